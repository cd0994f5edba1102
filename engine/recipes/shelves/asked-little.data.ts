/** What a strict reader would have made of the tables of small children. */
export const shelf = `
* tube-sheep | 2-3 4-5 | Farm, Animals
extras world Farm: clover, craft-stick, duplo-brick, felt, grass, hay, moss, paper-straw, stick, stone, toy-tree
appeal 3
topics sheep, lamb, lambs, farm animals, farm animal, baa baa black sheep, mary had a little lamb, shepherd, wool, spring, easter, toilet paper roll sheep, cotton ball sheep
colors white, tan, brown
minutes 20 30
waits 30
mess low
heart tube: cardboard-tube = 1
heart wool: cotton-ball, pillow-stuffing, wool-roving = 2 handful
need face: construction-paper, cardstock, felt, craft-foam, paper = 1 sheet
need pen: crayon, marker = 1 color
nice eyes@4-5: googly-eye = 2
join stick: glue, glue-stick
tool scissors: scissors
step fluff: tear wool by cc
step cut: cut face scissors by gt
step draw: draw pen face by tc
step coat: prepare stick tube by gt
step press: arrange wool tube > body by cc
step head: glue face stick > head ears by cc
step eyes: glue eyes face stick > eyes by cc
step feet: glue face stick > feet by gt
step baa: play tube by cc
part feet = face b : qm ~- 5 -34 60 -10 60 -8 86 -38 86
part body = wool own : r_ kraft 0 10 92 130 6 ; y^ ~ 0 8 66 70 13 0.1
part ears = face b : xm^ ~- -40 -20 20 44 62
part head = face b : o^ ~ 0 -8 32 40 ; k -12 -16 5 ; k 12 -16 5 ; o_ ~- 0 8 10 6 ; u 0 14 9
part eyes = eyes own : e -12 -16 9 ; e 12 -16 9
scene stand

* paper-rain-cloud | 2-3 4-5 | Weather
extras picture Weather: stick-on-gem
appeal 3
topics rain, rain cloud, cloud, clouds, rainy day, snow, snow cloud, storm, spring showers, april showers, rainbow
near water cycle, weather forecast
colors white, light blue, blue, yellow
minutes 20 30
waits 30
mess low
heart fluff: cotton-ball, pillow-stuffing, cotton-pad = 3 handful
heart rain: paper, construction-paper, tissue-paper, crepe-paper, origami-paper = 2 sheet
need cloud: cardstock, paper-plate, cardboard, construction-paper, cereal-box = 1 sheet
nice streamers: ribbon, yarn, tinsel, string = 4 strip
nice bow: magazine, junk-mail, wrapping-paper, washi-tape = 1 page
nice flash: metallic-paper, felt = 1 scrap
join stick: glue, glue-stick
tool scissors: scissors
tool pen: pencil, marker, crayon
step cloud: cut cloud scissors pen by gt
step rain@2-3: tear rain by c
step rain@4-5: cut rain scissors by t
step hang: glue rain cloud stick > rain by cc
step streamers: glue streamers cloud stick > streamers by cc
step bow: glue bow cloud stick > bow by cc
step flash: glue flash cloud stick > flash by tc
step coat: prepare stick cloud by gc
step press: arrange fluff cloud > cloud by cc
step snow: decorate fluff rain stick > snow by cc
step shower: play cloud by cc
part rain = rain own : r_ blue -52 44 9 84 1 3 ; r_ light-blue -32 52 9 96 1 -2 ; r_ blue -12 46 9 88 1 2 ; r_ light-blue 10 54 9 98 1 -2 ; r_ blue 30 46 9 84 1 3 ; r_ light-blue 50 50 9 90 1 -3
part streamers = streamers own : l_ ~ 4 -42 6 -46 40 -40 70 -44 92 ; l_ ~ 4 -2 6 2 40 -4 70 0 96 ; l_ ~ 4 20 6 24 40 16 70 20 92 ; l_ ~ 4 40 6 44 40 36 70 40 90
part bow = bow own : r_ red -66 36 7 60 1 4 ; r_ yellow 66 36 7 60 1 -4 ; r_ green 58 30 7 60 1 -4
part flash = flash d : p^ ~ -4 14 14 14 6 40 18 40 -10 88 -2 52 -14 52
part snow = fluff own : bits w 1.57 -52 80 -12 66 30 78 ; bits w 1.39 50 40
part cloud = fluff own : y^ ~ 0 -30 86 48 10 0.12 ; i_ ~- -42 -26 13 2.3 2.5 ; i_ ~- 2 -46 13 2.3 2.5 ; i_ ~- 44 -24 13 2.3 2.5 ; i_ ~- 2 -8 12 2.3 2.5
scene lay

* paper-eating-truck | 2-3 4-5 6-8 | Transportation
extras world Transportation: masking-tape, duct-tape, plastic-cup, paper-strip, pipe-cleaner
extras machine: cardboard-tube, bottle-cap, bread-tag, sticker, masking-tape, washi-tape, cardboard-letter, bell, egg-carton, candy-wrapper, paper-straw, nuts-and-bolts, dried-bean, craft-foam
appeal 3
topics garbage truck, garbage trucks, garbage, trash, trash truck, recycling truck, bin lorry, dustbin lorry, refuse truck, garbage day, trash day, truck, trucks, big trucks, vehicles, recycling, earth day, community helpers, garbage collector
colors green, gray, yellow, light blue free
minutes 30 40 50
waits 60
mess some
heart box: cardboard-box, shoebox, cereal-box, milk-carton, tissue-box = 1
heart litter: newspaper, magazine, junk-mail, packing-paper, tissue-paper, paper-napkin, paper = 3 page
need coat: paint, crayon, marker = 1 color
need sheet: construction-paper, cardstock, paper-plate, paper = 2 sheet
nice caps@4-5,6-8: bottle-cap, button = 4
nice rear@2-3: plastic-lid = 2
join stick: glue, glue-stick, tape
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush, kitchen-sponge
tool pen: marker, crayon
tool scissors: scissors
home dish-soap when coat=paint
step close: cut box tape scissors by ggt
step coat: paint coat box brush dish-soap? > truck by ccc
step wheels: cut sheet pen scissors by gtc
step cab: draw sheet pen by tcc
step stick: glue sheet box stick > wheels cab by tcc
step caps@4-5,6-8: glue caps box stick > caps by cc
step rear@2-3: glue rear box stick > rear by t
step crumple: shape litter > litter by ccc
step load: play box litter by ccc
step dump: play box litter by ccc
part truck = box kraft paint coat a : q^ ~ 6 -92 -34 34 -58 34 52 -92 52 ; q^ ~ 6 34 -34 70 -34 90 4 90 52 34 52 ; z_ ~- 3 34 -56 34 52 ; z_ ~- 3 -92 -6 34 -6 ; q_ ~- 2 -76 -58 -20 -68 -20 -56 -76 -46 ; r_ k -48 -52 44 7 2 -10
part cab = sheet d : q_ ~ 3 42 -24 66 -24 80 2 42 2 ; o_ tan 56 -10 9 ; u 56 -8 4
part wheels = sheet b : o^ k -62 58 24 ; o_ ~ -62 58 12 ; o^ k -12 58 24 ; o_ ~ -12 58 12 ; o^ k 62 58 24 ; o_ ~ 62 58 12
part caps = caps c : bits ~ 1.67 -62 58 -12 58 62 58 ; bits ~ 1.48 86 28
part rear = rear c : o^ ~ -86 30 7 10 ; o^ ~ 88 28 7 9
part litter = litter w : q^ ~ 3 -76 -80 -66 -90 -50 -86 -46 -70 -58 -62 -72 -66 ; q^ ~- 3 -46 -86 -34 -96 -22 -88 -24 -74 -38 -72 ; z_ ~- 2 -70 -76 -60 -80 -52 -72 ; z_ ~ 2 -40 -82 -32 -86 -28 -78 ; q^ ~ 3 -98 -92 -90 -102 -78 -98 -78 -86 -90 -82
scene stand

* craft-stick-court | 4-5 6-8 | Fairy Tales
extras puppet: sequin, glitter-glue, fabric-scrap, metallic-paper, feather
extras world Fairy Tales: cardboard-box, old-jewelry-piece, stick-on-gem, coin, cereal-box, cardboard, shoebox, wrapping-paper, flag, toy-tree
appeal 3
topics stick puppets, stick puppet, puppets, puppet show, knight, knights, princess, prince, king and queen, queen, dragon, fairy tale, fairy tales, once upon a time, popsicle stick puppets, craft stick people, sleeping beauty, storytelling
near castle
colors purple, silver, green, yellow free
minutes 40 45
waits 60
mess low
heart sticks: craft-stick, wooden-spoon = 3
heart cloth: felt, fabric-scrap, craft-foam, construction-paper = 3 scrap
need armor: aluminum-foil, metallic-paper, candy-wrapper, cardstock = 1 sheet
need pen: marker, permanent-marker, colored-pencil = 3 color
nice hair: yarn, raffia, embroidery-floss, cotton-ball = 1 ft
join stick: glue
tool scissors: scissors
step faces: draw pen sticks > knight lady by cc
step robe: cut cloth scissors by tc
step dress: glue cloth sticks stick > robe by cc
step mail: fold armor sticks > mail by cc
step helmet: shape armor sticks > helmet by tc
step crown: cut armor scissors stick > crown by tc
step hair: glue hair sticks stick > hair by cc
step dragon: glue cloth sticks stick pen scissors > dragon by tc
step dry: dry sticks by cc
step stage: play sticks by cc
part dragon = cloth c : stick wood 64 -46 64 92 15 ; p^ ~ 50 -22 22 -44 34 -8 20 6 52 8 ; p^ ~ 78 -22 100 -44 92 -8 100 6 76 8 ; q^ ~ 8 48 -64 80 -64 84 -30 76 12 52 12 44 -30 ; v_ ~+ 50 -64 78 -64 3 -12 ; d_ k 4 56 -46 72 -46 ; z_ red 4 64 -30 64 -22 ; r_ ~+ 64 -8 20 24 6
part knight = sticks own : stick ~ -62 -80 -62 92 18 ; d_ k 3.5 -67 -50 -57 -50 ; u -62 -44 5
part mail = armor own : r^ ~ -62 2 38 62 4 ; zm_ silver- 2 -80 2 -44 2 ; z_ silver- 2 -80 -14 -44 -14 ; z_ silver- 2 -80 18 -44 18 ; z^ ~ 6 -36 34 -36 -34 ; z^ ~ 5 -46 16 -26 16
part helmet = armor own : q^ ~ 8 -76 -86 -48 -86 -46 -58 -78 -58 ; z_ k 2.5 -74 -66 -50 -66 ; j^ red -62 -86 -78 -108 8
part lady = sticks own : stick ~ 0 -80 0 92 18 ; d_ k 3.5 -5 -50 5 -50 ; u 0 -44 5
part hair = hair d : l_m ~ 6 -8 -66 -15 -46 -13 -24
part robe = cloth a : p^ ~ -11 -28 11 -28 30 72 -30 72 ; p_ ~- -11 -28 11 -28 4 -4 0 0 -4 -4 ; z_ ~+ 3 -27 60 27 60
part crown = armor own : v^ ~ -14 -66 14 -66 3 18 ; r^ ~ 0 -64 28 8 1
scene stand

* drawn-sign-cape | 4-5 6-8 | Superheroes
extras worn: ric-rac, glitter-glue, stick-on-gem, sequin, patch, felt-sticker, letter-bead, bell, embroidery-floss
appeal 3
topics superhero cape, decorate a cape, plain cape, cape, hero cape, superhero, superheroes, super kid, hero party, dress up, costume, cape from a t-shirt, t-shirt cape
colors red, blue, yellow free
minutes 35 45
mess low
heart cloth: play-cape, old-t-shirt, pillowcase, old-jersey, fabric-scrap, bed-sheet = 1
heart pens@4-5: fabric-marker = 3 color
heart pens@6-8: fabric-marker, permanent-marker, fabric-paint = 3 color
need pad: cereal-box, cardboard, newspaper, pizza-box, magazine = 1
need close: clothespin, hook-and-loop-tape, masking-tape = 2
nice stencil: stencil = 1
nice cuffs: cardboard-tube = 2
nice wind: yarn, ribbon, washi-tape, raffia = 6 ft
join hold: tape, masking-tape
tool scissors: scissors
tool brush@6-8: paintbrush, sponge-brush when pens=fabric-paint
step size: cut cloth scissors > cape by gt
step pad: prepare pad cloth hold by tc
step sign: draw pens cloth brush? > sign by cc
step fill: color pens cloth brush? > bolt by cc
step border: draw pens cloth brush? > border by cc
step stars: draw stencil pens cloth > stars by cc
step cuffs: cut cuffs scissors > cuffs by gc
step wind: tape wind cuffs hold scissors > wind by tc
step close: build close cloth > close by gg
step fly: play cloth by cc
part cape = cloth a : q^ ~ 6 -46 -88 46 -88 58 -66 84 78 40 86 0 80 -40 86 -84 78 -58 -66 ; l_ ~- 4 -30 -60 -44 20 -48 82 ; l_ ~- 4 30 -60 44 20 48 82
part border = pens b : c_ ~ -78 74 78 74 9 -7
part sign = pens b : o_ ~ 0 -2 36 36 ; o_ w 0 -2 29 29
part bolt = pens c : p_ ~ 8 -28 -18 4 -3 4 -10 26 18 -6 3 -6
part stars = pens b : s_ ~ -46 44 5 10 4.5 ; s_ ~ 46 44 5 10 4.5 ; s_ ~ -40 -50 5 8 3.6 ; s_ ~ 40 -50 5 8 3.6 ; s_ ~ 0 58 5 8 3.6
part cuffs = cuffs own : tube ~ -72 -84 26 42 ; tube ~ 72 -84 26 42
part wind = wind b : r_ ~ -72 -74 26 5 1 ; r_ ~ -72 -60 26 5 1 ; r_ ~ 72 -74 26 5 1 ; r_ ~ 72 -60 26 5 1
part close = close own : pin wood -30 -100 30 ; pin wood 30 -100 30
scene hang

* ironed-leaf-mobile | 4-5 6-8 9-12 | Seasons, Nature
extras hanging: dried-orange-slice, cinnamon-stick, crystal, raffia, bell
appeal 3
topics fall, autumn, fall leaves, autumn leaves, leaves, wax paper leaves, sun catcher, suncatcher, window decoration, mobile, october, november, thanksgiving, nature walk, leaf craft
colors orange, red, yellow, green
minutes 45 45 50
waits 10
mess low
heart leaf: leaf, fern-frond, petal, pressed-flower = 4
heart wax: wax-paper = 2 sheet
heart crayon: crayon, broken-crayon = 3 color
need line: string, yarn, embroidery-floss, raffia, ribbon = 6 ft
need rod@4-5: stick, dowel, driftwood = 1
need rod@6-8,9-12: hanger, stick, dowel, driftwood = 1
tool punch: hole-punch
tool shave: pencil-sharpener, plastic-knife
tool scissors: scissors
home iron
home towel
step lay: arrange leaf wax by ccc
step shave: prepare crayon shave by gtc
step sprinkle: decorate crayon wax by ccc
step cover: prepare wax towel by ttc
step iron: heat wax iron towel > colors by ggg
step hold: test wax by ccc
step cut: cut wax scissors > panes leaves by tcc
step hole: poke punch wax by gcc
step tie: tie line wax scissors > line by tcc
step hang: tie line rod > rod hanger by gtc
part hanger = line own : z ~ 2.5 0 -98 -60 -66 ; z ~ 2.5 0 -98 60 -66
part rod = rod brown : stick ~ -84 -64 84 -66 9
part line = line own : z ~ 2 -58 -64 -58 -26 ; z ~ 2 -20 -64 -20 4 ; z ~ 2 20 -64 20 -34 ; z ~ 2 60 -64 60 0
part panes = wax cream : o_ ~ -58 4 25 31 ; o_ ~ -20 40 25 31 ; o_ ~ 20 -4 25 31 ; o_ ~ 60 32 25 31
part colors = crayon a : o_ yellow -66 -4 9 8 ; o_ a+ -50 16 10 9 ; o_ b+ -26 30 9 8 ; o_ yellow -12 52 10 9 ; o_ a+ 12 -12 9 9 ; o_ b+ 28 8 10 8 ; o_ yellow 52 22 9 8 ; o_ a+ 68 44 10 9
part leaves = leaf own : plant a -58 28 -58 -18 13 ; plant b -20 64 -20 18 13 ; plant c 20 20 20 -26 12 ; plant b 60 56 60 10 13
scene hang
`;
