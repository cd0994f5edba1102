export const shelf = `
* plate-pet | 2-3 4-5 6-8 | Animals
extras figure: dry-pasta, flower, gift-bow, ribbon-rose
topics pet, pets, my pet, pet day, mask, pretend play
near pet adoption, animal shelter
variant dog | Animals | brown, tan, red free | dog, dogs, puppy, puppies, pup, beagle, labrador, poodle, woof, dog day
variant cat | Animals | orange, cream, pink free | cat, cats, kitten, kittens, kitty, tabby, meow, purr, cat day
minutes 25 35 45
waits 30
mess some
heart plate: paper-plate
heart ears: construction-paper, felt, cardstock, craft-foam, paper-bag, fabric-scrap = 1 sheet
need color: paint = 2 color
nice patch@2-3: tissue-paper, cotton-ball, crepe-paper, fabric-scrap, crinkle-paper = handful
nice patch@4-5,6-8: yarn, cotton-ball, tissue-paper, crepe-paper, wool-roving, faux-fur, fabric-scrap, crinkle-paper = handful
nice eyes@4-5,6-8: googly-eye, button, sticker, bottle-cap = 2
nice nose@2-3: cupcake-liner, cotton-pad
nice nose@4-5,6-8: pom-pom, bottle-cap, cork, cotton-pad
nice whiskers@4-5,6-8: pipe-cleaner, paper-straw, string, raffia, spaghetti = 3
nice handle@2-3: craft-stick, wooden-spoon, plastic-spoon
join stick: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint plate color brush > plate by ccc
step spot: print color plate > spot spot-cat muzzle by ccc
step ears: cut ears pen scissors > ears ears-cat by gtc
step stick: glue ears plate stick by ccc
step patch@2-3: glue patch plate stick > patch by c
step tuft@4-5,6-8: glue patch plate stick scissors > patch by tc
step eyes@4-5,6-8: decorate eyes plate stick > eyes by cc
step nose: decorate nose plate stick > nose by ccc
step face: draw pen plate > face by tcc
step whiskers@4-5,6-8: glue whiskers plate stick scissors > whiskers by tc
step handle@2-3: tape handle plate stick > handle by t
step walk: play plate by ccc
template ears 2 4.5
part handle = handle own : stick ~ 0 60 0 100 11
part ears@dog = ears a : b^ ~- -44 -62 -76 -58 -90 -10 -82 34 -64 34 -52 -6 ; b^ ~- 44 -62 76 -58 90 -10 82 34 64 34 52 -6
part ears-cat@cat = ears a : q^ ~ 5 -66 -18 -72 -92 -12 -58 ; q^ ~ 5 66 -18 72 -92 12 -58 ; p_ b -58 -34 -62 -74 -28 -56 ; p_ b 58 -34 62 -74 28 -56
part plate = plate own paint paint a : plate ~ 0 2 66
part spot@dog = color b : b_ ~ 8 -40 40 -46 52 -14 34 6 10 -6
part spot-cat@cat = color b : z_ ~ 6 0 -62 0 -40 ; z_ ~ 6 -18 -58 -12 -38 ; z_ ~ 6 18 -58 12 -38 ; z_ ~ 5 -64 12 -46 14 ; z_ ~ 5 64 12 46 14
part muzzle = color b : o_ ~ -13 26 17 14 ; o_ ~ 13 26 17 14
part patch = patch b : y ~ 0 -56 18 11 7 .25
part face = pen k : o_ w -25 -12 11 ; o_ w 25 -12 11 ; o_ k -24 -10 6.5 ; o_ k 26 -10 6.5 ; p_ k -11 12 11 12 0 23 ; l_ k 3 0 22 0 30 ; u -9 28 9 ; u 9 28 9
part eyes = eyes own : e -25 -12 12 ; e 25 -12 12
part nose = nose k : o^ ~ 0 15 13 10 ; o_ ~+ -4 12 4 2
part whiskers = whiskers w : z_ ~ 2.5 -22 26 -60 20 ; z_ ~ 2.5 -22 31 -60 34 ; z_ ~ 2.5 22 26 60 20 ; z_ ~ 2.5 22 31 60 34
scene hang

* bag-pet | 2-3 4-5 6-8 | Animals
extras world Animals: soft-ball, breakfast-cereal, felt-ball, faux-fur, old-sweater, crinkle-paper, toy-animal, stuffed-animal
extras figure: bell, bread-tag, flower, gift-bow, letter-bead, newspaper, ribbon-rose
topics pet, pets, my pet, adopt a pet, pet shop, animal shelter, pretend play, stuffed animal, soft toy
near vet
variant puppy | Animals | brown, cream, red or white, tan, gray, gold | dog, dogs, puppy, puppies, pup, guide dog, police dog, dog show, rescue dog
variant kitten | Animals | gray, white, teal or orange, white, brown, tan | cat, cats, kitten, kittens, kitty, cat show
variant rabbit | Animals, Farm | white, pink, blue or gray, brown, tan | rabbit, bunny, rabbits, easter bunny
minutes 30 40 50
mess low
heart bag: paper-bag
heart filling: newspaper, packing-paper, tissue-paper, paper-towel, magazine, junk-mail = 4 sheet
need paper: construction-paper, felt, cardstock, craft-foam, paper = 2 sheet
nice coat@2-3: cotton-ball, tissue-paper, crepe-paper, cotton-pad, fabric-scrap = handful
nice coat@4-5,6-8: cotton-ball, yarn, tissue-paper, crepe-paper, faux-fur, wool-roving, paper-strip, cotton-pad = handful
nice eyes@4-5,6-8: googly-eye, button, bottle-cap, sticker = 2
nice nose@4-5,6-8: pom-pom, cork, button
nice collar: sticker, washi-tape, crepe-paper, paper-strip, ribbon = 1
nice bowl: paper-bowl, yogurt-pot, cupcake-liner, paper-cup
join tape: tape, masking-tape
join stick: glue, tape
tool scissors: scissors
tool pen: marker, crayon
step stuff: fill filling bag > bag by ccc
step close: tape bag tape by ttc
step cut: cut paper scissors pen > ears ears-k ears-r tail tail-r paws by gtc
step stick: glue paper bag stick by ccc
step coat@2-3: glue coat bag stick > coat by c
step fur@4-5,6-8: glue coat bag stick scissors > coat by tc
step eyes@4-5,6-8: decorate eyes bag stick > eyes by cc
step nose@4-5,6-8: glue nose bag stick > nose by cc
step face: draw pen bag > face by tcc
step collar: decorate collar bag tape > collar by tcc
step home: play bag bowl? by ccc
part tail@puppy,kitten = paper a : l^ ~ 10 40 52 66 46 78 22 70 6
part tail-r@rabbit = paper a : o^ ~ 56 56 15
part ears@puppy = paper a : b^ ~- -38 -72 -66 -66 -72 -22 -58 -8 -46 -30 ; b^ ~- 38 -72 66 -66 72 -22 58 -8 46 -30
part ears-k@kitten = paper a : q^ ~ 3 -50 -52 -50 -96 -14 -70 ; q^ ~ 3 50 -52 50 -96 14 -70 ; p_ b -43 -62 -43 -82 -26 -70 ; p_ b 43 -62 43 -82 26 -70
part ears-r@rabbit = paper a : j^ ~ -24 -60 -30 -100 12 ; j^ ~ 24 -60 30 -100 12 ; j_ b -24 -64 -29 -94 6 ; j_ b 24 -64 29 -94 6
part bag = bag kraft : q^ ~ 6 -48 -70 48 -70 50 78 -50 78 ; p_ ~- 30 -68 47 -68 48 76 34 76 ; p_ ~- -48 -70 48 -70 46 -60 -46 -60
part coat = coat b : y ~ 0 46 26 22 11 .2
part paws = paper b : o ~ -24 76 17 10 ; o ~ 24 76 17 10 ; z_ k 1.5 -28 72 -28 80 ; z_ k 1.5 -20 72 -20 80 ; z_ k 1.5 20 72 20 80 ; z_ k 1.5 28 72 28 80
part face = pen k : o_ w -18 -30 9 ; o_ w 18 -30 9 ; o_ k -17 -29 5 ; o_ k 19 -29 5 ; p_ k -8 -12 8 -12 0 -4 ; u -7 0 7 ; u 7 0 7 ; z_ k 1.5 -18 -4 -40 -8 ; z_ k 1.5 -18 0 -40 2 ; z_ k 1.5 18 -4 40 -8 ; z_ k 1.5 18 0 40 2
part eyes = eyes own : e -18 -30 10 ; e 18 -30 10
part nose = nose k : pompom k 0 -9 8
part collar = collar c : r ~ 0 16 99 11 2 ; o gold 0 24 8
scene stand

* tube-house-pet | 4-5 6-8 | Animals
extras world Animals: hay, crinkle-paper, newspaper, corn-husk, bottle-cap, birdseed, breakfast-cereal, cotton-ball, wool-roving, felt-ball
appeal 1
topics pet, pets, my pet, small world, dollhouse, tunnels, burrow, cage, pretend play
variant hamster | Animals | orange, cream, blue or gray, white, brown, tan | hamster, my hamster, gerbil, guinea pig, mouse, mice, rodent
variant dog | Animals | brown, tan, red or white, tan, gray, gold | dog, puppy, doghouse, dogs, puppies
variant cat | Animals | gray, white, purple or orange, white, brown, tan | cat, kitten, cats, kittens, cat tree
minutes 50 60
mess low
heart tube: cardboard-tube = 3
heart house: shoebox, tissue-box, small-box, cardboard-box, cereal-box, milk-carton
need paper: construction-paper, felt, cardstock, craft-foam = 2 sheet
nice belly: cotton-ball, yarn, wool-roving, faux-fur = handful
nice eyes: googly-eye, button, bead, sticker, sequin = 2
nice tail: pipe-cleaner, pom-pom, yarn, cotton-ball, feather
nice bed: crinkle-paper, tissue-paper, cotton-ball, hay, fabric-scrap, newspaper, paper-towel, felt, grass = handful
nice bowl: bottle-cap, plastic-lid, egg-carton, cupcake-liner
join glue: glue, tape
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step wrap: glue paper tube glue scissors > body by tc
step ears: cut paper scissors glue > ears ears-d ears-c by tc
step belly: glue belly tube glue scissors > belly by tc
step eyes: glue eyes tube glue > eyes by cc
step face: draw pen tube > face by cc
step tail: tape tail tube tape > tail by cc
step doors: cut house pen tube scissors > house door by gt
step tunnels: tape tube house tape > tunnels by tc
step bed: arrange bed house > bed by cc
step move: play tube house bowl? > bowl by cc
part tunnels = tube kraft : roll ~ -70 36 60 44 ; o_ umber -99 36 6 20
part house = house own : q^ b 4 -50 -58 84 -58 84 78 -50 78 ; p_ b- 60 -58 84 -58 84 78 64 78
part door = tube kraft : o_ k -28 54 23 23 ; o ~ -28 54 20 20 ; o_ k -28 54 14 14
part bed = bed a : y yellow 10 74 46 10 13 .3
part tail = tail a : l^ ~ 9 40 58 60 50 64 28
part ears@hamster = paper a : o^ ~ -16 -18 13 ; o^ ~ 36 -18 13 ; o_ b -16 -18 6.5 ; o_ b 36 -18 6.5
part ears-c@cat = paper a : q^ ~ 3 -24 0 -24 -40 4 -16 ; q^ ~ 3 44 0 44 -40 16 -16
part body = tube own : r^ a 10 32 66 92 14 ; r_ a- 37 32 10 88 5
part ears-d@dog = paper a : b^ ~- -20 -14 -38 -8 -40 24 -30 30 -20 10 ; b^ ~- 40 -14 58 -8 60 24 50 30 40 10
part belly = belly b : y ~ 10 56 22 18 11 .2
part face = pen k : k -4 6 5 ; k 24 6 5 ; p_ k 4 17 16 17 10 23 ; u 5 25 5 ; u 15 25 5 ; z_ k 1.4 0 22 -20 19 ; z_ k 1.4 0 26 -20 28 ; z_ k 1.4 20 22 40 19 ; z_ k 1.4 20 26 40 28 ; o^ a -10 52 7 6 ; o^ a 30 52 7 6
part eyes = eyes k : e -5 6 8 ; e 25 6 8
part bowl = bowl c : o^ ~ 76 78 20 8 ; o_ ~- 76 76 14 4
scene stand

* treasure-bag | 2-3 4-5 6-8 | -
extras box: sticker, stick-on-gem, glitter-paper, felt-sticker, crinkle-paper, feather, craft-foam, button
appeal 1
topics first day of kindergarten, first day of school, first day of preschool, first day, starting school, treasure bag, show and tell, back to school, school bag, nature walk bag, treasures, collecting, party bag, trick or treat bag
near sleepover, visiting grandma
colors blue, yellow, red free
minutes 20 30 40
mess low
heart bag: paper-bag
heart color: crayon, marker, oil-pastel, colored-pencil = 3 color
nice stickers: sticker, washi-tape, felt-sticker, stick-on-gem = 4
nice fringe: tissue-paper, crepe-paper, ribbon, paper-doily, cupcake-liner = 1 strip
nice paper: construction-paper, wrapping-paper, cardstock, felt, paper = 1 sheet
need handle@2-3: cardstock, construction-paper, paper, cereal-box = 1 strip
need handle@4-5,6-8: yarn, ribbon, string, rope, shoelace, cotton-cord = 30 in
nice charm@4-5,6-8: pom-pom, bead, button, feather, felt-ball = 2
join stick: glue, tape
join tape: tape, masking-tape
tool punch@4-5,6-8: hole-punch, pencil
tool scissors: scissors
step rim: fold bag > bag by tcc
step name: draw color bag > name by tcc
step pictures: color color bag > pictures by ccc
step shapes: cut paper scissors bag stick > shapes by gtc
step stickers: decorate stickers bag > stickers by ccc
step fringe: glue fringe bag stick > fringe by ccc
step handle@2-3: tape handle bag tape > handle by g
step holes@4-5,6-8: poke punch bag tape by gt
step tie@4-5,6-8: tie handle bag charm? > handle charm by tc
step fill: play bag by ccc
part handle = handle c : l^ ~ 6 -30 -56 -28 -84 0 -98 28 -84 30 -56
part bag = bag kraft : q^ ~ 4 -56 -58 56 -58 60 90 -60 90 ; p_ ~- 40 -56 55 -56 58 88 44 88 ; p_ ~+ -56 -58 56 -58 56 -42 -56 -42
part fringe = fringe b : fringe ~ -57 -42 114 16 12
part shapes = paper a : h ~ 0 42 44
part name = color a : l_ a 5 -40 -6 -40 -22 ; o_ a -24 -12 7 ; o_ kraft -24 -12 3.5 ; l_ c 5 -6 -20 0 -6 6 -20 ; o_ b 22 -12 7 ; o_ kraft 22 -12 3.5 ; l_ a 5 40 -22 40 -6
part pictures = color b : s_ b -40 22 5 10 4 ; o_ c 42 22 8 ; l_ a 3 -48 72 -38 64 -28 72 -18 64 ; l_ c 3 18 72 28 64 38 72 48 64
part stickers = stickers c : s b -42 48 5 11 5 ; s c 44 48 5 11 5 ; o b -30 80 6 ; o c 32 80 6
part charm = charm b : pompom ~ 38 -50 9 ; pompom a 46 -38 7
scene stand

* me-bag | 2-3 4-5 6-8 | -
extras puppet: button, fabric-scrap, bread-tag, price-tag, gift-bow, paper-crown, metallic-paper, washi-tape, tulle, crepe-paper, ribbon, construction-paper, flower, patch, party-hat, sequin, paper-doily, origami-paper
topics self-portrait, self portrait, all about me, me, that's me, who am i, my family, family, first day of school, first day of kindergarten, preschool, star of the week, my body, feelings, identity, friends, puppet
colors tan, brown, blue free
minutes 25 35 45
mess low
heart bag: paper-bag
heart clothes: construction-paper, felt, fabric-scrap, wrapping-paper, cardstock, wallpaper = 2 sheet
nice hair@2-3: crepe-paper, tissue-paper, cotton-ball, crinkle-paper, paper-strip = handful
nice hair@4-5,6-8: yarn, crepe-paper, tissue-paper, raffia, felt, cotton-ball, crinkle-paper, paper-strip, pipe-cleaner, wool-roving = handful
nice eyes@4-5,6-8: googly-eye, button, sticker = 2
nice buttons@2-3: sticker = 3
nice buttons@4-5,6-8: button, sticker, pom-pom, bottle-cap, sequin, stick-on-gem = 3
nice bow@4-5,6-8: ribbon, washi-tape, ric-rac, lace, pipe-cleaner = 6 in
join stick: glue, tape
tool scissors: scissors
tool pen: crayon, marker
home mirror
step look: prepare mirror bag > bag by ccc
step face: draw pen bag > face by tcc
step mouth: draw pen bag > mouth by tcc
step hair@2-3: glue hair bag stick > hair by c
step strands@4-5,6-8: glue hair bag stick scissors > hair by tc
step eyes@4-5,6-8: glue eyes bag stick > eyes by cc
step clothes: cut clothes scissors pen > shirt arms by gtc
step dress: glue clothes bag stick by ccc
step buttons: decorate buttons clothes stick > buttons by ccc
step bow@4-5,6-8: glue bow bag stick > bow by cc
step talk: play bag by ccc
part arms = clothes c : l^ ~ 15 -42 26 -66 40 -72 62 ; l^ ~ 15 42 26 66 40 72 62 ; o tan -72 66 9 ; o tan 72 66 9
part bag = bag kraft : q^ ~ 5 -46 -84 46 -84 48 92 -48 92 ; p_ ~- 32 -20 46 -20 47 90 34 90
part shirt = clothes c : q ~ 4 -46 8 46 8 48 92 -48 92 ; z_ ~- 2 0 12 0 90 ; p_ ~+ -16 8 16 8 0 24
part face = pen k : o_ w -18 -44 8 ; o_ w 18 -44 8 ; o_ brown -17 -44 4.5 ; o_ brown 19 -44 4.5 ; l_ k 2.5 -26 -57 -18 -60 -10 -57 ; l_ k 2.5 10 -57 18 -60 26 -57 ; l_ k 2 -3 -36 3 -30 -3 -28 ; o_ pink -30 -28 7 5 ; o_ pink 30 -28 7 5
part mouth = pen k : p_ ~- -46 -8 46 -8 46 2 -46 2 ; a_ red 0 -16 14 0 15 165
part hair = hair b : l ~ 9 -44 -80 -56 -50 -54 -20 ; l ~ 9 44 -80 56 -50 54 -20 ; l ~ 9 -34 -84 -46 -92 -54 -64 ; l ~ 9 34 -84 46 -92 54 -64 ; l ~ 10 -40 -78 -20 -90 -4 -72 ; l ~ 10 40 -78 20 -90 4 -72 ; l ~ 10 -12 -92 0 -76 10 -92
part eyes = eyes own : e -18 -44 9 ; e 18 -44 9
part buttons = buttons a : bits ~ 1.11 0 36 0 56 0 76
part bow = bow a : p ~ 14 -84 30 -94 30 -72 ; p ~ 46 -84 30 -94 30 -72 ; o ~- 30 -83 5
scene stand

* potty-path | 2-3 4-5 | -
extras board: washi-tape, pom-pom, button, craft-stick, paper-straw, wrapping-paper
topics potty, potty training, potty chart, toilet training, reward chart, sticker chart, no more diapers, no more nappies, big kid pants, toilet, bathroom, growing up
colors light blue, yellow, green free
minutes 25 30
mess low
heart board: cardstock, construction-paper, cardboard, cereal-box, paper, folder = 1 sheet
heart marks: sticker, felt-sticker, tissue-paper, construction-paper = 10
need potty: construction-paper, paper, felt, cardstock = 1 sheet
nice trail: crayon, oil-pastel, paint, colored-pencil = 1 color
nice tub: cotton-ball, tissue-paper, bubble-wrap, paper-towel = handful
nice roll: toilet-paper, paper-towel, paper-napkin = 1 strip
join stick: glue-stick, glue, tape
tool scissors: scissors
tool pen: marker, crayon
home pot
step stones: draw pen board pot > board stones by gt
step trail: color trail board > trail by cc
step potty: cut potty scissors pen > potty by gt
step lid: glue potty board stick > lid by tt
step star: draw pen board > star by cc
step roll: glue roll board stick > roll by cc
step clouds: glue tub board stick > clouds by cc
step hang: prepare board by gt
step mark: decorate marks board > marks by cc
part board = board b : r^ yellow 0 0 150 180 5
part trail = trail c : l_ green+ 26 -46 76 10 70 40 46 10 22 -38 8 -36 -24 10 -32
part clouds = tub w : y ~ -50 -76 18 11 8 .2 ; y ~ 52 -2 15 10 8 .2
part stones = pen a : o_ w -50 76 11 ; o_ w -24 76 11 ; o_ w 4 72 11 ; o_ w 32 60 11 ; o_ w 38 38 11 ; o_ w 16 24 11 ; o_ w -12 16 11 ; o_ w -40 4 11 ; o_ w -44 -20 11 ; o_ w -22 -34 11
part roll = roll w : r w 58 -44 22 18 4 ; o_ kraft 58 -44 5 ; r w 64 -26 10 22
part potty = potty a : b^ ~ -8 -60 54 -60 48 -32 30 -24 14 -24 -2 -32 ; r^ ~ 22 -16 30 14 4 ; o^ ~+ 23 -60 33 9 ; o_ ~-- 23 -60 25 5
part lid = potty a : q^ ~- 8 -6 -64 2 -92 46 -92 52 -64
part star = pen k : s_ gold 24 -77 5 9 4
part marks = marks b : s^ red -50 76 5 9 4 ; s^ blue -24 76 5 9 4 ; s^ purple 4 72 5 9 4 ; s^ orange 32 60 5 9 4
scene hang

* goodbye-frame | 2-3 4-5 6-8 | -
extras board: ribbon-rose, letter-bead, pressed-flower, lavender, moss, charm, price-tag
appeal 3
topics remembering a pet, remembrance, remembering somebody, pet loss, my dog died, my cat died, memory, memories, memorial, keepsake, saying goodbye to a pet, grief, funeral, rainbow bridge, grandpa died, grandma died, photo frame, picture frame
colors light blue, yellow, white free
minutes 25 35 45
waits 60
mess low
heart base: cardboard, cereal-box, paper-plate, pizza-box, cardstock = 1
heart edge@2-3: leaf, petal, flower, tissue-paper, fabric-scrap, crepe-paper, wallpaper = handful
heart edge@4-5,6-8: leaf, flower, petal, pressed-flower, craft-stick, stick, tissue-paper, fabric-scrap, seashell, button, feather = handful
nice wash: paint, watercolor-paint = 1 color
nice hearts: felt, construction-paper, sticker, paper, paper-doily = 2
nice ribbon@4-5,6-8: ribbon, yarn, lace, raffia, string = 12 in
join stick: glue
tool scissors: scissors
tool pen: marker, crayon
home photo
step frame: cut base scissors pen > frame by gtt
step wash: paint wash base by ccc
step edge: glue edge base stick > edge by ccc
step press: arrange edge base by ccc
step hearts@2-3: glue hearts base stick > hearts by c
step tokens@4-5,6-8: glue hearts base stick scissors > hearts by tc
step dry: dry base by gcc
step picture: build photo base > photo by tcc
step words: draw pen base > words by tcc
step ribbon@4-5,6-8: tie ribbon base stick > ribbon by tc
step stand: play base by ccc
part photo = base own : r^ w 0 -6 92 92 2 ; b_ tan -30 30 -32 -2 -20 -22 0 -28 20 -22 32 -2 30 30 ; b_ brown -32 -8 -40 -30 -22 -26 ; b_ brown 32 -8 40 -30 22 -26 ; k -11 -6 4 ; k 11 -6 4 ; o_ k 0 8 6 4 ; u -5 12 5 ; u 5 12 5
part frame = base own paint wash a : a^ ~ 0 -6 84 48 0 360
part words = pen k : l_ k 2 -30 64 -18 59 -6 65 6 59 18 65 30 60
part edge = edge b : leaf light-green -66 30 -78 0 9 ; leaf green -62 -34 -72 -64 9 ; leaf green- 62 -40 74 -66 9 ; leaf light-green 66 28 80 2 9 ; leaf green -34 56 -58 68 8 ; leaf green- 40 54 62 66 8 ; f ~ -64 -10 6 12 4 ; o gold -64 -10 3.5 ; f ~ 64 -18 6 12 4 ; o gold 64 -18 3.5 ; f w -24 -70 6 12 4 ; o gold -24 -70 3.5 ; f ~ 30 -68 6 12 4 ; o gold 30 -68 3.5
part hearts = hearts c : h red -46 40 13 ; h red 46 40 13
part ribbon = ribbon a : l^ ~ 4 0 -86 -20 -98 ; l^ ~ 4 0 -86 20 -98 ; o ~ 0 -86 5
scene lay

* shabbat-lights | 2-3 4-5 6-8 | -
extras party: stick-on-gem, glitter-glue, sticker
appeal 3
topics shabbat, shabbos, sabbath, shabbat candles, shabbat candlesticks, friday night, friday evening, jewish, judaism, hebrew school, challah, candle lighting, havdalah, synagogue, israel
colors blue, gold, white free
minutes 25 35 45
waits 30
mess some
heart tube: cardboard-tube = 2
heart flame: tissue-paper, crepe-paper, felt, construction-paper, cellophane = 2 color
need color: paint, metallic-paint = 1 color
need lift: craft-stick, cardstock, cereal-box, cardboard = 2
nice base: plastic-lid, paper-bowl, cupcake-liner, paper-plate, cardboard, paper-cup = 2
nice shine: aluminum-foil, metallic-paper, washi-tape, wrapping-paper = 2 strip
nice jewels@2-3: sticker, felt-sticker = 6
nice jewels@4-5,6-8: stick-on-gem, sticker, sequin, button, bead = 6
nice tray: foil-tray, foil-pan, cake-board, paper-doily
join stick: glue, tape
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
step paint: paint tube color brush > tubes by ccc
step flames: cut flame scissors > flames by gtc
step lift: tape flame lift scissors tape by gtc
step shine: decorate shine tube tape > shine by tcc
step jewels: decorate jewels tube stick > jewels by ccc
step base: glue base tube stick > base by tcc
step light: play lift tube by ccc
step tray: arrange tray tube > tray by ccc
part tray = tray silver : o^ ~ 0 80 92 15 ; o_ ~- 0 79 78 10
part flames = flame a : x^ gold -40 -50 24 40 ; x_ orange -40 -46 12 22 ; x^ gold 40 -50 24 40 ; x_ orange 40 -46 12 22
part tubes = tube own paint paint a : tube ~ -40 -32 44 106 ; tube ~ 40 -32 44 106
part shine = shine b : r ~ -40 -20 45 10 1 ; r ~ 40 -20 45 10 1 ; r ~ -40 50 45 10 1 ; r ~ 40 50 45 10 1
part jewels = jewels c : bits c 0.93 -52 14 -30 18 28 14 50 18 ; bits gold 0.93 -40 4 40 4
part base = base b : o^ ~ -40 76 34 9 ; o^ ~ 40 76 34 9
scene stand

* goldfish-bowl | 2-3 4-5 6-8 | -
topics nowruz, norooz, norouz, navroz, persian new year, iranian new year, haft-sin, haft sin, haft seen, goldfish, mahi, spring new year, march 20, afghanistan, iran, pet fish, my goldfish, my fish
colors light blue, orange, green
minutes 25 35 40
waits 30
mess some
heart plate: paper-plate = 2
heart fish: tissue-paper, construction-paper, felt, crepe-paper, origami-paper = 1 sheet
need water: paint, watercolor-paint = 1 color
nice weed: crepe-paper, ribbon, tissue-paper, yarn, leaf = 2 strip
nice pebbles@2-3: paper-strip, cotton-ball, sticker = handful
nice pebbles@4-5,6-8: pebble, dried-bean, button, bead, dried-lentil, sand, seashell, sticker = handful
nice bubbles: bubble-wrap, sticker, cotton-pad, paper-doily = 1 scrap
nice glass: contact-paper, cellophane, wax-paper = 1 sheet
join stick: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step water: paint plate water brush > water by ccc
step rim: cut plate scissors > bowl by ggc
step fish@2-3: tear fish plate stick > fish by c
step fishes@4-5,6-8: cut fish plate scissors stick > fish by tc
step weed: glue weed plate stick > weed by tcc
step pebbles: glue pebbles plate stick > pebbles by ccc
step bubbles: print bubbles water plate > bubbles by ccc
step face: draw pen plate > face by tcc
step glass: tape glass plate tape > glass by gtc
step join: glue plate stick by ttc
step table: play plate by ccc
part water = plate own paint water a : o^ ~ 0 6 80 76 ; o_ ~- 0 16 66 56
part weed = weed c : l ~ 7 -50 62 -44 40 -54 18 -46 0 ; l ~ 7 -40 66 -34 50 -42 34 -36 22 ; l ~ 7 50 62 44 42 54 26 48 12
part pebbles = pebbles b : o tan -30 70 9 6 ; o gray -12 74 9 6 ; o tan- 8 74 9 6 ; o gray- 28 71 9 6 ; o tan 44 66 8 5
part fish = fish b : b^ ~ -46 2 -20 -18 10 -14 22 0 10 14 -20 18 ; p^ ~- 16 0 44 -18 38 2 44 20 ; b^ ~+ 4 46 20 34 36 40 40 46 34 54 18 56 ; p^ ~ 8 46 -8 36 -6 46 -8 58
part bubbles = bubbles w : o_ w -54 -22 5 ; o_ w -46 -36 3.5 ; o_ w -56 -44 6 ; o_ w 46 22 3.5 ; o_ w 52 10 5
part face = pen k : o_ w -26 -2 7 ; o_ k -28 -2 4 ; o_ w 30 43 4.5 ; o_ k 31 43 2.6 ; l_ k 2 -43 6 -37 9 ; a_ ~- -14 2 8 6.5 270 90
part glass = glass light-blue : l_ w 6 -62 -8 -54 -34 -40 -50
part bowl = plate own : q^ w 6 -56 -74 56 -74 48 -56 -48 -56 ; p_ light-blue -46 -66 46 -66 42 -58 -42 -58
scene stand

* poppy-wreath | 2-3 4-5 6-8 | -
extras hanging: fake-leaf
appeal 3
topics remembrance day, remembrance, poppy, poppies, poppy day, veterans day, memorial day, armistice day, anzac day, anzac, november 11, 11 november, soldiers, soldier, peace, flanders fields, red flower, wreath
colors red, black, green
minutes 30 40 50
waits 30
mess some
heart ring: paper-plate
heart petal: cupcake-liner, tissue-paper, construction-paper, felt, egg-carton, crepe-paper, coffee-filter = 8
need green: paint = 2 color
nice leaves: leaf, felt, tissue-paper, construction-paper, ivy, moss, crepe-paper = handful
nice heart@2-3: sticker, felt-sticker = 8
nice heart@4-5,6-8: button, pom-pom, bottle-cap, dried-bean, sticker, bead = 8
nice ribbon@4-5,6-8: ribbon, yarn, string, raffia = 18 in
join stick: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
step hole: cut ring scissors > ring by ggt
step green: paint ring green brush by ccc
step petals@2-3: tear petal by c
step petals@4-5,6-8: cut petal scissors by tc
step stick: glue petal ring stick > poppies by ccc
step eyes: print green ring > eyes by ccc
step hearts: glue heart ring stick > hearts by ccc
step leaves: glue leaves ring stick > leaves by ccc
step ribbon@4-5,6-8: tie ribbon ring > ribbon by tc
step hang: play ring by ttc
part ribbon = ribbon a : l^ ~ 6 0 -62 -14 -84 0 -98 14 -84 0 -62
part ring = ring own paint green c : a^ ~ 0 4 84 46 0 360
part leaves = leaves c : leaf light-green -30 -58 -8 -76 8 ; leaf light-green 30 -58 10 -78 8 ; leaf light-green -72 -20 -90 0 8 ; leaf light-green 72 -20 90 0 8 ; leaf light-green -58 52 -40 78 8 ; leaf light-green 58 52 40 78 8
part poppies = petal a : y^ ~ 0 -60 24 22 5 .16 ; y^ ~ 46 -40 24 22 5 .16 ; y^ ~ 65 6 24 22 5 .16 ; y^ ~ 46 50 24 22 5 .16 ; y^ ~ 0 70 24 22 5 .16 ; y^ ~ -46 50 24 22 5 .16 ; y^ ~ -65 6 24 22 5 .16 ; y^ ~ -46 -40 24 22 5 .16
part eyes = green b : o_ ~ 0 -60 8 ; o_ ~ 46 -40 8 ; o_ ~ 65 6 8 ; o_ ~ 46 50 8 ; o_ ~ 0 70 8 ; o_ ~ -46 50 8 ; o_ ~ -65 6 8 ; o_ ~ -46 -40 8
part hearts = heart b : bits k 1.3 0 -60 46 -40 65 6 46 50 0 70 -46 50 -65 6 -46 -40
scene hang

* lid-wheel-rescuer | 2-3 4-5 6-8 | Transportation
extras world Transportation: masking-tape, newspaper, cardboard-box, toy-car, paper-strip, button, toy-tree, construction-paper, pipe-cleaner, modeling-clay, duct-tape
extras machine: sticker, bread-tag, bell, cardboard-letter, masking-tape, washi-tape, candy-wrapper, patch, craft-foam, buckle, ping-pong-ball
topics rescue, emergency, community helpers, helpers, jobs, siren, truck, 911, toy car, vehicles, wheels
variant fire-engine | Transportation | red, yellow, light blue | fire engine, fire truck, firefighter, firefighters, fireman, fire station, fire brigade, fire safety week
variant ambulance | Transportation | white, red, light blue | ambulance, paramedic, hospital, doctor, nurse
variant police-car | Transportation | blue, white, light blue | police car, police, police officer, cop car
minutes 30 45 55
waits 30
mess some
heart box: tissue-box, small-box, milk-carton, cereal-box, shoebox, egg-carton
heart color: paint = 1 color
need wheels@2-3: paper-plate, plastic-lid, cardstock, cardboard = 4
need wheels@4-5,6-8: bottle-cap, plastic-lid, metal-lid, cardboard, cardstock = 4
need windows: construction-paper, paper, cardstock, contact-paper = 1 sheet
nice lights@2-3: cupcake-liner, sticker, plastic-lid = 2
nice lights@4-5,6-8: bottle-cap, pom-pom, button, cupcake-liner, sticker = 2
nice stripe: washi-tape, aluminum-foil, masking-tape, paper-strip = 1 strip
nice gear: craft-stick = 2
nice hose@4-5,6-8: yarn, pipe-cleaner, string, shoelace = 12 in
nice crew: peg-doll, toy-brick, duplo-brick, cork, toy-animal
join tape: tape, masking-tape, glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint box color brush > body by ccc
step cut: cut windows wheels scissors pen > windows by gtc
step stick: tape windows box tape by ccc
step wheels: tape wheels box tape > wheels by ccc
step lights: tape lights box tape > lights by ccc
step stripe: decorate stripe box > stripe by ccc
step gear: tape gear box tape > ladder stretcher bumper by tcc
step hose@4-5,6-8: tape hose box tape > hose by cc
step sign: draw pen box > sign sign-a sign-p by tcc
step call: play box crew? by ccc
part ladder@fire-engine = gear own : stick ~ -82 -58 30 -58 6 ; stick ~ -82 -44 30 -44 6 ; z ~ 4 -66 -58 -66 -44 ; z ~ 4 -42 -58 -42 -44 ; z ~ 4 -18 -58 -18 -44 ; z ~ 4 6 -58 6 -44
part stretcher@ambulance = gear own : stick ~ -96 30 -82 30 5 ; stick ~ -98 40 -82 40 5
part bumper@police-car = gear own : stick ~ -90 46 90 46 7
part lights = lights c : r^ ~ 44 -50 22 14 5 ; r^ red 66 -50 18 14 5
part body = box own paint paint a : q^ ~ 6 -84 -38 28 -38 78 -38 86 8 86 48 -84 48 ; p_ ~- -84 34 86 34 86 48 -84 48
part stripe = stripe b : r_ ~ -30 22 108 9 1
part windows = windows c : q_ light-blue 4 36 -26 72 -26 77 6 36 6 ; q_ light-blue 3 -2 -26 24 -26 24 0 -2 0
part sign@fire-engine = pen k : r_ w -44 -8 54 24 4 ; x_ red -44 -6 14 20 ; x_ gold -44 -3 7 11
part sign-a@ambulance = pen k : r_ red -44 -8 12 34 ; r_ red -44 -8 34 12
part sign-p@police-car = pen k : s_ gold -44 -8 6 18 9
part hose = hose b : i yellow -64 10 16 3 4
part wheels = wheels k : o^ k -48 52 23 23 ; o_ gray -48 52 11 ; o^ k 50 52 23 23 ; o_ gray 50 52 11
scene stand

* big-wheel-tractor | 2-3 4-5 6-8 | Farm, Transportation
extras machine: cardboard-tube, buckle, bread-tag, sticker, paper-straw, nuts-and-bolts, candy-wrapper, bottle-cap, egg-carton, metal-washer, cardboard-letter, bell
extras world Farm: button, corrugated-paper, crepe-paper, crinkle-paper, fake-leaf, felt-ball, hay, kitchen-sponge, masking-tape, mini-pumpkin, newspaper, packing-paper, peg-doll, play-dough, raffia, spool, tissue-paper, toy-animal, yarn
topics tractor, tractors, farmer, farm, plow, harvest, hay, combine, field, farm machine, truck, vehicles, john deere
colors green, yellow, black
minutes 30 40 55
waits 30
mess some
heart box: small-box, tissue-box, cereal-box, milk-carton, shoebox, cardboard-box = 2
heart wheels: paper-plate, cardboard, paper-bowl, cereal-box = 2
need color: paint = 2 color
need small: cardboard, cardstock, cereal-box = 1 scrap
nice chimney: cardboard-tube, paper-straw, craft-stick, cork
nice smoke: cotton-ball, pillow-stuffing, tissue-paper
nice load: hay, grass, paper-strip, crinkle-paper, yarn, raffia, popcorn = handful
nice trailer: egg-carton, foil-tray, takeout-box, paper-bowl
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step join: tape box tape > body by gtc
step paint: paint box color brush by ccc
step wheels: cut wheels small scissors color brush > wheels front by gtc
step hub: draw pen wheels > hub by ccc
step mount: tape wheels small box tape by tcc
step chimney: tape chimney box tape > chimney by ttc
step smoke: decorate smoke box tape > smoke by ccc
step trailer: tape trailer box tape > trailer by tcc
step load: fill load box > load by ccc
step drive: play box by ccc
part smoke = smoke w : cotton ~ 64 -84 14 ; cotton ~ 44 -92 9
part chimney = chimney own : tube gray 58 -68 14 40
part load = load b : l yellow 5 -92 24 -72 12 ; l gold 5 -94 30 -66 20 ; l yellow 5 -86 16 -60 26 ; l gold 5 -90 18 -64 10
part trailer = trailer own : q^ gray 4 -100 28 -56 28 -60 58 -96 58
part body = box own paint paint a : r^ ~ 40 8 92 54 6 ; r^ ~ -22 -16 62 100 6 ; q_ w 4 -44 -56 0 -56 0 -14 -44 -14 ; z_ ~- 4 20 0 80 0 ; z_ ~- 4 20 12 80 12 ; z_ ~- 4 20 24 80 24
part wheels = wheels own paint wheels c : o^ ~ -30 38 44 44 ; o_ ~+ -30 38 36
part front = small own paint wheels c : o^ ~ 62 56 25 25 ; o_ ~+ 62 56 19
part hub = pen k : o_ b -30 38 22 ; d_ k 2.5 -30 26 -42 38 -18 38 -30 50 ; o_ b 62 56 11
scene stand

* ride-along-train | 2-3 4-5 6-8 | Transportation
extras world Transportation: string, paper-straw, toy-animal, wooden-block, ticket-stub, small-box, cotton-ball, tissue, popcorn, bucket, duplo-brick, toy-tree, sticky-note, acorn, chestnut, coffee-bean, junk-mail, hay
extras machine: bell, sticker, nuts-and-bolts, dried-lentil, washi-tape, masking-tape, cardboard-letter, candy-wrapper, bottle-cap, glass-gem, metal-washer, coin, stick-on-gem
topics train, trains, choo choo, steam train, locomotive, railroad, railway, freight train, zoo train, animal train, circus train, thomas, conductor, passengers
colors red, blue, yellow free
minutes 30 40 50
waits 30
mess some
heart cars: small-box, shoebox, tissue-box, egg-carton, milk-carton, cereal-box = 3
heart color: paint = 3 color
need chimney: cardboard-tube, paper-cup, spool
need wheels: plastic-lid, bottle-cap, cupcake-liner, paper-doily, sticker, cotton-pad = 6
nice steam: cotton-ball, pillow-stuffing, tissue-paper, toilet-paper = handful
nice signs: sticker, felt-sticker, washi-tape, construction-paper = 3
nice riders: toy-animal, duplo-brick, toy-brick, peg-doll, stuffed-animal, cork, dried-bean = handful
nice track: craft-stick, paper-strip, paper-straw, stick = 12
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step open: cut cars scissors > engine cars by gtt
step paint: paint cars color brush chimney by ccc
step chimney: tape chimney cars tape > chimney by gtc
step steam: fill steam chimney > steam by ccc
step wheels: tape wheels cars tape > wheels by ccc
step signs: decorate signs cars > signs by ccc
step face: draw pen cars > face by tcc
step couple: tape cars tape > links by gtc
step track: arrange track > track by tcc
step ride: play cars riders? > riders by ccc
part track = track own : z brown 3 -100 72 100 72 ; r brown- -84 76 6 9 ; r brown- -58 76 6 9 ; r brown- -32 76 6 9 ; r brown- -6 76 6 9 ; r brown- 20 76 6 9 ; r brown- 46 76 6 9 ; r brown- 72 76 6 9
part riders = riders own : o^ yellow -14 0 13 ; k -18 -2 2.5 ; p_ orange -28 0 -36 3 -28 6 ; o^ gray -76 2 14 ; o gray- -88 -10 6 ; o gray- -64 -10 6 ; k -80 0 2.5 ; k -70 0 2.5
part links = cars k : z k 5 -50 44 -40 44 ; z k 5 14 44 26 44
part steam = steam w : cotton ~ 66 -74 16 ; cotton ~ 44 -86 12 ; cotton ~ 24 -94 8
part chimney = chimney own paint paint c : tube ~ 70 -58 22 42
part engine = cars own paint paint a : q^ ~ 5 24 -36 54 -36 54 -12 96 -12 96 58 24 58 ; q_ light-blue 3 31 -28 47 -28 47 -12 31 -12
part cars = cars own paint paint b : q^ ~ 4 -42 10 14 10 14 58 -42 58 ; q^ c 4 -100 10 -48 10 -48 58 -100 58
part signs = signs c : s w -14 34 5 11 5 ; h w -74 32 18 ; o c 40 14 9
part face = pen k : o_ w 74 8 6 ; o_ w 88 8 6 ; o_ k 75 9 3.2 ; o_ k 89 9 3.2 ; u 81 22 10
part wheels = wheels k : o^ k 40 62 14 14 ; o_ gray 40 62 6 ; o^ k 78 62 14 14 ; o_ gray 78 62 6 ; o^ k -28 62 12 12 ; o_ gray -28 62 5 ; o^ k 0 62 12 12 ; o_ gray 0 62 5 ; o^ k -86 62 12 12 ; o_ gray -86 62 5 ; o^ k -60 62 12 12 ; o_ gray -60 62 5
scene stand

* scoop-digger | 4-5 6-8 9-12 | Transportation
extras world Transportation: dried-bean, sand, stone, dry-pasta, spool, modeling-clay, plastic-cup, masking-tape, pipe-cleaner, kinetic-sand, nuts-and-bolts
extras machine: buckle, bread-tag, sticker, nuts-and-bolts, dried-lentil, dried-bean, cardboard-letter, paper-straw, masking-tape, metal-washer, candy-wrapper, cellophane, bottle-cap
appeal 1
topics digger, excavator, construction, construction site, construction vehicles, bulldozer, backhoe, building site, builder, crane, scoop, sandbox, heavy machinery, levers, engineering
colors yellow, black, orange
minutes 50 60 70
waits 30
mess some
heart cab: small-box, tissue-box, milk-carton, cereal-box
heart arm: craft-stick, cardboard, cereal-box = 4
heart scoop: egg-carton, paper-cup, plastic-spoon, yogurt-pot, bottle-cap, plastic-lid
need color: paint, acrylic-paint = 1 color
need tracks: cardboard-tube, corrugated-paper, cardboard, bottle-cap, kitchen-sponge = 2
need joint: paper-fastener, twist-tie, pipe-cleaner, string = 2
nice belt: corrugated-paper, masking-tape, bubble-wrap, rubber-band, electrical-tape = 1 strip
nice window: aluminum-foil, cellophane, construction-paper, contact-paper = 1 scrap
nice lamp: button, bottle-cap, pom-pom, bead, sticker = 1
nice load: dried-bean, rice, pebble, sand, pom-pom, cotton-ball, dry-pasta, breakfast-cereal, soil = handful
join tape: tape, masking-tape, glue
tool brush: paintbrush, sponge-brush
tool punch: hole-punch, pencil
tool scissors: scissors
home tray
step paint: paint cab arm color brush > cab by ccc
step tracks: tape tracks cab tape > tracks by tcc
step belt: decorate belt tracks scissors > belt by tcc
step holes: poke punch arm scissors by gtc
step joint: build arm joint > arm by tcc
step scoop: cut scoop scissors arm tape > scoop by tcc
step mount: tape arm cab tape by tcc
step window: glue window cab tape scissors > window by tcc
step lamp: decorate lamp cab tape > lamp by ccc
step dig: play scoop load? tray > load by ccc
part load = load own : o brown 58 74 8 5 ; o brown- 72 76 8 5 ; o brown+ 66 70 7 5 ; o brown 86 76 7 4
part tracks = tracks own : r^ ~ -40 62 104 30 15 ; o k -78 62 9 ; o k -52 62 9 ; o k -26 62 9 ; o k -2 62 9
part belt = belt k : r ~ -40 49 92 6 2 ; r ~ -40 75 92 6 2 ; z w 2 -74 47 -74 51 ; z w 2 -54 47 -54 51 ; z w 2 -34 47 -34 51 ; z w 2 -14 47 -14 51
part cab = cab own paint paint a : r^ ~ -40 30 100 30 5 ; q^ ~ 5 -66 -30 -18 -30 -10 18 -66 18 ; r_ k -76 6 12 22 3
part window = window light-blue : q_ light-blue 3 -58 -22 -24 -22 -18 8 -58 8
part lamp = lamp c : o orange -42 -37 8
part arm = arm own paint paint a : z^ ~ 13 -6 26 30 -58 ; z^ ~ 11 30 -58 76 -6 ; o k -4 24 4 ; o k 30 -58 4
part scoop = scoop own : b^ gray 62 -6 92 -6 94 24 72 34 58 18 ; p gray 58 18 54 28 62 26 ; p gray 64 26 62 36 70 32
scene stand

* big-sibling-badge | 2-3 4-5 6-8 | -
extras worn: glitter-glue, stick-on-gem, letter-bead
topics new baby, big sister, big brother, big sibling, new sibling, baby, expecting, pregnancy, baby brother, baby sister, twins, medal, badge, rosette, award, well done
colors yellow, blue, red free
minutes 20 30 40
mess low
heart rays: cupcake-liner, tissue-paper, crepe-paper, paper-doily, coffee-filter, construction-paper = 3
heart middle: cardstock, paper-plate, cardboard, cereal-box, construction-paper = 1
nice shine: aluminum-foil, metallic-paper, wrapping-paper = 1 scrap
nice stickers@2-3: sticker, felt-sticker = 5
nice stickers@4-5,6-8: sticker, stick-on-gem, sequin, button, felt-sticker = 5
need tails: ribbon, crepe-paper, construction-paper, paper-strip, felt, tissue-paper = 2 strip
nice pram: felt, craft-foam, crepe-paper = 1 scrap
join stick: glue, glue-stick, tape
join tape: masking-tape, tape
tool scissors: scissors
tool pen: marker, crayon
step circle: cut middle scissors pen > middle by gtc
step rays: shape rays by ccc
step layers: glue rays middle stick > rays by ccc
step shine: decorate shine middle > shine by ccc
step face: draw pen middle > sign by tcc
step pram: glue pram middle stick > pram by ccc
step stickers: decorate stickers middle > stickers by ccc
step tails: glue tails middle stick > tails by ttc
step pin: tape tape middle by gtt
step swear: play middle by ccc
part tails = tails b : q ~ 2 -34 30 -8 36 -20 98 -34 84 -48 94 ; q ~- 2 34 30 8 36 20 98 34 84 48 94
part rays = rays a : s^ ~ 0 -18 20 74 62 ; s_ ~- 0 -18 20 64 54 8 ; s_ w 0 -18 20 56 48 ; s_ ~ 0 -18 20 50 43 8
part shine = shine silver : s_ ~ 0 -18 24 47 43
part middle = middle w : o^ w 0 -18 40 40 ; o_ b 0 -18 36 36 ; o_ w 0 -18 33 33
part sign = pen k : o_ tan 0 -20 17 ; k -6 -22 2.4 ; k 6 -22 2.4 ; u 0 -15 6 ; l_ k 1.8 -3 -36 0 -42 4 -36
part pram = pram a : b ~ -20 -12 -12 6 0 10 12 6 20 -12 12 -2 0 2 -12 -2
part stickers = stickers b : bits b 1.48 -38 -50 38 -50 ; bits c 1.48 0 -66 -46 6 46 6
scene lay

* hand-and-kiss | 2-3 4-5 6-8 | -
extras card: washi-tape
appeal 3
topics first day of school, first day of kindergarten, first day of preschool, daycare, separation, missing mom, missing dad, goodbye, kissing hand, moving away, hug, love, mother's day, father's day, missing grandma, missing grandpa, deployment, hospital
colors red, light blue, pink free
minutes 20 30 35
waits 60
mess some
heart paint: paint = 2 color
heart base: construction-paper, cardstock, paper, felt, paper-plate, canvas, fabric-scrap = 2
need heart: felt, construction-paper, tissue-paper, craft-foam, cardstock = 1 sheet
nice edge@2-3: sticker, paper-doily, tissue-paper, washi-tape, cupcake-liner = handful
nice edge@4-5,6-8: sticker, paper-doily, tissue-paper, washi-tape, ribbon, button, yarn, cupcake-liner = handful
nice face: photo = 1
nice pocket@4-5,6-8: envelope, fabric-scrap
join stick: glue, glue-stick, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
home cloth
step big: print paint brush base > base big by gtt
step dry: dry base by gcc
step small: print paint brush base cloth > small by ccc
step heart: cut heart scissors pen > heart by gtc
step stick: glue heart base stick by ccc
step kiss: draw pen base > kiss by tcc
step face: glue face base stick scissors > face by gtc
step half: cut base pen scissors by gtc
step edge: decorate edge base stick > edge by ccc
step carry: play base pocket? by ccc
part base = base c : ground ~ 0 0 168 172 ; r_ ~+ 0 0 150 154 3
part big = paint b : b_ ~ -30 46 -46 14 -44 -4 -52 -40 -42 -44 -32 -10 -30 -16 -32 -64 -20 -66 -14 -16 -10 -16 -4 -68 8 -66 4 -12 10 -10 22 -52 34 -48 22 0 22 12 42 -4 50 4 28 34 16 50 -6 56
part small = paint a : b_ ~ -20 36 -30 20 -28 10 -32 -12 -25 -14 -20 6 -18 4 -18 -22 -10 -22 -8 4 -5 4 0 -22 8 -20 4 6 8 8 16 -12 22 -8 14 14 14 20 26 12 30 18 16 34 8 42 -8 44
part face = face w : r^ ~ -44 4 22 26 2 -8 ; o_ tan -44 2 7 ; r^ ~ 40 30 22 26 2 8 ; o_ tan 40 28 7
part heart = heart a : h^ red -4 24 22 ; h_ pink -4 24 13
part kiss = pen k : l_ k 2 -60 -62 -52 -68 -46 -60 -38 -68 ; l_ k 2 46 64 54 58 60 66 68 60
part edge = edge b : bits b .8 -66 66 66 -66 -66 8 68 12 0 74 0 -78 -66 -66 66 66
scene lay

* box-layer-cake | 2-3 4-5 6-8 | Food
extras party: bead, ribbon-rose, stick-on-gem, seed-bead, paper-doily, ric-rac, glitter-glue, sticker, flag, letter-bead, cardboard-letter, wooden-letter, flower, cupcake-liner, toy-animal, candy-wrapper, wooden-bead, pressed-flower
extras world Food: cake-board, fabric-scrap, flower, lace, paper-cup, paper-doily, paper-napkin, petal, pillowcase, plastic-fork, plastic-spoon, playing-card, ribbon-rose, scarf
topics birthday cake, cake, birthday, happy birthday, birthday party, cake without baking, bakery, baker, pretend food, tea party, party, wedding cake, dessert, candles, strawberry, chocolate cake, anniversary
colors pink, cream, red free
minutes 30 40 50
waits 30
mess some
heart tiers: small-box, paper-bowl, shoebox, tissue-box, oatmeal-canister = 2
heart frosting: cotton-ball, tissue-paper, pillow-stuffing, crepe-paper, paper-napkin, toilet-paper = handful
need color: paint = 1 color
need candles@2-3: craft-stick, cardboard-tube, construction-paper, cardstock = 4
need candles@4-5,6-8: paper-straw, craft-stick, pipe-cleaner, pencil, clothespin = 4
need flame: tissue-paper, construction-paper, felt, crepe-paper, paper = 1 scrap
nice berries@2-3: crinkle-paper, sticker, tissue-paper, fabric-scrap = handful
nice berries@4-5,6-8: pom-pom, button, bead, sequin, sticker, bottle-cap, crinkle-paper = handful
nice ribbon: ribbon, washi-tape, ric-rac, lace, paper-doily, crepe-paper = 2 ft
nice stand: cake-board, paper-plate, paper-doily, foil-tray
join stick: glue, tape
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
step paint: paint tiers color brush by ccc
step stack: glue tiers stick > tiers by tcc
step holes: cut tiers scissors by ggt
step ribbon: glue ribbon tiers stick > ribbon by tcc
step frosting: glue frosting tiers stick > frosting by ccc
step berries: decorate berries tiers stick > berries by ccc
step flames: tape flame candles tape > candles by tcc
step plant: build candles tiers by ccc
step serve: arrange stand tiers > stand by ccc
step party: play tiers by ccc
part stand = stand own : o^ w 0 80 96 14 ; o_ w- 0 78 84 9
part candles = candles b : r^ light-blue -36 -64 8 44 2 ; x orange -36 -92 10 16 ; r^ yellow -12 -64 8 44 2 ; x orange -12 -92 10 16 ; r^ light-green 12 -64 8 44 2 ; x orange 12 -92 10 16 ; r^ pink 36 -64 8 44 2 ; x orange 36 -92 10 16
part tiers = tiers own paint paint a : r^ ~ 0 52 152 50 8 ; r_ ~- 0 74 150 7 3 ; r^ ~ 0 -10 100 62 8 ; r_ ~- 0 18 98 7 3
part ribbon = ribbon c : r_ ~ 0 60 152 9 1 ; r_ ~ 0 4 100 9 1
part frosting = frosting w : c^ ~ -76 28 76 28 9 14 ; r ~ 0 26 152 8 4 ; c^ ~ -50 -40 50 -40 7 14 ; r ~ 0 -42 100 8 4
part berries = berries c : o red -56 24 7 ; o red -28 24 7 ; o red 0 24 7 ; o red 28 24 7 ; o red 56 24 7 ; o red -17 -44 7 ; o red 17 -44 7
scene stand

* burner-stove | 2-3 4-5 6-8 | Food
extras machine: button, metal-washer, paper-fastener, snap-fastener, stick-on-gem, sticker, candy-wrapper
extras world Food: bowl, cork-sheet, craft-foam, hardcover-book, kitchen-sponge, magazine, old-towel, play-dough, pom-pom, potted-plant, seed, wooden-spoon, yarn
appeal 3
topics kitchen, play kitchen, stove, oven, cooking, cook, chef, pretend play, restaurant, toy kitchen, breakfast, pancakes, soup, baking
near microwave
colors red, gray, black free
minutes 35 45 60
waits 30
mess some
heart box: cardboard-box, shoebox, cereal-box, tissue-box
heart burners: paper-plate, cardstock, cardboard, construction-paper = 2
need color: paint = 1 color
need knobs@2-3: plastic-lid, cupcake-liner, cardstock, paper-bowl = 3
need knobs@4-5,6-8: bottle-cap, plastic-lid, cork, cardstock, spool = 3
nice window: aluminum-foil, contact-paper, cellophane, wax-paper = 1 sheet
nice handle: craft-stick, cardboard-tube, paper-straw, ribbon
nice pan: paper-bowl, foil-pan, yogurt-pot, paper-plate, muffin-tin, plastic-tub
nice food: felt, cotton-ball, pom-pom, tissue-paper, play-dough, dry-pasta, construction-paper, yarn = handful
nice tool: wooden-spoon, plastic-spoon, craft-stick
join tape: masking-tape, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint box color brush > box by ccc
step door: cut box scissors tape > door by ggt
step window: tape window box tape > window by gtc
step burners: draw pen burners > coils by ccc
step place: tape burners box tape > burners by tcc
step knobs: tape knobs box tape > knobs by ccc
step handle: tape handle box tape > handle by tcc
step food: shape food > food by ccc
step cook: play box pan? tool? > pan by ccc
part box = box own paint paint a : q^ ~ 5 -84 -24 84 -24 84 84 -84 84 ; p^ ~+ -84 -24 -66 -52 66 -52 84 -24
part burners = burners k : o^ ~ -36 -38 30 10 ; o^ ~ 36 -38 30 10
part coils = pen k : l_ red 2.4 -33 -38.0 -33 -37.2 -35 -36.5 -38 -36.3 -41 -36.9 -43 -38.3 -42 -39.9 -37 -40.9 -31 -40.8 -26 -39.4 -25 -37.1 -28 -34.8 -36 -33.7 -44 -34.3 -50 -36.7 -50 -39.9 -44 -42.7 -34 -43.7 -23 -42.3 -17 -38.9 -19 -34.8 -28 -31.7 -41 -31.0 -53 -33.3 -59 -37.8 -55 -42.7 ; l_ red 2.4 39 -38.0 39 -37.2 37 -36.5 34 -36.3 31 -36.9 29 -38.3 30 -39.9 35 -40.9 41 -40.8 46 -39.4 47 -37.1 44 -34.8 36 -33.7 28 -34.3 22 -36.7 22 -39.9 28 -42.7 38 -43.7 49 -42.3 55 -38.9 53 -34.8 44 -31.7 31 -31.0 19 -33.3 13 -37.8 17 -42.7
part knobs = knobs b : o^ ~ -52 -8 10 ; z_ k 3 -52 -8 -52 -16 ; o^ ~ -18 -8 10 ; z_ k 3 -18 -8 -12 -14 ; o^ ~ 16 -8 10 ; z_ k 3 16 -8 16 -16
part door = box k : r_ a- 0 46 132 62 6 ; r_ k 0 48 112 46 4
part window = window light-blue : r_ ~ 0 48 108 42 4 ; p_ ~+ -46 66 -20 30 -6 30 -32 66
part handle = handle b : r^ ~ 0 20 84 8 4
part pan = pan own : q^ gray 4 8 -66 64 -66 58 -42 14 -42 ; r^ gray- 82 -60 36 7 3
part food = food c : o yellow 28 -66 9 5 ; o orange 42 -68 9 6 ; o light-green 52 -65 7 4
scene stand

* toy-clinic | 2-3 4-5 6-8 | Animals
extras machine: washi-tape
extras world Animals: stuffed-animal, toy-animal
topics vet, animal doctor, animal hospital, hospital, doctor, doctor's office, nurse, teddy bear hospital, sick, check-up, getting a shot, broken leg, x-ray, jobs, community helpers, pet, pets, pretend play, get well
colors white, red, light blue
minutes 25 40 50
mess low
heart box: shoebox, cardboard-box, small-box, pizza-box, takeout-box
heart patient: stuffed-animal, toy-animal, doll, sock
need bed: fabric-scrap, felt, cotton-ball, paper-towel, old-towel, pillow-stuffing, tissue-paper, bubble-wrap = handful
heart bandage@2-3: adhesive-bandage, toilet-paper, masking-tape, felt, paper-towel, crepe-paper = 3
heart bandage@4-5,6-8: adhesive-bandage, toilet-paper, felt, masking-tape, crepe-paper, fabric-scrap, paper-towel = 3
need cross: construction-paper, felt, paper, cardstock = 1 sheet
nice lamp: plastic-lid, paper-cup, cupcake-liner, paper-bowl, old-CD
nice tools@2-3: wooden-spoon, craft-stick, cardboard-tube, plastic-spoon = 2
nice tools@4-5,6-8: craft-stick, plastic-spoon, cotton-swab, cotton-ball, paper-straw, pipette, clothespin = 3
nice chart: index-card, sticky-note, paper, clipboard = 2
nice xray@4-5,6-8: wax-paper, tracing-paper, contact-paper, parchment-paper = 1 sheet
nice scope@4-5,6-8: yarn, pipe-cleaner, string, shoelace = 18 in
join stick: glue, glue-stick, tape
tool scissors: scissors
tool pen: marker, crayon
step room: arrange box bed > box bed by ccc
step cross: cut cross scissors pen > cross by gtc
step stick: glue cross box stick by ccc
step lamp: glue lamp box stick > lamp by tcc
step patient: arrange patient bed > patient by ccc
step bandage: decorate bandage patient > bandage by ccc
step xray@4-5,6-8: arrange xray > xray by cc
step scope@4-5,6-8: tie scope by tc
step chart: draw chart pen > chart by tcc
step round: play patient tools? > tools by ccc
part box = box own : q^ w 5 -90 -64 90 -64 90 80 -90 80 ; q_ light-blue 4 -82 -56 82 -56 82 72 -82 72
part cross = cross b : r^ w -50 -28 40 40 8 ; r_ red -50 -28 11 30 ; r_ red -50 -28 30 11
part lamp = lamp silver : z k 3 30 -56 30 -40 ; a^ ~ 30 -24 26 0 180 360
part chart = chart w : r ~ 64 0 24 32 2 ; l_ red 2 55 2 60 -6 64 6 69 -4 73 2
part xray = xray k : r_ k -56 20 30 34 2 ; z_ w 4 -62 20 -50 20 ; o_ w -62 20 3.5 ; o_ w -50 20 3.5
part bed = bed c : r^ w 14 58 120 26 8 ; r ~ 24 50 100 18 6
part patient = patient own : o^ brown 16 30 24 17 ; o^ brown 50 14 18 ; o brown 38 2 7 ; o brown 64 2 7 ; o_ tan 53 20 8 6 ; k 45 11 3 ; k 58 11 3 ; k 53 17 3 ; l brown 10 -4 34 -18 46
part bandage = bandage w : r ~ 10 26 14 24 3 -10 ; r_ red 10 26 3 10 -10 ; r_ red 10 26 10 3 -10 ; l ~ 8 40 -1 54 -5 66 0
part tools = tools own : stick ~ -76 64 -52 54 7
scene stand

* folded-plate-fox | 2-3 4-5 6-8 | Animals
extras world Nature: leaf, moss, stick, pinecone, grass, toy-tree, acorn, toy-animal, fern-frond, stone, pine-needle, clover, modeling-clay, chestnut
appeal 3
topics fox, foxes, red fox, fox cub, woodland animals, forest animals, gruffalo, arctic fox, autumn animals, tail
colors orange, white, brown
minutes 25 35 40
waits 30
mess some
heart plate: paper-plate
heart color: paint = 1 color
nice tip@2-3: cotton-ball, tissue-paper, toilet-paper, paper-napkin = handful
nice tip@4-5,6-8: cotton-ball, yarn, tissue-paper, wool-roving, felt, paper-towel = handful
nice eyes@4-5,6-8: googly-eye, button, sticker, bead = 2
nice nose@2-3: sticker, cotton-pad
nice nose@4-5,6-8: pom-pom, button, bottle-cap, bead
nice leaves: leaf, construction-paper, felt, tissue-paper = handful
join stick: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint plate color brush by ccc
step cut: cut plate scissors pen > body tail by ggt
step head: fold plate > head by tcc
step glue: glue plate stick by ccc
step tip: glue tip plate stick scissors > tip by gtc
step eyes@4-5,6-8: glue eyes plate stick > eyes by cc
step nose: glue nose plate stick > nose by ccc
step face: draw pen plate > face by tcc
step leaves: arrange leaves plate > leaves by ccc
step hide: play plate by ccc
part leaves = leaves b : leaf gold -92 70 -74 52 9 ; leaf brown -70 82 -46 74 9 ; leaf gold 36 84 60 76 8 ; leaf orange- 84 78 66 62 9
part tail = plate own paint paint a : b^ ~ 20 58 48 66 78 44 88 8 80 -30 66 -14 60 16 44 34 24 40
part tip = tip w : b ~ 88 8 86 -14 80 -30 68 -18 64 -2 70 8 78 2
part body = plate own paint paint a : a^ ~ -10 66 60 0 180 360
part head = plate own paint paint a : p^ ~ -62 -70 -46 -56 6 -56 22 -70 24 -18 -20 30 -64 -18 ; p_ w -62 -20 -42 -12 -20 30 ; p_ w 22 -20 2 -12 -20 30 ; p_ k -58 -64 -56 -46 -48 -52 ; p_ k 18 -64 16 -46 8 -52
part face = pen k : o_ k -38 -24 4.5 ; o_ k -2 -24 4.5 ; p_ k -27 20 -13 20 -20 30 ; z_ k 1.6 -34 8 -62 2 ; z_ k 1.6 -31 14 -60 15 ; z_ k 1.6 -6 8 22 2 ; z_ k 1.6 -9 14 20 15
part eyes = eyes own : e -38 -24 7.5 ; e -2 -24 7.5
part nose = nose k : o^ ~ -20 26 8 7
scene stand

* cotton-ear-koala | 2-3 4-5 6-8 | Animals
extras world Nature: leaf, fern-frond, potted-plant, grass, toy-animal
extras figure: dry-pasta, flower, ribbon-rose
topics koala, koalas, australia, eucalyptus, gum tree, marsupial, joey, zoo, bear, cuddle, climbing
near rain forest
colors gray, white, green
minutes 25 35 45
waits 30
mess some
heart tube: cardboard-tube, paper-bag, paper-plate, oatmeal-canister, coffee-sleeve
heart fluff: cotton-ball, pillow-stuffing, tissue-paper, toilet-paper, cotton-pad = handful
need color: paint = 1 color
need ears: paper-plate, construction-paper, cardstock, felt, cupcake-liner = 2
need arms: construction-paper, cardstock, felt, paper = 1 sheet
nice nose@2-3: plastic-lid, sticker
nice nose@4-5,6-8: bottle-cap, pom-pom, button
nice eyes@4-5,6-8: googly-eye, button, sticker, bead = 2
nice leaves: leaf, tissue-paper, crepe-paper, fake-leaf, eucalyptus, bay-leaf = 4
nice trunk: stick, wooden-spoon, paper-straw, rolling-pin, craft-stick
join stick: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint tube color brush > body by ccc
step cut: cut ears arms scissors pen > ears arms by gtc
step fluff: glue fluff ears stick > fluff by ccc
step join: glue ears arms tube stick by tcc
step belly: glue fluff tube stick > belly by ccc
step eyes@4-5,6-8: glue eyes tube stick > eyes by cc
step nose: glue nose tube stick > nose by ccc
step face: draw pen tube > face by tcc
step leaves: glue leaves tube stick > leaves by ccc
step climb: play tube trunk? > trunk by ccc
part trunk = trunk brown : r brown 72 -2 20 196 4 ; l brown 8 72 -60 94 -84
part ears = ears a : o^ ~ -48 -62 30 26 ; o^ ~ 48 -62 30 26
part fluff = fluff w : cotton ~ -48 -60 18 ; cotton ~ 48 -60 18
part body = tube own paint paint a : torso ~ 0 14 92 140
part belly = fluff w : y ~ 0 52 26 22 9 .15
part arms = arms a : l^ ~ 18 -44 18 -66 32 -74 20 ; l^ ~ 18 40 20 62 18 80 26 ; l^ ~ 16 38 70 60 68 78 74 ; l^ ~ 16 -30 74 -34 84 -20 86
part face = pen k : o_ k -22 -32 5.5 ; o_ k 22 -32 5.5 ; b_ k -10 -28 10 -28 13 -10 6 4 -6 4 -13 -10 ; u 0 8 9
part eyes = eyes own : e -22 -32 8 ; e 22 -32 8
part nose = nose k : b^ ~ -11 -29 11 -29 14 -10 7 5 -7 5 -14 -10 ; o_ ~+ -4 -22 3 5
part leaves = leaves c : leaf green 78 26 66 0 7 ; leaf green- 80 26 92 4 7 ; leaf green -74 20 -90 -2 7 ; leaf green- -74 20 -66 -6 7
scene stand

* sky-box-rocket | 2-3 4-5 6-8 | Space
extras picture Space: sticker, sequin, stick-on-gem, pom-pom, button, glitter-glue, salt, cereal-box
topics rocket, space rocket, spaceship, night sky, stars, blast off, lift-off, moon landing, astronaut, planets, outer space, countdown, launch
colors navy, silver, red
minutes 30 45 55
waits 30
mess some
heart box: cereal-box, shoebox, pizza-box, cardboard
heart shine: aluminum-foil, metallic-paper = 1 sheet
heart color: paint = 2 color
nice stars: sticker, washi-tape, sequin, glitter-glue, stick-on-gem, chalk, confetti = 5
nice fire: tissue-paper, crepe-paper, ribbon, paper-strip, cupcake-liner = 3 strip
nice window@2-3: plastic-lid, sticker, cupcake-liner, paper-doily
nice window@4-5,6-8: bottle-cap, button, sticker, cupcake-liner
nice moon: paper-plate, cotton-pad, cotton-ball, paper-doily
need lever: craft-stick, paper-straw, cardboard-tube, wooden-spoon
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step open: cut box scissors pen > sky rocket by ggt
step sky: paint color brush box by ccc
step spatter: print color box > dots by ccc
step wrap: fold shine box > foil by ccc
step window: tape window box tape > window by ccc
step fire: tape fire box tape > fire by ccc
step moon: tape moon box tape > moon by ccc
step stars: decorate stars box > stars by ccc
step lever: tape lever box tape > lever by gtc
step launch: play box by ccc
part sky = box own paint sky a : r^ ~ 0 -2 160 180 4
part dots = color w : d_ w 2 -60 -70 -30 -84 40 -80 66 -60 -66 -20 60 -6 -70 30 66 44 -54 66 54 78 -40 -46 46 -34 70 16 -64 6
part moon = moon w : o^ w 50 -56 19 ; o_ w- 44 -60 4 ; o_ w- 56 -50 5
part stars = stars gold : s ~ -56 -48 5 9 4 ; s ~ 60 24 5 9 4 ; s ~ -60 48 5 9 4 ; s ~ -30 -76 5 7 3 ; s ~ 40 70 5 7 3
part lever = lever own : stick ~ 0 60 0 100 9
part fire = fire c : l ~ 9 -12 52 -16 70 -8 84 ; l orange 9 0 54 2 74 -2 90 ; l yellow 9 12 52 18 68 10 82
part rocket = box own : b^ kraft 0 -76 20 -46 24 -10 24 44 -24 44 -24 -10 -20 -46 ; p kraft -24 12 -46 44 -46 58 -24 44 ; p kraft 24 12 46 44 46 58 24 44
part foil = shine silver : b^ ~ 0 -76 20 -46 24 -10 24 44 -24 44 -24 -10 -20 -46 ; p ~- -24 12 -46 44 -46 58 -24 44 ; p ~- 24 12 46 44 46 58 24 44 ; p_ ~+ -14 40 -4 -30 4 -30 -2 40 ; p_ ~- 8 40 14 -30 22 0 22 40
part window = window c : o^ ~ 0 -18 13 ; o_ light-blue 0 -18 8.5
scene lay

* grumble-bag | 2-3 4-5 6-8 | -
appeal 3
topics angry, anger, mad, feeling angry, tantrum, temper, big feelings, feelings, emotions, calm down, calming, frustrated, grumpy, monster, angry monster, rage, self-control, social emotional learning
colors red, purple, light blue
minutes 25 35 40
mess low
heart bag: paper-bag, packing-paper
heart paper: newspaper, magazine, junk-mail, packing-paper, tissue-paper, paper-towel, wrapping-paper, paper = 6 sheet
need face: construction-paper, felt, cardstock, paper = 1 sheet
nice hair@2-3: crepe-paper, tissue-paper, crinkle-paper, paper-strip = handful
nice hair@4-5,6-8: crepe-paper, yarn, pipe-cleaner, tissue-paper, feather, crinkle-paper, paper-strip = handful
nice eyes@4-5,6-8: googly-eye, button, bottle-cap, cotton-pad, pom-pom = 2
nice arms@4-5,6-8: pipe-cleaner, paper-straw, ribbon, sock, crepe-paper = 2
join tape: tape, masking-tape
join stick: glue, tape
tool scissors: scissors
tool pen: crayon, marker
step scribble: color pen bag > scribble by ccc
step tear: tear paper by ccc
step fill: fill paper bag > bag by ccc
step close: tape bag tape by gtt
step mouth: cut face scissors pen > mouth by gtc
step stick: glue face bag stick by ccc
step hair: glue hair bag stick > hair by ccc
step eyes@4-5,6-8: glue eyes bag stick > eyes by cc
step arms@4-5,6-8: tape arms bag tape > arms by tc
step use: play bag by ccc
part arms = arms b : l^ ~ 8 -56 20 -82 10 -86 -20 ; l^ ~ 8 56 20 82 10 86 -20
part hair = hair b : l ~ 8 -30 -58 -40 -92 ; l ~ 8 -10 -62 -14 -98 ; l ~ 8 10 -62 14 -98 ; l ~ 8 30 -58 40 -92
part bag = bag kraft : b^ ~ -44 -58 0 -66 44 -58 60 0 56 70 0 82 -56 70 -60 0 ; b_ ~- 36 -50 46 -50 58 2 54 66 38 74
part scribble = pen a : l_ red 3.5 -48 20 -20 -2 -40 30 0 6 -30 54 20 24 -10 66 40 30 14 64 48 46
part mouth = face a : q^ k 4 -32 24 32 24 26 56 -26 56 ; v w -30 25 30 25 6 12 ; v w 26 55 -26 55 5 10 ; p ~ -38 -34 -8 -20 -10 -12 -40 -26 ; p ~ 38 -34 8 -20 10 -12 40 -26 ; o_ w -20 -6 10 ; o_ w 20 -6 10 ; o_ k -17 -4 5 ; o_ k 17 -4 5
part eyes = eyes own : e -21 -5 12 ; e 21 -5 12
scene stand

* ring-feeder | 4-5 6-8 9-12 | Animals, Nature, Seasons
appeal 3
topics bird feeder, bird feeder without nuts, nut-free bird feeder, birds, bird, feeding birds, winter birds, backyard birds, bird watching, earth day, garden, kindness to animals, winter, cereal
colors orange, brown, red
minutes 25 35 45
mess low
heart rings: breakfast-cereal = 2 handful
heart wire: pipe-cleaner, raffia, cotton-cord = 2
need hanger: string, yarn, ribbon, raffia, cotton-cord = 2 ft
nice perch: stick, craft-stick, driftwood, paper-straw
nice bow: ribbon, felt, fabric-scrap, leaf, pine-branch = 12 in
tool scissors: scissors
home saucer
step sort: prepare rings saucer by ccc
step thread: thread rings wire > rings by ccc
step heart: shape wire > wire by tcc
step perch: tie perch wire hanger scissors > perch by tcc
step hanger: tie hanger wire scissors > hanger by tcc
step bow: tie bow hanger > bow by tcc
step watch: play rings by ccc
part hanger = hanger tan : l ~ 3 0 -30 -6 -60 0 -100
part wire = wire b : l ~ 4 0 76 -60 22 -70 -20 -40 -50 0 -22 40 -50 70 -20 60 22 0 76
part rings = rings own : o^ tan 0 72 10 ; o_ k 0 72 3.5 ; o^ tan -22 58 10 ; o_ k -22 58 3.5 ; o^ gold -44 40 10 ; o_ k -44 40 3.5 ; o^ tan -61 17 10 ; o_ k -61 17 3.5 ; o^ gold -68 -11 10 ; o_ k -68 -11 3.5 ; o^ tan -56 -37 10 ; o_ k -56 -37 3.5 ; o^ gold -30 -46 10 ; o_ k -30 -46 3.5 ; o^ tan -8 -30 10 ; o_ k -8 -30 3.5 ; o^ gold 16 -34 10 ; o_ k 16 -34 3.5 ; o^ tan 40 -47 10 ; o_ k 40 -47 3.5 ; o^ gold 62 -32 10 ; o_ k 62 -32 3.5 ; o^ tan 69 -6 10 ; o_ k 69 -6 3.5 ; o^ gold 60 21 10 ; o_ k 60 21 3.5 ; o^ tan 43 42 10 ; o_ k 43 42 3.5 ; o^ gold 22 59 10 ; o_ k 22 59 3.5
part perch = perch own : stick brown -64 24 64 24 7
part bow = bow c : p ~ -4 -62 -26 -76 -26 -50 ; p ~ -4 -62 18 -76 18 -50 ; o ~- -4 -62 6
scene hang

* plate-and-cup-tower | 2-3 4-5 6-8 | -
appeal 1
topics tower, skyscraper, stacking, building, engineering, stem, construction, architecture, castle, city, blocks, balance, knocking down, rainy day, counting
colors blue, yellow, red free
minutes 20 30 35
mess low
heart cups: paper-cup, plastic-cup, yogurt-pot, foam-cup = 9
heart floors: paper-plate, cardboard, cereal-box, construction-paper = 3
nice windows@2-3: sticker, washi-tape, felt-sticker = 9
nice windows@4-5,6-8: sticker, washi-tape, felt-sticker, stick-on-gem = 9
nice people: toy-animal, duplo-brick, peg-doll, cork, toy-brick = 3
nice flag: construction-paper, tissue-paper, ribbon, felt = 1 scrap
nice mast: craft-stick, paper-straw, cotton-swab, plastic-spoon
nice ball: soft-ball, sock, tennis-ball, newspaper
need pen: marker, crayon = 1 color
join tape: tape, masking-tape
step draw: draw pen floors > doors by ccc
step windows: decorate windows cups > windows by ccc
step base: build cups > first by ccc
step floor: build floors > floors by ccc
step second: build cups floors > second by tcc
step top: build cups floors > top by tcc
step flag: tape flag mast tape > flag by tcc
step people: arrange people floors > people by ccc
step crash: play cups ball? by ccc
part first = cups own : cupdown a -66 44 34 40 ; cupdown b -22 44 34 40 ; cupdown a 22 44 34 40 ; cupdown b 66 44 34 40
part second = cups own : cupdown c -44 -8 34 40 ; cupdown a 0 -8 34 40 ; cupdown c 44 -8 34 40
part top = cups own : cupdown b -22 -60 34 40 ; cupdown c 22 -60 34 40
part floors = floors own : r^ w 0 39 180 8 3 ; r^ w 0 -13 136 8 3 ; r^ w 0 -65 92 8 3
part doors = pen k : d_ k 2 -70 39 -40 39 -10 39 20 39 50 39 74 39 -50 -13 -20 -13 10 -13 40 -13
part windows = windows b : s_ w -66 66 5 7 3 ; s_ w 22 66 5 7 3 ; o_ w -22 66 6 ; o_ w 66 66 6 ; o_ w -44 14 6 ; s_ w 0 14 5 7 3 ; o_ w 44 14 6 ; s_ w -22 -38 5 7 3 ; o_ w 22 -38 6
part people = people own : o^ yellow -60 -24 8 ; k -62 -26 1.6 ; p_ orange -68 -24 -74 -22 -68 -20 ; o^ gray 66 28 9 ; o gray- 60 20 4 ; o gray- 72 20 4
part flag = flag c : z k 3 0 -68 0 -99 ; p^ ~ 0 -99 26 -91 0 -83
scene stand

* no-sew-fruit-salad | 2-3 4-5 6-8 | Food
extras world Food: bandana, blanket, cardstock, fabric-scrap, paper-napkin, plastic-spoon
topics fruit, fruit salad, felt fruit, felt food, healthy food, snack, play food, pretend food, kitchen, shop, apple, banana, orange, grapes, pear, colors, preschool, sorting
near hungry caterpillar
colors red, yellow, green
minutes 25 35 45
mess low
heart felt: felt, craft-foam, construction-paper, fabric-scrap, cardstock = 4 color
heart stuff: cotton-ball, pillow-stuffing, tissue-paper, paper-towel, toilet-paper = handful
need dish: paper-bowl, paper-plate, yogurt-pot, plastic-tub, takeout-box = 1
nice seeds@2-3: sticker, felt-sticker = 6
nice seeds@4-5,6-8: sequin, button, bead, sticker = 6
nice leaves: leaf, fake-leaf, felt-sticker, tissue-paper = 3
nice spoon: wooden-spoon, plastic-spoon, kitchen-tongs
need pen: marker, crayon = 1 color
join stick: glue
tool scissors: scissors
step cut: cut felt scissors > fruit by gtc
step glue: glue felt stick by tcc
step stuff: fill stuff felt by ccc
step close: glue felt stick by tcc
step leaves: glue leaves felt stick > leaves by ccc
step seeds: decorate seeds felt stick > seeds by ccc
step faces: draw pen felt > faces by tcc
step dish: arrange dish > bowl by ccc
step eat: play dish spoon? by ccc
part fruit = felt own : b^ yellow -88 -52 -76 -60 -70 -30 -52 0 -30 16 -30 34 -60 30 -84 6 -92 -26 ; b^ red 0 -50 16 -58 36 -52 42 -26 32 4 14 16 0 12 -14 16 -32 4 -42 -26 -36 -52 -16 -58 ; l^ brown 4 0 -50 4 -66 ; o^ orange 60 -10 32 31 ; b^ light-green -40 -24 -34 -38 -24 -38 -16 -24 -12 -8 2 14 0 40 -58 40 -60 14 -46 -8 ; l^ brown 4 -29 -36 -27 -48
part leaves = leaves own : leaf green 6 -60 26 -76 7 ; leaf green 60 -40 80 -54 6 ; leaf green -42 -30 -30 -48 6
part seeds = seeds k : bits k 0.56 -12 -28 8 -36 20 -18 ; bits k 0.5 48 -16 66 -22 70 -4
part faces = pen k : k -6 -24 3 ; k 18 -24 3 ; u 6 -18 6 ; k 52 -10 3 ; k 68 -10 3 ; u 60 -5 5 ; k -36 -4 3 ; k -22 -4 3 ; u -29 2 5 ; k -84 -18 2.6 ; k -72 -18 2.6 ; u -78 -12 4
part bowl = dish own : p^ c -92 18 92 18 62 82 -62 82 ; z_ c- 1.4 -60 26 -42 80 ; z_ c- 1.4 -22 26 -16 80 ; z_ c- 1.4 22 26 16 80 ; z_ c- 1.4 60 26 42 80 ; r c+ 0 20 190 9 4
scene stand
`;
