/** What families of the youngest hope for in their own words, made of what lies there. */
export const shelf = `
* grow-tall-print-card | 2-3 4-5 | -
extras card: ribbon, sticker, washi-tape
topics grandpa, grandfather, gift for grandpa, grandma, gift for grandma, garden, gardener, gardening, tomato, tomatoes, tomato plant, vegetables, vegetable garden, growing, birthday card, card, father's day, thank you, neighbor
colors red, green, yellow free
minutes 30 35
waits 60
mess some
heart stamp: potato, apple, carrot, lemon, celery, kitchen-sponge, cork = 1
heart coat: paint, acrylic-paint, washable-ink-pad = 1 color
need card: cardstock, construction-paper, watercolor-paper, paper, packing-paper = 1 sheet
need leaves: construction-paper, tissue-paper, crepe-paper, leaf, paper, magazine, wrapping-paper = 1 scrap
nice wipe: wet-wipe, old-towel, kitchen-sponge = 2
join fix: glue-stick, glue
join tape: tape, masking-tape, washi-tape
tool pen: marker, crayon, colored-pencil
tool scissors: scissors
home plate
home knife
step strips: cut card tape scissors > card by gg
step fold: fold card by gt
step vine: draw pen card > vine by gc
step stamp: prepare stamp knife coat plate by gg
step print: print stamp coat card > prints by cc
step wash: wash wipe by tc
step leaves: glue leaves card fix > leaves by cc
step write: draw pen card by gt
step lift: play card by cc
part card = card w : p^ w -30 92 30 92 34 56 -34 56 ; p^ w+ -34 56 34 56 30 20 -30 20 ; p^ w -30 20 30 20 34 -16 -34 -16 ; p^ w+ -34 -16 34 -16 30 -54 -30 -54 ; p^ w -30 -54 30 -54 34 -92 -34 -92
part vine = pen green : l_ green 4 0 92 -8 56 8 20 -6 -16 6 -54 0 -88
part prints = coat a : o_ ~ -16 70 9 9 ; o_ ~ 16 66 9 9 ; o_ ~ -17 36 9 9 ; o_ ~ 18 40 9 9 ; o_ ~ -16 2 9 9 ; o_ ~ 18 4 9 9 ; o_ ~ -16 -34 9 9 ; o_ ~ 18 -36 9 9
part leaves = leaves green : leaf ~ -6 56 -26 52 6 ; leaf ~ 6 50 26 52 6 ; leaf ~ 6 20 26 18 6 ; leaf ~ -2 14 -24 18 6 ; leaf ~ -4 -16 -26 -16 6 ; leaf ~ 0 -20 24 -16 6 ; leaf ~ 4 -54 26 -58 6 ; leaf ~ 2 -60 -20 -62 6
scene lay

* roll-and-look-drum | 2-3 4-5 | -
topics new baby, baby brother, baby sister, big brother, big sister, becoming a big brother, becoming a big sister, baby toy, newborn, gift for a baby, baby cousin, tummy time, rolling toy
colors black, white, red
minutes 30 35
mess low
heart drum: oatmeal-canister, chip-can, plastic-bottle, plastic-jar, cardboard-tube = 1
heart dark: construction-paper, cardstock, felt, duct-tape = 1 sheet
need light: paper, construction-paper, cardstock, packing-paper, watercolor-paper = 1 sheet
nice dots: sticker, washi-tape, masking-tape = 12
nice inside@4-5: bell, rice, dried-bean, button = 1 handful
nice inside@2-3: rice = 1 handful
nice friend: stuffed-animal, doll = 1
join fix: glue-stick, glue, tape when dark!=duct-tape
join tape: tape, contact-paper
tool scissors: scissors
step fill: fill inside drum by gt
step lid: tape drum tape by gg
step cut: cut dark light scissors > light by gg
step dots: decorate dots dark > dots by cc
step squares: glue dark light fix > dark by cc
step wrap: tape light dark drum tape > drum by gg
step roll: play drum friend? by cc
part drum = drum w : r^ w 0 0 184 110 26
part light = light w : r_ w 46 0 92 106 4
part dark = dark k : r_ k -44 0 88 110 8 ; r_ k 18 -34 22 22 2 ; r_ k 62 -34 22 22 2 ; r_ k 40 -2 22 22 2 ; r_ k 18 32 22 22 2 ; r_ k 62 32 22 22 2
part dots = dots w : o_ w -70 -34 7 7 ; o_ w -44 -40 7 7 ; o_ w -20 -34 7 7 ; o_ w -60 -10 7 7 ; o_ w -32 -12 7 7 ; o_ w -12 -6 7 7 ; o_ w -72 14 7 7 ; o_ w -46 16 7 7 ; o_ w -20 18 7 7 ; o_ w -62 38 7 7 ; o_ w -36 40 7 7 ; o_ w -14 40 7 7
scene lay

* photo-hand-flower | 2-3 4-5 | -
appeal 3
topics handprint, handprints, handprint flower, mother's day, mom, gift for mom, grandma, gift for grandma, mother's day handprint, grandparents day, father's day, aunt, keepsake, photo gift, thank you, teacher, daycare teacher, flower, valentine
colors pink, green, yellow free
minutes 25 30
waits 60
mess lots
heart photo: photo = 1
heart coat: paint = 1 color
need sheet: cardstock, paper, construction-paper, watercolor-paper, paper-plate, packing-paper = 1 sheet
need stem: craft-stick, paper-straw, stick, dowel, wooden-spoon = 1
nice leaves: construction-paper, felt, leaf, tissue-paper, crepe-paper = 2
nice trim: sticker, ribbon, washi-tape = 1
join fix: glue, glue-stick, tape
join tape: tape, masking-tape, glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pen: marker, pencil, crayon
tool scissors: scissors
home towel
step coat: paint coat brush by gt
step print: print coat sheet > flower by cc
step wash: wash towel by tc
step dry: dry sheet by cc
step cut: cut sheet photo scissors by gt
step heart: glue photo sheet fix > photo by cc
step stem: tape stem sheet tape > stem by gt
step leaves: glue leaves stem fix > leaves by cc
step trim: decorate trim stem > trim by cc
step write: draw pen stem by tc
part stem = stem wood : r^ ~ 0 66 10 64 2
part leaves = leaves green : leaf ~ 4 84 40 68 11 ; leaf ~ -4 84 -40 68 11
part trim = trim gold : s_ gold 0 64 5 8 4
part flower = coat a : o_ a 0 -52 15 15 ; l_ a 8 -4 -59 -17 -80 ; l_ a 8 -1 -60 -7 -89 ; l_ a 8 1 -60 7 -89 ; l_ a 8 4 -59 17 -80 ; l_ a 8 8 -54 24 -61 ; o_ a 30 -22 15 15 ; l_ a 8 37 -26 58 -39 ; l_ a 8 38 -23 67 -29 ; l_ a 8 38 -21 67 -15 ; l_ a 8 37 -18 58 -5 ; l_ a 8 32 -14 39 2 ; o_ a 0 8 15 15 ; l_ a 8 4 15 17 36 ; l_ a 8 1 16 7 45 ; l_ a 8 -1 16 -7 45 ; l_ a 8 -4 15 -17 36 ; l_ a 8 -8 10 -24 17 ; o_ a -30 -22 15 15 ; l_ a 8 -37 -18 -58 -5 ; l_ a 8 -38 -21 -67 -15 ; l_ a 8 -38 -23 -67 -29 ; l_ a 8 -37 -26 -58 -39 ; l_ a 8 -32 -30 -39 -46
part photo = photo w : o^ w 0 -22 25 25 ; o_ light-blue 0 -22 21 21 ; o_ tan 0 -22 11 12 ; p_ brown -11 -26 -9 -36 9 -36 11 -26 0 -30 ; k -4 -22 1.8 ; k 4 -22 1.8 ; u 0 -16 4
scene lay

* shapes-in-the-tin | 2-3 4-5 | -
appeal 1
topics shapes, colors and shapes, colors, sorting, learning colors, learning shapes, circle, square, triangle, preschool, matching, counting, math, toddler learning, busy toddler, color sorting
colors red, yellow, blue free
minutes 20 25
mess low
heart tin: muffin-tin, ice-cube-tray, egg-carton = 1
heart sheet: construction-paper, cardstock, felt, craft-foam, paint-chip, paper = 3 sheet
nice dots: sticker, crayon, marker = 12
nice more@4-5: pom-pom, button, bead = 12
nice more@2-3: cotton-ball, felt-ball = 12
join tape: tape, glue-stick, masking-tape, washi-tape, glue
tool pen: pencil, crayon, marker
tool scissors: scissors
step cut: cut sheet pen scissors > shapes by gt
step name: arrange sheet by cc
step dots: decorate dots sheet > dots by cc
step floor: build sheet tin tape > tin by tc
step sort: play sheet tin by cc
step colors: play sheet tin by cc
step post: fill more tin by cc
part tin = tin silver : r^ silver 0 -16 176 112 8 ; o_ gray -56 -42 24 22 ; o_ gray 0 -42 24 22 ; o_ gray 56 -42 24 22 ; o_ gray -56 10 24 22 ; o_ gray 0 10 24 22 ; o_ gray 56 10 24 22
part shapes = sheet a : o^ red -56 -42 14 14 ; r^ yellow 0 -42 24 24 1 ; p^ blue 56 -56 70 -32 42 -32 ; o^ blue -56 10 14 14 ; r^ red 0 10 24 24 1 ; p^ yellow 56 -4 70 20 42 20 ; o^ yellow -64 72 14 14 ; r^ blue -20 72 24 24 1 ; p^ red 24 58 38 82 10 82 ; o^ red 66 72 14 14
part dots = dots k : d_ w 3 -56 -42 -4 -42 4 -42 50 -38 56 -46 62 -38 -56 10 -4 10 4 10 50 14 56 6 62 14
scene lay

* rocking-shoebox-cradle | 2-3 4-5 | -
topics new baby, baby brother, baby sister, new baby brother coming, big brother, big sister, becoming a big brother, becoming a big sister, doll, dolls, doll bed, cradle, bedtime, crib, stuffed animal bed, lullaby, baby, moses
colors blue, white, yellow free
minutes 25 35
mess low
heart box: shoebox, cardboard-box, small-box, berry-basket, plastic-tub = 1
heart bedding: cotton-ball, pillow-stuffing, fabric-scrap, old-towel, sock, felt, paper-towel, tissue-paper = 2 handful
need cover: fabric-scrap, felt, construction-paper, tissue-paper, old-t-shirt, paper-napkin, crepe-paper, wrapping-paper, bandana = 1
need deco: crayon, marker, sticker, paint, washi-tape = 1
nice rockers: paper-plate, cardboard, cereal-box = 1
nice baby: doll, stuffed-animal, toy-animal = 1
nice bow@4-5: yarn, ribbon, lace = 12 in
join fix: glue, tape, masking-tape
tool brush: paintbrush, kitchen-sponge when deco=paint
tool scissors: scissors
step deco: decorate deco box brush? > box by cc
step rock: cut rockers scissors fix > rockers by gt
step fluff: fill bedding box > bedding by cc
step pillow: fold cover scissors by gt
step bow@4-5: tie bow box > bow by t
step baby: arrange cover box baby? > cover baby by cc
step sing: play box by cc
part rockers = rockers wood : b^ wood -76 62 -40 78 0 84 40 78 76 62 60 58 -60 58
part bedding = bedding w : y^ w -44 2 44 18 9 .2 ; y^ w 40 8 50 14 9 .2
part baby = baby tan : o^ tan -44 -16 22 21 ; k -50 -18 2.4 ; k -38 -18 2.4 ; u -44 -9 5
part cover = cover b : q^ b 6 -22 -8 74 -8 74 24 -22 24 ; d_ w 4 -6 2 16 2 38 2 60 2
part box = box own paint deco a : q^ ~ 6 -88 10 88 10 80 62 -80 62 ; h_ w -40 34 9 ; h_ w 0 34 9 ; h_ w 40 34 9
part bow = bow w : p^ w 70 20 86 10 86 30 ; p^ w 70 20 54 10 54 30 ; o^ w 70 20 5
scene stand

* tea-for-the-toys | 2-3 4-5 | -
extras world Food: bandana, blanket, fabric-scrap, flower, lace, lavender, paper-napkin, petal, pillowcase, plastic-spoon, ribbon-rose
appeal 3
topics tea party, tea, tea set, picnic, teddy bears' picnic, dolls, doll, cafe, pretend play, playing house, kitchen play, guests, party, alice in wonderland, mad hatter, toy dishes
colors pink, yellow, light blue free
minutes 25 35
mess low
heart cups: yogurt-pot, paper-cup, plastic-cup, egg-carton = 3
heart plates: paper-plate, paper-bowl, cupcake-liner, paper-doily, coaster = 3
need trim: sticker, crayon, marker, washi-tape, paint, tissue-paper = 1
nice pot: plastic-bottle, milk-carton, milk-jug, plastic-jar = 1
nice food@4-5: play-dough, felt, kitchen-sponge, cotton-ball, craft-foam, pom-pom, construction-paper = 1
nice food@2-3: play-dough, felt, kitchen-sponge, cotton-ball, craft-foam, construction-paper = 1
nice cloth: paper-napkin, fabric-scrap, wrapping-paper, packing-paper, bandana, cloth-napkin, paper-towel = 1
nice guests: stuffed-animal, doll, toy-animal = 3
join fix: tape, glue, masking-tape
tool strip: paper-strip, cardstock, construction-paper, cereal-box = 1 sheet
tool brush: paintbrush, cotton-swab when trim=paint
tool scissors: scissors
step trim: decorate trim cups plates brush? fix? > cups plates by cc
step handles: cut strip scissors by gt
step on: tape strip cups fix pot? > handles by tc
step food: prepare food scissors > food by gc
step cloth: arrange cloth plates > cloth by cc
step guests: arrange guests > guests by cc
step pour: play cups by cc
part cloth = cloth c : p^ ~ -92 30 92 30 98 92 -98 92
part plates = plates w : o^ w -58 66 34 12 ; o_ a -58 65 26 8 ; o^ w 0 72 34 12 ; o_ a 0 71 26 8 ; o^ w 58 66 34 12 ; o_ a 58 65 26 8
part handles = strip b : l^ b 6 -42 36 -28 38 -28 50 -42 52 ; l^ b 6 16 42 30 44 30 56 16 58 ; l^ b 6 74 36 88 38 88 50 74 52
part cups = cups a : cup ~ -58 28 36 34 ; cup ~ 0 34 36 34 ; cup ~ 58 28 36 34 ; s_ w -58 44 5 7 3 ; s_ w 0 50 5 7 3 ; s_ w 58 44 5 7 3
part food = food tan : o^ tan -46 68 8 6 ; o^ brown 14 76 8 6 ; o^ pink 72 70 8 6
part guests = guests brown : b^ tan -76 40 -72 2 -44 2 -40 40 ; b^ w -18 40 -14 6 14 6 18 40 ; b^ gray 40 40 44 2 72 2 76 40 ; o^ tan -58 -14 22 20 ; o^ tan -74 -32 8 8 ; o^ tan -42 -32 8 8 ; k -65 -16 2.6 ; k -51 -16 2.6 ; u -58 -8 6 ; o^ gray 58 -14 22 20 ; l^ gray 11 50 -30 46 -62 ; l^ gray 11 66 -30 70 -62 ; k 51 -16 2.6 ; k 65 -16 2.6 ; u 58 -8 6 ; o^ w 0 -10 22 20 ; k -7 -12 2.6 ; k 7 -12 2.6 ; u 0 -4 6 ; y^ w 0 -28 18 8 7 .3
scene stand

* picture-packed-suitcase | 2-3 4-5 | -
extras box: photo, postage-stamp, metallic-paper, duct-tape, letter-bead, wallpaper, bandana
appeal 3
topics packing, suitcase, trip, vacation, travel, airplane trip, plane trip, flying, going to grandma's house, sleepover, overnight, moving, moving house, hospital stay, holiday, beach vacation, camping trip, train trip, first flight, grandparents
colors blue, brown, yellow free
minutes 25 30
mess low
heart case: cereal-box, shoebox, folder, pizza-box, paper-bag, envelope, cardboard, cookie-tin = 1
heart pictures: magazine, junk-mail, old-calendar-picture, wrapping-paper, photo, newspaper, fabric-scrap = 6
need trim: sticker, crayon, marker, washi-tape, paint = 1
join handle: ribbon, string, yarn, pipe-cleaner, paper-strip, duct-tape, shoelace = 12 in
nice tag: price-tag, index-card, sticky-note, cardstock, old-greeting-card = 1
join tape: tape, masking-tape, glue, duct-tape
tool brush: paintbrush, kitchen-sponge when trim=paint
tool pen: marker, crayon, pencil
tool scissors: scissors
step open: prepare case scissors by gg
step trim: decorate trim case brush? > case by cc
step handle: tape handle case tape > handle by gg
step choose: cut pictures scissors by gt
step ask: arrange pictures > pictures by cc
step tag: draw pen tag > tag by tc
step pack: fill pictures case by cc
step go: play case by cc
part pictures = pictures w : r^ red -68 -34 24 32 2 ; r^ yellow -44 -38 22 30 2 ; r^ green -14 -34 22 28 2 ; r^ light-blue 12 -36 22 30 2 ; r^ pink 40 -38 24 32 2 ; r^ orange 68 -32 22 28 2 ; h_ w -68 -40 7 ; o_ w 40 -42 6 6 ; s_ w 12 -40 5 7 3
part handle = handle brown : l^ ~ 8 -26 -30 -26 -56 26 -56 26 -30
part case = case own paint trim a : r^ ~ 0 22 176 106 10 ; r_ ~- -54 22 12 106 ; r_ ~- 54 22 12 106 ; s_ gold 0 30 5 16 8 ; o_ w -30 56 8 8 ; o_ w 30 -4 8 8
part tag = tag w : p^ w 26 -34 46 -28 40 4 20 -2 ; l_ k 2 28 -18 40 -14
scene stand

* giraffe-to-grow-with | 2-3 4-5 6-8 | Animals, Jungle
extras picture Animals: newspaper, crepe-paper, paper-strip, raffia, corn-husk, burlap, paper-plate, cotton-ball, flower, grass, tissue-paper, candy-wrapper, sticker
appeal 3
topics growth chart, height chart, growing up, how tall am i, measuring, birthday, giraffe, giraffes, getting bigger, turning three, turning four, turning five, nursery, height
near bedroom, zoo, safari
colors yellow, brown, green free
minutes 40 45 50
waits 60
mess some
place floor
heart roll: packing-paper, wallpaper, wrapping-paper, newspaper, freezer-paper, cardboard-box = 4 ft
heart coat: paint, acrylic-paint = 2 color
nice stamp: potato, kitchen-sponge, cotton-ball, bubble-wrap, cork, sponge-brush = 1
nice leaf: leaf, tissue-paper, crepe-paper, construction-paper, felt = 3
nice eye: googly-eye, button, bottle-cap = 1
join glue: glue when leaf; eye
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, foam-roller
tool pen: marker, crayon, pencil
tool ruler: ruler
tool scissors: scissors
step roll: cut roll tape scissors by ggt
step giraffe: draw pen roll > giraffe by ggt
step coat: paint coat roll brush by ccc
step dry: dry roll by ccc
step spots: print coat roll stamp? > spots by ccc
step leaf: glue leaf roll glue > leaf by ccc
step face: draw pen roll eye? glue? > face eye by gtc
step inches: draw pen roll ruler > inches by ggt
step stand: draw pen roll by ttt
part giraffe = roll w paint coat a : longsheet ~ 0 0 92 196 ; p_ a -6 92 26 92 22 -62 -2 -62 ; b_ a -6 -60 -34 -64 -38 -80 -10 -88 14 -88 24 -70 22 -56 ; p_ brown -2 -84 0 -97 5 -84 ; p_ brown 10 -84 14 -97 18 -84
part spots = coat b : d_ b 5 4 -40 14 -26 4 -10 16 4 4 20 16 34 2 50 16 64 4 80 20 82
part face = pen k : k -8 -76 3.4 ; o_ k -31 -76 2 2 ; l_ k 2 -30 -70 -22 -69
part eye = eye own : e -8 -76 6
part leaf = leaf green : leaf ~ -46 -74 -36 -72 5 ; leaf ~ -48 -66 -34 -70 5 ; leaf ~ -46 -82 -36 -74 5
part inches = pen k : z_ k 2.4 26 94.0 45 94.0 ; z_ k 2.4 26 55.0 45 55.0 ; z_ k 2.4 26 16.0 45 16.0 ; z_ k 2.4 26 -23.0 45 -23.0 ; z_ k 2.4 26 -62.0 45 -62.0 ; z_ k 1 37 90.1 45 90.1 ; z_ k 1 37 86.2 45 86.2 ; z_ k 1 37 82.3 45 82.3 ; z_ k 1 37 78.4 45 78.4 ; z_ k 1 37 74.5 45 74.5 ; z_ k 1 37 70.6 45 70.6 ; z_ k 1 37 66.7 45 66.7 ; z_ k 1 37 62.8 45 62.8 ; z_ k 1 37 58.9 45 58.9 ; z_ k 1 37 51.1 45 51.1 ; z_ k 1 37 47.2 45 47.2 ; z_ k 1 37 43.3 45 43.3 ; z_ k 1 37 39.4 45 39.4 ; z_ k 1 37 35.5 45 35.5 ; z_ k 1 37 31.6 45 31.6 ; z_ k 1 37 27.7 45 27.7 ; z_ k 1 37 23.8 45 23.8 ; z_ k 1 37 19.9 45 19.9 ; z_ k 1 37 12.1 45 12.1 ; z_ k 1 37 8.2 45 8.2 ; z_ k 1 37 4.3 45 4.3 ; z_ k 1 37 0.4 45 0.4 ; z_ k 1 37 -3.5 45 -3.5 ; z_ k 1 37 -7.4 45 -7.4 ; z_ k 1 37 -11.3 45 -11.3 ; z_ k 1 37 -15.2 45 -15.2 ; z_ k 1 37 -19.1 45 -19.1 ; z_ k 1 37 -26.9 45 -26.9 ; z_ k 1 37 -30.8 45 -30.8 ; z_ k 1 37 -34.7 45 -34.7 ; z_ k 1 37 -38.6 45 -38.6 ; z_ k 1 37 -42.5 45 -42.5 ; z_ k 1 37 -46.4 45 -46.4 ; z_ k 1 37 -50.3 45 -50.3 ; z_ k 1 37 -54.2 45 -54.2 ; z_ k 1 37 -58.1 45 -58.1 ; z_ k 1 37 -65.9 45 -65.9 ; z_ k 1 37 -69.8 45 -69.8 ; z_ k 1 37 -73.7 45 -73.7 ; z_ k 1 37 -77.6 45 -77.6 ; z_ k 1 37 -81.5 45 -81.5 ; z_ k 1 37 -85.4 45 -85.4 ; z_ k 1 37 -89.3 45 -89.3
scene lay

* clip-the-same-shade | 2-3 4-5 | -
topics colors, learning colors, color matching, shades, rainbow, sorting, matching, fine motor, preschool, light and dark, toddler learning, busy bag, quiet time, travel game
colors red, yellow, blue free
minutes 20 25
mess low
heart chips: paint-chip = 4
heart pins: clothespin = 8
need tint: marker, crayon, sticker, paint, colored-pencil = 4 color
nice pouch: plastic-tub, paper-bag, envelope, cookie-tin = 1
nice back: cardstock, cereal-box, cardboard, construction-paper = 1
join fix: glue, glue-stick, tape when back
tool brush: cotton-swab, paintbrush when tint=paint
tool scissors: scissors when back
step back: glue chips back fix scissors > back by gt
step pins: decorate tint pins brush? by tc
step lay: arrange chips > chips by cc
step clip: build pins chips > pins by cc
step off: play pins by cc
step find: play chips by cc
step pouch: fill pouch chips by cc
part back = back w : r^ w -66 4 42 146 2 ; r^ w -22 4 42 146 2 ; r^ w 22 4 42 146 2 ; r^ w 66 4 42 146 2
part chips = chips a : r^ red -66 -40 36 46 1 ; r_ red- -66 4 36 44 ; r_ pink -66 48 36 44 ; r^ yellow -22 -40 36 46 1 ; r_ gold -22 4 36 44 ; r_ orange -22 48 36 44 ; r^ blue 22 -40 36 46 1 ; r_ navy 22 4 36 44 ; r_ light-blue 22 48 36 44 ; r^ green 66 -40 36 46 1 ; r_ light-green 66 4 36 44 ; r_ teal 66 48 36 44
part pins = pins wood : clip red -66 -56 -66 -92 11 ; clip pink -66 60 -66 96 11 ; clip yellow -22 -56 -22 -92 11 ; clip orange -22 60 -22 96 11 ; clip blue 22 -56 22 -92 11 ; clip light-blue 22 60 22 96 11 ; clip green 66 -56 66 -92 11 ; clip teal 66 60 66 96 11
scene lay

* box-washing-machine | 2-3 4-5 | -
extras machine: button, bead, stick-on-gem, sticker, bottle-cap, candy-wrapper, modeling-clay, sequin
appeal 3
topics washing machine, laundry, washing clothes, washer, dryer, helping at home, housework, chores, machine, appliances, socks, cleaning, pretend play, spinning
colors white, gray, blue free
minutes 30 35
mess low
heart box: cardboard-box = 1
heart wash: sock, mitten, glove, onesie, old-t-shirt, fabric-scrap, tube-sock, cloth-napkin = 6
need knobs: plastic-lid, bottle-cap, sticker, cardboard, paper-plate, construction-paper = 3
nice window: plastic-sleeve, contact-paper, cellophane, paper-plate, wax-paper = 1
need coat: marker, crayon, paint, sticker, masking-tape = 1
nice pegs: clothespin = 6
nice suds: cotton-ball, bubble-wrap, packing-peanut = 1 handful
nice basket: basket, plastic-tub, bucket, shoebox = 1
join line: string, yarn, ribbon, rope = 2 yd when pegs
join tape: tape, masking-tape, duct-tape, glue
tool brush: paintbrush, kitchen-sponge when coat=paint
tool pen: marker, crayon
home knife
step door: cut box knife pen by gg
step window: tape window box tape by gg
step coat: color coat box brush? > box by cc
step knobs: tape knobs box tape > knobs by tc
step load: fill wash box suds? > wash by cc
step spin: play box by cc
step sort: arrange wash basket? by cc
step hang: tie line pegs > cord pegs by gg
part cord = line own : z ~ 3 -99 -88 99 -88
part box = box w : r^ ~ 0 12 140 156 6 ; r_ silver 0 -64 150 3 ; o^ silver 0 18 52 52 ; o_ navy 0 18 42 42 ; o_ light-blue 0 20 40 38
part wash = wash a : b_ red -24 10 -10 0 0 14 -6 32 -24 30 ; b_ gold 2 24 18 12 28 22 16 40 2 40 ; b_ green -12 36 4 34 2 50 -14 50 ; o_ w 16 4 9 9 ; o_ w -8 -6 7 7
part knobs = knobs b : o^ gray -52 -64 9 9 ; o^ red -26 -64 9 9 ; o^ green 48 -64 9 9
part pegs = pegs wood : clip ~ -80 -84 -80 -99 9 ; clip ~ -52 -84 -52 -99 9 ; clip ~ -18 -84 -18 -99 9 ; clip ~ 18 -84 18 -99 9 ; clip ~ 52 -84 52 -99 9 ; clip ~ 80 -84 80 -99 9
scene stand

* ringing-pan-tambourine | 4-5 6-8 | Music
extras sound: ribbon, crepe-paper, feather, tinsel, stick-on-gem
topics tambourine, drum, band, bells, marching band, rhythm, music, instruments, instrument, shaker, jingle, parade, pots and pans, noise
near new year, dancing
colors silver, red, blue free
minutes 25 30
mess low
heart pan: foil-pan, foil-tray, paper-plate = 1
join bells: bell, curtain-ring, old-key, metal-washer, bottle-cap = 5
heart beater: wooden-spoon, craft-stick, plastic-spoon, stick, dowel, chopstick = 1
need deco: sticker, washi-tape, masking-tape, permanent-marker, duct-tape, tissue-paper = 1
join tie: ribbon, yarn, string, pipe-cleaner = 1 yd
join tape: tape, masking-tape, duct-tape
nice head: felt, fabric-scrap, sock, cotton-ball = 1
tool punch: hole-punch, scissors, pencil
home water when deco=tissue-paper
step try: test pan beater by cc
step holes: poke pan punch tape by gg
step bells: tie bells tie pan > bells by gt
step tape: tape tie tape by gt
step deco: decorate deco pan water? > pan by cc
step head: prepare head beater tape > head by tc
step play: play pan beater > beater by cc
part bells = bells gold : o^ gold -66 4 13 13 ; z_ brown 3 -74 6 -58 6 ; o^ gold 66 4 13 13 ; z_ brown 3 58 6 74 6 ; o^ gold 0 76 13 13 ; z_ brown 3 -8 78 8 78 ; o^ gold -46 58 13 13 ; z_ brown 3 -54 60 -38 60 ; o^ gold 46 58 13 13 ; z_ brown 3 38 60 54 60
part pan = pan own : o^ ~ 0 6 62 62 ; o_ ~- 0 6 50 50 ; s_ b -20 -10 5 10 4 ; s_ a 18 -14 5 10 4 ; s_ b 0 24 5 10 4
part beater = beater wood : stick ~ 62 -62 96 -96 9 ; l^ wood 8 40 -40 92 -92
part head = head red : o^ red 36 -36 15 15
scene lay
`;
