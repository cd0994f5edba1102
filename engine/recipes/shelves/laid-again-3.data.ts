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
part draw-h@heart = pen k : l_ k 3 0 78 -40 44 -66 0 -64 -44 -40 -68 -14 -62 0 -44 14 -62 40 -68 64 -44 66 0 40 44 0 78
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
tool poker: pencil, wooden-skewer, nail
home chair
home sand
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
`;
