export const shelf = `
* two-bracelets-on-a-card | 6-8 9-12 13+ | -
extras jewelry: charm
appeal 3
topics friendship, friends, best friends, best friend, friend moving away, best friend moving, moving away, friend moving, goodbye, farewell, long distance, missing you, i miss you, thinking of you, friendship bracelet, pen pal, gift for a friend, goodbye gift, last day of camp
colors teal, orange, purple free
minutes 45 50 60
mess low
heart floss: embroidery-floss, yarn, cotton-cord = 3 color
heart card: cardstock, index-card, construction-paper = 1 sheet
nice bead: letter-bead, bead, wooden-bead, seed-bead = 4
nice charm: charm, button, seashell = 2
nice photo: photo = 1
need pen: ballpoint-pen, gel-pen, marker, colored-pencil = 1
need hold: tape, masking-tape, washi-tape = 1 roll
tool scissors: scissors
step cut: cut floss scissors by tcc
step hold: tape floss hold > knot by ccc
step braid: weave floss > braid by ccc
step beads: thread bead floss > beads by ccc
step end: tie floss scissors by tcc
step second: weave floss > twin twin-beads by ccc
step charm: tie charm floss > charm by ccc
step card: fold card scissors > card by ccc
step write: draw pen card photo? > words by ccc
step mount: arrange floss card > slit by tcc
part card = card cream : r^ ~ 0 0 156 172 5 ; z_ ~- 2 0 -84 0 -74
part words = pen k : h_ red 0 -58 10 ; z_ k 2.4 -34 60 34 60
part slit = floss k : z_ k 2.4 -56 -28 -44 -28 ; z_ k 2.4 44 -28 56 -28 ; z_ k 2.4 -56 22 -44 22 ; z_ k 2.4 44 22 56 22
part knot = floss a : l a 3 -66 -28 -80 -36 ; l b 3 -66 -28 -82 -26 ; l c 3 66 -28 82 -34 ; l a 3 66 -28 80 -22
part braid = floss a : o^ a -60 -26 7.4 5 150 ; o^ b -52 -30 7.4 5 30 ; o^ c -44 -26 7.4 5 150 ; o^ a -36 -30 7.4 5 30 ; o^ b -28 -26 7.4 5 150 ; o^ c -20 -30 7.4 5 30 ; o^ a -12 -26 7.4 5 150 ; o^ b -4 -30 7.4 5 30 ; o^ c 4 -26 7.4 5 150 ; o^ a 12 -30 7.4 5 30 ; o^ b 20 -26 7.4 5 150 ; o^ c 28 -30 7.4 5 30 ; o^ a 36 -26 7.4 5 150 ; o^ b 44 -30 7.4 5 30 ; o^ c 52 -26 7.4 5 150 ; o^ a 60 -30 7.4 5 30
part beads = bead yellow : o^ ~ -12 -28 8 8 ; o_ ~- -12 -28 3 3 ; o^ ~ 12 -28 8 8 ; o_ ~- 12 -28 3 3
part twin = floss a : l a 3 -66 22 -80 14 ; l b 3 -66 22 -82 26 ; l c 3 66 22 82 16 ; o^ a -60 24 7.4 5 150 ; o^ b -52 20 7.4 5 30 ; o^ c -44 24 7.4 5 150 ; o^ a -36 20 7.4 5 30 ; o^ b -28 24 7.4 5 150 ; o^ c -20 20 7.4 5 30 ; o^ a -12 24 7.4 5 150 ; o^ b -4 20 7.4 5 30 ; o^ c 4 24 7.4 5 150 ; o^ a 12 20 7.4 5 30 ; o^ b 20 24 7.4 5 150 ; o^ c 28 20 7.4 5 30 ; o^ a 36 24 7.4 5 150 ; o^ b 44 20 7.4 5 30 ; o^ c 52 24 7.4 5 150 ; o^ a 60 20 7.4 5 30
part twin-beads = bead yellow : o^ ~ -12 22 8 8 ; o_ ~- -12 22 3 3 ; o^ ~ 12 22 8 8 ; o_ ~- 12 22 3 3
part charm = charm own : o ~ -76 -40 6 6 ; o ~ 78 12 6 6
scene lay

* sponged-night-canvas | 9-12 13+ | Space
appeal 3
topics stargazing, night sky, galaxy, nebula, constellation, constellations, stars, starry sky, zodiac, milky way, astronomy, astrology, canvas painting, gift for dad, wall art, room decor
near observatory, planetarium, telescope, meteor shower, perseids
colors navy, purple, teal, white
minutes 60 75
waits 40
mess lots
heart canvas: canvas, cardstock, watercolor-paper, wood-slice, foam-board = 1
heart color: acrylic-paint = 4 color
heart sponge: kitchen-sponge, sponge-brush = 1
nice brush: toothbrush = 1
need line: gel-pen, paint-marker, chalk-marker, metallic-pen, colored-pencil = 1
nice trees: paintbrush = 1
home newspaper: = 3 page
home saucer
home water
tool scissors: scissors
step cover: prepare newspaper canvas by cc
step cut: cut sponge scissors by cc
step ground: paint color saucer sponge canvas > sky by cc
step glow: paint color sponge canvas > glow by cc
step light: paint color sponge canvas > light by cc
step stars: paint brush color saucer water canvas > spatter by cc
step dry: dry canvas by cc
step plan: prepare canvas by cc
step join: draw line canvas > signs by cc
step trees: paint trees color canvas > trees by cc
part sky = color a : r^ ~ 0 0 184 176 3
part glow = color b : o_ ~ -8 8 84 26 -24 ; o_ ~+ -40 30 40 16 -20 ; o_ ~+ 38 -20 40 15 -26
part light = color c : o_ ~ -4 6 54 12 -24 ; o_ ~+ 26 -10 26 7 -26 ; o_ w -18 14 22 4 -22 ; o_ w 20 -6 14 3 -24
part spatter = brush w : d_ w 1.5 -6 -29 -62 41 -85 -11 69 -71 9 6 -79 -28 35 -18 39 -60 -45 -66 1 49 16 28 -20 24 -69 -41 30 21 -13 -70 -40 -52 -38 33 -52 44 65 -74 -21 -12 -82 -22 70 -66 17 -65 14 45 -51 -81 -72 -5 -83 -70 -1 49 -14 -25 24 -69 14 -57 19 54 -77 -3 18 -61 -40 59 86 -65 35 53 -45 5 -79 -30 30 2 47 -70 -26 41 14 -18 -17 58 13 -79 51 -35 -11 -52 -10 -36 -71 7 -68 29 -82 29 53 -11 36 -47 41 -22 -46 55 -17 -29 62 -30 29 -58 59 -45 -77 56 -56 52 84 4 -84 -73 -50 -27 19 55 -25 -62 11 -63 -71 -3 34 -73 -8 18 ; d_ w 2.4 43 -29 63 -56 35 21 62 -15 -66 -72 5 -56 21 -67 46 -50 -80 -55 -7 -6 -18 -56 -3 43
part signs = line w : z_ w 1.8 -62 -52 -38 -64 -16 -56 6 -40 2 -18 34 -10 44 -34 6 -40 ; s_ w -62 -52 5 6 2.6 ; s_ w -38 -64 5 6 2.6 ; s_ w -16 -56 5 6 2.6 ; s_ w 6 -40 5 7 3 ; s_ w 2 -18 5 6 2.6 ; s_ w 34 -10 5 7 3 ; s_ w 44 -34 5 6 2.6
part trees = color k : p_ k -92 88 -92 62 -84 46 -76 62 -70 54 -62 34 -54 56 -44 68 -30 74 0 76 30 72 44 64 54 44 62 62 70 52 78 36 84 54 92 62 92 88
scene hang

* layered-gift-jar | 9-12 13+ | Food
extras gift: wooden-spoon, wheat-stalk, bay-leaf
topics gift jar, mason jar gift, soup in a jar, homemade gift, teacher gift, teacher appreciation, hostess gift, housewarming, neighbor, thank you, thank you gift, christmas gift, pantry, cooking, kitchen
near cookie mix in a jar, thanksgiving, baking
colors red, cream, green
minutes 35 45
mess low
heart jar: glass-jar, plastic-jar = 1
need cap: fabric-scrap, bandana, burlap, old-t-shirt, felt = 1 piece
need tie: string, ribbon, raffia, yarn, lace = 3 ft
heart layers: dried-lentil, rice, dried-bean, oats, dry-pasta, dried-chickpea = 2 cup
need tag: packing-paper, cardstock, paper-bag, index-card, price-tag, paper = 1 sheet
need pen: ballpoint-pen, gel-pen, metallic-pen, marker, permanent-marker = 1
nice trim: cinnamon-stick, wooden-spoon, bay-leaf, pressed-flower, button, bell = 1
nice spice: spice, bay-leaf = 2 tsp
home water
tool funnel: funnel, metal-spoon
tool scissors: scissors
step plan: prepare layers jar by cc
step wash: wash jar water by cc
step fill: fill layers jar funnel > layers by cc
step spice: fill spice jar funnel by cc
step close: test jar > jar by cc
step cap: cut cap scissors > cap by cc
step fit: tie cap tie jar > tie by cc
step tag: cut tag scissors > tag by cc
step write: draw pen tag tie > words by cc
step trim: tie trim tie > trim by cc
part jar = jar own : r^ ~ 0 20 116 134 18 ; r_ ~+ -46 20 8 104 4
part layers = layers tan : q_ ~ 10 -52 54 52 54 52 80 -52 80 ; r_ brown 0 44 104 20 ; r_ orange 0 25 104 18 ; r_ cream 0 5 104 22 ; r_ dark-green 0 -14 104 16
part cap = cap a : b^ ~ -56 -46 -48 -74 -20 -86 20 -86 48 -74 56 -46 72 -30 40 -36 20 -26 0 -36 -20 -26 -40 -36 -72 -30 ; d_ b 3 -30 -64 -10 -74 12 -66 32 -70 -20 -54 22 -52 0 -58 42 -56
part tie = tie b : r_ ~ 0 -44 112 6 3 ; l ~ 3 4 -44 -18 -56 -20 -44 4 -44 26 -58 28 -44 4 -44 -6 -26 ; l ~ 3 4 -44 16 -24
part tag = tag tan : q^ ~ 6 20 -14 72 -20 78 24 26 30 ; o_ k 28 -6 3 3
part words = pen k : z_ k 2.2 36 0 66 -4 ; z_ k 2.2 36 10 68 6 ; z_ k 2.2 36 20 58 17
part trim = trim brown : r ~ -20 -44 10 44 4 30 ; r ~- -6 -42 10 44 4 -24
scene stand

* shrunk-character-rings | 6-8 9-12 13+ | -
extras gift: charm, embroidery-floss
appeal 3
topics gift for mom, mom's birthday, birthday surprise, surprise for mom, anime, manga, anime and manga drawing, cartoon, cartoons, comics, comic characters, character design, fan art, kawaii, chibi, keychain, key ring, backpack charm, video games, gaming, pokemon, shrinky dinks, shrink plastic, original character, fandom, doodles
near drawing, stickers
colors pink, navy, yellow, teal
minutes 40 50 60
mess low
heart shrink: shrink-plastic = 1 sheet
heart pens: permanent-marker, colored-pencil, paint-marker = 4 color
need punch: hole-punch = 1
need ring: key-ring, ribbon, string, leather-cord, embroidery-floss, cotton-cord = 1
need tray: baking-tray, foil-pan, parchment-paper = 1
nice bead: bead, bell, charm, wooden-bead = 1
home oven
home mug
tool paper: paper, index-card
tool pencil: pencil
tool scissors: scissors
step idea: draw pencil paper by ccc
step trace: decorate pens shrink paper > ink by ccc
step color: decorate pens shrink > hair by ccc
step cut: cut shrink scissors > figure by tcc
step punch: poke punch shrink by tcc
step bake: heat shrink tray oven by ggt
step flat: prepare shrink mug by gtc
step ring: build ring shrink > ring by tcc
step bead: thread bead ring > bead by ccc
part ring = ring own : a^ ~ 0 -84 14 10 0 360 ; l ~ 3 0 -74 0 -66
part bead = bead yellow : o^ ~ 20 -80 7 7
part figure = shrink w : q^ ~ 26 -62 -62 62 -62 70 92 -70 92 ; o_ k 0 -56 5 5
part hair = pens a : b_ b -44 30 -52 -10 -40 -38 0 -48 40 -38 52 -10 44 30 36 8 -36 8 ; b_ cream -36 0 -36 30 -18 44 0 48 18 44 36 30 36 0 ; p_ b -38 4 -30 -22 -22 2 -8 -24 -2 0 12 -24 18 2 30 -22 38 4 ; p_ a -34 86 -26 52 0 62 26 52 34 86 ; p_ w -10 54 10 54 0 64
part ink = pens k : o_ k -16 20 6 9 ; o_ w -14 16 2.4 3.2 ; o_ w -18 24 1.4 1.6 ; o_ k 16 20 6 9 ; o_ w 18 16 2.4 3.2 ; o_ w 14 24 1.4 1.6 ; u 0 33 4 ; s_ c 0 74 5 8 3.4
scene hang

* crescent-light-garland | 6-8 9-12 13+ | -
extras hanging: sequin, stick-on-gem, glitter-glue, crystal, charm, craft-foam, embroidery-floss
topics eid, eid mubarak, eid decorations, eid party, eid al-fitr, eid al-adha, ramadan, ramadan decorations, ramadan mubarak, ramadan kareem, crescent moon, moon and stars, party decorations, garland, fairy lights, string lights, room decor, islamic new year, mawlid, muslim
colors gold, navy, cream
minutes 40 50 60
waits 20
mess some
heart light: string-light, string, ribbon, yarn = 1
heart paper: paper, construction-paper, cardstock, metallic-paper, glitter-paper = 4 sheet
nice gold: metallic-paint, metallic-pen, gel-pen, glitter-glue, paint-marker = 1 color
need cord: string, yarn, ribbon, embroidery-floss = 8 ft
nice tassel: yarn, embroidery-floss, crepe-paper, tissue-paper, bead, wooden-bead = 2
join glue: glue, glue-stick
tool brush: paintbrush, kitchen-sponge, sponge-brush
tool pencil: pencil
tool scissors: scissors
step draw: draw pencil paper by ccc
step cut: cut paper scissors by ccc
step gold: paint gold brush paper > gold by ccc
step dry: dry gold paper by ccc
step pair: glue paper cord glue > shapes by ccc
step order: arrange paper cord > cord by ccc
step tassel: tie tassel cord scissors > tassel by ccc
step light: roll light cord > light by tcc
step hang: test cord light by ttc
part cord = cord cream : l ~ 3 -96 -56 -60 -32 -20 -20 20 -20 60 -32 96 -56
part light = light yellow : bulbwire dark-green 2 -96 -58 -66 -26 -24 -24 16 -16 56 -36 96 -54 ; bulb yellow+ -84 -44 6 6 ; bulb cream -84 -44 3 3 ; bulb yellow+ -40 -22 6 6 ; bulb cream -40 -22 3 3 ; bulb yellow+ 0 -16 6 6 ; bulb cream 0 -16 3 3 ; bulb yellow+ 40 -22 6 6 ; bulb cream 40 -22 3 3 ; bulb yellow+ 84 -44 6 6 ; bulb cream 84 -44 3 3
part shapes = paper b : z ~- 2 -62 -32 -62 -6 ; z ~- 2 -22 -20 -22 14 ; z ~- 2 20 -20 20 14 ; z ~- 2 62 -32 62 -6 ; b ~ -51 -5 -73 -2 -86 20 -73 42 -51 45 -65 32 -69 20 -65 8 ; s ~ -22 30 5 19 8 ; s ~ 22 30 5 19 8 ; b ~ 73 -5 51 -2 38 20 51 42 73 45 59 32 55 20 59 8
part gold = gold a : b_ a -53 1 -70 3 -80 20 -70 37 -53 39 -64 29 -67 20 -64 11 ; s_ a -22 30 5 13 5.5 ; s_ a 22 30 5 13 5.5 ; b_ a 71 1 54 3 44 20 54 37 71 39 60 29 57 20 60 11
part tassel = tassel c : strand ~ 3 -62 46 -66 68 ; strand ~ 3 -62 46 -60 70 ; strand ~ 3 -62 46 -54 67 ; strand ~ 3 62 46 58 68 ; strand ~ 3 62 46 64 70 ; strand ~ 3 62 46 70 67 ; o ~ -62 46 5 5 ; o ~ 62 46 5 5
scene hang

* salt-frost-jar | 6-8 9-12 13+ | Seasons
extras jar: bead, pom-pom, ribbon, sequin
appeal 3
topics winter, frost, frozen, ice lantern, lantern, winter lantern, christmas lights, christmas decorations, christmas, advent, winter solstice, centerpiece, table decorations, cozy, hygge, candle holder
near snow, new year's eve
colors white, green, red
minutes 30 35 45
waits 60
mess some
heart jar: glass-jar, plastic-jar = 1
heart frost: salt, sugar = 1/2 cup
heart light: string-light, LED-candle, LED-tea-light, glow-stick = 1
nice green: pine-branch, pine-needle, eucalyptus, fresh-herb, dried-orange-slice, pinecone, cinnamon-stick, fake-leaf = 3
nice tie: string, ribbon, raffia, lace, yarn = 3 ft
need glue: glue = 1
home plate
home water
tool brush: sponge-brush, paintbrush, kitchen-sponge
step clean: wash jar water by ccc
step ready: fill frost plate by ccc
step brush: paint glue brush jar by ccc
step roll: roll jar frost plate > jar frost by tcc
step dry: dry jar by ccc
step tie: tie tie jar > tie by tcc
step green: arrange green jar tie? > green by ccc
step light: fill light jar > light by tcc
step dusk: test jar light by tcc
part jar = jar own : r^ ~ 0 20 116 134 20 ; r ~- 0 -52 92 18 5
part light = light yellow : o_ yellow+ -22 52 8 8 ; o_ yellow+ 16 64 8 8 ; o_ yellow+ 0 30 8 8 ; o_ yellow+ 30 30 8 8 ; o_ yellow+ -32 18 8 8 ; o_ yellow+ 8 4 8 8 ; o_ yellow+ -12 70 7 7 ; l_ dark-green 1.6 -22 52 0 30 -32 18 8 4 30 30 16 64 -12 70
part frost = frost w : r_ w 0 80 108 12 5 ; d_ w 2 -30 80 -40 53 -45 6 54 2 15 28 -5 31 -33 66 -44 4 -52 8 -10 74 -13 -8 -26 83 -47 44 -13 49 -17 52 0 48 43 40 -39 -13 48 31 -33 78 9 56 41 10 -15 71 -39 59 -43 52 22 79 37 32 -33 -4 3 33 -46 74 1 53 -30 5 -53 16 -25 24 -13 67 42 -2 -11 -3 18 81 -32 60 -22 -19 29 16 -36 25 -29 23 -6 23 10 10 -44 -11 -42 34 -15 64 1 54 52 -13 -52 -5 -12 40 26 17 50 -20 36 2 41 -17 50 59 53 40 -35 81 -6 -11 11 32 -3 -4 -41 40 -5 -7 -7 55 23 29 -11 18 -30 1 -6 -9 24 54 12 -18 -15 25 -44 81 28 32 22 1 -29 35 26 47 -53 44 44 57 46 82 ; d_ w 3 -29 53 5 83 -14 81 36 63 13 82 29 53 36 49 -14 82 36 54 -22 67 36 70 45 72 33 67 -14 59 -1 63 35 52 -45 72 -24 58 -40 76 -24 53 32 62 -23 79 -9 56 48 75 26 51 33 66 34 56 29 75
part tie = tie cream : r_ ~ 0 -36 104 7 3 ; l ~ 3 0 -36 -20 -48 -24 -34 0 -36 24 -50 26 -34 0 -36 -8 -16 ; l ~ 3 0 -36 10 -14
part green = green dark-green : l dark-green 4 -6 -36 -30 -58 -52 -66 ; l dark-green 4 6 -36 30 -58 54 -64 ; z_ green 2.4 -20 -48 -34 -44 ; z_ green 2.4 -30 -57 -44 -52 ; z_ green 2.4 -26 -54 -28 -68 ; z_ green 2.4 -40 -62 -42 -76 ; z_ green 2.4 20 -48 34 -44 ; z_ green 2.4 30 -57 46 -52 ; z_ green 2.4 26 -54 28 -68 ; z_ green 2.4 42 -62 44 -76 ; o red 0 -42 5 5 ; o red 9 -48 5 5
scene stand

* taped-watercolor-card | 6-8 9-12 13+ | -
extras card: envelope, photo, puzzle-piece, ribbon, tracing-paper
topics thank you, thank you card, thanks, coach, thank you for my coach, teacher, teacher appreciation, greeting card, card, birthday card, get well, get well soon, congratulations, graduation, farewell card, thinking of you, mentor, gratitude, card making
colors teal, pink, yellow, navy free
minutes 35 40 50
waits 20
mess some
heart card: cardstock, watercolor-paper = 1 sheet
heart color: watercolor-paint, watercolor-pencil, paint = 3 color
heart tape: washi-tape, masking-tape = 1 roll
need brush: paintbrush, sponge-brush = 1
need pen: gel-pen, ballpoint-pen, metallic-pen, permanent-marker, marker = 1
nice cover: envelope = 1
nice stamp: postage-stamp, sticker = 1
nice shine: metallic-paint, glitter-glue, metallic-pen = 1
home water
home paper-towel
tool scissors: scissors
step fold: fold card tape scissors by ccc
step mask: tape tape card > card by ccc
step wet: paint color brush water card > wash by ccc
step blend: paint color brush water paper-towel by ccc
step dry: dry card by ccc
step peel: prepare tape > lines by ccc
step shine: decorate shine card > shine by ccc
step letter: draw pen card > letters by ccc
step inside: draw pen card by ccc
step cover: decorate cover tape stamp? > cover by ccc
part cover = cover cream : r ~ 30 52 124 72 3 7 ; z_ ~- 2 -30 24 34 62 88 32
part card = card w : r^ w -12 -10 130 160 3 -4
part wash = color a : r_ a -40 -56 52 48 2 -4 ; r_ b 18 -52 58 52 2 -4 ; r_ c -30 4 56 58 2 -4 ; r_ a+ 22 14 56 56 2 -4 ; r_ b+ -16 48 92 24 2 -4
part lines = tape w : z_ w 5 -66 -30 52 -44 ; z_ w 5 -6 -84 8 62 ; z_ w 5 -62 34 56 16 ; z_ w 5 -66 -70 54 60
part shine = shine gold : d_ gold 3 -46 -62 30 -70 40 -14 -44 16 34 38 -20 54
part letters = pen k : l_ k 3 -42 -6 -30 -16 -28 0 -18 -14 -14 2 -4 -12 2 0 12 -14 16 -2 28 -12 32 -4
scene lay

* block-and-bolt-figure | 13+ | Robots
extras world Robots: nuts-and-bolts, graph-paper, aluminum-foil, metal-washer, modeling-clay, flower, vinyl-record, copper-tape
appeal 1
topics wire sculpture, metal sculpture, robot, steampunk, sculpture, desk figure, junk art, recycled art, found object art, engineer, mechanic, gift for dad, maker
colors silver, gold, black
minutes 70
mess low
heart wire: craft-wire = 6 ft
heart bits: nuts-and-bolts, metal-washer, old-key, old-jewelry-piece, charm = 10
heart base: wooden-block, wood-scrap, wood-slice, cork, driftwood = 1
nice head: ping-pong-ball, bottle-cap, spool, wooden-bead, walnut-shell, bead, cork, old-key = 1
nice eyes: bead, googly-eye, sequin = 2
need grip: rubber-band, electrical-tape, tape, string = 1
nice pen: permanent-marker, metallic-pen, paint-marker = 1
tool pliers: pliers
tool pencil: pencil
step sketch: draw pencil base by c
step spine: fold wire pliers by c
step legs: build wire base grip > base legs by c
step body: thread bits wire > body by c
step arms: roll wire bits pencil > arms by c
step hands: fold wire pliers > hands by c
step head: build head wire > head by c
step eyes: thread eyes wire > eyes by c
step pose: test wire base by c
step plate: draw pen base > plate by c
part base = base brown : r^ brown 0 80 120 26 3 ; z_ brown- 2 -54 74 54 74
part legs = wire gray : l ~ 4 -10 26 -22 44 -14 68 ; l ~ 4 10 26 26 42 16 68 ; r_ k 0 68 70 5 2
part arms = wire gray : l ~ 3.4 -12 -18 -34 -12 -46 8 -62 4 ; l ~ 3.4 12 -18 36 -28 46 -52 62 -60 ; d gray- 5 -24 -16 -40 -2 26 -24 42 -42
part body = bits gray : s ~ 0 10 8 25 20 ; o_ k 0 10 11 11 ; o_ ~+ 0 10 6 6 ; r ~- 0 -22 34 15 4 ; o ~ -12 -22 5 5 ; o ~ 12 -22 5 5 ; r ~ 0 32 22 10 3
part hands = wire gray : a ~ -70 4 9 6.4 40 320 ; a ~ 70 -64 9 6.4 -130 150
part head = head own : o^ ~ 0 -52 22 20 ; l gray 2.6 0 -72 0 -84 -8 -90 ; o red -9 -91 4.5 4.5
part eyes = eyes own : e -8 -54 6 ; e 8 -54 6
part plate = pen k : r_ w 0 84 60 10 2 ; z_ k 2 -22 84 22 84
scene stand
`;
