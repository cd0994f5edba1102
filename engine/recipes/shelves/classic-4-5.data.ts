export const shelf = `
* carton-pigs | 4-5 6-8 | Farm, Animals
extras figure: flower, ribbon-rose
extras world Farm: clothespin, craft-stick, crinkle-paper, duplo-brick, grass, hay, modeling-clay, stick, toy-brick
appeal 3
topics pig, pigs, piglet, piglets, three little pigs, farm animals, farmyard, old macdonald, egg carton animals, year of the pig
colors pink
minutes 30 35
waits 30
mess some
heart carton: egg-carton = 1
heart pink: paint, acrylic-paint = 1 color
nice tails: pipe-cleaner, twist-tie, ribbon, yarn = 12 in
nice eyes: googly-eye, button, sticker, bead = 6
nice mud: construction-paper, felt, paper-plate, packing-paper = 1 sheet
join stick: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge, cotton-swab
tool poke: pencil
tool pen: marker, crayon
tool scissors: scissors
step cut: cut carton scissors by gt
step paint: paint carton pink brush > body by cc
step dry: dry carton by gg
step ears: glue carton stick > ears snouts by cc
step eyes: glue eyes carton stick > eyes by cc
step face: draw pen carton > faces by cc
step hole: poke poke carton by gg
step curl: shape tails scissors carton > tails by tt
step mud: cut mud scissors > mud by tc
step play: play carton by cc
part mud = mud brown : b_ ~ -92 70 -50 56 0 62 52 54 92 70 70 88 0 84 -70 88
part tails = tails own : i_ ~ -36 40 9 2 3 ; i_ ~ 28 40 9 2 3 ; i_ ~ 92 40 8 2 3
part body = carton own paint paint a : egg ~ -66 64 26 ; egg ~ -2 64 26 ; egg ~ 62 64 26
part ears = carton own paint paint a : p^ ~- -88 42 -78 22 -72 38 ; p^ ~- -60 38 -54 22 -44 42 ; p^ ~- -24 42 -14 22 -8 38 ; p^ ~- 4 38 10 22 20 42 ; p^ ~- 40 42 50 22 56 38 ; p^ ~- 68 38 74 22 84 42
part snouts = carton own paint paint a : o^ ~+ -66 55 10 7 ; o^ ~+ -2 55 10 7 ; o^ ~+ 62 55 10 7
part faces = pen k : k -69 55 2 ; k -63 55 2 ; k -5 55 2 ; k 1 55 2 ; k 59 55 2 ; k 65 55 2 ; k -74 43 2.5 ; k -58 43 2.5 ; k -10 43 2.5 ; k 6 43 2.5 ; k 54 43 2.5 ; k 70 43 2.5
part eyes = eyes own : e -74 43 5 ; e -58 43 5 ; e -10 43 5 ; e 6 43 5 ; e 54 43 5 ; e 70 43 5
scene stand

* sponge-moon-night | 4-5 6-8 | Space
extras picture Space: sticker, sequin, stick-on-gem, glitter-glue, candy-wrapper, wrapping-paper, salt, foam-sheet-scrap, pom-pom, button, tinsel, cotton-ball
topics moon, full moon, planets, planet, night sky, outer space, stars, saturn, goodnight moon, craters, sponge painting, sponge print
near solar system, moon landing, bedtime
colors yellow, black, white
minutes 25 30
waits 30
mess some
heart sponge: kitchen-sponge, sponge-brush = 1
heart color: paint = 1 color
need paper: construction-paper, cardstock, packing-paper, paper = 1 sheet
need lines: crayon, chalk, oil-pastel, colored-pencil = 1 color
nice shine: glitter-glue, sticker, stick-on-gem, sequin, metallic-paper = handful
home plate
home cup
join stick: glue, glue-stick when shine=sequin,metallic-paper
tool scissors: scissors
step cut: cut sponge cup scissors by gg
step pour: prepare color plate by tc
step moon: print sponge color paper > sheet moon by cc
step planets: print sponge color paper > planets by cc
step dents: print sponge color paper > dents by cc
step dry: dry paper by gg
step rings: draw lines paper > rings by cc
step stars: draw lines paper > stars by cc
step shine: decorate shine paper stick? > shine by cc
step tell: play paper by cc
part sheet = paper b : r^ ~ 0 0 176 184 2
part moon = color a : o^ ~ -22 -20 48 48
part planets = color a : o^ ~- 52 54 20 20 ; o^ ~+ -56 66 13 13 ; o^ ~- 58 -62 12 12
part dents = color a : o_ ~- -40 -34 9 8 ; o_ ~- -8 -4 12 10 ; o_ ~- -4 -44 7 6 ; o_ ~- -46 4 6 6 ; o_ ~- 52 50 5 4
part rings = lines c : l_ ~ 4 18 64 50 68 86 50 ; a ~ -22 -20 52 48.5 0 359
part stars = lines c : s_ ~ 10 -80 5 7 3 ; s_ ~ -74 -72 5 6 2.5 ; s_ ~ 76 0 5 7 3 ; s_ ~ 4 78 5 6 2.5 ; d_ ~ 2 -78 20 -20 66 30 20 74 -30 76 84 20 -62 -78 84
part shine = shine gold : s_ ~ 34 -82 5 9 4 ; s_ ~ -74 -30 5 8 3.5 ; s_ ~ 16 44 5 8 3.5 ; s_ ~ 78 28 5 8 3.5
scene lay

* paper-shape-vehicle | 4-5 6-8 | Transportation
extras picture Transportation: cotton-ball, cotton-pad, glitter-glue, paper, washi-tape, wool-roving
appeal 1
topics shapes, shape collage, cutting practice, scissor skills, collage, paper collage, things that go, cut and paste, cut and glue, vehicles
near construction site, digger
variant train | Transportation | red, blue, yellow, green free | train, trains, steam train, locomotive, choo choo, railway, railroad, subway
variant truck | Transportation | blue, orange, green, yellow free | truck, trucks, dump truck, garbage truck, delivery truck
minutes 30 35
mess low
heart colors: construction-paper, cardstock, wrapping-paper, felt = 4 sheet
need back: construction-paper, paper, cardstock, packing-paper, cardboard = 1 sheet
nice wheels: bottle-cap, button, sticker, plastic-lid = 6
nice smoke: cotton-ball, cotton-pad, tissue-paper, pillow-stuffing = handful
need pens: crayon, marker, colored-pencil = 3 color
join stick: glue-stick, glue
tool scissors: scissors
step plan: draw pens colors by tc
step cut: cut colors scissors by tc
step lay: arrange colors back > sheet by cc
step glue: glue colors back stick > train truck by cc
step roll: glue wheels back stick > caps caps-t by cc
step road: draw pens back > road road-t by cc
step riders: draw pens back > riders riders-t by cc
step smoke: glue smoke back stick > smoke by cc
step drive: play back by cc
part sheet = back w : r^ ~ 0 0 192 150 2
part train@train = colors a : r^ ~ -58 8 44 40 ; r^ ~- -64 -20 26 26 ; r^ k -40 -18 8 20 ; p^ ~ -80 30 -92 34 -80 18 ; r^ b 0 14 44 30 ; r^ c 56 14 44 30 ; z k 4 -36 26 -22 26 ; z k 4 22 26 34 26 ; o^ d -70 36 9 9 ; o^ d -46 36 9 9 ; o^ d -12 36 9 9 ; o^ d 12 36 9 9 ; o^ d 44 36 9 9 ; o^ d 68 36 9 9 ; r_ w -64 -22 14 12
part truck@truck = colors a : r^ ~ -54 2 40 52 2 ; r_ w -60 -10 22 18 ; q^ b 2 -30 -34 82 -34 74 22 -24 22 ; r^ k 22 28 116 8 ; o^ d -54 38 15 15 ; o^ d 10 38 15 15 ; o^ d 56 38 15 15 ; o_ w -54 38 5 5 ; o_ w 10 38 5 5 ; o_ w 56 38 5 5
part caps@train = wheels own : cap ~ -70 36 6 ; cap ~ -46 36 6 ; cap ~ -12 36 6 ; cap ~ 12 36 6 ; cap ~ 44 36 6 ; cap ~ 68 36 6
part caps-t@truck = wheels own : cap ~ -54 38 8 ; cap ~ 10 38 8 ; cap ~ 56 38 8
part road@train = pens k : z_ k 3 -92 48 92 48 ; z_ brown 3 -80 48 -80 56 ; z_ brown 3 -50 48 -50 56 ; z_ brown 3 -20 48 -20 56 ; z_ brown 3 10 48 10 56 ; z_ brown 3 40 48 40 56 ; z_ brown 3 70 48 70 56
part road-t@truck = pens k : z_ k 3 -92 54 92 54 ; z_ gray 3 -84 64 -64 64 ; z_ gray 3 -44 64 -24 64 ; z_ gray 3 -4 64 16 64 ; z_ gray 3 36 64 56 64 ; z_ gray 3 76 64 88 64
part riders@train = pens k : o_ tan -8 -6 8 8 ; o_ tan 10 -6 8 8 ; o_ tan 48 -6 8 8 ; o_ tan 66 -6 8 8 ; k -10 -8 1.6 ; k -5 -8 1.6 ; k 8 -8 1.6 ; k 13 -8 1.6 ; k 46 -8 1.6 ; k 51 -8 1.6 ; k 64 -8 1.6 ; k 69 -8 1.6
part riders-t@truck = pens k : o_ tan -60 -8 7 7 ; k -62 -10 1.6 ; k -57 -10 1.6 ; o_ brown 6 -40 12 8 ; o_ gray 28 -42 14 10 ; o_ brown 52 -40 12 8
part smoke = smoke w : cotton ~ -36 -42 12 ; cotton ~ -18 -54 14 ; cotton ~ 6 -60 15
scene lay

* hung-twig-finds | 4-5 6-8 9-12 | Nature, Seasons
extras hanging: leaf, lavender, eucalyptus, bell, wool-roving
topics mobile, twig mobile, nature mobile, wind hanging, nature walk, forest, forest school, woods, feathers, acorns, wind, autumn, fall, wall hanging
near camping, birds
colors brown, orange, teal free
minutes 30 35 40
mess low
heart twig: stick, driftwood, bamboo, reed, cinnamon-stick = 2
heart finds: feather, leaf, seashell, pinecone, fake-leaf, seed-pod = 3
need line: string, yarn, cotton-cord, raffia, embroidery-floss = 4 ft
nice wrap: yarn, ribbon, embroidery-floss, raffia, washi-tape = 4 ft
nice more: acorn, pinecone, seashell, bead, wooden-bead, button, bell = 2
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
step cross: tie line twig scissors > twigs by gtc
step wrap: roll wrap twig tape > wrap by tcc
step cut: cut line scissors by tcc
step finds: tape finds line tape > finds by ccc
step more: tape more line tape > more by ccc
step hang: tie line twig > line by gtc
step balance: test twig by ttc
step blow: play twig by ccc
part line = line tan : z ~ 2 0 -100 0 -52 ; z ~ 2 -76 -44 -76 4 ; z ~ 2 -36 -48 -36 30 ; z ~ 2 2 -50 2 6 ; z ~ 2 40 -48 40 34 ; z ~ 2 78 -44 78 4
part twigs = twig own : l^ ~ 8 -94 -40 -30 -52 30 -50 94 -44 ; l^ ~ 6 -60 -64 0 -50 62 -32
part wrap = wrap b : z_ ~ 7 -16 -58 -10 -40 ; z_ ~+ 7 -6 -60 0 -40 ; z_ ~ 7 4 -60 10 -40 ; z_ ~+ 7 14 -58 20 -40
part finds = finds own : feather ~ -76 2 -78 56 9 ; feather ~ 2 4 2 62 9 ; feather ~ 78 2 80 56 9
part more = more own : o^ tan -36 42 11 13 ; a^ brown -36 36 12 0 180 360 ; z brown 3 -36 24 -36 30 ; o^ tan 40 46 11 13 ; a^ brown 40 40 12 0 180 360 ; z brown 3 40 28 40 34
scene hang

* swab-season-trees | 4-5 6-8 | Seasons, Nature
extras picture Seasons: paint-chip, washi-tape, cardboard, craft-stick, wrapping-paper
topics four seasons, seasons, four seasons tree, season tree, seasons tree, tree, trees, blossom tree, cherry blossom, spring, summer, fall, autumn, winter, q-tip painting, cotton swab painting, dot painting, pointillism
near months, year
colors pink, green, orange, brown
minutes 30 35
waits 30
mess some
heart dabber: cotton-swab, cork, pencil, eraser = 4
heart color: paint = 3 color
need paper: construction-paper, paper, cardstock, watercolor-paper = 1 sheet
need pen: crayon, marker, oil-pastel = 1 color
nice plate: paper-plate, plastic-lid, foil-pan = 1
step fold: fold paper by tc
step trunks: draw pen paper > sheet trunks by cc
step pour: prepare color plate? by tc
step spring: print dabber color paper > spring by cc
step summer: print dabber color paper > summer by cc
step fall: print dabber color paper > fall by cc
step winter: draw pen paper > winter by cc
step dry: dry paper by gg
step tell: play paper by cc
part sheet = paper w : r^ light-blue 0 0 180 184 2 ; z_ w 2 0 -92 0 92 ; z_ w 2 -90 0 90 0
part trunks = pen brown : l_ ~ 7 -45 -12 -45 -44 ; z_ ~ 4 -45 -36 -60 -58 ; z_ ~ 4 -45 -40 -28 -62 ; z_ ~ 3 -45 -44 -44 -70 ; l_ ~ 7 45 -12 45 -44 ; z_ ~ 4 45 -36 30 -58 ; z_ ~ 4 45 -40 62 -62 ; z_ ~ 3 45 -44 46 -70 ; l_ ~ 7 -45 80 -45 48 ; z_ ~ 4 -45 56 -60 34 ; z_ ~ 4 -45 52 -28 30 ; z_ ~ 3 -45 48 -44 22 ; l_ ~ 7 45 80 45 48 ; z_ ~ 4 45 56 30 34 ; z_ ~ 4 45 52 62 30 ; z_ ~ 3 45 48 46 22
part spring = color a : d_ ~ 4 -66 -58 -58 -66 -52 -56 -46 -72 -38 -62 -28 -68 -22 -58 -32 -52 -60 -48 -42 -52
part summer = color b : d_ ~ 4.5 24 -58 30 -66 38 -72 46 -76 54 -70 62 -66 68 -56 34 -54 44 -62 54 -56 60 -48 28 -46 40 -48 50 -46
part fall = color c : d_ ~ 4 -66 34 -58 26 -48 20 -36 26 -26 34 -56 40 -34 40 -62 78 -30 80 -22 72 -70 70 -40 84
part winter = pen brown : z_ ~ 2 37 44 26 44 ; z_ ~ 2 54 42 66 42 ; z_ ~ 2 46 34 54 22 ; z_ ~ 2 36 42 34 28
scene lay

* cup-goal-box | 4-5 6-8 9-12 | Sports
extras game: bell, bread-tag, clothespin, dried-bean, duct-tape, glitter-paper, paper-clip, ric-rac, sticky-note, ticket-stub, washi-tape
topics goal, goals, soccer, football, hockey, mini golf, table soccer, table hockey, field hockey, ball game, indoor game, rainy day, score, skee ball, party game
near golf, world cup
colors green, white, red
minutes 30 30 35
mess low
heart box: cardboard-box, shoebox = 1
heart cups: plastic-cup, paper-cup, yogurt-pot, foam-cup, cardboard-tube = 3
heart ball: ping-pong-ball, pom-pom, bottle-cork, felt-ball, bottle-cap = 1
nice bat: craft-stick, wooden-spoon, ruler, dowel, stick, cardboard-tube = 1
nice grass: construction-paper, felt, crepe-paper, tissue-paper = 1 sheet
nice flags: sticker, washi-tape, paper-strip, ribbon = 5
need pens: marker, crayon = 2 color
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
step open: cut box scissors > box by gtc
step grass: tape grass box tape > grass by ccc
step lines: draw pens box > lines by ccc
step cups: tape cups box tape > cups by tcc
step numbers: draw pens box > numbers by ccc
step flags: decorate flags box > flags by ccc
step mark: draw pens box > mark by tcc
step shoot: play ball cups bat? > ball bat by ccc
step count: play ball box by ccc
part box = box own : q^ ~ 2 -84 -70 84 -70 84 -20 -84 -20 ; q^ ~- 1 -84 -20 84 -20 96 88 -96 88 ; z_ k 1.5 -84 -20 84 -20
part grass = grass a : q_ ~ 1 -80 -18 80 -18 92 86 -92 86
part lines = pens w : o_ w 0 50 26 12 ; o_ a- 0 50 23 10 ; z_ w 2.5 -88 50 -26 50 ; z_ w 2.5 26 50 88 50
part cups = cups own : o^ red -54 -16 19 19 ; o^ blue 0 -16 19 19 ; o^ yellow 54 -16 19 19 ; o_ k -54 -15 14.5 14.5 ; o_ k 0 -15 14.5 14.5 ; o_ k 54 -15 14.5 14.5
part numbers = pens k : z_ k 4 -54 -58 -54 -42 ; l_ k 3.5 -5 -56 3 -58 4 -52 -5 -43 6 -43 ; l_ k 3.5 50 -58 58 -57 53 -51 59 -46 50 -43
part flags = flags b : p ~ -80 -78 -64 -78 -72 -62 ; p yellow -48 -78 -32 -78 -40 -62 ; p ~ -16 -78 0 -78 -8 -62 ; p yellow 18 -78 34 -78 26 -62 ; p ~ 60 -78 76 -78 68 -62
part mark = pens c : z_ ~ 3 -30 78 30 78
part bat = bat own : stick ~ 52 96 20 66 9
part ball = ball own : o^ w 2 66 9 9
scene stand

* clay-liner-cupcakes | 4-5 6-8 9-12 | Food
extras world Food: bell, button, cake-board, cardstock, coin, fabric-scrap, flower, index-card, paper-doily, paper-napkin, price-tag
topics cupcake, cupcakes, cake, bakery, baker, baking, pastry, pastry chef, muffin, muffins, frosting, play food, pretend food, tea party, cafe, birthday, birthday party, sweets, dessert
near birthday cake
colors pink, brown, light blue free
minutes 35 40 45
waits 4320
mess some
heart clay: air-dry-clay, salt-dough = 2 cup
heart liner: cupcake-liner = 3
need color: paint, acrylic-paint = 2 color
nice knife: plastic-knife, plastic-fork, craft-stick, toothpick
nice sprinkles: sprinkles, bead, sequin, confetti, pom-pom, glitter-glue = handful
nice pin: rolling-pin
nice candle: paper-straw, pipe-cleaner, craft-stick = 1
tool brush: paintbrush, sponge-brush, cotton-swab
home plate
step balls: shape clay pin? by ccc
step fill: fill clay liner > cakes by ccc
step snake: roll clay by ccc
step swirl: shape clay liner > swirl by ccc
step marks: shape clay knife > marks by ccc
step candle: build candle clay > candle by ccc
step dry: dry liner plate by ggc
step paint: paint clay color brush > paint by ccc
step sprinkles: decorate sprinkles clay > sprinkles by ccc
step shop: play clay by ccc
part candle = candle own : r ~ 0 -48 8 36 2 ; x yellow 0 -75 6 9
part cakes = liner own : p^ b -94 34 -40 34 -50 76 -84 76 ; p^ a- -30 26 30 26 20 76 -20 76 ; p^ c 40 34 94 34 84 76 50 76 ; z_ w 2 -80 36 -74 74 ; z_ w 2 -67 36 -67 74 ; z_ w 2 -54 36 -60 74 ; z_ w 2 -14 28 -10 74 ; z_ w 2 0 28 0 74 ; z_ w 2 14 28 10 74 ; z_ w 2 54 36 60 74 ; z_ w 2 67 36 67 74 ; z_ w 2 80 36 74 74
part swirl = clay w paint paint a : o^ ~ -67 28 33 13 ; o^ ~+ -67 15 24 11 ; o^ ~ -67 4 14 9 ; o^ ~ 0 18 40 15 ; o^ ~+ 0 2 30 13 ; o^ ~ 0 -12 20 11 ; o^ ~+ 0 -25 10 8 ; o^ b 67 28 33 13 ; o^ b+ 67 15 24 11 ; o^ b 67 4 14 9
part marks = clay a : z_ ~- 1.5 -24 12 -18 26 ; z_ ~- 1.5 -8 14 -4 29 ; z_ ~- 1.5 12 14 14 29 ; z_ ~- 1.5 26 12 28 24
part paint = color a : l_ w 2 -24 4 0 10 24 4 ; l_ w 2 -84 16 -67 22 -50 16 ; l_ w 2 50 16 67 22 84 16
part sprinkles = sprinkles c : d_ yellow 2.6 -80 26 -60 22 -72 12 -58 8 80 26 60 22 72 12 58 8 -26 16 24 14 ; d_ light-blue 2.6 -12 2 14 0 -6 -14 8 -26 0 16 -50 28 54 28
scene stand

* red-carton-barn | 4-5 6-8 | Farm
extras machine: flag, cardboard-letter
extras world Farm: aluminum-foil, bead, button, clover, cotton-ball, craft-stick, crinkle-paper, duplo-brick, felt, felt-ball, grass, hay, kitchen-sponge, mini-pumpkin, modeling-clay, moss, paper-straw, peg-doll, pipe-cleaner, play-dough, raffia, seed, stick, stone, tissue-paper, toy-animal, toy-brick, toy-tree
topics barn, red barn, farm visit, farm trip, farm, farmyard, stable, old macdonald, farm animals, milk carton
near cows, horses, milk, field trip, hay, straw
colors red, white, brown
minutes 35 40
mess low
heart carton: milk-carton, small-box, tissue-box, cereal-box, shoebox = 1
heart coat: construction-paper, wrapping-paper, tissue-paper, felt, cardstock = 2 sheet
need white: paper-strip, paper, masking-tape, washi-tape, cardstock = 8 strip
nice hay: hay, raffia, grass, yarn, crinkle-paper, tissue-paper = handful
nice herd: toy-animal, clothespin, cork, pom-pom, duplo-brick = 3
need pens: crayon, marker, colored-pencil = 2 color
join stick: glue-stick, glue
tool scissors: scissors
step door: cut carton scissors > barn by gg
step coat: prepare coat carton scissors by tc
step dress: glue coat carton stick > coat by cc
step doors: cut coat scissors > door by gt
step strips: cut white scissors by tc
step cross: glue white carton stick > cross by cc
step window: draw pens carton > window by cc
step hay: fill hay carton > hay by cc
step home: play carton herd? > herd by cc
part barn = carton own : q^ ~ 1 -62 -20 0 -74 62 -20 62 84 -62 84 ; r_ ~+ 0 -82 40 16 ; z_ ~- 2 -62 -20 62 -20
part coat = coat a : r_ ~ 0 32 124 104 ; p_ ~- -62 -20 0 -74 62 -20
part door = coat brown : r_ umber 0 54 56 60 ; q^ a 1 -28 24 -58 30 -58 88 -28 84 ; q^ a 1 28 24 58 30 58 88 28 84
part hay = hay gold : b_ ~ -26 84 -22 62 -4 56 16 60 26 84 ; z_ yellow 2 -18 82 -8 60 ; z_ yellow 2 2 84 8 58 ; z_ yellow 2 14 82 22 66
part cross = white w : z_ w 4 -30 25 -56 85 ; z_ w 4 -56 33 -30 82 ; z_ w 4 30 25 56 85 ; z_ w 4 56 33 30 82 ; z_ w 4 -60 -18 60 -18 ; z_ w 4 -60 -18 0 -70 60 -18 ; z_ w 4 -30 22 30 22
part window = pens k : r_ k 0 -32 20 18 1 ; z_ w 2 0 -41 0 -23 ; z_ w 2 -10 -32 10 -32
part herd = herd own : o^ w -78 74 16 11 ; o^ w -92 66 7 7 ; k -94 65 1.6 ; o_ k -74 72 5 4 ; z_ k 2.5 -86 84 -86 92 ; z_ k 2.5 -70 84 -70 92 ; o^ w 86 78 16 11 ; o^ w 72 70 7 7 ; k 70 69 1.6 ; o_ k 90 76 5 4 ; z_ k 2.5 78 88 78 96 ; z_ k 2.5 94 88 94 96
scene stand

* stick-book-friend | 4-5 6-8 | -
topics bookmark, bookmarks, popsicle stick bookmark, reading, library, books, book week, story time, teacher, teacher gift, teacher appreciation, thank you teacher, world book day, gift
near end of school, caterpillar, the very hungry caterpillar
variant worm | - | green, yellow, red free | bookworm, worm
variant monster | - | purple, green, orange free | monster, monsters, friendly monster
minutes 20 25
waits 30
mess low
heart stick: craft-stick = 1
nice stripes: washi-tape, sticker, masking-tape, ribbon = 3
heart tuft: pom-pom, felt-ball, button, felt, construction-paper = 3
need eyes: googly-eye, sticker, sequin, paper, construction-paper = 2
nice arms: pipe-cleaner, yarn, twist-tie = 1
need pens: marker, permanent-marker, colored-pencil = 2 color
join stick-on: glue
tool scissors: scissors when arms; stripes=ribbon,washi-tape,masking-tape; tuft=felt,construction-paper; eyes=paper,construction-paper
step color: color pens stick > stick by cc
step stripes: decorate stripes stick scissors? stick-on? > stripes by tc
step tuft: glue tuft stick stick-on scissors? > worm monster by tc
step eyes: glue eyes stick stick-on pens? scissors? > eyes-w eyes-m by tc
step face: draw pens stick > face-w face-m by cc
step arms: shape arms stick scissors stick-on > arms by tc
step dry: dry stick by gg
step name: draw pens stick > words by tc
step give: play stick by cc
part stick = stick own : r^ ~ 0 16 30 160 14
part stripes = stripes b : r_ ~ 0 20 30 9 ; r_ c 0 36 30 9 ; r_ ~ 0 52 30 9
part words = pens k : z_ k 2 -8 68 8 68 ; z_ k 2 -8 75 6 75 ; h_ red 0 86 5
part arms = arms own : l ~ 3.5 -6 -60 -16 -80 -24 -84 ; l ~ 3.5 6 -60 16 -80 24 -84
part worm@worm = tuft a : pompom ~ 0 -20 13 ; pompom c 0 -36 14 ; pompom ~ 0 -58 19
part monster@monster = tuft a : pompom ~ 0 -40 26 ; pompom b -22 -62 9 ; pompom b 22 -62 9
part eyes-w@worm = eyes own : e -7 -62 5.5 ; e 7 -62 5.5
part eyes-m@monster = eyes own : e -9 -44 8 ; e 10 -44 8
part face-w@worm = pens k : u 0 -2 6
part face-m@monster = pens k : b_ k -10 -10 0 -7 10 -10 5 2 -5 2 ; p_ w -6 -9 -1 -8 -4 -3
scene lay

* tissue-rim-frame | 4-5 6-8 | -
extras board: stick-on-gem, letter-bead, price-tag
topics photo frame, picture frame, frame, new baby, new baby brother, new baby sister, baby brother, baby sister, little brother, little sister, new sibling, welcome baby, family, family photo, grandparents day, grandma, grandpa, mother's day, father's day, mom, dad, best friend, pet photo, gift, keepsake
near graduation
colors light blue, white, yellow free
minutes 25 30
waits 30
mess low
heart plate: paper-plate, paper-bowl, cake-board, cardboard, cereal-box = 1
heart photo: photo = 1
heart tissue: tissue-paper, crepe-paper, paper-napkin = 2 sheet
nice hearts: sticker, button, pom-pom, stick-on-gem, felt-sticker, sequin = 4
nice hang: yarn, ribbon, string, raffia, cotton-cord = 12 in
need pens: marker, crayon, colored-pencil = 1 color
join stick: glue-stick, glue
tool punch: hole-punch, pencil when hang
step middle: draw pens plate photo > plate by tc
step tear: tear tissue by cc
step ball: shape tissue by cc
step rim: glue tissue plate stick > rim by cc
step photo: glue photo plate stick > photo by tc
step name: draw pens plate > name by tc
step hearts: decorate hearts plate stick > hearts by cc
step holes: tie hang plate punch > hang by gt
step show: play plate by cc
part hang = hang own : l ~ 3 -34 -72 0 -98 34 -72
part plate = plate w : plate ~ 0 4 86
part rim = tissue a : y^ ~ 0 -68 17 14 7 .2 ; y^ ~+ 36 -58 17 14 7 .2 ; y^ ~ 62 -32 15 16 7 .2 ; y^ ~+ 72 2 14 17 7 .2 ; y^ ~ 64 36 15 16 7 .2 ; y^ ~+ 38 64 17 14 7 .2 ; y^ ~ 0 76 17 14 7 .2 ; y^ ~+ -38 64 17 14 7 .2 ; y^ ~ -64 36 15 16 7 .2 ; y^ ~+ -72 2 14 17 7 .2 ; y^ ~ -62 -32 15 16 7 .2 ; y^ ~+ -36 -58 17 14 7 .2
part photo = photo own : r^ cream 0 -2 76 66 2 ; r_ light-green 0 -2 68 58 ; o_ tan 0 -6 18 19 ; b_ b -24 28 -16 14 16 14 24 28 ; k -6 -8 2.2 ; k 6 -8 2.2 ; u 0 -2 6
part name = pens k : l_ k 2.5 -22 44 -14 38 -6 46 2 38 10 46 20 39
part hearts = hearts c : h_ red -72 -34 7 ; h_ red 72 40 7 ; h_ red -40 66 7 ; h_ red 38 -60 7
scene hang

* plate-animal-mask | 4-5 6-8 | -
appeal 3
topics mask, masks, animal mask, costume party, carnival, mardi gras, purim, halloween, masquerade, theater, pretend play, play
near pets, goldilocks
variant fox | Animals | orange, white, black | want to be a fox, be a fox, fox mask, fox costume, fox, foxes, red fox, woodland animals, forest animals, fantastic mr fox
variant cat | Animals | gray, pink, black | want to be a cat, be a cat, cat mask, cat costume, cat, cats, kitten, kitty
variant bear | Animals | brown, tan, black | want to be a bear, be a bear, bear mask, bear costume, bear, bears, teddy bear, brown bear, woodland animals
minutes 30 35
waits 30
mess some
heart plate: paper-plate, cake-board = 1
heart patches: paper, construction-paper, cardstock, felt, craft-foam = 2 sheet
need color: paint, crayon, marker, oil-pastel = 1 color
join band: sewing-elastic, ribbon, yarn, craft-stick, paper-straw = 24 in
nice whiskers: pipe-cleaner, raffia, string, paper-strip = 4
nice nose: pom-pom, button, bottle-cap, felt-ball = 1
join stick: glue-stick, glue
tool punch: hole-punch, pencil, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint
tool scissors: scissors
tool pen: pencil, marker
step eyes: cut plate scissors pen by gg
step shape: cut plate scissors pen > head-f head-c head-b by gt
step color: decorate color plate brush? by cc
step cut: cut patches scissors pen > patches-f patches-c patches-b by tt
step patches: glue patches plate stick by cc
step nose: glue nose plate stick > nose-f nose by cc
step face: draw pen plate > face by cc
step whiskers: glue whiskers plate stick scissors > whiskers by tt
step band: prepare band plate punch > band by gg
step be: play plate by cc
part band = band own : l ~ 4 -62 10 -88 20 -98 36 ; l ~ 4 62 10 88 20 98 36
part head-f@fox = plate own paint color a : p^ ~ -66 -40 -58 -94 -14 -62 ; p^ ~ 66 -40 58 -94 14 -62 ; b^ ~ -70 -34 -40 -64 0 -70 40 -64 70 -34 66 6 34 40 0 74 -34 40 -66 6 ; o_ k -27 -14 12 10 ; o_ k 27 -14 12 10
part head-c@cat = plate own paint color a : p^ ~ -66 -30 -60 -94 -12 -62 ; p^ ~ 66 -30 60 -94 12 -62 ; o^ ~ 0 0 70 66 ; o_ k -27 -12 13 11 ; o_ k 27 -12 13 11
part head-b@bear = plate own paint color a : o^ ~ -52 -54 24 24 ; o^ ~ 52 -54 24 24 ; o^ ~ 0 2 70 68 ; o_ k -27 -12 12 11 ; o_ k 27 -12 12 11
part patches-f@fox = patches b : p_ ~ -56 -54 -52 -80 -28 -62 ; p_ ~ 56 -54 52 -80 28 -62 ; b_ ~ -66 4 -44 8 -20 14 0 60 -12 60 -34 40 ; b_ ~ 66 4 44 8 20 14 0 60 12 60 34 40 ; o_ k 0 70 9 8
part patches-c@cat = patches b : p_ ~ -56 -46 -54 -80 -26 -60 ; p_ ~ 56 -46 54 -80 26 -60 ; p_ ~ -9 14 9 14 0 26 ; z_ k 5 -16 -62 -12 -42 ; z_ k 5 0 -65 0 -42 ; z_ k 5 16 -62 12 -42
part patches-b@bear = patches b : o_ ~ -52 -54 14 14 ; o_ ~ 52 -54 14 14 ; o^ ~ 0 30 32 26 ; o_ k 0 16 11 8
part nose-f@fox = nose k : pompom ~ 0 68 10
part nose@cat,bear = nose k : pompom ~ 0 18 9
part face = pen k : l_ k 3 -14 38 -6 44 0 36 6 44 14 38 ; z_ k 3 0 28 0 36
part whiskers = whiskers k : z_ ~ 2.5 -18 26 -60 18 ; z_ ~ 2.5 -18 32 -60 36 ; z_ ~ 2.5 18 26 60 18 ; z_ ~ 2.5 18 32 60 36
scene hang

* link-by-link-chain | 4-5 6-8 | -
extras hanging: sticker, craft-foam, stick-on-gem, glitter-glue, sequin
extras party: bell, ribbon, sticker, glitter-paper, yarn
topics paper chain, garland, decoration, paper garland, banner, link, classroom decoration, scissor skills
near rainbow, visit, sleepover, surprise
variant welcome | - | red, yellow, blue, green | welcome home, daddy comes home, mommy comes home, dad comes home, mom comes home, coming home, homecoming, grandma comes, grandpa comes
variant countdown | - | orange, green, purple, yellow | countdown, paper chain countdown, how many days, days until, waiting, vacation, trip, first day of school, christmas, advent, hanukkah
variant party | - | pink, light blue, yellow, orange | party, birthday, birthday party, party decoration, celebration, new year, carnival, mardi gras
minutes 25 30
mess low
heart strips: paper-strip, construction-paper, origami-paper, wrapping-paper, magazine, paper, old-calendar-picture = 14 strip
need pens: marker, crayon, colored-pencil = 2 color
nice signs: sticker, washi-tape, stick-on-gem = 14
nice end: paper-cup, cardboard, paper-plate, bell, pom-pom = 1
join hold: glue-stick, tape, glue, washi-tape, masking-tape
tool scissors: scissors
step cut: cut strips scissors by tt
step draw: draw pens strips by cc
step signs: decorate signs strips > signs by cc
step first: build strips hold > first by cc
step links: build strips hold > links by cc
step end: tape end strips hold > end by tc
step hang: tape strips hold by gt
step count: play strips by cc
part first = strips a : a_ ~ -84 -52 17 11 0 359
part links = strips b : a_ ~ -64 -30 17 11 0 359 ; a_ c -42 -12 17 11 0 359 ; a_ d -18 0 17 11 0 359 ; a_ a 8 4 17 11 0 359 ; a_ b 34 -2 17 11 0 359 ; a_ c 58 -16 17 11 0 359 ; a_ d 80 -36 17 11 0 359 ; a_ a 88 -62 17 11 0 359
part end = end own : cup ~ -84 -20 30 32
part signs = signs w : bits own .8 -64 -16 -42 2 -18 14 8 18 34 12 58 -2 80 -22
scene hang

* bucket-pond-fishing | 4-5 6-8 | Ocean
extras game: dried-bean, ticket-stub
appeal 3
topics fishing, fishing game, fishing rod, go fishing, fishing with grandpa, fishing with opa, fish, pond, angler, party game, carnival game, fine motor, summer
near fishing trip, lake, cabin
colors blue, orange, green, yellow
minutes 35 40
mess low
heart rod: stick, dowel, chopstick, wooden-spoon, cardboard-tube, bamboo = 1
heart line: string, yarn, ribbon, cotton-cord, shoelace = 24 in
heart fish: cardstock, construction-paper, craft-foam, cardboard, cereal-box, felt, paper-plate = 2 sheet
join hook: paper-clip, pipe-cleaner, twist-tie = 1
need pens: crayon, marker, colored-pencil, oil-pastel = 3 color
nice pond: bucket, plastic-tub, cardboard-box, basket, shoebox, baking-tray = 1
nice weed: tissue-paper, crepe-paper, paper-strip, construction-paper = handful
nice eyes: sticker, googly-eye = 4
join tape: tape, masking-tape, duct-tape
join stick: glue, glue-stick when eyes=googly-eye
tool scissors: scissors
step draw: draw pens fish > fish by cc
step eyes: decorate eyes fish stick? > eyes by cc
step cut: cut fish scissors by tt
step rings: tape fish tape scissors > rings by tt
step line: tie line rod scissors > rod line by gt
step hook: build hook line > hook by gg
step pond: arrange fish pond > pond by cc
step weed: arrange weed pond > weed by cc
step catch: play rod fish by cc
step count: play fish by cc
part rod = rod own : l^ ~ 7 -94 10 -50 -44 -4 -90
part line = line own : l ~ 2 -4 -90 8 -60 10 -22
part hook = hook silver : l ~ 3.5 10 -22 10 -10 4 -2 -4 -8
part pond = pond own : q^ blue 8 -52 20 82 20 70 92 -40 92 ; o^ ~ 15 20 67 18 ; o_ light-blue 15 22 60 13
part weed = weed green : l ~ 5 58 26 66 4 58 -12 ; l ~ 5 70 28 80 10 74 -6
part fish = fish a : b^ b -30 20 -10 4 14 6 26 18 10 30 -14 32 ; p^ b 22 18 40 6 40 32 ; b^ a 24 8 40 -10 62 -8 72 4 58 14 38 16 ; p^ a 68 2 84 -10 84 14 ; b^ c -86 62 -66 48 -44 52 -36 62 -50 74 -72 74 ; p^ c -40 62 -24 50 -24 76 ; k -18 16 2.5 ; k 36 0 2.5 ; k -74 60 2.5 ; b^ d -92 90 -74 78 -52 82 -42 89 -56 98 -80 99 ; p^ d -46 89 -30 80 -30 99 ; k -80 87 2.5
part rings = fish d : a_ ~ -34 14 8 4.5 0 359 ; a_ ~ 22 -2 7 4 0 359 ; a_ ~ -90 56 7 4 0 359 ; a_ ~ -95 83 7 4 0 359
part eyes = eyes own : e -16 15 5 ; e 38 -1 4.5 ; e -72 60 4.5 ; e -78 87 4.5
scene stand

* dyed-noodle-necklace | 4-5 6-8 | -
extras jewelry: yarn, pom-pom, wooden-craft-shape, feather, bell, craft-foam, ribbon, cardboard, string, tulle
topics necklace, noodle necklace, pasta necklace, macaroni necklace, bead necklace, beads, jewelry, threading, stringing, bracelet, friendship, gift for a friend, best friend, mother's day, grandma, dress up
near princess
colors red, blue, yellow
minutes 35 35
waits 60
mess some
heart noodles: dry-pasta = 2 handful
heart cord: shoelace, yarn, string, beading-elastic, cotton-cord, ribbon, embroidery-floss = 30 in
nice dye: food-coloring, watercolor-paint, paint = 3 color
nice beads: bead, wooden-bead, letter-bead, seed-bead, felt-ball = 8
nice straws: paper-straw, plastic-straw = 2
join bag: plastic-bag, plastic-tub, plastic-jar when dye
tool acid: vinegar = 1 tbsp when dye=food-coloring
tool scissors: scissors when straws; cord=yarn,string,beading-elastic,cotton-cord,ribbon,embroidery-floss
tool tape: tape, masking-tape when cord=yarn,string,cotton-cord,ribbon,embroidery-floss
home paper-towel when dye
step drip: prepare dye noodles bag acid by gg
step shake: mix dye noodles bag? by tt
step dry: dry dye noodles paper-towel by gg
step cord: prepare cord noodles scissors? tape? by gt
step straws: cut straws scissors by tt
step sort: arrange noodles beads? straws? by cc
step thread: thread noodles cord beads? straws? > cord noodles by cc
step beads: thread beads cord > beads by cc
step tie: tie cord by gt
step give: play cord by cc
part cord = cord own : l ~ 3 -14 -92 -60 -60 -76 0 -50 52 0 72 50 52 76 0 60 -60 14 -92 ; l ~ 3 -14 -92 0 -84 14 -92
part noodles = noodles gold : r^ red -68 -44 12 22 4 18 ; r^ blue -76 -4 12 22 4 4 ; r^ yellow -64 36 12 22 4 -30 ; r^ red -30 64 12 22 4 -62 ; r^ blue 6 72 12 22 4 -90 ; r^ yellow 40 60 12 22 4 62 ; r^ red 66 32 12 22 4 30 ; r^ blue 76 -6 12 22 4 -4 ; r^ yellow 68 -44 12 22 4 -18
part beads = beads own : o^ green -74 -24 7 7 ; o^ purple -74 16 7 7 ; o^ orange -48 54 7 7 ; o^ green -12 71 7 7 ; o^ purple 24 69 7 7 ; o^ orange 56 48 7 7 ; o^ green 74 14 7 7 ; o^ purple 75 -24 7 7
scene lay

* face-swap-pumpkin | 4-5 6-8 | Seasons
topics halloween, jack-o'-lantern, jack-o’-lantern, jack o lantern, jackolantern, pumpkin, pumpkins, pumpkin face, october, fall, autumn, feelings, emotions, trick or treat
near pumpkin patch
colors orange, black, green
minutes 25 30
mess low
heart plate: paper-plate, cake-board, paper-bowl = 1
heart faces: construction-paper, cardstock, felt, craft-foam = 1 sheet
need color: crayon, paint, marker, oil-pastel = 1 color
need stem: pipe-cleaner, craft-stick, stick, cardstock, paper-bag, felt = 1
nice leaf: tissue-paper, crepe-paper, leaf, paper-napkin = 1 scrap
join stick: glue-stick, glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint
tool scissors: scissors
tool pen: chalk, crayon, pencil
step color: decorate color plate brush? > plate by cc
step draw: draw pen faces by tt
step cut: cut faces scissors by tt
step try: arrange faces plate by cc
step glue: glue faces plate stick > face by cc
step spare: prepare faces tape > spare by cc
step stem: shape stem plate tape > stem by tc
step leaf: glue leaf plate stick > leaf by cc
step mood: play plate by cc
part stem = stem c : l ~ 9 0 -66 4 -82 -2 -96 ; l ~ 3.5 4 -78 22 -92 32 -80 24 -72 38 -66 50 -78
part leaf = leaf c : leaf ~ -6 -70 -46 -88 14
part plate = plate own paint color a : plate ~ 0 10 80 ; l_ ~- 2 -34 -58 -46 10 -34 76 ; l_ ~- 2 34 -58 46 10 34 76
part face = faces b : p_ ~ -48 4 -18 4 -33 -26 ; p_ ~ 48 4 18 4 33 -26 ; p_ ~ -8 22 8 22 0 8 ; b_ ~ -50 32 -30 40 0 43 30 40 50 32 40 56 20 66 0 68 -20 66 -40 56 ; r_ a -16 42 11 10 1 ; r_ a 14 64 11 10 1
part spare = faces b : o^ ~ -86 66 9 9 ; o^ ~ -66 82 9 9 ; b^ ~ 60 84 74 76 90 84 76 92
scene lay

* tissue-glow-jar | 4-5 6-8 9-12 | -
extras jar: bead, button, copper-tape, pom-pom, raffia, ribbon, stick-on-gem
appeal 3
topics night light, nightlight, scared of the dark, afraid of the dark, the dark, nightmares, bad dreams, bedtime, sleep, lantern, jar lantern, tissue paper lantern, light, st martin, diwali, winter solstice, stained glass, glow
near bedroom, candle, friendly monster
colors yellow, orange, light blue free
minutes 30 35 40
waits 120
mess some
heart jar@6-8,9-12: glass-jar, plastic-jar, plastic-cup = 1
join jar@4-5: plastic-jar, glass-jar, plastic-cup = 1
heart skin: tissue-paper, cellophane, paper-napkin, crepe-paper = 2 sheet
nice eyes: googly-eye, construction-paper, sticker, felt, cardstock = 2
nice rim: ribbon, yarn, raffia, washi-tape, string = 12 in
tool light@4-5: flashlight, LED-candle, glow-stick
tool light@6-8,9-12: LED-candle, LED-tea-light, flashlight, glow-stick, string-light
join glue: glue
tool brush: paintbrush, sponge-brush
tool pen: permanent-marker, marker when eyes=construction-paper,cardstock
tool scissors: scissors when rim; eyes=construction-paper,felt,cardstock
home saucer
home water
step tear: tear skin by ccc
step thin: mix glue water saucer by tcc
step hold@4-5: prepare jar by g
step brush@4-5: paint skin glue brush jar? > jar skin by t
step brush@6-8,9-12: paint skin jar glue brush > jar skin by cc
step second@4-5: paint skin glue brush jar? by t
step second@6-8,9-12: paint skin jar glue brush by cc
step dry: dry jar by gcc
step eyes: glue eyes skin glue pen? scissors? > eyes by tcc
step rim: tie rim jar scissors > rim by gtc
step light: prepare light jar > light by ggg
step dark: play skin by ccc
part jar = jar own : jar ~ 0 -66 96 146
part light = light gold : o_ yellow+ 0 30 36 44 ; o_ gold 0 40 18 24
part skin = skin a : q_ ~ 2 -46 -40 -12 -46 -16 -8 -44 -4 ; q_ b 2 -12 -44 24 -42 20 -6 -16 -8 ; q_ c 2 22 -44 46 -40 46 -4 18 -6 ; q_ c 2 -46 -6 -14 -10 -12 32 -46 30 ; q_ ~ 2 -16 -8 22 -10 20 34 -12 32 ; q_ b 2 18 -8 46 -6 46 32 18 34 ; q_ b 2 -46 28 -12 30 -14 74 -46 74 ; q_ c 2 -14 30 20 32 22 76 -12 76 ; q_ ~ 2 18 32 46 30 46 74 20 76
part eyes = eyes own : e -18 -8 11 ; e 18 -8 11 ; u 0 14 16
part rim = rim own : r_ red 0 -54 84 9 3 ; b_ red 0 -54 -20 -66 -22 -44 ; b_ red 0 -54 20 -66 22 -44
scene stand

* feely-caterpillar | 4-5 6-8 | Bugs
topics five senses, 5 senses, senses, sense of touch, touch, feel, texture, textures, touch and feel, feely board, texture board, sensory, sensory board, soft and rough, guessing game, caterpillar
near blindfold, the very hungry caterpillar, kindergarten, preschool
colors green, yellow, red free
minutes 35 40
waits 60
mess low
heart rings: cardboard, cereal-box, cardstock, paper-plate, corrugated-paper = 1
heart soft: cotton-pad, cotton-ball, felt, pillow-stuffing, faux-fur, wool-roving = 3
heart rough: sandpaper, corrugated-paper, rice, dried-lentil, sand, burlap = 1
need smooth: aluminum-foil, metallic-paper, wax-paper, parchment-paper, ribbon, duct-tape = 1 sheet
nice bumpy: bubble-wrap, dry-pasta, button, dried-bean, bottle-cap, packing-peanut = 1
nice tickle: feather, raffia, yarn, grass, tinsel, crinkle-paper = 1
nice feelers: pipe-cleaner, paper-straw, twist-tie = 2
nice eyes: googly-eye, sticker, button = 2
home cup
join stick: glue
join hold: tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step rings: cut rings cup scissors pen by gt
step head: draw pen rings > rings head by cc
step cut: cut rough smooth scissors by gt
step soft: glue soft rings stick > soft by cc
step rough: glue rough rings stick > rough by cc
step smooth: tape smooth rings hold > smooth by cc
step more: glue bumpy rings stick > bumpy by cc
step tickle: glue tickle rings stick > tickle by cc
step row: glue rings stick feelers? eyes? > feelers eyes by cc
step guess: play rings by cc
part rings = rings own : o^ ~ 76 26 24 24 ; o^ ~ 44 6 24 24 ; o^ ~ 10 24 24 24 ; o^ ~ -24 6 24 24 ; o^ ~ -50 30 22 22
part soft = soft w : cotton ~ 76 20 12 ; cotton ~ 68 32 11 ; cotton ~ 84 32 11
part rough = rough tan : o_ ~ 44 6 20 20 ; d_ brown 1.6 34 0 40 10 46 -4 50 8 54 0 44 16 38 -6 48 -8 58 10
part smooth = smooth silver : o_ ~ 10 24 20 20 ; p_ ~+ -4 12 12 8 4 26 ; p_ ~- 12 10 26 20 14 34
part bumpy = bumpy light-blue : o_ ~ -24 6 20 20 ; d_ w 3.6 -34 0 -24 -4 -14 0 -34 10 -24 8 -14 10 -28 18 -18 18
part tickle = tickle own : feather orange -50 44 -44 4 10
part head = pen a : o^ ~ -80 6 24 24 ; k -88 0 3 ; k -72 0 3 ; u -80 10 10
part feelers = feelers own : l ~ 3.5 -88 -14 -96 -36 -88 -44 ; l ~ 3.5 -72 -14 -66 -36 -74 -44
part eyes = eyes own : e -88 0 6 ; e -72 0 6
scene lay

* potato-stamp-mail | 4-5 6-8 9-12 | -
extras card: button, paper-doily, photo, puzzle-piece, ribbon, ric-rac, stick-on-gem, sticker, washi-tape
topics thank you, thank you card, thank you note, thank you letter, mail, mailman, mail carrier, letter, letters, card, greeting card, stationery, envelope, valentine, valentine's day, potato print, potato stamp, potato stamping, pen pal, grandma, grandpa
near post office, community helpers
colors red, blue, yellow
minutes 35 35 35
waits 30
mess some
heart potato: potato, apple, kitchen-sponge, cork, carrot = 1
heart envelope: envelope = 1
heart color: paint, washable-ink-pad, acrylic-paint = 2 color
need card: cardstock, construction-paper, watercolor-paper, paper, index-card = 1 sheet
nice stamps: sticker, washi-tape, felt-sticker = 2
need pens: crayon, marker, colored-pencil = 2 color
home plate
home knife when potato=potato,apple,carrot,lemon
home paper-towel when potato=potato,apple,carrot,lemon
tool scissors: scissors when potato=kitchen-sponge
step carve: prepare potato knife? paper-towel? scissors? by ggt
step fold: fold card > card by tcc
step spread: prepare color plate by tcc
step front: print potato color card > prints by ccc
step mail: print potato color envelope > envelope by ccc
step dry: dry card envelope by gcc
step inside: draw pens card > words by ccc
step address: draw pens envelope > address by ttc
step stamps: decorate stamps envelope > stamps by ccc
step give: play envelope card by ccc
part card = card w : r^ ~ -14 -32 120 96 2
part prints = color a : h_ ~ -50 -46 16 ; s_ b -14 -46 5 17 8 ; h_ ~ 22 -46 16 ; s_ b -50 -10 5 17 8 ; h_ ~ -14 -10 16 ; s_ b 22 -10 5 17 8
part envelope = envelope cream : r^ ~ 14 52 150 84 2 ; l_ ~- 2 -60 12 14 54 88 12 ; h_ a -48 82 9 ; h_ b -26 82 9
part words = pens k : l_ k 2 -60 10 -40 10
part address = pens k : z_ k 2 -4 66 40 66 ; z_ k 2 -4 76 30 76
part stamps = stamps own : r_ red 72 74 22 20 ; s_ yellow 72 74 5 8 4 ; s_ red 12 52 5 9 4.5
scene lay

* sun-of-mexico | 4-5 6-8 | -
topics mexico, mexican, mexican sun, cinco de mayo, fiesta, hispanic heritage month, latin america, around the world, aztec sun, folk art, sun
near talavera
colors yellow, orange, pink, teal
minutes 30 35
waits 30
mess low
heart plate: paper-plate, cake-board = 1
heart color: oil-pastel, crayon, marker, paint = 4 color
heart rays: tissue-paper, crepe-paper, construction-paper, ribbon, paper-strip = 3 sheet
nice dark: construction-paper, cardstock, felt = 1 scrap
nice gems: sticker, stick-on-gem, button, sequin = 3
nice hang: string, yarn, ribbon, raffia = 10 in
join stick: glue-stick, glue
join tape: tape, masking-tape when hang
tool brush: paintbrush when color=paint
tool scissors: scissors
step face: color color plate brush? > plate face by cc
step rings: color color plate brush? > rings by cc
step dark: cut dark scissors plate stick > dark by tt
step rays: cut rays scissors by tt
step glue: glue rays plate stick > rays by cc
step gems: decorate gems plate stick > gems by cc
step hang: tape hang plate tape > hang by gt
step shine: play plate by cc
part hang = hang own : l ~ 3 -10 -80 0 -99 10 -80
part rays = rays b : p^ ~ -16 -60 0 -96 16 -60 ; p^ c 30 -52 66 -70 52 -30 ; p^ d 60 -16 96 0 60 16 ; p^ ~ 52 30 66 70 30 52 ; p^ c 16 60 0 96 -16 60 ; p^ d -30 52 -66 70 -52 30 ; p^ ~ -60 16 -96 0 -60 -16 ; p^ c -52 -30 -66 -70 -30 -52
part plate = plate own paint face a : o^ ~ 0 0 64 64
part rings = color c : d_ ~ 4 0 -54 38 -38 54 0 38 38 0 54 -38 38 -54 0 -38 -38 ; d_ d 4 21 -50 50 -21 50 21 21 50 -21 50 -50 21 -50 -21 -21 -50 ; o_ orange -26 12 9 9 ; o_ orange 26 12 9 9
part face = color k : o_ w -18 -8 9 9 ; o_ w 18 -8 9 9 ; k -18 -8 4.5 ; k 18 -8 4.5 ; u 0 14 18 ; l_ k 3 0 -6 -5 8 3 9
part dark = dark k : l_ ~ 4 -28 -20 -18 -26 -8 -20 ; l_ ~ 4 8 -20 18 -26 28 -20
part gems = gems own : o_ red 0 -38 5 5 ; o_ green -30 -28 4 4 ; o_ green 30 -28 4 4
scene hang

* nodding-plate-longneck | 4-5 6-8 | Dinosaurs
extras world Dinosaurs: leaf, toy-tree, potted-plant, pinecone, stone, moss, clover, bay-leaf, pipe-cleaner, paper-bag, grass, stick, modeling-clay, chestnut
topics dinosaur, dinosaurs, dino, long neck, longneck, brachiosaurus, apatosaurus, brontosaurus, diplodocus, jurassic, moving toy, prehistoric
colors green, orange, yellow free
minutes 35 40
waits 30
mess some
heart plate: paper-plate, cake-board = 2
join pin: paper-fastener, pipe-cleaner, twist-tie, string = 2
need color: paint, marker, crayon = 2 color
nice eye: googly-eye, button, sticker = 1
nice spikes: construction-paper, craft-foam, felt, cardstock = 1 sheet
nice leaf: leaf, tissue-paper, grass, crepe-paper = 1 scrap
join stick: glue when spikes; eye!=sticker; leaf
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint
tool pen: marker, pencil
tool scissors: scissors
step draw: draw pen plate by tt
step cut: cut plate scissors by gt
step color: decorate color plate brush? > body neck tail dots by cc
step spikes: cut spikes scissors plate stick > spikes by tt
step pin: poke pin plate scissors > pins by gg
step eye: glue eye plate stick? > eye by cc
step face: draw pen plate > face by cc
step leaf: glue leaf plate stick > leaf by cc
step nod: play plate by cc
part tail = plate own paint color a : b^ ~ 50 20 66 10 84 16 98 44 92 48 78 34 56 42
part spikes = spikes b : p^ ~ -26 -12 -18 -34 -6 -16 ; p^ ~ -6 -18 4 -40 14 -18 ; p^ ~ 16 -16 28 -34 36 -8
part body = plate own paint color a : a^ ~ 6 48 66 0 180 360 ; r^ ~ -44 62 26 34 3 ; r^ ~ 56 62 26 34 3
part neck = plate own paint color a : t^ ~ -42 30 16 -62 -20 12 -66 -52 11 ; b^ ~ -92 -58 -88 -74 -68 -80 -52 -70 -54 -56 -70 -48
part dots = color b : o_ ~ -10 16 8 8 ; o_ ~ 14 4 7 7 ; o_ ~ 34 24 9 9 ; o_ ~ 8 32 6 6 ; o_ ~ -26 34 5 5 ; o_ ~ -54 0 5 5
part pins = pin own : o_ gold -42 28 5 5 ; o_ gold 60 30 5 5
part face = pen k : k -70 -66 3 ; l_ k 2.5 -90 -60 -82 -56 -72 -58
part eye = eye own : e -70 -66 7
part leaf = leaf green : leaf ~ -90 -58 -98 -38 7
scene stand

* twisted-bag-tree | 4-5 6-8 9-12 | Seasons, Nature
extras world Seasons: leaf, acorn, chestnut, fake-leaf, toy-animal, mini-pumpkin, hay, gourd, wood-slice, cork-sheet, burlap, bark, bay-leaf, paper-straw, clothespin, crinkle-paper, corn-cob
topics tree, fall tree, autumn tree, fall, autumn, fall leaves, leaves, spring, cherry blossom, blossom tree, four seasons, october, november, thanksgiving, thankful tree, forest, paper bag tree, arbor day
near family tree
colors orange, red, yellow
minutes 35 40 45
waits 30
mess low
heart bag: paper-bag, packing-paper = 1
heart leaves: tissue-paper, crepe-paper, construction-paper, leaf, paper-napkin, petal, fake-leaf = 3 sheet
nice weight: stone, pebble, dry-pasta, sand, dried-bean, rice = handful
nice guests: pom-pom, feather, button, sticker = 2
join stick: glue, glue-stick
tool scissors: scissors
step slit: cut bag scissors by gtc
step open: prepare bag by ccc
step weight: fill weight bag by ccc
step trunk: shape bag > trunk by tcc
step twigs: shape bag > branches by tcc
step leaves: prepare leaves by ccc
step glue: glue leaves bag stick > leaves by ccc
step ground: arrange leaves bag > ground by ccc
step guests: glue guests bag stick > guests by ccc
step tell: play bag by ccc
part ground = leaves own : y_ orange -56 84 10 6 6 .2 ; y_ red -30 88 9 5 6 .2 ; y_ yellow 34 86 10 6 6 .2 ; y_ orange 60 82 9 5 6 .2
part branches = bag own : l^ ~ 9 -4 0 -30 -30 -64 -42 ; l^ ~ 9 4 0 28 -34 64 -40 ; l^ ~ 8 0 -6 -10 -44 -28 -74 ; l^ ~ 8 2 -6 14 -46 30 -76 ; l^ ~ 6 -34 -32 -46 -58 ; l^ ~ 6 36 -38 48 -62
part trunk = bag own : b^ ~ -34 82 -18 50 -14 0 14 0 18 50 34 82 0 88 ; z_ ~- 2 -6 8 -10 74 ; z_ ~- 2 4 8 8 76 ; z_ ~- 2 -1 6 0 80
part leaves = leaves own : y^ orange -66 -44 13 11 6 .25 ; y^ red -48 -62 13 11 6 .25 ; y^ yellow -30 -78 13 11 6 .25 ; y^ orange -12 -58 11 10 6 .25 ; y^ red 10 -70 12 11 6 .25 ; y^ yellow 30 -80 13 11 6 .25 ; y^ orange 50 -66 13 11 6 .25 ; y^ red 68 -44 13 11 6 .25 ; y^ yellow 44 -36 11 10 6 .25 ; y^ orange -42 -30 11 10 6 .25 ; y^ yellow -78 -28 10 9 6 .25 ; y^ red 24 -44 10 9 6 .25
part guests = guests own : o^ blue -20 -20 10 8 ; p gold -30 -20 -36 -17 -29 -16 ; k -24 -22 1.6
scene stand

* felt-tooth-pocket | 4-5 6-8 | -
extras cloth: ribbon, letter-bead
appeal 3
topics tooth fairy, lost tooth, first tooth, lost her first tooth, lost his first tooth, losing a tooth, loose tooth, wobbly tooth, tooth, baby tooth, tooth pillow, tooth fairy pillow, tooth pocket
near teeth, dentist
colors white, pink, light blue
minutes 35 40
waits 60
mess low
heart cloth: felt, fabric-scrap, old-t-shirt = 2 sheet
heart soft: cotton-ball, pillow-stuffing, cotton-pad, wool-roving, fabric-scrap = 2 handful
nice hang: ribbon, yarn, ric-rac, cotton-cord, embroidery-floss = 10 in
nice pattern: paper, cardstock, cereal-box = 1 sheet
nice eyes: googly-eye, button, felt-sticker = 2
nice gems: sequin, stick-on-gem, pom-pom, felt-sticker = 3
join stick: glue, waterproof-glue
tool pen: marker, fabric-marker, permanent-marker
tool scissors: scissors
step cut: cut cloth pattern? pen scissors by gt
step hang: glue hang cloth stick > hang by tt
step edge: glue cloth stick > tooth by tc
step fill: fill soft cloth by cc
step close: glue cloth stick by tc
step pocket: glue cloth stick > pocket by tc
step eyes: glue eyes cloth stick > eyes by cc
step face: draw pen cloth > face by cc
step gems: glue gems cloth stick > gems by cc
step night: play cloth by cc
part hang = hang c : l ~ 5 -14 -66 0 -98 14 -66
part tooth = cloth w : b^ ~ -66 -30 -52 -66 -20 -68 0 -58 20 -68 52 -66 66 -30 56 16 44 84 26 84 12 34 0 30 -12 34 -26 84 -44 84 -56 16 ; l_ cream 2 -56 -28 -46 -56 -20 -60 0 -50 20 -60 46 -56 56 -28
part pocket = cloth b : q^ ~ 4 -22 0 22 0 18 28 -18 28 ; z_ ~- 2 -18 4 18 4
part face = pen k : k -20 -30 4 ; k 20 -30 4 ; u 0 -20 12 ; o_ pink -34 -16 7 5 ; o_ pink 34 -16 7 5
part eyes = eyes own : e -20 -30 8 ; e 20 -30 8
part gems = gems gold : s_ ~ 0 14 5 7 3 ; s_ ~ -46 4 5 5 2 ; s_ ~ 46 4 5 5 2
scene lay

* shining-flower-stakes | 4-5 6-8 | Nature, Seasons
appeal 1
topics flower, flowers, garden, gardening, garden decoration, flower bed, flowerpot, spring, summer, mother's day, grandma, sunflower, daisy, recycling, recycled, earth day
near plant marker
colors pink, yellow, green or red, purple, yellow, orange, blue, white
minutes 30 35
waits 60
mess some
heart disc: old-CD, plastic-lid, paper-plate, cake-board, cardboard = 1
heart petals: cupcake-liner, coffee-filter, paper-doily, tissue-paper, craft-foam = 5
heart stem: paper-straw, stick, dowel, balloon-stick, wooden-spoon = 1
nice middle: button, pom-pom, bottle-cap, sticker, stick-on-gem = 3
nice green: paint, marker = 1 color
nice leaf: construction-paper, felt, craft-foam, leaf = 1 scrap
join stick: glue
join tape: tape, duct-tape, masking-tape
tool brush: paintbrush, sponge-brush when green=paint
tool scissors: scissors when leaf
step stem: decorate green stem brush? by cc
step petals: shape petals by cc
step glue: glue petals disc stick > disc petals by cc
step middle: glue middle petals stick > middle by cc
step leaf: cut leaf scissors > leaf by tt
step join: tape stem disc tape > stem by tc
step leaves: tape leaf stem tape by cc
step dry: dry disc by gg
step plant: play stem by cc
part stem = stem own paint stem c : stick ~ 0 6 0 98 9
part leaf = leaf c : leaf ~ 2 74 38 52 11 ; leaf ~ -2 82 -36 62 10
part disc = disc own : o^ ~ 0 -34 46 46
part petals = petals a : y^ ~ 0 -66 24 22 10 .16 ; y^ b 32 -34 24 22 10 .16 ; y^ ~ 0 -2 24 22 10 .16 ; y^ b -32 -34 24 22 10 .16 ; y^ ~+ 0 -34 22 20 10 .16
part middle = middle own : button yellow 0 -34 11 ; button red -16 -48 7 ; button blue 16 -22 7
scene stand
`;
