export const shelf = `
* squish-bag | 2-3 | -
appeal 3
topics sensory bag, sensory, sensory play, sensory bag, squish bag, squishy, messy play without mess, no mess, not messy, not too messy, mess free, mess-free, less mess, without mess, clean hands, hates sticky hands, finger painting, smoosh, smoosh painting, squishy bag
near frogs, pond
variant mixing | - | red, yellow, blue | colors, learning colors, color mixing, mixing colors, primary colors, rainbow, colours
variant sea | Ocean | blue, green, orange | sea, under the sea, fish, aquarium, water, beach, sensory bag
variant galaxy | Space | navy, silver, yellow | galaxy, night sky, stars, outer space, milky way, planets
variant holi | - | pink, yellow, blue | holi, holi powder, festival of colors, festival of colours, gulal, phagwah, indian festival, hindu festival, india, rang panchami
variant swamp | Dinosaurs | green, brown, yellow | swamp, dinosaur swamp
minutes 20
mess low
heart paint: paint, hair-gel = 2 color
nice card: cardstock, paper, index-card = 1 sheet
nice swimmer: craft-foam, felt = 1 scrap
nice dye: food-coloring = 2 drop
tool bag: plastic-bag = 1
tool scissors: scissors when swimmer
join tape: duct-tape, tape, masking-tape
step shapes: cut swimmer scissors > swimmers rounds stars dinos by g
step fill: prepare paint bag > blobs by g
step dye: mix dye paint by g
step slip: play swimmer by c
step seal: tape bag tape card? > bag edge by g
step pat: play paint > swirl third third-holi by c
step wave: play paint by c
step draw: play paint > line by c
step chase: play swimmer paint by c
step end: prepare bag tape by g
part bag = bag white : q^ ~ 6 -84 -66 84 -66 84 76 -84 76 ; q_ ~+ 5 -78 -60 78 -60 78 70 -78 70
part blobs = paint a : y_ ~ -10 8 60 52 9 0.14 ; y_ b 30 24 38 34 8 0.14
part swirl = paint a : y_ b -34 26 26 24 7 0.16 ; l_ b- 6 -34 10 -20 26 -34 40 -48 28
part third@mixing = paint c : y_ ~ -34 26 26 24 7 0.16 ; l_ ~- 6 -34 10 -20 26 -34 40 -48 28 ; y_ orange 10 4 15 13 7 .16 ; y_ purple -26 8 13 10 7 .16 ; y_ green 4 42 14 9 7 .16
part third-holi@holi = paint c : y_ ~ -34 26 26 24 7 0.16 ; l_ ~- 6 -34 10 -20 26 -34 40 -48 28 ; y_ orange 10 4 15 13 7 .16 ; y_ purple -26 8 13 10 7 .16 ; y_ green 4 42 14 9 7 .16
part line = paint white : l_ w 5 -50 -16 -34 -30 -18 -16 -2 -30 14 -16 30 -30 46 -16
part swimmers@sea = swimmer c : o ~ -8 48 15 9 ; p ~ 4 48 16 40 16 56 ; o_ k -15 46 2 ; o ~ 44 -2 15 9 ; p ~ 56 -2 68 -10 68 6 ; o_ k 37 -4 2
part rounds@mixing,holi = swimmer c : o ~ -8 48 14 14 ; o ~ 44 -2 14 14 ; o ~ -62 -34 14 14
part dinos@swamp = swimmer c : b ~ 8 20 16 14 24 20 26 34 44 30 62 44 50 48 50 58 44 58 42 50 32 50 30 58 24 58 22 40 14 28
part stars@galaxy = swimmer c : s ~ -8 48 5 16 7 ; s ~ 44 -2 5 14 6 20
part edge = tape silver : r ~ 0 -72 190 18 2 ; r ~ -86 6 16 150 2 ; r ~ 86 6 16 150 2 ; r ~ 0 82 190 16 2
scene lay

* toy-car-tracks | 2-3 | Transportation
extras picture Transportation: craft-foam, felt-sticker
appeal 3
topics cars, toy cars, trucks, monster trucks, race car, tire tracks, wheels, vehicles, driving, traffic, car wash, racing
colors red, blue, black free
minutes 25
waits 30
mess lots
heart car: toy-car = 2
heart paint: paint = 2 color
need road: packing-paper, paper, construction-paper, cardstock, cardboard, cereal-box, wallpaper = 2 sheet
need tray: paper-plate, plastic-lid, foil-tray, cookie-tin, plastic-tub, baking-tray
nice scrub: kitchen-sponge, toothbrush
join tape: masking-tape, tape
home water
home towel
home bowl
step road: tape road tape > sheet corners by g
step cars: prepare car by g
step pour: prepare paint tray by g
step dip: print car paint by c
step drive: print car road paint > tracks by c
step more: print car paint road > second cars by c
step wash: wash car bowl water towel scrub? by t
step dry: dry road by g
part sheet = road w : r^ ~ -46 0 91 150 2 ; r^ ~ 46 1 91 150 2
part corners = tape own : r_ ~ -88 -70 20 9 1 -42 ; r_ ~ 88 -70 20 9 1 42 ; r_ ~ -88 70 20 9 1 42 ; r_ ~ 88 70 20 9 1 -42 ; r_ ~ 0 -70 22 8 1 ; r_ ~ 0 70 22 8 1
part tracks = paint a : l_ ~ 7 -86 34 -40 28 -8 2 30 -14 86 -18 ; l_ ~ 7 -86 52 -36 48 2 22 36 4 86 0 ; l_ ~+ 2 -86 43 -38 38 -4 12 32 -5 86 -9
part second = paint b : l_ ~ 6 -60 -72 -40 -30 -46 10 -66 72 ; l_ ~ 6 -44 -72 -24 -30 -30 12 -50 72 ; l_ ~+ 2 -52 -72 -32 -30 -38 12 -58 72
part cars = car red : q^ ~ 6 36 -40 46 -58 74 -58 84 -40 96 -38 96 -20 30 -20 30 -38 ; p_ light-blue 48 -40 53 -53 70 -53 76 -40 ; o k 46 -20 9 ; o_ silver 46 -20 4 ; o k 80 -20 9 ; o_ silver 80 -20 4 ; q^ blue 6 -84 40 -74 22 -46 22 -36 40 -24 42 -24 60 -90 60 -90 42 ; p_ light-blue -72 40 -67 27 -50 27 -44 40 ; o k -74 60 9 ; o_ silver -74 60 4 ; o k -40 60 9 ; o_ silver -40 60 4
scene lay

* fork-prickles | 2-3 4-5 | -
extras picture Animals: washi-tape, sticker, wrapping-paper, craft-stick, leaf
topics fork print, fork painting, kitchen prints, stamping
variant hedgehog | Animals, Nature | brown, tan, black or tan, gray | hedgehog, porcupine, prickly, forest animals, autumn animals
variant lion | Jungle, Animals | orange, yellow, brown | lion, mane, safari, zoo, savanna
variant sun | Weather, Seasons | yellow, orange, light blue or orange, gold | sun, sunshine, summer, sunny day, good morning
variant chick | Farm, Animals | yellow, orange, black | chick, baby chick, chicks, duckling, spring, easter
variant pufferfish | Ocean, Animals | orange, yellow, blue | pufferfish, blowfish, fish, sea urchin
minutes 20 25
waits 30
mess some
heart fork: plastic-fork = 1
heart paint: paint = 1 color
need sheet: paper, construction-paper, cardstock, watercolor-paper, packing-paper, paper-plate = 1 sheet
nice eyes: sticker = 2
need tray: paper-plate, plastic-lid, foil-tray, plastic-tub
tool pen: marker, crayon
step line: draw pen sheet > sheet line line-h by gt
step pour: prepare paint tray by gt
step print: print fork paint sheet > ray-hedgehog ray-lion ray-sun ray-chick ray-pufferfish by cc
step again: print fork paint sheet > more-hedgehog more-lion more-sun more-chick more-pufferfish by cc
step dot: print paint sheet > fill by cc
step dry: dry sheet by gc
step face: draw pen sheet > face-hedgehog face-lion face-sun face-chick face-pufferfish by tc
step eyes: decorate eyes sheet > eyes-hedgehog eyes-lion eyes-sun eyes-chick eyes-pufferfish by cc
step tell: play sheet by cc
part sheet = sheet w : ground ~ 0 0 184 170
part line@lion,sun,chick,pufferfish = pen k : a_ ~ 0 0 40 38.4 0 360
part line-h@hedgehog = pen k : l_ ~ 2.5 -90 48 -70 36 -52 30 -36 4 -8 -18 26 -20 58 2 74 50 ; z_ ~ 2.5 -90 50 74 50
part fill = paint b : d_ a+ 5 -18 -20 0 -28 18 -20 26 0 18 20 0 28 -18 20 -26 0 -8 -8 10 8
part ray-hedgehog@hedgehog = paint a : j_ ~ -38.4 33.6 -63.5 26.8 2.2 ; j_ ~ -35.8 26.4 -59.5 15.8 2.2 ; j_ ~ -32.1 19.7 -53.9 5.4 2.2 ; j_ ~ -27.5 13.7 -46.7 -3.9 2.2 ; j_ ~ -21.9 8.5 -38.1 -11.9 2.2 ; j_ ~ -15.6 4.2 -28.3 -18.5 2.2 ; j_ ~ -8.6 1 -17.7 -23.4 2.2 ; j_ ~ -1.3 -1.1 -6.3 -26.6 2.2 ; j_ ~ 6.3 -2 5.3 -28 2.2 ; j_ ~ 13.9 -1.6 17.1 -27.4 2.2 ; j_ ~ 21.4 -0.1 28.6 -25.1 2.2 ; j_ ~ 28.5 2.6 39.6 -20.9 2.2 ; j_ ~ 35.1 6.4 49.8 -15 2.2 ; j_ ~ 41.1 11.2 59 -7.7 2.2 ; j_ ~ 46.2 16.9 66.8 1.1 2.2 ; j_ ~ 50.3 23.3 73.2 11 2.2 ; j_ ~ 53.4 30.3 77.9 21.8 2.2 ; j_ ~ 55.3 37.7 80.9 33.2 2.2
part more-hedgehog@hedgehog = paint a : j_ ~ -58.2 23.2 -84.7 14.1 2.2 ; j_ ~ -53.7 12.9 -78.4 -0.3 2.2 ; j_ ~ -47.6 3.5 -69.9 -13.5 2.2 ; j_ ~ -40.1 -4.8 -59.4 -25.2 2.2 ; j_ ~ -31.4 -11.9 -47.2 -35 2.2 ; j_ ~ -21.7 -17.4 -33.5 -42.8 2.2 ; j_ ~ -11.1 -21.3 -18.8 -48.3 2.2 ; j_ ~ -0.2 -23.5 -3.4 -51.3 2.2 ; j_ ~ 11.1 -23.9 12.3 -51.9 2.2 ; j_ ~ 22.2 -22.5 27.9 -50 2.2 ; j_ ~ 32.9 -19.4 42.9 -45.6 2.2 ; j_ ~ 43.1 -14.6 57.1 -38.8 2.2 ; j_ ~ 52.3 -8.2 70 -29.9 2.2 ; j_ ~ 60.4 -0.4 81.3 -19 2.2 ; j_ ~ 67.1 8.5 90.8 -6.5 2.2 ; j_ ~ 72.3 18.4 98.1 7.4 2.2 ; j_ ~ 75.9 29.1 103.1 22.3 2.2 ; d_ a+ 4 -66 44 -58 40 -74 46 -50 44
part ray-lion@lion = paint a : f_ ~ 0 0 30 66 2.4 0 40
part more-lion@lion = paint a : f_ ~ 0 0 36 80 2.4 5 52
part ray-sun@sun = paint a : f_ ~ 0 0 24 66 3 0 40
part more-sun@sun = paint a : f_ ~ 0 0 24 82 3 7 50
part ray-chick@chick = paint a : f_ ~ 0 0 34 52 3 0 34
part more-chick@chick = paint a : f_ ~ 0 0 40 62 3 5 40 ; l_ k 3 -14 58 -14 78 ; l_ k 3 14 58 14 78
part ray-pufferfish@pufferfish = paint a : f_ ~ 0 0 26 62 2.6 0 38
part more-pufferfish@pufferfish = paint a : f_ ~ 0 0 30 70 2.6 6 42 ; p_ a 40 0 84 -22 84 22
part face-hedgehog@hedgehog = pen k : o_ k -90 47 7 6 ; k -52 38 5 ; l_ k 2.5 -80 46 -72 43 -66 44
part face-lion@lion = pen k : k -14 -10 4.5 ; k 14 -10 4.5 ; p_ k -8 4 8 4 0 13 ; l_ k 2.5 0 13 0 18 ; u -7 20 7 ; u 7 20 7
part face-sun@sun = pen k : k -14 -8 4.5 ; k 14 -8 4.5 ; u 0 10 13
part face-chick@chick = pen k : k -14 -12 4.5 ; k 14 -12 4.5 ; p_ orange -8 2 8 2 0 14
part face-pufferfish@pufferfish = pen k : k -20 -12 5 ; o_ k -38 8 5 7 ; l_ k 2.5 -10 16 2 24 14 18
part eyes-hedgehog@hedgehog = eyes own : e -54 38 7
part eyes-lion@lion = eyes own : e -14 -10 8 ; e 14 -10 8
part eyes-sun@sun = eyes own : e -14 -8 8 ; e 14 -8 8
part eyes-chick@chick = eyes own : e -14 -12 8 ; e 14 -12 8
part eyes-pufferfish@pufferfish = eyes own : e -20 -12 10
scene lay

* bubble-print | 2-3 | -
topics bubble wrap, bubble wrap print, printing, bubbles, bubble painting, texture, hand painting
near first name
variant fish | Ocean, Animals | blue, green, orange free | fish, sea, under the sea, scales, rainbow fish
variant octopus | Ocean, Animals | purple, blue, orange free | octopus, suckers, sea animals
variant dinosaur | Dinosaurs | green, yellow, brown free | dinosaur, dinosaur skin, scales, lizard, reptile
variant hive | Bugs, Nature | yellow, orange, black | bees, beehive, honeycomb, honey, bee
variant snake | Jungle, Animals | green, yellow, red free | snake, snake skin, rainforest, scales
variant letter | - | blue, yellow, red free | letter, letters, alphabet, abc, letter b, b for bubbles, my name, learning letters
minutes 30
waits 30
mess lots
heart wrap: bubble-wrap = 1 sheet
heart paint: paint = 1 color
need sheet: paper, construction-paper, cardstock, watercolor-paper, packing-paper, paper-plate = 1 sheet
nice back: construction-paper, cardstock, paper-plate = 1 sheet
join tape: masking-tape, tape, duct-tape
join stick: glue-stick, glue when back
tool scissors: scissors
tool pen: marker, crayon
step fix: tape wrap tape by g
step squeeze: prepare paint wrap by g
step smear: mix paint wrap by c
step lay: print sheet paint by t
step rub: print sheet paint by c
step dry: dry sheet by g
step cut: cut sheet scissors > fish octopus dinosaur hive snake letter by g
step face: draw pen sheet > face-fish face-octopus face-dinosaur face-hive face-snake face-letter by t
step stick: glue sheet back stick > back by c
step end: play sheet by c
part back = back light-blue : ground ~ 0 0 188 160
part fish@fish = sheet w : o^ ~ -10 0 66 44 ; p^ ~ 40 0 90 -40 90 40 ; cover-spot a 0.9 1
part octopus@octopus = sheet w : o^ ~ 0 -27 45 41.4 ; t ~ -36 -3.6 8.1 -64.8 27 7.2 -79.2 36 6.3 ; t ~ -27 3.6 8.1 -52.2 54 7.2 -63 59.4 6.3 ; t ~ -16.2 7.2 8.1 -28.8 63 7.2 -36 73.8 6.3 ; t ~ -5.4 7.2 8.1 -9 63 7.2 -9 77.4 6.3 ; t ~ 5.4 7.2 8.1 10.8 63 7.2 12.6 77.4 6.3 ; t ~ 16.2 7.2 8.1 30.6 63 7.2 39.6 72 6.3 ; t ~ 27 3.6 8.1 54 52.2 7.2 66.6 55.8 6.3 ; t ~ 36 -3.6 8.1 66.6 25.2 7.2 81 32.4 6.3 ; cover-spot a 0.9 1
part dinosaur@dinosaur = sheet w : t ~ -37.8 13.8 7.7 -39.6 63.6 7.7 ; t ~ 20.6 17.2 7.7 18.9 63.6 7.7 ; b^ ~ -80.8 -67.1 -68.8 -79.1 -53.3 -74 -46.4 -58.5 -41.3 -25.8 -29.2 -10.3 -5.2 -20.6 22.4 -15.5 44.7 3.4 63.6 18.9 84.3 24.1 60.2 34.4 37.8 32.7 17.2 37.8 -13.8 37.8 -37.8 29.2 -51.6 8.6 -56.8 -29.2 -60.2 -49.9 -74 -53.3 ; t ~ -15.5 22.4 7.7 -15.5 67.1 7.7 ; t ~ 43 18.9 7.7 44.7 67.1 7.7 ; cover-spot a 0.9 1
part hive@hive = sheet w : q^ ~ 14 -30 -70 30 -70 60 -30 64 30 50 70 -50 70 -64 30 -60 -30 ; cover-spot a 0.9 1
part snake@snake = sheet w : l^ ~ 26 -70 56 -24 66 26 50 20 20 -34 8 -38 -28 4 -44 56 -46 ; d_ a 5 -70 58 -52 52 -36 64 -16 62 2 66 14 48 30 54 26 36 12 24 -4 12 -20 18 -38 4 -34 -12 -28 -28 -14 -40 2 -36 14 -46 30 -42 42 -48
part letter@letter = sheet w : z^ ~ 26 -40 61 -40 -61 10 -61 28 -48 28 -22 10 -3 -40 -3 12 -3 36 16 36 44 14 61 -40 61 ; d_ a 5 -44 -60 -28 -60 -10 -60 10 -62 26 -52 30 -34 26 -16 12 -6 -4 -4 -20 0 -40 -36 -40 -18 -40 4 -40 24 -40 44 -40 62 -22 62 -4 62 16 62 34 52 38 32 32 14
part face-fish@fish = pen k : e -48 -12 9 ; l_ k 2.5 -70 12 -60 16 -52 12
part face-octopus@octopus = pen k : e -16 -30.6 9 ; e 16 -30.6 9 ; u 0 -12.6 9
part face-dinosaur@dinosaur = pen k : k -76 -67.1 3.4 ; l_ k 2.1 -79.1 -60.2 -72.2 -57.6 -65.4 -59.3
part face-hive@hive = pen k : o_ k 0 44 15 17 ; o^ yellow 50 -54 14 10 ; z_ k 3 46 -62 46 -46 ; z_ k 3 54 -63 54 -45 ; o w 48 -68 7 9 ; o w 58 -66 7 9
part face-letter@letter = pen k : k -47 -32 4 ; k -34 -32 4 ; l_ k 2.5 -47 -22 -40.5 -17 -34 -22
part face-snake@snake = pen k : k 60 -50 4 ; l_ red 2.5 68 -46 82 -46 90 -52 ; l_ red 2.5 82 -46 90 -40
scene lay

* jewel-band-crown | 2-3 4-5 | Fairy Tales, Fantasy
extras head: cotton-ball, pillow-stuffing, faux-fur, button, sticker, glitter-glue, ribbon, crepe-paper, tulle, tinsel, lace, ric-rac, feather, wrapping-paper, gift-bow, stick-on-gem, felt-sticker
appeal 3
topics crown, king, queen, prince, princess, royal, royalty, castle, birthday, three kings, epiphany, purim, dress up, tiara
colors yellow, red, blue free
minutes 20 25
mess low
heart band: cardstock, construction-paper, cereal-box, corrugated-paper, paper-bag, cardboard, metallic-paper = 2 sheet
heart jewel: aluminum-foil, sticker, metallic-paper, tissue-paper, candy-wrapper, wrapping-paper = 1 sheet
nice gold: wrapping-paper, metallic-paper, aluminum-foil = 1 sheet
nice stones@2-3: sticker, felt-sticker = 10
nice stones@4-5: stick-on-gem, sticker, felt-sticker, sequin = 10
nice patch: felt, fabric-scrap, craft-foam = 4 scrap
nice fur: cotton-ball, pillow-stuffing, faux-fur = handful
need pens: crayon, marker, oil-pastel = 3 color
join tape: tape, masking-tape, washi-tape
join stick: glue, glue-stick, tape, masking-tape when jewel!=sticker; gold; patch
tool scissors: scissors
step band: cut band scissors > band by gt
step color: color pens band > scribble by cc
step gold: glue gold band stick > gold by cc
step tear: tear jewel by cc
step press: arrange jewel band stick > jewels by cc
step stones: decorate stones band > stones by cc
step patch: glue patch band stick > patches by ct
step fur: glue fur band stick > fur by cc
step close: tape band tape by gt
step reign: play band by cc
part band = band a : p^ ~ -80 60 -80 -30 -56 10 -40 -50 -20 6 0 -64 20 6 40 -50 56 10 80 -30 80 60 ; z_ ~- 2 -80 58 80 58
part scribble = pens b : l_ ~ 3 -72 34 -60 16 -50 34 -36 14 -26 34 -12 14 0 34 14 14 26 34 38 14 50 34 62 16 72 34
part gold = gold gold : q_ ~ 3 -78 10 -58 14 -60 56 -78 56 ; q_ ~ 3 -46 2 -30 8 -34 56 -50 56 ; q_ ~ 3 -10 -20 10 -20 14 56 -16 56 ; q_ ~ 3 30 8 48 2 52 56 34 56 ; q_ ~ 3 60 14 78 8 78 56 62 56
part jewels = jewel own : bits own 2.2 0 -18 ; bits own 1.8 -40 -8 40 -8
part patches = patch blue : q_ blue 3 -40 30 -32 40 -40 50 -48 40 ; q_ green 3 0 30 8 40 0 50 -8 40 ; q_ purple 3 40 30 48 40 40 50 32 40 ; q_ blue 3 -66 8 -60 16 -66 24 -72 16
part stones = stones c : bits own 1.25 -70 46 -54.4 46 -38.9 46 -23.3 46 -7.8 46 7.8 46 23.3 46 38.9 46 54.4 46 70 46
part fur = fur own : cotton ~ -66 66 15 ; cotton ~ -40 68 15 ; cotton ~ -14 68 15 ; cotton ~ 14 68 15 ; cotton ~ 40 68 15 ; cotton ~ 66 66 15
scene stand

* photo-friend | 2-3 4-5 | -
extras puppet: sequin, glitter-glue
topics photo, me, myself, all about me, selfie, stick puppet, pretend play, that's me
near family
variant hero | Superheroes | red, blue, yellow free | superhero, hero, super me, super kid, cape, my hero
variant astronaut | Space | white, orange, blue | astronaut, spaceman, moon landing, space suit
variant royal | Fairy Tales | purple, yellow, pink | king, queen, prince, princess, crown, royal
minutes 20 25
mess low
heart photo: photo = 1
heart stick: craft-stick, paper-straw, wooden-spoon, balloon-stick = 1
need paper: construction-paper, cardstock, felt, craft-foam = 2 sheet
nice stars: sticker, felt-sticker = 6
nice shine: aluminum-foil, tissue-paper, metallic-paper = 1 scrap
need pens: crayon, marker = 3 color
join glue: glue-stick, glue
join tape: tape, masking-tape
tool scissors: scissors
step face: cut photo scissors by gg
step body: cut paper scissors > body-hero body-astronaut body-royal by gt
step color: color pens paper > stripes by cc
step crumple: shape paper > cloth-hero cloth-astronaut cloth-royal by cc
step head: glue photo paper glue > face by tc
step top: glue paper glue > top-hero top-astronaut top-royal by tc
step stars: decorate stars paper > stars by cc
step shine: arrange shine paper glue > shine by cc
step stick: tape stick paper tape > stick by gt
step fly: play stick by cc
part stick = stick own : stick ~ 0 40 0 100 9
part cloth-hero@hero = paper a : p^ ~ -24 -18 24 -18 62 74 -62 74 ; z_ ~- 2.5 -14 0 -34 70 ; z_ ~- 2.5 14 0 34 70
part cloth-astronaut@astronaut = paper b : q^ ~ 6 -34 -14 34 -14 34 40 -34 40
part cloth-royal@royal = paper a : p^ ~ -22 -18 22 -18 56 78 -56 78 ; z_ ~- 2.5 -12 10 -26 74 ; z_ ~- 2.5 12 10 26 74
part body-hero@hero = paper b : q^ ~ 8 -24 -16 24 -16 24 44 -24 44 ; r^ ~ -14 58 18 34 4 ; r^ ~ 14 58 18 34 4 ; t^ ~ -22 -6 9 -64 -40 8 ; t^ ~ 22 -6 9 64 -40 8
part body-astronaut@astronaut = paper a : q^ ~ 12 -28 -16 28 -16 28 44 -28 44 ; r^ ~ -15 60 22 34 6 ; r^ ~ 15 60 22 34 6 ; t^ ~ -26 -4 10 -64 10 9 ; t^ ~ 26 -4 10 64 10 9
part body-royal@royal = paper c : q^ ~ 8 -22 -16 22 -16 30 60 -30 60 ; t^ ~ -20 -4 9 -54 16 8 ; t^ ~ 20 -4 9 54 16 8
part stripes = pens c : l_ ~ 3 -14 8 -6 20 2 8 10 20 16 8 ; l_ ~ 3 -14 26 -6 36 2 26 10 36 16 26
part top-astronaut@astronaut = paper a : o_ ~- 0 -48 38 36
part face = photo cream : o^ ~ 0 -46 27 29 ; l_ brown 9 -24 -58 -14 -74 6 -76 22 -62 ; k -10 -46 3.5 ; k 10 -46 3.5 ; u 0 -32 9
part top-hero@hero = paper a : b ~ -26 -52 0 -46 26 -52 24 -38 0 -42 -24 -38 ; o_ w -10 -45 6 4 ; o_ w 10 -45 6 4 ; k -10 -45 3 ; k 10 -45 3
part top-royal@royal = paper b : p ~ -26 -68 -28 -98 -12 -82 0 -100 12 -82 28 -98 26 -68
part stars = stars c : bits own 1.25 0 10 -13 30 13 30 0 48 -14 62 14 62
part shine = shine silver : o ~ 0 -6 10 6
scene stand

* spiral-snake | 2-3 4-5 | Jungle, Animals
extras world Jungle: construction-paper, crinkle-paper, cardboard-tube, tissue-paper, fake-leaf, paper-bag, cupcake-liner, petal, flower, feather, candy-wrapper, paint-chip, fabric-scrap, moss, newspaper
appeal 3
topics snake, snakes, python, rainforest, reptile, reptiles, letter s, hissing, year of the snake, spiral
colors green, yellow, red free
minutes 20 25
waits 20
mess some
heart plate: paper-plate = 1
heart dots: marker, paint, sticker, crayon, washable-ink-pad = 2 color
nice sponge: kitchen-sponge, cotton-ball, cork, cotton-swab when dots=paint,washable-ink-pad
need tongue: construction-paper, paper, felt, cardstock, crepe-paper = 1 scrap
join stick: tape, glue, glue-stick
home saucer when dots=paint
tool scissors: scissors
tool pen: marker, crayon
step color: decorate dots plate saucer sponge? > spots by cc
step back: decorate dots plate sponge? by cc
step dry: dry plate by gc
step cut: cut plate scissors pen > snake by gt
step snip: cut tongue scissors by gt
step tongue: glue tongue plate stick > tongue by cc
step eyes: draw pen plate > eyes by tc
step dance: play plate by cc
part snake = plate a : l^ ~ 17 -4 2 12 4 14 -12 -2 -22 -22 -14 -28 8 -12 30 14 32 36 12 38 -18 16 -44 -20 -48 -52 -24 -56 18 -28 56 20 64 62 36
part tongue = tongue c : l_ ~ 4 60 38 80 30 92 34 ; l_ ~ 4 80 30 86 20
part spots = dots b : d_ b 5 -2 -22 -28 8 14 32 -52 -24 -28 56 20 64 ; z_ a 5 31 -15 45 -21 ; z_ a 5 -17 -41 -23 -55 ; z_ a 5 -49 16 -63 20 ; z_ a 5 30 10 42 15 ; z_ a 5 -9 24 -15 36 ; z_ a 5 14 -37 19 -51 ; z_ a 5 -17 -11 -28 -18 ; z_ a 5 -4 54 -6 68
part eyes = pen k : e 54 32 6 ; e 62 46 6
scene lay

* hand-palm | 2-3 4-5 | Jungle, Nature
extras picture Jungle: feather, candy-wrapper, tissue-paper, cupcake-liner, washi-tape, crinkle-paper, grass, clover, petal
topics palm tree, palm, palm trees, tree, beach, island, hawaii, tropical, rainforest, tropics, chicka chicka boom boom, handprint
colors green, brown, yellow
minutes 30 30
waits 30
mess lots
heart paint: paint, washable-ink-pad = 1 color
heart trunk: cardboard-tube, cardboard, paper-bag, corrugated-paper, packing-paper = 1
need sheet: construction-paper, paper, cardstock, cardboard, watercolor-paper, packing-paper = 1 sheet
nice fruit: sticker, construction-paper, tissue-paper, crepe-paper = 3
nice ground: sand, oats, packing-paper, paper-strip = handful
join stick: glue, glue-stick, tape
home towel
home water
tool brush: sponge-brush, paintbrush, kitchen-sponge when paint=paint
tool scissors: scissors
step trunk: cut trunk scissors by gt
step glue: glue trunk sheet stick > sheet trunk by tc
step paint: paint paint brush by tc
step first: print paint sheet > leaf by cc
step more: print paint sheet > leaves by cc
step wash: wash towel water by gc
step fruit: decorate fruit sheet > fruit by cc
step ground: glue ground sheet stick > ground by cc
step dry: dry sheet by gc
step sway: play sheet by cc
part sheet = sheet w : r^ ~ 0 0 164 184 3
part ground = ground own : b ~ -80 70 -40 60 0 64 44 58 80 70 80 90 -80 90
part trunk = trunk brown : b^ ~ -16 84 -10 30 -8 -14 10 -14 12 30 18 84 ; z_ ~- 3 -13 64 15 64 ; z_ ~- 3 -11 44 13 44 ; z_ ~- 3 -10 24 12 24 ; z_ ~- 3 -9 6 11 6
part leaf = paint a : o_ ~ 0 -44 14 14 ; l_ ~ 8 -8 -50 -14 -76 -12 -84 ; l_ ~ 8 0 -54 2 -80 2 -90 ; l_ ~ 8 8 -52 18 -74 20 -84
part leaves = paint a : o_ ~ -28 -26 16 13 ; l_ ~ 8 -36 -32 -58 -46 -68 -42 ; l_ ~ 8 -38 -26 -62 -26 -74 -20 ; l_ ~ 8 -36 -20 -56 -8 -66 2 ; l_ ~ 8 -30 -16 -42 2 -48 14 ; o_ ~ 28 -26 16 13 ; l_ ~ 8 36 -32 58 -46 68 -42 ; l_ ~ 8 38 -26 62 -26 74 -20 ; l_ ~ 8 36 -20 56 -8 66 2 ; l_ ~ 8 30 -16 42 2 48 14
part fruit = fruit brown : o ~ -8 -10 8 8 ; o ~ 9 -10 8 8 ; o ~ 0 0 8 8
scene lay

* tape-bracelet | 2-3 4-5 | Nature, Seasons
extras jewelry: sticker
appeal 3
topics bracelet, nature walk, walk in the park, walk in the woods, garden, flowers, wildflowers, spring, jewelry, mother's day, forest school, camping, hike, may day, midsummer
colors green, yellow, pink
minutes 20 25
mess low
place outdoors
heart tape: masking-tape, duct-tape, tape = 8 in
heart finds: flower, petal, leaf, grass, clover, fern-frond, lavender, fresh-herb, moss = handful
nice more: leaf, grass, petal, clover, fern-frond, fake-leaf, moss = handful
nice fluff: grass, feather, hay, cotton-stem = handful
home basket
tool scissors: scissors
step wrap: tape tape scissors > band by gt
step walk: prepare finds basket by cc
step first: decorate finds tape > finds by cc
step more: decorate more tape > more by cc
step fluff: decorate fluff tape > fluff by cc
step rub: shape tape finds by cc
step end: cut tape scissors by gt
part band = tape cream : a^ ~ 0 0 84 52 0 360 ; a_ ~- 0 0 84 80 0 360 ; a_ ~- 0 0 56 52 0 360
part finds = finds b : f ~ 0 -68 6 13 4 ; o_ orange 0 -68 4 ; f pink 48 -48 6 12 4 ; o_ yellow 48 -48 4 ; f ~ 66 10 6 13 4 ; o_ orange 66 10 4 ; f pink 20 64 6 12 4 ; o_ yellow 20 64 4 ; f ~ -40 54 6 13 4 ; o_ orange -40 54 4 ; f pink -68 -4 6 12 4 ; o_ yellow -68 -4 4
part more = more a : j ~ -62 -48 -34 -58 7 ; j ~ 60 -36 74 -12 7 ; j ~ 64 30 46 54 7 ; j ~ 0 74 -24 60 7 ; j ~ -56 42 -70 20 7 ; j ~ 14 -74 36 -60 7
part fluff = fluff own : bits own 1.4 -62 -34 72 -22 36 60 -24 -66
scene lay

* filter-rainbow | 2-3 4-5 | Weather
appeal 3
topics rainbow, rainbows, rain and sun, spring, noah's ark, st. patrick's day, pride, colors, learning colors, watercolor, somewhere over the rainbow
near science
colors red, yellow, blue
minutes 20 20
waits 60
mess some
heart filter: coffee-filter, paper-towel, paper-napkin = 1
heart pens: marker, watercolor-paint, food-coloring = 3 color
need clouds: cotton-ball, pillow-stuffing, cotton-pad, tissue, paper = 1 handful
nice rain: crepe-paper, tissue-paper, paper-strip = 3 strip
nice sheet: construction-paper, cardstock, paper-plate = 1 sheet
need wet: spray-bottle, cotton-swab, kitchen-sponge, paintbrush, pipette = 1
join stick: glue, tape, glue-stick
home plate
home water
tool scissors: scissors
step lay: prepare filter plate by gc
step color: color pens filter > circle by cc
step wet: print wet water filter by cc
step watch: play filter by cc
step dry: dry filter by gc
step cut: cut filter scissors > rainbow by gt
step sheet: glue filter sheet stick > sheet by cc
step clouds: glue clouds filter stick > clouds by cc
step rain: glue rain filter stick > rain by cc
part sheet = sheet light-blue : ground ~ 0 0 186 160
part rainbow = filter w : a^ ~ 0 40 84 19 180 360
part circle = pens blue : a_ red 0 40 84 70 180 360 ; a_ orange 0 40 70 57 180 360 ; a_ yellow 0 40 57 44 180 360 ; a_ green 0 40 44 32 180 360 ; a_ blue 0 40 32 19 180 360
part clouds = clouds w : cotton ~ -72 42 20 ; cotton ~ -48 46 18 ; cotton ~ -60 30 17 ; cotton ~ 72 42 20 ; cotton ~ 48 46 18 ; cotton ~ 60 30 17
part rain = rain blue : z_ ~ 5 -72 60 -72 78 ; z_ ~ 5 -52 62 -52 78 ; z_ ~ 5 62 62 62 78
scene lay

* spoon-maraca | 2-3 4-5 | Music
extras sound: ribbon, bell, sticker, stick-on-gem
appeal 3
topics maraca, maracas, shaker, shakers, rattle, easter eggs, egg shaker, instruments, rhythm, band, cinco de mayo, mexico, salsa, fiesta, dancing
colors yellow, red, blue
minutes 20 20
mess low
heart egg: egg-shaped-plastic-shell = 1
heart spoon: plastic-spoon = 2
tool fill@2-3: rice, oats, sand, salt, sugar = 2 tbsp
tool fill@4-5: rice, dried-lentil, dried-bean, popcorn, oats, sand, salt, seed = 2 tbsp
home bowl
join wind: washi-tape, duct-tape, masking-tape, tape = 3 ft
nice look: sticker, felt-sticker = 8
nice tails: crepe-paper, tissue-paper, paper-strip = 4 strip
step fill: fill fill egg bowl by gt
step shut: tape egg wind > egg by gg
step listen: play egg by cc
step hug: tape spoon egg wind > spoons by tt
step handle: tape spoon wind > wind by tc
step look: decorate look egg > look by cc
step tails: tape tails spoon wind > tails by cc
step shake: play egg by cc
part tails = tails b : l_ ~ 6 -8 58 -30 78 -24 96 ; l_ c 6 -3 60 -8 82 -2 98 ; l_ red 6 4 60 14 80 8 97 ; l_ ~ 6 8 58 32 76 30 94
part spoons = spoon w : o^ ~ -7 -44 26 39 ; o^ ~ 7 -44 26 39 ; r^ ~ -7 32 12 92 5 ; r^ ~ 8 30 12 92 5
part egg = egg a : o^ ~ 0 -48 25 35 ; z_ ~- 2 -25 -44 25 -44
part look = look b : bits own 1 -12 -66 6 -74 -1 -58 15 -58 -14 -36 3 -32 16 -38 -2 -20
part wind = wind c : r_ ~ 0 -8 26 9 2 ; r_ b 0 6 22 8 2 ; r_ ~ 0 20 21 8 2 ; r_ b 0 34 21 8 2 ; r_ ~ 0 48 21 8 2
scene lay

* muddy-pig | 2-3 4-5 | Farm, Animals
topics pig, pigs, piglet, mud, muddy, muddy puddles, peppa, barnyard, pink, three little pigs, messy play
colors pink, brown, black
minutes 20 25
waits 45
mess lots
heart pig: construction-paper, felt, paper-plate = 2 sheet
heart mud: paint, soil, cocoa = 1 color
need puddle: kitchen-sponge, sponge-brush, paintbrush, cotton-ball, potato = 1
nice eyes: sticker = 2
nice field: construction-paper, cardstock, cardboard = 1 sheet
join stick: glue-stick, glue
home water
home saucer
home towel
tool scissors: scissors
tool pen: marker, crayon
step cut: cut pig scissors > body by gt
step snout: glue pig stick > snout by cc
step face: draw pen pig > face by tc
step eyes: decorate eyes pig > eyes by cc
step field: glue pig field stick > field by cc
step mud: prepare mud saucer water by gt
step dab: print mud puddle pig > mud by cc
step roll: print mud pig > splash by cc
step dry: dry pig towel by gc
part field = field light-green : r^ ~ 0 0 188 164 3
part body = pig pink : r^ ~- -10 62 16 32 5 ; r^ ~- 22 62 16 32 5 ; o^ ~ 8 10 74 56 ; r^ ~ -30 64 20 34 5 ; r^ ~ 42 64 20 34 5 ; l_ ~- 4 80 2 92 -6 88 6 96 0 ; o^ ~ -44 -26 40 36 ; p^ ~ -72 -44 -84 -72 -54 -60 ; p^ ~ -22 -58 -4 -72 -8 -44
part snout = pig pink : o^ ~+ -48 -18 17 13 ; o_ ~-- -53 -18 3 5 ; o_ ~-- -43 -18 3 5
part face = pen k : k -60 -38 4 ; k -32 -38 4 ; u -46 0 9
part eyes = eyes own : e -60 -38 7 ; e -32 -38 7
part mud = mud brown : y_ ~ 28 34 40 24 8 0.2 ; y_ ~ -30 72 20 12 7 0.2 ; y_ ~ 42 74 20 12 7 0.2
part splash = mud brown : d_ ~ 5 -10 -6 50 -14 68 12 -26 20 -66 -14 10 -30 76 -40 -84 30
scene lay

* feather-plate-bird | 2-3 4-5 | -
appeal 3
topics bird, birds, feathers, feather, wings, nest, plate bird
near pirate
variant chick | Farm, Animals | yellow, orange, white | chick, chicks, baby chick, chicken, hen, spring, easter, baby animals
variant owl | Animals, Nature | brown, orange, white or gray, white, tan | owl, owls, barn owl, night animals, forest animals
variant parrot | Jungle, Animals | red, yellow, blue free | parrot, macaw, tropical birds, rainforest
variant turkey | - | brown, orange, red | turkey, thanksgiving, harvest, gobble
variant penguin | Animals, Seasons | black, orange, white | penguin, penguins, antarctica, arctic, winter animals
minutes 25 30
waits 30
mess some
heart plate: paper-plate, paper-bowl, cake-board = 1
heart feather: feather, tissue-paper, crepe-paper, crinkle-paper, paper-strip, cotton-ball = handful
need beak: construction-paper, felt, craft-foam, cardstock, paper = 1 sheet
nice color: paint = 1 color
nice eyes@2-3: sticker, cupcake-liner, cotton-pad = 2
nice eyes@4-5: googly-eye, sticker, button, cupcake-liner = 2
join glue: glue, glue-stick
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint
tool scissors: scissors
tool pen: marker, crayon
step paint: paint color plate brush > coat by cc
step dry: dry color plate by gc
step cut: cut beak scissors by gt
step glue: glue plate glue > plate tummy by gc
step press: decorate feather plate glue > tail belly wings ruff by cc
step beak: glue beak plate glue > beak by cc
step face: draw pen plate > face by tc
step eyes: glue eyes plate glue > eyes by cc
step fly: play plate by cc
part tail@turkey = feather c : j^ ~ -30 -40 -70 -92 12 ; j^ b -16 -46 -36 -100 12 ; j^ ~ 0 -48 0 -104 12 ; j^ b 16 -46 36 -100 12 ; j^ ~ 30 -40 70 -92 12
part wings = feather a : j^ ~ -60 0 -96 -40 12 ; j^ ~ -64 12 -99 -12 12 ; j^ ~ -62 26 -96 20 12 ; j^ ~ 60 0 96 -40 12 ; j^ ~ 64 12 99 -12 12 ; j^ ~ 62 26 96 20 12
part plate = plate w : o^ ~ 0 0 72 74 ; o_ ~- 0 0 58 60 ; o_ ~ 0 0 57 59
part coat = color a : o_ ~ 0 0 72 74 ; o_ ~+ 0 0 58 60
part tummy@penguin = plate w : o_ ~ 0 14 46 54
part ruff@owl = feather c : o_ ~ -24 -30 22 ; o_ ~ 24 -30 22 ; p_ a -50 -56 -40 -80 -24 -60 ; p_ a 50 -56 40 -80 24 -60
part belly@chick,owl,parrot,turkey = feather a : j ~ -34 6 -40 36 9 ; j ~+ -18 10 -22 42 9 ; j ~ 0 12 0 46 9 ; j ~+ 18 10 22 42 9 ; j ~ 34 6 40 36 9 ; j ~+ -26 30 -30 58 9 ; j ~ -9 34 -10 64 9 ; j ~ 9 34 10 64 9 ; j ~+ 26 30 30 58 9
part beak = beak b : p^ ~ -12 -10 12 -10 0 12 ; r ~ -20 78 22 10 4 ; r ~ 20 78 22 10 4
part face = pen k : o_ w -24 -30 13 ; o_ w 24 -30 13 ; o_ k -24 -30 6 ; o_ k 24 -30 6
part eyes = eyes own : e -24 -30 13 ; e 24 -30 13
scene lay

* plate-ring-wreath | 2-3 4-5 | -
extras hanging: stick-on-gem, glitter-glue, sequin
appeal 3
topics wreath, door wreath, front door, door decoration
variant christmas | - | green, red, gold | christmas, xmas, christmas wreath, advent, holly, christmas door
variant fall | Seasons, Nature | orange, yellow, brown | fall, autumn, harvest, thanksgiving, fall wreath
variant spring | Seasons, Nature | light green, pink, yellow | spring, spring wreath, easter, mother's day, flowers, may day
variant heart | - | red, pink, white | valentine's day, valentine, love, hearts, anniversary
minutes 25 30
mess some
heart plate: paper-plate, cake-board, cardboard, paper-bowl = 1
heart bits: tissue-paper, crepe-paper, leaf, crinkle-paper, construction-paper, cupcake-liner, magazine, paper-napkin, felt, flower, pine-branch, fabric-scrap, feather = 2 handful
nice berries@2-3: sticker, cupcake-liner, felt, bottle-cap = 8
nice berries@4-5: sticker, pom-pom, button, cupcake-liner, felt = 8
nice paint: paint = 1 color
join glue: glue, glue-stick
join bow: ribbon, yarn, string, crepe-paper, tissue-paper = 1 strip
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when paint=paint
tool scissors: scissors
step ring: cut plate scissors > ring by gt
step paint: paint paint plate brush > coat by cc
step tear: tear bits by cc
step spread: glue plate glue by gc
step press: arrange bits plate glue > bits by cc
step berries: decorate berries plate glue > berries by cc
step bow: tie bow > bow by gg
step hang: tape bow plate tape by gg
part ring = plate w : a^ ~ 0 -4 84 46 0 360 ; a_ ~- 0 -4 84 80 0 360
part coat = paint a : a_ ~ 0 -4 84 46 0 360
part bits = bits a : y ~ -46 -50 22 20 7 0.2 ; y ~- -10 -70 22 18 7 0.2 ; y ~ 30 -64 22 20 7 0.2 ; y ~- 60 -34 20 22 7 0.2 ; y ~ 68 4 20 22 7 0.2 ; y ~- 52 42 22 20 7 0.2 ; y ~ 16 60 22 18 7 0.2 ; y ~- -24 58 22 20 7 0.2 ; y ~ -56 32 20 22 7 0.2 ; y ~- -68 -10 20 22 7 0.2
part berries = berries b : bits ~ 1 -52 -44 -4 -72 44 -54 70 -8 54 42 -44 46 -72 2 14 -46
part bow = bow b : p^ ~ 0 62 -34 46 -34 80 ; p^ ~ 0 62 34 46 34 80 ; l^ ~ 8 -4 64 -14 94 ; l^ ~ 8 4 64 14 94 ; o^ ~- 0 62 9 9
scene hang

* sticker-pumpkin | 2-3 4-5 | Seasons
appeal 3
topics pumpkin, pumpkins, halloween, jack-o-lantern, no carve pumpkin, not scary, thanksgiving, harvest, pumpkin patch, fall, autumn, pumpkin face
colors orange, green, black
minutes 20 25
mess low
heart pumpkin: mini-pumpkin, pumpkin, gourd = 1
heart look: sticker, washi-tape, masking-tape, tissue-paper, adhesive-bandage, felt-sticker, duct-tape
nice band: washi-tape, masking-tape, duct-tape = 2 ft
nice hat@2-3: leaf, felt, cupcake-liner, tissue-paper = 1
nice hat@4-5: leaf, felt, cupcake-liner, pipe-cleaner, tissue-paper = 1
join glue: glue, tape when look=tissue-paper
home towel
tool scissors: scissors
step wipe: wash pumpkin towel > pumpkin by cc
step plan: prepare look by gc
step stick: arrange look pumpkin glue > dots by cc
step turn: arrange look pumpkin glue > more by cc
step band: roll band pumpkin scissors > band by gt
step face: arrange look pumpkin > face by tc
step hat: arrange hat pumpkin > hat by cc
step show: play pumpkin by cc
part pumpkin = pumpkin a : o^ ~ -44 14 42 56 ; o^ ~ 44 14 42 56 ; o^ ~+ 0 14 42 60 ; l_ ~- 3 -24 -38 -36 14 -24 66 ; l_ ~- 3 24 -38 36 14 24 66 ; r^ b 0 -54 13 26 3 8
part band = band own : l_ light-blue 7 -84 30 -40 44 0 47 40 44 84 30
part dots = look c : o_ red -60 -8 8 ; o_ blue -64 16 8 ; o_ yellow 62 -6 8 ; o_ green 66 16 8
part more = look c : s_ yellow -40 -24 5 10 5 ; s_ w 40 -24 5 10 5 ; o_ purple -50 52 7 ; o_ pink 50 52 7
part face = look k : o_ ~ -20 4 10 ; o_ ~ 20 4 10 ; o_ w -20 4 4 ; o_ w 20 4 4 ; b_ ~ -26 26 0 34 26 26 14 42 -14 42
part hat = hat green : j^ ~ 4 -46 46 -66 13
scene stand

* first-stick-frame | 2-3 | -
extras board: felt, construction-paper, tissue-paper, gift-bow, toy-animal, felt-sticker
appeal 3
topics picture frame, photo frame, frame, father's day, mother's day, grandparents day, grandma, grandpa, gift, present, keepsake, family photo, dad, mom, birthday present, teacher gift
colors blue, yellow, red free
minutes 25
waits 60
mess some
heart stick: craft-stick = 8
heart photo: photo, paper = 1
need color: paint, crayon, marker, washi-tape = 2 color
need back: cardboard, cereal-box, cardstock, construction-paper = 1 sheet
nice deco: sticker, felt-sticker, felt, cupcake-liner = 8
join glue: glue
join loop: tape, masking-tape, ribbon, yarn, string = 5 in
tool brush: paintbrush, sponge-brush, kitchen-sponge, cotton-swab when color=paint
tool scissors: scissors
tool pen: marker, crayon, pencil when photo!=photo
step paint: decorate color stick brush > sticks by c
step square: glue stick glue > frame by t
step dry: dry stick by g
step draw: draw pen photo by c
step deco: decorate deco stick glue > deco by c
step photo: glue photo back glue scissors > photo by g
step join: glue back stick glue by g
step loop: glue loop back glue by g
step give: play photo by c
part photo = photo light-blue : r^ ~ 0 4 104 104 2 ; o cream 0 -6 24 27 ; l_ brown 8 -22 -14 -14 -32 8 -34 22 -18 ; k -9 -6 3 ; k 9 -6 3 ; u 0 6 8 ; b_ red -40 56 -30 32 0 24 30 32 40 56
part sticks = stick a paint paint a : r^ ~ -64 4 15 150 7 ; r^ b -49 4 13 150 7 ; r^ ~ 64 4 15 150 7 ; r^ b 49 4 13 150 7
part frame = stick a paint paint a : r^ ~ 0 -62 150 15 7 ; r^ b 0 -47 150 13 7 ; r^ ~ 0 70 150 15 7 ; r^ b 0 55 150 13 7
part deco = deco c : bits own 1.5 -64 -56 64 -56 -64 64 64 64 -40 -54 40 -54 -40 62 40 62
scene hang

* bath-shapes | 2-3 4-5 | -
topics bath, bath time, bathtub, bath toys, tub, water play, bubble bath, getting clean, washing, pool, splash
near spelling
variant fish | Ocean | orange, blue, yellow free | fish, sea, under the sea, ocean bath
variant boats | Transportation | red, blue, yellow free | boat, boats, ship, sailing, harbor
variant letters | - | red, blue, green | alphabet, letters, abc, my name, name
minutes 20 25
mess low
heart foam: craft-foam, foam-sheet-scrap = 2 color
nice wet: kitchen-sponge, paintbrush, spray-bottle
home bowl
home water
tool scissors: scissors
tool pen: marker, pencil
step cut: cut foam scissors pen > one-fish one-boats one-letters by gt
step more: cut foam scissors pen > two-fish two-boats two-letters by gt
step sort: arrange foam by cc
step wet: wash foam bowl water wet? by cc
step stick: play foam by tt
step rinse: wash foam water by tt
part one-fish@fish = foam a : o^ ~ -52 -58 26 17 ; p^ ~ -30 -58 -8 -74 -8 -42 ; k -64 -62 3 ; o^ ~ 34 -42 26 17 ; p^ ~ 56 -42 78 -58 78 -26 ; k 22 -46 3 ; o^ ~ -30 -6 26 17 ; p^ ~ -8 -6 14 -22 14 10 ; k -42 -10 3
part two-fish@fish = foam b : l^ ~ 11 -84 84 -90 58 -80 40 -86 24 ; l^ ~ 11 -62 86 -68 64 -56 48 -64 30 ; l^ ~ 11 -38 86 -44 66 -32 50 -38 34 ; l^ ~ 11 -14 86 -20 68 -8 54 -14 40 ; l ~ 6 26 62 14 74 ; l ~ 6 34 68 26 82 ; l ~ 6 70 62 82 74 ; l ~ 6 62 68 70 82 ; o^ ~ 48 56 26 18 ; l ~ 6 28 46 16 32 ; l ~ 6 68 46 80 32 ; o^ ~ 14 28 9 8 ; o^ ~ 82 28 9 8 ; k 40 48 3 ; k 56 48 3
part one-boats@boats = foam a : p^ ~ -90 -20 -14 -20 -28 2 -76 2 ; p^ ~ -52 -84 -52 -28 -14 -28 ; p^ ~ 8 -30 84 -30 70 -8 22 -8 ; p^ ~ 46 -94 46 -38 84 -38
part two-boats@boats = foam b : p^ ~ -50 40 50 40 32 66 -34 66 ; r^ ~ -6 28 46 22 3 ; r^ ~ 4 4 14 28 2 ; l^ ~ 8 -92 86 -78 78 -66 86 -52 78 -40 86 ; l^ ~ 8 -26 86 -12 78 0 86 14 78 26 86 ; l^ ~ 8 40 86 54 78 66 86 80 78 92 86
part one-letters@letters = foam a : p^ ~ -84 20 -56 -64 -36 -64 -8 20 -28 20 -34 2 -58 2 -64 20 ; p_ w -53 -14 -39 -14 -46 -38
part two-letters@letters = foam b : l^ ~ 17 30 -60 30 18 74 18 ; h^ c 4 62 34 ; s^ b 66 -40 5 24 11
scene lay

* first-calm-bottle | 2-3 | -
appeal 3
topics calm down, calm, calm-down bottle, calm down jar, quiet time, sensory bottle, big feelings, feeling angry, angry, tantrum, feelings, anxiety, worried, relax, breathing, mindfulness, bedtime, glitter jar
variant sea | Ocean | blue, light blue, silver | ocean, sea, waves, ocean in a bottle, under the sea
variant night | Space | navy, silver, yellow | space, galaxy, stars, night sky, outer space
variant rainbow | Weather, Fantasy | pink, purple, yellow | rainbow, fairy, unicorn, magic potion, potion
minutes 20
mess some
heart bottle: plastic-bottle, plastic-jar = 1
tool shine: glitter-glue, glitter, aluminum-foil = 2 tbsp
tool tint: food-coloring, watercolor-paint, paint = 1 color
tool drop: glue
nice look: sticker, felt-sticker, washi-tape = 1
home water
home bowl
tool funnel: funnel, measuring-cup, plastic-cup
tool tape: duct-tape, tape, masking-tape
step peel: wash bottle bowl water by c
step pour: fill water bottle funnel > bottle by g
step shine: mix shine tint drop bottle > shine by g
step shut: tape bottle tape > lid by g
step shake: play bottle by c
step look: decorate look bottle > look by c
step calm: play bottle by t
part bottle = bottle a : q^ ~+ 12 -36 -40 -14 -66 -14 -78 14 -78 14 -66 36 -40 38 84 -38 84 ; q_ ~ 10 -34 -26 34 -26 35 82 -35 82
part shine = shine b : q_ a 8 -32 -22 32 -22 34 80 -34 80 ; d_ ~ 3.2 -22 -6 10 -16 24 8 -8 20 -26 40 16 34 2 58 -18 66 26 62 8 76 -28 76 -4 -4 28 -10 ; s_ c 12 6 5 7 3 ; s_ c -16 52 5 7 3 ; s_ c 20 48 5 6 3
part lid = tape silver : r^ ~ 0 -82 36 20 4
part look = look c : h_ red 0 22 16
scene stand

* block-print-vehicle | 2-3 4-5 | Transportation
extras picture Transportation: cotton-ball, cotton-pad, craft-foam, duct-tape, electrical-tape, fake-leaf, felt-sticker, foam-sheet-scrap, glitter-glue, grass, paper, ribbon, sandpaper, washi-tape, wool-roving
topics vehicles, trucks, truck, sponge print, shapes, wheels, things that go
variant fire-truck | - | red, black, yellow | fire truck, fire trucks, fire engine, firefighter, fire station, fireman, rescue, emergency vehicles
variant dump-truck | - | yellow, black, orange | dump truck, digger, diggers, excavator, construction site, construction vehicles, construction, builder, bulldozer
variant garbage-truck | - | green, black, white | garbage truck, garbage trucks, trash truck, trash trucks, recycling truck, dumpster, garbage day, trash day, garbage man, sanitation worker, bin lorry, bin lorries, bin truck, bin men, dustbin lorry, dustcart, rubbish truck, refuse truck, waste truck
variant school-bus | - | yellow, black, red | bus, school bus, first day of school, preschool, wheels on the bus, city bus
variant train | - | blue, black, red free | train, trains, choo choo, choo choo trains, locomotive, railroad, steam engine, thomas
variant tractor | Farm, Transportation | green, black, yellow | tractor, tractors, combine, farm machines
minutes 25 25
waits 30
mess some
heart block: kitchen-sponge, wooden-block, duplo-brick, sponge-brush = 1
heart paint: paint = 2 color
need round: plastic-lid, cardboard-tube, paper-cup, yogurt-pot = 1
need sheet: paper, construction-paper, packing-paper, cardstock, watercolor-paper, cardboard = 1 sheet
nice road: construction-paper, cardstock, masking-tape = 1 strip
nice shine: aluminum-foil, metallic-paper = 1 strip
need tray: paper-plate, plastic-lid, foil-tray, plastic-tub
join paste: glue, glue-stick, tape
tool scissors: scissors when block=kitchen-sponge,sponge-brush; road
tool pen: marker, crayon
step strip: cut road scissors by gt
step road: glue road sheet paste > road by cc
step pour: prepare paint tray block scissors? by gt
step body: print block paint sheet > sheet body-fire-truck body-dump-truck body-garbage-truck body-school-bus body-train body-tractor by cc
step wheels: print round paint sheet > wheels-fire-truck wheels-dump-truck wheels-garbage-truck wheels-school-bus wheels-train wheels-tractor by cc
step dots: print paint sheet > dots by cc
step dry: dry sheet by gc
step shine: arrange shine sheet paste > shine-fire-truck shine-dump-truck shine-garbage-truck shine-school-bus shine-train shine-tractor by tc
step line: draw pen sheet > line-fire-truck line-dump-truck line-garbage-truck line-school-bus line-train line-tractor by tc
step go: play sheet by cc
part sheet = sheet w : r^ ~ 0 0 188 150 3
part road = road k : r ~ 0 62 188 18 1
part body-fire-truck@fire-truck = paint a : r_ ~ -26 12 48 42 4 ; r_ ~ 22 12 46 42 4 ; r_ ~ 66 16 36 34 4
part body-dump-truck@dump-truck = paint a : r_ ~ -62 8 48 44 4 ; r_ ~ -10 8 48 44 4 ; r_ ~ 56 6 44 50 4
part body-garbage-truck@garbage-truck = paint a : r_ ~ -66 -4 38 62 4 ; r_ ~ -26 -4 38 62 4 ; r_ ~ 14 -4 38 62 4 ; r_ ~ 62 6 40 46 4
part body-school-bus@school-bus = paint a : r_ ~ -42 2 48 50 4 ; r_ ~ 8 2 48 50 4 ; r_ ~ 58 10 44 34 4
part body-train@train = paint a : r_ ~ -56 2 44 56 4 ; r_ ~ 4 14 66 34 4 ; r_ ~ 50 14 26 34 4 ; r_ c 34 -16 14 26 2
part body-tractor@tractor = paint a : r_ ~ -26 -12 44 50 4 ; r_ ~ 30 14 70 32 4 ; r_ b 50 -14 8 26 2
part wheels-fire-truck@fire-truck = paint b : o_ ~ -40 40 17 17 ; o_ w -40 40 7 ; o_ ~ 46 40 17 17 ; o_ w 46 40 7
part wheels-dump-truck@dump-truck = paint b : o_ ~ -46 40 19 19 ; o_ w -46 40 8 ; o_ ~ 46 40 19 19 ; o_ w 46 40 8
part wheels-garbage-truck@garbage-truck = paint b : o_ ~ -50 38 18 18 ; o_ w -50 38 7 ; o_ ~ 50 38 18 18 ; o_ w 50 38 7
part wheels-school-bus@school-bus = paint b : o_ ~ -44 36 17 17 ; o_ w -44 36 7 ; o_ ~ 44 36 17 17 ; o_ w 44 36 7
part wheels-train@train = paint b : o_ ~ -56 38 15 15 ; o_ w -56 38 6 ; o_ ~ -14 40 12 12 ; o_ ~ 18 40 12 12 ; o_ ~ 48 40 12 12
part wheels-tractor@tractor = paint b : o_ ~ -28 26 30 30 ; o_ c -28 26 13 ; o_ ~ 50 40 17 17 ; o_ c 50 40 7
part dots = paint c : d_ a 5 -70 -56 -40 -60 60 -50
part shine-fire-truck@fire-truck = shine silver : z_ ~ 4 -70 -20 40 -34 ; z_ ~ 4 -68 -32 42 -46 ; z_ ~ 3 -50 -22 -48 -34 ; z_ ~ 3 -26 -25 -24 -37 ; z_ ~ 3 -2 -28 0 -40 ; z_ ~ 3 20 -31 22 -43
part shine-dump-truck@dump-truck = shine silver : r_ ~ 84 24 8 10 2
part shine-garbage-truck@garbage-truck = shine silver : r_ ~ -88 18 6 22 2
part shine-school-bus@school-bus = shine silver : r_ ~ 82 22 6 10 2
part shine-train@train = shine silver : o_ ~ 64 14 7 12
part shine-tractor@tractor = shine silver : r_ ~ 66 14 6 22 2
part line-fire-truck@fire-truck = pen k : r_ light-blue 68 8 20 13 2 ; z_ k 2 -46 12 -6 12
part line-dump-truck@dump-truck = pen k : r_ light-blue 60 -6 22 15 2 ; l_ ~ 3 -84 -15 -64 -30 -40 -36 -14 -28 10 -15
part line-garbage-truck@garbage-truck = pen k : r_ light-blue 66 -4 22 16 2 ; z_ k 3 -78 -30 26 -30 ; p_ gray -96 30 -80 30 -83 54 -93 54 ; z_ k 3 -98 29 -78 29
part line-school-bus@school-bus = pen k : r_ light-blue -52 -8 16 15 2 ; r_ light-blue -30 -8 16 15 2 ; r_ light-blue -2 -8 16 15 2 ; r_ light-blue 20 -8 16 15 2 ; r_ light-blue 58 4 22 12 2
part line-train@train = pen k : r_ light-blue -56 -10 24 18 2 ; l_ gray 5 36 -36 46 -48 38 -58 52 -66
part line-tractor@tractor = pen k : r_ light-blue -26 -18 28 20 2 ; l_ gray 4 50 -32 56 -42 50 -52
scene lay

* crescent-window | 2-3 4-5 | -
extras hanging: craft-foam
topics eid, eid mubarak, eid al-fitr, ramadan, ramadan mubarak, iftar, crescent, crescent moon, moon, moon and star, night sky, goodnight moon, bedtime, lantern
colors yellow, black, orange
minutes 25 30
mess low
heart sheet: contact-paper = 1 sheet
heart bits: tissue-paper, cellophane, crepe-paper, candy-wrapper, paper-napkin = 2 sheet
heart frame: cardstock, construction-paper, cardboard, cereal-box, paper-plate = 1 sheet
nice glow: aluminum-foil, metallic-paper = 1 scrap
nice dots: sticker = 6
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
tool pen: pencil, marker, chalk
step cut: cut frame pen scissors > frame by gt
step peel: tape sheet tape frame > pane by gt
step tear: tear bits by cc
step fill: decorate bits sheet > glow by cc
step shine: decorate glow sheet > shine by cc
step shut: build sheet scissors by gt
step dots: decorate dots frame > dots by cc
step hang: tape frame tape by gt
part frame = frame b : ground ~ 0 0 180 188 ; a_ ~+ -18 0 68 66 0 360
part pane = sheet w : o_ ~ -18 0 66 ; s_ ~ 50 -30 5 26 11 ; o_ b 12 -6 56
part glow = bits a : o_ ~ -18 0 66 ; p_ c -80 -10 -60 -40 -52 -10 ; p_ ~- -78 16 -52 6 -46 34 -64 40 ; p_ c -50 56 -30 44 -20 62 ; p_ ~- -52 -52 -30 -66 -34 -44 ; s_ ~ 50 -30 5 26 11 ; o_ b 12 -6 56 ; s_ ~ 50 -30 5 26 11
part shine = glow silver : s_ ~ 50 -30 5 12 5
part dots = dots yellow : bits own 1.2 -72 -82 0 -86 74 -82 -72 84 20 86 74 80
scene hang

* cotton-face-plate | 2-3 4-5 | Animals
topics fluffy, soft, fur, pets, baby animals
variant rabbit | Animals, Seasons | white, pink, black | bunny, bunnies, rabbit, easter bunny, easter, spring, peter rabbit, white rabbit
variant polar-bear | Animals, Seasons | white, black, light blue | polar bear, polar bears, bear, arctic, winter animals, north pole, snow
variant poodle | Animals | white, black, pink | poodle, dog, puppy, dogs, puppies
variant cat | Animals | white, pink, black | cat, kitten, kitty, cats, kittens
minutes 20 25
mess low
heart plate: paper-plate, cake-board, paper-bowl = 1
heart fluff: cotton-ball, pillow-stuffing, cotton-pad, wool-roving, faux-fur = 2 handful
need ears: construction-paper, cardstock, felt, craft-foam, paper = 2 sheet
nice eyes@2-3: sticker = 2
nice eyes@4-5: googly-eye, sticker, button = 2
nice bow: crepe-paper, tissue-paper, gift-bow, felt = 1
join glue: glue, tape
tool scissors: scissors
tool pen: marker, crayon
step cut: cut ears scissors by gt
step ears: glue ears plate glue > ears-rabbit ears-polar-bear ears-poodle ears-cat by cc
step face: draw pen plate > plate face-rabbit face-polar-bear face-poodle face-cat by tc
step eyes: decorate eyes plate > eyes by cc
step nose: decorate ears plate glue pen > nose nose-drawn by cc
step pull: shape fluff by cc
step glue: glue plate glue by gc
step fluff: arrange fluff plate glue > fluff by cc
step bow: glue bow plate glue > bow by tc
step stroke: play plate by cc
part ears-rabbit@rabbit = ears b : j^ ~ -24 -44 -38 -100 18 ; j_ ~- -25 -50 -36 -92 8 ; j^ ~ 24 -44 38 -100 18 ; j_ ~- 25 -50 36 -92 8
part ears-polar-bear@polar-bear = ears w : o^ ~ -50 -46 22 22 ; o^ ~ 50 -46 22 22
part ears-poodle@poodle = ears w : o^ ~ -68 6 18 40 ; o^ ~ 68 6 18 40
part ears-cat@cat = ears b : p^ ~ -64 -34 -56 -92 -18 -58 ; p_ ~- -54 -46 -50 -76 -30 -58 ; p^ ~ 64 -34 56 -92 18 -58 ; p_ ~- 54 -46 50 -76 30 -58
part plate = plate w : o^ ~ 0 12 70 70
part fluff = fluff w : cotton ~ -46 -20 19 ; cotton ~ -20 -42 19 ; cotton ~ 16 -44 19 ; cotton ~ 46 -22 19 ; cotton ~ 58 12 19 ; cotton ~ 46 46 19 ; cotton ~ 16 64 19 ; cotton ~ -18 64 19 ; cotton ~ -46 44 19 ; cotton ~ -58 12 19
part face-rabbit@rabbit = pen k : k -18 0 5 ; k 18 0 5 ; u -7 26 6 ; u 7 26 6 ; l_ k 2 -40 18 -20 20 ; l_ k 2 -40 28 -20 26 ; l_ k 2 40 18 20 20 ; l_ k 2 40 28 20 26
part face-polar-bear@polar-bear = pen k : k -18 0 5 ; k 18 0 5 ; u 0 32 9
part face-poodle@poodle = pen k : k -18 0 5 ; k 18 0 5 ; u -7 28 6 ; u 7 28 6
part face-cat@cat = pen k : k -18 0 5 ; k 18 0 5 ; u -7 26 6 ; u 7 26 6 ; l_ k 2 -46 16 -20 20 ; l_ k 2 -46 28 -20 26 ; l_ k 2 46 16 20 20 ; l_ k 2 46 28 20 26
part eyes = eyes own : e -18 0 8 ; e 18 0 8
part nose@rabbit,cat = ears b : o^ ~ 0 16 9 7
part nose-drawn@polar-bear,poodle = pen k : o_ ~ 0 16 12 8
part bow = bow b : p^ ~ 0 86 -24 74 -24 98 ; p^ ~ 0 86 24 74 24 98 ; o^ ~- 0 86 7
scene lay

* big-easter-egg | 2-3 4-5 | -
extras picture Seasons: sticker, felt-sticker
topics easter, easter egg, easter eggs, egg hunt, egg, eggs, spring, easter sunday, painted eggs
near dinosaur egg
colors yellow, pink, light blue free
minutes 25 25
waits 20
mess some
heart egg: cardstock, paper, construction-paper, watercolor-paper, cardboard, paper-plate, cereal-box = 1 sheet
heart stamp: potato, kitchen-sponge, egg-shaped-plastic-shell, cookie-cutter, whisk, cardboard-tube, sponge-brush, cotton-ball, cotton-swab, duplo-brick, toothbrush, bubble-wrap = 1
heart paint: paint, washable-ink-pad = 2 color
nice second: whisk, cardboard-tube, cotton-swab, cookie-cutter, plastic-fork, toothbrush = 1
nice band: washi-tape, masking-tape, paper-strip, tissue-paper = 2 strip
nice dots: sticker = 8
nice grass: crepe-paper, crinkle-paper, tissue-paper, construction-paper = 1 sheet
need tray: paper-plate, plastic-lid, foil-tray, plastic-tub, baking-tray when paint=paint
join stick: glue-stick, glue, tape when grass
tool scissors: scissors
step cut: cut egg scissors stamp > egg by gt
step pour: prepare paint tray? by gt
step print: print stamp paint egg > prints by cc
step second: print second paint egg > rings by cc
step thumb: print paint egg > thumbs by cc
step dry: dry egg by gc
step band: decorate band egg > band by cc
step dots: decorate dots egg > dots by cc
step grass: glue grass egg stick > grass by cc
step hunt: play egg by cc
part egg = egg w : b^ ~ 0 -86 34 -58 58 -8 60 34 40 74 0 88 -40 74 -60 34 -58 -8 -34 -58
part prints = paint a : o_ ~ -22 -46 5 9 ; o_ ~ -10 -46 5 9 ; o_ b 10 -46 5 9 ; o_ b 22 -46 5 9 ; o_ ~ -46 -2 5 9 ; o_ ~ -34 -2 5 9 ; o_ b -6 -2 5 9 ; o_ b 6 -2 5 9 ; o_ ~ 34 -2 5 9 ; o_ ~ 46 -2 5 9 ; o_ b -36 46 5 9 ; o_ b -24 46 5 9 ; o_ ~ -6 46 5 9 ; o_ ~ 6 46 5 9 ; o_ b 24 46 5 9 ; o_ b 36 46 5 9
part rings = paint b : j_ ~ -28 -24 -18 -24 1.6 ; j_ ~ -28.8 -22.4 -22.5 -14.6 1.6 ; j_ ~ -30.4 -22.1 -32.7 -12.3 1.6 ; j_ ~ -31.8 -23.1 -40.8 -18.8 1.6 ; j_ ~ -31.8 -24.9 -40.8 -29.2 1.6 ; j_ ~ -30.4 -25.9 -32.7 -35.7 1.6 ; j_ ~ -28.8 -25.6 -22.5 -33.4 1.6 ; j_ ~ 2 -24 12 -24 1.6 ; j_ ~ 1.2 -22.4 7.5 -14.6 1.6 ; j_ ~ -0.4 -22.1 -2.7 -12.3 1.6 ; j_ ~ -1.8 -23.1 -10.8 -18.8 1.6 ; j_ ~ -1.8 -24.9 -10.8 -29.2 1.6 ; j_ ~ -0.4 -25.9 -2.7 -35.7 1.6 ; j_ ~ 1.2 -25.6 7.5 -33.4 1.6 ; j_ ~ 32 -24 42 -24 1.6 ; j_ ~ 31.2 -22.4 37.5 -14.6 1.6 ; j_ ~ 29.6 -22.1 27.3 -12.3 1.6 ; j_ ~ 28.2 -23.1 19.2 -18.8 1.6 ; j_ ~ 28.2 -24.9 19.2 -29.2 1.6 ; j_ ~ 29.6 -25.9 27.3 -35.7 1.6 ; j_ ~ 31.2 -25.6 37.5 -33.4 1.6 ; j_ ~ -16 68 -7 68 1.6 ; j_ ~ -16.8 69.6 -11.1 76.6 1.6 ; j_ ~ -18.4 69.9 -20.4 78.7 1.6 ; j_ ~ -19.8 68.9 -27.9 72.8 1.6 ; j_ ~ -19.8 67.1 -27.9 63.2 1.6 ; j_ ~ -18.4 66.1 -20.4 57.3 1.6 ; j_ ~ -16.8 66.4 -11.1 59.4 1.6 ; j_ ~ 20 68 29 68 1.6 ; j_ ~ 19.2 69.6 24.9 76.6 1.6 ; j_ ~ 17.6 69.9 15.6 78.7 1.6 ; j_ ~ 16.2 68.9 8.1 72.8 1.6 ; j_ ~ 16.2 67.1 8.1 63.2 1.6 ; j_ ~ 17.6 66.1 15.6 57.3 1.6 ; j_ ~ 19.2 66.4 24.9 59.4 1.6 ; j_ ~ 2 -66 11 -66 1.6 ; j_ ~ 1.2 -64.4 6.9 -57.4 1.6 ; j_ ~ -0.4 -64.1 -2.4 -55.3 1.6 ; j_ ~ -1.8 -65.1 -9.9 -61.2 1.6 ; j_ ~ -1.8 -66.9 -9.9 -70.8 1.6 ; j_ ~ -0.4 -67.9 -2.4 -76.7 1.6 ; j_ ~ 1.2 -67.6 6.9 -74.6 1.6
part thumbs = paint a : d_ b 3.4 -52 30 -41.6 30 -31.2 30 -20.8 30 -10.4 30 0 30 10.4 30 20.8 30 31.2 30 41.6 30 52 30
part band = band b : z_ ~ 7 -58 14 58 14 ; z_ ~- 7 -59 22 59 22
part dots = dots yellow : bits own 0.9 -16 -64 16 -64 -20 -2 20 -2 -48 -24 48 -24 -14 46 14 46
part grass = grass tan : j_ ~ -21.8 99.9 -63.4 80.4 3 ; j_ ~ -20 96.7 -58.3 71.2 3 ; j_ ~ -17.7 93.8 -51.7 62.9 3 ; j_ ~ -15.1 91.3 -44.1 55.6 3 ; j_ ~ -12.1 89.3 -35.4 49.6 3 ; j_ ~ -8.9 87.7 -25.8 44.9 3 ; j_ ~ -5.4 86.6 -15.7 41.8 3 ; j_ ~ -1.8 86.1 -5.3 40.2 3 ; j_ ~ 1.8 86.1 5.3 40.2 3 ; j_ ~ 5.4 86.6 15.7 41.8 3 ; j_ ~ 8.9 87.7 25.8 44.9 3 ; j_ ~ 12.1 89.3 35.4 49.6 3 ; j_ ~ 15.1 91.3 44.1 55.6 3 ; j_ ~ 17.7 93.8 51.7 62.9 3 ; j_ ~ 20 96.7 58.3 71.2 3 ; j_ ~ 21.8 99.9 63.4 80.4 3 ; l ~ 5 -60 82 -20 90 20 84 60 80 ; l ~- 5 -54 90 -10 82 30 92 58 88
scene lay

* bubble-catching | 2-3 4-5 | -
topics bubbles, bubble, soap bubbles, blowing bubbles, bubble painting, bubble art, bubble party, backyard, summer, outdoor play, hot day, bubble guppies
colors blue, pink, yellow
minutes 20 25
waits 20
mess some
place outdoors
heart soap: bubble-solution, dish-soap = 1/4 cup
heart sheet: paper, watercolor-paper, cardstock, construction-paper, packing-paper = 3 sheet
tool tint: food-coloring, watercolor-paint, paint = 2 color
need cup: paper-cup, plastic-cup, yogurt-pot = 2
tool wand: paper-straw, plastic-straw, cookie-cutter, whisk when soap=dish-soap
join tape: masking-tape, tape
tool pen: crayon, marker, colored-pencil
home water
step mix: mix soap water tint cup by gt
step tape: tape sheet tape > sheet by gt
step blow: play soap wand cup by gt
step catch: play sheet by cc
step pop: print sheet > rings by cc
step more: play sheet soap > more by tt
step dry: dry sheet by gc
step see: draw pen sheet > faces by cc
part sheet = sheet w : r^ ~ 0 0 180 160 3
part rings = tint a : a_ ~+ -44 -30 32 29 0 360 ; a_ ~ 40 24 40 36 0 360 ; a_ ~+ 54 -44 20 17 0 360 ; d_ ~+ 3 -20 -60 10 -66 70 -6 -6 56
part more = sheet b : a_ ~ -40 42 30 27 0 360 ; a_ ~+ 0 -16 22 19 0 360 ; a_ c -74 6 14 11 0 360 ; d_ ~ 3 -10 20 8 70 -66 -62
part faces = pen k : k 30 16 3 ; k 50 16 3 ; u 40 30 10 ; k -50 -36 3 ; k -38 -36 3 ; u -44 -26 7
scene lay

* sticker-night-sky | 2-3 4-5 | Space
extras picture Space: sequin, stick-on-gem, glitter-glue, candy-wrapper, wrapping-paper, cotton-ball, salt, foam-sheet-scrap, pom-pom, aluminum-foil, paper
topics night sky, stars, star, moon, goodnight moon, twinkle twinkle little star, bedtime, constellations, afraid of the dark, planets
near ramadan
colors black, silver, yellow
minutes 20 20
mess low
heart sky: construction-paper, cardstock, packing-paper = 1 sheet
heart stars: sticker, felt-sticker = handful
need moon: aluminum-foil, metallic-paper, paper, tissue-paper = 1 sheet
nice dust@4-5: chalk, crayon, oil-pastel, metallic-paint = 1 color
nice dust@2-3: crayon, oil-pastel, metallic-paint = 1 color
nice haze: cotton-ball, cotton-pad, pillow-stuffing = handful
nice planet: felt, cupcake-liner, tissue-paper = 1
join stick: glue-stick, glue, tape
step tear: tear moon by cc
step squash: shape moon by cc
step moon: arrange moon sky stick > sky moon by tc
step dust: color dust sky > dust by cc
step planet: glue planet sky stick > planet by cc
step haze: glue haze sky stick > haze by cc
step stars: decorate stars sky > stars by cc
step count: play sky by cc
part sky = sky a : r^ ~ 0 0 188 160 3
part dust = dust w : l_ ~ 2.5 -84 44 -56 34 -28 46 0 36 28 48 56 38 84 46
part haze = haze w : cotton ~ -64 66 16 ; cotton ~ -40 70 18 ; cotton ~ -14 68 15
part moon = moon b : p^ ~ 2 -26 -1 -8 -13 6 -30 12 -47 13 -64 3 -73 -10 -77 -26 -71 -42 -61 -58 -47 -62 -29 -62 -13 -55 -6 -44 ; p_ ~- -50 -40 -26 -44 -20 -20 ; p_ ~+ -50 -40 -71 -42 -47 -62 -26 -44 ; p_ ~- 2 -26 -20 -20 -6 -44 ; p_ ~+ -20 -20 -1 -8 -13 6 -40 -8 ; p_ ~- -40 -8 -30 12 -47 13 ; p_ ~+ -58 -22 -40 -8 -64 3 -73 -10 ; p_ ~- -58 -22 -77 -26 -50 -40 ; p_ ~+ -50 -40 -20 -20 -40 -8 ; z_ ~-- 1.4 -50 -40 -20 -20 -1 -8 ; z_ ~-- 1.4 -58 -22 -40 -8 -30 12 ; z_ ~-- 1.4 -26 -44 -13 -55
part planet = planet orange : o^ ~ 58 -44 18 18 ; l_ yellow 4 34 -38 58 -44 82 -52
part stars = stars c : bits own 1.15 16 -66 38 -70 62 -66 84 -70 20 -44 46 -48 74 -44 28 -22 54 -24 82 -18 14 0 40 0 66 4 86 14 -82 -66 -82 16 -60 22 10 22 34 24 60 26
scene lay

* half-plate-jellyfish | 2-3 4-5 | Ocean, Animals
extras hanging: ribbon, fabric-scrap, construction-paper, pipe-cleaner, stick-on-gem, sequin, glitter-glue, plastic-straw
appeal 3
topics jellyfish, jelly fish, octopus, squid, sea creatures, sea animals, under the sea, aquarium, tentacles, beach
colors blue, purple, pink free
minutes 20 25
waits 30
mess some
heart plate: paper-plate, paper-bowl = 1
heart arms: crepe-paper, tissue-paper, ribbon, paper-strip, bubble-wrap, crinkle-paper, wrapping-paper, construction-paper, tulle, fabric-scrap = 7 strip
need color: paint, crayon, marker, watercolor-paint = 1 color
nice eyes@2-3: sticker, cotton-pad = 2
nice eyes@4-5: googly-eye, sticker, button = 2
join tape: tape, masking-tape, glue, glue-stick
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint,watercolor-paint
tool scissors: scissors
tool pen: marker, crayon
step cut: cut plate scissors > bell by gt
step color: color color plate brush > coat by cc
step dots: color color plate > dots by cc
step strips: cut arms scissors by gt
step dry: dry plate by gc
step arms: tape arms plate tape > arms by cc
step face: draw pen plate > face by tc
step eyes: decorate eyes plate > eyes by cc
step swim: play plate by cc
part arms = arms c : l ~ 7 -48 6 -56 36 -44 62 -54 94 ; l b 7 -32 6 -26 40 -38 66 -28 92 ; l ~ 7 -16 6 -22 34 -8 62 -18 96 ; l b 7 0 6 8 40 -4 66 4 94 ; l ~ 7 16 6 10 36 24 64 14 96 ; l b 7 32 6 38 40 26 66 36 92 ; l ~ 7 48 6 44 34 58 62 48 94
part bell = plate w : a^ ~ 0 10 78 0 180 360 ; r_ ~ 0 10 156 8 4
part coat = color a : a_ ~ 0 8 78 0 180 360 ; a_ ~+ 0 8 60 56 190 350
part dots = color b : d_ ~ 5 -50 -20 -30 -46 0 -58 30 -46 50 -20 -56 -2 56 -2
part face = pen k : k -18 -18 5.5 ; k 18 -18 5.5 ; u 0 -6 10
part eyes = eyes own : e -18 -18 9 ; e 18 -18 9
scene hang

* ice-paint-cup | 2-3 | Weather, Seasons
appeal 3
topics ice, ice cubes, ice play, ice painting, frozen, frozen paint, freezing, hot day, summer, heat wave, melting, science
near winter, arctic
colors blue, red, yellow free
minutes 25
waits 300
mess some
heart grip: craft-stick, plastic-spoon = 3
heart sheet: watercolor-paper, cardstock, paper, construction-paper, coffee-filter, paper-towel, packing-paper = 2 sheet
tool tint: food-coloring, watercolor-paint, paint = 3 color
need mold: paper-cup, yogurt-pot, muffin-tin, popsicle-mold, plastic-cup = 3
nice ground: salt, cooking-oil = 2 tbsp
join tape: masking-tape, tape
home water
home towel
step fill: mix mold tint water by g
step hold: build mold grip tape by t
step freeze: dry mold by g
step tape: tape sheet tape > sheet by g
step loose: prepare mold grip > ice cubes by g
step paint: paint grip sheet > first by c
step more: paint grip sheet > second by c
step salt: arrange ground sheet by c
step melt: play grip sheet > puddle by c
step end: wash towel by t
part sheet = sheet w : r^ ~ 0 14 184 136 3
part first = tint a : l_ ~+ 12 -74 -30 -40 6 -10 -30 20 10 30 -24 ; l_ ~ 5 -70 -34 -40 0 -10 -34 20 4 30 -28
part second = tint b : l_ ~+ 12 -70 30 -30 18 0 50 30 30 44 34 ; l_ ~ 5 -66 28 -28 16 2 46 30 26 42 30
part puddle = tint c : y_ ~+ 66 60 20 12 8 0.2 ; y_ ~ 66 60 11 6 7 0.2
part ice = grip own : stick ~ 38 -66 38 -98 8 ; stick ~ 72 -40 72 -72 8 ; stick ~ 84 6 84 -26 8
part cubes = tint a : q^ ~+ 5 22 -74 54 -74 50 -30 26 -30 ; q^ b+ 5 56 -48 88 -48 84 -4 60 -4 ; q^ c+ 5 68 -4 98 -4 95 38 71 38

* shoebox-roll | 2-3 4-5 | Sports
appeal 1
topics ball, balls, ball painting, rolling, action painting, soccer, basketball, tennis, rolling painting, marble painting
near bowling, baseball, football, golf, march madness
variant soccer | - | black, green, blue | soccer, soccer ball, goal, world cup, futbol
variant basketball | - | orange, black, red | basketball, hoop, dunk
variant tennis | - | yellow, green, white | tennis, tennis ball, racket
minutes 20 25
waits 60
mess some
heart box: shoebox, pizza-box, small-box, cardboard-box, foil-pan, cookie-tin, tissue-box
heart paint: paint = 2 color
need ball@2-3: tennis-ball, soft-ball, foam-ball, apple, potato, lemon = 1
need ball@4-5: golf-ball, ping-pong-ball, marble, tennis-ball, foam-ball, soft-ball = 1
need sheet: paper, construction-paper, cardstock, watercolor-paper = 1 sheet
nice back: construction-paper, cardstock = 1 sheet
join stick: glue-stick, glue, tape when back
home spoon
home towel
tool scissors: scissors
tool pen: marker, crayon
step lay: arrange sheet box by cc
step drop: prepare paint box spoon by gt
step roll: print ball paint box sheet > tracks by tc
step again: print ball paint sheet > more by cc
step dry: dry sheet towel by gc
step cut: cut sheet scissors pen > disc-soccer disc-basketball disc-tennis by gt
step lines: draw pen sheet > lines-soccer lines-basketball lines-tennis by tc
step back: glue sheet back stick > back by cc
step play: play sheet by cc
part back = back light-green : r^ ~ 0 0 186 176 3
part disc-soccer@soccer = sheet w : o^ ~ 0 0 76 76
part disc-basketball@basketball = sheet w : o^ ~ 0 0 76 76
part disc-tennis@tennis = sheet w : o^ ~ 0 0 76 76
part tracks = paint a : l_ ~ 8 -60 -40 -10 -10 40 -56 ; l_ ~ 8 -68 10 -20 36 30 4 66 24 ; l_ ~ 8 -40 58 -10 10 10 -66
part more = paint b : l_ ~ 7 -30 -66 20 -10 60 40 ; l_ ~ 7 -56 46 0 24 20 66 ; l_ ~ 7 -70 -14 0 -34 66 -20
part lines-soccer@soccer = pen k : q^ ~ 2 0 -20 19 -6 12 16 -12 16 -19 -6 ; z_ ~ 4 0 -20 0 -74 ; z_ ~ 4 19 -6 70 -24 ; z_ ~ 4 12 16 44 60 ; z_ ~ 4 -12 16 -44 60 ; z_ ~ 4 -19 -6 -70 -24
part lines-basketball@basketball = pen k : z_ ~ 5 0 -75 0 75 ; z_ ~ 5 -75 0 75 0 ; l_ ~ 5 -50 -56 -24 0 -50 56 ; l_ ~ 5 50 -56 24 0 50 56
part lines-tennis@tennis = pen k : l_ w 7 -56 -50 -14 0 -56 50 ; l_ w 7 56 -50 14 0 56 50
scene lay
`;
