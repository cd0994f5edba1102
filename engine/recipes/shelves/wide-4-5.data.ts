/** Crafts for four and five that take what often lies together and has no other place. */
export const shelf = `
* face-pot-with-green-hair | 4-5 6-8 | Nature
appeal 3
topics present for grandpa, gift for grandpa, grandpa, granddad, opa, grandma, oma, gift for grandma, grandparents day, grandparents, teacher gift, father's day, mother's day, gift, cress, sprouts, plant gift, garden, gardening, silly faces
near spring, birthday present, hair
colors red, black, blue free
minutes 30 35
waits 60
mess some
heart pot: terracotta-pot, yogurt-pot, paper-cup, plastic-cup, ceramic-mug, plastic-tub = 1
heart seeds: grass-seed, birdseed, dried-lentil = 2 tbsp
need color: paint-marker, acrylic-paint, paint, permanent-marker, marker = 2 color
need bed: cotton-ball, cotton-pad, soil, paper-towel, tissue, toilet-paper = 2 handful
nice eyes: googly-eye, sticker, button = 2
nice bow: ribbon, yarn, raffia, washi-tape, string = 1 ft
join glue: glue when eyes=googly-eye,button
tool brush: paintbrush, cotton-swab when color=acrylic-paint,paint
home water
home saucer
step wipe: prepare pot by cc
step cheeks: paint color pot brush? > cheeks by cc
step face: paint color pot brush? > face by cc
step dry: dry pot by cc
step eyes: glue eyes pot glue? > eyes by cc
step bed: fill bed pot water > pot bed by cc
step sow: fill seeds pot > by cc
step bow: tie bow pot > bow by tc
step grow: play seeds water saucer > hair saucer by cc
step give: play pot by cc
part saucer = saucer tan : o ~ 0 86 62 9 ; o_ ~- 0 84 48 5
part hair = seeds green : l_ green 3 -44 -22 -46 -52 -50 -74 ; l_ green 3 -36 -22 -36 -56 -34 -84 ; l_ green 3 -28 -22 -31 -60 -36 -90 ; l_ green 3 -20 -22 -18 -58 -14 -82 ; l_ green 3 -12 -22 -14 -60 -18 -94 ; l_ green 3 -4 -22 -3 -56 0 -84 ; l_ green 3 4 -22 6 -60 10 -92 ; l_ green 3 12 -22 11 -54 8 -80 ; l_ green 3 20 -22 23 -58 28 -90 ; l_ green 3 28 -22 27 -56 24 -82 ; l_ green 3 36 -22 38 -54 44 -78 ; l_ green 3 44 -22 46 -50 48 -70 ; d_ light-green 4 -50 -76 -34 -86 -36 -92 -14 -84 -18 -96 0 -86 10 -94 8 -82 28 -92 24 -84 44 -80 48 -72
part bed = bed w : o ~ 0 -20 52 10
part pot = pot own : q^ ~ 5 -56 -8 56 -8 40 84 -40 84 ; r^ ~+ 0 -12 122 20 4
part bow = bow c : r ~ 0 66 88 7 2 ; p ~ 0 66 -18 56 -18 76 ; p ~ 0 66 18 56 18 76 ; o ~- 0 66 5
part cheeks = color a : o_ ~ -30 40 10 9 ; o_ ~ 30 40 10 9
part face = color b : o_ k -17 20 7 9 ; o_ k 17 20 7 9 ; o_ w -19 17 2.4 ; o_ w 15 17 2.4 ; o_ a 0 33 6 6 ; u 0 42 17
part eyes = eyes own : eyeball w -17 20 11 ; eyeball w 17 20 11
scene stand

* stone-pets-in-a-twig-den | 4-5 6-8 | Nature, Animals
appeal 3
topics painted rocks, painted stones, rock painting, pet rock, pet rocks, stone animals, forest, forest animals, woodland, woodland animals, owl, fox, frog, camping, nature walk, forest school
near fairy garden, mushroom, hike, den building
colors orange, brown, green free
minutes 40 45
waits 60
mess some
heart stones: stone, pebble, seashell = 3
heart color: paint-marker, acrylic-paint, paint = 3 color
nice sticks: stick, bark, driftwood, craft-stick, reed, bamboo = 7
nice moss: moss, grass, hay, leaf, pine-needle, fake-leaf, felt, wool-roving, cotton-ball = 1 handful
nice eyes: googly-eye, sticker = 6
nice finds: acorn, pinecone, seed-pod, flower, petal, feather, chestnut, bottle-cap = 3
nice base: cardboard, bark, wood-slice, paper-plate, cereal-box, plastic-lid = 1
join glue: glue-gun, glue when sticks
join paste: glue when eyes=googly-eye
tool brush: paintbrush, cotton-swab when color=acrylic-paint,paint
home water
home towel
step wash: prepare stones water towel by cc
step coat: paint color stones brush? > stones by cc
step dry: dry stones by cc
step faces: paint color stones brush? > faces by cc
step eyes: decorate eyes stones paste? > eyes by cc
step den: build sticks base? > base sticks by tc
step fix: glue sticks glue by gg
step moss: arrange moss > moss by cc
step finds: arrange finds > finds by cc
step live: play stones by cc
part base = base own : o^ ~ 0 58 96 34
part moss = moss green : y_ ~ -40 64 46 18 12 0.2 ; y_ ~- 34 68 48 16 12 0.2
part sticks = sticks brown : z^ ~ 7 -74 50 -6 -86 ; z^ ~- 7 -50 42 2 -84 ; z^ ~ 7 -24 34 0 -82 ; z^ ~- 7 24 34 4 -82 ; z^ ~ 7 50 42 6 -84 ; z^ ~- 7 74 50 8 -86
part stones = stones gray paint coat a : o^ a -40 56 31 24 ; o^ b 0 32 24 29 ; o^ c 42 58 29 22
part faces = color b : p_ a- -64 44 -60 22 -46 36 ; p_ a- -16 44 -20 22 -34 36 ; o_ w -40 66 15 11 ; d_ k 2.6 -49 54 -31 54 ; o_ k -40 62 4 3 ; o_ w -8 22 9 9 ; o_ w 8 22 9 9 ; d_ k 3.4 -8 22 8 22 ; p_ orange -4 30 4 30 0 39 ; l_ b- 2 -10 48 -5 52 0 48 5 52 10 48 ; o_ c+ 30 38 8 8 ; o_ c+ 54 38 8 8 ; d_ k 3 30 37 54 37 ; l_ k 2.2 28 62 42 70 56 62
part eyes = eyes own : e -49 53 5 ; e -31 53 5 ; e -8 22 7 ; e 8 22 7 ; e 30 38 6 ; e 54 38 6
part finds = finds brown : o^ ~ -74 76 9 8 ; o^ ~ 76 78 9 8 ; o^ ~ 10 82 8 7
scene stand

* cup-robot-with-real-bolts | 4-5 6-8 | Robots
appeal 3
topics robot, robots, robot party, machine, machines, android, space robot, recycling, junk art, tin man, inventor, engineer, tools, nuts and bolts, control panel
near science, space, factory
colors silver, red, blue
minutes 35 40
mess low
heart cups: yogurt-pot, paper-cup, plastic-cup, plastic-tub, foam-cup = 2
heart skin: aluminum-foil, metallic-paper = 2 sheet
heart bolts: nuts-and-bolts, paper-fastener, bottle-cap, button, keycap, metal-washer, old-key, coin = 4
need arms: pipe-cleaner, twist-tie, plastic-straw, paper-straw, craft-stick = 2
nice dials: sticker, stick-on-gem, felt-sticker, sequin, washi-tape = 6
nice eyes: googly-eye, bottle-cap, button, pom-pom = 2
nice legs: cork, spool, egg-carton, cardboard-tube, bottle-cork, wooden-block = 2
nice springs: pipe-cleaner, twist-tie, craft-wire = 2
join tape: tape, masking-tape, duct-tape
tool poke: pencil, pushpin
step wrap: fold skin cups tape > cups by tc
step holes: poke poke cups by gg
step bolts: build bolts cups tape > bolts by cc
step arms: build arms cups tape > arms by cc
step stack: tape cups tape by cc
step legs: tape legs cups tape > legs by cc
step eyes: tape eyes cups tape > eyes by cc
step dials: decorate dials cups > dials by cc
step springs: roll springs cups tape > springs by tc
step start: play cups by cc
part legs = legs own : r^ ~ -20 82 20 24 4 ; r^ ~ 20 82 20 24 4
part arms = arms c : l^ ~ 7 -44 12 -74 20 -80 -14 ; l^ ~ 7 44 12 76 20 84 -14 ; gripper ~ -80 -14 -1 ; gripper ~ 84 -14 1
part cups = cups own paint wrap silver : q^ silver 5 -34 -2 34 -2 48 72 -48 72 ; r^ silver- 0 -4 78 9 3 ; q^ silver 5 -38 -66 38 -66 30 -8 -30 -8 ; r^ silver- 0 -68 84 9 3 ; p_ silver+ -30 6 -16 6 -26 40 ; p_ silver- 20 30 38 40 30 62 ; p_ silver+ -26 -54 -12 -56 -20 -30
part bolts = bolts gray : o^ ~ -39 12 8 8 ; z_ k 2 -44 12 -34 12 ; o^ ~ 39 12 8 8 ; z_ k 2 34 12 44 12 ; o^ ~ -30 56 8 8 ; z_ k 2 -35 56 -25 56 ; o^ ~ 30 56 8 8 ; z_ k 2 25 56 35 56
part eyes = eyes own : eyeball w -15 -42 11 ; eyeball w 15 -42 11
part dials = dials b : o_ b -14 24 6 6 ; o_ c 0 24 6 6 ; o_ yellow 14 24 6 6 ; o_ c -14 40 6 6 ; o_ yellow 0 40 6 6 ; o_ b 14 40 6 6
part springs = springs c : l^ ~ 4 -16 -72 -22 -82 -12 -88 -20 -98 ; l^ ~ 4 16 -72 22 -82 12 -88 20 -98
scene stand

* digger-with-a-swinging-arm | 4-5 6-8 | Transportation
appeal 3
topics digger, diggers, excavator, construction, construction site, construction vehicles, building site, builder, bulldozer, backhoe, truck, trucks, sandbox, heavy machinery, construction party, two year old construction birthday
near mechanic, road work, engineer
colors yellow, black, orange free
minutes 40 45
waits 30
mess some
heart card: cardboard, cereal-box, cardstock, foam-board, pizza-box, shoebox = 1
heart joint: paper-fastener, pipe-cleaner, twist-tie, nuts-and-bolts = 2
need color: paint, acrylic-paint, marker, crayon, construction-paper, oil-pastel = 1 color
nice tracks: construction-paper, cardstock, felt, craft-foam, corrugated-paper, cardboard-tube, duct-tape, paper = 1 sheet
nice wheels: bottle-cap, button, plastic-lid, sticker, toy-wheel, coin = 4
nice load: kinetic-sand, sand, soil, dried-bean, rice, oats, dried-lentil, pebble, breakfast-cereal, play-dough, dry-pasta, cocoa = 2 cup
join glue: glue, tape, glue-stick
tool brush: paintbrush, sponge-brush when color=paint,acrylic-paint
tool punch: hole-punch, pencil
tool pen: pencil, marker
tool scissors: scissors
home tray when load
step draw: cut card pen scissors by tc
step paint: decorate color card brush? glue? > body by cc
step dry: dry card by cc
step tracks: cut tracks card scissors glue > tracks by tc
step wheels: glue wheels card glue > wheels by cc
step window: draw pen card > window by cc
step holes: poke punch card by tc
step arm: build joint card > arm joint by tc
step scoop: fold card > scoop by tc
step dig: play card load? tray? > load by cc
part load = load tan : b^ ~ 40 84 56 62 74 56 92 66 100 84 ; d_ ~- 3 60 74 74 68 86 76
part tracks = tracks k : r^ ~ -40 68 104 32 15 ; z_ gray 2 -78 54 -2 54 ; z_ gray 2 -78 82 -2 82
part wheels = wheels gray : o^ ~ -76 68 11 ; o^ ~ -52 68 11 ; o^ ~ -28 68 11 ; o^ ~ -4 68 11
part body = card own paint paint a : q^ ~ 5 -88 18 -80 -2 6 -2 10 50 -88 50 ; q^ ~ 6 -56 -52 -14 -52 -2 0 -60 0
part window = pen k : q_ light-blue 4 -49 -44 -20 -44 -13 -10 -51 -10 ; z_ k 2 -34 -44 -34 -10
part arm = card own paint paint a : z^ ~ 15 -2 14 34 -64 ; z^ ~- 13 34 -64 74 4
part scoop = card own paint paint a : b^ ~- 58 2 90 -2 92 26 74 38 56 24 ; p_ ~- 58 24 54 34 64 30 ; p_ ~- 68 30 66 42 76 34
part joint = joint gold : o^ ~ -2 14 6 6 ; o^ ~ 34 -64 6 6
scene stand

* nine-tube-menorah | 4-5 6-8 | -
appeal 3
topics hanukkah, chanukah, chanuka, hannukah, menorah, hanukkiah, chanukiah, festival of lights, jewish, eight nights, jewish holiday
near december, winter holidays, candles
colors blue, yellow, silver free
minutes 40 45
waits 60
mess some
heart tubes: cardboard-tube, paper-cup, wooden-block, plastic-cup, yogurt-pot = 9
heart flames: tissue-paper, crepe-paper, paper-napkin, felt, construction-paper, cellophane = 1 sheet
need color: paint, acrylic-paint, construction-paper, marker, crayon, washi-tape, aluminum-foil = 1 color
need base: cardboard, cereal-box, shoebox, cardboard-box, wood-scrap, pizza-box, corrugated-paper = 1
nice shine: glitter-glue, sticker, sequin, stick-on-gem, glitter, confetti, metallic-pen = 9
nice doily: ribbon, washi-tape, aluminum-foil, ric-rac, lace, paper-doily = 1 ft
join glue: glue, tape
tool brush: paintbrush, sponge-brush when color=paint,acrylic-paint
tool scissors: scissors
home newspaper
step base: cut base scissors by gt
step coat: decorate color tubes brush? glue? newspaper > coat by cc
step dry: dry tubes by cc
step shine: decorate shine tubes glue > shine by cc
step row: glue tubes base glue > tubes base by cc
step helper: glue base tubes glue > helper by tc
step trim: glue doily base glue scissors > trim by tc
step flames: tear flames by cc
step light: arrange flames tubes > flames by cc
part base = base own : r^ ~ 0 72 196 16 3
part helper = base own : r^ ~ 0 44 24 40 2
part tubes = tubes own paint coat a : r^ ~ -84 36 17 58 3 ; r^ ~ -63 36 17 58 3 ; r^ ~ -42 36 17 58 3 ; r^ ~ -21 36 17 58 3 ; r^ ~ 0 -4 17 58 3 ; r^ ~ 21 36 17 58 3 ; r^ ~ 42 36 17 58 3 ; r^ ~ 63 36 17 58 3 ; r^ ~ 84 36 17 58 3
part coat = color a : o_ a- -84 8 7 3 ; o_ a- -63 8 7 3 ; o_ a- -42 8 7 3 ; o_ a- -21 8 7 3 ; o_ a- 0 -32 7 3 ; o_ a- 21 8 7 3 ; o_ a- 42 8 7 3 ; o_ a- 63 8 7 3 ; o_ a- 84 8 7 3
part shine = shine c : o_ ~ -84 40 4 ; o_ ~ -63 40 4 ; o_ ~ -42 40 4 ; o_ ~ -21 40 4 ; o_ ~ 0 -4 4 ; o_ ~ 21 40 4 ; o_ ~ 42 40 4 ; o_ ~ 63 40 4 ; o_ ~ 84 40 4
part trim = doily c : r_ ~ 0 72 188 5 1
part flames = flames b : x^ ~ -84 -6 7 15 ; x^ ~ -63 -6 7 15 ; x^ ~ -42 -6 7 15 ; x^ ~ -21 -6 7 15 ; x^ ~ 0 -46 7 15 ; x^ ~ 21 -6 7 15 ; x^ ~ 42 -6 7 15 ; x^ ~ 63 -6 7 15 ; x^ ~ 84 -6 7 15
scene stand

* kitchen-drum-set | 4-5 6-8 | Music
appeal 3
topics drums, drum, drum set, drum kit, drummer, band, rock band, rhythm, percussion, marching band, instrument, instruments, music class, parade, noise makers, little drummer boy
near jazz, concert, dance, recycled music
colors red, blue, yellow free
minutes 30 35
mess low
heart sticks: chopstick, wooden-spoon, dowel, pencil, craft-stick, knitting-needle = 2
join drums@4-5: can, cookie-tin, plastic-tub, oatmeal-canister, chip-can, bucket, yogurt-pot, plastic-jar, milk-jug, shoebox = 3
heart drums@6-8: can, cookie-tin, plastic-tub, oatmeal-canister, chip-can, bucket, yogurt-pot, plastic-jar, milk-jug, shoebox = 3
need knobs: rubber-band, masking-tape, duct-tape, yarn, sock, loom-band, hair-tie = 6
nice grain: dried-lentil, rice, dried-bean, dry-pasta, popcorn, dried-chickpea, button, bell, bead, pebble = 1 handful
nice dress: washi-tape, sticker, construction-paper, wrapping-paper, duct-tape, ribbon, paper, tissue-paper, felt = 3
nice strap: rubber-band, ribbon, string, yarn, shoelace = 2
join tape: tape, masking-tape, washi-tape, duct-tape
tool scissors: scissors when dress=construction-paper,wrapping-paper,duct-tape,ribbon,paper,tissue-paper,felt,washi-tape
step rims: prepare drums tape by gc
step dress: tape dress tape scissors? > dress by tc
step grain: fill grain tape > grain by cc
step row: tape tape > drums by tc
step strap: tie strap > strap by tc
step knobs: roll knobs sticks > sticks knobs by tc
step sounds: test sticks by cc
step beat: play sticks by cc
part drums = drums own : can ~ -58 4 56 70 ; can ~ 6 -16 64 90 ; can ~ 66 14 50 60
part dress = dress a : r_ a -58 40 54 22 1 ; r_ b 6 30 62 26 1 ; r_ c 66 46 48 18 1
part strap = strap b : r^ ~ 2 62 180 6 2
part grain = grain tan : o_ ~ 54 12 4 2 ; o_ ~ 64 15 4 2 ; o_ ~ 74 12 4 2 ; o_ ~ 68 10 4 2
part sticks = sticks wood : stick ~ -92 -86 -46 -18 6 ; stick ~ 92 -92 30 -40 6
part knobs = knobs red : o^ ~ -47 -20 10 9 ; o^ ~ 29 -40 10 9 ; o_ ~+ -49 -22 4 3 ; o_ ~+ 27 -42 4 3
scene stand

* paw-print-keepsake | 4-5 6-8 9-12 | -
topics dog died, our dog died, pet died, cat died, pet loss, goodbye to our dog, goodbye to our cat, missing our dog, missing our cat, dog, puppy, pet memorial, grief, remembering, in memory, rainbow bridge, family dog, paw print
near love my dog, new puppy, missing someone
colors blue, brown, white free
minutes 35 40 45
waits 1440
mess some
heart clay: air-dry-clay, salt-dough, polymer-clay = 1 handful
need ribbon: ribbon, yarn, string, raffia, cotton-cord, embroidery-floss = 16 in
nice stamp: rubber-stamp, letter-bead, toy-animal = 1
nice photo: photo = 1
nice color: paint, acrylic-paint, watercolor-paint, paint-marker = 1 color
tool hole: paper-straw, plastic-straw, chopstick, pencil
tool brush: paintbrush, cotton-swab when color=paint,acrylic-paint,watercolor-paint
tool scissors: scissors when photo
join glue: glue when photo
step tell: play by ttt
step ball: shape clay > disc by ccc
step pad: print clay > pads by ccc
step stamp: print stamp clay > stamp by ccc
step hole: poke hole clay by tcc
step dry: dry clay by gcc
step color: paint color clay brush? > color by ccc
step photo: glue photo clay scissors glue > photo by tcc
step tie: tie ribbon clay > ribbon by tcc
step hang: play ribbon by ttt
part ribbon = ribbon a : l^ ~ 5 -2 -62 -22 -96 ; l^ ~ 5 2 -62 22 -96
part disc = clay cream : o^ ~ 0 10 78 76 ; o_ umber- 0 -56 6 6
part color = color a : a_ ~ 0 10 76 66 0 360
part pads = clay tan : y_ ~- 0 30 24 19 5 0.1 ; o_ ~- -34 2 10 13 -20 ; o_ ~- -13 -18 10 14 -6 ; o_ ~- 13 -18 10 14 6 ; o_ ~- 34 2 10 13 20
part stamp = stamp brown : o_ ~ -44 44 5 4 ; d_ ~ 2 -50 36 -46 33 -41 33 -37 37
part photo = photo own : r^ w 0 66 44 34 2 ; r_ light-blue 0 64 36 24 1 ; o_ brown 0 64 9 9 ; o_ umber -8 62 4 7 ; o_ umber 8 62 4 7 ; d_ k 1.4 -3 62 3 62 ; o_ k 0 66 2.4 2
scene hang

* golden-crescent-and-stars | 4-5 6-8 | -
appeal 3
topics ramadan, ramadan mubarak, eid, eid mubarak, eid al fitr, crescent, crescent moon, hilal, islam, islamic, muslim, iftar, moon and stars, mawlid
near night sky, moon, good night, lullaby
colors gold, blue, white free
minutes 35 40
waits 30
mess low
heart moon: cardboard, cereal-box, cardstock, paper-plate, foam-board, corrugated-paper, craft-foam = 1
heart gold: aluminum-foil, metallic-paper, glitter-paper, candy-wrapper, metallic-paint, tissue-paper, wrapping-paper, felt = 2 sheet
need line: yarn, string, ribbon, embroidery-floss, sewing-thread, cotton-cord = 4 ft
nice color: paint, acrylic-paint, marker, crayon, oil-pastel = 1 color
nice trim: washi-tape, sticker, stick-on-gem, sequin, glitter-glue, ric-rac, lace = 1 strip
nice pearls: bead, wooden-bead, bell, button, pom-pom = 5
nice punch: hole-punch
join tape: tape, washi-tape, masking-tape
join glue: glue, glue-stick when gold=tissue-paper,glitter-paper,felt,wrapping-paper; trim=stick-on-gem,sequin,ric-rac,lace
tool brush: paintbrush, sponge-brush when color=paint,acrylic-paint; gold=metallic-paint
tool pen: pencil, marker
tool scissors: scissors
step draw: cut moon pen scissors > moon by tc
step wrap: decorate gold moon tape glue? brush? > gold by cc
step stars: cut moon pen scissors > by tc
step color: paint color moon brush? > color by cc
step punch: poke punch moon > dots by tc
step trim: decorate trim moon glue? > trim by cc
step pearls: thread pearls line > pearls by tc
step hang: tape line moon tape scissors > line stars by tc
step look: play line by cc
part line = line own : l_ ~ 2 -30 -72 -30 -112 ; l_ ~ 2 28 -80 28 -30 ; l_ ~ 2 2 -62 2 8 ; l_ ~ 2 42 68 42 84
part moon = moon own : b^ ~ 28 -82 -24 -74 -66 -34 -74 14 -50 58 -6 80 40 70 10 50 -16 18 -18 -22 -4 -58
part gold = gold gold : b_ gold 26 -80 -24 -72 -64 -33 -72 14 -48 56 -6 77 37 69 8 48 -19 18 -21 -22 -7 -58 ; p_ gold+ -40 -52 -26 -60 -44 -20 ; p_ gold- -60 20 -46 10 -34 50 ; p_ gold+ -26 40 -14 44 -8 68
part stars = moon gold : s^ gold 28 -26 5 17 8 ; s^ gold 2 14 5 15 7 ; s^ gold 44 90 5 15 7
part color = color b : s_ ~ 28 -26 5 10 5 ; s_ ~ 2 14 5 9 4 ; s_ ~ 44 90 5 9 4
part dots = punch w : d_ w 2.6 -12 -70 -36 -54 -54 -30 -62 0 -56 28 -40 52 -16 68
part trim = trim b : d_ ~ 3.4 0 -66 -26 -46 -42 -24 -48 0 -44 22 -30 44 -8 58
part pearls = pearls red : o^ ~ 28 -64 5 5 ; o^ ~ 28 -52 5 5 ; o^ ~ 2 -34 5 5 ; o^ ~ 2 -22 5 5 ; o^ ~ 2 -10 5 5
scene hang

* two-stuffed-pocket-hearts | 4-5 6-8 9-12 | -
appeal 3
topics first day of kindergarten, starting kindergarten, first day of school, starting school, nervous about school, kissing hand, invisible string, missing mom, missing dad, i miss you, separation, comfort, pocket hug, worries, nervous, best friend moving away, valentine's day, valentine, love, hug, learning to sew, first sewing
near mother's day, new sibling, goodbye
colors red, pink, white free
minutes 45 45 50
mess low
heart cloth: felt, fabric-scrap, old-t-shirt, old-sweater, denim, faux-fur = 2 sheet
heart filling: pillow-stuffing, cotton-ball, wool-roving, cotton-pad, tissue = 1 handful
heart thread: sewing-thread, embroidery-floss, yarn = 6 ft
nice buttons: button, bead, sequin = 2
nice loop: ribbon, yarn, string, cotton-cord, ric-rac = 16 in
nice smell: lavender, dried-orange-slice, cinnamon-stick = 1 pinch
tool needle: needle
tool pen: marker, pencil, chalk
tool scissors: scissors
step cut: cut cloth pen scissors > hearts by tcc
step buttons: sew buttons cloth needle thread > buttons by gtc
step loop: arrange loop cloth scissors > loop by tcc
step sew: sew cloth thread needle > stitches by gtc
step fill: fill filling cloth by ccc
step smell: fill smell cloth by ccc
step close: sew thread needle cloth by gtc
step kiss: play cloth by ttt
step part: play cloth by ccc
part loop = loop own : l^ ~ 4 -46 -34 -54 -66 -38 -66 -44 -34 ; l^ ~ 4 44 -8 36 -44 54 -44 48 -8
part hearts = cloth a : h^ a -44 4 48 ; h^ b 46 34 48
part stitches = thread w : stitch w -82 -22 -82 6 4 ; stitch w -82 6 -44 46 5 ; stitch w -44 46 -6 6 5 ; stitch w -6 6 -6 -22 4 ; stitch w -78 -28 -52 -28 3 ; stitch w -36 -28 -12 -28 3 ; stitch w 8 8 8 36 4 ; stitch w 8 36 46 76 5 ; stitch w 46 76 84 36 5 ; stitch w 84 36 84 8 4 ; stitch w 12 2 38 2 3 ; stitch w 54 2 80 2 3
part buttons = buttons own : button c -44 2 11 ; button c 46 32 11
scene lay

* little-fairy-with-wings | 4-5 6-8 | Fantasy, Fairy Tales
appeal 3
topics fairy, fairies, fairy party, tinker bell, tinkerbell, fairy godmother, flower fairy, garden fairy, fairy garden, pixie, sprite, fairy doll, spoon doll, puppet, fairyland
near tooth fairy, angel, ballerina, princess, elf
colors pink, purple, yellow free
minutes 35 40
waits 30
mess low
heart body: wooden-spoon, clothespin, craft-stick, peg-doll, plastic-spoon, stick = 1
heart dress: tulle, tissue-paper, cupcake-liner, lace, coffee-filter, paper-doily, felt, fabric-scrap, crepe-paper, paper-napkin = 1 piece
heart wings: pipe-cleaner, feather, leaf, paper-doily, cellophane, tulle, fake-leaf, tissue-paper, construction-paper, lace = 2
need sash: ribbon, yarn, string, rubber-band, raffia, embroidery-floss, pipe-cleaner = 12 in
nice hair: yarn, wool-roving, felt, raffia, embroidery-floss, moss, cotton-ball = 1 handful
nice eyes: googly-eye, sticker = 2
nice crown: flower, petal, ribbon-rose, pom-pom, acorn, bead, stick-on-gem, button = 3
nice sparkle: glitter-glue, sequin, stick-on-gem, glitter, sticker, confetti = 1 handful
join glue: glue
tool pen: marker, permanent-marker, pencil
tool scissors: scissors
step face: draw pen body > body face by cc
step eyes: decorate eyes body glue > eyes by cc
step dress: cut dress scissors by tc
step sash: tie sash dress body > dress sash by tc
step wings: build wings body glue > wings by tc
step hair: glue hair body glue > hair by cc
step crown: glue crown body glue > crown by cc
step sparkle: decorate sparkle dress glue > sparkle by cc
step dry: dry body by cc
step fly: play body by cc
part wings = wings c : bm^ ~ -6 -6 -40 -52 -78 -56 -86 -24 -48 2 ; bm^ ~- -6 2 -46 10 -70 34 -48 46 -10 18
part body = body own : r^ ~ 0 50 10 88 4 ; o^ ~ 0 -42 30 34
part face = pen k : o_ k -10 -44 3 4 ; o_ k 10 -44 3 4 ; u 0 -32 8 ; o_ pink -18 -34 5 4 ; o_ pink 18 -34 5 4
part eyes = eyes own : e -10 -44 7 ; e 10 -44 7
part hair = hair gold : l^ ~ 9 -24 -60 -34 -38 -30 -14 -36 4 ; l^ ~ 9 24 -60 34 -38 30 -14 36 4 ; b^ ~ -30 -48 -24 -74 0 -82 24 -74 30 -48 12 -62 -12 -62
part crown = crown red : f^ ~ -16 -72 5 8 4 ; d_ yellow 3 -16 -72 ; f^ b 0 -77 5 9 4 ; d_ yellow 3 0 -77 ; f^ ~ 16 -72 5 8 4 ; d_ yellow 3 16 -72
part dress = dress a : p^ ~ -10 -4 10 -4 46 74 24 82 0 76 -24 82 -46 74 ; z_ ~- 2 -4 6 -18 74 ; z_ ~- 2 4 6 18 74 ; z_ ~+ 2 0 6 0 72
part sash = sash b : r^ ~ 0 0 26 7 3 ; p^ ~ 2 2 14 26 6 24
part sparkle = sparkle w : d_ w 2.6 -22 44 -8 54 10 40 24 56 -30 66 2 64 30 70 -12 30 14 24
scene stand

* printed-by-hand-for-you | 4-5 6-8 | -
appeal 3
topics tote bag, bag, t-shirt, shirt, apron, decorate a shirt, t-shirt party, gift for grandma, gift for grandpa, teacher gift, mother's day, father's day, birthday present, present, big brother, big sister, potato print, potato stamp, vegetable print, stamping, printing, pillow
near summer camp, farmers market, library, back to school, baking
colors red, green, yellow free
minutes 35 40
waits 240
mess lots
heart cloth: cloth-bag, apron, old-t-shirt, pillowcase, bandana, old-towel, cloth-napkin, canvas-shoe, onesie, bed-sheet, canvas = 1
heart stamp: potato, apple, lemon, celery, carrot, kitchen-sponge, cork, bottle-cork, spool, wooden-block, toy-brick, cookie-cutter, bubble-wrap, leaf, toy-car, cardboard-tube, whisk, orange = 2
need paint: acrylic-paint, fabric-paint, paint = 2 color
need pad: cardboard, cereal-box, newspaper, paper-bag, magazine, foam-board = 1 piece
nice pen: fabric-marker, permanent-marker
home plate
home iron
step inside: prepare pad cloth by cc
step stamp: prepare stamp by gt
step test: print stamp paint plate pad by cc
step first: print stamp paint cloth > prints by cc
step second: print stamp paint cloth > more by cc
step dots: print paint cloth > dots by cc
step dry: dry cloth by cc
step fix: heat cloth iron by gg
step name: draw pen cloth > name by tc
step give: play cloth > cloth by cc
part cloth = cloth cream : q^ ~ 6 -70 -40 70 -40 78 92 -78 92 ; l_ tan 9 -34 -40 -32 -84 0 -96 32 -84 34 -40
part prints = paint a : o_ ~ -36 -6 22 18 ; o_ ~ 34 2 22 18 ; o_ ~ -4 52 22 18
part more = paint b : j_ ~ -36 -24 -20 -36 6 ; j_ ~ 34 -16 50 -28 6 ; j_ ~ -4 34 12 22 6 ; o_ ~ -52 64 12 12 ; o_ ~ 46 58 12 12
part dots = paint c : d_ ~ 4 -62 26 -20 24 2 -22 62 28 20 82 -30 84 62 -24 -62 -26
part name = pen k : l_ k 2.6 26 82 34 76 40 84 48 76 54 84 62 78
scene lay

* volcano-that-foams | 4-5 6-8 | Dinosaurs
appeal 3
topics volcano, volcanoes, eruption, lava, the floor is lava, science, science experiment, experiment, kitchen science, mad scientist, fizz, hawaii, dinosaur party, dinosaurs, earth science
near island, chemistry, jurassic
colors brown, red, green
minutes 35 40
mess lots
heart soda: baking-soda = 3 tbsp
join sour: vinegar, lemon-juice = 1 cup
heart cone: play-dough, air-dry-clay, salt-dough, modeling-clay, kinetic-sand, sand, soil, snow, aluminum-foil, newspaper = 3 handful
need cup: paper-cup, plastic-cup, yogurt-pot, egg-carton = 1
nice red: food-coloring, paint, watercolor-paint, acrylic-paint = 4 drop
nice soap: dish-soap = 1 tsp
nice beasts: toy-animal, toy-car, toy-tree, peg-doll = 3
nice rocks: stone, pebble, seashell, pinecone, bark, dried-bean, acorn = 1 handful
nice trees: leaf, grass, moss, stick, pine-branch, fresh-herb, fake-leaf, broccoli, pipe-cleaner = 1 handful
need tray: baking-tray, foil-pan, foil-tray, plastic-tub, pizza-box = 1
tool spoon: plastic-spoon, metal-spoon
join hold: tape, masking-tape when cone=aluminum-foil,newspaper
step cup: arrange cup tray hold? by cc
step cone: shape cone cup hold? > cone by cc
step rocks: arrange rocks > rocks by cc
step trees: arrange trees > trees by cc
step beasts: arrange beasts > beasts by cc
step soda: fill soda cup spoon by cc
step red: mix red soda by cc
step soap: mix soap soda by tc
step pour: mix sour > lava by gg
step again: play cup by cc
part cone = cone brown : p^ ~ -92 66 -26 -44 26 -44 92 66 ; p_ ~- 12 -44 26 -44 92 66 30 66 ; p_ ~+ -60 40 -30 -14 -22 20 ; o^ umber 0 -44 27 7
part lava = soda red : b_ red -24 -46 24 -46 30 -16 24 14 12 0 6 34 -6 42 -10 6 -22 16 -30 -14 ; y^ red 0 -52 28 14 9 0.2 ; y_ pink -10 -58 14 8 7 0.2 ; y_ orange 12 -50 10 6 7 0.2 ; d_ red 4 -22 -76 6 -84 24 -72
part rocks = rocks gray : o^ ~ -70 70 11 8 ; o^ ~ -50 76 8 6 ; o^ ~ 66 74 12 8 ; o^ ~ 84 70 7 6
part trees = trees green : z^ umber 5 -86 66 -86 40 ; y^ ~ -86 32 14 16 8 0.2 ; z^ umber 5 88 62 88 38 ; y^ ~ 88 28 12 15 8 0.2
part beasts = beasts green : toy green 40 76 40 ; toy orange -18 80 36 ; toy yellow 84 84 30
scene stand

* secret-line-easter-eggs | 4-5 6-8 | -
appeal 3
topics easter, easter eggs, dyeing eggs, egg dyeing, egg coloring, egg decorating, easter egg, nowruz, persian new year, spring, orthodox easter, pysanky, seder, sham el-nessim
near easter bunny, chicks, farm
colors blue, yellow, red free
minutes 40 45
waits 30
mess some
heart egg: egg = 6
heart color: food-coloring, red-cabbage, onion-skin, beet, tea-bag, spice = 3 color
need wax: crayon, oil-pastel, broken-crayon = 2 color
nice wraps: sticker, rubber-band, masking-tape, washi-tape = 6
nice shine: cooking-oil, lard = 1 drop
nice nest: grass, hay, crinkle-paper, egg-carton, moss, tissue-paper, raffia = 1 handful
need cups: plastic-cup, paper-cup, yogurt-pot, glass-jar, ceramic-mug, bowl = 3
join sour: vinegar, lemon-juice = 3 tbsp
tool spoon: metal-spoon, plastic-spoon
need rag: paper-towel, paper-napkin, old-towel, kitchen-sponge = 2 sheet
home water
step boil: heat egg water by gg
step dye: mix color sour water cups by gg
step draw: decorate wax egg > lines by cc
step wraps: decorate wraps egg > wraps by cc
step dip: color egg color cups spoon > eggs by cc
step wait: play egg by cc
step lift: dry egg spoon rag by cc
step shine: paint shine egg rag by cc
step nest: arrange nest egg > nest by cc
part nest = nest green : y^ ~ 0 66 92 26 14 0.2 ; z_ ~- 3 -80 60 -40 78 ; z_ ~- 3 -20 58 30 80 ; z_ ~- 3 40 60 80 72
part eggs = egg cream paint dip a : o^ a -52 22 30 40 -10 ; o^ b 52 22 30 40 10 ; o^ c 0 16 32 43
part lines = wax w : l_ w 4 -78 12 -66 20 -54 10 -42 20 -28 12 ; l_ w 4 -76 34 -62 42 -48 34 -32 42 ; d_ w 4 38 4 54 -2 66 6 36 22 52 18 68 24 40 40 56 38 68 42 ; s_ w 0 14 5 15 7
part wraps = wraps c : r_ w 0 38 58 6 1 ; r_ w 0 -8 52 6 1
scene stand

* letter-full-of-patterns | 4-5 6-8 | -
topics letter of the week, letter, initial, my initial, my name, name, alphabet, abc, letter a, letter b, letter c, letter d, letter e, letter f, letter m, letter s, pre-k, kindergarten, preschool, door sign, room decoration, my room
near back to school, spelling, birthday
colors blue, yellow, red free
minutes 35 40
waits 60
mess some
heart letter: cardboard-letter, wooden-letter = 1
need cover: button, dried-bean, pom-pom, dry-pasta, sequin, bead, bottle-cap, dried-lentil, sticker, stick-on-gem, seashell, cork, tissue-paper, feather = 1 handful
nice paint: paint, acrylic-paint = 2 color
nice printer: bubble-wrap, kitchen-sponge, cork, bottle-cap, cardboard-tube, corrugated-paper, toy-brick, net-bag, potato = 1
nice second: dried-bean, button, dry-pasta, sequin, bead, sticker, dried-lentil, pom-pom, cotton-ball, rice = 1 handful
nice band: washi-tape, yarn, ribbon, string, ric-rac, masking-tape = 1 yd
join glue: glue
tool brush: paintbrush, sponge-brush when paint
step trace: test letter by cc
step coat: paint paint letter brush > coat by cc
step print: print printer paint letter > prints by cc
step cover: decorate cover letter glue > cover by cc
step second: decorate second letter glue > second by cc
step band: glue band letter glue > band by tc
step dry: dry letter > letter by gc
step hunt: play letter by cc
part letter = letter own : q^ ~ 5 -58 -88 18 -88 48 -66 48 -28 28 -4 56 20 56 62 24 88 -58 88 ; q_ tan 4 -18 -54 8 -54 16 -44 8 -28 -18 -28 ; q_ tan 4 -18 16 12 16 22 34 12 52 -18 52
part coat = paint a : q_ ~ 5 -56 -86 17 -86 46 -65 46 -29 25 -4 54 21 54 61 23 86 -56 86 ; q_ light-blue 4 -18 -54 8 -54 16 -44 8 -28 -18 -28 ; q_ light-blue 4 -18 16 12 16 22 34 12 52 -18 52
part prints = paint b : d_ ~ 4 -46 -76 -32 -76 -46 -62 -32 -62 -46 -48 -32 -48 -46 -34 -32 -34
part cover = cover c : o^ ~ -40 -12 8 8 ; o^ ~ -40 10 8 8 ; o^ ~ -40 32 8 8 ; o^ ~ -40 54 8 8 ; o^ ~ -38 74 8 8 ; o^ ~ -16 72 8 8 ; o^ ~ 6 72 8 8 ; o^ ~ 26 66 8 8
part second = second yellow : o^ ~ -14 -72 6 6 ; o^ ~ 2 -72 6 6 ; o^ ~ 18 -70 6 6 ; o^ ~ 32 -56 6 6 ; o^ ~ 32 -38 6 6 ; o^ ~ 38 38 6 6 ; o^ ~ 36 20 6 6
part band = band red : l_ ~ 4 -22 -12 -6 -6 8 -14 22 -10 ; l_ ~ 4 -22 2 -6 8 8 0 22 4
scene lay

* streamer-cloud-from-a-cup | 4-5 6-8 | Weather
appeal 3
topics rain, rain cloud, cloud, clouds, wind, windsock, weather, rainy day, april showers, water cycle, storm, raindrops, wind streamer
near spring, kite, sky
colors white, blue, light blue free
minutes 30 35
waits 30
mess low
heart cup: paper-cup, paper-bowl, foam-cup, paper-plate = 1
heart rain: crepe-paper, tissue-paper, ribbon, yarn, plastic-bag, paper-strip, tulle, tinsel, cellophane, fabric-scrap = 8 strip
heart fluff: cotton-ball, pillow-stuffing, cotton-pad, wool-roving, tissue = 2 handful
need line: string, yarn, ribbon, cotton-cord = 2 ft
nice eyes: googly-eye, sticker, button = 2
nice drops: sequin, bead, stick-on-gem, sticker, button = 6
nice bow: construction-paper, pipe-cleaner, felt, washi-tape, paint-chip = 1
join glue: glue
join staple: stapler, tape
tool poke: pencil
tool pen: marker, crayon
tool scissors: scissors
step strips: cut rain scissors by tc
step fix: tape cup staple by gg
step hole: poke cup poke line > line by gt
step rain: arrange rain cup > rain cup by cc
step fluff: glue fluff cup glue > fluff by cc
step face: draw pen cup > face by cc
step eyes: decorate eyes cup glue > eyes by cc
step drops: decorate drops rain glue > drops by cc
step bow: glue bow cup scissors glue > bow by tc
step blow: play line by cc
part line = line own : l_ ~ 2 0 -62 0 -112
part bow = bow red : a^ red -34 -6 46 38 180 300 ; a^ yellow -34 -6 38 30 180 300 ; a^ blue -34 -6 30 22 180 300
part rain = rain b : r^ ~ -44 48 10 88 2 ; r^ c -31 54 10 96 2 ; r^ ~ -18.5 51 10 90 2 ; r^ c -6 58 10 98 2 ; r^ ~ 6.5 48 10 88 2 ; r^ c 19 54 10 96 2 ; r^ ~ 31.5 51 10 90 2 ; r^ c 44 58 10 98 2
part cup = cup own : q^ ~ 5 -36 -60 36 -60 50 14 -50 14
part drops = drops light-blue : x_ ~ -42 78 4 7 ; x_ ~ -14 82 4 7 ; x_ ~ 14 70 4 7 ; x_ ~ 42 80 4 7 ; x_ ~ 0 94 4 7
part fluff = fluff w : y^ ~ 54 -14 19 17 8 0.14 ; y^ ~ 40 2 21 19 8 0.14 ; y^ ~ 14 12 19 17 8 0.14 ; y^ ~ -14 12 21 19 8 0.14 ; y^ ~ -40 2 19 17 8 0.14 ; y^ ~ -54 -14 21 19 8 0.14 ; y^ ~ -54 -34 19 17 8 0.14 ; y^ ~ -40 -50 21 19 8 0.14 ; y^ ~ -14 -60 19 17 8 0.14 ; y^ ~ 14 -60 21 19 8 0.14 ; y^ ~ 40 -50 19 17 8 0.14 ; y^ ~ 54 -34 21 19 8 0.14 ; l_ ~- 1.6 47 -12 54 -7 61 -12 ; l_ ~- 1.6 7 14 14 19 21 14 ; l_ ~- 1.6 -47 4 -40 9 -33 4 ; l_ ~- 1.6 -61 -32 -54 -27 -47 -32 ; l_ ~- 1.6 -21 -58 -14 -53 -7 -58 ; l_ ~- 1.6 33 -48 40 -43 47 -48
part face = pen k : o_ k -11 -26 4 5.5 ; o_ k 11 -26 4 5.5 ; u 0 -16 8
part eyes = eyes own : e -11 -26 8 ; e 11 -26 8
scene hang

* clothespin-ruffle-butterfly | 4-5 6-8 | Bugs
appeal 3
topics butterfly, butterflies, bug, bugs, insects, very hungry caterpillar, hungry caterpillar, caterpillar, caterpillar to butterfly, metamorphosis, moth, clothespin, cupcake liner, spring, garden
near summer, fridge magnet, ladybug, fairy
colors purple, yellow, pink free
minutes 25 30
waits 30
mess low
heart pin: clothespin, craft-stick, cork = 1
heart wings: cupcake-liner, coffee-filter, paper-doily, candy-wrapper, crepe-paper, tissue-paper, paper-napkin = 4
nice bumps: pom-pom, bead, button, felt-ball, sticker = 4
nice feelers: pipe-cleaner, twist-tie, yarn, string = 1
nice eyes: googly-eye, sticker = 2
nice dots: sequin, stick-on-gem, sticker, glitter-glue, confetti, button = 8
need pen: marker, crayon, pencil
join glue: glue
step flat: prepare wings by cc
step fold: fold wings by tc
step wings: glue wings pin glue > pin wings by cc
step bumps: glue bumps pin glue > bumps by cc
step feelers: roll feelers pin glue > feelers by tc
step eyes: decorate eyes pin glue > eyes by cc
step face: draw pen pin > face by cc
step dots: decorate dots wings glue > dots by cc
step dry: dry pin by cc
step land: play pin by cc
part feelers = feelers k : lm ~ 3 -3 -58 -10 -78 -24 -84 -28 -74
part wings = wings a : am^ ~ -5 -4 80 0 184 262 ; dm_ ~ 6.3 -84 -16 -82 -27 -77 -39 -71 -49 -64 -59 -55 -67 -45 -74 -34 -79 -22 -82 ; pm_ ~- -5 -4 -86 -10 -87 -16 ; pm_ ~- -5 -4 -84 -22 -84 -28 ; pm_ ~- -5 -4 -80 -34 -80 -40 ; pm_ ~- -5 -4 -75 -45 -74 -51 ; pm_ ~- -5 -4 -68 -55 -66 -61 ; pm_ ~- -5 -4 -59 -64 -56 -69 ; pm_ ~- -5 -4 -50 -72 -46 -76 ; pm_ ~- -5 -4 -39 -78 -35 -81 ; pm_ ~- -5 -4 -28 -82 -23 -85 ; am^ b -5 10 62 0 98 174 ; dm_ b 5.3 -19 70 -28 67 -38 63 -46 57 -53 49 -59 41 -63 31 -66 22 ; pm_ b- -5 10 -14 72 -19 73 ; pm_ b- -5 10 -24 70 -30 70 ; pm_ b- -5 10 -34 66 -39 65 ; pm_ b- -5 10 -43 60 -48 59 ; pm_ b- -5 10 -51 53 -55 51 ; pm_ b- -5 10 -57 45 -61 42 ; pm_ b- -5 10 -62 36 -66 32 ; pm_ b- -5 10 -66 26 -69 22
part pin = pin own : r^ ~ 0 8 16 130 5
part bumps = bumps c : pompom ~ 0 -10 12 ; pompom ~ 0 14 12 ; pompom ~ 0 38 12 ; pompom ~ 0 60 11
part eyes = eyes own : e -6 -44 6 ; e 6 -44 6
part face = pen k : u 0 -34 4 ; d_ k 1.6 -3 -48 3 -48
part dots = dots w : d_ ~ 3.4 -66 -50 -72 -32 -48 -36 66 -50 72 -32 48 -36 -54 42 54 42
scene lay

* box-where-toy-animals-live | 4-5 6-8 | Animals
appeal 3
topics toy animals, plastic animals, animal habitat, habitat, diorama, small world, zoo, small world play
near nature documentary, vet, pretend play
variant jungle | Jungle, Animals | green, brown, light blue | jungle, rainforest, tiger, monkey, gorilla, parrot, elephant, safari
variant farm | Farm, Animals | yellow, brown, light blue | farm, barn, cow, pig, horse, barnyard, stable, old macdonald
variant dinosaurs | Dinosaurs | tan, brown, light blue | dinosaur, dinosaurs, dino, dino party, dinosaur world, jurassic, t-rex
variant forest | Nature, Animals | dark green, brown, light blue | forest, woods, woodland, bear, fox, deer, camping
minutes 35 40
waits 30
mess some
heart box: shoebox, cardboard-box, tissue-box, pizza-box, wooden-box, cereal-box = 1
heart animals: toy-animal = 3
heart green: crepe-paper, leaf, tissue-paper, moss, grass, yarn, ribbon, pine-branch, fake-leaf, felt, hay, raffia, construction-paper = 6
nice ground: sand, soil, hay, oats, moss, pebble, coffee-grounds, kinetic-sand, dried-lentil, felt = 1 cup
nice back: paint, acrylic-paint, marker, crayon, construction-paper, oil-pastel = 2 color
nice trees: stick, cardboard-tube, craft-stick, pinecone, toy-tree, bark, clothespin, driftwood = 3
nice pond: aluminum-foil, cellophane, plastic-lid, wax-paper = 1
nice rocks: stone, pebble, seashell, acorn, wooden-block, cork, pinecone = 4
join glue: glue, tape
tool brush: paintbrush, sponge-brush when back=paint,acrylic-paint
tool scissors: scissors
step open: cut box scissors by gt
step back: decorate back box brush? glue? > back hills fire by cc
step ground: glue ground box glue > ground by cc
step trees: glue trees box glue > trees by tc
step green: glue green box glue > green by tc
step pond: arrange pond box > pond by cc
step rocks: arrange rocks box > rocks by cc
step move: arrange animals box > box animals by cc
step tour: play animals by cc
part box = box own : q^ ~ 5 -94 -76 94 -76 94 76 -94 76 ; r_ light-blue 0 -4 172 134 2
part back@jungle,forest = back a : q_ a- 14 -86 -6 -50 -28 -14 -4 24 -30 60 -4 86 -14 86 44 -86 44 ; o_ yellow 46 -50 12 12
part hills@farm = back green : q_ light-green 14 -86 6 -40 -8 10 6 50 -10 86 2 86 44 -86 44 ; p_ red -34 6 -34 -26 -10 -46 14 -26 14 6 ; r_ w -10 -6 16 24 1 ; z_ red 2 -18 -18 -2 6 ; o_ yellow 46 -50 12 12
part fire@dinosaurs = back brown : q_ green- 14 -86 6 -40 -6 20 8 60 -8 86 2 86 44 -86 44 ; p_ brown -34 10 -14 -42 6 -42 28 10 ; p_ red -14 -42 6 -42 2 -26 -4 -32 -10 -20
part ground = ground tan : q_ ~ 8 -86 36 -40 30 10 36 50 30 86 36 86 62 -86 62
part trees = trees brown : r^ ~ -62 8 13 84 3 ; r^ ~ 64 4 13 92 3
part green = green green : y^ ~ -62 -38 26 18 9 0.2 ; y^ ~- 64 -46 24 18 9 0.2 ; l^ ~ 5 -20 -70 -24 -50 -18 -30 ; l^ ~- 5 8 -70 4 -54 12 -40 ; l^ ~ 5 30 -70 34 -52 28 -36
part pond = pond light-blue : o_ ~- 34 54 32 8 ; o_ w 28 52 10 2
part rocks = rocks gray : o^ ~ -84 60 9 7 ; o^ ~ -66 62 7 5 ; o^ ~ 80 60 9 7 ; o^ ~ 64 62 6 5
part animals = animals own : toy orange -26 56 50 ; toy brown 22 36 36 ; toy yellow -54 60 34
scene stand

* frozen-and-set-free | 4-5 6-8 | Seasons
appeal 3
topics ice, frozen, elsa, olaf, melting, ice experiment, science experiment, experiment, ice play, sensory play, hot day, summer day, water play, arctic
near winter, snow day, penguin, science
variant flowers | Seasons, Nature | pink, yellow, purple | flowers, petals, garden, spring, summer, leaves
variant creatures | Animals, Seasons | light blue, orange, green | animals, rescue, arctic animals, ocean animals
variant eggs | Dinosaurs | light blue, green, orange | dinosaur, dinosaurs, dinosaur eggs, dino eggs, hatching, ice age, fossils
minutes 30 35
waits 480
mess some
place sink
heart mold: ice-cube-tray, muffin-tin, yogurt-pot, plastic-tub, plastic-cup, popsicle-mold, silicone-mold, egg-shaped-plastic-shell, bowl, milk-carton, paper-cup = 1
heart finds: toy-animal, flower, petal, leaf, seashell, acorn, pinecone, pebble, bead, button, duplo-brick, fresh-herb, dried-orange-slice, lemon, sequin = 6
nice tint: food-coloring, watercolor-paint, paint = 2 drop
nice salt: salt, sugar = 1/2 cup
nice drip: pipette, spray-bottle, squeeze-bottle, paintbrush, plastic-spoon, measuring-cup = 1
nice hammers: wooden-spoon, plastic-spoon, toy-brick, cookie-cutter = 1
nice tray: baking-tray, foil-pan, plastic-tub, foil-tray, muffin-tin = 1
nice towel: old-towel, kitchen-sponge, paper-towel = 1
home water
step lay: arrange finds mold > finds beasts eggs by cc
step pour: fill water mold > ice by tc
step tint: mix tint mold by cc
step freeze: dry mold by gg
step out: prepare mold tray? > tray by gt
step guess: test by cc
step salt: decorate salt > salt by cc
step drip: play drip water > drops by cc
step tap: play hammers by cc
step free: play finds towel? by cc
part tray = tray silver : q^ ~ 8 -94 40 94 40 80 84 -80 84 ; q_ ~+ 6 -84 46 84 46 74 74 -74 74
part ice = water light-blue : q^ light-blue+ 14 -70 -20 -10 -28 -4 56 -66 58 ; q^ light-blue 14 6 -18 66 -24 72 54 10 58 ; q_ w 4 -60 -12 -48 -14 -50 20 -58 22 ; q_ w 4 16 -10 26 -12 26 16 18 18 ; q^ light-blue+ 12 -34 -74 24 -78 28 -28 -30 -26
part finds@flowers = finds a : f^ a -38 16 6 20 8 ; o_ yellow -38 16 6 ; f^ b 40 16 6 20 8 ; o_ orange 40 16 6 ; f^ c -2 -50 6 16 7 ; o_ yellow -2 -50 5
part beasts@creatures = finds own : toy orange -38 20 40 ; toy brown 40 20 40 ; toy gray -2 -46 34
part eggs@eggs = finds own : x_ w -38 16 22 26 ; toy green -38 20 34 ; x_ w 40 16 22 26 ; toy orange 40 20 34 ; x_ w -2 -50 16 20 ; toy yellow -2 -46 26
part salt = salt w : d_ w 2.6 -52 -22 -40 -26 -28 -22 20 -20 34 -24 48 -20 -14 -72 0 -74 12 -72
part drops = water light-blue : x_ ~ 56 -56 5 8 ; x_ ~ 70 -70 5 8 ; x_ ~ 76 -48 5 8
scene lay

* jingle-ring-with-ribbons | 4-5 6-8 | Music
appeal 3
topics tambourine, jingle bells, instrument, instruments, music class, band, marching band, rhythm, dance, dancing, percussion, shaker, parade, folk dance, maracas
near carnival, singing, circle time
colors red, yellow, blue free
minutes 25 30
mess low
heart ring: embroidery-hoop, wooden-bead-ring, plastic-lid, paper-plate, cardboard, curtain-ring, hanger, paper-bowl = 1
heart jingles: bell, bottle-cap, button, metal-washer, metal-lid, seashell, paper-clip, old-key, coin, wooden-bead, bead = 6
need ties: ribbon, pipe-cleaner, yarn, string, twist-tie, shoelace = 3 ft
nice grip: washi-tape, yarn, masking-tape, fabric-scrap, duct-tape, felt, ribbon = 1 yd
nice streamers: ribbon, crepe-paper, tulle, fabric-scrap, tissue-paper, raffia, lace = 6 strip
nice extra: plastic-lid, button, bead, metal-lid, bottle-cap, seashell = 4
nice colors: marker, paint, sticker, crayon, acrylic-paint = 2 color
tool brush: paintbrush when colors=paint,acrylic-paint
tool poke: hole-punch, pencil
tool scissors: scissors
step ring: prepare ring poke by gt
step colors: decorate colors ring brush? > colors by cc
step grip: build grip ring scissors > grip by tc
step ties: cut ties scissors by tc
step thread: thread jingles ties > by cc
step tie: tie ties ring > ring ties jingles by tc
step extra: tie extra ties > extra by tc
step streamers: tie streamers ring scissors > streamers by tc
step shake: test ring by cc
step song: play ring by cc
part streamers = streamers b : l^ ~ 7 -50 60 -60 78 -52 98 ; l^ a 7 -30 72 -36 88 -28 104 ; l^ ~ 7 30 72 36 88 28 104 ; l^ a 7 50 60 60 78 52 98
part ring = ring own : a^ ~ 0 0 82 62 0 360
part colors = colors a : d_ ~ 5 -50 -52 -70 -16 -70 18 50 -52 70 -16 70 18 -26 -67 26 -67
part grip = grip c : a_ ~ 0 0 83 61 60 120
part ties = ties b : l_ ~ 3 -62 -36 -52 -30 ; l_ ~ 3 62 -36 52 -30 ; l_ ~ 3 -72 4 -58 4 ; l_ ~ 3 72 4 58 4 ; l_ ~ 3 -34 -64 -28 -52 ; l_ ~ 3 34 -64 28 -52
part jingles = jingles silver : dangle ~ -46 -26 10 ; dangle ~ 46 -26 10 ; dangle ~ -50 6 10 ; dangle ~ 50 6 10 ; dangle ~ -25 -46 10 ; dangle ~ 25 -46 10
part extra = extra yellow : o^ ~ -38 36 8 8 ; o^ ~ 38 36 8 8 ; o^ ~ 0 -50 7 7 ; o^ ~ 0 54 7 7
scene lay

* galaxy-pressed-in-dough | 4-5 6-8 | Space
appeal 3
topics space, galaxy, planets, solar system, stars, night sky, milky way, astronaut, play dough, playdough, constellation, moon
near bedtime, loose parts, aliens
colors navy, yellow, orange free
minutes 25 30
mess low
heart dough: play-dough, modeling-clay, salt-dough, air-dry-clay, kinetic-sand = 3 handful
heart stars: button, bead, sequin, sticker, dry-pasta, stick-on-gem, bottle-cap, glass-gem, pebble, wooden-bead, popcorn, dried-chickpea = 12
nice planets: pom-pom, bottle-cap, cork, marble, ping-pong-ball, foam-ball, acorn, wooden-bead, golf-ball, glass-gem = 4
nice ring: pipe-cleaner, rubber-band, twist-tie, yarn, curtain-ring = 1
nice rocket: cardboard-tube, cork, wooden-block, craft-stick, toy-car, clothespin, spool = 1
nice tools: plastic-knife, plastic-fork, toothpick, craft-stick, pencil = 1
nice glints: sticker, stick-on-gem, sequin, confetti = 8
nice dust: glitter, salt, confetti, sprinkles, colored-sand, sand = 1 pinch
need base: paper-plate, baking-tray, foil-pan, cardboard, cake-board, plastic-lid, foil-tray = 1
step pat: shape dough base > dough by cc
step swirl: print tools dough > swirl by cc
step stars: arrange stars dough > stars by cc
step balls: shape dough > balls by cc
step planets: arrange planets dough > planets by cc
step ring: roll ring > ring by tc
step glints: decorate glints dough > glints by cc
step dust: decorate dust dough > dust by cc
step rocket: arrange rocket dough > rocket by cc
step fly: play dough > base by cc
part base = base own : o^ ~ 0 4 94 90
part dough = dough a : o^ ~ 0 4 84 80
part swirl = tools a : l_ a+ 4 -54 20 -34 -20 6 -30 36 -10 28 20 4 24 -8 6 6 -6
part dust = dust w : d_ w 1.6 -30 -6 -10 -20 14 -14 22 8 0 14 -22 14 -40 30 30 34
part stars = stars b : d^ ~ 4.4 -60 -20 -48 -46 -20 -62 14 -66 44 -52 66 -22 70 12 -66 16 -48 54 -6 72 26 68 58 46
part glints = glints yellow : s_ ~ 24 -50 5 7 3 ; s_ ~ -58 24 5 7 3 ; s_ ~ 28 70 5 7 3 ; s_ ~ 70 -34 5 7 3
part balls = dough c : o^ c -34 -34 15 15 ; o_ c- -30 -32 8 4 ; o^ red 46 28 12 12 ; o^ light-blue -30 42 11 11
part planets = planets red : o^ ~ 40 -32 11 11 ; o^ ~ 10 44 9 9 ; o^ ~ -60 -2 8 8 ; o^ ~ 64 -4 6 6
part ring = ring yellow : a^ ~ -34 -34 24 20 150 390
part rocket = rocket w : p^ ~ 0 -14 8 2 8 22 -8 22 -8 2 ; p_ red -8 12 -16 24 -8 22 ; p_ red 8 12 16 24 8 22 ; x_ orange 0 30 5 9
scene lay

* pond-for-little-skaters | 4-5 6-8 | Seasons, Sports
appeal 3
topics ice skating, skating, figure skating, ice rink, ice hockey, hockey, winter, snow, winter sports, winter olympics, olympics, frozen pond, penguins, snow day, elsa
near christmas village, skates, january
colors white, light blue, red
minutes 35 40
waits 30
mess low
heart ice: aluminum-foil, plastic-mirror, wax-paper, cellophane, old-CD, plastic-lid, contact-paper, parchment-paper = 1
heart skaters: craft-stick, clothespin, peg-doll, cork, toy-animal, wooden-block, doll, bottle-cork = 2
need base: cardboard, pizza-box, cereal-box, paper-plate, foam-tray, cake-board, baking-tray = 1
nice snow: cotton-ball, pillow-stuffing, cotton-pad, tissue, felt = 2 handful
nice clothes: felt, construction-paper, washi-tape, fabric-scrap, tissue-paper, paper-napkin, cupcake-liner = 1
nice scarf: yarn, ribbon, string, pipe-cleaner, embroidery-floss = 12 in
nice trees: pine-branch, pinecone, stick, pipe-cleaner, toy-tree = 3
nice hats: pom-pom, acorn, bottle-cap, bead, button = 2
need blades: paper-clip, coin, button, bottle-cap, sticky-tack = 2
join glue: glue, tape
tool pen: marker, permanent-marker
tool scissors: scissors when clothes; ice!=old-CD,plastic-mirror,plastic-lid
step base: glue ice base glue scissors > base ice by tc
step snow: glue snow base glue > snow by cc
step faces: draw pen skaters by cc
step clothes: cut clothes skaters scissors glue > clothes by tc
step scarf: tie scarf skaters > scarf by tc
step hats: glue hats skaters glue > hats by cc
step blades: build blades skaters glue > skaters by tc
step trees: arrange trees base glue > trees by cc
step skate: play skaters by cc
part base = base own : o^ ~ 0 50 96 44
part ice = ice light-blue : o^ ~ 0 50 72 30 ; l_ w 3 -40 46 -10 56 20 44 ; l_ w 3 0 66 30 60 46 50
part snow = snow w : y^ ~ -78 36 18 12 8 0.2 ; y^ ~ 78 36 18 12 8 0.2 ; y^ ~ -60 78 20 11 8 0.2 ; y^ ~ 58 80 22 11 8 0.2 ; y^ ~ 0 88 20 9 8 0.2 ; y^ ~ -40 20 18 9 8 0.2 ; y^ ~ 36 18 20 9 8 0.2
part trees = trees green : p^ ~ -82 30 -64 30 -73 -20 ; p^ ~ 66 30 88 30 77 -28
part skaters = skaters wood : r^ wood -26 8 18 84 8 ; r^ wood 28 14 18 84 8 ; o_ k -30 -20 2 3 ; o_ k -22 -20 2 3 ; u -26 -14 4 ; o_ k 24 -14 2 3 ; o_ k 32 -14 2 3 ; u 28 -8 4 ; r_ silver -26 52 24 4 2 ; r_ silver 28 58 24 4 2
part clothes = clothes c : p^ ~ -36 4 -16 4 -10 34 -42 34 ; r^ b 28 22 22 26 4
part scarf = scarf red : r^ ~ -26 0 22 6 3 ; p^ ~ -18 0 -12 18 -20 18 ; r^ ~ 28 6 22 6 3 ; p^ ~ 36 6 42 24 34 24
part hats = hats red : y^ ~ -26 -38 11 9 9 0.2 ; y^ ~ 28 -32 11 9 9 0.2
scene stand

* first-friend-bracelets | 4-5 6-8 | -
appeal 3
topics friendship bracelet, friendship bracelets, friends, best friend, summer camp, camp, bracelet, bracelets, jewelry, jewellery, beads, bead, name bracelet, birthday party favor, party favors, goodbye present, friend moving away, mother's day, sister, taylor swift, valentine
near princess, dress up, kindness
colors pink, yellow, blue free
minutes 25 30
mess low
heart line: beading-elastic, pipe-cleaner, sewing-elastic, yarn, shoelace, plastic-lacing, embroidery-floss, string = 2 ft
heart beads: bead, wooden-bead, dry-pasta, button, paper-straw, plastic-straw, breakfast-cereal, felt-ball, pom-pom = 24
nice letters: letter-bead, sticker, bottle-cap = 4
nice charm: bell, charm, button, seashell, old-jewelry-piece, felt, metal-washer = 2
nice tray: paper-plate, egg-carton, muffin-tin, plastic-lid, felt = 1
nice card: cardstock, index-card, construction-paper, paper, cardboard = 1
nice pen: marker, crayon, colored-pencil
join stop: tape, masking-tape
tool scissors: scissors
step sort: arrange beads tray? by cc
step cut: cut line scissors by gt
step stop: tape line stop by tc
step row: arrange beads letters? by cc
step thread: thread beads line > beads line by cc
step letters: thread letters line > letters by cc
step charm: thread charm line > charm by tc
step knot: tie line by gt
step card: draw card pen > card by cc
step swap: play line by cc
part card = card w : r^ ~ 0 66 110 52 4 ; h_ red -34 64 10 ; z_ k 2 -10 58 36 58 ; z_ k 2 -10 70 24 70
part line = line own : a_ ~ -42 -30 44 42 0 360 ; a_ ~ 46 -22 42 40 0 360
part beads = beads a : d^ a 6.500 -42 -73 -72 -61 -85 -30 -72 1 -12 1 1 -30 -12 -61 46 -63 ; d^ b 6.500 -59 -69 -82 -47 -82 -14 -59 9 -25 9 16 -52 76 -52 ; d^ c 6.500 5 -22 16 8 76 8 87 -22 64 15
part letters = letters w : r^ ~ -42 12 13 13 2 ; z_ k 2 -45 15 -42 8 -39 15 ; r^ ~ 46 19 13 13 2 ; z_ k 2 43 16 43 22 49 22
part charm = charm gold : s^ ~ 26 16 5 10 5 ; s^ ~ -25 -69 5 10 5
scene lay

* panel-full-of-buttons | 4-5 6-8 | Robots
appeal 3
topics buttons, machine, machines, pretend play, how things work, pilot, astronaut, driver, inventor, busy board, switches
near computer, time machine, submarine
variant robot | Robots | silver, red, blue free | robot, robots, robot party, remote control, controller, computer
variant rocket | Space | navy, yellow, red free | rocket, spaceship, space shuttle, mission control, nasa, astronaut, launch, cockpit, moon mission
variant driver | Transportation | yellow, red, blue free | dashboard, car, truck, bus, train, train driver, airplane, pilot, fire truck, boat
minutes 35 40
waits 30
mess low
heart board: cardboard, cardboard-box, shoebox, cereal-box, pizza-box, foam-board, tissue-box, foam-tray, baking-tray = 1
heart knobs: bottle-cap, plastic-lid, button, paper-fastener, nuts-and-bolts, yogurt-pot, egg-carton, cork, keycap, toy-wheel, spool, coffee-pod, metal-lid = 6
nice coat: aluminum-foil, paint, acrylic-paint, construction-paper, metallic-paper, wrapping-paper = 1 sheet
nice dial: paper-plate, plastic-lid, old-CD, cardboard, coaster = 1
nice hand: paper-fastener, craft-stick, pipe-cleaner, clothespin, paper-straw = 1
nice lever: cardboard-tube, craft-stick, wooden-spoon, plastic-spoon, chopstick, paper-straw = 1
nice wires: pipe-cleaner, yarn, string, ribbon, washi-tape, rubber-band, jumper-wire, twist-tie = 3
nice lamps: sticker, stick-on-gem, sequin, pom-pom, felt-sticker, bottle-cap = 6
nice screen: aluminum-foil, cellophane, construction-paper, bubble-wrap, old-CD, plastic-mirror = 1
need pen: marker, permanent-marker, crayon
join glue: tape, glue when knobs!=paper-fastener; coat!=paint,acrylic-paint; screen; dial; lever; wires; lamps!=sticker,stick-on-gem,felt-sticker
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool scissors: scissors when screen
step coat: decorate coat board brush? glue > coat by tc
step plan: arrange knobs board by cc
step knobs: glue knobs board glue > knobs board by cc
step screen: cut screen scissors glue board > screen by tc
step dial: build dial hand? board glue > dial hand by tc
step lever: tape lever board glue > lever by tc
step lamps: decorate lamps board glue > lamps by cc
step wires: tape wires board glue > wires by cc
step marks: draw pen board > marks by cc
step start: play board by cc
part board = board own : r^ ~ 0 4 186 150 6
part coat = coat a : r_ ~ 0 4 178 142 5
part screen = screen light-blue : r^ k -42 -32 84 52 5 ; r_ ~ -42 -32 74 42 4 ; l_ w 3 -72 -24 -58 -40 -46 -20 -34 -36 -14 -28
part dial = dial w : o^ ~ 50 -28 33 33 ; d_ k 2.4 50 -54 26 -40 74 -40 26 -16 74 -16
part hand = hand red : z^ ~ 5 50 -28 66 -46 ; o_ k 50 -28 4 4
part knobs = knobs b : o^ ~ -70 26 12 12 ; o^ c -40 26 12 12 ; o^ ~ -10 26 12 12 ; o^ c -70 56 12 12 ; o^ ~ -40 56 12 12 ; o^ c -10 56 12 12
part lever = lever wood : r^ k 56 58 40 10 4 ; r^ ~ 56 34 8 48 3 ; o^ red 56 10 9 9
part lamps = lamps yellow : o_ ~ 22 16 4 4 ; o_ red 22 28 4 4 ; o_ ~ 22 40 4 4 ; o_ green 22 52 4 4 ; o_ ~ 22 64 4 4 ; o_ red 84 16 4 4
part wires = wires red : l^ ~ 4 -86 -4 -70 6 -56 -4 ; l^ b 4 -50 2 -36 -6 -22 4 ; l^ c 4 -16 0 0 6 10 -4
part marks = pen k : z_ k 2 -76 42 -64 42 ; z_ k 2 -46 42 -34 42 ; z_ k 2 -16 42 -4 42
scene stand

* big-jug-farm-animal | 4-5 6-8 | Farm, Animals
appeal 3
topics farm animals, farm animal, barnyard, old macdonald, petting zoo, county fair, recycled animal, animals
near milk, eric carle
variant sheep | Farm, Animals | white, pink, black | sheep, lamb, lambs, baa baa black sheep, mary had a little lamb, shepherd, wool
variant cow | Farm, Animals | white, pink, black or brown | cow, cows, calf, moo, dairy, click clack moo
minutes 35 40
waits 45
mess some
heart body: milk-jug, plastic-bottle, milk-carton, plastic-tub, oatmeal-canister, detergent-bottle, plastic-jar, tissue-box = 1
heart coat: cotton-ball, tissue-paper, paint, acrylic-paint, construction-paper, pillow-stuffing, cotton-pad, wool-roving, crepe-paper = 3 handful
need ears: felt, construction-paper, craft-foam, cardstock, paper = 1 sheet
nice legs: cardboard-tube, clothespin, cork, egg-carton, spool, bottle-cap, paper-cup = 4
nice tail: pipe-cleaner, yarn, string, ribbon, raffia = 1
nice eyes: googly-eye, button, sticker = 2
nice spots: paint, acrylic-paint, construction-paper, tissue-paper, washi-tape = 1
nice bell: bell, ribbon, button, pom-pom, bottle-cap = 1
nice hay: hay, raffia, grass, crinkle-paper, yarn, moss = 1 handful
join glue: glue, tape
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint; spots=paint,acrylic-paint
tool pen: permanent-marker, marker, crayon
tool scissors: scissors
step wash: prepare body by gt
step legs: tape legs body glue > legs by tc
step coat: decorate coat body brush? glue > body coat wool by cc
step ears: cut ears scissors pen by tc
step face: glue ears body glue > face by cc
step eyes: decorate eyes body glue > eyes by cc
step spots: decorate spots body brush? glue > spots by cc
step tail: tape tail body glue > tail by tc
step bell: glue bell body glue > bell by tc
step feed: play body hay? > hay by cc
part hay = hay yellow : l^ ~ 3 60 84 74 66 86 84 ; l^ ~ 3 68 84 84 62 96 84 ; l^ ~ 3 52 84 70 72 94 82
part tail = tail c : l^ ~ 4 66 0 82 -10 74 -22 88 -28
part legs = legs own : r^ ~ -40 66 18 40 4 ; r^ ~- -14 66 18 40 4 ; r^ ~ 26 66 18 40 4 ; r^ ~- 50 66 18 40 4
part body = body own : q^ ~ 20 -60 -20 66 -20 72 50 -64 50
part wool@sheep = coat a : y^ ~ 4 8 76 46 13 0.16 ; i_ ~- -20 0 11 2 2.5 ; i_ ~- 24 -8 11 2 2.5 ; i_ ~- 30 26 11 2 2.5
part coat@cow = coat a : q_ ~ 24 -64 -24 68 -24 74 52 -66 52
part spots = spots c : y_ ~ 30 -2 18 14 6 0.2 ; y_ ~ 0 30 14 11 6 0.2 ; y_ ~ 54 30 10 12 6 0.2
part face = ears b : o^ a -66 -22 30 30 ; j^ ~ -86 -40 -98 -62 10 ; j^ ~ -48 -42 -36 -64 10 ; o^ ~ -68 -10 18 13 ; d_ k 3 -74 -10 -62 -10
part eyes = eyes own : e -77 -32 6 ; e -56 -32 6
part bell = bell yellow : o^ ~ -54 18 8 8 ; z_ k 2 -58 20 -50 20
scene stand
`;
