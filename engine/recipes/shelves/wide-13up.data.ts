/** What teenagers' workbenches are laid out for: leather, tin, rubber, screens and plates for printing. */
export const shelf = `
* tide-line-slices | 9-12 13+ | Ocean
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
topics elf, elves, elven, bracer, leather, leathercraft, leather working, leather bracelet, cuff, larp, cosplay, costume, renaissance fair, ren faire, lord of the rings, archery, ranger, warrior, medieval, knight, viking
near dungeons and dragons, robin hood, pirate, halloween
variant elf-leaf | Fantasy, Fairy Tales | green, brown, gold or brown, tan, black | elf, elven, leaf, forest, ranger, fairy
variant dragon-scale | Fantasy | red, brown, gold or green, black, brown, purple | dragon, dragon rider, scales
variant runes | Fantasy | brown, tan, silver or black | viking, norse, runes, dwarf, mythology
colors brown, tan, gold
minutes 70 90
waits 60
mess some
heart hide: leather = 1 piece
need press: ballpoint-pen, leather-stamp, metal-spoon, knitting-needle, chopstick = 1
need lace: leather-cord, paracord, cotton-cord, shoelace, ribbon, sewing-thread = 5 ft
nice dye: fabric-dye, acrylic-paint, drawing-ink, permanent-marker = 1 color
nice rim: metallic-paint, paint-marker, metallic-pen = 1 color
nice stitch: embroidery-floss, sewing-thread = 6 ft
nice studs: paper-fastener, snap-fastener, stick-on-gem = 6
tool beat: hammer when press=leather-stamp
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
step press: print press hide beat? > pat-e pat-d pat-r by cc
step dye: color dye hide cloth > tint by cc
step rim: decorate rim hide > rim by cc
step studs: build studs hide punch > studs by cc
step stitch: sew stitch hide needle > stitch by cc
step holes: poke punch hide by tc
step lace: thread lace hide > gap lace by cc
part base = hide brown : q^ ~ 9 -66 -84 66 -84 52 86 -52 86 ; p_ ~- 62 -80 66 -80 52 82 46 82
part tint = dye a : q_ ~ 6 -61 -79 61 -79 47 81 -47 81
part pat-e@elf-leaf = hide brown : z_ ~- 3.4 -20 59.4 -20 -9 ; j_ ~- -20 5.4 -20 -59.4 10.4 ; j_ ~- -21.5 52.2 -46.6 25.2 7.2 ; j_ ~- -18.5 52.2 6.6 25.2 7.2 ; j_ ~- -21.5 23.4 -48.1 -10.8 7.2 ; j_ ~- -18.5 23.4 8.1 -10.8 7.2 ; z_ ~+ 1.3 -20 1.8 -20 -48.6 ; z_ ~-- 2 -58 -72 20 -72 ; z_ ~-- 2 -47 74 13 74
part pat-d@dragon-scale = hide brown : a_ ~-- -39.2 -43.2 9.9 8 0 180 ; a_ ~-- -20 -43.2 9.9 8 0 180 ; a_ ~-- -0.8 -43.2 9.9 8 0 180 ; a_ ~-- -48.1 -25.2 9.9 8 0 180 ; a_ ~-- -29.6 -25.2 9.9 8 0 180 ; a_ ~-- -10.4 -25.2 9.9 8 0 180 ; a_ ~-- 8.1 -25.2 9.9 8 0 180 ; a_ ~-- -39.2 -7.2 9.9 8 0 180 ; a_ ~-- -20 -7.2 9.9 8 0 180 ; a_ ~-- -0.8 -7.2 9.9 8 0 180 ; a_ ~-- -46.6 10.8 9.9 8 0 180 ; a_ ~-- -28.9 10.8 9.9 8 0 180 ; a_ ~-- -11.1 10.8 9.9 8 0 180 ; a_ ~-- 6.6 10.8 9.9 8 0 180 ; a_ ~-- -37.8 28.8 9.9 8 0 180 ; a_ ~-- -20 28.8 9.9 8 0 180 ; a_ ~-- -2.2 28.8 9.9 8 0 180 ; a_ ~-- -28.9 45 9.9 8 0 180 ; a_ ~-- -11.1 45 9.9 8 0 180 ; z_ ~-- 2 -58 -72 20 -72 ; z_ ~-- 2 -47 74 13 74
part pat-r@runes = hide brown : z_ ~- 3.4 -42.2 -45 -42.2 -9 ; z_ ~- 3.4 -42.2 -41.4 -30.4 -30.6 -42.2 -21.6 ; z_ ~- 3.4 -17 -45 -17 -9 ; z_ ~- 3.4 -17 -45 -6.7 -34.2 ; z_ ~- 3.4 -17 -32.4 -6.7 -21.6 ; z_ ~- 3.4 -36.3 9 -36.3 45 ; z_ ~- 3.4 -36.3 9 -24.4 45 -24.4 9 ; z_ ~- 3.4 -3.7 9 -11.1 27 -0.8 27 -8.2 45 ; z_ ~-- 2 -58 -72 20 -72 ; z_ ~-- 2 -47 74 13 74
part rim = rim c : z_ ~ 3 -62 -79 62 -79 ; z_ ~ 3 -49 80 49 80
part stitch = stitch cream : stitch ~ -56 -66 20 -66 7 ; stitch ~ -46 68 13 68 6
part studs = studs gold : d^ gold 4.5 -54 -60 16 -60 -44 62 10 62 -19 -60 -17 62
part gap = hide brown : p_ k 33 -84 46 -84 37 86 26 86 ; d_ k 2.4 26.3 -70 52.1 -70 ; d_ k 2.4 25.1 -43 50.3 -43 ; d_ k 2.4 23.8 -16 48.6 -16 ; d_ k 2.4 22.5 11 46.9 11 ; d_ k 2.4 21.3 38 45.1 38 ; d_ k 2.4 20 65 43.4 65
part lace = lace tan : z_ ~+ 3 26.3 -70 50.3 -43 23.8 -16 46.9 11 21.3 38 43.4 65 ; z_ ~+ 3 52.1 -70 25.1 -43 48.6 -16 22.5 11 45.1 38 20 65 ; z_ ~+ 3 26.3 -70 52.1 -70 ; z_ ~+ 3 20 65 31 76 43.4 65 ; l_ ~+ 3 31 76 14 70 10 80 31 76 52 70 56 80 31 76 20 94 ; l_ ~+ 3 31 76 42 95
scene lay

* tin-mirror-frame | 9-12 13+ | -
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
step sew: sew thread needle pages spine? > thread spine by cc
step label: glue label glue pen? > label by cc
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

* framed-screen-print | 9-12 13+ | -
carries any
topics screen printing, silk screen, silkscreen, serigraphy, printmaking, tote bag, tote, t-shirt, band merch, merch, hoodie, poster, logo, emblem, art class, gift for a friend
colors black, red, white
minutes 75 90
waits 120
mess lots
heart screen: printing-screen = 1
heart paint: fabric-paint, acrylic-paint, drawing-ink = 1 color
need cloth: cloth-bag, old-t-shirt, pillowcase, bandana, apron, fabric-scrap, cardstock = 1
need stencil: freezer-paper, parchment-paper, contact-paper, paper, tracing-paper = 1 sheet
need tape: masking-tape, tape, duct-tape = 1 roll
need inside: cardboard, cereal-box, magazine, newspaper = 1
tool pencil: pencil, ballpoint-pen
tool scissors: scissors
tool squeegee: squeegee, playing-card, cardboard
home water
step plan: draw stencil screen pencil by cc
step cut: cut stencil scissors by cc
step mask: tape tape screen stencil > screen by cc
step board: prepare cloth inside > cloth by cc
step test: print paint screen squeegee inside by cc
step pull: print paint screen squeegee cloth > body by cc
step wash: wash screen water by cc
step set: dry cloth by cc
part cloth = cloth w : bagloop cream- 30 -56 ; r^ cream 30 14 124 150 3
part body = paint a : print ~ 36 13 84 96
part screen = screen own : r^ wood -60 42 70 88 3 ; r_ light-blue+ -60 42 54 72 1 ; shape gray+ -60 42 42 52

* mehndi-box | 9-12 13+ | -
topics eid, eid gift, eid gifts, eid al-fitr, eid al-adha, ramadan, henna, mehndi, aunt, auntie, aunties, diwali, indian wedding, wedding, bridal shower, pakistan, india, morocco, jewelry box, trinket box, keepsake box, raksha bandhan, mandala, gift for mom, gift for a teacher, mother's day
near christmas, birthday
colors brown, gold, teal
minutes 75 90
waits 180
mess low
heart box: wooden-box, small-box, cookie-tin, cardboard-box = 1
heart line: henna-cone, paint-marker, metallic-pen, permanent-marker, fabric-paint = 1 color
nice smooth: sandpaper = 1
nice ground: acrylic-paint, metallic-paint, paint = 1 color
nice gems: stick-on-gem, glass-gem, sequin, button = 9
nice beads: bead, seed-bead, wooden-bead, crystal = 12
nice wire: craft-wire, beading-elastic = 2 ft
nice lining: felt, fabric-scrap, tissue-paper, lace = 1 sheet
nice pouch: cloth-bag, ribbon, tulle = 1
join glue: glue, waterproof-glue when gems; lining
tool pencil: pencil
tool scissors: scissors
tool brush: paintbrush, sponge-brush when ground
home paper
home cloth
home plate
step smooth: shape smooth box cloth by cc
step ground: paint ground box brush > ground by cc
step plan: draw box plate pencil by cc
step practice: test line paper by cc
step flower: draw line box > box flower by cc
step vines: draw line box > vines by cc
step dots: draw line box gems? glue > dots gems by cc
step lining: glue lining box glue scissors > lining by cc
step jewel: thread beads wire > jewel by cc
step give: arrange box pouch? by cc
part box = box own : q^ ~ 4 -80 -22 80 -22 80 72 -80 72 ; q^ ~+ 4 -88 -66 88 -66 84 -18 -84 -18
part ground = ground w : r_ cream 0 26 148 80 2 ; q_ cream 3 -80 -60 80 -60 77 -24 -77 -24
part lining = lining b : r_ ~ 0 -19 160 5
part flower = line a : f_ ~ 0 28 8 24 6 ; f_ cream 0 28 8 18 3.500 ; o_ ~ 0 28 7 ; a_ ~ 0 28 30 27.500 0 360 ; f_ ~ 0 -42 6 13 4 ; o_ ~ 0 -42 4
part vines = line a : lm_ ~ 2.500 34 28 46 14 60 18 62 32 52 36 ; jm_ ~ 46 16 44 2 5 ; jm_ ~ 58 18 70 6 5 ; jm_ ~ 62 32 72 44 5 ; lm_ ~ 2.500 30 40 42 56 60 58 ; jm_ ~ 44 56 40 66 4 ; lm_ ~ 2.500 18 -42 34 -52 50 -44 66 -50 ; jm_ ~ 36 -50 40 -60 4 ; jm_ ~ 52 -44 58 -32 4
part dots = line a : d_ ~ 2 0 -6 -14 -4 14 -4 -26 2 26 2 0 64 -14 62 14 62 -26 56 26 56 0 -24 -16 -28 16 -28
part gems = gems c : o^ ~ 0 28 4 ; o^ ~ 0 -42 3.500 ; om^ ~ 56 26 3
part jewel = beads c : a_ gold 44 84 22 20 180 360 ; o^ ~ 24 78 4 ; o^ ~ 30 70 4 ; o^ ~ 38 65 4 ; o^ ~ 48 64 4 ; o^ ~ 57 68 4 ; o^ ~ 63 76 4
scene stand

* thread-self-portrait | 9-12 13+ | -
topics self portrait, self-portrait, portrait, identity, who am i, all about me, portfolio, art portfolio, art school, art class, ap art, mixed media, collage, photo embroidery, photography, coming of age, room decor, graduation, culture, heritage
near family, friendship
colors red, black, white
minutes 100 120
waits 30
mess low
heart photo: photo = 1
heart thread: sewing-thread, embroidery-floss, yarn = 15 ft
need back: cardstock, watercolor-paper, cardboard, foam-board, canvas = 1
nice veil: tracing-paper, rice-paper, tissue-paper, parchment-paper = 1 sheet
nice clear: plastic-sleeve, cellophane = 1 sheet
nice ink: drawing-ink, permanent-marker, ballpoint-pen, marker = 1
nice mirror: plastic-mirror, metallic-paper, candy-wrapper = 1
nice page: old-book-page, map, newspaper, sheet-music, ticket-stub = 1
nice frame: picture-frame, shadow-box, clipboard = 1
join glue: glue, glue-stick
tool needle: needle
tool pencil: pencil
tool scissors: scissors
tool brush: paintbrush when ink=drawing-ink
home towel
step question: draw photo pencil by cc
step page: glue page back glue scissors > page by cc
step base: glue photo back glue > back photo by cc
step prick: poke needle photo towel by cc
step line: sew thread photo needle > line by cc
step roots: sew thread photo needle scissors > roots by cc
step veil: draw veil photo ink? brush? scissors glue > veil by cc
step clear: draw clear ink photo brush? glue > clear by cc
step mirror: glue mirror back glue scissors > mirror by cc
step title: draw back pencil frame? by cc
part back = back w : r^ w 0 0 164 188 2
part page = page tan : r_ cream -38 0 72 176 1 ; z_ tan 2 -66 -70 -12 -70 ; z_ tan 2 -66 -58 -12 -58 ; z_ tan 2 -66 58 -12 58 ; z_ tan 2 -66 70 -12 70
part photo = photo gray : r_ silver 0 -4 116 148 1 ; b_ gray -54 70 -44 40 -16 30 -14 18 14 18 16 30 44 40 54 70 ; o_ cream 0 -14 30 38 ; b_ k -32 -10 -34 -44 -10 -62 14 -60 34 -42 32 -10 26 -30 4 -40 -18 -34 -28 -20 ; o_ k -11 -14 3.500 2.500 ; o_ k 11 -14 3.500 2.500 ; l_ k 2 -9 6 0 9 9 6
part veil = veil w : p_ w+ 4 -78 58 -78 58 70 4 70 ; l_ gray 2 4 -52 24 -50 36 -30 34 -4 24 18 4 24 ; o_ gray 18 -12 4 3 ; l_ gray 2 4 8 12 6
part clear = clear w : l_ k 2.500 -58 -66 -30 -78 10 -72 44 -82 ; l_ k 2.500 -56 66 -20 60 20 68 56 58
part line = thread a : stitch ~ 0 -62 30 -46 6 ; stitch ~ 30 -46 34 -10 6 ; stitch ~ 34 -10 24 20 5 ; stitch ~ 0 -62 -30 -46 6 ; stitch ~ -30 -46 -34 -10 6 ; stitch ~ -34 -10 -24 20 5 ; stitch ~ -24 20 0 28 4 ; stitch ~ 24 20 0 28 4
part roots = thread a : l_ ~ 2.500 -8 42 -20 56 -18 76 -34 96 ; l_ ~ 2.500 0 42 2 62 -4 80 4 100 ; l_ ~ 2.500 8 42 22 58 24 78 40 96 ; l_ ~ 2 -12 52 -34 66 -50 90 ; l_ ~ 2 12 52 36 64 58 90 ; h_ ~ 0 44 8
part mirror = mirror silver : p^ ~ -66 -30 -46 -40 -40 -16 -58 -8 ; p^ ~ -72 -2 -56 -2 -60 20 ; p_ w -60 -30 -52 -34 -50 -26 ; p^ ~ 62 14 74 30 58 36
scene hang

* potpourri-jar | 6-8 9-12 13+ | Seasons
topics calm, calming, calming things, asmr, cozy, hygge, relaxing, self care, stress relief, aromatherapy, potpourri, simmer pot, room scent, candle, fall, autumn, winter, christmas, thanksgiving, gift for a teacher, gift for mom, gift for grandma, housewarming, spa, spa day
near sensory, tea
colors orange, brown, cream
minutes 30 35 35
waits 10
mess low
heart jar: glass-jar, plastic-jar, glass-bottle = 1
heart slices: dried-orange-slice, orange-peel = 6
nice sticks: cinnamon-stick, pinecone, bark, stick = 3
nice spice: spice, bay-leaf, coffee-bean, seed-pod, acorn = 1 handful
nice bloom: lavender, petal, flower, pressed-flower = 1 handful
nice green: eucalyptus, pine-branch, pine-needle, fresh-herb, fern-frond = 1 handful
need label: sticker, price-tag, cardstock, index-card, paper = 1
need pen: ballpoint-pen, marker, permanent-marker, pencil
nice cloth: fabric-scrap, burlap, lace, paper-doily, gauze = 1 scrap
need tie: string, ribbon, raffia, twist-tie, yarn, rubber-band = 18 in
tool scissors: scissors
home towel
step clean: prepare jar towel by ccc
step slices: arrange slices jar > jar slices by ccc
step sticks: arrange sticks jar > sticks by ccc
step spice: fill spice jar > spice by ccc
step bloom: fill bloom jar > bloom by ccc
step green: fill green jar > green by ccc
step lid: cut cloth jar scissors > cloth by ccc
step tie: tie tie jar scissors > tie by ccc
step label: draw label pen jar > label by ccc
step smell: play jar by ccc
part jar = jar own : q^ light-blue+ 16 -54 -60 54 -60 62 -40 62 86 -62 86 -62 -40 ; r^ silver 0 -72 104 22 4
part spice = spice brown : d_ umber 4 -44 74 -32 78 -18 72 -4 78 12 74 28 78 44 72 -38 64 36 64 ; b_ brown -56 82 -54 70 -20 76 10 68 54 72 56 82
part green = green green : j_ ~ -44 70 -52 -20 7 ; j_ ~ -34 70 -34 -34 6 ; j_ ~ 46 70 52 -16 7 ; j_ ~ 38 70 34 -30 6
part bloom = bloom purple : z_ green 2 -14 60 -18 -30 ; z_ green 2 14 60 20 -34 ; d_ purple 4 -18 -32 -20 -22 -15 -14 -18 -4 20 -36 17 -26 22 -18 18 -8
part sticks = sticks brown : z^ ~ 9 -26 60 -10 -14 ; z^ ~- 9 28 62 14 -18
part slices = slices own : o_ orange -34 34 22 ; f_ yellow -34 34 8 17 3.500 ; o_ orange 32 26 22 ; f_ yellow 32 26 8 17 3.500 ; o_ orange 0 60 22 ; f_ yellow 0 60 8 17 3.500 ; o_ orange -2 4 20 ; f_ yellow -2 4 8 15 3
part cloth = cloth w : p^ cream -58 -84 58 -84 70 -52 40 -60 20 -50 0 -60 -20 -50 -42 -60 -70 -52
part tie = tie tan : r_ ~ 0 -64 106 5 ; b_ ~ -2 -64 -22 -76 -26 -60 ; b_ ~ 2 -64 22 -76 26 -60 ; l_ ~ 2.500 0 -64 -10 -42 -14 -34 ; l_ ~ 2.500 0 -64 12 -44 18 -36
part label = label w : r^ tan 0 34 48 28 2 ; z_ k 1.600 -16 30 16 30 ; z_ k 1.600 -12 38 12 38
scene stand

* storybook-hoop | 9-12 13+ | -
topics embroidery, hand embroidery, hoop art, embroidery hoop, stitching, slow stitching, storybook, bedroom decor, room decor, wall art, nursery, cottagecore, gift for a friend, gift for grandma, fabric art
near sewing, cross stitch
variant castle | Fairy Tales | purple, gold, green | castle, princess, rapunzel, once upon a time, cinderella, sleeping beauty, kingdom
variant dragon | Fantasy | green, gold, purple or red, orange, black | dragon, dragon lover, mythical creature
variant whale | Ocean | navy, light blue, white or blue, teal, gray | whale, whales, sea, sailor, moby dick
variant fox | Animals | orange, white, green | fox, fox lover, forest animals, woodland
colors purple, gold, green
minutes 120 140
mess low
heart cloth: fabric-scrap, denim, canvas, bed-sheet, cloth-napkin, aida-cloth, burlap = 1 piece
heart floss: embroidery-floss, yarn = 4 color
heart hoop: embroidery-hoop = 1
nice gold: sewing-thread, craft-wire = 3 ft
nice beads: bead, seed-bead, sequin, stick-on-gem = 9
nice back: felt, cardstock, fabric-scrap = 1
nice scrap: felt, lace, ric-rac = 1 scrap
nice hang: ribbon, string, lace = 10 in
join glue: glue, glue-gun when back
tool pen: fabric-marker, pencil, chalk
tool needle: needle
tool scissors: scissors, fabric-scissors
step hoop: prepare cloth hoop > hoop cloth by cc
step draw: draw pen cloth by cc
step scrap: sew scrap floss cloth needle scissors > scrap by cc
step outline: sew floss cloth needle > out-c out-d out-w out-f by cc
step fill: sew floss cloth needle > fill-c fill-d fill-w fill-f by cc
step land: sew floss cloth needle > land-c land-d land-w land-f by cc
step gold: sew gold cloth floss needle > gold by cc
step beads: sew beads cloth floss needle > beads by cc
step back: glue back hoop cloth scissors glue by cc
step hang: tie hang hoop by cc
part hoop = hoop own : r ~- 0 -92 20 12 2 ; r silver 0 -98 12 5 1 ; o^ ~ 0 4 90 88
part cloth = cloth cream : o_ ~ 0 4 81 79
part scrap = scrap b : o_ yellow+ 40 -34 16 16
part land-c@castle = floss c : l_ ~ 3 -72 34 -40 26 -10 34 20 28 74 34 ; l_ ~ 3 -66 44 -30 38 4 46 40 40 68 46 ; f_ pink -44 50 5 6 2.500 ; f_ pink 36 54 5 6 2.500 ; j_ ~ -60 58 -52 44 4 ; j_ ~ 54 60 58 46 4
part out-c@castle = floss a : z_ ~ 3 -34 28 -34 -20 -14 -20 -14 28 ; z_ ~ 3 14 28 14 -20 34 -20 34 28 ; z_ ~ 3 -14 4 14 4 ; z_ ~ 3 -38 -20 -24 -50 -10 -20 -38 -20 ; z_ ~ 3 10 -20 24 -50 38 -20 10 -20 ; l_ ~ 3 -7 28 -7 16 0 10 7 16 7 28
part fill-c@castle = floss a : p_ ~ -34 -22 -24 -44 -14 -22 ; p_ ~ 14 -22 24 -44 34 -22 ; z_ b 3 -24 -50 -24 -64 ; p_ b -24 -64 -10 -60 -24 -55 ; z_ b 3 24 -50 24 -64 ; p_ b 24 -64 38 -60 24 -55 ; r_ b -24 -4 6 10 ; r_ b 24 -4 6 10
part land-d@dragon = floss c : l_ ~ 3 -72 40 -44 22 -24 42 4 26 30 44 56 30 74 44 ; d_ b 2 -54 -40 -36 -56 -60 -10 60 -6 62 16
part out-d@dragon = floss a : l_ ~ 4 -42 48 -54 30 -40 14 -16 18 2 34 24 36 36 20 28 -2 8 -14 -4 -30 4 -48 22 -52 36 -42 ; l_ ~ 3 36 -42 46 -36 34 -32 24 -34 ; l_ ~ 3 14 -6 -10 -34 -42 -38 -34 -20 -46 -8 -28 -4 -24 10 -2 6
part fill-d@dragon = floss a : b_ ~ 4 -48 22 -52 38 -42 44 -36 32 -32 22 -34 12 -28 16 -10 30 0 36 20 24 36 4 34 -14 18 2 12 10 -2 -2 -16 -4 -34 ; o_ b 24 -44 2.500 ; v_ b 6 -50 12 20 3 6
part land-w@whale = floss b : l_ ~ 3 -74 30 -54 24 -36 32 -18 24 0 32 18 24 36 32 56 24 74 30 ; l_ ~ 3 -66 44 -46 38 -28 46 -8 38 12 46 32 38 52 46 66 40 ; l_ ~ 3 -50 58 -30 52 -10 60 12 52 34 60 48 54
part out-w@whale = floss a : l_ ~ 3 -52 -2 -46 -24 -14 -34 20 -26 40 -6 54 -22 64 -30 66 -16 58 -2 40 14 8 22 -32 20 -52 -2
part fill-w@whale = floss a : b_ ~ -50 -2 -44 -22 -14 -31 20 -24 40 -4 54 -20 62 -26 63 -16 56 -4 38 11 8 18 -30 16 ; o_ c -34 -8 3 ; l_ c 2 -50 2 -30 8 -10 6 ; z_ c 2 -26 14 -22 8 ; z_ c 2 -14 15 -10 9 ; l_ b 3 -14 -36 -14 -50 -24 -56 ; l_ b 3 -14 -50 -4 -56
part land-f@fox = floss c : z_ ~ 3 -60 58 -60 30 ; j_ ~ -60 42 -72 32 4 ; j_ ~ -60 42 -48 30 4 ; z_ ~ 3 58 58 58 34 ; j_ ~ 58 46 48 36 4 ; j_ ~ 58 46 70 34 4 ; l_ ~ 3 -66 58 -20 62 30 60 66 58
part out-f@fox = floss a : l_ ~ 3 -30 56 -36 24 -22 0 -30 -34 -10 -22 10 -22 30 -34 22 0 30 20 28 56 ; l_ ~ 4 28 54 52 40 54 14 42 2 40 20 28 36
part fill-f@fox = floss a : p_ ~ -28 -32 -10 -20 10 -20 28 -32 20 -4 0 16 -20 -4 ; b_ ~ -20 4 0 18 20 4 28 22 26 54 -28 54 -34 24 ; p_ b -18 -6 0 14 -4 -2 ; p_ b 18 -6 0 14 4 -2 ; b_ b -10 22 0 20 10 22 8 50 -8 50 ; o_ k -8 -8 2.500 ; o_ k 8 -8 2.500 ; o_ k 0 13 3 ; p_ b 44 6 50 18 42 18
part gold = gold gold : l_ gold 1.800 -70 -14 -56 -40 -30 -62 0 -70 30 -62 56 -40 70 -14
part beads = beads gold : o ~ -56 -40 3 ; o ~ -30 -62 3 ; o ~ 0 -70 3.500 ; o ~ 30 -62 3 ; o ~ 56 -40 3
scene hang

* fruit-slice-coasters | 6-8 9-12 13+ | Food
topics fruit, fruits, citrus, orange, lemon, watermelon, kiwi, kitchen, coasters, coaster, trivet, summer, picnic, housewarming, hostess gift, gift for mom, gift for dad, mother's day, foodie, smoothie, tutti frutti
near cooking, cupcake, pizza
colors orange, green, red
minutes 45 55 60
waits 180
mess some
heart round: cork-sheet, coaster, wood-slice, cardboard, cake-board = 1 sheet
heart paint: acrylic-paint, paint, paint-marker = 4 color
nice mold: muffin-tin, cookie-cutter, plastic-lid = 1
nice gold: metallic-paint, metallic-pen, paint-marker = 1 color
nice pips: permanent-marker, dried-lentil = 1
nice feet: felt, cork, craft-foam = 4
nice tie: raffia, ribbon, string = 24 in
join glue: glue when paint=acrylic-paint,paint; pips=dried-lentil; feet
tool pencil: pencil
tool scissors: scissors
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint
home cup
step trace: draw round mold? cup pencil by ccc
step cut: cut round scissors > round by tcc
step rind: paint paint round brush > rind by ccc
step pith: paint paint round brush > pith by ccc
step flesh: paint paint round brush > flesh by ccc
step pips: decorate pips round glue > pips by ccc
step gold: decorate gold round > gold by ccc
step feet: glue feet round glue scissors by ccc
step dry: dry round glue? by ccc
step tie: tie tie round > tie by ccc
part round = round own : o^ ~ -44 -42 44 ; o^ ~ 46 -40 44 ; o^ ~ -44 48 44 ; o^ ~ 46 48 44
part rind = paint a : o_ orange -44 -42 41 ; o_ green 46 -40 41 ; o_ yellow -44 48 41 ; o_ brown 46 48 41
part pith = paint w : o_ cream -44 -42 36 ; o_ light-green+ 46 -40 36 ; o_ w -44 48 36 ; o_ light-green 46 48 37
part flesh = paint a : f_ orange -44 -42 9 34 8 -90 6 ; o_ red 46 -40 31 ; f_ yellow -44 48 9 34 8 -90 6 ; o_ green 46 48 34 ; o_ light-green+ 46 48 12
part pips = pips k : d_ k 2.600 36 -54 56 -54 32 -38 60 -38 42 -24 52 -26 46 -46 ; d_ k 2 46 30 58 34 64 46 60 58 48 66 36 62 28 50 32 38
part gold = gold gold : a_ gold -44 -42 43 41 0 360 ; a_ gold 46 -40 43 41 0 360 ; a_ gold -44 48 43 41 0 360 ; a_ gold 46 48 43 41 0 360
part tie = tie tan : z_ tan 4 0 -92 0 98 ; b_ tan 0 2 -18 -10 -18 8 ; b_ tan 0 2 18 -10 18 8
scene lay

* box-of-hookless-flies | 9-12 13+ | -
topics fishing, fish, fly fishing, fisherman, angler, trout, lake, dad who fishes, gift for my dad, gift for dad, gift for grandpa, birthday gift for dad, father's day, dad, grandpa, uncle, camping, river, cabin
near hiking, outdoors, hunting
colors brown, red, green
minutes 70 80
waits 30
mess low
heart feathers: feather = 8
heart thread: sewing-thread, embroidery-floss = 6 yd
need box: wooden-box, small-box, plastic-tub = 1
need shank: toothpick, paper-clip, craft-wire, wooden-skewer, cotton-swab = 6
nice bed: cork, cork-sheet, felt, craft-foam, kitchen-sponge, foam-sheet-scrap = 6
nice body: yarn, wool-roving, embroidery-floss, tinsel, pipe-cleaner = 3 ft
nice head: bead = 6
nice stain: tea-bag, coffee-grounds, acrylic-paint = 1
nice sign: permanent-marker, paint-marker, metallic-pen = 1
nice card: cardstock, index-card, price-tag = 1
join glue: glue, glue-gun when bed
tool scissors: scissors
tool brush: paintbrush, sponge-brush when stain
tool pen: ballpoint-pen, pencil, marker
step stain: paint stain box brush > stain by cc
step sign: draw sign box > sign by cc
step bed: glue bed box glue scissors > bed by cc
step shank: prepare shank scissors thread by cc
step tail: tie feathers shank thread > box flies by cc
step body: tie body shank thread > bodies by cc
step hackle: tie feathers shank thread scissors > hackles by cc
step head: tie shank thread head? > heads by cc
step names: draw card pen scissors > card by cc
step give: arrange shank box by cc
part box = box own : q^ ~ 4 -92 -12 92 -12 92 84 -92 84 ; q^ ~- 4 -92 -84 92 -84 92 -18 -92 -18 ; r_ ~+ 0 36 164 78 2
part stain = stain brown : z_ ~ 2 -84 -70 84 -72 ; z_ ~ 2 -84 -50 84 -48 ; z_ ~ 2 -84 -30 84 -32
part sign = sign cream : b_ ~ -34 -50 -14 -62 16 -60 34 -50 16 -40 -14 -38 ; p_ ~ 32 -50 50 -62 48 -40 ; o_ umber -18 -52 3
part bed = bed tan : r_ ~ 0 14 152 20 3 ; r_ ~ 0 58 152 20 3
part flies = feathers a : j_ ~ -54 14 -72 34 5 ; j_ ~ 0 14 -16 34 5 ; j_ ~ 54 14 38 34 5 ; j_ ~ -54 56 -72 76 5 ; j_ ~ 0 56 -16 76 5 ; j_ ~ 54 56 38 76 5
part bodies = body b : z_ ~ 6 -56 16 -46 6 ; z_ green 6 -2 16 8 6 ; z_ gold 6 52 16 62 6 ; z_ green 6 -56 58 -46 48 ; z_ gold 6 -2 58 8 48 ; z_ ~ 6 52 58 62 48
part hackles = feathers c : f_ tan -46 6 9 12 2 ; f_ tan 8 6 9 12 2 ; f_ tan 62 6 9 12 2 ; f_ cream -46 48 9 12 2 ; f_ cream 8 48 9 12 2 ; f_ cream 62 48 9 12 2
part heads = head k : o^ ~ -44 4 4 ; o^ ~ 10 4 4 ; o^ ~ 64 4 4 ; o^ ~ -44 46 4 ; o^ ~ 10 46 4 ; o^ ~ 64 46 4
part card = card w : r_ w 0 84 90 10 1 ; z_ k 1.500 -36 84 36 84
scene stand

* scrunched-galaxy-shirt | 9-12 13+ | Space
topics galaxy shirt, galaxy, tie-dye, tie dye, t-shirt, shirt, black t-shirt, spiral galaxy, milky way, nebula, stars, thrift flip, upcycling, fashion, festival, concert outfit, summer camp
near bleach, reverse tie dye
colors purple, light blue, white
minutes 60 60
waits 240
mess some
heart wear: old-t-shirt, pillowcase, bandana, cloth-bag, apron = 1
heart paint: fabric-paint, acrylic-paint, fabric-dye, tie-dye = 3 color
heart bind: rubber-band, hair-tie = 6
need dab: kitchen-sponge, sponge-brush, paintbrush = 1
nice spray: spray-bottle, squeeze-bottle = 1
nice board: cardboard, cereal-box, foam-board = 1
nice gloves: rubber-glove, glove = 1 pair
nice spatter: toothbrush = 1
nice glow: glow-paint, metallic-paint, paint-marker, fabric-marker = 1
home water
home plate
home newspaper
step wet: wash wear water by cc
step twist: fold wear by cc
step bind: tie bind wear by cc
step mix: mix paint water plate gloves? by cc
step dab: print paint dab wear > swirl by cc
step mist: paint spray wear water > mist by cc
step open: prepare wear bind newspaper > wear by cc
step stars: paint paint plate dab board? spatter? wear > stars by cc
step glow: draw glow wear > glow by cc
step dry: dry wear by cc
part wear = wear k : p^ ~ -50 -84 -20 -84 0 -74 20 -84 50 -84 94 -44 72 -18 54 -34 54 88 -54 88 -54 -34 -72 -18 -94 -44
part swirl = paint a : i_ ~ 0 8 48 2.600 9 ; i_ b 0 8 42 2.600 4 120 ; i_ ~+ 0 8 46 2.600 5 240 ; o_ w 0 8 8
part mist = paint b : d_ ~ 4 -40 50 38 56 -42 -30 40 -36 ; d_ ~+ 3 -30 62 28 -50 46 20 -48 10
part stars = paint w : d_ w 1.800 -36 -58 -14 -62 30 -60 44 -10 40 36 24 70 -10 74 -38 68 -46 30 -30 -40 18 -48 ; s_ w 34 -48 4 7 2 ; s_ w -40 44 4 7 2 ; s_ w 12 66 4 6 2
part glow = glow gold : l_ gold 1.500 -36 66 -18 72 0 64 16 74 ; d_ gold 2.600 -36 66 -18 72 0 64 16 74
scene lay

* cast-in-plaster-pendant | 9-12 13+ | Dinosaurs, Nature
topics fossil, fossils, ammonite, plaster, casting, mold making, pendant, necklace, jewelry, keychain, paleontologist, jurassic, natural history, shell, gift for a friend, bag charm
near museum, spiral, archaeology
colors cream, gold, brown
minutes 50 60
waits 120
mess some
heart plaster: plaster = 1/2 cup
heart mold: mold-putty, modeling-clay, play-dough = 1 handful
heart find: seashell, snail-shell, leaf, fern-frond, button, charm, coin, seed-pod, acorn = 1
need hang: necklace-chain, leather-cord, cotton-cord, ribbon, key-ring, string = 1
nice eye: earring-hook, jewelry-finding, jump-ring, paper-clip, craft-wire, cup-hook = 1
nice paint: acrylic-paint, watercolor-paint, metallic-paint, tea-bag, coffee-grounds = 1 color
nice smooth: sandpaper = 1
nice bead: bead, wooden-bead, crystal = 2
tool brush: paintbrush, sponge-brush, cotton-swab
home water: = 1/4 cup
home bowl
home spoon
home cloth
home dust-mask
step mold: shape mold find by cc
step out: prepare mold find by cc
step mix: mix plaster water bowl spoon dust-mask by tc
step pour: fill plaster mold by tc
step eye: build eye plaster > eye by cc
step set: dry plaster by cc
step free: prepare mold plaster smooth? > cast by cc
step color: paint paint plaster brush cloth > shade by cc
step bead: thread bead hang > bead by cc
step hang: thread hang plaster > hang by cc
part hang = hang own : l_ ~ 3 -60 -100 -34 -60 0 -34 34 -60 60 -100
part bead = bead c : o^ ~ -16 -44 6 ; o^ ~ 16 -44 6
part eye = eye gold : a^ gold 0 -28 10 7 0 360
part cast = plaster w : b^ cream 0 -22 40 -14 58 16 52 56 20 80 -20 80 -52 56 -58 16 -40 -14 ; i_ tan 0 30 40 2.600 9 60 ; z_ tan 3 0 -12 0 -4 ; z_ tan 3 30 -2 24 6 ; z_ tan 3 44 26 34 28 ; z_ tan 3 36 58 28 52 ; z_ tan 3 4 74 4 64 ; z_ tan 3 -28 62 -22 54 ; z_ tan 3 -42 32 -34 32 ; z_ tan 3 -32 0 -26 8
part shade = paint b : i_ gold 0 30 40 2.600 3 60 ; l_ brown 2 -50 56 -20 76 20 76 50 56
scene lay

* moon-drop-earrings | 13+ | Space
topics earrings, jewelry, wire jewelry, wire wrapping, moon, moonstone, celestial, crescent moon, astrology, zodiac, witchy, hoops, boho, gift for a friend, gift for a sister, gift for mom, crystals
near prom, fairy
colors silver, light blue, gold
minutes 60
mess low
heart wire: craft-wire = 3 ft
heart hooks: earring-hook, earring-post = 2
heart gems: crystal, bead, seed-bead, glass-gem, sea-glass = 10
nice charm: charm, old-jewelry-piece, sequin, button = 2
nice chain: necklace-chain = 1
nice card: cardstock, index-card, paper = 1
tool pliers: pliers
home pencil
home wire-cutters
home jar-lid
home cloth
step cut: cut wire wire-cutters by c
step bend: shape wire jar-lid > moon by c
step close: shape wire pencil pliers by c
step gems: thread gems wire > gems by c
step wind: build wire gems pliers by c
step charm: build charm wire pliers > charm by c
step chain: build chain wire wire-cutters > chain by c
step hook: build hooks wire pliers > hooks by c
step smooth: test wire cloth by c
step card: poke card hooks > card by c
part card = card w : q^ cream 4 -88 -96 88 -96 88 96 -88 96
part hooks = hooks own : l_ silver 3 -46 -44 -46 -62 -38 -72 -30 -62 ; l_ silver 3 46 -44 46 -62 54 -72 62 -62
part moon = wire silver : a^ ~ -46 2 36 32 60 320 ; a ~ -34 2 27 24 70 310 ; a^ ~ 46 2 36 32 -140 120 ; a ~ 34 2 27 24 -130 110
part gems = gems b : o^ ~ -74 4 6 ; o^ ~+ -70 18 5 ; o^ ~+ -70 -11 5 ; o^ ~ -60 28 4 ; o^ ~ -61 -22 4 ; o^ ~ 74 4 6 ; o^ ~+ 70 18 5 ; o^ ~+ 70 -11 5 ; o^ ~ 60 28 4 ; o^ ~ 61 -22 4
part charm = charm gold : z_ silver 1.500 -30 2 -30 14 ; s^ gold -30 22 5 11 5 ; z_ silver 1.500 30 2 30 14 ; s^ gold 30 22 5 11 5
part chain = chain silver : d_ ~ 2 -46 40 -46 46 -46 52 -46 58 -46 64 46 40 46 46 46 52 46 58 46 64
scene lay

* kiln-meadow-tray | 9-12 13+ | Nature
topics ceramics, pottery, ceramics class, pottery class, kiln, stoneware, clay, slab, hand building, ring dish, trinket dish, meadow, wildflowers, grasses, botanical, herbarium, nature walk, gift for mom, mother's day, housewarming
near art class, kitchen
colors cream, green, brown
minutes 70 80
waits 10080
mess some
heart clay: stoneware-clay = 1 lb
heart plants: grass, leaf, fern-frond, flower, wheat-stalk, fresh-herb, lavender = 6
need pin: rolling-pin = 1
nice lace: lace, burlap, paper-doily = 1
need glaze: underglaze = 1 color
need sponge: kitchen-sponge, paintbrush = 1
tool knife: plastic-knife
tool needle: needle, toothpick, pencil
home cloth
home plate
home water
step knead: prepare clay cloth by cc
step roll: roll clay pin cloth by cc
step plants: print plants clay pin > tray prints by cc
step lace: print lace clay pin > lace by cc
step cut: cut clay plate knife by cc
step rim: shape clay plate sponge water > rim by cc
step sign: draw needle clay plants by cc
step dry: dry clay by cc
step bisque: dry clay by gg
step glaze: paint glaze clay sponge > wash by cc
part tray = clay cream : o^ ~ 0 0 92 84 ; o_ ~- 0 0 82 74 ; o_ ~ 0 2 78 70
part rim = clay cream : a_ ~- 0 0 91 88 0 360
part lace = lace tan : a_ ~ 0 2 76 70 20 160 ; d_ cream 3 -54 50 -36 60 -16 66 6 67 28 63 48 53
part prints = plants brown : l_ tan 2 -40 58 -34 10 -24 -36 ; l_ tan 2 -10 60 -8 0 -2 -54 ; l_ tan 2 20 58 24 10 34 -34 ; d_ tan 4 -24 -36 -28 -26 -22 -22 -30 -14 -26 -8 ; d_ tan 4 -2 -54 -8 -44 2 -42 -8 -32 2 -28 -8 -20 ; d_ tan 4 34 -34 28 -24 36 -22 28 -12 ; j_ tan -36 26 -56 4 5 ; j_ tan 22 30 44 8 5 ; j_ tan -9 30 -24 12 5
part wash = glaze b : l_ green 1.200 -41 58 -35 10 -25 -36 ; l_ green 1.200 -11 60 -9 0 -3 -54 ; l_ green 1.200 19 58 23 10 33 -34 ; j_ green -36 26 -54 6 3 ; j_ green 22 30 42 10 3 ; j_ green -9 30 -22 14 3
scene lay

* map-bound-journal | 9-12 13+ | Transportation
topics travel journal, travel, road trip, trip, vacation, journal, map, maps, road map, bookbinding, handmade book, notebook, sketchbook, adventure, explorer, backpacking, interrail, study abroad, exchange year, camp, gift for a traveler, farewell, bon voyage, graduation
near writing, scrapbook, geography
colors cream, brown, red
minutes 80 90
waits 60
mess low
heart map: map = 1 sheet
need pages: paper, graph-paper, packing-paper, watercolor-paper = 16 sheet
need cover: cardstock, cardboard, cereal-box, folder = 2 sheet
need thread: sewing-thread, embroidery-floss, cotton-cord = 6 ft
nice spine: tape, washi-tape, ribbon, duct-tape, leather, fabric-scrap = 8 in
nice pocket: envelope, paper-bag, cardstock = 1
nice route: embroidery-floss, gel-pen, permanent-marker, marker = 1
nice pin: sticker, stick-on-gem, button, postage-stamp, ticket-stub = 1
nice close: sewing-elastic, rubber-band, leather-cord, ribbon, hair-tie = 14 in
join glue: glue, glue-stick
tool awl: awl, pushpin, needle
tool needle: needle
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors
home book
home newspaper
step choose: cut map cover ruler pencil scissors by cc
step cover: glue map cover glue > cover by cc
step press: dry cover book newspaper by cc
step fold: fold pages scissors > pages by cc
step holes: poke awl pages cover ruler newspaper by cc
step sew: sew thread needle pages cover > thread by cc
step spine: glue spine cover glue scissors > spine by cc
step pocket: glue pocket cover glue > pocket by cc
step route: decorate route cover pin? > route pin by cc
step close: tie close cover > close by cc
part pages = pages w : r^ w 10 4 132 168 1 ; r_ w- 12 6 130 166 1
part pocket = pocket tan : r^ tan 62 40 34 62 2
part cover = map cream : r^ cream 0 0 136 176 2 ; p_ light-blue -67 -86 -20 -86 -23 -68 -32 -50 -46 -39 -67 -34 ; p_ light-green 67 86 10 86 13 66 25 49 44 41 67 44 ; l_ w 7 -66 30 -30 10 0 20 30 -10 66 -20 ; l_ yellow 3 -66 30 -30 10 0 20 30 -10 66 -20 ; l_ w 5 -20 86 -10 40 10 0 -6 -40 10 -86 ; l_ gray 1.500 -66 64 -20 54 20 64 ; l_ gray 1.500 30 -86 44 -50 66 -46 ; l_ gray 1.500 -50 -30 -40 0 -60 60
part spine = spine brown : r_ ~ -58 0 20 176 1
part thread = thread w : z_ w 2.500 -66 -66 -66 66 ; d_ w 3 -66 -66 -66 -22 -66 22 -66 66
part route = route a : stitch ~ -34 56 -12 34 4 ; stitch ~ -12 34 -2 4 4 ; stitch ~ -2 4 24 -20 4 ; stitch ~ 24 -20 36 -52 4
part pin = pin red : x red 36 -62 8 12 180 ; o_ w 36 -66 3
part close = close red : z^ red 5 52 -88 52 88
scene lay
`;
