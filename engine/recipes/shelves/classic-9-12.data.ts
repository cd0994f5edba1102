export const shelf = `
* balloon-jet-car | 9-12 13+ | Transportation
extras machine: sticker, washi-tape, bread-tag, glitter-paper, masking-tape, ribbon
appeal 3
topics balloon car, balloon powered car, balloon racer, jet car, rocket car, race car, car, cars, racing, newton, action and reaction, physics, science, science fair, science project, stem, engineering, recycling
colors red, blue, yellow
minutes 45 45
mess low
heart balloon: balloon = 1
heart body: plastic-bottle, milk-carton, cardboard, small-box, cereal-box, foam-tray, cardboard-tube, wood-scrap = 1
heart wheels: bottle-cap, plastic-lid, metal-lid, toy-wheel, spool = 4
need axles: wooden-skewer, balloon-stick = 2
need tubes: paper-straw, plastic-straw = 3
nice look: paint-marker, permanent-marker, sticker, washi-tape, acrylic-paint = 2 color
join tape: duct-tape, electrical-tape, tape, masking-tape
tool nail: nail when wheels=bottle-cap,plastic-lid,metal-lid
tool hammer: hammer when wheels=bottle-cap,plastic-lid,metal-lid
tool scissors: scissors
tool brush: paintbrush when look=acrylic-paint
step bearings: tape tubes body scissors tape > bearings by cc
step holes: poke wheels nail? hammer? by tt
step wheels: build wheels axles tubes scissors > wheels by cc
step roll: test body wheels by cc
step look: decorate look body brush? > body look by cc
step jet: tape balloon tubes tape > jet by cc
step mount: tape tubes body tape > balloon straps by cc
step race: play balloon by cc
step tune: test body balloon by cc
part body = body own : jetbody ~ 0 36
part look = look a : r_ red 4 43 72 5 1 ; s_ yellow -52 43 5 6 2.8
part bearings = tubes own : r yellow -50 56 22 9 3 ; r yellow 50 56 22 9 3
part wheels = wheels b : o^ ~ -50 60 18 ; o_ ~+ -50 60 12 ; o_ umber -50 60 3 ; o^ ~ 50 60 18 ; o_ ~+ 50 60 12 ; o_ umber 50 60 3
part jet = tubes own : z yellow 7 -100 31 -4 31
part balloon = balloon a : o^ ~ 40 -10 50 36 ; p ~ -6 24 -6 36 14 16 6 4 ; l_ w 5 56 -32 72 -22 78 -8
part straps = tape own : r_ ~ -62 33 9 13 1 ; r_ ~ -26 33 9 13 1 ; r_ ~ -5 30 6 13 1
scene stand

* ocean-in-a-jar | 6-8 9-12 13+ | Ocean
extras jar: bead, glass-gem, marble, seashell, snail-shell, stone
extras world Ocean: seashell, sea-glass, driftwood, pebble
appeal 3
topics ocean in a jar, sea in a jar, beach in a jar, aquarium in a jar, jar aquarium, fish in a jar, mason jar, diorama, under the sea, beach vacation, vacation souvenir, seashells, coral reef
near summer vacation
colors orange, blue, yellow
minutes 50 60 60
waits 1440
mess some
heart jar: glass-jar, plastic-jar = 1
heart line: fishing-line, sewing-thread, string, embroidery-floss = 18 in
heart fish: air-dry-clay, polymer-clay, salt-dough, cardstock, felt, craft-foam, shrink-plastic = 1
need ground: sand, colored-sand, pebble, salt, rice = 1/2 cup
nice shells: seashell, sea-glass, snail-shell, driftwood, stone = 3
nice blue: food-coloring, watercolor-paint = 3 drop
nice sea: tissue-paper, cellophane, construction-paper, paper = 1 strip
nice paint: acrylic-paint, paint = 3 color
nice reef: moss, cotton-stem, pipe-cleaner, yarn = 1
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush when paint; blue
tool poke: toothpick, wooden-skewer, pencil
tool scissors: scissors
home towel
home plate
step wash: wash jar towel > jar by ccc
step fish: shape fish poke scissors > fish by ccc
step dry: dry fish by ccc
step paint: paint paint fish brush > stripes by ccc
step blue: paint blue ground plate brush by ccc
step ground: fill ground jar > ground by ccc
step shells: arrange shells jar reef? > shells reef by ccc
step sea: tape sea jar tape > sea by ccc
step hang: tape line fish jar tape scissors > lines by ccc
step close: play jar > lid by ccc
part jar = jar own : jar light-blue+ 0 -80 120 170
part sea = sea b : r_ light-blue 0 14 104 124 14
part lines = line own : z_ gray 1.5 -22 -66 -22 -28 ; z_ gray 1.5 6 -66 6 2 ; z_ gray 1.5 28 -66 28 -36
part ground = ground own : b^ sand -52 64 -30 56 0 60 30 54 52 62 46 82 -46 82
part reef = reef own : l orange 5 -42 62 -44 40 -36 26 ; l orange 5 -44 44 -52 32
part shells = shells own : shell pink 30 66 13 ; shell cream -14 70 10 ; o^ tan 8 74 8 5
part fish = fish a : o^ orange -22 -20 15 9 ; p orange -8 -20 4 -29 4 -11 ; k -29 -22 2.4 ; o^ yellow 6 10 14 9 ; p yellow 19 10 30 1 30 19 ; k -1 8 2.4 ; o^ orange 28 -30 12 7 ; p orange 39 -30 48 -37 48 -23 ; k 22 -31 2
part stripes = paint w : z_ w 3.5 -22 -28 -22 -12 ; z_ w 3 6 2 6 18 ; z_ w 3 28 -36 28 -24
part lid = jar own : r^ silver 0 -72 100 24 4 ; l_ w 5 -48 -34 -48 40
scene stand

* shoebox-planetarium | 6-8 9-12 | Space
extras box: glitter-paper, glitter, sticker
topics planetarium, shoebox planetarium, constellation, constellations, constellation box, constellation projector, star projector, stars, night sky, starry night, astronomy, light box, science project
near zodiac, sleepover, camping, diorama
colors black, yellow, blue
minutes 65 50
waits 45
mess some
heart box: shoebox, cereal-box, small-box, tissue-box = 1
heart light: flashlight, phone = 1
heart sky: aluminum-foil, cardstock, construction-paper, folder, foil-tray = 2 sheet
heart prick: pushpin, needle, pin, nail, toothpick = 1
need dark: paint, acrylic-paint, construction-paper, duct-tape, spray-paint = 1
nice stars: paint-marker, metallic-pen, gel-pen, chalk, glow-paint, sticker = 1
nice book: index-card, notebook, cardstock = 4
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush when dark=paint,acrylic-paint
tool pencil: pencil, ballpoint-pen
tool scissors: scissors
home towel
step window: cut box scissors pencil > box by tt
step dark: decorate dark box brush? > coat by cc
step plan: draw sky pencil by cc
step prick: poke sky prick towel by tc
step sizes: poke sky prick by tc
step mount: tape sky box tape > sky by cc
step hole: cut box light scissors > lamp by tt
step stars: decorate stars box > dots by cc
step show: play light box > stars by cc
step book: draw book pencil by cc
part lamp = light own : r^ gray 82 24 34 22 5 ; r gray 64 24 10 30 3 ; r_ k 84 18 10 5 2
part box = box own : q^ tan 4 -76 -32 46 -32 66 -46 66 60 46 76 -76 76 ; p tan+ -76 -32 -56 -46 66 -46 46 -32 ; p tan- 46 -32 66 -46 66 60 46 76
part coat = dark k : q_ k 4 -74 -30 44 -30 44 74 -74 74 ; p_ k+ -72 -34 -54 -44 62 -44 46 -34 ; p_ k 48 -32 64 -43 64 58 48 73
part dots = stars yellow : d_ yellow 2 -30 -40 0 -38 30 -40 56 -10 55 30
part sky = sky own : r^ silver -15 22 96 82 3
part stars = sky yellow : s_ yellow -52 0 5 7 3 ; s_ yellow -34 -6 5 7 3 ; s_ yellow -18 4 5 7 3 ; s_ yellow -4 16 5 8 3 ; s_ yellow -6 40 5 7 3 ; s_ yellow 20 46 5 7 3 ; s_ yellow 24 20 5 8 3 ; z_ yellow 1.4 -52 0 -34 -6 -18 4 -4 16 -6 40 20 46 24 20 -4 16
scene stand

* fossil-dig-tray | 6-8 9-12 | Dinosaurs
extras world Dinosaurs: tweezers, plastic-spoon, straw-hat, map, toy-car, stone, seashell, snail-shell
appeal 3
topics fossil dig, dinosaur dig, dig site, dinosaur skeleton, clay skeleton, fossil, fossils, dinosaur bones, bones, paleontologist, paleontology, archaeologist, archaeology, excavation, diorama
near museum, stone age
colors cream, brown, tan
minutes 60 70
waits 1440
mess some
heart clay: air-dry-clay, salt-dough, polymer-clay = 1/2 lb
heart sand: sand, soil, colored-sand, kinetic-sand = 3 cup
need tray: shoebox, pizza-box, small-box, baking-tray, foil-pan, foil-tray, wooden-box, plastic-tub, cardboard = 1
need pick: toothpick, wooden-skewer, craft-stick, pencil = 2
need brush: toothbrush, paintbrush, sponge-brush = 1
need stain: acrylic-paint, paint, tea-bag, coffee-grounds = 2 color
nice grid: string, yarn, sewing-thread = 3 ft
nice rocks: pebble, stone, bark = 2
nice label: index-card, cardstock, toothpick, paper = 1
join tape: masking-tape, tape, duct-tape when tray=cardboard; grid
home towel
home paper
home pencil
step draw: draw paper pencil by cc
step skull: shape clay pick > skull by cc
step bones: shape clay pick > spine limbs by cc
step marks: poke clay pick by cc
step dry: dry clay by cc
step stain: paint stain brush clay towel > stain by cc
step tray: fill sand tray tape? > tray sand by cc
step lay: arrange clay sand rocks? > rocks by cc
step grid: tape grid tray tape > grid by cc
step dig: play sand brush pick label? > label by cc
part tray = tray own : q^ tan 6 -94 -62 94 -62 94 66 -94 66
part sand = sand own : q_ sand 5 -84 -52 84 -52 84 56 -84 56 ; d_ tan 2 -70 -40 -40 44 10 -44 62 -36 74 30 34 46 -10 48 -76 20
part rocks = rocks gray : b^ gray 60 34 74 30 80 42 68 50 56 44 ; b^ gray- -76 -46 -62 -46 -60 -36 -72 -32
part limbs = clay w : l^ cream 7 -22 12 -28 34 -18 44 ; l^ cream 7 22 8 26 30 38 38 ; l cream 6 -34 4 -42 16 ; d_ cream 4 -14 46 -20 48 42 40 38 44
part spine = clay w : l^ cream 7 -46 -14 -24 -4 4 -4 30 -4 54 6 76 24 ; l cream 5 -16 -2 -14 16 -6 22 ; l cream 5 -4 -3 0 18 6 22 ; l cream 5 10 -3 14 16 20 20 ; d_ cream 4 40 0 52 4 64 14
part skull = clay w : b^ cream -44 -34 -30 -30 -30 -14 -44 -8 -72 -6 -78 -16 -66 -26 ; p cream- -74 -6 -46 -6 -50 2 -70 2
part stain = stain brown : o_ umber -46 -22 4 ; z_ umber 1.5 -72 -13 -50 -12 ; d_ umber 1.6 -24 -4 -6 -4 12 -4 32 -3 ; z_ umber 1.5 -28 34 -26 24 ; z_ umber 1.5 26 30 24 20
part grid = grid w : z_ w 1.5 -28 -62 -28 66 ; z_ w 1.5 34 -62 34 66 ; z_ w 1.5 -94 2 94 2
part label = label w : r^ w 72 -44 26 16 2 ; z_ k 1.5 64 -46 80 -46 ; z_ k 1.5 64 -41 76 -41
scene lay

* stick-paddle-boat | 6-8 9-12 | Transportation, Ocean
extras machine: flag
extras world Ocean: cork
appeal 3
topics paddle boat, rubber band boat, rubber-band boat, paddle wheel boat, steamboat, raft, sailboat, boat, boats, ship, pond, lake, bathtub, water play, puddle, rainy day, stem, engineering, energy, science
colors red, blue, yellow
minutes 45 50
waits 60
place sink
heart sticks: craft-stick = 10
heart band: rubber-band, loom-band, hair-tie = 2
need floats: cork, bottle-cork, bottle-cap, foam-tray, pool-noodle = 4
nice mast: wooden-skewer, paper-straw, plastic-straw, chopstick, toothpick = 1
nice sail: fabric-scrap, plastic-bag, felt, craft-foam, milk-carton, bandana = 1 scrap
nice look: permanent-marker, acrylic-paint, paint-marker = 2 color
join fix@9-12: waterproof-glue, glue-gun, duct-tape, electrical-tape, glue
join fix@6-8: duct-tape, electrical-tape, glue
tool scissors: scissors
home water
step deck: build sticks fix > deck by tc
step arms: build sticks fix > arms by tc
step floats: build floats fix sticks > floats by tc
step paddle: cut sticks scissors > paddle by tc
step dry: dry sticks by cc
step mast: build mast sticks fix > mast by tc
step sail: build sail mast scissors fix > sail by tc
step look: draw look sticks > look by cc
step band: build band sticks > band by tc
step launch: play band water by cc
part floats = floats own : r^ tan -54 62 19 18 6 ; r^ tan -28 62 19 18 6 ; r^ tan -2 62 19 18 6 ; r^ tan 24 62 19 18 6
part deck = sticks own : r^ wood -8 44 120 10 5 ; r wood- -8 53 120 9 4 ; r^ wood -10 36 110 9 4
part arms = sticks own : r^ wood+ 66 46 56 8 4
part mast = mast own : stick ~ -14 32 -14 -84 5
part sail = sail a : b^ ~ -10 -78 20 -62 40 -30 40 2 -10 14
part look = look c : z_ ~ 4 -56 44 34 44
part band = band own : l_ red 3 92 38 80 34 66 38 ; l_ red 3 92 54 80 58 66 54
part paddle = sticks own : r^ wood 78 46 8 38 3 ; r wood- 78 46 30 7 3
scene stand

* pressed-flower-suncatcher | 6-8 9-12 13+ | Nature, Seasons
extras hanging: crystal, lavender
appeal 3
topics pressed flowers, pressed flower, pressed leaves, suncatcher, sun catcher, flower suncatcher, window decoration, window hanging, contact paper, stained glass, wildflowers, flowers, spring, summer, autumn leaves, mother's day, gift for grandma, nature walk, herbarium
colors green, yellow, pink
minutes 35 45 45
mess low
heart flowers: pressed-flower, petal, fern-frond, leaf, clover, flower, lavender = 3
heart film: contact-paper, plastic-sleeve = 2 sheet
need frame: cardstock, embroidery-hoop, construction-paper, cardboard, paper-plate, cereal-box = 2
nice glints: sequin, tissue-paper, confetti, cellophane = 1 pinch
need hanger: ribbon, string, raffia, yarn, sewing-thread = 12 in
join glue: glue, glue-stick
join tape: tape, masking-tape, washi-tape
tool pencil: pencil
tool scissors: scissors
home towel
home book
step frame: prepare frame pencil scissors > frame by ccc
step dry: prepare flowers book by ccc
step film: prepare film frame scissors tape by ccc
step lay: arrange flowers film > flowers by ccc
step glints: arrange glints film scissors > glints by ccc
step cover: build film towel > film by tcc
step trim: glue film frame scissors glue > back by ccc
step hang: tape hanger frame tape > hanger by ccc
step window: play frame by ccc
part hanger = hanger b : l_ ~ 3 -20 -76 0 -98 20 -76
part back = frame a : o^ ~- 2 4 82 82
part frame = frame a : o^ ~ 0 0 82 82
part film = film light-blue : o_ ~ 0 0 68 68
part flowers = flowers own : f_ pink -22 -22 5 22 8 ; o_ yellow -22 -22 6 ; f_ yellow 26 -6 6 18 6 ; o_ orange 26 -6 5 ; f_ purple -6 34 5 17 7 ; o_ yellow -6 34 4 ; l_ green 2.5 -22 0 -30 30 -26 52 ; l_ green 2.5 26 12 24 36 14 54 ; j_ green -30 26 -50 14 6 ; j_ green 24 36 46 32 6 ; l_ green 2.5 -6 50 -4 62
part glints = glints c : d_ yellow 2.4 44 -34 52 14 -54 8 -40 44 38 50
scene hang

* four-seasons-dot-tree | 6-8 9-12 13+ | Seasons, Nature
extras picture Seasons: paint-chip, stick-on-gem
topics four seasons, four seasons tree, seasons tree, seasons, tree, trees, the year, spring, summer, fall, autumn, winter, cotton swab painting, q-tip painting, dot painting, pointillism, wall art, art class
near calendar
colors pink, green, orange, light blue
minutes 50 60 70
waits 30
mess some
heart dots: cotton-swab, pencil, toothpick, cork, eraser = 8
heart paint: acrylic-paint, paint = 5 color
need sheet: watercolor-paper, cardstock, paper, construction-paper, canvas, paper-plate, cardboard = 1 sheet
need trunk: marker, crayon, oil-pastel, colored-pencil, pencil, paintbrush = 1
nice frame: construction-paper, washi-tape, picture-frame = 1
home plate
home towel
step fold: prepare sheet > sheet by ccc
step trunks: draw sheet trunk > trunks by ccc
step plate: prepare paint plate towel by ccc
step spring: print paint dots sheet > spring by ccc
step summer: print paint dots sheet > summer by ccc
step fall: print paint dots sheet > fall by ccc
step winter: print paint dots sheet > winter by ccc
step ground: print paint dots sheet > ground by ccc
step dry: dry sheet by ccc
step frame: decorate frame sheet > frame by ccc
part frame = frame a : r^ teal 0 0 196 196 4
part sheet = sheet w : r^ w 0 0 176 176 2
part trunks = trunk brown : r_ light-blue+ -44 -44 86 86 ; r_ light-green+ 44 -44 86 86 ; r_ cream 44 44 86 86 ; r_ light-blue -44 44 86 86 ; l_ brown 6 -44 -8 -44 -40 -50 -58 ; l_ brown 4 -44 -34 -32 -52 ; l_ brown 6 44 -8 44 -40 38 -58 ; l_ brown 4 44 -34 56 -52 ; l_ brown 6 44 80 44 48 38 30 ; l_ brown 4 44 54 56 36 ; l_ brown 6 -44 80 -44 48 -52 28 ; l_ brown 4 -44 54 -30 34 ; l_ brown 3 -50 36 -62 28
part spring = paint a : d_ pink 5 -62 -60 -52 -70 -40 -72 -28 -64 -24 -52 -36 -58 -50 -56 -60 -48 -42 -48 -30 -44 ; d_ w 3.5 -56 -66 -34 -70 -28 -56 -46 -64
part summer = paint b : d_ green 6 26 -60 36 -70 48 -74 60 -66 66 -54 52 -58 40 -58 30 -48 44 -48 58 -46 ; d_ light-green 4 32 -66 54 -70 62 -58 46 -66
part fall = paint c : d_ orange 5.5 26 30 36 20 48 16 60 24 66 36 52 32 40 32 30 42 58 44 ; d_ red 4 32 24 54 20 62 32 46 26 ; d_ yellow 4 40 42 50 42
part winter = paint w : d_ w 4 -62 24 -52 22 -30 28 -28 34 -44 16 -70 40 -18 20 -20 50 -66 60 -74 16 ; d_ w 2.6 -56 48 -26 64 -34 50 -12 36 -14 70
part ground = paint own : d_ green 4 -80 -6 -68 -5 -56 -6 -32 -5 -20 -6 -8 -6 ; d_ dark-green 4 8 -6 20 -5 32 -6 56 -5 68 -6 80 -6 ; d_ orange 4 12 82 24 82 34 80 58 82 70 80 80 82 ; d_ w 5 -80 82 -68 80 -56 82 -32 81 -20 82 -8 80
scene lay

* tin-can-lantern | 9-12 13+ | -
extras jar: bead, copper-tape
appeal 3
topics balcony, garden, patio, tin can lantern, tin lantern, punched tin, lantern, lanterns, tin punch, lantern festival, st martin's day, garden party, camping, porch light, patio, summer evening
near bedtime, night
variant star | Seasons, Space | silver, yellow, red | star, stars, christmas, holiday decorations, christmas decorations, winter holidays, diwali, advent, winter solstice, winter, night sky
variant pumpkin | Seasons, Farm | orange, black, green | pumpkin, jack-o-lantern, halloween, october, fall, autumn
variant tree | Seasons, Nature | green, silver, red | tree, christmas, christmas tree, holiday decorations, christmas decorations, winter holidays, fir tree, forest, winter
variant moon | Space | navy, yellow, silver or white, yellow, silver, gray | moon, crescent, ramadan, eid
colors silver, yellow, red
minutes 60 70
waits 720
mess some
heart can: can = 1
heart nail: nail = 1
heart hammer: hammer = 1
need handle: craft-wire, pipe-cleaner, string = 20 in
need light: LED-tea-light, LED-candle, string-light, glow-stick = 1
need plan: paper, graph-paper, newspaper = 1 sheet
nice paint: acrylic-paint, spray-paint = 1 color
nice beads: wooden-bead, bead, bell = 4
join tape: tape, masking-tape
tool pen: permanent-marker, marker, pencil
tool brush: paintbrush when paint=acrylic-paint
tool scissors: scissors
home water
home towel
step freeze: fill can water by gg
step plan: draw plan pen scissors by cc
step tape: tape plan can tape towel > can by cc
step punch: poke can nail hammer > star pumpkin tree moon by tt
step rim: poke can nail hammer by tt
step thaw: wash can water towel by gg
step paint: decorate paint can brush? > coat by cc
step handle: tie handle can beads? > handle beads by tc
step light: play light can > glow by cc
part glow = light yellow : o_ yellow+ 0 26 74 70
part can = can own : r^ silver 0 22 104 124 6 ; r_ silver- 0 -36 104 7 2 ; r_ silver- 0 78 104 7 2 ; r silver+ -36 22 12 110 3
part coat = paint a : r_ ~ 0 21 103 106 3 ; r_ ~+ -36 21 12 106 3
part star@star = can own : d_ yellow 3.4 0 -18 8 2 14 14 26 18 40 20 30 30 20 38 22 52 26 66 12 58 0 50 -12 58 -26 66 -22 52 -20 38 -30 30 -40 20 -26 18 -14 14 -8 2
part pumpkin@pumpkin = can own : d_ yellow 3.4 0 -14 14 -8 28 -4 40 8 44 24 40 42 28 56 12 62 -4 62 -20 60 -34 50 -42 36 -44 18 -36 4 -22 -6 -8 -22 -22 14 -16 22 -28 22 22 14 16 22 28 22 -24 38 -12 44 0 46 12 44 24 38
part tree@tree = can own : d_ yellow 3.4 0 -22 7 -10 14 0 22 8 12 10 20 20 28 30 14 30 24 42 34 54 18 56 4 56 4 68 -4 68 -4 56 -18 56 -34 54 -24 42 -14 30 -28 30 -20 20 -12 10 -22 8 -14 0 -7 -10
part moon@moon = can own : d_ yellow 3.2 24 53 13 60 0 62 -13 60 -24 53 -33 43 -37 31 -37 17 -33 5 -24 -5 -13 -12 -0 -14 13 -12 24 -5 27 50 12 51 -2 45 -10 32 -10 17 -3 4 10 -3 25 -3 24 18 30 24 24 30 18 24
part handle = handle own : l silver 3 -50 -38 -44 -76 0 -94 44 -76 50 -38
part beads = beads red : d^ red 5 -16 -91 -6 -94 6 -94 16 -91
scene stand

* band-strung-guitar | 6-8 9-12 | Music
extras sound: sticker, patch, stick-on-gem, shoelace, letter-bead, price-tag, ribbon, ticket-stub
topics cigar box guitar, box guitar, guitar, rubber band guitar, blues, rock band, rock star, country music, banjo, ukulele, strings, string instrument, homemade instrument, science of sound, sound, music class, upcycling
colors red, black, yellow
minutes 40 45
mess low
heart box: wooden-box, cookie-tin, small-box, tissue-box, shoebox = 1
heart strings: rubber-band = 5
heart neck: ruler, craft-stick, wooden-spoon, dowel, wood-scrap, cardboard-tube, bamboo = 1
need bridges: pencil, craft-stick, chopstick, dowel, wooden-skewer = 2
nice look: paint-marker, permanent-marker, acrylic-paint, marker, sticker, washi-tape = 3 color
nice pegs: button, bottle-cap, wooden-bead = 5
nice strap: ribbon, rope, old-belt = 4 ft
join tape: duct-tape, electrical-tape, tape, masking-tape
join glue: glue
tool brush: paintbrush when look=acrylic-paint
tool ruler: ruler
tool pen: pencil, marker
step open: prepare box > body by cc
step look: decorate look box brush? > look by cc
step neck: tape neck box tape > neck by tc
step marks: draw neck ruler pen > frets by cc
step strings: build strings box > strings by tc
step bridges: build bridges strings > bridges by cc
step pegs: glue pegs neck glue > pegs by cc
step strap: tie strap box > strap by tc
step tune: test strings bridges by cc
step play: play strings neck by cc
part strap = strap own : l umber 5 30 88 92 60 80 -40 14 -92
part neck = neck own : r^ wood 0 -50 28 100 4
part frets = neck own : z_ umber 2 -13 -84 13 -84 ; z_ umber 2 -13 -66 13 -66 ; z_ umber 2 -13 -50 13 -50 ; z_ umber 2 -13 -36 13 -36
part body = box own : r^ wood 0 40 108 112 6 ; r_ umber 0 40 84 88 4
part look = look a : s_ red -47 86 5 8 4 ; s_ yellow 47 86 5 8 4 ; s_ yellow -47 -8 5 8 4 ; s_ red 47 -8 5 8 4
part bridges = bridges own : r^ yellow 0 8 78 8 2 ; r^ yellow 0 72 78 8 2
part strings = strings own : z_ red 2.4 -26 -15 -26 95 ; z_ blue 2.4 -13 -15 -13 95 ; z_ green 2.4 0 -15 0 95 ; z_ yellow 2.4 13 -15 13 95 ; z_ purple 2.4 26 -15 26 95
part pegs = pegs own : d^ red 6 -19 -92 -19 -76 19 -92 19 -76 0 -95
scene lay

* paper-jungle-peek | 6-8 9-12 13+ | Jungle
extras picture Jungle: feather, candy-wrapper, yarn, pressed-flower, embroidery-floss, ribbon, stick-on-gem, bead, ribbon-rose, metallic-paper, origami-paper, googly-eye, raffia, twist-tie, paper-strip, coffee-filter, craft-foam, plastic-lacing
appeal 3
topics paper jungle, jungle scene, layered paper, tiger in the jungle, peeking tiger, rain forest, rainforest, henri rousseau, rousseau, paper leaves, monstera, tropical leaves, paper cut, collage, wall art, jungle party
near safari, endangered animals, toucan, monkey
variant tiger | Jungle, Animals | orange, dark green, light green | tiger, tigers, big cats, bengal tiger
variant parrot | Jungle, Animals | red, dark green, light green | parrot, macaw, parrots, tropical birds
variant gorilla | Jungle, Animals | black, dark green, light green | gorilla, gorillas, ape, great apes
colors orange, dark green, light green
minutes 50 65 75
mess low
heart sheets: construction-paper, cardstock, origami-paper = 8 sheet
need stick: glue-stick, glue
need pens: marker, crayon, oil-pastel, colored-pencil, paint-marker = 3 color
nice back: cardboard, shoebox, canvas, cereal-box, picture-frame = 1
nice lift: foam-sheet-scrap, craft-foam, cardboard, cork = 1 scrap
tool scissors: scissors
tool pencil: pencil, marker
step layers: prepare sheets pencil by ccc
step face: cut sheets scissors > face-t face-p face-g by ccc
step draw: draw sheets pens > marks-t marks-p marks-g by ccc
step big: cut sheets scissors > leaves cuts by ccc
step fern: cut sheets scissors > ferns by ccc
step crease: fold sheets by ccc
step deep: glue sheets stick > back by ccc
step front: glue sheets stick lift? by ccc
step frame: glue back sheets stick > frame by ccc
step look: play sheets by ccc
part frame = back own : r^ tan 0 0 194 194 4
part back = sheets b : r^ dark-green 0 0 176 176 3 ; j_ green- -70 -80 -20 -30 18 ; j_ green- 70 -84 24 -28 18 ; j_ green- 0 -86 0 -30 16
part face-t@tiger = sheets a : om^ orange 26 -28 12 12 ; omm_ pink 26 -28 6 6 ; o^ orange 0 2 42 38 ; o_ cream 0 18 24 18
part marks-t@tiger = pens k : km -15 -6 5 ; p_ pink -6 8 6 8 0 15 ; l_ k 2.4 -9 22 0 16 9 22 ; p_ k -4 -34 4 -34 0 -18 ; p_ k -16 -32 -9 -34 -10 -20 ; p_ k 16 -32 9 -34 10 -20 ; p_ k -41 -4 -40 4 -27 2 ; p_ k 41 -4 40 4 27 2 ; p_ k -38 12 -34 20 -24 13 ; p_ k 38 12 34 20 24 13
part face-p@parrot = sheets a : o^ red 0 -2 36 40 ; o_ w -16 -6 13 14 ; o_ w 16 -6 13 14 ; b^ yellow -12 0 0 -6 12 0 8 22 0 32 -8 22
part marks-p@parrot = pens k : k -16 -8 5 ; k 16 -8 5 ; l_ k 2 0 2 0 20 ; l_ red 3 -12 -38 0 -48 12 -38
part face-g@gorilla = sheets a : o^ black 0 -2 42 42 ; om^ black 40 0 9 11 ; b_ gray -26 -14 0 -20 26 -14 28 20 14 32 -14 32 -28 20
part marks-g@gorilla = pens k : km -13 -6 5 ; o_ k -5 10 3 3 ; o_ k 5 10 3 3 ; l_ k 2.6 -14 22 0 25 14 22 ; l_ gray+ 3 -24 -16 -12 -20 -6 -15 ; l_ gray+ 3 24 -16 12 -20 6 -15
part ferns = sheets c : l^ light-green 4 -84 84 -56 40 -46 -4 ; j light-green -74 66 -92 50 6 ; j light-green -66 54 -50 60 6 ; j light-green -62 44 -80 28 6 ; j light-green -56 34 -40 38 6 ; j light-green -52 20 -66 6 5 ; j light-green -49 8 -36 10 5 ; l^ light-green 4 86 84 62 30 56 -20 ; j light-green 78 62 92 44 6 ; j light-green 72 50 56 52 6 ; j light-green 68 38 84 22 6 ; j light-green 63 24 48 24 6 ; j light-green 60 8 74 -4 5
part leaves = sheets b : j^ green -90 -40 -34 -2 20 ; j^ green 92 -56 40 -16 20 ; j^ green+ -30 92 -18 32 22 ; j^ green 34 94 20 36 22 ; j^ green+ 2 96 2 46 20 ; j^ green -84 90 -48 44 20 ; j^ green+ 84 92 52 50 20
part cuts = sheets own : z_ dark-green 1.6 -90 -40 -42 -8 ; z_ dark-green 1.6 92 -56 48 -22 ; z_ dark-green 1.6 -30 92 -20 42 ; z_ dark-green 1.6 34 94 22 46 ; z_ dark-green 1.6 2 96 2 56
scene lay

* plate-wind-vane | 6-8 9-12 | Weather
topics wind vane, weather vane, weathervane, wind direction, weather station, weather, meteorologist, meteorology, wind, windy day, science, science project, stem, school project
near compass
colors red, blue, yellow
minutes 45 35
mess low
heart arrow: folder, cardstock, index-card, cereal-box, craft-foam, construction-paper = 1
heart straw: paper-straw, plastic-straw = 1
tool pin: pin, pushpin
heart post: pencil = 1
heart plate: paper-plate, plastic-lid, cardboard, cake-board = 1
need foot: modeling-clay, play-dough, air-dry-clay = handful
need pen: permanent-marker, marker, paint-marker = 1
nice bead: bead, seed-bead = 1
join tape: tape, masking-tape
tool scissors: scissors
home phone
step cut: cut arrow scissors > arrow tail by cc
step slit: cut straw scissors by cc
step mount: tape arrow straw tape > straw by cc
step middle: test straw by cc
step pin: poke straw pin post bead? > pin by gt
step plate: draw plate pen > plate letters by cc
step foot: build post foot plate > foot post by cc
step spin: test straw by cc
step north: play plate phone by cc
part plate = plate w : o^ w 0 68 92 26 ; o_ light-blue+ 0 66 68 17
part letters = pen k : z_ k 2.5 -4 50 -4 42 4 50 4 42 ; l_ k 2.5 3 84 -3 84 -3 88 3 89 3 93 -4 93 ; z_ k 2.5 84 64 76 64 76 72 84 72 ; z_ k 2.5 76 68 82 68 ; z_ k 2.5 -86 64 -83 72 -80 66 -77 72 -74 64
part foot = foot a : b^ blue -24 74 -18 56 0 50 18 56 24 74 0 80
part post = post yellow : r^ yellow 0 6 10 98 2 ; r silver 0 -44 11 6 1 ; r^ pink 0 -52 10 12 3
part straw = straw own : r^ red 0 -64 116 9 4
part arrow = arrow tan : p^ gold 84 -64 50 -86 50 -42
part tail = arrow tan : p^ gold -46 -64 -60 -90 -92 -90 -78 -64 -92 -38 -60 -38
part pin = pin silver : z^ silver 2.5 0 -76 0 -54 ; o^ red 0 -78 5 5
scene stand

* stitched-aida-bookmark | 9-12 13+ | -
appeal 1
topics bookmark, bookmarks, cross stitch, cross-stitch, cross stitch bookmark, embroidery, sewing, reading, library, book lover, best friend
near end of school, school, spring, garden
variant apple | Food | red, green, brown or green, yellow | apple, apples, teacher, teacher gift, gift for a teacher, teacher appreciation, thank you teacher
variant heart | - | pink, red, purple or red, purple, white | heart, love, valentine, friendship, mother's day, gift for mom
variant flower | Nature | purple, yellow, green or red, pink, yellow, orange, blue, white | flower, flowers, grandma, gift for grandma, mother's day
colors red, green, brown
minutes 100 120
mess low
heart cloth: aida-cloth, burlap = 1
heart floss: embroidery-floss = 3 color
need back: felt, cardstock, fabric-scrap, ribbon = 1
need plan: graph-paper, paper, notebook = 1 sheet
nice tassel: bead, charm, button = 1
nice hoop: embroidery-hoop = 1
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pencil: pencil, colored-pencil, marker
step cut: cut cloth scissors > cloth by cc
step plan: draw plan pencil by cc
step hoop: build hoop cloth by cc
step middle: sew floss needle cloth by cc
step row: sew floss needle cloth > apple heart flower by cc
step name: sew floss needle cloth > letters by cc
step fringe: prepare cloth > fringe by cc
step back: sew back cloth floss needle scissors > back border by cc
step tassel: tie floss cloth tassel? scissors > tassel bead by cc
step give: play cloth by cc
part back = back a : r^ ~ 2 2 72 160 3
part cloth = cloth cream : r^ cream 0 0 64 152 2 ; d_ tan 1 -20 -60 -10 -60 0 -60 10 -60 20 -60 -20 52 -10 52 0 52 10 52 20 52
part border = back own : stitch b -29 -72 29 -72 7 ; stitch b -29 72 29 72 7 ; stitch b -29 -72 -29 72 16 ; stitch b 29 -72 29 72 16
part fringe = cloth cream : fringe cream -30 76 60 14 12
part apple@apple = floss a : d_ ~ 2.7 -11.2 -33.2 -5.6 -33.2 5.6 -33.2 11.2 -33.2 -16.8 -27.6 -11.2 -27.6 -5.6 -27.6 0 -27.6 5.6 -27.6 11.2 -27.6 16.8 -27.6 -16.8 -22 -5.6 -22 0 -22 5.6 -22 11.2 -22 16.8 -22 -16.8 -16.4 -5.6 -16.4 0 -16.4 5.6 -16.4 11.2 -16.4 16.8 -16.4 -16.8 -10.8 -11.2 -10.8 -5.6 -10.8 0 -10.8 5.6 -10.8 11.2 -10.8 16.8 -10.8 -11.2 -5.2 -5.6 -5.2 0 -5.2 5.6 -5.2 11.2 -5.2 -5.6 0.4 0 0.4 5.6 0.4 ; d_ w 2.7 -11.2 -22 -11.2 -16.4 ; d_ brown 2.7 0 -44.4 5.6 -38.8 ; d_ green 2.7 11.2 -38.8
part heart@heart = floss a : d_ ~ 2.7 -16.8 -38.8 -11.2 -38.8 11.2 -38.8 16.8 -38.8 -22.4 -33.2 -16.8 -33.2 -11.2 -33.2 -5.6 -33.2 5.6 -33.2 11.2 -33.2 16.8 -33.2 22.4 -33.2 -22.4 -27.6 -11.2 -27.6 -5.6 -27.6 0 -27.6 5.6 -27.6 11.2 -27.6 16.8 -27.6 22.4 -27.6 -22.4 -22 -16.8 -22 -11.2 -22 -5.6 -22 0 -22 5.6 -22 11.2 -22 16.8 -22 22.4 -22 -16.8 -16.4 -11.2 -16.4 -5.6 -16.4 0 -16.4 5.6 -16.4 11.2 -16.4 16.8 -16.4 -11.2 -10.8 -5.6 -10.8 0 -10.8 5.6 -10.8 11.2 -10.8 -5.6 -5.2 0 -5.2 5.6 -5.2 0 0.4 ; d_ w 2.7 -16.8 -27.6
part flower@flower = floss a : d_ ~ 2.7 -5.6 -44.4 0 -44.4 5.6 -44.4 -16.8 -38.8 -11.2 -38.8 -5.6 -38.8 0 -38.8 5.6 -38.8 11.2 -38.8 16.8 -38.8 -16.8 -33.2 -11.2 -33.2 11.2 -33.2 16.8 -33.2 -22.4 -27.6 -16.8 -27.6 -11.2 -27.6 11.2 -27.6 16.8 -27.6 22.4 -27.6 -16.8 -22 -11.2 -22 11.2 -22 16.8 -22 -16.8 -16.4 -11.2 -16.4 -5.6 -16.4 0 -16.4 5.6 -16.4 11.2 -16.4 16.8 -16.4 -5.6 -10.8 5.6 -10.8 ; d_ b 2.7 -5.6 -33.2 0 -33.2 5.6 -33.2 -5.6 -27.6 0 -27.6 5.6 -27.6 -5.6 -22 0 -22 5.6 -22 ; d_ green 2.7 0 -10.8 -16.8 -5.2 -11.2 -5.2 0 -5.2 11.2 -5.2 16.8 -5.2 -11.2 0.4 -5.6 0.4 0 0.4 5.6 0.4 11.2 0.4
part letters = floss c : z_ ~ 2.6 -16 30 -6 40 ; z_ ~ 2.6 -6 30 -16 40 ; z_ ~ 2.6 -2 30 8 40 ; z_ ~ 2.6 8 30 -2 40 ; z_ ~ 2.6 12 30 20 40 ; z_ ~ 2.6 20 30 12 40
part tassel = floss a : l ~ 3 0 -76 0 -88 ; fringe ~ -8 -99 16 13 5
part bead = tassel own : o^ gold 0 -84 5 5
scene lay

* framed-hanging-fish | 6-8 9-12 13+ | -
extras picture Ocean: net-bag, rope, seashell
extras board: seashell, sea-glass, driftwood, pebble, price-tag
topics fishing, fisherman, angler, angling, gone fishing, fish, grandpa, grandpa's birthday, gift for grandpa, grandfather, dad, father's day, gift for dad, birthday gift, trout, bass, catch of the day, wall art, cabin
near uncle, lake, river, camping
colors teal, orange, cream free
minutes 60 70 80
waits 60
mess some
heart wood: wood-scrap, craft-stick, driftwood, bark, cork-sheet, cardboard, foam-board, cereal-box = 1
heart frame: picture-frame, shadow-box, shoebox, pizza-box, embroidery-hoop = 1
heart line: fishing-line, string, sewing-thread, cotton-cord = 3 ft
need paint: acrylic-paint, paint, paint-marker = 3 color
nice boat: walnut-shell, cork, pistachio-shell, seashell = 1
nice sand: sandpaper = 1 scrap
nice water: construction-paper, tissue-paper, map, fabric-scrap = 1 sheet
nice name: price-tag, index-card, cardstock, paper = 1
join glue: glue, waterproof-glue
join tape: tape, masking-tape, duct-tape
tool cutter: scissors
tool pencil: pencil
tool pen: permanent-marker, ballpoint-pen, marker
tool brush: paintbrush when paint=acrylic-paint,paint
step frame: prepare frame > frame by gtt
step draw: draw wood pencil by ccc
step cut: prepare wood cutter > fish by gtt
step sand: shape sand wood by ccc
step paint: paint paint wood brush? > scales by ccc
step water: glue water frame glue > water by ccc
step rod: build line wood frame tape > line by ccc
step boat: glue boat frame glue > boat by ccc
step name: draw name pen line > name by ccc
step give: play frame by ccc
part frame = frame wood : r^ wood 0 0 188 160 5 ; r_ light-blue+ 0 0 154 126 2
part water = water b : b_ light-blue -77 8 -40 0 0 8 40 0 77 8 77 63 -77 63
part line = line own : z_ gray 2 -36 -63 -36 -22 ; z_ gray 2 8 -63 8 12 ; z_ gray 2 50 -63 50 -30
part fish = wood own : b^ tan -64 -10 -44 -22 -20 -18 -8 -8 -22 2 -46 2 ; p^ tan -12 -8 2 -18 2 4 ; b^ tan -20 26 0 12 24 16 36 26 22 38 0 38 ; p^ tan 32 26 48 16 48 38 ; b^ tan 28 -22 42 -32 60 -28 68 -20 58 -12 40 -12 ; p^ tan 65 -20 76 -28 76 -12
part scales = paint a : b_ ~ -62 -10 -44 -20 -22 -16 -12 -8 -24 -2 ; l_ b 2.5 -44 -18 -40 -8 -44 0 ; k -54 -12 2.6 ; b_ b -18 26 0 14 22 18 33 26 20 32 ; l_ c 2.5 4 14 8 26 4 36 ; k -9 22 2.6 ; b_ c 30 -22 42 -30 58 -26 66 -20 50 -16 ; l_ a 2.5 46 -30 50 -20 46 -13 ; k 37 -24 2.4
part boat = boat own : a^ brown -54 40 14 0 0 180 ; z wood 2 -54 40 -54 22 ; p w -53 22 -42 36 -53 36
part name = name w : r^ w 52 50 40 18 2 -4 ; z_ k 2 38 48 64 46 ; z_ k 2 40 54 58 53
scene stand

* pharaoh-mask | 6-8 9-12 13+ | -
extras head: stick-on-gem, mosaic-tile
appeal 3
topics ancient egypt, egypt, egyptian, pharaoh, pharaoh mask, death mask, tutankhamun, king tut, papier-mache, papier mache, paper mache, mask, history project, school project, gold mask
near mummy, mummies, pyramid, pyramids, museum, archaeology
colors gold, blue, black
minutes 120 90 100
waits 2880
mess lots
heart mold: balloon, plastic-tub, bowl = 1
heart strips: newspaper, paper-strip, paper-bag, packing-paper, paper-towel, junk-mail = 8 page
heart paste: flour, glue = 2 cup
heart gold: metallic-paint, acrylic-paint, paint = 2 color
need band: marker, acrylic-paint, permanent-marker, paint-marker, construction-paper = 2 color
need cloth: cardboard, cardboard-box, cereal-box, cardstock, pizza-box = 1
nice gems: stick-on-gem, button, bead, bottle-cap, sequin = 7
nice beard: cardboard-tube, paper-straw, clothespin = 1
join tape: masking-tape, tape, duct-tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pencil: pencil, marker
home bowl
home water
step mold: prepare mold tape bowl by ccc
step paste: mix paste water bowl by ccc
step layers: glue strips paste mold > face by ccc
step nose: shape strips paste > nose by ccc
step dry: dry strips by ccc
step off: cut mold strips scissors by tcc
step cloth: cut cloth scissors pencil tape strips > cloth by tcc
step gold: paint gold strips cloth brush > gilt by ccc
step stripes: draw band cloth pencil > stripes eyes by ccc
step trim: glue gems beard? paste tape cloth > gems beard by ccc
part cloth = cloth a : b^ gold -50 -70 0 -92 50 -70 74 -10 84 84 34 84 30 40 -30 40 -34 84 -84 84 -74 -10
part stripes = band b : l_ blue 7 -52 -56 -70 -10 ; l_ blue 7 -40 -74 -34 -60 ; l_ blue 7 52 -56 70 -10 ; l_ blue 7 40 -74 34 -60 ; l_ blue 7 0 -90 0 -76 ; z_ blue 7 -78 8 -46 8 ; z_ blue 7 -80 28 -44 28 ; z_ blue 7 -82 48 -40 48 ; z_ blue 7 -83 68 -36 68 ; z_ blue 7 78 8 46 8 ; z_ blue 7 80 28 44 28 ; z_ blue 7 82 48 40 48 ; z_ blue 7 83 68 36 68
part face = strips w : b^ gold+ -38 -42 0 -56 38 -42 40 0 24 36 0 46 -24 36 -40 0
part nose = strips w : b gold -5 -16 5 -16 9 10 0 14 -9 10
part gilt = gold a : b_ gold -34 -44 0 -54 34 -44 30 -36 0 -44 -30 -36 ; l_ gold- 4 -12 26 0 23 12 26 0 29 -12 26
part eyes = band k : b_ w -28 -14 -18 -20 -8 -13 -18 -8 ; b_ w 28 -14 18 -20 8 -13 18 -8 ; k -18 -14 4 ; k 18 -14 4 ; l_ k 3 -40 -14 -28 -14 -18 -21 -8 -13 ; l_ k 3 40 -14 28 -14 18 -21 8 -13 ; l_ k 3 -30 -27 -18 -30 -8 -26 ; l_ k 3 30 -27 18 -30 8 -26
part beard = beard b : r^ blue 0 62 14 34 5 ; z_ gold 3 -7 54 7 54 ; z_ gold 3 -7 64 7 64
part gems = gems own : d_ red 4 0 -66 ; d_ teal 4 -16 -64 16 -64 ; d_ red 3.5 -26 46 26 46 ; d_ teal 3.5 -18 50 18 50
scene stand

* gutter-carton-boat | 6-8 9-12 | Transportation
extras machine: flag, duct-tape
topics rainy day, something to play with in the rain, puddle, puddles, puddle boat, gutter race, boat, boats, sailboat, milk carton boat, carton boat, raft, stream, creek, pond, bath, water play, recycling
near rain, rain boots, spring rain
colors red, white, blue
minutes 35 40
mess low
place table
heart hull: milk-carton, plastic-bottle, foam-tray, milk-jug = 1
heart sail: plastic-bag, milk-carton, plastic-sleeve, duct-tape, craft-foam = 1
need mast: paper-straw, plastic-straw, wooden-skewer, chopstick, craft-stick = 2
nice seats: craft-stick = 2
nice ballast: pebble, stone, coin, metal-washer, modeling-clay = 2
nice line: string, yarn, rope = 6 ft
nice look: permanent-marker, paint-marker, sticker = 2 color
nice crew: toy-animal, cork, peg-doll, toy-brick = 1
join tape: duct-tape, electrical-tape, tape
tool scissors: scissors
tool pen: permanent-marker, marker
home towel
step clean: wash hull towel by cc
step cut: cut hull scissors pen > hull by tc
step seal: tape hull tape > seal by cc
step mast: tape mast hull tape > mast by cc
step sail: cut sail scissors by tc
step hoist: tape sail mast tape > sail by cc
step seats: tape seats hull tape > seats by cc
step look: decorate look hull > look by cc
step load: arrange ballast hull crew? > ballast crew by cc
step launch: play hull line? > line by tt
part line = line own : l_ tan 2.5 76 36 92 60 98 84
part mast = mast own : stick ~ -6 34 -6 -88 5 ; stick ~ -6 -60 44 -24 4
part sail = sail w : b^ w -2 -84 22 -58 48 -24 30 8 -2 12 ; l_ light-blue 2 6 -60 30 -20
part crew = crew own : o^ yellow -40 12 11 11 ; k -44 10 2.4 ; r^ teal -40 28 18 14 3
part ballast = ballast gray : d_ gray 6 30 30 42 32
part hull = hull a : p^ red -84 30 66 30 90 40 62 70 -76 70 ; p w -84 30 66 30 88 40 -82 40
part seats = seats own : z wood 6 -60 30 -20 30 ; z wood 6 10 30 50 30
part seal = tape own : r_ silver -74 50 8 38 2
part look = look b : o_ blue -42 54 7 7 ; o_ blue -14 54 7 7 ; o_ blue 14 54 7 7 ; s_ w 46 53 5 8 4
scene stand

* origami-bell-garland | 6-8 9-12 13+ | Seasons
extras hanging: glitter-glue, sequin, stick-on-gem, fake-leaf, cinnamon-stick, tinsel
topics holiday decorations, christmas decorations, christmas, christmas ornament, winter holidays, garland, origami garland, origami star, origami stars, paper star, paper stars, star garland, origami, paper folding, bells, advent, party decoration, japan, tanabata, room decor
near new year, lunar new year
colors red, gold, white
minutes 45 60 60
mess low
heart paper: origami-paper, wrapping-paper, paper, old-book-page, sheet-music, metallic-paper, construction-paper = 8 sheet
heart thread: sewing-thread, embroidery-floss, string, yarn, fishing-line = 5 ft
nice bells: bell, bead, wooden-bead, letter-bead = 4
need needle: needle
nice press: bone-folder = 1
nice shine: metallic-pen, gel-pen, stick-on-gem, sticker = 1
join glue: glue-stick, glue
tool scissors: scissors
tool ruler: ruler
step square: cut paper scissors ruler by ccc
step kite: fold paper by ccc
step more: fold paper press? by ccc
step join: glue paper glue > stars by ccc
step shine: decorate shine paper > shine by ccc
step cut: cut thread scissors by ccc
step string: thread paper thread needle bells? > thread bells by tcc
step space: tie thread by ccc
step hang: play thread by gcc
part thread = thread b : l_ gold 2.5 -98 -66 -60 -40 0 -30 60 -40 98 -66 ; z_ gold 1.8 -66 -42 -66 -6 ; z_ gold 1.8 -22 -32 -22 22 ; z_ gold 1.8 22 -32 22 -4 ; z_ gold 1.8 66 -42 66 12
part stars = paper a : s^ ~ -66 4 8 23 11 ; s_ ~- -66 4 8 12 5.5 ; s^ ~+ -22 32 8 23 11 ; s_ ~+- -22 32 8 12 5.5 ; s^ ~ 22 6 8 23 11 ; s_ ~- 22 6 8 12 5.5 ; s^ ~+ 66 22 8 23 11 ; s_ ~+- 66 22 8 12 5.5
part shine = shine gold : d_ gold 3 -66 4 -22 32 22 6 66 22
part bells = bells gold : o^ gold -66 34 7 7 ; o^ gold -22 62 7 7 ; o^ gold 22 36 7 7 ; o^ gold 66 52 7 7 ; z_ umber 1.5 -69 36 -63 36 ; z_ umber 1.5 -25 64 -19 64 ; z_ umber 1.5 19 38 25 38 ; z_ umber 1.5 63 54 69 54
scene hang

* can-and-tube-desk-set | 6-8 9-12 13+ | -
extras box: sticker, ribbon, letter-bead, felt, felt-ball, leather-cord, photo, wooden-craft-shape
topics organize desk, organise desk, tidy desk, desk tidy, desk organizer, desk, messy desk, tidy desk, pencil holder, pen holder, pencil cup, organizer, storage, study corner, back to school, office, gift for dad, father's day, teacher gift, upcycling, recycling
near homework, my room
colors teal, yellow, red
minutes 50 60 65
waits 60
mess low
heart pots: can, cardboard-tube, plastic-jar, glass-jar, chip-can, oatmeal-canister, paper-cup = 2
heart cover: washi-tape, fabric-scrap, wrapping-paper, construction-paper, magazine, map, wallpaper, old-book-page, felt = 2
need base: cereal-box, shoebox, pizza-box, cardboard-box, cardboard, wood-scrap = 1
nice tubes: cardboard-tube, paper-straw, cardboard = 2
nice strips: washi-tape, ribbon, electrical-tape, sticker, lace = 2
nice tray: plastic-lid, bottle-cap, egg-carton, metal-lid = 1
nice tag: sticker, index-card, price-tag, cardstock = 2
join glue: glue
join stick: tape, masking-tape, duct-tape, washi-tape
tool scissors: scissors
tool ruler: ruler
tool pen: pencil, marker
step plan: arrange pots tubes? base by ccc
step base: cut base scissors ruler pen > base by tcc
step tubes: cut tubes scissors > tubes by tcc
step cover: roll cover pots scissors glue > pots by ccc
step strips: decorate strips pots > strips by ccc
step stick: tape pots base stick > set by ccc
step tray: tape tray base stick > tray by ccc
step dry: dry base by ccc
step tag: draw tag pen stick > tags by ccc
step sort: play pots by ccc
part base = base a : q^ tan 5 -90 40 90 40 90 78 -90 78 ; r_ tan- 0 59 176 26 3
part set = pots own : r_ tan-- 0 42 172 6 3
part pots = cover a : r^ teal -54 4 46 86 4 ; r_ teal- -54 -38 46 7 2 ; r^ red 2 14 46 66 4 ; r_ red- 2 -18 46 7 2 ; l yellow 5 -64 -40 -70 -84 ; l blue 5 -52 -40 -52 -92 ; l orange 5 -42 -40 -34 -78 ; l gray 5 -4 -20 -10 -60 ; l green 5 10 -20 16 -66
part tubes = tubes own : r^ kraft 46 18 24 60 4 ; r_ umber 46 -11 24 6 2 ; r^ kraft 72 26 24 44 4 ; r_ umber 72 5 24 6 2 ; l pink 4 44 -12 40 -44 ; l purple 4 74 4 80 -30
part strips = strips c : r_ yellow -54 20 46 9 ; r_ yellow 2 30 46 9
part tray = tray own : o^ silver 60 58 20 9 ; o_ gray 60 56 15 6
part tags = tag w : r^ w -54 60 30 13 2 ; r^ w 2 60 30 13 2 ; z_ k 1.5 -64 60 -44 60 ; z_ k 1.5 -8 60 12 60
scene stand

* catnip-fleece-mouse | 6-8 9-12 13+ | Animals
appeal 3
topics cat, cats, my cat, for my cat, for our cat, our cat, kitten, kitty, cat toy, cat toys, catnip, catnip mouse, catnip toy, pet toy, pet, pets, new kitten, animal shelter, mouse, gift for the cat
colors gray, pink, brown or white, brown, tan
minutes 40 50 50
mess low
heart cloth: old-sweater, felt, fabric-scrap, denim, old-t-shirt, tube-sock, sock = 1
heart fill: catnip, crinkle-paper, pillow-stuffing, fabric-scrap, rice = handful
need tail: string, yarn, shoelace, cotton-cord, ribbon, leather-cord = 1 ft
nice stuff: pillow-stuffing, cotton-ball, crinkle-paper, toilet-paper = handful
nice bell: bell = 1
nice house: cardboard-tube, cardboard-box, shoebox = 1
need thread: sewing-thread, embroidery-floss, yarn = 4 ft
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: marker, pencil, chalk
home paper
step pattern: draw paper pen scissors by ccc
step cut: cut cloth scissors pen by ccc
step ears: cut cloth scissors by ccc
step tail: tie tail scissors by ccc
step sew: sew thread needle cloth tail > body tail by tcc
step turn: prepare cloth by ccc
step fill: fill fill cloth stuff? bell? by ccc
step close: sew thread needle cloth > ears face by tcc
step house: cut house scissors > house by tcc
step test: play cloth by ccc
part house = house own : r^ kraft -58 20 62 100 8 ; o_ umber -58 40 22 26 ; s_ pink -58 -12 5 8 3
part tail = tail own : l^ tan 5 66 60 86 50 78 26 92 8
part body = cloth a : b^ ~ -24 62 -14 26 22 12 60 30 72 62 40 72 0 72 ; l_ ~- 2 30 20 56 24 58 34
part ears = cloth a : o^ ~- 0 24 15 16 ; o_ pink 0 24 8 9 ; o^ ~- 24 14 13 14 ; o_ pink 24 14 7 8
part face = thread k : o_ k -8 44 3.4 3.4 ; o_ k -25 60 4 3.4 ; z_ k 1.4 -22 56 -40 50 ; z_ k 1.4 -22 60 -42 60 ; z_ k 1.4 -20 64 -38 70
scene stand

* twine-cat-scratcher | 6-8 9-12 13+ | Animals
topics cat, cats, my cat, for my cat, for our cat, kitten, scratching post, cat scratcher, scratcher, cat toy, cat furniture, pet, pets, animal shelter, upcycling, cardboard box, recycling
colors tan, red, blue
minutes 100 75 80
waits 120
mess low
heart rope: string, rope, cotton-cord = 30 ft
heart core: cardboard-tube, wood-scrap, log, chip-can, PVC-pipe, cardboard = 1
heart foot: cardboard-box, cardboard, pizza-box = 2
nice lure: pom-pom, felt, feather, yarn, fabric-scrap = 1
nice herb: catnip = 1
nice rug: old-sweater, felt, old-towel, fabric-scrap = 1
join glue: glue, waterproof-glue
join tape: masking-tape, duct-tape, tape
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil, marker
step foot: cut foot scissors ruler pencil by ttc
step block: glue foot glue > foot by ccc
step core: prepare core tape by ccc
step stand: glue core foot glue scissors > core by ttc
step start: glue rope core glue by ccc
step wind: roll rope core glue > rope by ccc
step end: tie rope scissors by tcc
step rug: glue rug foot glue scissors > rug by ccc
step lure: tie lure rope core > lure by ccc
step dry: dry core herb? by ccc
part foot = foot own : p^ kraft -84 58 84 58 96 82 -96 82 ; z_ umber 2 -92 70 92 70 ; z_ umber 2 -94 76 94 76
part rug = rug a : o^ ~ 0 66 70 9
part core = core own : r^ kraft 0 -8 52 136 4 ; o_ umber 0 -76 26 7
part rope = rope own : wound tan 0 -6 56 116 20
part lure = lure b : z_ tan 2 24 -72 54 -50 ; z_ tan 2 54 -50 54 -12 ; pompom red 54 -4 11
scene stand

* clay-chess-set | 9-12 13+ | -
extras game: paper, washi-tape
appeal 1
topics chess, chess set, chess club, board game, game night, family game night, strategy, sculpture, gift for grandpa, gift for dad
near checkers, kings and queens, knights, travel game, tournament
colors white, black, red
minutes 120 140
waits 1500
mess some
heart clay: air-dry-clay, polymer-clay, salt-dough = 2 lb
heart board: cardboard, foam-board, wood-scrap, pizza-box, cardboard-box, canvas = 1
heart colors: acrylic-paint, paint = 2 color
need tape: masking-tape, washi-tape, tape = 1 roll
need rule: ruler
nice felt: felt, craft-foam = 1 sheet
nice gloss: glue = 2 tbsp
join fix: glue when felt
tool pencil: pencil
tool poke: toothpick, wooden-skewer, plastic-knife, craft-stick
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home water
step portion: prepare clay rule by cc
step pawns: shape clay > pawns by cc
step towers: shape clay poke > towers by cc
step horses: shape clay poke water > horses by cc
step royals: shape clay poke water > royals by cc
step dry: dry clay by cc
step paint: paint colors clay brush by cc
step board: draw board rule pencil scissors > board by cc
step tape: paint tape colors board brush > squares by cc
step set: play clay board felt? fix? gloss? by cc
part board = board w : q^ tan 4 -70 10 70 10 96 88 -96 88 ; q_ w 2 -62 16 62 16 86 82 -86 82
part squares = colors k : p_ k -62 16 -38 16 -42 34 -68 34 ; p_ k -14 16 12 16 12 34 -15 34 ; p_ k 36 16 62 16 68 34 39 34 ; p_ k -42 34 -15 34 -17 56 -47 56 ; p_ k 12 34 39 34 43 56 13 56 ; p_ k -77 56 -47 56 -52 82 -86 82 ; p_ k -17 56 13 56 14 82 -18 82 ; p_ k 43 56 77 56 86 82 48 82
part towers = clay w : r^ w -66 4 24 44 3 ; p^ w -80 -18 -52 -18 -52 -30 -59 -30 -59 -24 -63 -24 -63 -30 -69 -30 -69 -24 -73 -24 -73 -30 -80 -30 ; r^ w -66 28 32 8 3
part horses = clay k : b^ k 60 30 62 4 48 4 44 -6 60 -26 68 -34 72 -26 84 -10 86 12 84 30 ; r^ k 72 30 36 8 3 ; o_ w 62 -12 2.4
part royals = clay w : b^ w -30 24 -24 -10 -30 -30 -10 -30 -16 -10 -10 24 ; r^ w -20 26 30 8 3 ; o^ w -20 -38 11 9 ; z w 4 -20 -62 -20 -46 ; z w 4 -27 -56 -13 -56 ; b^ k 12 24 18 -6 12 -24 34 -24 28 -6 34 24 ; r^ k 23 26 30 8 3 ; p^ k 9 -24 12 -46 18 -34 23 -50 28 -34 34 -46 37 -24
part pawns = clay w : o^ w -44 52 8 8 ; p^ w -52 76 -36 76 -40 58 -48 58 ; o^ k 30 58 8 8 ; p^ k 22 82 38 82 34 64 26 64
scene stand

* felt-softie-stitched | 6-8 9-12 13+ | Animals
extras puppet: button, tulle, flower, patch, fabric-scrap, paper-crown, party-hat, metallic-paper
appeal 3
topics felt animal, felt animals, softie, felt softie, stuffed animal, plush, plushie, soft toy, sewing, hand sewing, first sewing project, blanket stitch, gift for a friend, forest animals, button eyes
near australia, eucalyptus, africa, zoo, safari
variant koala | Animals | gray, white, black | koala, koalas
variant elephant | Animals, Jungle | gray, pink, white | elephant, elephants
variant bear | Animals | brown, cream, black or white, tan | bear, bears, teddy bear, panda
variant rabbit | Animals, Farm | white, pink, gray | rabbit, bunny, rabbits, bunnies, easter bunny
colors gray, white, black
minutes 100 100 120
mess low
heart felt: felt, old-sweater, fabric-scrap, denim, old-towel = 3 sheet
heart thread: embroidery-floss, sewing-thread, yarn = 12 ft
heart stuffing: pillow-stuffing, wool-roving, cotton-ball, fabric-scrap = 4 handful
need plan: paper, newspaper, packing-paper = 2 sheet
nice eyes: button, safety-eye, bead = 2
nice bow: ribbon, lace, yarn, fabric-scrap = 12 in
tool needle: needle
nice pins: pin, clothespin, binder-clip, paper-clip = 6
tool scissors: scissors, fabric-scissors
tool pencil: pencil, chalk, marker
step plan: draw plan pencil scissors by ccc
step cut: cut felt plan scissors pencil by tcc
step ears: sew felt thread needle > ears-k ears-e ears-b ears-r by tcc
step face: sew felt eyes? thread needle > face-k face-e face-b face-r eyes by tcc
step pin: prepare pins felt by ccc
step edge: sew felt thread needle > body seam by tcc
step fill: fill stuffing felt pencil by ccc
step close: sew felt thread needle by tcc
step bow: tie bow felt > bow by ccc
step keep: play felt by ccc
part ears-k@koala = felt a : om^ ~ 44 -56 26 24 ; om_ w 44 -54 15 14
part ears-e@elephant = felt a : bm^ ~ 30 -62 66 -70 84 -40 70 -10 38 -14 ; bm_ pink 42 -54 62 -58 72 -38 62 -20 44 -24
part ears-b@bear = felt a : om^ ~ 36 -66 18 18 ; om_ cream 36 -65 9 9
part ears-r@rabbit = felt a : om^ ~ 18 -76 12 24 ; om_ pink 18 -74 6 16
part body = felt a : b^ ~ -40 20 -30 0 30 0 40 20 62 34 60 48 44 46 44 70 60 82 50 94 20 92 0 84 -20 92 -50 94 -60 82 -44 70 -44 46 -60 48 -62 34 ; o^ ~ 0 -30 48 40 ; o_ b 0 52 26 28
part face-k@koala = felt c : o^ k 0 -22 10 16 ; l_ k 2.4 -8 -2 0 2 8 -2
part face-e@elephant = felt a : b^ gray- -10 -30 10 -30 12 6 20 20 6 26 -6 12 ; z_ gray 2 -8 -12 9 -12 ; z_ gray 2 -7 0 11 0
part face-b@bear = felt b : o^ cream 0 -16 20 16 ; o_ k 0 -22 7 5 ; l_ k 2.4 -8 -12 0 -8 8 -12
part face-r@rabbit = felt b : o_ pink 0 -22 6 5 ; l_ gray 2.4 -8 -12 0 -8 8 -12 ; z_ gray 1.4 -12 -20 -34 -24 ; z_ gray 1.4 12 -20 34 -24 ; z_ gray 1.4 -12 -16 -34 -14 ; z_ gray 1.4 12 -16 34 -14
part eyes = eyes k : button k -18 -38 6 ; button k 18 -38 6
part seam = thread w : stitch w -40 -22 -40 -40 3 ; stitch w -36 -52 -14 -64 4 ; stitch w 14 -64 36 -52 4 ; stitch w 40 -40 40 -22 3 ; stitch w -38 30 -38 66 5 ; stitch w 38 30 38 66 5 ; stitch w -46 86 -22 86 3 ; stitch w 22 86 46 86 3
part bow = bow c : p^ red 0 6 -18 -4 -18 16 ; p^ red 0 6 18 -4 18 16 ; o^ red 0 6 5 5
scene stand

* legionary-shield-and-helmet | 6-8 9-12 | -
extras worn: bay-leaf
extras head: bay-leaf, bottle-cap
appeal 3
topics ancient rome, rome, roman, romans, roman soldier, legionary, centurion, gladiator, shield, helmet, armor, julius caesar, history, school project, costume, school play
near latin, italy
colors red, gold, silver
minutes 75 90
waits 60
mess some
heart board: cardboard, cardboard-box, pizza-box = 1
heart crest: felt, construction-paper, crepe-paper, feather, tissue-paper, kitchen-sponge, yarn = 2 sheet
heart metal: aluminum-foil, metallic-paint, metallic-paper, duct-tape, foil-tray = 2 sheet
need boss: paper-plate, plastic-lid, paper-bowl, plastic-tub, cake-board = 1
need red: paint, acrylic-paint, construction-paper, felt, duct-tape, crepe-paper = 1 color
nice rivets: bottle-cap, button, sticker = 6
join glue: glue, glue-stick
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush when red=paint,acrylic-paint; metal=metallic-paint
tool scissors: scissors
tool pencil: pencil, marker
tool ruler: ruler
step shield: cut board scissors pencil ruler > shield by tc
step bend: fold board by tc
step red: paint red board glue brush? > red by cc
step wings: cut metal scissors pencil glue board brush? > wings by cc
step boss: shape boss board metal glue > boss by cc
step grip: tape board tape scissors by tc
step band: cut board scissors metal tape > helmet by tc
step crest: cut crest scissors tape glue > crest by cc
step rivets: glue rivets board glue > rivets by cc
step march: play board by cc
part shield = board tan : q^ tan 8 -88 -58 8 -58 8 86 -88 86
part red = red a : q_ red 6 -82 -52 2 -52 2 80 -82 80
part wings = metal gold : q_ gold 2 -82 -52 2 -52 2 -46 -82 -46 ; q_ gold 2 -82 74 2 74 2 80 -82 80 ; z_ gold 5 -40 -40 -40 -8 ; z_ gold 5 -40 36 -40 68 ; p_ gold -46 -30 -74 -38 -66 -26 -74 -20 -64 -14 -46 -18 ; p_ gold -34 -30 -6 -38 -14 -26 -6 -20 -16 -14 -34 -18 ; p_ gold -46 46 -64 42 -74 48 -66 54 -74 66 -46 58 ; p_ gold -34 46 -16 42 -6 48 -14 54 -6 66 -34 58
part boss = boss w : o^ silver -40 14 22 22 ; o_ gray -40 14 10 10
part rivets = rivets gold : d^ gold 3 -76 -44 -4 -44 -76 70 -4 70 -76 14 -4 14
part crest = crest a : b^ red 16 -42 24 -76 54 -96 84 -76 92 -42 80 -44 54 -62 28 -44 ; z_ red- 2 36 -56 26 -70 ; z_ red- 2 54 -62 54 -94 ; z_ red- 2 72 -56 82 -70
part helmet = board silver : b^ silver 20 2 22 -34 54 -60 86 -34 88 2 ; r^ silver- 54 2 76 8 3 ; b^ silver 24 6 40 6 44 24 40 44 30 40 ; b^ silver 84 6 68 6 64 24 68 44 78 40
scene stand

* taped-team-shirt | 6-8 9-12 13+ | Sports
topics team shirt, team, volleyball, basketball, soccer, baseball, track team, swim team, cheerleading, fan, fan shirt, jersey, jersey number, custom t-shirt, t-shirt, shirt, field day, camp shirt, class shirt
near fashion, sports day
colors blue, white, orange
minutes 60 45 50
waits 720
mess some
heart shirt: old-t-shirt, old-jersey, cloth-bag, bandana, pillowcase, apron = 1
heart tape: masking-tape, contact-paper, freezer-paper, electrical-tape, duct-tape = 1 roll
heart paint: fabric-paint, acrylic-paint = 2 color
need dab: kitchen-sponge, sponge-brush, cork, foam-roller, cotton-ball = 1
nice marker: fabric-marker, permanent-marker = 1
tool scissors: scissors
tool pencil: pencil, chalk
tool ruler: ruler
home cardboard
home plate
home towel
step board: prepare shirt cardboard by ccc
step lines: draw shirt pencil ruler by tcc
step tape: tape tape shirt scissors > tape by tcc
step press: prepare tape towel by ccc
step dab: print paint dab shirt plate > field by ccc
step second: print paint dab shirt > shade by ccc
step wait: dry shirt by ccc
step peel: prepare tape shirt > number by ccc
step name: draw marker shirt > name by ccc
step set: prepare shirt by ccc
part tape = shirt w : q^ w 6 -30 -72 30 -72 84 -44 70 -12 48 -22 48 84 -48 84 -48 -22 -70 -12 -84 -44 ; b_ cream -22 -72 0 -60 22 -72
part field = paint a : y_ ~ 0 16 42 46 16 0.1
part shade = paint c : y_ orange 14 34 24 24 12 0.15
part number = shirt w : z_ w 9 -22 -4 -22 36 ; z_ w 9 6 -4 26 -4 26 16 6 16 6 36 26 36
part name = marker k : z_ blue 5 -26 -44 -14 -44 ; z_ blue 5 -6 -44 6 -44 ; z_ blue 5 14 -44 26 -44
scene lay

* bug-watching-jar | 6-8 9-12 | Bugs, Nature
topics bug jar, bug house, bug viewer, bug catcher, insect jar, insects, insect, caterpillar, caterpillars, butterfly, butterflies, ladybug, ladybugs, firefly, fireflies, beetle, spider, entomologist, entomology, science, nature journal, observation, garden, scouts
near terrarium, summer camp
colors green, brown, yellow
minutes 35 40
mess low
place outdoors
heart jar: plastic-jar, glass-jar, milk-jug, plastic-bottle, plastic-tub = 1
heart veil: gauze, tulle, tights, net-bag, lace, coffee-filter = 1
heart band: rubber-band, hair-tie, string, sewing-elastic = 1
need bed: stick, leaf, grass, moss, bark, fern-frond = handful
nice drink: cotton-ball, moss, paper-towel = 1
nice book: notebook, index-card, graph-paper, paper = 1
nice label: price-tag, sticker, washi-tape, paint-marker = 1
nice brush: paintbrush, feather = 1
tool scissors: scissors
tool pencil: pencil, colored-pencil
home water
step wash: wash jar water > jar by cc
step veil: cut veil scissors by cc
step bed: arrange bed jar > bed by cc
step drink: prepare drink water jar > drink by cc
step label: decorate label jar > label by cc
step find: play jar brush? by tt
step close: build veil band jar > veil band by cc
step watch: draw book pencil > book by cc
step free: play jar by tt
part jar = jar own : jar light-blue+ -18 -66 104 156
part bed = bed own : l umber 6 -44 84 -16 -14 ; l umber 4 -28 26 -2 4 ; j^ green -16 -12 -46 -28 9 ; j^ green -6 6 22 -8 9 ; j^ green -32 44 -60 26 9 ; b_ green -62 86 -58 70 -38 76 -18 68 4 76 26 72 28 86
part drink = drink w : y w 14 70 12 9 7 0.2
part veil = veil w : b^ w -66 -44 -60 -72 24 -72 30 -44 22 -50 -18 -54 -58 -50 ; d_ gray 1 -48 -66 -36 -66 -24 -66 -12 -66 0 -66 12 -66 -42 -60 -30 -60 -18 -60 -6 -60 6 -60
part band = band own : z red 4 -60 -54 24 -54
part label = label w : r^ w -18 24 40 18 3 ; z_ k 2 -30 21 -6 21 ; z_ k 2 -30 27 -14 27
part book = book w : r^ w 66 46 54 70 3 8 ; o_ green 66 34 12 7 ; o_ green 80 36 8 7 ; z_ gray 1.6 50 58 82 62 ; z_ gray 1.6 49 66 76 70
scene stand

* pixel-face-boxes | 6-8 9-12 | -
extras box: crinkle-paper, tissue-paper
appeal 3
topics minecraft, minecraft birthday, minecraft party, minecraft craft, pixel, pixel art, pixel face, creeper, video game, video games, gaming, gamer, roblox, blocks, party favors, favor box, candy box, treat box, birthday party, game night
near slime, farm animals, iron giant
variant green | - | green, black, light green | monster, green monster
variant pig | Farm | pink, white, black | pig, pigs
variant robot | Robots | gray, red, black | robot, golem
colors green, black, light green
minutes 40 45
mess low
heart box: milk-carton, small-box, tissue-box, cereal-box = 2
heart skin: construction-paper, cardstock, origami-paper, felt, wrapping-paper = 3 sheet
need pixels: construction-paper, cardstock, origami-paper, sticker, felt, craft-foam, electrical-tape = 2 sheet
nice grid: graph-paper = 1 sheet
nice treats: candy, sticker, loom-band, marble, eraser = handful
nice handle: ribbon, paper-strip, pipe-cleaner = 2
join glue: glue-stick, glue
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step trim: cut box scissors by tc
step plan: draw grid pencil by cc
step wrap: glue skin box scissors glue > box by cc
step squares: cut pixels scissors ruler pencil by cc
step shades: glue pixels box glue > shades-g shades-p shades-r by cc
step face: glue pixels box glue > face-g face-p face-r by cc
step second: build box by cc
step handle: glue handle box glue > handle by cc
step fill: fill treats box > treats by cc
part handle = handle own : a^ yellow -48 -41.9 38.1 34 180 360 ; a^ yellow 50 -11.9 38.1 34 180 360
part treats = treats own : o^ red -64.3 -43.3 6.8 6.8 ; o^ yellow -46.6 -46 6.8 6.8 ; o^ blue -30.3 -43.3 6.8 6.8 ; o^ red 33.7 -13.3 6.8 6.8 ; o^ yellow 51.4 -16 6.8 6.8 ; o^ blue 67.7 -13.3 6.8 6.8
part box = skin a : r^ ~ -48 1.6 78.9 84.3 1.4 ; r^ ~ 50 31.6 78.9 84.3 1.4
part shades-g@green = pixels b : r_ light-green -79.3 -31 15 16.3 ; r_ dark-green -33 -32.4 15 15 ; r_ light-green -16.7 -1.1 15 15 ; r_ dark-green -79.3 15.2 15 15 ; r_ light-green -63 32.9 15 15 ; r_ dark-green -24.9 32.9 15 15 ; r_ light-green 18.7 -1 15 16.3 ; r_ dark-green 65 -2.4 15 15 ; r_ light-green 81.3 28.9 15 15 ; r_ dark-green 18.7 45.2 15 15 ; r_ light-green 35 62.9 15 15 ; r_ dark-green 73.1 62.9 15 15
part shades-p@pig = pixels b : r_ pink+ -79.3 -31 15 16.3 ; r_ pink- -33 -32.4 15 15 ; r_ pink+ -16.7 32.9 15 15 ; r_ pink- -79.3 32.9 15 15 ; r_ pink+ 18.7 -1 15 16.3 ; r_ pink- 65 -2.4 15 15 ; r_ pink+ 81.3 62.9 15 15 ; r_ pink- 18.7 62.9 15 15
part shades-r@robot = pixels b : r_ silver -79.3 -31 15 16.3 ; r_ gray- -33 -32.4 15 15 ; r_ silver -16.7 15.2 15 15 ; r_ green -79.3 24.7 8.2 23.1 ; r_ green -71.1 32.9 8.2 8.2 ; r_ silver 18.7 -1 15 16.3 ; r_ gray- 65 -2.4 15 15 ; r_ silver 81.3 45.2 15 15 ; r_ green 18.7 54.7 8.2 23.1 ; r_ green 26.9 62.9 8.2 8.2
part face-g@green = pixels c : r_ k -67 -12 17.7 17.7 ; r_ k -29 -12 17.7 17.7 ; r_ k -48 8.4 20.4 23.1 ; r_ k -62.3 22 9.5 24.5 ; r_ k -33.7 22 9.5 24.5 ; r_ k 31 18 17.7 17.7 ; r_ k 69 18 17.7 17.7 ; r_ k 50 38.4 20.4 23.1 ; r_ k 35.7 52 9.5 24.5 ; r_ k 64.3 52 9.5 24.5
part face-p@pig = pixels c : r_ w -77.9 -10.6 15 15 ; r_ k -65.7 -10.6 12.2 15 ; r_ w -18.1 -10.6 15 15 ; r_ k -30.3 -10.6 12.2 15 ; r_ pink- -48 12.5 35.4 23.1 ; r_ brown -58.9 12.5 9.5 12.2 ; r_ brown -37.1 12.5 9.5 12.2 ; r_ w 20.1 19.4 15 15 ; r_ k 32.3 19.4 12.2 15 ; r_ w 79.9 19.4 15 15 ; r_ k 67.7 19.4 12.2 15 ; r_ pink- 50 42.5 35.4 23.1 ; r_ brown 39.1 42.5 9.5 12.2 ; r_ brown 60.9 42.5 9.5 12.2
part face-r@robot = pixels c : r_ k -48 -24.2 51.7 6.8 ; r_ red -64.3 -12 13.6 12.2 ; r_ red -31.7 -12 13.6 12.2 ; r_ tan -48 4.3 15 34 ; r_ k -48 32.9 34 5.4 ; r_ k 50 5.8 51.7 6.8 ; r_ red 33.7 18 13.6 12.2 ; r_ red 66.3 18 13.6 12.2 ; r_ tan 50 34.3 15 34 ; r_ k 50 62.9 34 5.4
scene stand

* string-winch-truck | 6-8 9-12 | Transportation
extras world Transportation: spool, small-box, dry-pasta, modeling-clay, dice, nuts-and-bolts, broken-crayon, masking-tape, chestnut, plastic-cup, metal-washer, pipe-cleaner
extras machine: buckle, bread-tag, sticker, masking-tape, washi-tape, nuts-and-bolts, metal-washer, dried-lentil, cardboard-letter, paper-straw, plastic-straw, craft-foam, cellophane, construction-paper, coin, bell, candy-wrapper, ping-pong-ball
topics truck, tow truck, crane, crane truck, construction, construction vehicles, construction site, winch, pulley, simple machines, machines, engineering, stem, vehicles, recycling
near monster truck, cars
colors yellow, red, black
minutes 60 75
waits 30
mess some
heart box: cardboard-box, shoebox, small-box, milk-carton, cereal-box = 1
heart wheels: bottle-cap, plastic-lid, metal-lid, toy-wheel, spool, cardboard = 4
heart rods: dowel, wooden-skewer, pencil, chopstick, balloon-stick = 3
heart line: string, yarn, cotton-cord, shoelace = 3 ft
need hook: paper-clip, pipe-cleaner, twist-tie, craft-wire = 1
need boom: craft-stick, cardboard, ruler, paper-straw = 2
nice paint: paint, acrylic-paint, construction-paper, spray-paint = 2 color
nice lights: sticker, button, bottle-cap, sequin = 2
join tape: tape, masking-tape, duct-tape
join glue@6-8: glue
join glue@9-12: glue, waterproof-glue
tool brush: paintbrush when paint=paint,acrylic-paint
tool scissors: scissors
tool pencil: pencil
step cab: cut box scissors pencil > box by tc
step paint: decorate paint box brush? > coat by cc
step holes: poke box pencil by tc
step axles: build rods box by cc
step wheels: glue wheels rods glue > wheels by tc
step boom: tape boom box tape > boom by cc
step winch: build rods box > winch by tc
step line: tie line rods hook tape > line by cc
step lights: glue lights box glue > lights by cc
step lift: play line hook by cc
part boom = boom own : l^ wood 8 -14 14 -74 -86 ; l wood- 4 -34 14 -74 -84
part line = line own : z_ w 2.5 -78 -84 -78 -16 ; z_ w 2.5 -74 -84 14 14 ; l_ silver 3 -78 -16 -72 -6 -80 0 -86 -6
part box = box own : q^ kraft 5 -70 14 22 14 22 -40 62 -40 84 8 84 54 -70 54
part coat = paint a : q_ ~ 4 -67 17 25 17 25 -37 60 -37 81 9 81 51 -67 51 ; q_ light-blue 3 34 -30 56 -30 70 4 34 4 ; r_ ~- -22 36 86 6
part winch = rods own : o^ wood 12 14 8 8 ; z wood 4 12 14 26 2
part wheels = wheels k : o^ k -42 62 22 ; o_ gray -42 62 11 ; o_ w -42 62 4 ; o^ k 50 62 22 ; o_ gray 50 62 11 ; o_ w 50 62 4
part lights = lights own : o_ red -66 26 4 6 ; o_ yellow 79 30 5 7
scene stand
`;
