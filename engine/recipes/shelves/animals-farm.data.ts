export const shelf = `
* plate-sheep | 2-3 4-5 | Farm, Animals
extras figure: bell, flower, gift-bow, ribbon-rose
appeal 3
topics sheep, lamb, wool, nursery rhyme, baa baa black sheep, shepherd, easter lamb
colors black, pink
waits 30
minutes 30 35
mess low
heart fluff: cotton-ball, pillow-stuffing = 2 handful
heart plate: paper-plate
need face: construction-paper, cardstock, felt = 1 sheet
need white: paper, paper-napkin = 1 scrap
nice leg@4-5: clothespin, craft-stick = 2
nice sight@4-5: googly-eye, button = 2
nice bow@4-5: ribbon, yarn, ric-rac, tulle = 8 in
join stick: glue-stick, glue
tool scissors: scissors
tool pen: crayon, marker
tool light: crayon, colored-pencil, chalk
step cut: cut face white scissors by gt
step legs: glue face plate stick > hooves by tc
step pegs@4-5: build leg plate stick > pegs by t
step eyes: glue white face stick > face eyes by tc
step sight@4-5: glue sight white stick > sight by c
step pupils: draw pen white light > pupils by tc
step face: glue plate face stick > ears by cc
step spread: glue plate stick by cc
step wool: decorate fluff plate > plate fluff by cc
step bow@4-5: glue bow face stick > bow by t
part hooves = face a : r ~ -24 74 16 36 7 ; r ~ 24 74 16 36 7
part pegs = leg own : r ~ -24 76 15 42 3 ; r ~ 24 76 15 42 3
part plate = plate own : plate ~ 0 -6 70
part fluff = fluff own : cotton ~ 0 -66 19 ; cotton ~ 27.9 -59.1 19 ; cotton ~ 49.4 -40.1 19 ; cotton ~ 59.6 -13.2 19 ; cotton ~ 56.1 15.3 19 ; cotton ~ 39.8 38.9 19 ; cotton ~ 14.4 52.3 19 ; cotton ~ -14.4 52.3 19 ; cotton ~ -39.8 38.9 19 ; cotton ~ -56.1 15.3 19 ; cotton ~ -59.6 -13.2 19 ; cotton ~ -49.4 -40.1 19 ; cotton ~ -27.9 -59.1 19 ; cotton ~ 12.3 -43.7 19 ; cotton ~ 32.6 -24.1 19 ; cotton ~ 33.8 5 19 ; cotton ~ 15.2 26.4 19 ; cotton ~ -12.3 27.7 19 ; cotton ~ -32.6 8.1 19 ; cotton ~ -33.8 -21 19 ; cotton ~ -15.2 -42.4 19
part ears = face a : jm ~ -22 -18 -62 -28 12
part face = face a : o^ ~ 0 8 31 42
part eyes = white own : o_ w -12 -6 9 10 ; o_ w 12 -6 9 10
part pupils = pen k : o_ k -10 -4 4.5 ; o_ k 10 -4 4.5 ; l_ w 3 -7 28 0 33 7 28
part sight = sight w : e -12 -6 10 ; e 12 -6 10
part bow = bow b : b^ ~ 0 50 -22 40 -26 56 -16 62 ; b^ ~ 0 50 22 40 26 56 16 62 ; o ~- 0 50 5
template face 1 5
template ears 2 2.5 across
template hooves 2 2.5 glue
scene lay

* teddy-plate | 2-3 4-5 | Animals
extras figure: flower, gift-bow, ribbon-rose
topics teddy bear, teddy, bear, bears, teddy bears picnic, goldilocks, three bears, brown bear
near cuddly toy
colors brown, tan, black or white, tan
minutes 20 25
mess low
heart plate: paper-plate = 2
heart fur: tissue-paper, crepe-paper, paper-bag, construction-paper, paper-napkin, packing-paper = 2 sheet
nice nose@4-5: pom-pom, bottle-cap, button = 1
nice eyes@4-5: googly-eye, button = 2
nice bow@4-5: ribbon, ric-rac, yarn, tulle = 10 in
join stick: glue-stick, glue
tool scissors: scissors
tool pen: crayon, marker
step cut: cut plate scissors by gt
step ears: glue plate stick > ears head by tc
step tear: tear fur by cc
step spread: glue plate stick by cc
step press: decorate fur plate > earfur fur by cc
step muzzle: glue plate stick > muzzle by cc
step noses@4-5: glue nose plate stick > noses by c
step sight@4-5: glue eyes plate stick > eyes by c
step bow@4-5: glue bow plate stick > bow by t
step face: draw pen plate > nose by tc
part ears = plate own : o ~ -52 -56 27 27 ; o ~ 52 -56 27 27
part earfur = fur a : o ~ -53 -57 25 25 ; o ~ 53 -57 25 25 ; cover own .9
part head = plate own : plate ~ 0 8 76
part fur = fur a : o ~ 0 8 72 72 ; cover own 1
part muzzle = plate own : o ~ 0 34 33 27 ; o_ ~- 0 34 29 23 ; o_ ~ 0 34 28 22
part nose = pen k : o_ k 0 22 12 8 ; z_ k 3 0 28 0 38 ; u 0 38 11 ; k -26 -6 8 ; k 26 -6 8
part noses = nose k : pompom ~ 0 21 12
part eyes = eyes w : e -26 -6 11 ; e 26 -6 11
part bow = bow b : b^ ~ 0 86 -30 72 -34 96 ; b^ ~ 0 86 30 72 34 96 ; o ~- 0 86 6
template ears 2 3
template muzzle 1 3.5 across
scene lay

* tape-zebra | 2-3 4-5 | Animals
extras world Jungle: grass, burlap, faux-fur, crinkle-paper, plastic-tub, toy-tree, paper-bag, old-towel, foil-tray, felt, denim, aluminum-foil, newspaper, stone, packing-paper
topics zebra, zoo, safari, africa, savanna, stripes, black and white, noah's ark
colors black, white
minutes 20 20
mess low
heart stripes: masking-tape, washi-tape = 1 roll
heart body: construction-paper, cardstock = 1 sheet
tool scissors: scissors
tool pen: marker, crayon
step fold: fold body by tc
step legs: cut body scissors > body by gt
step join: tape body stripes > head by tt
step tear: tear stripes by gt
step stick: decorate stripes body > stripes by cc
step tail: tape stripes body > tail by tc
step eye: draw stripes pen > eye by cc
step stand: play body by cc
part tail = stripes b : l ~ 6 -66 -22 -82 0 -80 26 ; l ~ 3 -80 24 -86 36 ; l ~ 3 -80 24 -74 36
part body = body a : q ~- 3 -44 0 -20 0 -22 74 -42 74 ; q ~- 3 12 0 34 0 30 74 10 74 ; q^ ~ 5 -70 -32 46 -32 48 78 22 78 22 24 -44 24 -46 78 -70 78
part head = body a : j ~ 44 -66 40 -94 8 ; q^ ~ 5 18 -20 38 -68 56 -76 92 -50 92 -36 64 -40 50 0
part stripes = stripes b : z_ ~ 8 -58 -31 -60 16 ; z_ ~ 8 -38 -31 -38 23 ; z_ ~ 8 -18 -31 -17 23 ; z_ ~ 8 2 -31 4 23 ; z_ ~ 8 22 -31 24 22 ; z_ ~ 7 -70 38 -45 36 ; z_ ~ 7 -70 52 -46 51 ; z_ ~ 7 -70 67 -46 66 ; z_ ~ 7 23 38 47 36 ; z_ ~ 7 23 52 48 51 ; z_ ~ 7 23 67 48 66 ; z_ ~ 7 28 -30 54 -18 ; z_ ~ 7 34 -48 58 -34 ; z_ ~ 6 78 -60 72 -42 ; v ~ 20 -22 36 -70 7 -9
part eye = pen k : o_ w 58 -57 7 ; o_ k 59 -56 3.6

* clay-hedgehog | 2-3 4-5 6-8 | Animals
extras world Animals: leaf, moss, stick, pinecone, acorn, wood-slice, toy-tree, pine-needle, stone, flower, grass, fake-leaf, toy-animal, hay, chestnut, modeling-clay, seed, driftwood, snail-shell, corn-husk
appeal 3
topics hedgehog, porcupine, forest animals, woodland animals, prickly, fine motor, finger gym
near sonic
variant porcupine@2-3 | Animals | tan, brown | porcupine, hedgehog
variant hedgehog@4-5,6-8 | Animals, Nature | tan, brown or brown, gray | hedgehog, autumn, fall, hibernation
colors tan, brown
minutes 15 25 30
mess low
heart dough@2-3: play-dough, salt-dough, modeling-clay = 2 handful
heart dough@4-5,6-8: air-dry-clay, play-dough, salt-dough, modeling-clay = 2 handful
heart quills@2-3: craft-stick, paper-straw = 10
heart quills@4-5,6-8: stick, spaghetti, dry-pasta, pine-needle, pumpkin-seed = handful
nice eyes@4-5,6-8: bead, googly-eye, button = 2
tool poker: pencil, crayon
step ball: shape dough by ccc
step nose: shape dough > body by tcc
step breakup@4-5,6-8: prepare quills by cc
step quills: build quills dough > back back-h front front-h by ccc
step face: shape dough poker > face by ccc
step eyes@4-5,6-8: decorate eyes dough > eyes by cc
step play@2-3: play dough quills by c
step dry@4-5,6-8: dry dough by cc
part back@porcupine = quills own : stick ~ -67 50.1 -106.8 46.3 9 ; stick ~- -65.9 36 -104.8 26.9 9 ; stick ~ -61.7 22.5 -99.2 8.4 9 ; stick ~- -54.8 10.4 -90 -8.6 9 ; stick ~ -45.4 0.4 -77.8 -23.2 9 ; stick ~- -34.1 -7.1 -63 -34.8 9 ; stick ~ -21.5 -11.6 -46.3 -42.9 9 ; stick ~- -8.2 -12.8 -28.4 -47.3 9 ; stick ~ 4.9 -10.7 -10.1 -47.8 9 ; stick ~- 17.3 -5.4 8.1 -44.3 9
part back-h@hedgehog = quills own : stick ~ -68.7 52.5 -94.6 50.6 4 ; stick ~- -68.7 44.6 -94.4 40.9 4 ; stick ~+ -67.9 36.8 -93.3 31.2 4 ; stick ~ -66.2 29.1 -91.2 21.8 4 ; stick ~- -63.7 21.7 -88.1 12.7 4 ; stick ~+ -60.4 14.7 -84.1 4 4 ; stick ~ -56.3 8.2 -79.2 -4.1 4 ; stick ~- -51.6 2.3 -73.6 -11.6 4 ; stick ~+ -46.2 -3 -67.2 -18.3 4 ; stick ~ -40.3 -7.4 -60.1 -24.2 4 ; stick ~- -33.9 -11.1 -52.5 -29.3 4 ; stick ~+ -27.2 -13.9 -44.4 -33.3 4 ; stick ~ -20.2 -15.7 -36 -36.3 4 ; stick ~- -13.1 -16.6 -27.3 -38.3 4 ; stick ~+ -5.9 -16.5 -18.5 -39.3 4 ; stick ~ 1.2 -15.5 -9.6 -39.1 4 ; stick ~- 8.2 -13.5 -0.8 -37.9 4 ; stick ~+ 14.8 -10.6 7.8 -35.7 4 ; stick ~ 21.2 -6.9 16.2 -32.4 4 ; stick ~- 27 -2.3 24.3 -28.1 4
part body = dough a : b^ ~ -72 70 -76 34 -56 2 -16 -16 24 -8 50 20 88 44 92 58 74 68 0 74
part face = poker k : o_ k 91 52 7 6 ; l_ k 2.5 62 60 70 64 80 62 ; k 58 38 6
part front@porcupine = quills own : stick ~ -47.2 53.3 -83 49.9 9 ; stick ~- -43.5 35.9 -77.1 22.9 9 ; stick ~ -32.3 22.2 -61.1 0.6 9 ; stick ~- -15.9 15.3 -37.6 -13.5 9 ; stick ~ 1.7 16.7 -10.6 -17.1 9 ; stick ~- -25.2 42.3 -57.8 27.1 9 ; stick ~ -6.4 34.4 -21.3 1.6 9
part front-h@hedgehog = quills own : stick ~ -58 55.8 -81.9 53.6 4 ; stick ~- -57.7 48.6 -81.4 44.4 4 ; stick ~+ -56.6 41.4 -79.9 35.5 4 ; stick ~ -54.6 34.5 -77.3 26.7 4 ; stick ~- -51.8 28 -73.8 18.4 4 ; stick ~+ -48.1 21.9 -69.3 10.7 4 ; stick ~ -43.7 16.4 -64 3.6 4 ; stick ~- -38.7 11.7 -57.9 -2.7 4 ; stick ~+ -33.2 7.8 -51.2 -8.1 4 ; stick ~ -27.2 4.7 -43.8 -12.6 4 ; stick ~- -20.9 2.6 -36.1 -16 4 ; stick ~+ -14.4 1.4 -28 -18.3 4 ; stick ~ -7.8 1.3 -19.7 -19.6 4 ; stick ~- -1.2 2.1 -11.3 -19.7 4 ; stick ~+ 5.2 3.9 -3 -18.6 4 ; stick ~ 11.3 6.7 5.2 -16.5 4 ; stick ~- 17 10.3 13.1 -13.3 4 ; stick ~+ 22.2 14.8 20.6 -9.1 4 ; stick ~ -47.1 51.8 -70.9 48.3 4 ; stick ~- -46.2 44.6 -69.5 38.8 4 ; stick ~+ -44.2 37.8 -66.7 29.6 4 ; stick ~ -41 31.4 -62.7 21 4 ; stick ~- -36.9 25.8 -57.4 13.2 4 ; stick ~+ -32 21 -51.1 6.5 4 ; stick ~ -26.3 17.2 -43.9 0.8 4 ; stick ~- -20.2 14.7 -35.9 -3.5 4 ; stick ~+ -13.8 13.3 -27.5 -6.4 4 ; stick ~ -7.2 13.2 -18.7 -7.8 4 ; stick ~- -0.7 14.4 -9.9 -7.8 4 ; stick ~+ 5.5 16.8 -1.1 -6.3 4 ; stick ~ 11.2 20.4 7.4 -3.3 4 ; stick ~- 16.3 25 15.6 1 4 ; stick ~+ -36.4 55 -60.3 52.7 4 ; stick ~ -35.8 47.9 -59.1 42.3 4 ; stick ~- -33.6 41.1 -56 32.3 4 ; stick ~+ -30 35.1 -50.9 23.2 4 ; stick ~ -25.2 30.3 -44.2 15.5 4 ; stick ~- -19.5 26.9 -36.1 9.6 4 ; stick ~+ -13.1 25.2 -27.1 5.6 4 ; stick ~ -6.6 25.2 -17.5 3.8 4 ; stick ~- -0.3 27 -7.7 4.2 4 ; stick ~+ 5.4 30.4 2 6.7 4 ; stick ~ -25.4 51.1 -48.8 46 4 ; stick ~- -23 44.5 -44.6 34.1 4 ; stick ~+ -18.5 39.6 -37.1 24.4 4 ; stick ~ -12.5 37.1 -26.9 17.9 4 ; stick ~- -6.1 37.4 -15.3 15.2 4 ; stick ~+ -0.4 40.5 -3.1 16.7 4
part eyes@hedgehog = eyes own : k 58 38 7

* leaf-owl | 2-3 4-5 6-8 | Animals, Nature
extras figure: dry-pasta, ivy
appeal 3
topics owl, autumn, fall, leaves, woodland animals, forest animals, night animals, barn owl
colors orange, gold, brown
minutes 20 25 30
mess low
heart leaf: leaf = 2 handful
heart base: cardboard, cereal-box, construction-paper, cardstock, paper-bag = 1 sheet
need face: construction-paper, paper, cupcake-liner = 1 sheet
nice pupils@4-5,6-8: googly-eye, button, bottle-cap, acorn, seashell = 2
join glue: glue
tool scissors: scissors
tool pen: marker, crayon, pencil
step sort: prepare leaf by ccc
step body: cut base scissors pen > body by gtc
step spread: glue base glue by ccc
step feathers: decorate leaf base > feathers by ccc
step wings: glue leaf base glue > wings by tcc
step cut: cut face scissors by gtc
step eyes: glue face glue pen > eyes by tcc
step pupils@4-5,6-8: glue pupils face glue > pupils by cc
part body = base own : b^ ~ -50 -66 -40 -84 -22 -70 0 -74 22 -70 40 -84 50 -66 60 0 56 50 34 80 0 88 -34 80 -56 50 -60 0
part feathers = leaf own : leaf gold -34 48 -26 84 13 ; leaf orange -12 54 -8 92 13 ; leaf brown 14 54 10 92 13 ; leaf gold 36 46 28 84 13 ; leaf brown -38 22 -32 58 13 ; leaf gold -14 26 -12 66 13 ; leaf orange 12 26 12 66 13 ; leaf red 38 22 34 58 13 ; leaf orange -28 0 -24 40 13 ; leaf red 0 2 0 44 13 ; leaf gold 28 0 24 40 13
part wings = leaf own : leafm orange -50 -26 -66 56 18 ; leafm brown -44 -30 -54 26 13 ; leafm gold -30 -64 -46 -92 8
part eyes = face own : o w -23 -34 25 25 ; o w 23 -34 25 25 ; o_ gold -23 -34 18 18 ; o_ gold 23 -34 18 18 ; o_ k -21 -32 10 ; o_ k 21 -32 10 ; o_ w -25 -37 3 ; o_ w 17 -37 3 ; p orange -8 -16 8 -16 0 6
part pupils = pupils k : e -22 -32 13 ; e 22 -32 13
template body 1 11
scene lay

* sock-bunny | 4-5 6-8 9-12 | Animals
extras puppet: flower, gift-bow, button, tulle, fabric-scrap, patch, paper-crown, metallic-paper
extras world Animals: grass, clover, flower, moss, hay, felt, toy-tree, leaf, clothespin, crinkle-paper, ribbon-rose, cotton-ball, fabric-scrap, old-towel, toy-animal, wood-slice
appeal 3
topics bunny, rabbit, pet, easter bunny, cuddly toy, stuffed animal, easter, soft toy
colors pink, white, light blue free
minutes 45 35 40
mess low
heart sock: sock
heart fill: rice, dried-lentil, dried-bean, pillow-stuffing = 3 cup
need ties: string, yarn, embroidery-floss, cotton-cord, rubber-band, hair-tie = 2
nice bow: ribbon, fabric-scrap = 1 strip
nice tail: pom-pom, cotton-ball
nice eyes: googly-eye, button, bead = 2
nice nose: pom-pom, button, bead = 1
join glue: glue when eyes; nose; tail
home mug
tool scissors: scissors
tool pen: marker, permanent-marker, fabric-marker
step open: prepare sock mug by ccc
step body: fill fill sock mug by ccc
step tie: tie ties sock > body by gtc
step head: fill fill sock ties > head by ttc
step paws@9-12: tie ties sock > paws by c
step ears: cut sock scissors > ears by tcc
step face: draw pen sock > face by ccc
step feats: glue eyes? nose? sock glue > eyes nose by ccc
step bow: tie bow sock > bow by tcc
step tail: glue tail sock glue > tail by ccc
part tail = tail w : pompom ~ 44 58 15
part ears = sock a : j^ ~ -8 -34 -30 -98 14 ; j^ ~ 8 -34 30 -98 14 ; j_ ~+ -11 -46 -28 -90 7 ; j_ ~+ 11 -46 28 -90 7
part body = sock a : b^ ~ -30 4 0 -2 30 4 48 36 50 66 34 80 0 82 -34 80 -50 66 -48 36 ; z_ ~- 2 -44 52 44 52 ; z_ ~- 2 -46 60 46 60
part head = sock a : b^ ~ -34 -24 -26 -40 0 -46 26 -40 34 -24 30 -4 0 6 -30 -4 ; r ~-- 0 4 46 5 2 ; r ~-- 0 -42 24 5 2
part paws = sock a : o ~+ -18 32 11 9 ; o ~+ 18 32 11 9
part face = pen k : k -13 -22 5 ; k 13 -22 5 ; o_ ~ 0 -13 4 3 ; u 0 -11 6 ; z_ k 1.4 12 -12 30 -16 ; z_ k 1.4 12 -9 30 -8 ; z_ k 1.4 -12 -12 -30 -16 ; z_ k 1.4 -12 -9 -30 -8
part eyes = eyes w : e -13 -22 6 ; e 13 -22 6
part nose = nose b : pompom ~ 0 -13 5
part bow = bow b : p ~ 0 8 -22 -2 -22 20 ; p ~ 0 8 22 -2 22 20 ; o ~- 0 8 6 6

* swan-flock | 6-8 9-12 13+ | Animals
extras world Animals: grass, moss, stone, flower, feather, denim, glass-gem, sea-glass, ribbon, cellophane, driftwood, toy-tree, embroidery-hoop, fake-leaf
topics swan, bird, birds, origami, japan, paper folding, lake, pond, ugly duckling, swan lake
near zen
colors white, orange, light blue
minutes 25 30 40
mess low
heart sheet: origami-paper, paper, old-book-page, map, sheet-music, wrapping-paper, notebook = 2 sheet
nice pond: aluminum-foil, construction-paper, cardstock, wax-paper, cellophane, felt, plastic-mirror = 1 sheet
tool scissors: scissors
tool pen: pencil, marker
step squares: cut sheet scissors by ccc
step kite: fold sheet by ccc
step narrow: fold sheet by ccc
step neck: fold sheet by ccc
step stand: fold sheet > swan by ccc
step small: fold sheet scissors > cygnets by ccc
step face: draw pen sheet > beak by ccc
step pond: decorate pond sheet > pond by ccc
part pond = pond c : o_ ~ 0 70 97 26 ; o_ ~+ -20 74 44 5 ; o_ ~+ 46 64 22 3
part swan = sheet a : p^ ~ -86 -14 -30 22 30 60 -34 66 -62 40 ; p ~- 30 60 10 8 24 -58 42 -62 34 0 ; p ~+ -86 -14 -62 40 -34 66 ; p ~ 24 -58 42 -62 76 -46 40 -40 ; p_ ~- -86 -14 30 60 -10 28
part cygnets = sheet a : p ~ 40 44 62 62 88 66 60 72 50 66 ; p ~- 84 68 80 46 86 32 92 36 ; p ~ 86 32 92 31 99 38 88 41 ; p ~ -92 60 -74 70 -54 74 -76 80 -86 74 ; p ~- -58 76 -60 58 -55 48 -50 52 ; p ~ -55 48 -49 48 -43 54 -53 56 ; p ~ -38 70 -20 80 0 84 -22 90 -32 84 ; p ~- -4 86 -6 68 -1 58 4 62 ; p ~ -1 58 5 58 11 64 1 66 ; p ~ 10 78 28 88 48 92 26 98 16 92 ; p ~- 44 94 42 76 47 66 52 70 ; p ~ 47 66 53 66 59 72 49 74
part beak = pen b : p_ ~ 60 -52 76 -46 58 -43 ; o_ k 46 -51 2.6 ; p_ ~ 94 34 99 38 93 40 ; p_ ~ -47 50 -43 54 -48 55 ; p_ ~ 7 60 11 64 6 65 ; o_ k 91 36 1.6 ; o_ k -49 52 1.6 ; o_ k 4 61 1.6 ; p_ ~ 55 68 59 72 54 73 ; o_ k 52 69 1.6

* slot-animals | 6-8 9-12 | Animals
extras world Animals: toy-tree, grass, stone, fake-leaf, stick, felt, wooden-block, toy-animal, moss
topics zoo, safari, wild animals, noah's ark
variant giraffe | Animals | yellow, brown | giraffe, africa, savanna
variant elephant | Animals, Jungle | gray, pink | elephant, africa, india
variant cow | Farm, Animals | white, black, pink | cow, cattle, dairy
colors yellow, brown
minutes 35 45
mess low
heart board: cereal-box, cardstock, cardboard, corrugated-paper, foam-board = 1 piece
need color: marker, crayon, colored-pencil, paint, acrylic-paint = 3 color
nice eyes: googly-eye, sequin = 2
nice tail: yarn, string, raffia, cotton-cord = 6 in
join fix: glue
join tape: tape, glue
tool pencil: pencil
tool scissors: scissors
tool brush: paintbrush, sponge-brush when color=acrylic-paint,paint
step draw: draw board pencil by cc
step legs: draw board pencil by cc
step cut: cut board scissors > legs body-g body-e body-c by tc
step slots: cut board scissors by tc
step color: color color board brush > coat-g coat-e coat-c by cc
step eyes: glue eyes board fix > eye-g eye-e eye-c by cc
step build: build board by cc
step tail: tape tail board tape > tail-g tail-e tail-c by cc
part tail-g@giraffe = tail k : l ~ 3 -50 2 -62 20 -58 44
part tail-e@elephant = tail k : l ~ 3 -66 0 -80 18 -76 44
part tail-c@cow = tail k : l ~ 3 -68 -20 -82 0 -78 34
part legs = board own paint color a : p ~ -64 80 -54 6 -22 6 -14 80 -30 80 -35 44 -42 44 -46 80 ; p ~ 2 80 10 6 42 6 50 80 34 80 29 44 22 44 18 80
part body-g@giraffe = board own paint color a : q^ ~ 6 -56 -6 -46 -18 10 -20 30 -76 36 -92 46 -92 50 -80 78 -66 76 -54 50 -56 44 6 32 26 -48 26
part body-e@elephant = board own paint color a : b^ ~ -70 -10 -54 -42 0 -50 34 -46 66 -54 88 -34 86 10 92 44 80 48 70 20 60 12 40 34 -10 38 -60 32
part body-c@cow = board own paint color a : q^ ~ 8 -72 -26 38 -28 48 -56 58 -58 64 -50 90 -36 86 -14 60 -10 46 30 -66 32
part coat-g@giraffe = color b : q_ ~ 4 -42 -10 -22 -12 -24 4 -40 6 ; q_ ~ 4 -14 -12 6 -12 4 4 -16 2 ; q_ ~ 4 -34 11 -12 9 -14 22 -34 22 ; q_ ~ 4 -4 10 16 8 14 22 -4 22 ; q_ ~ 4 14 -14 30 -16 28 4 16 4 ; q_ ~ 3 26 -34 40 -32 38 -20 26 -22 ; q_ ~ 3 30 -54 44 -52 42 -40 30 -42 ; q_ ~ 3 33 -72 46 -70 44 -60 33 -62 ; z_ ~ 3 40 -90 39 -99 ; z_ ~ 3 46 -90 48 -99 ; o_ ~ 39 -99 3 3 ; o_ ~ 48 -99 3 3 ; d_ k 2.4 56 -75 ; d_ k 1.4 72 -65 74 -62
part coat-e@elephant = color b : b_ a- 18 -40 42 -38 50 -10 36 10 20 4 12 -16 ; b_ ~ 22 -32 38 -30 42 -10 34 2 24 -2 ; k 66 -30 4 ; b_ w 74 8 60 18 58 24 76 16 ; z_ a- 1.6 86 20 91 18 ; z_ a- 1.6 88 28 92 26
part coat-c@cow = color b : b_ ~ -58 -24 -34 -24 -30 -6 -44 2 -60 -6 ; b_ ~ -16 -6 6 -10 18 6 4 20 -16 14 ; b_ ~ 18 -26 36 -26 36 -12 24 -10 ; b_ ~ -52 14 -36 12 -34 26 -52 26 ; b_ c 72 -38 90 -34 86 -14 66 -14 ; d_ k 1.6 80 -28 80 -22  ; j_ ~ 52 -54 38 -64 5 ; z_ tan 4 60 -58 64 -68 ; z_ tan 4 52 -57 50 -68 ; b_ ~ -56 30 -40 28 -42 48 -54 50 ; b_ ~ 26 44 40 42 46 66 36 70 ; b_ ~ -30 56 -20 54 -18 70 -26 74 ; z_ k 2 -43 6 -43 -8 ; z_ k 2 26 6 26 -8
part eye-g@giraffe = eyes w : e 55 -75 5
part eye-e@elephant = eyes w : e 66 -30 6
part eye-c@cow = eyes w : e 62 -38 6
template body-g 1 7 across
template body-e 1 7 across
template body-c 1 7 across
template legs 2 4

* flapping-bird | 9-12 13+ | Animals
extras hanging: bell, stick-on-gem, glitter-glue
topics bird, jumping jack, moving toy, pull string, pantin
variant goose | Farm, Animals | white, orange, blue | goose, geese, farmyard, mother goose
variant penguin | Animals | navy, orange, white | penguin, antarctica, polar animals
colors white, orange
minutes 45 50
mess low
heart card: cardstock, cereal-box, cardboard = 2 sheet
heart pivots: paper-fastener = 2
need cord: string, embroidery-floss, yarn, cotton-cord = 3 ft
need color: marker, colored-pencil, paint-marker = 3 color
nice weight: bead, wooden-bead, bell, button
tool pencil: pencil
tool scissors: scissors
tool punch: hole-punch
step draw: draw card pencil by cc
step cut: cut card scissors > wings body wings-p body-p by cc
step paint: color color card > looks looks-p by cc
step holes: poke card punch by cc
step pivots: build pivots card > pivots by cc
step bar: tie cord card by cc
step pull: tie cord > cord by cc
step weight: thread weight cord > weight by cc
step test: test cord card by cc
scene hang
part cord = cord k : l_ k 1.8 0 -10 0 94 ; l_ k 1.8 0 -98 0 -80
part weight = weight b : o red 0 92 7 7
part wings@goose = card a : b^ ~- -16 -8 -50 -34 -92 -40 -96 -26 -84 -8 -60 8 -30 18 -18 14 ; b^ ~- 16 -8 50 -34 92 -40 96 -26 84 -8 60 8 30 18 18 14 ; l_ ~-- 2 -40 -6 -84 -22 ; l_ ~-- 2 -38 4 -68 -6 ; l_ ~-- 2 40 -6 84 -22 ; l_ ~-- 2 38 4 68 -6
part body@goose = card a : p b -20 76 -34 90 -6 88 ; p b 20 76 6 88 34 90 ; b^ ~ -11 -30 -40 10 -42 50 -24 76 0 82 24 76 42 50 40 10 11 -30 12 -56 22 -72 12 -90 -6 -92 -20 -78 -12 -56
part wings-p@penguin = card a : b^ ~ -22 -26 -60 -44 -90 -36 -86 -26 -58 -8 -28 0 ; b^ ~ 22 -26 60 -44 90 -36 86 -26 58 -8 28 0
part body-p@penguin = card a : o b -20 82 18 8 ; o b 20 82 18 8 ; b^ ~ -24 -84 0 -94 24 -84 36 -56 46 0 44 50 28 78 0 82 -28 78 -44 50 -46 0 -36 -56
part looks@goose = color b : p_ b 8 -80 42 -70 10 -66 ; k 6 -80 3.5 ; r_ c 0 -42 26 7 3 ; l_ a- 2 -18 30 -10 36 -2 30 ; l_ a- 2 6 30 14 36 22 30 ; l_ a- 2 -8 50 0 56 8 50
part looks-p@penguin = color c : b_ c -20 -62 0 -54 20 -62 18 -30 16 4 26 48 0 70 -26 48 -16 4 -18 -30 ; p_ b -10 -56 10 -56 0 -40 ; e -13 -68 6 ; e 13 -68 6
part pivots = pivots own : o ~ -24 2 4.5 4.5 ; o ~ 24 2 4.5 4.5
template body 1 8
template body-p 1 8
template wings 2 5 across
template wings-p 2 5 across

* quilled-animal | 9-12 13+ | Animals
topics quilling, paper filigree, rolled paper
variant owl | Animals | brown, gold, teal | owl, night animals, forest animals
variant turtle | Animals, Ocean | green, teal, light green | turtle, sea turtle, tortoise
colors brown, gold
minutes 60 75
waits 30
mess low
heart strips: paper-strip, construction-paper, origami-paper = 40 strip
heart base: cardstock, watercolor-paper, index-card, cardboard = 1 sheet
nice frame: picture-frame
join glue: glue
tool pencil: pencil
tool scissors: scissors
tool coiler: needle, toothpick, knitting-needle, paper-clip
step draw: draw base pencil > ground by cc
step strips: prepare strips scissors by cc
step roll: roll strips coiler by cc
step close: glue strips glue by cc
step pinch: shape strips by cc
step swirl@13+: roll strips glue coiler by c
step outline: glue strips base glue > outline outline-t by cc
step fill: glue strips base glue > coils coils-t by cc
step eyes: roll strips glue base > eyes eyes-t by cc
step frame: decorate frame base > frame by cc
scene lay
part frame = frame own : r^ ~ 0 0 190 190 3
part ground = base w : r^ w 0 0 164 164 2
part outline@owl = strips a : b_ ~- -46 -50 -50 -74 -26 -58 0 -62 26 -58 50 -74 46 -50 56 0 48 48 24 68 0 72 -24 68 -48 48 -56 0 ; b_ w -42 -48 -44 -66 -25 -54 0 -58 25 -54 44 -66 42 -48 52 0 45 46 23 65 0 68 -23 65 -45 46 -52 0 ; z_ brown 4 -70 76 70 76
part coils@owl = strips b : o brown+ -41.3 -3.8 5.6 ; i_ brown- -41.3 -3.8 4.6 2 1.3 ; o brown+ -29.5 -3.8 5.6 ; i_ brown- -29.5 -3.8 4.6 2 1.3 ; o tan+ -17.7 -3.8 5.6 ; i_ tan- -17.7 -3.8 4.6 2 1.3 ; o tan+ 17.7 -3.8 5.6 ; i_ tan- 17.7 -3.8 4.6 2 1.3 ; o brown+ 29.5 -3.8 5.6 ; i_ brown- 29.5 -3.8 4.6 2 1.3 ; o brown+ 41.3 -3.8 5.6 ; i_ brown- 41.3 -3.8 4.6 2 1.3 ; o brown+ -35.4 6.4 5.6 ; i_ brown- -35.4 6.4 4.6 2 1.3 ; o gold+ -23.6 6.4 5.6 ; i_ gold- -23.6 6.4 4.6 2 1.3 ; o gold+ -11.8 6.4 5.6 ; i_ gold- -11.8 6.4 4.6 2 1.3 ; o gold+ 0 6.4 5.6 ; i_ gold- 0 6.4 4.6 2 1.3 ; o gold+ 11.8 6.4 5.6 ; i_ gold- 11.8 6.4 4.6 2 1.3 ; o gold+ 23.6 6.4 5.6 ; i_ gold- 23.6 6.4 4.6 2 1.3 ; o brown+ 35.4 6.4 5.6 ; i_ brown- 35.4 6.4 4.6 2 1.3 ; o brown+ -41.3 16.6 5.6 ; i_ brown- -41.3 16.6 4.6 2 1.3 ; o brown+ -29.5 16.6 5.6 ; i_ brown- -29.5 16.6 4.6 2 1.3 ; o tan+ -17.7 16.6 5.6 ; i_ tan- -17.7 16.6 4.6 2 1.3 ; o tan+ -5.9 16.6 5.6 ; i_ tan- -5.9 16.6 4.6 2 1.3 ; o tan+ 5.9 16.6 5.6 ; i_ tan- 5.9 16.6 4.6 2 1.3 ; o tan+ 17.7 16.6 5.6 ; i_ tan- 17.7 16.6 4.6 2 1.3 ; o brown+ 29.5 16.6 5.6 ; i_ brown- 29.5 16.6 4.6 2 1.3 ; o brown+ 41.3 16.6 5.6 ; i_ brown- 41.3 16.6 4.6 2 1.3 ; o brown+ -35.4 26.8 5.6 ; i_ brown- -35.4 26.8 4.6 2 1.3 ; o gold+ -23.6 26.8 5.6 ; i_ gold- -23.6 26.8 4.6 2 1.3 ; o gold+ -11.8 26.8 5.6 ; i_ gold- -11.8 26.8 4.6 2 1.3 ; o gold+ 0 26.8 5.6 ; i_ gold- 0 26.8 4.6 2 1.3 ; o gold+ 11.8 26.8 5.6 ; i_ gold- 11.8 26.8 4.6 2 1.3 ; o gold+ 23.6 26.8 5.6 ; i_ gold- 23.6 26.8 4.6 2 1.3 ; o brown+ 35.4 26.8 5.6 ; i_ brown- 35.4 26.8 4.6 2 1.3 ; o brown+ -29.5 37 5.6 ; i_ brown- -29.5 37 4.6 2 1.3 ; o tan+ -17.7 37 5.6 ; i_ tan- -17.7 37 4.6 2 1.3 ; o tan+ -5.9 37 5.6 ; i_ tan- -5.9 37 4.6 2 1.3 ; o tan+ 5.9 37 5.6 ; i_ tan- 5.9 37 4.6 2 1.3 ; o tan+ 17.7 37 5.6 ; i_ tan- 17.7 37 4.6 2 1.3 ; o brown+ 29.5 37 5.6 ; i_ brown- 29.5 37 4.6 2 1.3 ; o gold+ -23.6 47.2 5.6 ; i_ gold- -23.6 47.2 4.6 2 1.3 ; o gold+ -11.8 47.2 5.6 ; i_ gold- -11.8 47.2 4.6 2 1.3 ; o gold+ 0 47.2 5.6 ; i_ gold- 0 47.2 4.6 2 1.3 ; o gold+ 11.8 47.2 5.6 ; i_ gold- 11.8 47.2 4.6 2 1.3 ; o gold+ 23.6 47.2 5.6 ; i_ gold- 23.6 47.2 4.6 2 1.3 ; o tan+ -17.7 57.4 5.6 ; i_ tan- -17.7 57.4 4.6 2 1.3 ; o tan+ -5.9 57.4 5.6 ; i_ tan- -5.9 57.4 4.6 2 1.3 ; o tan+ 5.9 57.4 5.6 ; i_ tan- 5.9 57.4 4.6 2 1.3 ; o tan+ 17.7 57.4 5.6 ; i_ tan- 17.7 57.4 4.6 2 1.3 ; j orange 0 -22 0 -6 6
part eyes@owl = strips c : o teal+ -21 -34 19 19 ; i_ teal- -21 -34 16.1 3 2 ; o teal+ 21 -34 19 19 ; i_ teal- 21 -34 16.1 3 2 ; o_ k -21 -34 7 ; o_ k 21 -34 7
part outline-t@turtle = strips a : o_ ~- 4 6 50 44 ; o_ w 4 6 46 40
part coils-t@turtle = strips b : j_ teal- -30 -22 -70 -60 15 ; i_ w -50 -42 9 3 1.6 ; j_ teal- 36 -26 66 -64 13 ; i_ w 51 -45 8 3 1.6 ; j_ teal- -32 36 -60 66 11 ; j_ teal- 38 38 60 66 10 ; o light-green+ 4 6 13 13 ; i_ light-green- 4 6 11 3 1.6 ; o green+ 4 -19 11.5 11.5 ; i_ green- 4 -19 9.8 3 1.6 ; o light-green+ 27.4 -6.5 11.5 11.5 ; i_ light-green- 27.4 -6.5 9.8 3 1.6 ; o teal+ 27.4 18.5 11.5 11.5 ; i_ teal- 27.4 18.5 9.8 3 1.6 ; o green+ 4 31 11.5 11.5 ; i_ green- 4 31 9.8 3 1.6 ; o light-green+ -19.4 18.5 11.5 11.5 ; i_ light-green- -19.4 18.5 9.8 3 1.6 ; o teal+ -19.4 -6.5 11.5 11.5 ; i_ teal- -19.4 -6.5 9.8 3 1.6 ; o dark-green+ 14.6 -28.8 5 5 ; i_ dark-green- 14.6 -28.8 4.2 3 1.2 ; o green+ 33 -19.5 5 5 ; i_ green- 33 -19.5 4.2 3 1.2 ; o dark-green+ 43.6 -3.3 5 5 ; i_ dark-green- 43.6 -3.3 4.2 3 1.2 ; o green+ 43.6 15.3 5 5 ; i_ green- 43.6 15.3 4.2 3 1.2 ; o dark-green+ 33 31.5 5 5 ; i_ dark-green- 33 31.5 4.2 3 1.2 ; o green+ 14.6 40.8 5 5 ; i_ green- 14.6 40.8 4.2 3 1.2 ; o dark-green+ -6.6 40.8 5 5 ; i_ dark-green- -6.6 40.8 4.2 3 1.2 ; o green+ -25 31.5 5 5 ; i_ green- -25 31.5 4.2 3 1.2 ; o dark-green+ -35.6 15.3 5 5 ; i_ dark-green- -35.6 15.3 4.2 3 1.2 ; o green+ -35.6 -3.3 5 5 ; i_ green- -35.6 -3.3 4.2 3 1.2 ; o dark-green+ -25 -19.5 5 5 ; i_ dark-green- -25 -19.5 4.2 3 1.2 ; o green+ -6.6 -28.8 5 5 ; i_ green- -6.6 -28.8 4.2 3 1.2
part eyes-t@turtle = strips a : o teal+ -58 4 17 17 ; i_ teal- -58 4 14.4 3 2 ; o_ k -64 -2 3 ; j_ teal 54 8 72 10 5

* felted-wool | 9-12 13+ | Animals
extras world Animals: moss, leaf, wood-slice, stone, grass
topics felt, felting, wet felting, wool
near needle felting, brooch
variant mouse | Animals | gray, pink or white, brown, tan | mouse, mice, felted mouse, pet
variant chick | Farm, Animals | yellow, orange | chick, chicken, easter, spring, felted chick
colors gray, pink
minutes 60 60
waits 720
mess some
place sink
heart wool: wool-roving = 2 handful
need soap: dish-soap, soap-bar = bit
need felt: felt, old-sweater = 1 scrap
home water
home bowl
home towel
nice eyes: bead, seed-bead = 2
join floss: embroidery-floss, sewing-thread, string, yarn = 2 ft
tool needle: needle
tool scissors: scissors, fabric-scissors
step core: roll wool by cc
step layers: fold wool by cc
step wet: prepare soap water bowl by cc
step pat: shape wool water by cc
step roll: roll wool soap > body body-c by cc
step rinse: wash wool water towel by cc
step dry: dry wool by cc
step sew: sew felt wool floss needle scissors > ears ears-c tail tail-c by cc
step eyes: sew eyes wool floss needle > eyes eyes-c by cc
step face: sew floss wool needle > face face-c by cc
part tail@mouse = floss b : l ~ 5 -54 44 -78 52 -92 36 -84 14
part body@mouse = wool a : b^ ~ -66 44 -62 8 -36 -22 0 -26 36 -10 66 18 88 40 84 52 40 64 -20 68 -56 62 ; l_ ~- 1.6 -40 10 -20 -4 0 0 ; l_ ~+ 1.6 -50 30 -30 24 -10 30 ; l_ ~- 1.6 -20 46 0 38 24 46 ; l_ ~+ 1.6 10 4 26 10 40 24
part ears@mouse = felt b : o^ ~ 10 -32 20 22 -10 ; o_ ~+ 11 -30 12 14 -10 ; o ~ 40 -22 13 15 10
part face@mouse = floss k : o_ pink 88 44 6 5 ; k 58 16 5 ; z_ k 1.3 72 42 54 36 ; z_ k 1.3 72 46 52 48 ; l_ k 1.4 76 52 72 54 66 52
part eyes@mouse = eyes k : k 58 16 5.6
part tail-c@chick = floss b : z ~ 4 -14 62 -14 78 ; z ~ 4 -14 78 -26 80 ; z ~ 4 -14 78 -4 80 ; z ~ 4 18 62 18 78 ; z ~ 4 18 78 6 80 ; z ~ 4 18 78 28 80
part body-c@chick = wool a : b^ ~ -58 30 -70 4 -48 8 -30 -4 -24 -40 0 -62 30 -62 52 -40 52 -10 62 20 52 50 20 66 -20 66 -48 54 ; l_ ~- 1.6 -10 -40 4 -50 20 -48 ; l_ ~+ 1.6 -20 50 0 56 24 50 ; l_ ~- 1.6 26 30 36 22 38 8
part ears-c@chick = felt b : j ~ 48 -30 80 -26 8 ; b a- -34 18 -14 6 10 14 8 34 -12 44 -30 36
part face-c@chick = floss k : k 28 -36 5
part eyes-c@chick = eyes k : k 28 -36 5.6

* wire-cat | 9-12 13+ | Animals
extras figure: bell
topics cat, kitten, line art, wire sculpture, one line drawing, pet
colors black, silver or gray, orange, white, brown, tan
minutes 45 45
mess low
heart wire@9-12: pipe-cleaner = 5
heart wire@13+: craft-wire = 6 ft
need foot: stone, air-dry-clay, modeling-clay = 1
need plan: paper, cardstock = 1 sheet
tool pencil: pencil, marker
tool scissors: scissors
step draw: draw plan pencil by cc
step length: cut wire scissors by cc
step head: shape wire plan by cc
step body: shape wire plan > cat by cc
step tail: shape wire pencil > tail by cc
step whiskers: cut wire scissors > whiskers by cc
step mount: build wire foot > foot by cc
step settle: test wire foot by cc
part foot = foot own : b^ ~ -62 70 -50 60 0 56 52 60 64 70 54 82 0 86 -54 82
part tail = wire a : l ~ 4.5 38 58 66 58 86 40 84 14 70 4 62 16 68 26
part cat = wire a : z ~ 4.5 -30 -36 -38 -86 -12 -66 12 -66 38 -86 30 -36 ; l ~ 4.5 -30 -38 -34 -24 -20 -8 0 -4 20 -8 34 -24 30 -38 ; l ~ 4.5 -20 -8 -34 14 -42 42 -36 64 -10 66 -8 40 -8 26 ; l ~ 4.5 20 -8 34 14 42 42 36 64 10 66 8 40 8 26
part whiskers = wire a : l ~ 2.4 -48 -34 0 -23 48 -34 ; l ~ 2.4 -50 -18 0 -23 50 -18 ; o ~ 0 -23 4 3.4
scene stand

* felt-keyring | 9-12 13+ | Animals
extras gift: charm, embroidery-floss
extras jewelry: charm, ribbon
appeal 3
topics felt, sewing, keychain, key ring, bag charm, hand sewing, plush, softie
variant fox | Animals | orange, white, black | fox, woodland animals, forest animals
variant bunny | Animals | tan, cream, pink or white, gray, brown | bunny, rabbit, easter
variant pig | Farm, Animals | pink, red | pig, piglet, piglets
colors orange, white, black
minutes 75 90
mess low
heart felt: felt = 2 sheet
need floss: embroidery-floss, sewing-thread, string = 6 ft
need fill: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = handful
nice eyes: button, bead, safety-eye = 2
nice ring: key-ring, curtain-ring, hair-tie
need plan: paper, cardstock = half-sheet
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pencil: pencil, marker
step plan: draw plan pencil by cc
step cut: cut felt plan scissors by cc
step patches: sew felt floss needle > patches patches-b patches-p by cc
step face: sew felt floss needle > face face-b face-p by cc
step eyes: sew eyes felt floss needle by cc
step loop: fold felt > loop loop-b loop-p by cc
step sew: sew felt floss needle > head head-b head-p stitches stitches-b stitches-p by cc
step fill: fill fill felt by cc
step close: sew felt floss needle by cc
step ring: build ring felt > ring ring-b by cc
part ring@fox,pig = ring silver : a silver 0 -84 17 13 0 360
part ring-b@bunny = ring silver : a silver 0 -54 14 10 0 360
part loop@fox = felt b : r b 0 -56 14 30 3
part loop-b@bunny = felt b : r b 0 -30 10 24 3
part loop-p@pig = felt b : r b 0 -56 14 30 3
part head@fox = felt a : p^ ~ -60 -14 -62 -66 -24 -44 24 -44 62 -66 60 -14 70 16 0 80 -70 16
part head-b@bunny = felt a : b^ ~ -24 -12 -36 -50 -30 -86 -18 -88 -8 -50 0 -16 8 -50 18 -88 30 -86 36 -50 24 -12 ; o^ ~ 0 28 62 52
part head-p@pig = felt a : o^ ~ 0 16 70 62 ; p ~- -62 -18 -58 -66 -20 -42 ; p ~- 62 -18 58 -66 20 -42
part patches@fox = felt b : b_ ~ -66 16 -40 2 -14 24 0 44 14 24 40 2 66 16 36 48 0 76 -36 48 ; p_ c -56 -46 -56 -58 -40 -50 ; p_ c 56 -46 56 -58 40 -50
part patches-b@bunny = felt b : j_ c -16 -26 -24 -82 7 ; j_ c 16 -26 24 -82 7 ; o_ ~ -14 46 18 15 ; o_ ~ 14 46 18 15
part patches-p@pig = felt a : o ~- 0 28 27 20 ; o_ ~-- -9 28 5 8 ; o_ ~-- 9 28 5 8
part face@fox = floss k : o_ k 0 70 8 6 ; o_ k -24 14 6 7 ; o_ k 24 14 6 7
part face-b@bunny = floss k : o_ c 0 36 7 5 ; o_ k -26 18 6 7 ; o_ k 26 18 6 7 ; z_ k 2 0 40 0 50
part face-p@pig = floss k : o_ k -28 0 6 7 ; o_ k 28 0 6 7 ; l_ k 2.4 -12 56 0 62 12 56
part stitches@fox = floss w : stitch w -56 -12 -58 -58 5 ; stitch w 56 -12 58 -58 5 ; stitch w -56 -60 -24 -40 5 ; stitch w 56 -60 24 -40 5 ; stitch w -22 -40 22 -40 6 ; stitch k -64 18 0 75 10 ; stitch k 64 18 0 75 10
part stitches-b@bunny = floss w : z_ w 1.6 50.2 4 53.8 10 ; z_ w 1.6 56 15.6 57.6 22.2 ; z_ w 1.6 58 28 57.4 34.7 ; z_ w 1.6 56 40.4 53.4 46.8 ; z_ w 1.6 50.2 52 45.7 57.6 ; z_ w 1.6 41 61.9 34.9 66.3 ; z_ w 1.6 29 69.6 21.7 72.5 ; z_ w 1.6 15 74.4 7.1 75.6 ; z_ w 1.6 0 76 -8.1 75.5 ; z_ w 1.6 -15 74.4 -22.7 72.2 ; z_ w 1.6 -29 69.6 -35.7 65.8 ; z_ w 1.6 -41 61.9 -46.3 56.9 ; z_ w 1.6 -50.2 52 -53.8 46 ; z_ w 1.6 -56 40.4 -57.6 33.8 ; z_ w 1.6 -58 28 -57.4 21.3 ; z_ w 1.6 -56 15.6 -53.4 9.2 ; z_ w 1.6 -50.2 4 -45.7 -1.6
part stitches-p@pig = floss w : z_ w 1.6 49.8 -20.6 55.1 -14.2 ; z_ w 1.6 58.9 -8.1 62.2 -0.7 ; z_ w 1.6 64 6.1 65 14 ; z_ w 1.6 64.8 21 63.3 28.8 ; z_ w 1.6 61.1 35.5 57.4 42.8 ; z_ w 1.6 53.2 48.7 47.5 54.9 ; z_ w 1.6 41.8 59.7 34.4 64.3 ; z_ w 1.6 27.5 67.7 19 70.5 ; z_ w 1.6 11.3 72.1 2.3 73 ; z_ w 1.6 -5.7 72.8 -14.6 71.5 ; z_ w 1.6 -22.2 69.6 -30.5 66.3 ; z_ w 1.6 -37.3 62.7 -44.3 57.7 ; z_ w 1.6 -49.8 52.6 -55.1 46.2 ; z_ w 1.6 -58.9 40.1 -62.2 32.7 ; z_ w 1.6 -64 25.9 -65 18 ; z_ w 1.6 -64.8 11 -63.3 3.2 ; z_ w 1.6 -61.1 -3.5 -57.4 -10.8 ; z_ w 1.6 -53.2 -16.7 -47.5 -22.9
template head 2 3 across
template head-b 2 3 across
template head-p 2 3 across
scene lay

* ring-dish | 9-12 13+ | Animals
appeal 3
topics ring dish, trinket dish, jewelry dish, clay dish, pottery, ceramics, gift
variant cat | Animals | white, pink, black | cat, kitten, cat lover
variant bear | Animals | brown, tan, black or white, tan | bear, panda, teddy bear
variant cow | Farm, Animals | white, black, pink | cow
colors white, pink, black
minutes 50 60
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay = 1/2 lb
need color: acrylic-paint, paint = 3 color
nice shine: glue
home bowl
home water
need sheet: parchment-paper, wax-paper, plastic-wrap, paper = 1 sheet
tool roller: rolling-pin, chip-can, glass-jar, cardboard-tube
tool knife: plastic-knife, craft-stick, pencil
tool brush: paintbrush, cotton-swab
step roll: roll clay roller sheet by cc
step cut: shape clay knife bowl by cc
step ears: shape clay knife by cc
step bowl: shape clay bowl sheet > dish dish-b dish-c by cc
step smooth: shape clay water by cc
step dry: dry clay by cc
step paint: paint clay color brush > coat coat-b coat-c by cc
step face: paint clay color brush > face face-b face-c by cc
step shine: paint clay shine brush > shine by cc
part dish@cat = clay own paint paint a : p ~ -66 -2 -58 -62 -18 -26 ; p ~ 66 -2 58 -62 18 -26 ; o^ ~ 0 24 86 50 ; o_ ~- 0 18 74 38
part dish-b@bear = clay own paint paint a : o ~ -52 -28 25 22 ; o ~ 52 -28 25 22 ; o^ ~ 0 24 86 50 ; o_ ~- 0 18 74 38
part dish-c@cow = clay own paint paint a : j b -56 -10 -98 -28 14 ; j ~ 56 -10 98 -28 14 ; p tan -38 -12 -42 -52 -18 -16 ; p tan 38 -12 42 -52 18 -16 ; o^ ~ 0 24 86 50 ; o_ ~- 0 18 74 38
part coat@cat = color b : p_ ~ -58 -14 -54 -48 -30 -26 ; p_ ~ 58 -14 54 -48 30 -26 ; o_ a 0 22 70 32
part coat-b@bear = color b : o_ ~ -52 -30 14 12 ; o_ ~ 52 -30 14 12 ; o_ a 0 22 70 32 ; o_ ~ 0 34 26 17
part coat-c@cow = color b : o_ a 0 22 70 32 ; b_ ~ -66 16 -40 -8 -18 -4 -20 18 -40 28 -60 30 ; o_ c 0 38 32 14
part face@cat = color c : l_ ~ 2.6 -40 16 -30 22 -20 16 ; l_ ~ 2.6 20 16 30 22 40 16 ; p_ b -7 26 7 26 0 32 ; l_ ~ 2.2 -10 36 -4 39 0 33 4 39 10 36 ; z_ ~ 1.4 -24 32 -50 28 ; z_ ~ 1.4 -24 36 -48 38 ; z_ ~ 1.4 24 32 50 28 ; z_ ~ 1.4 24 36 48 38
part face-b@bear = color c : o_ ~ -28 14 5 5 ; o_ ~ 28 14 5 5 ; o_ ~ 0 28 9 5.5 ; l_ ~ 2.2 -9 38 0 42 9 38
part face-c@cow = color k : o_ w -30 12 6 6 ; o_ ~ -30 12 4 4 ; o_ ~ 30 12 5 5 ; o_ ~ -11 37 3.5 4.5 ; o_ ~ 11 37 3.5 4.5
part shine = shine w : l_ w 2.4 -76 12 -79 24 -74 36

* stone-pets | 4-5 6-8 9-12 13+ | Animals
extras world Animals: moss, leaf, hay, grass, faux-fur, wool-roving, crinkle-paper, fake-leaf, wood-slice, corn-husk
appeal 3
topics rock painting, painted stones, painted rocks, pet rock, sleeping animals, paperweight
variant fox | Animals | orange, white, brown | fox, woodland animals, forest animals
variant cat | Animals | gray, white, black free | cat, kitten, pet
variant fawn | Animals | brown, cream, tan or tan | fawn, deer, woodland animals
colors orange, white, brown
minutes 55 40 50 60
waits 60
mess some
heart stone: stone
heart color: acrylic-paint, paint, paint-marker = 4 color
nice base: felt, cork-sheet = 1 scrap
home water
home towel
join glue: glue
tool brush: paintbrush, cotton-swab
tool fine@4-5,6-8: toothpick, pencil
tool fine@9-12,13+: toothpick, wooden-skewer, needle, pencil
tool pencil: pencil, chalk
step wash: wash stone water towel by cccc
step turn: test stone by cccc
step coat: paint stone color brush > coat by cccc
step sketch: draw stone pencil by tccc
step tail: paint stone color brush > tail tail-c tail-f by cccc
step face: paint stone color brush > face face-c face-f by cccc
step fur@9-12,13+: paint stone color brush > fur by cc
step eyes: paint stone color fine > eyes by tccc
step base: glue base stone glue by cccc
part coat = stone own paint coat a : b^ ~ -84 24 -74 -16 -40 -44 6 -52 54 -40 82 -6 86 32 66 62 10 72 -52 66
part tail@fox = color a : b ~- -80 20 -66 6 -50 16 -30 38 20 44 50 36 40 60 0 68 -50 62 -74 46 ; b_ b 22 43 54 34 46 58 16 66
part tail-c@cat = color a : b ~- -80 20 -66 6 -50 16 -30 38 20 44 56 40 52 56 0 68 -50 62 -74 46 ; z_ c 3 -66 20 -78 30 ; z_ c 3 -56 34 -66 48 ; z_ c 3 -36 46 -42 62 ; z_ c 3 -14 50 -16 66 ; z_ c 3 8 51 8 67 ; z_ c 3 30 50 32 63
part tail-f@fawn = color a : l_ ~-- 3 -74 26 -40 54 10 62 50 56 ; b ~- -70 20 -56 16 -50 28 -60 36 ; d_ b 4 -50 -22 -34 -30 -16 -34 -54 -6 -38 -14 -20 -20 -2 -38 -60 8 -44 4 -26 -4
part face@fox = color a : p ~ 10 -16 8 -46 28 -26 ; p ~ 44 -24 62 -42 60 -10 ; b ~ 6 -12 30 -26 58 -14 62 8 40 34 30 36 8 14 ; b_ b 8 6 24 4 34 18 46 4 60 4 44 30 33 36 22 28 ; p_ c 13 -26 12 -38 21 -28 ; p_ c 52 -24 58 -34 58 -20 ; o_ k 34 34 5 4
part face-c@cat = color a : p ~- 8 -12 8 -42 28 -24 ; p ~- 42 -22 60 -40 60 -8 ; b ~+ 4 -6 16 -22 34 -26 54 -20 64 -2 58 20 34 30 12 22 ; b_ b 20 12 34 8 48 12 46 24 34 28 22 24 ; p_ pink 31 13 37 13 34 17 ; z_ c 2.4 34 -24 34 -12 ; z_ c 2.4 26 -22 27 -13 ; z_ c 2.4 42 -22 41 -13
part face-f@fawn = color a : j ~ 14 -18 -14 -38 9 ; j ~ 54 -16 84 -28 9 ; b ~+ 12 -12 34 -24 56 -12 54 8 42 34 28 34 16 10 ; o_ b 35 25 11 9 ; o_ k 35 26 6 4
part fur = color b : l_ a-- 1.6 -60 -16 -52 -26 ; l_ a-- 1.6 -40 -24 -30 -34 ; l_ a+ 1.6 -14 -30 -2 -38 ; l_ a+ 1.6 -56 4 -48 -8 ; l_ a-- 1.6 -34 -2 -24 -14 ; l_ a-- 1.6 -12 -10 -4 -22 ; l_ a+ 1.6 -30 20 -18 10
part eyes = color k : l_ k 2.4 14 2 20 6 27 2 ; l_ k 2.4 42 2 48 6 55 2

* bead-gecko | 9-12 13+ | Animals
extras gift: charm
appeal 3
topics lizard, gecko, reptile, beading, beads, keychain, key ring, bead animal, chameleon
colors green, yellow, black, orange free
minutes 50 60
mess low
heart beads: bead, seed-bead = 2
heart line: plastic-lacing, cotton-cord, string, beading-elastic, leather-cord = 5 ft
nice ring: key-ring, curtain-ring
tool scissors: scissors
step sort: prepare beads by cc
step middle: cut line scissors > line by cc
step nose: thread beads line by cc
step cross: thread beads line > head by cc
step legs: thread beads line > frontlegs by cc
step body: thread beads line > body by cc
step hind: thread beads line > hindlegs by cc
step tail: thread beads line > tail by cc
step knot: tie line scissors by cc
step ring: build ring line > ring by cc
part line = line k : l_ ~ 2 0 -98 0 92
part ring = ring silver : a silver 0 -88 10 7 0 360
part frontlegs = beads a : o a -53.2 -34 4.6 4.6 ; o_ a- -53.2 -34 1.6 1.6 ; o a -43.1 -34 4.6 4.6 ; o_ a- -43.1 -34 1.6 1.6 ; o a -32.9 -34 4.6 4.6 ; o_ a- -32.9 -34 1.6 1.6 ; o a -22.8 -34 4.6 4.6 ; o_ a- -22.8 -34 1.6 1.6 ; o a 22.8 -34 4.6 4.6 ; o_ a- 22.8 -34 1.6 1.6 ; o a 32.9 -34 4.6 4.6 ; o_ a- 32.9 -34 1.6 1.6 ; o a 43.1 -34 4.6 4.6 ; o_ a- 43.1 -34 1.6 1.6 ; o a 53.2 -34 4.6 4.6 ; o_ a- 53.2 -34 1.6 1.6 ; o d -63 -42 4.4 4.4 ; o d -66 -33 4.4 4.4 ; o d -62 -25 4.4 4.4 ; o d 63 -42 4.4 4.4 ; o d 66 -33 4.4 4.4 ; o d 62 -25 4.4 4.4
part hindlegs = beads a : o a -53.2 24 4.6 4.6 ; o_ a- -53.2 24 1.6 1.6 ; o a -43.1 24 4.6 4.6 ; o_ a- -43.1 24 1.6 1.6 ; o a -32.9 24 4.6 4.6 ; o_ a- -32.9 24 1.6 1.6 ; o a -22.8 24 4.6 4.6 ; o_ a- -22.8 24 1.6 1.6 ; o a 22.8 24 4.6 4.6 ; o_ a- 22.8 24 1.6 1.6 ; o a 32.9 24 4.6 4.6 ; o_ a- 32.9 24 1.6 1.6 ; o a 43.1 24 4.6 4.6 ; o_ a- 43.1 24 1.6 1.6 ; o a 53.2 24 4.6 4.6 ; o_ a- 53.2 24 1.6 1.6 ; o d -63 16 4.4 4.4 ; o d -66 25 4.4 4.4 ; o d -62 33 4.4 4.4 ; o d 63 16 4.4 4.4 ; o d 66 25 4.4 4.4 ; o d 62 33 4.4 4.4
part head = beads a : o a 0 -78 5.4 5.4 ; o_ a- 0 -78 1.9 1.9 ; o c -11.9 -66.1 5.4 5.4 ; o_ c- -11.9 -66.1 1.9 1.9 ; o a 0 -66.1 5.4 5.4 ; o_ a- 0 -66.1 1.9 1.9 ; o c 11.9 -66.1 5.4 5.4 ; o_ c- 11.9 -66.1 1.9 1.9 ; o a -11.9 -54.2 5.4 5.4 ; o_ a- -11.9 -54.2 1.9 1.9 ; o a 0 -54.2 5.4 5.4 ; o_ a- 0 -54.2 1.9 1.9 ; o a 11.9 -54.2 5.4 5.4 ; o_ a- 11.9 -54.2 1.9 1.9 ; o a -5.9 -42.4 5.4 5.4 ; o_ a- -5.9 -42.4 1.9 1.9 ; o a 5.9 -42.4 5.4 5.4 ; o_ a- 5.9 -42.4 1.9 1.9
part body = beads a : o a -11.9 -30 5.4 5.4 ; o_ a- -11.9 -30 1.9 1.9 ; o b 0 -30 5.4 5.4 ; o_ b- 0 -30 1.9 1.9 ; o a 11.9 -30 5.4 5.4 ; o_ a- 11.9 -30 1.9 1.9 ; o a -17.8 -18.1 5.4 5.4 ; o_ a- -17.8 -18.1 1.9 1.9 ; o b -5.9 -18.1 5.4 5.4 ; o_ b- -5.9 -18.1 1.9 1.9 ; o b 5.9 -18.1 5.4 5.4 ; o_ b- 5.9 -18.1 1.9 1.9 ; o a 17.8 -18.1 5.4 5.4 ; o_ a- 17.8 -18.1 1.9 1.9 ; o a -17.8 -6.2 5.4 5.4 ; o_ a- -17.8 -6.2 1.9 1.9 ; o b -5.9 -6.2 5.4 5.4 ; o_ b- -5.9 -6.2 1.9 1.9 ; o b 5.9 -6.2 5.4 5.4 ; o_ b- 5.9 -6.2 1.9 1.9 ; o a 17.8 -6.2 5.4 5.4 ; o_ a- 17.8 -6.2 1.9 1.9 ; o a -17.8 5.6 5.4 5.4 ; o_ a- -17.8 5.6 1.9 1.9 ; o b -5.9 5.6 5.4 5.4 ; o_ b- -5.9 5.6 1.9 1.9 ; o b 5.9 5.6 5.4 5.4 ; o_ b- 5.9 5.6 1.9 1.9 ; o a 17.8 5.6 5.4 5.4 ; o_ a- 17.8 5.6 1.9 1.9 ; o a -11.9 17.5 5.4 5.4 ; o_ a- -11.9 17.5 1.9 1.9 ; o b 0 17.5 5.4 5.4 ; o_ b- 0 17.5 1.9 1.9 ; o a 11.9 17.5 5.4 5.4 ; o_ a- 11.9 17.5 1.9 1.9
part tail = beads a : o a -5.5 30 5 5 ; o_ a- -5.5 30 1.8 1.8 ; o a 5.5 30 5 5 ; o_ a- 5.5 30 1.8 1.8 ; o b 0 41 5 5 ; o_ b- 0 41 1.8 1.8 ; o a 0 52 5 5 ; o_ a- 0 52 1.8 1.8 ; o b 0 63 5 5 ; o_ b- 0 63 1.8 1.8 ; o a 0 74 5 5 ; o_ a- 0 74 1.8 1.8 ; o b 0 85 5 5 ; o_ b- 0 85 1.8 1.8 ; o a 0 96 5 5 ; o_ a- 0 96 1.8 1.8
scene lay

* plate-pig | 4-5 6-8 | Farm, Animals
extras figure: flower, gift-bow, ribbon-rose
topics pig, piglet, pigs, three little pigs, farm animals, year of the pig
colors pink, black, white
minutes 35 40
waits 30
mess some
heart plate: paper-plate = 2
heart color: paint, acrylic-paint = 1 color
need card: construction-paper, cardstock, paper = 1 sheet
nice eyes: googly-eye, sticker, button = 2
nice nostrils: button, bottle-cap, sticker = 2
need tail: pipe-cleaner, paper-strip, construction-paper
join glue: glue, glue-stick
tool scissors: scissors
tool brush: paintbrush, kitchen-sponge, cotton-swab
tool pen: marker, crayon
tool pencil: pencil
step cut: cut plate scissors by tc
step paint: paint plate color brush > body head by cc
step snout: cut card scissors by tc
step spring@6-8: fold card plate glue > snout by c
step face@4-5: glue card plate glue > snout by c
step nostrils: glue nostrils plate glue > sniffers by cc
step eyes: draw pen plate eyes? glue? > eyes by cc
step ears: glue plate glue > ears legs by tc
step join: glue plate glue by cc
step tail: shape tail pencil > tail by tc
step stick: glue tail plate glue by tc
part tail = tail a : l^ ~- 6 62 -34 80 -48 92 -38 88 -24 76 -28 80 -46 96 -54
part legs = plate own paint paint a : q ~- 4 -34 54 -10 58 -12 88 -34 88 ; q ~- 4 28 58 52 50 54 86 32 88
part body = plate own paint paint a : plate ~ 12 0 68
part ears = plate own paint paint a : p ~- -66 -16 -70 -62 -34 -42 ; p ~- 4 -42 28 -60 26 -14
part head = plate own paint paint a : o^ ~+ -20 6 46 46
part snout = card a : o^ ~ -20 18 21 15 ; o_ ~-- -27 18 4.5 7 ; o_ ~-- -13 18 4.5 7
part eyes = pen k : o_ w -38 -8 8 ; o_ w -2 -8 8 ; o_ k -37 -7 4.5 ; o_ k -3 -7 4.5 ; l_ k 2.4 -30 38 -20 43 -10 38
part sniffers = nostrils own : o_ k -27 18 5 5 ; o_ k -13 18 5 5
template snout 1 2 across
scene lay

* muddy-tracks | 2-3 4-5 | Farm, Animals
extras picture Farm: craft-stick, grass, cotton-swab, stick, masking-tape, cardboard, hay
appeal 3
topics footprints, animal tracks, mud, muddy puddles, pigs, farm animals, toy animals, hoofprints
near rain
colors brown, pink
minutes 20 25
waits 30
mess lots
need walker@2-3: toy-animal, potato = 2
heart walker@4-5: toy-animal, potato = 2
heart mud: paint, soil = 1/4 cup
need paper: paper, packing-paper, cardstock, construction-paper = 2 sheet
need tray: paper-plate, foil-pan, foil-tray, plastic-lid, cookie-tin, muffin-tin, baking-tray
nice scrub: kitchen-sponge, toothbrush
nice pig: construction-paper, felt = 1 sheet
home water
home towel
home bowl
join stick: glue-stick, glue
tool scissors: scissors
step mud: prepare mud tray water by gt
step feet: prepare walker by gg
step dip: print walker mud by cc
step walk: print walker mud paper > sheet tracks by cc
step guess: play paper by tc
step pig: cut pig scissors by gt
step stickpig: glue pig paper stick > pig by cc
step bath: prepare bowl water by gt
step wash: wash walker bowl water towel scrub? by cc
part sheet = paper w : r^ w 0 0 180 150 2
part tracks = mud a : b_ ~ 30 44 50 30 78 34 84 54 66 66 40 62 ; o_ ~ -79 -52 4.6 8 102 ; o_ ~ -69 -51 4.6 8 118 ; o_ ~ -59 -38 4.6 8 102 ; o_ ~ -49 -37 4.6 8 118 ; o_ ~ -67 -20 4.6 8 92 ; o_ ~ -57 -19 4.6 8 108 ; o_ ~ -43 -22 4.6 8 92 ; o_ ~ -33 -21 4.6 8 108 ; o_ ~ -45 0 4.6 8 87 ; o_ ~ -35 1 4.6 8 103 ; o_ ~ -21 -12 4.6 8 87 ; o_ ~ -11 -11 4.6 8 103 ; o_ ~ -23 10 4.6 8 82 ; o_ ~ -13 11 4.6 8 98 ; o_ ~ -1 2 4.6 8 82 ; o_ ~ 9 3 4.6 8 98 ; o_ ~ -3 26 4.6 8 77 ; o_ ~ 7 27 4.6 8 93 ; o_ ~ 19 16 4.6 8 77 ; o_ ~ 29 17 4.6 8 93 ; s_ ~ -70 20 3 9 3 20 ; s_ ~ -56 34 3 9 3 20 ; s_ ~ -66 50 3 9 3 10 ; s_ ~ -44 58 3 9 3 0 ; s_ ~ -24 50 3 9 3 -30 ; s_ ~ -14 62 3 9 3 -40
part pig = pig b : o ~ 34 -32 34 25 ; r ~- 16 -8 9 16 2 ; r ~- 50 -8 9 16 2 ; o ~ 4 -40 19 18 ; p ~- -6 -54 -8 -66 4 -58 ; p ~- 10 -58 18 -66 18 -52 ; o_ ~- 0 -36 8 6 ; o_ ~-- -3 -36 1.6 2.4 ; o_ ~-- 3 -36 1.6 2.4 ; o_ k -2 -46 2.4 ; o_ k 10 -46 2.4 ; l_ ~- 3 67 -36 76 -42 72 -30 80 -34 ; b_ a 20 -22 34 -28 48 -20 40 -12 24 -14
template pig 1 6 across
scene lay

* potato-chicks | 2-3 4-5 | Farm, Animals
extras picture Farm: birdseed, cotton-pad, tissue, pillow-stuffing, cupcake-liner, paper-plate, pressed-flower, petal, craft-stick, cotton-swab, net-bag, candy-wrapper, masking-tape
topics chick, chicks, chicken, baby animals, easter, spring, stamping, printing, eggs, hatching
colors yellow, orange, green
minutes 20 25
waits 20
mess some
heart stamp: potato, apple, kitchen-sponge
heart color: paint, washable-ink-pad = 1 color
need paper: paper, cardstock, construction-paper, packing-paper = 2 sheet
need grass: construction-paper, tissue-paper, crepe-paper, paper-napkin = 1 strip
nice down: feather = 4
join stick: glue-stick, glue
home kitchen-knife
tool pen: marker, crayon, colored-pencil
home plate
step halve: prepare stamp kitchen-knife by gg
step spread: prepare color plate by gt
step try: print stamp color paper by cc
step print: print stamp color paper > sheet chicks by cc
step tear: tear grass by cc
step grass: glue grass paper stick > grass by cc
step legs: draw pen paper > legs by tc
step eyes: draw pen paper > faces by cc
step wings: glue down paper stick > wings by cc
part sheet = paper w : r^ w 0 0 180 160 2
part legs = pen b : z_ ~ 3 -54 14 -54 36 ; z_ ~ 3 -42 14 -42 36 ; z_ ~ 3 2 34 2 56 ; z_ ~ 3 14 34 14 56 ; z_ ~ 3 52 10 52 34 ; z_ ~ 3 64 10 64 34 ; z_ ~ 3 -22 -36 -22 -20 ; z_ ~ 3 -12 -36 -12 -20
part chicks = color a : o_ ~ -48 -6 28 24 -12 ; o_ ~ 8 16 30 24 8 ; o_ ~ 58 -10 27 24 -8 ; o_ ~ -16 -52 24 20 6 ; d_ w 1.4 -58 -12 -40 2 -36 -14 20 24 0 26 16 6 66 -2 50 -20 -10 -46 -24 -56
part faces = pen k : k -36 -14 4 ; p_ b -22 -14 -8 -8 -22 -4 ; k 24 8 4 ; p_ b 38 8 51 14 38 18 ; k 68 -20 4 ; p_ b 80 -18 89 -13 80 -8 ; k -4 -58 3.6 ; p_ b 6 -58 18 -53 6 -48
part wings = down a : feather ~+ -46 0 -76 8 8 ; feather ~+ 8 22 -24 30 8 ; feather ~+ 56 -6 30 4 8 ; feather ~+ -18 -48 -42 -42 6
part grass = grass c : v_ ~ -90 80 90 80 16 34 ; v_ ~- -90 80 90 80 22 20
scene lay

* box-barn | 2-3 4-5 6-8 | Farm
extras machine: construction-paper, cardboard-letter, flag
extras world Farm: aluminum-foil, bead, button, clover, cotton-ball, craft-stick, crinkle-paper, duplo-brick, felt, felt-ball, grass, hay, kitchen-sponge, mini-pumpkin, modeling-clay, moss, paper-straw, peg-doll, pipe-cleaner, play-dough, raffia, seed, stick, stone, tissue-paper, toy-animal, toy-brick, toy-tree
appeal 3
topics barn, stable, red barn, farmhouse, old macdonald, farm animals, toy animals, tractor shed, hay
colors red, white, gray or pink, brown, green, blue, yellow, orange, light blue, purple
minutes 30 35 45
waits 45
mess some
heart box: shoebox, cardboard-box, cereal-box, tissue-box
heart color@2-3,4-5: paint = 1 color
heart color@6-8: paint, acrylic-paint = 1 color
need roof: cardboard, cardstock, cereal-box, corrugated-paper, pizza-box = 1 piece
need trim: masking-tape, washi-tape, tape = 1 roll
nice hay: hay, crinkle-paper, raffia, grass = handful
nice herd: toy-animal, duplo-brick, wooden-block
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pencil: pencil, marker
step doors: cut box scissors pencil > barn by ggt
step paint: paint box color brush by ccc
step dry: dry box by ccc
step roof: fold roof > loft roof by ttc
step fix: tape roof box trim by gtc
step strips: tear trim by gtc
step cross: decorate trim box > trim by ccc
step hay: arrange hay box > hay by ccc
step play: play box herd? > doors by ccc
part loft = roof own : p_ k -66 -12 0 -70 66 -12
part barn = box own paint paint a : r^ ~ 0 34 142 92 2 ; r_ k 0 48 60 62
part hay = hay yellow : b yellow -26 80 -28 58 -12 50 8 54 26 48 29 80 ; z_ gold 1.6 -20 74 -8 58 ; z_ gold 1.6 -4 78 4 60 ; z_ gold 1.6 10 76 20 58 ; z_ gold 1.6 -24 62 -14 72 ; b yellow -34 -12 -24 -24 -6 -30 14 -28 30 -20 36 -12 ; z_ gold 1.6 -16 -14 -8 -26 ; z_ gold 1.6 4 -14 12 -25
part doors = box own paint paint a : q^ ~- 1 -30 17 -62 24 -62 84 -30 79 ; q^ ~- 1 30 17 62 24 62 84 30 79
part trim = trim w : z_ w 4 -30 17 30 17 ; z_ w 4 -32 20 -60 80 ; z_ w 4 -32 75 -60 28 ; z_ w 4 32 20 60 80 ; z_ w 4 32 75 60 28 ; z_ w 5 -70 -9 70 -9 ; z_ w 4 -69 -8 -69 79 ; z_ w 4 69 -8 69 79
part roof = roof own : z^ ~ 13 -92 2 0 -77 92 2
scene stand

* egg-hen | 2-3 4-5 6-8 | Farm, Animals
extras figure: feather
extras world Farm: birdseed, bottle-cap, clover, craft-stick, crinkle-paper, eggshell, grass, plastic-lid
topics hen, chicken, eggs, nest, henhouse, coop, easter, little red hen, rooster
colors white, red, orange free
minutes 25 30 40
waits 30
mess some
heart carton: egg-carton
heart color@2-3,4-5: paint = 1 color
heart color@6-8: paint, acrylic-paint = 1 color
need card: construction-paper, cardstock, felt = 1 sheet
need nest: hay, crinkle-paper, tissue-paper, raffia, newspaper, construction-paper, paper-bag = handful
need seat: paper-plate, paper-bag, cereal-box
nice tail@2-3: tissue-paper, crepe-paper, leaf = handful
nice tail@4-5,6-8: feather, pipe-cleaner, leaf, tissue-paper, crepe-paper, ribbon = handful
nice sight@4-5,6-8: googly-eye, sequin = 2
need eggs@4-5,6-8: paper, aluminum-foil, tissue-paper, air-dry-clay = 1 scrap
join glue: glue
tool scissors: scissors
tool brush: paintbrush, kitchen-sponge, cotton-swab
tool pen: marker, crayon
step cut: cut carton scissors > body by ggt
step paint: paint carton color brush by ccc
step card: cut card scissors pen by gtc
step head: glue carton glue > head by tcc
step face: glue card carton glue > comb by ttc
step eyes: draw pen carton > eyes by tcc
step sight@4-5,6-8: glue sight carton glue > sight by cc
step tail: glue tail carton glue > tail by tcc
step nest: tear nest seat > seat nest by ccc
step eggs@4-5,6-8: shape eggs nest > eggs by cc
step sit: play carton nest by ccc
part seat = seat own : o ~ 0 74 88 18
part tail = tail b : feather b -40 36 -84 -14 11 ; feather c -42 40 -92 12 11 ; feather b -36 30 -66 -34 11
part body = carton own paint paint a : b^ ~ -62 66 -56 20 -40 -2 -20 0 -8 14 4 2 30 -4 52 16 62 66 ; l_ ~- 2.5 -8 15 -10 38 -8 62
part head = carton own paint paint a : b^ ~ 10 8 16 -40 28 -62 48 -62 60 -40 64 8 36 16
part comb = card b : o^ ~ 28 -62 8 ; o^ ~ 38 -67 9 ; o^ ~ 48 -62 8 ; p_ c 60 -42 84 -33 60 -24 ; x ~ 62 -14 6 10 ; b ~- -36 20 -10 14 8 28 10 46 -12 52 -30 40
part eyes = pen k : k 46 -40 5
part sight = sight w : o silver 46 -40 9.5 ; e 46 -40 8
part nest = nest b : b ~- -84 72 -70 50 -40 60 0 54 40 60 70 48 86 72 60 88 0 92 -60 88 ; z_ ~-- 2 -70 62 -40 80 ; z_ ~-- 2 -50 62 -64 82 ; z_ ~-- 2 -20 62 10 84 ; z_ ~-- 2 20 62 -6 86 ; z_ ~-- 2 40 64 64 82 ; z_ ~-- 2 70 58 44 84 ; z_ ~+ 2 -34 70 0 72 ; z_ ~+ 2 10 76 50 70
part eggs = eggs own : o ~ -44 66 14 11 -10 ; o ~ 10 70 13 10 6 ; o ~ 62 66 13 10 12
scene stand

* clothespin-farm | 4-5 6-8 | Farm, Animals
extras figure: bell
extras world Farm: aluminum-foil, clover, craft-stick, duplo-brick, felt, grass, hay, moss, paper-straw, stick, stone, toy-tree
appeal 3
topics farm animals, clothespin animals, peg animals, farmyard, old macdonald
variant cow | Farm, Animals | white, black, pink | cow, cattle
variant pig | Farm, Animals | pink, red | pig, piglet
variant goat | Farm, Animals | tan, brown, cream | goat, billy goats gruff, three billy goats
variant horse | Farm, Animals | brown, black, tan | horse, pony, horses
colors white, black, pink
minutes 30 40
mess low
heart pins: clothespin = 2
heart card: cardstock, cereal-box, index-card, paper-plate, cardboard = 1 sheet
need color: paint = 2 color
nice tail: pipe-cleaner, yarn, string, raffia, twist-tie = 4 in
nice fluff: cotton-ball = 1
nice eye: googly-eye, sequin = 2
join glue: glue, glue-stick
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush, cotton-swab
step draw: draw card pencil by tc
step cut: cut card scissors > body-c body-p body-g body-h by tc
step color: color color card brush by cc
step head: glue card glue > head-c head-p head-g head-h by tc
step eye: glue eye card glue > eye-c eye-p eye-g eye-h by cc
step tail: glue tail card glue > tail by tc
step fluff: glue fluff tail card glue > tuft by cc
step legs: build pins card > legs by cc
step stand: test pins by cc
part tail = tail b : l ~ 4 -64 -14 -82 0 -80 34
part tuft = fluff w : cotton w -80 38 10
part legs = pins own : pin ~ -38 8 72 ; pin ~ 30 8 72
part body-c@cow = card own paint color a : q^ ~ 14 -68 -30 58 -30 60 28 -66 30 ; b_ b -54 -26 -26 -26 -20 -4 -38 6 -56 -8 ; b_ b -4 0 22 -12 34 8 14 24 -6 18 ; b_ b 26 -28 44 -28 40 -16 28 -18
part head-c@cow = card own paint color a : j b 48 -52 22 -60 8 ; j ~ 82 -54 99 -66 7 ; q^ ~ 8 42 -62 84 -62 88 -24 76 -8 54 -8 42 -28 ; o_ c 68 -16 20 13 ; o_ k 61 -16 2.6 ; o_ k 75 -16 2.6 ; k 56 -42 4 ; k 76 -42 4 ; p tan 50 -62 48 -76 58 -62 ; p tan 72 -62 80 -76 80 -60
part body-p@pig = card own paint color a : o^ ~ -4 -2 66 40
part head-p@pig = card own paint color a : p ~- 40 -40 40 -62 58 -46 ; p ~- 72 -46 90 -60 88 -38 ; o^ ~ 64 -22 30 28 ; o ~- 66 -14 13 10 ; o_ ~-- 61 -14 2.4 4 ; o_ ~-- 71 -14 2.4 4 ; k 54 -32 3.6 ; k 78 -32 3.6
part body-g@goat = card own paint color a : q^ ~ 14 -66 -26 54 -28 58 26 -62 30
part head-g@goat = card own paint color a : l umber 6 56 -54 48 -74 34 -82 ; l umber 6 68 -56 64 -78 52 -90 ; j ~- 52 -42 28 -38 7 ; q^ ~ 8 46 -56 72 -58 92 -26 86 -12 62 -14 46 -26 ; p w 66 -14 80 -12 68 14 ; k 62 -40 4 ; d_ k 1.8 87 -24 87 -20
part body-h@horse = card own paint color a : q^ ~ 14 -66 -28 40 -30 50 26 -62 30
part head-h@horse = card own paint color a : q^ ~ 8 24 4 36 -62 54 -82 66 -72 96 -42 86 -28 64 -40 56 10 ; j ~ 50 -76 46 -98 6 ; l b 9 38 -76 26 -44 20 -8 ; k 64 -60 4 ; d_ k 1.8 88 -40 86 -36
part eye-c@cow = eye w : e 56 -42 7 ; e 76 -42 7
part eye-p@pig = eye w : e 54 -32 7 ; e 78 -32 7
part eye-g@goat = eye w : e 62 -40 7
part eye-h@horse = eye w : e 64 -60 7
template body-c 1 5 across
template body-p 1 5 across
template body-g 1 5 across
template body-h 1 5 across
scene stand

* pompom-sheep | 4-5 6-8 9-12 | Farm, Animals
extras world Farm: clover, craft-stick, felt, grass, hay, moss, stick, stone
appeal 3
topics pom-pom, pompom, wool, yarn, spring, easter
variant sheep | Farm, Animals | cream, black, pink or white, gray, brown | sheep, lamb, flock, shepherd
variant chick | Farm, Animals | yellow, orange, white | chick, chicken, easter chick
variant bunny | Animals, Farm | tan, cream, pink or white, gray, brown | bunny, rabbit, easter bunny
colors cream, black
minutes 65 50 50
mess low
heart yarn: yarn = 20 yd
heart ring: cardboard, cereal-box, plastic-fork = 1 piece
need felt: felt, construction-paper, cardstock = 1 piece
nice eyes: bead, googly-eye, button = 2
nice legs: pipe-cleaner, clothespin = 2
join glue: glue
home mug when ring!=plastic-fork
tool scissors: scissors
tool pencil: pencil, marker when ring!=plastic-fork
step rings: prepare ring scissors pencil mug by gtc
step wind: roll yarn ring by ccc
step cut: cut yarn scissors by gtc
step tie: tie yarn by gtc
step trim: cut yarn scissors > ball by tcc
step face: cut felt scissors by tcc
step glue: glue felt yarn glue > face face-c face-b by ccc
step eyes: glue eyes felt glue > eyes eyes-o by ccc
step legs: glue legs yarn glue > legs by ccc
part legs = legs b : l^ ~ 8 -26 40 -26 82 ; l^ ~ 8 26 40 26 82 ; l^ ~- 8 -8 44 -8 80 ; l^ ~- 8 10 44 10 80
part ball = yarn a : l ~ 5 10 0 74 0 ; l ~- 5 9.9 1.4 67.4 9.3 ; l ~+ 5 9.6 2.7 71.3 20 ; l ~ 5 9.2 4 62.4 27.1 ; l ~- 5 8.5 5.2 63.2 38.4 ; l ~+ 5 7.8 6.3 52.8 42.9 ; l ~ 5 6.8 7.3 50.5 54.1 ; l ~- 5 5.8 8.2 39.2 55.5 ; l ~+ 5 4.6 8.9 34.1 65.7 ; l ~ 5 3.4 9.4 22.8 64.1 ; l ~- 5 2 9.8 15.1 72.4 ; l ~+ 5 0.7 10 4.7 67.8 ; l ~ 5 -0.7 10 -5 73.8 ; l ~- 5 -2 9.8 -13.8 66.6 ; l ~+ 5 -3.3 9.4 -24.7 69.8 ; l ~ 5 -4.6 8.9 -31.2 60.4 ; l ~- 5 -5.8 8.2 -42.6 60.5 ; l ~+ 5 -6.8 7.3 -46.4 49.8 ; l ~ 5 -7.7 6.3 -57.3 46.8 ; l ~- 5 -8.5 5.2 -58.1 35.4 ; l ~+ 5 -9.2 4 -67.8 29.6 ; l ~ 5 -9.6 2.7 -65.5 18.4 ; l ~- 5 -9.9 1.4 -73.3 10.2 ; l ~+ 5 -10 0 -68 0.1 ; l ~ 5 -9.9 -1.3 -73.3 -10 ; l ~- 5 -9.6 -2.7 -65.5 -18.2 ; l ~+ 5 -9.2 -4 -67.9 -29.4 ; l ~ 5 -8.6 -5.2 -58.2 -35.2 ; l ~- 5 -7.8 -6.3 -57.5 -46.6 ; l ~+ 5 -6.8 -7.3 -46.5 -49.6 ; l ~ 5 -5.8 -8.2 -42.8 -60.4 ; l ~- 5 -4.6 -8.9 -31.4 -60.3 ; l ~+ 5 -3.4 -9.4 -24.9 -69.7 ; l ~ 5 -2.1 -9.8 -14 -66.5 ; l ~- 5 -0.7 -10 -5.2 -73.8 ; l ~+ 5 0.7 -10 4.5 -67.9 ; l ~ 5 2 -9.8 14.9 -72.5 ; l ~- 5 3.3 -9.4 22.6 -64.1 ; l ~+ 5 4.6 -8.9 33.9 -65.8 ; l ~ 5 5.7 -8.2 39.1 -55.7 ; l ~- 5 6.8 -7.3 50.4 -54.2 ; l ~+ 5 7.7 -6.3 52.6 -43.1 ; l ~ 5 8.5 -5.2 63.1 -38.6 ; l ~- 5 9.2 -4 62.3 -27.3 ; l ~+ 5 9.6 -2.7 71.2 -20.2 ; l ~ 5 9.9 -1.4 67.3 -9.5 ; y ~ 0 0 68 66 22 .07 ; l_ ~- 2 24 0 64 0 ; l_ ~+ 2 23.6 4.4 55 10.3 ; l_ ~- 2 22.4 8.7 59.7 23.2 ; l_ ~+ 2 20.4 12.7 47.6 29.5 ; l_ ~- 2 17.7 16.2 47.2 43.2 ; l_ ~+ 2 14.4 19.2 33.7 44.7 ; l_ ~- 2 10.7 21.5 28.4 57.3 ; l_ ~+ 2 6.5 23.1 15.2 53.9 ; l_ ~- 2 2.2 23.9 5.7 63.7 ; l_ ~+ 2 -2.3 23.9 -5.3 55.7 ; l_ ~- 2 -6.6 23.1 -17.7 61.5 ; l_ ~+ 2 -10.8 21.4 -25.1 50 ; l_ ~- 2 -14.5 19.1 -38.8 50.9 ; l_ ~+ 2 -17.8 16.1 -41.5 37.6 ; l_ ~- 2 -20.5 12.5 -54.6 33.5 ; l_ ~+ 2 -22.4 8.6 -52.3 20 ; l_ ~- 2 -23.6 4.3 -63 11.4 ; l_ ~+ 2 -24 -0.1 -56 -0.3 ; l_ ~- 2 -23.6 -4.5 -62.8 -12.1 ; l_ ~+ 2 -22.3 -8.8 -52.1 -20.5 ; l_ ~- 2 -20.3 -12.8 -54.2 -34 ; l_ ~+ 2 -17.6 -16.3 -41.1 -38 ; l_ ~- 2 -14.3 -19.3 -38.2 -51.3 ; l_ ~+ 2 -10.5 -21.6 -24.6 -50.3 ; l_ ~- 2 -6.4 -23.1 -17.1 -61.7 ; l_ ~+ 2 -2 -23.9 -4.7 -55.8 ; l_ ~- 2 2.4 -23.9 6.4 -63.7 ; l_ ~+ 2 6.8 -23 15.8 -53.7 ; l_ ~- 2 10.9 -21.4 29 -57 ; l_ ~+ 2 14.6 -19 34.1 -44.4 ; l_ ~- 2 17.9 -16 47.7 -42.7 ; l_ ~+ 2 20.5 -12.4 47.9 -29 ; l_ ~- 2 22.5 -8.4 59.9 -22.5 ; l_ ~+ 2 23.6 -4.2 55.1 -9.7 ; l_ ~+ 2 6 0 34 0 ; l_ ~- 2 5.5 2.5 31 14 ; l_ ~+ 2 4 4.5 22.5 25.5 ; l_ ~- 2 1.8 5.7 10 32.5 ; l_ ~+ 2 -0.7 6 -4.2 33.7 ; l_ ~- 2 -3.1 5.1 -17.7 29 ; l_ ~+ 2 -5 3.4 -28.1 19.2 ; l_ ~- 2 -5.9 1 -33.5 5.9 ; l_ ~+ 2 -5.8 -1.5 -32.9 -8.4 ; l_ ~- 2 -4.7 -3.7 -26.6 -21.2 ; l_ ~+ 2 -2.7 -5.3 -15.5 -30.3 ; l_ ~- 2 -0.3 -6 -1.7 -34 ; l_ ~+ 2 2.2 -5.6 12.4 -31.6 ; l_ ~- 2 4.3 -4.2 24.3 -23.7 ; l_ ~+ 2 5.6 -2.1 31.9 -11.6
part face@sheep = felt b : jm ~ -16 -16 -50 -22 11 ; b^ ~ -20 -18 0 -28 20 -18 22 10 0 34 -22 10 ; y a 0 -28 22 11 6 .2 ; o_ w -8 -4 5 6 ; o_ w 8 -4 5 6 ; o_ k -7 -3 2.8 ; o_ k 9 -3 2.8 ; l_ c 2.4 -6 18 0 22 6 18
part face-c@chick = felt b : p^ ~ -12 4 12 4 0 22 ; k -20 -10 6 ; k 20 -10 6 ; jm a- -52 -2 -84 22 12 ; jm_ ~ -6 66 -26 84 6
part face-b@bunny = felt a : jm^ ~ -20 -52 -32 -98 13 ; jm_ c -21 -58 -31 -92 6 ; o w -9 18 12 10 ; o w 9 18 12 10 ; o_ c 0 10 6 4.5 ; k -20 -8 6 ; k 20 -8 6
part eyes@sheep = eyes k : k -8 -4 4.5 ; k 8 -4 4.5
part eyes-o@chick,bunny = eyes k : k -20 -9 7 ; k 20 -9 7
scene stand

* hen-hoop | 9-12 13+ | Farm
extras cloth: ribbon
appeal 1
topics embroidery, hen, chicken, hoop art, cottage, farmhouse, hand stitching, cottagecore, wildflowers
colors red, white, gold, green
minutes 75 120
mess low
heart cloth: burlap, fabric-scrap, denim, pillowcase, old-t-shirt, canvas = 1 piece
heart floss: embroidery-floss, yarn = 4 color
heart hoop: embroidery-hoop
nice wing: fabric-scrap, felt, denim, cloth-napkin = 1 scrap
nice nest: hay, raffia, wheat-stalk, grass = handful
nice beads: seed-bead, bead, button, wooden-bead = 3
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pencil: pencil, fabric-marker, marker
step stretch: prepare cloth hoop > hoop cloth by cc
step draw: draw cloth pencil by cc
step thread: thread floss needle scissors by cc
step outline: sew cloth floss needle > outline by cc
step feathers: sew cloth floss needle > feathers by cc
step comb: sew cloth floss needle > comb by cc
step wing: sew wing cloth floss needle scissors > wing by cc
step meadow: sew cloth floss needle nest? > meadow nest by cc
step beads: sew beads cloth floss needle > beads by cc
step finish: cut cloth scissors by cc
part hoop = hoop own : r ~- 0 -90 22 12 2 ; r silver 0 -96 12 5 1 ; o^ ~ 0 4 88 88
part cloth = cloth cream : o_ ~ 0 4 80 80 ; z_ ~- .6 -72 -26 -72 34 ; z_ ~- .6 -63 -42 -63 50 ; z_ ~- .6 -54 -52.3 -54 60.3 ; z_ ~- .6 -45 -59.7 -45 67.7 ; z_ ~- .6 -36 -65.2 -36 73.2 ; z_ ~- .6 -27 -69.2 -27 77.2 ; z_ ~- .6 -18 -71.9 -18 79.9 ; z_ ~- .6 -9 -73.5 -9 81.5 ; z_ ~- .6 0 -74 0 82 ; z_ ~- .6 9 -73.5 9 81.5 ; z_ ~- .6 18 -71.9 18 79.9 ; z_ ~- .6 27 -69.2 27 77.2 ; z_ ~- .6 36 -65.2 36 73.2 ; z_ ~- .6 45 -59.7 45 67.7 ; z_ ~- .6 54 -52.3 54 60.3 ; z_ ~- .6 63 -42 63 50 ; z_ ~- .6 72 -26 72 34 ; z_ ~- .6 -30 -68 30 -68 ; z_ ~- .6 -46 -59 46 -59 ; z_ ~- .6 -56.3 -50 56.3 -50 ; z_ ~- .6 -63.7 -41 63.7 -41 ; z_ ~- .6 -69.2 -32 69.2 -32 ; z_ ~- .6 -73.2 -23 73.2 -23 ; z_ ~- .6 -75.9 -14 75.9 -14 ; z_ ~- .6 -77.5 -5 77.5 -5 ; z_ ~- .6 -78 4 78 4 ; z_ ~- .6 -77.5 13 77.5 13 ; z_ ~- .6 -75.9 22 75.9 22 ; z_ ~- .6 -73.2 31 73.2 31 ; z_ ~- .6 -69.2 40 69.2 40 ; z_ ~- .6 -63.7 49 63.7 49 ; z_ ~- .6 -56.3 58 56.3 58 ; z_ ~- .6 -46 67 46 67 ; z_ ~- .6 -30 76 30 76
part outline = floss b : b_ w -46 -14 -30 2 -8 -4 8 -22 12 -42 24 -48 34 -40 36 -20 40 4 34 26 12 38 -16 36 -36 22 -46 4 ; l_ umber 2.4 -46 -14 -30 2 -8 -4 8 -22 12 -42 24 -48 34 -40 36 -20 40 4 34 26 12 38 -16 36 -36 22 -46 4 -46 -14 ; z_ c 3 -2 38 -2 54 ; z_ c 3 12 38 12 54 ; z_ c 2.4 -9 56 -2 53 5 56 ; z_ c 2.4 5 56 12 53 19 56 ; o_ k 26 -38 2.4
part feathers = floss c : j_ c -22 8 -33 4 4 ; j_ red -8 8 -19 4 4 ; j_ c 6 8 -5 4 4 ; j_ red -15 18 -26 14 4 ; j_ c -1 18 -12 14 4 ; j_ red 13 18 2 14 4 ; j_ c -8 28 -19 24 4 ; j_ red 6 28 -5 24 4 ; j_ c 20 10 9 6 4 ; j_ c 24 -6 13 -10 4 ; j_ red 18 -16 7 -20 4 ; j_ red -44 -12 -62 -34 5 ; j_ c -46 -4 -70 -18 5 ; j_ red -46 4 -70 0 5
part comb = floss a : d_ ~ 5 18 -51 25 -54 32 -51 ; p_ c 35 -40 48 -35 35 -31 ; x_ ~ 34 -24 4 7
part meadow = floss d : z_ d 2 -44 70 -48 56 ; z_ d 2 -38 70 -36 52 ; z_ d 2 -30 70 -32 58 ; z_ d 2 -22 70 -19 54 ; z_ d 2 24 70 21 56 ; z_ d 2 32 70 34 50 ; z_ d 2 40 70 38 56 ; z_ d 2 48 70 51 52 ; f_ pink -36 46 5 6 2.6 ; f_ light-blue 35 44 5 6 2.6 ; f_ gold -50 52 5 5 2.2 ; f_ pink 52 48 5 5 2.2 ; z_ d 2.4 -56 60 -20 70 20 70 56 60
part beads = beads c : d ~ 2.4 -36 46 35 44 -50 52 52 48
part wing = wing c : b^ ~ -22 8 -4 -6 20 0 26 14 10 26 -10 24
part nest = nest gold : l_ gold 2.5 -30 54 -10 58 12 52 34 58 ; l_ gold 2.5 -34 60 -8 54 18 60 36 54 ; l_ gold 2.5 -26 62 4 60 30 62
scene lay

* barn-quilt | 9-12 13+ | Farm
appeal 1
topics barn quilt, quilt, patchwork, quilting, geometry, star, sawtooth star, americana, amish
colors navy, red, gold, white
minutes 75 90
waits 60
mess some
heart board: wood-scrap, canvas, cardboard, foam-board, pizza-box = 1 piece
heart color: acrylic-paint, paint = 4 color
heart mask: masking-tape, washi-tape = 1 roll
nice sanding: sandpaper = 1 piece
nice hook: string, ribbon, cotton-cord = 10 in
join tape: duct-tape, tape, glue
tool ruler: ruler
tool pencil: pencil
tool brush: paintbrush, sponge-brush
step sand: prepare sanding board by cc
step ground: paint board color brush > board by cc
step grid: draw board ruler pencil by cc
step diagonals: draw board ruler pencil > lines by cc
step mask: tape mask board by cc
step field: paint board color brush > field by cc
step points: paint board mask color brush > points by cc
step middle: paint board color brush > middle by cc
step peel: test mask by cc
step hook: glue hook board tape > hook by cc
part hook = hook k : l_ k 2 -24 -84 0 -99 24 -84
part board = board own paint ground d : r^ ~ 0 0 176 176 2
part field = color a : r_ ~ 0 0 156 156
part lines = pencil k : z_ ~ 1 -39 -78 -39 78 ; z_ ~ 1 39 -78 39 78 ; z_ ~ 1 0 -78 0 78 ; z_ ~ 1 -78 -39 78 -39 ; z_ ~ 1 -78 39 78 39 ; z_ ~ 1 -78 0 78 0
part points = color c : p_ ~ -39 -78 0 -39 -39 -39 ; p_ ~ 39 -78 0 -39 39 -39 ; p_ ~ -39 78 0 39 -39 39 ; p_ ~ 39 78 0 39 39 39 ; p_ ~ -78 -39 -39 0 -39 -39 ; p_ ~ -78 39 -39 0 -39 39 ; p_ ~ 78 -39 39 0 39 -39 ; p_ ~ 78 39 39 0 39 39
part middle = color b : r_ d 0 0 78 78 ; p_ ~ -39 -39 0 -39 0 0 ; p_ ~ 39 -39 39 0 0 0 ; p_ ~ 39 39 0 39 0 0 ; p_ ~ -39 39 -39 0 0 0
scene lay

* field-weaving | 9-12 13+ | Farm
extras hanging: lavender, raffia, yarn, wool-roving, string
topics weaving, tapestry, landscape, fields, countryside, loom, woven wall hanging, harvest, wool
colors green, gold, light blue, orange, brown
minutes 90 120
mess low
heart yarn: yarn, wool-roving = 5 color
heart loom: cardboard, picture-frame, foam-board, cereal-box = 1 piece
need warp: string, cotton-cord, embroidery-floss = 9 yd
need rod: stick, dowel, driftwood, chopstick, paper-straw
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors
tool comb: comb, plastic-fork, craft-stick
tool needle: needle, bobby-pin, craft-stick
step loom: prepare loom ruler pencil scissors by cc
step warp: weave warp loom > warp by cc
step sketch: draw loom pencil by cc
step ground: weave yarn needle warp > low by cc
step hills: weave yarn needle comb > hills by cc
step sun: weave yarn needle > sun by cc
step sky: weave yarn needle comb > sky by cc
step off: cut warp scissors > fringe by cc
step rod: tie warp rod > rod by cc
part rod = rod own : l^ ~ 7 -86 -64 86 -66 ; l_ k 1.8 -76 -66 0 -98 76 -66
part warp = warp own : z_ cream 1.6 -60 -66 -60 -48 ; z_ cream 1.6 -48 -66 -48 -48 ; z_ cream 1.6 -36 -66 -36 -48 ; z_ cream 1.6 -24 -66 -24 -48 ; z_ cream 1.6 -12 -66 -12 -48 ; z_ cream 1.6 0 -66 0 -48 ; z_ cream 1.6 12 -66 12 -48 ; z_ cream 1.6 24 -66 24 -48 ; z_ cream 1.6 36 -66 36 -48 ; z_ cream 1.6 48 -66 48 -48 ; z_ cream 1.6 60 -66 60 -48
part fringe = warp own : z_ cream 2 -60 72 -60 92 ; z_ cream 2 -48 72 -48 86 ; z_ cream 2 -36 72 -36 92 ; z_ cream 2 -24 72 -24 86 ; z_ cream 2 -12 72 -12 92 ; z_ cream 2 0 72 0 86 ; z_ cream 2 12 72 12 92 ; z_ cream 2 24 72 24 86 ; z_ cream 2 36 72 36 92 ; z_ cream 2 48 72 48 86 ; z_ cream 2 60 72 60 92
part sky = yarn c : r ~ 0 -22 132 60 2
part sun = yarn d : o_ ~ 30 -22 20 20
part hills = yarn a : p_ ~ -66 -4 -48 -14 -28 -18 -8 -12 10 -2 26 4 44 0 66 -10 66 40 -66 40 ; p_ ~- -66 20 -44 12 -24 10 -4 16 20 24 44 22 66 14 66 50 -66 50
part low = yarn b : p_ ~ -66 38 -40 32 -14 32 20 40 44 40 66 34 66 74 -66 74 ; p_ e -66 60 -30 55 0 56 34 61 66 56 66 75 -66 75 ; stitch w -64 -46 64 -46.6 14 ; stitch w -64 -36 64 -35.4 14 ; stitch w -64 -26 64 -26.6 14 ; stitch w -64 -16 64 -15.4 14 ; stitch w -64 -6 64 -6.6 14 ; stitch w -64 4 64 4.6 14 ; stitch w -64 14 64 13.4 14 ; stitch w -64 24 64 24.6 14 ; stitch w -64 34 64 33.4 14 ; stitch w -64 44 64 44.6 14 ; stitch w -64 54 64 53.4 14 ; stitch w -64 64 64 64.6 14
scene hang

* rooster-vane | 6-8 9-12 | Farm, Weather
topics rooster, weathervane, weather vane, wind, cockerel, weathercock
near compass
colors red, yellow, dark green, orange
minutes 45 45
mess low
heart card: cardstock, folder, cereal-box, cardboard, foam-board = 1 sheet
heart straw: paper-straw, plastic-straw, balloon-stick
need post: chopstick, dowel, knitting-needle, stick
need foot: air-dry-clay, modeling-clay, play-dough, terracotta-pot, plastic-tub = 1 piece
need color: marker, permanent-marker, colored-pencil = 3 color
nice comb: feather = 3
nice weight: stone, pebble, sand = handful when foot=terracotta-pot,plastic-tub
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pencil: pencil, marker
step draw: draw card pencil by cc
step cut: cut card scissors > rooster by tc
step color: color color card > looks by cc
step straw: fold straw tape by cc
step mount: tape card straw tape > straw by tc
step comb: tape comb card tape > comb by cc
step foot: build post foot weight? > post foot by tc
step spin: test straw post by cc
step wind: play card by cc
part foot = foot own : b^ ~ -34 82 -30 66 -14 58 14 58 30 66 34 82
part post = post own : r ~ 0 40 5 48
part straw = straw w : r^ w 0 16 10 62 3 ; r_ red 0 6 10 6 ; r_ red 0 22 10 6 ; r_ red 0 38 10 6
part comb = comb c : feather ~ -62 -46 -78 -100 10 ; feather b -66 -44 -98 -88 10 ; feather d -70 -36 -108 -62 10
part rooster = card a : b^ ~ -48 -28 -72 -62 -92 -56 -94 -30 -80 -4 -56 18 -20 30 16 24 38 2 44 -30 40 -52 52 -58 54 -74 40 -84 24 -78 18 -58 6 -38 -16 -28
part looks = color b : b_ c -54 -24 -72 -52 -86 -46 -86 -26 -74 -6 -58 6 ; b_ b -60 -16 -74 -38 -82 -32 -78 -16 -68 -4 ; y red 38 -86 17 10 5 .35 ; p_ b 52 -70 74 -62 52 -58 ; x_ red 50 -54 6 12 ; k 42 -70 4.5 ; b_ b 16 -56 40 -50 44 -30 36 -4 28 -20 22 -10 14 -26 8 -40 ; b_ d -34 -6 -10 -14 14 -2 -4 16 -26 14 ; l_ a- 2 -24 0 -8 4 6 0
template rooster 1 8 across
scene stand

* bottle-pig | 6-8 9-12 | Farm
extras figure: flower, ribbon-rose
appeal 3
topics pig, piggy bank, money box, savings, saving money, coins, money, pocket money
near shop
colors pink, red
minutes 60 60
waits 240
mess lots
heart bottle: plastic-bottle, milk-jug, detergent-bottle, plastic-jar
heart coat: tissue-paper, paper-napkin, crepe-paper, newspaper, old-book-page = 3 sheet
need legs: bottle-cork, cork, egg-carton, spool = 4
need card: cardstock, cereal-box, construction-paper = 1 piece
nice tail: pipe-cleaner, ribbon = 6 in
join tape: masking-tape, tape, duct-tape
need paste: glue
home water
home bowl
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker, permanent-marker
step slot: cut bottle scissors by gg
step legs: tape legs bottle tape > legs by tc
step ears: cut card scissors by cc
step tapeears: tape card bottle tape > ears by cc
step paste: mix paste water bowl by cc
step coat: glue coat bottle paste brush > body by cc
step dry: dry bottle by cc
step open: cut bottle scissors by gt
step tail: tape tail bottle tape > tail by cc
step face: draw pen bottle > face by cc
part tail = tail a : l ~- 6 -66 -4 -82 -12 -92 0 -82 10 -76 0 -84 -12
part legs = legs own : r ~ -44 60 18 36 4 ; r ~ 34 60 18 36 4 ; r ~- -20 58 16 32 4 ; r ~- 12 58 16 32 4
part body = coat a : b^ ~ -72 10 -64 -28 -30 -46 20 -46 52 -34 66 -14 82 -12 86 8 82 22 66 24 50 44 20 54 -30 54 -62 40 ; p_ ~+ -52 -14 -32 -18 -44 2 ; p_ ~- -30 12 -10 8 -22 28 ; p_ ~+ -8 -24 12 -28 0 -8 ; p_ ~+ 6 22 26 18 14 38 ; p_ ~- 20 -8 40 -12 28 8 ; p_ ~+ -46 28 -26 24 -38 44 ; p_ ~- -14 -38 6 -42 -6 -22 ; p_ ~+ 34 22 54 18 42 38 ; r_ k -14 -43 30 4 2
part ears = card a : p ~- 28 -40 30 -74 54 -42 ; p ~- 44 -36 58 -66 66 -30
part face = pen k : o_ a- 80 4 8 17 ; o_ k 80 -3 2.6 3.4 ; o_ k 80 10 2.6 3.4 ; k 56 -16 5 ; l_ k 2.4 58 22 65 29 73 27
scene stand

* farm-papercut | 9-12 13+ | Farm
appeal 1
topics paper cutting, papercut, scherenschnitte, kirigami, silhouette, switzerland, alps, tree of life, folk art
colors black, cream, red
minutes 60 90
mess low
heart sheet: construction-paper, origami-paper, paper, wrapping-paper, packing-paper = 1 sheet
heart back: cardstock, watercolor-paper, map, sheet-music, paint-chip, wallpaper = 1 sheet
nice frame: picture-frame
nice punch: hole-punch
join stick: glue-stick, glue
tool scissors: scissors
tool pencil: pencil
step fold: fold sheet by cc
step draw: draw sheet pencil by cc
step shade: draw sheet pencil by cc
step inner: cut sheet scissors by cc
step outer: cut sheet scissors by cc
step dots: poke punch sheet > dots by cc
step open: fold sheet > picture by cc
step mount: glue sheet back stick > back by cc
step frame: decorate frame back > frame by cc
part frame = frame own : r^ ~ 0 0 192 192 3
part back = back b : r^ ~ 0 0 166 166 2
part picture = sheet a : r_ ~ 0 64 148 8 ; r_ ~ -70 56 5 22 2 ; r_ ~ -56 56 5 22 2 ; r_ ~ -42 56 5 22 2 ; r_ ~ 42 56 5 22 2 ; r_ ~ 56 56 5 22 2 ; r_ ~ 70 56 5 22 2 ; r_ ~ -57 52 34 4 ; r_ ~ 57 52 34 4 ; l_ ~ 11 0 66 0 -40 ; lm_ ~ 5 0 10 -20 -8 -34 -30 ; lm_ ~ 5 0 -14 -16 -34 -18 -52 ; lm_ ~ 4 -20 -8 -42 -10 -54 -22 ; jm_ ~ -34 -28 -48 -46 7 ; jm_ ~ -34 -30 -30 -52 7 ; jm_ ~ -18 -50 -28 -70 7 ; jm_ ~ -18 -52 -10 -72 7 ; jm_ ~ -54 -22 -70 -32 7 ; jm_ ~ -54 -20 -70 -14 6 ; jm_ ~ -26 -16 -34 -6 5 ; jm_ ~ -12 -26 -2 -38 5 ; jm_ ~ -40 -12 -46 2 6 ; jm_ ~ -24 -42 -36 -56 5 ; j_ ~ 0 -38 0 -66 7 ; h_ ~ 0 -72 9 ; bm_ ~ -20 34 -24 22 -30 18 -56 20 -66 24 -68 40 -64 62 -59 62 -58 44 -36 44 -35 62 -30 62 -28 42 -22 38 -12 40 -9 32 -16 26 ; lm_ ~ 2.4 -66 26 -73 34 -72 48 ; lm_ ~ 2.4 -16 28 -16 18 -20 14 ; jm_ ~ -20 28 -30 24 3 ; rm_ ~ -46 46 8 6 2
part dots = sheet b : d_ ~ 2.4 -48 30 48 30 -40 26 40 26 -54 28 54 28 0 0 0 20 0 -18
scene lay
`;
