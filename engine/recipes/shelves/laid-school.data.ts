export const shelf = `
* crossed-stick-eye | 6-8 9-12 13+ | Nature
extras hanging: feather, yarn, bell, bead, felt-ball, string, embroidery-floss, leaf, charm, lavender
topics god's eye, gods eye, ojo de dios, eye of god, weaving, yarn craft, camp, summer camp, camping, wall hanging, hispanic heritage month, hispanic heritage, mexico, sticks, scouts
near forest, woods
colors orange, teal, yellow, red
minutes 35 50 60
mess low
heart sticks: stick, dowel, driftwood, bamboo = 2
heart yarn: yarn, raffia, cotton-cord, embroidery-floss = 3 color
nice hang: pinecone, acorn, feather, seashell, wooden-bead, bell = 3
nice leaves: leaf, fern-frond, pressed-flower, fake-leaf = 3
nice glue: glue
tool scissors: scissors
step cross: tie sticks yarn > cross by tcc
step start: weave yarn sticks > eye-a by ccc
step round: weave yarn sticks > eye-b by ccc
step change: tie yarn scissors > eye-c by tcc
step ridge@9-12,13+: weave yarn sticks by cc
step loop: tie yarn sticks scissors > loop by ccc
step hang: tie hang yarn sticks scissors > hang by tcc
step leaves: decorate leaves sticks yarn glue? > leaves by ccc
part loop = yarn b : l ~ 2.6 0 -84 -10 -99 10 -99 0 -84
part hang = hang brown : l b 2.4 -72 -18 -72 34 ; l b 2.4 0 54 0 66 ; l b 2.4 72 -18 72 34 ; o ~ -72 46 9 13 ; o ~- -72 42 7 5 ; o ~ 0 79 9 13 ; o ~- 0 75 7 5 ; o ~ 72 46 9 13 ; o ~- 72 42 7 5
part cross = sticks brown : l ~ 8 0 -86 1 0 0 54 ; l ~ 8 -76 -18 0 -19 76 -18
part eye-a = yarn a : p ~ 0 -44 26 -18 0 8 -26 -18 ; z_ a- 4.6 0 -22 4 -18 0 -14 -4 -18 0 -22 ; z_ a- 4.6 0 -27.6 9.6 -18 0 -8.4 -9.6 -18 0 -27.6 ; z_ a- 4.6 0 -33.2 15.2 -18 0 -2.8000000000000007 -15.2 -18 0 -33.2 ; z_ a- 4.6 0 -38.8 20.799999999999997 -18 0 2.799999999999997 -20.799999999999997 -18 0 -38.8
part eye-b = yarn b : z_ b 4.6 0 -46 28 -18 0 10 -28 -18 0 -46 ; z_ b 4.6 0 -50.8 32.8 -18 0 14.799999999999997 -32.8 -18 0 -50.8 ; z_ b 4.6 0 -55.599999999999994 37.599999999999994 -18 0 19.599999999999994 -37.599999999999994 -18 0 -55.599999999999994
part eye-c = yarn c : z_ c 4.6 0 -61 43 -18 0 25 -43 -18 0 -61 ; z_ c 4.6 0 -65.8 47.8 -18 0 29.799999999999997 -47.8 -18 0 -65.8 ; z_ c 4.6 0 -70.6 52.599999999999994 -18 0 34.599999999999994 -52.599999999999994 -18 0 -70.6 ; z_ b 4.6 0 -75 57 -18 0 39 -57 -18 0 -75 ; z_ b 4.6 0 -79.8 61.8 -18 0 43.8 -61.8 -18 0 -79.8
part leaves = leaves green : leaf ~ 0 -78 22 -92 8 ; leaf ~+ -70 -18 -94 -34 8 ; leaf ~ 70 -18 94 -34 8
scene hang

* feather-stick-dragon | 4-5 6-8 9-12 | Fantasy, Fairy Tales
extras world Fantasy: cardboard, cardboard-box, shoebox, button, coin, candy-wrapper, construction-paper, egg-carton, play-dough, metallic-paper, tissue-paper, cork-sheet, flashlight
appeal 1
topics dragon, dragons, fire dragon, how to train your dragon, saint george, year of the dragon, mythical creatures
near knights, chinese dragon, feathers
colors green, red, yellow free
minutes 35 45 55
waits 45
mess some
heart sticks: craft-stick = 6
heart wings: feather, tissue-paper, fake-leaf, leaf = 4
need color: paint, acrylic-paint, marker = 2 color
nice eyes: bead, googly-eye, button, sequin, wooden-bead = 2
nice tail: ribbon, crepe-paper, yarn, pipe-cleaner = 12 in
nice scales@6-8,9-12: sequin, glitter-glue, stick-on-gem, pom-pom = handful
join glue: glue
tool brush: paintbrush, sponge-brush
tool pen: marker, pencil
tool scissors: scissors
step color: paint color sticks brush by ccc
step body: glue sticks glue > body by tcc
step head: glue sticks glue scissors > head by tcc
step dry: dry sticks by ccc
step wings: glue wings sticks glue > wings by ccc
step tail: glue tail sticks glue scissors > tail by tcc
step eyes: glue eyes sticks glue > eyes by ccc
step scales@6-8,9-12: decorate scales sticks glue > scales by cc
step face: draw pen sticks > face by ccc
step fly: play sticks by ccc
part tail = tail b : l ~ 6 34 58 56 66 66 82 84 78 92 92
part wings = wings b : feather ~ 4 6 -60 -34 15 ; feather ~- 6 16 -76 -6 14 ; feather ~ 18 0 76 -52 15 ; feather ~- 20 10 88 -22 14
part body = sticks own paint color a : stick ~ -24 -34 34 66 13 ; stick ~ -12 -40 42 52 13 ; stick ~ -34 -24 24 74 13
part head = sticks own paint color a : stick ~ -64 -40 4 -58 13 ; stick ~ -66 -28 2 -42 13 ; p ~- -4 -60 8 -84 14 -56 ; p ~- -18 -62 -12 -84 -2 -60
part scales = scales c : d_ ~ 4.5 -14 -18 -2 0 8 18 18 36 26 50
part face = pen k : k -20 -50 4.5 ; z_ k 2.5 -64 -34 -30 -42 ; d_ k 1.8 -60 -43 -55 -44 ; p_ w -56 -35 -50 -36 -53 -28 ; p_ w -44 -38 -38 -40 -41 -31
part eyes = eyes own : e -20 -51 7
scene lay

* masked-planets | 4-5 6-8 9-12 | Space
appeal 3
topics planets, solar system, galaxy, outer space, night sky, stars, starry sky, milky way, universe, splatter painting, toothbrush painting, astronomy, stargazing, moon
near constellations, chalk art
colors navy, white, orange, light blue
minutes 30 35 45
waits 30
mess lots
heart night: construction-paper, paper, cardstock, packing-paper, canvas = 1 sheet
heart brush: toothbrush = 1
heart stars: paint, acrylic-paint, glow-paint = 1 color
heart glow: chalk, oil-pastel, colored-pencil, glow-paint, acrylic-paint, paint = 2 color
need mask: plastic-lid, metal-lid, cardstock, cereal-box, cardboard, paper, paper-plate = 3
need ground: acrylic-paint, paint = 1 color when night=canvas
tool fine: paintbrush, cotton-swab when glow=acrylic-paint,paint,glow-paint; night=canvas
nice wipe: paper-towel, cotton-pad, tissue, cotton-swab = 1
home newspaper: = 3 page
home saucer
home water
tool scissors: scissors when mask!=plastic-lid,metal-lid
step cover: prepare newspaper night ground? fine? by tcc
step circles: prepare mask scissors by tcc
step lay: arrange mask night > night by ccc
step spatter: paint brush stars saucer water night > stars by ccc
step dry: dry night by ccc
step lift: prepare mask by ccc
step shade: color glow night wipe? fine? > planets by ccc
step rings@6-8,9-12: draw glow night > rings by cc
step moons: draw glow night > moons by ccc
part night = night a : r^ a 0 0 184 176 3
part stars = stars w : d_ w 1.6 -75 -16 72 49 6 -37 -56 -65 -49 70 -33 21 65 -68 1 -53 -5 -67 75 60 8 -33 70 12 66 57 1 -14 17 -11 54 -75 -78 21 86 -50 23 -37 -25 40 -31 10 70 -65 -75 -44 -79 32 68 75 40 75 -83 -35 80 45 -15 73 21 52 -10 -60 -20 76 -29 -80 -78 -54 49 -23 83 -12 -50 -72 -76 -54 -79 -2 -43 82 -65 5 47 -15 84 -4 -80 -13 -43 64 57 0 -81 -40 -46 61 -62 -74 74 11 84 -16 -1 -67 -50 61 69 70 -28 26 -40 69 78 -70 81 76 29 -75 69 -61 ; d_ w 2.6 79 27 -74 -53 41 68 -47 -79 71 -78 63 -61 64 -48 29 -27 -5 4 -80 -75 16 -2 -82 54 55 -66 7 -19 48 -30 78 -65
part planets = glow c : o_ c -38 -30 34 34 ; a_ c+ -38 -30 30 20 130 300 ; a_ c- -38 -30 33 24 -50 110 ; o_ d 44 30 26 26 ; a_ d+ 44 30 22 14 130 300 ; a_ d- 44 30 25 18 -50 110 ; o_ yellow 40 -52 15 15 ; a_ yellow- 40 -52 14 9 -50 110
part rings = glow w : l_ d+ 4 8 40 24 42 60 28 80 14 ; l_ w 2.5 6 46 30 48 66 32 84 16
part moons = glow w : o_ w -64 44 7 7 ; o_ d+ -6 62 5 5 ; o_ c+ 76 -14 4 4
scene hang

* bottle-rain-gauge | 6-8 9-12 | Weather, Nature
topics rain gauge, rain, rainy day, weather station, rainfall, water cycle, meteorologist, meteorology, weather journal, measuring, april showers, science, science fair, garden
near storm
colors blue, red, black
minutes 30 40
mess low
heart bottle: plastic-bottle = 1
heart scale: ruler = 1
need stones: pebble, stone, sand, marble = 1 cup
need pen: permanent-marker, paint-marker = 1 color
need tape: tape, duct-tape, electrical-tape, masking-tape = 1 roll
nice notes: notebook, index-card, graph-paper, paper = 1
home water
tool scissors: scissors
step cut: cut bottle scissors > bottle by gt
step edge: tape bottle tape scissors > edge by cc
step stones: fill stones bottle > stones by cc
step zero: fill water bottle pen > water zero by cc
step strip: tape tape bottle > strip by cc
step marks: draw scale pen bottle > marks by cc
step funnel: build bottle tape > funnel by cc
step place: arrange bottle by cc
step read: test bottle notes? by cc
part bottle = bottle own : q^ ~ 12 -42 -40 42 -40 42 92 -42 92 ; q_ ~+ 5 -34 -34 -24 -34 -24 84 -34 84
part water = water light-blue : r_ light-blue 0 80 80 20
part stones = stones gray : d_ gray 8 -32 84 -16 86 0 84 16 86 32 84 ; d_ gray- 7 -24 76 -8 77 8 76 25 77 ; d_ gray+ 6 -34 80 -1 79 34 80
part zero = pen k : z_ red 3 -40 70 40 70
part strip = tape w : r_ w 22 20 22 104 2
part marks = pen k : z_ k 2.2 14 70 28 70 ; z_ k 1.6 14 61 22 61 ; z_ k 2.2 14 52 28 52 ; z_ k 1.6 14 43 22 43 ; z_ k 2.2 14 34 28 34 ; z_ k 1.6 14 25 22 25 ; z_ k 2.2 14 16 28 16 ; z_ k 1.6 14 7 22 7 ; z_ k 2.2 14 -2 28 -2 ; z_ k 1.6 14 -11 22 -11 ; z_ k 2.2 14 -20 28 -20
part edge = tape a : r_ ~ 0 -38 86 9 3
part funnel = bottle own : p^ ~-- -42 -44 42 -44 13 -6 -13 -6 ; r ~-- 0 2 24 20 3 ; p_ ~ -34 -42 -22 -42 -6 -8 -11 -8 ; r_ ~ 0 -44 88 7 3
scene stand

* orange-twig-mobile | 6-8 9-12 13+ | Seasons, Nature
extras hanging: cinnamon-stick, eucalyptus, leaf, bell, fake-leaf, lavender, raffia, crystal, wooden-craft-shape
topics dried orange, dried oranges, orange slices, autumn, fall, winter, winter solstice, solstice, christmas decorations, christmas, yule, natural decorations, garland, mobile, thanksgiving, advent, harvest, cottagecore
near kwanzaa
colors orange, brown, dark green
minutes 40 50 60
mess low
heart slices: dried-orange-slice = 5
heart stick: stick, driftwood, dowel, pine-branch = 1
need thread: embroidery-floss, string, yarn, sewing-thread, cotton-cord, raffia = 10 ft
nice charms: cinnamon-stick, pinecone, acorn, chestnut, bay-leaf, leaf, eucalyptus, pine-branch, wooden-bead, bell, cork = 4
nice needle: needle
tool scissors: scissors
step cut: cut thread scissors by ccc
step hole: sew needle slices by tcc
step thread: thread thread slices > slices by tcc
step charms: tie charms thread > charms by ccc
step hang: tie thread stick > stick by ccc
step order: arrange slices by ccc
step loop: tie thread stick scissors > loop by ccc
step balance: test stick slices by ccc
part loop = thread cream : l ~ 2.6 -66 -70 -20 -97 20 -97 66 -70
part stick = stick brown : l ~ 8 -92 -66 -40 -70 20 -66 92 -72 ; l ~ 4 50 -70 62 -86
part slices = slices orange : z cream 2 -70 -66 -70 40 ; z cream 2 -36 -68 -36 4 ; z cream 2 0 -67 0 62 ; z cream 2 36 -68 36 4 ; z cream 2 70 -70 70 40 ; o ~ -70 40 17 17 ; o_ cream -70 40 14 14 ; f_ orange+ -70 40 8 12 5 ; o ~ -36 4 17 17 ; o_ cream -36 4 14 14 ; f_ orange+ -36 4 8 12 5 ; o ~ 0 62 17 17 ; o_ cream 0 62 14 14 ; f_ orange+ 0 62 8 12 5 ; o ~ 36 4 17 17 ; o_ cream 36 4 14 14 ; f_ orange+ 36 4 8 12 5 ; o ~ 70 40 17 17 ; o_ cream 70 40 14 14 ; f_ orange+ 70 40 8 12 5
part charms = charms brown : r ~ -70 -12 9 30 3 ; r_ ~- -70 -12 3 28 2 ; o ~ 0 -10 11 14 ; o_ ~- 0 -15 9 6 ; r ~ 70 -12 9 30 3 ; r_ ~- 70 -12 3 28 2 ; o ~ -36 -40 8 9 ; o ~ 36 -40 8 9
scene hang

* shirt-cape-emblem | 4-5 6-8 9-12 13+ | Superheroes
extras worn: ric-rac, glitter-glue, stick-on-gem, sequin, patch, felt-sticker, embroidery-floss
appeal 3
topics cape, hero cape, superhero cape, hero shirt, superhero shirt, costume, dress up, hero costume, cosplay, halloween costume, halloween, upcycling, upcycled clothes, no sew
near secret identity
colors red, yellow, blue
minutes 45 35 45 60
mess low
heart shirt: old-t-shirt, pillowcase, old-jersey = 1
heart pens: fabric-marker, fabric-paint, permanent-marker = 2 color
need board: cardboard, cereal-box, pizza-box = 1 piece
need pins: hook-and-loop-tape, pin, clothespin = 2
nice layer@4-5,6-8,9-12: felt, felt-sticker, denim = 1 sheet
nice edge: duct-tape, ribbon, ric-rac = 4 ft
join fix@4-5,6-8,9-12: glue, glue-gun, tape when layer
tool scissors: scissors
tool pencil: pencil, chalk
step idea: draw pencil board by tccc
step template: cut board scissors by gtcc
step cape: cut shirt scissors > cape by gtcc
step trace: draw shirt board pencil by tccc
step fill: color pens shirt board > emblem by cccc
step line: color pens shirt > line by tccc
step layer@4-5,6-8,9-12: glue layer shirt scissors fix > layer by tcc
step edge: decorate edge shirt scissors > edge by tccc
step heat@13+: dry shirt by c
step pins: build pins shirt > pins by gtcc
step test: play shirt by tccc
part cape = shirt a : b^ ~ -34 -86 0 -78 34 -86 46 -60 66 20 84 88 40 80 0 92 -40 80 -84 88 -66 20 -46 -60 ; l_ ~- 3 -30 -60 -44 20 -48 78 ; l_ ~- 3 30 -60 44 20 48 78 ; l_ ~+ 2.5 -12 -66 -16 -40 ; l_ ~+ 2.5 12 -66 16 -40
part edge = edge b : l_ ~ 7 -80 84 -40 76 0 88 40 76 80 84 ; l_ ~ 5 -82 82 -64 20 -44 -60 ; l_ ~ 5 82 82 64 20 44 -60
part emblem = pens b : p_ b 0 -38 40 -22 34 28 0 54 -34 28 -40 -22
part line = pens k : p_ c 8 -22 -18 12 -2 12 -8 36 18 0 2 0 ; z_ c 4 0 -40 41 -23 35 29 0 56 -35 29 -41 -23 0 -40
part layer = layer c : p^ ~ 8 -18 -12 12 -2 12 -8 36 18 0 2 0
part pins = pins own : o ~ -34 -80 5 ; o ~ 34 -80 5
scene hang

* wired-tin-robot | 9-12 13+ | Robots
extras machine: button, metal-washer, keycap, snap-fastener, stick-on-gem, sequin, rubber-band, copper-tape, coin, sticker, dry-pasta, bread-tag, candy-wrapper, bottle-cap
extras world Robots: nuts-and-bolts, button, metal-washer, puzzle-piece, modeling-clay, aluminum-foil, graph-paper, flower, letter-bead, pipe-cleaner, cookie-tin, peg-doll, craft-foam, keycap, copper-tape, old-key, rubber-band, vinyl-record
appeal 1
topics robot, tin can robot, android, recycling, recycled art, junk robot, metal, machine, engineer, inventor, earth day, steampunk, droid, sardine tin, junk, junk sculpture, junk art, found object, scrap metal
colors silver, red, black free
minutes 50 60
mess low
heart can: can, cookie-tin, soda-can = 1
heart bits: nuts-and-bolts, metal-washer, bottle-cap, metal-lid, old-key = handful
heart wire: craft-wire, pipe-cleaner = 6 ft
nice eyes: googly-eye, button, bottle-cap = 2
nice keys: old-key, metal-washer, charm = 3
nice rivets: metal-washer, bottle-cap, nuts-and-bolts = 4
nice pen: permanent-marker, paint-marker = 1 color
need tape: tape, electrical-tape, duct-tape = 1 roll
tool pencil: pencil
tool pliers@13+: pliers
tool cutter@9-12: scissors
step rim: prepare can tape > can rim by gc
step belt: build wire can > belt by cc
step arms: thread bits wire > arms by cc
step hands: fold wire > hands by cc
step spring: roll wire pencil can tape > antenna by cc
step chest: tape bits tape can rivets? keys? > chest by cc
step eyes: tape eyes can tape > eyes by cc
step face: draw pen can > face by cc
step cut@9-12: cut wire cutter by t
step snip@13+: prepare wire pliers by c
step move: play wire by cc
part arms = wire gray : l ~ 4 -44 -6 -66 4 -76 26 -78 44 ; l ~ 4 44 -6 66 4 76 -14 80 -34 ; d ~- 7 -60 0 -71 14 -77 32 60 0 70 -4 77 -20 ; d_ k 2.4 -60 0 -71 14 -77 32 60 0 70 -4 77 -20
part hands = wire gray : a ~ -80 54 11 8 200 520 ; a ~ 82 -44 11 8 -30 250
part antenna = wire gray : l ~ 3 -16 -66 -16 -74 -22 -78 -10 -82 -22 -86 -10 -90 -16 -96 ; l ~ 3 16 -66 16 -74 10 -78 22 -82 10 -86 22 -90 16 -96
part can = can own : q^ ~ 6 -46 -62 46 -62 46 88 -46 88 ; r_ ~- 40 14 10 146 ; r_ ~+ -36 14 7 146 ; z_ ~- 2 -46 76 46 76 ; z_ ~- 2 -46 82 46 82 ; z_ ~- 2 -46 -54 46 -54
part rim = tape b : r_ ~ 0 84 92 8 3
part belt = wire gray : r_ ~ 0 -6 94 4 ; r_ ~ 0 1 94 4
part chest = bits gray : o ~ -20 36 11 11 ; o_ k -20 36 5 5 ; o ~ 6 36 8 8 ; o_ k 6 36 3 3 ; o ~ 26 36 8 8 ; o_ k 26 36 3 3 ; r ~ 0 60 44 8 3 ; s ~ -24 60 6 8 7
part face = pen k : r_ k 0 -20 40 11 4 ; z_ w 2 -10 -25 -10 -15 ; z_ w 2 0 -25 0 -15 ; z_ w 2 10 -25 10 -15 ; o_ k -18 -42 9 9 ; o_ k 18 -42 9 9 ; o_ w -18 -42 6 6 ; o_ w 18 -42 6 6
part eyes = eyes own : e -18 -42 10 ; e 18 -42 10
scene stand

* wick-bottle-planter | 6-8 9-12 13+ | Nature
extras pot: craft-stick, toy-animal, snail-shell, peg-doll, paint-chip, plastic-spoon, washi-tape
topics planter, self-watering planter, recycling, recycling week, recycle, reduce reuse recycle, earth day, plants, planting, gardening, garden, seeds, seedlings, spring, herbs, windowsill garden, science, plant life cycle, upcycling
colors green, brown, orange
minutes 35 40 45
mess some
heart bottle: plastic-bottle = 1
heart soil: soil = 2 cup
heart plant: seed, grass-seed, potted-plant, fresh-herb, dried-bean, ivy = 1
need wick: string, yarn, cotton-cord, old-t-shirt, fabric-scrap = 12 in
nice pens: permanent-marker, paint-marker, acrylic-paint = 2 color
nice rim: washi-tape, electrical-tape, duct-tape, tape = 1 roll
nice drain: pebble, stone = handful
home water
tool scissors: scissors
tool spoon: metal-spoon, plastic-spoon, wooden-spoon
step cut: cut bottle scissors > bottle by gtt
step rim: tape rim bottle scissors > rim by ccc
step face: draw pens bottle > face by ccc
step wick: tie wick bottle scissors > wick by tcc
step soil: fill soil bottle spoon > soil by ccc
step plant: fill plant soil > plant by ccc
step drain: fill drain bottle > drain by ccc
step water: fill water bottle > water by ccc
step stack: build bottle by ccc
step watch: test bottle by ccc
part plant = plant green : l dark-green 3 0 -30 -2 -56 -10 -74 ; l dark-green 3 0 -30 4 -58 14 -70 ; leaf green -8 -72 -30 -88 9 ; leaf light-green -6 -64 14 -92 9 ; leaf green 12 -66 38 -78 9 ; leaf dark-green -2 -50 -26 -54 8 ; leaf dark-green 3 -48 26 -50 8
part bottle = bottle own : q^ ~ 12 -46 16 46 16 44 92 -44 92 ; p^ ~ -50 -34 50 -34 46 2 14 34 14 48 -14 48 -14 34 -46 2 ; q_ ~+ 4 -38 24 -30 24 -30 84 -36 84
part rim = rim c : r_ ~ 0 18 94 8 3 ; r_ ~ 0 -34 102 8 3
part soil = soil brown : p_ ~ -46 -26 46 -26 42 0 12 32 -12 32 -42 0 ; d_ ~- 2.4 -24 -14 -6 -8 12 -16 26 -8 4 6
part wick = wick cream : l_ ~ 4 0 20 -3 44 4 62 -2 80
part water = water light-blue : r_ light-blue 0 74 82 28 4
part drain = drain gray : d_ gray 6 -30 84 -14 85 16 85 31 83
part face = pens c : f_ c -26 44 5 9 4 ; f_ a 26 44 5 9 4 ; f_ c 26 70 5 9 4 ; f_ a -26 70 5 9 4
scene stand

* snowflake-stick-mobile | 6-8 9-12 13+ | Seasons, Weather
extras hanging: sequin, stick-on-gem, glitter-glue, crystal, bell, aluminum-foil, paper-doily, wool-roving, tinsel
topics snowflake, snowflakes, snow, winter, snow day, frozen, ice, paper snowflakes, winter decorations, mobile, first snow, winter solstice, christmas decorations, january
colors white, light blue, silver
minutes 35 45 55
mess low
heart paper: paper, origami-paper, coffee-filter, tissue-paper = 3 sheet
heart stick: stick, dowel, driftwood, hanger, wooden-spoon = 1
need thread: string, yarn, embroidery-floss, ribbon, fishing-line, sewing-thread = 8 ft
nice beads: bead, wooden-bead, bell, sequin = 6
nice sparkle: glitter-glue, gel-pen, metallic-pen, stick-on-gem = 1
tool scissors: scissors
tool pencil: pencil
step square: cut paper scissors by ccc
step fold: fold paper by tcc
step snip: cut paper scissors > flakes by ccc
step open: fold paper by ccc
step sparkle: decorate sparkle paper > sparkle by ccc
step thread: tie thread paper pencil scissors > threads by ccc
step beads: thread beads thread > beads by ccc
step hang: tie thread stick > stick by tcc
step balance: test stick paper by ccc
part threads = thread cream : z ~ 2 -66 -66 -66 -16 ; z ~ 2 0 -66 0 14 ; z ~ 2 66 -66 66 -16
part stick = stick brown : stick ~ -88 -66 92 -66 8 ; l cream 2.4 -60 -66 -14 -97 14 -97 60 -66
part flakes = paper w : z ~ 4 -95 3 -37 37 ; z ~ 4 -66 -14 -66 54 ; z ~ 4 -37 3 -95 37 ; z ~ 3 -48 31 -38 27 ; z ~ 3 -48 31 -46 41 ; z ~ 3 -66 41 -58 48 ; z ~ 3 -66 41 -74 48 ; z ~ 3 -84 31 -86 41 ; z ~ 3 -84 31 -94 27 ; z ~ 3 -84 9 -94 13 ; z ~ 3 -84 9 -86 -1 ; z ~ 3 -66 -1 -74 -8 ; z ~ 3 -66 -1 -58 -8 ; z ~ 3 -48 9 -46 -1 ; z ~ 3 -48 9 -38 13 ; z ~ 4 -33 33 33 71 ; z ~ 4 -0 14 0 90 ; z ~ 4 33 33 -33 71 ; z ~ 3 20 64 31 60 ; z ~ 3 20 64 22 75 ; z ~ 3 0 76 9 83 ; z ~ 3 0 76 -9 83 ; z ~ 3 -20 64 -22 75 ; z ~ 3 -20 64 -31 60 ; z ~ 3 -20 40 -31 44 ; z ~ 3 -20 40 -22 29 ; z ~ 3 -0 28 -9 21 ; z ~ 3 -0 28 9 21 ; z ~ 3 20 40 22 29 ; z ~ 3 20 40 31 44 ; z ~ 4 37 3 95 37 ; z ~ 4 66 -14 66 54 ; z ~ 4 95 3 37 37 ; z ~ 3 84 31 94 27 ; z ~ 3 84 31 86 41 ; z ~ 3 66 41 74 48 ; z ~ 3 66 41 58 48 ; z ~ 3 48 31 46 41 ; z ~ 3 48 31 38 27 ; z ~ 3 48 9 38 13 ; z ~ 3 48 9 46 -1 ; z ~ 3 66 -1 58 -8 ; z ~ 3 66 -1 74 -8 ; z ~ 3 84 9 86 -1 ; z ~ 3 84 9 94 13
part sparkle = sparkle b : o_ ~ -66 20 5 5 ; o_ ~ 0 52 6 6 ; o_ ~ 66 20 5 5
part beads = beads b : o ~ -66 -38 6 6 ; o c -66 -26 5 5 ; o ~ 0 -24 6 6 ; o c 0 -11 5 5 ; o ~ 66 -38 6 6 ; o c 66 -26 5 5
scene hang

* cut-bag-lantern | 6-8 9-12 13+ | -
appeal 3
topics paper bag luminaries, paper bag lantern, lantern, luminaries, luminaria, halloween, haunted house, halloween decorations, jack o lantern, pumpkin, st martin's day, martinmas, diwali, dia de los muertos, day of the dead, las posadas, winter solstice, garden party, fall festival, night walk
near autumn
colors orange, black, yellow
minutes 35 45 55
waits 20
mess some
heart bag: paper-bag = 2
tool light: LED-candle, LED-tea-light, glow-stick, flashlight = 2
nice rim: hole-punch
nice paint: chalk-marker, paint-marker, paint, acrylic-paint, metallic-paint = 1 color
nice glow: tissue-paper, tracing-paper, crepe-paper = 1 sheet
nice handle: string, ribbon, yarn, craft-wire = 3 ft
need weight: sand, pebble, stone, salt, rice = 2 cup
join glue: glue, glue-stick
tool pencil: pencil
tool brush: paintbrush, sponge-brush when paint=paint,acrylic-paint,metallic-paint
tool scissors: scissors
step fold: fold bag by ccc
step draw: draw pencil bag by ccc
step cut: cut bag scissors > face by ccc
step paint: decorate paint brush bag > trim by ccc
step dry: dry bag by ccc
step glow: glue glow bag glue scissors > glow by ccc
step cuff: fold bag rim? > bag by ccc
step handle: poke handle bag scissors > handle by tcc
step weight: fill weight bag by ccc
step light: test light bag > light by gcc
part handle = handle cream : l ~ 3 -46 -56 -20 -96 20 -96 46 -56
part bag = bag own : p^ ~ -54 -58 54 -58 58 86 -58 86 ; r_ ~- 0 -52 108 12 ; p_ ~- 40 -46 54 -46 58 86 46 86
part face = bag k : p_ k -34 10 -8 10 -21 -14 ; p_ k 34 10 8 10 21 -14 ; p_ k -5 30 5 30 0 20 ; p_ k -38 40 -24 48 -18 42 -6 50 0 43 6 50 18 42 24 48 38 40 28 62 10 68 -10 68 -28 62
part glow = glow a : p_ orange -34 10 -8 10 -21 -14 ; p_ orange 34 10 8 10 21 -14 ; p_ orange -5 30 5 30 0 20 ; p_ orange -38 40 -24 48 -18 42 -6 50 0 43 6 50 18 42 24 48 38 40 28 62 10 68 -10 68 -28 62
part light = light yellow : p_ yellow+ -34 10 -8 10 -21 -14 ; p_ yellow+ 34 10 8 10 21 -14 ; p_ yellow+ -5 30 5 30 0 20 ; p_ yellow+ -38 40 -24 48 -18 42 -6 50 0 43 6 50 18 42 24 48 38 40 28 62 10 68 -10 68 -28 62 ; o_ cream 0 54 10 9
part trim = paint b : z_ ~ 4 -52 -36 52 -36 ; d_ ~ 3 -44 -26 -30 -26 -16 -26 0 -26 16 -26 30 -26 44 -26 ; z_ ~ 4 -54 78 54 78
scene stand

* fingerprint-file | 6-8 9-12 13+ | -
extras book: envelope, masking-tape, paper-clip, plastic-sleeve, rubber-band, rubber-stamp, sticky-note
appeal 3
topics detective, detectives, detective party, mystery, mystery party, spy, spies, secret agent, police, crime scene, forensic science, forensics, fingerprint, fingerprints, sherlock holmes, nancy drew, escape room, clues, science, whodunit
colors navy, red, cream
minutes 35 45 50
mess some
heart ink: washable-ink-pad, pencil = 1
heart file: notebook, index-card, paper, folder, cardstock = 1
need tape: tape = 1 roll
nice powder: cocoa, cornstarch, flour, charcoal = 1 tsp
nice brush: paintbrush, feather, cotton-ball = 1
nice dark: construction-paper, cardstock, folder = 1 sheet
nice photo: photo = 3
need pen: ballpoint-pen, marker, gel-pen, pencil = 1
home towel
home mug
step pages: draw pen file > page by ccc
step press: print ink file > prints by ccc
step clean: wash towel ink by ccc
step names: draw pen file > names by ccc
step photo: tape photo file tape > photo by ccc
step types: draw pen file > types by ccc
step touch: test mug by ccc
step dust: decorate powder brush mug by ccc
step lift: tape tape mug file dark? > lifted by tcc
step solve: test file by ccc
part page = file w : r^ ~ 0 0 168 176 4 ; r_ b -84 0 10 176 ; z_ k 2 -62 -66 64 -66
part photo = photo own : r ~ -46 -36 38 42 2 ; o_ tan -46 -42 9 10 ; r_ navy -46 -24 24 14 6
part prints = ink k : a_ k 0 -36 12 10.6 0 360 ; a_ k 0 -36 8.5 7.1 0 360 ; a_ k 0 -36 5 3.6 0 360 ; a_ k 0 -36 2 0.6000000000000001 0 360 ; a_ k 34 -36 12 10.6 0 360 ; a_ k 34 -36 8.5 7.1 0 360 ; a_ k 34 -36 5 3.6 0 360 ; a_ k 34 -36 2 0.6000000000000001 0 360 ; a_ k 68 -36 12 10.6 0 360 ; a_ k 68 -36 8.5 7.1 0 360 ; a_ k 68 -36 5 3.6 0 360 ; a_ k 68 -36 2 0.6000000000000001 0 360
part names = pen k : z_ k 2 -16 -16 14 -16 ; z_ k 2 20 -16 48 -16 ; z_ k 2 56 -16 78 -16
part types = pen k : z_ k 2 -62 8 66 8 ; i_ k -44 32 15 2 3.4 ; l_ k 2.4 -8 44 -6 26 4 20 14 26 16 44 ; l_ k 2.4 -2 44 0 32 4 28 9 32 10 44 ; l_ k 2.4 36 40 48 26 60 38 70 26 ; l_ k 2.4 36 32 48 20 60 30 70 20
part lifted = tape own : r ~ 30 68 66 24 2 -4 ; a_ k 30 68 9 7.6 0 360 ; a_ k 30 68 6 4.6 0 360 ; a_ k 30 68 3 1.6 0 360
scene lay

* smudged-chalk-planets | 4-5 6-8 9-12 | Space
topics planets, planet, solar system, moon, outer space, night sky, stars, chalk art, galaxy, universe, saturn
near mars
colors navy, orange, light blue, white
minutes 25 30 40
mess some
heart night: construction-paper, cardstock, paper = 1 sheet
heart chalk: chalk = 3 color
heart puff: cotton-ball, cotton-pad, cotton-swab, tissue, paper-towel = 3
need mask: cardstock, cereal-box, paper-plate, index-card, paper, cardboard = 1 piece
nice stars: sticker = 5
nice comet@6-8,9-12: aluminum-foil, metallic-paper, glitter-glue = 1 scrap
nice stick: glue, glue-stick
tool pencil: pencil, marker
tool scissors: scissors
step hole: cut mask scissors pencil by gcc
step load: color chalk mask by ccc
step smudge: shape puff mask night chalk > night planets by ccc
step more: color chalk mask night puff > more by ccc
step shadow: shape puff night chalk > shadow by ccc
step rings@6-8,9-12: draw chalk night > rings by cc
step stars: decorate stars night > stars by ccc
step comet@6-8,9-12: decorate comet night stick? > comet by cc
step dots: draw chalk night > dots by ccc
step hang: test night by ccc
part night = night a : r^ ~ 0 0 184 172 3
part planets = chalk b : o_ ~ -34 -18 36 36 ; o_ ~+ -40 -26 22 20
part more = chalk c : o_ ~ 46 36 25 25 ; o_ ~+ 42 30 14 13 ; o_ yellow 42 -50 16 16 ; o_ yellow+ 39 -54 9 8
part shadow = chalk b : a_ b- -34 -18 36 24 -40 110 ; a_ c- 46 36 25 17 -40 110
part rings = chalk w : l_ c+ 4 12 46 26 54 64 34 82 20
part stars = stars yellow : s_ ~ -72 -62 5 8 3.5 ; s_ ~ 74 -18 5 8 3.5 ; s_ ~ -66 54 5 8 3.5 ; s_ ~ 4 -66 5 8 3.5 ; s_ ~ -8 62 5 8 3.5
part comet = comet silver : p_ ~- -46 30 -84 14 -50 40 ; p_ ~ -46 34 -86 30 -50 44 ; s_ ~+ -44 38 5 13 6
part dots = chalk w : d_ w 1.8 -80 -30 -60 -72 -20 -74 22 -34 70 -70 80 6 -24 38 14 20 -40 70 24 74 76 70 -80 74
scene hang

* cotton-swab-skeleton | 4-5 6-8 9-12 | -
appeal 3
topics skeleton, skeletons, bones, x-ray, human body, body, anatomy, halloween, halloween decorations, spooky, day of the dead, dia de los muertos, science
near broken arm, doctor, radiologist
colors black, white, orange
minutes 30 35 40
waits 30
mess low
heart swabs: cotton-swab = 20
heart dark: construction-paper, cardstock, paper = 1 sheet
need head: paper, index-card, cotton-pad, paper-plate = 1 scrap
nice eyes: googly-eye, button = 2
nice paint: paint, chalk, oil-pastel = 1 color
join stick: glue
tool pen: marker, crayon, pencil
tool scissors: scissors
step look: play dark by ccc
step cut: cut swabs head scissors > dark by gtc
step skull: glue head dark pen stick > skull by ccc
step eyes: glue eyes head stick > eyes by ccc
step spine: glue swabs dark stick > spine by ccc
step ribs: glue swabs dark stick > ribs by ccc
step limbs: glue swabs dark stick > limbs by ccc
step hands: glue swabs dark stick > hands by ccc
step paint: draw paint dark > moon by ccc
step dry: dry dark by ccc
part dark = dark black : r^ ~ 0 0 156 188 3
part moon = paint w : a_ ~ 48 -64 14 10 100 320 ; d_ ~ 2 -58 -72 -48 -40 58 -20 -60 10 62 70
part spine = swabs w : r w 0 -2 6 60 3
part ribs = swabs w : r w 0 -22 56 6 3 ; r w 0 -8 50 6 3 ; r w 0 6 42 6 3 ; r w 0 28 38 7 3
part limbs = swabs w : l w 6 -26 -22 -50 -4 ; l w 6 -50 -4 -40 24 ; l w 6 26 -22 50 -36 ; l w 6 50 -36 48 -64 ; l w 6 -14 32 -24 58 ; l w 6 -24 58 -20 84 ; l w 6 14 32 28 56 ; l w 6 28 56 22 84
part hands = swabs w : l w 3.4 -40 24 -48 34 ; l w 3.4 -40 24 -40 36 ; l w 3.4 -40 24 -32 34 ; l w 3.4 48 -64 40 -74 ; l w 3.4 48 -64 49 -76 ; l w 3.4 48 -64 57 -73 ; l w 4 -20 86 -32 88 ; l w 4 22 86 34 88
part skull = head w : o^ w 0 -58 24 22 ; r_ w 0 -38 24 14 4 ; o_ k -9 -60 6 7 ; o_ k 9 -60 6 7 ; p_ k 0 -52 -3 -46 3 -46 ; z_ k 1.8 -6 -40 -6 -33 ; z_ k 1.8 0 -40 0 -33 ; z_ k 1.8 6 -40 6 -33
part eyes = eyes own : e -9 -60 7 ; e 9 -60 7
scene hang

* salt-dough-treats | 4-5 6-8 | Food
extras world Food: bell, button, cardstock, coin, cupcake-liner, fabric-scrap, flag, index-card, paper-bag, paper-doily, paper-napkin, price-tag
topics salt dough, play food, pretend food, donuts, donut, doughnut, cookies, bakery, baking, baker, cake, pretend play, playing shop, tea party, pastry, toy kitchen
colors pink, tan, yellow
minutes 40 50
waits 4320
mess some
heart dough: salt-dough, air-dry-clay, flour = 1 lb
heart paint: paint, acrylic-paint = 3 color
need salt: salt = 2 cup when dough=flour
home bowl when dough=flour
home water when dough=flour
nice pin: rolling-pin
nice cutter: cookie-cutter
nice tip: toothpick, plastic-fork, craft-stick = 1
nice bits: bead, sequin, seed, button = handful
need tray: baking-tray, parchment-paper, foil-pan, cardboard = 1
nice seal: glue
tool brush: paintbrush, sponge-brush, cotton-swab
step donut: shape dough salt? bowl? water? tray > donuts by cc
step roll: roll pin dough by tc
step stamp: cut cutter dough > cookies by cc
step bread: roll dough > bread by cc
step tip: poke tip dough > marks by cc
step dry: dry dough tray by cc
step crust: paint paint brush dough by cc
step icing: paint paint brush dough > icing by cc
step bits: decorate bits dough seal? > bits by cc
step shop: play dough by cc
part donuts = dough own paint crust b : a^ ~ -46 -42 40 13 0 360 ; a^ ~ 46 -42 40 13 0 360
part icing = paint a : a_ a -46 -42 32.68 17.48 0 360 ; d_ a 6 -73.4 -23 -53.6 -9.3 -30.8 -13.1 -14.8 -30.6 ; a_ c 46 -42 32.68 17.48 0 360 ; d_ c 6 18.6 -23 38.4 -9.3 61.2 -13.1 77.2 -30.6
part cookies = dough own paint crust b : s^ ~ 0 20 5 24 13 ; s^ ~ 0 70 5 24 13
part bread = dough own paint crust b : b^ ~ -92 48 -76 30 -54 26 -32 36 -20 50 -34 68 -58 74 -80 66 ; b^ ~ 20 50 32 36 54 26 78 30 92 48 80 66 58 74 34 68
part marks = tip brown : l_ brown 3 -72 38 -66 62 ; l_ brown 3 -56 34 -50 66 ; l_ brown 3 -40 38 -36 60 ; l_ brown 3 40 38 46 62 ; l_ brown 3 56 34 62 66 ; l_ brown 3 72 38 76 60
part bits = bits c : d_ light-blue 2.6 -66 -58 -30 -62 -22 -24 -66 -28 24 -46 62 -60 66 -28 34 -24 ; d_ red 2.6 -48 -68 -20 -44 -70 -44 44 -68 72 -46 46 -20 -46 -20
scene lay
`;
