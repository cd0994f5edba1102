export const shelf = `
* folded-ear-tube-pal | 4-5 6-8 9-12 | Animals
extras world Animals: toy-tree, grass, stone, leaf, stick, fake-leaf, toy-animal, moss, hay, flower
extras figure: bread-tag, dry-pasta, fabric-scrap, flower
appeal 3
topics tube animals, tube animal, toilet roll animals, toilet paper roll animals, cardboard tube animals, forest animals, woodland animals, woodland, zoo animals, recycled animals
near wolf
variant owl | Animals, Nature | brown, cream, orange or gray, white, tan | owl, owls, bird, night bird
variant fox | Animals | orange, cream, brown | fox, foxes
variant cat | Animals | gray, pink, cream free | cat, cats, kitten, kitty, my cat, pets
variant bat | Animals | black, purple, gray | bat, bats, halloween
minutes 30 35 40
waits 30
mess some
heart tube: cardboard-tube = 1
heart coat: paint, acrylic-paint, marker, crayon = 1 color
need face: felt, construction-paper, cardstock, paper, craft-foam = 1 scrap
nice eyes: googly-eye, button, sticker = 2
nice nose: pom-pom, bead, felt-ball = 1
nice belly: feather, cotton-ball, cupcake-liner, leaf, tissue-paper = 3
join fix: glue
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: marker
tool scissors: scissors
step press: fold tube > body by tcc
step paint: color coat tube brush? by ccc
step face: cut face scissors > belly face-o face-f face-c face-b by tcc
step glue: glue face tube fix by ccc
step eyes: glue eyes tube fix > eyes by ccc
step nose: glue nose tube fix > nose chest by ccc
step belly: glue belly tube fix > fluff by ccc
step draw: draw pen tube > lines by ccc
step perch: play tube by ccc
part face-b@bat = face b : b^ ~ -40 6 -70 -30 -99 -22 -90 20 -76 10 -66 30 -54 22 -44 50 ; b^ ~ 40 6 70 -30 99 -22 90 20 76 10 66 30 54 22 44 50
part body = tube own paint paint a : q^ ~ 4 -48 -66 -48 -84 -20 -68 20 -68 48 -84 48 -66 48 86 -48 86 ; b_ ~- -42 -72 0 -56 42 -72 20 -64 -20 -64
part belly = face b : b_ ~ -32 30 0 12 32 30 30 78 -30 78
part face-o@owl = face b : o_ ~ -18 -24 20 ; o_ ~ 18 -24 20 ; p_ c -8 -8 8 -8 0 10 ; j_ a- -48 6 -40 60 10 ; j_ a- 48 6 40 60 10
part face-f@fox = face b : b_ ~ -46 -20 -16 -16 0 8 -20 24 -46 8 ; b_ ~ 46 -20 16 -16 0 8 20 24 46 8
part face-c@cat = face b : p_ ~ -42 -68 -44 -80 -28 -68 ; p_ ~ 42 -68 44 -80 28 -68 ; o_ c 0 0 20 13
part eyes = eyes own : eyeball gold -18 -26 12 ; eyeball gold 18 -26 12
part lines = pen k : k -18 -26 6 ; k 18 -26 6 ; l_ k 2 -10 8 0 12 10 8
part nose@fox,cat,bat = nose k : pompom ~ 0 -2 8
part chest@owl = nose c : pompom ~ 0 34 8
part fluff = belly w : rod tan 0 50 -2 84 8 ; rod tan -16 46 -20 80 8 ; rod tan 16 46 20 80 8
scene stand

* disc-saucer-alien | 4-5 6-8 9-12 | Space
extras machine: stick-on-gem, sequin, candy-wrapper, twist-tie, tinsel, dried-lentil
extras world Space: aluminum-foil, bottle-cap, bubble-wrap, craft-stick, crystal, duct-tape, egg-carton, flashlight, glass-gem, kitchen-sponge, modeling-clay, peg-doll, pebble, pipe-cleaner, pom-pom, sand, sequin, string-light
appeal 3
topics ufo, flying saucer, alien, aliens, spaceship, spacecraft, martian, martians, outer space, mars, cd craft, recycling, toy story, little green men
colors light green, purple, silver, yellow free
minutes 30 35 40
waits 30
mess low
heart disc: old-CD, paper-plate, plastic-lid, cake-board, vinyl-record = 1
heart dome: plastic-cup, paper-cup, yogurt-pot, plastic-bottle, egg-shaped-plastic-shell, coffee-pod, paper-bowl = 1
need alien: pom-pom, felt-ball, foam-ball, cotton-ball, cork, aluminum-foil, construction-paper = 1
nice eyes: googly-eye, sticker, bead = 3
nice feelers: pipe-cleaner, twist-tie, paper-straw, cotton-swab = 1
nice lights: sticker, button, bottle-cap, stick-on-gem, sequin, pom-pom = 8
nice legs: paper-straw, pipe-cleaner, craft-stick, cotton-swab = 3
nice line: string, fishing-line, yarn = 2 ft
join fix: glue, tape
tool pen: permanent-marker, marker when alien=construction-paper,cork,aluminum-foil
tool scissors: scissors
step window: cut dome scissors > dome by gtc
step alien: shape alien pen? scissors > alien by tcc
step eyes: glue eyes alien fix > eyes by ccc
step feelers: glue feelers alien scissors fix > feelers by tcc
step close: glue alien dome disc fix > disc by tcc
step lights: glue lights disc fix > lights by ccc
step legs: glue legs disc fix > legs by tcc
step dry: dry disc by ccc
step line: tie line dome > line by ttc
step fly: play disc by ccc
part line = line w : z_ ~ 2 0 -99 0 -70
part legs = legs c : z ~ 5 -40 40 -58 86 ; z ~ 5 40 40 58 86 ; z ~ 5 0 44 0 92
part disc = disc silver : o^ ~ 0 30 94 26 ; o_ ~+ 0 26 74 17 ; a_ light-blue 0 26 70 50 200 260 ; a_ pink 0 26 60 44 280 320
part dome = dome light-blue : b^ ~+ -46 24 -44 -28 -26 -64 0 -72 26 -64 44 -28 46 24 0 32 ; l_ w 4 -30 8 -28 -24 -16 -48
part alien = alien a : o^ ~ 0 -4 28 26 ; l_ k 3 -10 10 0 14 10 10
part feelers = feelers a : l ~ 4 -10 -26 -16 -40 -10 -50 ; l ~ 4 10 -26 16 -40 10 -50
part eyes = eyes own : e -14 -10 8 ; e 14 -10 8 ; e 0 -22 7
part lights = lights d : o^ ~ -82 28 6 6 ; o^ ~ -40 48 6 6 ; o^ ~ 8 53 6 6 ; o^ ~ 54 46 6 6 ; o^ b -62 40 6 6 ; o^ b -16 52 6 6 ; o^ b 32 51 6 6 ; o^ b 76 34 6 6
scene stand

* half-shell-turtle | 4-5 6-8 9-12 | Ocean, Animals
topics walnut, walnut craft, nutshell animals, shell animals, pond animals, small animals, tiny pet
near terrarium, rat
variant turtle | Ocean, Animals | green, light green, brown or brown, light green | turtle, turtles, sea turtle, tortoise, finding nemo, hatchlings
variant mouse | Animals, Farm | gray, pink, brown or white, brown, tan | mouse, mice, house mouse, field mouse
variant beetle | Bugs, Nature | red, black, brown or green, blue, purple, teal | beetle, ladybug, ladybird, bug, bugs
minutes 30 35 40
waits 60
mess low
heart shell: walnut-shell, seashell = 3
heart body: felt, craft-foam, construction-paper, cardstock = 1 sheet
nice coat: paint, acrylic-paint, paint-marker, marker, permanent-marker = 1 color
nice eyes: googly-eye, bead, sticker = 6
nice beach: cardstock, moss, leaf, sand = 1
join fix: glue
tool brush: paintbrush, cotton-swab when coat=paint,acrylic-paint
tool pen: permanent-marker, marker
tool scissors: scissors
step paint: paint coat shell brush? > shell-t shell-m shell-b by tcc
step trace: draw pen body by tcc
step cut: cut body scissors > body-t body-m body-b shell-t shell-m shell-b by tcc
step glue: glue shell body fix by tcc
step eyes: glue eyes body fix > eyes by ccc
step face: draw pen body > marks spots whiskers by ccc
step dry: dry shell by ccc
step beach: arrange beach > beach by ccc
step race: play shell by ccc
part beach = beach tan : q_ ~ 10 -98 -84 98 -84 98 92 -98 92
part body-t@turtle = body a : o^ ~ -90.5 -28.6 11.4 9.4 ; b^ ~ -75.9 -19.2 -86.3 -8.8 -79 -2.6 -67.6 -13 ; b^ ~ -28.1 -19.2 -17.7 -8.8 -25 -2.6 -36.4 -13 ; b^ ~ -72.8 -40 -82.2 -50.4 -74.9 -54.6 -65.5 -45.2 ; b^ ~ -31.2 -40 -21.8 -50.4 -29.1 -54.6 -38.5 -45.2 ; p^ ~ -20.8 -27.5 -6.2 -23.4 -19.8 -20.2 ; o^ ~ 16 -19.9 10.1 8.3 ; b^ ~ 28.8 -11.6 19.6 -2.4 26.1 3.1 36.2 -6.1 ; b^ ~ 71.2 -11.6 80.4 -2.4 73.9 3.1 63.8 -6.1 ; b^ ~ 31.6 -30 23.3 -39.2 29.8 -42.9 38 -34.6 ; b^ ~ 68.4 -30 76.7 -39.2 70.2 -42.9 62 -34.6 ; p^ ~ 77.6 -19 90.5 -15.3 78.5 -12.5 ; o^ ~ -37 57 11 9 ; b^ ~ -23 66 -33 76 -26 82 -15 72 ; b^ ~ 23 66 33 76 26 82 15 72 ; b^ ~ -20 46 -29 36 -22 32 -13 41 ; b^ ~ 20 46 29 36 22 32 13 41 ; p^ ~ 30 58 44 62 31 65
part body-m@mouse = body a : o^ b -83.2 -42.1 8.3 8.3 ; o^ b -80.1 -17.1 8.3 8.3 ; p^ ~ -75.9 -40 -101.9 -27.5 -75.9 -15 ; l ~ 2.6 -21.8 -27.5 -10.4 -32.7 -1 -24.4 ; o^ b 22.4 -31.8 7.4 7.4 ; o^ b 25.2 -9.8 7.4 7.4 ; p^ ~ 28.8 -30 5.8 -19 28.8 -7.9 ; l ~ 2.3 76.7 -19 86.8 -23.6 95.1 -16.2 ; o^ b -30 44 8 8 ; o^ b -27 68 8 8 ; p^ ~ -23 46 -48 58 -23 70 ; l ~ 2.5 29 58 40 53 49 61
part body-b@beetle = body b : o^ ~ -86.3 -28.6 11.4 10.4 ; l ~ 2.6 -67.6 -10.9 -72.8 -0.5 ; l ~ 2.6 -52 -8.8 -52 2.6 ; l ~ 2.6 -36.4 -10.9 -31.2 -0.5 ; l ~ 2.6 -67.6 -45.2 -72.8 -55.6 ; l ~ 2.6 -52 -47.3 -52 -58.7 ; l ~ 2.6 -36.4 -45.2 -31.2 -55.6 ; o^ ~ 19.6 -19.9 10.1 9.2 ; l ~ 2.3 36.2 -4.2 31.6 5 ; l ~ 2.3 50 -2.4 50 7.7 ; l ~ 2.3 63.8 -4.2 68.4 5 ; l ~ 2.3 36.2 -34.6 31.6 -43.8 ; l ~ 2.3 50 -36.4 50 -46.6 ; l ~ 2.3 63.8 -34.6 68.4 -43.8 ; o^ ~ -33 57 11 10 ; l ~ 2.5 -15 74 -20 84 ; l ~ 2.5 0 76 0 87 ; l ~ 2.5 15 74 20 84 ; l ~ 2.5 -15 41 -20 31 ; l ~ 2.5 0 39 0 28 ; l ~ 2.5 15 41 20 31
part shell-t@turtle = shell brown paint paint c : o^ ~ -49.9 -29.6 32.2 23.9 ; z_ ~-- 2 -35.1 -29.6 -42.5 -19.3 -57.3 -19.3 -64.7 -29.6 -57.3 -39.9 -42.5 -39.9 -35.1 -29.6 ; z_ ~-- 2 -35.1 -29.6 -20.9 -29.6 ; z_ ~-- 2 -42.5 -19.3 -35.4 -11 ; z_ ~-- 2 -57.3 -19.3 -64.4 -11 ; z_ ~-- 2 -64.7 -29.6 -78.9 -29.6 ; z_ ~-- 2 -57.3 -39.9 -64.4 -48.2 ; z_ ~-- 2 -42.5 -39.9 -35.4 -48.2 ; o^ ~ 51.8 -20.8 28.5 21.2 ; z_ ~-- 2 64.9 -20.8 58.4 -11.6 45.2 -11.6 38.7 -20.8 45.2 -30 58.4 -30 64.9 -20.8 ; z_ ~-- 2 64.9 -20.8 77.5 -20.8 ; z_ ~-- 2 58.4 -11.6 64.6 -4.3 ; z_ ~-- 2 45.2 -11.6 39 -4.3 ; z_ ~-- 2 38.7 -20.8 26.1 -20.8 ; z_ ~-- 2 45.2 -30 39 -37.3 ; z_ ~-- 2 58.4 -30 64.6 -37.3 ; o^ ~ 2 56 31 23 ; z_ ~-- 2 16.3 56 9.1 66 -5.1 66 -12.3 56 -5.1 46 9.1 46 16.3 56 ; z_ ~-- 2 16.3 56 29.9 56 ; z_ ~-- 2 9.1 66 16 73.9 ; z_ ~-- 2 -5.1 66 -11.9 73.9 ; z_ ~-- 2 -12.3 56 -25.9 56 ; z_ ~-- 2 -5.1 46 -12 38.1 ; z_ ~-- 2 9.1 46 16 38.1
part shell-m@mouse = shell brown paint paint a : o^ ~ -49.9 -29.6 32.2 23.9 ; z_ ~-- 2 -80.5 -29.6 -19.3 -29.6 ; l_ ~- 1.6 -69.2 -43.9 -53.1 -40.4 -33.8 -43.9 ; l_ ~- 1.6 -69.2 -17.7 -49.9 -15.3 -32.2 -18.8 ; o^ ~ 51.8 -20.8 28.5 21.2 ; z_ ~-- 2 24.7 -20.8 78.9 -20.8 ; l_ ~- 1.6 34.7 -33.5 48.9 -30.3 66 -33.5 ; l_ ~- 1.6 34.7 -10.2 51.8 -8.1 67.5 -11.3 ; o^ ~ 2 56 31 23 ; z_ ~-- 2 -27.4 56 31.4 56 ; l_ ~- 1.6 -16.6 42.2 -1.1 45.6 17.5 42.2 ; l_ ~- 1.6 -16.6 67.5 2 69.8 19.1 66.3
part shell-b@beetle = shell brown paint paint a : o^ ~ -49.9 -29.6 32.2 23.9 ; z_ ~-- 2 -80.5 -29.6 -19.3 -29.6 ; l_ ~- 1.6 -69.2 -43.9 -53.1 -40.4 -33.8 -43.9 ; l_ ~- 1.6 -69.2 -17.7 -49.9 -15.3 -32.2 -18.8 ; o^ ~ 51.8 -20.8 28.5 21.2 ; z_ ~-- 2 24.7 -20.8 78.9 -20.8 ; l_ ~- 1.6 34.7 -33.5 48.9 -30.3 66 -33.5 ; l_ ~- 1.6 34.7 -10.2 51.8 -8.1 67.5 -11.3 ; o^ ~ 2 56 31 23 ; z_ ~-- 2 -27.4 56 31.4 56 ; l_ ~- 1.6 -16.6 42.2 -1.1 45.6 17.5 42.2 ; l_ ~- 1.6 -16.6 67.5 2 69.8 19.1 66.3
part spots@beetle = pen k : d_ k 3.4 -66 -41.5 -49.9 -42.7 -33.8 -41.5 -66 -17.7 -49.9 -16.5 -33.8 -17.7 37.5 -31.4 51.8 -32.5 66 -31.4 37.5 -10.2 51.8 -9.1 66 -10.2 -13.5 44.5 2 43.4 17.5 44.5 -13.5 67.5 2 68.7 17.5 67.5
part whiskers@mouse = pen k : d_ k 2.6 -98 -27.5 8 -19 -45 58
part marks = pen k : o_ k -95.7 -31.7 2.1 2.1 ; o_ k -95.7 -24.4 2.1 2.1 ; o_ k 11.4 -22.6 1.8 1.8 ; o_ k 11.4 -16.2 1.8 1.8 ; o_ k -42 54 2 2 ; o_ k -42 61 2 2
part eyes = eyes own : e -93.6 -33.2 3.6 ; e -93.6 -23.4 3.6 ; e 13.2 -24 3.2 ; e 13.2 -15.3 3.2 ; e -40 52.5 3.5 ; e -40 62 3.5
scene lay

* winding-stem-beanstalk | 4-5 6-8 9-12 | Fairy Tales, Nature
extras world Fairy Tales: dried-bean, egg-shaped-plastic-shell, crinkle-paper, stone, marble, flashlight, milk-carton
appeal 1
topics jack and the beanstalk, beanstalk, jack, giant, magic beans, fairy tale, once upon a time, english fairy tale, storytelling
near golden egg
colors green, white, red
minutes 35 40 45
mess low
heart stalk: pipe-cleaner, craft-wire, yarn, paper-straw, crepe-paper, stick, cotton-cord = 4
heart pot: paper-cup, plastic-cup, yogurt-pot, terracotta-pot, egg-carton, can = 1
need leaves: construction-paper, felt, tissue-paper, paper, craft-foam, fake-leaf, leaf = 1 sheet
need cloud: cotton-ball, pillow-stuffing, cotton-pad, tissue, paper = 1 handful
need jack: craft-stick, clothespin, cork, cardstock, construction-paper, paper = 1
nice line: string, yarn, fishing-line = 18 in
nice fill: soil, dried-bean, pebble, stone, newspaper, rice = handful
nice gold: metallic-paper, sticker, candy-wrapper, bead = 1
join fix: tape, glue
tool pen: marker, colored-pencil
tool scissors: scissors
step twist: shape stalk > stalk by tcc
step leaves: cut leaves scissors by tcc
step fix: glue leaves stalk fix > leaves by ccc
step pot: poke stalk pot scissors fix > pot by gtc
step fill: fill fill pot > fill by ccc
step cloud: glue cloud stalk fix > cloud by ccc
step gold: decorate gold cloud > gold by ccc
step jack: draw pen jack scissors > jack by tcc
step line: tie line jack cloud fix > line by ttc
step climb: play jack stalk by ccc
part line = line w : z_ ~ 2 30 -60 30 20
part stalk = stalk a : l ~ 9 0 60 -18 40 14 20 -16 -4 14 -26 -10 -46 4 -66 ; l ~ 6 0 60 16 40 -14 18 16 -6 -12 -26 12 -46 -2 -66
part leaves = leaves a : j^ ~+ -12 44 -44 34 9 ; j^ ~ 12 40 44 28 9 ; j^ ~+ -12 22 -46 10 9 ; j^ ~ 12 16 46 4 9 ; j^ ~+ -10 0 -44 -12 9 ; j^ ~ 10 -6 44 -18 9 ; j^ ~+ -10 -22 -42 -34 8 ; j^ ~ 10 -28 40 -40 8 ; j^ ~+ -8 -42 -34 -54 7 ; j^ ~ 8 -46 32 -58 7
part pot = pot c : cupdown ~ 0 54 62 42
part fill = fill brown : y_ ~ 0 54 26 6 8 .2
part cloud = cloud w : y^ ~ 0 -78 62 20 9 .3
part gold = gold gold : o^ ~ -26 -90 8 10
part jack = jack own : r^ ~ 30 34 13 56 6 ; o_ tan 30 16 6 6 ; k 28 15 1 ; k 32 15 1 ; r_ brown 30 9 12 4 2 ; r_ red 30 36 13 20 2 ; r_ blue 30 54 13 14 2
scene stand

* paper-plane-squadron | 4-5 6-8 9-12 13+ | Transportation, Sports
appeal 3
topics paper airplane, paper airplanes, paper plane, airplane, airplanes, plane, planes, jet, pilot, flying, aviation, airport, air show, wright brothers, glider, origami, science experiment, stem, rainy day, contest, boredom
colors red, blue, yellow free
minutes 20 25 30 35
mess low
heart paper: paper, construction-paper, origami-paper, magazine, wrapping-paper, newspaper, graph-paper, map = 3 sheet
nice clip: paper-clip = 3
nice color: marker, crayon, colored-pencil, sticker = 3 color
need tape: tape, masking-tape, washi-tape = 1 roll
nice ruler: ruler
nice target: paper-plate, cardboard-box, hair-tie, string, bucket = 1
tool scissors: scissors when target=paper-plate
step half: fold paper by tccc
step nose: fold paper by tccc
step wings: fold paper > planes by tccc
step tape: tape paper tape by tccc
step color: color color paper > marks by cccc
step clip: build clip paper > clips by cccc
step fly: test paper by cccc
step tune: fold paper by tccc
step target: prepare target scissors? > target by tccc
step match: play paper ruler? by cccc
part target = target b : o_ w 0 84 60 12 ; o_ g 0 84 42 7
part planes = paper a : p^ ~ -96 -30 20 -78 -30 -20 ; p^ ~- -96 -30 -30 -20 -46 0 ; p^ ~+ -96 -30 -46 0 -56 -2 ; p^ b -20 20 96 -24 44 34 ; p^ b- -20 20 44 34 30 52 ; p^ b+ -20 20 30 52 18 46 ; p^ c -86 56 -6 30 -40 66 ; p^ c- -86 56 -40 66 -50 80
part marks = color k : s_ ~ -22 -50 5 8 3 ; z_ ~ 3 20 16 50 4 ; z_ ~ 3 28 24 58 12
part clips = clip silver : l ~ 2.5 -70 -20 -60 -10 -64 -8 -72 -16 ; l ~ 2.5 6 34 16 44 12 46 4 38 ; l ~ 2.5 -54 62 -44 72 -48 74 -56 66
scene lay

* safari-twin-tubes | 4-5 6-8 9-12 | Jungle, Nature
extras worn: leaf, sticker, letter-bead, patch, wooden-craft-shape, charm
topics binoculars, safari, explorer, explorers, jungle explorer, rainforest, rain forest, zoo, bird watching, birdwatching, nature walk, adventure, field guide, expedition, spy, spies, detective, camping, park ranger, scouts, pretend play
near dora, treasure hunt
colors green, brown, yellow, orange
minutes 30 35 40
waits 30
mess some
heart tubes: cardboard-tube = 2
heart strap: string, yarn, ribbon, cotton-cord, shoelace, rope = 2 ft
need coat: paint, acrylic-paint, construction-paper, marker, crayon, duct-tape, washi-tape, felt, tissue-paper = 2 color
nice leaves: leaf, fake-leaf, moss, feather, sticker = 6
nice lens: cellophane, plastic-wrap = 2
nice book: paper, index-card, notebook = 4
join fix: glue when leaves!=sticker; coat=tissue-paper,construction-paper,felt
tool tape: tape, masking-tape
tool brush: paintbrush, kitchen-sponge, sponge-brush when coat=paint,acrylic-paint
tool punch: hole-punch, pencil
nice pen: pencil, marker
tool scissors: scissors when coat=construction-paper,duct-tape,washi-tape,felt; lens
step coat: decorate coat tubes brush? scissors? fix? > tubes by tcc
step lens: tape lens tubes tape scissors > lens by tcc
step join: tape tubes tape by tcc
step leaves: glue leaves tubes fix > leaves by ccc
step holes: poke tubes punch by ggt
step strap: tie strap tubes > strap by ttc
step book: prepare book pen? > book by tcc
step watch: play tubes by ccc
part strap = strap c : l ~ 6 -72 -44 -86 -80 -40 -98 40 -98 86 -80 72 -44
part book = book w : r^ ~ 72 74 44 50 3 8 ; z_ ~-- 2 58 62 84 66 ; z_ ~-- 2 56 74 84 78 ; z_ ~-- 2 55 86 80 90
part tubes = tubes own paint coat a : q^ ~ 5 -78 -52 -14 -52 -8 62 -84 62 ; q^ ~ 5 14 -52 78 -52 84 62 8 62 ; o^ ~+ -46 -52 32 10 ; o^ ~+ 46 -52 32 10 ; o_ umber -46 -52 24 6 ; o_ umber 46 -52 24 6 ; b_ b -70 -24 -50 -32 -34 -16 -54 -6 ; b_ b 30 10 56 2 70 18 46 28 ; b_ b -66 30 -42 24 -28 40 -52 50 ; r^ brown 0 8 22 26 4
part lens = lens light-blue : o_ ~ -46 -52 24 6 ; o_ ~ 46 -52 24 6
part leaves = leaves green : leaf ~ -16 44 -44 30 9 ; leaf ~- 18 -24 46 -40 9 ; leaf ~ 60 52 78 34 8 ; leaf ~- -72 2 -50 -14 8 ; leaf ~ 22 44 44 30 8 ; leaf ~- -30 -20 -16 -40 8
scene stand

* box-bus-on-wheels | 4-5 6-8 9-12 | Transportation
extras world Transportation: masking-tape, newspaper, toy-car, paper-strip, button, pipe-cleaner, toy-tree, construction-paper, duct-tape, cardboard-box, modeling-clay, toy-brick
extras machine: sticker, bread-tag, masking-tape, washi-tape, cardboard-letter, bell, egg-carton, candy-wrapper, buckle, craft-foam, bottle-cap, paper-straw, cellophane
appeal 3
topics tissue box car, box car, vehicles, wheels, wheels on the bus, drivers, cars and trucks
near traffic, city
variant bus | Transportation | yellow, black, red | school bus, bus, bus driver, back to school, first day of school, city bus
variant fire-engine | Transportation | red, gray, white | fire truck, fire engine, firefighter, fire station, community helpers
variant train | Transportation | blue, red, white | train, train driver, engine, railroad, subway
minutes 45 50 55
waits 30
mess some
heart box: tissue-box, shoebox, small-box, cereal-box, milk-carton = 1
heart wheels: paper-plate, plastic-lid, cardboard, bottle-cap, cardstock, old-CD, metal-lid = 4
need paint: paint, acrylic-paint, duct-tape = 1 color
need windows: construction-paper, paper, cardstock, aluminum-foil, sticky-note = 1 sheet
nice pins: paper-fastener, pipe-cleaner, wooden-skewer, paper-straw = 4
nice lights: button, bottle-cap, sticker, pom-pom = 4
nice riders: googly-eye, sticker = 8
nice ladder: craft-stick, paper-straw = 4
join fix: glue, tape
tool brush: paintbrush, sponge-brush when paint=paint,acrylic-paint
tool pen: marker
tool poke: pencil
tool scissors: scissors
home cup when wheels=paper-plate,cardboard,cardstock
step paint: decorate paint box brush? scissors? > box by ccc
step wheels: prepare wheels scissors? pen cup? by tcc
step windows: cut windows scissors pen by tcc
step people: glue windows box riders? fix > windows by ccc
step poke: poke box wheels poke by ggt
step mount: build wheels box pins? fix? > wheels by ttc
step lights: glue lights box fix > lights by ccc
step ladder: glue ladder box fix > ladder by tcc
step sign: draw pen box > sign by ccc
step drive: play box by ccc
part box = box own paint paint a : r^ ~ 0 4 180 96 6 ; r_ ~- 0 44 180 8 2 ; p_ ~- 90 -44 99 -34 99 46 90 52
part windows = windows light-blue : r^ ~ -62 -12 34 34 3 ; r^ ~ -20 -12 34 34 3 ; r^ ~ 22 -12 34 34 3 ; r^ ~ 64 -8 30 42 3 ; o_ tan -62 -6 9 ; o_ brown -20 -6 9 ; o_ tan 22 -6 9 ; k -65 -8 1.6 ; k -59 -8 1.6 ; k -23 -8 1.6 ; k -17 -8 1.6 ; k 19 -8 1.6 ; k 25 -8 1.6
part wheels = wheels k : o^ k -52 58 24 ; o_ gray -52 58 12 ; o_ gold -52 58 4 ; o^ k 52 58 24 ; o_ gray 52 58 12 ; o_ gold 52 58 4
part lights = lights c : o^ ~ 86 22 7 7 ; o^ ~ 86 38 7 7 ; o^ ~ -86 22 7 7 ; o^ ~ -86 38 7 7
part ladder = ladder wood : z^ ~ 5 -70 -47 50 -47 ; z^ ~ 5 -70 -59 50 -59 ; z^ ~ 4 -40 -62 -40 -45 ; z^ ~ 4 20 -62 20 -45
part sign = pen k : z_ ~ 4 -80 24 78 24 ; z_ ~ 4 -80 32 78 32
scene stand

* card-loom-meadow | 6-8 9-12 13+ | Nature, Seasons
extras hanging: wool-roving, lavender, yarn, ribbon-rose
topics weaving, cardboard loom, cardboard weaving, loom, woven, yarn weaving, learn to weave, tapestry, wall hanging, landscape, sunset, fiber art, coaster, slow craft, doll rug
near quiet time
colors green, light blue, yellow, white
minutes 60 75 90
mess low
heart loom: cardboard, cereal-box, pizza-box, foam-board, cake-board = 1 piece
heart yarn: yarn, ribbon, fabric-scrap, cotton-cord, raffia, string, old-t-shirt = 15 yd
nice needle: needle, crochet-hook, bobby-pin, paper-clip
nice finds: feather, grass, leaf, stick, hay, lavender, driftwood = handful
nice rod: stick, dowel, chopstick, driftwood = 1
need tape: tape, masking-tape = 1 roll
tool ruler: ruler
tool pen: pencil
tool scissors: scissors
step notch: cut loom ruler pen scissors by tcc
step warp: build yarn loom tape > warp by tcc
step start: weave yarn loom needle? by tcc
step land: weave yarn loom scissors > land by ccc
step sky: weave yarn loom > sky by ccc
step finds: weave finds loom > finds by ccc
step tuck: prepare yarn loom by ccc
step off: cut yarn loom scissors by tcc
step hang: tie yarn rod > rod by ttc
part warp = yarn w : z_ ~ 2 -58 -92 -58 99 ; z_ ~ 2 -45 -92 -45 99 ; z_ ~ 2 -32 -92 -32 99 ; z_ ~ 2 -19 -92 -19 99 ; z_ ~ 2 -6 -92 -6 99 ; z_ ~ 2 7 -92 7 99 ; z_ ~ 2 20 -92 20 99 ; z_ ~ 2 33 -92 33 99 ; z_ ~ 2 46 -92 46 99 ; z_ ~ 2 58 -92 58 99
part land = yarn a : r^ ~ 0 58 124 46 5 ; l_ ~- 3 -60 46 -30 50 0 46 30 50 60 46 ; l_ ~- 3 -60 60 -30 64 0 60 30 64 60 60 ; l_ ~- 3 -60 72 -30 76 0 72 30 76 60 72
part sky = yarn b : r^ ~ 0 -22 124 114 5 ; l_ ~- 3 -60 -64 -30 -60 0 -64 30 -60 60 -64 ; l_ ~- 3 -60 -46 -30 -42 0 -46 30 -42 60 -46 ; l_ ~- 3 -60 -28 -30 -24 0 -28 30 -24 60 -28 ; l_ ~- 3 -60 -8 -30 -4 0 -8 30 -4 60 -8 ; l_ ~- 3 -60 14 -30 18 0 14 30 18 60 14 ; l_ w 9 -10 -52 10 -56 34 -52 ; l_ w 7 -46 -20 -30 -24 -12 -20
part finds = finds own : rod ~ -40 62 -34 30 7 ; rod ~ -10 66 -4 34 7 ; rod ~ 26 62 34 28 7
part rod = rod wood : stick ~ -90 -92 90 -92 7
scene hang

* felt-topping-pizza | 4-5 6-8 9-12 | Food
extras world Food: apron, bandana, bell, button, cardstock, coin, graph-paper, index-card, notebook, paper-cup, paper-napkin, pizza-box, price-tag
appeal 3
topics pizza, pizzeria, pizza party, pizza night, play food, pretend food, felt food, play kitchen, italy, italian, restaurant, delivery, cafe, shop, gift for a little brother, gift for a little sister
near cook
colors tan, red, cream, green
minutes 40 45 50
waits 30
mess low
heart dough: felt, craft-foam, foam-sheet-scrap, fabric-scrap = 4 sheet
nice box: pizza-box, cardboard-box, cereal-box, cake-board, paper-plate, cardboard = 1
nice olives: button, bottle-cap, felt-ball, pom-pom = 6
nice cheese: yarn, crinkle-paper, ribbon = 6 ft
nice herbs: ribbon, fake-leaf, pipe-cleaner = 1 scrap
join fix: glue
tool pen: marker
tool scissors: scissors
home plate
step crust: draw plate pen dough scissors > crust by tcc
step sauce: cut dough scissors fix > sauce by tcc
step slices: cut dough scissors > slices by gtc
step toppings: cut dough scissors > toppings by tcc
step cheese: cut cheese scissors > cheese by tcc
step olives: arrange olives dough > olives by ccc
step herbs: cut herbs scissors > herbs by tcc
step box: draw pen box > box by ccc
step serve: play dough by ccc
part box = box kraft : ground ~ 0 6 186 180 ; r_ ~- 0 6 174 168 3
part crust = dough a : o^ ~ 0 6 80 ; o_ ~- 0 6 74
part sauce = dough b : y^ ~ 0 6 68 68 14 .06
part slices = dough b : z_ w 2.5 -80 6 80 6 ; z_ w 2.5 -40 -63 40 75 ; z_ w 2.5 40 -63 -40 75
part cheese = cheese c : l ~ 4 -40 -10 -30 -16 -20 -8 ; l ~ 4 20 -30 30 -24 26 -14 ; l ~ 4 30 30 40 24 48 32 ; l ~ 4 -30 36 -22 44 -30 52
part toppings = dough c : o^ red- -40 -16 8 8 ; o^ red- -14 -40 8 8 ; o^ red- 20 -42 8 8 ; o^ red- 44 -18 8 8 ; o^ red- 46 26 8 8 ; o^ red- 26 52 8 8 ; o^ red- -8 60 8 8 ; o^ red- -40 40 8 8 ; o^ red- -54 14 8 8 ; o^ red- -14 -8 8 8 ; o^ red- 18 -10 8 8 ; o^ red- 6 28 8 8 ; r ~ -24 22 4 9 1 ; a^ ~ -24 20 8 0 180 360 ; r ~ 32 17 4 9 1 ; a^ ~ 32 15 8 0 180 360 ; r ~ -2 -54 4 9 1 ; a^ ~ -2 -56 8 0 180 360 ; a^ green -34 -34 7 4 0 360 ; a^ green 30 -22 7 4 0 360 ; a^ green -10 40 7 4 0 360
part olives = olives k : o^ ~ -28 -28 5 5 ; o^ ~ 4 -26 5 5 ; o^ ~ 34 -2 5 5 ; o^ ~ 12 44 5 5 ; o^ ~ -26 54 5 5 ; o^ ~ -46 28 5 5
part herbs = herbs d : j^ ~ -2 -24 12 -36 5 ; j^ ~ 20 4 34 -4 5 ; j^ ~ -20 4 -34 -2 5
scene lay

* fringed-cone-tree | 4-5 6-8 9-12 | Seasons
extras party: tinsel, pine-branch, pinecone, stick-on-gem, tulle, candy-wrapper
extras world Seasons: wrapping-paper, wood-slice, pinecone, cinnamon-stick, toy-animal, milk-carton, LED-tea-light
appeal 3
topics christmas, christmas tree, xmas, christmas eve, christmas ornament, christmas decorations, fir tree, advent, winter, december, table decoration, forest in winter
near santa
colors green, gold, red
minutes 30 35 40
waits 30
mess low
heart trunk: cardboard-tube, paper-cup, spool, cork = 1
heart green: construction-paper, cardstock, tissue-paper, crepe-paper, felt, wrapping-paper = 2 sheet
nice balls: pom-pom, bead, button, felt-ball = 12
nice twinkle: sticker, sequin, confetti, stick-on-gem = 12
nice chain: yarn, ribbon, string, tinsel, ric-rac = 3 ft
need star: construction-paper, cardstock, metallic-paper, aluminum-foil = 1 scrap
nice snow: cotton-ball, glitter-glue, salt = handful
join fix: glue, tape
home bowl
tool pen: pencil, marker
tool scissors: scissors
step cone: cut bowl pen green scissors fix > cone by tcc
step strips: cut green scissors by tcc
step fringe: glue green fix > fringe by ccc
step trunk: build trunk green fix > trunk by tcc
step star: cut star pen scissors fix > star by tcc
step chain: decorate chain green fix > chain by ccc
step balls: glue balls green fix > balls by ccc
step twinkle: decorate twinkle green fix > twinkle by ccc
step snow: decorate snow green fix > snow by ccc
step light: play green by ccc
part trunk = trunk own : tube ~ 0 62 36 34
part cone = green a : p^ ~ 0 -84 62 70 -62 70
part fringe = green a : v^ ~- -62 66 62 66 10 12 ; v^ ~ -52 40 52 40 9 12 ; v^ ~- -42 14 42 14 7 12 ; v^ ~ -31 -12 31 -12 6 12 ; v^ ~- -21 -38 21 -38 4 12
part chain = chain b : l_ ~ 4 -20 -40 0 -34 20 -42 ; l_ ~ 4 -34 -8 0 4 36 -12 ; l_ ~ 4 -50 30 0 44 52 26
part balls = balls c : o^ ~ -10 -42 6 6 ; o^ ~ 10 -14 6 6 ; o^ ~ -20 -2 6 6 ; o^ ~ 24 16 6 6 ; o^ ~ -6 24 6 6 ; o^ ~ -40 46 6 6 ; o^ ~ 16 52 6 6 ; o^ b 8 -32 6 6 ; o^ b -12 10 6 6 ; o^ b -28 28 6 6 ; o^ b 34 40 6 6 ; o^ b 46 60 6 6
part twinkle = twinkle b : bits own 0.85 -2 -58 -6 -26 16 -2 0 4 -24 14 12 32 34 28 -14 42 -46 62 -22 60 2 62 28 64
part snow = snow w : o_ ~ -46 60 6 ; o_ ~ 48 58 6 ; o_ ~ -30 12 5 ; o_ ~ 34 14 5 ; o_ ~ 0 -60 5
part star = star b : s^ ~ 0 -84 5 18 8
scene stand

* finger-deck-and-ramp | 6-8 9-12 13+ | Sports
extras world Sports: wood-scrap, wooden-block, hardcover-book, magazine, board-game-piece, paper-cup, index-card, LED-light, flashlight
appeal 3
topics skateboarding, skateboard, skateboards, skater, skate park, skatepark, fingerboard, finger skateboard, tech deck, half pipe, tricks, tony hawk, extreme sports
near snowboarding, surfing, scooter
colors black, red, yellow
minutes 45 50 60
waits 60
mess some
heart deck: craft-stick, cardboard, wood-scrap, cereal-box = 2
heart wheels: bead, wooden-bead, button, bottle-cap, toy-wheel = 4
need axle: toothpick, wooden-skewer, cotton-swab, pipe-cleaner, paper-clip = 2
need truck: paper-straw, plastic-straw, cork = 1
nice grip: sandpaper, felt, washi-tape, electrical-tape = 1 scrap
nice paint: paint, acrylic-paint, marker, paint-marker, permanent-marker, sticker = 2 color
need ramp: cardboard, cereal-box, cardboard-box, folder, shoebox = 1 piece
join fix: glue
tool tape: tape, masking-tape
tool brush: paintbrush when paint=paint,acrylic-paint
tool scissors: scissors
home pencil
step shape: build deck scissors? pencil fix > deck by tcc
step paint: decorate paint deck brush? > paint by ccc
step grip: glue grip deck scissors fix > grip by tcc
step trucks: glue truck deck scissors fix > trucks by tcc
step dry: dry deck fix by ccc
step axles: build axle wheels truck scissors > wheels by tcc
step test: test deck by ccc
step ramp: fold ramp tape scissors > ramp by tcc
step tricks: play deck ramp by ccc
part ramp = ramp kraft : b^ ~ -99 90 -98 0 -80 40 -50 66 -10 80 40 84 96 84 96 94 -90 94 ; l_ ~- 4 -98 0 -80 40 -50 66 -10 80 40 84 96 84
part trucks = truck w : r^ ~ -18 24 14 12 4 -18 ; r^ ~ 48 2 14 12 4 -18
part deck = deck wood : q^ ~ 7 -62 14 -46 22 66 -16 82 -34 76 -38 62 -28 -48 8 -58 4
part paint = paint b : z_ ~ 6 -30 10 44 -14 ; s_ c 12 -2 5 8 4
part grip = grip k : z_ ~ 5 -44 8 60 -26
part wheels = wheels b : o^ ~ -14 38 12 ; o_ w -14 38 4 ; o^ ~ 52 16 12 ; o_ w 52 16 4
scene stand

* slotted-disc-braid | 6-8 9-12 13+ | -
extras jewelry: charm, bell
appeal 3
topics friendship, friendship bracelet, friendship bracelets, best friends, best friend, best friends forever, bff, friends, bracelet, bracelets, kumihimo, braiding, japan, japanese braid, summer camp, camp, sleepover, key chain, key ring, bag charm, gift for a friend, jewelry
near shoelace
colors teal, pink, yellow free
minutes 60 60 60
mess low
heart strands: embroidery-floss, yarn, string, plastic-lacing = 7 yd
heart disc: braiding-disk, cardboard, cereal-box, foam-board, craft-foam, cardstock, plastic-lid, coaster, cake-board = 1
nice beads: bead, letter-bead, wooden-bead, charm = 3
nice ring: key-ring, button, curtain-ring = 1
need tape: tape, masking-tape, washi-tape = 1 roll
home cup when disc!=braiding-disk
tool pen: pencil, marker when disc!=braiding-disk
tool scissors: scissors
step disc: draw cup pen disc by ccc
step slots: cut disc scissors pen > disc by tcc
step strands: cut strands scissors by ccc
step load: build strands disc tape > strands by tcc
step move: weave strands disc by ccc
step turn: weave strands disc by ccc
step go: weave strands disc > braid by ccc
step beads: thread beads strands > beads by tcc
step end: tie strands scissors ring? > ring by tcc
step wear: play strands by ccc
part disc = disc kraft : o^ ~ 0 -24 74 ; o_ umber 0 -24 9 ; z_ w 4 0 -98 0 -78 ; z_ w 4 52 -76 40 -64 ; z_ w 4 74 -24 54 -24 ; z_ w 4 52 28 40 16 ; z_ w 4 0 50 0 30 ; z_ w 4 -52 28 -40 16 ; z_ w 4 -74 -24 -54 -24 ; z_ w 4 -52 -76 -40 -64
part strands = strands a : l ~ 4 0 -24 52 -76 66 -88 ; l b 4 0 -24 74 -24 96 -20 ; l c 4 0 -24 52 28 64 44 ; l ~ 4 0 -24 0 50 4 66 ; l b 4 0 -24 -52 28 -66 42 ; l c 4 0 -24 -74 -24 -96 -18 ; l ~ 4 0 -24 -52 -76 -66 -90
part braid = strands a : z ~ 11 -30 96 94 72 ; d_ b 4 -22 94 2 90 26 85 50 81 74 76 ; d_ c 4 -10 92 14 87 38 83 62 78 86 74
part beads = beads c : o^ ~ 0 90 8 ; o^ b 18 87 8 ; o^ ~ 36 83 8
part ring = ring silver : a^ ~ -38 97 11 7 0 360
scene lay

* painted-ring-shield | 4-5 6-8 9-12 | Superheroes
extras worn: stick-on-gem, glitter-glue, letter-bead
appeal 3
topics superhero shield, shield, hero, superhero, superheroes, captain america, marvel, avengers, super kids, costume, dress up, superhero party
colors red, blue, silver, white
minutes 35 40 45
waits 45
mess some
heart plate: paper-plate, cardboard, cake-board, pizza-box = 1
heart paint: paint, acrylic-paint, duct-tape, marker = 2 color
need star: aluminum-foil, metallic-paper, construction-paper, cardstock, felt = 1 sheet
need strap: ribbon, duct-tape, sewing-elastic, fabric-scrap, felt, cotton-cord, cardstock = 18 in
nice studs: bottle-cap, sticker, button, stick-on-gem = 8
join fix: glue, tape
tool tape: tape, duct-tape, masking-tape
tool brush: paintbrush, sponge-brush when paint=paint,acrylic-paint
tool pen: pencil
tool scissors: scissors
step rings: draw pen plate by tcc
step paint: color paint plate brush? scissors? > plate rings by ccc
step dry: dry plate by ccc
step star: cut star pen scissors > star by tcc
step glue: glue star plate fix by ccc
step studs: glue studs plate fix > studs by ccc
step strap: tape strap plate tape scissors by ttc
step vow: play plate by ccc
part plate = plate w : o^ ~ 0 0 92
part rings = paint a : o_ ~ 0 0 92 ; o_ w 0 0 74 ; o_ ~ 0 0 58 ; o_ b 0 0 42
part star = star c : s^ ~ 0 0 5 40 17
part studs = studs d : o^ ~ 0 -83 5 ; o^ ~ 59 -59 5 ; o^ ~ 83 0 5 ; o^ ~ 59 59 5 ; o^ ~ 0 83 5 ; o^ ~ -59 59 5 ; o^ ~ -83 0 5 ; o^ ~ -59 -59 5
scene lay

* doily-heart-valentine | 4-5 6-8 9-12 | -
extras card: bead, button, envelope, photo, pressed-flower, puzzle-piece, ribbon, ribbon-rose, sequin, stick-on-gem, washi-tape
topics valentine's day, valentines day, valentine’s day, valentine, valentines, valentine card, valentine party, galentine's day, love, heart, hearts, i love you, sweetheart, wedding, anniversary, february 14, february, friendship day
colors red, white, pink
minutes 25 30 35
waits 20
mess low
heart red: construction-paper, cardstock, wrapping-paper, metallic-paper = 2 sheet
heart lace: paper-doily, paper, tissue-paper, lace, cupcake-liner, coffee-filter, paper-napkin = 1
nice trim: sticker, sequin, button, stick-on-gem, confetti, pom-pom = 8
nice bow: ribbon, yarn, string, embroidery-floss = 10 in
nice arrow: craft-stick, paper-straw, pipe-cleaner, feather = 1
join fix: glue-stick, glue, tape
tool pen: marker, gel-pen, crayon, ballpoint-pen, pencil
tool scissors: scissors
step card: fold red > card by tcc
step heart: cut red scissors by tcc
step lace: glue lace red fix scissors? > lace by tcc
step put: glue red fix > heart by ccc
step spring: fold red fix > small by tcc
step trim: decorate trim red fix? > trim by ccc
step arrow: tape arrow red fix > arrow by tcc
step bow: tie bow red > bow by ttc
step words: draw pen red by ccc
step give: play red by ccc
part card = red a : r^ ~ 0 6 150 176 4 ; r_ ~- -72 6 8 176 2
part lace = lace w : y^ ~ 0 2 72 72 16 .12 ; d_ ~-- 3 0 -58 26 -52.1 46.9 -35.4 58.5 -11.4 58.5 15.4 46.9 39.4 26 56.1 0 62 -26 56.1 -46.9 39.4 -58.5 15.4 -58.5 -11.4 -46.9 -35.4 -26 -52.1
part heart = red c : h^ ~ 0 4 50
part small = red a : h^ ~ 0 0 22
part trim = trim c : bits own 1.4 -58 -70 58 -70 -58 82 58 82 -64 -36 64 -36 -64 52 64 52
part arrow = arrow wood : z^ ~ 5 -46 40 46 -30 ; p^ ~ 46 -30 32 -30 42 -16 ; z^ ~ 4 -46 40 -56 36 ; z^ ~ 4 -46 40 -46 50
part bow = bow c : p^ ~ -72 4 -92 -10 -92 18 ; p^ ~ -72 4 -52 -10 -52 18 ; o^ ~- -72 4 6
scene lay

* felt-eye-mask-of-a-hero | 4-5 6-8 9-12 | Superheroes
extras head: glitter-glue, stick-on-gem, felt-sticker
topics superhero mask, mask, masks, hero mask, superhero party, superhero birthday, costume, dress up, halloween, carnival, spider man, batman, batgirl, zorro, purim, secret identity
variant bolt | Superheroes | red, yellow, black | lightning, flash, fast
variant wings | Superheroes, Bugs | blue, silver, black | eagle, bird, butterfly, falcon
variant night | Superheroes, Animals | black, purple, silver | bat, batman, batgirl, catwoman, cat, night
minutes 35 40 50
waits 60
mess low
heart mask: felt, craft-foam, cardstock, denim, faux-fur, cardboard, construction-paper, paper-plate = 2 sheet
heart band: sewing-elastic, beading-elastic, ribbon, hair-tie, yarn, string, craft-stick = 16 in
need pattern: paper, cardboard, cereal-box, cardstock, newspaper = 1 sheet
nice shine: stick-on-gem, sequin, glitter-glue, sticker, fabric-paint, metallic-pen = handful
nice needle: needle
nice floss: embroidery-floss, yarn = 3 ft
join fix: glue
tool tape: tape, masking-tape
tool pen: pencil, marker
tool scissors: scissors
step draw: draw pen pattern scissors by tcc
step cut: cut mask pattern scissors > mask-b mask-w mask-n by gtc
step eyes: cut mask scissors by ggt
step sign: cut mask scissors fix > sign-b sign-w sign-n by tcc
step stitch: sew floss needle? mask > stitches by gtc
step shine: decorate shine mask fix > shine by ccc
step dry: dry mask by ccc
step band: tape band mask tape fix > band by gtt
step pose: play mask by ccc
part band = band k : l ~ 6 -86 -6 -98 -40 -60 -58 ; l ~ 6 86 -6 98 -40 60 -58
part mask-b@bolt = mask a : b^ ~ -94 -10 -84 -40 -40 -44 0 -28 40 -44 84 -40 94 -10 78 32 40 44 10 16 -10 16 -40 44 -78 32 ; o_ k -42 2 20 13 -8 ; o_ k 42 2 20 13 8
part mask-w@wings = mask a : b^ ~ -72 -12 -99 -60 -60 -52 -36 -40 0 -26 36 -40 60 -52 99 -60 72 -12 70 30 40 44 10 16 -10 16 -40 44 -70 30 ; o_ k -40 2 19 13 -8 ; o_ k 40 2 19 13 8
part mask-n@night = mask a : b^ ~ -90 -8 -76 -30 -72 -84 -40 -42 0 -32 40 -42 72 -84 76 -30 90 -8 76 30 40 42 10 14 -10 14 -40 42 -76 30 ; o_ w -42 2 20 13 -8 ; o_ w 42 2 20 13 8
part sign-b@bolt = mask b : p^ ~ 6 -60 -18 -28 -4 -28 -10 0 18 -36 4 -36
part sign-w@wings = mask b : j^ ~ -60 -26 -92 -50 8 ; j^ ~ 60 -26 92 -50 8 ; j^ ~ -50 -34 -70 -50 6 ; j^ ~ 50 -34 70 -50 6
part sign-n@night = mask b : b^ ~ 0 -20 -14 -30 -30 -22 -20 -14 -10 -16 0 -6 10 -16 20 -14 30 -22 14 -30
part stitches = floss w : stitch ~ -84 -20 -40 -36 6 ; stitch ~ 84 -20 40 -36 6 ; stitch ~ -70 26 -40 36 4 ; stitch ~ 70 26 40 36 4
part shine = shine b : o_ ~ -74 4 4 ; o_ ~ 74 4 4 ; o_ ~ -60 22 3 ; o_ ~ 60 22 3 ; o_ ~ -18 -20 3 ; o_ ~ 18 -20 3
scene lay

* crepe-crown-palm | 4-5 6-8 9-12 | Jungle, Nature
extras world Jungle: feather, acorn, wooden-bead, moss, tissue-paper, crinkle-paper, flower, candy-wrapper, felt-ball, plastic-tub, cupcake-liner, stone, breakfast-cereal, pom-pom, berry-basket, straw-hat, peg-doll
topics palm tree, palm, palms, palm trees, rain forest, rainforest, tropical, tropics, island, desert island, beach, hawaii, luau, monkey, coconut, coconuts, chicka chicka boom boom, madagascar, tiki, summer party
colors brown, green, tan
minutes 40 45 50
waits 45
mess some
heart trunk: cardboard-tube, newspaper, packing-paper, paper-bag, chip-can = 1
heart leaves: crepe-paper, tissue-paper, construction-paper, felt, wrapping-paper = 2 sheet
need bark: paint, acrylic-paint, packing-paper, marker, crayon = 1 color
nice nuts: newspaper, pom-pom, aluminum-foil, cork, felt-ball = 3
need foot: cardboard, paper-plate, egg-carton, plastic-lid = 1 piece
nice sand: sand, pebble, stone, seashell, colored-sand = handful
nice guest: toy-animal, pipe-cleaner = 1
join fix: glue
tool tape: tape, masking-tape
tool brush: paintbrush, sponge-brush when bark=paint,acrylic-paint
tool scissors: scissors
step trunk: prepare trunk scissors tape by tcc
step foot: tape trunk foot tape > foot trunk by tcc
step bark: color bark trunk brush? fix? scissors? by tcc
step leaves: cut leaves scissors by tcc
step crown: glue leaves trunk fix > leaves by tcc
step nuts: shape nuts tape fix > nuts by ccc
step sand: glue sand foot fix > sand by ccc
step guest: arrange guest trunk > guest by ccc
step play: play trunk by ccc
part foot = foot tan : o^ ~ 0 88 70 10
part sand = sand own : o_ tan 0 86 62 8 ; bits own 0.8 -36 84 34 86
part trunk = trunk own paint bark a : t^ ~ -6 88 17 2 20 13 -4 -36 11 ; l_ ~- 3 -20 70 -4 74 10 70 ; l_ ~- 3 -16 48 0 52 14 48 ; l_ ~- 3 -12 26 2 30 14 26 ; l_ ~- 3 -12 4 0 8 10 4 ; l_ ~- 3 -13 -16 -2 -12 7 -16
part leaves = leaves b : b^ ~ -4 -40 -40 -62 -84 -54 -98 -20 -70 -38 -40 -40 ; b^ ~ -4 -40 34 -66 78 -60 96 -28 66 -44 36 -42 ; b^ ~- -4 -42 -34 -84 -74 -94 -50 -72 -24 -56 ; b^ ~- -4 -42 24 -90 66 -96 44 -76 16 -56 ; b^ ~ -4 -40 -28 -20 -44 20 -54 34 -46 -4 -30 -30 ; b^ ~ -4 -40 20 -22 38 14 50 30 40 -6 24 -30
part nuts = nuts own : o^ ~ -18 -28 9 ; o^ ~- 0 -22 9 ; o^ ~ 17 -30 9
part guest = guest brown : toy brown 38 84 36
scene stand

* plate-parrot-in-feathers | 4-5 6-8 | Jungle, Animals
extras hanging: stick-on-gem, sequin, glitter-glue
topics parrot, parrots, macaw, toucan, bird, birds, tropical birds, rain forest, rainforest, pirate, zoo, pet bird, rio, feathers
variant macaw | Jungle, Animals | red, yellow, blue | parrot, macaw, pirate parrot
variant toucan | Jungle, Animals | black, orange, yellow | toucan
minutes 35 40
waits 45
mess some
heart plate: paper-plate = 1
heart plumes: feather, tissue-paper, crepe-paper, construction-paper = 5
need color: paint, acrylic-paint, marker, crayon, tissue-paper = 1 color
need parts: construction-paper, cardstock, felt, craft-foam, paper = 1 sheet
nice eye: googly-eye, button, sticker = 2
nice perch: stick, craft-stick, cardboard-tube, dowel = 1
nice line: string, yarn, ribbon = 2 ft
join fix: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint,acrylic-paint
tool pen: marker
tool scissors: scissors
step fold: fold plate by tc
step paint: color color plate brush? fix? > body by cc
step parts: cut parts pen scissors > beak-m beak-t by tc
step beak: glue parts plate fix by cc
step eye: glue eye plate fix > eye by cc
step wings: glue plumes plate fix scissors > plumes wing by tc
step perch: glue perch plate fix scissors? > perch by tc
step line: tie line plate > line by gt
step rock: play plate by cc
part line = line w : z_ ~ 2 0 -99 0 -58
part plumes = plumes b : feather b 62 30 96 78 9 ; feather c 58 40 84 90 9
part body = plate w paint paint a : b^ ~ -62 50 -72 10 -60 -38 -20 -66 30 -60 62 -24 72 20 66 52 0 58
part beak-m@macaw = parts c : b^ w -52 -40 -30 -50 -14 -34 -24 -14 -46 -12 ; b^ b -62 -34 -86 -24 -92 2 -80 18 -74 -6 -56 -8
part beak-t@toucan = parts b : b^ w -54 -30 -34 -44 -12 -24 -24 4 -46 12 ; b^ ~ -58 -38 -80 -54 -99 -30 -97 8 -84 24 -76 2 -58 -4
part eye = eye own : e -36 -30 10
part perch = perch brown : stick ~ -80 66 90 66 8
part wing = plumes c : feather b -4 -10 36 44 13 ; feather c -14 0 18 56 12 ; feather b 2 -22 50 26 12
scene hang

* clay-dragon-egg-of-scales | 4-5 6-8 9-12 13+ | Fantasy
extras world Fantasy: coin, bread-tag, button, candy-wrapper, shoebox, metallic-paper, crystal, tissue-paper, stone
appeal 3
topics dragon egg, dragon eggs, dragon, dragons, game of thrones, how to train your dragon, eragon, dragon eye, scales, treasure, magical creatures
near wizard school, easter, pendant
variant egg | Fantasy | teal, gold, purple | dragon egg, hatching
variant eye | Fantasy | green, gold, black | dragon eye, eye
minutes 65 50 60 75
waits 2880
mess some
heart clay: air-dry-clay, polymer-clay, salt-dough, modeling-clay = 2 handful
need core: aluminum-foil, newspaper = 1 sheet
nice gem: glass-gem, mosaic-tile, crystal, marble, pebble = 1
need paint: metallic-paint, acrylic-paint, paint = 2 color
need scaler: toothpick, plastic-knife, metal-spoon, craft-stick, pencil, ballpoint-pen = 1
nice nest: moss, hay, crinkle-paper, feather, stick, raffia = handful
home water when clay!=polymer-clay
tool brush: paintbrush, cotton-swab, sponge-brush
step core: shape core by cccc
step skin: shape clay core > body-egg body-eye by tccc
step gem: build gem clay > gem by cccc
step scales: shape clay > scales-egg scales-eye by cccc
step mark: draw scaler clay by cccc
step smooth: shape clay water? by cccc
step dry: dry clay by cccc
step dark: paint paint clay brush by tccc
step shine: paint paint clay brush > shine by cccc
step nest: arrange nest clay > nest by cccc
part nest = nest tan : b_ ~ -90 70 -60 54 0 62 60 54 90 70 70 92 -70 92
part body-egg@egg = clay w paint dark a : o^ ~ 0 0 60 78
part body-eye@eye = clay w paint dark a : o^ ~ 0 0 86 74
part scales-egg@egg = clay w paint dark a : c_ ~- -46 -40 46 -40 6 14 ; c_ ~- -56 -16 56 -16 7 15 ; c_ ~- -60 8 60 8 8 15 ; c_ ~- -56 32 56 32 7 15 ; c_ ~- -44 54 44 54 6 13
part scales-eye@eye = clay w paint dark a : c_ ~- -66 -46 66 -46 8 14 ; c_ ~- -82 -24 -50 -24 3 14 ; c_ ~- 50 -24 82 -24 3 14 ; c_ ~- -84 0 -54 0 3 14 ; c_ ~- 54 0 84 0 3 14 ; c_ ~- -78 24 -48 24 3 14 ; c_ ~- 48 24 78 24 3 14 ; c_ ~- -60 48 60 48 8 14 ; b_ w -48 2 0 -30 48 2 0 32 ; o_ b 0 1 27 ; o_ k 0 1 6 24
part shine = paint b : d_ ~ 3 -30 -34 0 -36 30 -34 -42 -8 -14 -10 14 -10 42 -8 -44 18 -16 16 16 16 44 18 -30 44 0 42 30 44
part gem = gem own : o^ teal 0 -2 14 ; o_ w -4 -7 4
scene stand

* stitched-bean-bags | 6-8 9-12 | Sports
appeal 3
topics bean bags, beanbags, beanbag, juggling, juggling balls, juggler, circus, cornhole, toss game, target game, tic tac toe toss, field day, yard game, indoor recess, pe, first sewing project, learn to sew, hacky sack, hand warmers, sports day
colors red, yellow, blue free
minutes 50 60
mess low
heart cloth: felt, fabric-scrap, denim, sock, old-t-shirt, old-sweater = 3 piece
heart fill: rice, dried-bean, dried-lentil, dried-chickpea, popcorn, birdseed, sand = 1 1/2 cup
need thread: sewing-thread, embroidery-floss, yarn = 3 yd
need needle: needle
nice spots: button, felt-sticker, ric-rac = 3
tool pen: marker, pencil, chalk
tool funnel: funnel, paper, measuring-cup
tool ruler: ruler
tool scissors: scissors
step square: cut cloth ruler pen scissors > bags by tc
step spots: sew spots cloth thread needle > spots by tc
step start: sew cloth thread needle by tc
step round: sew cloth thread needle scissors > stitches by tc
step fill: fill fill cloth funnel by cc
step close: sew cloth thread needle scissors by tc
step test: test cloth by cc
step one: play cloth by cc
step game: play cloth by cc
part bags = cloth a : q^ ~ 12 -90 14 -34 0 -22 54 -76 70 ; q^ b 12 28 16 84 10 92 64 36 72 ; q^ c 12 -28 -74 28 -84 38 -32 -18 -20
part stitches = thread w : stitch ~ -82 22 -40 10 4 ; stitch ~ -30 16 -24 46 3 ; stitch ~ -34 56 -70 62 4 ; stitch ~ 36 22 78 16 4 ; stitch ~ 82 22 86 56 3 ; stitch ~ 78 62 42 66 4 ; stitch ~ -22 -68 22 -78 4 ; stitch ~ 26 -72 34 -38 3 ; stitch ~ 30 -34 -12 -26 4
part spots = spots w : o_ ~ -56 36 8 ; o_ ~ 60 40 8 ; o_ ~ 4 -52 8
scene lay

* stuffed-paper-feast | 4-5 6-8 9-12 | Food
appeal 3
topics paper food, play food, pretend food, giant food, squishies, paper squishy, restaurant, lunch, snack bar, food truck, cafe, play kitchen, kawaii
variant burger | Food | tan, brown, green | hamburger, burger, cheeseburger, fast food, cookout, barbecue
variant donut | Food | tan, pink, white free | donut, doughnut, donut shop, bakery
variant icecream | Food, Seasons | tan, pink, white | ice cream, ice cream cone, ice cream shop, summer
minutes 35 40 50
mess low
heart shape: packing-paper, construction-paper, paper-bag, wrapping-paper, paper, newspaper = 3 sheet
heart fill: cotton-ball, pillow-stuffing, newspaper, tissue, tissue-paper, packing-paper, plastic-bag = 3 handful
heart hold: stapler, tape, masking-tape, washi-tape, yarn, glue = 1
need color: marker, crayon, paint, oil-pastel, colored-pencil = 3 color
nice layers: felt, tissue-paper, crepe-paper, construction-paper, craft-foam = 2 sheet
nice bits: sequin, button, pom-pom, paper-strip, confetti, sticker = handful
join fix: glue
tool pen: pencil, marker
tool scissors: scissors
step draw: draw pen shape by tcc
step cut: cut shape scissors > b1 d1 i1 by tcc
step color: color color shape > marks-b marks-d marks-i by ccc
step layers: cut layers scissors > layers by tcc
step close: build shape hold by gtc
step stuff: fill fill shape by ccc
step shut: build shape hold by gtc
step bits: glue bits shape fix > bits seeds by ccc
step stack: play shape by ccc
part i1@icecream = shape a : p^ ~ -40 16 40 16 0 98 ; z_ ~- 2 -30 20 6 84 ; z_ ~- 2 30 20 -6 84 ; o^ b 0 -14 54 50
part d1@donut = shape a : o^ ~ 0 6 88 ; o_ g 0 6 26
part b1@burger = shape a : b^ ~ -84 66 -88 40 88 40 84 66 60 82 -60 82 ; b^ ~ -88 -16 -80 -58 -40 -80 40 -80 80 -58 88 -16
part layers@burger = layers c : v_ green -88 -8 88 -8 12 12 ; r_ yellow 0 8 172 8 ; o_ red -54 -1 24 5 ; o_ red 0 -1 24 5 ; o_ red 54 -1 24 5
part marks-b@burger = color b : r_ ~ 0 26 176 24 10 ; d_ w 4 -40 -56 -10 -64 20 -60 46 -52 -24 -44 8 -42 36 -38
part marks-d@donut = color b : y_ ~ 0 4 76 74 10 .1 ; o_ g 0 6 26
part marks-i@icecream = color b : l_ ~- 4 -46 6 -28 18 -12 8 8 20 28 8 46 8
part bits@donut,icecream = bits c : bits own 1 -46 -30 40 -34 -20 -50 14 -56 -56 20 56 16 -40 44 36 50 0 62
part seeds@burger = bits c : bits own 0.8 -60 -44 -30 -54 4 -52 30 -50 58 -44 -16 -34 46 -32
scene lay

* my-room-in-a-shoebox | 4-5 6-8 9-12 | -
appeal 3
topics moving house, moving to a new house, new house, moving, moving day, new home, new room, my room, bedroom, dollhouse, doll house, dolls, house, home, furniture, interior design, architect, miniature, tiny house, barbie, lol dolls, calico critters, small world, pretend play
colors light blue, pink, brown
minutes 60 70 80
waits 30
mess some
heart box: shoebox, cardboard-box, tissue-box, cereal-box, small-box = 1
heart walls: wallpaper, wrapping-paper, fabric-scrap, construction-paper, paint, magazine, acrylic-paint = 2 sheet
need beds: small-box, milk-carton, cardboard, cereal-box, egg-carton, kitchen-sponge = 2
need blanket: fabric-scrap, felt, paper-napkin, old-t-shirt, tissue-paper = 1 scrap
nice table: spool, bottle-cap, plastic-lid, cork, wooden-block = 2
nice pictures: postage-stamp, magazine, sticker, photo, old-greeting-card = 3
nice plant: moss, fake-leaf, leaf, pipe-cleaner = 1
nice folk: peg-doll, clothespin, toy-animal, doll, craft-stick = 1
join fix: glue
tool brush: paintbrush when walls=paint,acrylic-paint
tool pen: marker, pencil
tool scissors: scissors
step plan: draw pen box by ccc
step window: cut box scissors by gtc
step walls: decorate walls box brush? scissors? fix? > box walls by tcc
step rug: cut blanket scissors fix > rug by tcc
step bed: build beds blanket scissors fix > bed by tcc
step table: build table fix > table by ccc
step pictures: glue pictures box scissors fix > pictures by ccc
step plant: build plant > plant by ccc
step folk: arrange folk box > folk by ccc
step live: play box by ccc
part box = box own : r^ kraft 0 6 190 150 4
part walls = walls a : r_ ~ 0 -12 174 100 2 ; z_ ~- 3 -60 -60 -60 36 ; z_ ~- 3 -20 -60 -20 36 ; z_ ~- 3 20 -60 20 36 ; p_ tan -87 38 87 38 87 74 -87 74 ; r_ g+ 54 -32 44 42 2 ; z_ w 4 54 -53 54 -11 ; z_ w 4 32 -32 76 -32
part rug = blanket b : o_ ~ 10 62 36 9
part bed = beds c : r^ ~ -48 44 64 24 3 ; r_ w -70 36 18 10 3 ; r_ b -38 38 42 14 3 ; r^ ~- -80 34 7 44 2
part table = table tan : r^ brown 48 36 40 6 2 ; r^ ~ 48 52 12 26 2
part pictures = pictures w : r^ ~ -62 -34 24 20 1 ; o_ red -62 -34 6 ; r^ ~ -28 -38 20 24 1 ; o_ green -28 -38 6 ; r^ ~ 4 -34 22 20 1 ; s_ gold 4 -34 5 7 3
part plant = plant green : j_ ~ 48 32 38 10 5 ; j_ ~ 48 32 50 6 5 ; j_ ~ 48 32 60 12 5
part folk = folk own : o^ sand 12 32 9 9 ; q^ ~ 8 4 42 20 42 24 70 0 70 ; k 9 31 1.6 ; k 15 31 1.6 ; u 12 35 3
scene stand

* party-cone-hats | 4-5 6-8 9-12 | -
extras head: sticker, ribbon, crepe-paper, confetti, candy-wrapper, glitter-glue, stick-on-gem, string, cupcake-liner, gift-bow, feather, glitter-paper, ric-rac
topics birthday party, birthday, my birthday, happy birthday, party hat, party hats, hat, hats, party, new year's eve, new years eve, new year, celebration, half birthday, clown, circus, teddy bear picnic, tea party, pom-pom hat
colors yellow, pink, blue free
minutes 25 30 30
mess low
heart cone: paper-plate, cardstock, construction-paper, wrapping-paper, paper, party-hat, metallic-paper = 1
heart band: sewing-elastic, beading-elastic, ribbon, yarn, string, pipe-cleaner = 18 in
need color: marker, crayon, paint, sticker, washi-tape, paint-marker = 3 color
nice top: pom-pom, tissue-paper, crepe-paper, yarn, feather, gift-bow, cotton-ball = 1
nice fringe: crepe-paper, tissue-paper, ric-rac, ribbon, tinsel, lace, cotton-ball = 18 in
nice shine: sticker, sequin, stick-on-gem, confetti, pom-pom = 10
join fix: glue, tape
tool tape: tape, masking-tape
tool punch: hole-punch
home pencil when cone!=paper-plate,party-hat
tool scissors: scissors
step cut: cut cone pencil? scissors by tcc
step color: color color cone by ccc
step shine: decorate shine cone fix > shine by ccc
step roll: roll cone tape > cone by tcc
step fringe: glue fringe cone scissors fix > fringe by tcc
step top: glue top cone fix scissors > top by tcc
step holes: poke cone punch by ggt
step band: tie band cone > band by gtt
step wear: play cone by ccc
part band = band w : l ~ 3 -56 72 -40 96 0 99 40 96 56 72
part cone = cone a : p^ ~ 0 -78 60 70 0 80 -60 70 ; p_ b -12 -46 12 -46 22 -22 -22 -22 ; p_ c -32 4 32 4 42 28 -42 28
part shine = shine b : bits own 1.15 0 -58 0 -8 -18 -12 18 -12 -36 40 -18 46 0 48 18 46 36 40 0 14
part fringe = fringe b : v_ ~ -62 68 62 68 12 14
part top = top b : y^ ~ 0 -80 18 16 10 .3
scene stand

* apple-half-orchard | 4-5 6-8 | Seasons, Food, Nature
extras picture Seasons: corn-husk, wheat-stalk, dried-bean, craft-stick, washi-tape, cardboard, fake-leaf, bay-leaf
topics apple, apples, apple print, apple prints, apple printing, apple picking, apple tree, orchard, fall, autumn, september, johnny appleseed, harvest, back to school, teacher, fruit prints, stamping, rosh hashanah
colors red, green, brown
minutes 35 40
waits 45
mess some
heart apple: apple, potato = 2
heart paint: paint, acrylic-paint = 2 color
need paper: paper, construction-paper, cardstock, watercolor-paper, packing-paper, cloth-bag = 2 sheet
need pen: marker, crayon, permanent-marker = 2 color
nice leaf: construction-paper, tissue-paper, felt, leaf = 1 scrap
nice stem: craft-stick, twist-tie, stick, pipe-cleaner, cinnamon-stick = 4
home saucer
home knife
tool brush: paintbrush, sponge-brush
join fix: glue when leaf; stem
tool scissors: scissors when leaf=construction-paper,tissue-paper,felt
step halve: cut apple knife by gg
step dry: prepare apple by cc
step coat: paint paint saucer apple brush by cc
step try: print apple paper by cc
step print: print apple paper > sheet apples by cc
step wait: dry paper by cc
step core: draw pen paper > pips by cc
step leaf: glue leaf paper scissors? fix > leaf by tc
step stem: glue stem paper fix > stem by tc
step basket: draw pen paper > basket by cc
part sheet = paper w : r_ ~ 0 0 184 176 3
part apples = apple a : b^ ~ -52 -58 -30 -62 -20 -40 -28 -16 -48 -10 -66 -18 -74 -42 -66 -60 ; b^ b 12 -60 30 -62 42 -42 34 -18 14 -10 -4 -18 -12 -42 -4 -60 ; b^ ~ 66 -48 80 -50 90 -32 82 -10 66 -4 52 -12 46 -32 52 -48 ; b^ b -50 8 -34 6 -24 24 -32 46 -50 52 -66 44 -72 24 -64 8 ; b^ ~ 6 4 24 2 34 22 26 44 6 50 -12 42 -18 22 -10 4 ; b^ ~ 62 14 78 12 88 30 80 50 62 56 48 48 42 30 50 14
part pips = pen k : j_ ~ -50 -36 -46 -28 2 ; j_ ~ -42 -36 -46 -28 2 ; s_ w 16 -34 5 11 4 ; s_ w 68 -26 5 10 4 ; j_ ~ -52 26 -48 34 2 ; j_ ~ -44 26 -48 34 2 ; j_ ~ 4 24 8 32 2 ; j_ ~ 12 24 8 32 2 ; s_ w 64 34 5 10 4
part stem = stem brown : z_ ~ 4 -46 -58 -44 -72 ; z_ ~ 4 14 -58 16 -72 ; z_ ~ 4 68 -46 70 -60 ; z_ ~ 4 -48 10 -46 -4 ; z_ ~ 4 8 6 10 -8 ; z_ ~ 4 64 16 66 2
part leaf = leaf green : j_ ~ -44 -68 -26 -78 5 ; j_ ~ 16 -68 34 -78 5 ; j_ ~ 70 -56 86 -66 5 ; j_ ~ -46 0 -28 -6 5 ; j_ ~ 10 -4 28 -10 5 ; j_ ~ 66 6 84 0 5
part basket = pen brown : p_ ~ -80 62 80 62 66 86 -66 86 ; z_ tan 3 -74 70 74 70 ; z_ tan 3 -70 78 70 78
scene lay

* foil-over-string-space | 6-8 9-12 13+ | Space, Fantasy, Robots
appeal 3
topics foil art, foil relief, aluminum foil art, embossing, metal art, raised picture, art class, alien, planet, spaceship
variant rocket | Space | silver, blue, red | rocket, moon, stars, moon landing, outer space
variant robot | Robots | silver, teal, orange | robot, android, machine
variant dragon | Fantasy | silver, green, purple | dragon, dragon eye, treasure
minutes 45 55 65
waits 20
mess low
heart foil: aluminum-foil = 1 sheet
heart line: yarn, string, cotton-cord, pipe-cleaner, shoelace = 9 ft
heart board: cardboard, cereal-box, cardstock, cake-board, foam-board = 2 piece
need color: permanent-marker, paint-marker = 3 color
nice shapes: button, bottle-cap, craft-foam, sticker = 6
nice dark: construction-paper, cardstock = 1 sheet
join fix: glue
tool tape: tape, masking-tape
tool pen: pencil
tool rub: cotton-swab, cotton-ball, craft-stick, plastic-spoon
tool scissors: scissors
step draw: draw pen board by ccc
step cut: cut board scissors fix > base by tcc
step line: glue line board scissors fix by ccc
step shapes: glue shapes board fix > shapes-r shapes-b shapes-d by ccc
step dry: dry board by ccc
step cover: fold foil board tape > foil by ccc
step rub: shape foil rub > relief-r relief-b relief-d by ccc
step color: color color foil > tint-r tint-b tint-d by ccc
step frame: glue dark board fix > frame by ccc
step show: play foil by ccc
part frame = dark navy : r_ ~ 0 0 190 184 3
part base = board kraft : ground ~ 0 0 166 160
part foil = foil silver : r^ ~ 0 0 168 162 3 ; p_ ~+ -80 -70 -20 -78 -60 20 ; p_ ~- 30 60 78 30 70 76
part tint-r@rocket = color b : b_ ~ 0 -62 22 -30 22 28 -22 28 -22 -30 ; p_ c -22 6 -44 40 -22 30 ; p_ c 22 6 44 40 22 30 ; o_ yellow 0 -16 10 ; b_ orange -10 32 10 32 4 62 -4 62 ; o_ yellow -56 -46 12
part tint-b@robot = color b : r_ ~ 0 -38 52 40 4 ; r_ ~ 0 26 66 60 4 ; o_ yellow -12 -40 7 ; o_ yellow 12 -40 7 ; r_ ~ -48 22 14 44 4 ; r_ ~ 48 22 14 44 4 ; o_ red -18 14 6 ; o_ c 0 14 6 ; o_ yellow 18 14 6 ; o_ c -18 38 6 ; o_ yellow 0 38 6 ; o_ red 18 38 6
part tint-d@dragon = color b : b_ ~ -66 2 0 -44 66 2 0 44 ; o_ yellow 0 0 32 ; o_ k 0 0 7 30 ; j_ c -70 -30 -20 -62 8 ; j_ c 70 -30 20 -62 8
part relief-r@rocket = foil silver : l_ ~-- 3 0 -64 24 -30 24 30 -24 30 -24 -30 0 -64 ; a_ ~-- -56 -46 14 11 0 360 ; a_ ~-- 0 -16 12 9 0 360 ; l_ ~-- 3 -24 6 -46 42 -24 30 ; l_ ~-- 3 24 6 46 42 24 30 ; s_ ~-- 56 -52 5 9 4 ; s_ ~-- -58 46 5 9 4 ; s_ ~-- 62 16 5 7 3
part relief-b@robot = foil silver : l_ ~-- 3 -26 -58 26 -58 26 -18 -26 -18 -26 -58 ; l_ ~-- 3 -33 -4 33 -4 33 56 -33 56 -33 -4 ; a_ ~-- -12 -40 9 6 0 360 ; a_ ~-- 12 -40 9 6 0 360 ; z_ ~-- 3 -14 -26 14 -26 ; z_ ~-- 3 0 -58 0 -72 ; a_ ~-- 0 -74 5 2 0 360
part relief-d@dragon = foil silver : l_ ~-- 4 -68 2 0 -46 68 2 0 46 -68 2 ; a_ ~-- 0 0 35 32 0 360 ; l_ ~-- 3 -78 -20 -40 -56 0 -66 40 -56 78 -20 ; l_ ~-- 3 -78 30 -40 60 0 68 40 60 78 30
part shapes-r@rocket = shapes c : bits own 1 0 -38 0 8 -56 -46 56 -52 -58 46 62 16
part shapes-b@robot = shapes c : bits own 1 -48 4 48 4 -48 38 48 38 -22 -12 22 -12
part shapes-d@dragon = shapes c : bits own 1 -50 -10 50 -10 -50 14 50 14 -26 26 26 26
scene lay

* bubble-print-sea | 4-5 6-8 9-12 | Ocean, Animals
extras picture Ocean: bead, craft-foam, crinkle-paper, dried-bean, felt, glitter-glue, paper-doily, pipe-cleaner, pom-pom, raffia, sand, seashell, sequin, snail-shell, stick-on-gem
topics bubble wrap, bubble wrap printing, bubble painting, fish, rainbow fish, octopus, sea animals, under the sea, aquarium, coral reef, printmaking, process art, swimmy, mermaid tail
variant fish | Ocean, Animals | blue, green, orange | fish, rainbow fish, school of fish
variant octopus | Ocean, Animals | purple, pink, blue free | octopus, squid
variant turtle | Ocean, Animals | green, blue, brown or brown, light green | turtle, sea turtle
minutes 35 40 45
waits 30
mess some
heart bubbles: bubble-wrap, net-bag, corrugated-paper = 1 piece
heart paint: paint, acrylic-paint = 2 color
need paper: paper, construction-paper, cardstock, watercolor-paper, packing-paper = 2 sheet
need ground: construction-paper, cardstock, paper, paper-plate, packing-paper = 1 sheet
nice weed: tissue-paper, crepe-paper, yarn, ribbon, felt = 1 sheet
nice eye: googly-eye, button, sticker = 2
nice shells: seashell, sand, sticker, sequin = handful
home newspaper
join fix: glue, glue-stick
tool brush: paintbrush, foam-roller, sponge-brush, kitchen-sponge
tool pen: marker, crayon
tool scissors: scissors
step spread: print paint brush bubbles newspaper by tcc
step print: print bubbles paper by ccc
step dry: dry paper by gcc
step ground: print bubbles paint ground > ground by ccc
step cut: cut paper pen scissors > fish octo turt by tcc
step stick: glue paper ground fix by ccc
step eye: glue eye paper fix > eye eye-o eye-t by ccc
step face: draw pen paper > face face-o face-t by ccc
step weed: glue weed ground fix > weed by tcc
step shells: glue shells ground fix > shells by ccc
part ground = ground light-blue : r_ ~ 0 0 188 172 3 ; d_ ~- 4 -80 -70 -60 -74 -40 -68 40 -74 60 -68 80 -72 -80 66 -60 72 -40 68 40 70 60 66 80 72 -84 -20 -84 20 84 -20 84 20
part weed = weed b : l ~ 7 -70 80 -78 50 -62 24 -72 -4 ; l ~ 7 -52 80 -46 56 -56 36 ; l ~ 7 72 80 80 46 66 18 76 -10
part fish@fish = paper a : b^ ~ -50 0 -20 -38 26 -38 60 -2 26 36 -20 36 ; p^ ~ -44 0 -86 -34 -76 0 -86 34 ; d_ ~+ 6 -24 -14 -4 -20 16 -22 -30 4 -10 0 10 -4 -20 20 0 18 20 14
part octo@octopus = paper a : b^ ~ -40 -4 -44 -44 -20 -70 20 -70 44 -44 40 -4 ; l^ ~ 9 -36 -10 -66 -6 -80 -26 ; l^ ~ 9 -34 -6 -62 16 -82 6 ; l^ ~ 9 -28 -4 -48 34 -66 40 ; l^ ~ 9 -12 0 -22 40 -36 58 ; l^ ~ 9 12 0 22 40 36 58 ; l^ ~ 9 28 -4 48 34 66 40 ; l^ ~ 9 34 -6 62 16 82 6 ; l^ ~ 9 36 -10 66 -6 80 -26 ; d_ ~+ 6 -24 -54 0 -58 24 -54 -30 -14 30 -14 0 -10
part turt@turtle = paper a : o^ ~ 0 6 52 44 ; b^ ~- 46 -6 78 -20 86 0 60 10 ; b^ ~- -30 -26 -60 -54 -48 -20 ; b^ ~- 30 -26 50 -60 46 -20 ; b^ ~- -36 34 -60 60 -26 48 ; b^ ~- 30 40 50 66 46 34 ; d_ ~+ 6 -24 -8 0 -14 24 -8 -28 14 -2 10 24 14 -12 32 14 32
part eye@fish = eye own : e 38 -10 8
part eye-o@octopus = eye own : e -14 -38 9 ; e 14 -38 9
part eye-t@turtle = eye own : e 74 -6 6
part face@fish = pen k : l_ ~ 3 48 10 56 8 ; l_ ~ 2.5 18 -22 12 0 18 20
part face-o@octopus = pen k : u 0 -22 8
part face-t@turtle = pen k : l_ ~ 2.5 76 4 84 2
part shells = shells own : bits own 0.9 -20 76 10 78 40 76
scene lay

* gem-point-crown | 4-5 6-8 9-12 | Fairy Tales, Fantasy
extras head: cotton-ball, faux-fur, tulle, ribbon, lace, tinsel, glitter-glue, old-jewelry-piece
topics crown, crowns, king, queen, prince, princess, royal, royalty, tiara, coronation, dress up, fairy tale party, princess party, three kings, epiphany, purim, queen esther, castle, frozen crown
variant king | Fairy Tales, Fantasy | gold, red, blue | king, prince, royal
variant queen | Fairy Tales, Fantasy | gold, purple, pink | queen, princess, tiara
variant ice | Fantasy, Seasons | light blue, silver, white | ice queen, snow queen, frozen, elsa, winter
minutes 25 30 40
waits 20
mess low
heart band: metallic-paper, cardstock, construction-paper, glitter-paper, corrugated-paper, cereal-box, felt, wrapping-paper = 2 strip
heart gems: stick-on-gem, sequin, button, sticker, pom-pom, bottle-cap, bead = 10
nice trim: ribbon, lace, ric-rac, faux-fur, tinsel, yarn, cotton-ball = 24 in
nice lines: glitter-glue, metallic-pen, paint-marker, marker = 1 color
join fix: glue
tool hold: stapler, tape, masking-tape
tool ruler: ruler, paper
tool pen: pencil, marker
tool scissors: scissors
step measure: draw band pen ruler by ttc
step points: cut band scissors > crown-k crown-q crown-i by tcc
step lines: decorate lines band > lines by ccc
step gems: glue gems band fix > gems by ccc
step trim: glue trim band scissors fix > trim by tcc
step dry: dry band by ccc
step close: tape band hold by gtt
step wear: play band by ccc
part crown-k@king = band a : p^ ~ -84 60 -84 -40 -56 0 -42 -66 -14 -8 0 -80 14 -8 42 -66 56 0 84 -40 84 60
part crown-q@queen = band a : b^ ~ -84 60 -84 0 -70 -30 -56 0 -42 -40 -28 -6 0 -84 28 -6 42 -40 56 0 70 -30 84 0 84 60
part crown-i@ice = band a : p^ ~ -84 60 -88 -10 -70 10 -62 -50 -44 6 -30 -70 -14 4 0 -94 14 4 30 -70 44 6 62 -50 70 10 88 -10 84 60
part lines = lines b : l_ ~ 4 -80 26 -40 18 0 26 40 18 80 26
part trim = trim w : r_ ~ 0 54 170 14 7
part gems@king,queen,ice = gems b : o_ ~ -74 8 7 7 ; o_ ~ -40 -6 7 7 ; o_ ~ 40 -6 7 7 ; o_ ~ 74 8 7 7 ; o_ ~ 0 -36 10 10 ; o_ c -64 38 6 6 ; o_ c -32 38 6 6 ; o_ c 0 38 6 6 ; o_ c 32 38 6 6 ; o_ c 64 38 6 6
scene stand
`;
