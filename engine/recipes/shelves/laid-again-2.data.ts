/** Crafts for tables laid for one well-known thing that the book did not have. */
export const shelf = `
* two-ring-pompom | 6-8 9-12 13+ | -
extras hanging: bell, charm, wooden-bead
appeal 3
topics pompom, pompoms, pom-pom, pom pom, pom poms, giant pompom, pompom garland, yarn craft, wool, knitting wool, room decor, garland
variant team | Sports | red, white, blue free | team colors, team colours, supporter, fan, football, soccer, cheerleader, cheerleading, match day, sports day
variant planet | Space | teal, purple, light blue free | planet, planets, solar system, galaxy
variant snowball | Seasons, Weather | white, light blue, silver | snowball, snow, winter, snowy day, snowflake
variant berry | Food | red, pink, green | berry, berries, raspberry, fruit, strawberry, cherry
colors red, white, blue
minutes 50 45 45
mess low
scene hang
heart yarn: yarn = 30 yd
heart rings: cardboard, cereal-box, cardboard-box, cardstock, corrugated-paper, pizza-box, shoebox = 1
need scissors: scissors
nice hang: ribbon, cotton-cord, string, leather-cord, shoelace = 3 ft
nice beads: bead, bell, wooden-bead, charm = 4
tool pen: pencil, marker, ballpoint-pen
home mug
step rings: cut rings pen mug scissors > rings by tcc
step wind: arrange yarn rings by ccc
step cut: cut yarn rings scissors by ttc
step tie: tie yarn rings by tcc
step off: prepare rings yarn > ball p-team p-planet p-snowball p-berry by ccc
step trim: cut yarn scissors by ccc
step hang: tie hang yarn > hang by ccc
step beads: thread beads hang yarn > beads by ccc
step use: play yarn by ccc
part hang = hang b : z_ ~ 5 0 -98 0 -50 ; b^ ~ 0 -52 -30 -66 -34 -42 ; b^ ~ 0 -52 30 -66 34 -42 ; l_ ~ 5 -4 -50 -20 -26 ; l_ ~ 5 4 -50 20 -26
part rings = rings tan : a^ tan -70 70 20 9 0 360 ; a^ tan- -62 76 20 9 0 360
part ball = yarn a : y^ ~ 4 24 64 62 30 .1 ; y_ ~+ -4 10 44 40 24 .12 ; y_ ~ 6 20 40 38 20 .12 ; z_ ~- 1.5 -40 4 -32 10 ; z_ ~- 1.5 48 0 40 8 ; z_ ~- 1.5 -38 54 -30 48 ; z_ ~- 1.5 50 58 42 50
part p-team@team = yarn b : y_ ~ -26 40 22 20 14 .14 ; y_ ~ 36 14 22 22 14 .14 ; y_ ~ 0 -16 20 14 12 .14 ; y_ c -34 0 16 14 11 .14 ; y_ c 22 60 22 15 12 .14 ; y_ c 6 22 14 13 10 .14
part p-planet@planet = yarn b : y_ ~ 4 24 60 11 22 .14 ; y_ c 4 48 48 9 18 .14 ; y_ c 2 -2 50 8 18 .14
part p-snowball@snowball = yarn b : y_ ~ -24 40 18 15 12 .14 ; y_ ~ 34 12 16 16 12 .14 ; y_ c 4 -12 16 9 10 .14 ; y_ ~ 14 58 16 10 10 .14
part p-berry@berry = yarn b : y_ ~ -22 36 12 11 9 .14 ; y_ ~ 32 22 12 11 9 .14 ; y_ ~ 6 52 12 10 9 .14 ; y_ c 4 -30 32 12 12 .2
part beads = beads gold : o^ ~ 0 -90 6 ; o^ ~ 0 -78 6 ; o^ ~ -22 -24 6 ; o^ ~ 22 -24 6

* fleece-hat-for-a-bear | 6-8 9-12 13+ | -
extras worn: button, felt-sticker, bell
topics hat for teddy, teddy hat, hat for a bear, hat for my bear, teddy clothes, clothes for teddy, teddy bear clothes, hat for my doll, doll hat, doll clothes, stuffed animal clothes, hat, teddy, teddy bear, build a bear, beanie
near teddy bears picnic, stuffed animal, dolls
variant axolotl | - | pink, red, black | axolotl, axolotls, axolotl hat
variant cat | - | gray, pink, black or orange, black, white, tan, brown | cat, cats, kitten, kitty, cat hat
variant bunny | - | white, pink, black or gray, tan, brown | bunny, rabbit, bunny hat, easter bunny
variant dinosaur | - | green, yellow, black free | dinosaur, dino, dinosaurs, dragon, dinosaur hat
colors pink, red, black
minutes 60 60 60
mess low
scene stand
heart fleece: fabric-scrap, felt, old-sweater, faux-fur, old-t-shirt, sock = 1 piece
need ears: felt, fabric-scrap, craft-foam = 1 scrap
need thread: sewing-thread, embroidery-floss, yarn = 6 ft
need needle: needle
nice eyes: safety-eye, button, bead, googly-eye, felt-sticker = 2
nice pins: pin, clothespin, binder-clip = 4
nice strap: ribbon, sewing-elastic, cotton-cord = 18 in
tool paper: paper, newspaper
tool pen: pencil, marker, chalk
tool tape-measure: string, ribbon, yarn
tool scissors: fabric-scissors, scissors
step measure: prepare tape-measure by ccc
step pattern: draw pen paper scissors by tcc
step cut: cut fleece paper pins? scissors > hat by tcc
step ears: cut ears fleece scissors > e-axolotl e-cat e-bunny e-dinosaur by tcc
step sew: sew fleece ears thread needle by tcc
step hem: sew fleece thread needle > hem by tcc
step face: sew eyes fleece thread needle > eyes by tcc
step mouth: sew thread fleece needle > mouth by tcc
step strap: sew strap fleece needle thread scissors > strap by ttc
step try: play fleece by ccc
part strap = strap b : l_ ~ 4 -62 64 -70 86 -58 98 ; l_ ~ 4 62 64 70 86 58 98
part e-axolotl@axolotl = ears b : lm^ ~ 9 50 -28 74 -46 96 -54 ; lm^ ~ 9 56 -4 82 -10 98 -14 ; lm^ ~ 9 58 20 80 24 96 30 ; dm_ a 3 96 -54 98 -14 95 30
part e-cat@cat = ears a : pm^ a 14 -54 54 -88 62 -24 ; pm_ b 28 -50 50 -72 54 -34
part e-bunny@bunny = ears a : bm^ a 14 -48 18 -94 34 -98 40 -80 36 -42 ; bm_ b 22 -50 24 -86 32 -88 33 -50
part e-dinosaur@dinosaur = ears b : p^ b -18 -58 0 -92 18 -58 ; p^ b -52 -36 -48 -70 -20 -52 ; p^ b 52 -36 48 -70 20 -52
part hat = fleece a : b^ ~ -62 66 -64 10 -50 -34 -22 -56 22 -56 50 -34 64 10 62 66
part hem = thread b : stitch ~ -56 58 56 58 9
part eyes = eyes k : k -24 8 8 ; k 24 8 8
part mouth = thread k : l_ k 3 -14 26 -6 32 0 28 6 32 14 26

* slab-cut-clay-pendant | 9-12 13+ | -
extras jewelry: charm, bell
appeal 3
topics polymer clay, fimo, sculpey, polymer clay pendant, clay pendant, pendant, necklace, clay beads, clay jewelry, clay jewellery, jewelry, bead making, oven bake clay
carries any
minutes 60 70
waits 60
mess low
scene hang
heart clay: polymer-clay = 4 color
need roll: rolling-pin, glass-jar, foam-roller = 1
need cord: string, leather-cord, cotton-cord, ribbon, embroidery-floss, necklace-chain, paracord = 1 yd
need tray: aluminum-foil, baking-tray, parchment-paper, foil-pan = 1
nice pin: jewelry-finding, earring-hook, paper-clip = 1
nice beads: wooden-bead, bead, seed-bead = 6
nice texture: lace, leaf, toothbrush, burlap, corrugated-paper = 1
tool point: wooden-skewer, toothpick, knitting-needle
tool knife: plastic-knife
tool oven: oven
step knead: shape clay by cc
step roll: roll clay roll texture? > texture by cc
step draw: draw point clay by cc
step cut: cut clay knife > body by cc
step parts: shape clay > details by cc
step beads: shape clay point > rolled by cc
step hole: poke clay point pin? > pin by cc
step bake: heat clay tray oven by gt
step string: thread cord clay beads? > cord beads by cc
step wear: play cord by cc
part cord = cord tan : l_ ~ 3 0 -36 -30 -54 -58 -80 -66 -99 ; l_ ~ 3 0 -36 30 -54 58 -80 66 -99
part rolled = clay b : o^ b -34 -57 12 10 40 ; z_ c 3 -40 -62 -28 -52 ; o^ b 34 -57 12 10 -40 ; z_ c 3 40 -62 28 -52 ; o^ c -56 -78 11 9 60 ; z_ a 3 -62 -74 -50 -82 ; o^ c 56 -78 11 9 -60 ; z_ a 3 62 -74 50 -82
part beads = beads own : o^ ~ -18 -47 5 ; o^ ~ 18 -47 5 ; o^ ~ -46 -67 5 ; o^ ~ 46 -67 5 ; o^ ~ -64 -92 5 ; o^ ~ 64 -92 5
part pin = pin silver : a^ ~ 0 -38 7 4 0 360
part body = clay a : rim a 0 28 118 124 6 ; shape a 0 28 118 124
part texture = clay a : d_ a- 1.5 -14 34 -4 40 8 34 16 44 -8 50 4 54
part details = clay b : figure own 0 28 112 118

* felt-lucky-lantern | 6-8 9-12 13+ | -
extras hanging: sequin, bell, charm
appeal 3
topics chinese new year, lunar new year, spring festival, mid-autumn festival, mid autumn festival, moon festival, lantern festival, tet, seollal, felt lantern, red lantern, lantern, lucky charm, good luck, luck, year of the dragon, year of the horse, year of the snake, china, asia, vietnam
near brownies, girl guides, diwali
colors red, gold
minutes 45 45 50
waits 30
mess low
scene hang
heart felt: felt, craft-foam, fabric-scrap = 2 sheet
heart cord: string, ribbon, cotton-cord, yarn, embroidery-floss, ric-rac = 1 yd
nice tassel: tassel, yarn, embroidery-floss = 1
nice beads: bead, wooden-bead, seed-bead, bell = 5
need pattern: construction-paper, cardstock, paper, metallic-paper = 1 sheet
nice stuffing: pillow-stuffing, cotton-ball, tissue-paper, wool-roving = 1 handful
join glue: glue, glue-gun
tool pen: chalk, pencil, marker
tool scissors: scissors, fabric-scissors
step pattern: fold pattern pen scissors by tcc
step cut: cut felt pattern pen scissors > back front by tcc
step caps: cut felt pattern scissors pen by tcc
step ribs: glue cord felt glue scissors > ribs by ccc
step close: glue felt cord glue > loop by ccc
step stuff: fill stuffing felt glue by ccc
step fix: glue felt pattern glue > caps sign by ccc
step beads: thread beads cord > beads by ccc
step tassel: tie tassel cord scissors > tassel by ttc
step hang: play felt by ccc
part loop = cord gold : l_ ~ 3 0 -62 -8 -80 0 -98 8 -80 0 -62
part beads = beads gold : o^ ~ 0 -74 6 ; o^ red 0 -86 6 ; o^ ~ 0 66 6 ; o^ red 0 78 6 ; o^ ~ 0 90 4
part tassel = tassel red : p^ ~ -8 84 8 84 16 100 -16 100
part back = felt a : o ~- 0 4 74 54
part front = felt a : o^ ~ 0 4 72 52
part ribs = cord gold : l_ ~ 3 -24 -42 -46 4 -24 50 ; l_ ~ 3 24 -42 46 4 24 50
part caps = felt b : r^ ~ 0 -54 56 16 3 ; r^ ~ 0 60 56 16 3
part sign = pattern b : o_ gold 0 4 24 22 ; r_ a 0 4 17 17 1

* button-bunch-card | 6-8 9-12 13+ | -
extras card: ribbon, lace, felt-sticker, washi-tape, pressed-flower
appeal 3
topics get well, get well card, get-well card, get well soon, feel better, card, cards, greeting card, card for grandma, card for nanny, thank you card, mother's day, mothers day, birthday card, sympathy card, button card, flowers, bouquet, thinking of you, teacher, gift for grandma, hospital, nana, granny, grandma, stitched card
near spring, valentines
colors pink, yellow, green
minutes 40 45 45
mess low
scene lay
heart card: cardstock, construction-paper, index-card, watercolor-paper = 1 sheet
heart buttons: button = 5
need thread: sewing-thread, embroidery-floss, yarn = 6 ft
need needle: needle
nice cloth: fabric-scrap, felt, lace, denim, ribbon, wallpaper = 1 scrap
nice petals: felt, fabric-scrap, tissue-paper, construction-paper = 2 scrap
join glue: tape, glue, glue-stick, glue-gun
tool pen: pencil, marker, colored-pencil
tool scissors: scissors, fabric-scissors
home towel
step fold: fold card > card by ccc
step plan: draw buttons card pen by ccc
step holes: poke needle card towel by ttc
step stems: sew thread needle card > stems by tcc
step petals: cut petals scissors > petals by ccc
step buttons: sew buttons thread needle card petals? > buttons by tcc
step knot: tape thread glue card by ccc
step vase: cut cloth scissors glue card > vase by ccc
step patch: glue cloth card glue > patch by ccc
step write: draw pen card > words by ccc
part card = card w : r^ w 0 0 144 188 3 ; r_ w- -71 0 3 186
part stems = thread green : l_ ~ 3 -6 44 -26 6 -40 -30 ; l_ ~ 3 -2 44 -10 0 -16 -58 ; l_ ~ 3 0 44 6 6 14 -24 ; l_ ~ 3 4 44 22 0 36 -54 ; l_ ~ 3 6 44 32 18 48 -10 ; j_ ~ -16 26 -34 20 6 ; j_ ~ 18 24 36 26 6
part petals = petals a : f_ pink -40 -34 6 22 8 ; f_ yellow -16 -62 6 22 8 ; f_ purple 14 -28 6 22 8 ; f_ pink 36 -58 6 22 8 ; f_ yellow 50 -14 6 20 8
part buttons = buttons own : button red -40 -34 11 ; button blue -16 -62 11 ; button yellow 14 -28 11 ; button teal 36 -58 11 ; button red 50 -14 10
part vase = cloth light-blue : p^ light-blue -30 34 34 34 26 84 -22 84 ; d_ w 3 -18 46 0 44 20 48 -10 60 10 62 -16 74 4 76 18 72
part patch = cloth w : h_ pink 2 60 14
part words = pen k : l_ k 2 -52 -84 -44 -88 -38 -82 -30 -88 -22 -82 ; l_ k 2 -14 -84 -6 -88 0 -82 8 -88

* felt-leaf-wreath | 6-8 9-12 13+ | -
extras hanging: bell, feather, button
appeal 3
topics wreath, felt wreath, door wreath, front door, door decoration, leaf wreath, holiday decor, home decor, room decor, gift for grandma, cozy, farmhouse
variant autumn | Seasons | orange, red, yellow, brown | autumn, fall, autumn leaves, fall leaves, thanksgiving, harvest, october, november
variant winter | Seasons | green, dark green, red | winter, christmas, holly, advent, yule, december, holiday, noel
variant spring | Seasons | pink, light green, yellow, white | spring, easter, blossom, flowers, mother's day
variant summer | Seasons, Jungle | green, teal, yellow | summer, tropical, monstera, rainforest
colors orange, red, yellow
minutes 60 70 75
mess low
scene hang
heart ring: wreath, embroidery-hoop, cardboard, paper-plate, hanger, pool-noodle = 1
heart felt: felt, craft-foam, fabric-scrap = 4 sheet
need pattern: paper, cardstock, cereal-box, cardboard = 1 scrap
nice beads: wooden-bead, bead, pom-pom, felt-ball, acorn = 12
nice wire: craft-wire, twist-tie, pipe-cleaner = 9 ft
nice bow: burlap, ribbon, lace, fabric-scrap, bandana = 1 yd
join glue: glue-gun, glue
tool pen: pencil, marker, chalk
tool scissors: scissors, fabric-scissors
step ring: prepare ring scissors > ring by tcc
step pattern: cut pattern pen scissors by ccc
step cut: cut felt pattern pen scissors by ccc
step pinch: glue felt glue by ccc
step lay: arrange felt ring by ccc
step glue: build felt ring glue wire? > l-autumn l-winter l-spring l-summer by tcc
step twigs: thread beads wire by ccc
step wire: build beads wire? ring glue > beads by ttc
step bow: tie bow ring > bow by tcc
step hang: play ring by ccc
part ring = ring own : a^ umber 0 0 72 50 0 360 ; a_ brown 0 0 66 60 20 200
part l-autumn@autumn = felt a : j^ yellow 10 -46 30 -24 9 ; j^ brown -10 -46 -30 -24 9 ; j^ red 44 -26 40 2 9 ; j^ orange -44 -26 -40 2 9 ; j^ red 46 14 24 32 9 ; j^ yellow -46 14 -24 32 9 ; j^ orange 4 -56 54 -82 15 ; j^ red 36 -44 88 -50 15 ; j^ yellow 54 -14 96 10 15 ; j^ brown 56 20 78 64 15 ; j^ orange -4 -58 -54 -80 15 ; j^ red -36 -44 -88 -48 15 ; j^ yellow -54 -14 -96 12 15 ; j^ brown -56 20 -78 64 15 ; j^ red 38 48 34 90 15 ; j^ orange -38 48 -34 90 15
part l-winter@winter = felt a : j^ dark-green 10 -46 30 -24 9 ; j^ green -10 -46 -30 -24 9 ; j^ dark-green 44 -26 40 2 9 ; j^ green -44 -26 -40 2 9 ; j^ dark-green 46 14 24 32 9 ; j^ green -46 14 -24 32 9 ; j^ green 4 -56 54 -82 14 ; j^ dark-green 36 -44 88 -50 14 ; j^ green 54 -14 96 10 14 ; j^ dark-green 56 20 78 64 14 ; j^ dark-green -4 -58 -54 -80 14 ; j^ green -36 -44 -88 -48 14 ; j^ dark-green -54 -14 -96 12 14 ; j^ green -56 20 -78 64 14 ; j^ green 38 48 34 90 14 ; j^ dark-green -38 48 -34 90 14
part l-spring@spring = felt a : j^ light-green 10 -46 30 -24 9 ; j^ light-green -10 -46 -30 -24 9 ; j^ light-green 44 -26 40 2 9 ; j^ light-green -44 -26 -40 2 9 ; j^ light-green 46 14 24 32 9 ; j^ light-green -46 14 -24 32 9 ; j^ light-green 4 -56 54 -82 13 ; j^ light-green 36 -44 88 -50 13 ; j^ light-green 54 -14 96 10 13 ; j^ light-green 56 20 78 64 13 ; j^ light-green -4 -58 -54 -80 13 ; j^ light-green -36 -44 -88 -48 13 ; j^ light-green -54 -14 -96 12 13 ; j^ light-green -56 20 -78 64 13 ; f^ pink 44 -60 5 20 8 ; o_ yellow 44 -60 6 ; f^ w -44 -60 5 20 8 ; o_ yellow -44 -60 6 ; f^ pink 74 -4 5 18 7 ; o_ yellow 74 -4 6 ; f^ w -74 -4 5 18 7 ; o_ yellow -74 -4 6
part l-summer@summer = felt a : j^ green 10 -46 30 -24 9 ; j^ yellow -10 -46 -30 -24 9 ; j^ teal 44 -26 40 2 9 ; j^ teal -44 -26 -40 2 9 ; j^ green 46 14 24 32 9 ; j^ yellow -46 14 -24 32 9 ; j^ green 4 -56 54 -86 18 ; j^ teal 36 -44 90 -50 18 ; j^ green 54 -14 97 12 18 ; j^ yellow 56 20 78 66 14 ; j^ teal -4 -58 -54 -84 18 ; j^ green -36 -44 -90 -48 18 ; j^ yellow -54 -14 -96 12 14 ; j^ teal -56 20 -78 66 18 ; j^ green 38 48 34 92 16 ; j^ green -38 48 -34 92 16
part beads = beads wood : o^ ~ 26 -66 7 ; o^ ~ 70 -34 7 ; o^ ~ 72 34 7 ; o^ ~ -26 -66 7 ; o^ ~ -70 -34 7 ; o^ ~ -72 34 7
part bow = bow tan : b^ ~ 0 64 -34 48 -38 80 ; b^ ~ 0 64 34 48 38 80 ; l_ ~ 8 -2 68 -16 98 ; l_ ~ 8 2 68 16 98 ; o^ ~- 0 64 9 8

* plastic-canvas-tag | 6-8 9-12 13+ | -
extras gift: charm, bell
appeal 3
topics plastic canvas, bag tag, bag charm, school bag, backpack, backpack charm, keychain, key chain, keyring, key ring, luggage tag, name tag, zipper pull, for my bag, for my school bag, needlepoint, back to school, first stitches
near sewing, embroidery
carries any
minutes 60 70 75
mess low
scene hang
heart canvas: plastic-canvas = 1 sheet
heart yarn: yarn, embroidery-floss = 3 color
need needle: needle
need ring: key-ring, ribbon, cotton-cord, string, leather-cord = 1
need plan: graph-paper, paper, index-card = 1 sheet
nice back: felt, craft-foam, fabric-scrap = 1 scrap
nice tassel: tassel, bead, pom-pom, bell = 1
tool pen: colored-pencil, marker, pencil
tool scissors: scissors
step plan: draw plan pen by ccc
step cut: cut canvas scissors > canvas by tcc
step first: sew yarn needle canvas by tcc
step fill: sew yarn needle canvas > body by ccc
step ground: sew yarn needle canvas > ground by ccc
step edge: sew yarn needle canvas back? > edge by tcc
step tassel: tie yarn canvas scissors > fringe by tcc
step extra: tie tassel canvas > tassel by ccc
step ring: build ring canvas > ring by tcc
part ring = ring own : a^ ~ 0 -82 14 9 0 360
part canvas = canvas w : r^ w 0 0 120 140 4
part ground = yarn c : r_ c+ 0 0 108 128 2 ; z_ w 1 -54 -40 54 -40 ; z_ w 1 -54 -20 54 -20 ; z_ w 1 -54 20 54 20 ; z_ w 1 -54 40 54 40
part body = yarn a : rim w 0 0 88 100 2 ; shape a 0 0 88 100 ; of-cross own 0 0 88 100 .8 ; details own 0 0 88 100
part edge = yarn b : z ~ 5 -60 -70 60 -70 60 70 -60 70 -60 -70
part fringe = yarn b : l_ ~ 4 -12 72 -18 98 ; l_ ~ 4 -4 72 -6 100 ; l_ ~ 4 4 72 6 100 ; l_ ~ 4 12 72 18 98 ; r_ ~- 0 78 24 5 2
part tassel = tassel gold : o^ ~ 34 78 8

* cotton-cloud-with-cord-rain | 6-8 9-12 13+ | Weather
extras hanging: sequin, bell, charm, feather
appeal 3
topics rain, rain cloud, raincloud, cloud, macrame, macramé, wall hanging, rainy day, spring showers, april showers, storm, nursery, baby room, room decor, baby shower, knots, boho
near rainbow, sky
colors white, light blue, blue
minutes 60 70 75
mess low
scene hang
heart cord: cotton-cord, yarn, string, rope, embroidery-floss = 6 yd
heart stick: dowel, stick, bamboo, chopstick, cardboard-tube, hanger = 1
heart cloud: pillow-stuffing, cotton-ball, wool-roving, cotton-pad = 2 handful
nice drops: felt-ball, bead, wooden-bead, crystal, seed-bead, bell = 7
tool needle: needle when drops=felt-ball
nice wire: craft-wire, pipe-cleaner = 2 ft
nice comb: comb, plastic-fork, toothbrush = 1
need back: cardboard, felt, cereal-box, cardstock, foam-board = 1 sheet
join glue: glue, glue-gun
tool scissors: scissors
tool pen: pencil, marker
step cut: cut cord scissors by tcc
step knot: tie cord stick > rain by tcc
step row: tie cord > knots by tcc
step drops: thread drops cord needle? > drops by tcc
step comb: prepare cord scissors comb? > fringe by ccc
step shape: cut back pen scissors by tcc
step frame: shape wire stick by ttc
step cloud: glue cloud back glue > cloud by ccc
step join: glue back stick glue > stick by ttc
step hang: tie cord stick > loop by ttc
part loop = cord tan : z_ ~ 3 -70 -34 0 -98 70 -34
part rain = cord b : z_ ~ 2.8 -62.6 -20 -62.6 10 -61.8 44 ; z_ ~ 2.8 -57.4 -20 -57.4 10 -58.2 44 ; z_ w 2.8 -42.6 -20 -42.6 22 -41.8 62 ; z_ w 2.8 -37.4 -20 -37.4 22 -38.2 62 ; z_ ~ 2.8 -22.6 -20 -22.6 14 -21.8 52 ; z_ ~ 2.8 -17.4 -20 -17.4 14 -18.2 52 ; z_ w 2.8 -2.6 -20 -2.6 26 -1.8 72 ; z_ w 2.8 2.6 -20 2.6 26 1.8 72 ; z_ ~ 2.8 17.4 -20 17.4 14 18.2 52 ; z_ ~ 2.8 22.6 -20 22.6 14 21.8 52 ; z_ w 2.8 37.4 -20 37.4 22 38.2 62 ; z_ w 2.8 42.6 -20 42.6 22 41.8 62 ; z_ ~ 2.8 57.4 -20 57.4 10 58.2 44 ; z_ ~ 2.8 62.6 -20 62.6 10 61.8 44
part knots = cord b : d^ ~- 5 -60 10 -20 14 20 14 60 10 ; d^ w- 5 -40 22 0 26 40 22
part fringe = cord b : z_ ~ 2 -61.5 44 -66 60 ; z_ ~ 2 -60 44 -60 61 ; z_ ~ 2 -58.5 44 -54 60 ; z_ w 2 -41.5 62 -46 78 ; z_ w 2 -40 62 -40 79 ; z_ w 2 -38.5 62 -34 78 ; z_ ~ 2 -21.5 52 -26 68 ; z_ ~ 2 -20 52 -20 69 ; z_ ~ 2 -18.5 52 -14 68 ; z_ w 2 -1.5 72 -6 88 ; z_ w 2 0 72 0 89 ; z_ w 2 1.5 72 6 88 ; z_ ~ 2 18.5 52 14 68 ; z_ ~ 2 20 52 20 69 ; z_ ~ 2 21.5 52 26 68 ; z_ w 2 38.5 62 34 78 ; z_ w 2 40 62 40 79 ; z_ w 2 41.5 62 46 78 ; z_ ~ 2 58.5 44 54 60 ; z_ ~ 2 60 44 60 61 ; z_ ~ 2 61.5 44 66 60
part drops = drops c : x^ ~ -60 36 6 10 ; x^ ~ -40 54 6 10 ; x^ ~ -20 44 6 10 ; x^ ~ 0 64 6 10 ; x^ ~ 20 44 6 10 ; x^ ~ 40 54 6 10 ; x^ ~ 60 36 6 10
part stick = stick wood : r^ wood 0 -26 176 8 4
part cloud = cloud w : o^ w -48 -40 28 20 ; o^ w 50 -40 28 20 ; o^ w -18 -56 32 28 ; o^ w 22 -58 34 30 ; o^ w 0 -36 56 18 ; a_ w- -30 -46 14 11 160 300 ; a_ w- 14 -64 15 12 180 320 ; a_ w- 48 -44 12 9 200 340

* sweater-bed-for-a-pet | 9-12 13+ | Animals
appeal 3
topics cat bed, dog bed, pet bed, a bed for our cat, bed for our dog, bed for kitten, bed for a kitten, bed for puppy, new kitten, new puppy, kitten, puppy, bed, pet, pets, upcycling, old sweater, old jumper, shelter animals, animal shelter, gift for a cat, gift for a dog
near cat, cats, dog, dogs, sewing
colors gray, cream, red free
minutes 75 75
mess low
scene lay
heart sweater: old-sweater, old-t-shirt = 1
heart stuffing: pillow-stuffing, fabric-scrap, wool-roving, old-towel = 1 lb
need thread: sewing-thread, embroidery-floss, yarn = 6 yd
need needle: needle
nice pins: pin, clothespin = 12
nice cushion: pillow, blanket = 1
nice buttons: button, felt, patch = 3
tool scissors: scissors, fabric-scissors
step smooth: arrange sweater by cc
step line: sew sweater thread needle pins? by cc
step neck: sew sweater thread needle scissors by cc
step sleeves: fill stuffing sweater > ring by cc
step chest: fill stuffing sweater by cc
step close: sew sweater thread needle by cc
step wrap: sew sweater thread needle > arms by cc
step middle: arrange cushion sweater > middle by cc
step buttons: sew buttons sweater thread needle > buttons by cc
step pet: play sweater by cc
part ring = sweater a : o^ ~ 0 14 96 72 ; o_ ~- 0 18 60 42
part middle = cushion b : o_ ~ 0 20 58 40 ; o_ ~- 0 26 44 26
part arms = sweater a : l^ ~+ 30 -78 66 -52 82 0 84 34 66 50 80 22 86 ; l^ ~+ 30 78 66 52 82 0 84 -34 66 -50 80 -22 86 ; z_ ~- 3 -34 66 -24 94 ; z_ ~- 3 34 66 24 94
part buttons = buttons c : button red -62 -30 8 ; button red 0 -52 8 ; button red 62 -30 8

* band-powered-wooden-car | 9-12 13+ | Transportation
extras machine: sticker, washi-tape
appeal 3
topics rubber band car, rubber band racer, dragster, drag racer, race car, car, wooden car, balsa, woodworking, wood car, racing, stem, physics, pinewood derby, soapbox derby, engineering, elastic
near truck, vehicles
colors red, orange, black free
minutes 75 80
waits 60
mess some
scene lay
heart wood: wood-scrap, wood-strip
heart wheels: toy-wheel = 4
heart band: rubber-band, loom-band, hair-tie = 3
need axles: dowel, wooden-skewer, chopstick = 2
need eyes: cup-hook, paper-straw, plastic-straw = 4
nice sand: sandpaper = 1 piece
nice paint: acrylic-paint, paint, marker, paint-marker = 2 color
join glue: glue, glue-gun, waterproof-glue
tool brush: paintbrush when paint=acrylic-paint,paint
tool ruler: ruler
tool pen: pencil, marker
home saw
step cut: prepare wood axles saw ruler pen by gt
step sand: prepare sand wood by cc
step frame: glue wood glue > frame by cc
step paint: paint paint wood brush? > look by cc
step eyes: build eyes wood ruler glue > bearings by tc
step axles: build axles eyes wheels glue > axles wheels by tc
step roll: test wood by cc
step catch: tie band axles by cc
step band: tie band wood axles > band by cc
step run: play wood band by cc
part axles = axles wood : z_ ~ 5 -58 -84 -58 84 ; z_ ~ 5 60 -72 60 72
part frame = wood wood : r^ ~ 0 -26 176 16 2 ; r^ ~ 0 26 176 16 2 ; r^ ~- 84 0 16 68 2 ; r^ ~- -20 0 14 68 2
part look = paint a : r_ ~ 20 -26 100 8 1 ; r_ ~ 20 26 100 8 1 ; o_ b 84 0 7 7
part bearings = eyes silver : a_ ~ -58 -40 6 3 0 360 ; a_ ~ -58 40 6 3 0 360 ; a_ ~ 60 -40 6 3 0 360 ; a_ ~ 60 40 6 3 0 360
part wheels = wheels k : r^ ~ -58 -74 48 20 6 ; r^ ~ -58 74 48 20 6 ; r^ ~ 60 -62 36 16 5 ; r^ ~ 60 62 36 16 5 ; z_ gray 2 -76 -74 -40 -74 ; z_ gray 2 -76 74 -40 74
part band = band b : l^ ~ 4 78 -3 10 -4 -58 -3 ; l^ ~ 4 78 3 10 4 -58 3

* bakery-for-the-dolls | 6-8 9-12 13+ | Food
extras world: bead, button, lace, ribbon, moss
appeal 3
topics doll house, dollhouse, dolls house, doll's house, miniature, miniatures, mini bakery, miniature bakery, bakery, mini food, miniature food, doll food, tiny food, dollhouse food, bread, cake, cakes, baker, pretend play, market stall, doll, dolls, sylvanian families, calico critters, barbie
near shop, cafe, kitchen, playing house
colors tan, brown, pink
minutes 75 80 80
waits 1440
mess some
scene stand
heart clay: air-dry-clay, salt-dough = 2 handful
need counter: cardboard, small-box, cereal-box, shoebox, wood-scrap = 1
nice sticks: craft-stick = 10
nice trays: bottle-cap, metal-lid, coin, aluminum-foil, button = 3
nice crust: toothbrush, aluminum-foil, burlap = 1
need brown: oil-pastel, chalk, watercolor-paint, acrylic-paint, paint, colored-pencil, marker = 2 color
nice cloth: paper-napkin, fabric-scrap, paper-doily = 1 scrap
join glue: glue, glue-gun
tool brush: paintbrush, cotton-swab
tool poke: toothpick, wooden-skewer
tool pen: pencil, marker
tool scissors: scissors
step loaves: shape clay poke > loaves by ccc
step cakes: shape clay > cakes by ccc
step crust: print crust clay by ccc
step dry: dry clay by ccc
step brown: decorate brown clay brush > brown by ccc
step box: cut counter scissors pen > counter by tcc
step sticks: glue sticks counter glue scissors > sticks by ccc
step trays: arrange clay trays > trays by ccc
step cloth: arrange cloth counter scissors > cloth by ccc
step open: play clay counter by ccc
part counter = counter tan : q^ tan 2 -94 0 94 0 94 90 -94 90 ; q_ tan+ 2 -98 -6 98 -6 94 8 -94 8
part sticks = sticks wood : r^ ~ -76 50 16 76 2 ; r^ ~ -56 50 16 76 2 ; r^ ~ -36 50 16 76 2 ; r^ ~ -16 50 16 76 2 ; r^ ~ 4 50 16 76 2 ; r^ ~ 24 50 16 76 2 ; r^ ~ 44 50 16 76 2 ; r^ ~ 64 50 16 76 2 ; r^ ~ 0 -62 170 8 2 ; r^ ~ 0 -4 190 10 2
part cloth = cloth w : p_ w 20 -4 60 -4 54 16 26 16 ; d_ red 2 30 2 40 8 50 2
part trays = trays silver : o^ ~ -60 -12 28 7 ; o^ ~ 2 -12 26 7 ; o^ ~ 60 -12 26 7
part loaves = clay w paint brown a : o^ ~ -72 -24 14 11 ; o^ ~ -48 -24 14 11 ; o^ ~ -60 -38 14 11 ; t^ ~ -70 -76 11 -30 -76 11 -12 -76 8
part cakes = clay w paint brown c : q^ w 3 -20 -34 24 -34 24 -14 -20 -14 ; q_ ~ 3 -20 -38 24 -38 24 -26 -20 -26 ; d_ red 4 -10 -42 2 -42 14 -42 ; a^ ~ 52 -24 13 6 0 360 ; a^ ~ 70 -24 13 6 0 360 ; o^ ~ 30 -76 13 9 ; o^ ~ 56 -76 13 9 ; o_ red 30 -78 6 4 ; o_ red 56 -78 6 4
part brown = brown b : l_ ~ 2 -78 -28 -66 -28 ; l_ ~ 2 -54 -28 -42 -28 ; l_ ~ 2 -66 -42 -54 -42 ; l_ ~ 2 -62 -82 -56 -72 ; l_ ~ 2 -46 -82 -40 -72 ; l_ ~ 2 -30 -80 -24 -72

* gears-in-a-tray | 9-12 13+ | Robots
extras jewelry: bead, sequin
appeal 3
topics steampunk, gears, clockwork, robot necklace, robot jewelry, necklace, pendant, jewelry, jewellery, watch parts, machine, cyberpunk, gift for a friend, upcycled jewelry, bezel
near brooch, engineering, bugs
colors gold, silver, brown
minutes 45 50
waits 240
mess low
scene hang
heart tray: pendant-tray = 1
heart gears: charm, metal-washer, old-jewelry-piece, paper-fastener, nuts-and-bolts = 7
need cord: leather-cord, necklace-chain, cotton-cord, ribbon, paracord, string = 1 yd
nice wire: craft-wire, paper-clip = 6 in
nice eyes: stick-on-gem, seed-bead, bead, googly-eye = 2
nice link: jewelry-finding, jump-ring, earring-hook, key-ring = 1
need back: old-book-page, map, metallic-paper, construction-paper, cardstock, paper = 1 scrap
join glue: waterproof-glue, glue-gun, glue
tool grip: tweezers, toothpick, pliers
tool pen: pencil
tool scissors: scissors
step back: cut back tray pen scissors by cc
step paper: glue back tray glue > tray by cc
step lay: arrange gears back by cc
step big: glue gears tray glue grip > body by tc
step face: glue gears tray glue grip > head by cc
step eyes: glue eyes gears glue > eyes by cc
step arms: shape wire gears glue > arms by tc
step dry: dry tray by cc
step link: build link tray > link by tc
step cord: tie cord tray scissors > cord by cc
part cord = cord brown : l_ ~ 4 0 -72 -30 -82 -54 -99 ; l_ ~ 4 0 -72 30 -82 54 -99
part link = link silver : a^ ~ 0 -72 7 4 0 360
part tray = tray gold : o^ ~ 0 16 78 78 ; o_ cream 0 16 68 68 ; a_ ~- 0 -66 9 5 0 360
part body = gears gold : s^ silver 0 42 10 26 20 ; o_ gray 0 42 10 ; s^ ~ -24 62 10 14 10 ; s^ ~ 24 62 10 14 10 ; o_ brown -24 62 5 ; o_ brown 24 62 5
part head = gears silver : o^ ~ 0 -8 24 22 ; o_ ~- 0 -8 19 17 ; s^ gold 0 -36 8 9 6
part arms = wire silver : l_ ~ 4 -22 36 -44 30 -46 10 ; l_ ~ 4 22 36 44 30 46 10 ; z_ ~ 3 0 -28 0 -38
part eyes = eyes teal : o^ ~ -9 -10 5 ; o^ ~ 9 -10 5

* shore-in-a-tray | 9-12 13+ | Ocean
extras jewelry: seed-bead, charm
appeal 3
topics beach, shore, sea, ocean jewelry, beach jewelry, necklace, pendant, shell necklace, bezel, wave, waves, summer, beach memory, vacation, holiday memory, mermaid, seashells, sand, jewelry, gift for a friend
near earrings, resin
colors blue, tan, white
minutes 45 50
waits 1440
mess some
scene hang
heart tray: pendant-tray = 2
heart shore: sand = 2 tbsp
need glue: glue, waterproof-glue = 4 tbsp
nice blue: pigment-powder, drawing-ink, acrylic-paint, food-coloring, watercolor-paint, paint = 1 color
nice shells: seashell, sea-glass, seed-bead, bead = 6
nice link: jewelry-finding, jump-ring, key-ring, earring-hook = 2
need cord: leather-cord, necklace-chain, cotton-cord, ribbon, string, embroidery-floss = 1 yd
nice gloves: rubber-glove = 1 pair
nice under: tape, contact-paper = 1 piece
tool grip: tweezers, toothpick, wooden-skewer
tool scissors: scissors
home cup
step under: prepare under tray scissors by cc
step beach: fill glue shore tray > tray beach by cc
step blue: mix glue blue cup gloves? by cc
step sea: fill blue tray grip > sea by cc
step wave: arrange shore tray grip > wave by cc
step shells: arrange shells tray grip > shells by cc
step dry: dry tray by cc
step again: fill glue tray by cc
step link: build link tray > link by tc
step cord: tie cord tray scissors > cord by cc
part cord = cord tan : l_ ~ 3 0 -72 -30 -82 -54 -99 ; l_ ~ 3 0 -72 30 -82 54 -99
part link = link silver : a^ ~ 0 -72 7 4 0 360
part tray = tray silver : o^ ~ 0 16 78 78 ; o_ cream 0 16 68 68 ; a_ ~- 0 -66 9 5 0 360
part sea = blue a : o_ ~ 0 16 68
part beach = shore tan : p_ tan -59 50 -36 38 -12 48 12 38 36 48 60 40 54 57 40 71 22 81 0 84 -22 81 -40 71 -54 57 ; d_ tan- 1.5 -30 60 -10 56 14 62 34 58 0 70 -20 72 22 72
part wave = shore cream : l_ w 5 -60 46 -36 34 -12 44 12 34 36 44 60 34 ; l_ w 2.5 -62 22 -40 14 -20 22 ; l_ w 2.5 14 4 32 -4 50 4
part shells = shells own : shellscallop pink -22 60 10 ; shellscallop cream 24 62 9 ; d^ w 4 2 58 44 54

* beaded-pin | 9-12 13+ | -
extras gift: ribbon
appeal 3
topics brooch, beaded brooch, bead embroidery, beadwork, beading, seed beads, pin, badge, beaded patch, jewelry, jewellery, accessories, denim jacket pins, gift for mom, gift for grandma, embroidery
variant beetle | Bugs, Nature | green, gold, black or blue, purple, teal, black | beetle, beetles, scarab, insect, insects, bug, ladybug, goblincore
variant fish | Ocean, Animals | teal, gold, orange | fish, goldfish, koi, clownfish, tropical fish, reef
variant strawberry | Food, Nature | red, green, gold | strawberry, strawberries, berry, fruit, fruits
variant moon | Space, Fantasy | gold, navy, silver | moon, crescent, stars, night sky, celestial, witchy
colors green, gold, black
minutes 100 120
waits 60
mess low
scene lay
heart beads: seed-bead, bead = 3 color
heart felt: felt, leather, fabric-scrap = 2 scrap
need pin: pin-back, key-ring = 1
need thread: sewing-thread, embroidery-floss, beading-elastic, fishing-line = 6 yd
need needle: needle
nice shine: embroidery-floss, sequin, crystal, stick-on-gem = 1 bit
nice stiff: cardstock, cereal-box, index-card = 1 scrap
nice hoop: embroidery-hoop
join glue: glue, waterproof-glue, glue-gun
tool pen: gel-pen, chalk, pencil, metallic-pen = 1 color
tool scissors: scissors, fabric-scissors
step draw: draw felt pen by cc
step stretch: prepare felt hoop by cc
step line: sew beads felt thread needle > out-b out-f out-s out-m by cc
step first: sew beads felt thread needle > fill-b fill-f fill-s fill-m by cc
step second: sew beads felt thread needle > more-b more-f more-s more-m by cc
step shine: sew shine felt thread needle > shine by cc
step cut: cut felt scissors > felt-b felt-f felt-s felt-m by cc
step back: glue stiff felt glue scissors by cc
step pin: sew pin felt thread needle by cc
step edge: sew felt thread needle glue by cc
part felt-b@beetle = felt k : o^ k- 0 4 66 78
part felt-f@fish = felt k : o^ k- 2 4 72 50
part felt-s@strawberry = felt k : b^ k- 0 84 -50 36 -58 -10 -36 -42 0 -58 36 -42 58 -10 50 36
part felt-m@moon = felt k : o^ k- 2 6 66 70
part out-b@beetle = beads c : d_ gray 3 0 67 -8 66 -16 64 -22 60 -29 56 -35 51 -40 44 -43 37 -45 30 -46 22 -47 14 -47 6 -46 -2 -44 -9 -40 -16 -33 -21 -26 -23 -18 -25 -10 -26 -2 -27 6 -26 14 -26 22 -24 30 -22 37 -19 42 -13 45 -5 47 2 47 10 47 18 46 26 44 33 41 41 38 47 32 54 25 59 18 62 12 65 4 67
part out-f@fish = beads c : d_ ~ 3 -49 4 -47 -4 -42 -10 -37 -16 -31 -22 -24 -26 -18 -29 -10 -31 -2 -31 6 -30 14 -28 21 -24 27 -19 32 -13 36 -5 38 2 37 10 34 17 30 23 25 29 18 34 11 37 4 39 -5 39 -13 38 -20 36 -27 32 -33 27 -39 22 -44 15 -48 8
part out-s@strawberry = beads c : d_ ~ 3 0 69 -7 67 -14 62 -20 57 -26 51 -31 45 -35 38 -40 32 -43 25 -46 18 -48 10 -48 2 -47 -6 -44 -13 -39 -19 -32 -24 -25 -27 -17 -27 -10 -24 -2 -21 5 -22 12 -25 19 -28 27 -27 34 -23 40 -18 45 -12 48 -4 48 4 47 12 45 20 42 27 38 34 34 41 29 47 23 53 18 59 11 65 4 68
part out-m@moon = beads c : d_ ~ 3 18 -54 10 -54 2 -52 -6 -50 -14 -47 -22 -44 -28 -39 -32 -32 -36 -25 -39 -18 -41 -10 -42 -2 -42 6 -42 14 -41 23 -38 31 -35 39 -31 46 -25 51 -18 55 -10 58 -3 61 5 63 13 64 17 62 11 56 5 51 -1 45 -5 39 -8 32 -10 24 -12 16 -12 7 -12 0 -11 -9 -9 -16 -6 -24 -3 -31 2 -38 8 -43 14 -48 18 -54
part fill-b@beetle = beads a : b_ ~ 0 62 -32 46 -42 14 -34 -14 0 -22 34 -14 42 14 32 46 ; d_ ~+ 3 -22 -2 -14 4 -24 12 -12 20 -24 28 -14 36 -20 44 22 -2 14 4 24 12 12 20 24 28 14 36 20 44
part more-b@beetle = beads b : o_ ~ 0 -34 22 14 ; d_ ~ 3.5 0 -14 0 -4 0 6 0 16 0 26 0 36 0 46 0 56 ; l_ ~ 4 -8 -46 -20 -58 ; l_ ~ 4 8 -46 20 -58 ; z_ ~ 4 -40 0 -54 -8 ; z_ ~ 4 40 0 54 -8 ; z_ ~ 4 -42 22 -56 26 ; z_ ~ 4 42 22 56 26
part fill-f@fish = beads a : b_ ~ -44 4 -20 -24 14 -24 34 4 14 32 -20 32 ; p_ ~ 28 4 54 -18 54 26 ; d_ ~+ 3 -20 -10 -6 -14 8 -10 -14 4 0 2 14 4 -20 18 -6 22 8 18
part more-f@fish = beads b : l_ ~ 5 -24 -18 -16 4 -24 26 ; l_ ~ 5 4 -22 12 4 4 30 ; o_ w -34 0 6 ; o_ k -34 0 3
part fill-s@strawberry = beads a : b_ ~ 0 62 -36 28 -42 -6 -22 -24 0 -18 22 -24 42 -6 36 28 ; d_ yellow 2.5 -22 -4 -2 0 20 -4 -12 16 12 16 -20 28 2 32 20 28 -6 46
part more-s@strawberry = beads b : f_ ~ 0 -26 6 24 7 ; z_ ~ 5 0 -28 2 -48
part fill-m@moon = beads a : b_ ~ 14 -46 -24 -34 -38 4 -26 42 14 56 -6 34 -12 4 -4 -26 ; d_ ~+ 3 -18 -22 -26 -6 -28 10 -22 28 -10 42
part more-m@moon = beads c : s_ ~ 22 -10 5 13 6 ; s_ ~ 36 28 5 9 4 ; d_ ~ 3 40 -28 16 20 30 48
part shine = shine gold : d_ gold 2.5 -34 -26 34 -26 -40 40 40 40


* sashiko-on-denim | 9-12 13+ | -
extras textile: patch, button
appeal 3
topics sashiko, visible mending, mending, mend, upcycle, upcycling, upcycled clothes, denim jacket, jean jacket, jeans jacket, denim, jeans, ripped jeans, hole in my jeans, mend my jeans, mending clothes, patch, patches, elbow patch, boro, slow stitching, slow fashion, thrift, thrifted, refashion, repair, japan, embroidery, customize, customise
near fashion, sewing, streetwear
variant waves | Ocean | white, navy | waves, seigaiha, sea, ocean
variant crosses | - | white, navy, red | crosses, geometric, pattern, stars
variant rain | Weather | white, navy, light blue | rain, rainy, weather
colors white, navy
minutes 90 100
mess low
scene lay
heart cloth: jacket, denim, cloth-bag = 1
heart thread: embroidery-floss, cotton-cord, sewing-thread = 6 yd
heart patch: fabric-scrap, denim, old-t-shirt, bandana, felt = 1 piece
need needle: needle
need chalk: chalk, gel-pen, colored-pencil, pencil = 1 color
nice pins: pin, clothespin = 6
nice hoop: embroidery-hoop
nice thimble: thimble = 1
need ruler: ruler, cardstock, index-card
tool scissors: scissors, fabric-scissors
home water
step place: prepare cloth > cloth by cc
step cut: cut patch scissors > patch by cc
step fold: fold patch pins? cloth by cc
step tack: sew patch cloth thread needle by cc
step grid: prepare patch chalk ruler by cc
step first: sew thread needle patch hoop? thimble? > one-w one-c one-r by cc
step second: sew thread needle patch > two-w two-c two-r by cc
step edge: sew thread needle patch > edge by cc
step finish: cut thread scissors by cc
step wear: wash cloth water by cc
part cloth = cloth blue : q^ ~ 6 -92 -92 92 -92 92 92 -92 92 ; z_ gold 2 -92 -76 92 -76 ; z_ gold 2 -92 -70 92 -70 ; z_ ~- 2 -84 -70 -84 92
part patch = patch b : r^ ~ 4 12 136 132 3
part one-w@waves = thread a : a ~ -32 -10 30 27 180 360 ; a ~ 40 -10 30 27 180 360 ; a ~ 4 30 30 27 180 360 ; a ~ -32 70 30 27 180 360 ; a ~ 40 70 30 27 180 360
part two-w@waves = thread a : a ~ -32 -10 18 15 180 360 ; a ~ 40 -10 18 15 180 360 ; a ~ 4 30 18 15 180 360 ; a ~ -32 70 18 15 180 360 ; a ~ 40 70 18 15 180 360
part one-c@crosses = thread a : stitch ~ -54 -30 62 -30 9 ; stitch ~ -54 0 62 0 9 ; stitch ~ -54 30 62 30 9 ; stitch ~ -54 60 62 60 9
part two-c@crosses = thread c : stitch ~ -40 -44 -40 68 9 ; stitch ~ -10 -44 -10 68 9 ; stitch ~ 20 -44 20 68 9 ; stitch ~ 50 -44 50 68 9
part one-r@rain = thread a : stitch ~ -50 -44 -30 68 7 ; stitch ~ -14 -44 6 68 7 ; stitch ~ 22 -44 42 68 7
part two-r@rain = thread c : stitch ~ -32 -44 -12 68 7 ; stitch ~ 4 -44 24 68 7 ; stitch ~ 40 -44 60 68 7
part edge = thread a : stitch ~ -60 -50 68 -50 7 ; stitch ~ -60 74 68 74 7 ; stitch ~ -60 -50 -60 74 7 ; stitch ~ 68 -50 68 74 7

* book-that-is-a-box | 9-12 13+ | Fairy Tales, Fantasy
extras box: lace, ribbon, stick-on-gem, pressed-flower, key
appeal 3
topics decoupage, découpage, mod podge, keepsake box, memory box, treasure box, jewelry box, book box, secret box, story book box, trinket box, storybook, once upon a time, wooden box, secret book, hollow book, gift box
near vintage, library, reading
colors brown, gold, cream
minutes 75 75
waits 240
mess some
scene stand
heart box: wooden-box, small-box, shoebox, cardboard-box = 1
heart pages: paper-napkin, old-book-page, tissue-paper, wrapping-paper, paper, magazine, map, origami-paper, rice-paper = 4 sheet
need glue: glue = 1/2 cup
nice ink: washable-ink-pad, metallic-paint, metallic-pen, acrylic-paint, drawing-ink = 1
nice lock: charm, old-key, button, old-jewelry-piece = 1
nice ribbon: ribbon, leather-cord, lace, ric-rac = 1 ft
nice lining: felt, fabric-scrap, tissue-paper = 1 sheet
need words: paper, cardstock, index-card, old-book-page = 1 scrap
tool brush: paintbrush, sponge-brush
tool sponge: kitchen-sponge, cotton-ball when ink
tool pen: gel-pen, marker, pencil = 1 color
tool scissors: scissors
step story: draw words pen by cc
step tear: tear pages by cc
step edges: paint ink pages sponge by cc
step stick: glue pages box glue brush > box cover by cc
step block: draw pen words scissors > block by cc
step title: glue words box glue > title by cc
step seal: paint glue box brush by cc
step ribbon: glue ribbon box glue > spine by cc
step lock: glue lock box glue > lock by cc
step lining: glue lining box glue scissors by cc
part box = box own : q^ ~ 4 -66 -86 74 -86 74 88 -66 88 ; p_ cream 74 -76 86 -66 86 92 74 82
part cover = pages tan : r^ brown+ 4 0 140 172 3 ; j_ green -40 -50 -20 -70 7 ; j_ green -34 60 -14 74 7 ; f_ pink -46 -66 5 12 5 ; f_ pink 52 64 5 12 5 ; o_ yellow 52 64 4 ; o_ yellow -46 -66 4 ; j_ green 44 50 30 66 7 ; p_ gold 26 -74 32 -58 48 -58 36 -48 40 -32 26 -42 12 -32 16 -48 4 -58 20 -58
part block = words cream : z_ cream 3 80 -66 80 86
part title = words cream : r^ cream 6 4 84 46 3 ; l_ brown 3 -24 -4 -10 -10 4 -2 20 -10 36 -4 ; l_ brown 3 -18 12 0 8 14 14 30 10
part spine = ribbon red : r^ ~ -58 0 16 172 2 ; z_ gold 3 -66 -56 -50 -56 ; z_ gold 3 -66 56 -50 56
part lock = lock gold : o^ gold 66 4 8 ; r^ gold 66 18 5 22 2 ; r_ gold 70 26 8 4 1

* strung-pearl-necklace | 9-12 13+ | -
extras jewelry: charm
appeal 3
topics pearl necklace, pearls, freshwater pearls, necklace, bracelet, beaded necklace, beaded bracelet, prom, prom jewelry, prom jewellery, jewelry, jewellery, jewelry making, wedding, bridesmaid, formal, homecoming, quinceañera, quinceanera, gift for mom, gift for grandma, anniversary, costume jewelry, stringing, dress up
near party, ball, elegant, mermaid
colors cream, silver, white
minutes 50 50
mess low
scene lay
heart pearls: bead, old-jewelry-piece, crystal, seed-bead = 60
heart ends: jewelry-finding, snap-fastener = 1
need line: craft-wire, fishing-line, beading-elastic, sewing-thread = 24 in
nice between: seed-bead, crystal, charm, wooden-bead = 20
nice ribbon: ribbon, lace = 1 yd
nice tray: felt, old-towel, egg-carton = 1
tool pliers: pliers, scissors
tool scissors: scissors
step measure: prepare line scissors by cc
step lay: arrange pearls tray? by cc
step first: thread ends line pliers > clasp by tc
step string: thread pearls line > line pearls by cc
step between: thread between line > between by cc
step check: prepare line by cc
step last: thread ends line pliers > clasp-b by tc
step trim: cut line scissors by cc
step ribbon: tie ribbon line scissors > bow by cc
step wear: play line by cc
part line = line silver : a_ ~ 0 -6 66 70 0 360
part pearls = pearls cream : o^ ~ 14 -74 6.5 ; o^ ~ 27 -70 6.5 ; o^ ~ 39 -63 6.5 ; o^ ~ 49 -53 6.5 ; o^ ~ 57 -41 6.5 ; o^ ~ 63 -28 6.5 ; o^ ~ 66 -13 6.5 ; o^ ~ 66 1 6.5 ; o^ ~ 63 16 6.5 ; o^ ~ 57 29 6.5 ; o^ ~ 49 41 6.5 ; o^ ~ 39 51 6.5 ; o^ ~ 27 58 6.5 ; o^ ~ 14 62 6.5 ; o^ ~ 0 64 6.5 ; o^ ~ -14 62 6.5 ; o^ ~ -27 58 6.5 ; o^ ~ -39 51 6.5 ; o^ ~ -49 41 6.5 ; o^ ~ -57 29 6.5 ; o^ ~ -63 16 6.5 ; o^ ~ -66 1 6.5 ; o^ ~ -66 -13 6.5 ; o^ ~ -63 -28 6.5 ; o^ ~ -57 -41 6.5 ; o^ ~ -49 -53 6.5 ; o^ ~ -39 -63 6.5 ; o^ ~ -27 -70 6.5 ; o^ ~ -14 -74 6.5
part between = between silver : d^ ~ 3.5 -52 40 52 40 -30 60 30 60 -66 8 66 8
part clasp = ends silver : a^ ~ -10 -76 7 3 0 360
part clasp-b = ends gold : o^ silver 10 -76 8 5
part bow = ribbon c : b^ ~ 0 66 -26 54 -28 82 ; b^ ~ 0 66 26 54 28 82 ; l_ ~ 5 -2 70 -14 97 ; l_ ~ 5 2 70 14 97 ; o^ ~- 0 66 6

* stitched-pocket-wallet | 9-12 13+ | -
extras gift: charm
appeal 3
topics leather, leathercraft, leather craft, leatherwork, wallet, card holder, coin purse, pouch, saddle stitch, gift for dad, gift for grandpa, father's day, fathers day, dad's birthday, grandpa's birthday, for my dad, for a man, men, husband, brother
near dad, uncle
variant trout | - | brown, cream, orange | fishing, fisherman, angler, angling, fly fishing, fly wallet, lure, lures, trout, fish, mad about fishing, loves fishing
variant leaf | Nature | brown, green, cream | leaf, hiking, hiker, forest, outdoors, camping, camper, scouts
variant anchor | Ocean, Transportation | brown, navy, cream | anchor, sail, sails, sailing, sailor, sailboat, boat, boats, navy
variant initial | - | brown, cream, tan | initial, initials, monogram, personalized, birthday
colors brown, cream, orange
minutes 90 100
mess low
scene lay
heart hide: leather, felt, denim, faux-fur = 2 piece
heart snap: snap-fastener, button, hook-and-loop-tape = 1
heart thread: sewing-thread, embroidery-floss, cotton-cord, yarn = 2 yd
need needle: needle = 2
need punch: hole-punch, awl, needle = 1
nice inside: felt, faux-fur, craft-foam, cork-sheet = 1 scrap
nice gift: fishing-line, coin, photo, index-card = 1
need plan: cardstock, paper, index-card = 1 sheet
join hold: binder-clip, clothespin, tape
tool pen: gel-pen, chalk, pencil = 1 color
tool ruler: ruler
tool scissors: scissors, fabric-scissors
step plan: cut plan ruler pen scissors by cc
step cut: cut hide plan pen scissors > hide by cc
step sign: draw hide pen by cc
step cut-sign: cut hide scissors > s-t s-l s-a s-i by cc
step holes: poke punch hide hold by tc
step sew-sign: sew thread needle hide > t-t t-l t-a t-i by cc
step sides: sew thread needle hide hold > seam by cc
step snap: build snap hide > snap by tc
step inside: arrange inside hide scissors by cc
step give: arrange gift hide by cc
part hide = hide a : r^ ~ 0 16 156 112 6 ; p^ ~- -78 -40 78 -40 62 8 36 22 -36 22 -62 8
part seam = thread b : stitch ~ -72 -34 -72 66 7 ; stitch ~ 72 -34 72 66 7 ; stitch ~ -66 -34 66 -34 7
part s-t@trout = hide c : b^ tan+ -36 46 -14 34 12 36 26 46 12 56 -14 58 ; p^ tan+ 22 46 40 34 40 58 ; o_ k -24 44 3
part t-t@trout = thread b : stitch k -30 52 16 52 5
part s-l@leaf = hide b : j^ tan -38 46 40 46 16
part t-l@leaf = thread c : stitch k -28 46 32 46 5
part s-a@anchor = hide b : z^ tan 6 0 30 0 60 ; a^ tan 0 28 6 2 0 360 ; z^ tan 5 -10 38 10 38 ; l^ tan 6 -22 48 -10 61 0 62 10 61 22 48
part t-a@anchor = thread c : stitch k 0 36 0 58 4
part s-i@initial = hide c : p^ tan -18 64 -4 28 4 28 18 64 9 64 6 54 -6 54 -9 64
part t-i@initial = thread b : stitch k -13 60 -1 32 5 ; stitch k 13 60 1 32 5
part snap = snap gold : o^ ~ 0 10 8 ; o_ ~+ 0 10 4

* sketchbook-that-lies-flat | 9-12 13+ | -
extras book: lace, ribbon, patch
appeal 3
topics bookbinding, book binding, sketchbook, sketch book, notebook, journal, diary, handmade book, make a book, coptic, coptic stitch, coptic binding, book, hardback, hardcover, travel journal, bullet journal, art journal, writing, writer, author, poetry, gift for an artist, school notebook, calm, something calm, slow craft, after exams, relaxing
near drawing, art class, scrapbook
colors teal, cream, red free
minutes 120 130
waits 120
mess low
scene stand
heart paper: paper, watercolor-paper, packing-paper, rice-paper, graph-paper = 16 sheet
heart board: cardboard, cereal-box, foam-board, corrugated-paper, cork-sheet = 2 piece
heart thread: sewing-thread, embroidery-floss, cotton-cord, yarn = 3 yd
need needle: needle
need cover: fabric-scrap, wrapping-paper, construction-paper, map, felt, denim, leather, wallpaper, origami-paper = 2 piece
nice fold: bone-folder, craft-stick, metal-spoon = 1
nice awl: awl, pushpin = 1
nice ends: construction-paper, origami-paper, wrapping-paper, map = 2 sheet
join glue: glue, glue-stick
tool brush: paintbrush, sponge-brush when glue=glue
tool pen: pencil
tool ruler: ruler
tool scissors: scissors
home book
step fold: fold paper fold? by cc
step cover: glue cover board glue brush? scissors > boards by cc
step ends: glue ends board glue > ends by cc
step press: dry board book by cc
step marks: draw paper pen ruler by cc
step holes: poke needle awl? paper board by tc
step first: sew thread needle paper board > pages by cc
step second: sew thread needle paper by cc
step chain: sew thread needle paper > chain by cc
step last: sew thread needle board > top by cc
part pages = paper w : p^ w -60 -62 62 -62 62 70 -60 70 ; z_ w- 1.5 -56 -54 -56 66 ; z_ w- 1.5 -48 -56 -48 66
part boards = cover a : q^ ~- 4 -52 -82 88 -82 88 78 -52 78 ; q^ ~ 4 -62 -74 78 -74 78 88 -62 88
part ends = ends b : r_ ~ 82 2 5 150
part top = cover a : r_ ~+ 8 6 116 140 3 ; r^ w 10 -16 70 40 3 ; l_ k 3 -10 -16 0 -22 10 -12 20 -20 32 -14
part chain = thread c : z_ ~ 4 -66 -54 -46 -58 ; z_ ~ 4 -66 -49 -46 -53 ; z_ ~ 4 -66 -14 -46 -18 ; z_ ~ 4 -66 -9 -46 -13 ; z_ ~ 4 -66 26 -46 22 ; z_ ~ 4 -66 31 -46 27 ; z_ ~ 4 -66 66 -46 62 ; z_ ~ 4 -66 71 -46 67

* tiny-picture-pendant | 6-8 9-12 13+ | -
extras jewelry: seed-bead, charm
appeal 2
topics bezel, bezels, pendant, pendants, necklace, jewelry, jewellery, glass dome pendant, cabochon, picture pendant, resin, resin jewelry, resin pendant, medallion, amulet, keychain
carries any
minutes 40 45 50
waits 720
mess low
scene hang
heart tray: pendant-tray = 1
need card: cardstock, watercolor-paper, paper, index-card = 1 scrap
need pens: colored-pencil, permanent-marker, gel-pen, paint-marker, marker = 3 color
need clear: glue, waterproof-glue = 2 tbsp
nice shine: pigment-powder, sequin, glitter, seed-bead, stick-on-gem = 1 pinch
nice link: jewelry-finding, jump-ring, key-ring, earring-hook = 1
need cord: leather-cord, necklace-chain, cotton-cord, ribbon, string, yarn, embroidery-floss = 1 yd
nice tape: tape, contact-paper = 1 piece
tool grip: toothpick, wooden-skewer, tweezers
tool scissors: scissors
step trace: draw tray card pens by ccc
step draw: draw pens card > figure by ccc
step color: color pens card by ccc
step cut: cut card scissors by tcc
step under: tape tape tray by ccc
step lay: fill clear tray card > tray by ccc
step shine: arrange shine tray grip > shine by ccc
step pour: fill clear tray grip by ccc
step link: build link tray cord scissors > link by ttc
step cord: tie cord tray scissors > cord by tcc
part cord = cord tan : l_ ~ 4 0 -72 -30 -82 -54 -99 ; l_ ~ 4 0 -72 30 -82 54 -99
part link = link silver : a^ ~ 0 -72 7 4 0 360
part tray = tray gold : o^ ~ 0 16 80 78 ; o_ cream 0 16 70 68 ; a_ ~- 0 -66 9 5 0 360
part figure = pens a : painted ~ 0 18 92 94 ; inked k 0 18 92 94 1
part shine = shine c : d_ ~ 3 -50 -16 48 -20 -54 40 54 44 -26 -36 24 -38 0 76

* meadow-in-a-tray | 9-12 13+ | Nature, Seasons
extras jewelry: seed-bead, charm
appeal 3
topics pressed flower, pressed flowers, pressed flower jewelry, pressed flower necklace, flower necklace, botanical jewelry, cottagecore, necklace, pendant, jewelry, jewellery, bezel, resin, herbarium, wildflowers, meadow, spring, summer, garden, gift for mom, gift for grandma, mother's day, fairycore, forest
near flowers, plants
colors purple, yellow, green
minutes 45 50
waits 720
mess low
scene hang
heart tray: pendant-tray = 1
heart flowers: pressed-flower, fern-frond, petal, clover, moss, leaf = 5
need clear: glue, waterproof-glue = 2 tbsp
need back: cardstock, paper, old-book-page, watercolor-paper, map, sheet-music = 1 scrap
nice shine: pigment-powder, seed-bead, sequin, metallic-paint = 1 pinch
nice link: jewelry-finding, jump-ring, key-ring, earring-hook = 1
need cord: leather-cord, necklace-chain, cotton-cord, ribbon, string, embroidery-floss = 1 yd
tool grip: tweezers, toothpick
tool pen: pencil
tool scissors: scissors
step back: cut back tray pen scissors by cc
step glue: fill clear tray back > tray by cc
step choose: arrange flowers tray scissors by cc
step set: arrange flowers tray grip > flowers by cc
step shine: arrange shine tray grip > shine by cc
step first: fill clear tray by cc
step wait: dry tray by cc
step second: fill clear tray by cc
step link: build link tray > link by tc
step cord: tie cord tray scissors > cord by cc
part cord = cord brown : l_ ~ 4 0 -72 -30 -82 -54 -99 ; l_ ~ 4 0 -72 30 -82 54 -99
part link = link silver : a^ ~ 0 -72 7 4 0 360
part tray = tray gold : o^ ~ 0 16 80 78 ; o_ cream 0 16 70 68 ; a_ ~- 0 -66 9 5 0 360
part flowers = flowers a : l_ green 3 -6 74 -14 40 -22 8 ; l_ green 3 0 76 4 40 6 -18 ; l_ green 3 6 74 20 46 32 22 ; j_ green -12 50 -34 42 6 ; j_ green 12 56 34 58 6 ; j_ green 2 30 -12 18 5 ; f_ purple -22 0 6 18 7 ; o_ yellow -22 0 5 ; f_ pink 6 -28 6 18 7 ; o_ yellow 6 -28 5 ; f_ yellow 34 14 5 15 6 ; o_ orange 34 14 4
part shine = shine gold : d_ gold 2 -44 -14 42 -24 -50 30 54 40 -24 -34 30 -10 -36 58
`;
