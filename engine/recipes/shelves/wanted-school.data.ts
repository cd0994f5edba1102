export const shelf = `
* peg-leg-dinosaur | 4-5 6-8 9-12 | Dinosaurs
extras world Dinosaurs: leaf, pinecone, stone, moss, grass, toy-tree, stick, pipe-cleaner, paper-strip, modeling-clay, chestnut, paper-bag, wooden-block, potted-plant, pom-pom, driftwood
appeal 3
topics dinosaur, dinosaurs, dino, prehistoric, jurassic, plant eater, clothespin dinosaur, toy dinosaur, dinosaur party
variant longneck | Dinosaurs | green, yellow, orange | brachiosaurus, diplodocus, brontosaurus, apatosaurus, long neck, longneck, sauropod
variant stegosaurus | Dinosaurs | teal, orange, yellow free | stegosaurus, plates, armored dinosaur
variant triceratops | Dinosaurs | purple, yellow, white free | triceratops, horns, three horns
minutes 30 40 50
mess low
heart legs: clothespin = 2
heart body: cardstock, construction-paper, cereal-box, cardboard, paper-plate, felt, craft-foam, folder = 1 sheet
need parts: construction-paper, cardstock, felt, craft-foam, wrapping-paper, metallic-paper, paper = 1 sheet
nice skin: paint, crayon, marker, oil-pastel, watercolor-paint, colored-pencil = 2 color
nice scales: bubble-wrap, tissue-paper, sticker, confetti, sequin, dried-lentil, button = handful
nice eye: googly-eye, button, sticker, bead
nice ground: paper-plate, leaf, moss, grass, sand, egg-carton, construction-paper = handful
join stick: glue, glue-stick, tape
tool scissors: scissors
tool pen: pencil, marker
step body: cut body pen scissors > body body-s body-t by tcc
step skin: color skin body legs by ccc
step parts: cut parts scissors > parts-l parts-s frill-t horns-t by tcc
step fix: glue parts body stick by ccc
step scales: decorate scales body stick > scales by ccc
step eye: glue eye body stick > eye by ccc
step face: draw pen body > face face-s face-t by ccc
step legs: build legs body > legs by ccc
step ground: arrange ground > ground by ccc
step play: play body by ccc
template body 1 9 across
template body-s 1 8 across
template body-t 1 8 across
part ground = ground b : o_ light-green 0 82 92 12 ; leaf green -84 78 -70 56 7 ; leaf green- -74 80 -58 62 7 ; leaf green 76 80 90 58 7
part body@longneck = body a : b^ ~ -96 34 -70 12 -44 -4 -10 -14 24 -8 36 -34 42 -68 54 -88 76 -88 92 -78 90 -66 70 -64 64 -44 60 -6 52 26 30 42 -30 42 -62 38
part body-s@stegosaurus = body a : b^ ~ -98 30 -70 22 -44 -8 -8 -24 26 -14 50 10 72 16 94 26 94 40 70 42 40 40 0 44 -44 42 -72 36
part frill-t@triceratops = parts b : s^ ~ 42 0 11 44 36 ; o_ ~- 42 0 28 28
part body-t@triceratops = body a : b^ ~ -96 34 -70 14 -44 -12 -8 -20 24 -14 40 -12 62 -14 78 0 92 22 92 34 80 40 62 36 44 34 20 42 -30 44 -66 42
part parts-l@longneck = parts b : o ~ -28 10 8 ; o ~ -4 2 9 ; o ~ 18 8 8 ; o ~ 38 -2 7 ; o ~ 48 -30 6 ; o ~ -50 16 6 ; o ~ 54 -56 5
part parts-s@stegosaurus = parts b : q^ ~ 2 -62 12 -72 -12 -50 -22 -42 -6 ; q^ ~ 2 -38 -8 -40 -48 -18 -48 -16 -18 ; q^ ~ 2 -10 -20 -4 -66 20 -54 16 -16 ; q^ ~ 2 22 -14 32 -46 46 -32 42 4 ; p ~ -84 26 -98 6 -76 22 ; p ~ -92 30 -100 16 -86 26
part horns-t@triceratops = parts c : b^ w 58 -12 70 -40 88 -54 80 -28 70 -8 ; b^ w 70 -6 84 -28 99 -38 92 -14 80 2 ; p^ w 88 12 99 -4 96 20
part scales = scales c : o ~ -20 26 4 ; o ~ 0 22 4 ; o ~ 20 26 4 ; o ~ -40 24 4 ; o ~ -10 34 3 ; o ~ 12 36 3
part face@longneck = pen k : o_ w 72 -78 5 ; o_ k 73 -77 3 ; l_ k 2 76 -69 84 -70 90 -72
part face-s@stegosaurus = pen k : o_ w 78 24 5 ; o_ k 79 25 3 ; l_ k 2 82 34 90 35 94 33
part face-t@triceratops = pen k : o_ w 68 8 5 ; o_ k 69 9 3 ; l_ k 2 76 28 84 30 91 28
part eye = eye own : o w 74 -78 2
part legs = legs own : pin ~ -36 30 54 ; pin ~ 28 30 54
scene stand

* wrapped-ninja | 4-5 6-8 9-12 | Superheroes
extras world Superheroes: tissue, pillow-stuffing, yarn, wooden-block, coaster, hair-tie, paper-bag, pinecone
extras figure: charm
topics ninja, ninjas, warrior, martial arts, karate, judo, taekwondo, samurai, japan, dojo, sneaking, stealth, ninja turtle, ninja party, hero
colors black, red, silver free
minutes 35 45 55
mess low
heart body: cardboard-tube, plastic-bottle, craft-stick, wooden-spoon, peg-doll, paper-cup
heart wrap: crepe-paper, felt, fabric-scrap, ribbon, tissue-paper, yarn, masking-tape, construction-paper, old-t-shirt = 4 strip
need face: construction-paper, paper, cardstock, felt, paper-bag = 1 scrap
need belt: ribbon, yarn, felt, string, pipe-cleaner, washi-tape, construction-paper = 8 in
nice eyes: googly-eye, sticker, bead, button = 2
nice arms: pipe-cleaner, paper-straw, craft-stick, twist-tie = 2
nice star: aluminum-foil, metallic-paper, cardstock = 1 scrap
nice sword: toothpick, craft-stick, cotton-swab, paper-straw, balloon-stick
nice target: paper-plate, paper-cup, egg-carton
join stick: glue, tape
tool scissors: scissors
tool pen: marker
step face: cut face scissors body stick > body face by tcc
step look: draw pen face > look by ccc
step eyes: decorate eyes face stick > eyes by ccc
step wrap: cut wrap scissors body stick > wrap by tcc
step arms: tape arms body stick > arms by tcc
step belt: tie belt body > belt by tcc
step tails: glue wrap body stick > tails by ccc
step sword: glue sword body stick > sword by ccc
step star: cut star scissors > star by tcc
step train: play body target? by ccc
part tails = wrap b : l^ ~ 8 34 -46 62 -58 80 -44 ; l^ ~ 8 34 -42 64 -38 74 -18
part sword = sword own : stick ~ 34 -30 -34 66 7 ; stick k 44 -44 34 -30 9
part arms = arms a : l^ ~ 11 -34 8 -64 22 -70 48 ; l^ ~ 11 34 8 62 -2 78 -22
part body = body own : tube ~ 0 -76 76 158
part face = face tan : r_ ~ 0 -42 76 28 3
part look = pen k : l_ k 4 -26 -55 -8 -49 ; l_ k 4 26 -55 8 -49 ; o_ w -16 -42 9 6 ; o_ w 16 -42 9 6 ; o_ k -14 -42 4 ; o_ k 18 -42 4
part eyes = eyes own : e -16 -41 8 ; e 16 -41 8
part wrap = wrap a : r^ ~ 0 -66 80 26 4 ; r^ ~ 0 28 80 110 4 ; z_ ~+ 1.3 -39 -76 39 -71 ; z_ ~+ 1.3 -39 -70 39 -65 ; z_ ~+ 1.3 -39 -64 39 -59 ; z_ ~+ 1.3 -39 -24 39 -19 ; z_ ~+ 1.3 -39 -17 39 -12 ; z_ ~+ 1.3 -39 -10 39 -5 ; z_ ~+ 1.3 -39 -3 39 2 ; z_ ~+ 1.3 -39 4 39 9 ; z_ ~+ 1.3 -39 11 39 16 ; z_ ~+ 1.3 -39 18 39 23 ; z_ ~+ 1.3 -39 25 39 30 ; z_ ~+ 1.3 -39 32 39 37 ; z_ ~+ 1.3 -39 39 39 44 ; z_ ~+ 1.3 -39 46 39 51 ; z_ ~+ 1.3 -39 53 39 58 ; z_ ~+ 1.3 -39 60 39 65 ; z_ ~+ 1.3 -39 67 39 72 ; z_ ~+ 1.3 -39 74 39 79
part belt = belt b : r^ w 0 30 82 9 2 ; l w 6 -8 34 -16 54 ; l w 6 -4 34 2 56 ; o w -6 32 5
part star = star silver : o^ b 44 24 9 ; s^ ~ 58 16 4 15 6 ; o_ k 58 16 3
scene stand

* plate-skeleton | 4-5 6-8 9-12 | -
extras hanging: bell, stick-on-gem, glitter-glue
appeal 3
topics skeleton, skeletons, bones, bone, halloween, human body, skull, x-ray, anatomy, day of the dead, ribs, body, science, moving toy, dancing skeleton
colors white, black, orange
minutes 40 50 60
mess low
heart plate: paper-plate = 4
heart joint: paper-fastener, yarn, string, pipe-cleaner, twist-tie = 6
nice backing: construction-paper, cardstock, paper-bag, wrapping-paper = 2 sheet
nice bones: cotton-swab, craft-stick, dry-pasta, paper-straw = 12
nice hat: felt, construction-paper, paper-doily, fabric-scrap, ribbon = 1 scrap
join stick: glue
tool punch@4-5: pencil, hole-punch
tool punch@6-8,9-12: hole-punch, pencil
tool scissors: scissors
tool pen: marker
step skull: cut plate pen scissors > skull by tcc
step face: draw pen plate > face by ccc
step ribs: cut plate scissors > ribs by gtc
step limbs: cut plate scissors pen > hips limbs by gtc
step holes: poke punch plate by gtc
step join: build joint plate stick > joints by tcc
step bones: glue bones plate stick > bones by ccc
step hat: cut hat plate stick scissors > hat by tcc
step dance: play plate backing? by ccc
part limbs = plate w : l^ ~ 9 -28 -14 -56 -2 -72 -26 ; l^ ~ 9 28 -14 56 0 76 18 ; l^ ~ 9 -14 52 -34 68 -30 96 ; l^ ~ 9 14 52 30 68 26 96 ; o ~ -76 -32 9 8 ; o ~ 80 22 9 8 ; o ~ -36 97 11 6 ; o ~ 32 97 11 6
part ribs = plate w : r^ ~ 0 8 9 74 3 ; b^ ~ -34 -22 34 -22 40 -8 30 0 -30 0 -40 -8 ; o_ k -18 -11 12 3.5 ; o_ k 18 -11 12 3.5 ; b ~ -32 2 32 2 34 10 26 16 -26 16 -34 10 ; o_ k -16 9 11 3 ; o_ k 16 9 11 3 ; b ~ -24 20 24 20 26 27 18 32 -18 32 -26 27 ; o_ k -12 26 8 2.6 ; o_ k 12 26 8 2.6
part hips = plate w : b^ ~ -26 40 0 46 26 40 24 56 8 60 0 54 -8 60 -24 56
part skull = plate w : b^ ~ -36 -70 -24 -94 0 -99 24 -94 36 -70 28 -50 20 -46 18 -30 -18 -30 -20 -46 -28 -50
part face = pen k : o_ k -14 -68 10 11 ; o_ k 14 -68 10 11 ; p_ k 0 -56 -5 -47 5 -47 ; z_ k 2 -14 -38 14 -38 ; z_ k 2 -8 -44 -8 -32 ; z_ k 2 0 -44 0 -32 ; z_ k 2 8 -44 8 -32
part bones = bones w : r_ w- -42 -8 16 3 1 -20 ; r_ w- 42 -6 16 3 1 24 ; r_ w- -25 60 14 3 1 40 ; r_ w- 23 60 14 3 1 -40
part joints = joint c : o gold -28 -14 4 ; o gold 28 -14 4 ; o gold -56 -2 4 ; o gold 56 0 4 ; o gold -16 52 4 ; o gold 16 52 4
part hat = hat c : b^ ~ -30 -88 30 -88 38 -82 -38 -82 ; q^ ~ 2 -18 -88 -14 -100 14 -100 18 -88
scene lay

* glue-stiff-ghost | 4-5 6-8 9-12 13+ | -
extras party: tulle
extras figure: bell, dry-pasta, necklace-chain
topics not too scary, not scary, friendly ghost, ghost, ghosts, halloween, spooky, boo, haunted house, floating ghost, trick or treat, october, party decoration, night light, phantom
colors white, black, orange
minutes 40 30 40 50
waits 720
mess lots
heart cloth: fabric-scrap, gauze, paper-towel, paper-napkin, old-t-shirt, bed-sheet, lace, tulle, coffee-filter, pillowcase, wet-wipe = 1
need glue: glue
need form: plastic-bottle, plastic-jar, plastic-cup, can, yogurt-pot
need head@4-5,6-8: aluminum-foil, foam-ball, ping-pong-ball, newspaper, tennis-ball
need head@9-12,13+: balloon, aluminum-foil, foam-ball, ping-pong-ball, newspaper, tennis-ball
need under: wax-paper, parchment-paper, plastic-bag, foil-tray = 1
need eyes: felt, construction-paper, googly-eye, sticker, button, marker = 1
nice glow: LED-candle, LED-tea-light, glow-stick, string-light
nice extra: ribbon, pipe-cleaner, feather, cotton-ball, felt = 1
nice shimmer: glow-paint, glitter-glue, metallic-paint = 1 color
join stick: glue
home bowl
home water: = 1/4 cup
home spoon
tool scissors: scissors
tool brush: paintbrush, sponge-brush when shimmer=glow-paint,metallic-paint
step form: build form head under > form by tccc
step cut: cut cloth scissors by tccc
step mix: mix glue water bowl spoon by cccc
step soak: mix cloth bowl by cccc
step drape: shape cloth form under > ghost by tccc
step dry: dry cloth by cccc
step lift: prepare cloth form by tccc
step eyes: decorate eyes cloth stick > eyes by tccc
step shimmer: paint shimmer cloth brush > shimmer by cccc
step stand: play cloth glow? extra? > glow by ctcc
part glow = glow gold : o_ yellow+ 0 50 60 34
part form = form own : r_ gray- 0 40 4 4
part ghost = cloth own : b^ w 0 -92 26 -84 38 -58 40 -30 54 -10 66 26 82 62 92 84 66 76 48 86 24 76 0 88 -24 76 -48 86 -66 76 -92 84 -82 62 -66 26 -54 -10 -40 -30 -38 -58 -26 -84 ; l_ w- 4 -20 -20 -30 30 -40 70 ; l_ w- 4 22 -16 26 30 38 70 ; l_ w- 4 0 -10 2 40 0 72
part shimmer = shimmer b : d_ silver 2.5 -50 40 -20 6 30 10 56 50 10 52 -10 30
part eyes = eyes k : o_ k -14 -56 8 11 ; o_ k 14 -56 8 11 ; o_ k 0 -32 7 10
scene stand

* shambling-zombie | 6-8 9-12 | -
extras figure: bread-tag, button, dry-pasta, felt-sticker, string
appeal 1
topics zombie, zombies, halloween, monster, undead, graveyard, spooky, video game, minecraft, plants vs zombies, october, undead hand
near frankenstein, mummy, costume
colors green, purple, brown
minutes 45 55
waits 30
mess some
heart body: cardboard-tube, oatmeal-canister, chip-can, cardboard
heart rags: fabric-scrap, old-t-shirt, denim, felt, burlap, paper-bag, newspaper, sock = 1
need skin: paint, acrylic-paint = 2 color
need arms: cardboard, cereal-box, craft-stick, cardstock = 1
nice eyes: googly-eye, button, bottle-cap, bead, cotton-pad = 2
nice bandage: toilet-paper, adhesive-bandage, masking-tape, paper-towel = 1 strip
nice hair: yarn, raffia, wool-roving, moss, grass, crinkle-paper = handful
nice stone: cereal-box, foam-sheet-scrap, egg-carton, cardstock, kitchen-sponge = 1
join stick: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker
step arms: cut arms scissors pen > arms by cc
step paint: paint body arms skin brush > body by cc
step shade: paint skin body brush > shade by cc
step rags: cut rags scissors > rags by cc
step dress: glue rags arms body stick by cc
step eyes: glue eyes body stick > eyes by cc
step face: draw pen body > face by cc
step bandage: decorate bandage body > bandage by cc
step hair: glue hair body stick scissors > hair by cc
step walk: play body stone? > stone by cc
part stone = stone gray : q^ gray 8 58 16 96 16 96 80 58 80 ; l_ gray-- 2.5 66 34 88 34 ; l_ gray-- 2.5 68 44 86 44
part body = body own paint paint a : r^ ~ -10 2 74 158 8 ; r_ ~- 20 4 12 150 5
part shade = skin b : o_ green- -26 -46 16 12 ; o_ green- 8 -46 16 12 ; o_ green- -34 -10 8 6
part rags = rags b : p^ ~ -48 8 28 8 28 58 18 50 8 62 -4 50 -16 64 -28 50 -38 60 -48 52 ; p_ ~- -20 8 0 8 -10 24 ; r_ tan 10 34 12 12 1 12 ; p^ brown -48 62 -38 70 -28 60 -16 72 -4 62 8 72 18 60 28 68 28 82 -48 82
part arms = arms own paint paint a : l^ ~ 14 20 14 54 4 84 -6 ; l^ ~ 14 -44 22 -72 14 -88 2 ; z ~ 4 84 -6 96 -14 ; z ~ 4 86 -4 99 -4 ; z ~ 4 -88 2 -98 -6 ; z ~ 4 -88 4 -99 6
part eyes = eyes own : e -26 -46 12 ; e 8 -46 9
part face = pen k : o_ w -26 -46 10 ; o_ w 8 -46 7 ; o_ k -24 -44 3.6 ; o_ k 8 -44 2.6 ; l_ k 3 -32 -16 -18 -10 -6 -18 6 -10 14 -16 ; z_ k 2 -24 -18 -24 -8 ; z_ k 2 0 -18 0 -8 ; l_ k 2.5 16 -70 22 -60 14 -52 ; z_ k 2 12 -64 24 -64 ; z_ k 2 12 -56 22 -56
part bandage = bandage w : r_ w -10 -66 76 9 1 -8
part hair = hair k : l ~ 5 -30 -78 -38 -98 ; l ~ 5 -16 -80 -12 -99 ; l ~ 5 0 -80 8 -96 ; l ~ 5 14 -78 26 -92
scene stand

* branch-hugger | 4-5 6-8 9-12 | Jungle, Animals
extras hanging: leaf, fake-leaf, eucalyptus
extras figure: flower
topics rain forest, rainforest, tree, climbing, zoo, hanging animal, wild animals, endangered animals, mobile
variant sloth | Jungle, Animals | tan, cream, brown | sloth, sloths, baby sloth, slow, lazy day, flash
variant red-panda | Animals, Jungle | orange, white, brown | red panda, red pandas, turning red, firefox, himalaya, raccoon
variant monkey | Jungle, Animals | brown, tan, yellow | monkey, monkeys, gibbon, lemur, five little monkeys
minutes 35 50 60
mess low
heart body: cardboard-tube, paper-cup, felt, cardstock, construction-paper, cereal-box = 1
heart branch: stick, dowel, paper-straw, wooden-spoon, bamboo, driftwood, chopstick
need limbs: felt, construction-paper, pipe-cleaner, cardstock, craft-foam = 1 sheet
need face: felt, construction-paper, cardstock, paper = 1 sheet
nice fur: yarn, raffia, wool-roving, faux-fur, crepe-paper, tissue-paper, cotton-ball, paper-strip = handful
nice eyes: googly-eye, button, bead, sticker = 2
nice leaves: leaf, fake-leaf, felt, tissue-paper, construction-paper = 4
nice hook: string, yarn, ribbon, raffia = 14 in
join stick: glue, tape
tool scissors: scissors
tool pen: marker
step cover: cut body scissors pen > body by tcc
step limbs: cut limbs scissors > limbs by tcc
step join: glue limbs body stick by tcc
step face: cut face scissors body stick > face ears tail by tcc
step draw: draw pen face > look by ccc
step eyes: glue eyes face stick > eyes by ccc
step fur: glue fur body stick scissors > fur by tcc
step hug: build limbs branch > branch by tcc
step leaves: glue leaves branch stick scissors > leaves by tcc
step hook: tie hook branch > hook by gtc
part hook = hook own : l tan 2.5 -70 -62 0 -98 70 -62
part branch = branch own : l^ brown 13 -96 -58 -40 -62 30 -58 96 -64 ; l brown 6 60 -60 82 -82
part leaves = leaves own : leaf green 80 -80 96 -98 7 ; leaf green- 70 -72 52 -88 7 ; leaf green -80 -58 -96 -78 7 ; leaf green- -70 -56 -86 -38 7
part tail@red-panda,monkey = face a : l^ ~ 15 26 60 58 70 74 44 66 22
part body = body a : b^ ~ -34 -10 34 -10 42 30 34 68 0 80 -34 68 -42 30
part limbs = limbs a : l^ ~- 14 -30 2 -56 -26 -52 -66 ; l^ ~- 14 30 2 56 -26 52 -66 ; l^ ~- 14 -26 60 -68 30 -78 -58 ; l^ ~- 14 26 60 68 30 78 -58
part fur = fur c : l ~ 4 -16 50 -20 70 ; l ~ 4 0 54 0 76 ; l ~ 4 16 50 20 70 ; l ~ 4 -8 44 -10 64 ; l ~ 4 8 44 10 64
part ears@red-panda,monkey = face b : o^ ~ -34 -32 12 ; o^ ~ 34 -32 12 ; o_ c -34 -32 6 ; o_ c 34 -32 6
part face = face a : o^ ~ 0 -8 38 32 ; o_ b 0 -4 28 23
part look = pen k : o_ c -14 -8 10 7 -25 ; o_ c 14 -8 10 7 25 ; k -12 -9 4 ; k 12 -9 4 ; o_ k 0 3 7 5 ; u 0 6 8
part eyes = eyes own : e -12 -9 6 ; e 12 -9 6
scene hang

* hand-in-hand-otters | 4-5 6-8 9-12 | Animals, Ocean
extras figure: newspaper
extras world Ocean: raffia, seashell, pipe-cleaner, ribbon, pillow-stuffing, driftwood, tissue-paper, stone, pebble
topics otter, otters, sea otter, river otter, holding hands, friendship, best friends, friends, siblings, sleeping, kelp, aquarium, sea animals
colors brown, tan, green
minutes 35 45 55
mess low
heart body: cardboard-tube, felt, sock, cardstock, construction-paper = 2
heart face: felt, construction-paper, cardstock, paper, craft-foam = 1 sheet
need paws: felt, pipe-cleaner, construction-paper, craft-foam = 1 sheet
nice eyes: googly-eye, button, bead, sticker = 4
nice nose: pom-pom, button, bead, sticker = 2
nice shell: seashell, button, bottle-cap, sticker, sequin = 2
nice kelp: ribbon, crepe-paper, yarn, felt, tissue-paper, leaf = 2 ft
nice sea: bubble-wrap, wax-paper, cellophane, tissue-paper, construction-paper, aluminum-foil, plastic-wrap = 1 sheet
join stick: glue
tool scissors: scissors
tool pen: marker
step body: cut body scissors > body by tcc
step face: cut face scissors > heads by tcc
step paws: cut paws scissors > paws tails by tcc
step join: glue face paws body stick by ccc
step eyes: glue eyes face stick > eyes by ccc
step nose: glue nose face stick > nose by ccc
step look: draw pen face > look by ccc
step shell: glue shell body stick > shell by ccc
step kelp: build kelp body > kelp by ccc
step sea: play body sea? > sea by ccc
part sea = sea light-blue : b^ ~ -98 -30 -50 -44 0 -34 50 -46 98 -32 98 60 50 74 0 64 -50 76 -98 62
part tails = paws a : j^ ~- -44 40 -48 82 13 ; j^ ~- 44 40 48 82 13
part body = body a : r^ ~ -44 6 48 98 22 ; r^ ~ 44 6 48 98 22
part heads = face a : o^ ~ -44 -52 29 26 ; o ~- -68 -64 7 ; o ~- -20 -64 7 ; o^ ~ 44 -52 29 26 ; o ~- 20 -64 7 ; o ~- 68 -64 7 ; o_ b -44 -44 20 14 ; o_ b 44 -44 20 14 ; b_ b -58 -8 -30 -8 -28 24 -44 44 -60 24 ; b_ b 30 -8 58 -8 60 24 44 44 28 24
part paws = paws a : l^ ~- 12 -24 -4 -10 -14 2 -12 ; l^ ~- 12 24 -4 10 -14 -2 -12 ; l^ ~- 11 -66 -6 -76 8 -60 16 ; l^ ~- 11 66 -6 76 8 60 16 ; o ~- -56 52 10 6 ; o ~- -32 52 10 6 ; o ~- 32 52 10 6 ; o ~- 56 52 10 6
part look = pen k : k -54 -56 3.5 ; k -34 -56 3.5 ; k 34 -56 3.5 ; k 54 -56 3.5 ; o_ k -44 -48 6 4.5 ; o_ k 44 -48 6 4.5 ; u -44 -42 6 ; u 44 -42 6 ; z_ k 1.2 -58 -44 -74 -46 ; z_ k 1.2 -30 -44 -16 -46 ; z_ k 1.2 30 -44 16 -46 ; z_ k 1.2 58 -44 74 -46
part eyes = eyes own : o w -54 -56 5.5 ; o w -34 -56 5.5 ; o w 34 -56 5.5 ; o w 54 -56 5.5 ; k -54 -56 3.2 ; k -34 -56 3.2 ; k 34 -56 3.2 ; k 54 -56 3.2
part nose = nose k : o^ ~ -44 -48 7 5 ; o^ ~ 44 -48 7 5
part shell = shell own : f^ cream -44 22 7 11 4 -90 ; f^ cream 44 22 7 11 4 -90
part kelp = kelp c : l^ ~ 6 -86 44 -50 34 -10 40 30 34 66 42 92 32 ; j ~ -70 38 -78 22 5 ; j ~ -20 38 -14 24 5 ; j ~ 12 38 6 54 5 ; j ~ 74 40 82 54 5
scene lay

* sock-axolotl | 4-5 6-8 9-12 | Animals
appeal 3
topics axolotl, axolotls, salamander, amphibian, mexico, minecraft, pet, aquarium, gills, lake, plush, soft toy, stuffed animal, kawaii
colors pink, red, white free
minutes 35 50 65
waits 60
mess low
heart sock: sock, tube-sock, tights, glove
heart gills: felt, pipe-cleaner, feather, ribbon, yarn, construction-paper, craft-foam = 6
need filling: pillow-stuffing, cotton-ball, fabric-scrap, rice, newspaper, old-t-shirt = 3 handful
need tie: rubber-band, hair-tie, string, yarn, ribbon = 2
nice legs: pipe-cleaner, felt, ribbon, craft-foam = 4
nice eyes: googly-eye, button, bead, sticker = 2
nice cheeks: pom-pom, felt, sticker, paint = 2
nice spots: felt, fabric-marker, sequin, sticker, permanent-marker = handful
join stick: glue
tool scissors: scissors
tool pen: marker
step fill: fill filling sock > body by ccc
step tie: tie tie sock > tail by tcc
step gills: cut gills scissors > gills by tcc
step fix: glue gills sock stick by ccc
step legs: cut legs scissors sock stick > legs by tcc
step eyes: glue eyes sock stick > eyes by ccc
step face: draw pen sock > face by ccc
step cheeks: decorate cheeks sock stick > cheeks by ccc
step spots: decorate spots sock stick scissors > spots by tcc
step home: play sock by ccc
part legs = legs a : l^ ~- 9 -22 30 -36 46 -50 48 ; l^ ~- 9 22 34 14 52 26 62 ; l^ ~- 9 62 26 64 44 78 50 ; l^ ~- 9 -2 34 -12 54 -24 60
part tail = tie a : b^ ~ 48 -4 78 -18 98 -40 100 -10 90 16 70 28 48 24
part body = sock a : b^ ~ -60 -20 -10 -22 40 -12 68 0 70 22 44 34 -10 38 -56 32 ; b^ ~ -90 -24 -70 -52 -34 -54 -14 -34 -12 2 -32 24 -66 26 -88 8
part gills = gills b : l^ ~ 8 -80 -40 -92 -60 -98 -78 ; l^ ~ 8 -84 -26 -98 -40 -100 -52 ; l^ ~ 8 -64 -50 -68 -72 -62 -90 ; l^ ~ 8 -34 -52 -28 -74 -16 -88 ; l^ ~ 8 -22 -44 -6 -60 8 -72 ; l^ ~ 8 -14 -30 4 -40 20 -46
part face = pen k : o_ k -72 -18 5 ; o_ k -30 -18 5 ; l_ k 2.5 -66 2 -52 8 -36 2
part eyes = eyes own : e -72 -18 8 ; e -30 -18 8
part cheeks = cheeks b : o_ pink- -82 -4 7 5 ; o_ pink- -20 -4 7 5
part spots = spots b : o_ ~ 6 -8 4 ; o_ ~ 24 4 5 ; o_ ~ 44 -2 4 ; o_ ~ 14 14 3 ; o_ ~ 60 12 3
scene lay

* woolly-llama | 4-5 6-8 9-12 | Animals, Farm
extras figure: bell, flower, pom-pom, ribbon-rose
extras world Farm: aluminum-foil, clover, craft-stick, felt, grass, hay, moss, stick, stone, toy-tree
topics llama, llamas, alpaca, alpacas, peru, bolivia, andes, south america, pack animal, wool, no drama llama, tassels
near knitting, cinco de mayo, festival
colors cream, red, teal
minutes 40 50 60
mess low
heart body: cardboard-tube, small-box, tissue-box, cereal-box, plastic-bottle, cardstock = 1
heart wool: yarn, cotton-ball, wool-roving, pillow-stuffing, faux-fur, tissue-paper, raffia = 2 handful
need neck: cardstock, cardboard, cereal-box, paper-plate = 1 sheet
need legs: clothespin, craft-stick, paper-straw, cardstock, cork = 4
nice blanket: felt, fabric-scrap, ribbon, paper-napkin, construction-paper, washi-tape = 1 scrap
nice tassels: yarn, embroidery-floss, pom-pom, ribbon, felt-ball = 4
nice eyes: googly-eye, button, bead, sticker = 2
nice harness: ribbon, yarn, ric-rac, pipe-cleaner, washi-tape = 12 in
join stick: glue
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker
step neck: cut neck pen scissors > head by tcc
step join: tape neck body tape > body by tcc
step legs: tape legs body tape > legs by tcc
step snip: cut wool scissors by tcc
step wool: glue wool neck body stick > wool by ccc
step eyes: glue eyes neck stick > eyes by ccc
step face: draw pen neck > face by ccc
step blanket: cut blanket scissors body stick > blanket by tcc
step tassels: glue tassels body stick > tassels by ccc
step walk: play body harness? > harness by ccc
part legs = legs own : r^ tan -42 62 11 44 2 ; r^ tan- -24 62 11 44 2 ; r^ tan 24 62 11 44 2 ; r^ tan- 42 62 11 44 2
part body = body own : r^ a- -2 26 104 52 18
part head = neck a : q^ ~ 8 22 30 28 -50 20 -74 30 -94 36 -76 48 -76 54 -94 60 -74 78 -56 78 -42 58 -36 54 30
part wool = wool a : y^ ~ -4 24 62 34 17 .14 ; y^ ~ 40 -14 22 34 12 .16 ; y ~ 42 -70 14 10 7 .25 ; y ~ -62 12 13 14 8 .2
part blanket = blanket b : q^ ~ 3 -34 -12 14 -12 18 34 -38 34 ; z_ c 5 -36 12 16 12 ; z_ gold 3 -36 22 16 22 ; v gold -38 34 18 34 7 8
part tassels = tassels c : o^ ~ -34 44 6 ; o^ gold -18 46 6 ; o^ ~ -2 46 6 ; o^ gold 14 44 6
part face = pen k : k 50 -58 4 ; l_ k 2.5 68 -46 74 -48 78 -46 ; o_ k 76 -53 2.5 ; l_ k 2 44 -64 50 -66 54 -62
part eyes = eyes own : e 50 -58 6.5
part harness = harness b : l_ ~ 4 62 -72 66 -54 62 -38 ; l_ ~ 4 36 -50 50 -44 64 -46 ; o^ c 40 -44 6 ; o^ gold 62 -36 5
scene stand

* sock-puppy | 4-5 6-8 9-12 | Animals
extras puppet: gift-bow, flower
extras world Animals: soft-ball, felt-ball, tennis-ball, breakfast-cereal, bottle-cap, cupcake-liner, faux-fur, old-sweater, stuffed-animal, toy-animal
appeal 3
topics dog, dogs, puppy, puppies, pup, my dog, pet, pets, stuffed animal, soft toy, plush, plushie, no-sew, sleepover, comfort, cuddly toy
colors tan, brown, red or brown, white, gray, gold
minutes 35 45 60
mess low
heart sock: sock, tube-sock
heart filling: pillow-stuffing, rice, cotton-ball, fabric-scrap, dried-lentil, old-t-shirt, newspaper = 4 handful
need tie: rubber-band, hair-tie = 6
need ears: sock, tube-sock, felt, fabric-scrap, craft-foam = 1
nice nose: button, pom-pom, felt, bead
nice eyes: button, googly-eye, bead, felt, sticker, safety-eye = 2
nice collar: ribbon, felt, yarn, lace = 10 in
nice tag: button, bottle-cap, key-ring, sequin, bell
nice bed: shoebox, small-box, basket, egg-carton, berry-basket
join stick: glue
tool scissors: scissors, fabric-scissors
tool pen: marker
tool needle@6-8,9-12: needle
need thread@6-8,9-12: embroidery-floss, sewing-thread = 2 ft
step fill: fill filling sock > body by ccc
step head: tie tie sock > head by tcc
step legs: tie sock tie > legs by tcc
step ears: cut ears scissors sock stick > ears by tcc
step sew@6-8,9-12: sew thread needle sock ears by tc
step nose: glue nose sock stick > nose by ccc
step eyes: glue eyes sock stick > eyes by ccc
step face: draw pen sock > face by ccc
step collar: tie collar sock tag? > collar by tcc
step bed: play sock bed? > bed by ccc
part bed = bed own : b^ kraft -92 46 -60 34 60 34 94 46 84 86 -82 86 ; o_ kraft-- 0 46 78 11
part body = sock a : b^ ~ -40 44 -30 2 0 -10 40 -4 70 16 80 44 60 64 -20 66 ; l^ ~ 11 74 30 90 14 92 -8
part legs = tie a : o^ ~+ -28 62 17 11 ; o^ ~+ 8 66 17 11 ; o^ ~+ 58 64 17 11
part head = tie a : o^ ~ -22 -34 46 40 ; o_ ~+ -24 -16 27 19
part ears = ears b : b^ ~ -56 -64 -78 -54 -86 -14 -74 2 -60 -14 -52 -40 ; b^ ~ 12 -64 34 -54 42 -14 30 2 16 -14 8 -40
part face = pen k : o_ k -38 -42 5 ; o_ k -6 -42 5 ; o_ k -23 -24 9 7 ; l_ k 2.5 -23 -18 -23 -8 ; u -31 -10 8 ; u -15 -10 8
part eyes = eyes k : button k -38 -42 7 ; button k -6 -42 7
part nose = nose k : o^ ~ -23 -25 11 8 ; o_ ~+ -27 -28 3.5 2
part collar = collar c : l^ ~ 8 -52 2 -24 12 8 4 ; o^ gold -22 18 8
scene stand

* foil-knight-set | 4-5 6-8 9-12 | Fantasy, Fairy Tales
extras worn: stick-on-gem, glitter-glue
appeal 3
topics dress up as a knight, knight, knights, shield, sword, armor, castle, king arthur, medieval, middle ages, dragon slayer, coat of arms, dress up, costume, quest, tournament, saint george, zelda, excalibur
colors silver, red, gold
minutes 40 50 60
mess low
heart board: cardboard, pizza-box, cereal-box, cardboard-box, foam-board = 1
heart shine: aluminum-foil, metallic-paper = 3 sheet
need emblem: construction-paper, felt, craft-foam, duct-tape, wrapping-paper, washi-tape, metallic-paper = 2 color
need handle: duct-tape, masking-tape, ribbon, paper-strip, old-belt, cardstock = 2 strip
nice blade: cardboard-tube, wooden-spoon, dowel, pool-noodle = 1
nice jewels: bottle-cap, stick-on-gem, button, sticker, pom-pom, metal-lid = 6
nice relief: string, yarn, cotton-cord, cotton-swab, rope = 2 ft
nice plume: feather, tissue-paper, crepe-paper, ribbon, yarn = 3
join tape: tape, duct-tape, masking-tape
tool scissors: scissors
tool pen: pencil, marker
step draw: draw pen board by tcc
step cut: cut board scissors > shield sword by gtc
step relief: tape relief board tape > relief by ccc
step wrap: fold shine board tape > foil by ccc
step blade: tape blade board shine tape > grip by tcc
step emblem: cut emblem scissors > emblem by tcc
step fix: tape emblem board tape by ccc
step jewels: tape jewels board tape > jewels by ccc
step handle: tape handle board tape by tcc
step vow: play board plume? > plume by ccc
template shield 1 12
part plume = plume b : l ~ 6 -44 -68 -58 -94 ; l ~ 6 -38 -68 -42 -98 ; l ~ 6 -32 -68 -26 -94
part sword = board kraft : q^ ~ 3 58 -92 66 -99 74 -92 74 30 58 30 ; r^ ~ 66 34 50 11 3 ; r^ ~ 66 60 12 44 3
part shield = board kraft : q^ ~ 6 -94 -72 26 -72 26 0 10 46 -34 84 -78 46 -94 0
part relief = relief own : l_ silver- 4 -84 -62 16 -62
part foil = shine silver : q^ ~ 6 -94 -72 26 -72 26 0 10 46 -34 84 -78 46 -94 0 ; q_ ~- 4 -84 -62 16 -62 16 -2 2 40 -34 72 -70 40 -84 -2 ; q_ ~ 4 -80 -58 12 -58 12 -2 -2 38 -34 66 -66 38 -80 -2 ; q^ ~ 3 58 -92 66 -99 74 -92 74 30 58 30 ; z_ ~- 3 66 -90 66 28
part grip = blade own : r^ c 66 34 50 11 3 ; r^ brown 66 60 12 40 3 ; o^ c 66 84 9
part emblem = emblem b : p ~ -80 -58 -34 -58 -34 66 -66 38 -80 -2 ; s^ c -34 -6 8 26 12 ; o_ ~ -34 -6 9
part jewels = jewels c : o ~ -74 -48 5 ; o ~ 6 -48 5 ; o ~ -74 0 5 ; o ~ 6 0 5 ; o ~ -34 54 5 ; o blue 66 34 6
scene lay

* no-sew-cape | 2-3 4-5 6-8 | Superheroes, Fantasy
extras worn: ric-rac, glitter-glue, stick-on-gem, sequin, patch, felt-sticker, letter-bead, bell, embroidery-floss, sticker
appeal 3
topics cape, superhero cape, no-sew cape, cape without sewing, cloak, dress up, costume, super kid, hero party, birthday party, wizard cloak, royal cloak, bat cape
colors red, yellow, blue free
minutes 20 30 35
mess low
waits 120
heart cloth: old-t-shirt, pillowcase, felt, fabric-scrap, bed-sheet, old-towel, old-jersey, blanket = 1
heart emblem: felt, craft-foam, duct-tape, washi-tape = 2 color
join close: clothespin, hook-and-loop-tape, masking-tape, washi-tape = 2
nice shine@2-3: sticker, metallic-paper = 6
nice shine@4-5,6-8: sticker, stick-on-gem, sequin, button, metallic-paper, glitter-glue = 6
nice doodle: marker, fabric-marker = 3 color
nice hem: ribbon, ric-rac, washi-tape, lace, yarn, crepe-paper = 3 ft
nice cuffs: cardboard-tube, sock = 2
join stick: glue, tape, duct-tape
tool scissors: scissors
tool pen: marker
home newspaper
home cushion
step size: cut cloth scissors > cape by gtc
step emblem: cut emblem scissors pen > emblem by gtc
step doodle: draw doodle cloth newspaper > doodle by ccc
step fix: glue emblem cloth stick by ccc
step shine: decorate shine cloth stick > stars by ccc
step hem: glue hem cloth stick > hem by gtc
step press: play cushion by ccc
step close: build close cloth > close by ggt
step cuffs: cut cuffs scissors by gtc
step fly: play cloth by ccc
part cape = cloth a : q^ ~ 6 -46 -88 46 -88 58 -66 84 78 40 86 0 80 -40 86 -84 78 -58 -66 ; l_ ~- 4 -30 -60 -44 20 -48 82 ; l_ ~- 4 30 -60 44 20 48 82
part hem = hem b : l_ ~ 6 -84 76 -40 84 0 78 40 84 84 76
part doodle = doodle c : l_ c 4 -60 44 -50 34 -40 48 -30 36 -20 50 ; l_ c 4 20 56 30 46 40 58 50 48 60 58
part emblem = emblem b : o^ c 0 -4 34 34 ; p^ b 8 -30 -16 2 -2 2 -10 24 16 -10 2 -10
part stars = shine b : bits gold 1.2 -44 -34 44 -34 -54 16 54 16 -28 46 28 46
part close = close own : clasp ~ -44 -102 34 ; clasp ~ 46 -102 34
hung p ~ -83 76 -77 80 -82 100 -92 96 ; o ~- -81 77 4 ; p ~ 83 74 77 78 82 98 92 94 ; o ~- 81 75 4 | p ~ -50 -82 -54 -76 -66 -60 -70 -68 ; o ~- -51 -80 4 ; p ~ 60 -64 64 -60 76 -46 80 -54 ; o ~- 61 -64 4
scene lay

* tail-fin-mermaid | 4-5 6-8 9-12 | Fantasy, Ocean
extras puppet: old-jewelry-piece, flower, sequin, glitter-glue
extras world Ocean: seashell, sand, sea-glass, stick-on-gem, bead, coin, crystal, mosaic-tile, old-jewelry-piece, pom-pom, pipe-cleaner, crinkle-paper, candy-wrapper, tinsel, craft-foam, air-dry-clay, kitchen-sponge, pebble
topics mermaid, mermaids, little mermaid, ariel, merman, sea, ocean, under the sea, siren, scales, doll, puppet, princess, mermaid party
colors teal, purple, red
minutes 40 50 60
mess low
heart body: cardboard-tube, wooden-spoon, craft-stick, clothespin, paper-cup, cardstock = 1
heart scales: cupcake-liner, felt, construction-paper, metallic-paper, tissue-paper, wrapping-paper, paper-doily, craft-foam = 4
need hair: yarn, raffia, crepe-paper, ribbon, wool-roving, tissue-paper, felt, embroidery-floss = 6 ft
need skin: construction-paper, paper, felt, cardstock, paper-bag = 1 sheet
nice shells: seashell, button, sequin, stick-on-gem, sticker, pistachio-shell = 2
nice crown: pipe-cleaner, aluminum-foil, metallic-paper, bead, ribbon = 1
nice eyes: googly-eye, sticker, bead = 2
nice rock: stone, egg-carton, newspaper, kitchen-sponge, play-dough, sand = 1
nice pearls: bead, sequin, stick-on-gem = 8
join stick: glue, tape
tool scissors: scissors
tool pen: marker
step skin: glue skin body stick scissors > skin by tcc
step cut: cut scales scissors > fin by tcc
step scales: glue scales body stick > tail by ccc
step face: draw pen skin > face by ccc
step eyes: decorate eyes skin stick > eyes by ccc
step hair: glue hair body stick scissors > hair by tcc
step arms: cut skin scissors body stick > arms by tcc
step shells: glue shells body stick > shells by ccc
step crown: shape crown > crown by tcc
step rock: play body rock? pearls? > rock by ccc
part rock = rock own : b^ gray -86 84 -70 50 -30 40 20 44 60 56 84 84
part fin = scales b : b^ ~ -4 66 20 70 46 40 82 30 72 56 92 74 60 88 24 86 -4 84
part arms = skin tan : l^ ~ 11 -26 -16 -50 4 -58 26 ; l^ ~ 11 26 -16 46 -2 66 -24
part skin = skin tan : r^ ~ 0 -36 52 76 10
part tail = scales a : b^ ~ -28 -2 28 -2 32 30 26 56 14 76 -6 78 -26 60 -32 30 ; d_ ~+ 6 -21 8 -10 8 0 8 10 8 21 8 ; d_ ~- 6 -17 20 -6 20 6 20 17 20 ; d_ ~+ 6 -22 32 -11 32 0 32 11 32 22 32 ; d_ ~- 6 -14 44 -5 44 5 44 14 44 ; d_ ~+ 6 -15 56 -8 56 0 56 8 56 15 56
part hair = hair c : b^ ~ -30 -58 -24 -82 0 -90 24 -82 30 -58 20 -66 0 -70 -20 -66 ; l^ ~ 11 -26 -66 -38 -30 -32 10 ; l^ ~ 11 26 -66 38 -30 32 10 ; l^ ~ 9 -18 -74 -46 -46 -44 0 ; l_ ~- 1.4 -28 -64 -40 -30 -34 8 ; l_ ~- 1.4 28 -64 40 -30 34 8 ; l_ ~+ 1.4 -23 -66 -36 -30 -29 10 ; l_ ~+ 1.4 23 -66 36 -30 29 10 ; l_ ~- 1.4 -18 -82 0 -86 18 -82 ; l_ ~+ 1.4 -20 -76 0 -80 20 -76
part face = pen k : o_ k -10 -50 4 ; o_ k 10 -50 4 ; z_ k 1.6 -15 -57 -6 -56 ; z_ k 1.6 6 -56 15 -57 ; o_ tan- 0 -46 2.6 ; u 0 -41 7
part eyes = eyes own : e -10 -50 6 ; e 10 -50 6
part shells = shells own : f^ purple -12 -14 6 10 4 -90 ; f^ purple 12 -14 6 10 4 -90
part crown = crown gold : q^ ~ 1 -22 -80 -22 -98 -11 -88 0 -99 11 -88 22 -98 22 -80
scene stand

* little-door | 4-5 6-8 9-12 | Fantasy, Fairy Tales, Nature
extras world Fantasy: moss, leaf, acorn, petal, pressed-flower, snail-shell, bell, pebble, felt-ball, cupcake-liner, modeling-clay, coffee-filter, ribbon-rose, envelope, old-key, seed-pod, pine-needle, cork, crystal
appeal 3
topics fairy door, fairy, fairies, tooth fairy, tooth fairy door, elf door, gnome door, mouse door, fairy garden, magic, elf, pixie, secret door, bedroom decor, garden, christmas elf
colors green, yellow, red free
minutes 40 50 60
waits 30
mess some
heart planks: craft-stick = 5
heart frame: stick, pebble, bark, cardboard, moss, pinecone, bottle-cork = handful
need color: paint, acrylic-paint, marker = 2 color
need back: cardboard, cereal-box, cardstock = 1 scrap
need knob: bead, button, acorn, sticker, pom-pom, bottle-cap, seed-pod
nice window: aluminum-foil, cellophane, metallic-paper, sticker, tissue-paper = 1 scrap
nice green: moss, leaf, fake-leaf, felt, tissue-paper, fern-frond, grass = handful
nice flowers: petal, flower, pressed-flower, ribbon-rose, sticker, paper-doily, button = 3
nice sign: wood-slice, cork, cardstock, craft-foam, price-tag
nice wall: terracotta-pot, log, wood-slice = 1
nice path: pebble, button, seashell, sand = handful
join stick: glue
tool scissors: scissors
tool brush: paintbrush, sponge-brush
tool pen: marker, pencil
step planks: glue planks back stick scissors > door by tcc
step color: paint color planks brush by ccc
step hinges: paint color planks > hinges by ccc
step knob: glue knob planks stick > knob by ccc
step frame: glue frame back stick > frame by ccc
step window: decorate window planks > window by ccc
step green: glue green back stick > green by ccc
step flowers: glue flowers back stick > flowers by ccc
step sign: draw sign pen > sign by ccc
step place: play back path? wall? > path by ccc
part path = path own : o gray -16 82 10 6 ; o gray- 10 88 11 6 ; o gray+ 30 80 9 5 ; o gray 4 76 8 5
part frame = frame own : bits own 1.55 -54 70 -54 52 -54 34 -54 16 -54 -2 -50 -20 -40 -38 -24 -54 -4 -62 18 -58 36 -44 48 -26 54 -8 54 10 54 28 54 46 54 64
part door = planks own paint color a : b^ ~ -42 76 -42 0 -34 -34 0 -54 34 -34 42 0 42 76 ; z_ ~- 2.5 -25 -38 -25 76 ; z_ ~- 2.5 -8 -50 -8 76 ; z_ ~- 2.5 9 -50 9 76 ; z_ ~- 2.5 26 -38 26 76
part hinges = color k : r_ k -26 0 34 6 2 ; r_ k -26 50 34 6 2 ; d_ gray+ 1.6 -38 0 -27 0 -16 0 -38 50 -27 50 -16 50
part window = window b : o^ gold 2 -20 14 14 ; o_ light-blue 2 -20 11 ; z_ gold 2.5 2 -32 2 -8 ; z_ gold 2.5 -10 -20 14 -20
part knob = knob gold : o^ ~ 30 26 6
part green = green green : y^ ~ -66 74 24 14 9 .2 ; y^ ~ 66 74 24 14 9 .2 ; y^ ~ -64 52 11 14 8 .2 ; y^ ~ -63 26 9 14 8 .2 ; y^ ~ -60 2 8 11 8 .2
part flowers = flowers c : f ~ -70 62 5 9 4 ; o gold -70 62 3 ; f ~ 62 62 5 9 4 ; o gold 62 62 3 ; f ~ -62 14 5 8 3.5 ; o gold -62 14 2.6
part sign = sign own : r^ tan 78 30 34 22 3 -6 ; l_ k 2 66 28 72 24 78 30 84 24 90 28 ; r tan- 78 54 5 28
scene stand

* cloud-beard | 4-5 6-8 | Fantasy, Fairy Tales
extras head: glitter-paper, sticker, glitter-glue, stick-on-gem
appeal 1
topics wizard, wizards, merlin, dumbledore, gandalf, magician, beard, santa, dwarf, old man, king, pirate, gnome, disguise, costume, dress up, halloween, theater, class play
colors white, purple, gold
minutes 30 40
waits 60
mess low
heart base: paper-plate, cardstock, paper-bag, felt, cereal-box = 1
heart fluff: cotton-ball, yarn, pillow-stuffing, wool-roving, crepe-paper, tissue-paper, crinkle-paper, raffia, paper-strip = 3 handful
need hold: craft-stick, paper-straw, wooden-spoon, plastic-spoon, chopstick
nice stars: sticker, sequin, stick-on-gem, metallic-paper = 3
nice hat: construction-paper, wrapping-paper, cardstock, felt, party-hat = 1 sheet
nice brim: washi-tape, ribbon, ric-rac, metallic-paper, crepe-paper = 20 in
join stick: glue
join tape: tape, masking-tape
tool scissors: scissors
tool pen: pencil, marker
step shape: cut base pen scissors > base by tc
step mouth: cut base scissors by gt
step snip: prepare fluff by cc
step beard: glue fluff base stick > beard by cc
step mustache: shape fluff base stick > mustache by cc
step stars: decorate stars base stick > stars by cc
step hold: glue hold base stick > hold by cc
step hat: roll hat tape > hat by tc
step brim: tape brim hat tape > brim by cc
step spell: play base by cc
part hat = hat b : p^ ~ 0 -100 40 -34 -40 -34 ; s_ c -8 -56 5 8 4 ; s_ c 12 -46 5 6 3 ; s_ c 4 -74 5 6 3
part brim = brim c : r^ ~ 0 -34 92 9 4
part base = base w : o_ tan 0 -10 34 28 ; o_ k -12 -16 3 ; o_ k 12 -16 3 ; b^ w -44 -6 -30 2 0 6 30 2 44 -6 46 34 26 72 0 92 -26 72 -46 34
part beard = fluff a : y^ ~ -30 18 18 16 8 .2 ; y^ ~ 30 18 18 16 8 .2 ; y^ ~ -24 46 19 17 8 .2 ; y^ ~ 24 46 19 17 8 .2 ; y^ ~ 0 34 20 18 8 .2 ; y^ ~ -10 68 17 16 8 .2 ; y^ ~ 12 70 16 15 8 .2 ; y^ ~ 0 88 12 10 7 .2
part mustache = fluff a : o_ red 0 16 9 5 ; j^ ~+ 0 2 -40 10 9 ; j^ ~+ 0 2 40 10 9 ; o tan- 0 -4 6 8
part stars = stars c : bits gold 1.3 -20 30 22 40 -4 58
part hold = hold own : stick ~ 48 30 74 92 8
scene stand

* carton-register | 4-5 6-8 9-12 | -
extras machine: button, stick-on-gem, sticker, keycap, snap-fastener, bead, modeling-clay, cardboard-letter, washi-tape, paper-fastener, coin, candy-wrapper, sequin
appeal 3
topics shop, store, cash register, grocery store, supermarket, market, money, coins, playing shop, pretend play, lemonade stand, bakery, cafe, counting, math, jobs, cashier, shopkeeper, toy store
colors blue, yellow, red free
minutes 45 55 65
waits 30
mess some
heart box: shoebox, cereal-box, small-box, tissue-box, cardboard-box = 1
heart drawer: egg-carton, ice-cube-tray, muffin-tin, takeout-box, cup-carrier = 1
heart keys: bottle-cap, sticker, button, cork, plastic-lid, craft-foam, construction-paper, pom-pom = 8
need color: paint, acrylic-paint, construction-paper, wrapping-paper = 1 color
need slip: paper, toilet-paper, newspaper, packing-paper = 2 sheet
nice screen: aluminum-foil, metallic-paper, cellophane, wax-paper, paint-chip = 1 scrap
nice money: bottle-cap, button, coin, dried-bean, bread-tag, metal-washer, plastic-lid = handful
nice bell: bell, metal-lid, cupcake-liner
nice scanner: cardboard-tube, clothespin, craft-stick, toy-brick
join stick: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker
step cut: cut box scissors > box by gtc
step color: paint color box brush by ccc
step drawer: cut drawer scissors box > drawer by gtc
step keys: glue keys box stick > keys by ccc
step numbers: glue slip keys pen stick > numbers by ccc
step screen: decorate screen box > screen by ccc
step slip: roll slip box > slip by ccc
step bell: tape bell box tape > bell by ccc
step money: draw pen slip money? > money by ccc
step sell: play box scanner? by ccc
part slip = slip w : q^ w 2 18 -62 50 -62 52 -98 20 -96 ; z_ k 1.5 26 -86 44 -87 ; z_ k 1.5 26 -78 40 -78
part box = box own paint color a : q^ ~ 6 -64 -62 64 -62 72 -22 -72 -22 ; q^ ~- 4 -80 -22 80 -22 88 40 -88 40 ; r^ ~ 0 54 184 34 5
part screen = screen own : r^ k -26 -44 62 26 3 ; r_ light-green -26 -44 54 18 2 ; z_ k 3 -42 -50 -42 -38 ; o_ k -28 -44 4 6 ; z_ k 3 -14 -50 -14 -38
part drawer = drawer own : r^ gray 0 72 156 26 4 ; o_ gray-- -58 70 15 8 ; o_ gray-- -20 70 15 8 ; o_ gray-- 20 70 15 8 ; o_ gray-- 58 70 15 8
part keys = keys b : o^ ~ -52 -8 10 ; o^ ~ -22 -8 10 ; o^ ~ 8 -8 10 ; o^ ~ -55 18 10 ; o^ ~ -23 18 10 ; o^ ~ 9 18 10 ; o^ c 46 -8 10 ; o^ c 50 18 10
part numbers = pen k : z_ k 2 -52 -12 -52 -4 ; l_ k 2 -25 -10 -22 -12 -20 -9 -25 -4 -19 -4 ; l_ k 2 5 -12 10 -11 7 -8 11 -6 5 -4 ; z_ k 2 -55 14 -55 22 ; z_ k 2 46 -11 46 -5 ; z_ k 2 43 -8 49 -8 ; z_ k 2 46 16 54 16 ; z_ k 2 46 20 54 20
part money = money gold : o ~ -58 68 8 ; o ~- -54 66 8 ; o ~ 20 68 8 ; r light-green -20 66 20 10 1 -8
part bell = bell gold : o^ ~ 66 -66 12 10 ; o ~ 66 -78 3
scene stand

* pizza-box-farm | 4-5 6-8 9-12 | Farm
extras world Farm: bead, button, clover, craft-stick, hay, moss, pebble, pipe-cleaner, play-dough, raffia, seed, stick, stone, tissue-paper, toy-animal, toy-tree
appeal 3
topics farm, farm in a box, farmyard, farm animals, barn, field, old macdonald, small world, pretend play, toy animals, harvest, farmer, pond, diorama, crops, travel toy
colors green, brown, red
minutes 50 60 70
waits 30
mess some
heart box: pizza-box, shoebox, cardboard-box, cereal-box = 1
heart color: paint = 3 color
need rows: corrugated-paper, yarn, craft-stick, paper-straw, packing-paper, raffia, soil = handful
need barn: milk-carton, small-box, construction-paper, cardstock, egg-carton, craft-stick = 1
nice fence: craft-stick, cotton-swab, toothpick, paper-straw, stick = 7
nice pond: aluminum-foil, felt, wax-paper, cellophane, bubble-wrap = 1 scrap
nice animals: toy-animal, cotton-ball, pom-pom, clothespin, cork = 5
nice crops: pom-pom, dried-bean, moss, tissue-paper, popcorn, felt-ball, button = handful
nice hay: hay, grass, raffia, crinkle-paper, yarn = handful
join stick: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker when animals!=toy-animal
step ground: paint color box brush > ground sky by ccc
step rows: glue rows box stick > rows by ccc
step barn: build barn box stick scissors > barn by tcc
step roof: paint color barn > roof by ccc
step pond: tape pond box tape scissors > pond by tcc
step fence: glue fence box stick > fence by ccc
step crops: glue crops box stick > crops by ccc
step hay: arrange hay barn > hay by ccc
step animals: build animals pen > animals by ccc
step play: play box by ccc
part sky = box own paint ground light-blue : q^ ~ 4 -84 -96 84 -96 90 -20 -90 -20
part ground = box own paint ground a : q^ ~ 4 -90 -20 90 -20 98 82 -98 82 ; b_ light-blue -84 50 -60 36 -30 42 -18 58 -40 74 -76 72 ; p_ brown 8 6 90 6 94 60 12 60
part rows = rows b : p_ ~ 8 6 90 6 94 60 12 60 ; l_ ~- 4 10 16 92 16 ; l_ ~- 4 10 28 92 28 ; l_ ~- 4 11 40 93 40 ; l_ ~- 4 12 52 94 52
part pond = pond light-blue : b^ ~ -84 46 -60 34 -30 40 -18 56 -40 72 -76 70 ; l_ w 2.5 -66 50 -54 48 -44 52
part barn = barn c : q^ ~ 3 -78 -44 -22 -44 -22 18 -78 18 ; q_ w 2 -62 -8 -38 -8 -38 18 -62 18 ; z_ ~ 3 -62 -8 -38 18 ; z_ ~ 3 -38 -8 -62 18
part roof = color b : p^ ~ -86 -42 -68 -70 -32 -70 -14 -42 ; q_ w 2 -58 -38 -42 -38 -42 -22 -58 -22
part hay = hay gold : o^ ~ -6 12 14 9 ; l_ ~- 2 -16 10 -4 14 4 8
part fence = fence own : r tan 12 -8 5 22 1 ; r tan 30 -8 5 22 1 ; r tan 48 -8 5 22 1 ; r tan 66 -8 5 22 1 ; r tan 84 -8 5 22 1 ; r tan- 48 -12 80 4 ; r tan- 48 -4 80 4
part crops = crops light-green : bits ~ 0.93 22 14 42 14 62 14 82 14 ; bits orange 0.93 22 38 42 38 62 38 82 38
part animals = animals own : y^ w -56 28 12 8 8 .2 ; o k -68 26 4 ; o^ pink 0 70 14 9 ; o pink- 13 68 5 ; k 10 64 1.6 ; o^ yellow -30 50 7 5 ; o yellow -23 45 4
scene lay

* paper-eating-worrier | 4-5 6-8 9-12 | -
extras figure: bottle-cap, bread-tag, charm, dry-pasta, gift-bow, letter-bead, metallic-paper, newspaper, pom-pom
appeal 3
topics worry, worries, worry monster, worry eater, anxiety, anxious, nervous, fears, feelings, bedtime, sleep, nightmares, starting school, hospital, mindfulness, emotions, counselor
colors purple, light green, yellow free
minutes 35 45 55
waits 30
mess some
heart box: tissue-box, small-box, shoebox, cereal-box, oatmeal-canister = 1
heart skin: paint, construction-paper, felt, wrapping-paper, tissue-paper, crepe-paper = 1 color
need teeth: paper, cardstock, craft-foam, felt, index-card = 1 scrap
need notes: paper, sticky-note, index-card, paper-strip = 4
nice eyes: googly-eye, cotton-ball, egg-carton, bottle-cap, button, ping-pong-ball = 2
nice hair: yarn, pipe-cleaner, feather, crepe-paper, tissue-paper, raffia, wool-roving, crinkle-paper = handful
nice arms: pipe-cleaner, felt, ribbon, paper-strip, craft-foam = 2
nice spots: pom-pom, sticker, button, felt, confetti = handful
nice pencil: pencil, crayon
join stick: glue
tool scissors: scissors
tool pen: marker
step mouth: cut box scissors > mouth by gtc
step skin: glue skin box stick > box by ccc
step teeth: cut teeth scissors box stick > teeth by tcc
step eyes: glue eyes box stick > eyes by ccc
step face: draw pen box > face by ccc
step hair: glue hair box stick > hair by ccc
step arms: glue arms box stick > arms by ccc
step spots: decorate spots box stick > spots by ccc
step write: draw notes pen > notes by ccc
step eat: play box pencil? by ccc
part arms = arms a : l^ ~- 10 -72 20 -94 6 -92 -24 ; l^ ~- 10 72 20 94 6 92 -24
part hair = hair b : l ~ 8 -40 -52 -54 -88 ; l ~ 8 -20 -54 -24 -96 ; l ~ 8 0 -54 4 -99 ; l ~ 8 20 -54 30 -94 ; l ~ 8 42 -52 58 -84
part notes = notes w : r^ w 26 4 30 40 1 16 ; z_ k 1.6 20 -4 34 -1 ; z_ k 1.6 18 3 33 6
part box = box a : r^ ~ 0 16 150 136 12 ; r_ ~- 62 18 24 124 8
part mouth = box k : o_ k 0 34 52 24
part teeth = teeth w : p w -42 22 -30 16 -32 34 ; p w -22 14 -8 12 -12 32 ; p w 2 11 16 12 10 30 ; p w 26 14 38 20 30 34 ; p w -36 50 -26 54 -24 38 ; p w -8 57 6 58 0 40 ; p w 22 55 34 50 26 38
part face = pen k : o_ w -30 -22 16 ; o_ w 12 -28 19 ; o_ k -27 -19 7 ; o_ k 14 -24 8.5 ; l_ k 3 -48 -42 -30 -46 -18 -42 ; l_ k 3 -6 -52 12 -56 30 -50
part eyes = eyes own : e -30 -22 18 ; e 12 -28 21
part spots = spots c : bits ~ 1.3 -60 56 ; bits ~ 1.11 56 62 60 -30 ; bits ~ 0.93 -62 -30 -48 74 44 76
scene stand

* night-guard | 4-5 6-8 9-12 | -
extras figure: bell, charm, feather, old-jewelry-piece
topics nightmare, nightmares, nightmare catcher, bad dreams, bad dream, scared of the dark, afraid of the dark, fear, monsters under the bed, bedtime, good night, sleep, dream guard, night watchman, owl
colors navy, yellow, light blue
minutes 35 45 60
waits 30
mess some
heart body: cardboard-tube, oatmeal-canister, paper-cup, chip-can = 1
heart eyes: paper-plate, construction-paper, cupcake-liner, felt, cotton-pad, cardstock, craft-foam = 2
need skin: paint, felt, construction-paper, fabric-scrap, wrapping-paper = 1 color
need net: yarn, string, net-bag, tulle, lace, ribbon, embroidery-floss = 4 ft
nice pupils: googly-eye, button, bottle-cap, pom-pom = 2
nice wings: felt, feather, construction-paper, paper-plate, leaf, craft-foam = 2
nice shield: aluminum-foil, plastic-lid, cardboard, metal-lid, paper-plate = 1
nice stars: sticker, sequin, glow-paint, metallic-paper, bead, stick-on-gem = 5
nice lamp: LED-candle, LED-tea-light, glow-stick, flashlight
need card: paper, index-card, cardstock = 1
join stick: glue, tape
tool scissors: scissors
tool pen: marker
step skin: glue skin body stick scissors > body by tcc
step eyes: cut eyes scissors body stick > eyes by tcc
step pupils: glue pupils body stick by ccc
step face: draw pen body > face by ccc
step wings: glue wings body stick scissors > wings by tcc
step shield: tape shield body stick > shield by ccc
step net: tie net body scissors > net by tcc
step stars: decorate stars body stick > stars by ccc
step order: draw card pen > card by ccc
step post: play body lamp? > lamp by ctc
part wings = wings a : b^ ~- -40 -18 -70 -30 -86 10 -72 50 -44 56 ; b^ ~- 40 -18 70 -30 86 10 72 50 44 56
part body = body own : r^ a 0 6 92 152 24 ; p^ a -44 -52 -40 -94 -10 -68 ; p^ a 44 -52 40 -94 10 -68 ; r_ a- 36 8 14 140 10
part stars = stars c : bits gold 1.3 -28 6 ; bits gold 1.11 26 -2 ; bits gold 0.93 -6 16 30 22 ; bits gold 0.74 -34 24
part net = net w : l_ w 2.5 -44 24 -20 40 4 30 28 42 46 26 ; l_ w 2.5 -44 42 -18 56 6 46 28 58 46 44 ; l_ w 2.5 -44 60 -16 72 8 62 28 74 46 60 ; l_ w 2.5 -32 26 -30 74 ; l_ w 2.5 -8 34 -6 76 ; l_ w 2.5 18 34 20 76
part eyes = eyes b : o^ ~ -21 -36 23 ; o^ ~ 21 -36 23 ; o_ w -21 -36 17 ; o_ w 21 -36 17
part face = pen k : o_ k -21 -36 9 ; o_ k 21 -36 9 ; o_ w -18 -39 3 ; o_ w 24 -39 3 ; p_ gold -8 -18 8 -18 0 -6
part shield = shield silver : o^ ~ 66 28 24 26 ; o_ ~- 66 28 18 20 ; s_ gold 66 28 5 11 5
part card = card w : r^ w -70 76 36 18 1 -8 ; z_ k 2 -80 74 -60 72 ; z_ k 2 -80 79 -64 77
part lamp = lamp gold : o^ cream 78 76 11 9 ; x orange 78 62 9 15
scene stand

* tooth-box | 4-5 6-8 | -
extras box: feather, glitter-paper, stick-on-gem, glitter-glue, letter-bead, sticker, sequin, felt
topics tooth fairy, lost tooth, losing a tooth, first tooth, loose tooth, wobbly tooth, tooth box, baby teeth, baby tooth, dentist, tooth, teeth, brushing teeth, coin, keepsake
colors light blue, white, pink free
minutes 30 40
waits 30
mess some
heart box: small-box, egg-carton, egg-shaped-plastic-shell, takeout-box, walnut-shell = 1
heart bed: cotton-ball, felt, cotton-pad, fabric-scrap, tissue-paper, pillow-stuffing = 1 handful
need cover: paint, construction-paper, wrapping-paper, felt, washi-tape, tissue-paper = 1 color
need tooth: felt, craft-foam, cardstock, paper, paper-plate = 1 scrap
nice eyes: googly-eye, sticker, bead, sequin = 2
nice wings: paper-doily, cupcake-liner, feather, coffee-filter, tissue-paper, ribbon = 2
nice sparkle: sticker, stick-on-gem, sequin, glitter-glue, button = 5
nice bow: ribbon, lace, yarn, ric-rac = 12 in
join stick: glue
tool scissors: scissors
tool pen: marker
step cover: glue cover box stick scissors > box by tc
step bed: fill bed box > bed by cc
step tooth: cut tooth scissors pen > tooth by tc
step wings: glue wings tooth stick > wings by cc
step eyes: glue eyes tooth stick > eyes by cc
step face: draw pen tooth > face by cc
step fix: glue tooth box stick by cc
step sparkle: decorate sparkle box stick > sparkle by cc
step bow: tie bow box > bow by tc
step night: play box by cc
part wings = wings c : b^ ~ -22 -40 -70 -84 -92 -60 -80 -24 -40 -14 ; b^ ~ 22 -40 70 -84 92 -60 80 -24 40 -14
part tooth = tooth w : b^ w -40 -72 -18 -86 0 -78 18 -86 40 -72 42 -40 32 -10 24 14 12 12 6 -12 -6 -12 -12 12 -24 14 -32 -10 -42 -40
part face = pen k : o_ k -13 -46 4.5 ; o_ k 13 -46 4.5 ; u 0 -34 10 ; o_ pink -24 -36 6 4 ; o_ pink 24 -36 6 4
part eyes = eyes own : e -13 -46 7 ; e 13 -46 7
part bed = bed w : y^ ~ 0 14 58 14 14 .18
part box = box own paint cover a : q^ ~ 5 -74 16 74 16 68 84 -68 84 ; r_ ~- 0 24 142 8 2 ; p_ ~- 50 18 72 18 66 82 46 82
part sparkle = sparkle b : s gold -46 48 5 9 4 ; s gold -14 60 5 7 3 ; s gold 24 44 5 8 4 ; s gold 54 62 5 6 3 ; s gold -56 72 5 6 3
part bow = bow c : r_ ~ 0 50 9 66 1 ; p^ ~ 0 20 -24 8 -24 32 ; p^ ~ 0 20 24 8 24 32 ; o ~- 0 20 6
scene stand

* tooth-pillow | 4-5 6-8 9-12 | -
extras cloth: ribbon, letter-bead
appeal 3
topics tooth fairy, tooth fairy pillow, tooth pillow, lost tooth, loose tooth, baby tooth, sewing, first sewing, hand sewing, pocket, felt, softie, gift for a brother, gift for a sister
colors white, light blue, pink
minutes 45 60 75
mess low
heart felt: felt, fabric-scrap, denim, old-t-shirt = 2 sheet
heart thread: embroidery-floss, sewing-thread = 9 ft
need filling: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = 3 handful
need pattern: paper, cardstock, newspaper = 1 sheet
nice eyes: button, bead, googly-eye, safety-eye = 2
nice edge: ribbon, lace, ric-rac = 6 in
nice loop: ribbon, yarn, cotton-cord, raffia = 8 in
nice stars@6-8,9-12: sequin, button, bead, felt-sticker = 3
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: marker, pencil
step pattern: draw pattern pen by tcc
step cut: cut felt pattern scissors > tooth pocket by tcc
step smile@4-5: draw pen felt > face by c
step face@6-8,9-12: sew thread needle felt > face by tc
step eyes: sew eyes thread needle > eyes by gtc
step pocket: sew felt thread needle edge? > stitches by gtc
step stars@6-8,9-12: sew stars thread needle > stars by tc
step join: sew felt thread needle loop? > loop by gtc
step stuff: fill filling felt by ccc
step close: sew felt thread needle > seam by gtc
step night: play felt by ccc
template tooth 2 7
part loop = loop b : l^ ~ 5 -8 -80 -8 -98 8 -98 8 -80
part tooth = felt a : b^ ~ -66 -64 -34 -84 0 -74 34 -84 66 -64 72 -20 60 30 46 84 22 84 10 40 -10 40 -22 84 -46 84 -60 30 -72 -20
part seam = thread b : stitch b -58 -62 -64 -16 6 ; stitch b 58 -62 64 -16 6 ; stitch b -64 -12 -52 32 6 ; stitch b 64 -12 52 32 6 ; stitch b -52 34 -42 76 6 ; stitch b 52 34 42 76 6 ; stitch b -50 -70 -4 -70 6 ; stitch b 4 -70 50 -70 6
part face = thread k : u -24 -44 9 ; u 24 -44 9 ; u 0 -32 10
part eyes = eyes k : button k -24 -46 7 ; button k 24 -46 7
part pocket = felt a : q^ ~ 4 -28 -14 28 -14 28 26 16 36 -16 36 -28 26 ; r_ ~- 0 -11 56 3 1
part stitches = thread w : stitch b -24 -6 -24 24 5 ; stitch b 24 -6 24 24 5 ; stitch b -18 31 18 31 5
part stars = stars c : bits gold 2.04 0 12 ; bits gold 1.11 -46 6 46 6
scene lay

* jar-of-remembering | 4-5 6-8 9-12 13+ | -
extras jar: bead, button, charm, letter-bead, price-tag, ribbon-rose
topics remembering a pet, remembrance, memory jar, memories, remembering somebody, pet loss, my dog died, my cat died, grief, loss, memorial, moving away, goodbye, grandma died, grandpa died, funeral, farewell, end of the year, keepsake
colors light blue, yellow, white free
minutes 30 40 50 60
mess low
heart jar: plastic-jar, glass-jar, cookie-tin, oatmeal-canister, small-box, plastic-tub = 1
heart notes: paper, construction-paper, origami-paper, index-card, paper-strip, sticky-note, cardstock = 3 sheet
need tie: ribbon, yarn, raffia, string, lace, embroidery-floss = 2 ft
nice photo: photo, old-greeting-card
nice finds: pebble, seashell, leaf, feather, pressed-flower, button, acorn, stone, petal = handful
nice label: felt, paper, paper-doily, fabric-scrap, wood-slice, price-tag = 1
nice light: LED-candle, LED-tea-light, string-light
nice lid: fabric-scrap, felt, paper-doily, tissue-paper = 1
nice color: crayon, colored-pencil, gel-pen, watercolor-paint = 3 color
join stick: glue, tape
tool scissors: scissors
tool pen: marker
step wash: prepare jar > jar by gccc
step strips: cut notes scissors > slips by tccc
step write: draw pen notes color? by tccc
step fold: roll notes tie scissors > rolls by tccc
step finds: arrange finds jar > finds by cccc
step photo: tape photo jar stick > photo by tccc
step label: draw label pen > label by cccc
step lid: tie lid jar tie > lid by tccc
step light: arrange light jar > light by ctcc
step open: play jar by cccc
part light = light gold : o_ yellow+ 0 20 54 60
part jar = jar own : q_ white 14 -58 -58 58 -58 64 84 -64 84 ; q_ light-blue+ 12 -54 -54 54 -54 60 80 -60 80
part slips = notes b : r w -30 58 30 9 2 20 ; r ~ 10 66 34 9 2 -14 ; r c 30 48 28 9 2 30
part rolls = notes a : roll ~ -20 36 44 15 ; roll yellow 18 20 42 14 ; roll w -14 4 40 14 ; roll yellow 22 40 36 13 ; roll w 2 56 46 14 ; roll a 8 -12 36 13
part finds = finds own : o gray -40 70 11 7 ; o gray 40 72 12 7 ; f cream 0 74 7 9 4 -90 ; leaf green 44 14 50 -14 6
part photo = photo own : r^ w -26 -18 44 44 1 -6 ; r_ light-blue -26 -20 36 32 1 -6 ; o_ brown -26 -14 11 10 ; o_ brown -34 -22 4 ; o_ brown -18 -22 4 ; k -29 -15 1.8 ; k -22 -15 1.8
part lid = lid b : r^ ~ 0 -64 126 16 5 ; b^ ~ -64 -58 64 -58 72 -44 40 -52 0 -42 -40 -52 -72 -44
part label = label w : h^ red 34 -30 26
scene stand

* dish-soap-putty | 6-8 9-12 13+ | -
topics slime, slime without borax, putty, silly putty, thinking putty, stretchy, goo, fidget, fidget toy, stress, stress relief, exam stress, squishy, calm, sensory, chemistry, science, kitchen science
colors teal, pink, yellow free
minutes 20 25 30
mess some
heart starch: cornstarch = 1 cup
heart soap: dish-soap = 1/2 cup
nice tint: food-coloring = 3 drop
nice shine: glitter-glue, sequin, confetti, glitter = pinch
nice keep: plastic-jar, plastic-tub, egg-shaped-plastic-shell, yogurt-pot, takeout-box = 1
nice label: sticker, washi-tape, masking-tape = 1
home bowl
home spoon
step measure: prepare starch bowl by ccc
step stir: mix soap starch bowl spoon > heap by ccc
step knead: shape starch > putty by ccc
step tint: mix tint starch > tint by ccc
step shine: mix shine starch > shine by ccc
step test: test starch by ccc
step keep: arrange keep starch > jar by ccc
step label: decorate label keep > label by ccc
step use: play starch by ccc
part jar = keep light-blue : r^ ~ -44 44 76 72 8 ; r^ ~- -44 4 82 14 4 ; r_ a -44 56 66 46 6
part label = label w : r_ w -44 50 40 22 3 ; z_ k 2 -58 46 -32 46 ; z_ k 2 -58 53 -38 53
part heap = starch w : b^ ~ -10 72 20 50 60 44 92 60 94 80 40 86 0 84
part putty = starch own paint tint a : b^ ~ 0 76 16 48 26 10 20 -30 -4 -60 -20 -84 -4 -96 20 -84 40 -50 56 -20 60 20 76 46 96 66 92 84 44 88 8 86 ; l_ ~+ 6 22 -40 40 -4 44 40 ; b_ ~- 20 80 50 66 84 76 60 84
part tint = tint a : b_ ~-- 30 -10 38 10 34 30 28 10 ; b_ ~-- 50 40 60 54 52 62 46 50
part shine = shine b : s gold 8 -74 5 5 2 ; s gold 34 -24 5 5 2 ; s gold 44 20 5 5 2 ; s gold 30 58 5 5 2 ; s gold 72 68 5 5 2
scene stand

* squeeze-sock | 4-5 6-8 9-12 13+ | -
appeal 3
topics stress ball, stress balls, stress ball without a balloon, squeeze ball, fidget, fidget toy, squishy, exam stress, stress, anxiety, test anxiety, anger, feeling angry, nervous, calm, calm down, angry, focus, worry, waiting room, adhd, autism
colors yellow, blue, red free
minutes 25 30 40 45
mess low
heart sock: sock, tube-sock, tights, glove = 1
heart fill: rice, flour, dried-lentil, oats, salt, dried-bean, sand, cornstarch, pillow-stuffing = 1 cup
need tie: rubber-band, hair-tie, string, yarn, embroidery-floss = 2
nice scent@9-12,13+: lavender, spice, tea-bag, orange-peel = 1 tsp
nice eyes: googly-eye, button, felt, fabric-marker, permanent-marker = 2
nice hair: yarn, ribbon, pipe-cleaner, feather, felt, raffia = handful
nice mouth: felt, ric-rac, ribbon, craft-foam = 1 scrap
nice tag@9-12,13+: price-tag, index-card, felt, cardstock = 1
join stick: glue when eyes=googly-eye,button,felt; mouth
tool skin: plastic-bag = 1
tool pen@4-5,6-8: marker
tool scissors: scissors
nice pour: funnel = 1
home cup
step double: prepare skin cup sock by ggcc
step scent@9-12,13+: mix scent fill by cc
step fill: fill fill skin sock cup pour? > ball by ggcc
step tie: tie tie sock > knot by tccc
step trim: cut sock scissors > cuff by tccc
step hair: tie hair tie scissors > hair by tccc
step eyes: decorate eyes sock stick > eyes by cccc
step mouth: glue mouth sock stick scissors > mouth by tccc
step mood@4-5,6-8: draw pen sock by cc
step squeeze: play sock tag? by cccc
part hair = hair b : l ~ 6 -6 -58 -40 -92 ; l ~ 6 -2 -58 -14 -98 ; l ~ 6 2 -58 14 -99 ; l ~ 6 6 -58 40 -92 ; l ~ 6 8 -56 62 -78
part cuff = sock a : b^ ~- -14 -48 -34 -76 -10 -70 0 -78 12 -70 36 -78 14 -48
part ball = sock a : b^ ~ -70 20 -60 -22 -26 -46 0 -50 26 -46 60 -22 70 20 56 60 20 80 -20 80 -56 60 ; b_ ~- 40 -20 62 10 56 50 30 72 46 40 ; b_ ~+ -50 -10 -30 -30 -20 -28 -40 0
part knot = tie c : r^ ~ 0 -48 36 11 4
part eyes = eyes own : e -24 2 15 ; e 24 2 15
part mouth = mouth k : b^ ~ -24 34 0 40 24 34 14 54 -14 54 ; o_ red 0 50 9 4
scene stand

* taped-squishy | 6-8 9-12 13+ | Food, Animals
appeal 3
topics squishy, paper squishy, squishies, kawaii, fidget, fidget toy, stress, stress toy, soft toy, anime, food squishy, boba, popsicle, cute, gift for a friend, exam stress
variant toast | Food | tan, brown, pink | toast, bread, breakfast, kawaii food
variant ice-pop | Food, Seasons | pink, light blue, tan | ice pop, popsicle, ice cream, summer
variant cat | Animals | gray, pink, white or orange, white, brown, tan | cat, kitten, pet, cats
minutes 40 55 65
mess low
heart paper: paper, watercolor-paper, construction-paper, graph-paper = 2 sheet
heart tape: tape = 1 roll
heart filling: pillow-stuffing, cotton-ball, tissue, kitchen-sponge, toilet-paper = 3 handful
need color: marker, colored-pencil, crayon, watercolor-pencil, oil-pastel = 4 color
nice shine: gel-pen, metallic-pen, sticker, glitter-glue, stick-on-gem = 1
nice loop: ribbon, yarn, key-ring, string, paper-clip = 6 in
tool scissors: scissors
tool pen: pencil
step draw: draw paper pen > front front-i front-c by ccc
step color: color color paper > face face-i face-c by ccc
step shine: decorate shine paper > shine by ccc
step film: tape tape paper by ccc
step cut: cut paper scissors by ccc
step sides: tape tape paper by ccc
step stuff: fill filling paper by ccc
step loop: tape loop tape paper > loop by ccc
step close: tape tape paper > film by ccc
step squish: play paper by ccc
part loop = loop b : l^ ~ 5 30 -66 44 -96 60 -92 52 -60
part front@toast = paper own : b^ brown -64 -40 -50 -72 -10 -68 10 -72 50 -72 66 -40 56 -16 58 70 0 76 -58 70 -56 -16
part face@toast = color a : b_ a -52 -38 -42 -60 -8 -56 8 -60 44 -60 54 -38 46 -14 48 60 0 65 -48 60 -46 -14 ; o_ k -22 4 6 ; o_ k 22 4 6 ; u 0 14 9 ; o_ c -34 18 8 5 ; o_ c 34 18 8 5 ; q_ yellow 4 -16 -42 14 -46 18 -22 -12 -20
part front-i@ice-pop = paper own : r^ tan 0 74 22 44 6 ; b^ a -52 50 -54 -40 -36 -78 0 -88 36 -78 54 -40 52 50
part face-i@ice-pop = color b : b_ a -46 44 -48 -38 -32 -70 0 -80 32 -70 48 -38 46 44 ; b_ b -48 -6 -20 -18 0 0 24 -14 48 -4 46 44 -46 44 ; o_ k -18 -24 6 ; o_ k 18 -24 6 ; u 0 -14 9 ; o_ red -30 -12 7 4 ; o_ red 30 -12 7 4
part front-c@cat = paper own : b^ a -70 20 -66 -36 -62 -82 -34 -58 0 -62 34 -58 62 -82 66 -36 70 20 50 66 0 74 -50 66
part face-c@cat = color b : p_ b -54 -66 -36 -54 -52 -44 ; p_ b 54 -66 36 -54 52 -44 ; o_ k -26 -4 7 ; o_ k 26 -4 7 ; p_ b -6 8 6 8 0 15 ; u -7 18 7 ; u 7 18 7 ; o_ b -42 14 9 6 ; o_ b 42 14 9 6 ; z_ k 2 -40 26 -64 24 ; z_ k 2 40 26 64 24
part film = tape w : l_ w 6 -44 -30 -40 -48 -28 -54
part shine = shine w : d_ w 3 -30 44 -10 50 14 48 34 42 ; s_ w 38 -36 4 6 2
scene lay

* woven-bread-cover | 4-5 6-8 9-12 13+ | -
topics shabbat, shabbos, sabbath, challah, challah cover, friday night, jewish, judaism, hebrew, bar mitzvah, bat mitzvah, havdalah, rosh hashanah, bread, synagogue, hebrew school
near passover, matzah cover
colors blue, gold, purple
minutes 35 50 65 80
waits 120
mess some
heart cloth: fabric-scrap, pillowcase, bandana, old-t-shirt, bed-sheet, felt, paper-napkin = 1
heart color: fabric-marker, fabric-paint, acrylic-paint, permanent-marker, paint, marker = 3 color
need stamp@4-5: kitchen-sponge, potato, cork, apple = 1
need stamp@6-8,9-12,13+: kitchen-sponge, cork, potato, craft-foam, eraser = 1
nice edge: ribbon, lace, ric-rac, yarn, felt = 5 ft
nice gems: sequin, stick-on-gem, button, bead = 4
nice thread@9-12,13+: embroidery-floss = 8 ft
nice tape: masking-tape, washi-tape = 1 roll
join stick: glue
tool pen: pencil
tool scissors: scissors, fabric-scissors
tool needle@9-12,13+: needle
home plate when color!=fabric-marker,permanent-marker,marker
home newspaper
tool brush: paintbrush, sponge-brush when color=acrylic-paint,fabric-paint,paint
home iron when color=fabric-marker,fabric-paint
step size: cut cloth newspaper scissors > cloth by tccc
step plan: draw pen cloth by tccc
step border: tape tape cloth by tccc
step stamp: print stamp color plate cloth > border by cccc
step loaf: color color cloth brush > loaves by cccc
step word: color color cloth brush > word by tccc
step dry: dry cloth iron by gccc
step stitch@9-12,13+: sew thread needle cloth > stitch by cc
step edge: glue edge cloth stick > edge by tccc
step gems: glue gems cloth stick > gems by cccc
part edge = edge b : fringe ~ -92 -86 14 172 18 ; fringe ~ 78 -86 14 172 18 ; r ~ -84 0 14 176 2 ; r ~ 84 0 14 176 2
part cloth = cloth w : r^ ~ 0 0 160 172 2
part border = color a : r_ a 0 -74 140 5 1 ; r_ a 0 74 140 5 1 ; s_ a -60 -58 6 11 6 ; s_ a 60 -58 6 11 6 ; s_ a -60 58 6 11 6 ; s_ a 60 58 6 11 6 ; o_ c -30 60 4 ; o_ c 0 60 4 ; o_ c 30 60 4
part loaves = color b : o_ ~ -44 16 15 12 ; o_ ~- -28 22 15 12 ; o_ ~ -10 16 16 13 ; o_ ~- 8 22 16 13 ; o_ ~ 26 16 15 12 ; o_ ~- 42 22 14 11 ; d_ w 1.6 -44 12 -28 18 -10 12 8 18 26 12 42 18 -38 18 -4 20 32 20
part word = color c : r_ c -28 -38 9 28 ; x_ orange -28 -64 7 11 ; r_ c 28 -38 9 28 ; x_ orange 28 -64 7 11 ; l_ a 4 -8 -30 -8 -46 0 -46 0 -30 8 -46 8 -30 ; l_ a 4 -8 -30 8 -30
part stitch = thread c : stitch c -70 -84 70 -84 14 ; stitch c -70 84 70 84 14
part gems = gems a : bits purple 0.74 -30 44 -10 44 10 44 30 44
scene lay

* paper-bag-lungs | 6-8 9-12 | -
topics lungs, lung, breathing, respiratory system, human body, anatomy, biology, science project, health, asthma, body, oxygen, calm breathing
near doctor, hospital
colors pink, blue, red
minutes 35 45
mess low
heart bags: paper-bag = 2
heart pipe: paper-straw, plastic-straw, cardboard-tube = 2
need seal: tape, masking-tape, duct-tape
nice chest: cardboard, cereal-box, old-t-shirt, pizza-box, cardstock = 1
nice vessels: yarn, marker, pipe-cleaner, embroidery-floss, crayon = 2 color
nice ribs: paper-strip, craft-stick, paper-straw, balloon-stick = 6
nice heart: felt, construction-paper, tissue-paper, play-dough = 1 scrap
join stick: glue, tape
tool scissors: scissors
tool pen: marker
step draw: color pen bags > branches by cc
step pipe: tape pipe seal > pipe by cc
step fit: tape bags pipe seal > lungs by cc
step test: test bags by cc
step vessels: decorate vessels bags > vessels by cc
step chest: cut chest scissors pen > chest by cc
step mount: tape pipe chest seal by cc
step ribs: glue ribs chest stick > ribs by cc
step heart: glue heart chest stick scissors > heart by cc
step breathe: play bags by cc
part chest = chest own : q^ kraft 10 -22 -92 22 -92 24 -74 70 -62 84 0 78 90 -78 90 -84 0 -70 -62 -24 -74
part ribs = ribs w : l_ w 6 -74 -34 -40 -46 -12 -40 ; l_ w 6 -80 -6 -44 -16 -12 -10 ; l_ w 6 -80 62 -46 70 -14 62 ; l_ w 6 74 -34 40 -46 12 -40 ; l_ w 6 80 -6 44 -16 12 -10 ; l_ w 6 80 62 46 70 14 62
part lungs = bags own paint draw a : b^ ~ -16 -34 -44 -40 -64 -4 -68 46 -54 76 -24 70 -10 40 -12 0 ; b^ ~ 16 -34 44 -40 64 -4 68 46 54 76 30 70 20 46 12 0
part pipe = pipe b : r^ ~ 0 -66 13 66 5 ; l^ ~ 10 0 -38 -12 -22 -26 -10 ; l^ ~ 10 0 -38 12 -22 26 -10
part branches = pen k : l_ b 3 -26 -10 -40 14 -52 22 ; l_ b 3 -26 -10 -34 30 -46 52 ; l_ b 3 -34 30 -24 48 ; l_ b 3 26 -10 40 14 52 22 ; l_ b 3 26 -10 34 30 46 52 ; l_ b 3 34 30 26 54
part vessels = vessels c : l_ ~ 2.5 -20 -4 -44 30 -40 60 ; l_ ~ 2.5 20 -4 44 30 40 60
part heart = heart red : h^ red 6 36 26 ; l_ red- 4 6 24 4 12 12 6
scene lay

* folded-brain-cap | 6-8 9-12 | -
appeal 1
topics brain, human brain, anatomy, human body, nervous system, biology, science project, psychology, neuroscience, thinking cap, costume, halloween, zombie brain
near school, senses
colors pink, red, light blue
minutes 45 60
waits 60
mess some
heart base: paper-bowl, newspaper, paper-plate, straw-hat = 1
heart folds: yarn, newspaper, tissue-paper, cotton-cord, crepe-paper, rope, paper-towel, toilet-paper = 12 ft
need color: paint, acrylic-paint = 3 color
need glue: glue
nice labels: toothpick, sticky-note, paper-strip, price-tag, index-card = 6
nice vessels: embroidery-floss, pipe-cleaner, yarn, marker = 2 ft
nice stem: cardboard-tube, sock, cork, pipe-cleaner = 1
tool brush: paintbrush, sponge-brush
tool scissors: scissors when folds!=newspaper,tissue-paper,crepe-paper,paper-towel,toilet-paper
tool pen: marker
step halves: draw pen base > base by cc
step twist: prepare folds scissors by cc
step lay: glue folds base glue > folds by cc
step dry: dry base by cc
step paint: paint base color brush by cc
step lobes: paint color brush base > lobes by cc
step vessels: glue vessels base glue > vessels by cc
step stem: glue stem base glue > stem by cc
step labels: decorate labels pen base > labels by cc
step wear: play base by cc
part stem = stem tan : r^ ~ 28 66 22 40 8
part base = base own paint paint a : b^ ~ -84 10 -78 -40 -44 -76 0 -84 46 -76 80 -42 86 4 70 36 30 48 -20 46 -66 40
part folds = folds a : l^ ~- 9 -72 8 -62 -14 -74 -30 -52 -40 -60 -56 ; l^ ~- 9 -48 30 -40 4 -52 -12 -30 -24 -38 -50 -22 -66 ; l^ ~- 9 -22 34 -14 10 -26 -6 -8 -22 -18 -44 0 -58 ; l^ ~- 9 6 38 12 14 -2 0 18 -20 8 -44 26 -62 ; l^ ~- 9 30 36 38 12 26 -4 44 -22 34 -44 50 -60 ; l^ ~- 9 56 30 60 8 50 -10 68 -26 58 -44
part lobes = color b : b_ red+ -80 4 -74 -38 -46 -66 -40 -30 -56 10 ; b_ light-blue 50 -66 76 -40 82 0 66 20 56 -10 ; b_ yellow -10 -78 30 -78 36 -52 0 -48
part vessels = vessels c : l_ red 2.5 -60 20 -30 -8 0 4 34 -30
part labels = labels w : z k 1.5 -60 -40 -84 -78 ; r^ w -84 -84 26 14 1 ; z k 1.5 8 -66 14 -94 ; r^ w 14 -93 26 14 1 ; z k 1.5 70 -30 92 -60 ; r^ w 88 -66 24 14 1
scene stand

* egg-cup-spine | 6-8 9-12 | -
appeal 1
topics spine, backbone, vertebrae, bones, bone, skeleton, human body, anatomy, biology, science project, back, vertebrate, posture, body
near chiropractor
colors cream, blue, red
minutes 40 50
mess low
heart bones: egg-carton, cardboard-tube = 2
heart cord: yarn, string, pipe-cleaner, shoelace, cotton-cord, rope = 3 ft
need discs: cotton-pad, craft-foam, felt, kitchen-sponge, dry-pasta, bead = 12
nice spikes: craft-stick, cardstock, cotton-swab, toothpick, paper-straw = 12
nice nerve: embroidery-floss, ribbon, yarn, raffia = 3 ft
nice skull: paper-plate, paper-cup, foam-ball, cardstock, yogurt-pot = 1
nice hips: paper-plate, cardboard, cereal-box, cardstock = 1
join stick: glue, tape when spikes; hips; skull
tool punch: pencil, hole-punch
tool scissors: scissors
tool pen: marker
step cups: cut bones scissors by cc
step holes: poke punch bones by tc
step discs: cut discs scissors punch by cc
step knot: tie cord > cord by cc
step thread: thread bones discs cord > bones by cc
step spikes: glue spikes bones stick scissors > spikes by cc
step nerve: thread nerve bones > nerve by cc
step hips: cut hips scissors cord stick > hips by cc
step skull: cut skull scissors pen cord stick > skull by cc
step bend: play bones by cc
part cord = cord tan : l ~ 4 -4 -70 10 -30 -8 10 6 46 0 96
part nerve = nerve b : l ~ 3 6 -60 22 -30 4 10 18 46 10 80
part hips = hips w : b^ ~ -44 58 -14 64 0 74 14 64 44 58 40 90 12 94 0 88 -12 94 -40 90 ; o_ k -22 78 8 7 ; o_ k 22 78 8 7
part spikes = spikes w : z ~ 4 0 -47 -27 -42 ; z ~ 4 6 -47 33 -42 ; z ~ 4 5 -38 -22 -33 ; z ~ 4 11 -38 38 -33 ; z ~ 4 8 -29 -19 -24 ; z ~ 4 14 -29 41 -24 ; z ~ 4 6 -20 -21 -15 ; z ~ 4 12 -20 39 -15 ; z ~ 4 1 -11 -26 -6 ; z ~ 4 7 -11 34 -6 ; z ~ 4 -5 -2 -32 2 ; z ~ 4 1 -2 28 2 ; z ~ 4 -8 6 -35 11 ; z ~ 4 -2 6 25 11 ; z ~ 4 -7 15 -34 20 ; z ~ 4 -1 15 26 20 ; z ~ 4 -2 24 -29 29 ; z ~ 4 4 24 31 29 ; z ~ 4 4 33 -23 38 ; z ~ 4 10 33 37 38 ; z ~ 4 8 42 -19 47 ; z ~ 4 14 42 41 47 ; z ~ 4 7 51 -20 56 ; z ~ 4 13 51 40 56
part bones = bones own : egg cream 3 -43 8.0 ; egg cream 8 -34 8.3 ; egg cream 11 -25 8.7 ; egg cream 9 -16 9.1 ; egg cream 4 -7 9.4 ; egg cream -2 2 9.8 ; egg cream -5 10 10.1 ; egg cream -4 19 10.4 ; egg cream 1 28 10.8 ; egg cream 7 37 11.2 ; egg cream 11 46 11.5 ; egg cream 10 55 11.8
part skull = skull w : b^ ~ -32 -78 -16 -98 16 -98 32 -78 24 -64 16 -52 -16 -52 -24 -64 ; o_ k -11 -78 7 8 ; o_ k 11 -78 7 8 ; p_ k 0 -70 -4 -64 4 -64
scene lay

* string-held-bridge | 6-8 9-12 13+ | Transportation
extras world Transportation: toy-car, bottle-cork, toy-tree, ping-pong-ball, pom-pom
topics bridge, suspension bridge, bridges, engineering, bridge building, golden gate, brooklyn bridge, san francisco, new york, stem, architecture, physics, forces, challenge, construction
colors red, gray, blue
minutes 50 65 75
waits 30
mess low
heart towers: cardboard-tube, paper-cup, milk-carton, craft-stick, small-box = 4
heart cables: string, yarn, cotton-cord, embroidery-floss = 12 ft
heart deck: cardboard, cereal-box, craft-stick, corrugated-paper, cardstock = 1
nice paint: paint, acrylic-paint = 1 color
need base: cardboard, cardboard-box, pizza-box, wood-scrap, shoebox = 1
nice anchors: stone, can, coin, clothespin, binder-clip = 4
nice river: aluminum-foil, cellophane, construction-paper, felt, tissue-paper, ribbon = 1 sheet
nice cars: toy-car, toy-brick, cork, bottle-cap = 2
join tape: tape, masking-tape, duct-tape
join stick: glue, tape
tool punch: hole-punch, pencil
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: pencil
step towers: tape towers base tape > base towers by ccc
step deck: cut deck pen scissors > deck by ccc
step paint: paint paint towers brush by ccc
step holes: poke punch deck by tcc
step main: tie cables towers base tape scissors > cables by ccc
step lay: build deck towers by ccc
step hang: tie cables deck scissors > hangers by ccc
step anchors: tape anchors cables tape > anchors by ccc
step river: tape river base stick > river by ccc
step test: test deck cars? > cars by ccc
part river = river light-blue : b^ ~ -60 84 -30 70 0 76 30 70 60 84 40 94 -40 94 ; l_ w 2.5 -26 84 -10 80 6 84
part base = base kraft : r^ ~ -78 82 44 14 2 ; r^ ~ 78 82 44 14 2
part cables = cables gray : l ~- 4 -98 66 -70 0 -50 -64 -26 -10 0 8 26 -10 50 -64 70 0 98 66
part towers = towers own paint paint a : r^ ~- -62 4 16 142 3 ; r^ ~- 38 4 16 142 3 ; r^ ~ -50 10 18 150 3 ; r^ ~ 50 10 18 150 3 ; r_ ~- -44 10 5 148 2 ; r_ ~- 56 10 5 148 2 ; r ~ -50 -52 26 7 2 ; r ~ 50 -52 26 7 2
part deck = deck own : r^ ~ 0 42 196 11 2
part hangers = cables gray : z ~ 2 -84 34 -84 38 ; z ~ 2 -70 4 -70 38 ; z ~ 2 -38 -38 -38 38 ; z ~ 2 -26 -10 -26 38 ; z ~ 2 -13 2 -13 38 ; z ~ 2 0 8 0 38 ; z ~ 2 13 2 13 38 ; z ~ 2 26 -10 26 38 ; z ~ 2 38 -38 38 38 ; z ~ 2 70 4 70 38 ; z ~ 2 84 34 84 38
part anchors = anchors own : o^ gray -94 72 11 9 ; o^ gray 94 72 11 9
part cars = cars c : r^ ~ -14 31 24 9 3 ; r ~ -14 24 13 8 3 ; o k -21 37 4 ; o k -7 37 4 ; r^ red 24 31 20 9 3 ; o k 18 37 4 ; o k 30 37 4
scene stand

* swinging-gymnast | 4-5 6-8 9-12 | Sports
appeal 3
topics gymnast, gymnastics, acrobat, circus, olympics, somersault, bar, uneven bars, trapeze, tumbling, moving toy, cartwheel, sports day
colors red, tan, blue free
minutes 35 45 55
mess low
heart body: cardstock, cereal-box, paper-plate, cardboard, craft-foam, index-card = 1
heart frame: craft-stick, dowel, paper-straw, ruler, wooden-spoon, chopstick = 2
heart cord: string, yarn, embroidery-floss, cotton-cord = 2 ft
need joint: paper-fastener, twist-tie, yarn, pipe-cleaner = 4
nice suit: felt, metallic-paper, sticker, washi-tape, marker, construction-paper = 1
nice hair: yarn, felt, crepe-paper, wool-roving, ribbon = 1 strip
nice mat: kitchen-sponge, felt, craft-foam, fabric-scrap = 1
nice medal: button, bottle-cap, sticker, coin = 1
join stick: glue
join tape: tape, masking-tape
tool punch@4-5: hole-punch, pencil
tool punch@6-8,9-12: hole-punch, pencil
tool scissors: scissors
tool pen: marker
step cut: cut body pen scissors > body limbs by gcc
step face: draw pen body > face by ccc
step suit: decorate suit body stick > suit by ccc
step hair: glue hair body stick scissors > hair by tcc
step holes: poke punch body by gtc
step joint: build joint body > joints by tcc
step frame: tape frame tape scissors > frame by gtc
step cord: thread cord frame body > cord by ttc
step swing: play frame mat? by ccc
step prize: decorate medal body stick > medal by ccc
part frame = frame own : stick ~ -52 -84 -30 96 11 ; stick ~ 52 -84 30 96 11 ; r ~- 0 44 70 8 3
part cord = cord tan : z ~ 3 -50 -72 50 -66 ; z ~ 3 -50 -66 50 -72
part limbs = body a : l^ tan 9 -16 -34 -22 -52 -14 -72 ; l^ tan 9 16 -34 22 -52 14 -72 ; l^ tan 10 -8 16 -26 30 -10 48 ; l^ tan 10 8 16 30 22 44 36
part body = body a : o^ tan 0 -50 18 18 ; b^ ~ -18 -34 18 -34 14 0 16 20 -16 20 -14 0
part suit = suit c : z_ w 4 -16 -20 16 -8 ; z_ w 4 -14 -8 15 2
part hair = hair brown : b^ ~ -18 -56 -12 -70 12 -70 18 -56 8 -62 -8 -62 ; o^ ~ 0 -72 8
part face = pen k : k -6 -50 2.4 ; k 6 -50 2.4 ; u 0 -44 5
part joints = joint gold : o ~ -15 -30 3.5 ; o ~ 15 -30 3.5 ; o ~ -9 16 3.5 ; o ~ 9 16 3.5
part medal = medal gold : o^ ~ 0 -8 7 ; s_ w 0 -8 5 5 2
scene stand

* soap-driven-swimmers | 4-5 6-8 9-12 | Sports, Ocean
appeal 3
topics swim, swimming, swimmer, swim team, swim meet, pool, olympics, race, summer, soap boat, surface tension, science experiment, physics, stem, bath toy
colors red, yellow, light blue
minutes 30 35 45
mess some
place sink
heart body: craft-foam, foam-tray, milk-carton, foam-sheet-scrap, cork-sheet = 1
heart soap: dish-soap, soap-bar = 1 tsp
need pool: foil-pan, plastic-tub, bucket, bowl, foil-tray = 1
nice cap: permanent-marker, sticker, electrical-tape, duct-tape = 2 color
nice lanes: yarn, string, paper-straw, plastic-straw, ribbon = 3
nice floats: bead, cork, bottle-cap, pom-pom = 6
nice tint: food-coloring = 3 drop
need dip: cotton-swab, craft-stick, plastic-spoon, toothbrush = 1
join tape: tape, duct-tape
tool scissors: scissors
tool pen: pencil
home water: = 6 cup
home towel
step draw: draw body pen by tcc
step cut: cut body scissors > swimmers by tcc
step notch: cut body scissors by tcc
step cap: decorate cap body > caps by ccc
step pool: fill water pool towel > pool by tcc
step tint: mix tint water > tint by ccc
step lanes: tape lanes pool tape floats? > lanes by tcc
step dip: prepare soap dip by tcc
step race: test body pool dip by tcc
step clear: wash pool water by tcc
part pool = pool own : q^ silver 8 -98 -56 98 -56 88 80 -88 80 ; q_ light-blue 6 -90 -48 90 -48 81 72 -81 72
part tint = tint light-blue : l_ w 2.5 -70 -36 -60 -40 -50 -36 ; l_ w 2.5 40 60 50 56 60 60 ; l_ w 2.5 -60 62 -50 58 -40 62
part lanes = lanes w : z_ ~ 3 -88 -10 88 -10 ; z_ ~ 3 -85 32 85 32 ; o red -60 -10 5 ; o red -20 -10 5 ; o red 20 -10 5 ; o red 60 -10 5 ; o red -60 32 5 ; o red -20 32 5 ; o red 20 32 5 ; o red 60 32 5
part swimmers = body a : b^ tan 6 -28 -14 -36 -50 -34 -64 -38 -56 -28 -64 -20 -50 -22 -14 -22 ; l tan 7 -4 -30 14 -42 30 -40 ; b^ tan 36 10 16 2 -20 4 -34 0 -26 10 -34 20 -20 18 16 18 ; l tan 7 26 8 44 -2 60 0 ; b^ tan -14 52 -34 44 -66 46 -78 42 -72 52 -78 62 -66 60 -34 60 ; l tan 7 -24 50 -8 42 8 44
part caps = cap a : o^ red 12 -26 11 10 ; o^ yellow 42 13 11 10 ; o^ purple -8 54 11 10 ; r_ red -16 -28 20 11 4 ; r_ yellow 12 11 20 12 4 ; r_ purple -36 53 20 12 4
scene lay

* plate-basket-hoop | 4-5 6-8 9-12 | Sports
extras game: bell, clothespin, dried-bean, glitter-paper, masking-tape, price-tag, sticky-note, ticket-stub, washi-tape
appeal 3
topics basketball, hoop, basketball hoop, slam dunk, nba, march madness, playoffs, indoor game, party game, ball game, team, rainy day, bedroom door
colors orange, red, blue free
minutes 35 45 55
waits 30
mess some
heart rim: paper-plate, paper-bowl, oatmeal-canister, cardboard = 1
heart board: cereal-box, cardboard, pizza-box, paper-plate, cardstock = 1
heart net: yarn, net-bag, string, ribbon, crepe-paper, tulle = 12 ft
need ball: newspaper, sock, aluminum-foil, foam-ball, pom-pom, soft-ball, paper = 2
nice color: paint, marker = 2 color
nice skin: masking-tape, washi-tape, duct-tape, electrical-tape = 1 roll
nice score: index-card, sticky-note, paper, clipboard = 2
nice stickers: sticker, felt-sticker, washi-tape = 4
need hold: tape, duct-tape, binder-clip, clothespin = 1
join tape: tape, masking-tape, duct-tape
tool punch: hole-punch, pencil
tool scissors: scissors
tool pen: marker
step rim: cut rim scissors > rim by gtc
step color: paint color board rim by ccc
step square: draw pen board > board square by ccc
step holes: poke punch rim by gtc
step net: tie net rim scissors > net by tcc
step join: tape rim board tape by tcc
step stickers: decorate stickers board > stickers by ccc
step ball: shape ball skin? > ball by ccc
step hang: tape hold board by gtc
step play: play ball score? by ccc
part board = board own paint color w : r^ w 0 -36 150 118 5 ; r_ a 0 -36 150 118 5 ; r_ w 0 -36 138 106 4
part square = pen k : q_ red 2 -34 -46 34 -46 34 2 -34 2 ; q_ w 2 -28 -40 28 -40 28 2 -28 2
part stickers = stickers b : s c -54 -72 5 11 5 ; s c 54 -72 5 11 5 ; s a -54 2 5 9 4 ; s a 54 2 5 9 4
part net = net w : z ~ 3 -42 20 -24 52 ; z ~ 3 -24 22 -36 50 ; z ~ 3 -24 22 -8 54 ; z ~ 3 -6 23 -24 52 ; z ~ 3 -6 23 10 54 ; z ~ 3 12 23 -6 54 ; z ~ 3 12 23 26 52 ; z ~ 3 28 22 12 54 ; z ~ 3 42 20 28 52 ; z ~ 3 -36 50 -22 76 ; z ~ 3 -24 52 -28 76 ; z ~ 3 -8 54 -16 78 ; z ~ 3 10 54 4 78 ; z ~ 3 26 52 14 78 ; z ~ 3 32 50 24 76
part rim = rim own paint color a : a^ ~ 0 16 48 38 0 360
part ball = ball a : o^ ~ 56 66 22 ; l_ k 2.5 34 66 56 60 78 66 ; l_ k 2.5 56 44 52 66 56 88 ; l_ k 2.5 40 50 48 66 40 82 ; l_ k 2.5 72 50 64 66 72 82
scene hang

* tube-bug-inn | 4-5 6-8 9-12 | Bugs, Nature
topics save the bees, bee hotel, wild bees, bug hotel, insect hotel, bug house, bee hotel, mason bee, ladybugs, beetles, pollinators, minibeasts, garden, wild bees, earth day, nature walk, habitat, hibernation, spring, fall
colors red, brown, green
minutes 40 50 60
mess low
place outdoors
heart house: milk-carton, can, plastic-bottle, shoebox, terracotta-pot, wood-scrap, small-box = 1
heart tubes: reed, cardboard-tube, bamboo, paper-straw, corrugated-paper = 8
nice canes: bamboo = 2
heart filling: hay, stick, pinecone, leaf, bark, moss, pine-needle, grass, acorn, seed-pod = 2 handful
nice paint: paint, acrylic-paint = 1 color
nice roof: bark, cardboard, milk-carton, wood-slice = 1
need hang: string, rope, cotton-cord, raffia, yarn = 3 ft
nice sign: craft-stick, wood-slice, cardstock, price-tag = 1
nice bug: felt, cardstock, craft-foam, wood-slice, construction-paper = 1
nice net: net-bag, tulle = 1
join stick: glue, duct-tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker
home saw when canes; tubes=bamboo
step house: cut house scissors > house by gtc
step paint: paint paint house brush by ccc
step collect: arrange filling by ccc
step tubes: cut tubes canes? saw? scissors house > tubes by ttc
step fill: fill filling tubes house > filling by ccc
step net: tie net house by tcc
step roof: glue roof house stick > roof by tcc
step sign: draw sign pen > sign by ccc
step bug: draw bug pen > bug by ccc
step hang: tie hang house > hang by gtc
part hang = hang tan : l ~ 4 -60 -28 0 -96 60 -28
part house = house own paint paint a : q^ ~ 5 -66 -30 66 -30 66 84 -66 84 ; q_ brown-- 4 -58 -22 58 -22 58 76 -58 76
part filling = filling own : l brown 6 -54 40 -10 44 ; l brown- 6 -54 50 -8 52 ; l brown 6 -54 60 -12 62 ; l brown- 6 -54 70 -8 70 ; bits own 1.5 14 46 34 50 46 60 18 62 34 70
part tubes = tubes own : o^ kraft -42 -6 14 ; o_ kraft-- -42 -6 10 ; o^ kraft -12 -8 14 ; o_ kraft-- -12 -8 10 ; o^ kraft 18 -6 14 ; o_ kraft-- 18 -6 10 ; o^ kraft 46 0 11 ; o_ kraft-- 46 0 7.5 ; o^ kraft -40 22 13 ; o_ kraft-- -40 22 9 ; o^ kraft -14 20 12 ; o_ kraft-- -14 20 8 ; o^ kraft 14 20 12 ; o_ kraft-- 14 20 8 ; o^ kraft 42 22 10 ; o_ kraft-- 42 22 7
part roof = roof own : p^ brown -82 -28 0 -76 82 -28 ; z_ brown- 3 -40 -40 0 -64 ; z_ brown- 3 20 -34 -10 -52
part sign = sign w : r^ wood 0 -40 44 16 3 ; l_ k 2 -14 -38 -6 -43 2 -38 12 -42
part bug = bug red : o^ ~ 80 74 13 11 ; o_ k 69 72 6 ; z_ k 2 80 63 80 85 ; o_ k 76 72 2.4 ; o_ k 85 76 2.4 ; o_ k 84 68 2.4
scene hang

* corner-biter | 4-5 6-8 9-12 | Fantasy
appeal 3
topics bookmark, corner bookmark, monster bookmark, monster, origami, reading, book, library, back to school, bookworm, book week, read across america, gift for a teacher, party favor, cute
colors green, white, pink free
minutes 25 30 40
mess low
heart paper: origami-paper, construction-paper, paper, wrapping-paper, envelope, cardstock = 2 sheet
heart teeth: paper, cardstock, craft-foam, felt, index-card = 1 scrap
nice eyes: googly-eye, sticker, button, sequin = 2
nice hair: felt, yarn, feather, tissue-paper, crepe-paper, pipe-cleaner, washi-tape = 1 strip
nice spots: sticker, marker, crayon, gel-pen, washi-tape, confetti, paint, acrylic-paint = handful
nice tongue: ribbon, felt, crepe-paper, construction-paper, washi-tape = 1 strip
join stick: glue-stick, glue, tape
tool scissors: scissors
tool pen: marker, pencil
step square: cut paper scissors by tcc
step half: fold paper by tcc
step corners: fold paper by tcc
step pocket: fold paper > pocket by tcc
step teeth: cut teeth scissors paper stick > teeth by tcc
step tongue: glue tongue paper stick > tongue by ccc
step eyes: glue eyes paper stick > eyes by ccc
step face: draw pen paper > face by ccc
step hair: glue hair paper stick > hair by ccc
step bite: play paper spots? > spots by ccc
part hair = hair c : l ~ 7 -60 -58 -78 -84 ; l ~ 7 -44 -66 -52 -96 ; l ~ 7 -24 -70 -24 -99
part pocket = paper a : p^ sand -96 -88 90 -88 90 90 -96 90 ; z_ gray 1 20 20 76 20 ; z_ gray 1 0 40 76 40 ; z_ gray 1 -20 60 76 60 ; q^ ~- 4 -84 -72 60 -72 -84 72 ; q^ ~ 4 -84 -72 56 -72 -84 68
part tongue = tongue c : l^ ~ 18 -8 4 20 30 26 60
part teeth = teeth w : p w 48 -66 34 -52 54 -40 ; p w 28 -46 14 -32 34 -20 ; p w 8 -26 -6 -12 14 0 ; p w -12 -6 -26 8 -6 20 ; p w -32 14 -46 28 -26 40 ; p w -52 34 -66 48 -46 60
part spots = spots b : o_ ~ -70 10 5 ; o_ ~ -64 26 4 ; o_ ~ 8 -62 5 ; o_ ~ 24 -60 4
part face = pen k : o_ w -58 -40 17 ; o_ w -20 -46 13 ; o_ k -54 -36 8 ; o_ k -16 -42 6.5 ; l_ k 3 -76 -60 -58 -64 -44 -58 ; l_ k 3 -34 -62 -20 -66 -6 -62 ; o_ k -44 -14 2.4 ; o_ k -32 -22 2.4
part eyes = eyes c : eyeball ~ -58 -40 18 ; eyeball ~ -20 -46 15
scene lay

* lamp-for-somebody | 6-8 9-12 13+ | -
extras jar: bead, letter-bead, price-tag, ribbon-rose
topics remembrance, remembering a pet, remembering somebody, memorial light, grief, loss, my dog died, my cat died, all souls day, light, lantern, candle-less, vigil, moment of silence, hope, paw print, keepsake
colors cream, light blue, gold
minutes 40 50 60
waits 60
mess some
heart jar: plastic-jar, plastic-cup, plastic-bottle, paper-bag = 1
heart skin: tissue-paper, coffee-filter, paper-napkin, tracing-paper, rice-paper, leaf, pressed-flower = 2 sheet
need light: LED-candle, LED-tea-light, glow-stick, string-light, flashlight = 1
need shade: construction-paper, cardstock, felt, marker, old-book-page = 1
nice flowers: pressed-flower, leaf, petal, fern-frond, feather, paper-doily = 4
nice tie: ribbon, raffia, lace, yarn, string = 18 in
nice charm: price-tag, button, bell, seashell, key-ring, wood-slice = 1
nice stones: pebble, sand, stone, seashell, sea-glass = handful
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker, pencil
step tear: tear skin by ccc
step paste: glue skin jar glue brush > jar by ccc
step flowers: glue flowers jar glue > flowers by ccc
step dry: dry jar by ccc
step shape: cut shade pen scissors > shade by ccc
step fix: glue shade jar glue by ccc
step tie: tie tie jar charm? > tie by ccc
step stones: fill stones jar > stones by ccc
step light: play light jar > glow by tcc
part jar = jar own : r^ light-blue+ 0 12 112 144 18 ; r_ a 0 16 104 130 14 ; p_ a- -48 -40 -10 -48 -20 -8 -50 0 ; p_ b -10 -48 46 -40 40 -6 0 -10 ; p_ a- 10 20 50 10 50 60 16 56 ; p_ b -50 20 -16 14 -10 60 -50 66
part glow = light gold : o_ yellow+ 0 24 40 44 ; o_ w 0 30 18 22
part flowers = flowers c : leaf green -40 70 -30 40 7 ; leaf green- -26 74 -36 46 6 ; leaf green 40 70 32 42 7 ; f w 40 -34 5 10 4 ; o_ gold 40 -34 3
part shade = shade k : o_ brown 0 40 17 14 ; o_ brown -20 22 7 9 -20 ; o_ brown -7 14 7 9 ; o_ brown 8 14 7 9 ; o_ brown 21 22 7 9 20
part stones = stones gray : o gray -30 78 9 6 ; o gray- -8 80 10 6 ; o gray+ 14 79 9 6 ; o gray 34 78 8 6
part tie = tie c : r^ ~ 0 -54 108 10 3 ; p^ ~ 0 -54 -24 -68 -24 -40 ; p^ ~ 0 -54 24 -68 24 -40 ; o ~- 0 -54 6 ; l ~ 5 0 -52 -14 -22 ; l ~ 5 0 -52 14 -22
scene stand

* fist-hard-goo | 4-5 6-8 9-12 | -
appeal 3
topics slime, oobleck, goo, slime-like, sensory, science, science experiment, solid or liquid, non-newtonian, quicksand, dr seuss, messy play, stress, squishy, kitchen science
colors light green, white, blue
minutes 20 25 30
mess lots
heart starch: cornstarch = 2 cup
heart tint: food-coloring = 4 drop
need pan: foil-pan, plastic-tub, bowl, bucket = 1
nice toys: toy-animal, toy-brick, plastic-spoon, cookie-cutter, bottle-cap = 4
nice shine: glitter, confetti, sequin = pinch
home water: = 1 cup
home spoon
home towel
step tint: mix water tint spoon by tcc
step mix: mix starch water pan spoon > pan by tcc
step right: test starch water by ccc
step shine: mix shine starch by ccc
step punch: test starch > goo by ccc
step ball: shape starch > drips by ccc
step toys: play toys starch > toys by ccc
step clean: wash towel by tcc
part pan = pan silver : q^ ~ 10 -92 18 92 18 80 84 -80 84 ; q_ ~- 8 -84 24 84 24 74 76 -74 76
part goo = starch own paint tint a : b_ ~ -84 34 -40 28 0 36 40 26 84 34 76 74 -76 74 ; o_ ~+ -40 48 22 7 ; o_ ~- 30 54 26 8
part drips = starch own paint tint a : o^ tan 10 -72 26 14 -20 ; l tan 13 -12 -72 -70 -98 ; b^ ~ -14 -62 34 -62 30 -40 24 34 16 34 14 -30 8 -30 6 34 -2 34 -6 -40 ; b_ ~+ -6 -58 26 -58 22 -46 -2 -46
part toys = toys own : o^ yellow -56 34 13 9 ; o^ yellow -46 22 8 ; k -44 20 2 ; p_ orange -38 22 -30 24 -38 27 ; r^ red 58 36 18 12 3
scene stand

* paper-stick-tower | 6-8 9-12 13+ | -
topics tower, tower building, engineering, stem, stem challenge, eiffel tower, skyscraper, architecture, newspaper tower, construction, physics, triangles, team challenge, paper challenge
near paris
colors blue, red, yellow free
minutes 40 55 70
mess low
heart sheets: newspaper, magazine, junk-mail, paper, packing-paper, wrapping-paper = 18 sheet
heart joints: tape, masking-tape, washi-tape, electrical-tape = 1 roll
need roller: pencil, dowel, chopstick, paper-straw, wooden-skewer = 1
nice base: cardboard, pizza-box, cereal-box = 1
nice load: soft-ball, tennis-ball, apple, potato, coin, can, marble = 1
nice flag: construction-paper, tissue-paper, ribbon, felt = 1 scrap
nice color: paint, marker, acrylic-paint = 2 color
need measure: ruler, string = 1
tool scissors: scissors
step roll: roll sheets roller joints by ccc
step color: color color sheets by ccc
step triangle: build sheets joints > foot by ccc
step first: build sheets joints > first by ccc
step second: build sheets joints scissors > second by ccc
step peak: build sheets joints > peak by ccc
step base: tape base joints > base by ccc
step flag: decorate flag joints > flag by ccc
step load: test sheets load? > load by ccc
step measure: test measure by ccc
part base = base own : p^ kraft -92 78 92 78 76 94 -76 94
part foot = sheets own : z^ gray+ 8 -76 80 76 80 ; o_ silver -76 80 6 ; o_ silver 76 80 6
part first = sheets own : z^ gray+ 8 -76 80 -46 12 ; z^ gray+ 8 76 80 46 12 ; z^ gray+ 8 -46 12 46 12 ; z^ gray 6 -76 80 46 12 ; z^ gray 6 76 80 -46 12
part second = sheets own : z^ gray+ 7 -46 12 -22 -42 ; z^ gray+ 7 46 12 22 -42 ; z^ gray+ 7 -22 -42 22 -42 ; z^ gray 5 -46 12 22 -42 ; z^ gray 5 46 12 -22 -42
part peak = sheets own : z^ gray+ 7 -22 -42 0 -84 ; z^ gray+ 7 22 -42 0 -84 ; o_ silver 0 -84 5 ; o_ silver -22 -42 5 ; o_ silver 22 -42 5 ; o_ silver -46 12 5 ; o_ silver 46 12 5
part flag = flag b : z k 2 0 -84 0 -99 ; p^ ~ 0 -99 18 -94 0 -89
part load = load c : o^ ~ 0 -54 12
scene stand

* one-sheet-zine | 9-12 13+ | -
topics zine, mini zine, zines, fold a zine, little book, mini book, comic, diary, fanzine, self-publishing, poetry, punk, collage, writing, stories, library, street art, travel journal
colors red, black, yellow free
minutes 60 75
mess low
heart sheet: paper, construction-paper, graph-paper, packing-paper, map = 1
heart cutouts: magazine, junk-mail, newspaper, old-book-page, photo, postage-stamp, wrapping-paper, sticker = 3
heart ink: marker, gel-pen, ballpoint-pen, colored-pencil, permanent-marker, crayon = 2 color
nice letters: rubber-stamp, stencil = 1
nice tape: washi-tape, masking-tape = 1 roll
nice cover: cardstock, wallpaper, wrapping-paper, paint-chip = 1
nice bind: embroidery-floss, rubber-band, string, ribbon = 1 ft
join glue: glue-stick, glue, tape
tool scissors: scissors
tool pen: pencil
step fold: fold sheet by cc
step slit: cut sheet scissors by cc
step book: fold sheet > pages by cc
step plan: draw pen sheet > plan by cc
step collage: cut cutouts scissors > cutouts by cc
step paste: glue cutouts sheet glue by cc
step words: draw ink sheet > words by cc
step letters: print letters sheet > letters by cc
step tape: decorate tape cover? > tape by cc
step share: play sheet bind? by cc
part pages = sheet w : q^ w 3 -70 -66 4 -80 4 84 -70 70 ; q^ w 3 4 -80 78 -66 78 70 4 84 ; p_ w- 4 -80 16 -77 16 82 4 84
part plan = pen gray : z_ ~ 1.5 14 -40 66 -32 ; z_ ~ 1.5 14 -24 66 -16
part cutouts = cutouts own : p_ a -62 -54 -10 -62 -14 -10 -60 -6 ; o_ c -36 -34 16 ; p_ light-blue 18 -60 66 -52 66 -6 18 -10 ; s_ c 44 -32 9 18 11
part words = ink k : l_ k 3 -60 14 -48 8 -38 16 -26 8 -12 14 ; z_ k 2 -60 28 -14 28 ; z_ k 2 -60 38 -20 38 ; z_ k 2 16 10 66 14 ; z_ k 2 16 22 66 26 ; z_ k 2 16 34 56 37 ; l_ k 2.5 18 56 34 48 50 58 66 50
part letters = letters a : r_ ~ -50 54 12 14 ; r_ ~ -34 56 12 14 ; r_ ~ -18 58 12 14
part tape = tape b : r_ yellow -62 -60 26 8 1 -45 ; r_ yellow 72 -58 26 8 1 45
scene lay
`;
