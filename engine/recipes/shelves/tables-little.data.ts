export const shelf = `
* cut-mouth-fish | 2-3 4-5 6-8 | Ocean
extras hanging: sequin, stick-on-gem, glitter-glue, sticker
appeal 3
topics fish, goldfish, sea creature, under the sea, aquarium, rainbow fish, scales, mouth, hungry fish, swimmy
colors blue, orange, white free
minutes 25 35 40
waits 30
mess some
heart plate: paper-plate
heart color: paint = 2 color
nice bumps@4-5,6-8: bubble-wrap = 1 scrap
nice scales: aluminum-foil, tissue-paper, metallic-paper, cupcake-liner, candy-wrapper, wrapping-paper, sticker, felt, coffee-filter = 1 sheet
nice eye@4-5,6-8: googly-eye, button, bottle-cap
nice stream@4-5,6-8: ribbon, crepe-paper, yarn, raffia = 3 strip
need prey@6-8: paper, construction-paper, index-card = 1 scrap
home saucer
join stick: glue-stick, glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step mouth: cut plate scissors > fish tail by gtc
step paint: paint plate color brush by ccc
step print@4-5,6-8: print bumps color saucer plate > print by cc
step dry: dry plate by gcc
step dots@2-3: print color plate > dots by c
step tail: glue plate stick by tcc
step scales: decorate scales plate > shine by ccc
step stream@4-5,6-8: glue stream plate stick scissors > stream by tc
step eye@4-5,6-8: glue eye plate stick > eye by cc
step face: draw pen plate > face by tcc
step prey@6-8: cut prey scissors pen plate > prey by c
step play@2-3,4-5: play plate by cc
part stream = stream b : l ~ 7 -66 -6 -82 -18 -96 -10 ; l ~ 7 -66 0 -84 4 -99 0 ; l ~ 7 -66 6 -82 20 -96 14
part tail = plate own paint paint a : q^ ~ 4 -50 0 -94 -36 -86 0 -94 36
part fish = plate own paint paint a : a^ ~ 8 0 76 0 27 333 ; a_ ~- 8 0 60 57.5 27 333
part print = color b : d_ ~ 4.5 -48 -22 -48 -6 -48 10 -48 26 -34 -34 -34 -17 -34 0 -34 17 -34 34 -20 -46 -20 -28 -20 46
part dots = color b : d_ ~ 6 -40 -20 -40 4 -24 20 -20 -10 -22 -36 -6 4 -4 38
part shine = scales silver : a ~ -20 -10 12 0 90 270 ; a ~+ -20 14 12 0 90 270 ; a ~- -18 34 11 0 90 270 ; a ~+ -2 2 12 0 90 270 ; a ~- 0 26 12 0 90 270 ; a ~ 2 48 10 0 90 270 ; a ~ 18 36 11 0 90 270
part eye = eye own : e 22 -36 13
part face = pen k : o_ w 22 -36 11 ; k 24 -36 6.5 ; l_ k 2.5 -4 -60 3 -48 4 -36 -2 -20 ; l_ k 2.5 -74 -20 -84 -24 ; l_ k 2.5 -72 20 -84 24
part prey = prey b : o ~ 74 0 14 9 ; p ~ 86 0 98 -9 98 9 ; o_ k 67 -2 2
scene hang

* plate-wheel | 2-3 4-5 6-8 | Transportation
extras machine: button, stick-on-gem, sequin, bead, candy-wrapper, paper-fastener, sticker
appeal 3
topics steering wheel, car, driver, driving, bus driver, taxi, race car driver, truck driver, traffic, road trip, vroom, pretend play, formula one
near pilot
colors black, red, yellow
minutes 25 30 40
waits 30
mess some
heart plate: paper-plate
heart color: paint = 1 color
nice horn@2-3: plastic-lid, cupcake-liner, aluminum-foil, felt, paper-bowl
nice horn@4-5,6-8: bubble-wrap, plastic-lid, cupcake-liner, aluminum-foil, felt, metal-lid, paper-bowl
nice knobs@2-3: sticker = 4
nice knobs@4-5,6-8: sticker, bottle-cap, button, pom-pom, craft-foam = 4
nice grip@4-5,6-8: yarn, washi-tape, duct-tape, ribbon, electrical-tape, string = 6 ft
nice key: craft-stick, plastic-spoon
nice column@4-5,6-8: paper-cup, cardboard-tube, yogurt-pot
join stick: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step windows: cut plate scissors pen > wheel by ggt
step paint: paint plate color brush by ccc
step dry: dry plate by gcc
step grip@4-5,6-8: decorate grip plate stick > grip by tc
step horn: tape horn plate stick > horn by ccc
step knobs: decorate knobs plate > knobs by ccc
step key: tape key plate scissors > key by ggt
step column@4-5,6-8: tape column plate stick by tc
step dials: draw pen plate stick > dials by tcc
step drive: play plate by ccc
part wheel = plate own paint paint a : a^ ~ 0 0 88 62 0 360 ; r_ ~ 0 2 132 36 4 ; p_ ~ -20 10 20 10 24 70 -24 70 ; a_ ~+ 0 0 84 80 190 350
part grip = grip b : z_ ~ 5 -83 -20 -60 -14 ; z_ ~ 5 -80 -31 -57 -24 ; z_ ~ 5 -74 -42 -54 -32 ; z_ ~ 5 83 -20 60 -14 ; z_ ~ 5 80 -31 57 -24 ; z_ ~ 5 74 -42 54 -32
part dials = plate own : a w -42 8 17 0 180 360 ; a_ k -42 8 12 10 180 360 ; z_ k 2.5 -42 7 -34 -3 ; r_ w 0 50 30 30 3 ; z_ k 2.5 -2 44 10 44 ; p_ k -12 44 -4 38 -4 50 ; z_ k 2.5 -10 57 2 57 ; p_ k 12 57 4 51 4 63
part knobs = knobs c : bits ~ 0.8 31 2 51 2 ; bits b 0.8 41 2 61 2
part horn = horn own : o^ ~ 0 2 24 ; a_ w 0 2 24 22 0 360 ; blisters w 3.4 -12 -8 0 -10 12 -8 -16 2 -5 2 6 2 16 2 -12 12 0 14 12 12
part key = key own : stick ~ 84 84 53 53 9 ; z_ gray 2.5 46 60 60 46
scene lay

* rim-mane-lion | 2-3 4-5 6-8 | Jungle, Animals
extras head: yarn
appeal 3
topics lion, lion cub, king of the jungle, safari, savanna, mane, mask, roar, zoo, big cat, africa, daniel and the lions, lion and the mouse
colors yellow, orange, brown free
minutes 30 35 45
waits 30
mess some
heart plate: paper-plate
heart color: paint = 2 color
nice mane@2-3: leaf, tissue-paper, crepe-paper, crinkle-paper = handful
nice mane@4-5,6-8: yarn, leaf, feather, tissue-paper, crepe-paper, raffia, ribbon, wool-roving, pipe-cleaner, crinkle-paper = handful
nice nose@2-3: cotton-ball, cupcake-liner
nice nose@4-5,6-8: pom-pom, button, bottle-cap, felt, cotton-ball, egg-carton, craft-foam
nice whiskers@4-5,6-8: paper-straw, pipe-cleaner, toothpick, string, spaghetti, raffia = 2
nice handle: craft-stick, wooden-spoon, plastic-spoon, paper-straw, stick
join stick: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step holes: cut plate scissors pen > face ears by ggt
step paint: paint plate color brush > mane by ccc
step dry: dry plate by gcc
step fringe: cut plate scissors by gtc
step bend@2-3: fold plate by c
step ears: glue plate stick by ccc
step tuck@2-3: decorate mane plate stick > tufts by c
step tufts@4-5,6-8: decorate mane plate stick scissors > tufts by tc
step face: draw pen plate > muzzle by tcc
step nose@2-3: glue nose plate stick > nose by c
step snout@4-5,6-8: glue nose plate stick scissors > nose by tc
step whiskers@4-5,6-8: glue whiskers plate stick scissors > whiskers by tc
step handle: tape handle plate stick > handle by ttc
part handle = handle own : stick ~ 0 60 0 100 11
part tufts = mane b : t ~+ -40 -44 2 -72 -74 2.5 ; t ~+ -16 -60 2 -25 -98 2.5 ; t ~+ 16 -60 2 25 -98 2.5 ; t ~+ 40 -44 2 72 -74 2.5 ; t ~+ -58 -14 2 -96 -24 2.5 ; t ~+ 58 -14 2 96 -24 2.5 ; t ~+ -58 20 2 -94 34 2.5 ; t ~+ 58 20 2 94 34 2.5 ; t ~+ -36 46 2 -62 78 2.5 ; t ~+ 36 46 2 62 78 2.5
part ears = plate own paint paint a : o ~ -57 -65 19 ; o ~ 57 -65 19
part mane = plate own paint paint b : s^ ~ 0 0 26 88 60 ; s ~- 0 0 26 82 58 7
part face = plate own paint paint a : o ~ 0 2 58 57 ; o_ k -23 -14 13 ; o_ k 23 -14 13
part muzzle = pen k : p_ k -10 10 10 10 0 20 ; l_ k 2.5 0 19 0 28 ; u -8 26 8 ; u 8 26 8 ; d_ k 1.5 -17 26 -13 30 -9 26 17 26 13 30 9 26
part nose = nose c : o^ ~ 0 15 12 9 ; o_ ~+ -3 12 4 2
part whiskers = whiskers w : z_ w 2.5 -22 22 -52 12 ; z_ w 2.5 -22 26 -54 24 ; z_ w 2.5 -22 30 -52 36 ; z_ w 2.5 22 22 52 12 ; z_ w 2.5 22 26 54 24 ; z_ w 2.5 22 30 52 36
scene hang

* carton-jaws | 2-3 4-5 6-8 | -
appeal 3
topics egg carton, snap, snapping jaws, puppet, big mouth
variant crocodile | Jungle, Animals | green, red, yellow | crocodile, alligator, croc, swamp, river, nile, florida, reptile
variant wolf | Fairy Tales, Animals | gray, red, yellow | wolf, big bad wolf, little red riding hood, three little pigs, wolves
variant tyrannosaurus | Dinosaurs | brown, red, yellow free | tyrannosaurus, t rex, t-rex, t. rex, dinosaur, carnivore
variant shark | Ocean, Animals | blue, red, white | shark, great white shark, baby shark, shark week
variant dragon | Fantasy, Fairy Tales | purple, orange, yellow free | dragon, dragons, fire dragon, knights
minutes 35 45 50
waits 60
mess some
heart carton: egg-carton
heart color: paint = 1 color
need teeth: paper, index-card, cardstock = 1 sheet
nice eyes@2-3: cotton-ball, sticker = 2
nice eyes@4-5,6-8: googly-eye, bottle-cap, button, pom-pom, cotton-ball, sticker = 2
nice tongue: ribbon, felt, crepe-paper, construction-paper, tissue-paper, sock, fabric-scrap = 1 strip
nice coat@4-5,6-8: tissue-paper, feather, yarn, leaf, felt, pipe-cleaner, craft-foam, crinkle-paper, cotton-ball, pom-pom = handful
join tape: tape, masking-tape, duct-tape
join glue: glue, glue-stick
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step apart: cut carton scissors > upper lower by ggt
step hinge: tape carton tape by gtc
step paint: paint carton color brush by ccc
step dry: dry carton by gcc
step teeth@2-3: cut teeth scissors by g
step bite@2-3: glue teeth carton glue > teeth ears-wolf by c
step bites@4-5,6-8: cut teeth scissors carton glue > teeth ears-wolf by tc
step tongue: glue tongue carton glue > tongue by ccc
step eyes: glue eyes carton glue > eyes by ccc
step face: draw pen carton > marks by tcc
step coat@4-5,6-8: glue coat carton glue scissors > coat-crocodile coat-wolf coat-tyrannosaurus coat-shark coat-dragon by tc
step snap: play carton by ccc
part coat-crocodile@crocodile = coat a : j dark-green -84 -22 -96 -58 6 ; j dark-green -76 -26 -74 -64 6 ; j dark-green -66 -30 -56 -60 6
part ears-wolf@wolf = teeth a : p^ ~ -88 -18 -98 -74 -70 -44 ; p_ pink -87 -30 -93 -58 -77 -42 ; p^ ~ -74 -34 -70 -88 -48 -54 ; p_ pink -70 -44 -68 -70 -56 -52
part coat-wolf@wolf = coat c : j gray-- -84 -22 -98 -52 9 ; j gray- -76 -26 -80 -66 9 ; j gray-- -66 -30 -58 -70 10
part coat-tyrannosaurus@tyrannosaurus = coat c : j orange -84 -22 -98 -48 6 ; j gold -76 -26 -82 -62 6 ; j orange -66 -30 -62 -66 6
part coat-shark@shark = coat c : l^ blue- 5 -84 -24 -90 -52 -80 -72 -66 -52 -56 -34 ; l^ blue- 5 -78 -28 -82 -50 -76 -60 -68 -44 -62 -32
part coat-dragon@dragon = coat c : j orange -84 -22 -99 -58 7 ; j yellow -76 -26 -80 -70 7 ; j orange -66 -30 -56 -68 7
part tongue = tongue b : l ~ 13 -56 26 -20 22 20 34 52 30 ; p_ ~ 48 22 66 22 58 30 66 40 48 38
part lower = carton own paint paint a : q^ ~ 6 -88 10 -70 12 86 44 90 62 60 72 -70 66 -90 40 ; p_ ~- -88 44 88 60 60 70 -70 64
part upper = carton own paint paint a : q^ ~ 5 -90 14 -90 -20 78 -62 92 -46 92 -34 -70 16 ; egg ~ -58 -26 17 ; egg ~ -26 -34 17 ; egg ~ 6 -42 17 ; egg ~ 38 -50 17 ; egg ~ 68 -56 16 ; p_ ~- -88 8 92 -42 92 -34 -70 16
part teeth = teeth own : p w -46 8.0 -34 5.0 -38 22.0 ; p w -33 4.6 -21 1.6 -25 19.0 ; p w -20 1.2 -8 -1.8 -12 16.0 ; p w -7 -2.2 5 -5.2 1 13.0 ; p w 6 -5.6 18 -8.6 14 10.0 ; p w 19 -9.0 31 -12.0 27 7.0 ; p w 32 -12.4 44 -15.4 40 4.0 ; p w 45 -15.8 57 -18.8 53 1.0 ; p w 58 -19.2 70 -22.2 66 -2.0 ; p w 71 -22.6 83 -25.6 79 -5.0 ; p w -32 22.0 -20 24.0 -28 8.0 ; p w -19 24.3 -7 26.3 -15 9.6 ; p w -6 26.6 6 28.6 -2 11.2 ; p w 7 28.9 19 30.9 11 12.8 ; p w 20 31.2 32 33.2 24 14.4 ; p w 33 33.5 45 35.5 37 16.0 ; p w 46 35.8 58 37.8 50 17.6 ; p w 59 38.1 71 40.1 63 19.2
part marks = pen k : o_ k 74 -66 3 5 ; o_ w -58 -38 8 ; k -56 -38 5 ; l_ k 2 -84 24 -74 30 -70 40
part eyes = eyes c : e -58 -40 13
scene lay

* tipping-truck | 4-5 6-8 | -
extras world Transportation: dried-bean, masking-tape, modeling-clay, sand, stone, dry-pasta, spool, plastic-cup, acorn, chestnut, pipe-cleaner, duct-tape
extras machine: buckle, bread-tag, sticker, cardboard-letter, candy-wrapper, egg-carton, craft-foam, bell, stick-on-gem, dried-lentil, cellophane, construction-paper
topics truck, construction, building site, construction vehicles, dump, haul, load, garbage truck, wheels, toy car
variant dump-truck | Transportation | yellow, black, red free | dump truck, construction truck, digger, garbage truck, tipper, builder
variant farm-truck | Farm, Transportation | red, brown, yellow | farm truck, farmer, harvest, potato, pickup truck, tractor trailer
variant moon-rover | Space, Robots | silver, red, gold | moon rover, mars rover, moon buggy, lunar rover, moon rocks, mars
minutes 60 60
waits 30
mess some
heart body: milk-carton, small-box, tissue-box, shoebox, cereal-box
heart wheels: bottle-cap, plastic-lid, metal-lid = 4
need straws: paper-straw, plastic-straw = 2
need tray: paper-cup, cardboard-tube
need paint: paint, acrylic-paint = 1 color
nice lever: craft-stick, plastic-spoon, stick
nice lights: sticker, button, stick-on-gem, googly-eye, craft-foam, pom-pom = 2
nice shell: aluminum-foil, metallic-paper = 1 scrap
nice mast: pipe-cleaner, twist-tie, feather
nice load: dried-bean, pebble, dry-pasta, cotton-ball, acorn, cork, pom-pom, popcorn, breakfast-cereal = handful
join tape: tape, masking-tape, duct-tape
tool axle: wooden-skewer, balloon-stick, pipe-cleaner = 2
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker, crayon
step cut: cut body scissors tape > chassis by gt
step paint: paint body tray paint brush by cc
step straws: tape straws body tape scissors by tc
home hammer
home nail
home cutting-board
step wheels: poke wheels axle straws hammer nail cutting-board tape > wheels by gg
step hinge: tape tray body scissors tape > tray by tc
step lever: tape lever tray tape > lever by tc
step details: draw pen body > windows by cc
step lights: tape lights body tape > lights by cc
step outfit: tape shell body tape mast? > shell by cc
step haul: play body load? > load load-farm load-moon by cc
part chassis = body own paint paint a : q^ ~ 4 -88 -42 -34 -42 -26 6 84 6 84 40 -88 40 ; p_ ~- -88 26 84 26 84 40 -88 40
part load@dump-truck = load own : o gray 70 -14 6 ; o tan 80 2 7 ; o gray 66 4 6 ; o gray- 90 20 6 ; o tan 92 -6 5 ; o gray 44 -34 7 ; o tan 56 -30 6 ; o gray- 50 -44 6
part load-farm@farm-truck = load own : o tan 70 -14 7 5 ; o tan- 80 2 8 6 ; o tan 66 4 7 5 ; o tan- 90 20 7 5 ; o tan 44 -34 8 6 ; o tan- 56 -32 7 6 ; o tan 50 -44 8 6
part load-moon@moon-rover = load own : b gray 64 -18 74 -18 76 -8 66 -8 ; b gray+ 74 -2 86 -2 86 8 76 8 ; b gray- 84 14 94 14 94 24 86 24 ; b gray 40 -38 52 -40 52 -28 42 -28 ; b gray+ 52 -46 62 -42 60 -32 50 -34
part tray = tray own paint paint a : q^ ~- 4 -18 -66 -8 -72 76 2 70 14 56 16 -22 -26 ; p_ ~ -14 -62 -8 -68 72 0 66 8
part lever = lever own : stick ~ -18 -48 -26 -8 6
part windows = pen own : o_ light-blue -72 -20 9 ; o_ light-blue -50 -20 9 ; a_ k -72 -20 10 8.5 0 360 ; a_ k -50 -20 10 8.5 0 360 ; z_ k 2 -4 12 -4 34 ; p_ red -4 12 14 17 -4 23 ; l_ k 2 -88 6 -30 6 ; z_ k 2 -42 14 -36 14
part shell = shell silver : r_ ~ 0 23 60 20 1 ; p_ ~+ -30 13 -6 13 -20 33 ; p_ ~- 6 33 24 13 30 33 ; z_ ~- 3 -60 -42 -60 -66 ; o_ b -60 -68 4
part lights = lights c : o ~ -84 20 6 ; o c -84 32 4
part wheels = wheels b : cap k -56 44 21 ; o_ ~+ -56 44 8 ; o_ tan -56 44 3 ; cap k 52 44 21 ; o_ ~+ 52 44 8 ; o_ tan 52 44 3
scene stand

* window-astronaut | 2-3 4-5 6-8 | Space
extras figure: bread-tag, flag, letter-bead
topics astronaut, space helmet, visor, space walk, spaceman, spacewoman, moon landing, mission, when i grow up, jobs, who is inside, mars
colors white, silver, red
minutes 25 30 40
mess low
heart plate: paper-plate = 2
heart shine: aluminum-foil, metallic-paper = 1 sheet
nice switches@2-3: sticker, plastic-lid = 4
nice switches@4-5,6-8: sticker, bottle-cap, button, pom-pom, stick-on-gem, washi-tape = 4
nice hose@4-5,6-8: pipe-cleaner, plastic-straw, paper-straw, yarn, ribbon, string = 2
nice hair@2-3: cotton-ball, tissue-paper, crepe-paper = bit
nice hair@4-5,6-8: yarn, felt, cotton-ball, raffia, crinkle-paper, tissue-paper, crepe-paper = bit
nice patch@4-5,6-8: felt, construction-paper, craft-foam, wrapping-paper, paper = 1 scrap
join tape: tape, masking-tape
join stick: glue, glue-stick
tool scissors: scissors
tool pen: marker, crayon
step cut: cut plate scissors > shoulders by gtc
step wrap: fold shine plate > visor by ccc
step face: draw pen plate > helmet face by ctc
step hair@2-3: glue hair plate stick > hair by c
step strands@4-5,6-8: glue hair plate stick scissors > hair by tc
step hinge: tape plate tape by gtc
step suit@2-3: tape plate tape by t
step collar: shape shine tape > collar by ccc
step switches: decorate switches plate tape > switches by ccc
step hose@4-5,6-8: tape hose plate tape > hose by tc
step patch@4-5,6-8: decorate patch plate stick scissors > patch by tc
step launch: play plate by ccc
part shoulders = plate own : a^ ~ 0 92 78 0 180 360 ; a_ ~- 0 92 66 64 180 360
part hose = hose b : l ~ 7 -58 4 -78 24 -74 52 -46 64 ; l ~ 7 58 4 78 24 74 52 46 64
part helmet = plate own : o^ ~ 0 -22 66 ; o_ ~- 0 -22 51 ; o_ ~ 0 -22 49
part hair = hair own : y brown 0 -52 30 12 9 .2
part face = pen k : l_ brown 4 -26 -34 -22 -54 -16 -36 -10 -60 -3 -38 4 -60 10 -38 17 -58 22 -36 26 -52 ; k -15 -16 4.5 ; k 15 -16 4.5 ; u 0 0 11
part collar = shine silver : r^ ~ 0 44 76 13 6 ; p_ ~+ -30 39 -10 39 -20 49 ; p_ ~- 6 49 20 39 30 49
part visor = shine silver : a^ ~ 0 -44 49 0 180 360 ; p_ ~+ -34 -70 -6 -90 -14 -50 ; p_ ~- 6 -92 36 -70 22 -46
part switches = switches c : o ~ -26 72 6 ; o gold -10 72 6 ; o blue -26 86 6 ; o ~ -10 86 6
part patch = patch c : r blue 26 78 28 20 3 ; s_ w 26 78 5 7 3
scene stand

* cotton-cupcakes | 2-3 4-5 6-8 | Food
extras world Food: bell, button, cake-board, cardstock, fabric-scrap, flower, index-card, paper-cup, paper-doily, paper-napkin, price-tag
appeal 3
topics cupcake, cupcakes, birthday, birthday party, bakery, baker, cake, muffin, cafe, dessert, frosting, pretend play, birthday candles, tea party
colors pink, yellow, light blue free
minutes 20 30 40
mess low
heart case: cupcake-liner, paper-cup = 3
heart frosting: cotton-ball, pillow-stuffing, tissue-paper, paper-napkin, crepe-paper = 2 handful
nice color: paint, watercolor-paint, food-coloring = 2 color
nice sprinkle@2-3: sticker, tissue-paper, construction-paper = handful
nice sprinkle@4-5,6-8: pom-pom, button, sticker, bead, confetti, sequin, dry-pasta, construction-paper = handful
nice candle@2-3: craft-stick = 1
nice candle@4-5,6-8: paper-straw, plastic-straw, pipe-cleaner, craft-stick, cotton-swab = 1
nice flag@6-8: toothpick, washi-tape, ribbon = 1
need flame: tissue-paper, crepe-paper, paper-napkin, paper = 1 scrap
home plate
join stick: glue, glue-stick
tool scissors@4-5,6-8: scissors
tool scissors@2-3: scissors
tool pen: marker, crayon
step cases: cut case scissors > cases by gtc
step decorate: draw pen case > stripes by ccc
step fluff: fill frosting case stick > frosting by ccc
step flavor: print color frosting plate > flavor by ccc
step sprinkle: decorate sprinkle frosting stick > sprinkle by ccc
step candle@2-3: build candle frosting > candle by t
step wick@4-5,6-8: build candle frosting scissors > candle by tc
step flame: tear flame > flame by ccc
step flag@6-8: build flag frosting > flag by c
step serve: play case plate by ccc
part cases = case a : o^ w 0 70 98 18 ; o_ w- 0 70 80 12 ; q^ ~ 3 -92 14 -38 14 -46 66 -84 66 ; q^ b 3 38 14 92 14 84 66 46 66 ; q^ c 4 -34 14 34 14 24 78 -24 78 ; p_ ~- -84 16 -78 16 -76 65 -80 65 ; p_ ~- -68 16 -62 16 -62 65 -66 65 ; p_ ~- -54 16 -48 16 -52 65 -56 65 ; p_ b- 48 16 54 16 56 65 52 65 ; p_ b- 62 16 68 16 66 65 62 65 ; p_ b- 78 16 84 16 80 65 76 65
part stripes = pen own : z_ w 4 -18 18 -14 75 ; z_ w 4 0 18 0 75 ; z_ w 4 18 18 14 75
part frosting = frosting own : y^ ~ -65 4 30 17 9 .18 ; y ~ -65 -12 20 12 8 .2 ; y^ ~ 65 4 30 17 9 .18 ; y ~ 65 -12 20 12 8 .2 ; y^ ~ 0 2 38 21 9 .18 ; y ~ 0 -18 28 15 9 .2 ; y ~ 0 -34 15 10 8 .2
part flavor = color a : y_ pink -68 6 18 7 7 .3 ; y_ yellow 64 6 18 7 7 .3 ; y_ pink 0 4 26 8 8 .3 ; y_ pink 2 -18 16 5 7 .3
part sprinkle = sprinkle b : o red -72 -4 4 ; o blue -56 0 4 ; o green -64 -16 4 ; o red 56 -2 4 ; o purple 72 0 4 ; o blue 64 -16 4 ; o red -18 -4 4.5 ; o blue 8 4 4.5 ; o green 22 -6 4.5 ; o purple -6 -20 4.5 ; o red 14 -24 4.5
part candle = candle own : stick ~ 0 -36 0 -66 8 ; z_ w 3 -4 -46 4 -52 ; z_ w 3 -4 -56 4 -62
part flame = flame b : x yellow 0 -82 9 17 ; x_ orange 0 -79 5 9
part flag = flag c : z tan 2 -65 -16 -65 -50 ; p ~ -65 -50 -44 -43 -65 -36
scene stand

* ball-swallowing-robot | 4-5 6-8 | Robots
extras machine: button, bead, modeling-clay, candy-wrapper, stick-on-gem, sequin, sticker, dry-pasta, dried-bean, dried-lentil, metal-washer, keycap, snap-fastener, nuts-and-bolts, coin, cardboard-letter, glitter-paper
appeal 3
topics robot, robots, machine, engineering, invention, ball run, energy balls, feed the robot
near gumball machine, recycling robot
colors silver, red, yellow, blue
minutes 50 55
mess low
heart box: cereal-box, tissue-box, milk-carton, shoebox, cardboard-box
heart suit: aluminum-foil, metallic-paper, construction-paper, wrapping-paper = 3 sheet
need chute: cardboard-tube = 1
need hat: paper-cup, plastic-cup, yogurt-pot
nice dials: bottle-cap, plastic-lid, button, metal-lid, sticker = 4
nice eyes: googly-eye, cupcake-liner, cotton-pad, bottle-cap, plastic-lid = 2
nice arms: pipe-cleaner, plastic-straw, paper-straw, ribbon, craft-stick = 2
nice balls: pom-pom, ping-pong-ball, cork, cotton-ball, acorn = handful
need dish: plastic-lid, paper-bowl, paper-plate, plastic-tub
join tape: tape, duct-tape, masking-tape
tool scissors: scissors
tool pen: permanent-marker, marker
step suit: tape suit box tape > robot by tc
step holes: cut box chute scissors pen by gg
step chute: build chute box tape > mouth by tt
step hat: cut hat scissors box tape > hat by gt
step eyes: tape eyes box tape > eyes by cc
step dials: tape dials box tape > dials by cc
step arms: tape arms box tape > arms by cc
step labels: draw pen box > labels by cc
step dish: prepare dish > dish by cc
step feed: play balls? suit box by cc
part arms = arms b : l ~ 7 -46 -6 -70 -2 -84 18 -78 34 ; l ~ 7 46 -6 70 -14 84 -34 78 -50
part robot = box own paint suit silver : foil ~ 0 8 92 124
part hat = hat b : q^ ~ 3 -28 -94 28 -94 16 -54 -16 -54 ; o ~- 0 -94 28 6 ; o_ k 0 -94 20 4
part eyes = eyes own : e -20 -30 14 ; e 20 -30 14
part labels = pen k : z_ k 3 -26 -8 26 -8 ; z_ k 2 -26 -12 -26 -4 ; z_ k 2 -13 -12 -13 -4 ; z_ k 2 0 -12 0 -4 ; z_ k 2 13 -12 13 -4 ; z_ k 2 26 -12 26 -4 ; o_ k -40 -48 2.5 ; o_ k 40 -48 2.5 ; o_ k -40 64 2.5 ; o_ k 40 64 2.5
part dials = dials b : cap ~ -30 12 9 ; cap c -10 12 9 ; cap d 10 12 9 ; cap ~ 30 12 9
part mouth = chute own : o ~ 0 46 19 17 ; o_ k 0 46 14 13
part dish = dish d : o^ ~- 0 78 44 9 ; o ~ 0 75 44 8 ; o_ ~- 0 75 36 5 ; o red -12 70 7 ; o yellow 4 68 7 ; o blue 16 71 7
scene stand

* four-season-tree | 2-3 4-5 6-8 | Seasons, Nature
extras world Seasons: leaf, toy-animal, felt, crinkle-paper, paint-chip, paper-straw, wooden-bead, dried-chickpea, acorn, craft-stick, clothespin, milk-carton, fabric-scrap, felt-ball, construction-paper
topics seasons, four seasons, tree, spring, summer, fall, autumn, winter, apple tree, blossom, snow, school topic, calendar
colors green, pink, orange, light blue, brown
minutes 40 45 50
waits 60
mess some
heart plate: paper-plate = 2
heart trunk: cardboard-tube = 1
heart color: paint = 4 color
nice blossom: tissue-paper, crepe-paper, popcorn, flower, petal, cupcake-liner = handful
nice fruit@2-3: sticker = 5
nice fruit@4-5,6-8: pom-pom, button, sticker, bottle-cap, bead, felt-ball = 5
nice leaves@2-3: leaf, crinkle-paper = handful
nice leaves@4-5: leaf, feather, crinkle-paper = handful
nice leaves@6-8: leaf, feather, crinkle-paper, felt, fabric-scrap, ribbon, yarn = handful
nice snow: cotton-ball, packing-peanut, cotton-pad, pillow-stuffing, paper-doily = handful
join stick: glue
tool dab: paintbrush, kitchen-sponge, sponge-brush
tool scissors: scissors
tool pen: crayon, marker
home saucer
step warm: print color plate dab saucer > fall by ccc
step first: dry plate by gtc
step cold: print color plate dab > summer by ccc
step second: dry plate by gtc
step trunk: cut trunk scissors pen > trunk by gtt
step blossom: glue blossom plate stick > spring by ccc
step fruit: glue fruit plate stick > fruit by ccc
step leaves: glue leaves plate stick > leaves by ccc
step snow: glue snow plate stick > snow by ccc
step turn: play plate trunk by ccc
part fall = plate own : o^ ~ 55 36 44 ; o_ orange 55 36 43
part leaves = leaves own : j red 66 8 76 -14 7 ; j gold 84 18 100 4 7 ; j orange- 46 0 44 -20 7 ; j brown 92 40 100 56 6 ; j red 22 14 10 0 6
part spring = blossom pink : o^ pink -24 -36 62 ; y pink+ -66 -78 9 9 6 0.3 ; y pink- -78 -58 9 9 6 0.3 ; y pink -48 -92 9 9 6 0.3 ; y pink+ 20 -84 9 9 6 0.3 ; y pink- 34 -64 9 9 6 0.3 ; y pink -84 -32 9 9 6 0.3
part trunk = trunk own paint trunk e : tube ~ -22 18 36 66 ; l_ ~-- 2 -28 46 -26 64 ; l_ ~-- 2 -14 40 -13 58 ; o_ k -22 52 6 7
part summer = plate own : o^ ~ -22 -34 60 ; o_ a -22 -34 54 ; o_ a+ -42 -50 14 ; o_ a- 0 -56 13 ; o_ a+ 0 -14 14 ; o_ a- -44 -12 13 ; o_ a+ -22 -34 10
part fruit = fruit own : bits red 1.8 -44 -42 -14 -66 10 -38 -30 -8 8 -8
part snow = snow own : o^ w 60 40 44 ; o_ light-blue 60 40 39 ; cotton w 44 30 12 ; cotton w 72 26 12 ; cotton w 56 54 12 ; cotton w 80 52 11
scene stand

* ramp-garage | 2-3 4-5 6-8 | Transportation
extras world Transportation: toy-car, masking-tape, toy-tree, pipe-cleaner, construction-paper, paper-strip, breakfast-cereal, rubber-band, newspaper, paint-chip, modeling-clay, metal-washer, duct-tape
extras machine: sticker, cardboard-letter, corrugated-paper, construction-paper, washi-tape, candy-wrapper
appeal 3
topics garage, parking garage, toy cars, car wash, charging station, electric car, race cars, city, town, traffic
near gas station, mechanic
colors blue, red, yellow, gray
minutes 30 40 50
mess low
heart box: shoebox, cardboard-box, tissue-box, cereal-box
heart tube: cardboard-tube = 1
need ramp: cardboard, cereal-box, cardstock, pizza-box = 1
nice wash@2-3: crepe-paper, tissue-paper, felt = 1 strip
nice wash@4-5,6-8: crepe-paper, tissue-paper, felt, ribbon, yarn, bubble-wrap = 6 strip
nice lines: washi-tape, masking-tape, electrical-tape, duct-tape = 1
nice signs@2-3: sticker = 1
nice signs@4-5,6-8: sticker, bottle-cap, button, craft-foam = 1
nice pump@4-5,6-8: small-box, paper-cup, milk-carton, yogurt-pot = 1
nice cable@4-5,6-8: pipe-cleaner, string, yarn, shoelace = 1 ft
nice cars@2-3,4-5,6-8: toy-car = 2
join tape: tape, duct-tape
tool scissors: scissors
tool pen: marker, crayon
step cut: cut box tube scissors pen > garage by ggt
step ramp: tape ramp box tape scissors > ramp by gtc
step chute: build tube box tape > chute by tcc
step lines: decorate lines box > lines by ccc
step draw: draw pen box > windows by ccc
step wash@2-3: tape wash box tape scissors > wash by g
step strips@4-5,6-8: tape wash box tape scissors > wash by tc
step signs: decorate signs box > signs by ccc
step pump@4-5,6-8: tape pump cable? box tape > pump by cc
step cars: play cars box > cars by ccc
step drive: play box by ccc
part ramp = ramp own : p^ ~- 48 -34 62 -34 100 80 64 80
part garage = box own : r^ ~ -14 20 124 96 3 ; r_ ~- -14 -30 124 8 1 ; q_ k 3 -64 66 -64 16 -24 16 -24 66
part wash = wash b : fringe ~ -62 16 36 44 6
part chute = tube own : q^ ~ 3 8 -62 40 -62 40 -26 8 -26 ; o ~+ 24 -62 16 5 ; o_ k 24 -62 12 3.5 ; o ~- 18 52 15 14 ; o_ k 18 52 11 10
part lines = lines c : z_ w 3 -70 -34 -70 -26 ; z_ w 3 -48 -34 -48 -26 ; z_ w 3 -26 -34 -26 -26 ; z_ ~ 3 56 -20 84 56
part windows = pen own : r_ light-blue -46 -8 18 18 2 ; r_ light-blue -18 -8 18 18 2 ; r_ light-blue 16 -8 18 18 2 ; r_ light-blue 38 -8 14 18 2
part signs = signs c : o ~ 38 20 8 ; o_ w 38 20 4
part pump = pump own : r^ red -92 44 18 40 3 ; r_ w -92 34 12 8 1 ; l_ k 2.5 -84 40 -76 56 -72 36
part cars = cars b : q^ red 4 -64 -42 -60 -52 -40 -52 -34 -44 -26 -42 -26 -36 -64 -36 ; o_ k -55 -35 5 ; o_ k -35 -35 5 ; r_ light-blue -50 -47 12 5 1 ; toycar yellow 0 86 28
scene stand

* plate-tambourine | 2-3 4-5 6-8 | Music
extras sound: ribbon, crepe-paper, sticker, stick-on-gem, feather, tinsel, glitter-glue
appeal 3
topics tambourine, shaker, maraca, instrument, band, marching band, parade, percussion, rhythm, music class, new year, noise maker
colors red, yellow, blue free
minutes 25 30 35
waits 30
mess some
heart plate: paper-plate = 2
heart rattle@2-3: plastic-lid, wooden-block, duplo-brick, egg-shaped-shaker = 3
heart rattle@4-5,6-8: bell, bottle-cap, dried-bean, rice, dry-pasta, button, popcorn, dried-chickpea, pebble, acorn, bead = handful
need paint: paint, watercolor-paint, marker, crayon = 3 color
nice stream@2-3: crepe-paper, tissue-paper = 4 strip
nice stream@4-5,6-8: ribbon, crepe-paper, yarn, tissue-paper, fabric-scrap, raffia = 6 strip
nice dots: sticker, washi-tape = 8
nice handle: craft-stick, wooden-spoon, plastic-spoon, cardboard-tube, stick, chopstick, paper-straw = 1
join tape: masking-tape, tape, duct-tape
tool scissors@4-5,6-8: scissors
tool brush: paintbrush, sponge-brush when paint=paint,watercolor-paint
step coat: color paint plate brush by ccc
step dry: dry plate by gcc
step stream@2-3: tape stream plate tape > stream by t
step strips@4-5,6-8: tape stream plate tape scissors > stream by tc
step fill: fill rattle plate by ccc
step handle: tape handle plate tape > handle by tcc
step close: tape plate tape > plates by gtc
step dots: decorate dots plate > dots by ccc
step play: play plate by ccc
step parade: test plate by ccc
part handle = handle own : stick ~ 0 40 0 98 12
part stream = stream b : l ~ 7 -60 20 -78 44 -70 66 -84 90 ; l c 7 -48 34 -58 58 -46 76 -54 96 ; l c 7 60 20 78 44 70 66 84 90 ; l ~ 7 48 34 58 58 46 76 54 96 ; l ~ 7 -18 46 -26 64 -14 80 -22 98 ; l c 7 18 46 26 64 14 80 22 98
part plates = plate own paint coat a : s^ ~- 0 -16 40 74 70 ; o ~ 0 -16 68 ; a_ cream 0 -16 73 67 0 360 ; a_ b 0 -16 60 53 0 360 ; d_ c 5 42.0 -16.0 37.8 2.2 26.2 16.8 9.3 24.9 -9.3 24.9 -26.2 16.8 -37.8 2.2 -42.0 -16.0 -37.8 -34.2 -26.2 -48.8 -9.3 -56.9 9.3 -56.9 26.2 -48.8 37.8 -34.2 ; a_ b 0 -16 30 25 0 360 ; d_ c 4 15.0 -16.0 9.4 -4.3 -3.3 -1.4 -13.5 -9.5 -13.5 -22.5 -3.3 -30.6 9.4 -27.7
part dots = dots b : s_ ~ 0 -16 5 20 9 ; o_ c -58 -16 5 ; o_ ~ -41 -57 5 ; o_ c 0 -74 5 ; o_ ~ 41 -57 5 ; o_ c 58 -16 5 ; o_ ~ 41 25 5 ; o_ c 0 42 5 ; o_ ~ -41 25 5
scene hang

* blow-up-submarine | 4-5 6-8 | Ocean, Transportation
extras machine: rubber-band
appeal 3
topics submarine, yellow submarine, dive, diving, deep sea, sink or float, floating and sinking, buoyancy, explorer, bath toy, science experiment
colors yellow, red, gray free
minutes 35 40
mess some
place sink
heart bottle: plastic-bottle
heart pipe: plastic-straw, paper-straw = 2
need ballast: stone, pebble, coin, metal-washer, nuts-and-bolts, marble, old-key = 5
need skin: duct-tape, electrical-tape, tape = 1
nice ports: sticker, button, stick-on-gem, googly-eye, plastic-lid = 3
nice fins: craft-foam, craft-stick, plastic-spoon, plastic-lid, foam-tray = 2
nice seal: modeling-clay, sticky-tack = 1 bit
nice tower: yogurt-pot, cork, plastic-cup, foam-cup = 1
nice scope: pipe-cleaner, aluminum-foil = 1
home sink
home water
tool scissors: scissors
tool hole: needle, scissors
step holes: poke bottle hole by gg
step ballast: tape ballast bottle skin > ballast by tc
step pipe: build pipe bottle skin seal? > pipe by gt
step skin: tape skin bottle scissors > hull by cc
step tower: tape tower bottle skin scope? > tower by tc
step ports: tape ports bottle skin > ports by cc
step fins: tape fins bottle skin scissors? > fins by tc
step dive: test bottle water sink by cc
step rise: play pipe bottle by cc
part pipe = pipe own : l ~ 7 -70 10 -88 6 -92 -20 -86 -60 -88 -96 ; z_ red 7 -90 -40 -88 -50 ; z_ red 7 -87 -70 -87 -80
part tower = tower b : q^ ~ 4 -14 -24 -10 -56 30 -56 34 -24 ; l ~- 5 14 -56 14 -78 26 -80
part hull = bottle own : b^ light-blue -72 2 -60 -8 -44 -26 60 -28 82 -14 88 10 82 34 60 48 -44 46 -60 28 -72 18 ; r^ a -66 10 14 24 2 ; r^ a -4 10 20 74 1 ; r^ a 52 10 20 76 1 ; r_ w 26 -12 50 5 2
part ports = ports c : cap ~ -28 6 13 ; cap ~ 24 6 13 ; cap ~ 72 8 11
part ballast = ballast own : o ~ -36 49 12 9 ; o ~- -13 53 12 9 ; o ~ 11 54 12 9 ; o ~- 35 53 12 9 ; o ~ 57 48 11 9 ; l_ a 3.6 -50 40 -36 48 -13 52 11 53 35 52 57 47 70 38
part fins = fins b : p^ ~ 74 -18 96 -46 98 -18 86 2 ; p^ ~- 76 36 96 62 98 36 88 22
scene lay

* flag-mailbox | 2-3 4-5 6-8 | -
extras box: postage-stamp, sticker, letter-bead, photo, cardboard-letter, glitter-glue, felt-sticker, craft-foam
appeal 3
topics mailbox, mail, mail carrier, mailman, postal worker, post office, letters, letter, pen pal, community helpers, jobs, valentine, valentines, valentine's day, missing somebody, long distance family
near grandparents
colors blue, red, yellow, white
minutes 30 40 45
waits 30
mess some
heart box: shoebox, oatmeal-canister, cardboard-box, tissue-box, milk-carton, cereal-box
heart letters: paper, envelope, construction-paper, index-card, old-greeting-card, sticky-note = 4 sheet
need color: paint, acrylic-paint = 1 color
need flag: craft-stick, cardstock, paper-straw, plastic-spoon = 1
need red: construction-paper, felt, craft-foam, paper = 1 scrap
nice stamps: sticker, postage-stamp, washi-tape = 2
nice trim@4-5,6-8: ribbon, washi-tape, button, yarn, bottle-cap, aluminum-foil = 1
nice pivot@6-8: paper-fastener = 1
nice bag: paper-bag, cloth-bag = 1
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: crayon, marker, pencil
step slot: cut box scissors > box by ggt
step paint: paint color box brush by ccc
step dry: dry box by gcc
step flag: tape flag red tape scissors > flag by gtc
step pivot: build flag box tape pivot? by gtc
step trim@4-5,6-8: tape trim box tape > trim by cc
step write: draw pen letters > letters by ccc
step stamps: decorate stamps letters > stamps by ccc
step bag: prepare bag > bag by ccc
step post: play letters box by ccc
part bag = bag own : q^ ~ 3 -96 80 -96 34 -60 34 -60 80 ; a_ ~- -78 34 14 10 180 360
part flag = flag own : stick ~ 74 20 74 -62 7 ; q^ b 3 74 -66 99 -66 99 -38 74 -38 ; o gold 72 16 4
part box = box own paint paint a : r^ ~ 8 12 120 136 3 ; z_ ~- 2 -46 -46 62 -46 62 74 -46 74 -46 -46 ; r_ k 8 4 74 9 3
part trim = trim c : r_ ~ 8 30 119 8 1
part letters = letters own : q^ w 2 -18 -34 34 -34 34 2 -18 2 ; z_ gray 2 -18 -34 8 -14 ; z_ gray 2 34 -34 8 -14 ; q^ w 2 -94 20 -62 14 -58 36 -90 42
part stamps = stamps b : r_ ~ 27 -27 9 9 1 ; h_ w 27 -27 3 ; r_ ~ -68 20 7 7 1
scene stand

* hook-a-duck | 4-5 6-8 | Farm, Animals
extras game: craft-foam, dried-bean, ticket-stub
topics duck, ducks, duckling, ducklings, five little ducks, pond, fair, carnival, county fair, fishing game, bath toy, party game, counting
colors yellow, orange, light blue
minutes 40 45
waits 60
mess some
heart float: plastic-lid, kitchen-sponge, craft-foam, foam-tray = 3
heart body: pom-pom, cotton-ball, cork, felt-ball = 6
need loop: pipe-cleaner, twist-tie, craft-wire = 3
need beak: construction-paper, felt, craft-foam, cardstock = 1 scrap
need rod: stick, dowel, wooden-spoon, paper-straw, chopstick = 1
need line: string, yarn, ribbon, embroidery-floss = 18 in
nice tail: feather, tissue-paper, petal = 3
nice eyes: googly-eye, bead, sequin, sticker = 3
nice reeds: green-bean, grass, fake-leaf, leaf, paper-straw = 3
home bowl
home water
join glue: glue
tool scissors: scissors
tool number: permanent-marker
step number: prepare float number scissors by gc
step loop: build loop float scissors glue > floats loops by tt
step ducks: glue body float glue > ducks by cc
step beaks: cut beak scissors glue > beaks by tc
step eyes: glue eyes body glue > eyes by cc
step tail: glue tail body glue > tails by cc
step dry: dry float by cc
step rod: tie line rod loop scissors > rod by tc
step pond: fill water bowl reeds? > pond by cc
step hook: play float rod by cc
part pond = bowl light-blue : o^ white 0 34 98 56 ; o_ ~ 0 34 90 49 ; l_ white 2 -50 -2 -34 -6 -18 -2 ; l_ white 2 30 76 46 72 62 76
part floats = float b : o^ ~ -52 48 32 13 ; o_ ~- -52 48 25 8 ; o^ ~ 50 44 32 13 ; o_ ~- 50 44 25 8 ; o^ ~ 0 8 28 11 ; o_ ~- 0 8 21 7
part tails = tail a : j gold- -74 34 -94 20 7 ; j gold- 72 30 92 16 7 ; j gold- -20 -2 -38 -14 6
part ducks = body a : y^ ~ -56 34 22 18 12 .12 ; y ~ -38 10 14 14 11 .12 ; y^ ~ 54 30 22 18 12 .12 ; y ~ 36 6 14 14 11 .12 ; y^ ~ -4 -4 19 15 12 .12 ; y ~ 12 -24 12 12 11 .12
part loops = loop own : l_ silver 3.5 -64 20 -68 4 -60 -4 -54 6 -58 20 ; l_ silver 3.5 62 16 60 0 68 -8 74 2 68 16 ; l_ silver 3.5 -12 -16 -16 -30 -8 -36 -3 -28 -7 -16
part beaks = beak b : p^ ~ -27 6 -10 11 -27 17 ; p^ ~ 25 2 8 7 25 13 ; p^ ~ 22 -27 37 -22 22 -17
part eyes = eyes own : k -35 6 3 ; k 33 2 3 ; k 15 -28 3
part rod = rod own : stick ~ 98 -60 30 -94 7 ; l_ w 1.8 32 -92 50 -60 66 -28 ; l_ silver 3.5 66 -28 70 -10 62 -4 58 -12
scene lay

* pollen-bee | 2-3 4-5 6-8 | Bugs, Nature
extras world Bugs: leaf, flower, petal, clover, cupcake-liner, tissue-paper, crepe-paper, bubble-wrap, wax-paper, beeswax-sheet, pom-pom, button, pipe-cleaner, bell
extras figure: flower
appeal 3
topics bee, honeybee, bumblebee, bees, pollination, pollen, pollinator, insects, garden, spring, honey, flowers and bees
colors yellow, black, pink
minutes 30 40 45
waits 30
mess some
heart tube: cardboard-tube = 1
heart paint: paint = 2 color
need fuzz: cotton-ball, pom-pom, pillow-stuffing, cotton-pad = 3
need flowers: paper-plate, construction-paper, cupcake-liner, coffee-filter = 3
nice wings@2-3: tissue-paper, wax-paper, coffee-filter, paper-doily, paper = 1 sheet
nice wings@4-5,6-8: bubble-wrap, wax-paper, tissue-paper, coffee-filter, cellophane, paper-doily, paper = 1 sheet
nice stripes@4-5,6-8: yarn, electrical-tape, washi-tape, pipe-cleaner, ribbon = 2 ft
nice feelers@4-5,6-8: pipe-cleaner, twist-tie, paper-straw = 1
nice eyes@2-3: sticker = 2
nice eyes@4-5,6-8: googly-eye, button, sticker, bead = 2
home saucer
join stick: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint paint tube brush > bee by ccc
step bloom: cut flowers scissors > flowers by gtc
step dry: dry tube by gcc
step stripes@2-3: print paint tube > stripes by c
step bands@4-5,6-8: decorate stripes tube scissors? by tc
step rings@4-5,6-8: draw pen tube > rings by cc
step wings: glue wings tube stick scissors? > wings by tcc
step feelers@4-5,6-8: tape feelers tube stick > feelers by tc
step fuzz: glue fuzz tube stick > fuzz by ccc
step eyes: glue eyes tube stick > eyes by ccc
step pollen: fill paint saucer flowers fuzz > pollen by ccc
part flowers = flowers c : f^ ~ -66 60 8 30 11 ; o_ white -66 60 11 ; f^ ~ 64 64 8 30 11 ; o_ white 64 64 11 ; f^ ~ 0 76 8 24 9 ; o_ white 0 76 9
part pollen = paint a : o^ light-blue -66 60 13 ; o_ ~ -66 60 9.5 ; o_ ~ 60 62 5 ; o_ ~ 69 66 4.5 ; o_ ~ -1 76 4.5
part wings = wings own : j^ w -4 -34 -34 -96 20 ; j_ light-blue -6 -42 -30 -86 10 ; j^ w 12 -34 48 -92 20 ; j_ light-blue 14 -42 43 -82 10 ; blisters w 2.6 -24 -66 -18 -62 -28 -74 -20 -76 -30 -82 -12 -54 30 -62 24 -58 34 -70 28 -74 40 -78 20 -50
part fuzz = fuzz own : cotton w -30 16 14 ; cotton w 0 20 14 ; cotton w 28 16 14
part feelers = feelers own : l_ k 3.5 -58 -28 -76 -50 -84 -46 ; l_ k 3.5 -48 -32 -60 -58 -68 -58
part bee = tube own paint paint a : r^ ~ 0 -12 124 52 14 ; r_ ~- 0 8 118 10 6 ; o ~+ -58 -12 11 26 ; o_ ~-- -58 -12 8 21
part stripes = paint b : r_ ~ 4 -12 13 51 1 ; r_ ~ 28 -12 13 51 1 ; r_ ~ 50 -12 11 50 1 ; o_ ~ -36 -19 4 ; o_ ~ -20 -19 4
part rings = pen k : r_ k 4 -12 13 51 1 ; r_ k 28 -12 13 51 1 ; r_ k 50 -12 11 50 1 ; u -28 -8 6 ; o_ k -36 -19 4 ; o_ k -20 -19 4
part eyes = eyes own : e -36 -19 7 ; e -20 -19 7
scene lay

* parachute-hero | 4-5 6-8 9-12 | Superheroes
appeal 3
topics parachute, skydiver, superhero, superheroes, flying, air resistance, gravity, science experiment, rescue, landing, engineering
colors red, blue, yellow free
minutes 25 30 40
mess low
heart canopy: coffee-filter, paper-napkin, tissue-paper, paper-towel, fabric-scrap, bandana = 1
heart lines: string, yarn, embroidery-floss, fishing-line = 6 ft
need hero: clothespin, cork, peg-doll, cardboard-tube, craft-stick = 1
nice cape: felt, ribbon, fabric-scrap, tissue-paper, construction-paper, aluminum-foil = 1 scrap
nice suit: washi-tape, yarn, pipe-cleaner, aluminum-foil, electrical-tape = 1
nice emblem: sticker, button, stick-on-gem = 1
nice target@6-8,9-12: paper-plate, chalk, hanger = 1
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step emblem: draw pen canopy scissors > canopy mark by tcc
step hero: draw pen hero > hero face by ccc
step suit: decorate suit hero tape > suit by ccc
step cape: cut cape scissors hero tape > cape by tcc
step badge: decorate emblem hero > badge by ccc
step lines: cut lines scissors canopy tape > lines by ttc
step knot: tie lines hero tape by ttc
step fold: test canopy hero by ccc
step target@6-8,9-12: play target hero by cc
step better@4-5: play canopy by c
step change@6-8,9-12: test canopy lines by cc
part lines = lines own : z_ w 1.6 -78 -26 0 34 ; z_ w 1.6 -28 -20 0 34 ; z_ w 1.6 28 -20 0 34 ; z_ w 1.6 78 -26 0 34
part canopy = canopy own : b^ a -84 -24 -74 -62 -40 -90 0 -97 40 -90 74 -62 84 -24 56 -32 28 -22 0 -32 -28 -22 -56 -32
part mark = pen c : s_ ~ 0 -62 5 22 10 ; l_ a- 2 -28 -22 -22 -60 0 -97 ; l_ a- 2 28 -22 22 -60 0 -97
part cape = cape b : p^ ~ -12 44 12 44 34 92 -34 92
part hero = hero own : peg ~ 0 28 26 68
part suit = suit b : r_ ~ 0 72 20 14 3 ; p_ ~ -10 66 10 66 4 80 -4 80
part badge = emblem c : s ~ 0 54 5 7 3
part face = pen k : r_ k 0 40 24 8 3 ; o_ w -5 40 2.600 ; o_ w 5 40 2.600 ; u 0 48 5 ; r_ b 0 70 9 12 2
scene hang

* trip-trap-bridge | 4-5 6-8 | Fairy Tales
extras world Fairy Tales: grass, bowl, crepe-paper, string, old-towel, cardboard, newspaper, toy-tree, pinecone, paper-bag
topics three billy goats gruff, billy goats, goats, troll, bridge, trip trap, engineering, bridge building, norway, folk tale
colors brown, light blue, green, white
minutes 50 60
waits 45
mess low
heart planks: craft-stick = 12
nice banks: shoebox, small-box, tissue-box, egg-carton, milk-carton = 2
heart goats: clothespin, cork, spool, peg-doll = 3
heart troll: cardboard-tube, paper-cup, sock, paper-bag, potato = 1
nice wool: cotton-ball, wool-roving, yarn, pillow-stuffing, tissue-paper = handful
nice horns: pipe-cleaner, twist-tie, felt, construction-paper = 3
nice river: aluminum-foil, tissue-paper, crepe-paper, construction-paper, fabric-scrap, bubble-wrap = 1 sheet
nice rail: string, yarn, ribbon, raffia = 3 ft
nice hair: yarn, moss, feather, grass, raffia, crinkle-paper, cotton-ball = handful
nice eyes: googly-eye, button, bottle-cap, sticker = 2
need strip: cardboard, cereal-box, cardstock = 2 strip
home books when banks!=shoebox,small-box,tissue-box,egg-carton,milk-carton
join glue: glue
tool scissors: scissors
tool pen: marker, crayon
step strips: cut strip scissors by tc
step deck: glue planks strip glue > deck by cc
step goats: draw pen goats > goats by cc
step wool: glue wool goats glue > wool by cc
step horns: glue horns goats glue scissors? > horns by tc
step troll: draw pen troll > troll by cc
step hair: glue hair eyes? troll glue > hair by cc
step river: prepare river > river by cc
step span: build banks? books planks rail? > banks piles by cc
step play: play goats planks troll by cc
part river = river b : b^ ~ -70 78 -60 56 60 56 72 78 ; l_ w 2 -40 66 -20 62 0 66 ; l_ w 2 6 72 26 68 46 72
part banks = banks own : box ~ -74 14 44 64 ; box ~ 74 14 44 64 ; b_ c -96 10 -74 4 -52 10 -52 18 -96 18 ; b_ c 52 10 74 4 96 10 96 18 52 18
part piles = books own : r^ teal -74 68 48 20 2 ; r^ purple -74 48 44 18 2 ; r^ red -74 27 46 22 2 ; r^ purple 74 68 48 20 2 ; r^ red 74 48 44 18 2 ; r^ teal 74 27 46 22 2
part troll = troll own paint troll c : r^ ~ 2 50 34 50 10 ; o_ w -5 40 6 ; o_ w 10 40 6 ; k -4 41 3 ; k 10 41 3 ; o^ ~- 3 50 6 9 ; l_ k 2.5 -8 62 2 58 12 62 ; p_ w -4 61 -1 60 -2 66
part hair = hair own : l brown 4 -12 28 -18 16 -14 8 ; l brown 4 -4 26 -6 12 -2 6 ; l brown 4 6 26 8 12 4 6 ; l brown 4 14 28 20 16 18 8
part deck = planks own : r^ tan 0 6 124 6 2 ; r^ ~ -57 1.8 8.6 20 3 ; r^ ~ -46.6 0.9 8.6 20 3 ; r^ ~ -36.2 0 8.6 20 3 ; r^ ~ -25.8 -0.9 8.6 20 3 ; r^ ~ -15.4 -1.7 8.6 20 3 ; r^ ~ -5 -2.6 8.6 20 3 ; r^ ~ 5.4 -2.5 8.6 20 3 ; r^ ~ 15.8 -1.7 8.6 20 3 ; r^ ~ 26.2 -0.8 8.6 20 3 ; r^ ~ 36.6 0.1 8.6 20 3 ; r^ ~ 47 0.9 8.6 20 3 ; r^ ~ 57.4 1.8 8.6 20 3
part goats = goats own : r^ ~ -62 -26 9 40 2 ; r ~- -52 -26 8 40 2 ; r_ k -57 -38 3 2 ; r^ ~ -8 -31 10 42 2 ; r ~- 3 -31 9 42 2 ; r^ ~ 46 -32 11 48 2 ; r ~- 58 -32 10 48 2 ; k -60 -40 2 ; k -6 -46 2 ; k 48 -50 2.2
part wool = wool own : cotton w -57 -24 12 ; cotton w -3 -29 14 ; cotton w 52 -28 17
part horns = horns own : l_ brown 3 -62 -46 -68 -56 -60 -60 ; l_ brown 3 -54 -46 -50 -58 -56 -62 ; l_ brown 3 -8 -53 -15 -65 -6 -69 ; l_ brown 3 2 -53 8 -65 0 -69 ; l_ brown 4 46 -56 36 -72 48 -80 ; l_ brown 4 58 -56 68 -72 56 -80
scene stand

* twelve-treasure-chest | 2-3 4-5 6-8 | Fantasy
extras world Fantasy: map, shoebox, candy-wrapper, seashell, bead, old-key, metal-washer, button
extras box: stick-on-gem, metallic-paper, aluminum-foil, buckle, rope, bead, tissue-paper
appeal 3
topics treasure, treasure chest, pirate, pirates, jewels, gems, gold, dragon hoard, treasure hunt, talk like a pirate day, secret, sorting, collection
near advent
colors brown, gold, red, black
minutes 30 40 50
waits 60
mess some
heart carton: egg-carton
heart gold: aluminum-foil, metallic-paper, candy-wrapper, wrapping-paper = 1 sheet
need paint: paint = 1 color
nice straps@2-3: masking-tape, washi-tape, construction-paper = 2 strip
nice straps@4-5,6-8: washi-tape, electrical-tape, duct-tape, ribbon, construction-paper, felt = 2 strip
nice jewels@2-3: sticker, tissue-paper = handful
nice jewels@4-5,6-8: stick-on-gem, button, bead, sequin, pom-pom, seashell, pebble, bottle-cap, sea-glass, sticker = handful
nice lock@4-5,6-8: clothespin, pipe-cleaner, paper-fastener, rubber-band = 1
nice map@6-8: paper-bag, paper, tea-bag, construction-paper = 1 sheet
nice soft: cotton-ball, felt, tissue-paper, fabric-scrap, crinkle-paper = handful
join stick: glue, glue-stick
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors@4-5,6-8: scissors
tool pen: marker, crayon
step paint: paint paint carton brush by ccc
step dry: dry carton by gcc
step straps@2-3: decorate straps carton stick > straps by t
step irons@4-5,6-8: decorate straps carton stick scissors > straps by cc
step boards: draw pen carton > chest by tcc
step coins: shape gold > coins by ccc
step soft: fill soft carton by ccc
step jewels: fill jewels carton > jewels by ccc
step lock@4-5,6-8: build lock carton > lock by tc
step map@6-8: draw map pen > map by c
step hide: play carton gold by ccc
part chest = carton own paint paint a : q^ ~- 6 -84 -14 -70 -66 70 -66 84 -14 ; p_ k -78 -14 78 -14 72 6 -72 6 ; q^ ~ 5 -88 4 88 4 80 64 -80 64 ; p_ ~- -86 50 82 50 80 64 -80 64 ; z_ ~-- 2 -70 -32 70 -32 ; z_ ~-- 2 -74 28 74 28
part straps = straps b : p_ ~ -56 -66 -42 -66 -46 -14 -60 -14 ; p_ ~ 42 -66 56 -66 60 -14 46 -14 ; r_ ~ -52 34 14 60 1 ; r_ ~ 52 34 14 60 1
part coins = gold b : o^ ~ -68 -4 11 ; o_ ~+ -68 -4 7 ; o^ ~ -44 -4 11 ; o_ ~+ -44 -4 7 ; o^ ~ -20 -4 11 ; o_ ~+ -20 -4 7 ; o^ ~ 4 -4 11 ; o_ ~+ 4 -4 7 ; o^ ~ 28 -4 11 ; o_ ~+ 28 -4 7 ; o^ ~ 52 -4 11 ; o_ ~+ 52 -4 7 ; o^ ~ -56 6 11 ; o_ ~+ -56 6 7 ; o^ ~ -32 6 11 ; o_ ~+ -32 6 7 ; o^ ~ -8 6 11 ; o_ ~+ -8 6 7 ; o^ ~ 16 6 11 ; o_ ~+ 16 6 7 ; o^ ~ 40 6 11 ; o_ ~+ 40 6 7 ; o^ ~ 64 6 11 ; o_ ~+ 64 6 7
part jewels = jewels c : q^ red 2 -50 -14 -42 -20 -34 -14 -42 -4 ; q^ green 2 -8 -16 0 -22 8 -16 0 -6 ; q^ blue 2 18 -14 26 -20 34 -14 26 -4 ; o^ purple 50 -12 8
part lock = lock own : r^ ~ 0 26 16 40 2 ; r_ silver 0 20 20 4 1 ; o_ k 0 30 3.4 ; p_ k -2.4 31 2.4 31 3.4 40 -3.4 40
part map = map own : q^ tan 3 54 96 58 64 98 58 96 92 ; z_ red 3 74 70 84 80 ; z_ red 3 84 70 74 80 ; d_ brown 1.5 62 84 66 80 70 84 74 88
scene stand

* carton-armor-dinosaur | 2-3 4-5 6-8 | Dinosaurs
extras world Dinosaurs: leaf, pinecone, stone, moss, grass, toy-tree, stick, pipe-cleaner, paper-strip, modeling-clay, chestnut, paper-bag, wooden-block, clover, potted-plant, kinetic-sand, pom-pom, driftwood
extras figure: eggshell
appeal 3
topics ankylosaurus, ankylosaur, armored dinosaur, dinosaur, dinosaurs, armor, tail club, cretaceous, plant eater, herbivore
near fossil
colors green, orange, brown
minutes 35 45 50
waits 60
mess some
heart carton: egg-carton
heart paint: paint = 2 color
need legs: cardboard-tube = 2
need card: cardboard, cereal-box, construction-paper, cardstock = 1 sheet
nice club@2-3: sock, cotton-ball, aluminum-foil = 1
nice club@4-5,6-8: pom-pom, foam-ball, cork, cotton-ball, aluminum-foil, pinecone, felt-ball, sock = 1
nice spikes@4-5,6-8: dry-pasta, craft-foam, toothpick, felt, pipe-cleaner, seashell, acorn, packing-peanut = handful
nice scales: tissue-paper, sticker, leaf, cupcake-liner, washi-tape = handful
nice eyes@2-3: sticker, cotton-pad = 2
nice eyes@4-5,6-8: googly-eye, button, bead, bottle-cap, sticker = 2
join tape: tape, masking-tape
join glue: glue when scales!=sticker,washi-tape; eyes!=sticker; spikes
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step cut: cut carton card legs scissors > back head tail legs by ggt
step join: tape card legs carton tape by gtc
step paint: paint paint carton card legs brush by ccc
step dry: dry carton by gcc
step knobs: print paint carton > knobs by ccc
step club: tape club card tape > club by ctc
step spikes@4-5,6-8: glue spikes carton glue > spikes by tc
step scales: glue scales carton glue > scales by ccc
step face: draw pen card eyes? glue? > face eyes by tcc
step swing: play carton by ccc
part club = club b : o^ ~ -84 -4 15 13 ; o^ ~- -92 8 9 ; o_ ~+ -88 -8 5
part tail = card own paint paint a : b^ ~ -48 34 -66 26 -84 4 -92 10 -76 40 -50 52
part legs = legs own paint paint a : tube ~-- -16 40 18 36 ; tube ~-- 18 40 18 36 ; tube ~- -40 44 20 38 ; tube ~- 42 44 20 38
part head = card own paint paint a : b^ ~ 52 22 66 6 86 6 98 20 96 34 78 40 56 44 ; p^ ~- 66 8 62 -6 76 6
part back = carton own paint paint a : b^ ~ -60 46 -58 14 -40 4 40 4 60 14 62 46 ; egg ~ -44 16 14 ; egg ~ -22 8 15 ; egg ~ 2 5 15 ; egg ~ 26 8 15 ; egg ~ 47 16 13 ; r_ ~- 0 46 120 7 2
part knobs = paint b : o_ ~ -44 0 5 ; o_ ~ -22 -9 5.5 ; o_ ~ 2 -12 5.5 ; o_ ~ 26 -9 5.5 ; o_ ~ 47 1 5
part spikes = spikes b : p^ ~ -60 40 -66 54 -52 46 ; p^ ~ -28 46 -32 58 -18 48 ; p^ ~ -2 47 -4 60 10 48 ; p^ ~ 24 47 24 60 36 48 ; p^ ~ 52 44 58 56 62 40
part scales = scales c : a ~ -36 34 7 0 180 360 ; a ~ -14 28 7 0 180 360 ; a ~ 10 34 7 0 180 360 ; a ~ 34 30 7 0 180 360
part eyes = eyes own : e 80 18 5.5
part face = pen k : l_ k 2 74 33 86 34 95 30 ; o_ k 93 20 1.5
scene stand

* blue-plate-sea | 2-3 4-5 6-8 | Ocean
extras picture Ocean: bead, button, cotton-swab, craft-foam, crepe-paper, crinkle-paper, dried-bean, felt, felt-sticker, glitter-glue, paper-doily, pipe-cleaner, pom-pom, raffia, sand, sequin, snail-shell, stick-on-gem
topics sea, under the sea, aquarium, fish tank, fish, waves, coral reef, ocean scene, fish stickers, finding nemo
near beach
colors blue, orange, green
minutes 20 30 40
waits 30
mess some
heart plate: paper-plate
heart paint: paint, watercolor-paint = 1 color
nice fish@4-5,6-8: sticker, felt-sticker, toy-animal = 5
need more@4-5,6-8: construction-paper, paper, index-card, cardstock = 1 sheet
nice foam: cotton-ball, pillow-stuffing, cotton-pad, tissue, aluminum-foil, bubble-wrap = handful
nice weed: tissue-paper, crepe-paper, ribbon, yarn, raffia, felt, crinkle-paper = 3 strip
nice floor@2-3: sandpaper, paper-bag = 1 scrap
nice floor@4-5,6-8: sand, seashell, pebble, salt, paper-bag = handful
need swim@2-3: sticker, felt-sticker, construction-paper, paper, index-card, cardstock = 5
home saucer
join stick: glue-stick, glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors when swim=construction-paper,paper,index-card,cardstock; weed=ribbon,yarn,felt; more
tool pen: marker, crayon
step paint: paint plate paint saucer brush > sea by ccc
step dry: dry plate by gcc
step fish@4-5,6-8: cut more pen scissors > shoal by tc
step ready@2-3: prepare swim pen scissors > swimmers by g
step foam: decorate foam plate > foam by ccc
step floor: glue floor plate stick > floor by tcc
step weed: glue weed plate stick scissors > weed by gcc
step school@4-5,6-8: glue more plate stick by cc
step swim@2-3: decorate swim plate stick by c
step stick@4-5,6-8: decorate fish plate > fish by cc
step bubbles: draw pen plate > bubbles by ccc
part sea = plate own paint paint a : o^ ~ 0 0 90 ; o_ ~+ 0 0 72 ; l_ ~- 3 -60 -8 -40 -14 -20 -6 0 -14 20 -6 40 -14 60 -8
part floor = floor tan : p_ ~ -70 42 -40 50 0 44 40 52 70 42 52 62 24 74 0 77 -24 74 -52 62
part weed = weed c : l_ ~ 7 -46 60 -40 40 -50 24 -42 4 ; l_ ~ 7 -30 66 -36 46 -26 30 ; l_ ~ 7 50 58 44 38 52 20
part shoal = more b : b_ ~ -40 10 -28 0 -10 0 0 10 -10 20 -28 20 ; p_ ~ -4 10 10 0 10 20 ; o_ w -30 8 3.4 ; o_ k -31 8 1.8 ; b_ ~- 14 -4 26 -14 44 -14 54 -4 44 6 26 6 ; p_ ~- 50 -4 64 -14 64 6 ; o_ w 24 -6 3.4 ; o_ k 23 -6 1.8 ; b_ ~ -14 34 4 20 32 20 46 34 32 48 4 48 ; p_ ~ 40 34 60 20 60 48 ; o_ w 2 31 4.4 ; o_ k 1 31 2.4
part swimmers = swim b : b_ ~ -8 22 10 8 34 10 48 22 34 34 10 36 ; p_ ~ 44 22 62 8 62 36 ; o_ w 8 19 4 ; o_ k 7 19 2
part fish = fish b : b_ yellow -54 -22 -48 -27 -40 -27 -35 -22 -40 -17 -48 -17 ; p_ yellow -37 -22 -30 -28 -30 -16 ; o_ k -49 -23 1.4 ; b_ yellow -28 -30 -22 -35 -14 -35 -9 -30 -14 -25 -22 -25 ; p_ yellow -11 -30 -4 -36 -4 -24 ; o_ k -23 -31 1.4 ; b_ red -2 -22 4 -27 12 -27 17 -22 12 -17 4 -17 ; p_ red 15 -22 22 -28 22 -16 ; o_ k 3 -23 1.4 ; b_ pink 22 -32 28 -37 36 -37 41 -32 36 -27 28 -27 ; p_ pink 39 -32 46 -38 46 -26 ; o_ k 27 -33 1.4 ; b_ yellow 44 -24 50 -29 58 -29 63 -24 58 -19 50 -19 ; p_ yellow 61 -24 68 -30 68 -18 ; o_ k 49 -25 1.4
part foam = foam own : cotton ~ -44 -58 15 ; cotton ~ -20 -64 16 ; cotton ~ 6 -60 15 ; cotton ~ 30 -64 16 ; cotton ~ 50 -54 13
part bubbles = pen k : a_ w -46 0 4 2.6 0 360 ; a_ w -50 -9 5 3.4 0 360 ; a_ w -20 24 3.4 2 0 360 ; a_ w -24 16 4.4 3 0 360
scene hang

* fringe-fur-tube | 2-3 4-5 6-8 | Animals
extras world Animals: toy-tree, stone, grass, leaf, stick, hay, fake-leaf, toy-animal, moss
topics fur, fork print, tube print, paint print, stamping, texture
near pets
variant bear | Animals, Nature | brown, tan, black | bear, brown bear, teddy bear, grizzly, forest animals, bear hunt, goldilocks
variant owl | Animals, Nature | brown, tan, yellow | owl, owls, barn owl, night animals, forest animals
variant hedgehog | Animals, Nature | brown, tan, black | hedgehog, porcupine, forest animals, autumn animals
variant lion | Jungle, Animals | orange, yellow, black | lion, mane, safari, savanna
minutes 25 30 35
waits 30
mess some
heart tube: cardboard-tube
heart paint: paint = 1 color
need sheet: paper, construction-paper, cardstock, paper-bag, cardboard, paper-plate = 1 sheet
nice eyes@2-3: sticker = 2
nice eyes@4-5,6-8: googly-eye, button, sticker, bottle-cap = 2
nice trim@2-3: leaf, crinkle-paper, tissue-paper, cotton-ball = handful
nice trim@4-5,6-8: leaf, yarn, grass, tissue-paper, felt, cotton-ball, feather = handful
join stick: glue, glue-stick
home saucer
tool scissors: scissors
tool pen: marker, crayon
step fringe: cut tube scissors by gtc
step line: draw pen sheet > sheet by gtc
step dip: prepare paint saucer by gtc
step print: print tube paint sheet > fur-bear fur-owl fur-hog fur-lion by ccc
step rub@2-3: color pen sheet > grass by c
step dry: dry sheet by gcc
step face: draw pen sheet > face-bear face-owl face-hog face-lion by tcc
step eyes: glue eyes sheet stick > eyes-bear eyes-owl eyes-hog eyes-lion by tcc
step trim@2-3: glue trim sheet stick > trim by c
step trim@4-5,6-8: glue trim sheet stick scissors > trim by tc
step play: play sheet by ccc
part sheet = sheet w : ground ~ 0 0 160 184
part grass = pen green : l_ green 1.6 -74 88 -71 78 -69 88 ; l_ green 1.6 -65 88 -62 74 -60 88 ; l_ green 1.6 -56 88 -53 70 -51 88 ; l_ green 1.6 -47 88 -44 78 -42 88 ; l_ green 1.6 -38 88 -35 74 -33 88 ; l_ green 1.6 -29 88 -26 70 -24 88 ; l_ green 1.6 -20 88 -17 78 -15 88 ; l_ green 1.6 -11 88 -8 74 -6 88 ; l_ green 1.6 -2 88 1 70 3 88 ; l_ green 1.6 7 88 10 78 12 88 ; l_ green 1.6 16 88 19 74 21 88 ; l_ green 1.6 25 88 28 70 30 88 ; l_ green 1.6 34 88 37 78 39 88 ; l_ green 1.6 43 88 46 74 48 88 ; l_ green 1.6 52 88 55 70 57 88 ; l_ green 1.6 61 88 64 78 66 88 ; l_ green 1.6 70 88 73 74 75 88
part trim = trim green : j_ ~ -70 84 -40 72 8 ; j_ ~ -34 86 -6 74 8 ; j_ ~ 70 84 40 72 8 ; j_ ~ 34 86 6 74 8
part fur-bear@bear = paint a : f_ ~ -44 -50 12 13 1.5 -90 4 ; f_ ~ -44 -50 16 20 1.5 -85 11 ; f_ ~ 44 -50 12 13 1.5 -90 4 ; f_ ~ 44 -50 16 20 1.5 -85 11 ; f_ ~ 0 0 22 32 1.8 -90 20 ; f_ ~ 0 0 26 43 1.8 -85 31 ; f_ ~ 0 0 30 54 1.8 -80 42 ; f_ ~ 0 0 34 65 1.8 -75 53
part fur-owl@owl = paint a : f_ ~ 0 6 22 28 1.8 -90 16 ; f_ ~ 0 6 26 38 1.8 -85 27 ; f_ ~ 0 6 30 48 1.8 -80 37 ; f_ ~ 0 6 34 58 1.8 -75 47 ; f_ ~ 0 6 38 66 1.8 -70 56 ; f_ ~ -44 -54 7 16 1.4 -90 2 ; f_ ~ 44 -54 7 16 1.4 -90 2
part fur-hog@hedgehog = paint a : f_ ~ 14 6 18 24 1.8 -90 12 ; f_ ~ 14 6 22 34 1.8 -85 23 ; f_ ~ 14 6 26 43 1.8 -80 33 ; f_ ~ 14 6 30 52 1.8 -75 42 ; f_ ~ 14 6 34 61 1.8 -70 51 ; b_ w -72 28 -46 6 -22 0 -12 22 -24 42 -50 42
part fur-lion@lion = paint a : f_ ~ 0 -6 32 53 1.8 -90 41 ; f_ ~ 0 -6 36 61 1.8 -85 49 ; f_ ~ 0 -6 40 69 1.8 -80 57 ; f_ ~ 0 -6 44 76 1.8 -75 64 ; a_ gray 0 -6 40.6 39.6 0 360
part face-bear@bear = pen k : k -20 -10 5 ; k 20 -10 5 ; o_ k 0 14 10 7 ; u 0 24 11
part face-owl@owl = pen k : o_ w -24 -18 17 ; o_ w 24 -18 17 ; k -24 -18 7 ; k 24 -18 7 ; p_ orange -8 0 8 0 0 18
part face-hog@hedgehog = pen k : l_ k 2 -20 0 -44 8 -66 24 ; k -40 18 4.5 ; o_ k -66 28 6 5 ; l_ k 2.5 -56 36 -48 39 -40 37 ; l_ k 2 -66 34 -44 44 -20 42
part face-lion@lion = pen k : k -16 -10 5 ; k 16 -10 5 ; p_ k -8 0 8 0 0 9 ; l_ k 2.5 0 9 0 15 ; u -7 20 7 ; u 7 20 7
part eyes-bear@bear = eyes own : e -20 -10 8 ; e 20 -10 8
part eyes-owl@owl = eyes own : e -24 -18 14 ; e 24 -18 14
part eyes-hog@hedgehog = eyes own : e -40 18 8
part eyes-lion@lion = eyes own : e -16 -10 2 ; e 16 -10 2
scene lay

* red-dot-meadow | 2-3 4-5 6-8 | Bugs
extras picture Bugs: cotton-ball, wool-roving, washi-tape, sticker, candy-wrapper, origami-paper, clover, grass, paper-strip, string, paper-doily, dried-orange-slice
appeal 3
topics ladybug, ladybird, ladybugs, ladybirds, insect, beetle, meadow, garden, spring, fingerprint, thumbprint, bubble wrap print, counting, lucky bug
colors red, green, black
minutes 20 25 35
waits 30
mess some
heart paint: paint, washable-ink-pad = 1 color
need sheet: paper, construction-paper, cardstock, cardboard, paper-bag = 1 sheet
nice bubbles: bubble-wrap, cork, pom-pom, kitchen-sponge, bottle-cork = 1
nice blades: grass, leaf, tissue-paper, crepe-paper, felt, washi-tape, ribbon, crinkle-paper = handful
nice eyes@4-5,6-8: googly-eye, sequin = 4
nice blooms: sticker, petal, flower, cupcake-liner, cotton-ball = 4
join stick: glue-stick, glue, tape
home saucer when paint!=washable-ink-pad
home towel
tool scissors: scissors when blades=felt,ribbon,washi-tape
tool pen: marker, permanent-marker
tool green: crayon, marker, colored-pencil
step grass: draw green sheet > sheet stalks by tcc
step blades: glue blades sheet stick scissors > blades by gcc
step spread: prepare paint saucer by gtc
step bodies: print paint sheet towel > bugs by ccc
step more: print bubbles paint sheet > small by ccc
step dry: dry sheet by gcc
step dots: draw pen sheet > dots by ccc
step eyes@4-5,6-8: glue eyes sheet stick > eyes by tc
step blooms: decorate blooms sheet stick > blooms by ccc
step count: play sheet by ccc
part sheet = sheet w : ground ~ 0 0 184 150
part stalks = green b : l_ green 4 -56 62 -60 20 -70 -20 ; l_ green 4 -26 70 -24 10 -34 -44 ; l_ green 4 12 70 14 20 6 -20 ; l_ green 4 44 66 44 10 54 -40 ; l_ green 3 66 52 68 34 76 8
part blades = blades green : j_ ~- -52 74 -46 30 7 ; j_ ~- -8 74 -12 34 7 ; j_ ~- 30 74 34 36 7 ; j_ ~- 66 74 62 44 7
part blooms = blooms pink : f_ ~ -70 -26 6 12 5 ; f_ ~ -34 -50 6 13 5 ; f_ ~ 54 -46 6 13 5 ; f_ ~ 6 -26 6 11 5 ; o_ yellow -70 -26 3 ; o_ yellow -34 -50 3 ; o_ yellow 54 -46 3 ; o_ yellow 6 -26 3
part small = bubbles a : o_ red -56 -56 7 ; o_ red 30 -60 7 ; o_ red 82 -20 7 ; o_ red -86 30 7
part bugs = paint a : o_ ~ -46 4 19 22 20 ; o_ ~ 28 2 19 22 -25 ; o_ ~ -8 52 19 22 60 ; o_ ~ 64 46 17 20 10
part dots = pen k : o_ k -38 -17 10 ; o_ k 18 -18 10 ; o_ k 11 60 10 ; o_ k 67 27 9 ; z_ k 2 -42 -12 -52 24 ; z_ k 2 20 -12 38 22 ; z_ k 2 6 58 -24 46 ; z_ k 2 66 30 62 66 ; d_ k 3 -54 0 -40 8 -52 12 -38 0 22 6 36 2 24 14 34 12 -6 46 -14 58 -2 54 -16 46 58 44 70 46 60 54 68 56
part eyes = eyes own : o_ w -41 -20 3 ; o_ w -34 -18 3 ; o_ w 14 -20 3 ; o_ w 21 -22 3
scene lay

* goodnight-sock | 2-3 4-5 6-8 | -
appeal 1
topics bedtime, good night, goodnight, sleep, sleeping, going to bed, pajamas, pajama party, night, lullaby, sleepover, tired, afraid of the dark, dreams
colors blue, yellow, pink free
waits 60
minutes 20 30 35
mess low
heart sock: sock, tube-sock, mitten, glove = 1
need face: felt, construction-paper, paper, craft-foam, cardstock = 1 sheet
need bed: shoebox, small-box, tissue-box, paper-bag, envelope, cereal-box, berry-basket = 1
nice blanket: fabric-scrap, felt, old-towel, bandana, paper-napkin, tissue-paper, paper-towel, scarf = 1
nice pillow: cotton-ball, pillow-stuffing, kitchen-sponge, tissue, bubble-wrap = handful
nice stars: sticker, aluminum-foil, felt-sticker = 5
nice hair@4-5,6-8: yarn, pom-pom, ribbon, feather = handful
join glue: glue, tape
tool scissors: scissors
tool pen: marker, crayon
step cut: cut face scissors pen > face by gtc
step eyes: glue face sock glue > sock by tcc
step hair@4-5,6-8: glue hair sock glue > hair by tc
step bed: build bed scissors > bed by gtc
step stars: decorate stars bed > stars by ccc
step pillow: arrange pillow bed > pillow by ccc
step wake: play sock by ccc
step sleep: play sock bed blanket? > blanket by ccc
part bed = bed own : q^ ~ 4 -92 8 -76 8 -76 40 76 40 76 22 92 22 92 82 -92 82 ; r_ ~- 0 64 184 36 4
part pillow = pillow w : b^ ~ -82 10 -34 2 -26 22 -34 40 -82 40
part sock = sock a : b^ ~ -66 -8 -44 -24 -16 -16 -6 6 60 8 64 38 -40 40 -66 26
part hair = hair c : l ~ 5 -60 -12 -74 -28 ; l ~ 5 -50 -22 -58 -40 ; l ~ 5 -38 -24 -38 -44 ; l ~ 5 -28 -22 -20 -40
part face = face k : l_ k 3.5 -54 -2 -48 4 -41 0 ; l_ k 3.5 -32 0 -26 5 -19 1 ; o_ pink -38 12 5 4 ; u -36 18 7
part blanket = blanket b : b^ ~ -8 2 70 -2 80 20 78 66 -6 66 -14 30 ; l_ ~- 3 10 14 60 12 ; l_ ~- 3 6 36 66 34 ; l_ ~- 3 6 54 66 54
part stars = stars yellow : bits yellow 1.48 -70 66 -34 68 ; bits yellow 1.11 0 76 40 76 ; bits yellow 1.3 82 66
scene stand
`;
