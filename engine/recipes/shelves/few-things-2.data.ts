/** Crafts of which a few things on the table are already half. */
export const shelf = `
* cork-shuttlecock | 6-8 9-12 13+ | Sports
extras board: sticker, washi-tape, duct-tape
appeal 3
topics shuttlecock, shuttlecocks, badminton, birdie, racket, rackets, racquet, bats, feather ball, jianzi, ping pong, tennis, sports day, field day, backyard games, garden games, outdoor games, ball game, olympics
near summer
colors red, blue, white free
minutes 45 45 50
waits 30
mess low
heart cork: cork, bottle-cork = 1
heart feathers: feather = 8
need rim: sewing-elastic, rubber-band, tape, string, yarn, embroidery-floss = 1 ft
need bats: cardboard, pizza-box, cardboard-box, foam-board = 2
need color: marker, paint, acrylic-paint, paint-marker, permanent-marker = 2 color
nice grip: duct-tape, electrical-tape, ribbon, yarn, washi-tape = 4 ft
need awl: awl, wooden-skewer, needle = 1
join fix: glue, waterproof-glue
tool scissors: scissors
tool pen: pencil, marker
tool brush: paintbrush, sponge-brush when color=paint,acrylic-paint
home plate
step holes: poke cork awl by ggt
step trim: cut feathers scissors by ccc
step feathers: glue feathers fix cork > cork feathers by ccc
step rim: tie rim feathers scissors > rim by tcc
step dry: dry cork by ccc
step draw: draw plate bats pen by ccc
step cut: cut bats scissors > bat-a bat-b by tcc
step color: color color bats brush? > stripes by ccc
step grip: tape grip bats > grip by ccc
step play: play cork bats by ccc
part bat-a = bats own : q^ kraft 5 -70 30 -54 22 -34 76 -50 88 ; o^ kraft -66 -12 32 38 -20
part bat-b = bats own : q^ kraft 5 70 30 54 22 34 76 50 88 ; o^ kraft 66 -12 32 38 20
part stripes = color a : o_ a -66 -12 23 29 -20 ; o_ b -66 -12 12 16 -20 ; o_ b 66 -12 23 29 20 ; o_ a 66 -12 12 16 20
part grip = grip c : q_ k 4 -54 46 -42 40 -34 76 -50 88 ; q_ k 4 54 46 42 40 34 76 50 88
part feathers = feathers w : j^ w -4 -44 -26 -92 9 ; j^ w 4 -44 26 -92 9 ; j^ w -2 -44 -9 -96 9 ; j^ w 2 -44 9 -96 9 ; z_ gray 1.5 -4 -44 -24 -88 ; z_ gray 1.5 4 -44 24 -88 ; z_ gray 1.5 -2 -44 -8 -92 ; z_ gray 1.5 2 -44 8 -92
part rim = rim k : l_ k 2.5 -18 -68 0 -63 18 -68
part cork = cork tan : q^ tan 8 -13 -48 13 -48 12 -22 -12 -22
scene stand

* fleece-cuddle-mat | 6-8 9-12 13+ | Animals
appeal 3
topics guinea pig, guinea pigs, a bed for our guinea pig, guinea pig bed, pet bed, bed for a pet, bed for our pet, rabbit, bunny bed, bed for our rabbit, hamster, kitten, kitten bed, cat bed, bed for our cat, puppy, puppy bed, dog bed, bed for our dog, fleece bed, fleece mat, no-sew blanket, no sew blanket, tie blanket, knotted blanket, animal shelter, shelter animals, new pet, new kitten, new puppy, rescue animals
near cat, dog, bunny
colors light blue, cream, gray free
minutes 50 50 50
mess low
heart fleece: blanket, old-sweater = 1
nice stuffing: pillow-stuffing, old-towel, pillow, fabric-scrap = 4 handful
tool pen: chalk, marker, pencil
tool ruler: ruler
tool scissors: fabric-scissors, scissors
step measure: draw fleece ruler pen by tcc
step cut: cut fleece scissors > mat by tcc
step corners: cut fleece ruler scissors by tcc
step fringe: cut fleece scissors ruler by tcc
step knot: tie fleece > rim by ccc
step fill: fill stuffing fleece > hump by ccc
step close: tie fleece stuffing by ccc
step rim: arrange fleece by ccc
step scent: play fleece by ccc
step pet: play fleece by ccc
part mat = fleece a : q^ ~ 16 -78 -54 78 -54 84 58 -84 58
part hump = stuffing a : o_ a+ 0 4 58 36 ; o_ a 0 8 48 28
part rim = fleece b : d^ ~ 8 -74 -56 -56 -60 -38 -60 -19 -60 0 -60 19 -60 38 -60 56 -60 74 -56 84 -38 86 -19 87 0 87 19 88 38 80 58 62 64 42 66 21 66 0 66 -21 66 -42 66 -62 64 -80 58 -88 38 -87 19 -87 0 -86 -19 -84 -38 ; z_ ~ 6 -74 -56 -84 -70 ; z_ ~ 6 -38 -60 -42 -76 ; z_ ~ 6 0 -60 0 -76 ; z_ ~ 6 38 -60 42 -76 ; z_ ~ 6 74 -56 84 -70 ; z_ ~ 6 -62 64 -68 80 ; z_ ~ 6 -21 66 -24 82 ; z_ ~ 6 21 66 24 82 ; z_ ~ 6 62 64 68 80
scene lay

* hammered-flower-cards | 6-8 9-12 13+ | Nature, Seasons
extras card: raffia, ribbon
appeal 3
topics hammered flowers, hammered flower, flower pounding, flower prints, flower print, flower cards, botanical print, tataki zome, flowers, wildflowers, pansies, violets, garden, spring, summer, mother's day, gift for mom, gift for grandma, thank you cards, garden party, cottagecore
near easter, birthday card
colors purple, pink, green
minutes 35 45 50
waits 30
mess some
heart flowers: flower, petal, clover, fern-frond, leaf, fresh-herb = 8
need hammer@6-8: stone, rolling-pin = 1
heart hammer@9-12,13+: hammer, stone, rolling-pin = 1
need sheet: watercolor-paper, cardstock, paper, rice-paper = 2 sheet
need cover: paper-towel, parchment-paper, wax-paper = 2 sheet
nice fine: gel-pen, colored-pencil, watercolor-pencil, permanent-marker = 1
join tape: masking-tape, tape
tool scissors: scissors
tool pen: ballpoint-pen, pencil, gel-pen
home board
step pick: prepare flowers scissors by ccc
step test: test flowers hammer sheet by tcc
step fold: fold sheet by ccc
step lay: arrange flowers sheet by ccc
step cover: tape cover sheet tape board by ccc
step pound: print flowers hammer > by tcc
step peel: prepare cover sheet > sheet prints by ccc
step dry: dry sheet by ccc
step lines: draw fine sheet > lines by ccc
step send: draw sheet pen by ccc
part sheet = sheet w : q^ cream 2 -88 -66 -6 -66 -6 66 -88 66 ; q^ w 2 6 -58 86 -64 86 66 6 72
part prints = flowers a : f_ purple -58 -30 5 20 9 ; o_ yellow -58 -30 5 ; f_ pink -32 -4 5 17 8 ; o_ yellow -32 -4 5 ; j_ green -54 52 -60 0 4 ; j_ green -36 52 -32 18 4 ; j_ green -44 54 -70 30 6 ; f_ pink 34 -20 5 19 9 ; o_ yellow 34 -20 5 ; f_ purple 62 4 5 17 8 ; o_ yellow 62 4 5 ; j_ green 40 58 36 4 4 ; j_ green 54 56 62 24 4 ; j_ green 48 58 22 38 6
part lines = fine k : z_ dark-green 1.5 -54 52 -58 -8 ; z_ dark-green 1.5 -36 52 -32 14 ; z_ dark-green 1.5 40 58 34 2 ; z_ dark-green 1.5 54 56 62 22
scene lay

* melted-record-bowl | 9-12 13+ | Music
extras gift: guitar-pick, sticker
appeal 3
topics record bowl, melted record, vinyl bowl, melted record bowl, record, records, vinyl, retro, rock and roll, rock band, seventies, eighties, 70s party, 80s party, dj, record store day, upcycling, gift for dad, gift for a musician, fruit bowl, snack bowl, key bowl, room decor, music room
near disco
colors teal, gold, pink
minutes 45 45
waits 20
mess low
heart record: vinyl-record = 1
heart color: paint-marker, metallic-pen, acrylic-paint, chalk-marker = 3 color
need mold: bowl, can, foil-pan, ceramic-mug = 1
nice plug: button, sticker, bottle-cap, felt = 1
tool brush: paintbrush when color=acrylic-paint
join glue: glue when plug=button,bottle-cap,felt
home oven
home towel
home baking-tray
step ask: prepare record towel by cc
step stand: arrange mold record baking-tray by tt
step soften: heat record oven mold baking-tray by gg
step shape: shape record mold > bowl by gg
step cool: dry record by cc
step plan: test record by cc
step rings: decorate color record brush? > rings by cc
step notes: decorate color record brush? > notes by cc
step plug: glue plug record glue? > plug by cc
step use: play record by cc
part bowl = record k : b^ k -92 -40 -70 -26 -52 40 -30 66 30 66 52 40 70 -26 92 -40 66 -50 40 -36 14 -52 -14 -38 -40 -52 -66 -36 ; b_ k+ -70 -36 -40 -42 -14 -30 14 -42 40 -28 66 -40 48 -18 0 -12 -48 -18 ; l_ gray 1.5 -62 -4 -30 10 0 12 30 10 62 -4 ; l_ gray 1.5 -54 22 -26 36 0 38 26 36 54 22 ; o_ red 0 62 26 6
part rings = color a : d_ a 4 -60 -14 -40 -4 -20 2 0 4 20 2 40 -4 60 -14 ; d_ b 3.5 -50 26 -30 38 -10 44 10 44 30 38 50 26
part notes = color b : o_ c -32 24 7 5 -15 ; z_ c 3 -26 23 -26 4 -16 8 ; o_ c 6 28 7 5 -15 ; z_ c 3 12 27 12 8 22 12 ; o_ c 38 18 7 5 -15 ; z_ c 3 44 17 44 -2
part plug = plug gold : o_ gold 0 62 9 3
scene stand

* world-cut-into-a-book | 9-12 13+ | -
extras box: glitter, glitter-paper, sequin
appeal 3
topics book sculpture, book art, altered book, hollow book, hollowed book, book nook, old book, old books, library, reading, reading corner, story scene, paper scene, diorama, shadow box, world book day, book week
variant castle | Fairy Tales, Fantasy | purple, gray, green | castle, princess, knight, kingdom, once upon a time, fairy tale
variant woods | Nature, Fairy Tales, Animals | green, brown, orange | forest, woods, fox, woodland, trees
variant reef | Ocean | teal, orange, green | reef, ocean, sea, fish, under the sea
variant planets | Space | navy, orange, yellow | space, planets, rocket, galaxy, stars
variant city | Transportation, Superheroes | navy, gray, yellow | city, skyline, night city, new york
minutes 90 90
waits 60
mess some
heart book: hardcover-book = 1
need paper: cardstock, construction-paper, paper, watercolor-paper = 4 sheet
nice color: watercolor-paint, colored-pencil, marker, acrylic-paint = 3 color
need glue: glue = 1/4 cup
nice light: LED-tea-light, string-light = 1
tool knife: craft-knife
tool mat: cutting-mat, cardboard
tool ruler: ruler
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool scissors: scissors
home books
step choose: prepare book by cc
step edges: glue book glue brush by cc
step press: dry book books by cc
step window: draw book ruler pen by cc
step hollow: cut book knife ruler mat > book by gt
step wall: glue book glue brush scissors by cc
step draw: draw paper pen by cc
step color: color color paper brush by cc
step layers: cut paper scissors by cc
step build: glue paper book glue light? > scene-c scene-w scene-r scene-p scene-y by cc
part book = book brown : r^ brown 0 0 188 172 5 ; r_ cream 4 0 168 156 2 ; z_ tan 1.5 90 -76 90 76 ; r_ umber 2 0 132 122 3
part scene-c@castle = paper a : r_ light-blue 2 0 126 116 2 ; o_ yellow 44 -34 12 ; b_ c -61 58 -61 26 -20 10 20 22 63 8 63 58 ; r^ b -20 10 22 56 1 ; r^ b 26 10 22 56 1 ; r^ b 3 22 34 40 1 ; p^ a -34 -18 -20 -44 -6 -18 ; p^ a 12 -18 26 -44 40 -18 ; v_ b -12 2 18 2 3 8 ; b_ k -5 42 -5 26 3 18 11 26 11 42 ; b^ c -61 58 -61 42 -30 36 0 46 40 36 63 44 63 58
part scene-w@woods = paper a : r_ light-green 2 0 126 116 2 ; r^ b -42 10 9 96 1 ; r^ b -8 4 8 108 1 ; r^ b 30 8 9 100 1 ; r^ b 54 10 7 96 1 ; y^ a -44 -36 20 18 9 .2 ; y^ a -2 -42 24 14 9 .2 ; y^ a 42 -38 22 18 9 .2 ; b^ a -61 58 -61 38 -20 30 20 40 63 32 63 58 ; o^ c 12 34 16 9 ; p^ c 24 30 30 16 36 30 ; o_ c 30 32 9 7 ; l_ c 6 -4 36 -16 30 -18 22
part scene-r@reef = paper a : r_ teal+ 2 0 126 116 2 ; l^ c 7 -46 58 -50 30 -42 8 -48 -8 ; l^ c 7 -28 58 -24 34 -32 14 ; l^ c 7 50 58 46 26 54 4 ; o^ b 4 -10 20 12 ; p^ b 20 -10 36 -22 36 2 ; k -4 -13 3 ; o^ yellow 26 -38 11 7 ; p^ yellow 34 -38 42 -45 42 -31 ; b^ tan -61 58 -61 46 -20 38 20 46 63 40 63 58 ; f^ pink 20 40 7 13 4
part scene-p@planets = paper a : r_ navy 2 0 126 116 2 ; d_ w 2 -50 -44 -30 -20 -8 -46 20 -30 46 -48 54 -6 -52 10 -20 30 8 44 40 30 ; o^ b -24 16 22 22 ; l_ yellow 4 -56 24 -24 20 8 6 ; o^ c 36 -22 12 12 ; p^ w 30 40 38 12 46 40 ; p^ red 28 46 38 36 48 46
part scene-y@city = paper a : r_ navy 2 0 126 116 2 ; o_ yellow -36 -34 12 ; r^ gray -46 24 26 68 1 ; r^ gray+ -18 14 24 88 1 ; r^ gray 10 28 26 60 1 ; r^ gray+ 38 10 24 96 1 ; d_ yellow 2.5 -52 4 -42 4 -52 20 -42 36 -22 -16 -14 -16 -22 4 -14 20 4 12 14 12 4 30 34 -24 42 -24 34 -4 42 12 34 30
scene lay
* crane-mobile-on-a-branch | 9-12 13+ | -
extras hanging: bell, charm, price-tag, feather, leaf
appeal 3
topics congratulations, congrats, well done, passed her exam, passed his exam, passed an exam, passed her nursing exam, passed the exam, passed exams, exam passed, passed, passing an exam, graduation, graduated, graduate, new job, promotion, proud of you, proud of mum, proud of mom, origami, paper crane, paper cranes, cranes, mobile, origami mobile, crane mobile, branch mobile, japan, good luck, get well, wedding, peace, engagement, anniversary, new baby
near bird, birds
colors red, teal, gold
minutes 75 75
mess low
heart paper: origami-paper, wrapping-paper, map, sheet-music, magazine, paper = 7 sheet
heart branch: stick, driftwood, bamboo, dowel = 1
need line: sewing-thread, embroidery-floss, fishing-line, string = 4 yd
nice bead: bead, wooden-bead, seed-bead, button = 7
tool pen: gel-pen, ballpoint-pen, pencil
tool needle: needle
tool scissors: scissors
step word: draw paper pen scissors by cc
step base: fold paper by cc
step kite: fold paper by cc
step petal: fold paper by cc
step thin: fold paper by cc
step neck: fold paper > crane-a by cc
step more: fold paper > crane-b crane-c by cc
step thread: thread line paper needle scissors bead? > line by cc
step tie: tie line branch > branch by cc
step hang: tie line branch by cc
part line = line own : z_ gray 1.4 -72 -68 -72 -38 ; z_ gray 1.4 -36 -68 -36 6 ; z_ gray 1.4 0 -68 0 -24 ; z_ gray 1.4 36 -68 36 22 ; z_ gray 1.4 72 -68 72 -34 ; z_ gray 1.4 -72 -26 -72 42 ; z_ gray 1.4 72 -22 72 44
part branch = branch wood : l_ gray 1.6 -66 -70 0 -99 66 -70 ; stick wood -92 -66 92 -70 8
part crane-a = paper a : p^ ~ -72 -34.6 -91.8 -42.4 -81.2 -27.7 ; p^ ~+ -72 -34.6 -52.2 -42.4 -62.8 -27.7 ; p ~- -72 -34.6 -82.1 -24.9 -72 -21.3 -61.9 -24.9 ; p ~ -62.3 -26.3 -49 -30 -62.3 -22.6 ; p ~ -81.7 -26.3 -94.5 -32.3 -94.1 -33.7 -80.3 -28.6 ; p^ ~ 36 25.4 16.2 17.6 26.8 32.3 ; p^ ~+ 36 25.4 55.8 17.6 45.2 32.3 ; p ~- 36 25.4 25.9 35.1 36 38.7 46.1 35.1 ; p ~ 45.7 33.7 59 30 45.7 37.4 ; p ~ 26.3 33.7 13.5 27.7 13.9 26.3 27.7 31.4 ; p^ ~ 72 43.4 52.2 35.6 62.8 50.3 ; p^ ~+ 72 43.4 91.8 35.6 81.2 50.3 ; p ~- 72 43.4 61.9 53.1 72 56.7 82.1 53.1 ; p ~ 81.7 51.7 95 48 81.7 55.4 ; p ~ 62.3 51.7 49.5 45.7 49.9 44.3 63.7 49.4
part crane-b = paper b : p^ ~ -36 9.4 -55.8 1.6 -45.2 16.3 ; p^ ~+ -36 9.4 -16.2 1.6 -26.8 16.3 ; p ~- -36 9.4 -46.1 19.1 -36 22.7 -25.9 19.1 ; p ~ -26.3 17.7 -13 14 -26.3 21.4 ; p ~ -45.7 17.7 -58.5 11.7 -58.1 10.3 -44.3 15.4 ; p^ ~ 72 -30.6 52.2 -38.4 62.8 -23.7 ; p^ ~+ 72 -30.6 91.8 -38.4 81.2 -23.7 ; p ~- 72 -30.6 61.9 -20.9 72 -17.3 82.1 -20.9 ; p ~ 81.7 -22.3 95 -26 81.7 -18.6 ; p ~ 62.3 -22.3 49.5 -28.3 49.9 -29.7 63.7 -24.6
part crane-c = paper c : p^ ~ 0 -20.6 -19.8 -28.4 -9.2 -13.7 ; p^ ~+ 0 -20.6 19.8 -28.4 9.2 -13.7 ; p ~- 0 -20.6 -10.1 -10.9 0 -7.3 10.1 -10.9 ; p ~ 9.7 -12.3 23 -16 9.7 -8.6 ; p ~ -9.7 -12.3 -22.5 -18.3 -22.1 -19.7 -8.3 -14.6 ; p^ ~ -72 41.4 -91.8 33.6 -81.2 48.3 ; p^ ~+ -72 41.4 -52.2 33.6 -62.8 48.3 ; p ~- -72 41.4 -82.1 51.1 -72 54.7 -61.9 51.1 ; p ~ -62.3 49.7 -49 46 -62.3 53.4 ; p ~ -81.7 49.7 -94.5 43.7 -94.1 42.3 -80.3 47.4
scene hang

* stamp-covered-box | 6-8 9-12 13+ | -
extras box: ribbon, ric-rac
appeal 3
topics stamp, stamps, postage stamps, stamp collecting, stamp collector, collects stamps, he collects stamps, she collects stamps, stamp collection, philately, stamp album, old letters, postman, post office, mail, pen pal, keepsake box, decoupage, decoupage box, mod podge, grandad, granddad, grandpa, grandfather, grandad's birthday, grandpa's birthday, grandad's 80th, 80th birthday, 70th birthday, 90th birthday, 60th birthday, 75th birthday, gift for grandad, gift for grandpa
near travel, father's day, memory box
colors red, navy, gold
minutes 50 60 60
waits 120
mess some
heart stamps: postage-stamp = 40
heart box: wooden-box, small-box, shoebox, picture-frame, hardcover-book = 1
need glue: glue = 1/4 cup
need card: cardstock, construction-paper, metallic-paper, paper = 1 sheet
nice sand: sandpaper = 1
nice lining: felt, fabric-scrap, map = 1 sheet
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool scissors: scissors
home bowl
home water
home towel
step soak: wash stamps bowl water towel by ccc
step sand: prepare sand box by ccc
step sort: arrange stamps by ccc
step stick: glue stamps box glue brush > box stamps by ccc
step edges: glue stamps box glue brush by ccc
step number: draw card pen by ccc
step cut: cut card scissors by ccc
step top: glue card box glue brush > number by ccc
step seal: paint glue box brush by ccc
step lining: glue lining box glue scissors by ccc
part box = box own : q^ wood 6 -86 -34 86 -34 86 78 -86 78 ; q^ wood- 6 -90 -70 90 -70 90 -28 -90 -28
part stamps = stamps own : r^ red -66 8 40 48 1 -6 ; r_ cream -66 8 28 36 1 -6 ; r^ navy -33 8 40 48 1 5 ; r_ light-blue -33 8 28 36 1 5 ; r^ green 0 8 40 48 1 -4 ; r_ light-green 0 8 28 36 1 -4 ; r^ orange 33 8 40 48 1 6 ; r_ yellow 33 8 28 36 1 6 ; r^ teal 66 8 40 48 1 -3 ; r_ cream 66 8 28 36 1 -3 ; r^ purple -66 52 40 48 1 -6 ; r_ pink -66 52 28 36 1 -6 ; r^ red -33 52 40 48 1 5 ; r_ cream -33 52 28 36 1 5 ; r^ navy 0 52 40 48 1 -4 ; r_ light-blue 0 52 28 36 1 -4 ; r^ green 33 52 40 48 1 6 ; r_ light-green 33 52 28 36 1 6 ; r^ orange 66 52 40 48 1 -3 ; r_ yellow 66 52 28 36 1 -3 ; r^ green -66 -48 38 36 1 4 ; r_ cream -66 -48 27 25 1 4 ; r^ red 66 -48 38 36 1 -4 ; r_ cream 66 -48 27 25 1 -4
part number = card navy : o_ navy -18 -58 12 9 ; o_ wood- -18 -58 6 4 ; o_ navy -18 -41 13 10 ; o_ wood- -18 -41 6 5 ; o_ navy 18 -49 14 19 ; o_ wood- 18 -49 7 11
scene stand

* map-covered-suitcase | 9-12 13+ | Transportation
extras box: price-tag, ticket-stub
appeal 3
topics suitcase, map suitcase, suitcases, travel, traveling, travelling, trip, road trip, vacation, holiday, holidays, going abroad, exchange year, gap year, moving abroad, journey, maps, old maps, decoupage, mod podge, upcycling, memory box, travel memories, geography, world map, explorer, airplane, trains
near moving away, summer camp
colors tan, teal, red
minutes 90 90
waits 180
mess some
heart map: map = 4
heart case: suitcase = 1
need glue: glue = 1 cup
nice sand: sandpaper = 1
nice stamps: postage-stamp, ticket-stub, sticker = 6
nice route: permanent-marker, paint-marker, acrylic-paint = 1 color
tool brush: sponge-brush, paintbrush
tool scissors: scissors
tool tape: masking-tape
home towel
step clean: prepare case towel sand? by cc
step mask: tape tape case by cc
step choose: cut map scissors by cc
step lay: arrange map case by cc
step glue: glue map case glue brush > case map by cc
step corners: fold map case scissors glue by cc
step route: draw route case > route by cc
step stamps: glue stamps case glue > stamps by cc
step seal: paint glue case brush by cc
step open: dry case tape by cc
part case = case own : l^ umber 9 -26 -58 -22 -80 22 -80 26 -58 ; r^ brown 0 10 188 136 12
part map = map cream : r_ cream 0 -24 172 58 4 ; r_ cream 0 42 172 58 4 ; l_ light-blue 4 -82 -40 -40 -28 -10 -44 40 -24 82 -34 ; l_ light-blue 4 -80 60 -30 40 10 56 60 34 82 44 ; l_ tan 1.6 -82 -10 -30 -16 20 -4 82 -14 ; l_ tan 1.6 -52 -50 -44 0 -56 70 ; l_ tan 1.6 44 -50 52 0 40 70 ; y_ light-green -18 -22 14 10 7 .2 ; y_ light-green 58 50 14 9 7 .2 ; z_ umber 4 -94 10 94 10 ; r_ gold -34 10 16 16 3 ; r_ gold 34 10 16 16 3
part route = route red : d_ red 2.5 -66 -36 -56 -28 -44 -24 -32 -20 -20 -22 -8 -28 4 -34 16 -38 ; z_ red 3 22 -44 32 -34 ; z_ red 3 32 -44 22 -34
part stamps = stamps own : r^ red -66 52 22 24 1 -8 ; r_ cream -66 52 14 16 1 -8 ; r^ navy 4 42 22 24 1 6 ; r_ light-blue 4 42 14 16 1 6 ; r^ green 72 -32 20 22 1 8 ; r_ cream 72 -32 12 14 1 8
scene stand

* cork-pot-jungle | 9-12 13+ | Jungle, Nature
extras pot: toy-animal
appeal 3
topics cork planter, cork planters, cork pots, mini planters, succulents, succulent, mini garden, miniature garden, tiny garden, air plants, plants, plant lover, houseplants, windowsill, jungle animals, tiger, monkey, wine corks, upcycling, teacher gift, gift for mom, mother's day
near desert, cactus
colors orange, green, brown
minutes 60 60
waits 30
mess some
heart corks: cork, bottle-cork = 3
heart plants: potted-plant, air-plant, moss = 1
need paint: acrylic-paint, paint = 3 color
need soil: soil = 2 tbsp
nice moss: moss = 1 handful
tool knife: craft-knife
tool poker: wooden-skewer, toothpick, pencil
tool brush: paintbrush
home towel
home water
home spoon
step hollow: cut corks knife towel by gt
step smooth: shape corks poker by cc
step base: paint paint corks brush > corks by cc
step faces: paint paint corks poker > faces by cc
step dry: dry corks by cc
step part: prepare plants by cc
step soil: fill soil corks poker > by cc
step plant: build plants corks poker > plants by cc
step moss: build moss corks poker > moss by cc
step water: wash corks water spoon by cc
part corks = corks own : r^ orange -56 36 44 92 6 ; r^ brown 0 40 44 92 6 ; r^ green 56 36 44 92 6
part faces = paint own : z_ k 4 -76 4 -62 8 ; z_ k 4 -36 4 -50 8 ; z_ k 4 -76 62 -64 66 ; z_ k 4 -36 62 -48 66 ; k -64 24 4 ; k -48 24 4 ; o_ cream -56 40 12 9 ; p_ k -60 35 -52 35 -56 41 ; o_ tan 0 38 18 20 ; k -7 30 4 ; k 7 30 4 ; u 0 44 7 ; o^ brown -24 28 6 ; o^ brown 24 28 6 ; k 48 22 4 ; k 64 22 4 ; p^ yellow 48 32 64 32 56 48 ; j_ red 44 56 40 78 5 ; j_ red 68 56 72 78 5
part moss = moss green : y^ dark-green -56 -12 22 7 9 .2 ; y^ dark-green 0 -8 22 7 9 .2 ; y^ dark-green 56 -12 22 7 9 .2
part plants = plants green : j^ light-green -56 -10 -56 -56 9 ; j^ green -58 -10 -80 -42 8 ; j^ green -54 -10 -32 -42 8 ; f^ light-green 0 -30 8 26 9 ; f_ green 0 -30 6 15 6 ; j^ green 56 -10 44 -60 6 ; j^ light-green 56 -10 60 -66 6 ; j^ green 58 -10 78 -50 6
scene stand

* denim-dog-quilt | 13+ | Animals
extras cloth: patch, letter-bead
appeal 3
topics dog blanket, dog quilt, quilt for our dog, a quilt for our dog, a blanket for our dog, dog bed, bed for our dog, old dog, new puppy, puppy, dog, cat blanket, blanket for our cat, pet blanket, pet bed, quilt, quilting, patchwork, denim quilt, jeans quilt, old jeans, upcycling, upcycled jeans, sewing, sewing machine, animal shelter
near cat
colors blue, navy, red
minutes 150
mess low
heart denim: denim = 3
heart machine: sewing-machine
need back: blanket, fabric-scrap, old-towel, bed-sheet = 1 yd
need thread: sewing-thread = 1 roll
nice floss: yarn, embroidery-floss, cotton-cord = 3 yd
need pins: pin, clothespin, binder-clip = 12
need pattern: cardboard, cereal-box, cardstock = 1 sheet
tool needle: needle when floss
tool chalk: chalk, pencil
tool ruler: ruler
tool scissors: fabric-scissors, scissors
step measure: draw pattern ruler chalk scissors by c
step cut: cut denim pattern chalk scissors by c
step lay: arrange denim by c
step rows: sew denim machine thread pins by c
step join: sew denim machine thread pins > quilt by c
step back: cut back denim scissors by c
step around: sew back denim machine thread pins by c
step turn: sew denim machine back thread > edge by c
step ties: tie floss denim needle scissors > ties by c
step dog: play denim by c
part quilt = denim own : q^ blue 6 -88 -68 88 -68 88 68 -88 68 ; r_ navy -65 -45 43 44 1 ; r_ blue+ -21 -45 43 44 1 ; r_ navy+ 22 -45 43 44 1 ; r_ blue 65 -45 43 44 1 ; r_ blue+ -65 0 43 44 1 ; r_ blue -21 0 43 44 1 ; r_ navy 22 0 43 44 1 ; r_ light-blue 65 0 43 44 1 ; r_ blue -65 45 43 44 1 ; r_ navy+ -21 45 43 44 1 ; r_ light-blue 22 45 43 44 1 ; r_ navy 65 45 43 44 1 ; r_ navy- 22 4 24 24 3 ; z_ gold 1.5 10 -6 34 -6
part edge = thread gold : z_ gold 1.6 -83 -63 83 -63 83 63 -83 63 -83 -63
part ties = floss red : d^ red 4 -43 -22 0 -22 43 -22 -43 22 0 22 43 22 ; z_ red 2.5 -43 -22 -37 -13 ; z_ red 2.5 0 -22 6 -13 ; z_ red 2.5 43 -22 49 -13 ; z_ red 2.5 -43 22 -37 31 ; z_ red 2.5 0 22 6 31 ; z_ red 2.5 43 22 49 31
scene lay

* knotted-leaves-of-the-year | 9-12 13+ | Seasons, Nature
extras hanging: lavender, feather, charm, pinecone, acorn, eucalyptus
appeal 3
topics macrame, macramé, macrame leaves, macrame leaf, macrame feather, leaves, four seasons, seasons of the year, autumn, fall, fall leaves, autumn leaves, spring, winter, summer, year, wall hanging, boho, driftwood, knots, room decor, dorm room, cottagecore
near feathers
colors cream, orange, green free
minutes 90 100
mess low
heart cord: cotton-cord, yarn, string = 50 ft
heart rod: driftwood, stick, bamboo, dowel = 1
nice beads: wooden-bead, bead, seed-bead = 8
nice dye: tea-bag, onion-skin, fabric-dye, watercolor-paint = 2
join hold: masking-tape, tape
home water
tool comb: comb, plastic-fork, toothbrush
tool ruler: ruler
tool scissors: scissors
step cut: cut cord scissors ruler by cc
step spine: tie cord rod hold > rod spines by cc
step bead: thread beads cord > beads by cc
step knot: tie cord by cc
step rest: tie cord by cc
step comb: prepare cord comb by cc
step trim: cut cord scissors > leaves by cc
step winter: cut cord scissors > winter by cc
step dye: paint dye cord water > tips by cc
step hang: tie cord rod > hanger by cc
part hanger = cord own : l ~ 2.4 -80 -66 -30 -94 0 -99 30 -94 80 -66
part spines = cord own : z_ ~- 3 -66 -62 -66 -30 ; z_ ~- 3 -22 -62 -22 -24 ; z_ ~- 3 22 -62 22 -24 ; z_ ~- 3 66 -62 66 62
part leaves = cord own : b^ ~ -66 -28 -54 -6 -58 20 -66 34 -74 20 -78 -6 ; z_ ~- 2 -66 -28 -66 32 ; z_ ~- 1.3 -66 -16 -56 -8 ; z_ ~- 1.3 -66 -16 -76 -8 ; z_ ~- 1.3 -66 0 -56 8 ; z_ ~- 1.3 -66 0 -76 8 ; b^ ~ -22 -22 -2 8 -6 46 -22 68 -38 46 -42 8 ; z_ ~- 2 -22 -22 -22 66 ; z_ ~- 1.3 -22 -6 -6 6 ; z_ ~- 1.3 -22 -6 -38 6 ; z_ ~- 1.3 -22 16 -4 28 ; z_ ~- 1.3 -22 16 -40 28 ; z_ ~- 1.3 -22 36 -8 46 ; z_ ~- 1.3 -22 36 -36 46 ; p^ ~ 22 -22 34 -10 30 -4 42 6 34 14 42 28 34 34 38 48 26 52 22 70 18 52 6 48 10 34 2 28 10 14 2 6 14 -4 10 -10 ; z_ ~- 2 22 -22 22 68 ; z_ ~- 1.3 22 -4 36 4 ; z_ ~- 1.3 22 -4 8 4 ; z_ ~- 1.3 22 16 36 26 ; z_ ~- 1.3 22 16 8 26 ; z_ ~- 1.3 22 34 32 44 ; z_ ~- 1.3 22 34 12 44
part winter = cord own : z_ ~ 3 66 -20 78 -10 ; z_ ~ 3 66 -20 54 -10 ; z_ ~ 3 66 2 80 12 ; z_ ~ 3 66 2 52 12 ; z_ ~ 3 66 24 78 34 ; z_ ~ 3 66 24 54 34
part tips = dye orange : b_ light-green -66 34 -58 20 -62 10 -70 10 -74 20 ; b_ green -22 68 -6 46 -14 36 -30 36 -38 46 ; p_ orange 22 70 26 52 38 48 32 40 12 40 6 48 18 52
part rod = rod gray : l^ ~ 12 -96 -58 -40 -66 20 -60 96 -66 ; l_ ~+ 2 -80 -61 -30 -65
part beads = beads wood : d^ wood 5 -66 -46 -66 -36 -22 -46 -22 -36 22 -46 22 -36 66 -46 66 -36
scene hang

* crocheted-squeeze-ball | 9-12 13+ | -
appeal 3
topics crochet, stress ball, squeeze ball, squeeze toy, stress toy, fidget, fidget toy, something for my hands, something to squeeze, hands busy, exam nerves, exam stress, exams, nerves, nervous, anxiety, anxious, stress, stressed, worry, worry ball, worries, calm, calming, calm down, self care, feelings, juggling ball, hacky sack, learn to crochet, first crochet, crochet ball, crochet beginner
near new school, waiting room
colors teal, cream, orange free
minutes 120 100
mess low
heart hook: crochet-hook = 1
heart yarn: yarn, cotton-cord = 20 yd
need stuff: pillow-stuffing, fabric-scrap, cotton-ball, wool-roving = 2 handful
need needle: needle
nice second: yarn, embroidery-floss = 2 yd
tool mark: paper-clip, bobby-pin
tool scissors: scissors
step ring: weave yarn hook by cc
step grow: weave yarn hook mark by cc
step wide: weave yarn hook mark > half by cc
step sides: weave yarn hook by cc
step shrink: weave yarn hook > ball by cc
step stuff: fill stuff yarn by cc
step last: weave yarn hook stuff by cc
step close: sew yarn needle scissors by cc
step stripe: sew second yarn needle > stripe by cc
step breathe: play yarn by cc
part half = yarn own : o^ ~ 0 4 74 70
part ball = yarn own : l_ ~- 2.5 -66 -26 -30 -36 0 -38 30 -36 66 -26 ; l_ ~- 2.5 -73 -4 -34 -12 0 -14 34 -12 73 -4 ; l_ ~- 2.5 -72 18 -34 12 0 10 34 12 72 18 ; l_ ~- 2.5 -62 42 -30 36 0 34 30 36 62 42 ; l_ ~- 2.5 -44 60 -20 56 0 55 20 56 44 60 ; l_ ~- 2.5 -48 -48 -20 -56 0 -57 20 -56 48 -48 ; d_ ~- 2 -50 -18 -34 -22 -18 -25 -2 -26 14 -25 30 -23 46 -19 -52 6 -36 2 -20 -1 -4 -2 12 -1 28 1 44 4 -46 29 -30 26 -14 23 2 22 18 23 34 26 -34 48 -18 46 -2 45 14 46 30 48
part stripe = second own : l_ orange 4 -74 8 -34 0 0 -2 34 0 74 8 ; l_ orange 4 -70 30 -34 24 0 22 34 24 70 30
scene stand
* hydraulic-lifting-arm | 9-12 13+ | -
extras machine: sticker, metallic-paper, nuts-and-bolts
appeal 3
topics hydraulic, hydraulics, hydraulic arm, mechanical arm, lifting arm, syringes, pascal, water power, stem, stem project, engineering, engineer, science, science fair, science project, physics, invention, inventor, construction
near digger, bulldozer
variant robot | Robots, Superheroes | yellow, gray, red free | hydraulic robot arm, robot arm, robotic arm, robot, robots, cyborg
variant crane | Transportation | orange, gray, red free | crane, cranes, excavator, construction site, building site, harbor, machines
variant longneck | Dinosaurs | green, green, orange free | dinosaur, dinosaurs, longneck, brachiosaurus, animatronic
colors yellow, gray, red
minutes 75 80
mess some
heart press: syringe = 2
heart hose: plastic-tubing = 2 ft
heart card: cardboard, pizza-box, cardboard-box, foam-board = 2
need axle: wooden-skewer, dowel, chopstick = 1
nice load: paper-cup, bottle-cap, yogurt-pot = 1
nice look: paint-marker, marker, permanent-marker, acrylic-paint = 2 color
need tie: twist-tie, string, pipe-cleaner, zip-tie = 1
join fix: glue-gun, glue
tool ruler: ruler
tool pen: pencil, marker
tool brush: paintbrush when look=acrylic-paint
tool scissors: scissors
home bowl
home water
step fill: fill press hose bowl water by cc
step cut: cut card scissors ruler pen by cc
step posts: glue card fix > base posts by tc
step arm: glue card fix > by tc
step axle: poke axle card scissors > arm by tc
step stand: glue press card fix tie > press by tc
step claw: cut card scissors fix > claw head hook by tc
step look: decorate look card brush? > look by cc
step drive: test press hose card > hose by cc
step play: play press load? card > load load-c load-l by cc
part hose = hose light-blue : l_ ~ 5 4 64 4 84 40 90 66 74 62 44 ; r^ glass 62 24 16 44 3 ; r_ light-blue 62 34 11 22 2 ; z^ w 5 62 2 62 -16 ; z^ w 5 52 -16 72 -16
part base = card own : p^ kraft- -80 74 36 74 44 88 -88 88
part posts = card own : r^ kraft -46 24 20 104 2
part press = press own : r^ glass 4 40 18 52 3 ; r_ light-blue 4 52 12 26 2 ; z^ w 5 4 14 4 -25 ; z^ w 5 -7 -25 15 -25 ; z_ k 2 -4 28 2 28 ; z_ k 2 -4 38 2 38 ; z_ k 2 -4 48 2 48
part arm = card a : q^ ~ 6 -78 -12 -72 -34 58 -56 62 -38 ; o^ gray -46 -26 6 ; z_ gray 3 -60 -26 -32 -26
part head@longneck = card a : b^ ~ 52 -62 62 -74 80 -72 94 -60 92 -52 70 -50 56 -50 ; k 72 -64 3.5 ; z_ k 2 78 -56 92 -56
part claw@robot = card b : b^ ~ 56 -58 74 -60 88 -48 86 -30 76 -26 78 -44 62 -44 ; b^ ~ 56 -44 66 -36 68 -22 58 -20 54 -34
part hook@crane = card b : z^ ~ 4 70 -52 70 -24 ; l^ ~ 5 70 -26 80 -16 72 -6 60 -10
part look = look k : o_ k -18 -36 4 ; o_ k 6 -40 4 ; o_ k 30 -44 4 ; z_ red 4 -66 -22 -60 -34
part load@robot = load red : b^ red 58 -14 60 4 80 4 84 -14 ; l_ k 2 60 -14 71 -30 82 -14
part load-c@crane = load red : b^ red 56 6 58 24 78 24 82 6 ; l_ k 2 58 6 70 -10 80 6
part load-l@longneck = load red : b^ red 78 -38 80 -20 100 -20 103 -38 ; l_ k 2 80 -38 90 -54 100 -38
scene stand

* jersey-into-bag | 13+ | Sports
extras cloth: patch, charm
appeal 3
topics gym bag, sports bag, tote bag, jersey bag, football shirt, football shirts, soccer jersey, old jersey, jersey, team, team bag, ball bag, swim bag, upcycling, upcycled clothes, upcycled fashion, sewing, sewing machine, learn to sew, gift for a coach, end of season, football, soccer, basketball, hockey, rugby, fan
near world cup, training
colors blue, white, red free
minutes 100
mess low
heart jersey: old-jersey, old-t-shirt, old-sweater = 1
heart machine: sewing-machine
heart strap: webbing, cotton-cord, denim, old-tie, ribbon = 5 ft
need thread: sewing-thread = 1 roll
need pins: pin, clothespin, binder-clip = 10
nice pocket: fabric-scrap, denim, bandana, old-t-shirt = 1
nice close: button, snap-fastener, hook-and-loop-tape = 1
tool chalk: chalk, pencil
tool ruler: ruler
tool scissors: fabric-scissors, scissors
step flat: draw jersey ruler chalk by c
step cut: cut jersey scissors by c
step pocket: sew pocket jersey machine pins > pocket by c
step top: sew jersey machine thread pins by c
step sides: sew jersey machine thread pins > bag by c
step corners: sew jersey machine by c
step strap: cut strap scissors ruler by c
step sew: sew strap jersey machine thread pins > strap by c
step close: sew close jersey by c
step load: test jersey by c
part strap = strap k : l^ ~ 9 -46 -40 -46 -80 -20 -94 8 -80 8 -42 ; l^ ~+ 9 -12 -40 -12 -76 16 -92 44 -78 44 -40
part bag = jersey a : q^ ~ 8 -72 -42 72 -42 82 70 62 86 -62 86 -82 70 ; r_ ~- 0 -36 146 10 ; r_ w 0 -20 148 8 ; z_ w 3 -68 60 -58 80 ; z_ w 3 68 60 58 80 ; z_ w 13 -22 14 22 14 ; z_ w 13 20 14 -2 62
part pocket = pocket c : q^ ~ 3 38 6 64 6 64 36 38 36 ; z_ w 1.5 41 9 61 9
scene stand

* scored-serving-board | 9-12 13+ | Food, Nature
extras gift: ribbon, price-tag
appeal 3
topics serving board, cutting board, chopping board, cheese board, bread board, board, woodworking, wood, wood burning, pyrography, carving, kitchen, cooking, herbs, vegetables, pizza night, gift for dad, gift for mom, housewarming, hygge, new kitchen, father's day, christmas gift, camping
near wedding gift
colors tan, brown, green
minutes 70 70
waits 60
mess some
heart wood: wood-scrap, wood-slice = 1
heart sand: sandpaper = 2
need oil: cooking-oil = 2 tbsp
need point: awl, ballpoint-pen, metal-spoon = 1
need plan: paper, tracing-paper, parchment-paper = 1 sheet
nice loop: leather-cord, string, cotton-cord, raffia = 12 in
nice dust: cocoa, coffee-grounds, cinnamon-stick, charcoal = 1 tsp
join tape: masking-tape, tape
tool pen: pencil
tool scissors: scissors when loop
home towel
home water
home cloth
step sand: prepare wood sand by cc
step edges: shape wood sand > board by cc
step wet: wash wood towel water by cc
step draw: draw plan pen by cc
step trace: draw plan wood pen tape by cc
step score: draw point wood > lines by tc
step dust: color dust cloth wood > dust by cc
step again: prepare wood sand by cc
step oil: color oil wood cloth > oil by cc
step loop: tie loop wood scissors > loop by cc
part board = wood own : q^ wood 14 -70 -48 52 -48 56 -14 92 -14 92 14 56 14 52 66 -70 66 ; l_ wood- 2 -64 -24 -20 -28 46 -22 ; l_ wood- 2 -64 50 0 54 46 48
part lines = point k : l_ umber 2.5 -46 46 -42 10 -30 -26 ; j_ umber -44 20 -62 10 6 ; j_ umber -42 8 -24 -2 6 ; j_ umber -39 -4 -56 -14 6 ; j_ umber -36 -14 -20 -26 6 ; j_ umber -31 -24 -34 -44 6 ; a_ umber 14 22 22 19.5 0 360 ; a_ umber 14 22 15 13 0 360 ; z_ umber 2 14 8 14 36 ; z_ umber 2 2 15 26 29 ; z_ umber 2 2 29 26 15 ; l_ umber 2.5 14 0 16 -10 24 -14 ; j_ umber 14 0 -2 -6 5 ; j_ umber 14 0 30 -4 5
part dust = dust brown : d_ umber 1.5 -46 46 -42 10 -30 -26 14 8 14 36
part oil = oil gold : l_ wood+ 3 -58 -38 -30 -40 -8 -38
part loop = loop brown : l^ ~ 4 80 0 98 -18 98 18 80 0
scene lay

* toothbrush-motor-bot | 9-12 13+ | -
extras machine: sticker, washi-tape, craft-foam
appeal 3
topics drawing machine, scribble bot, scribble robot, doodle bot, art bot, wobble bot, wobbling robot, brush bot, bristlebot, electric toothbrush, motor, vibration, stem, maker, invention, inventor, science fair, recycling
variant robot | Robots | light blue, yellow, red free | robot, robots, drawing robot, scribble bot, machine, inventor
variant alien | Space, Fantasy | light green, purple, orange free | alien, aliens, martian, ufo, monster, monsters
variant bug | Bugs, Nature | red, black, yellow or yellow, green | beetle, bug, bugs, ladybug, bristlebot, insect
variant jellyfish | Ocean | pink, light blue, purple free | jellyfish, octopus, sea creature
variant racer | Transportation, Sports | red, white, yellow free | race car, racing car, racer, racing
colors light blue, yellow, red free
minutes 35 40
mess some
heart motor: electric-toothbrush = 1
need body: pool-noodle, cardboard-tube, plastic-cup = 1
heart pens: marker = 3
need eyes: googly-eye, sticker, paper = 2
need sheet: packing-paper, paper, newspaper, wrapping-paper = 2 sheet
nice arms: pipe-cleaner, paper-straw, craft-wire = 2
nice hat: bottle-cap, plastic-lid, paper-cup = 1
join tape: tape, duct-tape, masking-tape, electrical-tape
tool scissors: scissors
step check: test motor by cc
step body: cut body scissors > body by cc
step motor: build motor body tape > motor by cc
step legs: tape pens body tape > legs by cc
step level: test body pens by cc
step eyes: decorate eyes body pens tape > eyes feel spots spots-j spots-r by cc
step arms: tape arms body tape > arms by cc
step hat: tape hat motor tape > hat by cc
step run: test motor pens sheet > lines by cc
step tune: play pens body sheet by cc
part lines = sheet w : p^ w -96 66 96 66 99 98 -99 98 ; l_ a 3 -60 88 -30 78 -6 90 20 80 44 92 70 80 50 74 20 88 -20 82 -50 92 ; l_ c 3 -80 78 -60 92 -30 88 -50 76 -74 84
part legs = pens own : z^ red 9 -34 10 -52 78 ; z^ navy 9 34 10 52 78 ; z^ green 9 0 20 0 84 ; z_ red- 5 -51 74 -53 84 ; z_ navy- 5 51 74 53 84 ; z_ green- 5 0 80 0 90
part body = body a : r^ ~ 0 -8 68 88 22 ; r_ ~+ -22 -8 8 70 4 ; o_ ~- 0 -50 30 6
part motor = motor own : r^ w 0 -66 22 40 6 ; r_ light-blue 0 -58 10 12 3 ; z_ silver 6 0 -86 0 -96
part eyes = eyes w : e -14 -22 11 ; e 14 -22 11 ; u 0 6 12
part feel@alien,bug = pens k : l^ k 4 -16 -50 -28 -74 -40 -80 ; l^ k 4 16 -50 28 -74 40 -80 ; o^ k -42 -82 6 ; o^ k 42 -82 6
part spots@bug = pens k : d_ k 6 -22 26 22 26 -24 -2 24 -2
part spots-j@jellyfish = pens k : l_ light-blue 4 -28 34 -34 52 -24 66 ; l_ light-blue 4 28 34 34 52 24 66 ; d_ light-blue 4 -22 26 0 26 22 26
part spots-r@racer = pens k : o_ w 22 24 9 ; z_ k 3 19 19 25 19 21 29 ; z_ w 4 -31 -40 31 -40
part arms = arms c : l^ ~ 5 -34 -4 -62 -16 -72 -38 ; l^ ~ 5 34 -4 62 -16 72 -38
part hat = hat b : o^ ~ 0 -92 22 7
scene stand

* wave-on-wood-coasters | 9-12 13+ | Ocean
extras gift: seashell, ribbon
appeal 3
topics ocean coasters, wave coasters, wave art, ocean art, resin art, resin waves, resin coasters, coasters, coaster, waves, beach, sea, seaside, surf, surfing, coast, beach house, gift for mom, gift for dad, housewarming, vacation memory
near summer, mermaid
colors blue, teal, white
minutes 55 60
waits 120
mess some
heart blanks: wooden-craft-shape, wood-slice, coaster, cork-sheet = 4
heart sea: pigment-powder, acrylic-paint = 2 color
need foam: drawing-ink, acrylic-paint, paint-marker = 1 color
need glue: glue, waterproof-glue = 1/2 cup
nice beach: sand = 2 tbsp
nice feet: felt, cork-sheet = 1 sheet
tool stick: craft-stick, toothpick, wooden-skewer
tool fine: toothpick, wooden-skewer, cotton-swab
tool brush: paintbrush, sponge-brush
tool scissors: scissors when feet
home plate
home paper-towel
step mix: mix sea glue plate stick by cc
step deep: paint sea blanks brush > blanks deep by cc
step shallow: paint sea blanks brush > shallow by cc
step beach: decorate beach blanks glue > beach by cc
step foam: paint foam blanks brush > foam by cc
step pull: shape foam blanks fine paper-towel by cc
step lace: draw foam blanks fine > lace by cc
step dry: dry blanks by cc
step seal: paint glue blanks brush by cc
step feet: glue feet blanks glue scissors by cc
part blanks = blanks wood : o^ wood -48 -46 44 ; o^ wood 48 -46 44 ; o^ wood -48 48 44 ; o^ wood 48 48 44
part deep = sea blue : a_ blue -48 -46 40 0 180 340 ; a_ blue 48 -46 40 0 180 340 ; a_ blue -48 48 40 0 180 340 ; a_ blue 48 48 40 0 180 340
part shallow = sea teal : b_ teal -86 -56 -50 -62 -10 -58 -12 -36 -50 -40 -84 -32 ; b_ teal 10 -56 46 -62 86 -58 84 -36 46 -40 12 -32 ; b_ teal -86 38 -50 32 -10 36 -12 58 -50 54 -84 62 ; b_ teal 10 38 46 32 86 36 84 58 46 54 12 62
part beach = beach tan : b_ ~ -82 -26 -50 -32 -14 -28 -30 -12 -50 -7 -70 -14 ; b_ ~ 14 -26 46 -32 82 -28 66 -12 46 -7 26 -14 ; b_ ~ -82 68 -50 62 -14 66 -30 82 -50 87 -70 80 ; b_ ~ 14 68 46 62 82 66 66 82 46 87 26 80
part foam = foam w : l_ w 6 -85 -32 -68 -38 -48 -32 -28 -38 -11 -34 ; l_ w 6 11 -32 28 -38 48 -32 68 -38 85 -34 ; l_ w 6 -85 62 -68 56 -48 62 -28 56 -11 60 ; l_ w 6 11 62 28 56 48 62 68 56 85 60
part lace = foam w : l_ w 2 -84 -48 -66 -52 -46 -46 -26 -52 -10 -48 ; l_ w 2 12 -48 30 -52 50 -46 70 -52 86 -48 ; l_ w 2 -84 46 -66 42 -46 48 -26 42 -10 46 ; l_ w 2 12 46 30 42 50 48 70 42 86 46 ; d_ w 2 -62 -62 -36 -60 34 -62 60 -60 -62 32 -36 34 34 32 60 34
scene lay

* pennant-of-the-pack | 6-8 9-12 13+ | -
extras cloth: bell, embroidery-floss, felt
appeal 3
topics scouts, scout, scouting, scout camp, cub scouts, girl scouts, boy scouts, brownies, patrol, our patrol, patrol flag, troop, summer camp, camp, camp flag, team flag, club flag, pennant, mascot, school mascot, class animal, felt flag, felt banner, den flag, clubhouse
carries any !land
minutes 60 60 70
waits 60
mess low
scene lay
heart cloth: felt, denim, burlap, fabric-scrap = 2 sheet
heart pole: broom-handle, dowel, stick, bamboo = 1
need figure: felt, craft-foam, fabric-scrap = 2 color
need plan: paper, newspaper, packing-paper = 1 sheet
nice edge: ric-rac, ribbon, yarn, lace = 5 ft
nice tails: ribbon, yarn, fabric-scrap, shoelace = 2 ft
join fix: glue, glue-gun
tool shears: fabric-scissors, scissors
tool pen: chalk, pencil, marker
tool ruler: ruler
step draw: draw plan pen by ccc
step flag: cut cloth ruler pen shears > flag by tcc
step figure: cut figure plan shears by tcc
step place: glue figure cloth fix > body by tcc
step mark: glue figure cloth shears fix by tcc
step edge: glue edge cloth fix > edge by tcc
step sleeve: glue cloth pole fix > pole by tcc
step tails: tie tails pole > tails by ccc
step dry: dry cloth by ccc
step raise: play pole by ccc
part pole = pole own : z^ wood 7 -84 -98 -84 98
part flag = cloth b : p^ b -86 -66 98 0 -86 66 ; r_ b- -80 0 14 130
part edge = edge c : z_ c 4 -70 -58 94 0 -70 58
part body = figure a : figure a -28 0 70 74
part tails = tails c : l_ c 4 -84 -74 -98 -54 -92 -36 ; l_ c 4 -84 -74 -70 -86 -58 -84
* laced-dice-tray | 9-12 13+ | Fantasy
extras box: charm, patch
appeal 3
topics dnd, d&d, dungeons and dragons, d and d, dice tray, dice, dice roller, board games, board game night, game night, tabletop, role playing, role-playing, rpg, larp, dungeon master, leather, leathercraft, leather working, leather tooling, leather stamping, valet tray, key tray, gift for dad, gift for a gamer, medieval, knights, wizard
near chess, card games
colors brown, tan, gold
minutes 70 75
waits 60
mess some
heart hide: leather = 1 piece
heart stamp: leather-stamp, rubber-stamp, nuts-and-bolts = 2
heart lace: leather-cord, paracord, shoelace, cotton-cord = 4 ft
need beat: hammer = 1
nice dye: fabric-dye, acrylic-paint, drawing-ink = 1 color
tool punch: hole-punch, awl
tool pen: pencil, ballpoint-pen
home ruler
home board
tool scissors: fabric-scissors, scissors
home sponge
home water
home cloth when dye
step cut: cut hide ruler pen scissors > hide by cc
step line: draw hide ruler pen by cc
step damp: wash hide sponge water by cc
step try: test stamp hide beat board by cc
step border: print stamp hide beat board > border by cc
step sign: print stamp hide beat board > sign by cc
step dye: color dye hide cloth > dye by cc
step holes: poke punch hide by tc
step lace: tie lace hide scissors > lace by cc
part hide = hide own : p^ brown- -66 -44 66 -44 94 16 -94 16 ; p_ brown+ -58 -36 58 -36 76 12 -76 12 ; p^ brown -94 16 94 16 82 56 -82 56
part dye = dye brown : p_ brown- -88 21 88 21 79 51 -79 51
part border = stamp brown : d_ umber 4 -80 26 -66 26 -52 26 -38 26 -24 26 24 26 38 26 52 26 66 26 80 26 -74 47 -60 47 -46 47 -32 47 -18 47 18 47 32 47 46 47 60 47 74 47
part sign = stamp gold : s_ gold 0 36 6 14 6 ; o_ umber 0 36 3.5
part lace = lace tan : l^ ~ 4 -90 22 -99 4 -80 2 -88 22 ; l^ ~ 4 90 22 99 4 80 2 88 22 ; l^ ~ 4 -88 22 -98 44 ; l^ ~ 4 88 22 98 44 ; l^ ~ 3 -62 -40 -74 -52 -58 -56 -62 -40 ; l^ ~ 3 62 -40 74 -52 58 -56 62 -40
scene stand
* record-bowl-with-a-picture | 9-12 13+ | -
appeal 3
topics record bowl, melted record, vinyl bowl, old record, vinyl record, upcycled record
carries any
minutes 55 60
waits 60
mess low
scene lay
heart record: vinyl-record = 1
heart color: paint-marker, acrylic-paint, metallic-pen, chalk-marker = 4 color
need mold: bowl, can, foil-pan, ceramic-mug = 1
need plan: paper, tracing-paper = 1 sheet
tool brush: paintbrush when color=acrylic-paint
tool pen: pencil
tool scissors: scissors
home oven
home towel
home baking-tray
step clean: prepare record towel by cc
step stand: arrange mold record baking-tray by tt
step soften: heat record oven mold baking-tray by gg
step shape: shape record mold > bowl by gg
step cool: dry record by cc
step plan: draw plan pen scissors by cc
step figure: decorate color plan record brush? > body by cc
step mark: decorate color record brush? by cc
step dots: decorate color record brush? > dots by cc
step dry: dry record by cc
part bowl = record k : b^ k -96 -10 -84 -46 -56 -60 -40 -88 -4 -82 30 -94 52 -64 84 -50 84 -12 98 18 70 44 62 78 28 78 2 96 -28 80 -62 80 -68 42 -94 26 ; o_ k+ 0 0 74 70 ; o_ k 0 0 70 66
part dots = color b : d_ b 4 0 -76 38 -66 66 -38 76 0 66 38 38 66 0 76 -38 66 -66 38 -76 0 -66 -38 -38 -66
part body = color a : figure a 0 0 88 92

* coasters-in-ink | 9-12 13+ | -
appeal 3
topics coasters, coaster, wooden coasters, wood slices, ink drawing, painted coasters, set of coasters
carries any
minutes 50 60
waits 120
mess some
scene lay
heart blanks: wooden-craft-shape, wood-slice, coaster = 2
heart ink: drawing-ink, permanent-marker, paint-marker, gel-pen = 1 color
need tint: pigment-powder, watercolor-paint, acrylic-paint = 2 color
need glue: glue, waterproof-glue = 1/4 cup
nice sand: sandpaper = 1
nice feet: felt, cork-sheet = 1 piece
need plan: paper, tracing-paper = 1 sheet
tool pen: pencil
tool brush: paintbrush
tool scissors: scissors when feet
home plate
step sand: prepare sand blanks by cc
step plan: draw plan pen blanks by cc
step trace: draw blanks plan pen by cc
step tint: mix tint glue plate brush by cc
step ground: paint tint blanks brush > blanks ground by cc
step figure: paint tint blanks brush > body by cc
step line: draw ink blanks > line by cc
step dry: dry blanks by cc
step seal: paint glue blanks brush by cc
step feet: glue feet blanks glue scissors by cc
part blanks = blanks own : o^ wood -20 -14 76 ; o^ wood 58 66 32
part ground = tint c : o_ c -20 -14 70 ; o_ c 58 66 28
part body = tint a : figure a -20 -14 92 94
part line = ink k : a_ k -20 -14 68 66.5 0 360 ; a_ k 58 66 26 24.5 0 360

* raised-by-water | 9-12 13+ | -
appeal 3
topics hydraulic, hydraulics, syringes, pneumatic, water power, moving picture, automata, automaton, stem project, pop-up, engineering
carries any
minutes 60 60
mess some
scene stand
heart press: syringe = 2
heart hose: plastic-tubing = 2 ft
need box: cardboard-box, small-box, cereal-box, cardboard, shoebox = 1
need card: cardstock, cardboard, construction-paper, cereal-box = 1 sheet
need color: marker, colored-pencil, paint-marker, acrylic-paint = 3 color
nice scene: construction-paper, felt, tissue-paper = 2 sheet
join fix: glue, glue-gun, duct-tape
tool brush: paintbrush when color=acrylic-paint
tool pen: pencil
tool scissors: scissors
home bowl
home water
step fill: fill press hose bowl water by cc
step draw: draw card pen by cc
step color: color color card brush? by cc
step cut: cut card scissors by cc
step box: cut box scissors fix > box by cc
step stand: glue press box fix > by cc
step mount: glue card press fix > body by cc
step scene: glue scene box scissors fix > scene by cc
step push: test press hose card > hose by cc
step play: play press box by cc
part hose = hose light-blue : l_ ~ 5 40 70 70 92 88 70 84 40 ; r^ glass 84 18 15 44 3 ; r_ light-blue 84 28 10 22 2 ; z^ w 5 84 -4 84 -22 ; z^ w 5 75 -22 93 -22
part body = card a : z_ w 6 -10 60 -10 20 ; figure a -10 -34 96 92
part box = box own : q^ kraft 4 -78 24 58 24 58 92 -78 92
part scene = scene green : v_ green -78 26 58 26 9 14 ; r_ green 0 0 0.1 0.1 ; b_ dark-green -78 92 -78 66 -50 58 -20 70 14 58 40 68 58 62 58 92

* branch-mobile-of-paper | 6-8 9-12 13+ | -
appeal 3
topics mobile, paper mobile, origami mobile, branch mobile, hanging mobile, window mobile, nursery mobile, baby mobile
carries any
minutes 50 50 55
waits 30
mess low
scene hang
heart paper: origami-paper, construction-paper, cardstock, wrapping-paper, felt, map = 6 sheet
heart branch: stick, driftwood, bamboo, dowel, hanger = 1
heart line: sewing-thread, string, yarn, fishing-line, embroidery-floss = 4 yd
nice bead: bead, wooden-bead, felt-ball, button = 3
need pattern: cardboard, cereal-box, paper, cardstock = 1 piece
join glue: glue-stick, glue
tool pen: pencil, marker
tool scissors: scissors
step pattern: draw pattern pen by ccc
step cut: cut pattern paper pen scissors by tcc
step face: draw paper pen by ccc
step rest: cut paper scissors by ccc
step pair: glue paper line glue > body by tcc
step small: glue paper line glue > small by tcc
step bead: tie bead line > bead by tcc
step branch: tie line branch > branch by tcc
step level: test branch by ccc
step hang: tie branch line by ggt
part branch = branch wood : l_ gray 1.6 -62 -72 0 -99 62 -72 ; stick wood -92 -68 92 -72 8 ; z_ gray 1.5 -62 -66 -62 10 ; z_ gray 1.5 0 -68 0 0 ; z_ gray 1.5 62 -68 62 20
part small = paper b : s^ b -62 -36 5 13 6 ; s^ c 62 -30 5 13 6 ; s^ c 0 -46 5 11 5 ; s^ b 0 84 5 11 5 ; z_ gray 1.5 0 66 0 76
part body = paper a : figure a -62 24 52 56 ; figure a 0 22 58 64 ; figure a 62 38 52 56
part bead = bead gold : o^ gold -62 66 5 ; o^ gold 62 80 5 ; z_ gray 1.5 -62 50 -62 62 ; z_ gray 1.5 62 66 62 76

* bottle-with-a-clay-guest | 9-12 13+ | -
appeal 3
topics tiny bottle, cork bottle, bottle charm, bottle necklace, mini bottle, polymer clay charm, clay charm, wish in a bottle, message in a bottle
carries any !land
minutes 60 60
waits 45
mess low
scene stand
heart bottle: glass-bottle, glass-jar = 1
heart clay: polymer-clay = 3 color
need fill: bead, seed-bead, glitter, colored-sand, sequin, glass-gem = 2 tbsp
nice note: paper, price-tag = 1 scrap
nice cord: leather-cord, ribbon, string, cotton-cord = 2 ft
need tray: baking-tray, foil-pan, parchment-paper = 1
tool tip: toothpick, wooden-skewer, ballpoint-pen
join glue: waterproof-glue, glue
tool scissors: scissors when note; cord
tool pen: pencil, ballpoint-pen when note
home oven
step knead: shape clay by cc
step size: test clay bottle by cc
step body: shape clay by cc
step details: shape clay tip by cc
step bake: heat clay oven tray by gt
step cool: dry clay by cc
step fill: fill fill bottle > bottle fill by cc
step note: draw note pen bottle scissors > note by cc
step sit: glue clay bottle glue > body by cc
step cord: tie cord bottle scissors > cord by cc
part bottle = bottle own : q^ light-blue+ 10 -40 14 -22 14 -18 -2 18 -2 22 14 40 14 44 92 -44 92 ; r^ tan 0 -6 38 16 3
part fill = fill a : b_ a -40 52 -20 46 0 54 22 46 40 52 40 88 -40 88 ; d_ b 4 -30 62 -12 58 8 64 26 58 -22 76 0 80 20 74 34 80 ; d_ c 4 -20 68 14 70 -34 82 28 68 10 86 -8 70
part note = note cream : r^ cream 4 40 26 10 2 20 ; z_ tan 1.5 -4 38 12 42
part body = clay a : figure a 0 -54 84 80
part cord = cord c : l_ c 4 -22 8 0 12 22 8 ; l_ c 4 0 12 -16 26 -8 32 ; l_ c 4 0 12 16 26 8 32
* picture-pieced-from-stamps | 9-12 13+ | -
appeal 3
topics stamps, postage stamps, stamp collecting, stamp art, stamp collage, decoupage, keepsake box
carries any
minutes 60 65
waits 120
mess some
scene lay
heart stamps: postage-stamp = 30
heart box: wooden-box, small-box, shoebox, notebook, hardcover-book, picture-frame = 1
need plan: paper, tracing-paper, cardstock = 1 sheet
need glue: glue = 1/4 cup
nice line: permanent-marker, drawing-ink, gel-pen, metallic-pen = 1
nice sand: sandpaper = 1
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool scissors: scissors
step sand: prepare sand box by cc
step sort: arrange stamps by cc
step draw: draw plan pen by cc
step paste: glue stamps plan glue brush by cc
step press: dry plan by cc
step cut: cut plan scissors by cc
step figure: glue plan box glue brush > box body by cc
step border: glue stamps box glue brush > border by cc
step line: draw line box > line by cc
step seal: paint glue box brush by cc
part box = box own : r^ wood 0 0 184 172 5
part border = stamps own : r_ red -76 -68 22 24 1 4 ; r_ cream -76 -68 14 16 1 4 ; r_ navy -46 -70 22 24 1 -4 ; r_ light-blue -46 -70 14 16 1 -4 ; r_ green -16 -69 22 24 1 3 ; r_ cream -16 -69 14 16 1 3 ; r_ orange 15 -70 22 24 1 -3 ; r_ yellow 15 -70 14 16 1 -3 ; r_ teal 46 -69 22 24 1 4 ; r_ cream 46 -69 14 16 1 4 ; r_ purple 76 -68 22 24 1 -4 ; r_ pink 76 -68 14 16 1 -4 ; r_ teal -76 70 22 24 1 -3 ; r_ cream -76 70 14 16 1 -3 ; r_ orange -46 69 22 24 1 4 ; r_ yellow -46 69 14 16 1 4 ; r_ purple -16 70 22 24 1 -4 ; r_ pink -16 70 14 16 1 -4 ; r_ red 15 69 22 24 1 3 ; r_ cream 15 69 14 16 1 3 ; r_ green 46 70 22 24 1 -3 ; r_ light-green 46 70 14 16 1 -3 ; r_ navy 76 69 22 24 1 4 ; r_ light-blue 76 69 14 16 1 4
part body = stamps a : rim w 0 0 100 104 2.4 ; shape a 0 0 100 104 ; wash a/b/c 0 0 100 104 ; of-cross w 0 0 100 104 1.7
part line = line k : details own 0 0 100 104
`;
