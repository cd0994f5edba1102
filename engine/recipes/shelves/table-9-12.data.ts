/** Crafts to play with, to light, to wear or to sell, each around one telling thing. */
export const shelf = `
* window-of-petals | 6-8 9-12 13+ | Nature, Seasons
extras card: washi-tape
topics bookmark, bookmarks, pressed flowers, flowers, reading, teacher gift, mother's day, gift for grandma, spring, garden, wildflowers, craft fair, book club
near books, suncatcher, botanist
colors cream, pink, green
minutes 60 45 45
mess low
heart petals: pressed-flower, leaf, fern-frond, petal, clover = 1 handful
heart film: contact-paper, plastic-sleeve = 2 strip
need frame: watercolor-paper, cardstock, construction-paper, index-card, packing-paper, felt, old-greeting-card = 1 sheet
nice ribbon: ribbon, embroidery-floss, yarn, string, leather-cord, raffia, lace = 1 ft
nice punch: hole-punch = 1
nice wash: watercolor-paint, gel-pen, metallic-pen, colored-pencil, marker = 1
join glue: glue-stick, glue, tape when film=plastic-sleeve
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
nice tweezers: tweezers, toothpick = 1
step strip: cut frame ruler pencil scissors > frame by tcc
step window: cut frame pencil scissors > window by ttc
step wash: decorate wash frame > wash by ccc
step stick: build film frame glue? scissors by ccc
step try: arrange petals tweezers? by ccc
step lay: arrange petals film > petals by ccc
step seal: build film frame scissors > film by tcc
step punch: poke frame punch? ribbon? scissors > hole by tcc
step ribbon: tie ribbon frame scissors > ribbon by ccc
step read: play frame by ccc
part frame = frame cream : q^ cream 4 -34 -66 34 -66 34 92 -34 92
part window = frame light-blue : q_ w 3 -23 -46 23 -46 23 66 -23 66
part film = film light-blue : z_ light-blue 1 -16 -40 12 -20
part wash = wash pink : z_ pink 2 -29 -52 29 -52 29 72 -29 72 -29 -52
part petals = petals green : l_ green 2 0 60 -2 10 2 -20 ; leaf green 0 40 -16 24 5 ; leaf green 0 24 16 8 5 ; f_ pink 2 -26 6 12 4 ; o_ yellow 2 -26 4 4 ; f_ purple -12 2 5 8 3 ; o_ yellow -12 2 2.5 2.5 ; f_ orange 12 44 5 8 3 ; o_ yellow 12 44 2.5 2.5
part hole = frame k : o_ k 0 -58 3 3
part ribbon = ribbon pink : l pink 3 0 -58 -8 -78 -14 -98 ; l pink 3 0 -58 6 -80 10 -98
scene lay

* guards-of-the-corn | 6-8 9-12 13+ | Farm, Seasons
extras figure: bell, burlap, clover, fabric-scrap, felt-sticker, seed
extras world Farm: gourd, mini-pumpkin
topics scarecrow, scarecrows, corn, cornfield, corn husk, harvest, fall, autumn, thanksgiving, doll, dolls, pioneer, pioneers, colonial times, farm life
near pumpkin patch, crows, county fair
colors tan, blue, brown
minutes 70 55 60
waits 15
mess some
heart husks: corn-husk, raffia, hay = 12
heart pins: clothespin, peg-doll, wooden-spoon, craft-stick = 2
need twine: string, raffia, yarn, embroidery-floss, sewing-thread = 6 ft
nice cloth: burlap, felt, denim, fabric-scrap, old-t-shirt, bandana = 1 scrap
nice buttons: button, bead, seed, dried-bean, popcorn = 4
nice crow: felt, feather, construction-paper, pom-pom = 1 scrap
nice post: stick, dowel, wooden-skewer, bamboo, chopstick = 2
need pen: marker, permanent-marker, ballpoint-pen, pencil, paint-marker
join glue: glue-gun, glue
tool scissors: scissors
home water
step soak: prepare husks water by ccc
step arms: tie husks twine scissors > arms by tcc
step body: tie pins twine husks > bodies by tcc
step skirt: tie husks twine pins scissors > skirts by tcc
step head: draw pins pen > faces by ccc
step hat: build husks glue twine scissors > hats by ttc
step cloth: cut cloth scissors glue pins > patches by ccc
step buttons: glue buttons cloth? glue > buttons by ttc
step crow: cut crow scissors glue > crow by ccc
step stand: play post? pins by ccc
part bodies = pins wood : r^ wood -44 0 16 110 3 ; r^ wood 44 0 16 110 3 ; o^ wood -44 -58 15 15 ; o^ wood 44 -58 15 15
part arms = husks tan : l^ tan 10 -84 -22 -4 -22 ; l^ tan 10 6 -22 84 -22
part skirts = husks tan : p^ tan -62 86 -52 -30 -36 -30 -26 86 -34 76 -44 88 -54 76 ; p^ tan 26 86 36 -30 52 -30 62 86 54 76 44 88 34 76
part faces = pen k : d_ k 2 -49 -58 -39 -58 39 -58 49 -58 ; l_ k 2 -50 -51 -44 -48 -38 -51 ; l_ k 2 38 -51 44 -48 50 -51
part hats = husks gold : p^ gold -64 -68 -24 -68 -34 -74 -44 -96 -54 -74 ; p^ gold 24 -68 64 -68 54 -74 44 -96 34 -74
part patches = cloth b : q^ blue 2 -54 -8 -34 -8 -34 22 -54 22 ; q^ brown 2 34 -8 54 -8 54 22 34 22
part buttons = buttons red : button red -44 0 4 ; button red -44 13 4 ; button red 44 0 4 ; button red 44 13 4
part crow = crow k : b^ k 70 -30 88 -38 96 -28 84 -24 ; o^ k 70 -34 6 6 ; p_ orange 64 -34 58 -32 64 -30
scene stand

* stars-on-pins | 9-12 13+ | Space
extras board: crystal, glitter-paper, price-tag
appeal 3
topics constellation, constellations, zodiac, star sign, orion, big dipper, astronomy, night sky, string art, room decor, bedroom, horoscope, star map, stargazing
near birthday gift
colors navy, white, silver
minutes 60 65
waits 45
mess some
heart pins: pushpin, nail = 9
heart board: cork-sheet, wood-scrap, foam-board, wood-slice = 1
heart thread: embroidery-floss, sewing-thread, yarn, string, craft-wire = 6 ft
nice paint: acrylic-paint, paint, spray-paint, construction-paper, felt = 1 color
nice dots: gel-pen, chalk-marker, paint-marker, metallic-pen, glow-paint, sticker, toothbrush = 1
need plan: paper, tracing-paper, graph-paper, index-card, old-book-page = 1 sheet
nice lights: string-light = 1
nice sand: sandpaper = 1
tool pencil: pencil
tool hammer: hammer when pins=nail
tool scissors: scissors
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint
join tape: tape, masking-tape
step sand: prepare sand board by cc
step paint: paint paint board brush? > board coat by tt
step plan: draw plan pencil by cc
step tape: tape plan board tape by cc
step pins: build pins board hammer? > pins by tc
step tear: tear plan board by cc
step thread: tie thread pins scissors > lines by cc
step dots: decorate dots board > dots by cc
step lights: build lights board tape > lights by cc
step name: draw board pencil by cc
part board = board own : q^ ~ 4 -88 -84 88 -84 88 84 -88 84
part coat = paint navy : q_ navy 3 -84 -80 84 -80 84 80 -84 80
part dots = dots w : d_ w 1.8 -70 -60 -40 -30 60 -66 72 10 -66 40 -30 66 20 70 66 60 40 -40 -76 -10 4 -72 30 20
part lines = thread silver : z_ silver 2.4 -44 -62 -16 -4 -46 56 ; z_ silver 2.4 34 -54 14 0 40 52 ; z_ silver 2.4 -16 -4 0 -2 14 0 ; z_ silver 2.4 -44 -62 34 -54 ; z_ silver 2.4 -46 56 40 52
part pins = pins silver : d^ silver 5 -44 -62 34 -54 -16 -4 0 -2 14 0 -46 56 40 52 -4 16 4 30
part lights = lights yellow : d_ yellow 5 -80 -76 -30 -78 20 -78 76 -76 -80 76 -20 78 40 78 78 76
scene lay

* pouch-that-bites | 9-12 13+ | Animals, Fantasy
topics zipper pouch, pencil case, pencil pouch, monster, shark, frog, crocodile, back to school, school supplies, sewing, coin purse, purse, kawaii, middle school, gift for a friend, desk
near cat, art supplies
colors green, white, red free
minutes 75 70
mess low
heart zip: zipper = 1
heart cloth: felt, denim, old-sweater, fabric-scrap, old-t-shirt, leather = 2 sheet
need thread: sewing-thread, embroidery-floss, yarn = 6 ft
need eyes: button, felt, googly-eye, safety-eye, patch, felt-sticker, fabric-scrap = 2
nice teeth: felt, craft-foam, ric-rac, fabric-scrap, denim = 1 scrap
nice pull: ribbon, bead, key-ring, pom-pom, charm, leather-cord = 1
need hold: pin, paper-clip, binder-clip, bobby-pin, clothespin
join glue: glue, waterproof-glue, glue-gun when eyes=googly-eye,safety-eye,felt-sticker
tool needle: needle
tool scissors: fabric-scissors, scissors
tool ruler: ruler
tool chalk: chalk, pencil
step cut: cut cloth ruler chalk scissors > pouch by cc
step mouth: cut cloth scissors > mouth by tc
step pin: build zip cloth hold by cc
step zip: sew zip cloth needle thread hold > zip by tc
step teeth: cut teeth scissors needle thread cloth > teeth by cc
step eyes: build eyes cloth needle? thread? glue? > eyes by cc
step sides: sew cloth needle thread hold > seams by cc
step corners: cut cloth scissors by cc
step pull: tie pull zip > pull by cc
step feed: play zip by cc
part pouch = cloth a : q^ ~ 16 -92 -50 92 -50 92 70 -92 70
part mouth = cloth k : q_ k 4 -72 4 72 4 72 20 -72 20
part teeth = teeth w : v_ w -66 4 66 4 9 -12 ; v_ w 66 20 -66 20 9 -10
part zip = zip silver : z_ silver 4 -72 12 72 12 ; z_ k 1 -72 12 72 12
part eyes = eyes own : e -40 -42 18 ; e 40 -42 18
part seams = thread w : stitch w -84 62 84 62 18 ; stitch w -84 -42 -84 62 12 ; stitch w 84 -42 84 62 12
part pull = pull red : l^ red 5 72 12 86 18 92 34
scene lay

* hand-with-tendons | 6-8 9-12 13+ | Robots
appeal 3
topics robot hand, robot arm, robotic hand, bionic hand, prosthetic, android, hand, anatomy, human body, tendons, fingers, engineering, stem, science fair, science project, iron man
near halloween
colors silver, blue, red
minutes 90 70 70
waits 10
mess low
heart palm: cardboard, cereal-box, pizza-box, craft-foam, foam-board, cardstock, cardboard-box = 1 sheet
heart straws: plastic-straw, paper-straw = 5
heart cords: string, fishing-line, yarn, cotton-cord, embroidery-floss, shoelace = 8 ft
nice bands: rubber-band, hair-tie, loom-band, sewing-elastic = 5
nice armor: duct-tape, aluminum-foil, metallic-paper, electrical-tape, metallic-paint = 1
nice bolts: button, bottle-cap, stick-on-gem, paper-fastener, sticker, metal-washer = 5
join fix: glue-gun, tape, masking-tape, duct-tape, glue
tool pen: marker, pencil, ballpoint-pen
tool scissors: scissors
tool brush: paintbrush when armor=metallic-paint
step trace: draw palm pen by tcc
step cut: cut palm scissors > hand by tcc
step crease: fold palm by ccc
step straws: cut straws palm scissors fix > straws by ttc
step cords: tie cords straws palm fix scissors > cords by tcc
step loops: tie cords palm by tcc
step bands: build bands palm scissors fix > bands by tcc
step armor: decorate armor palm brush? > armor by ccc
step bolts: decorate bolts palm fix > bolts by ccc
step pull: play cords palm by ccc
part hand = palm tan : q^ ~ 8 -44 6 44 6 34 70 -34 70 ; q^ ~ 5 -44 10 -44 -56 -28 -56 -28 10 ; q^ ~ 5 -22 10 -22 -78 -6 -78 -6 10 ; q^ ~ 5 2 10 2 -76 18 -76 18 10 ; q^ ~ 5 26 10 26 -58 42 -58 42 10 ; q^ ~ 5 40 40 76 -8 86 2 44 56
part straws = straws b : z^ ~ 5 -36 -50 -36 -30 ; z^ ~ 5 -36 -22 -36 -4 ; z^ ~ 5 -14 -72 -14 -46 ; z^ ~ 5 -14 -38 -14 -8 ; z^ ~ 5 10 -70 10 -46 ; z^ ~ 5 10 -38 10 -8 ; z^ ~ 5 34 -52 34 -32 ; z^ ~ 5 34 -24 34 -4 ; z^ ~ 5 76 2 62 18 ; z^ ~ 5 -28 20 -20 50 ; z^ ~ 5 -10 16 -8 50 ; z^ ~ 5 8 16 4 50 ; z^ ~ 5 28 18 16 50
part cords = cords w : z_ w 2 -36 -54 -36 4 -28 20 -20 50 -24 92 ; z_ w 2 -14 -76 -14 4 -9 50 -10 96 ; z_ w 2 10 -74 10 4 4 50 4 96 ; z_ w 2 34 -56 34 4 16 50 18 94 ; z_ w 2 80 -2 44 34 26 54 32 90
part armor = armor silver : r_ silver 0 66 70 14 3
part bolts = bolts silver : o^ silver -36 -26 4 4 ; o^ silver -14 -42 4 4 ; o^ silver 10 -42 4 4 ; o^ silver 34 -28 4 4 ; o^ silver 58 24 4 4
part bands = bands red : z_ red 2 -40 -40 -40 0 ; z_ red 2 -18 -60 -18 0 ; z_ red 2 14 -60 14 0 ; z_ red 2 38 -42 38 0 ; z_ red 2 70 0 54 20
scene lay

* jungle-behind-jungle | 6-8 9-12 13+ | Jungle, Nature
topics tunnel book, rainforest, jaguar, tiger, parrot, toucan, explorer, pop up book, paper art, layers, habitat, habitats, biome, book report, jungle book, papercut
near theater, tarzan
colors green, white, dark green free
minutes 110 85 90
waits 10
mess low
heart layers: cardstock, construction-paper, watercolor-paper, index-card, paper = 4 sheet
heart sides: folder, construction-paper, cardstock, packing-paper, paper-bag, map = 1 sheet
need pens: colored-pencil, marker, gel-pen, watercolor-pencil, crayon, paint-marker, pencil = 3 color
join glue: glue-stick, glue, tape
tool knife: craft-knife, scissors
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
nice hang: string, sewing-thread, fishing-line, yarn, embroidery-floss = 1 ft
nice small: paper, construction-paper, feather, sticker, cardstock = 1 scrap
step cards: cut layers ruler pencil scissors > back by tcc
step back: draw pens layers > animal by ccc
step frames: draw layers ruler pencil by tcc
step plants: draw pens layers by ccc
step cut: cut layers knife > front middle by ttt
step sides: fold sides ruler pencil scissors > sides by tcc
step first: glue layers sides glue by ccc
step rest: glue layers sides glue by tcc
step hang: tie hang layers small? glue scissors > small by tcc
step look: play layers by ccc
part back = layers w : q^ w 2 -52 -40 52 -40 52 40 -52 40
part animal = pens orange : o_ orange 0 8 18 16 ; k -6 4 3 ; k 6 4 3 ; o_ pink 0 11 3 2 ; z_ k 2 -14 -2 -10 0 ; z_ k 2 14 -2 10 0 ; z_ k 2 -16 10 -10 10 ; z_ k 2 16 10 10 10 ; o_ orange -13 -6 5 5 ; o_ orange 13 -6 5 5
part sides = sides tan : p^ tan -88 -64 -70 -56 -70 56 -88 64 ; p_ tan- -70 -56 -52 -44 -52 44 -70 56 ; p^ tan 88 -64 70 -56 70 56 88 64 ; p_ tan- 70 -56 52 -44 52 44 70 56
part middle = layers dark-green : p^ dark-green -70 -54 70 -54 50 -34 20 -40 0 -30 -24 -40 -50 -30 ; p^ dark-green -70 54 70 54 54 30 40 42 20 34 -10 42 -30 32 -56 42 ; p^ dark-green -70 -54 -48 -30 -56 0 -46 30 -70 54 ; p^ dark-green 70 -54 48 -30 58 0 48 30 70 54
part front = layers green : p^ green -90 -70 90 -70 74 -50 50 -58 26 -48 0 -58 -30 -48 -54 -56 -70 -46 ; p^ green -90 70 90 70 76 46 60 58 30 50 0 58 -40 48 -60 58 -76 46 ; p^ green -90 -70 -66 -46 -78 -10 -64 20 -72 46 -90 70 ; p^ green 90 -70 68 -46 78 -6 66 24 74 46 90 70
part small = small red : z_ tan 1.5 -26 -54 -26 -18 ; b^ red -32 -18 -20 -20 -18 -8 -28 -2
scene stand

* dice-that-tell | 6-8 9-12 13+ | Fairy Tales, Fantasy
appeal 3
topics story dice, story cubes, storytelling, story, once upon a time, writing, creative writing, bedtime story, fairy tale, language arts, car trip, road trip, party game, game night, sleepover, homeschool
near library
colors red, blue, white
minutes 50 50 55
waits 20
mess low
heart cubes: wooden-block, small-box, air-dry-clay = 6
heart pens: permanent-marker, paint-marker, marker, gel-pen, acrylic-paint, metallic-pen, ballpoint-pen = 3 color
nice skin: paper, sticker, construction-paper, cardstock, price-tag, sticky-note = 2 sheet
nice bag: sock, cloth-bag, glove, cookie-tin, fabric-scrap, paper-bag, small-box = 1
nice cord: string, ribbon, yarn, shoelace, leather-cord = 1 ft
need plan: paper, index-card, notebook, construction-paper = 1 sheet
join glue: glue-stick, glue, tape when skin
tool scissors: scissors when skin; cord
tool pencil: pencil
tool brush: paintbrush when pens=acrylic-paint
step list: draw plan pencil by ccc
step clean: prepare cubes by ccc
step skin: cut skin scissors cubes glue > cubes by ccc
step who: draw pens cubes brush? > signs by ccc
step where: draw pens cubes brush? > places by ccc
step magic: draw pens cubes brush? > things by ccc
step dry: dry cubes by ccc
step bag: tie bag cord? scissors? > bag by ccc
step rules: draw plan pencil by ccc
step tell: play cubes by ccc
part bag = bag b : b^ blue 40 30 92 24 98 70 84 88 46 88 34 66 ; z tan 3 46 36 86 32
part cubes = cubes wood : box ~ -62 -58 46 46 ; box ~ 8 -66 46 46 ; box ~ 70 -34 42 42 ; box ~ -70 12 46 46 ; box ~ -10 0 46 46 ; box ~ -24 54 42 36
part signs = pens red : p_ red -78 -24 -78 -46 -70 -36 -62 -48 -54 -36 -46 -46 -46 -24 ; h_ red 8 -42 14
part places = pens blue : p_ blue -84 50 -84 28 -76 28 -76 34 -70 34 -70 28 -62 28 -62 34 -56 34 -56 50 ; p_ green -10 10 2 38 -22 38
part things = pens k : a_ k 66 -16 6 3 0 360 ; z_ k 3 72 -14 82 -8 ; s_ k -24 72 5 12 5
scene lay

* letter-for-the-sea | 6-8 9-12 13+ | Ocean
extras jar: price-tag, raffia
appeal 3
topics message in a bottle, pirate, pirates, treasure map, shipwreck, castaway, island, desert island, beach, beach trip, vacation, sea, sailor, party invitation, invitations, pirate party, peter pan, gift for a friend, letter
colors tan, light blue, brown
minutes 45 45 45
waits 30
mess some
heart bottle: glass-bottle, plastic-bottle, glass-jar, plastic-jar = 1
heart sand: sand, seashell, pebble, colored-sand, sea-glass, salt = 1/2 cup
need letter: paper, watercolor-paper, packing-paper, paper-bag, rice-paper, map = 1 sheet
nice brew: tea-bag, coffee-grounds, cocoa, onion-skin = 1
need pen: ballpoint-pen, drawing-ink, marker, gel-pen, permanent-marker, pencil
need tie: string, raffia, twist-tie, leather-cord, yarn, ribbon, embroidery-floss = 2 ft
nice stopper: bottle-cork, cork, wax-paper, fabric-scrap, burlap, felt = 1
nice finds: seashell, sea-glass, coin, old-key, charm, paper-umbrella, bead = 3
tool scissors: scissors
tool pencil: chopstick, pencil, wooden-skewer
home warm-water
home plate
step wash: prepare bottle warm-water by ccc
step brew: paint brew letter warm-water plate > aged by ccc
step edge: tear letter by ccc
step write: draw pen letter > letter words by ccc
step roll: tie letter tie scissors > roll by ccc
step sand: fill sand bottle > bottle sand by ccc
step finds: fill finds bottle pencil > finds by ccc
step in: build letter bottle pencil by ccc
step stopper: build stopper bottle scissors > stopper by ccc
step send: play bottle by ccc
part bottle = bottle light-blue : q^ ~ 12 -96 -22 36 -22 48 -6 84 -4 84 22 48 24 36 40 -96 40
part sand = sand tan : b_ tan -90 20 -50 26 0 18 36 26 34 36 -92 36
part aged = brew tan : q_ tan 3 -62 -14 22 -14 22 12 -62 12
part roll = tie red : z_ red 4 -20 -14 -20 12
part letter = letter cream : q_ cream 4 -60 -12 20 -12 20 10 -60 10
part words = pen k : z_ k 1.5 -54 -4 -28 -4 ; z_ k 1.5 -54 4 -30 4 ; z_ k 1.5 -12 -4 12 -4
part finds = finds own : o_ pink -76 24 7 6 ; o_ teal -44 28 6 5 ; o_ gold 8 26 6 5
part stopper = stopper wood : q^ wood 3 80 -6 98 -8 98 26 80 24
scene lay

* seeds-with-a-name | 6-8 9-12 13+ | Farm, Nature
extras gift: flower
topics seeds, seed packet, seed packets, garden, gardening, vegetable garden, farmers market, farm stand, selling, school fair, craft fair, fundraiser, earth day, party favors, wedding favors, thank you, thank you gift, neighbor
near pollinators, bees, butterfly garden
colors cream, orange, green
minutes 45 45 45
mess low
heart seeds: seed, pumpkin-seed, dried-bean, popcorn, grass-seed, seed-pod = 4 tsp
heart paper: envelope, paper, packing-paper, paper-bag, origami-paper, old-book-page, construction-paper, wrapping-paper = 4 sheet
need pens: colored-pencil, watercolor-pencil, marker, crayon, gel-pen, pencil = 3 color
nice stamp: rubber-stamp, washable-ink-pad, sticker, hole-punch = 1
nice stick: craft-stick, paper-straw, twist-tie, clothespin = 4
nice tie: string, raffia, ribbon, washi-tape, yarn = 4 ft
nice tray: egg-carton, berry-basket, shoebox, basket, muffin-tin = 1
join glue: glue-stick, glue, tape
tool scissors: scissors
step sort: prepare seeds by ccc
step fold: fold paper scissors glue > packets by ccc
step picture: draw pens paper > pictures by ccc
step words: draw pens paper > words by ccc
step fill: fill seeds paper by ccc
step close: glue paper glue by ccc
step stamp: print stamp paper > stamp by ccc
step tie: tie tie stick? paper scissors > tie by ccc
step tray: build tray paper > tray by ccc
step sell: play paper seeds by ccc
part tray = tray tan : q^ tan 4 -96 50 96 50 90 84 -90 84
part packets = paper cream : q^ cream 3 -94 -54 -52 -50 -54 56 -94 54 ; q^ cream 3 -46 -58 -4 -58 -4 56 -46 56 ; q^ cream 3 4 -58 46 -58 46 56 4 56 ; q^ cream 3 52 -50 94 -54 94 54 54 56 ; z_ tan 1.5 -93 -36 -53 -34 ; z_ tan 1.5 -46 -40 -4 -40 ; z_ tan 1.5 4 -40 46 -40 ; z_ tan 1.5 53 -34 93 -36
part pictures = pens orange : x_ orange -74 -4 9 18 180 ; l_ green 3 -74 -22 -78 -32 ; o_ yellow -25 -8 8 8 ; f_ yellow -25 -8 9 18 4 ; o_ brown -25 -8 7 7 ; o_ red 25 -6 14 14 ; l_ green 3 25 -20 30 -28 ; j_ green 64 4 84 -24 7 ; d_ light-green 3 68 -2 74 -10 80 -18
part words = pens k : z_ k 2 -88 26 -60 26 ; z_ k 2 -40 26 -10 26 ; z_ k 2 10 26 40 26 ; z_ k 2 60 26 88 26 ; z_ k 1.5 -86 36 -66 36 ; z_ k 1.5 -38 36 -16 36 ; z_ k 1.5 12 36 34 36 ; z_ k 1.5 62 36 82 36
part stamp = stamp green : d_ green 3 -60 44 -10 44 40 44 88 44
part tie = tie tan : z_ tan 2.5 -93 14 -54 14 ; z_ tan 2.5 -46 14 -4 14 ; z_ tan 2.5 4 14 46 14 ; z_ tan 2.5 54 14 93 14
scene stand

* lamp-full-of-water | 6-8 9-12 13+ | -
appeal 3
topics camping, camp, tent, backyard camping, camp out, power outage, blackout, hurricane, flashlight, lantern, night light, scouts, sleepover, fort, blanket fort, ghost stories, shadow, light science
near storm
colors light blue, yellow, green free
minutes 25 25 25
mess low
heart jug: milk-jug, plastic-bottle, plastic-jar, glass-jar = 1
heart torch: flashlight, LED-light, glow-stick, LED-tea-light = 1
nice strap: sewing-elastic, rubber-band, hair-tie, string, duct-tape, old-belt, ribbon = 1
nice tint: food-coloring, watercolor-paint, tissue-paper = 3 drop
nice shapes: construction-paper, cardstock, felt, craft-foam, sticker, paper, permanent-marker = 1 sheet
join tape: tape, masking-tape, duct-tape when shapes
tool scissors: scissors when shapes
tool pencil: pencil when shapes
home water
home towel
step fill: fill water jug > jug by ccc
step tint: mix tint jug > tint by ccc
step close: prepare jug towel by ccc
step shapes: cut shapes pencil scissors tape jug > shapes by ccc
step strap: build torch strap? jug > torch strap by tcc
step light: test torch jug > glow by tcc
step distance: test jug by ccc
step story: play jug torch by tcc
part glow = torch yellow : o_ cream 0 14 92 82
part jug = jug light-blue : q^ light-blue 18 -52 -18 -18 -50 18 -50 52 -18 52 88 -52 88 ; r^ ~- 0 -58 26 14 3 ; o_ w 34 -10 9 16
part tint = tint yellow : q_ light-green 14 -46 0 46 0 46 82 -46 82
part shapes = shapes k : p_ k -40 84 -26 44 -12 84 ; p_ k -16 84 0 34 16 84 ; p_ k 14 84 28 48 42 84 ; a_ k 26 10 9 0 0 360
part torch = torch k : r^ k 0 -10 30 16 4 ; o_ yellow 0 -10 9 6
part strap = strap red : z_ red 5 -50 -10 -16 -10 ; z_ red 5 16 -10 50 -10
scene stand

* box-that-cooks-by-sun | 6-8 9-12 13+ | Weather, Food
appeal 3
topics solar oven, sun oven, smores, s'mores, sun, summer, sunshine, heat, solar energy, renewable energy, earth day, climate, science, science fair, science project, camp, camping, cooking, experiment, physics, hot day
colors silver, black, yellow
minutes 45 45 45
waits 60
mess low
place outdoors
heart box: pizza-box, shoebox, cardboard-box = 1
heart foil: aluminum-foil, foil-tray, metallic-paper = 2 sheet
heart film: plastic-wrap, plastic-bag, plastic-sleeve, cellophane = 1 sheet
need dark: construction-paper, paper, cardstock, felt, plastic-bag = 1 sheet
nice food: marshmallow, cookie, candy, bread = 4
nice warm: newspaper, fabric-scrap, old-towel, cotton-ball, bubble-wrap, sock = 4 sheet
need prop: stick, craft-stick, paper-straw, chopstick, wooden-skewer, pencil, ruler = 1
join tape: tape, masking-tape, duct-tape, glue-stick
nice deco: marker, crayon, sticker, permanent-marker, paint-marker = 1
tool knife: scissors
tool ruler: ruler
tool pencil: pencil
home oven-gloves
step flap: cut box ruler pencil knife > box by gtc
step foil: tape foil box tape > foil by ccc
step film: tape film box tape knife > film by ccc
step warm: build warm box > warm by ccc
step dark: prepare dark box by ccc
step deco: decorate deco box > deco by ccc
step prop: build prop box tape > prop by ccc
step food: build food box > food by ccc
step aim: test box by ccc
step wait: play box oven-gloves by ttc
part box = box tan : q^ tan 4 -84 26 84 26 92 84 -92 84 ; p^ tan- -84 26 -64 -10 64 -10 84 26
part warm = warm gray : z_ gray 6 -78 24 -60 -6 ; z_ gray 6 78 24 60 -6
part film = film light-blue : p_ light-blue -66 22 -52 -4 52 -4 66 22
part food = food own : o^ w -24 10 9 6 ; o^ w 4 8 9 6 ; o^ w 30 10 9 6 ; o^ w -4 16 9 6
part foil = foil silver : q^ silver 3 -62 -10 -50 -88 50 -88 62 -10 ; p_ silver+ -50 -80 -10 -80 -30 -30 ; p_ silver- 10 -70 46 -60 30 -20
part prop = prop wood : z wood 5 74 18 54 -66
part deco = deco yellow : o_ yellow 0 56 14 14 ; z_ yellow 3 0 36 0 32 ; z_ yellow 3 -22 56 -28 56 ; z_ yellow 3 22 56 28 56
scene stand

* bugs-for-your-hair | 6-8 9-12 13+ | Bugs
topics hair clip, hair clips, hairpin, hairpins, bobby pins, barrette, bee, ladybug, butterfly, beetle, dress up, spring, gift for a sister, best friend, party favors, craft fair, dance recital
near picture day, sewing, jewelry
colors red, yellow, black free
minutes 45 45 50
waits 30
mess low
heart pins: bobby-pin, hair-tie, headband = 3
heart bodies: felt, button, bead, pom-pom, craft-foam, felt-ball, leather, wooden-bead = 3 color
nice wings: tulle, lace, felt, ribbon, fabric-scrap, feather, paper-doily, craft-foam, cellophane = 1 scrap
nice dots: sequin, seed-bead, stick-on-gem, permanent-marker, paint-marker, fabric-marker, bead = 1 pinch
nice feelers: embroidery-floss, craft-wire, pipe-cleaner, sewing-thread, yarn = 1 ft
need card: index-card, cardstock, construction-paper, paper, price-tag, cereal-box = 1 sheet
join glue: glue-gun, waterproof-glue, glue
tool scissors: scissors
tool pencil: pencil
step draw: draw card pencil scissors by ccc
step bodies: cut bodies scissors pencil > bodies by ccc
step wings: cut wings scissors glue > wings by ccc
step feelers: cut feelers scissors glue > feelers by ccc
step dots: decorate dots bodies > dots by ccc
step pad: glue bodies glue by tcc
step pins: glue pins bodies glue > pins by tcc
step dry: dry pins by ccc
step card: build pins card > card by ccc
step wear: play pins by ccc
part card = card cream : q^ cream 6 -84 -88 84 -88 84 88 -84 88
part pins = pins gold : z_ k 4 -62 -48 66 -48 ; z_ k 4 -62 2 66 2 ; z_ k 4 -62 52 66 52
part wings = wings w : j^ w -20 -54 -6 -82 9 ; j^ w -12 -54 14 -78 9 ; j^ light-blue -30 46 -46 20 12 ; j^ light-blue -18 46 -2 20 12 ; j^ light-blue -30 58 -44 80 10 ; j^ light-blue -18 58 -4 80 10
part bodies = bodies a : o^ yellow -18 -48 24 15 ; o^ red -22 2 24 20 ; o^ k 2 2 9 11 ; l^ k 7 -24 34 -24 72
part feelers = feelers k : l k 2 4 -52 14 -62 ; l k 2 8 -4 18 -12 ; l k 2 -26 34 -34 22 ; l k 2 -22 34 -14 22
part dots = dots k : z_ k 5 -26 -62 -26 -34 ; z_ k 5 -12 -62 -12 -34 ; d_ k 4 -34 -4 -20 8 -14 -6 -28 12
scene lay

* ocean-on-a-pizza-box | 6-8 9-12 13+ | Ocean, Nature
extras game: bead, board-game-piece, coin, duct-tape, envelope, felt-sticker, flag, foam-sheet-scrap, glass-gem, glitter-glue, glitter-paper, guitar-pick, paper, peg-doll, pom-pom, ric-rac, seashell, stick-on-gem, sticker, toy-animal, washi-tape, wooden-craft-shape, wrapping-paper
topics board game, own board game, make a board game, game night, family game night, ocean facts, school project, school report, science project, trivia, quiz, game design, rainy day, homeschool
near geography, states, history project, book report
colors blue, green, yellow free
minutes 70 75 80
mess low
heart board: pizza-box, cereal-box, folder, cardboard, foam-board, shoebox = 1
heart pieces: bottle-cap, button, toy-animal, seashell, coin, board-game-piece, cork, toy-brick, pebble = 4
heart cards: index-card, cardstock, paper, sticky-note, price-tag, playing-card, construction-paper = 4 sheet
need pens: marker, permanent-marker, colored-pencil, crayon, paint-marker, gel-pen = 3 color
nice dice: dice, wooden-block, paper-fastener, paper-clip = 1
nice sea: construction-paper, tissue-paper, paint, wrapping-paper, map, felt = 1 sheet
join glue: glue-stick, glue, tape when sea=construction-paper,tissue-paper,wrapping-paper,map,felt
tool ruler: ruler
tool scissors: scissors
tool brush: paintbrush when sea=paint
step facts: draw pens cards scissors by ccc
step wild: draw pens cards > cards by ccc
step sea: decorate sea board brush? scissors glue? > sea by ccc
step path: draw pens board ruler > board path by ccc
step fields: draw pens board > fields by ccc
step pieces: draw pens pieces > pieces by ccc
step dice: build dice? cards pens > dice by ccc
step rules: draw pens board > rules by ccc
step test: test board pieces cards by ccc
step play: play board by ccc
part board = board tan : q^ tan 4 -92 -84 92 -84 92 84 -92 84
part sea = sea blue : q_ blue 3 -86 -78 86 -78 86 78 -86 78
part path = pens cream : l_ cream 15 -70 60 -20 62 20 52 66 56 70 20 30 6 -20 16 -66 6 -70 -30 -30 -40 10 -30 54 -34 70 -62
part fields = pens yellow : d_ yellow 5 -70 60 -30 62 66 56 -20 16 -70 -30 54 -34 ; d_ red 5 10 54 30 6 -30 -40 ; b_ green 56 -76 84 -76 84 -52 64 -54 ; l_ light-green 4 -80 78 -76 40 -82 30 ; l_ light-green 4 40 78 36 40
part rules = pens w : r_ w -44 -66 52 14 2 ; z_ k 1.5 -64 -66 -30 -66
part cards = cards w : q^ w 3 -4 -14 26 -16 28 -2 -2 0 ; q^ light-blue 3 -8 -18 22 -20 24 -6 -6 -4
part dice = dice w : q^ w 4 40 22 56 20 58 36 42 38 ; d_ k 1.6 45 25 53 33
part pieces = pieces own : o^ red -78 66 7 7 ; o^ yellow -62 68 7 7 ; o^ green -72 52 7 7 ; o^ orange -56 54 7 7
scene lay

* net-of-rattles | 9-12 13+ | Music
extras sound: feather, raffia, bell, charm, embroidery-floss
appeal 1
topics shekere, africa, african music, west africa, gourd, shaker, rattle, percussion, rhythm, world music, black history month, kwanzaa, music class, drum circle, homemade instrument
near beads, band
colors orange, red, yellow free
minutes 75 70
mess low
heart body: gourd, milk-jug, plastic-bottle, detergent-bottle = 1
heart beads: bead, wooden-bead, seed-bead, button, dry-pasta, bell = 36
heart cord: string, yarn, embroidery-floss, cotton-cord, paracord, shoelace, leather-cord = 24 ft
nice paint: acrylic-paint, paint, permanent-marker, paint-marker, washi-tape = 2 color
nice grip: duct-tape, felt, leather, ribbon, fabric-scrap = 1 strip
tool scissors: scissors
tool ruler: ruler
tool brush: paintbrush when paint=acrylic-paint,paint
join fix: tape, masking-tape, duct-tape, glue when grip=felt,leather,ribbon,fabric-scrap
step wash: prepare body by cc
step paint: decorate paint body brush? > body coat by cc
step collar: tie cord body scissors > collar by cc
step strands: tie cord ruler scissors by cc
step first: tie beads cord > beads by cc
step second: tie beads cord > net by cc
step close: tie cord body scissors by cc
step grip: build grip body fix? scissors > grip by cc
step play: play body by cc
part body = body orange : b^ ~ -14 -92 14 -92 18 -50 62 -10 70 40 40 84 -40 84 -70 40 -62 -10 -18 -50
part coat = paint yellow : z_ yellow 4 -60 62 60 62 ; z_ red 4 -50 74 50 74
part grip = grip brown : r_ brown 0 -76 30 30 3
part collar = cord cream : z_ cream 4 -20 -48 20 -48
part net = cord cream : z_ cream 2 -18 -46 -46 -14 -18 12 -52 42 -20 68 ; z_ cream 2 -18 -46 0 -14 -18 12 -6 42 -20 68 ; z_ cream 2 18 -46 0 -14 18 12 6 42 20 68 ; z_ cream 2 18 -46 46 -14 18 12 52 42 20 68 ; z_ cream 2 -46 -14 -62 14 -52 42 ; z_ cream 2 46 -14 62 14 52 42
part beads = beads a : d^ red 5 -46 -14 0 -14 46 -14 -20 68 20 68 ; d^ yellow 5 -18 12 18 12 -62 14 62 14 ; d^ teal 5 -52 42 0 42 52 42
scene stand

* apron-for-the-eggs | 9-12 13+ | Farm
extras worn: ric-rac, lace
appeal 1
topics chickens, chicken, hens, egg collecting, egg apron, coop, chores, farm chores, homestead, 4-h, backyard chickens, gardening, garden, harvest, sewing, easter egg hunt, gift for grandma
near egg, eggs, easter
colors blue, tan, red free
minutes 80 75
mess low
heart apron: apron, old-towel, denim, pillowcase, burlap, bed-sheet = 1
heart pockets: fabric-scrap, denim, bandana, felt, old-t-shirt, old-towel, cloth-napkin = 1 sheet
heart thread: sewing-thread, embroidery-floss, yarn = 12 ft
nice ties: ribbon, rope, old-belt, shoelace, lace, fabric-scrap = 5 ft
nice mark: fabric-marker, permanent-marker, fabric-paint, patch, felt = 1
need hold: pin, clothespin, binder-clip, paper-clip, bobby-pin
tool needle: needle, sewing-machine
tool scissors: fabric-scissors, scissors
tool ruler: ruler
tool chalk: chalk, pencil
step fold: cut apron scissors > apron by tc
step strip: cut pockets ruler chalk scissors by cc
step hem: sew pockets needle thread by cc
step pleat: fold pockets hold apron by cc
step sides: sew pockets apron needle thread > pockets by tc
step rows: sew pockets apron needle thread > seams by tc
step ties: sew ties apron needle thread scissors > ties by cc
step mark: decorate mark apron > mark by cc
step test: test pockets by cc
step collect: play apron by cc
part ties = ties b : l^ tan 7 -66 -66 -96 -56 -98 -20 ; l^ tan 7 66 -66 96 -56 98 -20 ; z_ tan 8 -66 -70 66 -70
part apron = apron a : q^ ~ 8 -66 -72 66 -72 78 84 -78 84
part pockets = pockets b : q^ tan 5 -60 -34 60 -34 62 6 -62 6 ; q^ tan 5 -66 24 66 24 68 66 -68 66
part seams = thread w : stitch w -20 -32 -20 4 6 ; stitch w 20 -32 20 4 6 ; stitch w -22 26 -22 64 6 ; stitch w 22 26 22 64 6
part mark = mark red : o_ cream -40 -36 11 9 ; o_ cream 2 -36 11 9 ; o_ tan- 42 -36 11 9 ; o_ cream -44 22 11 9 ; o_ tan- 0 22 11 9 ; o_ cream 46 22 11 9
scene lay
`;
