export const shelf = `
* yarn-mane-tube-lion | 2-3 4-5 6-8 | Animals, Jungle
extras world Animals: burlap, raffia, sand, stone, grass, toy-tree, toy-car, aluminum-foil, glass-gem, wooden-block, toy-brick, toy-animal
extras figure: bottle-cap, dry-pasta, metallic-paper, stick-on-gem
appeal 3
topics lion, lions, mane, king of the jungle, safari, zoo, africa, toilet paper roll animals, big cats, roar, savanna
colors orange, brown, yellow
minutes 30 35 40
waits 30
mess some
heart tube: cardboard-tube = 1
heart mane@4-5,6-8: yarn, raffia, crinkle-paper, wool-roving = 2 yd
heart mane@2-3: crinkle-paper, tissue-paper, crepe-paper, felt = 2 sheet
need coat: paint, acrylic-paint, construction-paper = 1 color
need card: packing-paper, construction-paper, cardstock, paper-bag, felt, cereal-box = 1 sheet
nice eyes@4-5,6-8: googly-eye, button, sticker = 2
nice eyes@2-3: sticker = 2
join fix: glue
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: marker, permanent-marker, crayon
tool scissors: scissors
step coat: decorate coat tube brush? fix > tube by ccc
step dry: dry tube by ccc
step cut: cut card pen scissors > head by gtc
step snip: cut mane scissors by gtc
step mane: glue mane card fix > mane by tcc
step join: glue card tube fix by ccc
step face: draw pen card > face by gcc
step eyes: decorate eyes card fix > eyes by ccc
step legs: draw pen tube mane? > legs by gcc
step roar: play tube by ccc
part tube = tube own paint coat a : tube ~ 0 10 72 84
part legs = pen k : z_ k 3 0 60 0 92 ; l_ k 2.4 -22 92 -22 86 -12 86 -12 92 ; l_ k 2.4 12 92 12 86 22 86 22 92 ; l_ a- 5 36 78 62 74 66 48 ; y_ brown 66 44 10 12 8 .2
part mane = mane b : y^ ~ 0 -30 64 58 16 .22 ; y_ ~+ 0 -30 56 50 15 .24 ; l_ ~- 3 -50 -56 -34 -46 ; l_ ~- 3 50 -56 34 -46 ; l_ ~- 3 -56 -20 -40 -24 ; l_ ~- 3 56 -20 40 -24 ; l_ ~- 3 -36 12 -26 -2 ; l_ ~- 3 36 12 26 -2 ; l_ ~- 3 0 -86 0 -68
part head = card yellow : o^ ~ -28 -64 11 11 ; o^ ~ 28 -64 11 11 ; o^ ~ 0 -30 38 36
part face = pen k : p_ k -8 -26 8 -26 0 -16 ; l_ k 2.4 0 -16 -2 -8 -12 -6 ; l_ k 2.4 0 -16 2 -8 12 -6 ; z_ k 1.6 -14 -18 -32 -22 ; z_ k 1.6 -14 -14 -32 -12 ; z_ k 1.6 14 -18 32 -22 ; z_ k 1.6 14 -14 32 -12 ; o_ k -14 -40 4 4 ; o_ k 14 -40 4 4
part eyes = eyes own : e -14 -40 8 ; e 14 -40 8
scene stand

* filter-fall-leaves | 4-5 6-8 | Seasons, Nature
appeal 3
topics fall leaves, autumn leaves, coffee filter leaves, leaf, fall, autumn, tree, october, november, thanksgiving, falling leaves
colors orange, red, yellow
minutes 35 40
waits 30
mess some
heart filters: coffee-filter, paper-towel = 4
heart pens: marker, watercolor-paint, food-coloring = 3 color
need branch: packing-paper, paper-bag, construction-paper, stick, cardboard, cardstock = 1
nice spray: spray-bottle = 1
nice sky: construction-paper, paper, cardstock = 1 sheet
nice line: string, yarn, ribbon = 24 in
join fix: glue, glue-stick, tape
tool pen: pencil, crayon, marker
tool brush: paintbrush, cotton-swab when pens=watercolor-paint,food-coloring
tool scissors: scissors
home water
home plate
step color: color pens filters brush? > color by cc
step wet: wash filters water plate spray? by cc
step dry: dry filters by cc
step fold: fold filters by tc
step cut: cut filters pen scissors > leaves by tc
step branch: build branch sky? fix > branch by cc
step stick: glue filters branch fix > stuck by cc
step line: tie line branch > line by tc
step fall: play branch by cc
part line = line own : l ~ 2.4 -60 -50 0 -98 60 -50
part branch = branch brown : l^ brown 9 -92 -30 -30 -46 20 -40 92 -56 ; l^ brown 6 -40 -44 -20 -70 ; l^ brown 6 10 -42 40 -74 ; l^ brown 6 40 -44 66 -20 ; l^ brown 6 -66 -36 -80 -6
part color = pens a : d_ ~ .2 0 0
part stuck = filters own : d_ w .2 0 0
part leaves = filters a : leaf orange -62 62 -80 -10 18 ; leaf red -24 30 -30 -46 18 ; leaf gold 18 44 16 -40 18 ; leaf orange 66 56 62 -20 18 ; leaf red -8 -54 -26 -84 12 ; leaf gold 60 -60 42 -86 11 ; l_ yellow 4 -70 40 -68 20 ; l_ yellow 4 -28 8 -24 -10 ; l_ red 4 16 24 20 4 ; l_ red 4 62 34 68 14 ; leaf orange 4 96 -20 78 9 ; leaf red 50 98 70 84 8
scene lay

* spotted-bag-puppet | 2-3 4-5 6-8 | -
extras puppet: gift-bow, flower, button, party-hat, paper-crown, bread-tag
topics paper bag puppet, bag puppets, hand puppet, puppet show, jungle animals, safari, zoo
variant leopard | Jungle, Animals | yellow, black, orange | leopard, cheetah, jaguar, big cat, spots
variant tiger | Jungle, Animals | orange, black, white | tiger, stripes, big cat
variant frog | Jungle, Animals | green, yellow, red | frog, tree frog, toad, pond, rainforest
variant elephant | Jungle, Animals | gray, pink, white | elephant, elephants, trunk
minutes 30 35 40
waits 30
mess some
heart bag: paper-bag = 1
heart coat: paint, acrylic-paint = 2 color
need card: construction-paper, cardstock, paper, paper-strip, felt, tissue-paper = 1 sheet
nice eyes@4-5,6-8: googly-eye, button, sticker = 2
nice eyes@2-3: sticker = 2
nice whiskers@4-5,6-8: yarn, string, pipe-cleaner, paper-straw, raffia = 1
join paste: glue-stick, glue
join fix: glue when eyes!=sticker; whiskers; card=felt
tool pen: marker, permanent-marker, crayon
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
step coat: paint coat bag brush > bag by ccc
step dry: dry bag by gcc
step marks: paint coat bag > spots stripes bumps wrinkles by ccc
step cut: cut card pen scissors by gtc
step stick: glue card bag paste > earl eart frogeyes trunk by ccc
step eyes: decorate eyes bag fix? > eyes by ccc
step face: draw pen bag > face frogface ele by gcc
step whiskers@4-5,6-8: glue whiskers bag scissors fix > whiskers by tc
step show: play bag by ccc
part bag = bag own paint coat a : r^ ~ 0 28 96 128 3 ; q^ ~+ 5 -50 -70 50 -70 52 6 -52 6
part spots@leopard = coat b : d_ ~ 5 -36 30 -10 40 20 28 38 48 -30 62 4 68 34 78 -14 86 -36 -50 36 -52 0 -60 -40 -12 40 -12
part stripes@tiger = coat b : p_ ~ -48 26 -14 32 -48 38 ; p_ ~ 48 26 14 32 48 38 ; p_ ~ -48 52 -10 58 -48 64 ; p_ ~ 48 52 10 58 48 64 ; p_ ~ -48 76 -16 81 -48 86 ; p_ ~ 48 76 16 81 48 86 ; p_ ~ -8 -70 8 -70 0 -46 ; p_ ~ -50 -36 -26 -32 -50 -26 ; p_ ~ 50 -36 26 -32 50 -26
part bumps@frog = coat b : o_ ~ 0 56 34 32 ; d_ ~ 4 -34 -26 34 -26 -40 -10 40 -10 -16 -52 16 -52
part wrinkles@elephant = coat b : o_ ~ -34 -8 9 6 ; o_ ~ 34 -8 9 6 ; z_ a- 3 -40 84 -28 84 ; z_ a- 3 28 84 40 84
part earl@leopard = card a : o^ yellow -38 -72 18 18 ; o^ yellow 38 -72 18 18 ; o_ orange -38 -72 9 9 ; o_ orange 38 -72 9 9
part eart@tiger = card a : o^ orange -38 -72 18 18 ; o^ orange 38 -72 18 18 ; o_ w -38 -72 9 9 ; o_ w 38 -72 9 9
part frogeyes@frog = card a : o^ green -28 -74 20 20 ; o^ green 28 -74 20 20 ; l^ red 8 0 6 4 30 -4 50 ; o_ red -4 50 8 6
part trunk@elephant = card a : b^ gray -50 -60 -96 -70 -98 -6 -52 0 ; b^ gray 50 -60 96 -70 98 -6 52 0 ; o_ pink -74 -36 12 18 ; o_ pink 74 -36 12 18 ; l^ gray 18 0 -20 0 40 14 62 ; z_ gray- 2 -8 10 8 10 ; z_ gray- 2 -8 26 8 26 ; z_ gray- 2 -6 42 10 40
part eyes = eyes own : e -20 -42 10 ; e 20 -42 10
part face@leopard,tiger = pen k : o_ k -20 -42 4 4 ; o_ k 20 -42 4 4 ; p_ k -9 -22 9 -22 0 -12 ; z_ k 2.4 0 -12 0 -4 ; l_ k 2.4 -18 -2 -10 3 0 -4 10 3 18 -2
part frogface@frog = pen k : o_ k -28 -74 6 6 ; o_ k 28 -74 6 6 ; l_ k 2.6 -40 -4 -20 3 0 4 20 3 40 -4 ; d_ k 2 -6 -24 6 -24
part ele@elephant = pen k : o_ k -20 -42 4 4 ; o_ k 20 -42 4 4
part whiskers = whiskers w : z_ ~ 2 -14 -14 -44 -22 ; z_ ~ 2 -14 -10 -46 -8 ; z_ ~ 2 14 -14 44 -22 ; z_ ~ 2 14 -10 46 -8
scene stand

* pull-along-box-car | 4-5 6-8 | Transportation
extras world Transportation: masking-tape, cardboard-box, newspaper, toy-animal, paper-cup, plastic-cup, duct-tape
extras machine: masking-tape, wrapping-paper, ribbon, washi-tape, paper-strip, glitter-paper, glitter-glue, sticker, cardboard-letter, bread-tag, bell, paper-straw, craft-foam, bottle-cap, egg-carton, buckle, candy-wrapper, tinsel
appeal 3
topics car, race car, box car, cars, toy car, pull toy, wheels that turn, shoebox car, driving
near truck
colors red, black, yellow
minutes 45 50
waits 30
mess some
heart box: shoebox, small-box, tissue-box, cereal-box = 1
heart string: string, yarn, cotton-cord, ribbon, rope = 1 yd
need wheels: paper-plate, cardboard, cereal-box = 4
join pins: paper-fastener, nuts-and-bolts, pipe-cleaner = 4
need coat: paint, acrylic-paint, construction-paper, wrapping-paper = 1 color
nice lamps: bottle-cap, button, sticker, cupcake-liner = 4
nice driver: toy-animal, stuffed-animal, doll, peg-doll = 1
join fix: glue when coat=construction-paper,wrapping-paper; lamps
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: marker, crayon
tool scissors: scissors
home cup
step coat: decorate coat box brush? fix? > box by cc
step dry: dry box by cc
step wheels: cut wheels pen scissors cup > wheels by tc
step hubs: color pen wheels > hubs by cc
step holes: poke box wheels scissors by gg
step pins: build pins wheels box > pins by gt
step lamps: glue lamps box fix > lamps by cc
step doors: draw pen box > doors by cc
step string: tie string box scissors > string by gt
step drive: play box driver? > driver by cc
part driver = driver own : toy ~ 0 -20 44
part string = string own : l ~ 3 78 16 90 30 98 20
part box = box own paint coat a : q^ ~ 6 -84 -18 -84 -6 -84 44 80 44 80 -18 ; r_ ~+ -2 -14 156 6
part doors = pen k : r_ w -30 10 34 34 4 ; r_ light-blue+ -30 6 26 20 3 ; r_ w 24 10 34 34 4 ; r_ light-blue+ 24 6 26 20 3 ; z_ k 2 -46 34 -14 34
part lamps = lamps own : cap yellow 74 8 8 ; cap red -78 8 7
part wheels = wheels w : o^ w -46 50 28 28 ; o^ w 46 50 28 28
part hubs = pen k : a_ k -46 50 27 15 0 360 ; a_ k 46 50 27 15 0 360
part pins = pins gold : o^ gold -46 50 6 6 ; o^ gold 46 50 6 6
scene stand

* box-mouth-monster | 2-3 4-5 6-8 | Fantasy
extras figure: bottle-cap, bread-tag, dry-pasta, letter-bead, metallic-paper
appeal 3
topics monster, monsters, friendly monster, tissue box monster, feed the monster, creature, halloween, silly, halloween monster, big mouth
colors green, purple, white free
minutes 30 35 40
waits 30
mess some
heart box: tissue-box, small-box, shoebox, milk-carton = 1
heart teeth: craft-foam, foam-sheet-scrap, paper, cardstock, paper-plate, felt = 1 sheet
need coat: paint, acrylic-paint, construction-paper, tissue-paper, duct-tape = 1 color
need card: construction-paper, craft-foam, felt, cardstock = 1 sheet
nice eyes@4-5,6-8: googly-eye, button, bottle-cap, ping-pong-ball, pom-pom = 3
nice eyes@2-3: sticker, plastic-lid = 3
nice hair@4-5,6-8: pipe-cleaner, yarn, feather, crepe-paper = 4
nice hair@2-3: crepe-paper, tissue-paper, feather = 4
join fix: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=paint,acrylic-paint
tool pen: marker, crayon
tool scissors: scissors
step coat: decorate coat box brush? fix > box by ccc
step dry: dry box by gcc
step teeth: cut teeth scissors by gtc
step bite: glue teeth box fix > teeth by tcc
step feet: cut card scissors pen by gtc
step stand: glue card box fix > feet by ccc
step eyes: glue eyes box fix > eyes by ccc
step hair: glue hair box fix > hair by tcc
step face: draw pen card > brows by gcc
step eat: play box by ccc
part hair = hair b : l ~ 6 -40 -50 -50 -76 -40 -88 ; l ~ 6 -12 -52 -16 -80 -4 -94 ; l ~ 6 14 -52 16 -80 28 -92 ; l ~ 6 40 -50 50 -74 60 -84
part feet = card c : b^ b -70 96 -66 78 -40 74 -14 82 -12 96 ; b^ b 12 96 14 82 40 74 66 78 70 96
part box = box own paint coat a : r^ ~ 0 14 140 128 8 ; o_ k 0 40 50 26
part teeth = teeth w : p^ w -44 30 -28 18 -30 44 ; p^ w -24 18 -4 14 -13 42 ; p^ w 4 14 24 18 13 42 ; p^ w 28 18 44 30 30 44 ; p^ w -26 62 -6 66 -15 46 ; p^ w 26 62 6 66 15 46
part eyes = eyes own : e -38 -20 15 ; e 0 -28 18 ; e 38 -20 13
part brows = pen k : z_ k 4 -52 -42 -28 -40 ; z_ k 4 52 -40 28 -38
scene stand

* pot-farmyard | 4-5 6-8 | Farm, Animals
extras figure: bell, dry-pasta, flower
extras world Farm: clover, craft-stick, duplo-brick, felt, grass, hay, moss, stick, toy-brick
topics farm animals, cup animals, yogurt cup, yogurt pot, barnyard, old macdonald, recycling
variant pig | Farm, Animals | pink, white | pig, pigs, piglet, three little pigs
variant cow | Farm, Animals | white, black, pink | cow, cows, calf, dairy
variant sheep | Farm, Animals | white, black | sheep, lamb, wool
variant hen | Farm, Animals | red, yellow, orange or brown, white, black, tan, orange | hen, hens, chicken, chickens, little red hen, rooster, cluck
variant chick | Farm, Animals | yellow, orange | chick, chicks, baby chick, easter
minutes 30 35
waits 30
mess low
heart pot: yogurt-pot, plastic-cup, foam-cup, paper-cup, plastic-tub = 1
heart skin: construction-paper, tissue-paper, felt, crepe-paper, wrapping-paper, cotton-ball = 1 sheet
need card: construction-paper, cardstock, felt, craft-foam = 1 sheet
nice eyes: button, googly-eye, sticker, bead = 2
nice tail: pipe-cleaner, yarn, ribbon, feather, string = 1
nice touch: crayon, paint, chalk, oil-pastel = 1 color
join fix: glue
tool pen: marker, permanent-marker
tool scissors: scissors
step wrap: glue skin pot scissors fix > pot woolly by tc
step cut: cut card pen scissors by tc
step ears: glue card pot fix > pigface cowface sheepface henface chickface by cc
step eyes: glue eyes pot fix > eyes by cc
step face: draw pen card > pigdots cowdots sheepdots hendots chickdots by cc
step touch: color touch card > cheeks specks by cc
step tail: shape tail pot fix > tail by tc
step dry: dry pot by cc
step barn: play pot by cc
part tail = tail a : l ~ 5 44 50 66 54 74 40 62 30 58 44 74 52 90 44
part pot = pot own : cupdown a 0 -46 110 138
part pigface@pig = card pink : p^ pink- -46 -44 -38 -74 -14 -50 ; p^ pink- 46 -44 38 -74 14 -50 ; o^ pink- 0 20 26 19
part cowface@cow = card white : b^ w -34 -40 -66 -54 -74 -34 -44 -24 ; b^ w 34 -40 66 -54 74 -34 44 -24 ; b^ k -40 50 -20 44 -14 66 -30 78 -46 70 ; b^ k 14 -36 36 -34 36 -12 20 -10 ; o^ pink 0 26 32 21
part woolly@sheep = skin w : cotton ~ -38 -34 18 ; cotton ~ 0 -44 20 ; cotton ~ 38 -34 18 ; cotton ~ -48 4 17 ; cotton ~ 46 8 17 ; cotton ~ -50 44 18 ; cotton ~ 50 46 18 ; cotton ~ -26 62 18 ; cotton ~ 24 62 18 ; cotton ~ -56 78 15 ; cotton ~ 56 78 15 ; cotton ~ 0 80 18
part sheepface@sheep = card k : b^ k -32 -26 0 -36 32 -26 28 30 0 50 -28 30 ; b^ k -30 -20 -60 -22 -62 -4 -34 -4 ; b^ k 30 -20 60 -22 62 -4 34 -4
part henface@hen = card b : b^ yellow- -46 14 -68 24 -64 50 -46 52 ; b^ yellow- 46 14 68 24 64 50 46 52 ; p^ yellow -11 4 11 4 0 24 ; p^ yellow -34 96 -30 84 -14 84 -10 96 ; p^ yellow 34 96 30 84 14 84 10 96 ; p^ red -26 -44 -30 -70 -14 -58 -4 -80 6 -58 20 -72 22 -44
part chickface@chick = card orange : p^ orange -10 4 10 4 0 22 ; b^ orange -34 96 -30 84 -14 84 -10 96 ; b^ orange 34 96 30 84 14 84 10 96 ; b^ yellow- -46 20 -66 30 -62 54 -46 56 ; b^ yellow- 46 20 66 30 62 54 46 56
part eyes = eyes own : e -16 -10 9 ; e 16 -10 9
part pigdots@pig = pen k : o_ k -8 20 4 6 ; o_ k 8 20 4 6 ; u 0 48 10 ; o_ k -16 -10 4 4 ; o_ k 16 -10 4 4
part cowdots@cow = pen k : o_ k -11 24 4 5 ; o_ k 11 24 4 5 ; u 0 36 8 ; o_ k -16 -10 4 4 ; o_ k 16 -10 4 4
part sheepdots@sheep = pen w : o_ w -14 -10 5 5 ; o_ w 14 -10 5 5 ; u 0 28 8
part hendots@hen = pen k : o_ k -16 -10 4 4 ; o_ k 16 -10 4 4 ; l_ k 2.5 -40 34 -32 42 -24 34 -16 42 ; l_ k 2.5 16 42 24 34 32 42 40 34
part chickdots@chick = pen k : o_ k -16 -10 4 4 ; o_ k 16 -10 4 4
part specks@hen = touch w : d_ w 3 -58 28 -54 38 -60 40 58 28 54 38 60 40
part cheeks@pig,cow,sheep,chick = touch pink : o_ pink -28 10 6 4 ; o_ pink 28 10 6 4
scene stand

* tube-drop-target | 4-5 6-8 | Sports
extras game: dried-bean, glitter-paper, ticket-stub
appeal 3
topics pom-pom drop, pom pom drop, marble run, chute, target game, ball game, carnival game, wall game, rainy day game
near basketball
colors red, blue, yellow
minutes 30 40
mess low
place floor
heart tubes: cardboard-tube, pool-noodle = 3
heart balls: pom-pom, ping-pong-ball, soft-ball, felt-ball, marble = 6
heart cups: paper-cup, plastic-cup, yogurt-pot, plastic-tub, foam-cup = 3
need tape: masking-tape, tape, duct-tape, washi-tape = 1 roll
need pens: marker, crayon, paint, permanent-marker = 3 color
nice back: cardboard, cardboard-box, cereal-box, pizza-box = 1
need signs: sticky-note, paper, index-card, sticker, construction-paper = 3
tool brush: paintbrush when pens=paint
tool scissors: scissors
step color: color pens tubes brush? > tubes by cc
step slant: cut tubes scissors by tc
step board: prepare back by tc
step hang: tape tubes tape back? > tape by tc
step test: test balls tubes by cc
step cups: tape cups tape > cups by cc
step points: draw pens signs > points by cc
step play: play balls tubes cups > balls by cc
part tubes = tubes own : r^ a -40 -60 84 26 6 18 ; r^ b 30 -14 84 26 6 -18 ; r^ c -30 34 84 26 6 18
part tape = tape w : r_ ~ -40 -60 10 40 1 18 ; r_ ~ 30 -14 10 40 1 -18 ; r_ ~ -30 34 10 40 1 18
part cups = cups own : cup ~ -48 62 36 34 ; cup ~ 6 62 36 34 ; cup ~ 58 62 36 34
part points = pens k : z_ k 3 -48 72 -48 88 ; l_ k 3 1 72 10 73 5 79 11 84 1 88 ; z_ k 3 63 72 53 72 53 79 ; l_ k 3 53 79 62 79 62 87 52 88
part balls = balls a : o^ red -90 -84 9 9 ; o^ yellow 6 50 9 9 ; o^ blue 58 52 9 9
scene lay

* foil-flat-rocket | 4-5 6-8 | Space
extras picture Space: sticker, sequin, stick-on-gem, pom-pom, button, bottle-cap, cereal-box, magazine, glitter-glue, candy-wrapper, paper-bag, cotton-ball, craft-foam, patch, letter-bead, felt-ball, wrapping-paper
topics rocket, spaceship, rocket ship, blast off, launch, astronaut, moon landing, space shuttle, foil
near stars, night sky
colors silver, red, black
minutes 30 35
mess low
heart foil: aluminum-foil, metallic-paper = 1 sheet
heart card: cardboard, cereal-box, cardstock, pizza-box, paper-plate = 1
need night: construction-paper, cardstock, packing-paper, paper = 1 sheet
need flames: tissue-paper, chalk, construction-paper, crepe-paper, felt, cellophane = 2 color
nice stars: sticker, glitter-glue, sequin, confetti = 12
nice window: bottle-cap, button, cupcake-liner, plastic-lid = 1
nice moon: cotton-pad, paper, chalk, construction-paper = 1
nice lights: string-light = 1
join fix: glue, tape
join tape: tape, masking-tape, glue
tool pen: marker, pencil, crayon
tool scissors: scissors
step draw: draw pen card by tc
step cut: cut card scissors by tc
step wrap: fold foil card > rocket lines by cc
step flames: decorate flames night? > flames by cc
step land: glue card night tape fix flames > page by cc
step window: glue window foil tape > window by cc
step moon: decorate moon night fix > moon by cc
step stars: decorate stars night > stars by cc
step lights: prepare lights by gg
step go: play night lights? by cc
part page = night c : r^ c 0 0 168 190 3
part moon = moon w : o_ cream 56 -64 20 20 ; o_ cream- 50 -68 5 4 ; o_ cream- 62 -58 4 3
part stars = stars yellow : s_ yellow -62 -72 5 9 4 ; s_ yellow -70 -20 5 8 3.5 ; s_ yellow 66 -14 5 9 4 ; s_ yellow -58 34 5 7 3 ; s_ yellow 62 40 5 8 3.5 ; s_ yellow -30 -84 5 6 2.6 ; s_ yellow 70 80 5 6 2.6 ; s_ yellow -72 76 5 8 3.5
part flames = flames red : j^ red -14 48 -24 92 8 ; j^ orange 0 48 0 96 9 ; j^ yellow 14 48 24 92 8
part rocket = foil silver : p^ ~- -28 20 -58 58 -26 50 ; p^ ~- 28 20 58 58 26 50 ; b^ ~ 0 -84 20 -56 28 -10 28 50 -28 50 -28 -10 -20 -56
part lines = foil silver : z_ silver+ 3 -16 -40 -12 40 ; z_ silver- 2 -28 30 28 30 ; z_ silver- 2 -20 -44 20 -44 ; z_ silver+ 2 10 -20 18 20
part window = window a : o^ red 0 -18 13 13 ; o_ light-blue 0 -18 8 8
scene lay

* stuffed-dino-tail | 4-5 6-8 9-12 | Dinosaurs
appeal 3
topics dinosaur tail, dinosaur costume, dress up, dinosaur party, stegosaurus, costume, t-rex, dragon tail, halloween, pretend play, imaginative play
colors green, orange, yellow free
minutes 45 50 55
waits 60
mess some
heart tail: tights, tube-sock, sock, old-t-shirt, old-jersey, packing-paper = 1
heart fill: newspaper, pillow-stuffing, tissue-paper, fabric-scrap, cotton-ball, plastic-bag, bubble-wrap = 3 handful
need spikes: felt, craft-foam, cardboard, cereal-box, construction-paper, cardstock, paper-plate = 2 sheet
need belt: ribbon, sewing-elastic, fabric-scrap, shoelace, rope, old-belt, old-tie, string = 1 yd
nice spots: felt, fabric-scrap, fabric-marker, sticker, paint = 2 color
join fix: glue, glue-gun, duct-tape
join tie: rubber-band, string, yarn, hair-tie
tool pen: marker, chalk, permanent-marker
tool scissors: scissors
step stuff: fill fill tail scissors? fix? > tail by tcc
step shut: tie tie tail by gtc
step draw: draw pen spikes by ccc
step cut: cut spikes scissors by tcc
step spikes: glue spikes tail fix > spikes by tcc
step spots: decorate spots tail scissors? fix? > spots by tcc
step dry: dry tail by ccc
step belt: tie belt tail scissors > belt by gtc
step wear: play tail by ccc
part belt = belt b : l ~ 7 -98 -62 -70 -50 -52 -46 ; l ~ 7 -52 -46 -60 -74 -90 -88
part tail = tail own : b^ a -64 -62 -30 -60 10 -30 50 14 96 78 88 88 30 64 -30 30 -68 -6
part spots = spots c : o_ c -36 -18 9 8 ; o_ c -6 10 9 8 ; o_ c 28 36 8 7 ; o_ c -20 -40 6 6 ; o_ c 52 52 6 5
part spikes = spikes b : p^ ~ -54 -62 -34 -60 -34 -92 ; p^ ~ -30 -60 -10 -48 -2 -80 ; p^ ~ -4 -44 14 -28 28 -58 ; p^ ~ 18 -24 32 -8 48 -34 ; p^ ~ 38 0 50 16 66 -8 ; p^ ~ 56 22 66 36 80 16 ; p^ ~ 70 40 80 54 92 40
scene lay

* giant-bean-jar | 4-5 6-8 9-12 | Fairy Tales, Nature, Farm
extras jar: raffia, ribbon
appeal 3
topics jack and the beanstalk, magic beans, bean sprout, sprouting beans, growing beans, germination, seeds, planting, garden, gardening, science, spring, plants, bean in a jar
near giant
colors green, brown, yellow
minutes 25 30 35
waits 7200
mess low
heart beans: dried-bean, dried-chickpea, seed = 4
heart jar: glass-jar, plastic-jar, plastic-cup, plastic-bag = 1
need wet: cotton-ball, paper-towel, cotton-pad, paper-napkin, coffee-filter, tissue = 2 handful
nice castle: construction-paper, cardstock, paper, sticker = 1 sheet
nice pole: stick, wooden-skewer, chopstick, paper-straw, craft-stick, dowel = 1
nice tag: craft-stick, washi-tape, sticker, index-card, masking-tape = 1
join fix: tape, washi-tape, masking-tape, glue
tool pen: marker, permanent-marker, crayon, pencil when tag; castle!=sticker
tool tape: tape, masking-tape when jar=plastic-bag
tool scissors: scissors when castle
home water
step soak: wash beans water by ccc
step pack: fill wet jar > wet by ccc
step beans: arrange beans jar wet > beans by ccc
step drink: wash wet water by ccc
step tag: draw pen tag jar > tag by tcc
step castle: cut castle pen scissors by tcc
step giant: tape castle pole fix > castle by tcc
step window: prepare jar tape? by tcc
step watch: test jar > sprout by ccc
step climb: play jar pole? > pole by ccc
part pole = pole own : stick ~ 30 40 30 -70 5
part castle = castle b : q^ gray 2 6 -64 6 -92 14 -92 14 -86 22 -86 22 -92 38 -92 38 -86 46 -86 46 -92 54 -92 54 -64 ; r_ k 30 -70 9 14 3 ; y^ w 30 -62 38 9 8 .2
part sprout = beans green : l^ green 4 -8 40 -12 0 6 -26 -6 -54 ; leaf green -12 -4 -40 -20 8 ; leaf green+ 4 -26 30 -40 8 ; leaf green -6 -54 -24 -78 8 ; leaf green+ -6 -54 12 -72 7
part wet = jar own : r^ glass 0 44 88 96 14 ; cotton w -22 60 18 ; cotton w 18 58 18 ; cotton w 0 78 20 ; cotton w -24 80 14 ; cotton w 26 80 14 ; r_ w -38 40 5 60 2
part beans = beans brown : o_ brown -30 36 8 5 30 ; o_ brown 32 36 8 5 -30 ; o_ brown -8 44 8 5 ; o_ brown 14 34 8 5 20
part tag = tag yellow : r^ cream 0 64 46 22 2 ; z_ k 2 -14 60 14 60 ; z_ k 2 -14 67 6 67
scene stand

* hero-gadget-belt | 4-5 6-8 | Superheroes
extras worn: sticker, patch, stick-on-gem, letter-bead, glitter-glue, electrical-tape, felt-sticker, charm
topics utility belt, gadget belt, superhero belt, hero belt, superhero costume, dress up, costume, secret agent, spy, tool belt
near detective, party, rescue
colors yellow, black, red free
minutes 40 45
waits 30
mess low
heart belt: felt, fabric-scrap, old-belt, scarf, construction-paper, packing-paper = 1 yd
heart gadgets: small-box, cardboard-tube, plastic-lid, bottle-cap, egg-carton = 4
need shine: aluminum-foil, metallic-paper, duct-tape, construction-paper, paint = 1 sheet
need badge: cardboard, cereal-box, craft-foam, paper-plate, cardstock = 1
nice buttons: button, bottle-cap, stick-on-gem, sticker, sequin = 6
nice cord: string, yarn, pipe-cleaner = 1 yd
join fix: tape, duct-tape, glue
join close: hook-and-loop-tape, clothespin, binder-clip, tape
tool brush: paintbrush when shine=paint
tool pen: marker, permanent-marker, pencil
tool scissors: scissors
step measure: cut belt scissors > belt by tc
step badge: cut badge pen scissors > badge by tc
step shine: decorate shine gadgets brush? fix > gadgets by cc
step buttons: decorate buttons gadgets fix > buttons by cc
step mount: tape gadgets badge belt fix by tc
step cord: tie cord gadgets > cord by tc
step sign: draw pen badge > sign by cc
step close: build close belt by tc
step save: play belt by cc
part belt = belt own : r^ a 0 6 196 34 3 ; r_ a- 0 20 196 4
part gadgets = gadgets silver : r^ silver -66 12 30 46 4 ; r_ silver+ -74 12 5 40 ; r^ silver 66 12 30 46 4 ; r_ silver- 76 12 5 40 ; o^ silver -36 6 13 13 ; o^ silver 38 6 13 13
part buttons = buttons c : d red 4 -66 0 -66 12 -66 24 66 0 66 12 66 24
part cord = cord own : l ~ 3 66 36 76 54 60 66 78 78
part badge = badge b : o^ b 0 6 30 30 ; o_ a 0 6 24 24
part sign = pen k : p_ k 4 -14 -12 10 -1 10 -6 28 14 3 3 3
scene lay

* liner-umbrellas | 4-5 6-8 | Weather, Seasons
extras picture Weather: cotton-ball, felt, newspaper, cotton-pad, foam-sheet-scrap, stick-on-gem, sequin, tinsel, candy-wrapper, bead, metallic-paper, cellophane, washi-tape, paper-straw, craft-stick, cardboard, envelope
topics umbrella, umbrellas, rainy day, rain, april showers, spring rain, cupcake liner, puddles, raindrops, spring
near storm
colors red, yellow, blue
minutes 25 30
waits 20
mess low
heart liners: cupcake-liner, paper-doily, coffee-filter = 3
heart handles: pipe-cleaner, paper-straw, plastic-straw, craft-stick, twist-tie, yarn, string = 3
need sky: construction-paper, cardstock, paper, watercolor-paper, packing-paper = 1 sheet
need rain: crayon, marker, paint, chalk, oil-pastel, colored-pencil = 2 color
nice cloud: cotton-ball, pillow-stuffing, tissue-paper, cotton-pad = 1 handful
nice puddle: aluminum-foil, cellophane, construction-paper, tissue-paper = 1 scrap
nice drops: sticker, sequin, button, bead, stick-on-gem = 10
join fix: glue
join paste: glue-stick, glue
tool scissors: scissors
tool pen: marker, crayon, pencil
step fold: fold liners by cc
step stick: glue liners sky paste > page umbrellas by cc
step handles: cut handles scissors by tc
step hooks: glue handles sky fix > handles by cc
step cloud: glue cloud sky fix > cloud by cc
step rain: color rain sky > rain by cc
step drops: decorate drops sky fix > drops by cc
step puddle: tear puddle > puddle by cc
step who: draw pen sky > who by cc
step boots: play sky by cc
part page = sky light-blue : r^ ~ 0 0 184 166 3
part cloud = cloud w : cotton ~ -50 -66 18 ; cotton ~ -28 -68 20 ; cotton ~ -6 -66 17 ; cotton ~ 40 -70 17 ; cotton ~ 60 -66 18
part rain = rain blue : z_ blue 3 -78 -44 -82 -34 ; z_ blue 3 -54 -42 -58 -32 ; z_ blue 3 -6 -44 -10 -34 ; z_ blue 3 18 -52 14 -42 ; z_ blue 3 50 -44 46 -34 ; z_ blue 3 78 -44 74 -34 ; z_ blue 3 -2 -20 -6 -10 ; z_ blue 3 84 0 80 10 ; z_ blue 3 -86 0 -88 10 ; z_ blue 3 22 -14 18 -4
part umbrellas = liners own : d_ w .2 0 -90 ; b^ red -78 6 -70 -22 -46 -32 -22 -22 -14 6 ; b^ yellow 6 18 14 -10 36 -20 58 -10 66 18 ; b^ c 60 -30 64 -44 76 -50 86 -44 90 -30 ; z_ w 2 -46 -32 -46 6 ; z_ w 2 -46 -32 -62 6 ; z_ w 2 -46 -32 -30 6 ; z_ w 2 36 -20 36 18 ; z_ w 2 36 -20 20 18 ; z_ w 2 36 -20 52 18
part handles = handles own : l ~ 4 -46 6 -46 48 -40 56 -32 50 ; l ~ 4 36 18 36 58 42 66 50 60 ; l ~ 4 75 -30 75 -4 79 2 84 -2
part drops = drops blue : d blue 3.5 -20 24 -70 30 10 40 76 30 -6 60 60 44 -80 56
part puddle = puddle silver : o^ silver -10 74 44 6 ; o_ light-blue+ -14 73 26 3
part who = pen k : o_ tan -46 30 8 8 ; p_ red -54 38 -38 38 -34 64 -58 64 ; z_ k 3 -50 64 -50 72 ; z_ k 3 -42 64 -42 72 ; o_ k -48 29 1.4 1.4 ; o_ k -43 29 1.4 1.4
scene lay

* jingle-stick | 4-5 6-8 9-12 | Music
extras sound: ribbon, feather, tinsel, letter-bead, raffia, charm, embroidery-floss
appeal 3
topics jingle bells, jingle stick, bell shaker, bells, instruments, band, rhythm, music class, marching, rattle, christmas, parade
near winter, dance
colors red, yellow, green free
minutes 25 30 30
mess low
heart stick: stick, dowel, wooden-spoon, cardboard-tube, chopstick, bamboo = 1
heart bells: bell, metal-washer, old-key, nuts-and-bolts, button = 6
need wire: pipe-cleaner, craft-wire, string, yarn, ribbon, twist-tie = 3
nice wrap: yarn, ribbon, washi-tape, duct-tape, raffia, fabric-scrap = 1 yd
nice coat: paint, acrylic-paint, marker = 1 color
nice streamers: ribbon, crepe-paper, feather, tissue-paper, fabric-scrap = 3 strip
join fix: tape, duct-tape, masking-tape, washi-tape
tool brush: paintbrush when coat=paint,acrylic-paint
tool scissors: scissors when wrap
step smooth: prepare stick > stick by ccc
step coat: color coat stick brush? > coat by ccc
step thread: thread bells wire by tcc
step bind: tie wire stick > bells by ttc
step safe: tape stick wire fix > safe by tcc
step wrap: tie wrap stick scissors > wrap by ttc
step streamers: tape streamers stick fix > streamers by tcc
step play: play stick by ccc
part streamers = streamers b : l ~ 7 -64 74 -82 86 -74 98 ; l a 7 -60 76 -62 90 -56 99 ; l ~ 7 -56 74 -42 88 -44 98
part stick = stick own : stick ~ -60 78 60 -78 12
part coat = coat a : z_ ~ 6 -18 34 -30 22 ; z_ b 6 -4 16 -16 4 ; z_ ~ 6 10 -2 -2 -14
part wrap = wrap a : z_ ~ 8 -46 72 -58 60 ; z_ b 8 -38 62 -50 50 ; z_ ~ 8 -30 52 -42 40
part safe = fix silver : z_ silver 7 26 -20 14 -32 ; z_ silver 7 56 -58 44 -70
part bells = bells gold : l^ b 3 20 -26 34 -4 46 -6 ; l^ b 3 34 -46 58 -34 ; l^ b 3 50 -64 72 -58 ; o^ gold 34 -2 11 11 ; o^ gold 50 -4 11 11 ; o^ gold 60 -32 11 11 ; o^ gold 20 -48 11 11 ; o^ gold 76 -58 11 11 ; o^ gold 38 -76 11 11 ; z_ gold- 2 30 2 38 2 ; z_ gold- 2 46 0 54 0 ; z_ gold- 2 56 -28 64 -28 ; z_ gold- 2 16 -44 24 -44 ; z_ gold- 2 72 -54 80 -54 ; z_ gold- 2 34 -72 42 -72
scene lay

* coiled-snail | 4-5 6-8 | Bugs, Nature
extras world Bugs: leaf, flower, clover, petal, cupcake-liner, construction-paper, aluminum-foil, felt, snail-shell, pebble, stone, modeling-clay, felt-ball, bead, moss
extras figure: paper-umbrella
topics snail, snails, garden, spiral, slow, garden bugs, spring, minibeasts, shell
near slug, rain
colors orange, green, brown free
minutes 25 30
waits 30
mess low
heart coil: paper-strip, construction-paper, felt, yarn, pipe-cleaner, corrugated-paper, rope, craft-foam = 3 strip
heart card: construction-paper, cardstock, felt, cardboard, paper, cereal-box, craft-foam = 1 sheet
nice feelers: pipe-cleaner, twist-tie, paper-straw, cotton-swab, toothpick = 1
nice eyes: googly-eye, sticker, bead, button = 2
nice ground: leaf, moss, grass, tissue-paper, stick = 1 handful
nice slime: glitter-glue, glitter, aluminum-foil = 1
join fix: glue
tool pen: marker, crayon, pencil
tool scissors: scissors
step cut: cut card pen scissors > body by tc
step strips: cut coil scissors by tc
step roll: roll coil by tc
step let: glue coil card fix > shell by cc
step feelers: glue feelers card scissors fix > feelers by tc
step eyes: glue eyes card fix > eyes by cc
step face: draw pen card > face by cc
step ground: glue ground card fix > ground by cc
step slime: decorate slime card > slime by cc
step crawl: play card by cc
part ground = ground green : leaf green -84 86 -40 78 9 ; leaf green+ 40 88 86 80 9 ; leaf green -20 92 20 86 8
part feelers = feelers own : l ~ 4 62 -4 66 -30 60 -42 ; l ~ 4 74 -2 84 -26 80 -38
part body = card b : b^ ~ -92 76 -60 58 0 56 46 54 52 16 60 -6 78 -6 86 20 82 60 66 76
part slime = slime silver : z_ silver 3 -98 82 -76 80 ; d_ silver 2.4 -88 74 -70 84 -56 82
part shell = coil a : o^ a -14 10 56 52 ; i_ a- -14 10 48 3.4 6 ; i_ a+ -14 10 42 2.6 3 40
part eyes = eyes own : e 64 8 8 ; e 78 8 8
part face = pen k : u 71 26 7 ; o_ k 64 8 3 3 ; o_ k 78 8 3 3
scene stand

* folded-plate-taco | 2-3 4-5 6-8 | Food
extras world Food: apron, bandana, bell, bottle-cap, button, cardstock, clover, craft-foam, index-card, paper-cup, paper-napkin, price-tag, seashell, string-light, takeout-box
topics taco, tacos, mexican food, cinco de mayo, restaurant, pretend food, play kitchen, fiesta
near burrito, lunch, dinner
colors yellow, green, red
minutes 25 30 35
mess low
heart shell: paper-plate, cardboard, felt, packing-paper, paper-bag, cardstock = 1
heart salad: tissue-paper, crepe-paper, crinkle-paper, construction-paper, felt, paper-napkin = 2 color
need meat: construction-paper, paper-bag, packing-paper, yarn, cardboard, felt = 1 sheet
need coat: crayon, marker, paint, oil-pastel, chalk = 1 color
nice cheese@4-5,6-8: yarn, raffia, felt, paper-strip = 1 scrap
nice tomato@4-5,6-8: pom-pom, button, bottle-cap, sticker = 5
join fix: glue, glue-stick, tape
tool brush: paintbrush, sponge-brush when coat=paint
tool scissors@4-5,6-8: scissors when cheese
step fold: fold shell > shell by tcc
step coat: color coat shell brush? > toast by ccc
step meat: tear meat by ccc
step fill: glue meat shell fix > meat by ccc
step leaf: tear salad > salad by ccc
step cheese@4-5,6-8: cut cheese scissors > cheese by tc
step tomato@4-5,6-8: arrange tomato shell > tomato by cc
step close: glue salad shell fix by tcc
step serve: play shell by ccc
part salad = salad green : y^ green -44 -22 22 16 9 .25 ; y^ green+ -8 -40 24 17 9 .25 ; y^ green 30 -34 24 16 9 .25 ; y^ green+ 58 -14 18 14 9 .25 ; y^ red -26 -38 12 10 7 .2 ; y^ red 46 -36 12 10 7 .2
part meat = meat brown : y^ brown -56 4 18 14 8 .25 ; y^ brown -24 -16 20 14 8 .25 ; y^ brown- 12 -22 22 14 8 .25 ; y^ brown 48 -8 20 14 8 .25
part cheese = cheese yellow : z ~ 4 -40 -34 -28 -48 ; z ~ 4 -4 -52 8 -38 ; z ~ 4 30 -50 40 -34 ; z ~ 4 60 -28 52 -12 ; z ~ 4 -58 -10 -48 -24
part tomato = tomato red : d red 6 -14 -52 20 -52 52 -32 -48 -34 2 -36
part shell = shell tan : b^ a -86 46 -80 4 -52 -18 0 -26 52 -18 80 4 86 46 60 50 0 50 -60 50
part toast = coat a : b_ gold -82 44 -76 6 -50 -15 0 -22 50 -15 76 6 82 44 58 47 0 47 -58 47 ; d_ brown 2.6 -50 20 -20 6 14 14 44 4 60 28 -34 36 0 34 28 36 -62 34
scene stand

* stick-scarecrow | 4-5 6-8 | Farm, Seasons
extras figure: bell, burlap, button, clover, fabric-scrap, felt-sticker, seed, string
extras world Farm: hay, mini-pumpkin
appeal 1
topics scarecrow, harvest, fall, autumn, cornfield, thanksgiving, wizard of oz
near crow, crows, pumpkin patch, october
colors blue, tan, red
minutes 40 45
waits 30
mess low
heart sticks: craft-stick, stick, paper-straw, dowel = 3
heart straw: raffia, hay, crinkle-paper, yarn, corn-husk, grass, wheat-stalk = 1 handful
need clothes: fabric-scrap, felt, denim, construction-paper, wrapping-paper, old-t-shirt = 2 scrap
need face: construction-paper, cardstock, paper-plate, felt, burlap, paper-bag = 1 sheet
nice buttons: button, sticker, pom-pom, googly-eye = 3
nice crow: feather, construction-paper, felt = 1 scrap
join fix: glue, glue-gun
tool pen: marker, permanent-marker
tool scissors: scissors
step cross: glue sticks fix > cross by cc
step dress: cut clothes scissors > clothes by tc
step wear: glue clothes sticks fix by cc
step face: cut face pen scissors > head by tc
step straw: glue straw sticks scissors fix > straw by tc
step hat: glue face clothes sticks fix > hat by cc
step buttons: glue buttons clothes fix > buttons by cc
step smile: draw pen face > smile by cc
step crow: cut crow scissors fix > crow by tc
step guard: play sticks by cc
part cross = sticks own : stick ~ 0 -20 0 98 10 ; stick ~ -84 -8 84 -8 9
part straw = straw tan : z ~ 3 -80 -8 -98 -18 ; z ~ 3 -80 -8 -99 -6 ; z ~ 3 -80 -8 -97 6 ; z ~ 3 80 -8 98 -18 ; z ~ 3 80 -8 99 -6 ; z ~ 3 80 -8 97 6 ; z ~ 3 -20 72 -26 88 ; z ~ 3 -10 74 -12 90 ; z ~ 3 20 72 26 88 ; z ~ 3 10 74 12 90 ; z ~ 3 -24 -68 -40 -52 ; z ~ 3 -26 -64 -42 -42 ; z ~ 3 24 -68 40 -52 ; z ~ 3 26 -64 42 -42
part clothes = clothes a : p^ red -78 -22 78 -22 78 6 34 8 34 34 -34 34 -34 8 -78 6 ; p^ a -34 24 34 24 30 76 4 76 0 50 -4 76 -30 76 ; z_ a 7 -20 -22 -20 26 ; z_ a 7 20 -22 20 26 ; r_ gold 24 58 14 14 1
part head = face tan : o^ ~ 0 -46 28 28
part hat = clothes b : p^ brown -44 -66 44 -66 40 -58 -40 -58 ; p^ brown -22 -66 -14 -98 16 -94 22 -66
part buttons = buttons own : bits own 1 0 -12 0 4 0 16
part smile = pen k : d_ k 3.4 -10 -50 10 -50 ; p_ orange -4 -44 4 -44 0 -36 ; l_ k 2.4 -14 -34 0 -28 14 -34 ; z_ k 1.6 -8 -36 -8 -28 ; z_ k 1.6 8 -36 8 -28
part crow = crow k : b^ k 44 -34 56 -46 68 -40 74 -24 62 -14 48 -16 ; p^ gold 44 -36 34 -32 44 -28 ; o_ w 52 -38 2.4 2.4
scene stand

* folded-trunk-elephant | 4-5 6-8 | Animals, Jungle
appeal 3
topics elephant, elephants, safari, zoo, trunk, jungle, africa, india, savanna, baby elephant, paper plate animals
colors gray, pink, white
minutes 35 40
waits 30
mess some
heart plates: paper-plate = 2
heart coat: paint, acrylic-paint, crayon, oil-pastel, tissue-paper = 1 color
need trunk: construction-paper, paper-strip, cardstock, paper, paper-plate, felt, sock = 1 sheet
nice eyes: googly-eye, button, sticker, bottle-cap = 2
nice inner: construction-paper, felt, tissue-paper, fabric-scrap = 1 scrap
nice water: ribbon, crepe-paper, yarn, cellophane = 3 strip
join fix: glue, glue-stick
join firm: glue when eyes=googly-eye,button,bottle-cap; inner=felt,fabric-scrap; trunk=felt,sock
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint,tissue-paper
tool pen: marker, permanent-marker
tool scissors: scissors
step ears: cut plates scissors by tc
step coat: decorate coat plates brush? > head ears by cc
step dry: dry plates by cc
step inner: glue inner plates firm fix > inner by tc
step join: glue plates fix by tc
step trunk: fold trunk plates firm? fix > trunk by tc
step eyes: glue eyes plates firm fix > eyes by cc
step face: draw pen plates > face by cc
step water: glue water trunk firm fix > water by cc
step toot: play plates by cc
part ears = plates gray : b^ gray- -36 -60 -84 -70 -99 -14 -82 36 -40 30 ; b^ gray- 36 -60 84 -70 99 -14 82 36 40 30
part inner = inner b : b_ pink -50 -44 -78 -50 -86 -12 -74 20 -50 16 ; b_ pink 50 -44 78 -50 86 -12 74 20 50 16
part head = plates gray : o^ gray 0 -14 54 54
part trunk = trunk gray : q^ gray 2 -14 6 14 6 14 22 -14 22 ; q^ gray- 2 -13 22 13 22 13 38 -13 38 ; q^ gray 2 -12 38 12 38 12 54 -12 54 ; q^ gray- 2 -11 54 11 54 11 68 -11 68 ; q^ gray 2 -10 68 10 68 16 84 -2 86
part eyes = eyes own : e -20 -26 10 ; e 20 -26 10
part face = pen k : o_ k -20 -26 4 4 ; o_ k 20 -26 4 4 ; l_ k 2.6 -30 -44 -20 -48 -10 -44 ; l_ k 2.6 10 -44 20 -48 30 -44 ; l_ k 2.4 -30 14 -24 20 -18 18
part water = water light-blue : l light-blue 5 6 86 14 96 26 94 ; l blue 5 4 86 2 96 -8 99 ; l light-blue 5 10 84 28 84 36 96
scene stand

* doorway-tape-web | 4-5 6-8 | Bugs, Superheroes
appeal 3
topics spider web, web, spider, spiders, spider hero, cobweb, halloween, tape web, toss game, throwing game, active game, catch
colors white, black
minutes 25 30
mess low
place floor
heart tape: masking-tape, duct-tape, electrical-tape, tape = 1 roll
heart balls: newspaper, pom-pom, cotton-ball, tissue-paper, magazine, packing-paper = 8
nice spider: pipe-cleaner, construction-paper, felt = 4
nice eyes: googly-eye, sticker = 2
nice signs: sticky-note, index-card, paper = 3
tool pen: marker, crayon when signs
tool scissors: scissors
step frame: tape tape by gt
step star: tape tape scissors > star by gt
step ring: tape tape > rings by tt
step sticky: test tape by cc
step balls: roll balls > balls by cc
step spider: build spider scissors tape > spider by tc
step eyes: decorate eyes spider? > eyes by cc
step signs: draw pen signs > signs by cc
step throw: play balls tape by cc
step down: prepare tape by gg
part star = tape silver : r^ wood -88 0 20 196 2 ; r^ wood 88 0 20 196 2 ; r^ wood 0 -92 196 16 2 ; z ~ 4 -80 -70 80 84 ; z ~ 4 80 -70 -80 84 ; z ~ 4 -80 6 80 6 ; z ~ 4 0 -86 0 96
part rings = tape silver : z ~ 4 0 -26 24 -18 34 6 26 32 0 40 -26 32 -34 6 -24 -18 0 -26 ; z ~ 4 0 -58 46 -40 64 6 52 56 0 74 -52 56 -64 6 -46 -40 0 -58
part balls = balls w : o^ w -30 -34 10 10 ; z_ silver- 1.4 -34 -38 -26 -32 ; o^ w 46 20 10 10 ; z_ silver- 1.4 42 16 50 24 ; o^ w -18 58 10 10 ; z_ silver- 1.4 -22 54 -14 62 ; o^ w 60 88 10 10
part spider = spider k : l k 4 0 4 -22 -10 -28 2 ; l k 4 0 6 -24 4 -28 16 ; l k 4 0 4 22 -10 28 2 ; l k 4 0 6 24 4 28 16 ; l k 4 0 8 -18 18 -18 28 ; l k 4 0 8 18 18 18 28 ; o^ k 0 8 13 12
part eyes = eyes own : e -5 4 5 ; e 5 4 5
part signs = signs yellow : r^ yellow -66 -56 20 18 1 ; z_ k 3 -66 -62 -66 -50 ; r^ yellow 66 -34 20 18 1 ; l_ k 3 62 -38 68 -38 64 -34 69 -30 62 -30 ; r^ yellow 62 72 20 18 1 ; z_ k 3 66 66 59 66 59 71 ; l_ k 3 59 71 65 72 65 77 58 78
scene lay

* comet-tail-ball | 4-5 6-8 | Sports, Space
appeal 3
topics comet, comets, throwing game, ball, shooting star, meteor, catch, toss, sock ball, poi, outdoor game, twirling, ribbon ball, field day, recess
colors yellow, orange, red free
minutes 20 25
mess low
heart sock: sock, tube-sock, tights, glove = 1
heart tail: ribbon, crepe-paper, fabric-scrap, tissue-paper, tulle, old-t-shirt, plastic-bag, yarn = 6 strip
need fill: newspaper, rice, cotton-ball, pillow-stuffing, tissue-paper, dried-bean, magazine = 2 handful
need tie: rubber-band, string, yarn, hair-tie = 1
nice stars: felt, sticker, fabric-marker, permanent-marker = 5
nice hoop: cardboard-box, basket, bucket, plastic-tub = 1
tool scissors: scissors
step fill: fill fill sock > ball by cc
step tail: cut tail scissors by tc
step lay: arrange tail sock > tail by cc
step tie: tie tie sock tail > tie by tt
step pull: test sock tail by tc
step stars: decorate stars sock scissors? > stars by tc
step hoop: prepare hoop by cc
step throw: play sock hoop? by cc
part tail = tail b : l ~ 8 -10 10 20 34 40 40 74 72 ; l c 8 -10 8 26 22 50 20 92 46 ; l a 8 -8 14 12 44 24 60 46 94 ; l b 8 -6 4 34 6 60 -2 96 16 ; l c 8 -12 16 0 50 6 70 14 98
part ball = sock own : o^ a -44 -36 40 38
part tie = tie b : z_ b 7 -24 -2 -6 -20
part stars = stars c : s_ c -56 -50 5 11 5 ; s_ c -34 -26 5 9 4 20 ; s_ c -64 -22 5 7 3
scene lay

* carton-cup-flowers | 4-5 6-8 | Nature, Seasons
extras gift: fake-leaf, clover, lavender
topics flowers, egg carton flowers, spring, daffodils, tulips, bouquet, garden, mother's day, summer, easter, gift, blossoms, recycling
colors yellow, pink, green
minutes 40 45
waits 40
mess some
heart carton: egg-carton = 1
heart coat: paint, acrylic-paint, marker, watercolor-paint = 3 color
need stems: pipe-cleaner, paper-straw, plastic-straw, wooden-skewer, stick, craft-stick = 5
nice hearts: button, pom-pom, bead, cotton-ball, bottle-cap = 5
nice leaves: construction-paper, tissue-paper, felt, fake-leaf, crepe-paper = 1 sheet
nice vase: glass-jar, plastic-cup, plastic-bottle, can, yogurt-pot = 1
nice band: ribbon, string, washi-tape, raffia = 18 in
join fix: glue when hearts; leaves; stems!=pipe-cleaner
tool brush: paintbrush when coat=paint,acrylic-paint,watercolor-paint
tool pencil: pencil
tool scissors: scissors
step cups: cut carton scissors by gt
step petals: cut carton scissors > cups by tc
step coat: color coat carton brush? by cc
step dry: dry carton by cc
step hole: poke carton pencil by gt
step stems: build stems carton fix > stems by tc
step hearts: glue hearts carton fix > hearts by cc
step leaves: glue leaves stems scissors fix > leaves by tc
step vase: arrange stems vase band? > vase by cc
step give: play stems by cc
part stems = stems green : z ~ 5 -46 -30 -12 60 ; z ~ 5 0 -50 0 60 ; z ~ 5 46 -30 12 60 ; z ~ 5 -66 6 -18 70 ; z ~ 5 66 6 18 70
part leaves = leaves green : leaf ~ -14 36 -44 30 8 ; leaf ~ 14 40 44 36 8 ; leaf ~ 0 10 22 -8 7
part cups = carton own paint coat a : f^ yellow -48 -40 6 26 9 ; o yellow- -48 -40 12 ; f^ pink 0 -66 6 26 9 ; o pink- 0 -66 12 ; f^ red 48 -40 6 26 9 ; o red- 48 -40 12 ; f^ pink -72 2 6 20 7 ; o pink- -72 2 9 ; f^ yellow 72 2 6 20 7 ; o yellow- 72 2 9
part hearts = hearts own : bits own 1.2 -48 -40 0 -66 48 -40 -72 2 72 2
part vase = vase light-blue : cup light-blue 0 46 52 52
scene stand

* egg-carton-robot | 4-5 6-8 | Robots
extras machine: bead, stick-on-gem, sequin, candy-wrapper, button, sticker, dry-pasta, metal-washer, snap-fastener, dried-lentil, glitter-paper
extras world Robots: nuts-and-bolts, button, bottle-cap, puzzle-piece, modeling-clay, toy-brick, duplo-brick, aluminum-foil, pom-pom, flower, letter-bead, coaster, pipe-cleaner, cookie-tin, masking-tape, bell, shoelace, craft-foam, peg-doll, bubble-wrap
appeal 1
topics robot, robots, egg carton robot, junk robot, recycled robot, android, machine, recycling, upcycling, earth day, inventor
near alien
colors silver, red, blue
minutes 35 40
waits 30
mess low
heart carton: egg-carton = 1
heart coat: aluminum-foil, metallic-paper, paint, metallic-paint, acrylic-paint, duct-tape = 1
need knobs: bottle-cap, button, plastic-lid, sticker, stick-on-gem, pom-pom = 5
need arms: pipe-cleaner, paper-straw, plastic-straw, craft-stick, twist-tie = 2
nice eyes: googly-eye, sticker, button = 2
nice head: small-box, paper-cup, cardboard-tube, yogurt-pot = 1
nice feet: cardboard-tube, cork, plastic-lid, spool, wooden-block = 2
join fix: glue
tool brush: paintbrush when coat=paint,metallic-paint,acrylic-paint
tool pen: marker, permanent-marker
tool scissors: scissors
step cut: cut carton scissors by gt
step coat: decorate coat carton brush? fix? > body by cc
step dry: dry carton by cc
step head: glue head carton fix > head by cc
step eyes: glue eyes carton fix > eyes by cc
step knobs: glue knobs carton fix > knobs by cc
step arms: poke arms carton scissors > arms by gt
step feet: glue feet carton fix > feet by cc
step face: draw pen carton > face by cc
step start: play carton by cc
part arms = arms a : l^ red 7 -50 4 -74 8 -84 24 -78 42 ; l^ red 7 50 4 74 0 86 -20 80 -38 ; z_ red 5 -86 44 -72 44 ; z_ red 5 74 -40 88 -40
part feet = feet own : r^ gray -24 88 30 18 4 ; r^ gray 24 88 30 18 4
part body = carton silver : r^ silver 0 30 104 100 8 ; o^ silver+ -28 -2 18 16 ; o^ silver+ 28 -2 18 16 ; o^ silver+ -28 34 18 16 ; o^ silver+ 28 34 18 16 ; o^ silver+ -28 66 18 14 ; o^ silver+ 28 66 18 14 ; b^ silver -34 -22 -30 -64 0 -74 30 -64 34 -22
part head = head silver : r^ silver 0 -52 76 58 6 ; r_ silver+ -28 -52 6 48 2
part eyes = eyes own : e -16 -54 12 ; e 16 -54 12
part knobs = knobs red : cap red -28 -2 10 ; cap blue 28 -2 10 ; cap yellow -28 34 10 ; cap red 28 34 10 ; cap blue -28 66 9
part face = pen k : r_ k 0 -32 30 8 2 ; z_ w 2 -8 -36 -8 -28 ; z_ w 2 0 -36 0 -28 ; z_ w 2 8 -36 8 -28
scene stand
`;
