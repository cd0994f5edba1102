/** What families ask for in their own words, for four and five. */
export const shelf = `
* four-stages-plate | 4-5 6-8 9-12 | -
topics life cycle, life cycles, science, science project, school project, homeschool, biology
near bean plant
variant frog | Animals, Nature | green, light green, brown | life cycle of a frog, frog, frogs, tadpole, tadpoles, frog life cycle, pond, amphibian, metamorphosis
variant butterfly | Bugs, Nature | orange, green, black | life cycle of a butterfly, butterfly, butterfly life cycle, caterpillar, very hungry caterpillar, metamorphosis, monarch
variant chicken | Farm, Animals | yellow, orange, white | life cycle of a chicken, chick, chicken, hen, egg, hatching
variant sunflower | Nature | yellow, green, brown | life cycle of a plant, plant life cycle, sunflower, seed, seeds, how plants grow, plants, life cycle of a sunflower
minutes 35 45 50
mess low
heart plate: paper-plate, cake-board, cardboard, pizza-box = 1
heart pens: crayon, marker, colored-pencil, paint, oil-pastel = 4 color
nice bits: bubble-wrap, play-dough, tissue-paper, sticker, dried-bean, rice, pom-pom, seed = 1 handful
nice sheet: construction-paper, paper, cardstock, felt = 1 sheet
join stick: glue, glue-stick when bits; sheet
tool brush: paintbrush when pens=paint
tool scissors: scissors when sheet
step lines: draw plate pens > plate by tcc
step ground: color pens plate brush? > ground by ccc
step eggs: draw pens plate > one by ccc
step bits: glue bits plate stick > bits by ccc
step second: draw pens plate > two-frog two-butterfly two-chicken two-sunflower by ccc
step third: draw pens plate > three-frog three-butterfly three-chicken three-sunflower by tcc
step last: draw pens plate sheet? stick? scissors? > four-frog four-butterfly four-chicken four-sunflower by tcc
step arrows: draw pens plate > arrows by tcc
step tell: play plate by ccc
part plate = plate own : o^ ~ 0 0 96 96 ; o_ ~- 0 0 84 84 ; o_ ~+ 0 0 82 82
part ground = pens light-blue : a_ ~ 0 0 80 0 -180 -90 ; a_ cream 0 0 80 0 -90 0 ; a_ light-green 0 0 80 0 0 90 ; a_ tan 0 0 80 0 90 180 ; z_ k 1.5 -80 0 80 0 ; z_ k 1.5 0 -80 0 80
part one = pens w : o_ ~ 26 -42 6 ; o_ ~ 38 -50 6 ; o_ ~ 50 -42 6 ; o_ ~ 32 -30 6 ; o_ ~ 44 -30 6 ; d_ k 2 26 -42 38 -50 50 -42 32 -30 44 -30
part bits = bits own : bits ~ 1 26 -42 38 -50 50 -42 32 -30 44 -30
part two-frog@frog = pens brown : o_ ~ 30 36 12 9 ; l_ ~ 5 38 38 50 44 58 38 ; k 26 34 2
part two-butterfly@butterfly = pens green : o_ ~ 24 38 8 ; o_ ~ 34 33 8 ; o_ ~ 44 37 8 ; o_ ~ 54 34 8 ; k 21 36 1.8 ; z_ k 2 22 31 18 24
part two-chicken@chicken = pens w : o_ ~ 38 36 15 20 ; z_ k 2 26 34 32 38 37 32 43 38 49 33 ; p_ orange 36 30 44 26 44 34
part two-sunflower@sunflower = pens green : z_ ~ 4 40 58 40 34 ; j_ ~ 40 36 26 28 4 ; j_ ~ 40 36 54 28 4
part three-frog@frog = pens brown : o_ ~ -38 34 15 10 ; k -46 30 2.4 ; z_ ~ 4 -42 42 -48 52 ; z_ ~ 4 -32 42 -28 52 ; l_ ~ 4 -26 36 -16 40 -12 36
part three-butterfly@butterfly = pens green : z_ brown 4 -60 18 -16 18 ; b_ ~ -38 18 -28 32 -32 50 -38 58 -44 50 -48 32 ; z_ ~- 2 -46 34 -30 34 ; z_ ~- 2 -45 44 -31 44
part three-chicken@chicken = pens a : o_ ~ -38 42 15 12 ; o_ ~ -46 26 9 ; k -48 24 2 ; p_ orange -54 25 -62 28 -54 31 ; z_ orange 2.5 -42 54 -42 60 ; z_ orange 2.5 -34 54 -34 60
part three-sunflower@sunflower = pens green : z_ ~ 4 -38 62 -38 32 ; o_ ~- -38 26 9 10 ; j_ ~ -38 50 -56 44 5 ; j_ ~ -38 46 -20 40 5
part four-frog@frog = pens a : o_ ~ -38 -30 22 16 ; o_ ~ -48 -46 7 ; o_ ~ -28 -46 7 ; k -48 -47 3 ; k -28 -47 3 ; u -38 -30 10 ; z_ ~ 6 -58 -22 -66 -10 -54 -8 ; z_ ~ 6 -18 -22 -10 -10 -22 -8
part four-butterfly@butterfly = pens a : o_ ~ -52 -46 14 15 ; o_ ~ -24 -46 14 15 ; o_ ~ -50 -22 11 11 ; o_ ~ -26 -22 11 11 ; z_ k 5 -38 -56 -38 -14
part four-chicken@chicken = pens c : o_ ~ -36 -28 22 17 ; o_ ~ -50 -48 11 ; p_ orange -60 -50 -70 -46 -60 -43 ; k -52 -50 2.6 ; h_ red -48 -62 5 ; z_ orange 3 -40 -12 -40 -4 ; z_ orange 3 -30 -12 -30 -4
part four-sunflower@sunflower = pens a : f_ ~ -38 -44 12 20 5 0 8 ; o_ brown -38 -44 9 ; z_ b 4 -38 -26 -38 -6 ; j_ b -38 -10 -54 -18 4
part arrows = pens k : l_ ~ 3 62 -14 66 0 62 14 ; p_ ~ 56 12 68 12 62 20 ; l_ ~ 3 14 62 0 66 -14 62 ; p_ ~ -12 56 -12 68 -20 62 ; l_ ~ 3 -64 14 -68 2 -66 -10 ; p_ ~ -72 -8 -60 -8 -66 -16
scene lay

* little-box-bed | 4-5 6-8 9-12 | -
extras box: lace, ric-rac, letter-bead, ribbon-rose, glitter-paper, stick-on-gem, felt-sticker, feather, lavender, sticker
topics dollhouse, dollhouse furniture, doll, dolls, doll bed, bed, small toys, miniature, fairy, fairy house, mouse, mouse house, tiny, little people
near bedtime, sleepover, my room
colors pink, light blue, white
minutes 25 35 40
waits 30
mess low
heart box: small-box, tissue-box, milk-carton, shoebox, cereal-box = 1
heart cloth: fabric-scrap, felt, sock, old-t-shirt, wrapping-paper, paper-napkin, bandana = 2 scrap
nice stuffing: cotton-ball, cotton-pad, pillow-stuffing, tissue = 2
nice legs: bottle-cap, bead, cork, button, wooden-bead = 4
need board: construction-paper, cardstock, craft-stick, wrapping-paper, paper, cardboard = 1 sheet
nice shelf@6-8,9-12: bottle-cork, spool, plastic-lid = 1
join stick: glue, tape
tool scissors: scissors
step trim: cut box scissors > box by gtc
step board: cut board scissors by tcc
step head: glue board box stick > head by tcc
step legs: glue legs box stick > legs by tcc
step pillow: build stuffing cloth scissors stick > pillow by tcc
step blanket: cut cloth scissors > blanket by tcc
step shelf@6-8,9-12: glue shelf stick > shelf by cc
step sleep: play box by ccc
part head = board b : q^ ~ 14 -84 -46 -56 -46 -56 48 -84 48 ; h_ w -70 -20 8
part legs = legs own : o ~ -66 56 9 ; o ~ -36 60 9 ; o ~ 40 60 9 ; o ~ 70 56 9
part box = box own : q^ ~ 4 -76 4 80 4 80 50 -76 50
part pillow = cloth w : q^ ~ 10 -70 -12 -30 -12 -30 12 -70 12
part blanket = cloth a : q^ ~ 8 -28 -8 82 -8 86 34 -28 34 ; r_ ~- 28 -2 112 10 ; d_ w 4 -8 16 16 22 40 14 64 22
part shelf = shelf c : r^ ~ 96 34 22 32 3 ; o_ ~+ 96 18 11 4
scene stand

* name-door-hanger | 4-5 6-8 9-12 | -
extras board: stick-on-gem, washi-tape, sequin, pom-pom, glitter-glue, button, ric-rac
appeal 3
topics door hanger, door sign, door, bedroom door, my room, keep out, do not disturb, name sign, name, sign, bedroom, room decor, new room, privacy, name plate
near moving to a new house, quiet time
colors blue, yellow, red free
minutes 25 35 40
mess low
heart sheet: cardstock, craft-foam, cereal-box, cardboard, felt, foam-board, construction-paper = 1 sheet
heart pens: marker, crayon, colored-pencil, paint-marker, paint, sticker, letter-bead, felt-sticker = 3 color
nice trims: ribbon, yarn, washi-tape, felt, button, stick-on-gem, pom-pom = 6
nice bell: bell = 1
join stick: glue, tape, glue-stick
join cord: yarn, string, ribbon when bell
tool pencil: pencil, marker
tool scissors: scissors
tool brush: paintbrush when pens=paint
home mug
step shape: draw sheet mug pencil by gtc
step cut: cut sheet scissors > sheet by gtc
step front: decorate pens sheet brush? > name by ccc
step back: decorate pens sheet brush? by ccc
step trims: glue trims sheet stick > trims by ccc
step bell: tie bell sheet cord > bell by ttc
step hang: test sheet by ccc
part sheet = sheet a : q^ ~ 8 -44 -96 44 -96 44 96 -44 96 ; o_ w 0 -62 24 24 ; p_ w -16 -46 -44 -40 -44 -28 -8 -40
part name = pens b : r_ ~ 0 10 68 40 5 ; z_ k 5 -26 22 -19 -2 -12 22 ; z_ k 4 -23 14 -15 14 ; z_ k 5 -6 -2 1 22 8 -2 ; z_ k 5 14 22 21 -2 28 22 ; z_ k 4 17 14 25 14 ; s_ ~ 0 60 5 16 7
part trims = trims c : o ~ -30 -14 6 ; o ~ 0 -14 6 ; o ~ 30 -14 6 ; o ~ -30 86 6 ; o ~ 0 86 6 ; o ~ 30 86 6
part bell = bell gold : o^ ~ 34 98 9 ; r_ k 34 100 8 2
scene lay

* foil-badge-and-cap | 4-5 6-8 | -
extras worn: dry-pasta, letter-bead, patch
extras head: electrical-tape
topics badge, dress up, pretend play, costume, community helpers, jobs, career day
near emergency, traffic, cowboy, cowgirl, rodeo, fire station, fire truck, ship, airplane
variant police | - | blue, silver, black | police, police officer, policeman, police car, police station, cop, detective
variant sheriff | - | tan, gold, brown | sheriff, western, wild west
variant firefighter | Transportation | red, gold, black | firefighter, fireman, fire brigade
variant captain | Transportation, Ocean | navy, gold, white | captain, pilot, sailor, train driver, train conductor, bus driver
minutes 30 40
mess low
heart foil: aluminum-foil, metallic-paper, glitter-paper, foil-pan = 1 sheet
heart sheet: construction-paper, cardstock, cereal-box, cardboard, paper, craft-foam, corrugated-paper = 3 sheet
need pen: marker, permanent-marker, ballpoint-pen, paint-marker = 1
nice buttons: button, bottle-cap, sticker = 3
join stick: tape, glue, masking-tape
tool scissors: scissors
step band: cut sheet scissors > band by tc
step top: glue sheet stick > top by tc
step peak: glue sheet scissors stick > peak by tc
step star: cut sheet scissors by gc
step foil: fold foil > badge by cc
step number: draw pen foil > number by cc
step buttons: glue buttons stick > buttons by cc
step duty: play sheet by cc
part top = sheet a : b^ ~ -66 2 -80 -34 -40 -66 0 -70 40 -66 80 -34 66 2
part band = sheet b : r^ ~ 0 8 136 26 2
part peak = sheet k : b^ ~ -64 20 0 26 64 20 58 40 0 54 -58 40
part badge = foil own : s^ ~ 0 -32 6 26 15 ; o_ ~+ 0 -32 11
part number = pen k : z_ ~ 3 -3 -38 1 -40 1 -25
part buttons = buttons own : o ~ -44 8 7 ; o ~ 44 8 7 ; o ~ 22 8 6
scene stand

* name-on-sticks | 4-5 6-8 | -
topics my name, name, name puzzle, learn my name, names, letters, alphabet, learning to read, spelling, puzzle, kindergarten, preschool, first day of kindergarten, back to school
near travel game, quiet time
colors red, yellow, blue
minutes 20 25
mess low
heart sticks: craft-stick, wooden-block = 8
heart pens: marker, crayon, paint, paint-marker = 3 color
need tape: masking-tape, tape, washi-tape
nice case: envelope, small-box, plastic-bag, paper-bag = 1
tool brush: paintbrush when pens=paint
step row: arrange sticks by cc
step hold: tape tape sticks > sticks by tc
step letters: draw pens sticks brush? > letters by cc
step pattern: color pens sticks > pattern by cc
step apart: prepare tape sticks by cc
step mix: test sticks by cc
step case: prepare case sticks by cc
part sticks = sticks wood : r^ ~ -77 0 20 160 8 ; r^ ~ -55 0 20 160 8 ; r^ ~ -33 0 20 160 8 ; r^ ~ -11 0 20 160 8 ; r^ ~ 11 0 20 160 8 ; r^ ~ 33 0 20 160 8 ; r^ ~ 55 0 20 160 8 ; r^ ~ 77 0 20 160 8
part pattern = pens b : l_ ~ 5 -84 50 -40 40 0 52 40 42 84 52 ; l_ c 5 -84 62 -40 52 0 64 40 54 84 64
part letters = pens a : z_ ~ 9 -72 18 -54 -36 -36 18 ; z_ ~ 7 -66 0 -42 0 ; z_ ~ 9 -18 -36 0 18 18 -36 ; z_ ~ 9 36 18 54 -36 72 18 ; z_ ~ 7 42 0 66 0
scene lay

* kindness-pebbles | 4-5 6-8 9-12 13+ | -
appeal 3
topics kindness, kindness rocks, kindness rock, random acts of kindness, kindness week, rock painting, painted rocks, encouragement, cheer up, neighbor, new neighbor, friendship, be kind, gratitude, thinking of you
near sharing, park, nature walk
colors yellow, blue, pink
minutes 30 40 45 50
waits 60
mess some
heart stones: stone, pebble, sea-glass, wood-slice = 4
heart color: paint, acrylic-paint, paint-marker, marker, chalk-marker, crayon, permanent-marker = 3 color
nice swab: cotton-swab, pencil = 2
nice gloss@9-12,13+: glue = 1
tool brush: paintbrush when color=paint,acrylic-paint
home water
home towel
step wash: wash stones water towel by cccc
step ground: paint color stones brush? > stones by cccc
step dry: dry stones by cccc
step sign: draw color stones brush? > signs by cccc
step dots: decorate swab color stones > dots by cccc
step words: draw color stones brush? by gccc
step gloss@9-12,13+: paint gloss stones by cc
step place: play stones by tccc
part stones = stones own paint ground a : b^ ~ -92 20 -70 -16 -30 -10 -16 24 -50 44 -84 42 ; b^ b 4 10 30 -22 76 -12 86 22 50 40 14 36 ; b^ c -62 -44 -30 -72 8 -60 12 -34 -24 -24 -54 -28 ; b^ ~ -30 66 0 46 44 56 48 80 6 92 -26 84
part signs = color w : h_ ~ -54 18 16 ; o_ gold 46 10 14 ; f_ gold 46 10 8 24 3 0 17 ; l_ ~ 4 -44 -44 -34 -54 -24 -44 -14 -54 -4 -44 ; s_ ~ 8 70 5 14 6
part dots = color w : d_ ~ 2.6 -80 20 -70 2 -54 -6 -38 0 -28 16 ; d_ ~ 2.6 14 14 22 -4 70 26 62 32
scene lay

* fill-the-carton-game | 4-5 6-8 | -
appeal 1
topics game for two, two player game, board game, counting game, table game, counting, family game night, rainy day, game, math
near dice game, mancala, collecting, quiet game, travel game
colors blue, red, yellow
minutes 25 30
waits 30
mess low
heart carton: egg-carton, ice-cube-tray = 1
heart pieces: dried-bean, button, pebble, pom-pom, dried-chickpea, bead, acorn, bottle-cap, dry-pasta = 24
need color: paint, marker, crayon, sticker = 2 color
need sheet: paper, construction-paper, cardstock, index-card = 1 sheet
tool scissors: scissors
tool brush: paintbrush when color=paint
home cup
step rows: color color carton brush? > carton rows by cc
step dry: dry carton by cc
step cards: cut sheet scissors > cards by tc
step dots: draw color sheet > dots by cc
step deal: arrange pieces cup > pieces by cc
step play: play carton pieces by cc
step swap: play carton pieces by cc
part carton = carton own : eggbox ~ 0 -40 180 90
part rows = color a : o_ ~ -72 -18 11 ; o_ ~ -43 -18 11 ; o_ ~ -14 -18 11 ; o_ ~ 14 -18 11 ; o_ ~ 43 -18 11 ; o_ ~ 72 -18 11 ; o_ b -72 24 11 ; o_ b -43 24 11 ; o_ b -14 24 11 ; o_ b 14 24 11 ; o_ b 43 24 11 ; o_ b 72 24 11
part cards = sheet w : q^ ~ 3 -80 66 -50 66 -50 96 -80 96 ; q^ ~ 3 -40 66 -10 66 -10 96 -40 96 ; q^ ~ 3 0 66 30 66 30 96 0 96
part dots = color k : d_ ~ 3 -65 81 -31 75 -19 87 9 74 15 81 21 88
part pieces = pieces c : bits ~ 0.9 -72 -18 -43 -18 -14 -18 -43 26 -14 22 52 78 66 84 80 76 60 92 74 92 88 86 47 90
scene lay

* lemon-slice-bunting | 4-5 6-8 9-12 | Food
extras hanging: fake-leaf, leaf, tissue-paper, coffee-filter, paper-straw, plastic-straw, ribbon, crepe-paper
extras party: ivy, ribbon, crepe-paper, string-light, bell, yarn, paper-strip
appeal 3
topics lemonade stand, lemonade, lemon, lemons, stand, market stall, bake sale, fundraiser, summer, summer party, garden party, bunting, banner, garland, picnic, block party, citrus
near yard sale, something to sell
colors yellow, white, orange
minutes 35 40 45
waits 30
mess some
heart sheet: paper-plate, construction-paper, cardstock, paper, cardboard, felt, cereal-box = 4
heart color: paint, marker, crayon, acrylic-paint = 1 color
need cord: string, yarn, ribbon, rope, cotton-cord = 6 ft
nice sign: cardboard, cereal-box, wood-scrap, fabric-scrap = 1
need pen: marker, crayon, pencil
join stick: tape, glue, stapler
tool brush: paintbrush, kitchen-sponge when color=paint,acrylic-paint
tool scissors: scissors
step cut: cut sheet scissors > slices by gtc
step rind: paint color sheet brush? > rind by ccc
step segments: draw pen sheet > segments by tcc
step dry: dry sheet by ccc
step hang: tape cord sheet stick > cord by gtc
step sign: draw sign pen > sign by tcc
step open: play sheet by ccc
part cord = cord own : l_ ~ 3 -100 -50 -50 -30 0 -24 50 -30 100 -50
part slices = sheet c : a^ cream -66 -34 32 0 0 180 ; a^ cream -22 -27 32 0 0 180 ; a^ cream 22 -27 32 0 0 180 ; a^ cream 66 -34 32 0 0 180
part rind = color a : a_ ~ -66 -34 32 25 0 180 ; a_ ~ -22 -27 32 25 0 180 ; a_ ~ 22 -27 32 25 0 180 ; a_ ~ 66 -34 32 25 0 180 ; a_ ~+ -66 -33 22 0 3 177 ; a_ ~+ -22 -26 22 0 3 177 ; a_ ~+ 22 -26 22 0 3 177 ; a_ ~+ 66 -33 22 0 3 177
part segments = pen gold : z_ ~ 2 -66 -33 -66 -12 ; z_ ~ 2 -66 -33 -80 -18 ; z_ ~ 2 -66 -33 -52 -18 ; z_ ~ 2 -22 -26 -22 -5 ; z_ ~ 2 -22 -26 -36 -11 ; z_ ~ 2 -22 -26 -8 -11 ; z_ ~ 2 22 -26 22 -5 ; z_ ~ 2 22 -26 8 -11 ; z_ ~ 2 22 -26 36 -11 ; z_ ~ 2 66 -33 66 -12 ; z_ ~ 2 66 -33 52 -18 ; z_ ~ 2 66 -33 80 -18
part sign = sign own : q^ ~ 5 -64 26 64 26 64 82 -64 82 ; o_ yellow -42 54 14 11 ; z_ k 4 -18 44 46 44 ; z_ k 4 -18 58 46 58 ; z_ k 4 -18 70 26 70
scene hang

* first-day-board | 4-5 6-8 | -
extras board: pom-pom, button, paper-straw, craft-stick, puzzle-piece, bottle-cap
topics first day of school, first day of kindergarten, first day of preschool, back to school, starting school, last day of school, photo, keepsake, kindergarten, preschool, first grade, all about me, growing up, school
near me
colors navy, yellow, white
minutes 30 35
waits 60
mess some
heart board: cardboard, cereal-box, foam-board, construction-paper, wood-scrap, cardstock = 1 sheet
heart color: paint, acrylic-paint, chalk, marker, crayon, oil-pastel = 2 color
nice edge: craft-stick, ribbon, washi-tape, paper-straw, sticker = 4
nice ring: photo, magazine = 1
need pen: chalk, marker, chalk-marker, crayon, colored-pencil
join stick: glue, tape when edge; ring
tool brush: paintbrush, kitchen-sponge when color=paint,acrylic-paint
step ground: paint color board brush? > board by cc
step dry: dry board by cc
step lines: draw pen board > words by tc
step me: draw pen board > me by cc
step ring: glue ring board stick > ring by cc
step edge: glue edge board stick > edge by cc
step photo: play board by cc
part edge = edge b : r^ ~ 0 -66 180 12 3 ; r^ ~ 0 66 180 12 3 ; r^ ~ -86 0 12 140 3 ; r^ ~ 86 0 12 140 3
part board = board own paint ground a : r ~ 0 0 168 128 3
part words = pen w : z_ ~ 5 -66 -38 10 -38 ; z_ ~ 4 -66 -14 -4 -14 ; z_ ~ 4 -66 8 -14 8 ; z_ ~ 4 -66 30 -4 30 ; s_ yellow 28 -40 5 10 4.5
part me = pen w : o_ ~ 44 -6 15 ; z_ ~ 4 44 10 44 34 ; z_ ~ 4 26 20 62 20 ; z_ ~ 4 44 34 34 52 ; z_ ~ 4 44 34 54 52 ; d_ k 2 39 -9 49 -9
part ring = ring cream : r_ ~ 62 -38 26 30 2
scene stand

* sleeping-bag-card | 4-5 6-8 9-12 | -
extras card: fabric-scrap, glitter-paper, washi-tape
appeal 3
topics sleepover, slumber party, pajama party, invitation, invitations, party invitation, birthday party, camping, camp, camping trip, sleeping bag, card
near tent, bedtime, best friends
colors blue, yellow, red
minutes 25 30 35
mess low
heart sheet: construction-paper, cardstock, felt, wrapping-paper, fabric-scrap, paper = 2 sheet
heart pens: marker, crayon, colored-pencil, gel-pen = 3 color
need body: paper, cardstock, craft-stick, index-card = 1 sheet
nice hair: yarn, crinkle-paper, embroidery-floss = 6 strip
nice stars: sticker, washi-tape, felt-sticker = 4
join stick: glue, glue-stick, tape
tool scissors: scissors when body=paper,cardstock,index-card
step bag: fold sheet by tcc
step sides: glue sheet stick > bag by tcc
step trim: decorate pens sheet > pattern by ccc
step child: draw pens body scissors? > child by tcc
step hair: glue hair body stick > hair by ccc
step stars: decorate stars sheet > stars by ccc
step words: draw pens body by gcc
step tuck: play sheet body by ccc
part child = body cream : o^ ~ 0 -56 27 27 ; k -9 -58 3 ; k 9 -58 3 ; u 0 -48 8 ; r^ ~ 0 -22 40 30 6
part hair = hair brown : l^ ~ 6 -24 -62 -20 -84 0 -88 ; l^ ~ 6 24 -62 20 -84 0 -88 ; l^ ~ 6 -10 -80 -22 -72 -26 -58 ; l^ ~ 6 10 -80 22 -72 26 -58
part bag = sheet a : q^ ~ 14 -50 -24 50 -24 54 92 -54 92 ; q^ ~+ 6 -50 -30 50 -30 50 -10 -50 -10
part pattern = pens b : l_ ~ 4 -46 14 -16 6 16 14 46 6 ; l_ c 4 -48 40 -16 32 16 40 50 32 ; l_ ~ 4 -50 66 -16 58 16 66 52 58
part stars = stars gold : s_ ~ -32 0 5 8 4 ; s_ ~ 32 0 5 8 4 ; s_ ~ -32 80 5 8 4 ; s_ ~ 32 80 5 8 4
scene lay

* thank-you-pocket | 4-5 6-8 9-12 13+ | -
extras card: button, charm, lace, pressed-flower, ric-rac, stick-on-gem, washi-tape
topics thank you, thank you card, thank you note, thank you gift, thank you teacher, teacher, teacher gift, teacher appreciation, gift for a teacher, coach, coach gift, piano teacher, neighbor, mail carrier, bus driver, babysitter, librarian, card, gratitude, friendship, gift for grandma, gift for grandpa
near nurse, doctor, firefighter, community helpers, cousin
colors teal, yellow, red
minutes 25 30 35 40
mess low
heart sheet: cardstock, construction-paper, paper-bag, watercolor-paper, corrugated-paper, metallic-paper = 1 sheet
heart pens: marker, crayon, colored-pencil, gel-pen, ballpoint-pen, paint-marker = 3 color
need slips: paper, index-card, paper-strip, construction-paper = 3
nice ribbon: ribbon, yarn, string, washi-tape, lace = 12 in
nice stamp: sticker, postage-stamp, felt-sticker, pressed-flower, button = 3
join stick: glue, glue-stick, tape
tool scissors: scissors
step fold: fold sheet by tccc
step sides: glue sheet stick > pocket by tccc
step front: draw pens sheet > front by cccc
step stamp: decorate stamp sheet stick > stamp by cccc
step slips: cut slips scissors > slips by gccc
step words: draw pens slips by gccc
step ribbon: tie ribbon sheet > ribbon by gtcc
step give: play slips sheet by cccc
part slips = slips w : r^ ~ -34 -48 30 84 3 -8 ; r^ ~ 0 -54 30 84 3 ; r^ ~ 34 -48 30 84 3 8 ; h_ c -39 -78 8 ; h_ c 0 -84 8 ; h_ c 39 -78 8
part pocket = sheet a : q^ ~ 6 -76 -32 76 -32 76 84 -76 84 ; q_ ~+ 5 -76 -32 76 -32 76 -18 -76 -18
part front = pens b : h_ ~ 0 22 26 ; z_ w 4 -30 66 30 66
part stamp = stamp own : o_ ~ -56 60 8 ; o_ ~ 56 60 8 ; o_ ~ -56 0 8
part ribbon = ribbon c : r_ ~ 0 50 152 6 ; p^ ~ 0 50 -22 40 -22 62 ; p^ ~ 0 50 22 40 22 62
scene lay

* torn-pet-portrait | 4-5 6-8 9-12 | Animals
extras picture Animals: origami-paper, wrapping-paper, yarn, craft-stick, paper-straw, sticker, lace
topics my pet, pet, pets, our pet, portrait, pet portrait, animals, collage, torn paper, gift for grandma, room decor
variant dog | Animals | brown, cream, red or white, tan, gray, gold | dog, my dog, our dog, puppy, new puppy, dog lover
variant cat | Animals | orange, cream, green or gray, white, brown, tan | cat, my cat, our cat, kitten, new kitten, cat lover
variant rabbit | Animals, Farm | gray, pink, green or white, brown, tan | rabbit, bunny, my rabbit, my bunny, easter bunny
variant guinea-pig | Animals | tan, brown, orange | guinea pig, hamster, gerbil, my hamster, my guinea pig, class pet
variant bird | Animals | light green, yellow, blue or blue, red, yellow, white, brown, green, gray, orange, pink, purple | parakeet, budgie, parrot, my bird, cockatiel, bird
variant horse | Animals, Farm | brown, black, red or white, gray, tan | horse, pony, my pony, horse riding, riding lessons, horse lover
minutes 35 40 50
waits 30
mess low
heart paper: magazine, construction-paper, tissue-paper, junk-mail, wrapping-paper, wallpaper, old-book-page, newspaper = 4 sheet
heart ground: cardstock, cardboard, paper, paper-plate, canvas, construction-paper, cereal-box = 1 sheet
need pen: marker, crayon, pencil
nice eyes: googly-eye = 2
nice tag: sticker, metallic-paper = 1
nice frame: craft-stick, ribbon, washi-tape = 4
join stick: glue, glue-stick
step look: draw pen ground > ground by tcc
step tear: tear paper by ccc
step dark: glue paper ground stick > head-dog head-cat head-rabbit head-guinea-pig head-bird head-horse by ccc
step light: glue paper ground stick > light-dog light-cat light-rabbit light-guinea-pig light-bird light-horse by ccc
step eyes: glue eyes ground stick > eyes eyes-bird by ccc
step face: draw pen ground > face face-bird by ccc
step tag: glue tag ground stick > tag by ccc
step frame: glue frame ground stick > frame by ccc
step name: draw pen ground by gcc
part ground = ground light-blue : r ~ 0 0 170 184 3
part head-dog@dog = paper a : o^ ~ 0 -6 46 52 ; b^ ~- -40 -48 -66 -36 -70 10 -56 30 -40 0 ; b^ ~- 40 -48 66 -36 70 10 56 30 40 0 ; q^ ~ 20 -40 50 40 50 56 90 -56 90
part light-dog@dog = paper b : o_ ~ 0 18 24 20 ; q_ ~ 6 -14 56 14 56 20 88 -20 88
part head-cat@cat = paper a : o^ ~ 0 -4 50 44 ; p^ ~ -48 -20 -46 -70 -12 -40 ; p^ ~ 48 -20 46 -70 12 -40 ; q^ ~ 20 -36 44 36 44 52 90 -52 90 ; z_ ~- 5 -10 -42 -8 -26 ; z_ ~- 5 10 -42 8 -26
part light-cat@cat = paper b : o_ ~ -9 16 12 10 ; o_ ~ 9 16 12 10 ; o_ ~ 0 70 20 18
part head-rabbit@rabbit = paper a : o^ ~ 0 8 42 42 ; j^ ~ -18 -24 -30 -90 12 ; j^ ~ 18 -24 30 -90 12 ; q^ ~ 20 -34 50 34 50 48 90 -48 90
part light-rabbit@rabbit = paper b : j_ ~ -19 -28 -28 -80 6 ; j_ ~ 19 -28 28 -80 6 ; o_ w -9 24 12 9 ; o_ w 9 24 12 9
part head-guinea-pig@guinea-pig = paper a : o^ ~ 0 24 66 54 ; o^ ~- -44 -18 15 13 ; o^ ~- 44 -18 15 13
part light-guinea-pig@guinea-pig = paper b : b_ ~ -60 24 -42 -10 -18 -22 -14 20 -40 56 ; o_ w 0 26 22 18
part head-bird@bird = paper a : o^ ~ 0 -36 36 34 ; o^ ~ 0 36 44 54 ; j^ c -30 20 -58 78 12 ; j^ c 30 20 58 78 12
part light-bird@bird = paper b : o_ ~ 0 -42 28 22 ; o_ ~+ 0 44 26 34
part head-horse@horse = paper a : q^ ~ 18 -24 -70 24 -70 30 36 -30 36 ; p^ ~ -24 -56 -30 -92 -6 -66 ; p^ ~ 24 -56 30 -92 6 -66 ; q^ ~ 14 -34 20 34 20 48 90 -48 90
part light-horse@horse = paper b : j_ ~ 0 -90 -4 -30 9 ; o_ cream 0 26 28 18 ; j_ ~ -22 -74 -46 20 8
part face@dog,cat,rabbit,guinea-pig,horse = pen k : k -16 -14 5 ; k 16 -14 5 ; o_ k 0 12 7 5 ; u 0 18 9
part face-bird@bird = pen k : k -14 -44 5 ; k 14 -44 5 ; p_ gold -9 -36 9 -36 0 -22
part eyes@dog,cat,rabbit,guinea-pig,horse = eyes own : e -16 -14 9 ; e 16 -14 9
part eyes-bird@bird = eyes own : e -14 -44 8 ; e 14 -44 8
part tag = tag gold : o^ ~ 0 58 9 ; r_ c 0 48 60 5 2
part frame = frame wood : r^ ~ 0 -90 178 8 2 ; r^ ~ 0 90 178 8 2 ; r^ ~ -84 0 8 178 2 ; r^ ~ 84 0 8 178 2
scene hang

* memory-shoebox | 4-5 6-8 9-12 13+ | -
extras box: photo, postage-stamp, sticker, map, tissue-paper, lavender, pressed-flower, letter-bead, wood-slice, washi-tape, lace, patch, glitter-paper, crinkle-paper
around z_ ~ 4 -77 9 77 9 ; z_ ~ 4 -73 66 73 66 | z_ ~ 4 -83 -27 83 -27 ; z_ ~ 4 -83 -8 83 -8
topics moving house, moving away, moving to a new house, moving, memory box, memories, goodbye, farewell, remembrance, remembering somebody, remembering a pet, grief, vacation memory, keepsake, treasure box, new house, last day of school, end of school, long distance, souvenir, summer vacation, graduation
near best friends
colors navy, gold, cream free
minutes 35 45 50 60
mess low
heart box: shoebox, small-box, cookie-tin, cardboard-box, wooden-box, tissue-box = 1
heart cover: photo, map, wrapping-paper, magazine, fabric-scrap, construction-paper, wallpaper, sheet-music, postage-stamp, paper = 4
nice ribbon: ribbon, string, yarn, lace, old-tie = 3 ft
nice rooms@6-8,9-12,13+: cardstock, envelope, cardboard = 2
need slips: paper, index-card, construction-paper, sticky-note = 6
need pen: marker, pencil, ballpoint-pen, gel-pen, crayon
join stick: glue, glue-stick, tape
tool scissors: scissors when cover=map,wrapping-paper,magazine,fabric-scrap,construction-paper,wallpaper,sheet-music,paper
step choose: arrange box by cccc
step cover: decorate cover box stick scissors? > box by tccc
step title: draw pen slips > label by gccc
step label: glue slips box stick by cccc
step rooms@6-8,9-12,13+: build rooms box stick by ccc
step tell: draw pen slips by gccc
step fill: fill slips box by cccc
step ribbon: tie ribbon box > ribbon by gtcc
part box = cover a : q^ ~ 4 -82 -6 82 -6 76 76 -76 76 ; q^ ~+ 4 -88 -34 88 -34 88 0 -88 0 ; r_ c -50 34 34 28 2 ; r_ b 54 44 30 24 2 6 ; r_ light-blue -46 -18 26 20 2 -6
part label = slips w : q^ ~ 4 -32 18 32 18 32 56 -32 56 ; z_ k 3 -20 32 20 32 ; z_ k 3 -14 44 14 44
part ribbon = ribbon b : r_ ~ 0 -17 178 7 ; p^ ~ 0 -34 -26 -50 -24 -28 ; p^ ~ 0 -34 26 -50 24 -28
scene stand

* gone-fishing-card | 4-5 6-8 9-12 | -
extras card: photo, puzzle-piece, washi-tape
appeal 3
topics fishing, gone fishing, go fishing, fisherman, grandpa, gift for grandpa, grandpa's birthday, grandfather, dad, gift for dad, father's day, dad's birthday, uncle, birthday card, card, lake, fish
near summer, lake vacation
colors light blue, orange, green
minutes 25 35 40
mess low
heart rod: craft-stick, paper-straw, stick, wooden-skewer, pipe-cleaner, pencil = 1
heart sheet: cardstock, construction-paper, watercolor-paper, paper = 2 sheet
need line: string, yarn, embroidery-floss, fishing-line, sewing-thread, ribbon = 8 in
need pens: marker, crayon, colored-pencil, paint, oil-pastel = 3 color
nice hook: paper-clip, pipe-cleaner = 1
nice shine: aluminum-foil, sequin, sticker, washi-tape, tissue-paper = 1 scrap
join stick: tape, glue
tool scissors: scissors
tool brush: paintbrush when pens=paint
step fold: fold sheet > card by tcc
step water: color pens sheet brush? > water by ccc
step fish: cut sheet pens? scissors > fish by tcc
step shine: glue shine stick > shine by ccc
step rod: tape rod sheet stick > rod by tcc
step line: tie line rod > line by tcc
step hook: tape line hook? stick by tcc
step words: draw pens sheet by gcc
step give: play sheet by ccc
part card = sheet w : r^ ~ 0 0 180 140 4 ; r_ ~- 0 -68 180 3
part water = pens a : q_ ~ 4 -88 14 88 14 88 68 -88 68 ; l_ blue 4 -80 24 -60 18 -40 24 -20 18 0 24 20 18 40 24 60 18 80 24 ; l_ blue 4 -70 50 -50 44 -30 50 -10 44 10 50
part rod = rod own : stick ~ -80 56 20 -56 7
part line = line own : l_ ~ 2 20 -56 38 -30 34 8 27 38
part fish = sheet b : o^ ~ 50 36 26 15 ; p^ ~ 72 36 92 22 92 50 ; k 34 32 3.4 ; l_ k 2.4 28 42 34 44 38 42
part shine = shine own : o_ ~ 50 32 5 ; o_ ~ 58 42 5 ; o_ ~ 62 30 4
scene lay

* one-big-letter | 2-3 4-5 6-8 | -
topics letter of the week, alphabet, letters, abc, learning letters, preschool, learning to read, letter, initial, my initial, letter a, letter b, letter c, letter d, letter e, letter f, letter g, letter h, letter k, letter l, letter m, letter n, letter o, letter p, letter r, letter s, letter t, kindergarten
near spelling, back to school, name
colors red, yellow, green free
minutes 20 25 30
waits 30
mess some
heart sheet: construction-paper, cardstock, cardboard, cereal-box, paper = 2 sheet
heart fill: tissue-paper, rice, button, dried-bean, sticker, pom-pom, dry-pasta, leaf, cotton-ball, sand, breakfast-cereal, construction-paper, magazine, dried-lentil = 2 handful
need pen: marker, crayon, pencil
nice ground: construction-paper, cardboard, paper-plate = 1 sheet
join stick: glue, glue-stick when fill!=sticker; ground
tool scissors: scissors
step letter: cut sheet pen scissors > letter by gtc
step trace: test sheet by ccc
step fill: decorate fill sheet stick? > fill by ccc
step dry: dry sheet by gcc
step ground: glue ground sheet stick > ground by tcc
step hunt: play sheet by ccc
step pictures: draw pen sheet ground? > things by gcc
part ground = ground c : r ~ 0 0 180 190 4
part letter = sheet a : z^ ~ 34 -52 84 0 -78 52 84 ; z^ ~ 24 -32 34 32 34
part fill = fill b : bits ~ 1.1 -52 70 -46 50 -38 28 -30 4 -22 -18 -14 -42 -4 -64 8 -60 16 -38 24 -14 32 8 40 32 46 54 52 72 -10 34 10 34
part things = pen k : o_ red 66 -60 14 13 ; z_ ~ 3 66 -73 70 -84 ; j_ green 70 -80 86 -86 4
scene lay

* storm-in-a-box | 4-5 6-8 | Weather
extras world Weather: flashlight, foil-pan, cookie-tin, egg-shaped-shaker, toy-animal
appeal 1
topics scared of thunder, thunder, thunderstorm, storm, lightning, storms, scared of storms, rain, weather, loud noises, noise, sound
near brave, science of sound, rainy day
colors navy, yellow, gray
minutes 30 35
mess low
heart box: shoebox, cardboard-box, cereal-box, cookie-tin, tissue-box, chip-can, oatmeal-canister = 1
heart rain: rice, dried-bean, dried-lentil, salt, dry-pasta, dried-chickpea, pebble = 1/2 cup
heart flash: aluminum-foil, metallic-paper, construction-paper, cardstock = 1 sheet
nice cloud: cotton-ball, pillow-stuffing, cotton-pad = 6
nice pens: crayon, marker, paint = 2 color
nice stick: craft-stick, paper-straw, stick = 1
join tape: tape, masking-tape, glue
tool scissors: scissors
tool pencil: pencil, marker, crayon when flash=construction-paper,cardstock
tool brush: paintbrush when pens=paint
step sky: color pens box brush? > sky by cc
step fill: fill rain box > box by tc
step close: tape box tape by tt
step flash: cut flash pencil? scissors > flash by tc
step handle: tape stick flash tape > handle by cc
step cloud: glue cloud box tape > cloud by cc
step count: test flash box by cc
step storm: play box by cc
part box = box own : q^ ~ 4 -82 -20 82 -20 82 66 -82 66 ; r_ ~- 0 -10 164 6
part sky = pens light-blue : z_ ~ 4 -60 6 -68 26 ; z_ ~ 4 -30 14 -38 34 ; z_ ~ 4 0 6 -8 26 ; z_ ~ 4 30 14 22 34 ; z_ ~ 4 60 6 52 26 ; z_ ~ 4 -46 36 -54 54 ; z_ ~ 4 -16 38 -24 56 ; z_ ~ 4 46 36 38 54
part cloud = cloud w : y^ ~ -50 -28 26 16 8 0.2 ; y^ ~ 0 -36 32 20 8 0.2 ; y^ ~ 50 -28 26 16 8 0.2
part flash = flash b : p^ ~ 44 -98 64 -96 56 -70 74 -72 40 -24 50 -58 34 -56
part handle = stick own : stick ~ 52 -50 60 -6 5
scene stand

* shield-with-a-boss | 4-5 6-8 9-12 | -
extras worn: stick-on-gem
appeal 3
topics shield, dress up, costume, pretend play, warrior, history project, school project, middle ages
near norse myths, norse mythology, castle
variant viking | - | red, cream, navy | viking, vikings, viking shield, viking ship
variant knight | Fairy Tales | navy, gold, red | knight, knights, medieval, king arthur, dress up as a knight, middle ages
variant greek | - | orange, black, cream | ancient greece, greek, greek myths, spartan, sparta, hercules, achilles, trojan war, percy jackson
minutes 40 50 60
waits 45
mess some
heart disc: cardboard, pizza-box, cardboard-box, paper-plate, cake-board, foam-board = 1
heart color: paint, acrylic-paint, marker, construction-paper, crayon, duct-tape = 3 color
need boss: paper-bowl, aluminum-foil, paper-cup, plastic-lid, metallic-paper, foil-pan, yogurt-pot = 1
nice studs: bottle-cap, button, sticker = 8
nice edge: duct-tape, string, rope, masking-tape = 1
need strap: cardboard, fabric-scrap, duct-tape, ribbon, felt = 1 strip
need pencil: pencil, marker
need string: string, yarn, ribbon = 24 in
join stick: glue, tape, duct-tape
tool brush: paintbrush, sponge-brush when color=paint,acrylic-paint
tool scissors: scissors
step circle: draw string pencil disc by tcc
step cut: cut disc scissors > disc by gtc
step fields: draw disc pencil by tcc
step color: color color disc brush? stick? > face-viking face-knight face-greek by ccc
step boss: build boss disc stick > boss by tcc
step studs: glue studs disc stick > studs by ccc
step edge: tape edge disc stick > rim by tcc
step strap: build strap disc stick by ttc
step guard: play disc by ccc
part disc = disc own : o^ ~ 0 0 92 92
part rim = edge own : a_ ~ 0 0 92 84 0 360
part face-viking@viking = color a : a_ ~ 0 0 86 0 -90 0 ; a_ b 0 0 86 0 0 90 ; a_ ~ 0 0 86 0 90 180 ; a_ b 0 0 86 0 180 270
part face-knight@knight = color a : o_ ~ 0 0 86 86 ; r_ b 0 0 24 170 ; r_ b 0 0 170 24
part face-greek@greek = color a : o_ ~ 0 0 86 86 ; a_ b 0 0 80 70 0 360 ; z_ b 13 -50 46 0 -52 50 46
part boss = boss own : o^ silver 0 0 24 24 ; o_ ~+ -6 -7 9 7
part studs = studs c : d_ ~ 5 0 -72 51 -51 72 0 51 51 0 72 -51 51 -72 0 -51 -51
scene stand

* crumpled-treasure-map | 4-5 6-8 | -
appeal 3
topics treasure map, treasure, treasure hunt, pirate, pirates, pirate party, map, island, adventure, explorer, talk like a pirate day, scavenger hunt, birthday party
near pirate ship
colors tan, red, blue
minutes 30 40
waits 90
mess some
heart paper: paper, paper-bag, packing-paper, watercolor-paper, construction-paper = 1 sheet
heart stain: tea-bag, coffee-grounds, watercolor-paint, crayon, paint = 1
need pens: marker, crayon, colored-pencil, oil-pastel = 3 color
nice tie: ribbon, string, yarn, rubber-band = 12 in
nice treasure: coin, sticker, button, aluminum-foil, glass-gem = 5
home bowl when stain=tea-bag,coffee-grounds
home water when stain!=crayon
home towel
tool brush: paintbrush, kitchen-sponge when stain=watercolor-paint,paint
step tear: tear paper by cc
step crumple: shape paper by cc
step stain: color stain bowl? water? paper brush? > map by tc
step dry: dry paper towel by cc
step island: draw pens paper > island by cc
step signs: draw pens paper > signs by cc
step path: draw pens paper > path by cc
step roll: tie tie paper by tc
step hide: play treasure paper by cc
step hunt: play paper by cc
part map = paper tan : b^ ~ -92 -62 -40 -68 20 -60 90 -66 86 -10 94 40 88 66 30 60 -30 68 -90 62 -86 10
part island = pens brown : l_ ~ 4 -66 -30 -30 -48 20 -42 62 -30 70 10 40 44 -10 40 -56 46 -72 10 -66 -30
part signs = pens b : z_ red 6 36 2 52 18 ; z_ red 6 52 2 36 18 ; p_ green -50 14 -40 -10 -30 14 ; p_ green -34 18 -26 0 -18 18 ; l_ blue 4 -84 56 -74 50 -64 56 -54 50 ; z_ k 3 78 -54 78 -36 ; p_ k 73 -46 83 -46 78 -58
part path = pens k : d_ ~ 2.6 -46 -28 -32 -22 -18 -24 -6 -14 0 0 8 12 20 16 30 12
scene lay
`;
