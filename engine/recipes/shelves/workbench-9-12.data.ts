export const shelf = `
* bottle-whirl | 6-8 9-12 | Weather
appeal 3
topics tornado, tornado in a bottle, tornado in a jar, twister, vortex, whirlpool, hurricane, cyclone, storm, storm chaser, science, experiment, science fair, water, physics, meteorology
colors light blue, blue, silver
minutes 25 25
mess low
heart bottle: plastic-bottle, plastic-jar, glass-jar = 1
heart soap: dish-soap = 1 tsp
nice tint: food-coloring, watercolor-paint = 2 drop
nice bits: glitter, confetti, sequin, seed-bead = 1 tsp
nice town: construction-paper, cardstock, contact-paper, washi-tape = 1 strip
join seal: duct-tape, electrical-tape, masking-tape, tape
tool scissors: scissors when town
tool marker: permanent-marker, marker when town
home water
home towel
step fill: fill water bottle by cc
step soap: mix soap bottle > foam by cc
step tint: mix tint water by cc
step bits: fill bits bottle > bits by cc
step seal: tape bottle seal towel > seal by cc
step town: decorate town bottle scissors marker seal > town by cc
step whirl: test bottle > bottle funnel by cc
step look: play bottle by cc
part bottle = bottle own : r^ light-blue+ 0 6 96 164 16 ; q_ light-blue 8 -46 -52 46 -52 46 84 -46 84 ; r^ w 0 -84 44 20 4
part foam = soap w : y_ w 0 -54 44 9 12 0.2
part funnel = soap w : b_ w -30 -50 30 -50 22 -24 13 4 10 34 3 72 -4 72 -8 36 -14 6 -24 -22 ; l_ light-blue 3 -26 -36 -4 -30 24 -38 ; l_ light-blue 3 -20 -14 0 -8 19 -16 ; l_ light-blue 3 -14 10 -1 15 12 8 ; l_ light-blue 3 -9 34 0 38 8 32
part bits = bits silver : d_ ~ 2 -28 -20 -34 10 30 -4 34 24 -24 40 26 50 -30 66 18 66 -10 58
part seal = seal gray : r_ ~ 0 -72 46 10 2
part town = town k : p_ k -48 88 -48 66 -40 66 -40 58 -32 52 -24 58 -24 70 -12 70 -12 78 6 78 6 62 18 62 18 72 28 72 34 62 40 72 48 72 48 88
scene stand

* nail-harp | 9-12 13+ | Music
extras sound: sticker, stick-on-gem
topics harp, lyre, guitar, zither, string instrument, homemade instrument, stringed instrument, sound science, sound, woodworking, wood shop, maker, science fair
near band, orchestra
colors blue, red, yellow
minutes 60 60
waits 30
mess low
heart board: wood-scrap, wooden-box, log = 1
heart nails: nail = 16
heart strings: rubber-band, fishing-line, loom-band = 8
nice paint: acrylic-paint, paint, paint-marker = 2 color
tool hammer: hammer
tool ruler: ruler
tool pencil: pencil
tool sand: sandpaper
tool scissors: scissors when strings=fishing-line
tool brush: paintbrush when paint=acrylic-paint,paint
step sand: prepare board sand by cc
step paint: paint paint board brush? > board coat by cc
step plan: draw board ruler pencil by cc
step nails: build nails board hammer > nails by tt
step strings: build strings nails scissors? > strings by cc
step tune: test strings by cc
step name: draw board pencil by cc
step play: play strings by cc
part board = board own : q^ wood 5 -66 -88 66 -88 66 88 -66 88 ; l_ wood- 2 -50 -84 -46 0 -52 84 ; l_ wood- 2 30 -84 36 10 28 84
part coat = paint a : z_ ~ 6 -60 -82 60 -82 ; z_ ~ 6 -60 82 60 82 ; z_ ~ 6 -60 -82 -60 82 ; z_ ~ 6 60 -82 60 82
part strings = strings own : z_ tan 3 -49 -62 -49 -34 ; z_ tan 3 -35 -62 -35 -20 ; z_ tan 3 -21 -62 -21 -6 ; z_ tan 3 -7 -62 -7 8 ; z_ tan 3 7 -62 7 22 ; z_ tan 3 21 -62 21 36 ; z_ tan 3 35 -62 35 50 ; z_ tan 3 49 -62 49 64
part nails = nails silver : d^ silver 4 -49 -62 -35 -62 -21 -62 -7 -62 7 -62 21 -62 35 -62 49 -62 ; d^ silver 4 -49 -34 -35 -20 -21 -6 -7 8 7 22 21 36 35 50 49 64
scene lay

* ink-split-butterflies | 6-8 9-12 | Bugs
appeal 3
topics butterfly, butterflies, moth, monarch, chromatography, science, experiment, science project, chemistry, coffee filter butterfly, clothespin butterfly, spring, insects, insect, garden
colors purple, blue, pink
minutes 40 40
waits 45
mess some
heart filters: coffee-filter = 3
heart pens: marker = 3 color
heart pins: clothespin = 3
nice feelers: pipe-cleaner, craft-wire, paper-strip = 1
nice eyes: googly-eye, sticker, button = 6
nice spray: spray-bottle, pipette
join glue: glue when eyes
tool scissors: scissors
home water
home cup
home paper-towel
step test: draw pens filters by cc
step fold: fold filters by cc
step rings: draw pens filters by cc
step soak: paint water cup filters spray? > wings by cc
step dry: dry filters paper-towel by cc
step pinch: fold filters pins > pins by cc
step feelers: build feelers pins scissors > feelers by cc
step eyes: glue eyes pins glue > eyes by cc
step perch: play pins filters by cc
part wings = filters a : b^ ~+ -2 -50 -30 -78 -62 -66 -64 -38 -30 -28 -60 -20 -58 8 -28 8 -4 -22 ; b^ ~+ 2 -50 30 -78 62 -66 64 -38 30 -28 60 -20 58 8 28 8 4 -22 ; b_ blue+ -14 -48 -30 -64 -50 -56 -50 -42 -28 -36 ; b_ blue+ 14 -48 30 -64 50 -56 50 -42 28 -36 ; b_ pink -14 -24 -44 -12 -44 0 -28 -2 ; b_ pink 14 -24 44 -12 44 0 28 -2 ; b^ blue+ -56 44 -72 24 -92 32 -92 50 -74 54 -90 60 -88 80 -70 80 -58 62 ; b^ blue+ -52 44 -36 24 -16 32 -16 50 -34 54 -18 60 -20 80 -38 80 -50 62 ; b_ purple+ -64 44 -74 36 -84 42 -74 48 ; b_ purple+ -44 44 -34 36 -24 42 -34 48 ; b^ pink 50 44 34 24 14 32 14 50 32 54 16 60 18 80 36 80 48 62 ; b^ pink 54 44 70 24 90 32 90 50 72 54 88 60 86 80 68 80 56 62 ; b_ orange 42 44 32 36 22 42 32 48 ; b_ orange 62 44 72 36 82 42 72 48
part pins = pins own : pin wood 0 -62 58 ; pin wood -54 30 46 ; pin wood 52 30 46
part feelers = feelers k : l k 2.5 -2 -62 -8 -78 -16 -86 ; l k 2.5 2 -62 8 -78 16 -86 ; l k 2.5 -56 30 -62 16 -70 12 ; l k 2.5 -52 30 -46 16 -38 12 ; l k 2.5 50 30 44 16 36 12 ; l k 2.5 54 30 60 16 68 12
part eyes = eyes k : d^ k 2.6 -4 -56 4 -56 -57 35 -51 35 49 35 55 35
scene lay

* eggshell-farmhands | 6-8 9-12 | -
appeal 3
topics egg heads, cress heads, grass head, seeds, seedlings, planting, gardening, garden, spring, easter, sprouts, science, plant life cycle
near vegetable garden, chicken, hen, barn
colors orange, green, red
minutes 40 40
mess some
heart shells: eggshell = 6
heart seeds: seed, grass-seed, birdseed, dried-lentil = 2 tbsp
heart carton: egg-carton = 1
need soil: soil, cotton-ball = 2 cup
need pens: marker, permanent-marker, paint-marker, crayon = 3 color
nice eyes: googly-eye, sticker, button = 12
nice kerchief: fabric-scrap, felt, washi-tape, construction-paper = 1 scrap
join glue: glue, glue-stick when eyes; kerchief
tool scissors: scissors when kerchief
tool spoon: metal-spoon, plastic-spoon
home water
step wash: wash shells water by cc
step face: draw pens shells > shells faces by cc
step eyes: glue eyes shells glue > eyes by cc
step kerchief: glue kerchief shells scissors glue > scarves by cc
step stand: build shells carton > carton by cc
step fill: fill soil shells spoon by cc
step sow: fill seeds shells spoon by cc
step water: play water spoon > hair by cc
part carton = carton own : q^ gray 6 -94 30 94 30 86 78 -86 78 ; b_ gray- -88 34 -74 66 -58 66 -46 34 ; b_ gray- -42 34 -28 66 -12 66 0 34 ; b_ gray- 4 34 18 66 34 66 46 34 ; b_ gray- 50 34 60 66 76 66 88 34
part hair = seeds green : f_ green -62 -22 7 26 2.5 -150 4 ; f_ green -22 -22 7 26 2.5 -150 4 ; f_ green 20 -22 7 26 2.5 -150 4 ; f_ green 62 -22 7 26 2.5 -150 4 ; f_ light-green -42 -46 7 24 2.5 -150 4 ; f_ light-green 40 -46 7 24 2.5 -150 4
part shells = shells own : b^ cream -60 -44 -42 -40 -24 -44 -24 -16 -34 0 -50 0 -60 -16 ; b^ cream 22 -44 40 -40 58 -44 58 -16 48 0 32 0 22 -16 ; b^ w -82 -20 -72 -14 -62 -20 -52 -14 -42 -20 -42 20 -50 40 -74 40 -82 20 ; b^ tan -42 -20 -32 -14 -22 -20 -12 -14 -2 -20 -2 20 -10 40 -34 40 -42 20 ; b^ w 0 -20 10 -14 20 -20 30 -14 40 -20 40 20 32 40 8 40 0 20 ; b^ tan 42 -20 52 -14 62 -20 72 -14 82 -20 82 20 74 40 50 40 42 20
part faces = pens k : l_ red 2.4 -68 18 -62 22 -56 18 ; l_ red 2.4 -28 18 -22 22 -16 18 ; o_ red 20 19 4 3 ; l_ red 2.4 56 20 62 16 68 20 ; l_ red 2.4 -46 -16 -42 -13 -38 -16 ; l_ red 2.4 36 -16 40 -13 44 -16 ; d_ orange 2 -72 12 -52 12 -32 12 -12 12 10 12 30 12 52 12 72 12
part eyes = eyes own : e -68 4 5 ; e -56 4 5 ; e -28 4 5 ; e -16 4 5 ; e 14 4 5 ; e 26 4 5 ; e 56 4 5 ; e 68 4 5 ; e -47 -26 4 ; e -37 -26 4 ; e 35 -26 4 ; e 45 -26 4
part scarves = kerchief red : p_ red -80 24 -44 24 -62 38 ; p_ blue 2 24 38 24 20 38
scene stand

* taped-bag-tag | 6-8 9-12 13+ | Sports
extras gift: charm, embroidery-floss
appeal 1
topics luggage tag, bag tag, name tag, duct tape, duct tape craft, sports bag, gym bag, team bag, team, travel, vacation, road trip, suitcase, back to school, camp, summer camp, swim team
near tournament, hockey, soccer
colors red, black, white
minutes 50 40 40
mess low
heart tape: duct-tape, electrical-tape = 2 color
heart card: index-card, cardstock, paper = 1
heart window: plastic-sleeve, contact-paper, card-sleeve = 1
nice ring: key-ring, zip-tie, shoelace, paracord = 1
need pen: permanent-marker, marker, ballpoint-pen
tool scissors: scissors
tool ruler: ruler
step card: draw card pen scissors ruler by ccc
step cloth: tape tape ruler > cloth by tcc
step window: tape window tape scissors > card window by tcc
step back: tape tape > stripes by tcc
step trim: cut tape scissors > edge by ccc
step strap: fold tape scissors > strap by tcc
step ring: build ring tape > ring by tcc
step slide: test card by ccc
part ring = ring own : a^ silver 0 -84 14 9 0 360
part strap = tape b : r^ k 0 -56 14 44 3 ; z_ gray 1.5 -3 -74 -3 -38 ; z_ gray 1.5 3 -74 3 -38
part cloth = tape a : q^ ~ 8 -58 -40 58 -40 58 88 -58 88
part stripes = tape b : z_ k 8 -54 -30 54 -30 ; z_ k 8 -54 78 54 78
part card = card w : r_ w 0 24 88 74 2 ; z_ k 3 -34 6 20 6 ; z_ k 3 -34 22 30 22 ; z_ k 3 -34 38 8 38 ; o_ ~ 30 42 9 9
part window = window light-blue : z_ w 2 -44 -13 44 -13 ; z_ w 2 -44 61 44 61 ; p_ w 20 -12 34 -12 10 60 -4 60
part edge = tape a : z_ ~- 3 -58 -36 -58 84 ; z_ ~- 3 58 -36 58 84
scene lay

* egg-spoon-maracas | 6-8 9-12 | Music
extras sound: ribbon, bell, feather, stick-on-gem, tinsel
appeal 3
topics maracas, maraca, shaker, egg shaker, rattle, percussion, rhythm, salsa, mexico, cinco de mayo, latin music, instrument, homemade instrument, band, parade, easter
colors red, yellow, green
minutes 30 35
mess low
heart eggs: egg-shaped-plastic-shell = 2
heart spoons: plastic-spoon = 4
heart beans: rice, dried-lentil, popcorn, dried-bean, seed-bead, pebble = 1/4 cup
nice deco: washi-tape, sticker, paint-marker, permanent-marker = 2 color
join tape: duct-tape, electrical-tape, masking-tape, tape
tool scissors: scissors
step fill: fill beans eggs by cc
step compare: test eggs by cc
step seam: tape eggs tape > eggs by cc
step clasp: build spoons eggs > spoons by cc
step head: tape spoons eggs tape scissors by cc
step grip: tape spoons tape > grip by cc
step deco: decorate deco tape > deco by cc
step play: play eggs spoons by cc
part spoons = spoons w : l^ w 8 -40 -30 -44 40 -46 86 ; l^ w 8 40 -30 44 40 46 86 ; b^ w -66 -44 -62 -74 -42 -84 -22 -74 -18 -44 -28 -20 -42 -14 -58 -20 ; b^ w 66 -44 62 -74 42 -84 22 -74 18 -44 28 -20 42 -14 58 -20
part eggs = eggs a : b^ red -60 -44 -56 -68 -42 -78 -28 -68 -24 -44 -32 -26 -42 -20 -52 -26 ; b^ yellow 60 -44 56 -68 42 -78 28 -68 24 -44 32 -26 42 -20 52 -26
part grip = tape c : r^ green -45 40 13 84 4 ; r^ green 45 40 13 84 4
part deco = deco b : z_ yellow 5 -51 14 -39 18 ; z_ yellow 5 -52 34 -40 38 ; z_ yellow 5 -52 54 -40 58 ; z_ red 5 51 14 39 18 ; z_ red 5 52 34 40 38 ; z_ red 5 52 54 40 58
scene lay

* sailors-knot-board | 6-8 9-12 13+ | Ocean
extras board: seashell, sea-glass, driftwood
appeal 1
topics knots, sailor, sailors, sailor knots, nautical, sailing, boat, ship, harbor, scouts, camping, boy scouts, girl scouts, summer camp, navy, sea, rope, gift for dad, father's day
near pirate, lake house
colors navy, white, tan
minutes 80 60 60
waits 60
mess low
heart rope: rope, cotton-cord, paracord, string, shoelace = 8 ft
heart board: wood-scrap, driftwood, foam-board, cardboard, canvas, picture-frame, cork-sheet = 1
nice paint: acrylic-paint, paint = 1 color
nice rod: stick, dowel, craft-stick, chopstick, wooden-skewer = 1
need label: index-card, cardstock, paper, price-tag = 1
need pen: ballpoint-pen, gel-pen, permanent-marker, paint-marker, marker
join glue: glue-gun, waterproof-glue, glue
tool scissors: scissors
tool brush: paintbrush when paint=acrylic-paint,paint
home tape
step paint: paint paint board brush? > board by ccc
step cut: cut rope scissors tape by tcc
step eight: tie rope > eight by ccc
step square: tie rope > square by tcc
step bowline: tie rope > bowline by tcc
step hitch: tie rope rod > rod hitch by tcc
step lay: arrange rope board by ccc
step glue: glue rope board glue by tcc
step label: draw label pen scissors glue board > label by ccc
part board = board a : q^ navy 6 -92 -80 92 -80 92 80 -92 80
part eight = rope w : l^ w 6 -80 -44 -62 -44 -48 -58 -36 -46 -50 -34 -64 -28 -62 -14 -46 -14 -40 -28 -52 -44 -30 -44 -14 -44 ; z_ tan 1.5 -76 -46 -72 -42 ; z_ tan 1.5 -24 -46 -20 -42
part square = rope w : l^ w 6 12 -52 30 -52 46 -44 30 -34 12 -34 ; l^ tan 6 82 -52 60 -52 38 -44 60 -34 82 -34
part bowline = rope w : l^ w 6 -80 20 -58 20 -44 28 -36 44 -48 56 -64 50 -62 36 -46 26 -52 14 -62 20 -54 32 -40 34
part hitch = rope w : l^ w 6 30 8 34 44 ; l^ w 6 44 6 44 46 ; l^ w 6 56 8 52 44 ; l^ w 6 32 44 56 12
part rod = rod own : z wood 7 12 26 82 26
part label = label w : r_ w -48 -68 52 12 1 ; r_ w 46 -68 52 12 1 ; r_ w -48 68 46 12 1 ; r_ w 46 68 52 12 1 ; z_ k 1.6 -66 -68 -30 -68 ; z_ k 1.6 28 -68 64 -68 ; z_ k 1.6 -62 68 -34 68 ; z_ k 1.6 28 68 64 68
scene lay

* tin-can-bass | 9-12 13+ | Music
extras sound: sticker, patch, price-tag, postage-stamp, ticket-stub
topics bass, double bass, washtub bass, gutbucket, jug band, skiffle, string instrument, homemade instrument, banjo, canjo, sound, sound science, folk music, bluegrass, jazz, recycling, camp
near guitar, country music
colors red, silver, blue
minutes 50 50
waits 30
mess low
heart can: can, oatmeal-canister, bucket, plastic-tub, cookie-tin = 1
heart neck: dowel, broom-handle, bamboo, stick = 1
heart line: string, fishing-line, cotton-cord, guitar-string, paracord = 3 ft
need stop: button, metal-washer, bead, craft-stick, paper-clip = 1
nice look: acrylic-paint, duct-tape, washi-tape, construction-paper, magazine = 2 color
nice pick: guitar-pick, plastic-lid, bread-tag = 1
join tape: duct-tape, electrical-tape, masking-tape, tape
tool punch: nail, awl, pushpin
tool hammer: hammer when punch=nail; can=can,cookie-tin,bucket
tool brush: paintbrush when look=acrylic-paint
step rim: tape can tape by tc
step look: decorate look can brush? > can look by cc
step hole: poke can punch hammer? by tt
step stop: tie line stop > stop by cc
step thread: thread line can by cc
step notch: tape neck tape > neck foot by cc
step tie: tie line neck tape > line by cc
step pull: test line neck by cc
step play: play line pick? can by cc
part neck = neck own : l^ wood 7 52 30 26 -92
part can = can own : can silver 0 26 104 62
part look = look a : r_ red 0 60 102 26 ; z_ yellow 5 -50 60 -30 52 -10 66 10 52 30 66 50 56
part foot = tape k : r_ k 50 28 14 8 2 10
part line = line w : z_ w 2.5 27 -84 0 26 ; z w 5 22 -82 32 -84
part stop = stop own : o^ k 0 27 5 3
scene stand

* planet-bead-bracelet | 6-8 9-12 13+ | Space
extras jewelry: charm
appeal 3
topics planets, solar system, bracelet, jewelry, beads, friendship bracelet, astronomy, clay beads, polymer clay, gift for a friend, galaxy, school project, pluto
colors orange, blue, red
minutes 90 70 70
waits 60
mess some
heart clay: polymer-clay, air-dry-clay = 5 color
heart cord: beading-elastic, leather-cord, cotton-cord, string = 12 in
nice spacers: seed-bead, bead, wooden-bead, letter-bead = 9
nice paint: acrylic-paint, metallic-paint, paint-marker = 2 color
tool pick: toothpick, wooden-skewer, needle
tool brush: paintbrush when paint=acrylic-paint,metallic-paint
tool scissors: scissors
home plate
step mix: shape clay by ccc
step sizes: shape clay plate by ccc
step marks: shape clay > beads swirls by ccc
step holes: poke clay pick by tcc
step bake: heat clay plate by ggt
step paint: paint paint clay brush? > glow by ccc
step order: arrange clay by ccc
step string: thread cord clay scissors > cord by tcc
step spacers: thread spacers cord > spacers by ccc
step knot: tie cord scissors by tcc
part cord = cord k : a_ k 0 0 71 69 0 360
part beads = clay own : o^ yellow 0 -70 24 24 ; o^ gray 45 -54 9 9 ; o^ cream 66 -24 13 13 ; o^ blue 69 12 14 14 ; o^ red 53 45 11 11 ; o^ orange 18 68 21 21 ; o^ gold -28 64 18 18 ; o^ light-blue -60 36 16 16 ; o^ navy -69 -12 16 16
part swirls = clay w : l_ orange 3 -12 -76 0 -70 12 -76 ; l_ green 3 60 10 68 16 76 10 ; l_ brown 3 2 64 18 60 34 66 ; l_ red 4 20 76 28 74 ; l_ cream 4 -50 72 -28 62 -8 58 ; l_ w 2 -76 -16 -68 -20
part glow = paint w : d_ w 2 -8 -82 12 -62 66 4 -62 30 -72 -4
part spacers = spacers own : d^ silver 4 26 -65 58 -40 70 -6 64 30 38 60 -6 71 -46 54 -68 14 -48 -50
scene lay

* stitched-star-cards | 6-8 9-12 13+ | Space
extras card: glitter-paper, photo, sequin, stick-on-gem, washi-tape
topics constellation, constellations, stars, night sky, big dipper, cassiopeia, zodiac, astronomy, embroidery on paper, paper embroidery, stitched cards, greeting cards, birthday card
near astronaut, camping
colors black, yellow, white
minutes 65 50 55
mess low
heart sheet: cardstock, construction-paper, folder, index-card = 1 sheet
heart floss: embroidery-floss, sewing-thread, yarn = 2 yd
heart needle: needle
nice stars: sticker, sequin, stick-on-gem = 12
nice pen: gel-pen, paint-marker, metallic-pen, chalk, colored-pencil
join tape: tape, masking-tape, washi-tape
tool pencil: pencil
tool scissors: scissors
join glue: glue, glue-stick
home towel
step fold: fold sheet scissors > cards by ccc
step dots: draw sheet pencil by tcc
step prick: poke sheet needle towel by tcc
step dipper: sew floss needle sheet tape > dipper by tcc
step queen: sew floss needle sheet tape > queen by tcc
step stars: decorate stars sheet glue > stars by ccc
step names: draw pen sheet > names by ccc
step inside: glue sheet glue by tcc
part cards = sheet k : r^ navy -48 -2 84 150 3 ; r^ k 48 4 84 150 3
part dipper = floss w : z_ w 2.4 -80 -58 -66 -40 -56 -18 -46 4 -20 10 -14 42 -48 40 -46 4
part queen = floss w : z_ w 2.4 16 -34 32 4 48 -18 66 20 80 -30
part stars = stars yellow : s_ yellow -80 -58 5 8 3.5 ; s_ yellow -66 -40 5 8 3.5 ; s_ yellow -56 -18 5 8 3.5 ; s_ yellow -46 4 5 8 3.5 ; s_ yellow -20 10 5 8 3.5 ; s_ yellow -14 42 5 8 3.5 ; s_ yellow -48 40 5 8 3.5 ; s_ yellow 16 -34 5 8 3.5 ; s_ yellow 32 4 5 8 3.5 ; s_ yellow 48 -18 5 8 3.5 ; s_ yellow 66 20 5 8 3.5 ; s_ yellow 80 -30 5 8 3.5
part names = pen w : z_ w 1.6 -76 62 -46 62 ; z_ w 1.6 20 66 60 66 ; d_ w 1.4 -24 -56 -30 -30 -78 20 -70 46 -30 58 26 -56 66 -50 20 36 44 44 76 46
scene lay

* jar-of-fireflies | 6-8 9-12 13+ | Bugs, Seasons
appeal 3
topics firefly, fireflies, lightning bug, lightning bugs, summer night, night light, jar light, lantern, mason jar, fairy light jar, camping, backyard, bedroom decor, room decor, midsummer, gift for a friend, cottagecore
colors yellow, black, green
minutes 65 50 50
waits 30
mess low
heart jar: glass-jar, plastic-jar, milk-jug = 1
heart light: string-light = 1
heart wings: tissue-paper, washi-tape, cellophane, tracing-paper, wax-paper, coffee-filter = 1 sheet
nice meadow: construction-paper, cardstock, grass, moss, felt = 1 strip
nice cord: string, cotton-cord, ribbon, raffia, craft-wire = 2 ft
join tape: tape, washi-tape, masking-tape
tool scissors: scissors
tool pen: permanent-marker, marker
step wash: wash jar by ccc
step wings: cut wings scissors by ccc
step bugs: tape wings light tape > bugs by tcc
step heads: draw pen light > heads by tcc
step meadow: decorate meadow scissors jar tape > meadow by ccc
step place: arrange light jar > jar glow by tcc
step cord: tie cord jar > cord by tcc
step night: play light by ccc
part cord = cord tan : l_ tan 3 -50 -52 -34 -92 34 -92 50 -52 ; z_ tan 4 -48 -52 48 -52
part jar = jar own : jar light-blue+ 0 -66 116 156
part meadow = meadow k : v_ dark-green -54 84 54 84 14 30 ; v_ k -50 86 50 86 9 44
part glow = light yellow : l_ green 1.6 -10 -40 -30 -26 -6 -14 26 -22 34 0 8 8 -28 6 -30 30 0 34 ; d_ yellow 9 -30 -22 28 -22 8 12 -32 28 34 34 -6 -4
part bugs = wings w : b_ w -34 -28 -48 -42 -44 -24 ; b_ w -26 -28 -12 -42 -16 -24 ; b_ w 24 -28 10 -42 14 -24 ; b_ w 32 -28 46 -42 42 -24 ; b_ w 4 6 -10 -8 -6 10 ; b_ w 12 6 26 -8 22 10 ; b_ w -36 22 -50 8 -46 26 ; b_ w -28 22 -14 8 -18 26
part heads = pen k : d_ k 4 -30 -32 28 -32 8 2 -32 18
scene stand

* two-week-weather-board | 6-8 9-12 13+ | Weather
appeal 1
topics weather, temperature, temperature blanket, weather chart, weather diary, climate, climate stripes, meteorology, yarn art, wall art, weaving, seasons, school project, science, data
near global warming
colors blue, teal, yellow, orange, red
minutes 60 45 45
mess low
heart yarn: yarn, embroidery-floss, cotton-cord = 5 color
heart board: cardboard, foam-board, wood-scrap, dowel, cereal-box, craft-stick = 1
nice weather: button, bead, cotton-ball, sequin = 14
need key: index-card, cardstock, paper = 1
need pen: marker, ballpoint-pen, permanent-marker, gel-pen, colored-pencil
join tape: tape, masking-tape
join glue: glue, glue-stick, glue-gun when weather
tool scissors: scissors
tool ruler: ruler
home phone
step key: draw key pen by tcc
step cut: prepare board scissors ruler by tcc
step look: draw key pen phone by tcc
step start: tape yarn board tape > board by ccc
step wind: build yarn board scissors > rows by ccc
step daily: build yarn board by ccc
step weather: glue weather board glue > marks by ccc
step end: glue yarn board key tape > key by tcc
step read: play board by ccc
part board = board tan : r^ kraft -18 0 104 190 3
part rows = yarn own : r^ blue -18 -84 116 12 3 ; r^ blue -18 -71 116 12 3 ; r^ teal -18 -58 116 12 3 ; r^ teal -18 -45 116 12 3 ; r^ yellow -18 -32 116 12 3 ; r^ teal -18 -19 116 12 3 ; r^ yellow -18 -6 116 12 3 ; r^ yellow -18 7 116 12 3 ; r^ orange -18 20 116 12 3 ; r^ orange -18 33 116 12 3 ; r^ red -18 46 116 12 3 ; r^ red -18 59 116 12 3 ; r^ orange -18 72 116 12 3 ; r^ yellow -18 85 116 12 3
part marks = weather w : d^ w 4 28 -84 28 -71 28 -58 28 -45 28 -32 28 -19 28 -6 28 7 28 20 28 33 28 46 28 59 28 72 28 85
part key = key w : r^ w 72 0 40 90 2 4 ; r_ blue 64 -32 12 9 1 4 ; r_ teal 63 -16 12 9 1 4 ; r_ yellow 62 0 12 9 1 4 ; r_ orange 61 16 12 9 1 4 ; r_ red 60 32 12 9 1 4 ; z_ k 1.5 76 -32 86 -31 ; z_ k 1.5 75 -16 85 -15 ; z_ k 1.5 74 0 84 1 ; z_ k 1.5 73 16 83 17 ; z_ k 1.5 72 32 82 33
scene lay

* flip-scoreboard | 6-8 9-12 | Sports
extras board: electrical-tape, duct-tape
topics scoreboard, score keeper, scores, basketball, soccer, table tennis, ping pong, volleyball, tournament, game night, family game night, sports day, field day, backyard games, numbers
near world cup, super bowl
colors red, blue, black
minutes 80 60
mess low
heart cards: index-card, cardstock, playing-card = 20
heart rings: key-ring, paper-clip, twist-tie, string, ribbon, pipe-cleaner = 4
heart stand: cardboard, cereal-box, foam-board, shoebox, pizza-box = 1
need pen: permanent-marker, marker, paint-marker
nice names: construction-paper, washi-tape, sticker, duct-tape = 2 color
join tape: tape, duct-tape, masking-tape
tool punch: hole-punch, pencil, awl
tool scissors: scissors
tool ruler: ruler
step digits: draw cards pen ruler by cc
step holes: poke cards punch by tc
step stand: fold stand scissors ruler tape > stand by tc
step through: poke stand punch cards by tc
step names: decorate names stand pen > names by cc
step hang: build rings cards stand > cards rings by tc
step flip: test cards by cc
step match: play cards by cc
part stand = stand k : q^ tan 4 -96 -62 96 -62 92 84 -92 84 ; q_ k 3 -90 -56 90 -56 87 78 -87 78
part names = names a : r_ red -46 -40 74 18 2 ; r_ blue 46 -40 74 18 2 ; z_ w 3 -72 -40 -22 -40 ; z_ w 3 20 -40 70 -40
part cards = cards w : r^ w -46 26 70 88 3 ; r^ w 46 26 70 88 3 ; z_ k 11 -62 -4 -30 -4 -30 26 -62 26 -62 56 -30 56 ; z_ k 11 62 -4 30 -4 62 -4 62 26 36 26 62 26 62 56 30 56
part rings = rings silver : a^ silver -64 -18 7 4 0 360 ; a^ silver -28 -18 7 4 0 360 ; a^ silver 28 -18 7 4 0 360 ; a^ silver 64 -18 7 4 0 360
scene stand

* feather-quill-pen | 6-8 9-12 13+ | Fantasy, Fairy Tales
appeal 3
topics quill, quill pen, feather pen, writing, letter, calligraphy, wizard, witch, magic school, medieval, middle ages, poet, shakespeare, pirate, treasure map, colonial, american revolution, history, author, diary, hamilton
colors white, gold, brown
minutes 30 30 30
waits 60
mess low
heart feather: feather = 1
heart pen: ballpoint-pen, gel-pen = 1
need wrap: embroidery-floss, string, yarn, leather-cord, craft-wire, ribbon, washi-tape = 2 ft
nice charm: charm, bead, crystal, old-key, stick-on-gem = 1
nice rest: air-dry-clay, polymer-clay, cork, bottle-cork = 1
join glue: glue, waterproof-glue, glue-gun
join tape: tape, washi-tape, masking-tape
tool scissors: scissors
step wash: prepare feather by ccc
step strip: cut feather scissors > feather by tcc
step refill: prepare pen by ccc
step join: tape pen feather tape > point by ccc
step wrap: tie wrap feather glue > wrap by ccc
step charm: tie charm wrap > charm by ccc
step dry: dry feather by ccc
step rest: shape rest > rest by ccc
step write: play feather by ccc
part rest = rest own : b^ tan -66 84 -62 58 -40 50 -20 58 -14 84
part point = pen k : l^ gray 5 -24 34 -44 70 ; p_ k -41 68 -50 82 -47 69
part feather = feather w : feather white -8 8 62 -92 26 ; l_ cream 4 -28 40 6 -16
part wrap = wrap gold : z_ gold 4 -20 14 -8 22 ; z_ gold 4 -23 20 -11 28 ; z_ gold 4 -26 26 -14 34 ; z_ gold 4 -29 32 -17 40 ; z_ gold 4 -32 38 -20 46
part charm = charm own : z_ gold 1.5 -18 32 -4 44 ; o^ gold -2 50 7 7
scene lay

* rune-stones | 6-8 9-12 13+ | Fantasy
extras gift: old-key, charm
appeal 3
topics runes, rune stones, vikings, viking, norse, norse mythology, fortune, fortune teller, magic, wizard, witch, dungeons and dragons, dnd, d&d, role playing, rpg, quest, story game, storytelling, elves, hobbit, middle earth, codes, secret code
colors gold, gray, purple
minutes 60 60 60
waits 45
mess some
heart stones: pebble, stone, wood-slice, glass-gem, air-dry-clay, bottle-cap = 12
heart paint: paint-marker, acrylic-paint, metallic-pen, metallic-paint, permanent-marker = 1 color
need cloth: felt, fabric-scrap, leather, denim, sock, bandana = 1
need cord: string, leather-cord, cotton-cord, ribbon, shoelace = 2 ft
need book: index-card, paper, cardstock, notebook = 1
tool brush: paintbrush when paint=acrylic-paint,metallic-paint
tool pencil: pencil
tool scissors: scissors
home plate
step pick: wash stones by ccc
step signs: draw book pencil by ccc
step paint: paint paint stones brush? > stones signs by ccc
step dry: dry stones by ccc
step circle: cut cloth plate scissors pencil by tcc
step slits: cut cloth scissors by tcc
step pouch: thread cord cloth > pouch cord by ccc
step meaning: draw book pencil > book by ccc
step draw: play stones by ccc
part pouch = cloth c : b^ purple -84 84 -92 40 -66 6 -70 -20 -40 -8 -12 -20 -18 6 8 40 0 84
part cord = cord tan : z_ tan 5 -66 4 -18 4 ; l_ tan 3 -18 4 -2 12 2 28 ; l_ tan 3 -20 4 -8 18 -10 34
part book = book w : r^ cream 60 -54 58 66 2 6 ; z_ k 2 44 -74 44 -64 50 -70 ; z_ k 1.5 56 -70 80 -68 ; z_ k 2 42 -56 48 -46 42 -46 ; z_ k 1.5 54 -52 78 -50 ; z_ k 2 42 -38 48 -32 42 -28 ; z_ k 1.5 52 -34 76 -32
part stones = stones gray : o^ gray -78 -66 12 15 ; o^ gray+ -50 -70 13 14 ; o^ gray -22 -66 12 15 ; o^ gray- 6 -70 12 14 ; o^ gray+ -64 -34 12 12 ; o^ gray -34 -36 13 13 ; o^ gray+ -4 -36 12 13 ; o^ gray 30 14 13 15 ; o^ gray- 60 10 12 14 ; o^ gray+ 34 48 13 14 ; o^ gray 64 46 13 15 ; o^ gray+ 46 80 13 13
part signs = paint gold : z_ gold 2.4 -78 -74 -78 -58 -72 -66 ; z_ gold 2.4 -54 -62 -50 -78 -46 -62 ; z_ gold 2.4 -26 -74 -18 -66 -26 -58 ; z_ gold 2.4 2 -76 10 -64 ; z_ gold 2.4 10 -76 2 -64 ; z_ gold 2.4 -64 -40 -64 -28 ; z_ gold 2.4 -39 -42 -34 -32 -29 -42 ; z_ gold 2.4 -4 -43 -9 -36 -4 -29 1 -36 -4 -43 ; z_ gold 2.4 26 22 26 6 34 6 34 22 ; z_ gold 2.4 60 2 60 18 ; z_ gold 2.4 55 8 60 2 65 8 ; z_ gold 2.4 30 54 34 42 38 54 ; z_ gold 2.4 60 38 68 46 60 54 ; z_ gold 2.4 41 80 51 80 ; z_ gold 2.4 46 74 46 86
scene lay

* belt-flower-press | 6-8 9-12 13+ | Nature
extras box: pressed-flower
appeal 3
topics flower press, pressed flowers, pressing flowers, herbarium, botany, nature walk, wildflowers, leaves, scrapbook, nature journal, garden, spring, summer, camping, hiking, science, cottagecore, gift for a gardener
colors green, tan, brown
minutes 60 45 45
mess low
heart inner: cardboard, corrugated-paper, cereal-box = 5 sheet
heart boards: wood-scrap, foam-board, clipboard, hardcover-book = 2
heart strap: old-belt, hook-and-loop-tape, ribbon, rubber-band, shoelace, cotton-cord = 2
need paper: newspaper, paper, watercolor-paper, paper-towel, packing-paper, coffee-filter = 8 sheet
nice flowers: flower, leaf, petal, clover, fern-frond = 12
nice look: acrylic-paint, paint-marker, permanent-marker, pressed-flower, marker = 2 color
tool scissors: scissors
tool pencil: pencil
tool ruler: ruler
tool brush: paintbrush when look=acrylic-paint
step cut: cut inner scissors boards ruler pencil by tcc
step paper: cut paper scissors by ccc
step look: decorate look boards brush? > boards look by ccc
step stack: build inner paper boards > stack by tcc
step gather: arrange flowers paper > flowers by ccc
step strap: tie strap boards > strap by tcc
step change: prepare paper by tcc
step open: play flowers by ccc
part stack = inner tan : r^ kraft 0 -4 150 14 2 ; r^ w 0 10 146 6 1 ; r^ kraft 0 20 150 10 2 ; r^ w 0 30 146 6 1 ; r^ kraft 0 40 150 10 2 ; z_ kraft- 2 -70 -4 70 -4 ; z_ kraft- 2 -70 20 70 20 ; z_ kraft- 2 -70 40 70 40
part flowers = flowers own : f_ pink -78 12 5 10 4 ; o_ yellow -78 12 3 ; j_ green 74 30 92 26 5 ; l_ green 2 66 12 86 8
part boards = boards wood : q^ wood 4 -84 -62 84 -62 92 -16 -92 -16 ; r^ wood- 0 -11 184 10 2 ; r^ wood 0 56 184 20 3
part look = look c : f_ green -22 -42 7 18 5 ; o_ yellow -22 -42 5 ; l_ green 3 4 -28 20 -38 42 -46 ; j_ green 20 -38 16 -54 5 ; j_ green 30 -42 42 -30 5
part strap = strap brown : p^ brown -62 -62 -48 -62 -52 -16 -68 -16 ; r^ brown -60 26 14 84 2 ; p^ brown 48 -62 62 -62 68 -16 52 -16 ; r^ brown 60 26 14 84 2 ; r_ gold -60 6 20 14 3 ; r_ gold 60 6 20 14 3
scene stand

* acorn-cap-charms | 6-8 9-12 13+ | Nature, Seasons
extras jewelry: charm
appeal 3
topics acorn, acorns, necklace, pendant, jewelry, forest, woods, woodland, fall, autumn, nature walk, squirrel, fairy, elf, felt balls, needle felting, gift for a friend, cottagecore
colors green, orange, red
minutes 60 45 45
waits 60
mess low
heart caps: acorn = 3
heart balls: wool-roving, felt-ball, pom-pom, wooden-bead, marble, bead = 3
heart cord: leather-cord, string, cotton-cord, embroidery-floss, necklace-chain, ribbon = 3
nice bead: bead, seed-bead, wooden-bead, charm = 3
join glue: waterproof-glue, glue-gun, glue
tool scissors: scissors
home dish-soap when balls=wool-roving
home bowl when balls=wool-roving
home water when balls=wool-roving
step bake: prepare caps by ccc
step felt: shape balls bowl? dish-soap? water? > balls by ccc
step size: test balls caps by ccc
step cut: cut cord scissors by tcc
step loop: glue cord caps glue by tcc
step glue: glue balls caps glue > caps by tcc
step dry: dry caps by ccc
step bead: thread bead cord > bead by ccc
step tie: tie cord > cord by tcc
part cord = cord tan : l_ tan 3 -62 -20 -76 -92 ; l_ tan 3 -62 -20 -44 -94 ; l_ tan 3 0 0 -14 -92 ; l_ tan 3 0 0 16 -92 ; l_ tan 3 62 -20 44 -94 ; l_ tan 3 62 -20 76 -92
part balls = balls own : o^ green -62 14 24 27 ; o^ orange 0 36 24 27 ; o^ red 62 14 24 27
part caps = caps brown : b^ brown -90 6 -84 -16 -62 -26 -40 -16 -34 6 -62 0 ; b^ brown -28 28 -22 6 0 -4 22 6 28 28 0 22 ; b^ brown 34 6 40 -16 62 -26 84 -16 90 6 62 0 ; d_ umber 1.6 -76 -8 -62 -14 -48 -8 -70 -1 -54 -1 -14 14 0 8 14 14 -8 21 8 21 48 -8 62 -14 76 -8 54 -1 70 -1
part bead = bead gold : o^ gold -62 -32 6 6 ; o^ gold 0 -10 6 6 ; o^ gold 62 -32 6 6
scene hang

* balloon-leaf-bowl | 9-12 13+ | Seasons, Nature
appeal 3
topics leaf bowl, fall, autumn, autumn leaves, fall leaves, thanksgiving, harvest, nature walk, table decoration, centerpiece, lantern, decoupage, september, october, november
colors orange, red, yellow
minutes 50 50
waits 1440
mess some
heart leaves: leaf, fake-leaf, pressed-flower, petal = 30
heart balloon: balloon = 1
heart glue: glue = 1/2 cup
nice skin: tissue-paper, coffee-filter, rice-paper, gauze = 2 sheet
nice light: LED-candle, LED-tea-light, string-light = 1
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home bowl
home book
home water
step press: prepare leaves book by cc
step blow: prepare balloon bowl by cc
step mix: mix glue water by cc
step skin: arrange skin balloon glue brush > skin by cc
step first: arrange leaves balloon glue brush > back by cc
step second: arrange leaves glue brush > leaves by cc
step dry: dry leaves by cc
step pop: prepare balloon > hollow by cc
step trim: cut leaves scissors > rim by cc
step light: play light leaves > glow by cc
part skin = skin cream : b_ cream -82 -14 -74 34 -40 74 0 84 40 74 74 34 82 -14
part hollow = leaves brown : o_ brown 0 -14 82 22
part glow = light yellow : o_ yellow 0 -6 26 9 ; o_ cream 0 -6 12 5
part back = leaves red : leaf red- -60 -16 -84 -40 12 ; leaf orange -24 -30 -40 -56 12 ; leaf gold 12 -32 10 -60 12 ; leaf red 46 -24 64 -52 12
part rim = leaves orange : leaf orange -70 10 -94 -16 14 ; leaf gold 70 10 94 -16 14
part leaves = leaves own : b^ orange- -80 -6 -70 36 -38 74 0 84 38 74 70 36 80 -6 40 6 0 9 -40 6 ; leaf red -66 30 -78 -8 14 ; leaf orange -48 40 -46 -4 15 ; leaf gold -20 40 -18 -2 15 ; leaf red 8 40 10 0 15 ; leaf yellow 36 38 36 -4 15 ; leaf orange 62 28 76 -10 14 ; leaf gold -52 62 -70 26 13 ; leaf red- -32 72 -34 34 14 ; leaf yellow -4 78 -6 38 14 ; leaf orange 24 74 24 34 14 ; leaf red 48 60 62 24 13 ; leaf brown 10 84 34 60 11
scene stand

* sweater-pumpkins | 6-8 9-12 13+ | Seasons
extras party: leaf, pinecone, raffia, eucalyptus, fake-leaf
appeal 3
topics pumpkin, pumpkins, fall, autumn, halloween, thanksgiving, harvest, sweater, upcycling, sewing, no-sew, fall decor, room decor, cozy, hygge, october, november, centerpiece
colors orange, cream, brown
minutes 60 45 45
mess low
heart knit: old-sweater, scarf, tube-sock, old-t-shirt, fabric-scrap = 1
heart fluff: pillow-stuffing, cotton-ball, plastic-bag, wool-roving = 6 handful
heart twine: string, yarn, cotton-cord, embroidery-floss = 3 yd
need stem: stick, cinnamon-stick, cork, driftwood, bark = 2
nice leaf: felt, leather, fabric-scrap, fake-leaf, leaf = 1 scrap
tool needle: needle
tool scissors: scissors, fabric-scissors
join glue: glue-gun, glue
step cut: cut knit scissors by tcc
step gather: sew knit twine needle by tcc
step fill: fill fluff knit by ccc
step close: sew knit twine > balls by tcc
step ribs: tie twine knit needle > ribs by tcc
step small: build knit fluff twine by tcc
step stem: glue stem knit glue > stems by tcc
step leaf: cut leaf scissors glue > leaf by ccc
step set: play knit by ccc
part balls = knit a : b^ orange -92 40 -84 0 -60 -18 -30 -22 0 -16 22 4 28 40 16 72 -12 86 -34 88 -60 84 -86 70 ; b^ cream 22 58 30 30 56 20 80 26 94 50 90 74 70 88 44 88 26 78
part ribs = twine w : l_ orange- 3 -32 -20 -76 6 -76 66 -36 88 ; l_ orange- 3 -32 -20 -52 10 -52 66 -34 88 ; l_ orange- 3 -32 -20 -30 30 -33 88 ; l_ orange- 3 -32 -20 -6 10 -8 66 -33 88 ; l_ orange- 3 -32 -20 14 8 14 66 -30 88 ; l_ tan 2.5 58 22 38 38 40 74 58 88 ; l_ tan 2.5 58 22 58 50 58 88 ; l_ tan 2.5 58 22 76 38 76 74 58 88
part stems = stem own : l^ brown 10 -32 -20 -30 -40 -20 -54 ; l^ brown 7 58 22 60 8 66 -2
part leaf = leaf green : j^ green -28 -22 -64 -50 11 ; z_ dark-green 1.5 -30 -24 -56 -44 ; l_ green 2.5 -22 -24 0 -38 12 -28 20 -40
scene stand

* wool-dryer-balls | 6-8 9-12 13+ | -
extras gift: lavender, eucalyptus, raffia, ribbon, cardstock
appeal 1
topics sheep, wool, felting, dryer balls, laundry, zero waste, earth day, eco friendly, gift for mom, gift for grandma, housewarming
near lamb, 4-h, county fair, knitting
colors cream, gray, green
minutes 80 60 60
waits 240
mess low
heart wool: yarn, wool-roving = 60 yd
heart leg: tights, tube-sock = 1
need tie: string, cotton-cord, twist-tie = 1 yd
nice scent: lavender, eucalyptus = 3
tool scissors: scissors
home washing-machine
home dryer
step wool: test wool by ccc
step start: build wool by ccc
step wind: build wool > balls by ccc
step end: tie wool scissors by tcc
step leg: tie leg wool tie > leg by tcc
step wash: wash leg washing-machine by ggt
step dry: heat leg dryer by ggt
step free: cut leg scissors > felt by ccc
step second: build wool > bands by tcc
step gift: decorate scent wool > sprig by ccc
part leg = leg tan : z_ tan 3 -90 84 90 84
part balls = wool own : o^ cream -40 40 44 44 ; o^ gray 46 46 40 40 ; o^ cream- 6 -34 38 38
part felt = wool w : d_ w 2 -60 20 -20 14 -48 60 -24 56 34 30 60 56 40 70 -6 -50 20 -40 8 -16
part bands = wool green : l_ green 4 -82 34 -60 44 -20 46 2 34 ; l_ gray- 3 -70 10 -40 26 -10 14 ; l_ green 4 12 56 46 66 80 54 ; l_ w 3 10 36 46 26 80 38 ; l_ gray 4 -28 -24 6 -14 40 -26 ; l_ green 3 -24 -52 6 -44 36 -52
part sprig = scent green : l^ green 3 -6 -74 -22 -98 ; j_ green -12 -84 -26 -82 4 ; j_ green -16 -90 -10 -100 4
scene stand

* hero-utility-belt | 6-8 9-12 | Superheroes
extras worn: sticker, patch, letter-bead, stick-on-gem, charm, electrical-tape
appeal 3
topics superhero, hero, batman, utility belt, gadget, gadgets, secret agent, spy, detective, costume, halloween, dress up, pretend play, superhero party, police officer, explorer
colors yellow, black, red
minutes 60 70
waits 30
mess low
heart belt: old-belt, felt, ribbon, denim, hook-and-loop-tape, cardboard = 1
heart boxes: small-box, cereal-box, milk-carton, tissue-box = 3
heart tape: duct-tape, electrical-tape = 2 color
need badge: cardboard, craft-foam, cardstock, felt = 1
nice gadget: flashlight, string, old-key, notebook, phone, paper-clip, binder-clip = 3
nice dials: bottle-cap, button, sticker, stick-on-gem = 6
join glue: glue, glue-gun when dials
tool scissors: scissors
tool marker: permanent-marker, marker
step size: prepare belt scissors by cc
step boxes: cut boxes scissors by tc
step cover: tape tape boxes > boxes by cc
step loops: tape tape boxes > loops by cc
step buckle: cut badge scissors tape > badge by cc
step sign: draw marker badge > sign by cc
step dials: glue dials boxes glue > dials by cc
step thread: build boxes belt > belt by cc
step gadget: fill gadget boxes > gadget by cc
step mission: play belt by cc
part belt = belt own : q^ k 4 -98 -18 98 -18 98 14 -98 14
part boxes = boxes a : r^ yellow -66 8 42 60 4 ; r^ yellow 66 8 42 60 4 ; r^ yellow -66 -20 46 16 3 ; r^ yellow 66 -20 46 16 3 ; r^ yellow 30 34 30 44 4 ; r^ yellow 30 14 34 12 3
part loops = tape k : r_ k -66 -14 10 16 2 ; r_ k 66 -14 10 16 2 ; r_ k 30 20 8 12 2
part badge = badge b : o^ k -12 -2 34 30 ; o_ yellow -12 -2 28 24
part sign = marker k : p_ k -8 -24 -26 2 -14 2 -20 20 2 -6 -10 -6 -2 -24
part dials = dials red : o^ red -76 20 5 5 ; o^ red -56 20 5 5 ; o^ red 56 20 5 5 ; o^ red 76 20 5 5 ; o^ red 24 40 4 4 ; o^ red 36 40 4 4
part gadget = gadget own : r^ gray -66 -42 14 30 3 ; r_ yellow -66 -58 18 8 2 ; l^ tan 3 60 -28 56 -46 66 -54 76 -44 72 -28
scene lay

* comic-covered-letter | 6-8 9-12 13+ | Superheroes
extras board: string-light
topics comic, comics, comic book, initial, name, letter, monogram, decoupage, room decor, bedroom decor, door sign, superhero, hero, marvel, manga, gift for a brother, birthday gift, upcycling
colors red, yellow, blue
minutes 80 60 60
waits 120
mess some
heart letter: wooden-letter, cardboard-letter, cereal-box, cardboard = 1
heart comics: magazine, old-book-page = 4 page
heart glue: glue = 1/4 cup
nice edge: acrylic-paint, paint-marker, permanent-marker, washi-tape = 1 color
nice burst: cardstock, construction-paper, craft-foam = 1
nice line: permanent-marker, paint-marker, marker
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pencil: pencil
step letter: prepare letter scissors? pencil > letter by tcc
step edge: decorate edge letter brush > edge by ccc
step choose: cut comics scissors by ccc
step lay: arrange comics letter by ccc
step glue: glue comics letter glue brush > panels by ccc
step trim: cut comics letter scissors > words by tcc
step coat: glue glue letter brush by ccc
step dry: dry letter by ccc
step burst: cut burst scissors line? glue > burst by tcc
part edge = edge k : p^ k -67 -93 67 -93 65 -45 -15 -45 -15 -25 49 -25 49 21 -15 21 -15 43 65 43 67 89 -67 89
part letter = letter own : p^ ~ -62 -88 62 -88 60 -50 -20 -50 -20 -20 44 -20 44 16 -20 16 -20 48 60 48 62 84 -62 84
part panels = comics own : p_ w -61 -87 -18 -87 -22 -46 -61 -42 ; p_ red -18 -87 24 -87 20 -51 -22 -51 ; p_ light-blue 24 -87 61 -87 59 -51 20 -51 ; p_ blue -61 -42 -21 -46 -21 -14 -61 -10 ; p_ yellow -21 -19 14 -19 10 15 -21 15 ; p_ pink 14 -19 43 -19 43 15 10 15 ; p_ cream -61 -10 -21 -14 -21 28 -61 24 ; p_ orange -61 24 -21 28 -21 54 -61 58 ; p_ teal -61 58 -21 54 -16 83 -61 83 ; p_ yellow -21 49 26 49 22 83 -16 83 ; p_ red 26 49 59 49 61 83 22 83 ; o_ s -41 -66 14 15 ; o_ k -46 -68 2 ; o_ k -36 -68 2 ; l_ k 2 -47 -60 -41 -57 -35 -60 ; b_ brown -55 -70 -50 -82 -38 -83 -28 -78 -27 -70 -41 -76 ; o_ s 27 -2 11 12 ; o_ k 23 -4 1.8 ; o_ k 31 -4 1.8 ; o_ k 27 4 3 2.4 ; q_ blue 3 15 -9 39 -9 37 0 28 -3 18 0 ; d_ k 2 -54 -34 -46 -34 -38 -34 -54 -26 -46 -26 -38 -26 -54 -18 -46 -18 ; o_ s 4 67 11 12 ; o_ k 0 65 1.8 ; o_ k 8 65 1.8 ; l_ k 1.8 -1 73 4 75 9 73
part words = comics k : z_ k 2 -18 -87 -22 -46 -61 -42 ; z_ k 2 24 -87 20 -51 ; z_ k 2 -61 -10 -21 -14 -21 28 -61 24 ; z_ k 2 14 -19 10 15 ; z_ k 2 -61 58 -21 54 -16 83 ; z_ k 2 26 49 22 83 ; s_ yellow 0 -69 9 16 9 ; z_ red 4 0 -78 0 -68 ; d_ red 2.4 0 -61 ; o_ w -41 4 15 10 ; p_ w -44 12 -36 12 -46 21 ; z_ k 1.8 -50 1 -32 1 ; z_ k 1.8 -48 7 -36 7 ; s_ w 42 66 9 14 8 ; z_ blue 3.5 38 60 46 60 38 72 46 72
part burst = burst b : s^ yellow 62 -66 10 30 19 ; s_ w 62 -66 10 22 14 ; z_ red 4 54 -74 54 -58 62 -58 ; z_ red 4 68 -74 68 -64 ; d_ red 2.4 68 -57
scene stand

* hex-nut-bracelet | 9-12 13+ | -
extras jewelry: charm
topics bracelet, hex nut bracelet, hardware jewelry, jewelry, nuts and bolts, braid, braided bracelet, engineer, mechanic, steampunk, cyborg, industrial, maker, friendship bracelet, gift for a friend, gift for dad, father's day
colors navy, silver, red
minutes 45 45
mess low
heart nuts: nuts-and-bolts, metal-washer = 12
heart cord: cotton-cord, leather-cord, embroidery-floss, string, paracord, shoelace = 9 ft
nice close: button, bead, nuts-and-bolts = 1
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
home dish-soap
home water
home towel
step wash: wash nuts dish-soap water towel by cc
step cut: cut cord scissors by cc
step knot: tie cord tape > knot by cc
step plain: weave cord by cc
step first: weave nuts cord > cord nuts-a by cc
step second: weave nuts cord > nuts-b by cc
step rest: weave cord > tail by cc
step close: tie close? cord scissors > close by cc
step try: test cord by cc
part knot = cord a : a_ navy 0 -86 10 6 0 360 ; o^ navy 0 -72 7 6
part cord = cord a : l^ navy 8 0 -70 -8 -62 8 -52 -8 -42 8 -32 -8 -22 8 -12 -8 -2 8 8 -8 18 8 28 -8 38 8 46 ; l^ navy+ 8 0 -70 8 -62 -8 -52 8 -42 -8 -32 8 -22 -8 -12 8 -2 -8 8 8 18 -8 28 8 38 -8 46
part nuts-a = nuts silver : p^ silver -26 -56 -18 -64 -8 -62 -6 -52 -14 -44 -24 -46 ; p^ silver 26 -42 18 -50 8 -48 6 -38 14 -30 24 -32 ; p^ silver -26 -28 -18 -36 -8 -34 -6 -24 -14 -16 -24 -18 ; p^ silver 26 -14 18 -22 8 -20 6 -10 14 -2 24 -4 ; p^ silver -26 0 -18 -8 -8 -6 -6 4 -14 12 -24 10 ; p^ silver 26 14 18 6 8 8 6 18 14 26 24 24 ; d_ k 4 -16 -54 16 -40 -16 -26 16 -12 -16 2 16 16
part nuts-b = nuts silver : p^ silver -26 28 -18 20 -8 22 -6 32 -14 40 -24 38 ; p^ silver 26 42 18 34 8 36 6 46 14 54 24 52 ; p^ silver -26 56 -18 48 -8 50 -6 60 -14 68 -24 66 ; p^ silver 26 -70 18 -78 8 -76 6 -66 14 -58 24 -60 ; p^ silver -26 -84 -18 -92 -8 -90 -6 -80 -14 -72 -24 -74 ; p^ silver 26 70 18 62 8 64 6 74 14 82 24 80 ; d_ k 4 -16 30 16 44 -16 58 16 -68 -16 -82 16 72
part tail = cord a : l^ navy 6 0 46 -4 66 2 84 ; l^ navy+ 6 0 46 6 66 4 84 ; z_ navy 3 0 84 -8 98 ; z_ navy 3 3 84 3 99 ; z_ navy 3 6 84 14 97
part close = close red : o^ red 2 86 9 9 ; d_ w 2 0 86 5 86
scene lay

* cord-snake-keyring | 9-12 13+ | Jungle
appeal 3
topics snake, snakes, python, cobra, viper, boa, paracord, lanyard, keychain, key ring, backpack charm, knots, macrame, cobra knot, scouts, summer camp, reptile, gift for a brother, year of the snake
colors green, yellow, red
minutes 45 45
mess low
heart cord: paracord, cotton-cord, shoelace, leather-cord, plastic-lacing = 8 ft
heart ring: key-ring = 1
nice eyes: bead, seed-bead, wooden-bead, safety-eye = 2
nice tongue: felt, ribbon, leather, leather-cord, embroidery-floss = 1 scrap
join glue: glue, waterproof-glue, glue-gun
join tape: tape, masking-tape
tool scissors: scissors
tool ruler: ruler
step cut: cut cord scissors ruler by cc
step core: tie cord ring > ring core by cc
step left: weave cord by cc
step right: weave cord by cc
step body: weave cord > body by cc
step head: weave cord > head by cc
step eyes: glue eyes cord glue > eyes by cc
step tongue: glue tongue scissors glue cord > tongue by cc
step tail: prepare cord tape scissors > tail by cc
step bend: play cord by cc
part ring = ring silver : a^ silver -64 -78 18 12 0 360
part core = cord a : z_ green 5 -64 -62 -64 -48
part body = cord a : l^ green 24 -64 -50 -60 -20 -24 -6 20 -8 40 10 26 36 -10 42 -40 50 -48 70 -24 84 6 82 ; l_ yellow 4 -70 -48 -58 -38 ; l_ yellow 4 -68 -30 -52 -26 ; l_ yellow 4 -50 -8 -42 -22 ; l_ yellow 4 -24 4 -22 -16 ; l_ yellow 4 2 4 2 -18 ; l_ yellow 4 24 2 34 -14 ; l_ yellow 4 30 18 50 20 ; l_ yellow 4 18 28 30 46 ; l_ yellow 4 -10 32 -4 52 ; l_ yellow 4 -36 40 -30 58 ; l_ yellow 4 -54 60 -36 66 ; l_ yellow 4 -36 72 -38 92 ; l_ yellow 4 -8 74 -8 94
part head = cord a : b^ green 0 70 22 62 52 66 70 80 56 94 24 98 2 94
part eyes = eyes k : o^ yellow 40 74 5 5 ; o_ k 41 74 2.4 ; o^ yellow 38 90 5 5 ; o_ k 39 90 2.4
part tongue = tongue red : l_ red 4 66 81 82 81 ; l_ red 3 82 81 92 75 ; l_ red 3 82 81 92 87
part tail = cord b : z_ yellow 5 -74 -46 -82 -34 ; z_ yellow 5 -56 -46 -48 -36
scene lay

* teacup-bird-feeder | 9-12 13+ | Animals, Nature
appeal 3
topics birds, bird feeder, feeding birds, garden birds, winter birds, tea party, teacup, upcycling, backyard, garden, bird watching, gift for grandma, mother's day, earth day
colors white, blue, pink
minutes 40 40
waits 1440
mess low
heart cup: ceramic-mug = 1
heart seed: birdseed, oats = 1 cup
heart rope: rope, cotton-cord, string, paracord = 5 ft
need saucer: ceramic-plate, plastic-lid, metal-lid, wood-slice = 1
nice perch: stick, dowel, chopstick, metal-spoon, wooden-spoon = 1
nice look: paint-marker, acrylic-paint, permanent-marker = 2 color
join glue: waterproof-glue
tool brush: paintbrush when look=acrylic-paint
tool scissors: scissors
home towel
step wash: wash cup towel by cc
step look: decorate look cup brush? > look by cc
step plan: test cup saucer by cc
step glue: glue cup saucer glue > cup saucer by tc
step perch: glue perch cup glue > perch by tc
step dry: dry cup by cc
step rope: tie rope cup saucer scissors > rope by cc
step fill: fill seed cup > seed by cc
step hang: play rope by tt
part rope = rope tan : l_ tan 4 -86 46 -20 -60 0 -96 ; l_ tan 4 86 46 20 -60 0 -96 ; o^ tan 0 -94 6 6
part saucer = saucer w : o^ w 0 48 92 26 ; o_ light-blue 0 46 70 18 ; o_ w 0 45 62 15
part cup = cup w : b^ w -44 -18 -42 20 -22 42 0 46 22 42 42 20 44 -18 ; o_ light-blue+ 0 -18 44 12 ; a^ w 48 4 22 14 -90 90
part look = look b : f_ blue -14 14 6 14 5 ; o_ yellow -14 14 4 ; f_ pink 16 20 6 11 4 ; o_ yellow 16 20 3
part perch = perch wood : l^ wood 6 -30 -10 -96 -6
part seed = seed tan : o_ tan 0 -18 38 9 ; d_ umber 1.8 -24 -18 -12 -21 0 -15 12 -20 24 -17 -56 48 -48 54 56 50 48 56
scene hang

* collar-bandana | 6-8 9-12 13+ | Animals
appeal 3
topics dog, dogs, puppy, cat, cats, pet, pets, dog bandana, pet bandana, bandana, sewing, first sewing project, animal shelter, gift for a dog, gift for a pet, dog birthday, veterinarian, cat person, dog person
colors red, white, navy
minutes 80 60 60
waits 60
mess some
heart cloth: bandana, fabric-scrap, denim, old-t-shirt, pillowcase = 1
heart thread: sewing-thread, embroidery-floss = 3 yd
heart needle: needle
nice paint: fabric-paint, fabric-marker, acrylic-paint, permanent-marker = 2 color
nice print: cork, potato, eraser, kitchen-sponge, bottle-cork = 1 when paint=fabric-paint,acrylic-paint
nice patch: felt, patch, fabric-scrap, button = 1
tool scissors: fabric-scissors, scissors
tool chalk: chalk, pencil
tool ruler: ruler
tool pins: pin, clothespin, binder-clip
step measure: prepare cloth ruler by tcc
step cut: cut cloth scissors chalk ruler > cloth by tcc
step hem: sew cloth thread needle > hem by tcc
step fold: fold cloth pins by tcc
step channel: sew cloth thread needle > channel by tcc
step paw: print paint print? cloth > paws by ccc
step patch: sew patch cloth thread needle > patch by tcc
step dry: dry cloth by ccc
step slide: test cloth by ttt
part channel = cloth a : q^ red- 4 -92 -66 92 -66 88 -40 -88 -40 ; r_ k -96 -53 8 18 2 ; r_ k 96 -53 8 18 2
part cloth = cloth a : b^ red -86 -42 86 -42 60 4 28 50 0 84 -28 50 -60 4
part hem = thread w : stitch w -78 -34 -8 70 16 ; stitch w 78 -34 8 70 16 ; stitch w -80 -43 80 -43 20
part paws = paint w : o_ w -34 -12 9 8 ; d_ w 3.4 -46 -22 -38 -28 -29 -28 -21 -22 ; o_ w 34 -12 9 8 ; d_ w 3.4 22 -22 30 -28 39 -28 47 -22 ; o_ w 0 44 9 8 ; d_ w 3.4 -12 34 -4 28 5 28 13 34
part patch = patch b : h_ navy 0 6 16
scene lay

* toy-car-frame | 6-8 9-12 | Transportation
extras board: toy-animal, patch
topics cars, toy cars, hot wheels, matchbox cars, race car, racing, picture frame, photo frame, room decor, bedroom, father's day, gift for dad, traffic, trucks, monster truck, upcycling
near construction
colors black, yellow, silver
minutes 45 50
waits 90
mess some
heart cars: toy-car = 6
heart frame: picture-frame, cardboard, foam-board, canvas = 1
need road: acrylic-paint, paint, construction-paper, electrical-tape, spray-paint = 1 color
need lines: paint-marker, masking-tape, chalk-marker, washi-tape, acrylic-paint, marker = 1 color
nice signs: craft-stick, toothpick, paper-straw, cardstock = 2
nice photo: photo, paper, old-calendar-picture, magazine = 1
join glue: glue-gun, waterproof-glue, glue
tool brush: paintbrush when road=acrylic-paint,paint
tool scissors: scissors when frame!=picture-frame; signs; road=construction-paper
step wash: wash cars by cc
step frame: prepare frame scissors by tc
step road: decorate road frame brush? scissors? glue > frame by cc
step dry: dry frame by cc
step lines: decorate lines frame > lines by cc
step park: arrange cars frame by cc
step glue: glue cars frame glue > cars by tc
step signs: build signs frame glue scissors > signs by cc
step photo: tape photo frame > photo by cc
part frame = frame k : a^ k 0 0 96 62 0 360 ; r^ k 0 -76 168 40 4 ; r^ k 0 76 168 40 4 ; r^ k -76 0 40 120 4 ; r^ k 76 0 40 120 4
part photo = photo w : r_ light-blue 0 0 112 112 ; b_ green -56 56 -56 26 -20 14 16 30 56 20 56 56 ; o_ yellow 26 -26 13
part lines = lines yellow : z_ yellow 3 -86 -76 -66 -76 ; z_ yellow 3 -10 -76 10 -76 ; z_ yellow 3 66 -76 86 -76 ; z_ yellow 3 -86 76 -66 76 ; z_ yellow 3 -10 76 10 76 ; z_ yellow 3 66 76 86 76 ; z_ yellow 3 -76 -10 -76 10 ; z_ yellow 3 76 -10 76 10
part cars = cars own : toycar red -40 -76 34 ; toycar blue 40 -76 34 ; toycar yellow -40 76 34 ; toycar green 40 76 34 ; toycar orange -76 38 30 ; toycar silver 76 -38 30
part signs = signs red : z_ silver 3 86 60 86 34 ; s^ red 86 30 8 9 8.3 ; z_ silver 3 -86 -30 -86 -50 ; r^ green -86 -54 22 10 2
scene stand

* tissue-hot-air-balloon | 9-12 13+ | Transportation
extras hanging: ribbon, sequin, paper-strip
appeal 3
topics hot air balloon, balloon, air balloon, paper mache, papier mache, balloon festival, aircraft, flying, flight, travel, around the world, up, montgolfier, inventions, lantern, mobile, room decor, nursery decor
colors red, yellow, blue
minutes 75 75
waits 1440
mess lots
heart balloon: balloon = 1
heart skin: newspaper, tissue-paper, paper, magazine, packing-paper = 6 sheet
heart paste: glue, flour = 1 cup
need basket: paper-cup, berry-basket, yogurt-pot, small-box, plastic-cup, cork, milk-carton = 1
need cord: string, cotton-cord, yarn, embroidery-floss = 6 ft
need paint: acrylic-paint, paint, tissue-paper, construction-paper = 3 color
nice rope: ribbon, lace, ric-rac, washi-tape, cardstock = 2 ft
nice riders: toy-animal, peg-doll, toy-brick, photo, pom-pom = 1
join tape: masking-tape, tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pencil: pencil
home bowl
home water
step blow: prepare balloon bowl by cc
step paste: mix paste water bowl by cc
step layers: arrange skin balloon paste brush by cc
step third: arrange skin paste brush > ball by cc
step dry: dry skin by cc
step lines: draw skin pencil by cc
step paint: decorate paint skin brush > gores by cc
step trim: decorate rope skin paste > trim by cc
step ropes: tape cord skin basket tape scissors > ropes basket by cc
step hang: play riders? skin cord > riders by cc
part ball = skin w : b^ cream 0 -96 44 -86 64 -50 54 -10 24 18 12 26 -12 26 -24 18 -54 -10 -64 -50 -44 -86
part gores = paint a : b_ red 0 -95 -42 -85 -62 -50 -52 -11 -23 17 -12 25 -24 -12 -32 -50 -20 -86 ; b_ yellow -2 -94 -20 -86 -32 -50 -24 -12 -11 25 0 25 0 -40 ; b_ blue 2 -94 20 -86 32 -50 24 -12 11 25 0 25 0 -40 ; b_ red 0 -95 42 -85 62 -50 52 -11 23 17 12 25 24 -12 32 -50 20 -86
part trim = rope w : l_ gold 5 -48 -18 -20 -8 0 -6 20 -8 48 -18
part ropes = cord tan : z tan 2.5 -22 18 -18 60 ; z tan 2.5 -8 26 -7 60 ; z tan 2.5 8 26 7 60 ; z tan 2.5 22 18 18 60
part basket = basket own : q^ tan 3 -22 58 22 58 18 92 -18 92 ; z_ brown 2 -20 70 20 70 ; z_ brown 2 -19 80 19 80
part riders = riders own : o^ orange -7 50 7 7 ; o^ green 8 52 6 6 ; k -8 49 1.5 ; k 8 51 1.5
scene hang
`;
