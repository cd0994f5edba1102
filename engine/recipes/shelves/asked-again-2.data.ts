/** What strict parents still missed: rainy days, jokes, pyramids, favors by the dozen. */
export const shelf = `
* bowl-moon-face | 2-3 4-5 6-8 | -
appeal 2
topics scared of the dark, afraid of the dark, fear of the dark, dark, moon, night light, nightlight, bedtime, nightmare, nightmares, bad dreams, monsters under the bed, going to sleep, sleep, sleeping alone, good night, goodnight moon, full moon
near night, stars, pajama party, sleepover
colors yellow, white, gold
minutes 20 25 30
waits 60
mess some
heart bowl: paper-bowl, paper-plate = 1
heart tissue: tissue-paper, crepe-paper, paper-napkin = 1 sheet
nice window: wax-paper, cellophane, tissue = 1 sheet
nice stars: sticker = 6
nice friend: stuffed-animal, doll, toy-animal = 1
nice glow: LED-tea-light, LED-candle, flashlight, glow-stick, LED-light = 1
join glue: glue
join tape: tape, masking-tape when window
tool brush: paintbrush, sponge-brush
tool scissors: scissors
step eyes: cut bowl scissors by gtt
step tear: tear tissue by ccc
step coat: glue glue brush bowl by gcc
step lay: glue tissue bowl > moon by ccc
step dry: dry bowl by gcc
step open: prepare bowl > face by ctt
step window: tape window bowl tape scissors by gtt
step stars: decorate stars bowl > stars by ccc
step stand: arrange bowl glow? by gct
step night: play bowl friend? by ccc
part moon = tissue yellow : o^ ~ 0 0 84 84 ; p_ ~+ -50 -56 -20 -70 -14 -40 -40 -30 ; p_ ~- 20 -66 56 -50 40 -24 14 -36 ; p_ ~+ 40 10 72 2 66 36 38 42 ; p_ ~- -70 10 -40 14 -46 46 -68 36 ; p_ ~+ -20 50 14 56 8 78 -26 74
part face = bowl k : o_ umber -28 -14 10 12 ; o_ umber 28 -14 10 12 ; b_ umber -34 26 0 40 34 26 28 44 0 56 -28 44
part stars = stars gold : s_ ~ -60 -30 5 11 5 ; s_ ~ 58 -34 5 10 5 ; s_ ~ 0 -60 5 11 5 ; s_ ~ -54 52 5 9 4 ; s_ ~ 56 54 5 10 5
scene stand

* rainy-floor-town | 2-3 4-5 6-8 | -
appeal 2
topics rainy day, rainy, rainy tuesday, rainy weekend, rainy afternoon, bored, boredom, stuck inside, indoors, indoor day, indoor play, sick day, no school, town, city, road, roads, tape road
near cars, pretend play, summer break, rain, snow day, streets
colors teal, red, yellow
minutes 25 30 40
mess low
place floor
heart tape: masking-tape, washi-tape, duct-tape = 20 ft
heart tubes: cardboard-tube = 2
nice house: tissue-box, cereal-box, milk-carton, shoebox, small-box, cardboard-box = 1
nice pond: plastic-tub, bowl, foil-pan = 1
nice boat: kitchen-sponge = 1
nice pictures: magazine, wrapping-paper = 2 page
nice car: toy-car, toy-animal, peg-doll = 1
home water when boat
home towel when boat
tool scissors: scissors
step road: tape tape > road by gtc
step press: prepare tape by ccc
step tunnel: cut tubes scissors tape > tunnel by gtc
step tower: tape tubes tape > tower by ttc
step house: arrange house > house by ccc
step pictures: tape pictures house tape scissors > pictures by gtc
step pond: fill pond water? > pond by gtc
step boat: play boat pond towel > boat by ccc
step drive: play car? tubes by ccc
part road = tape a : z_ ~ 7 -92 60 -30 60 10 30 60 40 92 34 ; z_ ~ 7 -92 84 -20 84 20 54 64 64 92 58
part house = house own : r^ ~ -48 20 62 66 2 ; r_ umber -48 40 16 26 1
part pictures = pictures c : r_ b -64 4 14 14 ; r_ c -34 4 14 14 ; r_ a -48 -6 8 8
part pond = pond own : o^ ~ 56 -4 34 16 ; o_ light-blue 56 -7 28 11
part boat = boat yellow : r^ ~ 56 -12 26 12 3
part tower = tubes own : r^ ~ 14 -30 22 80 2 ; o^ ~+ 14 -70 11 4 ; r_ a 3 12 9 4 1 -60 ; r_ a 14 12 4 9 1 ; r_ a 25 12 9 4 1 60
part tunnel = tubes own : a^ ~ -2 74 30 20 -180 0
scene lay

* knock-knock-door | 4-5 6-8 9-12 | -
appeal 3
topics knock knock jokes, knock knock joke, knock knock, jokes, joke, joke book, riddle, riddles, comedy, comedian, stand-up, laughing, humor, april fools, april fools' day, prank, pranks
near sense of humor, clown, fun, funny, silly, talent show, giggles, laugh
colors red, teal, gold free
minutes 35 40 45
mess low
heart door: cardboard, cereal-box, cardstock, shoebox, pizza-box, paper-plate, foam-board = 1 piece
heart jokes: paper, index-card, construction-paper, sticky-note, cardstock = 2 sheet
heart pens: marker, crayon, colored-pencil = 3 color
nice knob: paper-fastener, button, bottle-cap, bead, pom-pom = 1
nice sticks: craft-stick, paper-straw, balloon-stick = 4
nice host: sock, paper-bag, glove = 1
nice trim: washi-tape, sticker = 1
join glue: glue, glue-stick, tape when sticks; knob!=paper-fastener
tool scissors: scissors
step door: cut door scissors > wall door by gtc
step paint: draw pens door > sign by ccc
step knob: build knob door glue > knob by tcc
step trim: decorate trim door > trim by ccc
step who: draw pens jokes scissors > guest by ccc
step sticks: glue sticks jokes glue > sticks by ccc
step answers: draw pens jokes by gtc
step host: prepare host by ccc
step tell: play door jokes host? by ccc
part wall = door tan : r^ ~ -14 0 130 176 3
part guest = jokes light-green : o^ ~ -8 -6 28 27 ; c^ ~ -34 -16 18 -16 8 10 ; e -17 -14 7 ; e 1 -14 7 ; u -8 4 12
part sticks = sticks wood : r^ ~ -8 52 9 62 4
part door = door own : q^ a 3 -50 -60 -92 -78 -92 86 -50 76
part sign = pens a : z_ ~ 6 -48 -62 34 -62 34 74 -48 74 -48 -62 ; s_ c -14 -76 4 8 4 ; s_ c 20 -76 4 8 4 ; s_ c -46 -76 4 8 4
part knob = knob gold : d^ ~ 6 -84 6
part trim = trim b : z_ ~ 6 -74 86 46 86
scene stand

* sugar-cube-pyramid | 4-5 6-8 9-12 | -
appeal 3
topics ancient egypt, egypt, egyptian, pyramid, pyramids, pharaoh, pharaohs, giza, sphinx, cleopatra, nile, social studies, school project, history project, seven wonders, ancient civilization, ancient civilizations
near archaeology, sand, camel, history, diorama, desert, mummy, mummies
colors tan, gold, brown
minutes 50 70 75
waits 60
mess some
heart blocks: sugar = 1/4 lb
heart base: cardstock, cardboard, foam-board, pizza-box, shoebox, cereal-box = 1 sheet
join glue: glue
need sand: sand, salt, coffee-grounds, rice, oats = 1 cup
nice dusk: coffee-grounds, spice, tea-bag = 2 tsp
nice gold: metallic-paint, acrylic-paint, paint = 1 color
nice king: doll, peg-doll, clothespin, wooden-spoon, toy-animal = 1
nice wrap: gauze, toilet-paper, crepe-paper, paper-strip, fabric-scrap = 1 roll
nice sign: index-card, paper, construction-paper = 1 sheet
tool brush: paintbrush, sponge-brush when gold
tool pen: pencil, marker
tool ruler: ruler
step square: draw pen ruler base > ground by ttc
step first: glue blocks glue base > low by ccc
step layers: build blocks glue > top by tcc
step dry: dry blocks by ccc
step gold: paint gold brush blocks > tip by ccc
step sand: fill sand base glue > sand by ccc
step dusk: decorate dusk base > dusk by ccc
step lay: arrange king wrap? base > king by ccc
step sign: draw pen sign base > sign by tcc
step tell: play blocks by ccc
part ground = base own : q^ ~ 3 -96 34 96 34 84 86 -84 86
part sand = sand tan : b_ ~ -88 50 -40 40 10 44 60 40 88 50 78 80 -78 80
part dusk = dusk brown : d_ ~ 2 -70 66 -58 74 -40 70 44 72 60 64 70 74 20 76 -10 72
part low = blocks w : r^ ~ -48 44 22 22 2 ; r^ ~ -25 44 22 22 2 ; r^ ~ -2 44 22 22 2 ; r^ ~ 21 44 22 22 2
part top = blocks w : r^ ~ -36 21 22 22 2 ; r^ ~ -13 21 22 22 2 ; r^ ~ 10 21 22 22 2 ; r^ ~ -25 -2 22 22 2 ; r^ ~ -2 -2 22 22 2 ; r^ ~ -13 -25 22 22 2
part tip = gold gold : p_ ~ -24 -14 -13 -36 -2 -14
part king = king own : r^ w 62 68 44 17 8 ; o_ tan 78 68 7 7 ; d_ k 1.6 79 65 79 71 ; z_ gray 1.4 46 62 50 75 ; z_ gray 1.4 56 61 60 76
part sign = sign w : r^ cream -74 22 30 20 2 ; z_ umber 3 -74 32 -74 54 ; z_ k 2 -84 18 -64 18 ; z_ k 2 -84 26 -70 26
scene stand

* pinned-road-map | 9-12 13+ | Transportation
appeal 3
topics map, maps, travel, traveling, road trip, places i have been, bucket list, world map, pin map, adventure, route, journey, bike tour, pinboard, cork board, bulletin board, vacation, summer vacation, exchange year
near geography, explorer, camping, first car, skateboard, skateboarding, cycling, bike, room decor, moving away
colors black, red, tan
minutes 60 70
waits 60
mess some
heart map: map = 1
heart board: cork-sheet, foam-board, cardboard, pizza-box = 1
need glue: glue, glue-stick
nice pins: pin, pushpin = 6
nice rim: rope, ribbon, washi-tape, duct-tape, fabric-scrap = 6 ft
nice deck: skateboard = 1
nice rough: sandpaper = 1 sheet
nice thread: embroidery-floss, yarn, string, sewing-thread = 3 ft
nice photos: photo, postage-stamp, sticker = 4
tool brush@9-12: paintbrush, sponge-brush when glue=glue
tool brush@13+: paintbrush, sponge-brush when glue=glue
tool pen: marker, permanent-marker, pencil
tool scissors: scissors
step cut: cut map scissors board by cc
step paste: glue glue map board brush? > board map by cc
step press: dry board by cc
step rim: prepare rim board scissors glue? > rim by cc
step deck: arrange deck rough? board > deck by tc
step route: draw pen board > route by cc
step pins: decorate pins board > pins by cc
step thread: tie thread pins > thread by cc
step photos: arrange photos board pins > photos by cc
step plan: play board by cc
part deck = deck own : r^ wood 0 82 188 14 7
part board = board own : r^ ~ 0 -10 176 150 3
part map = map cream : r_ ~ 0 -10 174 148 ; b_ light-blue 34 -80 84 -81 84 -24 60 -34 48 -58 ; b_ light-green -84 6 -46 -8 -24 28 -46 60 -84 61 ; l_ w 4 -84 -42 -30 -46 10 -10 40 10 84 16
part rim = rim k : z_ ~ 9 -84 -82 84 -82 84 62 -84 62 -84 -82
part route = pen red : l_ ~ 3.4 -56 36 -20 10 6 -24 40 -2 60 34
part thread = thread red : z_ ~ 2 -56 36 -20 10 6 -24 40 -2 60 34
part pins = pins red : d^ red 5 -56 36 6 -24 60 34 ; d^ gold 5 -20 10 40 -2
part photos = photos w : r^ w -50 -50 30 24 1 ; r_ teal -50 -52 22 14
scene hang

* favors-by-the-dozen | 9-12 13+ | -
appeal 3
topics wedding favors, sister's wedding, brother's wedding, wedding shower, bridal shower, baby shower, favors, party favors, favor, guest gifts, gifts for guests, goody bags, craft fair, table favors
near bridesmaid, engagement, family reunion, wedding, confirmation, communion, bar mitzvah, bat mitzvah, quinceanera, anniversary, graduation party
colors tan, purple, white
minutes 75 75
mess some
heart tins: can, cookie-tin, glass-jar, small-box, paper-bag, envelope = 12
heart fill: lavender, tea-bag, seed, dried-orange-slice, candy, pressed-flower = 12
need label: sticker, price-tag, index-card, cardstock, paper-bag = 12
need cover: packing-paper, tissue-paper, fabric-scrap, burlap, lace, paper-doily, cupcake-liner, paper-napkin = 12 when tins=can,glass-jar
nice stamp: rubber-stamp = 1
nice pen: gel-pen, metallic-pen, ballpoint-pen = 1
nice tie: string, ribbon, raffia, yarn, embroidery-floss, lace = 18 ft
nice sprig: eucalyptus, fresh-herb, flower, wheat-stalk = 12
join glue: glue, glue-stick, tape when label=index-card,cardstock,paper-bag
tool scissors: scissors
step lay: arrange tins by cc
step label: print stamp label by cc
step write: draw pen label by cc
step fill: fill fill tins > tins by cc
step cover: cut cover tins scissors > cover by cc
step shut: prepare tins by cc
step tie: tie tie tins scissors > tie by cc
step stick: glue label tins glue? > label by cc
step sprig: arrange sprig tie > sprig by cc
step place: test tins by cc
part tins = tins own : r^ silver -56 40 48 60 5 ; r^ silver 56 40 48 60 5 ; r^ silver 0 46 52 66 5
part cover = cover tan : c^ ~ -84 14 -28 14 8 7 ; b^ ~ -82 14 -74 0 -56 -4 -38 0 -30 14 ; b^ ~ 30 14 38 0 56 -4 74 0 82 14 ; b^ ~ -30 18 -22 2 0 -4 22 2 30 18
part tie = tie w : z_ tan 3 -82 16 -30 16 ; z_ tan 3 82 16 30 16 ; z_ tan 3 -28 20 28 20 ; l_ tan 3 0 20 -14 30 -10 38 ; l_ tan 3 0 20 14 30 10 38
part label = label cream : o_ ~ -56 46 16 14 ; o_ ~ 56 46 16 14 ; o_ ~ 0 52 18 16 ; h_ purple -56 46 9 9 ; h_ purple 56 46 9 9 ; h_ purple 0 52 10 10
part sprig = sprig green : j^ ~ 0 8 -16 -20 5 ; j^ ~ 0 8 14 -22 5
scene stand

* wire-sign-amulet | 9-12 13+ | Fantasy
appeal 2
topics amulet, talisman, pendant, rune, runes, magic, elf, elves, spell, sorcerer, enchanted, necklace, jewelry, wire jewelry, wire wrapping, witchcore
near dragon, alchemy, medieval, game of thrones, lord of the rings, harry potter, d&d, dungeons and dragons, larp, cosplay, renaissance fair, wizard, witch
colors silver, purple, gold
minutes 50 60
mess low
heart wire: craft-wire = 4 ft
heart chain: necklace-chain, leather-cord, ribbon, cotton-cord, embroidery-floss = 20 in
nice stone: crystal, glass-gem, sea-glass, bead, stone, old-jewelry-piece = 1
nice gloves: glove = 1 pair
nice scroll: parchment-paper, packing-paper, rice-paper, paper-bag, paper, tea-bag = 1 sheet
tool ink: gel-pen, metallic-pen, drawing-ink, ballpoint-pen, permanent-marker when scroll
nice shimmer: pigment-powder, glitter = 1 pinch
join glue: glue when shimmer
tool scissors: scissors
nice pliers: pliers
tool round: pencil, marker, cardboard-tube
step cut: cut wire scissors gloves? by cc
step ring: shape wire round > ring by cc
step sign: shape wire > sign by cc
step spiral: shape wire > spiral by cc
step bind: tie wire by tc
step stone: tie stone wire > stone by cc
step ends: prepare wire pliers? by tc
step chain: tie chain wire > chain by cc
step scroll: tear scroll ink shimmer? glue? > scroll shimmer by cc
step wear: test wire chain by cc
part chain = chain own : l_ silver 4 -56 -96 -40 -70 -10 -56 0 -54 10 -56 40 -70 56 -96
part scroll = scroll cream : q_ ~ 3 -92 44 -52 40 -48 88 -90 90
part shimmer = shimmer gold : s_ ~ -70 66 5 12 5
part ring = wire silver : a^ ~ 0 10 58 51 0 360 ; a^ ~ 0 -54 10 6 0 360
part sign = wire silver : z^ ~ 5 0 -42 0 62 ; z^ ~ 5 0 -20 30 4 0 24 ; z^ ~ 5 0 -20 -30 4
part spiral = wire silver : i^ ~ -26 34 14 2 4 ; i^ ~ 26 40 12 2 4
part stone = stone purple : o^ ~ 0 10 11 13 ; p_ ~+ -4 6 0 0 5 6 0 10
scene lay

* cool-down-jar | 4-5 6-8 9-12 13+ | -
appeal 3
topics anger, angry, angry at my sister, angry at my brother, mad, mad at my sister, mad at my brother, furious, fight, fighting, siblings, tantrum, tantrums, temper, big feelings, feelings, emotions, calm down, calm down corner, calming, cool down, coping, self control, sorry
near stress, school counselor
colors blue, red, green free
minutes 35 45 45 45
waits 45
mess some
heart jar: glass-jar, plastic-jar, plastic-tub, can, cookie-tin, small-box, oatmeal-canister = 1
heart slips: paper-strip, paper, construction-paper, index-card, craft-stick, sticky-note = 10
heart stones: pebble, stone = 4
need pens: marker, ballpoint-pen, gel-pen, colored-pencil, crayon
need coat: paint, acrylic-paint, paint-marker, permanent-marker = 2 color
nice trim: sticker, washi-tape, ribbon, yarn, string = 1
tool brush: paintbrush, cotton-swab, sponge-brush when coat=paint,acrylic-paint
tool scissors: scissors when slips=paper,construction-paper
step faces: draw coat stones brush? > faces by cccc
step dry: dry stones by cccc
step slips: prepare slips scissors? by tccc
step think: draw pens slips by gccc
step fold: fold slips jar > jar slips by cccc
step trim: decorate trim jar > trim by cccc
step stones: arrange stones jar > stones by cccc
step use: play stones slips by cccc
step after: test jar by tccc
part jar = jar own : r^ light-blue+ 0 -2 112 148 18 ; r_ silver 0 -74 96 14 4
part slips = slips w : r^ w -34 44 28 11 1.5 8 ; r^ yellow -8 50 28 11 1.5 -6 ; r^ pink 22 46 28 11 1.5 10 ; r^ w 38 38 28 11 1.5 -16 ; r^ green -38 28 28 11 1.5 -12 ; r^ w -14 34 28 11 1.5 14 ; r^ green 10 30 28 11 1.5 -8 ; r^ yellow 34 24 28 11 1.5 6 ; r^ pink -22 16 28 11 1.5 -4 ; r^ w 8 14 28 11 1.5 12
part trim = trim c : z_ ~ 6 -52 -58 52 -58
part stones = stones gray : o^ ~ -63 84 19 14 ; o^ ~ -21 84 19 14 ; o^ ~ 21 84 19 14 ; o^ ~ 63 84 19 14
part faces = coat w : d_ ~ 2.6 -69 82 -57 82 -27 82 -15 82 15 82 27 82 57 82 69 82 ; z_ ~ 2 -73 75 -66 79 ; z_ ~ 2 -53 75 -60 79 ; l_ ~ 2.2 -69 92 -63 88 -57 92 ; z_ ~ 2 -30 77 -24 78 ; z_ ~ 2 -12 77 -18 78 ; z_ ~ 2.2 -27 90 -15 90 ; l_ ~ 2.2 15 92 21 89 27 92 ; l_ ~ 2.2 56 88 63 92 70 88
scene stand

* striped-tube-cat | 2-3 4-5 6-8 | Jungle, Animals
appeal 2
topics jungle animals, big cats, toilet roll animals, zoo, rainforest
near safari, india
variant tiger | Jungle, Animals | orange, black, white | tiger, tigers, tiger cub, bengal tiger, life of pi, jungle book, shere khan
variant leopard | Jungle, Animals | yellow, black, white or orange, tan | leopard, leopards, jaguar, jaguars, cheetah, cheetahs, bagheera
minutes 25 35 40
waits 30
mess some
heart tube: cardboard-tube = 1
heart coat: paint, acrylic-paint = 1 color
heart pen: marker, permanent-marker, crayon
need ears: packing-paper, paper-bag, construction-paper, cardstock, paper = 1 sheet
nice tail: string, yarn, pipe-cleaner, ribbon = 5 in
nice grass: crepe-paper, tissue-paper, paper-strip, crinkle-paper = 1 sheet
nice friend: stuffed-animal, toy-animal = 1
home plate
join glue: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
step paint: paint tube coat brush plate > body by ccc
step dry: dry tube by ccc
step marks: draw pen tube > marks-t marks-l by tcc
step cut: cut ears scissors by gtc
step ears: glue ears tube glue > ears by tcc
step face: draw pen tube > face by tcc
step say: play tube by ccc
step tail: glue tail tube glue > tail by tcc
step grass: cut grass scissors > grass by gtc
step hide: play tube grass friend? by ccc
part tail = tail own : l ~ 6 34 60 66 56 76 26 62 4
part ears = ears a : o^ ~ -32 -70 17 17 ; o^ ~ 32 -70 17 17 ; o_ c -32 -70 9 9 ; o_ c 32 -70 9 9
part body = tube own paint paint a : tube ~ 0 -66 92 150
part marks-t@tiger = pen k : z_ ~ 6 0 -50 0 -34 ; z_ ~ 5 -12 -48 -9 -36 ; z_ ~ 5 12 -48 9 -36 ; z_ ~ 6 -42 28 -18 32 ; z_ ~ 6 42 28 18 32 ; z_ ~ 6 -42 48 -20 52 ; z_ ~ 6 42 48 20 52 ; z_ ~ 6 -42 68 -18 71 ; z_ ~ 6 42 68 18 71
part marks-l@leopard = pen k : a_ ~ -26 34 8 4 0 300 ; a_ ~ 4 44 8 4 40 330 ; a_ ~ 28 32 8 4 0 300 ; a_ ~ -20 62 8 4 90 390 ; a_ ~ 22 64 8 4 0 290 ; a_ ~ -2 72 7 3.5 50 340
part face = pen k : k -17 -16 6 ; k 17 -16 6 ; p_ k -7 0 7 0 0 8 ; u -7 9 8 ; u 7 9 8 ; z_ k 2 -14 6 -38 2 ; z_ k 2 -14 10 -38 12 ; z_ k 2 14 6 38 2 ; z_ k 2 14 10 38 12
part grass = grass green : v^ ~ -92 88 92 88 12 26
scene stand

* flicked-night-sky | 4-5 6-8 9-12 | Space
appeal 3
topics night sky, stars, starry sky, galaxy, milky way, outer space, planets, planet, moon, splatter painting, toothbrush painting, universe, solar system
near astronaut, constellations, rocket
colors black, white, silver
minutes 30 35 40
waits 30
mess lots
heart night: construction-paper, cardstock, packing-paper = 1 sheet
heart stars: paint, acrylic-paint = 1 color
heart flick: toothbrush = 1
heart lids: bottle-cap, plastic-lid, cork, metal-lid = 3
nice foil: aluminum-foil, metallic-paper, candy-wrapper = 1 sheet
nice bright: sequin, stick-on-gem, sticker = 8
join glue: glue when bright=sequin
join tape: tape, masking-tape when foil
tool scissors: scissors when foil
home newspaper: = 3 page
home saucer
step cover: prepare newspaper night by tcc
step moons: print lids stars saucer night > planets by ccc
step flick: paint flick stars night > night stars by ccc
step dry: dry night by ccc
step rocket: fold foil scissors by tcc
step stick: tape foil night tape > rocket by ccc
step bright: decorate bright night glue? > bright by ccc
step tell: play night by ccc
part night = night k : r^ ~ 0 0 186 178 3
part stars = stars w : d_ ~ 1.7 -80 -70 -62 -50 -46 -74 -20 -76 4 -66 40 -60 78 -62 -84 -30 -70 -14 -52 -34 -14 -36 8 -26 48 -22 70 -36 84 -18 -80 10 -40 16 -26 -2 -4 8 36 12 52 0 74 14 -74 36 -56 48 -18 46 0 36 24 50 64 46 82 36 -82 70 -60 74 -42 62 2 66 26 78 46 64 66 76 ; d_ ~ 2.6 -66 -64 62 -50 -76 -6 20 22 -28 54 70 62 14 -80 -36 80
part planets = stars w : a_ ~ -48 -34 24 19 0 360 ; a_ ~ 54 34 20 15 0 360 ; a_ ~ -40 52 13 9 0 360
part rocket = foil silver : b^ ~ 20 -58 34 -36 34 6 6 6 6 -36 ; p^ ~ 6 -16 -8 12 6 6 ; p^ ~ 34 -16 48 12 34 6 ; o_ teal 20 -28 7 7 ; p_ orange 12 8 28 8 20 30
part bright = bright gold : d_ ~ 3.4 -10 -56 66 -76 -84 46 70 -4 -14 76 40 78 -70 -40 0 56
scene hang

* dabbed-blossom-tree | 2-3 4-5 6-8 | Seasons, Nature
appeal 3
topics spring, blossom, blossoms, cherry blossom, cherry blossoms, blossom tree, blossoming tree, apple blossom, peach blossom, plum blossom, sakura, hanami, spring tree, tree, q-tip painting, cotton swab painting, april, may
near nature, japan, easter
colors pink, white, brown
minutes 20 25 35
waits 30
mess some
heart dab: cotton-swab, cork, cotton-ball = 4
heart color: paint = 2 color
need sheet: paper-plate, paper, construction-paper, watercolor-paper, cardstock, cardboard = 1
need trunk: crayon, marker, oil-pastel, colored-pencil, chalk
nice twig: stick, bark, grass = 1
nice petals: tissue-paper, crepe-paper, petal, paper-napkin = 1 sheet
nice bird: feather, button, sticker = 1
join glue: glue when twig; petals
home saucer
step trunk: draw trunk sheet > sheet trunk by tcc
step twig: glue twig sheet glue > twig by tcc
step first: print dab color saucer sheet > pink by ccc
step second: print dab color sheet > white by ccc
step fallen: print dab sheet > fallen by ccc
step dry: dry sheet by gcc
step petals: glue petals sheet glue > petals by ccc
step bird: decorate bird sheet > bird by ccc
step blow: play sheet by ccc
part sheet = sheet w : o^ ~ 0 0 92 90
part trunk = trunk brown : l_ brown 10 -4 66 0 30 -4 6 ; l_ brown 6 -4 12 -26 -14 -44 -30 ; l_ brown 6 -2 10 20 -16 44 -28 ; l_ brown 5 -2 6 2 -26 -2 -50 ; l_ brown 4 -22 -10 -46 -4 -60 -6 ; l_ brown 4 16 -10 40 -4 58 -6
part twig = twig brown : l^ ~ 8 -2 68 2 34 -3 0 -8 -22
part pink = color a : d_ ~ 6 -48 -36 -34 -44 -56 -20 -40 -22 -28 -28 -8 -56 6 -54 -2 -40 14 -36 30 -40 44 -36 52 -24 38 -20 26 -24 -62 -8 -48 -8 58 -10 46 -8 20 -60 -22 -58
part white = color b : d_ w 5 -40 -34 -52 -28 -20 -40 0 -62 8 -46 22 -30 38 -30 58 -18 -66 -16 32 -52 -34 -56 ; d_ a+ 3 -46 -46 44 -46 12 -66 -14 -30 -54 4 52 2
part fallen = color a : d_ ~ 4 -34 70 -22 76 20 74 34 68 8 80 -8 78
part petals = petals a : o^ ~ -30 -34 9 7 20 ; o^ ~ 28 -44 9 7 -20 ; o^ ~ 2 -50 9 7 60 ; o^ ~ 48 -14 8 6 ; o^ ~ -52 -12 8 6
part bird = bird blue : o_ ~ 40 -54 7 6
scene lay

* jar-of-good-reasons | 6-8 9-12 13+ | -
appeal 3
topics turns 40, 40th birthday, 50th birthday, turns 50, turning 40, turning 50, 60th birthday, 70th birthday, big birthday, birthday for mom, mom's birthday, mum's birthday, dad's birthday, grandma's birthday, no money, gift without money, free gift, homemade gift, last minute gift, reasons i love you, reasons why i love you, love notes, memory jar, jar of memories, gift for mom, gift for mum, gift for grandma, gift for dad
near mother's day, father's day, birthday, friendship, graduation, thank you, anniversary
colors pink, gold, teal free
minutes 60 60 60
mess low
heart jar: glass-jar, plastic-jar, can, cookie-tin, small-box, oatmeal-canister = 1
heart slips: construction-paper, origami-paper, paper, cardstock, paper-strip, index-card = 3 sheet
need pen: gel-pen, ballpoint-pen, marker, colored-pencil, pencil, permanent-marker
nice tokens: photo = 3
nice scenes: old-calendar-picture, magazine, wrapping-paper, map = 1 page
nice ribbon: ribbon, string, yarn, raffia, lace = 18 in
nice flower: flower, pressed-flower, lavender, dried-orange-slice = 3
nice cup: ceramic-mug = 1
nice lights: LED-tea-light, LED-candle, string-light = 1
join glue: glue, glue-stick, tape when scenes
tool scissors: scissors
step cut: cut slips scissors by ccc
step write: draw pen slips by ccc
step photos: arrange tokens jar > tokens by ccc
step roll: roll slips jar > jar slips by ccc
step band: glue scenes jar scissors glue > band by ccc
step label: draw pen slips > label by ccc
step ribbon: tie ribbon jar flower? > ribbon flower by ccc
step cup: arrange cup slips > cup by ccc
step lights: arrange lights jar by tcc
step give: play jar by ccc
part cup = cup own : q^ w 4 56 36 96 36 90 84 62 84 ; a_ w 96 56 12 7 -90 90 ; r_ pink 70 30 8 18 2 ; r_ gold 82 28 8 20 2
part jar = jar own : r^ light-blue+ -12 12 108 140 16 ; r_ silver -12 -58 94 14 4
part tokens = tokens w : r^ w -36 -18 26 32 1 ; r_ tan -36 -20 20 20
part slips = slips a : r_ a -4 -30 12 26 3 ; r_ b 12 -10 12 26 3 ; r_ c 26 -32 12 26 3 ; r_ b -50 14 12 26 3 ; r_ c -10 8 12 26 3 ; r_ a 30 10 12 26 3 ; r_ a -32 60 12 24 3 ; r_ b 6 62 12 24 3 ; r_ c 26 62 12 24 3
part band = scenes own : r_ teal -12 38 106 20
part label = pen w : q^ cream 4 -42 28 18 28 18 54 -42 54 ; z_ k 2.4 -34 38 10 38 ; z_ k 2.4 -34 46 0 46
part ribbon = ribbon pink : z_ ~ 6 -58 -46 36 -46 ; j^ ~ -12 -46 -40 -62 7 ; j^ ~ -12 -46 16 -62 7 ; l_ ~ 5 -12 -46 -22 -28 ; l_ ~ 5 -12 -46 0 -26
part flower = flower gold : f^ ~ -12 -52 5 14 5 0 ; o_ umber -12 -52 5 5
scene stand

* wool-flock-in-a-crate | 6-8 9-12 13+ | Farm, Animals
appeal 2
topics sheep, lamb, lambs, flock, farm, farmyard, barnyard, farm animals, wool, felting, shepherd, pasture, meadow, spring farm
near shaun the sheep, county fair, 4-h, knitting, hen, hens, chickens
colors white, green, tan or gray, cream, brown
minutes 60 75 80
waits 240
mess some
heart crate: wooden-box, shoebox, cardboard-box, small-box = 1
heart wool: wool-roving = 1 handful
need field: burlap, felt, moss, grass, fabric-scrap, construction-paper, crepe-paper = 1 piece
nice straw: raffia, hay, yarn, paper-strip = 1 handful
nice shell: eggshell = 2
nice coat: acrylic-paint, paint = 3 color
nice legs: pipe-cleaner, stick, toothpick, paper-straw, craft-stick = 4
nice fence: craft-stick, stick, wooden-skewer = 6
home water
home soap
home towel
join glue: glue, glue-gun
tool brush: paintbrush, sponge-brush when coat
tool scissors: scissors
step field: glue field crate scissors glue > crate field by ccc
step coat: paint coat crate brush > sky by ccc
step balls: shape wool water soap by ccc
step heads: shape wool > heads by ccc
step dry: dry wool towel by ccc
step sheep: glue wool glue legs? scissors? coat? > sheep legs by tcc
step hens: paint shell coat brush > hens by ccc
step straw: arrange straw shell? crate > straw by ccc
step fence: build fence crate glue > fence by ccc
step set: arrange wool crate by ccc
part crate = crate own : q^ wood 3 -94 -46 94 -46 94 86 -94 86 ; r_ umber 0 18 170 118
part sky = coat light-blue : r_ ~ 0 -10 170 62
part field = field green : q_ ~ 6 -84 24 84 20 84 76 -84 76
part fence = fence wood : z_ ~ 4 -78 14 78 14 ; z_ ~ 5 -60 4 -60 28 ; z_ ~ 5 -20 4 -20 28 ; z_ ~ 5 20 4 20 28 ; z_ ~ 5 60 4 60 28
part legs = legs brown : z_ ~ 4 -48 44 -48 62 ; z_ ~ 4 -28 44 -28 62 ; z_ ~ 4 12 38 12 56 ; z_ ~ 4 32 38 32 56
part sheep = wool w : o^ ~ -38 32 26 17 ; cotton ~ -50 28 13 ; cotton ~ -28 28 13 ; cotton ~ -38 38 13 ; o^ ~ 22 28 25 16 ; cotton ~ 11 24 13 ; cotton ~ 32 24 13 ; cotton ~ 22 34 13
part heads = wool w : o^ ~- -64 24 10 9 ; o^ ~- 48 20 9 8 ; d_ k 2 -67 22 51 18
part straw = straw gold : l_ ~ 3 50 70 60 62 70 70 ; l_ ~ 3 44 72 58 66 74 72 ; l_ ~ 3 52 74 66 68 78 74
part hens = shell w : o^ ~ 62 60 11 10 ; p_ orange 72 58 80 60 72 63 ; d_ k 1.8 67 57 ; p_ red 60 51 63 45 67 51
scene stand
`;
