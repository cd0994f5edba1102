/** Crafts of fans, hats and umbrellas, of wax, foam and glow, of knitting and small currents. */
export const shelf = `
* knit-square-bunny | 9-12 13+ | Animals
extras puppet: flower, gift-bow
extras world Animals: grass, clover, flower, hay, felt, moss, leaf, toy-tree, crinkle-paper, ribbon-rose, fabric-scrap, old-towel
topics knitting, learn to knit, first knitting, bunny, rabbit, easter, stuffed animal, slow craft, baby shower, new baby, gift
colors gray, white, pink
minutes 150 140
mess low
heart needles: knitting-needle = 1 pair
heart yarn: yarn = 50 yd
need stuff: pillow-stuffing, cotton-ball, fabric-scrap = 1 handful
need needle: needle
need tail: pom-pom, cotton-ball = 1
nice bow: ribbon = 10 in
nice nose: embroidery-floss = 1 ft
tool scissors: scissors, fabric-scissors
home book
step cast: weave yarn needles by cc
step knit: weave yarn needles > square by cc
step off: weave yarn needles scissors by cc
step triangle: sew yarn needle > ears by cc
step gather: sew yarn needle stuff > head by cc
step belly: sew yarn needle stuff > body by cc
step nose: sew nose needle > face by cc
step tail: sew tail needle yarn > tail by cc
step bow: tie bow yarn book > bow by cc
part tail = tail w : pompom w 66 52 17
part square = yarn a : o^ gray 10 40 62 46 ; l_ gray- 2 -44 26 0 20 60 28 ; l_ gray- 2 -50 42 0 38 68 44 ; l_ gray- 2 -44 60 0 58 60 62
part body = yarn a : o^ gray -32 78 20 11 ; o^ gray 38 80 20 11
part ears = yarn a : b^ gray -34 -34 -50 -70 -40 -98 -26 -74 -20 -40 ; b^ gray -8 -38 -4 -74 10 -98 16 -68 4 -36 ; l_ pink 6 -36 -50 -40 -80 ; l_ pink 6 0 -50 6 -80
part head = yarn a : o^ gray -18 -14 44 36 ; l_ gray- 2 -54 -20 -18 -26 18 -20 ; l_ gray- 2 -56 -4 -18 -8 20 -4
part face = nose k : k -34 -18 4 ; k -4 -18 4 ; p_ pink -23 -6 -13 -6 -18 0 ; l_ k 2 -25 4 -18 9 -11 4
part bow = bow c : p^ pink -16 20 -40 12 -38 32 ; p^ pink -16 20 8 12 6 32 ; o^ pink- -16 21 6
scene stand

* copper-flashlight | 9-12 13+ | -
topics flashlight, electricity, circuit, paper circuit, led, switch, stem, science fair, engineering, camping, night light, power cut, inventor
colors yellow, navy
minutes 55 60
mess low
heart copper: copper-tape = 2 ft
heart led: LED-light = 1
need pack: battery-pack = 1
need tube: cardboard-tube, chip-can = 1
need card: cardstock, cereal-box, index-card = 1 sheet
need shine: aluminum-foil, metallic-paper = 1 sheet
need skin: construction-paper, wrapping-paper, washi-tape = 1 sheet
join tape: tape, electrical-tape, masking-tape
join glue: glue-stick, glue, tape
tool scissors: scissors
tool pen: pencil
tool poker: needle, toothpick
step front: cut card tube pen scissors by cc
step shine: glue shine card glue scissors > reflector by cc
step led: build led card poker > legs-dot by cc
step strips: tape copper card scissors by cc
step legs: tape led copper by cc
step switch: build copper card pack tape > switch by cc
step pack: tape pack tube tape by cc
step front-on: tape card tube tape > lamp by cc
step skin: glue skin tube glue > tube by cc
step night: play led > beam by cc
part beam = led yellow : p_ yellow+ 36 -22 98 -70 98 52 36 26
part tube = tube a : r^ navy -32 2 116 46 4 ; r_ navy+ -32 -12 112 8 3 ; z_ kraft 4 -88 -20 -88 24 ; z red 2 -90 -8 -97 -8 -97 -22 ; z k 2 -90 8 -97 8 -97 20
part switch = copper gold : r^ gold -34 -23 104 7 1 ; r^ w -22 -30 24 6 1 -14 ; r gold -22 -27 22 3 1 -14
part lamp = card silver : p^ silver 24 -22 44 -36 44 40 24 26
part reflector = shine silver : o^ silver+ 44 2 9 37
part legs-dot = led w : o^ w 46 2 8 9 ; o_ yellow 47 2 5 6
scene lay

* pipe-honeycomb | 9-12 13+ | -
appeal 1
topics organize desk, organise desk, tidy desk, desk tidy, organizer, desk organizer, honeycomb, beehive, pen holder, art supplies, craft room, back to school, father's day, teacher gift, shelf
near bug hotel
colors gold, white, teal
minutes 55 55
waits 60
mess some
heart pipe: PVC-pipe = 4 ft
join join: tape, duct-tape
need paint: acrylic-paint, paint-marker, permanent-marker = 2 color
nice back: cardboard, foam-board = 1 piece
nice trim: washi-tape, ribbon, yarn = 1 roll
nice sand: sandpaper = 1
tool ruler: ruler
tool pen: permanent-marker, pencil, marker
tool brush: paintbrush, sponge-brush
home saw
step mark: draw pipe ruler pen by cc
step saw: prepare pipe saw by gg
step sand: prepare sand pipe by cc
step paint: paint paint pipe brush > pipes by cc
step trim: decorate trim pipe > trim by cc
step lay: arrange pipe by cc
step bind: tape pipe join by cc
step belt: tape join pipe by cc
step back: tape back pipe join > back by cc
step fill: play pipe pen > pens by cc
part back = back kraft : r^ kraft 0 24 150 130 4
part pipes = pipe w : o^ gold -50 60 27 ; o^ teal 0 60 27 ; o^ gold 50 60 27 ; o^ teal -25 17 27 ; o^ gold 25 17 27 ; o^ teal 0 -26 27 ; o_ w -50 60 22 ; o_ w 0 60 22 ; o_ w 50 60 22 ; o_ w -25 17 22 ; o_ w 25 17 22 ; o_ w 0 -26 22 ; o_ gray-- -50 60 20 ; o_ gray-- 0 60 20 ; o_ gray-- 50 60 20 ; o_ gray-- -25 17 20 ; o_ gray-- 25 17 20 ; o_ gray-- 0 -26 20
part trim = trim b : a_ pink -50 60 25 22.5 0 360 ; a_ pink 0 60 25 22.5 0 360 ; a_ pink 50 60 25 22.5 0 360 ; a_ pink -25 17 25 22.5 0 360 ; a_ pink 25 17 25 22.5 0 360 ; a_ pink 0 -26 25 22.5 0 360
part pens = pen own : o red -56 66 6 ; o yellow -44 58 6 ; o blue -30 22 6 ; o green 6 64 6 ; o pink -8 68 6 ; o orange 20 10 6 ; o red 32 20 6 ; o purple 56 66 6 ; o teal 4 -22 6
scene stand

* record-stand | 9-12 13+ | -
extras party: necklace-chain, bead, stick-on-gem, seed-bead, paper-doily
appeal 1
topics stand, tiered stand, jewelry stand, dresser, desk, record, vinyl, retro, jewelry tray, room decor, record player, party table
near cake stand
colors black, gold
minutes 40 45
waits 60
mess some
heart record: vinyl-record = 2
heart post: plastic-cup, spool, oatmeal-canister, cardboard-tube = 2
need paint: acrylic-paint, metallic-paint = 1 color
join stick: tape, duct-tape
nice pads: felt, craft-foam = 2 scrap
nice edge: ric-rac, ribbon, washi-tape = 3 yd
nice label: paper, cardstock, photo = 2
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home book
step wash: prepare record by cc
step paint: paint paint post brush > posts by cc
step label: cut label scissors by cc
step title: tape label record stick > labels by cc
step first: tape post record stick book > lower by cc
step second: tape post record stick > upper by cc
step edge: tape edge record stick > edge by cc
step pads: tape pads post stick scissors by cc
step set: play record > rings by cc
part posts = post a : q^ gold 3 -20 -40 20 -40 26 20 -26 20 ; q^ gold 3 -26 40 26 40 32 84 -32 84
part lower = record k : o^ k 0 34 90 22 ; o_ gray- 0 31 66 15 ; o_ k 0 31 60 13 ; q^ gold 3 -20 -30 20 -30 26 30 -26 30
part upper = record k : o^ k 0 -42 66 16 ; o_ gray- 0 -45 48 11 ; o_ k 0 -45 43 9
part labels = label w : o_ red 0 -45 18 5
part edge = edge b : l gold 3 -90 38 -60 52 0 57 60 52 90 38 ; l gold 3 -66 -38 -44 -29 0 -25 44 -29 66 -38
part rings = record gold : a gold -34 -52 8 5.500 0 360 ; o light-blue 30 -50 6 ; o red 40 -48 5 ; a gold 60 24 9 6.5 0 360 ; o pink -56 26 7 ; o pink -66 30 6
scene stand

* fan-peacock | 4-5 6-8 9-12 | Animals
extras world Animals: grass, flower, petal, fake-leaf, toy-tree, birdseed, ribbon-rose, potted-plant
topics peacock, bird, zoo, india, feathers, party decoration, summer
near turkey, thanksgiving, chinese new year, lunar new year
colors teal, blue, gold
minutes 35 40 45
waits 30
mess some
heart fan: paper-fan = 1
need body: construction-paper, cardstock, felt = 1 sheet
need paint: paint, acrylic-paint, marker = 3 color
nice eyes: googly-eye, sticker = 2
nice gems: stick-on-gem, sequin, sticker = 8
nice crest: pipe-cleaner, feather, paper-strip = 3
join glue: glue
join tape: tape, masking-tape
tool dot: paintbrush, cotton-swab, pencil
tool scissors: scissors
tool pen: marker, pencil
step open: prepare fan > fan by tcc
step big: paint paint fan dot > spots by ccc
step small: paint paint fan dot > rings by ccc
step dry: dry fan by ccc
step body: cut body pen scissors by tcc
step crest: tape crest body tape > crest by ccc
step glue: glue body fan glue > body by tcc
step eyes: decorate eyes body glue > eyes by ccc
step gems: decorate gems fan > gems by ccc
step strut: play fan by ccc
part fan = fan b : a^ teal 0 50 98 14 180 360 ; z_ teal- 2 0 46 -90 14 ; z_ teal- 2 0 46 -66 -22 ; z_ teal- 2 0 46 -36 -42 ; z_ teal- 2 0 46 0 -48 ; z_ teal- 2 0 46 36 -42 ; z_ teal- 2 0 46 66 -22 ; z_ teal- 2 0 46 90 14
part spots = paint c : o_ gold -78 24 11 ; o_ gold -62 -8 11 ; o_ gold -38 -28 11 ; o_ gold -12 -36 11 ; o_ gold 14 -36 11 ; o_ gold 40 -28 11 ; o_ gold 62 -8 11 ; o_ gold 78 24 11
part rings = paint a : o_ blue -78 24 6 ; o_ blue -62 -8 6 ; o_ blue -38 -28 6 ; o_ blue -12 -36 6 ; o_ blue 14 -36 6 ; o_ blue 40 -28 6 ; o_ blue 62 -8 6 ; o_ blue 78 24 6 ; d_ gold 3 -54 22 -40 0 -20 -12 0 -16 20 -12 40 0 54 22
part crest = crest b : l gold 3 0 -10 -12 -28 ; l gold 3 0 -10 0 -32 ; l gold 3 0 -10 12 -28 ; o blue -12 -30 3.5 ; o blue 0 -34 3.5 ; o blue 12 -30 3.5
part body = body b : b^ blue -12 8 0 -14 12 8 16 40 24 62 12 82 -12 82 -24 62 -16 40 ; p^ orange -5 10 5 10 0 18 ; l orange 4 -8 82 -12 94 ; l orange 4 8 82 12 94
part eyes = eyes w : e -5 2 4 ; e 6 2 4
part gems = gems w : bits light-blue 0.5 -78 24 -62 -8 -38 -28 -12 -36 14 -36 40 -28 62 -8 78 24
scene stand

* glow-star-ceiling | 6-8 9-12 13+ | Space
appeal 3
topics glow in the dark, stars, night sky, constellation, ceiling, bedroom decor, bedtime, afraid of the dark, moon, planetarium, sleepover
colors cream, yellow, navy
minutes 40 50 55
waits 60
mess some
heart glow: glow-paint = 1 color
need card: cardstock, index-card, cereal-box = 2 sheet
need hold: sticky-tack, tape, masking-tape = 1 roll
need pattern: paper, cardboard = 1 scrap
nice moon: paper-plate, cake-board = 1
nice lamp: flashlight = 1
tool brush: paintbrush, cotton-swab, sponge-brush
tool pen: pencil
tool scissors: scissors
home newspaper
step pattern: cut pattern pen scissors by ccc
step trace: draw card pattern pen by ccc
step cut: cut card scissors > stars by ccc
step moon: draw moon pen > moon by ccc
step paint: paint glow card moon? brush newspaper > glow by ccc
step second: paint glow card brush by ccc
step charge: test card lamp? by ccc
step sky: build card hold > sky by gtc
step dark: play card by ccc
part sky = hold k : q_ navy 6 -94 -94 94 -94 94 94 -94 94
part stars = card w : s_ cream -64 -60 5 20 9 ; s_ cream -6 -66 5 14 6 ; s_ cream -36 -22 5 16 7 ; s_ cream -70 16 5 13 6 ; s_ cream -20 20 5 20 9 ; s_ cream 26 20 5 13 6 ; s_ cream 70 26 5 16 7 ; s_ cream -54 64 5 17 8 ; s_ cream 4 66 5 13 6 ; s_ cream 54 68 5 18 8
part moon = moon w : o_ w 48 -44 32 ; o_ light-green+ 48 -44 28 ; o_ light-green 38 -54 7 ; o_ light-green 58 -38 9 ; o_ light-green 42 -30 5
part glow = glow b : s_ light-green+ -64 -60 5 15 7 ; s_ light-green+ -6 -66 5 10 4 ; s_ light-green+ -36 -22 5 12 5 ; s_ light-green+ -70 16 5 9 4 ; s_ light-green+ -20 20 5 15 7 ; s_ light-green+ 26 20 5 9 4 ; s_ light-green+ 70 26 5 12 5 ; s_ light-green+ -54 64 5 13 6 ; s_ light-green+ 4 66 5 9 4 ; s_ light-green+ 54 68 5 14 6
scene lay

* see-through-street-art | 9-12 13+ | -
topics street art, graffiti, mural, window, transparent, outdoor painting, park, summer camp, garden party, block party, portrait, collaboration
colors pink, teal, yellow, black
minutes 60 70
mess lots
place outdoors
heart wrap: plastic-wrap = 1 roll
heart paint: acrylic-paint, paint = 4 color
need plan: paper = 1 sheet
need tape: duct-tape, tape = 1 roll
nice line: permanent-marker, paint-marker = 1 color
tool brush: paintbrush, sponge-brush, foam-roller
tool scissors: scissors
tool pen: pencil
home newspaper
home two-trees
step place: prepare wrap two-trees newspaper by cc
step wrap: roll wrap two-trees tape > trees wall by cc
step sketch: draw plan pen by cc
step shapes: paint paint wrap brush > shapes by cc
step both: paint paint wrap brush by cc
step line: draw line wrap > lines by cc
step name: paint paint wrap brush > name by cc
step photo: play wrap by cc
step down: cut wrap scissors by cc
part trees = tape brown : r^ brown -82 10 18 176 4 ; r^ brown 82 10 18 176 4 ; y^ green -78 -80 24 22 9 0.14 ; y^ green 78 -80 24 22 9 0.14
part wall = wrap light-blue : r_ light-blue+ 0 6 164 120 2 ; l_ w 2 -74 -40 74 -44 ; l_ w 2 -74 40 74 36 ; l_ w 2 -70 -20 -50 -50 ; z_ w 1.5 -74 20 74 22
part shapes = paint a : o_ pink -34 4 30 34 ; b_ teal 4 44 14 -8 34 -38 58 -20 66 20 60 52 30 58 ; o_ yellow 40 -24 14
part lines = line k : l_ k 4 -52 -6 -44 -12 -36 -6 ; l_ k 4 -28 -6 -20 -12 -12 -6 ; l_ k 4 -46 18 -32 26 -18 16 ; i_ k 38 20 18 2.4 4
part name = paint w : z_ w 5 -70 58 -62 46 -56 58 -50 46 -44 58
scene stand

* tray-thunder | 4-5 6-8 9-12 | Music, Weather
appeal 1
topics thunder, thunderstorm, storm, rain, sound effects, percussion, drama club, puppet show, radio play, rhythm, foley
near orchestra, band
colors gray, blue, yellow
minutes 30 35 40
mess low
heart tray: baking-tray = 1
heart rain: rice, dried-lentil, dried-bean, popcorn, bead = 1/2 cup
need drum: wooden-spoon, sock, tennis-ball = 2
need cloud: cardstock, cardboard, construction-paper = 1 sheet
need color: marker, crayon, paint = 2 color
need wind: plastic-bag, crinkle-paper, wrapping-paper, aluminum-foil = 1 sheet
nice flash: flashlight = 1
nice line: index-card, paper = 2
join tape: tape, duct-tape, masking-tape
tool scissors: scissors
home blanket
step cloud: draw cloud color scissors > cloud by tcc
step tape: tape cloud tray tape > tray by ccc
step rain: fill rain tray > rain by ccc
step hard: play tray rain by ccc
step drum: build drum tape > mallet by tcc
step thunder: test tray drum by ccc
step wind: play wind by ccc
step score: draw line color > bolt by tcc
step storm: play tray drum wind blanket flash? by ccc
part tray = tray silver : q^ gray 8 -84 0 84 0 92 70 -92 70 ; q_ gray+ 6 -74 8 74 8 80 60 -80 60 ; r cream -46 0 18 9 1 ; r cream 40 0 18 9 1
part rain = rain tan : d_ tan 3 -60 40 -44 50 -30 36 -14 48 2 38 18 52 34 40 50 50 62 36 -52 24 -20 22 12 24 44 22 -66 54 -4 56 26 30
part cloud = cloud w : y^ gray -6 -34 74 34 10 0.14 ; y_ w -6 -46 66 24 9 0.14
part bolt = line yellow : r^ w -62 86 46 20 2 -4 ; d_ blue 2 -78 84 -72 90 -66 82 ; z_ yellow 2.4 -58 78 -54 86 -58 86 -54 92 ; r^ w -10 86 46 20 2 3 ; l_ blue 2 -28 86 -22 82 -16 88 -10 84 ; z_ yellow 2.4 -2 78 2 86 -2 86 2 92
part mallet = drum own : stick wood 30 20 92 84 7 ; o^ cream 28 18 13 ; z_ sand 2 20 24 38 14 ; z_ sand 2 22 28 38 19 ; stick wood 66 10 96 60 7 ; o^ cream 64 8 13 ; z_ sand 2 56 13 74 4 ; z_ sand 2 58 17 74 9
scene lay

* daisy-stretch-bracelet | 6-8 9-12 13+ | Nature
extras jewelry: charm
appeal 3
topics bracelet, daisy chain, beads, stretchy bracelet, friendship bracelet, birthday party, best friend, flower, spring, hippie, summer camp, party favor
colors white, yellow, green
minutes 35 40 40
mess low
heart elastic: beading-elastic = 24 in
heart bead: bead, seed-bead, wooden-bead = 60
nice letters: letter-bead = 5
nice charm: charm, bell = 1
need tape: tape, masking-tape = 1 roll
tool glue: glue
tool scissors: scissors
home bowl
step sort: arrange bead bowl by ccc
step end: tape elastic tape by ccc
step plain: thread bead elastic > chain by ccc
step loop: thread bead elastic > petals by tcc
step middle: thread bead elastic > middles by tcc
step on: thread bead elastic by ccc
step letters: thread letters elastic > letters by ccc
step charm: thread charm elastic > charm by ccc
step knot: tie elastic glue scissors by tcc
step give: play bead by ccc
part chain = bead c : a_ cream 0 0 69 67 0 360 ; d^ green 6 17 -66 32 -60 45 -51 56 -40 68 2 66 17 60 31 52 44 -68 2 -66 17 -60 31 -52 44 -17 -66 -32 -60 -45 -51 -56 -40
part petals = bead w : f^ w 0 -68 6 18 7 ; f^ w 65 -21 6 18 7 ; f^ w 40 55 6 18 7 ; f^ w -40 55 6 18 7 ; f^ w -65 -21 6 18 7
part middles = bead b : o yellow 0 -68 7 ; o yellow 65 -21 7 ; o yellow 40 55 7 ; o yellow -40 55 7 ; o yellow -65 -21 7
part letters = letters w : r^ w -18 66 9 10 2 ; r^ w -9 68 9 10 2 ; r^ w 0 69 9 10 2 ; r^ w 9 68 9 10 2 ; r^ w 18 66 9 10 2 ; z_ k 1.6 -20 69 -20 63 -16 69 -16 63 ; z_ k 1.6 -11 71 -9 65 -7 71 ; h_ k 0 69 3 ; z_ k 1.6 7 65 7 71 11 71 ; z_ k 1.6 16 63 16 69 20 69
part charm = charm own : l silver 1.6 66 17 76 22 ; s^ gold 82 28 5 12 5
scene lay

* nose-for-glasses | 6-8 9-12 13+ | -
topics glasses stand, glasses holder, sunglasses holder, nose, mustache, desk, nightstand, father's day, grandpa, grandma, funny, portrait, face
colors tan, brown, red
minutes 40 45 50
waits 1440
mess some
heart glasses: sunglasses = 1
heart clay: air-dry-clay = 1 lb
need core: aluminum-foil, newspaper = 2 sheet
need paint: acrylic-paint, paint = 3 color
nice coat: glue = 1 tbsp
nice felt: felt, craft-foam = 1 scrap
tool brush: paintbrush, sponge-brush
tool shaper: craft-stick, plastic-spoon, pencil
home water
home plate
step core: shape core by ccc
step cover: shape clay core plate > nose by ccc
step bridge: shape clay glasses by ccc
step nostrils: shape clay shaper > holes by ccc
step lip: shape clay shaper > mustache by ccc
step smooth: shape clay water by ccc
step dry: dry clay glasses by ccc
step paint: paint paint clay brush by ccc
step coat: paint coat clay brush by ccc
step sit: play glasses clay felt? > glasses by ccc
part nose = clay a : b^ tan -14 -60 14 -60 22 -20 44 24 50 50 30 66 -30 66 -50 50 -44 24 -22 -20 ; l_ tan+ 6 -4 -40 -8 0 -14 24
part holes = clay a : o_ brown -24 50 11 9 ; o_ brown 24 50 11 9
part mustache = clay b : b^ brown 0 62 30 60 62 74 84 62 70 88 34 90 0 78 -34 90 -70 88 -84 62 -62 74 -30 60
part glasses = glasses own : o^ k -44 -28 36 28 ; o_ navy -44 -28 30 23 ; o^ k 44 -28 36 28 ; o_ navy 44 -28 30 23 ; l k 8 -12 -34 0 -40 12 -34 ; l_ w 4 -58 -38 -46 -44 ; l_ w 4 30 -38 42 -44
scene stand

* felt-eye-fob | 9-12 13+ | Fantasy
extras gift: charm, embroidery-floss
topics key chain, bag charm, backpack, felt, monster, kawaii, blob, ghost, frog, hand sewing, birthday party, party favor, safety eyes
colors green, pink
minutes 45 50
mess low
heart eyes: safety-eye = 2
heart felt: felt, old-sweater, denim = 1 sheet
need stuff: pillow-stuffing, cotton-ball, fabric-scrap = 1 bit
need thread: embroidery-floss, sewing-thread = 3 ft
need needle: needle
need ring: key-ring, ribbon, curtain-ring, shoelace = 1
nice cheeks: felt, fabric-marker = 1 scrap
tool pen: chalk, pencil, marker
tool scissors: scissors, fabric-scissors
step draw: draw felt pen by cc
step cut: cut felt scissors > body by cc
step eyes: build eyes felt scissors > eyes by tc
step mouth: sew felt thread needle > mouth by cc
step cheeks: decorate cheeks felt > cheeks by cc
step tab: cut felt scissors ring > ring by cc
step sew: sew felt thread needle > seam by cc
step stuff: fill stuff felt by cc
step close: sew felt thread needle by cc
part ring = ring silver : a ~ 0 -84 14 10 0 360 ; r^ green- 0 -58 16 38 3
part body = felt a : b^ green -60 10 -56 -28 -40 -56 -20 -40 20 -40 40 -56 56 -28 60 10 56 48 30 68 -30 68 -56 48
part seam = thread w : stitch w -54 -16 -54 44 7 ; stitch w 54 -16 54 44 7 ; stitch w -30 62 30 62 6 ; stitch w -50 46 -34 60 3 ; stitch w 50 46 34 60 3 ; stitch w -18 -34 18 -34 4 ; stitch w -54 -22 -40 -44 3 ; stitch w 54 -22 40 -44 3 ; stitch w -40 -46 -22 -34 3 ; stitch w 40 -46 22 -34 3
part eyes = eyes k : o^ k -26 -4 10 ; o_ w -29 -7 3.5 ; o^ k 26 -4 10 ; o_ w 23 -7 3.5
part mouth = thread k : l k 3.5 -14 20 0 28 14 20
part cheeks = cheeks b : o_ pink -42 18 9 6 ; o_ pink 42 18 9 6
scene lay

* beeswax-bees | 4-5 6-8 9-12 | Bugs
extras hanging: tissue-paper, coffee-filter, leaf, fake-leaf, lavender, pressed-flower, ribbon-rose
appeal 3
topics bee, bees, honeybee, bumblebee, beeswax, wax modeling, beekeeper, pollinators, spring, waldorf
near hive, spelling bee
colors yellow, black, white
minutes 30 35 40
mess low
heart wax: beeswax-sheet = 1
need stripe: yarn, embroidery-floss, permanent-marker, pipe-cleaner = 2 ft
need wings: tissue-paper, tracing-paper, wax-paper, tulle = 1 scrap
need line: sewing-thread, embroidery-floss, string = 21 in
nice twig: stick, pine-branch, flower = 1
nice eyes: seed, bead = 3
tool scissors: scissors
home warm-cup
step warm: shape wax warm-cup by tcc
step roll: roll wax > bodies by ccc
step stripe: roll stripe wax > stripes by tcc
step cut: cut wings scissors by tcc
step wings: build wings wax > wings by ccc
step eyes: decorate eyes wax > eyes by ccc
step line: tie line wax by tcc
step twig: tie line twig > twig by tcc
step fly: play wax by ccc
part twig = twig brown : l^ brown 6 -84 -70 -20 -78 40 -70 86 -80 ; l w 1.5 -50 -74 -50 -20 ; l w 1.5 2 -76 2 14 ; l w 1.5 54 -72 54 -34 ; l w 1.5 -70 -74 -70 -112 ; l w 1.5 74 -76 74 -112
part wings = wings w : o^ w -62 -30 15 10 -30 ; o^ w -40 -32 15 10 30 ; o^ w -10 4 15 10 -30 ; o^ w 14 2 15 10 30 ; o^ w 42 -44 15 10 -30 ; o^ w 66 -46 15 10 30
part bodies = wax yellow : o^ yellow -50 -10 26 17 ; o^ yellow 2 24 26 17 ; o^ yellow 54 -24 26 17
part stripes = stripe k : l k 5 -54 -25 -56 6 ; l k 5 -42 -25 -42 6 ; l k 5 -2 9 -4 40 ; l k 5 10 9 10 40 ; l k 5 50 -39 48 -8 ; l k 5 62 -39 62 -8
part eyes = eyes k : k -68 -13 3 ; k -16 21 3 ; k 36 -27 3
scene hang

* puffy-snowman-paint | 6-8 9-12 | Seasons
extras picture Seasons: cardboard, washi-tape, craft-stick, ribbon, stick-on-gem, bay-leaf, wrapping-paper
appeal 3
topics snowman, puffy paint, snow, winter, snow painting, january, christmas, texture
near ice cream, cloud, sheep, polar bear
colors blue, white, orange
minutes 30 35
waits 720
mess lots
heart foam: shaving-foam = 1 cup
heart glue: glue
need sheet: cardstock, construction-paper, cardboard = 1 sheet
need nose: construction-paper, felt, craft-foam = 1 scrap
need eyes: button, googly-eye, paper = 2
nice scarf: ribbon, fabric-scrap, felt = 1 strip
nice arms: stick, pipe-cleaner, craft-stick = 2
nice flakes: glitter, salt, confetti = 1 pinch
tool spreader: plastic-spoon, paintbrush, craft-stick
tool pen: pencil
tool scissors: scissors
home bowl
step draw: draw sheet pen > sheet by cc
step cut: cut nose scissors by cc
step mix: mix foam glue bowl spreader by tc
step ball: paint foam sheet spreader > snowman by cc
step ground: paint foam sheet spreader > ground by cc
step face: arrange nose eyes foam > face by cc
step arms: arrange arms foam > arms by cc
step scarf: arrange scarf foam > scarf by cc
step flakes: decorate flakes foam > flakes by cc
step dry: dry sheet by cc
part sheet = sheet a : r^ blue 0 0 160 172 3
part ground = foam w : q^ w 8 -78 66 -44 54 0 60 40 52 78 62 78 84 -78 84
part arms = arms brown : l brown 5 -30 -4 -58 -22 -66 -36 ; l brown 5 -58 -22 -70 -20 ; l brown 5 30 -4 58 -22 66 -36 ; l brown 5 58 -22 70 -20
part snowman = foam w : y^ w 0 42 44 36 14 0.03 ; y^ w 0 -4 34 28 13 0.03 ; y^ w 0 -44 26 24 12 0.03
part face = nose c : p^ orange 0 -44 28 -38 0 -36 ; o k -9 -52 4 ; o k 9 -52 4
part scarf = scarf b : b^ red -26 -26 0 -20 26 -26 26 -16 0 -10 -26 -16 ; p^ red 12 -16 24 -18 30 14 18 16
part flakes = flakes w : s_ w -56 -60 6 7 3 ; s_ w 54 -66 6 7 3 ; s_ w -62 0 6 6 2.6 ; s_ w 66 16 6 6 2.6 ; s_ w 30 -76 6 5 2
scene lay

* flower-brim-hat | 6-8 9-12 13+ | Seasons, Nature
extras head: ribbon, lace, tulle, fake-leaf, fern-frond, pressed-flower
appeal 1
topics hat, sun hat, flower crown, easter bonnet, derby, garden party, tea party, midsummer, may day, spring, summer, fashion show, grandma
colors pink, yellow, green
minutes 40 45 50
mess low
heart hat: straw-hat = 1
heart flower: flower, ribbon-rose = 5
need ribbon: ribbon, scarf, fabric-scrap, bandana, lace = 1 yd
need wire: pipe-cleaner, twist-tie, yarn = 6
nice leaf: fake-leaf, felt, leaf = 4
nice bird: feather, felt = 2
tool scissors: scissors
home mirror
step band: tie ribbon hat > hat band by tcc
step flowers: cut flower scissors by ccc
step stems: tie wire flower by tcc
step first: build flower hat > big by ccc
step fill: build flower hat > small by ccc
step leaf: build leaf hat > leaves by ccc
step bird: build bird hat > feather by ccc
step ends: shape wire hat by tcc
step mirror: test hat mirror by ccc
part hat = hat tan : o^ tan 0 40 94 28 ; b^ tan+ -50 34 -46 -20 -20 -44 20 -44 46 -20 50 34 0 46 ; l_ tan- 2 -46 -10 0 -4 46 -10 ; l_ tan- 2 -36 -28 0 -24 36 -28
part band = ribbon c : b^ green -51 12 0 24 51 12 51 32 0 46 -51 32
part leaves = leaf green : leaf green -44 18 -80 2 10 ; leaf green 10 22 30 -8 9 ; leaf green -14 26 -34 58 10 ; leaf green 44 22 80 4 10
part feather = bird c : feather w 8 16 26 -78 9 ; feather teal 18 18 58 -64 9
part big = flower a : f^ pink -34 24 7 19 8 ; o yellow -34 24 6 ; f^ yellow 0 30 7 20 8 ; o orange 0 30 6 ; f^ pink 34 24 7 19 8 ; o yellow 34 24 6
part small = flower b : f^ w -60 18 6 12 5 ; o yellow -60 18 4 ; f^ w 60 18 6 12 5 ; o yellow 60 18 4
scene stand

* rain-garden-umbrella | 9-12 13+ | Weather, Nature
topics umbrella, rainy day, spring showers, april, painted umbrella, parasol, garden party, fashion, leaves, gift
near monsoon
colors teal, yellow, pink
minutes 60 70
waits 240
mess some
place floor
heart umbrella: umbrella = 1
heart paint: fabric-paint, acrylic-paint, paint-marker = 3 color
need stamp: leaf, kitchen-sponge, potato, fern-frond = 4
need plan: paper = 1 sheet
need guard: newspaper, packing-paper = 3 sheet
nice line: permanent-marker, paint-marker = 1 color
nice drops: stick-on-gem, sequin = 6
join glue: glue
tool brush: paintbrush, sponge-brush
tool pen: pencil
home plate
home damp-cloth
step wipe: prepare umbrella damp-cloth guard > umbrella by cc
step plan: draw plan pen by cc
step try: print stamp paint plate plan by cc
step rim: print stamp paint umbrella brush > rim by cc
step grow: paint paint umbrella brush > stems by cc
step top: print stamp paint umbrella > top by cc
step line: draw line umbrella > lines by cc
step drops: glue drops umbrella glue > drops by cc
step dry: dry umbrella by cc
part umbrella = umbrella a : l^ gray 5 0 -70 0 78 14 90 26 78 ; b^ teal -92 10 -80 -32 -44 -64 0 -76 44 -64 80 -32 92 10 62 0 31 10 0 0 -31 10 -62 0 ; l_ teal- 2.5 0 -74 -31 8 ; l_ teal- 2.5 0 -74 31 8 ; l_ teal- 2.5 0 -74 -62 0 ; l_ teal- 2.5 0 -74 62 0 ; z gray 5 0 -76 0 -90
part stems = paint b : l_ yellow 3 -46 -4 -44 -30 -30 -48 ; l_ yellow 3 0 -4 2 -30 -2 -50 ; l_ yellow 3 46 -4 44 -30 30 -48
part rim = stamp b : leaf yellow -70 -8 -60 -30 7 ; leaf yellow -44 -18 -56 -34 7 ; leaf pink -20 -6 -16 -28 7 ; leaf yellow 2 -18 16 -34 7 ; leaf yellow 2 -24 -12 -38 7 ; leaf pink 22 -6 20 -28 7 ; leaf yellow 44 -18 56 -34 7 ; leaf yellow 70 -8 62 -30 7
part top = stamp c : f_ pink -30 -52 6 9 4 ; f_ pink -2 -56 6 9 4 ; f_ pink 30 -52 6 9 4
part lines = line w : l_ w 1.5 -68 -12 -62 -26 ; l_ w 1.5 -19 -10 -17 -24 ; l_ w 1.5 22 -10 20 -24 ; l_ w 1.5 69 -12 63 -26
part drops = drops w : bits light-blue 0.56 -80 0 -50 2 -14 2 14 2 50 2 80 0
scene stand

* fizzing-dino-eggs | 6-8 9-12 | Dinosaurs
appeal 3
topics dinosaur eggs, fizzing eggs, hatching, bath bomb, science experiment, baking soda and vinegar, chemical reaction, birthday party
near volcano, archaeologist, easter eggs
colors green, blue, orange
minutes 30 35
waits 720
mess some
heart soda: baking-soda = 2 cup
heart dino: toy-animal = 2
need vinegar: vinegar, lemon-juice = 1 cup
need color: food-coloring, watercolor-paint, paint = 2 color
need tray: baking-tray, foil-pan, foil-tray, plastic-tub = 1
need drip: pipette, squeeze-bottle, plastic-spoon, metal-spoon = 1
nice speck: cocoa, coffee-grounds, spice = 1 tsp
tool wrap: plastic-wrap, aluminum-foil, wax-paper
home bowl
home water: = 1/4 cup
home cup
step mix: mix soda water color speck? bowl by tc
step press: shape soda dino > eggs by cc
step shape: shape soda wrap by tc
step dry: dry soda by cc
step nest: arrange soda tray > tray by cc
step pour: prepare vinegar cup by tc
step drip: paint vinegar drip soda > fizz by cc
step out: test dino soda > dino by cc
step clean: wash dino by cc
part tray = tray silver : r^ gray 0 76 176 14 4
part dino = dino a : l^ green 9 46 60 66 52 80 34 ; b^ green 16 64 14 34 8 14 -8 10 -14 -4 -8 -16 8 -20 22 -12 30 4 40 16 52 36 54 64 ; p_ green- 22 -12 34 -14 30 -2 ; p_ green- 30 4 42 0 38 14 ; p_ green- 40 16 52 14 48 28 ; b_ yellow 16 64 16 38 14 28 22 36 26 64 ; k 4 -6 4 ; l_ k 2 -10 5 -4 8 4 6 ; l green 6 16 36 4 42
part eggs = soda a : o^ light-green -50 34 36 44 ; d_ green 4.5 -62 16 -40 6 -32 32 -56 46 -36 58 -70 40 ; b^ light-green -2 74 -6 50 6 56 16 42 28 54 38 42 50 56 62 46 58 74 ; d_ green 4 8 64 28 62 48 66
part fizz = vinegar w : y^ w 28 72 38 8 12 0.12 ; o_ w -2 60 4 ; o_ w 60 40 5 ; o_ w 66 58 4 ; o_ w -10 70 4 ; y^ w -50 74 26 6 9 0.12 ; o_ w -24 8 4
scene stand

* painted-whiskers | 4-5 6-8 9-12 | -
topics face painting, face paint, birthday party, carnival, school fair, halloween, costume, dress up, circus, purim, mardi gras
near zoo, wings, cyborg
variant tiger | Jungle, Animals | orange, white, black | tiger, tiger face, big cat
variant butterfly | Bugs | purple, pink, yellow | butterfly, butterfly face
variant robot | Robots | silver, gray, blue | robot, robot face
colors orange, white
minutes 25 30 35
mess some
heart color: face-paint = 3 color
need brush: paintbrush, cotton-swab = 2
need plan: paper, paper-plate = 1
nice gem: hair-tie, bobby-pin = 2
tool pen: crayon, marker, colored-pencil
home mirror
home sponge
home washcloth
home water
home cup
step test: test color by gtt
step plan: draw plan pen by ccc
step ready: prepare washcloth gem? by tcc
step ground: paint color sponge water cup > ground face by gtt
step shapes: paint color brush > shapes-t shapes-b shapes-r by gtt
step lines: paint color brush > lines-t lines-b lines-r by gtt
step dots: paint color brush > dots-t dots-b dots-r by ttc
step mirror: play mirror by ccc
step clean: wash washcloth water by tcc
part ground = color a : o^ tan 0 6 66 78 ; o^ tan -66 8 9 15 ; o^ tan 66 8 9 15 ; b^ brown -66 -10 -60 -56 -30 -82 30 -82 60 -56 66 -10 52 -40 0 -56 -52 -40
part shapes-t@tiger = color a : b_ orange -56 -14 -30 -44 30 -44 56 -14 60 20 46 54 20 40 -20 40 -46 54 -60 20 ; o_ w -20 34 22 18 ; o_ w 20 34 22 18 ; o_ w -26 -14 14 11 ; o_ w 26 -14 14 11
part shapes-b@butterfly = color a : b_ purple -4 -6 -24 -42 -54 -40 -58 -8 -40 8 -12 6 ; b_ purple 4 -6 24 -42 54 -40 58 -8 40 8 12 6 ; b_ pink -4 10 -30 14 -48 32 -36 50 -14 36 ; b_ pink 4 10 30 14 48 32 36 50 14 36
part shapes-r@robot = color a : b_ silver -60 4 -56 -26 -44 -42 -20 -46 -1 -46 0 16 -1 78 -26 72 -48 50 ; r_ gray -28 -8 34 24 2 ; r_ blue -28 -8 26 16 2
part lines-t@tiger = color k : l_ k 5 -8 -44 -6 -30 ; l_ k 5 8 -44 6 -30 ; l_ k 5 -58 4 -42 10 ; l_ k 5 -56 22 -42 24 ; l_ k 5 58 4 42 10 ; l_ k 5 56 22 42 24 ; p_ k -9 18 9 18 0 28 ; l_ k 3 0 28 0 38 ; l_ k 4 -34 -36 -24 -28 ; l_ k 4 34 -36 24 -28
part lines-b@butterfly = color k : l_ k 5 0 -30 0 24 ; l_ k 3 0 -30 -12 -50 ; l_ k 3 0 -30 12 -50 ; l_ k 3 -8 -8 -24 -40 -52 -38 -56 -8 -38 6 ; l_ k 3 8 -8 24 -40 52 -38 56 -8 38 6
part lines-r@robot = color k : z_ k 3 0 -48 0 82 ; z_ k 3 -56 30 -30 30 -30 74 ; z_ k 3 -44 -44 -44 -22
part dots-t@tiger = color k : d_ k 2.5 -26 30 -18 36 -30 38 26 30 18 36 30 38
part dots-b@butterfly = color c : d_ yellow 4 -36 -26 -46 -12 36 -26 46 -12 -34 34 34 34
part dots-r@robot = color c : d_ k 2.5 -50 -20 -44 60 -8 -38 -8 60 -36 40 ; o_ red -14 40 4
part face = brush k : k -24 -6 5 ; k 24 -6 5 ; u 0 52 14
scene stand
`;
