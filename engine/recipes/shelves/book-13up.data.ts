/** What teenagers' tables ask for: their clothes, their walls, their hobbies, their friends. */
export const shelf = `
* bound-ring-wreath | 9-12 13+ | Seasons, Nature
extras hanging: eucalyptus, lavender, cinnamon-stick, bell
appeal 3
topics wreath, door wreath, autumn wreath, fall wreath, winter wreath, christmas wreath, christmas, advent, autumn, fall, winter, thanksgiving, yule, solstice, winter solstice, harvest, front door, door decor, housewarming, hygge, rustic, farmhouse decor, welcome sign
colors brown, orange, dark green, red
minutes 60 60
mess some
heart base: wreath, embroidery-hoop, cardboard, cardboard-box = 1
heart finds: dried-orange-slice, pinecone, eucalyptus, pine-branch, flower, wheat-stalk = 9
need wire: craft-wire, string, raffia, fishing-line, yarn = 9 ft
nice green: pine-branch, eucalyptus, fresh-herb, lavender, bay-leaf, fern-frond, leaf = 8
nice sticks: cinnamon-stick, wheat-stalk, feather, seed-pod = 6
nice cones: pinecone, acorn, cotton-stem, chestnut, seed-pod, felt-ball = 5
nice bow: ribbon, burlap, fabric-scrap, lace, gift-bow = 30 in
tool scissors: scissors
home plate when base=cardboard,cardboard-box
tool pen: pencil when base=cardboard,cardboard-box
step base: prepare base scissors plate pen > base by tc
step plan: arrange finds base by cc
step start: tie wire base scissors > wire by cc
step green: tie green wire base > green by cc
step finds: tie finds wire base > finds by cc
step sticks: tie sticks wire base > sticks by cc
step cones: tie cones wire base > cones by cc
step hook: tie wire base scissors > hook by cc
step bow: tie bow base scissors > bow by cc
step look: play base by cc
part hook = wire own : l ~ 3 0 -74 -7 -92 0 -99 7 -92 0 -74
part base = base own : wreathring ~ 0 4 82
part wire = wire own : z_ ~ 2 -83 -9 -58 -4 ; z_ ~ 2 -83 -4 -59 0 ; z_ ~ 2 -69 49 -50 36 ; z_ ~ 2 68 42 50 32
part green = green dark-green : j_ ~ -74 30 -96 4 8 ; j_ ~+ -66 40 -46 14 8 ; j_ ~ -60 50 -90 52 8 ; j_ ~+ -48 60 -62 84 8 ; j_ ~ -36 66 -22 38 8 ; j_ ~+ -22 74 -26 98 8 ; j_ ~ 2 76 22 98 8 ; j_ ~+ 10 72 14 44 8 ; j_ ~ 34 66 54 88 8 ; j_ ~+ 44 60 34 32 8 ; j_ ~ 58 50 88 54 8 ; j_ ~+ 66 36 44 16 8 ; j_ ~ 74 26 98 8 8
part finds = finds own : boundfind d -68 9 13 ; boundfind d 56 42 15 ; boundfind b -56 26 15 ; boundfind cream -71 42 14 ; boundfind b 33 61 18 ; boundfind d -46 54 17 ; boundfind d -28 81 17 ; boundfind b -22 60 16 ; boundfind cream 5 74 22
part sticks = sticks own : stick ~ -60 -6 -36 16 5 ; stick ~ -56 -12 -32 10 5 ; stick ~ -52 -17 -28 5 5 ; stick ~ 28 84 52 96 5 ; stick ~ 31 78 56 90 5 ; stick ~ 34 72 60 84 5
part cones = cones own : o^ ~ -48 34 8 10 ; o^ ~ -28 48 8 10 ; o^ ~ 0 56 8 10 ; o^ ~ 28 48 8 10 ; o^ ~ 48 30 8 10 ; o_ ~+ -48 31 5 3 ; o_ ~+ -28 45 5 3 ; o_ ~+ 0 53 5 3 ; o_ ~+ 28 45 5 3 ; o_ ~+ 48 27 5 3
part bow = bow d : p^ ~- -6 -58 -26 -16 -14 -12 0 -54 ; p^ ~- 6 -58 26 -16 14 -12 0 -54 ; b^ ~ 0 -66 -38 -90 -46 -62 -38 -42 ; b^ ~ 0 -66 38 -90 46 -62 38 -42 ; o^ ~+ 0 -66 9 9
scene hang

* four-strand-plant-hanger | 9-12 13+ | Nature
extras hanging: bead, charm, crystal, feather, bell, old-jewelry-piece, wooden-craft-shape
extras pot: moss, pebble, crystal
appeal 3
topics macrame, macramé, plant hanger, hanging planter, hanging plant, house plants, houseplant, plant lover, plant mom, plant parent, boho, urban jungle, room decor, bedroom decor, dorm room, first apartment, cottagecore, gardening, gift for mom, mother's day, knots
near tropical
colors cream, green, orange
minutes 60 60
mess low
heart cord: cotton-cord, string, yarn, paracord = 48 ft
heart pot: terracotta-pot, potted-plant, glass-jar, ceramic-mug, can, plastic-tub = 1
need ring: wooden-bead-ring, curtain-ring, key-ring, craft-wire = 1
nice bead: wooden-bead, bead = 4
nice plant: potted-plant, ivy, fern-frond, fresh-herb, fake-leaf = 1
tool scissors: scissors
tool ruler: ruler
step cut: cut cord scissors ruler by cc
step ring: tie cord ring > ring top by cc
step neck: tie cord > neck by cc
step split: tie cord ruler bead? > arms beads by cc
step net: tie cord ruler > net by cc
step gather: tie cord ruler > knot by cc
step tassel: cut cord scissors > tassel by cc
step pot: arrange pot cord plant? > pot plant by cc
step hang: test cord pot by cc
part ring = ring own : a^ ~ 0 -88 11 7 0 360
part top = cord own : t_ ~ 0 -80 5 0 -62 8
part plant = plant green : j_ ~- 0 22 -40 -6 12 ; j_ ~ 0 22 42 -8 12 ; j_ ~ 0 20 -16 -34 12 ; j_ ~- 0 20 18 -34 12 ; j_ ~+ 0 22 -56 24 10 ; j_ ~+ 0 22 56 24 10 ; j_ ~+ 0 22 0 -28 10
part pot = pot own : q^ ~ 4 -34 22 34 22 27 66 -27 66 ; q^ ~+ 3 -38 16 38 16 38 28 -38 28
part neck = cord own : r^ ~ 0 -50 16 26 6 ; z_ ~- 2 -7 -58 7 -52 ; z_ ~- 2 -7 -50 7 -44 ; z_ ~- 2 7 -58 -7 -52 ; z_ ~- 2 7 -50 -7 -44
part arms = cord own : l ~ 3 -5 -38 -40 10 -42 24 ; l ~ 3 5 -38 40 10 42 24 ; l ~ 3 -2 -38 -14 10 -14 26 ; l ~ 3 2 -38 14 10 14 26
part beads = bead own : o^ ~ -24 -12 6 6 ; o^ ~ 24 -12 6 6 ; o^ ~ -8 -12 6 6 ; o^ ~ 8 -12 6 6
part net = cord own : o ~ -42 24 5 5 ; o ~ 42 24 5 5 ; o ~ -14 26 5 5 ; o ~ 14 26 5 5 ; l ~ 3 -42 24 -28 46 -14 26 ; l ~ 3 -14 26 0 46 14 26 ; l ~ 3 14 26 28 46 42 24 ; o ~ -28 46 5 5 ; o ~ 0 46 5 5 ; o ~ 28 46 5 5 ; l ~ 3 -28 46 -14 62 0 72 ; l ~ 3 28 46 14 62 0 72 ; l ~ 3 0 46 0 72
part tassel = cord own : p^ ~ -7 76 7 76 15 99 -15 99 ; z_ ~- 1.5 -4 78 -8 98 ; z_ ~- 1.5 0 78 0 98 ; z_ ~- 1.5 4 78 8 98
part knot = cord own : o^ ~ 0 73 9 7
scene hang

* shore-picture | 6-8 9-12 13+ | Ocean, Nature
appeal 3
topics pebble art, sea glass, sea glass art, beach glass, beach finds, beach, beach vacation, beach trip, seaside, sailing, vacation memory, summer vacation, family picture, wall art, shadow box, coastal decor, gift for dad, gift for grandma, anniversary
colors light blue, teal, gray, tan
minutes 50 50 60
waits 720
mess low
heart finds: sea-glass, pebble, seashell, stone = 9
heart frame: picture-frame, shadow-box, canvas, wood-scrap, wood-slice = 1
need sheet: watercolor-paper, cardstock, paper, index-card, canvas = 1 sheet
nice wood: driftwood, stick, bark, cinnamon-stick = 1
nice pen: ballpoint-pen, gel-pen, permanent-marker, marker, metallic-pen = 1
nice sand: sand, colored-sand, salt = 2 tbsp
nice shells: seashell, pebble, snail-shell, fern-frond = 3
join glue: glue
tool pencil: pencil
tool scissors: scissors
step open: prepare frame sheet scissors > frame sheet by tcc
step lay: arrange finds sheet by ccc
step photo: draw sheet pencil by ccc
step bottom: glue sand sheet glue > sand by ccc
step wood: glue wood sheet glue > wood by ccc
step dots: glue sheet glue by ccc
step set: arrange finds sheet shells? > finds shells by ccc
step dry: dry sheet by ccc
step lines: draw pen sheet > lines by ccc
step frame: build frame sheet by ccc
part frame = frame wood : r^ ~ 0 0 172 150 4 ; r_ ~+ 0 0 152 130 3
part sheet = sheet w : r_ ~ 0 0 146 124 2
part sand = sand tan : b_ ~ -73 38 -40 32 0 40 40 34 73 40 73 62 -73 62
part wood = wood own : p^ ~ -44 30 44 30 30 44 -30 44
part finds = finds teal : p^ ~ -4 -42 -4 22 -46 22 ; p_ ~+ -8 -20 -8 18 -30 18 ; p^ light-blue 6 -28 6 22 40 22 ; p_ ~ 10 -10 10 18 28 18 ; b^ ~+ -62 48 -52 42 -42 48 -50 56 ; b^ light-blue -28 54 -16 48 -6 54 -16 60 ; b^ ~ 16 52 28 46 38 52 28 58 ; b^ ~+ 48 50 58 46 66 52 56 58 ; o^ gold 46 -42 12 12
part shells = shells own : o^ ~ -60 40 6 5 ; o^ ~ 0 50 6 5 ; o^ ~ 62 42 6 5
part lines = pen k : z_ k 2 0 -46 0 30 ; l_ k 1.5 -58 -40 -52 -46 -46 -40 -40 -46 -34 -40 ; l_ k 1.5 14 -54 19 -59 24 -54 29 -59 34 -54 ; p_ red 0 -46 14 -42 0 -38
scene lay

* comic-page-sneakers | 9-12 13+ | Superheroes
extras worn: charm
appeal 3
topics comic book shoes, comic shoes, comics, comic book, custom sneakers, custom shoes, sneakers, sneakerhead, shoes, marvel, dc comics, manga, anime, decoupage, fandom, comic con, cosplay, fashion, upcycling, upcycled fashion, thrift flip, pop art
colors red, yellow, blue, white
minutes 90 90
waits 1440
mess some
heart pages: magazine, junk-mail, wrapping-paper, old-book-page, sheet-music, map = 6
heart shoes: canvas-shoe, sneaker = 1 pair
need stuff: newspaper, packing-paper, paper-towel = 4 sheet
nice line: permanent-marker, paint-marker, fabric-marker = 1 color
nice sole: acrylic-paint, paint-marker = 1 color
nice lace: shoelace, ribbon = 1 pair
join glue: glue
home water
home plate
tool brush: paintbrush, sponge-brush
tool scissors: scissors
step clean: wash shoes water by cc
step sort: cut pages scissors by cc
step stuff: prepare shoes stuff > shoe by cc
step thin: mix glue water plate by cc
step first: glue pages shoes glue brush > pages by cc
step edges: cut pages shoes scissors glue by cc
step sole: paint sole shoes brush > sole by cc
step line: draw line shoes > line by cc
step seal: paint glue shoes brush by cc
step lace: thread shoes lace? > laces by cc
part shoe = shoes w : b^ w -86 -40 -50 -42 -34 -22 8 -8 54 2 88 20 92 46 -88 46 ; q^ w 8 -92 44 94 44 94 62 -92 62 ; b_ silver -84 -38 -54 -40 -52 -28 -82 -24
part pages = pages own : p_ red -84 -20 -56 -22 -48 8 -84 10 ; p_ yellow -52 -22 -28 -18 -20 12 -46 8 ; p_ blue -84 14 -50 10 -44 42 -86 42 ; p_ w -44 12 -14 14 -10 42 -42 42 ; p_ yellow -10 14 22 8 30 42 -6 42 ; p_ red 24 4 54 8 62 42 34 42 ; p_ light-blue 56 8 84 24 88 42 66 42 ; d_ red 2 -46 -10 -38 -10 -30 -10 -42 -2 -34 -2 ; s_ w -66 26 11 5 ; z_ k 1.5 -38 22 -18 22 ; z_ k 1.5 -38 28 -20 28 ; z_ k 1.5 -38 34 -24 34 ; y_ w 42 26 13 8 8 .2 ; d_ blue 2 68 32 74 36 80 32
part line = line k : z_ k 2 -84 12 -46 9 ; z_ k 2 -52 -22 -42 42 ; z_ k 2 -20 12 -8 42 ; z_ k 2 -46 9 -20 13 24 6 ; z_ k 2 24 4 34 42 ; z_ k 2 55 8 66 42
part sole = sole a : r_ ~ 1 53 184 7 3
part laces = shoes w : z^ w 5 -34 -20 -8 -2 ; z^ w 5 -22 -22 6 4 ; z^ w 5 -44 -30 -24 -12 ; l^ w 4 -40 -32 -60 -58 -40 -62 -34 -40 ; l^ w 4 -36 -34 -24 -60 -10 -52 -30 -38
scene lay

* phone-case-window | 9-12 13+ | Nature
appeal 3
topics phone case, phone, cell phone, pressed flower phone case, pressed flowers, cottagecore, aesthetic, flowers, botanical, custom phone case, gift for best friend, best friend, gift for a friend, fandom, k-pop, kpop, back to school, scrapbook, memories
colors cream, pink, green, purple
minutes 40 45
waits 60
mess low
heart case: phone-case = 1
heart filling: pressed-flower, petal, fern-frond, clover, leaf, photo, sticker, ticket-stub, postage-stamp, washi-tape, magazine = 6
need card: cardstock, paper, construction-paper, rice-paper, old-book-page, sheet-music, wallpaper, watercolor-paper = 1 sheet
nice film: contact-paper, tape = 1 sheet
nice pen: gel-pen, metallic-pen, ballpoint-pen, permanent-marker = 1
nice extra: sticker, washi-tape, metallic-paper, sequin, stick-on-gem, lace = 4
nice tweezers: tweezers
join glue: glue, glue-stick
tool pencil: pencil
tool scissors: scissors
step trace: draw case card pencil by cc
step cut: cut card scissors pencil case > card by cc
step lay: arrange filling card tweezers? by cc
step glue: glue filling card glue > filling by cc
step extra: glue extra card glue > extra by cc
step pen: draw pen card > pen by cc
step dry: dry card by cc
step film: prepare film card scissors by cc
step close: build card case > case by cc
part card = card a : q^ ~ 16 -46 -88 46 -88 46 88 -46 88
part filling = filling b : l_ c 3 8 52 4 70 0 84 ; l_ c 3 -20 10 -16 50 -8 84 ; l_ c 3 26 -16 24 20 16 84 ; j_ c -14 56 -36 44 6 ; j_ c 22 60 38 46 6 ; f_ b 6 30 6 18 7 ; o_ gold 6 30 5 ; f_ d -20 -8 6 15 6 ; o_ gold -20 -8 4 ; f_ w 26 -34 6 14 5 ; o_ gold 26 -34 4 ; f_ d 30 14 5 11 4 ; o_ gold 30 14 3 ; f_ b -30 34 5 11 4 ; o_ gold -30 34 3 ; f_ w -16 68 6 11 4 ; o_ gold -16 68 3
part extra = extra own : bits own 0.8 34 -8 34 60 0 -56 6 4
part pen = pen k : z_ k 2 -6 -70 2 -76 ; z_ k 2 2 -76 8 -68 ; z_ k 2 8 -68 18 -74 ; z_ k 2 18 -74 30 -70
part case = case own : l sky 6 -34 -91 34 -91 46 -86 49 -74 49 74 46 86 34 91 -34 91 -46 86 -49 74 -49 -74 -46 -86 -34 -91 ; q_ k 8 -38 -80 -12 -80 -12 -38 -38 -38 ; o_ silver -25 -68 7 ; o_ silver -25 -50 7
scene lay

* stitched-route | 9-12 13+ | -
extras board: price-tag, charm, string-light
topics map, road trip, travel, travels, trip, vacation, journey, hiking, hike, geography, wanderlust, moving away, homesick, hometown, long distance, far away, where we live, missing somebody, adventure, route, gap year, exchange year, gift for dad, father's day, anniversary
near train ride
colors cream, light blue, red, green
minutes 60 75
mess low
heart map: map, paper, graph-paper, watercolor-paper = 1 piece
heart thread: embroidery-floss, sewing-thread, yarn, string = 6 ft
need needle: needle = 1
need back: cardstock, watercolor-paper, cardboard, cereal-box, construction-paper = 1 sheet
nice frame: picture-frame, shadow-box = 1
nice stops: button, bead, sequin, seed-bead, stick-on-gem, sticker, pushpin = 3
nice tape: washi-tape, masking-tape = 2 ft
nice photo: photo, ticket-stub, postage-stamp = 2
join glue: glue-stick, glue, tape
nice prick: awl, pushpin
home towel
tool pencil: pencil
tool scissors: scissors
step choose: prepare map scissors by cc
step back: glue map back glue > sheet by cc
step dots: draw map pencil by cc
step prick: poke map needle towel prick? by cc
step sew: sew thread map needle > route by cc
step return: sew thread map needle > heart by cc
step stops: decorate stops map thread needle > stops by cc
step photo: glue photo map glue scissors > photos by cc
step tape: tape tape map > tape by cc
step frame: build map pencil scissors frame? > frame by cc
part frame = back wood : r^ ~ 0 0 184 150 4 ; r_ ~- 0 0 166 132 2
part sheet = map a : r_ ~ 0 0 160 126 2 ; b_ light-blue -80 -63 -30 -63 -36 -40 -60 -26 -80 -30 ; l_ light-blue 5 -44 -34 -20 -10 10 -6 30 20 24 63 ; l_ w 5 -80 20 -40 24 0 10 80 26 ; l_ w 5 -10 -63 0 -20 -6 30 -20 63 ; l_ gold 4 -80 44 -30 40 20 46 80 40 ; l_ gold 4 50 -63 44 -10 56 63 ; b_ d 40 -44 66 -50 72 -30 52 -22 ; b_ d -70 30 -52 28 -50 46 -68 50
part route = thread c : z_ ~ 4 -58 40 -50 34 ; z_ ~ 4 -46 30 -38 24 ; z_ ~ 4 -34 21 -26 15 ; z_ ~ 4 -22 12 -14 6 ; z_ ~ 4 -10 3 -2 -3 ; z_ ~ 4 2 -6 10 -11 ; z_ ~ 4 14 -14 22 -19 ; z_ ~ 4 26 -21 34 -25 ; z_ ~ 4 38 -27 46 -30
part heart = thread c : h_ ~ 58 -36 22 ; x_ ~ -62 44 7 11
part stops = stops own : o^ gold 0 -4 6 6 ; o^ gold -36 22 6 6 ; o^ gold 32 -24 6 6
part photos = photo own : r^ w -46 -30 34 40 2 -8 ; r_ light-blue -46 -34 28 26 1 -8 ; r^ w 50 38 38 30 2 6 ; r_ green 50 36 32 20 1 6
part tape = tape b : r_ ~ -46 -52 20 8 1 -8 ; r_ ~ 50 22 20 8 1 6
scene lay

* sponged-nebula-shirt | 9-12 13+ | Space
appeal 3
topics galaxy shirt, galaxy t-shirt, t-shirt, shirt, t-shirt painting, fabric painting, nebula, milky way, stars, constellation, fashion, custom clothes, customized clothes, streetwear, thrift flip, upcycling, upcycled fashion, y2k, summer camp
near merch
colors navy, purple, teal, white, pink
minutes 60 60
waits 240
mess lots
heart wear: old-t-shirt, cloth-bag, old-sweater, pillowcase, jacket = 1
heart paint: fabric-paint, acrylic-paint = 3 color
need dab: kitchen-sponge, sponge-brush, cotton-pad, foam-roller, paper-towel = 1
need board: cardboard, cereal-box, cardboard-box, newspaper, magazine = 1
nice spatter: toothbrush = 1
nice glow: glow-paint, metallic-paint, metallic-pen, fabric-marker = 1
nice set: iron = 1
home plate
home water
tool fine: paintbrush, cotton-swab, toothpick
step board: prepare wear board > cloth by cc
step plan: arrange paint plate by cc
step blue: print paint wear dab plate > cloud-a by cc
step purple: print paint wear dab plate > cloud-b by cc
step light: print paint wear dab plate > cloud-c by cc
step spatter: paint paint wear spatter water > dust by cc
step stars: paint paint wear fine plate > stars by cc
step glow: draw glow wear > glow by cc
step dry: dry wear by cc
step set: heat set wear by tc
part cloth = wear k : p^ k -34 -84 -14 -78 14 -78 34 -84 92 -46 74 -8 50 -24 50 84 -50 84 -50 -24 -74 -8 -92 -46 ; b_ gray -20 -82 0 -62 20 -82 0 -78
part cloud-a = paint blue : b_ navy -48 60 -30 20 4 -10 30 -50 48 -40 48 0 20 40 -10 70 ; b_ blue -40 56 -22 24 8 -4 32 -36 44 -24 34 8 8 36 -14 58
part cloud-b = paint purple : b_ purple -30 50 -14 22 10 -2 30 -24 36 -10 20 16 -2 38 -18 52 ; o_ purple -32 -6 12 9 -30
part cloud-c = paint pink : b_ pink -16 40 -4 18 12 2 26 -12 26 0 12 18 -4 34 ; b_ w -6 26 2 14 12 6 18 -2 16 8 4 22
part dust = paint w : d_ w 1.2 -40 -30 -34 -50 -20 -40 -8 -56 8 -44 24 -64 40 -56 44 -70 -42 4 -36 20 -44 40 38 30 42 54 26 60 30 74 -6 76 -30 74 -44 74 -20 -14 2 -24 16 -30 -66 -36 66 -36 76 -46 -78 -46 44 12 -26 2
part stars = paint w : s_ w -30 -36 7 2 ; s_ w 38 40 8 2 ; s_ w 18 -46 6 2 ; s_ w -38 66 6 2 ; s_ w 10 54 5 1.5
part glow = glow gold : l_ ~ 1.5 -30 -36 -8 -56 18 -46 24 -64 ; d_ ~ 2.4 -30 -36 -8 -56 18 -46 24 -64
scene lay

* leaf-cushion | 9-12 13+ | Jungle, Nature
topics monstera, monstera leaf, cushion, pillow, throw pillow, plant lover, plant mom, tropical, room decor, bedroom decor, cozy room, dorm room, cottagecore, hand sewing, sewing project, learn to sew, botanical, leaf
colors green, dark green, light green
minutes 120 120
mess low
heart felt: felt, fabric-scrap, old-sweater, blanket, denim, old-t-shirt, old-towel = 2 piece
heart stuffing: pillow-stuffing, wool-roving, pillow, cotton-ball = 4 handful
heart thread: embroidery-floss, sewing-thread, yarn = 9 yd
need pattern: paper, newspaper, packing-paper, wrapping-paper = 1 sheet
nice pins: pin, bobby-pin, clothespin = 8
nice loop: ribbon, cotton-cord, leather-cord = 6 in
tool needle: needle
tool pen: pencil, chalk, marker
tool scissors: fabric-scissors, scissors
step pattern: draw pattern pen scissors by cc
step cut: cut felt pattern scissors pins? > back front by cc
step vein: sew thread felt needle > veins by cc
step pair: arrange felt loop? pins? by cc
step sew: sew felt thread needle > seam by cc
step notch: sew felt thread needle > notches by cc
step fill: fill stuffing felt > fill by cc
step close: sew felt thread needle > closing by cc
step shape: sew thread felt needle > tuft by cc
part back = felt dark-green : b^ ~ 0 -70 30 -94 74 -78 92 -30 78 24 40 66 0 96 -40 66 -78 24 -92 -30 -74 -78 -30 -94
part front = felt a : b^ ~ 0 -68 29 -90 70 -75 88 -30 75 22 38 63 0 91 -38 63 -75 22 -88 -30 -70 -75 -29 -90
part veins = thread c : l_ ~ 3.5 0 -66 2 10 0 86 ; lm_ ~ 2.500 0 -40 36 -54 66 -56 ; lm_ ~ 2.500 0 -12 40 -20 76 -16 ; lm_ ~ 2.500 0 18 36 18 64 26 ; lm_ ~ 2.500 0 46 20 50 36 58
part notches = thread k : jm_ dark-green 88 -40 48 -34 5 ; jm_ dark-green 82 6 44 2 5 ; jm_ dark-green 56 46 28 36 5 ; om_ dark-green 26 -36 6 4 -10 ; om_ dark-green 24 4 6 4 0
part seam = thread c : l_ ~ 1.5 0 -62 28 -84 66 -70 82 -30 70 20 35 58 0 84 -35 58 -70 20 -82 -30 -66 -70 -28 -84 0 -62
part fill = felt green : o_ ~+ -36 -60 16 7 -20 ; o_ ~+ 40 -64 16 7 10
part closing = thread c : z_ ~ 3 -8 86 8 86
part tuft = thread c : o_ ~ 0 -14 4 ; o_ ~ 1 20 4
scene lay

* taped-deck | 9-12 13+ | Transportation, Sports
topics skateboard, skateboarding, skater, skate, skate park, longboard, street art, graffiti, streetwear, custom skateboard, wall art, room decor, extreme sports, tony hawk
near surf
colors yellow, teal, red, black
minutes 90 100
waits 180
mess some
heart deck: skateboard = 1
heart color: paint-marker, acrylic-paint, permanent-marker = 4 color
need sand: sandpaper = 1 sheet
need tape: masking-tape, washi-tape, electrical-tape, tape = 1 roll
nice line: paint-marker, permanent-marker, metallic-pen = 1 color
nice wheels: screwdriver
home cloth
tool brush: sponge-brush, paintbrush when color=acrylic-paint
tool pencil: pencil
tool ruler: ruler
step wheels: prepare deck wheels by tc
step sand: shape sand deck cloth > deck by cc
step axis: draw deck ruler pencil by cc
step tape: tape tape deck by cc
step ground: paint color deck brush > ground by cc
step peel: prepare tape deck by cc
step pattern: draw color deck pencil > pattern by cc
step line: draw line deck > line by cc
step dry: dry deck by cc
part deck = deck wood : q^ ~ 42 -42 -98 42 -98 42 98 -42 98
part ground = color a : p_ a -42 -48 42 -72 42 -34 -42 -10 ; p_ b -42 -4 42 -28 42 8 -42 32 ; p_ c -42 40 42 14 42 44 -42 70
part pattern = color d : d_ d 3 -28 -40 -12 -46 4 -50 20 -54 32 -58 ; d_ d 3 -28 -28 -12 -33 4 -38 20 -42 32 -46 ; l_ w 3 -38 14 -26 6 -18 14 -6 4 2 10 12 0 22 4 38 -8 ; l_ w 3 -38 24 -26 16 -18 24 -6 14 2 20 12 10 22 14 38 2 ; p_ d -36 60 -26 46 -18 54 ; p_ d -14 52 -4 38 4 46 ; p_ d 10 44 20 30 28 38
part line = line k : a_ k 0 -78 10 8 0 360 ; s_ k 0 -78 6 2.500 ; a_ k 0 82 8 6 0 360
scene lay

* sun-print-ferns | 6-8 9-12 13+ | Nature
appeal 3
topics cyanotype, sun print, sunprint, sun prints, solar print, blueprint, photography, photographer, botany, botanical, herbarium, summer, summer solstice, sunshine, sun, science, chemistry, art class, cottagecore, dark academia, anna atkins, wall art, gift for grandma
colors blue, white, light blue
minutes 30 35 40
waits 90
mess some
heart sheet: sun-print-paper = 2 sheet
heart finds: fern-frond, leaf, pressed-flower, flower, feather, fresh-herb, lace, grass, seed-pod, paper-doily = 4
need pane: acrylic-sheet, picture-frame, shadow-box, plastic-wrap, contact-paper = 1
need board: cardboard, clipboard, cereal-box, hardcover-book, wood-scrap = 1
need tray: baking-tray, foil-pan, plastic-tub, bowl, bucket = 1

nice clips: clothespin, binder-clip, paper-clip = 4
home water
home towel
step pick: prepare finds by ccc
step board: arrange sheet board > sheet by ccc
step lay: arrange finds sheet > finds by ccc
step pane: prepare pane sheet clips? by tcc
step sun: play sheet board by ccc
step rinse: wash sheet tray water > blue by ccc
step dry: dry sheet towel by ccc
step press: prepare sheet board by ccc

part sheet = sheet light-blue : r^ ~ 0 0 122 150 2
part blue = sheet navy : r_ blue 0 0 118 146 2
part finds = finds w : l_ w 2.5 -8 68 -3 30 2 -10 8 -64 ; j_ w -6 50 -55 28.6 4.6 ; j_ w -6 50 45 34.7 4.6 ; j_ w -4.9 41 -51 20.8 4.4 ; j_ w -4.9 41 43.1 26.6 4.4 ; j_ w -3.8 32 -47.1 13.1 4.3 ; j_ w -3.8 32 41.2 18.5 4.3 ; j_ w -2.8 23 -43 5.4 4.1 ; j_ w -2.8 23 39.2 10.4 4.1 ; j_ w -1.7 14 -38.9 -2.3 4 ; j_ w -1.7 14 37.1 2.4 4 ; j_ w -0.6 5 -34.7 -9.9 3.8 ; j_ w -0.6 5 35 -5.7 3.8 ; j_ w 0.5 -4 -30.5 -17.6 3.7 ; j_ w 0.5 -4 32.8 -13.7 3.7 ; j_ w 1.6 -13 -26.1 -25.1 3.5 ; j_ w 1.6 -13 30.4 -21.7 3.5 ; j_ w 2.7 -22 -21.6 -32.6 3.4 ; j_ w 2.7 -22 27.9 -29.6 3.4 ; j_ w 3.8 -31 -16.9 -40 3.2 ; j_ w 3.8 -31 25.3 -37.5 3.2 ; j_ w 4.8 -40 -12 -47.3 3.1 ; j_ w 4.8 -40 22.3 -45.2 3.1 ; j_ w 5.9 -49 -6.6 -54.5 2.9 ; j_ w 5.9 -49 18.9 -52.9 2.9 ; j_ w 7 -58 0.3 -60.9 2.8 ; j_ w 7 -58 14 -60.1 2.8
scene lay

* pick-earrings | 9-12 13+ | Music
topics guitar pick, guitar picks, guitar, guitarist, bass player, band, rock, rock star, earrings, necklace, keychain, key ring, music lover, music festival, gift for a guitarist, gift for a musician, merch
near punk, metal, jewelry, concert
colors red, black, gold, teal
minutes 35 40
mess low
heart picks: guitar-pick, plastic-lid = 2
heart hang: earring-hook, key-ring, necklace-chain, leather-cord, cotton-cord, ribbon = 2
need punch: hole-punch, pushpin, awl, nail = 1
nice wire: craft-wire, fishing-line, embroidery-floss = 18 in
nice bead: bead, charm, seed-bead, crystal, wooden-bead = 2
nice color: permanent-marker, paint-marker, metallic-pen = 1 color
home board
tool sand: sandpaper
tool scissors: scissors when picks=plastic-lid
tool pen: pencil when picks=plastic-lid
step shape: prepare picks sand scissors pen > picks by cc
step color: draw color picks > pattern by cc
step hole: poke picks punch board > holes by tc
step wire: tie wire picks > turns by cc
step bead: thread bead wire? hang picks > bead by cc
step hang: build hang picks > hang by cc
step second: test picks hang by cc
step wear: play picks by cc
part hang = hang silver : l^m ~ 3 -44 -50 -44 -72 -36 -86 -26 -82 -26 -70 ; o^m ~ -44 -46 5 5
part turns = wire silver : z_ silver 2 -80 -24 -8 -24 ; z_ silver 2 -78 -18 -10 -18 ; z_ silver 2 -76 -12 -12 -12 ; z_ silver 2 8 -24 80 -24 ; z_ silver 2 10 -18 78 -18 ; z_ silver 2 12 -12 76 -12
part picks = picks a : b^ ~ -84 -18 -74 -36 -44 -40 -14 -36 -4 -18 -16 20 -44 62 -72 20 ; b^ ~ 84 -18 74 -36 44 -40 14 -36 4 -18 16 20 44 62 72 20
part pattern = color d : p_ w -58 14 -38 -24 -42 -4 -30 -4 -50 34 -46 12 ; p_ w 30 14 50 -24 46 -4 58 -4 38 34 42 12
part holes = picks k : o_ k -44 -32 3.500 ; o_ k 44 -32 3.500
part bead = bead gold : o^ ~ -44 -58 6 6 ; o^ ~ 44 -58 6 6
scene hang

* corner-hen | 9-12 13+ | Farm, Animals
extras world Farm: crinkle-paper, hay
topics hen, chicken, rooster, farmhouse, farmhouse decor, gingham, patchwork, pincushion, pattern weight, doorstop, paperweight, easter, easter decor, spring, sewing project, learn to sew, hand sewing, sewing class, upcycling, cottagecore, country, gift for grandma, lavender
colors red, white, gold, blue
minutes 75 75
mess low
heart cloth: fabric-scrap, denim, old-t-shirt, bandana, pillowcase, bed-sheet = 2 piece
heart fill: rice, dried-bean, dried-lentil, dried-chickpea, seed, sand, pillow-stuffing = 1 1/2 cup
heart thread: sewing-thread, embroidery-floss = 3 yd
need comb: felt, fabric-scrap, denim, craft-foam = 1 scrap
nice second: denim, old-t-shirt, bandana, lace, old-tie = 1 piece
nice scent: lavender, fresh-herb, spice = 2 tbsp
nice eyes: button, bead, seed-bead = 2
nice pins: pin, bobby-pin, clothespin = 6
tool needle: needle
tool pencil: pencil, chalk
tool ruler: ruler
tool scissors: fabric-scissors, scissors
step cut: cut cloth ruler pencil scissors second? > hen by cc
step comb: cut comb scissors by cc
step pin: arrange cloth comb pins? > comb by cc
step sew: sew cloth thread needle > seam by cc
step turn: fold cloth pencil scissors by cc
step fill: fill fill cloth scent? by cc
step pyramid: sew cloth thread needle > belly by cc
step eyes: sew eyes cloth thread needle > eyes by cc
step set: play cloth by cc
part comb = comb a : o^ ~ -64 -52 12 12 ; o^ ~ -48 -60 12 12 ; o^ ~ -34 -54 11 11 ; p^ gold -84 -24 -99 -14 -82 -8 ; x_ ~ -80 -2 8 12
part hen = cloth b : b^ ~ -88 -16 -78 -44 -52 -50 -34 -30 -4 0 30 10 60 -20 78 -56 92 -60 86 -6 78 44 64 66 -62 66 -82 30
part seam = thread w : l_ ~ 2 -36 -28 -6 2 30 12 60 -16
part belly = second d : p_ ~ -60 66 -20 20 30 20 66 66 ; d_ w 2 -36 52 -20 38 -6 52 10 38 24 52 38 40 -14 60 34 60
part eyes = eyes k : k -66 -28 5
scene stand

* nut-bot-keyring | 9-12 13+ | Robots
appeal 3
topics robot, bolt robot, hardware robot, nuts and bolts, keychain, key ring, bag charm, upcycling, scrap metal, steampunk, engineer, engineering, maker, makerspace, mechanic, tinkering, robotics club, robotics, gift for dad, father's day, pocket money gift
near coding, computer, gamer
colors silver, gold, red
minutes 40 45
mess low
heart hardware: nuts-and-bolts, metal-washer = 8 piece
heart wire: craft-wire, paper-clip, twist-tie = 3 ft
need ring: key-ring, necklace-chain, paper-clip, leather-cord, shoelace = 1
nice plate: keycap, button, bottle-cap, old-CD, charm, metal-washer = 1
nice eyes: bead, seed-bead, sequin = 2
tool pliers: pliers, scissors
tool pencil: pencil
step sort: arrange hardware by cc
step fold: prepare wire pencil pliers > loop by cc
step head: thread hardware wire > head by cc
step eyes: thread eyes wire > eyes by cc
step arms: thread hardware wire > arms by cc
step body: thread hardware wire > body by cc
step legs: thread hardware wire > legs by cc
step plate: tie plate wire > plate by cc
step ends: prepare wire pliers by cc
step ring: build ring wire > ring by cc
part ring = ring own : a^ ~ 0 -84 16 12 0 360
part loop = wire own : a^ ~ 0 -64 8 5 0 360 ; z_ ~ 4 0 -58 0 -50
part head = hardware silver : p^ ~ -24 -36 -12 -56 12 -56 24 -36 12 -16 -12 -16 ; o_ k 0 -36 11 ; z_ silver- 2 -12 -54 12 -54
part eyes = eyes red : o^ ~ -7 -37 5 5 ; o^ ~ 7 -37 5 5
part body = hardware silver : z_ silver- 6 0 -18 0 -6 ; p^ ~ -22 -6 22 -6 28 4 22 14 -22 14 -28 4 ; p^ ~ -22 16 22 16 28 26 22 36 -22 36 -28 26 ; p^ ~ -22 38 22 38 28 48 22 58 -22 58 -28 48 ; zm_ silver- 2 8 -6 8 14 ; zm_ silver- 2 8 16 8 36 ; zm_ silver- 2 8 38 8 58
part arms = wire own : lm^ ~ 4 4 -12 30 -8 48 10 62 22 ; om^ silver 66 28 12 12 ; om_ k 66 28 5 5
part legs = wire own : lm^ ~ 4 8 58 14 70 20 80 ; pm^ silver 8 78 32 78 36 88 32 96 8 96 4 88 ; zm_ silver- 2 20 78 20 96
part plate = plate k : r^ ~ 0 26 24 24 4 ; r_ ~+ 0 25 18 18 3 ; z_ w 2.4 -5 31 -5 20 ; l_ w 2.4 -5 20 4 20 4 26 -5 26 ; z_ w 2.4 -1 26 5 31
scene hang

* ball-with-a-bite | 9-12 13+ | Sports
appeal 3
topics tennis, tennis ball, key holder, letter holder, towel holder, wall hook, organizer, desk organizer, room decor, dorm room, gift for coach, coach, gift for dad, father's day, kids room, funny, tennis team
near locker
colors yellow, white, black
minutes 25 30
mess low
heart ball: tennis-ball = 1
heart pen: permanent-marker, marker, paint-marker, acrylic-paint = 2 color
tool knife: craft-knife
nice eyes: googly-eye, button, bead, bottle-cap, ping-pong-ball = 2
nice screw: wood-screw, nail = 1
nice driver: screwdriver, hammer
nice board: wood-scrap, wood-slice, cork-sheet, canvas = 1
nice hair: yarn, faux-fur, pipe-cleaner, felt, feather = 1 scrap
join glue: glue-gun, glue
home bowl
tool pencil: ballpoint-pen, marker
step draw: draw ball pencil by cc
step cut: cut ball knife bowl > ball by gt
step squeeze: test ball by cc
step eyes: glue eyes ball glue > eyes by cc
step face: draw pen ball > face by cc
step hair: glue hair ball glue > hair by cc
step mount: build screw driver ball board? > board by tt
step use: play ball by cc
part board = board wood : r^ ~ 0 4 150 172 8
part hair = hair brown : z^ ~ 6 -30 -54 -42 -84 ; z^ ~ 6 -12 -60 -16 -92 ; z^ ~ 6 8 -62 10 -94 ; z^ ~ 6 26 -56 36 -86
part ball = ball a : o^ ~ 0 4 70 70 ; l_ w 5 -62 -28 -36 -38 -20 -58 ; l_ w 5 62 -28 36 -38 20 -58 ; b_ k -48 24 -20 34 20 34 48 24 30 46 0 54 -30 46 ; zm_ ~ 4 44 22 52 14
part eyes = eyes w : e -22 -10 15 ; e 22 -10 15
part face = pen k : z_ k 4 -40 -32 -12 -38 ; z_ k 4 12 -36 38 -28 ; o_ red- 0 46 14 5
scene hang

* jeans-leg-bag | 9-12 13+ | -
extras cloth: patch, leather
appeal 3
topics thrift flip, thrifting, jeans, old jeans, denim, denim bag, bag, handbag, shoulder bag, pouch, crossbody bag, fashion, upcycling, upcycled fashion, sustainable fashion, fashion week, slow fashion, recycling, earth day, zero waste, clothing, sewing, hand sewing, learn to sew, y2k, streetwear, 90s, grunge, back to school
colors blue, gold, red
minutes 90 90
mess low
heart denim: denim = 1
heart thread: sewing-thread, embroidery-floss = 5 yd
need needle: needle = 1
nice machine@13+: sewing-machine
nice close: button, snap-fastener, zipper, hook-and-loop-tape, safety-eye = 1
nice patch: patch, felt, fabric-scrap, lace, bandana, old-tie = 1
nice stitch: embroidery-floss, fabric-paint, fabric-marker, paint-marker = 1
nice strap: ribbon, old-belt, leather-cord, cotton-cord, paracord, scarf = 4 ft
nice pins: pin, bobby-pin, clothespin = 6
nice charm: key-ring, old-key, charm, bead = 1
tool chalk: chalk, pencil
tool ruler: ruler
tool scissors: fabric-scissors, scissors
step cut: cut denim ruler chalk scissors > bag by cc
step patch: sew patch denim thread needle > patch by cc
step stitch: decorate stitch denim > stitch by cc
step sew: sew denim thread needle pins? machine? by cc
step corners: sew denim thread needle > corners by cc
step seam: cut denim scissors strap? > strap by cc
step fix: sew denim thread needle strap? by cc
step close: sew close denim thread needle > close by cc
step charm: tie charm denim > charm by cc
part strap = denim blue : l^ ~ 8 -56 -36 -50 -78 0 -96 50 -78 56 -36 ; l_ gold 1.5 -56 -36 -50 -78 0 -96 50 -78 56 -36
part bag = denim blue : q^ ~ 6 -66 -40 66 -40 70 84 -70 84 ; r_ ~- 0 -34 132 12 ; z_ gold 1.500 -66 -28 66 -28 ; z_ gold 1.500 40 -28 44 84 ; z_ gold 1.500 44 -28 48 84
part corners = thread blue : pm_ ~- 70 84 50 84 70 64
part patch = patch c : h^ ~ -22 28 30 ; z_ w 2 -40 20 -36 16 ; z_ w 2 -4 20 -8 16 ; z_ w 2 -22 46 -18 42
part stitch = stitch gold : s_ ~ 18 0 8 3.500 ; s_ ~ 24 58 6 2.500 ; s_ ~ -52 66 6 2.500
part close = close gold : o^ ~ 0 -34 8 8 ; d_ k 1.500 -3 -34 3 -34
part charm = charm own : z ~ 2 60 -34 74 -12 ; h^ ~ 76 0 18
scene lay

* settling-jar | 9-12 13+ | -
appeal 1
topics exam, exams, exam stress, test anxiety, anxiety before exams, finals, finals week, stress, stress relief, anxiety, anxious, panic, overthinking, calm down, calm, calm down jar, glitter jar, mindfulness, meditation, breathing, self-care, self care, mental health, study, studying, study break, feelings, feeling overwhelmed, overwhelmed, burnout, pomodoro, relaxation
near homework, sleepover, spa night
colors teal, purple, silver
minutes 30 30
mess some
heart jar: glass-jar, plastic-jar, plastic-bottle, glass-bottle = 1
heart glitter: glitter, sequin, glitter-glue = 2 tbsp
need glue: glue, glitter-glue, dish-soap = 4 tbsp
nice color: food-coloring, watercolor-paint = 1 color
nice drift: seed-bead, sequin, charm, bead, stick-on-gem = 12
nice label: index-card, price-tag, paper, cardstock, sticky-note, washi-tape = 1
nice pen: ballpoint-pen, gel-pen, permanent-marker, metallic-pen, marker = 1
home water: = 2 cup
home spoon
join seal: tape, electrical-tape, glue-gun, duct-tape, washi-tape
step wash: wash jar water by cc
step glue: mix glue water jar spoon > jar by cc
step color: mix color jar > water by cc
step glitter: fill glitter jar > glitter by cc
step drift: fill drift jar > drift by cc
step time: test jar glue water by cc
step close: tape seal jar > lid by cc
step label: draw label pen jar > label by cc
step use: play jar by cc
part jar = jar own : jar ~ 0 -64 104 148 ; q_ light-blue 14 -44 -34 44 -34 44 78 -44 78
part water = color a : q_ teal 14 -44 -34 44 -34 44 78 -44 78 ; y_ teal+ -10 20 30 24 9 .2 ; o_ teal+ 22 50 18 14
part glitter = glitter silver : d_ w 2 -30 -20 -12 -10 8 -22 28 -8 -34 10 -16 22 4 8 24 24 36 10 -28 40 -8 46 14 40 34 46 -36 60 -20 66 0 58 20 66 34 62 ; d_ gold 2.400 -22 -2 16 4 -6 30 30 34 -24 54 10 70 -36 72 38 74
part drift = drift purple : bits ~ 0.9 -26 -22 14 -18 34 -6 -34 6 0 8 30 28 -18 32 8 42 -34 52 32 58 -12 64 12 70
part lid = seal silver : r_ ~ 0 -58 92 8 2
part label = label w : r^ ~ 62 14 34 24 3 12 ; z_ k 2 52 10 72 14 ; z_ k 2 52 18 66 20
scene stand

* clip-light-photos | 9-12 13+ | -
extras hanging: fake-leaf, old-book-page, wooden-craft-shape, charm, eucalyptus, price-tag
topics room decor, room makeover, bedroom decor, bedroom, dorm room, dorm, new room, aesthetic room, photos, photo wall, photo garland, polaroid, polaroids, string lights, fairy lights, best friend, best friends, friendship, memories, summer memories, graduation, birthday, going to college, missing my friends, teenager room
colors cream, yellow, pink, teal
minutes 40 40
mess low
heart photos: photo, old-calendar-picture, ticket-stub, old-greeting-card = 9
heart lights: string-light = 1
heart clips: clothespin, paper-clip, bobby-pin, washi-tape = 9
nice cord: string, yarn, ribbon, cotton-cord, fishing-line = 9 ft
nice edge: washi-tape, metallic-paper, paint-marker, gel-pen = 1
nice words: ballpoint-pen, permanent-marker, gel-pen, metallic-pen, marker = 1
nice small: ticket-stub, pressed-flower, leaf, feather, postage-stamp, fake-leaf, ribbon-rose = 5
nice hooks: sticky-tack, pushpin, tape, masking-tape = 4
tool scissors: scissors
step choose: cut photos scissors by cc
step edge: decorate edge photos > edge edge-b by cc
step words: draw words photos by cc
step cord: arrange lights cord? > lights by cc
step hooks: build hooks lights by cc
step hang: arrange photos clips lights > photos clips by cc
step small: arrange small clips lights > small by cc
step on: test lights by cc
part lights = lights k : l_ k 2 -99 -62 -60 -44 0 -36 60 -44 99 -62 ; l_ k 2 -99 14 -60 28 0 36 60 28 99 14 ; o^ yellow -92 -56 5 5 ; o^ yellow -60 -42 5 5 ; o^ yellow -20 -36 5 5 ; o^ yellow 20 -36 5 5 ; o^ yellow 60 -42 5 5 ; o^ yellow 92 -56 5 5 ; o^ yellow -88 20 5 5 ; o^ yellow -40 34 5 5 ; o^ yellow 0 37 5 5 ; o^ yellow 40 34 5 5 ; o^ yellow 88 20 5 5
part photos = photos own : r^ w -80 -24 26 31 1.2 ; r_ sky -80 -26.5 21.1 21.1 0.6 ; o_ tan -80 -30.2 5 5 ; b_ teal -88.1 -15.9 -85 -24 -80 -25.9 -75 -24 -71.9 -15.9 ; r^ w -40 -14 26 31 1.2 ; r_ sky -40 -16.5 21.1 21.1 0.6 ; o_ tan -40 -20.2 5 5 ; b_ teal -48.1 -5.9 -45 -14 -40 -15.9 -35 -14 -31.9 -5.9 ; r^ w 0 -10 26 31 1.2 ; r_ sky 0 -12.5 21.1 21.1 0.6 ; o_ tan 0 -16.2 5 5 ; b_ teal -8.1 -1.9 -5 -10 0 -11.9 5 -10 8.1 -1.9 ; r^ w 40 -14 26 31 1.2 ; r_ sky 40 -16.5 21.1 21.1 0.6 ; o_ tan 40 -20.2 5 5 ; b_ teal 31.9 -5.9 35 -14 40 -15.9 45 -14 48.1 -5.9 ; r^ w 80 -24 26 31 1.2 ; r_ sky 80 -26.5 21.1 21.1 0.6 ; o_ tan 80 -30.2 5 5 ; b_ teal 71.9 -15.9 75 -24 80 -25.9 85 -24 88.1 -15.9 ; r^ w -60 52 26 31 1.2 ; r_ sky -60 49.5 21.1 21.1 0.6 ; o_ tan -60 45.8 5 5 ; b_ teal -68.1 60.1 -65 52 -60 50.1 -55 52 -51.9 60.1 ; r^ w -20 60 26 31 1.2 ; r_ sky -20 57.5 21.1 21.1 0.6 ; o_ tan -20 53.8 5 5 ; b_ teal -28.1 68.1 -25 60 -20 58.1 -15 60 -11.9 68.1 ; r^ w 20 60 26 31 1.2 ; r_ sky 20 57.5 21.1 21.1 0.6 ; o_ tan 20 53.8 5 5 ; b_ teal 11.9 68.1 15 60 20 58.1 25 60 28.1 68.1 ; r^ w 60 52 26 31 1.2 ; r_ sky 60 49.5 21.1 21.1 0.6 ; o_ tan 60 45.8 5 5 ; b_ teal 51.9 60.1 55 52 60 50.1 65 52 68.1 60.1
part edge = edge c : r_ ~ -80 -12.2 21.1 3.1 0.6 ; r_ ~ 0 1.8 21.1 3.1 0.6 ; r_ ~ 80 -12.2 21.1 3.1 0.6 ; r_ ~ -20 71.8 21.1 3.1 0.6 ; r_ ~ 60 63.8 21.1 3.1 0.6
part edge-b = edge b : r_ ~ -40 -2.2 21.1 3.1 0.6 ; r_ ~ 40 -2.2 21.1 3.1 0.6 ; r_ ~ -60 63.8 21.1 3.1 0.6 ; r_ ~ 20 71.8 21.1 3.1 0.6
part clips = clips own : r^ wood -80 -40 6 17 2 ; r^ wood -40 -30 6 17 2 ; r^ wood 0 -26 6 17 2 ; r^ wood 40 -30 6 17 2 ; r^ wood 80 -40 6 17 2 ; r^ wood -60 36 6 17 2 ; r^ wood -20 44 6 17 2 ; r^ wood 20 44 6 17 2 ; r^ wood 60 36 6 17 2
part small = small own : r^ gold -90 56 14 22 1 -6 ; r^ pink 90 56 14 22 1 6 ; r^ teal -60 -72 14 22 1 8 ; r^ gold 0 -66 14 22 1 -4 ; r^ pink 60 -72 14 22 1 6
scene hang

* dice-tower | 9-12 13+ | Fantasy
extras machine: flag, cardboard-letter
appeal 3
topics dungeons and dragons, dnd, d&d, dice, dice tower, role playing, role-playing game, rpg, tabletop, tabletop gaming, board game, board games, game night, game master, warhammer, wargaming, castle, wizard tower, gamer, gaming, nerd
colors gray, brown, black, gold
minutes 90 100
waits 60
mess some
heart board: foam-board, cardboard, cardboard-box, shoebox, cereal-box, pizza-box = 2
heart dice: dice = 2
need paint: acrylic-paint, paint = 2 color
nice planks: craft-stick, wooden-skewer, toothpick, wood-scrap = 8
nice grit: sand, salt, coffee-grounds, eggshell = 2 tbsp
nice moss: moss, kitchen-sponge, pom-pom, felt = 1 scrap
nice felt: felt, fabric-scrap, craft-foam = 1 scrap
join glue: glue, glue-gun
join tape: masking-tape, tape
tool knife: craft-knife, scissors
tool brush: paintbrush, sponge-brush
tool pencil: pencil
tool ruler: ruler
step draw: draw board pencil ruler by cc
step cut: cut board knife ruler by gt
step ramps: glue board glue tape > ramps by cc
step close: glue board glue tape > walls by cc
step roll: test dice board > dice by cc
step top: cut board knife glue > top by cc
step planks: glue planks board glue > door by cc
step grit: mix grit paint board brush by cc
step stone: paint paint board brush > stones by cc
step felt: glue felt board moss? glue > felt by cc
part walls = board gray : r^ gray -14 -6 76 160 2 ; p^ gray- 24 -86 52 -70 52 66 24 74 ; b_ k -34 74 -34 38 -14 24 6 38 6 74
part ramps = board brown : p_ brown- -36 74 -36 66 8 58 8 74
part top = board gray : r^ gray -44 -90 16 20 1 ; r^ gray -14 -90 16 20 1 ; r^ gray 16 -90 16 20 1 ; p^ gray- 30 -92 44 -84 44 -66 30 -72 ; p^ gray 50 40 96 60 96 76 -70 86 -80 78 -46 74
part stones = paint k : z_ gray- 2 -52 -60 24 -60 ; z_ gray- 2 -52 -34 24 -34 ; z_ gray- 2 -52 -8 24 -8 ; z_ gray- 2 -52 18 24 18 ; z_ gray- 2 -30 -86 -30 -60 ; z_ gray- 2 4 -60 4 -34 ; z_ gray- 2 -36 -34 -36 -8 ; z_ gray- 2 -6 -8 -6 18 ; z_ gray- 2 -40 18 -40 40 ; r_ gray+ -40 -48 14 8 2 ; r_ gray+ 8 -20 14 8 2 ; q_ k 6 -22 -56 -6 -56 -6 -38 -22 -38
part door = planks brown : r_ ~ -51 52 7 44 1 ; r_ ~- -43 52 7 44 1 ; r_ ~ 13 52 7 44 1 ; r_ ~- 21 52 7 44 1 ; r_ ~ -14 26 74 6 1 ; r_ ~- -14 20 74 6 1 ; r_ ~ -50 -50 5 60 1 ; r_ ~ 22 -50 5 60 1
part felt = felt green : p_ dark-green 8 76 88 66 90 72 -62 82 ; o_ green -52 70 10 7 ; o_ green 34 62 10 7 ; o_ green -52 -80 8 6
part dice = dice red : r^ red 58 58 22 22 4 12 ; d_ w 2.500 52 52 58 58 64 64 ; r^ teal 22 66 18 18 4 -10 ; d_ w 2.200 18 62 26 70
scene stand

* month-in-a-notebook | 9-12 13+ | -
extras book: bookmark, envelope, feather, leaf, paper-clip, photo, ribbon, rubber-band, sewing-elastic, sticker, sticky-note, ticket-stub
appeal 1
topics bullet journal, bullet journaling, bujo, journal, journaling, planner, diary, habit tracker, mood tracker, calendar, study, studying, study plan, exams, organization, getting organized, new year, new year's resolutions, resolutions, goals, back to school, school year, self-care, productivity, adhd, doodle, lettering
near homework
colors teal, pink, yellow, navy free
minutes 50 60
mess low
heart book: notebook, graph-paper = 1
heart pen: ballpoint-pen, gel-pen = 1
need color: marker, colored-pencil, gel-pen, metallic-pen, watercolor-pencil, permanent-marker = 3 color
nice tape: washi-tape, masking-tape = 1 roll
nice sticks: sticker, pressed-flower, postage-stamp, ticket-stub, sticky-note, magazine = 6
nice stencil: bottle-cap = 1
nice shine: metallic-pen, gel-pen, paint-marker = 1
tool pencil: pencil
tool ruler: ruler
step think: prepare book > book by cc
step grid: draw book pencil ruler by cc
step head: draw book color > head by cc
step ink: draw pen book > grid by cc
step picture: draw pen book color stencil? > jar by cc
step rows: draw pen book ruler > rows by cc
step legend: color color book > legend marbles by cc
step tape: decorate tape book > tape by cc
step stick: decorate sticks book > stickered by cc
step shine: draw shine book > shine by cc
part book = book w : r^ navy- 0 4 196 142 5 ; r_ w -48 2 92 132 3 ; r_ w 48 2 92 132 3 ; z_ silver 2 0 -64 0 68 ; d_ silver 1.3 -80 -40 -60 -40 -40 -40 -20 -40 -80 -20 -60 -20 -40 -20 -20 -20 -80 0 -60 0 -40 0 -20 0 -80 20 -60 20 -40 20 -20 20 -80 40 -60 40 -40 40 -20 40 20 -40 40 -40 60 -40 80 -40 20 -20 40 -20 60 -20 80 -20 20 0 40 0 60 0 80 0 20 20 40 20 60 20 80 20 20 40 40 40 60 40 80 40
part head = color d : l_ d 4 -82 -46 -74 -58 -66 -46 -58 -58 -50 -46 ; l_ d 4 -42 -52 -34 -58 -30 -50 -38 -46 -42 -52 ; z_ c 7 -84 -40 -24 -40
part grid = pen k : r_ k -48 12 78 84 1 ; r_ w -48 12 75 81 1 ; z_ k 1.2 -86 -13 -10 -13 ; z_ k 1.2 -86 4 -10 4 ; z_ k 1.2 -86 21 -10 21 ; z_ k 1.2 -86 38 -10 38 ; z_ k 1.2 -75 -30 -75 54 ; z_ k 1.2 -64 -30 -64 54 ; z_ k 1.2 -53.500 -30 -53.500 54 ; z_ k 1.2 -42.500 -30 -42.500 54 ; z_ k 1.2 -32 -30 -32 54 ; z_ k 1.2 -21 -30 -21 54
part jar = pen k : q_ k 8 20 -38 76 -38 76 26 20 26 ; q_ w 7 22 -36 74 -36 74 24 22 24 ; r_ k 48 -43 44 8 2 ; d_ k 3.6 27 19 34 19 41 19 48 19 55 19 62 19 69 19 27 11 34 11 41 11 48 11 55 11 62 11 69 11 27 3 34 3 41 3 48 3 55 3 62 3 69 3 27 -5 34 -5 41 -5 48 -5 55 -5 62 -5 69 -5 39 -13 48 -13 57 -13 ; d_ w 2.8 27 19 34 19 41 19 48 19 55 19 62 19 69 19 27 11 34 11 41 11 48 11 55 11 62 11 69 11 27 3 34 3 41 3 48 3 55 3 62 3 69 3 27 -5 34 -5 41 -5 48 -5 55 -5 62 -5 69 -5 39 -13 48 -13 57 -13
part marbles = color a : d_ a 2.8 27 19 41 19 62 19 34 11 55 11 ; d_ b 2.8 34 19 48 19 27 11 ; d_ c 2.8 55 19 69 19 41 11 48 11
part rows = pen k : z_ k 1.2 16 36 86 36 ; z_ k 1.2 16 50 86 50 ; z_ k 1.2 16 64 86 64 ; d_ k 1.4 18 40 22.4 40 26.8 40 31.2 40 35.6 40 40 40 44.4 40 48.8 40 53.2 40 57.6 40 62 40 66.4 40 70.8 40 75.2 40 79.6 40 84 40 18 54 22.4 54 26.8 54 31.2 54 35.6 54 40 54 44.4 54 48.8 54 53.2 54 57.6 54 62 54 66.4 54 70.8 54 75.2 54 79.6 54 84 54 18 68 22.4 68 26.8 68 31.2 68 35.6 68 40 68 44.4 68 48.8 68 53.2 68 57.6 68 62 68 66.4 68 70.8 68 75.2 68 79.6 68 84 68
part legend = color a : r_ a -80 -22 9 14 1 ; r_ b -58.500 -5 9 14 1 ; r_ c -37 -22 9 14 1 ; r_ a -15.500 12 9 14 1 ; r_ b -80 46 9 14 1 ; r_ c -58.500 29 9 14 1 ; d_ a 3 82 -54 ; d_ b 3 82 -46 ; d_ c 3 82 -38
part tape = tape c : r_ ~ 48 -56 92 10 1
part stickered = sticks pink : bits own 0.8 -90 64 -6 64 6 -60 90 66 -90 -60 -10 -60
part shine = shine gold : s_ gold -16 -54 6 2.500 ; s_ gold 80 6 5 2
scene lay

* lace-cuff | 9-12 13+ | -
appeal 1
topics goth, gothic, victorian, dark academia, witch, witchy, witchcore, lace, jewelry, bracelet, cuff, prom, steampunk, renaissance, medieval, regency, bridgerton, halloween costume, fashion, lolita, wednesday, fairycore, coquette, wedding, bridesmaid
near vampire, ballet, ballerina, balletcore
colors black, purple, silver, red
minutes 60 60
mess low
heart lace: lace, tulle = 36 in
heart base: ribbon, felt, leather, denim, fabric-scrap, ric-rac = 10 in
need thread: sewing-thread, embroidery-floss = 6 ft
need needle: needle = 1
need close: snap-fastener, button, earring-hook, hook-and-loop-tape, ribbon = 1
nice beads: bead, seed-bead, sequin, stick-on-gem, crystal, button = 9
nice drop: charm, old-key, old-jewelry-piece, crystal, button = 1
nice chain: necklace-chain = 1
tool scissors: scissors, fabric-scissors
tool ruler: ruler
step measure: cut base ruler scissors > base by cc
step lace: cut lace scissors ruler by cc
step gather: sew lace thread needle > lace by cc
step sew: sew lace base thread needle > seam by cc
step beads: sew beads base thread needle > beads by cc
step chain: sew chain base thread needle > chain by cc
step drop: sew drop base thread needle > drop by cc
step close: sew close base thread needle > close by cc
step wear: test base by cc
part lace = lace k : d^ k 11 -88 -32 -72 -32 -56 -32 -40 -32 -24 -32 -8 -32 8 -32 24 -32 40 -32 56 -32 72 -32 88 -32 -88 28 -72 28 -56 28 -40 28 -24 28 -8 28 8 28 24 28 40 28 56 28 72 28 88 28 ; r_ k 0 -2 198 62 2 ; d_ w 2.4 -88 -35 -72 -35 -56 -35 -40 -35 -24 -35 -8 -35 8 -35 24 -35 40 -35 56 -35 72 -35 88 -35 -88 31 -72 31 -56 31 -40 31 -24 31 -8 31 8 31 24 31 40 31 56 31 72 31 88 31 ; d_ w 1.6 -80 -30 -64 -30 -48 -30 -32 -30 -16 -30 0 -30 16 -30 32 -30 48 -30 64 -30 80 -30 -80 26 -64 26 -48 26 -32 26 -16 26 0 26 16 26 32 26 48 26 64 26 80 26
part base = base b : r^ purple 0 -2 196 52 3 ; r_ purple- 0 -2 196 26 2
part seam = thread w : z_ gray 1.5 -96 -24 96 -24 ; z_ gray 1.5 -96 20 96 20
part chain = chain own : l_ ~ 3 -70 0 -36 18 0 4 36 18 70 0
part beads = beads own : d^ silver 5 -64 -2 -48 -2 -32 -2 -16 -2 0 -2 16 -2 32 -2 48 -2 64 -2
part drop = drop own : z ~ 2 0 18 0 40 ; h^ ~ 0 54 18
part close = close silver : o^ ~ -90 -2 5 5 ; o^ ~ 90 -2 5 5
scene lay

* stitched-photo | 9-12 13+ | -
topics homesick, feeling homesick, missing someone, missing you, miss you, grandparents, grandma, grandpa, old photos, family, family history, heritage, memories, memory, memorial, remembrance, grief, someone who died, best friend, moving away, long distance, postcard, mixed media, collage, mother's day, father's day, anniversary
near family tree, ancestors, photography, black and white
colors red, teal, yellow
minutes 60 70
mess low
heart photo: photo, old-calendar-picture, old-greeting-card = 1
heart thread: embroidery-floss, sewing-thread, yarn = 9 ft
need needle: needle = 1
need back: cardstock, watercolor-paper, cardboard, paper, index-card = 1 sheet
nice beads: seed-bead, sequin, bead, button = 7
nice stamp: postage-stamp, washi-tape, sticker = 1
nice pen: ballpoint-pen, gel-pen, permanent-marker, metallic-pen = 1
nice frame: picture-frame, shadow-box, embroidery-hoop, envelope = 1
join glue: glue-stick, glue
home towel
nice prick: awl, pushpin
tool pencil: pencil
tool scissors: scissors
step copy: prepare photo by cc
step plan: draw photo pencil by cc
step prick: poke photo needle towel prick? by cc
step line: sew thread photo needle scissors > photo line by cc
step fill: sew thread photo needle > flowers by cc
step beads: sew beads photo thread needle > beads by cc
step back: glue photo back glue > back by cc
step letter: draw pen back > letter by cc
step stamp: decorate stamp back > stamp by cc
step give: arrange photo frame? by cc
part back = back w : r^ ~ 0 0 150 186 3
part photo = photo gray : r^ gray 0 -10 124 142 2 ; r_ gray+ 0 -40 124 80 1 ; o_ gray- 0 -30 22 24 ; b_ gray- -44 60 -36 14 -14 -4 14 -4 36 14 44 60 ; o_ w -2 -26 16 18 ; b_ k -22 -30 -20 -54 0 -60 20 -54 22 -30 14 -42 -14 -42
part line = thread a : l_ a 3 -44 58 -36 14 -14 -4 14 -4 36 14 44 58 ; l_ a 2.5 -60 -50 -52 -70 -36 -64 -30 -76 ; z_ a 2.500 -56 30 -50 -12 ; z_ a 2.500 56 30 50 -12
part flowers = thread a : f_ a -24 -58 7 13 4 ; f_ c 0 -68 7 14 4 ; f_ a 24 -58 7 13 4 ; f_ b -40 -40 6 10 3 ; f_ b 40 -40 6 10 3 ; j_ teal -50 -8 -62 -22 5 ; j_ teal 50 -8 62 -22 5 ; j_ teal -52 10 -40 0 4 ; j_ teal 52 10 40 0 4 ; f_ c -50 -18 6 9 3 ; f_ c 50 -18 6 9 3
part beads = beads gold : d ~ 3 -24 -58 0 -68 24 -58 -40 -40 40 -40 -50 -18 50 -18
part letter = pen k : l_ k 2 -50 80 -40 76 -30 80 -20 76 -10 80 ; z_ k 1.500 -50 86 -4 86
part stamp = stamp b : r_ ~ 54 78 22 20 1 ; h_ w 54 78 12
scene lay

* tossed-cap-top | 9-12 13+ | -
extras head: stick-on-gem, seed-bead, glitter-glue
topics graduation, graduate, graduation cap, grad cap, graduation party, grad party, class of, senior year, seniors, high school graduation, middle school graduation, college, commencement, end of school, diploma
colors black, gold, white, teal
minutes 60 60
waits 60
mess low
heart cap: graduation-cap, cardstock, foam-board, cardboard = 1
heart letters: felt-sticker, sticker, metallic-paper, glitter-paper, cardstock, construction-paper, magazine = 2 sheet
need sheet: cardstock, construction-paper, felt, craft-foam, fabric-scrap = 2 sheet
nice blooms: ribbon-rose, tissue-paper, flower, fake-leaf, old-book-page, paper-napkin = 7
nice shine: stick-on-gem, sequin, bead, glitter-glue, metallic-pen = 8
nice lights: string-light
nice photo: photo, map, ticket-stub, sheet-music = 1
join glue: glue, glue-gun
join hold: tape, masking-tape
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step size: cut sheet cap ruler hold scissors > plate by cc
step words: draw sheet pencil by cc
step photo: glue photo sheet glue scissors > photo by cc
step letters: glue letters sheet scissors glue > letters by cc
step blooms: glue blooms sheet glue > blooms by cc
step shine: glue shine sheet > shine by cc
step lights: tape lights sheet hold > lights by cc
step dry: dry sheet by cc
step mount: tape sheet cap hold > cap by cc
step throw: test cap by cc
part cap = cap k : p^ ~ 0 -74 98 -14 0 46 -98 -14 ; q^ ~- 6 -42 20 0 48 42 20 42 56 0 74 -42 56
part plate = sheet d : p_ ~ 0 -66 84 -14 0 38 -84 -14
part photo = photo own : p_ ~ 14 -56 32 -45 14 -34 -4 -45
part letters = letters b : z_ gold 3.4 -56 -14 -37.6 -6.3 -43.8 -13.9 -31.6 -10 -44 -21.4 ; z_ gold 3.4 -27.7 -31.5 -39.7 -24.1 -24.3 -14.5 -12.3 -22 ; z_ gold 3.4 -32 -19.3 -22.4 -25.2 ; z_ gold 3.4 -26 4 -10.6 13.6 -4.5 6.9 -7.5 2.1 -15.3 0.2 -26 4 ; z_ gold 3.4 -3.7 -9.8 11.7 -0.2 ; z_ gold 3.4 6.6 -16.2 22 -6.6 28.1 -13.2 25.1 -18.1 17.3 -19.9 6.6 -16.2
part blooms = blooms pink : f^ pink -66 -14 6 13 6 ; f^ w -50 -26 6 11 5 ; f^ pink 62 -8 6 13 6 ; f^ w 48 2 6 11 5 ; f^ pink 34 12 6 12 5 ; f^ yellow -54 -4 6 9 4 ; f^ yellow 66 -22 6 9 4
part shine = shine gold : d ~ 3 -20 -46 -34 -38 20 -46 34 -38 -30 8 -16 17 0 27 16 17
part lights = lights yellow : l_ k 1.500 -84 -14 0 -66 84 -14 ; d yellow 4 -62 -28 -40 -42 -18 -55 18 -55 40 -42 62 -28
scene lay

* necktie-pouch | 9-12 13+ | -
extras cloth: charm
appeal 1
topics necktie, tie, ties, father's day, grandpa, dad, memory, keepsake, upcycling, upcycled fashion, fashion, fashion week, thrift flip, thrifting, slow fashion, recycling, zero waste, glasses case, phone pouch, coin purse, wallet, bag, sewing, learn to sew, hand sewing, menswear, dark academia
colors navy, red, gold
minutes 40 45
mess low
heart tie: old-tie = 1
heart thread: sewing-thread, embroidery-floss = 3 ft
need needle: needle = 1
need close: button, snap-fastener, hook-and-loop-tape, safety-eye = 1
nice second: button, charm, bead, pin-back, patch = 1
nice strap: ribbon, leather-cord, key-ring, necklace-chain, cotton-cord = 1
nice pins: pin, bobby-pin, clothespin = 4
tool scissors: scissors, fabric-scissors
tool ruler: ruler
step cut: cut tie ruler scissors > pouch by cc
step hem: sew tie thread needle by cc
step fold: fold tie pins? by cc
step sides: sew tie thread needle > seam by cc
step close: sew close tie thread needle > close by cc
step loop: sew thread tie needle > flap by cc
step second: sew second tie thread needle > second by cc
step strap: sew strap tie thread needle > strap by cc
step fill: test tie by cc
part strap = strap own : l ~ 4 -48 -56 -90 -40 -90 20 -48 30
part pouch = tie navy : q^ ~ 4 -50 -58 50 -58 50 80 -50 80 ; z_ red 6 -46 10 -6 75 ; z_ red 6 -34 -10 20 75 ; z_ red 6 6 30 40 75 ; z_ red 6 28 18 46 46 ; z_ gold 2 -46 24 -14 76 ; z_ gold 2 0 32 29 76
part seam = thread gold : z_ w 1.500 -46 -40 -46 76 ; z_ w 1.500 46 -40 46 76
part flap = tie navy : p^ navy+ -56 -62 56 -62 56 -18 0 40 -56 -18 ; z_ red 6 -50 -44 -14 14 ; z_ red 6 -26 -58 14 14 ; z_ red 6 6 -58 36 -8 ; z_ red 6 34 -58 50 -28 ; z_ gold 2 -38 -52 0 14 ; l_ gold 2 -56 -18 0 40 56 -18
part close = close gold : o^ ~ 0 22 9 9 ; d_ k 1.600 -3 22 3 22
part second = second own : o^ ~ 34 60 8 8
scene lay

* jar-of-small-spirits | 6-8 9-12 13+ | Fantasy, Nature
extras pot: crystal, snail-shell, driftwood, sea-glass, glass-gem
extras jar: crystal, raffia, snail-shell, string
appeal 3
topics terrarium, anime, studio ghibli, ghibli, totoro, princess mononoke, forest spirits, forest spirit, kodama, spirit, moss, mossy, goblincore, cottagecore, fairycore, fairy garden, miniature, mini garden, tiny world, gnome, gnomes, japan, manga, room decor, desk decor, enchanted forest
near troll, elf, elves, zen garden
colors white, green, gray
minutes 60 70 80
waits 1440
mess some
heart jar: glass-jar, plastic-jar, glass-bottle, plastic-tub = 1
heart clay: air-dry-clay, polymer-clay, modeling-clay = 1/2 cup
heart green: moss, fern-frond, fresh-herb, potted-plant, clover = 1 handful
need stones: pebble, stone, sand, colored-sand, mosaic-tile = 1/2 cup
need ground: soil, sand, coffee-grounds = 1/2 cup
nice wood: bark, stick, driftwood, pinecone, acorn = 2
nice paint: acrylic-paint, permanent-marker, paint-marker = 1 color

home water
home spoon
tool point: toothpick, pencil, craft-stick
tool brush: paintbrush when paint=acrylic-paint
step bodies: shape clay > spirits by ccc
step faces: poke clay point > faces by ccc
step harden: dry clay by ccc
step paint: paint paint clay brush > blush by ccc
step drain: fill stones jar spoon > glass stones by ccc
step ground: fill ground jar spoon > ground by ccc
step green: arrange green jar point > moss by ccc
step wood: arrange wood jar > wood by ccc
step spirits: arrange clay jar by ccc
step mist: wash green jar water > drops by ccc
part glass = jar own : jar ~ 0 -70 124 154
part stones = stones gray : q_ ~ 10 -56 60 56 60 56 80 -56 80 ; d_ gray+ 5 -46 72 -28 66 -10 74 8 68 26 74 44 68
part ground = ground brown : b_ ~ -57 60 -50 40 -20 46 10 36 40 44 57 38 57 62
part wood = wood own : p^ ~ 22 42 30 -22 40 -22 44 42 ; z_ ~ 5 36 -4 50 -18
part moss = green green : y_ green -36 42 20 11 9 .2 ; y_ dark-green 4 40 22 12 9 .2 ; y_ green 40 44 18 10 9 .2 ; j_ green -48 38 -54 -6 7 ; j_ dark-green -44 38 -36 0 6 ; j_ green 50 38 54 6 6
part spirits = clay w : b^ ~ -28 40 -26 8 -16 -4 -4 6 -2 40 ; o^ ~ -15 -12 15 14 ; b^ ~ 8 40 8 18 16 10 24 18 26 40 ; o^ ~ 17 4 11 10
part faces = clay k : o_ k -20 -12 2.500 3 ; o_ k -9 -12 2.500 4 ; o_ k -14 -4 2 1.500 ; o_ k 13 4 2 2.500 ; o_ k 21 4 2 2
part blush = paint pink : o_ pink -24 -6 2.500 1.500 ; o_ pink -6 -6 2.500 1.500 ; z_ green 2 -15 -26 -15 -36 ; j_ green -15 -34 -24 -42 4
part drops = jar w : x_ light-blue -36 -20 3 6 ; x_ light-blue 30 -30 3 6 ; x_ light-blue 0 -40 3 6 ; a_ w 0 4 54 51 195 235
scene stand

* sashiko-cloth | 9-12 13+ | -
appeal 1
topics sashiko, japan, japanese, minimalist, minimalism, boro, visible mending, mending, repair, slow stitching, slow craft, zen, embroidery, geometric, pattern, geometry, denim, coaster, patch, world cultures, mindfulness, wabi sabi
near math, kimono, asia, quilt
colors navy, white
minutes 90 90
mess low
heart cloth: denim, fabric-scrap, bandana, pillowcase, old-t-shirt = 1 piece
heart thread: embroidery-floss, sewing-thread, cotton-cord, yarn = 6 yd
need needle: needle = 1
need chalk: chalk, pencil, gel-pen, fabric-marker, soap-bar = 1
need ruler: ruler = 1
nice back: felt, fabric-scrap, denim, old-t-shirt = 1 piece
nice hoop: embroidery-hoop
tool scissors: scissors, fabric-scissors
step cut: cut cloth ruler scissors > cloth by cc
step grid: prepare cloth ruler chalk > grid by cc
step start: sew thread cloth needle by cc
step rows: sew thread cloth needle > rows by cc
step columns: sew thread cloth needle > columns by cc
step ten: sew thread cloth needle > crosses by cc
step flat: prepare cloth hoop? by cc
step back: sew back cloth thread needle > back by cc
step edge: sew cloth thread needle > edge by cc
step use: play cloth by cc
part back = back navy : r^ navy- 0 0 176 176 4
part cloth = cloth navy : r^ navy 0 0 166 166 3
part grid = chalk gray : z_ navy+ 1 -60 -75 -60 75 ; z_ navy+ 1 -30 -75 -30 75 ; z_ navy+ 1 0 -75 0 75 ; z_ navy+ 1 30 -75 30 75 ; z_ navy+ 1 60 -75 60 75
part rows = thread w : z_ w 4 -72 -60 -48 -60 ; z_ w 4 -42 -60 -18 -60 ; z_ w 4 -12 -60 12 -60 ; z_ w 4 18 -60 42 -60 ; z_ w 4 48 -60 72 -60 ; z_ w 4 -72 -30 -48 -30 ; z_ w 4 -42 -30 -18 -30 ; z_ w 4 -12 -30 12 -30 ; z_ w 4 18 -30 42 -30 ; z_ w 4 48 -30 72 -30 ; z_ w 4 -72 0 -48 0 ; z_ w 4 -42 0 -18 0 ; z_ w 4 -12 0 12 0 ; z_ w 4 18 0 42 0 ; z_ w 4 48 0 72 0 ; z_ w 4 -72 30 -48 30 ; z_ w 4 -42 30 -18 30 ; z_ w 4 -12 30 12 30 ; z_ w 4 18 30 42 30 ; z_ w 4 48 30 72 30 ; z_ w 4 -72 60 -48 60 ; z_ w 4 -42 60 -18 60 ; z_ w 4 -12 60 12 60 ; z_ w 4 18 60 42 60 ; z_ w 4 48 60 72 60
part columns = thread w : z_ w 4 -60 -72 -60 -48 ; z_ w 4 -60 -42 -60 -18 ; z_ w 4 -60 -12 -60 12 ; z_ w 4 -60 18 -60 42 ; z_ w 4 -60 48 -60 72 ; z_ w 4 -30 -72 -30 -48 ; z_ w 4 -30 -42 -30 -18 ; z_ w 4 -30 -12 -30 12 ; z_ w 4 -30 18 -30 42 ; z_ w 4 -30 48 -30 72 ; z_ w 4 0 -72 0 -48 ; z_ w 4 0 -42 0 -18 ; z_ w 4 0 -12 0 12 ; z_ w 4 0 18 0 42 ; z_ w 4 0 48 0 72
part crosses = thread w : z_ w 4 30 -72 30 -48 ; z_ w 4 30 -42 30 -18 ; z_ w 4 30 -12 30 12 ; z_ w 4 30 18 30 42 ; z_ w 4 30 48 30 72 ; z_ w 4 60 -72 60 -48 ; z_ w 4 60 -42 60 -18 ; z_ w 4 60 -12 60 12 ; z_ w 4 60 18 60 42 ; z_ w 4 60 48 60 72
part edge = thread w : z_ w 2 -78 -78 78 -78 ; z_ w 2 78 -78 78 78 ; z_ w 2 78 78 -78 78 ; z_ w 2 -78 78 -78 -78
scene lay

* page-heart-garland | 9-12 13+ | -
extras hanging: charm, lavender, ribbon-rose, pressed-flower, crystal, embroidery-floss
topics valentine, valentines day, valentine's day, love, hearts, crush, girlfriend, boyfriend, anniversary, wedding, mother's day, book lover, books, bookworm, library, literature, bookstagram, booktok, paper garland, romantic, friendship, galentine's day
near reading, author, poetry, writing
colors cream, red, pink
minutes 50 50
mess low
heart pages: old-book-page, sheet-music, map, magazine, newspaper = 6
heart thread: sewing-thread, embroidery-floss, string, yarn = 9 ft
need needle: needle = 1
need bright: cardstock, construction-paper, felt, tissue-paper, wrapping-paper = 2 sheet
nice ribbon: ribbon, lace, washi-tape = 18 in
nice beads: bead, wooden-bead, button = 6
nice words: ballpoint-pen, gel-pen, metallic-pen = 1
join glue: glue, glue-stick
tool pencil: pencil
tool scissors: scissors
step pattern: cut bright pencil scissors by cc
step cut: cut pages bright scissors > hearts by cc
step words: draw words bright by cc
step stack: arrange pages bright by cc
step sew: sew thread pages bright needle > seam by cc
step open: fold pages glue > open by cc
step string: sew thread pages needle beads? > string beads by cc
step bows: tie ribbon thread scissors > bows by cc
step hang: play pages by cc
part string = thread k : l_ ~ 2 -99 -50 -50 -36 0 -32 50 -36 99 -50
part hearts = pages cream : h^ ~ -64 -2 27 ; h^ red 0 8 27 ; h^ ~ 64 -2 27 ; zm_ gray 1.200 50 -14 78 -14 ; zm_ gray 1.200 48 -8 80 -8 ; zm_ gray 1.200 50 -2 78 -2 ; zm_ gray 1.200 54 4 74 4
part open = pages cream : b_ cream- -64 20 -80 -4 -74 -20 -64 -14 ; b_ cream- 64 20 80 -4 74 -20 64 -14 ; b_ pink 0 30 -16 6 -10 -10 0 -4 ; b_ pink 0 30 16 6 10 -10 0 -4
part seam = thread w : z_ w 2 -64 -16 -64 22 ; z_ w 2 0 -6 0 32 ; z_ w 2 64 -16 64 22
part beads = beads gold : o^ ~ -40 -35 4.5 4.5 ; o^ ~ -32 -34 4.5 4.5 ; o^ ~ -24 -33 4.5 4.5 ; o^ ~ 24 -33 4.5 4.5 ; o^ ~ 32 -34 4.5 4.5 ; o^ ~ 40 -35 4.5 4.5
part bows = ribbon red : b^m ~ -94 -50 -80 -60 -80 -40 ; p^m ~ -94 -50 -88 -26 -98 -26
scene hang

* cut-potato-onesie | 6-8 9-12 13+ | -
appeal 3
topics big sister, being a big sister, big brother, becoming a big brother, new baby, baby shower, baby gift, newborn, sibling, siblings, new sister, new brother, little brother, little sister, baby clothes, birth, godchild, nursery, gift for a baby
near family
colors teal, yellow, orange
minutes 50 50 55
waits 240
mess some
heart cloth: onesie, old-t-shirt, pillowcase, cloth-bag, bandana = 1
heart stamp: potato, kitchen-sponge, eraser, cork, apple, carrot = 1
heart paint: fabric-paint, acrylic-paint = 2 color
need board: cardboard, cereal-box, magazine, newspaper = 1
nice line: fabric-marker = 1 color
nice set: iron = 1
home plate
home paper-towel
tool knife: plastic-knife, scissors, craft-knife
tool brush: paintbrush, sponge-brush
tool pencil: pencil
step wash: prepare cloth board > cloth by ccc
step cut: cut stamp knife pencil by gtt
step blot: prepare stamp paper-towel by ccc
step test: test stamp paint brush plate board by ccc
step first: print stamp paint cloth brush > prints by ccc
step second: print stamp paint cloth brush plate > prints-b by ccc
step line: draw line cloth > words by ccc
step dry: dry cloth by ccc
step set: heat set cloth by ttc
step give: play cloth by ccc
part cloth = cloth w : q^ ~ 12 -34 -86 -14 -80 14 -80 34 -86 86 -50 70 -14 50 -26 50 52 24 86 -24 86 -50 52 -50 -26 -70 -14 -86 -50 ; a_ silver -50 84 26 23 270 360 ; a_ silver 50 84 26 23 180 270 ; a_ silver 0 -86 18 15 0 180
part prints = paint a : b_ a -34 -18 -26 -34 -12 -34 -6 -22 -14 -12 -28 -10 ; b_ a 6 12 14 -4 28 -4 34 8 26 18 12 20 ; b_ a -34 36 -26 20 -12 20 -6 32 -14 42 -28 44
part prints-b = paint b : b_ b 8 -38 16 -52 28 -52 34 -42 28 -34 14 -32 ; b_ b -30 4 -22 -8 -12 -6 -8 4 -14 12 -26 12 ; b_ b 10 46 18 34 28 36 32 46 26 54 14 54
part words = line k : k -24 -24 1.800 ; k -16 -24 1.800 ; k 16 6 1.800 ; k 24 6 1.800 ; k -24 30 1.800 ; k -16 30 1.800 ; l_ k 1.500 -25 -18 -20 -15 -15 -18 ; l_ k 1.500 15 12 20 15 25 12 ; l_ k 1.500 -25 36 -20 39 -15 36
scene lay

* back-of-a-jacket | 9-12 13+ | -
extras worn: patch
appeal 3
topics streetwear, denim jacket, jean jacket, jacket, custom jacket, customized clothes, custom clothes, fashion, punk, rock, band, band merch, concert, festival, biker, battle vest, patches, patch jacket, y2k, 90s, graffiti, thrift flip, upcycling, upcycled fashion, visible mending, cosplay, crew, squad, back to school, protest, statement
near hip hop, rap, dance crew
colors blue, red, white, gold
minutes 90 90
waits 240
mess some
heart jacket: jacket, denim = 1
heart paint: fabric-paint, acrylic-paint, fabric-marker, paint-marker = 3 color
need sheet: paper, freezer-paper, newspaper, cereal-box, magazine = 2 sheet
nice patches: patch, felt, fabric-scrap, leather = 3
nice pins: pin, pin-back, safety-eye, snap-fastener = 6
nice line: fabric-marker, permanent-marker, paint-marker, chalk = 1
nice studs: stick-on-gem, felt-sticker = 9
nice set: iron = 1
home plate when paint=fabric-paint,acrylic-paint
tool dab: kitchen-sponge, sponge-brush, paintbrush when paint=fabric-paint,acrylic-paint
join thread: sewing-thread, embroidery-floss when patches=patch,felt,fabric-scrap,leather
tool needle: needle when patches=patch,felt,fabric-scrap,leather
tool pencil: pencil, chalk
tool scissors: scissors
join hold: masking-tape, tape
step plan: draw sheet pencil by cc
step stencil: cut sheet scissors by cc
step lay: tape sheet jacket hold > jacket by cc
step paint: paint paint jacket dab plate > motif by cc
step lift: prepare sheet by cc
step shade: paint paint jacket dab > shade by cc
step line: draw line jacket > line by cc
step patches: sew patches jacket thread needle pins? > patches by cc
step studs: decorate studs jacket > studs by cc
step set: heat jacket set? by tc
part jacket = jacket blue : q^ ~ 10 -36 -80 36 -80 92 -48 99 60 70 64 60 -4 60 82 -60 82 -60 -4 -70 64 -99 60 -92 -48 ; q_ blue+ 6 -34 -84 34 -84 42 -66 -42 -66 ; z_ blue- 2.500 -60 -44 60 -44 ; r_ blue- 0 77 120 10 2 ; z_ gold 1.500 -60 -40 60 -40 ; zm_ gold 1.500 60 -4 58 70
part motif = paint b : b_ red 0 -32 26 -14 34 14 22 40 0 56 -22 40 -34 14 -26 -14 ; p_ red -34 -34 -16 -16 -30 -4 ; p_ red 34 -34 16 -16 30 -4
part shade = paint c : o_ w -13 6 9 7 ; o_ w 13 6 9 7 ; p_ gold -8 24 8 24 0 34 ; z_ gold 2.500 -24 28 -44 22 ; z_ gold 2.500 24 28 44 22 ; z_ gold 2.500 -24 34 -42 36 ; z_ gold 2.500 24 34 42 36
part line = line k : o_ k -12 7 4 ; o_ k 14 7 4 ; l_ k 2 -10 42 0 37 10 42 ; z_ k 2 0 -26 0 -12 ; z_ k 2 -9 -22 -7 -10 ; z_ k 2 9 -22 7 -10
part patches = patches own : r^ yellow -44 -66 18 18 4 ; s_ w -44 -66 5 7 3 ; h^ pink 46 -66 10 ; o^ teal -82 0 10 10 ; o_ w -82 0 5
part studs = studs silver : d^ ~ 3 -50 -52 -37.5 -52 -25 -52 -12.5 -52 0 -52 12.5 -52 25 -52 37.5 -52 50 -52
scene lay

* wave-knot-hanging | 9-12 13+ | Ocean
extras hanging: bead, charm, crystal, feather
appeal 1
topics macrame, macramé, wall hanging, boho, beach, seaside, waves, surf, surfer, shells, seashells, driftwood, coastal decor, room decor, bedroom decor, dorm room, vacation memory, summer, mermaid, knots, sailor
colors cream, teal, tan
minutes 90 100
mess low
heart cord: cotton-cord, yarn, string = 66 ft
heart rod: driftwood, dowel, stick, bamboo = 1
heart shells: seashell, sea-glass, snail-shell, charm = 5
nice bead: wooden-bead, bead = 8
nice dye: fabric-dye, watercolor-paint, tea-bag = 1 color
nice comb: comb, plastic-fork, toothbrush
home bowl when dye=fabric-dye,watercolor-paint,tea-bag
home water when dye=fabric-dye,watercolor-paint,tea-bag
tool scissors: scissors
tool ruler: ruler
step cut: cut cord scissors ruler by cc
step mount: tie cord rod > rod cords by cc
step row: tie cord > row by cc
step wave: tie cord > wave by cc
step second: tie cord bead? > wave-b beads by cc
step shells: tie shells cord > shells by cc
step trim: cut cord comb? scissors ruler > fringe by cc
step dip: paint cord dye bowl water > dip by cc
step hang: play rod by cc
part rod = rod own : stick ~ -92 -66 92 -62 10
part fringe = cord own : p_ ~ -72 -60 72 -60 72 60 54 44 36 62 18 82 0 66 -18 50 -36 70 -54 88 -72 70 ; z_ ~- 1.500 -62 -56 -62 74 ; z_ ~- 1.500 -50 -56 -50 80 ; z_ ~- 1.500 -38 -56 -38 66 ; z_ ~- 1.500 -26 -56 -26 54 ; z_ ~- 1.500 -14 -56 -14 52 ; z_ ~- 1.500 -2 -56 -2 60 ; z_ ~- 1.500 10 -56 10 70 ; z_ ~- 1.500 22 -56 22 74 ; z_ ~- 1.500 34 -56 34 60 ; z_ ~- 1.500 46 -56 46 48 ; z_ ~- 1.500 60 -56 60 48
part dip = dye b : p_ teal+ -72 50 -54 68 -36 50 -18 30 0 46 18 62 36 42 54 24 72 40 72 60 54 44 36 62 18 82 0 66 -18 50 -36 70 -54 88 -72 70
part cords = cord own : r^ ~ 0 -58 148 8 2 ; l ~ 3 -70 -66 0 -98 70 -64
part row = cord own : om_ ~- 12 -40 9 7 ; om_ ~- 36 -40 9 7 ; om_ ~- 60 -40 9 7
part wave = cord own : l^ ~- 7 -72 -8 -54 -24 -36 -8 -18 8 0 -8 18 -24 36 -8 54 8 72 -8
part wave-b = cord own : l^ ~- 7 -72 14 -54 -2 -36 14 -18 30 0 14 18 -2 36 14 54 30 72 14
part beads = bead own : o^ ~ -60 22 4.5 4.5 ; o^ ~ -48 22 4.5 4.5 ; o^ ~ -24 36 4.5 4.5 ; o^ ~ -12 34 4.5 4.5 ; o^ ~ 12 22 4.5 4.5 ; o^ ~ 24 22 4.5 4.5 ; o^ ~ 48 36 4.5 4.5 ; o^ ~ 60 32 4.5 4.5
part shells = shells own : z_ tan 2 -54 4 -54 48 ; z_ tan 2 -36 18 -36 34 ; z_ tan 2 0 18 0 32 ; z_ tan 2 36 18 36 34 ; z_ tan 2 56 30 56 42 ; shell pink -54 54 10 ; shell tan -30 44 10 ; shell pink 0 40 10 ; shell tan 32 46 10 ; shell pink 58 52 10
scene hang

* photocard-keeper | 9-12 13+ | -
extras gift: stick-on-gem, charm, embroidery-floss
topics k-pop, kpop, bts, blackpink, stray kids, photocard, photocards, idol, idols, bias, boy band, girl group, fandom, fan, fangirl, concert, army, anime, manga, trading cards, pokemon cards, best friend, id badge, taylor swift, eras tour, merch, deco, kawaii
near football cards, baseball cards, school id
colors pink, purple, light blue, white
minutes 45 50
waits 60
mess low
heart card: photo, playing-card, old-greeting-card, ticket-stub = 1
heart sleeve: card-sleeve, contact-paper, plastic-sleeve = 1
need deco: sticker, washi-tape, stick-on-gem, bead, ribbon, metallic-paper, felt, lace, button = 8
need pen: marker, permanent-marker, gel-pen, paint-marker = 2 color
nice shrink: shrink-plastic = 1 sheet
nice ring: key-ring, necklace-chain, ribbon, paracord, shoelace = 1
nice trim: stick-on-gem, sequin, ribbon-rose, bead, pom-pom = 8
need back: cardstock, construction-paper, glitter-paper, index-card, paper, felt = 1 sheet
join glue: glue, glue-gun
tool punch: hole-punch
tool scissors: scissors
tool pencil: pencil
home oven when shrink=shrink-plastic
step back: cut back card pencil scissors > back by cc
step name: draw pen back by cc
step sleeve: prepare sleeve card back > card sleeve by cc
step deco: decorate deco sleeve > deco by cc
step trim: glue trim sleeve glue > trim by cc
step shrink: draw shrink pen scissors punch by cc
step bake: heat shrink oven > charm by gt
step ring: build ring sleeve punch > ring by cc
step dry: dry sleeve by cc
part ring = ring own : a^ ~ 0 -86 12 9 0 360
part sleeve = sleeve own : q^ light-blue 6 -50 -78 50 -78 50 90 -50 90 ; o_ w 0 -70 5
part back = back a : r_ ~ 0 10 84 148 3
part card = card w : r_ w 0 6 68 116 3 ; r_ light-blue 0 2 62 104 2 ; o_ tan 0 -6 18 20 ; b_ k -22 -8 -20 -34 0 -40 20 -34 22 -8 12 -22 -12 -22 ; b_ purple -30 54 -24 26 0 16 24 26 30 54 ; k -7 -5 2 ; k 7 -5 2 ; l_ k 1.500 -5 5 0 8 5 5
part deco = deco b : r_ c 0 76 50 9 1 ; bits own 1.2 -38 -56 -24 -66 -40 -38 38 72 24 66 40 54 -38 60 38 -58
part trim = trim own : d^ ~ 3.5 -46 -66 -46 0 -46 60 46 -66 46 0 46 40 -16 87 16 87
part charm = shrink pink : z silver 2 12 -86 66 -60 ; h^ ~ 70 -46 15 ; z_ w 2 64 -46 76 -46
scene lay

* line-pet-hoop | 9-12 13+ | Animals
extras cloth: ribbon
topics embroidery, pet portrait, pet, pets, my pet, my dog, my cat, dog, dogs, puppy, cat, cats, kitten, rabbit, bunny, horse, guinea pig, hamster, line art, hoop art, hand embroidery, memory of a pet, pet memorial, gift for grandma, slow craft, room decor
near animal shelter, veterinarian
colors cream, black, pink, green
minutes 110 120
mess low
heart floss: embroidery-floss, sewing-thread = 3 color
heart cloth: fabric-scrap, denim, pillowcase, old-t-shirt, bed-sheet, burlap, canvas = 1 piece
heart hoop: embroidery-hoop = 1
need needle: needle = 1
nice photo: photo, phone = 1
nice paint: watercolor-paint, fabric-paint, fabric-marker, watercolor-pencil = 1
nice bead: seed-bead, bead, button = 1
nice back: felt, cardstock = 1 sheet
tool pen: pencil, fabric-marker, chalk
tool scissors: scissors, fabric-scissors
step hoop: prepare cloth hoop > hoop cloth by cc
step draw: draw cloth pen photo? by cc
step thread: thread floss needle scissors by cc
step outline: sew floss cloth needle > outline by cc
step eyes: sew floss cloth needle > face by cc
step leaves: sew floss cloth needle > leaves by cc
step bead: sew bead cloth floss needle > tag by cc
step paint: paint paint cloth > wash by cc
step back: cut cloth scissors back? by cc
part hoop = hoop own : r ~- 0 -90 22 12 2 ; r silver 0 -96 12 5 1 ; o^ ~ 0 4 88 88
part cloth = cloth cream : o_ ~ 0 4 79 79
part wash = paint c : o_ tan 24 0 24 30 ; o_ pink -30 14 20 22
part outline = floss k : l_ k 2.600 -40 62 -44 30 -34 6 -30 -10 -42 -44 -22 -32 0 -36 20 -32 40 -46 32 -10 36 6 46 30 42 62 ; l_ k 2.600 42 50 62 44 66 22 54 14 ; l_ k 2.600 -14 62 -14 34 ; l_ k 2.600 16 62 16 34 ; l_ k 2.600 -40 62 -30 66 -14 62 ; l_ k 2.600 16 62 30 66 42 62
part face = floss k : l_ k 2.600 -18 -14 -13 -10 -8 -14 ; l_ k 2.600 10 -14 15 -10 20 -14 ; p_ pink -3 -4 5 -4 1 1 ; l_ k 2 1 1 -4 6 -9 4 ; l_ k 2 1 1 6 6 11 4 ; z_ k 1.500 -22 0 -40 -4 ; z_ k 1.500 -22 4 -40 6 ; z_ k 1.500 24 0 42 -4 ; z_ k 1.500 24 4 42 6
part leaves = floss d : l_ green 2 -66 36 -58 60 -40 76 ; l_ green 2 66 52 58 66 42 76 ; j_ green -64 44 -74 34 4 ; j_ green -58 58 -70 56 4 ; j_ green -52 66 -50 52 4 ; j_ green 62 60 72 54 4 ; j_ green 54 68 56 56 4 ; f_ pink -66 32 5 7 3 ; f_ pink 67 46 5 7 3
part tag = bead gold : o^ ~ 1 16 5 5
scene hang

* ironed-leaf-garland | 9-12 13+ | Seasons, Nature
extras hanging: dried-orange-slice, cinnamon-stick, feather, raffia, bell, crystal
topics autumn, fall, autumn leaves, fall leaves, leaf garland, waxed leaves, pressed leaves, thanksgiving, harvest, suncatcher, window decoration, cozy, hygge, botanical, forest walk, autumn decor, fall decor
near hiking
colors orange, red, yellow, brown
minutes 50 50
mess low
heart leaves: leaf, pressed-flower, fern-frond, petal = 12
heart wax: wax-paper = 2 sheet
tool iron: iron
need string: string, raffia, ribbon, yarn, sewing-thread, fishing-line = 6 ft
nice stick: stick, driftwood, dowel, cinnamon-stick, bamboo = 1
nice bead: wooden-bead, acorn, bead, pinecone, dried-orange-slice = 6
need towel: old-towel = 2
tool needle: needle, hole-punch
tool scissors: scissors
step press: prepare leaves by cc
step lay: arrange leaves wax towel by cc
step iron: heat iron wax leaves towel by gt
step cool: test wax leaves by cc
step cut: cut wax leaves scissors > leaves by cc
step hole: poke leaves needle by cc
step thread: thread string leaves > string by cc
step bead: tie bead string > beads by cc
step stick: tie stick string > stick by cc
step hang: play leaves by cc
part stick = stick own : stick ~ -92 -76 92 -72 8
part string = string tan : z ~ 2 -60 -72 -60 82 ; z ~ 2 0 -72 0 82 ; z ~ 2 60 -72 60 82
part leaves = leaves own : plant orange -60 -58 -46 -30 11 ; plant red -60 -24 -74 6 11 ; plant gold -60 10 -46 40 11 ; plant orange -60 44 -74 76 11 ; plant red 0 -60 -14 -32 11 ; plant gold 0 -26 14 4 11 ; plant orange 0 8 -14 38 11 ; plant red 0 42 14 74 11 ; plant gold 60 -56 74 -28 11 ; plant orange 60 -22 46 8 11 ; plant red 60 12 74 42 11 ; plant gold 60 46 46 78 11
part beads = bead own : o^ ~ -60 -26 5 5 ; o^ ~ 0 -28 5 5 ; o^ ~ 60 -24 5 5 ; o^ ~ -60 84 5 5 ; o^ ~ 0 84 5 5 ; o^ ~ 60 84 5 5
scene hang
`;
