/** Wide classics for six to eight: each takes whatever works as well, and finds a place for what lies beside it. */
export const shelf = `
* cap-chess-board | 6-8 | -
appeal 3
topics chess, chess club, chess set, chess board, chess tournament, board game, board games, game night, family game night, strategy game, travel game
near castle, knights, kings and queens, checkers, draughts
colors black, white, gold
minutes 75
waits 60
mess some
heart men: bottle-cap, cork, button, bottle-cork, stone, wooden-bead, toy-brick, metal-washer, nuts-and-bolts, acorn, dice, keycap, glass-gem, wooden-block = 32
heart board: cardboard, pizza-box, cardboard-box, cereal-box, cardstock, foam-sheet-scrap, wood-scrap, canvas, felt, cake-board = 1
need coat: acrylic-paint, paint, marker, permanent-marker, paint-marker, construction-paper, felt, washi-tape, masking-tape, electrical-tape = 2 color
need signs: sticker, paper, construction-paper, cardstock, index-card, felt, masking-tape, washi-tape, sticky-note, felt-sticker = 16
nice rim: ribbon, washi-tape, yarn, paper-strip, ric-rac, duct-tape = 5 ft
nice bag: cloth-bag, cookie-tin, sock, paper-bag, small-box, plastic-tub = 1
join glue: glue, glue-stick, tape
tool pen: permanent-marker, marker, ballpoint-pen, gel-pen, pencil
tool ruler: ruler
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint
tool scissors: scissors
step cut: cut board ruler pen scissors > board by t
step grid: draw board ruler pen by t
step squares: decorate coat board brush? glue? scissors? > squares by c
step team: decorate coat men brush? glue? scissors? > light dark by c
step signs: draw signs pen scissors by c
step stick: glue signs men rim? board glue scissors > signs rim by c
step dry: dry men board by c
step set: arrange men board by c
step play: play men board by c
step bag: arrange bag men > bag by c
part board = board own : r^ ~ 0 0 184 184 3 ; r_ cream 0 0 160 160
part rim = rim c : z_ ~ 5 -89 -89 89 -89 89 89 -89 89 -89 -89
part squares = coat brown : r_ ~ -50 -70 20 20 ; r_ ~ -10 -70 20 20 ; r_ ~ 30 -70 20 20 ; r_ ~ 70 -70 20 20 ; r_ ~ -70 -50 20 20 ; r_ ~ -30 -50 20 20 ; r_ ~ 10 -50 20 20 ; r_ ~ 50 -50 20 20 ; r_ ~ -50 -30 20 20 ; r_ ~ -10 -30 20 20 ; r_ ~ 30 -30 20 20 ; r_ ~ 70 -30 20 20 ; r_ ~ -70 -10 20 20 ; r_ ~ -30 -10 20 20 ; r_ ~ 10 -10 20 20 ; r_ ~ 50 -10 20 20 ; r_ ~ -50 10 20 20 ; r_ ~ -10 10 20 20 ; r_ ~ 30 10 20 20 ; r_ ~ 70 10 20 20 ; r_ ~ -70 30 20 20 ; r_ ~ -30 30 20 20 ; r_ ~ 10 30 20 20 ; r_ ~ 50 30 20 20 ; r_ ~ -50 50 20 20 ; r_ ~ -10 50 20 20 ; r_ ~ 30 50 20 20 ; r_ ~ 70 50 20 20 ; r_ ~ -70 70 20 20 ; r_ ~ -30 70 20 20 ; r_ ~ 10 70 20 20 ; r_ ~ 50 70 20 20
part dark = coat a : d^ k 7 -70 -70 -50 -70 -30 -70 -10 -70 10 -70 30 -70 50 -70 70 -70 -70 -50 -50 -50 -30 -50 -10 -50 10 -50 30 -50 50 -50 70 -50
part light = coat b : d^ w 7 -70 50 -50 50 -30 50 -10 50 10 50 30 50 50 50 70 50 -70 70 -50 70 -30 70 -10 70 10 70 30 70 50 70 70 70
part signs = signs c : s_ gold -10 -70 5 2.4 5 ; s_ gold -10 70 5 2.4 5 ; p_ gold 7 -67 7 -73 10 -70 13 -73 13 -67 ; p_ gold 7 73 7 67 10 70 13 67 13 73 ; r_ gold -70 -70 5 6 ; r_ gold 70 -70 5 6 ; r_ gold -70 70 5 6 ; r_ gold 70 70 5 6
part bag = bag own : o_ ~ 84 84 9 9
scene lay

* pocket-pot-of-gold | 4-5 6-8 9-12 | -
appeal 3
topics st patricks day, st. patrick's day, saint patrick's day, pot of gold, leprechaun, leprechauns, lucky charm, luck, march, ireland, irish, shamrock, shamrocks, end of the rainbow
near rainbow, treasure, gold coins
colors black, gold, green
minutes 30 40 45
waits 45
mess low
heart pot: felt, construction-paper, cardstock, craft-foam, fabric-scrap, paper-plate, denim, faux-fur, corrugated-paper = 1 sheet
heart gold: button, coin, sequin, metallic-paper, glitter-paper, candy-wrapper, bottle-cap, stick-on-gem, pom-pom, dried-bean, dry-pasta, bead = 16
need board: cardboard, cardstock, construction-paper, paper-plate, cereal-box, canvas, pizza-box, paper, cork-sheet = 1
nice bow: tissue-paper, crepe-paper, ribbon, pipe-cleaner, marker, crayon, colored-pencil, oil-pastel, breakfast-cereal, paper-strip = 6 color
nice clover: yarn, felt, construction-paper, tissue-paper, clover, fake-leaf, pipe-cleaner, embroidery-floss, leaf, string, raffia = 3
nice fork: plastic-fork when clover=yarn,embroidery-floss,string,raffia
nice cloud: cotton-ball, pillow-stuffing, cotton-pad, tissue, wool-roving = 4
nice grass: grass, crinkle-paper, raffia, moss, paper-strip, hay = 1 handful
join glue: glue
tool pen: pencil, chalk, crayon, marker, gel-pen
tool scissors: scissors
step draw: draw pot pen by ttc
step cut: cut pot scissors by gtc
step pocket: glue pot board glue > board pot by ccc
step bow: decorate bow board pen? glue? > bow by ccc
step clover: build clover fork? scissors board glue > clover by gtc
step gold: glue gold board scissors? glue > gold by ccc
step cloud: glue cloud board bow? glue > cloud by ccc
step grass: glue grass board glue > grass by ccc
step dry: dry board by ccc
step fill: play board by ccc
part board = board own : r^ cream 0 0 184 184 4
part bow = bow own : a_ red 76 30 112 101 180 270 ; a_ orange 76 30 101 90 180 270 ; a_ yellow 76 30 90 79 180 270 ; a_ green 76 30 79 68 180 270 ; a_ blue 76 30 68 57 180 270 ; a_ purple 76 30 57 46 180 270
part gold = gold b : d^ ~ 8 -58 8 -46 2 -34 8 -22 2 -10 8 2 2 14 8 -50 -8 -36 -10 -22 -12 -8 -10 6 -8 -30 -22 -14 -22 34 56
part pot = pot a : b^ ~ -70 20 -76 46 -62 76 -22 86 20 76 34 46 28 20 -20 26 ; q^ ~+ 3 -76 10 34 10 34 24 -76 24 ; p_ ~ -56 78 -46 84 -58 90 ; p_ ~ 14 78 6 84 18 90
part clover = clover c : h^ ~ 60 34 15 ; h^ ~ 48 50 15 ; h^ ~ 72 50 15 ; l_ dark-green 4 60 50 62 66 56 82
part cloud = cloud w : y^ w 70 -50 20 34 9 0.2
part grass = grass green : v_ green -88 90 88 90 22 14
scene lay

* rice-heavy-halloween | 4-5 6-8 9-12 | -
appeal 3
topics halloween, halloween but not scary, not spooky, halloween decoration, october, sock craft, no sew
near trick or treat, costume party
variant ghost | - | white, black or gray, cream, pink, blue | ghost, ghosts, friendly ghost, boo, little ghost
variant pumpkin | Seasons, Food | orange, green or white, cream, yellow, tan | pumpkin, pumpkins, sock pumpkin, pumpkin patch, fall, autumn, harvest, thanksgiving, november
colors white, black
minutes 30 35 40
waits 45
mess low
heart sock: sock, tube-sock, tights, mitten = 1
heart fill: rice, dried-lentil, dried-bean, oats, sand, dried-chickpea, birdseed, pillow-stuffing, cotton-ball = 1 1/2 cup
need tie: rubber-band, hair-tie, string, yarn, cotton-cord, loom-band, twist-tie = 4
need felt: felt, construction-paper, craft-foam, fabric-scrap, cardstock, felt-sticker = 1 sheet
nice eyes: button, googly-eye, sticker, bead, sequin, safety-eye = 2
nice bow: ribbon, fabric-scrap, ric-rac, lace, crepe-paper, tulle = 14 in
nice curl: pipe-cleaner, twist-tie, raffia = 1
join stick: glue
home cup
tool pen: marker, permanent-marker, fabric-marker, pencil
tool scissors: scissors
step fill: fill fill sock cup > body-g body-p by tcc
step top: tie tie sock by ttc
step shape: tie tie sock > neck ribs by ttc
step cuff: cut sock scissors > cap stem by gtc
step cut: cut felt pen scissors by gtc
step face: glue felt sock stick > felt-g felt-p by ccc
step eyes: glue eyes sock stick > eyes-g eyes-p by ccc
step curl: roll curl sock > curl by ccc
step bow: tie bow sock > bow-g bow-p by ttc
step sit: play sock by ccc
part body-g@ghost = sock a : b^ ~ -58 78 -64 20 -54 -34 -30 -66 0 -74 30 -66 54 -34 64 20 58 78 30 86 -30 86
part cap@ghost = sock a : b^ ~+ -34 -62 -20 -88 0 -94 20 -88 34 -62 0 -56
part neck@ghost = tie gray : l_ gray 3 -60 16 -30 22 0 24 30 22 60 16
part felt-g@ghost = felt b : o_ ~ 0 2 10 13 ; o_ pink -32 -6 9 6 ; o_ pink 32 -6 9 6 ; j^ orange -58 40 -84 24 10 ; j^ orange 58 40 84 24 10
part eyes-g@ghost = eyes k : k -18 -26 8 1.3 ; k 18 -26 8 1.3
part bow-g@ghost = bow orange : p^ orange 0 26 -28 14 -28 40 ; p^ orange 0 26 28 14 28 40 ; o^ orange- 0 26 7
part body-p@pumpkin = sock a : o^ ~ 0 20 84 66
part ribs@pumpkin = tie green : l_ ~- 4 -8 -44 -52 -10 -52 46 -20 82 ; l_ ~- 4 8 -44 52 -10 52 46 20 82 ; l_ ~- 4 0 -46 2 20 0 84
part stem@pumpkin = sock tan : q^ tan 5 -14 -40 -18 -78 6 -84 16 -42
part felt-p@pumpkin = felt b : j^ ~ -10 -46 -56 -64 18 ; j^ ~ 12 -46 54 -58 18
part eyes-p@pumpkin = eyes k : k -22 10 8 1.2 ; k 22 10 8 1.2
part curl = curl green : l_ green 4 14 -60 34 -74 44 -60 34 -52 28 -64 50 -82
part bow-p@pumpkin = bow c : p^ purple 0 -44 -24 -58 -26 -34 ; p^ purple 0 -44 24 -58 26 -34 ; o^ purple 0 -45 6
scene stand

* small-box-train | 4-5 6-8 9-12 | Transportation
appeal 3
topics train, trains, steam train, locomotive, railway, railroad, train station, toy train, matchbox train, freight train, subway, train ride, train conductor, train birthday
near polar express, travel, vacation
colors red, blue, yellow free
minutes 40 50 55
waits 45
mess some
heart cars: small-box, milk-carton, tissue-box, wooden-block, takeout-box, cereal-box = 3
heart wheels: button, bottle-cap, toy-wheel, plastic-lid, cork, cardboard, pom-pom, cotton-pad, wooden-bead, craft-foam = 12
need couple: string, yarn, ribbon, pipe-cleaner, twist-tie, shoelace, cotton-cord, embroidery-floss, raffia = 12 in
nice coat: paint, acrylic-paint, marker, metallic-paint, crayon = 2 color
nice paper: construction-paper, paper, map, newspaper, magazine, wrapping-paper, old-book-page, junk-mail, origami-paper, washi-tape, ticket-stub = 1 sheet
nice boiler: cardboard-tube, cork, spool, bottle-cork, paper-cup, plastic-bottle = 1
nice stack: toothpick, paper-straw, plastic-straw, craft-stick, bead, wooden-bead, bottle-cap = 4
nice smoke: cotton-ball, pillow-stuffing, wool-roving, tissue, pom-pom, feather = 1
nice freight: pebble, dried-bean, bead, stick, moss, candy, dice, seashell, acorn, dried-lentil, popcorn, sand = 1 handful
nice station: shoebox, cardboard-box = 1
nice driver: peg-doll, toy-animal, clothespin, board-game-piece, toy-brick = 1
nice rails: craft-stick, masking-tape, paper-straw, cardboard, chopstick = 8
join glue: glue
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint,metallic-paint
tool scissors: scissors
step open: prepare cars scissors > car-a car-b car-c by gtc
step coat: color coat cars brush? by ccc
step paper: glue paper cars scissors glue > paper by ccc
step boiler: glue boiler cars smoke? glue > boiler smoke by tcc
step stack: glue stack cars glue > stack by tcc
step wheels: glue wheels cars scissors? glue > wheels by ccc
step couple: glue couple cars scissors glue > couple by ttc
step freight: fill freight driver? cars > freight driver by ccc
step station: cut station scissors > station by gtc
step drive: play cars rails? > rails by ccc
part rails = rails brown : z_ brown 3 -96 74 96 74 ; z_ umber 4 -84 70 -84 80 ; z_ umber 4 -56 70 -56 80 ; z_ umber 4 -28 70 -28 80 ; z_ umber 4 0 70 0 80 ; z_ umber 4 28 70 28 80 ; z_ umber 4 56 70 56 80 ; z_ umber 4 84 70 84 80
part station = station tan : r^ ~ 58 6 78 132 3 ; r_ ~- 58 -56 78 8 ; r_ umber 58 26 56 92 26 ; r_ umber 58 46 56 52 1
part couple = couple k : l_ umber 4 -42 44 -36 47 -30 44 ; l_ umber 4 22 44 28 47 34 44
part car-a = cars a paint coat a : r^ ~ -66 18 48 64 3 ; r_ light-blue -66 -2 26 18 2
part car-b = cars b paint coat b : r^ ~ -4 30 52 40 3
part car-c = cars c paint coat c : r^ ~ 62 30 52 40 3
part paper = paper w : r_ cream -4 34 40 12 1 ; r_ cream 62 34 40 12 1 ; r_ cream -66 36 34 12 1 ; z_ gray 1.4 -20 34 12 34 ; z_ gray 1.4 46 34 78 34 ; z_ gray 1.4 -80 36 -52 36
part boiler = boiler own : r^ brown -76 -26 22 26 3 ; o_ umber -76 -39 11 4
part stack = stack wood : z^ wood 3 22 6 22 28 ; z^ wood 3 8 6 8 28 ; z^ wood 3 -12 6 -12 28 ; z^ wood 3 -28 6 -28 28
part wheels = wheels k : o^ ~+ -80 54 12 ; o^ ~+ -52 54 12 ; o^ ~+ -20 56 10 ; o^ ~+ 12 56 10 ; o^ ~+ 46 56 10 ; o^ ~+ 78 56 10
part freight = freight tan : y_ tan 62 8 22 7 7 0.2
part driver = driver tan : o^ tan -66 -2 7 8 ; k -68 -3 1.6 ; k -63 -3 1.6
part smoke = smoke w : y^ w -70 -62 13 10 7 0.2 ; y^ w -48 -78 16 11 7 0.2
scene stand

* felted-meadow-friends | 4-5 6-8 | Animals
appeal 3
topics wet felting, felting, felt, wool, felted animals, woolly animals, pets
variant sheep | Farm, Animals | white, black or brown, gray, cream | sheep, lamb, lambs, flock, shepherd, baa baa black sheep, felted sheep
variant chick | Farm, Animals | yellow, orange or cream, white, brown | chick, chicks, chicken, easter, easter chick, spring
variant hedgehog | Animals, Nature | brown, tan or gray, cream | hedgehog, hedgehogs, fall, forest animals, woodland animals
colors white, black
minutes 80 60
waits 720
mess some
place sink
heart wool: wool-roving = 2 handful
need soap: dish-soap, soap-bar = bit
home water
home bowl
home towel
nice wrap: bubble-wrap, corrugated-paper, net-bag = 1
nice eyes: googly-eye, bead, button, sticker = 2
nice felt: felt, fabric-scrap, craft-foam, construction-paper, moss, old-sweater, crepe-paper = 1 piece
nice legs: pipe-cleaner, toothpick, stick, bead, wooden-bead = 4
nice bell: bell, ribbon, yarn, bead = 1
join fix: glue
tool scissors: scissors
step ball: roll wool by tc
step suds: mix soap water bowl by tt
step rub: roll wool wrap? water > body-s body-c body-h by cc
step head: shape wool water > head-s head-c head-h by cc
step dry: wash wool water towel by cc
step join: glue wool fix by cc
step eyes: glue eyes wool fix > eyes-s eyes-c eyes-h by cc
step legs: glue legs wool fix > legs by gt
step meadow: cut felt scissors > meadow by tc
step graze: play wool bell? > bell-s bell-c bell-h by cc
part meadow = felt green : b_ green -92 70 -70 54 -20 60 30 52 76 58 94 72 70 88 10 84 -40 92 -80 86
part legs = legs k : z^ k 6 -34 36 -34 74 ; z^ k 6 -12 40 -12 76 ; z^ k 6 16 40 16 76 ; z^ k 6 38 36 38 74
part body-s@sheep = wool a : y^ ~ 4 14 56 42 11 0.14 ; i_ ~- -20 6 9 1.6 2 ; i_ ~- 16 24 9 1.6 2 ; i_ ~- 28 -6 8 1.6 2
part head-s@sheep = wool b : b^ ~ -74 -16 -60 -38 -40 -34 -32 -12 -44 12 -64 10 ; j^ ~ -38 -28 -18 -40 9 ; j^ ~ -68 -30 -88 -40 9

part eyes-s@sheep = eyes w : e -62 -16 6 ; e -46 -16 6
part body-c@chick = wool a : o^ ~ 8 30 52 44 ; j_ ~- -10 30 40 44 18
part head-c@chick = wool a : o^ ~ -20 -28 34 32 ; p^ orange -52 -32 -74 -24 -52 -18

part eyes-c@chick = eyes w : e -34 -34 6
part body-h@hedgehog = wool a : y^ ~ 14 18 60 46 17 0.12 ; l_ ~- 2 0 -10 6 -22 ; l_ ~- 2 24 -6 32 -18 ; l_ ~- 2 44 10 56 2 ; l_ ~- 2 10 20 18 10 ; l_ ~- 2 36 34 46 26
part head-h@hedgehog = wool b : b^ ~ -34 -2 -60 6 -92 34 -84 46 -50 52 -26 44 ; d_ k 5 -90 38

part eyes-h@hedgehog = eyes w : e -58 22 6
part bell-s@sheep = bell gold : o^ gold -44 22 7
part bell-c@chick = bell gold : o^ gold -28 4 6
part bell-h@hedgehog = bell gold : o^ gold -30 48 6
scene stand

* beaded-jungle-vine | 4-5 6-8 9-12 | Jungle
appeal 3
topics jungle vine, vines, vine, jungle party, jungle birthday, safari party, jungle bedroom, rainforest, jungle decoration, lianas, tarzan, room decoration
near plants, garland, monkeys, tropical, luau
colors green, brown, yellow
minutes 35 40 50
mess low
heart vine: yarn, rope, raffia, string, cotton-cord, ribbon, shoelace, paracord, crinkle-paper, embroidery-floss = 10 ft
heart leaves: fake-leaf, felt, construction-paper, craft-foam, crepe-paper, tissue-paper, cardstock, leaf, paper-bag, fabric-scrap, fern-frond, corn-husk, paper-plate = 12
need rod: stick, bamboo, driftwood, dowel, chopstick, wooden-spoon, cardboard-tube, paper-straw, craft-stick, hanger = 2
nice beads: wooden-bead, bead, letter-bead, dry-pasta, felt-ball, acorn, paper-straw = 12
nice tendril: pipe-cleaner, twist-tie, paper-strip = 4
nice bloom: cupcake-liner, flower, ribbon-rose, paper-umbrella, coffee-filter, pom-pom = 3
nice plume: feather = 4
nice guest: toy-animal, clothespin, stuffed-animal, sticker, cork = 1
join fix: tape, glue, masking-tape
tool scissors: scissors
tool pen: pencil, marker, crayon, chalk when leaves!=fake-leaf,leaf,fern-frond
step cut: cut vine scissors by gcc
step hang: tie vine rod > rod vine by ttc
step branch: tie vine rod by ttc
step leaves: cut leaves pen? scissors by gcc
step beads: thread beads vine > beads by tcc
step tie: tie leaves vine fix > leaves by tcc
step tendril: roll tendril vine > tendril by tcc
step bloom: tape bloom vine fix > bloom by ccc
step plume: tape plume vine fix > plume by ccc
step up: play rod guest? > guest by ttc
part vine = vine a : l^ ~ 4 0 -72 -30 -94 0 -99 30 -94 0 -72 ; l^ ~- 5 -66 -66 -72 -20 -62 24 -70 62 -64 88 ; l^ ~ 5 -24 -66 -30 -26 -20 8 -28 44 ; l^ ~- 5 22 -66 30 -20 20 24 28 70 ; l^ ~ 5 64 -66 72 -30 62 20 70 60
part rod = rod own : z^ brown 9 -90 -68 90 -72 ; z^ umber 7 -84 30 -12 26
part leaves = leaves a : j^ ~+ -68 -40 -96 -22 10 ; j^ ~ -66 0 -40 14 10 ; j^ ~+ -66 60 -92 78 10 ; j^ ~ -26 -36 -2 -24 10 ; j^ ~+ -24 6 -48 -14 9 ; j^ ~ -26 38 -6 58 10 ; j^ ~+ 26 -44 50 -30 10 ; j^ ~ 26 -4 0 8 9 ; j^ ~+ 24 44 50 56 10 ; j^ ~ 68 -46 94 -30 10 ; j^ ~+ 66 -4 42 8 9 ; j^ ~ 68 50 92 72 10
part beads = beads wood : d^ brown 5 -71 -20 -64 40 -68 76 ; d^ yellow 5 -28 -14 -24 24 -28 46 ; d^ brown 5 28 -24 24 14 28 70 ; d^ yellow 5 70 -20 64 20 70 30
part tendril = tendril green : i_ light-green -50 44 8 2 2.4 ; i_ light-green -6 -6 7 2 2.4 ; i_ light-green 44 78 8 2 2.4 ; i_ light-green 84 6 7 2 2.4
part bloom = bloom pink : f^ pink -28 52 5 12 5 ; f^ pink 28 76 5 12 5 ; f^ pink 70 64 5 12 5 ; d_ yellow 4 -28 52 28 76 70 64
part plume = plume red : j^ red -66 -56 -48 -84 7 ; j^ blue -60 -56 -36 -80 7 ; j^ red 24 -56 40 -86 7 ; j^ yellow 30 -56 54 -82 7
part guest = guest tan : o^ tan -48 18 9 9 ; k -51 16 1.8 ; k -45 16 1.8
scene hang

* band-bounce-board | 6-8 9-12 | -
appeal 3
topics pinball, arcade, marble game, marbles, games, table game, woodworking, hammer and nails, nail board, rubber bands, carnival game
variant soccer | Sports | green, white | soccer, football, soccer ball, world cup, goal, soccer match, goalie
variant pinball | - | purple, yellow free | pinball, arcade, pinball machine, gaming, retro, family game night
colors green, white
minutes 60 70
waits 60
mess some
heart board: wood-scrap, cork-sheet, foam-board, cardboard, pizza-box = 1
heart bands: rubber-band, loom-band, hair-tie, sewing-elastic, beading-elastic = 10
heart ball: marble, wooden-bead, bead, ping-pong-ball = 1
need coat: paint, acrylic-paint, marker, permanent-marker = 1 color
nice rough: sandpaper = 1
nice marks: sticker, masking-tape, washi-tape, paint-marker, chalk-marker = 1 sheet
nice player: craft-stick, clothespin, plastic-spoon, wooden-spoon = 1
join posts: nail, pushpin = 22
tool hammer: hammer when posts=nail
tool pen: pencil, marker, permanent-marker
tool ruler: ruler
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
home book
step sand: prepare rough board by cc
step paint: paint coat board brush? > board by cc
step plan: draw pen ruler board by cc
step posts: build posts hammer board > posts by gt
step walls: build bands board > walls by cc
step kick: build bands ball? > kickers by cc
step marks: decorate marks board > marks by cc
step tilt: prepare board book by cc
step test: test ball board > ball by cc
step play: play ball player? > player by cc
part board = board own paint paint a : r^ ~ 0 0 130 186 4 ; z_ w 2 -60 0 60 0 ; a_ w 0 0 20 18 0 360 ; z_ w 2 -28 -90 -28 -66 28 -66 28 -90
part posts = posts k : d^ gray 3.4 -54 -82 -24 -84 24 -84 54 -82 -54 -40 54 -40 -54 0 54 0 -54 40 54 40 -54 82 -22 84 22 84 54 82 -28 -34 -8 -48 26 -26 4 -8 -30 22 20 34 -10 56 34 64
part walls = bands tan : z_ tan 2.6 -24 -84 -54 -82 -54 82 -22 84 ; z_ tan 2.6 24 -84 54 -82 54 82 22 84
part kickers = bands tan : z_ red 2.6 -28 -34 -8 -48 ; z_ red 2.6 26 -26 4 -8 ; z_ red 2.6 -30 22 -10 56 ; z_ red 2.6 20 34 34 64
part marks = marks yellow : s_ yellow -40 -62 8 4 5 ; s_ yellow 40 -56 8 4 5 ; s_ yellow 38 10 8 4 5
part ball = ball own : o^ blue 6 14 7 ; o_ w 4 12 2
part player = player wood : r^ wood 78 40 10 70 4
scene lay

* mache-round-animal | 4-5 6-8 9-12 | Animals
appeal 3
topics papier mache, paper mache, papier-mache animal, paper mache animal, sculpture, animals, zoo
variant pig | Farm, Animals | pink, brown or white, black | pig, pigs, piglet, papier mache pig, piggy, year of the pig, three little pigs
variant owl | Animals, Nature | brown, orange or white, gray | owl, owls, night animals, forest animals, hoot
variant penguin | Animals, Ocean | black, orange | penguin, penguins, antarctica, polar animals, south pole
minutes 95 70 75
waits 720
mess lots
heart core: newspaper, packing-paper, magazine, junk-mail, paper-bag = 10 sheet
heart paste: flour, glue = 1 cup
heart cups: egg-carton, paper-cup, cardboard, cereal-box, cardboard-tube, foam-cup, cup-carrier = 1
need coat: acrylic-paint, paint = 3 color
nice top: tissue-paper, paper-towel, toilet-paper, paper-napkin, crepe-paper = 3 sheet
nice tail: pipe-cleaner, twist-tie, yarn, string, feather, ribbon = 1
nice eyes: googly-eye, button, bead, bottle-cap, sticker = 2
join tape: masking-tape, tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home water: = 1 cup
home bowl
step ball: build core tape by ccc
step cups: cut cups scissors by gtc
step attach: tape cups core tape > cups-p cups-o cups-n by tcc
step paste: mix paste water bowl by tcc
step skin: glue core paste by ccc
step top: glue top paste by ccc
step dry: dry core > shell-p shell-o shell-n by ccc
step paint: paint coat brush core > paint-p paint-o paint-n by ccc
step eyes: tape eyes tape tail? > eyes tail by tcc
step home: play core by ccc
part tail@pig = tail a : l_ ~- 4 74 6 88 -6 80 -18 70 -8 84 4 98 -6
part cups-p@pig = cups a paint paint a : q^ ~- 5 -40 54 -16 54 -18 86 -38 86 ; q^ ~- 5 18 54 42 54 40 86 20 86 ; p^ ~- -46 -26 -56 -72 -18 -46 ; p^ ~- 16 -50 40 -82 56 -30
part shell-p@pig = core w paint paint a : o^ ~ 8 6 72 58
part paint-p@pig = coat a : o^ ~- -38 8 25 22 ; o_ umber -46 8 4 7 ; o_ umber -30 8 4 7 ; l_ umber 2.6 -50 40 -36 46 -22 40
part cups-o@owl = cups a paint paint a : p^ ~- -56 -40 -58 -88 -18 -60 ; p^ ~- 56 -40 58 -88 18 -60 ; o^ b -20 88 16 8 ; o^ b 20 88 16 8
part shell-o@owl = core w paint paint a : o^ ~ 0 12 66 74
part paint-o@owl = coat a : o_ cream -26 -16 26 26 ; o_ cream 26 -16 26 26 ; o_ ~+ 0 48 38 32 ; p_ b -8 -4 8 -4 0 18 ; j^ ~- -58 -4 -62 66 14 ; j^ ~- 58 -4 62 66 14 ; l_ ~- 3 -16 42 -8 48 0 42 8 48 16 42 ; l_ ~- 3 -16 58 -8 64 0 58 8 64 16 58
part cups-n@penguin = cups b paint paint b : o^ b -22 88 18 8 ; o^ b 22 88 18 8 ; p^ b -10 -20 10 -20 0 4
part shell-n@penguin = core w paint paint a : o^ ~ 0 8 62 80
part paint-n@penguin = coat w : b_ w -34 -34 0 -24 34 -34 40 20 26 74 -26 74 -40 20 ; o_ w -20 -30 17 18 ; o_ w 20 -30 17 18 ; p_ b -9 -22 9 -22 0 0 ; j^ k -60 -10 -84 50 13 ; j^ k 60 -10 84 50 13
part eyes = eyes k : k -20 -26 7 ; k 20 -26 7
scene stand

* stretched-wing-dragonfly | 6-8 9-12 | Bugs, Nature
appeal 3
topics insect, insects, flying insects, pond, garden bugs, summer, meadow, wire wings, nylon wings
variant dragonfly | Bugs, Nature | teal, light blue free | dragonfly, dragonflies, damselfly, pond life
variant butterfly | Bugs, Nature | orange, yellow free | butterfly, butterflies, monarch, moth, spring
colors teal, light blue free
minutes 45 50
waits 45
mess low
heart veil: tights, tulle, tissue-paper, cellophane, gauze, net-bag, crepe-paper, rice-paper, lace, coffee-filter = 1 piece
heart body: clothespin, craft-stick, stick, chopstick, wooden-skewer, pencil, bamboo = 1
join loops: craft-wire, pipe-cleaner, twist-tie = 4
nice pliers: pliers
need tie: string, yarn, embroidery-floss, sewing-thread, rubber-band, fishing-line, loom-band = 3 ft
nice beads: seed-bead, bead, wooden-bead, letter-bead, sequin, button = 20
nice eyes: googly-eye, button, bead, pom-pom, wooden-bead, sticker = 2
nice color: acrylic-paint, paint, marker, permanent-marker, glitter-glue, metallic-paint = 1 color
join fix: glue
tool brush: paintbrush when color=acrylic-paint,paint,metallic-paint
tool scissors: scissors
step color: color color body brush? by cc
step loops: shape loops scissors > frames-d frames-b by gc
step nip: prepare pliers loops by gg
step veil: build veil tie scissors > veil-d veil-b by tc
step spots: decorate color veil brush? > spots by cc
step wings: tie tie body fix > body-d body-b by tc
step beads: thread beads tie body > beads-d beads-b by cc
step eyes: glue eyes body fix > eyes-d eyes-b by cc
step dry: dry body by cc
step fly: play body by cc
part veil-d@dragonfly = veil b : b^ ~ 0 -24 -40 -56 -84 -58 -94 -40 -76 -24 -34 -16 ; b^ ~ 0 -24 40 -56 84 -58 94 -40 76 -24 34 -16 ; b^ ~+ 0 -14 -38 -12 -80 6 -82 24 -58 26 -22 8 ; b^ ~+ 0 -14 38 -12 80 6 82 24 58 26 22 8
part frames-d@dragonfly = loops a : l_ ~- 3 0 -24 -40 -56 -84 -58 -94 -40 -76 -24 -34 -16 0 -20 ; l_ ~- 3 0 -24 40 -56 84 -58 94 -40 76 -24 34 -16 0 -20 ; l_ ~- 3 0 -14 -38 -12 -80 6 -82 24 -58 26 -22 8 0 -12 ; l_ ~- 3 0 -14 38 -12 80 6 82 24 58 26 22 8 0 -12
part body-d@dragonfly = body a : r^ ~ 0 10 14 124 6 ; o^ ~ 0 -54 14 13
part beads-d@dragonfly = beads own : d^ gold 5 0 -28 0 -16 0 -4 0 8 0 20 0 32 0 44 0 56 0 68 0 80
part eyes-d@dragonfly = eyes k : o^ w -10 -62 9 ; o^ w 10 -62 9 ; k -10 -63 5 ; k 10 -63 5
part veil-b@butterfly = veil b : b^ ~ 0 -10 -20 -60 -70 -80 -92 -50 -76 -8 -30 4 ; b^ ~ 0 -10 20 -60 70 -80 92 -50 76 -8 30 4 ; b^ ~+ 0 2 -34 8 -74 24 -70 62 -40 72 -12 40 ; b^ ~+ 0 2 34 8 74 24 70 62 40 72 12 40
part frames-b@butterfly = loops a : l_ ~- 3 0 -10 -20 -60 -70 -80 -92 -50 -76 -8 -30 4 0 -6 ; l_ ~- 3 0 -10 20 -60 70 -80 92 -50 76 -8 30 4 0 -6 ; l_ ~- 3 0 2 -34 8 -74 24 -70 62 -40 72 -12 40 0 6 ; l_ ~- 3 0 2 34 8 74 24 70 62 40 72 12 40 0 6
part spots = color c : d_ gold 6 -62 -44 62 -44 ; d_ gold 4 -48 40 48 40
part body-b@butterfly = body a : r^ ~- 0 4 14 100 6 ; o^ ~- 0 -50 12 12
part beads-b@butterfly = beads own : d^ gold 4 0 -28 0 -18 0 -8 0 2 0 12 0 22 0 32 0 42
part eyes-b@butterfly = eyes k : o^ w -8 -56 8 ; o^ w 8 -56 8 ; k -8 -57 4.4 ; k 8 -57 4.4
scene hang

* clay-tooth-snapper | 6-8 9-12 | -
appeal 3
topics clothespin craft, clothespin animal, snapping animal, teeth, snap
variant trex | Dinosaurs | green, tan free | t-rex, t rex, trex, tyrannosaurus, dinosaur, dinosaurs, dino, dinosaur party, raptor, jurassic
variant crocodile | Jungle, Animals | dark green, tan or brown | crocodile, alligator, crocodiles, croc, swamp, peter pan, reptiles
variant shark | Ocean, Animals | gray, white or blue, light blue | shark, sharks, shark week, great white, sea animals
minutes 55 60
waits 720
mess some
heart jaw: clothespin = 1
heart clay: air-dry-clay, salt-dough, modeling-clay = 2 handful
need coat: acrylic-paint, paint, marker, permanent-marker, metallic-paint = 2 color
nice rough: sandpaper = 1
nice poke: toothpick, craft-stick, plastic-fork, pencil, plastic-knife, paper-clip
nice spikes: dry-pasta, paper-straw, dried-bean, seed, pumpkin-seed, rice = 8
nice eyes: googly-eye, bead, button, dried-bean = 2
join fix: glue
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint,metallic-paint
home water
step sand: prepare rough jaw by cc
step lower: shape clay jaw > low-t low-c low-s by cc
step upper: shape clay jaw water > head-t head-c head-s by cc
step teeth: shape clay water > teeth-t teeth-c teeth-s by cc
step skin: decorate poke clay > skin by cc
step spikes: decorate spikes clay > spikes by cc
step dry: dry jaw by cc
step paint: paint coat brush? clay by cc
step eyes: glue eyes fix clay > eyes-t eyes-c eyes-s by cc
step snap: play jaw > jaw by cc
part jaw = jaw wood : q^ wood 2 10 2 92 -26 96 -12 14 18 ; q^ wood 2 10 22 92 44 94 56 14 36 ; o^ gray 44 18 8 8
part low-t@trex = clay w paint paint a : b^ ~ -84 34 -60 28 -20 26 26 26 34 42 10 54 -40 54 -78 48
part head-t@trex = clay w paint paint a : b^ ~ -88 -6 -70 -24 -40 -34 -20 -62 14 -66 36 -40 38 2 20 16 -30 14 -84 12
part teeth-t@trex = clay w : v_ w -84 11 -16 12 7 10 ; v_ w -18 27 -80 32 6 9
part eyes-t@trex = eyes k : e -4 -40 9
part low-c@crocodile = clay w paint paint a : b^ ~ -94 32 -60 26 -10 24 30 26 36 42 0 50 -60 46 -92 42
part head-c@crocodile = clay w paint paint a : b^ ~ -96 0 -86 -12 -70 -6 -30 -14 -10 -36 12 -38 28 -20 38 4 18 14 -40 12 -92 12
part teeth-c@crocodile = clay w : v_ w -92 11 -10 12 10 9 ; v_ w -12 25 -88 31 9 8
part eyes-c@crocodile = eyes k : e 2 -28 9
part low-s@shark = clay w paint paint b : b^ ~ -70 36 -40 28 0 26 30 28 38 44 4 54 -50 52
part head-s@shark = clay w paint paint a : b^ ~ -98 -6 -60 -28 -10 -44 4 -82 26 -40 40 -14 38 4 16 14 -40 14 -80 10
part teeth-s@shark = clay w : v_ w -78 10 -10 12 9 10 ; v_ w -12 27 -62 34 7 8
part eyes-s@shark = eyes k : e -28 -18 8
part skin = poke k : d_ k- 2 -14 -12 2 -8 14 -22 18 -4 -30 -2
part spikes = spikes tan : p_ tan 10 -62 18 -78 24 -58 ; p_ tan 24 -54 34 -66 36 -46 ; p_ tan 34 -38 46 -46 42 -26
scene stand

* stacked-block-figure | 6-8 9-12 | -
appeal 3
topics minecraft, minecraft birthday, minecraft party, roblox, video game, video games, gaming, gamer, pixel, pixels, pixel art, blocks, cubes, voxel
near lego, building, game night
variant green | - | green, black, light green | monster, green monster, creeper
variant pig | Farm, Animals | pink, white, black | pig, pigs, minecraft pig
variant robot | Robots | gray, red, black | robot, robots, golem, iron golem, android
colors green, black, light green
minutes 50 55
waits 30
mess low
heart blocks: small-box, wooden-block, milk-carton, foam-sheet-scrap, tissue-box = 4
heart skin: construction-paper, cardstock, craft-foam, felt, origami-paper, paint, acrylic-paint = 2 color
need pixels: craft-foam, construction-paper, cardstock, felt, origami-paper, washi-tape, electrical-tape = 2 sheet
nice grid: graph-paper = 1 sheet
nice pens: marker, colored-pencil, permanent-marker, crayon, paint-marker = 2 color
nice tool: craft-stick, toothpick, chopstick, paper-straw = 1
nice ground: cardboard, cereal-box, felt, cake-board = 1
join glue: glue, glue-stick, tape
tool brush: paintbrush, sponge-brush when skin=paint,acrylic-paint
tool ruler: ruler
tool pencil: pencil, marker
tool scissors: scissors
step plan: draw grid pencil ruler by cc
step cubes: prepare blocks glue by cc
step skin: decorate skin blocks brush? scissors? glue > legs torso head by cc
step squares: cut pixels ruler pencil scissors by cc
step shade: glue pixels blocks glue > shade-g shade-p shade-r by cc
step face: glue pixels blocks glue > face-g face-p face-r by cc
step pens: color pens pixels > pens by cc
step stack: build blocks glue by cc
step tool: build tool pixels glue > tool by cc
step world: play blocks ground? > ground by cc
part ground = ground green : q^ brown 3 -70 82 70 82 70 94 -70 94 ; r_ green 0 82 140 6
part legs = blocks a : r^ ~- -20 66 34 34 ; r^ ~- 20 66 34 34
part torso = blocks a : r^ ~ 0 24 50 52
part head = blocks a : r^ ~ 0 -42 84 80
part shade-g@green = pixels a : r_ ~+ -32 -72 16 16 ; r_ ~- 32 -72 16 16 ; r_ ~+ 32 -12 16 16 ; r_ ~- -32 -12 16 16 ; r_ ~+ -14 14 14 14 ; r_ ~- 14 36 14 14
part shade-p@pig = pixels a : r_ ~+ -32 -72 16 16 ; r_ ~- 32 -72 16 16 ; r_ ~+ -14 14 14 14 ; r_ ~- 14 36 14 14
part shade-r@robot = pixels a : r_ ~+ -32 -72 16 16 ; r_ ~- 32 -72 16 16 ; r_ ~+ -14 14 14 14 ; r_ b 0 26 16 16
part face-g@green = pixels k : r_ k -22 -50 18 18 ; r_ k 22 -50 18 18 ; r_ k 0 -28 18 22 ; r_ k -14 -16 12 24 ; r_ k 14 -16 12 24
part face-p@pig = pixels k : r_ w -34 -46 14 12 ; r_ k -22 -46 12 12 ; r_ k 22 -46 12 12 ; r_ w 34 -46 14 12 ; r_ pink- 0 -26 36 22 ; r_ umber -12 -24 8 10 ; r_ umber 12 -24 8 10
part face-r@robot = pixels k : r_ k 0 -60 64 8 ; r_ red -22 -46 16 14 ; r_ red 22 -46 16 14 ; r_ gray- 0 -32 16 30 ; r_ k 0 -10 44 8
part pens = pens k : z_ k 1.6 -20 30 -8 30 ; z_ k 1.6 8 18 20 18
part tool = tool brown : z^ brown 6 44 56 70 -4 ; r_ gray 68 -8 22 12
scene stand

* plaster-cone-volcano | 6-8 9-12 | Nature
appeal 3
topics volcano, volcanoes, eruption, lava, magma, earth science, geology, science fair, science project, experiment, pompeii, hawaii, iceland, plaster
near dinosaurs, island, chemistry
colors brown, red, green
minutes 60 70
waits 720
mess lots
heart soda: baking-soda = 3 tbsp
heart acid: vinegar, lemon-juice = 1 cup
heart bottle: plastic-bottle, plastic-jar, plastic-cup, yogurt-pot, glass-jar
join plaster: plaster, plaster-bandage = 2 cup
need base: cardboard, pizza-box, foil-pan, foil-tray, cake-board, cardboard-box, wood-scrap
need core: newspaper, aluminum-foil, packing-paper, paper-bag, paper-towel, bubble-wrap = 6 sheet
need paint: paint, acrylic-paint = 3 color
nice trees: stick, pine-branch, pinecone, fresh-herb, moss, toothpick, pipe-cleaner, pine-needle, seed-pod = 6
nice stones: pebble, stone, sand, soil, grass, bark = handful
nice beasts: toy-animal, peg-doll, toy-tree, toy-car = 2
nice red: food-coloring = 5 drop
nice foam: dish-soap = 1 tsp
join tape: masking-tape, tape, duct-tape
tool brush: paintbrush, sponge-brush
home water
home old-spoon
step set: tape bottle base tape > base bottle by cc
step cone: build core tape bottle > cone by cc
step plaster: mix plaster water old-spoon > shell by gt
step dry: dry base by cc
step paint: paint paint brush base > rock by cc
step trees: build trees base > trees by cc
step land: arrange stones beasts? base > stones beasts by cc
step load: fill soda bottle red? foam? by cc
step erupt: play acid bottle > lava by tt
step note: test soda acid by cc
part base = base own : r^ ~ 0 78 184 14 3
part bottle = bottle own : r^ ~ 0 0 36 130 8
part cone = core gray : b^ ~ -80 72 -56 20 -32 -28 -20 -54 20 -54 32 -28 56 20 80 72 0 76
part shell = plaster w paint paint a : b^ ~ -88 72 -62 18 -36 -28 -22 -60 22 -60 36 -28 62 18 88 72 0 76 ; o_ k 0 -58 18 5
part rock = paint a : b_ a- 22 -54 36 -28 62 18 84 70 32 72 42 38 24 10 ; l_ red 7 -8 -52 -22 -16 -16 20 -30 62 ; l_ red 6 8 -52 16 -10 10 20 22 50 ; b_ green -86 73 -60 60 -30 66 0 60 30 66 58 60 86 73 60 76 -60 76
part trees = trees green : z^ umber 4 -72 70 -74 34 ; z^ umber 3 -74 48 -84 38 ; z^ umber 3 -73 52 -62 40 ; z^ umber 4 72 70 76 38 ; z^ umber 3 74 54 86 44 ; z^ umber 4 52 72 50 46
part stones = stones gray : o^ gray -50 72 10 6 ; o^ gray- 34 74 9 5 ; o^ gray -28 76 7 4
part beasts = beasts green : b^ green -6 72 -2 60 8 58 12 46 18 48 18 60 30 70 24 74 4 76
part lava = acid b : y^ b 0 -68 27 14 7 .25 ; b_ b -18 -60 -24 -30 -32 0 -26 16 -18 6 -10 -26 -6 18 2 40 10 28 8 -20 18 -24 26 10 36 22 40 8 30 -24 18 -60 ; o_ orange 0 -72 14 7 ; o_ b 16 -90 5 5 ; o_ b -20 -88 4 4
scene stand

* carved-eraser-card | 6-8 9-12 | -
appeal 3
topics thank you card, thank you, thank you note, mail carrier, mailman, letter carrier, post office, teacher appreciation, stamp carving, stamp making, printmaking, block print, stationery, handmade card, card making, pen pal, letters, writing letters
near birthday card, valentine, christmas card
colors blue, red, yellow free
minutes 40 45
waits 15
mess some
heart block: eraser, potato, craft-foam, foam-sheet-scrap, cork, bottle-cork, foam-tray, kitchen-sponge, carrot = 1
heart ink: washable-ink-pad, acrylic-paint, paint, marker, fabric-paint = 1 color
heart card: cardstock, construction-paper, watercolor-paper, paper, index-card, packing-paper, paper-bag, envelope = 2 sheet
nice stamps: postage-stamp, sticker, old-greeting-card, washi-tape, ticket-stub, confetti = 3
nice cover: envelope, paper-bag, wrapping-paper = 1
nice ribbon: ribbon, string, yarn, raffia, washi-tape, lace, embroidery-floss = 12 in
nice pad: kitchen-sponge, sponge-brush, paper-towel = 1
join blade: scissors, craft-knife
join glue: glue, glue-stick, tape when stamps=postage-stamp,old-greeting-card,ticket-stub,confetti; ribbon
tool pen: ballpoint-pen, gel-pen, permanent-marker, marker, pencil
step card: fold card > card by cc
step draw: draw pen block by cc
step press: draw pen block by cc
step carve: prepare blade block > block by gg
step try: print block ink pad? by cc
step print: print block ink card pad? > prints by cc
step stamps: decorate stamps card glue? > stamps by cc
step ribbon: glue ribbon card glue > ribbon by cc
step write: draw pen card > words by cc
step send: play card cover? > cover by cc
part cover = cover own : r^ cream 20 34 150 96 3 ; l_ tan 2 -52 -10 20 40 92 -10
part card = card a : r^ ~ -14 -14 128 110 3 ; r_ cream -14 -14 112 94 2
part prints = ink b : h_ ~ -54 -36 12 ; h_ ~ -14 -36 12 ; h_ ~ 26 -36 12 ; h_ ~ -54 12 12 ; h_ ~ 26 12 12 ; d_ ~ 3 -34 -36 6 -36 -54 -12 26 -12 -34 14 6 14
part words = pen k : z_ k 2.4 -40 -12 12 -12 ; z_ k 2 -30 -4 2 -4
part stamps = stamps c : r^ cream 34 -50 20 22 1 ; r_ ~ 34 -50 14 16 ; r^ cream 12 -52 18 20 1 ; r_ red 12 -52 12 14 ; r^ cream -8 -54 16 18 1 ; r_ green -8 -54 11 12
part ribbon = ribbon red : z_ ~ 6 -78 34 50 34 ; p^ ~ -14 34 -32 24 -32 46 ; p^ ~ -14 34 4 24 4 46 ; o^ ~- -14 34 5
part block = block own : r^ pink 72 66 40 26 4 ; h_ w 72 66 8
scene lay

* ringed-world-mobile | 4-5 6-8 9-12 | Space
appeal 3
topics glow in the dark, glowing planets, planets, planet, solar system, planet mobile, mobile, saturn, outer space, galaxy, astronomy, space room, space party, jupiter
near earth, moon, stars, science fair
colors orange, blue, red
minutes 75 55 65
waits 60
mess some
heart worlds: foam-ball, ping-pong-ball, felt-ball, aluminum-foil, pom-pom, soft-ball, air-dry-clay, ornament, cotton-ball = 4
heart bar: hanger, metal-hoop, stick, dowel, embroidery-hoop, paper-plate, wooden-spoon, bamboo, cardboard, driftwood = 1
need paint: acrylic-paint, paint, metallic-paint, marker, glow-paint = 3 color
nice ring: old-CD, wooden-bead-ring, pipe-cleaner, paper-strip, metallic-paper, glitter-paper = 1
nice stars: sticker, sequin, metallic-paper, glitter-glue, aluminum-foil, glitter-paper = 8
nice hold: toothpick, paper-clip, pipe-cleaner, wooden-skewer, twist-tie = 4
nice speckle: toothbrush, cotton-swab, kitchen-sponge, sand, salt = 1
join line: string, yarn, embroidery-floss, sewing-thread, fishing-line, cotton-cord = 9 ft
join fix: glue, tape, duct-tape
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint,metallic-paint,glow-paint
step plan: arrange worlds by ccc
step hold: build hold worlds by ggc
step base: paint paint worlds brush? > worlds by ccc
step stripes: paint paint worlds brush? > stripes by ccc
step speckle: decorate speckle worlds by ccc
step ring: glue ring worlds fix > ring by tcc
step stars: decorate stars bar fix > stars by ccc
step dry: dry worlds by ccc
step hang: tie line worlds bar fix > bar lines by ggt
step turn: play bar by ccc
part bar = bar own : mobilebar ~ 0 -44 172
part lines = line w : z_ ~ 1.6 -70 -44 -70 2 ; z_ ~ 1.6 -26 -44 -26 26 ; z_ ~ 1.6 22 -44 22 -20 ; z_ ~ 1.6 66 -44 66 34
part worlds = worlds w paint base a : o^ orange -70 20 20 20 ; o^ blue -26 50 24 24 ; o^ tan 22 4 24 24 ; o^ red 66 50 17 17
part stripes = paint cream : l_ cream 4 -88 14 -70 18 -52 14 ; l_ red 4 -88 26 -70 30 -52 26 ; b_ green -40 40 -24 34 -18 46 -30 56 -44 52 ; b_ green -18 62 -8 56 -10 66 ; l_ cream 4 0 10 14 13 32 6 45 -5 ; d_ umber 3 60 46 70 56 72 44
part ring = ring own : l^ silver 6 -16 -6 -18 4 -4 16 22 20 50 12 62 -2 58 -12
part stars = stars yellow : s_ ~ -88 -62 6 2.6 5 ; s_ ~ -48 -72 5 2 5 ; s_ ~ 50 -70 6 2.6 5 ; s_ ~ 90 -58 5 2 5 ; s_ ~ -92 62 5 2 5 ; s_ ~ 94 2 5 2 5 ; s_ ~ 0 84 5 2 5 ; s_ ~ 48 82 4 2 5
scene hang

* bound-twig-house | 4-5 6-8 9-12 | Nature, Fairy Tales
appeal 3
topics fairy house, gnome house, twig house, stick house, tiny house, forest, woods, woodland, nature walk, nature craft, hike, camping, fairy garden, forest school, hut, den
near elf, gnome, fairy, three little pigs, mouse house, garden
colors brown, green, tan
minutes 40 50 60
waits 60
mess some
place outdoors
heart walls: stick, craft-stick, bamboo, driftwood, cinnamon-stick, pine-branch, reed, wooden-skewer = 12
heart roof: bark, moss, leaf, grass, fern-frond, pine-branch, corn-husk, hay, fake-leaf = 2 handful
need bind: string, raffia, yarn, cotton-cord, grass, pipe-cleaner, rubber-band, twist-tie, embroidery-floss = 3 ft
nice mortar: soil, air-dry-clay, modeling-clay, salt-dough, sand = 2 cup
nice green: moss, leaf, clover, pine-needle, fresh-herb, fern-frond, ivy = 1 handful
nice things: acorn, seashell, wood-slice, pinecone, seed-pod, chestnut, bottle-cap = 4
nice path: snail-shell, pebble, stone, glass-gem, sea-glass, button, bead, pumpkin-seed = 8
nice shells@6-8,9-12: walnut-shell, pistachio-shell, coconut-shell = 3
nice bloom: flower, petal, pressed-flower, feather, berry-basket = 3
nice ground: wood-slice, cardboard, baking-tray, paper-plate, plastic-lid, wood-scrap = 1
nice guest: toy-animal, peg-doll, doll, clothespin, toy-car = 1
home water
tool scissors: scissors
step place: prepare ground > ground by ccc
step frame: tie walls bind scissors > frame knot by ttc
step lean: build walls bind > walls by ccc
step mortar: mix mortar water > mortar by ccc
step roof: arrange roof walls > roof by ccc
step green: arrange green roof > green by ccc
step things: arrange things walls > things by ccc
step shells@6-8,9-12: arrange shells walls > shells by cc
step path: arrange path bloom? > path bloom by ccc
step guest: play guest? walls > guest by ccc
part ground = ground own : o^ tan 0 78 92 18
part frame = walls brown : z^ umber 7 -60 76 4 -66 ; z^ umber 7 60 76 -4 -66
part walls = walls brown : b_ k -22 80 -18 40 0 24 18 40 22 80 ; z^ umber 8 -52 79 -4.2 -60 ; z^ brown 8 -43 79 -3.4 -60 ; z^ umber 8 -34 79 -2.7 -60 ; z^ brown 8 -25 79 -2 -60 ; z^ umber 8 25 79 2 -60 ; z^ brown 8 34 79 2.7 -60 ; z^ umber 8 43 79 3.4 -60 ; z^ brown 8 52 79 4.2 -60 ; z^ brown 8 -15 26 -3 -60 ; z^ umber 8 -5 26 -1 -60 ; z^ brown 8 5 26 1 -60 ; z^ umber 8 15 26 3 -60
part knot = bind own : wound ~ 0 -74 16 12 4
part mortar = mortar brown : b_ umber -66 82 -50 70 -30 76 -16 84 ; b_ umber 66 82 50 70 30 76 16 84
part roof = roof green : j^ ~- -27.3 -12 -35.6 16 9 ; j^ ~+ -18.2 -12 -23.7 16 9 ; j^ ~ -9.1 -12 -11.9 16 9 ; j^ ~- 0 -12 0 16 9 ; j^ ~+ 9.1 -12 11.9 16 9 ; j^ ~ 18.2 -12 23.7 16 9 ; j^ ~- 27.3 -12 35.6 16 9 ; j^ ~ -20.2 -32 -26.3 -4 9 ; j^ ~- -12.1 -32 -15.8 -4 9 ; j^ ~+ -4 -32 -5.3 -4 9 ; j^ ~ 4 -32 5.3 -4 9 ; j^ ~- 12.1 -32 15.8 -4 9 ; j^ ~+ 20.2 -32 26.3 -4 9 ; j^ ~- -13.1 -52 -17.1 -24 9 ; j^ ~+ -4.4 -52 -5.7 -24 9 ; j^ ~ 4.4 -52 5.7 -24 9 ; j^ ~- 13.1 -52 17.1 -24 9 ; j^ ~ -6.7 -70 -8.7 -42 9 ; j^ ~- 0 -70 0 -42 9 ; j^ ~+ 6.7 -70 8.7 -42 9
part green = green green : y^ green -24 -22 12 8 7 0.2 ; y^ green 30 -10 12 8 7 0.2 ; y^ dark-green 2 2 11 7 7 0.2
part things = things tan : o^ brown -78 72 9 8 ; o^ brown 76 74 8 7 ; o^ brown 58 84 7 6 ; o^ brown -58 86 7 6
part shells = shells tan : o^ brown -40 90 8 6 ; o_ tan -40 88 6 3 ; o^ brown 44 92 8 6 ; o_ tan 44 90 6 3 ; o^ brown 24 94 7 5
part path = path gray : d^ gray 5 -6 90 8 88 -12 96 14 96 2 82 -16 88 20 90 4 98
part bloom = bloom pink : f^ pink -30 62 5 9 4 ; f^ yellow 32 66 5 9 4 ; f^ pink 88 62 5 8 4
part guest = guest tan : o^ tan 0 62 8 9 ; k -3 60 1.6 ; k 3 60 1.6
scene stand

* parrot-on-a-swing | 4-5 6-8 9-12 | Jungle, Animals
appeal 3
topics parrot, parrots, macaw, tropical bird, birds, bird, rainforest, jungle party, rio, pirate parrot, toucan, safari
near pirate, hawaii, zoo
colors red, blue, yellow or green, orange
minutes 35 45 50
waits 45
mess some
heart body: cardboard, cereal-box, cardstock, paper-plate, construction-paper, craft-foam, felt, pizza-box = 1
heart plumes: feather, tissue-paper, construction-paper, crepe-paper, felt, origami-paper, cupcake-liner, paper-strip = 12
need perch: stick, dowel, paper-straw, cardboard-tube, bamboo, wooden-spoon, chopstick, craft-stick, pencil, hanger = 1
need line: string, yarn, raffia, ribbon, cotton-cord, rope, shoelace = 4 ft
nice coat: paint, acrylic-paint, marker, crayon, oil-pastel = 3 color
nice leaves: crepe-paper, tissue-paper, fake-leaf, construction-paper, felt, leaf, fern-frond, craft-foam = 6
nice knobs: cork, bottle-cork, wooden-bead, bead, pom-pom, acorn = 2
nice eyes: googly-eye, button, sticker, bead, bottle-cap = 1
join fix: glue
join tape: tape, masking-tape, glue
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: marker, pencil, crayon
tool scissors: scissors
step cut: cut body pen scissors > body by ttc
step coat: color coat body brush? by ccc
step tail: glue plumes body fix scissors > tail by ccc
step wing: glue plumes body fix > wing by ccc
step face: draw pen body > face by ccc
step eyes: glue eyes body fix > eyes by ccc
step perch: tape perch body tape > perch by tcc
step line: tie line perch knobs? tape > line knobs by ttc
step leaves: glue leaves line scissors fix > leaves by tcc
step swing: play perch by ccc
part line = line tan : l^ tan 3 -50 46 -46 0 -20 -60 0 -98 20 -60 46 0 50 46
part tail = plumes b : j^ red 6 40 -12 96 9 ; j^ blue 10 42 6 98 9 ; j^ yellow 12 40 24 94 9
part body = body own paint coat a : b^ ~ -16 -52 0 -66 20 -62 30 -44 30 0 26 30 10 48 -8 40 -18 8 -22 -30 ; b^ ~+ -18 -44 -8 -56 8 -52 10 -36 -4 -30 ; p^ k -18 -46 -40 -38 -34 -22 -16 -28
part wing = plumes c : j^ blue 18 -22 24 52 13 ; j^ yellow 12 -20 8 44 10 ; j^ green 22 -26 36 40 10
part face = pen k : o_ cream -2 -44 9 9 ; k -2 -44 4 ; l_ umber 1.6 -36 -30 -26 -32 -18 -34
part eyes = eyes k : e -2 -44 8
part perch = perch wood : z^ brown 8 -62 48 62 48 ; l_ umber 3 0 42 0 52 ; l_ umber 3 12 42 12 52
part knobs = knobs tan : r^ tan -66 48 12 16 4 ; r^ tan 66 48 12 16 4
part leaves = leaves green : j^ green -46 6 -78 -8 11 ; j^ green -34 -34 -64 -54 11 ; j^ green 44 2 78 -10 11 ; j^ green 34 -32 64 -54 11 ; j^ green -48 34 -80 36 10 ; j^ green 48 34 82 34 10
scene hang

* spoon-paddle-bottle-boat | 6-8 9-12 | Transportation
appeal 3
topics paddle boat, paddle steamer, steamboat, paddle wheel, riverboat, boat, boats, ship, rubber band boat, stem, engineering, water play, bath, pond, pool, summer
near ocean, river, science, energy
colors red, blue, yellow
minutes 45 50
waits 30
mess low
place sink
heart hull: plastic-bottle, milk-carton, detergent-bottle, foam-tray, milk-jug, drink-pouch = 1
heart band: rubber-band, hair-tie, loom-band, sewing-elastic = 2
heart arms: craft-stick, chopstick, paper-straw, pencil, wooden-spoon, dowel, stick, wooden-skewer = 2
need blades: plastic-spoon, plastic-lid, milk-carton, foam-tray, plastic-cup, plastic-knife, yogurt-pot = 2
nice floats: cork, bottle-cork, kitchen-sponge, pool-noodle, foam-sheet-scrap = 4
nice crew: toy-brick, toy-animal, peg-doll, clothespin, board-game-piece = 1
nice sail: fabric-scrap, craft-foam, felt, bandana, cellophane, flag, duct-tape = 1
nice look: permanent-marker, acrylic-paint, sticker, electrical-tape, paint-marker = 2 color
join tape: duct-tape, electrical-tape, tape
tool scissors: scissors
home water
step arms: tape arms hull tape > hull arms by cc
step floats: tape floats hull tape > floats by cc
step blades: cut blades scissors by gt
step wheel: build blades tape > wheel by tc
step band: build band arms > band by tc
step mount: build blades band by tc
step look: decorate look hull > look by cc
step crew: tape crew sail? hull tape > crew sail by cc
step launch: play band water by cc
step test: test band water by cc
part sail = sail red : z^ umber 4 -20 -4 -20 -80 ; p^ ~ -16 -78 36 -40 -16 -14
part hull = hull own : q^ light-blue 12 -94 18 -70 -4 50 -6 58 42 -70 44 ; r_ a -96 20 10 16 3 ; r_ w -10 18 60 20 3
part arms = arms wood : z^ wood 8 -10 40 96 40
part floats = floats tan : o^ tan -62 50 9 8 ; o^ tan -34 52 9 8 ; o^ tan -4 52 9 8 ; o^ tan 26 52 9 8
part band = band tan : z_ tan 3 58 40 94 40
part wheel = blades w : z^ w 6 78 16 78 64 ; z^ w 6 54 40 102 40 ; o^ w 78 14 8 10 ; o^ w 78 66 8 10
part look = look b : z_ ~ 4 -66 34 48 34 ; d_ ~ 4 -50 8 -32 8
part crew = crew yellow : r^ yellow 14 -18 20 20 3 ; o^ tan 14 -34 9 9 ; k 11 -35 1.6 ; k 17 -35 1.6
scene stand

* tap-the-table-bots | 4-5 6-8 9-12 | Robots
appeal 3
topics robot, robots, bristlebot, bristle bot, brush bot, robot race, robotics, robot party, stem, toothbrush robot, machines, inventor, science fair
near engineering, recycling
colors silver, red, blue free
minutes 25 35 40
waits 30
mess low
heart brush: toothbrush = 2
need legs: pipe-cleaner, twist-tie, craft-wire, paper-clip, cotton-swab = 4
nice eyes: googly-eye, sticker, button, bead, sequin = 4
nice shell: bottle-cap, aluminum-foil, milk-carton, metallic-paper, craft-foam, keycap, small-box, cardstock = 2
nice gears: nuts-and-bolts, metal-washer, toy-brick, bead, button, coin = 4
nice flag: felt, construction-paper, washi-tape, ribbon, feather = 1 scrap
need arena: cardboard, pizza-box, shoebox, baking-tray, cereal-box, cookie-tin, paper-plate = 1
nice lane: masking-tape, washi-tape, craft-stick, paper-straw, electrical-tape = 6
join tape: tape, duct-tape, masking-tape
tool cutter: scissors
tool pen: marker, permanent-marker, pencil
step snip: prepare cutter brush by ggt
step shell: tape shell brush tape > shell by ccc
step legs: roll legs brush > body legs by tcc
step eyes: tape eyes brush tape > eyes by ccc
step gears: tape gears brush tape > gears by ccc
step flag: tape flag brush tape > flag by ccc
step arena: draw pen arena > arena by ccc
step lane: tape lane arena > lane by ccc
step drum: test arena brush by ccc
step race: play arena by ccc
part arena = arena own : q^ tan 4 -94 70 -70 26 70 26 94 70 94 86 -94 86 ; z_ k 2 -80 56 80 56
part lane = lane b : z_ red 4 -84 80 -66 30 ; z_ red 4 84 80 66 30
part body = brush w : r^ w -36 34 62 12 4 ; v_ light-blue -64 56 -8 56 9 12 ; r^ w 42 50 62 12 4 ; v_ light-blue 14 72 70 72 9 12
part legs = legs silver : i_ ~ -62 14 9 2 3 ; i_ ~ -8 14 9 2 3 ; i_ ~ 16 30 9 2 3 ; i_ ~ 70 30 9 2 3
part shell = shell a : r^ ~ -36 18 44 22 5 ; r^ red 42 34 44 22 5
part eyes = eyes w : e -46 -2 11 ; e -24 -2 11 ; e 32 14 11 ; e 54 14 11
part gears = gears gold : d^ gold 4 -50 20 -22 20 28 36 56 36
part flag = flag red : z_ k 2 -6 6 -6 -34 ; p^ ~ -4 -34 22 -26 -4 -16
scene stand

* slide-it-feelings-column | 4-5 6-8 9-12 | -
appeal 3
topics feelings, being angry, anger, angry, emotions, emotion, big feelings, tantrum, temper, calm down, calm, calm corner, feelings thermometer, anger thermometer, zones, worry, mood, feelings chart, school counselor, adhd, autism
near grumpy, sad, back to school
colors blue, green, red
minutes 25 30 35
waits 0
mess low
heart column: plastic-bottle, cardboard-tube, chip-can, oatmeal-canister, plastic-jar, milk-carton, craft-stick, paper-cup, wooden-spoon, detergent-bottle = 1
heart slider: rubber-band, hair-tie, clothespin, sewing-elastic, loom-band, ribbon, pipe-cleaner, paper-clip, hook-and-loop-tape = 1
heart pens: permanent-marker, marker, paint-marker, acrylic-paint, crayon, ballpoint-pen, gel-pen = 1 color
nice zones: construction-paper, washi-tape, paper, electrical-tape, paint-chip, tissue-paper, felt, masking-tape = 5
nice weight: flour, rice, sand, dried-bean, salt, dried-lentil, pebble, oats, colored-sand = 1 cup
nice pour: funnel when weight=flour,rice,sand,salt,dried-lentil,oats,colored-sand
nice hair: yarn, pipe-cleaner, tissue-paper, feather, raffia, tinsel, ribbon, crepe-paper = 1 handful
nice eyes: googly-eye, button, sticker = 2
nice cards: index-card, price-tag, paper, sticky-note, craft-stick, envelope = 4
join tape: tape, glue, masking-tape, duct-tape
tool scissors: scissors
tool brush: paintbrush when pens=acrylic-paint
step fill: fill weight column pour? > column-w by tcc
step zones: decorate zones column scissors tape > zones by ccc
step faces: draw pens column brush? > column faces by tcc
step hair: tie hair column scissors tape > hair by tcc
step eyes: glue eyes column tape > eyes by ccc
step slider: build slider column > slider by ccc
step try: play slider column by ccc
step help: draw pens cards? brush? > cards by tcc
step use: play column by ccc
part cards = cards w : r^ w 74 52 34 24 2 ; r^ w 78 24 34 24 2 ; z_ k 2 66 22 90 22 ; z_ k 2 64 50 86 50
part column = column own : r^ light-blue 0 12 72 156 12 ; r^ light-blue 0 -74 34 22 4
part column-w = weight cream : r_ cream 0 76 66 26 8
part zones = zones own : r_ blue 0 66 70 28 ; r_ green 0 38 70 28 ; r_ yellow 0 10 70 28 ; r_ orange 0 -18 70 28 ; r_ red 0 -46 70 28
part faces = pens k : d_ k 2.6 -8 62 8 62 -8 34 8 34 -8 6 8 6 -8 -22 8 -22 -8 -50 8 -50 ; l_ k 2.4 -10 70 0 75 10 70 ; l_ k 2.4 -8 43 0 46 8 43 ; z_ k 2.4 -8 17 8 17 ; l_ k 2.4 -8 -9 0 -13 8 -9 ; l_ k 2.4 -10 -34 0 -41 10 -34
part hair = hair red : l^ red 4 -12 -82 -20 -96 -34 -94 ; l^ red 4 -4 -84 -6 -99 ; l^ red 4 4 -84 8 -99 ; l^ red 4 12 -82 22 -96 36 -92
part eyes = eyes w : e -14 -72 8 ; e 14 -72 8
part slider = slider tan : r^ brown 0 24 80 8 4
scene stand
`;
