export const shelf = `
* scoop-and-find | 2-3 | -
appeal 3
topics sensory bin, sensory play, sensory tray, scooping, pouring, digging, treasure hunt, fine motor, quiet time
near planets, vacation, island, chickens, corn
variant moon | Space | gray, yellow, navy or white, yellow, silver | moon, moon dust, moon sand, moon landing, astronaut, outer space
variant dig | Dinosaurs | tan, green, brown | dinosaur dig, fossil dig, excavation, paleontologist, archaeology, bones
variant beach | Ocean | tan, blue, orange | beach, seaside, sandcastle, summer vacation, beach day
variant field | Farm | tan, green, red | farm field, planting, harvest, farmer, tractor
variant site | Transportation | tan, yellow, gray | construction site, construction, diggers, digger, dump truck, excavator, builder, building site
minutes 25
mess some
place floor
heart fill: sand, kinetic-sand, rice, oats, cornstarch, breakfast-cereal, salt, flour = 4 cup
heart bed: plastic-tub, baking-tray, foil-pan, bucket, shoebox, cookie-tin, cardboard-box = 1
nice scoop: wooden-spoon, plastic-spoon, measuring-cup, yogurt-pot, plastic-cup, paper-cup, funnel, metal-spoon = 2
nice pot: egg-carton, yogurt-pot, plastic-cup, plastic-lid = 2
nice hide: toy-animal, toy-car, duplo-brick, wooden-block, cookie-cutter = 4
nice marks: sticker, felt-sticker = 6
home sheet
step spread: prepare bed sheet by g
step pour: fill bed fill > bed fill by c
step feel: play fill by c
step marks: decorate marks bed > marks by c
step hide: play hide fill > hidden-moon hidden-dig hidden-beach hidden-field hidden-site by g
step find: play hide fill by c
step scoop: play scoop fill > scoop by c
step pot: fill pot fill > pots by c
step draw: draw fill > drawn by c
step end: prepare fill bed sheet by t
part bed = bed b : q^ ~ 10 -92 -30 92 -30 80 74 -80 74 ; o_ ~- 0 -30 92 18
part fill = fill a : o_ ~ 0 -26 86 22 ; d_ ~- 2 -60 -28 -40 -20 -20 -32 10 -18 30 -30 54 -22 70 -28
part drawn = fill a : l_ ~- 3 -60 -24 -50 -34 -36 -24 -24 -34 -12 -26
part marks = marks c : bits own 1.8 -62 26 -36 42 -12 26 12 42 36 26 62 42
part hidden-moon@moon = hide a : toy blue 28 -26 30 ; toy red 58 -20 26 ; toy orange 4 -18 26 ; toy yellow 76 -30 22
part hidden-dig@dig = hide a : toy green 28 -26 30 ; toy red 58 -20 26 ; toy orange 4 -18 26 ; toy blue 76 -30 22
part hidden-beach@beach = hide a : toy orange 28 -26 30 ; toy red 58 -20 26 ; toy green 4 -18 26 ; toy yellow 76 -30 22
part hidden-field@field = hide a : toy red 28 -26 30 ; toy brown 58 -20 26 ; toy orange 4 -18 26 ; toy yellow 76 -30 22
part hidden-site@site = hide a : toy yellow 28 -26 30 ; toy red 58 -20 26 ; toy orange 4 -18 26 ; toy blue 76 -30 22
part scoop = scoop tan : stick ~ -52 -34 -30 -90 9 ; stick ~ -34 -30 -4 -84 9
part pots = pot white : mold ~ -60 66 50 28 ; mold ~ 58 66 50 28
scene stand

* egg-cup-critter | 2-3 4-5 | -
extras world Animals: leaf, grass, flower, clover, petal, fake-leaf, felt
appeal 3
topics egg carton animals, egg carton, little creatures
variant crab | Ocean, Animals | orange, red, black free | crab, crabs, hermit crab, beach, sea creatures
variant ladybug | Bugs, Animals | red, black, white | ladybug, ladybugs, ladybird, beetle, spring
variant spider | Bugs | black, purple, white or brown, gray, purple | spider, spiders, itsy bitsy spider, halloween, spooky
variant turtle | Ocean, Animals | green, light green, black free | turtle, turtles, sea turtle, tortoise
minutes 25 30
waits 45
mess some
heart carton: egg-carton = 1
heart color: paint, acrylic-paint = 1 color
need legs: construction-paper, cardstock, paper, felt, craft-foam = 1 sheet
nice eyes@2-3: sticker = 2
nice eyes@4-5: googly-eye, sticker = 2
join glue: glue, tape
nice brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step cut: cut carton scissors > cup by gg
step paint: paint carton color brush? > coat by cc
step legs: cut legs scissors by gt
step bend: fold legs by cc
step dry: dry carton by gc
step spots: print color carton > spots-crab spots-ladybug spots-spider spots-turtle by cc
step glue: glue legs carton glue > legs-crab legs-ladybug legs-spider legs-turtle by cc
step face: draw pen carton > face face-turtle by tc
step eyes: glue eyes carton glue > eyes eyes-turtle by cc
step walk: play carton by cc
part legs-crab@crab = legs a : l^ ~ 7 -34 40 -70 30 -84 60 ; l^ ~ 7 -34 50 -62 56 -70 80 ; l^ ~ 7 34 40 70 30 84 60 ; l^ ~ 7 34 50 62 56 70 80 ; l^ ~ 8 -36 20 -66 -10 -60 -34 ; o^ ~ -62 -44 14 16 ; l^ ~ 8 36 20 66 -10 60 -34 ; o^ ~ 62 -44 14 16
part legs-ladybug@ladybug = legs b : z^ ~ 6 -38 54 -60 70 ; z^ ~ 6 -44 44 -78 52 ; z^ ~ 6 -42 26 -78 26 ; z^ ~ 6 38 54 60 70 ; z^ ~ 6 44 44 78 52 ; z^ ~ 6 42 26 78 26 ; l^ ~ 5 -12 -28 -20 -60 -34 -70 ; l^ ~ 5 12 -28 20 -60 34 -70
part legs-spider@spider = legs a : l^ ~ 6 -40 20 -74 -20 -92 30 ; l^ ~ 6 -44 34 -76 10 -88 60 ; l^ ~ 6 -44 48 -70 44 -74 80 ; l^ ~ 6 -36 56 -54 64 -52 84 ; l^ ~ 6 40 20 74 -20 92 30 ; l^ ~ 6 44 34 76 10 88 60 ; l^ ~ 6 44 48 70 44 74 80 ; l^ ~ 6 36 56 54 64 52 84
part legs-turtle@turtle = legs b : o^ ~ 70 30 26 22 ; o^ ~ -46 62 18 12 ; o^ ~ 40 64 18 12 ; p^ ~ -52 50 -84 60 -54 62
part cup = carton own : b^ ~ -56 60 -46 10 -24 -30 24 -30 46 10 56 60 ; r_ ~- 0 60 116 8 3
part coat = color a : b_ ~ -56 60 -46 10 -24 -30 24 -30 46 10 56 60 ; o_ ~+ -16 -10 14 8 -30
part spots-crab@crab = color b : d_ ~- 4 -36 44 -22 50 0 44 22 50 36 44
part spots-ladybug@ladybug = color k : z_ ~ 4 0 -30 0 60 ; o_ ~ -24 14 10 ; o_ ~ 24 14 10 ; o_ ~ -30 44 9 ; o_ ~ 30 44 9
part spots-spider@spider = color b : d_ ~- 4 -20 36 0 44 20 36
part spots-turtle@turtle = color b : q_ ~ 3 0 -24 18 -12 18 8 0 18 -18 8 -18 -12 ; d_ ~ 6 -36 30 36 30 -14 44 14 44
part face@crab,ladybug,spider = pen k : k -13 2 5 ; k 13 2 5 ; u 0 20 9
part eyes@crab,ladybug,spider = eyes own : e -14 0 9 ; e 14 0 9
part face-turtle@turtle = pen k : k 76 22 4 ; u 80 36 7
part eyes-turtle@turtle = eyes own : e 76 22 7
scene stand

* floor-town | 2-3 4-5 | Transportation
extras world Transportation: toy-tree, pom-pom, duplo-brick, toy-animal, wooden-block, shoebox, cardboard-box, cup-carrier, toy-brick, paper-strip, toy-car, pipe-cleaner, fake-leaf, bucket
appeal 3
topics tape road, road, roads, cars, toy cars, city, town, traffic, trucks, garage, map, race track, indoor play, rainy day
colors cream, black, red
minutes 25 30
mess low
place floor
heart tape: masking-tape, washi-tape = 1 roll
heart cars: toy-car, duplo-brick, wooden-block = 2
nice house: cardboard-box, shoebox, small-box, tissue-box, cereal-box, milk-carton = 2
nice pens: marker, crayon = 3 color
nice board: cardboard, packing-paper, cardboard-box, corrugated-paper = 1
nice tunnel: cardboard-tube, oatmeal-canister, chip-can = 1
nice tree: stuffed-animal, toy-animal, wooden-block = 2
nice signs: sticker, paper, index-card = 4
tool scissors: scissors when house; tunnel
step road: tape tape board? > road by gc
step rub: shape tape by cc
step stripe: tape tape > crossing by tc
step door: cut house scissors by gt
step color: color pens house by cc
step park: arrange house tape > houses signs by cc
step tunnel: arrange tunnel tape > tunnel by cc
step signs: decorate signs tape by cc
step people: arrange tree tape > people by cc
step drive: play cars tape > cars by cc
part road = tape cream : r_ tan- 0 10 190 44 2 ; r_ tan- -50 0 40 180 2 ; z_ ~ 5 -95 -12 95 -12 ; z_ ~ 5 -95 32 95 32 ; z_ ~ 5 -72 -90 -72 90 ; z_ ~ 5 -28 -90 -28 90
part crossing = tape w : z_ ~ 4 -10 10 10 10 ; z_ ~ 4 30 10 50 10 ; z_ ~ 4 70 10 90 10 ; z_ ~ 4 -50 -84 -50 -64 ; z_ ~ 4 -50 -46 -50 -26
part houses = house c : box ~ 34 -84 46 52 ; r_ k 34 -44 22 24 2 ; box ~ 82 -80 34 48 ; r_ light-blue 82 -58 12 12 1
part tunnel = tunnel tan : roll ~ -50 62 60 40
part people = tree brown : toy ~ 8 78 34 ; toy ~- 64 80 34
part signs = signs yellow : bits own 1.6 -16 48 -84 48 -16 -30 24 48
part cars = cars red : q^ ~ 6 40 2 48 -8 66 -8 74 2 84 4 84 18 34 18 34 4 ; o k 46 18 6 ; o k 74 18 6 ; q^ blue 5 -66 -32 -40 -32 -40 -6 -66 -6 ; o k -66 -26 4 ; o k -40 -26 4
scene lay

* tube-race-car | 2-3 4-5 | Transportation
extras world Transportation: masking-tape, shoebox, paper-cup, breakfast-cereal, clothespin, duct-tape, newspaper, cardboard-box, toy-tree
extras machine: sticker, wrapping-paper, ribbon, washi-tape, paper-strip, glitter-paper, glitter-glue, bread-tag, candy-wrapper, tinsel, stick-on-gem
appeal 3
topics race car, cars, car, racing, toilet paper roll car, driver, nascar, formula one, vehicles, speed
colors red, yellow, black free
minutes 25 30
waits 30
mess some
heart tube: cardboard-tube = 2
heart color: paint, marker, crayon, acrylic-paint = 2 color
need wheel@2-3: cardboard, cereal-box, cardstock, construction-paper = 1 sheet
need wheel@4-5: bottle-cap, plastic-lid, cardboard, cereal-box, button = 4
nice number: sticker, felt-sticker = 3
nice driver: duplo-brick, toy-animal, wooden-block = 1
join glue: glue, tape, masking-tape, duct-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint,acrylic-paint
tool scissors: scissors
step cut: cut tube scissors > body by gg
step color: color color tube brush > coat by cc
step wheels@2-3: cut wheel scissors by g
step wheels@4-5: prepare wheel by c
step dry: dry tube by gc
step stripe: draw color tube brush > stripe by cc
step mount: glue wheel tube glue > wheels by tc
step number: decorate number tube > number by cc
step driver: arrange driver tube > driver by cc
step race: play tube by cc
part driver = driver blue : toy ~ -6 -14 40
part body = tube own : r^ ~ 0 10 170 64 10 ; o_ ~- 84 10 14 32
part coat = color a : r_ ~ 0 10 168 62 10 ; o_ ~- 84 10 14 31 ; o_ k -6 -18 26 9
part stripe = color b : r_ ~ 0 6 166 8 ; r_ ~ 0 20 166 4
part number = number w : o_ ~ 40 6 17 17 ; z_ k 4 40 -4 40 16 ; bits yellow 1.5 -14 10 70 -8 70 22
part wheels = wheel k : o^ ~ -52 44 25 25 ; o_ silver -52 44 12 12 ; o^ ~ 52 44 25 25 ; o_ silver 52 44 12 12
scene stand

* noodle-steed | 2-3 4-5 | -
extras puppet: gift-bow, flower
appeal 3
topics hobby horse, stick horse, ride on, riding, pretend play, pool noodle
variant unicorn | Fantasy, Fairy Tales | pink, purple, yellow or white, purple, light blue, silver | unicorn, unicorns, magic, princess
variant horse | Farm, Animals | brown, yellow, black or white, gray, tan | horse, horses, pony, ponies, cowboy, cowgirl, western, rodeo, wild west, knight
variant dragon | Fantasy, Fairy Tales | green, orange, yellow free | dragon, dragons, knights, how to train your dragon
minutes 30 30
mess low
heart noodle: pool-noodle = 1
heart felt: felt, craft-foam, construction-paper, fabric-scrap, cardstock, faux-fur = 3 sheet
nice mane: crepe-paper, tissue-paper, tulle, crinkle-paper, fabric-scrap = handful
join tie: ribbon, yarn, string, duct-tape, masking-tape, tape = 10 in
join tape: duct-tape, masking-tape, tape
nice eyes: sticker = 2
tool scissors: scissors
tool pen: marker, permanent-marker
step fold: tie noodle tie > head by gg
step cut: cut felt scissors by gt
step mane: tape felt noodle tape > fringe by cc
step tuft: tape mane noodle tape > tuft by cc
step ears: tape felt noodle tape > ears-unicorn ears-horse ears-dragon by tc
step face: draw pen noodle > face by tc
step eyes: decorate eyes noodle > eyes by cc
step name: play noodle by cc
step ride: play noodle by cc
part fringe = felt b : p^ ~ -42 -66 -66 -60 -46 -48 ; p^ ~ -44 -46 -68 -38 -46 -28 ; p^ ~ -44 -26 -68 -18 -46 -8 ; p^ ~ -44 -6 -68 4 -46 14
part head = noodle a : l^ ~ 34 -30 100 -30 -40 -6 -72 30 -64 44 -30 48 -14 ; o_ ~- 50 -12 15 17 ; r_ ~- -30 14 36 6
part tuft = mane c : l ~ 6 -22 -84 -40 -96 -52 -84 ; l ~ 6 -14 -84 -30 -100 -44 -98
part ears-unicorn@unicorn = felt a : p^ ~- -20 -78 -18 -100 -2 -86 ; p^ ~- 2 -88 12 -100 18 -82 ; p^ yellow 14 -70 58 -98 30 -56
part ears-horse@horse = felt a : p^ ~- -22 -74 -22 -98 -4 -82 ; p^ ~- 2 -84 8 -100 18 -80
part ears-dragon@dragon = felt b : p^ ~ -22 -74 -30 -100 -4 -82 ; p^ ~ 2 -86 4 -100 20 -80 ; p^ c 50 4 70 20 52 24
part face = pen k : k 14 -52 6 ; o_ k 46 -18 3 5 ; o_ k 56 -18 3 5
part eyes = eyes own : e 14 -52 9
scene stand

* pinch-plate | 2-3 4-5 | -
topics clothespins, clothespin, pinching, fine motor, clip, counting
variant sun | Weather, Seasons | yellow, orange, black or orange, gold | sun, sunshine, summer, sunny, good morning
variant lion | Jungle, Animals | yellow, orange, black | lion, mane, safari, zoo
variant hedgehog | Animals, Nature | brown, tan, black or tan, gray | hedgehog, porcupine, forest animals, autumn
variant turkey | - | brown, red, black | turkey, thanksgiving, harvest
minutes 20 20
waits 30
mess some
heart plate: paper-plate, cake-board, paper-bowl = 1
heart pins: clothespin = 10
need color: paint, crayon, marker = 1 color
nice eyes@2-3: sticker = 2
nice eyes@4-5: googly-eye, sticker, button = 2
nice bits: construction-paper, felt, tissue-paper = 1 scrap
join stick: glue, glue-stick, tape when bits
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint
tool scissors: scissors when bits
tool pen: marker, crayon
step color: color color plate brush > plate by cc
step squeeze: play pins by cc
step bits: cut bits scissors by gt
step dry: dry plate by gc
step face: draw pen plate > face-sun face-lion face-hedgehog face-turkey by tc
step eyes: decorate eyes plate > eyes by cc
step stick: glue bits plate stick > bits by cc
step clip: build pins plate > pins by tc
step off: play pins plate by cc
part pins = pins own : pinch ~ 0 -54 0 -97 15 ; pinch ~ 31.7 -43.7 57 -78.5 15 ; pinch ~ 51.4 -16.7 92.3 -30 15 ; pinch ~ 51.4 16.7 92.3 30 15 ; pinch ~ 31.7 43.7 57 78.5 15 ; pinch ~ 0 54 0 97 15 ; pinch ~ -31.7 43.7 -57 78.5 15 ; pinch ~ -51.4 16.7 -92.3 30 15 ; pinch ~ -51.4 -16.7 -92.3 -30 15 ; pinch ~ -31.7 -43.7 -57 -78.5 15
part plate = plate own paint color a : o^ ~ 0 0 64 64 ; o_ ~+ 0 0 50 50 ; o_ ~ 0 0 49 49
part bits = bits pink : o_ ~ -26 16 9 ; o_ ~ 26 16 9
part face-sun@sun = pen k : k -18 -8 5 ; k 18 -8 5 ; u 0 14 16
part face-lion@lion = pen k : k -18 -10 5 ; k 18 -10 5 ; p_ k -9 4 9 4 0 14 ; l_ k 2.5 0 14 0 20 ; u -8 22 8 ; u 8 22 8
part face-hedgehog@hedgehog = pen k : o_ b 0 12 30 26 ; k -14 -2 5 ; k 14 -2 5 ; o_ k 0 14 8 6 ; u 0 24 7
part face-turkey@turkey = pen k : k -14 -8 5 ; k 14 -8 5 ; p_ orange -9 4 9 4 0 18 ; o_ b 10 22 5 10
part eyes = eyes own : e -17 -9 9 ; e 17 -9 9
scene lay

* cup-bowling | 2-3 4-5 | Sports
extras game: craft-foam, dried-bean, ticket-stub
topics bowling, ball, balls, throwing, target, games, party game, carnival, birthday party game, rolling, bowling alley
colors red, blue, yellow
minutes 20 25
mess low
place floor
heart cup: paper-cup, plastic-cup, yogurt-pot, foam-cup = 6
heart ball: soft-ball, tennis-ball, foam-ball, sock = 1
nice look: sticker, felt-sticker, washi-tape = 12
nice lane: masking-tape, duct-tape, tape = 12 ft
nice bumper: pool-noodle, cardboard-tube, wooden-block, blanket = 2
nice pens: marker, crayon = 3 color
step color: color pens cup by cc
step look: decorate look cup > look by cc
step lane: tape lane > lane by gc
step bumper: arrange bumper > bumper by tc
step nest: play cup by cc
step start: prepare ball by tc
step build: build cup > cups by cc
step roll: play ball cup > ball by cc
step count: play cup by tc
part lane = lane cream : z_ ~ 5 -60 90 -44 -60 ; z_ ~ 5 60 90 44 -60
part bumper = bumper light-blue : l^ ~ 13 -82 92 -62 -60 ; l^ ~ 13 82 92 62 -60
part cups = cup a : cupdown ~ -36 -12 30 36 ; cupdown b 0 -12 30 36 ; cupdown c 36 -12 30 36 ; cupdown b -18 -50 30 36 ; cupdown c 18 -50 30 36 ; cupdown a 0 -88 30 36
part look = look w : bits own 0.95 -8 -68 8 -62 -26 -30 -10 -24 10 -30 26 -24 -44 8 -28 14 -8 8 8 14 28 8 44 14
part ball = ball yellow : o^ ~ 0 70 20 20 ; l_ w 2.5 -16 58 -6 70 -16 82 ; l_ w 2.5 16 58 6 70 16 82
scene stand

* brush-the-teeth | 2-3 4-5 | -
topics brushing teeth, teeth, tooth, dentist, dentist visit, going to the dentist, dental health, toothbrush, healthy habits, bedtime routine
near tooth fairy, lost tooth, body
colors red, white, yellow
minutes 20 25
waits 30
mess some
heart brush: toothbrush = 1
heart white: paint, toothpaste, acrylic-paint = 1 color
need mouth: construction-paper, cardstock, cardboard, paper-plate, cereal-box, felt = 2 sheet
need dirt: crayon, marker, oil-pastel = 1 color
join stick: glue-stick, glue
home saucer
tool scissors: scissors
step cut: cut mouth scissors > mouth by gt
step teeth: glue mouth stick > teeth by cc
step dirt: color dirt mouth > dirt by cc
step pour: prepare white saucer by gt
step brush: paint brush white mouth > foam by cc
step rinse: dry mouth by gc
step shine: print white mouth > sparkle by cc
step own: play brush by tc
part mouth = mouth a : b^ ~ -92 -20 -50 -60 0 -46 50 -60 92 -20 60 50 0 74 -60 50 ; b_ ~-- -70 -14 -40 -28 0 -22 40 -28 70 -14 50 30 0 46 -50 30
part teeth = mouth w : q^ ~ 5 -66 -18 -48 -24 -48 -2 -62 -2 ; q^ ~ 5 -44 -26 -20 -27 -20 4 -42 4 ; q^ ~ 5 -16 -26 14 -26 13 7 -14 7 ; q^ ~ 5 18 -27 42 -26 40 4 18 4 ; q^ ~ 5 46 -24 64 -18 60 -2 46 -2 ; q^ ~ 5 -50 16 -34 20 -34 38 -44 32 ; q^ ~ 5 -30 21 -12 24 -12 43 -28 40 ; q^ ~ 5 -8 24 10 24 10 44 -8 44 ; q^ ~ 5 14 24 32 21 30 40 14 43 ; q^ ~ 5 36 20 52 16 46 32 36 38
part dirt = dirt yellow : l_ ~ 3 -58 -14 -52 -8 ; l_ ~ 3 -36 -18 -28 -8 ; l_ ~ 3 26 -18 34 -8 ; l_ ~ 3 -22 28 -18 36 ; l_ ~ 3 20 28 26 36
part foam = white w : d_ ~+ 4 -58 -10 -32 -12 -2 -8 30 -12 54 -10 -20 32 2 34 22 32 ; l_ silver 1.4 -8 -14 4 -2 -4 2 ; l_ silver 1.4 -4 32 4 38
part sparkle = white w : s_ ~ -74 -42 4 11 3
scene lay

* stick-star | 2-3 4-5 | -
extras hanging: stick-on-gem, sequin, glitter-glue, sticker
appeal 3
topics popsicle stick, craft sticks, ornament, window decoration
near menorah, dreidel
variant six-points | - | blue, white, silver | hanukkah, chanukah, star of david, jewish holidays, festival of lights
variant snowflake | Seasons, Weather | white, light blue, silver | snowflake, snow, winter, ice crystal, frozen, snow day, january
variant yellow-star | Space | yellow, gold, orange | star, stars, twinkle twinkle little star, night sky, christmas star, christmas, christmas ornament, ornament
minutes 25 25
waits 60
mess some
heart stick: craft-stick = 6
heart tint: paint, marker, crayon, washi-tape = 1 color
need glue: glue
nice shine: aluminum-foil, metallic-paper, tissue-paper, sticker, cotton-ball = 6
join loop: tape, masking-tape, ribbon, yarn, string = 5 in
tool brush: paintbrush, sponge-brush, kitchen-sponge, cotton-swab when tint=paint
step color: decorate tint stick brush > first-six first-flake first-star by cc
step dry: dry stick by gc
step build: glue stick glue > second-six second-flake second-star by tc
step wait: dry stick by gc
step shine: arrange shine stick glue > shine by cc
step loop: tape loop stick by gg
step hang: play stick by cc
part first-six@six-points = stick a paint color a : r^ ~ 0 36 130 13 6 ; r^ ~ -32 -14 130 13 6 -60 ; r^ ~ 32 -14 130 13 6 60
part second-six@six-points = stick a paint color a : r^ ~ 0 -36 130 13 6 ; r^ ~ -32 14 130 13 6 60 ; r^ ~ 32 14 130 13 6 -60
part first-flake@snowflake = stick a paint color a : r^ ~ 0 0 170 14 7 90
part second-flake@snowflake = stick a paint color a : r^ ~ 0 0 170 14 7 30 ; r^ ~ 0 0 170 14 7 -30 ; r^ ~ 0 -56 40 11 5 ; r^ ~ 0 56 40 11 5 ; r^ ~ 48 -28 40 11 5 60 ; r^ ~ -48 28 40 11 5 60 ; r^ ~ -48 -28 40 11 5 -60 ; r^ ~ 48 28 40 11 5 -60
part first-star@yellow-star = stick a paint color a : r^ ~ 0 0 170 14 7 90 ; r^ ~ 0 0 170 14 7 30 ; r^ ~ 0 0 170 14 7 -30
part second-star@yellow-star = stick b paint color b : r^ ~ 0 0 150 14 7 0 ; r^ ~ 0 0 150 14 7 60 ; r^ ~ 0 0 150 14 7 -60
part shine = shine silver : o^ ~ 67.5 39 9 9 ; o^ ~ 0 78 9 9 ; o^ ~ -67.5 39 9 9 ; o^ ~ -67.5 -39 9 9 ; o^ ~ 0 -78 9 9 ; o^ ~ 67.5 -39 9 9
scene hang

* plate-lantern | 2-3 4-5 | -
extras hanging: stick-on-gem, sequin, glitter-glue, ribbon, bell, yarn
appeal 1
topics lantern, lanterns, paper lantern, lantern festival, party decoration
near year of the horse
variant red | - | red, gold, yellow | chinese new year, lunar new year, spring festival, tet, korean new year, china, red lantern
variant moon | - | yellow, orange, red | mid-autumn festival, moon festival, mooncake, ramadan, st. martin's day, lantern walk, diwali
minutes 25 30
waits 30
mess some
heart plate: paper-plate, cake-board, paper-bowl = 1
heart tails: crepe-paper, tissue-paper, paper-strip, ribbon, construction-paper, wrapping-paper = 5 strip
need color: paint, crayon, marker = 1 color
nice gold: metallic-paper, aluminum-foil, wrapping-paper, glitter-paper, candy-wrapper = 1 sheet
nice dots: sticker = 8
need cap: construction-paper, cardstock, cardboard, cereal-box = 1 scrap
join glue: glue, tape, glue-stick
join loop: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint
tool scissors: scissors
step color: color color plate brush > plate by cc
step cut: cut cap scissors by gt
step strips: tear tails by cc
step dry: dry plate by gc
step gold: arrange gold plate glue > gold by cc
step dots: decorate dots plate > dots by cc
step cap: glue cap plate glue > cap by tc
step tails: arrange tails plate glue > tails by cc
step hang: tape plate loop by gg
step walk: play plate by cc
part tails = tails b : l ~ 6 -24 52 -28 76 -22 98 ; l c 6 -12 56 -14 78 -10 98 ; l ~ 6 0 58 2 80 -2 99 ; l c 6 12 56 14 78 10 98 ; l ~ 6 24 52 28 76 22 98
part plate = plate own paint color a : o^ ~ 0 -8 74 62 ; l_ ~- 3 -30 -62 -42 -8 -30 46 ; l_ ~- 3 30 -62 42 -8 30 46 ; z_ ~- 3 0 -68 0 52
part gold = gold b : q_ ~ 4 0 -38 26 -8 0 22 -26 -8 ; r_ a 0 -8 8 8 2 45
part dots = dots b : bits own 1.15 -54 -34 -62 -8 -54 18 -36 38 54 -34 62 -8 54 18 36 38
part cap = cap k : r^ ~ 0 -72 52 16 4 ; r^ ~ 0 54 44 12 4
scene hang

* sock-pup | 2-3 4-5 | Animals
extras puppet: gift-bow, flower
appeal 3
topics sock puppet, puppet, puppets, puppet show, pets, old socks
near laundry, paw patrol, tadpole
variant dog | - | brown, tan, red or white, tan, gray, gold | dog, puppy, dogs, puppies
variant rabbit | - | white, pink, gray or gray, brown, tan | rabbit, bunny, bunnies, easter
variant frog | - | green, light green, red or blue, red, light green | frog, frogs, toad, pond
variant dragon | Fantasy, Fairy Tales | green, orange, red free | dragon, dragons, knights, monster
minutes 20 25
waits 60
mess low
heart sock: sock, tube-sock, mitten = 1
heart felt: felt, fabric-scrap, craft-foam, faux-fur, construction-paper = 3 sheet
nice tuft: cotton-ball, pillow-stuffing, tissue-paper, crepe-paper = handful
nice eyes@4-5: googly-eye, button, pom-pom = 2
join glue: glue
tool scissors: scissors
tool pen: marker
home mug
step try: play sock by cc
step cut: cut felt scissors by gt
step pull: shape tuft by cc
step tongue: glue felt sock glue > sock tongue by tc
step ears: glue felt sock glue > ears-dog ears-rabbit ears-frog ears-dragon by cc
step face: glue felt sock glue pen > face by cc
step eyes@4-5: glue eyes sock glue > eyes by c
step tuft: glue tuft sock glue > tuft by cc
step dry: dry sock mug by gc
step talk: play sock by cc
part ears-rabbit@rabbit = felt a : j^ ~ -22 -50 -44 -100 15 ; j_ b -22 -54 -40 -92 7 ; j^ ~ 22 -50 44 -100 15 ; j_ b 22 -54 40 -92 7
part ears-frog@frog = felt a : o^ ~ -28 -58 17 17 ; o^ ~ 28 -58 17 17
part ears-dragon@dragon = felt b : p^ ~ -44 -40 -46 -84 -18 -58 ; p^ ~ 44 -40 46 -84 18 -58 ; p^ ~ -10 -58 0 -88 10 -58
part sock = sock a : b^ ~ -50 20 -56 -30 -34 -62 0 -70 34 -62 56 -30 50 20 38 44 34 94 -34 94 -38 44 ; b_ k -40 10 0 -2 40 10 28 34 0 40 -28 34
part tongue = felt red : b_ ~ -22 14 0 8 22 14 18 34 0 42 -18 34
part ears-dog@dog = felt b : b^ ~ -44 -50 -70 -36 -76 10 -58 22 -46 -10 ; b^ ~ 44 -50 70 -36 76 10 58 22 46 -10
part face = felt w : o^ ~ -20 -34 14 ; o^ ~ 20 -34 14 ; k -20 -32 5.5 ; k 20 -32 5.5 ; o_ k 0 -10 9 6
part eyes = eyes own : e -20 -34 12 ; e 20 -34 12
part tuft = tuft w : cotton ~ 0 -70 14
scene stand

* sponge-splash | 2-3 4-5 | -
appeal 3
topics paddling pool, kiddie pool, wading pool, splash pad, garden hose, water fight, water bombs, sponge bombs, pool, pool party, water play, water fun, splash, water balloons, hot day, summer, backyard, heat wave, bath, bath time, sprinkler, beach
near swimming, swimming lessons
colors yellow, light blue, pink
minutes 20 20
mess some
place outdoors
heart sponge: kitchen-sponge = 3
tool tie@2-3: string, yarn, ribbon, duct-tape, shoelace = 2 ft
tool tie@4-5: rubber-band, hair-tie, string, yarn, ribbon, duct-tape = 1
need tub: bucket, plastic-tub, bowl, foil-pan = 1
nice ring: paper-plate, pool-noodle, bucket = 1
home water
home towel
tool scissors: scissors
step cut: cut sponge scissors > strips by gt
step sort: arrange sponge by cc
step tie: prepare tie sponge > ball ties by gg
step fluff: shape sponge by cc
step fill: prepare tub water by gg
step dip: play sponge water by tt
step throw: play sponge by cc
step ring: play sponge ring by cc
step dry: wash sponge towel by tt
part strips = sponge a : z^ ~ 12 -92 -36 4 -36 ; z^ b 12 -68 -78 -20 6 ; z^ c 12 -20 -78 -68 6 ; z^ ~ 12 -86 -60 -2 -12 ; z^ b 12 -86 -12 -2 -60 ; z^ c 12 -44 -84 -44 12
part ball = sponge b : z^ a 12 -4 42 92 42 ; z^ ~ 12 20 0 68 84 ; z^ c 12 68 0 20 84 ; z^ a 12 2 18 86 66 ; z^ ~ 12 2 66 86 18 ; z^ c 12 44 -6 44 90
part ties = tie k : o^ ~ -44 -36 12 11 ; o^ ~ 44 42 12 11
scene lay

* mud-pie-bakery | 2-3 4-5 | Nature, Food
extras world Food: bark, bowl, clover, cookie-cutter, seed, wooden-spoon
appeal 3
topics mud, mud pie, mud pies, mud kitchen, outdoor kitchen, backyard, garden, dirt, messy play, cooking, baking, rainy day
near rain, earth day, camping
colors brown, green, yellow
minutes 30 35
mess lots
place outdoors
heart soil: soil, sand = 6 cup
heart pan: foil-pan, muffin-tin, plastic-tub, yogurt-pot, paper-plate, plastic-lid, bowl, baking-tray, cookie-cutter = 1
nice top: leaf, flower, petal, grass, clover, fern-frond, moss, pine-needle = handful
nice more: grass, petal, flower, leaf, clover, stone, pinecone, bark = handful
nice spoon: wooden-spoon, plastic-spoon, metal-spoon, measuring-cup = 2
tool candle: stick, craft-stick, paper-straw
home bucket
home water
home towel
step choose: prepare soil bucket by gt
step stir: mix soil water spoon? by cc
step fill: fill soil pan > pan pie by cc
step pat: shape soil by cc
step top: decorate top soil > top by cc
step more: decorate more soil > more by cc
step candle: prepare candle soil > candle by gt
step serve: play pan by cc
step wash: wash water towel by tc
part pan = pan silver : bakepan ~ 0 0 176 66 ; r_ ~+ 0 0 184 12 5 ; piefill brown 0 -2 176 30
part pie = soil brown : d_ ~- 3 -60 -14 -20 -12 14 -16 56 -14 0 -8
part top = top pink : bits own 1.7 -66 -10 -53 -14 -6 -14 8 -12 52 -14 66 -10
part more = more b : bits own 1.6 -74 0 -50 2 -26 2 0 2 26 2 50 2 74 0
part candle = candle tan : z^ ~ 6 0 -12 0 -74
scene stand

* clothespin-dabs | 2-3 4-5 | -
extras picture Animals: washi-tape, sticker, wrapping-paper, craft-stick, grass, flower, paper-strip
topics clothespin painting, dabbing, painting, dot painting, dots, cotton ball painting, fine motor
variant duckling | Animals, Farm | yellow, orange, black | duck, duckling, ducks, rubber duck, five little ducks, spring, easter
variant sheep | Farm, Animals | white, black, green or cream, gray, brown | sheep, lamb, lambs, little bo peep, baa baa black sheep
variant rain | Weather | blue, gray, white | rain, rain cloud, rainy day, storm, clouds
variant tree | Seasons, Nature | orange, red, brown | tree, fall tree, autumn, fall, leaves, apple tree
variant caterpillar | Bugs | green, yellow, red free | caterpillar, worm, very hungry caterpillar, bug
minutes 20 25
waits 30
mess some
heart pin: clothespin = 3
heart color: paint = 1 color
need dab: cotton-ball, kitchen-sponge, felt, sponge-brush, cotton-pad, bubble-wrap, tissue = 3
need sheet: paper, construction-paper, cardstock, watercolor-paper, packing-paper = 1 sheet
home saucer
tool pen: marker, crayon
step line: draw pen sheet > sheet line-duckling line-sheep line-rain line-tree line-caterpillar meadow by gt
step clip: build pin dab by tc
step pour: prepare color saucer by gc
step dab: print pin color dab sheet > dab-duckling dab-sheep dab-rain dab-tree dab-caterpillar by cc
step more: print pin color dab sheet > more-duckling more-sheep more-rain more-tree more-caterpillar by cc
step finger: print color sheet > dots by cc
step dry: dry sheet by gc
step face: draw pen sheet > face-duckling face-sheep face-rain face-tree face-caterpillar by tc
step say: play sheet by cc
part sheet = sheet w : r^ ~ 0 0 184 164 3
part meadow@sheep = sheet c : r^ ~ 0 0 184 164 3
part line-duckling@duckling = pen k : a_ ~ 6 20 50 48 0 360 ; a_ ~ -34 -36 30 28 0 360
part line-sheep@sheep = pen k : a_ ~ 10 0 54 52 0 360 ; z_ ~ 3 -14 48 -14 72 ; z_ ~ 3 34 48 34 72 ; z_ ~ 3 0 52 0 74 ; z_ ~ 3 20 52 20 74
part line-rain@rain = pen k : l_ ~ 2.5 0 -66.5 14.1 -73.1 28.6 -71.6 39.4 -65 40.4 -53.5 57 -50.3 64.3 -41.8 63.2 -32 50.4 -24.3 57 -13.7 51.6 -4.6 39.4 1 22.4 -1 14.1 9.1 0 12 -14.1 9.1 -22.4 -1 -39.4 1 -51.6 -4.6 -57 -13.7 -50.4 -24.3 -63.2 -32 -64.3 -41.8 -57 -50.3 -40.4 -53.5 -39.4 -65 -28.6 -71.6 -14.1 -73.1 0 -66.5
part line-tree@tree = pen k : r_ brown 0 46 20 64 4 ; l_ brown 7 0 20 -26 -10 ; l_ brown 7 0 24 26 -14
part line-caterpillar@caterpillar = pen k : l_ ~ 2 -80 44 -40 36 0 44 40 36 80 44
part dab-duckling@duckling = color a : d_ ~ 11 -30 6 -12 24 8 6 28 26 44 6 0 46 -24 38 28 50 20 -12 -4 -14
part dab-sheep@sheep = color w : d_ ~ 13 -28 -10 -8 -30 18 -34 42 -16 50 8 34 30 6 36 -20 24 10 0
part dab-rain@rain = color b : d_ ~ 13 -42 -30 -22 -48 2 -54 26 -46 42 -28 22 -16 -4 -14 -26 -18
part dab-tree@tree = color a : d_ ~ 12 -40 -30 -18 -46 10 -52 36 -38 44 -12 -44 -4 0 -24
part dab-caterpillar@caterpillar = color a : o_ ~ -60 16 20 20 ; o_ ~ -22 6 20 20 ; o_ ~ 18 16 20 20
part more-duckling@duckling = color a : d_ ~ 11 -46 -36 -30 -52 -18 -38 -34 -28
part more-sheep@sheep = color w : d_ ~ 15 -44 -38 -48 -16
part more-rain@rain = color a : d_ ~ 9 -40 24 -40 50 -14 36 -14 64 14 26 14 52 40 36 40 62
part more-tree@tree = color b : d_ ~ 11 -24 -20 22 -26 28 2 -22 4 -4 -66 -30 60 34 64
part more-caterpillar@caterpillar = color c : o_ ~ 58 2 24 24
part dots = color b : d_ ~ 4 -78 -66 78 -60 72 66 -76 60
part face-duckling@duckling = pen k : k -40 -42 4.5 ; p_ orange -64 -40 -64 -28 -84 -32 ; l_ orange 4 -6 66 -6 78 ; l_ orange 4 20 66 20 78
part face-sheep@sheep = pen k : k -54 -30 3 ; k -42 -30 3
part face-rain@rain = pen k : k -14 -38 4.5 ; k 14 -38 4.5 ; u 0 -24 9
part face-tree@tree = pen k : l_ ~ 2 -50 78 -20 76 20 78 50 76
part face-caterpillar@caterpillar = pen k : k 50 -2 4 ; k 66 -2 4 ; u 58 8 8 ; l_ ~ 2.5 50 -22 44 -40 ; l_ ~ 2.5 66 -22 72 -40
scene lay

* pinecone-roll | 2-3 4-5 | Seasons, Nature
extras picture Seasons: stick-on-gem
topics pinecone, pinecones, pine cone, winter, fall, autumn, christmas tree, christmas, forest, woods, evergreen, rolling painting, nature walk, nature painting
colors white, green, blue
minutes 20 25
waits 60
mess some
heart cone: pinecone = 1
heart paint: paint, acrylic-paint, metallic-paint = 1 color
need box: shoebox, pizza-box, cardboard-box, foil-pan, baking-tray, cookie-tin = 1
need sheet: construction-paper, paper, cardstock, packing-paper, watercolor-paper = 1 sheet
need tone: crayon, marker = 1 color when sheet=paper,watercolor-paper
nice trunk: construction-paper, cardboard, stick, paper-bag, felt = 1 scrap
nice stars: sticker = 8
nice back: construction-paper, cardstock = 1 sheet
home saucer
join stick: glue-stick, glue
tool scissors: scissors
step lay: arrange sheet box tone? by cc
step dip: prepare paint saucer by gc
step wallow: print cone paint by cc
step roll: print cone paint box sheet > tracks by tc
step dry: dry sheet by gc
step cut: cut sheet scissors > tree by gt
step back: glue sheet back stick > back by tc
step trunk: arrange trunk sheet stick > trunk by cc
step stars: decorate stars sheet > stars by cc
step smell: play cone by cc
part back = back light-blue : r^ ~ 0 0 176 190 3
part trunk = trunk brown : r ~ 0 78 22 26 2
part tree = sheet w : p^ dark-green 0 -88 64 66 -64 66
part tracks = paint a : d_ w 3 -6 -56 4 -44 -12 -30 10 -22 -22 -6 -4 -10 20 -2 -32 20 -14 14 6 22 28 18 -44 46 -24 40 0 44 24 48 44 52 12 36 -8 56 -36 58 ; l_ w 2 -20 30 0 0 8 -36 ; l_ w 2 -40 56 10 30 36 46
part stars = stars yellow : bits own 1.1 0 -82 -8 -48 10 -26 -18 -10 22 12 -30 30 -2 38 36 50
scene lay

* tube-menagerie | 2-3 | -
extras world Animals: leaf, grass, toy-animal, fake-leaf, wooden-block, flower, felt, duplo-brick, hay
extras figure: flower, gift-bow
appeal 3
topics toilet paper roll animals, tube animals, zoo, animal craft
near circus, duckling
variant elephant | Animals, Jungle | gray, pink, black or blue, purple | elephant, elephants, safari
variant tiger | Jungle, Animals | orange, black, white | tiger, tigers, big cat, rainforest
variant giraffe | Jungle, Animals | yellow, brown, black | giraffe, giraffes, safari, africa, savanna
variant cow | Farm, Animals | white, black, pink | cow, cows, moo, barnyard, milk
variant pig | Farm, Animals | pink, pink, black | pig, pigs, piglet, piglets, three little pigs, oink, toilet roll pig, toilet paper roll pig
variant chick | Farm, Animals | yellow, orange, brown | chick, chicks, chicken, baby chick, easter, spring
variant dinosaur | Dinosaurs | green, orange, yellow free | dinosaur, dinosaurs, dino, stegosaurus, jurassic, t rex
variant monster | Fantasy | purple, green, orange free | monster, monsters, friendly monster, little monster, dragon, halloween
variant frog | Animals, Nature | green, light green, red | frog, frogs, toad, pond
minutes 25
waits 30
mess some
heart tube: cardboard-tube, coffee-sleeve = 1
heart color: paint, acrylic-paint = 1 color
need ears: construction-paper, cardstock, paper, felt, craft-foam = 1 sheet
nice eyes: sticker = 2
join glue: glue, glue-stick, tape
nice fluff: feather, faux-fur, tissue-paper, crepe-paper = 3
nice stripes: washi-tape, masking-tape, electrical-tape, duct-tape, paper-strip, packing-paper, crepe-paper = 4 strip
nice brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint tube color brush? > body by c
step cut: cut ears scissors by g
step dry: dry tube by g
step marks: draw pen tube > marks-elephant marks-chick marks-dinosaur marks-monster marks-tiger marks-giraffe marks-cow marks-pig marks-frog by t
step stripes: decorate stripes tube glue? > stripes belt by c
step ears: glue ears tube glue > ears-elephant ears-chick ears-dinosaur ears-monster ears-tiger ears-giraffe ears-cow ears-pig snout-pig ears-frog by c
step fluff: tape fluff tube glue > tuft wings by c
step face: draw pen tube > face by t
step eyes: decorate eyes tube > eyes by c
step call: play tube by c
part ears-elephant@elephant = ears a : o^ ~ -56 -24 34 38 ; o_ b -56 -22 22 26 ; o^ ~ 56 -24 34 38 ; o_ b 56 -22 22 26
part ears-giraffe@giraffe = ears a : j^ ~ -30 -56 -66 -66 10 ; j^ ~ 30 -56 66 -66 10 ; r^ b -14 -82 7 28 3 ; o^ b -14 -96 8 7 ; r^ b 14 -82 7 28 3 ; o^ b 14 -96 8 7
part ears-tiger@tiger = ears a : o^ ~ -30 -66 16 16 ; o_ w -30 -66 8 8 ; o^ ~ 30 -66 16 16 ; o_ w 30 -66 8 8
part ears-cow@cow = ears b : j^ ~ -32 -52 -72 -50 12 ; j^ ~ 32 -52 72 -50 12 ; p^ tan -22 -64 -30 -90 -10 -68 ; p^ tan 22 -64 30 -90 10 -68
part ears-frog@frog = ears a : o^ ~ -24 -70 18 18 ; o^ ~ 24 -70 18 18 ; o^ ~ -36 82 24 10 ; o^ ~ 36 82 24 10
part ears-pig@pig = ears b : p^ ~- -34 -54 -46 -88 -8 -66 ; p^ ~- 34 -54 46 -88 8 -66
part wings@chick = fluff a : j^ ~+ -40 14 -78 30 11 ; j^ ~+ -40 24 -74 46 10 ; j^ ~+ 40 14 78 30 11 ; j^ ~+ 40 24 74 46 10
part tuft@elephant,tiger,giraffe,cow,pig,frog,monster,dinosaur = fluff b : j^ ~ -10 -58 -22 -96 8 ; j^ ~ 0 -60 0 -102 8 ; j^ ~ 10 -58 22 -96 8
part body = tube own paint paint a : r^ ~ 0 12 80 150 8 ; o_ ~- 0 -62 39 8
part marks-elephant@elephant = pen a : l^ ~-- 17 0 -14 2 20 -8 48 10 62 ; l^ ~- 13 0 -14 2 20 -8 48 10 62 ; z_ ~--- 2 -5 8 7 8 ; z_ ~--- 2 -5 22 6 22 ; z_ ~--- 2 -12 36 0 38
part marks-tiger@tiger = pen k : z_ ~ 5 -38 -30 -22 -26 ; z_ ~ 5 38 -30 22 -26 ; z_ ~ 5 0 -52 0 -38 ; z_ ~ 6 -38 22 -16 28 ; z_ ~ 6 38 22 16 28 ; z_ ~ 6 -38 46 -16 52 ; z_ ~ 6 38 46 16 52
part marks-giraffe@giraffe = pen b : o_ ~ -22 24 11 9 ; o_ ~ 16 14 10 9 ; o_ ~ 22 44 11 10 ; o_ ~ -8 50 10 8 ; o_ ~ -26 66 9 8
part marks-cow@cow = pen k : b_ ~ -38 20 -14 14 -10 40 -34 48 ; b_ ~ 12 36 36 28 38 60 18 64 ; b_ ~ 18 -44 38 -40 38 -18 22 -20
part marks-pig@pig = pen k : u 0 14 9 ; b_ ~ -30 40 -16 34 -12 48 -26 52 ; b_ ~ 10 58 28 54 30 68 14 72
part marks-frog@frog = pen b : b_ ~ -26 26 0 20 26 26 26 78 -26 78
part stripes@tiger = stripes k : z_ ~ 7 -39 2 39 2 ; z_ ~ 7 -39 34 39 34 ; z_ ~ 7 -39 66 39 66
part belt@elephant,giraffe,cow,pig,frog,chick,monster,dinosaur = stripes red : r_ ~ 0 74 80 10 1
part ears-chick@chick = ears b : p^ ~ -9 -22 9 -22 0 -8 ; o^ ~ -20 86 15 7 ; o^ ~ 20 86 15 7
part ears-dinosaur@dinosaur = ears b : p^ ~ -42 -50 -66 -40 -42 -28 ; p^ ~ -42 -22 -68 -10 -42 2 ; p^ ~ -42 8 -66 20 -42 32 ; p^ ~ -42 38 -62 50 -42 60 ; p^ a 40 66 92 84 40 86
part marks-dinosaur@dinosaur = pen b : o_ ~ 8 20 22 34
part ears-monster@monster = ears b : p^ ~ -36 -58 -46 -90 -18 -62 ; p^ ~ 36 -58 46 -90 18 -62
part marks-chick@chick = pen b : a_ ~ 0 34 24 22 0 360
part marks-monster@monster = pen k : q_ ~ 6 -24 0 24 0 20 22 -20 22 ; p_ w -20 0 -8 0 -14 11 ; p_ w -6 0 6 0 0 11 ; p_ w 8 0 20 0 14 11
part face = pen k : k -16 -32 5 ; k 16 -32 5 ; u 0 -14 9
part snout-pig@pig = ears b : o^ ~- 0 -8 21 15 ; o_ k -7 -8 3 5 ; o_ k 7 -8 3 5
part eyes = eyes own : e -17 -34 9 ; e 17 -34 9
scene stand

* painted-plate-face | 2-3 | -
appeal 3
topics paper plate animals, plate animal, animal face, animal mask
near endangered animals, circus
variant panda | Animals, Nature | black, white, green | panda, pandas, china, bamboo
variant penguin | Animals, Ocean | black, white, orange | penguin, penguins, antarctica, winter animals
variant frog | Animals, Nature | green, light green, red | frog, frogs, toad, pond, tadpole
variant cow | Farm, Animals | black, white, tan | cow, cows, moo, milk, barnyard
variant pig | Farm, Animals | pink, red, black | pig, pigs, piglet, oink
variant elephant | Animals, Jungle | gray, pink, black | elephant, elephants, elmer, zoo, safari
variant bear | Animals, Nature | brown, tan, black | bear, bears, brown bear, teddy bear, goldilocks, forest animals
variant mouse | Animals | gray, pink, black | mouse, mice, field mouse, three blind mice, hickory dickory dock
variant monkey | Jungle, Animals | brown, tan, black | monkey, monkeys, chimp, five little monkeys
minutes 25
waits 30
mess some
heart plate: paper-plate, cake-board, paper-bowl = 1
heart color: paint, acrylic-paint = 1 color
need ears: construction-paper, cardstock, paper, felt, craft-foam = 1 sheet
nice eyes: sticker, cupcake-liner, cotton-pad = 2
nice snout: paper-cup, egg-carton, cupcake-liner, yogurt-pot = 1
join glue: glue, glue-stick, tape
nice brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint plate color brush? > coat-elephant coat-bear coat-mouse coat-panda coat-penguin coat-frog coat-cow coat-pig coat-monkey by c
step cut: cut ears scissors by g
step dry: dry plate by g
step ears: glue ears plate glue > ears-elephant ears-bear ears-mouse ears-panda ears-penguin ears-frog ears-cow ears-pig ears-monkey by c
step snout: glue snout plate glue > snout by c
step face: draw pen plate > plate face by t
step eyes: glue eyes plate glue > eyes by c
step finger: print color plate > dots by c
step say: play plate by c
part ears-panda@panda = ears k : o^ ~ -50 -58 22 22 ; o^ ~ 50 -58 22 22
part ears-penguin@penguin = ears k : j^ ~ -66 0 -96 44 13 ; j^ ~ 66 0 96 44 13
part ears-frog@frog = ears a : o^ ~ -36 -66 24 24 ; o^ ~ 36 -66 24 24
part ears-cow@cow = ears k : j^ ~ -54 -46 -94 -54 15 ; j^ ~ 54 -46 94 -54 15 ; p^ tan -34 -64 -44 -94 -16 -70 ; p^ tan 34 -64 44 -94 16 -70
part ears-pig@pig = ears a : p^ ~ -62 -38 -66 -84 -24 -64 ; p^ ~ 62 -38 66 -84 24 -64
part ears-monkey@monkey = ears a : o^ ~ -74 -4 22 24 ; o_ b -74 -4 12 14 ; o^ ~ 74 -4 22 24 ; o_ b 74 -4 12 14
part ears-elephant@elephant = ears a : o^ ~ -74 -10 34 42 ; o_ b -74 -8 20 28 ; o^ ~ 74 -10 34 42 ; o_ b 74 -8 20 28
part ears-bear@bear = ears a : o^ ~ -50 -58 22 22 ; o_ b -50 -58 12 12 ; o^ ~ 50 -58 22 22 ; o_ b 50 -58 12 12
part ears-mouse@mouse = ears a : o^ ~ -54 -58 34 34 ; o_ b -54 -58 22 22 ; o^ ~ 54 -58 34 34 ; o_ b 54 -58 22 22
part plate = plate w : o^ ~ 0 0 72 72 ; o_ ~- 0 0 60 60 ; o_ ~ 0 0 59 59
part coat-panda@panda = color a : o_ ~ -26 -12 19 23 20 ; o_ ~ 26 -12 19 23 -20
part coat-penguin@penguin = color a : o_ ~ 0 0 72 72 ; o_ w -20 0 26 40 ; o_ w 20 0 26 40 ; o_ w 0 26 40 34
part coat-frog@frog = color a : o_ ~ 0 0 72 72 ; o_ ~+ 0 20 48 34
part coat-cow@cow = color a : b_ ~ -66 -20 -40 -62 -8 -50 -14 -8 -46 6 ; b_ ~ 34 10 64 0 60 40 36 48
part coat-pig@pig = color a : o_ ~ 0 0 72 72 ; o_ ~+ 0 0 60 60
part coat-elephant@elephant = color a : o_ ~ 0 0 72 72 ; l^ ~- 20 0 10 4 50 -6 96
part coat-bear@bear = color a : o_ ~ 0 0 72 72 ; o_ b 0 26 34 26
part coat-mouse@mouse = color a : o_ ~ 0 0 72 72 ; o_ ~+ 0 26 32 24
part coat-monkey@monkey = color a : o_ ~ 0 0 72 72 ; o_ b -20 -10 26 28 ; o_ b 20 -10 26 28 ; o_ b 0 26 40 28
part snout = snout c : o^ w-- 0 18 24 19 ; o_ w- 0 17 20 15
part face = pen k : k -22 -14 6 ; k 22 -14 6 ; o_ k 0 12 9 6.5 ; u 0 44 11
part eyes = eyes own : eyeball ~ -22 -14 11 ; eyeball ~ 22 -14 11
part dots = color b : d_ ~ 4 -48 30 48 30
scene lay

* dough-habitat | 2-3 | -
extras world Animals: leaf, grass, flower, fake-leaf, toy-animal, pinecone
appeal 3
topics play dough, playdough, small world, pretend play, invitation to play, toy animals
near fish, river
variant reef | Ocean | blue, green, orange | sea, ocean floor, beach, under the sea
variant volcano | Dinosaurs | brown, red, green | volcano, dinosaur land, prehistoric, lava
variant pasture | Farm | green, brown, yellow | pasture, barnyard, farm animals, meadow
variant jungle | Jungle | green, brown, blue | jungle animals, rainforest, safari
variant pole | Animals, Seasons | white, light blue, gray | arctic, polar animals, penguins, polar bear, snow
minutes 25
mess low
heart dough: play-dough, salt-dough, modeling-clay = 2 handful
heart animal: toy-animal = 3
nice ground: sand, aluminum-foil, grass, leaf, pine-branch, cotton-ball, hay, tissue-paper, craft-stick = 1 handful
nice more: leaf, grass, craft-stick, paper-straw, pinecone, pine-branch, sand = 1 handful
nice pin: rolling-pin = 1
need base: paper-plate, baking-tray, cardboard, plastic-lid, cookie-tin, foil-pan, cardstock = 1
step warm: shape dough by c
step flat: roll dough base pin? > base flat by t
step hill: shape dough > hill hole crater by c
step snakes: roll dough > snakes lava by c
step ground: arrange ground dough > ground by c
step more: arrange more dough > more by c
step walk: print animal dough > steps by c
step live: play animal dough > animals by c
step home: prepare dough animal by t
part base = base w : o^ ~ 0 30 94 56
part flat = dough a : b_ ~ -78 30 -50 -8 0 -16 54 -8 80 30 44 66 -40 66
part hill = dough b : b^ ~ -62 24 -44 -40 -24 -44 -6 24
part hole@reef,pasture,jungle,pole = dough k : o_ ~ -34 8 9 8
part crater@volcano = dough k : o_ ~ -34 -40 11 4
part snakes@reef,pasture,jungle,pole = dough c : l^ ~ 7 -80 44 -78 20 -84 0 ; l^ ~ 7 -62 56 -58 34 -66 14 ; l^ ~ 7 78 44 82 20 76 -4
part lava@volcano = dough b : l^ ~+ 7 -42 -40 -52 -10 -58 20 ; l^ ~+ 7 -34 -40 -32 -6 -36 24 ; l^ ~+ 7 -26 -40 -14 -8 -8 22
part ground = ground tan : y_ ~ 44 48 24 10 7 0.2
part more = more green : j ~ 22 10 14 -24 8 ; j ~ 34 10 40 -22 8
part steps = animal a : d_ ~-- 3 -14 36 -4 30 6 36 16 30
part animals = animal orange : toy ~ 22 26 34 ; toy yellow 56 46 32 ; toy gray 0 74 32
scene lay

* paper-cup-folk | 2-3 | -
topics paper cup animals, cup craft, cup animals
variant frog | Fairy Tales, Animals | green, light green, yellow or blue, red, light green | frog prince, frog, frogs, princess and the frog, pond
variant octopus | Ocean, Animals | purple, pink, blue free | octopus, squid, sea animals
variant mouse | Animals, Fairy Tales | gray, pink, black | mouse, mice, three blind mice, cinderella, cat and mouse
variant bee | Bugs, Nature | yellow, black, white | bee, bumblebee, bees, honey
minutes 25
waits 30
mess some
heart cup: paper-cup, foam-cup = 1
heart color: paint, acrylic-paint = 1 color
need extra: construction-paper, paper, cardstock, felt, tissue-paper = 1 sheet
nice crown: aluminum-foil, metallic-paper = 1 scrap
nice eyes: sticker = 2
join glue: glue, tape, glue-stick
nice brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint cup color brush? > cup by c
step cut: cut extra scissors by g
step crumple: shape extra by c
step dry: dry cup by g
step stick: glue extra cup glue > extra-frog extra-octopus extra-mouse extra-bee by c
step face: draw pen cup > face by t
step eyes: decorate eyes cup > eyes by c
step crown: shape crown cup > crown by c
step hide: play cup by c
part extra-octopus@octopus = extra a : l^ ~ 8 -44 50 -74 50 -94 70 ; l^ ~ 8 -40 56 -60 68 -74 90 ; l^ ~ 8 -26 62 -38 78 -46 96 ; l^ ~ 8 -8 64 -12 82 -14 98 ; l^ ~ 8 8 64 12 82 14 98 ; l^ ~ 8 26 62 38 78 46 96 ; l^ ~ 8 40 56 60 68 74 90 ; l^ ~ 8 44 50 74 50 94 70
part extra-bee@bee = extra w : o^ ~ -62 0 30 18 -30 ; o^ ~ 62 0 30 18 30
part cup = cup own paint paint a : cupdown ~ 0 -58 96 122
part extra-frog@frog = extra a : o^ ~ -28 -62 18 18 ; o^ ~ 28 -62 18 18 ; o^ ~ -50 72 30 11 ; o^ ~ 50 72 30 11
part extra-mouse@mouse = extra a : o^ ~ -36 -62 26 26 ; o_ b -36 -62 15 15 ; o^ ~ 36 -62 26 26 ; o_ b 36 -62 15 15
part face = pen k : k -17 -14 6 ; k 17 -14 6 ; u 0 12 14
part eyes = eyes own : e -18 -16 10 ; e 18 -16 10
part crown = crown yellow : p^ ~ -24 -60 -26 -90 -12 -76 0 -94 12 -76 26 -90 24 -60
scene stand

* plate-shield | 2-3 | -
extras worn: sticker, felt-sticker
topics shield, dress up, pretend play, armor
near castle
variant hero | Superheroes | red, blue, yellow free | superhero, superhero shield, captain america, hero, brave
variant knight | Fairy Tales, Fantasy | gray, blue, yellow free | knight, knights, dragon slayer, st. george's day, middle ages
minutes 20
mess low
heart plate: paper-plate, cake-board, pizza-box = 1
heart color: crayon, marker, paint, broken-crayon = 2 color
nice sign: sticker, felt-sticker = 6
nice shine: aluminum-foil, metallic-paper, felt, construction-paper, tissue-paper = 1 sheet
join glue: glue, tape when shine
join tape: tape, duct-tape, masking-tape
tool brush: paintbrush, sponge-brush when color=paint
step rings: color color plate brush > plate ring by c
step middle: color color plate > middle by c
step tear: tear shine by c
step shine: arrange shine plate glue > star by c
step sign: decorate sign plate > dots by c
step grip: tape plate tape by g
step test: play plate by c
part plate = plate w : o^ ~ 0 0 84 84
part ring = color a : a_ ~ 0 0 84 62 0 360 ; a_ ~ 0 0 42 24 0 360
part middle = color b : a_ ~ 0 0 62 42 0 360 ; o_ ~ 0 0 24
part star = shine c : s^ ~ 0 0 5 30 13
part dots = sign c : s_ ~ 0 -72 5 9 4 ; s_ ~ 62 -36 5 9 4 ; s_ ~ 62 36 5 9 4 ; s_ ~ 0 72 5 9 4 ; s_ ~ -62 36 5 9 4 ; s_ ~ -62 -36 5 9 4
scene lay

* tube-rain-stick | 2-3 | Music, Weather
extras sound: crepe-paper, sticker
appeal 3
topics rain stick, rainstick, rainmaker, shaker, instruments, rhythm, rain, rainforest, listening, sounds, band
colors blue, green, yellow free
minutes 25
mess low
heart tube: cardboard-tube, chip-can = 1
tool fill: rice, oats, salt, sand, sugar = 4 tbsp
need coil: aluminum-foil, paper, newspaper = 1 sheet
need pens: crayon, marker, paint, sticker = 3 color
nice wrap: washi-tape, duct-tape, masking-tape = 3 ft
nice look: sticker, felt-sticker = 8
need cap: cardstock, construction-paper, paper-bag, cereal-box = 1 sheet
join tape: duct-tape, tape, masking-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when pens=paint
step color: decorate pens tube brush > tube scribble by c
step coil: roll coil by t
step caps: cut cap scissors by g
step close: tape cap tube tape > bottom by g
step in: fill coil tube by c
step fill: fill fill tube cap tape > top by g
step wrap: decorate wrap tube > rings by c
step look: decorate look tube > look by c
step listen: play tube by c
part tube = tube own : r^ ~ 0 0 52 176 8
part scribble = pens a : l_ ~ 4 -20 -64 16 -54 -18 -40 18 -28 -18 -14 18 -2 ; l_ b 4 -18 14 18 24 -18 36 18 48 -18 60 16 70
part bottom = cap c : r^ ~ 0 84 60 18 5
part top = cap c : r^ ~ 0 -84 60 18 5
part rings = wrap b : r_ ~ 0 -66 52 8 ; r_ ~ 0 66 52 8
part look = look yellow : bits own 1.15 -12 -50 12 -34 -12 -20 12 -6 -12 10 12 26 -12 42 12 54
scene stand

* folded-plate-shaker | 2-3 4-5 | Music
extras sound: sticker, stick-on-gem, glitter-glue, bell, ribbon, feather
topics shaker, tambourine, maraca, instruments, rhythm, band, marching band, parade, dancing, new year's eve, noise maker, cinco de mayo, mardi gras, purim, grogger
colors yellow, red, blue free
minutes 20 20
mess low
heart plate: paper-plate = 1
heart color: crayon, marker, broken-crayon, paint = 3 color
tool fill@2-3: rice, oats, breakfast-cereal, sand, salt = 4 tbsp
tool fill@4-5: bell, dried-bean, rice, dry-pasta, popcorn, bead = 4 tbsp
join close: stapler, duct-tape, tape, masking-tape
nice tails: crepe-paper, tissue-paper, paper-strip, wrapping-paper = 6 strip
nice look: sticker, felt-sticker = 8
join seal: tape, masking-tape, duct-tape, washi-tape
tool brush: paintbrush, sponge-brush when color=paint
step color: color color plate brush > plate scribble by cc
step fold: fold plate by tc
step tails: tape tails plate seal > tails by cc
step fill: fill fill plate close by gg
step seal: tape plate seal > edge by gg
step look: decorate look plate > look by cc
step shake: play plate by cc
part tails = tails b : l ~ 6 -60 20 -74 48 -68 80 ; l c 6 -40 40 -50 64 -42 92 ; l ~ 6 -16 50 -22 74 -12 98 ; l c 6 12 52 10 76 18 98 ; l ~ 6 36 42 44 68 40 94 ; l c 6 58 22 70 50 66 82
part plate = plate w : a^ ~ 0 -30 84 0 0 180 ; r_ ~- 0 -31 166 4
part scribble = color a : l_ ~ 5 -64 -20 -40 -10 -20 -22 4 -8 26 -20 50 -8 64 -18 ; l_ b 5 -54 6 -30 18 -8 6 16 20 40 8 54 4 ; l_ c 5 -30 32 0 40 28 34
part edge = seal silver : a_ ~ 0 -30 84 77 0 180
part look = look red : bits own 1.4 -60 -14 -34 -12 -8 -14 18 -12 46 -14 -28 16 6 18 34 14
scene lay

* box-playhouse | 2-3 4-5 | -
extras machine: cardboard-tube, cardboard-letter, flag, construction-paper, cellophane, washi-tape
appeal 3
topics house, home, new house, moving, moving house, moving away, moving to a new house, moving day, moving boxes, playhouse, my house, cottage, fort
near farewell, family, neighborhood, community
colors red, blue, yellow
minutes 30 35
mess low
place floor
heart box: cardboard-box = 1
heart pens: marker, crayon, paint, sidewalk-chalk, broken-crayon = 3 color
nice look: sticker, felt-sticker, washi-tape, masking-tape = 10
nice curtain: fabric-scrap, felt, tissue-paper, old-t-shirt, paper-napkin, crepe-paper = 2 piece
nice bell: plastic-lid, paper-cup, cupcake-liner = 1
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush, sponge-brush when pens=paint
tool scissors: scissors
step cut: cut box scissors tape > house by gg
step inside: color pens box brush > inside by cc
step walls: color pens box brush > walls by cc
step look: decorate look box > look by cc
step curtain: tape curtain box tape > curtain by tc
step bell: tape bell box tape > bell by tc
step name: color pens box > name by tt
step move: play box by cc
part house = box own : p^ ~- -80 -24 0 -94 80 -24 ; r^ ~ 0 28 152 108 ; r_ k -34 44 40 76 2 ; r^ ~+ -64 44 22 76 2 ; r_ k 40 14 40 36 2
part inside = pens c : r_ ~ 40 14 34 30 1 ; z_ w 3 40 -2 40 30 ; z_ w 3 22 14 58 14
part walls = pens a : l_ ~ 5 -70 -16 -44 -8 -14 -18 14 -8 44 -18 70 -8 ; l_ b 5 10 60 30 50 50 64 70 52 ; p_ ~ -56 -26 0 -76 56 -26
part look = look yellow : bits own 1.5 -24 -34 0 -34 24 -34 0 -60 -68 -14 66 -14 68 76 40 76 12 76 -68 76
part curtain = curtain red : p ~ 20 -6 38 -6 22 32 20 32 ; p ~ 60 -6 42 -6 58 32 60 32
part bell = bell blue : o^ ~ 2 30 7 7
part name = pens b : r_ w 40 52 46 16 2 ; l_ ~ 2.5 22 54 30 48 38 56 46 48 56 54
scene stand

* counting-plates | 2-3 4-5 | -
appeal 1
topics counting, learning to count, numbers, number, math, 123, one two three, preschool, toddler learning, matching, count to five
colors red, blue, yellow
minutes 20 20
mess low
heart plate: paper-plate, cardstock, index-card, paper-bowl = 5
heart count: clothespin, sticker, cotton-ball, craft-stick, washable-ink-pad, paint, felt-sticker = 15
need pen: marker, crayon = 2 color
nice more: sticker, felt-sticker, cotton-swab = 15
step write: draw pen plate > plates numbers by gg
step color: color pen plate > scribble by cc
step dots: draw pen plate > dots by tt
step stick: decorate more plate > stickers by cc
step count: arrange count plate > marks by cc
step mix: play plate by cc
step song: play plate by tc
part plates = plate w : o^ ~ -64 -52 30 30 ; o^ ~ 0 -58 30 30 ; o^ ~ 64 -52 30 30 ; o^ ~ -36 36 30 30 ; o^ ~ 36 36 30 30
part scribble = pen c : a_ ~ -64 -52 30 25 0 360 ; a_ b 0 -58 30 25 0 360 ; a_ a 64 -52 30 25 0 360 ; a_ green -36 36 30 25 0 360 ; a_ orange 36 36 30 25 0 360
part numbers = pen k : z_ ~ 4 -64 -68 -64 -50 ; l_ ~ 4 -8 -71 0 -75 6 -69 -8 -57 8 -57 ; l_ ~ 4 57 -68 68 -68 62 -61 69 -55 57 -51 ; z_ ~ 4 -38 19 -45 32 -29 32 ; z_ ~ 4 -33 19 -33 39 ; z_ ~ 4 43 20 31 20 31 29 ; l_ ~ 4 31 29 43 30 41 38 30 39
part dots = pen a : d_ ~ 3 -64 -40 -5 -46 5 -46 56 -40 64 -40 72 -40 -48 47 -40 47 -32 47 -24 47 24 47 30 47 36 47 42 47 48 47
part stickers = more yellow : bits own 0.75 -64 -40 -5 -46 5 -46 56 -40 64 -40 72 -40 -48 47 -40 47 -32 47 -24 47 22 47 29 47 36 47 43 47 50 47
part marks = count own : pinch ~ -64 -77 -64 -98 10 ; pinch ~ -10.6 -80.7 -18.6 -97.9 10 ; pinch ~ 10.6 -80.7 18.6 -97.9 10 ; pinch ~ 47.9 -71.2 34.4 -87.2 10 ; pinch ~ 64 -77 64 -98 10 ; pinch ~ 80.1 -71.2 93.6 -87.2 10 ; pinch ~ -13.3 46.6 5.7 55.4 10 ; pinch ~ -26.8 59.2 -19 78.7 10 ; pinch ~ -45.2 59.2 -53 78.7 10 ; pinch ~ -58.7 46.6 -77.7 55.4 10 ; pinch ~ 60.6 40.3 81.3 44 10 ; pinch ~ 52.1 55.2 65.6 71.2 10 ; pinch ~ 36 61 36 82 10 ; pinch ~ 19.9 55.2 6.4 71.2 10 ; pinch ~ 11.4 40.3 -9.3 44 10
scene lay

* plate-flower | 2-3 | Nature, Seasons
topics flower, flowers, spring, bloom, petals, grandma, gift for grandma, gift for mom, birthday present, get well
near garden, gardening
variant sunflower | - | yellow, brown, green | sunflower, sunflowers, late summer, harvest, van gogh
variant poppy | - | red, black, green | poppy, poppies, red flower, mother's day
variant daisy | - | white, yellow, green | daisy, daisies, easter, mother's day, may day
minutes 25
waits 30
mess some
heart plate: paper-plate, cake-board, paper-bowl = 1
heart color: paint, acrylic-paint = 1 color
need petal: construction-paper, tissue-paper, crepe-paper, paper-napkin, paper, cupcake-liner, felt = 2 sheet
nice middle: oats, breakfast-cereal, sand, cotton-ball, soil, tissue-paper, paper-strip = handful
nice stem: cardboard-tube, craft-stick, paper-straw, wooden-spoon, pool-noodle = 1
join glue: glue, glue-stick
tool brush: paintbrush, sponge-brush, kitchen-sponge, cotton-ball
step paint: paint plate color brush > plate by c
step petals: tear petal by c
step glue: glue petal plate glue > petals by c
step dab: print color plate > seeds by c
step middle: arrange middle plate glue > middle by c
step dry: dry plate by g
step stem: tape stem plate glue > stem by g
step grow: play plate by c
part stem = stem green : r^ ~ 0 70 9 60 3
part petals = petal a : f^ ~ 0 -16 14 84 16 -90 40 ; f^ ~ 0 -16 14 72 16 -77 40
part plate = plate own paint paint b : o^ ~ 0 -16 46 46
part seeds = color b : d_ ~- 3.5 -20 -30 -6 -38 10 -34 22 -24 26 -8 20 6 6 14 -10 12 -24 2 -28 -14 -8 -20 8 -18 10 -4 -6 0
part middle = middle own : d_ ~ 5 -14 -26 4 -30 16 -16 14 -2 0 -8 -14 -8 -4 6
scene hang

* roaring-bag | 2-3 4-5 | -
topics angry, feeling angry, anger, mad, tantrum, tantrums, big feelings, feelings, emotions, mad monster, grumpy, calm down, frustrated, hitting, terrible twos
colors red, orange, black
minutes 20 25
mess low
heart bag: paper-bag = 1
heart paper: construction-paper, tissue-paper, crepe-paper, magazine, wrapping-paper, paper, newspaper = 2 sheet
need pens: crayon, marker, oil-pastel = 2 color
nice eyes: sticker, cupcake-liner = 2
join stick: glue-stick, glue, tape
step face: draw pens bag > bag face by tc
step mouth: color pens bag > mouth by cc
step rip: tear paper by cc
step stick: glue paper bag stick > fire by cc
step crumple: shape paper by cc
step hair: glue paper bag stick > hair by cc
step eyes: glue eyes bag stick > eyes by cc
step roar: play bag by cc
step shut: play bag by tt
part hair = paper a : l^ ~ 8 -46 -78 -62 -96 ; l^ b 8 -24 -80 -30 -100 ; l^ ~ 8 0 -82 2 -102 ; l^ b 8 24 -80 32 -100 ; l^ ~ 8 46 -78 62 -96
part bag = bag own : r^ ~ 0 6 116 172 3 ; r^ ~+ 0 -40 116 80 3
part fire = paper a : p_ ~ -54 30 -34 18 -24 40 -44 50 ; p_ b -20 24 4 20 8 44 -14 48 ; p_ ~ 14 26 40 18 46 42 22 48 ; p_ b -50 58 -26 54 -28 82 -48 80 ; p_ ~ -16 56 12 54 10 80 -14 84 ; p_ b 20 56 50 52 48 80 24 82 ; p_ ~ -56 -66 -36 -76 -30 -60 -48 -54 ; p_ ~ 56 -66 36 -76 30 -60 48 -54
part mouth = pens c : q_ ~ 5 -34 -14 34 -14 30 4 -30 4 ; v_ w -30 -12 30 -12 6 8
part face = pens k : z_ ~ 5 -38 -52 -12 -42 ; z_ ~ 5 38 -52 12 -42 ; k -22 -34 5.5 ; k 22 -34 5.5
part eyes = eyes own : e -22 -34 9 ; e 22 -34 9
scene stand

* tape-strip-window | 2-3 4-5 | Nature, Seasons
appeal 3
topics suncatcher, leaf window, leaf suncatcher, window decoration, stained glass, nature walk, fall, autumn, leaves, flowers, spring, summer, sunshine
colors orange, green, yellow
minutes 20 25
mess low
heart tape: tape = 10 ft
heart finds: leaf, petal, flower, clover, fern-frond, grass, tissue-paper, pressed-flower, feather = handful
need frame: cardboard, cereal-box, paper-plate, pizza-box, cardstock = 1 sheet
nice more: petal, leaf, grass, clover, flower, tissue-paper = handful
nice pens: crayon, marker = 2 color
tool scissors: scissors
step cut: cut frame scissors > frame by gt
step color: color pens frame > stripes by cc
step strips: tape tape frame > pane by gt
step feel: play tape frame by cc
step press: decorate finds tape > finds by cc
step more: decorate more tape > more by cc
step shut: tape tape frame by gt
step hang: tape frame tape by gg
part pane = tape light-blue : r ~ 0 0 132 126 1 ; z_ w 1.2 -66 -40 66 -40 ; z_ w 1.2 -66 0 66 0 ; z_ w 1.2 -66 40 66 40
part finds = finds a : leaf red -50 -30 -18 -8 15 ; leaf gold 14 -44 42 -14 15 ; leaf green -44 30 -10 50 14 ; leaf orange 18 48 50 22 15
part more = more yellow : f_ ~ -2 4 6 13 5 ; o_ orange -2 4 4 ; f_ pink 44 0 5 10 4
part frame = frame own : r^ ~ 0 -80 174 36 3 ; r^ ~ 0 80 174 36 3 ; r^ ~ -76 0 24 190 3 ; r^ ~ 76 0 24 190 3
part stripes = pens a : l_ ~ 4 -80 -84 -40 -78 0 -86 40 -78 80 -84 ; l_ b 4 -80 84 -40 78 0 86 40 78 80 84
scene hang

* blot-monster | 2-3 4-5 | Fantasy
appeal 3
topics monster, monsters, monster party, friendly monster, halloween, where the wild things are, go away big green monster, inkblot, creature, alien, not scary
near yeti
colors green, purple, orange free
minutes 20 25
waits 45
mess some
heart paint: paint, acrylic-paint = 1 color
heart sheet: paper, construction-paper, cardstock, watercolor-paper, packing-paper = 1 sheet
need bits: construction-paper, paper, felt, tissue-paper, cardstock = 1 sheet
nice eyes@2-3: sticker, cupcake-liner, cotton-pad = 3
nice eyes@4-5: googly-eye, sticker, button, bottle-cap = 3
nice arms: paper-straw, craft-stick, crepe-paper, paper-strip, yarn = 2
join stick: glue, glue-stick, tape
tool scissors: scissors
home spoon
step fold: fold sheet by tc
step drop: print paint sheet spoon by tc
step squeeze: shape sheet by cc
step open: print sheet > sheet blot by tc
step dry: dry sheet by gc
step cut: cut bits scissors by gt
step eyes: glue eyes sheet stick > eyes by cc
step teeth: glue bits sheet stick > teeth by cc
step arms: glue arms sheet stick > arms by cc
step name: play sheet by cc
part sheet = sheet w : r^ ~ 0 0 184 168 3 ; z_ ~- 1.2 0 -82 0 82
part arms = arms b : z_ ~ 7 -44 0 -84 -34 ; z_ ~ 7 44 0 84 -34
part blot = paint a : y_ ~ 0 6 54 60 11 0.12 ; o_ ~ -34 -58 10 16 20 ; o_ ~ 34 -58 10 16 -20 ; d_ ~ 5 -70 30 70 30 -66 48 66 48 -40 72 40 72
part eyes = eyes own : e -26 -18 12 ; e 0 -30 14 ; e 26 -18 12
part teeth = bits w : q_ k 6 -30 14 30 14 22 36 -22 36 ; p_ w -28 14 -16 14 -22 26 ; p_ w -13 14 -1 14 -7 27 ; p_ w 2 14 14 14 8 27 ; p_ w 17 14 28 14 22 26
scene lay
`;
