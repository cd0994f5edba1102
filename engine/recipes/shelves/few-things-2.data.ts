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
need awl: awl, wooden-skewer, nail, needle = 1
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
need stuffing: pillow-stuffing, old-towel, pillow, fabric-scrap = 4 handful
tool pen: chalk, marker, pencil
tool ruler: ruler
tool scissors: fabric-scissors, scissors
step measure: draw fleece ruler pen by tcc
step cut: cut fleece scissors > mat by tcc
step corners: cut fleece ruler scissors by tcc
step fringe: cut fleece scissors ruler by tcc
step knot: tie fleece > rim by ccc
step fill: fill stuffing fleece > hump by ccc
step close: tie fleece by ccc
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
heart hammer: hammer, stone, rolling-pin = 1
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
step wall: glue book glue brush by cc
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
`;
