/** Crafts for what families ask for in their own words, each around what lies there. */
export const shelf = `
* cinnamon-bound-jar | 6-8 9-12 13+ | Seasons
extras jar: LED-candle
topics secret santa, gift exchange, christmas, gift under no money, homemade gift, no money, cheap gift, teacher gift, gift for grandma, gift for a neighbor, hostess gift, thanksgiving, fall, autumn, cozy, table decoration, holiday decor
near winter
colors brown, tan, red
minutes 50 40 40
mess low
heart sticks: cinnamon-stick, stick, craft-stick, bark = 16
heart jar: glass-jar, plastic-jar, can, tea-light-holder, plastic-cup = 1
need band: rubber-band, hair-tie, string, tape, raffia
need ribbon: ribbon, string, raffia, yarn, cotton-cord, lace, burlap, leather-cord = 2 ft
need tag: paper-bag, packing-paper, cardstock, price-tag, construction-paper, old-book-page, index-card = 1 scrap
nice stamp: rubber-stamp, postage-stamp, sticker = 1
need pen: ballpoint-pen, gel-pen, marker, pencil, metallic-pen, permanent-marker
nice trim: dried-orange-slice, pine-branch, pinecone, bell, acorn, eucalyptus, button = 1
nice inside: LED-tea-light, LED-candle, string-light, tea-bag, candy, cocoa = 1
join fix: glue-gun, glue
tool scissors: scissors
home warm-water
step wash: prepare jar warm-water by ccc
step band: build band jar > jar by ccc
step slide: build sticks jar band > sticks by ccc
step level: test sticks jar by ccc
step fix: glue sticks fix by ttc
step ribbon: tie ribbon jar scissors > ribbon by tcc
step trim: tie trim ribbon > trim by ccc
step tag: cut tag scissors pen ribbon > tag by ccc
step stamp: print stamp tag > stamp by ccc
step give: play inside? jar > inside by tcc
part jar = jar own : r^ light-blue+ 0 2 100 132 12
part inside = inside yellow : o_ yellow 0 -62 14 8
part sticks = sticks brown : r^ brown -54 8 15 116 5 ; r^ brown -36 10 15 120 5 ; r^ brown- -18 8 15 114 5 ; r^ brown 0 10 15 122 5 ; r^ brown 18 8 15 116 5 ; r^ brown- 36 10 15 120 5 ; r^ brown 54 8 15 114 5
part ribbon = ribbon red : r^ red 0 14 124 16 3 ; b^ red 0 14 -30 -2 -34 22 ; b^ red 0 14 30 -2 34 22 ; l red 6 -2 18 -16 50 ; l red 6 2 18 14 52
part trim = trim own : o^ orange 0 10 13 13 ; o_ yellow 0 10 8 8
part tag = tag tan : q^ ~ 3 34 40 62 34 70 76 42 82
part stamp = stamp red : s_ red 54 58 5 7 3
scene stand

* summer-in-a-strip | 6-8 9-12 13+ | -
extras book: leaf, map, raffia, rubber-stamp, sticker, ticket-stub
appeal 3
topics scrapbook, summer camp, camp, memory book, memories, vacation, trip, road trip, summer, last day of camp, camp friends, photo album, school year, year in review, field trip, travel journal, cabin, hiking
colors tan, green, yellow free
minutes 90 70 80
waits 20
mess low
heart photos: photo, ticket-stub = 6
heart pages: packing-paper, paper-bag, cardstock, construction-paper, watercolor-paper, folder = 3 sheet
nice stubs: ticket-stub, map, price-tag, playing-card, leaf, pressed-flower, patch = 4
nice washi: washi-tape, masking-tape, ribbon, lace = 1 roll
need pens: gel-pen, ballpoint-pen, marker, colored-pencil, permanent-marker, pencil
nice stickers: sticker, felt-sticker, rubber-stamp, stick-on-gem = 8
nice clips: paper-clip, clothespin, binder-clip, envelope = 3
join glue: glue-stick, glue, tape
nice cover: cereal-box, cardboard, craft-foam, felt, map = 1 sheet
nice tie: string, ribbon, yarn, rubber-band, embroidery-floss = 2 ft
tool scissors: scissors
step strips: cut pages scissors > pages by tcc
step fold: fold pages glue by tcc
step sort: test photos by ccc
step photos: glue photos pages glue > photos by ccc
step stubs: build stubs clips? pages glue > stubs by ccc
step washi: decorate washi pages > washi by ccc
step write: draw pens pages > words by ccc
step stickers: decorate stickers pages > stickers by ccc
step cover: glue cover pages scissors glue > cover by tcc
step close: tie tie? pages > tie by ccc
part cover = cover brown : q^ brown 3 -98 -34 -86 -40 -86 44 -98 50
part pages = pages tan : p^ ~ -90 -40 -46 -30 -46 54 -90 44 ; p^ ~- -46 -30 -2 -40 -2 44 -46 54 ; p^ ~ -2 -40 44 -30 44 54 -2 44 ; p^ ~- 44 -30 90 -40 90 44 44 54
part photos = photos own : q^ light-blue 2 -84 -30 -54 -24 -54 4 -84 -2 ; q^ green 2 -38 -24 -10 -30 -10 0 -38 6 ; q^ orange 2 6 -30 36 -24 36 4 6 -2 ; q^ blue 2 52 -24 82 -30 82 0 52 6 ; q^ light-green 2 -84 12 -62 16 -62 38 -84 34 ; q^ yellow 2 60 14 84 10 84 34 60 38
part stubs = stubs red : q^ red 2 -36 22 -12 18 -12 34 -36 38
part washi = washi green : z_ ~ 5 8 22 36 28
part stickers = stickers yellow : s_ yellow -22 12 5 6 3 ; s_ yellow 20 14 5 6 3 ; s_ yellow 68 -34 5 6 3
part words = pens k : z_ k 1.5 -56 18 -50 20 ; z_ k 1.5 8 36 34 41 ; z_ k 1.5 8 42 28 46 ; z_ k 1.5 50 20 56 18
part tie = tie k : l_ k 2 90 0 98 12 94 30
scene lay

* ring-of-lit-feathers | 6-8 9-12 13+ | Nature
extras hanging: charm, crystal, bead, bell, ribbon, lavender, felt-ball, yarn, old-jewelry-piece
appeal 3
topics dreamcatcher, dream catcher, room decor, bedroom decor, bedroom, new room, my new bedroom, wall hanging, wall decor, boho, fairy lights, cozy room, sleep, nightmares, teen room, aesthetic, aesthetic room
colors cream, teal, pink free
minutes 90 70 75
mess low
heart ring: embroidery-hoop, hanger, wreath, craft-wire = 1
heart lights: string-light = 1
heart yarn: yarn, string, cotton-cord, embroidery-floss, ribbon, raffia, old-t-shirt = 16 ft
nice feathers: feather, fake-leaf, tulle, lace, leaf, felt = 5
nice beads: wooden-bead, bead, seed-bead, button, seashell, bell = 9
nice crystal: crystal, sea-glass, charm, driftwood, seashell = 1
tool scissors: scissors
join fix: glue-gun, glue, tape when feathers=fake-leaf,lace,tulle,leaf,felt
step wrap: tie yarn ring > wrap by ccc
step first: tie yarn ring > web by tcc
step web: tie yarn beads? ring > beads by tcc
step heart: tie yarn crystal? scissors > crystal by tcc
step lights: build lights ring > lights by ccc
step strands: tie yarn ring scissors > strands by tcc
step feathers: tie feathers beads? yarn fix? > feathers by ccc
step case: build lights ring by tcc
step hang: play ring by tcc
part strands = yarn a : z_ tan 2 -40 24 -40 64 ; z_ tan 2 -20 36 -20 76 ; z_ tan 2 0 40 0 84 ; z_ tan 2 20 36 20 76 ; z_ tan 2 40 24 40 64
part wrap = yarn a : a^ cream 0 -22 62 52 0 360
part web = yarn tan : p_ w 0 -72 43 -47 50 -4 22 24 -22 24 -50 -4 -43 -47 ; z_ tan 1.6 0 -72 43 -47 50 -4 22 24 -22 24 -50 -4 -43 -47 0 -72 ; z_ tan 1.6 22 -60 46 -26 36 10 0 24 -36 10 -46 -26 -22 -60 22 -60 ; z_ tan 1.6 34 -42 40 -8 18 16 -18 16 -40 -8 -34 -42 0 -58 34 -42 ; z_ tan 1.6 10 -38 26 -14 0 4 -26 -14 -10 -38 10 -38
part crystal = crystal teal : s^ teal 0 -20 6 8 6
part beads = beads own : d^ teal 4 46 -26 -22 -60 36 10 -40 -8
part lights = lights yellow : d_ yellow 4 0 -79 40 -62 57 -22 40 18 0 35 -40 18 -57 -22 -40 -62
part feathers = feathers b : feather teal -40 60 -46 96 8 ; feather pink -20 70 -22 100 8 ; feather cream 0 74 0 100 8 ; feather pink 20 70 22 100 8 ; feather teal 40 60 46 96 8
scene hang

* two-towns-in-a-tin | 6-8 9-12 13+ | -
extras box: postage-stamp, photo, ribbon, leather-cord
topics moving away, friend is moving, best friend is moving, best friend, moving, going away, farewell, goodbye, keepsake, small gift, pocket gift, long distance friend, pen pal, remember me, gift for a friend, cousin, new school, summer camp friend
colors tan, red, blue
minutes 90 70 75
mess low
heart tin: cookie-tin, small-box, wooden-box = 1
heart map: map = 1 scrap
heart book: cardstock, construction-paper, watercolor-paper, paper, packing-paper, index-card = 1 sheet
need thread: embroidery-floss, sewing-thread, yarn, string = 2 ft
need pens: gel-pen, ballpoint-pen, marker, colored-pencil, pencil, permanent-marker
nice photos: photo, ticket-stub, sticker, postage-stamp = 3
nice washi: washi-tape, tape, masking-tape, ribbon = 1 ft
nice token: coin, bead, button, charm, seashell, letter-bead, dice = 1
join glue: glue-stick, glue
tool needle: needle
tool scissors: scissors
step trace: cut map tin pens scissors > map by tcc
step towns: draw pens map > hearts by ccc
step stitch: sew thread map needle scissors > stitches by tcc
step lid: glue map tin? glue > tin by ccc
step strip: cut book scissors > pages by tcc
step join: fold book washi? glue by tcc
step fill: draw pens book photos? glue > fill by ccc
step in: glue book tin? glue by ccc
step token: fill token tin > token by ccc
step give: play tin by ccc
part tin = tin silver : q^ ~ 14 -92 -78 34 -78 34 2 -92 2
part map = map tan : q_ light-green 10 -86 -72 28 -72 28 -4 -86 -4 ; l_ light-blue 5 -86 -30 -50 -40 -20 -20 10 -26 28 -14 ; z_ yellow 3 -60 -72 -40 -4 ; z_ yellow 3 -86 -50 28 -58
part hearts = pens red : h_ red -62 -20 8 ; h_ red 6 -56 8
part stitches = thread red : stitch red -54 -26 0 -52 7
part pages = book w : p^ w -56 20 -22 28 -22 88 -56 80 ; p^ cream -22 28 12 20 12 80 -22 88 ; p^ w 12 20 46 28 46 88 12 80 ; p^ cream 46 28 80 20 80 80 46 88
part fill = pens k : z_ k 1.5 -50 34 -30 38 ; z_ k 1.5 -50 42 -30 46 ; q_ light-blue 2 -16 38 6 34 6 58 -16 62 ; z_ k 1.5 18 36 38 40 ; z_ k 1.5 18 44 38 48 ; h_ red 62 52 9
part token = token gold : o^ gold 64 -30 9 9
scene lay

* jar-that-keeps-worries | 6-8 9-12 13+ | -
extras jar: button, price-tag, ribbon, string, washi-tape
topics worry, worried, worries, when i feel worried, anxiety, anxious, nervous, stress, bad dreams, school stress, test, tests, feelings, calm down, calm, mental health, therapy, counselor, bedtime, coping
colors blue, purple, green free
minutes 60 45 45
mess low
heart jar: glass-jar, plastic-jar, can, cookie-tin, small-box, plastic-tub = 1
heart slips: construction-paper, paper, paper-strip, origami-paper, index-card, sticky-note, cardstock = 2 sheet
need pens: gel-pen, ballpoint-pen, marker, pencil, colored-pencil
nice lid: felt, fabric-scrap, denim, old-t-shirt, sock, construction-paper = 1 scrap
nice band: rubber-band, hair-tie, ribbon, string, yarn, embroidery-floss
nice skin: balloon, sock, glove = 1
nice beans: dried-bean, rice, dried-lentil, flour, sand, oats = 1/2 cup
nice scent: lavender, fresh-herb, dried-orange-slice, tea-bag = 1 pinch
nice look: sticker, washi-tape, paint-marker, acrylic-paint, permanent-marker = 1 color
tool brush: paintbrush when look=acrylic-paint
tool scissors: scissors
step look: decorate look jar brush? > jar look by ccc
step slips: cut slips scissors > slips by ccc
step sort: draw pens slips by ccc
step label: draw pens slips > label by tcc
step lid: cut lid band jar scissors > lid by tcc
step squeeze: fill beans scent? skin > ball by ccc
step knot: tie skin scissors > skin by tcc
step use: play slips jar by ccc
step open: test jar by tcc
part jar = jar own : r^ light-blue+ -18 14 104 140 16 ; q_ light-blue 12 -64 -44 28 -44 28 78 -64 78
part look = look k : s_ yellow -50 60 5 9 4 ; s_ yellow 16 64 5 7 3
part slips = slips a : q^ blue 2 -52 24 -28 16 -22 30 -46 38 ; q^ yellow 2 -20 36 4 30 10 44 -14 50 ; q^ pink 2 -46 50 -22 44 -18 60 -42 66 ; q^ green 2 -12 58 12 54 16 70 -8 74
part label = pens w : q^ w 4 -50 -32 16 -32 16 2 -50 2 ; l_ k 2 -40 -20 -20 -22 4 -20 ; l_ k 2 -36 -8 -6 -10
part lid = lid purple : o^ purple -18 -60 56 14 ; c^ purple -72 -54 36 -54 8 -14 ; z_ silver 3 -68 -50 32 -50
part ball = beans c : o_ tan 68 66 8 8
part skin = skin b : o^ ~ 68 62 26 24 ; l^ ~ 6 66 40 60 32
scene stand

* cinema-in-the-living-room | 6-8 9-12 | -
extras party: string-light, glitter-paper, sticker, craft-foam, price-tag, stick-on-gem
topics movie night, movie, movies, cinema, film, movie theater, popcorn, sleepover, slumber party, cousins, family night, birthday party, pajama party, star wars, disney, rainy day, friday night, drive-in
colors red, yellow, black
minutes 50 50
mess low
heart bags: paper-bag, paper-cup, cereal-box, milk-carton, plastic-cup = 4
nice stubs: ticket-stub = 2
heart tickets: cardstock, construction-paper, index-card, paper, price-tag = 2 sheet
need pens: marker, permanent-marker, crayon, colored-pencil, paint-marker, gel-pen
nice lights: string-light, LED-tea-light, glow-stick, flashlight = 1
nice sign: cardboard, foam-board, pizza-box, cardboard-box, construction-paper = 1 sheet
nice tape: washi-tape, masking-tape, duct-tape, tape = 1
nice stamp: hole-punch, rubber-stamp, sticker = 1
nice snack: popcorn, breakfast-cereal, pretzel, candy = 4 cup
tool scissors: scissors
step vote: draw pens tickets by cc
step tickets: cut tickets pens scissors stubs? > tickets by cc
step seats: draw pens tickets by cc
step stripes: draw bags pens > bags stripes by cc
step edge: cut bags scissors > edge by cc
step sign: cut sign pens scissors > sign by cc
step lights: build lights sign? tape? > lights by tc
step stamp: print stamp tickets > stamp by cc
step snack: fill snack bags > snack by cc
step start: play tickets bags by cc
part sign = sign k : q^ k 6 -90 -92 90 -92 90 -44 -90 -44 ; r_ cream 0 -68 156 34 3 ; z_ red 4 -60 -74 60 -74 ; z_ k 3 -44 -62 44 -62
part lights = lights yellow : d^ yellow 4 -84 -92 -56 -92 -28 -92 0 -92 28 -92 56 -92 84 -92 -84 -44 -56 -44 -28 -44 0 -44 28 -44 56 -44 84 -44
part bags = bags w : q^ w 3 -84 -6 -36 -6 -40 84 -80 84 ; q^ w 3 -24 -6 24 -6 20 84 -20 84
part stripes = pens red : z_ red 7 -72 0 -70 82 ; z_ red 7 -50 0 -51 82 ; z_ red 7 -12 0 -10 82 ; z_ red 7 12 0 10 82
part edge = bags w : v^ w -84 -4 -36 -4 6 8 ; v^ w -24 -4 24 -4 6 8
part snack = snack cream : y^ cream -60 -16 20 10 9 0.25 ; y^ cream 0 -16 20 10 9 0.25
part tickets = tickets yellow : q^ yellow 3 40 10 94 2 96 26 42 34 ; q^ yellow 3 42 48 96 56 94 80 40 72 ; z_ k 2 52 16 82 12 ; z_ k 2 52 58 82 62
part stamp = stamp red : o_ red 88 16 4 4 ; o_ red 88 66 4 4
scene stand

* five-locked-envelopes | 9-12 13+ | -
extras game: ticket-stub
appeal 3
topics escape room, escape room party, mystery, mystery party, detective, spy, secret agent, birthday party, party game, puzzle, puzzles, riddles, treasure hunt, scavenger hunt, secret code, codes, heist, sleepover, family game night
colors red, black, tan
minutes 75 80
mess low
heart envelopes: envelope, paper-bag, folder = 5
heart clues: index-card, paper, playing-card, cardstock, old-book-page = 6
need pens: marker, permanent-marker, ballpoint-pen, gel-pen, pencil
nice key: old-key, coin, dice, charm = 1
nice box: small-box, shoebox, cookie-tin, tissue-box, chip-can = 1
nice cord: string, yarn, ribbon, shoelace, rubber-band = 6 ft
nice seal: sticker, washi-tape, duct-tape, masking-tape, postage-stamp = 5
nice mirror: plastic-mirror, old-CD = 1
nice light: flashlight, LED-light, glow-stick = 1
tool scissors: scissors
step story: draw pens clues by cc
step number: draw pens envelopes > envelopes numbers by cc
step jigsaw: cut clues scissors > clues by cc
step mirror: draw pens clues mirror? by cc
step cipher: draw pens clues > cipher by cc
step count: draw pens clues by cc
step last: build key box? > box key by cc
step cord: tie cord box? > cord by cc
step seal: fill envelopes clues seal? > seals by cc
step play: play envelopes light? by cc
part box = box tan : box tan 50 26 76 52
part cord = cord red : z_ red 3 12 52 88 52 ; z_ red 3 50 26 50 78
part key = key gold : a^ gold 30 -4 11 6 0 360 ; z^ gold 5 40 -4 72 -4 ; z^ gold 4 66 -4 66 6 ; z^ gold 4 72 -4 72 6
part envelopes = envelopes tan : q^ tan 3 -94 -84 -30 -84 -30 -46 -94 -46 ; q^ cream 3 -80 -54 -16 -54 -16 -16 -80 -16 ; q^ tan 3 -94 -24 -30 -24 -30 14 -94 14 ; q^ cream 3 -80 6 -16 6 -16 44 -80 44 ; q^ tan 3 -94 36 -30 36 -30 74 -94 74
part numbers = pens k : d_ k 3 -84 -70 -70 -40 -62 -40 -84 -10 -76 -10 -68 -10 -70 16 -62 16 -70 24 -62 24 -84 46 -76 46 -80 53 -84 60 -76 60
part seals = seal red : d^ red 5 -38 -54 -24 -24 -38 6 -24 36 -38 66
part clues = clues w : q^ w 3 0 -84 40 -88 42 -56 2 -52 ; z_ k 1.5 10 -76 32 -78 ; z_ k 1.5 10 -66 32 -68
part cipher = pens k : q_ w 3 52 -88 92 -84 90 -52 50 -56 ; d_ k 2 60 -76 68 -75 76 -74 84 -73 60 -66 68 -65
scene lay

* letter-built-of-crayons | 6-8 9-12 13+ | -
extras board: price-tag, ribbon, string
appeal 3
topics teacher gift, teacher appreciation, thank you teacher, thank you present, teacher, mr, mrs, end of school, last day of school, kindergarten teacher, art teacher, name sign, initial, nursery decor, classroom decoration, room decor, back to school
colors red, yellow, blue
minutes 50 50 55
waits 30
mess low
heart sticks: crayon, colored-pencil, broken-crayon, pencil, craft-stick, oil-pastel = 24
heart ground: canvas, picture-frame, cardboard, foam-board, shadow-box, wood-scrap, cardstock, cake-board = 1
join glue: glue-gun, waterproof-glue, glue
need pen: pencil, marker, permanent-marker
nice ribbon: ribbon, washi-tape, ric-rac, lace, yarn, string = 2 ft
nice apple: felt, button, sticker, construction-paper, craft-foam = 1
nice coat: acrylic-paint, paint, construction-paper, wallpaper = 1 color
tool scissors: scissors
tool ruler: ruler
tool brush: paintbrush when coat=acrylic-paint,paint
step coat: decorate coat ground brush? scissors > coat by ccc
step letter: draw ground pen ruler by ccc
step sort: test sticks ground by ccc
step cut: cut sticks scissors ground by tcc
step glue: glue sticks ground glue > ground letter by ttc
step press: dry sticks ground by ccc
step apple: cut apple scissors glue > apple by tcc
step ribbon: glue ribbon ground glue scissors > ribbon by ccc
step write: draw pen ground > thanks by ccc
step give: play ground by ccc
part ground = ground w : q^ w 4 -78 -92 78 -92 78 92 -78 92
part coat = coat cream : q_ cream 3 -70 -84 70 -84 70 84 -70 84
part letter = sticks a : l^ red 9 -38 -60 -38 40 ; l^ orange 9 -27 -60 -27 40 ; l^ yellow 9 -14 -54 12 -54 ; l^ light-green 9 -14 -44 26 -44 ; l^ blue 9 28 -36 28 20 ; l^ purple 9 39 -28 39 14 ; l^ green 9 -14 28 26 28 ; l^ teal 9 -14 38 12 38
part apple = apple red : o^ red 44 54 13 12 ; l green 3 44 42 50 34
part ribbon = ribbon blue : z_ blue 4 -72 -86 72 -86 72 86 -72 86 -72 -86
part thanks = pen k : l_ k 2 -56 66 -44 60 -30 68 -16 62 ; l_ k 2 -8 64 8 62
scene stand

* key-of-the-old-house | 9-12 13+ | -
extras board: lavender, price-tag, moss, string, eucalyptus
appeal 1
topics moving, move, we are moving, moving house, old house, miss my house, miss my old house, new house, leaving home, homesick, key, memory, keepsake, house, childhood home, housewarming, family gift, grandma's house
colors blue, white, tan free
minutes 55 60
waits 60
mess some
heart key: old-key = 1
heart board: wood-scrap, wood-slice, picture-frame, canvas, cardboard, foam-board, wooden-craft-shape, driftwood = 1
need picture: photo, paper, cardstock, watercolor-paper, map, construction-paper = 1
nice coat: acrylic-paint, paint, metallic-paint, paint-marker = 2 color
need pen: permanent-marker, marker, gel-pen, ballpoint-pen, pencil, paint-marker
nice cord: string, ribbon, leather-cord, cotton-cord, yarn, raffia = 2 ft
nice finds: pebble, leaf, pressed-flower, wallpaper, paint-chip, sand = 1
join glue: glue-gun, glue, waterproof-glue
tool scissors: scissors
tool sand: sandpaper
tool brush: paintbrush when coat=acrylic-paint,paint,metallic-paint
step sand: prepare board sand by cc
step coat: paint coat board brush? > board coat by cc
step house: cut picture pen scissors > house by cc
step glue: glue picture board glue by cc
step key: glue key board glue > key by cc
step cord: tie cord key? board scissors glue > cord by cc
step finds: glue finds board glue > finds by cc
step words: draw pen board > words by cc
step walk: draw pen board by cc
step hang: play board by cc
part board = board wood : q^ wood 5 -84 -74 84 -74 84 84 -84 84
part coat = coat a : q_ ~ 4 -76 -66 76 -66 76 76 -76 76
part house = picture w : p^ w -62 24 -62 -20 -34 -50 -6 -20 -6 24 ; r_ light-blue -48 -8 12 12 ; r_ light-blue -22 -8 12 12 ; r_ brown -34 14 12 20 ; z_ red 5 -66 -20 -34 -54 -2 -20
part key = key gold : a^ gold 46 -34 17 9 0 360 ; z^ gold 7 46 -18 46 36 ; z^ gold 6 46 22 60 22 ; z^ gold 6 46 34 62 34
part cord = cord tan : l tan 3 40 -100 38 -70 46 -50 ; l tan 3 52 -100 54 -70 46 -50
part finds = finds gray : o^ gray 20 14 8 6
part words = pen k : z_ k 2 -60 44 40 44 ; z_ k 2 -60 56 20 56
scene hang

* leaf-confetti-cones | 6-8 9-12 13+ | Nature, Seasons
extras party: ribbon, raffia, paper-doily, eucalyptus, ric-rac, pressed-flower
topics wedding, cousin's wedding, aunt's wedding, garden wedding, flower girl, confetti, anniversary, quinceanera, bridal shower, first communion, garden party, fall, autumn, spring, eco friendly
near birthday party, parade
colors green, pink, cream free
minutes 40 40 40
mess low
heart leaves: leaf, petal, flower, eucalyptus, fern-frond, fake-leaf = 3 handful
heart cones: sheet-music, old-book-page, paper-doily, map, paper, cardstock, wrapping-paper, construction-paper, origami-paper = 4 page
nice petals: petal, flower, pressed-flower = 1 handful
nice punch: hole-punch = 1
nice ribbon: ribbon, string, raffia, lace, yarn, cotton-cord, washi-tape = 4 ft
nice scent: lavender, fresh-herb = 1 handful
nice basket: basket, berry-basket, shoebox, bowl, cake-board = 1
join glue: glue-stick, glue, tape, stapler
tool scissors: scissors
tool pen: pencil, ballpoint-pen, gel-pen
step dry: prepare leaves by ccc
step punch: cut leaves punch? scissors > confetti by ccc
step square: cut cones scissors by ccc
step roll: glue cones glue > cones by ccc
step ribbon: tie ribbon cones scissors > ribbon by ccc
step names: draw pen cones > names by ccc
step fill: fill leaves petals? scent? cones by ccc
step stand: build cones basket? > basket by ccc
step throw: play leaves by ccc
part cones = cones cream : p^ cream -76 -30 -24 -30 -46 74 ; p^ cream -26 -36 26 -36 0 78 ; p^ cream 24 -30 76 -30 46 74 ; z_ k 1 -64 -10 -36 -10 ; z_ k 1 -14 -14 14 -14 ; z_ k 1 36 -10 64 -10 ; z_ k 1 -12 0 12 0
part confetti = leaves a : d^ green 4 -66 -36 -50 -40 -36 -36 -10 -42 8 -46 34 -36 52 -40 66 -36 ; d^ pink 4 -58 -42 -44 -36 0 -42 16 -40 44 -38 60 -42
part ribbon = ribbon b : l pink 3 -60 -20 -76 0 -72 20 ; l pink 3 14 -20 22 4 14 22 ; l pink 3 60 -20 78 0 74 20
part basket = basket tan : q^ tan 6 -90 44 90 44 72 90 -72 90 ; z_ brown 2 -84 58 84 58 ; z_ brown 2 -78 74 78 74
part names = pen k : l_ k 1.6 -56 4 -46 0 -40 4 ; l_ k 1.6 -8 14 0 10 8 14 ; l_ k 1.6 42 4 50 0 56 4
scene stand

* lace-with-a-number | 6-8 9-12 13+ | Sports
extras jewelry: charm
appeal 1
topics team, team gift, soccer team, end of season, end of season party, team spirit, basketball team, hockey team, baseball team, softball, dance team, cheer, bag charm, zipper pull, keychain, shoelaces, coach, coach gift, backpack charm, last day
colors red, black, white free
minutes 35 35 35
mess low
heart laces: shoelace, paracord, cotton-cord, leather-cord = 2
heart beads: letter-bead, bead, wooden-bead = 12
need ring: key-ring, curtain-ring, paper-clip, zip-tie, twist-tie = 2
nice tape: duct-tape, electrical-tape, washi-tape, tape = 1 color
need card: cardstock, index-card, construction-paper, price-tag, paper, cereal-box = 1 sheet
need pen: marker, permanent-marker, gel-pen, ballpoint-pen, pencil, paint-marker
tool scissors: scissors
tool ruler: ruler
step cut: cut laces ruler scissors by tcc
step fold: tie laces ring > laces rings by ccc
step plan: test beads by ccc
step tip: prepare laces tape? by ccc
step beads: tie beads laces > beads by ccc
step knot: tie laces > knots by ccc
step end: cut laces tape? scissors > tips by ccc
step card: cut card pen scissors > card by ccc
step slit: build laces card scissors by ccc
step give: play laces card by ccc
part card = card w : q^ w 4 -86 -60 6 -60 6 86 -86 86 ; z_ k 3 -70 62 -12 62 ; z_ k 2 -70 74 -30 74
part rings = ring silver : a^ silver -40 -72 13 9 0 360 ; a^ silver 54 -72 13 9 0 360
part laces = laces a : l^ ~ 7 -44 -60 -46 0 -50 48 ; l^ ~ 7 -36 -60 -34 0 -30 48 ; l^ ~ 7 50 -60 48 10 44 84 ; l^ ~ 7 58 -60 60 10 64 84
part beads = beads b : o^ w -40 -34 10 8 ; o^ w -40 -18 10 8 ; o^ w -40 -2 10 8 ; o^ k -40 14 10 8 ; o^ w 54 -34 10 8 ; o^ w 54 -18 10 8 ; o^ w 54 -2 10 8 ; o^ k 54 14 10 8
part knots = laces a : o^ ~- -40 28 9 7 ; o^ ~- 54 28 9 7
part tips = tape k : z_ k 6 -50 42 -51 52 ; z_ k 6 -30 42 -29 52 ; z_ k 6 44 76 43 86 ; z_ k 6 64 76 65 86
scene lay

* sleeve-for-a-cast | 6-8 9-12 13+ | -
extras worn: patch, felt-sticker
appeal 3
topics broken arm, broken leg, cast, my cast, boring cast, sling, get well, get well soon, hospital, surgery, doctor, injury, sprain, wrist, crutches, recovery, gift for a sick friend
colors blue, yellow, black free
minutes 40 40 45
waits 30
mess low
heart sock: tube-sock, sock, tights, old-sweater, old-t-shirt = 1
heart deco: fabric-marker, permanent-marker, fabric-paint, acrylic-paint, felt, patch, felt-sticker = 3 color
nice pocket: felt, denim, fabric-scrap, patch, craft-foam = 1 scrap
nice grip: hook-and-loop-tape, button, snap-fastener, pin = 1
need pad: cardboard, cereal-box, plastic-bottle, chip-can, foam-board, oatmeal-canister = 1
join fix: sewing-thread, glue-gun, waterproof-glue, embroidery-floss when pocket; deco=felt,patch
tool needle: needle when fix=sewing-thread,embroidery-floss
tool scissors: fabric-scissors, scissors
tool chalk: chalk, pencil
tool brush: paintbrush when deco=fabric-paint,acrylic-paint
step measure: cut sock scissors > sock by tcc
step hole: cut sock scissors chalk by tcc
step stretch: prepare sock pad scissors by ccc
step plan: draw sock chalk by ccc
step deco: decorate deco sock brush? fix? needle? scissors > deco by tcc
step dry: dry sock pad by ccc
step pocket: build pocket sock fix needle? scissors > pocket by tcc
step flap: build grip pocket? sock > grip by tcc
step wear: play sock by tcc
part sock = sock a : q^ ~ 10 -90 -38 60 -34 60 34 -90 38 ; r_ ~- -84 0 10 72 3 ; r_ ~- 54 0 10 64 3
part deco = deco b : z_ silver 14 -60 -14 30 -12 ; z_ silver- 3 -60 -7 30 -5 ; d_ k 2.5 -52 -14 -30 -13 -8 -13 14 -12 ; p_ yellow -56 10 -34 10 -42 20 -30 20 -58 34 -50 24 -60 24
part pocket = pocket c : q^ ~ 4 -12 0 34 1 34 30 -12 30
part grip = grip k : r_ k 11 6 14 5 2
scene lay

* suitcase-of-a-trip | 6-8 9-12 | -
extras box: postage-stamp, patch, sticker, photo, duct-tape, metallic-paper, fabric-scrap, bandana, tissue-paper, wallpaper, letter-bead
topics vacation, trip, travel, our trip, road trip, souvenirs, summer vacation, family trip, beach vacation, around the world, passport, memories, keepsake box, grandparents abroad, visiting grandma, postcards, adventure
near airport, airplane, moving
colors brown, red, tan
minutes 60 60
waits 30
mess low
heart case: shoebox, cereal-box, tissue-box, pizza-box, small-box, wooden-box = 1
heart map: map, wallpaper, wrapping-paper, packing-paper, paper-bag, old-calendar-picture = 2 sheet
need handle: old-belt, shoelace, rope, ribbon, duct-tape, leather, cotton-cord, paracord = 1
nice tags: price-tag, index-card, cardstock, postage-stamp, sticker, construction-paper = 4
nice corners: leather, craft-foam, felt, construction-paper, duct-tape = 1 sheet
need pens: marker, permanent-marker, gel-pen, colored-pencil, crayon, ballpoint-pen
nice lock: button, snap-fastener, hook-and-loop-tape, buckle, paper-fastener = 2
nice finds: seashell, ticket-stub, photo, coin, stone, postage-stamp = 5
join glue: glue-stick, glue, glue-gun, tape
tool scissors: scissors
step cover: glue map case scissors glue > case cover by cc
step corners: cut corners scissors glue case > corners by cc
step handle: poke handle case scissors > handle by tc
step tags: draw pens tags scissors? > tags by cc
step stick: glue tags case glue by cc
step lock: build lock case scissors glue > lock by tc
step list: draw pens case by cc
step pack: fill finds case > finds by cc
step tell: play case by cc
part handle = handle brown : l^ brown 8 -26 -54 -24 -84 24 -84 26 -54
part case = case tan : q^ tan 8 -92 -54 92 -54 92 72 -92 72
part cover = map light-green : q_ light-green 6 -88 -50 88 -50 88 68 -88 68 ; b_ light-blue -88 -50 -40 -50 -30 -10 -60 20 -88 10 ; z_ yellow 3 -60 60 10 -10 84 -30 ; z_ red 2 -20 -48 10 66 ; b_ light-blue 30 68 40 30 80 40 88 68
part corners = corners brown : p^ brown -92 -54 -66 -54 -92 -28 ; p^ brown 92 -54 66 -54 92 -28 ; p^ brown -92 72 -66 72 -92 46 ; p^ brown 92 72 66 72 92 46
part tags = tags red : q^ red 4 -56 -30 -14 -38 -8 -14 -50 -6 ; o^ w 44 -14 22 20 ; q^ yellow 4 -34 24 16 18 18 44 -32 50 ; p_ k 34 -10 54 -18 48 -10 54 -4
part lock = lock gold : r^ gold -46 -52 14 10 2 ; r^ gold 46 -52 14 10 2
part finds = finds own : o_ cream 62 44 8 6
scene stand
`;
