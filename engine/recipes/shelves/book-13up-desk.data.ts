/** What teenagers' tables ask for on school days and free days: desks, pets, soap and science. */
export const shelf = `
* exam-week-notebook | 9-12 13+ | -
extras book: bookmark, cardstock, clover, paper-clip, ribbon, sticker, sticky-note
appeal 1
topics exam, exams, exam stress, exam week, finals, finals week, test anxiety, study, studying, study plan, revision, to-do list, stress, overwhelmed, overthinking, worry, worries, anxiety, journaling, self-care, mental health, procrastination, stop procrastinating, organization, school stress
near homework, adhd, college, back to school
colors teal, yellow, pink
minutes 60 60
mess low
heart book: notebook = 1
heart pages: magazine, junk-mail, wrapping-paper, construction-paper, fabric-scrap, wallpaper, map, old-calendar-picture = 3 sheet
need pen: ballpoint-pen, gel-pen, marker, permanent-marker = 2 color
nice band: sewing-elastic, hair-tie, ribbon, rubber-band = 1
nice tape: washi-tape, masking-tape = 1 roll
nice notes: sticky-note, index-card, paper = 6
nice pocket: envelope, paper-bag = 1
nice stars: sticker, stick-on-gem = 10
join glue: glue-stick, glue
tool ruler: ruler
tool scissors: scissors
step title: draw book pen by cc
step cover: glue pages book glue scissors > cover by cc
step unload: draw book pen by cc
step list: draw book pen ruler by cc
step tape: decorate tape book > tape by cc
step pocket: glue pocket book glue by cc
step notes: draw notes pen > notes by cc
step stars: decorate stars book > stars by cc
step band: tie band book scissors > band by cc
step close: play book by cc
part cover = pages a : r^ teal 8 0 130 176 5 ; b_ navy -57 -86 73 -86 73 -44 30 -52 -10 -36 -57 -46 ; p_ navy -57 -88 73 -88 73 -52 -57 -52 ; p_ light-blue -57 -46 -10 -36 30 -52 73 -40 73 -4 20 -18 -20 0 -57 -12 ; p_ teal+ -57 -12 -20 0 20 -18 73 -4 73 40 20 24 -20 44 -57 30 ; p_ teal -57 30 -20 44 20 24 73 40 73 70 -57 70 ; z_ teal- 5 -56 -86 -56 86
part tape = tape yellow : r^ ~ -10 88 16 20 1
part notes = notes pink : r^ pink 74 -60 22 18 1 ; r^ yellow 76 -38 22 18 1 ; r^ light-green 74 -16 22 18 1 ; r^ pink 76 6 22 18 1 ; r^ yellow 74 28 22 18 1 ; r^ light-green 76 50 22 18 1
part stars = stars gold : bits own 1.1 -40 -66 -20 -70 6 -60 30 -66 -36 -22 -4 -20 34 -24 -32 14 4 10 36 14
part band = band k : z^ k 5 60 -88 60 88
scene lay

* knot-edge-animal | 6-8 9-12 13+ | Animals
appeal 3
topics pillow, no-sew pillow, plush, plushie, stuffed animal, soft toy, cat, pet bed, cushion, upcycling, old t-shirts, t-shirt, upcycled clothes, room decor, bedroom decor, sleepover, gift for a little sister, gift for a little brother, animal shelter, charity, comfort
near dog toy, hospital
variant cat | Animals | gray, pink, black or orange, white, brown, tan | cat, kitten, kitty, pet
variant bear | Animals | brown, cream, black or white, tan | bear, teddy, bear cub, panda
variant frog | Animals, Nature | green, light green, black or blue, red, light green | frog, toad, froggy
variant sheep | Farm, Animals | cream, black, white or white, gray, brown | sheep, lamb, farm animal
minutes 60 60 60
mess low
heart cloth: old-t-shirt, blanket, old-sweater, felt, bed-sheet = 2
heart stuffing: pillow-stuffing, pillow, fabric-scrap = 8 handful
need face: felt, fabric-scrap, fabric-marker, permanent-marker, marker = 1
nice eyes: button, googly-eye, felt-ball = 2
nice nose: button, pom-pom, felt = 1
nice tail: yarn, ribbon, faux-fur, old-tie = 1 ft
nice collar: ribbon, bandana, lace = 20 in
join glue: glue when face=felt,fabric-scrap; eyes; nose
tool ruler: ruler
tool pen: chalk, marker, pencil
tool scissors: fabric-scissors, scissors
step cut: cut cloth ruler pen scissors by tcc
step ears: cut cloth pen scissors > body ears ears-b ears-f ears-s by tcc
step face: glue face cloth scissors glue > face by ccc
step eyes: glue eyes cloth glue > eyes by ccc
step nose: glue nose cloth glue > nose by ccc
step fringe: cut cloth scissors ruler by tcc
step knot: tie cloth > fringe by ccc
step fill: fill stuffing cloth by ccc
step last: tie cloth tail? > tail by ccc
step collar: tie collar cloth > collar by ccc
part tail = tail k : l^ ~ 6 70 60 92 56 96 30
part ears@cat = cloth a : pm^ ~ -64 -28 -58 -86 -16 -54 ; pm_ b -54 -44 -52 -70 -32 -54
part ears-b@bear = cloth a : om^ ~ -46 -58 20 20 ; om_ b -46 -58 11 11
part ears-f@frog = cloth a : om^ ~ -34 -60 20 20
part ears-s@sheep = cloth b : om^ k -74 -20 24 11 -18
part fringe = cloth a : z^ ~ 5 59.9 16 89.8 17.9 ; z^ ~ 5 58.5 25 87.7 30.9 ; z^ ~ 5 55.6 33.7 83.4 43.5 ; z^ ~ 5 51.4 41.9 77.1 55.3 ; z^ ~ 5 46 49.3 68.9 66 ; z^ ~ 5 39.4 55.8 59 75.4 ; z^ ~ 5 31.8 61.2 47.7 83.2 ; z^ ~ 5 23.4 65.4 35.2 89.3 ; z^ ~ 5 14.5 68.3 21.8 93.5 ; z^ ~ 5 5.2 69.8 7.8 95.7 ; z^ ~ 5 -4.2 69.9 -6.3 95.8 ; z^ ~ 5 -13.5 68.5 -20.2 93.8 ; z^ ~ 5 -22.5 65.8 -33.7 89.9 ; z^ ~ 5 -30.9 61.7 -46.4 84 ; z^ ~ 5 -38.6 56.4 -57.9 76.3 ; z^ ~ 5 -45.3 50.1 -67.9 67.1 ; z^ ~ 5 -50.9 42.7 -76.3 56.5 ; z^ ~ 5 -55.2 34.7 -82.8 44.8 ; z^ ~ 5 -58.2 26 -87.3 32.3 ; z^ ~ 5 -59.8 17.1 -89.7 19.3 ; z^ ~ 5 -59.9 8 -89.8 6.1 ; z^ ~ 5 -58.5 -1 -87.7 -6.9 ; z^ ~ 5 -55.6 -9.7 -83.4 -19.5 ; z^ ~ 5 -51.4 -17.9 -77.1 -31.3 ; z^ ~ 5 -46 -25.3 -68.9 -42 ; z^ ~ 5 -39.4 -31.8 -59 -51.4 ; z^ ~ 5 -31.8 -37.2 -47.7 -59.2 ; z^ ~ 5 -23.4 -41.4 -35.2 -65.3 ; z^ ~ 5 -14.5 -44.3 -21.8 -69.5 ; z^ ~ 5 -5.2 -45.8 -7.8 -71.7 ; z^ ~ 5 4.2 -45.9 6.3 -71.8 ; z^ ~ 5 13.5 -44.5 20.2 -69.8 ; z^ ~ 5 22.5 -41.8 33.7 -65.9 ; z^ ~ 5 30.9 -37.7 46.4 -60 ; z^ ~ 5 38.6 -32.4 57.9 -52.3 ; z^ ~ 5 45.3 -26.1 67.9 -43.1 ; z^ ~ 5 50.9 -18.7 76.3 -32.5 ; z^ ~ 5 55.2 -10.7 82.8 -20.8 ; z^ ~ 5 58.2 -2 87.3 -8.3 ; z^ ~ 5 59.8 6.9 89.7 4.7 ; d^ ~- 3.4 75.8 17 74.1 28.2 70.5 39 65.1 49.1 58.2 58.3 49.9 66.3 40.3 73.1 29.7 78.3 18.4 81.9 6.6 83.7 -5.3 83.8 -17.1 82.2 -28.5 78.8 -39.1 73.7 -48.9 67.2 -57.4 59.2 -64.5 50.2 -70 40.1 -73.7 29.4 -75.7 18.3 -75.8 7 -74.1 -4.2 -70.5 -15 -65.1 -25.1 -58.2 -34.3 -49.9 -42.3 -40.3 -49.1 -29.7 -54.3 -18.4 -57.9 -6.6 -59.7 5.3 -59.8 17.1 -58.2 28.5 -54.8 39.1 -49.7 48.9 -43.2 57.4 -35.2 64.5 -26.2 70 -16.1 73.7 -5.4 75.7 5.7
part body = cloth a : b^ ~ -62 -30 -30 -54 0 -56 30 -54 62 -30 70 10 60 50 34 74 0 80 -34 74 -60 50 -70 10
part face = face c : l_ k 3 -12 26 -6 32 0 26 6 32 12 26 ; om_ pink -44 16 9 6
part eyes = eyes navy : eyeball ~ -26 -2 8 ; eyeball ~ 26 -2 8
part nose = nose b : p_ ~ -8 14 8 14 0 24
part collar = collar red : l_ red 7 -62 48 0 64 62 48 ; b^ red 0 62 -18 52 -20 74 ; b^ red 0 62 18 52 20 74
scene lay

* papered-letter | 6-8 9-12 13+ | Music
extras board: string-light
appeal 3
topics initial, monogram, name, letter, wooden letter, cardboard letter, decoupage, mod podge, room decor, bedroom decor, nursery, new room, name sign, birthday gift, gift for a musician, gift for a friend, gift for a book lover, sheet music, music lover, book lover, travel lover, comic fan, dorm room
near piano
colors cream, gold, black
minutes 45 45 45
waits 120
mess some
heart letter: wooden-letter, cardboard-letter = 1
heart pages: sheet-music, old-book-page, map, magazine, wrapping-paper, paper-napkin, tissue-paper, wallpaper = 3
need edge: acrylic-paint, paint, washi-tape, ribbon = 1 color
nice shine: metallic-paint, metallic-pen = 1
nice trim: ribbon-rose, button, charm, old-key, sequin, stick-on-gem = 5
nice hang: string, ribbon, raffia = 12 in
join glue: glue
home newspaper
tool brush: paintbrush, sponge-brush
tool pencil: pencil
tool scissors: scissors
step edge: decorate edge letter newspaper > letter by ccc
step trace: draw pages letter pencil by ccc
step cut: cut pages scissors by tcc
step glue: glue pages letter brush glue > pages by ccc
step trim: cut pages scissors by tcc
step seal: paint glue letter brush by ccc
step dry: dry letter by ccc
step shine: draw shine letter > shine by ccc
step bits: decorate trim letter > bits by ccc
step hang: tie hang letter > hang by ccc
part hang = hang brown : l ~ 3 -20 -80 0 -99 20 -80
part letter = letter k : p^ gold -30 -84 34 -84 88 86 50 86 36 44 -32 44 -46 86 -84 86
part pages = pages cream : p_ ~ -26 -80 30 -80 80 82 54 82 40 38 -36 38 -50 82 -76 82 ; z_ k 1.2 -24 -70 26 -70 ; z_ k 1.2 -26 -64 28 -64 ; z_ k 1.2 -28 -58 30 -58 ; z_ k 1.2 -37 -28 40 -28 ; z_ k 1.2 -39 -22 42 -22 ; z_ k 1.2 -41 -16 44 -16 ; z_ k 1.2 -50 20 56 20 ; z_ k 1.2 -52 26 58 26 ; z_ k 1.2 -54 32 60 32 ; z_ k 1.2 -64 58 -46 58 ; z_ k 1.2 -66 64 -48 64 ; z_ k 1.2 -68 70 -50 70 ; o_ k -14 -58 4 3 ; z_ k 1.5 -10 -58 -10 -74 ; o_ k 14 -64 4 3 ; z_ k 1.5 18 -64 18 -78 ; o_ k -28 -17 4 3 ; z_ k 1.5 -24 -17 -24 -34 ; o_ k 34 -22 4 3 ; z_ k 1.5 38 -22 38 -36 ; o_ k -34 32 4 3 ; z_ k 1.5 -30 32 -30 14 ; o_ k 0 26 4 3 ; z_ k 1.5 4 26 4 10 ; o_ k 34 32 4 3 ; z_ k 1.5 38 32 38 14 ; o_ k -62 70 4 3 ; z_ k 1.5 -58 70 -58 52 ; p_ gold -15 -8 16 -8 24 14 -22 14 ; p_ g -12 -5 13 -5 19 11 -17 11
part bits = trim pink : f^ pink 58 60 6 12 5 ; o_ pink- 58 60 4 4 ; f^ red 72 70 6 10 4 ; o_ red- 72 70 3 3 ; f^ pink+ 50 76 6 10 4 ; o_ pink 50 76 3 3 ; f^ pink 66 48 6 8 3.4 ; o_ pink- 66 48 2.6 2.6 ; f^ red 44 62 6 8 3.4 ; o_ red- 44 62 2.6 2.6
part shine = shine gold : z_ gold 2.500 -24 -82 -74 82 ; z_ gold 2.500 30 -82 80 82
scene hang

* pep-talk-deck | 9-12 13+ | -
appeal 1
topics motivation, motivational, procrastination, stop procrastinating, study, studying, study break, exam, exams, affirmations, affirmation cards, positive thinking, self-care, self care, mental health, confidence, growth mindset, encouragement, get well, kindness, feeling sad, feeling lonely, breakup, heartbreak, new year, goals, gift for a friend, best friend, graduation
near flash cards, flashcards, adhd
colors yellow, pink, teal
minutes 60 60
mess low
heart cards: index-card, playing-card, cardstock, paint-chip = 15
heart pen: marker, gel-pen, permanent-marker, paint-marker, ballpoint-pen = 3 color
need hold: key-ring, ribbon, string, rubber-band = 1
nice tape: washi-tape, masking-tape = 1 roll
nice sticks: sticker, magazine, postage-stamp, pressed-flower = 1
nice box: small-box, envelope, cookie-tin = 1
tool punch: hole-punch
tool ruler: ruler
tool scissors: scissors
step sort: prepare cards by cc
step corners: cut cards scissors > cards by cc
step punch: poke cards punch by cc
step front: draw pen cards > words by cc
step small: draw pen cards ruler by cc
step tape: decorate tape cards > tape by cc
step sticks: decorate sticks cards > sticks by cc
step ring: tie hold cards > ring by cc
step box: arrange box cards > box by cc
step use: play cards by cc
part box = box kraft : r^ kraft 0 60 150 56 4
part cards = cards w : r^ pink 30 6.8 84 112 5 28 ; r^ light-blue 27.4 6.6 84 112 5 25.7 ; r^ yellow 24.8 6.4 84 112 5 23.4 ; r^ pink 22.2 6.2 84 112 5 21.1 ; r^ light-blue 19.6 6 84 112 5 18.8 ; r^ yellow 17 5.8 84 112 5 16.5 ; r^ pink 14.4 5.6 84 112 5 14.2 ; r^ light-blue 11.8 5.4 84 112 5 11.9 ; r^ yellow 9.2 5.2 84 112 5 9.6 ; r^ pink 6.6 5 84 112 5 7.3 ; r^ light-blue 4 4.8 84 112 5 5 ; r^ yellow 1.4 4.6 84 112 5 2.7 ; r^ pink -1.2 4.4 84 112 5 0.4 ; r^ light-blue -3.8 4.2 84 112 5 -1.9 ; r^ w -6.4 4 84 112 5 -4.2
part tape = tape yellow : r_ ~ -7 -42 84 9 0 -4 ; r_ ~ -5 50 84 9 0 -4
part words = pen k : l_ teal 5 -38 -18 -26 -28 -18 -10 -8 -22 ; z_ teal 5 4 -28 6 -8 ; z_ teal 5 14 -28 26 -28 ; z_ teal 5 20 -28 21 -8 ; z_ k 3 -36 8 22 5 ; z_ k 3 -35 19 16 16 ; z_ k 3 -34 30 8 28
part sticks = sticks gold : bits own 1.4 22 36
part ring = hold silver : a^ silver -42 -62 14 10 0 360
scene lay

* pressed-soap-shapes | 9-12 13+ | -
extras gift: lavender, eucalyptus, flower, pressed-flower
appeal 3
topics self care, self-care, self care sunday, spa, spa day, soap, soap balls, soap making, bath, lavender, gift for mom, mother's day, mothers day, gift for grandma, teacher gift, valentine, christmas gift, housewarming, relax, wellness, party favor, zero waste
near bathroom
colors purple, cream, green
minutes 45 45
waits 1440
mess some
heart soap: soap-bar = 1
heart herb: lavender, fresh-herb, oats, petal, lemon, orange-peel, tea-bag, coffee-grounds = 1 tbsp
need mold: cookie-cutter, popsicle-mold, silicone-mold, ice-cube-tray, muffin-tin, plastic-lid = 1
nice color: food-coloring, spice, cocoa = 1
nice wrap: paper-bag, tissue-paper, wax-paper, fabric-scrap, wrapping-paper = 1 sheet
nice tie: ribbon, string, raffia = 24 in
nice tag: price-tag, index-card, cardstock = 1
nice pen: ballpoint-pen, gel-pen, marker = 1
home grater
home bowl
home water: = 2 tbsp
home plate
tool scissors: scissors
step grate: shape soap grater bowl by gt
step herb: cut herb scissors by cc
step mix: mix soap herb water bowl by cc
step color: mix color soap by cc
step press: shape soap mold > soap by cc
step out: shape soap plate > edges by cc
step dry: dry soap by cc
step wrap: arrange wrap soap scissors > wrap by cc
step tie: tie tie soap scissors > tie by cc
step tag: draw tag pen soap > tag by cc
part wrap = wrap kraft : p^ kraft -96 40 -60 26 96 34 84 88 -84 88
part soap = soap purple : h^ purple -36 -10 34 ; h^ cream 40 4 28 ; d_ green 2.500 -50 -20 -30 -12 -20 -24 -44 0 -32 10 ; d_ purple 2.500 32 -4 46 2 52 -8 38 14
part edges = soap purple : s^ purple 10 56 24 15 ; d_ green 2.500 2 52 14 60 18 48
part tie = tie green : z_ green 4 -92 60 92 66 ; b^ green -60 60 -78 48 -80 72 ; b^ green -60 60 -42 48 -40 72
part tag = tag w : q^ w 3 56 58 92 52 94 78 60 82 ; z_ k 2 66 66 86 63
scene stand

* alphabet-light-wall | 9-12 13+ | -
appeal 3
topics stranger things, upside down, halloween, halloween party, movie night, eighties, 80s party, retro, secret message, code, spooky, mystery, escape room, sleepover, teen party, birthday party, room decor, fandom, series, tv show, bedroom decor
near alphabet, morse code
colors cream, red, black
minutes 60 60
waits 30
mess some
heart lights: string-light = 1
heart sheet: cardboard, wallpaper, wrapping-paper, cardboard-box, foam-board, fabric-scrap, paper = 1 sheet
heart pen: permanent-marker, marker, paint, acrylic-paint, paint-marker = 1 color
nice paint: acrylic-paint, paint, coffee-grounds, tea-bag = 2 color
nice bulbs: tissue-paper, cellophane, permanent-marker, washi-tape = 1
nice code: index-card, sticky-note, paper = 1
join hold: tape, masking-tape, sticky-tack
tool brush: paintbrush, sponge-brush when pen=paint,acrylic-paint
tool ruler: ruler
tool scissors: scissors
step ground: prepare sheet scissors > sheet by cc
step paint: paint paint sheet > stripes by cc
step lines: draw sheet ruler by cc
step letters: draw pen sheet brush > letters by cc
step drip: draw pen sheet > drips by cc
step lights: tape lights sheet hold > lights by cc
step bulbs: decorate bulbs lights > bulbs by cc
step code: draw code pen by cc
step play: play lights by cc
part sheet = sheet cream : r^ cream 0 0 194 150 2
part stripes = paint tan : r_ tan -78 0 14 148 0 ; r_ tan -39 0 14 148 0 ; r_ tan 0 0 14 148 0 ; r_ tan 39 0 14 148 0 ; r_ tan 78 0 14 148 0
part letters = pen k : z_ k 3 -89 -32.5 -84 -46.5 -79 -32.5 ; z_ k 3 -87 -38.1 -81 -38.1 ; z_ k 3 -65 -45 -65 -31 -57 -32.4 -56 -35.2 -60 -38 -57 -40.8 -58 -44.3 -65 -45 ; z_ k 3 -31 -41.4 -36 -43.5 -41 -36.5 -36 -29.5 -31 -31.6 ; z_ k 3 -17 -46.5 -17 -32.5 -10 -34.6 -8 -39.5 -10 -44.4 -17 -46.5 ; z_ k 3 17 -45 7 -45 7 -31 17 -31 ; z_ k 3 7 -38 15 -38 ; z_ k 3 41 -43.5 31 -43.5 31 -29.5 ; z_ k 3 31 -36.5 39 -36.5 ; z_ k 3 65 -44.4 60 -46.5 55 -39.5 60 -32.5 65 -33.9 65 -38.8 61 -38.8 ; z_ k 3 79 -45 79 -31 ; z_ k 3 89 -45 89 -31 ; z_ k 3 79 -38 89 -38 ; z_ k 3 -84 3.5 -84 17.5 ; z_ k 3 -60 5 -60 16.2 -64 19 -67 16.2 ; z_ k 3 -47 6.5 -47 20.5 ; z_ k 3 -37 6.5 -47 13.5 -37 20.5 ; z_ k 3 -26 3.5 -26 17.5 -17 17.5 ; z_ k 3 -5 19 -5 5 0 13.4 5 5 5 19 ; z_ k 3 16 20.5 16 6.5 26 20.5 26 6.5 ; z_ k 3 42 3.5 37 10.5 42 17.5 47 10.5 42 3.5 ; z_ k 3 58 19 58 5 66 6.4 66 11.3 58 12.7 ; z_ k 3 84 6.5 79 13.5 84 20.5 89 13.5 84 6.5 ; z_ k 3 85 16.3 89 20.5 ; z_ k 3 -89 67.5 -89 53.5 -81 54.9 -81 59.8 -89 60.5 -80 67.5 ; z_ k 3 -58 56.4 -64 55 -67 58.5 -60 64.1 -61 68.3 -68 67.6 ; z_ k 3 -47 56.5 -37 56.5 ; z_ k 3 -42 56.5 -42 70.5 ; z_ k 3 -26 53.5 -26 64.7 -21 67.5 -16 64.7 -16 53.5 ; z_ k 3 -5 55 0 69 5 55 ; z_ k 3 16 56.5 18.5 70.5 21 62.1 23.5 70.5 26 56.5 ; z_ k 3 37 53.5 47 67.5 ; z_ k 3 47 53.5 37 67.5 ; z_ k 3 58 55 63 62 68 55 ; z_ k 3 63 62 63 69 ; z_ k 3 79 56.5 89 56.5 79 70.5 89 70.5
part drips = pen k : z_ k 1.6 -79 -31 -79 -24 ; z_ k 1.6 12 -31 12 -22 ; z_ k 1.6 42 19 42 28 ; z_ k 1.6 -63 19 -63 27 ; z_ k 1.6 84 69 84 74
part lights = lights k : l_ k 1.6 -97 -62 -84 -61 -60 -58 -36 -61 -12 -58 12 -61 36 -58 60 -61 84 -58 97 -62 ; l_ k 1.6 -97 -12 -84 -11 -63 -8 -42 -11 -21 -8 0 -11 21 -8 42 -11 63 -8 84 -11 97 -12 ; l_ k 1.6 -97 38 -84 39 -63 42 -42 39 -21 42 0 39 21 42 42 39 63 42 84 39 97 38 ; d^ yellow 4 -84 -56 12 -56 -21 -3 63 -3 -42 44 42 44 -60 -53 36 -53 -84 -6 0 -6 84 -6 -21 47 63 47 -36 -56 60 -56 -63 -3 21 -3 -84 44 0 44 84 44 -12 -53 84 -53 -42 -6 42 -6 -63 47 21 47
part bulbs = bulbs red : d_ red 4.4 -84 -56 12 -56 -21 -3 63 -3 -42 44 42 44 ; d_ blue 4.4 -60 -53 36 -53 -84 -6 0 -6 84 -6 -21 47 63 47 ; d_ green 4.4 -36 -56 60 -56 -63 -3 21 -3 -84 44 0 44 84 44 ; d_ yellow 4.4 -12 -53 84 -53 -42 -6 42 -6 -63 47 21 47
scene hang

* mystery-braid-cuff | 9-12 13+ | -
topics western, leather, leather bracelet, leatherwork, bracelet, cuff, braid, boho, viking, medieval, larp, punk, biker, festival, summer camp, gift for dad, gift for a brother, father's day, magic trick
near horse riding, horses, equestrian, horse girl, cowboy, cowgirl, rodeo, ranch, scouts, puzzle
colors brown, tan, silver
minutes 45 45
mess low
heart skin: leather, old-belt, inner-tube, felt = 1
need close: snap-fastener, button, leather-cord, hook-and-loop-tape, shoelace = 1
nice beads: bead, charm, metal-washer, wooden-bead = 2
nice prick: hole-punch, awl
nice mark: permanent-marker, paint-marker, metallic-pen = 1
home water: = 1 cup
tool ruler: ruler
tool pen: pencil, chalk
tool scissors: scissors, fabric-scissors
step cut: cut skin ruler pen scissors > cuff by cc
step slits: cut skin scissors ruler by cc
step soak: wash skin water by cc
step braid: weave skin > braid by cc
step flip: weave skin by cc
step again: weave skin by cc
step beads: thread beads skin > beads by cc
step mark: draw mark skin > mark by cc
step close: build close skin scissors prick? > close by cc
step wear: test skin by cc
part cuff = skin a : q^ ~ 8 -96 -22 96 -22 96 22 -96 22
part braid = skin a : l_ ~+ 12 -66 -12 -44 12 -22 -12 0 12 22 -12 44 12 66 -12 ; l_ ~- 12 -66 12 -44 -12 -22 12 0 -12 22 12 44 -12 66 12 ; l_ ~ 10 -66 0 -52 2 -44 0 ; l_ ~ 10 -8 0 8 0 ; l_ ~ 10 44 0 66 0
part beads = beads silver : o^ silver -34 0 8 8 ; o^ silver 34 0 8 8
part mark = mark gold : d_ gold 2.500 -82 -14 -82 14 82 -14 82 14 -74 -14 -74 14 74 -14 74 14
part close = close silver : o^ silver -84 0 8 8 ; o^ silver 84 0 8 8
scene lay

* rising-line-thermometer | 6-8 9-12 13+ | Weather
topics thermometer, temperature, weather station, science, science fair, science project, science experiment, school science fair, physics, heat, stem, meteorologist, meteorology, measuring, homeschool
near climate, inventor
colors red, light blue, white
minutes 35 40 40
waits 60
mess some
heart bottle: glass-bottle, plastic-bottle = 1
heart straw: plastic-straw, paper-straw = 1
heart seal: modeling-clay, play-dough, sticky-tack = 1 handful
need color: food-coloring, drawing-ink, watercolor-paint = 1 color
need scale: index-card, cardstock, paper, graph-paper = 1
need pen: permanent-marker, marker, ballpoint-pen, gel-pen = 1
nice ruler: ruler
nice notes: notebook, clipboard, graph-paper = 1
home water: = 2 cup
home bowl
join tape: tape, masking-tape
step fill: fill bottle water color > bottle water by ccc
step straw: arrange straw bottle > straw by ccc
step seal: shape seal bottle straw > seal by ccc
step top: fill water straw by ccc
step scale: tape scale straw tape > scale by ccc
step zero: draw pen scale ruler? > marks by ccc
step warm: test bottle bowl water by ccc
step cold: test bottle bowl by ccc
step chart: draw notes pen by ccc
step place: play bottle by ccc
part scale = scale cream : r^ cream 22 -62 48 64 2
part bottle = bottle light-blue : q^ light-blue 16 -44 0 44 0 44 86 -44 86 ; q_ light-blue 8 -18 -24 18 -24 30 4 -30 4 ; q_ w 13 -38 6 38 6 38 80 -38 80
part water = color red : q_ red 11 -38 16 38 16 38 80 -38 80
part straw = straw w : r^ w 0 -38 10 116 2 ; r_ red 0 -9 6 54
part seal = seal blue : b^ blue -24 -20 -14 -34 14 -34 24 -20 16 -10 -16 -10
part marks = pen k : z_ k 2 9 -88 26 -88 ; z_ k 2 9 -78 18 -78 ; z_ k 2 9 -68 18 -68 ; z_ k 2 9 -58 26 -58 ; z_ k 2 9 -48 18 -48 ; z_ red 3 7 -36 40 -36
scene stand

* white-line-pumpkin | 9-12 13+ | Seasons
appeal 3
topics pumpkin, pumpkins, painted pumpkin, no carve pumpkin, no-carve, halloween, halloween decor, fall, fall decor, autumn, autumn decor, thanksgiving, harvest, mandala, boho, cottagecore, porch, october, friendsgiving
colors navy, white, gold free
minutes 80 80
waits 120
mess some
heart pumpkin: pumpkin, mini-pumpkin, gourd = 1
heart paint: acrylic-paint, paint, paint-marker, chalk-marker, metallic-paint = 2 color
nice pen: paint-marker, metallic-pen, chalk-marker, gel-pen, permanent-marker = 1 color
nice dots: cotton-swab, toothpick, pushpin = 1
nice leaves: leaf, fake-leaf, dried-orange-slice, eucalyptus, wheat-stalk = 5
nice lights: string-light
nice bow: ribbon, burlap, raffia = 24 in
home cloth
tool pencil: pencil, chalk
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint,metallic-paint
step wipe: wash pumpkin cloth by cc
step ground: paint paint pumpkin brush > ground by cc
step dry: dry pumpkin by cc
step plan: draw pumpkin pencil by cc
step petals: paint paint pumpkin brush > petals by cc
step pen: draw pen pumpkin > lines by cc
step dots: print dots paint pumpkin > dots by cc
step bow: tie bow pumpkin > bow by cc
step leaves: arrange leaves pumpkin > leaves by cc
step lights: arrange lights pumpkin > lights by cc
part leaves = leaves orange : j^ orange -40 74 -96 62 14 ; j^ gold 40 76 96 64 14 ; j^ red -20 82 -70 97 11 ; j^ orange 20 82 68 97 11 ; j^ gold -14 90 22 98 10
part lights = lights yellow : l_ k 1.500 -96 78 -50 90 0 84 50 92 96 80 ; d yellow 5 -80 82 -40 90 0 84 40 90 80 84
part ground = pumpkin orange paint ground a : o^ ~ 0 14 84 66 ; o_ ~+ -36 14 30 62 ; o_ ~+ 36 14 30 62 ; o_ ~ 0 14 28 64 ; p^ brown -8 -50 8 -50 14 -82 -2 -78
part petals = paint w : j_ w 0 -36 0 22 9 ; jm_ w -10 -36 -34 20 9 ; jm_ w -20 -34 -66 10 9
part lines = pen gold : l_ gold 2.500 -80 26 -56 44 -30 30 0 46 30 30 56 44 80 26 ; l_ gold 2 -78 36 -56 54 -30 40 0 56 30 40 56 54 78 36
part dots = dots w : d_ w 3 0 32 -36 30 36 30 -68 20 68 20 -18 8 18 8 -50 0 50 0 0 68 -26 64 26 64 -48 56 48 56
part bow = bow cream : b^ ~ 0 -52 -26 -66 -28 -42 ; b^ ~ 0 -52 26 -66 28 -42 ; o^ ~- 0 -52 6 6
scene stand
`;
