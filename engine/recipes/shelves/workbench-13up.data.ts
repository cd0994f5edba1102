export const shelf = `
* creature-lino-print | 9-12 13+ | -
appeal 3
topics goodbye gift, going away, moving, moving house, neighbors, new neighbors, farewell, linocut, lino print, linoprint, lino, block print, printmaking, tote bag, tote, art print, printed tote, custom tote, art class, merch, gift, gift tags, printed cards, printed tags, bake sale, craft fair, school fair, fundraiser, chinese zodiac, zodiac animal
carries any !land
colors navy, black, cream
minutes 100 100
waits 240
mess some
heart block: lino-block, eraser = 1
heart ink: printing-ink, drawing-ink, fabric-paint, acrylic-paint = 1 color
need cloth: cloth-bag, old-t-shirt, old-towel, bandana, pillowcase, cardstock, watercolor-paper, rice-paper, construction-paper, paper = 1
need roller: brayer, foam-roller, kitchen-sponge
need plan: tracing-paper, paper, carbon-paper = 1 sheet
tool cutter: lino-cutter
need plate: plastic-lid, ceramic-plate, foam-tray, baking-tray, glass-pane = 1
nice tags: price-tag, envelope, index-card = 4
nice tie: string, ribbon, cotton-cord = 3 ft
nice board: cardboard, cereal-box, magazine = 1
tool pencil: pencil
tool spoon: wooden-spoon, metal-spoon
home scrap-paper
step plan: draw plan pencil block by cc
step flip: draw plan block pencil by cc
step lines: cut block cutter by gt
step clear: cut block cutter > block by gt
step proof: print ink block roller plate scrap-paper by cc
step board: prepare cloth board by cc
step ink: print ink block roller plate > coat by cc
step print: print block cloth spoon > cloth print by cc
step tags: print block tags spoon tie? > tags stamps tie by cc
step dry: dry cloth by cc
part cloth = cloth w : bagloop ~- -36 -58 ; r^ ~ -36 16 116 150 3
part print = ink a : print ~ -36 22 72 84
part block = block gray : r^ gray 63 36 74 90 3 ; r_ gray- 63 36 68 84 2
part coat = ink a : mirrored ~ 63 36 66 82
part tags = tags tan : r^ ~ 74 -54 40 56 3
part stamps = ink a : print ~ 74 -48 30 34
part tie = tie tan : l_ ~ 2.5 74 -78 66 -92 80 -96 74 -78
scene lay

* dino-bookends | 9-12 13+ | Dinosaurs
appeal 3
topics dinosaur, dinosaurs, bookends, books, reading, t-rex, brontosaurus, room decor, bedroom decor, desk, spray paint, gold dinosaur, toy dinosaur, upcycling, gift for a brother, back to school, bookworm
variant dino | Dinosaurs | gold, black, white | dinosaur, dinosaurs, t-rex, triceratops
colors gold, black, white
minutes 60 60
waits 240
mess some
heart toys: toy-animal = 2
heart gold: spray-paint, metallic-paint, acrylic-paint = 1 color
need base: wooden-block, wood-scrap, can, stone, log = 2
nice sand: sandpaper
nice feet: felt, craft-foam, cork-sheet, sandpaper = 2 scrap
nice label: gel-pen, paint-marker, metallic-pen, permanent-marker
join glue: waterproof-glue, glue-gun, glue
tool brush: paintbrush when gold=metallic-paint,acrylic-paint
tool scissors: scissors when feet
home newspaper
home dish-soap
step wash: wash toys dish-soap by cc
step sand: prepare sand toys base by cc
step plan: test toys base by cc
step glue: glue toys base glue > toys base by cc
step set: dry toys by cc
step coat: decorate gold toys base brush? newspaper > gold by tc
step second: decorate gold toys newspaper by tc
step feet: glue feet base glue scissors > feet by cc
step label: decorate label base > label by cc
step books: play base by cc
part base = base own : r^ wood -54 62 72 44 3 ; r^ wood 54 62 72 44 3
part toys = toys a : b^ green -98 8 -86 4 -76 -8 -64 -14 -48 -12 -38 -22 -34 -44 -22 -62 -8 -60 -6 -52 -14 -46 -22 -44 -24 -18 -30 2 -30 40 -40 40 -42 16 -66 16 -68 40 -78 40 -80 12 ; b^ green 98 8 86 4 76 -8 64 -14 48 -12 38 -22 34 -44 22 -62 8 -60 6 -52 14 -46 22 -44 24 -18 30 2 30 40 40 40 42 16 66 16 68 40 78 40 80 12
part gold = gold a : b^ ~ -98 8 -86 4 -76 -8 -64 -14 -48 -12 -38 -22 -34 -44 -22 -62 -8 -60 -6 -52 -14 -46 -22 -44 -24 -18 -30 2 -30 40 -40 40 -42 16 -66 16 -68 40 -78 40 -80 12 ; b^ ~ 98 8 86 4 76 -8 64 -14 48 -12 38 -22 34 -44 22 -62 8 -60 6 -52 14 -46 22 -44 24 -18 30 2 30 40 40 40 42 16 66 16 68 40 78 40 80 12 ; k -16 -55 2 ; k 16 -55 2 ; r^ ~- -54 62 72 44 3 ; r^ ~- 54 62 72 44 3
part feet = feet k : r_ k -54 85 72 4 1 ; r_ k 54 85 72 4 1
part label = label w : z_ k 2 -70 62 -38 62 ; z_ k 2 38 62 70 62
scene stand

* air-plant-rider | 9-12 13+ | Dinosaurs, Nature
extras world Dinosaurs: wood-slice, coaster, moss, stone
topics air plant, air plants, tillandsia, plant holder, planter, dinosaur planter, houseplant, plants, dinosaur, dinosaurs, toy dinosaur, desk, room decor, dorm, gift for a friend, plant mom
colors gold, green, black
minutes 40 40
waits 120
mess some
heart toy: toy-animal = 1
heart plant: air-plant, potted-plant = 1 when toy
heart color: spray-paint, metallic-paint, acrylic-paint = 1 color
need bind: craft-wire, string, raffia, leather-cord, cotton-cord, fishing-line = 2 ft
nice saddle: moss, cork, bark, felt = 1
nice ground: wood-slice, stone, driftwood, plastic-lid, wooden-block = 1
nice sand: sandpaper
join glue: waterproof-glue, glue-gun, glue when ground; saddle
tool brush: paintbrush when color=metallic-paint,acrylic-paint
tool scissors: scissors
home newspaper
home dish-soap
home water
step wash: wash toy dish-soap by cc
step sand: prepare sand toy by cc
step coat: decorate color toy brush? newspaper > toy by tc
step dry: dry toy by cc
step ground: glue ground toy glue > ground by cc
step saddle: glue saddle toy glue > saddle by cc
step plant: prepare plant water by cc
step tie: tie bind plant toy scissors > plant bind by cc
step care: play plant water by cc
part ground = ground own : o^ wood 0 78 84 18 ; o_ wood+ 0 75 70 12
part toy = toy a : b^ gold -96 44 -70 34 -50 14 -30 2 10 0 34 4 50 -14 54 -48 64 -66 90 -64 94 -52 80 -46 74 -42 74 -6 64 24 56 34 56 76 40 76 36 48 -8 48 -14 76 -30 76 -34 44 -60 46 ; k 76 -56 3
part saddle = saddle green : y_ dark-green 0 0 26 9 9 0.2
part plant = plant green : f_ green 0 -4 9 56 4 -170 4 ; f_ light-green 0 -4 7 44 4 -160 4 ; f_ green+ 0 -4 5 34 4 -130 2 ; l^ green 5 0 -4 -30 -24 -52 -16 ; l^ green 5 0 -4 30 -30 44 -30 ; l^ light-green 4 0 -4 -18 -44 -36 -60 ; l^ light-green 4 0 -4 16 -46 26 -68
part bind = bind tan : l_ tan 3 -16 2 -12 24 -8 47 ; l_ tan 3 12 1 14 24 16 48
scene stand

* monstera-ring-dish | 9-12 13+ | Jungle, Nature
appeal 3
topics monstera, monstera leaf, tropical, rainforest, trinket dish, ring dish, jewelry dish, clay dish, leaf dish, pottery, ceramics, air dry clay, houseplant, plant mom, room decor, gift for mom, mother's day, gift for a friend, summer
colors green, gold, dark green
minutes 70 70
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay, salt-dough = 1/2 lb
heart green: acrylic-paint, paint = 1 color
heart gold: metallic-paint, metallic-pen, paint-marker, metallic-paper = 1 color
need bowl: paper-bowl, ceramic-plate, bowl, plastic-tub = 1
tool pin: rolling-pin, glass-bottle, can, dowel
tool knife: plastic-knife, toothpick
tool brush: paintbrush
tool sand: sandpaper
home parchment
home paper
home pencil
home scissors
home water
step plan: draw paper pencil scissors by cc
step roll: roll clay pin parchment by cc
step cut: cut clay knife paper > leaf by cc
step slits: cut clay knife > slits by cc
step veins: draw clay knife > veins by cc
step smooth: prepare clay water by cc
step shape: shape clay bowl by cc
step sand: prepare sand clay by cc
step green: paint green clay brush > coat by cc
step gold: decorate gold clay > rim by cc
part leaf = clay w : b^ cream 0 -62 -34 -84 -74 -66 -90 -20 -80 30 -46 66 0 92 46 66 80 30 90 -20 74 -66 34 -84
part coat = green a : b_ ~ 0 -58 -33 -79 -70 -62 -85 -19 -75 28 -43 62 0 86 43 62 75 28 85 -19 70 -62 33 -79
template leaf 1 5
part slits = clay w : j_ w -90 -30 -40 -22 6 ; j_ w -86 4 -36 4 6 ; j_ w -70 44 -30 26 6 ; j_ w 90 -30 40 -22 6 ; j_ w 86 4 36 4 6 ; j_ w 70 44 30 26 6 ; o_ w -20 -28 4 7 -30 ; o_ w 20 -28 4 7 30 ; o_ w -18 2 4 6 -30 ; o_ w 18 2 4 6 30
part veins = clay w : l_ dark-green 3 0 -58 2 0 0 84 ; l_ dark-green 2 0 -40 -32 -60 ; l_ dark-green 2 0 -40 32 -60 ; l_ dark-green 2 0 -8 -44 -10 ; l_ dark-green 2 0 -8 44 -10 ; l_ dark-green 2 0 24 -36 16 ; l_ dark-green 2 0 24 36 16 ; l_ dark-green 2 0 52 -24 48 ; l_ dark-green 2 0 52 24 48
part rim = gold b : l_ gold 5 0 -62 -34 -83 -74 -66 -89 -22 ; l_ gold 5 0 -62 34 -83 74 -66 89 -22 ; l_ gold 5 -86 8 -80 30 -72 40 ; l_ gold 5 86 8 80 30 72 40 ; l_ gold 5 -68 48 -46 66 0 91 46 66 68 48
scene lay

* wrapped-leather-journal | 9-12 13+ | Fantasy
extras book: bookmark, clover, embroidery-floss, envelope, feather, leaf, map, paper, photo, ticket-stub
topics journal, leather journal, notebook, sketchbook, diary, bookbinding, traveler's notebook, explorer, spell book, grimoire, wizard, adventurer, field notes, dungeons and dragons, medieval, map maker, nature journal, gift for a friend, gift for dad, father's day
colors brown, tan, gold
minutes 80 80
waits 60
mess low
heart cover: leather, felt, denim, cork-sheet, faux-fur, paper-bag = 1
heart pages: paper, watercolor-paper, graph-paper, packing-paper, notebook = 10 sheet
heart thread: cotton-cord, embroidery-floss, string, sewing-thread, leather-cord = 2 ft
heart strap: old-belt, leather-cord, shoelace, ribbon, cotton-cord, paracord = 1
nice stain: coffee-grounds, tea-bag = 2 tbsp
nice charm: charm, old-key, button, bead, coin = 1
tool awl: awl, pushpin, needle, nail
tool needle: needle
tool scissors: scissors, fabric-scissors
tool ruler: ruler
tool pencil: pencil
home water
home towel
home board
step stain: paint stain pages water towel by cc
step fold: fold pages ruler by cc
step cut: cut cover scissors ruler pencil > cover by cc
step holes: poke pages awl board pencil ruler by cc
step cover: poke cover awl board by cc
step sew: sew thread pages cover needle > pages seam by cc
step trim: cut pages scissors by cc
step strap: tie strap cover > strap by cc
step charm: tie charm strap > charm by cc
step first: play pages by cc
part pages = pages w : q^ cream 3 -46 -76 62 -76 62 80 -46 80 ; z_ tan 2 66 -72 66 76
part cover = cover own : q^ brown 6 -62 -84 56 -84 56 86 -62 86 ; z_ brown- 3 -46 -84 -46 86
part seam = thread tan : z_ tan 3 -54 -62 -54 -34 ; z_ tan 3 -54 -14 -54 14 ; z_ tan 3 -54 34 -54 62
part strap = strap tan : q^ umber 2 -64 -8 60 -14 60 2 -64 8 ; q^ umber 2 -64 18 60 8 60 20 -64 30 ; l^ umber 5 40 12 60 40 54 66
part charm = charm gold : o^ gold 53 74 8 8 ; d_ umber 2.4 53 74
scene lay

* traced-leaf-hoop | 9-12 13+ | Nature
extras cloth: ribbon
topics embroidery, leaf embroidery, botanical, hoop art, hand embroidery, leaves, leaf, fern, slow stitching, sewing, room decor, wall art, cottagecore, forest, autumn, spring, gift for mom
colors green, dark green, tan
minutes 110 120
mess low
heart cloth: fabric-scrap, canvas, bed-sheet, burlap, denim, cloth-napkin = 1 piece
heart floss: embroidery-floss, yarn = 3 color
heart hoop: embroidery-hoop
heart leaf: leaf, fern-frond, pressed-flower, ivy, fake-leaf, eucalyptus = 3
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pencil: pencil, chalk, fabric-marker
nice back: felt, cardstock = 1
join glue: glue when back
step arrange: arrange leaf cloth by cc
step trace: draw leaf cloth pencil by cc
step hoop: prepare cloth hoop > cloth hoop by cc
step thread: prepare floss needle scissors by cc
step stem: sew floss cloth needle > stems by cc
step veins: sew floss cloth needle > veins by cc
step fill: sew floss cloth needle > fill by cc
step dots: sew floss cloth needle > dots by cc
step gather: cut cloth scissors floss needle by cc
step back: glue back hoop glue by cc
part hoop = hoop wood : a^ wood 0 6 88 78 0 360 ; r^ gold 0 -80 18 9 2 ; r^ gold 0 -90 8 12 2
part cloth = cloth w : o_ cream 0 6 80 80
part stems = floss a : l_ dark-green 4 -4 66 -6 20 4 -52 ; l_ dark-green 4 -6 34 -30 16 -50 -4 ; l_ dark-green 4 -4 44 26 24 46 -4 ; l_ green 3 4 -50 -12 -32 -14 -10 -4 6 10 -8 12 -30 4 -50 ; l_ green 3 -50 -4 -58 8 -52 28 -32 32 -28 16 -40 2 -50 -4 ; l_ green 3 46 -4 54 10 48 32 28 38 22 24 32 6 46 -4
part veins = floss b : z_ light-green 2 2 -34 -8 -26 ; z_ light-green 2 2 -34 10 -28 ; z_ light-green 2 0 -20 -11 -12 ; z_ light-green 2 0 -20 10 -14 ; z_ light-green 2 -42 8 -50 12 ; z_ light-green 2 -36 14 -46 24 ; z_ light-green 2 38 8 48 14 ; z_ light-green 2 30 18 40 28
part fill = floss c : stitch green 28 34 48 30 3 ; stitch green 25 29 50 22 4 ; stitch green 26 23 51 14 4 ; stitch green 30 16 52 8 4 ; stitch green 36 8 48 2 3 ; z_ green 2 30 36 46 32 ; z_ green 2 26 31 50 26 ; z_ green 2 26 26 51 18 ; z_ green 2 28 20 52 11 ; z_ green 2 33 13 50 5
part dots = floss gold : d_ gold 2.4 -24 -30 -34 -24 -28 -16 22 -40 32 -34 28 -26 -20 54 -30 50 14 56
scene hang

* storm-in-a-frame | 9-12 13+ | Weather
appeal 3
topics cloud, clouds, cloud lamp, rain, rain cloud, storm, thunderstorm, shadow box, night light, lamp, room decor, bedroom decor, aesthetic, dream, sky, mood light, gift for a friend
colors white, light blue, navy
minutes 70 70
waits 60
mess low
heart box: shadow-box, shoebox, wooden-box, small-box = 1
heart fluff: pillow-stuffing, cotton-ball, wool-roving = 3 handful
heart light: string-light = 1
need line: fishing-line, sewing-thread, string, embroidery-floss = 3 yd
need drops: bead, sequin, crystal, seed-bead = 12
need sky: construction-paper, cardstock, felt, wrapping-paper, acrylic-paint = 1 sheet
nice ground: felt, construction-paper, cardstock = 1 strip
join glue: glue-gun, glue
join tape: tape, masking-tape
tool scissors: scissors
tool brush: paintbrush when sky=acrylic-paint
step sky: decorate sky box scissors glue brush? > box sky by cc
step cloud: shape fluff by cc
step lights: build light fluff > glow by cc
step fix: glue fluff box glue > cloud by cc
step drops: tie drops line scissors by cc
step hang: tape line box tape > lines drops by cc
step ground: glue ground box scissors glue > ground by cc
step wire: tape light box tape by cc
step dark: play light by cc
part box = box own : q^ wood 5 -92 -88 92 -88 92 90 -92 90
part sky = sky b : q_ navy 3 -78 -74 78 -74 78 76 -78 76
part lines = line w : z_ w 1.2 -48 -10 -48 34 ; z_ w 1.2 -16 -8 -16 54 ; z_ w 1.2 16 -8 16 40 ; z_ w 1.2 48 -10 48 50
part drops = drops light-blue : x^ light-blue -48 4 5 9 ; x^ light-blue -48 20 5 9 ; x^ light-blue -48 36 5 9 ; x^ light-blue -16 14 5 9 ; x^ light-blue -16 34 5 9 ; x^ light-blue -16 54 5 9 ; x^ light-blue 16 8 5 9 ; x^ light-blue 16 24 5 9 ; x^ light-blue 16 40 5 9 ; x^ light-blue 48 14 5 9 ; x^ light-blue 48 32 5 9 ; x^ light-blue 48 50 5 9
part cloud = fluff w : y^ w -30 -36 34 22 9 0.2 ; y^ w 30 -36 34 22 9 0.2 ; y^ w 0 -46 34 24 9 0.2 ; y_ cream 0 -30 50 12 9 0.2
part glow = light yellow : d^ yellow 3.5 -44 -34 -20 -46 -4 -28 14 -50 30 -32 48 -40
part ground = ground green : b^ green -78 76 -78 66 -40 58 0 66 40 60 78 66 78 76
scene stand

* punched-loop-picture | 9-12 13+ | -
topics pillow, throw pillow, cushion, punch needle pillow, punch needle, punch needle art, rug hooking, rug, yarn art, loops, embroidery hoop, hoop art, wall art, room decor, textile art, tufting, cozy, cottagecore, slow craft, gift for a friend
variant sheep | Farm, Animals | cream, black, green or white, gray, brown | sheep, lamb, farm animals, wool, spring
variant strawberry | Food | red, green, cream | strawberry, strawberries, fruit, summer, jam, picnic
variant monstera | Jungle, Nature | green, dark green, yellow | monstera, monstera leaf, leaf, plant lover, plant mom, tropical, rainforest, botanical
variant sunset | Ocean, Seasons | orange, navy, yellow | sunset, ocean, sea, waves, beach, summer vacation
variant rainbow | Weather | red, yellow, blue | rainbow, sky, cloud, pride
colors cream, black, green
minutes 100 120
mess low
heart tool: punch-needle
heart yarn: yarn, embroidery-floss = 4 color
heart cloth: burlap, aida-cloth, canvas, fabric-scrap, denim = 1 piece
heart hoop: embroidery-hoop, picture-frame
need pen: permanent-marker, marker, pencil, fabric-marker
nice back: felt, cardstock = 1
nice pillow: pillow = 1
need staples: stapler, pushpin when hoop=picture-frame
tool needle: needle when pillow
join glue: glue, glue-gun
tool scissors: scissors, fabric-scissors
step hoop: prepare cloth hoop staples? > hoop cloth by tc
step draw: draw pen cloth by cc
step thread: prepare yarn tool by cc
step edge: sew yarn cloth tool > edge-s edge-b edge-u edge-r edge-m by cc
step fill: sew yarn cloth tool > fill-s fill-b fill-u fill-r fill-m by cc
step ground: sew yarn cloth tool > ground by cc
step detail: sew yarn cloth tool > detail-s detail-b detail-u detail-r detail-m by cc
step glue: glue cloth glue scissors by cc
step back: glue back hoop glue scissors by cc
step pillow: sew pillow cloth yarn needle scissors by cc
part hoop = hoop wood : a^ wood 0 4 90 80 0 360 ; r^ gold 0 -84 18 8 2 ; r^ gold 0 -93 8 10 2
part cloth = cloth tan : o_ tan 0 4 82 82
part ground = yarn c : d_ light-green 5 -60 44 -50 52 -40 58 -30 64 -18 68 -6 71 6 71 18 68 30 64 40 58 50 52 60 44 -48 42 -36 48 -24 54 -10 59 4 60 18 56 30 50 42 46
part edge-s@sheep = yarn a : y_ ~- 0 6 46 32 12 0.16
part fill-s@sheep = yarn a : y_ ~ 0 6 42 28 14 0.2 ; d_ w 5 -28 4 -16 -8 -14 10 -2 -2 0 16 12 -10 12 8 24 0 26 14 -26 16 -2 24 14 22
part detail-s@sheep = yarn b : o_ k -46 -6 14 18 ; z_ k 6 -20 34 -20 54 ; z_ k 6 18 34 18 54 ; d_ w 2.6 -50 -10 -42 -10 ; y_ ~+ -46 -22 14 7 7 0.2
part edge-b@strawberry = yarn a : b_ ~- 0 62 -34 30 -44 -4 -28 -26 0 -24 28 -26 44 -4 34 30
part fill-b@strawberry = yarn a : b_ ~ 0 56 -30 28 -39 -4 -25 -22 0 -20 25 -22 39 -4 30 28 ; d_ ~+ 4 -24 0 -10 -8 6 -8 22 0 -16 16 0 10 16 16 -6 32 8 34
part detail-b@strawberry = yarn b : f_ green 0 -24 7 26 7 ; z_ green 5 0 -28 2 -46 ; d_ yellow 2.4 -20 4 -6 0 10 2 22 8 -14 20 2 20 14 26 0 38
part edge-m@monstera = yarn b : b_ ~ 0 -34 16 -54 40 -48 54 -22 52 12 34 42 0 66 -34 42 -52 12 -54 -22 -40 -48 -16 -54
part fill-m@monstera = yarn a : b_ ~ 0 -28 15 -48 37 -42 49 -20 47 11 31 38 0 60 -31 38 -47 11 -49 -20 -37 -42 -15 -48 ; jm_ tan 56 -10 24 -6 6 ; jm_ tan 50 18 20 16 6 ; jm_ tan 36 42 16 32 5 ; om_ tan 18 -24 5 4
part detail-m@monstera = yarn c : l_ ~ 4 0 -32 1 10 0 64 ; lm_ ~ 2.500 0 -14 20 -28 38 -30 ; lm_ ~ 2.500 0 8 22 2 44 4 ; lm_ ~ 2.500 0 28 18 24 32 28
part edge-u@sunset = yarn a : a_ ~ 0 6 38 0 180 360
part fill-u@sunset = yarn c : a_ yellow 0 6 26 0 180 360 ; z_ ~ 6 -70 -22 -48 -22 ; z_ ~ 6 48 -22 70 -22 ; z_ orange+ 6 -62 -40 -42 -40 ; z_ orange+ 6 42 -40 62 -40
part detail-u@sunset = yarn b : l_ ~ 9 -76 12 -50 6 -26 14 0 6 26 14 50 6 76 12 ; l_ blue 9 -74 26 -50 20 -26 28 0 20 26 28 50 20 74 26 ; l_ ~ 9 -70 40 -48 34 -24 42 0 34 24 42 48 34 70 40
part edge-r@rainbow = yarn a : a_ red 0 34 62 44 180 360
part fill-r@rainbow = yarn b : a_ yellow 0 34 44 26 180 360 ; a_ blue 0 34 26 10 180 360
part detail-r@rainbow = yarn w : y_ w -46 40 22 12 8 0.2 ; y_ w 46 40 22 12 8 0.2
scene hang

* pick-pocket-key-ring | 9-12 13+ | Music
extras gift: charm
appeal 1
topics guitar, guitarist, guitar pick, guitar picks, pick holder, bass, band, rock band, rock star, keychain, key ring, leather, felt, sewing, music lesson, musician, gift for a guitarist, gift for dad, father's day
colors brown, black, red
minutes 50 50
mess low
heart skin: leather, felt, denim, inner-tube, old-belt = 1 scrap
heart picks: guitar-pick = 3
heart ring: key-ring
need thread: embroidery-floss, cotton-cord, sewing-thread, string = 1 yd
need close: snap-fastener, button, hook-and-loop-tape = 1
nice mark: permanent-marker, paint-marker, metallic-pen
tool needle: needle
tool awl: awl, hole-punch, pushpin
tool scissors: scissors, fabric-scissors
tool pencil: pencil, chalk, marker
home paper
home board
step pattern: draw paper picks pencil by cc
step cut: cut skin paper scissors > back by cc
step holes: poke skin awl board by cc
step sew: sew skin thread needle > front seam by cc
step close: build close skin thread needle > close by cc
step ring: build ring skin > ring by cc
step mark: draw mark skin > mark by cc
step picks: fill picks skin > picks by cc
part ring = ring silver : a^ silver 0 -80 18 13 0 360
part back = skin own : b^ brown -8 -62 8 -62 12 -48 44 -34 58 -10 40 48 0 90 -40 48 -58 -10 -44 -34 -12 -48
template back 1 4
part picks = picks red : b^ red -34 -10 -20 -28 0 -32 20 -28 34 -10 22 12 0 30 -22 12 ; b^ yellow -22 -4 -10 -20 8 -26 28 -20 38 -4 26 16 8 36 -12 16
part front = skin own : b^ brown+ -56 2 0 10 56 2 40 48 0 90 -40 48
part seam = thread tan : stitch tan -50 8 -36 46 5 ; stitch tan -36 46 0 82 6 ; stitch tan 0 82 36 46 6 ; stitch tan 36 46 50 8 5
part close = close gold : o^ gold 0 22 7 7 ; o_ gold- 0 22 3 3
part mark = mark w : z_ w 3 -6 62 -6 44 8 42 8 58 ; o_ w -9 62 5 4 ; o_ w 5 58 5 4
scene hang

* windowsill-herb-jars | 9-12 13+ | Food
extras jar: copper-tape
appeal 3
topics herbs, herb garden, herb jars, kitchen garden, basil, mint, cooking, mason jar, chalkboard, chalk paint, windowsill, planting, gardening, farm stand, farmers market, farmhouse, garden to table, mother's day, gift for mom, housewarming, recipe
colors black, green, white
minutes 60 60
waits 120
mess some
heart jars: glass-jar, can, ceramic-mug = 3
heart herbs: fresh-herb, potted-plant, seed = 3
heart soil: soil = 4 cup
need stones: pebble, stone, glass-gem, sea-glass = 2 handful
need black: acrylic-paint, contact-paper = 1 color
need chalk: chalk-marker, chalk, paint-marker, gel-pen, metallic-pen
nice twine: string, raffia, ribbon, cotton-cord = 3 ft
need mask: masking-tape, washi-tape, tape
tool brush: paintbrush, sponge-brush
tool spoon: metal-spoon, wooden-spoon
tool scissors: scissors when black=contact-paper; twine
home water
home towel
step wash: wash jars towel by cc
step mask: tape mask jars by cc
step black: decorate black jars brush scissors? > jars labels by cc
step peel: prepare mask jars by cc
step write: draw chalk jars > names by cc
step stones: fill stones jars spoon > stones by cc
step soil: fill soil jars spoon > soil by cc
step plant: build herbs jars spoon > herbs by cc
step water: play herbs water by cc
step twine: tie twine jars scissors > twine by cc
part herbs = herbs green : l_ green 3 -62 -10 -64 -50 ; j_ green -64 -30 -88 -42 8 ; j_ green -62 -30 -40 -44 8 ; j_ green -64 -46 -82 -66 8 ; j_ green -64 -46 -46 -66 8 ; j_ light-green -64 -48 -64 -76 8 ; l_ dark-green 3 0 -10 -10 -70 ; l_ dark-green 3 0 -10 4 -82 ; l_ dark-green 3 0 -10 16 -66 ; v_ dark-green -4 -14 -12 -70 8 5 ; v_ dark-green 0 -14 4 -80 9 5 ; v_ dark-green 4 -14 18 -66 8 5 ; l_ green 3 62 -10 60 -40 ; y_ green 50 -42 16 13 8 0.2 ; y_ green 76 -42 16 13 8 0.2 ; y_ light-green 62 -58 18 14 8 0.2
part jars = jars own : jar light-blue+ -62 -16 52 100 ; jar light-blue+ 0 -16 52 100 ; jar light-blue+ 62 -16 52 100
part soil = soil brown : r_ brown -62 26 46 46 4 ; r_ brown 0 26 46 46 4 ; r_ brown 62 26 46 46 4
part stones = stones gray : d_ gray 5 -78 74 -66 78 -54 74 -46 78 -72 66 -58 66 -16 74 -4 78 8 74 16 78 -10 66 4 66 46 74 58 78 70 74 78 78 52 66 66 66
part labels = black k : r_ k -62 30 42 30 3 ; r_ k 0 30 42 30 3 ; r_ k 62 30 42 30 3
part names = chalk w : l_ w 2.4 -76 30 -70 24 -66 34 -60 26 -56 34 -48 28 ; l_ w 2.4 -14 30 -8 24 -4 34 2 26 6 34 14 28 ; l_ w 2.4 48 30 54 24 58 34 64 26 68 34 76 28
part twine = twine tan : z_ tan 3 -84 -6 -40 -6 ; z_ tan 3 -22 -6 22 -6 ; z_ tan 3 40 -6 84 -6
scene stand

* painted-family-recipe | 9-12 13+ | Food
topics recipe, family recipe, recipe art, illustrated recipe, cookbook, cooking, baking, kitchen decor, grandma, gift for grandma, gift for mom, mother's day, heirloom, watercolor, hand lettering, food illustration, wedding gift, housewarming
colors red, green, yellow
minutes 90 100
waits 30
mess low
heart paint: watercolor-paint, watercolor-pencil, acrylic-paint, colored-pencil = 5 color
heart sheet: watercolor-paper, cardstock, paper = 1 sheet
heart pen: gel-pen, ballpoint-pen, permanent-marker, drawing-ink
need frame: picture-frame, cardstock, clipboard, construction-paper, shadow-box = 1
nice page: old-book-page, index-card, photo = 1
nice tape: washi-tape, masking-tape, tape
tool brush: paintbrush when paint=watercolor-paint,acrylic-paint,watercolor-pencil
tool pencil: pencil
tool ruler: ruler
tool eraser: eraser
home water when paint=watercolor-paint,watercolor-pencil,acrylic-paint
step choose: draw sheet pencil by cc
step layout: draw sheet pencil ruler by cc
step sketch: draw sheet pencil by cc
step wash: paint paint sheet brush? water? > colors by cc
step dry: dry sheet by cc
step ink: draw pen sheet > lines by cc
step letter: draw pen sheet > words by cc
step rub: prepare sheet eraser by cc
step page: tape page sheet tape > page by cc
step frame: build frame sheet > frame sheet by cc
part frame = frame wood : r^ wood 0 0 158 196 4
part sheet = sheet w : r_ w 0 0 134 172 1
part colors = paint a : o_ red -42 -22 13 12 ; o_ red -18 -18 12 11 ; o_ cream 18 -20 13 11 ; j_ green 42 -12 56 -38 7 ; j_ green 42 -12 34 -38 7 ; p_ yellow -54 30 -20 30 -24 10 -50 10 ; o_ tan 8 24 14 9 ; b_ brown 32 34 38 14 54 14 58 34 ; r_ red 0 58 50 16 8
part lines = pen k : l_ k 1.6 -55 -22 -46 -34 -36 -33 -29 -22 ; z_ k 2 -42 -34 -38 -42 ; z_ k 2 -18 -30 -14 -37 ; l_ k 1.6 6 -20 12 -31 24 -31 31 -20 ; l_ k 1.6 18 -32 20 -40 ; z_ k 1.6 -50 10 -24 10 ; l_ k 1.6 -6 24 8 14 22 24 ; z_ k 1.6 34 20 56 20 ; l_ k 1.6 -24 52 0 48 24 52
part words = pen k : l_ k 3.5 -46 -64 -38 -74 -30 -60 -22 -72 -12 -60 -2 -72 8 -60 18 -72 28 -60 46 -68 ; z_ k 1.4 -48 -4 -10 -4 ; z_ k 1.4 6 -4 52 -4 ; z_ k 1.4 -54 42 -18 42 ; z_ k 1.4 -8 42 22 42 ; z_ k 1.4 32 42 56 42 ; z_ k 1.4 -48 74 48 74 ; z_ k 1.4 -48 80 30 80
part page = page cream : r^ cream 44 -72 28 18 1 8
scene hang

* dipped-spoons | 9-12 13+ | Food
extras gift: cookie-cutter, cinnamon-stick, wheat-stalk, lavender, bay-leaf
topics wooden spoon, wooden spoons, cooking, kitchen, baking, chef, dipped spoons, utensils, color block, kitchen decor, gift for mom, mother's day, housewarming, wedding gift, teacher gift, gift for grandma, thanksgiving, hostess gift
colors teal, orange, cream
minutes 40 40
waits 240
mess some
heart spoons: wooden-spoon = 3
heart paint: acrylic-paint, paint = 3 color
heart mask: masking-tape, washi-tape, electrical-tape, tape
need jar: glass-jar, can, plastic-cup, paper-cup = 1
nice shine: glue = 2 tbsp
nice ribbon: ribbon, string, raffia, cotton-cord = 2 ft
nice tag: cardstock, index-card, price-tag, paper = 1
nice pen: gel-pen, ballpoint-pen, permanent-marker, paint-marker when tag
tool brush: paintbrush, sponge-brush
tool scissors: scissors when ribbon
tool sand: sandpaper
home towel
step sand: prepare spoons sand towel by cc
step mask: tape mask spoons by cc
step first: paint paint spoons brush > spoons bands by cc
step dry: dry spoons jar by cc
step second: paint paint spoons mask brush > bands-b by cc
step peel: prepare mask spoons by cc
step shine: decorate shine spoons brush by cc
step hang: dry spoons jar by cc
step gift: tie ribbon spoons scissors > ribbon by cc
step tag: draw tag pen spoons > tag by cc
part spoons = spoons own : spoon wood -46 -66 -46 88 34 ; spoon wood 0 -70 0 90 34 ; spoon wood 46 -66 46 88 34
part bands = paint a : r_ teal -46 60 9 56 3 ; r_ orange 0 60 9 60 3 ; r_ cream 46 60 9 56 3
part bands-b = paint b : z_ orange 9 -46 40 -46 52 ; z_ cream 9 0 38 0 50 ; z_ teal 9 46 40 46 52
part ribbon = ribbon tan : z_ tan 4 -54 4 54 4 ; l_ tan 3 0 4 -18 -8 -10 12 ; l_ tan 3 0 4 18 -8 10 12
part tag = tag w : r^ w 72 26 34 22 2 12 ; z_ k 1.5 62 24 80 28
scene lay

* beeswax-wraps | 9-12 13+ | Food, Nature
extras gift: string, raffia, ribbon, lavender, flower, cardstock
appeal 3
topics beeswax, beeswax wrap, food wrap, zero waste, earth day, eco friendly, reusable, kitchen, lunch box, picnic, back to school, bees, honey, gift for mom, housewarming, sustainability
colors yellow, green, orange
minutes 45 45
waits 30
mess low
place table
heart cloth: fabric-scrap, bed-sheet, pillowcase, cloth-napkin, bandana = 2 piece
heart wax: beeswax-sheet = 2
need paper: parchment-paper = 4 sheet
nice press: fabric-paint, fabric-marker, rubber-stamp = 1
home iron
tool scissors: fabric-scissors, scissors
tool pencil: pencil, chalk
home plate
home towel
step size: draw cloth plate pencil by cc
step cut: cut cloth scissors > cloth by cc
step print: decorate press cloth > print by cc
step wax: tear wax scissors by cc
step bed: arrange cloth paper towel by cc
step sprinkle: arrange wax cloth paper by cc
step iron: heat iron cloth paper wax > coat by gt
step fill: heat iron wax cloth paper by gt
step air: dry cloth by cc
step fold: play cloth by cc
part cloth = cloth w : q^ cream 3 -84 -70 40 -70 40 50 -84 50 ; q^ cream+ 3 -30 -20 88 -20 88 86 -30 86
part print = press b : f_ green -52 -40 5 15 6 ; o_ yellow -52 -40 5 ; f_ green -4 -46 5 13 5 ; o_ yellow -4 -46 4 ; f_ orange 6 10 6 15 6 ; o_ yellow 6 10 5 ; f_ orange 58 20 6 15 6 ; o_ yellow 58 20 5 ; f_ orange 28 60 6 15 6 ; o_ yellow 28 60 5 ; f_ green -60 14 5 13 5 ; o_ yellow -60 14 4
part coat = wax yellow : l_ yellow+ 4 -78 -64 -40 -58 ; l_ yellow+ 4 -74 40 -50 44 ; l_ yellow+ 4 50 -12 82 -6 ; l_ yellow+ 4 -22 76 10 80 ; l_ yellow+ 4 60 78 82 74
scene lay

* rope-wrapped-bottle | 9-12 13+ | Ocean
topics bottle, vase, rope, nautical, beach, seaside, coast, coastal decor, seashells, sea glass, sailor, summer vacation, beach house, room decor, upcycling, gift for grandma, mother's day
near message in a bottle, pirate
colors tan, light blue, white
minutes 60 60
waits 120
mess low
heart bottle: glass-bottle, glass-jar, plastic-bottle = 1
heart rope: rope, string, cotton-cord, raffia, yarn = 12 yd
need trim: seashell, sea-glass, pebble, driftwood, snail-shell = 5
nice tie: ribbon, leather-cord, lace, cotton-cord = 2 ft
nice stems: grass, flower, cotton-stem, feather, eucalyptus, reed = 5
join glue: glue-gun, waterproof-glue, glue
join tape: tape, masking-tape
tool scissors: scissors
home towel
home water
home dish-soap
step wash: wash bottle dish-soap water towel by cc
step start: glue rope bottle glue by cc
step wind: build rope bottle > bottle rope by cc
step gap: prepare rope bottle scissors by cc
step neck: build rope bottle > neck by cc
step fray: tape rope tape scissors by cc
step trim: glue trim rope glue > trim by cc
step tie: tie tie bottle > tie by cc
step dry: dry bottle by cc
step stems: play stems bottle > stems by cc
part stems = stems own : l_ tan 2.5 0 -80 -18 -98 ; l_ tan 2.5 0 -80 0 -100 ; l_ tan 2.5 0 -80 18 -98 ; j_ cream -14 -92 -24 -100 4 ; j_ cream 14 -92 24 -100 4
part bottle = bottle own : b^ light-blue+ -14 -82 14 -82 16 -44 38 -20 42 10 42 84 -42 84 -42 10 -38 -20 -16 -44
part rope = rope tan : wound tan 0 58 84 52 9
part neck = rope tan : wound tan 0 -62 30 34 6
part trim = trim own : shell cream -26 10 12 ; shell pink 24 10 11 ; o^ light-blue -2 6 9 7 ; o^ light-blue -14 26 7 5 ; o^ gray 8 26 7 5
part tie = tie w : z_ w 4 -15 -44 15 -44 ; l_ w 3 0 -44 -16 -32 ; l_ w 3 0 -44 14 -30
scene stand

* matchbox-tale | 9-12 13+ | Fairy Tales
topics fairy tale, fairy tales, matchbox, tiny book, mini book, accordion book, miniature, little red riding hood, hansel and gretel, cinderella, three bears, storytelling, bedtime story, author, reading, book report, library, brothers grimm, gift in a box
colors red, dark green, cream
minutes 80 80
waits 30
mess low
heart box: small-box = 1
heart strip: cardstock, paper, watercolor-paper, construction-paper = 2 sheet
need pens: colored-pencil, gel-pen, marker, watercolor-paint, permanent-marker = 4 color
nice cover: wrapping-paper, fabric-scrap, old-book-page, wallpaper, origami-paper, map = 1 scrap
nice pop: cardstock, construction-paper, felt = 1
nice key: button, ribbon, wooden-bead = 1
join glue: glue-stick, glue
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
tool brush: paintbrush when pens=watercolor-paint
step choose: draw strip pencil by cc
step cut: cut strip box scissors ruler pencil by cc
step fold: fold strip ruler glue > strip by cc
step scenes: draw strip pencil by cc
step color: color pens strip brush? > scenes by cc
step pop: cut pop scissors strip glue > pop by cc
step cover: glue cover box scissors glue > box cover by cc
step fix: glue strip box glue by cc
step key: glue key box glue > key by cc
step tell: play strip by cc
part box = box own : q^ tan 3 -96 22 -44 22 -44 86 -96 86 ; r_ cream -70 54 44 56 2
part cover = cover a : q^ red 3 -100 -40 -42 -40 -42 20 -100 20 ; z_ gold 3 -94 -34 -48 -34 -48 14 -94 14 -94 -34 ; s_ gold -71 -10 5 12 5
part strip = strip w : p^ cream -44 30 -20 22 -20 78 -44 86 ; p^ cream- -20 22 4 30 4 86 -20 78 ; p^ cream 4 30 28 22 28 78 4 86 ; p^ cream- 28 22 52 30 52 86 28 78 ; p^ cream 52 30 76 22 76 78 52 86 ; p^ cream- 76 22 98 30 98 86 76 78
part scenes = pens b : p_ brown -38 66 -38 50 -32 42 -26 48 -26 62 ; v_ dark-green -18 68 2 74 3 22 ; l_ tan 3 6 78 16 66 26 62 ; o_ gray 40 58 8 7 ; d_ k 1.6 38 56 43 57 ; p_ red 60 74 64 50 70 72 ; o_ cream 65 50 4 4 ; h_ red 87 54 12
part pop = pop c : p^ dark-green 10 26 16 2 22 24 ; p^ dark-green 30 24 37 -4 44 27 ; p^ red 58 28 64 8 72 25 ; o^ cream 65 8 6 6
part key = key gold : o^ gold -70 92 6 5
scene stand

* talking-mirror | 9-12 13+ | Fairy Tales, Fantasy
extras board: crystal, stick-on-gem, glass-gem, old-jewelry-piece, ribbon-rose
topics magic mirror, mirror mirror on the wall, snow white, evil queen, enchanted mirror, mirror, beauty and the beast, witch, villain, princess, queen, castle, gothic, dark academia, room decor, vanity, costume prop
colors gold, black, red
minutes 90 90
waits 1440
mess some
heart mirror: plastic-mirror, old-CD = 1
heart clay: air-dry-clay, polymer-clay, salt-dough = 1 lb
heart gold: metallic-paint, acrylic-paint, spray-paint = 2 color
need board: cardboard, foam-board, cake-board = 1
nice gems: stick-on-gem, glass-gem, bead, crystal, button = 4
nice words: gel-pen, paint-marker, metallic-pen, permanent-marker
join glue: waterproof-glue, glue, glue-gun
tool knife: plastic-knife, toothpick, metal-spoon
tool brush: paintbrush
tool pencil: pencil
tool scissors: scissors
home water
home tape
step board: cut board mirror pencil scissors > board by cc
step mirror: glue mirror board glue tape > mirror by cc
step rope: shape clay board water > ring by cc
step leaves: shape clay knife water > leaves by cc
step face: shape clay knife water > face by cc
step dry: dry clay by cc
step dark: paint gold clay brush > coat by cc
step shine: paint gold clay brush > shine by cc
step gems: glue gems clay glue > gems by cc
step words: draw words mirror > words by cc
part board = board k : o^ k 0 14 76 84
part ring = clay w : a^ gold- 0 14 76 54 0 360
part mirror = mirror light-blue : o_ silver 0 14 54 60 ; p_ w -30 -14 -18 -26 16 44 4 54 ; p_ w -36 6 -32 0 -14 38 -20 40
part coat = gold b : a_ gold 0 14 76 56 0 360
part leaves = clay w : j^ tan -48 -28 -28 -58 10 ; j^ tan -64 2 -58 -32 10 ; j^ tan -66 34 -68 0 10 ; j^ tan -54 64 -68 34 10 ; j^ tan 48 -28 28 -58 10 ; j^ tan 64 2 58 -32 10 ; j^ tan 66 34 68 0 10 ; j^ tan 54 64 68 34 10
part face = clay w : p^ gold -30 -84 -30 -100 -16 -90 0 -100 16 -90 30 -100 30 -84 ; b^ gold -26 -74 -22 -90 22 -90 26 -74 14 -50 0 -44 -14 -50 ; l_ gold- 3 -16 -80 -10 -84 -4 -80 ; l_ gold- 3 4 -80 10 -84 16 -80 ; l_ gold- 3 0 -78 -3 -66 3 -66 ; l_ gold- 3 -9 -58 0 -54 9 -58
part shine = gold a : l_ yellow 3 -60 -24 -30 -46 ; l_ yellow 3 60 -24 30 -46 ; l_ yellow 2 -60 -2 -58 -26 ; l_ yellow 2 60 -2 58 -26 ; l_ yellow 2 -64 30 -68 6 ; l_ yellow 2 64 30 68 6
part gems = gems red : o^ red -24 74 6 6 ; o^ red 24 74 6 6 ; o^ red -50 -26 5 5 ; o^ red 50 -26 5 5
part words = words k : l_ k 1.6 -30 60 -20 56 -12 62 -2 56 8 62 18 56 28 60
scene hang

* hanger-wings | 6-8 9-12 | Fantasy
extras worn: glitter-glue, sequin, ribbon, bell, tinsel, charm
appeal 3
topics fairy, fairies, fairy wings, wings, pixie, elf, butterfly wings, dragonfly, costume, halloween, dress up, school play, renaissance faire, fairy costume, insect wings, cosplay
colors light blue, purple, silver
minutes 60 70
waits 60
mess some
heart frame: hanger = 2
heart skin: tights = 2
need strap: sewing-elastic, ribbon, old-t-shirt, shoelace = 4 ft
nice veins: paint-marker, fabric-marker, permanent-marker, glitter-glue, fabric-paint = 2 color
nice gems: sequin, stick-on-gem, glitter, felt = 12
join tape: duct-tape, electrical-tape
join glue: glue when gems
tool scissors: scissors
step bend: shape frame by tt
step join: tape frame tape > frame by tt
step pull: build skin frame scissors > skin by cc
step knot: tie skin scissors by cc
step middle: tape frame skin tape > middle by cc
step veins: draw veins skin > veins by cc
step gems: glue gems skin glue > gems by cc
step strap: tie strap frame scissors > strap by tc
step fly: play strap by cc
part strap = strap k : a_ k -16 10 30 25 0 360 ; a_ k 16 10 30 25 0 360
part skin = skin a : b^ light-blue -6 -4 -30 -70 -78 -92 -96 -64 -84 -20 -40 0 ; b^ light-blue 6 -4 30 -70 78 -92 96 -64 84 -20 40 0 ; b^ light-blue -6 10 -50 14 -82 44 -74 80 -44 84 -14 46 ; b^ light-blue 6 10 50 14 82 44 74 80 44 84 14 46
part frame = frame own : l_ silver 3 -6 -4 -30 -70 -78 -92 -96 -64 -84 -20 -40 0 -6 -2 ; l_ silver 3 6 -4 30 -70 78 -92 96 -64 84 -20 40 0 6 -2 ; l_ silver 3 -6 10 -50 14 -82 44 -74 80 -44 84 -14 46 -6 12 ; l_ silver 3 6 10 50 14 82 44 74 80 44 84 14 46 6 12
part veins = veins b : l_ ~ 3 -12 -10 -44 -46 -74 -78 ; l_ ~ 3 -20 -10 -60 -34 -86 -46 ; l_ ~ 3 12 -10 44 -46 74 -78 ; l_ ~ 3 20 -10 60 -34 86 -46 ; l_ ~ 3 -14 18 -46 38 -64 70 ; l_ ~ 3 14 18 46 38 64 70
part gems = gems silver : d_ silver 3 -60 -62 -78 -62 -46 -30 60 -62 78 -62 46 -30 -60 40 -56 66 -36 58 60 40 56 66 36 58
part middle = tape gray : r^ silver 0 4 18 30 5
scene lay

* keycap-robot-charm | 9-12 13+ | Robots
appeal 1
topics keycap, keycaps, keyboard, computer, computer keys, robot, coding, coder, programmer, gamer, gaming, keychain, key ring, bag charm, earrings, jewelry, e-waste, upcycling, hacker, gift for dad, father's day
near steampunk
colors black, silver, red
minutes 50 50
waits 120
mess low
heart keys: keycap = 2
heart wire: craft-wire, guitar-string, paper-clip, pipe-cleaner = 2 ft
need hang: earring-hook, jewelry-finding, jump-ring, key-ring, leather-cord, necklace-chain = 1
nice beads: bead, seed-bead, metal-washer, nuts-and-bolts = 4
nice eyes: stick-on-gem, seed-bead, paint-marker, gel-pen, googly-eye = 2
join glue: glue-gun, waterproof-glue
tool pliers: pliers, scissors
tool pencil: pencil
home plate
step choose: arrange keys plate by cc
step cut: prepare wire pliers by cc
step loop: shape wire pencil by cc
step arms: shape wire pencil by cc
step glue: glue wire keys glue > wires by cc
step head: glue keys glue > keys letters by cc
step dry: dry keys by cc
step eyes: decorate eyes keys > eyes by cc
step beads: thread beads wire pliers > beads by cc
step ring: build hang wire > hang by cc
part hang = hang silver : l^ silver 4 0 -66 -14 -84 -4 -96 12 -92 12 -78
part wires = wire silver : a^ silver 0 -60 8 5 0 360 ; l^m silver 4 30 12 58 0 68 24 ; l^m silver 4 14 52 16 68 10 84
part keys = keys k : q^ gray 6 -26 -52 26 -52 30 -6 -30 -6 ; q^ k 5 -21 -48 21 -48 24 -14 -24 -14 ; q^ gray 6 -34 -4 34 -4 38 54 -38 54 ; q^ k 5 -28 0 28 0 31 44 -31 44
part letters = keys w : z_ w 3 -12 12 12 12 ; z_ w 3 0 12 0 34
part eyes = eyes red : o^ red -10 -34 5 5 ; o^ red 10 -34 5 5
part beads = beads silver : o^m silver 68 28 7 7 ; o^m silver 10 88 7 6
scene hang
`;
