/** Crafts for blanks, kits and odd metal that had stayed in the drawer. */
export const shelf = `
* lid-menorah | 6-8 9-12 13+ | -
extras party: glitter-glue, sequin
appeal 3
topics hanukkah, chanukah, hanukah, hannukah, chanuka, menorah, hanukkiah, chanukiah, festival of lights, eight nights, jewish holidays, jewish, tea light holder, tea light holders
near winter holidays, december, dreidel
colors blue, yellow, silver
minutes 60 60 60
waits 180
mess some
heart lids: metal-lid, plastic-lid = 9
need lights@9-12,13+: LED-tea-light, LED-candle = 9
need flames@6-8: construction-paper, metallic-paper, cardstock, felt = 1 sheet
tool scissors: scissors
nice rice: rice, salt, sand, sequin, seed-bead = 1 cup
nice dye: food-coloring = 2 color
nice gems: stick-on-gem, sticker = 18
nice disc: old-CD = 1
need wrap: construction-paper, cardstock, paper, felt = 1 sheet
join glue: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush
home bowl
home plate
home cup
step dye: mix rice dye bowl plate by ccc
step rim: tape wrap lids tape scissors > lids by ccc
step brush: glue wrap glue brush by ccc
step roll: decorate rice wrap plate > grains by ccc
step gems: decorate gems wrap glue > gems by ccc
step row: arrange lids cup > helper by ccc
step disc: arrange disc cup > disc by ccc
step flames@6-8: cut flames scissors by c
step foot@6-8: tape flames lids tape > flames by c
step light@9-12,13+: play lights lids > lights by cc
step night@6-8: play lids by c
part disc = disc silver : o^ silver 0 78 34 8 ; o_ w 0 78 12 3
part helper = lids own : q^ light-blue 3 -12 30 12 30 15 74 -15 74 ; r^ silver 0 24 26 10 2
part lids = lids own : r^ silver -84 66 19 10 2 ; r^ silver -63 66 19 10 2 ; r^ silver -42 66 19 10 2 ; r^ silver -24 66 15 10 2 ; r^ silver 24 66 15 10 2 ; r^ silver 42 66 19 10 2 ; r^ silver 63 66 19 10 2 ; r^ silver 84 66 19 10 2
part grains = rice blue : r_ blue -84 66 19 7 2 ; r_ blue -63 66 19 7 2 ; r_ blue -42 66 19 7 2 ; r_ blue -24 66 15 7 2 ; r_ blue 24 66 15 7 2 ; r_ blue 42 66 19 7 2 ; r_ blue 63 66 19 7 2 ; r_ blue 84 66 19 7 2 ; r_ blue 0 24 26 7 2
part gems = gems yellow : d_ yellow 2.4 -88 66 -80 66 -67 66 -59 66 -46 66 -38 66 -24 66 24 66 38 66 46 66 59 66 67 66 80 66 88 66 -6 24 6 24
part lights = lights w : r^ w -84 54 14 14 2 ; r^ w -63 54 14 14 2 ; r^ w -42 54 14 14 2 ; r^ w -24 54 12 14 2 ; r^ w 24 54 12 14 2 ; r^ w 42 54 14 14 2 ; r^ w 63 54 14 14 2 ; r^ w 84 54 14 14 2 ; r^ w 0 11 18 16 2 ; x yellow -84 38 6 18 ; x yellow -63 38 6 18 ; x yellow -42 38 6 18 ; x yellow -24 38 6 18 ; x yellow 24 38 6 18 ; x yellow 42 38 6 18 ; x yellow 63 38 6 18 ; x yellow 84 38 6 18 ; x orange 0 -8 8 22
part flames = flames yellow : x yellow -84 44 8 26 ; x yellow -63 44 8 26 ; x yellow -42 44 8 26 ; x yellow -24 44 7 26 ; x yellow 24 44 7 26 ; x yellow 42 44 8 26 ; x yellow 63 44 8 26 ; x yellow 84 44 8 26 ; x orange 0 0 10 30
scene stand

* stamped-zip-pouch | 6-8 9-12 13+ | -
extras cloth: charm, bead, ribbon, patch, pom-pom
appeal 3
topics pencil case, boring pencil case, pencil pouch, zip pouch, pouch, makeup bag, tote bag, tote, plain bag, canvas bag, custom bag, back to school, first day of school, new school, school supplies, fabric markers, fabric pens, eraser stamps, gift for a friend, party favor
near desk, homework
colors blue, orange, green
minutes 50 55 60
waits 60
mess low
heart bag: cloth-bag, denim, apron, pillowcase = 1
heart pens: fabric-marker, fabric-paint, permanent-marker = 3 color
heart stamp: eraser, bottle-cork, potato = 1
need inside: cardboard, cereal-box, magazine, newspaper = 1 piece
nice buttons: button = 3
need thread: embroidery-floss, sewing-thread = 3 ft when buttons
tool needle: needle when buttons
nice set: iron = 1
tool knife: craft-knife, scissors
tool brush: paintbrush, sponge-brush when pens=fabric-paint
tool scissors: scissors when buttons
step inside: prepare inside bag > bag by ccc
step carve: cut stamp knife by gtt
step ink: color pens stamp brush? by ccc
step row: print stamp bag > prints by ccc
step more: print stamp pens bag > more by ccc
step name: draw pens bag brush? > name by ccc
step dry: dry bag by ccc
step buttons: sew buttons thread needle bag scissors > buttons by tcc
step iron: heat set bag inside by ggt
step fill: play bag by ccc
part bag = bag own : q^ cream 8 -92 -44 92 -44 92 58 -92 58 ; r_ gray 0 -43 176 7 2 ; r_ silver 76 -43 16 11 3
part prints = pens a : s_ blue -68 -12 5 15 7 ; s_ blue -34 -12 5 15 7 ; s_ blue 0 -12 5 15 7 ; s_ blue 34 -12 5 15 7 ; s_ blue 68 -12 5 15 7
part more = pens b : s_ orange -51 16 5 15 7 ; s_ orange -17 16 5 15 7 ; s_ orange 17 16 5 15 7 ; s_ orange 51 16 5 15 7
part name = pens k : l_ k 3 -60 46 -52 36 -46 46 -38 36 -30 46 -20 40 -12 46 0 38 10 46 22 40 34 46 46 38 58 46
part buttons = buttons own : o^ green -82 16 8 8 ; d_ w 1.4 -84 16 -80 16 ; o^ yellow 82 16 8 8 ; d_ w 1.4 80 16 84 16 ; o^ red 82 -28 7 7 ; d_ w 1.4 80 -28 84 -28
scene lay

* bead-beast-on-a-ring | 6-8 9-12 13+ | -
extras figure: charm, bell
appeal 3
topics keychain, key chain, keyring, key ring, bag charm, backpack charm, bag tag, bead animals, bead pets, pony bead animals, bead buddies, beaded keychain, loom bands, rainbow loom, party favor, charm
variant dragon | Fantasy, Fairy Tales | green, orange, yellow free | dragon, dragons, mythical creatures, knights
variant unicorn | Fantasy, Fairy Tales | white, pink, purple or light blue, yellow | unicorn, unicorns, pony, magic horse
variant gecko | Animals, Jungle | teal, yellow, orange free | gecko, lizard, lizards, reptile, reptiles, rainforest
variant stegosaurus | Dinosaurs | purple, green, yellow free | dinosaur, dinosaurs, dino, stegosaurus
minutes 45 45 40
mess low
heart wire: pipe-cleaner = 3
heart beads: bead, wooden-bead = 17
need ring: key-ring, ribbon, string = 1
nice bands: loom-band, hair-tie, rubber-band = 4
nice eyes: googly-eye, stick-on-gem = 2
need fix: glue when eyes=googly-eye
tool scissors: scissors
step hook: build wire ring > ring by tcc
step head: thread beads wire > head by ccc
step front: build wire beads scissors > front by tcc
step body: thread beads wire > body by ccc
step back: build wire beads > back by tcc
step tail: thread beads wire > tail by ccc
step sign: shape wire scissors > sign-d sign-u sign-g sign-s by tcc
step bands: decorate bands wire > bands by ccc
step eyes: decorate eyes fix? > eyes by ccc
step clip: play ring by ccc
part ring = ring silver : a^ silver -76 -50 18 13 0 360 ; l^ a 4 -62 -34 -66 -30 -68 -34
part sign-d@dragon = wire b : l^ b 5 -14 -2 -30 -50 -6 -74 6 -40 -6 -2 ; l^ b 5 -6 -2 16 -40 44 -56 40 -22 -4 0
part sign-u@unicorn = wire b : z^ b 6 -56 -26 -60 -66 ; l^ c 5 -40 -20 -30 -38 -22 -18 -10 -34 -2 -14
part sign-g@gecko = wire c : d^ c 5 -40 42 -30 46 -22 42 20 42 30 46 38 42 -34 -52 -26 -54 -18 -50 24 -52 32 -54 40 -50
part sign-s@stegosaurus = wire c : p^ c -32 -12 -24 -40 -14 -12 ; p^ c -12 -12 -2 -46 8 -12 ; p^ c 10 -12 20 -40 30 -12
part front = wire a : l^ a 5 -26 2 -32 20 -30 40 ; l^ a 5 -26 -6 -28 -26 -26 -46 ; o^ b -31 20 8 8 ; o^ b -31 34 8 8 ; o^ b -27 -24 8 8 ; o^ b -27 -38 8 8
part back = wire a : l^ a 5 30 2 28 20 30 40 ; l^ a 5 30 -6 32 -26 32 -46 ; o^ b 29 20 8 8 ; o^ b 30 34 8 8 ; o^ b 32 -24 8 8 ; o^ b 32 -38 8 8
part body = beads a : o^ a -16 0 10 14 ; o^ c 0 0 10 15 ; o^ a 16 0 10 14 ; o^ c 30 0 9 13
part head = beads a : o^ a -56 -14 13 14 ; o^ a -40 -6 10 12 ; k -59 -18 3 ; k -52 -20 3
part tail = beads a : l^ a 5 38 0 60 4 78 16 88 6 84 -8 ; o^ a 46 2 8 10 ; o^ c 59 5 7 9 ; o^ a 70 11 6 7
part bands = bands c : z_ c 5 -33 -14 -31 8 ; z_ b 5 -8 -14 -8 14 ; z_ c 5 8 -14 8 14 ; z_ b 5 23 -12 23 12
part eyes = eyes own : e -58 -20 4 ; e -50 -22 4
scene lay

* cap-picture-strip | 6-8 9-12 13+ | -
extras hanging: charm, bead, sticker, washi-tape
appeal 3
topics wardrobe door, closet door, wardrobe, closet, locker, locker decor, locker decorations, inside of my locker, door hanger, door decor, bedroom door, room decor, bedroom decor, bottle caps, bottle cap art, bottle cap pictures, fandom, favorite band, favorite things, collage, scrapbooking, gift for a friend
colors red, blue, yellow free
minutes 50 50 50
waits 720
mess low
heart caps: bottle-cap, plastic-lid = 7
heart pages: magazine, photo, old-calendar-picture, junk-mail, wrapping-paper, sticker = 3 page
need clear: glue = 3 tbsp
need band: ribbon, duct-tape, felt, cardstock, string = 30 in
nice dots: hole-punch
join hold: waterproof-glue, glue-gun, glue
join hang: sticky-tack, tape, masking-tape
tool pen: pencil, ballpoint-pen
tool scissors: scissors
home plate
step wash: prepare caps by ccc
step trace: draw pages caps pen by ccc
step cut: cut pages scissors by ccc
step stick: glue pages caps clear > caps pictures by ccc
step dots: decorate dots pages caps clear > dots by ccc
step pour: glue clear caps by ccc
step dry: dry caps plate by ccc
step band: cut band scissors > band by ccc
step mount: glue caps band hold by ccc
step hang: play band hang by ccc
part band = band a : r^ a 0 2 22 190 3 ; p_ a- -11 97 0 88 11 97
part caps = caps own : o^ silver 0 -78 15 ; o^ silver 0 -51 15 ; o^ silver 0 -24 15 ; o^ silver 0 3 15 ; o^ silver 0 30 15 ; o^ silver 0 57 15 ; o^ silver 0 81 12
part pictures = pages b : o_ light-blue 0 -78 11 ; s_ yellow 0 -78 5 8 4 ; o_ pink 0 -51 11 ; h_ red 0 -51 9 ; o_ yellow 0 -24 11 ; k 0 -26 4 ; o_ green 0 3 11 ; f_ w 0 3 6 8 4 ; o_ orange 0 30 11 ; z_ w 3 -6 34 0 24 6 34 ; o_ purple 0 57 11 ; d_ w 2.4 -4 55 4 55 0 61 ; o_ teal 0 81 9 ; s_ w 0 81 5 6 3
part dots = dots own : d_ red 1.6 -8 -84 8 -72 -8 -45 8 -57 ; d_ blue 1.6 -8 -30 8 -18 -8 9 8 -3 ; d_ yellow 1.6 -8 24 8 36 -8 63 8 51
scene hang

* bottle-cap-bakery | 6-8 9-12 13+ | Food
extras world Food: button, cardstock, cupcake-liner, fabric-scrap, flag, index-card, paper-bag, paper-doily, price-tag, small-box
appeal 3
topics miniature food, mini food, tiny food, miniatures, dollhouse food, dollhouse, pie, pies, pizza, bakery, baking, cake, cakes, cupcakes, salt dough, bottle caps, pretend play, play food, great british bake off, baking show
near thanksgiving, picnic
colors tan, red, yellow
minutes 60 60 70
waits 2880
mess some
heart dough: salt-dough, air-dry-clay, flour = 2 handful
heart caps: bottle-cap, metal-lid = 6
heart paint: acrylic-paint, paint = 4 color
need salt: salt = 1/2 cup when dough=flour
home bowl when dough=flour
home water when dough=flour
need tip: toothpick, wooden-skewer, pin, pencil = 1
nice bits: seed-bead, sprinkles, sequin, dried-lentil = 1 pinch
nice shine: glue = 1 tbsp
tool brush: paintbrush, cotton-swab
home plate
step knead: mix dough salt? bowl? water? by ccc
step line: build dough caps > caps crust by ccc
step fill: shape dough caps by ccc
step pie: shape dough tip > lattice by ccc
step pizza: shape dough tip > slices by ccc
step cake: shape dough caps tip > cream by ccc
step dry: dry caps plate by ccc
step paint: paint paint brush dough by ccc
step bits: decorate bits dough shine? > bits by ccc
step shop: play caps by ccc
part caps = caps own : o^ silver -52 -40 42 ; o^ silver 52 -40 42 ; o^ silver -52 50 42 ; o^ silver 52 50 42
part crust = dough tan : o^ tan -52 -40 36 ; o^ tan 52 -40 36 ; o^ tan -52 50 36 ; o^ tan 52 50 36
part lattice = dough tan paint paint red : o_ red -52 -40 28 ; z_ tan 6 -76 -52 -30 -60 ; z_ tan 6 -80 -38 -24 -42 ; z_ tan 6 -76 -22 -28 -26 ; z_ tan 6 -66 -64 -70 -16 ; z_ tan 6 -50 -68 -52 -12 ; z_ tan 6 -36 -64 -36 -16
part slices = dough own paint paint yellow : o_ yellow 52 -40 29 ; o_ red 42 -50 6 ; o_ red 62 -52 6 ; o_ red 46 -26 6 ; o_ red 66 -30 6 ; z_ brown 2 52 -68 52 -12 ; z_ brown 2 24 -40 80 -40
part cream = dough own paint paint w : y^ pink -52 50 28 26 8 .3 ; i_ w -52 50 20 2.5 5 ; o^ red -52 46 7 ; o_ brown 52 50 29 ; y^ w 52 48 16 14 7 .3 ; d_ green 4 34 50 70 50 52 68
part bits = bits own : d_ yellow 2.4 -66 40 -38 42 -64 62 -40 62 ; d_ light-blue 2.4 -52 32 -34 52 -70 52 -52 68
scene lay

* page-leaves-on-a-branch | 6-8 9-12 13+ | Seasons, Nature
extras hanging: bead, ribbon, feather, bell, crystal, acorn
appeal 3
topics autumn, fall, fall leaves, autumn leaves, leaves, book page art, book pages, old books, book lover, book folding, paper leaves, branch, twig tree, thankful tree, thanksgiving, librarian, room decor, window decor, mobile, library
near winter, spring, gift for a teacher
colors cream, brown, gold
minutes 50 60 60
mess low
heart pages: old-book-page, sheet-music, map, magazine, packing-paper, origami-paper = 7 page
heart branch: stick, driftwood, dowel = 1
need thread: sewing-thread, string, embroidery-floss, yarn, fishing-line = 7 ft
nice press: bone-folder = 1
nice tint: watercolor-paint, tea-bag, colored-pencil, metallic-paint = 1
nice stand: glass-jar, terracotta-pot, glass-bottle = 1
tool brush: paintbrush when tint=watercolor-paint,metallic-paint
tool scissors: scissors
tool ruler: ruler
tool pen: pencil
tool hole: needle, hole-punch, pin
home water when tint=watercolor-paint,tea-bag
step tint: color tint pages brush? water? by ccc
step fold: fold pages ruler scissors press? by ccc
step half: cut pages pen scissors by ccc
step pleat: fold pages press? by ccc
step open: fold pages > leaves by ccc
step hole: poke hole pages by tcc
step thread: tie thread pages scissors by ccc
step hang: tie thread branch > threads by ccc
step stand: arrange branch stand > branch vase by ccc
step look: play branch by ccc
part vase = stand own : b^ light-blue -22 50 22 50 28 96 -28 96
part branch = branch brown : l^ brown 7 -4 92 4 40 -6 0 10 -40 30 -84 ; l^ brown 5 4 40 -24 10 -56 -14 -84 -24 ; l^ brown 5 -6 0 -20 -34 -34 -72 ; l^ brown 5 6 -28 40 -30 78 -52 ; l^ brown 5 2 30 40 14 84 0
part threads = thread w : z_ gray 1.2 -80 -24 -80 0 ; z_ gray 1.2 -54 -14 -54 18 ; z_ gray 1.2 -34 -70 -34 -52 ; z_ gray 1.2 28 -82 28 -66 ; z_ gray 1.2 74 -50 74 -30 ; z_ gray 1.2 44 -30 44 -8 ; z_ gray 1.2 78 2 78 28
part leaves = pages cream : j^ cream -80 0 -84 44 12 ; z_ gray 1 -80 2 -84 42 ; z_ gray 1 -90 16 -82 22 ; z_ gray 1 -74 16 -82 22 ; j^ cream -54 18 -50 62 12 ; z_ gray 1 -54 20 -50 60 ; z_ gray 1 -62 34 -52 40 ; z_ gray 1 -44 34 -52 40 ; j^ cream -34 -52 -38 -10 12 ; z_ gray 1 -34 -50 -38 -12 ; z_ gray 1 -44 -36 -36 -30 ; z_ gray 1 -28 -36 -36 -30 ; j^ cream 28 -66 24 -36 10 ; z_ gray 1 28 -64 24 -38 ; j^ cream 74 -30 78 -2 10 ; z_ gray 1 74 -28 78 -4 ; j^ cream 44 -8 40 34 12 ; z_ gray 1 44 -6 40 32 ; z_ gray 1 34 8 42 14 ; z_ gray 1 50 8 42 14 ; j^ cream 78 28 82 72 12 ; z_ gray 1 78 30 82 70 ; z_ gray 1 70 46 80 50 ; z_ gray 1 90 46 80 50
scene stand

* flower-under-a-veil | 6-8 9-12 13+ | Nature
extras card: ribbon, lace, washi-tape, sticker
appeal 3
topics bookmark, bookmarks, pressed flowers, pressed flower bookmark, pressed leaves, herbarium, botany, flowers, wildflowers, gift for grandma, gift for mom, mother's day, teacher gift, reading, book lover, summer reading, spring, keepsake
near library, fall leaves
colors purple, green, yellow
minutes 40 40 40
waits 120
mess low
heart flowers: pressed-flower, fern-frond, leaf, petal, clover = 3
heart veil: tracing-paper, rice-paper, tissue-paper = 1 sheet
heart card: cardstock, watercolor-paper, construction-paper = 1 sheet
nice grip: tweezers = 1
nice ribbon: ribbon, tassel, embroidery-floss, yarn, string, raffia = 8 in
tool punch: hole-punch, needle when ribbon
join glue: glue
tool brush: paintbrush, sponge-brush
tool ruler: ruler
tool pen: pencil
tool scissors: scissors
home book
step cut: cut card ruler pen scissors > card by tcc
step veil: cut veil card scissors by ccc
step lay: arrange flowers card grip? by ccc
step dot: glue flowers card glue brush > flowers by ccc
step brush: glue veil card glue brush > veil by tcc
step smooth: glue veil card by ccc
step press: dry card book by ccc
step trim: cut veil card scissors by ccc
step ribbon: tie ribbon card punch > ribbon by tcc
step read: play card book by ccc
part ribbon = ribbon a : l^ a 4 0 -84 -10 -96 -4 -99 0 -84 14 -96 ; o_ k 0 -82 4
part card = card w : q^ cream 5 -38 -92 38 -92 38 94 -38 94
part flowers = flowers b : l_ green 2.5 0 80 4 30 -2 -20 ; j_ green 1 50 -18 36 5 ; j_ green 3 30 22 16 5 ; j_ green 1 64 18 54 4 ; f_ purple -2 -30 7 18 6 ; o_ yellow -2 -30 5 ; f_ light-blue 18 -62 6 13 4.500 ; o_ yellow 18 -62 3.5 ; l_ green 2 6 10 18 -50 ; f_ pink -20 12 6 11 4 ; o_ yellow -20 12 3
part veil = veil w : r_ w 0 72 76 3 ; z_ w 1.4 -36 -70 -36 88 ; z_ w 1.4 36 -70 36 88
scene lay

* pipe-chime | 9-12 13+ | Music, Weather
extras hanging: bell, charm, crystal, old-jewelry-piece, feather, seashell
appeal 3
topics wind chime, wind chimes, chime, chimes, pipes, copper, garden, porch, balcony, patio, sound, physics of sound, percussion, gift for dad, father's day, gift for grandpa, recycling
colors orange, teal, gold
minutes 60 70
mess low
heart pipes: metal-pipe, bamboo = 5
heart bar: driftwood, stick, dowel, hanger = 1
need line: fishing-line, string, cotton-cord, paracord, leather-cord = 5 yd
need striker: old-key, wood-slice, wooden-bead, cork, plastic-lid = 1
nice beads: bead, wooden-bead, seed-bead = 10
nice sail: cardstock, feather, leaf, foam-sheet-scrap, craft-foam = 1
need sand: sandpaper = 1
join tape: electrical-tape, duct-tape, tape
tool scissors: scissors
tool ruler: ruler
tool pen: permanent-marker, marker, pencil
step ring: test pipes by cc
step smooth: prepare sand pipes by tc
step mark: draw pipes ruler pen by cc
step cut: cut line ruler scissors by cc
step tie: tie line pipes tape > pipes by cc
step beads: thread beads line > beads by cc
step bar: tie line bar > bar by cc
step striker: tie striker line bar sail? > striker by cc
step hanger: tie line bar > hanger by cc
step hang: play bar by tt
part hanger = line own : z ~ 2 -76 -62 0 -97 76 -62
part pipes = pipes own : z_ gray 1.6 -64 -60 -64 -6 ; z_ gray 1.6 -34 -60 -34 -6 ; z_ gray 1.6 34 -60 34 -6 ; z_ gray 1.6 64 -60 64 -6 ; z_ gray 1.6 -12 -60 -14 -6 ; r^ orange -64 26 13 92 3 ; r_ orange+ -67 26 3 88 1 ; r^ orange -39 22 13 80 3 ; r_ orange+ -42 22 3 76 1 ; r^ orange -14 18 13 70 3 ; r_ orange+ -17 18 3 66 1 ; r^ orange 40 14 13 60 3 ; r_ orange+ 37 14 3 56 1 ; r^ orange 64 10 13 50 3 ; r_ orange+ 61 10 3 46 1
part striker = striker own : z_ gray 1.6 13 -60 13 12 ; o^ gold 13 20 10 10 ; o_ w 13 18 4 ; r^ gold 13 40 5 24
part beads = beads c : o^ c -64 -40 6 ; o^ b -64 -28 6 ; o^ c -36 -40 6 ; o^ b -37 -28 6 ; o^ c -13 -40 6 ; o^ b -13 -28 6 ; o^ c 35 -40 6 ; o^ b 36 -28 6 ; o^ c 64 -40 6 ; o^ b 64 -28 6
part bar = bar own : stick ~ -92 -62 92 -62 10
scene hang

* plaster-head-on-a-hanger | 9-12 13+ | -
appeal 3
topics plaster bandage, plaster sculpture, mod roc, modroc, plaster cloth, sculpture, wall head, animal head, wall trophy, trophy head, coat hanger craft, art class, school project, room decor
near mask, papier mache
carries face
minutes 90 100
waits 1440
mess lots
scene hang
heart bandage: plaster-bandage = 1 roll
heart bulk: newspaper, packing-paper, junk-mail, magazine, aluminum-foil = 8 sheet
need frame: hanger, craft-wire, string, cotton-cord = 1
need board: cardboard, cereal-box = 1 piece
need color: acrylic-paint, paint = 3 color
join tape: masking-tape, duct-tape, tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home bowl
home warm-water
step ball: shape bulk tape by cc
step frame: tape bulk frame tape > hook by cc
step head: cut board scissors tape by cc
step brow: shape bulk tape by cc
step strips: cut bandage scissors by cc
step first: shape bandage warm-water bowl > head by cc
step second: shape bandage warm-water by cc
step dry: dry frame by cc
step paint: paint color bandage brush > body by cc
step face: paint color bandage brush by cc
part hook = frame own : l^ silver 6 -62 -14 0 -44 62 -14 ; l^ silver 6 0 -42 0 -76 12 -86 8 -98 -6 -98 -10 -90
part head = bandage w : o^ w 0 10 40 46
part body = color a : face ~ 0 10 168 168

* eyelet-photo-book | 9-12 13+ | -
extras book: charm, leather-cord, metallic-paper, raffia, sticker, ticket-stub
appeal 3
topics photo album, mini album, memory book, photo book, scrapbook, friend's birthday, friends birthday, 16th birthday, 18th birthday, sweet sixteen, birthday present, birthday gift, present for a friend, gift for a friend, best friend, best friends, gift for best friend, friendship, leaving present, farewell, graduation, class trip, polaroids, polaroid, instant photos, memories
near anniversary, valentine
colors brown, pink, gold free
minutes 60 60
mess low
heart photos: photo, old-calendar-picture, postage-stamp, ticket-stub = 6
heart card: cardstock, construction-paper, watercolor-paper = 4 sheet
nice eyelet: eyelet = 2
nice tape: washi-tape, masking-tape = 1 roll
need band: ribbon, string, leather-cord, raffia, embroidery-floss, yarn, key-ring = 24 in
nice pocket: envelope = 1
join fix: glue-stick, glue, tape, washi-tape
tool pen: gel-pen, metallic-pen, ballpoint-pen, marker
tool punch: hole-punch
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors
step cut: cut card ruler pencil scissors by cc
step punch: poke punch card pencil by cc
step eyelet: build eyelet card > eyelets by cc
step story: arrange photos card by cc
step mount: glue photos card fix > photos by cc
step tape: tape tape photos scissors > tape by cc
step write: draw pen card > lines by cc
step pocket: glue pocket card fix > pocket by cc
step bind: tie band card scissors > cards band by cc
step give: play card by cc
part cards = card brown : q^ tan- 4 -70 -72 84 -72 84 78 -70 78 ; q^ tan 4 -74 -76 80 -76 80 74 -74 74 ; z_ tan- 1.6 -54 -74 -54 72
part eyelets = eyelet gold : a_ gold -64 -26 5 2.4 0 360 ; a_ gold -64 26 5 2.4 0 360
part photos = photos own : r^ w -8 -18 60 70 1 -6 ; r_ light-blue -9 -25 48 44 1 -6 ; o_ tan -16 -22 8 10 ; o_ tan 2 -24 8 10 ; r^ w 46 16 50 58 1 7 ; r_ green 47 11 40 36 1 7 ; o_ yellow 50 6 7 7
part tape = tape pink : r^ pink -10 -54 30 9 1 -6 ; r^ pink 44 -14 26 8 1 7
part lines = pen k : l_ k 2 -34 50 -24 46 -14 51 -4 46 8 50 ; l_ k 2 -34 60 -22 57 -8 61 4 57 ; h_ red 62 60 7
part pocket = pocket w : r^ w 48 -58 50 26 1 4 ; z_ gray 1.4 24 -70 49 -54 72 -66
part band = band a : l^ a 4 -64 -26 -80 0 -64 26 ; l^ a 4 -80 0 -98 -16 -92 -4 -80 0 -96 18 -90 22

* citrus-printed-cloth | 6-8 9-12 13+ | Food
extras cloth: ribbon, ric-rac
appeal 3
topics tea towel, tea towels, kitchen towel, dish towel, lemon, lemons, orange, fruit, fruit print, fruit stamps, block printing, fabric printing, printed fabric, napkins, apron, gift for a cook, housewarming, gift for grandma, gift for mom, mother's day, summer, citrus, kitchen
near lemonade stand, picnic, baking
colors yellow, green, orange
minutes 50 50 60
waits 240
mess some
heart cloth: old-towel, cloth-napkin, apron, cloth-bag, pillowcase = 1
heart fruit: lemon, orange, apple = 1
heart ink: fabric-paint, acrylic-paint = 2 color
nice leaf: eraser, cork, bottle-cork, kitchen-sponge = 1
need pad: sponge-brush, kitchen-sponge, cotton-pad, paintbrush, foam-roller = 1
need under: cardboard, newspaper, cereal-box, magazine = 1 piece
nice pen: fabric-marker, permanent-marker
tool knife: craft-knife, scissors when leaf
home kitchen-knife
home plate
home paper-towel
home iron
step half: cut fruit kitchen-knife by ggt
step drain: prepare fruit paper-towel by ccc
step under: prepare cloth under ink plate > cloth by ccc
step leaf: cut leaf knife by gtt
step row: print fruit ink pad cloth > slices by ccc
step next: print fruit ink pad cloth > more by ccc
step leaves: print leaf ink pad cloth > leaves by ccc
step pips: draw pen cloth > pips by ccc
step dry: dry cloth by ccc
step iron: heat cloth iron by ggt
part cloth = cloth own : q^ w 4 -74 -92 74 -92 74 92 -74 92 ; z_ light-blue 4 -72 78 72 78 ; z_ light-blue 2 -72 70 72 70
part slices = ink yellow : o_ yellow -44 -58 20 ; f_ w -44 -58 8 16 5 -90 4 ; o_ yellow 4 -58 20 ; f_ w 4 -58 8 16 5 -90 4 ; o_ yellow 52 -58 20 ; f_ w 52 -58 8 16 5 -90 4
part more = ink yellow : o_ yellow -20 -8 20 ; f_ w -20 -8 8 16 5 -90 4 ; o_ yellow 28 -8 20 ; f_ w 28 -8 8 16 5 -90 4 ; o_ yellow -44 42 20 ; f_ w -44 42 8 16 5 -90 4 ; o_ yellow 4 42 20 ; f_ w 4 42 8 16 5 -90 4 ; o_ yellow 52 42 20 ; f_ w 52 42 8 16 5 -90 4
part leaves = leaf green : j_ green -26 -74 -12 -84 5 ; j_ green 22 -74 36 -84 5 ; j_ green -2 -24 12 -34 5 ; j_ green 46 -24 60 -34 5 ; j_ green -26 26 -12 16 5 ; j_ green 22 26 36 16 5
part pips = pen k : d_ k 1.6 -48 -52 -38 -62 0 -52 10 -62 48 -52 58 -62 -24 -2 -14 -12 24 -2 34 -12
scene lay

* snap-leather-straps | 9-12 13+ | -
appeal 3
topics cable, cables, cable mess, cable tidy, cable tidies, cable organizer, cord organizer, cord keeper, charger, charger cable, phone charger, phone charger cable mess, tangled cables, wires, headphones, earphones, desk, desk tidy, desk organizer, leather, leather craft, leatherwork, snaps, press studs, gift for dad, father's day, gift for a brother, travel
colors brown, gold, black free
minutes 50 50
mess low
heart strap: leather, old-belt, denim, felt = 3 piece
heart snap: snap-fastener = 3
tool punch: hole-punch
tool hammer: hammer
nice thread: sewing-thread, embroidery-floss = 4 ft
tool needle: needle when thread
nice mark: metallic-pen, paint-marker, permanent-marker = 1
need board: wood-scrap, cardboard = 1 piece
tool pen: ballpoint-pen, chalk, pencil
tool ruler: ruler
tool scissors: scissors, fabric-scissors
step draw: draw strap ruler pen by cc
step cut: cut strap scissors > straps by tc
step fold: test strap pen by cc
step punch: poke punch strap by tc
step set: build snap strap board hammer > snaps by tt
step other: build snap strap board hammer by tt
step stitch: sew thread needle strap scissors > stitches by tc
step mark: draw mark strap > marks by cc
step wrap: play strap by cc
part straps = strap own : r^ brown 0 -54 176 38 18 ; r^ brown- 0 0 176 38 18 ; r^ brown 0 54 176 38 18
part stitches = thread w : z_ w 2 -60 -54 -50 -54 ; z_ w 2 -42 -54 -32 -54 ; z_ w 2 -24 -54 -14 -54 ; z_ w 2 14 -54 24 -54 ; z_ w 2 32 -54 42 -54 ; z_ w 2 50 -54 60 -54 ; z_ w 2 -60 0 -50 0 ; z_ w 2 -42 0 -32 0 ; z_ w 2 -24 0 -14 0 ; z_ w 2 14 0 24 0 ; z_ w 2 32 0 42 0 ; z_ w 2 50 0 60 0 ; z_ w 2 -60 54 -50 54 ; z_ w 2 -42 54 -32 54 ; z_ w 2 -24 54 -14 54 ; z_ w 2 14 54 24 54 ; z_ w 2 32 54 42 54 ; z_ w 2 50 54 60 54
part snaps = snap gold : o^ gold -72 -54 8 ; o_ yellow -74 -56 3 ; o^ gold 72 -54 8 ; o_ brown- 72 -54 4 ; o^ gold -72 0 8 ; o_ yellow -74 -2 3 ; o^ gold 72 0 8 ; o_ brown- 72 0 4 ; o^ gold -72 54 8 ; o_ yellow -74 52 3 ; o^ gold 72 54 8 ; o_ brown- 72 54 4
part marks = mark w : s_ yellow 0 -54 5 8 4 ; h_ yellow 0 0 7 ; z_ yellow 4 -5 58 -1 50 3 58 7 50
scene lay

* keycap-link-robot | 13+ | Robots
appeal 3
topics keyboard, keyboard keys, keycap, keycaps, computer, computer keys, robot, robots, robot jewelry, jewelry, jewellery, earrings, pendant, jump rings, chainmail, keychain, coding, coder, programmer, hacker, gamer, gaming, e-waste, upcycling, gift for dad, father's day
near steampunk
colors black, silver, red
minutes 60
waits 120
mess low
heart keys: keycap = 2
heart rings: jump-ring = 16
need hang: earring-hook, key-ring, necklace-chain, leather-cord, ribbon = 1
nice eyes: stick-on-gem, seed-bead, paint-marker, gel-pen = 2
join glue: waterproof-glue, glue-gun
tool pliers: pliers
home plate
step choose: arrange keys plate by c
step legs: build rings pliers by c
step arms: build rings pliers by c
step neck: build rings pliers by c
step lay: arrange keys rings plate by c
step glue: glue keys rings glue > keys limbs letters by c
step dry: dry keys plate by c
step eyes: decorate eyes keys glue? > eyes by c
step hang: build hang rings pliers > hang by c
part hang = hang silver : l^ silver 4 0 -70 -14 -86 -4 -97 12 -93 12 -80 ; a^ silver 0 -64 8 5 0 360
part limbs = rings silver : a^ silver 0 -6 7 4.5 0 360 ; a^ silver -40 14 8 5 0 360 ; a^ silver -52 24 8 5 0 360 ; a^ silver -60 38 8 5 0 360 ; a^ silver 40 14 8 5 0 360 ; a^ silver 52 24 8 5 0 360 ; a^ silver 60 38 8 5 0 360 ; a^ silver -16 62 8 5 0 360 ; a^ silver -18 74 8 5 0 360 ; a^ silver -18 86 8 5 0 360 ; a^ silver 16 62 8 5 0 360 ; a^ silver 18 74 8 5 0 360 ; a^ silver 18 86 8 5 0 360
part keys = keys k : q^ gray 6 -26 -56 26 -56 30 -10 -30 -10 ; q^ k 5 -21 -52 21 -52 24 -18 -24 -18 ; q^ gray 6 -34 -2 34 -2 38 56 -38 56 ; q^ k 5 -28 2 28 2 31 46 -31 46
part letters = keys w : z_ w 3 -12 14 12 14 ; z_ w 3 0 14 0 36
part eyes = eyes red : o^ red -10 -36 5 5 ; o^ red 10 -36 5 5
scene hang

* lavender-light-in-a-cup | 6-8 9-12 13+ | -
extras gift: price-tag, lace, gift-bow
appeal 3
topics candle, candles, tea light, tealight, lavender, loves lavender, nan, nana, gran, granny, grandma, grandmother, gift for grandma, gift for nan, gift for mom, mother's day, teacup, tea cup, calm, bedtime, night light, night-light, self care, relax, spa, teacher gift, cottagecore, cozy
near birthday gift, thank you
colors purple, cream, green
minutes 35 35 35
mess low
heart cup: ceramic-mug, glass-jar, bowl = 1
heart herb: lavender, petal, flower, dried-orange-slice, pressed-flower = 2 handful
need bed: rice, salt, sand, dried-bean, pebble = 1 cup
need light: LED-tea-light, LED-candle = 1
nice bow: ribbon, string, raffia, lace, yarn = 18 in
need tag: cardstock, price-tag, paper, index-card = 1 scrap
tool pen: gel-pen, ballpoint-pen, marker, pencil
tool scissors: scissors
step wash: prepare cup by ccc
step strip: prepare herb by ccc
step bed: fill bed cup > cup by ccc
step light: arrange light bed cup > light by ttc
step buds: fill herb cup > buds by ccc
step sprig: tie herb bow cup scissors > bow by ccc
step tag: draw tag scissors pen > tag by ccc
step give: play light cup by tcc
part cup = cup own : a^ w 62 14 30 19 270 450 ; q^ w 14 -64 -32 64 -32 54 40 34 74 -34 74 -54 40
part buds = herb purple : bits own 1.4 -46 -34 -30 -40 -14 -34 14 -34 30 -40 46 -34 ; d_ purple 4 -52 -32 -40 -38 -26 -34 -36 -30 26 -36 38 -30 50 -34 42 -40
part light = light w : r^ cream 0 -42 34 22 3 ; x^ yellow 0 -66 9 22
part bow = bow a : z^ ~ 5 -60 10 56 10 ; b^ ~ 0 10 -24 -4 -28 20 ; b^ ~ 0 10 24 -4 28 20 ; l ~ 4 -2 12 -12 38 ; l ~ 4 2 12 10 40
part tag = tag cream : q^ tan 3 36 34 74 28 80 56 42 62 ; z_ k 2 46 42 68 39 ; z_ k 2 47 50 66 47

* dark-web-on-a-hoop | 9-12 13+ | -
extras hanging: charm, crystal, old-jewelry-piece, bead, leather-cord, lace
appeal 3
topics goth, gothic, goth bedroom, goth room, black, all black, dark, dark academia, emo, punk, witch, witchy, witches, vampire, bats, spider web, spiderweb, dreamcatcher, dream catcher, wall hanging, bedroom, my bedroom, room decor, bedroom decor, teen room, keys, steampunk, nothing pink, moody
near halloween, boho
colors black, gray, silver or navy, purple, brown
minutes 75 75
mess low
heart hoop: embroidery-hoop, metal-hoop, wreath, wooden-bead-ring, hanger = 1
heart yarn: yarn, cotton-cord, leather-cord, embroidery-floss, string = 14 yd
nice feathers: feather, lace, ribbon = 3
nice keys: old-key, charm, old-jewelry-piece, metal-washer = 2
nice chain: necklace-chain = 1
need start: tape, glue, masking-tape
tool scissors: scissors
step wrap: build yarn hoop start > hoop by cc
step spokes: tie yarn hoop > spokes by cc
step middle: tie yarn hoop by cc
step spiral: weave yarn hoop > web by cc
step end: tie yarn scissors by cc
step tails: tie yarn hoop scissors > tails by cc
step feathers: tie feathers yarn > feathers by cc
step keys: tie keys yarn > keys by cc
step chain: arrange chain hoop > chain by cc
step hang: tie yarn hoop > loop by cc
part loop = yarn a : z a 3 0 -72 0 -98
part hoop = hoop a : a^ a 0 -20 54 47 0 360
part spokes = yarn a : z_ a 2.4 -48 -20 48 -20 ; z_ a 2.4 0 -68 0 28 ; z_ a 2.4 -34 -54 34 14 ; z_ a 2.4 34 -54 -34 14
part web = yarn gray : z_ gray 2.2 12 -20 8 -12 0 -8 -8 -12 -12 -20 -8 -28 0 -32 8 -28 12 -20 ; z_ gray 2.2 25 -20 17 -3 0 5 -17 -3 -25 -20 -17 -37 0 -45 17 -37 25 -20 ; z_ gray 2.2 38 -20 26 6 0 18 -26 6 -38 -20 -26 -46 0 -58 26 -46 38 -20
part tails = yarn a : z a 2.4 -40 14 -42 44 ; z a 2.4 -20 26 -22 52 ; z a 2.4 0 32 0 46 ; z a 2.4 20 26 22 52 ; z a 2.4 40 14 42 44
part feathers = feathers k : feather k -42 44 -48 88 7 ; feather k 42 44 48 88 7 ; feather k 0 46 0 96 8
part keys = keys silver : doorkey silver -22 62 14 ; doorkey silver 22 62 14
part chain = chain silver : l^ silver 2.4 -50 4 -30 40 0 34 30 40 50 4 ; l^ silver 2.4 -54 -14 -34 58 0 48 34 58 54 -14
scene hang

* thank-you-mug | 6-8 9-12 13+ | -
extras gift: gift-bow, raffia, sticker
appeal 3
topics mug, plain mug, mug painting, porcelain pens, teacher, present for teacher, teacher present, teacher gift, teacher appreciation, leaving, leaving present, present, gift, thank you, thank you gift, goodbye, farewell, end of year, last day of school, retirement, coach, babysitter, grandpa, grandad, grandma, birthday, gift for grandma, gift for grandpa, gift for nan, gift for mom, gift for dad, mother's day, father's day, birthday present, class gift, new job
near friend, valentine, christmas gift
colors blue, orange, green free
minutes 45 45 50
waits 1440
mess low
heart mug: ceramic-mug, ceramic-plate = 1
heart pens: paint-marker, permanent-marker = 3 color
need wipe: cotton-swab, paper-towel = 2
need plan: paper, index-card = 1 sheet
nice nest: tissue-paper, paper-napkin, crinkle-paper = 1 sheet
nice sweet: tea-bag, candy, cocoa = 3
nice tag: cardstock, price-tag, construction-paper = 1 scrap
nice bow: ribbon, raffia, string, yarn = 3 ft
tool pencil: pencil
tool scissors: scissors when bow; tag
home oven
home water
home towel
step wash: wash mug water towel > mug by ccc
step plan: draw plan pencil by ccc
step word: draw pens mug > word by ccc
step small: draw pens mug > drawings by ccc
step dots: draw pens mug > dots by ccc
step wipe: wash wipe mug by ccc
step bake: heat mug oven by ggt
step fill: fill nest sweet? mug > nest by ccc
step tag: draw tag pens scissors > tag by ccc
step bow: tie bow mug scissors tag? > bow by tcc
part nest = nest pink : y^ pink -2 -64 58 24 9 .3 ; y pink+ -10 -70 30 16 7 .3
part mug = mug w : a^ w 62 12 34 20 270 450 ; q^ w 12 -66 -56 62 -56 58 84 -60 84
part word = pens blue : l_ blue 6 -46 -18 -40 6 -30 -14 -22 6 -14 -16 ; l_ blue 6 -4 6 2 -18 10 6 ; l_ blue 6 20 6 20 -16 32 4 34 -18 46 -2
part drawings = pens orange : h_ orange -34 40 12 ; s_ orange 0 40 5 12 6 ; f_ orange 34 40 6 12 5 ; o_ w 34 40 4
part dots = pens green : d_ green 3 -54 68 -40 68 -26 68 -12 68 2 68 16 68 30 68 44 68
part bow = bow red : b^ ~ 76 -18 58 -34 54 -10 ; b^ ~ 76 -18 94 -34 98 -10 ; l ~ 4 74 -16 66 10 ; l ~ 4 78 -16 88 10
part tag = tag cream : q^ ~ 3 70 6 98 10 94 42 66 38 ; z_ k 2 75 18 90 20 ; z_ k 2 74 27 88 29
scene stand

* drawn-in-fabric-pens | 4-5 6-8 9-12 13+ | -
extras cloth: button, charm, patch, pom-pom, ribbon, sequin
appeal 3
topics fabric markers, fabric marker, fabric pens, fabric pen, tote bag, tote, canvas bag, cotton bag, cloth bag, shopping bag, library bag, swim bag, book bag, pencil case, pillowcase, apron, t-shirt, custom bag, party activity, sleepover, party favor
carries any
minutes 35 45 50 60
waits 60
mess low
scene lay
heart cloth: cloth-bag, old-t-shirt, play-cape, pillowcase, apron, bandana, cloth-napkin = 1
heart pens: fabric-marker, permanent-marker = 3 color
need under: cardboard, cereal-box, newspaper, magazine, cardboard-box = 1 piece
nice set: iron = 1
need plan: paper, index-card = 1 sheet
tool pen: pencil
join tape: tape, masking-tape
step under: prepare cloth under tape > cloth by tccc
step plan: draw plan pen by cccc
step line: draw pens cloth > lines by cccc
step fill: color pens cloth > body by cccc
step mark: draw pens cloth by cccc
step back: draw pens cloth > border by cccc
step dry: dry cloth by cccc
step iron: heat set cloth by gggt
step use: play cloth by cccc
part cloth = cloth own : bagloop cream- 0 -62 ; q^ cream 6 -78 -64 78 -64 80 94 -80 94 ; z_ cream- 1.500 -72 -54 72 -54
part border = pens b : d_ b 4 -64 80 -48 80 -32 80 -16 80 0 80 16 80 32 80 48 80 64 80
part lines = pens k : rim k 0 12 116 116 1.6
part body = pens a : painted ~ 0 12 116 116

* running-stitch-cushion | 9-12 13+ | -
extras cloth: ribbon, charm, bell, patch
appeal 3
topics cushion, pillow, soft toy, stuffed animal, plushie, doorstop, sewing, hand sewing, first sewing, running stitch, burlap, hessian, sackcloth, upcycling, room decor, farmhouse, pincushion
carries face
minutes 90 100
mess low
scene stand
heart cloth: burlap, denim, fabric-scrap, felt, old-sweater, pillowcase = 2 piece
heart fill: pillow-stuffing, wool-roving, cotton-ball = 4 handful
need thread: yarn, embroidery-floss, cotton-cord = 4 yd
nice eyes: button, bead, felt = 2
nice line: embroidery-floss, sewing-thread = 1 yd
need pattern: paper, newspaper, packing-paper = 1 sheet
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: chalk, marker, pencil
step pattern: draw pattern pen by cc
step trace: draw pattern cloth pen scissors by cc
step cut: cut cloth scissors by cc
step face: sew thread cloth needle scissors by cc
step eyes: sew eyes line? cloth needle by cc
step lay: arrange cloth by cc
step sew: sew thread cloth needle > body by cc
step fill: fill fill cloth by cc
step close: sew thread cloth needle scissors by cc
step sit: play cloth by cc
part body = cloth a : stitched w 0 0 156 160 5 ; figure ~ 0 0 156 160

* spattered-shadow-shirt | 6-8 9-12 13+ | -
extras cloth: patch, charm, sequin
appeal 3
topics t-shirt, t shirt, tee shirt, shirt, shirt painting, t-shirt painting, spatter painting, splatter paint, splatter, stencil, stencil shirt, custom clothes, custom t-shirt, fashion, upcycled fashion, thrift flip, streetwear, tote bag, birthday party activity, team shirts
carries any
minutes 50 55 60
waits 240
mess lots
place outdoors
scene lay
heart wear: old-t-shirt, cloth-bag, pillowcase, apron, old-sweater = 1
heart flick: toothbrush = 1
need paint: fabric-paint, acrylic-paint = 3 color
need mask: cardboard, cereal-box, cardstock, paper = 1 piece
need inside: cardboard, cereal-box, newspaper, magazine = 1 piece
nice fine: fabric-marker, metallic-pen, paint-marker = 1
nice set: iron = 1
need cover: newspaper, bed-sheet, plastic-bag = 2
join hold: masking-tape, tape
tool scissors: scissors
tool pen: pencil
home plate
home water
step draw: draw mask pen by ccc
step cut: cut mask scissors by tcc
step inside: prepare wear inside cover > cloth by ccc
step lay: tape mask wear hold by ccc
step thin: mix paint water plate by ccc
step first: print flick paint wear > spray by ccc
step more: print flick paint wear plate > dust by ccc
step lift: prepare mask wear > body by ccc
step fine: draw fine wear by ccc
step set: heat set wear by ggt
part cloth = wear k : p^ k -34 -84 -14 -78 14 -78 34 -84 92 -46 74 -8 56 -24 56 88 -56 88 -56 -24 -74 -8 -92 -46 ; b_ gray -20 -82 0 -62 20 -82 0 -78
part spray = paint a : d_ a 2.6 -46 -40 -40 -10 -48 16 -44 44 -40 70 -22 76 4 78 28 74 44 60 48 30 46 2 44 -28 40 -50 20 -56 -24 -54 ; y_ a 0 12 50 54 22 .22
part dust = paint w : d_ w 1.6 -50 -30 -36 -46 -50 4 -48 30 -50 60 -32 72 -10 80 16 76 38 70 50 46 50 16 50 -14 48 -40 28 -48 0 -52 -14 -44 -30 60 34 -30 36 50 ; d_ b 1.8 -44 -22 -40 24 -36 56 -4 66 22 64 42 38 42 -6 30 -36 -26 -38 6 -44 -48 46 48 60
part body = mask k : shape k 0 12 82 88

* lavender-sachet | 6-8 9-12 13+ | -
extras gift: charm, button, lace, price-tag
appeal 3
topics lavender, lavender bag, lavender bags, lavender sachet, lavender pillow, sachet, scented sachet, wardrobe, closet, drawer, moths, nan, nana, gran, granny, grandma, gift for grandma, gift for nan, loves lavender, mother's day, gift for mom, teacher gift, housewarming, sewing, first sewing, party favor, relax, sleep, bedtime
near spa, self care, self-care
colors purple, cream, green
minutes 45 45 45
mess low
heart herb: lavender, fresh-herb, petal, cinnamon-stick = 1 handful
heart cloth: fabric-scrap, gauze, felt, bandana, cloth-napkin, burlap, pillowcase, lace = 1 piece
need fill: rice, oats, pillow-stuffing, cotton-ball = 1/2 cup
need thread: sewing-thread, embroidery-floss, yarn = 3 ft
nice trim: button, bead, felt-sticker = 3
need bow: ribbon, string, raffia, yarn, lace = 12 in
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: chalk, pencil
tool ruler: ruler
home bowl
step cut: cut cloth scissors ruler pen by tcc
step rub: mix herb fill bowl by ccc
step fold: arrange cloth by ccc
step side: sew thread needle cloth by tcc
step turn: prepare cloth > bag by ccc
step trim: sew trim thread needle cloth > trim by tcc
step fill: fill fill cloth > buds by ccc
step tie: tie bow cloth scissors > bow by tcc
step smell: play cloth by ccc
part buds = fill purple : d_ purple 4 -26 -52 -12 -58 4 -54 18 -58 28 -50 -4 -64 12 -66
part bag = cloth cream : q^ cream 8 -46 -16 46 -16 56 84 -56 84 ; p^ cream -34 -54 -20 -46 -6 -56 8 -46 22 -56 36 -48 30 -16 -30 -16 ; z_ cream- 1.6 -50 74 50 74
part trim = trim purple : o^ purple -20 44 8 8 ; d_ w 1.4 -22 44 -18 44 ; o^ green 0 44 8 8 ; d_ w 1.4 -2 44 2 44 ; o^ purple 20 44 8 8 ; d_ w 1.4 18 44 22 44
part bow = bow a : r^ a 0 -17 76 8 3 ; b^ a 0 -17 -26 -32 -28 -6 ; b^ a 0 -17 26 -32 28 -6 ; l a 4 -2 -15 -14 14 ; l a 4 2 -15 12 16
scene stand
`;
