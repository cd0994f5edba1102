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
variant axolotl | Animals | pink, red, black | axolotl, axolotls, axolotl hat
variant cat | Animals | gray, pink, black or orange, black, white, tan, brown | cat, cats, kitten, kitty, cat hat
variant bunny | Animals | white, pink, black or gray, tan, brown | bunny, rabbit, bunny hat, easter bunny
variant dinosaur | Dinosaurs | green, yellow, black free | dinosaur, dino, dinosaurs, dragon, dinosaur hat
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
part hem = thread w : stitch ~ -56 58 56 58 9
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
nice wire: craft-wire, twist-tie, pipe-cleaner = 6 ft
nice bow: burlap, ribbon, lace, fabric-scrap, bandana = 1 yd
join glue: glue-gun, glue
tool pen: pencil, marker, chalk
tool scissors: scissors, fabric-scissors
step ring: prepare ring scissors > ring by tcc
step pattern: cut pattern pen scissors by ccc
step cut: cut felt pattern pen scissors by ccc
step pinch: glue felt glue by gtc
step lay: arrange felt ring by ccc
step glue: glue felt ring glue > l-autumn l-winter l-spring l-summer by gtc
step twigs: thread beads wire by ccc
step wire: build beads wire? ring glue > beads by ttc
step bow: tie bow ring > bow by tcc
step hang: play ring by ccc
part ring = ring own : a^ umber 0 0 72 50 0 360 ; a_ brown 0 0 66 60 20 200
part l-autumn@autumn = felt a : j^ orange 4 -56 54 -82 15 ; j^ red 36 -44 88 -50 15 ; j^ yellow 54 -14 96 10 15 ; j^ brown 56 20 78 64 15 ; j^ orange -4 -58 -54 -80 15 ; j^ red -36 -44 -88 -48 15 ; j^ yellow -54 -14 -96 12 15 ; j^ brown -56 20 -78 64 15 ; j^ red 38 48 34 90 15 ; j^ orange -38 48 -34 90 15
part l-winter@winter = felt a : j^ green 4 -56 54 -82 14 ; j^ dark-green 36 -44 88 -50 14 ; j^ green 54 -14 96 10 14 ; j^ dark-green 56 20 78 64 14 ; j^ dark-green -4 -58 -54 -80 14 ; j^ green -36 -44 -88 -48 14 ; j^ dark-green -54 -14 -96 12 14 ; j^ green -56 20 -78 64 14 ; j^ green 38 48 34 90 14 ; j^ dark-green -38 48 -34 90 14
part l-spring@spring = felt a : j^ light-green 4 -56 54 -82 13 ; j^ light-green 36 -44 88 -50 13 ; j^ light-green 54 -14 96 10 13 ; j^ light-green 56 20 78 64 13 ; j^ light-green -4 -58 -54 -80 13 ; j^ light-green -36 -44 -88 -48 13 ; j^ light-green -54 -14 -96 12 13 ; j^ light-green -56 20 -78 64 13 ; f^ pink 44 -60 5 20 8 ; o_ yellow 44 -60 6 ; f^ w -44 -60 5 20 8 ; o_ yellow -44 -60 6 ; f^ pink 74 -4 5 18 7 ; o_ yellow 74 -4 6 ; f^ w -74 -4 5 18 7 ; o_ yellow -74 -4 6
part l-summer@summer = felt a : j^ green 4 -56 54 -86 18 ; j^ teal 36 -44 90 -50 18 ; j^ green 54 -14 97 12 18 ; j^ yellow 56 20 78 66 14 ; j^ teal -4 -58 -54 -84 18 ; j^ green -36 -44 -90 -48 18 ; j^ yellow -54 -14 -96 12 14 ; j^ teal -56 20 -78 66 18 ; j^ green 38 48 34 92 16 ; j^ green -38 48 -34 92 16
part beads = beads wood : o^ ~ 26 -66 7 ; o^ ~ 70 -34 7 ; o^ ~ 72 34 7 ; o^ ~ -26 -66 7 ; o^ ~ -70 -34 7 ; o^ ~ -72 34 7
part bow = bow tan : b^ ~ 0 64 -34 48 -38 80 ; b^ ~ 0 64 34 48 38 80 ; l_ ~ 8 -2 68 -16 98 ; l_ ~ 8 2 68 16 98 ; o^ ~- 0 64 9 8
`;
