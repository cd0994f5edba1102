/** Crafts in which a kit that had stayed in the drawer is the heart of it. */
export const shelf = `
* kneaded-dough-shop | 2-3 4-5 6-8 | Food
extras world Food: cupcake-liner, paper-napkin, paper-doily, price-tag, index-card
appeal 3
topics playdough, play dough, homemade playdough, homemade play dough, salt dough, dough, kneading, baking, bakery, baker, biscuits, biscuit, cookies, cookie, buns, bread, pretend food, play food, pretend play, play kitchen, sensory, sensory play, messy play, rainy day
colors pink, yellow free
minutes 30 35 40
mess some
heart flour: flour = 2 cup
heart salt: salt = 1 cup
tool oil: cooking-oil = 2 tbsp
tool tint: food-coloring, paint = 2 color
need cutter: cookie-cutter, plastic-cup, plastic-lid, metal-lid = 1
nice pin: rolling-pin, cardboard-tube
nice tray: baking-tray, paper-plate, foil-tray, cake-board, muffin-tin = 1
home bowl
home spoon
home water: = 1 cup
step stir: mix flour salt bowl spoon by ccc
step pour: mix oil water flour bowl by ggg
step knead: shape flour by ccc
step tint: mix tint flour by ggg
step squash: shape flour by ccc
step roll: roll flour pin? by tcc
step press: shape cutter flour > biscuits by ccc
step buns: shape flour > buns by ccc
step shop: play flour tray? > tray by ccc
part tray = tray own : o^ ~ 0 34 98 56 ; o_ ~- 0 31 86 46
part biscuits = flour w paint squash a : s^ ~ -46 4 5 26 14 ; h^ ~ 2 -4 22 ; o^ ~ 50 4 21 18 ; d_ ~- 2.5 44 0 56 0 50 9
part buns = flour w paint squash b : o^ ~ -44 52 22 17 ; z_ ~- 3 -52 46 -36 56 ; z_ ~- 3 -36 46 -52 56 ; o^ ~ 4 62 22 17 ; z_ ~- 3 -4 56 12 66 ; z_ ~- 3 12 56 -4 66 ; o^ ~ 52 50 22 17 ; z_ ~- 3 44 44 60 54 ; z_ ~- 3 60 44 44 54
scene lay

* two-feet-card | 2-3 4-5 6-8 | -
appeal 3
topics footprint, footprints, foot print, foot prints, footprint art, footprint card, footprint keepsake, baby footprints, keepsake, feet, little feet, gift for grandma, gift for grandpa, grandma, nana, nan, nanny, granny, gran, oma, abuela, grandpa, grandparents, grandparents day, card for grandma, mother's day, father's day, greeting card, birthday card, thank you card, godmother, auntie, far away
variant butterfly | Bugs, Nature | purple, yellow free | butterfly, butterflies
variant heart | - | red, pink free | heart, hearts, love, i love you, valentine, valentines, valentine's day
variant tulips | Nature, Seasons | red, green free | flower, flowers, tulip, tulips, spring
minutes 25 25 25
waits 60
mess lots
place floor
heart paint: paint, washable-ink-pad = 2 color
heart card: cardstock, cardboard, construction-paper, watercolor-paper, paper = 1 sheet
nice wipes: wet-wipe = 4
nice bow: ribbon, raffia, yarn, string = 30 in
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pen: marker, crayon, colored-pencil
home chair
home bowl
home towel
home water
step ready: prepare card chair bowl water towel > card by gtt
step paint: paint paint brush by ttc
step left: print paint card > left-b left-h left-t by ccc
step second: paint paint brush by ttc
step right: print paint card > right-b right-h right-t by ccc
step wash: wash wipes? bowl water towel by ttc
step dots: print paint card > dots by ccc
step draw: draw pen card > draw-b draw-h draw-t name by tcc
step bow: tie bow card > bow by gtc
step send: play card by ccc
part card = card w : r^ w 0 0 192 176 4
part left-b@butterfly = paint a : b^ ~ 1 10 -24 -5 -36 -26 -51 -33 -68 -23 -74 -3 -61 11 -39 19 -18 34 -3 28 ; o_ ~ -64 -40 8.2 ; o_ ~ -75 -33 6.0 ; o_ ~ -80 -24 5.4 ; o_ ~ -82 -14 4.8 ; o_ ~ -81 -4 4.3
part right-b@butterfly = paint a : b^ ~ -1 10 24 -5 36 -26 51 -33 68 -23 74 -3 61 11 39 19 18 34 3 28 ; o_ ~ 64 -40 8.2 ; o_ ~ 75 -33 6.0 ; o_ ~ 80 -24 5.4 ; o_ ~ 82 -14 4.8 ; o_ ~ 81 -4 4.3
part left-h@heart = paint a : b^ ~ 16 55 -5 20 -6 -13 -19 -31 -46 -29 -66 -10 -60 16 -38 40 -23 72 -0 75 ; o_ ~ -30 -48 11.2 ; o_ ~ -49 -46 8.3 ; o_ ~ -61 -38 7.4 ; o_ ~ -69 -28 6.6 ; o_ ~ -74 -15 5.9
part right-h@heart = paint a : b^ ~ -16 55 5 20 6 -13 19 -31 46 -29 66 -10 60 16 38 40 23 72 0 75 ; o_ ~ 30 -48 11.2 ; o_ ~ 49 -46 8.3 ; o_ ~ 61 -38 7.4 ; o_ ~ 69 -28 6.6 ; o_ ~ 74 -15 5.9
part left-t@tulips = paint a : b^ ~ -25 12 -32 -14 -26 -36 -31 -50 -50 -54 -66 -45 -67 -27 -57 -7 -54 16 -39 22 ; o_ ~ -36 -63 7.6 ; o_ ~ -48 -65 5.6 ; o_ ~ -57 -62 5.0 ; o_ ~ -65 -57 4.5 ; o_ ~ -70 -50 4.0
part right-t@tulips = paint a : b^ ~ 25 12 32 -14 26 -36 31 -50 50 -54 66 -45 67 -27 57 -7 54 16 39 22 ; o_ ~ 36 -63 7.6 ; o_ ~ 48 -65 5.6 ; o_ ~ 57 -62 5.0 ; o_ ~ 65 -57 4.5 ; o_ ~ 70 -50 4.0
part dots = paint b : d_ ~ 4 -80 -66 -66 -76 -84 44 -72 56 80 -66 66 -76 84 44 72 56 0 -76 -14 -80 14 -80
part draw-b@butterfly = pen k : z_ k 8 0 -22 0 44 ; o_ k 0 -30 8 ; l_ k 3 -3 -36 -12 -52 -20 -54 ; l_ k 3 3 -36 12 -52 20 -54
part draw-h@heart = pen k : l_ k 3 0 78 -40 44 -78 -4 -82 -44 -56 -74 -20 -72 0 -50 20 -72 56 -74 82 -44 78 -4 40 44 0 78
part draw-t@tulips = pen green : z_ green 5 -40 22 -38 74 ; z_ green 5 40 22 38 74 ; j_ green -38 70 -64 44 7 ; j_ green 38 70 64 44 7 ; j_ green -38 70 -18 46 6 ; j_ green 38 70 18 46 6
part name = pen k : l_ k 2 -22 80 -14 75 -6 81 2 75 10 81 22 77
part bow = bow b : z_ ~ 5 -92 -88 -92 88 ; o_ ~ -92 -4 6 ; l_ ~ 5 -92 -4 -76 -18 -72 -4 -92 -4 ; l_ ~ 5 -92 -4 -80 16
scene lay

* tube-sand-run | 2-3 4-5 6-8 | -
appeal 3
topics sandpit, sandpits, sand pit, sandbox, sand box, sand, sand play, sand toys, beach, beach day, beach toys, seaside, sandcastle, sandcastles, sand castle, digging, pouring, outdoor play, backyard, playground, water play, funnel, sand run, marble run
colors red, blue, yellow free
minutes 30 30 35
mess some
place outdoors
heart tubes: cardboard-tube = 2
heart pots: yogurt-pot, plastic-cup, plastic-tub, paper-cup = 3
nice funnel: funnel = 1
join tape: duct-tape, tape, masking-tape
tool poker: wooden-skewer, nail, pencil
home chair
home sand: = 4 cup
step top: tape tubes tape chair > high by gtt
step low: tape tubes tape chair > low by gtt
step funnel: tape funnel tubes tape > funnel by gtc
step pour: play pots sand by ccc
step catch: play pots tubes > catch by ccc
step sieve: poke pots poker by ggt
step rain: play pots sand > rain by ccc
step tower: shape pots sand > towers by ccc
step more: play tubes chair by ccc
part high = tubes own : r^ tan -6 -28 128 26 4 22 ; o_ brown 54 -4 7 13 22 ; z_ silver 7 -14 -48 -24 -16
part low = tubes own : r^ tan 12 26 120 26 4 -20 ; o_ brown -44 46 7 13 -20 ; z_ silver 7 12 10 20 42
part funnel = funnel a : p^ ~ -96 -92 -40 -92 -58 -66 -78 -66 ; r^ ~ -68 -58 14 20 2 ; o_ ~- -68 -92 28 7
part catch = pots b : p^ ~ -84 62 -46 62 -52 96 -78 96 ; o_ tan -65 62 19 6
part rain = pots c : p^ ~ 66 -84 98 -70 84 -42 60 -52 ; d_ tan 2.4 68 -38 62 -26 72 -24 66 -10 60 0 72 4
part towers = pots own : p^ tan 6 96 42 96 36 64 12 64 ; o_ tan+ 24 64 12 4 ; p^ tan 50 96 86 96 80 64 56 64 ; o_ tan+ 68 64 12 4
scene stand

* one-press-moon | 2-3 | Space
extras picture Space: sequin, stick-on-gem, glitter-glue
appeal 3
topics moon, full moon, the moon, moon landing, night sky, night, stars, bedtime, goodnight moon, good night, outer space, rocket, rockets, craters, moon phases, sponge painting, sponge printing, mid-autumn festival, moon festival
colors white, black, yellow
minutes 20
waits 30
mess some
heart sponge: kitchen-sponge = 1
heart paint: paint, acrylic-paint = 1 color
heart sheet: construction-paper, cardstock, packing-paper, cardboard = 1 sheet
nice stars: sticker, felt-sticker = 12
nice chalk: chalk, oil-pastel = 2 color
home plate
home towel
tool scissors: scissors
step round: cut sponge scissors by g
step puddle: prepare paint plate by g
step moon: print sponge paint sheet > moon by c
step crater: print sheet paint towel > craters by c
step small: print sponge paint sheet > small by c
step dry: dry sheet by c
step rocket: draw chalk sheet > rocket by t
step stars: decorate stars sheet > stars by c
step night: play sheet > sheet by c
part sheet = sheet b : r^ k 0 0 188 164 3
part moon = paint w : o_ w 34 -18 44 44 ; o_ w- 34 -18 39 38
part craters = paint w : o_ silver 20 -34 9 8 ; o_ silver 50 -22 11 10 ; o_ silver 26 2 8 7 ; o_ silver 52 6 6 5
part small = paint w : d_ w 3 -80 -64 -54 -30 -84 -10 -30 -70 -20 -26 84 56 58 68 90 -64 -6 62
part rocket = chalk red : b_ red -56 58 -62 30 -48 4 -34 30 -40 58 ; o_ light-blue -48 32 7 ; p_ gold -60 46 -74 66 -58 60 ; p_ gold -36 46 -22 66 -38 60 ; x_ orange -48 70 8 20 180
part stars = stars c : s_ yellow -72 -48 5 9 4 ; s_ yellow -42 -52 5 9 4 ; s_ yellow -12 -68 5 9 4 ; s_ yellow -20 -44 5 9 4 ; s_ yellow -80 24 5 9 4 ; s_ yellow -10 36 5 9 4 ; s_ yellow 20 58 5 9 4 ; s_ yellow 44 46 5 9 4 ; s_ yellow 74 36 5 9 4 ; s_ yellow 82 -72 5 9 4 ; s_ yellow -84 68 5 9 4 ; s_ yellow 72 70 5 9 4
scene lay

* ribbon-wind-wand | 4-5 6-8 | Weather
appeal 3
topics wind, windy, windy day, wind wand, ribbon wand, ribbon wands, ribbon stick, ribbon dancing, ribbon dance, streamers, streamer, windsock, breeze, storm, gusts, blowing, dance, dancing, rhythmic gymnastics, march, movement
near kite
colors blue, yellow, red free
minutes 20 25
mess low
place outdoors
heart stick: stick, dowel, bamboo, wooden-spoon, cardboard-tube, broom-handle = 1
heart ribbons: ribbon, crepe-paper, fabric-scrap, tissue-paper, tulle = 4 strip
nice tails: tissue-paper, crepe-paper, tinsel, paper-napkin = 2 sheet
nice beads: paper-straw = 2
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
step ribbons: cut ribbons scissors by tc
step bind: tape ribbons stick tape > stick ribbons by cc
step tails: cut tails scissors by tc
step hang: tape tails stick tape > tails by cc
step straws: cut beads scissors by tc
step rattle: thread beads ribbons tape > beads by tc
step grip: build stick tape > grip by cc
step test: test stick by cc
step dance: play stick by cc
part stick = stick own : stick ~ -72 96 -40 -72 9
part ribbons = ribbons a : l^ ~ 7 -40 -70 0 -88 34 -70 66 -84 94 -72 ; l^ b 7 -40 -66 2 -56 36 -36 66 -48 96 -34 ; l^ c 7 -40 -62 -4 -26 28 -8 62 -18 92 0 ; l^ ~ 7 -42 -58 -14 2 16 24 46 20 78 42
part tails = tails b : l^ c 9 -42 -64 0 -72 40 -54 80 -62 ; l^ b 9 -42 -58 -8 -12 24 6 58 6
part beads = beads own : r_ red 66 -84 12 11 2 -14 ; r_ red 66 -48 12 11 2 -12
part grip = tape a : z_ ~ 12 -64 56 -70 88
scene lay

* spaghetti-worm-garden | 2-3 4-5 | Bugs, Nature
appeal 3
topics worm, worms, earthworm, earthworms, wiggly worms, wiggly, superworm, compost, compost worms, minibeasts, mini beasts, creepy crawlies, garden, soil, spaghetti, spaghetti painting, spaghetti art, cooked spaghetti, cooked noodles, noodles, snake, snakes, sensory, sensory play, messy play
colors pink, red free
minutes 25 30
waits 1440
mess lots
heart worms: cooked-spaghetti = 2 handful
need sheet: construction-paper, packing-paper, paper-bag, cardstock, cardboard = 1 sheet
nice tray: baking-tray, foil-tray, plastic-tub = 1
tool tint: food-coloring, paint = 1 color
join glue: glue
home bowl
home towel
step tint: mix tint worms bowl by gg
step drain: wash worms towel by gg
step feel: play worms by cc
step tray: arrange sheet tray by cc
step trails: glue glue sheet > sheet by tc
step worms: arrange worms sheet > worms by cc
step curl: shape worms sheet > curls by cc
step pat: glue worms sheet by cc
step dry: dry sheet by gg
step name: play sheet by cc
part sheet = sheet brown : r^ brown 0 0 188 160 3 ; d_ brown- 4 -70 -60 -20 -50 40 -66 76 -20 -80 10 -10 62 60 60 -60 64 84 44
part worms = worms w paint tint a : l^ ~ 9 -84 -40 -60 -58 -36 -40 -12 -56 10 -44 ; l^ ~ 9 -80 20 -58 4 -34 20 -10 4 16 18 ; l^ ~ 9 24 -10 46 -28 66 -10 86 -26 ; l^ ~ 9 -62 60 -40 46 -18 58 ; l^ ~ 9 14 52 38 40 58 56 82 44 ; l^ b 9 -40 -12 -18 -24 2 -12
part curls = worms w paint tint a : i^ ~ 56 -54 15 1.6 8 ; i^ ~ -72 -10 12 1.5 8
scene lay

* flip-and-stack-pancakes | 2-3 4-5 6-8 | Food
extras world Food: cloth-napkin, paper-napkin, paper-doily, plastic-fork, price-tag
appeal 3
topics pancake day, pancakes, pancake, pancake tuesday, pancake race, shrove tuesday, fat tuesday, breakfast, brunch, crepes, flapjacks, pretend food, play food, pretend play, play kitchen, cooking, cook, frying pan, flip
near mother's day, restaurant
colors tan, yellow, brown
minutes 25 30 30
mess low
heart pan: paper-plate = 2
heart cakes: construction-paper, felt, cardstock, craft-foam, paper-bag, packing-paper, paper = 2 sheet
nice color: crayon, marker, oil-pastel = 2 color
nice turner: spatula, wooden-spoon = 1
join glue: glue-stick, glue, tape
tool scissors: scissors
step pan: color color pan > pan by ccc
step handle: fold cakes pan glue scissors > handle by gtc
step rounds: cut cakes scissors by gtc
step brown: color color cakes by ccc
step syrup: tear cakes by ccc
step stick: glue cakes glue > stack by ccc
step flip: play cakes pan turner? > flying turner by ccc
step again: test cakes pan by ccc
step serve: play cakes pan > plate by ccc
part pan = pan own : plate ~ -38 34 44 ; o_ k -38 34 30 26
part handle = cakes brown : r^ ~ -78 84 14 46 4 38
part flying = cakes a : o^ ~ -34 -58 32 13 -18 ; o_ brown -34 -58 22 7 -18 ; l_ k 2 -78 -30 -84 -46 -80 -62 ; l_ k 2 10 -40 14 -56 8 -70
part plate = pan own : plate ~ 52 42 42
part stack = cakes a : o^ ~ 52 46 32 14 ; o^ ~ 52 36 31 13 ; b_ brown 28 34 40 26 58 25 76 32 74 40 66 38 62 48 56 40 44 42 36 50 32 40 ; q_ yellow 2 44 24 60 22 62 33 46 34
part turner = turner own : z^ wood 7 96 -96 60 -44 ; q^ silver 4 66 -50 50 -40 34 -16 48 -8 66 -26
scene lay

* wool-coat-stick-folk | 4-5 6-8 9-12 | Nature, Fantasy, Fairy Tales
extras world Nature: leaf, bark, stone, pebble, feather, flower, fern-frond
appeal 3
topics stick people, stick figures, twig people, forest folk, forest people, wood folk, woodland, woods, forest, forest school, stickman, stick man, gnomes, gnome, elves, fairies, fairy folk, wrapped sticks, yarn wrapped sticks, nature walk, nature finds, nature people, waldorf, autumn, fall, camping, family
colors red, yellow, blue free
minutes 35 40 45
waits 30
mess low
heart sticks: stick, driftwood, craft-stick = 3
heart coats: yarn, embroidery-floss = 6 yd
nice hats: acorn, seed-pod, chestnut, bottle-cap = 3
nice hair: moss, wool-roving, hay, feather, pine-needle = handful
nice trees: pinecone, pine-branch = 3
nice eyes: googly-eye = 6
join glue: glue
tool pen: marker, permanent-marker, ballpoint-pen
tool scissors: scissors
step find: prepare sticks by ccc
step start: tie coats sticks by ttc
step wind: build coats sticks > coats by ccc
step change: tie coats sticks scissors by ttc
step face: draw pen sticks > sticks faces by ccc
step eyes: glue eyes sticks glue > eyes by ccc
step hair: glue hair sticks glue > hair by ccc
step hats: glue hats sticks glue > hats by ccc
step trees: arrange trees by ccc
step live: play sticks > trees by ccc
part trees = trees own : b^ umber -88 48 -70 74 -74 88 -102 88 -106 74 ; z_ tan 2.5 -100 82 -88 77 -76 82 ; z_ tan 2.5 -102 72 -88 67 -74 72 ; z_ tan 2.5 -97 62 -88 58 -79 62 ; b^ umber -24 52 -6 78 -10 92 -38 92 -42 78 ; z_ tan 2.5 -36 86 -24 81 -12 86 ; z_ tan 2.5 -38 76 -24 71 -10 76 ; z_ tan 2.5 -33 66 -24 62 -15 66 ; b^ umber 84 50 102 76 98 90 70 90 66 76 ; z_ tan 2.5 72 84 84 79 96 84 ; z_ tan 2.5 70 74 84 69 98 74 ; z_ tan 2.5 75 64 84 60 93 64
part sticks = sticks wood : r^ tan -58 8 16 146 6 ; r^ tan 4 4 16 160 6 ; r^ tan 58 18 16 126 6
part coats = coats a : r^ red -58 -12 20 13.6 3 ; r^ yellow -58 2 20 13.6 3 ; r^ red -58 14 20 13.6 3 ; r^ yellow -58 28 20 13.6 3 ; r^ red -58 40 20 13.6 3 ; r^ yellow -58 54 20 13.6 3 ; r^ blue 4 -21 20 15.3 3 ; r^ light-blue 4 -6 20 15.3 3 ; r^ blue 4 9 20 15.3 3 ; r^ light-blue 4 23 20 15.3 3 ; r^ blue 4 38 20 15.3 3 ; r^ light-blue 4 53 20 15.3 3 ; r^ green 58 9 20 10.3 3 ; r^ yellow 58 18 20 10.3 3 ; r^ green 58 28 20 10.3 3 ; r^ yellow 58 38 20 10.3 3 ; r^ green 58 48 20 10.3 3 ; r^ yellow 58 57 20 10.3 3
part faces = pen k : d_ k 2.4 -62 -38 -54 -38 ; u -58 -33 4 ; d_ k 2.4 0 -50 8 -50 ; u 4 -45 4 ; d_ k 2.4 54 -20 62 -20 ; u 58 -15 4
part eyes = eyes own : e -62 -39 4 ; e -54 -39 4 ; e 0 -51 4 ; e 8 -51 4 ; e 54 -21 4 ; e 62 -21 4
part hair = hair green : y^ ~ -58 -60 16 8 7 .2 ; y^ ~ 4 -72 16 8 7 .2 ; y^ ~ 58 -42 16 8 7 .2
part hats = hats own : b^ brown -75 -58 -70 -72 -58 -77 -46 -72 -41 -58 ; z_ brown- 3 -58 -76 -55 -84 ; z_ brown- 2 -68 -62 -48 -62 ; b^ brown -13 -70 -8 -84 4 -89 16 -84 21 -70 ; z_ brown- 3 4 -88 7 -96 ; z_ brown- 2 -6 -74 14 -74 ; b^ brown 41 -40 46 -54 58 -59 70 -54 75 -40 ; z_ brown- 3 58 -58 61 -66 ; z_ brown- 2 48 -44 68 -44
scene stand

* pebble-bugs-on-paper-legs | 4-5 6-8 9-12 | Bugs
extras world Bugs: leaf, moss, clover, grass, petal, flower, stick
appeal 3
topics bugs, beetle, beetles, ladybug, ladybugs, ladybird, ladybirds, insects, minibeasts, painted stones, painted rocks, rock painting, pebble art, pebble bugs, stones, rocks, beach pebbles, pebbles from the beach, garden, spider, six legs
near seaside, beach
colors red, white free
minutes 30 35 40
waits 60
mess low
heart stones: pebble, stone = 3
heart legs: cardstock, construction-paper, craft-foam, felt, foam-sheet-scrap = 1 sheet
need eyes: googly-eye, sticker, button = 6
tool pens: paint-marker, acrylic-paint, permanent-marker = 1 color
join glue: glue
tool brush: paintbrush, cotton-swab when pens=acrylic-paint
tool pencil: pencil, marker, chalk
tool scissors: scissors
home water
home towel
step wash: wash stones water towel by ccc
step line: draw pens stones brush? > line by gcc
step spots: draw pens stones brush? > spots by gcc
step trace: draw pencil legs stones by ccc
step cut: cut legs scissors > legs by tcc
step sit: glue stones legs glue > stones by ccc
step eyes: glue eyes stones glue > eyes by ccc
step feelers: glue legs scissors stones glue > feelers by tcc
step race: play stones by ccc
part legs = legs k : z_ k 5 -90 -60 2 -60 ; z_ k 5 -90 -30 2 -30 ; z_ k 5 -90 -0 2 -0 ; z_ k 5 8 -62 88 -62 ; z_ k 5 8 -38 88 -38 ; z_ k 5 8 -14 88 -14 ; z_ k 5 -46 38 54 38 ; z_ k 5 -46 58 54 58 ; z_ k 5 -46 78 54 78
part feelers = legs k : l_ k 4 -52 -70 -60 -88 -68 -90 ; l_ k 4 -36 -70 -28 -88 -20 -90 ; l_ k 4 42 -70 36 -86 28 -88 ; l_ k 4 54 -70 60 -86 68 -88 ; l_ k 4 -4 32 -10 18 -18 16 ; l_ k 4 12 32 18 18 26 16
part stones = stones gray : o^ ~ -44 -30 36 44 ; o^ ~- 48 -38 29 36 ; o^ ~ 4 60 40 31
part line = pens a : z_ ~ 5 -44 -44 -44 12 ; z_ ~ 5 48 -50 48 -4 ; z_ ~ 5 4 48 4 88
part spots = pens a : d_ ~ 6 -60 -34 -62 -6 -28 -34 -26 -6 ; d_ ~ 5 36 -40 36 -16 60 -40 60 -16 ; d_ ~ 6 -18 60 -12 76 26 60 20 76
part eyes = eyes own : e -54 -60 8 ; e -34 -60 8 ; e 41 -61 7 ; e 55 -61 7 ; e -6 41 8 ; e 14 41 8
scene lay

* shoebox-puppet-stage | 4-5 6-8 9-12 | Fairy Tales
extras puppet: sequin, glitter-glue, button, feather, lace, ribbon
appeal 3
topics puppet theater, puppet theatre, puppet show, puppets, stick puppets, craft stick puppets, lollipop stick puppets, lolly stick puppets, popsicle stick puppets, theater, theatre, shoebox theater, shoebox theatre, stage, frog prince, princess and the frog, princess, queen, king, frog, storytelling, tales, once upon a time, grimm
near castle, drama
colors purple, green, yellow free
minutes 45 50 55
waits 45
mess low
heart sticks: craft-stick, wooden-spoon, paper-straw = 3
heart cloth: fabric-scrap, felt, tissue-paper, construction-paper, craft-foam = 4 scrap
heart stage: shoebox, cardboard-box, cereal-box, tissue-box = 1
nice hair: yarn, raffia, embroidery-floss, wool-roving = 2 ft
tool pen: marker, permanent-marker
join glue: glue
tool scissors: scissors
step slot: cut stage scissors > stage by gtc
step curtain: glue cloth stage glue > curtain by ccc
step dresses: cut cloth scissors by tcc
step dress: glue cloth sticks glue > princess king by ccc
step faces: draw pen sticks > faces by ccc
step hair: glue hair sticks glue > hair by ccc
step frog: glue cloth sticks pen scissors glue > frog by tcc
step crowns: cut cloth scissors glue > crowns by tcc
step dry: dry sticks by ccc
step show: play sticks stage by ccc
part stage = stage own : q^ tan 3 -96 -92 96 -92 96 78 -96 78 ; r_ navy 0 -6 164 132 2 ; p_ tan- -82 60 82 60 90 76 -90 76 ; z_ k 4 -64 68 64 68
part princess = cloth a : stick wood -48 -44 -48 98 13 ; p^ ~ -58 -14 -38 -14 -22 54 -74 54 ; o^ cream -48 -32 17 18
part king = cloth c : stick wood 44 -44 44 98 13 ; p^ red 34 -14 54 -14 66 54 22 54 ; o^ cream 44 -32 17 18
part frog = cloth green : stick wood -2 20 -2 98 13 ; o^ ~ -2 40 22 17 ; o^ ~ -14 24 8 ; o^ ~ 10 24 8 ; d_ w 5 -14 23 10 23 ; d_ k 2.6 -14 23 10 23 ; l_ k 3 -14 44 -2 49 10 44
part faces = pen k : d_ k 2.6 -54 -34 -42 -34 ; u -48 -28 6 ; d_ k 2.6 38 -34 50 -34 ; u 44 -28 6
part hair = hair brown : l^ ~ 7 -54 -48 -68 -34 -66 -8 ; l^ ~ 7 -42 -48 -28 -34 -30 -8 ; l^ ~ 6 34 -22 40 -8 48 -8 54 -22
part crowns = cloth yellow : v^ ~ -62 -48 -34 -48 3 14 ; v^ ~ 30 -48 58 -48 3 14 ; v^ ~ -10 18 6 18 3 10
part curtain = cloth a : p^ ~ -88 -80 -62 -80 -70 -20 -84 52 -90 52 ; p^ ~ 88 -80 62 -80 70 -20 84 52 90 52 ; c^ ~ -86 -74 86 -74 7 16
scene stand

* scratch-dough-figure | 2-3 4-5 6-8 | -
appeal 2
topics playdough, play dough, homemade playdough, homemade play dough, no cook playdough, no-cook play dough, salt dough, dough, kneading, modeling
carries any !sky !land
minutes 35 35 40
mess some
scene lay
heart flour: flour = 2 cup
heart salt: salt = 1 cup
tool oil: cooking-oil = 2 tbsp
tool tint: food-coloring = 2 color
nice pin: rolling-pin = 1
nice cutter: cookie-cutter = 2
home bowl
home spoon
home water: = 1 cup
step stir: mix flour salt bowl spoon by ccc
step pour: mix oil water flour bowl by ggg
step knead: shape flour by ccc
step tint: mix tint flour by ggg
step squash: shape flour by ccc
step roll: roll flour pin? by tcc
step shape: shape flour > body by tcc
step details: shape flour > details by ccc
step cutter: shape cutter flour > small by ccc
step play: play flour by ccc
part body = flour w paint squash yellow : card ~- 0 0 132 138 6 ; shape ~ 0 0 132 138
part details = flour w paint squash blue : inked ~ 0 0 132 138 1.6
part small = flour w paint squash blue : s^ ~ -78 70 5 18 9 ; s^ ~ 78 70 5 18 9

* who-is-under-the-paint | 2-3 4-5 | -
appeal 2
topics squish bag, squishy bag, sensory bag, smoosh painting, smoosh, mess free painting, mess-free painting, mess free, mess-free, no mess, less mess, not too messy, not messy, without mess, clean hands, finger painting, hide and seek, peekaboo
carries any !sky !land
minutes 20 20
mess low
scene lay
heart paint: paint = 2 color
heart card: cardstock, paper, index-card = 1 sheet
tool bag: plastic-bag = 1
tool pen: permanent-marker, marker, crayon
join tape: duct-tape, tape, masking-tape
step draw: draw pen card by tt
step color: color pen card > card figure by cc
step fill: prepare paint bag by gg
step seal: tape bag tape by gg
step lay: tape bag card tape > edge bag by gg
step squish: play paint by cc
step wipe: play paint > paint by cc
step hide: play paint by cc
step end: prepare bag tape by gg
part card = card w : r^ w 0 2 164 148 3
part figure = pen k : painted own 0 2 112 118
part bag = bag w : q_ silver 5 -88 -76 -84 -76 -84 80 -88 80
part paint = paint a : y_ ~ -58 -44 24 20 8 .16 ; y_ b 58 -46 24 18 8 .16 ; y_ b -62 50 20 18 8 .16 ; y_ ~ 56 50 26 18 8 .16 ; l_ ~ 7 -60 -10 -70 10 -58 24 ; l_ b 7 62 -14 72 6 60 22
part edge = tape silver : r ~ 0 -78 190 14 2 ; r ~ -88 2 14 160 2 ; r ~ 88 2 14 160 2 ; r ~ 0 82 190 14 2

* two-pompom-pals | 4-5 6-8 9-12 | -
extras figure: feather, ribbon, bead, sequin, bell
appeal 3
topics pom pom animals, pompom animals, pom pom craft, pom poms, pompoms, pom-pom, pom pom creatures, fluffy, pets, pocket pet
variant parrot | Jungle, Animals | red, blue, yellow free | parrot, parrots, macaw, bird, birds, rainforest, tropical, pirate parrot
variant monkey | Jungle, Animals | brown, tan, brown | monkey, monkeys, ape, chimp, rainforest, zoo
variant bee | Bugs, Nature | yellow, white, black | bee, bees, bumblebee, honeybee, save the bees
variant chick | Farm, Animals, Seasons | yellow, orange, orange | chick, chicks, chicken, easter, easter chick, spring
variant mouse | Animals, Fairy Tales | gray, pink, pink free | mouse, mice, rat, hamster, year of the rat
variant alien | Space, Fantasy | green, purple, purple free | alien, aliens, monster, monsters, ufo, martian
variant dino | Dinosaurs | green, orange, green free | dinosaur, dinosaurs, baby dinosaur, dino, triceratops
variant hero | Superheroes | blue, red, yellow free | superhero, superheroes, hero, sidekick
variant snowman | Weather, Seasons | white, red, brown | snowman, snowmen, snow, winter, christmas
minutes 30 35 35
waits 60
mess low
heart balls: pom-pom, felt-ball = 2
heart stems: pipe-cleaner, twist-tie = 3
need felt: felt, craft-foam, construction-paper, cardstock, fabric-scrap = 1 scrap
need eyes: googly-eye, bead, sticker, button = 2
join glue: glue, glue-gun
tool pen: marker, pencil, ballpoint-pen
tool scissors: scissors
step join: glue balls glue > balls by ccc
step draw: draw pen felt by tcc
step cut: cut felt scissors by tcc
step felt: glue felt balls glue > felt-parrot felt-monkey felt-bee felt-chick felt-mouse felt-alien felt-dino felt-hero felt-snowman by ccc
step snip: cut stems scissors by ttc
step stems: build stems balls glue > stems-parrot stems-monkey stems-bee stems-chick stems-mouse stems-alien stems-dino stems-hero stems-snowman by tcc
step eyes: glue eyes balls glue > eyes by ccc
step dry: dry balls by ccc
step play: play balls by ccc
part stems-parrot@parrot = stems c : l^ ~ 6 -8 60 -16 84 -24 98 ; l^ b 6 0 62 0 86 -4 99 ; l^ ~ 6 8 60 14 84 20 98 ; l^ ~ 5 -20 62 -30 78 -40 80 ; l^ ~ 5 20 62 30 78 40 80
part stems-monkey@monkey = stems a : l^ ~ 7 -30 18 -62 6 -72 -24 ; l^ ~ 7 30 18 62 30 70 52 ; l^ ~ 7 -18 56 -26 82 -42 92 ; l^ ~ 7 18 56 26 82 42 92 ; l^ ~ 6 34 44 74 70 90 48 80 30 70 42
part stems-bee@bee = stems k : l^ ~ 4 -10 -52 -18 -74 -30 -82 ; l^ ~ 4 10 -52 18 -74 30 -82 ; o_ ~ -31 -83 4 ; o_ ~ 31 -83 4
part stems-chick@chick = stems b : z^ ~ 5 -14 64 -14 92 -26 98 ; z^ ~ 5 -14 92 -4 98 ; z^ ~ 5 14 64 14 92 2 98 ; z^ ~ 5 14 92 26 98
part stems-mouse@mouse = stems b : l^ ~ 5 34 52 66 70 84 50 96 66 ; l^ ~ 5 -16 64 -22 82 -34 84 ; l^ ~ 5 16 64 22 82 34 84
part stems-alien@alien = stems b : l^ ~ 5 -10 -50 -24 -78 -34 -92 ; l^ ~ 5 10 -50 24 -78 34 -92 ; i^ ~ -36 -92 8 1.4 4 ; i^ ~ 36 -92 8 1.4 4 ; l^ ~ 5 -36 26 -64 14 -78 -4 ; l^ ~ 5 36 26 64 14 78 -4 ; l^ ~ 5 -16 64 -20 94 ; l^ ~ 5 16 64 20 94
part stems-dino@dino = stems a : l^ ~ 7 34 44 62 60 84 54 98 66 ; l^ ~ 6 -16 62 -20 94 ; l^ ~ 6 16 62 20 94 ; l^ ~ 5 -34 20 -52 28 ; l^ ~ 5 34 20 52 28
part stems-hero@hero = stems c : l^ ~ 6 -34 18 -60 0 -66 -34 ; l^ ~ 6 34 18 62 26 46 52 ; l^ ~ 6 -16 62 -20 96 ; l^ ~ 6 16 62 20 96
part stems-snowman@snowman = stems c : l^ ~ 5 -36 20 -62 4 -80 -2 ; z^ ~ 4 -62 4 -66 -12 ; l^ ~ 5 36 20 62 4 80 -2 ; z^ ~ 4 62 4 66 -12 ; l^ ~ 5 -30 -30 -26 -56 0 -64 26 -56 30 -30
part balls = balls a : pompom ~ 0 28 42 ; pompom ~ 0 -30 30
part felt-parrot@parrot = felt b : j^ ~ -30 6 -56 60 15 ; j^ ~ 30 6 56 60 15 ; p^ yellow -9 -26 9 -26 0 -8
part felt-monkey@monkey = felt b : o^ ~ -32 -34 11 12 ; o^ ~ 32 -34 11 12 ; o^ ~ 0 -22 21 16 ; u 0 -18 8
part felt-bee@bee = felt b : j^ ~ -24 8 -78 -14 17 ; j^ ~ 24 8 78 -14 17 ; l_ k 9 -38 22 0 30 38 22 ; l_ k 9 -36 46 0 54 36 46
part felt-chick@chick = felt b : j^ yellow- -36 16 -60 44 11 ; j^ yellow- 36 16 60 44 11 ; p^ ~ -9 -26 9 -26 0 -12
part felt-mouse@mouse = felt b : o^ ~ -30 -56 16 17 ; o^ ~ 30 -56 16 17 ; o^ ~ 0 -18 6 5
part felt-alien@alien = felt b : o^ ~ -14 24 8 ; o^ ~ 12 14 7 ; o^ ~ 6 44 8 ; l_ k 3 -10 -14 0 -9 10 -14
part felt-dino@dino = felt b : p^ ~ -10 -58 0 -80 10 -58 ; p^ ~ 18 -50 32 -66 32 -44 ; p^ ~ -18 -50 -32 -66 -32 -44
part felt-hero@hero = felt b : p^ ~ -24 -4 -62 80 -26 66 -38 30 ; p^ ~ 24 -4 62 80 26 66 38 30 ; o^ ~ 0 -40 31 13 ; s^ yellow 0 28 5 16 7
part felt-snowman@snowman = felt b : l^ ~ 10 -28 -6 0 2 28 -6 ; z^ ~ 10 16 0 24 36 ; p^ orange -4 -32 24 -26 -4 -22
part eyes = eyes own : e -12 -40 8 ; e 12 -40 8
scene stand

* poured-fossils | 6-8 | -
extras picture: moss
appeal 3
topics plaster, plaster of paris, plaster cast, plaster fossils, casting, cast, museum, natural history, science
variant rock | Dinosaurs, Nature | cream, tan | fossil, fossils, fossil dig, fossil rock, paleontology, paleontologist, archaeology, geology, rocks, stone age, dinosaur bones, ammonite, dinosaurs
variant beach | Ocean | cream, tan | beach, seashells, shells, seashell, tide pool, seaside, shore, low tide, vacation memories
minutes 50
waits 120
mess lots
heart clay: modeling-clay, play-dough, salt-dough, air-dry-clay = 2 handful
heart finds: seashell, snail-shell, toy-animal, fern-frond, leaf, pinecone = 2
nice fern: fern-frond, leaf, pine-branch = 1
need wall: cereal-box, cardstock, cardboard, craft-foam, takeout-box = 1
nice stain: tea-bag, coffee-grounds, watercolor-paint = 1
tool plaster: plaster = 2 cup
join tape: tape, masking-tape, duct-tape
tool brush: toothbrush, paintbrush
tool scissors: scissors
home spoon
home cup
home water: = 1 cup
step slab: shape clay by c
step press: print finds clay by c
step fern: print fern clay > fern by c
step wall: build wall clay scissors tape by t
step mix: mix plaster water cup spoon by g
step pour: fill plaster by g
step wait: dry wall by c
step free: prepare clay wall > rock by c
step brush: wash clay brush water > prints by c
step stain: paint stain brush > shade by c
part rock = plaster w : p^ cream -88 20 -92 -24 -66 -58 -20 -76 30 -74 74 -54 92 -14 86 30 56 64 6 78 -44 70 -76 48 ; p_ cream- -88 20 -76 48 -44 70 6 78 56 64 86 30 78 30 50 54 4 66 -40 60 -68 42
part shade = stain b : b_ tan -64 -8 -46 -46 -4 -60 44 -54 66 -14 58 24 14 48 -36 42
part prints = plaster w : b^ w -62 6 -70 -18 -58 -38 -40 -44 -22 -38 -12 -18 -20 6 -40 14 ; z_ tan 2 -40 10 -62 -20 ; z_ tan 2 -40 10 -52 -36 ; z_ tan 2 -40 10 -40 -42 ; z_ tan 2 -40 10 -28 -36 ; z_ tan 2 -40 10 -18 -20 ; i_ w 62 22 17 2.4 6
part fern = plaster w : l_ w 4 8 46 24 10 30 -40 ; j_ w 12 36 -8 26 5 ; j_ w 12 36 38 34 5 ; j_ w 20 18 0 4 5 ; j_ w 20 18 46 14 5 ; j_ w 26 0 8 -16 4.5 ; j_ w 26 0 50 -8 4.5 ; j_ w 28 -18 16 -34 4 ; j_ w 28 -18 46 -30 4
scene lay

* pot-sized-world | 4-5 6-8 9-12 | -
extras world: leaf, bark, acorn, seashell, snail-shell, pinecone, bead, flag
appeal 3
topics mini garden, miniature garden, tiny garden, dish garden, garden in a pot, flower pot garden, planting, gardening, plants, small world, potted plants, growing, windowsill garden, container garden
variant fairy | Fantasy, Fairy Tales, Nature | red, green free | fairy garden, fairy, fairies, fairy door, fairy house, gnome, gnomes, elf, elves, pixie, magic garden, hobbit, hobbits
variant dino | Dinosaurs | brown, green free | dinosaur garden, dino garden, dinosaur world, dinosaur land, prehistoric garden, jurassic
variant farm | Farm, Animals | brown, green free | farm garden, farmyard, little farm, barnyard, field, pasture
minutes 40 45 50
mess some
place outdoors
heart pot: terracotta-pot, plastic-tub, can, foil-pan, bowl = 1
heart plants: potted-plant, moss, clover, fern-frond = 2
need sticks: craft-stick, stick, bark = 5
need soil: soil = 4 cup
nice stones: pebble, stone, sand, seashell = 2 handful
nice moss: moss, grass, pine-needle, leaf = handful
nice paint: paint, acrylic-paint, marker = 2 color
nice folk: toy-animal, peg-doll = 2
join glue: glue
tool brush: paintbrush when paint=paint,acrylic-paint
home water
step drain: fill stones pot by ccc
step soil: fill soil pot plants by ccc
step plant: build plants pot soil > pot soil plants by tcc
step sticks: glue sticks glue by ccc
step paint: paint paint sticks brush? by ccc
step stand: build sticks pot > door fence-dino fence-farm by ccc
step path: arrange pot stones > stones by ccc
step moss: arrange moss pot > moss by ccc
step folk: arrange folk pot > folk by ccc
step live: play pot water by ccc
part plants = plants green : l^ green 6 -40 -10 -48 -40 -44 -72 ; j^ green -44 -40 -78 -56 10 ; j^ light-green -44 -54 -14 -74 9 ; j^ green -44 -66 -62 -96 9 ; l^ green 5 52 -8 56 -34 52 -54 ; j^ light-green 54 -26 82 -42 9 ; j^ green 54 -38 30 -56 8 ; j^ light-green 52 -50 66 -78 8
part pot = pot own : p^ ~ -78 14 78 14 58 96 -58 96 ; r^ ~+ 0 8 172 22 4
part soil = soil brown : o_ brown 0 0 80 15
part door@fairy = sticks wood paint paint a : q^ ~ 9 -20 2 -20 -44 -12 -56 12 -56 20 -44 20 2 ; z_ ~- 2 -10 -54 -10 2 ; z_ ~- 2 0 -56 0 2 ; z_ ~- 2 10 -54 10 2 ; r_ ~- 0 -26 40 6 1 ; o_ gold 13 -18 3
part fence-dino@dino = sticks wood paint paint a : r^ ~ -20 -16 7 36 2 ; r^ ~ -4 -18 7 38 2 ; r^ ~ 12 -16 7 36 2 ; r^ ~ 28 -17 7 38 2 ; r^ ~ 4 -18 62 6 2 -4
part fence-farm@farm = sticks wood paint paint a : r^ ~ -20 -16 7 36 2 ; r^ ~ -4 -18 7 38 2 ; r^ ~ 12 -16 7 36 2 ; r^ ~ 28 -17 7 38 2 ; r^ ~ 4 -18 62 6 2 -4
part stones = stones gray : o_ silver 0 6 11 4 ; o_ gray -18 9 9 3.5 ; o_ silver 18 10 9 3.5 ; o_ gray+ 2 14 12 4
part moss = moss green : y_ green -60 0 14 7 7 .2 ; y_ green 68 2 12 6 7 .2 ; y_ light-green 34 8 10 5 7 .2
part folk = folk own : toy orange -20 -2 17 ; toy gray 42 2 15
scene stand

* noodle-line-picture | 2-3 4-5 6-8 | -
appeal 2
topics cooked spaghetti, spaghetti art, spaghetti painting, spaghetti picture, noodle art, noodle picture, cooked noodles, pasta art, sensory, sensory play, messy play
carries any
minutes 25 30 30
waits 1440
mess lots
scene lay
heart noodles: cooked-spaghetti = 2 handful
need sheet: construction-paper, cardboard, cardstock, packing-paper, paper-bag, paper-plate = 1 sheet
nice tray: baking-tray, foil-tray, plastic-tub = 1
tool tint: food-coloring, paint = 1 color
tool pen: marker, crayon, pencil
join glue: glue
home bowl
home towel
step tint: mix tint noodles bowl by ggg
step drain: wash noodles towel by ggg
step feel: play noodles by ccc
step draw: draw pen sheet tray? > sheet by gtc
step trail: glue glue sheet by ttc
step lay: arrange noodles sheet > body by ccc
step curls: shape noodles sheet > curls by ccc
step pat: glue noodles sheet by ccc
step dry: dry sheet by ggg
step play: play sheet by ccc
part sheet = sheet cream : r^ cream 0 0 188 172 3
part body = noodles w paint tint red : inked ~ 0 0 144 142 2.6
part curls = noodles w paint tint red : i_ ~ -74 66 12 1.6 5 ; i_ ~ 76 64 12 1.6 5 ; i_ ~ -76 -64 11 1.6 5 ; i_ ~ 76 -66 11 1.6 5

* stone-before-a-backdrop | 4-5 6-8 9-12 | -
appeal 2
topics painted stones, painted rocks, rock painting, stone painting, painted pebbles, pebble art, paint pens, kindness rocks, story stones, pet rock
carries any
minutes 30 35 40
waits 30
mess low
scene stand
heart stones: stone, pebble = 1
heart back: cardstock, construction-paper, cardboard, cereal-box = 1 sheet
tool pens@4-5: paint-marker, acrylic-paint, permanent-marker = 2 color
heart pens@6-8,9-12: paint-marker, acrylic-paint, paint, permanent-marker = 2 color
nice eyes: googly-eye = 2
nice decor: sticker, chalk, crayon, oil-pastel = 2 color
nice ground: moss, leaf, sand, grass, pine-needle = handful
join glue: glue, glue-stick when eyes
tool brush: paintbrush, cotton-swab when pens=acrylic-paint,paint
home water
home towel
step wash: wash stones water towel by ccc
step outline: draw pens stones brush? > stone by gcc
step fill: draw pens stones brush? > body by gcc
step dry: dry stones by ccc
step eyes: glue eyes stones glue > eyes by ccc
step fold: fold back > back by tcc
step decor: decorate decor back > decor by ccc
step ground: arrange ground back > ground by ccc
step play: play stones back by ccc
part back = back c : p^ ~ -94 -66 -4 -84 -4 44 -94 62 ; p^ ~- -4 -84 92 -66 92 62 -4 44
part decor = decor w : s_ w -70 -44 5 8 4 ; s_ w -36 -60 5 7 3.5 ; s_ w 30 -62 5 8 4 ; s_ w 70 -40 5 7 3.5 ; s_ w -78 0 5 7 3.5 ; s_ w 78 10 5 7 3.5
part ground = ground green : y_ green -62 76 26 10 10 .2 ; y_ green 66 78 24 10 10 .2
part stone = stones gray : o^ gray+ 0 30 66 60 ; o_ silver -22 -4 22 12 -24
part body = pens a : painted ~ 0 32 88 84
part eyes = eyes own : e -9 82 5 ; e 9 82 5

* hair-of-green-head | 4-5 6-8 9-12 | -
appeal 2
topics cress heads, cress head, egg heads, egg head, grass heads, grass head, hairy heads, sprouting, cress, growing, seeds, planting
carries face
minutes 25 25 30
waits 7200
mess low
scene stand
heart shells: eggshell, paper-cup = 1
heart seeds: grass-seed, seed, birdseed, dried-lentil = 1 tbsp
need bed: cotton-ball, cotton-pad, soil, paper-towel, moss = handful
nice stand: egg-carton, cardboard-tube = 1
tool pen: marker, permanent-marker
tool scissors: scissors when stand
home water
step wash: wash shells water > shells by tcc
step face: draw pen shells > face by ccc
step stand: cut stand scissors > stand by tcc
step bed: fill bed shells water by ccc
step sow: arrange seeds bed shells by ccc
step water: play seeds water by ccc
step grow: play shells > hair by ccc
part hair = seeds green : l green 5 -34 -30 -40 -62 -32 -84 ; l green 5 -22 -34 -24 -68 -16 -92 ; l green 5 -10 -36 -10 -70 -4 -96 ; l green 5 2 -36 4 -72 8 -98 ; l green 5 14 -36 18 -70 22 -92 ; l green 5 26 -34 32 -64 34 -86 ; l green 5 36 -30 44 -56 44 -76
part shells = shells own : b^ ~ -52 -24 -40 -32 -28 -25 -14 -33 0 -26 14 -33 28 -25 40 -32 52 -24 56 16 36 56 0 66 -36 56 -56 16
part face = pen k : face own 0 16 78 66
part stand = stand own : r^ gray 0 78 74 34 6 ; r_ gray+ 0 66 74 8 3

* egg-in-a-bed | 4-5 6-8 9-12 | -
appeal 2
topics painted eggs, painted egg, egg painting, decorated eggs, blown eggs, easter eggs, easter egg, easter, easter tree, spring table, egg decorating, watercolor eggs
carries any
minutes 30 35 40
waits 30
mess some
scene stand
heart egg: egg = 1
heart color: watercolor-paint, acrylic-paint, paint = 2 color
tool brush: cotton-swab, paintbrush
nice bed: dried-lentil, rice, hay, grass, moss, crinkle-paper, oats, seed = handful
nice bow: ribbon, raffia, yarn, embroidery-floss = 18 in
need dish: bowl, paper-bowl, ceramic-plate, paper-plate, plastic-lid, egg-carton = 1
home water
home towel
step ready: prepare egg towel by tcc
step wash: paint color egg brush water > egg by ccc
step dry: dry egg by ccc
step figure: paint color egg brush > body by ccc
step dots: paint color egg brush > dots by ccc
step second: dry egg by ccc
step bow: tie bow dish > bow by ttc
step bed: arrange bed dish > bed by ccc
step set: arrange egg dish > dish by ccc
step show: play dish by ccc
part egg = egg w paint wash b : b^ ~+ 0 -92 30 -76 50 -30 54 8 40 44 0 58 -40 44 -54 8 -50 -30 -30 -76
part body = color a : painted ~ 0 -6 78 80
part dots = color a : d_ ~ 3.5 -14 -76 0 -80 14 -76 -26 -66 26 -66
part dish = dish own : q^ ~ 10 -84 50 84 50 56 90 -56 90 ; r_ ~- 0 54 160 6 3
part bed = bed tan : y^ tan -40 48 34 12 12 .2 ; y^ tan 40 48 34 12 12 .2 ; y^ tan+ 0 54 34 10 12 .2
part bow = bow c : r_ ~ 0 68 136 9 2 ; o^ ~ 0 68 7 ; b^ ~ 0 68 -20 56 -26 66 -22 78 ; b^ ~ 0 68 20 56 26 66 22 78

* resident-of-the-pot | 4-5 6-8 9-12 | -
appeal 2
topics flower pot, flower pots, plant pot, planting, gardening, houseplant, plants, pot plant, plant marker, plant stake, plant pokes, windowsill, mini garden
carries any !sky !land
minutes 40 45 50
waits 30
mess some
scene stand
heart pot: terracotta-pot, can, plastic-tub, yogurt-pot = 1
heart plants: potted-plant, clover, moss = 1
need card: cardstock, craft-foam, cereal-box, construction-paper, cardboard = 1 sheet
need stick: craft-stick, wooden-skewer, paper-straw, chopstick, stick = 1
need soil: soil = 2 cup
nice paint: paint, acrylic-paint, paint-marker = 1 color
nice stones: pebble, stone, seashell, sand = handful
nice moss: moss, grass = handful
join glue: glue, tape
tool pen: marker, crayon, colored-pencil
tool brush: paintbrush when paint=paint,acrylic-paint
tool scissors: scissors
home water
step paint: paint paint pot brush? > bands by ccc
step soil: fill soil pot by ccc
step plant: build plants pot soil > pot plants by tcc
step draw: draw pen card by tcc
step cut: cut card pen scissors > body by tcc
step stick: glue stick card glue > stick by ccc
step stand: build stick pot by ccc
step stones: arrange stones pot > stones by ccc
step moss: arrange moss pot > moss by ccc
step water: play water pot by ccc
part plants = plants green : l^ green 6 -38 6 -46 -30 -42 -66 ; j^ green -42 -30 -80 -46 10 ; j^ light-green -42 -44 -12 -66 9 ; j^ green -42 -58 -66 -88 9
part stick = stick wood : z^ wood 8 38 -20 38 18
part body = card a : card w 38 -42 84 84 3 ; figure ~ 38 -42 84 84
part pot = pot own : p^ ~ -78 26 78 26 58 98 -58 98 ; r^ ~+ 0 22 172 20 4
part bands = paint w : d_ w 6 -50 58 -25 62 0 58 25 62 50 58
part stones = stones gray : o_ silver -8 16 10 5 ; o_ gray 8 18 9 4.5 ; o_ gray+ 66 17 9 5
part moss = moss green : y_ green -60 14 16 7 8 .2 ; y_ green 18 13 10 5 6 .2

* lift-the-earth-worms | 2-3 4-5 6-8 | Bugs, Nature
extras picture Bugs: leaf, moss, grass, tissue-paper, sticker
appeal 2
topics worm, worms, earthworm, earthworms, wiggly worms, wiggly, compost, compost worms, minibeasts, mini beasts, creepy crawlies, underground, under the ground, soil, earth, garden, digging, burrow, roots, lift the flap, mole
colors brown, pink, green
minutes 25 30 30
waits 30
mess low
heart ground: construction-paper, packing-paper, paper-bag, cardstock = 2 sheet
heart worms@2-3: paper-strip, crinkle-paper, tissue-paper, crepe-paper = 5 strip
heart worms@4-5,6-8: yarn, string, pipe-cleaner, shoelace, paper-strip, crinkle-paper, tissue-paper, felt = 5 strip
nice grass: crayon, marker, paint = 1 color
nice finds: pebble, seed, button = 5
join glue: glue
tool pen: marker, crayon, pencil
tool brush: paintbrush when grass=paint
step tear: tear ground by ccc
step grass: color grass ground brush? > grass by ccc
step roll: shape worms by ccc
step worms: glue worms ground glue > ground worms by tcc
step face: draw pen ground worms > faces by tcc
step finds@4-5,6-8: glue finds ground glue > finds by cc
step flaps: glue ground glue > flaps by tcc
step press: prepare ground by ccc
step dry: dry ground by ccc
step dig: play ground by ccc
part ground = ground brown : r^ brown 0 4 188 168 3
part grass = grass green : v_ green -94 -66 94 -66 30 18 ; r_ green 0 -70 188 14 1
part worms = worms pink : l^ ~ 9 -82 -36 -62 -50 -42 -34 -22 -48 -4 -36 ; l^ ~ 9 16 -30 36 -44 56 -28 78 -42 ; l^ ~ 9 -76 18 -56 4 -34 20 -14 6 ; l^ ~ 9 18 26 40 12 60 28 82 14 ; l^ ~ 9 -40 68 -18 54 6 68 28 56
part faces = pen k : d_ k 2 -6 -40 -1 -37 76 -46 80 -42 -16 3 -11 6 80 11 84 14 26 53 31 56
part finds = finds own : d_ silver 5 -84 74 -78 48 60 70 84 60 4 -8
part flaps = ground brown : p^ tan -72 -6 -48 -10 -24 -6 -26 26 -40 32 -56 26 -70 32 ; p^ tan -24 46 0 42 16 46 14 78 -2 72 -14 80 -26 74
scene lay
`;
