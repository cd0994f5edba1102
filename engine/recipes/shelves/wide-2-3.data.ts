/** Crafts of the youngest that take what most often lies on their tables. */
export const shelf = `
* rain-dyed-diya | 2-3 4-5 | -
extras party
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
extras picture
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
extras figure world:Animals
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
extras hanging
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
extras world figure
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
extras world:Food
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
part crust = crust tan : o^ tan 0 6 80 78 ; o_ tan+ 0 6 76 74
part rim = rim brown : o_ brown 0 6 78 76 ; o_ tan 0 6 70 68
part sauce = toppings a : y_ red 0 6 62 60 11 .08
part cheese = cheese yellow : l_ yellow 4 -40 -20 -30 -26 -22 -18 ; l_ yellow 4 10 -40 20 -34 30 -40 ; l_ yellow 4 -20 30 -10 36 0 30 ; l_ yellow 4 30 22 38 30 46 24 ; l_ yellow 4 -46 14 -40 22 -32 18
part bits = toppings b : o^ yellow -24 -4 13 13 ; o^ yellow 24 -16 13 13 ; o^ yellow 8 34 13 13 ; leaf green -10 -40 8 -50 7 ; leaf green 30 10 46 0 7 ; leaf green -40 36 -26 48 7 ; r^ brown -4 12 16 7 2 30 ; r^ brown 38 44 16 7 2 -20 ; r^ brown -42 -30 15 7 2 60
scene lay

* tissue-tree-on-the-window | 2-3 4-5 | Seasons, Nature
extras hanging
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
extras figure
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
extras game
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
`;
