/** Crafts of what is usually thrown away: inner tubes, coffee pods, drink pouches, zip ties, rubber gloves. */
export const shelf = `
* bike-tube-feathers | 9-12 13+ | -
appeal 1
topics feather, feathers, earrings, jewelry, key chain, bag charm, upcycled jewelry, cyclist, eco fashion, vegan leather, boho, gift
near bicycle, bike
colors black, gold
minutes 40 50
mess low
heart tube: inner-tube = 1
need ring@9-12: key-ring = 2
need ring@13+: earring-hook, key-ring = 2
need chalk: chalk, metallic-pen, paint-marker, colored-pencil = 1 color
nice bead: bead, wooden-bead, bell, charm = 2
nice line: metallic-pen, paint-marker = 1 color
need thread: embroidery-floss, cotton-cord, leather-cord = 12 in
tool punch: hole-punch
tool scissors: scissors, fabric-scissors
home soap
home towel
step wash: wash tube soap towel by cc
step open: cut tube scissors by cc
step draw: draw chalk tube by cc
step cut: cut tube scissors > feathers by cc
step fringe: cut tube scissors > slits by cc
step line: draw line tube > rib by cc
step hole: poke tube punch by cc
step bead: thread bead thread by cc
step ring: tie ring thread tube > rings beads by cc
part rings = ring silver : a ~ -38 -82 11 8 0 360 ; a ~ 40 -88 11 8 0 360
part beads = thread b : l ~ 3 -38 -72 -36 -50 ; l ~ 3 40 -78 38 -56 ; o ~ -37 -60 7 ; o ~ 39 -66 7
part feathers = tube k : b^ k -36 -56 -14 -20 -8 24 -24 76 -44 88 -58 60 -66 16 -58 -28 ; b^ k 38 -62 62 -30 66 16 56 66 38 84 20 60 10 18 16 -28
part slits = tube gray : z_ gray 2.5 -18 4 -30 -8 ; z_ gray 2.5 -14 24 -32 8 ; z_ gray 2.5 -18 46 -34 28 ; z_ gray 2.5 -58 8 -44 -6 ; z_ gray 2.5 -62 30 -46 14 ; z_ gray 2.5 -58 54 -46 38 ; z_ gray 2.5 60 0 46 -14 ; z_ gray 2.5 62 22 46 6 ; z_ gray 2.5 58 46 44 30 ; z_ gray 2.5 16 4 28 -10 ; z_ gray 2.5 14 26 30 10 ; z_ gray 2.5 20 50 32 34
part rib = line b : l_ gold 3 -37 -48 -38 0 -38 64 ; l_ gold 3 38 -54 38 -4 38 62
scene hang

* bike-tube-cuff | 9-12 13+ | -
appeal 1
topics bracelet, cuff, wristband, jewelry, punk, upcycled jewelry, eco fashion, vegan leather, friendship bracelet, gift for a brother
near bicycle, bike, rock star, band
colors black, red, gold
minutes 45 55
mess low
heart tube: inner-tube = 1
need close: snap-fastener, button, hook-and-loop-tape = 1
need lace: ribbon, shoelace, leather-cord, cotton-cord, yarn = 18 in
need thread: embroidery-floss, sewing-thread = 2 ft
need needle: needle
need chalk: chalk, metallic-pen, colored-pencil, paint-marker = 1 color
nice studs: stick-on-gem, paper-fastener = 5
tool punch: hole-punch
tool ruler: ruler
tool scissors: scissors, fabric-scissors
home soap
home towel
step wash: wash tube soap towel by cc
step cut: cut tube ruler chalk scissors > band by cc
step dots: draw chalk tube ruler by cc
step punch: poke tube punch > holes by cc
step lace: weave lace tube > lace by cc
step studs: build studs tube > studs by cc
step close: sew close tube needle thread > close by cc
step wear: play tube close by cc
part band = tube k : b^ k -84 -30 -50 -8 0 2 50 -8 84 -30 88 14 54 36 0 46 -54 36 -88 14 ; l_ gray- 2 -80 -22 -48 -2 0 8 48 -2 80 -22
part holes = tube gray : d_ gray 3.5 -70 -6 -48 6 -24 12 0 14 24 12 48 6 70 -6 -70 8 -48 20 -24 27 0 30 24 27 48 20 70 8
part lace = lace b : z^ red 5 -70 -6 -48 20 -24 12 0 30 24 12 48 20 70 -6 ; z^ red 5 -70 8 -48 6 -24 27 0 14 24 27 48 6 70 8
part studs = studs c : o^ gold -59 6 5 ; o^ gold -36 15 5 ; o^ gold 0 22 5 ; o^ gold 36 15 5 ; o^ gold 59 6 5
part close = close silver : o^ silver 80 -6 7 ; o_ gray 80 -6 4
scene lay

* bike-tube-sleeve | 9-12 13+ | -
appeal 1
topics pencil case, pen case, glasses case, tool roll, cyclist, father's day, gift for dad, back to school, vegan leather, upcycling, school supplies
near bicycle, bike
colors black, teal
minutes 45 50
mess low
heart tube: inner-tube = 1
need close: snap-fastener, button, hook-and-loop-tape, hair-tie = 1
need thread: embroidery-floss, cotton-cord = 3 ft
need needle: needle
need chalk: chalk, metallic-pen, paint-marker, colored-pencil = 1 color
nice sign: paint-marker, metallic-pen, permanent-marker = 1 color
nice patch: felt, denim, fabric-scrap = 1 scrap
tool punch: hole-punch
tool ruler: ruler
tool scissors: scissors, fabric-scissors
home soap
home towel
step cut: cut tube ruler scissors by cc
step wash: wash tube soap towel by cc
step flap: cut tube chalk scissors > sleeve flap by cc
step holes: poke tube punch by cc
step patch: sew patch tube needle thread > patch by cc
step close: sew close tube needle thread > close by cc
step bottom: sew tube needle thread > seam by cc
step sign: draw sign tube > sign by cc
step fill: play tube close > pens by cc
part pens = thread own : r^ yellow -14 -70 9 50 1 ; p tan -19 -94 -9 -94 -14 -106 ; r^ red 10 -66 9 50 1 ; p tan 5 -90 15 -90 10 -102
part sleeve = tube k : r^ k 0 14 76 144 6 ; r_ gray- 24 14 10 138
part flap = tube k : b^ k -38 -50 -38 -64 38 -64 38 -50 24 -26 0 -18 -24 -26 ; l_ gray 2 -34 -52 -22 -30 0 -22 22 -30 34 -52
part close = close silver : o^ silver 0 -32 7 ; o_ gray 0 -32 4
part patch = patch b : r^ teal -2 26 44 44 3 ; stitch w -22 6 18 6 6 ; stitch w -22 46 18 46 6 ; stitch w -22 6 -22 46 6 ; stitch w 18 6 18 46 6
part sign = sign w : s_ gold -2 26 5 15 7
part seam = thread b : z teal 3 -32 76 -24 84 ; z teal 3 -16 76 -8 84 ; z teal 3 0 76 8 84 ; z teal 3 16 76 24 84
scene stand

* pod-bells | 6-8 9-12 | Music
extras hanging: stick-on-gem, sequin, glitter-glue, fake-leaf, ribbon
extras sound: ribbon, stick-on-gem
appeal 1
topics bells, bell, wind chime, jingle bells, christmas, winter, garden decoration, coffee capsule, upcycling, sleigh
near doorbell, cowbell
colors red, gold, teal
minutes 40 45
waits 30
mess low
heart pod: coffee-pod = 5
need ring: bell, metal-washer, bead, wooden-bead = 5
need cord: string, ribbon, yarn, cotton-cord = 6 ft
need bar: stick, driftwood, dowel, wooden-spoon, bamboo = 1
need color: permanent-marker, acrylic-paint, paint-marker, metallic-paint = 2 color
nice bow: ribbon, raffia, tulle = 12 in
tool poke: pencil, paintbrush
tool scissors: scissors
home towel
step wash: wash pod towel by gt
step hole: poke pod poke towel by gt
step color: paint color pod > stripes by cc
step dry: dry pod by cc
step knot: tie ring cord scissors > clappers by tc
step thread: thread cord pod > cords pods by cc
step bar: tie cord bar > bar by tc
step bow: tie bow bar > bow by tc
step ring: play bar by cc
part cords = cord w : l w 2.5 -60 -54 -60 -10 ; l w 2.5 -30 -56 -30 16 ; l w 2.5 0 -56 0 -14 ; l w 2.5 30 -56 30 20 ; l w 2.5 60 -54 60 -4 ; l w 2.5 -70 -58 0 -96 70 -58
part bar = bar own : stick wood -86 -54 86 -56 9
part clappers = ring gold : o gold -60 38 7 ; o gold -30 66 7 ; o gold 0 34 7 ; o gold 30 70 7 ; o gold 60 44 7
part pods = pod a : cupdown red -60 -10 32 42 ; cupdown teal -30 18 32 42 ; cupdown gold 0 -14 32 42 ; cupdown red 30 22 32 42 ; cupdown teal 60 -4 32 42
part stripes = color b : r_ gold -60 16 28 5 ; r_ w -30 44 28 5 ; r_ red 0 12 28 5 ; r_ gold 30 48 28 5 ; r_ w 60 22 28 5
part bow = bow a : p^ ~ 0 -56 -22 -68 -20 -42 ; p^ ~ 0 -56 22 -68 20 -42 ; o^ ~- 0 -56 6
scene hang

* pod-daffodils | 6-8 9-12 13+ | Nature, Seasons
extras jar: burlap, gift-bow, lace, raffia, ribbon, ric-rac, string, washi-tape
topics daffodil, daffodils, narcissus, spring, spring flowers, easter, mother's day, bouquet, flower, flowers, st david's day, wales, get well, coffee capsule
colors yellow, orange, green
minutes 45 50 55
waits 60
mess some
heart pod: coffee-pod = 3
heart petals: cardstock, craft-foam, construction-paper, felt = 2 sheet
need stem: pipe-cleaner, twist-tie = 3
need paint: acrylic-paint, permanent-marker, paint-marker = 1 color
need leaves: construction-paper, cardstock, felt, craft-foam = 1 sheet
need vase: plastic-bottle, plastic-jar, glass-jar, glass-bottle = 1
nice pollen: bead, pom-pom = 3
join glue: glue
tool poke: pencil
tool brush: paintbrush
tool scissors: scissors
home towel
step wash: wash pod towel by gcc
step paint: paint paint pod brush > trumpets by ccc
step hole: poke pod poke towel by gtc
step petals: cut petals poke scissors by ccc
step fold: fold petals by ccc
step stem: thread stem petals pod poke > stems petals by ccc
step pollen: glue pollen pod glue > pollen by ccc
step glue: glue pod petals glue by ccc
step leaves: cut leaves scissors > leaves by ccc
step vase: arrange stem leaves vase > vase by ccc
part stems = stem c : l green 5 -44 -30 -30 20 -8 70 ; l green 5 2 -46 2 10 0 70 ; l green 5 46 -22 30 26 8 70
part leaves = leaves c : b green -6 62 -34 10 -50 -2 -40 26 -16 66 ; b green 10 62 24 6 30 -8 34 16 20 64 ; b green -12 64 -50 34 -66 28 -54 46 -20 68 ; b green 16 64 52 40 70 36 56 52 22 68 ; b green -2 60 -16 16 -18 0 -8 16 6 62
part vase = vase light-blue : jar light-blue 0 34 58 54
part petals = petals a : f yellow -44 -40 6 36 14 ; f yellow 4 -58 6 38 15 ; f yellow 50 -28 6 36 14
part trumpets = pod b : o^ orange -44 -40 17 17 ; o_ orange- -44 -40 12 12 ; o^ orange 4 -58 18 18 ; o_ orange- 4 -58 13 13 ; o^ orange 50 -28 17 17 ; o_ orange- 50 -28 12 12
part pollen = pollen a : bits yellow 0.74 -44 -40 4 -58 50 -28
scene stand

* pod-light-chain | 9-12 13+ | -
extras hanging: fake-leaf, stick-on-gem
extras party: ivy, ribbon
topics fairy lights, string lights, light chain, bedroom decor, room decor, party lights, garden party, birthday, diwali, christmas, lantern, coffee capsule
near stars
colors gold, teal, pink
minutes 55 60
waits 60
mess some
heart pod: coffee-pod = 10
heart lights: string-light = 1
need paint: acrylic-paint, metallic-paint, permanent-marker, paint-marker = 3 color
need under: modeling-clay, play-dough, kitchen-sponge, cardboard = 1
nice edge: ric-rac, ribbon, washi-tape = 4 ft
join glue: glue
tool prick: pushpin, nail, needle
tool poke: pencil
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home towel
step wash: wash pod towel by cc
step plan: draw poke pod by cc
step prick: poke pod prick under by tc
step cross: cut pod scissors by tc
step paint: paint paint pod brush > pods by cc
step dry: dry pod by cc
step edge: glue edge pod glue > edge by cc
step push: build lights pod > wire glow by cc
step hang: play lights by cc
part wire = lights k : l navy 3 -98 -92 -70 -64 -52 -58 -34 -48 -14 -76 4 -82 24 -88 44 -76 62 -60 80 -44 98 -56 98 -20 60 2 -40 -4 -92 -8 -98 0 -90 12 -70 16 -52 22 -34 32 -14 4 4 -2 24 -8 44 4 62 20 80 36 98 24
part pods = pod a : cupdown gold -70 -64 38 44 ; cupdown teal -34 -48 38 44 ; cupdown pink 4 -82 38 44 ; cupdown gold 44 -76 38 44 ; cupdown teal 80 -44 34 44 ; cupdown gold -70 16 38 44 ; cupdown teal -34 32 38 44 ; cupdown pink 4 -2 38 44 ; cupdown gold 44 4 38 44 ; cupdown teal 80 36 34 44
part glow = lights b : o_ yellow -70 -20 16 7 ; o_ yellow -34 -4 16 7 ; o_ yellow 4 -38 16 7 ; o_ yellow 44 -32 16 7 ; o_ yellow 80 0 14 7 ; d_ yellow 2.5 -78 -42 -70 -50 -62 -42 -70 -34 -42 -26 -34 -34 -26 -26 -34 -18 -4 -60 4 -68 12 -60 4 -52 36 -54 44 -62 52 -54 44 -46 73 -22 80 -30 87 -22 80 -14 ; o_ yellow -70 60 16 7 ; o_ yellow -34 76 16 7 ; o_ yellow 4 42 16 7 ; o_ yellow 44 48 16 7 ; o_ yellow 80 80 14 7 ; d_ yellow 2.5 -78 38 -70 30 -62 38 -70 46 -42 54 -34 46 -26 54 -34 62 -4 20 4 12 12 20 4 28 36 26 44 18 52 26 44 34 73 58 80 50 87 58 80 66
part edge = edge c : r w -70 -22 40 4 1 ; r w -34 -6 40 4 1 ; r w 4 -40 40 4 1 ; r w 44 -34 40 4 1 ; r w 80 -2 36 4 1 ; r w -70 58 40 4 1 ; r w -34 74 40 4 1 ; r w 4 40 40 4 1 ; r w 44 46 40 4 1 ; r w 80 78 36 4 1
scene hang

* pouch-pencil-case | 6-8 9-12 13+ | -
extras cloth: charm, letter-bead
appeal 1
topics pencil case, back to school, school supplies, recycling, earth day, upcycling, juice pouch, reuse, purse, first aid kit, craft kit
near lunch
colors silver, red, blue
minutes 35 40 45
mess low
heart pouch: drink-pouch = 2
need close: hook-and-loop-tape, snap-fastener, button = 1
need ink: permanent-marker, paint-marker, sticker = 2 color
nice trim: washi-tape, duct-tape = 1 roll
join tape: duct-tape, electrical-tape, tape
join glue: glue
tool ruler: ruler
tool scissors: scissors
home soap
home towel
step wash: wash pouch soap towel by ccc
step top: cut pouch scissors > case by tcc
step flap: cut pouch ruler scissors > flap by tcc
step bind: tape pouch tape > edges by ccc
step join: tape pouch tape by tcc
step close: glue close pouch glue > close by tcc
step trim: decorate trim pouch > trim by ccc
step sign: decorate ink pouch > sign by ccc
step fill: play pouch by ccc
part case = pouch silver : q^ silver 8 -70 -24 70 -24 76 70 -76 70 ; l_ w 3 -58 60 -52 -6 ; o_ red 4 32 36 28 ; o_ orange 4 32 24 18
part edges = tape b : z red 6 -72 -22 -77 70 ; z red 6 72 -22 77 70 ; z red 6 -76 71 76 71
part flap = pouch silver : q^ silver 8 -72 -62 72 -62 74 -18 0 4 -74 -18 ; l_ w 2.5 -64 -54 -64 -24
part trim = trim c : z blue 6 -72 -18 0 2 72 -18
part close = close silver : r_ gray 0 20 26 6 1
part sign = ink k : l_ k 3 -30 -46 -22 -34 -14 -48 -6 -34 ; l_ k 3 8 -44 18 -36 30 -46
scene lay

* pouch-tote | 9-12 13+ | -
extras cloth: charm
appeal 1
topics tote bag, bag, shopping bag, beach bag, recycling, earth day, upcycling, school project, juice pouch, summer camp, library bag
near lunch
colors silver, red
minutes 75 90
mess low
heart pouch: drink-pouch = 12
heart tape: duct-tape, electrical-tape = 1 roll
nice tag: price-tag, index-card, cardstock = 1
nice ink: permanent-marker, paint-marker = 1 color
tool ruler: ruler
tool scissors: scissors
home soap
home towel
step wash: wash pouch soap towel by cc
step trim: cut pouch scissors by cc
step row: tape pouch tape > front by cc
step panel: tape pouch tape > bands by cc
step sides: tape pouch tape > sides by cc
step hem: tape pouch tape > hem by cc
step handles: fold tape ruler scissors > handles by cc
step fix: tape tape pouch by cc
step sign: draw ink tag pouch > tag by cc
step carry: test pouch by cc
part handles = tape b : l^ red 7 -40 -40 -38 -78 -14 -94 14 -94 38 -78 40 -40
part front = pouch silver : r^ silver -48 -8 46 56 3 ; r^ silver 0 -8 46 56 3 ; r^ silver 48 -8 46 56 3 ; r^ silver -48 50 46 56 3 ; r^ silver 0 50 46 56 3 ; r^ silver 48 50 46 56 3 ; o_ orange -48 -6 14 18 ; o_ purple 0 -6 14 18 ; o_ green 48 -6 14 18 ; o_ green -48 52 14 18 ; o_ orange 0 52 14 18 ; o_ purple 48 52 14 18 ; l_ w 2 -64 -26 -64 8 ; l_ w 2 -16 -26 -16 8 ; l_ w 2 32 -26 32 8
part bands = tape b : r red -24 21 6 116 ; r red 24 21 6 116 ; r red 0 21 142 6
part sides = tape b : r red -72 21 6 118 ; r red 72 21 6 118 ; r red 0 79 148 6
part hem = tape b : r red 0 -37 148 8
part tag = tag cream : l w 2 52 -36 60 -16 ; r^ cream 64 -4 20 28 2 12 ; l_ k 2 58 -6 70 -3
scene lay

* pouch-pinwheel | 6-8 9-12 | Weather
topics pinwheel, windmill, wind, breeze, spring, summer, garden, balcony, recycling, earth day, upcycling, juice pouch, whirligig
colors silver, red
minutes 30 35
mess low
heart pouch: drink-pouch = 1
heart joint: paper-fastener = 1
need stick: dowel, paper-straw, plastic-straw, wooden-spoon, balloon-stick = 1
need band: duct-tape, electrical-tape, washi-tape = 1 roll
nice dots: sticker, permanent-marker, paint-marker = 4
nice tail: ribbon, tinsel, crepe-paper = 3 ft
tool ruler: ruler
tool pen: pencil, permanent-marker
tool punch: hole-punch
tool scissors: scissors
home soap
home towel
step wash: wash pouch soap towel by cc
step open: cut pouch scissors by tc
step square: cut pouch ruler pen scissors by tc
step slits: cut pouch pen scissors by tc
step dots: decorate dots pouch > dots by cc
step holes: poke pouch punch by tc
step bend: fold pouch joint > wheel joint by tc
step mount: tape joint stick band > stick by tc
step tail: tie tail stick > tail by tc
step spin: test pouch stick by cc
part stick = stick own : stick wood 0 -20 0 98 8
part tail = tail b : l red 4 0 40 18 56 12 76 26 94 ; l yellow 4 0 40 -16 58 -10 78 -22 94
part wheel = pouch silver : p^ silver 0 -24 0 -88 36 -70 ; p^ gray+ 0 -24 0 -88 -24 -60 ; p^ silver 0 -24 64 -24 46 12 ; p^ gray+ 0 -24 64 -24 36 -48 ; p^ silver 0 -24 0 40 -36 22 ; p^ gray+ 0 -24 0 40 24 12 ; p^ silver 0 -24 -64 -24 -46 -60 ; p^ gray+ 0 -24 -64 -24 -36 0
part dots = dots b : o_ red 14 -66 6 ; o_ red 42 -10 6 ; o_ red -14 18 6 ; o_ red -42 -38 6
part joint = joint gold : o gold 0 -24 8
scene stand

* zip-tie-dragon | 9-12 13+ | Fantasy
extras world Fantasy: cardboard, cardboard-box, shoebox, button, coin, candy-wrapper, construction-paper, egg-carton, metallic-paper, flag, tissue-paper, cork-sheet, crystal, flashlight, eggshell, bread-tag
appeal 1
topics dragon, lindworm, sea serpent, spikes, spiny, cable ties, pool noodle, guard for a desk
near lunar new year, chinese dragon, stegosaurus, iguana
colors green, red, yellow
minutes 55 60
mess low
heart tie: zip-tie = 20
heart noodle: pool-noodle = 1
need wings: craft-foam, felt, cardstock = 1 sheet
need eyes: googly-eye, button, felt-ball, ping-pong-ball = 2
need tongue: ribbon, felt, crepe-paper = 8 in
nice scales: permanent-marker, paint-marker = 1 color
nice teeth: craft-foam, felt, paper = 1 scrap
join tape: duct-tape, electrical-tape
join glue: glue
tool ruler: ruler
tool scissors: scissors
step length: cut noodle ruler scissors > body by cc
step mouth: cut noodle scissors > mouth by cc
step spikes: build tie noodle > spikes by cc
step bend: tape noodle tape by cc
step snip: cut tie scissors by cc
step wings: cut wings scissors by cc
step fix: build wings noodle tie > wings by cc
step tongue: glue tongue teeth? noodle glue > tongue by cc
step eyes: glue eyes noodle glue > eyes by cc
step scales: draw scales noodle > scales by cc
part wings = wings b : b^ red -8 40 -30 -14 -22 -64 2 -34 22 -60 26 -26 46 -36 26 36 ; l_ red- 3 -4 28 -18 -50 ; l_ red- 3 6 26 18 -48
part spikes = tie yellow : p yellow -97 42 -109 28 -92 36 ; p yellow -88 30 -97 14 -82 25 ; p yellow -77 21 -82 2 -70 17 ; p yellow -64 15 -64 -5 -56 14 ; p yellow -47 14 -35 -3 -39 17 ; p yellow -33 22 -16 10 -28 28 ; p yellow -26 31 -9 17 -19 36 ; p yellow -16 38 0 23 -10 43 ; p yellow -7 45 7 26 -0 48 ; p yellow -1 48 6 26 7 49 ; p yellow 7 49 7 25 15 48 ; p yellow 16 48 9 24 23 44 ; p yellow 23 44 9 23 29 39 ; p yellow 31 36 14 17 36 30 ; p yellow 38 27 18 10 42 21 ; p yellow 44 17 21 2 47 10 ; p yellow 49 6 26 -9 52 -1 ; p yellow 53 -3 28 -17 56 -11
part body = noodle a : l^ green 32 -92 56 -74 34 -50 26 -28 44 -2 60 26 56 48 34 62 6 74 -10
part mouth = noodle a : b^ green 52 -6 58 -34 78 -40 98 -26 96 -12 76 -4 98 2 94 14 72 18 56 10
part scales = scales a : l_ green- 3 -76 46 -68 42 -62 48 ; l_ green- 3 -40 52 -32 48 -28 56 ; l_ green- 3 -6 70 4 66 12 72 ; l_ green- 3 36 54 44 48 50 54
part tongue = tongue b : l red 5 82 -4 96 -2 ; p_ w 92 -13 86 -13 89 -7
part eyes = eyes w : e 68 -30 9
scene stand

* zip-tie-urchin | 9-12 13+ | Ocean
appeal 1
topics sea urchin, urchin, porcupine fish, cable ties, desk pet
near dandelion, hedgehog, starburst, firework, ornament, snowflake, satellite, sputnik
colors purple, pink
minutes 35 40
mess low
heart tie: zip-tie = 40
need ring: curtain-ring, wooden-bead-ring, key-ring = 1
need hang: fishing-line, string, ribbon, yarn = 12 in
nice tips: bead, pom-pom = 20
nice eyes: googly-eye, button = 2
nice glow: glow-paint, metallic-paint, paint-marker = 1 color
join glue: glue
tool scissors: scissors
tool brush: paintbrush, sponge-brush when glow=glow-paint,metallic-paint
step sort: arrange tie by cc
step first: build tie ring > ring half by cc
step all: build tie ring > spines by cc
step fan: shape tie by cc
step snip: cut tie scissors by cc
step tips: glue tips tie glue > tips by cc
step glow: paint glow tie brush by cc
step eyes: glue eyes tie glue > eyes by cc
step hang: tie hang ring > hang by cc
part hang = hang w : l w 2 0 -10 0 -100
part ring = ring own : a gold 0 0 24 16 0 360
part half = tie a : z^ purple 3.5 0 0 86 3 ; z^ purple 3.5 0 0 68 53 ; z^ purple 3.5 0 0 24 83 ; z^ purple 3.5 0 0 -29 81 ; z^ purple 3.5 0 0 -71 48 ; z^ purple 3.5 0 0 -86 -3 ; z^ purple 3.5 0 0 -68 -53 ; z^ purple 3.5 0 0 -24 -83 ; z^ purple 3.5 0 0 29 -81 ; z^ purple 3.5 0 0 71 -48
part spines = tie b : z^ pink 3.5 0 0 84 16 ; z^ purple+ 3.5 0 0 70 25 ; z^ pink 3.5 0 0 75 41 ; z^ pink 3.5 0 0 59 63 ; z^ purple+ 3.5 0 0 42 61 ; z^ pink 3.5 0 0 37 78 ; z^ pink 3.5 0 0 11 85 ; z^ purple+ 3.5 0 0 -2 74 ; z^ pink 3.5 0 0 -16 84 ; z^ pink 3.5 0 0 -41 75 ; z^ purple+ 3.5 0 0 -45 58 ; z^ pink 3.5 0 0 -63 59 ; z^ pink 3.5 0 0 -78 37 ; z^ purple+ 3.5 0 0 -71 21 ; z^ pink 3.5 0 0 -85 11 ; z^ pink 3.5 0 0 -84 -16 ; z^ purple+ 3.5 0 0 -70 -25 ; z^ pink 3.5 0 0 -75 -41 ; z^ pink 3.5 0 0 -59 -63 ; z^ purple+ 3.5 0 0 -42 -61 ; z^ pink 3.5 0 0 -37 -78 ; z^ pink 3.5 0 0 -11 -85 ; z^ purple+ 3.5 0 0 2 -74 ; z^ pink 3.5 0 0 16 -84 ; z^ pink 3.5 0 0 41 -75 ; z^ purple+ 3.5 0 0 45 -58 ; z^ pink 3.5 0 0 63 -59 ; z^ pink 3.5 0 0 78 -37 ; z^ purple+ 3.5 0 0 71 -21 ; z^ pink 3.5 0 0 85 -11 ; o^ purple- 0 0 30 ; d_ purple 4 -18 -10 -8 -20 8 -20 18 -10 20 6 10 18 -8 18 -20 6
part tips = tips w : bits w 0.74 84 16 75 41 59 63 37 78 11 85 -16 84 -41 75 -63 59 -78 37 -85 11 -84 -16 -75 -41 -59 -63 -37 -78 -11 -85 16 -84 41 -75 63 -59 78 -37 85 -11
part eyes = eyes w : e -10 -4 9 ; e 12 -4 9 ; u 1 8 8
scene hang

* zip-tie-crown | 9-12 13+ | Fairy Tales, Fantasy
extras head: tulle, ribbon, old-jewelry-piece, faux-fur
appeal 1
topics crown, tiara, costume, statue of liberty, halloween, sun god, queen, king, carnival, fashion show, sunburst, drama club, ice queen, cable ties
colors gold, white
minutes 45 50
mess low
heart tie: zip-tie = 40
need soft: felt, ribbon, fabric-scrap, craft-foam = 1 strip
need gems: bead, wooden-bead = 11
nice paint: metallic-paint, paint-marker, acrylic-paint = 1 color
nice clips: bobby-pin = 2
join glue: glue
join tape: duct-tape, electrical-tape, tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,metallic-paint
step measure: build tie > base by cc
step rays: build tie > rays by cc
step turn: arrange tie by cc
step cut: cut tie scissors by cc
step tips: glue gems tie glue > gems by cc
step paint: paint paint tie brush by cc
step soft: tape soft tie tape > band by cc
step clips: build clips soft by cc
step wear: test tie soft by cc
part rays = tie a : p^ gold -66 34 -74 -8 -58 32 ; p^ gold -52 36 -56 -36 -44 36 ; p^ gold -38 38 -42 -14 -30 38 ; p^ gold -24 40 -26 -58 -16 40 ; p^ gold -8 42 -10 -26 0 42 ; p^ gold 2 42 2 -78 10 42 ; p^ gold 14 42 14 -26 22 42 ; p^ gold 28 40 30 -58 36 40 ; p^ gold 42 38 46 -14 50 38 ; p^ gold 56 36 60 -36 64 34 ; p^ gold 68 34 78 -8 74 30
part base = tie a : o^ gold 2 40 78 26 ; o_ gold-- 2 36 68 18
part band = soft b : b w -76 42 -60 56 -30 66 2 68 34 66 64 56 80 42 80 56 64 72 34 82 2 84 -30 82 -60 72 -76 56
part gems = gems c : bits red 1.11 -56 -34 -26 -56 30 -56 60 -34 ; bits red 1.3 6 -76 ; bits light-blue 0.93 -74 -6 -42 -12 -10 -24 14 -24 46 -12 78 -6
scene stand

* milk-the-cow | 4-5 6-8 | Farm, Animals
extras world Farm: clover, grass, hay
appeal 3
topics cow, milking, milk the cow, dairy, farm party, barn, farmer, where milk comes from, county fair, backyard game
near calf
colors brown, pink, black
minutes 40 45
mess some
place outdoors
heart glove: rubber-glove = 1
heart box: cardboard-box = 1
need spots: construction-paper, felt, cardstock, paint = 1 sheet
need face: paper-plate, cardboard, paper = 1
need pen: marker, crayon = 2 color
need pins: clothespin, binder-clip = 3
need pail: bucket, plastic-tub, bowl = 1
nice tail: yarn, string, rope = 12 in
nice bell: bell, plastic-cup = 1
join glue: glue-stick, glue when spots!=paint
join tape: tape, duct-tape, masking-tape
tool needle: needle
tool scissors: scissors
home water: = 3 cup
step slot: cut box scissors > body by gg
step spots: glue spots box glue > spots by tc
step face: draw pen face by cc
step head: tape face box tape > head by cc
step tail: tape tail box tape > tail by cc
step bell: tape bell box tape > bell by cc
step teats: poke glove needle by gg
step hang: build glove box pins > udder by gt
step fill: fill water glove pail by tt
step milk: play glove pail > pail by cc
part tail = tail b : l brown 5 84 -40 94 -10 90 20 ; o brown 90 26 6 9
part body = box w : r^ w 14 -8 140 76 4 ; r^ w -36 50 18 62 2 ; r^ w 66 50 18 62 2
part spots = spots a : b_ brown -14 -40 12 -44 22 -24 4 -10 -18 -16 ; b_ brown 44 -20 72 -26 78 -2 60 14 42 4 ; b_ brown -40 6 -22 2 -16 20 -36 26 ; r_ brown -36 78 18 8 ; r_ brown 66 78 18 8
part head = face w : o^ w -66 -38 26 30 ; o^ brown -92 -52 10 7 -20 ; o^ brown -42 -58 10 7 20 ; o_ pink -66 -18 20 12 ; k -76 -46 4 ; k -56 -46 4 ; d_ k 2.5 -72 -18 -60 -18
part bell = bell own : r^ gold -64 -5 16 16 4 ; o gold -64 5 10 3
part udder = glove b : b^ pink 2 22 34 22 38 36 30 46 4 46 -4 36 ; r^ pink 4 52 8 20 4 ; r^ pink 15 54 8 22 4 ; r^ pink 26 52 8 20 4
part pail = pail gray : cup gray 15 78 36 20
scene stand

* glove-rooster | 4-5 6-8 9-12 | Farm, Animals
extras world Farm: birdseed, craft-stick, crinkle-paper, eggshell, hay, plastic-lid
appeal 1
topics rooster, chicken, hen, turkey, thanksgiving, farm, puppet, bird, glove puppet
near kitchen, peacock, egg
colors yellow, red, orange
minutes 35 40 45
mess low
heart glove: rubber-glove = 1
need stuff: pillow-stuffing, tissue-paper, newspaper, plastic-bag, fabric-scrap = 2 handful
need stand: cardboard-tube, paper-cup, plastic-cup, can = 1
need red: felt, craft-foam, construction-paper = 1 sheet
need eyes: permanent-marker, sticker, marker = 1
need tie: rubber-band, hair-tie, ribbon = 1
nice tail: feather, ribbon, crepe-paper = 3
nice feet: pipe-cleaner, craft-foam = 2
join tape: duct-tape, tape, electrical-tape
tool scissors: scissors
tool pen: pencil
step fingers: fill stuff glove by ccc
step cuff: tie tie glove by tcc
step stand: build glove stand tape > stand body by tcc
step red: cut red pen scissors by tcc
step comb: tape red glove tape > comb by tcc
step eyes: decorate eyes glove > eyes by ccc
step tail: tape tail glove tape > tail by ccc
step feet: shape feet stand tape > feet by tcc
step crow: play glove by ccc
part tail = tail c : feather orange 30 -20 64 -92 9 ; feather red 42 -6 88 -64 9 ; feather orange 46 8 98 -30 9
part stand = stand own : tube kraft 0 42 48 42
part body = glove a : b^ yellow -44 -8 -34 46 34 46 46 10 40 -14 ; t^ yellow 30 8 15 56 -18 13 70 -60 11 ; t^ yellow 18 0 15 34 -36 13 40 -80 11 ; t^ yellow 4 -4 15 8 -40 13 8 -86 11 ; t^ yellow -8 2 14 -18 -34 12 -26 -74 10 ; t^ yellow -30 22 17 -60 -4 15 -72 -42 15
part comb = red b : b^ red -92 -46 -92 -62 -86 -56 -82 -72 -76 -60 -70 -72 -66 -58 -58 -66 -56 -46 ; p^ orange -84 -42 -104 -32 -84 -28 ; b^ red -84 -26 -76 -28 -74 -8 -84 -6
part eyes = eyes k : k -76 -44 4
part feet = feet c : l orange 4 -12 82 -24 92 ; l orange 4 -12 82 -12 94 ; l orange 4 -12 82 0 92 ; l orange 4 14 82 2 92 ; l orange 4 14 82 14 94 ; l orange 4 14 82 26 92
scene stand

* frozen-glove-hand | 6-8 9-12 13+ | -
appeal 3
topics ice hand, frozen hand, halloween, haunted house, party punch, ice, creepy, science, states of matter, freezing
near witch, monster, winter, yeti
colors light blue, green, purple
minutes 25 25 30
waits 720
mess some
place sink
heart glove: rubber-glove = 1
need tint: food-coloring, watercolor-paint = 1 color
nice inside: flower, leaf, sequin, toy-animal, glow-stick = 5
nice sparkle: salt = 2 tbsp
need tie: rubber-band, twist-tie, hair-tie = 1
need tray: baking-tray, foil-pan, foil-tray, plastic-tub = 1
nice light: flashlight, string-light, LED-candle = 1
tool jug: measuring-cup, plastic-cup, funnel
tool scissors: scissors
home water: = 3 cup
home freezer
home towel
step rinse: wash glove water by ccc
step inside: fill inside glove by ccc
step tint: mix tint water jug by ccc
step fill: fill water glove jug by ttc
step tie: tie tie glove by ttc
step freeze: prepare glove tray freezer by gcc
step peel: cut glove scissors water by gtc
step stand: arrange glove tray towel > tray hand by tcc
step salt: decorate sparkle glove > grooves by ccc
step light: play light glove towel > light by ccc
part tray = tray silver : r^ gray 0 76 168 18 4 ; r_ gray+ 0 70 156 4 2
part light = light yellow : o_ yellow 0 40 52 44
part hand = glove a : b^ light-blue -40 70 -46 24 -40 2 40 2 46 24 38 70 ; t^ light-blue -32 10 13 -44 -34 12 -50 -72 10 ; t^ light-blue -12 4 13 -16 -44 12 -18 -90 10 ; t^ light-blue 10 4 13 14 -46 12 18 -92 10 ; t^ light-blue 30 10 13 42 -32 12 50 -72 10 ; t^ light-blue 36 36 15 70 14 13 86 -14 11 ; l_ w 4 -46 -60 -42 -30 ; l_ w 4 -16 -80 -14 -40 ; l_ w 4 -34 20 -36 50 ; l_ w 4 20 -80 16 -46
part grooves = sparkle w : l_ w 3 -20 20 -6 34 -12 52 ; l_ w 3 10 16 20 36 14 60 ; d_ w 2.5 -6 14 4 26 24 24 -26 36
scene stand
`;
