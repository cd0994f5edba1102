/** For the walls, doors and tables of a room: made to be hung up, lit and shown to friends. */
export const shelf = `
* message-branch | 6-8 9-12 13+ | -
extras hanging: eucalyptus, lavender, feather, leaf, fake-leaf, charm, wooden-craft-shape, old-book-page, price-tag, bead, letter-bead, felt-ball, crystal
appeal 1
topics dorm decor, dorm, dorm room, room decor, bedroom decor, bedroom, new room, going to college, college, photos, photo display, memory wall, aesthetic, boho, wall hanging, wall decor, teen room, gift for my sister, moving away, homesick, summer memories
near room makeover, big sister, vision board, pinterest, roommate
colors tan, teal, pink free
minutes 80 60 60
mess low
heart rod: driftwood, stick, dowel, bamboo, broom-handle, hanger, ruler = 1
heart cords: cotton-cord, string, yarn, rope, fishing-line, ribbon, paracord, leather-cord, embroidery-floss, raffia, shoelace = 16 ft
heart shows: photo, old-calendar-picture, old-greeting-card, ticket-stub, map, magazine, playing-card, envelope = 8
nice clips: clothespin, binder-clip, paper-clip, bobby-pin, washi-tape, paper-fastener, bread-tag = 10
nice cork: cork-sheet, cork, burlap, felt, cardboard, foam-board, corrugated-paper = 1
nice chips: paint-chip, price-tag, index-card, sticky-note, cardstock, paper-strip, construction-paper, origami-paper = 5
nice cloth: fabric-scrap, lace, denim, tulle, bandana, cloth-napkin, old-t-shirt, ribbon, pillowcase, scarf = 1 piece
nice beads: wooden-bead, bead, button, seashell, metal-washer, bell, old-key, charm, sea-glass, bottle-cap, letter-bead = 8
nice green: fake-leaf, feather, pressed-flower, eucalyptus, lavender, leaf, air-plant, pom-pom, moss = 5
nice light: string-light, LED-candle = 1
tool pen: gel-pen, metallic-pen, paint-marker, ballpoint-pen, permanent-marker, marker when chips
join glue: glue, glue-gun, tape, waterproof-glue when cork
tool scissors: scissors
step hang: tie cords rod scissors > rod cords by tcc
step drop: tie cords rod by tcc
step cloth: tie cloth rod scissors > cloth by ccc
step cork: glue cork cords glue scissors > cork by tcc
step beads: thread beads cords > beads by ccc
step chips: draw chips pen cords > chips by ccc
step shows: build shows clips? cords > shows clips by ccc
step green: tie green cords > green by ccc
step last: arrange rod light? > light by tcc
step send: play rod by ccc
part cords = cords w : z_ w 2.5 -80 -72 0 -100 80 -72 ; z_ w 2 -66 -68 -66 78 ; z_ w 2 -24 -68 -24 84 ; z_ w 2 20 -68 20 84 ; z_ w 2 64 -68 64 76
part rod = rod wood : stick wood -92 -70 92 -66 9
part cloth = cloth b : fringe ~ -88 -66 16 70 3 ; fringe ~ 74 -66 14 60 3
part cork = cork brown : r^ brown 42 50 46 36 3 ; d_ red 3 30 44 52 46
part chips = chips own : r^ teal -66 62 24 22 2 ; r^ yellow 20 -22 22 20 2 ; r^ pink -24 74 24 18 2
part shows = shows own : r^ w -66 -26 34 40 1 ; r_ light-blue -66 -30 27 26 ; r^ w -24 4 34 40 1 ; r_ orange -24 0 27 26 ; r^ w 20 22 30 34 1 ; r_ light-green 20 18 24 22 ; r^ w 64 -8 32 38 1 ; r_ purple 64 -12 26 25 ; r^ w -66 24 32 30 1 ; r_ yellow -66 22 26 20
part clips = clips wood : r^ wood -66 -48 6 12 1 ; r^ wood -24 -18 6 12 1 ; r^ wood 20 4 6 12 1 ; r^ wood 64 -28 6 12 1
part beads = beads gold : d^ gold 5 -66 80 -24 -50 20 -46 64 22 ; d^ teal 5 -24 -38 64 76
part green = green green : j_ green -80 -70 -64 -84 5 ; j_ dark-green -66 -70 -48 -82 5 ; j_ green 60 -68 76 -82 5 ; j_ dark-green 74 -68 92 -80 5
part light = light yellow : d^ yellow 4 -70 -62 -44 -56 -14 -62 12 -56 40 -62 70 -56
scene hang

* door-of-strings | 9-12 13+ | -
extras hanging: charm, bell, crystal, plastic-straw
topics bead curtain, door curtain, beaded curtain, room decor, bedroom decor, hippie, boho, seventies, retro, y2k, disco, teen room, hangout, party decoration, photo backdrop, backdrop, upcycling
near bedroom, clubhouse, den, reading nook, birthday decoration, recycling, sleepover
colors purple, orange, teal free
minutes 100 110
mess low
heart rod: dowel, broom-handle, stick, bamboo, driftwood, PVC-pipe, pool-noodle = 1
heart strands: string, yarn, fishing-line, cotton-cord, beading-elastic, ribbon, embroidery-floss, raffia, plastic-lacing, paracord, sewing-thread = 30 ft
heart bits: bead, wooden-bead, paper-straw, plastic-straw, button, dry-pasta, bottle-cap, letter-bead, bread-tag, cork, seashell = 40
nice long: cardboard-tube, bamboo, magazine, map, reed, pool-noodle, corrugated-paper, junk-mail, wrapping-paper, sheet-music, old-book-page = 4 sheet
nice shine: old-CD, sequin, soda-can, mosaic-tile, aluminum-foil, glass-gem, candy-wrapper, cellophane, metallic-paper, plastic-mirror, foil-tray = 6
nice soft: pom-pom, felt-ball, tulle, felt, cotton-ball, craft-foam, packing-peanut, fabric-scrap, cupcake-liner, feather = 8
nice ends: bell, metal-washer, old-key, nuts-and-bolts, charm, plastic-spoon, metal-spoon, crystal, stone, guitar-pick, board-game-piece = 8
nice top: tinsel, lace, string-light, ric-rac, ribbon, fake-leaf, ivy, feather, denim = 1
tool scissors: scissors
tool needle: needle, craft-wire, twist-tie
nice color: paint-marker, acrylic-paint, marker, permanent-marker, glitter-glue = 2 color
step cut: cut strands scissors > strands by cc
step sort: arrange bits soft? by cc
step color: decorate color bits > tint by cc
step roll: cut long scissors > long by cc
step first: thread bits strands needle soft? > bits soft by cc
step shine: tie shine strands > shine by cc
step ends: tie ends strands > ends by cc
step rod: tie strands rod > rod by cc
step top: tie top rod > top by cc
step through: play rod by cc
part strands = strands w : z_ k 1.2 -78 -80 -78 84 ; z_ k 1.2 -54 -80 -54 76 ; z_ k 1.2 -30 -80 -30 62 ; z_ k 1.2 -6 -80 -6 50 ; z_ k 1.2 18 -80 18 50 ; z_ k 1.2 42 -80 42 62 ; z_ k 1.2 66 -80 66 76
part rod = rod wood : stick wood -92 -82 92 -82 8
part bits = bits a : d^ ~ 5 -78 -60 -54 -48 -30 -60 -6 -48 18 -60 42 -48 66 -60 -78 4 -54 16 -30 4 -6 16 18 4 42 16 66 4 ; d^ orange 5 -78 -46 -54 -34 -30 -46 -6 -34 18 -46 42 -34 66 -46 -78 18 -54 30 -30 18 -6 30 42 30 66 18
part tint = color teal : d_ teal 2 -78 -60 -30 -60 18 -60 66 -60
part long = long c : r^ ~ -78 -24 7 26 3 ; r^ yellow -54 -10 7 24 3 ; r^ ~ -30 -24 7 26 3 ; r^ yellow -6 -10 7 24 3 ; r^ ~ 18 -24 7 26 3 ; r^ yellow 42 -10 7 24 3 ; r^ ~ 66 -24 7 26 3
part shine = shine silver : o^ silver -78 42 10 10 ; o^ silver -30 40 10 10 ; o^ silver 42 46 10 10 ; o^ silver 66 40 10 10 ; d_ light-blue 3 -78 42 -30 40 42 46 66 40
part soft = soft pink : y^ pink -54 52 9 9 11 0.2 ; y^ pink -6 44 9 9 11 0.2 ; y^ pink 18 26 9 9 11 0.2
part ends = ends gold : d^ gold 6 -78 84 -54 76 -30 62 -6 56 18 50 42 66 66 78
part top = top own : fringe a -90 -80 180 12 18
scene hang

* rail-for-the-team | 6-8 9-12 13+ | Sports
extras board: patch, shoelace, bay-leaf, wooden-letter
appeal 1
topics medals, medal hanger, medal holder, locker room, sports room, team, end of season, senior night, room decor, coat rack, hooks, running medals
near locker, baseball, hockey, basketball, soccer, wrestling, wrestler, track, running, swimming, gymnastics, karate, skateboard, skating, lacrosse, football, fan, coach gift, jersey
colors red, white, navy free
minutes 100 75 80
waits 60
mess some
heart board: wood-scrap, skateboard, dowel, broom-handle, wooden-box, driftwood, stick, foam-board = 1
heart gear: old-jersey, old-t-shirt, tube-sock, bandana, flag, ribbon, denim = 1
nice sand: sandpaper
nice coat: acrylic-paint, spray-paint, paint, metallic-paint = 2 color
nice hooks: coat-hook, cup-hook, wood-screw, nail, spool, clothespin, bottle-cork, cork, wooden-bead-ring, curtain-ring, binder-clip, nuts-and-bolts, craft-wire = 4
nice cord: rope, cotton-cord, paracord, string, shoelace, leather-cord, old-belt, zip-tie, ribbon = 3 ft
nice caps: bottle-cap, plastic-lid, coin, button, metal-lid, metal-washer, guitar-pick, sticker = 6
nice letters: duct-tape, electrical-tape, felt, sticker, masking-tape, craft-foam, cardboard-letter, wooden-letter, washi-tape, patch = 1 piece
nice proof: ticket-stub, photo, magazine, playing-card, ribbon, newspaper, map, price-tag, patch = 3
nice stitch: sewing-thread, embroidery-floss
tool needle: needle when stitch
join glue: glue, glue-gun, waterproof-glue, duct-tape
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint,metallic-paint
tool pen: permanent-marker, paint-marker, marker, pencil
tool scissors: scissors
step plan: draw board sand? pen > board by ccc
step coat: paint coat board brush? > coat by ccc
step gear: cut gear scissors board glue > gear by tcc
step stitch: sew stitch gear needle > stitch by tcc
step hooks: build hooks board > hooks by ttc
step name: glue letters caps? board scissors glue > letters caps by ccc
step proof: glue proof board glue > proof by ccc
step cord: tie cord board > cord by tcc
step place: test board by tcc
step rule: play board gear by ccc
part cord = cord w : z_ tan 4 -70 -18 0 -84 70 -18
part board = board own : r^ wood 0 0 188 46 4
part coat = coat a : r_ a 0 0 182 40 3 ; r_ b 0 -16 182 5
part gear = gear c : fringe ~ -90 -20 34 60 4 ; r_ ~ -73 -14 36 20 2
part stitch = stitch w : stitch w -90 -8 -56 -8 6
part letters = letters w : q_ w 3 -36 -12 -16 -12 -16 14 -36 14 ; q_ a 2 -30 -6 -22 -6 -22 8 -30 8 ; z_ w 6 2 -10 22 -10 10 14
part caps = caps gold : o^ gold 58 -8 7 7 ; o^ gold 74 -8 7 7 ; o^ gold 58 10 7 7 ; o^ gold 74 10 7 7 ; d_ k 2 58 -8 74 -8 58 10 74 10
part hooks = hooks silver : l_ silver 5 -30 20 -30 36 -22 40 ; l_ silver 5 6 20 6 36 14 40 ; l_ silver 5 42 20 42 36 50 40 ; l_ silver 5 74 20 74 36 82 40
part proof = proof own : p_ blue -36 34 -24 34 -26 66 -34 66 ; o^ gold -30 74 12 12 ; p_ red 0 34 12 34 10 60 2 60 ; o^ silver 6 68 12 12 ; p_ green 36 34 48 34 46 66 38 66 ; o^ gold 42 74 12 12
scene hang

* jars-for-the-long-table | 9-12 13+ | -
extras party: raffia, ribbon, lace, string-light, eucalyptus, ivy, fern-frond, leaf, fake-leaf, tulle, price-tag, index-card, ric-rac
extras jar: raffia, ribbon
topics centerpiece, centerpieces, quince, quinceanera, quinceañera, wedding, bridal shower, baby shower, party, birthday party, sweet sixteen, sweet 16, first communion, confirmation, graduation party, anniversary, bat mitzvah, bar mitzvah, engagement, table decoration, thanksgiving table, banquet, garden party, brunch, reception
near homecoming, prom, dance, rose gold
colors pink, gold, white free
minutes 70 75
waits 90
mess some
heart jar: glass-jar, glass-bottle, plastic-jar, can, plastic-bottle, plastic-cup, terracotta-pot, soda-can = 3
heart bloom: flower, ribbon-rose, fake-leaf, eucalyptus, feather, tissue-paper, crepe-paper, wheat-stalk, pressed-flower, coffee-filter, corn-husk, paper-napkin, cotton-stem, lavender, leaf, fabric-scrap = 9
nice coat: spray-paint, acrylic-paint, metallic-paint, paint = 1 color
nice skirt: tulle, lace, burlap, fabric-scrap, old-t-shirt, felt, paper-doily, denim, sheet-music, wrapping-paper, gauze, packing-paper = 3 piece
nice bow: ribbon, string, raffia, cotton-cord, lace, yarn, leather-cord, old-tie, gift-bow, tinsel = 6 ft
nice pearls: bead, stick-on-gem, seed-bead, wooden-bead, sequin, button, old-jewelry-piece, charm, seashell = 18
nice glow: string-light, LED-tea-light, LED-candle, LED-light = 1
nice fill: foam-sheet-scrap, sand, pebble, glass-gem, rice, seashell, marble, dried-bean, salt, moss, acorn, sea-glass, coffee-bean = 2 cup
nice foot: wood-slice, coaster, old-CD, plastic-mirror, ceramic-plate, hardcover-book, cake-board, cork-sheet, paper-doily, burlap = 3
nice tag: price-tag, cardstock, photo, index-card, paper-bag, playing-card, map, postage-stamp = 3
tool pen: gel-pen, metallic-pen, paint-marker, ballpoint-pen, permanent-marker, marker
join glue: glue, glue-gun, waterproof-glue when skirt; pearls
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,paint
tool scissors: scissors
home warm-water
step wash: prepare jar warm-water > jar by cc
step coat: paint coat jar brush? > coat by cc
step skirt: glue skirt jar glue scissors > skirt by cc
step bow: tie bow jar scissors > bow by cc
step pearls: glue pearls jar glue > pearls by cc
step fill: fill fill jar > fill by cc
step bloom: arrange bloom jar scissors > bloom by cc
step tag: draw tag pen jar > tag by cc
step row: test jar by cc
step table: play jar foot? glow? > foot glow by cc
part foot = foot own : o^ tan 0 80 92 12
part bloom = bloom c : posy pink -60 10 -70 -42 17 ; posy pink -60 10 -82 -18 13 ; posy pink -60 10 -44 -22 13 ; posy pink 60 10 70 -42 17 ; posy pink 60 10 44 -22 13 ; posy pink 60 10 82 -18 13 ; posy pink 0 -8 0 -72 17 ; posy pink 0 -8 -22 -46 13 ; posy pink 0 -8 22 -46 13
part jar = jar own : jug ~ -60 7 44 66 ; jug ~ 0 -13 48 86 ; jug ~ 60 7 44 66
part fill = fill tan : r_ tan -60 62 38 18 5 ; r_ tan 0 60 42 20 5 ; r_ tan 60 62 38 18 5
part coat = coat a : r_ a -60 40 44 66 8 ; r_ a 0 30 48 86 8 ; r_ a 60 40 44 66 8
part skirt = skirt w : c_ w -82 34 -38 34 6 6 ; r_ w -60 26 44 18 2 ; r_ w 0 22 48 22 2 ; r_ w 60 26 44 18 2
part bow = bow b : z_ gold 4 -82 30 -38 30 ; z_ gold 4 -24 28 24 28 ; z_ gold 4 38 30 82 30 ; b_ gold 0 28 -14 20 -14 36 ; b_ gold 0 28 14 20 14 36
part pearls = pearls w : d^ cream 3 -78 42 -69 46 -60 47 -51 46 -42 42 -20 42 -10 46 0 47 10 46 20 42 42 42 51 46 60 47 69 46 78 42
part tag = tag cream : q^ cream 2 -10 56 10 56 10 68 -10 68 ; z_ k 1.4 -6 62 6 62
part glow = glow yellow : d^ yellow 3 -88 80 -70 86 -46 82 -20 88 8 84 34 88 62 82 86 86
scene stand

* wreath-of-one-walk | 6-8 9-12 13+ | Seasons, Nature
extras hanging: feather, lavender, eucalyptus
topics wreath, fall, autumn, winter, christmas, thanksgiving, harvest, winter solstice, solstice, yule, advent, front door, door decoration, spring wreath, easter wreath, holiday decor, nature walk, gift for grandma, gift for neighbors, farmhouse
near summer, cozy, memorial
colors brown, orange, green
minutes 100 75 80
waits 20
mess low
heart ring: wreath, embroidery-hoop, hanger, metal-lid, cardboard, craft-wire, paper-plate, pool-noodle, ivy = 1
heart finds: pinecone, leaf, dried-orange-slice, eucalyptus, orange-peel, pine-branch, acorn, cinnamon-stick, flower, corn-husk, wheat-stalk, seed-pod, moss, feather, cotton-stem, seashell, lavender, fern-frond, stick, hay, bay-leaf = 16
nice second: dried-orange-slice, cinnamon-stick, acorn, leaf, orange-peel, eucalyptus, lavender, chestnut, seed-pod, pine-branch, cotton-ball, pom-pom, walnut-shell, popcorn, bell, feather = 7
nice third: cinnamon-stick, orange-peel, chestnut, acorn, bell, pom-pom, button, ornament, felt-ball, walnut-shell, seashell, wooden-bead, bay-leaf = 5
nice wrap: burlap, ribbon, yarn, raffia, fabric-scrap, lace, old-sweater, paper-bag, crepe-paper, denim, packing-paper = 6 ft
nice cards: old-greeting-card, old-book-page, sheet-music, map, photo, postage-stamp, magazine, paper-doily, wrapping-paper, price-tag = 4
nice bind: craft-wire, string, cotton-cord, twist-tie, fishing-line, raffia, rubber-band = 6 ft
nice bow: ribbon, lace, burlap, old-tie, leather-cord, gift-bow, tulle, bandana, scarf = 3 ft
nice light: string-light, tinsel, LED-light, metallic-paint, glitter-glue = 1
nice bird: feather, toy-animal, felt, clothespin, ornament, wood-slice, old-key, cookie-cutter = 1
join glue: glue, glue-gun, waterproof-glue, duct-tape
tool scissors: scissors when cards; ring=cardboard,paper-plate
step ring: prepare ring scissors? > ring by tcc
step wrap: build wrap ring glue > wrap by ccc
step lay: arrange finds second? ring by ccc
step bind: build bind finds ring > bind by tcc
step finds: glue finds ring glue > finds by ccc
step second: glue second ring glue > second by ccc
step cards: cut cards scissors ring glue > cards by ccc
step bow: tie bow bird? ring > bow bird by tcc
step hang: play ring third? light? > light third by tcc
part ring = ring own : a^ umber 0 4 72 48 0 360
part wrap = wrap tan : a_ tan 0 4 70 50 200 250 ; a_ tan 0 4 70 50 300 350 ; a_ tan 0 4 70 50 20 70
part bind = bind k : z_ k 1.5 -62 -38 -34 -20 ; z_ k 1.5 62 -38 34 -20 ; z_ k 1.5 -70 30 -42 18 ; z_ k 1.5 70 30 42 18
part finds = finds own : j^ green -40 -40 -84 -52 9 ; j^ dark-green -56 -20 -96 -12 9 ; j^ green -58 10 -96 26 9 ; j^ dark-green -46 40 -74 70 9 ; j^ green 40 -40 84 -52 9 ; j^ dark-green 56 -20 96 -12 9 ; j^ green 58 10 96 26 9 ; j^ dark-green 46 40 74 70 9 ; o^ brown -50 -34 11 14 40 ; o^ brown 52 -32 11 14 -40 ; o^ brown -60 24 11 14 -30 ; o^ brown 60 24 11 14 30
part second = second orange : o^ orange -26 -52 14 14 ; o_ yellow -26 -52 9 9 ; o^ orange 66 -2 13 13 ; o_ yellow 66 -2 8 8 ; o^ orange -66 -4 13 13 ; o_ yellow -66 -4 8 8
part third = third brown : r^ brown 16 -56 30 6 2 ; r^ brown 20 -48 30 6 2 ; r^ brown -42 52 26 6 2 ; d^ red 5 44 48 52 42 50 54
part cards = cards w : p^ cream -4 -66 10 -72 12 -52 ; p^ w 34 56 48 60 36 72 ; p^ cream -78 44 -64 50 -76 58
part bow = bow red : b^ red 0 64 -30 50 -34 78 ; b^ red 0 64 30 50 34 78 ; l_ red 7 -2 68 -14 96 ; l_ red 7 2 68 16 96 ; o^ red 0 64 8 8
part bird = bird own : b^ blue 14 28 26 20 38 24 44 34 34 42 20 40 ; j_ blue- 20 36 2 46 5 ; d_ k 1.8 38 27 ; p_ gold 43 29 50 31 43 33
part light = light yellow : d^ yellow 3.5 -30 -38 30 -38 -48 4 48 4 -36 38 36 38 0 -54
scene hang

* october-in-a-tin | 6-8 9-12 13+ | Seasons
extras box: leaf, felt, crinkle-paper, tissue-paper, wood-slice, pressed-flower
appeal 1
topics fall, autumn, potpourri, gift for grandma, hostess gift, cozy, hygge, memory box, keepsake box, gift box, scented, thank you gift, teacher gift, nature walk
near winter, spring, summer, candle, drawer, housewarming, self care
colors orange, brown, gold free
minutes 80 60 60
waits 120
mess low
heart tin: cookie-tin, glass-jar, small-box, wooden-box, oatmeal-canister, chip-can, shoebox, plastic-jar, takeout-box = 1
heart season: leaf, lavender, pressed-flower, dried-orange-slice, pine-needle, flower, petal, pine-branch, acorn, seashell, moss, eucalyptus, fern-frond, pinecone, feather, orange-peel = 12
nice paper: packing-paper, paper-bag, tissue-paper, old-book-page, map, wrapping-paper, sheet-music, newspaper, parchment-paper, coffee-filter = 2 sheet
nice color: oil-pastel, crayon, colored-pencil, watercolor-paint, acrylic-paint, gel-pen, chalk, metallic-pen, marker, paint-marker = 1
nice scent: lavender, cinnamon-stick, orange-peel, dried-orange-slice, tea-bag, coffee-bean, eucalyptus, spice, bay-leaf, fresh-herb, soap-bar, catnip = 1 handful
nice pouch: fabric-scrap, burlap, tulle, gauze, lace, coffee-filter, sock, cloth-napkin, old-t-shirt, dryer-sheet = 1 piece
nice ribbon: ribbon, raffia, string, leather-cord, lace, yarn, twist-tie, cotton-cord = 3 ft
nice treats: tea-bag, candy, LED-tea-light, LED-candle, cocoa, photo, ticket-stub, bookmark, acorn, crystal = 3
nice seal: postage-stamp, sticker, old-jewelry-piece, button, charm, wood-slice, pinecone, stick-on-gem = 1
join paste: glue, tape, waterproof-glue when paper
join glue: glue, glue-gun, waterproof-glue, duct-tape
tool pen: ballpoint-pen, gel-pen, pencil, permanent-marker
tool scissors: scissors
home heavy-book
step press: prepare season heavy-book by ccc
step rub: color color paper season > rub by ccc
step line: cut paper scissors tin paste > paper by tcc
step lid: glue season tin glue > tin season by ccc
step pouch: tie pouch scent? scissors > pouch by tcc
step scent: fill scent tin > scent by ccc
step pack: arrange tin treats? pen > treats by tcc
step ribbon: tie ribbon seal? tin > ribbon seal by tcc
step give: play tin by ccc
part tin = tin own : q^ silver 8 -76 -18 76 -18 76 74 -76 74 ; o^ silver+ 0 -18 76 20 ; o_ silver 0 -18 66 16
part paper = paper tan : r_ tan 0 34 144 64 4
part rub = color c : l_ ~ 3 -60 50 -46 20 -40 46 ; l_ ~ 3 50 50 42 22 60 44
part season = season a : j^ orange -30 30 -54 4 12 ; j^ red -24 34 6 6 13 ; j^ gold 6 36 36 12 12 ; j^ orange 36 44 62 26 10 ; j_ brown -40 52 -64 38 9 ; j^ gold -16 52 14 58 9
part scent = scent purple : l_ green 2 -18 -22 -26 -60 ; l_ green 2 -8 -22 -8 -66 ; l_ green 2 2 -22 12 -58 ; d_ purple 4 -26 -60 -24 -52 -8 -66 -8 -58 12 -58 9 -50
part pouch = pouch w : b^ cream 20 -18 16 -44 26 -56 46 -56 54 -44 52 -18 ; v_ w 24 -58 48 -58 4 8
part treats = treats own : r^ red -48 -36 20 26 2 ; z_ w 2 -56 -38 -40 -38
part ribbon = ribbon gold : r_ gold 0 20 152 7 ; b^ gold 0 20 -18 8 -20 32 ; b^ gold 0 20 18 8 20 32
part seal = seal red : o^ red 0 20 7 7
scene stand

* wall-of-one-band | 9-12 13+ | Music
extras board: string-light, patch, charm, price-tag
appeal 1
topics concert, concerts, band, favorite band, favorite singer, music wall, room decor, playlist, mixtape, guitarist, vinyl, records, taylor swift, swiftie, k-pop, kpop, bts, fan, memory, eras
near piano, piano lessons, guitar, orchestra, choir, musical, theater kid, broadway, gift for a musician, music teacher, recital, retro, 90s
colors black, gold, red free
minutes 80 80
waits 60
mess some
heart base: vinyl-record, foam-board, picture-frame, cork-sheet, canvas, cardboard, pizza-box, wood-scrap, clipboard, cereal-box = 1
heart music: sheet-music, ticket-stub, cassette-tape, guitar-pick, guitar-string, magazine, photo, newspaper, vinyl-record = 4
nice more: cassette-tape, ticket-stub, photo, guitar-pick, magazine, postage-stamp, map, guitar-string, bead, glow-stick, patch, sticker = 3
nice third: ticket-stub, photo, postage-stamp, playing-card, patch, letter-bead, map, guitar-pick, sticker = 2
nice coat: acrylic-paint, paint-marker, spray-paint, metallic-paint, paint, chalk-marker, metallic-pen = 2 color
nice sand: sandpaper
nice clock: nuts-and-bolts, old-key, keycap, metal-washer, button, spool, toy-wheel, bottle-cap = 6
nice words: letter-bead, sticker, washi-tape, cardboard-letter, rubber-stamp, felt-sticker, masking-tape, dice, old-book-page = 1
nice shine: sequin, stick-on-gem, tinsel, glitter-glue, string-light, glitter-paper, metallic-paper, ribbon, aluminum-foil, lace = 1
nice hang: guitar-string, string, leather-cord, ribbon, cotton-cord, shoelace, craft-wire, paper-clip, binder-clip = 12 in
join glue: glue, glue-gun, waterproof-glue
tool pen: permanent-marker, gel-pen, marker, ballpoint-pen, paint-marker
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,paint
tool scissors: scissors
step song: prepare base music by cc
step coat: paint coat base sand? brush? > coat by cc
step tear: cut music scissors > music by cc
step lay: arrange music more? base > base by cc
step music: glue music more? third? base glue > more by cc
step wheels: glue clock base glue > clock by cc
step shine: glue shine words? base glue > shine words by cc
step line: draw base pen > line by cc
step hang: tie hang base > hang by cc
step play: play base by cc
part hang = hang k : z_ k 2.5 -40 -74 0 -100 40 -74
part base = base own : q^ k 6 -88 -78 88 -78 88 82 -88 82 ; o_ k+ 20 -6 60 60
part coat = coat a : a_ gold 20 -6 58 55 0 360 ; a_ gold 20 -6 44 42 0 360 ; o_ red 20 -6 20 20 ; d_ w 3 20 -6
part music = music cream : p^ cream -82 -70 -24 -64 -30 -10 -84 -16 ; z_ k 1.2 -78 -56 -32 -52 ; z_ k 1.2 -78 -48 -32 -44 ; z_ k 1.2 -78 -40 -32 -36 ; d_ k 3 -64 -48 -48 -42 ; z_ k 1.4 -61 -48 -61 -60 ; z_ k 1.4 -45 -42 -45 -54 ; p^ yellow 26 44 80 38 82 62 28 68 ; z_ k 1.2 34 54 70 50
part more = more own : r^ w -56 28 44 40 2 ; r_ light-blue -56 24 36 26 ; p^ red -30 52 6 58 2 76 -34 70
part clock = clock silver : o^ silver 66 -54 9 9 ; o_ k 66 -54 4 4 ; o^ gold 78 -40 6 6 ; o_ k 78 -40 2.5 2.5
part words = words w : r^ w -60 68 12 12 1 ; r^ w -46 70 12 12 1 ; r^ w -74 66 12 12 1
part shine = shine yellow : d_ yellow 2.5 -10 -70 10 -66 30 -72 52 -70 84 -12 84 14 -84 4 -84 56
part line = pen w : z_ w 1.5 -20 74 24 74 ; z_ w 1.5 -14 79 16 79
scene hang

* storm-over-the-desk | 6-8 9-12 13+ | Weather
extras hanging: metallic-paper, aluminum-foil, crystal, seed-bead, bell, cellophane, wool-roving
topics cloud, clouds, thunderstorm, storm, rain, lightning, thunder, room decor, bedroom decor, lamp, night light, mobile, april showers, moody
near tornado, hurricane, meteorologist, weather forecast, rainbow, snowstorm, rainy day
colors gray, yellow, blue
minutes 100 75 80
waits 60
mess some
heart cloud: pillow-stuffing, cotton-ball, wool-roving, bubble-wrap, plastic-bag, tissue-paper, cotton-pad, tulle, coffee-filter, paper-towel, gauze = 1 roll
heart frame: paper-lantern, hanger, plastic-bottle, balloon, cardboard, milk-jug, berry-basket, cardboard-box, foam-ball, plastic-tub, basket, foil-pan = 1
heart fall: string, yarn, fishing-line, ribbon, embroidery-floss, cotton-cord, raffia, tinsel, sewing-thread, crepe-paper, paper-strip = 12 ft
nice drops: bead, seed-bead, sequin, glass-gem, paper-clip, sea-glass, bell, button, crystal, metal-washer, pom-pom, paint-chip, bread-tag, cellophane, felt = 20
nice bolt: aluminum-foil, metallic-paper, glitter-paper, craft-foam, duct-tape, foil-tray, candy-wrapper, cereal-box, construction-paper, cardstock, felt, sandpaper = 1 sheet
nice light: string-light, LED-tea-light, LED-candle, LED-light, flashlight, glow-stick, glow-paint = 1
nice dark: acrylic-paint, drawing-ink, watercolor-paint, paint, chalk, charcoal, food-coloring, tea-bag = 1 color
nice bow: ribbon, felt, crepe-paper, tissue-paper, pipe-cleaner, yarn, origami-paper, paint-chip, washi-tape, fabric-scrap = 6 strip
nice sound: foil-pan, rice, bell, dried-bean, metal-lid, metal-spoon, old-key, cookie-tin, can = 1
nice below: umbrella, paper-umbrella, rubber-boot, toy-animal, plastic-lid, bottle-cap, peg-doll = 1
join glue: glue, glue-gun, tape, waterproof-glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when dark=acrylic-paint,drawing-ink,watercolor-paint,paint,food-coloring
tool scissors: scissors
step frame: tie frame fall scissors > frame by tcc
step light: build light frame > light by tcc
step cloud: glue cloud frame glue > cloud by ccc
step dark: paint dark cloud brush? > dark by ccc
step rain: tie fall drops? frame > fall drops by tcc
step bolt: cut bolt scissors fall glue > bolt by tcc
step bow: glue bow frame glue > bow by ccc
step hang: tie fall frame by tcc
step storm: play frame sound? below? > sound below by ccc
part fall = fall w : hang w 0 -60 ; z_ w 1.6 -60 -4 -60 62 ; z_ w 1.6 -36 0 -36 78 ; z_ w 1.6 -8 2 -8 66 ; z_ w 1.6 40 0 40 74 ; z_ w 1.6 62 -4 62 60
part bow = bow own : r^ red -88 16 8 56 2 ; r^ orange -80 20 8 56 2 ; r^ yellow -72 24 8 56 2 ; r^ green 74 20 8 56 2 ; r^ blue 82 16 8 56 2
part bolt = bolt yellow : p^ yellow 8 0 30 0 20 28 34 28 2 78 10 38 -2 38
part drops = drops light-blue : x^ light-blue -60 62 6 9 ; x^ blue -60 30 6 9 ; x^ light-blue -36 78 6 9 ; x^ blue -36 44 6 9 ; x^ light-blue -8 64 5 8 ; x^ blue 40 74 6 9 ; x^ light-blue 40 40 6 9 ; x^ blue 62 60 6 9 ; x^ light-blue 62 30 6 9
part frame = frame own : o_ gray 0 -30 60 26
part cloud = cloud w : y^ w 0 -30 88 36 11 0.16 ; y_ w+ -30 -42 40 22 8 0.14 ; y_ w 36 -38 36 18 8 0.14
part dark = dark gray : y_ gray 0 -10 76 14 10 0.14 ; y_ gray 40 -18 30 12 8 0.14
part light = light yellow : o_ yellow -30 -34 10 9 ; o_ yellow 10 -42 9 8 ; o_ yellow 44 -32 9 8
part sound = sound silver : o^ silver 84 70 9 7 ; d_ k 2 84 73
part below = below red : a^ red -12 96 22 0 180 360 ; z_ k 2 -12 96 -12 100
scene hang

* jungle-behind-the-frame | 6-8 9-12 13+ | Jungle
extras picture Jungle: feather, pressed-flower, candy-wrapper, origami-paper, metallic-paper, googly-eye, ribbon-rose, embroidery-floss, stick-on-gem, yarn, ivy, twist-tie, paper-strip, plastic-lacing
appeal 1
topics rainforest, amazon, jungle room, safari, tropical, tropical leaves, monstera, room decor, bedroom decor, wall art
near monkey, sloth, toucan, parrot, tiger, jaguar, snake, tarzan, jumanji, plants, plant lover, explorer, endangered animals
colors green, orange, yellow
minutes 105 80 80
waits 45
mess some
heart frame: picture-frame, shoebox, embroidery-hoop, shadow-box, pizza-box, canvas, cardboard-box, wooden-box, cereal-box, cardboard, paper-plate = 1
heart leaves: cardstock, felt, construction-paper, crepe-paper, tissue-paper, fabric-scrap, paper-bag, packing-paper, craft-foam, magazine, plastic-bottle, old-t-shirt, paint-chip, wrapping-paper, denim = 4 sheet
nice coat: acrylic-paint, paint, watercolor-paint, spray-paint = 2 color
nice vines: raffia, string, yarn, rope, craft-wire, pipe-cleaner, ivy, cotton-cord, tinsel, leather-cord, plastic-lacing, ribbon = 8 ft
nice trunks: cardboard-tube, stick, bark, craft-stick, corrugated-paper, driftwood, cork, bamboo, broom-handle, cinnamon-stick = 3
nice ground: moss, soil, grass, coffee-grounds, sand, egg-carton, hay, pebble, tea-bag = 1 handful
nice beast: toy-animal, felt, stuffed-animal, wooden-spoon, polymer-clay, air-dry-clay, sock, cork, paper-plate, bottle-cap, feather = 1
nice bird: feather, tissue, origami-paper, clothespin, pipe-cleaner, guitar-pick, candy-wrapper, craft-foam, cupcake-liner = 4
nice eyes: googly-eye, button, bead, sticker, stick-on-gem, sequin, bread-tag, wooden-bead, metal-washer = 6
nice bloom: cupcake-liner, flower, pom-pom, coffee-filter, button, tissue-paper, yarn, bottle-cap, ribbon-rose, egg-carton, paper-umbrella, craft-foam = 5
nice river: cellophane, plastic-wrap, candy-wrapper = 1 sheet
nice light: string-light, LED-tea-light, LED-candle, glow-paint, flashlight, LED-light = 1
join glue: glue, glue-gun, waterproof-glue
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint,watercolor-paint
tool pen: pencil, marker, permanent-marker
tool scissors: scissors
step coat: paint coat frame brush? > coat by ccc
step cut: cut leaves pen scissors coat? > leaves by ccc
step trunks: glue trunks frame glue > trunks by tcc
step back: glue leaves frame ground? river? glue > frame ground river by ccc
step beast: arrange beast frame trunks? pen? > beast by ccc
step vines: tie vines frame glue? > vines by tcc
step bird: build bird glue > bird by ccc
step eyes: build eyes? bloom? leaves glue > eyes bloom by ccc
step front: glue leaves frame light? glue > front light by tcc
step look: play frame by ccc
part frame = frame own : q^ umber 6 -92 -84 92 -84 92 86 -92 86 ; r_ dark-green 0 1 164 150 2
part coat = coat a : z_ a 8 -88 -80 88 -80 88 82 -88 82 -88 -80
part trunks = trunks brown : r^ brown -50 4 14 144 3 ; r^ brown 58 4 12 144 3
part ground = ground brown : b_ umber -82 60 -40 52 0 58 40 52 82 60 82 76 -82 76
part river = river light-blue : b_ light-blue -60 62 -20 66 10 60 50 68 60 76 -60 76
part beast = beast orange : o^ orange 10 28 34 22 ; o^ orange -22 8 20 18 ; t_ orange 40 36 5 66 10 4 ; z_ k 3 0 12 4 26 ; z_ k 3 14 8 16 24 ; z_ k 3 28 14 28 28 ; d_ k 2.5 -28 4 -16 4 ; p_ k -25 12 -19 12 -22 16 ; r^ orange -6 52 8 18 3 ; r^ orange 26 52 8 18 3
part vines = vines green : l_ green 3 -80 -74 -60 -30 -72 10 ; l_ green 3 -6 -74 4 -40 -8 -14 ; l_ green 3 76 -74 64 -30 76 0
part bird = bird red : b^ red 26 -46 34 -60 48 -56 50 -40 38 -26 ; p_ gold 26 -46 18 -42 27 -40 ; d_ w 2.5 33 -50 ; j_ blue 40 -32 56 -10 5 ; j_ yellow 38 -32 46 -4 4
part leaves = leaves green : j^ green -82 -74 -30 -60 14 ; j^ light-green -82 -60 -46 -24 13 ; j^ green 82 -74 30 -66 14 ; j^ light-green 82 -56 50 -20 13 ; j^ green -20 -76 14 -54 11
part front = leaves light-green : j^ dark-green -84 80 -40 40 14 ; j^ green -60 82 -10 62 12 ; j^ dark-green 84 80 42 44 14 ; j^ light-green 62 82 14 66 12
part eyes = eyes w : d_ yellow 4 -66 -40 -54 -40 62 -36 74 -36 ; d_ k 2 -66 -40 -54 -40 62 -36 74 -36
part bloom = bloom pink : y^ pink -64 56 12 12 7 0.2 ; y^ orange 70 54 12 12 7 0.2 ; y^ red 66 -70 10 10 7 0.2 ; d_ yellow 4 -64 56 70 54 66 -70
part light = light yellow : d_ yellow 3 -30 -46 -6 -2 30 -20 -40 30 56 30 0 -62
scene hang

* yard-sale-bells | 6-8 9-12 13+ | Music, Weather
extras hanging: charm, crystal, old-jewelry-piece, bell
extras sound: charm, bell, feather
topics wind chime, wind chimes, chime, wind, garden, porch, patio, backyard, upcycled, recycled, yard sale, junk, sounds, gift for grandpa, gift for mom, summer, gift for dad
near percussion, instrument, memorial, noise maker, kitchen
colors silver, teal, red free
minutes 90 70 70
waits 30
mess some
heart top: driftwood, stick, hanger, cookie-tin, can, strainer, basket, dowel, terracotta-pot, wooden-bead-ring, embroidery-hoop, plastic-lid, funnel, ceramic-mug, wreath, metal-lid, broom-handle, coconut-shell, foil-pan = 1
heart sounds: metal-spoon, old-key, bell, PVC-pipe, metal-washer, nuts-and-bolts, bamboo, seashell, bottle-cap, soda-can, can, metal-lid, sea-glass, nail, terracotta-pot, cookie-cutter, coin = 7
nice second: bell, metal-lid, bottle-cap, old-key, metal-washer, nuts-and-bolts, PVC-pipe, seashell, old-CD, sea-glass, soda-can, stick, bamboo, coin, cork = 5
need line: fishing-line, string, cotton-cord, craft-wire, paracord, leather-cord, rope, shoelace, guitar-string, ribbon = 16 ft
nice beads: bead, wooden-bead, glass-gem, button, spool, crystal, old-jewelry-piece, charm, cork, plastic-straw, dry-pasta, letter-bead = 12
nice coat: acrylic-paint, spray-paint, metallic-paint, paint = 2 color
nice tape: duct-tape, electrical-tape, washi-tape = 1
nice sail: plastic-lid, feather, craft-foam, leather, paint-chip, leaf, plastic-cup, playing-card, umbrella, felt, soda-can = 1
nice sand: sandpaper, vinegar
nice striker: cork, wooden-bead, wooden-block, golf-ball, wood-slice, bottle-cork, spool, pinecone, tennis-ball, cardboard = 1
tool hole: nail, hole-punch, awl, pliers, screwdriver when sounds!=PVC-pipe,bamboo,bell,cookie-cutter
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,paint
tool scissors: scissors
step listen: test sounds second? by ccc
step clean: prepare sand sounds by ccc
step coat: paint coat top brush? > coat by ccc
step lines: cut line scissors > line by tcc
step holes: poke sounds line hole > sounds by ttc
step beads: thread beads line > beads by ccc
step hang: tie line sounds second? top > top second by tcc
step strike: tie striker sail? line > striker sail by tcc
step tape: tape tape line by tcc
step wind: play top by ccc
part line = line k : z_ k 1.6 -70 -66 0 -98 70 -66 ; z_ k 1.2 -70 -60 -70 20 ; z_ k 1.2 -46 -60 -46 34 ; z_ k 1.2 -22 -60 -22 20 ; z_ k 1.2 0 -60 0 70 ; z_ k 1.2 24 -60 24 22 ; z_ k 1.2 48 -60 48 34 ; z_ k 1.2 72 -60 72 20
part top = top own : stick wood -88 -64 88 -60 10
part coat = coat b : d_ teal 4 -60 -63 -20 -62 20 -61 60 -60 ; d_ red 4 -40 -62 0 -62 40 -61
part beads = beads b : d^ ~ 4 -70 -34 -46 -26 -22 -34 24 -30 48 -26 72 -34 ; d^ c 4 -70 -24 -46 -16 -22 -24 24 -20 48 -16 72 -24
part sounds = sounds silver : r^ silver -70 20 8 44 3 ; r^ silver -22 18 8 40 3 ; r^ silver 24 20 8 44 3 ; r^ silver 72 18 8 40 3
part second = second gold : a^ gold -46 44 10 5 0 360 ; r^ gold -46 60 4 18 1 ; a^ gold 48 44 10 5 0 360 ; r^ gold 48 60 4 18 1
part striker = striker wood : o^ wood 0 14 11 11
part sail = sail red : x^ red 0 78 12 16
scene hang
`;
