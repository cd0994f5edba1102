/** Crafts of the youngest that take what most often lies on their tables. */
export const shelf = `
* rain-dyed-diya | 2-3 4-5 | -
appeal 3
topics diwali, deepavali, divali, diya, festival of lights, rangoli, lakshmi, hindu, india, lamp, candle, flame, lantern festival
near birthday, campfire
colors orange, pink, yellow free
minutes 25 30
waits 60
mess some
heart filter: coffee-filter, paper-towel, paper-napkin = 2
heart pens: marker, watercolor-paint = 3 color
need lamp: paper-plate, cake-board, paper-bowl, cardboard, construction-paper = 1
nice gems@2-3: sticker, felt-sticker, aluminum-foil = 8
nice gems@4-5: glitter-glue, stick-on-gem, sticker, sequin, aluminum-foil = 8
join fix: tape, glue-stick, glue, masking-tape, washi-tape
tool mist: spray-bottle, paintbrush, cotton-swab, sponge-brush, kitchen-sponge
tool scissors: scissors
home water
home towel
step color: color filter pens towel > tint by cc
step rain: paint filter mist water > flame by cc
step dry: dry filter by gg
step half: cut lamp scissors > bowl by gt
step pattern: color lamp pens > pattern by cc
step gems: decorate gems lamp > gems by cc
step pinch: shape filter by tc
step flame: tape filter lamp fix by tc
step glow: play lamp by cc
part flame = filter a : x^ orange 0 -34 40 60 ; x_ yellow 0 -24 27 42 ; x_ pink 0 -14 14 24
part tint = pens b : d_ pink 5 -20 -14 18 -26 8 -52 ; d_ orange 4 -8 -38 14 -6 -12 6
part bowl = lamp w : a^ ~ 0 6 90 0 0 180
part pattern = pens c : l_ pink 6 -76 14 -38 14 0 14 38 14 76 14 ; l_ orange 5 -62 46 -44 34 -26 50 -8 36 10 52 28 36 46 48 62 40 ; l_ yellow 5 -40 70 -20 62 0 72 20 62 40 70
part gems = gems gold : bits own 1 -60 26 -30 28 0 26 30 28 60 26 -24 56 24 56 0 84
scene stand

* pigs-in-a-paper-puddle | 2-3 4-5 | Farm, Animals
appeal 3
topics pig, pigs, piglet, muddy pigs, mud, farm, farm animals, barnyard, potato printing, potato stamp, stamping, three little pigs, old macdonald, peppa pig
colors pink, brown, black
minutes 25 30
waits 30
mess some
heart stamp: potato, apple, lemon, kitchen-sponge, sponge-brush, cork, carrot = 1
heart coat: paint, acrylic-paint = 1 color
heart mud: paper-bag, packing-paper, newspaper, construction-paper, tissue-paper, crepe-paper, corrugated-paper = 1 sheet
need sheet: paper, cardstock, construction-paper, watercolor-paper, cardboard = 1 sheet
nice grass: grass, clover, crinkle-paper, hay = 1 handful
nice splash: soil, coffee-grounds, sand, oats = 1 tbsp
tool pen: marker, crayon, oil-pastel
home knife
home plate
step halve: prepare stamp knife coat plate by gg
step tear: tear mud by cc
step bellies: print stamp coat sheet > sheet bellies by cc
step heads: print coat sheet > heads by cc
step puddle: arrange mud sheet coat > puddle by cc
step splash: decorate splash sheet > splash by cc
step grass: arrange grass sheet > grass by cc
step dry: dry sheet by gg
step faces: draw pen sheet > faces by tc
step oink: play sheet by cc
part sheet = sheet w : r^ w 0 0 184 164 3
part grass = grass green : j_ green -84 -58 -90 -82 5 ; j_ green -76 -58 -74 -84 5 ; j_ green 72 -58 70 -84 5 ; j_ green 82 -58 86 -82 5
part bellies = coat a : o_ ~ -40 4 36 28 ; o_ ~ 46 12 34 27 ; o_ ~ 4 -44 28 22
part heads = coat a : o_ ~ -72 -12 16 15 ; o_ ~ 16 -8 15 14 ; o_ ~ -24 -58 13 12 ; o_ ~+ -76 -9 8 6 ; o_ ~+ 12 -5 8 6 ; o_ ~+ -28 -56 7 5
part puddle = mud brown : y^ brown -52 54 34 18 8 .3 ; y^ brown 48 58 38 18 8 .3 ; y^ brown- 0 66 30 14 7 .3 ; y_ brown -2 30 12 8 7 .3
part splash = splash brown : d_ brown 3 -84 34 -70 28 82 34 70 30 -20 44 24 44 4 50
part faces = pen k : d_ k 1.6 -79 -9 -73 -9 9 -5 15 -5 -30 -56 -26 -56 ; d_ k 2.2 -76 -20 -66 -20 12 -16 22 -16 -28 -64 -19 -64 ; p_ k -84 -22 -88 -34 -76 -27 ; p_ k 6 -17 2 -29 13 -22 ; p_ k -34 -66 -37 -76 -27 -70 ; l_ k 2 -4 0 4 -4 0 -10 6 -10 ; l_ k 2 80 8 88 4 84 -2 90 -4 ; l_ k 2 32 -48 40 -52 36 -58 42 -60
scene lay

* shape-catching-wall | 2-3 4-5 | -
appeal 3
topics shapes, colors and shapes, colors, learning colors, learning shapes, circle, square, triangle, sorting, matching, sticky wall, contact paper, toddler learning, preschool, busy toddler, color sorting, math, sensory, rainy day
near letters, numbers, road trip
colors red, yellow, blue free
minutes 20 25
mess low
heart film: contact-paper = 2 sheet
heart shapes: felt, craft-foam, construction-paper, cardstock, fabric-scrap, tissue-paper, paper-napkin, wrapping-paper, magazine, cereal-box = 3 color
nice board: cardboard, pizza-box, cake-board = 1
nice soft: cotton-ball, cotton-pad, cupcake-liner, feather, coffee-filter, leaf, sticky-note = 6
nice basket: paper-plate, basket, shoebox, plastic-tub, muffin-tin, paper-bowl, paper-bag = 1
join tape: masking-tape, washi-tape, tape, duct-tape, electrical-tape
tool scissors: scissors
step cut: cut shapes scissors by gt
step hang: tape film tape scissors board? > film by gg
step roads: tape tape film > homes by gt
step sort: arrange shapes basket? > basket by cc
step stick: play shapes film > shapes by cc
step colors: play shapes film by cc
step soft: decorate soft film > soft by cc
step peel: play film shapes by cc
part film = film light-blue : r^ wood 0 -8 190 158 3 ; r_ light-blue+ 0 -8 174 142 2
part homes = tape k : l_ k 3 -52 -66 -30 -58 -24 -36 -34 -14 -56 -8 -76 -18 -80 -40 -70 -60 -52 -66 ; z_ k 3 -8 -60 38 -60 38 -14 -8 -14 -8 -60 ; z_ k 3 -20 58 10 10 40 58 -20 58
part shapes = shapes a : o^ red -58 -44 13 13 ; o^ yellow -44 -26 11 11 ; r^ blue 6 -44 20 20 1 ; r^ red 24 -28 17 17 1 ; p^ yellow -2 52 10 30 22 52 ; p^ blue 52 30 64 10 76 30 ; o^ blue 66 -46 12 12 ; r^ yellow -66 32 20 20 1 ; p^ red -52 58 -42 40 -32 58
part soft = soft w : cotton w 62 -14 11 ; cotton w -74 2 11
part basket = basket tan : q^ tan 4 46 70 92 70 86 96 52 96 ; r_ red 62 66 10 10 1 ; o_ blue 76 65 6 6
scene hang

* purring-plate-cat | 2-3 4-5 | Animals
appeal 3
topics cat, cats, kitten, kittens, kitty, our cat, my cat, pet cat, pet, pets, meow, three little kittens, puss in boots, black cat
near animal shelter
colors orange, pink, white or gray, black, white, brown, tan, cream, yellow
minutes 25 30
waits 30
mess some
heart plate: paper-plate, cake-board, paper-bowl = 1
heart coat: paint, acrylic-paint, marker, crayon = 1 color
heart ears: felt, construction-paper, cardstock, craft-foam, fabric-scrap, paper = 1 sheet
nice eyes@2-3: sticker = 2
nice eyes@4-5: sticker, googly-eye, button, bottle-cap = 2
nice whiskers@2-3: yarn, paper-straw, paper-strip, string, crinkle-paper, crepe-paper = 4
nice whiskers@4-5: pipe-cleaner, yarn, paper-straw, paper-strip, string, crinkle-paper = 4
nice fluff: cotton-ball, faux-fur, feather, tissue-paper, fabric-scrap = 1 handful
nice bow@2-3: ribbon, gift-bow, paper-napkin, cupcake-liner = 1
nice bow@4-5: ribbon, gift-bow, paper-napkin, cupcake-liner, fabric-scrap = 1
nice ball@4-5: yarn, pom-pom, soft-ball, ping-pong-ball = 1
join fix: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=paint,acrylic-paint
tool pen: marker, crayon
tool scissors: scissors
step coat: paint coat plate brush > plate by cc
step cut: cut ears scissors by gt
step ears: glue ears plate fix > ears by cc
step fluff: glue fluff plate fix > fluff by cc
step eyes: decorate eyes plate fix > eyes by cc
step whiskers: glue whiskers plate fix scissors > whiskers by gt
step bow: glue bow plate fix > bow by gc
step face: draw pen plate > face by tc
step ball@4-5: play ball plate > ball by c
step purr: play plate by cc
part ears = ears b : p^ a -60 -26 -66 -88 -14 -58 ; p^ a 60 -26 66 -88 14 -58 ; p_ b -52 -40 -57 -72 -28 -56 ; p_ b 52 -40 57 -72 28 -56
part plate = plate w paint coat a : plate ~ 0 6 66
part fluff = fluff w : y^ w -12 34 16 12 8 .2 ; y^ w 12 34 16 12 8 .2
part face = pen k : o_ k -24 -8 7 9 ; o_ k 24 -8 7 9 ; p_ pink -8 18 8 18 0 27 ; l_ k 3 0 27 0 34 ; u -8 33 8 ; u 8 33 8
part eyes = eyes own : e -24 -8 11 ; e 24 -8 11
part whiskers = whiskers w : z_ ~ 3 -26 26 -70 18 ; z_ ~ 3 -26 34 -70 38 ; z_ ~ 3 26 26 70 18 ; z_ ~ 3 26 34 70 38
part bow = bow c : p^ c 0 74 -26 62 -26 88 ; p^ c 0 74 26 62 26 88 ; o^ c 0 74 7 7
part ball = ball b : o^ b 76 80 17 17 ; z_ b- 2 62 74 90 86 ; z_ b- 2 66 90 88 70
scene hang

* fork-printed-lantern | 2-3 4-5 | -
appeal 3
topics lunar new year, chinese new year, lantern, lanterns, lantern festival, red lantern, paper lantern, tet, mid-autumn festival, moon festival, ramadan, eid, diwali, lantern walk, fork painting, china, vietnam, party decoration
near dragon, year of the horse, christmas
colors red, yellow, orange free
minutes 25 30
waits 30
mess some
heart sheet: construction-paper, cardstock, paper, packing-paper, wrapping-paper, watercolor-paper, paper-bag = 1 sheet
heart fork: plastic-fork, toothbrush, potato-masher, whisk, kitchen-sponge, cookie-cutter, bubble-wrap, plastic-lid = 1
heart coat: paint, metallic-paint, acrylic-paint = 1 color
need strips: paper-strip, crepe-paper, tissue-paper, construction-paper, ribbon, wrapping-paper = 6 strip
nice dots: sticker, felt-sticker, washi-tape = 8
nice inside: tissue-paper, cellophane, crepe-paper, metallic-paper = 1 sheet
join stick: glue-stick, glue, tape, masking-tape
tool scissors: scissors
home plate
step pour: prepare coat plate by gg
step print: print fork coat sheet > prints by cc
step dry: dry sheet by cc
step dots: decorate dots sheet > dots by cc
step strips: cut strips scissors by gt
step roll: roll sheet stick inside? > body inside by tt
step tails: glue strips sheet stick > tails by cc
step handle: glue strips sheet stick > handle by tt
step walk: play sheet by cc
part handle = strips c : l^ c 7 -44 -58 -34 -92 0 -98 34 -92 44 -58
part tails = strips b : l ~ 6 -40 54 -42 74 -38 96 ; l ~ 6 -20 58 -22 78 -18 98 ; l ~ 6 0 58 2 80 -2 99 ; l ~ 6 20 58 22 78 18 98 ; l ~ 6 40 54 42 74 38 96
part body = sheet a : b^ ~ -50 -60 0 -66 50 -60 58 0 50 58 0 64 -50 58 -58 0 ; z_ ~- 2 -30 -62 -34 60 ; z_ ~- 2 30 -62 34 60
part inside = inside yellow : o_ yellow 0 -60 44 5
part prints = coat b : z_ ~ 3 -44 -40 -36 -20 ; z_ ~ 3 -38 -42 -30 -22 ; z_ ~ 3 -32 -44 -24 -24 ; z_ ~ 3 16 -44 22 -22 ; z_ ~ 3 22 -44 28 -22 ; z_ ~ 3 28 -43 34 -21 ; z_ ~ 3 -20 0 -12 20 ; z_ ~ 3 -14 -2 -6 18 ; z_ ~ 3 -8 -4 0 16 ; z_ ~ 3 34 10 38 32 ; z_ ~ 3 40 9 44 31 ; z_ ~ 3 -44 26 -38 48 ; z_ ~ 3 -38 24 -32 46
part dots = dots gold : bits own 1.1 -8 -42 42 -10 -40 0 14 34 -14 44 18 -8 40 44 -50 10
scene hang

* five-plate-caterpillar | 2-3 4-5 | Bugs
appeal 3
topics caterpillar, caterpillars, very hungry caterpillar, the very hungry caterpillar, hungry caterpillar, butterfly life cycle, counting, spring, garden, story time, bugs, days of the week
near inchworm, butterflies
colors green, red, yellow
minutes 30 35
waits 30
mess some
heart plates: paper-plate, cake-board, paper-bowl, coffee-filter, cupcake-liner = 5
heart coat: paint, acrylic-paint, marker, crayon, watercolor-paint = 2 color
need leaf: leaf, construction-paper, felt, tissue-paper, craft-foam, paper, cardstock, magazine = 3
nice punch: hole-punch = 1
nice eyes@2-3: sticker = 2
nice eyes@4-5: sticker, googly-eye, button, pom-pom = 2
nice feelers@2-3: paper-straw, craft-stick, paper-strip = 2
nice feelers@4-5: pipe-cleaner, paper-straw, craft-stick, paper-strip = 2
join fix: tape, glue, stapler, masking-tape, glue-stick
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=paint,acrylic-paint,watercolor-paint
tool pen: marker, crayon
tool scissors: scissors
step green: paint coat plates brush > body by cc
step red: paint coat plates > head by cc
step bites@2-3: prepare leaf scissors by g
step bites@4-5: cut leaf scissors by t
step holes: poke punch leaf by gg
step row: arrange plates by cc
step join: tape plates fix by gg
step feelers: tape feelers plates fix > feelers by tt
step face: draw pen plates > face by tc
step eyes: decorate eyes plates > eyes by cc
step feed: play plates leaf > leaf by cc
part feelers = feelers brown : z^ brown 5 -78 -36 -86 -66 ; z^ brown 5 -58 -36 -52 -66
part body = plates w paint green a : o^ green 76 18 25 25 ; o_ green+ 76 18 16 16 ; o^ green 40 2 26 26 ; o_ green+ 40 2 17 17 ; o^ green 2 16 27 27 ; o_ green+ 2 16 18 18 ; o^ green -36 4 27 27 ; o_ green+ -36 4 18 18
part head = plates red : o^ red -66 -12 30 30 ; o_ red+ -66 -12 21 21
part face = pen k : o_ yellow -76 -18 7 8 ; o_ yellow -56 -18 7 8 ; o_ k -76 -17 3 4 ; o_ k -56 -17 3 4 ; u -66 -4 9
part eyes = eyes own : e -76 -18 8 ; e -56 -18 8
part leaf = leaf green : leaf ~ -96 60 -40 52 15 ; leaf ~ -20 78 34 64 14 ; o_ w -72 56 5 5 ; o_ w 6 70 5 5
scene lay

* felt-topped-pizza | 2-3 4-5 | Food
appeal 3
topics pizza, pizza night, pizzeria, restaurant, pretend food, play kitchen, play food, cooking, chef, toppings, dinner, italy, felt food, pretend play, shop
near lunch, tacos
colors red, yellow, green
minutes 20 25
mess low
heart toppings: felt, craft-foam, fabric-scrap, foam-sheet-scrap = 3 color
heart crust: paper-plate, cake-board, pizza-box, cardboard, foil-pan = 1
nice rim: crayon, marker, oil-pastel = 1 color
nice tongs: kitchen-tongs, wooden-spoon, plastic-spoon = 1
nice cheese@2-3: tissue-paper, crepe-paper, paper-strip, crinkle-paper, cotton-ball = 1 handful
nice cheese@4-5: yarn, tissue-paper, crepe-paper, paper-strip, crinkle-paper, raffia = 1 handful
nice box: shoebox, cereal-box, paper-bag = 1
nice cloth: cloth-napkin, paper-napkin, bandana, paper-towel = 1
nice guests: stuffed-animal, doll, toy-animal = 2
tool scissors: scissors
tool pen: marker, crayon, pencil
step sauce: cut toppings pen scissors > sauce by gt
step bits: cut toppings scissors by gt
step rim: color rim crust > rim by cc
step sort: arrange toppings by cc
step cheese@2-3: tear cheese by c
step cheese@4-5: cut cheese scissors by c
step spread: arrange toppings crust > crust sauce by cc
step top: arrange toppings tongs? crust > bits by cc
step melt: decorate cheese crust > cheese by cc
step table: arrange cloth > cloth by cc
step serve: play crust box? guests? by cc
part cloth = cloth w : q^ w 4 -94 -60 94 -60 98 96 -98 96 ; z_ red 3 -60 -60 -64 96 ; z_ red 3 60 -60 64 96
part crust = crust tan : o^ ~ 0 6 80 78 ; a_ ~- 0 6 72 70.5 0 360
part rim = rim brown : a_ brown 0 6 78 70 0 360
part sauce = toppings a : y_ red 0 6 62 60 11 .08
part cheese = cheese yellow : l_ yellow 4 -40 -20 -30 -26 -22 -18 ; l_ yellow 4 10 -40 20 -34 30 -40 ; l_ yellow 4 -20 30 -10 36 0 30 ; l_ yellow 4 30 22 38 30 46 24 ; l_ yellow 4 -46 14 -40 22 -32 18
part bits = toppings b : o^ yellow -24 -4 13 13 ; o^ yellow 24 -16 13 13 ; o^ yellow 8 34 13 13 ; leaf green -10 -40 8 -50 7 ; leaf green 30 10 46 0 7 ; leaf green -40 36 -26 48 7 ; r^ yellow -4 12 16 7 2 30 ; r^ green 36 42 16 7 2 -20 ; r^ green -42 -26 15 7 2 60
scene lay

* tissue-tree-on-the-window | 2-3 4-5 | Seasons, Nature
appeal 3
topics tree, trees, window, suncatcher, sticky window, stained glass, window decoration, seasons tree
near rainy day, forest
variant fall | Seasons, Nature | red, orange, yellow | fall, autumn, leaves, fall leaves, fall tree, thanksgiving, october, november
variant spring | Seasons, Nature | pink, white, light green | spring, cherry blossom, cherry tree, blossoms, apple tree, hanami, easter, april, may
variant snowy | Seasons, Weather | white, light blue, silver | winter, snow, snowy day, winter tree, january, december
minutes 20 30
mess low
heart film: contact-paper = 2 sheet
heart leaves: tissue-paper, crepe-paper, coffee-filter, paper-napkin, leaf, construction-paper, wrapping-paper, magazine, crinkle-paper, cotton-ball = 3 color
need trunk: paper-strip, construction-paper, paper-bag, packing-paper, felt, cardstock, corrugated-paper, cereal-box = 1 sheet
nice ground: grass, clover, feather, cotton-pad, cupcake-liner = 1 handful
nice guest: sticker, felt-sticker, photo = 3
join tape: masking-tape, tape, washi-tape, duct-tape
tool scissors: scissors
step hang: tape film tape scissors > film by gg
step tear: tear leaves by cc
step strips: cut trunk scissors by gt
step trunk: arrange trunk film > trunk by tt
step branches: arrange trunk film > branches by cc
step leaves: decorate leaves film > leaves fallen by cc
step ground: decorate ground film > ground by cc
step guest: decorate guest film > guest by cc
step seal: build film by gg
step look: play film by cc
part film = film light-blue : r^ wood 0 0 184 188 3 ; r_ light-blue+ 0 0 170 174 2
part trunk = trunk brown : p_ brown -12 80 12 80 8 6 -8 6 ; z_ brown- 2 -3 70 -2 20 ; z_ brown- 2 4 74 3 24
part branches = trunk brown : z_ brown 8 0 16 -38 -22 ; z_ brown 8 0 16 38 -24 ; z_ brown 7 0 10 -4 -46 ; z_ brown 5 -24 -10 -54 -6 ; z_ brown 5 24 -10 56 -4
part leaves = leaves a : r_ ~ -50 -30 22 20 2 20 ; r_ b -28 -46 22 22 2 -15 ; r_ c -6 -60 22 20 2 30 ; r_ ~ 18 -50 22 22 2 10 ; r_ b 44 -36 22 20 2 -25 ; r_ c 62 -12 20 20 2 15 ; r_ c -62 -8 20 20 2 -10 ; r_ ~ 0 -34 20 20 2 40 ; r_ c -36 -18 18 18 2 10 ; r_ ~ 36 -16 18 18 2 -30 ; r_ b 6 -78 18 18 2 0 ; r_ b -48 -56 18 18 2 35 ; r_ c 32 -68 18 18 2 12
part fallen = leaves b : r_ ~ -50 64 18 16 2 20 ; r_ a 48 60 18 16 2 -20 ; r_ c -30 78 16 16 2 40 ; r_ c 66 76 16 16 2 5
part ground = ground green : j_ green -70 84 -74 66 4 ; j_ green 30 84 34 68 4 ; j_ green 78 84 80 66 4
part guest = guest own : bits own 1.4 -66 34 66 24 -26 40
scene hang

* duckling-and-bath-duck | 2-3 4-5 | Animals, Farm
appeal 3
topics duck, ducks, duckling, ducklings, rubber duck, rubber ducky, bath, bath time, bathtub, bath time duck, bubble bath, bath toys, five little ducks, pond, quack, farm animals, spring, easter
near swimming, chick, ugly duckling
colors yellow, orange, white
minutes 25 30
waits 30
mess low
heart body: craft-foam, felt, foam-sheet-scrap, construction-paper, cardstock, paper-plate, kitchen-sponge = 2 sheet
heart wings: feather, tissue-paper, crepe-paper, cupcake-liner, coffee-filter, cotton-ball, cotton-pad, paper-napkin, faux-fur = 4
need bill: craft-foam, felt, construction-paper, cardstock, foam-sheet-scrap, paper, fabric-scrap = 1 scrap
nice eyes@2-3: sticker = 1
nice eyes@4-5: sticker, googly-eye, button = 1
nice pond: aluminum-foil, bubble-wrap, fabric-scrap, old-towel, packing-paper, wrapping-paper, cellophane, blanket = 1
nice handle: craft-stick, wooden-spoon, paper-straw = 1
join fix: glue, tape
tool pen: marker, crayon
tool scissors: scissors
step cut: cut body pen scissors > body by gt
step bill: cut bill scissors by gt
step fluff: prepare wings by cc
step bill-on: glue bill body fix > bill by cc
step wings: glue wings body fix > wings by cc
step eyes: decorate eyes body fix > eyes by cc
step face: draw pen body > face by tc
step handle: tape handle body fix > handle by tc
step pond: arrange pond > pond by cc
step swim: play body by cc
part pond = pond light-blue : b_ light-blue -98 66 -60 54 -20 64 20 54 60 64 98 56 98 92 -98 92
part handle = handle wood : r^ wood -4 82 9 34 2
part body = body a : b^ ~ -70 34 -84 6 -94 -14 -62 -2 -36 -4 -14 -14 -6 -34 6 -64 34 -76 60 -62 64 -36 50 -16 44 2 52 26 42 52 10 66 -36 62
part bill = bill orange : b^ orange 60 -48 76 -54 90 -46 76 -38 60 -36
part wings = wings b : feather yellow- 10 14 -52 26 12 ; feather yellow+ 12 24 -44 42 11 ; feather yellow- 14 6 -46 8 11 ; feather yellow+ 14 32 -30 52 10
part face = pen k : o_ k 38 -50 5 6 ; o_ w 40 -52 1.6 1.6
part eyes = eyes own : e 38 -50 9
scene lay

* laced-paper-football | 2-3 4-5 | Sports
appeal 3
topics football, footballs, american football, touchdown, super bowl, football season, quarterback, sunday football, ball, balls, throwing, catching, rugby
near sports day, game day
colors brown, white, green
minutes 20 25
waits 30
mess some
heart ball: packing-paper, paper-bag, wrapping-paper, construction-paper, newspaper, pillowcase = 2 sheet
heart laces: paint, masking-tape, paper-strip, washi-tape, sticker, acrylic-paint = 1
need stuffing: newspaper, packing-paper, tissue-paper, paper-bag, magazine, pillow-stuffing, plastic-bag, paper-towel, bubble-wrap, crinkle-paper, junk-mail = 4 sheet
nice goal: cake-board, cardboard, cardboard-box, paper-plate, bucket, pool-noodle, basket, cloth-bag = 1
nice field: felt, old-towel, blanket, crepe-paper = 1
join tape: tape, masking-tape, duct-tape, glue
tool brush: paintbrush, sponge-brush, cotton-swab when laces=paint,acrylic-paint
step crumple: shape stuffing by cc
step wrap: roll ball stuffing > ball by tt
step twist: shape ball > ends by tt
step tape: tape ball tape by gg
step laces: decorate laces ball brush > laces by cc
step stripes: decorate laces ball > stripes by tc
step dry: dry ball by cc
step field: arrange field > field by cc
step goal: build goal tape > goal by tt
step throw: play ball by cc
part field = field green : r_ green 0 76 190 36 4 ; z_ w 2 -60 60 -66 92 ; z_ w 2 0 60 0 92 ; z_ w 2 60 60 66 92
part goal = goal own : r^ ~ 64 -40 56 68 4 ; o_ ~- 64 -42 18 20
part ball = ball a : b^ ~ -84 22 -58 -12 -16 -30 26 -24 58 4 70 34 44 56 0 66 -44 58 -70 42
part ends = ball brown : p^ brown- -84 22 -98 10 -98 34 -76 34 ; p^ brown- 70 34 84 26 82 46 64 42
part laces = laces w : l_ w 4 -34 6 -4 0 26 6 ; z_ w 5 -26 -3 -25 14 ; z_ w 5 -12 -7 -11 11 ; z_ w 5 3 -7 3 11 ; z_ w 5 17 -4 17 13
part stripes = laces w : l_ w 5 -62 -4 -54 20 -58 46 ; l_ w 5 52 4 48 28 50 50
scene stand

* box-truck-with-a-load | 2-3 4-5 | Transportation
appeal 3
topics truck, trucks, vehicles, box truck, things that go, recycled crafts
near cars, road trip
variant dump-truck | Transportation | yellow, black, gray or orange, red, green | dump truck, dump trucks, construction site, construction, construction vehicles, excavator, digger, diggers, building site, garbage truck, bulldozer
variant ice-cream-truck | Transportation, Food | white, pink, light blue or blue, pink, yellow | ice cream truck, ice cream van, ice cream man, ice cream shop, food truck
variant mail-truck | Transportation | blue, white, red or white, yellow | mail truck, mail, mailman, mail carrier, postman, post office, delivery truck, delivery, packages, package truck
variant train | Transportation | red, black, yellow or blue, green | train, trains, steam train, locomotive, railroad, thomas, choo choo
minutes 30 35
waits 30
mess some
heart box: tissue-box, cereal-box, shoebox, small-box, milk-carton, egg-carton, cardboard-box = 1
heart wheels: paper-plate, cake-board, plastic-lid, cardboard, cardstock, construction-paper, cupcake-liner, cotton-pad = 4
heart coat: paint, acrylic-paint, crayon, marker, sticker = 1 color
need window: construction-paper, paper, aluminum-foil, cardstock, metallic-paper, felt = 1 sheet
nice load: cotton-ball, newspaper, tissue-paper, wooden-block, toy-animal, envelope, crinkle-paper, kitchen-sponge, leaf, sand, breakfast-cereal = 1 handful
nice tower: cardboard-tube, paper-cup, yogurt-pot, plastic-cup = 1
nice signs: sticker, washi-tape, paper-strip, felt-sticker = 6
nice driver: toy-animal, stuffed-animal, doll, toy-car = 1
join fix: tape, glue, masking-tape, duct-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=paint,acrylic-paint
tool pen: marker, crayon
tool scissors: scissors
step open: cut box scissors > box boiler by gg
step coat: decorate coat box brush > paint cab by cc
step round: cut wheels window scissors by gt
step wheels: tape wheels box fix > wheels by cc
step window: glue window box fix > window pane by cc
step tower: tape tower box fix > tower chimney by tt
step signs: decorate signs box fix? > signs by cc
step lamps: draw pen box > lamps lines by tc
step load: fill load box driver? > load smoke by cc
step drive: play box by cc
part load@dump-truck,ice-cream-truck,mail-truck = load w : y^ w -52 -36 18 14 8 .2 ; y^ w -24 -42 20 16 8 .2 ; y^ w 4 -36 18 14 8 .2
part smoke@train = load w : y^ w 48 -60 14 11 8 .2 ; y^ w 24 -76 17 13 8 .2 ; y^ w -8 -84 13 10 8 .2
part tower@dump-truck,ice-cream-truck,mail-truck = tower gold : r^ ~ 42 -52 22 36 3 ; r_ ~- 42 -66 30 8 2
part chimney@train = tower gold : p^ k 34 -36 58 -36 54 -8 38 -8 ; r_ k 46 -38 30 7 2
part boiler@train = box a : q^ ~ 5 -86 -40 -34 -40 -34 -8 70 -8 82 4 82 40 -86 40 ; r^ ~- -60 -46 64 9 3
part cab@train = coat a : q_ ~ 4 -82 -36 -38 -36 -38 -4 68 -4 78 6 78 36 -82 36 ; p_ ~- 80 40 96 52 80 52
part pane@train = window light-blue : r_ light-blue -60 -18 30 24 3
part lines@train = pen k : z_ k 2.5 -34 -4 -34 36 ; o_ yellow 74 16 6 7 ; z_ k 2 -10 -6 -10 36 ; z_ k 2 22 -6 22 36
part box@dump-truck,ice-cream-truck,mail-truck = box a : q^ ~ 5 -86 -30 24 -30 24 -40 72 -40 84 0 84 44 -86 44
part paint@dump-truck,ice-cream-truck,mail-truck = coat a : q_ ~ 4 -82 -26 26 -26 26 -36 70 -36 80 2 80 40 -82 40
part window@dump-truck,ice-cream-truck,mail-truck = window light-blue : q_ light-blue 3 38 -30 64 -30 72 -4 38 -4
part signs = signs own : bits own 1.3 -66 6 -44 6 -22 6 0 6 -56 26 -10 26
part lamps@dump-truck,ice-cream-truck,mail-truck = pen k : z_ k 2.5 28 -34 28 38 ; o_ yellow 76 18 5 6 ; r_ k 50 12 14 3 1
part wheels = wheels w : o^ gray -54 50 22 22 ; o_ k -54 50 15 15 ; o_ w -54 50 6 6 ; o^ gray 48 50 22 22 ; o_ k 48 50 15 15 ; o_ w 48 50 6 6
scene stand

* soft-winged-tube-bird | 2-3 4-5 | Animals, Nature
appeal 3
topics bird, birds, wings, tube animals, toilet paper roll animals, nest, birdwatching
near zoo
variant owl | Animals, Nature | brown, tan, orange or gray, white | owl, owls, owlet, owl babies, hoot, night animals, forest animals, woodland, barn owl
variant penguin | Animals, Ocean | black, white, orange or gray, blue | penguin, penguins, antarctica, polar animals, winter animals, ice
variant rooster | Farm, Animals | red, orange, yellow free | rooster, hen, hens, chicken, chickens, little red hen, cock-a-doodle-doo, barnyard, henhouse
variant parrot | Jungle, Animals | green, red, yellow free | parrot, parrots, toucan, macaw, tropical birds, rainforest, pirate
minutes 25 30
waits 30
mess some
heart tube: cardboard-tube, coffee-sleeve = 1
heart wings: feather, cupcake-liner, coffee-filter, leaf, tissue-paper, crepe-paper, felt, paper-doily = 4
heart coat: paint, acrylic-paint, crayon, marker, oil-pastel = 1 color
need face: construction-paper, cardstock, paper, felt, craft-foam, cupcake-liner, cotton-pad, cereal-box = 1 sheet
nice eyes@2-3: sticker = 2
nice eyes@4-5: sticker, googly-eye, button, bottle-cap = 2
nice nest: paper-bowl, shoebox, hay, grass, paper-plate, crinkle-paper, egg-carton = 1
nice perch: stick, craft-stick = 1
join fix: glue, tape, glue-stick
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=paint,acrylic-paint
tool pen: marker, crayon
tool scissors: scissors
step coat: paint coat tube brush > tube by cc
step cut: cut face scissors by gt
step top: fold tube > ears head by tc
step soften: prepare wings by cc
step wings: glue wings tube fix > wings by cc
step beak: glue face tube fix > beak disks belly comb hook by cc
step eyes: decorate eyes tube fix? > eyes by cc
step dots: draw pen tube > dots by tc
step nest: arrange nest tube > nest by cc
step fly: play tube perch? by cc
part nest = nest tan : b^ tan -76 66 -40 58 40 58 76 66 56 92 -56 92
part wings = wings own : feather ~ -34 -20 -62 44 13 ; feather ~ 34 -20 62 44 13 ; feather ~- -36 -4 -48 54 11 ; feather ~- 36 -4 48 54 11
part tube = tube own paint coat a : r^ ~ 0 8 78 132 8
part head@penguin,rooster,parrot = tube own paint coat a : o^ ~ 0 -54 39 20
part ears@owl = tube own paint coat a : p^ ~ -39 -56 -34 -86 -6 -58 ; p^ ~ 39 -56 34 -86 6 -58
part belly@penguin = face w : o^ w 0 28 28 44
part comb@rooster = face red : o^ red -16 -76 9 10 ; o^ red 0 -82 10 12 ; o^ red 16 -76 9 10 ; x^ red 0 6 8 16 180
part hook@parrot = face yellow : b^ yellow -16 -30 16 -30 16 -12 4 6 -2 4 -14 -12 ; j^ red -10 70 -24 96 7 ; j^ blue 6 70 12 98 7
part disks@owl = face w : o^ w -18 -28 17 17 ; o^ w 18 -28 17 17
part beak@owl,penguin,rooster = face orange : p^ orange -9 -18 9 -18 0 0 ; o^ orange -18 74 13 6 ; o^ orange 18 74 13 6
part eyes = eyes own : e -18 -28 11 ; e 18 -28 11
part dots = pen k : k -18 -28 6 ; k 18 -28 6 ; l_ k 2.5 -22 20 -14 28 -6 20 ; l_ k 2.5 6 20 14 28 22 20 ; l_ k 2.5 -8 38 0 46 8 38
scene stand

* sponged-plate-fruit | 2-3 4-5 | Food, Nature
appeal 3
topics fruit, fruits, healthy food, farmers market, orchard, garden, shapes
near eat the rainbow, grocery store
variant apple | Food, Nature, Seasons | red, green, brown or green, yellow | apple, apples, apple tree, apple picking, fall, johnny appleseed, letter a, teacher gift, back to school, rosh hashanah
variant tomato | Food, Nature | red, green, yellow or orange, yellow | tomato, tomatoes, vegetables, vegetable garden, grandpa's garden, salad
variant pumpkin | Seasons, Farm | orange, green, brown | pumpkin, pumpkins, pumpkin patch, halloween, thanksgiving, harvest, jack o lantern
minutes 20 25
waits 30
mess some
heart plate: paper-plate, cake-board, paper-bowl, coffee-filter = 1
heart coat: paint, acrylic-paint = 1 color
need dabber: kitchen-sponge, cotton-ball, sponge-brush, bubble-wrap, tissue, cotton-pad, paper-towel, toothbrush, paintbrush = 1
need leaf: leaf, construction-paper, felt, tissue-paper, craft-foam, cardstock, crepe-paper, paper = 2
need stem: craft-stick, construction-paper, packing-paper, paper-bag, cardboard, paper-straw, felt, stick, paper-strip = 1
nice seeds: sticker, cotton-swab, felt-sticker = 6
nice worm@4-5: pipe-cleaner, yarn, pom-pom = 1
nice worm@2-3: felt, crepe-paper, paper-strip, sock = 1
nice basket: basket, paper-bag, shoebox, cloth-bag, bucket = 1
join fix: glue, tape, glue-stick
tool pen: marker, crayon
tool scissors: scissors
home dish
step pour: prepare coat dish by gg
step dab: print dabber coat plate > plate ribs by cc
step seeds: decorate seeds plate > seeds by cc
step cut: cut leaf stem scissors by gt
step stem: tape stem plate fix > stem by tc
step leaf: glue leaf plate fix > leaf star by cc
step worm: tape worm plate fix > worm by tc
step face: draw pen plate > face by tc
step shop: play plate basket? by cc
part stem = stem brown : r^ brown 2 -70 12 36 3
part plate = plate w paint dab a : o^ ~ 0 10 70 68 ; o_ ~+ -24 -16 16 13 ; y_ ~- 22 26 18 15 9 .2 ; y_ ~+ -16 38 16 12 9 .2 ; y_ ~- 20 -18 14 11 9 .2
part ribs@pumpkin = plate w paint dab a : l_ ~- 3 -8 -54 -38 8 -8 74 ; l_ ~- 3 8 -54 38 8 8 74
part star@tomato = leaf green : j^ green 0 -50 -46 -44 9 ; j^ green 0 -50 46 -44 9 ; j^ green 0 -50 -24 -18 8 ; j^ green 0 -50 24 -18 8
part leaf@apple,pumpkin = leaf green : leaf ~ 4 -58 54 -78 15 ; leaf ~- 0 -56 -46 -70 13
part seeds = seeds yellow : d_ yellow 4 -36 4 -8 -8 30 4 -24 54 8 60 44 44
part worm = worm light-green : l^ light-green 10 52 26 70 10 84 22 ; o^ light-green 86 22 8 8 ; d_ k 1.6 88 20
part face = pen k : k -18 8 4.5 ; k 18 8 4.5 ; u 0 22 13
scene lay

* bubble-stomp-painting | 2-3 4-5 | -
appeal 3
topics stomp painting, bubble wrap painting, feet painting, foot painting, big art, process art, sensory, movement, rainy day activity
variant puddles | Weather | blue, light blue, white | rain, rainy day, puddles, puddle, rain boots, splash, raindrops, spring rain, jumping in puddles
variant dinosaurs | Dinosaurs | green, brown, yellow or orange, blue | dinosaur, dinosaurs, dino, stomp, dinosaur stomp, t-rex, dinosaur feet
variant monsters | Fantasy | purple, green, orange or green, blue, red | monster, monsters, monster feet, giant, giants, jack and the beanstalk, fee fi fo fum, dragon, yeti
variant elephants | Animals, Jungle | gray, blue, pink or blue, purple | elephant, elephants, elephant parade, zoo, animal parade, safari, walking like animals
minutes 25 30
waits 60
mess lots
heart wrap: bubble-wrap = 2
heart coat: paint = 2 color
need sheet: packing-paper, paper, newspaper, construction-paper, wrapping-paper, paper-bag, cardboard-box, bed-sheet, cardboard = 4 sheet
nice boots: rubber-boot, sock = 2
nice shine: aluminum-foil, sticker, metallic-paper, washi-tape = 6
join tape: masking-tape, tape, duct-tape, washi-tape
tool tray: baking-tray, foil-tray, foil-pan, plastic-lid, paper-plate, plastic-tub = 1
tool pen: marker, crayon
home towel
home bowl
home water
step road: tape sheet tape > sheet by gg
step wrap: tape wrap boots? tape coat tray by gg
step dip: print wrap coat tray by tt
step stomp: print wrap coat sheet > prints by cc
step second: print wrap coat sheet > second by cc
step wash: wash towel bowl water by tt
step shine: decorate shine sheet > shine by cc
step draw: draw pen sheet > lines by tc
step play: play sheet by cc
part sheet = sheet w : r^ w 0 0 188 164 3
part prints = coat a : o_ ~ -58 30 21 26 -12 ; o_ ~ -52 62 14 14 ; o_ ~ 2 -2 14 14 ; d_ w 3.5 -66 20 -54 18 -68 34 -56 34 -64 48 -52 48 ; o_ ~ 8 -34 22 30 10 ; d_ w 3.5 0 -48 12 -48 0 -34 12 -34 2 -20 14 -20
part second = coat b : o_ ~ -18 26 13 13 ; o_ ~ 48 66 13 13 ; o_ ~ -20 -2 20 26 -6 ; d_ w 3.2 -28 -14 -16 -14 -28 0 -16 0 -26 12 -14 12 ; o_ ~ 54 36 21 29 12 ; d_ w 3.4 46 22 58 22 46 36 58 36 48 50 60 50
part shine = shine silver : s_ silver -72 -50 5 8 4 ; s_ silver 74 -56 5 8 4 ; s_ silver 4 66 5 7 3 ; s_ silver -30 -64 5 7 3 ; s_ silver 78 2 5 7 3 ; s_ silver -82 0 5 6 3
part lines = pen k : l_ k 2.5 -88 72 -60 66 -30 74 0 68 ; l_ k 2.5 30 -72 50 -66 72 -72
scene lay

* cotton-tail-puppet | 2-3 4-5 | Animals
appeal 3
topics soft animal, fluffy, fluffy animals, stick puppet, puppet, cotton ball animals, baby animals, spring animals
variant bunny | Animals, Seasons | white, pink, gray or brown, gray | bunny, bunnies, rabbit, rabbits, easter bunny, easter, cottontail, peter rabbit, velveteen rabbit
variant lamb | Animals, Farm | white, black, pink | lamb, lambs, sheep, mary had a little lamb, baa baa black sheep, farm, eid, nativity
variant polar-bear | Animals | white, light blue, black | polar bear, polar bears, arctic, arctic animals, winter animals, polar animals
minutes 25 30
waits 30
mess low
heart fluff: cotton-ball, cotton-pad, pillow-stuffing, tissue, faux-fur = 1 handful
heart body: paper, construction-paper, cardstock, cereal-box, paper-plate, cardboard, envelope = 2 sheet
nice handle: craft-stick, paper-straw, wooden-spoon, paper-strip, cardboard-tube = 1
nice cheeks: paint, washable-ink-pad = 1 color
nice eyes@2-3: sticker = 2
nice eyes@4-5: sticker, googly-eye, button = 2
nice meadow: felt, crinkle-paper, tissue-paper, grass, aluminum-foil = 1
join stick: glue, glue-stick, tape
tool pen: marker, crayon, colored-pencil
tool scissors: scissors
step cut: cut body pen scissors stick > body ears ears-lamb ears-bear by gt
step pull: prepare fluff by cc
step coat: glue fluff body stick > coat by cc
step tail: glue fluff body stick > tail by cc
step cheeks: print cheeks body > cheeks by cc
step eyes: decorate eyes body stick? > eyes by cc
step face: draw pen body > face by tc
step handle: tape handle body stick > handle by tt
step meadow: arrange meadow > meadow by cc
step hop: play body by cc
part meadow = meadow green : b_ green -96 78 -40 70 20 76 96 70 96 94 -96 94
part handle = handle wood : r^ wood 0 78 9 40 2
part body = body w : o^ w 0 26 46 42 ; o^ w 0 -30 32 28
part ears@bunny = body w : o^ w -15 -70 10 28 -8 ; o^ w 15 -70 10 28 8 ; o_ pink -15 -70 5 19 -8 ; o_ pink 15 -70 5 19 8
part ears-lamb@lamb = body w : j^ tan -28 -38 -62 -30 10 ; j^ tan 28 -38 62 -30 10
part ears-bear@polar-bear = body w : o^ w -24 -54 11 11 ; o^ w 24 -54 11 11 ; o_ light-blue -24 -54 5 5 ; o_ light-blue 24 -54 5 5
part coat = fluff w : cotton w -22 14 15 ; cotton w 0 8 16 ; cotton w 22 14 15 ; cotton w -26 36 15 ; cotton w 0 32 17 ; cotton w 26 36 15 ; cotton w 0 54 15
part tail = fluff w : cotton w 52 40 17
part cheeks = cheeks pink : o_ pink -18 -20 6 5 ; o_ pink 18 -20 6 5
part face = pen k : k -11 -36 4 ; k 11 -36 4 ; p_ pink -5 -26 5 -26 0 -20 ; u 0 -14 7
part eyes = eyes own : e -12 -36 8 ; e 12 -36 8
scene stand

* bed-with-a-pea | 2-3 4-5 | Fairy Tales
appeal 3
topics princess and the pea, princess, prince, castle, bed, bedtime, pajamas, sleepover, goldilocks, three bears, doll bed, soft and hard, counting, pretend play, sleeping beauty, grandma, little red riding hood
near queen, royal
colors purple, pink, yellow free
minutes 25 30
mess low
heart box: shoebox, cardboard-box, small-box, tissue-box, egg-carton, plastic-tub, basket = 1
heart covers: felt, fabric-scrap, old-towel, sock, craft-foam, construction-paper, tissue-paper, paper-napkin, bandana, wrapping-paper, bubble-wrap, kitchen-sponge = 4
need pea: tissue-paper, aluminum-foil, play-dough, newspaper, paper, paper-napkin, crepe-paper, felt-ball = 1
nice pillow: cotton-ball, pillow-stuffing, cotton-pad, sock, tissue = 1 handful
nice deco: crayon, marker, paint, oil-pastel = 3 color
nice jewels: sticker, metallic-paper, felt-sticker, washi-tape = 8
nice posts: cardboard-tube, paper-straw, craft-stick, wooden-spoon = 4
nice sleeper: doll, stuffed-animal, toy-animal, peg-doll = 1
join fix: tape, masking-tape, glue
tool scissors: scissors
step deco: color deco box > deco by cc
step jewels: decorate jewels box > jewels by cc
step posts: tape posts box fix > posts by gt
step cut: cut covers scissors by gt
step pea: shape pea > pea by cc
step hide: arrange pea box > box by cc
step stack: arrange covers box > covers by cc
step pillow: fill pillow box > pillow by cc
step sleep: play box sleeper? > sleeper by cc
step hunt: play pea covers by cc
part posts = posts wood : r^ wood -80 -10 10 150 3 ; r^ wood 80 -10 10 150 3
part box = box tan : q^ tan 5 -88 34 88 34 84 80 -84 80
part deco = deco a : l_ ~ 5 -70 56 -52 46 -34 60 -16 46 2 60 20 46 38 60 56 46 70 56
part jewels = jewels gold : bits own 1.2 -72 70 -50 70 -28 70 -8 70 12 70 32 70 52 70 72 70
part covers = covers b : q^ pink 6 -74 20 74 20 74 36 -74 36 ; q^ yellow 6 -72 6 72 6 72 22 -72 22 ; q^ light-blue 6 -73 -8 73 -8 73 8 -73 8 ; q^ purple 6 -71 -22 71 -22 71 -6 -71 -6
part pea = pea green : o^ green 58 40 7 7
part pillow = pillow w : y^ w -48 -32 24 13 8 .15
part sleeper = sleeper tan : o^ tan -42 -44 15 15 ; b_ brown -56 -48 -42 -62 -28 -48 -42 -54 ; k -47 -42 1.8 ; k -37 -42 1.8 ; u -42 -37 4 ; q^ a 6 -24 -44 60 -36 60 -22 -24 -22
scene stand

* stamped-fir-tree | 2-3 4-5 | Seasons
appeal 3
topics christmas, christmas tree, xmas, fir tree, evergreen, pine tree, winter, winter forest, advent, december, holiday card, santa, new year, tree, solstice, card for grandma
near decorations, forest
colors green, brown, white
minutes 25 30
waits 30
mess some
heart stamp: cardboard-tube, kitchen-sponge, potato, cotton-ball, bubble-wrap, cork, paper-cup, duplo-brick, plastic-fork, apple, sponge-brush, cookie-cutter = 1
heart coat: paint, acrylic-paint = 1 color
need sheet: paper, cardstock, construction-paper, packing-paper, watercolor-paper = 1 sheet
need balls: sticker, felt-sticker, tissue-paper, construction-paper, aluminum-foil, wrapping-paper, washi-tape = 10
nice trunk: paper-strip, packing-paper, paper-bag, cardboard, craft-stick = 1
nice snow: cotton-ball, cotton-swab, cotton-pad, pillow-stuffing, salt, paper-doily = 1 handful
nice top: metallic-paper, gift-bow, candy-wrapper = 1
nice frame: washi-tape, masking-tape = 1
join fix: glue-stick, glue when trunk; snow; top; balls=tissue-paper,construction-paper,aluminum-foil,wrapping-paper
tool pencil: pencil, crayon, marker
tool scissors: scissors
home plate
step line: draw pencil sheet coat plate > sheet by gt
step stamp: print stamp coat sheet > tree by cc
step more: print stamp coat sheet by cc
step dry: dry sheet by cc
step trunk: glue trunk sheet fix > trunk by cc
step balls: decorate balls sheet fix? > balls by cc
step snow: glue snow sheet fix > snow by cc
step top: glue top sheet fix scissors > top by gt
step frame: tape frame sheet > frame by tc
step sing: play sheet by cc
part sheet = sheet light-blue : r^ light-blue 0 0 150 186 3
part frame = frame red : r_ red 0 -88 150 8 1 ; r_ red 0 88 150 8 1
part trunk = trunk brown : r^ brown 0 66 18 24 2
part tree = coat a : o_ ~ 0 -58 13 13 ; o_ ~ -12 -36 14 14 ; o_ ~ 12 -36 14 14 ; o_ ~ -26 -12 15 15 ; o_ ~ 0 -14 15 15 ; o_ ~ 26 -12 15 15 ; o_ ~- -38 14 15 15 ; o_ ~ -13 12 15 15 ; o_ ~- 13 12 15 15 ; o_ ~ 38 14 15 15 ; o_ ~ -48 40 15 15 ; o_ ~- -24 40 15 15 ; o_ ~ 0 40 15 15 ; o_ ~- 24 40 15 15 ; o_ ~ 48 40 15 15
part balls = balls own : bits own 1.3 -8 -44 12 -30 -20 -12 6 -8 28 -6 -34 18 -8 18 18 22 -22 44 34 42
part snow = snow w : y^ w -44 80 26 9 9 .2 ; y^ w 0 82 28 9 9 .2 ; y^ w 44 80 26 9 9 .2 ; d_ w 4 -56 -60 50 -64 -52 -20 56 -26 -62 6 62 4
part top = top gold : s^ gold 0 -76 5 14 6
scene lay

* hand-maned-unicorn | 2-3 4-5 | Fantasy
appeal 3
topics unicorn, unicorns, magic horse, pegasus, pony, ponies, my little pony, horse, horses, rainbow, mane, handprint, handprints, fairy tale
near princess, birthday
colors pink, purple, light blue free
minutes 25 30
waits 30
mess lots
heart plate: paper-plate, cake-board, paper-bowl = 1
heart coat: paint = 1 color
need horn: metallic-paper, aluminum-foil, construction-paper, cardstock, paper, felt, glitter-paper, paper-cup = 1 sheet
nice strands@2-3: yarn, ribbon = 6
nice strands@4-5: yarn, ribbon, tissue-paper, crepe-paper = 6
nice scraps@2-3: tissue-paper, crepe-paper, paper-strip, cupcake-liner = 1 handful
nice gems@2-3: sticker, felt-sticker = 6
nice gems@4-5: sticker, stick-on-gem, glitter-glue, sequin, pom-pom = 6
join fix: glue, tape, glue-stick
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pen: marker, crayon
tool scissors: scissors
home towel
step hand: paint coat brush by gt
step print: print coat plate > plate mane more by cc
step wash: wash towel by tc
step horn: cut horn scissors > horn ears by gt
step place: glue horn plate fix by cc
step strands: glue strands plate fix scissors > strands by gt
step scraps@2-3: glue scraps plate fix > scraps by c
step gems: decorate gems plate > gems by cc
step face: draw pen plate > face by tc
step gallop: play plate by cc
part strands = strands b : l_ b 4 -50 -40 -74 -6 -66 30 ; l_ purple 4 -56 -24 -84 10 -76 48 ; l_ light-blue 4 -56 -4 -82 28 -70 64
part horn = horn gold : p^ gold 0 -100 14 -50 -14 -50 ; z_ gold- 3 -7 -74 8 -66 ; z_ gold- 3 -11 -62 11 -54
part ears = horn w : j^ w -34 -48 -50 -86 10 ; j^ w 34 -48 50 -86 10 ; j_ pink -36 -54 -48 -78 5 ; j_ pink 36 -54 48 -78 5
part plate = plate w : o^ w 0 10 66 64 ; o_ silver+ 0 10 60 58 ; o_ w 0 10 59 57
part mane = coat a : o_ ~ -40 -22 15 15 ; l_ ~ 8 -48 -30 -66 -44 ; l_ ~ 8 -50 -22 -72 -26 ; l_ ~ 8 -50 -16 -72 -8 ; l_ ~ 8 -46 -10 -62 8 ; l_ ~ 8 -36 -34 -34 -50
part more = coat a : o_ ~ -46 22 14 14 ; l_ ~ 8 -54 14 -72 4 ; l_ ~ 8 -56 22 -78 22 ; l_ ~ 8 -54 28 -74 40 ; l_ ~ 8 -48 34 -58 54 ; o_ ~ 2 -38 13 13 ; l_ ~ 7 -4 -48 -10 -60 ; l_ ~ 7 6 -48 10 -60 ; l_ ~ 7 12 -42 24 -54
part scraps = scraps purple : y_ purple -62 60 12 10 7 .3 ; y_ light-blue -22 -50 11 9 7 .3
part gems = gems own : bits own 1.3 0 -60 26 -30 46 -12 52 14 40 44 -20 58
part face = pen k : l_ k 3 -14 2 -8 8 0 8 6 2 ; l_ k 3 26 2 32 8 40 8 46 2 ; d_ k 2.5 8 42 26 42 ; u 17 50 10
scene lay

* home-for-toy-animals | 2-3 4-5 | -
appeal 3
topics toy animals, small world, pretend play, playing with animals, animal home, play set, stuffed animals
variant stable | Farm, Animals | brown, red, yellow | farm, barn, stable, horse, horses, cow, cows, sheep, pigs, farm animals, barnyard, nativity, old macdonald
variant den | Jungle, Animals | green, brown, orange | jungle, lion, lions, tiger, zoo, den, safari, wild animals, monkeys, rainforest, zookeeper
variant cave | Dinosaurs | brown, green, gray | dinosaur, dinosaurs, dino, dinosaur world, dinosaur land, t-rex, prehistoric, dinosaur cave
variant pet-house | Animals | blue, red, yellow free | pet, pets, dog house, puppy, dog, cat house, kitten, bunny hutch, vet, our new puppy, new puppy
minutes 25 30
waits 0
mess low
heart box: shoebox, cardboard-box, cereal-box, tissue-box, small-box, milk-carton = 1
heart beasts: toy-animal, stuffed-animal = 2
need floor: hay, grass, crinkle-paper, paper-strip, tissue-paper, newspaper, packing-paper, paper-bag, crepe-paper, leaf, corn-husk, soil, sand, felt, cotton-ball, raffia = 1 handful
nice coat: crayon, marker, paint, oil-pastel, sticker = 3 color
nice tree: pine-branch, stick, cardboard-tube, fern-frond, toy-tree, wooden-block, pinecone = 3
nice trough: yogurt-pot, plastic-lid, paper-cup, egg-carton, cupcake-liner, bowl = 1
nice feed: oats, breakfast-cereal, rice, clover = 1 tbsp
nice bed: sock, old-towel, fabric-scrap, cotton-pad, paper-napkin = 1
tool brush: paintbrush, kitchen-sponge, sponge-brush when coat=paint
tool pen: marker, crayon
tool scissors: scissors
step door: cut box pen scissors > box by gg
step color: decorate coat box brush > color by cc
step tear: prepare floor by cc
step floor: fill floor box > floor by cc
step tree: arrange tree box > trees by cc
step bed: arrange bed box > bed by cc
step trough: arrange trough box feed? > trough by cc
step in: arrange beasts box > beasts by cc
step night: play box beasts by cc
part box = box tan : p^ tan- -80 -30 0 -84 80 -30 ; r^ tan 0 16 152 92 3 ; q_ k 6 -34 -10 34 -10 34 62 -34 62
part color = coat a : p_ ~ -84 -28 0 -88 84 -28 ; p_ ~- -60 -34 0 -74 60 -34 ; z_ ~ 5 -74 -10 -74 58 ; z_ ~ 5 74 -10 74 58 ; z_ ~ 5 -56 -10 -56 58 ; z_ ~ 5 56 -10 56 58
part bed = bed b : o_ b 0 56 26 8
part floor = floor gold : v_ ~ -90 76 90 76 22 16 ; v_ ~- -84 84 84 84 22 14
part trees = tree green : z_ brown 5 -90 78 -90 30 ; y^ green -90 18 16 22 8 .2
part trough = trough red : q^ red 4 50 66 88 66 82 84 56 84
part beasts = beasts brown : toy brown -16 62 40 ; toy gray 20 74 40
scene stand

* plate-hoop-and-paper-ball | 2-3 4-5 | Sports
appeal 3
topics basketball, hoop, basketball hoop, ball, balls, throwing, aiming, slam dunk, march madness, indoor games, rainy day activity, birthday party game, party game, gross motor
near soccer, sports day, field day
colors orange, white, red free
minutes 20 25
waits 30
mess some
heart hoop: paper-plate, cake-board, paper-bowl, cardboard, basket, bucket, cardboard-box = 1
heart ball: newspaper, aluminum-foil, tissue-paper, packing-paper, sock, magazine, soft-ball, junk-mail, paper, crepe-paper = 3
need coat: paint, acrylic-paint, crayon, marker, sticker = 1 color
nice net@2-3: yarn, ribbon, string = 6
nice net@4-5: yarn, ribbon, crepe-paper, paper-strip, string = 6
nice fringe@2-3: crepe-paper, tissue-paper, paper-strip = 6 strip
nice line: washi-tape, duct-tape, electrical-tape = 1
nice board: construction-paper, cardstock, wrapping-paper = 1 sheet
join tape: tape, masking-tape, duct-tape, washi-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=paint,acrylic-paint
tool scissors: scissors
step cut: cut hoop scissors > hoop by gg
step coat: decorate coat hoop brush > rim by cc
step net: tape net hoop tape scissors > net by gt
step fringe@2-3: tape fringe hoop tape > fringe by t
step ball: shape ball by cc
step wrap: tape ball tape > balls by tc
step hang: tape hoop board? tape > board by gg
step line: tape line > line by gc
step throw: play ball hoop by cc
step cheer: play ball by cc
part board = board w : r^ w 0 -34 120 96 4 ; r_ red 0 -34 108 84 3 ; r_ w 0 -34 100 76 3 ; r_ red 0 -26 46 36 2 ; r_ w 0 -26 38 28 2
part net = net w : z_ ~ 3 -32 16 -20 60 ; z_ ~ 3 -16 20 -12 64 ; z_ ~ 3 0 22 0 66 ; z_ ~ 3 16 20 12 64 ; z_ ~ 3 32 16 20 60 ; z_ ~ 2.5 -28 34 28 34 ; z_ ~ 2.5 -22 50 22 50
part fringe = fringe w : z_ ~ 6 -26 18 -26 60 ; z_ ~ 6 -8 22 -8 64 ; z_ ~ 6 10 22 10 62 ; z_ ~ 6 28 18 28 58
part hoop = hoop w : o_ w 0 10 44 15
part rim = coat a : o_ ~ 0 10 46 16 ; o_ k 0 10 36 10
part balls = ball a : o^ orange 70 70 20 20 ; l_ k 2 52 62 70 70 88 78 ; l_ k 2 64 52 70 70 76 88 ; o^ orange -74 78 15 15 ; l_ k 2 -88 72 -74 78 -60 84
part line = line blue : r_ blue 0 96 150 5 1
scene stand
`;
