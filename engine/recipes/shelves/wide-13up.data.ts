/** What teenagers' workbenches are laid out for: leather, tin, rubber, screens and plates for printing. */
export const shelf = `
* tide-line-slices | 9-12 13+ | Ocean
extras picture:Ocean
topics beach, tide, waves, shore, sea, resin ocean, ocean art, beach house, coastal, seaside, vacation, summer vacation, wall art, room decor, surfing, gift for grandma
near lake, pirates
colors teal, navy, light blue
minutes 50 60
waits 120
mess some
heart base: wood-slice, coaster, wood-scrap, cake-board, cardboard = 3
heart sand: sand, colored-sand = 3 tbsp
need paint: acrylic-paint, paint, pigment-powder = 3 color
nice smooth: sandpaper = 1
nice shells: seashell, snail-shell, sea-glass, pebble, driftwood, charm, bead = 6
nice loop: string, ribbon, raffia, leather-cord, cotton-cord = 2 ft
join glue: glue, waterproof-glue
tool pencil: pencil
tool brush: paintbrush, sponge-brush
home cloth
step smooth: shape smooth base cloth by cc
step line: draw base pencil by cc
step deep: paint paint base brush glue? > deep by cc
step shallow: paint paint base brush > shallow by cc
step beach: glue glue sand base brush > base beach by cc
step foam: paint paint base brush > foam by cc
step shells: glue shells base glue > shells by cc
step wet: glue glue base brush > wet by cc
step loop: glue loop base glue > loop by cc
step look: arrange base by cc
part loop = loop tan : l_ ~ 3 -46 -62 -46 -92 -38 -100 ; l_ ~ 3 48 -58 48 -90 40 -100
part base = base wood : o^ umber -46 -20 46 46 ; o_ tan -46 -20 42 42 ; o^ umber 48 -18 42 42 ; o_ tan 48 -18 38 38 ; o^ umber 2 52 44 42 ; o_ tan 2 52 40 38
part beach = sand tan : a_ ~ -46 -20 42 0 -10 130 ; a_ ~ 48 -18 38 0 20 170 ; a_ ~ 2 52 40 0 0 140
part deep = paint b : a_ ~ -46 -20 42 0 130 350 ; a_ ~ 48 -18 38 0 170 380 ; a_ ~ 2 52 40 0 140 360
part shallow = paint a : b_ ~ -86 -14 -70 8 -46 2 -26 -12 -6 -32 -12 -46 -36 -34 -58 -18 ; b_ ~ 12 -6 34 -4 58 -8 84 -14 84 -30 58 -26 30 -22 12 -20 ; b_ ~ -34 70 -14 60 6 54 40 46 38 32 10 40 -16 48 -38 58
part foam = paint w : l_ ~ 5 -74 10 -54 6 -36 -6 -18 -16 -6 -30 ; l_ ~ 3 -80 -2 -58 -6 -40 -16 -22 -28 ; l_ ~ 5 12 -2 34 0 56 -4 84 -8 ; l_ ~ 3 16 -14 40 -12 66 -18 ; l_ ~ 5 -28 76 -10 64 10 58 40 52 ; l_ ~ 3 -30 66 -8 54 14 48
part wet = glue w : l_ light-blue+ 3 -74 -40 -60 -48 -46 -48 ; l_ light-blue+ 3 26 -40 40 -46 54 -46 ; l_ light-blue+ 3 -26 36 -12 28 2 26
part shells = shells cream : f_ ~ -22 8 7 9 3 ; o_ ~- -36 16 4 3 ; f_ ~ 58 10 7 9 3 ; o_ ~- 42 12 4 3 ; f_ ~ 18 76 7 9 3 ; o_ ~- 2 82 4 3
scene hang

* leather-bracer | 9-12 13+ | Fantasy
extras worn
topics elf, elves, elven, bracer, leather, leathercraft, leather working, leather bracelet, cuff, larp, cosplay, costume, renaissance fair, ren faire, lord of the rings, archery, ranger, warrior, medieval, knight, viking, dungeons and dragons
near robin hood, pirate, halloween
variant elf-leaf | Fantasy, Fairy Tales | green, brown, gold or brown, tan, black | elf, elven, leaf, forest, ranger, fairy
variant dragon-scale | Fantasy | red, brown, gold or green, black, brown, purple | dragon, dragon rider, scales
variant runes | Fantasy | brown, tan, silver or black | viking, norse, runes, dwarf, mythology
colors brown, tan, gold
minutes 70 90
waits 60
mess some
heart hide: leather = 1 piece
need press: rubber-stamp, ballpoint-pen, metal-spoon, knitting-needle, chopstick = 1
need lace: leather-cord, paracord, cotton-cord, shoelace, ribbon, sewing-thread = 5 ft
nice dye: fabric-dye, acrylic-paint, drawing-ink, permanent-marker = 1 color
nice rim: metallic-paint, paint-marker, metallic-pen = 1 color
nice stitch: embroidery-floss, sewing-thread = 6 ft
nice studs: paper-fastener, snap-fastener, stick-on-gem = 6
tool punch: hole-punch, awl, nail
tool needle: needle when stitch
tool scissors: scissors, fabric-scissors
tool chalk: pencil, chalk, ballpoint-pen
home paper
home sponge
home cloth when dye=fabric-dye,acrylic-paint,drawing-ink
step pattern: cut paper hide chalk scissors > base by cc
step cut: cut hide scissors chalk by cc
step damp: prepare hide sponge by cc
step press: print press hide > pat-e pat-d pat-r by cc
step dye: color dye hide cloth > tint by cc
step rim: decorate rim hide > rim by cc
step studs: build studs hide punch > studs by cc
step stitch: sew stitch hide needle > stitch by cc
step holes: poke punch hide by tc
step lace: thread lace hide > lace by cc
part base = hide brown : p^ ~ -66 -84 66 -84 50 86 -50 86
part tint = dye a : p_ ~ -60 -78 60 -78 45 80 -45 80 ; p_ ~+ -60 -78 -40 -78 -30 80 -45 80
part pat-e@elf-leaf = hide brown : z_ ~- 4 0 66 0 -10 ; j_ ~- 0 6 0 -66 13 ; j_ ~- -2 58 -36 28 9 ; j_ ~- 2 58 36 28 9 ; j_ ~- -2 26 -38 -12 9 ; j_ ~- 2 26 38 -12 9 ; z_ ~+ 1.500 0 2 0 -54
part pat-d@dragon-scale = hide brown : d_ ~-- 13 -24 48 0 48 24 48 ; d_ ~- 11 -24 45 0 45 24 45 ; d_ ~-- 13 -36 26 -12 26 12 26 36 26 ; d_ ~- 11 -36 23 -12 23 12 23 36 23 ; d_ ~-- 13 -26 4 0 4 26 4 ; d_ ~- 11 -26 1 0 1 26 1 ; d_ ~-- 13 -40 -18 -13 -18 13 -18 40 -18 ; d_ ~- 11 -40 -21 -13 -21 13 -21 40 -21 ; d_ ~-- 13 -28 -40 0 -40 28 -40 ; d_ ~- 11 -28 -43 0 -43 28 -43
part pat-r@runes = hide brown : z_ ~- 4 -30 -50 -30 -10 ; z_ ~- 4 -30 -46 -14 -34 -30 -24 ; z_ ~- 4 4 -50 4 -10 ; z_ ~- 4 4 -50 18 -38 ; z_ ~- 4 4 -36 18 -24 ; z_ ~- 4 -22 10 -22 50 ; z_ ~- 4 -22 10 -6 50 -6 10 ; z_ ~- 4 22 10 12 30 26 30 16 50
part rim = rim c : z_ ~ 3 -58 -74 58 -74 ; z_ ~ 3 -45 76 45 76
part stitch = stitch cream : stitch ~ -54 -66 54 -66 10 ; stitch ~ -44 68 44 68 9
part studs = studs gold : o^ gold -40 -57 5 ; o^ gold 40 -57 5 ; o^ gold -34 58 5 ; o^ gold 34 58 5
part lace = lace tan : z_ ~ 3 -58 -60 -80 -46 -54 -34 -76 -20 -52 -8 -72 8 -48 20 -68 34 -46 46 -64 62 ; z_ ~ 3 58 -60 80 -46 54 -34 76 -20 52 -8 72 8 48 20 68 34 46 46 64 62 ; z_ ~ 3 -64 62 -70 92 ; z_ ~ 3 64 62 70 92
scene lay

* tin-mirror-frame | 9-12 13+ | -
extras picture:Nature
topics mexico, mexican, mexican folk art, exchange family, host family, exchange student, latin america, hispanic heritage month, cinco de mayo, day of the dead, hojalata, tin art, folk art, milagro, frida kahlo, metal embossing, mirror, copper, room decor, wall art, boho, sacred heart
near spain, peru, missing someone, homesick
colors gold, teal, red or silver
minutes 70 90
waits 60
mess low
heart tin: embossing-foil, foil-pan, foil-tray, aluminum-foil = 1
heart mirror: plastic-mirror, photo, old-CD = 1
need board: wood-scrap, cardboard, foam-board, cake-board = 1
need pad: old-towel, felt, craft-foam, newspaper, magazine = 1
need plan: paper, tracing-paper = 1 sheet
nice nails: nail = 8 when board=wood-scrap
nice color: permanent-marker, paint-marker, acrylic-paint = 3 color
nice gem: stick-on-gem, glass-gem, bead, button, old-jewelry-piece = 5
nice hang: ribbon, string, leather-cord, cotton-cord = 12 in
join fix: waterproof-glue, glue-gun, duct-tape, tape
tool hammer: hammer when nails
tool tip: ballpoint-pen, chopstick, pencil, craft-stick
tool brush: paintbrush when color=acrylic-paint
tool scissors: scissors
home cloth when color=acrylic-paint
step plan: draw plan mirror tip by cc
step cut: cut tin plan scissors > tin by tc
step trace: draw tin plan pad tip by cc
step push: shape tin pad tip > rays by cc
step dots: decorate tin tip > dots by cc
step color: color color tin brush cloth? > tint by cc
step mount: build tin board fix nails? hammer? > nails by cc
step mirror: glue mirror tin fix > mirror by cc
step gem: glue gem tin fix > gem by cc
step hang: tie hang board fix > hang by cc
part hang = hang tan : l_ ~ 3 -16 -84 0 -104 16 -84
part tin = tin a : s^ ~ 0 2 16 92 74 ; o_ ~+ 0 2 66 66
part rays = tin a : f_ ~- 0 2 16 84 4 -90 68 ; f_ ~- 0 2 12 62 8 -90 38
part dots = tin a : a_ ~- 0 2 67 64.500 0 360 ; d_ ~- 1.600 0 -58 30 -50 52 -28 60 2 52 32 30 54 0 62 -30 54 -52 32 -60 2 -52 -28 -30 -50
part tint = color b : f_ teal 0 2 6 60 6 -90 42 ; f_ red 0 2 6 60 6 -60 42
part mirror = mirror own : o^ silver 0 2 36 36 ; o_ light-blue+ 0 2 32 32 ; z_ w 3 -16 12 4 -18 ; z_ w 2 -4 18 12 -8
part gem = gem c : h^ red 0 -66 10 ; o^ red -62 28 5 ; o^ red 62 28 5 ; o^ red -40 62 5 ; o^ red 40 62 5
part nails = nails own : d_ silver 2.400 0 -50 48 2 0 54 -48 2 36 -34 -36 -34 36 38 -36 38
scene hang

* snap-corner-tray | 9-12 13+ | Fantasy
extras game
topics dice tray, dice, dungeons and dragons, dungeons dragons, d&d, dnd, d&d night, game night, game night with friends, rpg, role playing game, tabletop, board game, warhammer, travel, valet tray, catchall, leather tray, key tray, jewelry tray, desk, gift for dad, gift for a brother, leathercraft
near larp, wizard, catan
colors brown, red, gold free
minutes 60 75
waits 60
mess low
heart hide: leather, felt, denim, craft-foam, faux-fur = 1 piece
heart snaps: snap-fastener = 4
need core: cardboard, cereal-box, foam-board, cork-sheet, pizza-box = 1 piece
nice lining: felt, fabric-scrap, faux-fur, old-sweater = 1 sheet
need thread: embroidery-floss, sewing-thread = 4 yd
nice sign: paint-marker, metallic-pen, acrylic-paint, permanent-marker, metallic-paint = 1 color
nice clay: polymer-clay, air-dry-clay = 1 bit
nice shine: pigment-powder, metallic-paint = 1 bit
nice dice: dice, marble, coin = 5
tool needle: needle
join glue: glue, glue-gun
tool chalk: chalk, pencil, ballpoint-pen
tool brush: paintbrush when sign=acrylic-paint,metallic-paint
tool ruler: ruler
tool scissors: scissors, fabric-scissors
step square: cut hide ruler chalk scissors > hide by cc
step core: glue core hide glue ruler scissors by cc
step lining: glue lining hide glue > lining by cc
step edge: sew thread hide needle > edge by cc
step sign: decorate sign hide brush > sign by cc
step marks: draw hide chalk by cc
step snaps: sew snaps hide thread needle > snaps by cc
step token: shape clay shine? > token by tc
step corners: build hide by cc
step roll: play hide dice? > dice by cc
part hide = hide brown : p^ ~ -92 -60 -60 -92 60 -92 92 -60 92 60 60 92 -60 92 -92 60 ; p_ ~- -66 -66 66 -66 66 66 -66 66
part lining = lining b : p_ ~ -64 -64 64 -64 64 64 -64 64
part edge = thread cream : stitch ~ -54 -84 54 -84 10 ; stitch ~ -54 84 54 84 10 ; stitch ~ -84 -54 -84 54 10 ; stitch ~ 84 -54 84 54 10
part sign = sign c : s_ ~ 0 0 6 34 16 ; a_ ~ 0 0 42 39 0 360
part snaps = snaps gold : o^ gold -77 -77 6 ; o^ gold 77 -77 6 ; o^ gold -77 77 6 ; o^ gold 77 77 6
part token = clay a : p^ teal 32 44 40 24 52 30 56 48 44 58 ; o_ gold 44 40 4
part dice = dice w : r^ w -36 30 22 22 4 14 ; d_ k 2.200 -40 26 -32 34 ; r^ cream -8 48 18 18 3 -20 ; d_ k 2 -8 48
scene lay

* tube-zip-pouch | 9-12 13+ | Transportation
extras cloth
topics bicycle, bike, cycling, cyclist, inner tube, bike tube, mountain bike, bmx, bike messenger, upcycling, recycled, pouch, zipper pouch, pencil case, wallet, coin purse, punk, vegan leather, gift for dad, gift for a brother, father's day, tool pouch
near motorcycle, car, earth day
colors black, red, silver
minutes 75 90
mess low
heart tube: inner-tube = 1
heart zip: zipper = 1
need thread: sewing-thread, embroidery-floss = 3 yd
nice snap: snap-fastener = 1
nice chain: necklace-chain, paracord, leather-cord, key-ring, shoelace, ribbon = 1
nice patch: felt, fabric-scrap, denim, patch, bandana = 1 scrap
nice stripe: paint-marker, acrylic-paint, metallic-pen = 1 color
tool punch: hole-punch, awl, nail
tool needle: needle
tool ruler: ruler
tool chalk: chalk, metallic-pen, colored-pencil
tool scissors: scissors, fabric-scissors
home soap
home towel
step wash: wash tube soap towel by cc
step open: cut tube ruler chalk scissors > sheet by cc
step stripe: decorate stripe tube > stripe by cc
step holes: poke tube punch ruler by tc
step zip: sew zip tube thread needle > zip by cc
step patch: sew patch tube thread needle > patch by cc
step strap: cut tube snap? scissors > strap snap by cc
step sides: sew tube thread needle > seam by cc
step chain: build chain zip > chain by cc
step pack: test tube zip by cc
part sheet = tube k : q^ black 6 -88 -44 88 -44 88 60 -88 60 ; l_ gray- 2 -84 -4 84 -4 ; l_ gray- 2 -84 2 84 2
part stripe = stripe b : z_ ~ 6 -84 44 84 44
part zip = zip own : r_ gray 0 -34 168 14 2 ; z_ silver 4 -80 -34 80 -34 ; q^ silver 2 52 -40 66 -40 70 -22 56 -20
part patch = patch b : o^ ~ -8 16 20 20 ; o_ w -8 16 13 13 ; o_ ~ -8 16 4 4 ; z_ ~ 2 -8 3 -8 29 ; z_ ~ 2 -21 16 5 16
part strap = tube k : q^ black- 3 68 -6 94 -6 94 44 68 44
part snap = snap silver : o^ ~ 81 34 6
part seam = thread w : stitch ~ -82 -36 -82 54 8 ; stitch ~ 60 -20 60 54 7
part chain = chain silver : d_ ~ 3 64 -18 68 -12 74 -8 80 -10 86 -16 88 -24 86 -32
scene lay

* gel-print-journal | 9-12 13+ | Nature
extras book
topics journal, bullet journal, journaling, gel printing, gelli plate, gelli print, gel plate, monoprint, monoprinting, printmaking, sketchbook, art journal, nature journal, bookbinding, handmade book, notebook, diary, leaf print, botanical, back to school, gift for a friend
near planner, writing, scrapbook
colors teal, orange, navy free
minutes 80 90
waits 60
mess some
heart plate: gel-plate = 1
heart paint: acrylic-paint = 3 color
heart plants: leaf, fern-frond, fresh-herb, grass, flower, feather, lace, stencil = 4
need cover: cardstock, watercolor-paper = 2 sheet
need pages: paper, graph-paper, watercolor-paper, packing-paper = 10 sheet
need thread: sewing-thread, embroidery-floss, cotton-cord = 2 ft
nice mask: stencil, lace, net-bag, bubble-wrap, paper-doily = 1
nice spine: washi-tape, ribbon, fabric-scrap = 8 in
nice label: cardstock, index-card, sticker, price-tag = 1
nice pen: ballpoint-pen, gel-pen, paint-marker, marker = 1
tool roller: brayer, foam-roller, sponge-brush
tool needle: needle
tool awl: awl, pushpin, needle
tool scissors: scissors
join glue: glue, glue-stick
home newspaper
step roll: paint paint plate roller > plate coat by cc
step lay: arrange plants plate by cc
step first: print cover plate > print by cc
step ghost: print cover plate plants by cc
step mask: print mask plate paint roller cover > mask by cc
step dry: dry cover newspaper by cc
step fold: fold pages cover scissors > book by cc
step holes: poke awl pages cover newspaper by cc
step sew: sew thread needle pages > thread by cc
step label: glue label spine? glue pen? > label spine by cc
part plate = plate own : r^ light-blue+ 52 32 78 92 4 ; r_ light-blue 52 32 68 82 3
part coat = paint a : r_ ~ 52 32 62 76 2 ; j_ light-blue 48 62 60 2 9
part book = pages w : r^ w -26 -6 108 148 2 ; r^ w -30 -8 108 148 2
part print = paint a : r_ ~ -32 -10 108 148 2 ; j_ w -40 54 -30 -62 20 ; j_ ~+ -40 54 -30 -62 17 ; z_ w 2 -40 54 -31 -50 ; j_ w -2 40 6 -20 11 ; j_ ~+ -2 40 6 -20 9 ; j_ w -68 30 -72 -24 9 ; j_ ~+ -68 30 -72 -24 7
part mask = mask b : d_ orange 4 -70 -66 -54 -66 -38 -66 -22 -66 -6 -66 10 -66 -70 52 -54 52 -6 52 10 52
part spine = spine c : r_ ~ -80 -10 12 148 1
part thread = thread w : z_ ~ 2.500 -85 -56 -85 40 ; d_ w 3 -85 -56 -85 -8 -85 40
part label = label w : r^ w -26 40 52 22 2 ; z_ k 1.600 -44 38 -8 38 ; z_ k 1.600 -44 44 -16 44
scene lay

* lattice-lantern | 9-12 13+ | -
extras hanging
topics hanok, kdrama, k-drama, korean, korea, south korea, seoul, hanji, kpop, chuseok, shoji, japan, japanese, kyoto, zen, anime, paper lantern, lantern, lamp, night light, room decor, bedroom decor, minimalist, cozy room, dorm room, lunar new year, mid-autumn festival
near asia, chinese new year, china, tea ceremony
colors brown, cream, gold
minutes 90 110
waits 90
mess low
heart bars: wood-strip, craft-stick, chopstick, wooden-skewer, dowel, bamboo = 28
heart sheet: rice-paper, tracing-paper, parchment-paper, tissue-paper, paper = 2 sheet
need light: LED-candle, LED-tea-light, string-light = 1
need floor: cardboard, cork-sheet, foam-board, wood-scrap, cereal-box = 1 piece
nice stain: tea-bag, coffee-grounds, watercolor-paint, acrylic-paint, drawing-ink = 1 color
nice corners: metallic-paper, copper-tape, washi-tape, metallic-paint = 1
nice leaf: pressed-flower, leaf, fern-frond, petal, feather = 4
nice tassel: embroidery-floss, yarn, ribbon, bead = 1
join glue: glue, glue-gun
tool brush: paintbrush, sponge-brush
tool cutters: scissors
tool pencil: pencil
tool ruler: ruler
home paper
step plan: draw paper ruler pencil by cc
step cut: cut bars cutters ruler by tc
step stain: paint stain bars brush by cc
step frames: glue bars glue paper > frame by cc
step lattice: glue bars glue > lattice by cc
step paper: glue sheet bars glue brush cutters > panes by cc
step leaf: glue leaf sheet glue brush > leaf by cc
step box: build bars floor glue > floor by cc
step corners: decorate corners bars tassel? > corners tassel by cc
step light: test light floor > glow by cc
part floor = floor own : p^ umber -80 84 80 84 88 94 -88 94
part panes = sheet w : r^ cream+ -30 0 84 164 1 ; p^ cream 14 -82 72 -70 72 84 14 82
part glow = light yellow : o_ yellow+ -30 34 34 44 ; o_ yellow -30 44 16 24 ; o_ yellow+ 42 38 20 36
part leaf = leaf green : j_ green -46 70 -56 22 8 ; j_ green -36 70 -26 14 8
part frame = bars brown : z^ ~ 8 -74 -84 -74 86 ; z^ ~ 8 14 -84 14 86 ; z^ ~ 8 -78 -82 18 -82 ; z^ ~ 8 -78 84 18 84 ; z^ ~ 7 74 -70 74 86 ; z^ ~ 7 14 -84 76 -72 ; z^ ~ 7 14 84 76 86
part lattice = bars brown : z_ ~ 4 -52 -80 -52 82 ; z_ ~ 4 -30 -80 -30 82 ; z_ ~ 4 -8 -80 -8 82 ; z_ ~ 4 -72 -54 12 -54 ; z_ ~ 4 -72 -28 12 -28 ; z_ ~ 4 -72 54 12 54 ; z_ ~ 4 34 -76 34 84 ; z_ ~ 4 54 -72 54 84 ; z_ ~ 4 14 -56 74 -46 ; z_ ~ 4 14 -30 74 -22 ; z_ ~ 4 14 54 74 58
part corners = corners gold : p_ gold -80 -88 -60 -88 -80 -68 ; p_ gold 20 -88 2 -88 20 -68 ; p_ gold -80 90 -60 90 -80 70 ; p_ gold 20 90 2 90 20 70
part tassel = tassel red : z_ red 2 74 -68 74 -44 ; p_ red 70 -44 78 -44 81 -16 67 -16
scene stand

* coffee-bag-pouch | 9-12 13+ | -
extras cloth
topics coffee, coffee shop, coffee shop job, barista, coffee lover, cafe, save the trash, trash, zero waste, upcycling, upcycled, recycling, reuse, sustainability, eco fashion, earth day, coffee bag, pouch, pencil case, makeup bag, lunch bag, gift for a coworker, gift for mom, sewing project, thrift flip
near tea, plastic-free, ocean cleanup
colors brown, gold, cream
minutes 70 80
mess low
heart bag: coffee-bag, drink-pouch = 2
need close: snap-fastener, hook-and-loop-tape, button, zipper = 1
need bind: ribbon, ric-rac, fabric-scrap, bandana = 4 ft
need thread: sewing-thread, embroidery-floss = 3 yd
need stitcher: sewing-machine, needle = 1
nice base: burlap, denim, felt, fabric-scrap = 1 piece
nice grounds: coffee-grounds, tea-bag = 1 handful
nice tag: leather, cardstock, price-tag, cork-sheet = 1 scrap
nice pen: permanent-marker, paint-marker, fabric-marker = 1
nice pins: clothespin, binder-clip, paper-clip = 6
tool ruler: ruler
tool scissors: scissors, fabric-scissors
home soap
home towel
home water when grounds
home bowl when grounds
step wash: wash bag soap towel by cc
step open: cut bag ruler scissors > body by cc
step dye: color grounds bind water bowl by cc
step base: sew base bag thread stitcher scissors > base by cc
step flap: fold bag pins? ruler > flap by cc
step sides: sew bag thread stitcher > seam by cc
step bind: sew bind bag thread stitcher scissors > bind by cc
step close: build close bag thread? > close by cc
step tag: sew tag bag pen? thread > tag by cc
step fill: play bag by cc
part body = bag a : q^ ~ 4 -84 -50 84 -50 84 76 -84 76 ; o_ ~- 0 26 28 18 ; l_ cream 3 -12 40 -4 28 4 22 12 12
part base = base tan : r_ ~ 0 60 164 32 2 ; z_ ~- 1.500 -80 50 80 50 ; z_ ~- 1.500 -80 60 80 60 ; z_ ~- 1.500 -80 70 80 70
part flap = bag a : p^ ~- -84 -52 84 -52 74 2 -74 2 ; z_ ~+ 3 -70 -34 70 -34
part seam = thread w : stitch ~ -78 6 -78 72 6 ; stitch ~ 78 6 78 72 6
part bind = bind c : z_ ~ 7 -84 -50 -84 76 ; z_ ~ 7 84 -50 84 76 ; z_ ~ 7 -74 2 74 2
part close = close b : o^ gold 0 -10 7 ; o_ gold- 0 -10 3.500
part tag = tag own : q^ tan 3 52 8 78 8 78 34 52 34 ; z_ umber 2 58 20 72 20
scene lay
`;
