/** The classics of craft books for teenagers that families' tables ask for. */
export const shelf = `
* wire-boned-animal | 13+ | Animals
extras world Animals: moss, stone, grass
topics papier-mâché, paper mache, papier mache, paper mache animal, wire sculpture, wire armature, armature, animal sculpture, sculpture, art class, newspaper, recycling, upcycling, wire hanger
variant heron | Animals, Nature | white, gray, black | heron, crane, egret, wading bird, bird, birdwatching
variant zebra | Animals, Jungle | white, black, gray | zebra, safari, africa, horse, savanna
variant longneck | Dinosaurs | green, cream, dark green | brachiosaurus, longneck, sauropod, dinosaur, diplodocus
minutes 120
waits 1440
mess lots
heart wire: hanger, craft-wire = 1
heart paper: newspaper, packing-paper, junk-mail, magazine, paper-bag = 8 sheet
need tape: masking-tape, tape = 1 roll
need paste: flour, glue = 1 cup
need color: acrylic-paint, paint = 3 color
nice claws: polymer-clay, air-dry-clay = 1
nice base: wood-scrap, wood-slice, cork-sheet, foam-board = 1
tool pliers: pliers
tool brush: paintbrush, sponge-brush
home bowl
home water
step bones: shape wire pliers > legs-heron legs-zebra legs-longneck by t
step feet: shape wire pliers by c
step flesh: shape paper tape wire > body-heron body-zebra body-longneck by c
step skin: glue paper paste water bowl by c
step second: glue paper paste by c
step dry: dry paper by c
step claws: shape claws paste by c
step ground: paint color paper brush by c
step marks: paint color paper brush > marks-heron marks-zebra marks-longneck by c
step stand: test wire base? > base by c
part base = base wood : q^ wood 2 -96 91 96 91 90 100 -90 100
part legs-heron@heron = wire k : z_ k 4 -8 26 -12 92 ; z_ k 4 12 26 20 58 10 92 ; l_ k 4 -34 94 -12 92 6 95 ; l_ k 4 -6 97 10 92 34 95
part body-heron@heron = paper own paint ground a : b^ ~ -78 40 -30 -4 10 -16 34 -6 36 14 12 34 -30 38 ; l^ ~ 11 28 -2 44 -24 24 -48 34 -72 ; o^ ~ 40 -78 16 11 8
part marks-heron@heron = color b : b_ gray -78 40 -40 6 -6 -4 14 4 4 20 -34 34 ; j_ k -78 40 -20 20 7 ; l_ k 4 46 -86 26 -86 2 -78 ; p_ gold 54 -82 94 -74 54 -70 ; k 44 -80 3 ; z_ gray 2 38 -56 38 -46 ; z_ gray 2 33 -40 36 -30
part legs-zebra@zebra = paper own paint ground a : t_ ~ -44 20 10 -48 56 7 -46 92 6 ; t_ ~ -22 24 9 -22 58 6 -20 92 6 ; t_ ~ 22 24 9 22 58 6 20 92 6 ; t_ ~ 42 20 10 46 56 7 46 92 6 ; r_ k -46 92 14 8 2 ; r_ k -20 92 14 8 2 ; r_ k 20 92 14 8 2 ; r_ k 46 92 14 8 2 ; l_ k 3 -58 0 -72 20 -70 48
part body-zebra@zebra = paper own paint ground a : b^ ~ -60 4 -46 -16 0 -14 38 -18 56 0 48 28 0 34 -48 30 ; b^ ~ 28 -6 48 -66 62 -72 72 -58 54 10 ; b^ ~ 50 -74 64 -84 78 -72 96 -42 88 -32 72 -44 58 -54 ; p_ ~ 54 -76 54 -92 64 -80
part marks-zebra@zebra = color b : l_ k 5 -50 -12 -52 6 -46 26 ; l_ k 5 -34 -15 -36 8 -32 30 ; l_ k 5 -16 -14 -18 8 -14 32 ; l_ k 5 2 -14 0 8 4 32 ; l_ k 5 20 -15 20 6 22 28 ; l_ k 5 36 -20 42 0 40 24 ; z_ k 5 38 -38 58 -28 ; z_ k 5 44 -54 63 -45 ; z_ k 5 34 -22 56 -12 ; l_ k 6 30 -16 46 -66 54 -80 ; z_ k 4 66 -76 72 -58 ; z_ k 4 76 -70 80 -50 ; b_ k 84 -44 96 -42 90 -32 82 -36 ; k 68 -68 3.5 ; z_ k 4 -52 44 -40 46 ; z_ k 4 -52 58 -42 60 ; z_ k 4 38 44 50 44 ; z_ k 4 40 58 52 58 ; z_ k 4 16 46 28 46 ; z_ k 4 -28 46 -16 46
part legs-longneck@longneck = paper own paint ground a : t_ ~- -30 40 13 -32 90 10 ; t_ ~ -10 44 13 -10 92 10 ; t_ ~- 26 44 13 28 92 10 ; t_ ~ 44 38 13 48 90 10
part body-longneck@longneck = paper own paint ground a : b^ ~ -98 54 -60 22 -34 4 10 -4 44 -2 58 -40 60 -70 74 -86 94 -80 96 -68 80 -62 76 -36 70 10 58 46 10 58 -36 46 -62 42
part marks-longneck@longneck = color c : d_ dark-green 5 -34 14 -10 8 16 8 40 12 62 -20 66 -48 -54 32 ; b_ cream -30 46 10 48 50 40 54 46 10 58 -32 48 ; k 80 -76 3.5 ; l_ k 2 84 -68 90 -67 95 -69
scene stand

* wire-caged-glass-mobile | 9-12 13+ | Ocean, Nature
extras hanging: crystal, charm, craft-wire, bell, feather
appeal 3
topics sea glass, beach glass, driftwood, driftwood mobile, mobile, suncatcher, sun catcher, wind chime, beach, beach finds, beach vacation, seaside, sea, coast, coastal decor, summer vacation, vacation memory, lake, room decor, bedroom decor, wall hanging, wire wrapping
colors teal, light blue, green, tan
minutes 70 80
mess low
heart glass: sea-glass, glass-gem, crystal = 7
heart wood: driftwood, stick, bamboo = 1
heart wire: craft-wire = 7 ft
need line: fishing-line, string, embroidery-floss, cotton-cord, sewing-thread = 4 yd
nice beads: bead, seed-bead, wooden-bead = 14
nice shells: seashell = 3
tool pliers: pliers, scissors
tool scissors: scissors
step sort: arrange glass by cc
step snip: cut wire pliers by tc
step cage: shape wire glass > glass by cc
step eye: shape wire by cc
step lines: cut line scissors by cc
step beads: thread beads line > beads by cc
step tie: tie line wire > lines by cc
step shells: tie shells line > shells by cc
step wood: tie line wood > wood by cc
step balance: tie line wood > loop by cc
part loop = line gray : l ~ 2 -60 -62 0 -98 60 -62
part lines = line gray : z_ ~ 1.4 -72 -56 -72 -14 ; z_ ~ 1.4 -48 -56 -48 20 ; z_ ~ 1.4 -24 -56 -24 48 ; z_ ~ 1.4 0 -56 0 74 ; z_ ~ 1.4 24 -56 24 36 ; z_ ~ 1.4 48 -56 48 8 ; z_ ~ 1.4 72 -56 72 -22
part wood = wood own : b^ tan -94 -62 -60 -72 0 -64 58 -74 94 -66 92 -54 56 -58 4 -50 -56 -56 -90 -52 ; l_ brown 1.5 -80 -62 -30 -64 20 -58 ; l_ brown 1.5 10 -62 50 -66 84 -62
part glass = glass teal : b^ teal -80 -14 -72 -24 -63 -12 -66 2 -77 2 ; b^ light-blue -57 20 -48 10 -40 20 -42 36 -54 36 ; b^ green -34 48 -24 38 -14 50 -18 62 -30 62 ; b^ teal+ -10 74 0 64 11 76 6 92 -6 92 ; b^ w 15 36 25 26 34 38 29 50 19 49 ; b^ teal 39 8 48 -2 58 10 54 24 42 22 ; b^ light-blue 63 -22 72 -32 82 -20 78 -6 66 -8 ; l_ umber 1.5 -79 -6 -64 -12 ; l_ umber 1.5 -78 0 -66 -4 ; l_ umber 1.5 -56 26 -41 22 ; l_ umber 1.5 -55 33 -42 30 ; l_ umber 1.5 -32 54 -15 50 ; l_ umber 1.5 -9 80 9 76 ; l_ umber 1.5 -7 88 7 84 ; l_ umber 1.5 17 42 32 38 ; l_ umber 1.5 41 14 56 10 ; l_ umber 1.5 65 -16 80 -20
part beads = beads gold : d_ gold 3.5 -72 -34 -48 -6 -24 14 0 30 24 6 48 -22 72 -42 ; d_ navy 3 -72 -40 -48 -14 -24 6 0 22 24 -2 48 -30 72 -48
part shells = shells cream : c_ ~ -54 60 -42 60 3 12 ; c_ ~ 18 70 32 70 3 12 ; c_ ~ 66 16 78 16 3 12
scene hang

* lit-book-scene | 13+ | Fairy Tales, Fantasy
extras world Fairy Tales: leaf
topics book art, book sculpture, book carving, altered book, old book, book nook, book lover, bookworm, literature, upcycling, paper cutting, papercut, silhouette, storybook, night light, room decor, bedroom decor
variant woods | Fairy Tales | black, cream, gold | little red riding hood, red riding hood, hansel and gretel, forest, woods, wolf, enchanted forest
variant castle | Fairy Tales, Fantasy | black, cream, gold | castle, sleeping beauty, rapunzel, cinderella, princess, knight, dragon
minutes 120
waits 180
mess some
heart book: hardcover-book = 1
heart sheet: cardstock, construction-paper = 2 sheet
need knife: craft-knife = 1
need light: LED-tea-light, LED-candle, string-light = 1
nice mat: cutting-mat = 1
nice stars: metallic-pen, gel-pen, metallic-paint, sequin = handful
join glue: glue
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
tool brush: paintbrush, sponge-brush
home water
step block: glue glue water book brush > book by c
step mark: draw book ruler pencil by c
step carve: cut book knife ruler mat? > window by t
step clean: glue book glue brush by c
step far: cut sheet pencil scissors > far-woods far-castle by c
step near: cut sheet pencil scissors > near-woods near-castle by c
step set: glue sheet book glue by c
step stars: decorate stars book > stars by c
step light: build light book > light by c
step stand: play book by c
part book = book brown : q^ brown 4 -78 -96 78 -96 78 96 -78 96 ; r_ cream 2 0 136 180 2 ; r_ umber -76 0 8 192 2 ; z_ tan 1.5 68 -86 68 86 ; z_ tan 1.5 64 -86 64 86
part window = book yellow : r_ umber 0 0 112 150 3 ; r_ cream 2 2 104 142 2
part light = light gold : r_ yellow 2 2 102 140 2 ; o_ gold 2 40 44 40 ; o_ yellow+ 2 44 26 24
part far-woods@woods = sheet gray : p_ ~ -42 73 -42 -30 -34 -69 -26 -30 -26 73 ; p_ ~ 30 73 30 -20 38 -69 45 -20 45 73 ; p_ ~ -12 73 -8 -10 -4 -40 0 -10 4 73 ; l_ ~ 3 -34 -20 -20 -36 ; l_ ~ 3 36 -16 20 -34 ; l_ ~ 3 -4 -14 8 -28
part near-woods@woods = sheet k : b_ k -50 73 -50 50 -20 58 10 48 54 56 54 73 ; t_ k -44 66 8 -46 0 6 -40 -69 4 ; t_ k 48 66 8 46 10 6 50 -69 4 ; l_ k 4 -44 -10 -26 -30 ; l_ k 4 46 -4 28 -22 ; p_ red -2 20 12 52 -16 52 ; o_ red -2 18 7 8 ; b_ k 20 52 18 38 26 34 40 36 46 40 44 52 ; p_ k 16 40 10 34 20 30 24 36 ; p_ k 18 32 20 26 23 31
part far-castle@castle = sheet gray : r_ ~ 2 46 76 54 ; r_ ~ -30 20 16 70 ; r_ ~ 34 20 16 70 ; p_ ~ -40 -14 -30 -40 -20 -14 ; p_ ~ 24 -14 34 -40 44 -14 ; r_ ~ 2 4 20 60 ; p_ ~ -10 -24 2 -62 14 -24
part near-castle@castle = sheet k : b_ k -50 73 -50 54 -16 62 2 54 30 60 54 50 54 73 ; p_ k -50 60 -40 20 -30 60 ; p_ k -50 40 -40 4 -30 40 ; p_ k 34 60 44 16 54 60 ; p_ k 34 38 44 0 54 38 ; r_ yellow 2 -10 6 10 2 ; r_ yellow -30 6 5 9 2 ; r_ yellow 34 6 5 9 2 ; b_ umber -8 58 -8 40 2 32 12 40 12 58
part stars = stars w : d_ w 1.8 -20 -54 10 -48 26 -60 -30 -30 18 -30 -12 -64
scene stand

* flowers-between-panes | 9-12 13+ | Nature
extras hanging: crystal, charm
appeal 3
topics pressed flowers, pressed flower frame, floating frame, herbarium, botany, botanical, glass frame, suncatcher, sun catcher, window hanging, window decor, wildflowers, meadow, fern, spring, summer, cottagecore, wall art, room decor, gift for mom, mother's day, gift for grandma, wedding, memory, remembrance, aesthetic
colors green, purple, yellow, gold
minutes 65 50
mess low
heart panes: glass-pane, picture-frame = 2
heart flowers: pressed-flower, fern-frond, leaf, petal, clover, feather = 4
need edge: washi-tape, copper-tape, masking-tape, electrical-tape, duct-tape = 1 roll
need hang: necklace-chain, ribbon, string, leather-cord, cotton-cord, raffia = 24 in
nice more: fern-frond, leaf, clover, pressed-flower = 1
nice dab: cotton-swab, tweezers = 2
join dot: glue
tool scissors: scissors
home towel
home water
step take: prepare panes by tc
step rim: tape edge panes scissors by tt
step clean: wash panes water towel by tc
step lay: arrange flowers panes > flowers by cc
step more: arrange more panes > more by cc
step dots: glue flowers dot dab? by cc
step close: build panes > panes by tt
step edge: tape edge panes hang scissors > edge hang by cc
step look: play panes by tc
part hang = hang own : l ~ 3 -58 -72 -30 -90 0 -98 30 -90 58 -72
part panes = panes w : r^ glass 0 12 128 164 2 ; p_ w -60 -66 -20 -66 -60 0 ; p_ w 60 90 60 40 30 90
part flowers = flowers b : l_ green 2.5 -14 82 -10 30 -22 -20 ; l_ green 2.5 10 84 12 20 16 -34 ; l_ green 2.5 30 80 34 40 40 14 ; l_ green 2.5 -34 80 -38 50 -42 26 ; f_ purple -22 -26 6 18 6 ; o_ yellow -22 -26 5 ; f_ pink 17 -42 7 20 6 ; o_ yellow 17 -42 5 ; f_ yellow 41 8 5 13 5 ; o_ orange 41 8 4 ; f_ light-blue -43 20 6 13 4.500 ; o_ yellow -43 20 3.500 ; j_ green -12 46 -30 36 5 ; j_ green 12 44 30 34 5 ; j_ green -36 58 -50 50 4 ; j_ green 33 54 48 48 4
part more = more green : l_ dark-green 2 0 84 -2 20 4 -10 ; j_ dark-green 0 60 -14 50 4 ; j_ dark-green 0 60 14 50 4 ; j_ dark-green -1 42 -14 32 4 ; j_ dark-green -1 42 13 32 4 ; j_ dark-green -1 24 -12 14 3.500 ; j_ dark-green -1 24 12 14 3.500 ; j_ dark-green 2 6 -7 -4 3 ; j_ dark-green 2 6 12 -4 3
part edge = edge gold : z^ ~ 8 -64 -70 64 -70 64 94 -64 94 -64 -70
scene hang

* threaded-spice-garland | 6-8 9-12 13+ | Seasons, Nature
extras hanging: cinnamon-stick, eucalyptus, bell, fake-leaf, lavender, wooden-craft-shape, raffia, pom-pom
topics dried orange garland, orange garland, dried orange, dried oranges, orange slices, cinnamon, cinnamon sticks, spice garland, garland, christmas, christmas decorations, christmas tree, holiday, holidays, holiday decorations, winter holidays, advent, yule, winter solstice, solstice, natural decorations, thanksgiving, winter, autumn, fall, hygge, cottagecore, scandinavian, zero waste, ornaments, tree ornaments
near kwanzaa
colors orange, brown, dark green, tan
minutes 40 45 50
mess low
heart slices: dried-orange-slice = 5
heart line: string, raffia, cotton-cord, ribbon, yarn, embroidery-floss = 2 yd
nice sticks: cinnamon-stick = 4
nice leaves: bay-leaf, eucalyptus, leaf, pine-branch = 10
nice beads: wooden-bead, bead, felt-ball, bell = 6
nice cones: pinecone, acorn = 3
tool needle: needle
tool scissors: scissors
step line: cut line scissors by ccc
step order: arrange slices sticks? leaves? beads? by ccc
step sort: prepare slices by ccc
step thread: thread slices line needle > slices by tcc
step leaves: thread leaves line needle > leaves by tcc
step beads: thread beads line > beads by ccc
step sticks: tie sticks line > sticks by tcc
step cones: tie cones line > cones by ccc
step fix: tie line scissors > line by ccc
step hang: play line by gtt
part line = line tan : l_ ~ 3 -97 -70 -70 -24 -34 10 0 22 34 10 70 -24 97 -70 ; l_ ~ 3 -97 -70 -92 -84 -84 -76 -94 -68 ; l_ ~ 3 97 -70 92 -84 84 -76 94 -68
part leaves = leaves dark-green : j_ ~ -82 -44 -92 -18 6 ; j_ ~+ -82 -44 -68 -58 6 ; j_ ~ -50 -4 -60 20 6 ; j_ ~+ -50 -4 -36 -22 6 ; j_ ~ -16 20 -18 46 6 ; j_ ~+ 16 20 18 -6 6 ; j_ ~ 50 -4 60 20 6 ; j_ ~+ 50 -4 38 -22 6 ; j_ ~ 82 -44 92 -18 6 ; j_ ~+ 82 -44 70 -58 6
part slices = slices orange : o^ ~ -70 -20 14.5 ; o_ ~+ -70 -20 11.500 ; z_ ~- 1.4 -80.5 -20 -59.5 -20 ; z_ ~- 1.4 -75.2 -29.1 -64.8 -10.9 ; z_ ~- 1.4 -64.8 -29.1 -75.2 -10.9 ; o^ ~ -34 14 14.5 ; o_ ~+ -34 14 11.500 ; z_ ~- 1.4 -44.5 14 -23.5 14 ; z_ ~- 1.4 -39.2 4.9 -28.8 23.1 ; z_ ~- 1.4 -28.8 4.9 -39.2 23.1 ; o^ ~ 0 30 14.5 ; o_ ~+ 0 30 11.500 ; z_ ~- 1.4 -10.5 30 10.5 30 ; z_ ~- 1.4 -5.3 20.9 5.3 39.1 ; z_ ~- 1.4 5.2 20.9 -5.2 39.1 ; o^ ~ 34 14 14.5 ; o_ ~+ 34 14 11.500 ; z_ ~- 1.4 23.5 14 44.5 14 ; z_ ~- 1.4 28.8 4.9 39.2 23.1 ; z_ ~- 1.4 39.2 4.9 28.8 23.1 ; o^ ~ 70 -20 14.5 ; o_ ~+ 70 -20 11.500 ; z_ ~- 1.4 59.5 -20 80.5 -20 ; z_ ~- 1.4 64.8 -29.1 75.2 -10.9 ; z_ ~- 1.4 75.2 -29.1 64.8 -10.9
part sticks = sticks brown : stick ~ -49 -27 -55 21 6 ; stick ~ -14.5 0.5 -20.5 48.5 6 ; stick ~ 14.5 0.5 20.5 48.5 6 ; stick ~ 49 -27 55 21 6 ; r_ tan -52 -4 9 3.4 1 ; r_ tan -17.5 23.5 9 3.4 1 ; r_ tan 17.5 23.5 9 3.4 1 ; r_ tan 52 -4 9 3.4 1
part beads = beads wood : o^ ~ -89 -50 5 ; o^ ~ -52 -4 5 ; o^ ~ -17.500 23 5 ; o^ ~ 17.500 23 5 ; o^ ~ 52 -4 5 ; o^ ~ 89 -50 5
part cones = cones brown : z_ tan 1.6 -84 -46 -84 0 ; z_ tan 1.6 0 44 0 58 ; z_ tan 1.6 84 -46 84 0 ; bits own 1.5 -84 8 0 66 84 8
scene hang

* carved-stamp-wrap | 13+ | -
topics wrapping paper, gift wrap, gift wrapping, gift tags, stamp carving, carved stamp, carved eraser, eraser stamp, block printing, block print, linocut, lino, printmaking, pattern, handmade wrapping paper, zero waste, kraft paper
variant fir | Seasons | white, tan, black | christmas, christmas tree, fir tree, winter, advent, yule, winter solstice, holiday, holidays, forest
variant leaf | Nature, Seasons | white, tan, dark green or red, orange, yellow, green, brown, gold | leaf, leaves, botanical, autumn, thanksgiving, housewarming
variant fish | Ocean | navy, tan, white | fish, sea, lake, fishing, beach
minutes 80
waits 30
mess some
heart block: eraser, lino-block = 2
heart sheet: packing-paper, paper-bag, paper, newspaper, wallpaper = 1 sheet
need ink: washable-ink-pad, acrylic-paint, paint, fabric-paint = 1 color
need cutter: lino-cutter, craft-knife = 1
nice tags: price-tag, cardstock, index-card = 4
nice tie: string, ribbon, raffia, yarn = 3 yd
nice mat: cutting-mat = 1
tool pencil: pencil
tool scissors: scissors
tool dab: kitchen-sponge, sponge-brush, foam-roller when ink=acrylic-paint,paint,fabric-paint
step plan: draw block pencil by c
step outline: cut block cutter mat? by t
step second: cut block cutter by t
step proof: print block ink sheet dab by c
step roll: prepare sheet scissors > sheet by c
step rows: print block ink sheet dab > prints-fir prints-leaf prints-fish by c
step dots: print block ink sheet dab > dots by c
step tags: print tags block ink dab scissors > tags tag-fir tag-leaf tag-fish by c
step dry: dry sheet by c
step tie: tie tie sheet > tie by c
part sheet = sheet tan : r^ ~ 0 6 150 176 2 ; s_ ~+ 74 6 16 12 11 ; r_ ~- 72 6 8 172 1
part prints-fir@fir = block a : p_ ~ -50 -70 -36 -38 -64 -38 ; p_ ~ 0 -70 14 -38 -14 -38 ; p_ ~ 50 -70 62 -38 38 -38 ; p_ ~ -25 -22 -11 10 -39 10 ; p_ ~ 25 -22 39 10 11 10 ; p_ ~ -50 26 -36 58 -64 58 ; p_ ~ 0 26 14 58 -14 58 ; p_ ~ 50 26 62 58 38 58 ; r_ ~ -50 -34 4 8 ; r_ ~ 0 -34 4 8 ; r_ ~ 50 -34 4 8 ; r_ ~ -25 14 4 8 ; r_ ~ 25 14 4 8 ; r_ ~ -50 62 4 8 ; r_ ~ 0 62 4 8 ; r_ ~ 50 62 4 8
part prints-leaf@leaf = block a : j_ ~ -50 -36 -50 -72 11 ; j_ ~ 0 -36 0 -72 11 ; j_ ~ 50 -36 50 -72 11 ; j_ ~ -25 12 -25 -24 11 ; j_ ~ 25 12 25 -24 11 ; j_ ~ -50 60 -50 24 11 ; j_ ~ 0 60 0 24 11 ; j_ ~ 50 60 50 24 11 ; z_ tan 1.5 -50 -40 -50 -66 ; z_ tan 1.5 0 -40 0 -66 ; z_ tan 1.5 50 -40 50 -66 ; z_ tan 1.5 -25 8 -25 -18 ; z_ tan 1.5 25 8 25 -18 ; z_ tan 1.5 -50 56 -50 30 ; z_ tan 1.5 0 56 0 30 ; z_ tan 1.5 50 56 50 30
part prints-fish@fish = block a : j_ ~ -66 -54 -36 -54 9 ; j_ ~ -16 -54 14 -54 9 ; j_ ~ 34 -54 64 -54 9 ; j_ ~ -41 -6 -11 -6 9 ; j_ ~ 9 -6 39 -6 9 ; j_ ~ -66 42 -36 42 9 ; j_ ~ -16 42 14 42 9 ; j_ ~ 34 42 64 42 9 ; p_ ~ -64 -54 -72 -62 -72 -46 ; p_ ~ -14 -54 -22 -62 -22 -46 ; p_ ~ 36 -54 28 -62 28 -46 ; p_ ~ -39 -6 -47 -14 -47 2 ; p_ ~ 11 -6 3 -14 3 2 ; p_ ~ -64 42 -72 34 -72 50 ; p_ ~ -14 42 -22 34 -22 50 ; p_ ~ 36 42 28 34 28 50
part dots = block a : d_ ~ 3 -25 -54 25 -54 -50 -6 0 -6 50 -6 -25 42 25 42 -25 76 25 76 -50 80 50 80
part tags = tags tan : q^ ~+ 3 24 62 74 62 84 76 74 92 24 92 ; o_ k 76 77 3
part tag-fir@fir = block a : p_ ~ 46 66 56 88 36 88
part tag-leaf@leaf = block a : j_ ~ 34 78 60 76 7
part tag-fish@fish = block a : j_ ~ 38 77 62 77 6 ; p_ ~ 40 77 32 71 32 83
part tie = tie w : z^ ~ 3 -75 -80 75 -80 ; b^ ~ 0 -80 -22 -96 -26 -76 ; b^ ~ 0 -80 22 -96 26 -76
scene lay

* papered-desk-set | 9-12 13+ | -
extras box: ribbon, lace, letter-bead, felt, wooden-craft-shape, button, photo, copper-tape, leather-cord, cork-sheet
topics organize desk, organise desk, tidy desk, desk tidy, desk organizer, desk organiser, desk tidy, desk, messy desk, pencil holder, pen holder, pencil cup, magazine file, organizer, organization, storage, study space, back to school, dorm room, tin can craft, tin cans, cereal box, upcycling, recycling, earth day, teacher gift, father's day, gift for dad, room decor, tidy up
near study, homework, college, office
colors teal, cream, gold
minutes 60 60
waits 60
mess some
heart cans: can, chip-can, plastic-tub = 2
heart box: cereal-box, small-box, shoebox, milk-carton = 2
heart wrap: wallpaper, wrapping-paper, map, fabric-scrap, construction-paper, magazine, sheet-music, contact-paper, newspaper = 3 sheet
nice coat: acrylic-paint, paint, metallic-paint = 1 color
nice trim: washi-tape, ribbon, string, lace, ric-rac = 3 ft
nice label: index-card, price-tag, cardstock = 2
join glue: glue
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
tool brush: paintbrush, sponge-brush
home newspaper
step rims: prepare cans by gt
step coat: paint coat cans brush newspaper > rims by cc
step line: draw box ruler pencil by cc
step cut: cut box scissors > file by tc
step measure: draw wrap cans ruler pencil by cc
step wrap: glue wrap scissors glue brush cans? > cans by cc
step cover: glue wrap box scissors glue brush > cover by cc
step trim: glue trim wrap glue > trim by cc
step label: glue label box glue > label by cc
step set: glue box glue cans? by cc
part file = box kraft : p^ ~ -92 92 -92 -10 -40 -66 -4 -66 -4 92
part cover = wrap a : p_ ~ -92 92 -92 -8 -40 -62 -4 -62 -4 92 ; d_ ~+ 3.500 -80 20 -60 0 -40 -20 -20 -40 -80 60 -60 40 -40 20 -20 0 -80 84 -60 76 -40 60 -20 40 -40 86 -20 76 ; d_ gold 2 -70 40 -50 20 -30 0 -30 -40 -70 72 -50 56 -30 40 -30 66
part rims = coat gold : r_ ~ 28 -2 42 8 2 ; r_ ~ 74 30 42 8 2
part cans = wrap b : r^ ~ 28 46 42 92 4 ; r^ teal 74 62 42 60 4 ; o_ k 28 0 20 5 ; o_ k 74 32 20 5 ; z_ teal 3 14 10 14 88 ; z_ teal 3 28 10 28 90 ; z_ teal 3 42 10 42 88 ; d_ w 3 62 50 74 60 86 50 62 74 86 74 74 84 ; z_ orange 6 20 0 16 -46 ; z_ red 6 30 0 34 -54 ; z_ green 6 38 0 46 -40 ; p_ tan 13 -46 19 -46 16 -56 ; z_ silver 5 68 32 62 -8 ; z_ blue 5 80 32 88 -2
part trim = trim gold : r_ ~ 28 84 42 6 ; r_ ~ 74 84 42 6
part label = label w : r^ ~ -48 54 56 26 3 ; z_ k 2 -66 50 -34 50 ; z_ k 2 -66 58 -44 58
scene stand

* hoop-photo-drop | 9-12 13+ | -
extras hanging: feather, eucalyptus, lavender, bead, fake-leaf, charm, old-book-page, letter-bead, ribbon-rose, felt-ball, wooden-craft-shape
appeal 3
topics photo display, photo hanger, photo wall, photo hanging, photo wall hanging, polaroid, polaroids, instax, pictures, photos, wall hanging, wall decor, room decor, bedroom decor, my room, teen room, boring room, dorm room, dorm, boho, macrame, macramé, best friends, friendship, memories, moving away, gift for best friend, graduation, aesthetic
near k-pop, hoop wreath, dream catcher
colors cream, green, tan
minutes 50 60
mess low
heart hoop: embroidery-hoop, wooden-bead-ring, wreath, hanger = 1
heart photo: photo, postage-stamp, old-greeting-card, old-calendar-picture, ticket-stub = 6
heart cord: cotton-cord, string, yarn, ribbon, raffia = 8 yd
need clips: clothespin, paper-clip, binder-clip = 6
nice green: eucalyptus, fern-frond, leaf, lavender, ivy, fake-leaf = 4
nice wire: craft-wire = 12 in
nice beads: wooden-bead, bead = 3
nice lights: string-light
tool scissors: scissors
step cut: cut cord scissors by cc
step mount: tie cord hoop > cords by cc
step knot: tie cord > knots by cc
step beads: thread beads cord > beads by cc
step ends: cut cord scissors by cc
step green: tie green hoop cord wire? > green by cc
step lights: tie lights hoop > lights by cc
step loop: tie cord hoop > loop by cc
step hoop: play hoop > hoop by cc
step photos: build photo clips cord > photos clips by cc
part loop = cord cream : l ~ 3 -14 -84 0 -99 14 -84
part hoop = hoop wood : a^ ~ 0 -46 42 36 0 360
part cords = cord cream : z_ ~ 2.500 -26 -16 -26 92 ; z_ ~ 2.500 -20 -14 -20 94 ; z_ ~ 2.500 -3 -10 -3 94 ; z_ ~ 2.500 3 -10 3 96 ; z_ ~ 2.500 20 -14 20 94 ; z_ ~ 2.500 26 -16 26 92
part knots = cord cream : z_ ~ 5 -30 -8 -16 -8 ; z_ ~ 5 -7 -2 7 -2 ; z_ ~ 5 16 -8 30 -8 ; z_ ~ 5 -30 0 -16 0 ; z_ ~ 5 -7 6 7 6 ; z_ ~ 5 16 0 30 0
part beads = beads wood : o^ ~ -23 12 5 ; o^ ~ 0 18 5 ; o^ ~ 23 12 5
part lights = lights gold : d_ yellow 3 -38 -46 -30 -72 -8 -84 20 -80 36 -60 38 -34 26 -14
part green = green green : j_ ~ -30 -72 -58 -86 7 ; j_ ~+ -36 -60 -64 -62 7 ; j_ ~ -40 -48 -66 -40 7 ; j_ ~+ -38 -34 -60 -18 7 ; j_ ~ -20 -80 -40 -97 7 ; j_ ~+ -32 -24 -48 -4 6 ; j_ ~ -28 -66 -12 -62 5 ; j_ ~ -36 -44 -20 -42 5
part photos = photo w : r^ w -34 36 30 32 1 -3 ; r_ light-blue -34 33 24 20 1 -3 ; r^ w 2 40 30 32 1 2 ; r_ pink 2 37 24 20 1 2 ; r^ w 36 34 30 32 1 4 ; r_ green 36 31 24 20 1 4 ; r^ w -30 76 30 32 1 3 ; r_ orange -30 73 24 20 1 3 ; r^ w 6 80 30 32 1 -2 ; r_ teal 6 77 24 20 1 -2 ; r^ w 40 74 30 32 1 -4 ; r_ purple 40 71 24 20 1 -4
part clips = clips wood : r^ ~ -34 20 5 12 1 ; r^ ~ 2 24 5 12 1 ; r^ ~ 36 18 5 12 1 ; r^ ~ -30 60 5 12 1 ; r^ ~ 6 64 5 12 1 ; r^ ~ 40 58 5 12 1
scene hang

* feathered-raven-mask | 9-12 13+ | Animals, Fantasy
extras head: seed-bead
appeal 3
topics raven, crow, bird mask, raven mask, plague doctor, masquerade, masquerade mask, masquerade ball, mask, costume, halloween, halloween costume, halloween party, carnival, mardi gras, venice, edgar allan poe, poe, gothic, theater, drama club, school play, cosplay, mystery party
colors black, gold, gray
minutes 75 80
waits 30
mess some
heart board: cereal-box, cardstock, cardboard, craft-foam, mask-blank = 1 sheet
heart plumes: feather = 11
need color: acrylic-paint, paint = 1 color
need band: sewing-elastic, ribbon, cotton-cord, string = 24 in
nice lines: metallic-pen, paint-marker, metallic-paint, gel-pen = 1 color
nice gems: sequin, stick-on-gem, bead = 8
join glue@9-12: glue
join glue@13+: glue-gun, glue
tool brush: paintbrush, sponge-brush
tool pencil: pencil
tool scissors: scissors
tool punch: hole-punch, awl, pencil
home paper
step pattern: draw paper pencil scissors by cc
step cut: cut board pencil scissors > mask by cc
step eyes: cut board scissors > holes by tc
step beak: fold board scissors glue > beak by cc
step paint: paint color board brush by cc
step dry: dry board by cc
step lines: draw lines board > lines by cc
step plumes: glue plumes board glue > plumes by cc
step gems: decorate gems board glue > gems by cc
step band: tie band board punch scissors > band by cc
part band = band k : l_ ~ 4 -70 -8 -92 -20 -98 -40 ; l_ ~ 4 70 -8 92 -20 98 -40
part plumes = plumes k : feather k -40 -20 -86 -84 9 ; feather gray -34 -24 -64 -94 9 ; feather k -26 -28 -42 -98 9 ; feather gray -14 -30 -20 -99 9 ; feather k 0 -30 0 -99 9 ; feather gray 14 -30 20 -99 9 ; feather k 26 -28 42 -98 9 ; feather gray 34 -24 64 -94 9 ; feather k 40 -20 86 -84 9 ; feather k -54 -8 -96 -60 8 ; feather k 54 -8 96 -60 8
part mask = board k paint paint k : b^ ~ -78 -12 -44 -40 0 -34 44 -40 78 -12 66 24 34 34 14 20 0 18 -14 20 -34 34 -66 24
part holes = board cream : j_ ~ -56 -4 -20 4 12 ; j_ ~ 20 4 56 -4 12
part beak = board k paint paint k : p^ gray -20 4 20 4 0 96 ; p_ k 0 2 20 4 0 96 ; p_ k -20 4 0 -8 20 4
part lines = lines gold : l_ ~ 2 -66 -8 -42 -26 -14 -12 ; l_ ~ 2 66 -8 42 -26 14 -12 ; l_ ~ 2 -60 14 -36 24 -18 12 ; l_ ~ 2 60 14 36 24 18 12 ; z_ ~ 2 0 10 0 84 ; l_ ~ 2 -12 14 -6 40 ; l_ ~ 2 12 14 6 40 ; i_ ~ 0 -22 7 1.500 1.500
part gems = gems gold : d_ ~ 2.500 -60 -20 -50 -28 -40 -32 60 -20 50 -28 40 -32 -10 -26 10 -26
scene hang

* jeans-pocket-wall | 13+ | -
extras cloth: patch, leather
topics denim, jeans, old jeans, upcycling, upcycled jeans, upcycled clothes, thrift flip, wall organizer, hanging organizer, pocket organizer, wall pocket, storage, organization, dorm room, dorm, college, gift for a brother, gift for my brother, desk, room decor, bedroom decor, back to school, sewing, sewing machine, sewing project
near brother, locker
colors blue, navy, tan, orange
minutes 120
mess low
heart jeans: denim = 3
need bar: dowel, stick, driftwood, bamboo, hanger = 1
need hang: rope, cotton-cord, string, shoelace, leather-cord, ribbon = 1 yd
need thread: sewing-thread, embroidery-floss = 1
nice pins: pin, clothespin = 12
nice patch: patch, felt, fabric-marker = 1
tool sew: sewing-machine, needle
tool chalk: chalk, pencil, soap-bar
tool ruler: ruler
tool scissors: fabric-scissors, scissors
step pockets: cut jeans scissors by c
step panel: cut jeans chalk ruler scissors by c
step join: sew jeans thread sew > panel by c
step hem: sew jeans thread sew pins? by c
step plan: arrange jeans pins? by c
step sew: sew jeans thread sew > pockets by c
step tunnel: sew jeans thread sew > top by c
step patch: decorate patch jeans > patch by c
step bar: build bar jeans > bar by c
step rope: tie hang bar scissors > rope by c
part rope = hang tan : l ~ 4 -82 -70 -40 -92 0 -98 40 -92 82 -70
part bar = bar wood : r^ ~ 0 -70 188 9 4
part panel = jeans blue : r^ ~ 0 12 156 164 2 ; r_ ~- -39 12 78 164 0 ; z_ tan 1.500 -2 -66 -2 92 ; z_ tan 1.500 2 -66 2 92 ; z_ tan 1.500 -72 -54 -72 90 ; z_ tan 1.500 72 -54 72 90
part top = jeans navy : r_ ~ 0 -62 156 18 2 ; z_ tan 1.500 -74 -55 74 -55
part pockets = jeans navy : q^ ~ 4 -66 -40 -12 -40 -12 0 -39 12 -66 0 ; q^ blue+ 4 12 -40 66 -40 66 0 39 12 12 0 ; q^ blue+ 4 -66 28 -12 28 -12 70 -39 82 -66 70 ; q^ ~ 4 12 28 66 28 66 70 39 82 12 70 ; z_ orange 1.500 -63 -34 -15 -34 ; z_ orange 1.500 15 -34 63 -34 ; z_ orange 1.500 -63 34 -15 34 ; z_ orange 1.500 15 34 63 34 ; l_ orange 1.500 -60 -16 -39 -8 -18 -16 ; l_ orange 1.500 18 -16 39 -8 60 -16 ; l_ orange 1.500 -60 54 -39 62 -18 54 ; l_ orange 1.500 18 54 39 62 60 54 ; z_ red 5 -56 -40 -56 -58 ; z_ green 5 -48 -40 -46 -62 ; r_ w 40 -48 28 18 1 ; r_ gold -39 22 24 14 1
part patch = patch red : s^ ~ 44 56 5 9 4
scene hang

* deck-hook-rail | 13+ | Sports
topics skateboard, skateboarding, skater, skate, skate park, broken skateboard, skateboard rack, coat rack, hook rack, key rack, hallway, upcycling, room decor, bedroom decor, teen room, street art, graffiti, streetwear, extreme sports, longboard, snowboard, gift for a brother, gift for my brother, father's day
colors orange, teal, black
minutes 110
waits 180
mess some
heart deck: skateboard = 1
heart hooks: coat-hook = 4
need color: paint-marker, permanent-marker, acrylic-paint = 4 color
need sand: sandpaper = 1 sheet
nice stick: sticker = 3
need screws: wood-screw = 8
tool driver: screwdriver
tool pencil: pencil
tool ruler: ruler
tool brush: paintbrush when color=acrylic-paint
home cloth
step strip: prepare deck driver by t
step sand: shape sand deck cloth by c
step plan: draw deck pencil ruler by c
step paint: draw color deck brush > art by c
step sticks: decorate stick deck > sticks by c
step dry: dry deck by c
step places: poke deck ruler pencil screws by t
step hooks: build hooks screws deck driver > hooks by t
step mount: build deck screws driver > deck by g
step use: test hooks by c
part deck = deck wood : q^ wood 26 -97 -30 97 -30 97 34 -97 34 ; d_ gray 3 -66 -8 -54 -8 -66 10 -54 10 66 -8 54 -8 66 10 54 10
part art = color a : b_ orange -92 30 -84 -14 -60 -24 -48 4 -40 30 ; p_ teal -36 -24 -14 -24 -26 30 -48 30 ; s_ gold 2 4 5 24 11 ; p_ teal 36 -24 58 -24 46 30 24 30 ; l_ k 4 60 24 70 8 78 22 86 4 92 16 ; l_ k 3 -86 22 -78 -4 -66 8 -56 -12
part sticks = stick red : o^ red -30 4 9 9 ; r^ light-blue 42 2 20 14 3 -12 ; h^ pink 80 -12 14
part hooks = hooks silver : o^ ~ -66 40 8 8 ; l^ ~ 5 -66 42 -66 66 -56 74 -48 64 ; o^ ~ -22 40 8 8 ; l^ ~ 5 -22 42 -22 66 -12 74 -4 64 ; o^ ~ 22 40 8 8 ; l^ ~ 5 22 42 22 66 32 74 40 64 ; o^ ~ 66 40 8 8 ; l^ ~ 5 66 42 66 66 76 74 84 64
scene hang

* framed-dice-tray | 9-12 13+ | Fantasy
topics dungeons and dragons, dungeons dragons, d&d, dnd, dice, dice tray, role playing, role playing game, rpg, tabletop, board game, board games, game night, games night, gaming, gamer, dungeon master, fantasy, catan, yahtzee, warhammer, gift for a brother, gift for dad, father's day, jewelry tray, valet tray
near larp, dragon, wizard, medieval
colors green, brown, gold
minutes 60 70
waits 60
mess low
heart frame: picture-frame, shadow-box, wooden-box = 1
heart lining: felt, fabric-scrap, faux-fur, leather, old-sweater = 1 sheet
need floor: cardboard, cereal-box, foam-board, pizza-box = 1 piece
nice skin: leather, old-belt, felt = 4 scrap
nice gold: metallic-paint, acrylic-paint, paint-marker, metallic-pen = 1 color
nice cord: leather-cord, cotton-cord, string, shoelace = 4 ft
nice studs: snap-fastener, button, paper-fastener, bead, stick-on-gem = 6
join glue: glue, glue-gun
tool punch: hole-punch, awl when cord
tool brush: paintbrush, sponge-brush when gold=metallic-paint,acrylic-paint
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors, fabric-scissors
home book
step open: prepare frame by tt
step gold: paint gold frame brush > gilt by cc
step floor: cut floor frame pencil scissors > frame by cc
step lining: glue lining floor glue scissors > lining by cc
step press: dry floor book by cc
step corners: glue skin frame glue scissors > corners by cc
step lace: thread cord skin punch > lace by cc
step studs: decorate studs frame glue > studs by cc
step close: build frame floor lining glue ruler by cc
step roll: play frame by cc
part frame = frame brown : q^ ~ 4 -94 -70 94 -70 94 74 -94 74 ; q_ ~- 3 -78 -54 78 -54 78 58 -78 58
part lining = lining a : q_ ~ 2 -74 -50 74 -50 74 54 -74 54 ; r_ ~+ 0 -46 148 6
part gilt = gold gold : z_ ~ 3 -86 -62 86 -62 86 66 -86 66 -86 -62
part corners = skin tan : p^ ~ -94 -70 -56 -70 -94 -34 ; p^ ~ 94 -70 56 -70 94 -34 ; p^ ~ -94 74 -56 74 -94 38 ; p^ ~ 94 74 56 74 94 38
part lace = cord k : z_ ~ 3 -88 -40 -64 -64 ; z_ ~ 3 88 -40 64 -64 ; z_ ~ 3 -88 44 -64 68 ; z_ ~ 3 88 44 64 68 ; z_ ~ 2 -80 -54 -72 -46 ; z_ ~ 2 80 -54 72 -46 ; z_ ~ 2 -80 58 -72 50 ; z_ ~ 2 80 58 72 50
part studs = studs gold : d_ gold 4 -86 -64 86 -64 -86 68 86 68 0 -62 0 66
scene lay

* tin-pocket-album | 9-12 13+ | -
extras book: charm
extras box: pressed-flower, sticker, washi-tape, postage-stamp, lace, glitter-paper
topics mint tin, altoids tin, photo album, mini album, accordion album, accordion book, pocket album, friendship, best friend, best friends, friend moving away, moving away, moving, farewell, goodbye, going away, long distance, far away, i miss you, missing you, memories, photo booth, keepsake, gift for a friend, gift for best friend, birthday, anniversary, graduation, end of school, summer camp, deployment, gift for dad, gift for mom
near valentine, valentine's day
colors pink, teal, gold
minutes 50 60
mess low
heart tin: cookie-tin, small-box = 1
heart photo: photo, old-calendar-picture, postage-stamp, ticket-stub = 4
heart strip: paper, cardstock, construction-paper, wrapping-paper, origami-paper, watercolor-paper, map = 2 sheet
nice pen: gel-pen, marker, ballpoint-pen, permanent-marker = 1
nice ribbon: ribbon, string, yarn, lace = 8 in
nice deco: sticker, washi-tape, stick-on-gem, pressed-flower, ticket-stub = 2
nice cover: map, wrapping-paper, metallic-paper, sticker, magazine = 1
join stick: tape, glue-stick, glue
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step measure: draw tin strip pencil ruler by cc
step cut: cut strip scissors by cc
step fold: fold strip ruler > pages by cc
step join: tape strip stick by cc
step photos: cut photo scissors pencil by cc
step glue: glue photo strip stick > photos by cc
step write: draw pen strip > words by cc
step deco: decorate deco strip stick > deco by cc
step ribbon: tape ribbon strip stick > ribbon by cc
step tin: build strip tin stick cover? > tin by cc
part tin = tin silver : q^ ~ 12 -92 36 -12 36 -12 92 -92 92 ; q_ ~- 10 -86 42 -18 42 -18 86 -86 86 ; q^ ~+ 12 -92 -30 -12 -30 -12 32 -92 32 ; h_ red -52 0 30 ; r_ ~- -52 34 30 6
part pages = strip b : p^ ~+ -52 44 -18 34 -18 84 -52 88 ; p^ ~ -18 34 14 44 14 90 -18 84 ; p^ ~+ 14 44 46 28 46 78 14 90 ; p^ ~ 46 28 76 40 76 86 46 78 ; p^ ~+ 76 40 98 26 98 74 76 86
part photos = photo w : p_ w -46 48 -24 42 -24 68 -46 74 ; p_ light-blue -43 51 -27 47 -27 62 -43 67 ; p_ w -13 42 9 49 9 74 -13 68 ; p_ pink -10 47 6 52 6 67 -10 62 ; p_ w 19 46 41 35 41 62 19 72 ; p_ yellow 22 49 38 41 38 56 22 64 ; p_ w 51 36 71 44 71 70 51 64 ; p_ orange 54 41 68 47 68 62 54 56
part words = pen k : z_ k 1.500 -44 80 -26 76 ; z_ k 1.500 -12 76 8 81 ; z_ k 1.500 20 79 38 70 ; z_ k 1.500 52 70 70 77
part deco = deco gold : s_ gold 88 50 5 8 4 ; h_ red 86 62 8
part ribbon = ribbon pink : l_ ~ 5 92 40 99 10 84 -8 96 -30
scene lay

* wound-rope-scratcher | 13+ | Animals
topics cat, cats, kitten, kitty, cat toy, scratching post, cat scratcher, scratcher, cat tree, cat furniture, cat toys, for my cat, something my cat, gift for a cat lover, cat lover, pet, pets, new kitten, animal shelter, cardboard, recycling, upcycling
colors tan, teal, orange
minutes 90
waits 30
mess low
heart rope: rope, cotton-cord = 16 yd
heart board: cardboard-box, cardboard = 3
nice cloth: old-t-shirt, fabric-scrap, old-sweater, felt, old-towel = 1
nice bell: bell = 1
nice string: string, shoelace, yarn = 12 in
need core: cardboard-tube, chip-can, wood-scrap, can = 2
join glue: glue-gun, glue
tool knife: craft-knife, scissors
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors
step core: glue core glue > core by c
step disks: draw board ruler pencil by c
step cut: cut board knife scissors by t
step base: glue board glue > base by c
step slot: glue core board glue knife by t
step start: glue rope core glue by t
step wind: roll rope core glue > rope by c
step cushion: cut cloth board scissors glue > cushion by c
step tassel: tie bell cloth string? scissors > tassel by c
step test: test core by c
part core = core kraft : r^ ~ 0 -4 40 160 4
part base = board kraft : q^ ~ 6 -80 70 80 70 80 92 -80 92 ; z_ ~- 2 -78 77 78 77 ; z_ ~- 2 -78 84 78 84 ; r^ ~ 0 -84 74 12 4
part rope = rope tan : r^ ~ 0 -6 48 144 6 ; z_ ~- 2 -23 -68 23 -64 ; z_ ~- 2 -23 -59 23 -55 ; z_ ~- 2 -23 -50 23 -46 ; z_ ~- 2 -23 -41 23 -37 ; z_ ~- 2 -23 -32 23 -28 ; z_ ~- 2 -23 -23 23 -19 ; z_ ~- 2 -23 -14 23 -10 ; z_ ~- 2 -23 -5 23 -1 ; z_ ~- 2 -23 4 23 8 ; z_ ~- 2 -23 13 23 17 ; z_ ~- 2 -23 22 23 26 ; z_ ~- 2 -23 31 23 35 ; z_ ~- 2 -23 40 23 44 ; z_ ~- 2 -23 49 23 53 ; z_ ~- 2 -23 58 23 62
part cushion = cloth teal : b^ ~ 26 72 34 60 56 58 74 62 80 72 56 76
part tassel = bell gold : l_ teal 3 34 -80 42 -50 40 -28 ; t_ teal 40 -28 5 38 -6 3 ; t_ orange 42 -28 5 46 -4 3 ; o^ gold 40 -30 7 7 ; z_ k 1.500 36 -28 44 -28
scene stand

* illuminated-charter | 9-12 13+ | Fairy Tales
topics middle ages, medieval, medieval history, illuminated letter, illuminated manuscript, manuscript, scroll, charter, calligraphy, hand lettering, lettering, monk, monastery, magna carta, history class, history project, parchment, wax seal, seal, coat of arms, heraldry, renaissance, certificate, oath, fantasy map, dungeons and dragons
near knight, knights, castle, king, queen, gift for dad
colors cream, gold, red, blue
minutes 80 100
waits 120
mess some
heart sheet: watercolor-paper, cardstock, paper = 1 sheet
heart ink: drawing-ink, gel-pen, ballpoint-pen, permanent-marker, marker = 1
need gold: metallic-paint, metallic-pen, gel-pen, acrylic-paint, colored-pencil = 1 color
nice tea: tea-bag, coffee-grounds = 3
need color: colored-pencil, paint, watercolor-paint, acrylic-paint, marker = 2 color
nice seal: button, bottle-cap, air-dry-clay = 1
nice ribbon: ribbon, string, leather-cord, yarn, raffia = 12 in
tool brush: paintbrush
tool pencil: pencil
tool ruler: ruler
join glue: glue when seal=button,bottle-cap
home water: = 1 cup when tea
home baking-tray when tea
step brew: mix tea water by gt
step stain: paint tea sheet baking-tray brush > sheet by cc
step dry: dry sheet by cc
step lines: draw sheet pencil ruler by cc
step initial: draw sheet pencil by cc
step gold: paint gold sheet brush > gold by cc
step color: color color sheet brush > color by cc
step write: draw ink sheet > text by cc
step seal: build seal sheet ribbon? color? glue > seal by cc
step roll: roll sheet by cc
part sheet = sheet tan : b^ tan -70 -92 -40 -96 0 -92 40 -96 72 -90 68 -40 72 10 68 60 70 92 30 88 -10 92 -40 88 -72 92 -68 40 -72 0 -68 -50 ; o_ ~- 40 60 18 12 ; o_ ~- -50 -76 12 8
part gold = gold gold : r^ ~ -38 -50 46 46 2 ; z_ ~ 4 -62 -18 -62 82 ; l_ ~ 2 -62 20 -50 12 -52 26 -62 30 ; l_ ~ 2 -62 60 -48 52 -52 68 -62 70
part color = color red : r_ blue -38 -50 36 36 1 ; l_ red 8 -48 -36 -48 -64 -28 -64 -28 -36 ; z_ red 6 -48 -50 -28 -50 ; d_ w 2 -52 -64 -24 -64 -52 -36 -24 -36 ; j_ green -62 0 -50 -8 4 ; j_ green -62 44 -48 38 4 ; f_ red -62 -12 5 8 3
part text = ink k : l_ ~ 2 -6 -66 4 -68 14 -64 26 -68 40 -64 54 -66 ; l_ ~ 2 -6 -52 8 -54 20 -50 34 -54 52 -51 ; l_ ~ 2 -6 -38 6 -40 18 -36 30 -40 48 -37 ; l_ ~ 2 -44 -8 -28 -10 -12 -6 6 -10 24 -6 54 -8 ; l_ ~ 2 -44 8 -26 6 -10 10 10 6 30 10 50 8 ; l_ ~ 2 -44 24 -28 22 -10 26 8 22 28 26 54 24 ; l_ ~ 2 -44 40 -26 38 -8 42 12 38 34 41
part seal = seal red : z_ gold 4 20 60 14 90 ; z_ gold 4 28 60 34 88 ; s^ ~ 24 58 14 17 15 ; o_ ~- 24 58 11 11 ; d_ ~+ 2 21 55 27 55 21 61 27 61
scene lay

* cut-open-cell-ball | 9-12 13+ | -
topics animal cell, cell model, cell, cells, biology, biology project, biology model, life science, science project, science fair, school project, nucleus, mitochondria, organelles, 3d model
near plant cell, microbiology, anatomy, planet earth layers
colors light blue, pink, purple, orange, green
minutes 90 90
waits 60
mess some
heart ball: foam-ball = 1
heart clay: modeling-clay, polymer-clay, air-dry-clay, play-dough = 5 color
heart color: acrylic-paint, paint = 2 color
need flags: toothpick, wooden-skewer = 8
need paper: paper, index-card, sticky-note, paper-strip = 1 sheet
nice beads: seed-bead, bead, dried-lentil, sprinkles = 8
need knife: craft-knife, plastic-knife, metal-spoon = 1
tool pen: ballpoint-pen, marker, gel-pen
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
step mark: draw ball pen by cc
step cut: cut ball knife by gg
step skin: paint color ball brush > ball by cc
step inside: paint color ball brush > inside by cc
step core: shape clay ball > core by cc
step power: shape clay ball > power by cc
step folds: shape clay ball > folds by cc
step beads: arrange beads ball > beads by cc
step flags: glue paper flags glue scissors pen > flags by cc
step place: test ball flags by cc
part ball = ball a paint skin a : o^ ~ -4 10 78 78 ; o_ ~- 10 26 60 58 ; o_ ~ -6 8 74 74
part inside = color b : b^ pink -4 8 -4 -66 30 -62 56 -42 70 -8 70 10 ; p_ pink- -4 8 70 10 66 26 10 24
part core = clay purple : o^ ~ 22 -18 17 17 ; o_ ~- 25 -15 7 7
part power = clay orange : o^ ~ 54 0 11 6 20 ; z_ red 2 47 -2 51 2 55 -1 60 3 ; o^ ~ 14 -48 10 5 -20 ; z_ red 2 8 -46 12 -49 16 -47 20 -50 ; o^ green 44 -36 6 6
part folds = clay light-blue : l_ blue 3 4 -2 14 2 24 4 36 0 ; l_ blue 3 6 -8 12 -4 ; l_ green 3 40 -14 52 -18 48 -24 58 -24
part beads = beads red : d_ k 1.800 4 -28 6 -36 34 -46 30 -54 60 -14 44 -8 12 -60 2 -56
part flags = flags tan : z_ ~ 2 22 -18 60 -84 ; r^ w 76 -86 36 16 1 ; z_ k 2 64 -86 88 -86 ; z_ ~ 2 54 0 84 -40 ; r^ w 86 -46 26 14 1 ; z_ k 2 78 -46 94 -46 ; z_ ~ 2 14 -48 -6 -88 ; r^ w -24 -88 36 16 1 ; z_ k 2 -36 -88 -12 -88 ; z_ ~ 2 -48 -40 -70 -76 ; r^ w -80 -78 32 16 1 ; z_ k 2 -90 -78 -70 -78
scene stand

* broken-china-pot | 13+ | Nature
extras pot: moss, pebble
appeal 1
topics mosaic, mosaic pot, mosaic flower pot, flower pot, flowerpot, terracotta pot, garden, gardening, garden lover, loves her garden, gift for grandma, gift for grandpa, grandma's garden, gift for mom, mother's day, birthday present, patio, plant lover, succulent, gaudi, barcelona, tiles, pique assiette, upcycling, thrift, housewarming
near balcony, plants, spain, kintsugi
colors blue, white, yellow, brown
minutes 120
waits 1440
mess lots
heart pot: terracotta-pot, can, plastic-tub = 1
heart tiles: ceramic-plate = 3
nice more: mosaic-tile, glass-gem, sea-glass, seashell, pebble, button = handful
need glue: waterproof-glue = 1
nice gloves: rubber-glove = 1 pair
need cloth: old-towel, blanket, bed-sheet = 1
nice hammer: hammer
need gap: air-dry-clay, salt-dough, acrylic-paint = 1
nice plant: potted-plant, fresh-herb, moss = 1
home water
tool pencil: pencil
step pot: wash pot water by c
step pieces: prepare tiles cloth hammer? gloves? by g
step lines: draw pot pencil by c
step rim: glue tiles pot glue > rim pot by c
step field: glue tiles pot glue > field by c
step more: glue more pot glue > more by c
step gap: fill gap pot cloth > gap by c
step wipe: wash tiles cloth water by c
step plant: arrange plant pot > plant by c
part plant = plant green : j^ ~ 0 -30 -30 -86 10 ; j^ ~+ 0 -30 30 -84 10 ; j^ ~ 0 -30 0 -98 10 ; j^ ~+ 0 -30 -52 -60 9 ; j^ ~ 0 -30 52 -60 9 ; f_ red -28 -84 6 12 5 ; f_ red 30 -82 6 12 5
part pot = pot brown : q^ ~ 4 -64 -32 64 -32 64 -6 56 -6 44 94 -44 94 -56 -6 -64 -6
part gap = gap cream : p_ ~ -54 -4 54 -4 43 90 -43 90
part rim = tiles w : p_ blue -60 -28 -46 -28 -48 -10 -58 -12 ; p_ w -42 -28 -26 -26 -30 -10 -44 -12 ; p_ yellow -22 -28 -8 -28 -10 -10 -26 -12 ; p_ blue -4 -27 12 -28 10 -10 -6 -11 ; p_ w 16 -28 30 -27 28 -11 14 -10 ; p_ yellow 34 -28 46 -28 48 -11 32 -10 ; p_ blue 50 -28 61 -28 58 -10 52 -11
part more = more yellow : d^ ~ 5 -20 34 2 34 21 8 -18 56 38 56 8 80
part field = tiles w : p_ w -50 0 -34 2 -38 18 -46 16 ; p_ blue -30 2 -14 0 -12 16 -32 20 ; p_ w -8 2 10 0 8 18 -8 16 ; p_ yellow 14 2 28 0 30 16 14 20 ; p_ blue 34 0 50 2 46 18 36 18 ; p_ blue -46 22 -34 24 -30 42 -42 40 ; p_ w -28 26 -12 22 -10 40 -24 42 ; p_ yellow -6 22 8 24 10 42 -6 44 ; p_ w 14 24 30 22 28 42 16 40 ; p_ blue 34 24 45 24 42 42 32 44 ; p_ w -42 46 -28 48 -26 66 -38 64 ; p_ yellow -22 48 -8 46 -10 66 -22 64 ; p_ blue -4 48 12 46 12 64 -4 68 ; p_ w 16 46 30 48 26 66 16 64 ; p_ yellow 34 48 42 46 40 66 30 66 ; p_ blue -38 70 -22 70 -24 86 -36 86 ; p_ w -18 70 -4 72 -4 88 -20 86 ; p_ yellow 0 72 16 70 16 86 2 88 ; p_ w 20 70 38 70 36 86 20 88
scene stand

* nailed-constellation | 9-12 13+ | Space
extras board: string-light, crystal, price-tag, glitter-paper
appeal 3
topics constellation, constellations, zodiac, star sign, horoscope, astrology, stars, night sky, string art, star map, astronomy, orion, big dipper, leo, scorpio, woodworking, wall art, room decor, bedroom decor, gift for dad, birthday gift, stargazing
near camping
colors black, silver, white
minutes 70 80
waits 60
mess some
need board: wood-scrap, wood-slice = 1
heart nail: nail = 10
heart thread: embroidery-floss, string, sewing-thread, craft-wire, yarn = 3 yd
need hammer: hammer
need ground: acrylic-paint, paint, canvas = 1
need plan: paper, tracing-paper, graph-paper = 1 sheet
nice spatter: metallic-paint, toothbrush = 1
nice sand: sandpaper = 1
nice names: metallic-pen, paint-marker, gel-pen = 1
join tape: masking-tape, tape
tool pen: pencil
tool brush: paintbrush, sponge-brush when ground!=canvas
tool scissors: scissors
home clothespin
step sand: prepare sand board by cc
step ground: paint ground board brush? > board by cc
step spatter: paint spatter ground? board > spatter by cc
step plan: draw plan pen by cc
step tape: tape plan board tape by cc
step nails: build nail board hammer clothespin > nails by tc
step tear: tear plan by cc
step thread: tie thread nail > lines by cc
step second: weave thread nail scissors by cc
step names: draw names board > names by cc
part board = board wood paint ground a : r^ ~ 0 0 180 150 4 ; l_ gray 1 -86 -46 0 -50 86 -44 ; l_ gray 1 -86 36 -10 32 86 40
part spatter = spatter w : d_ w 1.300 -76 -50 -50 -62 -20 -30 10 -64 40 -50 70 -66 80 -20 60 10 76 50 30 60 -10 66 -60 60 -80 20 -30 14 50 -10 -72 -8 14 20
part lines = thread silver : z_ ~ 2 -66 -34 -40 -46 -16 -36 4 -18 34 -16 48 20 12 18 4 -18 ; z_ ~ 2 48 20 70 34 ; z_ ~ 2 12 18 -10 44 -40 52
part nails = nail silver : d^ ~ 4 -66 -34 -40 -46 -16 -36 4 -18 34 -16 48 20 12 18 70 34 -10 44 -40 52 ; s_ w 34 -16 4 9 2.500 ; s_ w -66 -34 4 8 2.500 ; s_ w 12 18 4 8 2.500
part names = names silver : z_ ~ 1.500 40 64 48 60 56 66 64 60 72 64 80 60
scene hang

* felt-cactus-pot | 9-12 13+ | Nature
extras pot: raffia, ribbon, string, leather-cord, copper-tape, burlap, lace, ric-rac, washi-tape, fabric-scrap, button
appeal 3
topics cactus, cacti, felt cactus, felt succulent, succulent, pincushion, pin cushion, felt plant, fake plant, house plants, plant lover, plant mom, desert, arizona, mexico, southwest, sewing, hand sewing, room decor, desk, desk decor, dorm room, gift for a friend, teacher gift, mother's day, cottagecore
near western
colors green, dark green, pink, white
minutes 75 80
mess low
heart felt: felt, fabric-scrap, old-sweater = 2 sheet
heart pot: terracotta-pot, yogurt-pot, can, ceramic-mug, paper-cup = 1
need fill: pillow-stuffing, cotton-ball, fabric-scrap, wool-roving = 3 handful
need thread: embroidery-floss, sewing-thread, yarn = 1 color
nice spines: yarn, string, sewing-thread = 1 color
nice bloom: felt, pom-pom, button, fabric-scrap = 1
nice pins: pin = 2
need stones: pebble, stone, rice, dried-bean, sand, glass-gem = 1 cup
tool needle: needle
tool pen: pencil, chalk, marker
tool scissors: fabric-scissors, scissors
home paper
step plan: draw paper pen scissors by cc
step cut: cut felt paper pen scissors by cc
step halves: sew felt thread needle by cc
step join: sew felt thread needle > body by cc
step fill: fill fill felt by cc
step arm: sew felt fill thread needle > arm by cc
step spines: sew spines felt needle > spines by cc
step bloom: sew bloom felt thread needle scissors > bloom by cc
step pot: fill stones pot felt > pot stones by cc
step pins: decorate pins felt > pins by cc
part stones = stones own : y^ tan 0 34 44 9 9 .2
part body = felt a : b^ ~ -34 34 -40 -20 -26 -68 0 -84 26 -68 40 -20 34 34 ; l_ dark-green 3 -14 34 -20 -20 -8 -76 ; l_ dark-green 3 14 34 20 -20 8 -76
part arm = felt a : b^ ~+ 34 -6 56 -8 58 -36 68 -46 80 -36 78 4 62 18 36 16
part spines = spines w : z_ ~ 2 -32 0 -26 6 ; z_ ~ 2 -26 0 -32 6 ; z_ ~ 2 -32 -32 -26 -26 ; z_ ~ 2 -26 -32 -32 -26 ; z_ ~ 2 -3 -56 3 -50 ; z_ ~ 2 3 -56 -3 -50 ; z_ ~ 2 -3 -24 3 -18 ; z_ ~ 2 3 -24 -3 -18 ; z_ ~ 2 -3 8 3 14 ; z_ ~ 2 3 8 -3 14 ; z_ ~ 2 26 -40 32 -34 ; z_ ~ 2 32 -40 26 -34 ; z_ ~ 2 66 -22 72 -16 ; z_ ~ 2 72 -22 66 -16
part bloom = bloom pink : f^ ~ -4 -84 6 15 6 ; o_ yellow -4 -84 5
part pins = pins red : z_ silver 2 14 -60 26 -76 ; o^ red 27 -78 4 ; z_ silver 2 -20 -50 -34 -62 ; o^ yellow -36 -64 4
part pot = pot brown : q^ ~ 4 -50 36 50 36 50 54 42 54 34 96 -34 96 -42 54 -50 54
scene stand

* arm-looped-scarf | 9-12 13+ | Seasons
appeal 3
topics arm knitting, knitting, knitting without needles, finger knitting, hand knitting, scarf, chunky scarf, infinity scarf, cowl, no needles, yarn, winter, cozy, hygge, warm, snow day, fashion, handmade gift, christmas present, gift for a friend, gift for mom, gift for grandma, relaxing, slow craft
colors purple, gray, cream free
minutes 60 50
mess low
heart yarn: yarn, wool-roving = 60 yd
nice label: felt, leather, ribbon, button = 1
nice tie: sewing-thread, embroidery-floss = 12 in
tool scissors: scissors
tool needle: needle when label
home chair
step strand: prepare yarn by cc
step slip: tie yarn by cc
step cast: weave yarn by cc
step row: weave yarn by cc
step back: weave yarn > scarf by cc
step pause: weave yarn chair by cc
step off: weave yarn by cc
step ends: tie yarn scissors > ends by cc
step join: tie yarn scissors by cc
step label: sew label yarn needle tie? > label by cc
part scarf = yarn a : a^ ~- 6 -22 84 44 0 360 ; a_ ~ 6 -22 70 64 0 360 ; a_ ~ 6 -22 58 52 0 360 ; a^ ~ -4 12 80 42 0 360 ; a_ ~+ -4 12 73 68 0 360 ; a_ ~+ -4 12 63 59 0 360 ; a_ ~- -4 12 54 50 0 360
part ends = yarn a : l^ ~ 7 -10 84 -18 92 -10 99 ; l^ ~ 7 4 84 10 92 20 98
part label = label tan : r^ ~ 44 54 24 18 2 -40 ; d_ umber 1.500 40 52 48 56
scene lay

* storm-in-a-jar | 9-12 13+ | Weather
extras jar: copper-tape
topics cloud in a jar, storm, thunderstorm, storm in a jar, rain, rain cloud, lightning, cloud, clouds, weather jar, night light, mood light, lamp, room decor, bedroom decor, meteorology, sensory jar, calm, gift for a friend
near snow globe
colors blue, white, yellow
minutes 50 50
waits 30
mess some
heart jar: glass-jar, plastic-jar = 1
heart cloud: cotton-ball, pillow-stuffing, wool-roving = 3 handful
need light: string-light, LED-tea-light = 1
nice drops: glass-gem, bead, crystal, sea-glass, sequin = 14
need line: fishing-line, sewing-thread, string, embroidery-floss = 3 ft when drops
nice bolt: metallic-paper, glitter-paper, cardstock, construction-paper, foam-sheet-scrap = 1 scrap
need ground: colored-sand, sand, pebble, moss, salt, construction-paper, kitchen-sponge = 1 handful
nice house: cork, small-box, cardstock, wooden-block = 1
nice tint: watercolor-paint, charcoal, chalk, food-coloring = 1
join stick: glue-gun, glue, tape
tool scissors: scissors when bolt; drops
home plate
step jar: wash jar by cc
step ground: fill ground jar > ground jar by cc
step house: build house jar stick > house by cc
step cloud: shape cloud plate by cc
step tint: color tint cloud by cc
step drops: tie drops line scissors > drops by cc
step light: fill light cloud > light by cc
step hang: glue cloud jar stick > cloud by cc
step bolt: cut bolt scissors stick > bolt by cc
step close: play jar light by cc
part jar = jar w : q^ glass 14 -56 -60 56 -60 60 94 -60 94 ; r^ silver 0 -74 96 22 4
part ground = ground tan : p_ green -54 92 -52 68 -26 60 -4 66 20 62 52 68 54 92
part house = house red : r_ w -18 54 22 20 ; p_ ~ -34 46 -18 28 -2 46 ; r_ yellow -18 56 7 9
part drops = drops blue : z_ w 1 -36 -10 -36 30 ; z_ w 1 -14 -8 -14 16 ; z_ w 1 26 -8 26 36 ; z_ w 1 42 -12 42 20 ; x_ ~ -36 4 5 8 ; x_ ~+ -36 30 5 8 ; x_ ~ -14 14 5 8 ; x_ ~ 26 10 5 8 ; x_ ~+ 26 36 5 8 ; x_ ~ 42 20 5 8
part bolt = bolt yellow : p_ ~ 4 -10 18 -10 10 12 22 12 -4 48 4 20 -8 20
part cloud = cloud w : y^ gray 0 -28 46 22 9 .1 ; y_ w -8 -36 30 12 8 .1
part light = light yellow : d_ ~ 3 -30 -30 -14 -40 4 -32 20 -40 32 -26 -6 -20 14 -20
scene stand

* frame-for-earrings | 9-12 13+ | -
extras board: ribbon-rose, charm, old-jewelry-piece, stick-on-gem, glass-gem, crystal, string-light, tulle, fake-leaf, mosaic-tile
topics jewelry organizer, organize my jewelry, organize jewelry, jewelry holder, jewelry display, earring holder, earrings, necklace holder, jewelry, organizer, organization, storage, dresser, vanity, room decor, bedroom decor, teen room, my room, upcycling, thrift flip, picture frame, shabby chic, boho, gift for mom, gift for a sister, mother's day, birthday gift
colors cream, gold, pink
minutes 60 60
waits 60
mess some
heart frame: picture-frame, shadow-box, wooden-box = 1
heart net: lace, tulle, burlap, net-bag, canvas = 1 sheet
nice color: acrylic-paint, paint, metallic-paint = 1 color
need hooks: cup-hook, pushpin, paper-clip, coat-hook = 5
nice hang: ribbon, string, leather-cord = 20 in
nice trim: ribbon-rose, button, seashell, bead, stick-on-gem, ribbon = 2
join glue: glue-gun, glue
tool brush: paintbrush, sponge-brush when color
tool pen: pencil
tool scissors: scissors
home cloth
step open: prepare frame cloth by tt
step paint: paint color frame brush by cc
step dry: dry frame by cc
step cut: cut net frame scissors by cc
step stretch: glue net frame glue > net frame by cc
step dots: draw frame pen by cc
step hooks: build hooks frame > hooks by tc
step trim: glue trim frame glue > trim by cc
step hang: tie hang frame > hang by cc
step fill: play frame net hooks by cc
part hang = hang gold : l ~ 3 -50 -74 0 -98 50 -74
part frame = frame wood : q^ cream 4 -88 -76 88 -76 88 62 -88 62 ; q_ w 3 -70 -58 70 -58 70 44 -70 44
part net = net cream : r_ ~ 0 -7 138 100 ; z_ tan 1 -69 -40 69 -40 ; z_ tan 1 -69 -22 69 -22 ; z_ tan 1 -69 -4 69 -4 ; z_ tan 1 -69 14 69 14 ; z_ tan 1 -69 32 69 32 ; z_ tan 1 -50 -57 -50 43 ; z_ tan 1 -30 -57 -30 43 ; z_ tan 1 -10 -57 -10 43 ; z_ tan 1 10 -57 10 43 ; z_ tan 1 30 -57 30 43 ; z_ tan 1 50 -57 50 43 ; x_ teal -40 -26 7 12 ; x_ teal -20 -26 7 12 ; f_ pink 14 -30 5 8 3.500 ; f_ pink 36 -30 5 8 3.500 ; o_ gold -34 14 6 ; o_ gold -12 14 6 ; p_ red 22 6 30 22 14 22 ; p_ red 44 6 52 22 36 22
part hooks = hooks gold : l^ ~ 3 -60 58 -60 68 -52 72 -48 64 ; l^ ~ 3 -30 58 -30 68 -22 72 -18 64 ; l^ ~ 3 0 58 0 68 8 72 12 64 ; l^ ~ 3 30 58 30 68 38 72 42 64 ; l^ ~ 3 60 58 60 68 68 72 72 64 ; l_ purple 2 -56 70 -62 90 -46 96 -40 88 -52 70 ; l_ red 2 4 70 -2 92 14 97 18 86 8 70
part trim = trim pink : f^ ~ -76 -66 6 11 4 ; f^ ~ 76 -66 6 11 4 ; o_ gold -76 -66 3 ; o_ gold 76 -66 3
scene hang

* lavender-bath-salts | 9-12 13+ | -
extras gift: eucalyptus, flower, pressed-flower, ribbon-rose, charm, lavender
appeal 3
topics bath salts, bath salt, lavender, spa, spa day, spa night, self-care, self care, relax, relaxing, stress relief, stressed, calm, calming, bath, wellness, gift in a jar, jar gift, christmas gift, christmas present, christmas presents, presents for friends, gift for mom, mother's day, gift for grandma, teacher gift, gift for a friend, party favor, craft fair, something to sell, school fair, handmade gift, present for my sister, presents for my sisters, my sister, my sisters, two sisters, gift for my sister, gift for a sister, sister, sisters, small budget, presents
colors purple, cream, green
minutes 30 30
mess low
need salt: salt = 3 cup
heart herb: lavender, petal, orange-peel, fresh-herb, tea-bag, eucalyptus = 4 tbsp
heart jar: glass-jar, plastic-jar = 2
nice soda: baking-soda = 1/2 cup
nice oil: cooking-oil = 1 tbsp
nice color: food-coloring = 1
nice cover: fabric-scrap, lace, burlap, paper-doily, wrapping-paper = 2
need tie: ribbon, string, raffia, yarn, rubber-band = 4 ft
need label: price-tag, sticker, index-card, cardstock, paper = 2
need pen: ballpoint-pen, gel-pen, marker, permanent-marker = 1
tool scissors: scissors
home bowl
home spoon
step jar: wash jar by cc
step herb: cut herb scissors by cc
step mix: mix salt herb bowl spoon by cc
step soda: mix soda bowl spoon by cc
step oil: mix oil bowl spoon by cc
step color: mix color bowl spoon by cc
step fill: fill salt jar spoon > jar salt by cc
step cover: cut cover scissors > cover by cc
step tie: tie tie jar scissors > tie by cc
step label: draw label pen tie > label by cc
part jar = jar w : q^ glass 14 -52 -46 52 -46 56 92 -56 92 ; r^ silver 0 -58 92 20 4
part salt = salt cream : r_ w 0 68 100 40 6 ; r_ ~ 0 30 102 38 2 ; r_ purple+ 0 0 102 24 2 ; d_ purple 2.500 -40 -4 -20 4 0 -6 20 2 40 -4 -30 34 10 26 34 36 -10 60 24 72 -34 76 ; d_ green 2 -10 -2 30 -8 -24 24 20 40 -44 64 6 80
part cover = cover purple : b^ ~ -60 -44 -54 -78 -20 -88 20 -88 54 -78 60 -44 40 -52 20 -44 0 -52 -20 -44 -40 -52
part tie = tie green : r^ ~ 0 -62 100 6 2 ; b^ ~ 0 -62 -20 -76 -26 -56 ; b^ ~ 0 -62 20 -76 26 -56
part label = label w : q^ w 3 -28 10 28 10 28 48 -28 48 ; z_ k 2 -18 22 18 22 ; z_ k 2 -14 34 14 34
scene stand

* clockwork-beetle-pin | 13+ | Bugs
appeal 1
topics beetle, beetles, insect, insects, bug, scarab, steampunk, watch parts, gears, clockwork, brooch, pin, jewelry, upcycled jewelry, old watch, junk jewelry, broken jewelry, goblincore, entomology, gift for dad, cosplay, costume jewelry
colors gold, brown, teal
minutes 70
waits 60
mess low
heart parts: charm, old-jewelry-piece, metal-washer, old-key, button, paper-fastener = 5
heart wire: craft-wire, paper-clip = 3 ft
need back: felt, leather, fabric-scrap = 1 scrap
nice beads: bead, seed-bead, crystal, stick-on-gem = 3
nice pin: pin-back, key-ring, bobby-pin = 1
need stiff: cardboard, cereal-box, cardstock = 1 scrap
nice rub: metallic-paint, metallic-pen, acrylic-paint = 1 color
join glue: waterproof-glue, glue-gun
tool pliers: pliers, scissors
tool pen: pencil
tool scissors: scissors
step shape: cut stiff pen scissors by c
step back: glue back stiff glue scissors > back by c
step legs: shape wire pliers > legs by c
step lay: arrange parts back by c
step wings: glue parts back glue > parts by c
step feelers: shape wire beads? pliers > feelers by c
step beads: glue beads back glue > beads by c
step rub: paint rub parts > rub by c
step close: glue back wire glue scissors by c
step pin: build pin back glue by c
part legs = wire gold : l_ ~ 3 -30 -14 -60 -26 -72 -12 ; l_ ~ 3 -34 14 -66 14 -80 30 ; l_ ~ 3 -30 40 -58 56 -62 78 ; l_ ~ 3 30 -14 60 -26 72 -12 ; l_ ~ 3 34 14 66 14 80 30 ; l_ ~ 3 30 40 58 56 62 78
part feelers = wire gold : l_ ~ 3 -10 -62 -22 -84 -44 -90 ; l_ ~ 3 10 -62 22 -84 44 -90
part back = back brown : b^ ~ -38 -10 -30 -36 0 -42 30 -36 38 -10 40 30 22 70 0 82 -22 70 -40 30 ; o^ ~ 0 -52 20 16
part parts = parts gold : s^ ~ -16 4 12 16 12 ; o_ brown -16 4 6 ; s^ silver 16 8 10 18 14 ; o_ brown 16 8 7 ; s^ silver -14 38 10 15 11 ; o_ brown -14 38 5 ; s^ ~ 16 42 12 14 10 ; o_ brown 16 42 4 ; s^ ~ 0 64 10 10 7 ; z_ k 2 0 -30 0 56 ; o_ silver 0 -28 10 6
part rub = rub teal : l_ ~ 2 -34 -4 -34 24 -22 56 ; l_ ~ 2 34 -4 34 24 22 56
part beads = beads teal : o^ ~ -9 -54 5 ; o^ ~ 9 -54 5 ; o^ red 0 -44 3.500
scene lay

* floss-tassel-earrings | 9-12 13+ | -
appeal 3
topics tassel earrings, tassel, tassels, earrings, jewelry, boho, festival, summer, fashion, accessories, embroidery floss, gift for a friend, gift for a sister, best friend, craft fair, something to sell, school fair, party, prom
near cinco de mayo, mexico
colors teal, orange, gold
minutes 45 40
mess low
heart floss: embroidery-floss, sewing-thread, yarn, raffia = 2 color
heart hook: earring-hook = 2
nice bead: bead, wooden-bead, seed-bead = 2
need card: cardboard, cereal-box, index-card, playing-card = 1 scrap
nice ring: curtain-ring, metal-washer, charm = 2
tool needle: needle
tool ruler: ruler
tool scissors: scissors
step card: cut card ruler scissors by cc
step wind: roll floss card by cc
step top: tie floss card needle by cc
step cut: cut floss scissors by cc
step neck: tie floss scissors > tassels necks by cc
step trim: cut floss scissors ruler by cc
step bead: thread bead floss needle > beads by cc
step ring: tie ring floss > rings by cc
step hook: build hook floss > hooks by cc
step second: test floss ruler by cc
part hooks = hook gold : l^ ~ 3 -40 -40 -40 -70 -52 -84 -62 -70 -60 -58 ; l^ ~ 3 40 -40 40 -70 28 -84 18 -70 20 -58
part rings = ring gold : a^ ~ -40 -34 12 9 0 360 ; a^ ~ 40 -34 12 9 0 360
part beads = bead wood : o^ orange -40 -18 9 8 ; o^ orange 40 -18 9 8
part tassels = floss a : p^ ~ -52 4 -28 4 -18 90 -62 90 ; p^ ~ 28 4 52 4 62 90 18 90 ; z_ ~- 1.500 -46 6 -54 88 ; z_ ~- 1.500 -40 6 -40 88 ; z_ ~- 1.500 -34 6 -26 88 ; z_ ~- 1.500 34 6 26 88 ; z_ ~- 1.500 40 6 40 88 ; z_ ~- 1.500 46 6 54 88 ; b^ ~ -52 6 -50 -12 -30 -12 -28 6 ; b^ ~ 28 6 30 -12 50 -12 52 6
part necks = floss b : r^ ~ -40 4 26 9 2 ; r^ ~ 40 4 26 9 2
scene hang

* knotted-key-fob | 9-12 13+ | -
extras gift: charm
appeal 3
topics macrame, macramé, macrame keychain, macrame key chain, keychain, key chain, key ring, key fob, wristlet, lanyard, knots, boho, new car, first car, driver license, housewarming, summer camp, gift for a friend, best friend, gift for dad, father's day, gift for mom, teacher gift, craft fair, something to sell, backpack charm, bag charm
near new house
colors cream, teal, tan free
minutes 45 40
mess low
heart cord: cotton-cord, paracord, string, yarn, leather-cord = 16 ft
heart ring: key-ring = 1
nice bead: wooden-bead, bead, letter-bead = 3
nice second: embroidery-floss, yarn, cotton-cord, paracord = 2 ft
nice tape: masking-tape, tape, clothespin = 1
tool ruler: ruler
tool scissors: scissors
step cut: cut cord ruler scissors by cc
step mount: tie cord ring > ring top by cc
step fix: tape tape cord by cc
step square: tie cord > knots by cc
step more: tie cord by cc
step bead: thread bead cord > beads by cc
step lower: tie cord > lower by cc
step second: tie second cord scissors > wrap by cc
step fringe: cut cord scissors > fringe by cc
step use: test cord ring by cc
part ring = ring silver : a^ ~ 0 -78 18 14 0 360
part top = cord a : b^ ~ -10 -62 -10 -48 10 -48 10 -62
part knots = cord a : q^ ~ 4 -14 -48 14 -48 14 4 -14 4 ; l_ ~- 3 -14 -42 0 -36 14 -42 ; l_ ~- 3 -14 -32 0 -26 14 -32 ; l_ ~- 3 -14 -22 0 -16 14 -22 ; l_ ~- 3 -14 -12 0 -6 14 -12 ; l_ ~- 3 -14 -2 0 2 14 -2
part lower = cord a : q^ ~ 4 -14 18 14 18 14 46 -14 46 ; l_ ~- 3 -14 24 0 30 14 24 ; l_ ~- 3 -14 34 0 40 14 34
part beads = bead wood : o^ ~ 0 11 13 9
part fringe = cord a : p^ ~ -10 52 10 52 24 98 -24 98 ; z_ ~- 1.500 -6 54 -16 96 ; z_ ~- 1.500 -2 54 -4 96 ; z_ ~- 1.500 3 54 6 96 ; z_ ~- 1.500 7 54 16 96
part wrap = second b : r^ ~ 0 50 26 10 2 ; z_ ~- 1.500 -12 48 12 48 ; z_ ~- 1.500 -12 52 12 52
scene hang

* patterned-doodle-tile | 9-12 13+ | -
appeal 3
topics zentangle, zen, doodle, doodling, doodle art, patterns, tangle, mindfulness, mindful, calm, calming, relax, relaxing, stress relief, stressed, exam stress, quiet, rainy day, nothing to do, bored, no ideas, art class, sketchbook, black and white, meditation, anxiety, pen and paper, waiting room, hospital, travel, slow craft
colors black, white, gray
minutes 45 45
mess low
heart pen: ballpoint-pen, gel-pen, permanent-marker, marker, paint-marker = 1
heart sheet: cardstock, watercolor-paper, paper, index-card, notebook, wood-slice, stone = 1 sheet
nice shade: pencil, charcoal = 1
nice color: watercolor-paint, colored-pencil, metallic-pen = 1 color
nice ring: plastic-lid, coaster = 1
nice mount: construction-paper, picture-frame = 1
tool pencil: pencil
tool brush: paintbrush when color=watercolor-paint
join stick: glue-stick, glue when mount=construction-paper
step dots: draw sheet pencil ring? > sheet by cc
step path: draw sheet pencil by cc
step first: draw sheet pen > lines by cc
step second: draw sheet pen > rings by cc
step third: draw sheet pen > net by cc
step fourth: draw sheet pen > drops by cc
step shade: color shade sheet > shade by cc
step color: color color sheet brush > color by cc
step mount: build mount sheet stick by cc
step sign: draw sheet pen > sign by cc
part sheet = sheet w : q^ w 8 -84 -84 84 -84 84 84 -84 84
part color = color gold : o_ ~ -44 -40 10 ; o_ ~ 52 -52 8 ; o_ ~ 30 52 8
part shade = shade gray : l_ ~+ 6 -78 6 -30 -8 4 -30 30 -78 ; l_ ~+ 6 -20 78 0 24 40 4 78 8
part lines = pen k : l_ ~ 3 -78 2 -30 -12 0 -34 24 -78 ; l_ ~ 3 -24 78 -4 20 38 0 78 4 ; l_ ~ 3 -30 -12 -20 10 -4 20 ; l_ ~ 2 -78 20 -50 12 -28 8 ; l_ ~ 2 -78 32 -46 24 -22 18 ; l_ ~ 2 -78 44 -46 36 -16 28 ; l_ ~ 2 -78 56 -48 48 -16 40 ; l_ ~ 2 -78 68 -50 60 -20 54 ; l_ ~ 2 -60 78 -44 72 -24 66
part rings = pen k : a_ ~ -44 -40 24 22 0 360 ; a_ ~ -44 -40 18 16 0 360 ; a_ ~ -44 -40 12 10 0 360 ; a_ ~ -12 -60 14 12 0 360 ; a_ ~ -12 -60 8 6 0 360 ; a_ ~ -70 -66 12 10 0 360 ; d_ ~ 2.500 -70 -30 -66 -18 -20 -30 -30 -70 -50 -74
part net = pen k : z_ ~ 2 34 -76 78 -30 ; z_ ~ 2 28 -62 78 -10 ; z_ ~ 2 22 -46 66 2 ; z_ ~ 2 16 -34 46 0 ; z_ ~ 2 56 -78 20 -40 ; z_ ~ 2 76 -78 10 -16 ; z_ ~ 2 78 -58 16 4 ; z_ ~ 2 78 -36 38 2 ; d_ ~ 3 50 -50 60 -40 40 -40 50 -30 62 -20 30 -28 40 -18
part drops = pen k : l_ ~ 2 4 76 6 40 30 20 ; l_ ~ 2 20 76 22 48 44 24 ; l_ ~ 2 38 76 40 52 60 24 ; l_ ~ 2 56 76 58 54 76 28 ; d_ ~ 2.500 12 60 14 48 30 62 30 46 48 60 50 44 66 60 68 44
part sign = pen k : l_ ~ 2 62 80 68 76 72 80 78 76
scene lay

* rag-strip-garland | 6-8 9-12 13+ | -
extras hanging: bell, lavender, wooden-craft-shape, raffia, cinnamon-stick, felt-ball, ribbon, eucalyptus
topics rag garland, fabric garland, bunting, garland, farmhouse, farmhouse decor, barn party, barn dance, picnic, fourth of july, 4th of july, independence day, fall decor, thanksgiving, birthday party, baby shower, wedding, nursery, mantel, fireplace, porch, cottagecore, upcycling, old clothes, fabric scraps, scrap fabric, no sew, no-sew
near country, barn, cowboy, western
colors red, cream, blue, tan
minutes 45 50 50
mess low
heart cloth: fabric-scrap, burlap, old-t-shirt, bed-sheet, pillowcase, denim, bandana = 40 strip
heart line: string, rope, cotton-cord, ribbon, yarn = 6 ft
nice second: burlap, lace, ribbon, denim, felt, tulle = 10 strip
nice lights: string-light
nice pegs: clothespin = 4
nice trim: wooden-bead, bell, button, felt-ball = 5
tool ruler: ruler
tool scissors: scissors, fabric-scissors
step line: tie line scissors by gcc
step cut: cut cloth ruler scissors by tcc
step second: cut second scissors by tcc
step tie: tie cloth line > rags by ccc
step push: tie cloth line > line by ccc
step mix: tie second line > second by ccc
step trim: tie trim line > trim by ccc
step even: cut cloth scissors by tcc
step lights: tie lights line > lights by gtc
step hang: build line pegs? by gtc
part line = line tan : l_ ~ 4 -90 -54 -50 -37 0 -30 50 -37 90 -54 ; l_ ~ 3 -88 -53 -100 -52 -104 -60 -98 -66 -88 -54 ; l_ ~ 3 88 -53 100 -52 104 -60 98 -66 88 -54
part rags = cloth red : p^ ~ -90.6 -56.6 -85.4 -56.6 -85.6 33.4 -91.6 30.4 ; p^ cream -86.1 -54.3 -80.9 -54.3 -80.1 41.7 -86.1 38.7 ; p^ ~- -81.6 -52.2 -76.4 -52.2 -74.6 49.8 -80.6 46.8 ; p^ blue -77.1 -50.2 -71.9 -50.2 -72.1 42.8 -78.1 39.8 ; p^ ~ -72.5 -48.3 -67.3 -48.3 -66.5 50.7 -72.5 47.7 ; p^ cream -68 -46.5 -62.8 -46.5 -61 43.5 -67 40.5 ; p^ blue- -63.5 -44.8 -58.3 -44.8 -58.5 51.2 -64.5 48.2 ; p^ ~ -59 -43.3 -53.8 -43.3 -53 58.7 -59 55.7 ; p^ cream -54.5 -41.9 -49.3 -41.9 -47.5 51.1 -53.5 48.1 ; p^ ~- -50 -40.5 -44.8 -40.5 -45 58.5 -51 55.5 ; p^ blue -45.5 -39.4 -40.3 -39.4 -39.5 50.6 -45.5 47.6 ; p^ ~ -41 -38.3 -35.8 -38.3 -34 57.7 -40 54.7 ; p^ cream -36.4 -37.3 -31.2 -37.3 -31.4 64.7 -37.4 61.7 ; p^ blue- -31.9 -36.5 -26.7 -36.5 -25.9 56.5 -31.9 53.5 ; p^ ~ -27.4 -35.8 -22.2 -35.8 -20.4 63.2 -26.4 60.2 ; p^ cream -22.9 -35.2 -17.7 -35.2 -17.9 54.8 -23.9 51.8 ; p^ ~- -18.4 -34.7 -13.2 -34.7 -12.4 61.3 -18.4 58.3 ; p^ blue -13.9 -34.4 -8.7 -34.4 -6.9 67.6 -12.9 64.6 ; p^ ~ -9.4 -34.1 -4.2 -34.1 -4.4 58.9 -10.4 55.9 ; p^ cream -4.9 -34 0.3 -34 1.1 65 -4.9 62 ; p^ blue- -0.3 -34 4.9 -34 6.7 56 0.7 53 ; p^ ~ 4.2 -34.1 9.4 -34.1 9.2 61.9 3.2 58.9 ; p^ cream 8.7 -34.4 13.9 -34.4 14.7 67.6 8.7 64.6 ; p^ ~- 13.2 -34.7 18.4 -34.7 20.2 58.3 14.2 55.3 ; p^ blue 17.7 -35.2 22.9 -35.2 22.7 63.8 16.7 60.8 ; p^ ~ 22.2 -35.8 27.4 -35.8 28.2 54.2 22.2 51.2 ; p^ cream 26.7 -36.5 31.9 -36.5 33.7 59.5 27.7 56.5 ; p^ blue- 31.2 -37.3 36.4 -37.3 36.2 64.7 30.2 61.7 ; p^ ~ 35.8 -38.3 41 -38.3 41.8 54.7 35.8 51.7 ; p^ cream 40.3 -39.4 45.5 -39.4 47.3 59.6 41.3 56.6 ; p^ ~- 44.8 -40.5 50 -40.5 49.8 49.5 43.8 46.5 ; p^ blue 49.3 -41.9 54.5 -41.9 55.3 54.1 49.3 51.1 ; p^ ~ 53.8 -43.3 59 -43.3 60.8 58.7 54.8 55.7 ; p^ cream 58.3 -44.8 63.5 -44.8 63.3 48.2 57.3 45.2 ; p^ blue- 62.8 -46.5 68 -46.5 68.8 52.5 62.8 49.5 ; p^ ~ 67.3 -48.3 72.5 -48.3 74.3 41.7 68.3 38.7 ; p^ cream 71.9 -50.2 77.1 -50.2 76.9 45.8 70.9 42.8 ; p^ ~- 76.4 -52.2 81.6 -52.2 82.4 49.8 76.4 46.8 ; p^ blue 80.9 -54.3 86.1 -54.3 87.9 38.7 81.9 35.7 ; p^ ~ 85.4 -56.6 90.6 -56.6 90.4 42.4 84.4 39.4
part second = second tan : p^ ~+ -82 -52.7 -78 -52.7 -77 31.3 -83 29.3 ; p^ ~ -64.2 -45.3 -60.2 -45.3 -59.2 38.7 -65.2 36.7 ; p^ ~+ -46.4 -39.8 -42.4 -39.8 -41.4 44.2 -47.4 42.2 ; p^ ~ -28.7 -36.1 -24.7 -36.1 -23.7 47.9 -29.7 45.9 ; p^ ~+ -10.9 -34.2 -6.9 -34.2 -5.9 49.8 -11.9 47.8 ; p^ ~ 6.9 -34.2 10.9 -34.2 11.9 49.8 5.9 47.8 ; p^ ~+ 24.7 -36.1 28.7 -36.1 29.7 47.9 23.7 45.9 ; p^ ~ 42.4 -39.8 46.4 -39.8 47.4 44.2 41.4 42.2 ; p^ ~+ 60.2 -45.3 64.2 -45.3 65.2 38.7 59.2 36.7 ; p^ ~ 78 -52.7 82 -52.7 83 31.3 77 29.3
part trim = trim wood : bits own 1 -70 -43.3 ; bits own 1 -35 -32.6 ; bits own 1 0 -29 ; bits own 1 35 -32.6 ; bits own 1 70 -43.3
part lights = lights gold : d_ yellow 3.500 -84 -50 -58 -38 -36 -32 -8 -26 20 -28 46 -32 70 -42
scene hang

* red-packet-lantern | 6-8 9-12 13+ | -
extras hanging: bell, stick-on-gem, sequin, glitter-glue, embroidery-floss, charm
extras party: bell, stick-on-gem, glitter-glue, ribbon, seed-bead
topics lunar new year, chinese new year, vietnamese new year, tet, spring festival, red envelope, red envelopes, hongbao, lai see, li xi, lantern, china, chinese, vietnam, asia, lantern festival, mid-autumn festival, luck, party decoration
near seollal, year of the dragon, year of the snake, year of the horse, year of the rabbit
colors red, gold
minutes 40 45 45
mess low
heart packets: envelope, construction-paper, wrapping-paper, origami-paper, cardstock = 6
need gold: metallic-pen, paint-marker, gel-pen, metallic-paint, marker = 1 color
need line: string, ribbon, yarn, embroidery-floss, sewing-thread = 3 ft
nice tassel: tassel, yarn, embroidery-floss, ribbon, crepe-paper = 4 yd
nice bead: wooden-bead, bead, bell = 1
join stick: glue-stick, glue, tape
tool scissors: scissors
step packets: prepare packets by ccc
step draw: draw packets gold by ccc
step fold: fold packets by ccc
step pair: glue packets stick by tcc
step ring: glue packets stick > lantern by tcc
step gold: draw gold packets > gold by ccc
step line: tie line packets scissors bead? > line by tcc
step tassel: tie tassel line scissors > tassel by tcc
step bead: thread bead line > bead by ccc
step hang: build packets line by gtc
part line = line gold : z ~ 2 0 -98 0 -60 ; z ~ 2 0 60 0 74 ; o ~ 0 68 3.4
part lantern = packets red : p^ ~- -72 0 -44 -50 -8 -64 -8 64 -44 50 ; p^ ~- 72 0 44 -50 8 -64 8 64 44 50 ; p^ ~ -40 -44 -8 -64 0 -66 0 66 -8 64 -40 44 ; p^ ~+ 40 -44 8 -64 0 -66 0 66 8 64 40 44
part gold = gold gold : z_ ~ 2.5 -8 -64 -40 -44 -40 44 -8 64 ; z_ ~ 2.5 8 -64 40 -44 40 44 8 64 ; z_ ~ 2.5 0 -66 0 66 ; z_ ~ 2 -44 -50 -71 0 -44 50 ; z_ ~ 2 44 -50 71 0 44 50 ; o_ ~ -20 0 10 11 ; o_ red -20 0 7.2 8 ; o_ ~ -20 0 6 6.6 ; p_ red -22.6 -3 -17.4 -3 -17.4 3 -22.6 3 ; o_ ~ 20 0 10 11 ; o_ red 20 0 7.2 8 ; o_ ~ 20 0 6 6.6 ; p_ red 17.4 -3 22.6 -3 22.6 3 17.4 3 ; o_ ~ -54 0 7 11 ; o_ red -54 0 5 8 ; o_ ~ -54 0 4.2 6.6 ; p_ red -55.8 -3 -52.2 -3 -52.2 3 -55.8 3 ; o_ ~ 54 0 7 11 ; o_ red 54 0 5 8 ; o_ ~ 54 0 4.2 6.6 ; p_ red 52.2 -3 55.8 -3 55.8 3 52.2 3
part bead = bead gold : o^ ~ 0 70 7
part tassel = tassel red : p^ ~ -5 74 5 74 12 99 -12 99 ; z_ gold 3 -6 79 6 79
scene hang

* deck-of-reasons | 9-12 13+ | -
appeal 3
topics 52 reasons, 52 things, 52 things i love about you, reasons i love you, things i love about you, deck of cards, boyfriend, gift for my boyfriend, girlfriend, gift for my girlfriend, best friend, gift for best friend, gift for a friend, valentine, valentine's day, anniversary, gift for mom, mother's day, gift for dad, father's day, gift for a sister, gift for a brother, birthday gift, graduation, moving away, missing you, long distance, teacher gift, love
near card book
colors white, red, black
minutes 90 100
mess low
heart cards: playing-card = 27
heart ring: key-ring, ribbon, leather-cord, string = 2
need paper: paper, construction-paper, cardstock, magazine, origami-paper = 4 sheet
need pen: gel-pen, ballpoint-pen, marker, permanent-marker, metallic-pen, paint-marker = 1
nice photo: photo, ticket-stub, postage-stamp = 6
nice deco: sticker, washi-tape, stick-on-gem, pressed-flower = 2
tool punch: hole-punch
tool scissors: scissors
join stick: glue-stick, tape, glue
step list: draw pen paper by cc
step punch: poke cards punch > cards by tc
step labels: cut paper scissors by cc
step cover: draw pen cards > title by cc
step stick: glue paper cards stick > labels by cc
step write: draw pen cards by cc
step photo: glue photo cards stick scissors > photos by cc
step deco: decorate deco cards > deco by cc
step bind: tie ring cards > rings by cc
step give: play cards by cc
part cards = cards w : r^ w 34 8 96 132 8 14 ; r^ w 16 4 96 132 8 7 ; r^ w -4 0 96 132 8 ; h_ red -38 -52 9 ; h_ red 30 52 9 ; x_ red -38 -34 4 6
part labels = paper cream : r_ ~ -4 2 76 84 4
part title = pen k : z_ k 3 -30 -20 -18 -20 ; z_ k 3 -30 -20 -30 -8 -20 -8 -18 4 -30 6 ; l_ k 3 -10 -16 -4 -22 2 -14 -10 6 4 6 ; z_ k 2 -32 20 24 20 ; z_ k 2 -32 28 18 28 ; h_ red 18 -8 16
part photos = photo w : r^ w 66 50 40 34 2 16 ; r_ light-blue 66 48 32 24 1 16
part deco = deco gold : s_ gold 20 36 6 3 ; s_ gold -30 36 6 3
part rings = ring silver : a^ ~ -34 -70 11 8 0 360 ; a^ ~ 24 -70 11 8 0 360
scene lay

* lace-print-light-bowl | 9-12 13+ | -
extras party: eucalyptus, fern-frond, leaf, fake-leaf
appeal 3
topics candle holder, tea light holder, tealight holder, clay candle holder, votive, air dry clay, clay, lace clay, pottery, ceramics, room decor, bedroom decor, hygge, cozy, winter, advent, christmas, diwali, gift for mom, mother's day, gift for grandma, wedding, housewarming, handmade gift, craft fair, something to sell
near trinket dish, ring dish, jewelry dish, hanukkah
colors white, cream, gold
minutes 60 60
waits 1440
mess some
heart clay: air-dry-clay, salt-dough, polymer-clay = 2 handful
heart lace: lace, paper-doily, burlap, fern-frond, leaf, tulle = 1 piece
need roller: rolling-pin, plastic-bottle, glass-jar = 1
need form: glass-jar, plastic-cup, can, paper-cup, plastic-tub = 1
need cutter: plastic-knife, craft-knife = 1
need light: LED-tea-light, LED-candle, string-light = 1
nice holes: cookie-cutter, paper-straw, toothpick, plastic-straw = 1
nice color: acrylic-paint, paint, metallic-paint = 1 color
nice band: ribbon, string, raffia = 20 in
home wax-paper
home water
tool brush: paintbrush when color
step roll: roll clay roller wax-paper by cc
step print: print lace clay roller > wall by cc
step peel: prepare lace clay by cc
step strip: cut clay cutter by tt
step holes: cut holes clay > holes by cc
step wrap: shape clay form > floor by cc
step seam: shape clay water by cc
step dry: dry clay form by cc
step color: paint color clay brush > color by cc
step light: build light clay band? > light band by cc
part light = light gold : o_ yellow 0 -44 40 12 ; x_ yellow 0 -62 9 16 ; x_ orange 0 -58 5 9
part floor = clay w : o^ ~ 0 70 62 14
part wall = clay w : q^ ~ 6 -62 -50 62 -50 62 66 -62 66 ; o_ ~- 0 -50 60 8 ; f_ gray -36 -10 5 13 4 ; f_ gray 0 -10 5 13 4 ; f_ gray 36 -10 5 13 4 ; f_ gray -18 24 5 13 4 ; f_ gray 18 24 5 13 4 ; c_ gray -60 56 60 56 8 8
part color = color gold : z_ ~ 3 -60 -46 60 -46 ; d_ ~ 3 -36 -10 0 -10 36 -10 -18 24 18 24
part holes = clay yellow : x_ yellow -54 26 4 7 ; x_ yellow 54 26 4 7 ; x_ yellow -18 -34 4 7 ; x_ yellow 18 -34 4 7
part band = band tan : z_ ~ 4 -62 46 62 46 ; b^ ~ 0 46 -18 36 -20 56 ; b^ ~ 0 46 18 36 20 56
scene stand

* filter-peony-stem | 9-12 13+ | Nature, Seasons
appeal 3
topics coffee filter, coffee filters, coffee filter flowers, paper flowers, peony, peonies, rose, roses, bouquet, flowers, flower, spring, summer, mother's day, gift for mom, gift for grandma, valentine, valentine's day, wedding, prom, teacher gift, get well, room decor, cottagecore, watercolor
near vase
colors pink, red, green, yellow
minutes 60 60
waits 60
mess some
heart filters: coffee-filter = 8
heart color: watercolor-paint, food-coloring, marker, paint = 2 color
heart stem: craft-wire, pipe-cleaner, paper-straw, stick, chopstick, wooden-skewer = 1
need wrap: tape, washi-tape, masking-tape, electrical-tape = 1 roll
nice leaves: construction-paper, tissue-paper, crepe-paper, fake-leaf, felt = 2
nice vase: glass-bottle, glass-jar, plastic-bottle, can = 1
tool brush: paintbrush when color=watercolor-paint,food-coloring,paint
tool scissors: scissors
home water
home plate
home towel
step wet: paint color filters plate brush? water by cc
step dry: dry filters towel by cc
step fold: fold filters by cc
step petals: cut filters scissors by cc
step heart: cut filters scissors by cc
step core: roll filters stem wrap > core by cc
step build: tape filters stem wrap > petals by cc
step stem: tape wrap stem > stem by cc
step leaves: tape leaves stem wrap scissors > leaves by cc
step open: shape filters vase? > vase by cc
part stem = stem green : l^ ~ 6 0 -10 4 40 0 92
part leaves = leaves green : j_ ~ 2 40 -44 20 11 ; j_ ~+ 2 54 46 30 11
part vase = vase w : q^ ~ 8 -14 40 14 40 26 96 -26 96
part petals = filters pink : y^ ~ 0 -36 58 50 11 .16 ; y^ ~+ 0 -38 46 40 9 .16 ; y^ ~ 0 -40 34 30 8 .16 ; y_ ~- 0 -40 22 20 7 .16
part core = filters red : f_ ~- 0 -42 6 14 4 ; o_ yellow 0 -42 6
scene stand

* tulle-flower-hoop | 9-12 13+ | Nature, Seasons
extras hanging: lavender, crystal, charm, ribbon
appeal 3
topics pressed flowers, pressed flower hoop, embroidery hoop, hoop art, tulle hoop, floating flowers, suncatcher, sun catcher, window hanging, cottagecore, fairycore, botanical, wildflowers, spring, summer, meadow, mother's day, gift for mom, gift for grandma, wedding, room decor, bedroom decor, wall art, aesthetic
near memory
colors pink, purple, yellow, green
minutes 50 50
waits 60
mess low
heart hoop: embroidery-hoop = 1
heart tulle: tulle, lace = 1 sheet
heart flowers: pressed-flower, petal, fern-frond, leaf, clover = 5
nice floss: embroidery-floss, sewing-thread = 1 color
nice needle: needle
nice beads: bead, sequin = 8
nice hang: ribbon, string, lace, raffia = 12 in
nice tweezers: tweezers
join glue: glue
tool scissors: scissors
home paper
step open: prepare hoop by cc
step stretch: build tulle hoop > hoop tulle by cc
step trim: cut tulle scissors hoop by cc
step lay: arrange flowers paper by cc
step dots: glue flowers glue tweezers? tulle? > flowers by cc
step second: glue flowers glue by cc
step stems: sew floss tulle needle > stems by cc
step beads: glue beads glue > beads by cc
step dry: dry tulle by cc
step hang: tie hang hoop > hang by cc
part hang = hang pink : l ~ 3 -10 -88 -16 -99 0 -96 16 -99 10 -88
part tulle = tulle w : o_ glass 0 2 78 76 ; z_ w 1 -70 -30 70 -30 ; z_ w 1 -78 0 78 0 ; z_ w 1 -70 32 70 32 ; z_ w 1 -40 -64 -40 66 ; z_ w 1 0 -76 0 78 ; z_ w 1 40 -64 40 66
part hoop = hoop wood : a^ ~ 0 2 88 77 0 360 ; r^ gold 0 -86 20 12 2
part flowers = flowers pink : l_ green 2.500 0 66 -4 20 -22 -16 ; l_ green 2.500 4 66 10 20 26 -6 ; l_ green 2.500 2 66 2 10 4 -34 ; f_ ~ -24 -20 6 20 7 ; o_ yellow -24 -20 5 ; f_ purple 28 -10 7 17 6 ; o_ yellow 28 -10 5 ; f_ yellow 4 -42 5 14 6 ; o_ orange 4 -42 4 ; f_ w -46 24 6 12 5 ; o_ yellow -46 24 4 ; f_ light-blue 48 30 6 12 5 ; o_ yellow 48 30 4 ; j_ green -6 46 -32 36 6 ; j_ green 8 46 32 40 6 ; j_ green 2 20 -14 6 5 ; j_ green 4 20 16 4 5
part stems = floss green : l_ ~ 2 -46 34 -30 54 -4 66 ; l_ ~ 2 48 40 30 58 6 66
part beads = beads gold : d_ gold 2.500 -50 -30 -56 -8 50 -34 58 -2 -12 -56 24 -56 -30 50 34 56
scene hang

* foam-armor-bracer | 9-12 13+ | Fantasy, Superheroes
appeal 3
topics cosplay, larp, armor, armour, bracer, gauntlet, foam armor, eva foam, costume, dragon armor, elf costume, warrior, knight, viking, dungeons and dragons, renaissance fair, comic con, halloween costume, halloween, lord of the rings, zelda, fantasy costume, steampunk, school play
near dragon, elf, theater
colors gold, dark green, brown
minutes 80 90
waits 90
mess some
heart foam: craft-foam, foam-sheet-scrap, leather, cardboard, cereal-box = 3 sheet
heart paint: metallic-paint, acrylic-paint, paint = 2 color
need lace: sewing-elastic, shoelace, leather-cord, cotton-cord, ribbon, string = 5 ft
need paper: paper, newspaper, packing-paper = 1 sheet
nice gems: stick-on-gem, button, bead = 4
nice knife@13+: craft-knife = 1
nice mat@13+: cutting-mat = 1
join glue@9-12: glue
join glue@13+: glue-gun, waterproof-glue, glue
tool brush: paintbrush, sponge-brush
tool pencil: pencil, ballpoint-pen
tool punch: hole-punch, awl, pencil
tool scissors: scissors
step pattern: draw paper pencil scissors by cc
step base: cut foam paper pencil scissors by cc
step scales: cut foam scissors by cc
step carve@13+: cut knife foam mat? by t
step holes: poke foam punch > base by cc
step glue: glue foam glue > scales edge by cc
step dark: paint paint foam brush by cc
step gold: paint paint foam brush > gold by cc
step gems: glue gems foam glue > gems by cc
step lace: thread lace foam scissors > lace by cc
part base = foam b paint dark b : p^ ~ -60 -80 60 -80 46 86 -46 86
part scales = foam b paint dark b : b^ ~ -40 -60 0 -74 40 -60 30 -30 0 -16 -30 -30 ; b^ ~+ -36 -30 0 -44 36 -30 26 0 0 14 -26 0 ; b^ ~ -32 0 0 -14 32 0 24 30 0 44 -24 30 ; b^ ~+ -28 30 0 16 28 30 20 60 0 74 -20 60
part edge = foam b paint dark b : p^ ~ -64 -90 64 -90 60 -76 -60 -76 ; p^ ~ -50 80 50 80 47 92 -47 92
part gold = paint a : l_ ~ 3 -36 -56 -28 -32 0 -18 28 -32 36 -56 ; l_ ~ 3 -32 -26 -24 -2 0 12 24 -2 32 -26 ; l_ ~ 3 -28 4 -22 28 0 42 22 28 28 4 ; l_ ~ 3 -24 34 -18 58 0 72 18 58 24 34 ; z_ ~ 3 -62 -83 62 -83 ; z_ ~ 3 -48 86 48 86
part gems = gems red : o^ ~ 0 -52 8 8 ; o^ ~ 0 -20 6 6 ; o^ ~ 0 10 6 6 ; o^ ~ 0 42 5 5
part lace = lace brown : z_ ~ 3 -52 -70 -64 -58 -50 -48 -62 -34 -48 -24 -58 -10 -46 0 -56 16 -44 26 -52 42 -42 52 -50 68 ; z_ ~ 3 52 -70 64 -58 50 -48 62 -34 48 -24 58 -10 46 0 56 16 44 26 52 42 42 52 50 68
scene lay

* mirror-clay-diyas | 9-12 13+ | -
extras party: stick-on-gem, seed-bead, bead, pressed-flower, ribbon-rose, glitter-glue, glitter
appeal 3
topics diwali, deepavali, dipawali, divali, tihar, diya, diyas, deepa, clay lamp, clay lamps, oil lamp, festival of lights, hindu, india, lakshmi, rama and sita, mirror work, mirror clay, lippan art, kutch, bandi chhor divas, world cultures
near new year, room decor
colors orange, pink, teal, gold free
minutes 60 60
waits 1440
mess some
heart clay: air-dry-clay, salt-dough, polymer-clay = 2 handful
need light: LED-tea-light, LED-candle = 2
heart color: acrylic-paint, paint, metallic-paint = 3 color
nice mirrors: plastic-mirror, sequin, stick-on-gem = 6
nice gold: metallic-paint, metallic-pen, paint-marker = 1 color
tool poker: toothpick, pencil, craft-stick, wooden-skewer
tool brush: paintbrush, cotton-swab
home water
home plate
step balls: shape clay by cc
step bowls: shape clay light? by cc
step lip: shape clay water > bowls by cc
step mirrors: decorate mirrors clay > mirrors by cc
step ropes: shape clay water poker > ropes by cc
step dry: dry clay plate by cc
step paint: paint color clay brush > paint by cc
step dots: paint gold clay brush > dots by cc
step light: build light clay > lights by cc
step row: play clay by cc
part bowls = clay tan : b^ ~ -96 20 -8 20 -18 62 -52 76 -86 60 ; p^ ~ -14 20 4 16 -14 40 ; b^ ~ 8 20 92 20 84 60 50 76 20 62 ; p^ ~ 86 20 99 16 86 40
part paint = color a : b_ orange -94 24 -10 24 -20 58 -52 72 -84 56 ; b_ pink 10 24 90 24 82 56 50 72 22 58
part ropes = clay teal : l_ teal 4 -92 28 -52 36 -12 28 ; l_ teal 4 12 28 50 36 88 28 ; l_ yellow 4 -82 54 -52 62 -22 54 ; l_ yellow 4 22 54 50 62 80 54
part mirrors = mirrors silver : o^ silver -76 44 6 ; o^ silver -52 48 6 ; o^ silver -28 44 6 ; o^ silver 26 44 6 ; o^ silver 50 48 6 ; o^ silver 74 44 6
part dots = gold gold : d_ gold 2 -64 46 -40 46 -84 38 -20 38 38 46 62 46 18 38 82 38 -60 66 -44 66 42 66 58 66
part lights = light gold : o_ yellow -40 20 26 6 ; x_ yellow -36 -4 12 22 ; x_ orange -36 2 7 12 ; o_ yellow 52 20 26 6 ; x_ yellow 56 -4 12 22 ; x_ orange 56 2 7 12
scene stand

* white-ink-star-map | 9-12 13+ | Space
topics star map, star chart, constellation, constellations, zodiac, night sky, stargazing, astronomy, star sign, astrology, stars, gel pen, white on black, black paper, poster, wall art, room decor, bedroom decor, birthday gift, gift for a friend, anniversary
near camping, science
colors black, white, gold
minutes 60 70
mess low
heart ink: gel-pen, metallic-pen, chalk-marker, paint-marker = 1 color
heart sheet: cardstock, construction-paper = 1 sheet
need ring: ceramic-plate, paper-plate, plastic-lid = 1
nice moon: magazine, metallic-paper, old-book-page, map = 1 page
nice second: metallic-pen, colored-pencil, sequin, stick-on-gem = handful
nice frame: picture-frame = 1
join stick: glue-stick, glue when moon
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors when moon
step circle: draw sheet ring pencil > sheet by cc
step cross: draw sheet ruler pencil by cc
step stars: draw ink sheet > stars by cc
step lines: draw ink sheet ruler > lines by cc
step milky: draw ink sheet > milky by cc
step ring: draw ink sheet ruler > ring by cc
step names: draw ink sheet > names by cc
step moon: cut moon sheet scissors stick > moon by cc
step second: decorate second sheet > second by cc
step frame: build frame sheet by cc
part sheet = sheet k : r^ k 0 0 160 190 2
part ring = ink w : a_ ~ 0 -14 72 69 0 360 ; a_ ~ 0 -14 66 65 0 360 ; z_ ~ 2 0 -86 0 -80 ; z_ ~ 2 0 52 0 58 ; z_ ~ 2 -72 -14 -66 -14 ; z_ ~ 2 66 -14 72 -14
part milky = ink w : d_ ~ .900 -50 24 -44 16 -38 20 -34 10 -28 14 -22 4 -18 10 -12 -2 -8 4 -2 -8 4 -2 8 -14 14 -8 18 -20 24 -14 28 -26 34 -20 38 -32 44 -26 -46 28 -30 20 -14 8 2 2 20 -8 36 -18
part stars = ink w : s_ ~ -40 -40 4 7 2 ; d_ ~ 2.500 -24 -52 -8 -46 6 -54 ; s_ ~ 20 -44 4 8 2 ; d_ ~ 2.500 26 -62 44 -52 ; d_ ~ 2.500 -46 0 -34 -8 ; s_ ~ -20 26 4 8 2 ; d_ ~ 2.500 -4 36 14 30 30 38 ; s_ ~ 36 14 4 7 2 ; d_ ~ 1.500 -56 -20 -10 -26 52 -8 10 14 -36 40 48 28 0 -70 -30 -66 56 -36
part lines = ink w : z_ ~ 1 -40 -40 -24 -52 -8 -46 6 -54 20 -44 26 -62 44 -52 20 -44 ; z_ ~ 1 -20 26 -4 36 14 30 30 38 36 14 14 30 ; z_ ~ 1 -46 0 -34 -8 -40 -40
part names = ink w : z_ ~ 1.500 -30 70 30 70 ; z_ ~ 1.200 -18 78 18 78 ; z_ ~ 1 -34 -34 -22 -34 ; z_ ~ 1 24 22 34 22
part moon = moon cream : o_ ~ 46 8 8 ; o_ ~- 43 6 2 ; o_ ~- 49 11 1.500
part second = second gold : s_ ~ -52 -70 4 8 2 ; s_ ~ 58 -78 4 7 2 ; s_ ~ 60 66 4 7 2 ; s_ ~ -62 58 4 6 2
scene lay

* crepe-rose-stem | 9-12 13+ | Nature, Seasons
appeal 3
topics crepe paper, crepe paper flowers, paper flowers, paper rose, rose, roses, peony, bouquet, flowers, flower, spring, summer, mother's day, gift for mom, gift for grandma, valentine, valentine's day, wedding, prom, teacher gift, beauty and the beast, room decor, cottagecore
near cinco de mayo
colors red, green, yellow
minutes 60 60
mess low
heart crepe: crepe-paper = 3 sheet
heart stem: craft-wire, pipe-cleaner, wooden-skewer, stick, paper-straw = 1
need wrap: tape, washi-tape, masking-tape, electrical-tape = 1 roll
nice leaf: construction-paper, tissue-paper, fake-leaf, felt = 2
nice tint: chalk, watercolor-paint, marker = 1 color
nice vase: glass-bottle, glass-jar, can = 1
join glue@9-12: glue
join glue@13+: glue-gun, glue
tool pencil: pencil
tool scissors: scissors
step hearts: cut crepe scissors by cc
step bud: roll crepe glue stem? > core by cc
step cup: shape crepe by cc
step inner: glue crepe glue stem? > inner by cc
step curl: roll crepe pencil by cc
step outer: glue crepe glue stem? > petals by cc
step leaf: cut leaf stem scissors by cc
step stem: tape wrap stem leaf? > stem leaves by cc
step tint: color tint crepe > blush by cc
step vase: arrange stem crepe vase? > vase by cc
part stem = stem green : l^ green 6 0 -10 -2 40 2 92
part leaves = leaf green : j_ ~ 0 44 -46 24 11 ; j_ ~+ 0 58 46 34 11
part vase = vase w : q^ w 8 -14 40 14 40 28 96 -28 96 ; z_ light-blue 3 -18 60 18 60 ; z_ light-blue 3 -22 76 22 76
part petals = crepe red : y^ ~ 0 -36 56 50 7 .12 ; b_ ~- -50 -30 -20 -10 0 -6 20 -10 50 -30 30 4 0 10 -30 4
part inner = crepe red : y^ ~+ 0 -42 40 34 6 .12 ; b_ ~ -36 -40 0 -22 36 -40 24 -14 0 -10 -24 -14
part core = crepe red : i^ ~- 0 -46 18 2 7 ; o_ ~- 0 -46 8 7
part blush = tint pink : l_ pink 2 -48 -44 -40 -66 -20 -80 ; l_ pink 2 48 -44 40 -66 20 -80
scene stand

* pom-pom-ring-wreath | 9-12 13+ | Seasons
extras hanging: bell, ribbon-rose, eucalyptus
appeal 3
topics pom-pom wreath, pom pom wreath, pompom wreath, pom poms, pompoms, yarn, yarn wreath, wreath, door wreath, winter, christmas wreath, christmas, easter, spring wreath, front door, door decor, nursery, baby shower, room decor, bedroom decor, hygge, gift for mom, housewarming, valentine
near snow
colors cream, pink, gray
minutes 90 90
mess low
heart yarn: yarn = 120 yd
heart ring: embroidery-hoop, wreath, wooden-bead-ring, cardboard, hanger = 1
need card: cardboard, cereal-box, cardstock = 1 piece
nice more: pom-pom, felt-ball = 5
nice lights: string-light
nice bow: ribbon, lace, fabric-scrap = 30 in
nice leaves: felt, fake-leaf, eucalyptus, pine-branch = 4
tool scissors: scissors
tool pencil: pencil
home cup
step ring: prepare ring scissors card > ring by cc
step disks: cut card pencil scissors cup by cc
step wind: roll yarn card by cc
step cut: cut yarn scissors by cc
step tie: tie yarn by cc
step on: tie yarn ring > poms by cc
step more: tie more yarn ring > more by cc
step leaves: arrange leaves ring yarn > leaves by cc
step lights: tie lights ring bow? > lights by cc
step hang: tie yarn ring > hang by cc
part hang = yarn own : l ~ 3 -12 -70 0 -98 12 -70
part ring = ring wood : a^ ~ 0 4 76 64 0 360
part leaves = leaves green : j_ ~ -70 -40 -96 -58 8 ; j_ ~+ 64 -48 92 -66 8 ; j_ ~ 74 40 98 58 8 ; j_ ~+ -72 44 -96 62 8
part poms = yarn cream : y^ ~ 0 -66 24 22 11 .14 ; y^ pink -46 -48 22 21 11 .14 ; y^ gray 46 -48 22 21 11 .14 ; y^ gray -68 -6 22 21 11 .14 ; y^ cream 68 -6 23 22 11 .14 ; y^ cream -58 40 23 22 11 .14 ; y^ pink 58 40 22 21 11 .14 ; y^ pink -22 70 22 21 11 .14 ; y^ gray 24 70 23 22 11 .14
part more = more w : y^ ~ -24 -62 10 9 9 .15 ; y^ ~ 26 -62 10 9 9 .15 ; y^ ~ -66 18 10 9 9 .15 ; y^ ~ 68 18 10 9 9 .15 ; y^ ~ 0 78 10 9 9 .15
part lights = lights gold : d_ yellow 3 -30 -40 -56 -26 -50 14 -38 54 2 60 42 54 52 14 56 -26 24 -46
scene hang

* pharaoh-face-mask | 9-12 13+ | -
extras head: mosaic-tile, stick-on-gem
topics ancient egypt, egypt, egyptian, pharaoh, tutankhamun, king tut, history project, history, world cultures, africa, mask, death mask, school project, social studies, costume
near mummy, pyramid, pyramids, museum, cleopatra
colors gold, blue, black, red
minutes 90 100
waits 60
mess some
heart board: cardboard, cereal-box, cardboard-box, pizza-box, foam-board = 2 sheet
heart gold: metallic-paint, acrylic-paint, metallic-paper, aluminum-foil, paint = 1 color
need blue: acrylic-paint, paint, construction-paper, marker = 2 color
nice relief: plaster-bandage, string, yarn, corrugated-paper, cotton-cord = 1
nice gems: stick-on-gem, bead, sequin, button, bottle-cap = 5
nice band: sewing-elastic, ribbon, string = 24 in
need pen: permanent-marker, marker, paint-marker = 1
join glue: glue
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
tool brush: paintbrush, sponge-brush
step plan: draw board pencil ruler by cc
step cut: cut board scissors > cloth beard by tc
step face: cut board scissors pencil > face by tc
step nose: fold board scissors glue > nose by cc
step relief: glue relief board glue by cc
step gold: paint gold board brush by cc
step stripes: paint blue board brush ruler > stripes by cc
step eyes: draw pen board > eyes by cc
step gems: glue gems board glue > gems by cc
step join: build board glue band? > snake by cc
part cloth = board b paint gold a : b^ ~ -40 -84 0 -96 40 -84 64 -50 78 30 92 92 44 92 44 30 -44 30 -44 92 -92 92 -78 30 -64 -50
part stripes = blue b : z_ ~ 7 -30 -88 -40 -66 ; z_ ~ 7 0 -94 0 -72 ; z_ ~ 7 30 -88 40 -66 ; z_ ~ 7 -68 -40 -48 -34 ; z_ ~ 7 68 -40 48 -34 ; z_ ~ 7 -74 -10 -50 -6 ; z_ ~ 7 74 -10 50 -6 ; z_ ~ 7 -80 20 -50 20 ; z_ ~ 7 80 20 50 20 ; z_ ~ 7 -84 46 -48 44 ; z_ ~ 7 84 46 48 44 ; z_ ~ 7 -88 72 -48 70 ; z_ ~ 7 88 72 48 70
part face = board a paint gold a : b^ ~ -46 -50 0 -62 46 -50 44 10 22 50 0 58 -22 50 -44 10 ; l_ ~- 2 -22 50 -44 10 -46 -50 0 -62 46 -50 44 10 22 50
part beard = board b paint gold a : p^ ~ -9 54 9 54 12 96 -12 96 ; z_ blue 3 -9 64 9 64 ; z_ blue 3 -10 74 10 74 ; z_ blue 3 -11 84 11 84
part nose = board a paint gold a : p_ ~- -6 -12 6 -12 10 14 -10 14
part eyes = pen k : j_ w -36 -14 -10 -14 7 ; j_ w 10 -14 36 -14 7 ; o_ k -23 -14 5 6 ; o_ k 23 -14 5 6 ; l_ k 3 -38 -14 -23 -22 -8 -14 ; l_ k 3 38 -14 23 -22 8 -14 ; l_ k 4 -38 -28 -22 -34 -8 -28 ; l_ k 4 38 -28 22 -34 8 -28 ; z_ k 3 -36 -13 -46 -8 ; z_ k 3 36 -13 46 -8 ; l_ red 4 -14 32 0 36 14 32
part snake = board a paint gold a : l^ ~ 6 0 -66 -8 -80 4 -90 ; o^ ~ 4 -90 5 5
part gems = gems red : o^ ~ 0 -60 5 ; o^ teal -16 -58 4 ; o^ teal 16 -58 4 ; o^ ~ -30 -54 4 ; o^ ~ 30 -54 4
scene hang

* slotted-stag-head | 13+ | Animals, Nature
extras hanging: eucalyptus, ribbon-rose
topics cardboard animal, cardboard trophy, deer, stag, reindeer, moose, animal head, wall trophy, faux taxidermy, cardboard craft, cardboard sculpture, geometric, slot together, 3d puzzle, wall art, wall decor, room decor, bedroom decor, teen room, forest, woodland, recycling, upcycling, engineering
near winter, christmas
colors tan, white, brown
minutes 110
waits 30
mess low
heart board: cardboard, cardboard-box, foam-board, pizza-box = 4 sheet
heart knife: craft-knife = 1
need plan: paper, newspaper, packing-paper = 2 sheet
nice mat: cutting-mat = 1
nice coat: acrylic-paint, paint, metallic-paint = 1 color
nice hang: string, ribbon, craft-wire = 8 in
join glue: glue-gun, glue
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat
step plan: draw plan pencil ruler by c
step trace: draw board plan pencil scissors by c
step side: cut board knife mat? > head by t
step ribs: cut board knife ruler > ribs by t
step antlers: cut board knife scissors > antlers by t
step slots: cut board knife ruler by t
step try: build board by c
step paint: paint coat board brush by c
step join: glue board glue by c
step back: build board hang? glue > back by c
part back = board tan : b^ ~ -40 20 -46 60 -24 90 0 98 24 90 46 60 40 20 0 8
part antlers = board tan paint paint b : b^ ~ -8 -30 -22 -50 -46 -56 -62 -74 -64 -96 -56 -80 -46 -70 -46 -94 -38 -72 -26 -66 -18 -80 -16 -60 -4 -40 ; b^ ~ 8 -30 22 -50 46 -56 62 -74 64 -96 56 -80 46 -70 46 -94 38 -72 26 -66 18 -80 16 -60 4 -40
part ribs = board tan : b^ ~- -48 -18 -24 -28 0 -26 24 -28 48 -18 30 -6 0 -10 -30 -6 ; b^ ~+ -30 2 0 -6 30 2 26 18 0 12 -26 18 ; b^ ~- -24 24 0 18 24 24 20 38 0 34 -20 38 ; b^ ~+ -20 46 0 40 20 46 16 58 0 54 -16 58
part head = board tan : b^ ~ -7 -34 7 -34 9 10 12 60 8 76 -8 76 -12 60 -9 10 ; o_ k -26 -14 3.500 ; o_ k 26 -14 3.500 ; b_ umber -9 64 0 60 9 64 6 76 -6 76
scene hang

* stenciled-pouch | 9-12 13+ | -
extras cloth: charm, leather
topics pencil case, pencil pouch, pouch, makeup bag, tote bag, tote, canvas bag, stencil, stenciling, fabric paint, custom bag, back to school, first day of school, new school, school supplies, gift for a friend, teacher gift, party favor, fashion, upcycling
near merch, band merch
colors teal, orange, yellow
minutes 50 50
waits 240
mess some
heart bag: cloth-bag, denim, pillowcase, apron, old-t-shirt = 1
heart stencil: stencil, paper-doily = 1
heart paint: fabric-paint, acrylic-paint = 3 color
need dab: kitchen-sponge, sponge-brush, cotton-pad = 1
need inside: cardboard, cereal-box, magazine, newspaper = 1 piece
nice tape: masking-tape, washi-tape, tape = 1 roll
nice line: fabric-marker, permanent-marker, paint-marker = 1
nice pull: ribbon, embroidery-floss, pom-pom, charm = 1
tool scissors: scissors when pull=ribbon,embroidery-floss
home plate
home iron
step inside: prepare bag inside by cc
step try: arrange stencil bag by cc
step fix: tape tape stencil bag by cc
step paint: prepare paint plate by cc
step dab: print paint dab stencil bag > prints by cc
step lift: prepare stencil bag by cc
step next: print paint dab stencil > bag more by cc
step dry: dry bag line? > line by cc
step heat: heat bag iron by gt
step pull: tie pull bag scissors? > pull by cc
part bag = bag cream : q^ ~ 8 -92 -40 92 -40 92 56 -92 56 ; r_ gray 0 -40 170 7 2 ; r_ silver 74 -40 14 10 3
part prints = paint a : s_ teal -52 8 8 26 20 ; o_ cream -52 8 9 9 ; s_ teal 52 8 8 26 20 ; o_ cream 52 8 9 9
part more = paint b : s_ orange 0 8 6 26 14 ; o_ yellow 0 8 7 7 ; d_ yellow 4 -78 -18 -78 38 -26 38 26 38 78 38 78 -18 -26 -18 26 -18
part line = line k : l_ k 2 -88 46 -60 50 -30 46 0 50 30 46 60 50 88 46
part pull = pull red : l_ red 4 80 -36 86 -18 82 -2 ; l_ red 4 80 -36 92 -20 92 -4
scene lay

* mushroom-house-in-a-lid | 6-8 9-12 13+ | Fairy Tales, Fantasy, Nature
extras world Fairy Tales: leaf, acorn, snail-shell, pebble, pressed-flower, clover, cork, pine-needle, glass-gem, toy-animal, toy-tree, pinecone, wood-slice, tulle, lavender
extras pot: snail-shell, sea-glass, glass-gem, stick, driftwood, crystal, peg-doll, aluminum-foil, leaf
appeal 3
topics fairy house, fairy garden, fairy, fairies, gnome, gnome house, mushroom, mushroom house, toadstool, miniature, mini garden, enchanted forest, elf, elves, forest, woodland, cottagecore, fairycore, goblincore, air dry clay, clay, room decor, desk decor, spring
near snow white, thumbelina, tooth fairy
colors red, white, brown, green
minutes 50 60 60
waits 720
mess some
heart clay: air-dry-clay, salt-dough, modeling-clay = 2 handful
heart green: moss, leaf, fern-frond, pine-needle, grass, clover = handful
need base: plastic-lid, wood-slice, cardboard, bark = 1
need color: acrylic-paint, paint = 3 color
nice hats: acorn, seed-pod, snail-shell, seashell = 4
nice twigs: stick, craft-stick = 5
nice path: pebble, sand, colored-sand, button = handful
nice light: LED-tea-light
join glue@6-8,9-12: glue
join glue@13+: glue-gun, glue
tool poker: toothpick, pencil, craft-stick
tool brush: paintbrush, cotton-swab
home water
step stem: shape clay by ccc
step cap: shape clay water > house by ccc
step door: shape clay poker > door by ccc
step base: glue base green glue > base green by tcc
step dry: dry clay by ccc
step paint: paint color clay brush > spots by ccc
step set: glue clay base glue by tcc
step twigs: glue twigs base glue > twigs by tcc
step hats: glue hats base glue > hats by ccc
step path: glue path base glue light? > path by tcc
part base = base own : o^ ~ 0 74 92 20 ; o_ ~- 0 72 84 15
part green = green green : y^ ~ 0 64 78 14 13 .16 ; y^ ~+ -44 58 26 12 9 .18 ; y^ ~+ 48 60 26 12 9 .18
part house = clay w : b^ ~ -26 62 -22 20 -16 -10 16 -10 22 20 26 62 ; b^ red -66 -6 -50 -48 0 -70 50 -48 66 -6 30 4 -30 4
part door = clay brown : b_ umber -10 62 -10 40 0 32 10 40 10 62 ; o_ gold 5 50 2 ; o_ yellow -14 18 6 6 ; z_ umber 1.500 -14 12 -14 24 ; z_ umber 1.500 -20 18 -8 18
part spots = color w : o_ ~ -30 -28 10 8 ; o_ ~ 4 -48 11 8 ; o_ ~ 36 -26 9 8 ; o_ ~ -4 -14 7 6 ; o_ ~ -52 -10 6 5 ; o_ ~ 54 -8 5 4
part twigs = twigs brown : stick ~ -64 40 -64 66 5 ; stick ~ -50 42 -50 68 5 ; stick ~ -70 50 -44 52 4 ; stick ~ 50 44 66 40 4
part hats = hats brown : b^ ~ 44 40 52 28 62 40 ; r_ cream 53 46 6 12 2 ; b^ ~ 66 52 72 42 82 52 ; r_ cream 74 56 5 10 2
part path = path gray : o_ ~ 0 70 7 4 ; o_ ~+ -6 78 8 4 ; o_ ~ 6 85 9 4
scene stand
`;
