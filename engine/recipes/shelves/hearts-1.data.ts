export const shelf = `
* drawer-folk | 4-5 6-8 9-12 | -
extras puppet: button, ribbon, flower, fabric-scrap, paper-doily, old-jewelry-piece, sequin, tulle, gift-bow, shoelace, crepe-paper, bread-tag
appeal 1
topics puppet, puppets, kitchen, kitchen utensils, puppet show, storytelling
near cooking, chef, family, feelings
colors red, yellow, blue free
minutes 30 40 45
mess low
heart body: whisk, kitchen-tongs, measuring-cup, strainer, funnel, plastic-fork, paintbrush = 1
heart eyes: googly-eye, button, sticker, felt-sticker, cotton-pad, construction-paper = 2
need hair: yarn, ribbon, crepe-paper, tissue-paper, raffia = 3 ft
need face: cardstock, paper, construction-paper, index-card, paper-plate = 1
nice dress: fabric-scrap, paper-napkin, felt, bandana, tissue-paper = 1
nice arms: pipe-cleaner, twist-tie = 2
join stick: glue
join tape: masking-tape, tape, washi-tape
tool scissors: scissors
tool pen: marker, crayon
step look: prepare body by ccc
step face: cut face scissors pen by tcc
step eyes: glue eyes face stick > face by ccc
step mouth: draw pen face > mouth by ccc
step fix: tape face body tape > body by tcc
step hair: tie hair body scissors > hair by tcc
step arms: build arms body > arms by tcc
step dress: tie dress body tape > dress by tcc
step talk: play body by ccc
part arms = arms b : l ~ 6 0 38 -44 20 -62 34 ; l ~ 6 0 38 44 20 62 34
part body = body own : stick silver 0 96 0 10 12 ; l^ silver 4 0 20 -58 -30 -30 -84 0 -90 30 -84 58 -30 0 20 ; l silver 4 0 20 -28 -30 -14 -80 0 -88 14 -80 28 -30 0 20
part hair = hair b : l ~ 6 -30 -80 -54 -92 -64 -74 ; l ~ 6 -14 -86 -28 -98 -42 -92 ; l ~ 6 0 -88 0 -99 12 -96 ; l ~ 6 14 -86 32 -98 44 -90 ; l ~ 6 30 -80 56 -90 64 -72
part dress = dress a : p^ ~ -16 24 16 24 46 84 -46 84 ; z_ ~- 3 -8 30 -22 82 ; z_ ~- 3 8 30 22 82
part face = face w : o^ cream 0 -34 36 36 ; e -13 -42 10 ; e 13 -42 10
part mouth = pen a : u -2 -24 16
scene stand

* kitchen-chime | 4-5 6-8 9-12 13+ | Music
extras hanging: bell, charm
appeal 1
topics wind chime, chimes, kitchen band, instruments, percussion, sound, science of sound, outdoor music wall, pots and pans
near orchestra, cooking
colors silver, red, tan
minutes 30 35 40 45
mess low
heart ringers: metal-spoon, whisk, soda-can, kitchen-tongs, measuring-cup, strainer, funnel, bell, cookie-cutter, metal-lid = 4
heart bar: hanger, dowel, stick, wooden-spoon, bamboo = 1
need line: string, yarn, ribbon, cotton-cord, raffia = 9 ft
need beater: wooden-spoon, chopstick, metal-spoon, pencil = 1
nice tags: sticker, washi-tape, ribbon, price-tag = 4
nice beads@6-8,9-12,13+: wooden-bead, bead, button = 4
tool scissors: scissors
step hear: test ringers beater by cccc
step cut: cut line scissors by tccc
step tie: tie line ringers > ringers by tccc
step beads@6-8,9-12,13+: thread beads line > beads by ccc
step bar: tie line bar > bar by tccc
step tags: decorate tags ringers > tags by cccc
step hang: tie line bar > loop by gttc
step tune: test ringers bar by cccc
step play: play ringers beater by cccc
part loop = line tan : l ~ 3 -70 -62 0 -98 70 -62
part bar = bar own : stick wood -90 -60 90 -60 10
part ringers = ringers silver : z tan 2 -64 -56 -64 -6 ; z tan 2 -22 -56 -22 8 ; z tan 2 22 -56 22 -2 ; z tan 2 64 -56 64 14 ; ringer ~ -64 -4 ; ringer ~ -22 10 ; ringer ~ 22 0 ; ringer ~ 64 16
part beads = beads b : bits ~ 0.93 -64 -30 -22 -26 22 -28 64 -24
part tags = tags b : s ~ -64 16 5 9 4 ; s ~ -22 28 5 9 4 ; s ~ 22 18 5 9 4 ; s ~ 64 26 5 9 4
scene hang

* dome-jellyfish | 4-5 6-8 9-12 | Ocean
extras hanging: pipe-cleaner, ribbon, crepe-paper, construction-paper, fabric-scrap, plastic-straw, stick-on-gem, sequin
appeal 1
topics jellyfish, sea creatures, under the sea, sea, aquarium, tentacles, bathroom decoration, party decoration
near beach, kitchen tools
colors pink, purple, light blue free
minutes 25 35 40
mess low
heart bell: strainer, funnel, whisk, plastic-cup, yogurt-pot = 1
heart arms: tinsel, ribbon, crepe-paper, tulle, yarn, bubble-wrap, tissue-paper = 12 ft
need eyes: construction-paper, paper, cardstock, felt = 1 scrap
need hang: string, yarn, ribbon, cotton-cord = 18 in
nice frill: tulle, lace, tissue-paper, ribbon, crepe-paper = 2 ft
nice glow@6-8,9-12: glow-stick, string-light = 1
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker
step cut: cut arms scissors by tcc
step arms: tie arms bell > arms by tcc
step frill: tape frill bell tape > frill by tcc
step eyes: cut eyes scissors pen by tcc
step face: tape eyes bell tape > eyes by ccc
step glow@6-8,9-12: build glow bell > glow by tc
step hang: tie hang bell > hang bell by gtc
step swim: play bell by ccc
part hang = hang tan : l ~ 3 0 -70 0 -98
part arms = arms a : l ~ 6 -58 -4 -68 24 -54 50 -66 88 ; l b 6 -46 -6 -54 24 -40 50 -52 94 ; l c 6 -33 -4 -38 26 -26 54 -36 88 ; l ~ 6 -20 -4 -28 30 -12 56 -22 97 ; l b 6 -7 -2 -14 30 0 58 -8 90 ; l c 6 7 -2 12 28 0 60 10 98 ; l ~ 6 20 -4 14 28 28 56 18 92 ; l b 6 33 -4 26 26 40 52 30 96 ; l c 6 46 -4 56 22 42 52 54 90 ; l ~ 6 58 -4 68 22 54 50 68 92
part bell = bell silver : b^ ~ -66 2 -62 -40 -34 -70 0 -76 34 -70 62 -40 66 2 ; l_ ~- 2 -60 -24 60 -24 ; l_ ~- 2 -48 -48 48 -48 ; l_ ~- 2 -28 -70 -34 0 ; l_ ~- 2 0 -74 0 0 ; l_ ~- 2 28 -70 34 0
part glow = glow yellow : l_ ~+ 6 -40 -14 0 -8 40 -14
part frill = frill c : c ~ -30 2 30 2 16 5 ; l ~ 5 -14 0 -18 14 -10 24 -16 38 ; l ~ 5 0 0 4 16 -4 26 2 42 ; l ~ 5 14 0 10 14 18 24 12 38
part eyes = eyes w : e -20 -32 13 ; e 20 -32 13
scene hang

* balloon-basket | 4-5 6-8 | Transportation
extras hanging: sticker, ribbon, paper-strip, crepe-paper
appeal 1
topics hot air balloon, hot-air balloon, balloon ride, flying, sky, teddy bear, stuffed animals, montgolfier
near travel, vacation, around the world, dolls, toys
colors red, yellow, light blue free
minutes 35 45
mess low
heart ball: beach-ball, paper-lantern = 1
heart basket: basket, berry-basket, cup-carrier, paper-cup = 1
heart rider: stuffed-animal, doll, toy-animal = 1
need ropes: ribbon, yarn, string, cotton-cord = 12 ft
need bags: fabric-scrap, tissue-paper, paper-napkin, felt = 4 scrap
nice stripes: crepe-paper, washi-tape, ribbon, masking-tape = 6 strip
nice flags: construction-paper, washi-tape, origami-paper, paper = 1 sheet
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
step stripes: tape stripes ball tape > stripes by tc
step ropes: cut ropes scissors by tc
step cross: tape ropes ball tape > ball ropes by tc
step basket: tie ropes basket > basket by gt
step bags: tie bags basket ropes > bags by tc
step flags: decorate flags basket tape > flags by tc
step board: arrange rider basket > rider by cc
step hang: tie ropes ball > loop by gg
step fly: play rider by cc
part loop = ropes tan : l ~ 3 0 -88 0 -99
part ropes = ropes tan : z ~ 3 -44 -4 -22 52 ; z ~ 3 -16 8 -10 52 ; z ~ 3 16 8 10 52 ; z ~ 3 44 -4 22 52
part ball = ball a : o^ ~ 0 -36 56 52 ; o_ w 0 -36 34 52 ; o_ ~ 0 -36 16 52
part stripes = stripes b : l_ ~ 6 -54 -46 -20 -52 20 -52 54 -46 ; l_ ~ 6 -54 -26 -20 -22 20 -22 54 -26
part rider = rider tan : o^ brown 0 44 14 13 ; o^ brown -11 33 6 6 ; o^ brown 11 33 6 6 ; o_ tan 0 48 6 5 ; k -5 42 2 ; k 5 42 2 ; l_ brown 6 -12 54 -26 44
part basket = basket own : q^ tan 4 -28 54 28 54 22 90 -22 90 ; l_ tan- 2 -26 64 26 64 ; l_ tan- 2 -25 74 25 74 ; l_ tan- 2 -23 82 23 82
part bags = bags c : z tan 2 -24 56 -31 62 ; z tan 2 24 56 31 62 ; z tan 2 -23 74 -30 80 ; z tan 2 23 74 30 80 ; o^ ~ -31 67 7 9 ; o^ ~ 31 67 7 9 ; o^ ~ -29 85 6 8 ; o^ ~ 29 85 6 8
part flags = flags b : p ~ -24 56 -14 56 -19 68 ; p a -6 56 4 56 -1 68 ; p ~ 12 56 22 56 17 68
scene hang

* bow-wreath | 4-5 6-8 9-12 13+ | Seasons
extras hanging: bell, pom-pom, ribbon-rose, fake-leaf
appeal 1
topics wreath, door wreath, Christmas, christmas decoration, winter holidays, birthday, party, new year, upcycled gift wrap, gift wrapping
near welcome sign
colors red, gold, green
minutes 25 35 40 45
mess low
heart trims: gift-bow, ribbon-rose, tinsel, ornament, bell = 9
heart ring: paper-plate, cardboard, pizza-box, cake-board = 1
need under: ribbon, crepe-paper, fabric-scrap, wrapping-paper, tissue-paper = 6 ft
nice bits: bell, button, pom-pom, sticker, pinecone, acorn, feather, bottle-cap = 6
nice tag: price-tag, index-card, cardstock = 1
need hang: ribbon, string, yarn, cotton-cord = 10 in
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pen: marker
step ring: cut ring scissors by gtcc
step wrap: roll under ring tape > under by tccc
step hang: tie hang ring > hang by gtcc
step plan: arrange trims ring by cccc
step bows: tape trims ring tape > trims by cccc
step bits: tape bits under tape > bits by cccc
step tag: draw tag pen > tag by cccc
step door: play ring by gtcc
part hang = hang tan : l ~ 4 0 -70 -10 -90 0 -98 10 -90 0 -70
part under = under c : a^ ~ 0 4 80 44 0 360 ; a_ ~- 0 4 80 44 20 30 ; a_ ~- 0 4 80 44 75 85 ; a_ ~- 0 4 80 44 130 140 ; a_ ~- 0 4 80 44 200 210 ; a_ ~- 0 4 80 44 260 270 ; a_ ~- 0 4 80 44 310 320
part trims = trims a : f^ ~ 0 -58 8 24 7 ; o b 0 -58 6 ; f^ b 40 -44 8 24 7 ; o a 40 -44 6 ; f^ ~ 61 -7 8 24 7 ; o b 61 -7 6 ; f^ b 54 35 8 24 7 ; o a 54 35 6 ; f^ ~ 21 62 8 24 7 ; o b 21 62 6 ; f^ b -21 62 8 24 7 ; o a -21 62 6 ; f^ ~ -54 35 8 24 7 ; o b -54 35 6 ; f^ b -61 -7 8 24 7 ; o a -61 -7 6 ; f^ ~ -40 -44 8 24 7 ; o b -40 -44 6
part bits = bits b : o ~ 20 -66 6 ; o ~ 66 14 6 ; o ~ 40 62 6 ; o ~ -40 62 6 ; o ~ -66 14 6 ; o ~ -20 -66 6
part tag = tag w : z tan 2 0 -40 0 -6 ; r^ w 0 4 50 22 4 ; l_ k 2 -18 2 18 2 ; l_ k 2 -12 8 12 8
scene hang

* ribboned-basket | 4-5 6-8 9-12 | -
extras box: ribbon-rose, felt-ball, fake-leaf, lavender, feather, lace, ric-rac
appeal 1
topics easter basket, basket, egg hunt, may day, may basket, flower girl, wedding, gift basket, spring, gift for grandma, mother's day
near harvest, picnic, welcome
colors light green, pink, yellow free
minutes 25 35 40
mess low
heart basket: basket, berry-basket = 1
heart trims: gift-bow, ribbon-rose, flower, fake-leaf, ribbon, lace = 6
need handle: ribbon, crepe-paper, fabric-scrap, yarn, raffia = 6 ft
need nest: crinkle-paper, tissue-paper, hay, raffia, grass, moss, paper-napkin = 2 handful
nice tag: price-tag, index-card, wooden-craft-shape = 1
nice bunny: felt, construction-paper, craft-foam = 1 sheet
join tape: tape, masking-tape
join ties: twist-tie, pipe-cleaner, string
tool scissors: scissors
tool pen: marker, paint-marker
step handle: roll handle basket tape > basket handle by tcc
step trims: tie trims basket ties > trims by tcc
step bunny: cut bunny scissors > bunny by tcc
step ears: tape bunny basket tape by ccc
step nest: tear nest by ccc
step lay: fill nest basket > nest by ccc
step tag: draw tag pen > tag by ccc
step give: play basket by ccc
part bunny = bunny b : o^ ~ -22 -22 12 34 -10 ; o^ ~ 22 -22 12 34 10 ; o_ w -22 -22 5 24 -10 ; o_ w 22 -22 5 24 10
part nest = nest a : y^ ~ 0 14 58 18 10 .15 ; z_ ~- 3 -40 8 -20 16 ; z_ ~- 3 -10 4 8 16 ; z_ ~- 3 18 6 40 16
part basket = basket own : q^ tan 8 -72 20 72 20 56 86 -56 86 ; l_ tan- 3 -68 36 68 36 ; l_ tan- 3 -64 52 64 52 ; l_ tan- 3 -60 68 60 68 ; r^ tan+ 0 20 150 12 6
part handle = handle a : a^ ~ 0 22 74 64 180 360 ; a_ w 0 22 74 64 196 204 ; a_ w 0 22 74 64 220 228 ; a_ w 0 22 74 64 246 254 ; a_ w 0 22 74 64 286 294 ; a_ w 0 22 74 64 312 320 ; a_ w 0 22 74 64 336 344
part trims = trims c : f^ ~ -52 20 7 16 6 ; o b -52 20 4 ; f^ b -26 24 7 16 6 ; o c -26 24 4 ; f^ ~ 0 20 7 16 6 ; o b 0 20 4 ; f^ b 26 24 7 16 6 ; o c 26 24 4 ; f^ ~ 52 20 7 16 6 ; o b 52 20 4 ; f^ b 0 -48 8 18 6 ; o c 0 -48 4
part tag = tag w : r^ w 40 62 34 20 3 12 ; h b 40 62 8
scene stand

* basket-cradle | 4-5 6-8 | -
extras box: lavender, lace, ribbon-rose, ric-rac, ribbon, letter-bead
topics cradle, moses basket, baby, new baby, new sibling, big sister, big brother, doll bed, toy bed, bedtime, sleep, lullaby, good night, nursery, baby moses
colors light blue, pink, cream free
minutes 25 35
mess low
heart bed: basket, shoebox = 1
heart sleeper: doll, stuffed-animal, toy-animal = 1
need mattress: old-towel, fabric-scrap, felt, old-sweater, pillow-stuffing = 1
need quilt: fabric-scrap, felt, bandana, old-t-shirt, paper-napkin = 1
nice canopy: tulle, lace, tissue-paper, scarf, paper-napkin = 1
nice rim: ribbon, ric-rac, lace, crepe-paper = 3 ft
nice patches: felt, washi-tape, felt-sticker, fabric-marker = 4 scrap
join tape: tape, masking-tape
join stick: glue when patches!=washi-tape,felt-sticker,fabric-marker
tool scissors: scissors
step mattress: fold mattress bed by cc
step rim: tape rim bed tape > rim by tc
step quilt: cut quilt scissors bed > quilt by tc
step patches: glue patches quilt stick > patches by cc
step pillow: fold mattress bed > pillow by tc
step canopy: tape canopy bed tape > canopy by tc
step sleep: arrange sleeper quilt bed > bed sleeper by cc
step rock: play bed sleeper by cc
part canopy = canopy w : b^ w -92 10 -88 -44 -60 -78 -28 -58 -20 -10 -50 4
part pillow = mattress w : q^ w 8 -74 -6 -26 -10 -24 16 -72 18
part sleeper = sleeper tan : o^ tan -46 -6 22 21 ; l_ k 2.5 -56 -8 -50 -6 -46 -8 ; l_ k 2.5 -40 -8 -36 -6 -32 -8 ; u -44 2 6 ; b^ brown -68 -10 -58 -28 -40 -30 -26 -20 -40 -20 -56 -18
part quilt = quilt a : b^ ~ -34 14 -20 -6 20 -10 66 4 86 22 40 34 -20 30
part patches = patches b : r_ ~ -8 14 16 14 2 -10 ; r_ c 14 6 18 15 2 -4 ; r_ ~ 38 8 16 14 2 6 ; r_ c 60 18 16 13 2 12
part bed = bed own : b^ tan -92 14 -40 30 20 34 92 16 78 62 50 80 -50 80 -80 62 ; l_ tan- 3 -84 36 -20 48 40 48 86 34 ; l_ tan- 3 -78 54 -20 64 40 64 78 52
part rim = rim b : l_ ~ 7 -92 16 -40 31 20 35 92 18
scene stand

* beach-ball-puffer | 4-5 6-8 | Ocean
appeal 1
topics pufferfish, puffer fish, blowfish, fish, under the sea, ocean animals, beach, beach party, summer, pool party, sea creatures
colors yellow, orange, white
minutes 30 40
mess low
heart ball: beach-ball, paper-lantern = 1
heart spikes: party-hat, paper-straw, construction-paper, craft-foam, cardstock, cupcake-liner = 12
need fins: construction-paper, craft-foam, felt, cardstock, tissue-paper = 1 sheet
need eyes: paper-plate, construction-paper, cupcake-liner, paper = 2
nice spots: sticker, washi-tape, masking-tape, felt-sticker = 5
need stand: plastic-tub, bowl, cardboard-tube, bucket, cake-board = 1
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, permanent-marker
step spikes: cut spikes scissors by tc
step cones: roll spikes tape > ball by tc
step stick: tape spikes ball tape > spikes by tc
step fins: cut fins scissors > fins by tc
step on: tape fins ball tape by cc
step eyes: draw eyes pen by cc
step face: tape eyes ball tape > eyes by cc
step spots: decorate spots ball > spots by cc
step sit: play ball stand > stand by cc
part stand = stand own : q^ light-blue 6 -44 62 44 62 36 92 -36 92
part fins = fins b : b^ ~ 56 -10 94 -34 88 -4 96 28 58 14 ; p^ ~ -16 -66 10 -92 26 -64
part spikes = spikes b : p^ ~ -62 -20 -92 -40 -54 -40 ; p^ ~ -52 -42 -72 -78 -34 -56 ; p^ ~ -26 -58 -30 -96 -6 -64 ; p^ ~ 26 -60 46 -92 46 -48 ; p^ ~ 48 -44 80 -68 60 -28 ; p^ ~ -64 2 -97 12 -62 22 ; p^ ~ -54 32 -80 56 -42 48 ; p^ ~ 46 40 70 64 58 28
part ball = ball a : o^ ~ 0 -2 68 66 ; b_ w -58 34 -20 20 20 20 58 34 30 60 -30 60 ; p_ b 12 -24 22 -40 32 -24 ; p_ b 30 4 40 -12 50 4 ; p_ b 0 10 10 -6 20 10 ; p_ b 24 32 34 16 44 32
part eyes = eyes w : e -34 -20 16 ; e 4 -26 14 ; o_ k -26 20 11 8 ; o_ red -26 20 6 4
part spots = spots c : o_ b 34 -42 5 ; o_ b 48 -22 5 ; o_ b 56 2 4 ; o_ b -50 4 4 ; o_ b 4 -52 5
scene stand

* soft-joint-tower | 4-5 6-8 9-12 | -
appeal 3
topics tower, marshmallow tower, marshmallow challenge, stem, stem challenge, engineering, architecture, geometry, shapes, 3d shapes, team building, gumdrop structures, class party, skyscraper
colors white, brown, pink
minutes 25 35 45
mess low
heart joints: marshmallow, candy, packing-peanut = 20
heart bars: pretzel, toothpick, spaghetti, cotton-swab = 18
need base: paper-plate, cake-board, cardboard, foil-tray = 1
nice weight@6-8,9-12: coin, stone, toy-animal, wooden-block = 1
nice flag: washi-tape, paper, construction-paper, sticker = 1 scrap
tool ruler@6-8,9-12: ruler
step square: build joints bars by tcc
step triangle: build joints bars by ccc
step foot: build joints bars base > base foot by tcc
step up: build joints bars > tower by ccc
step brace: build bars joints > brace by tcc
step top: build bars joints > top by ccc
step flag: decorate flag bars > flag by ccc
step measure@6-8,9-12: test ruler bars weight? by cc
step shake: test base by ccc
part base = base own : o^ cream 0 82 88 14
part foot = bars own : z^ brown 6 -56 76 56 76 ; z^ brown 6 -56 76 -28 60 ; z^ brown 6 56 76 28 60 ; z^ brown 6 -28 60 28 60 ; o^ w -56 76 12 11 ; o^ w 56 76 12 11 ; o^ w -28 60 10 9 ; o^ w 28 60 10 9
part tower = bars own : z^ brown 6 -56 70 -40 6 ; z^ brown 6 56 70 40 6 ; z^ brown 6 -28 56 -20 0 ; z^ brown 6 28 56 20 0 ; z^ brown 6 -40 6 40 6 ; z^ brown 6 -20 -4 20 -4 ; z^ brown 6 -40 6 -20 -4 ; z^ brown 6 40 6 20 -4 ; o^ w -40 6 12 11 ; o^ w 40 6 12 11 ; o^ w -20 -4 10 9 ; o^ w 20 -4 10 9
part brace = bars own : z^ brown 5 -54 70 38 10 ; z^ brown 5 54 70 -38 10
part top = bars own : z^ brown 6 -40 2 0 -64 ; z^ brown 6 40 2 0 -64 ; z^ brown 6 -20 -8 0 -64 ; z^ brown 6 20 -8 0 -64 ; o^ w 0 -66 12 11
part flag = flag c : z brown 4 0 -70 0 -98 ; p^ ~ 2 -98 28 -90 2 -82
scene stand

* pantry-cabin | 4-5 6-8 9-12 | -
extras world Seasons: pinecone, wooden-block, stick, cinnamon-stick, bottle-cork, toy-animal, wood-scrap
topics log cabin, cabin, gingerbread house, candy house, winter, Christmas, christmas village, woods, pioneers, abraham lincoln, presidents day, little house
near hansel and gretel, camping
colors brown, white, red
minutes 40 50 60
waits 180
mess some
heart logs: pretzel, cinnamon-stick = 2 handful
heart roof: cookie, rice-cake, candy, pretzel, breakfast-cereal = 8
heart house: milk-carton, small-box, tissue-box = 1
need door: cardstock, construction-paper, craft-stick, paper = 1 scrap
need ground: cake-board, paper-plate, cardboard = 1
nice snow: cotton-ball, salt, sugar, pillow-stuffing = handful
nice trim: candy, sprinkles, candy-cane, marshmallow, coffee-bean, dried-bean = handful
join stick: glue
tool scissors: scissors
tool pen: marker
step house: cut house scissors by gtc
step door: cut door scissors pen > door by tcc
step walls: glue logs house stick > house logs by tcc
step turn: dry house by ccc
step roof: glue roof house stick > roof by tcc
step base: glue house ground stick > ground by ccc
step trim: glue trim roof stick > trim by ccc
step snow: glue snow ground stick > snow by ccc
step look: play house by ccc
part ground = ground own : o^ kraft 0 80 92 16
part snow = snow w : y^ w 0 80 84 12 12 .15
part house = house own : q^ cream 2 -60 -6 60 -6 60 78 -60 78
part logs = logs own : r^ brown 0 2 124 11 5 ; r^ brown+ 0 14 124 11 5 ; r^ brown 0 26 124 11 5 ; r^ brown+ 0 38 124 11 5 ; r^ brown 0 50 124 11 5 ; r^ brown+ 0 62 124 11 5 ; r^ brown 0 73 124 10 5
part door = door c : r^ ~ 0 56 30 44 3 ; o_ yellow 9 56 3 ; r^ yellow -38 34 20 20 2 ; z_ w 2 -38 24 -38 44 ; z_ w 2 -48 34 -28 34 ; r^ yellow 38 34 20 20 2 ; z_ w 2 38 24 38 44 ; z_ w 2 28 34 48 34
part roof = roof tan : p^ brown 0 -84 84 -2 -84 -2 ; o^ ~ -54 -14 19 15 ; o^ ~ -18 -14 19 15 ; o^ ~ 18 -14 19 15 ; o^ ~ 54 -14 19 15 ; o^ ~ -34 -38 18 15 ; o^ ~ 0 -38 18 15 ; o^ ~ 34 -38 18 15 ; o^ ~ 0 -62 17 15
part trim = trim c : o ~ 0 -82 5 ; o light-green -14 -68 5 ; o light-green 14 -68 5 ; o ~ -28 -55 5 ; o ~ 28 -55 5 ; o light-green -21 36 4 ; o ~ -21 48 4 ; o light-green -21 60 4 ; o light-green 21 36 4 ; o ~ 21 48 4 ; o light-green 21 60 4
scene stand

* candy-cane-sleigh | 4-5 6-8 9-12 | Seasons
extras world Seasons: pinecone, wrapping-paper, toy-animal, milk-carton
appeal 3
topics sleigh, sled, santa, santa's sleigh, Christmas, winter, presents, gift giving, party favor, teacher gift, table decoration
near north pole
colors red, green, gold
minutes 25 30 35
waits 60
mess low
heart runners: candy-cane, cinnamon-stick, craft-stick = 2
heart bow: gift-bow, ribbon, ribbon-rose = 1
need seat: small-box, craft-stick, cardboard, cereal-box = 1
need paper: wrapping-paper, construction-paper, tissue-paper = 1 sheet
nice load: wooden-block, toy-brick, eraser, pom-pom = 4
nice reins: ribbon, yarn, string = 10 in
nice tag: price-tag, cardstock, index-card = 1
join tape: tape, masking-tape, washi-tape
join stick: glue
tool scissors: scissors
tool pen: marker
step seat: cut paper scissors seat by tcc
step wrap: tape paper seat tape > seat by tcc
step runners: glue runners seat stick > runners by tcc
step load: tape load paper tape > load by ccc
step bow: glue bow seat stick > bow by ccc
step reins: tie reins runners > reins by tcc
step tag: draw tag pen > tag by ccc
step slide: play runners by ccc
part runners = runners w : l^ w 11 -76 76 50 76 74 64 76 44 62 34 ; z_ red 7 -60 80 -52 72 ; z_ red 7 -36 80 -28 72 ; z_ red 7 -12 80 -4 72 ; z_ red 7 12 80 20 72 ; z_ red 7 36 80 44 72 ; z_ red 7 68 66 78 58 ; z_ red 7 70 40 80 44
part load = paper a : r^ ~ -48 -22 34 30 3 ; r_ gold -48 -22 6 30 ; r^ ~+ -10 -20 30 26 3 ; r_ gold -10 -20 6 26 ; r^ ~- -30 -50 32 26 3 ; r_ w -30 -50 6 26 ; r^ ~ 24 -19 28 24 3 ; r_ w 24 -19 5 24
part seat = seat a : r^ ~ -12 28 120 72 5 ; r_ ~+ -12 28 120 12
part bow = bow c : f^ ~ -12 30 9 30 8 ; o w -12 30 8
part reins = reins c : l ~ 4 63 36 56 8 44 -6 26 -30
part tag = tag w : r^ w 34 52 30 18 2 10 ; h red 34 52 6
scene stand

* cookie-moons | 6-8 9-12 | Space
extras picture Space: sticker
appeal 3
topics moon phases, phases of the moon, moon, lunar cycle, astronomy, night sky, science project, school project, new moon, full moon, crescent
colors black, white, navy or white, yellow, silver, gray
minutes 30 40
mess some
heart cookies: cookie, rice-cake = 8
heart shade: plastic-knife, metal-spoon, craft-stick = 1
need dark: construction-paper, tissue-paper, felt = 1 sheet
need board: cake-board, paper-plate, cardboard, pizza-box = 1
need signs: sticky-note, index-card, paper-strip, paper = 8
nice sun: construction-paper, paper, paper-plate = 1
join stick: glue
tool scissors: scissors
tool pen: marker, pencil
home mug
step board: draw board pen mug by cc
step light: shape cookies shade by cc
step dark: cut dark cookies scissors by cc
step phases: glue dark cookies stick > cookies phases by cc
step lay: arrange cookies board > board by cc
step sun: draw sun scissors pen > sun by cc
step names: draw signs pen > signs by cc
step tell: play board by cc
part board = board navy : o^ navy 0 0 94 94 ; o_ light-blue 0 0 18 18 ; b_ green -10 -8 2 -14 10 -4 4 8 -8 8
part cookies = cookies own : o^ brown 0 -68 20 20 ; o_ w 0 -68 16 16 ; o^ brown 48 -48 20 20 ; o_ w 48 -48 16 16 ; o^ brown 68 0 20 20 ; o_ w 68 0 16 16 ; o^ brown 48 48 20 20 ; o_ w 48 48 16 16 ; o^ brown 0 68 20 20 ; o_ w 0 68 16 16 ; o^ brown -48 48 20 20 ; o_ w -48 48 16 16 ; o^ brown -68 0 20 20 ; o_ w -68 0 16 16 ; o^ brown -48 -48 20 20 ; o_ w -48 -48 16 16
part phases = dark k : a_ k 0 -68 16 1 90 270 ; a_ k 48 -48 16 9 90 270 ; o_ k 68 0 16 16 ; a_ k 48 48 16 9 -90 90 ; a_ k 0 68 16 1 -90 90 ; a_ k -48 48 16 12 -60 60 ; a_ k -48 -48 16 12 120 240
part sun = sun yellow : s^ ~ 92 -6 10 12 7
part signs = signs w : r^ w 0 -40 24 8 1 ; r^ w 0 40 24 8 1 ; r^ w 36 0 20 8 1 ; r^ w -36 0 20 8 1 ; r^ w 27 -27 18 8 1 -45 ; r^ w 27 27 18 8 1 45 ; r^ w -27 27 18 8 1 -45 ; r^ w -27 -27 18 8 1 45
scene lay

* cone-hat-row | 4-5 6-8 | Fantasy
extras party: glitter-glue, stick-on-gem
appeal 1
topics witch hat, witch, witches, Halloween, wizard, magic, spell, hocus pocus, party decoration
near costume party, fall
colors black, purple, orange
minutes 30 35
waits 120
mess some
heart cones: ice-cream-cone = 3
heart brims: cookie, rice-cake, cardstock = 3
need paint: acrylic-paint, paint = 1 color
need bands: ribbon, washi-tape, yarn, paper-strip, crepe-paper = 1 ft
nice buckle: candy, sticker, sequin, construction-paper = 3
nice hair: crinkle-paper, yarn, raffia, tissue-paper = handful
nice stand: paper-cup, yogurt-pot, glass-jar = 3
join stick: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home newspaper
step cover: prepare cones newspaper by tc
step paint: paint cones brims paint brush > cones by cc
step dry: dry cones by cc
step brim: glue cones brims stick > brims by cc
step band: glue bands cones stick scissors > bands by tc
step buckle: glue buckle bands stick > buckle by cc
step hair: glue hair brims stick > hair by cc
step row: play cones stand? > stand by cc
part stand = stand b : cupdown ~ -60 46 50 50 ; cupdown ~ 62 46 50 50 ; cupdown ~ 0 52 54 46
part hair = hair c : l ~ 4 -72 52 -80 64 -74 74 ; l ~ 4 -48 52 -46 66 -42 74 ; l ~ 4 -8 58 -14 70 -6 80 ; l ~ 4 14 58 20 70 12 80 ; l ~ 4 52 52 48 66 54 74 ; l ~ 4 76 52 82 64 76 74
part brims = brims own paint paint a : o^ ~ -60 46 36 12 ; o^ ~ 62 46 36 12 ; o^ ~ 0 52 40 14
part cones = cones tan paint paint a : p^ ~ -66 -68 -38 42 -82 42 ; p^ ~ 70 -68 84 42 40 42 ; p^ ~ -6 -98 28 46 -28 46
part bands = bands b : q_ ~ 2 -81 34 -40 34 -38 44 -83 44 ; q_ ~ 2 42 34 83 34 85 44 40 44 ; q_ ~ 2 -26 34 25 34 28 48 -29 48
part buckle = buckle c : r^ ~ -60 39 12 10 1 ; r_ k -60 39 6 5 1 ; r^ ~ 62 39 12 10 1 ; r_ k 62 39 6 5 1 ; r^ ~ 0 41 14 12 1 ; r_ k 0 41 7 6 1
scene stand

* bird-bakery | 4-5 6-8 9-12 | Nature, Animals
topics bird feeder, birds, bird watching, winter birds, garden, backyard, wildlife, earth day, feeding birds, robin, chickadee, nature club, scouts
colors tan, brown, red
minutes 25 30 35
waits 60
mess some
place outdoors
heart base: ice-cream-cone, rice-cake, pinecone = 2
heart seeds: birdseed, pumpkin-seed, seed, oats = 1 cup
need line: string, yarn, raffia, cotton-cord = 4 ft
nice berries: breakfast-cereal, popcorn, pumpkin-seed = handful
nice perch: stick, dowel, chopstick = 2
tool spreader: plastic-knife, metal-spoon, plastic-spoon, craft-stick
tool scissors: scissors
nice paste: peanut-butter = 1/4 cup
home shortening: = 1/2 cup
home plate
step line: tie line base scissors > line by gtc
step perch: tie perch line > perch by gtc
step spread: fill base shortening spreader paste? > base by ccc
step roll: decorate base seeds plate > seeds by ccc
step berries: decorate berries base > berries by ccc
step chill: dry base plate by ggc
step hang: tie line base by gtc
step watch: play base by ccc
part line = line tan : z ~ 3 -44 -40 -44 -98 ; z ~ 3 46 -40 46 -98
part perch = perch own : z tan 2.4 -44 56 -58 76 ; z tan 2.4 -44 56 -30 76 ; z tan 2.4 46 56 32 76 ; z tan 2.4 46 56 60 76 ; stick wood -78 77 -10 77 6 ; stick wood 12 77 80 77 6
part base = base tan : birdbase ~ -44 -46 ; birdbase ~ 46 -46
part seeds = base tan : birdseeds tan -44 -46 ; birdseeds tan 46 -46
part berries = berries c : bits ~ 0.93 -50 2 -36 46 40 2 54 46
scene hang

* market-face | 4-5 6-8 9-12 13+ | Food
topics vegetables, vegetable face, arcimboldo, portrait, healthy food, farmers market, harvest, fall, garden, nutrition, five a day, art history, famous artists, food art
near self-portrait, grocery
colors green, orange, red
minutes 20 30 35 40
mess low
heart curls: broccoli, celery, fresh-herb, red-cabbage = 1
heart lines: green-bean, carrot, celery, corn-cob = 3
need face: paper-plate, ceramic-plate, cake-board, cardboard = 1
need eyes: mini-pumpkin, lemon, dried-orange-slice, beet, cookie, bottle-cap = 2
nice nose: carrot, potato, corn-cob, apple, gourd = 1
nice beard: hay, grass, fresh-herb, red-cabbage, corn-husk = 1
nice frame: leaf, corn-husk, fake-leaf = 6
home camera
step sort: prepare curls lines eyes by cccc
step eyes: arrange eyes face > face eyes by cccc
step brows: arrange lines face > brows by cccc
step nose: arrange nose face > nose by cccc
step hair: arrange curls face > hair by cccc
step mouth: arrange lines face > mouth by cccc
step beard: arrange beard face > beard by cccc
step frame: arrange frame face > frame by cccc
step photo: play camera face by tccc
step kitchen: prepare curls lines by cccc
part frame = frame green : leaf ~ -70 -60 -96 -80 9 ; leaf ~ 70 -60 96 -80 9 ; leaf ~ -86 -10 -99 -34 8 ; leaf ~ 86 -10 99 -34 8 ; leaf ~ -76 56 -98 72 9 ; leaf ~ 76 56 98 72 9
part face = face w : plate w 0 4 84
part beard = beard light-green : b^ ~ -38 52 0 62 38 52 30 86 0 96 -30 86
part hair = curls green : y^ ~ -44 -56 26 20 8 .15 ; y^ ~- -4 -68 30 22 9 .15 ; y^ ~ 42 -56 26 20 8 .15 ; l_ light-green 8 -4 -50 -4 -40
part eyes = eyes orange : o^ ~ -30 -16 15 ; o_ w -30 -16 9 ; k -30 -16 4 ; o^ ~ 30 -16 15 ; o_ w 30 -16 9 ; k 30 -16 4
part brows = lines dark-green : l^ ~ 8 -50 -36 -30 -42 -12 -36 ; l^ ~ 8 12 -36 30 -42 50 -36
part nose = nose orange : p^ ~ -10 -10 10 -10 0 32
part mouth = lines dark-green : l^ ~ 9 -36 40 -16 52 16 52 36 40
scene lay

* plaster-face | 9-12 13+ | Fantasy
extras head: stick-on-gem, seed-bead, lace, glitter-glue
topics mask, plaster mask, venice, carnival, mardi gras, masquerade, drama, theater, comedy and tragedy, greek theater, halloween, art class, sculpture
near day of the dead
colors white, gold, black
minutes 80 100
waits 1440
mess lots
heart bandage: plaster-bandage = 1 roll
heart form: mask-blank = 1
need cover: plastic-wrap, plastic-bag, wax-paper = 1 sheet
need brows: aluminum-foil, newspaper, paper-towel, cardboard = 2 sheet
need color: acrylic-paint, paint, metallic-paint = 3 color
nice plume: feather, ribbon, lace, sequin, fake-leaf = 4
nice tie: ribbon, sewing-elastic = 2 ft
join glue: glue
tool scissors: scissors
tool brush: paintbrush
home warm-water
home bowl
step cover: prepare cover form by cc
step strips: cut bandage scissors by cc
step brows: shape brows form by cc
step first: shape bandage warm-water bowl form > mask by cc
step second: shape bandage form by cc
step smooth: shape bandage warm-water by cc
step dry: dry bandage form by cc
step trim: cut bandage scissors by cc
step paint: paint color bandage brush > paint by cc
step plume: glue plume bandage glue tie? > plume tie by cc
part tie = tie c : l ~ 5 -64 -12 -82 6 -76 34 -88 60 ; l ~ 5 64 -12 82 6 76 34 88 60
part plume = plume b : feather ~ -50 -50 -84 -96 12 ; feather ~ -30 -62 -44 -99 12 ; feather ~ 50 -50 84 -96 12 ; feather ~ 30 -62 44 -99 12
part mask = bandage w : b^ w 0 -74 52 -62 70 -20 60 36 30 80 0 92 -30 80 -60 36 -70 -20 -52 -62 ; b_ w- -58 -30 -30 -46 -8 -32 -30 -38 ; b_ w- 58 -30 30 -46 8 -32 30 -38 ; o_ k -28 -18 15 10 -8 ; o_ k 28 -18 15 10 8 ; b_ w- 0 -24 12 26 0 34 -12 26 ; b_ k -22 52 0 46 22 52 0 62
part paint = color b : b_ ~ 0 -74 52 -62 70 -20 60 36 30 80 0 92 ; b_ w- 58 -30 30 -46 8 -32 30 -38 ; o_ k 28 -18 15 10 8 ; b_ w- 0 -24 12 26 0 34 -12 26 ; o_ ~+ 0 -54 8 12 ; d_ ~+ 3 46 6 40 18 32 28 ; d_ ~ 3 -46 6 -40 18 -32 28 ; b_ c -22 52 0 46 22 52 0 64
scene lay

* plaster-hills | 9-12 13+ | Transportation, Nature
extras world Transportation: toy-car, stone, grass, moss, pom-pom, clothespin, dried-lentil, cotton-ball
topics model railroad, train set, diorama, landscape, mountains, toy trains, tabletop gaming, dungeons and dragons, wargaming, geography, school project, village
near volcano, tunnel
colors green, brown, gray
minutes 80 100
waits 1440
mess lots
heart bandage: plaster-bandage = 1 roll
heart bones: newspaper, packing-paper, egg-carton, aluminum-foil = 8 sheet
need base: cardboard, pizza-box, foam-board, wood-scrap = 1
need color: acrylic-paint, paint = 3 color
nice tunnel: cardboard-tube, milk-carton, paper-cup = 1
nice green: moss, kitchen-sponge, coffee-grounds, sand, tea-bag = handful
nice trees: pinecone, pine-branch, stick, fresh-herb = 3
nice life: toy-car, toy-animal, small-box = 2
join tape: masking-tape, tape
join glue: glue
tool scissors: scissors
tool brush: paintbrush, sponge-brush
home warm-water
home bowl
step plan: draw base brush by cc
step bones: tape bones base tape > base by cc
step tunnel: tape tunnel base tape scissors > tunnel by cc
step strips: cut bandage scissors by cc
step skin: shape bandage warm-water bowl bones > hills by cc
step rock: shape bandage by cc
step paint: paint color bandage brush > grass by cc
step green: glue green bandage glue > green by cc
step trees: glue trees bandage glue > trees by cc
step play: play base life? > life by cc
part base = base own : q^ kraft 4 -96 74 96 74 90 92 -90 92
part hills = bandage w : b^ gray -94 76 -80 30 -56 -20 -40 -64 -20 -50 0 -10 20 -34 40 -14 64 30 94 76 ; p_ w -52 -34 -40 -66 -20 -50 -14 -36 -28 -42 -36 -30 ; z_ gray- 3 -36 -30 -44 20 ; z_ gray- 3 -20 -30 -14 10 ; z_ gray- 3 30 -14 40 30 ; p_ gray-- 22 76 50 76 10 92 -44 92
part grass = color a : b_ ~ -94 76 -84 40 -50 34 -20 50 20 34 60 40 90 66 94 76 ; b_ ~- -60 76 -30 60 20 64 60 76
part tunnel = tunnel k : b^ gray- 14 76 14 48 32 36 50 48 50 76 ; b_ k 20 76 20 52 32 44 44 52 44 76
part green = green dark-green : y_ ~ -64 52 16 8 7 .15 ; y_ ~ 70 56 14 7 7 .15 ; y_ ~ -10 64 16 7 7 .15
part trees = trees dark-green : p^ ~ -70 8 -58 44 -82 44 ; p^ ~ -24 20 -14 52 -34 52 ; p^ ~ 76 14 86 46 66 46
part life = life b : toy ~ -22 86 22 ; toy c -60 84 22
scene stand

* plaster-drape-bowl | 9-12 13+ | -
topics bowl, catch-all, key bowl, room decor, home decor, moon bowl, gift for mom, mother's day, teacher gift, sculpture, art class, boho
near kintsugi, gold leaf
colors white, gold, teal
minutes 60 75
waits 1440
mess lots
heart bandage: plaster-bandage = 1 roll
heart form: bowl, plastic-tub, beach-ball = 1
need cover: plastic-wrap, plastic-bag, aluminum-foil = 1 sheet
need inside: acrylic-paint, metallic-paint, tissue-paper, paint = 1 color
nice line: metallic-pen, metallic-paint, paint-marker = 1
nice edge: lace, rope, cotton-cord, leaf = 2 ft
nice gloss: glue = 2 tbsp
tool scissors: scissors
tool brush: paintbrush, sponge-brush
home warm-water
home basin
step cover: prepare cover form by cc
step cut: cut bandage scissors by cc
step star: shape bandage warm-water basin form > bowl by cc
step layers: shape bandage form by cc
step edge: arrange edge bandage > edge by cc
step dry: dry bandage by cc
step lift: prepare form bandage by cc
step inside: paint inside bandage brush > inside by cc
step line: draw line bandage > line by cc
step gloss: paint gloss bandage brush by cc
part bowl = bandage w : b^ w -88 -26 -50 -38 0 -32 50 -40 88 -26 74 34 36 72 -36 72 -74 34 ; z_ w- 2 -60 0 -20 52 ; z_ w- 2 20 6 50 40 ; z_ w- 2 -10 0 20 50
part inside = inside c : o_ ~ 0 -24 80 20 ; o_ ~- 6 -20 60 12
part edge = edge tan : l^ ~ 5 -88 -26 -50 -10 0 -4 50 -10 88 -26
part line = line b : l_ ~ 3 -60 0 -44 20 -50 36 -30 52 ; l_ ~ 3 -44 20 -20 24 0 44 ; l_ ~ 3 40 4 30 26 44 44
scene stand

* wipe-ghosts | 2-3 4-5 6-8 | -
extras party: tulle
extras figure: bell, dry-pasta
topics ghost, ghosts, Halloween, boo, friendly ghost, spooky, trick or treat, fall, october, costume party
colors white, black, orange
minutes 20 25 30
waits 60
mess low
heart cloth: wet-wipe, paper-towel, paper-napkin = 3
home water when cloth=wet-wipe
heart body: cardboard-tube, paper-cup, plastic-cup, yogurt-pot = 3
need face: construction-paper, felt, paper = 1 scrap
need head@2-3,4-5,6-8: newspaper, tissue-paper, aluminum-foil, packing-paper = 3 sheet
nice bow: crepe-paper, tissue-paper, paper-strip = 1
join stick: glue, glue-stick
tool scissors: scissors
step wave: dry cloth water by tcc
step heads: shape head by ccc
step set: build head body > bodies by tcc
step cut: cut face scissors by gtc
step drape: arrange cloth body > ghosts by ccc
step eyes: glue face cloth stick > eyes by ccc
step bow: tie bow cloth > bow by gtc
step boo: play body by ccc
part bodies = body own : tube kraft -58 20 34 64 ; tube kraft 0 -6 34 90 ; tube kraft 58 20 34 64
part ghosts = cloth w : b^ ~ -58 -26 -38 -14 -30 30 -22 72 -40 64 -56 76 -74 64 -94 74 -86 26 -78 -14 ; b^ ~ 0 -60 22 -46 30 10 40 76 20 66 0 80 -20 66 -40 76 -30 10 -22 -46 ; b^ ~ 58 -26 38 -14 30 30 22 72 40 64 56 76 74 64 94 74 86 26 78 -14
part eyes = face k : o_ k -66 0 5 7 ; o_ k -50 0 5 7 ; o_ k -58 16 4 6 ; o_ k -9 -28 6 8 ; o_ k 9 -28 6 8 ; o_ k 0 -8 5 8 ; o_ k 50 0 5 7 ; o_ k 66 0 5 7 ; o_ k 58 16 4 6
part bow = bow c : p^ ~ 0 10 -14 4 -14 18 ; p^ ~ 0 10 14 4 14 18 ; o ~- 0 11 4
scene stand

* wipe-lifted-print | 2-3 4-5 6-8 | -
extras board: button, pom-pom, washi-tape, cupcake-liner, construction-paper, felt, ribbon, string, stick-on-gem, fake-leaf, ric-rac, paper-straw, index-card, tissue-paper, crepe-paper, craft-stick
appeal 1
topics print, printmaking, monoprint, butterfly, process art, marker art, spring, symmetry, gift for grandma
near rainbow, suncatcher, cleaning up
colors blue, pink, yellow
minutes 20 25 30
waits 60
mess some
heart wipe: wet-wipe, paper-towel, cotton-pad = 3
heart color: marker, watercolor-paint = 4 color
need plate: plastic-lid, foil-tray, plastic-sleeve, aluminum-foil, wax-paper = 1
need card: construction-paper, cardstock, paper = 1 sheet
nice frame: paper-plate, cardboard, cereal-box = 1
join stick: glue-stick, glue
tool scissors: scissors
home damp-cloth
tool brush: paintbrush, sponge-brush when color=watercolor-paint
step scribble: print color plate brush by ccc
step lay: print wipe plate by tcc
step rub: print wipe plate > print by ccc
step again: print color wipe plate brush by ccc
step dry: dry wipe by ccc
step shape: cut wipe scissors > wings by gtc
step glue: glue wipe card stick > card by ccc
step body: draw color card > body by tcc
step frame: glue frame card stick > frame by gtc
step clean: wash plate damp-cloth by ccc
part frame = frame own : o^ w 0 0 100 98 ; r_ w- 0 0 146 130
part card = card w : r_ cream 0 0 140 124
part wings = wipe a : b^ ~ -6 -4 -30 -58 -66 -54 -66 -10 -30 8 ; b^ ~ 6 -4 30 -58 66 -54 66 -10 30 8 ; b^ b -6 8 -46 16 -52 50 -24 58 -4 30 ; b^ b 6 8 46 16 52 50 24 58 4 30
part print = color c : o_ ~ -44 -32 12 10 ; o_ ~ 44 -32 12 10 ; o_ ~+ -32 36 9 9 ; o_ ~+ 32 36 9 9 ; o_ pink -24 -20 7 7 ; o_ pink 24 -20 7 7
part body = color k : l^ k 8 0 -22 0 44 ; l_ k 2.5 0 -22 -14 -46 ; l_ k 2.5 0 -22 14 -46
scene lay

* rolling-pin-print | 4-5 6-8 9-12 13+ | -
topics printing, pattern, wrapping paper, gift wrap, wallpaper, roller print, textile design, tea towel, tote bag, seamless pattern, block print
near baking
colors red, light blue, yellow free
minutes 40 45 55 65
waits 60
mess lots
heart pin: rolling-pin = 1
heart stamps: craft-foam, foam-tray, felt, corrugated-paper, rubber-band, yarn = 1 sheet
need wrap: contact-paper, plastic-sleeve, plastic-bag = 1
need paint: paint, acrylic-paint = 2 color
need sheet: packing-paper, paper, wrapping-paper, paper-bag, construction-paper = 4 sheet
nice detail: marker, metallic-pen, gel-pen = 1
join tape: tape, masking-tape
join stick: glue
tool brush: paintbrush, sponge-brush, foam-roller
tool scissors: scissors
home newspaper
step jacket: tape wrap pin tape by tccc
step cut: cut stamps scissors by tccc
step stick: glue stamps wrap stick by cccc
step dry: dry wrap by cccc
step paint: paint paint stamps brush > pin by cccc
step roll: print pin paint sheet newspaper > sheet first by cccc
step second: print pin paint sheet > second by cccc
step detail: draw detail sheet > detail by cccc
step clean: prepare wrap pin by tccc
part sheet = sheet own : r^ cream -4 16 176 160 3
part first = paint a : s_ ~ -66 -40 5 16 7 ; s_ ~ -22 -40 5 16 7 ; s_ ~ 22 -40 5 16 7 ; s_ ~ 64 -40 5 16 7 ; s_ ~ -66 34 5 16 7 ; s_ ~ -22 34 5 16 7 ; s_ ~ 22 34 5 16 7 ; s_ ~ 64 34 5 16 7
part second = paint b : o_ ~ -44 -4 12 ; o_ ~ 0 -4 12 ; o_ ~ 44 -4 12 ; o_ ~ -44 70 12 ; o_ ~ 0 70 12 ; o_ ~ 44 70 12
part detail = detail c : o_ ~ -44 -4 5 ; o_ ~ 0 -4 5 ; o_ ~ 44 -4 5 ; o_ ~ -44 70 5 ; o_ ~ 0 70 5 ; o_ ~ 44 70 5
part pin = pin own : r^ wood -4 -72 130 34 10 ; r^ wood- -82 -72 26 13 6 ; r^ wood- 74 -72 26 13 6 ; s_ a -40 -72 5 12 5 ; s_ a -4 -72 5 12 5 ; s_ a 32 -72 5 12 5
scene lay

* rolled-in-meadow | 2-3 4-5 6-8 9-12 13+ | Nature
extras board: price-tag
topics flowers, meadow, botanical, leaf print, clay tile, nature walk, spring, summer, keepsake, mother's day, botany, plants
near fossil, coaster
colors cream, green, pink
minutes 20 30 35 40 50
waits 1440
mess some
heart pin: rolling-pin = 1
heart clay@2-3: play-dough, salt-dough, air-dry-clay, modeling-clay = 3 handful
heart clay@4-5,6-8,9-12,13+: air-dry-clay, polymer-clay, play-dough, salt-dough = 1/2 lb
need plants: leaf, flower, fern-frond, clover, grass, lavender, bay-leaf, fresh-herb = 6
nice sprig: clover, flower, petal, leaf, grass, fern-frond = 3
need mat: parchment-paper, wax-paper, plastic-sleeve, cardboard = 1 sheet
nice hole@4-5,6-8,9-12,13+: paper-straw, pencil = 1
nice color@4-5,6-8,9-12,13+: acrylic-paint, watercolor-paint, paint = 2 color
nice hang@6-8,9-12,13+: ribbon, string, raffia = 10 in
tool edge: plastic-lid, cookie-cutter, plastic-knife
tool brush@4-5,6-8,9-12,13+: paintbrush, sponge-brush
step warm: shape clay by ccccc
step roll: roll clay pin mat > tile by tcccc
step lay: arrange plants clay sprig? by ccccc
step press: print pin plants clay > prints by tcccc
step peel: prepare plants clay by ccccc
step edge: shape clay edge by gtccc
step hole@4-5,6-8,9-12,13+: poke hole clay > hole by tccc
step dry: dry clay by gcccc
step color@4-5,6-8,9-12,13+: paint color clay brush > wash by cccc
step hang@6-8,9-12,13+: tie hang clay > hang by ccc
part hang = hang tan : l ~ 4 0 -66 -14 -90 0 -98 14 -90 0 -66
part tile = clay a : o^ ~ 0 6 84 82 ; o_ ~+ 0 4 78 76
part prints = clay green : j_ ~-- -12 62 -34 -30 13 ; j_ ~-- 14 66 8 -44 12 ; j_ ~-- 34 56 54 -6 10 ; j_ ~-- -32 54 -62 4 10 ; j_ ~-- -52 -6 -36 -46 9 ; j_ ~-- 30 -14 44 -50 9
part wash = color b : j_ ~ -12 62 -34 -30 11 ; j_ ~ 14 66 8 -44 10 ; j_ ~ 34 56 54 -6 8 ; j_ ~ -32 54 -62 4 8 ; j_ ~ -52 -6 -36 -46 7 ; j_ ~ 30 -14 44 -50 7 ; z_ ~- 2 -12 62 -34 -30 ; z_ ~- 2 14 66 8 -44 ; z_ ~- 2 34 56 54 -6 ; z_ ~- 2 -32 54 -62 4 ; z_ ~- 2 -52 -6 -36 -46 ; z_ ~- 2 30 -14 44 -50
part hole = hole k : o_ brown 0 -64 6
scene lay

* sand-dig-site | 4-5 6-8 | Dinosaurs
extras world Dinosaurs: tweezers, straw-hat, map, toy-car, seashell, snail-shell, stone, pinecone, toy-tree, stick, wooden-block
topics fossils, fossil dig, paleontology, dig site, excavation, archaeology, dinosaur bones, sensory play, museum
near construction site, road building, steamroller
colors tan, brown, gray
minutes 30 40
mess some
heart sand: kinetic-sand, sand = 4 cup
need pin: rolling-pin, cardboard-tube, wooden-spoon, paper-cup, plastic-cup = 1
nice layer: coffee-grounds, soil, oats = 1 cup
heart finds: toy-animal, toy-car, seashell, leaf, fern-frond, pinecone = 6
need tray: cookie-tin, foil-tray, shoebox, pizza-box, plastic-tub, bowl = 1
home water when sand=sand
nice signs: toothpick, craft-stick, paper-straw = 4
nice flags: sticky-note, washi-tape, construction-paper = 4
nice stones: pebble, stone, dried-bean = handful
tool brush: paintbrush, toothbrush
tool scoop: metal-spoon, plastic-knife, plastic-spoon
step fill: fill sand tray water? > tray by cc
step roll: roll pin sand > sand by cc
step press: print finds sand > prints by cc
step bury: arrange finds sand > finds by cc
step layer: fill layer tray > layer by cc
step stones: arrange stones sand > stones by cc
step flags: decorate flags signs > flags by cc
step dig: play scoop brush sand by cc
step show: play finds by cc
part tray = tray own : q^ silver 10 -94 -20 94 -20 86 86 -86 86
part sand = sand tan : b^ ~ -84 -10 -40 -14 10 -10 60 -14 84 -10 78 70 -78 70 ; l_ ~- 2 -70 6 -20 2 30 8 70 4
part layer = layer brown : b_ brown -84 -10 -40 -14 10 -10 60 -14 84 -10 82 8 30 2 -20 8 -82 4
part prints = finds tan : bits tan- 2 -56 30 -14 36 20 62
part finds = finds own : bits own 2.6 30 8 58 34 -30 60
part stones = stones gray : bits gray 1.48 -72 62 ; bits gray 1.11 -54 68 ; bits gray 1.57 70 64
part flags = flags red : z wood 3 -60 -4 -60 -64 ; p^ ~ -60 -64 -38 -56 -60 -48 ; z wood 3 -20 0 -20 -54 ; p^ blue -20 -54 2 -46 -20 -38 ; z wood 3 22 0 22 -60 ; p^ ~ 22 -60 44 -52 22 -44 ; z wood 3 60 -4 60 -52 ; p^ blue 60 -52 82 -44 60 -36
scene stand

* torn-hill-landscape | 2-3 4-5 6-8 9-12 13+ | Nature
extras picture Nature: cotton-ball, tissue, grass, construction-paper, wool-roving, paper, aluminum-foil, metallic-paper, ribbon, denim, bay-leaf, felt, kitchen-sponge, confetti, cotton-pad
topics landscape, collage, hills, mountains, sunset, torn paper, sky, horizon, summer vacation, camping, four seasons, hiking, famous artists, eric carle, stress, stress relief, relaxing, unwinding, mindfulness, rainy day, rainy sunday, rainy weekend, cut paper, layered paper, paper landscape
near exam stress, bored, nothing to do
colors light blue, green, orange
minutes 20 30 35 45 55
mess low
heart glue: glue-stick = 1
heart paper: construction-paper, magazine, junk-mail, tissue-paper, wrapping-paper, origami-paper, newspaper, paint-chip, map = 5 color
need base: cardstock, construction-paper, cereal-box, watercolor-paper, paper, notebook = 1 sheet
nice sun: metallic-paper, sticker, wrapping-paper, candy-wrapper = 1 scrap
nice detail@4-5,6-8,9-12,13+: marker, gel-pen, oil-pastel, crayon, paint, acrylic-paint, colored-pencil = 2 color
nice frame: picture-frame, cardboard, washi-tape, paper-plate = 1
tool scissors@4-5,6-8,9-12,13+: scissors
tool brush@4-5,6-8,9-12,13+: paintbrush, sponge-brush when detail=acrylic-paint,paint
step look: prepare paper by ccccc
step sky: glue glue paper base > sky by tcccc
step tear: tear paper by ccccc
step far: glue glue paper base > far by tcccc
step near: glue glue paper base > near by ccccc
step sun: glue sun base glue > sun by ccccc
step trees@4-5,6-8,9-12,13+: cut paper scissors glue > trees by tccc
step detail@4-5,6-8,9-12,13+: draw detail paper brush? > detail by cccc
step frame: decorate frame base > frame by tcccc
step edge: test base by ccccc
part sky = base a : r^ ~ 0 2 176 168 2 ; p_ ~+ -88 -40 -40 -52 20 -44 88 -56 88 -30 20 -20 -40 -28 -88 -18
part sun = sun c : o^ ~ 38 -40 24 24
part far = paper purple : p^ b+++ -88 20 -60 -10 -30 8 4 -26 36 0 64 -14 88 6 88 60 -88 60 ; l_ w 3 -88 20 -60 -10 -30 8 4 -26 36 0 64 -14 88 6
part near = paper b : p^ ~ -88 40 -50 24 -10 38 40 22 88 36 88 86 -88 86 ; l_ w 3 -88 40 -50 24 -10 38 40 22 88 36 ; p^ ~- -88 64 -40 52 20 62 88 50 88 86 -88 86 ; l_ w 3 -88 64 -40 52 20 62 88 50
part trees = paper dark-green : p^ ~ 28 -6 32 6 24 6 ; p^ ~ -58 -14 -53 -2 -63 -2 ; p^ ~ -20 24 -13 44 -27 44 ; p^ ~ 56 6 64 28 48 28 ; p^ ~ -60 36 -46 72 -74 72
part detail = detail k : l_ k 2.5 -20 -56 -12 -62 -6 -56 ; l_ k 2.5 -6 -56 0 -62 8 -56 ; l_ k 2 -6 -40 0 -45 6 -40 ; l_ k 2 6 -40 12 -45 18 -40
part frame = frame own : r kraft 0 -84 184 10 ; r kraft 0 88 184 10 ; r kraft -88 2 10 180 ; r kraft 88 2 10 180
scene lay

* glue-stick-glimmer | 4-5 6-8 9-12 | Space, Seasons
appeal 1
topics glitter picture, sparkle, night sky, fireworks, new year, snow, fourth of july, stars, winter, secret picture, card
near frost, diwali
colors navy, gold, silver
minutes 20 25 35
waits 30
mess some
heart glue: glue-stick = 1
heart grains@4-5: sugar, salt, colored-sand, sprinkles = 4 tbsp
heart grains@6-8,9-12: glitter, sugar, salt, sprinkles, colored-sand = 4 tbsp
need sheet: construction-paper, cardstock, paper = 1 sheet
need tray: foil-tray, cookie-tin, pizza-box, paper-plate, shoebox = 1
nice second: sequin, confetti, sticker, stick-on-gem = handful
nice card: cardstock, index-card, old-greeting-card = 1
tool scoop: metal-spoon, plastic-spoon, funnel
tool fold: paper, envelope
step plan: draw glue sheet > sheet by ccc
step draw: draw glue sheet by ccc
step strew: fill grains scoop sheet tray > first by ccc
step tap: prepare sheet tray by ccc
step more: draw glue sheet grains > second by ccc
step second: decorate second sheet > stars by ccc
step dry: dry sheet by ccc
step back: prepare fold tray grains by tcc
step card: decorate card sheet > card by ccc
part card = card w : r^ cream 0 2 184 178 3
part sheet = sheet a : r^ ~ 0 2 166 160 3
part first = grains b : l_ ~ 5 0 -6 0 -54 ; l_ ~ 5 0 -6 34 -40 ; l_ ~ 5 0 -6 48 -6 ; l_ ~ 5 0 -6 34 28 ; l_ ~ 5 0 -6 0 42 ; l_ ~ 5 0 -6 -34 28 ; l_ ~ 5 0 -6 -48 -6 ; l_ ~ 5 0 -6 -34 -40 ; d_ ~ 3 0 -64 42 -48 58 -6 42 36 0 52 -42 36 -58 -6 -42 -48
part second = grains c : d_ ~ 3 -62 -58 -58 -66 -68 -64 -56 -54 -70 -54 58 -56 66 -62 66 -50 50 -62 52 -48
part stars = second w : bits ~ 1.67 -60 40 62 34 ; bits ~ 1.48 -24 -66 28 -68
scene lay

* glue-stick-peeper | 6-8 9-12 | Bugs, Animals
appeal 1
topics upcycling, empty glue stick, back to school, worm, snail, mole, pocket toy, desk buddy, recycling, end of school
near groundhog, earth day
colors green, brown, red
minutes 30 35
mess low
heart tube: glue-stick = 1
heart head: pom-pom, felt, play-dough, air-dry-clay, cork, cardstock = 1
need skin: construction-paper, washi-tape, felt, wrapping-paper, duct-tape = 1 sheet
need face: marker, paint-marker, permanent-marker = 1
nice eyes: googly-eye, sticker, seed-bead = 2
nice feelers: pipe-cleaner, twist-tie, paper-strip = 1
nice leaves: felt, tissue-paper, crepe-paper, construction-paper = 1 scrap
join fix: glue
tool scissors: scissors
tool pick: cotton-swab, toothpick, craft-stick
home warm-water
step clean: wash tube pick warm-water by cc
step skin: glue skin tube fix scissors > tube by cc
step head: shape head > head by cc
step feelers: build feelers head scissors > feelers by cc
step eyes: decorate eyes head > eyes by cc
step face: draw face head > smile by cc
step seat: glue head tube fix by cc
step leaves: glue leaves tube fix scissors > leaves by cc
step peep: play tube by cc
part feelers = feelers b : l ~ 4 -10 -58 -22 -84 ; o ~ -23 -87 5 ; l ~ 4 10 -58 22 -84 ; o ~ 23 -87 5
part head = head a : r^ w 0 -6 36 18 3 ; y^ ~ 0 -36 26 25 15 .18 ; y_ ~+ -6 -42 13 12 11 .3
part eyes = eyes w : e -9 -42 8 ; e 9 -42 8
part smile = face k : o_ w -9 -42 7 ; o_ w 9 -42 7 ; o_ k -9 -42 4 ; o_ k 9 -42 4 ; o_ k 0 -26 5 6
part tube = tube c : tube ~ 0 6 56 66 ; r_ w 0 40 56 22 ; r^ k 0 78 64 22 4 ; z_ gray 2 -20 70 -20 88 ; z_ gray 2 -8 70 -8 88 ; z_ gray 2 6 70 6 88 ; z_ gray 2 20 70 20 88
part leaves = leaves green : leaf ~ -28 12 -60 -8 9 ; leaf ~ 28 12 60 -8 9 ; leaf ~ -24 18 -56 28 8 ; leaf ~ 24 18 56 28 8
scene stand

* stapled-spring-crawler | 6-8 9-12 | Bugs, Animals
extras world Bugs: leaf, flower, cupcake-liner, paint-chip, origami-paper, pipe-cleaner
topics caterpillar, inchworm, snake, dragon, paper spring, accordion, very hungry caterpillar, lunar new year, chinese new year
near spring, life cycle
colors green, yellow, red free
minutes 35 40
mess low
heart stapler: stapler = 1
heart strips: construction-paper, paper-strip, wrapping-paper, magazine, junk-mail, cardstock = 8 strip
need head: cardstock, construction-paper, paper-plate, cereal-box = 1
need color: marker, crayon, colored-pencil = 3 color
nice eyes: googly-eye, sticker, button = 2
nice feelers: pipe-cleaner, paper-strip, twist-tie = 2
join stick: glue
join tape: tape, masking-tape
tool scissors: scissors
step strips: cut strips scissors by cc
step long: build strips stapler by cc
step corner: build strips stapler by cc
step weave: fold strips > spring by cc
step end: build strips stapler by cc
step head: cut head scissors color > head by cc
step fix: build head strips stapler by cc
step eyes: glue eyes head stick > eyes by cc
step feelers: tape feelers head tape > feelers by cc
step crawl: play strips by cc
part spring = strips a : q^ ~ 2 -92 30 -70 18 -70 60 -92 72 ; q^ b 2 -70 18 -48 30 -48 72 -70 60 ; q^ ~ 2 -48 30 -30 8 -30 50 -48 72 ; q^ b 2 -30 8 -10 20 -10 62 -30 50 ; q^ ~ 2 -10 20 8 4 8 46 -10 62 ; q^ b 2 8 4 26 18 26 60 8 46 ; q^ ~ 2 26 18 44 8 44 50 26 60
part feelers = feelers c : l ~ 4 58 -30 48 -64 ; o ~ 47 -67 6 ; l ~ 4 76 -30 86 -64 ; o ~ 87 -67 6
part head = head c : o^ ~ 66 4 32 36 ; u 68 14 16
part eyes = eyes w : e 56 -8 9 ; e 78 -8 9
scene stand

* stapled-strip-globe | 6-8 9-12 13+ | -
extras hanging: stick-on-gem, glitter-glue, sequin
topics ornament, pumpkin, bauble, Christmas, fall, thanksgiving, globe, earth day, planet, paper ball, mid-century, party decoration, garland
near apple, lantern
variant pumpkin | Seasons, Farm | orange, green, brown | pumpkin, halloween, thanksgiving, harvest, pumpkin patch
variant bauble | Seasons | red, gold, white | christmas ornament, christmas tree, bauble
variant planet | Space | blue, green, white | planet, earth, globe, earth day
minutes 25 30 40
mess low
heart stapler: stapler = 1
heart strips: construction-paper, cardstock, paper-strip, wrapping-paper, old-greeting-card, magazine, junk-mail, sheet-music = 10 strip
need top: construction-paper, felt, cardstock, pipe-cleaner, craft-foam = 1 scrap
need hang: string, yarn, ribbon, embroidery-floss = 10 in
nice inner: paper-strip, tissue-paper, metallic-paper = 3 strip
nice beads: bead, wooden-bead, button = 2
join stick: glue
tool ruler: ruler
tool scissors: scissors
tool punch: hole-punch, pencil
step cut: cut strips scissors ruler by ccc
step stack: build strips stapler by ccc
step bend: shape strips by ccc
step second: build strips stapler > globe by ccc
step fan: shape strips > ribs by ccc
step inner: shape inner strips > inner by ccc
step top: glue top strips stick scissors > top-p top-b top-e by ccc
step hang: tie hang strips punch beads? > hang by tcc
step show: play strips by ccc
part hang = hang tan : l ~ 3 0 -66 0 -99
part globe = strips a : o^ ~ 0 8 78 72 ; o_ ~- 0 8 70 70
part inner = inner b : o_ ~ 0 8 62 69
part ribs = strips a : o_ ~ 0 8 56 71 ; o_ ~- 0 8 42 70 ; o_ ~+ 0 8 34 70 ; o_ ~- 0 8 20 69 ; o_ ~ 0 8 13 69
part top-p@pumpkin = top b : l^ brown 12 0 -60 6 -84 ; leaf ~ 4 -64 44 -80 12 ; leaf ~ -4 -64 -38 -76 10
part top-b@bauble = top b : r^ ~ 0 -68 34 16 3 ; z_ ~- 2 -8 -74 -8 -61 ; z_ ~- 2 8 -74 8 -61
part top-e@planet = top b : b^ ~ -52 -20 -30 -34 -12 -20 -20 6 -40 10 ; b^ ~ 14 10 44 0 50 28 30 52 16 40 ; b^ ~ 6 -44 26 -50 34 -34 16 -28
scene hang

* stapled-heart-chain | 6-8 9-12 13+ | -
extras hanging: stick-on-gem, glitter-glue, sequin, ribbon-rose, charm, photo, old-book-page, sticker
extras party: string-light, ribbon, embroidery-floss, bell, crepe-paper, stick-on-gem, yarn
topics valentine, valentine's day, hearts, love, wedding, anniversary, mother's day, garland, window decoration, party, friendship, kindness, engagement
colors red, pink, white free
minutes 25 35 45
mess low
heart stapler: stapler = 1
heart strips: construction-paper, cardstock, paper-strip, sheet-music, wrapping-paper, old-book-page, map = 10 strip
need line: string, ribbon, yarn, cotton-cord = 4 ft
nice middle: sequin, button, pom-pom, stick-on-gem = 5
nice words: gel-pen, marker, metallic-pen = 1
nice tails: ribbon, crepe-paper, paper-strip = 3
join stick: glue
tool ruler: ruler
tool scissors: scissors
step cut: cut strips scissors ruler by ccc
step words: draw words strips > words by ccc
step pair: build strips stapler by ccc
step bend: shape strips > hearts by ccc
step close: build strips stapler by ccc
step next: build strips stapler > chain by ccc
step middle: glue middle strips stick > middle by ccc
step hang: tie line strips tails? > line ends by tcc
part line = line tan : l ~ 3 -92 -70 0 -84 92 -70
part hearts = strips a : l^ ~ 9 0 -60 -10 -82 -34 -78 -38 -54 -18 -30 0 -12 ; l^ ~ 9 0 -60 10 -82 34 -78 38 -54 18 -30 0 -12
part chain = strips b : l^ ~ 9 0 -6 -10 -28 -34 -24 -38 0 -18 24 0 40 ; l^ ~ 9 0 -6 10 -28 34 -24 38 0 18 24 0 40 ; l^ a 9 0 46 -10 26 -30 30 -34 52 -16 74 0 92 ; l^ a 9 0 46 10 26 30 30 34 52 16 74 0 92 ; l^ b 8 -68 -50 -76 -66 -92 -62 -94 -46 -82 -30 -68 -14 ; l^ b 8 -68 -50 -60 -66 -44 -62 -42 -46 -54 -30 -68 -14 ; l^ b 8 68 -50 60 -66 44 -62 42 -46 54 -30 68 -14 ; l^ b 8 68 -50 76 -66 92 -62 94 -46 82 -30 68 -14
part words = words k : l_ w 2 -34 -60 -28 -48 -20 -42
part middle = middle c : bits ~ 1.3 0 -40 0 14 0 66 ; bits ~ 0.93 -68 -36 68 -36
part ends = tails c : l ~ 5 0 90 -4 99 ; l ~ 5 -68 -16 -66 0 -72 14 ; l ~ 5 68 -16 66 0 72 14
scene hang

* step-through-card | 6-8 9-12 13+ | -
topics magic trick, paper trick, math, topology, puzzle, bet, brain teaser, party trick, magician, talent show, rainy day, april fools
colors blue, white, red
minutes 15 20 25
mess low
heart scissors: scissors = 1
heart card: index-card, playing-card, old-greeting-card, paper, construction-paper, magazine, junk-mail = 3
need pen: pencil, marker = 1
nice ruler: ruler = 1
nice stars: sticker, metallic-pen, gel-pen = 2
step bet: prepare card by ccc
step fold: fold card by ccc
step lines: draw card pen ruler? by ccc
step first: cut card scissors > card slits by ccc
step other: cut card scissors > others by ccc
step fold-cut: cut card scissors > ring by ccc
step open: prepare card by ccc
step through: play card by ccc
step stars: decorate stars card > stars by ccc
part card = card a : r^ ~ 0 -44 120 76 3
part slits = card gray : z_ gray 4 -50 -82 -50 -14 ; z_ gray 4 -20 -82 -20 -14 ; z_ gray 4 10 -82 10 -14 ; z_ gray 4 40 -82 40 -14
part others = card gray : z_ gray 4 -35 -74 -35 -6 ; z_ gray 4 -5 -74 -5 -6 ; z_ gray 4 25 -74 25 -6 ; z_ gray 4 54 -74 54 -6
part ring = card a : z^ ~ 7 -88 44 -70 20 -56 48 -38 18 -22 48 -4 18 12 48 30 18 46 48 64 20 88 44 66 66 84 88 ; z^ ~ 7 84 88 50 72 34 96 16 70 0 96 -18 70 -34 96 -52 70 -84 88 -68 64 -88 44
part stars = stars c : s_ ~ -34 -60 5 8 4 ; s_ ~ 34 -30 5 8 4
scene lay

* hand-in-hand-chain | 6-8 9-12 13+ | -
topics paper dolls, paper doll chain, friends, friendship, family, class, community, children of the world, peace, kindness, diversity, united nations, world children's day, teamwork, birthday party, garland
colors red, blue, yellow free
minutes 30 35 45
mess low
heart scissors: scissors = 1
heart sheet: paper, packing-paper, newspaper, wrapping-paper, construction-paper, map = 2 sheet
need pen: pencil, marker = 1
need color: colored-pencil, crayon, marker, gel-pen = 4 color
nice clothes: fabric-scrap, tissue-paper, magazine, washi-tape, felt = 4 scrap
nice hair: yarn, wool-roving, crinkle-paper = 2 ft
join stick: glue-stick, glue
join tape: tape, washi-tape
step strip: cut sheet scissors by ccc
step fold: fold sheet by ccc
step draw: draw sheet pen by ccc
step cut: cut sheet scissors > dolls by ccc
step open: prepare sheet by ccc
step faces: color color sheet > faces by ccc
step clothes: glue clothes sheet stick scissors > clothes by ccc
step hair: glue hair sheet stick > hair by ccc
step join: tape sheet tape by ccc
part dolls = sheet w : o^ cream -66 -44 17 17 ; o^ cream -22 -44 17 17 ; o^ cream 22 -44 17 17 ; o^ cream 66 -44 17 17 ; r^ cream -66 -24 9 16 ; r^ cream -22 -24 9 16 ; r^ cream 22 -24 9 16 ; r^ cream 66 -24 9 16 ; p^ w -88 -18 88 -18 88 -4 82 -4 82 70 70 70 66 30 62 70 50 70 50 -4 38 -4 38 70 26 70 22 30 18 70 6 70 6 -4 -6 -4 -6 70 -18 70 -22 30 -26 70 -38 70 -38 -4 -50 -4 -50 70 -62 70 -66 30 -70 70 -82 70 -82 -4 -88 -4
part clothes = clothes a : p_ ~ -78 -18 -54 -18 -50 30 -82 30 ; p_ b -34 -18 -10 -18 -10 30 -34 30 ; p_ c 10 -18 34 -18 38 30 6 30 ; p_ green 54 -18 78 -18 78 30 54 30
part faces = color k : k -71 -46 2 ; k -61 -46 2 ; u -66 -42 8 ; k -27 -46 2 ; k -17 -46 2 ; u -22 -42 8 ; k 17 -46 2 ; k 27 -46 2 ; u 22 -42 8 ; k 61 -46 2 ; k 71 -46 2 ; u 66 -42 8
part hair = hair brown : a^ ~ -66 -46 18 11 180 360 ; a^ gold -22 -46 18 11 180 360 ; a^ k 22 -46 18 11 180 360 ; a^ orange 66 -46 18 11 180 360
scene lay

* one-cut-spiral-snake | 4-5 6-8 9-12 | Jungle, Animals
extras hanging: sticker, glitter-glue, sequin, stick-on-gem
appeal 3
topics paper plate snake, snake, snakes, spiral, cobra, rattlesnake, year of the snake, warm air, science experiment, mobile, twirl, reptiles, zoo
near desert
colors green, yellow, red free
minutes 20 25 35
mess low
tool scissors: scissors
heart disc: paper-plate, construction-paper, cardstock, paper = 1
need color: marker, crayon, oil-pastel, colored-pencil, paint, watercolor-paint = 2 color
need hang: string, yarn, embroidery-floss, ribbon = 14 in
nice lines: crayon, marker, oil-pastel = 1 color
nice tongue: construction-paper, felt, ribbon, paper = 1 scrap
nice eyes: googly-eye, sticker, button = 2
nice pattern: sticker, washi-tape, sequin = 12
join hold: tape, masking-tape, washi-tape
join stick: glue, glue-stick when tongue; eyes!=sticker
tool pen: pencil, marker
tool brush: kitchen-sponge, paintbrush, sponge-brush, cotton-swab when color=paint,watercolor-paint
step circle: draw disc pen by ccc
step skin: color color disc brush? by ccc
step lines: draw lines disc by ccc
step pattern: decorate pattern disc > pattern by ccc
step round: cut disc scissors > snake skin by tcc
step shake: test disc by ccc
step tongue: glue tongue disc stick scissors > tongue by tcc
step eyes: glue eyes disc stick > eyes by ccc
step hang: tie hang disc hold > hang by gtc
step turn: play disc by ccc
part hang = hang tan : l ~ 3 0 -74 0 -99
part snake = disc own paint skin a : l^ ~ 17 0 -70 50 -60 56 -36 0 -26 -52 -18 -50 8 0 16 48 22 46 44 0 52 -36 62 ; b^ ~ -24 56 -34 50 -52 56 -62 70 -56 80 -42 78 -28 72
part skin = color b : z_ ~ 6 34 -70 40 -54 ; z_ ~ 6 52 -52 62 -40 ; z_ ~ 6 8 -34 6 -20 ; z_ ~ 6 -34 -28 -40 -14 ; d_ ~ 4.5 -52 -4 -44 6 -28 11 -12 14 4 17 20 19 36 21 47 30 44 42 30 46 12 50 -6 54 ; d_ k 3 -50 62 -44 72
part pattern = pattern c : bits own .85 18 -67 57 -49 24 -30 -20 -23 -22 12 47 35
part tongue = tongue c : l_ ~ 4 -46 78 -56 90 -66 92 ; l_ ~ 4 -56 90 -54 99
part eyes = eyes w : e -50 66 6 ; e -36 66 6
scene hang

* lemon-ink-letter | 6-8 9-12 13+ | -
appeal 3
topics invisible ink, secret message, spy, detective, secret agent, mystery, treasure hunt, escape room, chemistry, science experiment, scouts, codes
colors cream, brown, red
minutes 30 35 40
waits 30
mess low
heart ink: lemon-juice, vinegar = 2 tbsp
heart tip: paintbrush, cotton-swab, toothpick = 1
need sheet: paper, watercolor-paper, index-card = 2 sheet
need decoy: colored-pencil, gel-pen, ballpoint-pen, marker = 1
nice seal: sticker, washi-tape, ribbon, candy-wrapper = 1
nice cover: envelope, paper-bag = 1
home saucer
home towel
home iron
step pour: prepare ink saucer by ccc
step write: paint tip ink sheet > sheet by ccc
step dry: dry sheet by ccc
step decoy: draw decoy sheet > decoy by ccc
step fold: fold sheet cover? by ccc
step seal: decorate seal sheet > seal by ccc
step reveal: heat sheet towel iron > secret by ggt
step answer: paint tip ink sheet by ccc
part sheet = sheet w : p^ cream -74 -84 70 -88 78 86 -70 88 ; z_ tan 2 -72 0 76 -2
part decoy = decoy c : l_ ~ 2 -54 -64 -20 -68 10 -62 50 -66 ; l_ ~ 2 -54 -50 -10 -54 40 -48
part secret = sheet brown : l_ brown 5 -50 -26 -40 -34 -30 -22 -20 -32 -8 -24 ; l_ brown 5 4 -32 4 -18 ; l_ brown 5 18 -32 34 -30 26 -18 ; z_ brown 5 -46 16 -10 30 20 14 50 44 ; z_ brown 6 40 48 62 66 ; z_ brown 6 62 48 40 66
part seal = seal c : s^ ~ 54 -72 8 14 11
scene lay

* brush-handle-dots | 4-5 6-8 9-12 13+ | Nature
extras picture Nature: grass, construction-paper, origami-paper, wrapping-paper, string, candy-wrapper, snail-shell, washi-tape, sticker, paper-strip
topics dot painting, dots, dot art, pointillism, flowers, bouquet, mandala, seurat, spring, autumn tree, wall art
near cactus, tree, card
colors purple, yellow, light green free
minutes 25 35 50 60
waits 60
mess some
heart brush: paintbrush = 2
heart paint: acrylic-paint, paint = 4 color
need base: cardstock, canvas, construction-paper, watercolor-paper, stone, wood-slice = 1
nice big: cork, pencil, cotton-swab, bottle-cork, eraser = 1
nice shine: metallic-paint, metallic-pen, paint-marker = 1
tool pen: pencil, chalk
home plate
home damp-cloth
step puddles: prepare paint plate by tccc
step plan: draw pen base > base by cccc
step stalks: paint brush paint base > stalks by cccc
step first: print brush paint base > first by cccc
step rings: print brush paint base > rings by cccc
step big: print big paint base > middles by cccc
step fade: print brush paint base > fade by cccc
step shine: decorate shine base > shine by cccc
step dry: dry base damp-cloth by cccc
part base = base w : ground cream 0 2 168 176
part stalks = paint c : l_ ~ 5 0 82 -4 30 0 -20 ; l_ ~ 5 0 82 -30 50 -44 20 ; l_ ~ 5 0 82 30 54 44 16
part first = paint a : d_ ~ 6 0 -46 14 -40 20 -26 14 -12 0 -6 -14 -12 -20 -26 -14 -40 ; d_ ~ 5 -44 -2 -34 2 -30 12 -34 22 -44 26 -54 22 -58 12 -54 2 ; d_ ~ 5 44 -6 54 -2 58 8 54 18 44 22 34 18 30 8 34 -2
part rings = paint b : d_ ~ 4.5 0 -60 24 -52 34 -26 24 -2 0 8 -24 -2 -34 -26 -24 -52 ; d_ ~ 3.5 -44 -14 -26 -6 -18 12 -26 30 -62 30 -70 12 -62 -6 ; d_ ~ 3.5 44 -18 62 -10 70 8 62 26 26 26 18 8 26 -10
part middles = big b : o_ yellow 0 -26 9 ; o_ yellow -44 12 7 ; o_ yellow 44 8 7
part fade = paint a : d_ ~+ 3 0 -74 32 -66 46 -26 -46 -26 -32 -66 ; d_ c 3 -20 60 -28 68 18 62 26 70 -8 72 10 74
part shine = shine gold : d_ gold 2 -12 -70 14 -70 40 -44 -40 -44 0 20
scene lay

* glasses-sleeve | 6-8 9-12 13+ | -
extras cloth: charm, letter-bead, string
topics sunglasses case, glasses case, eyeglasses, gift for dad, gift for grandpa, father's day, sewing project, first sewing
near phone case, summer, vacation, beach
colors teal, orange, cream free
minutes 50 60 75
mess low
heart glasses: sunglasses = 1
heart needle: needle = 1
heart cloth: felt, denim, old-sweater, fabric-scrap, leather, old-jersey = 2 sheet
need thread: embroidery-floss, sewing-thread, yarn = 6 ft
nice close: button, hook-and-loop-tape, hair-tie = 1
nice patch: felt, fabric-scrap, denim, felt-sticker = 2 scrap
nice loop: ribbon, leather-cord, key-ring = 4 in
need pattern: paper, newspaper, cardstock = 1 sheet
join pins: clothespin, binder-clip, paper-clip
tool scissors: scissors, fabric-scissors
tool pen: pencil, chalk
step pattern: draw pattern glasses pen by ccc
step cut: cut cloth pattern scissors > case by ccc
step patch: sew patch cloth needle thread > patch by tcc
step clip: prepare cloth pins by ccc
step sew: sew cloth needle thread > seam by tcc
step close: sew close cloth needle thread > close by tcc
step loop: sew loop cloth needle thread > loop by tcc
step slip: test glasses cloth > glasses by ccc
part loop = loop c : l^ tan 5 -84 -18 -98 -40 -82 -44
part glasses = glasses k : o^ k 58 -14 30 26 ; o_ gray 58 -14 24 20 ; l^ k 6 30 -20 22 -28 14 -22
part case = cloth a : r^ ~ -16 18 150 84 16
part seam = thread c : stitch w -84 -18 -84 54 7 ; stitch w -84 54 52 54 13 ; stitch w -84 -18 52 -18 13
part patch = patch b : s^ ~ -36 18 8 28 24 ; o_ yellow -36 18 12 12
part close = close c : button w 34 18 10
scene lay

* threaded-snow-garland | 6-8 9-12 | Seasons
extras hanging: paper-doily, bell, fake-leaf, cinnamon-stick, dried-orange-slice, wooden-craft-shape
topics garland, popcorn garland, snow garland, christmas tree, Christmas, winter, snowfall, classroom decoration, window decoration, old-fashioned christmas, thanksgiving
colors white, red, green
minutes 40 50
mess low
heart needle: needle = 1
heart snow: packing-peanut, marshmallow, popcorn, breakfast-cereal, felt-ball, cotton-ball = 10
need thread: embroidery-floss, sewing-thread, string, yarn, fishing-line = 6 ft
nice color: wooden-bead, pom-pom, felt-ball, button, bell = 4
nice leaves: felt, construction-paper, bay-leaf, fake-leaf = 4
nice bows: ribbon, gift-bow = 2
join tape: tape, masking-tape
tool scissors: scissors, fabric-scissors
home tray
step thread: prepare thread needle scissors by tc
step knot: tie thread color? by tc
step sort: arrange snow tray by cc
step first: thread snow needle thread > snow by tc
step color: thread color needle thread > color by tc
step leaves: sew leaves needle thread > leaves by tc
step end: tie thread scissors > line by tc
step bows: tie bows thread > bows by cc
step hang: tape thread tape by tc
part line = thread tan : l ~ 3 -94 -60 -50 -10 0 8 50 -10 94 -60
part snow = snow w : o^ ~ -84 -46 11 10 ; o^ ~ -72 -32 11 10 ; o^ ~ -46 -8 11 10 ; o^ ~ -32 0 11 10 ; o^ ~ -6 8 11 10 ; o^ ~ 10 8 11 10 ; o^ ~ 36 -2 11 10 ; o^ ~ 50 -12 11 10 ; o^ ~ 74 -34 11 10 ; o^ ~ 86 -48 11 10
part color = color b : o^ ~ -59 -18 7 ; o^ ~ -19 5 7 ; o^ ~ 24 4 7 ; o^ ~ 62 -22 7
part leaves = leaves c : leaf ~ -59 -12 -72 20 7 ; leaf ~ -19 12 -26 44 7 ; leaf ~ 24 12 30 44 7 ; leaf ~ 62 -16 74 18 7
part bows = bows b : p^ ~ -90 -56 -99 -72 -82 -74 ; p^ ~ -92 -58 -78 -66 -74 -52 ; p^ ~ 90 -56 99 -72 82 -74 ; p^ ~ 92 -58 78 -66 74 -52
scene hang

* rolled-stencil-poster | 4-5 6-8 9-12 13+ | -
appeal 1
topics stencil, poster, sign, lettering, street art, graffiti, room decor, wall art, alphabet, name sign, birthday banner
near banksy, animals, leaves
colors teal, orange, pink
minutes 30 40 50 60
waits 60
mess some
heart stencil: stencil = 1
heart roller: foam-roller, brayer, sponge-brush, kitchen-sponge = 1
need paint: acrylic-paint, paint = 3 color
need sheet: cardstock, construction-paper, paper, packing-paper, canvas, cardboard = 2 sheet
nice line: paint-marker, gel-pen, marker = 1
nice dots: sticker, washi-tape = 4
nice hang: string, ribbon = 12 in
join tape: masking-tape, washi-tape, tape
home plate
home newspaper
step tape: tape stencil sheet tape by tccc
step load: paint paint roller plate by tccc
step off: test roller newspaper by cccc
step roll: print roller paint stencil sheet > sheet first by cccc
step lift: prepare stencil by tccc
step second: print roller paint stencil sheet > second by cccc
step line: draw line sheet > line by cccc
step dots: decorate dots sheet > dots by cccc
step hang: tape hang sheet tape > hang by tccc
part hang = hang tan : l ~ 3 -40 -86 0 -99 40 -86
part sheet = sheet w : r^ cream 0 4 156 176 3
part first = paint a : leaf ~ -40 40 -44 -56 20 ; leaf ~ 0 50 0 -66 22 ; leaf ~ 40 40 44 -56 20
part second = paint b : leaf ~ -20 74 -22 0 14 ; leaf ~ 22 74 24 0 14 ; o_ c -56 -60 10 ; o_ c 56 -60 10
part line = line k : z_ w 2 0 48 0 -56 ; z_ w 2 -40 38 -44 -48 ; z_ w 2 40 38 44 -48
part dots = dots c : o_ ~ -62 62 5 ; o_ ~ 62 62 5 ; o_ ~ -62 34 4 ; o_ ~ 62 34 4
scene hang

* brayer-leaf-print | 6-8 9-12 13+ | Nature
topics leaf print, monoprint, printmaking, botanical print, nature walk, autumn, fall leaves, fern, herbarium, art class, cards, wall art
colors green, gold, navy
minutes 40 50 60
waits 60
mess some
heart brayer: brayer = 1
heart leaves: leaf, fern-frond, grass, ivy, fresh-herb, bay-leaf, feather, lace = 6
need paint: acrylic-paint, paint = 2 color
need plate: plastic-sleeve, foil-tray, plastic-lid, picture-frame = 1
need sheet: paper, rice-paper, watercolor-paper, construction-paper = 4 sheet
nice press: metal-spoon, wooden-spoon = 1
nice ink: gel-pen, metallic-pen, watercolor-paint = 1
nice mount: cardstock, picture-frame, cardboard = 1
home newspaper
join stick: glue-stick, glue
step roll: paint paint brayer plate by ccc
step lay: arrange leaves plate by ccc
step first: print sheet plate press? > sheet negative by ccc
step lift: prepare leaves plate by ccc
step second: print sheet plate press? > positive by ccc
step direct: print brayer leaves sheet newspaper > third by ccc
step dry: dry sheet by ccc
step ink: draw ink sheet > ink by ccc
step mount: glue mount sheet stick > mount by ccc
part mount = mount own : r^ kraft 0 2 188 176 3
part sheet = sheet w : r^ w -44 2 78 152 2 ; r^ w 44 2 78 152 2
part negative = paint a : r_ ~ -44 2 66 138 3 ; leaf w -44 60 -44 -56 20 ; z_ ~ 2 -44 56 -44 -48
part positive = paint a : r_ ~+ 44 2 66 138 3
part third = leaves a : leaf ~- 44 60 44 -56 20 ; z_ w 2 44 58 44 -50 ; z_ w 1.5 44 30 30 12 ; z_ w 1.5 44 30 58 12 ; z_ w 1.5 44 6 30 -12 ; z_ w 1.5 44 6 58 -12 ; z_ w 1.5 44 -16 34 -30 ; z_ w 1.5 44 -16 54 -30
part ink = ink gold : l_ gold 2 -66 64 -50 62 ; l_ gold 2 22 64 40 62
scene lay

* lino-card-set | 13+ | Nature
appeal 3
topics linocut, lino print, linoprint, block print, printmaking, greeting cards, card set, handmade cards, moth, moon, cottagecore, christmas cards, thank you cards, gift, etsy
colors navy, gold, cream
minutes 90
waits 240
mess some
heart block: lino-block, eraser = 1
heart cutter: lino-cutter = 1
heart roller: brayer, foam-roller, sponge-brush = 1
need ink: printing-ink, acrylic-paint = 1 color
need cards: cardstock, watercolor-paper, index-card, construction-paper = 5
need sketch: tracing-paper, paper, carbon-paper = 1 sheet
nice press: metal-spoon, wooden-spoon = 1
nice wash: watercolor-paint, metallic-paint, colored-pencil = 1
nice wrap: envelope, ribbon, raffia = 5
tool pen: pencil
home plate
home warm-water
step sketch: draw sketch pen by c
step copy: draw sketch pen block by c
step warm: prepare block warm-water by c
step carve: shape block cutter by t
step proof: print roller ink plate block by c
step print: print roller ink block cards press? > cards moth by c
step dry: dry cards by c
step wash: color wash cards > wash by c
step wrap: arrange wrap cards > wrap by c
part cards = cards w : r^ cream -14 -10 104 136 2 -18 ; r^ cream -10 -8 104 136 2 -14 ; r^ cream -6 -6 104 136 2 -10 ; r^ cream 0 -4 104 136 2 -5 ; r^ cream 14 6 120 150 2 5
part wash = wash b : a_ ~ 14 -34 22 14 30 330
part moth = ink a : b_ ~ 14 -4 -10 -28 -36 -18 -34 8 -8 18 ; b_ ~ 14 -4 38 -28 64 -18 62 8 36 18 ; b_ ~ 10 10 -14 20 -20 44 2 42 12 22 ; b_ ~ 18 10 42 20 48 44 26 42 16 22 ; o_ ~ 14 10 5 24 ; o_ cream -16 -8 6 ; o_ cream 44 -8 6 ; l_ ~ 2 12 -12 4 -30 ; l_ ~ 2 16 -12 24 -30 ; s_ ~ -24 -50 4 8 3 ; s_ ~ 52 -52 4 8 3
part wrap = wrap b : r_ ~ 14 68 118 8 1 5
scene lay

* clipboard-game-board | 6-8 9-12 | -
extras game: bread-tag, clothespin, dried-bean, envelope, paper, paper-clip, sticky-note, washi-tape
topics travel games, car ride, road trip, dry erase, tic-tac-toe, dots and boxes, hangman, battleship, waiting room, vacation, game night, rainy day, math practice, screen-free
colors red, blue, yellow
minutes 40 50
waits 30
mess low
heart board: clipboard = 1
heart pen: dry-erase-marker = 2 color
need cover: plastic-sleeve, contact-paper = 1
need sheet: cardstock, paper, graph-paper, construction-paper = 2 sheet
need lines: marker, permanent-marker, gel-pen = 2 color
nice eraser: felt, sock, cotton-pad, pom-pom = 1
nice cord: yarn, string, ribbon = 12 in
nice frame: washi-tape, duct-tape = 1 roll
tool ruler: ruler
tool scissors: scissors
join tape: tape, masking-tape
step plan: draw sheet ruler lines by cc
step dots: draw sheet lines ruler > sheet grid by cc
step cut: cut sheet board scissors by cc
step cover: build cover sheet board > board by cc
step frame: decorate frame board > frame by cc
step cord: tie cord board pen tape > cord by cc
step eraser: arrange eraser pen by cc
step play: play pen board eraser? > game by cc
part cord = cord c : l ~ 4 30 -78 66 -66 78 -20
part board = board own : r^ wood 0 6 140 180 6 ; r^ silver 0 -80 56 18 4 ; r_ gray 0 -86 24 8 3
part sheet = sheet w : r^ w 0 14 122 148 2
part grid = lines k : z_ k 3 -18 -46 -18 22 ; z_ k 3 12 -46 12 22 ; z_ k 3 -46 -24 42 -24 ; z_ k 3 -46 0 42 0 ; d_ k 2.6 -46 40 -26 40 -6 40 14 40 34 40 -46 58 -26 58 -6 58 14 58 34 58 -46 76 -26 76 -6 76 14 76 34 76
part frame = frame b : r ~ 0 -62 130 6 ; r ~ 0 90 130 6
part game = pen a : z_ red 4 -40 -42 -26 -28 ; z_ red 4 -26 -42 -40 -28 ; a_ blue -3 -12 9 6 0 360 ; z_ red 4 20 6 34 20 ; z_ red 4 34 6 20 20 ; a_ blue 27 -35 9 6 0 360 ; z_ blue 3 -26 40 -6 40 ; z_ red 3 -6 40 -6 58 ; r^ red 78 0 10 48 4
scene lay

* clipboard-braid | 6-8 9-12 13+ | -
extras jewelry: charm, bell
topics bracelet, friendship bracelet, braid, braiding, four-strand braid, summer camp, bookmark, best friend, kumihimo, lanyard
near shoelaces, hair
colors red, yellow, blue free
minutes 35 45 55
mess low
heart board: clipboard = 1
heart cord: embroidery-floss, yarn, cotton-cord, plastic-lacing, ribbon, paracord, leather-cord = 4 color
nice beads: wooden-bead, bead, letter-bead, bell = 3
nice ring: key-ring, curtain-ring = 1
nice card: index-card, cardstock = 1
tool ruler: ruler
tool scissors: scissors
tool pen: marker, pencil
step cut: cut cord scissors ruler by ccc
step clip: tie cord board ring? > board by tcc
step order: arrange cord board by ccc
step braid: weave cord board > braid by ccc
step beads: thread beads cord > beads by ccc
step even: test cord ruler by ccc
step end: tie cord scissors > ends by tcc
step card: draw card pen > card by ccc
step wear: play cord by ccc
part board = board own : r^ wood 0 6 140 184 6 ; r^ silver 0 -80 60 18 4 ; r_ gray 0 -86 24 8 3
part card = card w : r^ w 44 54 40 52 2 8 ; h a 44 54 10
part braid = cord a : l^ ~ 8 -8 -70 12 -50 -12 -30 12 -10 -12 10 12 30 ; l^ b 8 0 -70 -14 -50 12 -30 -12 -10 12 10 -12 30 ; l^ c 8 8 -70 -4 -58 8 -42 -8 -22 8 -2 -6 18 4 32 ; l^ green 7 4 -70 8 -60 -4 -46 6 -26 -8 -6 8 14 -2 32
part ends = cord b : l ~ 5 -8 34 -22 58 -20 84 ; l a 5 -2 34 -8 62 -6 86 ; l c 5 3 34 6 60 8 86 ; l green 5 8 34 20 58 20 82 ; o^ a 0 34 10 7
part beads = beads c : o^ gold 0 -20 8 ; o^ gold 0 12 8 ; o^ gold 0 -50 8
scene lay

* jar-of-alien-goo | 6-8 9-12 | Space, Fantasy
topics alien, aliens, slime, goo, monster, specimen jar, laboratory, mad scientist, halloween, ufo, outer space, museum, party favor, putty
colors green, purple, yellow
minutes 30 40
mess some
heart goo: slime = 1
heart eyes: googly-eye, button, wooden-bead, felt-sticker = 5
need jar: plastic-jar, glass-jar, plastic-cup, plastic-tub = 1
need label: cardstock, paper, index-card, sticky-note = 1
need ink: marker, permanent-marker, gel-pen = 1
nice feelers: pipe-cleaner, twist-tie, paper-straw = 2
nice hoard: toy-animal, metal-washer, sequin, nuts-and-bolts = 3
nice rim: aluminum-foil, washi-tape, duct-tape, metallic-paper = 1
join tape: tape, masking-tape
tool scissors: scissors
step jar: prepare jar by cc
step hoard: arrange hoard jar > hoard by cc
step goo: fill goo jar > jar goo by cc
step eyes: arrange eyes goo > eyes by cc
step feelers: shape feelers jar > feelers by cc
step rim: tape rim jar tape > rim by cc
step label: draw label ink scissors > label by cc
step fix: tape label jar tape by cc
step watch: play jar by cc
part feelers = feelers b : l ~ 5 -16 -44 -34 -74 -24 -92 ; o ~ -24 -94 6 ; l ~ 5 16 -44 36 -72 30 -92 ; o ~ 30 -94 6
part jar = jar own : jar light-blue 0 -50 116 140
part goo = goo a : b^ ~ -48 78 -52 0 -34 -16 -14 -4 6 -24 28 -8 48 -14 50 40 46 80 ; l_ ~+ 5 -38 10 -30 -2
part hoard = hoard c : s_ ~ -26 64 4 10 5 ; o_ gray 26 66 8 8 ; o_ green 26 66 3 3
part eyes = eyes w : e -24 14 13 ; e 10 4 16 ; e 34 28 10 ; e -41 34 7 ; e -8 28 6
part rim = rim silver : r^ silver 0 -48 96 12 4
part label = label w : r^ cream 0 54 66 26 2 -3 ; l_ k 2.5 -24 50 20 48 ; l_ k 2.5 -24 58 8 57
scene stand

* lifted-comic-putty | 6-8 9-12 13+ | -
appeal 1
topics silly putty, putty, newspaper, comics, cartoon, faces, caricature, funny faces, distortion, printing, pop art, 1950s
near slime, rainy day
colors pink, black, yellow
minutes 20 30 35
mess low
heart putty: slime = 1
heart print: newspaper, magazine, junk-mail, old-book-page = 2 page
need frames: index-card, cardstock, paper = 4
need pen: marker, gel-pen, ballpoint-pen, colored-pencil = 2 color
nice mirror: plastic-mirror = 1
nice border: washi-tape, construction-paper = 4
home camera
home plate
join stick: glue-stick, glue when border=construction-paper
step hunt: prepare print by ccc
step flat: shape putty plate > putty by ccc
step press: print putty print > face by ccc
step read: test putty mirror? by ccc
step pull: shape putty > pulled by ccc
step shoot: play camera putty by ccc
step draw: draw pen frames > frames by ccc
step border: glue border frames stick > border by ccc
step fold: prepare putty by ccc
part frames = frames w : r^ w -68 54 42 54 2 ; r^ w -23 54 42 54 2 ; r^ w 22 54 42 54 2 ; r^ w 67 54 42 54 2 ; o_ k -68 54 11 16 ; o_ w -68 54 9 14 ; k -72 50 2 ; k -64 50 2 ; u -68 58 5 ; o_ k -23 54 18 10 ; o_ w -23 54 16 8 ; k -29 52 2 ; k -17 52 2 ; u -23 56 8 ; o_ k 22 54 9 20 ; o_ w 22 54 7 18 ; k 19 46 2 ; k 25 46 2 ; l_ k 2 17 66 22 62 27 66 ; b_ k 52 46 67 42 82 40 84 62 56 66 ; b_ w 54 48 67 44 80 42 82 60 58 64 ; k 62 52 2 ; k 74 50 2 ; l_ k 2 62 58 76 55
part border = border c : r_ ~ -68 29 42 4 ; r_ ~ -23 29 42 4 ; r_ ~ 22 29 42 4 ; r_ ~ 67 29 42 4
part putty = putty a : b^ ~ -60 -20 -66 -60 -30 -86 10 -88 50 -80 70 -50 60 -18 10 -6
part face = print k : o_ k 0 -48 26 30 ; o_ a+ 0 -48 23 27 ; k -9 -54 3 ; k 9 -54 3 ; u 0 -44 14 ; z_ k 2 -14 -64 -6 -66 ; z_ k 2 14 -64 6 -66
part pulled = putty a : b^ ~ 60 -40 84 -46 96 -30 84 -18 58 -24
scene lay

* camp-flag | 4-5 6-8 9-12 13+ | -
extras cloth: feather, ribbon, bell, yarn
topics flag, team flag, camp flag, summer camp, treehouse, fort, clubhouse, family crest, school spirit, field day, coat of arms, pirate, scouts, moving into a new room
near sports day, olympics
colors blue, red, yellow free
minutes 35 45 60 70
waits 60
mess some
heart flag: flag, pillowcase, bandana, fabric-scrap, bed-sheet = 1
heart color: fabric-marker, fabric-paint, acrylic-paint, permanent-marker, felt = 3 color
need pole: dowel, stick, bamboo, cardboard-tube, balloon-stick = 1
need under: cardboard, newspaper, pizza-box, plastic-bag = 1
nice shapes: felt, fabric-scrap, denim, felt-sticker = 3 scrap
nice tails: ribbon, yarn, fabric-scrap, tinsel = 4 strip
nice knob: wooden-bead, pom-pom, bottle-cork, cork = 1
join stick: glue
join tape: duct-tape, masking-tape, tape
tool scissors: scissors
tool pen: pencil, chalk
step talk: draw flag pen under by tccc
step color: color color flag > sign by cccc
step shapes: glue shapes flag stick scissors > shapes by tccc
step dry: dry flag by cccc
step pole: tape pole flag tape > pole flag by tccc
step tails: tie tails pole > tails by tccc
step knob: glue knob pole stick > knob by tccc
step raise: play flag pole by cccc
part pole = pole own : stick wood -70 -90 -70 98 8
part flag = flag w : b^ cream -68 -76 -20 -84 30 -68 88 -78 84 20 30 28 -20 12 -68 22
part sign = color a : z_ b 6 -66 -50 -20 -58 30 -44 86 -54 ; z_ b 6 -67 -2 -20 -12 30 4 84 -4
part shapes = shapes c : s^ ~ 10 -28 10 30 24 ; h b 10 -28 16 ; r^ a -44 -30 24 26 2 -6 ; r^ a 62 -30 24 26 2 6
part tails = tails b : l ~ 5 -70 -74 -88 -50 -84 -28 -94 -8 ; l c 5 -70 -74 -80 -40 -74 -14 -82 6 ; l a 5 -70 -74 -96 -56 -92 -36 -99 -20 ; l a 5 -70 -74 -76 -44 -66 -20 -72 0
part knob = knob c : o^ ~ -70 -92 9
scene stand
`;
