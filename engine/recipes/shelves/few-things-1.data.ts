/** A few things on the table, and what they are the heart of. */
export const shelf = `
* stamped-pillowcase | 2-3 4-5 6-8 9-12 | -
appeal 3
topics pillowcase, pillow case, pillow, big boy bed, big girl bed, big kid bed, big bed, toddler bed, new bed, first bed, own bed, bunk bed, bedroom, new bedroom, new room, bedtime, own room, fabric printing, fabric stamping, potato printing, potato print, block printing, block print
near sleepover, good night, moving house, camp
variant stars | Space | yellow, light blue, navy free | star, stars, night, night sky, bedtime, twinkle twinkle
variant fish | Ocean, Animals | light blue, orange, teal free | fish, sea, under the sea
variant leaves | Nature, Jungle, Seasons | green, orange, brown free | leaf, leaves, autumn, forest
variant apples | Food, Farm | red, green, yellow free | apple, apples, fruit, orchard
variant ladybugs | Bugs | red, orange, yellow | ladybug, ladybugs, ladybird, ladybirds
variant drops | Weather | blue, light blue, teal free | rain, raindrops, rainy day
variant prints | Dinosaurs | green, orange, brown free | dinosaur, dinosaurs, dinosaur footprints
variant hearts | - | red, pink, purple free | heart, hearts, love, valentine's day
minutes 25 35 45 45
waits 720
mess lots
heart cloth: pillowcase, cloth-bag, old-t-shirt, apron, cloth-napkin = 1
heart stamp@2-3: potato = 1
heart stamp@4-5,6-8,9-12: potato, kitchen-sponge = 1
join paint: fabric-paint, acrylic-paint = 2 color
need inside: cardboard, cereal-box, newspaper, packing-paper = 1
nice pen@6-8,9-12: fabric-marker, permanent-marker = 1
tool scissors@4-5,6-8,9-12: scissors when stamp=kitchen-sponge
home knife when stamp=potato
home plate
home towel
home iron
step lay: prepare inside cloth by cccc
step shape: cut stamp knife? scissors? towel by gggg
step spread: prepare paint plate by ggcc
step stamp: print stamp plate cloth > prints-stars prints-fish prints-leaves prints-apples prints-ladybugs prints-drops prints-prints prints-hearts by cccc
step second: print stamp plate cloth > second-stars second-fish second-leaves second-apples second-ladybugs second-drops second-prints second-hearts by cccc
step pen@6-8,9-12: draw pen cloth by cc
step dry: dry cloth by gccc
step iron: heat cloth iron towel > cloth by gggg
step use: play cloth by cccc
part cloth = cloth cream : r^ ~ 0 0 188 136 8 ; r_ ~- 78 0 32 130 4 ; z_ ~- 2 60 -66 60 66
part prints-stars@stars = paint a : s_ ~ -62 -40 5 17 7.7 ; s_ ~ 36 -36 5 17 7.7 ; s_ ~ 10 2 5 17 7.7 ; s_ ~ -64 42 5 17 7.7 ; s_ ~ 36 40 5 17 7.7
part second-stars@stars = paint b : s_ ~ -10 -44 5 17 7.7 ; s_ ~ -38 0 5 17 7.7 ; s_ ~ -14 44 5 17 7.7
part prints-fish@fish = paint a : o_ ~ -65 -40 14 9 ; p_ ~ -54 -40 -42 -49 -42 -31 ; o_ ~ 33 -36 14 9 ; p_ ~ 44 -36 56 -45 56 -27 ; o_ ~ 7 2 14 9 ; p_ ~ 18 2 30 -7 30 11 ; o_ ~ -67 42 14 9 ; p_ ~ -56 42 -44 33 -44 51 ; o_ ~ 33 40 14 9 ; p_ ~ 44 40 56 31 56 49
part second-fish@fish = paint b : o_ ~ -13 -44 14 9 ; p_ ~ -2 -44 10 -53 10 -35 ; o_ ~ -41 0 14 9 ; p_ ~ -30 0 -18 -9 -18 9 ; o_ ~ -17 44 14 9 ; p_ ~ -6 44 6 35 6 53
part prints-leaves@leaves = paint a : j_ ~ -74 -26 -50 -54 9 ; j_ ~ 24 -22 48 -50 9 ; j_ ~ -2 16 22 -12 9 ; j_ ~ -76 56 -52 28 9 ; j_ ~ 24 54 48 26 9
part second-leaves@leaves = paint b : j_ ~ -22 -30 2 -58 9 ; j_ ~ -50 14 -26 -14 9 ; j_ ~ -26 58 -2 30 9
part prints-apples@apples = paint a : o_ ~ -62 -38 14 13 ; l_ brown 3 -62 -50 -59 -57 ; o_ ~ 36 -34 14 13 ; l_ brown 3 36 -46 39 -53 ; o_ ~ 10 4 14 13 ; l_ brown 3 10 -8 13 -15 ; o_ ~ -64 44 14 13 ; l_ brown 3 -64 32 -61 25 ; o_ ~ 36 42 14 13 ; l_ brown 3 36 30 39 23
part second-apples@apples = paint b : o_ ~ -10 -42 14 13 ; l_ brown 3 -10 -54 -7 -61 ; o_ ~ -38 2 14 13 ; l_ brown 3 -38 -10 -35 -17 ; o_ ~ -14 46 14 13 ; l_ brown 3 -14 34 -11 27
part prints-ladybugs@ladybugs = paint a : o_ ~ -62 -40 15 13 ; d_ cream 3 -68 -43 -56 -43 -68 -35 -56 -35 ; o_ ~ 36 -36 15 13 ; d_ cream 3 30 -39 42 -39 30 -31 42 -31 ; o_ ~ 10 2 15 13 ; d_ cream 3 4 -1 16 -1 4 7 16 7 ; o_ ~ -64 42 15 13 ; d_ cream 3 -70 39 -58 39 -70 47 -58 47 ; o_ ~ 36 40 15 13 ; d_ cream 3 30 37 42 37 30 45 42 45
part second-ladybugs@ladybugs = paint b : o_ ~ -10 -44 15 13 ; d_ cream 3 -16 -47 -4 -47 -16 -39 -4 -39 ; o_ ~ -38 0 15 13 ; d_ cream 3 -44 -3 -32 -3 -44 5 -32 5 ; o_ ~ -14 44 15 13 ; d_ cream 3 -20 41 -8 41 -20 49 -8 49
part prints-drops@drops = paint a : x_ ~ -62 -40 9 17 ; x_ ~ 36 -36 9 17 ; x_ ~ 10 2 9 17 ; x_ ~ -64 42 9 17 ; x_ ~ 36 40 9 17
part second-drops@drops = paint b : x_ ~ -10 -44 9 17 ; x_ ~ -38 0 9 17 ; x_ ~ -14 44 9 17
part prints-prints@prints = paint a : l_ ~ 7 -62 -26 -62 -56 ; l_ ~ 7 -62 -28 -75 -49 ; l_ ~ 7 -62 -28 -49 -49 ; l_ ~ 7 36 -22 36 -52 ; l_ ~ 7 36 -24 23 -45 ; l_ ~ 7 36 -24 49 -45 ; l_ ~ 7 10 16 10 -14 ; l_ ~ 7 10 14 -3 -7 ; l_ ~ 7 10 14 23 -7 ; l_ ~ 7 -64 56 -64 26 ; l_ ~ 7 -64 54 -77 33 ; l_ ~ 7 -64 54 -51 33 ; l_ ~ 7 36 54 36 24 ; l_ ~ 7 36 52 23 31 ; l_ ~ 7 36 52 49 31
part second-prints@prints = paint b : l_ ~ 7 -10 -30 -10 -60 ; l_ ~ 7 -10 -32 -23 -53 ; l_ ~ 7 -10 -32 3 -53 ; l_ ~ 7 -38 14 -38 -16 ; l_ ~ 7 -38 12 -51 -9 ; l_ ~ 7 -38 12 -25 -9 ; l_ ~ 7 -14 58 -14 28 ; l_ ~ 7 -14 56 -27 35 ; l_ ~ 7 -14 56 -1 35
part prints-hearts@hearts = paint a : h_ ~ -62 -40 15 ; h_ ~ 36 -36 15 ; h_ ~ 10 2 15 ; h_ ~ -64 42 15 ; h_ ~ 36 40 15
part second-hearts@hearts = paint b : h_ ~ -10 -44 15 ; h_ ~ -38 0 15 ; h_ ~ -14 44 15
scene lay

* whiskered-paper-pet | 2-3 4-5 | -
extras picture: ribbon, sticker, felt, cotton-ball, button
appeal 3
topics pet, pets, our pet, my pet, pet portrait, animal friends, animal faces
near vet, animal shelter
variant cat | Animals | gray, pink, black or orange, black, white, brown, tan, cream | cat, cats, our cat, my cat, kitten, kittens, kitty, kitty cat, meow, black cat
variant dog | Animals | brown, cream, red or black, white, tan, gray, orange, yellow | dog, dogs, our dog, my dog, puppy, puppies, woof
variant rabbit | Animals, Farm | tan, pink, black or gray, white, brown, black, cream | rabbit, rabbits, bunny, our rabbit, my bunny
variant mouse | Animals | gray, pink, black or white, brown, tan | mouse, mice, pet mouse
variant lion | Jungle, Animals | orange, brown, yellow or yellow, gold | lion, lions, king of the jungle
minutes 20 30
mess low
heart face: construction-paper, cardstock, felt = 1 sheet
heart pens: crayon, oil-pastel, marker = 2 color
nice wool@2-3: paper-strip, crinkle-paper = 8
nice wool@4-5: yarn, string, raffia, paper-strip, crinkle-paper = 8
nice eyes@4-5: googly-eye, button = 2
nice eyes@2-3: sticker = 2
nice ground: paper, construction-paper, cardstock = 1 sheet
join stick: glue-stick, glue
join hold: glue, tape when wool
tool scissors: scissors
step cut: cut face scissors > head by gt
step fur: color pens face > fur by cc
step ears: glue face stick > ears-cat ears-dog ears-rabbit ears-mouse ears-lion by cc
step inner: color pens face > inner-cat inner-dog inner-rabbit inner-mouse inner-lion by cc
step look: draw pens face > look by tt
step eyes: decorate eyes face stick > eyes by cc
step wool: glue wool face hold scissors > whiskers-lion whiskers by gt
step pat: play face wool? by cc
step ground: glue face ground stick > ground by cc
step stroke: play face by cc
part ground = ground light-blue : r^ ~ 0 0 190 190 3
part whiskers-lion@lion = wool brown : i_ ~ -62 -48 16 2 5 ; i_ ~ 62 -48 16 2 5 ; i_ ~ -78 -4 16 2 5 ; i_ ~ 78 -4 16 2 5 ; i_ ~ -70 42 16 2 5 ; i_ ~ 70 42 16 2 5 ; i_ ~ -34 72 16 2 5 ; i_ ~ 34 72 16 2 5 ; i_ ~ 0 -76 16 2 5 ; i_ ~ -34 -68 15 2 5 ; i_ ~ 34 -68 15 2 5 ; i_ ~ 0 82 15 2 5
part ears-cat@cat = face a : p^ ~ -58 -22 -62 -84 -12 -54 ; p^ ~ 58 -22 62 -84 12 -54
part ears-rabbit@rabbit = face a : o^ ~ -28 -66 15 34 -8 ; o^ ~ 28 -66 15 34 8
part ears-mouse@mouse = face a : o^ ~ -54 -48 32 32 ; o^ ~ 54 -48 32 32
part ears-lion@lion = face a : o^ ~ -44 -46 17 17 ; o^ ~ 44 -46 17 17
part head = face a : o^ ~ 0 6 64 58
part ears-dog@dog = face a : b^ ~- -44 -40 -76 -34 -84 14 -68 34 -52 14 ; b^ ~- 44 -40 76 -34 84 14 68 34 52 14
part inner-cat@cat = pens b : p_ pink -50 -36 -53 -68 -26 -54 ; p_ pink 50 -36 53 -68 26 -54
part inner-rabbit@rabbit = pens b : o_ pink -28 -64 7 24 -8 ; o_ pink 28 -64 7 24 8
part inner-mouse@mouse = pens b : o_ pink -54 -48 20 20 ; o_ pink 54 -48 20 20
part inner-lion@lion = pens b : o_ brown -44 -46 9 9 ; o_ brown 44 -46 9 9
part inner-dog@dog = pens b : o_ cream 0 30 32 22
part fur = pens a : z_ ~- 3 -10 -40 -8 -22 ; z_ ~- 3 0 -42 0 -22 ; z_ ~- 3 10 -40 8 -22 ; z_ ~- 3 -48 32 -38 36 ; z_ ~- 3 -44 42 -34 44 ; z_ ~- 3 48 32 38 36 ; z_ ~- 3 44 42 34 44
part look = pens k : o_ k -24 -6 6 8 ; o_ k 24 -6 6 8 ; p_ k -9 16 9 16 0 25 ; u -9 30 9 ; u 9 30 9
part eyes = eyes own : e -24 -6 11 ; e 24 -6 11
part whiskers@cat,dog,rabbit,mouse = wool w : l_ ~ 3 -24 22 -46 14 -78 16 ; l_ ~ 3 -24 28 -48 30 -80 32 ; l_ ~ 3 -24 34 -46 42 -74 50 ; l_ ~ 3 24 22 46 14 78 16 ; l_ ~ 3 24 28 48 30 80 32 ; l_ ~ 3 24 34 46 42 74 50
scene lay

* dotted-cup-garland | 2-3 4-5 6-8 | -
extras party: sequin, tinsel, gift-bow
appeal 3
topics birthday, first birthday, 1st birthday, one year old, baby's first birthday, second birthday, birthday party, birthday decorations, party, party decorations, party decoration, decorations, bunting, garland, banner, welcome home, celebration, new year's eve, summer party, garden party
near baby shower, wedding, party hats
colors red, yellow, blue free
minutes 25 30 35
mess low
heart cups: paper-cup, cupcake-liner = 5
heart dots: sticker, felt-sticker, washi-tape, marker = 20
join line: string, yarn, ribbon, cotton-cord = 8 ft
nice fringe: tissue-paper, crepe-paper, crinkle-paper, paper-strip = 1 sheet
join fix: tape, glue-stick, glue when fringe
tool poke: pencil, hole-punch
tool scissors: scissors
step dots: decorate dots cups > cups dots by ccc
step fringe: tear fringe by ccc
step stick: glue fringe cups fix > fringe by ccc
step hole: poke cups poke by ggt
step cut: cut line scissors by ggc
step knot: tie line cups > ends by ggt
step tie: tie line by ggt
step shake: test cups by ccc
step hang: tie line > line by ggg
step party: play cups by ccc
part line = line own : l_ ~ 3 -99 -40 -60 -14 0 -2 60 -14 99 -40 ; z_ ~ 2.4 -78 -25 -78 8 ; z_ ~ 2.4 -40 -9 -40 22 ; z_ ~ 2.4 0 -2 0 28 ; z_ ~ 2.4 40 -9 40 22 ; z_ ~ 2.4 78 -25 78 8
part cups = cups w : q^ ~ 3 -87 8 -69 8 -62 48 -94 48 ; q^ ~ 3 -49 22 -31 22 -24 62 -56 62 ; q^ ~ 3 -9 28 9 28 16 68 -16 68 ; q^ ~ 3 31 22 49 22 56 62 24 62 ; q^ ~ 3 69 8 87 8 94 48 62 48
part fringe = fringe a : l_ b 3 -86 48 -88.4 76 ; l_ b 3 -78 48 -78.0 76 ; l_ b 3 -70 48 -67.6 76 ; l_ c 3 -48 62 -50.4 90 ; l_ c 3 -40 62 -40.0 90 ; l_ c 3 -32 62 -29.6 90 ; l_ a 3 -8 68 -10.4 96 ; l_ a 3 0 68 0.0 96 ; l_ a 3 8 68 10.4 96 ; l_ c 3 32 62 29.6 90 ; l_ c 3 40 62 40.0 90 ; l_ c 3 48 62 50.4 90 ; l_ b 3 70 48 67.6 76 ; l_ b 3 78 48 78.0 76 ; l_ b 3 86 48 88.4 76
part dots = dots a : d_ a 3.6 -84 20 -72 22 -78 32 -87 40 -69 41 ; d_ b 3.6 -46 34 -34 36 -40 46 -49 54 -31 55 ; d_ c 3.6 -6 40 6 42 0 52 -9 60 9 61 ; d_ b 3.6 34 34 46 36 40 46 31 54 49 55 ; d_ a 3.6 72 20 84 22 78 32 69 40 87 41
part ends = line own : o_ ~ -78 6 2.6 ; o_ ~ -40 20 2.6 ; o_ ~ 0 26 2.6 ; o_ ~ 40 20 2.6 ; o_ ~ 78 6 2.6
scene hang

* stapled-strip-rainbow | 4-5 6-8 | Weather
extras picture Weather: sticker, sequin, tinsel
appeal 3
topics rainbow, rainbows, colors of the rainbow, paper strips, st patrick's day, pride, noah's ark, spring, window decoration
near hope, unicorn
colors red, orange, yellow, green, blue, purple
minutes 30 30
mess low
heart strips: paper-strip, construction-paper = 6 color
nice cloud: cotton-ball, pillow-stuffing, cotton-pad, tissue = 2 handful
nice rain: ribbon, tinsel, yarn, crepe-paper = 6 strip
need base: cardstock, cardboard, paper-plate, paper = 1 sheet
nice line: string, yarn, ribbon = 12 in
join staple: stapler, tape
join stick: glue, glue-stick
tool scissors: scissors
tool pen: pencil, marker
step sort: arrange strips by cc
step cut: cut strips scissors by tc
step fan: build strips staple by gt
step bow: build strips staple > bow by gt
step clouds: cut base scissors pen > clouds by tc
step on: tape base strips staple by gt
step fluff: glue cloud base stick > fluff by cc
step rain: tape rain base staple > rain by gt
step line: tape line strips staple > line by gt
step look: play strips by cc
part line = line own : l_ ~ 3 -8 -46 -4 -80 0 -92 4 -80 8 -46
part bow = strips own : a^ red 0 40 86 78 180 360 ; a^ orange 0 40 76 68 180 360 ; a^ yellow 0 40 66 58 180 360 ; a^ green 0 40 56 48 180 360 ; a^ blue 0 40 46 38 180 360 ; a^ purple 0 40 36 28 180 360
part rain = rain light-blue : l_ ~ 3 -76 56 -74 76 -76 94 ; l_ ~ 3 -60 56 -58 76 -60 94 ; l_ ~ 3 -44 56 -42 76 -44 94 ; l_ ~ 3 44 56 46 76 44 94 ; l_ ~ 3 60 56 62 76 60 94 ; l_ ~ 3 76 56 78 76 76 94
part clouds = base w : y^ ~ -60 48 36 20 7 .2 ; y^ ~ 60 48 36 20 7 .2
part fluff = cloud w : cotton ~ -80 48 14 ; cotton ~ -62 42 17 ; cotton ~ -42 50 13 ; cotton ~ 80 48 14 ; cotton ~ 62 42 17 ; cotton ~ 42 50 13
scene hang

* puffy-planets | 4-5 6-8 9-12 | Space
appeal 3
topics planet, planets, moon, full moon, craters, moon landing, solar system, saturn, jupiter, galaxy, puffy paint, foam paint, shaving cream paint, puffy moon
near astronaut, night sky, telescope
colors yellow, red, blue free
minutes 35 35 45
waits 1440
mess lots
heart foam: shaving-foam = 1 cup
heart color: food-coloring, paint, watercolor-paint = 3 color
need glue: glue = 1 cup
need sheet: watercolor-paper, cardstock, cardboard, construction-paper = 1 sheet
need bowl: bowl, paper-bowl, plastic-cup, yogurt-pot = 3
need round: plastic-lid, metal-lid, bottle-cap, paper-cup, coaster = 1
nice stars: sticker, sequin, glitter = handful
tool brush: paintbrush, craft-stick, plastic-spoon
tool pen: pencil, marker, crayon
home plate
step circles: draw round plate pen sheet > sheet by ccc
step foam: mix foam glue bowl by tcc
step tint: mix color bowl by tcc
step big: paint foam brush sheet > moon by ccc
step small: paint foam brush sheet > planets by ccc
step crater: print round foam > craters by ccc
step ring: paint foam brush sheet > ring by ccc
step stars: decorate stars sheet > stars by ccc
step dry: dry sheet by ccc
step touch: play sheet by ccc
part sheet = sheet w : r^ ~ 0 0 188 182 3
part moon = foam a : o a -32 18 54 52
part craters = round a : o_ a- -48 2 12 11 ; o_ a- -14 34 15 13 ; o_ a- -54 46 9 8 ; o_ a- -8 -8 8 8
part planets = foam b : o b 46 -44 28 27 ; o c 58 46 20 19
part ring = foam c : l_ c 7 8 -34 30 -34 62 -50 84 -60
part stars = stars yellow : s_ ~ -70 -64 5 8 4 ; s_ ~ -30 -74 5 6 3 ; s_ ~ 82 8 5 7 3 ; s_ ~ 28 76 5 6 3 ; s_ ~ -2 -56 5 5 2
scene lay

* plank-of-hooks | 6-8 9-12 13+ | -
extras hanging: sticker, washi-tape, bottle-cap
appeal 3
topics hooks, coat hooks, hook board, woodwork, woodworking
near room decor, tidying, tidy up, mudroom, backpack, school bag
variant medals | Sports | blue, gold, white free | medal, medals, medal hanger, medal holder, medal rack, gymnastics medal, swimming medal, running medals, trophy, award, winner, gymnastics, swimming, karate, soccer, football, race, competition
variant keys | - | teal, white, yellow free | key, keys, key rack, key holder, new house, father's day, dad, gift for dad, housewarming
variant leash | Animals | brown, white, red free | dog leash, leash, leash holder, dog walk, dog lover, new puppy
variant coats | - | green, white, orange free | coat, coats, jacket, coat rack, coat hooks, hallway
variant necklaces | - | purple, pink, gold free | necklace, necklaces, jewelry holder, jewelry, bracelets, jewellery
minutes 50 55 60
waits 60
mess some
heart board: wood-scrap, driftwood = 1
join hooks: coat-hook, cup-hook = 4
heart coat: acrylic-paint, paint = 2 color
need sand: sandpaper = 1 sheet
nice tape: masking-tape, washi-tape = 1 roll
nice name: wooden-letter, cardboard-letter, sticker = 1 handful
nice cord: rope, cotton-cord, string = 3 ft
join glue: glue, waterproof-glue when name=wooden-letter,cardboard-letter
tool brush: paintbrush, sponge-brush
tool ruler: ruler
tool pen: pencil
home cloth
step sand: prepare board sand cloth by ccc
step mask: tape tape board by tcc
step coat: paint board coat brush > board by ccc
step second: paint coat board brush > stripe marks-medals marks-keys marks-leash marks-coats marks-necklaces by ccc
step mark: draw board ruler pen by tcc
step hooks: build hooks board > hooks by ggt
step name: glue name board glue? > name by ccc
step cord: tie cord board > cord by gtc
step wall: test board by ggt
step hang: play board by ccc
part cord = cord tan : z_ ~ 4 -80 -20 0 -86 80 -20
part board = board own paint coat a : r^ ~ 0 0 188 52 4
part stripe = coat b : r_ b 0 20 186 6 1
part name = name c : r_ ~ -52 -10 10 16 2 ; r_ ~ -36 -10 10 16 2 ; r_ ~ -20 -10 10 16 2
part marks-medals@medals = coat b : s_ b 44 -8 5 12 5 ; s_ b 72 -8 5 9 4 ; s_ b -78 -8 5 9 4
part marks-keys@keys = coat c : o_ c 44 -8 8 8 ; o_ a 44 -8 3 3 ; z_ c 4 52 -8 74 -8 ; z_ c 4 68 -8 68 0 ; z_ c 4 74 -8 74 1
part marks-leash@leash = coat b : o_ b 56 -4 9 8 ; o_ b 44 -12 4 5 ; o_ b 53 -17 4 5 ; o_ b 63 -16 4 5 ; o_ b 70 -9 4 5
part marks-coats@coats = coat b : d_ b 5 40 -10 56 -4 72 -10 -78 -8
part marks-necklaces@necklaces = coat c : d_ c 3.500 36 -14 44 -8 52 -4 60 -4 68 -8 76 -14 -80 -8
part hooks = hooks silver : z_ ~ 5 -72 10 -72 28 ; l_ ~ 5 -72 28 -69 42 -59 42 -56 32 ; z_ ~ 5 -26 10 -26 28 ; l_ ~ 5 -26 28 -23 42 -13 42 -10 32 ; z_ ~ 5 20 10 20 28 ; l_ ~ 5 20 28 23 42 33 42 36 32 ; z_ ~ 5 62 10 62 28 ; l_ ~ 5 62 28 65 42 75 42 78 32
scene hang

* winter-cone-gnome | 4-5 6-8 9-12 | Seasons
extras hanging: sequin, cinnamon-stick, dried-orange-slice
appeal 3
topics gnome, gnomes, tomte, nisse, winter, winter craft, december, advent, christmas ornament, christmas ornaments, tree ornament, christmas tree decorations, pine cone, pinecone gnome, pinecones, forest, fall, autumn, yule, winter solstice
near santa, elf, snow
colors red, green, white free
minutes 35 35 45
waits 60
mess low
heart cone: pinecone = 2
heart cap: felt, fabric-scrap, sock, construction-paper = 2 scrap
heart scarf: yarn, ribbon, wool-roving, fabric-scrap = 2 strip
need nose: wooden-bead, pom-pom, felt-ball, acorn, felt = 2
nice beard: cotton-ball, wool-roving, pillow-stuffing, faux-fur = handful
nice loop: string, ribbon, embroidery-floss = 16 in
join fix: glue
tool scissors: scissors
step stand: prepare cone > cones by ccc
step cut: cut cap scissors by tcc
step roll: roll cap fix by tcc
step loop: tie loop cap > loop by gtc
step hat: glue cap cone fix > hats by tcc
step wrap: tie scarf cone scissors > scarves by tcc
step beard: glue beard cone fix > beards by ccc
step nose: glue nose cone fix > noses by ccc
step dry: dry cone by ccc
step meet: play cone loop? by ccc
part loop = loop gold : l_ ~ 3 -46 -70 -54 -88 -46 -98 -38 -88 -46 -70 ; l_ ~ 3 46 -70 38 -88 46 -98 54 -88 46 -70
part cones = cone brown : pinecone brown -46 14 78 86 ; pinecone brown 46 14 78 86
part beards = beard w : y_ ~ -46 34 20 20 8 .2 ; y_ ~ 46 34 20 20 8 .2
part scarves = scarf b : l_ ~ 10 -74 20 -46 28 -18 20 ; l_ ~ 8 -24 22 -20 44 -22 60 ; l_ ~ 10 18 20 46 28 74 20 ; l_ ~ 8 68 22 72 44 70 60
part hats = cap a : p^ ~ -78 8 -46 -74 -14 8 ; p^ ~ 14 8 46 -74 78 8
part noses = nose tan : o^ ~ -46 12 9 8 ; o^ ~ 46 12 9 8
scene hang

* hungry-box-animal | 2-3 4-5 6-8 | -
extras world: button, bottle-cap, sticker
appeal 3
topics feed the animal, feeding game, posting box, toss game, hungry animal, box animal
near party game
variant pig | Farm, Animals | pink, red free | pig, pigs, piglet, piggy, peppa, farm animals, three little pigs
variant frog | Nature, Animals | green, light green free | frog, frogs, toad, pond
variant shark | Ocean | gray, light blue or blue, light blue | shark, sharks, baby shark, sea
variant lion | Jungle | orange, brown or yellow, gold, tan | lion, lions, zoo, safari
variant dino | Dinosaurs | green, orange free | dinosaur, dinosaurs, t-rex, tyrannosaurus
variant robot | Robots | gray, red free | robot, robots, machine
minutes 30 35 40
waits 45
mess some
heart box: shoebox, tissue-box, cardboard-box, small-box, cereal-box, milk-carton = 1
heart coat: paint, acrylic-paint = 1 color
need trim: construction-paper, cardstock, paper, felt, cardboard = 2 sheet
nice food@2-3: paper-straw, hay, plastic-lid, crinkle-paper, paper-strip, wooden-block, cardboard-tube = 10
nice food@4-5,6-8: paper-straw, hay, bottle-cap, plastic-lid, crinkle-paper, paper-strip, cork, pom-pom, acorn, stick = 10
nice eyes@4-5,6-8: googly-eye, button, bottle-cap = 2
nice brush: paintbrush, sponge-brush, kitchen-sponge = 1
join stick: glue, tape
tool scissors: scissors
tool pen: marker, crayon
step mouth: cut box scissors by ggt
step coat: paint coat box brush? > box mouth by ccc
step dry: dry box by gcc
step cut: cut trim scissors by gtc
step glue: glue trim box stick > face-pig face-frog face-shark face-lion face-dino face-robot teeth by tcc
step draw: draw pen trim > look look-f by ccc
step eyes@4-5,6-8: glue eyes box stick > sight sight-f by cc
step food: arrange food by ccc
step feed: play box food? by ccc
part box = box own paint coat a : r^ ~ 0 12 132 124 8
part face-pig@pig = trim b : p^ a- -60 -34 -66 -78 -22 -50 ; p^ a- 60 -34 66 -78 22 -50 ; o^ a+ 0 14 30 20 ; o_ a- -10 14 5 7 ; o_ a- 10 14 5 7 ; o w -30 -22 14 ; o w 30 -22 14
part face-frog@frog = trim b : o^ a+ -36 -50 24 24 ; o^ a+ 36 -50 24 24 ; o w -36 -50 14 ; o w 36 -50 14 ; o_ b -50 12 8 6 ; o_ b 50 12 8 6
part face-shark@shark = trim w : p^ a- -26 -48 10 -96 22 -48 ; o w -34 -20 14 ; o w 34 -20 14
part face-lion@lion = trim brown : j^ brown -62.0 10.0 -98.0 10.0 15 ; j^ brown -53.7 -19.0 -84.9 -35.0 15 ; j^ brown -31.0 -40.2 -49.0 -67.9 15 ; j^ brown -0.0 -48.0 -0.0 -80.0 15 ; j^ brown 31.0 -40.2 49.0 -67.9 15 ; j^ brown 53.7 -19.0 84.9 -35.0 15 ; j^ brown 62.0 10.0 98.0 10.0 15 ; o w -30 -20 14 ; o w 30 -20 14 ; p_ brown -12 10 12 10 0 24
part face-dino@dino = trim b : p^ b -50 -46 -36 -80 -22 -48 ; p^ b -16 -48 0 -86 16 -48 ; p^ b 22 -48 36 -80 50 -46 ; o w -32 -22 14 ; o w 32 -22 14 ; o_ a- -10 14 4 6 ; o_ a- 10 14 4 6
part face-robot@robot = trim b : r^ b 0 -64 8 26 2 ; o^ b 0 -80 9 9 ; r^ b -76 10 16 34 3 ; r^ b 76 10 16 34 3 ; r w -30 -22 30 26 3 ; r w 30 -22 30 26 3 ; o_ b -24 12 6 ; o_ b 0 12 6 ; o_ b 24 12 6
part mouth = box k : b_ k -46 44 -20 38 20 38 46 44 40 64 14 70 -14 70 -40 64
part teeth@shark = trim w : p_ w -40 43 -26 40 -32 54 ; p_ w -22 39 -8 38 -15 53 ; p_ w -4 38 10 38 3 53 ; p_ w 14 38 28 40 20 53 ; p_ w 30 40 43 43 36 54
part look@pig,lion,shark,dino,robot = pen k : k -30 -21 7 ; k 30 -21 7
part look-f@frog = pen k : k -36 -49 7 ; k 36 -49 7
part sight@pig,lion,shark,dino,robot = eyes own : e -30 -21 12 ; e 30 -21 12
part sight-f@frog = eyes own : e -36 -49 12 ; e 36 -49 12
scene stand
`;
