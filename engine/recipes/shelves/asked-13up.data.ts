/** What teenagers ask for in their own words. */
export const shelf = `
* star-map-of-a-night | 9-12 13+ | Space
topics anniversary, anniversary of my parents, gift for boyfriend, gift for girlfriend, wedding, engagement, birthday, new baby, constellation, constellations, night sky, astronomy, stars, gift for mom, gift for dad, love, long distance, room decor, wall art, remembrance
near graduation, best friend
colors navy, white, gold
minutes 60 60
mess low
heart sheet: cardstock, construction-paper, canvas, foam-board = 1 sheet
heart stars: gel-pen, paint-marker, metallic-pen, chalk-marker, acrylic-paint, stick-on-gem, embroidery-floss, sticker = 1 color
need pencil: pencil, chalk
nice frame: picture-frame, craft-stick, washi-tape = 1
nice spatter: toothbrush = 1
join stick: glue, tape when frame=craft-stick
tool needle: needle when stars=embroidery-floss
tool dot: toothpick, cotton-swab, paintbrush when stars=acrylic-paint
home plate
step look: prepare pencil by cc
step circle: draw sheet pencil plate > sheet ring by cc
step place: draw sheet pencil by cc
step stars: decorate stars sheet stick? needle? dot? > stars by cc
step lines: draw pencil sheet > lines by cc
step spatter: decorate spatter sheet > dust by cc
step words: draw stars pencil sheet by cc
step frame: build frame sheet stick > frame by cc
part sheet = sheet a : r ~ 0 0 150 188 3
part ring = pencil w : a_ ~ 0 -18 62 60 0 360
part lines = pencil w : z_ ~ 1.4 -44 -30 -30 -50 -10 -44 0 -58 20 -50 ; z_ ~ 1.4 -20 6 4 -4 24 10 16 26 -10 24 -20 6 ; z_ ~ 1.4 38 -34 48 -10 34 4
part stars = stars b : d_ ~ 3 -44 -30 -30 -50 -10 -44 0 -58 20 -50 -20 6 4 -4 24 10 16 26 -10 24 38 -34 48 -10 34 4 ; d_ gold 4.5 -10 -44 24 10 ; z_ ~ 3 -34 66 34 66 ; z_ ~ 2 -24 78 24 78
part dust = spatter w : d_ ~ 1.2 -50 0 -40 -14 -30 20 -8 -22 10 -30 30 -22 44 20 -44 24 6 40 -20 36 26 34 50 -24
part frame = frame wood : z^ ~ 6 -75 -94 75 -94 75 94 -75 94 -75 -94
scene hang

* crossword-about-you | 9-12 13+ | -
extras card: washi-tape
appeal 1
topics gift for grandpa, gift for grandma, grandpa, grandma, gift for dad, gift for mom, teacher gift, birthday, birthday gift, anniversary, retirement, farewell, crossword, puzzle, words, family, gift for a friend, cousin, uncle, aunt
near word search, vocabulary, book club, get well, spelling, coach
colors cream, black, red
minutes 60 60
mess low
heart grid: graph-paper, paper, cardstock, watercolor-paper = 2 sheet
heart pen: ballpoint-pen, gel-pen, marker, colored-pencil = 1
need ruler: ruler
nice color: colored-pencil, marker, watercolor-paint, watercolor-pencil = 2 color
nice photo: photo, magazine = 1
nice frame: picture-frame, clipboard, cardstock, folder = 1 sheet
nice ribbon: ribbon, string, washi-tape = 12 in
join stick: glue, glue-stick, tape when photo; frame=cardstock,folder
tool brush: paintbrush when color=watercolor-paint
step list: draw pen grid by cc
step cross: draw pen grid ruler by cc
step boxes: draw pen ruler grid > grid boxes by cc
step numbers: draw pen grid > numbers by cc
step clues: draw pen grid > clues by cc
step color: color color grid brush? > color by cc
step photo: glue photo grid stick > photo by cc
step frame: build frame grid stick? > frame by cc
step ribbon: decorate ribbon grid > ribbon by cc
step give: test grid by cc
part frame = frame own : r^ ~ 0 0 170 200 4
part grid = grid w : r ~ 0 0 150 184 2
part boxes = pen k : z_ ~ 2 -60 -40 48 -40 48 -22 -60 -22 -60 -40 ; z_ ~ 2 -42 -40 -42 -22 ; z_ ~ 2 -24 -76 -24 32 -6 32 -6 -76 -24 -76 ; z_ ~ 2 12 -40 12 -22 ; z_ ~ 2 30 -58 30 14 48 14 48 -58 30 -58 ; z_ ~ 2 -24 -58 -6 -58 ; z_ ~ 2 -24 -4 -6 -4 ; z_ ~ 2 -24 14 -6 14 ; z_ ~ 2 30 -4 48 -4 ; z_ ~ 2 -6 -4 30 -4 ; z_ ~ 2 -6 14 30 14 ; z_ ~ 2 12 -4 12 14
part numbers = pen k : d_ ~ 1.6 -56 -36 -20 -72 34 -54 -20 -1
part clues = pen k : z_ ~ 2 -60 50 20 50 ; z_ ~ 2 -60 62 34 62 ; z_ ~ 2 -60 74 8 74
part color = color c : r_ ~ -51 -31 14 14 ; r_ ~ -15 -49 14 14 ; r_ ~ 39 -13 14 14 ; r_ ~ -15 23 14 14
part photo = photo own : r_ ~ 52 64 28 30
part ribbon = ribbon c : r_ ~ 0 -88 150 5
scene hang

* pet-bandana | 6-8 9-12 13+ | Animals
appeal 3
topics my dog, our dog, dog, dog lover, puppy, new puppy, my cat, our cat, cat, new kitten, pet, pets, our pet, bandana, dog walking, animal shelter, rescue dogs, pet party, gift for a dog lover
near veterinarian
colors red, white, navy
minutes 35 40 45
waits 60
mess some
heart cloth: fabric-scrap, bandana, old-t-shirt, pillowcase, felt, denim = 1
heart color: fabric-marker, fabric-paint, permanent-marker, acrylic-paint, felt = 2 color
need pencil: pencil, chalk
need ruler: ruler
nice stamp: potato, kitchen-sponge, eraser, cork = 1
nice close: hook-and-loop-tape, snap-fastener = 1
need pad: cardboard, newspaper, cereal-box = 1
tool scissors: scissors, fabric-scissors
tool brush: paintbrush, sponge-brush when color=fabric-paint,acrylic-paint
join stick: glue when color=felt; close=hook-and-loop-tape
step measure: prepare cloth ruler by ccc
step cut: cut cloth ruler pencil scissors > cloth by ccc
step sketch: draw cloth pencil by ccc
step name: decorate color cloth pad brush? stick? > name by ccc
step paws: print stamp color cloth > paws by ccc
step dry: dry cloth by ccc
step close: build close cloth > close by tcc
step wear: test cloth by tcc
part cloth = cloth a : p^ ~ -92 -56 92 -56 0 76 ; r_ ~- 0 -56 184 5
part name = color b : z_ ~ 6 -48 -16 -48 -38 -32 -38 -32 -26 -48 -26 ; z_ ~ 6 -16 -16 -16 -38 ; z_ ~ 6 2 -38 2 -16 18 -16 ; z_ ~ 6 48 -38 34 -38 34 -16 48 -16 ; z_ ~ 6 34 -27 44 -27
part paws = color b : o_ ~ 0 30 10 9 ; d_ ~ 3.4 -11 18 -4 13 4 13 11 18
part close = close c : r_ ~ -86 -54 12 8 ; r_ ~ 86 -54 12 8
scene lay

* phone-hotel | 9-12 13+ | -
extras machine: flag, cardboard-letter, washi-tape
appeal 1
topics phone, phones, phone stand, phone holder, screen time, family dinner, family, digital detox, charging station, family time
near game night, sleep, homework, study, studying, living room, exam stress, desk organizer
colors teal, red, cream
minutes 55 60
waits 45
mess some
heart box: shoebox, cereal-box, cardboard-box, small-box = 1
heart walls: cardboard, cereal-box, foam-board, cardstock = 4
need color: paint, acrylic-paint, wrapping-paper, construction-paper, washi-tape, marker = 2 color
nice bed: felt, fabric-scrap, old-t-shirt = 1
nice tags: index-card, sticker, price-tag, letter-bead, cardstock = 4
nice lamp: string-light, sticker = 1
need pen: marker, pencil, gel-pen
join stick: glue, tape, glue-gun
tool ruler: ruler
tool scissors: scissors
tool brush: paintbrush when color=paint,acrylic-paint
step measure: draw ruler box pen by cc
step holes: poke box scissors by tc
step color: decorate color box brush? stick? > box by cc
step walls: cut walls ruler scissors by cc
step rooms: build walls box stick > rooms by cc
step bed: glue bed box stick > bed by cc
step tags: glue tags pen box stick > tags by cc
step lamp: decorate lamp box > lamp by cc
step check: play box by cc
part box = box own paint color a : q^ ~ 5 -84 -60 84 -60 84 80 -84 80 ; p^ b -92 -60 92 -60 62 -92 -62 -92
part rooms = walls c : r_ ~ -42 10 5 130 ; r_ ~ 0 10 5 130 ; r_ ~ 42 10 5 130 ; r_ k -63 14 28 84 4 ; r_ k -21 14 28 84 4 ; r_ k 21 14 28 84 4 ; r_ k 63 14 28 84 4
part bed = bed b : r_ ~ -63 70 34 14 3 ; r_ ~ -21 70 34 14 3 ; r_ ~ 21 70 34 14 3 ; r_ ~ 63 70 34 14 3
part tags = tags w : r_ ~ -63 -44 26 14 3 ; r_ ~ -21 -44 26 14 3 ; r_ ~ 21 -44 26 14 3 ; r_ ~ 63 -44 26 14 3
part lamp = lamp gold : d_ ~ 3 -60 -76 -30 -76 0 -76 30 -76 60 -76
scene stand
`;
