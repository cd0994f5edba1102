/** To be worn, carried or hugged, made of the cloth and the odds and ends that lie there. */
export const shelf = `
* hero-across-the-back | 6-8 9-12 13+ | Superheroes
appeal 1
topics superhero, superheroes, comic book, comics, marvel, dc, cosplay, comic con, comic-con, jacket, denim jacket, custom jacket, jean jacket, vest, manga, anime, streetwear, upcycling
near spider-man, batman, wonder woman, halloween costume, fan
colors red, navy, yellow free
minutes 115 90 110
waits 180
mess some
heart cloth: jacket, denim, old-t-shirt, old-jersey, apron = 1
heart color: acrylic-paint, fabric-paint, fabric-marker, permanent-marker, paint-marker = 3 color
nice pages: magazine, newspaper, playing-card, old-book-page, map, junk-mail, old-calendar-picture = 4 page
need sketch: chalk, sidewalk-chalk, pencil, soap-bar, crayon, ballpoint-pen
nice stencil: cereal-box, cardstock, freezer-paper, cardboard, contact-paper, folder, plastic-lid, foam-board = 1 sheet
nice badges: bottle-cap, button, patch, pin-back, plastic-lid, metal-lid, metal-washer, guitar-pick, coin, soda-can, keycap, bread-tag = 5
nice pins: pin, pin-back, sewing-thread, snap-fastener, paper-fastener, hook-and-loop-tape, craft-wire = 5
nice panel: felt, fabric-scrap, leather, craft-foam, denim, duct-tape, lace, faux-fur = 2 scrap
nice shine: metallic-paint, metallic-pen, sequin, glow-paint, glitter-glue, stick-on-gem, electrical-tape, aluminum-foil = 1
nice edge: ribbon, yarn, zipper, ric-rac, necklace-chain, embroidery-floss, tinsel, leather-cord, shoelace = 2 ft
need board: cardboard, cereal-box, pizza-box, newspaper, foam-board, cutting-mat = 1
join glue: glue, glue-gun, waterproof-glue, duct-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge, toothbrush when color=acrylic-paint,fabric-paint
tool scissors: scissors
step hero: draw sketch pages? board by ccc
step flat: prepare cloth board by ccc
step draw: prepare cloth sketch by ccc
step stencil: cut stencil scissors by tcc
step paint: paint color cloth brush? > hero by ccc
step light: decorate color shine? cloth > light by ccc
step panel: glue panel cloth scissors glue > panel by tcc
step edge: glue edge cloth glue > edge by tcc
step badges: build badges pins? cloth glue > badges by tcc
step wear: play cloth > cloth by ccc
part cloth = cloth own : b^ ~ -62 -66 -30 -78 0 -70 30 -78 62 -66 92 -30 82 24 62 16 64 84 -64 84 -62 16 -82 24 -92 -30 ; l_ ~- 3 -62 -60 -62 16 ; l_ ~- 3 62 -60 62 16 ; p_ ~+ -24 -74 0 -58 24 -74 14 -80 -14 -80
part panel = panel b : s_ b 0 10 12 54 30
part hero = color a : o_ tan 0 -26 11 12 ; p_ a -14 -14 14 -14 10 30 -10 30 ; p_ a -10 -12 -44 40 -16 34 ; p_ a 10 -12 44 40 16 34 ; r_ navy -6 48 9 38 2 ; r_ navy 7 48 9 38 2 ; z_ tan 7 -14 -8 -34 -26 ; z_ tan 7 14 -8 38 -34 ; r_ k 0 -28 22 6 2
part light = color yellow : s_ yellow 0 4 4 8 4 ; l_ yellow 2.5 -42 40 -28 10 ; l_ yellow 2.5 42 40 28 10
part edge = edge yellow : stitch yellow -56 76 56 76 14
part badges = badges own : o^ red -46 -50 7 7 ; o^ yellow -46 -32 7 7 ; o^ blue 46 -50 7 7 ; o^ green 46 -32 7 7 ; o^ orange 46 -14 7 7
scene lay

* front-row-outfit | 9-12 13+ | Music
extras worn: sequin, tulle, feather, charm, glitter-glue, faux-fur
appeal 1
topics concert, taylor swift, taylor swift concert, swiftie, eras tour, k-pop, kpop, beyonce, festival, coachella, concert outfit, talent show, boots, cowgirl, cowboy, party outfit, birthday outfit, pop star
near country, rodeo, dance recital, dance costume, pride, disco, drag, cheer, color guard, halloween costume, mardi gras, new years
colors pink, silver, purple free
minutes 90 100
waits 180
mess some
heart wear: rubber-boot, canvas-shoe, sneaker = 1 pair
heart glitz: stick-on-gem, sequin, tinsel, bead, glitter-glue, glitter-paper, metallic-paint, metallic-paper, old-jewelry-piece, button, ribbon, faux-fur, feather, lace = 30
nice fringe: tinsel, ribbon, leather, faux-fur, yarn, lace, feather, tulle, ric-rac, shoelace, felt, old-t-shirt, plastic-lacing, necklace-chain = 24 in
nice pen: permanent-marker, paint-marker, fabric-marker, metallic-pen, gel-pen = 2 color
nice beads: bead, letter-bead, wooden-bead, loom-band, seed-bead, charm, button, bell, dry-pasta = 30
nice cord: beading-elastic, sewing-elastic, string, embroidery-floss, leather-cord, rubber-band, plastic-lacing, fishing-line = 2 ft
nice stars: felt, craft-foam, glitter-paper, metallic-paper, aluminum-foil, patch, felt-sticker, duct-tape, contact-paper, cardstock = 5
nice light: string-light, glow-stick, LED-light, glow-paint = 1
nice pins: pin, pin-back, bobby-pin, snap-fastener, hook-and-loop-tape, paper-clip, clothespin = 4
join glue: glue, glue-gun, waterproof-glue
tool scissors: scissors
step clean: prepare wear by cc
step words: draw pen wear > words by cc
step lay: arrange glitz wear by cc
step glitz: glue glitz wear glue > wear glitz by cc
step fringe: glue fringe wear scissors glue > fringe by cc
step stars: cut stars scissors wear glue > stars by cc
step bracelet: thread beads cord > beads by cc
step pins: decorate pins wear > pins by cc
step dance: test wear light? > light by cc
step go: play wear by cc
part wear = wear own : b^ w -40 -84 10 -84 14 -10 34 24 80 40 84 70 -44 70 -46 10 ; r_ umber 18 78 128 12 3 ; r_ umber -34 84 20 12 2
part words = pen w : h_ a -14 -2 16
part fringe = fringe a : fringe ~ -44 -68 58 34 11
part stars = stars b : s^ b -26 36 5 12 5 ; s^ b 6 44 5 10 4 ; s^ b 40 52 5 10 4 ; s^ b -30 -20 5 8 3.5 ; s^ b 4 -24 5 8 3.5
part glitz = glitz own : d^ pink 3.5 -40 -78 -28 -80 -16 -79 -4 -80 6 -78 -40 58 -24 60 -8 60 8 61 24 62 40 62 56 63 70 62 ; d^ purple 3.5 -34 12 -18 24 -4 18 22 36 58 52
part beads = beads pink : a^ pink 66 -28 22 16 0 360 ; d^ w 4 47 -28 53 -42 66 -47 79 -42 85 -28 79 -14 66 -9 53 -14
part pins = pins gold : o^ gold -50 -52 6 6 ; o^ gold -50 -34 6 6
part light = light yellow : d^ yellow 3 -48 -84 -34 -90 -18 -86 -4 -90 10 -88
scene stand

* softie-from-a-blanket | 6-8 9-12 13+ | Animals
extras puppet: flower, patch
appeal 3
topics plush, plushie, stuffed animal, stuffie, softie, squishmallow, sewing, hand sewing, learn to sew, gift for little brother, baby sister, comfort, cozy
near pillow, room decor, hospital, homesick, pet, favorite animal, endangered animal, mexico, red panda, honey, orca, dolphin
variant axolotl | Animals, Ocean | pink, red, cream | axolotl, axolotls, salamander, minecraft axolotl
variant fox | Animals, Nature | orange, white, black | fox, foxes, woodland, forest animal
variant bear | Animals, Nature | brown, tan, black | bear, teddy bear, teddy, bears, woodland
variant dragon | Fantasy, Animals | green, yellow, orange | dragon, dragons, how to train your dragon, wyvern
variant dino | Dinosaurs, Animals | green, orange, light green free | dinosaur, dinosaurs, dino, stegosaurus, t-rex, triceratops, jurassic, stuffed dinosaur, dinosaur plush
variant whale | Ocean, Animals | blue, white, light blue | whale, whales, blue whale
colors pink, red, cream
minutes 120 100 110
mess low
heart cloth: blanket, old-towel, old-sweater, felt, fabric-scrap, old-t-shirt, denim, pillowcase, faux-fur, bed-sheet, bandana, old-jersey = 1 piece
heart thread: sewing-thread, embroidery-floss, yarn = 1 color
need fill: pillow-stuffing, cotton-ball, wool-roving, rice, plastic-bag, old-t-shirt, dried-bean, yarn, dryer-sheet = 2 cup
nice heavy: rice, dried-bean, dried-lentil, sand, pebble, stone, marble, glass-gem, dry-pasta, coin, popcorn = 1/2 cup
nice bag: net-bag, rubber-glove, balloon, plastic-bag, sock, tights, glove, coffee-filter, plastic-sleeve = 1
nice eyes: button, safety-eye, bead, googly-eye, felt, glass-gem, stone, sequin, felt-ball, snap-fastener, acorn = 2
nice trim: felt, faux-fur, fabric-scrap, lace, yarn, ribbon, craft-foam, leather, ric-rac, pom-pom, feather, tulle = 1 scrap
nice mouth: embroidery-floss, yarn, permanent-marker, fabric-marker, fabric-paint = 1 color
nice collar: ribbon, old-tie, bell, leather-cord, charm, scarf, shoelace, letter-bead, cotton-cord, sewing-elastic = 1
need plan: newspaper, paper, paper-bag, packing-paper, magazine, cereal-box = 1 sheet
tool pen: pencil, chalk, marker, ballpoint-pen
tool needle: needle
tool scissors: fabric-scissors, scissors
step plan: draw plan pen scissors by tcc
step cut: cut cloth plan scissors > body body-f body-b body-d body-s body-w by tcc
step trim: cut trim scissors > trim trim-s trim-w by ccc
step pin: arrange cloth trim? by tcc
step sew: sew cloth thread needle by tcc
step turn: build cloth by ccc
step fill: fill fill heavy? bag? cloth by ccc
step close: sew cloth thread needle by tcc
step face: sew eyes? mouth? thread needle > eyes eyes-s mouth mouth-s by tcc
step hug: play cloth collar? > collar collar-s collar-w by ccc
part body@axolotl = cloth a : b^ ~ -56 -26 -30 -50 0 -54 30 -50 56 -26 52 -2 40 12 44 50 30 80 0 86 -30 80 -44 50 -40 12 -52 -2 ; j^ red -50 -36 -88 -56 8 ; j^ red -54 -24 -94 -24 8 ; j^ red -50 -10 -88 6 8 ; j^ red 50 -36 88 -56 8 ; j^ red 54 -24 94 -24 8 ; j^ red 50 -10 88 6 8
part body-f@fox = cloth a : p^ ~ -50 -40 -44 -86 -14 -58 ; p^ ~ 50 -40 44 -86 14 -58 ; b^ ~ -56 -30 -28 -56 0 -60 28 -56 56 -30 46 -4 34 10 44 50 30 80 0 86 -30 80 -44 50 -34 10 -46 -4 ; t^ ~ 36 70 10 84 40 14 ; o^ w 86 32 11 15 20 ; p_ w -34 -14 34 -14 0 8
part body-b@bear = cloth a : o^ ~ -40 -56 18 18 ; o^ ~ 40 -56 18 18 ; o_ tan -40 -56 9 9 ; o_ tan 40 -56 9 9 ; b^ ~ -56 -26 -30 -56 0 -60 30 -56 56 -26 44 0 40 12 52 50 34 82 0 86 -34 82 -52 50 -40 12 -44 0 ; o_ tan 0 -10 20 15 ; o_ k 0 -16 7 5
part body-d@dragon = cloth a : j^ orange -30 20 -92 -24 20 ; j^ orange 30 20 92 -24 20 ; v^ orange -24 -56 24 -56 18 4 ; b^ ~ -52 -28 -28 -54 0 -58 28 -54 52 -28 44 -4 36 10 46 50 30 82 0 86 -30 82 -46 50 -36 10 -44 -4 ; t^ ~ 34 74 9 86 62 4 ; d_ k 2.5 -6 -12 6 -12
part body-s@dino = cloth a : p^ b -40 -22 -30 -56 -10 -32 ; p^ b -14 -34 4 -74 20 -36 ; p^ b 16 -34 40 -66 48 -22 ; b^ ~ -94 -10 -88 -30 -66 -34 -50 -24 -24 -34 6 -40 40 -30 62 -6 80 -2 98 -14 92 16 66 32 50 30 50 62 30 62 26 36 -18 36 -22 62 -42 62 -44 22 -62 8 -86 8
part body-w@whale = cloth a : b^ ~ -90 0 -70 -40 -20 -54 30 -40 60 -6 78 -2 92 -30 96 -6 88 16 64 36 20 56 -40 56 -80 36
part trim@axolotl,fox,bear,dragon = trim b : o_ cream 0 48 22 24 ; o_ b -26 64 5 5 ; o_ b 26 64 5 5 ; o_ b -32 46 4 4 ; o_ b 32 46 4 4
part trim-s@dino = trim b : o_ b 30 -2 7 7 ; o_ b 6 -14 6 6 ; o_ b 6 12 5 5 ; o_ b -18 -4 6 6 ; o_ b 48 16 5 5
part trim-w@whale = trim b : b_ w -86 14 -60 22 -10 36 30 32 62 20 50 44 20 56 -40 56 -80 36
part eyes-s@dino = eyes k : o^ k -76 -18 6 6 ; d_ w 2 -78 -20
part eyes@axolotl,fox,bear,dragon,whale = eyes k : o^ k -24 -26 6 6 ; o^ k 24 -26 6 6 ; d_ w 2 -26 -28 22 -28
part mouth-s@dino = mouth k : l_ k 2.5 -90 -2 -82 2 -72 0
part mouth@axolotl,fox,bear,dragon,whale = mouth k : l_ k 2.5 -10 -4 0 2 10 -4
part collar@axolotl,fox,bear,dragon = collar b : r^ b 0 12 66 7 3 ; o^ gold 0 20 6 6
part collar-s@dino = collar b : r^ b -52 -6 8 34 3 ; o^ gold -52 12 6 6
part collar-w@whale = collar b : r^ b 66 -2 8 34 3 ; o^ gold 66 16 6 6
scene stand

* float-on-a-key-ring | 9-12 13+ | -
extras gift: charm
topics father's day, fathers day, dad, grandpa, fishing, likes fishing, fisherman, fishing lure, boat, lake, key ring, keychain, key chain, gift for dad, gift for grandpa, gift for uncle, sailor, kayak, birthday gift for dad
near cabin, camping, outdoors, coach gift, backpack charm
colors red, white, green free
minutes 60 70
waits 120
mess low
heart float: cork, bottle-cork, wooden-bead, dowel, stick, driftwood, foam-ball, spool = 1
heart ring: key-ring, paracord, leather-cord, curtain-ring = 1
nice feather: feather, tinsel, yarn, faux-fur, ribbon, raffia, felt, wool-roving, lace = 3
nice wrap: embroidery-floss, sewing-thread, craft-wire, yarn, fishing-line, string, copper-tape, electrical-tape, washi-tape = 3 ft
nice scales: bottle-cap, sequin, coin, metal-washer, soda-can, button, guitar-pick, bread-tag, metal-lid, plastic-lid = 2
nice beads: bead, wooden-bead, seed-bead, bell, nuts-and-bolts, old-key, charm, letter-bead, seashell, glass-gem = 4
nice rod: dowel, stick, chopstick, bamboo, wooden-skewer, craft-stick, pencil = 1
nice coat: acrylic-paint, metallic-paint, paint = 2 color
need cord: paracord, string, leather-cord, cotton-cord, fishing-line, shoelace, rope, plastic-lacing, embroidery-floss = 3 ft
nice card: cardstock, map, packing-paper, paper-bag, postage-stamp, construction-paper = 1
tool eye: cup-hook, awl, nail, wooden-skewer, screwdriver
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,paint
tool pen: permanent-marker, ballpoint-pen, pencil
join glue: glue, glue-gun, waterproof-glue
step hole: poke float eye > float by tc
step coat: paint coat float brush? > coat by cc
step thread: thread cord float ring > cord ring by cc
step beads: thread beads cord > beads by cc
step feather: glue feather float glue > feather by cc
step wrap: tie wrap float glue > wrap by cc
step scales: glue scales float glue > scales by cc
step knot: tie cord ring scissors > knot by cc
step rod: tie rod card? float > rod by cc
step give: play float pen > mark by cc
part ring = ring silver : a^ silver 0 -74 20 15 0 360
part cord = cord k : z_ umber 4 0 -56 0 -34 ; z_ umber 4 0 44 0 58
part knot = cord brown : o^ brown 0 56 7 6
part float = float own : b^ tan 0 -34 20 -24 26 4 20 32 0 46 -20 32 -26 4 -20 -24
part coat = coat a : b_ a 0 -34 20 -24 26 4 0 6 -26 4 -20 -24 ; r_ w 0 6 52 6
part beads = beads b : d^ red 5 0 -46 ; d^ yellow 5 0 -38
part feather = feather own : feather green 0 44 -22 90 8 ; feather red 0 44 4 96 8 ; feather blue 0 44 28 88 8
part wrap = wrap gold : wound gold 0 40 14 14 5
part scales = scales silver : o_ silver -10 18 7 7 ; o_ silver 8 18 7 7
part mark = pen k : z_ w 2 -12 -12 12 -12
part rod = rod wood : z^ wood 4 50 80 84 -60 ; z_ k 1 84 -60 88 10 ; r^ k 54 66 10 12 2
scene hang

* staff-of-the-old-wood | 6-8 9-12 13+ | Fantasy, Fairy Tales
extras worn: charm, old-jewelry-piece, bead
topics wizard, wizards, wizard staff, staff, gandalf, druid, shaman, witch, sorcerer, mage, cosplay, ren faire, renaissance fair, larp, costume, halloween costume, magic, elf, lord of the rings, harry potter, dungeons and dragons, d&d, fairy king, scepter
near forest, walking stick, explorer, moana
colors brown, teal, gold free
minutes 105 80 90
waits 60
mess some
heart shaft: broom-handle, stick, dowel, driftwood, bamboo, PVC-pipe, pool-noodle, wooden-spoon, cardboard-tube = 1
heart stone: glass-gem, crystal, marble, stick-on-gem, LED-tea-light, foam-ball, ornament, glass-bottle, ping-pong-ball, sea-glass, stone, bead, old-jewelry-piece, golf-ball = 1
nice claw: craft-wire, guitar-string, pipe-cleaner, aluminum-foil, stick, polymer-clay, air-dry-clay, twist-tie, zip-tie, plastic-fork = 4 ft
nice grip: leather, old-belt, leather-cord, rope, yarn, denim, fabric-scrap, raffia, duct-tape, paracord, shoelace, string, felt = 6 ft
nice bark: bark, paper-bag, tissue-paper, newspaper, paper-towel, packing-paper, corrugated-paper, old-book-page, masking-tape, gauze = 2 sheet
nice coat: acrylic-paint, metallic-paint, spray-paint, paint, tea-bag, coffee-grounds = 2 color
nice moss: moss, ivy, fake-leaf, leaf, fern-frond, grass, pine-branch, flower, yarn, lace = 1 handful
nice feather: feather, old-key, bell, seashell, charm, bead, wooden-bead, snail-shell, acorn, metal-washer, pinecone, button = 5
nice runes: paint-marker, permanent-marker, metallic-pen, gel-pen, glow-paint, marker, chalk
nice light: LED-tea-light, string-light, LED-light, glow-stick, glow-paint, LED-candle, flashlight = 1
nice gems: stick-on-gem, sequin, button, coin, bottle-cap, bead, glass-gem, sea-glass, pebble = 7
join glue: glue, glue-gun, waterproof-glue, duct-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=acrylic-paint,metallic-paint,paint,tea-bag,coffee-grounds
tool scissors: scissors
step wood: prepare shaft scissors by ccc
step bark: glue bark shaft glue > bark by ccc
step coat: paint coat shaft brush? > shaft by ccc
step stone: build stone claw? shaft glue light? > shaft stone claw light by tcc
step tip: test shaft by tcc
step grip: build grip shaft glue scissors > grip by tcc
step moss: glue moss shaft glue > moss by ccc
step gems: glue gems shaft glue > gems by ccc
step feather: tie feather shaft > feather by ccc
step bond: play shaft stone runes? > runes by tcc
part shaft = shaft own paint coat a : b^ umber -8 92 -10 40 -6 -10 -10 -46 4 -48 8 -10 6 40 10 92
part bark = bark brown : l_ brown 2 -4 80 -6 40 -2 0 -4 -36 ; l_ umber 2 4 84 2 50 4 10
part claw = claw gold : l^ umber 6 -6 -44 -26 -58 -24 -82 -8 -92 ; l^ umber 6 4 -44 26 -58 24 -82 10 -90
part stone = stone teal : o^ teal 0 -68 17 19 ; o_ light-blue -5 -75 5 6
part light = light yellow : o_ yellow 4 -66 6 7
part grip = grip brown : wound brown 0 26 20 36 8
part moss = moss green : y^ green -8 -36 13 8 7 0.15 ; y^ dark-green 10 -30 11 8 7 0.15 ; l_ green 3 10 -26 -8 -10 12 2
part gems = gems own : d^ gold 3 0 -18 ; d^ red 3 0 -8 ; d^ teal 3 0 54 ; d^ gold 3 0 62
part runes = runes yellow : z_ yellow 2 -3 70 3 74 -3 78 ; z_ yellow 2 -3 84 3 82
part feather = feather own : z_ k 1.5 8 -26 34 6 ; z_ k 1.5 8 -26 46 -10 ; feather gold 34 4 40 48 7 ; feather teal 46 -10 58 30 7 ; d^ red 4 34 4 46 -10
scene stand

* mask-of-the-tall-grass | 6-8 9-12 13+ | Jungle, Animals
extras head: corn-husk, wooden-bead
appeal 1
topics mask, masks, papier mache, paper mache, tiger, lion, jaguar, monkey, parrot, rainforest, safari, lion king, theater, school play, costume, halloween costume, wild animal, animal mask, jungle party
near tribal mask, africa, carnival, mardi gras, dance, spirit animal
variant jaguar | Jungle, Animals | orange, black, yellow | jaguar, leopard, tiger, big cat, lion
variant monkey | Jungle, Animals | brown, tan, red | monkey, gorilla, ape, lemur, orangutan
variant bird | Jungle, Animals | blue, yellow, red | parrot, toucan, macaw, bird, birds, owl, eagle, bird of paradise
colors orange, black, yellow free
minutes 120 100 110
waits 1440
mess lots
heart paper: newspaper, paper-towel, paper-bag, toilet-paper, packing-paper, tissue, junk-mail, magazine, plaster-bandage, coffee-filter = 4 sheet
need paste: glue, flour, cornstarch when paper=newspaper,paper-towel,paper-bag,toilet-paper,packing-paper,tissue,junk-mail,magazine,coffee-filter = 1 cup
heart form: balloon, mask-blank, paper-plate, bowl, cardboard, milk-jug, plastic-tub, aluminum-foil, paper-bowl = 1
need coat: acrylic-paint, paint, spray-paint, metallic-paint = 3 color
nice tubes: cardboard-tube, egg-carton, paper-cup, yogurt-pot, cork, plastic-lid, coffee-pod, cardboard, foam-cup, toilet-paper = 2
nice mane: raffia, yarn, feather, grass, rope, crepe-paper, hay, faux-fur, fabric-scrap, tissue-paper, string, corn-husk, wool-roving, pine-needle, paper-strip, leaf = 30 strip
nice feathers: feather, leaf, fake-leaf, pipe-cleaner, twist-tie, fern-frond, plastic-straw, craft-stick, reed, pine-needle = 8
nice teeth: seashell, pistachio-shell, popcorn, dried-bean, seed, craft-foam, dry-pasta, eggshell, button, pumpkin-seed, toothpick, bead = 8
nice dots: bottle-cap, bead, button, seed, sequin, dried-bean, bread-tag, sticker, coin, stick-on-gem, dried-lentil, metal-washer = 10
nice staff: broom-handle, stick, dowel, bamboo, craft-stick, wooden-spoon, chopstick, ruler = 1
need strap: string, sewing-elastic, ribbon, yarn, shoelace, rubber-band, cotton-cord, tights, old-belt = 24 in
join glue: glue, glue-gun, waterproof-glue
join tape: masking-tape, tape, duct-tape
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint,metallic-paint,tea-bag
tool scissors: scissors
home water
home bowl
step form: prepare form by tcc
step paste: mix paper paste? water bowl by ccc
step layers: build paper form > face face-m face-b by ccc
step dry: dry paper by ccc
step tubes: tape tubes paper tape > tubes by tcc
step cut: cut paper scissors by ttc
step coat: paint coat paper brush? > marks marks-m marks-b by ccc
step teeth: glue teeth dots? paper glue > teeth dots by ccc
step mane: glue mane feathers? paper glue scissors > mane feathers by ccc
step wear: tie paper strap staff? scissors > strap staff by tcc
part strap = strap k : z_ k 3 -62 0 -94 -8 ; z_ k 3 62 0 94 -8
part staff = staff wood : stick wood 40 60 66 100 8
part mane = mane own : f^ gold 0 0 22 94 8 -90 40 ; f^ brown 0 0 22 86 7 -82 40
part feathers = feathers own : feather red -10 -58 -26 -98 7 ; feather green 0 -60 0 -100 7 ; feather blue 10 -58 26 -98 7 ; feather yellow 20 -54 48 -88 7 ; d_ red 2 0 -62
part face@jaguar = paper a paint coat a : o^ ~ -44 -46 18 18 ; o^ ~ 44 -46 18 18 ; o^ ~ 0 4 62 62 ; o_ k -24 -8 13 9 ; o_ k 24 -8 13 9
part face-m@monkey = paper a paint coat a : o^ ~ -62 0 20 22 ; o^ ~ 62 0 20 22 ; o^ ~ 0 4 60 62 ; o_ k -22 -8 12 9 ; o_ k 22 -8 12 9
part face-b@bird = paper a paint coat a : o^ ~ 0 -4 60 58 ; o_ k -26 -10 13 11 ; o_ k 26 -10 13 11
part marks@jaguar = coat b : p_ k -10 18 10 18 0 30 ; l_ k 3 0 30 -16 42 ; l_ k 3 0 30 16 42 ; d_ k 4 -46 20 -38 32 -50 6 46 20 38 32 50 6 -14 -36 0 -44 14 -36 -28 -30 28 -30 ; o_ yellow -44 -46 9 9 ; o_ yellow 44 -46 9 9
part marks-m@monkey = coat b : o_ tan 0 30 36 26 ; d_ k 3 -8 22 8 22 ; l_ k 3 -20 40 0 46 20 40 ; l_ tan 6 -40 -22 -22 -26 -6 -20 ; l_ tan 6 40 -22 22 -26 6 -20
part marks-b@bird = coat b : p^ yellow -20 10 20 10 6 66 -4 70 ; p_ k -6 48 9 48 4 66 -4 70 ; o_ red -42 20 12 9 ; o_ red 42 20 12 9
part tubes = tubes own : o_ w -24 -8 5 4 ; o_ w 24 -8 5 4
part teeth = teeth w : d_ w 3 -14 46 -6 48 6 48 14 46
part dots = dots yellow : d_ yellow 3 -20 -50 -8 -54 8 -54 20 -50 -54 -16 54 -16
scene stand

* gear-of-a-sidekick | 6-8 9-12 13+ | Superheroes
extras worn: sticker, patch, letter-bead, stick-on-gem, electrical-tape, glitter-paper, charm
appeal 1
topics superhero, superheroes, hero gear, gadget, gadgets, gauntlet, iron man, armor, costume, cosplay, halloween costume, mandalorian, star wars, utility belt, comic con, batman, space marine, power glove
near cyborg, spy, secret agent, ninja turtles, robot costume
colors silver, red, yellow free
minutes 105 80 90
waits 60
mess some
heart plate: craft-foam, foam-sheet-scrap, cardboard, pool-noodle, plastic-bottle, corrugated-paper, milk-jug, leather, cereal-box, cardboard-tube, oatmeal-canister = 2 sheet
heart strap: old-belt, sewing-elastic, hook-and-loop-tape, sock, glove, ribbon, shoelace, tights, duct-tape, buckle, rubber-band, tube-sock, headband = 1
nice cuffs: sewing-elastic, sock, ribbon, shoelace, rubber-band, tights, tube-sock, hair-tie = 2
nice coat: acrylic-paint, metallic-paint, spray-paint, paint = 2 color
nice skin: duct-tape, aluminum-foil, electrical-tape, metallic-paper, felt, denim, magazine, construction-paper, fabric-scrap = 1 piece
nice buttons: button, bottle-cap, keycap, stick-on-gem, nuts-and-bolts, bread-tag, coin, metal-washer, toy-brick, guitar-pick, sequin, coffee-pod = 6
nice dial: old-CD, plastic-lid, clock-kit, metal-lid, plastic-mirror, toy-wheel, ornament, metal-washer, microcontroller, spool = 1
nice tubes: plastic-straw, paper-straw, jumper-wire, headphones, rope, zip-tie, pipe-cleaner, craft-wire, string, plastic-lacing = 3
nice tool: flashlight, LED-light, glow-stick, small-box, clothespin, binder-clip, cardboard-tube, egg-shaped-plastic-shell, old-key, toothbrush = 1
nice sign: felt, patch, sticker, playing-card, cardstock, letter-bead, felt-sticker, foam-sheet-scrap, cardboard-letter = 1
nice lines: permanent-marker, paint-marker, metallic-pen, marker, glow-paint, ballpoint-pen
join glue: glue, glue-gun, duct-tape, waterproof-glue
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,paint
tool knife: scissors
tool pen: ballpoint-pen, pencil, permanent-marker, marker
step measure: draw plate pen by tcc
step cut: cut plate knife > plate by tcc
step coat: paint coat plate brush? by ccc
step skin: build skin plate knife glue > skin by tcc
step buttons: glue buttons plate glue > buttons by ccc
step dial: glue dial tubes? plate glue > dial tubes by ccc
step sign: glue sign plate knife glue > sign by ccc
step lines: draw lines plate > lines by ccc
step strap: build strap cuffs? plate tool? glue > strap tool by tcc
step mission: play plate by ccc
part strap = strap k : r^ k 0 64 190 14 3 ; r^ gold 0 64 26 20 3
part plate = plate a paint coat a : b^ ~ -80 -66 -22 -66 -16 -20 -28 26 -74 26 -86 -20 ; b^ ~ 22 -66 80 -66 86 -20 74 26 28 26 16 -20
part skin = skin silver : r_ silver -51 -54 56 10 3 ; r_ silver 51 -54 56 10 3 ; r_ silver -51 14 46 8 3 ; r_ silver 51 14 46 8 3
part lines = lines k : z_ k 2 -76 -38 -26 -38 ; z_ k 2 26 -38 76 -38
part dial = dial own : o^ silver -50 -16 16 16 ; o_ light-blue -50 -16 11 11 ; z_ k 2 -50 -16 -44 -24
part tubes = tubes red : l_ red 4 -34 -16 -24 0 -34 22 ; l_ yellow 4 -66 -16 -76 2 -66 22
part buttons = buttons own : o^ red 40 -26 6 6 ; o^ yellow 56 -26 6 6 ; o^ blue 40 -8 6 6 ; o^ green 56 -8 6 6 ; o^ w 72 -18 5 5
part sign = sign yellow : s^ yellow 0 64 5 12 5
part tool = tool own : r^ gray 52 76 16 26 3 ; o_ yellow 52 68 6 5
scene lay

* cluster-for-a-bag | 6-8 9-12 13+ | -
extras gift: embroidery-floss, charm
extras jewelry: ribbon, bell, yarn, feather, old-key, charm
topics bag charm, bag charms, backpack charm, charm, charms, keychain, key chain, jewelry, y2k, trinkets, trinket, friendship, best friend gift, gift for a friend, secret santa, stocking stuffer, locker, phone charm, craft fair, lucky charm, birthday favors, aesthetic
near junk journal, earrings, necklace, lanyard, sell
colors pink, teal, gold free
minutes 65 50 50
mess low
heart hook: key-ring, necklace-chain, snap-fastener, curtain-ring, paracord, leather-cord, paper-clip, shoelace, binder-clip = 1
heart bits: charm, old-jewelry-piece, old-key, bell, seashell, button, letter-bead, guitar-pick, keycap, nuts-and-bolts, dice, board-game-piece, coin, toy-animal, bread-tag, bottle-cap, puzzle-piece, metal-washer, wooden-bead = 4
nice beads: bead, letter-bead, wooden-bead, seed-bead, glass-gem, button, dry-pasta, felt-ball, sea-glass, loom-band, acorn = 20
nice cords: embroidery-floss, leather-cord, beading-elastic, string, paracord, yarn, ribbon, craft-wire, plastic-lacing, fishing-line, sewing-thread, guitar-string = 4 ft
nice tassel: yarn, ribbon, leather, tulle, lace, embroidery-floss, feather, tinsel, faux-fur, raffia, denim = 12 in
nice soft: pom-pom, felt, felt-ball, fabric-scrap, sock, faux-fur, wool-roving, craft-foam = 1
nice tag: shrink-plastic, photo, cork, ticket-stub, cardstock, leather, playing-card, old-greeting-card, wood-slice, postage-stamp, plastic-tub, map, polymer-clay, air-dry-clay = 1
nice pens: permanent-marker, paint-marker, colored-pencil, gel-pen, acrylic-paint, metallic-pen, marker = 2 color
nice shine: sequin, stick-on-gem, glitter-glue, glow-paint, metallic-paint, washi-tape = 1
nice hole: hole-punch, awl, needle, pliers, nail
tool scissors: scissors
need line: string, embroidery-floss, ribbon, yarn, fishing-line, cotton-cord, craft-wire, leather-cord, twist-tie = 24 in
step story: arrange bits by ccc
step hook: tie hook line scissors > hook line by tcc
step tag: cut tag pens? shine? scissors > tag by ccc
step hole: poke hole tag bits by ttc
step bits: tie bits line hook > bits by tcc
step beads: thread beads cords? line > beads cords by ccc
step tassel: tie tassel scissors hook > tassel by tcc
step soft: tie soft hook line > soft by ccc
step test: test hook by ccc
step wear: play hook by ccc
part line = line k : z_ k 2 0 -60 -44 30 ; z_ k 2 0 -60 -18 54 ; z_ k 2 0 -60 10 40 ; z_ k 2 0 -60 40 24
part hook = hook gold : a^ gold 0 -72 20 14 0 360
part cords = cords teal : z_ teal 3 0 -58 62 12
part tassel = tassel b : fringe teal -10 44 24 46 8 ; o^ teal 2 42 11 8
part tag = tag own : q^ w 4 28 18 58 18 58 56 28 56 ; h_ a 43 36 10
part bits = bits own : a^ gold -44 34 9 5 0 360 ; r^ gold -44 52 5 24 1 ; s^ silver -20 58 5 14 6 ; o^ gold 62 16 8 8
part beads = beads a : d^ pink 4.5 -10 -40 -18 -22 -26 -4 -34 12 ; d^ teal 4.5 -4 -40 -8 -18 -12 4 -15 26 ; d^ yellow 4.5 3 -36 5 -14 8 8
part soft = soft pink : y^ pink -70 20 15 15 11 0.2 ; z_ k 1.5 -6 -56 -66 8
scene hang
`;
