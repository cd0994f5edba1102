/** Kits, blanks and leftovers that older hands lay out, and what they were laid out for. */
export const shelf = `
* frilly-paper-axolotl | 4-5 6-8 9-12 | Animals, Ocean
extras figure: googly-eye, sticker, sequin, glitter-glue
appeal 3
topics axolotl, axolotls, salamander, salamanders, newt, newts, amphibian, amphibians, aquarium, cute animals, underwater animals
colors pink, red, white or white, yellow, gray, black, purple
minutes 30 35 40
mess low
scene lay
heart sheet: origami-paper, construction-paper, cardstock, paper, felt = 3 sheet
need pen: marker, ballpoint-pen, gel-pen, crayon, permanent-marker = 1
nice stripe: washi-tape, masking-tape = 6 in
join glue: glue-stick, glue, tape
tool scissors: scissors
step draw: draw pen sheet by gcc
step body: cut sheet scissors > body by gcc
step strips: cut sheet scissors by ccc
step fringe: cut sheet scissors by ccc
step gills: glue sheet glue > gills by ccc
step join: glue sheet glue > head by ccc
step legs: glue sheet scissors glue > legs by ccc
step stripe: decorate stripe sheet scissors > stripe by ccc
step face: draw pen sheet > face by ccc
step swim: play sheet by ccc
part legs = sheet a : t^ ~- -16 20 8 -44 30 7 -56 40 5 ; t^ ~- 16 20 8 44 30 7 56 40 5 ; t^ ~- -10 52 7 -34 66 6 -44 76 4 ; t^ ~- 10 52 7 34 66 6 44 76 4
part body = sheet a : b^ ~ -22 -10 22 -10 26 24 18 56 24 84 0 98 -24 84 -18 56 -26 24
part stripe = stripe c : r_ ~ 0 40 40 7 ; r_ ~ 0 58 34 7 ; r_ ~ 0 76 40 7
part gills = sheet b : l^ ~ 7 -44 -56 -66 -74 -76 -90 ; l^ ~ 7 -54 -40 -80 -46 -95 -58 ; l^ ~ 7 -52 -24 -76 -18 -94 -24 ; l^ ~ 7 44 -56 66 -74 76 -90 ; l^ ~ 7 54 -40 80 -46 95 -58 ; l^ ~ 7 52 -24 76 -18 94 -24 ; v_ ~ -58 -64 -76 -90 6 9 ; v_ ~ -66 -42 -95 -58 5 9 ; v_ ~ -64 -20 -94 -24 5 9 ; v_ ~ 76 -90 58 -64 6 9 ; v_ ~ 95 -58 66 -42 5 9 ; v_ ~ 94 -24 64 -20 5 9
part head = sheet a : o^ ~ 0 -38 62 36
part face = pen k : k -34 -42 6 ; k 34 -42 6 ; l_ k 3 -20 -24 -8 -16 0 -14 8 -16 20 -24

* picture-on-a-canvas | 6-8 9-12 13+ | -
extras card: lace, ribbon, pressed-flower, charm, sequin
appeal 3
topics nan, nana, nanna, gran, granny, grandma, grandpa, grandad, grandmother, grandfather, grandparents, grandparents day, care home, nursing home, gift for grandma, gift for grandpa, gift for nan, photo canvas, photo gift, family photo, photo frame, picture frame, keepsake, memory, mod podge, decoupage, mother's day, father's day, gift for mom, gift for dad, godmother, great grandma
near get well, missing somebody, moving away, anniversary, retirement, friend
colors light blue, green, pink free
minutes 50 55 60
waits 90
mess some
scene lay
heart canvas: canvas, wood-scrap = 1
heart photo: photo, old-calendar-picture = 1
heart seal: glue = 3 tbsp
need paint: acrylic-paint, paint = 3 color
nice buttons: button, stick-on-gem, glass-gem, seashell = 10
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker, permanent-marker, ballpoint-pen, pencil
step trim: cut photo scissors by ccc
step ground: paint canvas paint brush > canvas ground by ccc
step flowers: paint canvas paint brush > flowers by ccc
step dry: dry canvas by ccc
step under: glue seal canvas brush by ccc
step smooth: glue photo canvas > photo by ccc
step over: glue seal photo brush by ccc
step buttons: glue buttons canvas seal > buttons by ccc
step write: draw pen canvas by ccc
step give: play canvas by ccc
part canvas = canvas own : r^ w 0 0 180 172 3
part ground = paint a : r_ a 0 0 180 172 3 ; b_ a+ -90 -86 -30 -86 -60 -40 -90 -30
part flowers = paint b : l_ b 3 -78 84 -76 50 -70 20 ; l_ b 3 -60 84 -62 60 ; l_ b 3 78 84 76 50 70 20 ; l_ b 3 60 84 62 60 ; jm_ b 76 60 88 46 5 ; jm_ b 74 44 60 34 5 ; f_ c -70 14 6 13 5 ; o_ yellow -70 14 4 ; f_ c 70 14 6 13 5 ; o_ yellow 70 14 4 ; f_ c -62 54 6 9 4 ; o_ yellow -62 54 3 ; f_ c 62 54 6 9 4 ; o_ yellow 62 54 3
part photo = photo own : r^ w 0 -6 96 104 2 ; r_ light-blue 0 -14 84 74 1 ; o_ tan -14 -12 13 15 ; o_ tan 18 -4 10 12 ; b_ red -36 23 -32 8 -14 4 4 10 6 23 ; b_ green 4 23 6 10 18 8 32 12 36 23 ; l_ white 6 -27 -14 -22 -27 -6 -27 -1 -14 ; z_ k 1.6 -18 -6 -10 -6
part buttons = buttons own : bits own 1.3 -48 62 -24 68 0 70 24 68 48 62 -62 -58 -34 -72 0 -76 34 -72 62 -58

* strip-star-window | 6-8 9-12 13+ | -
extras hanging: glitter-glue, metallic-pen, tinsel
appeal 3
topics hanukkah, chanukah, hannukah, hanukah, star of david, jewish holiday, jewish, festival of lights, dreidel, dreidels, hanukkah decorations, hanukkah window, window decoration, window decorations, window star, sun catcher, suncatcher, stained glass, passover, bar mitzvah, bat mitzvah
near menorah, purim, rosh hashanah, winter window
colors blue, light blue, silver
minutes 40 45 50
waits 30
mess low
scene hang
heart film: cellophane, tissue-paper = 2 sheet
heart card: cardstock, construction-paper = 2 sheet
nice sparkle: sequin, stick-on-gem = 12
nice pane: chalk-marker, paint-marker = 1 color
join glue: glue, glue-stick
join tape: tape, masking-tape, washi-tape, sticky-tack
tool scissors: scissors
tool ruler: ruler
tool pen: pencil, chalk, marker
step strips: cut card ruler pen scissors by tcc
step first: glue card glue by ccc
step star: glue card glue > star by ccc
step film: cut film card pen scissors by ccc
step fix: glue film card glue > glass by ccc
step sparkle: glue sparkle card glue > sparkle by ccc
step dry: dry card by ccc
step hang: tape card tape > hold by tcc
step pane: draw pane > pane by ccc
step light: play card by ccc
part pane = pane w : p_ ~ -92 44 -74 44 -74 60 -83 72 -92 60 ; z_ ~ 3 -83 44 -83 32 ; p_ ~ 74 58 92 58 92 74 83 86 74 74 ; z_ ~ 3 83 58 83 46 ; d_ ~ 3 -80 -78 -88 -52 82 -74 90 -46 66 -88
part glass = film a : p_ a 0 -68 62 38 -62 38 ; p_ a 0 76 62 -30 -62 -30 ; p_ b 36 -2 20 -28 -20 -28 -36 -2 -20 34 20 34
part star = card k : z^ k 11 0 -76 68 42 -68 42 0 -76 ; z^ k 11 0 84 68 -34 -68 -34 0 84
part sparkle = sparkle silver : d^ ~ 4 0 -76 68 42 -68 42 0 84 68 -34 -68 -34 -43 -2 43 -2 -20 -36 20 -36 -20 42 20 42
part hold = tape w : r_ w 0 -90 12 16

* thirty-bags-to-the-feast | 6-8 9-12 13+ | -
extras hanging: bell, tassel, metallic-paper, star-anise
appeal 3
topics ramadan, ramadan calendar, ramadan countdown, countdown calendar, countdown, ramadan decorations, eid, eid countdown, ramadan kareem, ramadan mubarak, eid al-fitr, fasting, iftar, muslim holiday, islam, advent calendar for ramadan
near eid decorations, crescent moon, advent, advent calendar, birthday countdown
colors teal, gold, cream free
minutes 60 65 70
waits 15
mess low
scene hang
heart bags: cloth-bag, envelope, paper-bag, small-box = 30
need numbers: sticker, price-tag, paper, cardstock, index-card = 30
heart branch: stick, dowel = 1
need cord: string, yarn, cotton-cord, raffia, ribbon = 12 yd
nice beads: wooden-bead, bead = 30
nice gold: metallic-pen, gel-pen, paint-marker, marker = 1
need notes: paper, index-card, cardstock = 3 sheet
tool scissors: scissors
tool pen: pencil, ballpoint-pen, marker
join fix: glue-stick, glue, tape when numbers!=sticker
step branch: decorate gold branch > rings by ccc
step hang: tie cord branch scissors > branch hanger by gtc
step number: decorate numbers bags fix? > numbers by ccc
step sign: draw gold bags > signs by ccc
step notes: draw notes pen scissors by ccc
step fill: fill notes bags > bags by ccc
step cords: cut cord scissors > cords by tcc
step tie: tie bags cord beads? > beads by tcc
step row: tie bags branch by tcc
step open: play bags by ccc
part hanger = cord tan : z_ ~ 3 -80 -74 0 -98 80 -74
part cords = cord tan : z_ ~ 2 -76 -72 -76 -34 ; z_ ~ 2 -46 -72 -46 4 ; z_ ~ 2 -16 -72 -16 44 ; z_ ~ 2 16 -72 16 -22 ; z_ ~ 2 46 -72 46 24 ; z_ ~ 2 76 -72 76 -10
part branch = branch own : t^ brown -94 -70 5 -40 -76 7 20 -72 7 94 -78 4 ; l^ brown 4 50 -75 64 -88 76 -92
part rings = gold gold : z_ ~ 3 -88 -78 -88 -64 ; z_ ~ 3 -62 -80 -62 -66 ; z_ ~ 3 30 -80 30 -66 ; z_ ~ 3 86 -82 86 -70
part beads = beads wood : d^ ~ 5 -76 -50 -46 -24 -16 4 16 -44 46 -10 76 -34
part bags = bags a : q^ ~ 5 -88 -34 -64 -34 -62 0 -90 0 ; q^ ~+ 5 -58 4 -34 4 -32 38 -60 38 ; q^ ~ 5 -28 44 -4 44 -2 78 -30 78 ; q^ ~+ 5 4 -22 28 -22 30 12 2 12 ; q^ ~ 5 34 24 58 24 60 58 32 58 ; q^ ~+ 5 64 -10 88 -10 90 24 62 24 ; z_ tan 3 -86 -27 -66 -27 ; z_ tan 3 -56 11 -36 11 ; z_ tan 3 -26 51 -6 51 ; z_ tan 3 6 -15 26 -15 ; z_ tan 3 36 31 56 31 ; z_ tan 3 66 -3 86 -3
part numbers = numbers w : o_ w -76 -14 9 ; z_ k 2 -76 -19 -76 -9 ; o_ w -46 24 9 ; z_ k 2 -50 20 -43 20 -49 28 -42 28 ; o_ w -16 64 9 ; z_ k 2 -20 59 -13 59 -16 64 -13 69 -20 69 ; o_ w 16 -2 9 ; z_ k 2 13 -7 13 -1 20 -1 ; z_ k 2 18 -6 18 4 ; o_ w 46 44 9 ; z_ k 2 50 39 43 39 43 44 49 44 49 49 43 49 ; o_ w 76 10 9 ; z_ k 2 79 5 74 8 74 15 80 15 80 10 75 10
part signs = gold gold : a_ gold -76 -1 4 2 40 320 ; s_ gold -46 34 5 4 2 ; a_ gold 16 9 4 2 40 320 ; s_ gold 46 55 5 3 1.5

* cardboard-suit-of-armor | 6-8 9-12 13+ | Superheroes
extras worn: sticker, stick-on-gem, button, bottle-cap, metal-washer
appeal 3
topics armor, armour, cardboard armor, cardboard armour, cosplay, costume, shield, breastplate, gauntlet, bracer, suit of armor, cardboard costume
variant hero | Superheroes | silver, red, gold free | superhero, superheroes, super hero, hero costume, hero armor
variant knight | Fairy Tales, Fantasy | silver, blue, gold free | knight, knights, castle, king arthur, medieval, middle ages, joan of arc, sir
minutes 75 90 110
waits 120
mess some
scene stand
heart thin: cereal-box, folder, cardstock = 3
heart thick: cardboard-box, cardboard, pizza-box = 1
need lines: string, cotton-cord, yarn, shoelace = 6 yd
need coat: metallic-paint, acrylic-paint, paint = 2 color
join glue@6-8: glue, tape
join glue@9-12,13+: glue-gun, glue
tool knife@6-8: scissors
tool knife@9-12: scissors
tool knife@13+: craft-knife, scissors
tool scissors: scissors
tool punch: hole-punch, pencil
tool brush: paintbrush, sponge-brush
tool pen: pencil, marker
step draw: draw thick pen by tcc
step cut: cut thick knife > chest shield by gct
step cuffs: cut thin scissors pen > cuffs by tcc
step plates: glue thin scissors glue > plates by ttc
step sign: glue thick thin scissors glue > sign-hero sign-knight by ttc
step relief: glue lines thick glue > relief by ttc
step coat: paint coat thick thin brush by ccc
step shine: paint coat thick brush by ccc
step tie: tie lines punch thick thin scissors > ties by gtc
step stand: play thick by ccc
part ties = lines tan : z_ ~ 4 -58 -68 -44 -92 ; z_ ~ 4 10 -68 -4 -92 ; z_ ~ 3 -74 20 -90 26 ; z_ ~ 3 26 20 38 26
part chest = thick own paint coat a : b^ ~ -66 -70 -42 -58 -24 -52 -6 -58 18 -70 30 -40 26 10 16 44 -24 54 -64 44 -74 10 -78 -40 ; l_ ~- 3 -24 -40 -24 48 ; l_ ~- 3 -62 14 -24 24 14 14
part shield = thick own paint coat a : b^ ~ 34 -50 66 -56 96 -50 94 -4 66 34 38 -4 ; a_ ~- 66 -18 22 19 0 360
part cuffs = thin own paint coat a : q^ ~ 4 -90 60 -56 60 -62 96 -86 96 ; q^ ~ 4 8 60 42 60 36 96 14 96
part plates = thin own paint coat a : p^ ~+ -88 66 -58 66 -66 78 -80 78 ; p^ ~+ -86 80 -60 80 -66 90 -80 90 ; p^ ~+ 10 66 40 66 32 78 18 78 ; p^ ~+ 12 80 38 80 32 90 18 90
part relief = lines own paint coat a : l_ ~- 3 -64 -44 -44 -28 -24 -24 -4 -28 16 -44 ; l_ ~- 3 40 -44 66 -49 90 -44 88 -6 66 24 44 -6 40 -44
part sign-hero@hero = thick b : p^ b -20 -20 -2 -20 -14 0 0 0 -30 34 -24 8 -38 8 ; p^ b 68 -34 78 -34 70 -22 78 -22 60 0 64 -15 56 -15
part sign-knight@knight = thick b : p^ b -29 -18 -19 -18 -19 34 -24 44 -29 34 ; r^ b -24 -19 32 6 2 ; r^ b -24 -29 7 16 2 ; o^ b -24 -38 5 ; p^ b 62 -24 70 -24 70 8 66 16 62 8 ; r^ b 66 -25 24 5 2 ; r^ b 66 -32 5 12 2 ; o^ b 66 -39 3.5

* road-map-key-fob | 6-8 9-12 13+ | Transportation
extras jewelry: bead, charm, tassel, bell
appeal 3
topics map, maps, old maps, key ring, keyring, keychain, key fob, road trip, travel, traveling, travelling, gift for a driver, new driver, first car, driving test, moving away, new home, father's day, gift for dad, luggage tag
near vacation, holiday, geography, gift for grandpa
colors blue, red, yellow
minutes 40 45 50
waits 90
mess low
scene lay
heart map: map = 1
heart ring: key-ring = 2
need core: cereal-box, cardboard, cardstock, wood-slice, leather = 1 piece
nice line: permanent-marker, gel-pen, marker = 1
nice beads: bead, wooden-bead, letter-bead = 4
nice cord: cotton-cord, string, leather-cord, embroidery-floss, ribbon = 12 in
need fix: glue = 3 tbsp
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool punch: hole-punch, awl
tool pen: pencil, ballpoint-pen
home coin
step cut: cut map coin pen scissors by ccc
step core: cut core scissors pen > core by gtc
step face: glue map core fix brush > map by ccc
step line: draw line map > line by ccc
step seal: glue fix map brush > shine by ccc
step dry: dry map by ccc
step hole: poke punch map by gtc
step ring: tie ring cord? map > ring cord by tcc
step beads: thread beads cord > beads by ccc
step go: play ring by ccc
part ring = ring silver : a^ ~ 0 -74 22 17 0 360
part cord = cord tan : z_ ~ 4 -4 -54 -34 -20 ; z_ ~ 4 4 -54 40 -6
part beads = beads c : d^ ~ 6 -14 -42 -23 -32 14 -42 24 -29
part core = core own : o^ tan -40 22 44 44 ; o^ tan 46 44 42 42
part map = map own : o_ cream -40 22 40 40 ; o_ cream 46 44 38 38 ; p_ green+ -74 10 -52 -12 -40 10 -62 30 ; b_ light-blue -40 60 -20 40 -4 34 -8 46 -24 60 ; z_ yellow 4 -74 36 -44 24 -20 -6 ; z_ w 2 -60 -10 -44 24 -36 60 ; p_ green+ 40 20 70 26 64 50 42 44 ; b_ light-blue 12 52 26 50 34 72 22 72 ; z_ yellow 4 16 34 50 46 76 66 ; z_ w 2 52 8 50 46 38 80
part line = line red : z_ red 4 -66 46 -44 24 -28 -10 ; h_ red -27 -12 7 ; z_ red 4 22 64 50 46 74 30 ; h_ red 74 28 7
part shine = fix w : l_ w 3 -70 6 -62 -6 -52 -12 ; l_ w 3 18 30 26 18 36 12

* moths-on-a-page | 9-12 13+ | Bugs
extras picture: pressed-flower, feather, moss
appeal 3
topics moth, moths, butterfly, butterflies, beetle, beetles, insects, insect, bug collection, insect collection, specimen box, entomology, natural history, cabinet of curiosities, book page art, old book art, altered book, dark academia, cottagecore
colors brown, orange, teal
minutes 75 90
waits 30
mess some
scene hang
heart page: old-book-page, sheet-music, map, newspaper = 4
heart paint: watercolor-paint, watercolor-pencil, drawing-ink = 3 color
need pen: ballpoint-pen, gel-pen, permanent-marker = 1
need case: shadow-box, picture-frame, wooden-box, shoebox, cookie-tin, small-box = 1
nice pins: pin, pushpin = 5
need ground: cardboard, foam-board, cork-sheet, foam-sheet-scrap, felt = 1 sheet
join glue: glue, glue-stick
tool brush: paintbrush
tool scissors: scissors
tool pencil: pencil
home water
step fold: draw page pencil by cc
step cut: cut page scissors by cc
step wash: paint page paint brush water > wings by cc
step lines: draw pen page > lines by cc
step body: glue page glue > bodies by cc
step bend: fold page by cc
step ground: cut ground scissors page glue > case ground by cc
step pin: build page ground pins? glue > pins by tc
step label: draw page pen scissors glue > labels by cc
step close: build case ground by cc
part case = case own : q^ umber 4 -90 -92 90 -92 90 92 -90 92
part ground = ground cream : r_ cream 0 0 156 160 2 ; z_ tan 1.5 -70 -66 70 -66 ; z_ tan 1.5 -70 -52 70 -52 ; z_ tan 1.5 -70 -2 70 -2 ; z_ tan 1.5 -70 12 70 12 ; z_ tan 1.5 -70 66 70 66
part wings = paint a : b^ brown+ -4 -46 -30 -70 -60 -66 -52 -42 -8 -36 ; b^ brown+ 4 -46 30 -70 60 -66 52 -42 8 -36 ; b_ orange+ -6 -38 -40 -38 -46 -22 -20 -14 -4 -26 ; b_ orange+ 6 -38 40 -38 46 -22 20 -14 4 -26 ; b^ teal+ -44 22 -60 4 -72 10 -68 28 -46 32 ; b^ teal+ -34 22 -18 4 -6 10 -10 28 -32 32 ; b_ teal -46 32 -64 34 -62 48 -42 44 ; b_ teal -32 32 -14 34 -16 48 -36 44 ; b^ orange+ 20 20 40 12 60 20 64 44 40 62 16 44
part lines = pen k : o_ cream -38 -54 6 ; o_ k -38 -54 3 ; o_ cream 38 -54 6 ; o_ k 38 -54 3 ; l_ k 1.5 -8 -40 -30 -48 -54 -56 ; l_ k 1.5 8 -40 30 -48 54 -56 ; d_ k 2.5 -58 18 -20 18 -54 40 -24 40 ; z_ k 2 40 16 40 60 ; d_ k 3.5 30 30 50 30 30 46 50 46
part bodies = page w : r^ cream 0 -36 8 40 4 ; l_ k 1.5 -2 -56 -10 -70 -18 -74 ; l_ k 1.5 2 -56 10 -70 18 -74 ; r^ cream -39 26 6 32 3 ; l_ k 1.5 -40 10 -46 -2 ; l_ k 1.5 -38 10 -32 -2 ; o^ cream 40 12 9 7 ; l_ k 1.5 36 6 28 0 ; l_ k 1.5 44 6 52 0
part pins = pins silver : d^ silver 3 0 -40 -39 22 40 26
part labels = page w : r^ w 0 -4 44 10 1 ; z_ k 1.2 -16 -4 16 -4 ; r^ w -39 66 44 10 1 ; z_ k 1.2 -54 66 -24 66 ; r^ w 40 72 44 10 1 ; z_ k 1.2 26 72 54 72

* slab-earrings-on-cards | 9-12 13+ | -
extras jewelry: charm, bead, tassel
appeal 3
topics fundraiser, fundraising, school fundraiser, etsy, etsy shop, etsy stall, stall, market stall, craft stall, craft fair, school fair, small business, things to sell, to sell, make and sell, bake sale table, clay earrings, polymer clay earrings, polymer clay, earrings, marbled clay, terrazzo, slab earrings, statement earrings
near christmas market, gift for a friend, prom, fashion
colors teal, white, gold free
minutes 90 100
waits 60
mess low
scene lay
heart clay: polymer-clay = 3 color
heart posts: earring-post, earring-hook = 8
need cutter: cookie-cutter, plastic-knife = 1
nice rings: jump-ring = 8
nice sand: sandpaper = 1
need sheet: parchment-paper, baking-tray = 1
need card: cardstock, index-card, construction-paper = 2 sheet
need stick: waterproof-glue when posts=earring-post
tool roller: rolling-pin, glass-jar, dowel
tool point: toothpick, needle, pushpin
tool pen: ballpoint-pen, gel-pen, marker
tool scissors: scissors
tool pliers@9-12: tweezers when rings
tool pliers@13+: pliers, tweezers when rings
home oven
step knead: shape clay by cc
step slab: roll clay roller sheet by cc
step cut: cut clay cutter sheet > pieces by cc
step holes: poke clay point by cc
step bake: heat clay sheet oven by gt
step sand: prepare sand clay by cc
step posts: glue posts clay stick? > posts by tc
step rings: build rings clay pliers > rings by tc
step price: cut card scissors point pen > cards words by cc
step sell: play clay by cc
part cards = card w : r^ cream -48 0 78 150 4 ; r^ cream 48 0 78 150 4
part words = pen k : z_ k 2 -70 -60 -26 -60 ; z_ k 2 26 -60 70 -60 ; z_ k 2 -62 64 -34 64 ; z_ k 2 34 64 62 64
part posts = posts silver : o^ silver -66 -40 4 ; o^ silver -30 -40 4 ; o^ silver 30 -40 4 ; o^ silver 66 -40 4
part rings = rings gold : a^ gold -66 -10 6 4 0 360 ; a^ gold -30 -10 6 4 0 360 ; a^ gold 30 -10 6 4 0 360 ; a^ gold 66 -10 6 4 0 360
part pieces = clay a : o^ a -66 -26 13 13 ; o^ a -30 -26 13 13 ; o^ b 30 -26 13 13 ; o^ b 66 -26 13 13 ; q^ a 12 -80 42 -80 10 -66 -4 -52 10 -52 42 ; q^ a 12 -44 42 -44 10 -30 -4 -16 10 -16 42 ; q^ b 12 16 42 16 10 30 -4 44 10 44 42 ; q^ b 12 52 42 52 10 66 -4 80 10 80 42 ; l_ b 3 -76 34 -66 20 -72 10 -62 2 ; l_ b 3 -40 34 -30 20 -36 10 -26 2 ; l_ a 3 20 34 30 20 24 10 34 2 ; l_ a 3 56 34 66 20 60 10 70 2 ; l_ c 2 -60 36 -56 22 ; l_ c 2 -24 36 -20 22 ; l_ c 2 38 36 42 22 ; l_ c 2 74 36 76 22

* zip-back-cushion-cover | 9-12 13+ | -
extras cloth: patch, pom-pom, lace, ribbon
topics cushion, cushions, cushion cover, pillow, pillow cover, throw pillow, sewing, sewing machine, zipper, upcycling, upcycled clothes, memory pillow, keepsake, outgrown clothes, room decor, bedroom decor
variant jersey | Sports | blue, white, yellow free | jersey, old jersey, football shirt, soccer shirt, team, soccer, football, basketball, hockey, rugby, sports fan
variant band-tee | Music | black, red, white free | band shirt, band tee, concert, concert shirt, rock, music room
minutes 90 100
mess low
scene lay
heart shirt: old-jersey, old-t-shirt, old-sweater = 1
heart pad: pillow = 1
need thread: sewing-thread, embroidery-floss = 10 yd
nice web: fusible-web = 1 sheet
tool iron: iron when web
nice zip: zipper, hook-and-loop-tape = 1
tool needle: sewing-machine, needle
nice pins: pin, clothespin, binder-clip = 10
tool scissors: fabric-scissors, scissors
tool ruler: ruler
tool pen: chalk, pencil
step measure: draw pad ruler pen shirt by cc
step cut: cut shirt scissors > front mark mark2 by cc
step web: heat web shirt iron by gt
step zip: sew zip? shirt thread needle > zip by tc
step sew: sew shirt pins? thread needle by tc
step corners: cut shirt scissors by cc
step turn: fold shirt by cc
step pad: fill pad shirt zip? > puff by cc
step lean: play pad by cc
part puff = pad w : q^ ~ 26 -86 -82 86 -82 86 82 -86 82
part front = shirt a : q^ ~ 14 -82 -78 82 -78 82 78 -82 78 ; z_ ~- 2 -74 -70 74 -70 74 70 -74 70 -74 -70
part mark@jersey = shirt b : r_ b -60 0 14 140 ; r_ b 60 0 14 140 ; z_ b 14 -32 -30 -12 -40 -12 40 ; z_ b 14 14 -36 38 -36 38 0 14 0 14 36 38 36
part mark2@band-tee = shirt b : p_ b 8 -52 -26 4 -2 4 -14 52 28 -10 4 -10 20 -52 ; a_ c 0 0 66 61 0 360
part zip = zip k : z_ silver 4 -70 72 70 72 ; r_ silver 66 72 8 12 2

* board-that-blinks | 9-12 13+ | Robots
extras machine: sticker, button, bottle-cap, metal-washer, nuts-and-bolts, keycap
appeal 3
topics robot, robots, microbit, micro:bit, arduino, coding, programming, electronics, circuit, circuits, stem, science fair, cardboard robot, light-up robot, robotics, inventor
near computer club, technology
colors gray, teal, yellow free
minutes 80 90
waits 0
mess low
scene stand
heart board: microcontroller = 1
need wires: jumper-wire = 2
heart body: cardboard, cardboard-box, cereal-box, shoebox, small-box = 1
need lights: LED-light = 2
need copper: copper-tape, aluminum-foil = 2 ft
nice joints: paper-fastener = 4
nice trim: marker, permanent-marker, paint-marker, metallic-pen = 1
join glue: tape, masking-tape, electrical-tape
tool knife: craft-knife, scissors
tool pen: pencil, marker
tool poker: awl, pushpin, needle, pencil
home computer
home ruler
step cut: cut body ruler pen knife > body by tc
step arms: build joints body poker > arms by tc
step window: tape board body glue > board by cc
step eyes: poke poker body lights > eyes by tc
step upper: tape copper body lights by cc
step lower: tape copper body lights by cc
step clip: build wires board copper > wires by cc
step power: play board lights computer > glow by cc
step code: prepare board computer by cc
step trim: decorate trim body > trim by cc
part body = body own : r^ kraft 0 -52 84 70 4 ; r^ kraft 0 36 104 100 4 ; r^ kraft- -28 92 26 14 2 ; r^ kraft- 28 92 26 14 2
part arms = joints gold : t^ kraft -50 6 9 -76 20 8 -84 -16 7 ; t^ kraft 50 6 9 74 24 8 82 56 7 ; o^ gold -50 6 5 ; o^ gold 50 6 5
part trim = trim k : r_ k 0 -30 40 8 3 ; z_ w 2 -10 -34 -10 -26 ; z_ w 2 0 -34 0 -26 ; z_ w 2 10 -34 10 -26 ; z_ k 3 -38 -4 38 -4
part board = board teal : r^ teal 0 36 68 52 4 ; d_ red 3.2 -16 22 -16 30 16 22 16 30 -16 42 -8 48 0 50 8 48 16 42 ; r_ gold 0 60 62 6 1
part eyes = lights w : o^ w -20 -58 11 ; o^ w 20 -58 11
part wires = wires red : l_ red 3 -24 62 -44 74 -46 0 -34 -40 ; l_ k 3 24 62 46 74 46 0 34 -40
part glow = lights yellow : o_ yellow+ -20 -58 9 ; o_ w -20 -58 4 ; o_ yellow+ 20 -58 9 ; o_ w 20 -58 4

* painted-blank-figure | 4-5 6-8 9-12 13+ | -
extras party: stick-on-gem, sequin, glitter-glue, ribbon
appeal 3
topics paint your own, paint your own pottery, pottery painting, ceramic painting, ceramics, plaster painting, painting kit, figurine, figurines, party activity, birthday party
carries any
minutes 40 45 50 60
waits 60
mess some
scene stand
heart blank: unpainted-figure = 1
heart paint: acrylic-paint, paint, paint-marker = 4 color
tool brush: paintbrush, cotton-swab when paint=acrylic-paint,paint
nice fine: permanent-marker, metallic-pen, paint-marker, gel-pen = 1
home newspaper
home towel
step wipe: prepare blank newspaper towel by cccc
step plan: play blank paint by cccc
step ground: paint paint blank brush? > blank body by cccc
step second: paint paint blank brush? towel by cccc
step dry: dry blank by cccc
step fine: draw fine blank by tccc
step dots: paint paint blank brush? > dots by cccc
step show: play blank by cccc
part blank = blank w : r^ w 0 86 132 18 7 ; rim w 0 -6 146 150 4
part body = paint a : figure a 0 -6 146 150
part dots = paint c : d_ n 3.5 -56 86 -40 86 -24 86 -8 86 8 86 24 86 40 86 56 86

* sugar-skull-in-full-bloom | 6-8 9-12 13+ | -
extras party: glitter-glue, ribbon-rose, pressed-flower
appeal 3
topics day of the dead, dia de los muertos, día de los muertos, dia de muertos, día de muertos, calavera, calaveras, sugar skull, sugar skulls, skull, skulls, mexico, coco, ofrenda, abuela, abuelo
near halloween, pottery painting
colors white, pink, teal, orange
minutes 50 60 75
waits 60
mess some
scene stand
heart skull: unpainted-figure = 1
heart paint: paint-marker, acrylic-paint, paint = 4 color
tool brush: paintbrush, cotton-swab when paint=acrylic-paint,paint
nice gems: stick-on-gem, sequin = 8
nice flags: tissue-paper, crepe-paper = 2 sheet
need line: string, yarn, ribbon = 1 yd when flags
join glue: glue, glue-stick when gems=sequin; flags
tool scissors: scissors when flags
tool pencil: pencil
home towel
step dust: prepare skull towel by ccc
step plan: draw pencil skull > skull by ccc
step eyes: paint paint skull brush? > sockets by ccc
step petals: paint paint skull brush? > petals by ccc
step brow: paint paint skull brush? > brow by ccc
step rest: paint paint skull brush? > pattern by ccc
step dry: dry skull by ccc
step gems: glue gems skull glue? > gems by ccc
step flags: cut flags scissors line glue > flags by tcc
step name: play skull by ccc
part flags = flags c : q^ pink 1 -96 -92 -62 -92 -62 -66 -96 -66 ; q^ teal 1 -56 -92 -22 -92 -22 -66 -56 -66 ; q^ orange 1 -16 -92 16 -92 16 -66 -16 -66 ; q^ teal 1 22 -92 56 -92 56 -66 22 -66 ; q^ pink 1 62 -92 96 -92 96 -66 62 -66 ; d_ w 4 -79 -79 -39 -79 0 -79 39 -79 79 -79
part skull = skull w : b^ w -66 -8 -58 -44 -28 -62 0 -66 28 -62 58 -44 66 -8 58 22 44 34 40 50 34 78 18 88 -18 88 -34 78 -40 50 -44 34 -58 22
part sockets = paint k : o_ k -28 4 17 18 ; o_ k 28 4 17 18 ; p_ k 0 26 -8 40 0 37 8 40 ; l_ k 2.2 -30 62 0 66 30 62 ; z_ k 2 -22 54 -22 76 ; z_ k 2 -11 54 -11 76 ; z_ k 2 0 54 0 76 ; z_ k 2 11 54 11 76 ; z_ k 2 22 54 22 76
part petals = paint b : d_ b 4 -4 4 -8 19 -21 27 -36 27 -49 19 -52 4 -48 -11 -36 -19 -20 -19 -8 -11 4 4 8 19 21 27 36 27 49 19 52 4 48 -11 36 -19 20 -19 8 -11
part brow = paint d : f_ d 0 -42 6 15 5 ; o_ c 0 -42 5 ; j_ c -18 -38 -34 -46 4 ; j_ c 18 -38 34 -46 4
part pattern = paint c : i_ c -46 42 7 2 2 ; i_ c 46 42 7 2 2 ; h_ b 0 80 5 ; d_ c 2.5 -14 80 14 80
part gems = gems d : d^ ~ 3.5 0 -58 -16 -56 16 -56 -32 -50 32 -50 -46 -40 46 -40 0 50

* badges-for-every-strap | 6-8 9-12 13+ | -
extras card: glitter-glue, sequin, washi-tape
appeal 3
topics badge, badges, badge making, badge maker, pin badge, button badge, button pin, button pins, pins, backpack, backpack pins, rucksack, pride, pride month, rainbow flag, pride flag, school election, campaign, protest, club badge, name badge, merch, fundraiser
carries any
minutes 30 35 40
mess low
scene lay
heart blank: badge-blank = 4
tool press: badge-press
heart sheet: construction-paper, paper, cardstock, magazine, wrapping-paper = 2 sheet
need pens: ballpoint-pen, gel-pen, marker, permanent-marker, colored-pencil = 2 color
nice marks: sticker, washi-tape = 6
join glue: glue-stick, glue
tool scissors: scissors
tool pencil: pencil
step trace: draw blank sheet pencil by ccc
step idea: draw pencil sheet by ccc
step cut: cut sheet scissors by ccc
step layers: glue sheet glue scissors by ccc
step lines: draw pens sheet by ccc
step marks: decorate marks sheet by ccc
step load: build blank sheet press by tcc
step press: build press blank > badges body by tcc
step more: build blank sheet pens press > others by tcc
step wear: play blank by ccc
part badges = blank w : o^ silver 0 -22 66 66 ; o_ w 0 -22 62 62
part body = sheet a : figure a 0 -22 84 88
part others = blank b : o^ b -66 66 26 26 ; o_ c -66 66 18 18 ; s_ g -66 66 5 12 5 ; o^ c 0 72 24 24 ; h_ g 0 72 10 ; o^ a 66 66 26 26 ; z_ g 5 50 58 82 58 ; z_ g 5 48 68 84 68

* stripes-for-a-strap | 6-8 9-12 13+ | -
extras card: glitter-glue, sequin, washi-tape
topics pride, pride month, pride badge, pride flag, rainbow, rainbow flag, lgbt, lgbtq, flags, flag, country flags, world cup, olympics, team colors, school colors, school spirit, fan, football, soccer, badge, badges, badge making, backpack, independence day, fourth of july, juneteenth
variant rainbow | - | red, orange, yellow, green, blue, purple | pride, pride month, pride badge, pride flag, rainbow, rainbow flag, lgbt, lgbtq, equality, everybody welcome
variant team | Sports | red, white, red, white, red, blue free | team, team colors, school colors, school spirit, fan, football, soccer, hockey, rugby, world cup, olympics, flag, flags
minutes 25 30 30
mess low
scene lay
heart blank: badge-blank = 3
tool press: badge-press
heart sheet: construction-paper, paper, cardstock, origami-paper, wrapping-paper = 6 color
need pens: ballpoint-pen, gel-pen, marker, permanent-marker = 1
nice marks: sticker = 3
join glue: glue-stick, glue
tool scissors: scissors
tool pencil: pencil
step base: cut sheet blank pencil scissors by ccc
step strips: cut sheet scissors by ccc
step order: arrange sheet by ccc
step stripes: glue sheet glue by ccc
step trim: cut sheet scissors by ccc
step words: draw pens sheet by ccc
step marks: decorate marks sheet by ccc
step press: build blank sheet press > badge stripes words words2 marks by tcc
step pin: play blank by ccc
part badge = blank w : o^ silver 0 0 88 88 ; o_ w 0 0 82 82
part stripes = sheet a : p_ a 0 -82 30 -76 41 -71 50 -65 56 -60 62 -54 -62 -54 -56 -60 -50 -65 -41 -71 -30 -76 -0 -82 ; p_ b 62 -54 66 -49 70 -43 73 -38 75 -32 77 -27 -77 -27 -75 -32 -73 -38 -70 -43 -66 -49 -62 -54 ; p_ c 77 -27 79 -22 80 -16 81 -11 82 -5 82 0 -82 0 -82 -5 -81 -11 -80 -16 -79 -22 -77 -27 ; p_ d 82 0 82 5 81 11 80 16 79 22 77 27 -77 27 -79 22 -80 16 -81 11 -82 5 -82 0 ; p_ e 77 27 75 32 73 38 70 43 66 49 62 54 -62 54 -66 49 -70 43 -73 38 -75 32 -77 27 ; p_ f 62 54 56 60 50 65 41 71 30 76 0 82 -0 82 -30 76 -41 71 -50 65 -56 60 -62 54
part words@rainbow = pens k : r_ w 0 0 96 22 5 ; z_ k 3 -38 -6 -38 6 -28 6 ; o_ k -16 0 7 7 ; o_ w -16 0 4 4 ; z_ k 3 -4 -6 2 6 8 -6 ; z_ k 3 28 -6 18 -6 18 6 28 6 ; z_ k 3 18 0 26 0
part words2@team = pens k : r_ w 0 0 70 24 5 ; z_ k 3 -8 -6 -20 -6 -20 6 -8 6 -8 0 -13 0 ; o_ k 12 0 8 8 ; o_ w 12 0 4.5 4.5
part marks = marks w : s_ ~ 0 -60 5 10 4 ; s_ ~ 0 62 5 10 4

* striped-soap-for-somebody | 6-8 9-12 13+ | -
extras gift: lavender, dried-orange-slice, oats
appeal 3
topics soap, soap making, melt and pour soap, layered soap, homemade soap, gift, gifts, gift for my coach, coach gift, coach, thank you coach, teacher gift, gift for a teacher, thank you gift, team gift, gift for mom, gift for dad, gift for grandma, gift for a neighbor, nurse, bus driver, mother's day, father's day, christmas gift, secret santa, end of season, craft fair
near spa, spa day, birthday party, fundraiser
colors blue, white, yellow free
minutes 45 45 50
waits 120
mess some
scene lay
heart base: soap-base = 1 lb
need mold: silicone-mold, popsicle-mold, muffin-tin, yogurt-pot, ice-cube-tray = 4
need tint: food-coloring = 2 color
nice wrap: cellophane, wax-paper, tissue-paper, plastic-wrap = 2 sheet
nice bow: ribbon, string, raffia, yarn = 3 ft
need tag: price-tag, cardstock, index-card, paper = 1
tool stir: craft-stick, wooden-spoon, metal-spoon
tool scissors: scissors
tool pen: ballpoint-pen, marker, gel-pen
home knife
home jug
step dice: cut base knife by ggt
step melt: heat base jug stir by ggt
step tint: mix tint base stir by ccc
step first: fill base mold > low by ggt
step skin: test mold by ccc
step second: fill base tint jug mold > bars by ggt
step third: fill base tint jug mold > high by ggt
step out: prepare base mold by ccc
step wrap: fold wrap base bow? scissors > wrap bow by ccc
step tag: draw tag pen > tag by ccc
part low = base a : q^ a 6 -84 34 -6 34 -10 62 -80 62 ; q^ a 6 6 34 84 34 80 62 10 62
part bars = base w : r_ w -45 20 78 28 2 ; r_ w 45 20 78 28 2
part high = base b : q_ c 8 -82 -20 -8 -20 -6 8 -84 8 ; q_ c 8 8 -20 82 -20 84 8 6 8 ; l_ w 3 -70 -12 -44 -14 ; l_ w 3 20 -12 46 -14
part wrap = wrap own : p_ light-blue+ -56 -20 -34 -20 -30 -66 -45 -52 -60 -66 ; p_ light-blue+ 34 -20 56 -20 60 -66 45 -52 30 -66
part bow = bow red : z_ ~ 5 -45 -22 -45 60 ; z_ ~ 5 45 -22 45 60 ; j^ ~ -45 -22 -66 -34 6 ; j^ ~ -45 -22 -24 -34 6 ; j^ ~ 45 -22 24 -34 6 ; j^ ~ 45 -22 66 -34 6
part tag = tag w : r^ w 0 82 60 22 2 ; z_ k 2 -20 78 20 78 ; z_ k 2 -20 86 10 86

* one-block-four-seasons | 9-12 13+ | Seasons, Nature
extras card: leaf, pressed-flower, ribbon, glitter-glue
appeal 3
topics linocut, lino print, lino printing, block print, printmaking, seasons, four seasons, tree, trees, spring, summer, fall, autumn, winter, cards, greeting cards, card set
colors brown, pink, green, orange, light blue
minutes 90 100
waits 240
mess some
scene lay
heart block: lino-block = 1
heart ink: printing-ink, acrylic-paint = 1 color
need card: cardstock, watercolor-paper, construction-paper, index-card, paper = 4
need roller: brayer, foam-roller
tool cutter: lino-cutter
need plan: tracing-paper, paper = 1 sheet
need plate: plastic-lid, ceramic-plate, foam-tray, baking-tray, glass-pane = 1
need color: paint, acrylic-paint, colored-pencil, marker, oil-pastel = 4 color
tool pencil: pencil
tool spoon: wooden-spoon, metal-spoon
home scrap-paper
step plan: draw plan pencil block by cc
step flip: draw plan block pencil by cc
step cut: cut block cutter by gt
step clear: cut block cutter by gt
step ink: print ink block roller plate by cc
step proof: print block scrap-paper ink roller by cc
step print: print block card spoon > cards trees by cc
step dry: dry card by cc
step seasons: color color card > seasons by cc
step show: arrange card by cc
part cards = card w : r^ cream -45 -46 82 86 2 ; r^ cream 45 -46 82 86 2 ; r^ cream -45 46 82 86 2 ; r^ cream 45 46 82 86 2
part trees = ink a : t_ umber -45 -10 7 -45 -34 5 -45 -50 3 ; l_ umber 4 -45 -34 -60 -56 -66 -62 ; l_ umber 4 -45 -38 -30 -58 -24 -64 ; l_ umber 3 -45 -50 -48 -72 ; t_ umber 45 -10 7 45 -34 5 45 -50 3 ; l_ umber 4 45 -34 30 -56 24 -62 ; l_ umber 4 45 -38 60 -58 66 -64 ; l_ umber 3 45 -50 42 -72 ; t_ umber -45 82 7 -45 58 5 -45 42 3 ; l_ umber 4 -45 58 -60 36 -66 30 ; l_ umber 4 -45 54 -30 34 -24 28 ; l_ umber 3 -45 42 -48 20 ; t_ umber 45 82 7 45 58 5 45 42 3 ; l_ umber 4 45 58 30 36 24 30 ; l_ umber 4 45 54 60 34 66 28 ; l_ umber 3 45 42 42 20
part seasons = color b : d_ pink 5 -66 -64 -58 -56 -50 -74 -44 -66 -36 -56 -26 -66 -58 -72 -34 -74 ; d_ green 8 24 -62 34 -56 42 -72 56 -58 66 -64 32 -72 54 -74 46 -60 ; d_ orange 5 -66 30 -58 38 -50 20 -36 36 -24 28 -58 74 -30 78 -66 82 -38 22 ; d_ light-blue 4 24 22 34 36 56 34 66 26 30 60 62 58 44 14 20 80 70 78 ; r_ light-blue 45 86 78 6 2

* bedroom-in-a-tin | 6-8 9-12 13+ | -
extras box: lace, ric-rac, sticker, stick-on-gem, charm, pressed-flower, felt-sticker
appeal 3
topics tin, altoids tin, altoid tin, mint tin, pocket dollhouse, tin bedroom, miniature, miniatures, miniature bedroom, miniature room, mini room, tiny, tiny bedroom, tiny room, tiny house, dollhouse, doll house, mouse house, bedroom, fairy house, travel toy, matchbox, matchboxes
near my room, sleepover, borrowers, dolls
colors pink, light blue, cream free
minutes 50 60 75
waits 60
mess low
scene lay
heart tin: cookie-tin, wooden-box, metal-lid = 1
heart bed: small-box = 2
heart cloth: fabric-scrap, felt, sock, bandana = 3 scrap
need wall: construction-paper, wrapping-paper, origami-paper, wallpaper, magazine, paper = 1 sheet
nice stuff: cotton-ball, cotton-pad, pillow-stuffing = 1
nice posts: toothpick, craft-stick = 4
nice knobs: bead, seed-bead, button = 4
nice grip: tweezers = 1
join glue@6-8: tape
join glue@9-12,13+: glue, waterproof-glue
tool scissors: scissors
tool pen: pencil, ballpoint-pen, marker
step paper: cut wall tin pen scissors by tcc
step walls: glue wall tin glue grip? > tin walls by ccc
step bed: cut bed scissors tin by tcc
step posts: glue posts bed scissors glue > posts by tcc
step cloth: cut cloth scissors by ccc
step make: glue cloth bed stuff? glue > bed by ccc
step drawers: draw bed pen tin glue > chest by ccc
step knobs: glue knobs bed glue grip? > knobs by ccc
step in: glue bed cloth tin glue grip? > rug by ccc
step night: play tin by ccc
part tin = tin own : q^ silver 10 -90 -92 90 -92 90 -4 -90 -4 ; q^ silver 10 -90 2 90 2 90 92 -90 92
part walls = wall b : q_ b+ 6 -82 -84 82 -84 82 -12 -82 -12 ; q_ cream 6 -82 10 82 10 82 84 -82 84 ; d_ w 3 -64 -68 -40 -50 -14 -70 12 -52 38 -70 64 -50 -64 -30 -14 -34 38 -32 ; r_ light-blue 44 -52 34 34 2 ; z_ w 3 44 -69 44 -35 ; z_ w 3 27 -52 61 -52
part rug = cloth c : o_ c 44 68 26 10
part bed = bed own : q^ tan 3 -74 18 20 18 20 78 -74 78 ; q_ w 4 -68 24 -44 24 -44 72 -68 72 ; q_ w 8 -66 30 -48 30 -48 66 -66 66 ; q_ a 4 -42 20 18 20 18 76 -42 76 ; r_ a- -38 48 8 56
part posts = posts wood : r^ wood -74 18 7 12 2 ; r^ wood -74 78 7 12 2 ; r^ wood 20 18 7 12 2 ; r^ wood 20 78 7 12 2
part chest = bed own : r^ tan 54 36 40 34 2 ; r_ tan- 54 28 34 13 1 ; r_ tan- 54 44 34 13 1
part knobs = knobs gold : d^ ~ 3 54 28 54 44

* penciled-slices-in-beeswax | 9-12 13+ | Nature
extras hanging: bead, ribbon, bell
topics grandpa's workshop, grandpas workshop, workshop, garage, woodwork, woodworking, wood slices, wood slice, wood burning, pyrography, ornaments, ornament, christmas ornaments, key holder, forest, rustic, cabin, nature, gift for grandpa, gift for dad, father's day, remember grandpa
near camping, leftovers, autumn
colors brown, gray, gold
minutes 60 70
waits 20
mess low
scene hang
heart slices: wood-slice = 3
heart wax: beeswax-sheet = 1
need sand: sandpaper = 1
need pencil: pencil, ballpoint-pen = 1
nice eye: cup-hook = 3
need hole: nail, awl, pushpin = 1 when eye
nice cord: string, leather-cord, raffia, ribbon, cotton-cord = 3 ft
home cloth
home paper
step sand: prepare sand slices cloth by cc
step look: draw pencil paper slices by cc
step draw: draw pencil slices > slices lines by cc
step dark: draw pencil slices > shade by cc
step warm: prepare wax by cc
step wax: paint wax slices > shine by cc
step buff: prepare slices cloth by cc
step eye: build eye hole slices > eyes by tc
step cord: tie cord slices > cords by cc
step hang: play slices by cc
part cords = cord tan : z_ ~ 4 -56 -98 -56 -52 ; z_ ~ 4 6 -98 6 -10 ; z_ ~ 4 62 -98 62 -42
part eyes = eye gold : a^ gold -56 -46 7 4 0 360 ; a^ gold 6 -4 7 4 0 360 ; a^ gold 62 -36 7 4 0 360
part slices = slices own : o^ brown -56 -2 38 38 ; o_ wood+ -56 -2 33 33 ; o^ brown 6 44 42 42 ; o_ wood+ 6 44 37 37 ; o^ brown 62 2 34 34 ; o_ wood+ 62 2 29 29
part lines = pencil k : z_ k 2 -56 22 -56 -24 ; l_ k 2 -56 10 -72 2 -76 -8 ; l_ k 2 -56 10 -40 2 -36 -8 ; l_ k 2 -56 -4 -68 -10 -70 -18 ; l_ k 2 -56 -4 -44 -10 -42 -18 ; o_ k 6 44 22 20 ; o_ wood+ 6 44 19 17 ; p_ k -10 30 -12 20 -2 26 ; p_ k 22 30 24 20 14 26 ; d_ k 4 -2 40 14 40 ; p_ k 3 46 9 46 6 52 ; s_ k 62 2 6 18 8
part shade = pencil gray : d_ gray 2.5 -74 -10 -38 -10 -70 -20 -42 -20 -56 -26 ; l_ gray 2 -8 54 -2 58 ; l_ gray 2 20 54 14 58 ; o_ gold 62 2 5
part shine = wax w : l_ w 3 -78 -20 -70 -28 -60 -32 ; l_ w 3 -20 22 -10 14 0 10

* instrument-that-retired | 6-8 9-12 13+ | Music
extras sound: sticker, stick-on-gem, sequin, charm, guitar-pick
appeal 3
topics broken instrument, old instrument, ukulele, guitar, violin, instrument wall art, decoupage, mod podge, music room, music wall, upcycling, rock star, band, concert
near musician, music teacher, grandpa
colors teal, pink, gold free
minutes 60 70 80
waits 120
mess some
scene hang
heart body: old-instrument = 1
need scraps: paper-napkin, sheet-music, wrapping-paper, tissue-paper, magazine, old-book-page, map = 4
need glue: glue = 1/2 cup
nice lines: paint-marker, acrylic-paint, paint, permanent-marker = 3 color
nice bow: ribbon, fabric-scrap, yarn, string = 1 yd
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home cloth
home newspaper
step clean: prepare body cloth newspaper by ccc
step strings: prepare body by gtc
step tear: tear scraps scissors by ccc
step under: glue glue body brush by ccc
step lay: glue scraps body brush > body scraps by ccc
step seal: glue glue body brush by ccc
step dry: dry body by ccc
step lines: draw lines body > lines by ccc
step bow: tie bow body scissors > bow by ccc
step hang: play body by gtc
part body = body own : r^ brown 0 -62 18 66 3 ; q^ brown 4 -14 -98 14 -98 11 -82 -11 -82 ; b^ wood 0 -34 34 -26 40 -4 32 12 50 34 50 66 28 88 0 92 -28 88 -50 66 -50 34 -32 12 -40 -4 -34 -26 ; d_ gold 3 -18 -94 -18 -86 18 -94 18 -86
part scraps = scraps b : b_ teal -30 -24 0 -32 0 8 -30 8 -36 -4 ; b_ pink 4 -32 30 -24 36 -4 28 12 4 8 ; b_ gold -46 36 -28 12 -4 14 -6 44 -40 52 ; b_ teal+ 6 14 28 14 46 36 44 56 8 48 ; b_ pink+ -46 58 -8 48 -4 88 -28 84 ; b_ gold+ 2 52 44 60 40 74 26 86 2 88 ; f_ w -18 28 6 10 4 ; f_ w 28 70 6 10 4 ; f_ w 20 -10 5 9 4 ; o_ umber 0 30 17 17 ; r_ umber 0 68 34 8 2
part lines = lines w : d_ w 2.2 -44 40 -48 52 -44 66 -34 78 -20 86 44 40 48 52 44 66 34 78 20 86 -34 -18 -36 -6 34 -18 36 -6 ; a_ w 0 30 23 20 0 360 ; z_ w 2 0 -84 0 -38
part bow = bow red : j^ ~ 0 -88 -26 -100 8 ; j^ ~ 0 -88 26 -100 8 ; l_ ~ 5 0 -86 -10 -66 -6 -52 ; l_ ~ 5 0 -86 12 -68 8 -54

* twenty-four-bags-on-a-branch | 6-8 9-12 13+ | -
extras hanging: bell, tassel, metallic-paper, star-anise
appeal 3
topics advent, advent calendar, christmas countdown, christmas calendar, december, countdown calendar, christmas, xmas, waiting for christmas, twenty four days
near countdown, winter, birthday countdown, kindness
colors red, gold, green free
minutes 60 65 70
waits 15
mess low
scene hang
heart bags: cloth-bag, envelope, paper-bag, small-box = 24
need numbers: sticker, price-tag, paper, cardstock, index-card = 24
heart branch: stick, dowel = 1
need cord: string, yarn, cotton-cord, raffia, ribbon = 10 yd
nice beads: wooden-bead, bead = 24
nice gold: metallic-pen, gel-pen, paint-marker, marker = 1
need notes: paper, index-card, cardstock = 3 sheet
tool scissors: scissors
tool pen: pencil, ballpoint-pen, marker
join fix: glue-stick, glue, tape when numbers!=sticker
step branch: decorate gold branch > rings by ccc
step hang: tie cord branch scissors > branch hanger by gtc
step number: decorate numbers bags fix? > numbers by ccc
step sign: draw gold bags > signs by ccc
step notes: draw notes pen scissors by ccc
step fill: fill notes bags > bags by ccc
step cords: cut cord scissors > cords by tcc
step tie: tie bags cord beads? > beads by tcc
step row: tie bags branch by tcc
step open: play bags by ccc
part hanger = cord tan : z_ ~ 3 -80 -74 0 -98 80 -74
part cords = cord tan : z_ ~ 2 -76 -72 -76 -34 ; z_ ~ 2 -46 -72 -46 4 ; z_ ~ 2 -16 -72 -16 44 ; z_ ~ 2 16 -72 16 -22 ; z_ ~ 2 46 -72 46 24 ; z_ ~ 2 76 -72 76 -10
part branch = branch own : t^ brown -94 -70 5 -40 -76 7 20 -72 7 94 -78 4 ; l^ brown 4 50 -75 64 -88 76 -92
part rings = gold gold : z_ ~ 3 -88 -78 -88 -64 ; z_ ~ 3 -62 -80 -62 -66 ; z_ ~ 3 30 -80 30 -66 ; z_ ~ 3 86 -82 86 -70
part beads = beads wood : d^ ~ 5 -76 -50 -46 -24 -16 4 16 -44 46 -10 76 -34
part bags = bags a : q^ ~ 5 -88 -34 -64 -34 -62 0 -90 0 ; q^ ~+ 5 -58 4 -34 4 -32 38 -60 38 ; q^ ~ 5 -28 44 -4 44 -2 78 -30 78 ; q^ ~+ 5 4 -22 28 -22 30 12 2 12 ; q^ ~ 5 34 24 58 24 60 58 32 58 ; q^ ~+ 5 64 -10 88 -10 90 24 62 24 ; z_ tan 3 -86 -27 -66 -27 ; z_ tan 3 -56 11 -36 11 ; z_ tan 3 -26 51 -6 51 ; z_ tan 3 6 -15 26 -15 ; z_ tan 3 36 31 56 31 ; z_ tan 3 66 -3 86 -3
part numbers = numbers w : o_ w -76 -14 9 ; z_ k 2 -76 -19 -76 -9 ; o_ w -46 24 9 ; z_ k 2 -50 20 -43 20 -49 28 -42 28 ; o_ w -16 64 9 ; z_ k 2 -20 59 -13 59 -16 64 -13 69 -20 69 ; o_ w 16 -2 9 ; z_ k 2 13 -7 13 -1 20 -1 ; z_ k 2 18 -6 18 4 ; o_ w 46 44 9 ; z_ k 2 50 39 43 39 43 44 49 44 49 49 43 49 ; o_ w 76 10 9 ; z_ k 2 79 5 74 8 74 15 80 15 80 10 75 10
part signs = gold gold : s_ gold -76 0 5 4 2 ; v_ gold -51 38 -41 38 1 8 ; s_ gold -16 77 5 3 1.5 ; v_ gold 11 14 21 14 1 8 ; s_ gold 46 55 5 3 1.5 ; v_ gold 71 24 81 24 1 7

* picture-with-a-brain | 9-12 13+ | -
extras machine: sticker, button, sequin, bottle-cap
topics microbit, micro:bit, arduino, coding, programming, electronics, circuit, circuits, light-up picture, stem, science fair, maker, inventor
carries any
minutes 75 80
mess low
scene stand
heart board: microcontroller = 1
heart card: cardboard, cardboard-box, cereal-box, shoebox, foam-board = 1
need lights: LED-light = 2
need wires: jumper-wire = 2
need copper: copper-tape, aluminum-foil = 2 ft
need pens: marker, acrylic-paint, paint, paint-marker, colored-pencil = 3 color
join tape: tape, masking-tape, electrical-tape
tool brush: paintbrush when pens=acrylic-paint,paint
tool poker: awl, pushpin, needle, pencil
tool pen: pencil
home computer
step draw: draw card pen by cc
step color: color pens card brush? > back body by cc
step mark: draw pens card brush? by cc
step holes: poke poker lights card > lights by tc
step upper: tape copper card lights by cc
step lower: tape copper card lights by cc
step board: tape board card tape > board by cc
step clip: build wires board copper tape > wires by cc
step code: prepare board computer > glow by cc
step show: play card by cc
part back = card w : r^ kraft 0 0 184 176 4 ; r_ cream 0 -20 166 126 3
part body = pens a : painted ~ 0 -20 112 118
part board = board teal : r^ teal 0 66 54 34 3 ; d_ red 2.4 -12 58 12 58 -12 68 -6 73 0 75 6 73 12 68 ; r_ gold 0 80 50 5 1
part wires = wires red : l_ red 3 -20 82 -52 84 -76 60 -72 -40 ; l_ k 3 20 82 52 84 76 60 72 -40
part lights = lights w : o^ w -70 -62 9 ; o^ w 70 -62 9
part glow = lights yellow : o_ yellow+ -70 -62 7.5 ; o_ w -70 -62 3.5 ; o_ yellow+ 70 -62 7.5 ; o_ w 70 -62 3.5
`;
