export const shelf = `
* flap-wheel-car | 2-3 4-5 | Transportation
extras machine: plastic-lid, sticker, glitter-glue, glitter-paper, cardboard-letter, bread-tag, bell, paper-straw, craft-foam, tinsel, wrapping-paper, ribbon, washi-tape, button
appeal 3
topics car, race car, cars, driver, driving, big box, box car, pretend play, moving boxes, racing, vehicles
near road trip
colors red, yellow, black
minutes 30 35
mess low
place floor
heart box: cardboard-box
heart pens: crayon, marker, broken-crayon, oil-pastel = 3 color
need tape: masking-tape, duct-tape, washi-tape = 1 roll
nice lamps@4-5: bottle-cap, plastic-lid, button, metal-lid = 4
tool scissors: scissors
step open: cut box scissors > body by gg
step wheels: cut box scissors by gg
step color: color box pens > scribble by cc
step hubs: color box pens by cc
step mount: tape box tape > wheels by tc
step steer: tape box tape > steer by gt
step stripe: decorate tape box > stripe by cc
step lamps@4-5: tape lamps tape box > lamps by c
step drive: play box by cc
part steer = box own : o^ ~- 30 -36 8 20 14 ; o_ ~+ 30 -36 4 13 14
part body = box own : p ~- -50 -30 -34 -62 44 -62 90 -22 90 -14 -50 -14 ; p_ k -44 -30 -31 -57 41 -57 82 -22 ; q^ ~ 5 -92 -22 92 -22 92 48 -92 48
part scribble = pens a : l_ ~ 6 -86 -12 -62 -16 -70 2 -40 -14 -48 6 -16 -14 -26 8 6 -12 ; l_ b 5 -84 34 -66 22 -58 38 -40 22 -30 38 -10 24 ; l_ ~ 6 46 -14 60 6 66 -14 84 6
part stripe = tape a : r_ ~ 0 14 184 9 ; o w 30 8 21 21 ; r_ ~ 26 8 5 24 ; z_ ~ 5 20 0 27 -4 ; r_ ~ 37 8 5 24
part wheels = box own : o^ k -52 52 27 27 ; o_ ~ -52 52 21 21 ; o_ b -52 52 10 10 ; o^ k 54 52 27 27 ; o_ ~ 54 52 21 21 ; o_ b 54 52 10 10
part lamps = lamps own : cap ~ 84 -8 7 ; cap ~ 84 26 7
scene stand

* good-night-tube | 2-3 4-5 6-8 | -
extras figure: sock
appeal 1
topics bedtime, going to bed, bed, good night, sleep, sleeping, nap, nap time, lullaby, pajamas, tucking in
near pajama party, sleepover, dreams, night
colors light blue, yellow, navy
minutes 15 20 30
mess low
heart tube: cardboard-tube
heart blanket: aluminum-foil, tissue-paper, paper-napkin, felt, fabric-scrap, wrapping-paper, construction-paper = 1 scrap
need pens: crayon, marker, colored-pencil = 3 color
nice stars: sticker, felt-sticker = 7
nice pillow: cotton-ball, cotton-pad, tissue, paper-towel, pillow-stuffing = 1
nice bed@4-5,6-8: small-box, shoebox, tissue-box, envelope, foil-tray = 1
step awake: draw pens tube > body face by tcc
step pajamas: color pens tube > pajamas by ccc
step asleep: draw pens tube by tcc
step pillow: prepare pillow > pillow by ccc
step smooth: shape blanket by ccc
step bed@4-5,6-8: arrange bed by cc
step tuck: fold blanket tube > blanket by tcc
step stars: decorate stars blanket > stars by ccc
step night: play tube blanket by ccc
part pillow = pillow own : q^ ~ 16 -52 -88 52 -88 56 -34 -56 -34 ; l_ ~- 2 -40 -80 0 -84 40 -80
part body = tube own : r^ ~ 0 2 62 146 8 ; o_ ~- 0 -70 31 7
part face = pens k : l_ k 2.6 -18 -40 -12 -35 -6 -40 ; l_ k 2.6 6 -40 12 -35 18 -40 ; u 0 -28 7 ; l_ brown 4 -26 -62 -14 -52 -6 -62 4 -52 14 -62 26 -54
part pajamas = pens a : r_ ~ 0 24 62 80 ; z_ ~- 3 -31 4 31 4 ; z_ ~- 3 -31 22 31 22 ; o_ w 0 -4 4 ; o_ w 0 12 4
part blanket = blanket own : q^ ~ 8 -62 8 62 8 66 92 -66 92 ; q_ ~+ 6 -64 2 64 2 64 20 -64 20 ; p_ ~- -50 40 -20 30 -34 70 ; p_ ~+ 10 34 40 50 16 64 ; p_ ~- 44 70 60 40 60 86
part stars = stars b : s_ ~ -40 40 5 10 4.5 ; s_ ~ -10 54 5 10 4.5 15 ; s_ ~ 24 36 5 10 4.5 ; s_ ~ 44 66 5 10 4.5 20 ; s_ ~ -36 76 5 10 4.5 ; s_ ~ 8 80 5 10 4.5 10 ; s_ ~ 50 34 5 8 3.6
scene lay

* foil-rocket | 2-3 4-5 6-8 | Space
extras machine: tinsel, bubble-wrap, patch, dried-lentil, candy-wrapper, sticker, glitter-glue, glitter-paper, masking-tape, washi-tape, duct-tape, rubber-band, plastic-straw, cardboard-letter
extras world Space: aluminum-foil, bottle-cap, button, cookie-tin, cotton-ball, craft-foam, craft-stick, duplo-brick, felt-ball, flag, flashlight, kitchen-sponge, modeling-clay, peg-doll, pebble, play-dough, pom-pom, popcorn, sand, string-light, tissue-paper, toy-animal, toy-brick, wood-slice
appeal 3
topics rocket, spaceship, rocket ship, moon landing, astronaut, blast off, launch, countdown, space shuttle, silver rocket
colors silver, red, yellow
minutes 25 30 35
mess low
heart tube: cardboard-tube
heart foil: aluminum-foil = 1 sheet
need paper: construction-paper, cardstock, wrapping-paper, paper = 1 sheet
nice stars: sticker = 6
nice flame: tissue-paper, crepe-paper, ribbon, crinkle-paper, yarn = 4 strip
nice dials@4-5,6-8: bottle-cap, button, stick-on-gem, sequin = 3
join tape: tape, masking-tape
tool scissors: scissors
step wrap: roll foil tube > body by tcc
step rub: shape foil by ccc
step shapes: cut paper scissors by gtc
step nose: roll paper tube tape > nose by gtc
step fins: tape paper tube tape > fins window by tcc
step stars: decorate stars foil > stars by ccc
step dials@4-5,6-8: tape dials foil tape > dials by cc
step flame: tape flame tube tape > flame by ccc
step launch: play tube by ccc
part flame = flame orange : l_ red 9 -14 66 -18 82 -12 96 ; l_ yellow 9 -4 66 -2 86 -6 98 ; l_ orange 9 7 66 10 84 6 97 ; l_ yellow 8 16 66 22 80 18 92
part fins = paper b : p^ ~ -26 20 -26 68 -60 78 -54 46 ; p^ ~ 26 20 26 68 60 78 54 46 ; p_ ~- 0 34 7 78 -7 78
part body = foil own : r^ ~ 0 14 56 112 5 ; p_ ~+ -26 -30 -8 -40 -14 0 ; p_ ~- 8 -34 26 -20 12 2 ; p_ ~+ -20 14 0 30 -22 44 ; p_ ~- 4 40 24 30 20 62 ; p_ ~+ 10 6 22 10 14 24
part nose = paper b : p^ ~ 0 -96 34 -38 -34 -38 ; p_ ~- 8 -76 34 -38 10 -38
part window = paper b : o ~ 0 -12 16 16 ; o_ light-blue 0 -12 10 10
part stars = stars c : s_ ~ -18 24 5 8 3.5 ; s_ ~ 18 14 5 7 3 20 ; s_ ~ -4 48 5 8 3.5 10 ; s_ ~ 16 54 5 6 2.6 ; s_ ~ -18 60 5 6 2.6 ; s_ ~ -18 -32 5 6 2.6
part dials = dials own : o ~ 0 10 6 6 ; o_ ~- 0 10 2.4 2.4 ; o ~ 0 26 6 6 ; o_ ~- 0 26 2.4 2.4
scene stand

* paper-mane-lion | 2-3 4-5 6-8 | Jungle, Animals
extras figure: bottle-cap, dry-pasta, metallic-paper, stick-on-gem
extras world Jungle: faux-fur, burlap, newspaper, stone, cookie-tin, grass, crinkle-paper, toy-tree, cardboard-box, plastic-tub, old-towel, hay, foam-sheet-scrap, packing-paper, tissue-paper, paper-bag, shoebox
topics lion, lion cub, safari, savanna, zoo, king of the jungle, big cat, africa, mane, leo, daniel and the lions, lion and the mouse
colors yellow, orange, brown
minutes 25 35 40
mess low
heart tube: cardboard-tube
heart paper: construction-paper, paper, wrapping-paper, origami-paper = 2 color
need pens: crayon, marker, colored-pencil, oil-pastel = 2 color
nice tail@4-5,6-8: string, yarn, ribbon, raffia, pipe-cleaner, cotton-cord = 5 in
nice eyes@4-5,6-8: googly-eye = 2
join stick: glue-stick, glue
tool scissors: scissors
step wrap@2-3: glue paper tube stick > body by t
step clothe@4-5,6-8: glue paper tube stick scissors > body by tc
step cut: cut paper scissors by gtc
step curl: shape paper by ccc
step mane: glue paper tube stick > mane by tcc
step face: draw pens paper > head by tcc
step head: glue paper tube stick by ccc
step eyes@4-5,6-8: glue eyes paper stick > eyes by cc
step tail@4-5,6-8: glue tail tube stick scissors > tail by tc
step paws: draw pens tube > paws by ccc
step roar: play tube by ccc
part tail = tail own : l ~ 4 30 62 52 58 64 40 60 22 ; o c 59 18 9 12
part body = paper a : r^ ~ 0 30 70 116 6 ; o_ ~- 0 -28 35 7
part paws = pens c : r_ ~ -16 76 22 14 7 ; r_ ~ 16 76 22 14 7 ; l_ k 2 -20 80 -20 72 ; l_ k 2 -12 80 -12 72 ; l_ k 2 12 80 12 72 ; l_ k 2 20 80 20 72 ; o_ cream 0 36 19 26
part mane = paper b : f^ ~ 0 -30 20 62 11 ; f ~+ 0 -30 18 52 10 ; f ~- 0 -30 16 46 9
part head = paper a : o^ ~ 0 -30 36 35 ; o ~ -27 -58 10 10 ; o_ ~- -27 -58 5 5 ; o ~ 27 -58 10 10 ; o_ ~- 27 -58 5 5 ; k -13 -38 4 ; k 13 -38 4 ; o_ w -8 -20 10 9 ; o_ w 8 -20 10 9 ; p_ k -7 -31 7 -31 0 -23 ; l_ k 2 0 -24 0 -18 ; u -6 -20 6 ; u 6 -20 6
part eyes = eyes own : e -13 -38 6.5 ; e 13 -38 6.5
scene stand

* curly-cup-pig | 2-3 4-5 6-8 | Farm, Animals
extras figure: dry-pasta, flower, gift-bow, newspaper, ribbon-rose
extras world Farm: clothespin, craft-stick, crinkle-paper, duplo-brick, grass, hay, modeling-clay, stick, toy-brick
topics pig, piglet, farm animals, farmyard, barnyard, three little pigs, charlotte's web, this little piggy, year of the pig
colors pink, light green, brown
minutes 25 35 40
waits 30
mess some
heart cup: paper-cup = 2
heart paint: paint, acrylic-paint = 1 color
nice tail@4-5,6-8: pipe-cleaner, twist-tie = 1
nice eyes@4-5,6-8: googly-eye = 2
join stick: glue, glue-stick
tool scissors: scissors
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pen: marker, crayon
step cut: cut cup scissors by ggt
step paint: paint cup paint brush > body by ccc
step dry: dry cup by gcc
step ears: glue cup stick > ears by tcc
step snout: glue cup stick > snout by ccc
step eyes@4-5,6-8: glue eyes cup stick > eyes by cc
step face: draw pen cup > face by tcc
step tail@4-5,6-8: poke tail cup scissors > tail by gt
step play: play cup by ccc
part tail = tail a : i ~- 62 34 13 2.4 4
part ears = cup own paint paint a : p^ ~ -38 -40 -52 -78 -14 -56 ; p_ ~- -36 -46 -45 -68 -22 -54 ; p^ ~ 38 -40 52 -78 14 -56 ; p_ ~- 36 -46 45 -68 22 -54
part body = cup own paint paint a : cupdown ~ 0 -58 112 138
part snout = cup own paint paint a : o^ ~ 0 8 30 24 ; o_ ~+ 0 6 26 20
part face = pen k : k -24 -26 4.5 ; k 24 -26 4.5 ; o_ k -10 7 4 7 ; o_ k 10 7 4 7 ; u 0 36 10 ; l_ k 2.5 -26 78 -26 66 ; l_ k 2.5 26 78 26 66
part eyes = eyes own : e -24 -26 9 ; e 24 -26 9
scene stand

* sprayed-flowers | 4-5 6-8 9-12 | Nature, Seasons
extras gift: lavender, fake-leaf, eucalyptus, cardstock
appeal 3
topics flowers, flower, bouquet, mother's day, mothers day, mom, grandma, gift for mom, thank you, teacher appreciation, spring, garden, color mixing, chromatography, valentine, birthday
near tie dye
colors pink, purple, blue, yellow or red, purple, yellow, orange, blue, white
minutes 30 35 40
waits 60
mess some
heart filter: coffee-filter = 3
heart color: marker = 3 color
heart spray: spray-bottle
need stem: pipe-cleaner = 3
nice vase: plastic-bottle, glass-jar, glass-bottle, plastic-jar, can, yogurt-pot, paper-cup = 1
nice ribbon: ribbon, yarn, string, raffia = 12 in
home water
home towel
step flat: prepare filter towel by ccc
step color: color color filter > petals by ccc
step spray: paint spray water filter > bloom by ccc
step dry: dry filter by ccc
step stack: fold filter by tcc
step twist: tie stem filter > stems by tcc
step fluff: shape filter by ccc
step vase: arrange vase > vase by ccc
step ribbon: tie ribbon stem > ribbon by tcc
part stems = stem green : l ~ 4 -38 -20 -20 30 -6 88 ; l ~ 4 0 -40 0 30 0 88 ; l ~ 4 38 -20 20 30 6 88
part vase = vase own : q^ ~ 10 -30 22 30 22 24 92 -24 92 ; q_ ~+ 4 -24 28 -14 28 -14 84 -20 84
part petals = filter own : f^ ~ -42 -28 9 38 15 ; f ~ 42 -28 9 38 15 ; f^ ~ 0 -56 10 42 16
part bloom = color a : f_ a -42 -28 9 33 12 ; f_ c -42 -28 8 22 9 ; f_ b 42 -28 9 33 12 ; f_ a 42 -28 8 22 9 ; f_ c 0 -56 10 36 13 ; f_ d 0 -56 8 24 9 ; o_ b -42 -28 7 7 ; o_ d 42 -28 7 7 ; o_ a 0 -56 8 8
part ribbon = ribbon a : r_ ~ 0 14 26 8 4 ; b ~ 0 14 -24 2 -30 18 -6 18 ; b ~ 0 14 24 2 30 18 6 18
scene stand

* tissue-wing-clip | 4-5 6-8 9-12 | Bugs
extras world Bugs: flower, cupcake-liner, tissue-paper, leaf, petal, pipe-cleaner, button, pom-pom
topics clothespin, insect, insects, garden, spring, summer, fridge decoration
variant butterfly | Bugs, Nature | orange, yellow, purple free | butterfly, butterflies, monarch, life cycle, hungry caterpillar
variant dragonfly | Bugs, Nature | teal, light blue, purple | dragonfly, dragonflies, pond, damselfly
minutes 25 30 35
mess low
heart pin: clothespin = 1
heart wings: tissue-paper, crepe-paper, paper-napkin = 2 sheet
need pens: marker, permanent-marker, paint-marker = 2 color
nice feelers: pipe-cleaner, twist-tie = 1
nice eyes: googly-eye = 2
nice glitter@6-8,9-12: glitter-glue, sequin, stick-on-gem = handful
join glue: glue
tool scissors: scissors
step stripes: color pens pin > stripes by ccc
step cut: cut wings scissors by tcc
step pleat: fold wings by tcc
step clip: build wings pin > pin wings-b wings-d by tcc
step fan: shape wings by ccc
step feelers: fold feelers pin > feelers by tcc
step eyes: glue eyes pin glue > eyes by ccc
step glitter@6-8,9-12: decorate glitter wings glue > glitter by cc
step face: draw pens pin > face by ccc
step land: play pin by ccc
part feelers = feelers c : lm ~ 3.5 -4 -56 -12 -80 -28 -90 -34 -80 -26 -76
part wings-b@butterfly = wings a : bm^ b -4 6 -40 6 -78 22 -86 52 -62 74 -30 58 -8 26 ; bm^ ~ -4 -6 -36 -56 -74 -74 -96 -54 -92 -18 -60 4 ; lm_ ~- 2 -6 -8 -50 -46 -84 -60 ; lm_ ~- 2 -6 -6 -56 -28 -92 -38 ; lm_ ~- 2 -6 -4 -50 -10 -88 -16 ; lm_ b- 2 -6 10 -46 28 -78 44 ; lm_ b- 2 -6 14 -36 44 -58 66
part wings-d@dragonfly = wings a : bm^ b -4 2 -46 10 -92 30 -98 20 -90 8 -46 -4 ; bm^ ~ -4 -14 -46 -24 -92 -50 -98 -38 -92 -22 -46 -6 ; lm_ ~- 2 -6 -12 -50 -22 -92 -38 ; lm_ b- 2 -6 2 -50 4 -92 20
part pin = pin own : pin ~ 0 -58 150
part stripes = pens a : r_ a 0 10 15 6 ; r_ c 0 26 15 6 ; r_ a 0 42 15 6 ; r_ c 0 58 15 6 ; r_ a 0 74 15 6
part glitter = glitter w : d_ w 2.6 -60 -46 -74 -36 -50 -30 60 -46 74 -36 50 -30
part face = pens k : k -3.5 -46 2.4 ; k 3.5 -46 2.4 ; u 0 -40 3.4
part eyes = eyes own : e -5 -48 5.2 ; e 5 -48 5.2
scene lay

* one-hundred-board | 4-5 6-8 | -
topics 100 days of school, 100th day of school, hundredth day, hundred days, one hundred, 100 days, counting, counting to 100, numbers, math, place value, math night
colors red, orange, green, blue, purple
minutes 35 40
waits 60
mess low
heart things: dry-pasta, dried-bean, button, breakfast-cereal, popcorn, pom-pom, bead, seed, dried-chickpea = 100
need board: cardboard, cereal-box, pizza-box, cardstock, construction-paper = 1
need pens: marker, crayon = 5 color
nice label: paper, index-card, construction-paper = 1 scrap
nice cord: string, yarn, ribbon = 18 in
join glue: glue
tool pencil: pencil
step heaps: arrange things by cc
step digits: draw pens board pencil > board digits by tc
step tens: color pens board > tens by cc
step glue: glue things board glue > hundred by cc
step check: test things by tt
step label: draw label pens > label by cc
step cord: glue cord board label? glue > cord by tc
step dry: dry board by cc
part cord = cord own : l ~ 3 -44 -72 -20 -96 20 -96 44 -72
part board = board own : r^ ~ 0 0 192 146 5
part digits = pens k : r_ k -63 -2 32 104 3 ; o_ k -12 0 34 57 ; o_ k 58 0 34 57 ; o_ kraft -12 0 11 25 ; o_ kraft 58 0 11 25
part tens = pens a : r_ a++ -63 -27 28 50 ; r_ b++ -63 23 28 50 ; p_ c++ -12.0 -55.0 -3.7 -53.1 4.0 -47.6 10.6 -38.9 15.7 -27.5 18.9 -14.2 20.0 0.0 1.0 0.0 0.6 -7.0 -0.7 -13.5 -2.8 -19.1 -5.5 -23.4 -8.6 -26.1 -12.0 -27.0 ; p_ d++ 20.0 0.0 18.9 14.2 15.7 27.5 10.6 38.9 4.0 47.6 -3.7 53.1 -12.0 55.0 -12.0 27.0 -8.6 26.1 -5.5 23.4 -2.8 19.1 -0.7 13.5 0.6 7.0 1.0 0.0 ; p_ e++ -12.0 55.0 -20.3 53.1 -28.0 47.6 -34.6 38.9 -39.7 27.5 -42.9 14.2 -44.0 0.0 -25.0 0.0 -24.6 7.0 -23.3 13.5 -21.2 19.1 -18.5 23.4 -15.4 26.1 -12.0 27.0 ; p_ a++ -44.0 0.0 -42.9 -14.2 -39.7 -27.5 -34.6 -38.9 -28.0 -47.6 -20.3 -53.1 -12.0 -55.0 -12.0 -27.0 -15.4 -26.1 -18.5 -23.4 -21.2 -19.1 -23.3 -13.5 -24.6 -7.0 -25.0 0.0 ; p_ b++ 58.0 -55.0 66.3 -53.1 74.0 -47.6 80.6 -38.9 85.7 -27.5 88.9 -14.2 90.0 0.0 71.0 0.0 70.6 -7.0 69.3 -13.5 67.2 -19.1 64.5 -23.4 61.4 -26.1 58.0 -27.0 ; p_ c++ 90.0 0.0 88.9 14.2 85.7 27.5 80.6 38.9 74.0 47.6 66.3 53.1 58.0 55.0 58.0 27.0 61.4 26.1 64.5 23.4 67.2 19.1 69.3 13.5 70.6 7.0 71.0 0.0 ; p_ d++ 58.0 55.0 49.7 53.1 42.0 47.6 35.4 38.9 30.3 27.5 27.1 14.2 26.0 0.0 45.0 0.0 45.4 7.0 46.7 13.5 48.8 19.1 51.5 23.4 54.6 26.1 58.0 27.0 ; p_ e++ 26.0 0.0 27.1 -14.2 30.3 -27.5 35.4 -38.9 42.0 -47.6 49.7 -53.1 58.0 -55.0 58.0 -27.0 54.6 -26.1 51.5 -23.4 48.8 -19.1 46.7 -13.5 45.4 -7.0 45.0 0.0
part hundred = things own : d ~ 4.2 -70 -46.0 -56 -46.0 -70 -36.4 -56 -36.4 -70 -26.8 -56 -26.8 -70 -17.2 -56 -17.2 -70 -7.6 -56 -7.6 ; d ~ 4.2 -70 4.0 -56 4.0 -70 13.6 -56 13.6 -70 23.2 -56 23.2 -70 32.8 -56 32.8 -70 42.4 -56 42.4 ; d ~ 4.2 -9.3 -33.6 -7.8 -47.4 -4.1 -30.3 0.1 -42.8 0.4 -24.0 6.9 -33.9 3.6 -15.4 11.8 -21.8 5.3 -5.3 14.4 -7.5 ; d ~ 4.2 5.3 5.3 14.4 7.5 3.6 15.4 11.8 21.8 0.4 24.0 6.9 33.9 -4.1 30.3 0.1 42.8 -9.3 33.6 -7.8 47.4 ; d ~ 4.2 -14.7 33.6 -16.2 47.4 -19.9 30.3 -24.1 42.8 -24.4 24.0 -30.9 33.9 -27.6 15.4 -35.8 21.8 -29.3 5.3 -38.4 7.5 ; d ~ 4.2 -29.3 -5.3 -38.4 -7.5 -27.6 -15.4 -35.8 -21.8 -24.4 -24.0 -30.9 -33.9 -19.9 -30.3 -24.1 -42.8 -14.7 -33.6 -16.2 -47.4 ; d ~ 4.2 60.7 -33.6 62.2 -47.4 65.9 -30.3 70.1 -42.8 70.4 -24.0 76.9 -33.9 73.6 -15.4 81.8 -21.8 75.3 -5.3 84.4 -7.5 ; d ~ 4.2 75.3 5.3 84.4 7.5 73.6 15.4 81.8 21.8 70.4 24.0 76.9 33.9 65.9 30.3 70.1 42.8 60.7 33.6 62.2 47.4 ; d ~ 4.2 55.3 33.6 53.8 47.4 50.1 30.3 45.9 42.8 45.6 24.0 39.1 33.9 42.4 15.4 34.2 21.8 40.7 5.3 31.6 7.5 ; d ~ 4.2 40.7 -5.3 31.6 -7.5 42.4 -15.4 34.2 -21.8 45.6 -24.0 39.1 -33.9 50.1 -30.3 45.9 -42.8 55.3 -33.6 53.8 -47.4
part label = label w : r ~ 0 66 96 14 2 ; z_ k 2 -38 66 38 66
scene lay

* two-plate-sea | 2-3 4-5 6-8 | Ocean
extras picture Ocean: bead, button, cotton-swab, craft-foam, crepe-paper, crinkle-paper, dried-bean, felt, felt-sticker, glitter-glue, paper-doily, pipe-cleaner, pom-pom, raffia, sand, sequin, snail-shell, stick-on-gem
appeal 1
topics sea, under the sea, fish, aquarium, fish tank, waves, sea creatures, ocean animals
near beach, baby shark
colors blue, orange, green
minutes 25 35 40
waits 30
mess some
heart plate: paper-plate, paper-bowl = 2
heart paint: paint, watercolor-paint = 1 color
nice foam: cotton-ball, pillow-stuffing, cotton-pad, tissue-paper, tissue = handful
nice shells@4-5,6-8: seashell, pebble, button = handful
need pen: crayon, marker, oil-pastel = 2 color
home saucer
join stick: glue-stick, glue
tool brush: kitchen-sponge, sponge-brush, paintbrush
tool scissors: scissors
step shoal: cut plate scissors pen by gtc
step water: paint plate paint saucer brush > sea by ccc
step dry: dry plate by gcc
step scales: color plate pen by ccc
step foam: decorate foam plate > foam by ccc
step swim: glue plate stick > shoal by ccc
step shells@4-5,6-8: glue shells plate stick > shells by cc
step bubbles: draw pen plate > bubbles by tcc
step tell: play plate by ccc
part sea = plate own paint water a : o^ ~ 0 0 90 90 ; o_ ~- 0 0 72 72 ; l_ ~+ 3 -62 -20 -44 -28 -26 -20 -8 -28 10 -20 28 -28 46 -20 62 -28
part foam = foam own : cotton ~ -50 -60 15 ; cotton ~ -26 -68 16 ; cotton ~ 0 -72 16 ; cotton ~ 26 -68 16 ; cotton ~ 50 -60 15
part shoal = plate own paint scales b : b^ ~ -54 -2 -34 -16 -8 -12 6 -2 -8 8 -34 12 ; p ~ 4 -2 20 -14 20 10 ; z_ ~- 2 -28 -12 -24 8 ; z_ ~- 2 -14 -12 -10 8 ; k -42 -4 3.4 ; b^ c 0 36 16 24 36 28 46 36 36 44 16 48 ; p c 44 36 58 26 58 46 ; z_ c- 2 20 27 22 46 ; k 10 34 3.2 ; b^ yellow -58 42 -44 34 -28 36 -22 42 -28 48 -44 50 ; p yellow -24 42 -12 34 -12 50 ; k -49 41 2.6
part shells = shells cream : o ~ -20 72 8 6 ; o ~ 4 76 9 6 ; o ~ 28 71 8 6
part bubbles = pen w : a_ w -60 -22 4 2.6 0 360 ; a_ w -64 -36 3 1.8 0 360 ; a_ w -4 18 4 2.6 0 360 ; a_ w 2 6 3 1.8 0 360
scene hang

* foil-crater-moon | 2-3 4-5 6-8 | Space
topics moon, full moon, moon landing, craters, night sky, good night, mid-autumn festival, moon festival, to the moon and back
near planets, planet, lunar eclipse, moon phases
colors yellow, gray, navy free
minutes 20 30 35
waits 30
mess some
heart plate: paper-plate, cake-board = 1
heart foil: aluminum-foil, metallic-paper, candy-wrapper = half-sheet
need paint: paint, watercolor-paint, acrylic-paint = 1 color
nice stars: sticker = 5
nice cord@4-5,6-8: string, yarn, ribbon = 12 in
join stick: glue-stick, glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge, cotton-ball
step paint: paint plate paint brush > moon by ccc
step dry: dry plate by gcc
step tear: tear foil by tcc
step crush@4-5,6-8: shape foil by cc
step press: decorate foil plate stick > craters by ccc
step stars: decorate stars plate > stars by ccc
step cord@4-5,6-8: tape cord plate stick > cord by tc
step shine: play plate by ccc
part cord = cord cream : l ~ 3 -14 -84 0 -99 14 -84
part moon = plate own paint paint a : o^ ~ 0 4 88 88 ; o_ ~+ -6 -2 70 70
part craters = foil own : o^ ~ -30 -26 20 18 ; o_ ~- -28 -23 14 12 ; o^ ~ 34 -14 15 14 ; o_ ~- 36 -12 10 9 ; o^ ~ 4 40 23 19 ; o_ ~- 6 43 16 12 ; o^ ~ -46 30 11 10 ; o_ ~- -45 32 7 6 ; o^ ~ 44 46 12 10 ; o_ ~- 45 48 7 6 ; o^ ~ 12 -54 11 9 ; o_ ~- 13 -53 7 5 ; o^ ~ -62 2 8 7 ; o_ ~- -61 3 5 4 ; o^ ~ 4 0 9 8 ; o_ ~- 5 1 6 5
part stars = stars b : bits own 1.3 -56 -48 66 20 -34 68 46 -50 -4 -24
scene hang

* ruffle-cup-cakes | 2-3 4-5 6-8 | Food
extras world Food: bell, button, cake-board, cardstock, fabric-scrap, flower, index-card, paper-cup, paper-doily, paper-napkin, price-tag
appeal 3
topics cupcakes, cupcake, bakery, cake, birthday cake, birthday party, tea party, pretend play, pretend food, playing shop, muffins, pastry chef, baker, cafe
near baking
colors pink, brown, yellow free
minutes 15 20 30
mess low
heart dough: play-dough, modeling-clay = 3
heart liner: cupcake-liner = 3
nice knife: plastic-knife, craft-stick, plastic-spoon, plastic-fork
nice sprinkles@4-5,6-8: sprinkles, bead, sequin, pom-pom, confetti = handful
nice tray: muffin-tin, egg-carton, paper-plate, baking-tray = 1
nice candle: paper-straw, craft-stick, pipe-cleaner = 1
step roll: shape dough by tcc
step drop: fill dough liner > cakes by ccc
step cream: roll dough by tcc
step swirl: shape dough > swirl by ccc
step marks: shape dough knife by ccc
step sprinkles@4-5,6-8: decorate sprinkles dough > sprinkles by cc
step cherry: shape dough > cherry by ccc
step candle: decorate candle dough > candle by ccc
step tray: arrange tray liner > tray by ccc
step shop: play dough by ccc
part tray = tray own : r^ ~ 0 74 190 12 5
part candle = candle own : r ~ 0 -56 7 34 2 ; x yellow 0 -84 9 16
part cakes = liner light-blue : p^ ~ -92 28 -42 28 -50 68 -84 68 ; p^ ~ -32 20 32 20 22 68 -22 68 ; p^ ~ 42 28 92 28 84 68 50 68 ; z_ ~- 2 -78 30 -74 66 ; z_ ~- 2 -60 30 -62 66 ; z_ ~- 2 -16 22 -12 66 ; z_ ~- 2 0 22 0 66 ; z_ ~- 2 16 22 12 66 ; z_ ~- 2 78 30 74 66 ; z_ ~- 2 60 30 62 66
part swirl = dough a : o^ ~ -67 22 31 14 ; o ~+ -67 10 22 12 ; o ~ -67 0 12 9 ; o^ ~ 0 12 40 18 ; o ~+ 0 -4 29 15 ; o ~ 0 -18 17 11 ; o^ ~ 67 22 31 14 ; o ~+ 67 10 22 12 ; o ~ 67 0 12 9
part sprinkles = sprinkles c : d_ yellow 2.6 -80 16 -60 10 -70 24 -54 22 80 16 60 10 70 24 54 22 ; d_ light-blue 2.6 -22 6 20 8 -8 -8 12 -12 0 14 -28 14 28 14
part cherry = dough red : o ~ -67 -10 8 8 ; o ~ 0 -32 9 9 ; o ~ 67 -10 8 8
scene stand

* hand-in-hand-card | 2-3 4-5 6-8 | -
extras card: button, envelope, felt, photo, puzzle-piece, ric-rac, washi-tape
appeal 3
topics handprint, handprints, keepsake, growing up
variant baby | - | cream, blue, yellow, pink | new baby, baby brother, baby sister, new baby brother, new baby sister, new sibling, welcome baby, big brother, big sister, baby shower
variant love | - | cream, blue, yellow, pink | family, i love you, love, grandma, grandpa, grandparents day, nana, mom, dad, mother's day, father's day, valentine's day, far away
variant birthday | - | cream, blue, yellow, pink | birthday, happy birthday, birthday card, grandma's birthday, grandpa's birthday, mom's birthday, dad's birthday
minutes 20 25 30
waits 30
mess some
heart card: cardstock, construction-paper, watercolor-paper, paper = 1 sheet
heart paint: paint = 1 color
nice stars: sticker = 6
nice cloth: wet-wipe, paper-towel, old-towel = 2
nice ribbon@4-5,6-8: ribbon, washi-tape = 12 in
home saucer
home towel
home water
tool brush: kitchen-sponge, sponge-brush, paintbrush
tool pen: marker, crayon, pencil
step fold: fold card > card by ccc
step big: print paint brush saucer card > big by tcc
step wash: wash water towel cloth? by tcc
step little: print paint card > little by ccc
step heart@6-8: print paint card > heart by c
step dry: dry card by gcc
step stars: decorate stars card > stars by ccc
step inside@2-3,4-5: color pen card by cc
step name: draw pen card > name by gtc
step ribbon@4-5,6-8: decorate ribbon card > ribbon by tc
step give: play card by ccc
part card = card own : r^ ~ 0 0 168 176 4 ; r_ ~- -82 0 4 172
part big = paint b : o_ ~ -22 22 28 30 ; l_ ~ 13 -44 12 -62 -12 -66 -22 ; l_ ~ 13 -34 0 -42 -34 -44 -44 ; l_ ~ 13 -22 -4 -22 -42 -22 -52 ; l_ ~ 13 -8 0 0 -34 2 -42 ; l_ ~ 13 2 30 22 18 30 12
part little = paint c : o_ ~ 44 38 15 16 ; l_ ~ 7.5 32 32 22 20 20 14 ; l_ ~ 7.5 38 26 34 8 33 2 ; l_ ~ 7.5 45 24 46 4 46 -2 ; l_ ~ 7.5 52 27 58 10 60 4 ; l_ ~ 7.5 57 42 68 36 72 33
part heart = paint d : h_ ~ 36 -40 9 ; h_ ~ 56 -30 6
part stars = stars yellow : s_ ~ -60 -64 5 9 4 ; s_ ~ -24 -72 5 9 4 ; s_ ~ 14 -68 5 9 4 ; s_ ~ 54 -62 5 9 4 ; s_ ~ -66 66 5 9 4 ; s_ ~ 68 66 5 9 4
part name = pen k : l_ k 2.5 -40 74 -26 68 -12 76 4 68 18 75 34 69
part ribbon = ribbon d : r_ ~ 0 -84 168 7
scene lay

* ribbon-rain-cloud | 2-3 4-5 6-8 | Weather
extras hanging: aluminum-foil, metallic-paper, cellophane, bell, plastic-straw, crepe-paper
topics rain, rainy day, cloud, clouds, april showers, spring, storm, raindrops, water cycle, mobile
near rainbow
colors blue, light blue, white
minutes 20 25 30
waits 30
mess low
heart plate@2-3: paper-plate, cardstock = 1
heart plate@4-5,6-8: paper-plate, cardstock, construction-paper, cereal-box, cardboard, paper = 1
heart fluff: cotton-ball, pillow-stuffing, cotton-pad = handful
heart rain: ribbon, crepe-paper, tissue-paper, yarn, tinsel, cellophane = 7 strip
nice cord@4-5,6-8: string, yarn, ribbon = 12 in
nice punch@6-8: hole-punch
nice eyes@4-5,6-8: googly-eye, button = 2
join stick: glue, glue-stick
tool scissors: scissors
tool pen: marker, crayon
step cut: cut plate rain scissors > cloud by ggt
step fluff: glue fluff plate stick > fluff by ccc
step face: draw pen plate > face by tcc
step eyes@4-5,6-8: glue eyes plate stick > eyes by cc
step rain: glue rain plate stick > rain by ccc
step cord@4-5,6-8: glue cord plate stick punch? > cord by tc
step dry: dry plate by gcc
step blow: play plate by ccc
part cord = cord cream : l ~ 3 -30 -58 0 -97 30 -58
part rain = rain a : l ~ 6 -66 16 -68 50 -64 84 ; l b 6 -44 20 -42 60 -46 94 ; l ~ 6 -22 22 -24 56 -20 86 ; l b 6 0 22 2 60 -2 96 ; l ~ 6 22 22 20 56 24 86 ; l b 6 44 20 46 60 42 94 ; l ~ 6 66 16 64 50 68 84
part cloud = plate own : b^ ~ -90 10 -88 -20 -62 -34 -50 -60 -14 -70 14 -62 40 -60 58 -38 84 -26 92 6 78 26 -76 26
part fluff = fluff own : cotton ~ -66 -8 22 ; cotton ~ -36 -34 24 ; cotton ~ 0 -46 24 ; cotton ~ 36 -36 24 ; cotton ~ 66 -8 22 ; cotton ~ -38 6 20 ; cotton ~ 38 6 20
part face = pen k : o_ w 0 -6 28 20 ; k -10 -10 3.6 ; k 10 -10 3.6 ; u 0 -1 6
part eyes = eyes own : e -10 -10 6 ; e 10 -10 6
scene hang

* bowl-jellyfish | 2-3 4-5 6-8 | Ocean
extras hanging: pipe-cleaner, ribbon, crepe-paper, construction-paper, fabric-scrap, stick-on-gem, sequin, glitter-glue, plastic-straw
appeal 3
topics jellyfish, jelly fish, under the sea, sea creature, aquarium, finding nemo
near medusa, tide
colors purple, pink, light blue free
minutes 25 30 35
mess low
heart bell: paper-bowl = 1
heart arms: tissue-paper, ribbon, crepe-paper, crinkle-paper, tulle, wrapping-paper, yarn, raffia = 8 strip
nice skin: tissue-paper, cellophane, origami-paper = 1 sheet
nice paint@4-5,6-8: paint, acrylic-paint, watercolor-paint = 1 color
nice more@4-5,6-8: crepe-paper, tissue-paper, crinkle-paper, yarn, ribbon = 4 strip
nice punch@4-5,6-8: hole-punch
nice eyes@4-5,6-8: googly-eye, sticker, button, bottle-cap = 2
nice cord@4-5,6-8: string, yarn, ribbon, cotton-cord = 2 ft
join stick: glue, glue-stick, tape
tool scissors: scissors
tool pen: marker, crayon
tool brush: paintbrush, kitchen-sponge when paint
step paint@4-5,6-8: paint paint bell brush by cc
step arms: cut arms more? scissors by gtc
step skin: decorate skin bell stick > skin by ccc
step fix: glue arms more? bell stick punch? > arms by ctc
step face: draw pen bell > bell face by tcc
step eyes@4-5,6-8: glue eyes bell stick > eyes by cc
step cord@4-5,6-8: poke cord bell scissors > cord by gt
step float: play bell by ccc
part cord = cord cream : z ~ 2.6 0 -99 0 -62
part arms = arms b : l ~ 8 -56 0 -66 30 -52 56 -62 90 ; l c 8 -36 4 -44 36 -30 64 -40 96 ; l ~ 8 -14 6 -20 40 -8 66 -16 92 ; l c 8 12 6 18 40 6 66 16 96 ; l ~ 8 34 4 42 34 30 62 40 90 ; l c 8 56 0 66 28 52 56 62 86
part bell = bell a : b^ ~ -76 6 -72 -30 -44 -60 0 -70 44 -60 72 -30 76 6 40 14 0 10 -40 14
part skin = skin a : o_ ~+ -34 -34 12 9 ; o_ b 0 -48 13 9 ; o_ ~+ 34 -34 12 9 ; o_ b -54 -10 9 8 ; o_ b 54 -10 9 8
part face = pen k : k -16 -16 4.5 ; k 16 -16 4.5 ; u 0 -6 8
part eyes = eyes own : e -16 -16 9 ; e 16 -16 9
scene hang
`;
