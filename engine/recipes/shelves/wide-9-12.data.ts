/** Wide classics for nine- to twelve-year-olds: each takes whatever of its kind lies on the table. */
export const shelf = `
* team-jersey-keychains | 6-8 9-12 13+ | Sports
appeal 3
topics soccer team, team gift, team gifts, end of year gifts, end of season, teammates, coach gift, soccer, football, basketball, baseball, softball, volleyball, hockey, swim team, keychain, key chain, shrinky dinks, shrink plastic, class gifts, party favors
near graduation, back to school, world cup
colors red, white, blue free
minutes 105 80 80
mess low
heart plastic: shrink-plastic = 2 sheet
heart ring: key-ring, curtain-ring, ribbon, string, leather-cord = handful
need pen: permanent-marker, paint-marker = 2 color
nice tint: colored-pencil = 3 color
nice sand: sandpaper
need plan: cardstock, index-card, cereal-box, paper = 1 sheet
nice link: earring-hook, jewelry-finding, jump-ring = handful
need sheet: parchment-paper, foil-pan = 1 sheet
tool punch: hole-punch
tool scissors: scissors
home oven
home book
step pattern: cut plan pen scissors by tcc
step sand: prepare plastic sand by ccc
step outline: draw plastic plan pen > shirt by ccc
step number: draw plastic pen > number by ccc
step tint: decorate tint plastic > sleeves by ccc
step cut: cut plastic scissors by tcc
step punch: poke plastic punch by tcc
step bake: heat plastic sheet oven book by ggt
step ring: build ring link? plastic > ring link by ccc
step give: play ring by ccc
part ring = ring silver : a^ silver 0 -74 20 15 0 360
part link = link silver : a^ silver 0 -48 9 5 0 360
part shirt = plastic own : p^ ~ -30 -42 -12 -34 12 -34 30 -42 80 -14 64 20 44 8 44 86 -44 86 -44 8 -64 20 -80 -14
part sleeves = tint a : pm_ ~ 78 -14 63 18 46 8 46 -32 ; p_ ~ -44 70 44 70 44 86 -44 86 ; l_ ~ 4 -14 -36 0 -24 14 -36
part number = pen k : z_ k 10 -20 8 20 8 -5 58 ; z_ k 5 -32 -10 32 -10
scene hang

* four-quilled-trees | 9-12 13+ | Seasons, Nature
topics quilling, four seasons, seasons of the year, tree, trees, tree of life, family tree, wall art, spring, summer, autumn, fall, winter, rolled paper, paper filigree, gift for grandma
near bedroom decor, fall leaves
colors pink, green, orange, light blue, brown
minutes 100 110
waits 60
mess low
heart strips: paper-strip, construction-paper, origami-paper, cardstock = 60 strip
need ground: cardstock, watercolor-paper, index-card, cardboard = 4 sheet
nice frame: picture-frame, shadow-box, glass-pane = 4
nice tweezers: tweezers
nice snow: sequin, glitter, confetti, stick-on-gem = pinch
join glue: glue
tool coiler: toothpick, needle, paper-clip, wooden-skewer, knitting-needle
tool pencil: pencil
tool scissors: scissors
home plate
step sort: prepare strips scissors by cc
step draw: draw ground pencil > cards by cc
step trunk: glue strips ground glue tweezers? plate > trunks by cc
step roll: roll strips coiler glue by cc
step spring: glue strips ground glue tweezers? > spring by cc
step summer: glue strips ground glue > summer by cc
step fall: glue strips ground glue > fall by cc
step winter: glue strips ground glue snow? > winter snow by cc
step dry: dry ground by cc
step frame: build frame ground > frames by cc
part frames = frame wood : r^ wood -47 -47 92 92 3 ; r^ wood 47 -47 92 92 3 ; r^ wood -47 47 92 92 3 ; r^ wood 47 47 92 92 3
part cards = ground w : r_ w -47 -47 80 80 2 ; r_ w 47 -47 80 80 2 ; r_ w -47 47 80 80 2 ; r_ w 47 47 80 80 2
part trunks = strips e : l_ brown 4 -47 -12 -46 -28 -48 -46 ; l_ brown 3 -46 -30 -62 -46 ; l_ brown 3 -47 -34 -32 -48 ; l_ brown 4 47 -12 48 -28 46 -46 ; l_ brown 3 48 -30 32 -46 ; l_ brown 3 47 -34 62 -48 ; l_ brown 4 -47 82 -46 66 -48 48 ; l_ brown 3 -46 64 -62 48 ; l_ brown 3 -47 60 -32 46 ; l_ brown 4 47 82 48 66 46 48 ; l_ brown 3 48 64 32 48 ; l_ brown 3 47 60 62 46
part spring = strips a : i_ pink -64 -50 8 2 2.4 ; i_ pink -48 -58 9 2 2.4 ; i_ pink -31 -54 8 2 2.4 ; i_ pink -56 -70 8 2 2.4 ; i_ pink -38 -72 8 2 2.4 ; i_ pink -70 -64 6 2 2.4 ; i_ pink -24 -68 6 2 2.4
part summer = strips b : i_ green 30 -50 9 2.5 2.6 ; i_ green 46 -58 10 2.5 2.6 ; i_ green 64 -52 9 2.5 2.6 ; i_ green 36 -70 9 2.5 2.6 ; i_ green 56 -72 9 2.5 2.6 ; i_ light-green 22 -62 7 2 2.4 ; i_ light-green 73 -64 7 2 2.4 ; i_ light-green 47 -40 6 2 2.4
part fall = strips c : j_ orange -64 52 -74 38 5 ; j_ red -52 46 -56 30 5 ; j_ gold -40 44 -36 28 5 ; j_ orange -30 50 -20 38 5 ; j_ gold -64 34 -70 22 5 ; j_ red -28 32 -22 20 5 ; j_ orange -46 26 -46 14 5 ; j_ red -70 78 -60 82 4 ; j_ gold -30 80 -20 76 4
part winter = strips d : i_ light-blue 30 42 7 2 2 ; i_ light-blue 64 40 7 2 2 ; i_ light-blue 47 32 7 2 2 ; l_ light-blue 3 18 84 34 78 47 82 60 78 76 84
part snow = snow w : d_ silver 2 24 22 36 18 58 20 72 26 76 44 20 54 28 66 70 62
scene hang

* quilled-insect-case | 9-12 13+ | Bugs, Nature
topics quilling, insects, insect, bug collection, insect collection, entomology, beetle, beetles, butterfly, moth, dragonfly, specimen, natural history, museum, naturalist, cabinet of curiosities, goblincore, science project, biology
near cottagecore, ladybug, spider
colors teal, gold, red, black free
minutes 100 110
waits 60
mess low
heart strips: paper-strip, construction-paper, origami-paper, metallic-paper, cardstock = 40 strip
heart case: shadow-box, picture-frame, cookie-tin, wooden-box, small-box, shoebox, tissue-box, cardboard-box = 1
need ground: foam-board, cork-sheet, cardstock, watercolor-paper, cardboard, felt = 1 sheet
nice wash: watercolor-paint, watercolor-pencil, tea-bag, drawing-ink, paint = 1 color
home water when wash
nice pins: pin, pushpin = 3
nice tweezers: tweezers
need tag: paper, index-card, cardstock, price-tag = 1 sheet
join glue: glue
tool brush: paintbrush, sponge-brush when wash=watercolor-paint,watercolor-pencil,drawing-ink,paint
tool pen: ballpoint-pen, gel-pen, marker, pencil
tool coiler: toothpick, needle, paper-clip, wooden-skewer
tool scissors: scissors
step look: draw tag pen by cc
step ground: cut ground scissors case > ground by cc
step roll: roll strips scissors coiler glue by cc
step bodies: glue strips glue tweezers? > bodies by cc
step wings: glue strips glue > wings by cc
step legs: glue strips scissors glue > legs by cc
step wash: paint wash tag brush water? > wash by cc
step set: glue strips ground pins? glue > pins by cc
step labels: cut tag pen scissors glue > tags by cc
step close: build ground case > case by cc
part case = case own : q^ umber 5 -90 -84 90 -84 90 84 -90 84
part ground = ground cream : r_ cream 0 0 160 148 2
part wash = wash tan : b_ tan -76 40 -40 52 0 44 40 54 76 42 78 72 -78 72
part legs = strips d : lm_ k 2 -46 -30 -62 -38 -68 -34 ; lm_ k 2 -46 -22 -64 -22 ; lm_ k 2 -46 -14 -62 -8 -68 -12 ; l_ k 2 -6 14 -14 2 ; l_ k 2 6 14 14 2 ; lm_ k 2 -30 -32 -20 -40 ; lm_ k 2 -30 -22 -18 -22 ; lm_ k 2 -30 -14 -20 -6
part wings = strips b : i_ gold -20 24 15 3 3 ; i_ gold 20 24 15 3 3 ; i_ orange -16 46 10 2.5 3 ; i_ orange 16 46 10 2.5 3
part bodies = strips a : i_ ~ -38 -22 14 3.5 3.6 ; i_ k -38 -42 7 2 3 ; i_ red 38 -22 14 3.5 3.6 ; i_ k 38 -42 7 2 3 ; r_ k 0 36 6 38 3 ; o_ k 0 14 5 5
part pins = pins silver : d^ silver 3 -38 -22 38 -22 0 34
part tags = tag w : r^ w -38 8 34 9 1 ; z_ k 1.2 -50 8 -26 8 ; r^ w 38 8 34 9 1 ; z_ k 1.2 26 8 50 8 ; r^ w 0 65 44 9 1 ; z_ k 1.2 -16 65 16 65
scene hang

* dragon-eye-notebook | 6-8 9-12 13+ | Fantasy, Fairy Tales
appeal 3
topics spell book, spellbook, grimoire, magic book, book of spells, wizard, witch, harry potter, hogwarts, dragon, dragons, dragon eye, journal, diary, notebook cover, hocus pocus, dungeons and dragons, dnd, d&d, potions, halloween
near role playing, lord of the rings, cosplay
colors brown, gold, green free
minutes 105 80 90
waits 180
mess some
heart book: notebook, hardcover-book = 1
heart skin: leather, tissue-paper, paper-towel, packing-paper, paper-bag, toilet-paper, tissue, felt, fabric-scrap, denim = 1
heart eye: glass-gem, crystal, marble, sea-glass, button, stick-on-gem, bottle-cap, old-jewelry-piece, pebble, stone, coin = 1
need coat: acrylic-paint, paint = 1 color
nice gold: metallic-paint, metallic-pen, glitter-glue = 1
nice studs: old-key, button, nuts-and-bolts, metal-washer, charm, coin, bead, sequin, feather = 3
nice clasp: leather-cord, ribbon, shoelace, old-belt, cotton-cord, string = 2 ft
join strong: glue-gun, waterproof-glue
join glue: glue
tool brush: paintbrush, sponge-brush
tool pencil: pencil
tool scissors: scissors
home rag
step plan: draw book pencil by ccc
step relief: glue eye book strong > relief eye by ggc
step skin: glue skin book glue scissors > cover by tcc
step lids: cut skin scissors glue eye > lids by tcc
step dry: dry book by ccc
step coat: paint coat skin brush rag by ccc
step gold: paint gold skin > gold by ccc
step studs: glue studs book strong > studs by ggc
step clasp: glue clasp book strong > clasp by ggc
step write: play book by ccc
part cover = skin a : q^ ~ 5 -68 -90 64 -90 64 90 -68 90 ; r_ ~- -56 0 18 178 3 ; r_ cream 67 0 6 170 1 ; z_ ~-- 1.5 -36 -77 -22 -77 -10 -82 ; z_ ~-- 1.5 2 -62 15 -69 25 -79 ; z_ ~-- 1.5 -30 -69 -20 -58 -11 -54 ; z_ ~-- 1.5 24 -51 35 -46 43 -47 ; z_ ~-- 1.5 -0 -36 16 -33 28 -35 ; z_ ~-- 1.5 5 -35 19 -27 30 -26 ; z_ ~-- 1.5 -45 -23 -42 -17 -37 -17 ; z_ ~-- 1.5 45 -6 52 -1 57 -3 ; z_ ~-- 1.5 -45 6 -42 9 -36 5 ; z_ ~-- 1.5 46 15 52 15 57 10 ; z_ ~-- 1.5 45 23 52 28 58 25 ; z_ ~-- 1.5 -11 38 4 38 15 33 ; z_ ~-- 1.5 -6 44 11 51 24 52 ; z_ ~-- 1.5 26 57 37 62 45 61 ; z_ ~-- 1.5 25 62 37 73 47 75 ; z_ ~-- 1.5 10 69 23 79 34 80
part relief = skin a : z_ ~+ 5 -38 -76 54 -76 54 76 -38 76 -38 -76 ; i_ ~+ -26 -62 9 1.6 3.5 ; i_ ~+ 42 -62 9 1.6 3.5 ; i_ ~+ -26 62 9 1.6 3.5 ; i_ ~+ 42 62 9 1.6 3.5
part eye = eye c : o^ ~ 8 0 27 20 ; o_ ~+ 8 0 18 17 ; o_ k 8 0 5 17 ; d_ w 3 0 -8
part lids = skin a : b^ ~+ -28 2 -14 -22 8 -30 30 -22 46 2 30 -12 8 -18 -14 -12 ; b^ ~+ -28 2 -14 24 8 30 30 24 46 2 30 14 8 20 -14 14
part gold = gold gold : z_ gold 1.8 -38 -76 54 -76 54 76 -38 76 -38 -76 ; l_ gold 2 -20 -6 8 -25 36 -6 ; l_ gold 2 -20 10 8 27 36 10 ; d_ gold 2.5 8 -42 -6 -40 22 -40
part studs = studs own : d^ gold 5 8 -62 8 56 8 66
part clasp = clasp tan : l^ tan 5 64 -2 52 6 60 18 70 8 64 -2
scene lay

* comic-city-with-lights | 6-8 9-12 13+ | Superheroes
appeal 3
topics superhero city, city, city at night, skyline, gotham, metropolis, spider-man, spiderman, batman, comic book, comics, lego, lego city, lego heroes, action figures, new york, stop motion, night light, marvel, dc, miles morales, villain lair
near room decor, architecture, minecraft
colors navy, yellow, red free
minutes 120 90 100
waits 30
mess low
heart wall: foam-board, cardboard, pizza-box, cereal-box, cardboard-box, shoebox, corrugated-paper = 1 sheet
heart light: LED-tea-light, string-light, LED-candle, LED-light, flashlight, glow-stick = 1
nice skin: magazine, newspaper, junk-mail, construction-paper, old-greeting-card, wrapping-paper = 3 page
nice panes: plastic-sleeve, cellophane, tracing-paper, wax-paper, parchment-paper, tissue-paper = 1 sheet
nice coat: acrylic-paint, paint, metallic-paint = 2 color
nice street: cardboard, foam-board, felt, cereal-box, sandpaper, pizza-box = 1
nice people: toy-brick, peg-doll, doll, toy-animal, board-game-piece, toy-car, duplo-brick, clothespin = 3
nice ropes: string, yarn, craft-wire, fishing-line, embroidery-floss = 2 ft
join glue: glue, glue-stick
join tape: tape, masking-tape, duct-tape
tool knife: craft-knife when wall=foam-board
tool shears: scissors when wall!=foam-board
tool trim: scissors
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint,metallic-paint
tool ruler: ruler
tool pen: permanent-marker, marker, pencil
step plan: draw wall ruler pen by tcc
step cut: cut wall knife shears > wall by ggt
step coat: paint coat wall brush by ccc
step skin: glue skin wall glue trim > skin by ccc
step panes: tape panes wall tape trim > panes by tcc
step words: draw wall pen > words by ccc
step stand: tape wall street? ruler tape > street by tcc
step ropes: tape ropes wall tape > ropes by ccc
step light: arrange light wall > light by tcc
step play: play wall people? > people by ccc
part street = street gray : r_ gray 0 82 184 18 2 ; z_ w 2 -80 82 -60 82 ; z_ w 2 -40 82 -20 82 ; z_ w 2 0 82 20 82 ; z_ w 2 40 82 60 82
part wall = wall a : p^ ~ -90 74 -90 -30 -70 -30 -70 -50 -52 -50 -52 74 ; p^ ~+ -50 74 -50 -70 -32 -90 -14 -70 -14 74 ; p^ ~ -12 74 -12 -20 28 -20 28 74 ; p^ ~+ 30 74 30 -60 44 -60 44 -82 50 -82 50 -60 64 -60 64 74 ; p^ ~ 66 74 66 -4 90 -4 90 74
part skin = skin w : r_ red -71 50 32 40 1 ; r_ yellow 8 40 34 34 1 ; z_ k 1.5 -86 40 -56 60 ; z_ k 1.5 -8 30 24 50
part panes = panes yellow : r_ yellow -82 -14 8 10 ; r_ yellow -64 -14 8 10 ; r_ yellow -64 -36 8 10 ; r_ yellow -82 8 8 10 ; r_ yellow -42 -50 8 10 ; r_ yellow -24 -50 8 10 ; r_ yellow -42 -26 8 10 ; r_ yellow -24 0 8 10 ; r_ yellow -42 24 8 10 ; r_ yellow 0 -4 8 10 ; r_ yellow 18 -4 8 10 ; r_ yellow 40 -40 8 10 ; r_ yellow 54 -16 8 10 ; r_ yellow 40 8 8 10 ; r_ yellow 54 34 8 10 ; r_ yellow 74 12 8 10 ; r_ yellow 84 34 6 10
part words = pen k : s_ yellow 8 40 9 18 11 ; z_ k 2.5 1 40 15 40
part ropes = ropes w : l_ w 1.6 -32 -86 -6 -50 8 -22 ; l_ w 1.6 47 -80 66 -40 78 -4
part light = light yellow : o_ yellow -32 66 7 7 ; o_ yellow 47 66 7 7
part people = people red : r^ blue -34 64 12 14 2 ; o^ yellow -34 52 6 6 ; p^ red -40 58 -50 74 -38 72 ; r^ green 20 64 12 14 2 ; o^ yellow 20 52 6 6
scene stand

* one-cord-bracelet | 6-8 9-12 13+ | Sports
appeal 3
topics paracord, paracord bracelet, team bracelet, team colors, survival bracelet, wristband, bracelet, soccer, basketball, baseball, hockey, climbing, cycling, running, camping, hiking, scouts, coach gift, father's day, gift for dad, gift for a brother, friendship bracelet
near backpack, fishing trip, summer camp
colors orange, blue free
minutes 65 50 50
mess low
heart cord: paracord, cotton-cord, leather-cord, shoelace = 8 ft
need clip: buckle, wooden-bead, button, bead = 1
nice hook: key-ring = 1
nice charm: letter-bead, charm, metal-washer = 1
join tape: masking-tape, tape, duct-tape, electrical-tape
tool ruler: ruler
tool scissors: scissors
step cut: cut cord ruler scissors tape by ccc
step fold: fold cord clip by ccc
step length: build cord clip ruler > core by tcc
step left: weave cord by tcc
step right: weave cord by tcc
step charm: thread charm cord > charm by ccc
step fill: weave cord > weave by ccc
step ends: cut cord scissors > clip by tcc
step hook: build hook cord > hook by ccc
step test: test cord by ccc
part core = cord a : l_ ~- 9 -33.3 57.5 -52.1 35.4 -57.9 7 -49.2 -20.7 -28.1 -40.7 0 -48 28.1 -40.7 49.2 -20.7 57.9 7 52.1 35.4 33.3 57.5
part weave = cord a : o^ ~ -33.3 57.5 17 8.6 -235 ; z_ ~- 2 -25.2 53.4 -41.3 61.6 ; o^ ~ -43.6 48.2 17 8.6 -221.2 ; z_ ~- 2 -34.9 46.1 -52.4 50.3 ; o^ ~ -51.5 36.7 17 8.6 -207.4 ; z_ ~- 2 -42.5 36.8 -60.5 36.6 ; o^ ~ -56.4 23.6 17 8.6 -193.6 ; z_ ~- 2 -47.7 25.9 -65.1 21.4 ; o^ ~ -58 9.8 17 8.6 -179.8 ; z_ ~- 2 -50.1 14 -65.9 5.5 ; o^ ~ -56.3 -4.1 17 8.6 -166 ; z_ ~- 2 -49.6 1.9 -62.9 -10.1 ; o^ ~ -51.3 -17.1 17 8.6 -152.1 ; z_ ~- 2 -46.2 -9.7 -56.3 -24.6 ; o^ ~ -43.3 -28.6 17 8.6 -138.3 ; z_ ~- 2 -40.2 -20.1 -46.5 -37 ; o^ ~ -32.9 -37.8 17 8.6 -124.5 ; z_ ~- 2 -31.8 -28.8 -33.9 -46.7 ; o^ ~ -20.5 -44.3 17 8.6 -110.7 ; z_ ~- 2 -21.7 -35.3 -19.4 -53.2 ; o^ ~ -7 -47.6 17 8.6 -96.9 ; z_ ~- 2 -10.2 -39.2 -3.7 -56 ; o^ ~ 7 -47.6 17 8.6 -83.1 ; z_ ~- 2 1.8 -40.2 12.1 -55 ; o^ ~ 20.5 -44.3 17 8.6 -69.3 ; z_ ~- 2 13.8 -38.3 27.3 -50.2 ; o^ ~ 32.9 -37.8 17 8.6 -55.5 ; z_ ~- 2 24.9 -33.6 40.9 -41.9 ; o^ ~ 43.3 -28.6 17 8.6 -41.7 ; z_ ~- 2 34.6 -26.4 52.1 -30.7 ; o^ ~ 51.3 -17.1 17 8.6 -27.9 ; z_ ~- 2 42.3 -17.1 60.3 -17.1 ; o^ ~ 56.3 -4.1 17 8.6 -14 ; z_ ~- 2 47.5 -6.2 65 -1.9 ; o^ ~ 58 9.8 17 8.6 -0.2 ; z_ ~- 2 50 5.6 66 14 ; o^ ~ 56.4 23.6 17 8.6 13.6 ; z_ ~- 2 49.6 17.6 63.1 29.6 ; o^ ~ 51.5 36.7 17 8.6 27.4 ; z_ ~- 2 46.4 29.3 56.6 44.1 ; o^ ~ 43.6 48.2 17 8.6 41.2 ; z_ ~- 2 40.4 39.8 46.8 56.6 ; o^ ~ 33.3 57.5 17 8.6 55 ; z_ ~- 2 32.2 48.6 34.4 66.4
part charm = charm silver : a^ silver 0 -48 9 4 0 360
part clip = clip own : q^ k 4 -28 50 28 50 28 74 -28 74 ; r_ gray 0 62 20 12 3 ; z_ gray 2 14 51 14 73
part hook = hook silver : a^ silver 52 64 12 8 0 360
scene lay

* locker-clip-strip | 9-12 13+ | -
topics locker, locker decoration, locker decorations, locker decor, school locker, middle school, back to school, first day of school, desk organizer, organizer, memo board, message board, photo display, photos, dorm, room decor, school supplies
near homework, study, bullet journal
colors teal, pink, yellow free
minutes 50 50
waits 30
mess low
heart clips: clothespin, binder-clip, bobby-pin, paper-clip = 5
need strip: felt, cardboard, foam-board, craft-foam, cork-sheet, wood-scrap, burlap, cereal-box = 1 piece
need cover: construction-paper, wrapping-paper, washi-tape, magazine, wallpaper, fabric-scrap, map, cardstock = 1 sheet
nice tape: washi-tape, masking-tape, duct-tape = 1 roll
nice tin: can, small-box, plastic-tub, cookie-tin, milk-carton, yogurt-pot, paper-cup, metal-lid = 1
nice mirror: plastic-mirror, old-CD = 1
nice photos: photo, ticket-stub, old-greeting-card, sticker, postage-stamp = 3
nice notes: sticky-note, index-card, paper, price-tag = 4
nice trim: stick-on-gem, pom-pom, ric-rac, lace, ribbon, button = 1 bit
need back: hook-and-loop-tape, sticky-tack, tape = 1
join glue: glue, glue-stick, tape
tool ruler: ruler
tool scissors: scissors
tool pen: marker, ballpoint-pen, gel-pen, permanent-marker, pencil
step measure: cut strip ruler scissors pen > strip by cc
step cover: glue cover strip glue scissors > panel by cc
step edge: tape tape cover > edge by cc
step row: glue clips strip cover scissors glue > clips by cc
step tin: glue tin cover glue scissors > tin by cc
step mirror: glue mirror strip glue > mirror by cc
step trim: glue trim strip glue > trim by cc
step back: tape back strip tin? by cc
step fill: arrange clips cover photos? notes? pen > photos notes by cc
step hang: play strip by cc
part strip = strip a : r^ ~ 0 -14 132 150 4
part panel = cover b : r_ ~ 0 -14 116 134 3 ; d_ w 3 -44 -66 -20 -60 10 -68 40 -60 -36 40 0 48 34 40
part edge = tape c : z_ ~ 6 -56 -79 56 -79 56 51 -56 51 -56 -79
part photos = photos w : r^ w -38 -10 32 38 1 -4 ; r_ light-blue -38 -14 25 24 1 -4 ; r^ w 38 -10 32 38 1 4 ; r_ green 38 -14 25 24 1 4
part notes = notes yellow : r^ yellow 0 -14 30 34 1 ; z_ k 1.5 -9 -20 9 -20 ; z_ k 1.5 -9 -12 9 -12 ; z_ k 1.5 -9 -4 4 -4
part clips = clips wood : r^ wood -52 -42 8 26 2 ; r^ wood -26 -42 8 26 2 ; r^ wood 0 -42 8 26 2 ; r^ wood 26 -42 8 26 2 ; r^ wood 52 -42 8 26 2
part mirror = mirror own : r^ light-blue 0 36 44 30 4 ; p_ w -14 46 2 24 8 24 -8 46
part tin = tin own : r^ silver 0 80 84 34 5 ; z_ k 2.5 -20 66 -24 50 ; z_ red 3.5 0 66 2 46 ; z_ blue 3.5 18 66 24 50 ; r_ pink 0 82 84 16 2
part trim = trim own : d_ gold 4 -54 -76 54 -76 -54 46 54 46
scene hang

* wand-with-a-crystal | 6-8 9-12 13+ | Fantasy, Fairy Tales
appeal 3
topics wand, wands, magic wand, wizard, wizards, witch, sorcerer, harry potter, hogwarts, wizard school, harry potter sleepover, harry potter party, crystal wand, elf, fairy, cosplay, magic, wizard party, sleepover
near potions, lord of the rings, halloween costume
colors brown, gold, purple free
minutes 80 60 70
waits 60
mess some
heart core: chopstick, dowel, stick, bamboo, knitting-needle, driftwood, wooden-spoon = 1
heart grip: leather-cord, string, yarn, cotton-cord, ribbon, raffia, embroidery-floss, leather = 6 ft
need coat: acrylic-paint, metallic-paint, paint = 1 color
nice crystal: crystal, glass-gem, sea-glass, bead, wooden-bead, stick-on-gem, old-jewelry-piece, stone, pebble, acorn, marble = 1
nice wire: craft-wire, pipe-cleaner, twist-tie = 18 in
nice feather: feather, fake-leaf, pressed-flower = 2
nice gold: metallic-paint, metallic-pen, glitter-glue = 1
nice bottle: glass-bottle, plastic-bottle, glass-jar, plastic-jar = 1
nice label: paper, old-book-page, paper-bag, cardstock, price-tag, packing-paper = 1 scrap
nice sand: sandpaper
join strong: glue-gun, waterproof-glue, glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: ballpoint-pen, marker, pencil when label
step core: prepare core sand? by ccc
step lines: draw strong core > lines by ggc
step coat: paint coat core brush > wand by ccc
step gold: decorate gold core > gold by ccc
step crystal: glue crystal core strong > crystal by ggc
step wire: build wire core > wire by tcc
step grip: tie grip core scissors > grip by tcc
step feather: tie feather grip? > feather by ccc
step label: cut label pen scissors bottle? > label by ccc
step name: play core by ccc
part wand = core own paint coat a : t^ ~ -78 80 7 -30 32 6 26 -24 4.5 66 -66 3
part lines = strong a : l_ ~- 3 -24 20 -10 20 -12 6 2 8 0 -6 14 -6 14 -18 26 -18 ; l_ ~- 3 -30 22 -18 34 ; l_ ~- 3 36 -44 46 -34 ; l_ ~- 3 46 -54 56 -44
part gold = gold gold : l_ gold 2 -28 24 -18 33 ; l_ gold 2 37 -43 46 -35 ; l_ gold 2 47 -53 55 -45 ; d_ gold 2 -4 6 10 -6 22 -18
part crystal = crystal purple : p^ purple 58 -66 62 -90 76 -98 84 -84 72 -62 64 -58 ; p_ w 64 -84 74 -92 68 -70
part wire = wire gold : l_ gold 2.4 52 -60 66 -56 ; l_ gold 2.4 56 -66 74 -66 ; l_ gold 2.4 58 -76 80 -76 ; l_ gold 2.4 48 -54 60 -48
part grip = grip tan : l^ tan 5 -82 72 -68 86 ; l^ tan 5 -75 65 -61 79 ; l^ tan 5 -68 58 -54 72 ; l^ tan 5 -61 51 -47 65 ; l^ tan 5 -54 44 -40 58 ; l^ tan 5 -47 37 -33 51
part feather = feather own : feather teal -40 50 -14 92 10 ; feather purple -44 54 -34 98 9
part label = label cream : r^ cream 58 58 62 40 2 -6 ; z_ k 2 36 50 76 46 ; z_ k 1.5 36 60 80 56 ; z_ k 1.5 38 68 66 66
scene lay

* clay-over-foil-beast | 6-8 9-12 13+ | Dinosaurs, Fantasy, Animals
appeal 3
topics sculpture, sculpting, clay figure, figurine, polymer clay, armature, art class, desk friend, gift for a brother, stop motion, clay animal
variant longneck | Dinosaurs | green, light green, brown free | dinosaur, dinosaurs, brachiosaurus, long neck, apatosaurus, diplodocus, jurassic, paleontology, prehistoric
variant dragon | Fantasy, Fairy Tales | red, gold, purple free | dragon, dragons, wyvern, dungeons and dragons, dnd, how to train your dragon
variant fox | Animals | orange, white, brown or gray, brown, white | fox, foxes, forest animals, woodland, red fox
minutes 120 90 100
waits 90
mess some
heart clay: polymer-clay, air-dry-clay, salt-dough = 1/2 lb
heart core: aluminum-foil = 3 ft
nice bones: craft-wire, pipe-cleaner, twist-tie = 2 ft
nice wash: acrylic-paint, watercolor-paint, paint, drawing-ink = 1 color
nice base: wood-scrap, wood-slice, stone, bark, cork-sheet, log, coaster, cardboard, plastic-lid, driftwood = 1
nice spikes: seed, dried-lentil, popcorn, pumpkin-seed, bead, rice, toothpick, eggshell = pinch
nice ground: moss, sand, pebble, fake-leaf, pine-needle = handful when base
join glue: waterproof-glue, glue when base; spikes
tool pick: toothpick, wooden-skewer, pencil, craft-stick
tool brush: paintbrush, sponge-brush when wash
home oven when clay=polymer-clay
home rag when wash
step core: build core bones? by tcc
step skin: shape clay core > body-l body-d body-f by tcc
step parts: shape clay > more-l more-d more-f by ccc
step marks: draw pick clay > marks-l marks-d marks-f eyes-l eyes-d eyes-f by ccc
step harden: dry clay oven? by ggt
step wash: paint wash clay brush rag by ccc
step spikes: glue spikes clay glue > spikes-l spikes-d spikes-f by ccc
step base: glue clay base glue ground? > base ground by ccc
step name: play clay by ccc
part base = base own : b^ umber -88 72 -60 64 0 62 60 64 88 72 72 90 0 94 -72 90
part ground = ground green : y_ green -62 74 20 7 8 .15 ; y_ dark-green 62 76 18 7 8 .15
part body-l@longneck = clay a : b^ ~ -96 46 -70 28 -44 8 -10 0 24 6 42 -16 50 -50 58 -66 66 -52 64 -18 60 16 50 34 20 40 -30 42 -64 44 ; r^ ~ -34 52 16 34 5 ; r^ ~ -10 54 16 34 5 ; r^ ~ 22 54 16 34 5 ; r^ ~ 42 50 16 34 5
part more-l@longneck = clay a : b^ ~ 44 -62 52 -76 72 -78 86 -68 84 -58 64 -54
part marks-l@longneck = clay b : d_ ~ 4 -40 20 -18 14 6 14 28 20 48 -10 54 -32 ; d_ ~ 3 -60 32 -28 30 -4 28 18 30
part eyes-l@longneck = pick k : k 66 -69 3.5
part body-d@dragon = clay a : b^ ~ -92 34 -74 50 -40 46 -20 24 -6 2 10 -22 22 -44 40 -52 54 -40 44 -26 44 0 48 30 40 58 0 64 -40 66 -78 62 -96 50 ; r^ ~ 2 62 18 24 5 ; r^ ~ 34 60 18 24 5
part more-d@dragon = clay a : p^ ~-- 2 12 -20 -74 -8 -58 4 -70 12 -52 24 -58 18 0 ; p^ ~- -8 14 -60 -62 -44 -50 -34 -62 -22 -46 -6 -54 8 -10 ; b^ ~ 22 -46 30 -64 54 -64 80 -50 78 -42 50 -38 ; p^ ~- 30 -60 20 -84 40 -66 ; p^ ~- 44 -64 40 -86 54 -66 ; p^ ~- -92 34 -100 16 -80 28
part marks-d@dragon = clay b : l_ ~-- 3 20 40 36 40 ; l_ ~-- 3 18 26 38 26 ; l_ ~-- 3 18 12 38 12 ; l_ ~-- 3 18 -2 38 -2 ; l_ ~-- 3 22 -16 38 -16 ; l_ ~-- 1.6 -63 44 -60 47 -57 44 ; l_ ~-- 1.6 -51 42 -48 45 -45 42 ; l_ ~-- 1.6 -39 36 -36 39 -33 36 ; l_ ~-- 1.6 -57 50 -54 53 -51 50 ; l_ ~-- 1.6 -45 47 -42 50 -39 47 ; l_ ~-- 1.6 -27 28 -24 31 -21 28 ; l_ ~-- 1.6 -21 38 -18 41 -15 38 ; l_ ~-- 1.6 -11 20 -8 23 -5 20 ; l_ ~-- 1.6 -9 32 -6 35 -3 32 ; l_ ~-- 1.6 -3 44 0 47 3 44 ; l_ ~-- 1.6 3 12 6 15 9 12 ; l_ ~-- 1.6 5 26 8 29 11 26 ; l_ ~-- 1.6 7 38 10 41 13 38 ; l_ ~-- 1.6 9 0 12 3 15 0 ; l_ ~-- 1.6 19 -12 22 -9 25 -12 ; l_ ~-- 1.6 27 -24 30 -21 33 -24
part eyes-d@dragon = pick k : k 54 -54 4
part body-f@fox = clay a : b^ ~ -22 66 -26 30 -10 0 14 -8 32 2 42 30 40 66 10 72 ; r^ ~ 0 56 14 32 5 ; r^ ~ 24 56 14 32 5
part more-f@fox = clay a : b^ ~ -24 60 -52 66 -76 50 -80 20 -64 10 -56 30 -40 44 ; o_ b -72 20 11 15 20 ; p^ ~ -14 -46 -20 -84 12 -62 ; p^ ~ 42 -46 50 -84 20 -62 ; b^ ~ -20 -36 -8 -58 14 -64 38 -58 50 -36 34 -16 15 -4 -6 -16
part marks-f@fox = clay b : b_ b -18 -32 0 -26 15 -4 -6 -16 ; b_ b 48 -32 30 -26 15 -4 36 -16 ; o_ k 15 -8 5 4 ; b_ b 8 4 22 4 26 34 14 46 4 34
part eyes-f@fox = pick k : k 2 -36 4.5 ; k 30 -36 4.5
part spikes-l@longneck = spikes cream : d^ cream 3.5 -48 10 -34 5 -20 2 -6 2 8 4 20 4
part spikes-d@dragon = spikes cream : d^ cream 3.5 -72 48 -58 46 -44 42 -32 34 -22 24
part spikes-f@fox = spikes cream : d^ cream 3.5 -50 74 -40 78 60 72 68 76
scene stand

* comb-and-paste-cloth | 6-8 9-12 13+ | -
topics nigeria, adire, adire eleko, yoruba, lagos, africa, west africa, african art, indigo, batik, resist dyeing, dyeing, textile art, grandparents' country, heritage, heritage month, culture day, country project, black history month, ghana, mali, world cultures, bandana
near indonesia, japan, wall hanging, tie dye
colors navy, white free
minutes 95 70 80
waits 360
mess lots
place sink
heart cloth: fabric-scrap, bed-sheet, pillowcase, bandana, cloth-napkin, old-t-shirt, cloth-bag, canvas, old-towel = 1
heart paste: flour, cornstarch, glue = 1/2 cup
heart dye: fabric-dye, fabric-paint, drawing-ink, acrylic-paint = 1 color
nice bands: rubber-band, hair-tie, string = 4
nice glove: rubber-glove, glove = 1 pair
need under: plastic-bag, cardboard, newspaper, packing-paper = 1
tool brush: paintbrush, sponge-brush, toothbrush
tool pencil: pencil, chalk
home comb
home water
home bowl
step plan: draw cloth under pencil > cloth by ccc
step mix: mix paste water bowl by tcc
step comb: paint paste cloth brush comb > combed by ccc
step signs: draw paste cloth pencil? > signs by ccc
step dry: dry cloth by ccc
step bands: tie bands cloth > rings by ccc
step dye: paint dye cloth brush glove? > dye by tcc
step set: dry cloth by ccc
step rinse: wash cloth water by tcc
step hang: play cloth by ccc
part cloth = cloth w : r^ w 0 0 160 168 2
part dye = dye a : r_ ~ 0 0 160 168 2 ; z_ w 2.5 -40 -84 -40 84 ; z_ w 2.5 40 -84 40 84 ; z_ w 2.5 -80 -28 80 -28 ; z_ w 2.5 -80 28 80 28
part combed = paste w : l_ w 3 -72 -74 -60 -62 -48 -74 ; l_ w 3 -72 -60 -60 -48 -48 -60 ; l_ w 3 -72 -46 -60 -34 -48 -46 ; l_ w 3 -30 0 -15 10 0 0 15 10 30 0 ; l_ w 3 -30 -14 -15 -4 0 -14 15 -4 30 -14 ; l_ w 3 -30 14 -15 24 0 14 15 24 30 14 ; l_ w 3 50 40 60 52 72 40 ; l_ w 3 50 54 60 66 72 54 ; l_ w 3 50 66 60 78 72 66
part signs = paste w : i_ w 0 -56 16 2.5 3 ; a_ w 60 -56 14 9 0 360 ; d_ w 4 60 -56 ; f_ w -60 56 8 16 4 0 ; s_ w 0 56 4 16 5 ; d_ w 3 -68 -14 -52 -14 -60 0 -68 14 -52 14 ; f_ w 60 0 6 16 4 0
part rings = bands w : a_ w -66 74 7 4 0 360 ; a_ w 66 -76 7 4 0 360 ; a_ w -66 -76 7 4 0 360 ; a_ w 66 76 7 4 0 360
scene hang

* pipe-panpipes | 6-8 9-12 13+ | Music
appeal 3
topics panpipes, pan pipes, pan flute, flute, zampona, peru, andes, bolivia, wind instrument, instrument, instruments, homemade instrument, science of sound, physics of sound, pvc pipe, pan, greek mythology, orchestra
near busking, one-man band, folk music
colors orange, blue, red free
minutes 105 80 90
mess some
heart pipe: PVC-pipe, bamboo, reed = 4 ft
heart stops: cork, bottle-cork, modeling-clay, sticky-tack, air-dry-clay = 8
need wrap: duct-tape, electrical-tape, masking-tape, washi-tape, tape = 1
nice sand: sandpaper
nice lace: leather-cord, string, cotton-cord, paracord, yarn, ribbon, shoelace = 5 ft
nice brace: craft-stick, chopstick, dowel, wood-scrap = 2
nice charm: feather, bead, wooden-bead, charm, bell = 2 when lace
tool ruler: ruler
tool pen: pencil, permanent-marker, marker
home saw
step mark: draw pipe ruler pen by tcc
step saw: prepare pipe saw > pipes by ggt
step sand: prepare pipe sand by ccc
step stop: build stops pipe > feet by tcc
step tune: test pipe stops by ccc
step row: tape pipe wrap > wrap by ccc
step brace: tape brace pipe wrap > brace by ccc
step lace: tie lace pipe charm? > lace charm by tcc
step play: play pipe pen by ccc
part pipes = pipe own : r^ w -70 6 16 156 4 ; r^ w -50 0 16 144 4 ; r^ w -30 -7 16 130 4 ; r^ w -10 -11 16 122 4 ; r^ w 10 -18 16 108 4 ; r^ w 30 -24 16 96 4 ; r^ w 50 -30 16 84 4 ; r^ w 70 -34 16 76 4 ; o_ k -70 -72 6 3 ; o_ k -50 -72 6 3 ; o_ k -30 -72 6 3 ; o_ k -10 -72 6 3 ; o_ k 10 -72 6 3 ; o_ k 30 -72 6 3 ; o_ k 50 -72 6 3 ; o_ k 70 -72 6 3
part feet = stops tan : r_ tan -70 82 13 8 2 ; r_ tan -50 70 13 8 2 ; r_ tan -30 56 13 8 2 ; r_ tan -10 48 13 8 2 ; r_ tan 10 34 13 8 2 ; r_ tan 30 22 13 8 2 ; r_ tan 50 10 13 8 2 ; r_ tan 70 2 13 8 2
part wrap = wrap a : r_ ~ 0 -54 160 12 2
part brace = brace wood : r^ wood 0 -36 168 10 3
part lace = lace brown : l_ brown 3 -78 -42 -70 -30 -62 -42 -54 -30 -46 -42 -38 -30 -30 -42 -22 -30 -14 -42 -6 -30 2 -42 10 -30 18 -42 26 -30 34 -42 42 -30 50 -42 58 -30 66 -42 74 -30 80 -42 ; l_ brown 2.5 80 -40 88 -10 82 14
part charm = charm own : feather teal 82 12 86 50 8
scene lay

* locked-clue-box | 6-8 9-12 13+ | -
appeal 3
topics escape room, escape room at home, escape game, breakout box, puzzle box, puzzle, puzzles, mystery party, mystery, detective, spy, spies, secret agent, secret code, codes, cipher, treasure hunt, scavenger hunt, sherlock holmes, rainy day, birthday party game
near heist, murder mystery, game night, treasure
colors red, yellow, navy free
minutes 120 90 90
mess low
heart box: shoebox, cardboard-box, wooden-box, cookie-tin, cereal-box, small-box, tissue-box = 1
heart wheel: cardstock, foam-board, cardboard, paper-plate, cereal-box, index-card, folder = 1 sheet
heart pivot: paper-fastener = 1
need clues: paper, index-card, sticky-note, notebook, envelope = 4 sheet
nice drawer: tissue-box, small-box, envelope, chip-can, plastic-tub, cookie-tin, milk-carton = 1
nice trail: playing-card, puzzle-piece, map, dice, old-key, toy-brick, photo, magazine, newspaper, board-game-piece = 5
nice board: foam-board, cork-sheet, clipboard, cardboard, canvas = 1
nice mirror: plastic-mirror, old-CD, aluminum-foil = 1
nice chain: string, ribbon, rope, necklace-chain, yarn, zip-tie = 4 ft
nice prize: candy, coin, glass-gem, sticker, marble, button, crystal = 1 handful
join tape: tape, masking-tape, duct-tape, washi-tape
tool scissors: scissors
tool pen: marker, ballpoint-pen, permanent-marker, pencil
home mug
step story: draw clues pen by ccc
step rings: cut wheel mug pen scissors > wheel by tcc
step letters: draw wheel pen pivot > letters pivot by tcc
step first: draw clues pen > note by ccc
step second: draw clues mirror? pen > mirror by tcc
step third: cut clues trail? scissors pen > trail by tcc
step drawer: tape drawer box tape > drawer by ccc
step lock: tape box chain? prize? tape > box chain prize by ccc
step play: play box board? by ccc
part box = box own : q^ umber 4 -92 -10 20 -10 20 76 -92 76 ; r^ umber -36 -22 118 28 3
part drawer = drawer own : r^ tan -62 46 44 34 2 ; o_ k -62 46 4 4
part prize = prize gold : d^ gold 5 -24 52 -12 58 -2 50
part chain = box k : r_ ~ -36 34 116 9 2
part mirror = clues w : r^ w 62 66 58 30 1 6 ; l_ k 2 42 62 52 68 60 60 70 68 80 62
part note = clues cream : r^ cream -58 -64 60 44 1 -6 ; z_ k 1.6 -78 -72 -40 -76 ; z_ k 1.6 -78 -62 -44 -66 ; z_ k 1.6 -76 -52 -52 -54
part trail = trail own : r^ w 0 -70 22 30 2 10 ; d_ red 4 0 -70 ; r^ w 84 32 16 22 2 -12 ; d_ k 3 84 32
part wheel = wheel a : o^ ~ 46 -28 44 44 ; o_ w 46 -28 38 38 ; o^ b 46 -28 26 26
part letters = pen k : z_ k 2 46 -62 46 -56 ; z_ k 2 63 -57 60 -52 ; z_ k 2 76 -45 70 -41 ; z_ k 2 80 -28 73 -28 ; z_ k 2 76 -11 70 -15 ; z_ k 2 63 1 60 -4 ; z_ k 2 46 6 46 0 ; z_ k 2 29 1 32 -4 ; z_ k 2 16 -11 22 -15 ; z_ k 2 12 -28 19 -28 ; z_ k 2 16 -45 22 -41 ; z_ k 2 29 -57 32 -52 ; z_ k 2 46 -50 46 -44 ; z_ k 2 62 -28 66 -28 ; z_ k 2 46 -10 46 -6
part pivot = pivot gold : o^ gold 46 -28 6 6
scene lay

* one-line-wire-pendant | 9-12 13+ | Animals
topics wire, wire art, wire jewelry, wire wrapping, wirework, necklace, pendant, jewelry, jewelry making, beads, gift for mom, gift for a friend, animal lover, bag charm, alexander calder
near bracelet, keychain
variant cat | Animals | gold, green, silver free | cat, cats, kitten, my cat, pet, pets
variant fish | Ocean, Animals | silver, blue, teal free | fish, sea, ocean animals, under the sea
variant snail | Bugs, Nature, Animals | gold, orange, brown free | snail, snails, garden, goblincore
minutes 60 60
mess low
heart wire: craft-wire = 3 ft
heart beads: bead, seed-bead, wooden-bead, glass-gem, crystal, letter-bead, old-jewelry-piece = 5
need cord: leather-cord, cotton-cord, string, necklace-chain, ribbon, embroidery-floss = 2 ft
nice link: earring-hook, jewelry-finding, jump-ring, key-ring = 2
need plan: paper, cardstock, index-card = 1 sheet
tool pliers: pliers
tool pen: pencil, marker
tool scissors: scissors
step plan: draw plan pen by cc
step snip: cut wire pliers by gt
step loop: shape wire plan > loop by cc
step bend: shape wire plan > line-c line-f line-s by cc
step beads: thread beads wire > beads-c beads-f beads-s by cc
step curl: shape wire pliers by gt
step press: prepare wire by cc
step link: build link wire > link by cc
step cord: tie cord scissors > cord by cc
step wear: play cord by cc
part cord = cord brown : l_ brown 4 -50 -98 -24 -78 0 -64 24 -78 50 -98
part link = link silver : a^ silver 0 -60 8 4 0 360
part loop = wire a : a^ ~ 0 -50 9 5 0 360
part line-c@cat = wire a : l^ ~ 5 0 -42 -14 -36 -26 -30 -34 -48 -44 -20 -44 4 -30 18 -36 40 -34 74 0 80 34 74 36 40 30 18 44 4 44 -20 34 -48 26 -30 14 -36 0 -42 ; l^ ~ 5 34 74 62 70 68 46 56 36 ; l_ ~ 3 -10 6 0 10 10 6
part beads-c@cat = beads b : o^ ~ -18 -8 7 7 ; o^ ~ 18 -8 7 7 ; o^ c -12 46 6 6 ; o^ c 0 50 6 6 ; o^ c 12 46 6 6
part line-f@fish = wire a : l^ ~ 5 0 -42 -34 -28 -60 4 -34 36 0 44 30 30 52 4 80 -24 84 34 52 4 30 -24 0 -42 ; l_ ~ 3 -26 -18 -16 4 -26 26
part beads-f@fish = beads b : o^ k -40 -4 6 6 ; o^ ~ 2 -10 7 7 ; o^ ~ 20 4 7 7 ; o^ c 2 16 7 7 ; o^ c 70 4 5 5
part line-s@snail = wire a : i^ ~ 8 8 46 3 5 90 ; l^ ~ 5 8 54 -40 58 -70 50 -76 26 -66 10 ; l_ ~ 3 -70 18 -82 -4 ; l_ ~ 3 -66 14 -62 -8 ; l^ ~ 5 8 54 50 60 82 54
part beads-s@snail = beads b : o^ ~ 8 8 8 8 ; o^ k -82 -8 5 5 ; o^ k -62 -12 5 5 ; o^ c 8 -20 6 6 ; o^ c 36 20 6 6
scene hang

* motor-wobble-robot | 9-12 13+ | Robots
appeal 3
topics robot, robots, wobble robot, wobblebot, motor, motors, electricity, circuit, stem, engineering, vibration, bristlebot, invention, inventor, maker, maker faire, science project, dancing robot
near battle bots, remote control
colors silver, red, yellow free
minutes 70 75
waits 20
mess some
heart motor: small-motor = 1
heart body: cardboard, small-box, tissue-box, milk-carton, can, plastic-cup, paper-cup, chip-can, plastic-tub, yogurt-pot, cereal-box = 1
heart legs: craft-stick, clothespin, paper-straw, plastic-straw, pencil, wooden-skewer, chopstick, bottle-cap, toothbrush = 4
need pack: battery-pack = 1
need weight: cork, bottle-cork, eraser, clothespin, wooden-bead, bottle-cap, button = 1
nice eyes: bottle-cap, googly-eye, metal-washer, button, sticker, nuts-and-bolts = 2
nice arms: pipe-cleaner, craft-wire, craft-stick, twist-tie, paper-straw, jumper-wire = 2
nice skin: aluminum-foil, metallic-paper, construction-paper, duct-tape, magazine = 1 sheet
nice feelers: paper-clip, cotton-swab, toothpick, feather = 2
join strong: glue-gun, duct-tape, tape
join tape: electrical-tape, duct-tape, tape, masking-tape
tool scissors: scissors when body=cardboard,cereal-box; skin
tool pen: marker, permanent-marker, pencil
step body: build body scissors? pen > body panel by cc
step skin: tape skin body tape scissors > skin by cc
step legs: glue legs body strong > legs by gc
step weight: build weight motor > weight by cc
step motor: glue motor body strong weight? > motor by gc
step pack: tape pack body tape > pack by cc
step wires: tape pack motor tape > wires by tc
step eyes: glue eyes body strong > eyes by gc
step arms: tape arms feelers? body tape > arms feelers by cc
step run: test body weight legs by cc
part legs = legs wood : t^ wood -40 30 5 -56 90 5 ; t^ wood -16 34 5 -20 92 5 ; t^ wood 16 34 5 20 92 5 ; t^ wood 40 30 5 56 90 5
part body = body own : holderdown ~ 0 -41 100 82
part panel = pen k : r_ w 0 22 54 22 3 ; d_ b 4 -17 18 17 18 ; d_ c 4 -6 18 6 18 ; z_ k 2.4 -20 28 20 28
part skin = skin silver : q^ ~ 4 -44 -34 44 -34 50 34 -50 34
part arms = arms a : l^ ~ 5 -54 -6 -74 4 -84 -14 -94 -8 ; l^ ~ 5 54 -6 74 4 84 -14 94 -8
part feelers = feelers k : l_ k 2.5 -36 -40 -46 -64 ; l_ k 2.5 36 -40 46 -64
part pack = pack k : r^ k -24 -51 38 24 3 ; r_ gray -24 -55 32 8 1
part motor = motor silver : r^ silver 20 -51 26 22 3 ; r_ gray 36 -52 8 6 1
part wires = pack red : l_ red 2.4 -8 -60 0 -72 8 -68 12 -60 ; l_ k 2.4 -8 -54 0 -62 4 -56 8 -54 ; r_ w 0 -71 8 5 1 ; r_ w 0 -60 7 5 1
part weight = weight tan : r^ tan 42 -66 10 30 3
part eyes = eyes b : e -20 -10 13 ; e 20 -10 13
scene stand

* wire-and-bead-tree | 9-12 13+ | Nature, Seasons
appeal 3
topics wire tree, bead tree, bonsai, tree, tree of life, family tree, cherry blossom, money tree, wire art, wirework, beads, japan, zen garden, desk decor, mother's day, gift for grandma, spring, autumn
near crystals, jewelry, fairy garden
colors green, pink, gold free
minutes 75 80
mess low
heart wire: craft-wire = 12 ft
heart leaves: bead, seed-bead, crystal, wooden-bead, glass-gem, button, sequin, old-jewelry-piece, letter-bead, charm = 40
need foot: stone, driftwood, wood-slice, terracotta-pot, glass-jar, seashell, wood-scrap, ceramic-mug, log, bark, tea-light-holder, cork, yogurt-pot = 1
nice hold: air-dry-clay, modeling-clay, polymer-clay, plaster, sticky-tack = 1 handful
nice moss: moss, pebble, sand, fake-leaf, colored-sand, glass-gem = 1 handful
nice guest: toy-animal, snail-shell, acorn, felt-ball = 1
tool pliers: pliers, scissors
step cut: prepare wire pliers by gt
step beads: thread leaves wire by cc
step twist: shape wire leaves > crown by cc
step count: prepare wire by cc
step trunk: build wire > trunk by cc
step roots: build wire foot hold? > roots foot by cc
step bend: shape wire by cc
step moss: arrange moss foot > moss by cc
step guest: arrange guest foot > guest by cc
step turn: play wire by cc
part foot = foot own : b^ gray -70 72 -50 54 -10 48 40 52 72 70 60 90 0 94 -58 90
part moss = moss green : y_ green -34 60 20 8 8 .16 ; y_ dark-green 30 60 22 8 8 .16
part roots = wire brown : l_ brown 4 -4 44 -20 56 -34 58 ; l_ brown 4 0 46 2 60 -4 68 ; l_ brown 4 6 44 24 56 40 56
part trunk = wire brown : l^ brown 11 0 50 -8 26 6 6 -4 -14 ; l_ brown 7 4 8 30 -10 44 -22 ; l_ brown 7 -4 -10 -30 -24 -44 -22 ; l_ brown 6 -4 -14 8 -40 4 -56 ; l_ umber 2 2 48 -5 26 8 6 0 -12
part crown = leaves a : d^ ~ 6 -60 -16 -50 -30 -38 -38 -44 -14 -28 -30 -64 -34 -54 -46 -24 -48 ; d^ ~ 6 44 -30 56 -18 34 -36 60 -36 48 -46 68 -28 30 -20 ; d^ b 5 -48 -22 -34 -22 42 -18 56 -48 -68 -22 ; d^ ~ 6 4 -66 -10 -58 18 -58 -4 -76 12 -78 -20 -70 24 -70 2 -88 -14 -84 ; d^ b 5 4 -54 -8 -68 14 -68 -24 -60
part guest = guest own : o^ tan 48 44 10 8 ; o^ tan 57 36 6 6
scene stand

* cardboard-boomerang | 9-12 13+ | Sports
topics boomerang, boomerangs, australia, aboriginal art, flying toy, flight, aerodynamics, physics, outdoor game, outdoor games, frisbee, throwing, throw and catch, field day, summer camp, rainy day, stem
near ninja, superhero gadget, kangaroo, paper plane
colors red, yellow, blue free
minutes 40 40
mess low
heart card: cereal-box, cardboard, cardstock, pizza-box, tissue-box, shoebox, folder, milk-carton = 1
need color: marker, acrylic-paint, paint, permanent-marker, paint-marker, crayon, oil-pastel = 3 color
nice tape: washi-tape, duct-tape, electrical-tape, masking-tape = 1
nice weight: coin, paper-clip, sticker, sticky-tack = 3
join stick: tape, stapler, glue
tool brush: paintbrush when color=acrylic-paint,paint
tool ruler: ruler
tool pen: pencil, ballpoint-pen
tool scissors: scissors
step draw: draw card ruler pen by cc
step cut: cut card scissors by cc
step cross: build card stick > wings by cc
step color: color color card brush > pattern by cc
step tape: tape tape card > stripes by cc
step curl: shape card by cc
step hold: test card by cc
step weight: tape weight card stick > weight by cc
step far: play card by cc
part wings = card a : r^ ~ 0 -46 30 86 12 ; r^ ~ -40 24 30 86 12 60 ; r^ ~ 40 24 30 86 12 -60
part pattern = color b : d_ ~ 5 0 -74 -62 38 62 38 ; d_ w 3.5 0 -58 -48 30 48 30 ; l_ c 4 -12 -40 0 -34 12 -40 ; l_ c 4 -42 8 -30 16 -30 28 ; l_ c 4 42 8 30 16 30 28
part stripes = tape c : r_ ~ 0 -28 30 7 ; r_ ~ -24 14 30 7 1 -30 ; r_ ~ 24 14 30 7 1 30
part weight = weight silver : o^ silver 0 -80 6 6 ; o^ silver -69 42 6 6 ; o^ silver 69 42 6 6
scene lay

* layered-salt-jar | 6-8 9-12 13+ | Nature
topics sand art, colored sand, colored salt, layers, layered jar, rainbow, desert, room decor, desk decor, vacation souvenir, beach, birthday party, craft fair, gift for grandma, no-mess craft, geology, rock layers, sediment
near jupiter, sunset, unicorn, mermaid
colors orange, teal, purple, yellow free
minutes 35 40 40
mess some
heart grains: salt, sand, colored-sand, sugar, rice = 2 cup
heart jar: glass-bottle, glass-jar, plastic-jar, plastic-bottle, tea-light-holder, plastic-cup = 1
need tint: chalk, food-coloring, sidewalk-chalk, oil-pastel, paint, acrylic-paint = 4 color
nice funnel: funnel, paper, plastic-bottle = 1
nice poke: wooden-skewer, chopstick, toothpick, knitting-needle, pencil = 1
nice finds: seashell, pebble, sea-glass, crystal, glass-gem, snail-shell, bead, toy-animal = 3
nice plant: air-plant, fake-leaf, pressed-flower, feather, fern-frond = 1
nice cloth: fabric-scrap, burlap, felt, cork, cupcake-liner, bottle-cork = 1
nice band: string, ribbon, raffia, rubber-band, twist-tie, yarn, lace = 12 in
need bags: plastic-bag, paper-plate, yogurt-pot, paper-bowl = 4
home spoon
step share: prepare grains bags by ccc
step color: mix tint grains bags by ccc
step dry: dry grains by ccc
step first: fill grains jar funnel? spoon > jar layers by ccc
step more: fill grains jar spoon > more by ccc
step poke: draw poke grains jar > waves by ccc
step finds: arrange finds plant? jar > finds plant by ccc
step full: fill grains jar spoon by ccc
step lid: tie cloth band? jar > cloth band by ccc
step shelf: play jar by ccc
part jar = jar own : q^ light-blue 12 -50 -66 50 -66 50 86 -50 86
part layers = tint a : b_ ~ -46 50 -20 44 10 54 46 46 46 80 36 84 -36 84 -46 80 ; b_ b -46 22 -14 30 16 20 46 26 46 46 10 54 -20 44 -46 50
part more = tint c : b_ c -46 -4 -18 -10 14 0 46 -8 46 26 16 20 -14 30 -46 22 ; b_ d -46 -28 -10 -22 20 -32 46 -26 46 -8 14 0 -18 -10 -46 -4
part waves = poke w : p_ b -30 24 -26 44 -22 26 ; p_ b 26 24 30 42 34 24 ; p_ c -6 24 -2 42 2 24
part finds = finds own : shell cream -18 -34 12 ; o^ gray 14 -34 10 7
part plant = plant green : j_ green 30 -30 22 -58 6 ; j_ green 32 -30 36 -62 6
part cloth = cloth red : b^ red -56 -62 -44 -82 0 -88 44 -82 56 -62 0 -56
part band = band tan : z_ tan 4 -50 -66 50 -66
scene stand

* tape-petal-pens | 6-8 9-12 13+ | -
topics duct tape, duck tape, duct tape rose, duct tape flower, rose, roses, flower pens, pens, teacher gift, teacher appreciation, end of school year, school supplies, desk decor, mother's day, valentine's day, fundraiser, school fair, market stall, craft fair, party favors
near bouquet, spring, garden, back to school
colors red, green, yellow free
minutes 60 45 45
mess low
heart tape: duct-tape, washi-tape, electrical-tape = 1 roll
heart pens: ballpoint-pen, pencil, gel-pen, marker = 3
nice second: washi-tape, duct-tape, electrical-tape, masking-tape = 1 roll
nice heartbit: pom-pom, bead, button, cotton-ball, felt-ball = 3
nice leafbit: felt, craft-foam, fake-leaf, construction-paper = 1 scrap
nice pot: terracotta-pot, can, glass-jar, yogurt-pot, paper-cup, ceramic-mug, plastic-cup = 1
nice ground: pebble, rice, dried-bean, sand, glass-gem, dried-lentil = 2 cup
nice tag: price-tag, paper, cardstock, index-card = 1
tool ruler: ruler
tool scissors: scissors, fabric-scissors
step stem: tape pens second? tape > stem by ccc
step squares: cut tape ruler scissors by tcc
step fold: fold tape by ccc
step bud: tape tape pens heartbit? > bud by tcc
step petals: tape tape pens > petals by ccc
step leaves: cut leafbit scissors tape > leaves by ccc
step more: tape tape pens > more by ccc
step pot: fill pot ground? pens > pot ground by ccc
step tag: draw tag pens > tag by ccc
step give: play pens by ccc
part stem = pens own : r^ green 0 26 8 120 3 ; r^ green -34 34 8 104 3 -12 ; r^ green 34 34 8 104 3 12
part pot = pot own : q^ ~ 4 -38 48 38 48 30 92 -30 92
part ground = ground tan : r_ tan 0 50 70 8 3
part leaves = leafbit green : j^ green 4 20 30 6 7 ; j^ green -30 22 -58 12 7
part bud = tape a : o_ red- 0 -46 12 12
part petals = tape a : y^ red 0 -46 30 28 7 .16 ; y_ red+ 0 -46 22 20 6 .18 ; i_ red- 0 -46 15 2.4 3
part more = tape c : y^ yellow -50 -22 24 22 7 .16 ; i_ yellow- -50 -22 13 2.2 3 ; y^ red 50 -22 24 22 7 .16 ; i_ red- 50 -22 13 2.2 3
part tag = tag w : r^ w 22 70 34 18 2 8 ; z_ k 1.5 12 68 32 72
scene stand

* marble-maze-to-squeeze | 6-8 9-12 13+ | -
topics fidget, fidgets, fidget toy, marble maze, stress, stress relief, stress before exams, exams, anxiety, calm, calm down, focus, adhd, autism, sensory, quiet time, long car ride, travel, waiting room, first sewing project, sewing, learn to sew
near hospital, grandpa, back to school, homework
colors blue, yellow, red free
minutes 80 60 60
mess low
heart cloth: felt, fabric-scrap, denim, old-t-shirt, blanket, old-sweater, old-towel, bandana, sock, pillowcase = 2 piece
heart ball: marble, wooden-bead, bead, glass-gem, dried-bean, button = 1
need thread: embroidery-floss, sewing-thread, yarn = 6 ft
nice mark: fabric-marker, permanent-marker, chalk, pencil = 1
nice patch: felt, patch, button, fabric-scrap, ric-rac, ribbon = 1
nice loop: ribbon, cotton-cord, shoelace, leather-cord, key-ring = 6 in
nice scent: lavender = 1 tsp
nice pins: pin, clothespin, paper-clip, binder-clip = 4
tool needle: needle
tool ruler: ruler
tool scissors: scissors, fabric-scissors
step cut: cut cloth ruler scissors > back by tcc
step plan: draw mark cloth by ccc
step patch: sew patch thread needle cloth > patch by tcc
step pin: prepare pins cloth by ccc
step walls: sew cloth thread needle > walls by tcc
step ball: fill ball scent? cloth > ball by ccc
step edge: sew cloth thread needle loop? > front edge loop by tcc
step try: play cloth by ccc
part back = cloth b : r^ ~ 4 4 150 120 5
part loop = loop tan : l^ tan 6 -74 -48 -92 -64 -86 -82 -72 -70 -68 -52
part front = cloth a : r^ ~ 0 0 150 120 5
part walls = thread w : z_ w 3 -74 -24 20 -24 20 -44 ; z_ w 3 48 -58 48 0 -14 0 ; z_ w 3 -44 58 -44 10 ; z_ w 3 -14 30 74 30 ; z_ w 3 -14 0 -14 30
part edge = thread w : stitch w -70 -55 70 -55 14 ; stitch w -70 55 70 55 14 ; stitch w -70 -55 -70 55 11 ; stitch w 70 -55 70 55 11
part patch = patch red : s^ red 56 46 5 12 6
part ball = ball own : o^ teal -58 -42 9 9 ; o_ w -61 -45 3 3
scene lay
`;
