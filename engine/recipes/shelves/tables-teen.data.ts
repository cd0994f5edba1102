export const shelf = `
* phone-sound-horn | 9-12 13+ | Music
extras machine: washi-tape, sticker
appeal 3
topics phone speaker, speaker, amplifier, loudspeaker, sound, sound science, acoustics, party, desk decor, room decor
near dj, concert, band, podcast
colors black, red, gold free
minutes 35 40
waits 30
mess low
heart tube: cardboard-tube, chip-can = 1
heart horns: paper-cup, plastic-cup, paper-bowl, yogurt-pot, foam-cup, plastic-tub = 2
need phone: phone
nice skin: paint, acrylic-paint, wrapping-paper, magazine, junk-mail, fabric-scrap, sheet-music, felt, construction-paper, metallic-paper, aluminum-foil = 2 color
nice feet: cork, bottle-cork, bottle-cap, wooden-bead, button, spool, craft-stick, clothespin = 2
nice lining: aluminum-foil, felt, bubble-wrap, tissue-paper, craft-foam, cotton-ball = 2 scrap
nice trim: washi-tape, ribbon, sticker, stick-on-gem, ric-rac, yarn, string-light = 1
nice mark: paint-marker, metallic-pen, permanent-marker, marker, gel-pen = 1 color
join tape: tape, masking-tape, duct-tape
join glue: glue, tape
tool scissors: scissors
tool pencil: pencil
step slot: cut tube phone pencil scissors by cc
step holes: cut horns tube pencil scissors by cc
step first: test tube horns phone > tube horns by cc
step skin: decorate skin tube horns > skin by cc
step lining: glue lining horns glue > lining by cc
step join: tape tube horns tape > join by cc
step feet: glue feet tube glue > feet by cc
step trim: decorate trim horns > trim by cc
step mark: draw mark tube > mark by cc
step listen: test phone tube > phone by cc
part tube = tube own : roll ~ 0 10 96 46
part horns = horns own : q^ ~ 3 -44 -14 -44 34 -92 62 -92 -42 ; o^ ~- -92 10 13 52 ; q^ ~ 3 44 -14 44 34 92 62 92 -42 ; o^ ~- 92 10 13 52
part skin = skin a : r_ ~ -1 10 84 44 4 ; p_ ~ -45 -13 -45 33 -80 54 -80 -34 ; p_ ~ 45 -13 45 33 80 54 80 -34
part lining = lining b : o_ ~ -92 10 9 44 ; o_ ~ 92 10 9 44 ; o_ k -92 10 4 20 ; o_ k 92 10 4 20
part join = tape k : z_ ~ 4 -44 -13 -44 33 ; z_ ~ 4 44 -13 44 33
part trim = trim c : l_ ~ 4 -92 -42 -79 10 -92 62 ; l_ ~ 4 92 -42 79 10 92 62
part feet = feet c : o^ ~ -30 38 8 ; o^ ~ 30 38 8
part mark = mark c : z_ ~ 3 -30 18 -22 6 ; z_ ~ 3 -22 6 -14 26 ; z_ ~ 3 -14 26 -6 2 ; z_ ~ 3 -6 2 2 24 ; z_ ~ 3 2 24 10 8 ; z_ ~ 3 10 8 18 20 ; z_ ~ 3 18 20 28 12
part phone = phone k : r^ ~ 0 -32 46 64 6 ; r_ light-blue 0 -36 38 48 3 ; p_ w -6 -48 -6 -24 12 -36
scene stand

* wedge-pompom | 9-12 13+ | Animals, Farm, Bugs, Food, Space
extras hanging: bell, letter-bead
appeal 3
topics pompom, pom-pom, yarn craft, keychain, bag charm, backpack charm, cute, kawaii, gift for a friend, room decor
variant fox | Animals | orange, white, black | fox, forest animals, woodland animals
variant hedgehog | Animals | brown, cream, black | hedgehog, hedgehogs, porcupine, forest animals
variant guinea | Animals | white, black, pink or brown, tan, cream, orange | guinea pig, guinea pigs, guinea-pig, guinea-pigs, cavy, cavies, hamster, hamsters, door hanger, for my door
variant chick | Farm, Animals | yellow, orange, black | chick, chicken, duckling, barnyard, baby animals
variant ladybug | Bugs | red, black, white | ladybug, ladybird, beetle, beetles
variant melon | Food | red, green, black | watermelon, fruit, fruits, melon, summer food
variant catcher | Fantasy | red, white, black | pokemon, pokeball, poke ball, pikachu, nintendo, video games, anime, monsters
variant earth | Space, Nature | blue, green, white | earth, planet, planets, globe, our planet
minutes 50 55
mess low
heart yarn: yarn = 15 yd
need ring: cardboard, cereal-box, cardstock, pizza-box, shoebox, cardboard-box = 1
need tie: embroidery-floss, string, cotton-cord, fishing-line, yarn = 1 ft
need face: felt, craft-foam, cardstock, construction-paper, fabric-scrap, paper-plate, cereal-box, paper = 1 scrap
nice eyes: bead, button, googly-eye, sequin, stick-on-gem = 2
nice extra: pipe-cleaner, feather, pom-pom, cotton-ball, wool-roving = 2
nice hold: key-ring, ribbon, leather-cord, hair-tie, shoelace, paper-clip, paracord = 1
join glue: glue
tool scissors: scissors
tool pen: marker, pencil
home mug
step ring: cut ring mug pen scissors by cc
step plan: draw ring pen by cc
step wind: arrange yarn ring by cc
step cut: cut yarn ring tie scissors > ball p-fox p-hedgehog p-guinea p-ladybug p-melon p-catcher p-earth by cc
step trim: cut yarn scissors by cc
step face: glue face yarn scissors glue > f-fox nose f-hedgehog f-guinea f-chick f-ladybug f-melon f-catcher f-earth by cc
step eyes: glue eyes yarn glue > eyes eyes-l by cc
step extra: glue extra yarn glue > x-fox x-hedgehog x-guinea x-chick x-ladybug x-melon x-catcher x-earth by cc
step hold: tie hold tie > hold by cc
step wear: dry yarn by cc
part hold = hold silver : l^ ~ 4 0 -66 -14 -80 -8 -96 8 -96 14 -80 0 -66
part x-fox@fox = extra b : l^ a 12 56 56 80 58 90 44 ; o^ b 92 38 10 13
part x-hedgehog@hedgehog = extra red : o^ red 34 -58 9 9 ; j^ green 34 -64 44 -76 4
part x-guinea@guinea = extra green : j^ green 34 -58 50 -78 5 ; j^ green 36 -58 34 -84 5
part x-chick@chick = extra b : j^ ~ 0 -58 -14 -84 5 ; j^ ~ 0 -58 12 -84 5
part x-ladybug@ladybug = extra k : lm^ ~ 4 12 -50 22 -70 34 -74 ; om k 34 -74 5
part x-melon@melon = extra b : l^ ~ 4 0 -60 14 -72 30 -68 26 -58
part x-earth@earth = extra w : y_ w -34 -20 16 8 7 .2 ; y_ w 38 -36 14 7 7 .2 ; y_ w 30 48 16 7 7 .2
part f-fox@fox = face a : pm^ ~ 14 -46 48 -88 62 -30 ; pm_ b 26 -50 46 -74 53 -36
part ball = yarn a : y^ ~ 0 10 70 68 28 .1 ; y_ ~+ -12 -6 46 42 22 .12 ; y_ ~ -4 4 44 42 20 .12 ; z_ ~- 1.500 -46 -14 -38 -8 ; z_ ~- 1.500 46 -18 38 -10 ; z_ ~- 1.500 -50 34 -42 30 ; z_ ~- 1.500 52 30 44 28 ; z_ ~- 1.500 0 -48 0 -40
part p-fox@fox = yarn b : y_ ~ 0 44 34 30 16 .14 ; y_ ~ -34 30 20 20 12 .14 ; y_ ~ 34 30 20 20 12 .14
part p-hedgehog@hedgehog = yarn b : y_ ~ 0 22 40 38 18 .12 ; o_ ~ 0 36 20 16
part p-guinea@guinea = yarn b : y_ ~ 40 -18 30 30 14 .16 ; y_ ~ -44 40 24 22 12 .16
part p-ladybug@ladybug = yarn b : y_ ~ 0 -36 42 22 18 .14 ; r_ ~ 0 34 7 84 3 ; y_ ~ -34 14 12 12 9 .14 ; y_ ~ 34 14 12 12 9 .14 ; y_ ~ -26 48 11 11 9 .14 ; y_ ~ 26 48 11 11 9 .14
part p-melon@melon = yarn b : y_ ~ 0 58 58 22 24 .12 ; y_ w 0 38 62 9 26 .2
part p-earth@earth = yarn b : y_ ~ -28 -18 26 22 12 .2 ; y_ ~ -16 26 16 24 10 .2 ; y_ ~ 38 4 20 30 12 .2
part f-hedgehog@hedgehog = face b : om^ ~ 36 -22 11 11 ; o^ k 0 38 10 8 ; u 0 50 8
part f-guinea@guinea = face c : o^ c -54 -34 17 12 30 ; o^ c 54 -34 17 12 -30 ; o^ c 0 22 8 6 ; pm^ c 14 76 32 76 26 88 18 84
part f-chick@chick = face b : p^ ~ -12 6 12 6 0 24 ; pm^ ~ 8 76 34 76 26 90 18 82 10 92
part f-ladybug@ladybug = face w : o_ w -16 -36 9 ; o_ w 16 -36 9 ; o_ k -16 -35 4 ; o_ k 16 -35 4
part f-melon@melon = face k : x_ ~ -26 -10 7 11 ; x_ ~ 0 -22 7 11 ; x_ ~ 26 -10 7 11 ; x_ ~ -14 16 7 11 ; x_ ~ 14 16 7 11
part f-earth@earth = face w : y_ ~ 0 -54 26 9 10 .2 ; y_ ~ 0 72 24 8 10 .2
part nose@fox = face k : o^ ~ 0 30 9 7
part p-catcher@catcher = yarn b : y_ ~ 0 44 68 34 26 .1 ; r_ k 0 14 138 13 4
part f-catcher@catcher = face k : o_ k 0 14 23 23 ; o_ w 0 14 16 16
part x-catcher@catcher = extra w : o^ w 0 14 10 10
part eyes@fox,hedgehog,guinea,chick,melon,earth = eyes k : k -24 -4 7 ; k 24 -4 7
part eyes-l@ladybug = eyes k : k -16 -36 7 ; k 16 -36 7
scene hang

* bubble-dot-portrait | 9-12 13+ | Superheroes
topics pop art, comic, comics, comic book, portrait, self-portrait, halftone, ben-day dots, roy lichtenstein, poster, room decor, art class, secret identity
near birthday
colors red, yellow, blue, white free
minutes 60 75
waits 60
mess lots
heart wrap: bubble-wrap = 1 sheet
heart paint: paint, acrylic-paint = 3 color
need sheet: cardstock, watercolor-paper, paper, construction-paper, cereal-box, cardboard, canvas, paper-plate = 1 sheet
need line: marker, permanent-marker, paint-marker, drawing-ink = 1 color
need bits: construction-paper, magazine, junk-mail, wrapping-paper, cardstock, paper, old-book-page = 2 sheet
need dab: kitchen-sponge, sponge-brush, paintbrush, cotton-pad, foam-roller, cotton-ball = 1
nice face: photo, plastic-mirror, phone = 1
nice shine: aluminum-foil, metallic-paper, sticker, candy-wrapper, wrapping-paper = 1 scrap
nice cape: felt, fabric-scrap, tissue-paper, crepe-paper, ribbon, craft-foam = 1 piece
home plate
join glue: glue-stick, glue, tape
tool scissors: scissors
tool pencil: pencil
step sketch: draw sheet face? pencil > sheet by cc
step pour: prepare paint plate dab wrap by cc
step skin: print wrap paint sheet > dots by cc
step back: print wrap paint sheet > rays by cc
step flat: paint paint sheet dab > hair by cc
step dry: dry sheet by cc
step line: draw line sheet > line by cc
step bubble: cut bits line scissors glue sheet > bubble by cc
step cape: glue cape sheet scissors glue > cape by cc
step shine: glue shine sheet scissors glue > shine by cc
part sheet = sheet w : ground w 0 0 152 184
part rays = paint b : r_ ~+ 0 0 144 176 1 ; d_ b 4 -60 -76 -44 -76 -28 -76 -60 -60 -44 -60 -60 -44 -60 -28 -60 -12 -60 4 60 -12 60 4 60 20 60 -28 -60 20 -46 -30 48 -28 -46 -12 48 4
part dots = paint a : b_ white -34 -34 0 -54 34 -34 36 8 18 38 0 46 -18 38 -36 8 ; r_ w 0 50 24 26 4 ; d_ ~ 4 -24 -26 -10 -32 4 -32 18 -28 -28 -10 -14 -14 0 -16 14 -14 28 -8 -28 6 -14 2 0 0 14 2 28 8 -20 22 -6 18 8 18 20 22 -6 34 8 34 0 50
part hair = paint c : b_ ~ -42 6 -44 -40 -20 -66 20 -68 44 -42 42 4 34 -22 12 -38 -10 -34 -30 -20
part cape = cape a : p^ a -72 88 -58 62 -20 52 0 66 20 52 58 62 72 88
part line = line k : p_ k -35 -14 0 -8 35 -14 34 8 12 6 0 0 -12 6 -34 8 ; o_ w -16 -2 6 4 ; o_ w 16 -2 6 4 ; o_ k -16 -2 3 ; o_ k 16 -2 3 ; l_ k 3 -4 8 -6 18 2 19 ; l_ k 4 -12 30 0 34 14 28 ; l_ k 3 -36 8 -18 39 0 47 18 39 36 8
part bubble = bits w : s^ k 38 -68 11 33 20 ; s_ ~ 38 -68 11 29 18 ; z_ a 5 26 -76 26 -60 ; z_ a 5 34 -76 34 -60 ; z_ a 5 34 -68 27 -68 ; z_ a 5 44 -76 44 -66 ; o_ a 44 -60 3 ; z_ a 5 52 -76 52 -66 ; o_ a 52 -60 3
part shine = shine yellow : s^ ~ 0 76 5 11 5
scene lay

* carton-flower-lights | 9-12 13+ | Nature, Seasons
extras hanging: fake-leaf, glitter-glue, sequin
extras party: ivy, ribbon, fake-leaf
appeal 3
topics flower lights, fairy lights, string lights, garland, room decor, bedroom decor, spring, summer, roses, party, garden party, earth day, recycling, upcycling, mother's day
colors pink, yellow, green, white
minutes 60 75
waits 45
mess some
heart cups: egg-carton, paper-cup, cupcake-liner, coffee-filter = 10
heart light: string-light = 1
need coat: paint, acrylic-paint, watercolor-paint, food-coloring, marker = 3 color
need leaf: construction-paper, felt, tissue-paper, cardstock, fabric-scrap, crepe-paper, magazine, junk-mail, paper = 1 sheet
nice heart: button, bead, sequin, pom-pom, bottle-cap, tissue-paper = 10
nice vine: yarn, ribbon, raffia, string, twist-tie, pipe-cleaner = 6 ft
nice bough: stick, dowel, embroidery-hoop, hanger, driftwood = 1
nice hold: clothespin, washi-tape, binder-clip, paper-clip = 4
join glue: glue, tape
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush when coat!=marker
step cut: cut cups scissors by cc
step petals: shape cups scissors > flowers by cc
step paint: paint coat cups brush by cc
step hole: poke pencil cups by cc
step light: build cups light > cord bulbs by cc
step leaves: cut leaf scissors glue cups > leaves by cc
step heart: glue heart cups glue > hearts by cc
step vine: tie vine light > vine by cc
step bough: tie light bough hold? > bough pins by cc
step glow: test light > glow by cc
scene hang
part bough = bough wood : l^ ~ 8 -96 -58 -40 -64 20 -58 94 -66
part cord = light green : l_ ~ 3 -90 -58 -90 -40 -60 -14 -30 -60 0 -8 30 -60 60 -6 92 -40 92 -64 ; l_ ~ 3 -90 -40 -62 32 -84 66 -58 60 -30 62 0 36 34 66 64 36 80 70
part glow = light yellow : o_ ~+ -60 -14 26 ; o_ ~+ 0 -8 26 ; o_ ~+ 60 -6 26 ; o_ ~+ -62 32 26 ; o_ ~+ 0 36 26 ; o_ ~+ 64 36 26 ; o_ ~+ -30 60 24 ; o_ ~+ 34 64 24 ; o_ ~+ -84 66 19 ; o_ ~+ 80 70 19
part leaves = leaf c : jm^ ~ -70 -22 -90 -36 8 ; jm^ ~ -50 -6 -34 6 7 ; j^ ~ -10 -18 -26 -34 8 ; j^ ~ 10 -18 26 -34 8 ; j^ ~ -72 40 -94 44 8 ; j^ ~ -50 40 -36 36 7 ; j^ ~ 74 44 94 50 8 ; j^ ~ 52 44 40 44 7 ; j^ ~ 10 46 22 52 7 ; j^ ~ -10 46 -18 34 7 ; j^ ~ -38 72 -50 86 8 ; j^ ~ -22 72 -10 82 7 ; j^ ~ 42 76 54 90 8 ; j^ ~ 26 76 14 88 7 ; jm^ ~ 84 76 94 88 7 ; jm^ ~ 74 78 66 92 7
part flowers = cups own paint paint a : f^ ~ -60 -14 6 21 10 ; f^ b 0 -8 6 21 10 ; f^ ~ 60 -6 6 21 10 ; f^ d -62 32 6 21 10 ; f^ ~ 0 36 6 21 10 ; f^ b 64 36 6 21 10 ; f^ b -30 62 6 18 9 ; f^ d 34 66 6 18 9 ; f^ ~ -84 66 6 15 8 ; f^ b 80 70 6 15 8
part bulbs = light yellow : o_ ~ -60 -14 5 ; o_ w 0 -8 5 ; o_ ~ 60 -6 5 ; o_ ~ -62 32 5 ; o_ ~ 0 36 5 ; o_ w 64 36 5 ; o_ w -30 62 5 ; o_ ~ 34 66 5 ; o_ w -84 66 4.5 ; o_ ~ 80 70 4.5
part vine = vine c : l_ ~- 2 -94 -36 -76 -30 -60 -10 -44 -28 -30 -30 -14 -24 0 -4 14 -24 30 -26 46 -22 60 -2 78 -26 94 -30
part pins = hold own : clasp wood -90 -70 26 ; clasp wood -30 -74 26 ; clasp wood 30 -72 26 ; clasp wood 90 -76 26
part hearts = heart c : bits own .7 -54 -8 6 -2 66 0 -56 38 6 42 70 42 -24 67 40 71 -78 71 86 75

* book-nook | 9-12 13+ | Fantasy, Fairy Tales, Space, Jungle
appeal 3
topics book nook, diorama, miniature, shelf insert, bookshelf, room decor, bookworm, library, reading, night light, dollhouse
variant alley | Fantasy, Fairy Tales | brown, purple, yellow, teal | wizard alley, magic, wizard, wizard school, fantasy village, medieval town
variant wood | Fairy Tales, Nature | dark green, brown, yellow, red | enchanted forest, fairy tale forest, little red riding hood, hansel and gretel
variant corridor | Space | gray, light blue, red, white | spaceship, space station, sci-fi, starship
variant ruin | Jungle | tan, green, orange, brown | lost temple, jungle ruin, explorer, rain forest
minutes 75 100
waits 60
mess some
heart box: cereal-box, shoebox, tissue-box, milk-carton, small-box, cardboard-box = 1
heart card: cardboard, cardstock, craft-stick, construction-paper, paper-bag, corrugated-paper, foam-board = 3 sheet
need back: aluminum-foil, metallic-paper, plastic-mirror, magazine, photo, paper = 1 sheet
need color: acrylic-paint, paint, marker, colored-pencil = 3 color
nice beams: craft-stick, toothpick, stick, paper-straw, wooden-skewer, pipe-cleaner = 8
nice stuff: bottle-cap, bead, button, old-key, nuts-and-bolts, spool, cork, sticker, coin = 3
nice green: moss, tissue-paper, yarn, leaf, felt, crepe-paper, ribbon = handful
nice ground: pebble, sand, eggshell, dried-lentil, coffee-grounds, sandpaper, foam-tray = handful
nice light: string-light, LED-candle, LED-tea-light, glow-stick = 1
join glue: glue
join hold: tape, masking-tape
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush, sponge-brush when color=acrylic-paint,paint
step open: cut box pencil scissors > box by cc
step back: tape back box hold > back by cc
step walls: cut card pencil scissors > walls-alley walls-wood walls-corridor walls-ruin by cc
step color: color color card brush > look-alley look-wood look-corridor look-ruin by cc
step ground: glue ground box glue > ground by cc
step beams: glue beams card scissors glue > beams by cc
step set: glue card box glue by cc
step details: tape stuff box hold > stuff by cc
step green: glue green box glue > green by cc
step light: build light box > lit by cc
scene stand
part box = box own : r^ red -84 0 26 172 3 ; r_ gold -84 -54 26 6 0 ; r_ gold -84 54 26 6 0 ; r^ teal 84 4 26 164 3 ; r_ w 84 -40 26 5 0 ; r^ ~- 0 0 132 176 3
part back = back silver : r_ ~ 0 0 122 166 1 ; p_ ~+ -20 -83 20 -83 -10 83 -40 83
part lit = light yellow : o_ ~ 0 -10 34 44 ; o_ w 0 -8 18 26
part ground = ground tan : p_ ~ -61 83 61 83 22 40 -22 40 ; d_ ~- 4 -30 74 -8 78 16 70 36 78 -14 60 10 56 -4 48
part walls-alley@alley = card a : p^ a -61 -70 -52 -88 -42 -62 -42 66 -61 83 ; p^ b -42 -52 -33 -68 -26 -46 -26 52 -42 64 ; p^ d -26 -36 -19 -48 -13 -32 -13 40 -26 50 ; p^ a- 61 -74 50 -90 40 -60 40 66 61 83 ; p^ c 40 -50 31 -66 25 -44 25 52 40 64 ; p^ b- 25 -34 18 -46 12 -30 12 40 25 50 ; z_ brown- 2.400 -60 -34 -42 -28 ; z_ brown- 2.400 -60 20 -42 18 ; z_ brown- 2.400 -41 -14 -26 -10 ; z_ brown- 2.400 61 -34 41 -28 ; z_ brown- 2.400 61 22 41 18 ; z_ brown- 2.400 40 -12 26 -10 ; z_ brown- 2.400 -50 -86 -44 62 ; z_ brown- 2.400 51 -88 44 62
part walls-wood@wood = card b : p^ b -61 -83 -40 -83 -44 20 -36 80 -61 83 ; p^ b 61 -83 44 -83 40 10 48 78 61 83 ; p^ b+ -32 -83 -20 -83 -24 10 -18 52 -34 54 ; p^ b+ 20 -83 30 -83 26 20 34 56 18 54
part walls-corridor@corridor = card a : p^ a -61 -83 -30 -46 -30 48 -61 83 ; p^ a- 61 -83 30 -46 30 48 61 83 ; p^ a+ -61 -83 61 -83 30 -46 -30 -46
part walls-ruin@ruin = card a : p^ a -61 -83 -34 -70 -34 -30 -40 -30 -40 66 -61 83 ; p^ a 61 -83 34 -70 34 -30 40 -30 40 66 61 83 ; p^ a- -40 -70 40 -70 34 -50 -34 -50
part look-alley@alley = color c : r_ ~ -52 -46 8 14 1 ; r_ ~ -34 -30 6 11 1 ; r_ ~ -19 -20 5 8 1 ; r_ ~ 51 -46 8 14 1 ; r_ ~ 32 -30 6 11 1 ; r_ ~ 18 -20 5 8 1 ; r_ ~ -52 -4 8 12 1 ; r_ ~ 52 -4 8 12 1 ; r_ k -52 54 10 26 4 ; r_ k -34 42 7 19 3 ; r_ k -19 34 5 14 2 ; r_ k 51 54 10 26 4 ; r_ k 32 42 7 19 3 ; r_ k 18 34 5 14 2 ; o_ yellow 0 24 7 9
part look-wood@wood = color d : l_ k 2 -52 -60 -56 -10 -50 40 ; l_ k 2 54 -60 50 0 54 50 ; p_ ~ -4 30 4 30 10 60 -10 60 ; o_ tan 0 24 6 ; p_ ~ -8 26 0 12 8 26
part look-corridor@corridor = color b : r_ ~ -46 -20 16 26 3 ; r_ ~ 46 -20 16 26 3 ; z_ c 3 -61 20 -30 12 ; z_ c 3 61 20 30 12 ; z_ w 3 -44 -83 -22 -48 ; z_ w 3 44 -83 22 -48 ; r_ k 0 8 26 44 6
part look-ruin@ruin = color d : z_ ~ 2 -61 -40 -36 -40 ; z_ ~ 2 -61 0 -40 0 ; z_ ~ 2 -61 40 -40 36 ; z_ ~ 2 61 -40 36 -40 ; z_ ~ 2 61 0 40 0 ; z_ ~ 2 61 40 40 36 ; o_ c 0 -60 8 ; d_ k 2 -3 -62 3 -62
part beams = beams wood : z^ ~ 4 -60 -60 -38 -44 ; z^ ~ 4 60 -60 36 -42 ; z^ ~ 4 -60 22 -38 18
part stuff = stuff gold : o^ ~ -30 -60 5 ; z_ k 1.500 -30 -83 -30 -64 ; o^ ~ 30 -66 5 ; z_ k 1.500 30 -83 30 -70 ; o^ ~- 44 74 6
part green = green green : l^ ~ 5 -58 -82 -52 -50 -58 -24 ; l^ ~- 4 56 -82 50 -60 56 -36 ; y_ ~ -52 76 14 7 7 .2 ; y_ ~ 52 76 12 7 7 .2

* cloth-horizon | 9-12 13+ | Ocean, Farm, Nature, Space
topics denim, jeans, upcycling, fabric collage, textile art, landscape, wall art, room decor, slow stitching, upcycled clothes, old jeans
variant sea | Ocean, Weather | blue, white, yellow | sea, waves, moonlit sea, beach, summer vacation
variant fields | Farm, Seasons | green, brown, yellow, red | fields, barn, countryside, harvest
variant ridge | Nature, Seasons | teal, purple, orange | mountains, hiking, sunset, camping, national park
variant dunes | Space | orange, navy, white | mars, planet, alien planet, red planet
minutes 60 90
waits 60
mess low
heart cloth: denim, fabric-scrap, felt, old-sweater, bandana, pillowcase, old-t-shirt, burlap, old-tie, bed-sheet = 4
need base: cardboard, canvas, cereal-box, foam-board, embroidery-hoop, pizza-box, cardstock, felt = 1 piece
need orb: felt, button, plastic-lid, fabric-scrap, coffee-filter, cardstock, cotton-pad, paper-plate, construction-paper = 1
nice foam: lace, ribbon, ric-rac, yarn, cotton-ball, tulle, wool-roving = 2 ft
nice stones: button, bead, seashell, sequin, pebble, stick-on-gem, dried-lentil = 8
nice small: stick, pipe-cleaner, twist-tie, craft-stick, toothpick, paper-straw, leaf, feather, pressed-flower, fern-frond = 3
nice floss: embroidery-floss, yarn, string = 1 color
nice frame: picture-frame = 1
join glue: glue
join needle: needle
tool scissors: scissors, fabric-scissors
tool chalk: chalk, pencil, colored-pencil
step sort: arrange cloth by cc
step sky: cut cloth base scissors glue > sky by cc
step orb: glue orb scissors chalk glue cloth > orb by cc
step far: cut cloth chalk scissors glue > far by cc
step near: cut cloth chalk scissors glue > near by cc
step foam: glue foam cloth glue > foam-sea foam-fields foam-ridge foam-dunes by cc
step small: glue small cloth scissors glue > small-sea small-fields small-ridge small-dunes by cc
step stones: glue stones cloth glue > stones by cc
step stitch@13+: sew floss cloth needle > stitch by c
step dry: dry base frame? > frame by cc
part sky = cloth b : r^ a++ 0 0 180 160 2 ; z_ a+ .5 -88 -50 88 -50 ; z_ a+ .5 -88 -26 88 -26 ; z_ a+ .5 -88 -74 88 -74
part orb = orb c : orb ~ 34 -36 22
part far = cloth b : b^ a+ -90 6 -56 -12 -22 0 10 -16 44 -2 72 -12 90 0 90 44 88 80 60 80 0 80 -60 80 -88 80 -90 44
part near = cloth a : b^ a -90 34 -52 18 -14 34 28 18 62 32 90 24 90 60 88 80 60 80 0 80 -60 80 -88 80 -90 60 ; b^ a- -90 58 -46 42 0 58 42 44 90 56 90 70 88 80 60 80 0 80 -60 80 -88 80 -90 70
part foam-sea@sea = foam w : l_ ~ 3.500 -88 36 -52 20 -14 36 28 20 62 34 88 26 ; l_ ~ 3.500 -88 60 -46 44 0 60 42 46 88 58
part foam-fields@fields = foam b : l_ ~ 3 -70 79 -50 62 -30 47 ; l_ ~ 3 -40 79 -28 64 -18 52 ; l_ ~ 3 -6 79 -4 66 -2 57 ; l_ ~ 3 30 79 26 66 22 52 ; l_ ~ 3 62 79 54 64 44 46
part foam-ridge@ridge = foam w : b_ ~ -70 42 -30 34 0 44 40 36 70 44 40 50 0 52 -40 48
part foam-dunes@dunes = foam w : l_ ~ 2 -80 40 -50 26 -10 42 30 28 80 46 ; l_ ~ 2 -80 66 -40 52 0 66 46 54 80 68
part small-sea@sea = small wood : p^ w -56 -2 -56 -34 -30 -2 ; z_ ~ 3 -58 4 -58 -36 ; p^ ~ -74 2 -38 2 -46 12 -66 12
part small-fields@fields = small d : r^ d -52 8 30 22 0 ; p^ k -72 -2 -52 -20 -32 -2 ; r_ w -52 12 10 14 0
part small-ridge@ridge = small dark-green : p^ ~ -60 40 -50 2 -40 40 ; p^ ~ -40 44 -32 14 -24 44 ; p^ ~ 60 44 68 12 76 44
part small-dunes@dunes = small silver : r^ ~ -50 12 26 12 3 ; z_ ~ 2 -44 6 -40 -12 ; o ~ -40 -14 4 ; o^ k -60 20 5 ; o^ k -40 20 5
part stones = stones c : o^ ~ -78 70 4 ; o^ w -64 74 3 ; o^ ~ 60 72 4 ; o^ w 74 68 3 ; o^ ~ 10 72 3.500 ; o_ w -40 -58 3 ; o_ w -70 -46 3 ; o_ w 70 -60 3
part stitch = floss w : stitch ~ -86 38 -50 24 5 ; stitch ~ -46 26 -12 42 5 ; stitch ~ 36 26 86 46 7
part frame = frame own : r wood 0 -86 204 16 2 ; r wood 0 84 204 16 2 ; r wood- -95 -1 15 186 2 ; r wood- 95 -1 15 186 2
scene hang

* cap-league | 6-8 9-12 13+ | Sports
extras game: dried-bean, ric-rac, ticket-stub
topics soccer, football, table soccer, subbuteo, world cup, button soccer, tournament, league, team, champions, table game, family game night, birthday
colors green, red, blue, white
minutes 40 45 50
waits 30
mess low
heart men: bottle-cap, button, plastic-lid, metal-lid, coin = 11
heart pitch: felt, fabric-scrap, cardboard, pizza-box, cardboard-box, old-towel, wrapping-paper, construction-paper, cereal-box = 1
need kit: sticker, construction-paper, paint, acrylic-paint, felt, washi-tape, magazine, junk-mail, paper = 2 color
need lines: washi-tape, masking-tape, chalk, paint-marker, marker, yarn, ribbon, string = 1 color
need posts: paper-straw, plastic-straw, pipe-cleaner, craft-stick, paper-cup, small-box, toothpick, cardboard-tube, cardboard = 6
need ball: bead, pom-pom, aluminum-foil, wooden-bead, button, dried-chickpea, paper = 1
nice net: net-bag, tulle, lace, tights, bubble-wrap, tissue-paper, yarn = 2 scrap
nice board: cereal-box, cardstock, index-card, paper-plate = 1
nice cup: aluminum-foil, yogurt-pot, paper-cup, cork, spool = 1
need pen: marker, permanent-marker, paint-marker = 1 color
join glue: glue, tape
join tape: tape, masking-tape
tool scissors: scissors
tool ruler: ruler
step pitch: cut pitch ruler scissors > pitch by tcc
step lines: tape lines pitch ruler > lines by ccc
step kit: decorate kit men glue > team1 team2 referee by ccc
step numbers: draw pen men > numbers by ccc
step posts: tape posts scissors tape > goals by tcc
step net: tape net posts tape > net by tcc
step ball: shape ball > ball by ccc
step table: draw board pen > board by ccc
step cup: decorate cup pen > cup by ccc
step kickoff: play men ball pitch by ccc
scene lay
part pitch = pitch a : r^ ~ 0 10 190 136 3 ; r_ ~- -64 10 32 128 0 ; r_ ~- 0 10 32 128 0 ; r_ ~- 64 10 32 128 0
part lines = lines w : z_ ~ 3 -86 -50 86 -50 86 70 -86 70 -86 -50 ; z_ ~ 3 0 -50 0 70 ; a_ ~ 0 10 24 21 0 360 ; z_ ~ 3 -86 -16 -60 -16 -60 36 -86 36 ; z_ ~ 3 86 -16 60 -16 60 36 86 36
part goals = posts w : z^ ~ 5 -86 -6 -96 -6 -96 26 -86 26 ; z^ ~ 5 86 -6 96 -6 96 26 86 26
part net = net gray : z_ ~ 1 -94 0 -88 0 ; z_ ~ 1 -94 10 -88 10 ; z_ ~ 1 -94 20 -88 20 ; z_ ~ 1 94 0 88 0 ; z_ ~ 1 94 10 88 10 ; z_ ~ 1 94 20 88 20
part team1 = men b : cap ~ -76 10 9 ; cap ~ -48 -32 9 ; cap ~ -44 12 9 ; cap ~ -48 50 9 ; cap ~ -18 -14 9
part team2 = men c : cap ~ 76 10 9 ; cap ~ 48 -32 9 ; cap ~ 44 8 9 ; cap ~ 48 50 9 ; cap ~ 20 34 9
part referee = men silver : cap ~ 2 -36 9
part numbers = pen w : z_ ~ 1.7 -76 4.8 -76 15.2 ; z_ ~ 1.7 -51 -37.2 -45 -37.2 -45 -32 -51 -32 -51 -26.8 -45 -26.8 ; z_ ~ 1.7 -47 6.8 -41 6.8 -41 12 -47 12 -41 12 -41 17.2 -47 17.2 ; z_ ~ 1.7 -51 44.8 -51 50.6 -45 50.6 -45 44.8 -45 55.2 ; z_ ~ 1.7 -15 -19.2 -21 -19.2 -21 -14 -15 -14 -15 -8.8 -21 -8.8 ; z_ ~ 1.7 76 4.8 76 15.2 ; z_ ~ 1.7 45 -37.2 51 -37.2 51 -32 45 -32 45 -26.8 51 -26.8 ; z_ ~ 1.7 41 2.8 47 2.8 47 8 41 8 47 8 47 13.2 41 13.2 ; z_ ~ 1.7 45 44.8 45 50.6 51 50.6 51 44.8 51 55.2 ; z_ ~ 1.7 23 28.8 17 28.8 17 34 23 34 23 39.2 17 39.2
part ball = ball w : o^ ~ -2 2 5
part board = board own : r^ ~ -44 -78 84 28 2 ; r_ k -64 -78 22 18 2 ; r_ k -24 -78 22 18 2 ; z_ w 3 -64 -84 -64 -72 ; o_ w -24 -78 4 6 ; o_ k -24 -78 2 3
part cup = cup gold : cup ~ 52 -94 24 20 ; r^ ~- 52 -70 16 6 1 ; l_ ~ 3 40 -90 32 -86 40 -80 ; l_ ~ 3 64 -90 72 -86 64 -80

* lit-layer-box | 9-12 13+ | Jungle, Dinosaurs, Ocean, Fairy Tales
appeal 3
topics lightbox, shadow box, paper cutting, papercut, layered paper, layers, night light, diorama, silhouette, room decor, lamp, depth
variant jungle | Jungle, Animals | teal, green, dark green, yellow | rain forest, rainforest, tropics, tiger, toucan
variant valley | Dinosaurs | orange, brown, black, yellow | dinosaur, dinosaurs, jurassic, prehistoric, volcano, longneck
variant woods | Fairy Tales, Fantasy | gray, navy, black, cream | little red riding hood, red riding hood, hansel and gretel, snow white, wolf, forest, enchanted forest, dark wood
variant reef | Ocean | light blue, blue, navy, teal | coral reef, under the sea, whale, kelp forest, deep sea
minutes 75 100
waits 30
mess low
heart box: shadow-box, shoebox, cardboard-box, cereal-box, tissue-box, pizza-box = 1
heart layers: construction-paper, cardstock, paper, watercolor-paper, origami-paper, paper-bag = 4 sheet
need glow: tissue-paper, tracing-paper, parchment-paper, wax-paper, coffee-filter, paper-napkin, cellophane, paper = 1 sheet
need light: string-light, flashlight, LED-candle, LED-tea-light, phone = 1
nice tint: watercolor-paint, paint, food-coloring, marker, colored-pencil = 3 color
nice hang: yarn, raffia, string, ribbon, pipe-cleaner, embroidery-floss = 3 ft
nice flash: cellophane, sequin, stick-on-gem, candy-wrapper, bead, sticker = 5
nice spacer: cork, bottle-cap, foam-sheet-scrap, craft-foam, corrugated-paper, craft-stick, bubble-wrap = 8
nice knife@13+: craft-knife
nice mat@13+: cutting-mat when knife
join glue: glue, glue-stick, tape
join tape: tape, masking-tape
tool scissors: scissors
tool pencil: pencil
nice ruler: ruler
tool brush: paintbrush, sponge-brush when tint=food-coloring,paint,watercolor-paint
step window: cut box pencil scissors ruler? knife? mat? > box by cc
step glow: tape glow box tape > glow by cc
step tint: paint tint glow brush > tint by cc
step far: cut layers pencil scissors > far by cc
step middle: cut layers pencil scissors > mid-jungle mid-valley mid-reef mid-woods by cc
step front: cut layers pencil scissors > front-jungle front-valley front-reef front-woods by cc
step mount: tape layers box tape spacer? by cc
step hang: tape hang box tape > hang by cc
step flash: glue flash layers glue > flash by cc
step shine: test light box > shine by cc
scene stand
part box = box own : r^ ~- 0 0 188 152 3
part glow = glow w : r_ ~ 0 0 168 132 1
part tint = tint a : r_ ~+ 0 0 168 132 1
part shine = light yellow : o_ ~+ 0 -20 70 44
part far = layers a : p_ ~ -84 0 -60 -20 -30 -4 0 -24 34 -2 60 -18 84 -4 84 66 -84 66
part mid-jungle@jungle = layers b : q_ ~ 7 -84 66 -84 10 -64 4 -50 20 -30 8 -10 26 14 14 34 30 56 12 84 22 84 66 ; p_ ~ -56 66 -50 -66 -42 -66 -40 66 ; p_ ~ 48 66 44 -66 52 -66 60 66 ; b_ ~ 8 4 20 -8 32 -2 30 16 12 18 ; p_ ~ 30 2 52 -4 32 12
part mid-valley@valley = layers b : p_ ~ -84 66 -84 20 -50 26 -20 16 20 26 50 12 84 24 84 66 ; p_ ~ 36 20 54 -30 68 -30 84 16 ; b_ ~ -66 20 -44 -2 -14 0 0 -30 4 -52 22 -58 26 -48 12 -44 12 -14 4 20 -4 20 -6 44 -16 44 -18 22 -40 22 -42 44 -52 44 -54 24
part mid-reef@reef = layers b : b_ ~ -60 -14 -30 -34 14 -30 44 -12 60 -24 66 -34 72 -14 60 0 44 2 10 12 -30 10 ; l_ ~ 6 -70 66 -74 30 -64 0 -72 -30 ; l_ ~ 6 74 66 68 36 78 16 ; q_ ~ 7 -84 66 -84 44 -40 52 0 40 44 50 84 40 84 66
part front-jungle@jungle = layers c : q_ ~ 7 -84 66 -84 40 -60 46 -44 34 -20 50 4 40 30 52 60 38 84 46 84 66 ; j_ ~ -84 -66 -40 -44 14 ; j_ ~ -84 -40 -50 -8 13 ; j_ ~ 84 -66 36 -50 14 ; j_ ~ 84 -40 52 -6 13 ; j_ ~ -70 66 -84 10 12 ; j_ ~ 70 66 84 8 12 ; b_ ~ -40 48 -28 30 0 28 20 36 28 24 38 26 40 38 28 46 24 60 -36 62
part front-valley@valley = layers c : p_ ~ -84 66 -84 46 -40 56 0 50 40 58 84 46 84 66 ; j_ ~ -84 62 -44 44 5 ; j_ ~ -84 62 -50 20 5 ; j_ ~ -84 62 -62 0 5 ; j_ ~ -84 62 -74 -14 5 ; j_ ~ -84 62 -82 -24 5 ; j_ ~ 84 62 44 44 5 ; j_ ~ 84 62 50 20 5 ; j_ ~ 84 62 62 0 5 ; j_ ~ 84 62 74 -14 5 ; j_ ~ 84 62 82 -24 5 ; j_ ~ -84 -66 -40 -60 7 ; j_ ~ -84 -66 -48 -42 7 ; j_ ~ -84 -66 -64 -28 7 ; j_ ~ 84 -66 40 -60 7 ; j_ ~ 84 -66 48 -42 7 ; j_ ~ 84 -66 64 -28 7 ; b_ ~ -6 54 -2 36 4 26 2 16 12 10 24 16 18 22 12 22 16 34 34 36 44 30 30 44 22 46 24 58 18 58 14 48 6 48 4 58
part front-reef@reef = layers c : q_ ~ 7 -84 66 -84 46 -50 58 -10 48 30 58 60 46 84 54 84 66 ; l_ ~ 8 -76 66 -82 20 -70 -20 -80 -60 ; l_ ~ 8 -60 66 -54 36 -62 12 ; l_ ~ 8 80 66 72 24 80 -10 74 -50 ; l_ ~ 6 40 60 40 38 30 26 ; l_ ~ 6 40 44 52 28 ; b_ ~ -24 38 -10 30 4 38 12 30 12 46 4 40 -10 46
part mid-woods@woods = layers b : p_ ~ -84 66 -84 24 -40 34 0 26 40 34 84 24 84 66 ; p_ ~ -56 40 -52 -60 -44 -60 -40 40 ; p_ ~ 30 40 34 -60 42 -60 48 40 ; l_ ~ 4 -48 -20 -30 -40 ; l_ ~ 4 -48 0 -66 -22 ; l_ ~ 4 38 -16 56 -36 ; l_ ~ 4 38 4 20 -16 ; p_ ~ -16 40 -4 4 8 40 ; b_ red -18 40 -10 6 -4 -12 2 6 10 40 ; o_ cream -4 6 5 6
part front-woods@woods = layers c : p_ ~ -84 66 -84 48 -40 58 0 50 40 60 84 46 84 66 ; t_ ~ -76 58 9 -78 0 7 -70 -60 5 ; t_ ~ 76 58 9 78 0 7 72 -60 5 ; l_ ~ 5 -78 -10 -52 -40 ; l_ ~ 5 78 -6 54 -44 ; p_ gray 30 58 28 38 36 30 56 29 66 34 67 58 61 58 59 44 38 45 36 58 ; p_ gray 38 36 18 31 8 38 12 43 26 44 38 42 ; p_ gray 27 34 31 18 37 34 ; p_ gray 21 34 22 22 29 33 ; l_ gray 5 63 36 72 42 76 52 ; o_ yellow 22 36 1.8 ; j_ ~ -60 -66 -30 -58 7 ; j_ ~ 60 -66 30 -58 7
part hang = hang green : l_ ~ 3 -20 -66 -24 -40 -16 -20 ; l_ ~ 3 30 -66 34 -46 28 -30
part flash = flash d : o_ ~ -30 40 0.100 ; d_ ~ 3.500 -34 -40 62 -34 -64 26 66 30 -6 -52

* rain-bell-chain | 6-8 9-12 13+ | Weather, Nature
extras hanging: bell, crystal, charm, stick-on-gem, plastic-straw
appeal 1
topics rain, rain chain, kusari-doi, garden decor, balcony, wind chime, rainy day, april showers, upcycling, recycling, save water, japan, japanese garden
colors teal, orange, yellow free
minutes 50 55 60
waits 30
mess some
heart cups: plastic-cup, yogurt-pot, plastic-bottle, milk-jug, plastic-tub, foam-cup = 6
heart line: paracord, cotton-cord, string, rope, shoelace, yarn, fishing-line = 6 ft
need knots: bead, wooden-bead, button, metal-washer, curtain-ring, bottle-cap, plastic-straw, cork, twist-tie = 6
nice coat: acrylic-paint, paint-marker, permanent-marker, washi-tape, duct-tape, electrical-tape = 2 color
nice drops: stick-on-gem, sequin, bead, plastic-lid, aluminum-foil, sticker, candy-wrapper = 6
nice clapper: bell, old-key, metal-spoon, seashell, nuts-and-bolts, metal-lid = 1
nice foot: stone, pebble, potted-plant, bucket, glass-jar = 1
need scale: permanent-marker, masking-tape, paint-marker, tape, marker = 1 color
home water: = 1 cup
home mug
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=acrylic-paint
tool pen: pencil, wooden-skewer
home jar
step cut: cut cups scissors by gtc
step hole: poke cups pen by gtc
step coat: decorate coat cups brush > coat by ccc
step lowest: tie line knots cups > line by tcc
step thread: thread line cups knots > cups knots by tcc
step drops: thread drops line > drops by tcc
step clapper: tie clapper line > clapper by ccc
step scale: draw scale cups jar > scale by ccc
step foot: arrange foot line > foot by ccc
step rain: test cups line water mug by tcc
scene hang
part line = line k : z_ ~ 2.5 0 -112 0 60
part foot = foot gray : b^ ~ -56 98 -64 86 -48 76 -36 84 -32 98
part cups = cups own : cup ~ 0 -94 46 22 ; cup ~ 0 -69 46 22 ; cup ~ 0 -44 46 22 ; cup ~ 0 -19 46 22 ; cup ~ 0 6 46 22 ; cup ~ 0 31 46 22
part coat = coat a : p_ c -20 -87 20 -87 19 -80 -19 -80 ; p_ b -20 -62 20 -62 19 -55 -19 -55 ; p_ c -20 -37 20 -37 19 -30 -19 -30 ; p_ b -20 -12 20 -12 19 -5 -19 -5 ; p_ c -20 13 20 13 19 20 -19 20 ; p_ b -20 38 20 38 19 45 -19 45
part knots = knots c : o^ b 0 -70.5 4 ; o^ b 0 -45.5 4 ; o^ b 0 -20.5 4 ; o^ b 0 4.5 4 ; o^ b 0 29.5 4 ; o^ b 0 55 4
part drops = drops light-blue : zm_ k 1 0 -70 32 -70 ; bits light-blue 1.3 34 -70 -34 -70 ; zm_ k 1 0 -20 32 -20 ; bits light-blue 1.3 34 -20 -34 -20 ; zm_ k 1 0 30 32 30 ; bits light-blue 1.3 34 30 -34 30
part clapper = clapper gold : dangle gold 0 66 10
part scale = scale k : jar glass 0 72 52 26 ; z_ ~ 2 10 92 22 92 ; z_ ~ 2 10 86 22 86 ; z_ ~ 2 10 80 22 80

* foil-bone-beast | 9-12 13+ | Dinosaurs, Farm, Jungle
extras world Dinosaurs: stone, moss, pinecone, leaf, bark, driftwood, toy-tree, chestnut, sand
topics sculpture, armature, statue, model, art class, animal sculpture, papier mache, desk decor, room decor
variant triceratops | Dinosaurs | green, tan, orange free | triceratops, three horns, jurassic, prehistoric, natural history
variant stallion | Farm, Animals | brown, black, cream | horse, stallion, pony, foal, horses
variant gorilla | Jungle, Animals | gray, black, tan | gorilla, ape, monkey, chimpanzee
minutes 75 100
waits 120
mess some
heart foil: aluminum-foil = 12 ft
need skin: newspaper, tissue-paper, paper-towel, paper-napkin, coffee-filter, toilet-paper, packing-paper, paper-bag, magazine, junk-mail = 4 sheet
need bind: masking-tape, tape = 1 roll
need paint: acrylic-paint, paint = 3 color
nice bones: pipe-cleaner, paper-straw, twist-tie, craft-stick, stick, cardboard-tube, craft-wire = 4
nice hide: felt, yarn, fabric-scrap, faux-fur, sand, coffee-grounds, salt, cotton-ball, feather, bubble-wrap = handful
nice eyes: bead, googly-eye, button, dried-lentil = 2
nice foot: stone, wood-slice, cardboard, wood-scrap, moss, plastic-lid, paper-plate = 1
join glue: glue
tool brush: paintbrush
tool scissors: scissors when hide=yarn,felt,fabric-scrap,faux-fur
home water: = 1/4 cup
home bowl
step body: shape foil bones? > bones-t bones-h bones-g by cc
step head: shape foil > head-t head-h head-g by cc
step bind: tape bind foil by cc
step skin: prepare skin glue water bowl brush by cc
step dry: dry foil by cc
step paint: paint paint skin brush > coat by cc
step look: paint paint skin brush > look-t look-h look-g by cc
step hide: glue hide skin glue scissors > hide-t hide-h hide-g by cc
step eyes: glue eyes skin glue > eyes eyes-h eyes-g by cc
step foot: glue foot skin glue > foot by cc
part foot = foot tan : b^ ~ -92 84 -60 72 0 68 60 72 92 84 60 94 -60 94
part bones-t@triceratops = foil own paint paint a : q^ ~ 6 -96 34 -66 -2 -34 -20 6 -18 34 2 40 40 36 80 16 80 14 50 -26 50 -28 80 -50 80 -54 38 -72 24
part head-t@triceratops = foil own paint paint a : b^ ~+ 16 -30 40 -50 62 -30 62 4 40 22 16 4 ; b^ ~ 40 -20 70 -18 92 4 96 20 66 28 44 18
part bones-h@stallion = foil own paint paint a : q^ ~ 6 -56 -6 -18 -10 12 -14 30 -56 52 -50 44 -6 46 80 32 80 24 34 -20 34 -30 80 -46 80 -48 30 -62 14
part head-h@stallion = foil own paint paint a : b^ ~ 28 -62 44 -86 58 -78 86 -50 82 -36 56 -42 42 -36 ; p^ ~ 42 -80 48 -98 56 -80
part bones-g@gorilla = foil own paint paint a : t ~- 6 -6 15 2 34 12 -4 78 12 ; b^ ~ -64 34 -58 -2 -28 -30 10 -50 42 -44 56 -14 50 22 20 36 -20 40 -50 52 ; q^ ~ 8 -64 20 -28 24 -30 66 -20 80 -60 80 -62 56 ; t^ ~ 36 -18 18 52 30 15 48 78 14
part head-g@gorilla = foil own paint paint a : b^ ~ 30 -50 40 -84 62 -96 82 -76 88 -48 72 -32 44 -32
part coat = paint a : o_ ~- -30 30 10 5 ; o_ ~- 0 24 9 5 ; o_ ~- 24 30 8 4
part look-t@triceratops = paint b : p^ ~ 50 -14 60 -56 68 -14 ; p^ ~ 64 -12 82 -46 80 -8 ; p^ ~ 84 8 98 -12 94 14 ; d_ c 4 22 -22 34 -36 46 -38 ; l_ a-- 5 -60 4 -40 14 ; l_ a-- 5 -40 -6 -22 8 ; l_ a-- 5 -14 -10 -2 6 ; z_ k 2 78 22 94 16
part look-h@stallion = paint b : l_ ~ 9 44 -78 32 -58 24 -38 10 -16 ; l_ ~ 9 -56 0 -76 16 -82 46 ; r_ ~ 39 76 16 8 1 ; r_ ~ -38 76 18 8 1 ; o_ k 80 -44 2 ; p_ c 56 -72 68 -62 60 -54
part look-g@gorilla = paint b : b_ a- 54 -66 72 -74 84 -58 88 -46 76 -36 58 -40 ; l_ a-- 5 54 -66 70 -73 86 -64 ; o_ k 64 -59 3 ; o_ k 79 -60 3 ; d_ k 1.6 70 -50 77 -50 ; z_ k 2 64 -42 82 -43 ; b_ a++ -52 0 -26 -26 10 -45 18 -32 -10 -8 -38 12 ; b_ a- 24 -10 40 -6 44 14 26 26 16 10
part hide-t@triceratops = hide b : d_ ~ 3 -60 24 -48 30 -66 30 -20 38 -8 42
part hide-h@stallion = hide b : l^ ~ 4 40 -74 26 -60 30 -44 ; l^ ~ 4 28 -48 12 -36 16 -22
part hide-g@gorilla = hide b : l^ ~ 3 50 -90 50 -99 ; l^ ~ 3 60 -92 64 -99 ; l^ ~ 3 50 30 60 38 ; l^ ~ 3 46 46 58 54
part eyes@triceratops = eyes w : e 62 0 5
part eyes-h@stallion = eyes w : e 64 -64 5
part eyes-g@gorilla = eyes w : e 64 -59 5 ; e 79 -60 5
scene stand

* juggling-trio | 9-12 13+ | Sports
appeal 3
topics juggling, juggling balls, circus, hacky sack, footbag, bean bag, bean bags, tricks, talent show, stress ball, coordination
near school break
colors red, yellow, blue free
minutes 40 50
mess low
heart skin: sock, tights, glove, mitten, old-t-shirt, fabric-scrap, bandana, felt = 3
heart fill: rice, dried-bean, dried-lentil, birdseed, popcorn, dried-chickpea, salt, seed, sand = 2 cup
need inner: plastic-bag, plastic-wrap = 3
need tie: rubber-band, hair-tie, string, yarn, embroidery-floss, loom-band = 3
nice face: button, felt, sequin, sticker, googly-eye, stick-on-gem = 6
nice ink: fabric-marker, fabric-paint, permanent-marker = 2 color
nice tail: ribbon, yarn, tissue-paper, feather, bandana, crepe-paper = 3
nice bag: cloth-bag, paper-bag, cookie-tin, can, net-bag = 1
join glue: glue
tool scissors: scissors
home mug
step measure: fill fill mug inner by cc
step tie: tie inner tie > core by cc
step skin: cut skin scissors by cc
step wrap: build skin inner > ball1 ball2 ball3 by cc
step weigh: test skin by cc
step ink: draw ink skin > marks by cc
step face: glue face skin glue > faces by cc
step tail: tie tail skin > tail by cc
step learn: play skin by cc
step bag: arrange bag skin by cc
scene stand
part tail = tail b : l ~ 6 -40 70 -62 80 -58 98 ; l ~ 6 40 70 62 80 58 98 ; l ~ 6 0 -62 14 -84 34 -88
part core = inner w : o_ w 0 -26 20 ; o_ w -44 44 20 ; o_ w 44 44 20
part ball1 = skin a : o^ ~ 0 -26 44 40 ; o_ ~- 16 -10 22 16 ; o_ ~ 2 -28 36 30
part ball2 = skin b : o^ ~ -44 44 46 40 ; o_ ~- -28 60 24 16 ; o_ ~ -42 42 38 30
part ball3 = skin c : o^ ~ 44 44 46 40 ; o_ ~- 60 60 24 16 ; o_ ~ 46 42 38 30
part marks = ink k : z_ ~ 5 -22 -12 22 -12 ; a_ ~ -44 56 15 11 0 360 ; s_ ~ 44 56 5 15 6
part faces = face own : e -12 -38 8 ; e 12 -38 8 ; e -58 30 8 ; e -32 30 8 ; e 30 30 8 ; e 58 30 8

* crown-chess | 9-12 13+ | Fantasy
extras game: paper, washi-tape, wrapping-paper
appeal 1
topics chess, chess club, chess set, board game, strategy, kings and queens, knights, castle, family game night, travel game, tournament, wizard chess
near checkers, draughts
colors cream, brown, gold
minutes 90 110
waits 45
mess some
heart men: bottle-cap, cork, spool, button, plastic-lid, stone, wooden-bead, peg-doll, bottle-cork, toy-brick, wooden-block, nuts-and-bolts = 32
need board: cardboard, felt, fabric-scrap, pizza-box, cardboard-box, cereal-box, canvas, wood-scrap, denim, bandana = 1
need squares: construction-paper, acrylic-paint, paint, felt, washi-tape, masking-tape, paper-bag, old-book-page, magazine, junk-mail, marker = 2 color
need badge: construction-paper, felt, aluminum-foil, cardstock, craft-foam, old-book-page, magazine, junk-mail, metallic-paper, paper = 2 color
need pen: permanent-marker, paint-marker, metallic-pen, marker = 1 color
nice crown: pipe-cleaner, bead, stick-on-gem, sequin, acorn, toothpick, button, pom-pom = 4
nice team: acrylic-paint, washi-tape, ribbon, yarn, rubber-band, electrical-tape = 2 color
nice edge: ribbon, washi-tape, lace, ric-rac, yarn = 5 ft
nice bag: cloth-bag, sock, cookie-tin, glove, paper-bag = 1
join glue: glue, tape
tool brush: paintbrush, sponge-brush when squares=acrylic-paint,paint; team=acrylic-paint
tool scissors: scissors
tool ruler: ruler
step board: cut board ruler pen scissors > board by cc
step squares: decorate squares board scissors glue brush? > squares by cc
step edge: glue edge board glue > edge by cc
step sort: arrange men > light dark by cc
step team: decorate team men brush? > marks by cc
step badges: cut badge pen scissors > badges by cc
step fix: glue badge men glue by cc
step crown: glue crown men glue > crowns by cc
step set: play men board by cc
step bag: arrange bag men by cc
scene lay
part board = board own : r^ ~ 0 0 184 184 3
part edge = edge c : z_ ~ 4 -88 -88 88 -88 88 88 -88 88 -88 -88
part squares = squares b : r_ a 0 0 168 168 0 ; r_ ~ -52.5 -73.5 21 21 0 ; r_ ~ -10.5 -73.5 21 21 0 ; r_ ~ 31.5 -73.5 21 21 0 ; r_ ~ 73.5 -73.5 21 21 0 ; r_ ~ -73.5 -52.5 21 21 0 ; r_ ~ -31.5 -52.5 21 21 0 ; r_ ~ 10.5 -52.5 21 21 0 ; r_ ~ 52.5 -52.5 21 21 0 ; r_ ~ -52.5 -31.5 21 21 0 ; r_ ~ -10.5 -31.5 21 21 0 ; r_ ~ 31.5 -31.5 21 21 0 ; r_ ~ 73.5 -31.5 21 21 0 ; r_ ~ -73.5 -10.5 21 21 0 ; r_ ~ -31.5 -10.5 21 21 0 ; r_ ~ 10.5 -10.5 21 21 0 ; r_ ~ 52.5 -10.5 21 21 0 ; r_ ~ -52.5 10.5 21 21 0 ; r_ ~ -10.5 10.5 21 21 0 ; r_ ~ 31.5 10.5 21 21 0 ; r_ ~ 73.5 10.5 21 21 0 ; r_ ~ -73.5 31.5 21 21 0 ; r_ ~ -31.5 31.5 21 21 0 ; r_ ~ 10.5 31.5 21 21 0 ; r_ ~ 52.5 31.5 21 21 0 ; r_ ~ -52.5 52.5 21 21 0 ; r_ ~ -10.5 52.5 21 21 0 ; r_ ~ 31.5 52.5 21 21 0 ; r_ ~ 73.5 52.5 21 21 0 ; r_ ~ -73.5 73.5 21 21 0 ; r_ ~ -31.5 73.5 21 21 0 ; r_ ~ 10.5 73.5 21 21 0 ; r_ ~ 52.5 73.5 21 21 0
part light = men gold : o^ tan+ -73.5 52.5 7.5 ; o^ tan+ -52.5 52.5 7.5 ; o^ tan+ -31.5 52.5 7.5 ; o^ tan+ -10.5 52.5 7.5 ; o^ tan+ 10.5 52.5 7.5 ; o^ tan+ 31.5 52.5 7.5 ; o^ tan+ 52.5 52.5 7.5 ; o^ tan+ 73.5 52.5 7.5 ; o^ tan+ -73.5 73.5 7.5 ; o^ tan+ -52.5 73.5 7.5 ; o^ tan+ -31.5 73.5 7.5 ; o^ tan+ -10.5 73.5 7.5 ; o^ tan+ 10.5 73.5 7.5 ; o^ tan+ 31.5 73.5 7.5 ; o^ tan+ 52.5 73.5 7.5 ; o^ tan+ 73.5 73.5 7.5
part dark = men k : o^ umber -73.5 -73.5 7.5 ; o^ umber -52.5 -73.5 7.5 ; o^ umber -31.5 -73.5 7.5 ; o^ umber -10.5 -73.5 7.5 ; o^ umber 10.5 -73.5 7.5 ; o^ umber 31.5 -73.5 7.5 ; o^ umber 52.5 -73.5 7.5 ; o^ umber 73.5 -73.5 7.5 ; o^ umber -73.5 -52.5 7.5 ; o^ umber -52.5 -52.5 7.5 ; o^ umber -31.5 -52.5 7.5 ; o^ umber -10.5 -52.5 7.5 ; o^ umber 10.5 -52.5 7.5 ; o^ umber 31.5 -52.5 7.5 ; o^ umber 52.5 -52.5 7.5 ; o^ umber 73.5 -52.5 7.5
part marks = team c : a_ a -73.5 52.5 7.5 6 0 360 ; a_ a -52.5 52.5 7.5 6 0 360 ; a_ a -31.5 52.5 7.5 6 0 360 ; a_ a -10.5 52.5 7.5 6 0 360 ; a_ a 10.5 52.5 7.5 6 0 360 ; a_ a 31.5 52.5 7.5 6 0 360 ; a_ a 52.5 52.5 7.5 6 0 360 ; a_ a 73.5 52.5 7.5 6 0 360 ; a_ a -73.5 73.5 7.5 6 0 360 ; a_ a -52.5 73.5 7.5 6 0 360 ; a_ a -31.5 73.5 7.5 6 0 360 ; a_ a -10.5 73.5 7.5 6 0 360 ; a_ a 10.5 73.5 7.5 6 0 360 ; a_ a 31.5 73.5 7.5 6 0 360 ; a_ a 52.5 73.5 7.5 6 0 360 ; a_ a 73.5 73.5 7.5 6 0 360
part badges = badge w : o_ w -73.5 -73.5 5 ; o_ w -52.5 -73.5 5 ; o_ w -31.5 -73.5 5 ; o_ w -10.5 -73.5 5 ; o_ w 10.5 -73.5 5 ; o_ w 31.5 -73.5 5 ; o_ w 52.5 -73.5 5 ; o_ w 73.5 -73.5 5 ; o_ gold -73.5 73.5 5 ; o_ gold -52.5 73.5 5 ; o_ gold -31.5 73.5 5 ; o_ gold -10.5 73.5 5 ; o_ gold 10.5 73.5 5 ; o_ gold 31.5 73.5 5 ; o_ gold 52.5 73.5 5 ; o_ gold 73.5 73.5 5 ; r_ k -73.5 -73.5 4 5 ; r_ k 73.5 -73.5 4 5 ; p_ k -54.5 -70.5 -50.5 -70.5 -50.5 -76.5 -54.5 -74.5 ; p_ k 50.5 -70.5 54.5 -70.5 54.5 -76.5 50.5 -74.5 ; p_ k -34.5 -71.5 -28.5 -71.5 -31.5 -77.5 ; p_ k 28.5 -71.5 34.5 -71.5 31.5 -77.5 ; v_ k -13.5 -71.5 -7.5 -71.5 3 -5 ; z_ k 1.4 10.5 -77.5 10.5 -70.5 ; z_ k 1.4 8 -74.5 13 -74.5 ; r_ k -73.5 73.5 4 5 ; r_ k 73.5 73.5 4 5 ; p_ k -54.5 76.5 -50.5 76.5 -50.5 70.5 -54.5 72.5 ; p_ k 50.5 76.5 54.5 76.5 54.5 70.5 50.5 72.5 ; p_ k -34.5 75.5 -28.5 75.5 -31.5 69.5 ; p_ k 28.5 75.5 34.5 75.5 31.5 69.5 ; v_ k -13.5 75.5 -7.5 75.5 3 -5 ; z_ k 1.4 10.5 69.5 10.5 76.5 ; z_ k 1.4 8 72.5 13 72.5
part crowns = crown c : s_ k -10.5 -73.5 5 4 2 ; s_ k 10.5 -73.5 5 4 2 ; s_ k -10.5 73.5 5 4 2 ; s_ k 10.5 73.5 5 4 2

* two-cube-calendar | 6-8 9-12 13+ | -
appeal 3
topics calendar, perpetual calendar, new year, school year, planner, desk decor, room decor, back to school, gift for teachers, days, months, math puzzle
near advent, graduation, birthday gift
colors white, teal, orange, yellow free
minutes 60 60 75
waits 45
mess some
heart cubes: wooden-block, milk-carton, small-box, cardstock, cereal-box, foam-board, cardboard = 2
heart cover: washi-tape, wrapping-paper, construction-paper, paint, acrylic-paint, felt, magazine, junk-mail, map, old-book-page, paint-chip = 2 color
need bars: craft-stick, cardboard, cereal-box, cardstock, paint-chip, pizza-box = 3
need stand: shoebox, cardboard-box, wood-scrap, cardboard, small-box, pizza-box, cereal-box = 1
need ink: permanent-marker, marker, paint-marker, metallic-pen, gel-pen = 1 color
nice digits: sticker, stencil = 12
nice seasons: pressed-flower, leaf, feather, cotton-ball, seashell, button, petal, pom-pom, aluminum-foil, tissue-paper = 4
nice tray: clothespin, binder-clip, bottle-cap, plastic-lid, paper-clip = 2
nice photo: photo, old-greeting-card, postage-stamp, magazine = 4
join glue: glue, tape
tool scissors: scissors
tool ruler: ruler
step cubes: build cubes ruler scissors glue by ccc
step cover: decorate cover cubes scissors glue > cubes by ccc
step digits: draw ink cubes digits? > digits by ccc
step months: draw ink bars scissors > bars by ccc
step stand: cut stand scissors ruler glue > stand by tcc
step back: decorate photo stand glue > photo by ccc
step seasons: glue seasons stand glue > seasons by ccc
step tray: glue tray stand glue > tray by ccc
step today: play cubes bars stand by ccc
scene stand
part stand = stand own : r^ ~- 0 -18 176 128 4 ; r^ ~ 0 74 192 42 3 ; r_ ~- 0 55 192 4
part photo = photo a : r^ w -64 -56 36 36 1 3 ; r_ light-blue -64 -58 28 26 1 3 ; r^ w -21 -56 36 36 1 -3 ; r_ orange -21 -58 28 26 1 -3 ; r^ w 21 -56 36 36 1 2 ; r_ teal 21 -58 28 26 1 2 ; r^ w 64 -56 36 36 1 -4 ; r_ pink 64 -58 28 26 1 -4
part seasons = seasons c : bits own 1.1 -64 -26 -21 -26 21 -26 64 -26
part tray = tray wood : grip wood 64 82 28 ; grip wood 80 82 28
part cubes = cubes b : r^ ~ -34 20 60 62 4 ; r_ ~- -8 20 8 60 2 ; r^ ~ 34 20 60 62 4 ; r_ ~- 60 20 8 60 2
part digits = ink k : l_ ~ 8 -44 4 -34 -4 -24 4 -28 18 -44 38 -22 38 ; l_ ~ 8 28 -2 34 -4 34 38 ; z_ ~ 8 24 38 46 38
part bars = bars orange : r^ wood 0 66 150 12 3 ; z_ orange 3 -40 66 -20 66 ; z_ orange 3 -12 66 8 66 ; z_ orange 3 16 66 36 66 ; r^ wood -20 82 120 9 3 ; r^ wood -16 92 120 9 3

* gadget-gauntlet | 9-12 13+ | Superheroes
extras machine: button, metal-washer, snap-fastener, keycap, stick-on-gem, sequin, candy-wrapper, copper-tape, dried-lentil, dry-pasta, sticker, patch
extras worn: electrical-tape, sticker, patch, letter-bead, foam-sheet-scrap, stick-on-gem
topics gauntlet, cosplay, costume, armor, gadget, utility belt, secret agent, spy, inventor, comic con, halloween costume, superhero costume, wearable, stem
colors red, yellow, gray free
minutes 60 80
waits 45
mess some
heart cuff: cardboard, cereal-box, plastic-bottle, corrugated-paper, cardboard-box, craft-foam, cardstock, foam-board = 1 sheet
heart plates: aluminum-foil, craft-foam, felt, metallic-paper, cardboard, cereal-box, foil-pan, old-CD = 2 scrap
need strap: ribbon, hook-and-loop-tape, old-belt, shoelace, sewing-elastic, rubber-band, hair-tie, yarn, string = 2
need dials: bottle-cap, plastic-lid, button, sticker, bead, nuts-and-bolts, metal-washer, cork = 4
need reel: string, yarn, fishing-line, paracord, cotton-cord, ribbon = 24 in
need hook: paper-clip, pipe-cleaner, twist-tie, curtain-ring, key-ring = 1
nice tubes: paper-straw, plastic-straw, pipe-cleaner = 3
nice screen: cellophane, plastic-wrap, plastic-sleeve, bubble-wrap, graph-paper, old-CD = 1 scrap
nice coat: acrylic-paint, paint, duct-tape, metallic-paint, paint-marker = 2 color
nice lining: felt, fabric-scrap, old-t-shirt, sock, denim = 1 piece
need pen: permanent-marker, marker, paint-marker, metallic-pen = 1 color
join tape: tape, duct-tape, masking-tape
join glue: glue, tape
tool scissors: scissors
step cuff: cut cuff pen scissors > cuff by cc
step lining: glue lining cuff scissors glue > lining by cc
step plates: tape plates cuff scissors tape > plates by cc
step coat: decorate coat cuff > coat by cc
step dials: tape dials cuff tape > dials by cc
step screen: tape screen cuff pen scissors tape > screen by cc
step tubes: tape tubes cuff scissors tape > tubes by cc
step reel: tape reel cuff hook scissors tape > reel by cc
step strap: tape strap cuff scissors tape > straps by cc
step mission: play cuff reel by cc
scene lay
part straps = strap k : r^ ~ -34 6 14 150 3 ; r^ ~ 40 6 14 130 3
part cuff = cuff own : q^ ~ 8 -84 -58 84 -42 84 54 -84 70
part lining = lining c : z_ ~ 5 -82 -54 -82 66 ; z_ ~ 5 82 -38 82 50
part coat = coat a : q_ ~ 6 -76 -52 76 -38 76 50 -76 64
part plates = plates silver : q^ ~ 4 -70 -46 -22 -40 -28 50 -70 56 ; p_ ~+ -68 -42 -40 -40 -58 10 ; q^ ~ 4 44 -32 70 -30 70 42 48 44 ; p_ ~- 50 10 68 -6 68 38
part screen = screen light-blue : r^ k 10 -16 54 36 4 ; r_ ~ 10 -16 46 28 3 ; a_ w 10 -10 14 12 180 360 ; z_ w 2 10 -10 18 -20
part dials = dials b : cap ~ -8 28 9 ; cap a 12 28 9 ; cap ~ 32 28 9 ; cap a -48 -22 8
part tubes = tubes b : z^ ~ 6 -62 20 -34 18 ; z^ ~ 6 -62 32 -34 30 ; z^ ~ 6 -62 44 -34 42
part reel = reel k : o^ gray -48 2 10 ; o_ ~ -48 2 4 ; l_ ~ 2 -48 -8 -20 -78 30 -86 60 -70 ; l^ silver 4 60 -70 72 -64 70 -52 60 -52

* lid-creature-jar | 9-12 13+ | Dinosaurs, Jungle, Farm
extras jar: button, copper-tape, ribbon, stick-on-gem, washi-tape
topics toy animals, jar, storage jar, desk decor, room decor, upcycling, old toys, terrarium, gift for a friend, birthday gift, teacher gift, candy jar
variant dino | Dinosaurs | gold, green, brown | dinosaur, dinosaurs, jurassic, prehistoric
variant wild | Jungle, Animals | gold, dark green, orange | safari, lion, elephant, wild animals, rain forest
variant farm | Farm | gold, red, cream | farm animals, cow, horse, barnyard
minutes 40 50
waits 120
mess some
heart toy: toy-animal = 1
heart jar: plastic-jar, glass-jar, plastic-tub = 1
need coat: acrylic-paint, metallic-paint, paint-marker = 2 color
need grip: modeling-clay, air-dry-clay, sticky-tack, hook-and-loop-tape, duct-tape = 1
nice ground: moss, pebble, sand, leaf, fake-leaf, seashell, bark, fern-frond, pine-needle, colored-sand = handful
nice inside: soil, sand, pebble, moss, string-light, cotton-ball, LED-candle, LED-tea-light, colored-sand = handful
nice band: ribbon, yarn, raffia, washi-tape, string, lace, burlap, ric-rac = 2 ft
nice label: cardstock, sticker, construction-paper, map, old-book-page, paper = 1
join glue: glue
tool brush: paintbrush
tool scissors: scissors
tool pen: marker, metallic-pen
step plan: wash toy jar by cc
step mount: build grip toy jar > toy-dino toy-wild toy-farm by cc
step first: paint coat brush by cc
step second: paint coat brush > shine-dino shine-wild shine-farm by cc
step ground: arrange ground grip glue > ground by cc
step inside: fill inside jar > inside by cc
step band: arrange band jar scissors > band by cc
step label: draw label pen > label by cc
step close: play jar > jar by cc
part jar = jar own : r^ ~ 0 48 108 84 16 ; r_ w -40 48 8 58 3
part inside = inside green : b_ ~ -48 82 -44 62 -16 52 14 60 40 54 48 66 46 84 0 88 ; b_ ~- -30 82 -20 66 4 72 22 64 36 82
part band = band b : r_ ~ 0 14 104 9 2 ; p^ ~ 34 14 48 6 48 24 ; p^ ~ 34 14 22 6 22 24
part label = label w : r^ ~ 0 46 46 24 3 -3 ; z_ k 2 -14 42 12 41 ; z_ k 2 -14 50 4 49
part ground = ground dark-green : r^ a 0 3 98 15 3 ; r_ a- 0 8 98 3 ; y_ ~ -34 -5 12 6 7 .2 ; y_ ~ 34 -5 12 6 7 .2 ; y_ ~ 2 -5 12 5 7 .2
part toy-dino@dino = toy a : q^ ~ 5 -56 -10 -34 -34 -8 -44 14 -40 26 -64 30 -86 52 -90 64 -76 50 -70 44 -44 36 -24 32 -4 20 -4 18 -18 -8 -18 -12 -4 -24 -4 -26 -20 -40 -16
part toy-wild@wild = toy a : q^ ~ 5 -52 -4 -54 -40 -34 -58 10 -60 28 -56 28 -4 14 -4 12 -22 -24 -22 -28 -4 ; o^ ~ 36 -62 22 ; l^ ~ 9 54 -56 64 -36 60 -12 70 -6 ; o^ ~- 26 -60 14 20 ; p^ w 46 -46 60 -36 48 -38
part toy-farm@farm = toy a : q^ ~ 5 -54 -4 -54 -46 -44 -58 20 -58 30 -50 30 -4 18 -4 16 -20 -34 -20 -38 -4 ; q^ ~ 5 22 -60 38 -80 62 -70 68 -50 58 -42 38 -44 ; l^ ~ 4 -54 -52 -66 -36 -62 -16 ; l^ ~ 4 42 -78 36 -92 ; l^ ~ 4 54 -74 58 -90
part shine-dino@dino = coat w : l_ ~ 3 -30 -32 -6 -40 12 -36 ; l_ ~ 3 32 -82 46 -86 ; o_ k 50 -80 3
part shine-wild@wild = coat w : l_ ~ 3 -44 -46 -28 -54 8 -56 ; l_ ~ 3 28 -78 42 -80 ; o_ k 46 -66 3
part shine-farm@farm = coat w : l_ ~ 3 -46 -48 -30 -54 10 -54 ; l_ ~ 3 34 -70 44 -76 ; o_ k 50 -64 3
scene stand
`;
