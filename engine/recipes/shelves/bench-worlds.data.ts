/** Small worlds in a box, a tin or on a tray, in which much of what lies on the table finds its place. */
export const shelf = `
* lost-world-case | 6-8 9-12 13+ | Dinosaurs
extras world Dinosaurs: moss, stone, seashell, board-game-piece
topics museum, natural history, dinosaur museum, paleontologist, fossil, fossils, jurassic park, jurassic, prehistoric, diorama, school project, t-rex, extinction, cretaceous, dinosaur lover
near volcano
colors green, brown, orange free
minutes 90 70 70
waits 60
mess some
heart beast: toy-animal, air-dry-clay, polymer-clay, salt-dough, modeling-clay = 1
heart case: shoebox, glass-jar, plastic-jar, wooden-box, cardboard-box, shadow-box, cookie-tin, plastic-tub, pizza-box = 1
nice coat: acrylic-paint, metallic-paint, spray-paint, paint = 2 color
nice sky: magazine, map, tissue-paper, construction-paper, wrapping-paper, cellophane, old-calendar-picture, felt, cardstock = 1 sheet
nice ground: sand, soil, coffee-grounds, spice, colored-sand, kinetic-sand, oats, rice, pebble, dried-lentil = 1 cup
nice green: moss, air-plant, fern-frond, potted-plant, leaf, grass, pine-branch, fake-leaf, ivy, fresh-herb, yarn, raffia, pipe-cleaner = 1 handful
nice rocks: stone, pebble, crystal, bark, pinecone, cork, glass-gem, seashell, stick, driftwood, wood-scrap = 5
nice volcano: plastic-bottle, paper-cup, aluminum-foil, egg-carton, newspaper, plaster, can, yogurt-pot = 1
nice nest: eggshell, egg-shaped-plastic-shell, walnut-shell, dried-bean, pistachio-shell, acorn, cotton-ball, chestnut, golf-ball = 3
nice lava: tissue-paper, felt, LED-tea-light, LED-candle, string-light, candy-wrapper, cellophane, yarn = 1 bit
nice screws: wood-screw, nuts-and-bolts, nail, metal-washer, toothpick, craft-stick, paper-clip = 4
need label: paper, cardstock, index-card, price-tag, paper-bag, sticky-note, cereal-box = 1 scrap
join glue: glue, glue-gun, duct-tape, waterproof-glue
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,paint
tool pen: ballpoint-pen, permanent-marker, marker, gel-pen, pencil
tool scissors: scissors
step beast: prepare beast by ccc
step coat: paint coat beast brush? by ccc
step sky: glue sky case glue scissors > sky by tcc
step volcano: build volcano lava? case glue > volcano lava by tcc
step ground: fill ground case > ground by ccc
step green: build green case > green by ccc
step stand: arrange beast rocks? nest? case > beast case rocks nest by ccc
step fence: glue screws case glue > screws by tcc
step label: cut label scissors pen glue > label by ccc
step open: play case by ccc
part case = case own : q^ umber 5 -94 -74 94 -74 94 74 -94 74 ; r_ light-blue 0 0 172 132 2
part sky = sky c : r_ ~+ 0 -34 172 64 2 ; o_ yellow 56 -44 13 13
part volcano = volcano brown : p^ umber -86 30 -52 -34 -34 -34 0 30 ; p_ umber- -40 -34 -34 -34 0 30 -20 30
part lava = lava red : b_ red -52 -34 -34 -34 -34 -16 -40 -2 -44 -18 -50 -8
part ground = ground tan : b_ tan -86 28 -40 22 10 28 50 22 86 28 86 66 -86 66
part rocks = rocks gray : y^ gray -70 44 10 7 7 0.12 ; y^ gray- -56 50 7 5 6 0.12 ; y^ gray 74 52 9 6 7 0.12
part green = green green : j_ green 62 34 48 -12 7 ; j_ dark-green 64 34 64 -20 7 ; j_ green 66 34 82 -10 7 ; j_ dark-green -22 34 -34 8 6 ; j_ green -20 34 -10 6 6
part nest = nest w : o_ umber -30 54 20 7 ; o^ cream -38 50 6 8 ; o^ cream -29 48 6 8 ; o^ cream -20 50 6 8
part beast = beast a paint coat a : b^ ~ 4 48 0 34 6 16 24 8 44 14 56 34 78 46 52 44 48 52 40 52 40 42 22 42 20 52 10 52 ; t^ ~ 8 24 9 -6 -14 6 0 -30 5 ; o^ ~ -7 -32 13 8 ; d_ k 2 -10 -34
part screws = screws silver : z^ silver 4 -80 62 -80 46 ; z^ silver 4 -28 64 -28 60 ; z^ silver 4 26 66 26 60 ; z^ silver 4 80 62 80 46
part label = label w : r^ w 0 84 70 18 2 ; z_ k 1.6 -26 82 26 82 ; z_ k 1.6 -16 88 16 88
scene stand

* parlor-behind-the-cover | 6-8 9-12 13+ | Fairy Tales
extras world Fairy Tales: bottle-cap, acorn
topics mouse house, dollhouse, miniature, miniatures, dolls, doll, tiny room, borrowers, tiny house, beatrix potter, fairy house, room box, book nook, cottagecore, tiny things
near little women, cinderella, cozy, hygge, secret, reading nook, little brother and sister, story, witch, gnome, elf
colors red, cream, gold free
minutes 105 80 90
waits 30
mess low
heart room: hardcover-book, shoebox, wooden-box, cookie-tin, small-box, tissue-box, shadow-box, cardboard-box, milk-carton, pizza-box = 1
heart seats: spool, small-box, cork, bottle-cap, wooden-block, walnut-shell, egg-carton, bottle-cork, cardboard-tube, craft-stick, toy-brick, clothespin = 3
nice wall: wrapping-paper, wallpaper, old-book-page, sheet-music, magazine, paper-napkin, origami-paper, map, construction-paper, tissue-paper, newspaper, old-greeting-card = 1 sheet
nice stain: tea-bag, coffee-grounds = 1
home water when stain
nice chest: small-box, cookie-tin, egg-carton, walnut-shell, bottle-cap, soap-bar, dice, playing-card = 1
nice carpet: fabric-scrap, felt, lace, denim, old-towel, faux-fur, leather, paper-doily, burlap, sock, tulle, paper-napkin = 1 scrap
nice bed: cotton-ball, wool-roving, pillow-stuffing, cotton-pad, gauze, tissue, feather, moss = 1 handful
nice lamp: LED-tea-light, string-light, bead, wooden-bead, LED-light, LED-candle, bell, acorn, glass-gem = 1
nice table: plastic-lid, metal-lid, coin, button, old-CD, coaster, cardboard, wood-slice, craft-stick, playing-card = 1
nice picture: postage-stamp, sticker, photo, old-jewelry-piece, plastic-mirror, aluminum-foil, ticket-stub, puzzle-piece, charm, bread-tag = 2
nice shelf: toothpick, dice, seashell, seed-bead, pebble, twist-tie, old-key, pressed-flower, cinnamon-stick = 4
nice tenant: toy-animal, peg-doll, doll, walnut-shell, pinecone, pom-pom, clothespin, wooden-spoon, felt-ball, board-game-piece = 1
nice trim: ribbon, lace, ric-rac, cotton-cord, string, yarn, washi-tape, gift-bow = 12 in
join glue: glue, glue-gun, waterproof-glue, tape
tool scissors: scissors
tool pen: ballpoint-pen, gel-pen, marker, permanent-marker, pencil
step who: prepare room stain? water by ccc
step wall: glue wall room glue scissors > wall by tcc
step carpet: cut carpet scissors glue > carpet by ccc
step seats: build seats bed? chest? glue > seats bed chest by tcc
step table: build table shelf? glue > table shelf by ccc
step lamp: build lamp room glue > lamp by tcc
step picture: glue picture room glue > picture by ccc
step details: draw room trim? glue pen > room details trim by ccc
step move: play room tenant? > tenant by ccc
part room = room own : q^ umber 5 -92 -82 92 -82 92 82 -92 82 ; r_ cream 0 -4 168 148 2 ; p_ tan -84 42 84 42 84 72 -84 72
part wall = wall b : r_ ~ 0 -36 168 84 2 ; z_ ~- 3 -56 -78 -56 6 ; z_ ~- 3 -28 -78 -28 6 ; z_ ~- 3 0 -78 0 6 ; z_ ~- 3 28 -78 28 6 ; z_ ~- 3 56 -78 56 6
part details = pen k : r_ umber 58 16 32 54 3 ; d_ gold 3 48 18 ; r_ light-blue -54 -34 34 36 2 ; z_ umber 2.5 -54 -52 -54 -16 ; z_ umber 2.5 -71 -34 -37 -34
part carpet = carpet a : o_ ~ -10 56 54 13 ; o_ ~+ -10 56 40 8
part seats = seats wood : r^ wood -60 42 30 30 3 ; r^ wood -10 46 22 18 3 ; r^ wood 26 44 18 22 3
part chest = chest red : r^ red 66 -8 24 20 2 ; z_ gold 2 54 -8 78 -8 ; d_ gold 2 66 -4
part bed = bed w : y_ w -60 26 18 8 8 0.1 ; r_ a -60 38 32 8 3
part table = table gold : o^ gold -10 34 22 6
part shelf = shelf brown : r_ umber 18 -28 42 4 1 ; r_ red 6 -38 6 16 1 ; r_ blue 14 -36 6 12 1 ; o_ green 24 -35 5 6 ; r_ gold 34 -37 6 14 1
part lamp = lamp yellow : z_ k 1.5 -6 -82 -6 -56 ; o^ yellow -6 -50 10 9
part picture = picture own : r^ gold 16 -62 22 18 1 ; r_ light-green 16 -62 16 12 1 ; o^ gold 58 -50 11 13 ; o_ pink 58 -50 8 10
part trim = trim c : z_ ~ 4 -84 6 84 6
part tenant = tenant gray : o^ gray 70 56 12 15 ; o^ gray 70 34 10 10 ; o^ pink 62 25 5 5 ; o^ pink 78 25 5 5 ; d_ k 1.8 67 33 73 33
scene stand

* tomb-of-a-small-king | 6-8 9-12 | -
extras box: stick-on-gem, old-jewelry-piece, seed-bead
appeal 3
topics ancient egypt, egypt, egyptian, mummy, mummies, pyramid, pyramids, pharaoh, tutankhamun, king tut, tomb, sarcophagus, social studies, school project, history project, archaeology, archaeologist, hieroglyphs, history, museum
near cleopatra, nile
colors gold, blue, tan
minutes 105 80
waits 45
mess some
heart tomb: shoebox, cardboard-box, cereal-box, tissue-box, pizza-box, small-box = 1
heart wrap: gauze, old-t-shirt, toilet-paper, plaster-bandage, bed-sheet, crepe-paper, paper-towel, fabric-scrap, paper-strip = 1 roll
need king: doll, peg-doll, clothespin, toy-animal, wooden-spoon, aluminum-foil, craft-stick, cardboard-tube, air-dry-clay, pipe-cleaner = 1
nice gold: metallic-paint, metallic-paper, acrylic-paint, paint, aluminum-foil, metallic-pen, candy-wrapper = 1 color
nice blocks: sugar, wooden-block, toy-brick, dice, packing-peanut, marshmallow, soap-bar, eraser, mosaic-tile, foam-sheet-scrap, kitchen-sponge = 30
nice sand: sand, coffee-grounds, spice, rice, oats, salt, kinetic-sand, cornstarch, dried-lentil, soil = 1 cup
nice paper: paper-bag, packing-paper, tea-bag, coffee-filter, construction-paper, newspaper, paper = 1 sheet
nice goods: bead, old-jewelry-piece, coin, button, glass-gem, charm, seashell, dried-bean, stick-on-gem, acorn, bottle-cap, bread-tag, sequin = 8
nice jars: plastic-lid, cork, bottle-cap, spool, egg-carton, coffee-pod, bottle-cork, walnut-shell = 4
nice mark: permanent-marker, marker, gel-pen, ballpoint-pen, paint-marker, charcoal
nice shell: cardboard, corrugated-paper, cereal-box = 1 piece
join glue: glue, tape, duct-tape, waterproof-glue
tool brush: paintbrush, sponge-brush when gold=metallic-paint,acrylic-paint,paint
home water when wrap=plaster-bandage
tool scissors: scissors
tool pen: pencil, ballpoint-pen
step king: prepare king pen by cc
step wrap: build wrap king glue scissors water? > wrap king by tc
step coffin: cut tomb shell? scissors pen > tomb coffin by tc
step gold: paint gold tomb brush? glue? > gold by cc
step walls: glue paper mark? tomb glue scissors > paper mark by cc
step blocks: build blocks tomb glue > blocks by tc
step sand: fill sand tomb glue > sand by cc
step goods: arrange goods tomb > goods by cc
step rest: arrange king jars? tomb > jars by cc
step tour: play tomb by cc
part tomb = tomb own : q^ tan 4 -94 -52 94 -52 94 80 -94 80 ; r_ brown 0 14 172 116 2
part paper = paper cream : r_ ~ 0 -6 168 74 1 ; z_ ~- 1.4 -82 -24 -56 -34 -30 -22 ; z_ ~- 1.4 -70 10 -44 22 ; z_ ~- 1.4 74 -20 82 -2 ; z_ ~- 1.4 -10 -36 4 -12 -6 12
part mark = mark k : o_ k -64 -24 6 4 ; l_ k 2 -72 -22 -56 -22 -50 -16 ; z_ k 2 -40 -30 -40 -8 ; o_ k -40 -34 4 5 ; p_ k -26 -8 -18 -30 -10 -8
part coffin = tomb own : q^ tan 5 28 -24 52 -24 70 -4 58 66 22 66 10 -4
part gold = gold gold : z_ gold 7 -92 -50 92 -50 92 78 -92 78 -92 -50 ; q^ gold 5 28 -24 52 -24 70 -4 58 66 22 66 10 -4
part sand = sand tan : b_ tan -84 40 -44 34 0 42 10 70 -84 70
part blocks = blocks w : r^ w -66 54 12 12 1 ; r^ w -52 54 12 12 1 ; r^ w -38 54 12 12 1 ; r^ w -24 54 12 12 1 ; r^ w -59 41 12 12 1 ; r^ w -45 41 12 12 1 ; r^ w -31 41 12 12 1 ; r^ w -52 28 12 12 1 ; r^ w -38 28 12 12 1 ; r^ w -45 15 12 12 1
part king = king own : r^ tan 40 24 34 70 15
part wrap = wrap w : b^ w 26 -6 30 -20 40 -24 50 -20 54 -6 56 20 50 58 40 64 30 58 24 20 ; z_ gray 1.5 27 -2 53 4 ; z_ gray 1.5 54 12 25 20 ; z_ gray 1.5 25 28 55 34 ; z_ gray 1.5 53 44 28 50 ; d_ k 2.4 35 -10 45 -10
part goods = goods gold : d^ gold 4 74 46 82 50 76 58 ; d^ red 4 82 40 76 66 ; d^ blue 4 84 60 74 36
part jars = jars wood : r^ wood -76 -2 9 14 3 ; r^ wood 78 -14 9 14 3 ; r^ wood 78 8 9 14 3 ; r^ wood -6 56 9 14 3
scene lay

* roadside-stand | 6-8 9-12 13+ | Farm, Food
extras world Farm: bead, chestnut, dried-chickpea, gourd, peg-doll, toy-car
appeal 1
topics farm stand, farmers market, market, market stall, food stand, lemonade stand, egg stand, honey stand, ramen shop, food truck, bakery, cafe, taco truck, shop, store, pretend store, harvest, fruit stand, miniature food
near garden, vegetables, apple picking, chickens, county fair, sell, small business
colors red, white, green free
minutes 90 70 70
waits 30
mess low
heart stand: wooden-box, shoebox, cardboard-box, milk-carton, tissue-box, small-box, takeout-box, cereal-box, pizza-box = 1
nice posts: craft-stick, wooden-skewer, chopstick, dowel, stick, paper-straw, plastic-straw, pencil, wooden-spoon, reed, bamboo = 4
nice roof: burlap, fabric-scrap, cloth-napkin, felt, old-towel, cupcake-liner, paper-bag, construction-paper, corrugated-paper, paper-napkin, denim, wrapping-paper, packing-paper = 1 piece
nice crates: egg-carton, small-box, bottle-cap, plastic-lid, berry-basket, coffee-pod, cupcake-liner, paper-cup, walnut-shell, yogurt-pot, foil-tray = 3
nice wares: air-dry-clay, polymer-clay, salt-dough, wool-roving, pom-pom, felt-ball, dried-bean, bead, acorn, popcorn, candy, corn-husk, dried-orange-slice, egg, pinecone, mini-pumpkin, dry-pasta, cork, seed, felt = 1 handful
nice straw: hay, raffia, moss, grass, yarn, crinkle-paper, corn-husk, wheat-stalk, tissue-paper, cotton-ball = 1 handful
nice twine: string, yarn, ribbon, cotton-cord, rope, embroidery-floss, lace = 2 ft
nice scale: plastic-lid, coin, spool, metal-spoon, bell, clothespin, old-key, metal-washer, binder-clip = 1
nice keeper: toy-animal, doll, peg-doll, clothespin, toy-car, wooden-spoon, stuffed-animal, soap-bar = 1
need sign: cardboard, cereal-box, wood-scrap, paper-bag, paper-plate, construction-paper, index-card, craft-stick, paint-chip = 1 piece
need color: colored-pencil, marker, acrylic-paint, paint, crayon, permanent-marker, chalk-marker
join glue: glue, glue-gun, tape, duct-tape, waterproof-glue
tool brush: paintbrush, sponge-brush when color=acrylic-paint,paint
tool scissors: scissors
step counter: arrange stand by ccc
step posts: build posts stand glue > posts by tcc
step roof: cut roof scissors stand glue > roof by tcc
step crates: glue crates stand glue > crates by ccc
step wares: shape wares straw? crates? > wares straw by ccc
step twine: tie twine stand scissors > twine by tcc
step paint: decorate color sign brush? > sign by ccc
step hang: glue sign stand glue > stand sign by tcc
step scale: arrange scale stand > scale by ccc
step trade: play stand keeper? > keeper by ccc
part posts = posts wood : r^ wood -72 -6 7 104 1 ; r^ wood 72 -6 7 104 1
part stand = stand own : q^ wood 3 -84 30 84 30 80 84 -80 84 ; r_ umber 0 30 172 8 2 ; z_ umber 1.5 -78 52 78 52 ; z_ umber 1.5 -78 68 78 68
part roof = roof a : p^ ~ -80 -78 80 -78 96 -46 -96 -46 ; p_ w -48 -78 -24 -78 -28 -46 -58 -46 ; p_ w 12 -78 36 -78 42 -46 14 -46 ; p_ w 64 -78 80 -78 96 -46 76 -46 ; c_ ~ -96 -46 96 -46 8 8
part straw = straw yellow : l_ gold 2 -66 20 -54 10 -46 20 ; l_ gold 2 -8 20 2 10 10 20 ; l_ gold 2 44 20 54 10 62 20
part crates = crates brown : r^ umber -54 24 38 14 2 ; r^ umber 0 24 38 14 2 ; r^ umber 54 24 38 14 2
part wares = wares red : d^ red 7 -64 12 -52 10 -42 12 ; d^ orange 7 -10 12 2 10 12 12 ; d^ green 7 44 12 56 10 66 12
part twine = twine w : l_ tan 2 -72 -40 -36 -26 0 -40 36 -26 72 -40 ; p_ a -44 -28 -30 -28 -37 -14 ; p_ c 30 -28 44 -28 37 -14
part sign = sign w : r^ cream 0 60 92 28 3 ; z_ b 2.5 -34 56 34 56 ; z_ k 2.5 -24 64 24 64
part scale = scale gold : o^ gold 0 -4 14 4 ; z_ k 2 0 -4 0 14
part keeper = keeper tan : o^ tan 30 -16 11 11 ; b^ blue 18 20 20 -4 30 -8 40 -4 42 20 ; d_ k 1.8 27 -17 33 -17
scene stand

* tin-of-the-sea | 9-12 13+ | Ocean
appeal 1
topics sea, beach, beach vacation, shadow box, treasure, sunken treasure, shipwreck, tide pool, beachcombing, summer, vacation keepsake, altoids tin, mint tin
near pirate, mermaid, coral reef, aquarium, lighthouse, sailing, fish
colors blue, tan, gold
minutes 60 60
waits 240
mess some
heart tin: cookie-tin, shadow-box, wooden-box, metal-lid, picture-frame, plastic-lid, small-box, shoebox = 1
heart finds: seashell, sea-glass, snail-shell, driftwood, pebble, glass-gem, stone, crystal, pistachio-shell = 6
need blue: acrylic-paint, paint, construction-paper, tissue-paper, cellophane, magazine, map, aluminum-foil, denim, felt = 1 color
nice sand: sand, colored-sand, kinetic-sand, salt, oats, sugar, rice, soil = 1/2 cup
join paste: glue, waterproof-glue when sand
nice rough: sandpaper
nice weed: yarn, embroidery-floss, lace, moss, feather, ribbon, fern-frond, tulle, raffia, bubble-wrap, net-bag, gauze, pipe-cleaner = 4
nice gold: old-jewelry-piece, bead, coin, charm, old-key, necklace-chain, button, sequin, stick-on-gem, metal-washer = 4
nice fish: toy-animal, soda-can, origami-paper, guitar-pick, bread-tag, felt, polymer-clay, air-dry-clay, cardstock, sticker = 1
nice line: fishing-line, string, craft-wire, guitar-string, sewing-thread, beading-elastic = 12 in
nice boat: walnut-shell, cork, bottle-cork, craft-stick, paper, bark, bottle-cap, stick = 1
nice lit: LED-tea-light, string-light, glow-paint, LED-light, glitter, metallic-paint = 1
join glue: glue, glue-gun, waterproof-glue
tool pen: ballpoint-pen, permanent-marker, marker, pencil
tool brush: paintbrush, sponge-brush, toothbrush when blue=acrylic-paint,drawing-ink,paint,food-coloring,watercolor-paint
tool scissors: scissors when line; blue=construction-paper,tissue-paper,cellophane,magazine,map,aluminum-foil,denim,felt
nice glove: glove, rubber-glove = 1 pair
step clean: prepare tin finds rough? by cc
step blue: build blue tin glue glove? brush? scissors > blue tin by cc
step sand: fill sand tin paste > sand by cc
step plan: arrange finds tin by cc
step finds: glue finds gold? tin glue > finds gold by cc
step weed: glue weed tin glue > weed by cc
step hang: tie line fish? tin glue scissors > fish line by cc
step boat: glue boat tin glue > boat by cc
step dry: dry tin by cc
step show: play tin lit? pen > lit by cc
part tin = tin own : q^ silver 16 -92 -70 92 -70 92 76 -92 76 ; q_ w 12 -82 -60 82 -60 82 66 -82 66
part blue = blue a : q_ light-blue 12 -82 -60 82 -60 82 66 -82 66 ; b_ blue -82 -10 -50 -16 -20 -8 14 -16 50 -8 82 -14 82 58 76 66 -76 66 -82 58
part boat = boat wood : p^ umber 26 -26 70 -26 60 -12 34 -12 ; p^ w 46 -52 46 -28 64 -28 ; z_ umber 2 46 -54 46 -26
part sand = sand tan : b_ tan -82 44 -50 36 -10 44 30 36 82 44 82 56 76 66 -76 66 -82 56
part weed = weed green : l_ green 5 -66 50 -72 30 -62 14 -70 0 ; l_ dark-green 5 -54 50 -48 32 -56 18 ; l_ green 5 70 50 76 34 68 20 ; l_ dark-green 4 60 50 56 36 62 28
part finds = finds own : shell pink -26 46 14 ; shell cream 12 52 12 ; y^ gray 40 52 12 8 7 0.1 ; o^ light-green -2 38 8 6 ; o^ teal 30 40 7 6 ; shell orange -44 56 10
part gold = gold gold : d^ gold 4 50 42 58 46 52 34 ; a^ gold -10 56 7 4 0 360
part line = line w : z_ w 1.2 -10 -58 -10 0 ; z_ w 1.2 30 -58 30 14
part fish = fish orange : o^ orange -10 8 18 10 ; p^ orange 6 8 20 -2 20 18 ; d_ k 2 -18 5
part lit = lit yellow : d_ yellow 2.5 -60 -44 -30 -50 0 -44 -46 -24 74 -46
scene lay

* glade-that-glows | 9-12 13+ | Fantasy
extras world Fantasy: moss, leaf, snail-shell, pine-needle, coffee-filter, crystal, acorn, seed-pod, pebble, toy-animal, bell, pressed-flower
topics mushrooms, mushroom, mushrooms but kind of creepy, toadstool, goblincore, cottagecore, fairy ring, fairy garden, witchy, spooky, halloween, enchanted forest, magic forest, dark fantasy, glow in the dark, dark academia
near witch, haunted, terrarium, alice in wonderland, forest spirit, gnome, cryptid, moth
colors red, cream, purple free
minutes 80 90
waits 720
mess some
heart clay: air-dry-clay, polymer-clay, salt-dough, modeling-clay = 1/2 lb
heart ground: bark, wood-slice, plastic-lid, glass-jar, log, driftwood, terracotta-pot, plastic-jar, tea-light-holder, cookie-tin, ceramic-plate, bowl, wood-scrap, cork-sheet, ceramic-mug, coaster = 1
nice stems: craft-wire, toothpick, wooden-skewer, pipe-cleaner, paper-clip, craft-stick, stick, nail, guitar-string = 5
need coat: acrylic-paint, paint, drawing-ink, food-coloring, tea-bag, permanent-marker, watercolor-paint = 2 color
nice veil: gauze, lace, tulle, cotton-ball, tissue, wool-roving, yarn, net-bag, feather, pillow-stuffing = 1 piece
nice veil-two: lace, ribbon, ric-rac, tulle, gauze, leather-cord, string, cotton-cord = 12 in
nice glow: glow-paint, LED-tea-light, string-light, LED-light, LED-candle, metallic-paint, glitter, metallic-pen = 1
nice moss: moss, leaf, fern-frond, grass, pine-needle, fake-leaf, hay, raffia, soil, clover = 1 handful
nice stones: pebble, glass-gem, stone, crystal, acorn, pinecone, snail-shell, seashell, walnut-shell, bead, old-jewelry-piece = 5
nice guest: toy-animal, googly-eye, button, seed-bead, bell, old-key, charm, board-game-piece, feather = 2
join glue: glue, glue-gun, waterproof-glue
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint,drawing-ink,food-coloring,watercolor-paint,tea-bag
tool pick: toothpick, pencil, craft-stick
step stems: shape clay stems? pick > stems by cc
step caps: shape clay pick > clay by cc
step gills: shape clay pick by cc
step dry: dry clay by cc
step coat: paint coat clay brush? > spots by cc
step ground: build ground moss? glue > ground moss by cc
step plant: glue clay ground veil-two? glue > veil-two by cc
step veil: glue veil ground glue > veil by cc
step stones: glue stones ground glue > stones by cc
step night: play ground glow? guest? > glow guest by cc
part ground = ground own : b^ umber -92 56 -60 44 0 40 60 44 92 56 80 86 0 92 -80 86
part moss = moss green : y_ dark-green -56 56 26 10 9 0.12 ; y_ green 50 58 30 10 9 0.12 ; y_ green -6 66 24 8 9 0.12
part stems = clay b : b^ ~ -42 58 -36 0 -24 0 -20 58 ; b^ ~ 8 62 12 -24 26 -24 32 62 ; b^ ~ 56 60 60 24 68 24 72 60
part clay = clay a paint coat a : b^ ~ -66 4 -58 -24 -30 -36 -2 -24 6 4 -30 -2 ; b^ ~ -18 -20 -8 -58 20 -74 48 -58 58 -20 20 -28 ; b^ ~ 44 28 48 12 64 4 80 12 84 28 64 24
part spots = coat w : d_ cream 5 -46 -16 -28 -24 -12 -12 ; d_ cream 6 2 -46 22 -58 38 -40 ; d_ cream 4 58 16 70 14
part veil = veil w : l_ w 2 -62 4 -66 22 -60 34 ; l_ w 2 -6 2 4 16 -2 30 ; l_ w 2 54 -18 62 -2 56 12 ; p_ cream -16 -18 -4 8 6 -12 18 6 30 -14 42 8 56 -18 20 -27
part veil-two = veil-two k : fringe purple -10 -22 62 14 9
part stones = stones gray : y^ gray -78 66 8 6 7 0.1 ; y^ gray -26 76 9 6 7 0.1 ; y^ gray 40 76 8 6 7 0.1
part guest = guest own : o^ k 86 46 7 7 ; d_ w 2 84 45 89 45
part glow = glow yellow : d_ light-green 3 -34 -30 -18 -20 14 -66 30 -52 4 -34 66 8 ; o_ light-green -48 44 5 3
scene stand

* dungeon-from-scraps | 9-12 13+ | Fantasy
extras world Fantasy: dice, board-game-piece, old-key, letter-bead, charm, metal-washer, old-book-page, keycap, crystal, coin
topics d&d, dungeons and dragons, d&d campaign, d&d night, dungeon, dungeon master, tabletop, tabletop rpg, rpg, role playing game, warhammer, wargaming, terrain, miniatures, castle ruins, ruins, castle, medieval, knights, minecraft dungeon
near board game, game night, skyrim, zelda, lord of the rings
colors gray, brown, green
minutes 90 100
waits 90
mess some
heart stone: foam-sheet-scrap, foam-board, cardboard, foam-tray, craft-foam, cardboard-box, shoebox, cork-sheet, cereal-box = 2 sheet
heart gray: acrylic-paint, paint, spray-paint = 2 color
nice planks: craft-stick, toothpick, wooden-skewer, chopstick, stick, bark, corrugated-paper, popsicle-mold, clothespin = 8
nice rubble: sand, pebble, coffee-grounds, soil, cork, oats, eggshell, dried-lentil, rice, salt, tea-bag, kinetic-sand = 1/2 cup
nice doors: toy-brick, bottle-cap, plastic-lid, coin, button, metal-washer, old-key, bread-tag, dice, keycap = 4
nice chain: string, rope, necklace-chain, yarn, craft-wire, embroidery-floss, shoelace, leather-cord, twist-tie = 12 in
nice moss: moss, felt, yarn, kitchen-sponge, leaf, grass, clover, tissue, cotton-ball = 1 bit
nice treasure: glass-gem, bead, old-jewelry-piece, stick-on-gem, dried-bean, marble, crystal, sequin, charm, dice = 5
nice towers: cardboard-tube, can, chip-can, toilet-paper, spool, plastic-bottle, cork, oatmeal-canister, paper-cup = 1
nice texture: toothbrush, aluminum-foil, stone, pinecone, bark, toothpick, ballpoint-pen, walnut-shell = 1
nice torch: LED-tea-light, string-light, LED-candle, LED-light, flashlight, glow-paint = 1
join glue: glue, glue-gun, waterproof-glue
join paste: glue when rubble
tool knife: craft-knife, scissors
tool scissors: scissors
tool brush: paintbrush, sponge-brush when gray=acrylic-paint,paint
tool pen: ballpoint-pen, pencil, marker
step map: draw stone pen by cc
step cut: cut stone knife > stone by tc
step bricks: draw stone texture? pen > joints by cc
step build: glue stone towers? glue > towers by cc
step planks: glue planks stone glue scissors > planks by cc
step doors: glue doors stone glue > doors by cc
step rubble: fill rubble stone paste by cc
step gray: paint gray stone brush? > rubble by cc
step moss: glue moss stone glue > moss by cc
step enter: play stone torch? treasure? chain? > torch treasure chain by cc
part stone = stone own paint gray a : p^ ~ -96 40 96 40 84 86 -84 86 ; p^ ~ -92 -44 -66 -44 -66 -32 -50 -32 -50 -44 -26 -44 -26 -30 -10 -34 -10 44 -92 44 ; p_ ~- -10 -34 6 -26 6 50 -10 44
part joints = pen k : z_ k 1.2 -92 -20 -10 -20 ; z_ k 1.2 -92 2 -10 2 ; z_ k 1.2 -92 24 -10 24 ; z_ k 1.2 -70 -44 -70 -20 ; z_ k 1.2 -40 -20 -40 2 ; z_ k 1.2 -60 2 -60 24 ; z_ k 1.2 -24 2 -24 24 ; z_ k 1.2 -90 62 90 62 ; z_ k 1.2 -40 40 -46 86 ; z_ k 1.2 20 40 24 86 ; z_ k 1.2 62 40 72 86
part towers = towers own paint gray a : r^ ~ 62 -6 46 106 3 ; p^ ~ 36 -74 46 -74 46 -64 56 -64 56 -74 68 -74 68 -64 78 -64 78 -74 88 -74 88 -52 36 -52 ; r_ k 62 -20 9 20 4
part planks = planks wood : r^ wood -58 22 9 44 1 ; r^ wood -48 22 9 44 1 ; r^ wood -38 22 9 44 1 ; r^ wood 6 64 8 34 1 ; r^ wood 16 64 8 34 1
part doors = doors own : d^ gold 4 -38 24 ; r^ brown 62 38 20 22 2 ; d^ silver 3 56 38
part chain = chain k : l_ k 2 -2 -26 10 10 10 50
part rubble = rubble gray : d_ gray- 4 -80 48 -72 52 30 50 40 46 84 50 -22 52 -14 48
part moss = moss green : y_ dark-green -86 -40 10 5 7 0.15 ; y_ green -18 44 12 5 7 0.15 ; y_ green 84 46 10 5 7 0.15
part treasure = treasure gold : d^ gold 4 -76 70 -66 72 -70 64 ; d^ red 4 -62 66 ; d^ blue 4 -78 62
part torch = torch yellow : x_ orange -20 -8 6 12 ; o_ yellow -20 -5 3 4
scene stand
`;
