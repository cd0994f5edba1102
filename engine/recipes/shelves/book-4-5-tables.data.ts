export const shelf = `
* button-creatures | 4-5 6-8 | -
extras picture Animals: washi-tape, sticker, wrapping-paper, yarn, paper-straw, craft-stick
topics buttons, button art, sorting, collage, fine motor, grandma's buttons, button box
variant turtle | Animals, Ocean | green, brown, yellow | turtle, turtles, tortoise, pets
variant snail | Bugs, Animals | orange, tan, green | snail, snails, garden
variant fish | Ocean | orange, light blue, yellow | fish, rainbow fish, goldfish
variant car | Transportation | red, yellow, black | car, cars, truck, vehicles
minutes 25 30
waits 60
mess low
heart buttons: button, bottle-cap, stick-on-gem, sequin, bead = handful
heart paper: paper, construction-paper, cardstock, cardboard, paper-plate, watercolor-paper, felt = 1 sheet
nice eyes: googly-eye = 2
nice ground: yarn, ribbon, raffia, washi-tape, pipe-cleaner = 12 in
need pens: marker, crayon, colored-pencil, oil-pastel = 3 color
join stick: glue
step sort: arrange buttons by cc
step outline: draw pens paper > sheet line-t line-s line-f line-c by tc
step glue: glue buttons paper stick > fill-t fill-s fill-f fill-c by cc
step eyes: glue eyes paper stick > eyes-t eyes-s eyes-f eyes-c by cc
step ground: glue ground paper stick > ground by cc
step draw: draw pens paper > more by cc
step dry: dry paper by gg
step count: play paper by cc
part sheet = paper w : ground w 0 0 180 150
part ground = ground green : l ~ 5 -84 62 -40 58 0 62 40 58 84 62
part line-t@turtle = pens a : b_ ~ -44 40 -40 0 0 -30 40 0 44 40 ; o_ ~ 60 20 16 14 ; o_ ~ -34 48 12 9 ; o_ ~ 34 48 12 9 ; p_ ~ -44 30 -62 38 -44 42
part fill-t@turtle = buttons own : bits red 2.1 -24 22 ; bits yellow 2.1 0 26 ; bits blue 2.1 24 22 ; bits orange 2.1 -14 0 ; bits purple 2.1 12 0 ; bits green 1.8 0 -18
part line-s@snail = pens b : b_ ~ -78 44 -50 34 10 36 50 20 56 -10 68 -8 70 24 44 50 -70 54 ; z_ ~ 3 58 -10 52 -32 ; z_ ~ 3 66 -10 74 -32 ; o_ a -14 4 42 40
part fill-s@snail = buttons own : bits red 1.9 -14 4 ; bits yellow 1.9 -34 -2 ; bits blue 1.9 -26 -22 ; bits orange 1.9 -4 -26 ; bits purple 1.9 14 -12 ; bits green 1.9 16 12 ; bits pink 1.9 0 28 ; bits yellow 1.9 -26 24
part line-f@fish = pens a : b_ ~ -62 4 -30 -34 20 -34 46 0 20 38 -30 40 ; p_ b 40 2 78 -30 78 34
part fill-f@fish = buttons own : bits yellow 1.9 -6 -18 ; bits red 1.9 16 -14 ; bits blue 1.9 -12 6 ; bits orange 1.9 10 8 ; bits purple 1.9 30 -2 ; bits green 1.3 -4 26 ; bits pink 1.9 18 24
part line-c@car = pens a : q_ ~ 12 -76 10 -40 -4 -22 -34 26 -34 42 -4 78 6 78 38 -76 38
part fill-c@car = buttons own : bits k 2.6 -40 42 42 42 ; bits yellow 1.2 -6 8 16 8 ; bits red 1.1 68 18
part more = pens c : s_ yellow 62 -54 8 14 8
part eyes-t@turtle = eyes own : e 64 15 6
part eyes-s@snail = eyes own : e 54 -34 6
part eyes-f@fish = eyes own : e -38 -8 7
part eyes-c@car = eyes own : e -8 -22 7 ; e 10 -22 7
scene lay

* shoebox-aquarium | 4-5 6-8 9-12 | Ocean
extras world Ocean: seashell, pebble, snail-shell, pom-pom, sea-glass, air-dry-clay, stick-on-gem, bead, dried-bean, crinkle-paper, kitchen-sponge
appeal 3
topics aquarium, fish tank, fish, pet fish, coral reef, under the sea, sea life, diorama, habitat, ocean animals, finding nemo, goldfish
colors blue, orange, yellow, green
minutes 35 40 45
waits 30
mess some
heart tank: shoebox, cardboard-box, tissue-box, cereal-box, small-box = 1
nice bubbles: sticker, sequin, stick-on-gem, button = 8
heart fish: construction-paper, cardstock, paper, sticker = 1 sheet
nice water: tissue-paper, paint, crepe-paper, wrapping-paper = 1 sheet
need line: string, yarn, sewing-thread, embroidery-floss, ribbon, fishing-line = 3 ft
nice finds: seashell, snail-shell, stone, pinecone, toy-animal, wooden-bead = 3
nice pane: cellophane, plastic-wrap, contact-paper = 1 sheet
nice weed: tissue-paper, crepe-paper, ribbon, pipe-cleaner, yarn, leaf = 4 strip
nice ground: sand, pebble, seashell, dry-pasta, oats, stone = handful
need pens: marker, crayon, oil-pastel = 3 color
join tape: tape, masking-tape
join stick: glue, glue-stick when water=tissue-paper,crepe-paper,wrapping-paper; weed; ground; finds; bubbles=sequin,button
tool scissors: scissors
tool brush: paintbrush, sponge-brush when water=paint
step side: cut tank scissors > tank by gtc
step water: decorate water tank stick? brush? > water by ccc
step draw: draw pens fish by ccc
step cut: prepare fish scissors by ttc
step hang: tape line fish tank tape scissors > line fish by gtc
step weed: glue weed tank stick > weed by ccc
step ground: glue ground finds? tank stick > ground finds by ccc
step bubbles: decorate bubbles tank stick? > bubbles by ccc
step pane: tape pane tank tape scissors > pane by tcc
step swim: play tank by ccc
part tank = tank own : r^ ~ 0 4 184 148 5 ; r_ light-blue 0 8 164 128 3
part water = water b : p_ blue -82 -34 -62 -40 -41 -34 -20 -40 0 -34 20 -40 41 -34 62 -40 82 -34 82 30 -82 30 ; p_ light-blue- -82 -50 -41 -56 0 -50 41 -56 82 -50 82 -34 62 -40 41 -34 20 -40 0 -34 -20 -40 -41 -34 -62 -40 -82 -34
part line = line w : z_ ~ 1.5 -44 -56 -44 -22 ; z_ ~ 1.5 10 -56 10 4 ; z_ ~ 1.5 54 -56 54 -30
part fish = fish b : b^ ~ -64 -10 -44 -26 -24 -10 -44 6 ; p_ ~ -26 -10 -10 -22 -10 2 ; o_ w -54 -12 4 4 ; b^ gold -10 16 10 0 32 16 10 32 ; p_ gold 28 16 44 6 44 28 ; o_ w 0 14 4 4 ; b^ red 38 -22 54 -34 70 -22 54 -10 ; p_ red 66 -22 80 -32 80 -12 ; o_ w 46 -24 3.5 3.5
part weed = weed green : l ~ 6 -70 70 -78 44 -66 20 ; l ~+ 6 -60 70 -54 48 -60 30 ; l ~ 6 68 70 76 46 66 26 ; l ~+ 6 56 70 52 52 58 40
part bubbles = bubbles w : bits own 1.15 -70 -44 -62 0 -70 30 -14 -46 36 -44 30 0 72 0 66 40
part ground = ground tan : p_ ~ -82 62 -54 56 -20 60 10 56 50 60 82 57 82 72 -82 72
part finds = finds tan : shell ~ -34 66 9 ; shell ~ 6 68 8 ; shell ~ 38 66 9
part pane = pane light-blue : l_ w 3 -70 -20 -58 -46 -44 -52 ; l_ w 3 58 40 68 24 72 6
scene stand

* climbing-beanstalk | 4-5 6-8 | Fairy Tales
extras world Fairy Tales: egg-shaped-plastic-shell, crinkle-paper, marble, flashlight, dried-bean
appeal 1
topics jack and the beanstalk, beanstalk, giant, bean, beans, garden, gardening, spring, storytelling
near golden egg, growing, plants
colors green, tan, white
minutes 30 35
waits 30
mess low
heart stalk: construction-paper, yarn, string, crepe-paper, pipe-cleaner, tissue-paper, felt, ribbon = 2 sheet
heart post: cardboard, cardboard-tube, cardstock, cereal-box, paper, paper-plate, stick = 1
heart bean: dried-bean, dried-lentil, seed, dried-chickpea = 5
nice cloud: cotton-ball, cotton-pad, pillow-stuffing, tissue = handful
nice vine: string, yarn, raffia, pipe-cleaner = 3 ft
nice jack: clothespin, craft-stick, toy-animal, duplo-brick, cork = 1
need pens: marker, crayon, colored-pencil = 3 color
join stick: glue
tool scissors: scissors
step hill: draw pens post > post by cc
step beans: glue bean post stick > beans by cc
step stalk: cut stalk scissors by tc
step twist: glue stalk post stick > stalk by cc
step vine: glue vine post stick > vine by tc
step cloud: glue cloud post stick > clouds by cc
step castle: draw pens post > castle by cc
step jack: draw pens jack > jack by cc
step climb: play post by cc
part post = post own : r^ ~ 0 0 110 188 3 ; r_ brown 0 82 110 22 2
part castle = pens k : r_ gray 14 -76 30 18 1 ; r_ gray 2 -84 8 12 ; r_ gray 26 -84 8 12 ; r_ yellow 14 -76 8 8 1 ; r_ cream -36 62 18 16 1 ; p_ red -48 54 -36 42 -24 54 ; r_ brown -36 66 6 8
part clouds = cloud w : cotton ~ -30 -60 15 ; cotton ~ -8 -56 15 ; cotton ~ 16 -58 15 ; cotton ~ 36 -62 12
part vine = vine light-green : l ~ 4 -14 74 10 50 -12 24 12 -4 -8 -30 4 -50
part stalk = stalk a : l ~ 9 0 74 -12 50 10 24 -10 -4 8 -30 0 -52 ; j ~ -10 54 -42 42 10 ; j ~ 8 30 42 18 10 ; j ~ -8 8 -40 -6 10 ; j ~ 6 -14 38 -26 9 ; j ~ -6 -28 -34 -42 8
part beans = bean brown : o^ tan -40 82 7 5 ; o^ tan -20 86 7 5 ; o^ tan 0 80 7 5 ; o^ tan 20 86 7 5 ; o^ tan 40 82 7 5
part jack = jack own : r^ ~ 16 46 11 42 3 ; o_ cream 16 31 5 5 ; k 14 30 1 ; k 18 30 1 ; u 16 33 2 ; r_ red 16 46 11 14 1 ; r_ blue 16 60 11 13 1
scene stand

* snipped-snowflakes | 4-5 6-8 9-12 | Seasons, Weather
extras hanging: sequin, glitter-glue, paper-doily, stick-on-gem
appeal 3
topics snowflake, snowflakes, snow, winter, paper snowflake, snow day, frozen, let it snow, december, january, garland, window decoration, christmas, cutting practice, scissor skills
colors white, light blue, silver or silver, light blue, blue
minutes 20 25 25
mess low
heart paper: coffee-filter, paper, tissue-paper, paper-napkin, paper-doily, origami-paper, rice-paper = 4
heart scissors: scissors = 1
nice shine: sticker, sequin, stick-on-gem, glitter-glue, metallic-paper, chalk = handful
nice string: string, yarn, ribbon, embroidery-floss, cotton-cord, tinsel = 6 ft
nice tint: watercolor-paint, food-coloring, marker = 2 color
join tape: tape, glue-stick, washi-tape
home plate
step round: prepare paper scissors by gtc
step fold: fold paper by ttc
step snip: cut paper scissors > flakes by tcc
step open: prepare paper by ccc
step tint: decorate tint paper plate by ccc
step shine: decorate shine paper > shine by ccc
step string: tape string paper tape > string by gtc
step hang: play paper by ccc
part string = string own : l ~ 3 -96 -60 -40 -46 20 -46 96 -62
part flakes = paper w : o^ ~ -66 -26 26 26 ; o^ ~ -22 -16 26 26 ; o^ ~ 24 -16 26 26 ; o^ ~ 68 -26 26 26 ; f_ g -66 -26 6 20 4 -90 8 ; f_ g -22 -16 6 22 3 -60 12 ; f_ g 24 -16 6 18 5 -90 9 ; f_ g 68 -26 6 22 2.6 -60 6 ; j_ g -47 -26 -37 -26 3.4 ; j_ g -56.5 -9.5 -51.5 -0.9 3.4 ; j_ g -75.5 -9.5 -80.5 -0.9 3.4 ; j_ g -85 -26 -95 -26 3.4 ; j_ g -75.5 -42.5 -80.5 -51.1 3.4 ; j_ g -56.5 -42.5 -51.5 -51.1 3.4 ; j_ g -2 -16 7 -16 3 ; j_ g -12 1.3 -7.5 9.1 3 ; j_ g -32 1.3 -36.5 9.1 3 ; j_ g -42 -16 -51 -16 3 ; j_ g -32 -33.3 -36.5 -41.1 3 ; j_ g -12 -33.3 -7.5 -41.1 3 ; j_ g 44 -16 53 -16 3 ; j_ g 34 1.3 38.5 9.1 3 ; j_ g 14 1.3 9.5 9.1 3 ; j_ g 4 -16 -5 -16 3 ; j_ g 14 -33.3 9.5 -41.1 3 ; j_ g 34 -33.3 38.5 -41.1 3 ; j_ g 87 -26 97 -26 3.4 ; j_ g 77.5 -9.5 82.5 -0.9 3.4 ; j_ g 58.5 -9.5 53.5 -0.9 3.4 ; j_ g 49 -26 39 -26 3.4 ; j_ g 58.5 -42.5 53.5 -51.1 3.4 ; j_ g 77.5 -42.5 82.5 -51.1 3.4
part shine = shine silver : d_ ~ 2 -54 -46.8 -42 -26 -54 -5.2 -78 -5.2 -90 -26 -78 -46.8 -22 -40 -1.2 -28 -1.2 -4 -22 8 -42.8 -4 -42.8 -28 36 -36.8 48 -16 36 4.8 12 4.8 0 -16 12 -36.8 68 -50 88.8 -38 88.8 -14 68 -2 47.2 -14 47.2 -38
scene hang

* cotton-swab-snowfall | 4-5 6-8 | Seasons, Weather
extras picture Seasons: cardboard, craft-stick, washi-tape, paper-straw, stick-on-gem, ribbon, bay-leaf
topics snow, snowman, snowy night, winter, snow day, the snowy day, blizzard, january, dots, dot painting, pointillism, first snow, north pole
colors white, light blue, orange
minutes 25 30
waits 30
mess some
heart dabber: cotton-swab, cork = 4
heart color: paint = 1 color
need paper: construction-paper, cardstock, packing-paper, paper-bag = 1 sheet
nice buttons: button, sticker, pom-pom, bead, bottle-cap, sequin = 5
nice arms: stick, pipe-cleaner, yarn, grass, pine-needle = 2
nice scarf: fabric-scrap, ribbon, felt, tissue-paper, washi-tape = 1 scrap
nice fluff: cotton-ball, cotton-pad, pillow-stuffing = handful
home plate
join stick: glue
tool pen: chalk, crayon, oil-pastel, marker
step rings: draw pen paper > sheet by cc
step body: paint dabber color paper plate > body by cc
step snow: print dabber color paper > snow by cc
step dry: dry paper by gg
step buttons: glue buttons paper stick > buttons by cc
step arms: glue arms paper stick > arms by cc
step scarf: glue scarf paper stick > scarf by cc
step fluff: glue fluff paper stick > ground by cc
step face: draw pen paper > face by cc
step tell: play paper by cc
part sheet = paper navy : r^ navy 0 0 160 184 2
part ground = fluff w : cotton ~ -60 78 14 ; cotton ~ -34 82 14 ; cotton ~ 30 82 14 ; cotton ~ 58 78 14 ; cotton ~ 0 84 13
part body = color w : o_ ~ 0 46 36 32 ; o_ ~ 0 -2 26 24 ; o_ ~ 0 -40 20 19
part snow = color w : d_ ~ 4 -60 -70 -30 -78 10 -72 44 -76 66 -60 -66 -36 -44 -20 46 -34 64 -10 -62 12 54 24 -56 44 62 52 -40 -54 32 -56
part arms = arms brown : z_ ~ 4 -24 -4 -58 -24 ; z_ ~ 4 24 -4 58 -24 ; z_ ~ 3 -50 -20 -56 -36 ; z_ ~ 3 50 -20 56 -36
part scarf = scarf red : r ~ 0 -22 44 9 4 ; p ~ 12 -18 24 -18 28 8 16 8
part buttons = buttons own : button k 0 -2 5 ; button k 0 34 6 ; button k 0 54 6 ; button k -8 -44 4 ; button k 8 -44 4
part face = pen c : p_ orange 0 -38 16 -34 0 -32 ; l_ k 2 -6 -28 0 -26 6 -28
scene lay

* stick-hero-team | 4-5 6-8 | Superheroes
extras puppet: metallic-paper, sequin, glitter-glue, washi-tape
extras world Superheroes: wooden-block, toy-brick, toy-car, duct-tape, construction-paper, cardstock, pipe-cleaner, craft-foam, pom-pom, cork, board-game-piece, bell, confetti, flower, letter-bead, index-card, paper-cup, flashlight, felt-ball
topics superhero, superheroes, hero team, puppets, puppet show, cape, sidekick, popsicle stick people, everyday heroes
near community helpers
colors red, blue, yellow
minutes 25 30
waits 30
mess low
heart sticks: craft-stick, clothespin, wooden-spoon, peg-doll, cardboard-tube = 3
heart cape: fabric-scrap, felt, tissue-paper, construction-paper, crepe-paper, craft-foam, bandana, ribbon = 3 scrap
need pens: marker, permanent-marker = 3 color
nice hair: yarn, pipe-cleaner, felt, cotton-ball, raffia = bit
nice sign: sticker, stick-on-gem, sequin, felt-sticker, metallic-paper = 3
nice eyes: googly-eye = 6
nice home: cardboard-box, shoebox, cereal-box, play-dough, egg-carton = 1
join stick: glue
tool scissors: scissors
step suit: draw pens sticks > heroes by cc
step face: draw pens sticks > faces by cc
step eyes: glue eyes sticks stick > eyes by cc
step hair: glue hair sticks stick > hair by tc
step cut: cut cape scissors by tc
step cape: glue cape sticks stick > capes by cc
step sign: decorate sign sticks stick > signs by cc
step home: build home > base by tc
step save: play sticks by cc
part capes = cape a : p^ ~ -66 -30 -42 -30 -30 60 -82 54 ; p^ b -12 -40 12 -40 28 52 -24 58 ; p^ c 42 -30 66 -30 82 54 32 60
part heroes = sticks own : stick ~ -54 -62 -54 84 22 ; stick ~ 0 -74 0 84 22 ; stick ~ 54 -62 54 84 22 ; l_ a 21 -54 72 -54 84 ; r_ b -54 24 21 88 2 ; r_ c -54 20 21 9 ; l_ b 21 0 72 0 84 ; r_ c 0 24 21 88 2 ; r_ a 0 20 21 9 ; l_ c 21 54 72 54 84 ; r_ a 54 24 21 88 2 ; r_ b 54 20 21 9
part faces = pens k : r_ k -54 -44 20 9 3 ; r_ k 0 -54 20 9 3 ; r_ k 54 -44 20 9 3 ; o_ w -59 -44 2.5 2.5 ; o_ w -49 -44 2.5 2.5 ; o_ w -5 -54 2.5 2.5 ; o_ w 5 -54 2.5 2.5 ; o_ w 49 -44 2.5 2.5 ; o_ w 59 -44 2.5 2.5 ; u -54 -32 4 ; u 0 -42 4 ; u 54 -32 4
part eyes = eyes own : e -59 -44 4 ; e -49 -44 4 ; e -5 -54 4 ; e 5 -54 4 ; e 49 -44 4 ; e 59 -44 4
part hair = hair brown : l ~ 5 -62 -64 -54 -72 -46 -64 ; l gold 5 -8 -76 0 -84 8 -76 ; l red 5 46 -64 54 -72 62 -64
part signs = sign c : s_ gold -54 -4 5 9 4 ; s_ gold 0 -12 5 9 4 ; s_ gold 54 -4 5 9 4
part base = home kraft : r^ ~ 0 88 170 14 3
scene stand

* hot-air-balloon-plate | 4-5 6-8 | Transportation
extras hanging: sticker, stick-on-gem, sequin, glitter-glue, ribbon
topics hot air balloon, hot-air balloon, balloon ride, flying, sky, travel, trip, up up and away, clouds, balloon festival
near around the world, weather balloon
colors red, yellow, light blue free
minutes 30 35
waits 30
mess low
heart balloon: paper-plate, cardboard, cardstock, paper-bowl, paper-lantern = 1
heart basket: paper-cup, egg-carton, cupcake-liner, small-box = 1
need color: tissue-paper, paint, crayon, marker, crepe-paper = 2 color
need ropes: yarn, string, ribbon, cotton-cord, raffia = 3 ft
nice dots: sticker, washi-tape, stick-on-gem, paper-strip = 8
nice rider: toy-animal, pom-pom, clothespin, cork, photo, duplo-brick = 1
nice cloud: cotton-ball, cotton-pad, pillow-stuffing = handful
join stick: glue when color=tissue-paper,crepe-paper; cloud
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush when color=paint
tool scissors: scissors
tool pen: marker, crayon
step color: decorate color balloon brush? stick? > balloon by cc
step dots: decorate dots balloon > dots by cc
step basket: draw pen basket > basket by cc
step ropes: tape ropes balloon basket tape scissors > ropes by gt
step rider: fill rider basket > rider by cc
step cloud: glue cloud balloon stick > cloud by cc
step fly: play balloon by cc
part ropes = ropes own : z_ ~ 3 -40 18 -18 58 ; z_ ~ 3 40 18 18 58 ; z_ ~ 3 0 30 0 58
part balloon = balloon own paint color a : plate ~ 0 -32 64 ; b_ b -16 -92 -30 -40 -14 28 14 28 30 -40 16 -92 0 -96
part dots = dots c : bits own 1.3 -46 -52 -54 -26 -42 -2 46 -52 54 -26 42 -2 0 -62 0 -8
part rider = rider own : toy brown 0 64 34
part basket = basket tan : cup ~ 0 56 48 34 ; z_ brown 1.5 -20 64 20 64 ; z_ brown 1.5 -19 73 19 73 ; z_ brown 1.5 -18 82 18 82 ; z_ brown 1.5 -12 58 -10 89 ; z_ brown 1.5 0 58 0 89 ; z_ brown 1.5 12 58 10 89
part cloud = cloud w : cotton ~ -74 10 13 ; cotton ~ -58 16 12 ; cotton ~ 66 -70 12 ; cotton ~ 80 -62 11
scene hang

* foil-star-mobile | 4-5 6-8 9-12 | Space
extras hanging: stick-on-gem, sequin, crystal, bell, felt-ball, wool-roving, charm
topics stars, moon, night sky, mobile, moon and stars, bedtime, good night, goodnight moon, twinkle twinkle little star, nursery, baby brother, baby sister, sleep, dreams, eid, ramadan, constellations
colors silver, gold, navy
minutes 35 40 45
mess low
heart board: cardboard, cereal-box, cardstock, paper-plate = 1
heart foil: aluminum-foil, metallic-paper, glitter-paper, candy-wrapper = 2 sheet
need line: string, yarn, ribbon, embroidery-floss, cotton-cord = 6 ft
nice shine: sticker, stick-on-gem, sequin, glitter-glue = 8
nice bar: stick, hanger, paper-straw, dowel, cardboard-tube, balloon-stick = 1
join tape: tape, masking-tape
tool scissors: scissors
tool pen: pencil, marker
step draw: draw pen board by ttc
step cut: cut board scissors by gtc
step wrap: roll foil board > shapes by tcc
step rub: shape pen foil by ccc
step shine: decorate shine foil > shine by ccc
step lines: tape line board tape scissors by gtc
step bar: tie line bar > bar by gtc
step moon: tape line board tape > lines by gtc
step glow: play board by ccc
part bar = bar own : stick ~ -80 -80 80 -80 8
part lines = line w : z_ ~ 2 -62 -80 -62 4 ; z_ ~ 2 4 -80 4 -52 ; z_ ~ 2 4 4 4 40 ; z_ ~ 2 64 -80 64 -4 ; z_ ~ 2 0 -99 0 -80
part shapes = foil silver : b^ ~ -20 -58 20 -46 34 -18 12 8 -24 6 0 -8 8 -28 -4 -46 ; s^ ~ -62 24 5 26 11 ; s^ ~ 4 64 5 28 12 ; s^ ~ 64 16 5 24 10
part shine = shine gold : bits own 1 -62 24 -62 12 4 64 4 50 64 16 64 6 18 -40 24 -16
scene hang

* feather-bird-mask | 4-5 6-8 | Fantasy
extras head: glitter-glue
topics mask, masks, dress up, costume, carnival, mardi gras, purim, masquerade, birds, feathers, halloween
variant phoenix | Fantasy | red, orange, gold | phoenix, firebird, fire bird, mythical creatures, griffin, dragon bird
variant owl | Animals, Nature | brown, tan, yellow or gray, white, tan | owl, owls, night animals, forest animals, nocturnal
variant parrot | Jungle, Animals | green, yellow, red free | parrot, parrots, macaw, rainforest, rio, toucan
minutes 30 35
waits 45
mess some
heart base: paper-plate, cardstock, cardboard, mask-blank, felt, cereal-box, craft-foam = 1
heart feathers: feather, tissue-paper, leaf, crepe-paper, fake-leaf = handful
need color: paint, metallic-paint, marker, crayon, oil-pastel = 1 color
need beak: construction-paper, cardstock, metallic-paper, felt, craft-foam, paper = 1 scrap
nice shine: sequin, stick-on-gem, glitter-glue, sticker = 8
join handle: craft-stick, paper-straw, dowel, ribbon, sewing-elastic = 1
join stick: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush when color=paint,metallic-paint
tool scissors: scissors
step half: cut base scissors > base by gt
step eyes: cut base scissors by gg
step paint: decorate color base brush? by cc
step beak: cut beak scissors by tc
step feathers: glue feathers base stick > feathers by cc
step nose: glue beak base stick > beak by cc
step shine: decorate shine base > shine by cc
step handle: tape handle base tape scissors > handle by gg
step fly: play base by cc
part handle = handle own : holder ~ 60 20 70 96 8
part feathers = feathers own : j^ c -20 -14 -30 -90 13 ; j^ c 20 -14 30 -90 13 ; j^ b 0 -16 0 -98 14 ; j^ b -44 -6 -66 -78 13 ; j^ b 44 -6 66 -78 13 ; j^ c -60 6 -96 -44 13 ; j^ c 60 6 96 -44 13 ; j^ b -66 20 -98 -6 11 ; j^ b 66 20 98 -6 11
part base = base own paint paint a : b^ ~ -80 -6 -50 -24 0 -14 50 -24 80 -6 72 36 40 46 12 30 0 22 -12 30 -40 46 -72 36 ; o_ w -34 10 18 14 ; o_ w 34 10 18 14
part beak = beak c : p^ ~ -13 14 13 14 0 62
part shine = shine gold : bits own 0.8 -58 -4 -58 24 -34 -8 -34 30 58 -4 58 24 34 -8 34 30
scene lay

* paper-bag-kite | 4-5 6-8 | Weather, Seasons
extras hanging: sticker, fabric-scrap, ribbon, origami-paper, candy-wrapper, paper-napkin
topics kite, kites, wind, windy, windy day, flying, spring, march, kite festival, beach, makar sankranti, let's go fly a kite
colors red, yellow, light blue free
minutes 25 30
mess low
heart bag: paper-bag = 1
heart tail: crepe-paper, ribbon, tissue-paper, paper-strip, fabric-scrap, tinsel, newspaper = 4 strip
need line: string, yarn, cotton-cord, ribbon = 8 ft
need color: crayon, marker, paint, oil-pastel = 3 color
nice dots: sticker, washi-tape, construction-paper, tissue-paper = 10
nice stays: paper-straw, craft-stick, plastic-straw, pipe-cleaner = 2
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush when color=paint
tool punch: hole-punch, scissors
step color: decorate color bag brush? > bag by cc
step dots: decorate dots bag tape > dots by cc
step rim: fold bag by tc
step stays: tape stays bag tape > stays by tc
step tail: tape tail bag tape > tail by tc
step holes: poke bag punch tape by gg
step line: tie line bag > line by gt
step fly: play bag by cc
part tail = tail b : l ~ 7 -30 44 -40 64 -26 82 -36 100 ; l c 7 -8 46 -14 66 0 84 -8 100 ; l ~ 7 14 46 24 66 12 84 22 100 ; l c 7 34 44 46 62 36 80 46 98
part bag = bag kraft : q^ ~ 4 -42 -54 42 -54 46 46 -46 46 ; r_ ~- 0 -50 86 9 ; z_ a 7 -40 -30 -14 -14 12 -30 40 -14
part stays = stays own : stick ~ -38 -58 -38 -20 5 ; stick ~ 38 -58 38 -20 5
part dots = dots c : bits own 1.2 -34 0 -12 4 12 0 34 4 -24 18 0 20 24 18 -34 32 0 36 34 32
part line = line own : l ~ 2.5 -40 -54 0 -84 40 -54 ; l ~ 2.5 0 -84 -10 -92 4 -100
scene hang

* my-hand-is-a | 2-3 4-5 6-8 | -
extras picture Bugs: cupcake-liner, wrapping-paper, cotton-ball, newspaper, paper-strip, tissue-paper, button, washi-tape, grass, felt-sticker, construction-paper
appeal 3
topics handprint, handprints, hand print, hand painting, keepsake, process art
variant spider | Bugs | black, purple, white or brown, gray, purple | spider, spiders, itsy bitsy spider, halloween spider
variant elephant | Animals, Jungle | gray, pink, green | elephant, elephants, safari, zoo, elmer
variant fish | Ocean | orange, light blue, yellow free | fish, goldfish, under the sea
variant flower | Nature, Seasons | red, green, yellow free | flower, flowers, tulip, spring, mother's day, garden, grandma
variant chick | Farm, Animals, Seasons | yellow, orange, green | chick, chicks, easter, spring, hen
variant cactus-monster | Fantasy | green, purple, orange | monster, monsters
minutes 25 25 30
waits 45
mess lots
heart color: paint = 1 color
heart paper: paper, construction-paper, cardstock, watercolor-paper, packing-paper = 1 sheet
nice eyes@2-3: sticker = 2
nice eyes@4-5,6-8: googly-eye, button = 2
nice extra: pipe-cleaner, yarn, tissue-paper, construction-paper, feather, ribbon, crepe-paper = bit
home plate
home water
home towel
join stick: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pen: marker, crayon
step spread@4-5,6-8: prepare color plate brush by tc
step dip: print color plate brush by ttc
step press: print color paper > sheet print-s print-e print-f print-l print-c print-m by ccc
step wash: wash water towel by tcc
step dry: dry paper by ggg
step eyes: glue eyes paper stick > eyes-2 eyes-e eyes-f eyes-c by ccc
step draw: draw pen paper > lines-s lines-e lines-f lines-l lines-c lines-m by tcc
step extra: glue extra paper stick > extra by ccc
step say: play paper by ccc
part sheet = paper w : r^ w 0 0 176 160 2
part extra = extra green : l ~ 5 -78 64 -40 60 0 66 40 60 78 64
part print-s@spider = color a : o_ ~ 0 0 28 26 ; l_ ~ 9 -22 -10 -48 -30 -62 -10 ; l_ ~ 9 -26 2 -54 -4 -66 20 ; l_ ~ 9 -24 12 -50 20 -58 44 ; l_ ~ 9 -16 20 -34 38 -36 58 ; l_ ~ 9 22 -10 48 -30 62 -10 ; l_ ~ 9 26 2 54 -4 66 20 ; l_ ~ 9 24 12 50 20 58 44 ; l_ ~ 9 16 20 34 38 36 58
part lines-s@spider = pen w : z_ gray 2 0 -26 0 -80 ; k -9 -4 4 ; k 9 -4 4 ; l_ w 2.5 -8 10 0 15 8 10
part print-e@elephant = color a : b_ ~ -50 -20 10 -30 44 -14 46 20 -46 24 ; l_ ~ 15 -36 16 -38 56 ; l_ ~ 15 -12 20 -12 58 ; l_ ~ 15 14 20 14 58 ; l_ ~ 15 38 16 40 54 ; l_ ~ 15 -48 -10 -70 0 -74 36
part lines-e@elephant = pen b : b_ b -36 -18 -16 -22 -12 6 -30 10 ; k -52 -14 4 ; l_ k 3 44 -8 60 -2 58 14
part print-f@fish = color a : o_ ~ -10 0 42 32 ; l_ ~ 14 24 -10 64 -32 ; l_ ~ 14 30 -2 74 -10 ; l_ ~ 14 30 6 74 16 ; l_ ~ 14 24 14 62 38 ; l_ ~ 14 -10 -28 4 -54
part lines-f@fish = pen k : k -34 -6 5 ; u -46 10 6 ; o_ light-blue -66 -30 5 5 ; o_ light-blue -74 -48 4 4
part print-l@flower = color a : o_ ~ 0 -16 26 24 ; l_ ~ 13 -18 -30 -36 -62 ; l_ ~ 13 -8 -36 -14 -74 ; l_ ~ 13 6 -36 8 -76 ; l_ ~ 13 18 -30 30 -66 ; l_ ~ 13 24 -12 52 -26
part lines-l@flower = pen b : l_ green 6 0 8 -4 40 0 74 ; j_ green 0 50 -36 34 9 ; j_ green 0 42 34 26 9 ; o_ yellow 0 -16 8 8
part print-c@chick = color a : o_ ~ 0 14 40 40 ; l_ ~ 12 -10 -22 -16 -50 ; l_ ~ 12 2 -24 2 -56 ; l_ ~ 12 14 -22 18 -50 ; l_ ~ 12 34 2 66 -10
part lines-c@chick = pen b : p_ orange -38 12 -60 20 -38 28 ; z_ orange 4 -12 52 -12 72 ; z_ orange 4 12 52 12 72 ; k -16 4 4.5
part print-m@cactus-monster = color a : o_ ~ 0 24 40 40 ; l_ ~ 15 -28 2 -44 -44 ; l_ ~ 15 -10 -8 -16 -66 ; l_ ~ 15 8 -8 12 -68 ; l_ ~ 15 26 0 40 -50 ; l_ ~ 15 36 20 70 4
part lines-m@cactus-monster = pen k : k -14 18 5 ; k 14 18 5 ; b_ k -20 38 0 44 20 38 10 54 -10 54 ; p_ w -10 42 -2 42 -6 50
part eyes-2@spider,cactus-monster = eyes own : e -12 2 8 ; e 12 2 8
part eyes-e@elephant = eyes own : e -52 -14 7
part eyes-f@fish = eyes own : e -34 -6 8
part eyes-c@chick = eyes own : e -16 4 7
scene lay
`;
