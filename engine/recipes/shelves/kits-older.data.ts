/** Kits, blanks and leftovers that older hands lay out, and what they were laid out for. */
export const shelf = `
* frilly-paper-axolotl | 4-5 6-8 9-12 | Animals, Ocean
extras sea: googly-eye, sticker, sequin, glitter-glue
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
heart bags: cloth-bag, envelope, paper-bag, small-box, tea-bag = 30
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
part sign-knight@knight = thick b : r^ b -24 6 9 50 1 ; r^ b -24 -4 36 9 1 ; r^ b 66 -14 7 40 1 ; r^ b 66 -22 28 7 1

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
need seal: glue, contact-paper, tape = 2 tbsp
nice line: permanent-marker, gel-pen, marker = 1
nice beads: bead, wooden-bead, letter-bead = 4
need cord: cotton-cord, string, leather-cord, embroidery-floss, ribbon = 12 in
join fix: glue-stick, glue
tool brush: paintbrush, sponge-brush when seal=glue
tool scissors: scissors
tool punch: hole-punch, awl
tool pen: pencil, ballpoint-pen
tool round: bottle-cap, plastic-lid, coin, spool
step cut: cut map round pen scissors by ccc
step core: cut core scissors pen > core by gtc
step face: glue map core fix > map by ccc
step line: draw line map > line by ccc
step seal: glue seal map brush? > shine by ccc
step dry: dry map by ccc
step hole: poke punch map by gtc
step ring: tie ring cord map > ring cord by tcc
step beads: thread beads cord > beads by ccc
step go: play ring by ccc
part ring = ring silver : a^ ~ 0 -74 22 17 0 360
part cord = cord tan : z_ ~ 4 -4 -54 -34 -20 ; z_ ~ 4 4 -54 40 -6
part beads = beads c : d^ ~ 6 -14 -42 -23 -32 14 -42 24 -29
part core = core own : o^ tan -40 22 44 44 ; o^ tan 46 44 42 42
part map = map own : o_ cream -40 22 40 40 ; o_ cream 46 44 38 38 ; p_ green+ -74 10 -52 -12 -40 10 -62 30 ; b_ light-blue -40 60 -20 40 -4 34 -8 46 -24 60 ; z_ yellow 4 -74 36 -44 24 -20 -6 ; z_ w 2 -60 -10 -44 24 -36 60 ; p_ green+ 40 20 70 26 64 50 42 44 ; b_ light-blue 12 52 26 50 34 72 22 72 ; z_ yellow 4 16 34 50 46 76 66 ; z_ w 2 52 8 50 46 38 80
part line = line red : z_ red 4 -66 46 -44 24 -28 -10 ; h_ red -27 -12 7 ; z_ red 4 22 64 50 46 74 30 ; h_ red 74 28 7
part shine = seal w : l_ w 3 -70 6 -62 -6 -52 -12 ; l_ w 3 18 30 26 18 36 12

* moths-on-a-page | 9-12 13+ | Bugs
extras nature: pressed-flower, feather, moss
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
extras soft: patch, pom-pom, lace, ribbon
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
need zip: zipper, hook-and-loop-tape = 1
tool needle: sewing-machine, needle
nice pins: pin, clothespin, binder-clip = 10
tool scissors: fabric-scissors, scissors
tool ruler: ruler
tool pen: chalk, pencil
step measure: draw pad ruler pen shirt by cc
step cut: cut shirt scissors > front mark mark2 by cc
step web: heat web shirt iron by gt
step zip: sew zip shirt thread needle > zip by tc
step sew: sew shirt pins? thread needle by tc
step corners: cut shirt scissors by cc
step turn: fold shirt by cc
step pad: fill pad shirt > puff by cc
step lean: play pad by cc
part front = shirt a : q^ ~ 14 -82 -78 82 -78 82 78 -82 78 ; z_ ~- 2 -74 -70 74 -70 74 70 -74 70 -74 -70
part puff = pad w : b_ ~+ -60 -62 0 -70 60 -62 30 -56 -30 -56
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
heart wires: jumper-wire = 2
heart body: cardboard, cardboard-box, cereal-box, shoebox, small-box = 1
heart lights: LED-light = 2
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
part blank = blank w : rim w 0 0 150 158 4
part body = paint a : figure a 0 0 150 158
part dots = paint c : d_ c 3 -60 88 -40 92 -20 94 0 95 20 94 40 92 60 88

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
part body = sheet a : figure a 0 -22 78 84 ; a_ w -14 -42 50 46 190 250
part others = blank b : o^ b -66 66 26 26 ; o_ c -66 66 18 18 ; s_ w -66 66 5 12 5 ; o^ c 0 72 24 24 ; h_ w 0 72 10 ; o^ a 66 66 26 26 ; z_ w 5 50 58 82 58 ; z_ w 5 48 68 84 68
`;
