export const shelf = `
* dough-handprint | 2-3 4-5 6-8 | -
extras board: price-tag, button, stick-on-gem, glitter-glue, ric-rac
appeal 3
topics gift for grandma, grandma, grandpa, grandparents, handprint, hand print, keepsake, salt dough, mother's day, father's day, mom, dad, christmas ornament, new baby, baby, memory, gift
colors pink, white, teal free
minutes 25 30 40
waits 1440
mess some
heart salt: salt = 1 cup
heart flour: flour = 2 cup
nice paint: paint, acrylic-paint = 1 color
join ribbon@2-3: ribbon, string, yarn, raffia = 6 in
nice ribbon@4-5,6-8: ribbon, string, yarn, raffia = 6 in
nice shapes: cookie-cutter, fresh-herb, leaf, paper-doily
tool pin: rolling-pin, plastic-bottle, glass-jar
tool straw: paper-straw, plastic-straw, pencil, marker
home water: = 3/4 cup
home bowl
home oven
step mix: mix salt flour water bowl by tcc
step knead: shape flour by ccc
step roll: roll flour pin > disk by tcc
step hand: shape flour > hand by ccc
step edge: decorate shapes flour > edge by ccc
step hole: poke flour straw > hole by ggc
step bake: heat flour oven by ggg
step paint: paint paint flour > paint by ccc
step ribbon: tie ribbon flour > ribbon by gtc
step fit@2-3: play flour by c
part ribbon = ribbon a : l ~ 4 0 -74 -14 -92 0 -100 14 -92 0 -74
part disk = flour cream : b^ cream 0 -84 46 -76 76 -44 84 0 76 46 44 78 0 86 -44 78 -78 46 -84 0 -76 -46 -44 -76 ; a_ cream- 0 0 84 81 20 120
part hole = straw k : o_ tan- 0 -70 5 5
part hand = flour tan : b_ tan -26 60 -34 30 -36 12 -22 2 22 2 36 16 30 42 18 62 0 66 ; t_ tan -30 16 8 -38 -10 8 -42 -26 7 ; t_ tan -12 6 8 -14 -26 8 -15 -44 7 ; t_ tan 6 4 8 8 -28 8 9 -46 7 ; t_ tan 22 8 8 30 -18 8 34 -34 7 ; t_ tan 28 34 9 48 22 9 58 10 8
part paint = paint a : b_ a -23 57 -31 30 -32 14 -20 6 20 6 32 18 27 40 16 59 0 62 ; t_ a -30 16 6 -38 -10 6 -42 -25 5 ; t_ a -12 6 6 -14 -26 6 -15 -43 5 ; t_ a 6 4 6 8 -28 6 9 -45 5 ; t_ a 22 8 6 30 -18 6 34 -33 5 ; t_ a 28 34 7 48 22 7 57 11 6
part edge = shapes own : o_ tan 0 -76 3 3 ; o_ tan 18.4 -73.8 3 3 ; o_ tan 35.8 -67.2 3 3 ; o_ tan 51.1 -56.6 3 3 ; o_ tan 63.4 -42.7 3 3 ; o_ tan 72 -26.3 3 3 ; o_ tan 76.4 -8.3 3 3 ; o_ tan 76.4 10.3 3 3 ; o_ tan 72 28.3 3 3 ; o_ tan 63.4 44.7 3 3 ; o_ tan 51.1 58.6 3 3 ; o_ tan 35.8 69.2 3 3 ; o_ tan 18.4 75.8 3 3 ; o_ tan 0 78 3 3 ; o_ tan -18.4 75.8 3 3 ; o_ tan -35.8 69.2 3 3 ; o_ tan -51.1 58.6 3 3 ; o_ tan -63.4 44.7 3 3 ; o_ tan -72 28.3 3 3 ; o_ tan -76.4 10.3 3 3 ; o_ tan -76.4 -8.3 3 3 ; o_ tan -72 -26.3 3 3 ; o_ tan -63.4 -42.7 3 3 ; o_ tan -51.1 -56.6 3 3 ; o_ tan -35.8 -67.2 3 3 ; o_ tan -18.4 -73.8 3 3
scene lay

* feelings-plates | 2-3 4-5 | -
topics feelings, feeling, emotions, emotion, happy, sad, angry, moods, faces, face, big feelings, how are you, kindness, social emotional learning, inside out
near preschool, my body
colors yellow, light blue, red
minutes 20 30
mess low
heart plate: paper-plate, cake-board, paper-bowl, cardboard = 3
home mirror@2-3
need bits: construction-paper, paper, felt, tissue-paper, magazine, junk-mail = 2 sheet
need pens: marker, crayon, paint = 3 color
nice hair: yarn, tissue-paper, crinkle-paper, crepe-paper, cotton-ball, pillow-stuffing, ribbon, feather = handful
nice handle: craft-stick, wooden-spoon, paper-straw, stick = 3
join glue: glue-stick, glue
join tape: tape, masking-tape
tool scissors: scissors
step look@2-3: play mirror by t
step look@4-5: play plate by c
step color: color plate pens > plates by cc
step cut: cut bits scissors by gt
step happy: glue bits plate glue > happy by cc
step sad: glue bits plate glue > sad by cc
step angry: glue bits plate glue > angry by cc
step hair: glue hair plate glue > hair by cc
step handle: tape handle plate tape > handles by gc
step show: play plate by cc
part handles = handle own : stick ~ -50 20 -56 76 11 ; stick ~ 50 20 56 76 11 ; stick ~ 0 60 0 100 11
part plates = plate own : o^ w -48 -32 45 45 ; o_ a -48 -32 39 39 ; o^ w 48 -32 45 45 ; o_ b 48 -32 39 39 ; o^ w 0 46 45 45 ; o_ c 0 46 39 39
part happy = bits own : o_ k -62 -42 5 7 ; o_ k -34 -42 5 7 ; b_ k -70 -26 -48 -18 -26 -26 -34 -8 -48 -4 -62 -8 ; o_ red -48 -9 10 4
part sad = bits own : o_ k 34 -38 5 7 ; o_ k 62 -38 5 7 ; l_ k 4.5 32 -8 48 -18 64 -8 ; l_ k 3 26 -48 34 -54 40 -54 ; l_ k 3 70 -48 62 -54 56 -54 ; j_ blue 33 -28 30 -10 4.5
part angry = bits own : o_ k -14 44 5 6 ; o_ k 14 44 5 6 ; l_ k 5 -26 30 -8 38 ; l_ k 5 26 30 8 38 ; r_ w 0 66 30 13 3 ; z_ k 2 -15 66 15 66 ; z_ k 1.6 -6 60 -6 72 ; z_ k 1.6 5 60 5 72
part hair = hair brown : l brown 4 -62 -70 -68 -82 -56 -78 -52 -90 -44 -78 -34 -88 -32 -72 ; l gold 4 32 -70 28 -84 40 -78 48 -90 54 -78 66 -84 66 -70 ; l k 4 -20 10 -22 -4 -8 6 0 -8 8 6 20 -4 20 10
scene lay

* printed-wrap | 2-3 4-5 6-8 | -
extras gift: flower, lavender, toy-animal, cookie-cutter, bell, wooden-craft-shape, photo, clover, pipe-cleaner, paper-strip, fake-leaf, charm
topics wrapping paper, gift wrap, wrap, present, presents, birthday, gift tag, printing, stamping, polka dots, christmas, gift
near cards, card, party
colors teal, red, yellow free
minutes 20 25 40
waits 60
mess some
heart sheet: packing-paper, paper, newspaper, paper-bag, tissue-paper, construction-paper = 2 sheet
heart stamp@2-3: cardboard-tube, kitchen-sponge, plastic-tub, paper-cup, potato, apple, duplo-brick, celery = 2
heart stamp@4-5: cardboard-tube, kitchen-sponge, bottle-cork, bottle-cap, potato, bubble-wrap, celery, spool = 2
heart stamp@6-8: eraser, bottle-cork, cardboard-tube, potato, craft-foam, foam-tray, kitchen-sponge, spool = 2
heart paint: paint, washable-ink-pad, acrylic-paint = 2 color
nice tag: cardstock, price-tag, paint-chip, index-card = 1 scrap
nice bow: ribbon, raffia, yarn, string, crepe-paper = 2 ft
join tape: tape, washi-tape, masking-tape
tool scissors: scissors
home plate
home towel
step pad: prepare paint plate towel by ggc
step shape@2-3,4-5: prepare stamp by gg
step carve@6-8: cut stamp scissors by t
step print: print stamp paint sheet > sheet prints by ccc
step second: print stamp paint sheet > second by ccc
step finger@2-3: print paint sheet plate by c
step dry: dry sheet by gcc
step tag: cut tag scissors > tag by gtc
step wrap: fold sheet tape > wrap by gtc
step bow: tie bow > bow by gtt
part sheet = sheet own : r^ ~ 0 10 150 130 3
part prints = paint a : a_ a -56 -34 13 8 0 360 ; a_ a -18 -34 13 8 0 360 ; a_ a 20 -34 13 8 0 360 ; a_ a 58 -34 13 8 0 360 ; a_ a -56 10 13 8 0 360 ; a_ a -18 10 13 8 0 360 ; a_ a 20 10 13 8 0 360 ; a_ a 58 10 13 8 0 360 ; a_ a -56 54 13 8 0 360 ; a_ a -18 54 13 8 0 360 ; a_ a 20 54 13 8 0 360 ; a_ a 58 54 13 8 0 360
part second = paint b : o_ b -37 -12 6 6 ; o_ b 1 -12 6 6 ; o_ b 39 -12 6 6 ; o_ b -37 32 6 6 ; o_ b 1 32 6 6 ; o_ b 39 32 6 6 ; o_ b -56 -34 6 6 ; o_ b 20 10 6 6 ; o_ b -18 54 6 6 ; o_ b 58 -34 6 6 ; o_ b -56 54 6 6 ; o_ b 58 10 6 6 ; o_ b 20 -34 6 6 ; o_ b -18 10 6 6 ; o_ b -18 -34 6 6 ; o_ b -56 10 6 6 ; o_ b 20 54 6 6 ; o_ b 58 54 6 6
part wrap = tape own : p_ cream -75 -55 -60 -55 -75 -42 ; p_ cream 75 75 60 75 75 62
part bow = bow c : r c 0 10 14 130 ; r c 0 10 150 13 ; b^ c 0 6 -16 -16 -40 -18 -44 2 -34 18 -12 14 ; b^ c 0 6 16 -16 40 -18 44 2 34 18 12 14 ; b_ c- -6 4 -20 -8 -34 -8 -34 6 -22 10 ; b_ c- 6 4 20 -8 34 -8 34 6 22 10 ; p c -6 14 -24 44 -12 42 -6 50 2 16 ; p c 6 14 24 44 12 42 6 50 -2 16 ; o c 0 8 9 9
part tag = tag w : q^ w 2 34 36 70 46 62 72 26 62 28 46 ; o_ k 35 43 2 ; h_ b 48 56 10
scene lay

* cup-bouquet | 2-3 4-5 6-8 | Nature, Seasons
extras party: fern-frond, ribbon, paper-doily, sticker, tulle, ric-rac, leaf, glitter-glue
appeal 3
topics bouquet, flowers, flower, mother's day, mom, mum, mommy, grandma, thank you, thank-you card, teacher, teacher appreciation, birthday, women's day, get well, gift, spring, appreciation
colors pink, yellow, purple free
minutes 20 25 30
mess low
heart blooms: cupcake-liner, coffee-filter, paper-doily, egg-carton, paper-napkin = 5
need stems@2-3: paper-straw, craft-stick, plastic-straw = 5
need stems@4-5,6-8: paper-straw, pipe-cleaner, craft-stick, plastic-straw, chopstick, stick = 5
need pens: marker, crayon = 2 color
need wrap: packing-paper, paper-doily, newspaper, wrapping-paper, construction-paper, tissue-paper, paper = 1 sheet
nice leaves: construction-paper, paper, felt = 1 sheet
nice middle@4-5,6-8: pom-pom, button, cotton-ball, felt-ball = 5
nice spray@4-5,6-8: spray-bottle = 1
nice bow: ribbon, yarn, raffia, crepe-paper = 6 in
join tape: tape, masking-tape
join glue: glue, tape
tool scissors: scissors
step color: color blooms pens by ccc
step spray@4-5,6-8: paint spray blooms by cc
step open: prepare blooms by ccc
step stem: tape blooms stems tape > stems blooms by tcc
step middle@4-5,6-8: glue middle blooms glue > middles by cc
step leaves: cut leaves scissors by gtc
step stick: tape leaves stems tape > leaves by ccc
step wrap: roll wrap stems tape > wrap by ttc
step bow: tie bow wrap > bow by gtc
step give: play wrap by ccc
part stems = stems green : l green 4 -46 -40 -8 60 ; l green 4 -20 -66 -3 60 ; l green 4 16 -68 2 60 ; l green 4 46 -42 8 60 ; l green 4 0 -30 0 60
part leaves = leaves green : j green -22 -2 -56 -10 10 ; j green- 22 -2 56 -12 10 ; j green -10 8 -34 24 9 ; j green- 10 8 36 22 9 ; j green 0 2 0 -32 10
part blooms = blooms a : y^ b -22 -66 24 24 12 .14 ; o_ b+ -22 -66 14.9 14.9 ; o_ b- -22 -66 9.6 9.6 ; y^ c 22 -68 24 24 12 .14 ; o_ c+ 22 -68 14.9 14.9 ; o_ c- 22 -68 9.6 9.6 ; y^ a -52 -36 23 23 12 .14 ; o_ a+ -52 -36 14.3 14.3 ; o_ a- -52 -36 9.2 9.2 ; y^ a 52 -38 23 23 12 .14 ; o_ a+ 52 -38 14.3 14.3 ; o_ a- 52 -38 9.2 9.2 ; y^ a 0 -30 26 26 12 .14 ; o_ a+ 0 -30 16.1 16.1 ; o_ a- 0 -30 10.4 10.4
part middles = middle c : bits a 1.67 -22 -66 ; bits b 1.67 22 -68 52 -38 0 -30 ; bits c 1.67 -52 -36
part wrap = wrap own : q^ ~ 3 -52 6 -20 22 0 14 20 22 52 6 14 88 -14 88 ; p_ ~- 0 14 52 6 14 88 0 88 ; p_ ~+ -52 6 -20 22 0 14 -10 40
part bow = bow b : b^ b 0 52 -22 40 -28 56 -18 64 ; b^ b 0 52 22 40 28 56 18 64 ; o b 0 54 6 6 ; l b 4 -2 58 -8 78 ; l b 4 2 58 8 78
template leaves 5 1.5
scene stand

* calm-bottle | 4-5 6-8 9-12 | -
appeal 3
topics calm-down jar, calm down jar, calm-down bottle, calm down, calm, glitter jar, glitter bottle, sensory bottle, feelings, angry, anger, worry, worries, anxiety, mindfulness, breathing, meditation, relax, bedtime, mindful
near yoga, peace
colors purple, teal, silver free
minutes 20 25 30
mess some
place sink
heart bottle@4-5: plastic-bottle, plastic-jar
heart bottle@6-8,9-12: plastic-bottle, plastic-jar, glass-jar
heart float@4-5: glitter-glue, sequin, confetti, metallic-paper, aluminum-foil, tinsel = 2 tbsp
heart float@6-8,9-12: glitter, glitter-glue, sequin, confetti, seed-bead, metallic-paper, aluminum-foil, tinsel = 2 tbsp
heart thick: glue, dish-soap = 1/2 cup
nice dye: food-coloring, watercolor-paint = 2 drop
nice small: sequin, bead, stick-on-gem, toy-brick, letter-bead = handful
nice collar: ribbon, washi-tape, yarn = 1 strip
join seal: duct-tape, electrical-tape, tape
tool scissors: scissors when float=metallic-paper,aluminum-foil,tinsel
home water: = 2 cup
home funnel
step label: prepare bottle > bottle by tcc
step pour: fill bottle water funnel > water by tcc
step thick: fill thick bottle funnel by tcc
step sparkle: fill float bottle scissors > sparkle by tcc
step dye: mix dye bottle > dye by tcc
step small: fill small bottle > small by ccc
step test: play bottle by ccc
step seal: tape bottle seal > cap by ggt
step collar: tie collar bottle > collar by tcc
step breathe: play bottle by ccc
part bottle = bottle own : b^ ~ -14 -74 14 -74 16 -58 44 -38 48 -20 48 76 42 84 -42 84 -48 76 -48 -20 -44 -38 -16 -58 ; r_ w -36 20 6 80 3
part water = water light-blue : b_ light-blue -15 -54 15 -54 40 -36 44 -18 44 74 38 80 -38 80 -44 74 -44 -18 -40 -36
part dye = dye a : b_ a -15 -54 15 -54 40 -36 44 -18 44 74 38 80 -38 80 -44 74 -44 -18 -40 -36 ; b_ a- -44 40 -20 34 10 44 44 36 44 74 38 80 -38 80 -44 74 ; l_ a+ 4 -34 -10 -10 -22 14 -8 34 -18 ; l_ a+ 3 -30 20 -6 10 18 24 36 12
part sparkle = float c : d_ w 1.8 -30 -20 -14 -30 6 -24 26 -14 -22 4 0 -6 20 6 34 -2 -34 22 -8 20 14 30 30 20 -26 40 -4 46 20 48 36 42 -34 60 -14 62 6 60 26 62 -24 74 -2 74 16 72 32 72 ; d_ yellow 2 -20 -12 10 -12 30 4 -30 12 -12 10 8 14 24 36 -16 48 10 66 -28 66 34 54 -6 36 ; s_ w -18 28 4 6 2.5 ; s_ yellow+ 16 52 4 6 2.5 ; s_ w 26 -30 4 5 2 ; s_ w -28 52 4 5 2
part small = small own : o pink -22 72 5 5 ; s yellow 6 72 5 7 3 ; o teal 26 66 5 5
part cap = seal own : r^ white 0 -82 36 20 4 ; r_ gray 0 -73 38 6 2
part collar = collar b : r b 0 -60 38 8 3 ; b^ b 0 -58 -16 -68 -20 -54 ; b^ b 0 -58 16 -68 20 -54 ; o b 0 -59 4.5 4.5
scene stand

* bandage-bear | 4-5 6-8 | Animals
extras card: clover, cupcake-liner, envelope, fabric-scrap, felt, photo, ribbon-rose, tissue-paper, washi-tape
appeal 3
topics get well, get-well card, get well soon, feel better, sick, hospital, broken arm, doctor, nurse, bear, card, cards, tonsils, flu, ouch, kindness, thinking of you
colors brown, cream, red or white, tan
minutes 30 40
mess low
heart bear: construction-paper, cardstock, paper-bag, felt = 2 sheet
heart patch: adhesive-bandage, masking-tape, washi-tape, fabric-scrap, felt = 3
need card: cardstock, construction-paper, paper, index-card = 1 sheet
need eyes: marker, crayon = 2 color
nice tissue: tissue, paper-napkin, tissue-paper, felt, fabric-scrap = 1
nice nose: pom-pom, button
join stick: glue-stick, glue
tool scissors: scissors
home mug
step card: fold card > card by cc
step head: cut bear scissors mug > head by tc
step body: cut bear scissors stick card > body by tc
step ears: glue bear stick > ears by cc
step face: draw bear eyes > face by cc
step nose: glue nose stick bear > nose by cc
step patch: decorate patch bear stick > patch by tc
step blanket: glue tissue stick card > blanket by cc
step write: draw card eyes by tc
part card = card b : r^ light-blue 0 0 150 184 4 ; r_ light-blue- -73 0 4 182
part body = bear a : b^ a -40 78 -44 40 -24 22 24 22 44 40 40 78 ; t a -34 38 11 -50 50 11 -44 68 10 ; t a 34 38 11 50 50 11 44 68 10 ; o_ b 0 56 20 20
part ears = bear a : o a -34 -52 16 16 ; o_ b -34 -52 9 9 ; o a 34 -52 16 16 ; o_ b 34 -52 9 9
part head = bear a : o^ a 0 -18 46 42 ; o_ b 0 0 20 16
part face = eyes k : k -17 -22 5 ; k 17 -22 5 ; l_ k 2.4 0 -2 0 5 ; l_ k 2.4 -8 9 0 5 8 9 ; o_ pink -30 -8 6 4 ; o_ pink 30 -8 6 4 ; o_ k 0 -6 7 5
part nose = nose k : pompom black 0 -6 8
part patch = patch own : r^ tan 18 -44 36 13 6 24 ; r_ cream 18 -44 12 11 2 24 ; r^ tan -24 40 30 11 5 -40 ; r_ cream -24 40 10 9 2 -40 ; r^ tan 38 54 26 10 5 70 ; r_ cream 38 54 9 8 2 70
part blanket = tissue c : q^ c 4 -66 58 66 58 66 88 -66 88 ; r_ w 0 60 132 8 2 ; d_ w 2.6 -50 74 -30 80 -10 72 10 80 30 72 50 80
template head 1 3.5 across
template ears 2 1.25
scene lay

* garden-markers | 4-5 6-8 9-12 | Nature, Food
topics garden, gardening, gardening club, garden club, gardener, plant markers, herb garden, vegetable garden, seeds, planting, spring, mother's day, gift for a gardener, grandma, grandpa, earth day
near teacher, farmers market
colors orange, red, green free
minutes 30 40 50
waits 60
mess some
place outdoors
heart base@4-5: wooden-spoon, craft-stick = 3
heart base@6-8,9-12: wooden-spoon, plastic-spoon, craft-stick, plastic-knife = 3
heart paint@4-5: paint, marker, paint-marker = 3 color
heart paint@6-8,9-12: acrylic-paint, paint-marker, paint = 3 color
nice hat: felt, craft-foam, fabric-scrap = 1 scrap
nice string: raffia, string, ribbon = 2 ft
join glue: glue
tool scissors: scissors
tool brush: paintbrush
tool pen: permanent-marker, marker, paint-marker, pencil
step plan: prepare base by ccc
step ground: paint paint brush base > spoons by ccc
step second: paint paint brush base > details by ccc
step dry: dry base by ccc
step face: draw base pen > faces by ccc
step name: draw base pen > names by tcc
step leaves: cut hat scissors glue base > leaves by tcc
step seal@6-8,9-12: paint glue brush base by cc
step plant: play base by ccc
step bundle: tie string base > bundle by tcc
part spoons = base own paint ground a : q^ sand 6 -61 -30 -47 -30 -47 92 -61 92 ; q^ sand 6 -7 -30 7 -30 7 92 -7 92 ; q^ sand 6 47 -30 61 -30 61 92 47 92 ; o^ orange -54 -38 17 34 ; o^ red 0 -42 18 36 ; o^ green 54 -38 17 34 ; o_ green+ 54 -56 10 ; o_ green+ 54 -34 10 ; o_ green+ 54 -14 8
part details = paint b : z_ orange-- 2.4 -66 -58 -56 -58 ; z_ orange-- 2.4 -52 -22 -40 -22 ; z_ orange-- 2.4 -62 -12 -53 -12 ; b_ red+ -9 -66 -4 -72 -1 -66 -6 -56
part faces = pen k : k -60 -44 3 ; k -48 -44 3 ; u -54 -38 5 ; k -6 -52 3 ; k 6 -52 3 ; u 0 -46 5 ; k 50 -42 2.4 ; k 58 -42 2.4 ; u 54 -37 4
part names = pen k : z_ k 1.8 -58 18 -50 18 ; z_ k 1.8 -58 27 -53 27 ; z_ k 1.8 -58 36 -50 36 ; z_ k 1.8 -58 45 -52 45 ; z_ k 1.8 -58 54 -50 54 ; z_ k 1.8 -4 18 4 18 ; z_ k 1.8 -4 27 1 27 ; z_ k 1.8 -4 36 4 36 ; z_ k 1.8 -4 45 2 45 ; z_ k 1.8 -4 54 4 54 ; z_ k 1.8 50 18 58 18 ; z_ k 1.8 50 27 55 27 ; z_ k 1.8 50 36 58 36 ; z_ k 1.8 50 45 56 45 ; z_ k 1.8 50 54 58 54
part leaves = hat green : j^ green -54 -70 -68 -94 5 ; j^ green -54 -70 -54 -98 5 ; j^ green -54 -70 -40 -94 5 ; s^ green 0 -82 5 17 6 ; j^ dark-green 54 -72 42 -92 5 ; j^ dark-green 54 -72 66 -92 5
part bundle = string own : l tan 2.5 -62 2 -30 8 0 4 30 8 62 2
scene stand

* worry-dolls | 6-8 9-12 | -
appeal 3
topics worry doll, worry dolls, worry people, worries, worry, anxiety, guatemala, feelings, bedtime, nightmares, first day of school, comfort, central america, mental health
near moving away, friendship
colors red, teal, yellow, purple free
minutes 45 60
mess low
heart thread: embroidery-floss, yarn, cotton-cord = 4 yd
heart body: clothespin, craft-stick, pipe-cleaner, stick, peg-doll, chopstick, toothpick = 3
nice cloth: fabric-scrap, felt, ribbon, ric-rac = 1 scrap
nice bag: cloth-bag, small-box, fabric-scrap, felt, sock, plastic-tub
nice arms: pipe-cleaner, twist-tie, paper-clip = 3
join glue: glue
tool scissors: scissors
tool pen: marker, gel-pen, ballpoint-pen, pencil
step body: cut body scissors > bodies by tc
step arms: tie arms body > arms by tc
step shirt: tie thread body glue > shirts by cc
step pants: tie thread body glue > pants by cc
step skirt: glue cloth body glue scissors > skirts by cc
step hair: glue thread body glue > hair by cc
step face: draw body pen > faces by cc
step bed: prepare bag > bag by cc
step tell: play body by cc
part bag = bag own : q^ brown 6 -92 64 92 64 84 92 -84 92 ; z_ tan 2 -86 72 86 72
part bodies = body own : r^ tan -58 12 22 140 8 ; o^ tan -58 -58 17 19 ; r^ tan 0 12 22 140 8 ; o^ tan 0 -58 17 19 ; r^ tan 58 12 22 140 8 ; o^ tan 58 -58 17 19
part arms = arms own : l^ a 7 -68 -26 -82 -6 -80 14 ; l^ a 7 -48 -26 -34 -6 -36 14 ; o tan -80 17 5 5 ; o tan -36 17 5 5 ; l^ b 7 -10 -26 -24 -6 -22 14 ; l^ b 7 10 -26 24 -6 22 14 ; o tan -22 17 5 5 ; o tan 22 17 5 5 ; l^ d 7 48 -26 34 -6 36 14 ; l^ d 7 68 -26 82 -6 80 14 ; o tan 36 17 5 5 ; o tan 80 17 5 5
part shirts = thread a : wound a -58 -8 27 50 10 ; wound b 0 -8 27 50 10 ; wound d 58 -8 27 50 10 ; r_ c -58 -8 27 6 ; r_ a 0 -14 27 5 ; r_ c 0 -4 27 5 ; r_ b 58 -8 27 6
part pants = thread b : wound navy -58 42 26 50 9 ; wound navy 58 42 26 50 9 ; wound c 0 42 26 50 9 ; z_ k 2 -58 30 -58 66 ; z_ k 2 58 30 58 66
part skirts = cloth c : q^ c 3 -15 14 15 14 30 62 -30 62 ; z_ a 3 -26 52 26 52 ; z_ b 3 -22 40 22 40
part hair = thread k : b^ k -76 -56 -74 -76 -58 -82 -42 -76 -40 -56 -48 -66 -68 -66 ; b^ brown -18 -52 -18 -74 0 -82 18 -74 18 -52 10 -66 -10 -66 ; l brown 5 -17 -56 -22 -38 -18 -24 ; l brown 5 17 -56 22 -38 18 -24 ; b^ k 40 -58 42 -74 58 -81 74 -74 76 -58 66 -68 50 -68
part faces = pen k : k -64 -56 2.4 ; k -52 -56 2.4 ; u -58 -51 4.500 ; k -6 -56 2.4 ; k 6 -56 2.4 ; u 0 -51 4.500 ; k 52 -56 2.4 ; k 64 -56 2.4 ; u 58 -51 4.500
scene stand

* lace-dish | 9-12 13+ | -
appeal 3
topics gift for grandma, grandma, trinket dish, ring dish, jewelry dish, bowl, mother's day, mom, aunt, lace, pottery, ceramics, thank you, teacher, vintage, boho, room decor, wedding, bridal shower
colors white, gold, teal
minutes 50 60
waits 2880
mess some
heart clay: air-dry-clay, polymer-clay = 3 handful
heart lace: paper-doily, lace, burlap, fern-frond, lavender, rubber-stamp, leaf
need paint: acrylic-paint, metallic-paint, paint, watercolor-paint = 2 color
nice cutter: cookie-cutter = 1
nice gold: metallic-pen, metallic-paint, paint-marker
join glue: glue
tool pin: rolling-pin, glass-jar, dowel
tool knife: plastic-knife
tool sand: sandpaper, kitchen-sponge
tool brush: paintbrush
home bowl
home towel
step roll: roll clay pin by cc
step press: print lace clay pin > disk lines by cc
step cut: cut clay knife bowl cutter? by cc
step drape: shape clay bowl towel > dish by cc
step dry: dry clay by tc
step sand: prepare sand clay by cc
step wash: paint paint brush clay > wash by cc
step wipe: paint paint clay towel by cc
step gold: paint gold clay > rim by cc
step seal: paint glue brush clay by cc
part dish = clay white : o^ ~- 0 16 90 66 ; o ~ 0 6 90 62
part disk = clay white : o_ ~- 0 10 74 49 ; o_ ~ 0 12 72 47
part wash = paint c : o_ c 0 12 72 47 ; o_ c+ 0 14 52 33
part lines = lace w : o_ w 60 12 6 4.6 ; o_ w 56.4 25.2 6 4.6 ; o_ w 46 36.7 6 4.6 ; o_ w 30 45.3 6 4.6 ; o_ w 10.4 49.9 6 4.6 ; o_ w -10.4 49.9 6 4.6 ; o_ w -30 45.3 6 4.6 ; o_ w -46 36.7 6 4.6 ; o_ w -56.4 25.2 6 4.6 ; o_ w -60 12 6 4.6 ; o_ w -56.4 -1.2 6 4.6 ; o_ w -46 -12.7 6 4.6 ; o_ w -30 -21.3 6 4.6 ; o_ w -10.4 -25.9 6 4.6 ; o_ w 10.4 -25.9 6 4.6 ; o_ w 30 -21.3 6 4.6 ; o_ w 46 -12.7 6 4.6 ; o_ w 56.4 -1.2 6 4.6 ; o_ w 40.6 19 5.500 4 ; o_ w 29.7 31.1 5.500 4 ; o_ w 10.9 38.1 5.500 4 ; o_ w -10.9 38.1 5.500 4 ; o_ w -29.7 31.1 5.500 4 ; o_ w -40.6 19 5.500 4 ; o_ w -40.6 5 5.500 4 ; o_ w -29.7 -7.1 5.500 4 ; o_ w -10.9 -14.1 5.500 4 ; o_ w 10.9 -14.1 5.500 4 ; o_ w 29.7 -7.1 5.500 4 ; o_ w 40.6 5 5.500 4 ; z_ w 2 0 12 36 12 ; z_ w 2 0 12 31.2 23.5 ; z_ w 2 0 12 18 31.9 ; z_ w 2 0 12 0 35 ; z_ w 2 0 12 -18 31.9 ; z_ w 2 0 12 -31.2 23.5 ; z_ w 2 0 12 -36 12 ; z_ w 2 0 12 -31.2 0.5 ; z_ w 2 0 12 -18 -7.9 ; z_ w 2 0 12 -0 -11 ; z_ w 2 0 12 18 -7.9 ; z_ w 2 0 12 31.2 0.5 ; o_ w 0 12 11 8
part rim = gold b : l_ gold 4 89 6 87.6 16.6 83.6 26.9 77.1 36.5 68.2 45.2 ; l_ gold 4 68.2 45.2 57.2 52.7 44.5 58.8 30.4 63.3 15.5 66.1 ; l_ gold 4 15.5 66.1 0 67 -15.5 66.1 -30.4 63.3 -44.5 58.8 ; l_ gold 4 -44.5 58.8 -57.2 52.7 -68.2 45.2 -77.1 36.5 -83.6 26.9 ; l_ gold 4 -83.6 26.9 -87.6 16.6 -89 6 -87.6 -4.6 -83.6 -14.9 ; l_ gold 4 -83.6 -14.9 -77.1 -24.5 -68.2 -33.2 -57.2 -40.7 -44.5 -46.8 ; l_ gold 4 -44.5 -46.8 -30.4 -51.3 -15.5 -54.1 -0 -55 15.5 -54.1 ; l_ gold 4 15.5 -54.1 30.4 -51.3 44.5 -46.8 57.2 -40.7 68.2 -33.2 ; l_ gold 4 68.2 -33.2 77.1 -24.5 83.6 -14.9 87.6 -4.6 89 6
scene stand

* crayon-pot | 6-8 9-12 | -
extras box: felt
appeal 3
topics teacher, teacher gift, teacher appreciation, gift for a teacher, thank you, end of school, back to school, desk, desk organizer, pencil holder, pen pot, office, grandma, mom, dad
near vase
colors red, orange, yellow, green, blue, purple
minutes 30 35
mess low
heart row: crayon, colored-pencil, pencil, craft-stick, broken-crayon = 24
heart pot: plastic-tub, plastic-cup, yogurt-pot, oatmeal-canister, can, chip-can, plastic-jar
need bands: rubber-band, hair-tie = 2
need label: cardstock, paper, index-card, price-tag = 1 scrap
need ribbon: ribbon, washi-tape, raffia, yarn, fabric-scrap = 2 ft
nice bloom: tissue-paper, crepe-paper, cupcake-liner = 3 sheet
join glue: glue
tool scissors: scissors
tool pen: marker, gel-pen, ballpoint-pen
step count: arrange row by cc
step bands: build bands pot > pot by cc
step row: build row pot > row by cc
step straight: prepare row pot by cc
step ribbon: tie ribbon pot > ribbon by tc
step label: draw label pen scissors > label by cc
step stick: glue label ribbon glue by cc
step bloom: fold bloom scissors > blooms by cc
step fill: play pot by cc
part blooms = bloom a : l green 4 -26 -30 -30 -58 ; l green 4 0 -30 0 -70 ; l green 4 26 -30 30 -58 ; y^ a -30 -68 22 20 9 .2 ; y_ a+ -30 -70 10 9 6 .25 ; y^ c 0 -78 22 20 9 .2 ; y_ c+ 0 -80 10 9 6 .25 ; y^ f 30 -68 22 20 9 .2 ; y_ f+ 30 -70 10 9 6 .25
part pot = pot own : cup ~ 0 -36 116 116
part row = row a : pens ~ -66 -27 132 102 12
part ribbon = ribbon w : r^ w 0 26 136 16 3 ; z_ gray+ 1.500 -66 31 66 31
part label = label w : q^ cream 4 -34 8 34 8 34 46 -34 46 ; z_ k 2.2 -28.1 22 -20.6 22 ; z_ k 2.2 -24.4 22 -24.4 32 ; z_ k 2.2 -18.4 22 -18.4 32 ; z_ k 2.2 -10.9 22 -10.9 32 ; z_ k 2.2 -18.4 27 -10.9 27 ; z_ k 2.2 -8.6 32 -4.9 22 -1.1 32 ; z_ k 2.2 -7.1 28.5 -2.6 28.5 ; z_ k 2.2 1.1 32 1.1 22 8.6 32 8.6 22 ; z_ k 2.2 10.9 22 10.9 32 ; z_ k 2.2 18.4 22 10.9 27.6 18.4 32 ; z_ k 2.2 28.1 23.5 25.6 22 23.1 22 20.6 23.9 21.9 26.4 26.9 27.6 28.1 29.8 25.6 32 23.1 32 20.6 30.5
scene stand

* origami-shirt | 9-12 13+ | -
extras card: metallic-paper, photo, price-tag, puzzle-piece, washi-tape
appeal 3
topics father's day, dad, daddy, father, grandpa's birthday, grandpa, grandfather, uncle, birthday card, card, cards, origami, thank-you card, money gift, gift card, office, stepdad
near tie, shirt
colors light blue, navy, red, gold free
minutes 25 30
mess low
heart shirt: origami-paper, wrapping-paper, paper, construction-paper, graph-paper, map = 1 sheet
heart tie: construction-paper, origami-paper, wrapping-paper, fabric-scrap, felt, washi-tape, ribbon = 1 scrap
nice buttons: button, bead, sequin = 3
nice pocket: photo, old-greeting-card, sticker = 1
need card: cardstock, construction-paper, paper = 1 sheet
join glue: glue, glue-stick
tool scissors: scissors
tool pen: marker, gel-pen, colored-pencil
step halves: fold shirt by cc
step collar: fold shirt by cc
step points: fold shirt > collar by cc
step sleeves: fold shirt by cc
step up: fold shirt > shirt by cc
step tie: cut tie scissors glue shirt > tie by cc
step buttons: glue buttons glue shirt > buttons by cc
step pattern: draw shirt pen > pattern by cc
step card: glue card shirt glue > card by cc
step write: draw card pen pocket? by cc
part card = card d : r^ cream 0 4 156 180 3 ; r_ tan -76 4 3 178
part shirt = shirt a : q^ ~ 2 -40 -56 40 -56 74 -36 74 -12 48 -16 48 80 -48 80 -48 -16 -74 -12 -74 -36 ; p_ ~- 48 -16 74 -12 74 -36 48 -42 ; p_ ~- -48 -16 -74 -12 -74 -36 -48 -42 ; z_ ~- 2 0 -40 0 80
part pattern = pen b : z_ w 1.8 -36 -40 -36 78 ; z_ w 1.8 -22 -40 -22 78 ; z_ w 1.8 22 -40 22 78 ; z_ w 1.8 36 -40 36 78 ; r_ ~- 26 10 24 26 2 ; r_ a 26 11 21 22 2
part collar = shirt a : p^ a+ -4 -40 -32 -28 -44 -60 -8 -66 ; p^ a+ 4 -40 32 -28 44 -60 8 -66 ; p_ a- -10 -60 10 -60 0 -42
part tie = tie c : q^ c 2 -8 -46 8 -46 5 -34 -5 -34 ; q^ c 2 -5 -34 5 -34 13 32 0 48 -13 32 ; z_ w 3 -9 4 9 -6 ; z_ w 3 -11 20 11 8 ; z_ w 3 -12 34 12 22
part buttons = buttons w : bits w 0.74 -22 0 -22 28 -22 56
template tie 1 3
scene lay

* name-bracelet | 6-8 9-12 13+ | -
extras jewelry: charm
appeal 3
topics friendship, friendship bracelet, name bracelet, letter beads, bead bracelet, beaded bracelet, best friends, bff, taylor swift, kandi, eras tour, sleepover, summer camp, gift for a friend, big sister, name, initials, jewelry, alphabet, kindness, birthday party
near new baby, peace
colors pink, teal, yellow, purple free
minutes 25 30 45
mess low
heart letters: letter-bead = 6
heart beads: bead, seed-bead, wooden-bead, fuse-bead = handful
need cord: beading-elastic, embroidery-floss, cotton-cord, yarn, sewing-elastic = 2 ft
nice charm: bell, old-key, pom-pom, felt-ball, seashell, button = 1
nice spacers: wooden-bead, felt-ball, sequin, metal-washer = 2
join tape: tape, masking-tape
tool scissors: scissors
home plate
step word: arrange letters plate by ccc
step measure: cut cord scissors tape by ccc
step pattern: arrange beads plate by ccc
step half: thread beads cord > left by ccc
step name: thread letters cord > letters by ccc
step rest: thread beads cord > right by ccc
step spacers: thread spacers cord > spacers by ccc
step knot: tie cord scissors > cord by tcc
step charm: tie charm cord > charm by tcc
step give: play beads by ccc
part cord = cord k : a ~ 0 0 72 69.500 0 360
part left = beads a : o^ a -51.1 49.3 9 9 ; o_ a+ -53.6 46.8 3 3 ; o^ b -61.5 35.5 9 9 ; o_ b+ -64 33 3 3 ; o^ c -68.2 19.6 9 9 ; o_ c+ -70.7 17.1 3 3 ; o^ d -71 2.5 9 9 ; o_ d+ -73.5 -0 3 3 ; o^ a -69.4 -14.8 9 9 ; o_ a+ -71.9 -17.3 3 3 ; o^ b -63.8 -31.1 9 9 ; o_ b+ -66.3 -33.6 3 3 ; o^ c -54.4 -45.6 9 9 ; o_ c+ -56.9 -48.1 3 3 ; o^ d -41.7 -57.4 9 9 ; o_ d+ -44.2 -59.9 3 3 ; o^ a -26.6 -65.8 9 9 ; o_ a+ -29.1 -68.3 3 3
part right = beads a : o^ a 51.1 49.3 9 9 ; o_ a+ 48.6 46.8 3 3 ; o^ b 61.5 35.5 9 9 ; o_ b+ 59 33 3 3 ; o^ c 68.2 19.6 9 9 ; o_ c+ 65.7 17.1 3 3 ; o^ d 71 2.5 9 9 ; o_ d+ 68.5 -0 3 3 ; o^ a 69.4 -14.8 9 9 ; o_ a+ 66.9 -17.3 3 3 ; o^ b 63.8 -31.1 9 9 ; o_ b+ 61.3 -33.6 3 3 ; o^ c 54.4 -45.6 9 9 ; o_ c+ 51.9 -48.1 3 3 ; o^ d 41.7 -57.4 9 9 ; o_ d+ 39.2 -59.9 3 3 ; o^ a 26.6 -65.8 9 9 ; o_ a+ 24.1 -68.3 3 3
part spacers = spacers wood : o^ ~ -8.8 -70 8.6 ; o_ ~+ -11 -72 2.6 ; o^ ~ 8.8 -70 8.6 ; o_ ~+ 6.6 -72 2.6
part letters = letters w : r^ w -40.7 58.2 17 17 3 35 ; z_ k 2.2 -35.1 56.3 -40.9 52.2 -46.4 60 ; z_ k 2.2 -43.6 56.1 -39.3 59.2 ; r^ w -25.4 66.3 17 17 3 21 ; z_ k 2.2 -30.5 69.4 -27.1 60.6 -22.1 62.5 -21.3 65.3 -23.9 67.1 -28.9 65.2 ; z_ k 2.2 -25.5 66.5 -23.8 72 ; r^ w -8.7 70.5 17 17 3 7 ; z_ k 2.2 -8.1 65.8 -9.2 75.2 ; r^ w 8.7 70.5 17 17 3 -7 ; z_ k 2.2 11.6 65.3 4.5 66.2 5.7 75.6 12.8 74.8 ; z_ k 2.2 5.1 70.9 10.4 70.3 ; r^ w 25.4 66.3 17 17 3 -21 ; z_ k 2.2 23.8 72 20.4 63.1 30.5 69.4 27.1 60.6 ; r^ w 40.7 58.2 17 17 3 -35 ; z_ k 2.2 35.1 56.3 40.5 64.1 43.4 62.1 44.7 57.6 42.6 54.7 38 54.3 35.1 56.3
part charm = charm gold : z_ k 1.5 0 -61 0 -40 ; dangle ~ 0 -30 13
scene lay

* open-when | 9-12 13+ | -
extras box: photo, lavender, sticker, pressed-flower, postage-stamp, glitter-paper
appeal 3
topics moving away, going away, farewell, goodbye, long distance, missing you, friendship, best friend, friend, letters, college, graduation, deployment, homesick, new school, birthday, boyfriend, girlfriend, grandma, mom, sister, kindness, encouragement, get well
colors navy, red, cream, teal
minutes 60 75
mess low
heart letters: envelope, paper, construction-paper, old-book-page, map = 8
heart box: small-box, shoebox, cereal-box, milk-carton
need sheets: paper, notebook, index-card, sticky-note = 8 sheet
need cover: wrapping-paper, map, construction-paper, packing-paper, wallpaper = 2 sheet
nice seal: sticker, washi-tape, postage-stamp, felt-sticker = 8
nice photos: photo, old-calendar-picture, pressed-flower, tea-bag, playing-card, adhesive-bandage = 4
nice tie: ribbon, string, raffia, leather-cord = 3 ft
join glue: glue-stick, glue
tool scissors: scissors
tool pen: gel-pen, ballpoint-pen, marker, metallic-pen, pencil
step list: prepare sheets pen by cc
step fold: fold letters > envelopes by cc
step write: draw sheets pen by cc
step extras: prepare photos letters by cc
step fronts: draw letters pen > fronts by cc
step seal: decorate seal letters > seals by cc
step box: glue cover box glue scissors > box cover by cc
step lid: draw sheets pen by cc
step file: arrange letters box by cc
step tie: tie tie box > tie by cc
part envelopes = letters w : r^ b -52 -46 56 60 3 -14 ; r^ w -26 -62 76 50 3 -5 ; r^ d+ 20 -68 76 50 3 3 ; r^ w 56 -48 54 56 3 12 ; r^ w -34 -36 92 60 3 -8 ; r^ b+ 24 -48 92 60 3 6 ; r^ d+ -12 -24 92 60 3 -3 ; r^ w 28 -14 92 60 3 4
part fronts = pen k : z_ k 2 10 -24 52 -21 ; z_ k 2 10 -16 40 -14 ; z_ k 1.6 -46 -44 -18 -46 ; z_ k 1.6 30 -66 54 -64 ; l_ red 2 -66 -58 -54 -62 -46 -56 -36 -62
part seals = seal red : h^ red 60 -4 11 ; o^ gold 56 -70 6 6 ; s^ gold -62 -48 5 8 4
part box = box own : q^ ~ 3 -84 0 84 0 78 82 -78 82
part cover = cover a : q ~ 3 -84 0 84 0 78 82 -78 82 ; p_ ~- 54 2 82 2 76 80 54 80 ; d_ ~+ 3 -64 20 -40 34 -60 54 -30 64 -10 24 10 44 30 22 44 50 20 66 -14 70 64 30 66 60
part tie = tie c : r c 0 42 163 9 ; b^ c 0 42 -18 30 -24 46 -14 52 ; b^ c 0 42 18 30 24 46 14 52 ; o c 0 42 6 6 ; l c 4 -2 48 -12 68 ; l c 4 2 48 12 68
scene stand

* woven-photo | 9-12 13+ | -
appeal 3
topics photo, photos, photography, portrait, weaving, collage, memory, graduation, best friends, family photo, mom, dad, grandma, room decor, bedroom decor, gift for a friend, yearbook, anniversary, art
near pixel
colors black, light blue, orange, white
minutes 60 75
mess low
heart photo: photo, magazine, old-calendar-picture, paper = 2
need mount: cardstock, cardboard, foam-board, construction-paper = 1 sheet
nice frame: picture-frame
nice line: metallic-pen, gel-pen, paint-marker
join glue: glue-stick, glue
join tape: masking-tape, tape
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step choose: arrange photo by cc
step backs: draw photo ruler pencil by cc
step warp: cut photo scissors > warp by cc
step weft: cut photo scissors by cc
step first: weave photo > weft rest by cc
step push: prepare photo by cc
step fix: tape photo tape by cc
step mount: glue photo mount glue > mount by cc
step line: draw line mount > line by cc
step frame: build frame mount > frame by cc
part frame = frame own : r^ ~ 0 0 176 196 3
part mount = mount w : r^ w 0 0 152 172 2
part warp = photo own : r_ light-blue -46.2 -69.9 7.5 8.6 ; r_ light-blue -46.2 -61.7 7.5 8.6 ; r_ light-blue -39.1 -69.9 7.5 8.6 ; r_ light-blue -39.1 -61.7 7.5 8.6 ; z_ gray .8 -49.8 -74 -35.6 -74 ; z_ gray .8 -49.8 -74 -49.8 -57.6 ; r_ light-blue -17.8 -69.9 7.5 8.6 ; r_ light-blue -17.8 -61.7 7.5 8.6 ; r_ light-blue -10.7 -69.9 7.5 8.6 ; r_ brown -10.7 -61.7 7.5 8.6 ; z_ gray .8 -21.3 -74 -7.1 -74 ; z_ gray .8 -21.3 -74 -21.3 -57.6 ; r_ light-blue 10.7 -69.9 7.5 8.6 ; r_ brown 10.7 -61.7 7.5 8.6 ; r_ light-blue 17.8 -69.9 7.5 8.6 ; r_ light-blue 17.8 -61.7 7.5 8.6 ; z_ gray .8 7.1 -74 21.3 -74 ; z_ gray .8 7.1 -74 7.1 -57.6 ; r_ light-blue 39.1 -69.9 7.5 8.6 ; r_ light-blue 39.1 -61.7 7.5 8.6 ; r_ light-blue 46.2 -69.9 7.5 8.6 ; r_ light-blue 46.2 -61.7 7.5 8.6 ; z_ gray .8 35.6 -74 49.8 -74 ; z_ gray .8 35.6 -74 35.6 -57.6 ; r_ light-blue -60.4 -53.4 7.5 8.6 ; r_ light-blue -60.4 -45.2 7.5 8.6 ; r_ light-blue -53.3 -53.4 7.5 8.6 ; r_ light-blue -53.3 -45.2 7.5 8.6 ; z_ gray .8 -64 -57.6 -49.8 -57.6 ; z_ gray .8 -64 -57.6 -64 -41.1 ; r_ light-blue -32 -53.4 7.5 8.6 ; r_ brown -32 -45.2 7.5 8.6 ; r_ brown -24.9 -53.4 7.5 8.6 ; r_ brown -24.9 -45.2 7.5 8.6 ; z_ gray .8 -35.6 -57.6 -21.3 -57.6 ; z_ gray .8 -35.6 -57.6 -35.6 -41.1 ; r_ brown -3.6 -53.4 7.5 8.6 ; r_ brown -3.6 -45.2 7.5 8.6 ; r_ brown 3.6 -53.4 7.5 8.6 ; r_ brown 3.6 -45.2 7.5 8.6 ; z_ gray .8 -7.1 -57.6 7.1 -57.6 ; z_ gray .8 -7.1 -57.6 -7.1 -41.1 ; r_ brown 24.9 -53.4 7.5 8.6 ; r_ brown 24.9 -45.2 7.5 8.6 ; r_ light-blue 32 -53.4 7.5 8.6 ; r_ brown 32 -45.2 7.5 8.6 ; z_ gray .8 21.3 -57.6 35.6 -57.6 ; z_ gray .8 21.3 -57.6 21.3 -41.1 ; r_ light-blue 53.3 -53.4 7.5 8.6 ; r_ light-blue 53.3 -45.2 7.5 8.6 ; r_ light-blue 60.4 -53.4 7.5 8.6 ; r_ light-blue 60.4 -45.2 7.5 8.6 ; z_ gray .8 49.8 -57.6 64 -57.6 ; z_ gray .8 49.8 -57.6 49.8 -41.1 ; r_ light-blue -46.2 -37 7.5 8.6 ; r_ light-blue -46.2 -28.8 7.5 8.6 ; r_ light-blue -39.1 -37 7.5 8.6 ; r_ brown -39.1 -28.8 7.5 8.6 ; z_ gray .8 -49.8 -41.1 -35.6 -41.1 ; z_ gray .8 -49.8 -41.1 -49.8 -24.7 ; r_ brown -17.8 -37 7.5 8.6 ; r_ brown -17.8 -28.8 7.5 8.6 ; r_ brown -10.7 -37 7.5 8.6 ; r_ brown -10.7 -28.8 7.5 8.6 ; z_ gray .8 -21.3 -41.1 -7.1 -41.1 ; z_ gray .8 -21.3 -41.1 -21.3 -24.7 ; r_ brown 10.7 -37 7.5 8.6 ; r_ brown 10.7 -28.8 7.5 8.6 ; r_ brown 17.8 -37 7.5 8.6 ; r_ brown 17.8 -28.8 7.5 8.6 ; z_ gray .8 7.1 -41.1 21.3 -41.1 ; z_ gray .8 7.1 -41.1 7.1 -24.7 ; r_ light-blue 39.1 -37 7.5 8.6 ; r_ brown 39.1 -28.8 7.5 8.6 ; r_ light-blue 46.2 -37 7.5 8.6 ; r_ light-blue 46.2 -28.8 7.5 8.6 ; z_ gray .8 35.6 -41.1 49.8 -41.1 ; z_ gray .8 35.6 -41.1 35.6 -24.7 ; r_ light-blue -60.4 -20.6 7.5 8.6 ; r_ light-blue -60.4 -12.3 7.5 8.6 ; r_ light-blue -53.3 -20.6 7.5 8.6 ; r_ light-blue -53.3 -12.3 7.5 8.6 ; z_ gray .8 -64 -24.7 -49.8 -24.7 ; z_ gray .8 -64 -24.7 -64 -8.2 ; r_ brown -32 -20.6 7.5 8.6 ; r_ tan -32 -12.3 7.5 8.6 ; r_ tan -24.9 -20.6 7.5 8.6 ; r_ tan -24.9 -12.3 7.5 8.6 ; z_ gray .8 -35.6 -24.7 -21.3 -24.7 ; z_ gray .8 -35.6 -24.7 -35.6 -8.2 ; r_ tan -3.6 -20.6 7.5 8.6 ; r_ tan -3.6 -12.3 7.5 8.6 ; r_ tan 3.6 -20.6 7.5 8.6 ; r_ tan 3.6 -12.3 7.5 8.6 ; z_ gray .8 -7.1 -24.7 7.1 -24.7 ; z_ gray .8 -7.1 -24.7 -7.1 -8.2 ; r_ tan 24.9 -20.6 7.5 8.6 ; r_ tan 24.9 -12.3 7.5 8.6 ; r_ brown 32 -20.6 7.5 8.6 ; r_ tan 32 -12.3 7.5 8.6 ; z_ gray .8 21.3 -24.7 35.6 -24.7 ; z_ gray .8 21.3 -24.7 21.3 -8.2 ; r_ light-blue 53.3 -20.6 7.5 8.6 ; r_ light-blue 53.3 -12.3 7.5 8.6 ; r_ light-blue 60.4 -20.6 7.5 8.6 ; r_ light-blue 60.4 -12.3 7.5 8.6 ; z_ gray .8 49.8 -24.7 64 -24.7 ; z_ gray .8 49.8 -24.7 49.8 -8.2 ; r_ light-blue -46.2 -4.1 7.5 8.6 ; r_ light-blue -46.2 4.1 7.5 8.6 ; r_ brown -39.1 -4.1 7.5 8.6 ; r_ brown -39.1 4.1 7.5 8.6 ; z_ gray .8 -49.8 -8.2 -35.6 -8.2 ; z_ gray .8 -49.8 -8.2 -49.8 8.2 ; r_ tan -17.8 -4.1 7.5 8.6 ; r_ tan -17.8 4.1 7.5 8.6 ; r_ tan -10.7 -4.1 7.5 8.6 ; r_ tan -10.7 4.1 7.5 8.6 ; z_ gray .8 -21.3 -8.2 -7.1 -8.2 ; z_ gray .8 -21.3 -8.2 -21.3 8.2 ; r_ tan 10.7 -4.1 7.5 8.6 ; r_ tan 10.7 4.1 7.5 8.6 ; r_ tan 17.8 -4.1 7.5 8.6 ; r_ tan 17.8 4.1 7.5 8.6 ; z_ gray .8 7.1 -8.2 21.3 -8.2 ; z_ gray .8 7.1 -8.2 7.1 8.2 ; r_ brown 39.1 -4.1 7.5 8.6 ; r_ brown 39.1 4.1 7.5 8.6 ; r_ light-blue 46.2 -4.1 7.5 8.6 ; r_ light-blue 46.2 4.1 7.5 8.6 ; z_ gray .8 35.6 -8.2 49.8 -8.2 ; z_ gray .8 35.6 -8.2 35.6 8.2 ; r_ light-blue -60.4 12.3 7.5 8.6 ; r_ light-blue -60.4 20.6 7.5 8.6 ; r_ light-blue -53.3 12.3 7.5 8.6 ; r_ light-blue -53.3 20.6 7.5 8.6 ; z_ gray .8 -64 8.2 -49.8 8.2 ; z_ gray .8 -64 8.2 -64 24.7 ; r_ brown -32 12.3 7.5 8.6 ; r_ light-blue -32 20.6 7.5 8.6 ; r_ tan -24.9 12.3 7.5 8.6 ; r_ tan -24.9 20.6 7.5 8.6 ; z_ gray .8 -35.6 8.2 -21.3 8.2 ; z_ gray .8 -35.6 8.2 -35.6 24.7 ; r_ tan -3.6 12.3 7.5 8.6 ; r_ tan -3.6 20.6 7.5 8.6 ; r_ tan 3.6 12.3 7.5 8.6 ; r_ tan 3.6 20.6 7.5 8.6 ; z_ gray .8 -7.1 8.2 7.1 8.2 ; z_ gray .8 -7.1 8.2 -7.1 24.7 ; r_ tan 24.9 12.3 7.5 8.6 ; r_ tan 24.9 20.6 7.5 8.6 ; r_ brown 32 12.3 7.5 8.6 ; r_ light-blue 32 20.6 7.5 8.6 ; z_ gray .8 21.3 8.2 35.6 8.2 ; z_ gray .8 21.3 8.2 21.3 24.7 ; r_ light-blue 53.3 12.3 7.5 8.6 ; r_ light-blue 53.3 20.6 7.5 8.6 ; r_ light-blue 60.4 12.3 7.5 8.6 ; r_ light-blue 60.4 20.6 7.5 8.6 ; z_ gray .8 49.8 8.2 64 8.2 ; z_ gray .8 49.8 8.2 49.8 24.7 ; r_ light-blue -46.2 28.8 7.5 8.6 ; r_ light-blue -46.2 37 7.5 8.6 ; r_ light-blue -39.1 28.8 7.5 8.6 ; r_ light-blue -39.1 37 7.5 8.6 ; z_ gray .8 -49.8 24.7 -35.6 24.7 ; z_ gray .8 -49.8 24.7 -49.8 41.1 ; r_ tan -17.8 28.8 7.5 8.6 ; r_ light-blue -17.8 37 7.5 8.6 ; r_ tan -10.7 28.8 7.5 8.6 ; r_ light-blue -10.7 37 7.5 8.6 ; z_ gray .8 -21.3 24.7 -7.1 24.7 ; z_ gray .8 -21.3 24.7 -21.3 41.1 ; r_ tan 10.7 28.8 7.5 8.6 ; r_ light-blue 10.7 37 7.5 8.6 ; r_ tan 17.8 28.8 7.5 8.6 ; r_ light-blue 17.8 37 7.5 8.6 ; z_ gray .8 7.1 24.7 21.3 24.7 ; z_ gray .8 7.1 24.7 7.1 41.1 ; r_ light-blue 39.1 28.8 7.5 8.6 ; r_ light-blue 39.1 37 7.5 8.6 ; r_ light-blue 46.2 28.8 7.5 8.6 ; r_ light-blue 46.2 37 7.5 8.6 ; z_ gray .8 35.6 24.7 49.8 24.7 ; z_ gray .8 35.6 24.7 35.6 41.1 ; r_ light-blue -60.4 45.2 7.5 8.6 ; r_ light-blue -60.4 53.4 7.5 8.6 ; r_ light-blue -53.3 45.2 7.5 8.6 ; r_ light-blue -53.3 53.4 7.5 8.6 ; z_ gray .8 -64 41.1 -49.8 41.1 ; z_ gray .8 -64 41.1 -64 57.6 ; r_ orange -32 45.2 7.5 8.6 ; r_ orange -32 53.4 7.5 8.6 ; r_ orange -24.9 45.2 7.5 8.6 ; r_ orange -24.9 53.4 7.5 8.6 ; z_ gray .8 -35.6 41.1 -21.3 41.1 ; z_ gray .8 -35.6 41.1 -35.6 57.6 ; r_ orange -3.6 45.2 7.5 8.6 ; r_ orange -3.6 53.4 7.5 8.6 ; r_ orange 3.6 45.2 7.5 8.6 ; r_ orange 3.6 53.4 7.5 8.6 ; z_ gray .8 -7.1 41.1 7.1 41.1 ; z_ gray .8 -7.1 41.1 -7.1 57.6 ; r_ orange 24.9 45.2 7.5 8.6 ; r_ orange 24.9 53.4 7.5 8.6 ; r_ orange 32 45.2 7.5 8.6 ; r_ orange 32 53.4 7.5 8.6 ; z_ gray .8 21.3 41.1 35.6 41.1 ; z_ gray .8 21.3 41.1 21.3 57.6 ; r_ light-blue 53.3 45.2 7.5 8.6 ; r_ light-blue 53.3 53.4 7.5 8.6 ; r_ light-blue 60.4 45.2 7.5 8.6 ; r_ light-blue 60.4 53.4 7.5 8.6 ; z_ gray .8 49.8 41.1 64 41.1 ; z_ gray .8 49.8 41.1 49.8 57.6 ; r_ orange -46.2 61.7 7.5 8.6 ; r_ orange -46.2 69.9 7.5 8.6 ; r_ orange -39.1 61.7 7.5 8.6 ; r_ orange -39.1 69.9 7.5 8.6 ; z_ gray .8 -49.8 57.6 -35.6 57.6 ; z_ gray .8 -49.8 57.6 -49.8 74 ; r_ orange -17.8 61.7 7.5 8.6 ; r_ orange -17.8 69.9 7.5 8.6 ; r_ orange -10.7 61.7 7.5 8.6 ; r_ orange -10.7 69.9 7.5 8.6 ; z_ gray .8 -21.3 57.6 -7.1 57.6 ; z_ gray .8 -21.3 57.6 -21.3 74 ; r_ orange 10.7 61.7 7.5 8.6 ; r_ orange 10.7 69.9 7.5 8.6 ; r_ orange 17.8 61.7 7.5 8.6 ; r_ orange 17.8 69.9 7.5 8.6 ; z_ gray .8 7.1 57.6 21.3 57.6 ; z_ gray .8 7.1 57.6 7.1 74 ; r_ orange 39.1 61.7 7.5 8.6 ; r_ orange 39.1 69.9 7.5 8.6 ; r_ orange 46.2 61.7 7.5 8.6 ; r_ orange 46.2 69.9 7.5 8.6 ; z_ gray .8 35.6 57.6 49.8 57.6 ; z_ gray .8 35.6 57.6 35.6 74
part weft = photo own : r_ gray+ -60.4 -69.9 7.5 8.6 ; r_ gray+ -60.4 -61.7 7.5 8.6 ; r_ gray+ -53.3 -69.9 7.5 8.6 ; r_ gray+ -53.3 -61.7 7.5 8.6 ; z_ gray .8 -64 -74 -49.8 -74 ; z_ gray .8 -64 -74 -64 -57.6 ; r_ gray+ -32 -69.9 7.5 8.6 ; r_ gray+ -32 -61.7 7.5 8.6 ; r_ gray+ -24.9 -69.9 7.5 8.6 ; r_ gray+ -24.9 -61.7 7.5 8.6 ; z_ gray .8 -35.6 -74 -21.3 -74 ; z_ gray .8 -35.6 -74 -35.6 -57.6 ; r_ gray+ -3.6 -69.9 7.5 8.6 ; r_ k -3.6 -61.7 7.5 8.6 ; r_ gray+ 3.6 -69.9 7.5 8.6 ; r_ k 3.6 -61.7 7.5 8.6 ; z_ gray .8 -7.1 -74 7.1 -74 ; z_ gray .8 -7.1 -74 -7.1 -57.6 ; r_ gray+ 24.9 -69.9 7.5 8.6 ; r_ gray+ 24.9 -61.7 7.5 8.6 ; r_ gray+ 32 -69.9 7.5 8.6 ; r_ gray+ 32 -61.7 7.5 8.6 ; z_ gray .8 21.3 -74 35.6 -74 ; z_ gray .8 21.3 -74 21.3 -57.6 ; r_ gray+ 53.3 -69.9 7.5 8.6 ; r_ gray+ 53.3 -61.7 7.5 8.6 ; r_ gray+ 60.4 -69.9 7.5 8.6 ; r_ gray+ 60.4 -61.7 7.5 8.6 ; z_ gray .8 49.8 -74 64 -74 ; z_ gray .8 49.8 -74 49.8 -57.6 ; r_ gray+ -46.2 -53.4 7.5 8.6 ; r_ gray+ -46.2 -45.2 7.5 8.6 ; r_ gray+ -39.1 -53.4 7.5 8.6 ; r_ gray+ -39.1 -45.2 7.5 8.6 ; z_ gray .8 -49.8 -57.6 -35.6 -57.6 ; z_ gray .8 -49.8 -57.6 -49.8 -41.1 ; r_ k -17.8 -53.4 7.5 8.6 ; r_ k -17.8 -45.2 7.5 8.6 ; r_ k -10.7 -53.4 7.5 8.6 ; r_ k -10.7 -45.2 7.5 8.6 ; z_ gray .8 -21.3 -57.6 -7.1 -57.6 ; z_ gray .8 -21.3 -57.6 -21.3 -41.1 ; r_ k 10.7 -53.4 7.5 8.6 ; r_ k 10.7 -45.2 7.5 8.6 ; r_ k 17.8 -53.4 7.5 8.6 ; r_ k 17.8 -45.2 7.5 8.6 ; z_ gray .8 7.1 -57.6 21.3 -57.6 ; z_ gray .8 7.1 -57.6 7.1 -41.1 ; r_ gray+ 39.1 -53.4 7.5 8.6 ; r_ gray+ 39.1 -45.2 7.5 8.6 ; r_ gray+ 46.2 -53.4 7.5 8.6 ; r_ gray+ 46.2 -45.2 7.5 8.6 ; z_ gray .8 35.6 -57.6 49.8 -57.6 ; z_ gray .8 35.6 -57.6 35.6 -41.1 ; r_ gray+ -60.4 -37 7.5 8.6 ; r_ gray+ -60.4 -28.8 7.5 8.6 ; r_ gray+ -53.3 -37 7.5 8.6 ; r_ gray+ -53.3 -28.8 7.5 8.6 ; z_ gray .8 -64 -41.1 -49.8 -41.1 ; z_ gray .8 -64 -41.1 -64 -24.7 ; r_ k -32 -37 7.5 8.6 ; r_ k -32 -28.8 7.5 8.6 ; r_ k -24.9 -37 7.5 8.6 ; r_ k -24.9 -28.8 7.5 8.6 ; z_ gray .8 -35.6 -41.1 -21.3 -41.1 ; z_ gray .8 -35.6 -41.1 -35.6 -24.7 ; r_ k -3.6 -37 7.5 8.6 ; r_ k -3.6 -28.8 7.5 8.6 ; r_ k 3.6 -37 7.5 8.6 ; r_ k 3.6 -28.8 7.5 8.6 ; z_ gray .8 -7.1 -41.1 7.1 -41.1 ; z_ gray .8 -7.1 -41.1 -7.1 -24.7 ; r_ k 24.9 -37 7.5 8.6 ; r_ k 24.9 -28.8 7.5 8.6 ; r_ k 32 -37 7.5 8.6 ; r_ k 32 -28.8 7.5 8.6 ; z_ gray .8 21.3 -41.1 35.6 -41.1 ; z_ gray .8 21.3 -41.1 21.3 -24.7 ; r_ gray+ 53.3 -37 7.5 8.6 ; r_ gray+ 53.3 -28.8 7.5 8.6 ; r_ gray+ 60.4 -37 7.5 8.6 ; r_ gray+ 60.4 -28.8 7.5 8.6 ; z_ gray .8 49.8 -41.1 64 -41.1 ; z_ gray .8 49.8 -41.1 49.8 -24.7
part rest = photo own : r_ gray+ -46.2 -20.6 7.5 8.6 ; r_ gray+ -46.2 -12.3 7.5 8.6 ; r_ k -39.1 -20.6 7.5 8.6 ; r_ k -39.1 -12.3 7.5 8.6 ; z_ gray .8 -49.8 -24.7 -35.6 -24.7 ; z_ gray .8 -49.8 -24.7 -49.8 -8.2 ; r_ cream -17.8 -20.6 7.5 8.6 ; r_ cream -17.8 -12.3 7.5 8.6 ; r_ cream -10.7 -20.6 7.5 8.6 ; r_ cream -10.7 -12.3 7.5 8.6 ; z_ gray .8 -21.3 -24.7 -7.1 -24.7 ; z_ gray .8 -21.3 -24.7 -21.3 -8.2 ; r_ cream 10.7 -20.6 7.5 8.6 ; r_ cream 10.7 -12.3 7.5 8.6 ; r_ cream 17.8 -20.6 7.5 8.6 ; r_ cream 17.8 -12.3 7.5 8.6 ; z_ gray .8 7.1 -24.7 21.3 -24.7 ; z_ gray .8 7.1 -24.7 7.1 -8.2 ; r_ k 39.1 -20.6 7.5 8.6 ; r_ k 39.1 -12.3 7.5 8.6 ; r_ gray+ 46.2 -20.6 7.5 8.6 ; r_ gray+ 46.2 -12.3 7.5 8.6 ; z_ gray .8 35.6 -24.7 49.8 -24.7 ; z_ gray .8 35.6 -24.7 35.6 -8.2 ; r_ gray+ -60.4 -4.1 7.5 8.6 ; r_ gray+ -60.4 4.1 7.5 8.6 ; r_ gray+ -53.3 -4.1 7.5 8.6 ; r_ gray+ -53.3 4.1 7.5 8.6 ; z_ gray .8 -64 -8.2 -49.8 -8.2 ; z_ gray .8 -64 -8.2 -64 8.2 ; r_ cream -32 -4.1 7.5 8.6 ; r_ cream -32 4.1 7.5 8.6 ; r_ cream -24.9 -4.1 7.5 8.6 ; r_ cream -24.9 4.1 7.5 8.6 ; z_ gray .8 -35.6 -8.2 -21.3 -8.2 ; z_ gray .8 -35.6 -8.2 -35.6 8.2 ; r_ cream -3.6 -4.1 7.5 8.6 ; r_ cream -3.6 4.1 7.5 8.6 ; r_ cream 3.6 -4.1 7.5 8.6 ; r_ cream 3.6 4.1 7.5 8.6 ; z_ gray .8 -7.1 -8.2 7.1 -8.2 ; z_ gray .8 -7.1 -8.2 -7.1 8.2 ; r_ cream 24.9 -4.1 7.5 8.6 ; r_ cream 24.9 4.1 7.5 8.6 ; r_ cream 32 -4.1 7.5 8.6 ; r_ cream 32 4.1 7.5 8.6 ; z_ gray .8 21.3 -8.2 35.6 -8.2 ; z_ gray .8 21.3 -8.2 21.3 8.2 ; r_ gray+ 53.3 -4.1 7.5 8.6 ; r_ gray+ 53.3 4.1 7.5 8.6 ; r_ gray+ 60.4 -4.1 7.5 8.6 ; r_ gray+ 60.4 4.1 7.5 8.6 ; z_ gray .8 49.8 -8.2 64 -8.2 ; z_ gray .8 49.8 -8.2 49.8 8.2 ; r_ gray+ -46.2 12.3 7.5 8.6 ; r_ gray+ -46.2 20.6 7.5 8.6 ; r_ gray+ -39.1 12.3 7.5 8.6 ; r_ gray+ -39.1 20.6 7.5 8.6 ; z_ gray .8 -49.8 8.2 -35.6 8.2 ; z_ gray .8 -49.8 8.2 -49.8 24.7 ; r_ cream -17.8 12.3 7.5 8.6 ; r_ cream -17.8 20.6 7.5 8.6 ; r_ cream -10.7 12.3 7.5 8.6 ; r_ cream -10.7 20.6 7.5 8.6 ; z_ gray .8 -21.3 8.2 -7.1 8.2 ; z_ gray .8 -21.3 8.2 -21.3 24.7 ; r_ cream 10.7 12.3 7.5 8.6 ; r_ cream 10.7 20.6 7.5 8.6 ; r_ cream 17.8 12.3 7.5 8.6 ; r_ cream 17.8 20.6 7.5 8.6 ; z_ gray .8 7.1 8.2 21.3 8.2 ; z_ gray .8 7.1 8.2 7.1 24.7 ; r_ gray+ 39.1 12.3 7.5 8.6 ; r_ gray+ 39.1 20.6 7.5 8.6 ; r_ gray+ 46.2 12.3 7.5 8.6 ; r_ gray+ 46.2 20.6 7.5 8.6 ; z_ gray .8 35.6 8.2 49.8 8.2 ; z_ gray .8 35.6 8.2 35.6 24.7 ; r_ gray+ -60.4 28.8 7.5 8.6 ; r_ gray+ -60.4 37 7.5 8.6 ; r_ gray+ -53.3 28.8 7.5 8.6 ; r_ gray+ -53.3 37 7.5 8.6 ; z_ gray .8 -64 24.7 -49.8 24.7 ; z_ gray .8 -64 24.7 -64 41.1 ; r_ gray+ -32 28.8 7.5 8.6 ; r_ gray+ -32 37 7.5 8.6 ; r_ gray+ -24.9 28.8 7.5 8.6 ; r_ gray+ -24.9 37 7.5 8.6 ; z_ gray .8 -35.6 24.7 -21.3 24.7 ; z_ gray .8 -35.6 24.7 -35.6 41.1 ; r_ cream -3.6 28.8 7.5 8.6 ; r_ gray+ -3.6 37 7.5 8.6 ; r_ cream 3.6 28.8 7.5 8.6 ; r_ gray+ 3.6 37 7.5 8.6 ; z_ gray .8 -7.1 24.7 7.1 24.7 ; z_ gray .8 -7.1 24.7 -7.1 41.1 ; r_ gray+ 24.9 28.8 7.5 8.6 ; r_ gray+ 24.9 37 7.5 8.6 ; r_ gray+ 32 28.8 7.5 8.6 ; r_ gray+ 32 37 7.5 8.6 ; z_ gray .8 21.3 24.7 35.6 24.7 ; z_ gray .8 21.3 24.7 21.3 41.1 ; r_ gray+ 53.3 28.8 7.5 8.6 ; r_ gray+ 53.3 37 7.5 8.6 ; r_ gray+ 60.4 28.8 7.5 8.6 ; r_ gray+ 60.4 37 7.5 8.6 ; z_ gray .8 49.8 24.7 64 24.7 ; z_ gray .8 49.8 24.7 49.8 41.1 ; r_ gray+ -46.2 45.2 7.5 8.6 ; r_ navy -46.2 53.4 7.5 8.6 ; r_ gray+ -39.1 45.2 7.5 8.6 ; r_ navy -39.1 53.4 7.5 8.6 ; z_ gray .8 -49.8 41.1 -35.6 41.1 ; z_ gray .8 -49.8 41.1 -49.8 57.6 ; r_ navy -17.8 45.2 7.5 8.6 ; r_ navy -17.8 53.4 7.5 8.6 ; r_ navy -10.7 45.2 7.5 8.6 ; r_ navy -10.7 53.4 7.5 8.6 ; z_ gray .8 -21.3 41.1 -7.1 41.1 ; z_ gray .8 -21.3 41.1 -21.3 57.6 ; r_ navy 10.7 45.2 7.5 8.6 ; r_ navy 10.7 53.4 7.5 8.6 ; r_ navy 17.8 45.2 7.5 8.6 ; r_ navy 17.8 53.4 7.5 8.6 ; z_ gray .8 7.1 41.1 21.3 41.1 ; z_ gray .8 7.1 41.1 7.1 57.6 ; r_ gray+ 39.1 45.2 7.5 8.6 ; r_ navy 39.1 53.4 7.5 8.6 ; r_ gray+ 46.2 45.2 7.5 8.6 ; r_ navy 46.2 53.4 7.5 8.6 ; z_ gray .8 35.6 41.1 49.8 41.1 ; z_ gray .8 35.6 41.1 35.6 57.6 ; r_ gray+ -60.4 61.7 7.5 8.6 ; r_ navy -60.4 69.9 7.5 8.6 ; r_ navy -53.3 61.7 7.5 8.6 ; r_ navy -53.3 69.9 7.5 8.6 ; z_ gray .8 -64 57.6 -49.8 57.6 ; z_ gray .8 -64 57.6 -64 74 ; r_ navy -32 61.7 7.5 8.6 ; r_ navy -32 69.9 7.5 8.6 ; r_ navy -24.9 61.7 7.5 8.6 ; r_ navy -24.9 69.9 7.5 8.6 ; z_ gray .8 -35.6 57.6 -21.3 57.6 ; z_ gray .8 -35.6 57.6 -35.6 74 ; r_ navy -3.6 61.7 7.5 8.6 ; r_ navy -3.6 69.9 7.5 8.6 ; r_ navy 3.6 61.7 7.5 8.6 ; r_ navy 3.6 69.9 7.5 8.6 ; z_ gray .8 -7.1 57.6 7.1 57.6 ; z_ gray .8 -7.1 57.6 -7.1 74 ; r_ navy 24.9 61.7 7.5 8.6 ; r_ navy 24.9 69.9 7.5 8.6 ; r_ navy 32 61.7 7.5 8.6 ; r_ navy 32 69.9 7.5 8.6 ; z_ gray .8 21.3 57.6 35.6 57.6 ; z_ gray .8 21.3 57.6 21.3 74 ; r_ navy 53.3 61.7 7.5 8.6 ; r_ navy 53.3 69.9 7.5 8.6 ; r_ gray+ 60.4 61.7 7.5 8.6 ; r_ navy 60.4 69.9 7.5 8.6 ; z_ gray .8 49.8 57.6 64 57.6 ; z_ gray .8 49.8 57.6 49.8 74 ; k -13 -4 4 ; k 13 -4 4 ; u 0 16 10
part line = line gold : z_ gold 2 -66 -76 66 -76 ; z_ gold 2 -66 76 66 76 ; z_ gold 2 -66 -76 -66 76 ; z_ gold 2 66 -76 66 76
scene lay

* sleeve-warmers | 9-12 13+ | Seasons
topics thrift fashion, thrift flip, thrifting, upcycling, upcycled fashion, fashion, wrist warmers, arm warmers, fingerless gloves, mittens, winter, grunge, y2k, cottagecore, sustainable fashion, recycled, gift for a friend, gift for mom, sewing
colors gray, red, cream free
minutes 50 60
mess low
heart sleeve: old-sweater, old-jersey, tights = 1
need floss: embroidery-floss, sewing-thread, yarn, cotton-cord = 4 yd
nice buttons: button, wooden-bead, felt-ball, bead = 6
nice lace: lace, ric-rac, ribbon, fabric-scrap = 18 in
tool needle: needle
tool scissors: scissors, fabric-scissors
tool chalk: chalk, fabric-marker, pencil, marker
step choose: prepare sleeve by cc
step measure: draw sleeve chalk by cc
step cut: cut sleeve scissors > mitts by cc
step thumb: cut sleeve scissors > thumb by cc
step edge: sew sleeve floss needle > edge by cc
step thumbedge: sew sleeve floss needle > thumbedge by cc
step flower: sew sleeve floss needle > flower by cc
step lace: sew lace sleeve floss needle > lace by cc
step buttons: sew buttons sleeve floss needle > buttons by cc
step wear: play sleeve by cc
part mitts = sleeve a : q^ a 8 -78.2 -81.3 -24.4 -86 -8.9 57.2 -12.4 85.6 -60.2 89.8 -68.7 62.4 ; q^ a 8 24.4 -86 78.2 -81.3 68.7 62.4 60.2 89.8 12.4 85.6 8.9 57.2 ; z_ a- 2.2 -55 -80 -62 -52 ; z_ a- 2.2 -46 -80 -53 -52 ; z_ a- 2.2 -37 -80 -44 -52 ; z_ a- 2.2 -28 -80 -35 -52 ; z_ a- 2.2 -19 -80 -26 -52 ; z_ a- 2.2 19 -80 26 -52 ; z_ a- 2.2 28 -80 35 -52 ; z_ a- 2.2 37 -80 44 -52 ; z_ a- 2.2 46 -80 53 -52 ; z_ a- 2.2 55 -80 62 -52 ; z_ a- 2 -72 20 -22 22 ; z_ a- 2 22 22 72 20
part thumb = sleeve k : o_ k -20 30 6 15 -6 ; o_ k 20 30 6 15 6
part edge = floss b : z_ b 2.4 -68 86 -68 76 ; z_ b 2.4 -59 86 -59 76 ; z_ b 2.4 -50 86 -50 76 ; z_ b 2.4 -41 86 -41 76 ; z_ b 2.4 -32 86 -32 76 ; z_ b 2.4 -24 86 -24 76 ; z_ b 2.4 24 86 24 76 ; z_ b 2.4 32 86 32 76 ; z_ b 2.4 41 86 41 76 ; z_ b 2.4 50 86 50 76 ; z_ b 2.4 59 86 59 76 ; z_ b 2.4 68 86 68 76 ; l_ b 2.4 -72 84 -46 88 -20 84 ; l_ b 2.4 72 84 46 88 20 84
part thumbedge = floss b : z_ b 2.2 -14 30 -9 30 ; z_ b 2.2 -15.1 38.2 -11.1 41.8 ; z_ b 2.2 -18.1 43.3 -16.6 49 ; z_ b 2.2 -21.9 43.3 -23.4 49 ; z_ b 2.2 -24.9 38.2 -28.9 41.8 ; z_ b 2.2 -26 30 -31 30 ; z_ b 2.2 -24.9 21.8 -28.9 18.2 ; z_ b 2.2 -21.9 16.7 -23.4 11 ; z_ b 2.2 -18.1 16.7 -16.6 11 ; z_ b 2.2 -15.1 21.8 -11.1 18.2 ; z_ b 2.2 26 30 31 30 ; z_ b 2.2 24.9 38.2 28.9 41.8 ; z_ b 2.2 21.9 43.3 23.4 49 ; z_ b 2.2 18.1 43.3 16.6 49 ; z_ b 2.2 15.1 38.2 11.1 41.8 ; z_ b 2.2 14 30 9 30 ; z_ b 2.2 15.1 21.8 11.1 18.2 ; z_ b 2.2 18.1 16.7 16.6 11 ; z_ b 2.2 21.9 16.7 23.4 11 ; z_ b 2.2 24.9 21.8 28.9 18.2
part flower = floss c : f c -50 -6 6 15 6 ; o_ gold -50 -6 4 4 ; l_ green 2.600 -50 12 -52 34 -48 52 ; j_ green -51 30 -64 22 4 ; j_ green -50 40 -38 32 4 ; f c 50 -6 6 15 6 ; o_ gold 50 -6 4 4 ; l_ green 2.600 50 12 52 34 48 52 ; j_ green 51 30 64 22 4 ; j_ green 50 40 38 32 4
part lace = lace w : c w -68 -74 -14 -78 8 6 ; r_ w -40 -79 56 6 2 5 ; c w 14 -78 68 -74 8 6 ; r_ w 40 -79 56 6 2 -5
part buttons = buttons b : bits b 1.11 -66 -50 -64 -34 -62 -18 66 -50 64 -34 62 -18
scene lay

* steampunk-goggles | 9-12 13+ | Fantasy
topics steampunk, goggles, cosplay, costume, inventor, mad scientist, victorian, jules verne, aviator, airship, time travel, gears, clockwork, halloween costume, explorer, post-apocalyptic
colors gold, brown, teal
minutes 70 90
waits 60
mess some
heart rims: cardboard-tube, coffee-sleeve, plastic-lid, pool-noodle, paper-cup = 2
heart gears: bottle-cap, button, spool, cork, wooden-bead, sequin = handful
need lens: cellophane, plastic-sleeve, plastic-bottle, wax-paper = 1 scrap
need paint: acrylic-paint, metallic-paint, paint = 3 color
need strap: leather, old-belt, sewing-elastic, fabric-scrap, felt, denim, sock = 1 strip
need plate: cardstock, cereal-box, craft-foam, cardboard = 1 sheet
nice metal: metal-washer, old-key, nuts-and-bolts, old-jewelry-piece, charm, paper-clip = 2
nice cord: embroidery-floss, leather-cord, string, yarn = 1 ft
join glue: glue
join tape: tape, masking-tape
tool brush: paintbrush
tool scissors: scissors
tool pencil: pencil
step rims: cut rims scissors > rims by cc
step plate: cut plate scissors pencil > plate cogs by cc
step join: tape rims plate tape by cc
step black: paint paint brush rims plate > base by cc
step gold: paint paint brush rims plate > gold by cc
step lens: tape lens rims tape scissors > lens by cc
step bolts: glue gears rims plate glue > gears by cc
step charms: tie metal cord strap > charms by cc
step strap: tape strap rims tape scissors > strap by cc
step wear: play rims by cc
part strap = strap brown : q^ brown 4 -98 -16 -66 -22 -66 22 -98 18 ; q^ brown 4 98 -16 66 -22 66 22 98 18 ; stitch cream -96 -10 -70 -15 5 ; stitch cream -96 12 -70 15 5 ; stitch cream 96 -10 70 -15 5 ; stitch cream 96 12 70 15 5
part rims = rims own : o^ ~ -38 0 40 40 ; o^ ~ 38 0 40 40 ; o_ ~-- -38 0 28 28 ; o_ ~-- 38 0 28 28
part plate = plate own : q^ ~ 3 -12 -14 12 -14 10 10 -10 10
part base = paint k : o_ k -38 0 40 40 ; o_ k 38 0 40 40 ; q_ brown 3 -12 -14 12 -14 10 10 -10 10
part gold = paint a : a_ a -38 0 40 29 0 360 ; a_ a 38 0 40 29 0 360 ; a_ a- -38 0 33 29 0 360 ; a_ a- 38 0 33 29 0 360 ; a_ a+ -38 0 39 36 190 270 ; a_ a+ 38 0 39 36 190 270
part lens = lens c : o_ c -38 0 28 28 ; o_ c 38 0 28 28 ; o_ c+ -46 -10 8 5 -35 ; o_ c+ 30 -10 8 5 -35
part cogs = plate a : s^ a -64 -38 10 22 17 ; o_ brown -64 -38 8 8 ; s^ gold- 66 38 9 18 14 ; o_ k 66 38 6 6 ; s^ tan -38 -52 8 14 11 ; o_ brown -38 -52 5 5
part gears = gears silver : o^ silver 0 -4 8 8 ; o_ k 0 -4 3.500 3.500 ; o silver -5.6 11.8 3.200 3.200 ; o silver 70.4 11.8 3.200 3.200 ; o silver -32 34 3.200 3.200 ; o silver 44 34 3.200 3.200 ; o silver -64.4 22.2 3.200 3.200 ; o silver 11.6 22.2 3.200 3.200 ; o silver -70.4 -11.8 3.200 3.200 ; o silver 5.6 -11.8 3.200 3.200 ; o silver -44 -34 3.200 3.200 ; o silver 32 -34 3.200 3.200 ; o silver -11.6 -22.2 3.200 3.200 ; o silver 64.4 -22.2 3.200 3.200 ; o silver -64 -38 4 4 ; o silver 66 38 3 3
part charms = metal gold : z_ k 1.2 82 22 82 36 ; dangle ~ 82 46 12 ; z_ k 1.2 -82 22 -82 36 ; dangle ~ -82 46 12
scene lay

* star-jar | 9-12 13+ | -
extras jar: bead
appeal 3
topics lucky stars, origami stars, paper stars, jar of stars, kindness, kindness jar, compliments, compliment jar, reasons i love you, friendship, friend, best friend, get well, mom, dad, grandma, teacher, birthday, graduation, valentine's day, anniversary, wish jar, gratitude, japan, korea, stars
near astrology, peace
colors pink, yellow, teal, purple, light blue free
minutes 50 70
mess low
heart strips: paper-strip, wrapping-paper, magazine, junk-mail, paper, construction-paper, map, sheet-music = 20 strip
heart jar: plastic-jar, glass-jar, plastic-cup, plastic-bottle, glass-bottle
need label: cardstock, price-tag, paper, paint-chip, index-card = 1 scrap
nice lights: string-light
nice ribbon: ribbon, yarn, raffia, washi-tape, lace = 2 ft
tool scissors: scissors
tool ruler: ruler
tool pen: gel-pen, ballpoint-pen, pencil
step strips: cut strips scissors ruler pen by cc
step write: draw strips pen by cc
step knot: fold strips by cc
step wind: fold strips by cc
step puff: shape strips > one by cc
step more: fold strips > stars by cc
step lights: arrange lights jar > lights by cc
step fill: fill strips jar > jar heap by cc
step label: draw label pen > label by cc
step ribbon: tie ribbon jar label > ribbon by cc
part jar = jar own : q^ ~ 12 -50 -50 50 -50 54 80 -54 80 ; r_ ~+ 0 -54 84 12 4 ; r ~- 0 -64 92 16 4
part heap = strips a : s a -15.9 -21.1 5 10.5 6.2 64.7 ; s_ a+ -16.9 -22.1 5 5 3 62.8 ; s b -38.2 -18.3 5 10.5 6.2 63 ; s_ b+ -39.2 -19.3 5 5 3 40.4 ; s c 10.1 -17.8 5 10.5 6.2 0.9 ; s_ c+ 9.1 -18.8 5 5 3 52.2 ; s d 30.3 -14.8 5 10.5 6.2 12 ; s_ d+ 29.3 -15.8 5 5 3 21 ; s e -7.2 -9.8 5 10.5 6.2 46.4 ; s_ e+ -8.2 -10.8 5 5 3 36.7 ; s a -19.3 -2 5 10.5 6.2 29 ; s_ a+ -20.3 -3 5 5 3 65.7 ; s b 24.3 -1.6 5 10.5 6.2 42.9 ; s_ b+ 23.3 -2.6 5 5 3 23.9 ; s c 10.1 4.3 5 10.5 6.2 17.7 ; s_ c+ 9.1 3.3 5 5 3 60.3 ; s d -24.2 14.3 5 10.5 6.2 33.4 ; s_ d+ -25.2 13.3 5 5 3 54.8 ; s e 26.7 17.2 5 10.5 6.2 24.6 ; s_ e+ 25.7 16.2 5 5 3 13.8 ; s a 10.2 19.8 5 10.5 6.2 37.4 ; s_ a+ 9.2 18.8 5 5 3 57.2 ; s b 39.7 20.2 5 10.5 6.2 12 ; s_ b+ 38.7 19.2 5 5 3 55.4 ; s c -3.2 24.9 5 10.5 6.2 64.5 ; s_ c+ -4.2 23.9 5 5 3 56.4 ; s d -21 27.2 5 10.5 6.2 57.6 ; s_ d+ -22 26.2 5 5 3 0.5 ; s e 20.7 31.6 5 10.5 6.2 44 ; s_ e+ 19.7 30.6 5 5 3 60.4 ; s a -38.4 33.9 5 10.5 6.2 3.5 ; s_ a+ -39.4 32.9 5 5 3 19 ; s b 32.3 41.2 5 10.5 6.2 18.8 ; s_ b+ 31.3 40.2 5 5 3 36.9 ; s c 16.6 45.4 5 10.5 6.2 29.6 ; s_ c+ 15.6 44.4 5 5 3 33.1 ; s d 1.9 45.7 5 10.5 6.2 54.4 ; s_ d+ 0.9 44.7 5 5 3 0.1 ; s e -16.5 48.3 5 10.5 6.2 3.8 ; s_ e+ -17.5 47.3 5 5 3 8.9 ; s a -38.9 54.7 5 10.5 6.2 8.7 ; s_ a+ -39.9 53.7 5 5 3 4.8 ; s b 10.8 57.6 5 10.5 6.2 68.2 ; s_ b+ 9.8 56.6 5 5 3 59.8 ; s c -4.4 63.9 5 10.5 6.2 6 ; s_ c+ -5.4 62.9 5 5 3 35.1 ; s d 28.5 69.2 5 10.5 6.2 22.1 ; s_ d+ 27.5 68.2 5 5 3 22
part stars = strips b : s^ b -78 72 5 14 8 ; s^ c 78 74 5 13 7.500 ; s^ a 66 52 5 10 6
part one = strips c : s^ d -76 48 5 11 6.500
part lights = lights yellow : l_ k 1.500 -40 -30 -10 -16 20 -32 40 -10 10 8 -30 2 -38 28 0 36 36 24 30 54 -20 62 ; d_ yellow+ 3.500 -22 -20 18 -31 36 -4 -10 6 -37 20 10 36 34 40 -2 60
part label = label w : q^ cream 3 -26 6 26 6 26 34 -26 34 ; h_ red 0 20 10
part ribbon = ribbon e : r^ e 0 -46 92 8 2 ; b^ e 0 -46 -20 -58 -26 -40 ; b^ e 0 -46 20 -58 26 -40 ; o e 0 -46 5.500 5.500 ; l e 4 -2 -42 -10 -24 ; l e 4 2 -42 10 -24
scene stand

* sky-deck | 9-12 13+ | Fantasy, Space
extras box: glitter-paper, glitter
topics astrology, zodiac, star sign, star signs, horoscope, tarot, oracle, oracle cards, card deck, moon, witchy, sleepover, constellation, affirmation cards, self-care, room decor
near crystals, feelings, friendship, kindness
colors navy, gold, cream, purple
minutes 75 100
mess low
heart cards: cardstock, index-card, playing-card, watercolor-paper, paint-chip, folder = 12
heart ink: metallic-pen, gel-pen, paint-marker, marker, colored-pencil = 2 color
need night: acrylic-paint, watercolor-paint, paint, construction-paper = 2 color
need case: cereal-box, small-box, cardstock, envelope, fabric-scrap, felt = 1
nice stars: sticker, sequin, glitter-glue, stick-on-gem = handful
nice ribbon: ribbon, yarn, embroidery-floss = 18 in
join glue: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
home mug
step cut: cut cards scissors ruler pencil > cards by cc
step night: paint night brush cards > night by cc
step backs: draw cards ink > backs by cc
step list: prepare cards pencil by cc
step draw: draw cards pencil mug by cc
step ink: draw cards ink > front moon words by cc
step stars: decorate stars cards > stars by cc
step case: fold case scissors glue > case by cc
step ribbon: tie ribbon case > ribbon by cc
step read: play cards by cc
part case = case d : r^ purple 0 66 130 46 4 ; r_ purple- 0 84 126 8 2
part cards = cards w : r^ w -56 -14 62 108 6 -14 ; r^ w 56 -14 62 108 6 14 ; r^ w 0 -24 66 114 6
part night = night a : r_ a -56 -14 58 104 5 -14 ; r_ a 56 -14 58 104 5 14 ; r_ a 0 -24 62 110 5
part backs = ink b : z_ b 1.8 -90.4 -52.8 -43.8 -64.4 -21.6 24.8 -68.2 36.4 -90.4 -52.8 ; z_ b 1.8 43.8 -64.4 90.4 -52.8 68.2 36.4 21.6 24.8 43.8 -64.4 ; z_ b 1.8 -26 -73 26 -73 26 25 -26 25 -26 -73
part front = ink b : o_ b -60 -22 13 13 ; d_ b 2.6 42 -40 54 -24 50 -8 66 2 74 -14 62 -34 ; z_ b 1.4 42 -40 54 -24 50 -8 66 2 74 -14 62 -34 54 -24
part moon = ink b : o_ b 0 -34 18 18 ; o_ a 8 -38 15 15 ; s_ b 12 -38 5 6 2.5 ; l_ b 2 -14 -8 0 -4 14 -8 ; d_ b 1.6 -16 -54 14 -60 -8 -62 20 -20 -20 -16
part words = ink b : z_ b 1.8 -17 18.5 -17 9.5 -13.7 14.6 -10.3 9.5 -10.3 18.5 ; z_ b 1.8 -5.7 9.5 -3.4 9.5 -1.2 11.8 -1.2 16.2 -3.4 18.5 -5.7 18.5 -7.9 16.2 -7.9 11.8 -5.7 9.5 ; z_ b 1.8 3.4 9.5 5.7 9.5 7.9 11.8 7.9 16.2 5.7 18.5 3.4 18.5 1.2 16.2 1.2 11.8 3.4 9.5 ; z_ b 1.8 10.3 18.5 10.3 9.5 17 18.5 17 9.5 ; z_ b 1.6 -57.6 18.5 -59.9 17.8 -61.8 18.3 -63.4 20.3 -61.9 22 -57.8 22 -56.4 23.4 -57.9 25.6 -59.9 26.1 -62.1 25.4 ; z_ b 1.6 -55.9 16.8 -54.4 22.7 -52 24.1 -50.1 23.6 -48.6 21.2 -50.1 15.4 ; z_ b 1.6 -46.1 22.6 -48 14.9 -40.3 21.2 -42.2 13.4 ; z_ b 1.6 38.8 15.1 37.1 13.4 35.2 12.9 32.9 13.9 33.4 16.1 37 18 37.6 19.9 35.2 21.2 33.3 20.7 31.6 19.1 ; z_ b 1.6 41.1 14.4 46.9 15.9 ; z_ b 1.6 44 15.1 42.1 22.9 ; z_ b 1.6 47.1 24.1 51.9 17.1 52.9 25.6 ; z_ b 1.6 48.9 21.7 52.4 22.6 ; z_ b 1.6 54.9 26.1 56.8 18.3 61.2 19.4 62.2 21.7 60.2 23.5 55.8 22.4 ; z_ b 1.6 58.7 23.1 60.7 27.5
part stars = stars b : s gold -18 -64 4 4 1.6 ; s gold 18 -6 4 4 1.6 ; s gold -76 -46 4 4 1.6 ; s gold 70 -48 4 4 1.6
part ribbon = ribbon b : r b 0 66 131 6 ; b^ b 0 66 -14 58 -18 70 ; b^ b 0 66 14 58 18 70 ; o b 0 66 4.500 4.500
scene lay

* name-garland | 6-8 9-12 13+ | -
extras hanging: pom-pom, button, felt-ball, craft-foam, ribbon-rose, bell, wooden-craft-shape, photo, stick-on-gem, yarn
extras party: string-light, ribbon, yarn, embroidery-floss, bell, wooden-craft-shape, glitter-paper, crepe-paper, stick-on-gem, balloon, paper-strip
topics new baby, baby, baby shower, baby gift, big brother, big sister, name, name banner, initials, alphabet, letters, bedroom decor, nursery, room decor, birthday, banner, bunting, gift for a baby
near welcome home
colors light blue, yellow, cream, pink free
minutes 50 75 90
mess low
heart cloth: felt, fabric-scrap, craft-foam, cardstock, denim, burlap, old-t-shirt = 3 sheet
heart line: ribbon, cotton-cord, yarn, string, rope = 5 ft
need letters: felt, fabric-scrap, craft-foam, construction-paper, felt-sticker = 2 sheet
nice puffs: felt-ball, pom-pom, cotton-ball, wooden-bead = 5
nice floss@9-12,13+: embroidery-floss, yarn = 3 yd
nice needle@9-12,13+: needle
join glue: glue
tool scissors: scissors, fabric-scissors
tool pencil: pencil, chalk, marker
tool pattern: cardstock, cereal-box, paper
step count: prepare pattern pencil by ccc
step pattern: cut pattern scissors pencil by ccc
step flags: cut cloth scissors pencil > flags by ccc
step letters: cut letters scissors pencil by tcc
step glue: glue letters cloth glue > letters by ccc
step stitch@9-12,13+: sew floss needle cloth > stitches by cc
step fold: glue cloth line glue > line by ccc
step puffs: glue puffs cloth glue > puffs by ccc
step dry: dry cloth by ccc
step hang: play line by tcc
part line = line wood : l ~ 3 -98 -40 -60 -26 0 -18 60 -26 98 -40
part flags = cloth a : q^ a 2 -86 -34 -50 -25 -52 36 -72 24 -90 28 ; q^ b 2 -42 -22 -4 -18 -4 44 -24 30 -44 40 ; q^ d 2 4 -18 42 -22 44 40 24 30 4 44 ; q^ a 2 50 -25 86 -34 90 28 72 24 52 36
part letters = letters w : l w 7 -82.7 -14.8 -77.5 14.7 -57.2 11.1 ; l w 7 -36 -10.4 -34.8 12.1 -27 19.2 -19.5 18.8 -12.4 10.9 -13.6 -11.6 ; l w 7 35.7 -4.8 28.5 -10.8 21 -11.2 13.2 -4.1 12.4 10.9 19.5 18.8 27 19.2 34.7 14 ; l w 7 60.5 -18.7 69 -2 82.7 -14.8 ; l w 7 69 -2 66.4 12.8
part stitches = floss w : stitch w -84 -29 -87 24 8 ; stitch w -52 -21 -54 30 8 ; stitch w -40 -18 -41 36 8 ; stitch w -7 -14 -7 38 8 ; stitch w 7 -14 7 38 8 ; stitch w 40 -18 41 36 8 ; stitch w 52 -21 54 30 8 ; stitch w 84 -29 87 24 8
part puffs = puffs c : bits c 1.48 -94 -40 -46 -24 0 -18 46 -24 94 -40
scene hang

* peel-initial | 2-3 4-5 6-8 | -
appeal 3
topics name, initial, initials, letter, letters, alphabet, abc, bedroom decor, room decor, nursery, new baby, baby gift, big brother, big sister, gift for grandma, grandma, grandpa, mom, dad, birthday, door sign, first name, abstract art
near art, rainbow
colors pink, teal, yellow free
minutes 20 25 35
waits 60
mess some
heart tape: masking-tape, washi-tape, electrical-tape = 1 roll
heart paint: paint, watercolor-paint, acrylic-paint = 3 color
heart base: canvas, watercolor-paper, cardstock, paper, construction-paper, cardboard, paper-bag = 1 sheet
need dab: kitchen-sponge, cotton-ball, sponge-brush, paintbrush, cotton-swab
nice shine: glitter-glue, metallic-pen, paint-marker
nice hanger: ribbon, string, yarn = 6 in
join hold: tape, masking-tape
tool pen: marker, crayon, pencil
home plate
step letter: tape tape base > base letter edge by gtc
step rub: prepare base by ccc
step pour: prepare paint plate by ggc
step dab: paint paint base dab > first by ccc
step more: paint paint base dab > second by ccc
step shine@4-5,6-8: draw shine base > shine by cc
step dry: dry base by gcc
step peel: prepare tape base by tcc
step sign: draw base pen by gtc
step hanger: tape hanger base hold > hanger by gtc
part hanger = hanger a : l ~ 3 -40 -84 0 -100 40 -84
part base = base w : r^ w 0 4 164 176 3
part first = paint a : r_ a 0 4 148 160 2 ; y_ a- -40 -40 26 22 9 .2 ; y_ b 44 -44 30 30 9 .2 ; y_ b -48 52 30 28 9 .2 ; y_ b+ 30 -58 14 12 7 .2
part second = paint c : y_ c -46 -46 28 26 9 .2 ; y_ c 40 54 32 26 9 .2 ; y_ b 4 -58 26 20 9 .2 ; y_ c -56 6 20 24 9 .2 ; y_ c 60 6 18 26 9 .2 ; y_ b 4 62 24 20 9 .2 ; y_ c+ -40 -52 12 10 7 .2 ; y_ a+ 8 10 20 20 9 .2
part shine = shine gold : d_ gold 2.4 -62 -66 -18 -40 22 -30 62 -66 -30 30 56 34 -64 70 20 68 60 70 -10 -68 30 12 -36 -2
part letter = tape w : z w 15 -40 58 -40 -48 ; z w 15 -40 -48 2 18 ; z w 15 2 18 44 -48 ; z w 15 44 -48 44 58
part edge = tape w : z_ w 7 -78 -80 78 -80 ; z_ w 7 -78 88 78 88 ; z_ w 7 -78 -80 -78 88 ; z_ w 7 78 -80 78 88
scene lay

* yarn-hanging | 9-12 13+ | -
extras hanging: bead, lavender, eucalyptus, felt-ball, wool-roving, feather, ribbon
appeal 3
topics bedroom decor, room decor, wall hanging, yarn wall hanging, tapestry, macrame, boho, dorm, bedroom, dorm room, wall art, yarn art, housewarming, gift for a friend, aesthetic
near beach house
colors cream, orange, teal, pink free
minutes 60 90
mess low
heart bar: driftwood, stick, dowel, bamboo, hanger = 1
heart yarn: yarn, cotton-cord, raffia, old-t-shirt = 30 yd
nice beads: wooden-bead, wooden-bead-ring, felt-ball, curtain-ring = 5
nice feathers: feather, tinsel, ribbon, lace = 2
tool scissors: scissors
tool card: cardboard, cereal-box, cardstock
tool comb: comb, plastic-fork, ruler
step cut: cut yarn card scissors by cc
step hitch: tie yarn bar > bar back by cc
step color: tie yarn bar > strands by cc
step comb: prepare comb yarn > fringe by cc
step trim: cut yarn scissors by cc
step diagonal: cut yarn scissors > point by cc
step tassels: tie yarn scissors > tassels by cc
step beads: thread beads yarn > beads by cc
step feathers: tie feathers yarn > feathers by cc
step hang: tie yarn bar > cord by cc
part cord = yarn a : z_ ~ 2.500 -74 -60 0 -98 74 -60
part back = yarn a : z ~ 5.4 -66 -56 -66 20 ; z ~- 5.4 -60 -56 -60 26 ; z ~ 5.4 -54 -56 -54 32 ; z ~- 5.4 -48 -56 -48 38 ; z ~ 5.4 -42 -56 -42 44 ; z ~- 5.4 -36 -56 -36 50 ; z ~ 5.4 -30 -56 -30 56 ; z ~- 5.4 -24 -56 -24 62 ; z ~ 5.4 -18 -56 -18 68 ; z ~- 5.4 -12 -56 -12 74 ; z ~ 5.4 -6 -56 -6 80 ; z ~- 5.4 0 -56 0 86 ; z ~ 5.4 6 -56 6 80 ; z ~- 5.4 12 -56 12 74 ; z ~ 5.4 18 -56 18 68 ; z ~- 5.4 24 -56 24 62 ; z ~ 5.4 30 -56 30 56 ; z ~- 5.4 36 -56 36 50 ; z ~ 5.4 42 -56 42 44 ; z ~- 5.4 48 -56 48 38 ; z ~ 5.4 54 -56 54 32 ; z ~- 5.4 60 -56 60 26 ; z ~ 5.4 66 -56 66 20
part strands = yarn b : z a 5.4 -54 -56 -54 0 ; z b- 5.4 -48 -56 -48 6 ; z b 5.4 -42 -56 -42 12 ; z b- 5.4 -36 -56 -36 18 ; z b 5.4 -30 -56 -30 24 ; z b- 5.4 -24 -56 -24 30 ; z b 5.4 -18 -56 -18 36 ; z b- 5.4 -12 -56 -12 42 ; z b 5.4 -6 -56 -6 48 ; z b- 5.4 0 -56 0 54 ; z b 5.4 6 -56 6 48 ; z b- 5.4 12 -56 12 42 ; z b 5.4 18 -56 18 36 ; z b- 5.4 24 -56 24 30 ; z b 5.4 30 -56 30 24 ; z b- 5.4 36 -56 36 18 ; z b 5.4 42 -56 42 12 ; z b- 5.4 48 -56 48 6 ; z a 5.4 54 -56 54 0
part fringe = yarn c : z c- 5.4 -36 -56 -36 -14 ; z c 5.4 -30 -56 -30 -8 ; z c- 5.4 -24 -56 -24 -2 ; z c 5.4 -18 -56 -18 4 ; z c- 5.4 -12 -56 -12 10 ; z c 5.4 -6 -56 -6 16 ; z c- 5.4 0 -56 0 22 ; z c 5.4 6 -56 6 16 ; z c- 5.4 12 -56 12 10 ; z c 5.4 18 -56 18 4 ; z c- 5.4 24 -56 24 -2 ; z c 5.4 30 -56 30 -8 ; z c- 5.4 36 -56 36 -14
part point = yarn d : z d- 5.4 -24 -56 -24 -34 ; z d 5.4 -18 -56 -18 -28 ; z d- 5.4 -12 -56 -12 -22 ; z d 5.4 -6 -56 -6 -16 ; z d- 5.4 0 -56 0 -10 ; z d 5.4 6 -56 6 -16 ; z d- 5.4 12 -56 12 -22 ; z d 5.4 18 -56 18 -28 ; z d- 5.4 24 -56 24 -34
part bar = bar own : stick ~ -92 -60 92 -58 9 ; r a -66 -58 5.2 14 2 ; r a -60 -58 5.2 14 2 ; r a -54 -58 5.2 14 2 ; r b -48 -58 5.2 14 2 ; r b -42 -58 5.2 14 2 ; r c -36 -58 5.2 14 2 ; r c -30 -58 5.2 14 2 ; r d -24 -58 5.2 14 2 ; r d -18 -58 5.2 14 2 ; r d -12 -58 5.2 14 2 ; r d -6 -58 5.2 14 2 ; r d 0 -58 5.2 14 2 ; r d 6 -58 5.2 14 2 ; r d 12 -58 5.2 14 2 ; r d 18 -58 5.2 14 2 ; r d 24 -58 5.2 14 2 ; r c 30 -58 5.2 14 2 ; r c 36 -58 5.2 14 2 ; r b 42 -58 5.2 14 2 ; r b 48 -58 5.2 14 2 ; r a 54 -58 5.2 14 2 ; r a 60 -58 5.2 14 2 ; r a 66 -58 5.2 14 2
part tassels = yarn d : r d -80 -20 10 10 3 ; z_ d 1.500 -80 -58 -80 -24 ; fringe d -86 -16 12 34 5 ; r d 80 -20 10 10 3 ; z_ d 1.500 80 -58 80 -24 ; fringe d 74 -16 12 34 5
part beads = beads own : o^ wood -80 -28 6 6 ; o^ wood 80 -28 6 6 ; o^ wood 0 70 6 6 ; o^ wood -24 52 5 5 ; o^ wood 24 52 5 5
part feathers = feathers w : feather w -48 40 -50 82 6 ; feather w 48 40 50 82 6
scene hang
`;
