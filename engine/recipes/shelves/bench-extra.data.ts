/** More from the workbench: rides, skies, kitchens and bags that take what lies there. */
export const shelf = `
* orbits-of-odd-rounds | 9-12 13+ | Space
extras picture Space: sequin, seed-bead, stick-on-gem, salt, packing-peanut, candy-wrapper, glitter
appeal 1
topics solar system, planets, planet, solar system project, astronomy, orbit, saturn, jupiter, mobile, room decor, science fair, school project, stars
near galaxy, universe, night light, moon
colors navy, orange, yellow
minutes 75 80
waits 45
mess some
heart planets: ping-pong-ball, foam-ball, bottle-cap, button, plastic-lid, cork, marble, pom-pom, wooden-bead, tennis-ball, golf-ball, coin, felt-ball, metal-lid, bead, egg-carton, ornament = 8
heart sky: cardboard, pizza-box, foam-board, canvas, cardboard-box, paper-plate, shoebox = 1
nice coat: acrylic-paint, paint, spray-paint, metallic-paint, watercolor-paint = 4 color
nice glow: glow-paint, string-light, LED-tea-light, LED-candle, glow-stick, LED-light, paint-marker, gel-pen = 1
nice sun: old-CD, metallic-paper, felt, foam-ball, orange-peel, construction-paper, tissue-paper, dried-orange-slice, cupcake-liner, foil-pan, yarn = 1
nice shine: aluminum-foil, sequin, glitter-glue, stick-on-gem, metallic-pen, candy-wrapper, sticker, confetti, foil-tray = 1 sheet
nice lines: fishing-line, string, sewing-thread, yarn, embroidery-floss, craft-wire, cotton-cord, guitar-string = 12 ft
nice rings: craft-wire, pipe-cleaner, rubber-band, twist-tie, metal-washer, curtain-ring, hair-tie, key-ring = 2
nice flick: toothbrush, kitchen-sponge, sponge-brush, cotton-ball = 1
nice craft: clothespin, bread-tag, cork, toy-brick, paper-clip, binder-clip, keycap, nuts-and-bolts, guitar-pick, charm = 1
join glue: glue, glue-gun, waterproof-glue
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint,metallic-paint,watercolor-paint
nice moons: bottle-cap, button, bead, seed-bead, pom-pom, dried-bean, coin, pushpin, marble, dried-lentil, cork = 5
tool pen: chalk, metallic-pen, paint-marker, pencil, permanent-marker
tool scissors: scissors when shine; sun=metallic-paper,felt,orange-peel,construction-paper,tissue-paper,foil-pan
step order: arrange planets by cc
step coat: paint coat sky brush? > coat by cc
step flick: paint flick sky > dust by cc
step orbits: draw sky pen > sky orbits by cc
step sun: glue sun sky scissors glue > sun by cc
step rings: build rings planets glue > rings by cc
step planets: build planets lines? moons? sky glue > planets moons by cc
step shine: glue shine sky scissors glue > shine by cc
step craft: glue craft sky glue > craft by cc
step night: play sky glow? > glow by cc
part sky = sky own paint coat a : r^ navy 0 0 184 176 6
part coat = coat a : r_ navy 0 0 176 168 5
part dust = flick w : d_ w 1.4 -70 -70 -40 -60 10 -74 60 -66 76 -30 -76 10 -60 70 -10 76 40 66 76 60 30 -50 -30 50
part orbits = pen w : a_ w -60 0 44 42.8 -80 80 ; a_ w -60 0 68 66.8 -70 70 ; a_ w -60 0 92 90.8 -55 55 ; a_ w -60 0 116 114.8 -42 42 ; a_ w -60 0 140 138.8 -35 35
part sun = sun yellow : o^ yellow -74 0 26 26 ; o_ orange -74 0 18 18
part rings = rings gold : o^ gold 58 -22 24 6 -20
part planets = planets orange : o^ gray -26 -28 6 6 ; o^ orange 6 14 8 8 ; o^ blue 24 -36 9 9 ; o^ red 30 20 7 7 ; o^ brown 48 44 14 14 ; o^ gold 58 -22 12 12 ; o^ light-blue 78 30 9 9 ; o^ blue 74 -58 8 8
part moons = moons w : d^ w 3 42 -48 64 36 12 -8 94 -44 88 42
part shine = shine silver : s_ silver -50 -58 5 7 3 ; s_ silver 0 -60 5 6 2.5 ; s_ silver -30 66 5 7 3 ; s_ silver 80 72 5 6 2.5
part craft = craft w : q^ w 2 -10 52 6 46 10 54 -6 60 ; p_ red -10 52 -18 52 -12 58
part glow = glow yellow : d_ yellow 2.4 -46 -44 -20 -70 50 -74 84 -10 20 72 -50 40
scene hang

* ferry-across-the-rug | 9-12 | Transportation
extras world Transportation: ping-pong-ball, bottle-cork, craft-stick, coffee-pod, wooden-bead, tissue-paper, small-box, ticket-stub, toy-car, packing-peanut, junk-mail, candy-wrapper, wooden-box, toy-animal
extras machine: flag, bubble-wrap, cardboard-tube, cotton-swab, sticker, masking-tape, washi-tape, cardboard-letter, mosaic-tile, dried-lentil, pipe-cleaner, candy-wrapper
appeal 1
topics ferry, boat, ship, harbor, cars, toy cars, hot wheels, dock, port
near island, lighthouse, cruise ship, titanic, crane, truck, brother, little brother, rainy day, san juan islands, new york
colors white, red, navy free
minutes 75
waits 40
mess some
heart hull: shoebox, milk-carton, tissue-box, cardboard-box, small-box, cereal-box, takeout-box = 1
heart load: toy-car, bottle-cap, toy-brick, toy-animal, cork, board-game-piece, spool, clothespin, peg-doll = 4
nice coat: acrylic-paint, paint, duct-tape, construction-paper = 2 color
nice cabin: small-box, milk-carton, egg-carton, takeout-box, wooden-block, plastic-cup, coffee-pod, yogurt-pot = 1
nice funnel: cardboard-tube, spool, cork, bottle-cork, soda-can, plastic-cup, bottle-cap, coffee-pod = 2
nice map: map, newspaper, magazine, graph-paper, old-calendar-picture, packing-paper = 1 sheet
nice mast: wooden-skewer, chopstick, dowel, stick, paper-straw, plastic-straw, pencil, craft-stick = 2
nice rope: string, yarn, shoelace, cotton-cord, rope, twist-tie, paracord, rubber-band = 6 ft
nice rings: bottle-cap, button, curtain-ring, metal-washer, breakfast-cereal, plastic-lid, key-ring, hair-tie = 4
nice flags: fabric-scrap, felt, tissue-paper, washi-tape, ribbon, sticker, candy-wrapper, flag = 4
nice posts: cork, toy-brick, wooden-block, clothespin, spool, acorn, bottle-cork, nail, stone = 3
nice horn: bell, plastic-straw, balloon, can, egg-shaped-shaker = 1
join glue: glue, tape, duct-tape, waterproof-glue
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint
tool pen: permanent-marker, marker, ballpoint-pen
tool scissors: scissors
step bow: cut hull scissors pen by t
step coat: decorate coat hull brush? scissors > coat by c
step cabin: glue cabin funnel? hull glue > cabin funnel by c
step mast: build mast hull flags? glue > mast flags by c
step names: draw hull pen > hull names by c
step rings: glue rings hull glue > rings by c
step harbor: arrange map posts? > map posts by c
step rope: tie rope hull > rope by c
step load: arrange load hull > load by c
step cross: play hull horn? > horn by c
part map = map light-blue : r_ light-blue 0 78 196 34 4 ; l_ w 2 -90 80 -60 74 -30 80 0 74 30 80 60 74 90 80
part mast = mast wood : z^ wood 3 -44 -60 -44 10 ; z^ wood 3 66 -40 66 20
part cabin = cabin w : r^ w 18 -12 70 36 4 ; r_ light-blue 0 -14 12 12 2 ; r_ light-blue 18 -14 12 12 2 ; r_ light-blue 36 -14 12 12 2
part funnel = funnel red : r^ red 6 -44 14 28 2 ; r^ red 30 -44 14 28 2 ; r_ k 6 -54 14 6 ; r_ k 30 -54 14 6
part hull = hull own paint coat a : p^ ~ -88 8 88 8 76 66 -70 66
part coat = coat b : p_ b -80 44 80 44 76 66 -70 66
part names = pen k : z_ k 3 -54 26 -10 26 ; d_ k 4 10 26 30 26 50 26
part rings = rings own : o^ w -66 28 8 8 ; o_ red -66 28 4 4 ; o^ w 70 28 8 8 ; o_ red 70 28 4 4
part flags = flags red : p^ red -44 -60 -24 -53 -44 -46 ; p^ yellow 66 -40 84 -33 66 -26
part rope = rope k : l_ k 2 -86 12 -98 34 -92 60
part posts = posts wood : r^ wood -94 62 8 16 2 ; r^ wood 92 62 8 16 2
part load = load own : r^ red -66 0 18 8 3 ; r_ light-blue -66 -6 10 6 2 ; r^ blue -42 0 18 8 3 ; r_ light-blue -42 -6 10 6 2 ; d_ k 3 -72 5 -60 5 -48 5 -36 5
part horn = horn gold : o^ gold 56 -18 6 6
scene stand

* box-of-every-road | 9-12 13+ | Transportation
extras box: postage-stamp, patch, sticker, photo, metallic-paper, bandana, spool, bottle-cork, copper-tape, fabric-scrap, felt
appeal 1
topics road trip, travel, map, maps, trip, moving away, vacation, souvenirs, gift for a traveler, route 66, adventure
near driving, first car, license, learner's permit, car lover, bus, train, subway, commute, passport, keys, trucker
colors tan, red, brown free
minutes 70 75
waits 60
mess low
heart map: map = 1 sheet
heart box: wooden-box, small-box, cookie-tin, shoebox, tissue-box, pizza-box = 1
nice keys: old-key, nuts-and-bolts, snap-fastener, metal-washer, button, toy-wheel, bottle-cap, coin, key-ring, paper-fastener = 3
nice strap: leather-cord, inner-tube, old-belt, leather, shoelace, rope, ribbon, string, cotton-cord, paracord, twist-tie = 3 ft
nice stubs: ticket-stub, photo, postage-stamp, sticker, patch, playing-card, price-tag, candy-wrapper = 4
nice car: toy-car, toy-wheel, small-box, toy-brick, cork, clothespin, charm, spool, board-game-piece = 1
nice route: string, embroidery-floss, yarn, sewing-thread, permanent-marker, washi-tape, craft-wire, paint-marker = 2 ft
nice pins: pushpin, pin, bead, stick-on-gem, sequin, nail, seed-bead, paper-fastener = 5
nice corners: leather, duct-tape, aluminum-foil, felt, inner-tube, denim, washi-tape, craft-foam = 1 piece
nice lining: felt, fabric-scrap, denim, tissue-paper, wrapping-paper, old-t-shirt, burlap = 1 piece
join glue: glue, glue-gun, waterproof-glue
tool pen: permanent-marker, ballpoint-pen, gel-pen, marker
tool scissors: scissors
nice letters: wooden-letter, cardboard-letter = 3
nice brush: paintbrush, sponge-brush = 1
join paste: glue, waterproof-glue
step choose: arrange map box by cc
step cover: glue map box scissors paste brush? > map by cc
step dry: glue paste box letters? brush? > box by cc
step route: draw box pen > line by cc
step pins: build route pins? box paste > route pins by cc
step corners: glue corners box scissors glue > corners by cc
step keys: glue keys car? box glue > keys car by cc
step lining: glue lining box scissors paste > lining by cc
step strap: tie strap box > strap by cc
step fill: play box stubs? > stubs by cc
part lining = lining c : r_ c 0 -40 140 16 3
part box = box own : q^ wood 4 -88 -34 88 -34 88 74 -88 74 ; p^ wood- -88 -34 -70 -60 70 -60 88 -34
part map = map tan : r_ cream 0 20 168 100 2 ; b_ light-green -80 -26 -30 -26 -20 0 -50 20 -80 10 ; b_ light-blue 30 -20 80 -26 80 20 50 10 ; b_ light-green 20 40 70 36 76 66 10 66 ; z_ gray 1.5 -80 50 -20 40 30 56 80 44 ; z_ gray 1.5 -30 -28 0 20 -10 68
part line = pen red : l_ red 2 -62 46 -30 20 4 26 30 4 62 -8
part route = route red : l_ red 3 -62 46 -30 20 4 26 30 4 62 -8
part pins = pins red : d^ red 4 -62 46 -30 20 4 26 30 4 62 -8
part corners = corners brown : p_ brown -88 -34 -64 -34 -88 -10 ; p_ brown 88 -34 64 -34 88 -10 ; p_ brown -88 74 -64 74 -88 50 ; p_ brown 88 74 64 74 88 50
part stubs = stubs own : q^ yellow 2 -40 -76 -8 -82 -4 -60 -36 -54 ; q^ w 2 10 -80 36 -76 34 -54 10 -58
part strap = strap brown : r_ brown -44 20 8 108 2 ; r_ brown 44 20 8 108 2
part keys = keys gold : a^ gold 0 44 9 5 0 360 ; r^ gold 0 60 5 20 1 ; d_ gold 2.5 5 66 5 60
part car = car red : r^ red 40 -70 34 10 4 ; r^ red 40 -78 18 10 4 ; d^ k 5 30 -64 50 -64
scene stand

* still-life-in-a-cup | 9-12 13+ | Nature, Fairy Tales
extras pot: snail-shell, crystal, sea-glass, driftwood, pebble, glass-gem
topics cottagecore, cottagecore room, fairy garden, fairycore, teacup, cozy, cozy room, room decor, windowsill, dried flowers, gift for grandma, gift for mom, mother's day, secret garden, miniature, spring, aesthetic
near plants, grandma, hobbit, studio ghibli, totoro, gnome, dark academia
colors green, cream, pink
minutes 50 55
waits 60
mess low
heart vessel: ceramic-mug, bowl, terracotta-pot, coconut-shell = 1
heart green: moss, lavender, pressed-flower, flower, leaf, fern-frond, grass, eucalyptus, pine-needle, hay, fake-leaf, fresh-herb = 2 handful
nice second: lavender, flower, petal, feather, pinecone, acorn, dried-orange-slice, wheat-stalk, cotton-stem, ribbon-rose, seed-pod, cinnamon-stick, leaf = 1 handful
nice stones: pebble, stone, glass-gem, crystal, seashell, sea-glass, marble, sand, bark, snail-shell = 1 handful
nice veil: lace, ribbon, tulle, burlap, gauze, paper-doily, string, raffia, fabric-scrap, ric-rac, yarn = 12 in
nice light: string-light, LED-tea-light, LED-candle, glow-stick, LED-light = 1
nice clay: air-dry-clay, polymer-clay, salt-dough, modeling-clay, beeswax-sheet = 1 scrap
nice folk: toy-animal, cork, acorn, peg-doll, button, spool, clothespin, board-game-piece, bottle-cork, walnut-shell, charm = 1
nice ladder: craft-stick, toothpick, stick, wooden-skewer, craft-wire, old-key, spool, metal-spoon, bead = 3
nice page: old-book-page, sheet-music, map, postage-stamp, tea-bag, price-tag, paper-bag = 1
join glue: glue, glue-gun, waterproof-glue
tool pen: ballpoint-pen, gel-pen, pencil
tool scissors: scissors
step tilt: arrange vessel by cc
step clay: shape clay > clay by cc
step stones: fill stones vessel > stones by cc
step green: fill green vessel > vessel green by cc
step second: arrange second vessel scissors > second by cc
step ladder: build ladder folk? glue > ladder folk by cc
step veil: tie veil vessel > veil by cc
step page: draw page pen > page by cc
step look: test vessel by cc
step dusk: play vessel light? > light by cc
part vessel = vessel own : b^ w -52 6 52 6 46 62 26 78 -26 78 -46 62 ; a^ w 60 34 20 12 -100 100 ; o_ cream 0 6 52 10
part stones = stones gray : y^ gray -30 6 10 6 7 0.1 ; y^ gray- 32 8 9 6 7 0.1
part green = green green : y^ ~ 0 -6 44 22 9 .16 ; cover own 1
part second = second purple : z_ green 2 -24 -8 -34 -56 ; z_ green 2 -14 -8 -16 -64 ; z_ green 2 20 -8 30 -52 ; d^ purple 4 -34 -56 -33 -48 -31 -40 -16 -64 -16 -55 -15 -46 ; y^ pink 30 -56 11 11 7 0.18
part clay = clay red : r^ cream 2 -20 10 20 3 ; b^ red -14 -26 -8 -42 2 -46 12 -42 18 -26 ; d_ w 2.5 -4 -36 6 -38 10 -30
part ladder = ladder wood : z^ wood 2.5 -50 46 -38 -4 ; z^ wood 2.5 -40 48 -28 -2 ; z_ wood 2 -48 36 -38 37 ; z_ wood 2 -45 22 -35 23 ; z_ wood 2 -42 8 -32 9
part folk = folk brown : o^ tan 44 -14 8 8 ; p^ red 34 -18 54 -18 44 -40 ; d_ k 1.5 41 -14 47 -14
part veil = veil w : c_ cream -50 26 50 26 8 5 ; r_ pink 0 24 100 5
part page = page cream : q^ cream 2 50 62 78 58 82 80 54 84 ; z_ k 1.2 56 68 76 66 ; z_ k 1.2 56 74 72 72
part light = light yellow : d^ yellow 3.2 -44 -6 -24 -18 0 -54 24 -20 46 -4 -10 0 14 -2
scene stand

* bag-of-the-old-team | 9-12 13+ | Sports
extras cloth: patch, charm, letter-bead
topics jersey, old jersey, jerseys, team, gym bag, sports bag, ball bag, upcycling, sewing, outgrown, coach, end of season
near soccer, hockey, basketball, baseball, football, swimming, season, practice, sock, cleats, volleyball, track, fan
colors red, white, navy free
minutes 90 100
mess low
heart jersey: old-jersey, old-t-shirt = 1
heart thread: sewing-thread, embroidery-floss, yarn = 1 color
need cord: shoelace, rope, paracord, cotton-cord, ribbon, string, sewing-elastic, leather-cord = 2 yd
nice tape: duct-tape, electrical-tape, masking-tape, washi-tape = 1 roll
nice caps: bottle-cap, button, patch, coin, plastic-lid, pin-back, guitar-pick, charm, metal-washer, key-ring, snap-fastener = 4
nice pocket: felt, sock, tube-sock, denim, net-bag, craft-foam, fabric-scrap, mitten, old-towel, glove = 1
nice stick: broom-handle, stick, dowel, wooden-spoon, hanger, bamboo, ruler = 1
nice ball: tennis-ball, golf-ball, ping-pong-ball, soft-ball, pom-pom, felt-ball, wooden-bead, bead, bell = 2
nice letters: felt, fabric-marker, permanent-marker, fabric-paint, acrylic-paint, felt-sticker, craft-foam = 1
nice fill: pillow-stuffing, cotton-ball, plastic-bag, bubble-wrap, newspaper = 2 handful
tool needle: needle
tool pin: pin, clothespin, binder-clip, paper-clip
tool scissors: fabric-scissors, scissors
join glue: glue, glue-gun, waterproof-glue when caps
tool pen: chalk, marker, ballpoint-pen, pencil
step lay: prepare jersey pen by cc
step cut: cut jersey scissors > jersey by cc
step seam: sew jersey thread needle pin > seam by cc
step tunnel: sew jersey thread needle by cc
step cord: thread cord jersey pin > cord by cc
step ends: tie cord ball? tape? > ball tape by cc
step pocket: sew pocket jersey thread needle > pocket by cc
step letters: decorate letters jersey > letters by cc
step caps: glue caps jersey glue > caps by cc
step pack: play jersey stick? fill? > stick fill by cc
part stick = stick wood : stick wood -96 -70 96 -74 7
part cord = cord w : l^ w 4 -40 -56 -56 -84 -30 -92 0 -62 ; l^ w 4 40 -56 56 -84 30 -92 0 -62 ; l^ w 4 -54 -50 -74 10 -54 72 ; l^ w 4 54 -50 74 10 54 72
part jersey = jersey a : b^ ~ -34 -60 34 -60 46 -48 60 -10 62 50 56 78 -56 78 -62 50 -60 -10 -46 -48 ; fringe ~- -34 -66 68 14 7
part seam = thread w : stitch w -54 70 54 70 12 ; stitch w -58 -10 -58 60 7 ; stitch w 58 -10 58 60 7
part pocket = pocket c : q^ navy 5 -34 34 34 34 30 64 -30 64 ; stitch w -30 60 30 60 7
part letters = letters w : z_ w 8 -16 -34 16 -34 0 20 ; z_ w 6 -10 -6 16 -6
part caps = caps gold : o^ gold -46 -26 6 6 ; o^ gold 46 -26 6 6 ; o^ gold -46 -8 6 6 ; o^ gold 46 -8 6 6
part ball = ball yellow : o^ yellow -54 76 8 8 ; o^ yellow 54 76 8 8
part tape = tape k : r_ k -52 62 7 10 1 ; r_ k 52 62 7 10 1
part fill = fill w : o_ w 0 -62 20 5
scene hang

* crock-for-the-cook | 9-12 13+ | Food
extras box: ribbon, bay-leaf, raffia, letter-bead, lace, wood-slice, leather-cord, copper-tape, ric-rac, wooden-bead
appeal 1
topics kitchen, cook, chef, baker, grandma, gift for mom, gift for grandma, mother's day, hostess gift, housewarming, utensil holder, foodie, teacher gift
near cooking, baking, recipe, wedding gift, herbs, farmhouse, coffee lover, tea lover, spice, barbecue
colors cream, red, brown free
minutes 60 65
waits 60
mess low
heart can: can, glass-jar, terracotta-pot, oatmeal-canister, ceramic-mug, chip-can, plastic-jar, wooden-box, plastic-tub = 1
heart spoons: wooden-spoon, metal-spoon, whisk, rolling-pin, chopstick = 3
nice wrap: old-towel, burlap, cloth-napkin, denim, fabric-scrap, felt, packing-paper, sheet-music, paper-napkin, rope, lace, cork-sheet, old-sweater = 1 piece
nice coat: acrylic-paint, paint-marker, permanent-marker, chalk-marker, metallic-paint, fabric-paint, spray-paint, paint = 2 color
nice tie: string, ribbon, raffia, cotton-cord, leather-cord, yarn, lace, twist-tie, rope, tinsel = 3 ft
nice spice: cinnamon-stick, dried-orange-slice, bay-leaf, lavender, spice, coffee-bean, orange-peel, eucalyptus, wheat-stalk, tea-bag, fresh-herb, pinecone = 3
nice card: index-card, cardstock, paper-bag, price-tag, old-greeting-card, paper, cereal-box, paint-chip, envelope, notebook = 1
nice dry: dried-bean, rice, dry-pasta, dried-lentil, popcorn, coffee-bean, cocoa, sugar, oats, salt, dried-chickpea = 1 cup
nice clip: clothespin, binder-clip, paper-clip, old-key, button, bell, pin-back, charm = 1
nice foot: coaster, cork, wood-slice, plastic-lid, cork-sheet, felt, ceramic-plate = 1
join glue: glue, glue-gun, waterproof-glue
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,fabric-paint,paint
tool pen: ballpoint-pen, gel-pen, permanent-marker, marker
tool scissors: scissors
home warm-water
step wash: prepare can warm-water > can by cc
step wrap: glue wrap can scissors glue > wrap by cc
step coat: paint coat spoons brush? > coat by cc
step tie: tie tie can spice? scissors > tie spice by cc
step foot: glue foot can glue > foot by cc
step recipe: draw card clip? pen > card by cc
step dry: fill dry can > dry by cc
step spoons: arrange spoons can > spoons by cc
step place: test can by cc
step give: play can clip? > clip by cc
part foot = foot own : o^ tan 0 80 64 12
part spoons = spoons wood : spoon wood -26 -78 -16 0 16 ; spoon wood 0 -92 0 0 16 ; spoon wood 28 -76 18 0 16
part coat = coat b : z_ red 6 -20 -36 -18 -22 ; z_ c 6 0 -44 0 -30 ; z_ teal 6 24 -36 21 -22
part dry = dry brown : o_ umber 0 0 42 7
part can = can own : r^ silver 0 40 96 84 4 ; o^ silver+ 0 0 48 8
part wrap = wrap a : r_ ~ 0 42 98 66 3 ; z_ ~- 2 -48 22 48 22 ; z_ ~- 2 -48 62 48 62 ; z_ ~- 2 -20 10 -20 74 ; z_ ~- 2 20 10 20 74
part tie = tie brown : r_ brown 0 40 100 6 ; b^ brown 0 40 -18 28 -22 50 ; b^ brown 0 40 18 28 22 50
part spice = spice brown : r^ umber 0 46 40 6 2 ; r^ umber 2 53 36 6 2
part card = card w : q^ w 2 52 26 88 20 92 58 56 62 ; z_ k 1.4 60 32 84 28 ; z_ k 1.4 61 40 82 36 ; z_ k 1.4 62 48 84 44
part clip = clip wood : r^ wood 54 24 7 18 1
scene stand

* chest-of-the-last-crew | 9-12 | Ocean
extras box: rope, buckle, metallic-paper, felt, stick-on-gem, map, old-jewelry-piece, aluminum-foil, spool, toy-animal, bandana
topics pirate, pirates, pirate party, treasure, treasure chest, treasure hunt, treasure map, loot, jewelry box, gold, caribbean
near pirate ship, captain hook, peter pan, island, birthday party, gift box, keys, costume party
colors brown, gold, red
minutes 75
waits 45
mess some
heart chest: shoebox, cardboard-box, wooden-box, tissue-box, small-box, cereal-box, takeout-box = 1
heart loot: coin, bead, old-jewelry-piece, old-key, stick-on-gem, glass-gem, button, seashell, sequin, bottle-cap, marble, charm, metal-washer, necklace-chain, candy = 12
nice pearls: bead, old-jewelry-piece, necklace-chain, stick-on-gem, glass-gem, seashell, charm, button, sequin = 8
nice coat: acrylic-paint, paint, metallic-paint, tea-bag, coffee-grounds = 2 color
nice planks: craft-stick, corrugated-paper, paper-bag, cardboard, bark, wooden-skewer, packing-paper, wood-scrap = 8
nice bands: duct-tape, aluminum-foil, leather, metallic-paper, old-belt, ribbon, felt, electrical-tape, craft-foam, denim = 4 strip
nice rope: rope, string, cotton-cord, yarn, raffia, shoelace, paracord, leather-cord = 3 ft
nice lock: old-key, buckle, button, plastic-lid, nuts-and-bolts, metal-lid, bottle-cap, snap-fastener, key-ring = 1
nice lining: fabric-scrap, felt, old-t-shirt, bandana, tissue-paper, cloth-napkin, lace, old-towel, crepe-paper, burlap = 1 piece
nice sand: sand, rice, oats, dried-lentil, salt, popcorn = 1 cup
need map: paper, paper-bag, tea-bag, coffee-filter, packing-paper, map, old-book-page, construction-paper = 1 sheet
nice guard: toy-animal, feather, clothespin, peg-doll, cork, doll, seashell, stuffed-animal = 1
join glue: glue, tape, duct-tape, waterproof-glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=acrylic-paint,paint,metallic-paint,tea-bag,coffee-grounds
tool pen: permanent-marker, marker, ballpoint-pen
tool scissors: scissors
step grain: draw chest pen > grain by c
step planks: glue planks chest scissors glue > planks by c
step coat: paint coat chest brush > chest by c
step bands: glue bands chest scissors glue > bands by c
step rope: tie rope chest > rope by c
step lock: glue lock chest glue > lock by c
step lining: glue lining chest glue > lining by c
step loot: arrange loot chest sand? pearls? > loot sand pearls by c
step map: draw map pen > map by c
step hide: play chest guard? > guard by c
part lining = lining a : r_ a 0 -14 140 20 3
part chest = chest own paint coat a : b^ ~ -78 -30 -70 -68 0 -80 70 -68 78 -30 ; q^ ~ 3 -80 -6 80 -6 80 72 -80 72 ; r_ ~-- 0 -16 150 18 2
part planks = planks brown : z_ umber 2 -80 20 80 20 ; z_ umber 2 -80 46 80 46 ; z_ umber 2 -72 -50 72 -50
part grain = pen k : l_ umber 1.2 -60 6 -20 10 20 4 60 8 ; l_ umber 1.2 -60 58 -10 62 50 58
part sand = sand tan : b_ tan -70 -8 -40 -22 0 -18 40 -24 70 -8
part loot = loot gold : d^ gold 6 -50 -18 -32 -24 -12 -20 8 -26 26 -20 46 -22 ; d^ red 5 -42 -12 18 -14 ; d^ teal 5 -4 -12 36 -12 ; a^ gold 58 -16 8 5 0 360
part pearls = pearls w : d^ w 3.5 -22 -16 -16 -10 -8 -6 2 -4 12 -6 20 -10 28 -14 60 -8
part bands = bands gold : r_ gold -54 34 12 76 1 ; r_ gold 54 34 12 76 1 ; r_ gold -52 -52 12 38 1 ; r_ gold 52 -52 12 38 1 ; d_ umber 2 -54 4 -54 64 54 4 54 64
part lock = lock gold : o^ gold 0 10 14 16 ; o_ k 0 8 4 4 ; r_ k 0 16 3 10
part rope = rope tan : l_ tan 5 -80 20 -96 32 -80 46 ; l_ tan 5 80 20 96 32 80 46
part map = map cream : q^ cream 3 -96 70 -46 64 -42 92 -92 96 ; l_ red 2 -86 86 -72 76 -58 84 ; z_ red 2.5 -56 72 -50 78 ; z_ red 2.5 -50 72 -56 78
part guard = guard green : o^ green 40 -88 11 10 ; j^ green 44 -82 58 -66 8 ; p_ gold 30 -88 24 -84 31 -82 ; d_ k 1.8 37 -91
scene stand

* porch-of-pale-lights | 9-12 13+ | -
extras party: leaf
appeal 1
topics halloween, halloween porch, halloween decorations, haunted house, spooky, ghost, ghosts, mummy, trick or treat, spooky season, halloween party, creepy, monster, haunted, october
near witch, day of the dead, vampire, gothic
colors white, black, orange
minutes 70 75
waits 60
mess some
heart jar: glass-jar, plastic-jar, glass-bottle, plastic-bottle, plastic-cup, milk-jug, foam-cup, plastic-tub, paper-cup, tea-light-holder = 3
heart veil: gauze, tissue-paper, old-t-shirt, lace, tulle, bed-sheet, toilet-paper, coffee-filter, paper-towel, tights, net-bag, crepe-paper = 3 piece
heart light: LED-tea-light, string-light, LED-candle, glow-stick, LED-light, flashlight = 1
nice coat: acrylic-paint, spray-paint, paint, permanent-marker, drawing-ink = 1 color
nice eyes: googly-eye, button, bottle-cap, felt, sticker, bead, metal-washer, ping-pong-ball, craft-foam, construction-paper = 6
nice twigs: stick, driftwood, pine-branch, leaf, moss, corn-husk, bark, feather, raffia, grass = 5
nice trim: lace, ribbon, string, old-tie, yarn, burlap, rope, tinsel, leather-cord, ric-rac = 4 ft
nice guest: toy-animal, pipe-cleaner, craft-foam, felt, old-key, snail-shell, clothespin, bell, pinecone, cardstock = 2
nice fill: dried-bean, sand, rice, pebble, popcorn, candy, acorn, salt, moss = 1 cup
nice label: tea-bag, old-book-page, paper-bag, price-tag, sheet-music, index-card, postage-stamp, packing-paper = 3
nice stand: hardcover-book, wood-slice, small-box, log, wooden-box, mini-pumpkin, pumpkin, terracotta-pot, ceramic-plate = 1
join glue: glue, glue-gun, tape, waterproof-glue
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint,drawing-ink
tool pen: permanent-marker, marker, ballpoint-pen
tool scissors: scissors
home warm-water
step wash: prepare jar warm-water > jar by cc
step coat: decorate coat jar brush? > coat by cc
step veil: glue veil jar scissors glue > veil by cc
step eyes: build jar eyes? pen glue > face eyes by cc
step trim: tie trim jar scissors > trim by cc
step label: draw label pen > label by cc
step fill: fill fill jar > fill by cc
step twigs: arrange twigs jar guest? > twigs guest by cc
step row: arrange jar stand? > stand by cc
step night: play jar light > light by cc
part stand = stand own : r^ brown 0 80 70 18 3
part twigs = twigs brown : l^ brown 4 -84 88 -92 30 -80 -20 -94 -60 ; l_ brown 3 -86 10 -98 -10 ; l^ brown 4 86 88 90 20 80 -30 94 -70 ; l_ brown 3 84 0 98 -20
part jar = jar own : r^ light-blue+ -56 36 46 66 8 ; r^ light-blue+ 0 18 52 104 8 ; r^ light-blue+ 56 40 44 58 8
part light = light yellow : o_ yellow -56 40 17 24 ; o_ yellow 0 24 20 36 ; o_ yellow 56 44 16 20
part fill = fill tan : r_ tan -56 64 42 8 3 ; r_ tan 0 66 48 8 3 ; r_ tan 56 65 40 8 3
part coat = coat k : r_ k -56 6 46 8 3 ; r_ k 0 -30 52 9 3 ; r_ k 56 14 44 8 3
part veil = veil w : z_ w 5 -78 24 -34 30 ; z_ w 5 -78 52 -34 46 ; z_ w 5 -78 62 -34 64 ; z_ w 6 -26 -14 26 -6 ; z_ w 6 -26 4 26 -2 ; z_ w 6 -26 44 26 52 ; z_ w 5 35 28 77 32 ; z_ w 5 35 58 77 54
part face = pen k : d_ k 4 -64 38 -48 38 49 44 63 44 ; o_ k 0 38 6 8
part eyes = eyes own : o^ w -8 18 7 7 ; o^ w 9 18 7 7 ; d_ k 3 -7 19 10 19
part trim = trim k : z_ k 3 -26 60 26 60 ; p_ k 0 60 -10 54 -10 67 ; p_ k 0 60 10 54 10 67
part label = label cream : q^ cream 2 -72 74 -40 76 -41 90 -73 88 ; z_ k 1.3 -66 81 -48 83
part guest = guest k : o^ k 58 -8 7 6 ; l_ k 1.6 50 -10 42 -18 ; l_ k 1.6 50 -6 42 0 ; l_ k 1.6 66 -10 74 -18 ; l_ k 1.6 66 -6 74 0 ; z_ k 1 58 -100 58 -14
scene stand

* panels-around-the-desk | 9-12 13+ | -
extras board: keycap, patch, string-light
appeal 1
topics anime, anime room, manga, manga wall, comics, fan room, fandom, room decor, bedroom decor, wall collage, poster, demon slayer, naruto, one piece, my hero academia, marvel room, teen room
near gamer room, gaming room, kpop room, pokemon, streamer, desk setup, bookworm, booktok, reading
colors black, pink, teal free
minutes 80 85
waits 30
mess low
heart board: foam-board, cardboard, pizza-box, canvas, cork-sheet, cereal-box, clipboard, wood-scrap, corrugated-paper = 1
heart pages: magazine, old-calendar-picture, old-book-page, newspaper, playing-card, sticker = 6 page
nice light: string-light, LED-light, LED-candle, glow-stick, glow-paint, LED-tea-light = 1
nice pens: paint-marker, permanent-marker, metallic-pen, acrylic-paint, marker, gel-pen, fabric-marker, chalk-marker = 2 color
nice frames: electrical-tape, washi-tape, masking-tape, duct-tape, ribbon, paper-strip, yarn, craft-stick = 1 roll
nice figures: key-ring, board-game-piece, toy-animal, charm, pin-back, keycap, guitar-pick, button, patch, bottle-cap, dice, bead = 4
nice depth: cork, craft-foam, bottle-cap, foam-sheet-scrap, kitchen-sponge, toy-brick, corrugated-paper, egg-carton = 6
nice words: sticky-note, cardstock, index-card, construction-paper, felt-sticker, letter-bead, paint-chip, paper = 3
nice shine: tinsel, sequin, glitter-paper, aluminum-foil, cellophane, metallic-paper, candy-wrapper, stick-on-gem = 1
nice hooks: binder-clip, clothespin, paper-clip, cup-hook, pushpin, paper-fastener, sticky-tack = 4
join glue: glue, glue-gun, tape, waterproof-glue
tool pen: pencil, permanent-marker, marker
tool scissors: scissors
step moment: prepare board pages by cc
step grid: draw board pen > grid by cc
step cut: cut pages scissors > pages by cc
step panels: glue pages board depth? glue > board depth by cc
step frames: decorate frames board scissors > frames by cc
step pens: decorate pens board > sparks by cc
step words: cut words scissors board glue > words by cc
step figures: build figures hooks? board glue > figures hooks by cc
step shine: glue shine board scissors glue > shine by cc
step on: play board light? > light by cc
part board = board own : r^ k 0 0 188 172 4
part depth = depth gray : r_ gray -40 -30 92 72 1
part pages = pages own : p^ pink -86 -76 4 -76 -14 -6 -86 0 ; p^ teal 14 -76 86 -76 86 -20 2 -16 ; p^ yellow -86 10 -24 4 -36 76 -86 76 ; p^ w -14 2 86 -8 86 76 -26 76 ; o_ tan -46 -38 17 18 ; p_ navy -64 -40 -60 -62 -46 -66 -30 -60 -27 -38 -36 -50 -46 -46 -56 -50 ; d_ k 3 -52 -36 -40 -36 ; s_ yellow 50 -48 8 20 10 ; o_ red -60 40 15 15 ; l_ k 4 0 60 30 20 60 54
part grid = pen w : z_ w 2 9 -78 -4 -2 ; z_ w 2 -88 5 88 -12
part frames = frames k : z_ k 5 -88 -78 6 -78 -12 -4 -88 2 -88 -78 ; z_ k 5 12 -78 88 -78 88 -18 0 -14 12 -78 ; z_ k 5 -88 8 -22 2 -34 78 -88 78 -88 8 ; z_ k 5 -12 0 88 -10 88 78 -28 78 -12 0
part sparks = pens w : z_ w 2 20 -70 30 -60 ; z_ w 2 80 -70 70 -60 ; z_ w 2 26 -24 34 -34 ; z_ w 2 78 -26 70 -36 ; z_ red 3 -70 66 -46 62
part words = words w : o^ w 60 18 24 13 ; p_ w 44 26 40 40 54 30 ; z_ k 2 46 15 74 15 ; z_ k 2 48 21 68 21
part figures = figures own : o^ gold -70 84 8 8 ; o^ red -20 86 8 8 ; s^ teal 30 86 5 10 5 ; o^ purple 74 84 8 8
part hooks = hooks silver : r^ silver -70 74 6 8 1 ; r^ silver -20 76 6 8 1 ; r^ silver 30 76 6 8 1 ; r^ silver 74 74 6 8 1
part shine = shine silver : d_ silver 2 -80 -70 -20 -14 80 -26 -80 70 80 70
part light = light yellow : d^ yellow 4 -94 -86 -62 -88 -30 -86 2 -88 34 -86 66 -88 94 -84 95 -50 94 -10 95 30 94 70 -95 -50 -94 -10 -95 30 -94 70
scene hang
`;
