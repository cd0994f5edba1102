export const shelf = `
* tissue-fishbowl | 2-3 4-5 | Ocean
extras picture Ocean: button, crepe-paper, crinkle-paper, dried-bean, felt, glitter-glue, pipe-cleaner, sequin, snail-shell, stick-on-gem
topics fish, goldfish, fishbowl, fish bowl, aquarium, fish tank, pet fish, under the sea, sea, ocean plate, one fish two fish
colors blue, orange, yellow
minutes 25 30
waits 60
mess some
heart plate: paper-plate, paper-bowl, cake-board = 1
heart sea: tissue-paper, crepe-paper, paper-napkin = 2 sheet
need fish: construction-paper, cardstock, paper, felt, craft-foam = 1 sheet
nice school: sticker, felt-sticker = 6
nice ground: sand, oats, rice = 3 tbsp
join glue: glue
home saucer
home water
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker, crayon
step tear: tear sea by cc
step thin: prepare glue water saucer by gt
step spread: glue plate glue brush > plate by cc
step press: arrange sea plate glue > sea by cc
step over: glue sea glue brush by cc
step cut: cut fish scissors by gt
step fish: arrange fish plate glue > fish by cc
step school: decorate school plate > school by cc
step ground: glue ground plate glue > ground by cc
step face: draw pen fish > eyes by tc
part plate = plate w : o^ ~ 0 2 86 84 ; o_ ~- 0 2 74 72 ; o_ ~ 0 2 73 71
part sea = sea a : y_ ~+ -26 -26 44 36 9 0.2 ; y_ ~ 28 -24 42 36 9 0.2 ; y_ ~- 0 22 52 40 9 0.2 ; y_ ~+ -36 24 32 30 8 0.22 ; y_ ~ 38 26 30 30 8 0.22 ; y_ ~- 2 -38 26 22 8 0.22
part ground = ground tan : b_ ~ -58 46 -30 50 0 44 30 52 58 46 44 62 0 74 -44 62
part fish = fish b : p^ ~ 4 -6 34 -26 34 14 ; o^ ~ -14 -6 28 20 ; p^ ~- -16 -22 2 -36 4 -20
part school = school c : o ~ 34 40 10 7 ; p_ ~ 42 40 52 33 52 47 ; o ~ -40 34 9 6 ; p_ ~ -33 34 -24 28 -24 40 ; o ~ 26 -52 8 6 ; p_ ~ 33 -52 41 -57 41 -47
part eyes = pen k : o_ w -26 -11 5 ; k -27 -11 3 ; l_ k 2 -40 2 -34 5 -29 2
template fish 1 4 across
scene lay

* hand-dinosaur | 2-3 4-5 | Dinosaurs
appeal 3
topics dinosaur, dinosaurs, dino, stegosaurus, handprint, hand print, handprint dinosaur, jurassic, prehistoric, dinosaur party, keepsake
colors green, light green, orange free
minutes 25 25
waits 30
mess lots
heart paint: paint, washable-ink-pad = 1 color
heart sheet: cardstock, construction-paper, paper, watercolor-paper, packing-paper = 1 sheet
nice pins: clothespin = 4
nice ground: grass, moss, tissue-paper, crepe-paper, construction-paper = 2 strip
join stick: glue, glue-stick, tape when ground
home towel
home water
tool wipe: wet-wipe, paper-towel, kitchen-sponge
tool brush: paintbrush, sponge-brush, kitchen-sponge when paint=paint
tool pen: marker, crayon
tool scissors: scissors when pins
step paint: paint paint brush by tt
step print: print paint sheet > sheet body by cc
step plates: print paint sheet > plates by cc
step wash: wash water towel wipe by tt
step dry: dry sheet by gc
step face: draw pen sheet > face by tc
step ground: glue ground sheet stick > ground by cc
step cut: cut sheet pins scissors by gt
step pins: build pins sheet > pins by cc
step stomp: play sheet by cc
part pins = pins own : stick ~ -34 -52 -42 -88 10 ; stick ~ -10 -60 -12 -98 10 ; stick ~ 16 -58 22 -96 10 ; stick ~ 40 -46 54 -80 10
part sheet = sheet w : b^ ~ -96 -44 -60 -72 -20 -70 20 -74 62 -50 96 -2 92 16 62 6 56 76 -46 78 -52 12 -72 -4 -96 -16
part ground = ground green : v_ ~ -56 76 58 76 14 26 ; v_ ~- -50 77 54 77 18 14
part body = paint a : b_ ~ -46 0 -40 -34 -10 -50 24 -46 48 -22 50 12 30 26 -28 26 ; t_ ~ -30 10 11 -32 64 9 ; t_ ~ -10 16 11 -10 68 9 ; t_ ~ 14 16 11 16 68 9 ; t_ ~ 36 10 11 40 62 8 ; t_ ~ -38 -12 13 -70 -32 10 ; o_ ~ -74 -34 15 11 ; t_ ~ 44 -6 13 80 2 4
part plates = paint a : o_ ~- -40 -46 8 11 -30 ; o_ ~- -20 -56 8 12 -12 ; o_ ~- 4 -60 8 12 ; o_ ~- 27 -54 8 12 16 ; o_ ~- 46 -36 8 11 36
part face = pen k : k -78 -38 3.4 ; l_ k 2.2 -86 -28 -78 -25 -70 -28
scene lay

* swab-tree | 2-3 4-5 | -
extras picture Nature: washi-tape, craft-stick, cotton-ball, paper
topics tree, q-tip painting, cotton swab painting, dot painting, dots, fingertip painting
near easter, flowers, garden, cold
variant spring | Seasons, Nature | pink, white, light blue | spring, blossom, blossoms, cherry blossom, blossom tree, april, may
variant winter | Seasons, Nature, Weather | white, gray, light blue | winter, snow, snowy, snowy tree, first snow, snow day, december, january
variant fall | Seasons, Nature | orange, red, yellow | fall, autumn, fall tree, autumn tree, fall leaves, autumn leaves, leaves, november
minutes 25 30
waits 30
mess some
heart swab: cotton-swab = 4
heart paint: paint = 2 color
heart trunk: packing-paper, paper-bag, construction-paper, felt, corrugated-paper = 1 sheet
need sky: construction-paper, cardstock, paper, watercolor-paper, paper-plate = 1 sheet
nice bird: sticker, felt-sticker = 1
home saucer
join stick: glue-stick, glue
step tear: tear trunk by tc
step trunk: glue trunk sky stick > sky trunk by cc
step twigs: glue trunk sky stick > twigs by cc
step pour: prepare paint saucer by gt
step dab: print swab paint sky > bloom by cc
step more: print swab paint sky > more by cc
step fall: print swab paint sky > fallen by cc
step dry: dry sky by gc
step bird: decorate bird sky > birds by cc
step wind: play sky by cc
part sky = sky light-blue : r^ ~ 0 0 160 184 3
part trunk = trunk brown : b^ ~ -14 86 -8 40 -10 0 10 0 8 40 16 86
part twigs = trunk brown : t ~ -4 10 6 -40 -30 3 ; t ~ 2 6 6 6 -56 3 ; t ~ 4 14 6 42 -26 3 ; t ~ -18 -8 4 -26 -50 2.5 ; t ~ 20 -4 4 36 -52 2.5
part bloom = paint a : d_ ~ 5 -50 -30 -38 -40 -44 -20 -30 -28 -54 -42 -30 -54 -20 -46 -26 -64 -36 -62 0 -60 8 -70 14 -56 -6 -50 4 -44 22 -48 40 -56 32 -64 46 -46 34 -40 48 -30 52 -20 38 -20 44 -12 28 -28 -14 -34 16 -34 -8 -76 20 -74
part more = paint b : d_ ~ 5 -46 -52 -58 -30 -36 -14 -22 -38 -40 -68 -14 -60 -2 -34 2 -80 24 -60 28 -40 54 -40 42 -66 56 -30 34 -10 -24 -20 8 -24 -30 -74
part fallen = paint a : d_ ~ 4.5 -72 80 -62 76 -53 82 -44 77 -35 83 -26 78 -76 70 26 79 34 83 43 77 52 82 61 76 71 81 76 71 -48 69 -30 70 32 70 50 69
part birds = bird red : o ~ 26 -8 8 6 ; p_ ~ 32 -10 40 -8 32 -5
scene lay

* sticker-fir-tree | 2-3 4-5 | -
extras picture Seasons: washi-tape, wrapping-paper, craft-stick, ribbon, stick-on-gem, bay-leaf
appeal 3
topics christmas tree, christmas, xmas, advent, december, fir tree, christmas decoration, trim the tree, sticker tree, holiday tree
near christmas card
colors green, red, yellow
minutes 20 20
mess low
heart tree: construction-paper, cardstock, felt, packing-paper, paper, craft-foam, corrugated-paper = 1 sheet
heart balls: sticker, felt-sticker = 14
need tone: crayon, marker = 1 color
nice garland: washi-tape, masking-tape, crepe-paper, paper-strip = 3 strip
nice trunk: craft-stick, cardboard, paper-bag, paper-straw = 1
nice star: aluminum-foil, metallic-paper, wrapping-paper = 1 scrap
nice back: construction-paper, paper, cardstock, paper-plate = 1 sheet
join stick: glue, glue-stick, tape when garland=crepe-paper,paper-strip; trunk; star=aluminum-foil,metallic-paper,wrapping-paper; back
tool scissors: scissors
step cut: cut tree scissors > tree by gt
step tone: color tone tree > needles by cc
step garland: decorate garland tree stick > garland by cc
step balls: decorate balls tree > balls by cc
step more: decorate balls tree > more by cc
step star: arrange star tree stick > star by cc
step trunk: glue trunk tree stick > trunk by cc
step back: glue tree back stick > back by cc
step sing: play tree by cc
part back = back light-blue : r^ ~ 0 0 160 190 3
part trunk = trunk own : stick ~ 0 60 0 94 14
part tree = tree a : p^ ~ 0 -78 66 66 -66 66
part needles = tone dark-green : z_ ~ 2 -4 -60 -8 -52 ; z_ ~ 2 6 -58 10 -50 ; z_ ~ 2 -18 -22 -23 -14 ; z_ ~ 2 4 -22 0 -13 ; z_ ~ 2 24 -10 30 -2 ; z_ ~ 2 -38 24 -44 32 ; z_ ~ 2 -14 18 -18 27 ; z_ ~ 2 18 22 24 30 ; z_ ~ 2 44 30 50 38 ; z_ ~ 2 -36 52 -40 60 ; z_ ~ 2 18 46 22 54 ; z_ ~ 2 42 58 48 64
part garland = garland w : z_ ~ 7 -17 -38 21 -30 ; z_ ~ 7 -38 6 41 14 ; z_ ~ 7 -55 44 60 52
part balls = balls b : o_ ~ -2 -50 7 ; o_ c -16 -10 7 ; o_ ~ 12 -12 7 ; o_ c 2 8 7 ; o_ ~ -30 28 7 ; o_ blue 30 30 7 ; o_ c 4 32 7
part more = balls c : o_ ~ -48 58 7 ; o_ b -22 56 7 ; o_ blue 6 58 7 ; o_ ~ 30 60 6 ; o_ b 52 62 5 ; o_ blue -8 -28 6 ; o_ b 16 14 5
part star = star gold : s ~ 0 -80 5 17 7
scene lay

* potato-valentine | 2-3 4-5 | -
extras card: button, envelope, felt, gift-bow, lace, paper-doily, photo, pom-pom, ribbon, ribbon-rose, ric-rac, stick-on-gem, sticker, washi-tape
appeal 3
topics valentine's day, valentines day, valentine, valentines, heart, hearts, heart stamps, love, february, february 14, i love you, mother's day
colors red, pink, white
minutes 20 25
waits 30
mess some
heart stamp: potato, apple, kitchen-sponge = 1
heart paint: paint = 2 color
need card: cardstock, paper, construction-paper, watercolor-paper, packing-paper = 1 sheet
need tray: paper-plate, plastic-lid, foil-tray, baking-tray
nice lace: paper-doily, tissue-paper, washi-tape = 1
nice dots: sticker, felt-sticker = 3
home kitchen-knife when stamp=potato,apple
tool scissors: scissors when stamp=kitchen-sponge
join stick: glue, glue-stick, tape when lace=paper-doily,tissue-paper
tool pen: crayon, marker
home towel
step halve: prepare stamp kitchen-knife scissors by gg
step fold: fold card > card by tc
step pour: prepare paint tray by gt
step stamp: print stamp paint card > hearts by cc
step second: print stamp paint card > more by cc
step thumb: print paint card > dots by cc
step dry: dry card towel by gc
step lace: decorate lace card stick > lace by cc
step dots: decorate dots card > spots by cc
step sign: draw pen card by cc
part card = card w : r^ ~ 0 0 140 176 2 ; r_ ~- -69 0 3 174
part lace = lace pink : r_ ~ 0 76 136 16 ; c_ ~ -68 68 68 68 11 7
part hearts = paint a : h_ ~ -38 -50 26 ; h_ ~ 36 -20 26 ; h_ ~ -30 20 26
part more = paint b : h_ ~ 28 -62 25 ; h_ ~ -36 -14 25 ; h_ ~ 30 30 25
part dots = paint a : d_ ~ 4.5 0 -66 -4 -32 2 0 -2 34 56 4 -60 -30 -60 50 60 56
part spots = dots red : s_ ~ -8 56 5 7 3 ; s_ ~ 8 -84 5 7 3 ; s_ ~ -62 -70 5 7 3
scene lay

* fingertip-flower-card | 2-3 4-5 | -
extras card: button, envelope, gift-bow, lace, paper-doily, photo, ribbon, ribbon-rose, ric-rac, stick-on-gem, washi-tape
topics birthday card, card for grandma, card for grandpa, birthday, happy birthday, greeting card, card, flower card, flowers, fingerprint flowers, mother's day card, mother's day, thank you card, get well card, grandma, nana, teacher card
colors pink, yellow, green free
minutes 20 25
waits 20
mess some
heart card: cardstock, construction-paper, watercolor-paper, paper, index-card = 1 sheet
heart paint: paint, washable-ink-pad = 2 color
need stems: crayon, marker, colored-pencil = 1 color
nice border: washi-tape, masking-tape, crepe-paper, paper-doily = 1 strip
nice spots: sticker, felt-sticker = 5
join stick: glue, glue-stick, tape when border=crepe-paper,paper-doily
home saucer when paint=paint
tool wipe: paper-towel, wet-wipe, old-towel
step fold: fold card > card by tc
step stems: color stems card > stems by cc
step pour: prepare paint saucer by gt
step petals: print paint card > petals by cc
step middles: print paint card > middles by cc
step wipe: wash wipe by tc
step border: decorate border card stick > border by cc
step spots: decorate spots card > spots by cc
step dry: dry card by gc
step inside: color stems card by cc
part card = card w : r^ ~ 0 0 140 180 2 ; r_ ~- -69 0 3 178
part stems = stems c : l_ ~ 4 -40 70 -44 20 -38 -20 ; l_ ~ 4 -4 70 0 0 -2 -44 ; l_ ~ 4 34 70 40 26 38 -10 ; l_ ~ 3 -22 70 -18 40 -20 26 ; l_ ~ 3 16 70 20 48 18 34
part petals = paint a : d_ ~ 7 -38 -36 -24 -27 -29 -11 -47 -11 -52 -27 -2 -62 12 -52 7 -36 -11 -36 -16 -52 38 -26 52 -16 47 0 29 0 24 -16 ; d_ ~ 5 -20 16 -10 24 -14 34 -26 34 -30 24 18 24 28 32 24 42 12 42 8 32
part middles = paint b : d_ ~ 6 -38 -22 -2 -47 38 -12 ; d_ ~ 4.5 -20 26 18 34
part border = border b : r_ ~ 0 80 138 14
part spots = spots red : o_ ~ -52 -64 6 ; o_ ~ 30 -66 6 ; o_ ~ 54 44 6 ; o_ ~ -56 46 6 ; o_ ~ 4 8 5
scene lay

* five-sheet-banner | 2-3 4-5 6-8 | -
extras hanging: craft-foam, ribbon, crepe-paper
extras party: ribbon, crepe-paper, paper-strip, sticker, string-light, yarn, stick-on-gem, tissue-paper, wrapping-paper, glitter-paper
topics banner, party banner, bunting, garland, decoration
near sign
variant baby | - | yellow, light green, pink | new baby, baby sister, baby brother, new sibling, coming home, baby coming home, big sister, big brother, welcome baby, baby shower
variant home | - | light blue, yellow, red | welcome home, homecoming, coming home, daddy comes home, mommy comes home, grandparents visit, deployment
variant party | - | red, yellow, light blue | birthday, happy birthday, birthday party, birthday banner, birthday decoration, party decoration, party, first birthday
minutes 25 30 30
mess low
heart sheet: paper, construction-paper, cardstock, paper-plate, paper-bag = 5
heart color: crayon, marker, paint, sticker, oil-pastel = 4 color
nice dots: sticker, felt-sticker = 5
nice tails: tissue-paper, crepe-paper, paper-strip = 5 strip
join line: string, ribbon, yarn, masking-tape, cotton-cord = 6 ft
join tape: tape, masking-tape
tool pen: marker, crayon
tool scissors: scissors
step letters: draw pen sheet > letters letters2 by gtc
step color: color color sheet > scribbles by ccc
step dots: decorate dots sheet > dots by ccc
step lay: arrange sheet > sheets by ccc
step tails: tape tails sheet tape > tails by ccc
step turn: arrange sheet by tcc
step line: tape line sheet tape scissors > line by gtc
step hang: tape line tape by ggg
step look: play sheet by ccc
part line = line own : l ~ 3 -100 -40 -60 -26 0 -20 60 -26 100 -40
part tails = tails c : l ~ 5 -76 34 -80 52 -74 66 ; l b 5 -38 40 -42 58 -36 72 ; l ~ 5 0 42 -4 60 2 76 ; l b 5 38 40 42 58 36 72 ; l ~ 5 76 34 80 52 74 66
part sheets = sheet w : r^ ~ -76 4 34 60 2 ; r^ ~ -38 10 34 60 2 ; r^ ~ 0 12 34 60 2 ; r^ ~ 38 10 34 60 2 ; r^ ~ 76 4 34 60 2
part scribbles = color a : l_ ~ 3 -88 -10 -68 -14 -86 0 -66 4 -86 14 -66 22 ; l_ b 3 -50 -6 -28 -10 -48 6 -28 10 -48 20 -28 28 ; l_ c 3 -12 -4 12 -8 -10 8 12 12 -10 22 12 30 ; l_ ~ 3 26 -6 50 -10 28 6 50 10 28 20 50 28 ; l_ b 3 64 -10 88 -14 66 0 88 4 66 14 88 22
part letters@baby,home = pen k : z_ ~ 4 -84 -10 -84 20 ; z_ ~ 4 -68 -10 -68 20 ; z_ ~ 4 -84 5 -68 5 ; z_ ~ 4 -46 -4 -46 26 ; z_ ~ 4 -46 -4 -30 -4 ; z_ ~ 4 -46 11 -32 11 ; z_ ~ 4 -46 26 -30 26 ; z_ ~ 4 -8 -2 -8 28 ; z_ ~ 4 -8 28 8 28 ; z_ ~ 4 30 -4 30 26 ; z_ ~ 4 30 26 46 26 ; a_ ~ 76 5 10 6 0 360
part letters2@party = pen k : z_ ~ 4 -84 -10 -84 20 ; a_ ~ -80 -3 9 5 -90 90 ; z_ ~ 4 -48 26 -38 -4 ; z_ ~ 4 -38 -4 -28 26 ; z_ ~ 4 -44 14 -32 14 ; z_ ~ 4 -8 -2 -8 28 ; a_ ~ -4 6 9 5 -90 90 ; z_ ~ 4 -4 14 8 28 ; z_ ~ 4 28 -4 48 -4 ; z_ ~ 4 38 -4 38 26 ; z_ ~ 4 68 -10 76 4 ; z_ ~ 4 84 -10 76 4 ; z_ ~ 4 76 4 76 20
part dots = dots red : s_ ~ -86 26 5 5 2.4 ; s_ ~ -50 -14 5 5 2.4 ; s_ ~ 12 -12 5 5 2.4 ; s_ ~ 50 32 5 5 2.4 ; s_ ~ 88 -16 5 5 2.4
scene hang

* stick-ladder-fire-truck | 2-3 4-5 | Transportation
extras picture Transportation: cotton-ball, cotton-pad, craft-foam, duct-tape, electrical-tape, fake-leaf, felt-sticker, foam-sheet-scrap, glitter-glue, grass, paper, ribbon, sandpaper, washi-tape, wool-roving
topics fire truck, fire trucks, firetruck, firetrucks, fire engine, firefighter, firefighters, fire station, fire safety, rescue, community helpers, daddy is a firefighter, sirens, trucks
colors red, yellow, black
minutes 25 30
waits 20
mess low
heart body: construction-paper, cardstock, felt, wrapping-paper, craft-foam = 2 sheet
heart ladder: craft-stick, paper-straw, paper-strip = 2
need wheels: construction-paper, cupcake-liner, plastic-lid, cardstock, cotton-pad, felt = 2
need back: paper-plate, construction-paper, paper, cardstock, cardboard, packing-paper = 1 sheet
nice windows: aluminum-foil, tissue-paper, metallic-paper = 1 scrap
nice rungs: cotton-swab, paper-straw = 5
nice lights: sticker, felt-sticker = 3
nice hose@2-3: crepe-paper, paper-strip = 1 strip
nice hose@4-5: pipe-cleaner, yarn, string, ribbon, crepe-paper = 1
join stick: glue-stick, glue
join hold: glue, tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step cut: cut body wheels scissors by gt
step body: glue body back stick > back body by cc
step wheels: glue wheels back hold > wheels by cc
step windows: arrange windows body stick > windows by cc
step rails: glue ladder body hold > ladder by cc
step rungs: glue body ladder hold rungs? > rungs by cc
step hose: glue hose body hold > hose by cc
step lights: decorate lights body > lights by cc
step draw: draw pen body > face by tc
step drive: play back by cc
part back = back w : o^ ~ 0 0 94 90 ; o_ ~- 0 0 82 78 ; o_ ~ 0 0 81 77
part body = body a : r^ ~ -14 18 104 46 3 ; q^ ~ 4 38 -14 62 -14 72 12 72 41 38 41
part windows = windows silver : q_ ~ 3 44 -8 58 -8 65 12 44 12
part wheels = wheels k : o^ ~ -40 46 15 15 ; o_ silver -40 46 6 ; o^ ~ 44 46 15 15 ; o_ silver 44 46 6
part ladder = ladder own : stick ~ -66 -14 34 -34 7 ; stick ~ -66 2 34 -18 7
part rungs = body b : z_ ~ 5 -54 -18 -53 2 ; z_ ~ 5 -34 -22 -33 -2 ; z_ ~ 5 -14 -26 -13 -6 ; z_ ~ 5 6 -30 7 -10 ; z_ ~ 5 22 -33 23 -13
part hose = hose b : i_ ~ -30 20 12 2.6 4
part lights = lights blue : o_ ~ 50 -20 6 ; o_ ~ 4 30 4.5 ; o_ ~ -8 30 4.5
part face = pen k : z_ ~ 2.5 -62 30 28 30 ; r_ yellow 66 26 8 6 2
scene lay

* color-sorting-tin | 2-3 4-5 | -
topics quiet toy, quiet game, busy bag, learning colors, colors, color sorting, sorting, sorting game, montessori, fine motor, quiet time, tray activity, matching, matching colors, toddler game
colors red, yellow, blue, green
minutes 20 25
mess low
heart tin: muffin-tin, egg-carton = 1
heart color@4-5: marker, crayon, sticker, colored-pencil = 4 color
need color@2-3: marker, crayon, sticker, colored-pencil = 4 color
need sheet: paper, construction-paper, cardstock, paper-plate = 1
need things@2-3: construction-paper, tissue-paper, crepe-paper, duplo-brick, paper-napkin, paper = 12
need things@4-5: pom-pom, button, construction-paper, tissue-paper, crepe-paper, duplo-brick, paper = 12
nice grab: kitchen-tongs, clothespin, plastic-spoon, wooden-spoon = 1
tool scissors: scissors
home bowl
step cut: cut sheet scissors by gt
step dots: color color sheet > spots by cc
step lay: arrange sheet tin > tin by cc
step make: shape things bowl > heap by cc
step first: play things tin by cc
step name: play things tin by tc
step grab: play grab things tin > grab by cc
step check: play tin by tc
part tin = tin silver : r^ ~ 0 -12 176 112 8 ; o_ ~- -56 -38 25 ; o_ ~- 0 -38 25 ; o_ ~- 56 -38 25 ; o_ ~- -56 16 25 ; o_ ~- 0 16 25 ; o_ ~- 56 16 25
part spots = sheet w : o_ red -56 -38 20 ; o_ yellow 0 -38 20 ; o_ blue 56 -38 20 ; o_ green -56 16 20 ; o_ orange 0 16 20 ; o_ purple 56 16 20
part heap = things red : y ~ -62 -42 9 8 7 0.2 ; y ~ -50 -34 9 8 7 0.2 ; y yellow 4 -38 9 8 7 0.2 ; y blue 52 -42 9 8 7 0.2 ; y blue 60 -32 9 8 7 0.2 ; y green -56 18 9 8 7 0.2 ; y orange -46 70 9 8 7 0.2 ; y purple -26 76 9 8 7 0.2 ; y yellow -8 68 9 8 7 0.2 ; y orange 12 76 9 8 7 0.2
part grab = grab own : stick ~ 30 72 84 58 7 ; stick ~ 30 78 86 80 7
scene lay

* pocket-photo | 2-3 4-5 | -
extras card: sticker, washi-tape
topics i miss you, missing you, missing mom, missing mommy, mama at work, separation, drop-off, daycare, first day of daycare, business trip, photo, letter, hug, comfort, love, sad, deployment
colors red, yellow, light blue
minutes 20 20
mess low
heart photo: photo = 1
heart pocket: envelope, paper-bag = 1
need color: crayon, marker, colored-pencil = 3 color
need letter: paper, construction-paper, cardstock = 1 sheet
nice dots: sticker, felt-sticker = 3
join tape: tape, glue-stick, glue, masking-tape
tool pen: marker, crayon, pencil
step fold: fold letter > letter by tc
step photo: tape photo letter tape > photo by tc
step frame: color color letter > frame by cc
step hand: draw pen letter by tc
step fill: color color letter by cc
step pocket: color color pocket > pocket scribble by cc
step dots: decorate dots pocket > dots by cc
step post: fill letter pocket by cc
step open: play pocket by cc
part letter = letter w : r^ ~ 0 -34 120 104 2
part photo = photo light-blue : r^ ~ 0 -42 70 56 1 ; o_ tan -14 -42 15 ; b_ brown -29 -44 -28 -58 -14 -62 0 -58 1 -44 -14 -52 ; o_ cream 16 -34 12 ; b_ brown 4 -36 5 -46 16 -50 27 -46 28 -36 16 -42 ; k -19 -42 2 ; k -9 -42 2 ; u -14 -35 5 ; k 12 -34 2 ; k 20 -34 2 ; u 16 -29 4
part frame = color a : l_ ~ 4 -48 -76 -10 -80 30 -76 50 -78 ; l_ b 4 -50 -66 -46 -40 -52 -14 ; l_ c 4 50 -66 46 -40 52 -14
part pocket = pocket cream : r^ ~ 0 42 160 90 2 ; p_ ~- -80 -3 80 -3 0 44 ; p_ ~ -77 -3 77 -3 0 40
part scribble = color b : l_ ~ 4 -66 74 -50 50 -40 76 -26 54 -16 78 ; l_ a 4 18 76 28 54 40 78 52 52 66 76 ; h_ a 0 34 12
part dots = dots c : s_ ~ -62 20 5 8 3.4 ; s_ ~ 62 20 5 8 3.4 ; s_ ~ 0 74 5 8 3.4
scene lay

* circle-print-caterpillar | 2-3 4-5 | Bugs
extras picture Bugs: newspaper, cupcake-liner, wrapping-paper, paper-strip, grass, crinkle-paper, cotton-ball, candy-wrapper, origami-paper, washi-tape, button, pom-pom, tissue-paper, clover, construction-paper, felt, coffee-filter, leaf
topics caterpillar, caterpillars, very hungry caterpillar, hungry caterpillar, circles, letter c, garden, spring, story time
near butterfly life cycle, life cycle
colors green, light green, red
minutes 20 25
waits 30
mess some
heart paint: paint, washable-ink-pad = 2 color
heart strip: paper-strip, packing-paper, paper, cardstock, construction-paper, watercolor-paper = 1 sheet
need stamp: cardboard-tube, paper-cup, kitchen-sponge, potato, plastic-lid, yogurt-pot, plastic-cup, apple, sponge-brush = 1
need head: construction-paper, cardstock, felt, tissue-paper, craft-foam, paper = 1 scrap
need tray: paper-plate, plastic-lid, foil-tray, baking-tray
nice eyes: sticker = 2
nice food: sticker, felt-sticker = 5
join stick: glue-stick, glue
tool scissors: scissors
tool pen: marker, crayon
step pour: prepare paint tray by gt
step print: print stamp paint strip > strip body by cc
step more: print stamp paint strip > more by cc
step dry: dry strip by gc
step cut: cut head scissors by gt
step head: glue head strip stick > head by cc
step face: draw pen head strip > feet face by tc
step eyes: decorate eyes head > eyes by cc
step food: decorate food strip > food by cc
step munch: play strip by cc
part strip = strip w : r^ ~ 0 10 196 100 2
part feet = pen k : z_ ~ 3 -40 44 -42 56 ; z_ ~ 3 -14 30 -14 42 ; z_ ~ 3 12 44 12 56 ; z_ ~ 3 38 30 40 42 ; z_ ~ 3 66 44 68 56
part body = paint a : o_ ~ -36 22 21 ; o_ ~ 14 22 21 ; o_ ~ 66 22 21
part more = paint b : o_ ~ -11 8 21 ; o_ ~ 40 8 21
part head = head c : o^ ~ -66 4 25 25
part face = pen k : k -74 0 4 ; k -58 0 4 ; u -66 12 9 ; l_ k 3 -76 -18 -82 -30 -88 -34 ; l_ k 3 -58 -19 -52 -30 -46 -34
part eyes = eyes own : e -74 0 7 ; e -58 0 7
part food = food red : o_ ~ 84 -22 8 ; l_ green 2.5 84 -30 87 -35 ; o_ orange 62 -24 7 ; o_ purple 42 -28 6
scene lay

* sand-and-glue-picture | 2-3 4-5 | -
topics sand picture, sand art, sand painting, glue and sand, beach sand, sensory art
near island, australia, winter, snow in australia, summer christmas
variant beach | Ocean, Seasons, Nature | light blue, tan, yellow | beach, seaside, sea, summer, vacation, holiday at the sea, sandbox, summer vacation
variant snowman | Seasons, Weather | light blue, white, tan | snowman, snow, snow in summer, sand snowman
minutes 25 30
waits 120
mess some
heart grit: sand, salt, oats, coffee-grounds, colored-sand = 1/2 cup
heart base: cardboard, construction-paper, cardstock, cereal-box, paper-plate, pizza-box = 1 sheet
heart glue: glue
need swab: cotton-swab, paintbrush, sponge-brush, kitchen-sponge = 2
need soft: cotton-ball, cotton-pad, tissue, toilet-paper, paper-towel, paper = 1
nice trim: sticker, felt-sticker, construction-paper = 4
nice sun: paint, crayon, marker = 1 color
home saucer
home spoon
home tray
step pour: prepare glue saucer by gg
step spread: paint glue base swab > base by cc
step sprinkle: arrange grit base spoon > ground by cc
step shake: shape base tray by tc
step dab: paint glue swab base by cc
step soft: glue soft base glue > soft-beach soft-snowman by cc
step sun: color sun base > sun by cc
step trim: decorate trim base > trim-beach trim-snowman by cc
step dry: dry base by gc
step feel: play base by cc
part base = base a : r^ ~ 0 0 184 150 3
part ground = grit tan : p_ ~ -91 40 -70 33 -46 33 -20 37 0 33 20 30 42 33 62 36 78 32 91 29 91 74 -91 74 ; d_ ~- 1.6 -80 60 -60 50 -44 64 -20 54 4 62 26 48 44 60 66 50 82 62 -6 48 56 68 -70 42 36 40
part soft-beach@beach = soft w : cotton ~ -78 22 12 ; cotton ~ -56 18 12 ; cotton ~ -34 22 12 ; cotton ~ -12 18 12 ; cotton ~ 10 20 12 ; cotton ~ 32 16 12 ; cotton ~ 54 20 12 ; cotton ~ 76 16 12
part soft-snowman@snowman = soft w : cotton ~ -12 26 22 ; cotton ~ 12 26 22 ; cotton ~ 0 12 20 ; cotton ~ 0 38 20 ; cotton ~ -8 -14 16 ; cotton ~ 8 -14 16 ; cotton ~ 0 -24 14 ; cotton ~ 0 -44 13
part sun = sun yellow : o_ ~ 62 -48 15 ; f_ ~ 62 -48 10 28 2.4 0 19
part trim-beach@beach = trim red : s_ ~ -50 56 5 11 5 ; s_ ~ 30 58 5 10 5 ; p_ ~ -66 -14 -66 -50 -40 -14 ; b_ brown -84 -10 -36 -10 -46 6 -74 6
part trim-snowman@snowman = trim k : o_ ~ -6 -46 2.6 ; o_ ~ 6 -46 2.6 ; p_ orange 0 -42 0 -36 16 -38 ; o_ ~ 0 0 3 ; o_ ~ 0 18 3
scene lay

* torn-picado-banner | 2-3 4-5 | -
extras hanging: tissue-paper, crepe-paper, coffee-filter, ribbon
extras party: crepe-paper, paper-strip, ribbon, yarn
appeal 1
topics papel picado, mexico, mexican, fiesta, cinco de mayo, day of the dead, dia de los muertos, día de los muertos, hispanic heritage, party decoration, banner
near abuelo, abuela, quinceañera, las posadas
colors pink, orange, blue, green free
minutes 20 25
mess low
heart tissue: tissue-paper, crepe-paper, paper-napkin = 4 sheet
join line: string, ribbon, yarn, cotton-cord, raffia = 6 ft
join tape: tape, masking-tape, glue-stick, glue
tool scissors: scissors
nice dots: sticker, felt-sticker = 4
step choose: arrange tissue by cc
step fold: fold tissue by tc
step nick: cut tissue scissors by gt
step tear: tear tissue by cc
step open: play tissue > flags by cc
step fringe: tear tissue > holes by cc
step dots: decorate dots tissue > dots by cc
step line: tape tissue line tape > line by gg
step blow: play tissue by cc
part line = line own : l ~ 3 -100 -48 -50 -40 0 -38 50 -40 100 -48
part flags = tissue a : r^ ~ -72 2 44 84 ; r^ b -24 6 44 88 ; r^ c 24 6 44 88 ; r^ d 72 2 44 84 ; v_ ~ -94 42 -50 42 5 -10 ; v_ b -46 48 -2 48 5 -10 ; v_ c 2 48 46 48 5 -10 ; v_ d 50 42 94 42 5 -10
part holes = tissue w : y_ ~ -72 -14 8 10 6 0.2 ; y_ ~ -82 14 6 6 6 0.2 ; y_ ~ -62 14 6 6 6 0.2 ; y_ ~ -24 -10 8 10 6 0.2 ; y_ ~ -34 20 6 6 6 0.2 ; y_ ~ -14 20 6 6 6 0.2 ; y_ ~ 24 -10 8 10 6 0.2 ; y_ ~ 14 20 6 6 6 0.2 ; y_ ~ 34 20 6 6 6 0.2 ; y_ ~ 72 -14 8 10 6 0.2 ; y_ ~ 62 14 6 6 6 0.2 ; y_ ~ 82 14 6 6 6 0.2
part dots = dots red : s_ ~ -86 -28 5 6 2.6 ; s_ ~ -10 -28 5 6 2.6 ; s_ ~ 38 -28 5 6 2.6 ; s_ ~ 60 -28 5 6 2.6
scene hang

* folded-top-kitty | 2-3 4-5 | Animals
extras world Animals: soft-ball, felt-ball, breakfast-cereal, cupcake-liner, faux-fur, cotton-ball, bottle-cap, crinkle-paper
extras figure: bell, flower
appeal 3
topics cat, cats, kitten, kittens, kitty, kitty cat, pet, pets, my cat, our cat, meow, three little kittens, international cat day
colors gray, pink, orange free
minutes 20 20
waits 10
mess low
heart tube: cardboard-tube, coffee-sleeve = 1
heart tail@2-3: feather, paper-strip, crepe-paper, tissue-paper, construction-paper = 1
heart tail@4-5: yarn, feather, pipe-cleaner, wool-roving, ribbon, paper-strip, construction-paper = 1
need coat: crayon, marker, paint, tissue-paper, construction-paper = 2 color
nice eyes@2-3: sticker = 2
nice eyes@4-5: googly-eye, sticker, button = 2
nice bowtie: ribbon, washi-tape, tissue-paper, fabric-scrap, gift-bow = 1 strip
join tape: tape, masking-tape, glue
join stick: glue-stick, glue when coat=tissue-paper,construction-paper
tool brush: paintbrush, sponge-brush when coat=paint
tool pen: marker, crayon
step fold: fold tube > ears by tt
step coat: color coat tube brush stick > body by cc
step face: draw pen tube > face by tc
step eyes: decorate eyes tube > eyes by cc
step tail: tape tail tube tape > tail by cc
step collar: tape bowtie tube tape > collar by cc
step purr: play tube by cc
part tail = tail a : rod ~ 34 72 86 -4 10
part body = tube own paint coat a : r^ ~ 0 20 84 140 6
part ears = tube own paint coat a : p^ ~ -42 -46 -42 -86 -8 -52 ; p^ ~ 42 -46 42 -86 8 -52 ; b_ ~- -42 -50 0 -36 42 -50 42 -44 0 -30 -42 -44
part face = pen k : k -17 -10 5 ; k 17 -10 5 ; p_ pink -6 4 6 4 0 12 ; l_ k 2.4 0 12 -8 20 -15 16 ; l_ k 2.4 0 12 8 20 15 16 ; z_ k 2 -16 8 -46 2 ; z_ k 2 -16 14 -46 16 ; z_ k 2 16 8 46 2 ; z_ k 2 16 14 46 16
part eyes = eyes own : e -17 -10 9 ; e 17 -10 9
part collar = bowtie red : r_ ~ 0 36 84 9 ; p ~ 0 36 -16 26 -16 46 ; p ~ 0 36 16 26 16 46
scene stand

* dabbed-sprout-pot | 2-3 | Nature
extras pot: craft-stick, plastic-spoon, paint-chip
appeal 3
topics flower pot, flowerpot, planting, plants, seeds, growing, gardening, garden, spring, thank you, thank you gift, teacher gift, daycare teacher, present for teacher, mother's day, earth day, gift for grandma, sprout
colors yellow, blue, green free
minutes 30
waits 30
mess some
heart pot: terracotta-pot, yogurt-pot, plastic-tub, paper-cup = 1
heart paint: paint = 2 color
heart soil: soil = 2 cup
tool seeds: grass-seed, seed = 2 tbsp
need dab: kitchen-sponge, sponge-brush, cotton-ball, paper-towel = 2
nice look: sticker, felt-sticker = 3
nice bow: crepe-paper, fabric-scrap, washi-tape = 1 strip
home saucer
home spoon
home water
home newspaper
step lay: prepare pot newspaper saucer paint by g
step first: print dab paint pot > pot coat by c
step second: print dab paint pot > spots by c
step dry: dry pot by g
step look: decorate look pot > look by c
step soil: fill soil pot spoon > soil by c
step sow: fill seeds pot by g
step cover: fill soil pot by c
step drink: fill water pot > sprout by c
step bow: tie bow pot > bow by g
part sprout = seeds green : l_ green 3.5 -16 -38 -18 -56 -14 -72 ; j green -14 -70 -32 -84 7 ; j green -14 -70 4 -82 7 ; l_ green 3.5 14 -38 16 -52 14 -62 ; j green 14 -60 0 -74 6 ; j green 14 -60 30 -72 6
part soil = soil brown : o^ ~ 0 -36 54 14
part pot = pot own : q^ ~ 5 -56 -34 56 -34 42 86 -42 86 ; r^ ~ 0 -26 124 24 3
part coat = paint a : y_ ~ -28 10 15 13 8 0.2 ; y_ ~ 20 4 15 13 8 0.2 ; y_ ~ -10 46 15 13 8 0.2 ; y_ ~ 28 50 14 12 8 0.2 ; y_ ~ -44 -26 11 9 8 0.2 ; y_ ~ 6 -26 11 9 8 0.2 ; y_ ~ 50 -26 9 9 8 0.2
part spots = paint b : y_ ~ -4 22 13 11 8 0.2 ; y_ ~ -32 70 12 11 8 0.2 ; y_ ~ 6 72 12 11 8 0.2 ; y_ ~ 40 26 11 11 8 0.2 ; y_ ~ -20 -26 10 9 8 0.2 ; y_ ~ 30 -26 10 9 8 0.2
part look = look red : o_ ~ -36 32 6 ; o_ ~ 10 34 6 ; o_ ~ 30 76 5
part bow = bow red : z_ ~ 7 -52 -8 52 -8 ; p ~ 0 -8 -20 -20 -20 4 ; p ~ 0 -8 20 -20 20 4
scene stand

* sock-ball-goal | 2-3 4-5 | Sports
extras game: bell, dried-bean, glitter-paper, masking-tape, price-tag, ric-rac, washi-tape
topics soccer, goal, basketball, ball, balls, ball game, throwing, tossing, target, indoor game, rainy day, lots of energy, gross motor, laundry, socks, sock balls
near football, world cup
colors green, red, yellow
minutes 20 25
mess low
place floor
heart balls: sock, tube-sock = 4
heart goal: plastic-tub, shoebox, cardboard-box, basket, bucket = 1
need look: crayon, marker, sticker, construction-paper = 3 color
nice target: paper-plate, construction-paper, paper = 1
join tape: masking-tape, tape, duct-tape, washi-tape
tool scissors: scissors
step dress: decorate look goal tape > goal by cc
step target: color target look > face by cc
step post: tape target goal tape > target by gt
step roll: shape balls > balls by tc
step line: tape tape floor scissors > line by gt
step drop: play balls goal by cc
step near: play balls goal by cc
step fetch: play balls by cc
home floor
part line = tape own : r_ ~ 0 88 150 7
part target = target w : plate ~ 0 -46 44
part face = look k : k -14 -54 5 ; k 14 -54 5 ; o_ red 0 -34 12 9
part goal = goal own : q^ ~ 6 -62 0 62 0 52 64 -52 64 ; o_ ~-- 0 2 58 10 ; s_ a -30 36 5 11 5 ; s_ b 0 40 5 11 5 ; s_ c 30 36 5 11 5
part balls = balls b : o^ ~ -78 40 16 14 ; l_ w 3 -90 40 -78 46 -66 40 ; o^ blue 80 60 16 14 ; l_ w 3 68 60 80 66 92 60 ; o^ yellow 66 -10 16 14 ; l_ w 3 54 -10 66 -4 78 -10 ; o^ ~ -8 -4 16 13 ; l_ w 3 -20 -4 -8 2 4 -4
scene stand

* fluffy-snowman-plate | 2-3 4-5 | Seasons, Weather
appeal 3
topics snowman, snow, snowmen, winter, frosty, snow day, january, december, first snow, winter party, christmas
colors white, orange, black
minutes 25 30
waits 60
mess low
heart plate: paper-plate = 1
heart fluff: cotton-ball, pillow-stuffing, cotton-pad = 2 handful
need nose: construction-paper, felt, craft-foam, cardstock, paper = 1 scrap
need hat: construction-paper, felt, cardstock, craft-foam, paper-bag, paper = 1 sheet
nice eyes@2-3: sticker = 7
nice eyes@4-5: button, sticker, bottle-cap, googly-eye = 7
nice scarf: crepe-paper, fabric-scrap, felt, washi-tape, tissue-paper = 1 strip
join glue: glue
tool scissors: scissors
tool pen: marker, crayon
step cut: cut hat nose scissors by gt
step spread: glue plate glue by gc
step pull: shape fluff by cc
step pat: arrange fluff plate glue > plate snow by cc
step nose: arrange nose plate glue > nose by cc
step hat: glue hat plate glue > hat by cc
step face: draw pen plate > face by tc
step eyes: decorate eyes plate > eyes by cc
step scarf: glue scarf plate glue > scarf by tc
step play: play plate by cc
part plate = plate w : o^ ~ 0 14 68 68
part snow = fluff w : cotton ~ -44 -16 20 ; cotton ~ -16 -36 20 ; cotton ~ 16 -36 20 ; cotton ~ 44 -16 20 ; cotton ~ 54 16 20 ; cotton ~ 42 48 20 ; cotton ~ 14 64 20 ; cotton ~ -16 64 20 ; cotton ~ -44 46 20 ; cotton ~ -54 16 20 ; cotton ~ -20 0 16 ; cotton ~ 20 0 16 ; cotton ~ -18 36 16 ; cotton ~ 18 36 16
part hat = hat k : r^ ~ 0 -44 104 13 3 ; r^ ~ 0 -70 64 44 3 ; r_ red 0 -54 64 9
part face = pen k : o_ w 0 6 38 30 ; k -16 -6 5 ; k 16 -6 5 ; d_ ~ 3 -20 24 -11 30 0 32 11 30 20 24
part nose = nose orange : p^ ~ -4 6 -4 18 40 16
part eyes = eyes k : o_ ~ -16 -6 6 ; o_ ~ 16 -6 6 ; o_ ~ -20 24 3.6 ; o_ ~ -10 30 3.6 ; o_ ~ 0 32 3.6 ; o_ ~ 10 30 3.6 ; o_ ~ 20 24 3.6
part scarf = scarf red : b^ ~ -54 72 -30 84 0 88 30 84 54 72 58 84 30 97 0 100 -30 97 -58 84 ; q^ ~ 3 30 84 50 80 58 102 40 104
scene lay

* tire-track-card | 2-3 4-5 | Transportation
extras card: envelope, gift-bow, photo, puzzle-piece, sticker, washi-tape
appeal 3
topics father's day, fathers day, father's day card, card for daddy, card for dad, dad, daddy, birthday card, car card, tire tracks, greeting card, grandpa, thank you card
colors blue, red, black free
minutes 20 20
waits 30
mess some
heart car: toy-car = 1
heart paint: paint, washable-ink-pad = 1 color
heart card: cardstock, construction-paper, watercolor-paper, paper = 1 sheet
need tray: paper-plate, plastic-lid, foil-tray, baking-tray
nice look: sticker, felt-sticker = 3
nice edge: masking-tape, washi-tape = 1 strip
tool pen: marker, crayon
home towel
home bowl
home water
step fold: fold card > card by tc
step pour: prepare paint tray by gt
step dip: print car paint by cc
step drive: print car paint card > tracks by cc
step thumb: print paint card > lights by cc
step wash: wash car bowl water towel by tc
step dry: dry card by gc
step edge: decorate edge card > edge by cc
step look: decorate look card > look by cc
step draw: draw pen card > word by tc
part card = card w : r^ ~ 0 0 150 180 2 ; r_ ~- -74 0 3 178
part tracks = paint a : l_ ~ 6 -70 46 -30 20 10 30 68 -6 ; l_ ~ 6 -70 64 -26 38 14 48 70 12 ; l_ ~+ 1.6 -70 46 -30 20 10 30 68 -6 ; l_ ~+ 1.6 -70 64 -26 38 14 48 70 12 ; l_ ~ 6 -60 -84 -34 -40 -20 10 -30 84 ; l_ ~ 6 -42 -84 -16 -40 -2 10 -12 84
part lights = paint a : d_ ~ 5 30 -40 44 -52 56 -36 ; d_ ~ 5 40 66 56 58 24 70
part edge = edge c : r_ ~ 0 80 148 12
part look = look red : s_ ~ 26 -66 5 8 3.4 ; s_ ~ 56 -66 5 8 3.4 ; s_ ~ 52 36 5 8 3.4
part word = pen k : h_ red 40 -18 14
scene lay

* cutter-print-parade | 2-3 4-5 | -
extras picture Animals: washi-tape, sticker, wrapping-paper
topics cookie cutter painting, cookie cutter prints, cookie cutters, stamping, printing, prints, big art
near circus, farm animals, noah's ark, whales, moon
variant zoo | Animals, Jungle, Farm | orange, brown, green | zoo, going to the zoo, animals, safari, wild animals
variant sea | Ocean | blue, orange, green | fish, under the sea, aquarium, sea animals
variant stars | Space, Seasons | yellow, orange, navy or gold, silver, white | stars, night sky, star, christmas, twinkle twinkle little star
variant hearts | - | red, pink, white | heart, hearts, love, valentine's day, valentine, mother's day
minutes 20 25
waits 30
mess some
heart cutter: cookie-cutter = 2
heart paint: paint, washable-ink-pad = 2 color
need sheet: paper, packing-paper, construction-paper, cardstock, watercolor-paper = 1 sheet
need tray: paper-plate, plastic-lid, foil-tray, baking-tray
nice ground: kitchen-sponge, sponge-brush, cotton-ball = 1
nice eyes: sticker, felt-sticker = 2
tool pen: crayon, marker
step tape: arrange sheet by gt
step pour: prepare paint tray by gt
step ground: print ground paint sheet > ground mist by cc
step print: print cutter paint sheet > sheet prints-zoo prints-sea prints-stars prints-hearts by cc
step more: print cutter paint sheet > more-zoo more-sea more-stars more-hearts by cc
step fill: print paint sheet > dots by cc
step dry: dry sheet by gc
step eyes: decorate eyes sheet > eyes-zoo eyes-sea eyes-stars eyes-hearts by cc
step draw: draw pen sheet > lines-zoo lines-sea lines-hearts by tc
step walk: play sheet by cc
part sheet = sheet w : r^ ~ 0 0 190 150 3
part ground@zoo,sea = ground green : y_ ~ -66 58 20 9 8 0.2 ; y_ ~ -24 60 20 9 8 0.2 ; y_ ~ 20 58 20 9 8 0.2 ; y_ ~ 64 60 20 9 8 0.2
part mist@stars,hearts = ground c : y_ ~ -66 62 24 8 8 0.2 ; y_ ~ -20 64 24 8 8 0.2 ; y_ ~ 26 62 24 8 8 0.2 ; y_ ~ 68 64 20 8 8 0.2
part prints-zoo@zoo = paint a : b_ ~ -84 -34 -78 -54 -62 -54 -58 -40 -28 -38 -24 -24 -28 6 -36 6 -38 -12 -60 -12 -62 6 -70 6 -72 -22 ; b_ ~ 24 -34 30 -54 46 -54 50 -40 80 -38 84 -24 80 6 72 6 70 -12 48 -12 46 6 38 6 36 -22
part prints-sea@sea = paint a : o_ ~ -60 -36 24 15 ; p_ ~ -40 -36 -22 -50 -22 -22 ; o_ ~ 10 10 24 15 ; p_ ~ 30 10 48 -4 48 24 ; o_ ~ 56 -46 20 13 ; p_ ~ 72 -46 88 -57 88 -35
part prints-stars@stars = paint a : s_ ~ -60 -36 5 22 10 ; s_ ~ 8 -46 5 22 10 ; s_ ~ 66 -20 5 22 10 ; s_ ~ -20 22 5 22 10
part prints-hearts@hearts = paint a : h_ ~ -60 -34 24 ; h_ ~ 6 -44 24 ; h_ ~ 64 -24 24 ; h_ ~ -22 20 24
part more-zoo@zoo = paint b : o_ ~ -4 14 20 14 ; o_ ~ 16 2 9 9 ; r_ ~ -14 30 6 12 ; r_ ~ 6 30 6 12 ; o_ ~ 56 32 20 13 ; o_ ~ 78 20 9 9 ; r_ ~ 46 46 6 12 ; r_ ~ 66 46 6 12 ; o_ ~ -66 32 20 13 ; o_ ~ -46 20 9 9 ; r_ ~ -76 46 6 12 ; r_ ~ -56 46 6 12
part more-sea@sea = paint b : o_ ~ -50 22 20 13 ; p_ ~ -66 22 -82 11 -82 33 ; o_ ~ 0 -50 18 12 ; p_ ~ -14 -50 -28 -60 -28 -40 ; s_ ~ 66 32 5 17 7
part more-stars@stars = paint b : s_ ~ -26 -14 5 14 6 ; s_ ~ 40 18 5 14 6 ; s_ ~ -72 30 5 14 6 ; s_ ~ 36 -56 5 12 5 ; s_ ~ 80 32 5 12 5
part more-hearts@hearts = paint b : h_ ~ -28 -10 16 ; h_ ~ 36 14 18 ; h_ ~ -70 26 16 ; h_ ~ 34 -56 14 ; h_ ~ 76 30 16
part dots = paint a : d_ ~ 4 -44 26 -30 32 -16 44 30 40 44 28 56 42 -6 -10 8 2
part eyes-zoo@zoo = eyes k : o_ ~ -70 -42 3.6 ; o_ ~ 38 -42 3.6
part eyes-sea@sea = eyes k : o_ ~ -72 -40 4 ; o_ ~ -2 6 4 ; o_ ~ 46 -48 4
part eyes-stars@stars = eyes red : o_ ~ -60 -34 4 ; o_ ~ 8 -44 4 ; o_ ~ 66 -18 4
part eyes-hearts@hearts = eyes w : o_ ~ -66 -38 4 ; o_ ~ -54 -38 4 ; o_ ~ 58 -28 4 ; o_ ~ 70 -28 4
part lines-sea@sea = pen k : o_ w -86 -56 4 ; o_ w -80 -64 3 ; o_ w -18 -8 3.4
part lines-hearts@hearts = pen k : l_ ~ 2 -44 -36 -26 -46 -10 -44 ; l_ ~ 2 22 -42 36 -30 46 -30
part lines-zoo@zoo = pen k : l_ ~ 2 -76 -34 -70 -31 -64 -34 ; l_ ~ 2 32 -34 38 -31 44 -34 ; l_ ~ 2.5 -26 -30 -18 -40 -16 -46 ; l_ ~ 2.5 82 -30 90 -40 92 -46
scene lay

* bear-in-a-cave | 2-3 4-5 | Animals, Seasons
extras world Animals: pillow-stuffing, pinecone, toy-tree, stone, leaf, faux-fur, pine-needle, popcorn, wood-slice, wax-paper, toy-animal
topics hibernation, hibernate, hibernating bear, bear, bears, brown bear, bear cave, cave, winter sleep, sleepy bear, winter animals, forest animals, bear hunt, going on a bear hunt
colors brown, tan, white
minutes 25 30
waits 20
mess low
heart cave: paper-bag, shoebox, milk-carton, oatmeal-canister = 1
heart bear: packing-paper, construction-paper, felt, cardstock, cardboard = 1 sheet
nice snow: cotton-ball, pillow-stuffing, tissue, cotton-pad = 1 handful
nice bed: leaf, tissue-paper, crinkle-paper, hay, fabric-scrap, newspaper, paper-strip = 1 handful
need color: crayon, marker, paint = 2 color
join glue: glue, glue-stick, tape
tool scissors: scissors
tool pen: marker, crayon
step hole: cut cave scissors > cave by gt
step crumple: shape cave by cc
step color: color color cave > rocks by cc
step snow: glue snow cave glue > snow by cc
step cut: cut bear scissors by gt
step ears: glue bear glue > bear by cc
step face: draw pen bear > face by tc
step bed: fill bed cave > bed by cc
step sleep: play bear cave by cc
part cave = cave tan : b^ ~ -88 74 -82 0 -62 -50 -20 -74 24 -72 64 -46 84 4 88 74
part rocks = color brown : l_ ~ 4 -70 30 -56 14 -64 -6 ; l_ ~ 4 60 20 70 0 56 -20 ; l_ gray 4 -30 -54 -10 -60 8 -54 ; l_ gray 4 62 56 74 46 78 60
part snow = snow w : cotton ~ -40 -62 16 ; cotton ~ -14 -72 17 ; cotton ~ 14 -74 17 ; cotton ~ 42 -62 16 ; cotton ~ -78 70 14 ; cotton ~ 78 70 14
part bed = bed tan : b_ umber -48 74 -46 20 -26 -14 0 -24 26 -14 46 20 48 74 ; v_ orange -44 72 44 72 9 16
part bear = bear brown : b^ ~ -34 72 -36 40 -18 26 18 26 36 40 34 72 ; o^ ~ -20 -4 11 11 ; o^ ~ 20 -4 11 11 ; o^ ~ 0 14 27 24 ; o_ ~+ 0 22 13 10
part face = pen k : a_ ~ -10 10 5 3.4 0 180 ; a_ ~ 10 10 5 3.4 0 180 ; o_ k 0 18 4 3 ; u 0 24 6
scene stand

* tissue-shell-turtle | 2-3 4-5 | Ocean, Animals
extras world Ocean: sand, seashell, pebble, crinkle-paper, pipe-cleaner, craft-foam, cupcake-liner, coffee-filter, candy-wrapper, pom-pom, dried-chickpea, egg-carton, kitchen-sponge
topics turtle, turtles, sea turtle, tortoise, save the turtles, under the sea, sea animals, slow animals
near pond, beach
colors green, light green, yellow
minutes 25 30
waits 60
mess some
heart plate: paper-plate, paper-bowl = 1
heart shell: tissue-paper, crepe-paper, paper-napkin = 2 sheet
need body: construction-paper, cardstock, felt, craft-foam, paper = 1 sheet
nice coat: paint = 1 color
nice eyes@2-3: sticker = 2
nice eyes@4-5: googly-eye, sticker, button = 2
join glue: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step coat: paint coat plate brush > coat by cc
step tear: tear shell by cc
step glue: glue plate glue brush > plate by cc
step press: arrange shell plate glue > shell by cc
step cut: cut body scissors by gt
step dry: dry plate by gc
step legs: glue body plate glue > legs by cc
step face: draw pen body > face by tc
step eyes: decorate eyes body > eyes by cc
step walk: play plate by cc
part legs = body b : o^ ~ -52 -46 24 14 -40 ; o^ ~ 52 -46 24 14 40 ; o^ ~ -50 54 22 13 40 ; o^ ~ 50 54 22 13 -40 ; o^ ~ 0 -76 20 22 ; p^ ~ -8 70 8 70 0 96
part plate = plate w : o^ ~ 0 4 62 62
part coat = coat a : o_ ~ 0 4 62 62
part shell = shell a : y_ ~ -22 -20 24 20 8 0.2 ; y_ ~+ 20 -18 24 20 8 0.2 ; y_ ~+ -26 20 22 20 8 0.2 ; y_ ~ 22 26 24 20 8 0.2 ; y_ ~- 0 2 20 18 8 0.2 ; y_ ~- 2 46 20 12 8 0.2 ; y_ ~- 0 -42 20 12 8 0.2 ; y_ yellow 44 4 10 14 7 0.2 ; y_ yellow -46 0 10 14 7 0.2
part face = pen k : k -8 -82 3.4 ; k 8 -82 3.4 ; u 0 -72 6
part eyes = eyes own : e -8 -82 6 ; e 8 -82 6
scene lay

* carton-boat-first | 2-3 4-5 | Transportation, Ocean
extras machine: flag
extras world Ocean: cork, duplo-brick
appeal 3
topics boat, boats, sailboat, ship, sailing, floating, sink or float, bath toy, bath time, water play, puddle, pond, row row row your boat, pirate ship
colors red, white, blue free
minutes 20 25
mess some
place sink
heart hull: milk-carton = 1
heart mast: paper-straw, craft-stick, plastic-straw = 1
need sail: construction-paper, paper, felt, craft-foam, fabric-scrap, cardstock = 1 sheet
need color: crayon, marker = 3 color
nice coat: sticker, washi-tape, masking-tape, duct-tape = 4
nice crew: duplo-brick, toy-animal = 2
join tape: tape, duct-tape, masking-tape
home bowl
home water
tool scissors: scissors
step cut: cut hull scissors > hull by gg
step coat: decorate coat hull > coat by cc
step sail: cut sail scissors by gt
step draw: color color sail > sail by cc
step mast: tape mast sail tape by tt
step stand: tape mast hull tape > mast by gt
step crew: arrange crew hull > crew by cc
step float: play hull bowl water by cc
part mast = mast own : stick ~ 4 -92 4 44 7
part sail = sail w : p^ ~ 8 -88 70 12 8 12 ; p^ ~- 0 -78 -46 10 0 10 ; l_ red 3 20 -50 36 -20 18 -10 ; l_ blue 3 24 -2 44 -2 54 6
part crew = crew yellow : r ~ -44 22 20 24 3 ; o ~ 44 22 12 12 ; k 48 20 2.4
part hull = hull own : q^ ~ 8 -84 32 84 32 66 78 -66 78 ; q_ ~- 4 -84 32 84 32 80 42 -80 42
part coat = coat a : s_ ~ -44 58 5 10 4.4 ; s_ yellow -10 60 5 10 4.4 ; s_ ~ 22 58 5 10 4.4 ; s_ c 50 58 5 9 4
scene stand

* liner-flower-meadow | 2-3 4-5 | Seasons, Nature
extras picture Seasons: clover, crinkle-paper, paper-strip, craft-foam, washi-tape, wool-roving, paper-napkin, petal, sticker, felt-ball, cardboard, crepe-paper, origami-paper, fake-leaf
topics flowers, flower, spring, garden, spring flowers, meadow, cupcake liner flowers, coffee filter flowers, mother's day, mom, grandma, may day, summer, bouquet picture
near easter
colors pink, yellow, green
minutes 20 25
mess low
heart bloom: cupcake-liner, coffee-filter, tissue-paper, paper-doily, paper-napkin = 5 piece
need sheet: paper, construction-paper, cardstock, paper-plate, watercolor-paper = 1 sheet
need stems: construction-paper, crayon, marker, washi-tape, paper-straw, craft-stick, tissue-paper = 1
need color: crayon, marker = 3 color
nice middle@2-3: sticker, felt-sticker = 5
nice middle@4-5: button, pom-pom, sticker = 5
nice sun: cotton-ball, felt = 3
join stick: glue, glue-stick
step flat: shape bloom by cc
step color: color color bloom > sky by cc
step stems: decorate stems sheet stick > sheet stems by cc
step press: glue bloom sheet stick > blooms by cc
step middle: decorate middle sheet > middles by cc
step grass: draw color sheet > grass by cc
step sun: glue sun sheet stick > sun by cc
step smell: play sheet by cc
part sheet = sheet w : r^ ~ 0 0 170 160 3
part sun = sun w : cotton ~ 48 -60 13 ; cotton ~ 64 -58 11 ; cotton ~ -56 -62 12
part sky = bloom yellow : tissuespot yellow 4 -60 11 ; tissueline k 2 -34 -60 -29 -65 -24 -60 -19 -65 -14 -60
part stems = stems green : l_ ~ 5 -56 72 -58 30 -52 -6 ; l_ ~ 5 -26 72 -28 20 -22 -36 ; l_ ~ 5 6 72 6 34 10 6 ; l_ ~ 5 36 72 32 20 38 -30 ; l_ ~ 5 62 72 60 40 64 14
part blooms = bloom a : y^ ~ -52 -10 17 17 12 .14 ; o_ ~- -52 -10 9 9 ; y^ b -22 -40 18 18 12 .14 ; o_ b- -22 -40 9 9 ; y^ ~ 10 4 17 17 12 .14 ; o_ ~- 10 4 9 9 ; y^ b 38 -34 18 18 12 .14 ; o_ b- 38 -34 9 9 ; y^ ~ 64 10 15 15 12 .14 ; o_ ~- 64 10 8 8
part middles = middle orange : o_ ~ -52 -10 5 ; o_ ~ -22 -40 5 ; o_ ~ 10 4 5 ; o_ ~ 38 -34 5 ; o_ ~ 64 10 5
part grass = color green : v_ ~ -82 78 82 78 20 18
scene lay

* dough-cutter-ornaments | 2-3 4-5 6-8 | -
extras hanging: stick-on-gem, glitter-glue, sequin
appeal 3
topics ornament, ornaments, christmas ornament, christmas, christmas tree, salt dough ornament, salt dough, gift for grandparents, grandparents, grandma, grandpa, gift tag, keepsake, christmas gift, holiday gift, valentine ornament
near hanukkah, winter
colors red, green, white
minutes 30 35 40
waits 1440
mess some
heart dough: salt-dough, air-dry-clay = 2 handful
heart cutter: cookie-cutter = 2
nice pin: rolling-pin = 1
nice color: paint, metallic-paint = 2 color
tool straw: paper-straw, plastic-straw, pencil
join loop: ribbon, string, yarn, twist-tie = 3
tool brush: paintbrush, cotton-swab, sponge-brush when color=paint,metallic-paint
home tray
step knead: shape dough by ccc
step roll: shape dough pin? by tcc
step cut: print cutter dough > shapes by ccc
step thumb: print dough > thumbs by ccc
step hole: poke straw dough > holes by gtc
step dry: dry dough tray by gcc
step paint: paint color dough brush > coat by ccc
step loop: tie loop dough > loops by gtc
step hang: play dough by ccc
part loops = loop red : l_ ~ 3 -56 -22 -62 -60 -50 -60 -56 -22 ; l_ ~ 3 2 -36 -4 -74 8 -74 2 -36 ; l_ ~ 3 58 -22 52 -60 64 -60 58 -22
part shapes = dough cream : s^ ~ -56 8 5 36 18 ; h^ ~ 58 12 34 ; p^ ~ 2 -44 36 44 -32 44
part coat = color a : d_ ~ 3.6 -56 -12 -74 2 -38 2 -66 24 -46 24 ; z_ b 4 -14 14 20 22 ; z_ ~ 4 -22 32 30 38 ; d_ w 3.6 46 4 70 4 58 28
part thumbs = dough cream : o_ ~- -56 8 7 8 ; o_ ~- 2 4 6 7 ; o_ ~- 58 14 7 8
part holes = dough k : o_ ~ -56 -20 3 ; o_ ~ 2 -32 3 ; o_ ~ 58 -8 3
scene hang

* shape-town | 2-3 4-5 | -
topics shapes, learning shapes, shape, circle square triangle, triangle, square, circle, geometry, town, city, house, houses, first shapes, preschool math
colors red, yellow, blue, green
minutes 20 25
mess low
heart paper: construction-paper, cardstock, felt, craft-foam, wrapping-paper = 4 color
need ground: paper, construction-paper, cardstock, packing-paper, cardboard, paper-plate = 1 sheet
nice road: masking-tape, washi-tape = 2 strip
nice windows: sticker, felt-sticker = 4
join stick: glue-stick, glue, tape
tool scissors: scissors
tool pen: crayon, marker
step cut: cut paper scissors by gt
step sort: arrange paper by cc
step houses: glue paper ground stick > ground houses by cc
step roofs: glue paper ground stick > roofs by cc
step sun: glue paper ground stick > rounds by cc
step road: decorate road ground > road by cc
step windows: decorate windows ground > windows by cc
step draw: draw pen ground > lines by cc
step name: play ground by cc
part ground = ground w : r^ ~ 0 0 190 150 3
part road = road cream : r_ ~ 0 62 186 14 ; z_ ~- 2 -86 62 86 62
part houses = paper c : r^ ~ -56 30 44 44 1 ; r^ b 0 24 48 56 1 ; r^ d 58 32 42 40 1
part roofs = paper a : p^ ~ -82 8 -56 -24 -30 8 ; p^ d -28 -4 0 -40 28 -4 ; p^ ~ 34 12 58 -18 82 12
part rounds = paper b : o^ ~ 66 -50 16 16 ; o^ red -58 -52 11 11
part windows = windows w : r_ ~ -56 26 14 14 ; r_ ~ -9 14 13 13 ; r_ ~ 10 14 13 13 ; r_ ~ 58 28 13 13
part lines = pen k : z_ ~ 2.4 -58 -43 -58 -34 ; r_ brown 0 42 13 20 ; l_ ~ 2 48 -66 44 -74 ; l_ ~ 2 66 -70 66 -80 ; l_ ~ 2 84 -66 89 -74
scene lay

* painted-leaf-prints | 2-3 4-5 6-8 | Seasons, Nature
extras picture Seasons: corn-husk, wheat-stalk, dried-bean, coffee-bean, craft-stick, cardboard
appeal 3
topics leaf print, leaf prints, leaf printing, leaf painting, leaves, fall, autumn, fall leaves, autumn leaves, nature walk, nature printing, forest, november, october
colors orange, red, yellow
minutes 20 25 30
waits 30
mess some
heart leaf: leaf, fern-frond = 5
heart paint: paint, acrylic-paint = 3 color
need sheet: paper, construction-paper, cardstock, packing-paper, watercolor-paper = 1 sheet
nice roll: rolling-pin, cardboard-tube = 1
nice finish: crayon, marker = 2 color
nice frame: masking-tape, washi-tape = 4 strip
home saucer
home newspaper
tool brush: paintbrush, sponge-brush, kitchen-sponge, cotton-swab
step sort: arrange leaf newspaper by ccc
step pour: prepare paint saucer by gtc
step paint: paint paint leaf brush by ccc
step lay: print leaf sheet by tcc
step rub: print leaf sheet roll? > sheet first by ccc
step peel: print leaf sheet by ccc
step more: print paint leaf sheet brush > second by ccc
step dry: dry sheet by gcc
step finish: color finish sheet > veins by ccc
step frame: decorate frame sheet > frame by ccc
part sheet = sheet w : r^ ~ 0 0 184 154 3
part first = paint a : j_ a -70 42 -30 -44 24 ; z_ a 2.6 -75.6 54 -70 42 ; z_ w 1.6 -69.2 40.3 -34 -35.4 ; z_ w 1.1 -41.3 14.5 -61.2 23.1 -67.5 2.4 ; z_ w 1.1 -32.5 -4.4 -52.4 4.2 -58.7 -16.5 ; z_ w 1.1 -29.3 -23.8 -44.4 -13 -45.9 -31.5
part second = paint b : j_ b 2 -8 46 -58 19 ; z_ b 2.6 -4.2 -1 2 -8 ; z_ w 1.6 2.9 -9 41.6 -53 ; z_ w 1.1 27.7 -20 11.7 -19 10.6 -35 ; z_ w 1.1 37.4 -31 21.4 -30 20.3 -46 ; z_ w 1.1 43.1 -43.7 30.2 -40 32.2 -53.3 ; j_ c -10 62 22 8 19 ; z_ c 2.6 -14.5 69.6 -10 62 ; z_ w 1.6 -9.4 60.9 18.8 13.4 ; z_ w 1.1 12.3 46.8 -3 50.1 -7.3 35.1 ; z_ w 1.1 19.3 34.9 4.1 38.2 -0.3 23.2 ; z_ w 1.1 22.1 21.9 10.5 27.4 9.7 14.6 ; j_ a 44 56 78 0 16 ; z_ a 2.6 39.2 63.8 44 56 ; z_ w 1.6 44.7 54.9 74.6 5.6 ; z_ w 1.1 65.5 39.1 51.5 43.7 49.1 29.2 ; z_ w 1.1 72.9 26.8 59 31.4 56.5 16.9 ; z_ w 1.1 76.7 13.8 65.8 20.2 66.3 7.5 ; j_ c 60 -16 80 -58 11 ; z_ c 2.6 57.2 -10.1 60 -16 ; z_ w 1.6 60.4 -16.8 78 -53.8 ; z_ w 1.1 73.8 -29.5 64.4 -25.2 61.8 -35.2 ; z_ w 1.1 78.2 -38.8 68.8 -34.5 66.2 -44.5 ; z_ w 1.1 80 -48.2 72.8 -42.9 72.4 -51.8
part veins = finish brown : l_ ~ 3 -70 40 -78 58 ; l_ ~ 3 2 -8 -8 4 ; l_ ~ 3 44 56 36 66 ; l_ ~ 2 -86 66 -82 56 -78 66 -74 54 -70 66 ; l_ ~ 2 54 66 58 56 62 66 66 54 70 66
part frame = frame c : r_ ~ 0 -72 184 9 ; r_ ~ 0 72 184 9 ; r_ ~ -88 0 9 150 ; r_ ~ 88 0 9 150
scene lay

* foil-tube-robot | 2-3 4-5 | Robots
extras machine: stick-on-gem, sequin, candy-wrapper, dried-lentil
extras world Robots: bottle-cap, button, duplo-brick, bubble-wrap, aluminum-foil, pom-pom, flower, modeling-clay, toy-animal, stuffed-animal, coaster, egg-carton, masking-tape, cookie-tin, puzzle-piece, toy-car, bell, pipe-cleaner, craft-foam, letter-bead
topics robot, robots, toilet paper roll robot, tube robot, android, machine, shiny, space robot
colors silver, red, yellow
minutes 20 25
mess low
heart tube: cardboard-tube = 1
heart foil: aluminum-foil, metallic-paper = 1 sheet
heart dots: sticker, felt-sticker, washi-tape = 5
need arms: construction-paper, craft-stick, paper, cardstock = 1 sheet
nice head: paper-cup, yogurt-pot, plastic-lid, cupcake-liner = 1
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, permanent-marker
step wrap: roll foil tube tape > body by tc
step stroke: shape foil by cc
step arms: cut arms scissors by gt
step pleat: fold arms by tc
step fix: tape arms tube tape > arms by cc
step dots: decorate dots tube > dots by cc
step head: tape head tube tape > head by tc
step face: draw pen arms tape > face by tc
step beep: play tube by cc
part arms = arms b : q_ ~ 2 -38 -6 -52 -12 -54 4 -68 0 -68 18 -82 16 -80 30 -62 30 -60 16 -46 20 -44 8 -38 10 ; q_ ~ 2 38 -6 52 -12 54 4 68 0 68 18 82 16 80 30 62 30 60 16 46 20 44 8 38 10
part body = foil silver : r^ ~ 0 14 78 150 8 ; p_ ~+ -38 -58 -10 -58 -30 10 -38 0 ; p_ ~- 10 30 38 10 38 60 20 70 ; p_ ~+ -30 50 -6 40 -14 84 -34 84
part dots = dots b : o_ red -14 28 7 ; o_ c 8 28 7 ; o_ blue -14 48 7 ; o_ green 8 48 7 ; s_ c 0 70 5 9 4
part head = head gray : q^ ~ 6 -26 -92 26 -92 34 -58 -34 -58
part face = arms w : r_ ~ 0 -24 58 38 4 ; o_ k -13 -28 7 ; o_ k 13 -28 7 ; r_ k 0 -12 30 5
scene stand

* shoebox-sock-baby | 2-3 4-5 | -
extras puppet: cupcake-liner
topics new baby, baby, baby brother, baby sister, big brother, big sister, doll bed, cradle, pretend play, babies, lullaby, bedtime, nap time, mommy is having a baby
colors light blue, yellow, pink
minutes 25 30
mess low
heart baby: sock, tube-sock = 2
heart bed: shoebox, small-box, takeout-box, basket, plastic-tub = 1
need blanket: fabric-scrap, felt, old-towel, old-t-shirt, blanket, bandana, paper-towel = 1
need color: crayon, marker, sticker = 3 color
nice pillow: cotton-ball, pillow-stuffing, paper-napkin, tissue = 1 handful
join hold: masking-tape, tape, duct-tape
tool pen: marker
step color: decorate color bed > bed look by cc
step stuff: fill baby by cc
step head: tape baby hold by gg
step face: draw pen baby > baby by tc
step pillow: arrange pillow bed > pillow by cc
step lay: arrange baby bed by cc
step blanket: arrange blanket bed > blanket by cc
step rock: play baby bed by cc
part bed = bed tan : q^ ~ 6 -92 -20 92 -20 84 70 -84 70 ; q_ ~- 4 -84 -14 84 -14 80 10 -80 10
part look = color b : s_ ~ -56 44 5 10 4.4 ; h_ c -20 44 12 ; s_ ~ 16 44 5 10 4.4 ; h_ c 54 44 12
part pillow = pillow w : q^ ~ 12 -80 -36 -28 -40 -22 2 -80 6
part baby = baby cream : o^ ~ -48 -22 22 20 ; k -56 -22 2.6 ; k -42 -22 2.6 ; u -49 -15 5 ; o_ pink -62 -15 4 ; o_ pink -36 -15 4 ; b^ ~- -30 -32 20 -40 60 -20 60 6 -30 6
part blanket = blanket a : b^ ~ -24 -30 10 -44 62 -36 80 -10 82 14 -24 14 ; l_ ~+ 3 -20 -8 20 -14 78 -8 ; l_ ~+ 3 -4 -36 0 -10 2 12 ; l_ ~+ 3 38 -40 42 -14 44 12
scene stand

* paper-ice-pop | 2-3 4-5 | Food, Seasons
appeal 1
topics popsicle, popsicles, ice pop, ice pops, ice lolly, ice cream, summer, summer popsicles, ice cream truck, hot day
near dessert, frozen treat, pool party
colors red, yellow, light blue
minutes 20 20
mess low
heart ice: construction-paper, cardstock, felt, craft-foam = 2 sheet
heart stick: craft-stick = 1
need color: crayon, marker, paint, oil-pastel = 3 color
nice bits: sticker, felt-sticker, tissue-paper, washi-tape = 6
join glue: glue, glue-stick, tape
tool scissors: scissors
step cut: cut ice scissors > ice by gt
step color: color color ice > stripes by cc
step bits: decorate bits ice glue > bits by cc
step glue: glue ice glue by gc
step stick: arrange stick ice > stick by cc
step press: build ice by cc
step shop: play stick by cc
part stick = stick own : stick ~ 0 30 0 96 16
part ice = ice a : q^ ~ 30 -44 -94 44 -94 44 46 -44 46
part stripes = color b : r_ ~ 0 -18 88 26 ; l_ c 6 -38 24 -20 16 0 26 20 16 38 24 ; l_ c 6 -38 34 -20 26 0 36 20 26 38 34
part bits = bits w : o_ ~ -24 -62 5 ; o_ ~ 2 -72 5 ; o_ ~ 24 -54 5 ; o_ ~ -10 -46 5 ; o_ red 16 -18 5 ; o_ red -20 -20 5
scene lay

* toast-bird-feeder | 2-3 4-5 6-8 | Nature, Animals
appeal 3
topics bird feeder, birds, bird, feeding birds, birdseed, balcony, backyard, garden birds, winter birds, earth day, nut-free bird feeder, bird watching, robin
near snow day
colors tan, brown, red
minutes 20 25 30
waits 720
mess some
place outdoors
heart bread: bread = 2
heart spread@2-3: sunflower-butter = 1/4 cup
heart spread@4-5,6-8: sunflower-butter, peanut-butter = 1/4 cup
tool seed@2-3: oats, birdseed = 1 cup
heart seed@4-5,6-8: birdseed, seed, oats = 1 cup
nice cutter: cookie-cutter = 1
tool knife@2-3: plastic-spoon, metal-spoon, craft-stick
tool knife@4-5,6-8: plastic-knife, plastic-spoon, metal-spoon, craft-stick
tool straw: paper-straw, plastic-straw, pencil
join line: string, yarn, raffia, cotton-cord = 2 ft
home plate
step cut: print cutter bread by ccc
step hole: poke straw bread > bread by gtc
step dry: dry bread by ggg
step spread: fill spread bread knife plate > spread by ctc
step seed: arrange seed bread plate > seeds by gcc
step pat@2-3: shape bread by c
step line: tie line bread by gtc
step hang: tie line > line by ggt
step watch: play bread by ccc
part line = line tan : l_ ~ 3 -44 -36 -34 -96 ; l_ ~ 3 44 -26 36 -96
part bread = bread own : h^ ~ -44 8 46 ; s^ ~ 46 18 5 48 24
part spread = spread brown : h_ ~ -44 8 36 ; s_ ~ 46 18 5 36 18
part seeds = seed own : d_ brown 3 -62 -8 -50 -4 -36 -10 -26 -2 -60 10 -46 12 -32 10 -52 26 -38 24 -44 38 46 -6 38 8 54 8 26 14 46 18 66 14 38 28 54 28 30 44 62 44 ; d_ cream 2.6 -56 2 -42 2 -30 2 -54 18 -40 18 -46 32 44 4 48 12 34 20 58 20 46 34 ; d_ k 2 -58 -2 -38 6 -48 20 40 16 56 16 46 26
scene hang

* tube-mummy | 2-3 4-5 | -
extras figure: metallic-paper, stick-on-gem
topics halloween, mummy, mummies, toilet paper roll mummy, not scary, trick or treat, halloween party, october
near egypt
colors white, gray, black
minutes 20 25
mess low
heart tube: cardboard-tube, coffee-sleeve = 1
heart wrap: toilet-paper, gauze, crepe-paper, paper-towel = 1 strip
need glue: glue-stick, glue, tape
nice eyes@2-3: sticker, felt-sticker = 2
nice eyes@4-5: googly-eye, sticker, button = 2
nice spiders@2-3: construction-paper, felt = 1 scrap
nice spiders@4-5: pom-pom, construction-paper, felt = 1
tool pen: marker, crayon
step glue: glue tube glue by gc
step wrap: roll wrap tube > body bands by cc
step more: roll wrap tube > more by tc
step tuck: shape wrap tube by cc
step face: draw pen tube > face by tc
step eyes: decorate eyes tube > eyes by cc
step spiders: decorate spiders tube glue > friend by cc
step walk: play tube by cc
part body = tube tan : r^ ~ 0 8 84 160 8
part bands = wrap w : q^ ~ 2 -46 -66 46 -74 46 -52 -46 -44 ; q^ ~ 2 -46 -2 46 -10 46 12 -46 20 ; q^ ~ 2 -46 22 46 30 46 50 -46 44 ; q^ ~ 2 -46 52 46 46 46 66 -46 72 ; l^ ~ 10 44 62 58 70 54 88
part more = wrap w : q^ ~ 2 -46 -80 46 -84 46 -66 -46 -60 ; q^ ~ 2 -46 70 46 66 46 88 -46 88
part face = pen k : o_ k 0 -26 36 13 ; o_ w -14 -27 11 ; o_ w 14 -27 11 ; k -13 -26 4.6 ; k 15 -26 4.6
part eyes = eyes own : e -14 -27 12 ; e 14 -27 12
part friend = spiders k : o ~ 26 40 8 ; z_ ~ 2 18 36 10 30 ; z_ ~ 2 18 42 10 46 ; z_ ~ 2 34 36 42 30 ; z_ ~ 2 34 42 42 46
scene stand
`;
