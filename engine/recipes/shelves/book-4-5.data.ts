export const shelf = `
* pebble-bugs | 4-5 6-8 | Bugs
extras world Bugs: leaf, moss, clover, flower, petal, pebble, stone, pom-pom, cupcake-liner, felt-ball, bead, snail-shell, modeling-clay, aluminum-foil, wood-slice, paper-strip, construction-paper
appeal 3
topics painted rocks, painted stones, stone painting, rock painting, kindness rocks, garden, spring, summer
variant ladybug | Bugs | red, black or orange, yellow | ladybug, ladybugs, ladybird, lady bug, beetle
variant bee | Bugs | yellow, black or gold | bee, bees, honey bee, bumblebee, beehive
minutes 30 40
waits 60
mess some
heart stone: stone = 3
heart color: paint, acrylic-paint = 2 color
nice eyes: googly-eye = 6
nice bed: leaf, fake-leaf, grass, moss = handful
home water
home towel
join stick: glue
tool brush: paintbrush, cotton-swab
step wash: wash stone water towel by cc
step coat: paint stone color brush > shell-l shell-b by cc
step head: paint stone color brush > head by cc
step dots: paint stone color brush > dots-l dots-b face by cc
step eyes: glue eyes stone stick > eyes by cc
step home: play stone bed? > bed by cc
part bed = bed green : bits own 3 -84 72 -58 84 -30 78 -4 86 24 80 50 88 76 82 -72 88 90 74 8 72
part shell-l@ladybug = stone own paint coat a : b ~ -46 40 -88 34 -92 0 -66 -26 -30 -26 -6 0 -10 32 ; b ~ 52 76 6 70 4 34 30 8 66 8 92 36 88 66 ; b ~ 34 -8 6 -14 4 -42 24 -62 52 -60 70 -36 62 -14
part shell-b@bee = stone own paint coat a : b ~ -46 40 -88 34 -92 0 -66 -26 -30 -26 -6 0 -10 32 ; b ~ 52 76 6 70 4 34 30 8 66 8 92 36 88 66 ; b ~ 34 -8 6 -14 4 -42 24 -62 52 -60 70 -36 62 -14
part head = color b : b_ ~ -22 -22 -4 0 -8 30 -30 34 -38 8 ; b_ ~ 78 14 92 36 88 64 68 66 60 38 ; b_ ~ 58 -56 70 -36 62 -14 48 -16 44 -38
part dots-l@ladybug = color b : z_ ~ 4 -38 6 -90 10 ; z_ ~ 4 60 40 6 46 ; z_ ~ 4 44 -34 5 -30 ; d_ ~ 7 -58 -12 -74 -8 -56 24 -74 24 -44 -14 ; d_ ~ 7 44 24 24 26 46 60 26 60 ; d_ ~ 5.5 30 -48 16 -42 28 -20 14 -22
part dots-b@bee = color b : z_ ~ 10 -54 -26 -58 36 ; z_ ~ 9 -76 -16 -78 34 ; z_ ~ 10 40 12 38 74 ; z_ ~ 9 18 20 18 70 ; z_ ~ 8 32 -58 28 -14 ; z_ ~ 7 16 -52 14 -18
part face = color a : o_ ~ -22 -4 5 5 ; o_ ~ -20 16 5 5 ; o_ ~ 78 32 5 5 ; o_ ~ 78 52 5 5 ; o_ ~ 58 -44 4 4 ; o_ ~ 60 -28 4 4
part eyes = eyes own : e -22 -4 7 ; e -20 16 7 ; e 78 32 7 ; e 78 52 7 ; e 58 -44 5.5 ; e 60 -28 5.5
scene lay

* painted-tube-animal | 2-3 4-5 6-8 | Animals
extras world Animals: toy-tree, grass, stone, leaf, stick, fake-leaf, toy-animal, moss, felt, hay
extras figure: dry-pasta, flower, gift-bow
topics zoo, safari, pretend play, toilet roll animals, recycling, small world, puppets
variant monkey | Jungle, Animals | brown, tan, yellow or tan, gray | monkey, monkeys, curious george, chimp, ape
variant dog | Animals | brown, cream, red free | dog, dogs, puppy, puppies, pup, pet
variant giraffe | Jungle, Animals | yellow, brown, orange | giraffe, giraffes, savanna, africa
variant horse | Farm, Animals | brown, black, cream or white, gray, tan | horse, horses, pony, ponies, foal
minutes 25 35 40
waits 30
mess some
heart tube: cardboard-tube
heart color: paint = 2 color
heart paper: construction-paper, packing-paper, cardstock, paper-bag, paper, felt = 1 sheet
nice tail@4-5,6-8: pipe-cleaner, yarn, string, raffia, ribbon = 5 in
nice eyes@4-5,6-8: googly-eye, button = 2
nice nose@4-5,6-8: pom-pom, button, bottle-cap
nice snack: leaf, tissue-paper, crepe-paper, crinkle-paper = bit
home plate
join stick: glue
tool brush: paintbrush, kitchen-sponge, sponge-brush
tool scissors: scissors
tool pen: marker, crayon
step paint: paint tube color brush plate > body by tcc
step spots: print color tube > belly spots-g by ccc
step cut: cut paper pen scissors by gtc
step head: glue paper tube stick > ears-m ears-d ears-g ears-h head muzzle-m muzzle-d muzzle-g muzzle-h mane by tcc
step eyes@4-5,6-8: glue eyes tube stick > eyes by cc
step nose@4-5,6-8: glue nose tube stick > nose by cc
step face: draw pen tube paper > face by tcc
step tail@4-5,6-8: glue tail tube stick scissors > tail by tc
step feed: play tube snack? > snack by ccc
template head 1 2.5
part tail = tail own : l ~ 5 28 60 58 66 74 44 66 20 52 26
part body = tube own paint paint a : tube ~ 0 -16 62 96
part belly@monkey,dog,horse = color b : o_ ~ 0 44 20 26
part spots-g@giraffe = color b : o_ ~ -16 20 9 8 ; o_ ~ 10 30 9 7 ; o_ ~ -14 46 8 9 ; o_ ~ 16 54 8 8 ; o_ ~ -6 68 9 6 ; o_ ~ 22 14 6 7
part ears-m@monkey = paper a : o ~ -44 -42 15 16 ; o ~ 44 -42 15 16 ; o_ b -44 -42 9 10 ; o_ b 44 -42 9 10
part ears-g@giraffe = paper a : j ~ -26 -60 -56 -72 9 ; j ~ 26 -60 56 -72 9 ; z b 6 -12 -70 -14 -92 ; z b 6 12 -70 14 -92 ; o b -14 -94 6 6 ; o b 14 -94 6 6
part ears-h@horse = paper a : j ~ -18 -66 -30 -98 9 ; j ~ 18 -66 30 -98 9
part mane@horse = paper b : t ~ 0 -96 10 -6 -52 5 ; t ~ -10 -92 7 -16 -58 4
part head = paper a : q^ ~ 26 -40 -76 40 -76 40 -6 -40 -6
part ears-d@dog = paper b : b^ ~ -34 -76 -54 -62 -58 -22 -46 -14 -36 -38 ; b^ ~ 34 -76 54 -62 58 -22 46 -14 36 -38
part muzzle-m@monkey = paper b : o_ ~ -14 -44 17 18 ; o_ ~ 14 -44 17 18 ; o_ ~ 0 -22 30 18
part muzzle-d@dog = paper b : o_ ~ 0 -22 22 16
part muzzle-g@giraffe = paper c : o_ ~ 0 -20 26 15
part muzzle-h@horse = paper c : o_ ~ 0 -18 27 15
part face = pen k : k -14 -46 4.5 ; k 14 -46 4.5 ; o_ k -6 -26 3 2.4 ; o_ k 6 -26 3 2.4 ; u 0 -20 11
part eyes = eyes own : e -14 -46 8 ; e 14 -46 8
part nose = nose k : pompom k 0 -29 7
part snack = snack light-green : j^ ~ 34 -16 62 -26 7 ; j^ ~ 34 -14 60 -6 6
scene stand

* shining-disc-fish | 4-5 6-8 9-12 | Ocean
extras hanging: stick-on-gem, sequin, crystal
topics fish, rainbow fish, tropical fish, aquarium, under the sea, sea life, goldfish, nemo, recycling, upcycling
colors orange, yellow, teal free
minutes 20 30 35
mess low
heart disc: old-CD
heart paper: construction-paper, cardstock, felt, craft-foam = 2 sheet
nice scales: tissue-paper, cupcake-liner, crepe-paper, cellophane, sticker, stick-on-gem, sequin, metallic-paper, wrapping-paper, washi-tape = handful
nice eye: googly-eye, button, bottle-cap = 1
nice hang: string, yarn, ribbon, cotton-cord = 12 in
join stick: glue
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, pencil, crayon
step check: prepare disc > disc by gcc
step cut: cut paper pen scissors by tcc
step fins: tape paper disc tape > tail fins by tcc
step mouth: glue paper disc stick > mouth by ccc
step scales: glue scales disc stick > scales by ccc
step look: decorate eye disc stick > eye by ccc
step draw@4-5: draw pen paper disc > lines by c
step draw@6-8,9-12: draw pen paper disc > lines by cc
step hang: tape hang disc tape > hang by gtc
step swim: play disc by ccc
template tail 1 4
part hang = hang own : hang ~ 0 -62
part tail = paper a : b^ ~ 44 0 90 -44 84 -14 92 0 84 16 92 46 ; z_ ~- 3 60 -4 84 -22 ; z_ ~- 3 62 2 84 2 ; z_ ~- 3 60 6 84 24
part fins = paper b : b^ ~ -30 -54 -8 -88 30 -70 40 -42 ; b^ ~ -14 56 0 84 34 70 30 48
part disc = disc own : o^ silver 0 0 66 66 ; a_ light-blue 0 0 58 46 190 260 ; a_ pink 0 0 56 44 20 80 ; a_ yellow 0 0 46 36 100 170 ; o_ w 0 0 18 18 ; o_ gray 0 0 9 9
part scales = scales b : o_ ~ 24 -36 13 11 ; o_ ~+ 42 -10 13 11 ; o_ ~ 38 20 13 11 ; o_ ~- 16 38 13 11 ; o_ ~+ 10 -20 12 10 ; o_ ~ 16 12 12 10 ; o_ ~- 2 -44 12 10
part mouth = paper a : h^ ~ -66 4 14
part lines = pen k : o_ w -34 -22 12 12 ; o_ k -36 -22 6 6
part eye = eye own : e -34 -22 13
scene hang

* toy-dinosaur-tracks | 2-3 4-5 6-8 | Dinosaurs
extras world Dinosaurs: leaf, pinecone, stone, toy-tree, moss, grass, stick, modeling-clay, pipe-cleaner, wooden-block
extras picture Dinosaurs: pillow-stuffing, leaf, cupcake-liner, paper-strip, fern-frond, origami-paper, button, pom-pom, index-card, washi-tape, moss, grass, metallic-paper
topics dinosaur, dinosaurs, t rex, dino party, footprints, toy dinosaurs, process art
near fossils, museum
colors brown, green, orange
minutes 20 25 35
waits 30
mess lots
heart walker: toy-animal = 2
heart color: paint = 2 color
need paper: paper, packing-paper, construction-paper, cardstock, watercolor-paper = 2 sheet
nice sponge: kitchen-sponge, sponge-brush, cotton-ball, bubble-wrap = 1
nice tree: leaf, fern-frond, grass, pine-needle = handful
home plate
home water
home towel
home bowl
join tape: tape, masking-tape
tool pen: marker, crayon
step lay: tape paper tape by gtc
step plate: prepare color plate by gtc
step land: print sponge color paper > land by ccc
step walk: print walker color paper > sheet tracks walkers by ccc
step chase@4-5,6-8: print walker color paper > chase chaser by cc
step trees: print tree color paper > trees by ccc
step bath: wash walker bowl water towel by ccc
step story: draw pen paper > volcano by tcc
part sheet = paper w : r^ w 0 0 184 150 2
part land = color b : o_ ~+ -60 56 30 14 ; o_ ~ -6 60 34 12 ; o_ ~+ 52 56 34 15 ; o_ ~ -76 48 14 12
part volcano = pen k : z_ k 3 44 -14 60 -52 ; z_ k 3 92 -14 74 -52 ; z_ k 3 60 -52 66 -48 70 -54 74 -52
part tracks = color a : z_ ~ 7 -82 30 -70 24 ; z_ ~ 7 -82 30 -72 32 ; z_ ~ 7 -82 30 -74 40 ; z_ ~ 7 -56 8 -44 2 ; z_ ~ 7 -56 8 -46 10 ; z_ ~ 7 -56 8 -48 18 ; z_ ~ 7 -34 28 -22 22 ; z_ ~ 7 -34 28 -24 30 ; z_ ~ 7 -34 28 -26 38 ; z_ ~ 7 -10 4 2 -2 ; z_ ~ 7 -10 4 0 6 ; z_ ~ 7 -10 4 -2 14
part walkers = walker own : toy green 32 24 34
part chaser = walker own : toy orange 24 -36 24
part chase = color b : z_ ~ 4 -76 -30 -69 -34 ; z_ ~ 4 -76 -30 -68 -28 ; z_ ~ 4 -60 -46 -53 -50 ; z_ ~ 4 -60 -46 -52 -44 ; z_ ~ 4 -42 -32 -35 -36 ; z_ ~ 4 -42 -32 -34 -30 ; z_ ~ 4 -24 -50 -17 -54 ; z_ ~ 4 -24 -50 -16 -48 ; z_ ~ 4 -4 -38 3 -42 ; z_ ~ 4 -4 -38 4 -36
part trees = tree green : j_ ~ -84 -44 -84 -72 8 ; j_ ~ 40 44 54 12 8 ; j_ ~ 40 44 26 16 7
scene lay

* kitchen-dough-fossils | 2-3 4-5 6-8 9-12 | Dinosaurs, Nature
extras world Dinosaurs: toothbrush, tweezers, seashell, snail-shell, sand, burlap, wood-slice, stone, map, straw-hat
appeal 3
topics fossil, fossils, salt dough, dinosaur, dinosaurs, paleontologist, museum, archaeology, keepsake, rocks
colors tan, brown, gray
minutes 30 40 45 50
waits 2880
mess some
heart flour: flour = 1 cup
heart press: toy-animal, seashell, fern-frond, leaf, stick = 2
need salt: salt = 1/2 cup
nice earth: coffee-grounds, soil, cocoa, sand = 2 tbsp
home water: = 1/2 cup
home bowl
home spoon
home plate
nice scrub: toothbrush, paintbrush
nice roller: rolling-pin
tool pencil@6-8,9-12: pencil
step mix: mix flour salt bowl spoon by gggc
step earth: mix earth flour bowl spoon by gggc
step water: mix water flour bowl by tccc
step slab: shape flour plate roller? > slab by cccc
step press: shape press flour > print by cccc
step edge@2-3,4-5: shape flour by tc
step bones@6-8,9-12: shape pencil flour > bones by cc
step dry: dry flour plate by gggg
step brush: play flour scrub? by cccc
part slab = flour tan : b^ tan -92 -30 -70 -62 -30 -60 -6 -30 -6 30 -26 62 -66 60 -92 34 ; b^ tan 10 -30 30 -62 70 -60 92 -30 92 30 70 62 34 60 8 34 ; d_ tan-- 1.8 -80 -20 -60 -44 -30 -48 -20 -14 -76 34 -50 50 -24 40 22 -24 40 -50 76 -40 84 4 24 36 50 52 78 36
part print = press own : imprint tan- -50 24 44 ; imprint tan- 50 24 44
part bones = flour tan : l_ tan-- 3.5 -72 -40 -52 -50 -30 -44 ; z_ tan-- 2.5 -64 -46 -60 -34 ; z_ tan-- 2.5 -52 -50 -50 -36 ; z_ tan-- 2.5 -40 -48 -38 -36 ; i_ tan-- 52 -38 13 2.2 3
scene lay

* leaf-creature | 2-3 4-5 6-8 | Seasons, Nature
extras picture Seasons: cardboard, craft-stick, washi-tape, corn-husk, wheat-stalk, fake-leaf
appeal 3
topics autumn, fall, leaves, leaf art, nature collage, forest walk, nature walk, forest, forest school
variant hedgehog | Animals, Seasons, Nature | tan, brown or brown, gray | hedgehog, hedgehogs, woodland animals, forest animals, hibernation
variant lion | Jungle, Animals, Seasons, Nature | yellow, orange, brown | lion, lions, zoo
variant butterfly | Bugs, Seasons, Nature | brown, orange | butterfly, butterflies, insects
variant fish | Ocean, Seasons, Nature | orange, blue | fish
minutes 20 25 35
waits 30
mess low
heart leaf: leaf, fake-leaf, pressed-flower = 10
heart paper: paper, construction-paper, cardstock, cardboard, paper-plate, watercolor-paper, packing-paper = 1 sheet
nice eyes@2-3: sticker = 2
nice eyes@4-5,6-8: googly-eye, button = 2
nice sticks: stick, pine-needle, grass, raffia, pipe-cleaner = 2
join stick: glue
tool pen: marker, crayon, oil-pastel, colored-pencil
tool press@4-5,6-8: newspaper, packing-paper, paper-towel
step sort: arrange leaf by ccc
step flat@4-5,6-8: prepare leaf press by cc
step body: draw pen paper > sheet body-h body-l body-b body-f by tcc
step glue: glue leaf paper stick > coat-h coat-l coat-b coat-f by ccc
step eyes: glue eyes paper stick > eyes-1 eyes-2 eyes-b eyes-f by ccc
step face: draw pen paper > face-h face-l face-b face-f by tcc
step sticks: glue sticks paper stick > feelers ground by ccc
step rest: dry paper by ggg
part sheet = paper w : ground w 0 0 180 160
part ground@hedgehog,lion,fish = sticks own : z_ ~ 4 -80 70 -10 72 ; z_ ~ 4 0 70 78 72
part body-h@hedgehog = pen a : b_ ~ -82 34 -46 0 0 -10 40 10 58 50 10 64 -40 60 -74 46
part coat-h@hedgehog = leaf brown : j_ orange 10 40 74 54 16 ; j_ ~ 4 36 72 26 16 ; j_ gold -2 28 62 -4 16 ; j_ red -8 20 44 -30 16 ; j_ ~ -14 14 20 -46 16 ; j_ gold -22 12 -8 -50 15 ; j_ brown -6 42 50 66 13 ; j_ orange -14 26 38 -6 14 ; j_ ~+ -12 18 20 -24 13 ; j_ red -6 34 50 34 13
part face-h@hedgehog = pen k : o_ k -84 34 6 6 ; k -52 24 4 ; u -62 42 7 ; z_ k 3 -30 62 -32 70 ; z_ k 3 14 62 16 70
part eyes-1@hedgehog = eyes own : eyeball red -52 24 8
part coat-l@lion = leaf orange : ray ~ 0 -24 0 -76 18 ; ray gold 18 -18 52 -60 18 ; ray brown 24 0 78 -20 18 ; ray ~ 24 18 76 30 18 ; ray gold 12 34 46 70 18 ; ray brown -12 34 -46 70 18 ; ray ~ -24 18 -76 30 18 ; ray gold -24 0 -78 -20 18 ; ray brown -18 -18 -52 -60 18 ; ray ~+ 0 38 0 78 16
part body-l@lion = pen a : o_ ~ 0 6 36 36
part face-l@lion = pen k : k -13 -4 4.5 ; k 13 -4 4.5 ; p_ k -7 10 7 10 0 18 ; u -6 20 6 ; u 6 20 6 ; z_ k 1.5 -12 18 -30 14 ; z_ k 1.5 12 18 30 14
part eyes-2@lion = eyes own : eyeball red -13 -4 8 ; eyeball red 13 -4 8
part coat-b@butterfly = leaf orange : j_ ~ 4 -10 62 -62 26 ; j_ ~ -4 -10 -62 -62 26 ; j_ gold 4 4 76 -8 22 ; j_ gold -4 4 -76 -8 22 ; j_ red 4 18 60 60 22 ; j_ red -4 18 -60 60 22 ; j_ brown 2 24 26 66 14 ; j_ brown -2 24 -26 66 14
part body-b@butterfly = pen a : o_ ~ 0 10 7 42 ; o_ ~ 0 -38 11 11
part face-b@butterfly = pen k : k -4 -40 2.5 ; k 4 -40 2.5 ; u 0 -36 4
part eyes-b@butterfly = eyes own : e -5 -41 5 ; e 5 -41 5
part feelers@butterfly = sticks own : l_ ~ 3 -4 -46 -10 -62 -20 -70 ; l_ ~ 3 4 -46 10 -62 20 -70
part body-f@fish = pen a : o_ ~ -10 6 56 38
part coat-f@fish = leaf orange : j_ ~ 44 6 84 -34 18 ; j_ gold 44 6 84 46 18 ; j_ red 26 -14 -8 -10 13 ; j_ ~ 30 6 -6 6 13 ; j_ gold 24 26 -10 22 13 ; j_ brown -10 -28 30 -58 15 ; j_ brown -14 40 20 64 13 ; j_ ~+ 44 -8 16 -2 11 ; j_ red 44 20 14 16 11
part face-f@fish = pen k : k -42 -4 4.5 ; u -56 12 7 ; o_ w -60 -40 5 5 ; o_ w -70 -56 4 4
part eyes-f@fish = eyes own : e -42 -4 9
scene lay

* flour-paste-moon | 4-5 6-8 9-12 | Space
extras picture Space: sticker, sequin, stick-on-gem, candy-wrapper, wrapping-paper, glitter-glue, pom-pom, button, foam-sheet-scrap
appeal 3
topics moon, moon landing, craters, planet, planets, night sky, astronaut, astronauts, puffy paint, full moon
colors gray, white, navy
minutes 30 35 40
waits 720
mess some
heart flour: flour = 1/2 cup
heart paste: glue = 1/2 cup
heart paper: construction-paper, cardstock, cardboard, paper-plate, cereal-box = 1 sheet
nice tint: food-coloring, paint, coffee-grounds, sand = 2 drop
nice grit: salt, sand, sugar, baking-soda = 1 tbsp
nice stars: sticker, glitter-glue, chalk, metallic-paper, aluminum-foil, confetti, sequin = handful
need stamp: bottle-cap, plastic-lid, button, cork, cardboard-tube, paper-cup, toy-brick = 2
home bowl
home spoon
home plate
home water: = 1 tbsp
tool pen: pencil, chalk, crayon
step ring: draw pen paper plate > sky by ccc
step mix: mix flour paste bowl spoon water by tcc
step tint: mix tint flour bowl spoon by ttc
step spread: decorate flour paper spoon > moon by ccc
step grit: decorate grit flour > grit by ccc
step crater: print stamp flour > craters by ccc
step stars: decorate stars paper > stars by ccc
step dry: dry paper by ggg
part sky = paper navy : ground ~ 0 0 180 168
part moon = flour gray : o gray++ 0 0 66 66
part grit = grit w : d_ ~ 1.8 -40 -20 -20 -46 10 -52 36 -34 50 0 44 30 10 52 -20 48 -46 26 -6 0 20 -6 -24 16
part craters = flour gray : o_ gray -24 -20 16 15 ; o_ gray+ -24 -18 11 10 ; o_ gray 22 -34 10 10 ; o_ gray+ 22 -33 6 6 ; o_ gray 26 18 18 17 ; o_ gray+ 26 20 12 11 ; o_ gray -22 34 11 10 ; o_ gray+ -22 35 7 6 ; o_ gray -46 8 7 7 ; o_ gray 2 2 6 6
part stars = stars gold : s_ ~ -72 -62 5 9 4 ; s_ ~ 70 -64 5 8 4 ; s_ ~ 76 50 5 8 4 ; s_ ~ -74 56 5 9 4 ; s_ ~ -76 -6 5 6 3 ; s_ ~ 78 -10 5 6 3 ; s_ ~ 40 74 5 6 3 ; s_ ~ -34 -74 5 6 3
scene lay

* unicorn-headband | 4-5 6-8 9-12 | Fantasy
extras head: yarn, ribbon, tulle, ribbon-rose, crepe-paper, flower, tissue-paper, stick-on-gem
appeal 3
topics unicorn, unicorns, dress up, costume, pretend play, magic, birthday party, fairy, carnival, purim
near horse
colors white, gold, pink
minutes 30 35 40
waits 60
mess low
heart band: headband
heart horn: metallic-paper, cardstock, felt, craft-foam, construction-paper = 1 sheet
need ears: felt, craft-foam, construction-paper, cardstock, glitter-paper = 1 sheet
nice spiral: ribbon, yarn, washi-tape, string, pipe-cleaner = 12 in
nice flowers: flower, ribbon-rose, fake-leaf, felt, tissue-paper, cupcake-liner, pom-pom = 5
nice mane: yarn, ribbon, tulle, crepe-paper = 6 strip
join stick: glue
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, pencil, crayon
step cut: cut horn ears pen scissors by tcc
step cone: roll horn stick by ttc
step spiral: decorate spiral horn stick > spiral by tcc
step feet: glue horn band tape > band horn by gtc
step ears: glue ears band stick > ears by tcc
step mane: tie mane band > mane by tcc
step flowers: glue flowers band stick > flowers by ccc
step dry: dry band by ggg
step ride: play band by ccc
template horn 1 5.5
template ears 2 2.5
part band = band pink : a^ ~ 0 62 84 74 180 360
part ears = ears a : j^ ~ -50 -6 -64 -54 14 ; j^ ~ 50 -6 64 -54 14 ; j_ c -50 -10 -62 -46 7 ; j_ c 50 -10 62 -46 7
part horn = horn b : p^ ~ -18 -12 18 -12 0 -98
part spiral = spiral b : z_ ~- 4 -16 -26 17 -18 ; z_ ~- 4 -13 -42 14 -34 ; z_ ~- 4 -10 -57 11 -50 ; z_ ~- 3 -6 -72 8 -66
part mane = mane c : l ~ 5 -66 20 -72 44 -64 72 ; l ~+ 5 -74 30 -84 56 -76 80 ; l ~ 5 -80 42 -94 64 -90 86 ; l ~ 5 66 20 72 44 64 72 ; l ~+ 5 74 30 84 56 76 80 ; l ~ 5 80 42 94 64 90 86
part flowers = flowers c : f^ ~ 0 -6 6 14 6 ; f^ w -24 -4 5 11 5 ; f^ w 24 -4 5 11 5 ; f^ ~+ -42 6 4 9 4 ; f^ ~+ 42 6 4 9 4 ; o_ gold 0 -6 4 4 ; o_ gold -24 -4 3 3 ; o_ gold 24 -4 3 3
scene stand

* foil-shape-robot | 2-3 4-5 6-8 | Robots
extras picture Robots: bread-tag, button, cardboard, craft-foam, cupcake-liner, dried-bean, dry-pasta, duct-tape, felt, foam-sheet-scrap, glitter-glue, glitter-paper, googly-eye, letter-bead, metallic-paper, paper-strip, pipe-cleaner, ric-rac, sticker
topics robot, robots, shapes, machines, space robot, rectangles, squares, preschool, shape collage
colors silver, red, yellow
minutes 25 30 35
waits 30
mess low
heart foil: aluminum-foil, metallic-paper = 1 sheet
heart ground: construction-paper, cardstock, paper, cereal-box, cardboard = 1 sheet
nice knobs@2-3: sticker, cupcake-liner, plastic-lid, construction-paper = 6
nice knobs@4-5,6-8: button, bottle-cap, sticker, bread-tag, pom-pom, stick-on-gem, dry-pasta = 6
nice wire@4-5,6-8: pipe-cleaner, paper-straw, yarn, string, craft-stick = 2
nice eyes@4-5,6-8: googly-eye = 2
join stick: glue
tool scissors: scissors
tool pen: pencil, craft-stick
step fold: fold foil by gtc
step cut: cut foil scissors by gtc
step lay: arrange foil ground by ccc
step glue: glue ground stick > sheet body by ccc
step draw: shape pen foil > lines by ccc
step wire@4-5,6-8: glue wire ground stick scissors > wire by tc
step eyes@4-5,6-8: glue eyes ground stick > eyes by cc
step knobs: glue knobs ground stick > knobs by ccc
step press: dry ground by ggg
part sheet = ground navy : r^ ~ 0 0 190 192 2
part wire = wire own : z_ ~ 3.5 -10 -68 -20 -86 ; z_ ~ 3.5 10 -68 20 -86 ; o_ ~ -20 -86 4 4 ; o_ ~ 20 -86 4 4
part body = foil silver : foil ~ 0 -46 50 40 ; foil ~ 0 14 66 66 ; foil ~ -50 4 16 50 ; foil ~ 50 4 16 50 ; foil ~ -18 68 18 34 ; foil ~ 18 68 18 34 ; p_ ~- -8 -26 8 -26 8 -20 -8 -20
part lines = pen b : o_ gray -12 -52 6 6 ; o_ gray 12 -52 6 6 ; z_ gray 3.5 -14 -36 -7 -34 0 -36 7 -34 14 -36
part eyes = eyes own : e -12 -52 8 ; e 12 -52 8
part knobs = knobs own : knob b -16 2 8 ; knob c 0 2 8 ; knob b 16 2 8 ; knob c -16 26 8 ; knob b 0 26 8 ; knob c 16 26 8
scene lay

* felt-pizza-shop | 4-5 6-8 9-12 | Food
extras world Food: apron, bandana, bell, button, cardstock, coin, graph-paper, index-card, notebook, paper-cup, paper-napkin, pizza-box, price-tag
appeal 3
topics pizza, pizzeria, restaurant, italy, pretend play, play kitchen, play food, shop, picnic, chef, cooking
colors tan, red, cream, green
minutes 30 35 40
mess low
heart felt: felt = 4 sheet
heart base: cardboard, pizza-box, cake-board, cereal-box, foam-tray
nice olives: button, pom-pom, wooden-bead-ring, bottle-cap, sticker = 6
nice cheese: yarn, ribbon, paper-strip, crinkle-paper = handful
nice wrap: packing-paper, paper-bag, tissue-paper, newspaper = 1 sheet
home plate
join stick: glue
tool scissors: scissors
tool pen: marker, pencil, crayon
step ring: draw pen plate felt base by ttc
step base: cut felt base scissors by gtc
step crust: glue felt base stick > base crust by ccc
step sauce: glue felt stick scissors > sauce by ttc
step slice: cut base felt scissors > slices by gtc
step tops: cut felt scissors > tops by ttc
step shred: cut cheese scissors > cheese by ttc
step olives: arrange olives felt > olives by ccc
step serve: play felt base wrap? > wrap by ccc
part wrap = wrap kraft : r^ ~ 0 20 180 140 4 4
part base = base kraft : o^ ~ 0 4 84 80
part crust = felt a : o ~ 0 2 80 76
part sauce = felt b : b_ ~ 0 -62 40 -52 64 -14 60 30 26 62 -20 62 -58 36 -64 -10 -40 -50
part cheese = cheese c : l_ ~ 4 -30 -30 -18 -24 ; l_ ~ 4 10 -44 24 -40 ; l_ ~ 4 34 10 44 20 ; l_ ~ 4 -44 14 -34 24 ; l_ ~ 4 -6 40 8 44 ; l_ ~ 4 -4 -14 8 -8
part tops = felt d : o_ cream -22 -6 13 12 ; o_ cream 24 -24 13 12 ; o_ cream 14 28 13 12 ; o_ cream -26 40 11 10 ; j_ ~ -14 -48 8 -40 7 ; j_ ~ 40 -6 58 6 7 ; j_ ~ -52 -8 -44 -28 6 ; j_ ~ -4 10 10 4 6
part olives = olives k : o ~ -12 -32 7 7 ; o ~ 32 40 7 7 ; o ~ -46 30 7 7 ; o ~ 48 -20 7 7 ; o ~ -14 54 7 7 ; o ~ -44 -26 7 7 ; d_ w 1.4 -14 -33 -10 -31 30 39 34 41 -48 29 -44 31 46 -21 50 -19 -16 53 -12 55 -46 -27 -42 -25
part slices = base kraft : z_ ~- 2.5 0 -76 0 80 ; z_ ~- 2.5 -82 2 82 2
scene lay

* tube-halloween | 2-3 4-5 6-8 | -
extras figure: dry-pasta
extras world Seasons: mini-pumpkin, pumpkin, gourd, leaf, fake-leaf, hay, corn-cob, clothespin, acorn, chestnut, bay-leaf, milk-carton, burlap
appeal 3
topics halloween, trick or treat, halloween party, not scary, october, pretend play, fall party
near vampire, witch
variant bat | - | black, purple, white | bat, bats, night animals, cave, nocturnal animals
variant pumpkin | - | orange, green, black | pumpkin, pumpkins, jack o lantern, jack-o-lantern, pumpkin patch, harvest
variant cat | - | black, orange, pink | black cat, cat
variant ghost | - | white, black, orange | ghost, ghosts, boo
minutes 25 35 40
waits 30
mess some
heart tube: cardboard-tube
heart color: paint = 1 color
heart paper: construction-paper, cardstock, felt, craft-foam, paper = 1 sheet
nice cloth: tissue, paper-napkin, tissue-paper, paper-towel, crepe-paper, gauze, coffee-filter = 1 sheet
nice eyes@4-5,6-8: googly-eye, button = 2
nice stem@4-5,6-8: pipe-cleaner, stick, yarn, ribbon = 4 in
home plate
join stick: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon, chalk
step paint: paint tube color brush plate > body by tcc
step cut: cut paper pen scissors by gtc
step parts: glue paper tube stick > wings ears-b leaves ears-c arms by tcc
step eyes@4-5,6-8: glue eyes tube stick > eyes by cc
step face: glue paper tube stick > face-b face-p face-c face-g by ccc
step stem@4-5,6-8: glue stem tube stick scissors > stem by tc
step cloth: tape cloth tube stick > cloth by tcc
step fly: play tube by ccc
part wings@bat = paper a : b^ ~ -24 -10 -54 -46 -96 -40 -84 -14 -88 10 -66 4 -52 22 -40 10 -24 24 ; b^ ~ 24 -10 54 -46 96 -40 84 -14 88 10 66 4 52 22 40 10 24 24
part stem = stem own : l ~ 6 0 -64 2 -84 14 -92
part body = tube own paint paint a : tube ~ 0 -66 66 146
part ears-b@bat = paper a : q^ ~ 2 -32 -58 -30 -90 -6 -64 ; q^ ~ 2 32 -58 30 -90 6 -64
part leaves@pumpkin = paper b : j^ ~ 2 -66 -34 -84 10 ; j^ ~ -2 -66 34 -82 10
part ears-c@cat = paper a : q^ ~ 2 -33 -58 -34 -92 -8 -66 ; q^ ~ 2 33 -58 34 -92 8 -66 ; p_ c -29 -66 -30 -82 -16 -68 ; p_ c 29 -66 30 -82 16 -68
part arms@ghost = paper a : b^ ~ -30 0 -58 -26 -70 -14 -50 14 -30 22 ; b^ ~ 30 0 58 -26 70 -14 50 14 30 22
part face-b@bat = paper w : o_ w -14 -28 10 10 ; o_ w 14 -28 10 10 ; k -12 -27 5 ; k 12 -27 5 ; p_ w -12 -4 -4 -4 -8 8 ; p_ w 12 -4 4 -4 8 8 ; l_ w 2 -18 -5 0 -2 18 -5
part face-p@pumpkin = paper k : p_ k -26 -20 -8 -20 -17 -38 ; p_ k 26 -20 8 -20 17 -38 ; p_ k -6 -4 6 -4 0 -16 ; b_ k -28 6 -16 12 0 14 16 12 28 6 20 28 0 34 -20 28 ; r_ a -7 14 8 8 ; r_ a 9 30 8 8
part face-c@cat = paper b : o_ gold -14 -28 11 9 ; o_ gold 14 -28 11 9 ; o_ k -14 -28 4 8 ; o_ k 14 -28 4 8 ; p_ c -6 -10 6 -10 0 -2 ; l_ w 2.5 -14 -2 -7 6 0 -2 7 6 14 -2 ; z_ w 1.5 -14 -4 -38 -10 ; z_ w 1.5 -14 0 -38 4 ; z_ w 1.5 14 -4 38 -10 ; z_ w 1.5 14 0 38 4
part face-g@ghost = paper k : o_ k -14 -28 7 9 ; o_ k 14 -28 7 9 ; o_ k 0 -2 9 12 ; o_ pink -22 -10 6 4 ; o_ pink 22 -10 6 4
part cloth = cloth w : fringe ~ -35 58 70 38 7
part eyes = eyes own : eyeball navy -14 -28 11 ; eyeball navy 14 -28 11
scene stand

* plate-fan-tail | 2-3 4-5 6-8 | Animals
extras hanging: stick-on-gem, sequin, glitter-glue
topics bird, birds, feathers, plumage
variant turkey | Farm, Animals | brown, orange, red, yellow | turkey, turkeys, thanksgiving, gratitude, thankful, friendsgiving
variant peacock | Animals, Jungle | blue, green, teal, yellow | peacock, peacocks, zoo, india
minutes 30 40 45
waits 30
mess some
heart plate: paper-plate
heart feathers: feather, construction-paper, tissue-paper, leaf, felt, fake-leaf, cardstock, cupcake-liner = 7
heart color: paint = 1 color
need paper: construction-paper, felt, cardstock, craft-foam, paper = 1 sheet
nice eyes@4-5,6-8: googly-eye, button, sticker = 2
nice dots: sticker, cotton-pad, cupcake-liner, tissue-paper, stick-on-gem, sequin = 7
join stick: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint plate color brush > plate by ccc
step cut: cut paper pen scissors by gtc
step quills: prepare feathers scissors by gtc
step fan: glue feathers plate stick > feathers feathers-p by tcc
step dots: glue dots plate stick > dots by ccc
step body: glue paper plate stick > body by ccc
step eyes@4-5,6-8: glue eyes paper stick > eyes by cc
step face: draw pen paper > face crown by tcc
step gobble: play plate by ccc
part feathers@turkey = feathers own : j^ red -40 -10 -92 -24 15 ; j^ orange -32 -34 -72 -66 15 ; j^ gold -16 -50 -36 -94 15 ; j^ red 0 -54 0 -98 15 ; j^ orange 16 -50 36 -94 15 ; j^ gold 32 -34 72 -66 15 ; j^ red 40 -10 92 -24 15
part feathers-p@peacock = feathers own : j^ teal -40 -10 -92 -24 15 ; j^ green -32 -34 -72 -66 15 ; j^ blue -16 -50 -36 -94 15 ; j^ teal 0 -54 0 -98 15 ; j^ blue 16 -50 36 -94 15 ; j^ green 32 -34 72 -66 15 ; j^ teal 40 -10 92 -24 15
part plate = plate own paint paint a : plate ~ 0 14 60
part dots = dots c : bits own 1.35 -46 14 -40 -14 -24 -34 0 -42 24 -34 40 -14 46 14
part crown@peacock = pen k : z_ ~ 2 0 -24 0 -40 ; z_ ~ 2 -3 -24 -9 -38 ; z_ ~ 2 3 -24 9 -38 ; d_ ~ 2.4 0 -40 -9 -38 9 -38
part body = paper b : o^ ~ 0 40 26 34 ; o^ ~ 0 -4 19 20 ; p ~- -22 74 -10 74 -16 92 ; p ~- 22 74 10 74 16 92
part face = pen k : k -7 -8 3.5 ; k 7 -8 3.5 ; p_ gold -7 -2 7 -2 0 10
part eyes = eyes own : e -7 -9 6.5 ; e 7 -9 6.5
scene hang

* filter-dancer | 4-5 6-8 9-12 | -
extras figure: flower, metallic-paper, ribbon, ribbon-rose
extras world Music: aluminum-foil, board-game-piece, button, cake-board, confetti, construction-paper, cookie-tin, flashlight, flower, metallic-paper, paper-doily, peg-doll, petal, pom-pom, ribbon-rose, sequin, sheet-music, shoebox, string-light, tinsel, toy-animal, vinyl-record, wood-slice
topics paper doll
variant ballerina | - | pink, purple, cream | dance, dancing, dancer, recital, dance class, ballet shoes, ballet, ballerina, ballerinas, nutcracker, swan lake, tutu
variant fairy | Fantasy, Fairy Tales | light green, yellow, cream free | fairy, fairies, pixie, flower fairy, tooth fairy, tinker bell
variant angel | - | white, gold, cream | angel, angels, christmas, christmas ornament, christmas tree, guardian angel
minutes 30 35 40
waits 30
mess some
heart skirt: coffee-filter, cupcake-liner, paper-doily, tissue-paper, tulle = 4
heart wire: pipe-cleaner = 2
nice veil: tulle, lace, cellophane, crepe-paper = 1 scrap
nice color: watercolor-paint, marker, food-coloring, paint = 2 color
nice head: wooden-bead, pom-pom, button, felt-ball, bead = 1
nice hair: yarn, embroidery-floss, ribbon, wool-roving = 6 in
nice sparkle: sticker, sequin, stick-on-gem, glitter-glue = 5
home water
home plate
join tape: tape, masking-tape, glue
tool brush: paintbrush when color=watercolor-paint,food-coloring,paint
tool scissors: scissors
step dye: paint color skirt water plate brush? > dye by ccc
step body: shape wire > wire by ttc
step head: thread head wire > head by tcc
step fold: fold skirt scissors by tcc
step skirt: thread skirt wire tape > skirt by ttc
step wings: tape skirt wire veil? tape > wings bow by tcc
step hair: tie hair wire > hair by ttc
step sparkle: decorate sparkle skirt > sparkle by ccc
step dance: play wire by ccc
part bow@ballerina = skirt a : b^ ~+ -4 -26 -30 -48 -44 -40 -40 -12 -26 -8 ; b^ ~+ 4 -26 30 -48 44 -40 40 -12 26 -8
part wings@fairy,angel = skirt a : b^ ~ -4 -20 -40 -58 -76 -44 -70 -8 -44 4 -12 0 ; b^ ~ 4 -20 40 -58 76 -44 70 -8 44 4 12 0
part wire = wire b : l ~ 6 0 -50 0 -6 0 20 ; l ~ 5 -2 -26 -34 -50 -30 -88 ; l ~ 5 2 -26 34 -50 30 -88 ; l ~ 6 -4 30 -12 66 -22 90 -34 92 ; l ~ 6 4 30 14 66 22 90 34 92
part head = head own : o^ cream 0 -62 17 17 ; k -6 -64 2.5 ; k 6 -64 2.5 ; u 0 -60 5
part skirt = skirt a : b^ ~ 0 -8 28 -2 76 26 88 44 62 52 48 44 28 60 10 50 -12 62 -28 48 -48 58 -62 46 -88 44 -76 26 -28 -2 ; b^ ~+ 0 -12 26 -6 64 16 72 30 48 38 28 28 6 40 -18 32 -42 38 -72 30 -62 16 -26 -6 ; b^ ~ 0 -24 16 -20 44 2 52 14 32 20 14 12 0 20 -18 12 -34 20 -52 14 -44 2 -16 -20
part dye = color b : o_ ~ -46 24 9 5 ; o_ ~ 4 28 10 5 ; o_ ~ 46 24 9 5 ; o_ ~+ -24 6 7 4 ; o_ ~+ 26 4 7 4
part hair = hair brown : o_ ~ 0 -80 9 8 ; b_ ~ -17 -64 -14 -80 0 -84 14 -80 17 -64 8 -72 -8 -72
part sparkle = sparkle gold : s_ ~ -56 36 5 6 2.6 ; s_ ~ 56 36 5 6 2.6 ; s_ ~ 0 8 5 7 3 ; s_ ~ 30 40 5 6 2.6 ; s_ ~ -30 44 5 6 2.6
scene stand

* bandage-card | 4-5 6-8 9-12 | -
extras card: clover, cupcake-liner, envelope, felt, photo, ribbon-rose, tissue-paper, washi-tape
topics get well, getting well, getting well soon, get well soon, get well card, sick, hospital, doctor, nurse, feel better, broken arm, broken leg, kindness
near first aid
colors red, light blue, yellow
minutes 20 25 30
mess low
heart bandage: adhesive-bandage, gauze, masking-tape = 3
heart paper: cardstock, construction-paper, paper, watercolor-paper = 1 sheet
need pens: crayon, marker, colored-pencil, oil-pastel = 3 color
nice stickers: sticker, felt-sticker, stick-on-gem = 8
nice envelope: envelope
tool pen: pencil
step fold: fold paper by tcc
step bear: draw pen paper > card bear by ccc
step color: color pens paper > fur by ccc
step hurt: tape bandage paper > plaster by ccc
step stickers: decorate stickers paper > stickers by ccc
step inside: draw pens paper by tcc
step send: play paper envelope? by ccc
part card = paper w : r^ w 0 0 130 180 3
part bear = pen k : a_ ~ 0 -28 42 40 0 360 ; a_ ~ 0 44 36 34 0 360
part fur = pens a : o_ tan -34 -56 14 14 ; o_ tan 34 -56 14 14 ; o_ tan 0 -28 40 36 ; o_ tan 0 44 34 36 ; o_ cream 0 -16 18 14 ; o_ cream 0 48 20 22 ; o_ tan -38 30 12 18 30 ; o_ tan 38 30 12 18 -30 ; k -14 -34 4 ; k 14 -34 4 ; o_ k 0 -21 6 4 ; u 0 -14 8
part plaster = bandage tan : r^ pink 16 -54 36 12 6 24 ; r_ w 16 -54 11 9 2 24 ; r^ pink -2 44 36 12 6 -20 ; r_ w -2 44 11 9 2 -20 ; r^ pink 38 32 28 10 5 70 ; r_ w 38 32 8 8 2 70
part stickers = stickers c : bits own 1.6 -54 -78 -18 -82 22 -82 54 -76 -54 -4 -54 66 56 70 54 -2
scene stand

* rice-sock-pet | 4-5 6-8 9-12 | Animals
extras puppet: button, flower, gift-bow, patch
extras world Animals: toy-tree, moss, leaf, hay, toy-animal, stuffed-animal
appeal 3
topics stuffed animal, soft toy, plush, no sew, cuddly, desk buddy, pets, pet
variant cat | Animals | orange, cream, pink | cat, cats, kitten, kittens, kitty, tabby
variant bunny | Animals, Farm | white, pink, gray | bunny, rabbit, rabbits, easter bunny, easter, hare
variant penguin | Animals, Ocean | black, orange, white | penguin, penguins, antarctica, south pole, polar animals, arctic animals
variant bear | Animals | brown, tan, red | bear, bears, teddy bear, polar bear, goldilocks
variant guinea-pig | Animals | brown, white, orange or tan, black, gray | guinea pig, guinea pigs, cavy, cavies, hamster, hamsters, gerbil, class pet, classroom pet, small pets, rodents
variant pig | Farm, Animals | pink, red, light blue | pig, pigs, piglet, pigs, three little pigs, year of the pig
minutes 30 35 40
waits 60
mess low
heart sock: sock, tube-sock
heart fill: rice, dried-lentil, dried-bean, oats, pillow-stuffing, cotton-ball = 1 1/2 cup
need felt: felt, fabric-scrap, craft-foam, construction-paper = 1 sheet
nice eyes: googly-eye, button, sticker = 2
nice whiskers: yarn, string, raffia, pipe-cleaner = 6 in
nice scarf: ribbon, fabric-scrap, ric-rac, felt, lace = 10 in
home mug
join tie: rubber-band, hair-tie = 2
join stick: glue
tool scissors: scissors
tool pen: marker, permanent-marker, fabric-marker
step fill: fill fill sock mug > body by tcc
step neck: tie tie sock by ttc
step top: cut sock scissors > top ears-c ears-b ears-r ears-g ears-q by gtc
step cut: cut felt pen scissors by ttc
step felt: glue felt sock stick > felt-c felt-b felt-p felt-r felt-g felt-q by ccc
step eyes: glue eyes sock stick > eyes by ccc
step whiskers: glue whiskers sock stick scissors > whiskers tuft by ccc
step face: draw pen sock > face by ccc
step scarf: decorate scarf sock > scarf by ccc
step nap: play sock by ccc
part body = sock a : b^ ~ 0 -4 30 0 50 30 54 62 40 84 0 88 -40 84 -54 62 -50 30 -30 0
part top = sock a : b^ ~ 0 -72 26 -68 40 -46 38 -18 20 -2 -20 -2 -38 -18 -40 -46 -26 -68
part ears-c@cat = sock a : q^ ~ 3 -38 -50 -36 -92 -8 -70 ; q^ ~ 3 38 -50 36 -92 8 -70
part ears-b@bunny = sock a : j^ ~ -18 -62 -26 -110 12 ; j^ ~ 18 -62 26 -110 12
part ears-r@bear = sock a : o^ ~ -32 -64 13 13 ; o^ ~ 32 -64 13 13
part ears-g@pig = sock a : q^ ~ 3 -38 -48 -44 -78 -12 -66 ; q^ ~ 3 38 -48 44 -78 12 -66
part felt-g@pig = felt b : o_ ~+ 0 -28 18 12 ; o_ k -6 -28 2.5 4 ; o_ k 6 -28 2.5 4 ; o_ ~+ 0 46 24 28 ; o ~+ -24 84 15 8 ; o ~+ 24 84 15 8
part ears-q@guinea-pig = sock a : j^ ~ -30 -58 -54 -48 11 ; j^ ~ 30 -58 54 -48 11
part felt-q@guinea-pig = felt b : b_ ~ -8 -70 8 -70 9 -46 16 -26 0 -16 -16 -26 -9 -46 ; o_ pink 0 -30 7 5 ; j_ pink -33 -57 -48 -51 5 ; j_ pink 33 -57 48 -51 5 ; o_ ~ 0 46 26 28 ; o pink -22 84 11 6 ; o pink 22 84 11 6
part felt-c@cat = felt b : p_ c -32 -60 -32 -80 -18 -68 ; p_ c 32 -60 32 -80 18 -68 ; o_ ~ 0 46 26 30 ; o ~ -24 84 14 8 ; o ~ 24 84 14 8
part felt-b@bunny = felt b : j_ ~ -19 -66 -25 -102 6 ; j_ ~ 19 -66 25 -102 6 ; o_ c 0 46 24 28 ; o ~ -26 84 18 8 ; o ~ 26 84 18 8
part felt-p@penguin = felt c : o_ ~ 0 44 34 38 ; o_ ~ -14 -36 15 16 ; o_ ~ 14 -36 15 16 ; p_ b -10 -28 10 -28 0 -12 ; o b -22 86 18 8 ; o b 22 86 18 8 ; j a -46 14 -72 60 10 ; j a 46 14 72 60 10
part felt-r@bear = felt b : o_ ~ 0 46 26 30 ; o_ ~ 0 -26 20 16 ; o_ ~ -32 -64 7 7 ; o_ ~ 32 -64 7 7 ; o ~ -26 84 16 8 ; o ~ 26 84 16 8
part face = pen k : k -14 -40 4 ; k 14 -40 4 ; o_ k 0 -29 4 3 ; u -5 -24 5 ; u 5 -24 5
part eyes = eyes own : e -14 -40 7 ; e 14 -40 7
part whiskers@cat,bunny,guinea-pig = whiskers brown : z_ brown 2.5 -16 -28 -42 -36 ; z_ brown 2.5 -16 -24 -44 -25 ; z_ brown 2.5 -16 -20 -42 -14 ; z_ brown 2.5 16 -28 42 -36 ; z_ brown 2.5 16 -24 44 -25 ; z_ brown 2.5 16 -20 42 -14
part tuft@penguin,bear,pig = whiskers own : l_ ~ 3 -2 -70 -8 -88 -16 -90 ; l_ ~ 3 2 -70 6 -90 14 -92
part scarf = scarf c : r^ ~ 0 -2 62 14 7 ; p ~ 14 2 30 4 34 36 18 34
scene stand

* egg-carton-counter | 4-5 6-8 | -
appeal 1
topics counting, numbers, counting to ten, math, learning to count, sorting, colors, preschool, kindergarten, homeschool, first grade
colors yellow, red, blue, green
minutes 30 30
mess low
heart carton: egg-carton, ice-cube-tray
heart things: pom-pom, button, dried-bean, acorn, bead, pebble, dry-pasta, bottle-cap, toy-brick, cotton-ball = 55
need pens: marker, crayon
nice pegs: clothespin, tweezers, kitchen-tongs, binder-clip
nice color: paint = 2 color
nice tags: sticker, price-tag, index-card, paper, sticky-note = 10
tool brush: paintbrush when color=paint
join tape: tape, masking-tape, glue when tags=index-card,paper,price-tag
step paint: paint color carton brush > coat by cc
step number: draw pens carton tags? tape? > carton numbers by tc
step dots: draw pens carton > marks by cc
step sort: arrange things by cc
step count: play things carton pegs? > things by cc
step add@6-8: play things carton by c
part carton = carton own : r^ ~ 0 0 184 96 10 ; o_ ~- -70 -20 15 15 ; o_ ~- -35 -20 15 15 ; o_ ~- 0 -20 15 15 ; o_ ~- 35 -20 15 15 ; o_ ~- 70 -20 15 15 ; o_ ~- -70 20 15 15 ; o_ ~- -35 20 15 15 ; o_ ~- 0 20 15 15 ; o_ ~- 35 20 15 15 ; o_ ~- 70 20 15 15
part coat = color a : r_ ~ 0 0 176 4 2
part numbers = pens k : o w -70 -44 10 6 ; o w -35 -44 10 6 ; o w 0 -44 10 6 ; o w 35 -44 10 6 ; o w 70 -44 10 6 ; o w -70 44 10 6 ; o w -35 44 10 6 ; o w 0 44 10 6 ; o w 35 44 10 6 ; o w 70 44 10 6
part marks = pens k : d_ ~ 1.4 -70 -44 -37 -44 -33 -44 -4 -44 0 -44 4 -44 29 -44 33 -44 37 -44 41 -44 62 -44 66 -44 70 -44 74 -44 78 -44 -76 44 -73.6 44 -71.2 44 -68.8 44 -66.4 44 -64 44 -42 44 -39.7 44 -37.3 44 -35 44 -32.7 44 -30.3 44 -28 44 -7 42 -3.5 42 0 42 3.5 42 7 42 -5 46 0 46 5 46 28 42 31.5 42 35 42 38.5 42 42 42 29 46 33 46 37 46 41 46 63 42 66.5 42 70 42 73.5 42 77 42 63 46 66.5 46 70 46 73.5 46 77 46
part things = things b : d_ b 4 -70 -20 ; d_ c 4 -32 -20 -38.8 -16.5 ; d_ d 4 2.9 -20 -3.6 -16.7 0.6 -26.4 ; d_ b 4 37.8 -20 31.4 -16.7 35.6 -26.3 39.6 -14.1 ; d_ c 3.6 72.8 -20 66.4 -16.7 70.6 -26.3 74.6 -14 61.6 -21.5 ; d_ d 3.4 -67.1 20 -73.7 23.4 -69.4 13.6 -65.4 26.1 -78.5 18.5 -61.9 14.9 ; d_ b 3.2 -32.1 20 -38.8 23.4 -34.4 13.5 -30.3 26.2 -43.7 18.5 -26.8 14.8 -37.8 30.2 ; d_ c 3 2.9 20 -3.7 23.4 0.6 13.6 4.6 26 -8.5 18.5 8 14.9 -2.7 30 -5.1 10.1 ; d_ d 2.9 37.8 20 31.4 23.3 35.6 13.7 39.6 25.9 26.6 18.5 42.9 15 32.4 29.8 30 10.3 46 24 ; d_ b 2.8 72.7 20 66.6 23.1 70.5 14 74.3 25.6 62.1 18.6 77.5 15.2 67.5 29.3 65.2 10.8 80.4 23.8 59.2 24.5
scene lay

* dough-building-site | 2-3 4-5 6-8 | Transportation
extras world Transportation: dry-pasta, spool, plastic-cup, small-box, broken-crayon, pipe-cleaner, toy-tree, dried-bean, stone
appeal 3
topics construction site, construction, construction vehicles, builder, builders, diggers, digger, excavator, bulldozer, dump truck, trucks, roadworks, cement mixer, building
colors brown, yellow, orange
minutes 20 25 30
mess some
heart dough: play-dough, kinetic-sand, sand, modeling-clay, soil = 3 cup
heart car: toy-car, duplo-brick, toy-wheel = 2
nice tray: cardboard-box, foil-pan, baking-tray, shoebox, pizza-box, foil-tray
nice load@2-3: pinecone, duplo-brick, wooden-block, stick = handful
nice load@4-5,6-8: pebble, dried-bean, dry-pasta, toy-brick, stone, seed-pod, acorn = handful
nice beams: stick, craft-stick, paper-straw, wooden-block = 6
nice cones: paper-cup, bottle-cap, egg-carton, cupcake-liner = 3
nice tube: cardboard-tube = 1
tool pen: marker
tool spoon: plastic-spoon, metal-spoon, wooden-spoon
step side: prepare tray pen by gtc
step ground: shape dough tray? > ground floor by ccc
step road: print car dough > road by ccc
step pit: shape dough spoon > pit by ccc
step load: fill load dough car > load by ccc
step beams: build beams dough > beams by tcc
step tunnel: build tube dough > tunnel by ccc
step cones: arrange cones dough > cones by ccc
step work: play car > car by ccc
part floor = tray own : r^ ~ 0 0 192 180 4
part ground = dough brown : b^ ~ -92 44 -80 -10 -30 -34 30 -40 82 -20 94 40 70 72 0 80 -70 74
part road = car k : l_ ~-- 4 -80 56 -30 44 30 52 84 40 ; l_ ~-- 4 -78 68 -28 56 32 64 84 52
part pit = dough brown : o_ ~- 46 2 28 15 ; o_ ~-- 46 5 20 9
part load = load own : o gray -58 6 9 7 ; o gray -44 10 8 7 ; o gray -52 -4 8 7 ; o gray -66 16 7 6 ; o gray -38 18 6 5
part beams = beams own : z^ ~ 5 -34 -30 -20 -84 ; z^ ~ 5 -6 -30 -20 -84 ; z^ ~ 5 20 -34 8 -84 ; z^ ~ 5 -4 -38 8 -84 ; z^ ~ 5 -24 -80 14 -82 ; z^ ~ 5 -30 -52 16 -54
part tunnel = tube own : tube ~ 74 -44 26 36
part cones = cones own : holderdown red -84 16 22 24 ; holderdown red -56 66 22 24 ; holderdown red 74 30 22 24
part car = car yellow : toy yellow 10 40 36 ; toy red -34 50 32
scene lay

* mixed-up-magazine | 4-5 6-8 9-12 | Animals
extras picture Animals: washi-tape, wrapping-paper, newspaper, construction-paper, cotton-ball, pipe-cleaner, craft-foam, button, map, crinkle-paper, cupcake-liner, postage-stamp, sticker, paper-straw, paper-strip
topics rainy day, bored, collage, magazines, cutting practice, scissor skills, silly, funny, mixed up animals, faces, made up animals, imaginary creatures, recycling
colors yellow, blue, red
minutes 25 30 35
mess low
heart pages: magazine, old-calendar-picture, junk-mail, newspaper, old-greeting-card = 6 page
heart stick: glue-stick, glue
need paper: paper, construction-paper, cardstock, cereal-box, cardboard = 2 sheet
nice eyes: googly-eye, button = 2
nice extra: yarn, feather, cotton-ball, pipe-cleaner, fabric-scrap = bit
tool scissors: scissors
tool pen: marker, crayon, colored-pencil
step look: prepare pages by ccc
step cut: cut pages scissors by tcc
step mix: arrange pages paper by ccc
step glue: glue pages paper stick > sheet creature by ccc
step eyes: glue eyes paper stick > eyes by ccc
step extra: glue extra paper stick > extra by ccc
step legs: draw pen paper > legs by ccc
step name: play paper by tcc
part sheet = paper w : r^ w 0 0 164 184 2
part creature = pages own : q^ orange 4 -34 -74 34 -74 38 -30 -38 -30 ; q_ orange 2 -34 -74 -28 -92 -14 -74 ; q_ orange 2 34 -74 28 -92 14 -74 ; b^ light-blue -46 -26 46 -26 52 20 30 36 -34 34 -54 12 ; z_ blue 5 -46 -6 48 -6 ; z_ blue 5 -50 12 48 14 ; b^ green -30 34 -10 34 -12 66 -34 66 ; b^ pink 12 34 30 34 36 64 14 66 ; j^ yellow 48 -4 82 -36 9 ; o_ red 0 -38 16 7
part legs = pen k : l_ k 3 -22 66 -24 82 -38 84 ; l_ k 3 24 66 26 82 40 84 ; z_ k 2 -20 -46 -44 -52 ; z_ k 2 20 -46 44 -52 ; k -14 -58 4 ; k 14 -58 4
part eyes = eyes own : e -14 -58 10 ; e 14 -58 10
part extra = extra own : l ~ 5 -50 6 -70 0 -76 -18 -66 -28
scene lay

* stick-ornaments | 2-3 4-5 6-8 | Seasons
extras hanging: stick-on-gem, sequin, glitter-glue, sticker
appeal 3
topics ornament, decoration, hanging decoration, window decoration, gift, winter crafts
variant tree | - | green, red, gold | christmas, christmas tree, christmas ornament, xmas, fir tree, advent
variant snowflake | Seasons, Weather | white, light blue, silver or silver, light blue, blue | snowflake, snow, snowflakes, winter, frozen, let it snow, december
variant star | - | yellow, gold, blue free | star, stars, hanukkah, christmas star, star of david, eid, ramadan, fourth of july
minutes 25 30 35
waits 60
mess some
heart sticks: craft-stick, stick = 6
heart color: paint
nice trim@2-3: sticker, tissue-paper, cotton-pad, cupcake-liner = 6
nice trim@4-5,6-8: pom-pom, button, sequin, sticker, stick-on-gem, glitter-glue, bead, tissue-paper = 6
nice loop: ribbon, string, yarn, cotton-cord, pipe-cleaner = 6 in
nice top@4-5,6-8: sticker, metallic-paper, construction-paper, cardstock = 1
home plate
join stick: glue
tool brush: paintbrush, sponge-brush
tool scissors@4-5,6-8: scissors when top=metallic-paper,construction-paper,cardstock
step paint: paint sticks color brush plate by ccc
step lay: arrange sticks by tcc
step glue: glue sticks stick > frame-t frame-s frame-r by tcc
step trim: glue trim sticks stick > trim-t trim-s trim-r by ccc
step top@4-5,6-8: glue top sticks stick scissors > top middle by tc
step loop: tie loop sticks > loop by gtc
step hang: play sticks by ccc
part loop = loop own : l ~ 3 -8 -78 -10 -94 0 -100 10 -94 8 -78
part frame-t@tree = sticks own paint paint a : stick ~ -70 52 2 -80 11 ; stick ~ 70 52 -2 -80 11 ; stick ~ -78 48 78 48 11 ; stick ~ -46 10 46 10 11 ; stick brown 0 50 0 92 13 ; stick ~ -24 -30 24 -30 11
part frame-s@snowflake = sticks own paint paint a : stick ~ 0 -80 0 80 11 ; stick ~ -69 -40 69 40 11 ; stick ~ -69 40 69 -40 11 ; stick ~ -18 -58 18 -58 9 ; stick ~ -18 58 18 58 9 ; stick ~ 41 -45 59 -13 9 ; stick ~ -41 45 -59 13 9 ; stick ~ -41 -45 -59 -13 9 ; stick ~ 41 45 59 13 9
part frame-r@star = sticks own paint paint a : stick ~ -70 42 0 -80 11 ; stick ~ 70 42 0 -80 11 ; stick ~ -72 40 72 40 11 ; stick ~ -70 -40 0 82 11 ; stick ~ 70 -40 0 82 11 ; stick ~ -72 -38 72 -38 11
part trim-t@tree = trim b : pompom b -44 48 8 ; pompom c 0 48 8 ; pompom b 44 48 8 ; pompom c -22 10 8 ; pompom b 22 10 8 ; pompom c 0 -30 8
part trim-s@snowflake = trim b : o ~ 69.3 40 8 8 ; o ~ 0 80 8 8 ; o ~ -69.3 40 8 8 ; o ~ -69.3 -40 8 8 ; o ~ 0 -80 8 8 ; o ~ 69.3 -40 8 8
part trim-r@star = trim b : pompom b 0 -78 8 ; pompom b -66 40 8 ; pompom b 66 40 8 ; pompom c 0 80 8 ; pompom c -66 -38 8 ; pompom c 66 -38 8
part top@tree,star = top gold : s^ ~ 0 -80 5 16 7
part middle@snowflake = top gold : o^ ~ 0 0 15 15
scene hang
`;
