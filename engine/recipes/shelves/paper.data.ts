export const shelf = `
* torn-picture | 2-3 4-5 6-8 | -
extras picture Dinosaurs: leaf, grass, fern-frond, cupcake-liner, paper-strip, pipe-cleaner, pom-pom, magazine, index-card, price-tag, washi-tape, dried-bean, button, bead, dried-chickpea, crinkle-paper, origami-paper, metallic-paper, yarn, sticker, craft-foam, corn-husk
appeal 1
topics torn paper, tearing, collage, paper mosaic, scraps, fine motor, no scissors, rainy day
variant longneck | Dinosaurs | green, yellow, light blue free | dinosaur, dinosaurs, long-neck, longneck, brontosaurus, sauropod, jurassic
variant rocket | Space | red, gold, navy free | rocket, spaceship, astronaut, moon landing, blast off, outer space
variant fish | Ocean | orange, blue, light blue free | fish, goldfish, sea, underwater, aquarium, clownfish
variant lion | Jungle, Animals | orange, yellow, brown | lion, wild cat, king of the jungle, safari, africa, roar
variant bus | Transportation | yellow, black, light blue free | bus, school bus, wheels on the bus, traffic, vehicle
variant robot | Robots | silver, red, yellow free | robot, machine, android, technology
variant snail | Bugs | orange, tan, yellow free | snail, garden, snail trail, slow, minibeast
variant drum | Music | red, gold, white | drum, drummer, band, parade, instrument
variant jersey | Sports | blue, yellow, white | jersey, soccer, football, team, athlete, sport, fan, world cup
variant umbrella | Weather | purple, pink, blue free | rain, umbrella, rainy day, april showers, storm
variant dragon | Fantasy | green, red, yellow free | dragon, dragons, fire, knight, mythical, monster
variant castle | Fairy Tales | pink, purple, gold free | castle, princess, prince, fairy tale, knight, once upon a time
variant hero | Superheroes | red, yellow, blue | superhero, hero, cape, flying, brave
colors red, yellow, blue
minutes 20 30 40
mess low
heart bits: construction-paper, tissue-paper, magazine, junk-mail, wrapping-paper, origami-paper, wallpaper, crepe-paper = 3 page
need base: paper, construction-paper, cardstock, folder, cardboard, packing-paper = 1 sheet
need pen: crayon, marker, oil-pastel, pencil
nice wash: paint, watercolor-paint = 1 color
nice hang@4-5,6-8: ribbon, yarn, raffia, string, embroidery-floss, ric-rac = 12 in
nice frame@4-5,6-8: craft-stick, paper-straw, stick = 4
join stick: glue-stick, glue
tool brush: paintbrush, sponge-brush when wash=paint,watercolor-paint
step wash: paint wash base brush > wash by ccc
step strips@2-3: tear bits by t
step strips@4-5,6-8: tear bits by cc
step outline: draw base pen > ground by gcc
step big: glue bits base stick > shape-longneck shape-rocket shape-fish shape-lion shape-bus shape-robot shape-snail shape-drum shape-jersey shape-umbrella shape-dragon shape-castle shape-hero by ccc
step small@2-3: glue bits base stick > detail-longneck detail-rocket detail-fish detail-lion detail-bus detail-robot detail-snail detail-drum detail-jersey detail-umbrella detail-dragon detail-castle detail-hero by t
step small@4-5,6-8: glue bits base stick > detail-longneck detail-rocket detail-fish detail-lion detail-bus detail-robot detail-snail detail-drum detail-jersey detail-umbrella detail-dragon detail-castle detail-hero by cc
step shade@6-8: glue bits base stick by c
step last@2-3: draw base pen by t
step last@4-5,6-8: draw base pen by cc
step frame@4-5,6-8: glue frame base stick > frame by cc
step hang@4-5,6-8: glue hang base stick > hang by tc
step play: play base by ccc
part ground = base w : r^ ~ 0 0 186 180 3
part wash = wash light-blue : r_ ~ 0 0 180 174 2
part frame = frame own : r ~ 0 -88 184 8 2 ; r ~ 0 88 184 8 2 ; r ~ -89 0 8 178 2 ; r ~ 89 0 8 178 2
part hang = hang b : l ~ 3 -22 -88 0 -99 22 -88
part shape-longneck@longneck = bits a : b^ a -67.2 -49.2 -57.4 -65.6 -39.4 -64 -31.2 -45.9 -29.5 -18 -16.4 -3.3 11.5 -8.2 36.1 3.3 54.1 26.2 78.7 32.8 59 47.6 32.8 45.9 -23 44.3 -44.3 31.2 -50.8 0 -52.5 -34.4 ; r a -24.6 52.5 19.7 32.8 4.9 ; r a 24.6 52.5 19.7 32.8 4.9 ; cover own .8
part shape-rocket@rocket = bits a : pm b 23 1.6 49.2 50.8 19.7 37.7 ; b^ a 0 -77.1 21.3 -47.6 24.6 6.6 19.7 39.4 -19.7 39.4 -24.6 6.6 -21.3 -47.6 ; cover own .8
part shape-fish@fish = bits a : p a 37.7 0 75.4 -32.8 67.2 0 75.4 32.8 ; b^ a -64 0 -41 -31.2 0 -41 32.8 -18 47.6 0 32.8 18 0 41 -41 31.2 ; cover own .8
part shape-lion@lion = bits a : f^ a 0 0 14 75.4 16.4 ; o^ b 0 3.3 45.9 ; cover own .8
part shape-bus@bus = bits a : q^ a 8.2 -73.8 -37.7 54.1 -37.7 73.8 -9.8 73.8 32.8 -73.8 32.8 ; cover own .8
part shape-robot@robot = bits a : r a -47.6 14.8 13.1 50.8 5.7 ; r a 47.6 14.8 13.1 50.8 5.7 ; r a -19.7 65.6 19.7 24.6 3.3 ; r a 19.7 65.6 19.7 24.6 3.3 ; r^ a 0 16.4 75.4 75.4 6.6 ; r^ a 0 -47.6 59 44.3 6.6 ; cover own .8
part shape-snail@snail = bits a : b^ b -77.1 52.5 -70.5 27.9 -60.7 21.3 -50.8 36.1 -32.8 41 49.2 41 72.2 55.8 49.2 60.7 -65.6 60.7 ; o^ a 14.8 6.6 44.3 ; cover own .8
part shape-drum@drum = bits a : q^ a 4.9 -59 -19.7 59 -19.7 54.1 54.1 -54.1 54.1 ; cover own .8
part shape-jersey@jersey = bits a : q^ a 4.9 -29.5 -62.3 29.5 -62.3 72.2 -31.2 54.1 -4.9 37.7 -14.8 37.7 67.2 -37.7 67.2 -37.7 -14.8 -54.1 -4.9 -72.2 -31.2 ; cover own .8
part shape-umbrella@umbrella = bits a : b^ a -72.2 8.2 -62.3 -27.9 -29.5 -52.5 0 -59 29.5 -52.5 62.3 -27.9 72.2 8.2 47.6 -1.6 24.6 8.2 0 -1.6 -24.6 8.2 -47.6 -1.6 ; cover own .8
part shape-dragon@dragon = bits a : b b -8.2 -16.4 4.9 -62.3 24.6 -75.4 27.9 -49.2 50.8 -57.4 42.6 -29.5 57.4 -24.6 24.6 -4.9 ; b^ a -72.2 -27.9 -57.4 -47.6 -32.8 -44.3 -27.9 -23 -24.6 0 0 -9.8 29.5 0 47.6 24.6 75.4 27.9 80.4 16.4 75.4 45.9 47.6 49.2 -18 47.6 -42.6 29.5 -47.6 -6.6 -60.7 -13.1 ; r a -18 55.8 18 24.6 4.9 ; r a 26.2 55.8 18 24.6 4.9 ; cover own .8
part shape-castle@castle = bits a : r^ a -49.2 8.2 34.4 101.7 1.6 ; r^ a 49.2 8.2 34.4 101.7 1.6 ; r^ a 0 23 68.9 72.2 1.6 ; cover own .8
part shape-hero@hero = bits a : p b -16.4 -23 16.4 -23 54.1 68.9 -54.1 68.9 ; r a -11.5 60.7 16.4 32.8 3.3 ; r a 11.5 60.7 16.4 32.8 3.3 ; q^ a 6.6 -24.6 -21.3 24.6 -21.3 19.7 47.6 -19.7 47.6 ; l a 12.3 -23 -14.8 -49.2 3.3 -68.9 -24.6 ; l a 12.3 23 -14.8 49.2 3.3 68.9 -24.6 ; o^ tan 0 -47.6 24.6 ; cover own .8
part detail-longneck@longneck = bits b : k -50.8 -51.7 3.3 ; l_ k 2 -65.6 -44.3 -57.4 -41 -50.8 -42.6 ; o_ b -16.4 19.7 7.4 6.6 ; o_ b 4.9 9.8 8.2 7.4 ; o_ b 26.2 19.7 7.4 6.6 ; o_ b 6.6 31.2 6.6 5.7 ; o_ b -41 0 4.9 6.6
part detail-rocket@rocket = bits b : o b 0 -23 13.9 ; o_ light-blue 0 -23 9.8 ; r_ b 0 11.5 44.3 5.7 ; b_ orange -14.8 42.6 0 78.7 14.8 42.6 ; b_ yellow -7.4 42.6 0 64 7.4 42.6
part detail-fish@fish = bits b : e -39.4 -8.2 6.6 ; l_ b 6.6 -16.4 -36.1 -8.2 0 -16.4 36.1 ; l_ b 6.6 6.6 -37.7 16.4 0 6.6 37.7 ; b b -4.9 3.3 14.8 -4.9 21.3 8.2 6.6 16.4 ; u -50.8 6.6 5.7
part detail-lion@lion = bits b : om_ b- 27.9 -34.4 9.8 ; k -18 -6.6 4.9 ; k 18 -6.6 4.9 ; b_ k -8.2 9.8 8.2 9.8 0 19.7 ; l_ k 2.5 0 19.7 0 26.2 ; l_ k 2.5 -13.1 27.9 0 27.9 13.1 27.9 ; z_ k 1.6 -21.3 18 -39.4 14.8 ; z_ k 1.6 -21.3 23 -39.4 26.2 ; z_ k 1.6 21.3 18 39.4 14.8 ; z_ k 1.6 21.3 23 39.4 26.2
part detail-bus@bus = bits b : r_ light-blue -55.8 -14.8 21.3 23 2.5 ; r_ light-blue -27.9 -14.8 21.3 23 2.5 ; r_ light-blue 0 -14.8 21.3 23 2.5 ; r_ light-blue 27.9 -14.8 21.3 23 2.5 ; p_ light-blue 45.9 -26.2 52.5 -26.2 65.6 -8.2 65.6 -3.3 45.9 -3.3 ; r_ b 0 11.5 144.3 5.7 ; o k -41 34.4 16.4 ; o k 41 34.4 16.4 ; o_ gray -41 34.4 7.4 ; o_ gray 41 34.4 7.4 ; o_ yellow 68.9 18 4.1
part detail-robot@robot = bits b : z_ k 2.5 0 -68.9 0 -78.7 ; o b 0 -78.7 4.9 ; o_ w -13.9 -50.8 9.8 ; o_ w 13.9 -50.8 9.8 ; k -13.9 -50.8 4.1 ; k 13.9 -50.8 4.1 ; r_ k 0 -34.4 26.2 4.9 1.6 ; r_ b 0 6.6 52.5 27.9 3.3 ; o_ c -16.4 6.6 6.6 ; o_ w 0 6.6 6.6 ; o_ c 16.4 6.6 6.6 ; d_ b 4.1 -19.7 39.4 0 39.4 19.7 39.4
part detail-snail@snail = bits b : i_ a- 14.8 6.6 36.1 3 4.9 ; l_ b 4.1 -67.2 24.6 -75.4 3.3 ; l_ b 4.1 -57.4 23 -54.1 1.6 ; o_ k -75.4 1.6 4.1 ; o_ k -54.1 0 4.1 ; u -64 37.7 4.9
part detail-drum@drum = bits b : o w 0 -19.7 59 18 ; v_ b -55.8 16.4 55.8 16.4 6 27.9 ; r_ b 0 52.5 108.2 7.4 2.5 ; l^ tan 4.9 -57.4 -72.2 -8.2 -27.9 ; l^ tan 4.9 57.4 -72.2 9.8 -27.9 ; o^ tan -8.2 -27.9 6.6 ; o^ tan 9.8 -27.9 6.6 ; z_ b 3.3 -55.8 6.6 -36.9 41 -18 6.6 0 41 18 6.6 36.9 41 55.8 6.6
part detail-jersey@jersey = bits b : b_ w -18 -62.3 18 -62.3 0 -45.9 ; l_ b 7.4 -19.7 -60.7 0 -42.6 19.7 -60.7 ; z_ b 7.4 -11.5 -4.9 4.9 -16.4 4.9 37.7 ; z_ b 7.4 -8.2 39.4 18 39.4 ; r_ b 0 57.4 73.8 7.4 ; z_ b 6.6 -65.6 -24.6 -49.2 -9.8 ; z_ b 6.6 65.6 -24.6 49.2 -9.8
part detail-umbrella@umbrella = bits b : l_ b 4.1 -24.6 6.6 -18 -29.5 0 -57.4 ; l_ b 4.1 24.6 6.6 18 -29.5 0 -57.4 ; l_ brown 4.9 0 -1.6 0 54.1 8.2 65.6 19.7 62.3 21.3 52.5 ; z_ k 3.3 0 -59 0 -68.9 ; x_ blue -65.6 37.7 7.4 13.1 ; x_ blue -37.7 54.1 7.4 13.1 ; x_ blue 42.6 32.8 7.4 13.1 ; x_ blue 64 54.1 7.4 13.1 ; x_ blue -27.9 27.9 7.4 13.1
part detail-dragon@dragon = bits b : k -47.6 -31.2 3.3 ; p_ b -41 -44.3 -34.4 -60.7 -31.2 -41 ; p_ b -27.9 -21.3 -14.8 -24.6 -24.6 -6.6 ; l_ orange 4.9 -72.2 -19.7 -80.4 -11.5 -80.4 0 ; l_ red 3.3 -68.9 -16.4 -73.8 -4.9 ; o_ c -8.2 24.6 7.4 4.9 ; o_ c 11.5 19.7 7.4 4.9 ; o_ c 29.5 29.5 7.4 4.9
part detail-castle@castle = bits b : p b -70.5 -41 -49.2 -77.1 -27.9 -41 ; p b 70.5 -41 49.2 -77.1 27.9 -41 ; r a -23 -18 14.8 11.5 ; r a 0 -18 14.8 11.5 ; r a 23 -18 14.8 11.5 ; q_ brown 2.5 -16.4 59 -16.4 27.9 0 16.4 16.4 27.9 16.4 59 ; rm_ k 49.2 -11.5 9.8 16.4 4.1 ; rm_ k 49.2 27.9 9.8 16.4 4.1 ; r_ c 0 -1.6 9.8 13.1 3.3
part detail-hero@hero = bits b : b_ k -24.6 -54.1 -13.1 -75.4 13.1 -75.4 24.6 -54.1 8.2 -62.3 -11.5 -60.7 ; r_ b 0 -47.6 47.6 12.3 5.7 ; o_ w -9.8 -47.6 4.9 4.1 ; o_ w 9.8 -47.6 4.9 4.1 ; u 0 -36.1 6.6 ; s c 0 3.3 5 13.9 5.7 ; r_ c 0 34.4 41 6.6 ; r_ k -12 70 18 15 3 ; r_ k 12 70 18 15 3
scene lay

* dot-picture | 2-3 4-5 | -
extras picture Dinosaurs: leaf, grass, fern-frond, cupcake-liner, paper-strip, pipe-cleaner, pom-pom, magazine, index-card, price-tag, washi-tape, dried-bean, button, bead, dried-chickpea, crinkle-paper, origami-paper, metallic-paper, yarn, craft-foam, corn-husk
appeal 1
topics sticker dots, dot stickers, stickers, quiet time, waiting room, fine motor, pincer grip, patterns
near travel, restaurant
variant stego | Dinosaurs | green, orange free | dinosaur, dinosaurs, stegosaurus, spikes, jurassic
variant planet | Space | purple, gold | planet, saturn, solar system, rings, outer space
variant whale | Ocean | blue, light blue | whale, sea, ocean animals, under the sea
variant snake | Jungle, Animals | green, yellow or light green, teal, yellow, orange, red, purple, brown | snake, python, boa, rainforest, rain forest, reptile
variant balloon | Transportation | red, yellow | hot air balloon, hot-air balloon, flying, travel, sky
variant robot | Robots | teal, orange free | robot, machine, buttons, android
variant ladybug | Bugs | red, black | ladybug, ladybird, beetle, insect, spots, garden
variant guitar | Music | orange, brown free | guitar, rock star, band, instrument, country music
variant medal | Sports | gold, orange | medal, winner, olympics, champion, trophy, award
variant raincloud | Weather | light blue, blue | rain, cloud, rainy day, water cycle, april showers
variant monster | Fantasy | purple, light green free | monster, monsters, imaginary, pretend, silly
variant crown | Fairy Tales | gold, red | crown, king, queen, princess, prince, royal, jewels
variant emblem | Superheroes | red, yellow | superhero, hero, shield, emblem, badge, power
colors red, yellow
minutes 15 25
mess low
heart dots: sticker, felt-sticker, sticky-note
need base@2-3: paper, construction-paper, cardstock, paper-plate, packing-paper, folder, cardboard = 1 sheet
heart base@4-5: paper, construction-paper, cardstock, paper-plate, packing-paper, folder, cardboard = 1 sheet
need pen: marker, crayon, oil-pastel
nice wash: paint, watercolor-paint = 1 color
nice hang@4-5: yarn, ribbon, raffia, string, ric-rac = 12 in
join tape: tape, masking-tape, washi-tape
home plate@2-3
tool brush: paintbrush, sponge-brush when wash=paint,watercolor-paint
step wash: paint wash base brush > wash by cc
step lines: draw base pen > ground shape-stego shape-planet shape-whale shape-snake shape-balloon shape-robot shape-ladybug shape-guitar shape-medal shape-raincloud shape-monster shape-crown shape-emblem by gt
step face: draw base pen > face-stego face-planet face-whale face-snake face-balloon face-robot face-ladybug face-guitar face-medal face-raincloud face-monster face-crown face-emblem by tc
step open: prepare dots by gt
step edge@2-3: decorate dots base by c
step edge@4-5: decorate dots base by c
step fill: decorate dots base > dots-stego dots-planet dots-whale dots-snake dots-balloon dots-robot dots-ladybug dots-guitar dots-medal dots-raincloud dots-monster dots-crown dots-emblem by cc
step count@4-5: test base by c
step rest@2-3: arrange dots plate by t
step hang@4-5: tape hang base tape > hang by t
step game: play base by cc
part ground = base w : ground ~ 0 0 186 180
part wash = wash cream : r_ ~ 0 0 180 174 2
part hang = hang b : l ~ 3 -22 -88 0 -99 22 -88
part shape-stego@stego = pen w : p w -50.4 -3.4 -43.7 -33.6 -28.6 -16.8 ; p w -30.2 -16.8 -16.8 -53.8 -3.4 -23.5 ; p w -3.4 -25.2 13.4 -58.8 25.2 -21.8 ; p w 25.2 -20.2 42 -40.3 48.7 -5 ; b^ w -77.3 25.2 -65.5 6.7 -38.6 -11.8 0 -23.5 35.3 -11.8 57.1 11.8 80.6 37 55.4 38.6 33.6 42 -33.6 42 -63.8 38.6 ; r w -31.9 52.1 20.2 30.2 5 ; r w 28.6 52.1 20.2 30.2 5 ; z_ k 3 -50 -3 -44 -34 -29 -17 -50 -3 ; z_ k 3 -30 -17 -17 -54 -3 -24 -30 -17 ; z_ k 3 -3 -25 13 -59 25 -22 -3 -25 ; z_ k 3 25 -20 42 -40 49 -5 25 -20 ; l_ k 3 -77 25 -74 16 -66 7 -54 -3 -39 -12 -20 -20 0 -24 19 -20 35 -12 47 -1 57 12 72 26 81 37 71 39 55 39 47 40 34 42 1 42 -34 42 -52 41 -64 39 -73 33 -77 25 ; z_ k 3 -42 37 -22 37 -22 67 -42 67 -42 37 ; z_ k 3 18 37 39 37 39 67 18 67 18 37
part shape-planet@planet = pen w : o^ w 0 0 48.7 ; l_ k 3 49 0 45 19 34 34 19 45 0 49 -19 45 -34 34 -45 19 -49 0 -45 -19 -34 -34 -19 -45 0 -49 19 -45 34 -34 45 -19 49 0
part shape-whale@whale = pen w : b w 45.4 13.4 58.8 -11.8 52.1 -38.6 67.2 -31.9 80.6 -40.3 79 -10.1 63.8 20.2 ; b^ w -77.3 8.4 -65.5 -25.2 -20.2 -38.6 28.6 -18.5 57.1 5 52.1 26.9 16.8 43.7 -42 42 -70.6 30.2 ; l_ k 3 45 13 51 2 59 -12 55 -27 52 -39 58 -36 67 -32 75 -38 81 -40 82 -28 79 -10 72 7 64 20 53 20 45 13 ; l_ k 3 -77 8 -75 -9 -66 -25 -45 -35 -20 -39 5 -31 29 -18 46 -7 57 5 59 16 52 27 38 37 17 44 -13 45 -42 42 -60 37 -71 30 -76 21 -77 8
part shape-snake@snake = pen w : l_ k 34 -56 52 -34 56 -8 52 14 42 24 22 18 2 -2 -8 -22 -20 -26 -40 -8 -56 20 -56 ; l_ w 29 -56 52 -34 56 -8 52 14 42 24 22 18 2 -2 -8 -22 -20 -26 -40 -8 -56 20 -56 ; o_ k 22 -57 21 17 ; o_ w 22 -57 18.500 14.500
part shape-balloon@balloon = pen w : b^ w 0 -79 45.4 -62.2 55.4 -25.2 37 10.1 11.8 28.6 -11.8 28.6 -37 10.1 -55.4 -25.2 -45.4 -62.2 ; l_ k 3 0 -79 25 -74 45 -62 54 -45 55 -25 48 -6 37 10 25 22 12 29 0 31 -12 29 -25 22 -37 10 -48 -6 -55 -25 -54 -45 -45 -62 -25 -74 0 -79
part shape-robot@robot = pen w : r w -48.7 15.1 13.4 52.1 5.9 ; r w 48.7 15.1 13.4 52.1 5.9 ; r w -20.2 67.2 20.2 25.2 3.4 ; r w 20.2 67.2 20.2 25.2 3.4 ; r^ w 0 16.8 77.3 77.3 6.7 ; r^ w 0 -48.7 60.5 45.4 6.7 ; z_ k 3 -55 -11 -42 -11 -42 41 -55 41 -55 -11 ; z_ k 3 42 -11 55 -11 55 41 42 41 42 -11 ; z_ k 3 -30 55 -10 55 -10 80 -30 80 -30 55 ; z_ k 3 10 55 30 55 30 80 10 80 10 55 ; z_ k 3 -39 -22 39 -22 39 55 -39 55 -39 -22 ; z_ k 3 -30 -71 30 -71 30 -26 -30 -26 -30 -71
part shape-ladybug@ladybug = pen w : o^ w 0 11.8 58.8 53.8 ; l_ k 3 59 12 54 32 42 50 23 62 0 66 -23 62 -42 50 -54 32 -59 12 -54 -9 -42 -26 -23 -38 0 -42 23 -38 42 -26 54 -9 59 12
part shape-guitar@guitar = pen w : b^ w 0 -18.5 25.2 -13.4 30.2 5 28.6 15.1 45.4 35.3 38.6 65.5 0 77.3 -38.6 65.5 -45.4 35.3 -28.6 15.1 -30.2 5 -25.2 -13.4 ; l_ k 3 0 -18 14 -17 25 -13 29 -5 30 5 29 10 29 15 37 24 45 35 45 51 39 66 21 74 0 77 -21 74 -39 66 -45 51 -45 35 -37 24 -29 15 -29 10 -30 5 -29 -5 -25 -13 -14 -17 0 -18
part shape-medal@medal = pen w : p^ w -37 -80.6 -11.8 -80.6 8.4 -6.7 -11.8 -1.7 ; p^ w 37 -80.6 11.8 -80.6 -8.4 -6.7 11.8 -1.7 ; o^ w 0 31.9 45.4 ; z_ k 3 -37 -81 -12 -81 8 -7 -12 -2 -37 -81 ; z_ k 3 37 -81 12 -81 -8 -7 12 -2 37 -81 ; l_ k 3 45 32 42 49 32 64 17 74 0 77 -17 74 -32 64 -42 49 -45 32 -42 15 -32 0 -17 -10 0 -14 17 -10 32 0 42 15 45 32
part shape-raincloud@raincloud = pen w : y^ w 0 -28.6 70.6 38.6 8 0.2 ; l_ k 3 71 -29 65 -14 50 -1 27 7 0 10 -27 7 -50 -1 -65 -14 -71 -29 -65 -43 -50 -56 -27 -64 0 -67 27 -64 50 -56 65 -43 71 -29
part shape-monster@monster = pen w : o w 33.6 -55.4 13.4 ; o w -33.6 -55.4 13.4 ; y^ w 0 8.4 62.2 58.8 14 0.1 ; l_ k 3 47 -55 46 -50 43 -46 39 -43 34 -42 28 -43 24 -46 21 -50 20 -55 21 -61 24 -65 28 -68 34 -69 39 -68 43 -65 46 -61 47 -55 ; l_ k 3 -20 -55 -21 -50 -24 -46 -28 -43 -34 -42 -39 -43 -43 -46 -46 -50 -47 -55 -46 -61 -43 -65 -39 -68 -34 -69 -28 -68 -24 -65 -21 -61 -20 -55 ; l_ k 3 62 8 57 31 44 50 24 63 0 67 -24 63 -44 50 -57 31 -62 8 -57 -14 -44 -33 -24 -46 0 -50 24 -46 44 -33 57 -14 62 8
part shape-crown@crown = pen w : p^ w -70.6 -42 -35.3 5 0 -60.5 35.3 5 70.6 -42 62.2 55.4 -62.2 55.4 ; z_ k 3 -71 -42 -35 5 0 -60 35 5 71 -42 62 55 -62 55 -71 -42
part shape-emblem@emblem = pen w : q^ w 8.4 -55.4 -63.8 55.4 -63.8 60.5 -16.8 37 43.7 0 75.6 -37 43.7 -60.5 -16.8 ; z_ k 3 -55 -64 55 -64 60 -17 37 44 0 76 -37 44 -60 -17 -55 -64
part dots-stego@stego = dots a : d a 5 -50 -3 -48 -14 -46 -25 -35 -24 -31 -16 -41 -9 -26 -28 -23 -38 -19 -49 -10 -39 -5 -29 -19 -20 2 -36 7 -46 12 -57 19 -39 23 -28 9 -24 25 -20 32 -29 40 -37 46 -21 48 -10 35 -14 -77 25 -73 15 -65 6 47 -1 54 8 61 16 70 24 77 32 64 39 53 39 42 41 30 42 19 42 7 42 -4 42 -15 42 -27 42 -38 42 -50 41 -61 40 -71 34 -22 50 -22 61 -39 67 39 50 39 61 22 67 ; d a 5 -6 -12 -26 0 0 0 26 0 -32 12 -6 12 20 12 -52 23 -26 23 0 23 26 23 52 23 -32 58 ; d b 5 6 -12 -13 0 13 0 -46 12 -20 12 6 12 32 12 -39 23 -13 23 13 23 39 23
part dots-planet@planet = dots a : d a 5 49 0 47 11 43 22 27 39 17 45 6 48 -6 48 -17 45 -27 39 -49 0 -43 -22 -36 -32 -27 -39 -17 -45 -6 -48 6 -48 17 -45 27 -39 36 -32 ; d a 5 -6 -35 -26 -23 0 -23 -26 0 0 0 ; d b 5 6 -35 -13 -23 13 -23 -13 0 13 23
part dots-whale@whale = dots a : d a 5 45 13 51 3 56 -7 57 -18 54 -29 54 -38 64 -33 74 -37 81 -25 80 -13 76 -2 71 9 65 19 54 20 -77 8 -76 -3 -72 -14 -67 -24 -57 -29 -47 -34 -36 -36 -14 -37 -3 -33 8 -29 18 -24 28 -19 37 -13 47 -6 58 12 47 30 38 37 27 41 16 44 5 44 -6 45 -18 45 -29 43 -40 42 -51 39 -62 36 -71 29 -76 19 ; d a 5 -26 -23 -58 -12 -32 -12 -6 -12 20 -12 -26 0 0 0 26 0 -32 12 -6 12 20 12 -26 23 0 23 26 23 -6 35 ; d b 5 -39 -23 -13 -23 -46 -12 -20 -12 6 -12 -65 0 -39 0 -13 0 13 0 65 0 -20 12 6 12 32 12 -39 23 -13 23 13 23 39 23 -20 35
part dots-snake@snake = dots a : d a 6.200 -56 52 -45 54 -8 52 3 47 24 22 21 12 -2 -8 -12 -14 -26 -40 -17 -48 ; d b 6.200 -34 56 -21 54 14 42 19 32 18 2 8 -3 -22 -20 -24 -30 -8 -56
part dots-balloon@balloon = dots a : d a 5 0 -79 11 -77 22 -75 33 -69 42 -64 49 -55 54 -44 55 -33 54 -22 50 -11 45 -1 38 8 30 17 21 24 0 31 -21 24 -30 17 -38 8 -45 -1 -50 -11 -54 -22 -55 -33 -54 -44 -49 -55 -42 -64 -33 -69 -22 -75 -11 -77 ; d a 5 -32 -58 -6 -58 20 -58 -26 -46 0 -46 26 -46 -32 -35 -6 -35 20 -35 -26 -23 0 -23 26 -23 -32 -12 -6 -12 20 -12 -26 0 0 0 26 0 -6 12 20 12 ; d b 5 -20 -58 6 -58 32 -58 -39 -46 -13 -46 13 -46 39 -46 -20 -35 6 -35 32 -35 -39 -23 -13 -23 13 -23 39 -23 -20 -12 6 -12 32 -12 -13 0 13 0 -20 12 6 12
part dots-robot@robot = dots a : d a 5 -55 -11 -43 -11 -42 0 -42 11 -42 23 -42 35 -55 36 -55 24 -55 13 -55 1 42 -11 54 -11 55 0 55 11 55 23 55 35 42 36 42 24 42 13 42 1 -30 55 -19 55 -10 58 -10 69 -10 80 -21 80 -30 78 -30 66 10 55 21 55 30 58 30 69 30 80 19 80 10 78 10 66 -39 -22 -28 -22 -16 -22 -5 -22 7 -22 18 -22 30 -22 39 -20 39 49 -1 55 -39 47 -30 -71 -18 -71 -7 -71 5 -71 17 -71 28 -71 30 -61 30 -49 30 -38 -30 -36 -30 -48 -30 -59 ; d a 5 0 -46 20 -35 -32 -12 -6 -12 20 -12 -26 0 0 0 26 0 -6 12 20 12 -26 23 0 23 26 23 -6 35 20 35 ; d b 5 -20 -35 -20 -12 6 -12 -13 0 13 0 -20 12 6 12 -13 23 13 23 -20 35 6 35 -13 46
part dots-ladybug@ladybug = dots a : d a 5 59 12 56 23 53 34 47 43 39 52 30 58 20 63 8 65 -14 64 -25 61 -35 55 -43 48 -50 38 -55 28 -58 17 -58 6 -55 -5 -50 -15 -43 -24 -34 -31 30 -34 39 -28 47 -19 53 -10 56 1 ; d a 5 -26 -23 26 -23 -32 -12 -6 -12 20 -12 -26 0 26 0 -32 12 -6 12 20 12 46 12 -26 23 26 23 -32 35 -6 35 20 35 -26 46 26 46 ; d b 5 -13 -23 13 -23 -20 -12 6 -12 32 -12 -39 0 -13 0 13 0 39 0 -46 12 -20 12 6 12 32 12 -39 23 -13 23 13 23 39 23 -20 35 6 35 32 35 -13 46 13 46
part dots-guitar@guitar = dots a : d a 5 11 -17 22 -14 29 -6 30 6 30 17 38 25 44 34 45 46 43 56 38 66 28 71 17 75 6 76 -6 76 -17 75 -28 71 -38 66 -43 56 -45 46 -44 34 -38 25 -30 17 -30 6 -29 -6 -22 -14 -11 -17 ; d a 5 20 12 -32 35 20 35 -26 46 0 46 26 46 20 58 ; d b 5 -13 0 13 0 -20 12 -20 35 32 35 -13 46 13 46 -20 58
part dots-medal@medal = dots a : d a 5 -37 -81 -26 -81 -14 -81 -10 -72 -7 -61 -4 -50 -1 -39 2 -28 5 -17 7 -7 -4 -4 -13 -5 -16 -16 -20 -27 -23 -38 -27 -48 -30 -59 -34 -70 37 -81 26 -81 14 -81 10 -72 7 -61 -5 -17 16 -16 20 -27 23 -38 27 -48 30 -59 34 -70 45 32 43 43 39 53 33 63 24 70 14 75 3 77 -8 76 -19 73 -29 66 -36 58 -42 49 -44 37 -44 26 -42 15 -36 6 -28 -2 24 -6 33 1 39 11 43 21 ; d a 5 20 -58 -32 35 20 58 ; d b 5 -20 -58 13 -46 32 35 -20 58
part dots-raincloud@raincloud = dots a : d a 5 71 -29 67 -18 60 -9 51 -2 40 2 29 6 18 8 6 9 -5 9 -17 8 -28 7 -39 3 -50 -1 -59 -9 -66 -17 -71 -28 -67 -39 -60 -48 -51 -55 -40 -59 -29 -63 -18 -65 -6 -66 5 -66 17 -65 28 -64 39 -60 50 -56 59 -48 66 -40 ; d a 5 -26 -46 0 -46 26 -46 -32 -35 -6 -35 20 -35 46 -35 -52 -23 -26 -23 26 -23 52 -23 -32 -12 20 -12 46 -12 0 0 ; d b 5 -39 -46 -13 -46 13 -46 39 -46 -46 -35 -20 -35 6 -35 32 -35 -39 -23 39 -23 -46 -12 -20 -12 32 -12
part dots-monster@monster = dots a : d a 5 47 -55 41 -45 30 -43 21 -50 22 -62 31 -69 42 -66 -20 -55 -26 -45 -37 -43 -46 -50 -45 -62 -36 -69 -25 -66 62 8 60 19 57 30 51 40 44 49 35 56 26 62 15 65 3 66 -8 66 -19 64 -30 59 -39 53 -47 45 -54 36 -58 26 -61 15 -61 3 -58 -8 -54 -18 -48 -28 -9 -49 2 -50 44 -33 50 -24 57 -14 59 -3 ; d a 5 -32 -58 -6 -35 20 -35 0 -23 46 -12 0 0 -32 12 -6 12 20 12 46 12 ; d b 5 32 -58 -20 -35 6 -35 -39 -23 39 -23 -46 -12 -39 0 39 0 -46 12 -20 12 6 12 32 12 -39 23 39 23
part dots-crown@crown = dots a : d a 5 -64 -33 -57 -24 -50 -15 -43 -6 -36 4 -30 -3 -25 -14 -20 -24 -14 -34 -9 -44 8 -46 13 -36 18 -26 24 -16 29 -5 35 5 42 -4 49 -13 56 -22 63 -31 69 -21 68 -10 67 1 66 13 65 24 64 36 63 47 58 55 47 55 36 55 24 55 13 55 1 55 -10 55 -22 55 -33 55 -45 55 -56 55 -64 38 -65 27 -66 15 -67 4 -68 -8 -69 -19 ; d a 5 0 -23 -6 -12 -52 0 0 0 52 0 20 12 46 12 -52 23 52 23 -6 35 20 35 46 35 ; d b 5 6 -12 -13 0 13 0 -46 12 -20 12 -46 35 -20 35 6 35 -39 46
part dots-emblem@emblem = dots a : d a 5 -55 -64 -44 -64 -32 -64 -21 -64 -9 -64 2 -64 13 -64 25 -64 36 -64 47 -64 55 -60 57 -49 58 -37 59 -26 59 -15 55 -4 51 6 47 17 43 28 39 38 33 47 24 55 16 62 7 70 -1 75 -10 67 -19 60 -27 52 -36 45 -41 35 -45 24 -49 13 -53 3 -57 -8 -60 -19 -59 -30 -57 -41 -56 -53 ; d a 5 -26 -46 0 -46 26 -46 -32 -35 -6 35 20 35 0 46 ; d b 5 -39 -46 -13 -46 13 -46 39 -46 32 -35 -39 -23 39 -23 -20 35 6 35
part face-stego@stego = pen b : k -62.2 18.5 3.4 ; l_ k 2.1 -72.2 30.2 -63.8 31.9 -57.1 28.6
part face-planet@planet = pen b : l_ a- 6.7 -43.7 -15.1 -8.4 -8.4 42 -20.2 ; l_ a+ 5.9 -45.4 8.4 0 16.8 43.7 5 ; l_ a- 5 -35.3 28.6 0 33.6 33.6 28.6 ; l^ b 7.6 -79 25.2 -50.4 28.6 0 13.4 50.4 -10.1 79 -30.2
part face-whale@whale = pen b : k -48.7 1.7 4.2 ; u -55.4 13.4 7.6 ; l_ light-blue 4.2 -25.2 -42 -25.2 -62.2 -38.6 -68.9 ; l_ light-blue 4.2 -25.2 -42 -25.2 -62.2 -11.8 -68.9
part face-snake@snake = pen b : e 20.2 -58.8 5 ; z_ red 2.5 35.3 -50.4 52.1 -48.7 60.5 -55.4 ; z_ red 2.5 52.1 -48.7 60.5 -42
part face-balloon@balloon = pen b : z_ brown 2.1 -11.8 28.6 -13.4 52.1 ; z_ brown 2.1 11.8 28.6 13.4 52.1 ; q tan 3.4 -18.5 52.1 18.5 52.1 13.4 77.3 -13.4 77.3 ; l_ brown 2.5 -16.8 62.2 16.8 62.2
part face-robot@robot = pen b : z_ k 2.5 0 -70.6 0 -80.6 ; o b 0 -80.6 5 ; o_ w -14.3 -52.1 10.1 ; o_ w 14.3 -52.1 10.1 ; k -14.3 -52.1 4.2 ; k 14.3 -52.1 4.2 ; r_ k 0 -35.3 26.9 5 1.7
part face-ladybug@ladybug = pen b : b k -30.2 -28.6 -21.8 -52.1 0 -60.5 21.8 -52.1 30.2 -28.6 0 -38.6 ; z_ k 2.5 0 -38.6 0 65.5 ; om_ w 10.9 -47 4.2 ; l_ k 2.5 -10.1 -57.1 -20.2 -72.2 ; l_ k 2.5 10.1 -57.1 20.2 -72.2
part face-guitar@guitar = pen b : o_ k 0 20.2 14.3 ; r^ b 0 -42 14.3 77.3 1.7 ; r^ b- 0 -77.3 22.7 15.1 3.4 ; r_ k 0 55.4 30.2 5.9 1.7 ; z_ w 1.3 -4.2 -79 -4.2 55.4 ; z_ w 1.3 0 -79 0 55.4 ; z_ w 1.3 4.2 -79 4.2 55.4
part face-medal@medal = pen b : s_ a- 0 31.9 5 26.9 11.8
part face-raincloud@raincloud = pen b : x_ b -43.7 28.6 11.8 21.8 ; x_ b -13.4 42 11.8 21.8 ; x_ b 16.8 28.6 11.8 21.8 ; x_ b 45.4 43.7 11.8 21.8 ; x_ b -30.2 63.8 11.8 21.8 ; x_ b 3.4 68.9 11.8 21.8 ; k -16.8 -25.2 4.2 ; k 16.8 -25.2 4.2 ; u 0 -16.8 10.1
part face-monster@monster = pen b : e -21.8 -15.1 12.6 ; e 21.8 -15.1 12.6 ; b_ k -33.6 16.8 0 25.2 33.6 16.8 21.8 45.4 0 50.4 -21.8 45.4 ; p_ w -20.2 20.2 -10.1 21.8 -15.1 31.9 ; p_ w 20.2 20.2 10.1 21.8 15.1 31.9
part face-crown@crown = pen b : o_ b -70.6 -43.7 6.7 ; o_ c 0 -62.2 7.6 ; o_ b 70.6 -43.7 6.7 ; o_ c -37 25.2 7.6 ; o_ b 0 18.5 9.2 ; o_ c 37 25.2 7.6
part face-emblem@emblem = pen b : z_ k 3 -45.4 -53.8 45.4 -53.8 48.7 -15.1 30.2 35.3 0 62.2 -30.2 35.3 -48.7 -15.1 -45.4 -53.8 ; s^ a 0 -4 5 34 14
scene lay

* printed-giant | 2-3 4-5 6-8 | -
appeal 1
topics printing, stamping, sponge painting, giant, big art, poster
near room decor, found objects
variant trex | Dinosaurs | green, light green, yellow free | dinosaur, t-rex, t rex, tyrannosaurus, tyrannosaurus rex
variant rocket | Space | silver, blue, red free | rocket, spaceship, astronaut, launch, outer space
variant crab | Ocean | red, orange, white | crab, beach, seashore, under the sea, tide pool
variant parrot | Jungle, Animals | red, yellow, blue | parrot, macaw, bird, tropical, rainforest, rain forest
variant train | Transportation | blue, red, yellow | train, steam train, engine, railroad, locomotive
variant robot | Robots | gray, teal, yellow | robot, android, machine, factory
variant butterfly | Bugs | purple, pink, yellow free | butterfly, moth, insect, spring, wings, garden
variant drum | Music | red, yellow, white | drum, drummer, marching band, percussion
variant jersey | Sports | green, white, yellow free | jersey, soccer, football, basketball, team, athlete
variant umbrella | Weather | yellow, blue, red | umbrella, rain, rainy day, storm, april showers
variant dragon | Fantasy | red, gold, orange | dragon, dragons, mythical, knight, fire
variant gingerhouse | Fairy Tales, Food | tan, brown, white | gingerbread house, hansel and gretel, witch, candy, christmas
variant hero | Superheroes | blue, red, yellow | superhero, hero, cape, costume
colors green, yellow, red
minutes 25 30 40
waits 45
mess lots
heart stamp@2-3: sponge-brush, kitchen-sponge, cookie-cutter, cardboard-tube, cotton-ball = 1
heart stamp@4-5,6-8: sponge-brush, toy-brick, pom-pom, cookie-cutter, kitchen-sponge, bubble-wrap, cork, celery = 1
heart paint: paint = 2 color
nice more@2-3: bubble-wrap, cardboard-tube, cookie-cutter, kitchen-sponge, cotton-ball = 1
nice more@4-5,6-8: bubble-wrap, cork, bottle-cap, cardboard-tube, cookie-cutter, paper-straw, pom-pom, plastic-lid, toy-brick, seashell, potato, leaf = 1
nice hang@4-5,6-8: ribbon, yarn, string, raffia = 12 in
need sheet: construction-paper, cardstock, packing-paper, paper-bag, paper, newspaper = 2 sheet
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
tool pen: marker, crayon, oil-pastel
home plate
step join: tape sheet tape by gtc
step draw: draw sheet pen by gtc
step cut: cut sheet scissors > shape-trex shape-rocket shape-crab shape-parrot shape-train shape-robot shape-butterfly shape-drum shape-jersey shape-umbrella shape-dragon shape-gingerhouse shape-hero by gtc
step pour: prepare paint plate by ggt
step try: test stamp paint sheet by ccc
step print: print sheet stamp paint > prints-trex prints-rocket prints-crab prints-parrot prints-train prints-robot prints-butterfly prints-drum prints-jersey prints-umbrella prints-dragon prints-gingerhouse prints-hero by ccc
step second: print sheet stamp more? paint by ccc
step dry: dry sheet by gcc
step detail: draw sheet pen > detail-trex detail-rocket detail-crab detail-parrot detail-train detail-robot detail-butterfly detail-drum detail-jersey detail-umbrella detail-dragon detail-gingerhouse detail-hero by tcc
step game: play sheet hang? tape? > hang by ccc
part shape-trex@trex = sheet a : b^ a -66.6 -59.4 -45 -73.8 -12.6 -70.2 -5.4 -46.8 -12.6 -30.6 3.6 -14.4 30.6 7.2 54 36 82.8 54 55.8 59.4 27 46.8 10.8 54 -23.4 50.4 -39.6 19.8 -37.8 -12.6 -41.4 -30.6 -66.6 -34.2 ; r a -18 61.2 19.8 28.8 5.4 ; r a 12.6 59.4 19.8 32.4 5.4
part shape-rocket@rocket = sheet a : p b 25.2 1.8 54 55.8 21.6 41.4 ; p b -25.2 1.8 -54 55.8 -21.6 41.4 ; b^ a 0 -84.6 23.4 -52.2 27 7.2 21.6 43.2 -21.6 43.2 -27 7.2 -23.4 -52.2
part shape-crab@crab = sheet a : l a 8.1 -45 0 -72 -23.4 -66.6 -43.2 ; l a 8.1 45 0 72 -23.4 66.6 -43.2 ; o a -68.4 -50.4 18 14.4 -30 ; o a 68.4 -50.4 18 14.4 30 ; o^ a 0 14.4 54 39.6
part shape-parrot@parrot = sheet a : b b -3.6 34.2 14.4 39.6 9 84.6 -3.6 88.2 -14.4 54 ; b^ a -30.6 -57.6 -7.2 -77.4 21.6 -66.6 30.6 -36 28.8 9 10.8 43.2 -14.4 39.6 -30.6 5.4
part shape-train@train = sheet a : r a -18 12.6 104.4 39.6 7.2 ; r a 46.8 -9 50.4 82.8 3.6
part shape-robot@robot = sheet a : r a -52.2 16.2 14.4 55.8 6.3 ; r a 52.2 16.2 14.4 55.8 6.3 ; r a -21.6 72 21.6 27 3.6 ; r a 21.6 72 21.6 27 3.6 ; r^ a 0 18 82.8 82.8 7.2 ; r^ a 0 -52.2 64.8 48.6 7.2
part shape-butterfly@butterfly = sheet a : b a 5.4 -7.2 27 -57.6 68.4 -63 79.2 -30.6 54 -3.6 ; b a -5.4 -7.2 -27 -57.6 -68.4 -63 -79.2 -30.6 -54 -3.6 ; b a 5.4 5.4 50.4 3.6 64.8 30.6 46.8 59.4 19.8 45 ; b a -5.4 5.4 -50.4 3.6 -64.8 30.6 -46.8 59.4 -19.8 45 ; o^ k 0 1.8 8.1 48.6
part shape-drum@drum = sheet a : q^ a 5.4 -64.8 -21.6 64.8 -21.6 59.4 59.4 -59.4 59.4
part shape-jersey@jersey = sheet a : q^ a 5.4 -32.4 -68.4 32.4 -68.4 79.2 -34.2 59.4 -5.4 41.4 -16.2 41.4 73.8 -41.4 73.8 -41.4 -16.2 -59.4 -5.4 -79.2 -34.2
part shape-umbrella@umbrella = sheet a : b^ a -79.2 9 -68.4 -30.6 -32.4 -57.6 0 -64.8 32.4 -57.6 68.4 -30.6 79.2 9 52.2 -1.8 27 9 0 -1.8 -27 9 -52.2 -1.8
part shape-dragon@dragon = sheet a : b b -9 -18 5.4 -68.4 27 -82.8 30.6 -54 55.8 -63 46.8 -32.4 63 -27 27 -5.4 ; b^ a -79.2 -30.6 -63 -52.2 -36 -48.6 -30.6 -25.2 -27 0 0 -10.8 32.4 0 52.2 27 82.8 30.6 88.2 18 82.8 50.4 52.2 54 -19.8 52.2 -46.8 32.4 -52.2 -7.2 -66.6 -14.4 ; r a -19.8 61.2 19.8 27 5.4 ; r a 28.8 61.2 19.8 27 5.4
part shape-gingerhouse@gingerhouse = sheet a : q^ a 2.7 -52.2 -9 52.2 -9 52.2 75.6 -52.2 75.6 ; p^ b 0 -79.2 73.8 -1.8 -73.8 -1.8
part shape-hero@hero = sheet a : p b -18 -25.2 18 -25.2 59.4 75.6 -59.4 75.6 ; r a -12.6 66.6 18 36 3.6 ; r a 12.6 66.6 18 36 3.6 ; q^ a 7.2 -27 -23.4 27 -23.4 21.6 52.2 -21.6 52.2 ; l a 13.5 -25.2 -16.2 -54 3.6 -75.6 -27 ; l a 13.5 25.2 -16.2 54 3.6 75.6 -27 ; o^ tan 0 -52.2 27
part hang = hang k : l ~ 3 -14 -84 0 -99 14 -84
part prints-trex@trex = paint b : b^ a -66.6 -59.4 -45 -73.8 -12.6 -70.2 -5.4 -46.8 -12.6 -30.6 3.6 -14.4 30.6 7.2 54 36 82.8 54 55.8 59.4 27 46.8 10.8 54 -23.4 50.4 -39.6 19.8 -37.8 -12.6 -41.4 -30.6 -66.6 -34.2 ; r a -18 61.2 19.8 28.8 5.4 ; r a 12.6 59.4 19.8 32.4 5.4 ; cover-print b/c .8 1
part prints-rocket@rocket = paint b : p b 25.2 1.8 54 55.8 21.6 41.4 ; p b -25.2 1.8 -54 55.8 -21.6 41.4 ; b^ a 0 -84.6 23.4 -52.2 27 7.2 21.6 43.2 -21.6 43.2 -27 7.2 -23.4 -52.2 ; cover-print b/c .8 1
part prints-crab@crab = paint b : l a 8.1 -45 0 -72 -23.4 -66.6 -43.2 ; l a 8.1 45 0 72 -23.4 66.6 -43.2 ; o a -68.4 -50.4 18 14.4 -30 ; o a 68.4 -50.4 18 14.4 30 ; o^ a 0 14.4 54 39.6 ; cover-print b/c .8 1
part prints-parrot@parrot = paint b : b b -3.6 34.2 14.4 39.6 9 84.6 -3.6 88.2 -14.4 54 ; b^ a -30.6 -57.6 -7.2 -77.4 21.6 -66.6 30.6 -36 28.8 9 10.8 43.2 -14.4 39.6 -30.6 5.4 ; cover-print b/c .8 1
part prints-train@train = paint b : r a -18 12.6 104.4 39.6 7.2 ; r a 46.8 -9 50.4 82.8 3.6 ; cover-print b/c .8 1
part prints-robot@robot = paint b : r a -52.2 16.2 14.4 55.8 6.3 ; r a 52.2 16.2 14.4 55.8 6.3 ; r a -21.6 72 21.6 27 3.6 ; r a 21.6 72 21.6 27 3.6 ; r^ a 0 18 82.8 82.8 7.2 ; r^ a 0 -52.2 64.8 48.6 7.2 ; cover-print b/c .8 1
part prints-butterfly@butterfly = paint b : b a 5.4 -7.2 27 -57.6 68.4 -63 79.2 -30.6 54 -3.6 ; b a -5.4 -7.2 -27 -57.6 -68.4 -63 -79.2 -30.6 -54 -3.6 ; b a 5.4 5.4 50.4 3.6 64.8 30.6 46.8 59.4 19.8 45 ; b a -5.4 5.4 -50.4 3.6 -64.8 30.6 -46.8 59.4 -19.8 45 ; o^ k 0 1.8 8.1 48.6 ; cover-print b/c .8 1
part prints-drum@drum = paint b : q^ a 5.4 -64.8 -21.6 64.8 -21.6 59.4 59.4 -59.4 59.4 ; cover-print b/c .8 1
part prints-jersey@jersey = paint b : q^ a 5.4 -32.4 -68.4 32.4 -68.4 79.2 -34.2 59.4 -5.4 41.4 -16.2 41.4 73.8 -41.4 73.8 -41.4 -16.2 -59.4 -5.4 -79.2 -34.2 ; cover-print b/c .8 1
part prints-umbrella@umbrella = paint b : b^ a -79.2 9 -68.4 -30.6 -32.4 -57.6 0 -64.8 32.4 -57.6 68.4 -30.6 79.2 9 52.2 -1.8 27 9 0 -1.8 -27 9 -52.2 -1.8 ; cover-print b/c .8 1
part prints-dragon@dragon = paint b : b b -9 -18 5.4 -68.4 27 -82.8 30.6 -54 55.8 -63 46.8 -32.4 63 -27 27 -5.4 ; b^ a -79.2 -30.6 -63 -52.2 -36 -48.6 -30.6 -25.2 -27 0 0 -10.8 32.4 0 52.2 27 82.8 30.6 88.2 18 82.8 50.4 52.2 54 -19.8 52.2 -46.8 32.4 -52.2 -7.2 -66.6 -14.4 ; r a -19.8 61.2 19.8 27 5.4 ; r a 28.8 61.2 19.8 27 5.4 ; cover-print b/c .8 1
part prints-gingerhouse@gingerhouse = paint b : q^ a 2.7 -52.2 -9 52.2 -9 52.2 75.6 -52.2 75.6 ; p^ b 0 -79.2 73.8 -1.8 -73.8 -1.8 ; cover-print b/c .8 1
part prints-hero@hero = paint b : p b -18 -25.2 18 -25.2 59.4 75.6 -59.4 75.6 ; r a -12.6 66.6 18 36 3.6 ; r a 12.6 66.6 18 36 3.6 ; q^ a 7.2 -27 -23.4 27 -23.4 21.6 52.2 -21.6 52.2 ; l a 13.5 -25.2 -16.2 -54 3.6 -75.6 -27 ; l a 13.5 25.2 -16.2 54 3.6 75.6 -27 ; o^ tan 0 -52.2 27 ; cover-print b/c .8 1
part detail-trex@trex = pen c : k -34.2 -57.6 4.5 ; v w -64.8 -39.6 -37.8 -36 6 5.4 ; l_ a- 7.2 -34.2 0 -52.2 5.4 -55.8 14.4 ; o_ b 7.2 14.4 7.2 ; o_ b -7.2 30.6 6.3 ; o_ b 23.4 30.6 6.3
part detail-rocket@rocket = pen c : o b 0 -25.2 15.3 ; o_ light-blue 0 -25.2 10.8 ; r_ b 0 12.6 48.6 6.3 ; b_ orange -16.2 46.8 0 86.4 16.2 46.8 ; b_ yellow -8.1 46.8 0 70.2 8.1 46.8
part detail-crab@crab = pen c : l_ a- 6.3 -46.8 30.6 -72 39.6 -79.2 55.8 ; l_ a- 6.3 -39.6 41.4 -57.6 55.8 -59.4 70.2 ; l_ a- 6.3 46.8 30.6 72 39.6 79.2 55.8 ; l_ a- 6.3 39.6 41.4 57.6 55.8 59.4 70.2 ; l_ a 5.4 -16.2 -19.8 -18 -41.4 ; l_ a 5.4 16.2 -19.8 18 -41.4 ; e -18 -45 8.1 ; e 18 -45 8.1 ; u 0 16.2 14.4 ; p_ w -82.8 -55.8 -68.4 -52.2 -79.2 -64.8 ; p_ w 82.8 -55.8 68.4 -52.2 79.2 -64.8
part detail-parrot@parrot = pen c : b c 1.8 -18 36 -9 39.6 27 23.4 48.6 7.2 27 ; o_ w -14.4 -50.4 11.7 ; k -14.4 -50.4 4.5 ; b_ k -30.6 -59.4 -50.4 -48.6 -46.8 -30.6 -36 -39.6 -28.8 -39.6 ; l_ brown 7.2 -75.6 48.6 0 45 75.6 50.4
part detail-train@train = pen c : r b -50.4 -23.4 18 36 2.7 ; r b -50.4 -41.4 27 8.1 1.8 ; r_ light-blue 46.8 -25.2 30.6 27 2.7 ; p b -70.2 32.4 -86.4 46.8 -63 46.8 ; r_ b -18 12.6 100.8 5.4 ; o k -46.8 41.4 16.2 ; o k -9 41.4 16.2 ; o k 45 39.6 19.8 ; o_ gray -46.8 41.4 6.3 ; o_ gray -9 41.4 6.3 ; o_ gray 45 39.6 8.1 ; y_ w -45 -64.8 18 11.7 6 0.3 ; y_ w -19.8 -79.2 14.4 9 6 0.3
part detail-robot@robot = pen c : z_ k 2.7 0 -75.6 0 -86.4 ; o b 0 -86.4 5.4 ; o_ w -15.3 -55.8 10.8 ; o_ w 15.3 -55.8 10.8 ; k -15.3 -55.8 4.5 ; k 15.3 -55.8 4.5 ; r_ k 0 -37.8 28.8 5.4 1.8 ; r_ b 0 7.2 57.6 30.6 3.6 ; o_ c -18 7.2 7.2 ; o_ w 0 7.2 7.2 ; o_ c 18 7.2 7.2 ; d_ b 4.5 -21.6 43.2 0 43.2 21.6 43.2
part detail-butterfly@butterfly = pen c : om_ b 48.6 -36 13.5 ; om_ c 43.2 27 10.8 ; om_ c 25.2 -19.8 6.3 ; lm_ k 2.7 2.7 -43.2 10.8 -63 21.6 -72
part detail-drum@drum = pen c : o w 0 -21.6 64.8 19.8 ; v_ b -61.2 18 61.2 18 6 30.6 ; r_ b 0 57.6 118.8 8.1 2.7 ; l^ tan 5.4 -63 -79.2 -9 -30.6 ; l^ tan 5.4 63 -79.2 10.8 -30.6 ; o^ tan -9 -30.6 7.2 ; o^ tan 10.8 -30.6 7.2 ; z_ b 3.6 -61.2 7.2 -40.5 45 -19.8 7.2 0 45 19.8 7.2 40.5 45 61.2 7.2
part detail-jersey@jersey = pen c : b_ w -19.8 -68.4 19.8 -68.4 0 -50.4 ; l_ b 8.1 -21.6 -66.6 0 -46.8 21.6 -66.6 ; z_ b 8.1 -12.6 -5.4 5.4 -18 5.4 41.4 ; z_ b 8.1 -9 43.2 19.8 43.2 ; r_ b 0 63 81 8.1 ; z_ b 7.2 -72 -27 -54 -10.8 ; z_ b 7.2 72 -27 54 -10.8
part detail-umbrella@umbrella = pen c : l_ b 4.5 -27 7.2 -19.8 -32.4 0 -63 ; l_ b 4.5 27 7.2 19.8 -32.4 0 -63 ; l_ brown 5.4 0 -1.8 0 59.4 9 72 21.6 68.4 23.4 57.6 ; z_ k 3.6 0 -64.8 0 -75.6 ; x_ blue -72 41.4 8.1 14.4 ; x_ blue -41.4 59.4 8.1 14.4 ; x_ blue 46.8 36 8.1 14.4 ; x_ blue 70.2 59.4 8.1 14.4 ; x_ blue -30.6 30.6 8.1 14.4
part detail-dragon@dragon = pen c : k -52.2 -34.2 3.6 ; p_ b -45 -48.6 -37.8 -66.6 -34.2 -45 ; p_ b -30.6 -23.4 -16.2 -27 -27 -7.2 ; l_ orange 5.4 -79.2 -21.6 -88.2 -12.6 -88.2 0 ; l_ red 3.6 -75.6 -18 -81 -5.4 ; o_ c -9 27 8.1 5.4 ; o_ c 12.6 21.6 8.1 5.4 ; o_ c 32.4 32.4 8.1 5.4
part detail-gingerhouse@gingerhouse = pen c : r_ c 0 50.4 27 48.6 7.2 ; r_ yellow -32.4 23.4 19.8 21.6 1.8 ; r_ yellow 32.4 23.4 19.8 21.6 1.8 ; c_ w -70.2 0 70.2 0 9 8.1 ; om_ c 30.6 -23.4 6.3 ; o_ c 0 -46.8 7.2 ; o_ w 7.2 52.2 2.7
part detail-hero@hero = pen c : b_ k -27 -59.4 -14.4 -82.8 14.4 -82.8 27 -59.4 9 -68.4 -12.6 -66.6 ; r_ b 0 -52.2 52.2 13.5 6.3 ; o_ w -10.8 -52.2 5.4 4.5 ; o_ w 10.8 -52.2 5.4 4.5 ; u 0 -39.6 7.2 ; s c 0 3.6 5 15.3 6.3 ; r_ c 0 37.8 45 7.2
scene lay

* lacing-card | 4-5 6-8 | -
topics lacing, sewing card, threading, first sewing, montessori, fine motor, quiet time, travel
variant longneck | Dinosaurs | green, yellow | dinosaur, long-neck, longneck, brontosaurus, sauropod
variant rocket | Space | blue, orange | rocket, spaceship, astronaut, outer space
variant fish | Ocean | orange, blue | fish, sea, aquarium, under the sea
variant ladybug | Bugs | red, black or orange, yellow | ladybug, ladybird, beetle, insect
variant bus | Transportation | yellow, black | bus, school bus, vehicles, traffic
variant guitar | Music | orange, brown | guitar, band, instrument, rock star
variant jersey | Sports | blue, yellow | jersey, soccer, football, team, basketball
variant raincloud | Weather | light blue, white | cloud, rain, rainy day, storm
variant unicorn | Fantasy | white, pink, purple or pink, purple, light blue, silver | unicorn, magical, rainbow, horse
variant crown | Fairy Tales | gold, red free | crown, king, queen, princess, prince, royal
variant emblem | Superheroes | red, yellow, white free | superhero, hero, shield, badge
variant lion | Jungle, Animals | orange, yellow | lion, king of the jungle, safari, wild cat
variant robot | Robots | gray, red, yellow | robot, android, machine
colors green, yellow
minutes 30 40
mess low
heart punch@6-8: hole-punch
tool punch@4-5: hole-punch
heart lace: shoelace, yarn, ribbon, string, cotton-cord, raffia, plastic-lacing = 5 ft
need card: cereal-box, cardstock, folder, cardboard, paper-plate, pizza-box = 1 sheet
need pen: marker, crayon, colored-pencil, oil-pastel = 3 color
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
step draw: draw card pen by tc
step cut: cut card scissors > shape-longneck shape-rocket shape-fish shape-ladybug shape-bus shape-guitar shape-jersey shape-raincloud shape-unicorn shape-crown shape-emblem shape-lion shape-robot by tt
step face: color card pen > face-longneck face-rocket face-fish face-ladybug face-bus face-guitar face-jersey face-raincloud face-unicorn face-crown face-emblem face-lion face-robot by cc
step punch: poke card punch > holes-longneck holes-rocket holes-fish holes-ladybug holes-bus holes-guitar holes-jersey holes-raincloud holes-unicorn holes-crown holes-emblem holes-lion holes-robot by gc
step tip: prepare lace tape by tc
step start: tie lace card by tc
step lace: thread lace card > lace-longneck lace-rocket lace-fish lace-ladybug lace-bus lace-guitar lace-jersey lace-raincloud lace-unicorn lace-crown lace-emblem lace-lion lace-robot by cc
step back@6-8: thread lace card by c
step end: tape lace card tape by tc
step game: play card by cc
part shape-longneck@longneck = card a : b^ a -72.2 -52.8 -61.6 -70.4 -42.2 -68.6 -33.4 -49.3 -31.7 -19.4 -17.6 -3.5 12.3 -8.8 38.7 3.5 58.1 28.2 84.5 35.2 63.4 51 35.2 49.3 -24.6 47.5 -47.5 33.4 -54.6 0 -56.3 -37 ; r a -26.4 56.3 21.1 35.2 5.3 ; r a 26.4 56.3 21.1 35.2 5.3
part shape-rocket@rocket = card a : p b 24.6 1.8 52.8 54.6 21.1 40.5 ; p b -24.6 1.8 -52.8 54.6 -21.1 40.5 ; b^ a 0 -82.7 22.9 -51 26.4 7 21.1 42.2 -21.1 42.2 -26.4 7 -22.9 -51
part shape-fish@fish = card a : p a 40.5 0 81 -35.2 72.2 0 81 35.2 ; b^ a -68.6 0 -44 -33.4 0 -44 35.2 -19.4 51 0 35.2 19.4 0 44 -44 33.4
part shape-ladybug@ladybug = card a : o^ a 0 12.3 61.6 56.3
part shape-bus@bus = card a : q^ a 8.8 -79.2 -40.5 58.1 -40.5 79.2 -10.6 79.2 35.2 -79.2 35.2
part shape-guitar@guitar = card a : b^ a 0 -19.4 26.4 -14.1 31.7 5.3 29.9 15.8 47.5 37 40.5 68.6 0 81 -40.5 68.6 -47.5 37 -29.9 15.8 -31.7 5.3 -26.4 -14.1
part shape-jersey@jersey = card a : q^ a 5.3 -31.7 -66.9 31.7 -66.9 77.4 -33.4 58.1 -5.3 40.5 -15.8 40.5 72.2 -40.5 72.2 -40.5 -15.8 -58.1 -5.3 -77.4 -33.4
part shape-raincloud@raincloud = card a : y^ a 0 -29.9 73.9 40.5 8 0.2
part shape-unicorn@unicorn = card a : b^ a -56.3 5.3 -49.3 -7 -21.1 -29.9 -8.8 -51 12.3 -56.3 29.9 -38.7 45.8 -5.3 51 35.2 54.6 77.4 -10.6 77.4 -8.8 40.5 -15.8 19.4 -38.7 24.6 -54.6 19.4
part shape-crown@crown = card a : p^ a -73.9 -44 -37 5.3 0 -63.4 37 5.3 73.9 -44 65.1 58.1 -65.1 58.1
part shape-emblem@emblem = card a : q^ a 8.8 -58.1 -66.9 58.1 -66.9 63.4 -17.6 38.7 45.8 0 79.2 -38.7 45.8 -63.4 -17.6
part shape-lion@lion = card a : f^ a 0 0 14 81 17.6 ; o^ b 0 3.5 49.3
part shape-robot@robot = card a : r a -51 15.8 14.1 54.6 6.2 ; r a 51 15.8 14.1 54.6 6.2 ; r a -21.1 70.4 21.1 26.4 3.5 ; r a 21.1 70.4 21.1 26.4 3.5 ; r^ a 0 17.6 81 81 7 ; r^ a 0 -51 63.4 47.5 7
part face-longneck@longneck = pen b : k -54.6 -55.4 3.5 ; l_ k 2.2 -70.4 -47.5 -61.6 -44 -54.6 -45.8 ; o_ b -17.6 21.1 7.9 7 ; o_ b 5.3 10.6 8.8 7.9 ; o_ b 28.2 21.1 7.9 7 ; o_ b 7 33.4 7 6.2 ; o_ b -44 0 5.3 7
part face-rocket@rocket = pen b : o b 0 -24.6 15 ; o_ light-blue 0 -24.6 10.6 ; r_ b 0 12.3 47.5 6.2 ; b_ orange -15.8 45.8 0 84.5 15.8 45.8 ; b_ yellow -7.9 45.8 0 68.6 7.9 45.8
part face-fish@fish = pen b : e -42.2 -8.8 7 ; l_ b 7 -17.6 -38.7 -8.8 0 -17.6 38.7 ; l_ b 7 7 -40.5 17.6 0 7 40.5 ; b b -5.3 3.5 15.8 -5.3 22.9 8.8 7 17.6 ; u -54.6 7 6.2
part face-ladybug@ladybug = pen b : b k -31.7 -29.9 -22.9 -54.6 0 -63.4 22.9 -54.6 31.7 -29.9 0 -40.5 ; z_ k 2.6 0 -40.5 0 68.6 ; om_ k 28.2 -8.8 10.6 ; om_ k 35.2 22.9 9.7 ; om_ k 15.8 47.5 8.8 ; om_ w 11.4 -49.3 4.4 ; l_ k 2.6 -10.6 -59.8 -21.1 -75.7 ; l_ k 2.6 10.6 -59.8 21.1 -75.7
part face-bus@bus = pen b : r_ light-blue -59.8 -15.8 22.9 24.6 2.6 ; r_ light-blue -29.9 -15.8 22.9 24.6 2.6 ; r_ light-blue 0 -15.8 22.9 24.6 2.6 ; r_ light-blue 29.9 -15.8 22.9 24.6 2.6 ; p_ light-blue 49.3 -28.2 56.3 -28.2 70.4 -8.8 70.4 -3.5 49.3 -3.5 ; r_ b 0 12.3 154.9 6.2 ; o k -44 37 17.6 ; o k 44 37 17.6 ; o_ gray -44 37 7.9 ; o_ gray 44 37 7.9 ; o_ yellow 73.9 19.4 4.4
part face-guitar@guitar = pen b : o_ k 0 21.1 15 ; r^ b 0 -44 15 81 1.8 ; r^ b- 0 -81 23.8 15.8 3.5 ; r_ k 0 58.1 31.7 6.2 1.8 ; z_ w 1.4 -4.4 -82.7 -4.4 58.1 ; z_ w 1.4 0 -82.7 0 58.1 ; z_ w 1.4 4.4 -82.7 4.4 58.1
part face-jersey@jersey = pen b : b_ w -19.4 -66.9 19.4 -66.9 0 -49.3 ; l_ b 7.9 -21.1 -65.1 0 -45.8 21.1 -65.1 ; z_ b 7.9 -12.3 -5.3 5.3 -17.6 5.3 40.5 ; z_ b 7.9 -8.8 42.2 19.4 42.2 ; r_ b 0 61.6 79.2 7.9 ; z_ b 7 -70.4 -26.4 -52.8 -10.6 ; z_ b 7 70.4 -26.4 52.8 -10.6
part face-raincloud@raincloud = pen b : x_ b -45.8 29.9 12.3 22.9 ; x_ b -14.1 44 12.3 22.9 ; x_ b 17.6 29.9 12.3 22.9 ; x_ b 47.5 45.8 12.3 22.9 ; x_ b -31.7 66.9 12.3 22.9 ; x_ b 3.5 72.2 12.3 22.9 ; k -17.6 -26.4 4.4 ; k 17.6 -26.4 4.4 ; u 0 -17.6 10.6
part face-unicorn@unicorn = pen b : p c -7 -51 -15.8 -86.2 5.3 -54.6 ; p a -1.8 -52.8 10.6 -73.9 17.6 -51 ; l b 12.3 15.8 -51 35.2 -29.9 37 -8.8 ; l c 11.4 28.2 -29.9 49.3 -7 45.8 17.6 ; l b 11.4 42.2 0 58.1 26.4 52.8 47.5 ; l c 10.6 49.3 29.9 63.4 52.8 58.1 73.9 ; k -10.6 -21.1 4.4 ; k -45.8 8.8 2.6 ; l_ k 2.2 -49.3 17.6 -40.5 17.6
part face-crown@crown = pen b : r_ a- 0 49.3 132 17.6 1.8 ; o_ b -73.9 -45.8 7 ; o_ c 0 -65.1 7.9 ; o_ b 73.9 -45.8 7 ; o_ c -38.7 26.4 7.9 ; o_ b 0 19.4 9.7 ; o_ c 38.7 26.4 7.9
part face-emblem@emblem = pen b : q_ c 7 -47.5 -56.3 47.5 -56.3 51 -15.8 31.7 37 0 65.1 -31.7 37 -51 -15.8 ; s b 0 -5.3 5 42.2 17.6
part face-lion@lion = pen b : om_ b- 29.9 -37 10.6 ; k -19.4 -7 5.3 ; k 19.4 -7 5.3 ; b_ k -8.8 10.6 8.8 10.6 0 21.1 ; l_ k 2.6 0 21.1 0 28.2 ; l_ k 2.6 -14.1 29.9 0 29.9 14.1 29.9 ; z_ k 1.8 -22.9 19.4 -42.2 15.8 ; z_ k 1.8 -22.9 24.6 -42.2 28.2 ; z_ k 1.8 22.9 19.4 42.2 15.8 ; z_ k 1.8 22.9 24.6 42.2 28.2
part face-robot@robot = pen b : z_ k 2.6 0 -73.9 0 -84.5 ; o b 0 -84.5 5.3 ; o_ w -15 -54.6 10.6 ; o_ w 15 -54.6 10.6 ; k -15 -54.6 4.4 ; k 15 -54.6 4.4 ; r_ k 0 -37 28.2 5.3 1.8 ; r_ b 0 7 56.3 29.9 3.5 ; o_ c -17.6 7 7 ; o_ w 0 7 7 ; o_ c 17.6 7 7 ; d_ b 4.4 -21.1 42.2 0 42.2 21.1 42.2
part holes-longneck@longneck = card own : d_ k 3.2 -65 -55 -57 -65 -45 -61 -40 -48 -40 -35 -39 -21 -34 -9 -25 1 -12 3 1 0 14 -1 27 4 37 12 45 23 54 33 66 38 77 38 65 43 51 44 38 43 25 42 11 42 -3 42 -16 41 -29 39 -40 32 -45 19 -47 6 -48 -8 -48 -21 -49 -35 -55 -47
part holes-rocket@rocket = card own : d_ k 3.2 0 -76 9 -65 15 -53 18 -40 19 -27 20 -13 19 0 19 14 20 27 13 38 0 40 -13 38 -20 27 -19 14 -19 0 -20 -13 -19 -27 -18 -40 -15 -53 -9 -65
part holes-fish@fish = card own : d_ k 3.2 -62 0 -56 -12 -47 -22 -36 -30 -23 -35 -10 -37 3 -35 15 -28 25 -19 35 -10 44 0 35 10 25 19 15 28 3 35 -10 37 -23 35 -36 30 -47 22 -56 12
part holes-ladybug@ladybug = card own : d_ k 3.2 55 12 52 26 46 38 38 48 26 55 13 60 0 62 -13 60 -26 55 -38 48 -46 38 -52 26 -55 12 -52 -1 -46 -13 -38 -23 -26 -31 -13 -35 0 -37 13 -35 26 -31 38 -23 46 -13 52 -1
part holes-bus@bus = card own : d_ k 3.2 -74 -36 -60 -35 -47 -35 -33 -35 -19 -35 -5 -35 8 -35 22 -35 36 -35 50 -34 60 -27 68 -16 73 -4 73 10 74 24 67 30 53 30 39 30 25 30 12 30 -2 30 -16 30 -30 30 -44 30 -57 30 -71 30 -74 20 -74 6 -74 -8 -74 -22
part holes-guitar@guitar = card own : d_ k 3.2 0 -12 14 -11 24 -3 23 10 27 23 37 33 41 46 38 60 28 68 14 72 0 74 -14 72 -28 68 -38 60 -41 46 -37 33 -27 23 -23 10 -24 -3 -14 -11
part holes-jersey@jersey = card own : d_ k 3.2 -30 -60 -17 -60 -4 -60 9 -60 22 -60 34 -57 45 -49 56 -42 67 -34 66 -25 58 -15 48 -17 39 -20 38 -7 38 6 37 19 37 32 36 45 36 58 31 67 18 67 5 67 -8 67 -21 67 -34 67 -36 56 -37 43 -38 30 -39 17 -40 4 -41 -9 -42 -23 -53 -15 -61 -19 -69 -30 -62 -38 -51 -45 -41 -53
part holes-raincloud@raincloud = card own : d_ k 3.2 67 -30 62 -18 52 -9 40 -3 27 1 13 3 0 4 -13 3 -27 1 -40 -3 -52 -9 -62 -18 -67 -30 -62 -42 -52 -51 -40 -57 -27 -60 -13 -63 0 -63 13 -63 27 -60 40 -57 52 -51 62 -42
part holes-unicorn@unicorn = card own : d_ k 3.2 -50 7 -42 -4 -31 -12 -20 -21 -12 -31 -6 -44 6 -50 18 -43 26 -32 32 -20 38 -8 41 6 43 19 44 33 46 47 50 60 49 73 35 75 22 75 8 74 -6 72 -6 59 -3 46 -3 32 -7 19 -18 12 -31 15 -44 17
part holes-crown@crown = card own : d_ k 3.2 -72 -37 -63 -27 -54 -17 -45 -7 -36 3 -28 3 -22 -9 -17 -21 -11 -34 -5 -46 1 -55 7 -42 12 -30 18 -18 24 -6 30 7 38 0 47 -10 57 -20 66 -30 72 -33 70 -20 68 -7 66 7 64 20 63 34 61 47 52 53 39 53 25 53 12 53 -2 53 -15 53 -29 53 -43 53 -56 53 -61 44 -63 30 -65 17 -67 3 -69 -10 -70 -24
part holes-emblem@emblem = card own : d_ k 3.2 -53 -62 -39 -62 -26 -62 -12 -62 2 -62 16 -62 29 -62 43 -62 53 -58 55 -45 56 -31 56 -17 51 -4 46 8 41 21 36 34 29 46 19 55 9 64 -1 71 -12 62 -22 52 -32 43 -37 31 -42 18 -47 5 -52 -8 -57 -21 -55 -35 -54 -48
part holes-lion@lion = card own : d_ k 3.2 62 0 60 14 55 27 48 38 38 48 27 56 14 60 0 62 -14 60 -27 55 -38 48 -48 38 -56 27 -60 14 -62 0 -60 -14 -55 -27 -48 -38 -38 -48 -27 -55 -14 -60 0 -62 14 -60 27 -55 38 -48 48 -38 55 -27 60 -14
part holes-robot@robot = card own : d_ k 3.2 -36 -18 -21 -18 -7 -18 7 -18 21 -18 36 -18 36 -4 36 10 36 25 36 39 36 53 21 53 7 53 -7 53 -21 53 -36 53 -36 39 -36 25 -36 10 -36 -4
part lace-longneck@longneck = lace b : z b 4 -65 -55 -57 -65 ; z b 4 -45 -61 -40 -48 ; z b 4 -40 -35 -39 -21 ; z b 4 -34 -9 -25 1 ; z b 4 -12 3 1 0 ; z b 4 14 -1 27 4 ; z b 4 37 12 45 23 ; z b 4 54 33 66 38 ; z b 4 77 38 65 43 ; z b 4 51 44 38 43 ; z b 4 25 42 11 42 ; z b 4 -3 42 -16 41 ; z b 4 -29 39 -40 32 ; z b 4 -45 19 -47 6 ; z b 4 -48 -8 -48 -21 ; z b 4 -49 -35 -55 -47
part lace-rocket@rocket = lace b : z b 4 0 -76 9 -65 ; z b 4 15 -53 18 -40 ; z b 4 19 -27 20 -13 ; z b 4 19 0 19 14 ; z b 4 20 27 13 38 ; z b 4 0 40 -13 38 ; z b 4 -20 27 -19 14 ; z b 4 -19 0 -20 -13 ; z b 4 -19 -27 -18 -40 ; z b 4 -15 -53 -9 -65
part lace-fish@fish = lace b : z b 4 -62 0 -56 -12 ; z b 4 -47 -22 -36 -30 ; z b 4 -23 -35 -10 -37 ; z b 4 3 -35 15 -28 ; z b 4 25 -19 35 -10 ; z b 4 44 0 35 10 ; z b 4 25 19 15 28 ; z b 4 3 35 -10 37 ; z b 4 -23 35 -36 30 ; z b 4 -47 22 -56 12
part lace-ladybug@ladybug = lace b : z b 4 55 12 52 26 ; z b 4 46 38 38 48 ; z b 4 26 55 13 60 ; z b 4 0 62 -13 60 ; z b 4 -26 55 -38 48 ; z b 4 -46 38 -52 26 ; z b 4 -55 12 -52 -1 ; z b 4 -46 -13 -38 -23 ; z b 4 -26 -31 -13 -35 ; z b 4 0 -37 13 -35 ; z b 4 26 -31 38 -23 ; z b 4 46 -13 52 -1
part lace-bus@bus = lace b : z b 4 -74 -36 -60 -35 ; z b 4 -47 -35 -33 -35 ; z b 4 -19 -35 -5 -35 ; z b 4 8 -35 22 -35 ; z b 4 36 -35 50 -34 ; z b 4 60 -27 68 -16 ; z b 4 73 -4 73 10 ; z b 4 74 24 67 30 ; z b 4 53 30 39 30 ; z b 4 25 30 12 30 ; z b 4 -2 30 -16 30 ; z b 4 -30 30 -44 30 ; z b 4 -57 30 -71 30 ; z b 4 -74 20 -74 6 ; z b 4 -74 -8 -74 -22
part lace-guitar@guitar = lace b : z b 4 0 -12 14 -11 ; z b 4 24 -3 23 10 ; z b 4 27 23 37 33 ; z b 4 41 46 38 60 ; z b 4 28 68 14 72 ; z b 4 0 74 -14 72 ; z b 4 -28 68 -38 60 ; z b 4 -41 46 -37 33 ; z b 4 -27 23 -23 10 ; z b 4 -24 -3 -14 -11
part lace-jersey@jersey = lace b : z b 4 -30 -60 -17 -60 ; z b 4 -4 -60 9 -60 ; z b 4 22 -60 34 -57 ; z b 4 45 -49 56 -42 ; z b 4 67 -34 66 -25 ; z b 4 58 -15 48 -17 ; z b 4 39 -20 38 -7 ; z b 4 38 6 37 19 ; z b 4 37 32 36 45 ; z b 4 36 58 31 67 ; z b 4 18 67 5 67 ; z b 4 -8 67 -21 67 ; z b 4 -34 67 -36 56 ; z b 4 -37 43 -38 30 ; z b 4 -39 17 -40 4 ; z b 4 -41 -9 -42 -23 ; z b 4 -53 -15 -61 -19 ; z b 4 -69 -30 -62 -38 ; z b 4 -51 -45 -41 -53
part lace-raincloud@raincloud = lace b : z b 4 67 -30 62 -18 ; z b 4 52 -9 40 -3 ; z b 4 27 1 13 3 ; z b 4 0 4 -13 3 ; z b 4 -27 1 -40 -3 ; z b 4 -52 -9 -62 -18 ; z b 4 -67 -30 -62 -42 ; z b 4 -52 -51 -40 -57 ; z b 4 -27 -60 -13 -63 ; z b 4 0 -63 13 -63 ; z b 4 27 -60 40 -57 ; z b 4 52 -51 62 -42
part lace-unicorn@unicorn = lace b : z b 4 -50 7 -42 -4 ; z b 4 -31 -12 -20 -21 ; z b 4 -12 -31 -6 -44 ; z b 4 6 -50 18 -43 ; z b 4 26 -32 32 -20 ; z b 4 38 -8 41 6 ; z b 4 43 19 44 33 ; z b 4 46 47 50 60 ; z b 4 49 73 35 75 ; z b 4 22 75 8 74 ; z b 4 -6 72 -6 59 ; z b 4 -3 46 -3 32 ; z b 4 -7 19 -18 12 ; z b 4 -31 15 -44 17
part lace-crown@crown = lace b : z b 4 -72 -37 -63 -27 ; z b 4 -54 -17 -45 -7 ; z b 4 -36 3 -28 3 ; z b 4 -22 -9 -17 -21 ; z b 4 -11 -34 -5 -46 ; z b 4 1 -55 7 -42 ; z b 4 12 -30 18 -18 ; z b 4 24 -6 30 7 ; z b 4 38 0 47 -10 ; z b 4 57 -20 66 -30 ; z b 4 72 -33 70 -20 ; z b 4 68 -7 66 7 ; z b 4 64 20 63 34 ; z b 4 61 47 52 53 ; z b 4 39 53 25 53 ; z b 4 12 53 -2 53 ; z b 4 -15 53 -29 53 ; z b 4 -43 53 -56 53 ; z b 4 -61 44 -63 30 ; z b 4 -65 17 -67 3 ; z b 4 -69 -10 -70 -24
part lace-emblem@emblem = lace b : z b 4 -53 -62 -39 -62 ; z b 4 -26 -62 -12 -62 ; z b 4 2 -62 16 -62 ; z b 4 29 -62 43 -62 ; z b 4 53 -58 55 -45 ; z b 4 56 -31 56 -17 ; z b 4 51 -4 46 8 ; z b 4 41 21 36 34 ; z b 4 29 46 19 55 ; z b 4 9 64 -1 71 ; z b 4 -12 62 -22 52 ; z b 4 -32 43 -37 31 ; z b 4 -42 18 -47 5 ; z b 4 -52 -8 -57 -21 ; z b 4 -55 -35 -54 -48
part lace-lion@lion = lace b : z b 4 62 0 60 14 ; z b 4 55 27 48 38 ; z b 4 38 48 27 56 ; z b 4 14 60 0 62 ; z b 4 -14 60 -27 55 ; z b 4 -38 48 -48 38 ; z b 4 -56 27 -60 14 ; z b 4 -62 0 -60 -14 ; z b 4 -55 -27 -48 -38 ; z b 4 -38 -48 -27 -55 ; z b 4 -14 -60 0 -62 ; z b 4 14 -60 27 -55 ; z b 4 38 -48 48 -38 ; z b 4 55 -27 60 -14
part lace-robot@robot = lace b : z b 4 -36 -18 -21 -18 ; z b 4 -7 -18 7 -18 ; z b 4 21 -18 36 -18 ; z b 4 36 -4 36 10 ; z b 4 36 25 36 39 ; z b 4 36 53 21 53 ; z b 4 7 53 -7 53 ; z b 4 -21 53 -36 53 ; z b 4 -36 39 -36 25 ; z b 4 -36 10 -36 -4
scene lay

* lit-window | 2-3 4-5 6-8 | -
topics suncatcher, sun catcher, stained glass, window picture, window decoration, sticky picture, no glue
near light
variant longneck | Dinosaurs | green, light green, yellow | dinosaur, long-neck, brontosaurus, jurassic
variant rocket | Space | red, orange, blue | rocket, spaceship, astronaut, outer space
variant whale | Ocean | blue, teal, light blue | whale, ocean, sea animals, under the sea
variant parrot | Jungle, Animals | red, yellow, blue | parrot, macaw, bird, tropical, rainforest, rain forest
variant boat | Transportation, Ocean | red, yellow, blue | sailboat, boat, ship, sailing, sea
variant robot | Robots | teal, orange, light blue free | robot, android, machine
variant butterfly | Bugs | pink, purple, yellow | butterfly, moth, insect, spring, garden
variant guitar | Music | orange, red, yellow | guitar, band, rock star, musician
variant ball | Sports | red, blue, yellow | beach ball, ball, soccer, summer, volleyball
variant sun | Weather | orange, yellow, gold | sun, sunny day, sunshine, summer, weather
variant unicorn | Fantasy | pink, purple, light blue | unicorn, magical, rainbow, fantasy
variant castle | Fairy Tales | pink, purple, gold | castle, stained glass, princess, knight, fairy tale
variant emblem | Superheroes | red, yellow, blue | superhero, hero signal, shield, badge
colors red, yellow, blue
minutes 20 25 35
mess low
heart film: contact-paper = 2 sheet
heart bits: tissue-paper, cellophane, crepe-paper, candy-wrapper = 3 sheet
need frame: construction-paper, cardstock, packing-paper, paper = 1 sheet
tool pen: pencil, marker, crayon
tool scissors: scissors
join tape: tape, masking-tape, washi-tape
step hole: cut frame pen scissors > frame by ggt
step table: tape film tape > film by gtc
step stick: build frame film by gtt
step tear@2-3: tear bits by c
step tear@4-5,6-8: cut bits scissors by tc
step fill: decorate bits film > shape-longneck shape-rocket shape-whale shape-parrot shape-boat shape-robot shape-butterfly shape-guitar shape-ball shape-sun shape-unicorn shape-castle shape-emblem by ccc
step face@2-3: arrange frame film > detail-longneck detail-rocket detail-whale detail-parrot detail-boat detail-robot detail-butterfly detail-guitar detail-ball detail-sun detail-unicorn detail-castle detail-emblem by t
step face@4-5,6-8: arrange frame film scissors > detail-longneck detail-rocket detail-whale detail-parrot detail-boat detail-robot detail-butterfly detail-guitar detail-ball detail-sun detail-unicorn detail-castle detail-emblem by tc
step close: build film by ttt
step hang: tape film tape by gtc
step see: play film by ccc
part frame = frame k : r^ k 0 0 186 180 3
part film = film k : r_ k 0 0 178 172 2
part shape-longneck@longneck = bits a : b_ c+ -68.9 -50.4 -58.8 -67.2 -40.3 -65.5 -31.9 -47 -30.2 -18.5 -16.8 -3.4 11.8 -8.4 37 3.4 55.4 26.9 80.6 33.6 60.5 48.7 33.6 47 -23.5 45.4 -45.4 31.9 -52.1 0 -53.8 -35.3 ; r_ b+ -25.2 53.8 20.2 33.6 5 ; r_ a+ 25.2 53.8 20.2 33.6 5 ; cover a/b/c .95 1
part shape-rocket@rocket = bits a : p_ c+ 23.5 1.7 50.4 52.1 20.2 38.6 ; p_ b+ -23.5 1.7 -50.4 52.1 -20.2 38.6 ; b_ c+ 0 -79 21.8 -48.7 25.2 6.7 20.2 40.3 -20.2 40.3 -25.2 6.7 -21.8 -48.7 ; cover a/b/c .95 1
part shape-whale@whale = bits a : b_ c+ 45.4 13.4 58.8 -11.8 52.1 -38.6 67.2 -31.9 80.6 -40.3 79 -10.1 63.8 20.2 ; b_ b+ -77.3 8.4 -65.5 -25.2 -20.2 -38.6 28.6 -18.5 57.1 5 52.1 26.9 16.8 43.7 -42 42 -70.6 30.2 ; cover a/b/c .95 1
part shape-parrot@parrot = bits a : b_ c+ -3.4 31.9 13.4 37 8.4 79 -3.4 82.3 -13.4 50.4 ; b_ c+ -28.6 -53.8 -6.7 -72.2 20.2 -62.2 28.6 -33.6 26.9 8.4 10.1 40.3 -13.4 37 -28.6 5 ; cover a/b/c .95 1
part shape-boat@boat = bits a : p_ b -3.4 -77.3 -3.4 11.8 -58.8 11.8 ; p_ c 5 -65.5 5 11.8 47 11.8 ; q_ a 6.7 -75.6 21.8 75.6 21.8 52.1 57.1 -52.1 57.1 ; cover own .95 1
part shape-robot@robot = bits a : r_ c+ -48.7 15.1 13.4 52.1 5.9 ; r_ b+ 48.7 15.1 13.4 52.1 5.9 ; r_ c+ -20.2 67.2 20.2 25.2 3.4 ; r_ c+ 20.2 67.2 20.2 25.2 3.4 ; r_ a+ 0 16.8 77.3 77.3 6.7 ; r_ a+ 0 -48.7 60.5 45.4 6.7 ; cover a/b/c .95 1
part shape-butterfly@butterfly = bits a : b_ c+ 5 -6.7 25.2 -53.8 63.8 -58.8 73.9 -28.6 50.4 -3.4 ; b_ a+ -5 -6.7 -25.2 -53.8 -63.8 -58.8 -73.9 -28.6 -50.4 -3.4 ; b_ a+ 5 5 47 3.4 60.5 28.6 43.7 55.4 18.5 42 ; b_ a+ -5 5 -47 3.4 -60.5 28.6 -43.7 55.4 -18.5 42 ; o_ c+ 0 1.7 7.6 45.4 ; cover a/b/c .95 1
part shape-guitar@guitar = bits a : b_ c+ 0 -18.5 25.2 -13.4 30.2 5 28.6 15.1 45.4 35.3 38.6 65.5 0 77.3 -38.6 65.5 -45.4 35.3 -28.6 15.1 -30.2 5 -25.2 -13.4 ; r_ b+ 0 -47 15.1 60.5 ; cover a/b/c .95 1
part shape-ball@ball = bits a : a_ a 0 0 68 1 0 60 ; a_ b 0 0 68 1 60 120 ; a_ c 0 0 68 1 120 180 ; a_ a 0 0 68 1 180 240 ; a_ b 0 0 68 1 240 300 ; a_ c 0 0 68 1 300 360 ; o_ w 0 0 10 ; cover own .95 1
part detail-ball@ball = frame k : z_ k 2.5 -68 -0 68 0 ; z_ k 2.5 -34 -59 34 59 ; z_ k 2.5 34 -59 -34 59 ; o_ k 0 0 8
part shape-sun@sun = bits a : f_ c+ 0 0 12 79 10.9 ; o_ c+ 0 0 47 ; cover a/b/c .95 1
part shape-unicorn@unicorn = bits a : b_ c+ -53.8 5 -47 -6.7 -20.2 -28.6 -8.4 -48.7 11.8 -53.8 28.6 -37 43.7 -5 48.7 33.6 52.1 73.9 -10.1 73.9 -8.4 38.6 -15.1 18.5 -37 23.5 -52.1 18.5 ; p_ a+ -6.7 -48.7 -15.1 -82.3 5 -52.1 ; cover a/b/c .95 1
part shape-castle@castle = bits a : r_ c+ -50.4 8.4 35.3 104.2 1.7 ; r_ c+ 50.4 8.4 35.3 104.2 1.7 ; r_ a+ 0 23.5 70.6 73.9 1.7 ; p_ c+ -72.2 -42 -50.4 -79 -28.6 -42 ; p_ a+ 72.2 -42 50.4 -79 28.6 -42 ; cover a/b/c .95 1
part shape-emblem@emblem = bits a : q_ blue 8.4 -55.4 -63.8 55.4 -63.8 60.5 -16.8 37 43.7 0 75.6 -37 43.7 -60.5 -16.8 ; q_ red 6 -38 -48 38 -48 43 -14 26 32 0 54 -26 32 -43 -14 ; o_ yellow 0 -8 20 ; cover own .8 1
part detail-longneck@longneck = frame k : k -52.1 -52.9 3.4
part detail-rocket@rocket = frame k : r_ b 0 11.8 45.4 5.9
part detail-whale@whale = frame k : k -48.7 1.7 4.2
part detail-parrot@parrot = frame k : k -13.4 -47 4.2 ; b_ k -28.6 -55.4 -47 -45.4 -43.7 -28.6 -33.6 -37 -26.9 -37
part detail-boat@boat = frame k : l_ brown 4.2 0 -80.6 0 23.5
part detail-robot@robot = frame k : k -14.3 -52.1 4.2 ; k 14.3 -52.1 4.2 ; r_ k 0 -35.3 26.9 5 1.7
part detail-butterfly@butterfly = frame k : lm_ k 2.5 2.5 -40.3 10.1 -58.8 20.2 -67.2
part detail-guitar@guitar = frame k : o_ k 0 20.2 14.3 ; r_ k 0 55.4 30.2 5.9 1.7
part detail-sun@sun = frame k : k -16.8 -6.7 5 ; k 16.8 -6.7 5 ; u 0 8.4 16.8
part detail-unicorn@unicorn = frame k : k -10.1 -20.2 4.2 ; k -43.7 8.4 2.5
part detail-castle@castle = frame k : rm_ k 50.4 -11.8 10.1 16.8 4.2 ; rm_ k 50.4 28.6 10.1 16.8 4.2
part detail-emblem@emblem = frame k : z_ k 2 -34 -14 -14 -14 ; z_ k 2 34 -14 14 -14 ; d_ k 2 0 -44 -26 -40 26 -40 0 40
scene lay

* bag-puppet | 2-3 4-5 6-8 | -
extras puppet: button, gift-bow, bread-tag, paper-crown, construction-paper, metallic-paper, wrapping-paper, washi-tape, pom-pom, fabric-scrap, party-hat, origami-paper
appeal 3
topics paper bag puppet, puppet, puppets, puppet show, hand puppet, pretend play, storytelling, theater
near talking
variant dog | Animals | brown, tan, red or tan, white, black, gray | dog, dogs, puppy, puppies, woof, woof woof, bow wow, doggy, doggie, my dog, pet dog, hound
variant lion | Jungle, Animals | orange, yellow, brown | lion, safari, king of the jungle, roar, animals
variant pig | Farm, Animals | pink, red, brown | pig, pigs, piglet, farm animals, three little pigs, barnyard, oink
variant monkey | Jungle, Animals | brown, tan, yellow | monkey, monkeys, five little monkeys, chimp, curious monkey, zoo, bananas
variant robot | Robots | gray, red, teal | robot, android, machine
variant bee | Bugs | yellow, black, white | bee, honeybee, insect, honey, garden, pollinator
variant t-rex | Dinosaurs | green, light green, white | dinosaur, t-rex, t rex, tyrannosaurus, roar, jurassic
variant shark | Ocean | gray, white, blue | shark, ocean, sea, under the sea, fish
variant astronaut | Space | white, light blue, orange | astronaut, space, moon, rocket, spaceman, spacewoman
variant dragon | Fantasy | red, orange, yellow | dragon, dragons, fire, knight, mythical
variant frog | Fairy Tales, Animals | green, light green, gold | frog prince, princess and the frog, fairy tale, brothers grimm, pond, frog
variant cloud | Weather | light blue, white, yellow | cloud, rain, weather forecast, rainy day, sunshine
variant pilot | Transportation | brown, light blue, tan | pilot, airplane, plane, flying, bus driver, travel, aviator
variant hero | Superheroes | blue, red, yellow | superhero, hero, cape, mask, brave
variant owl | Animals, Nature | brown, cream, orange | owl, owls, night owl, barn owl, birds, bird, woodland, forest animals, nocturnal animals
variant singer | Music | purple, black, gold | singer, rock star, band, concert, pop star, musician, music star
variant goalie | Sports | green, orange, white | soccer, goalkeeper, football, athlete, team, player, world cup
colors orange, yellow, brown
minutes 25 30 40
mess low
heart bag: paper-bag = 1
need sheet: construction-paper, tissue-paper, felt, wrapping-paper, magazine, junk-mail, cardstock, craft-foam = 3 color
need pen: marker, crayon, oil-pastel
nice eyes@2-3: sticker, cupcake-liner = 2
nice eyes@4-5,6-8: googly-eye, button, bottle-cap, cupcake-liner = 2
nice trim@4-5,6-8: yarn, pipe-cleaner, ribbon, raffia, crepe-paper, embroidery-floss = handful
join stick: glue-stick, glue
tool scissors: scissors
step lay: arrange bag > bag by gtc
step tear@2-3: tear sheet by c
step cut: cut sheet scissors by gtc
step face: glue sheet bag stick > ears-dog face-dog ears-lion ears-pig face-pig ears-monkey face-monkey face-lion face-robot face-bee face-t-rex face-shark face-astronaut face-dragon face-frog face-cloud face-pilot face-hero face-singer face-goalie face-owl by ccc
step body: glue sheet bag stick > body-dog body-lion body-pig body-monkey body-robot body-bee body-t-rex body-shark body-astronaut body-dragon body-frog body-cloud body-pilot body-hero body-singer body-goalie body-owl by ccc
step top: glue sheet bag stick > ears-robot ears-bee ears-t-rex ears-shark ears-dragon ears-frog ears-cloud ears-pilot ears-hero ears-singer ears-goalie ears-owl by tcc
step eyes: glue eyes bag stick > eyes-dog eyes-lion eyes-pig eyes-monkey eyes-robot eyes-bee eyes-t-rex eyes-shark eyes-astronaut eyes-dragon eyes-frog eyes-cloud eyes-pilot eyes-hero eyes-singer eyes-goalie eyes-owl by ccc
step trim@4-5,6-8: glue trim bag stick scissors > trim-dog trim-lion trim-pig trim-monkey trim-robot trim-bee trim-t-rex trim-shark trim-astronaut trim-dragon trim-frog trim-cloud trim-pilot trim-hero trim-singer trim-goalie trim-owl by cc
step pen: draw bag pen by ccc
step mouth@4-5,6-8: draw bag pen by cc
step talk: play bag by tcc
part trim-pig@pig = trim b : l ~ 4 -16 -82 -22 -96 ; l ~ 4 16 -82 22 -96
part ears-pig@pig = sheet a : p^ a -46 -72 -50 -102 -16 -84 ; p^ a 46 -72 50 -102 16 -84
part trim-monkey@monkey = trim b : l ~ 4 -10 -82 -14 -98 ; l ~ 4 0 -84 0 -100 ; l ~ 4 10 -82 14 -98
part ears-monkey@monkey = sheet a : o^ a -66 -46 18 20 ; o_ b -66 -46 10 12 ; o^ a 66 -46 18 20 ; o_ b 66 -46 10 12
part ears-robot@robot = sheet a : z k 4 0 -86 0 -96 ; o b 0 -97 6
part ears-bee@bee = sheet a : l k 4 -20 -80 -34 -98 ; l k 4 20 -80 34 -98 ; o k -35 -97 6 ; o k 35 -97 6 ; o c -82 26 26 40 24 ; o c 82 26 26 40 -24
part ears-t-rex@t-rex = sheet a : p b -30 -84 -20 -98 -8 -84 ; p b -10 -84 0 -98 12 -84 ; p b 10 -84 22 -98 32 -84
part ears-shark@shark = sheet a : p a -22 -82 4 -100 22 -82 ; p a -56 20 -92 50 -56 54 ; p a 56 20 92 50 56 54
part ears-dragon@dragon = sheet a : p c -40 -82 -46 -100 -24 -84 ; p c 40 -82 46 -100 24 -84 ; p b -56 6 -98 -20 -92 40 -56 50 ; p b 56 6 98 -20 92 40 56 50
part ears-frog@frog = sheet a : p c -22 -86 -26 -100 -10 -94 0 -102 10 -94 26 -100 22 -86 ; om a 36 -80 17
part ears-cloud@cloud = sheet a : f c 34 -76 10 30 8
part ears-pilot@pilot = sheet a : r a 0 -78 108 24 6
part ears-hero@hero = sheet a : p b -56 0 -90 84 90 84 56 0
part ears-singer@singer = sheet a : y b 0 -66 66 34 12 0.250
part ears-goalie@goalie = sheet a : om b 82 20 24
part bag = bag own : r^ ~ 0 4 116 172 3 ; r_ ~- 0 -4 116 4
part trim-owl@owl = trim b : l ~ 5 -44 12 -30 20 -16 12 0 20 16 12 30 20 44 12
part ears-owl@owl = sheet a : pm a 16 -78 56 -98 54 -60 ; jm a 56 8 82 78 16
part face-owl@owl = sheet b : om^ b 25 -46 25 ; om_ k 25 -46 10 ; p_ c -8 -34 8 -34 0 -12
part body-owl@owl = sheet a : o b 0 50 38 34 ; cm_ a 4 34 30 34 3 7 ; cm_ a 4 52 34 52 3 7 ; cm_ a 4 70 28 70 3 7 ; pm_ c 8 88 28 88 18 78
part eyes-owl@owl = eyes w : o^ w -25 -46 17 ; o_ k -25 -46 8 ; o^ w 25 -46 17 ; o_ k 25 -46 8
part trim-dog@dog = trim b : l ~ 4 -6 -82 -12 -97 ; l ~ 4 0 -84 0 -100 ; l ~ 4 6 -82 12 -97
part face-dog@dog = sheet b : o b 0 -32 34 24 ; o b -22 -58 15 15 ; k -20 -56 6 ; k 20 -56 6 ; o_ k 0 -42 11 8 ; l_ k 2.5 0 -34 0 -26 ; u -8 -26 8 ; u 8 -26 8
part ears-dog@dog = sheet a : b a- -46 -78 -62 -70 -72 -40 -66 -14 -52 -22 -46 -50 ; b a- 46 -78 62 -70 72 -40 66 -14 52 -22 46 -50
part eyes-dog@dog = eyes w : e -20 -56 9 ; e 20 -56 9
part trim-lion@lion = trim a : j ~- -24.4 -33.1 -62 -19.4 5 ; j ~- -26 -42 -66 -42 5 ; j ~- -24.4 -50.9 -62 -64.6 5 ; j ~- -19.9 -58.7 -50.6 -84.4 5 ; j ~- -13 -64.5 -33 -99.2 5 ; j ~- -4.5 -67.6 -11.5 -107 5 ; j ~- 4.5 -67.6 11.5 -107 5 ; j ~- 13 -64.5 33 -99.2 5 ; j ~- 19.9 -58.7 50.6 -84.4 5 ; j ~- 24.4 -50.9 62 -64.6 5 ; j ~- 26 -42 66 -42 5 ; j ~- 24.4 -33.1 62 -19.4 5
part ears-lion@lion = sheet a : j a -20.8 -30 -53.7 -11 11 ; j a -23.6 -37.8 -61.1 -31.2 11 ; j a -23.6 -46.2 -61.1 -52.8 11 ; j a -20.8 -54 -53.7 -73 11 ; j a -15.4 -60.4 -39.9 -89.5 11 ; j a -8.2 -64.6 -21.2 -100.3 11 ; j a 0 -66 0 -104 11 ; j a 8.2 -64.6 21.2 -100.3 11 ; j a 15.4 -60.4 39.9 -89.5 11 ; j a 20.8 -54 53.7 -73 11 ; j a 23.6 -46.2 61.1 -52.8 11 ; j a 23.6 -37.8 61.1 -31.2 11 ; j a 20.8 -30 53.7 -11 11
part face-lion@lion = sheet b : o b 0 -42 42 37 ; k -16 -52 6 ; k 16 -52 6 ; b_ k -8 -38 8 -38 0 -29 ; z_ k 2 -18 -31 -37 -35 ; z_ k 2 -18 -26 -37 -24 ; z_ k 2 18 -31 37 -35 ; z_ k 2 18 -26 37 -24
part eyes-lion@lion = eyes w : e -16 -52 9 ; e 16 -52 9
part face-pig@pig = sheet a : o a 0 -46 54 40 ; k -20 -58 6 ; k 20 -58 6 ; o a- 0 -38 20 14 ; o_ k -7 -38 3.5 5 ; o_ k 7 -38 3.5 5 ; u 0 -18 12
part eyes-pig@pig = eyes w : e -20 -58 9 ; e 20 -58 9
part face-monkey@monkey = sheet b : o a 0 -46 56 42 ; o_ b -16 -56 20 20 ; o_ b 16 -56 20 20 ; o_ b 0 -32 34 20 ; k -16 -56 6 ; k 16 -56 6 ; o_ k -5 -38 2.6 ; o_ k 5 -38 2.6 ; u 0 -26 14
part eyes-monkey@monkey = eyes w : e -16 -56 9 ; e 16 -56 9
part face-robot@robot = sheet b : r_ a 0 -46 100 70 4 ; o_ w -24 -56 15 ; o_ w 24 -56 15 ; k -24 -56 7 ; k 24 -56 7 ; r_ k 0 -24 54 9 2 ; z_ w 2 -14 -28 -14 -20 ; z_ w 2 0 -28 0 -20 ; z_ w 2 14 -28 14 -20
part eyes-robot@robot = eyes w : e -24 -56 9 ; e 24 -56 9
part face-bee@bee = sheet b : r_ a 0 -46 112 72 4 ; o_ w -24 -54 14 ; o_ w 24 -54 14 ; k -24 -54 6 ; k 24 -54 6 ; u 0 -34 14
part eyes-bee@bee = eyes w : e -24 -54 9 ; e 24 -54 9
part face-t-rex@t-rex = sheet b : r_ a 0 -46 114 74 4 ; e -28 -60 12 ; e 28 -60 12 ; o_ k -10 -34 3.500 ; o_ k 10 -34 3.500 ; v_ w -52 -10 52 -10 9 9
part eyes-t-rex@t-rex = eyes w : e -28 -60 14 ; e 28 -60 14
part face-shark@shark = sheet b : r_ a 0 -46 114 74 4 ; k -32 -60 6 ; k 32 -60 6 ; b_ c- -46 -30 0 -44 46 -30 46 -12 -46 -12 ; v_ w -46 -30 46 -30 8 9
part eyes-shark@shark = eyes w : e -32 -60 9 ; e 32 -60 9
part face-astronaut@astronaut = sheet b : o a 0 -44 54 44 ; o_ b 0 -44 42 34 ; o_ tan 0 -42 30 28 ; k -11 -46 5 ; k 11 -46 5 ; u 0 -36 9
part eyes-astronaut@astronaut = eyes w : e -11 -46 9 ; e 11 -46 9
part face-dragon@dragon = sheet b : r_ a 0 -46 114 74 4 ; e -26 -60 11 ; e 26 -60 11 ; o_ a- -14 -30 8 ; o_ a- 14 -30 8 ; o_ k -14 -30 3.500 ; o_ k 14 -30 3.500
part eyes-dragon@dragon = eyes w : e -26 -60 13 ; e 26 -60 13
part face-frog@frog = sheet b : r_ a 0 -46 114 70 8 ; e -36 -78 12 ; e 36 -78 12 ; l_ k 3.500 -44 -26 -20 -16 20 -16 44 -26 ; om_ pink 46 -40 7
part eyes-frog@frog = eyes w : e -36 -78 14 ; e 36 -78 14
part face-cloud@cloud = sheet b : y b 0 -46 66 40 9 0.150 ; k -18 -50 6 ; k 18 -50 6 ; u 0 -40 13
part eyes-cloud@cloud = eyes w : e -18 -50 9 ; e 18 -50 9
part face-pilot@pilot = sheet b : r_ c 0 -40 104 66 8 ; r_ a 0 -68 114 24 4 ; o w -22 -48 18 ; o w 22 -48 18 ; o_ b -22 -48 13 ; o_ b 22 -48 13 ; k -22 -48 5 ; k 22 -48 5 ; u 0 -24 12
part eyes-pilot@pilot = eyes w : e -22 -48 9 ; e 22 -48 9
part face-hero@hero = sheet b : r_ tan 0 -44 112 74 6 ; b_ k -56 -58 -50 -82 0 -84 50 -82 56 -58 20 -70 -20 -66 ; r_ b 0 -46 112 22 4 ; o_ w -24 -46 11 9 ; o_ w 24 -46 11 9 ; k -24 -46 5 ; k 24 -46 5 ; u 0 -24 13
part eyes-hero@hero = eyes w : e -24 -46 9 ; e 24 -46 9
part face-singer@singer = sheet b : r_ tan 0 -42 104 64 8 ; s_ c -24 -52 5 20 9 ; k -24 -50 6 ; k 24 -50 6 ; o_ red 0 -22 14 9
part eyes-singer@singer = eyes w : e -24 -50 9 ; e 24 -50 9
part face-goalie@goalie = sheet b : r_ tan 0 -44 108 70 8 ; b_ brown -54 -60 -46 -84 0 -86 46 -84 54 -60 0 -70 ; r_ b 0 -64 110 9 2 ; k -20 -46 6 ; k 20 -46 6 ; u 0 -30 15
part eyes-goalie@goalie = eyes w : e -20 -46 9 ; e 20 -46 9
part body-dog@dog = sheet a : o b 0 50 32 32 ; b_ c -9 -4 9 -4 10 14 0 22 -10 14 ; l a- 8 46 72 66 58 64 40
part body-lion@lion = sheet a : o b 0 50 32 30 ; l c 6 46 74 70 60 66 38 ; o c 68 34 10
part body-pig@pig = sheet a : o a+ 0 50 38 34 ; l a- 4 48 70 60 64 56 76 68 72
part body-monkey@monkey = sheet a : o b 0 50 32 34 ; l a 7 48 74 72 70 78 48 68 34 ; b_ yellow -52 36 -30 24 -20 34 -30 44 -48 46
part body-robot@robot = sheet a : r b 0 38 70 40 4 ; o_ w -18 38 9 ; o_ c 18 38 9 ; d_ c 5 -30 72 -10 72 10 72 30 72
part trim-robot@robot = trim b : l ~ 3 -30 -80 -38 -96 -26 -99 ; l ~ 3 30 -80 38 -96 26 -99
part body-bee@bee = sheet a : r_ a 0 40 114 88 2 ; r_ b 0 14 114 16 ; r_ b 0 46 114 16 ; r_ b 0 76 114 14
part trim-bee@bee = trim b : l ~ 6 -50 2 -30 8 -10 2 10 8 30 2 50 8
part body-t-rex@t-rex = sheet a : r_ a 0 44 114 90 2 ; o b 0 52 34 36 ; l a- 9 -54 14 -34 26 ; l a- 9 54 14 34 26
part trim-t-rex@t-rex = trim b : l ~ 4 -34 -82 -42 -96 ; l ~ 4 34 -82 42 -96
part body-shark@shark = sheet a : o b 0 52 40 44 ; v_ w -46 0 46 0 9 -10
part trim-shark@shark = trim b : l green 4 -40 -2 -44 14 -38 26 ; l green 4 30 -2 34 12 28 28
part body-astronaut@astronaut = sheet a : r_ a 0 44 114 88 2 ; r c 0 42 62 36 4 ; d_ w 6 -18 42 0 42 18 42 ; o_ red -40 16 8 ; l_ gray 6 -56 80 -30 74 -14 60
part trim-astronaut@astronaut = trim b : l ~ 5 30 40 48 54 54 80
part body-dragon@dragon = sheet a : r_ a 0 44 114 90 2 ; b_ orange -20 -4 0 40 20 -4 ; b_ yellow -10 -4 0 22 10 -4 ; r_ c 0 58 60 12 4 ; r_ c 0 76 60 10 4
part trim-dragon@dragon = trim b : l orange 4 -26 0 -34 24 ; l orange 4 0 0 0 34 ; l orange 4 26 0 34 24
part body-frog@frog = sheet a : r_ a 0 44 114 90 2 ; o b 0 52 36 38 ; l_ red 10 0 0 2 16
part trim-frog@frog = trim b : l green 4 -50 88 -48 48 ; l green 4 -40 88 -42 58 ; l green 4 46 88 48 46
part body-cloud@cloud = sheet a : r_ a 0 46 114 86 2 ; x_ blue -34 30 12 22 ; x_ blue 0 44 12 22 ; x_ blue 34 30 12 22 ; x_ blue -18 70 12 22 ; x_ blue 20 72 12 22
part trim-cloud@cloud = trim b : l blue 3 -44 0 -44 16 ; l blue 3 -16 0 -16 20 ; l blue 3 16 0 16 18 ; l blue 3 44 0 44 22
part body-pilot@pilot = sheet a : r_ a 0 46 114 86 2 ; p_ w -22 4 22 4 0 30 ; p red -14 4 14 4 4 16 16 52 -2 44 -4 16 ; p_ gold -44 34 -24 28 -24 40
part trim-pilot@pilot = trim b : l red 7 -30 8 0 14 30 8 46 34
part body-hero@hero = sheet a : r_ a 0 46 114 86 2 ; s c 0 38 5 28 12 ; r_ c 0 80 114 10 1
part trim-hero@hero = trim b : l ~ 5 -54 66 54 66 ; l ~ 5 8 66 16 88
part body-singer@singer = sheet a : r_ a 0 46 114 86 2 ; r gray 0 34 9 44 3 ; o k 0 8 12 ; l tan 12 -48 30 -24 44 -4 38 ; d_ c 4 -40 70 -20 78 20 78 40 70 36 20 -38 18
part trim-singer@singer = trim b : l ~ 4 -40 -76 -56 -98 ; l ~ 4 -14 -82 -18 -100 ; l ~ 4 14 -82 20 -100 ; l ~ 4 40 -76 56 -98
part body-goalie@goalie = sheet a : r_ a 0 46 114 86 2 ; l_ w 7 -24 4 0 20 24 4 ; z_ w 9 -12 44 4 34 4 76 ; l a 15 56 20 78 20 ; l a 15 -56 20 -78 20
part trim-goalie@goalie = trim b : z ~ 4 -54 62 54 62 ; z ~ 4 -54 74 54 74
scene lay

* dress-up-band | 2-3 4-5 6-8 | -
extras head: sticker, felt-sticker
appeal 3
topics headband, paper crown, dress up, costume, ears, hat, birthday party, party hat, pretend play, carnival
variant lion | Jungle, Animals | orange, brown, yellow | lion, king of the jungle, safari, animals, costume
variant feelers | Bugs | yellow, black, red | butterfly, bee, ant, insect, feelers, antennae, costume
variant ladybug | Bugs | red, black, white | ladybug, ladybugs, ladybird, ladybirds, ladybug party, ladybird party, ladybug costume, bug party
variant stego | Dinosaurs | green, orange, yellow free | stegosaurus, dinosaur, dinosaurs, plates, spikes, costume
variant robot | Robots | silver, red, yellow free | robot, android, machine, costume, technology
variant planets | Space | navy, gold, orange | space, planets, solar system, stars, astronaut, moon
variant shark | Ocean | gray, white, blue or blue, light blue | shark, fish, ocean, under the sea, costume
variant rain | Weather | light blue, white, blue | cloud, rain, rainy day, rainbow, weather
variant dragon | Fantasy | red, gold, orange | dragon, dragons, horns, mythical, costume, knight
variant wolf | Fairy Tales | gray, pink, black or white, brown | wolf, big bad wolf, little red riding hood, three little pigs, costume
variant wings | Superheroes | blue, yellow, red | superhero, hero, wings, speed, costume, lightning
variant laurel | Sports | green, gold, white | winner, champion, olympics, laurel wreath, victory, medal, athlete
variant notes | Music | purple, gold, black | music, notes, concert, band, singer, composer, conductor
variant siren | Transportation | red, blue, white | fire truck, police car, ambulance, fire engine, rescue, traffic, firefighter, community helpers
colors orange, brown, yellow
minutes 20 30 35
mess low
heart sheet: construction-paper, cardstock, paper, packing-paper, corrugated-paper, wallpaper, craft-foam = 3 color
need band: paper-strip, cardstock, construction-paper, paper-bag, paper, cereal-box = 2 strip
need pen: marker, crayon, oil-pastel, paint, pencil
nice gems@4-5,6-8: stick-on-gem, sequin, button, pom-pom, bottle-cap, sticker, googly-eye, feather = 6
nice plume@4-5,6-8: ribbon, crepe-paper, yarn, raffia, tissue-paper, feather = 4 strip
join stick: glue-stick, glue
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
tool brush@4-5,6-8: paintbrush, sponge-brush when pen=paint
step strip: cut band scissors by gtc
step scribble@2-3: color band pen by c
step color@4-5,6-8: color band pen brush? by cc
step parts: cut sheet scissors by gtc
step lay: arrange sheet band > up-lion up-feelers up-ladybug up-stego up-robot up-planets up-shark up-rain up-dragon up-wolf up-wings up-laurel up-notes up-siren by ccc
step stick: glue sheet band stick by tcc
step detail: glue sheet band stick > front-lion front-feelers front-ladybug front-stego front-robot front-planets front-shark front-rain front-dragon front-wolf front-wings front-laurel front-notes front-siren by ccc
step gems@4-5,6-8: glue gems band stick > gems by cc
step close: tape band tape > back ring-lion ring-feelers ring-ladybug ring-stego ring-robot ring-planets ring-shark ring-rain ring-dragon ring-wolf ring-wings ring-laurel ring-notes ring-siren by ggt
step plume@4-5,6-8: tape plume band tape scissors > plume by tc
step act: play band by ccc
part back = band a : l a-- 30 -84 56 -62 40 -30 31 0 29 30 31 62 40 84 56 ; l_ a--- 3 -80 66 -60 53 -30 45 0 43 30 45 60 53 80 66
part plume = plume c : lm ~ 5 62 44 80 30 92 36 99 24 ; lm ~ 5 70 52 88 48 96 60 98 78
part up-lion@lion = sheet a : l a 8 -66 68 -95 24 ; l a 8 -56 68 -81 0 ; l a 8 -44 68 -63 -22 ; l a 8 -31 68 -44 -38 ; l a 8 -18 68 -26 -48 ; l a 8 -6 68 -8 -54 ; l a 8 6 68 8 -54 ; l a 8 18 68 26 -48 ; l a 8 31 68 44 -38 ; l a 8 44 68 63 -22 ; l a 8 56 68 81 0 ; l a 8 66 68 95 24 ; om^ b 40 36 22 ; om_ c 40 36 11
part up-feelers@feelers = sheet a : l a 6 -28 62 -40 -6 -62 -52 ; l a 6 28 62 40 -6 62 -52 ; i b -66 -62 16 2 6 ; i b 66 -62 16 2 6
part up-ladybug@ladybug = sheet b : l b 6 -26 62 -34 0 -50 -46 ; l b 6 26 62 34 0 50 -46 ; o^ b -52 -54 12 12 ; o^ b 52 -54 12 12
part up-stego@stego = sheet a : p a -78 68 -60 4 -38 68 ; p b -48 68 -30 -32 -6 68 ; p a -22 68 0 -70 24 68 ; p b 8 68 32 -32 50 68 ; p a 40 68 62 4 80 68
part up-robot@robot = sheet a : z a 5 -50 66 -50 -26 ; z a 5 50 66 50 -26 ; o b -50 -36 15 ; o b 50 -36 15 ; z c 5 0 66 0 4 -16 -14 16 -32 -16 -48 0 -66
part up-planets@planets = sheet a : z a 4 -60 66 -66 4 ; z a 4 0 66 0 -36 ; z a 4 60 66 66 4 ; o c -66 -10 21 ; l w 4 -40.8 -45.8 -39.1 -49.8 -32.8 -54.5 -22.5 -59.3 -9.5 -63.8 4.7 -67.3 18.3 -69.5 29.7 -70.0 37.5 -68.9 40.8 -66.2 ; o b 0 -56 26 ; l^ w 5 40.8 -66.2 39.1 -62.2 32.8 -57.5 22.5 -52.7 9.5 -48.2 -4.7 -44.7 -18.3 -42.5 -29.7 -42.0 -37.5 -43.1 -40.8 -45.8 ; o light-blue 66 -10 21
part up-shark@shark = sheet a : b a -40 68 -16 -6 26 -70 30 -16 46 68 ; pm a 62 68 92 14 82 72
part up-rain@rain = sheet a : y b 0 -12 72 40 9 0.2 ; zm a 4 44 66 44 20
part up-dragon@dragon = sheet a : b a -66 68 -74 -6 -96 -52 -46 -30 -34 68 ; b a 66 68 74 -6 96 -52 46 -30 34 68 ; p c -26 68 0 -32 26 68
part up-wolf@wolf = sheet a : pm a 28 68 66 -56 90 68
part up-wings@wings = sheet a : b a -62 68 -98 -46 -70 -26 -66 -6 -50 4 -44 68 ; b a 62 68 98 -46 70 -26 66 -6 50 4 44 68
part up-laurel@laurel = sheet a : jm a 70 68 96 14 12 ; jm a 56 66 74 -2 12 ; jm a 40 66 50 -14 12 ; jm a 22 66 24 -20 12
part up-notes@notes = sheet a : z c 5 -46 66 -46 -40 -6 -52 -6 46 ; o c -56 62 15 11 -20 ; o c -16 44 15 11 -20 ; z c 5 56 66 56 -46 76 -22
part up-siren@siren = sheet a : r w 0 50 100 18 3 ; a b -26 42 26 1 180 360 ; a a 26 42 26 1 180 360
part ring-lion@lion = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-feelers@feelers = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-ladybug@ladybug = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-stego@stego = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-robot@robot = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-planets@planets = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-shark@shark = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-rain@rain = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-dragon@dragon = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-wolf@wolf = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-wings@wings = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-laurel@laurel = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-notes@notes = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part ring-siren@siren = band a : t a -82 58 18 -48 73 19 0 78 19 48 73 19 82 58 18 ; z_ a- 1 -70 76 -40 88 ; z_ a- 1 70 76 40 88
part front-lion@lion = sheet b : d_ b 7 -60 70.5 -30 76.1 0 78 30 76.1 60 70.5
part front-feelers@feelers = sheet b : d_ c 9 -60 70.5 -30 76.1 0 78 30 76.1 60 70.5
part front-ladybug@ladybug = sheet b : d_ b 8 -72 63.5 -48 73 -24 76.5 0 78 24 76.5 48 73 72 63.5
part front-stego@stego = sheet b : om_ c 56 71.5 8 ; o_ c 0 78 8 ; om_ c 28 76.4 6
part front-robot@robot = sheet b : r_ b -44 74 26 18 3 ; r_ c 0 78 26 18 3 ; r_ b 44 74 26 18 3
part front-planets@planets = sheet b : s_ b -56 62.5 5 11 5 ; s_ b -20 68 5 9 4 ; s_ b 18 68 5 11 5 ; s_ b 54 63 5 9 4
part front-shark@shark = sheet b : v_ b -74 74.6 74 74.6 14 -16 ; om_ k 46 67.6 6
part front-rain@rain = sheet b : k -16 -30 5 ; k 16 -30 5 ; u 0 -20 12 ; x_ c -58 36 11 20 ; x_ c 58 36 11 20 ; x_ c -20 40 11 20 ; x_ c 20 40 11 20
part front-dragon@dragon = sheet b : l_ b 5 -84 -34 -58 -21 ; l_ b 5 -78 -8.7 -50 2.8 ; l_ b 5 84 -34 58 -21 ; l_ b 5 78 -8.7 50 2.8 ; em -26 60 17.5
part front-wolf@wolf = sheet b : pm_ b 46 51.6 66 -27.1 78 43.3 ; om_ k 26 72.6 6 ; o_ k 0 86 11 8
part front-wings@wings = sheet b : p^ b 8 -18.1 -24 40.8 -2 42 -14 89.6 28 24.4 4 26 20 -18.8
part front-laurel@laurel = sheet b : o_ b 0 66 20 ; s_ w 0 66 5 14 6
part front-notes@notes = sheet b : z_ b 2.5 -74 60.6 74 60.6 ; z_ b 2.5 -74 68.6 74 68.6 ; z_ b 2.5 -74 76.6 74 76.6 ; o c 46 53.6 15 11 -20
part front-siren@siren = sheet b : r_ w -54 71.9 20 34 ; r_ w -10 77.8 20 34 ; r_ w 34 75.6 20 34
part gems = gems b : d ~ 4.4 -62 80 -38 84.5 -13 87 13 87 38 84.5 62 80
scene stand

* ride-in-box | 2-3 4-5 6-8 | -
extras machine: sticker, cardboard-letter, washi-tape, plastic-lid, bell
appeal 3
topics big box, cardboard box, box to sit in, moving box, ride on, pretend play, dress up, parade, costume
variant fire-engine | Transportation | red, yellow, gray | fire engine, fire truck, firefighter, rescue, community helpers
variant rocket | Space | white, red, blue free | rocket, spaceship, space shuttle, astronaut, outer space, moon landing
variant submarine | Ocean | yellow, blue, gray free | submarine, yellow submarine, ocean, under the sea, ship
variant dinosaur | Dinosaurs | green, orange, yellow | dinosaur, long-neck, longneck, ride a dinosaur, jurassic
variant dragon | Fantasy | purple, orange, gold free | dragon, dragon rider, mythical, knight, fire
variant jeep | Jungle, Transportation | tan, brown, green | safari, jeep, africa, jungle, lion, ranger, explorer
variant robot | Robots | silver, red, teal free | robot, walking robot, machine, android, robot costume
variant ladybug | Bugs | red, black, white or orange, yellow | ladybug, ladybird, beetle, bug, insect, garden
variant race-car | Sports, Transportation | blue, yellow, white free | race car, racing, race, formula one, nascar, go-kart, checkered flag
variant balloon | Weather, Transportation | tan, red, yellow free | hot air balloon, hot-air balloon, sky, clouds, wind, flying
variant carriage | Fairy Tales | orange, gold, green | cinderella, carriage, coach, pumpkin, princess, prince, ball, fairy tale
variant hero-mobile | Superheroes | black, yellow, red | superhero, hero, hero car, rescue, batman, villain
variant band-wagon | Music | purple, gold, red | parade, marching band, circus, mardi gras, float, concert
colors red, yellow, gray
minutes 35 45 60
waits 60
mess lots
place floor
heart box: cardboard-box
heart strap@6-8: old-tie, old-belt, scarf, ribbon, rope, bandana = 2
need paint: paint = 1 color
need parts: construction-paper, paper-plate, cardboard, craft-foam, corrugated-paper, cardstock = 4 sheet
nice knobs@2-3: plastic-lid, egg-carton, paper-cup, yogurt-pot = 4
nice knobs@4-5,6-8: bottle-cap, egg-carton, plastic-lid, button, paper-cup, cork, stick-on-gem, yogurt-pot, old-CD = 4
nice scribble@2-3,4-5: crayon, marker, oil-pastel = 3 color
need brush: paintbrush, sponge-brush, kitchen-sponge, foam-roller
join glue: glue, glue-stick
join tape: duct-tape, tape, masking-tape
tool scissors: scissors
home knife
step open: cut box knife by ggg
step edge: tape box tape by gtc
step paint: paint box paint brush > base-fire-engine base-rocket base-submarine base-dinosaur base-dragon base-jeep base-robot base-ladybug base-race-car base-balloon base-carriage base-hero-mobile base-band-wagon by ccc
step dry: dry box by gcc
step parts: cut parts scissors by gtc
step side: glue parts box glue > side-fire-engine side-rocket side-submarine side-dinosaur side-dragon side-jeep side-robot side-ladybug side-race-car side-balloon side-carriage side-hero-mobile side-band-wagon by ccc
step top: tape parts box tape > front-fire-engine front-rocket front-submarine front-dinosaur front-dragon front-jeep front-robot front-ladybug front-race-car front-balloon front-carriage front-hero-mobile front-band-wagon by gtc
step knobs: glue knobs box glue > knobs by ccc
step scribble@2-3,4-5: draw scribble box by cc
step straps@6-8: tie strap box by t
step go: play box by ccc
part front-fire-engine@fire-engine = parts b : a blue 56 -8 18 1 180 360 ; l c 9 76 -6 96 -20 88 -40 62 -44
part front-rocket@rocket = parts b : p a -60 -8 0 -92 60 -8 ; o_ c 0 -34 13 ; p b -80 30 -100 88 -76 76 ; p b 80 30 100 88 76 76 ; b orange -40 76 -24 98 -8 76 ; b orange 8 76 24 98 40 76
part front-submarine@submarine = parts b : r a 0 -24 62 40 8 ; l c 9 10 -40 10 -84 34 -86 ; o_ light-blue 38 -86 5 9 ; j c 82 36 100 10 9 ; j c 82 36 100 62 9
part front-dinosaur@dinosaur = parts b : b a -84 12 -98 -40 -90 -76 -66 -84 -50 -72 -56 -54 -68 -50 -62 -20 -48 4 ; k -72 -68 4 ; p a 76 10 100 56 72 50 ; p b -40 -8 -26 -36 -12 -8 ; p b 0 -8 14 -36 28 -8 ; p b 40 -8 54 -36 68 -8
part front-dragon@dragon = parts b : b a -82 10 -96 -36 -84 -64 -54 -72 -40 -58 -50 -46 -62 -44 -60 -18 -46 4 ; k -66 -58 4 ; p b -58 -70 -50 -92 -42 -66 ; b orange -92 -46 -104 -34 -94 -24 ; p b 10 14 26 -66 52 -46 62 -60 70 -30 94 -34 72 14 ; p a 78 20 102 60 74 50
part front-jeep@jeep = parts b : z b 6 -66 -6 -72 -54 ; z b 6 -22 -6 -28 -54 ; r b -50 -54 52 7 3 ; o yellow -86 14 8 ; o yellow -84 32 8
part front-robot@robot = parts b : r a 0 -44 70 62 6 ; o_ w -16 -50 11 ; o_ w 16 -50 11 ; k -16 -50 5 ; k 16 -50 5 ; r_ k 0 -26 34 7 2 ; z c 4 0 -74 0 -90 ; o c 0 -92 6 ; l c 10 -84 14 -102 30 -94 50 ; l c 10 84 14 102 30 94 50
part front-ladybug@ladybug = parts b : o k -70 -20 28 ; e -80 -24 8 ; e -60 -24 8 ; l k 4 -80 -44 -92 -70 ; l k 4 -62 -44 -52 -70 ; b w- 0 -6 40 -60 92 -56 76 -8 ; l k 7 -50 74 -58 90 ; l k 7 0 74 0 90 ; l k 7 50 74 58 90
part front-race-car@race-car = parts b : p a -84 20 -102 60 -78 66 ; r b 84 -40 46 14 3 ; z b 6 78 -34 78 -4 ; a k -34 -16 22 16 180 360
part front-balloon@balloon = parts b : z brown 3 -70 -6 -46 -44 ; z brown 3 70 -6 46 -44 ; b b -50 -42 -64 -74 -40 -98 40 -98 64 -74 50 -42 ; b_ c -18 -42 -22 -74 -12 -98 12 -98 22 -74 18 -42 ; o w -76 -30 16 9 ; o w 80 -62 16 9
part front-carriage@carriage = parts b : b a -76 -4 -60 -50 0 -66 60 -50 76 -4 ; b_ cream -40 -8 -34 -38 0 -46 34 -38 40 -8 ; l c 7 0 -64 6 -84 22 -90 ; j c 8 -80 40 -92 9
part front-hero-mobile@hero-mobile = parts b : p a 50 -4 96 -64 84 -4 ; p a 70 10 102 -20 90 30 ; p b -84 10 -104 20 -84 30 ; p light-blue -44 -6 -26 -38 20 -38 10 -6
part front-band-wagon@band-wagon = parts b : r c -40 -28 50 34 3 ; o w -40 -46 25 8 ; z tan 4 -64 -72 -44 -46 ; z tan 4 -16 -72 -36 -46 ; l gold 8 20 -20 60 -34 ; p gold 56 -46 92 -70 84 -22 60 -28
part base-fire-engine@fire-engine = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-rocket@rocket = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-submarine@submarine = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-dinosaur@dinosaur = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-dragon@dragon = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-jeep@jeep = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-robot@robot = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-ladybug@ladybug = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-race-car@race-car = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-balloon@balloon = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-carriage@carriage = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-hero-mobile@hero-mobile = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part base-band-wagon@band-wagon = paint a : q^ a 6 -84 -6 84 -6 78 74 -78 74 ; r_ a- 0 -2 168 9 2
part side-fire-engine@fire-engine = parts c : o_ k -48 66 20 ; o_ gray -48 66 8 ; o_ k 48 66 20 ; o_ gray 48 66 8 ; z_ b 4 -50 16 50 16 ; z_ b 4 -50 32 50 32 ; z_ b 3 -34 16 -34 32 ; z_ b 3 -12 16 -12 32 ; z_ b 3 12 16 12 32 ; z_ b 3 34 16 34 32
part side-rocket@rocket = parts c : o_ b -44 30 15 ; o_ light-blue -44 30 10 ; o_ b 0 30 15 ; o_ light-blue 0 30 10 ; o_ b 44 30 15 ; o_ light-blue 44 30 10 ; r_ b 0 60 160 8
part side-submarine@submarine = parts c : o_ b -48 32 17 ; o_ light-blue -48 32 11 ; o_ b 0 32 17 ; o_ light-blue 0 32 11 ; o_ b 48 32 17 ; o_ light-blue 48 32 11 ; d_ c 4 -72 62 -48 62 -24 62 0 62 24 62 48 62 72 62
part side-dinosaur@dinosaur = parts c : o_ b -44 34 14 12 ; o_ b 0 46 16 13 ; o_ b 44 30 14 12 ; r_ a- -50 70 24 20 4 ; r_ a- 50 70 24 20 4
part side-dragon@dragon = parts c : v_ c -80 30 80 30 10 12 ; v_ c -76 54 76 54 10 12
part side-jeep@jeep = parts c : o_ k -48 66 21 ; o_ tan- -48 66 9 ; o_ k 48 66 21 ; o_ tan- 48 66 9 ; b_ b -70 10 -50 4 -40 18 -58 26 ; b_ b -10 20 14 12 20 30 0 36 ; b_ b 44 8 66 14 60 28 46 24
part side-robot@robot = parts c : r_ b -40 26 44 32 4 ; o_ w -50 26 7 ; o_ yellow -30 26 7 ; a_ c 40 28 22 16 180 360 ; z_ k 3 40 28 52 14 ; d_ k 4 -70 60 -46 60 -22 60 2 60 26 60 50 60 70 60
part side-ladybug@ladybug = parts c : o_ k -54 28 14 ; o_ k -14 48 14 ; o_ k 26 24 14 ; o_ k 58 50 12
part side-race-car@race-car = parts c : o_ k -50 64 24 ; o_ gray -50 64 10 ; o_ k 50 64 24 ; o_ gray 50 64 10 ; o_ w 0 28 24 ; l_ k 5 -6 20 2 14 2 42 ; r_ b 0 64 50 8
part side-balloon@balloon = parts c : z_ b 3 -80 18 80 18 ; z_ b 3 -78 38 78 38 ; z_ b 3 -76 58 76 58 ; z_ b 3 -50 0 -46 74 ; z_ b 3 -16 0 -16 74 ; z_ b 3 16 0 16 74 ; z_ b 3 50 0 46 74
part side-carriage@carriage = parts c : l_ a- 5 -54 2 -60 38 -52 72 ; l_ a- 5 0 2 0 72 ; l_ a- 5 54 2 60 38 52 72 ; a_ b -46 70 24 18 0 360 ; f_ b -46 70 6 20 2 ; a_ b 46 70 24 18 0 360 ; f_ b 46 70 6 20 2
part side-hero-mobile@hero-mobile = parts c : o_ gray -50 66 21 ; o_ k -50 66 10 ; o_ gray 50 66 21 ; o_ k 50 66 10 ; o_ b 0 30 26 ; s_ c 0 30 5 22 9 ; z_ b 5 -80 44 -34 44 ; z_ b 5 34 44 80 44
part side-band-wagon@band-wagon = parts c : c_ b -80 6 80 6 8 12 ; o_ b -48 68 20 ; f_ c -48 68 8 18 3 ; o_ b 48 68 20 ; f_ c 48 68 8 18 3 ; z_ b 4 -12 52 -12 30 ; z_ b 4 -12 30 12 24 ; z_ b 4 12 24 12 46 ; o_ b -18 53 8 6 ; o_ b 6 47 8 6
part knobs = knobs own : o ~ -30 -2 7 ; o ~ -10 -2 7 ; o ~ 10 -2 7 ; o ~ 30 -2 7
scene stand
`;
