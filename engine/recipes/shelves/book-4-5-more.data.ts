export const shelf = `
* pirate-outfit | 4-5 6-8 9-12 | -
extras worn: feather, old-jewelry-piece, dry-pasta, cotton-cord, glass-gem, charm
extras head: feather, bottle-cap, button, yarn
appeal 3
topics pirate, pirates, pirate party, talk like a pirate day, treasure, treasure hunt, treasure map, captain, captain hook, peter pan, buccaneer, dress up, costume, spyglass, telescope
colors black, white, red, gold
minutes 35 40 45
mess low
heart glass: cardboard-tube
heart hat: construction-paper, newspaper, packing-paper, wallpaper, cardstock = 2 sheet
nice ring: aluminum-foil, metallic-paper, washi-tape, electrical-tape, duct-tape = 3 strip
nice hook: cardboard, cereal-box, cardstock = 1 sheet
nice patch: felt, craft-foam, fabric-scrap = 1 scrap
nice map: paper-bag, packing-paper, parchment-paper = 1 sheet
nice sash: bandana, scarf, fabric-scrap = 1
nice window: plastic-wrap, cellophane, tissue-paper = 1 scrap
need skull: paper, cardstock, paper-napkin, index-card = 1 sheet
join tape: tape, masking-tape
join stick: glue-stick, glue, tape
tool scissors: scissors
tool pen: marker, crayon, chalk
step hat: cut hat pen scissors by ttc
step close: tape hat tape > hat by ttc
step skull: cut skull pen scissors stick hat > skull by tcc
step wrap: glue hat glass stick > tube by tcc
step rings: decorate ring glass stick tape > rings by ccc
step window: tape window glass tape > window by tcc
step hook: cut hook ring? scissors tape > hook by gtc
step badge: glue patch hat stick scissors > patch by tcc
step map: draw map pen > map by ccc
step ahoy: play glass sash? by ccc
part hat = hat a : b^ ~ -84 0 -60 -40 -30 -70 0 -82 30 -70 60 -40 84 0 40 -10 0 -14 -40 -10 ; b ~- -84 0 -40 -10 0 -14 40 -10 84 0 40 4 0 2 -40 4
part skull = skull w : o_ w 0 -44 17 15 ; r_ w 0 -28 16 10 3 ; o_ k -7 -44 5 5 ; o_ k 7 -44 5 5 ; p_ k -2 -36 2 -36 0 -40 ; z_ w 5 -28 -22 28 -14 ; z_ w 5 28 -22 -28 -14 ; z_ k 1.5 -4 -30 -4 -24 ; z_ k 1.5 4 -30 4 -24
part tube = glass a : roll ~ -20 52 110 32
part rings = ring gold : r_ ~ -70 52 10 36 3 ; r_ ~ -20 52 8 36 3 ; r_ ~ 28 52 10 36 3
part window = window light-blue : o_ ~ -76 52 6 14
part hook = hook silver : l^ ~ 9 64 66 64 44 72 30 86 34 88 48 80 54 ; r ~- 64 76 26 16 3
part patch = patch c : j_ ~ 44 -24 70 -44 9 ; j_ ~+ 40 -26 60 -60 8
part map = map tan : p^ ~ 44 40 96 34 98 90 50 94 ; l_ red 3 54 84 62 70 74 74 82 56 ; z_ red 3 78 46 88 56 ; z_ red 3 88 46 78 56
scene lay

* family-photo-line | 4-5 6-8 | -
extras hanging: pom-pom, letter-bead, tissue-paper, ribbon, paper-strip, craft-foam, wooden-craft-shape
appeal 1
topics family, new baby, baby brother, baby sister, new sibling, baby shower, grandparents, grandma, grandpa, grandparents day, mother's day, father's day, my family, photos, memories, best friend
near family tree, vacation, friends, moving
colors yellow, pink, light blue, green
minutes 30 40
waits 30
mess some
heart peg: clothespin = 4
heart photo: photo = 3
need color: paint, marker, washi-tape, sticker = 3 color
nice line: ribbon, yarn, string, cotton-cord, raffia = 3 ft
need paper: paper, construction-paper, cardstock, watercolor-paper = 2 sheet
nice trim: sticker, button, pom-pom, felt-sticker, stick-on-gem, ribbon-rose = 4
home plate
join stick: glue when trim!=sticker,felt-sticker,stick-on-gem
tool brush: paintbrush, cotton-swab when color=paint
tool scissors: scissors
tool pen: crayon, marker, colored-pencil
step color: decorate color peg plate brush? > pegs by cc
step trim: decorate trim peg stick > trim by cc
step draw: draw pen paper > drawing by cc
step frame: glue paper photo scissors by tc
step line: tie line > line by gg
step clip: arrange peg photo paper > photos by cc
step tell: play photo by cc
part line = line own : l ~ 3 -98 -56 -34 -40 34 -40 98 -56
part photos = photo w : r^ w -74 0 40 54 2 -3 ; r_ light-blue -74 -5 32 36 1 -3 ; o_ cream -78 -6 7 8 ; o_ cream -68 2 5 6 ; r^ w 26 6 40 54 2 2 ; r_ pink 26 1 32 36 1 2 ; o_ cream 26 -2 10 11 ; k 23 -4 1.4 ; k 29 -4 1.4 ; u_ 26 2 4 ; r^ w 76 0 40 54 2 4 ; r_ yellow 76 -5 32 36 1 4 ; o_ cream 72 -6 7 8 ; o_ cream 82 -4 6 7
part drawing = paper w : r^ w -24 10 42 60 2 ; o_ yellow -12 -8 6 6 ; o_ cream -30 4 7 7 ; z_ k 2 -30 11 -30 26 ; z_ k 2 -30 15 -38 20 ; z_ k 2 -30 15 -22 20 ; z_ k 2 -30 26 -35 34 ; z_ k 2 -30 26 -25 34 ; h_ red -12 24 8
part pegs = peg own : pin a -74 -56 34 ; pin b -24 -48 34 ; pin c 26 -48 34 ; pin d 76 -56 34
part trim = trim c : bits own 1.2 -74 -46 -24 -38 26 -38 76 -46
scene hang

* plastic-egg-friends | 4-5 6-8 | Animals
extras world Animals: crinkle-paper, hay, grass, feather, flower, yarn, moss, clover, felt
topics easter, easter egg, easter eggs, easter bunny, easter basket, spring, egg hunt
variant bunny | Animals, Seasons | pink, white, gray or white, gray, brown, tan | bunny, rabbit, rabbits, bunnies, hare
variant chick | Farm, Animals, Seasons | yellow, orange, red | chick, chicks, chicken, hen, baby chick, spring chicken
minutes 25 30
waits 60
mess low
heart egg: egg-shaped-plastic-shell, egg-shaped-shaker = 2
need paper: construction-paper, felt, craft-foam, cardstock, paper = 1 sheet
nice fluff: cotton-ball, pom-pom, feather, yarn, wool-roving = handful
nice wire: pipe-cleaner, raffia, yarn, string = 2
nice eyes: googly-eye, button, sticker = 4
nice foot: cardboard-tube, egg-carton = 1
nice treat: candy, sticker, pom-pom, dried-bean
join stick: glue
tool scissors: scissors
step fill: fill treat egg by cc
step snap: prepare egg > egg-body by cc
step stand: cut foot scissors > stand by gt
step cut: cut paper scissors by tc
step ears: glue paper egg stick > ears-r ears-k feet-r feet-k by cc
step eyes: glue eyes egg stick > eyes by cc
step face: glue paper egg stick > face-r face-k by cc
step fluff: glue fluff egg stick > fluff fluff-k by cc
step wire: glue wire egg stick scissors > wire wire-k by tc
step home: play egg by cc
part stand = foot own : egg ~- -40 82 22 ; egg ~- 46 82 22
part ears-r@bunny = paper a : j^ ~ -52 -22 -64 -84 13 ; j^ ~ -30 -24 -24 -88 13 ; j_ w -52 -28 -62 -74 6 ; j_ w -30 -30 -26 -78 6 ; j^ ~ 36 0 26 -50 11 ; j^ ~ 56 0 62 -50 11
part ears-k@chick = paper b : j ~ -66 30 -92 12 12 ; j ~ -14 30 10 10 12 ; j ~ 26 40 8 26 9 ; j ~ 68 40 88 26 9
part egg-body = egg own : b^ a -40 -34 -14 -16 -6 26 -18 60 -40 68 -62 60 -74 26 -66 -16 ; b^ b 46 -6 66 10 72 38 62 62 46 70 30 62 20 38 26 10
part feet-r@bunny = paper a : o ~ -54 72 14 8 ; o ~ -26 72 14 8 ; o ~ 36 74 11 7 ; o ~ 58 74 11 7
part feet-k@chick = paper b : p ~ -62 76 -46 76 -54 64 ; p ~ -34 76 -18 76 -26 64 ; p ~ 32 78 44 78 38 66 ; p ~ 48 78 60 78 54 66
part face-r@bunny = paper w : k -50 8 4 ; k -30 8 4 ; p_ red -45 18 -35 18 -40 24 ; u -40 26 7 ; k 40 26 3.5 ; k 54 26 3.5 ; p_ red 43 34 51 34 47 39 ; u 47 40 6
part face-k@chick = paper b : k -50 4 4 ; k -30 4 4 ; p_ ~ -48 16 -32 16 -40 30 ; k 40 24 3.5 ; k 54 24 3.5 ; p_ ~ 41 34 53 34 47 44
part eyes = eyes own : e -51 6 7 ; e -29 6 7 ; e 39 25 6 ; e 54 25 6
part fluff@bunny = fluff w : cotton ~ -10 50 11 ; cotton ~ 72 56 9
part fluff-k@chick = fluff w : cotton ~ -40 50 12 ; cotton ~ 46 56 9
part wire@bunny = wire own : l k 2.5 -58 20 -84 12 ; l k 2.5 -58 25 -84 28 ; l k 2.5 -22 20 4 12 ; l k 2.5 -22 25 4 28 ; l k 2.5 36 38 16 32 ; l k 2.5 36 42 16 46 ; l k 2.5 58 38 80 32 ; l k 2.5 58 42 80 46
part wire-k@chick = wire orange : l orange 3 -40 -30 -48 -48 ; l orange 3 -40 -30 -40 -52 ; l orange 3 -40 -30 -32 -48 ; l orange 3 46 -4 40 -18 ; l orange 3 46 -4 46 -22 ; l orange 3 46 -4 52 -18
scene stand

* party-cone-hat | 4-5 6-8 | -
extras head: sticker, ribbon, crepe-paper, confetti, candy-wrapper, glitter-glue, stick-on-gem, string, cupcake-liner, gift-bow, feather, glitter-paper
topics birthday, birthday party, birthday hat, party hat, party, new year's eve, new year, fifth birthday, turning five, turning four, celebration, carnival, clown, circus
colors yellow, red, light blue, pink free
minutes 30 35
mess low
heart paper: construction-paper, cardstock, wrapping-paper, wallpaper = 2 sheet
heart pom: pom-pom, tissue-paper, gift-bow, crepe-paper, cotton-ball, yarn, tinsel = 1
nice dots: sticker, pom-pom, washi-tape, confetti, stick-on-gem, button, sequin, construction-paper = 12
nice frill: crepe-paper, cupcake-liner, tissue-paper, ribbon, lace, tinsel = 2 ft
nice number: cardstock, metallic-paper, felt, craft-foam, paper-plate = 1 scrap
need pens: crayon, marker, oil-pastel = 3 color
join stick: glue, glue-stick
join tape: tape, masking-tape
tool scissors: scissors
step circle: draw pens paper by tc
step cut: cut paper scissors by tc
step color: color pens paper by cc
step dots: decorate dots paper stick > dots by cc
step number: cut number scissors stick paper > number by tc
step cone: tape paper tape > cone by gt
step frill: glue frill paper stick > frill by cc
step pom: glue pom paper stick > pom by cc
step wear: play paper by cc
part cone = paper a : p^ ~ 0 -76 62 70 -62 70
part dots = dots b : bits own 1.35 -8 -46 10 -34 -16 -18 16 -8 -30 12 30 14 -38 34 38 34 -48 56 48 56 -24 60 24 60
part number = number d : l^ ~ 7 12 6 -8 6 -10 24 4 22 13 32 8 44 -4 48 -12 42
part frill = frill c : c^ ~ -66 70 66 70 9 12
part pom = pom b : pompom ~ 0 -82 17
scene stand

* name-in-kitchen-things | 2-3 4-5 6-8 | -
extras board: dry-pasta, dried-bean, button, washi-tape, pom-pom, paper-straw, craft-stick, bottle-cap, coffee-bean, pumpkin-seed, dried-chickpea, stick
topics name, my name, names, name plate, door sign, letters, alphabet, learning letters, abc, kindergarten, preschool, first letter, initial, spelling, learning to write
colors red, blue, yellow
minutes 25 30 40
waits 120
mess some
heart base: cardboard, cereal-box, corrugated-paper, paper-plate, cardstock, cardboard-letter, wooden-letter = 1
heart cover: dried-bean, dry-pasta, dried-lentil, button, breakfast-cereal, rice, popcorn, oats, bottle-cap, pom-pom, pebble, seed, dried-chickpea = 2 cup
nice color: paint = 2 color
nice second: dry-pasta, dried-lentil, rice, sequin, bead, breakfast-cereal, sticker = handful
nice hang: string, yarn, ribbon, cotton-cord = 12 in
join stick: glue
tool brush: paintbrush when color
tool pen: marker, crayon, pencil
tool tray: paper-plate, foil-pan, newspaper
step coat: paint color base brush > coat by ccc
step write: draw pen base > base by gtc
step glue: glue stick base by tcc
step press: decorate cover base tray > letters by ccc
step second: decorate second base stick > second by ccc
step dry: dry base by ggg
step hang: glue hang base stick > hang by ggt
step read: play base by ccc
part hang = hang own : l ~ 3 -70 -40 0 -84 70 -40
part base = base own : r^ ~ 0 10 186 96 4
part coat = color c : r_ ~+ 0 10 180 90 3
part letters = cover own : bits own 1.05 -78 46 -78 36.3 -78 26.6 -78 16.9 -78 7.1 -78 -2.6 -78 -12.3 -78 -22 -70 -10 -64 1 -58 12 -50 2 -44 -10 -38 -22 -36 -12 -36 -2.3 -36 7.3 -36 17 -36 26.7 -36 36.3 -36 46 -6 -22 -6 -12.3 -6 -2.6 -6 7.1 -6 16.9 -6 26.6 -6 36.3 -6 46 24 46 26.9 36.3 29.7 26.6 32.6 16.9 35.4 7.1 38.3 -2.6 41.1 -12.3 44 -22 48 -12 51 -2.3 54 7.3 57 17 60 26.7 63 36.3 66 46 40 22 52 22
part second = second b : o_ ~ -82 -26 5 5 ; o_ ~ -82 46 5 5 ; o_ ~ 82 -26 5 5 ; o_ ~ 82 46 5 5 ; o_ ~ 34 -28 4 4 ; o_ ~ -24 46 4 4
scene hang

* cereal-rainbow | 2-3 4-5 6-8 | Weather
extras hanging: ribbon, crepe-paper
topics rainbow, rainbows, st patrick's day, saint patrick's day, colors, color sorting, sorting, noah's ark, pride, over the rainbow, spring, preschool
near hope
colors red, orange, yellow, green, light blue, purple
minutes 20 25 30
waits 60
mess some
heart bits@2-3: breakfast-cereal, tissue-paper, construction-paper, paper-strip, crepe-paper = 2 handful
heart bits@4-5,6-8: breakfast-cereal, button, candy, pom-pom, bead, tissue-paper, dry-pasta, bottle-cap = 2 handful
heart plate: paper-plate, cardboard, cardstock, construction-paper, paper, cereal-box = 1
nice cloud: cotton-ball, pillow-stuffing, cotton-pad = 6
nice hang: ribbon, string, yarn = 10 in
need pens: crayon, marker, oil-pastel, colored-pencil = 6 color
join stick: glue
tool scissors: scissors
step half: cut plate scissors > plate by gtc
step arcs: draw pens plate > arcs by ttc
step sort: arrange bits by ccc
step glue: glue bits plate stick > bits by ccc
step cloud: glue cloud plate stick > clouds by ccc
step hang: glue hang plate stick > hang by ggt
step count: play plate by ccc
part hang = hang own : hang ~ 0 -38
part plate = plate w : a^ ~ 0 54 92 20 180 360
part arcs = pens a : a_ a 0 54 86 78 180 360 ; a_ b 0 54 76 68 180 360 ; a_ c 0 54 66 58 180 360 ; a_ d 0 54 56 48 180 360 ; a_ e 0 54 46 38 180 360 ; a_ f 0 54 36 28 180 360
part bits = bits own : bits a 1.1 -82 51.1 -80.4 38 -76.8 25.2 -71.2 13.3 -63.7 2.3 -54.5 -7.2 -44 -15.2 -32.2 -21.4 -19.7 -25.6 -6.6 -27.7 6.6 -27.7 19.7 -25.6 32.2 -21.4 44 -15.2 54.5 -7.2 63.7 2.3 71.2 13.3 76.8 25.2 80.4 38 82 51.1 ; bits b 1.1 -72 51.5 -70.3 38.6 -66.4 26.2 -60.3 14.7 -52.3 4.5 -42.6 -4.1 -31.4 -10.8 -19.3 -15.4 -6.5 -17.7 6.5 -17.7 19.3 -15.4 31.4 -10.8 42.6 -4.1 52.3 4.5 60.3 14.7 66.4 26.2 70.3 38.6 72 51.5 ; bits c 1.1 -61.9 50.8 -60 38.4 -55.6 26.6 -49 16 -40.3 6.9 -30.1 -0.2 -18.5 -5.2 -6.3 -7.7 6.3 -7.7 18.5 -5.2 30.1 -0.2 40.3 6.9 49 16 55.6 26.6 60 38.4 61.9 50.8 ; bits d 1.1 -51.9 50.4 -49.4 37.6 -43.8 25.9 -35.5 16 -24.9 8.4 -12.9 3.6 0 2 12.9 3.6 24.9 8.4 35.5 16 43.8 25.9 49.4 37.6 51.9 50.4 ; bits e 1.1 -41.8 50.3 -38.9 38.3 -32.6 27.6 -23.5 19.2 -12.3 13.8 0 12 12.3 13.8 23.5 19.2 32.6 27.6 38.9 38.3 41.8 50.3 ; bits f 1.1 -31.8 50.7 -27.7 38 -18.8 28.1 -6.7 22.7 6.7 22.7 18.8 28.1 27.7 38 31.8 50.7
part clouds = cloud w : cotton ~ -72 58 16 ; cotton ~ -50 62 16 ; cotton ~ -62 46 13 ; cotton ~ 72 58 16 ; cotton ~ 50 62 16 ; cotton ~ 62 46 13
scene hang

* lace-heart-card | 2-3 4-5 6-8 9-12 | -
extras card: bead, button, envelope, photo, pressed-flower, puzzle-piece, ribbon, ribbon-rose, sequin, stick-on-gem, washi-tape
topics valentine, valentines, valentine's day, valentine card, love, i love you, heart, hearts, mother's day, grandpa, grandma, grandparents, grandparents day, thank you, anniversary, friendship
colors red, pink, white
minutes 15 20 25 30
waits 15
mess low
heart lace: paper-doily, coffee-filter, cupcake-liner, lace = 1
heart paper: construction-paper, cardstock, paper, metallic-paper = 2 sheet
nice stickers@2-3: sticker, felt-sticker, tissue-paper
nice stickers@4-5,6-8,9-12: sticker, felt-sticker, button, stick-on-gem, sequin, ribbon-rose = 5
nice ribbon@4-5,6-8,9-12: ribbon, washi-tape, ric-rac, yarn = 8 in
need pens: marker, crayon, colored-pencil, gel-pen = 1 color
join stick: glue-stick, glue
tool scissors: scissors
step card: fold paper by tttc
step lace: glue lace paper stick > card lace by cccc
step heart: cut paper scissors by gtcc
step mount: glue paper lace stick > heart by cccc
step ribbon@4-5,6-8,9-12: decorate ribbon paper stick > ribbon by ccc
step stickers: decorate stickers paper stick > stickers by cccc
step words: draw pens paper by tccc
step give: play paper by cccc
part card = paper c : r^ pink 0 0 140 176 3
part lace = lace w : o^ w 0 -6 60 60 ; c_ w -60 -6 60 -6 12 6 ; f_ w 0 -6 22 66 14 ; o_ pink 0 -6 50 50 ; o_ w 0 -6 47 47
part heart = paper a : h^ ~ 0 -4 40
part stickers = stickers b : bits own 1.6 -58 -76 58 -76 -58 56 58 56 0 -78
part ribbon = ribbon b : r_ ~ 0 76 140 11 2 ; p ~- 0 76 -18 66 -18 86 ; p ~- 0 76 18 66 18 86 ; o ~ 0 76 5
scene stand

* slit-paper-lantern | 4-5 6-8 9-12 | -
extras hanging: stick-on-gem, sequin, glitter-glue, bell, yarn, embroidery-floss, ribbon, sticker, price-tag, crepe-paper
appeal 3
topics chinese new year, lunar new year, lantern festival, lantern, lanterns, paper lantern, china, diwali, mid autumn festival, ramadan, eid, tet, vietnam, party decoration
near asia
colors red, gold, yellow
minutes 25 30 35
mess low
heart paper: construction-paper, cardstock, wrapping-paper, paper, origami-paper = 1 sheet
heart shine: metallic-paper, tissue-paper, glitter-paper, cellophane, aluminum-foil = 1 sheet
nice tassel: tissue-paper, yarn, crepe-paper, ribbon, embroidery-floss, raffia = 8 strip
nice stick: craft-stick, stick, dowel, chopstick, paper-straw, balloon-stick = 1
nice spots: sticker, stick-on-gem, sequin, washi-tape = 8
join glue: glue-stick, glue, tape
join tape: tape, masking-tape, glue
tool scissors: scissors
tool pen: pencil, crayon
step core: glue shine glue scissors > core by tcc
step fold: fold paper pen by tcc
step slit: cut paper scissors by ttc
step open: glue paper shine glue > lantern by tcc
step bands: glue shine paper scissors glue > bands by tcc
step spots: decorate spots paper > spots by ccc
step tassel: tape tassel paper tape > tassel by tcc
step handle: tape paper scissors tape stick? > handle stick by gtc
step carry: play paper by ccc
part stick = stick own : stick ~ -22 -82 98 -90 6
part handle = paper a : l ~ 6 -26 -52 -16 -86 16 -86 26 -52
part core = shine b : r ~ 0 0 56 100 2
part lantern = paper a : b ~ -30 -50 -40 -30 -60 0 -40 30 -30 50 -24 50 -32 30 -46 0 -32 -30 -24 -50 ; b ~ 30 -50 40 -30 60 0 40 30 30 50 24 50 32 30 46 0 32 -30 24 -50 ; b ~ -18 -50 -24 -28 -32 0 -24 28 -18 50 -12 50 -18 28 -22 0 -18 -28 -12 -50 ; b ~ 18 -50 24 -28 32 0 24 28 18 50 12 50 18 28 22 0 18 -28 12 -50 ; b ~ -4 -50 -5 0 -4 50 4 50 5 0 4 -50
part bands = shine b : r^ ~ 0 -52 66 14 2 ; r^ ~ 0 52 66 14 2
part spots = spots c : bits own 1 -26 -52 -8.7 -52 8.7 -52 26 -52 -26 52 -8.7 52 8.7 52 26 52
part tassel = tassel b : fringe ~ -26 58 52 34 8
scene hang

* breeze-pinwheel | 4-5 6-8 9-12 | Weather, Seasons
appeal 3
topics pinwheel, windmill, wind, windy day, breeze, spring, summer, fourth of july, air, garden decoration, holland, netherlands
near energy
colors red, yellow, light blue free
minutes 25 25 30
mess low
heart paper: paper, construction-paper, origami-paper, cardstock, wrapping-paper, wallpaper = 1 sheet
heart handle: paper-straw, pencil, stick, dowel, plastic-straw, chopstick, balloon-stick = 1
need pens: crayon, marker, colored-pencil, oil-pastel, watercolor-paint = 3 color
nice dots: sticker, washi-tape, stick-on-gem = 8
nice hub: button, pom-pom, wooden-bead, craft-foam = 1
join pin: pushpin, pipe-cleaner
join tape: tape, masking-tape when pin=pushpin
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush when pens=watercolor-paint
tool ruler: ruler
step square: cut paper ruler scissors by gtc
step color: color pens paper brush? by ccc
step dots: decorate dots paper > dots by ccc
step lines: draw pencil paper ruler by gtc
step cut: cut paper scissors by tcc
step corners: fold paper by ttc
step pin: poke pin paper handle tape? hub? > handle wheel hub by ggg
step blow: play paper handle by ccc
part handle = handle own : stick ~ 0 -20 0 96 8
part wheel = paper a : p^ ~ 0 -22 -66 -88 0 -66 ; p^ ~+ 0 -22 66 -88 44 -22 ; p^ ~ 0 -22 66 44 0 22 ; p^ ~+ 0 -22 -66 44 -44 -22 ; p_ b 0 -22 -34 -56 0 -66 ; p_ c 0 -22 34 -56 44 -22 ; p_ b 0 -22 34 12 0 22 ; p_ c 0 -22 -34 12 -44 -22
part hub = pin gold : o^ ~ 0 -22 8 8
part dots = dots b : bits own 1.1 -44 -78 -14 -60 46 -68 34 -40 36 36 10 18 -46 26 -30 -2
scene stand

* scoop-upon-scoop | 2-3 4-5 6-8 | Food
extras picture Food: confetti, bead, sequin, stick-on-gem, felt-sticker, tissue-paper, glitter-glue
topics ice cream, ice cream cone, ice cream shop, ice cream truck, summer, dessert, sprinkles, sundae, pretend play
near shapes, triangle
colors tan, pink, light green, brown, red
minutes 20 25 30
waits 30
mess low
heart cone: construction-paper, cardstock, paper-bag, corrugated-paper, packing-paper, cereal-box = 3 sheet
heart top@2-3: cotton-ball, tissue-paper, cupcake-liner, cotton-pad = handful
heart top@4-5,6-8: pom-pom, cotton-ball, tissue-paper, cupcake-liner, cotton-pad, confetti = handful
nice sprinkles@4-5,6-8: confetti, sequin, sticker, paper-strip, bead, glitter-glue, dry-pasta, cotton-ball = handful
nice cherry@4-5,6-8: pom-pom, button, felt, bottle-cap = 1
need pens: crayon, marker, oil-pastel, colored-pencil = 2 color
join stick: glue
tool scissors: scissors
step grid: draw pens cone > ground cone grid by tcc
step cut: cut cone scissors by gtc
step stack: glue cone stick > scoops by ccc
step top: glue top cone stick > tops by ccc
step sprinkles@4-5,6-8: decorate sprinkles cone stick > sprinkles by cc
step cherry@4-5,6-8: glue cherry cone stick > cherry by cc
step melt: draw pens cone > drips by ccc
step shop: play cone by ccc
part ground = cone light-blue : r^ light-blue 0 0 150 188 2
part cone = cone a : p^ tan -38 20 38 20 0 90
part grid = pens brown : z_ brown 2.5 -24 22 10 70 ; z_ brown 2.5 -4 22 18 54 ; z_ brown 2.5 24 22 -10 70 ; z_ brown 2.5 4 22 -18 54
part scoops = cone b : o^ b 0 4 42 30 ; o^ c 0 -30 36 28 ; o^ d 0 -60 29 24
part drips = pens b : x_ b -24 24 9 18 180 ; x_ b 16 26 9 22 180 ; x_ c -20 -10 8 16 180 ; x_ d 12 -44 7 14 180
part tops = top own : cotton ~ -18 0 9 ; cotton ~ 6 4 9 ; cotton ~ 24 -2 9 ; cotton ~ -12 -32 9 ; cotton ~ 12 -30 9
part sprinkles = sprinkles red : r_ red -16 -62 8 3 1 30 ; r_ yellow -4 -70 8 3 1 -40 ; r_ blue 8 -60 8 3 1 70 ; r_ green 16 -66 8 3 1 10 ; r_ yellow -24 -38 8 3 1 60 ; r_ blue 22 -24 8 3 1 20 ; r_ red 0 -14 8 3 1 -20
part cherry = cherry red : o^ e 0 -86 9 9 ; l_ green 2 0 -92 6 -100
scene lay

* farm-bag-puppet | 4-5 6-8 | Farm, Animals
extras puppet: flower, gift-bow, button, bread-tag, paper-crown, party-hat, cupcake-liner
appeal 3
topics farm animals, farmyard, barnyard, old macdonald, puppet, puppets, puppet show, paper bag puppet, farm visit
variant horse | Farm, Animals | brown, tan, black or white, gray, tan | horse, horses, pony, ponies, foal, riding
variant cow | Farm, Animals | white, black, pink or brown | cow, cows, moo, milk, dairy
variant pig | Farm, Animals | pink, pink, red | pig, pigs, piglet, three little pigs
minutes 30 35
mess low
heart bag: paper-bag
heart paper: construction-paper, felt, cardstock, newspaper, paper, craft-foam = 2 sheet
nice mane: yarn, raffia, crepe-paper, ribbon, string, paper-strip = handful
nice eyes: googly-eye, button, sticker = 2
nice legs: craft-stick, clothespin, paper-straw = 4
need pens: marker, crayon, oil-pastel = 2 color
join stick: glue, glue-stick
tool scissors: scissors
step flap: draw pens bag > bag coat by tc
step cut: cut paper scissors by tc
step ears: glue paper bag stick > ears-h ears-c ears-p by cc
step snout: glue paper bag stick > snout-h snout-c snout-p by cc
step mane: glue mane bag stick scissors > mane by cc
step eyes: glue eyes bag stick > eyes by cc
step face: draw pens bag > face patch by cc
step legs: glue legs bag stick > legs by cc
step talk: play bag by cc
part ears-h@horse = paper a : j^ ~ -28 -58 -40 -96 11 ; j^ ~ 28 -58 40 -96 11
part ears-c@cow = paper b : j^ ~ -38 -52 -80 -58 12 ; j^ ~ 38 -52 80 -58 12 ; l cream 7 -24 -66 -30 -84 ; l cream 7 24 -66 30 -84
part ears-p@pig = paper a : q^ ~ 3 -42 -54 -48 -92 -14 -70 ; q^ ~ 3 42 -54 48 -92 14 -70
part legs = legs own : stick ~ -30 70 -30 96 9 ; stick ~ -14 70 -14 96 9 ; stick ~ 14 70 14 96 9 ; stick ~ 30 70 30 96 9
part bag = bag kraft : q^ ~ 4 -46 -70 46 -70 48 80 -48 80 ; r_ ~- 0 14 92 3 1
part mane = mane c : l ~ 5 -12 -74 -16 -56 ; l ~ 5 -4 -76 -4 -52 ; l ~ 5 4 -76 6 -54 ; l ~ 5 12 -74 16 -56 ; l ~ 5 40 -60 52 -46 ; l ~ 5 42 -44 54 -30 ; l ~ 5 42 -28 54 -12
part patch@cow = pens b : b_ ~ -40 30 -14 26 -10 46 -30 54 -42 46 ; b_ ~ 14 48 38 40 40 64 20 70 ; b_ ~ 10 -58 34 -60 36 -34 16 -34
part coat@cow,pig,horse = pens a : q_ ~ 4 -45 -69 45 -69 45 12 -45 12
part snout-h@horse = paper b : q_ ~ 16 -34 -26 34 -26 30 12 -30 12 ; o_ k -13 -8 4 5 ; o_ k 13 -8 4 5
part snout-c@cow = paper c : q_ ~ 16 -38 -22 38 -22 34 12 -34 12 ; o_ k -15 -6 5 6 ; o_ k 15 -6 5 6
part snout-p@pig = paper b : o_ ~- 0 -8 26 18 ; o_ k -9 -8 4 7 ; o_ k 9 -8 4 7
part face = pens k : k -18 -44 5 ; k 18 -44 5 ; l_ k 3 -20 6 0 12 20 6
part eyes = eyes own : e -18 -44 9 ; e 18 -44 9
scene stand

* straw-axle-car | 4-5 6-8 9-12 | Transportation
extras world Transportation: hardcover-book, shoebox, masking-tape, toy-tree, paper-cup, newspaper, cardboard-box, toy-animal, breakfast-cereal, rubber-band, construction-paper, clothespin, duct-tape, notebook
extras machine: sticker, bread-tag, glitter-glue, washi-tape, paper-strip, ribbon, candy-wrapper, bell
appeal 3
topics car, cars, race car, racing, truck, wheels, axles, rolling car, ramp, simple machines, steam, recycling, vehicles, hot wheels
colors red, yellow, black free
minutes 35 40 40
waits 20
mess some
heart body: egg-carton, milk-carton, small-box, cardboard-tube, tissue-box, cereal-box = 1
heart wheels: bottle-cap, plastic-lid, spool, toy-wheel = 4
need straw: paper-straw, plastic-straw = 2
join axle: wooden-skewer, dowel, balloon-stick = 2
need color: paint, marker, construction-paper = 2 color
nice driver: toy-animal, pom-pom, duplo-brick, cork, wooden-bead = 1
nice lamps: button, sticker, sequin, stick-on-gem = 2
nice grip: modeling-clay, sticky-tack, play-dough = bit
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush when color=paint
tool scissors: scissors
tool hole: nail, awl, scissors
step coat: decorate color body brush? > body by ccc
step straws: tape straw body tape scissors > straws by tcc
step holes: poke hole wheels by gtt
step axles: build axle straw wheels scissors grip? > wheels by ggt
step seat: cut body scissors > seat by gtc
step driver: tape driver body tape > driver by ccc
step lamps: decorate lamps body tape > lamps by ccc
step race: play body by ccc
part straws = straw own : stick ~ -46 54 -46 62 8 ; stick ~ 46 54 46 62 8
part body = body own paint coat a : r^ ~ 0 22 178 54 6 ; carbumps ~ 0 -4
part seat = body k : o_ ~- 0 -4 30 7
part driver = driver own : toy orange -2 0 44
part lamps = lamps gold : knob gold 76 12 8
part wheels = wheels own : cap k -46 60 22 ; cap k 46 60 22
scene stand
`;
