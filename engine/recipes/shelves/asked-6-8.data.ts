/** What families ask for in their own words, from six years on. */
export const shelf = `
* water-cycle-in-a-bag | 4-5 6-8 9-12 | Weather, Nature
appeal 3
topics water cycle, evaporation, condensation, precipitation, where rain comes from, rain, clouds, science, science experiment, science project, school project, weather, states of matter
near window, sun
colors blue, yellow, white
minutes 40 30 35
waits 240
mess low
join bag: plastic-bag = 1
heart color: food-coloring, watercolor-paint = 3 drop
need sheet: paper, construction-paper, cardstock = 1 sheet
need pens: marker, crayon, colored-pencil, permanent-marker, oil-pastel = 3 color
join tape: tape, masking-tape, duct-tape
home water
home cup
step land: draw pens sheet > sheet land by ccc
step sky: draw pens sheet > sky by ccc
step mix: mix color water cup by ccc
step pour: fill bag by ggg
step press: prepare bag by ggg
step hang: tape tape sheet > bag by ttt
step watch: test sheet by ccc
step write: draw pens sheet by tcc
part sheet = sheet w : r ~ 0 0 150 188 3
part land = pens green : p_ brown -64 34 -36 -8 -8 34 ; q_ ~ 4 -75 32 -20 22 30 36 75 26 75 94 -75 94 ; l_ light-blue 6 -34 28 -24 38 -36 46 -22 60 ; q_ blue 3 -75 56 75 56 75 94 -75 94
part sky = pens b : o_ orange 48 -62 17 ; o_ yellow 48 -62 12 ; z_ orange 4 48 -40 48 -32 ; z_ orange 4 26 -60 18 -58 ; z_ orange 4 32 -46 26 -40 ; y_ light-blue -34 -62 26 16 7 0.2
part bag = bag w : z_ silver 3 -66 -86 66 -86 66 86 -66 86 -66 -86 ; q_ blue 6 -62 56 62 56 62 82 -62 82 ; r_ white 0 -80 130 6 ; d_ blue 3 -40 -36 -28 -30 -48 -22 -34 -12 -20 -18 ; z_ k 3 24 14 24 -16 ; p_ k 18 -14 30 -14 24 -24 ; r^ cream -50 -92 34 10 2 8 ; r^ cream 50 -92 34 10 2 -8
scene hang

* fraction-wheels | 6-8 9-12 | -
topics fractions, fraction, math, maths, learning fractions, halves and quarters, division, school, school project, homeschool, math game
near homework, pizza, pie
colors red, blue, yellow, green
minutes 35 40
mess low
heart plates: paper-plate, construction-paper, cardstock, cake-board, cereal-box, craft-foam, felt, paper = 4
heart pens: marker, crayon, colored-pencil, paint = 4 color
need ruler: ruler, craft-stick
nice pin: paper-fastener = 1
nice bag: envelope, paper-bag, small-box = 1
tool scissors: scissors
tool brush: paintbrush when pens=paint
home plate when plates!=paper-plate,cake-board
step trace: prepare plates scissors? plate? > plates by cc
step color: color pens plates brush? > tones by cc
step lines: draw ruler pens plates > lines by tc
step names: draw pens plates > names by cc
step cut: cut plates scissors by cc
step pin: build pin plates by cc
step play: play plates by cc
step bag: prepare bag plates by cc
part plates = plates own : o^ ~ -48 -48 44 44 ; o^ ~ 48 -48 44 44 ; o^ ~ -48 48 44 44 ; o^ ~ 48 48 44 44
part tones = pens a : o_ ~ -48 -48 40 40 ; a_ b 48 -48 40 0 -90 90 ; a_ b 46 -48 40 0 90 270 ; a_ c -47 47 40 0 -90 0 ; a_ c -47 49 40 0 0 90 ; a_ c -49 49 40 0 90 180 ; a_ c -49 47 40 0 180 270 ; o_ d 48 48 40 40
part lines = pens k : z_ ~ 2.5 47 -90 47 -6 ; z_ ~ 2.5 -90 48 -6 48 ; z_ ~ 2.5 -48 6 -48 90 ; z_ ~ 2.5 6 48 90 48 ; z_ ~ 2.5 48 6 48 90 ; z_ ~ 2.5 18 18 78 78 ; z_ ~ 2.5 18 78 78 18
part names = pens w : z_ ~ 4 -48 -58 -48 -38 ; z_ ~ 3 22 -54 34 -54 ; z_ ~ 3 62 -54 74 -54 ; d_ ~ 3 -66 30 -30 30 -66 66 -30 66 64 40 64 58 32 40 32 58 40 32 56 32 40 64 56 64
scene lay

* collection-box | 4-5 6-8 9-12 | Nature
extras box: cotton-ball, letter-bead
topics rock collection, rock collecting, rocks, collection, collecting, minerals, crystals, geology, shells, seashell, beach finds, nature walk, museum, treasure, treasure box, fossils, feathers, natural history, show and tell
near organizer, storage
colors navy, cream, gold
minutes 30 40 45
waits 45
mess low
heart box: egg-carton, small-box, cookie-tin, shoebox, takeout-box, plastic-tub, pizza-box = 1
heart finds: stone, pebble, seashell, crystal, sea-glass, acorn, feather, button, coin, bottle-cap, snail-shell, seed-pod, dried-bean = 6
need color: paint, acrylic-paint, construction-paper, wrapping-paper, marker, felt, sticker = 1
need labels: price-tag, index-card, paper, sticker, masking-tape, sticky-note = 6
nice beds: cotton-ball, felt, cotton-pad, tissue-paper = 6
nice walls@6-8,9-12: cardboard, cereal-box, craft-stick = 4
need pen: marker, pencil, ballpoint-pen, gel-pen
join stick: glue, glue-stick, tape
tool scissors: scissors when color=construction-paper,wrapping-paper,felt; walls
tool brush: paintbrush when color=paint,acrylic-paint
home water
step wash: wash finds water by ccc
step cover: decorate color box stick? brush? scissors? > box by tcc
step walls@6-8,9-12: build walls box stick by cc
step beds: arrange beds box > beds by ccc
step sort: arrange finds box > finds by ccc
step labels: draw labels pen > labels by gcc
step stick: glue labels box stick by ccc
step open: play box by ccc
part box = box own paint cover a : q^ ~ 5 -90 -56 90 -56 90 64 -90 64 ; q_ ~- 3 -82 -48 82 -48 82 56 -82 56 ; r_ ~ 0 4 164 5 ; r_ ~ -28 4 5 104 ; r_ ~ 28 4 5 104
part beds = beds w : o_ ~ -56 -24 20 16 ; o_ ~ 0 -24 20 16 ; o_ ~ 56 -24 20 16 ; o_ ~ -56 26 20 16 ; o_ ~ 0 26 20 16 ; o_ ~ 56 26 20 16
part finds = finds own : bits ~ 1.5 -56 -26 0 -26 56 -26 -56 24 0 24 56 24
part labels = labels w : r^ ~ -56 47 34 11 1 ; r^ ~ 0 47 34 11 1 ; r^ ~ 56 47 34 11 1 ; r^ ~ -56 -4 34 11 1 ; r^ ~ 0 -4 34 11 1 ; r^ ~ 56 -4 34 11 1 ; z_ k 1.5 -66 47 -46 47 ; z_ k 1.5 -10 47 10 47 ; z_ k 1.5 46 47 66 47 ; z_ k 1.5 -66 -4 -46 -4 ; z_ k 1.5 -10 -4 10 -4 ; z_ k 1.5 46 -4 66 -4
scene lay

* piano-key-card | 6-8 9-12 13+ | Music
extras card: sheet-music
topics piano, piano teacher, music teacher, teacher gift, thank you, thank you card, recital, concert, music lessons, music lover, keyboard, musician, birthday card, card, gift for a teacher
near keys
colors white, black, red
minutes 30 40 45
mess low
heart sheet: cardstock, construction-paper, watercolor-paper, paper = 1 sheet
heart keys: construction-paper, duct-tape, electrical-tape, washi-tape, marker, felt, craft-foam, cardstock, ribbon = 5 strip
need ruler: ruler
need pen: ballpoint-pen, gel-pen, marker
nice music: sheet-music = 1 page
nice bow: ribbon = 12 in
join stick: glue, glue-stick, tape when keys=construction-paper,felt,craft-foam,cardstock,ribbon; music; bow
tool scissors: scissors
step fold: fold sheet > sheet by ccc
step lines: draw ruler pen sheet > lines by tcc
step strips: cut keys scissors by ccc
step lay: decorate keys sheet stick? > keys by ccc
step music: glue music sheet stick > music by ccc
step words: draw pen sheet by ccc
step bow: decorate bow sheet stick > bow by ccc
step give: play sheet by ccc
part sheet = sheet w : r^ ~ 0 0 188 120 3
part lines = pen k : z_ ~ 1.6 -67 -60 -67 60 ; z_ ~ 1.6 -40 -60 -40 60 ; z_ ~ 1.6 -13 -60 -13 60 ; z_ ~ 1.6 13 -60 13 60 ; z_ ~ 1.6 40 -60 40 60 ; z_ ~ 1.6 67 -60 67 60
part keys = keys k : r_ k -67 -24 16 72 2 ; r_ k -40 -24 16 72 2 ; r_ k 13 -24 16 72 2 ; r_ k 40 -24 16 72 2 ; r_ k 67 -24 16 72 2
part music = music own : r_ ~ 0 54 188 12
part bow = bow c : r_ ~ -84 0 8 120 ; p^ ~ -84 0 -100 -12 -100 12 ; p^ ~ -84 0 -68 -12 -68 12
scene lay

* earth-in-layers | 4-5 6-8 9-12 | Space, Nature
appeal 3
topics layers of the earth, earth, planet earth, geology, earth science, core, plate tectonics, science project, school project, science fair, geography
near volcano, earthquake, earth day, globe, continents
colors blue, green, orange, yellow, red, brown
minutes 55 40 45
mess low
heart dough: modeling-clay, play-dough, salt-dough, polymer-clay, air-dry-clay = 6 color
need cutter: plastic-knife, string, ruler, craft-stick
nice flags: toothpick, craft-stick, sticky-note = 5
need labels: paper, index-card, masking-tape, sticky-note = 1
need pen: marker, pencil, ballpoint-pen
home mat
step core: shape dough mat by ccc
step outer: shape dough by tcc
step mantle: shape dough by ccc
step crust: shape dough > globe by tcc
step land: shape dough > land by ccc
step cut: shape dough cutter > inside by gtc
step labels: draw labels pen > labels by tcc
step flags: arrange flags dough > flags by ccc
part globe = dough a : o^ ~ 0 4 86 86
part land = dough b : b_ ~ -70 -30 -40 -56 -20 -40 -30 -10 -50 10 -66 0 ; b_ ~ -50 40 -30 30 -24 60 -40 72
part inside = dough f : a^ ~ 0 4 86 0 -90 90 ; a_ c 0 4 78 0 -90 90 ; a_ d 0 4 48 0 -90 90 ; a_ e 0 4 24 0 -90 90
part labels = labels w : r^ ~ 84 -66 30 12 2 ; r^ ~ 92 -24 30 12 2 ; r^ ~ 92 20 30 12 2 ; r^ ~ 84 64 30 12 2 ; z_ k 1.5 76 -66 92 -66 ; z_ k 1.5 84 -24 100 -24 ; z_ k 1.5 84 20 100 20 ; z_ k 1.5 76 64 92 64
part flags = flags wood : z_ ~ 2 44 -58 70 -66 ; z_ ~ 2 54 -22 78 -24 ; z_ ~ 2 36 12 78 20 ; z_ ~ 2 14 14 70 64
scene stand

* secret-signs-tablet | 6-8 9-12 13+ | -
appeal 3
topics clay tablet, ancient writing, alphabet, history, history project, archaeology, writing, secret code, school project, museum
near pyramid, cleopatra, mummy, norse myths, thor
variant cartouche | - | tan, gold, blue | ancient egypt, egypt, egyptian, hieroglyphics, hieroglyphs, pharaoh
variant cuneiform | - | tan, brown, red | mesopotamia, sumer, cuneiform, babylon, ancient mesopotamia
variant runestone | - | gray, red, white | viking, vikings, runes, norse mythology
variant greek | - | cream, black, orange | ancient greece, greece, greek, greek myths, greek alphabet
minutes 35 45 50
waits 720
mess some
heart clay: air-dry-clay, salt-dough, modeling-clay, polymer-clay, play-dough = 1
need tool: craft-stick, toothpick, pencil, chopstick, paper-straw, wooden-skewer, plastic-fork, paper-clip
nice color: paint, acrylic-paint, metallic-paint = 2 color
nice cord: string, leather-cord, raffia, cotton-cord = 12 in
tool roll: rolling-pin, bottle-cork, cardboard-tube
tool brush: paintbrush when color
need sheet: paper, index-card, notebook = 1 sheet
need pen: pencil, marker, ballpoint-pen
home mat
step plan: draw sheet pen by ccc
step roll: shape clay roll mat > slab-cartouche slab-cuneiform slab-runestone slab-greek by ccc
step edge: shape clay by ccc
step write: draw tool clay > signs-cartouche signs-cuneiform signs-runestone signs-greek by ccc
step hole: poke tool clay by ccc
step dry: dry clay by ccc
step color: paint color clay brush by ccc
step cord: tie cord clay > cord by ccc
step read: play clay sheet by ccc
part slab-cartouche@cartouche = clay a : q^ ~ 40 -48 -92 48 -92 48 92 -48 92 ; q_ ~+ 34 -40 -84 40 -84 40 84 -40 84
part slab-cuneiform@cuneiform = clay a : q^ ~ 14 -78 -66 78 -66 78 66 -78 66
part slab-runestone@runestone = clay a : b^ ~ -50 92 -64 10 -44 -70 0 -94 46 -68 62 10 50 92
part slab-greek@greek = clay a : q^ ~ 4 -84 -56 84 -56 84 64 -84 64 ; p^ ~ -92 -56 0 -92 92 -56
part signs-cartouche@cartouche = clay a : o_ ~- 0 -52 16 9 ; d_ ~+ 4 0 -52 ; l_ ~- 4 -24 -20 -12 -28 0 -20 12 -28 24 -20 ; z_ ~- 4 -20 8 20 8 ; a_ ~- 0 40 16 0 180 360 ; p_ ~- -14 70 14 70 0 52
part signs-cuneiform@cuneiform = clay a : p_ ~- -62 -46 -40 -40 -62 -34 ; p_ ~- -26 -46 -4 -40 -26 -34 ; p_ ~- 8 -50 20 -50 14 -26 ; p_ ~- 30 -50 42 -50 36 -26 ; p_ ~- -62 -10 -40 -4 -62 2 ; p_ ~- -24 -14 -12 -14 -18 10 ; p_ ~- 2 -14 14 -14 8 10 ; p_ ~- 26 -10 48 -4 26 2 ; p_ ~- -58 22 -46 22 -52 46 ; p_ ~- -30 28 -8 34 -30 40 ; p_ ~- 8 28 30 34 8 40 ; p_ ~- 42 22 54 22 48 46
part signs-runestone@runestone = clay a : z_ ~- 4 -30 -40 -30 0 ; z_ ~- 4 -30 -40 -16 -26 ; z_ ~- 4 -30 -24 -16 -10 ; z_ ~- 4 4 -40 4 0 ; z_ ~- 4 4 -40 18 -28 4 -18 18 0 ; z_ ~- 4 34 -40 34 0 ; z_ ~- 4 -30 20 -30 60 ; z_ ~- 4 -40 34 -20 46 ; z_ ~- 4 0 60 0 20 14 36 ; z_ ~- 4 30 20 30 60 ; z_ ~- 4 30 20 42 32
part signs-greek@greek = clay a : z_ ~- 4 -66 0 -54 -34 -42 0 ; z_ ~- 4 -60 -12 -48 -12 ; z_ ~- 4 -24 0 -24 -34 4 -34 4 0 ; o_ ~- 34 -17 15 17 ; o_ ~+ 34 -17 10 12 ; z_ ~- 4 26 -17 42 -17 ; z_ ~- 4 -60 14 -40 14 -50 30 -60 46 -38 46 ; z_ ~- 4 -22 46 -8 14 6 46 -22 46 ; z_ ~- 4 26 14 46 46 ; z_ ~- 4 46 14 26 46
part cord = cord own : l_ ~ 3 -12 -84 -20 -98 ; l_ ~ 3 12 -84 20 -98
scene lay

* finger-hockey-box | 6-8 9-12 | Sports
extras game: bell, bread-tag, clothespin, dried-bean, duct-tape, glitter-paper, paper, paper-clip, ric-rac, sticky-note, ticket-stub, washi-tape, wrapping-paper
appeal 3
topics game for two, hockey, ice hockey, two player game, board game, table game, table hockey, air hockey, rainy day, indoor game, sports, tournament, family game night, game, boredom
near party game, team, soccer
colors white, red, blue
minutes 35 40
mess low
heart box: pizza-box, shoebox, cardboard-box, cereal-box, baking-tray = 1
heart puck: bottle-cap, button, coin, plastic-lid, metal-lid, cork = 1
need sticks: craft-stick, pencil, wooden-spoon, plastic-spoon, chopstick = 2
need pens: marker, crayon, paint = 2 color
need ruler: ruler, craft-stick
nice nets: net-bag, tulle, paper-bag, fabric-scrap, paper-cup = 2
nice tape: washi-tape, electrical-tape, masking-tape = 1 roll
join stick: tape, masking-tape, glue when nets
tool scissors: scissors
tool brush: paintbrush when pens=paint
step trim: cut box scissors > box by tc
step goals: cut box scissors > goals by tc
step lines: draw pens ruler box brush? > lines by cc
step tape: tape tape box > rim by cc
step nets: tape nets box stick > nets by cc
step sticks: color pens sticks brush? > sticks by cc
step rules: test puck sticks box > puck by cc
step match: play box puck sticks by cc
part nets = nets own : q^ ~ 8 -98 -22 -84 -22 -84 22 -98 22 ; q^ ~ 8 84 -22 98 -22 98 22 84 22
part box = box own : q^ ~ 5 -90 -64 90 -64 90 64 -90 64 ; q_ a 3 -80 -54 80 -54 80 54 -80 54
part rim = tape c : z_ ~ 4 -84 -58 84 -58 ; z_ ~ 4 -84 58 84 58
part goals = box k : r_ ~ -84 0 8 40 ; r_ ~ 84 0 8 40
part lines = pens b : z_ ~ 3 0 -54 0 54 ; a_ ~ 0 0 20 17 0 360 ; z_ c 3 -42 -54 -42 54 ; z_ c 3 42 -54 42 54
part sticks = sticks own : stick ~ -64 40 -26 12 8 ; stick ~ 62 -40 30 -8 8
part puck = puck k : o ~ 2 4 9
scene lay

* picture-dominoes | 4-5 6-8 9-12 | -
extras game: dried-bean
topics dominoes, domino, game for two, game, table game, board game, math, math game, counting, numbers, travel game, family game night, two player game, rainy day, matching game, quiet time, learning to count, preschool
near grandpa
colors white, red, blue
minutes 35 40 45
mess low
heart tiles: craft-stick, stone, pebble, wood-slice, cardboard, cereal-box, cardstock, wooden-block, craft-foam = 15
heart pens: marker, paint, acrylic-paint, paint-marker, crayon, sticker = 3 color
nice bag: cloth-bag, sock, small-box, envelope, paper-bag = 1
tool scissors: scissors when tiles=cardboard,cereal-box,cardstock,craft-foam
tool swab: cotton-swab, pencil when pens=paint,acrylic-paint
step tiles: prepare tiles scissors? > tiles by tcc
step middle: draw pens tiles swab? > lines by tcc
step plan: arrange tiles by ccc
step dots: decorate pens tiles swab? > dots by ccc
step dry: dry tiles by ccc
step deal: play tiles by ccc
step lay: play tiles by ccc
step bag: prepare bag tiles by ccc
part tiles = tiles a : q^ ~ 6 -92 -22 -48 -22 -48 0 -92 0 ; q^ ~ 6 -44 -22 0 -22 0 0 -44 0 ; q^ ~ 6 4 -22 48 -22 48 0 4 0 ; q^ ~ 6 52 -22 74 -22 74 22 52 22 ; q^ ~ 6 52 26 74 26 74 70 52 70 ; q^ ~ 6 -44 44 0 44 0 66 -44 66
part lines = pens k : z_ ~ 2 -70 -20 -70 -2 ; z_ ~ 2 -22 -20 -22 -2 ; z_ ~ 2 26 -20 26 -2 ; z_ ~ 2 54 0 72 0 ; z_ ~ 2 54 48 72 48 ; z_ ~ 2 -22 46 -22 64
part dots = pens b : d_ ~ 2.6 -81 -11 ; d_ ~ 2.6 -64 -15 -54 -7 -38 -15 -28 -7 ; d_ c 2.6 -17 -17 -11 -11 -5 -5 9 -17 15 -11 21 -5 ; d_ ~ 2.6 37 -11 63 -11 ; d_ ~ 2.6 58 7 68 7 58 15 68 15 58 33 68 33 58 41 68 41 ; d_ c 2.6 58 56 68 62 -38 51 -28 59 -11 55
scene lay

* feelings-meter | 4-5 6-8 9-12 | -
topics feelings, emotions, big feelings, angry, anger, feeling angry, calm down, calming, worried, worry, sad, mad, tantrum, anxiety, nervous, mental health, calm corner, frustrated, how are you, morning meeting, school counselor
near jealous
colors red, orange, yellow, green, blue
minutes 25 30 35
mess low
heart strip: cardstock, cardboard, cereal-box, construction-paper, craft-stick, foam-board, corrugated-paper = 1 sheet
heart pens: marker, crayon, colored-pencil, paint, oil-pastel = 5 color
heart clip: clothespin, paper-clip, binder-clip, hair-tie, rubber-band = 1
nice cards: index-card, paper, sticky-note = 4
nice edge: washi-tape, sticker = 1
tool scissors: scissors when strip=cardstock,cardboard,cereal-box,construction-paper,foam-board,corrugated-paper
tool brush: paintbrush when pens=paint
step strip: prepare strip scissors? > strip by tcc
step fields: color pens strip brush? > fields by ccc
step faces: draw pens strip > faces by tcc
step edge: decorate edge strip > edge by ccc
step ideas: draw cards pens by gcc
step clip: prepare clip strip > clip by ccc
step ask: play clip strip by ccc
part strip = strip own : r^ ~ 0 0 62 192 10
part fields = pens a : q_ ~ 6 -25 -90 25 -90 25 -56 -25 -56 ; r_ b 0 -37 50 34 ; r_ c 0 -1 50 34 ; r_ d 0 35 50 34 ; q_ e 6 -25 55 25 55 25 90 -25 90
part faces = pens k : d_ ~ 2.6 -7 -77 7 -77 ; z_ ~ 2.4 -9 -63 0 -68 9 -63 ; z_ ~ 2.4 -12 -84 -4 -80 ; z_ ~ 2.4 12 -84 4 -80 ; d_ ~ 2.6 -7 -42 7 -42 ; l_ ~ 2.4 -8 -28 0 -32 8 -28 ; d_ ~ 2.6 -7 -6 7 -6 ; z_ ~ 2.4 -8 6 8 6 ; d_ ~ 2.6 -7 30 7 30 ; l_ ~ 2.4 -8 38 0 43 8 38 ; d_ ~ 2.6 -7 66 7 66 ; l_ ~ 2.4 -10 74 0 82 10 74
part edge = edge own : r_ ~ -28 0 5 170 ; r_ ~ 28 0 5 170
part clip = clip wood : r^ ~ 44 -1 50 14 3 ; r_ ~- 30 -1 6 16
scene stand

* box-of-sunshine | 4-5 6-8 9-12 13+ | -
extras gift: crinkle-paper, photo, flower, ribbon, sticker, bookmark, clover, pressed-flower
extras box: crinkle-paper, tissue-paper, sticker, ribbon, felt-sticker, wrapping-paper, photo, glitter-glue, letter-bead
appeal 3
topics cheer up, get well, get well soon, thinking of you, care package, sick, hospital, encouragement, kindness, sad, missing you, long distance, moving away, grandma, grandpa, cousin, best friend, gift for a friend, deployment, homesick, exam stress, new neighbor, lonely, gift, sunshine
near sun
colors yellow, orange, white
minutes 30 40 45 50
mess low
heart box: shoebox, small-box, tissue-box, cardboard-box, takeout-box, pizza-box, cookie-tin = 1
heart yellow: construction-paper, tissue-paper, cardstock, wrapping-paper, felt, crepe-paper = 3
need slips: paper, index-card, sticky-note, cardstock, construction-paper = 5
need pens: marker, crayon, colored-pencil, gel-pen, ballpoint-pen = 2 color
nice fill: tissue-paper, crinkle-paper, cotton-ball, crepe-paper = 1 handful
nice treats: tea-bag, candy, sticker, flower, photo, pressed-flower, lemon, bookmark = 3
join stick: glue, glue-stick, tape
tool scissors: scissors
step coat: decorate yellow box stick > box by cccc
step sun: cut slips scissors > sun by gtcc
step lid: glue slips box stick > rays by cccc
step face: draw pens slips > face by cccc
step notes: draw pens slips > notes by gccc
step fill: fill fill box > fill by cccc
step treats: arrange treats box > treats by cccc
step send: prepare slips box by tccc
part box = yellow a : q^ ~ 5 -84 6 84 6 76 84 -84 84 ; q^ ~+ 5 -88 -90 88 -90 88 -6 -88 -6
part rays = slips b : s^ ~ 0 -48 12 38 24
part sun = slips c : o^ gold 0 -48 24
part face = pens k : d_ ~ 3 -8 -52 8 -52 ; u 0 -45 9
part notes = slips w : r^ ~ -44 8 34 24 2 -10 ; r^ ~ 44 8 34 24 2 10 ; z_ k 2 -54 6 -36 3 ; z_ k 2 36 4 54 7
part fill = fill own : y^ ~ 0 12 50 14 9 0.2
part treats = treats own : bits ~ 1.3 -14 4 14 4 0 14
scene stand

* cocoa-in-a-jar | 4-5 6-8 9-12 13+ | Food
extras gift: candy-cane, cinnamon-stick, wooden-spoon, dried-orange-slice, bell
appeal 3
topics hot chocolate, cocoa, secret santa, gift exchange, cheap gift, homemade gift, gift under no money, stocking filler, stocking stuffer, marshmallows, jar gift, gift for a neighbor, neighbor, gift in a jar, christmas gift, teacher gift, winter, snow day, thank you, gift for grandma, gift for grandpa, housewarming, party favor, food gift, mason jar, cozy
near coach, sleepover
colors brown, white, red
minutes 40 30 35 35
mess some
heart jar: glass-jar, plastic-jar = 1
heart cocoa: cocoa = 1/2 cup
need sugar: sugar = 1/2 cup
nice top: marshmallow, candy-cane, cinnamon-stick, sprinkles, candy = 1 handful
nice cloth: fabric-scrap, packing-paper, paper-napkin, felt, wrapping-paper, paper-bag, paper-doily = 1
nice bow: ribbon, raffia, string, yarn = 18 in
nice stamp: potato = 1
need print: washable-ink-pad, paint, acrylic-paint = 1 color when stamp
need tag: price-tag, cardstock, index-card, paper, construction-paper = 1 sheet
need pen: marker, ballpoint-pen, gel-pen, colored-pencil
tool scissors: scissors
home bowl
home kitchen-knife when stamp
home spoon
home water
step wash: wash jar water by cccc
step mix: mix cocoa sugar bowl spoon by cccc
step fill: fill jar spoon > jar layers by cccc
step top: fill top jar > top by cccc
step carve: cut stamp kitchen-knife by gggt
step cloth: cut cloth scissors > cloth by tccc
step stamp: print stamp print cloth? tag > stamps by tccc
step tag: draw tag scissors pen > tag by tccc
step bow: tie bow tag jar > bow by tccc
step give: prepare jar by tccc
part jar = jar own : jar ~ 0 -62 100 150
part layers = cocoa a : q_ brown 10 -44 14 44 14 42 82 -42 82 ; q_ cream 4 -44 -4 44 -4 44 14 -44 14
part top = top w : o_ ~ -28 -16 11 9 ; o_ ~ 0 -18 11 9 ; o_ ~ 28 -16 11 9 ; o_ ~ -14 -30 11 9 ; o_ ~ 14 -30 11 9
part cloth = cloth c : b^ ~ -50 -66 -40 -90 0 -94 40 -90 50 -66 58 -50 40 -56 0 -50 -40 -56 -58 -50
part stamps = stamp red : s_ red -20 -74 5 8 4 ; s_ red 6 -80 5 8 4 ; s_ red 30 -72 5 8 4
part bow = bow c : r_ ~- 0 -60 92 6 ; p^ ~- 0 -60 -22 -72 -20 -48 ; p^ ~- 0 -60 22 -72 20 -48
part tag = tag w : q^ ~ 3 30 -30 66 -22 58 12 22 4 ; z_ k 2 34 -16 54 -12 ; z_ k 2 32 -6 50 -2
scene stand

* page-jar-lantern | 4-5 6-8 9-12 13+ | -
extras jar: bead, copper-tape, ribbon-rose
appeal 3
topics lantern, jar lantern, night light, mason jar, gift, teacher gift, gift for mom, gift for grandma, room decor, housewarming, cozy, light
near violin, concert, poetry, road trip, geography, hiking
variant music | Music | cream, black, gold | music, piano, piano teacher, music teacher, sheet music, recital, choir, music lover
variant book | - | cream, brown, gold | books, reading, library, librarian, book lover, bookworm, book club, teacher, dark academia
variant map | - | light green, blue, red | map, maps, travel, moving away, long distance, travel lover
minutes 45 35 40 45
waits 90
mess some
heart jar: glass-jar, plastic-jar = 1
heart page: sheet-music, old-book-page, map, newspaper = 2 sheet
join stick: glue
join light: LED-candle, LED-tea-light, string-light, flashlight, glow-stick
nice cut: construction-paper, cardstock = 1 scrap
nice bow: ribbon, lace, string, raffia, yarn = 24 in
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home water
step strip: cut page scissors by tccc
step thin: mix stick water brush by cccc
step wrap: paint page jar stick brush > jar page by tccc
step top: paint stick jar brush by cccc
step cut: cut cut scissors stick > shape-music shape-book shape-map by tccc
step dry: dry jar by cccc
step bow: tie bow jar > bow by tccc
step light: build light jar > glow by gggg
part jar = jar own : jar ~ 0 -66 104 152
part page = page a : q_ ~ 8 -50 -38 50 -38 50 80 -50 80 ; z_ brown 1.2 -44 -22 44 -22 ; z_ brown 1.2 -44 -12 44 -12 ; z_ brown 1.2 -44 58 44 58 ; z_ brown 1.2 -44 68 44 68
part glow = light gold : y_ ~+ 0 26 28 32 9 0.14
part shape-music@music = cut k : o_ ~ -12 40 10 8 -20 ; z_ ~ 4 -3 38 -3 -2 18 4
part shape-book@book = cut brown : p_ ~ 0 14 -30 6 -30 36 0 44 ; p_ ~ 0 14 30 6 30 36 0 44
part shape-map@map = cut c : x_ ~ 0 20 18 26 180 ; o_ w 0 14 7
part bow = bow c : r_ ~ 0 -42 84 6 ; p^ ~ 0 -42 -22 -54 -20 -30 ; p^ ~ 0 -42 22 -54 20 -30
scene stand

* stick-eiffel-tower | 6-8 9-12 13+ | -
extras machine: flag
topics eiffel tower, paris, france, french, french class, architecture, tower, engineering, stem, landmarks, bastille day, geography project, school project
near europe, around the world, countries, travel
colors black, blue, red
minutes 50 60 70
waits 60
mess low
heart sticks: craft-stick, paper-straw, wooden-skewer, plastic-straw = 24
need base: cardboard, cereal-box, cardstock, foam-board = 1 sheet
nice flag: paper, construction-paper, ribbon = 1 scrap
nice pen: marker, crayon, colored-pencil = 3 color
nice color: paint, acrylic-paint = 1 color
nice light: string-light, LED-light = 1
join stick: glue, glue-gun
tool brush: paintbrush when color
tool scissors: scissors
step legs: glue sticks stick > legs by ccc
step cross: glue sticks scissors stick > cross by ccc
step second: glue sticks stick > back by ccc
step join: build sticks stick by tcc
step top: glue sticks stick > top by ccc
step base: glue base stick > base by ccc
step color: paint color sticks brush by ccc
step flag: glue flag pen? scissors stick > flag by ccc
step light: decorate light sticks > lights by tcc
step show: test base by ccc
part base = base own : p^ ~ -76 92 76 92 60 80 -60 80
part back = sticks wood : z^ ~- 5 -34 82 -10 -30 ; z^ ~- 5 34 82 10 -30
part legs = sticks wood paint color a : z^ ~ 7 -58 84 -28 20 -10 -36 -2 -90 ; z^ ~ 7 58 84 28 20 10 -36 2 -90
part cross = sticks wood paint color a : z^ ~ 6 -46 40 46 40 ; z^ ~ 6 -24 4 24 4 ; z^ ~ 5 -12 -32 12 -32 ; z_ ~ 4 -40 36 22 6 ; z_ ~ 4 40 36 -22 6 ; z_ ~ 4 -20 0 11 -30 ; z_ ~ 4 20 0 -11 -30 ; l_ ~ 5 -44 82 -26 54 0 46 26 54 44 82
part top = sticks wood paint color a : z^ ~ 5 0 -84 0 -99
part flag = flag w : r^ b 5 -94 6 10 ; r^ w 11 -94 6 10 ; r^ c 17 -94 6 10
part lights = light gold : d_ ~ 3 -54 76 -40 44 -26 10 -14 -20 -6 -56 54 76 40 44 26 10 14 -20 6 -56
scene stand

* my-town-map | 4-5 6-8 9-12 | -
extras picture Transportation: aluminum-foil, craft-foam, felt-sticker, rubber-stamp, washi-tape
topics map, maps, geography, community, my town, neighborhood, my street, city, school project, social studies, directions, compass, moving to a new house, new house, way to school, roads
near explorer, treasure map, transportation
colors green, gray, blue, red
minutes 60 45 50
mess low
heart sheet: packing-paper, paper, cardboard, wrapping-paper, paper-bag, construction-paper, pizza-box = 1 sheet
heart pens: marker, crayon, colored-pencil, oil-pastel = 4 color
nice houses: small-box, construction-paper, wooden-block, bottle-cork, milk-carton, cork = 5
nice roads: masking-tape, washi-tape, electrical-tape, string, yarn = 1 roll
nice trees: moss, kitchen-sponge, pom-pom, leaf, pinecone, tissue-paper = 5
nice cars: toy-car, button, bead = 2
join stick: glue, glue-stick, tape
step center: draw pens sheet > sheet by ccc
step walk: prepare pens by ttc
step roads: draw pens sheet > streets by tcc
step tape: tape roads sheet stick? > roads by ccc
step houses: glue houses sheet stick > houses by ccc
step trees: glue trees sheet stick > trees by ccc
step legend: draw pens sheet > legend by tcc
step cars: arrange cars sheet > cars by ccc
step ride: play sheet by ccc
part sheet = sheet cream : r ~ 0 0 188 150 4
part streets = pens b : z_ ~ 10 -94 -20 94 -20 ; z_ ~ 10 -30 -75 -30 75 ; z_ ~ 10 44 -20 44 75 ; l_ c 10 -94 52 -60 40 -30 56 10 40
part roads = roads b : z_ ~ 10 -94 -20 94 -20 ; z_ ~ 10 -30 -75 -30 75 ; z_ ~ 10 44 -20 44 75
part houses = houses d : r^ ~ -62 -50 30 26 3 ; r^ ~ 6 -50 34 26 3 ; r^ ~ 70 -50 26 26 3 ; r^ ~ 6 12 30 26 3 ; r^ ~ 70 14 26 26 3
part trees = trees a : y^ ~ -64 8 9 9 7 0.2 ; y^ ~ -78 24 9 9 7 0.2 ; y^ ~ -50 24 9 9 7 0.2 ; y^ ~ 14 56 9 9 7 0.2 ; y^ ~ 72 56 9 9 7 0.2
part legend = pens k : z_ ~ 3 84 -68 84 -54 ; p_ ~ 79 -62 89 -62 84 -72 ; z_ ~ 2 -88 66 -66 66
part cars = cars d : toycar ~ -4 -12 12 ; toycar ~ 60 -12 12
scene lay

* trading-card-box | 6-8 9-12 13+ | -
extras box: sticker, stick-on-gem, electrical-tape, duct-tape, letter-bead, metallic-paper, patch, felt, puzzle-piece, glitter-paper, toy-animal, aluminum-foil
appeal 1
topics trading cards, trading card, card collection, football cards, baseball cards, pokemon cards, pokemon, collection, collecting, sports cards, magic cards, organizer, storage, game box
near card game, soccer, football, baseball, card deck
colors red, navy, white free
minutes 40 45 50
waits 30
mess low
heart box: shoebox, small-box, cereal-box, tissue-box, cookie-tin, cardboard-box = 1
heart cover: marker, paint, construction-paper, wrapping-paper, duct-tape, felt, fabric-scrap, washi-tape = 2 color
need walls: cardboard, cereal-box, cardstock, foam-board = 2
need tabs: index-card, paper, cardstock, sticky-note = 4
need pen: marker, pencil, ballpoint-pen
nice bed: felt, craft-foam, fabric-scrap, paper-towel = 1
nice clasp: hook-and-loop-tape, ribbon, rubber-band, button = 1
need ruler: ruler
join stick: glue, tape
tool scissors: scissors
tool brush: paintbrush when cover=paint
step measure: draw ruler pen box by ccc
step cover: decorate cover box stick? brush? > box by ccc
step walls: cut walls ruler scissors by tcc
step rooms: build walls box stick > rooms by ccc
step bed: glue bed box stick by ccc
step tabs: cut tabs pen scissors > tabs by ccc
step clasp: glue clasp box stick > clasp by ccc
step sort: play box by ccc
part rooms = walls kraft : r_ ~ -26 -20 5 60 ; r_ ~ 26 -20 5 60
part tabs = tabs w : r^ ~ -54 -34 34 40 3 ; r^ ~ 0 -38 34 40 3 ; r^ ~ 54 -34 34 40 3 ; z_ k 3 -64 -44 -44 -44 ; z_ k 3 -10 -48 10 -48 ; z_ k 3 44 -44 64 -44
part box = box own paint cover a : q^ ~ 4 -84 -18 84 -18 78 72 -78 72 ; r_ b 0 26 156 22 ; s_ c 0 26 5 17 7
part clasp = clasp own : r^ ~ 0 -14 20 16 3
scene stand

* newspaper-couture | 4-5 6-8 9-12 13+ | -
extras worn: gift-bow, tulle, lace, ric-rac, ribbon, crepe-paper, coffee-filter, origami-paper, button, feather, sequin, tinsel, bell, old-jewelry-piece, paint-chip, glitter-glue, ribbon-rose, flower, raffia, yarn, wrapping-paper, charm, cotton-cord, paper-strip
appeal 3
topics fashion show, recycled fashion, recycled fashion show, trash fashion, fashion, fashion design, upcycled fashion, recycling, earth day, dress up, costume, upcycling, sustainable fashion, newspaper, runway, party game
near school play, theater, sleepover
colors white, black, red
minutes 60 45 60 70
mess some
place floor
heart paper: newspaper, packing-paper, wrapping-paper, map, paper-bag = 12 sheet
heart tape: duct-tape, masking-tape, tape, washi-tape = 1 roll
nice gems: bottle-cap, candy-wrapper, old-CD, button, bread-tag, sticker = 8
nice trim: plastic-bag, ribbon, bubble-wrap, crepe-paper, tissue-paper = 3
nice cup: paper-cup, paper-plate, egg-carton = 1
tool scissors: scissors
step belt: fold paper tape > belt by tccc
step pleats: fold paper by tccc
step skirt: tape paper tape > skirt by ttcc
step top: fold paper tape > top by ttcc
step rose: roll paper tape > rose by tccc
step gems: tape gems paper tape > gems by cccc
step trim: tape trim paper tape scissors > trim by tccc
step cup: build cup paper tape > hat by cccc
step show: play paper by cccc
part skirt = paper own : p^ ~ -24 2 24 2 70 88 -70 88 ; z_ k 1.4 -16 6 -46 86 ; z_ k 1.4 -8 6 -22 86 ; z_ k 1.4 0 6 0 86 ; z_ k 1.4 8 6 22 86 ; z_ k 1.4 16 6 46 86
part top = paper own : p^ ~ -26 2 26 2 34 -46 16 -40 0 -20 -16 -40 -34 -46 ; z_ k 1.4 -20 -10 20 -10 ; z_ k 1.4 -24 -24 -8 -24 ; z_ k 1.4 8 -24 24 -24
part belt = tape c : r_ ~ 0 3 56 11
part rose = paper own : o^ ~ 22 4 12 ; i_ k 22 4 9 2 2
part gems = gems c : d_ ~ 4 -14 -34 -7 -27 0 -24 7 -27 14 -34
part trim = trim c : fringe ~ -70 82 140 16 12
part hat = cup b : p^ ~ -20 -64 20 -64 0 -96 ; r^ ~ 0 -62 52 7 3
scene stand

* sign-on-a-stick | 4-5 6-8 9-12 13+ | -
extras board: washi-tape, duct-tape, electrical-tape
appeal 1
topics protest, climate strike, demonstration, poster, sign, save the planet, election day, school election, fan sign, team spirit, cheerleading, welcome home, homecoming, marathon, school spirit, stop bullying, pep rally, airport
near kindness, peace, black history month, concert
colors yellow, black, red
minutes 35 40 45 50
waits 45
mess some
heart board: cardboard, foam-board, cardstock, pizza-box, cereal-box, cardboard-box = 1 sheet
heart stick: stick, cardboard-tube, dowel, ruler, wooden-spoon, bamboo = 1
need color: paint, acrylic-paint, marker, crayon, paint-marker, chalk-marker = 2 color
nice letters: stencil, cardboard-letter, construction-paper, felt-sticker, washi-tape = 1
nice edge: ribbon, duct-tape, fabric-scrap, crepe-paper, glitter-paper = 3 strip
need pencil: pencil, chalk
nice ruler@6-8,9-12,13+: ruler = 1
join tape: tape, duct-tape, masking-tape
tool brush: paintbrush, sponge-brush when color=paint,acrylic-paint
tool scissors: scissors
step words: draw pencil board by gccc
step shape: cut board scissors > board by gtcc
step lines: draw board pencil ruler? by tccc
step color: color color board brush? > words by cccc
step picture: color color board brush? > picture by cccc
step letters: decorate letters board tape by cccc
step dry: dry board by cccc
step edge: tape edge board tape > edge by tccc
step stick: tape stick board tape > stick by tccc
step test: test board by cccc
part stick = stick wood : stick ~ 0 20 0 98 9
part edge = edge c : r^ ~ -62 58 10 40 2 8 ; r^ ~ 0 60 10 36 2 ; r^ ~ 62 58 10 40 2 -8
part board = board a : q^ ~ 5 -92 -80 92 -80 92 44 -92 44
part words = color k : z_ ~ 9 -72 -50 24 -50 ; z_ ~ 9 -72 -24 8 -24 ; z_ ~ 9 -72 2 24 2
part picture = color b : o_ red 60 -18 25 25 ; h_ w 60 -18 13
scene stand
`;
