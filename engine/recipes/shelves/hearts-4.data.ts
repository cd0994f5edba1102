/** Crafts of pins and nails, of coasters and snaps, of the sewing machine, of gauze, clay and thumbs. */
export const shelf = `
* nail-string-heart | 9-12 13+ | -
extras board: price-tag, string-light, string, ribbon
appeal 3
topics string art, nail art, nails and string, woodworking, wall art, room decor, housewarming
near mountains, camping
variant heart | - | red, pink | heart, hearts, valentine, valentine's day, wedding, anniversary, love, mother's day
variant fir | Nature, Seasons | green, light green | fir, fir tree, pine, tree, trees, forest, woods, christmas tree, christmas
variant moon | Space | yellow, cream | moon, crescent moon, night, ramadan, eid, witchy
colors red, pink
minutes 90 90
mess low
heart nail: nail = 24
heart board: wood-scrap, wood-slice, log = 1
need hammer: hammer
need thread: embroidery-floss, string, yarn, cotton-cord = 8 yd
need plan: paper, graph-paper = 1 sheet
nice stain: acrylic-paint, tea-bag, coffee-grounds = 1 color
nice sand: sandpaper = 1
join tape: masking-tape, tape
tool ruler: ruler
tool pen: pencil
tool scissors: scissors
home clothespin
step sand: prepare sand board by cc
step stain: paint stain board by cc
step plan: draw plan pen scissors by cc
step dots: draw plan board pen ruler tape by cc
step nails: build nail board hammer clothespin > board nails nails-f nails-m by tc
step tear: tear plan by cc
step start: tie thread nail > outline outline-f outline-m by cc
step cross: weave thread nail > web web-f web-m by cc
step second: weave thread nail > second second-f second-m by cc
step end: tie thread nail scissors by cc
part board = board wood : r^ wood 0 0 170 164 4 ; l_ wood- 2 -80 -50 0 -54 80 -48 ; l_ wood- 2 -80 40 -20 36 80 44
part web-f@fir = thread a : z_ green 2 0 -66 -28 -18 20 -30 -34 26 28 -18 -46 58 34 26 -20 -30 46 58 0 -66 0 58 -28 -18 46 58 -34 26 28 -18 0 58 34 26 -46 58 20 -30
part web-m@moon = thread a : z_ yellow 2 20 -58 -44 -40 -4 -30 -64 0 -16 0 -56 34 -4 30 -20 62 20 58 -64 0 4 -42 -30 -54 -16 0 -44 48 -12 18 20 -58
part web@heart = thread a : z_ red 2 0 60 -30 -52 58 6 -58 -34 34 34 -8 -38 -50 16 48 -46 -22 40 58 -34 -40 30 28 -52 -60 -8 44 22 ; z_ red 2 0 60 30 -52 -58 6 58 -34 -34 34 8 -38 50 16 -48 -46 22 40 -58 -34 40 30 -28 -52 60 -8 -44 22
part second-f@fir = thread b : z_ light-green 2 -14 -42 14 -42 -24 4 24 4 -40 42 40 42 ; z_ light-green 2 0 -50 0 50
part second-m@moon = thread b : z_ cream 2 0 -60 -34 -46 -10 -20 -60 -18 -14 8 -62 18 -10 30 -36 54 4 50
part second@heart = thread b : z_ pink 2 -60 -8 60 -8 -46 20 46 20 -58 -30 58 -30 -30 40 30 40 -44 -48 30 -52 ; z_ pink 2 0 -30 -40 30 14 -42 -54 6 -14 -42 54 6
part outline-f@fir = thread a : z^ green 4 0 -66 20 -30 12 -30 28 -4 18 -4 38 26 26 26 46 58 0 58 -46 58 -26 26 -38 26 -18 -4 -28 -4 -12 -30 -20 -30 0 -66 ; z^ brown 5 0 58 0 72
part outline-m@moon = thread a : z^ yellow 4 20 -60 -14 -62 -44 -42 -64 -4 -54 36 -22 62 20 60 -2 40 -16 10 -14 -22 0 -44 20 -60
part outline@heart = thread a : z^ red 4 0 60 -22 42 -44 22 -60 -6 -60 -30 -46 -50 -24 -54 -6 -42 0 -28 6 -42 24 -54 46 -50 60 -30 60 -6 44 22 22 42 0 60
part nails-f@fir = nail gray : d gray 4 0 -66 20 -30 12 -30 20 -17 28 -4 18 -4 28 11 38 26 26 26 36 42 46 58 23 58 0 58 -23 58 -46 58 -36 42 -26 26 -38 26 -28 11 -18 -4 -28 -4 -20 -17 -12 -30 -20 -30
part nails-m@moon = nail gray : d gray 4 11 -63 -58 -14 20 -60 2 -63 -14 -62 -30 -53 -44 -42 -56 -24 -64 -4 -60 16 -54 36 -40 51 -22 62 0 64 20 60 8 51 -2 40 -10 26 -16 10 -17 -6 -14 -22 -8 -34 0 -44 10 -53
part nails@heart = nail gray : d gray 4 0 60 -22 42 -44 22 -53 8 -60 -6 -62 -18 -60 -30 -55 -42 -46 -50 -35 -55 -24 -54 -6 -42 0 -28 6 -42 24 -54 35 -55 46 -50 55 -42 60 -30 62 -18 60 -6 53 8 44 22 22 42
scene lay

* pushpin-sky | 9-12 13+ | Space
extras board: string-light, crystal, glitter-paper, price-tag
topics constellation, constellations, stars, night sky, astronomy, star map, big dipper, orion, cassiopeia, zodiac, pinboard, bulletin board, room decor, science project
colors navy, white, gold
minutes 50 60
waits 60
mess some
heart pins: pushpin = 19
need board: cork-sheet, foam-board = 1
need paint: acrylic-paint, paint = 2 color
need thread: embroidery-floss, string, yarn, sewing-thread = 3 yd
need plan: paper, graph-paper = 1 sheet
need ink: chalk-marker, metallic-pen, paint-marker, gel-pen = 1 color
nice stars: sticker, sequin, stick-on-gem = 3
nice note: sticky-note, index-card, photo = 2
tool brush: toothbrush, paintbrush, sponge-brush
tool pen: pencil
tool scissors: scissors
home newspaper
step ground: paint paint board brush newspaper > board by cc
step spatter: paint paint brush board > spatter by cc
step plan: draw plan pen by cc
step mark: poke plan board pen by cc
step pins: build pins board > pins by tc
step thread: weave thread pins scissors > lines by cc
step names: draw ink board > names by cc
step stars: decorate stars board > glints by cc
step note: arrange note board pins > note by cc
part board = board a : r^ wood 0 0 180 150 3 ; r_ navy 0 0 166 136 2
part spatter = paint b : d_ w 1.3 -70 -50 -40 -58 10 -56 60 -48 72 -10 -74 4 -20 -14 30 -8 -60 44 -10 54 50 50 70 30 4 20 -44 16 40 20 -8 -34
part lines = thread w : z_ w 2 -74 -30 -54 -38 -40 -30 -24 -22 -22 -2 2 -2 6 -24 -24 -22 ; z_ w 2 26 -50 38 -32 52 -46 64 -30 78 -44 ; z_ w 2 14 22 30 38 26 58 ; z_ w 2 56 18 44 38 52 58 ; z_ w 2 30 38 37 37 44 38
part pins = pins c : o^ gold -74 -30 5 ; o^ gold -54 -38 5 ; o^ gold -40 -30 5 ; o^ gold -24 -22 5 ; o^ gold -22 -2 5 ; o^ gold 2 -2 5 ; o^ gold 6 -24 5 ; o^ red 26 -50 5 ; o^ red 38 -32 5 ; o^ red 52 -46 5 ; o^ red 64 -30 5 ; o^ red 78 -44 5 ; o^ light-blue 14 22 5 ; o^ light-blue 30 38 5 ; o^ light-blue 26 58 5 ; o^ light-blue 56 18 5 ; o^ light-blue 44 38 5 ; o^ light-blue 52 58 5 ; o^ light-blue 37 37 5
part names = ink w : l_ w 2 -70 -18 -56 -20 -44 -16 ; l_ w 2 44 -22 56 -20 66 -22 ; l_ w 2 60 40 70 38 78 42
part glints = stars w : bits w 1.3 -60 -56 72 4 ; bits w 1.11 8 -46
part note = note yellow : r^ yellow -50 40 34 30 1 -6 ; l_ gray 2 -60 36 -42 34 ; l_ gray 2 -60 44 -44 42
scene hang

* pin-travel-map | 9-12 13+ | -
extras board: string-light, patch, clothespin, seashell, string, price-tag, binder-clip
appeal 3
topics travel map, map, world map, road trip, vacation, summer vacation, pinboard, family history, immigration, ancestors, where we come from, geography, pen pal, grandparents
near airplane
colors red, teal, cream
minutes 50 60
mess low
heart pins: pushpin = 10
heart map: map = 1
need board: cork-sheet, cardboard, foam-board, pizza-box = 1
need thread: embroidery-floss, string, sewing-thread, yarn = 2 yd
need flags: washi-tape, paper, sticky-note, construction-paper = 1 strip
need ink: gel-pen, ballpoint-pen, marker = 1 color
nice photo: photo, postage-stamp, old-greeting-card, price-tag = 2
nice edge: washi-tape, ribbon, masking-tape = 3 ft
join glue: glue-stick, glue
tool scissors: scissors
home book
step trim: cut map scissors by cc
step glue: glue map board glue book > board map by cc
step edge: decorate edge board > edge by cc
step list: prepare map flags ink by cc
step flags: build flags pins ink scissors by cc
step pin: build pins board > pins flags by tc
step route: weave thread pins scissors > route by cc
step photo: arrange photo board pins > photos by cc
step tell: play board by cc
part board = board tan : r^ tan 0 0 184 140 3
part map = map cream : r_ light-blue 0 0 172 128 ; b_ cream -82 -30 -60 -54 -24 -50 -10 -30 -30 -14 -20 6 -36 30 -44 56 -58 30 -70 4 ; b_ light-green -60 -44 -36 -42 -30 -26 -54 -22 ; b_ cream 4 -52 40 -58 80 -50 82 -20 60 0 44 20 30 50 14 30 8 0 -4 -20 ; b_ light-green 16 -10 40 -14 36 16 22 30 ; b_ cream 56 30 76 26 80 46 60 52
part edge = edge b : r teal 0 -66 180 6 ; r teal 0 66 180 6 ; r teal -88 0 6 138 ; r teal 88 0 6 138
part route = thread a : l_ red 3 -52 -24 -36 10 -30 26 ; l_ red 3 -52 -24 -10 -44 30 -34 ; l_ red 3 30 -34 60 -36 66 38 ; l_ red 3 30 -34 24 10
part photos = photo w : r^ w -66 44 28 22 1 -8 ; r_ orange -66 43 22 14 1 -8 ; r^ w 4 44 26 22 1 6 ; r_ blue 4 43 20 14 1 6
part flags = flags w : p w -52 -40 -32 -36 -52 -30 ; p w 30 -50 50 -46 30 -40 ; p w 66 22 84 26 66 32 ; p w 24 -6 42 -2 24 4
part pins = pins a : o^ red -66 -40 4 ; o^ red -48 40 4 ; o^ red 14 22 4 ; o^ red 76 -24 4 ; o^ red -52 -24 5 ; o^ red -30 26 5 ; o^ red 30 -34 5 ; o^ red 60 -36 5 ; o^ red 66 38 5 ; o^ red 24 10 5 ; l gray 2 -52 -40 -52 -24 ; l gray 2 30 -50 30 -34 ; l gray 2 66 22 66 38 ; l gray 2 24 -6 24 10
scene hang

* coaster-pinboard | 9-12 13+ | -
appeal 1
topics pinboard, bulletin board, cork board, desk, room decor, organizer, back to school, moving into a new room, teacher gift
near honeycomb, bee
colors gold, teal, white
minutes 45 50
waits 120
mess some
heart coaster: coaster, cork-sheet = 7
need back: cardboard, foam-board, pizza-box = 1
need paint: acrylic-paint, paint = 2 color
need pins: pushpin = 5
need cord: ribbon, cotton-cord, string = 18 in
nice edge: yarn, ric-rac, ribbon = 6 ft
nice notes: photo, sticky-note, postage-stamp, price-tag = 3
join glue: glue
join tape: masking-tape, washi-tape, tape
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool scissors: scissors
home book
step lay: arrange coaster by cc
step tape: tape tape coaster by cc
step paint: paint paint coaster brush > painted by cc
step trace: draw back coaster pen by cc
step cut: cut back pen scissors by cc
step glue: glue coaster back glue book > cork by cc
step edge: glue edge coaster glue > edge by cc
step cord: tape cord back tape > cord by cc
step pins: build pins notes? coaster > pins notes by cc
part cord = cord w : l w 3 -20 -76 0 -100 20 -76
part cork = coaster tan : o^ tan 0 4 33 ; o^ tan 0 -58 33 ; o^ tan 0 66 33 ; o^ tan -56 -27 33 ; o^ tan 56 -27 33 ; o^ tan -56 35 33 ; o^ tan 56 35 33
part painted = paint a : a_ gold 0 4 33 16 180 360 ; a_ teal 0 -58 33 0 0 180 ; a_ w -56 -27 33 0 90 270 ; a_ teal 56 35 33 0 270 450 ; a_ gold -56 35 33 0 0 90 ; a_ w 0 66 33 20 0 360 ; a_ gold 56 -27 33 20 0 360
part edge = edge w : a w 0 4 35 32 0 360
part notes = notes w : r^ yellow -30 -8 30 28 1 -8 ; l_ gray 2 -40 -10 -24 -12 ; r^ w 34 44 30 34 1 6 ; r_ light-blue 34 40 24 20 1 6 ; r^ w 58 -20 28 32 1 -5 ; r_ green 58 -23 22 18 1 -5
part pins = pins b : o^ red -30 -18 5 ; o^ red 34 30 5 ; o^ blue 0 -66 5 ; o^ blue -60 30 5 ; o^ red 60 -34 5
scene hang

* taped-coasters | 6-8 9-12 13+ | -
appeal 3
topics coaster, coasters, geometry, geometric art, tape resist, housewarming, father's day, mother's day, wedding gift, kitchen, teacher gift, symmetry, bauhaus
colors teal, orange, cream
minutes 45 50 55
waits 180
mess some
heart base: coaster, wooden-craft-shape, wood-slice = 4
heart tape: masking-tape, washi-tape = 1 roll
need paint: acrylic-paint = 3 color
nice ink: paint-marker, metallic-pen, permanent-marker = 1 color
nice feet: felt, craft-foam, felt-sticker = 1 scrap
need coat: glue = 2 tbsp
tool brush: sponge-brush, paintbrush
tool scissors: scissors
home plate
step lines: tape tape base scissors by ccc
step press: prepare tape base by ccc
step first: paint paint base brush plate > bases first by ccc
step second: paint paint base brush > second by ccc
step peel: prepare tape base > lines by ccc
step ink: draw ink base > marks by ccc
step coat: paint coat base brush by ccc
step dry: dry base by ccc
step feet: glue feet base coat scissors by ccc
part bases = base tan : o^ tan -44 -42 41 ; o^ tan 46 -46 41 ; o^ tan -46 46 41 ; o^ tan 44 44 41
part first = paint a : a_ teal -44 -42 40 0 180 300 ; a_ teal -44 -42 40 0 30 100 ; a_ teal 46 -46 40 0 270 390 ; a_ teal 46 -46 40 0 120 200 ; a_ teal -46 46 40 0 0 90 ; a_ teal -46 46 40 0 180 270 ; a_ teal 44 44 40 0 60 180
part second = paint b : a_ orange -44 -42 40 0 300 390 ; a_ orange -44 -42 40 0 100 180 ; a_ orange 46 -46 40 0 200 270 ; a_ orange 46 -46 40 0 30 120 ; a_ orange -46 46 40 0 90 180 ; a_ orange 44 44 40 0 180 260 ; a_ orange 44 44 40 0 330 420
part lines = tape tan : z_ tan 5 -44 -42 -84 -42 ; z_ tan 5 -44 -42 -24 -77 ; z_ tan 5 -44 -42 -10 -22 ; z_ tan 5 -44 -42 -51 -2 ; z_ tan 5 46 -46 46 -86 ; z_ tan 5 46 -46 80 -26 ; z_ tan 5 46 -46 26 -12 ; z_ tan 5 46 -46 8 -60 ; z_ tan 5 -86 46 -6 46 ; z_ tan 5 -46 6 -46 86 ; z_ tan 5 44 44 4 44 ; z_ tan 5 44 44 37 5 ; z_ tan 5 44 44 79 24 ; z_ tan 5 44 44 64 79
part marks = ink w : d_ w 3 -60 -60 30 -66 -62 30 60 60
scene lay

* spiral-earrings | 13+ | -
topics earrings, jewelry making, wire jewelry, spiral, celtic, viking, bronze age, art teacher gift, best friend, festival, prom
near silversmith
colors silver, teal
minutes 45
mess low
heart wire: craft-wire = 2 ft
heart pliers: pliers
need hook: earring-hook, key-ring = 2
nice bead: bead, seed-bead, crystal, wooden-bead, sea-glass = 2
need plan: paper, index-card = 1 scrap
tool ruler: ruler
tool pen: pencil, marker
home towel
step plan: draw plan pen ruler by c
step cut: prepare wire ruler pliers by c
step eye: shape wire pliers > eye by c
step spiral: shape wire pliers > spirals by c
step match: test wire plan by c
step turn: shape wire pliers > tails by c
step bead: thread bead wire pliers > beads by c
step smooth: prepare wire pliers towel by c
step hook: build hook wire pliers > hooks by c
part hooks = hook gray : l gray 3 -40 -60 -40 -78 -46 -90 -56 -88 -58 -70 ; l gray 3 40 -60 40 -78 34 -90 24 -88 22 -70
part tails = wire silver : l^ gray+ 4 -40 -54 -40 -20 ; l^ gray+ 4 40 -54 40 -20
part eye = wire silver : a gray+ -40 -58 7 4 0 360 ; a gray+ 40 -58 7 4 0 360
part spirals = wire silver : i^ gray+ -40 18 38 4 4.5 ; i^ gray+ 40 18 38 4 4.5
part beads = bead b : o^ teal -40 70 9 ; o^ teal 40 70 9 ; l gray+ 3 -40 54 -40 62 ; l gray+ 3 40 54 40 62
scene hang

* machine-tote | 13+ | -
extras cloth: leather, patch
topics tote bag, bag, sewing machine, first sewing project, learn to sew, sewing class, shopping bag, library bag, book bag, upcycled fashion, gift for mom, earth day
colors navy, cream, red
minutes 120
mess low
heart machine: sewing-machine
heart cloth: denim, bed-sheet, pillowcase, fabric-scrap, burlap = 1 yd
need thread: sewing-thread = 1 roll
need pins: pin, clothespin, binder-clip = 10
need chalk: chalk, pencil, fabric-marker = 1
nice pocket: bandana, fabric-scrap, denim, lace = 1
nice trim: ribbon, ric-rac, lace = 2 ft
tool ruler: ruler
tool scissors: fabric-scissors, scissors
home iron
step cut: cut cloth ruler chalk scissors by c
step try: test machine thread cloth by c
step hem: sew cloth machine pins iron > bag by c
step trim: sew trim cloth machine pins > trim by c
step pocket: sew pocket cloth machine pins iron > pocket by c
step sides: sew cloth machine pins thread > seam by c
step corners: sew cloth machine by c
step handles: sew cloth machine iron > handles by c
step attach: sew cloth machine pins > boxes by c
step press: heat cloth iron by t
part handles = cloth a : l^ navy- 8 -40 -34 -36 -74 -14 -92 14 -92 36 -74 40 -34
part bag = cloth a : q^ navy 4 -72 -36 72 -36 66 84 -66 84
part trim = trim c : z red 4 -70 -14 -56 -10 -42 -16 -28 -10 -14 -16 0 -10 14 -16 28 -10 42 -16 56 -10 70 -14
part pocket = pocket b : q^ cream 3 -30 8 30 8 28 60 -28 60 ; stitch red -28 12 -26 56 7 ; stitch red 28 12 26 56 7 ; stitch red -26 57 26 57 7
part seam = thread w : stitch w -70 -28 70 -28 16 ; stitch w -66 -24 -61 78 12 ; stitch w 66 -24 61 78 12
part boxes = thread w : z w 2 -46 -34 -34 -34 -34 -22 -46 -22 -46 -34 -34 -22 ; z w 2 46 -34 34 -34 34 -22 46 -22 46 -34 34 -22
scene lay

* machine-paper-garland | 13+ | -
extras hanging: embroidery-floss
topics garland, party decoration, sewing machine, birthday, wedding, baby shower, new year, bunting, room decor, paper circles, christmas, photo backdrop
colors teal, gold, pink
minutes 50
mess low
heart machine: sewing-machine
heart paper: cardstock, paint-chip, construction-paper, map, sheet-music, wallpaper, old-greeting-card = 6 sheet
need thread: sewing-thread = 1 roll
nice glint: metallic-paper, glitter-paper, old-calendar-picture = 1 sheet
tool round: plastic-cup, glass-jar, can, spool
tool pen: pencil
tool scissors: scissors
step trace: draw paper round pen by c
step cut: cut paper scissors > first second by c
step glint: cut glint round pen scissors > glints by c
step sort: arrange paper by c
step thread: prepare machine thread by c
step start: test machine thread by c
step run: sew paper machine thread > line-a line-b by c
step strand: sew paper machine by c
step fold: fold paper by c
step hang: play paper by c
part line-a = thread w : l w 2 -98 -70 -50 -40 0 -32 50 -40 98 -70
part line-b = thread w : l w 2 -98 4 -50 38 0 48 50 38 98 4
part first = paper a : o^ teal -80 -60 17 ; o^ gold -42 -38 17 ; o^ pink 0 -32 17 ; o^ teal 42 -38 17 ; o^ gold 80 -60 17 ; z_ w 1.5 -92 -66 -68 -54 ; z_ w 1.5 -56 -42 -28 -34 ; z_ w 1.5 -15 -32 15 -32 ; z_ w 1.5 28 -34 56 -42 ; z_ w 1.5 68 -54 92 -66
part second = paper b : o^ pink -80 18 17 ; o^ teal -42 40 17 ; o^ gold 0 48 17 ; o^ pink 42 40 17 ; o^ teal 80 18 17 ; z_ w 1.5 -92 12 -68 24 ; z_ w 1.5 -56 36 -28 44 ; z_ w 1.5 -15 48 15 48 ; z_ w 1.5 28 44 56 36 ; z_ w 1.5 68 24 92 12
part glints = glint silver : s silver -60 -50 5 11 5 ; s silver 22 -36 5 11 5 ; s silver 62 30 5 11 5 ; s silver -22 46 5 11 5
scene hang

* machine-hand-warmers | 13+ | -
extras gift: ribbon, yarn, raffia
appeal 3
topics hand warmers, sewing machine, winter, cold hands, ski trip, first sewing project, learn to sew, stocking stuffer, heat pack, camping
near football game, get well
colors red, cream
minutes 60
mess low
heart machine: sewing-machine
heart fill: rice, dried-lentil, dried-bean = 1 cup
need cloth: denim, fabric-scrap, old-t-shirt, pillowcase = 2 scrap
need thread: sewing-thread = 1 roll
need pins: pin, clothespin, binder-clip = 8
need chalk: chalk, pencil, fabric-marker = 1
nice scent: lavender, cinnamon-stick, spice = 1 tsp
nice patch: felt, felt-sticker, fabric-scrap = 1 scrap
tool ruler: ruler
tool scissors: fabric-scissors, scissors
tool funnel: funnel, paper
home microwave
home mug
home water: = 1/2 cup
step cut: cut cloth ruler chalk scissors by c
step patch: sew patch cloth machine > hearts by c
step pin: prepare cloth pins by c
step seam: sew cloth machine thread pins by c
step corners: cut cloth scissors by c
step turn: prepare cloth > bags by c
step fill: fill fill scent? cloth funnel by c
step close: sew cloth machine thread > seam by c
step warm: heat cloth microwave mug water by t
part bags = cloth a : q^ red 8 -90 -38 -8 -50 2 34 -80 46 ; q^ cream 8 8 -30 88 -40 94 42 14 52 ; l_ red- 3 -70 -20 -50 -10 ; l_ red- 3 -40 20 -20 14 ; l_ cream- 3 30 20 50 28 ; l_ cream- 3 60 -10 76 -16
part hearts = patch b : h^ cream -44 -2 20 ; h^ red 52 6 20
part seam = thread w : stitch w -84 -34 -76 40 9 ; stitch w -76 42 -2 30 9 ; stitch red 14 -24 20 46 9 ; stitch red 20 47 88 37 9
scene lay

* snap-pouch | 9-12 13+ | -
extras cloth: charm, letter-bead
topics pouch, coin purse, snap, first sewing project, learn to sew, hand sewing, gift for a friend, tooth fairy, travel, earphones, treasure, envelope
colors teal, yellow
minutes 50 60
mess low
heart snap: snap-fastener = 1
heart felt: felt, denim, old-sweater, fabric-scrap, leather = 1 sheet
need thread: embroidery-floss, sewing-thread = 3 yd
need needle: needle
need plan: paper = 1 sheet
nice face: felt, button, bead = 1 scrap
nice tag: ribbon, ric-rac, leather-cord = 3 in
tool ruler: ruler
tool pen: chalk, pencil, marker
tool scissors: scissors, fabric-scissors
step plan: cut plan ruler pen scissors by cc
step cut: cut felt plan pen scissors by cc
step face: sew face felt thread needle > face by cc
step snap: sew snap felt thread needle > snap by cc
step second: sew snap felt needle by cc
step tag: sew tag felt needle by cc
step sides: sew felt thread needle > pouch seam by cc
step knot: sew thread needle scissors by cc
step click: play felt by cc
part pouch = felt a : q^ teal 6 -74 -30 74 -30 70 74 -70 74 ; p^ teal- -76 -34 76 -34 56 0 0 30 -56 0
part seam = thread b : stitch yellow -70 -22 -66 68 9 ; stitch yellow 70 -22 66 68 9 ; stitch yellow -70 -30 0 22 9 ; stitch yellow 70 -30 0 22 9 ; l yellow 5 74 -4 88 4 74 14
part snap = snap own : o^ silver 0 14 8 ; o_ gray 0 14 4
part face = face w : e -22 44 10 ; e 22 44 10 ; u 0 56 12
scene lay

* snap-on-monster | 9-12 13+ | Fantasy
extras puppet: fabric-scrap
appeal 1
topics monster, snaps, quiet book, gift for a little brother, gift for a little sister, babysitter, fine motor, feelings, make a face, busy board, sewing
colors green, orange, purple
minutes 80 90
mess low
heart snap: snap-fastener = 4
heart felt: felt, denim, old-sweater = 3 sheet
need thread: embroidery-floss, sewing-thread = 4 yd
need needle: needle
need stuff: pillow-stuffing, cotton-ball, fabric-scrap = 1 handful
nice fur: yarn, faux-fur, pom-pom = 1 scrap
tool pen: chalk, pencil, marker
tool scissors: scissors, fabric-scissors
step body: cut felt pen scissors by cc
step base: sew snap felt thread needle by cc
step parts: cut felt scissors by cc
step double: sew felt thread needle by cc
step back: sew snap felt thread needle > eyes mouth by cc
step fur: sew fur felt needle > fur by cc
step sew: sew felt thread needle > body by cc
step stuff: fill stuff felt needle > seam by cc
step swap: play felt snap > spare by cc
part fur = fur c : p purple -30 -60 -38 -92 -14 -70 0 -98 14 -70 38 -92 30 -60
part body = felt a : b^ green -56 -44 -30 -70 30 -70 56 -44 64 10 60 66 30 80 -30 80 -60 66 -64 10 ; o green -66 20 12 22 20 ; o green 66 20 12 22 -20
part seam = thread w : stitch w -52 -40 -58 60 9 ; stitch w 52 -40 58 60 9 ; stitch w -40 72 40 72 8
part eyes = felt w : o^ w -24 -22 19 ; o_ k -20 -20 9 ; o^ w 26 -22 15 ; o_ k 24 -24 7
part mouth = felt b : b^ orange -32 26 32 26 26 48 0 56 -26 48 ; p_ w -18 27 -6 27 -12 38 ; p_ w 8 27 20 27 14 38
part spare = felt c : b^ purple -18 72 18 72 14 60 0 55 -14 60
scene stand

* sock-narwhal | 9-12 13+ | Ocean, Animals
extras world Ocean: craft-foam, candy-wrapper, denim, pillow-stuffing
appeal 3
topics narwhal, whale, sock animal, sock creature, plushie, stuffed animal, unicorn of the sea, arctic, sewing, gift for a friend, safety eyes
colors light blue, white, gold
minutes 70 75
mess low
heart eyes: safety-eye = 2
heart sock: sock, tube-sock = 1
need stuff: pillow-stuffing, cotton-ball, fabric-scrap, tissue-paper = 3 handful
need horn: felt, craft-foam, fabric-scrap = 1 scrap
need fins: felt, fabric-scrap, old-sweater = 1 scrap
need thread: sewing-thread, embroidery-floss = 4 ft
need needle: needle
nice spiral: ribbon, metallic-pen, yarn = 12 in
nice cheeks: felt, fabric-marker = 1 scrap
need tie: yarn, ribbon, rubber-band, string = 8 in
tool pen: chalk, pencil, fabric-marker
tool scissors: scissors, fabric-scissors
step place: draw pen sock by cc
step eyes: build eyes sock scissors > eyes by tc
step stuff: fill stuff sock > body by cc
step waist: tie tie sock by cc
step tail: cut sock scissors > tail by cc
step horn: cut horn scissors by cc
step roll: sew horn thread needle sock > horn by cc
step spiral: decorate spiral horn > spiral by cc
step fins: sew fins thread needle sock scissors > fins by cc
step cheeks: decorate cheeks sock > mouth by cc
part tail = sock a : b^ light-blue 62 20 80 -24 98 -44 100 -20 92 0 98 24 84 30 70 30
part horn = horn c : p^ gold -66 -22 -50 -34 -92 -88
part spiral = spiral w : z_ w 3 -60 -36 -68 -34 ; z_ w 3 -66 -50 -75 -46 ; z_ w 3 -74 -64 -82 -58
part body = sock a : b^ light-blue -84 12 -76 -22 -40 -40 10 -34 54 -6 78 22 66 40 30 58 -30 64 -72 52 ; b_ w -80 30 -40 46 20 46 56 36 30 56 -30 62 -70 50
part fins = fins b : b^ blue -20 48 6 42 22 78 -2 84 -20 70 ; b^ blue -44 54 -30 54 -34 80 -50 78
part eyes = eyes k : o k -62 8 8 ; o_ w -64 5 2.6 ; o k -30 6 8 ; o_ w -32 3 2.6
part mouth = cheeks pink : o_ pink -72 24 8 5 ; o_ pink -20 22 8 5
scene stand

* worry-stone | 4-5 6-8 9-12 13+ | -
appeal 3
topics worry stone, worry, worries, anxiety, calm down, calming, nervous, first day of school, test, feelings, mindfulness, pocket hug, thumb stone
near doctor, hospital
colors teal, gold
minutes 25 30 35 40
waits 1440
mess some
heart clay: air-dry-clay = 1/2 cup
need texture: leaf, lace, fern-frond, seashell, burlap, gauze = 1
need paint: acrylic-paint, paint, watercolor-paint = 2 color
nice shine: metallic-paint, metallic-pen = 1 color
nice pouch: sock, cloth-bag, small-box = 1
need coat: glue = 1 tbsp
tool brush: paintbrush, sponge-brush
home water
home damp-cloth
step part: shape clay by tccc
step knead: shape clay water by cccc
step oval: shape clay water > stones by cccc
step thumb: shape clay > hollows by cccc
step back: print texture clay > print by cccc
step smooth: dry clay damp-cloth by tccc
step paint: paint paint clay brush by cccc
step shine: paint shine clay > shine by cccc
step coat: paint coat clay brush by tccc
step pocket: play clay pouch? by cccc
part stones = clay a : b^ teal -88 6 -80 -30 -50 -46 -14 -36 -2 0 -12 36 -46 48 -80 36 ; b^ teal 8 22 16 -14 44 -30 78 -22 92 8 82 46 48 58 18 50
part hollows = clay a : o_ teal- -46 0 26 30 -20 ; o_ teal+ -42 5 18 22 -20
part print = texture w : l_ teal+ 3 26 36 50 12 76 -8 ; l_ teal+ 2.5 40 22 34 4 ; l_ teal+ 2.5 50 12 46 -10 ; l_ teal+ 2.5 62 2 60 -14 ; l_ teal+ 2.5 40 22 58 30 ; l_ teal+ 2.5 50 12 70 20 ; l_ teal+ 2.5 62 2 78 8
part shine = shine gold : a_ gold -46 0 36 33 200 330 ; d_ gold 2.5 30 46 84 20 70 44
scene lay

* framed-flowers | 6-8 9-12 13+ | Nature
extras board: lavender, moss, lace, eucalyptus, price-tag
appeal 3
topics pressed flowers, herbarium, botany, framed flowers, wildflowers, meadow, summer memory, wedding, mother's day, grandparents, sympathy, wall art, garden, spring
colors cream, green
minutes 45 45 60
waits 60
mess low
heart flower: pressed-flower, leaf, fern-frond, petal, clover = 3
heart frame: picture-frame = 1
need sheet: watercolor-paper, cardstock, rice-paper, old-book-page = 1 sheet
need pick: toothpick, cotton-swab, paintbrush = 1
need ink: gel-pen, ballpoint-pen, drawing-ink = 1
nice wash: watercolor-paint, tea-bag = 1 color
nice tweak: tweezers = 1
join glue: glue
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool scissors: scissors
home book
step open: prepare frame by ttc
step trace: cut sheet frame pen scissors by tcc
step wash: paint wash sheet brush > wash by ccc
step press: prepare flower book by ccc
step lay: arrange flower sheet tweak? by ccc
step photo: test flower sheet by ccc
step glue: glue flower pick glue sheet > flowers by ccc
step weigh: dry sheet book by ccc
step name: draw ink sheet > name by ccc
step frame: build sheet frame > frame sheet by ttc
part frame = frame brown : r^ brown 0 0 150 180 3 ; r_ brown- 0 0 132 162 2
part sheet = sheet cream : r_ cream 0 0 124 154
part wash = wash b : y_ light-green+ 0 10 46 56 9 0.2
part flowers = flower b : l_ green 3 0 66 -6 20 -2 -26 ; l_ green 3 0 66 -24 30 -34 2 ; l_ green 3 2 66 24 34 36 10 ; f_ purple -2 -36 7 20 8 ; o_ yellow -2 -36 6 ; f_ yellow -36 -6 6 16 7 ; o_ orange -36 -6 5 ; f_ pink 38 2 6 16 7 ; o_ yellow 38 2 5 ; leaf green -6 30 -30 44 7 ; leaf green 6 40 32 50 7 ; leaf green -4 4 18 -10 6 ; o_ blue 20 -52 6 5 ; o_ blue 30 -46 6 5 ; l_ green 2 25 -46 14 0
part name = ink k : l_ k 2 -20 70 -10 68 0 71 10 68 20 70
scene hang

* gauze-clay-bowl | 6-8 9-12 13+ | -
topics clay bowl, trinket dish, ring dish, pottery, texture, linen, mother's day, teacher gift, wabi-sabi, ceramics, jewelry dish, modern pottery
colors cream, teal
minutes 35 40 45
waits 1440
mess some
heart clay: air-dry-clay = 1 cup
heart gauze: gauze, burlap, net-bag, tulle = 1
need form: bowl, paper-bowl, plastic-tub = 1
need roller: rolling-pin, glass-jar, can = 1
need film: plastic-wrap, wax-paper, plastic-bag, parchment-paper = 1 sheet
need paint: acrylic-paint, watercolor-paint, paint = 1 color
nice rim: metallic-paint, metallic-pen = 1 color
tool knife: plastic-knife
tool brush: paintbrush, sponge-brush
home plate
home water
home cloth
step roll: roll clay roller film by ccc
step lay: print gauze clay roller > weave by ccc
step peel: prepare gauze clay by ccc
step cut: cut clay plate knife by ccc
step edge: shape clay water by ccc
step drape: shape clay form film > bowl by tcc
step dry: dry clay form by ccc
step paint: paint paint clay brush > tint by ccc
step wipe: prepare clay cloth by ccc
step rim: paint rim clay > rim by ccc
part rim = rim gold : o^ gold 0 -14 90 28
part bowl = clay a : b^ cream -86 -14 -70 40 -36 68 36 68 70 40 86 -14 40 -4 -40 -4 ; o^ cream+ 0 -14 86 24 ; o_ cream- 0 -11 76 19
part tint = paint b : b_ teal -62 38 -34 62 34 62 62 38 30 48 -30 48
part weave = gauze b : l_ teal 1.5 -78 8 0 22 78 8 ; l_ teal 1.5 -72 24 0 38 72 24 ; l_ teal 1.5 -60 42 0 54 60 42 ; l_ teal 1.5 -60 4 -46 54 ; l_ teal 1.5 -36 8 -28 64 ; l_ teal 1.5 -12 10 -10 66 ; l_ teal 1.5 12 10 10 66 ; l_ teal 1.5 36 8 28 64 ; l_ teal 1.5 60 4 46 54
scene stand

* mummy-bowling | 4-5 6-8 9-12 | Sports
extras game: dried-bean, electrical-tape, masking-tape, ticket-stub
appeal 3
topics mummy, mummies, halloween, halloween party, bowling, party game, egypt, ancient egypt, class party
near pyramid
colors white, orange
minutes 45 50 55
mess low
place floor
heart band: gauze, toilet-paper, crepe-paper, paper-towel, fabric-scrap, bed-sheet = 1 roll
heart pin: plastic-bottle, cardboard-tube, plastic-cup = 6
need eyes: googly-eye, construction-paper, sticker, paper = 12
need ball: soft-ball, tennis-ball, newspaper, sock = 1
need pen: marker = 1
nice weight: dried-bean, rice, sand, pebble = 2 cup
nice score: index-card, paper, sticky-note = 1
join tape: tape, masking-tape
join glue: glue
tool scissors: scissors
step weight: fill weight pin by tcc
step strips: cut band scissors by tcc
step start: tape band pin tape by tcc
step wind: roll band pin > mummies by ccc
step loose: tape band pin tape by ccc
step eyes: glue eyes pin glue pen > eyes by ccc
step ball: prepare ball by ccc
step set: arrange pin by ccc
step roll: play ball pin score? > ball by ccc
part mummies = band w : q^ w 7 -68 -44 -40 -44 -37 42 -71 42 ; z_ gray+ 2.5 -68 -32 -40 -40 ; z_ gray+ 2.5 -68 2 -40 -6 ; z_ gray+ 2.5 -68 18 -40 10 ; z_ gray+ 2.5 -68 34 -40 26 ; r_ k -54 -22 27 11 2 ; q^ w 7 -14 -44 14 -44 17 42 -17 42 ; z_ gray+ 2.5 -14 -32 14 -40 ; z_ gray+ 2.5 -14 2 14 -6 ; z_ gray+ 2.5 -14 18 14 10 ; z_ gray+ 2.5 -14 34 14 26 ; r_ k 0 -22 27 11 2 ; q^ w 7 40 -44 68 -44 71 42 37 42 ; z_ gray+ 2.5 40 -32 68 -40 ; z_ gray+ 2.5 40 2 68 -6 ; z_ gray+ 2.5 40 18 68 10 ; z_ gray+ 2.5 40 34 68 26 ; r_ k 54 -22 27 11 2 ; q^ w 7 -42 -26 -14 -26 -11 60 -45 60 ; z_ gray+ 2.5 -42 -14 -14 -22 ; z_ gray+ 2.5 -42 20 -14 12 ; z_ gray+ 2.5 -42 36 -14 28 ; z_ gray+ 2.5 -42 52 -14 44 ; r_ k -28 -4 27 11 2 ; q^ w 7 14 -26 42 -26 45 60 11 60 ; z_ gray+ 2.5 14 -14 42 -22 ; z_ gray+ 2.5 14 20 42 12 ; z_ gray+ 2.5 14 36 42 28 ; z_ gray+ 2.5 14 52 42 44 ; r_ k 28 -4 27 11 2 ; q^ w 7 -14 -6 14 -6 17 80 -17 80 ; z_ gray+ 2.5 -14 6 14 -2 ; z_ gray+ 2.5 -14 40 14 32 ; z_ gray+ 2.5 -14 56 14 48 ; z_ gray+ 2.5 -14 72 14 64 ; r_ k 0 16 27 11 2 ; l w 5 15 50 28 58 32 70
part eyes = eyes w : e -60 -22 5 ; e -48 -22 5 ; e -6 -22 5 ; e 6 -22 5 ; e 48 -22 5 ; e 60 -22 5 ; e -34 -4 5 ; e -22 -4 5 ; e 22 -4 5 ; e 34 -4 5 ; e -6 16 5 ; e 6 16 5
part ball = ball b : o^ orange 60 78 16 ; o_ orange- 63 81 11
scene stand

* thumbprint-cards | 2-3 4-5 6-8 9-12 | Animals
extras card: envelope, paper-doily, photo, ribbon, ric-rac, washi-tape
appeal 3
topics grandparents' day, grandparents day, grandparents, grandma, grandpa, fingerprint, thumbprint, fingerprint card, thumbprint animals, fingerprint art, birthday card, thank-you card, gift tag, keepsake, grandparents, bees, chicks, teacher gift
colors yellow, red, blue
minutes 20 25 30 35
mess some
heart pad: washable-ink-pad, paint = 2 color
heart card: cardstock, index-card, price-tag, watercolor-paper, paper = 2
need pen: marker, gel-pen = 2 color
need wipe: wet-wipe, paper-towel, kitchen-sponge = 2
nice ribbon@4-5,6-8,9-12: ribbon, yarn, raffia = 7 in
nice envelope: envelope = 1
tool scissors@4-5,6-8,9-12: scissors when card!=price-tag
step fold: fold card by gccc
step test: print pad card by cccc
step prints: print pad card > cards prints by cccc
step wipe: wash wipe by tccc
step more: print pad card > more by cccc
step legs: draw pen card > legs by gccc
step words: draw pen card > words by gccc
step ribbon@4-5,6-8,9-12: tie ribbon card scissors by gtc
step post: play card envelope? by tccc
part cards = card w : r^ gray+ -28 2 100 146 3 -2 ; r^ w -34 2 100 148 3 -6 ; r^ gray+ 56 25 76 102 3 12 ; r^ cream 52 24 76 104 3 8
part prints = pad a : o_ yellow -60 -30 15 20 -20 ; o_ yellow -10 -20 15 20 16 ; o_ red -40 30 15 20 40 ; o_ red 46 10 15 20 8
part more = pad b : o_ red 6 40 14 18 -10 ; o_ yellow 62 50 14 18 20
part legs = pen k : o_ k -60 -46 3 3 ; l_ k 2 -68 -34 -52 -38 ; l_ k 2 -68 -24 -52 -28 ; o_ light-blue -76 -38 9 6 30 ; o_ light-blue -46 -44 9 6 -30 ; k -12 -28 2 ; k -4 -27 2 ; p_ orange -10 -24 -6 -24 -8 -20 ; l_ k 2 -12 0 -13 7 ; l_ k 2 -4 0 -3 7 ; l_ k 2 -52 20 -28 40 ; d_ k 2.5 -46 36 -36 24 -40 44 -34 34 ; k 42 4 2 ; k 50 4 2 ; u 46 9 4 ; l_ k 2 38 -8 36 -14 ; l_ k 2 54 -8 56 -14 ; k 2 34 2 ; k 10 32 2 ; u 6 39 4 ; k 58 46 2 ; k 66 44 2 ; p_ orange 60 50 66 49 63 54
part words = pen k : l_ k 2.5 -66 62 -50 58 -36 64 -20 58 -6 62
scene lay
`;
