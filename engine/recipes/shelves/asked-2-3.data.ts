/** What families of two- and three-year-olds ask for in their own words. */
export const shelf = `
* tissue-night-jar | 2-3 | -
appeal 3
topics night light, nightlight, scared of the dark, afraid of the dark, the dark, bedtime, bedroom, lantern, lamp, light, st martin, sleep, stained glass
colors yellow, blue, pink
minutes 25
waits 60
mess some
join jar: plastic-jar, glass-jar, plastic-cup = 1
heart paper: tissue-paper, crepe-paper, paper-napkin = 2 sheet
join light: flashlight, LED-candle, string-light, glow-stick
need stick: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
step tear: tear paper by c
step coat: prepare jar stick brush by g
step press: glue paper stick > jar patches by c
step pat: glue paper stick brush by c
step dry: dry jar by g
step light: build light jar > glow by g
step night: play paper by c
part jar = jar own : jar ~ 0 -70 110 150
part patches = paper a : q_ ~ 4 -52 -34 -20 -38 -16 -6 -50 -2 ; q_ b 4 -20 -38 16 -36 14 -4 -16 -6 ; q_ c 4 16 -38 52 -34 52 -4 14 -4 ; q_ c 4 -53 -2 -18 -6 -20 30 -52 32 ; q_ ~ 4 -18 -6 14 -4 18 32 -20 30 ; q_ b 4 14 -4 53 -4 52 30 18 32 ; q_ b 4 -52 32 -20 30 -16 66 -50 68 ; q_ c 4 -20 30 18 32 14 68 -16 66 ; q_ ~ 4 18 32 52 30 50 68 14 68
part glow = light gold : y_ ~+ 0 30 26 34 9 0.16 ; o_ w 0 36 10 17
scene stand

* box-vacuum | 2-3 4-5 | -
extras machine: button, sticker, bead, modeling-clay, stick-on-gem, cardboard-letter, washi-tape, bottle-cap, candy-wrapper, duct-tape
topics vacuum, vacuums, vacuum cleaner, hoover, hoovers, hoovering, vacuuming, scared of the vacuum cleaner, scared of the vacuum, scared of the hoover, afraid of the vacuum, afraid of the vacuum cleaner, afraid of the hoover, loves the vacuum, loves the hoover, cleaning, housework, chores, machine, pretend play, helping at home
near noise, brave
colors red, gray, black
minutes 25 35
mess low
waits 30
heart box: shoebox, cardboard-box, tissue-box, cereal-box, small-box = 1
need hose: cardboard-tube, pool-noodle, plastic-bottle = 1
heart pens: crayon, marker, paint, sticker = 2 color
nice caps@4-5: bottle-cap, button = 2
join cord: string, yarn, ribbon, rope = 12 in
join tape: tape, masking-tape, duct-tape, washi-tape
tool scissors: scissors
tool brush: paintbrush when pens=paint
step hole: cut box scissors by gg
step color: color pens box brush? > box by cc
step hose: tape hose box tape > hose by gt
step caps@4-5: tape caps box tape > caps by c
step cord: tape cord box tape > cord by gg
step noise: test box hose caps? by cc
step clean: play box hose by cc
part cord = cord own : l_ ~ 4 -62 40 -84 46 -92 66 -76 80
part box = box own paint color a : q^ ~ 8 -62 4 44 4 52 70 -62 70 ; q_ ~+ 6 -54 12 36 12 38 26 -54 26 ; o^ k -40 72 12 12 ; o^ k 30 72 12 12
part hose = hose b : l^ ~ 15 34 14 62 -20 66 -60 ; l^ ~ 15 66 -60 78 0 86 56 ; q^ k 4 64 60 98 60 98 74 64 74
part caps = caps c : cap ~ -30 46 9 ; cap ~ 0 46 9
scene stand

* box-car-wash | 2-3 4-5 6-8 | Transportation
extras world Transportation: toy-car, masking-tape, pipe-cleaner, toy-tree, construction-paper, duct-tape, modeling-clay
extras machine: sticker, button, candy-wrapper, cardboard-letter, construction-paper, stick-on-gem, sequin, washi-tape, flag
appeal 3
topics car wash, washing the car, wash, toy cars, cars, car, garage, pretend play
near gas station, road, bubbles, water play, traffic
colors blue, light blue, yellow
minutes 25 30 40
mess low
heart box: shoebox, cardboard-box, cereal-box, tissue-box = 1
heart strips: crepe-paper, felt, fabric-scrap, tissue-paper, plastic-bag, ribbon, old-towel, construction-paper, paper = 8 strip
need pens: crayon, marker, paint = 2 color
need cars: toy-car = 2
nice foam: cotton-ball = 6
join tape: tape, masking-tape, glue, washi-tape
tool scissors: scissors
tool brush: paintbrush when pens=paint
step doors: cut box scissors by ggt
step color: color pens box brush? > box by ccc
step strips: cut strips scissors by gtc
step hang: tape strips box tape > strips by ttc
step foam: tape foam box tape > foam by ccc
step road: tape tape by ggc
step wash: play cars box > cars by ccc
part strips = strips b : fringe ~ -44 -16 88 66 8
part box = box own paint color a : q^ ~ 6 -70 -58 70 -58 70 -16 -70 -16 ; r^ ~- -60 22 22 78 ; r^ ~- 60 22 22 78 ; q_ w 5 -40 -50 40 -50 40 -26 -40 -26 ; l_ blue 4 -26 -32 -20 -44 -14 -32 ; d_ blue 4 0 -36 14 -40 26 -34
part foam = foam own : cotton ~ -52 -60 12 ; cotton ~ -26 -64 12 ; cotton ~ 0 -62 12 ; cotton ~ 26 -64 12 ; cotton ~ 52 -60 12
part cars = cars c : toycar ~ 0 86 40
scene stand

* paper-hair-salon | 2-3 4-5 6-8 | -
appeal 3
topics haircut, first haircut, hairdresser, barber, hair salon, hair, scissor skills, cutting practice, faces, jobs, community helpers
near all about me
colors yellow, brown, red free
minutes 20 25 35
waits 20
mess low
heart plate: paper-plate, cardboard-tube, paper-bag, cardboard, cereal-box = 1
heart hair: yarn, paper, construction-paper, paper-strip, crepe-paper, magazine = 10 strip
need pens: crayon, marker, colored-pencil = 3 color
nice bow: ribbon, sticker, washi-tape = 1
nice eyes@4-5,6-8: googly-eye = 2
join stick: glue, glue-stick, tape
tool scissors: scissors
step face: draw pens plate > plate face by tcc
step eyes@4-5,6-8: glue eyes plate stick > eyes by cc
step strips: prepare hair scissors by gtc
step stick: glue hair plate stick > hair by ccc
step dry: dry plate by gcc
step cut: cut hair scissors by gtc
step bow: decorate bow plate > bow by ccc
step mirror: play plate by ccc
part hair = hair a : l^ ~ 9 -44 -52 -70 -30 -76 34 ; l^ ~ 9 -30 -62 -56 -56 -60 -2 ; l^ ~ 9 -20 -68 -30 -92 -40 -94 ; l^ ~ 9 0 -70 0 -98 4 -100 ; l^ ~ 9 20 -68 30 -92 40 -94 ; l^ ~ 9 30 -62 56 -56 60 -2 ; l^ ~ 9 44 -52 70 -30 76 34 ; l^ ~ 9 -52 -40 -84 -10 -86 40 ; l^ ~ 9 52 -40 84 -10 86 40 ; l^ ~ 9 10 -70 14 -96 20 -98
part plate = plate own : o^ ~ 0 0 62 62 ; o_ ~- 0 0 52 52 ; o_ ~+ 0 0 50 50
part face = pens k : k -18 -8 5 ; k 18 -8 5 ; u 0 14 16 ; o_ pink -30 12 8 ; o_ pink 30 12 8
part eyes = eyes own : e -18 -8 10 ; e 18 -8 10
part bow = bow red : p^ ~ 44 -54 66 -66 66 -42 ; p^ ~ 44 -54 22 -66 22 -42 ; o^ ~- 44 -54 7
scene lay

* odd-tube-animal | 2-3 4-5 6-8 | Animals
extras world Animals: stone, fake-leaf, toy-animal, leaf
extras figure: bread-tag, dry-pasta, flower, letter-bead
topics toilet paper roll animals, tube animals, favorite animal, zoo, wild animals
near beaver, seal, badger, skunk, meerkat, possum, fox, camel, rhino, rhinoceros
variant capybara | Animals, Jungle | brown, tan, orange | capybara, capybaras, guinea pig, rodent
variant axolotl | Animals, Ocean | pink, red, white | axolotl, axolotls, salamander, newt, amphibian
variant otter | Animals, Ocean | brown, cream, blue | otter, otters, sea otter, river
variant raccoon | Animals, Nature | gray, black, white | raccoon, raccoons
variant red-panda | Animals, Jungle | orange, white, brown | red panda, red pandas
variant llama | Animals, Farm | cream, tan, pink or white, brown, tan, gray | llama, llamas, alpaca, alpacas, peru
variant hippo | Animals, Jungle | gray, pink, purple or blue, purple | hippo, hippopotamus, africa, river
variant hamster | Animals | tan, white, brown or gray, white, brown | hamster, hamsters, gerbil, my hamster, pet mouse, class pet
minutes 25 30 35
waits 30
mess some
heart tube: cardboard-tube, coffee-sleeve = 1
heart color: paint, acrylic-paint, construction-paper, marker, crayon = 1 color
need ears: construction-paper, cardstock, paper, felt, craft-foam, cereal-box = 1 sheet
nice eyes@4-5,6-8: googly-eye, button = 2
nice dots@2-3: sticker = 2
nice fluff: yarn, pipe-cleaner, feather, tissue-paper, cotton-ball = 3
join stick: glue, glue-stick, tape
tool brush: paintbrush, kitchen-sponge when color=paint,acrylic-paint
tool scissors: scissors
tool pen: marker, crayon, pencil
step coat: paint color tube brush? stick? > body by ccc
step cut: cut ears scissors by gtc
step dry: dry tube by gcc
step ears: glue ears tube stick > ears-capybara ears-axolotl ears-otter ears-raccoon ears-red-panda ears-llama ears-hippo ears-hamster by ccc
step face: draw pen tube > face mask by ttc
step eyes@4-5,6-8: glue eyes tube stick > eyes by cc
step dots@2-3: decorate dots tube > dots by c
step fluff: glue fluff tube stick > fluff by ccc
step live: play tube by ccc
part fluff = fluff b : j^ ~ -8 -60 -20 -84 6 ; j^ ~ 0 -62 0 -90 6 ; j^ ~ 8 -60 20 -84 6
part ears-capybara@capybara = ears a : o^ ~- -30 -64 9 11 ; o^ ~- 30 -64 9 11
part ears-axolotl@axolotl = ears b : j^ ~ -36 -40 -80 -66 8 ; j^ ~ -38 -26 -88 -30 8 ; j^ ~ -36 -12 -80 2 8 ; j^ ~ 36 -40 80 -66 8 ; j^ ~ 38 -26 88 -30 8 ; j^ ~ 36 -12 80 2 8
part ears-otter@otter = ears a : o^ ~- -34 -54 9 9 ; o^ ~- 34 -54 9 9 ; t^ ~ 30 70 12 66 82 9 88 84 4
part ears-raccoon@raccoon = ears a : p^ ~ -38 -54 -34 -88 -8 -64 ; p^ ~ 38 -54 34 -88 8 -64 ; l^ ~ 18 34 70 62 76 82 50 ; l_ b 18 50 77 58 77 ; l_ b 18 76 60 82 50
part ears-red-panda@red-panda = ears b : p^ ~ -40 -50 -40 -86 -8 -62 ; p^ ~ 40 -50 40 -86 8 -62 ; l^ a 18 34 70 62 76 82 50 ; l_ brown 18 50 77 58 77
part ears-llama@llama = ears a : j^ ~ -20 -58 -26 -100 9 ; j^ ~ 20 -58 26 -100 9
part ears-hippo@hippo = ears a : o^ ~- -28 -66 8 10 ; o^ ~- 28 -66 8 10
part ears-hamster@hamster = ears a : o^ ~ -30 -62 15 15 ; o_ pink -30 -62 8 8 ; o^ ~ 30 -62 15 15 ; o_ pink 30 -62 8 8
part body = tube own paint coat a : r^ ~ 0 10 80 146 8 ; o_ ~- 0 -62 39 8
part mask = pen b : o_ ~ 0 -14 22 13
part face = pen k : k -18 -32 4.5 ; k 18 -32 4.5 ; o_ k 0 -20 6 4 ; u 0 -10 8
part eyes = eyes own : e -18 -32 8 ; e 18 -32 8
part dots = dots k : o_ ~ -18 -32 6 ; o_ ~ 18 -32 6
scene stand

* bandage-bear-picture | 2-3 4-5 | -
extras card: clover, cupcake-liner, envelope, felt, photo, sticker, tissue-paper, washi-tape
topics get well, get well card, get well soon, feel better, sick, doctor, hospital, broken arm, teddy bear, card, kindness
near nurse, vaccine, shot, first aid
colors tan, red, brown
minutes 15 25
mess low
heart sheet: construction-paper, cardstock, paper, paper-bag = 2 sheet
heart plasters: adhesive-bandage, sticker, masking-tape, washi-tape = 3
need pens: crayon, marker, colored-pencil = 3 color
join stick: glue-stick, glue, tape
tool scissors: scissors
step fold: fold sheet by gt
step bear: cut sheet scissors > bear by gt
step color: color pens sheet > fur by cc
step stick: glue sheet stick > card by cc
step face: draw pens sheet > face by tc
step heal: decorate plasters sheet > plasters by cc
step write: draw pens sheet by gt
step give: play sheet by cc
part card = sheet w : r^ ~ 0 0 150 184 4 ; r_ ~- -72 0 4 184
part bear = sheet a : o^ ~ -34 -58 20 20 ; o^ ~ 34 -58 20 20 ; o^ ~ 0 44 46 44 ; o^ ~ 0 -26 50 46 ; t^ ~ -40 24 11 -60 52 9 ; t^ ~ 40 24 11 60 52 9
part fur = pens b : o_ c -34 -58 9 9 ; o_ c 34 -58 9 9 ; o_ cream 0 50 26 26
part face = pens k : k -18 -34 5 ; k 18 -34 5 ; o_ k 0 -18 8 6 ; u 0 -10 12
part plasters = plasters own : r^ ~ 26 -54 30 11 5 30 ; r^ ~ 50 38 30 11 5 -60 ; r^ ~ -14 54 30 11 5 -20 ; r_ w 26 -54 9 9 1 30 ; r_ w 50 38 9 9 1 -60 ; r_ w -14 54 9 9 1 -20
scene lay

* hand-fish-on-a-line | 2-3 4-5 6-8 | Ocean
extras picture Ocean: button, craft-foam, crepe-paper, crinkle-paper, dried-bean, felt, glitter-glue, pipe-cleaner, pom-pom, raffia, sand, seashell, sequin, stick-on-gem
topics fishing, go fishing, fish, grandpa, gift for grandpa, grandpa's birthday, grandfather, dad, gift for dad, father's day, dad's birthday, uncle, handprint, handprints, lake, keepsake, card
colors blue, orange, green
minutes 20 25 30
waits 60
mess lots
heart color: paint, acrylic-paint = 2 color
heart sheet: cardstock, paper-plate, construction-paper, paper, watercolor-paper, cardboard = 1 sheet
nice scales: tissue-paper, sticker, foil-tray, aluminum-foil, construction-paper = 5 scrap
nice line@4-5,6-8: string, yarn, fishing-line, embroidery-floss = 8 in
need pen: marker, crayon, pencil
join stick: glue, glue-stick, tape when scales; line
tool brush: paintbrush, sponge-brush, kitchen-sponge
home towel
step coat: paint color brush by gtc
step print: print color sheet > sheet fish by ccc
step wash: wash towel by ttc
step dry: dry sheet by gcc
step scales: glue scales sheet stick > scales by ccc
step face: draw pen sheet > face by ctc
step line@4-5,6-8: glue line sheet stick > line by tc
step words: draw pen sheet by gtc
part sheet = sheet light-blue : r ~ 0 0 184 150 4
part fish = color b : o^ ~ 6 12 48 36 ; j^ ~ -34 8 -86 -28 9 ; j^ ~ -36 12 -94 -2 9 ; j^ ~ -36 18 -92 24 9 ; j^ ~ -32 26 -80 50 9 ; j^ ~ 6 38 2 72 9
part scales = scales c : o_ ~ -12 2 8 ; o_ ~ 4 -6 8 ; o_ ~ 2 14 8 ; o_ ~ -14 22 8 ; o_ ~ 18 26 8
part face = pen k : k 34 2 5 ; l_ k 3 40 24 48 18 54 12 ; d_ w 4 64 -8 72 -24 62 -40
part line = line own : l_ ~ 3 54 12 64 -20 50 -60 58 -98
scene lay

* sponge-sailboat | 2-3 4-5 6-8 | Transportation
extras world Ocean: cork
appeal 3
topics bath, bath time, bath toy, bath toys, bathtub, boat, boats, sailboat, water play, sink or float, sailing, pond, puddle, pool
colors yellow, blue, red
minutes 15 20 25
mess low
heart hull: kitchen-sponge, pool-noodle, foam-tray = 1
heart mast: paper-straw, plastic-straw, craft-stick, stick = 1
need sail: craft-foam, felt, plastic-bag, plastic-lid, milk-carton = 1 scrap
nice sign: sticker, marker, washi-tape = 1
join tape: tape, duct-tape, masking-tape
tool scissors: scissors
step hull: cut hull scissors > hull by gtc
step sail: cut sail scissors by gtc
step sign: decorate sign sail > sign by ccc
step mast: tape mast sail tape > sail mast by ccc
step hole: poke hull scissors by ggt
step set: build mast hull by ccc
step float: test hull by ttc
part hull = hull a : q^ ~ 8 -80 34 80 34 62 76 -62 76 ; d_ ~- 4 -50 50 -20 60 14 48 44 62
part mast = mast own : r^ ~ 0 -22 8 130 2
part sail = sail b : p^ ~ 6 -84 64 14 6 14
part sign = sign c : o_ ~ 24 -12 10
scene stand

* bravery-medal | 2-3 4-5 6-8 | -
extras worn: glitter-glue, stick-on-gem, letter-bead
topics brave, bravery, courage, scared, afraid, dentist, dentist visit, doctor, hospital, vaccine, shot, needle, first haircut, thunderstorm, the dark, learning to swim, swimming lessons, first day of school, first day of kindergarten, growing up, potty training, award, medal, encouragement
near worries
colors gold, blue, red
minutes 15 25 30
mess low
heart disc: cardstock, cardboard, paper-plate, cereal-box, craft-foam, construction-paper = 1 sheet
heart shine: aluminum-foil, metallic-paper, washi-tape, marker, crayon, paint = 1
need band: ribbon, yarn, string, crepe-paper, fabric-scrap = 12 in
nice gems@6-8: button, stick-on-gem, bead = 5
need pen: marker, crayon, pencil
join stick: glue, glue-stick
tool tape: tape, masking-tape
tool scissors: scissors
tool brush: paintbrush when shine=paint
step cut: cut disc pen scissors by gtc
step shine: decorate shine disc stick? brush? > disc by ccc
step sign: draw pen disc > sign by ttc
step gems@6-8: glue gems disc stick > gems by c
step band: tape band disc stick > band by gtc
step say: prepare disc by ttc
step wear: play disc tape by ccc
part band = band b : p^ ~ -22 30 -4 30 -14 98 -26 84 -38 92 ; p^ ~ 22 30 4 30 14 98 26 84 38 92
part disc = disc own paint shine a : s^ ~ 0 -22 16 66 58 ; o_ ~+ 0 -22 46 46
part sign = pen k : s_ ~ 0 -24 5 32 14
part gems = gems c : o ~ 0 -64 5 ; o ~ 40 -36 5 ; o ~ 25 12 5 ; o ~ -25 12 5 ; o ~ -40 -36 5
scene lay

* all-in-one-color | 2-3 4-5 6-8 | -
appeal 1
topics favorite color, favourite colour, learning colors, colors, color, purple, red, blue, green, yellow, orange, pink, color of the week, sorting, collage, preschool, my favorite color
colors purple, pink, light blue free
minutes 20 25 30
waits 60
mess some
heart color: paint, crayon, marker, watercolor-paint, oil-pastel = 1 color
heart bits: tissue-paper, construction-paper, magazine, wrapping-paper, crepe-paper, paper = 5 scrap
need sheet: paper, cardstock, paper-plate, cardboard, construction-paper = 1 sheet
nice spots: sticker, pom-pom = 5
nice sponge: kitchen-sponge = 1 when color=paint
join stick: glue, glue-stick
tool brush: paintbrush when color=watercolor-paint
step gather: arrange bits by ccc
step ground: color color sheet sponge? brush? > ground by ccc
step dry: dry sheet by gcc
step bits: tear bits by ccc
step stick: glue bits sheet stick > bits by ccc
step spots: glue spots sheet stick > spots by ccc
step name: play sheet by ccc
part ground = color a : r ~ 0 0 184 150 4 ; o_ ~+ -50 -30 30 22 ; o_ ~- 44 34 34 24 ; o_ ~+ 50 -44 22 16
part bits = bits a : q_ ~- 3 -74 8 -40 0 -34 34 -66 40 ; q_ ~+ 3 -20 -50 12 -56 18 -24 -14 -20 ; q_ ~- 3 -16 10 18 6 20 40 -10 44 ; p_ ~+ 34 -14 70 -20 60 16 ; q_ ~- 3 -78 -60 -50 -64 -46 -40 -72 -38
part spots = spots a : o ~+ -36 -8 8 ; o ~+ 28 -4 8 ; o ~+ -52 56 8 ; o ~+ 66 -56 8 ; o ~+ 4 60 8
scene lay

* goodbye-box | 2-3 4-5 | -
extras box: tissue-paper, cotton-ball, feather, photo, letter-bead, felt-sticker, glitter-paper, stick-on-gem, crinkle-paper
topics no more pacifier, pacifier, dummy, pacifier fairy, giving up the pacifier, goodbye, growing up, blankie, letting go, baby things
near big girl bed, potty, weaning, brave
colors pink, yellow, light blue free
minutes 20 25
waits 30
mess low
heart box: small-box, tissue-box, shoebox, paper-bag, cardboard-box, egg-carton = 1
heart deco: sticker, paint, crayon, marker, wrapping-paper, tissue-paper = 2 color
need sheet: paper, construction-paper, cardstock, paper-napkin = 1 sheet
nice bow: ribbon, gift-bow, washi-tape, crepe-paper = 12 in
nice bed: cotton-ball, cotton-pad, tissue, felt = 1
join stick: glue, glue-stick, tape when deco=wrapping-paper,tissue-paper
tool brush: paintbrush, kitchen-sponge when deco=paint
tool pen: marker, crayon, pencil
step color: decorate deco box brush? stick? > box by cc
step dry: dry box by gg
step bed: arrange bed box > bed by cc
step letter: draw pen sheet by gt
step sign: draw pen sheet > letter by cc
step goodbye: play sheet box by cc
step bow: tie bow box > bow by gt
step place: test box by cc
part box = box own paint color a : p^ ~+ -66 -24 -54 -42 78 -42 66 -24 ; p ~- 66 -24 78 -42 78 56 66 72 ; r ~ 0 24 132 96 2 ; h_ b 0 26 22 ; d_ c 6 -48 -8 46 -10 -50 52 48 54 20 60 -24 -4 ; s_ b -22 54 5 9 4 ; s_ c -52 24 5 10 5 ; s_ b 50 22 5 10 5 ; s_ c 16 -4 5 9 4 ; d_ b 4 -34 34 36 40 -4 62
part bed = bed w : y^ ~ 6 -40 54 13 9 0.2
part letter = sheet w : r^ ~ 16 -56 56 40 2 5 ; z_ k 2 -2 -62 34 -59 ; z_ k 2 -3 -52 26 -50
part bow = bow b : r_ ~ 0 -18 132 8 ; p^ ~ 0 -18 -24 -32 -22 -4 ; p^ ~ 0 -18 24 -32 22 -4
scene stand

* cup-hat-for-teddy | 2-3 4-5 | -
extras head: feather, ribbon, glitter-glue, confetti, cotton-ball, string, stick-on-gem, ric-rac
topics hat for teddy, party hat, hat, hats, teddy, teddy bear, teddy bears picnic, stuffed animal, teddy's birthday, pretend play
near doll, birthday party, tea party, dolls, toys
colors red, yellow, light blue
minutes 15 25
waits 30
mess some
heart cup: paper-cup, yogurt-pot, paper-bowl = 1
heart deco: sticker, paint, crayon, marker, washi-tape, tissue-paper = 2 color
need friend: stuffed-animal, doll = 1
nice top@4-5: pom-pom = 1
nice tuft: cotton-ball, tissue-paper, feather, crepe-paper = 1
nice rim: ribbon, crepe-paper, paper-strip, masking-tape = 10 in
join stick: glue, tape when deco=tissue-paper; rim; top; tuft
tool brush: paintbrush, kitchen-sponge when deco=paint
step try: test cup friend > friend by cc
step color: decorate deco cup brush? stick? > cup by cc
step dry: dry cup by gg
step rim: glue rim cup stick > rim by tt
step top@4-5: glue top cup stick > top by c
step tuft: glue tuft cup stick > tuft by cc
step wear: play friend cup by cc
step party: play friend by cc
part friend = friend brown : o^ ~ -36 -4 17 ; o^ ~ 36 -4 17 ; o^ ~ 0 26 48 44 ; o_ tan 0 40 22 17 ; k -18 16 5 ; k 18 16 5 ; o_ k 0 32 7 5 ; u 0 40 9 ; o^ ~ 0 96 46 30
part cup = cup a : cupdown ~ 0 -72 50 58 ; d_ b 3.6 -10 -62 10 -52 -14 -42 14 -32 -4 -24 ; d_ c 3.6 8 -64 -4 -52 2 -42 -16 -30 12 -22
part rim = rim c : r^ ~ 0 -14 58 8 3
part top = top b : pompom ~ 0 -76 9
part tuft = tuft w : cotton ~ 0 -74 10
scene stand
`;
