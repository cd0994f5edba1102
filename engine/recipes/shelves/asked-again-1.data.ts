/** Crafts for tables from which too much had stayed in the drawer. */
export const shelf = `
* foam-mask-and-cuffs | 4-5 6-8 9-12 | Superheroes
extras worn: glitter-glue, sticker, sequin, felt-sticker
appeal 3
topics superhero, superheroes, hero mask, hero costume, mask, costume, dress up, super hero party, superhero party, disguise, bat hero, spider hero, sidekick
near halloween costume, carnival, purim
colors red, yellow, blue free
minutes 35 35 40
waits 30
mess low
heart foam: craft-foam, cardstock, felt = 1 sheet
heart band: sewing-elastic, beading-elastic = 20 in
need sign: felt, construction-paper, cardstock, metallic-paper, glitter-paper, duct-tape, foam-sheet-scrap = 1 scrap
nice tube: cardboard-tube = 1
nice coat: paint, acrylic-paint = 1 color
nice gems: stick-on-gem, sticker, felt-sticker, sequin = 8
join glue: glue, glue-gun
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat
tool punch: hole-punch, pencil
tool pen: marker, pencil, chalk
step draw: draw foam pen by gtc
step cut: cut foam scissors > mask by ttc
step eyes: cut foam scissors by ggg
step cuffs: cut tube scissors coat? brush? > cuffs by ttc
step sign: cut sign scissors by ccc
step glue: glue sign foam glue > sign by ccc
step badge: glue foam tube sign scissors glue > badge bolts by tcc
step gems: decorate gems foam glue? > gems by ccc
step band: tie band foam punch scissors > band by ggt
step save: play foam by ccc
part band = band k : l ~ 5 -76 -44 -92 -30 -96 -6 ; l ~ 5 76 -44 92 -30 96 -6
part mask = foam a : b^ ~ -82 -50 -60 -76 -20 -70 0 -60 20 -70 60 -76 82 -50 74 -12 44 4 18 -6 0 -22 -18 -6 -44 4 -74 -12 ; o_ w -36 -36 19 14 8 ; o_ w 36 -36 19 14 -8
part cuffs = tube own : q^ ~ 6 -70 30 -18 30 -18 92 -70 92 ; o ~+ -44 32 26 7 ; q^ ~ 6 18 30 70 30 70 92 18 92 ; o ~+ 44 32 26 7
part badge = foam a : o^ ~ -44 64 20 20 ; o^ ~ 44 64 20 20
part sign = sign b : p^ ~ -6 -66 10 -66 2 -50 12 -50 -8 -26 -2 -44 -10 -44 ; p_ ~ -78 -52 -58 -70 -62 -50 ; p_ ~ 78 -52 58 -70 62 -50
part bolts = sign b : p_ ~ -40 48 -54 66 -46 66 -50 80 -34 62 -42 62 ; p_ ~ 48 48 34 66 42 66 38 80 54 62 46 62
part gems = gems c : d^ ~ 4 -66 -30 -60 -58 -38 -62 38 -62 60 -58 66 -30
scene lay

* flowers-in-the-mist | 6-8 9-12 13+ | Nature, Seasons
extras hanging: fern-frond, feather, moss
topics pressed flowers, pressed flower art, pressed leaves, herbarium, botanical, botany, flower picture, framed flowers, wildflowers, meadow, wall art, cottagecore, gift for mom, gift for grandma, mother's day, spring, summer
near room decor, fall leaves, remembrance
colors green, purple, yellow, blue free
minutes 50 60 60
waits 60
mess some
heart flowers: pressed-flower, fern-frond, leaf, petal, clover = 8
heart wax: wax-paper, tracing-paper, parchment-paper = 1 sheet
heart frame: picture-frame = 1
need color: watercolor-paint, watercolor-pencil, food-coloring = 2 color
need sheet: watercolor-paper, paper, cardstock = 1 sheet
nice bow: string, ribbon, raffia, yarn, cotton-cord = 24 in
nice grip: tweezers = 1
join glue: glue
tool brush: paintbrush
tool scissors: scissors
tool pen: pencil
home water
home towel
step open: prepare frame towel by ttc
step trim: cut sheet wax frame pen scissors by tcc
step wash: paint sheet color brush water > mist by ccc
step dry: dry sheet by ccc
step lay: arrange flowers frame grip? by ccc
step glue: glue flowers glue brush > flowers by ccc
step close: build frame sheet wax > frame veil by ttc
step bow: tie bow frame scissors > bow by tcc
step look: play frame by ccc
part frame = frame own : q^ wood 4 -82 -92 82 -92 82 92 -82 92 ; r_ w 0 0 136 156 2
part mist = sheet w : r_ light-blue+ 0 -50 136 56 2 ; r_ light-blue 0 -62 136 32 2 ; r_ yellow+ 0 0 136 46 1 ; r_ pink+ 0 22 136 24 1 ; r_ light-green 0 54 136 48 2
part veil = wax own : r_ w 0 70 136 16 1
part flowers = flowers b : l_ green 2.5 -14 72 -10 20 -22 -30 ; l_ green 2.5 10 74 12 10 16 -44 ; l_ green 2.5 30 70 34 30 40 4 ; l_ green 2.5 -34 70 -38 40 -42 16 ; f_ purple -22 -36 6 18 6 ; o_ yellow -22 -36 5 ; f_ pink 17 -50 7 20 6 ; o_ yellow 17 -50 5 ; f_ yellow 41 -2 5 13 5 ; o_ orange 41 -2 4 ; f_ light-blue -43 10 6 13 4.500 ; o_ yellow -43 10 3.500 ; j_ green -12 36 -30 26 5 ; j_ green 12 34 30 24 5 ; j_ green -36 48 -50 40 4 ; j_ green 33 44 48 34 4
part bow = bow tan : z_ ~ 4 44 96 86 56 ; z_ ~ 4 52 96 86 64 ; z_ ~ 4 36 96 86 48 ; l_ ~ 3 64 76 46 62 42 78 64 76 ; l_ ~ 3 64 76 80 92 64 96 64 76
scene hang

* block-world-on-the-shelf | 6-8 9-12 13+ | -
extras world: toy-animal, moss, pebble
appeal 3
topics minecraft, pixel art, pixels, block game, block world, video game, video games, computer game, gamer, gaming, gamer room, roblox, 8-bit, screen free, no screens, blocks
near lego, robot, building
colors green, brown, gray
minutes 75 80 80
waits 60
mess some
heart boxes: cardboard-box, small-box, tissue-box, shoebox, milk-carton, pizza-box, cereal-box = 3
heart color: paint, acrylic-paint, marker = 3 color
nice pixels: sticky-note, construction-paper, origami-paper, foam-sheet-scrap, felt = 24
nice plan: graph-paper = 1 sheet
nice beads: fuse-bead = 2 handful
home pegboard when beads
need cover: parchment-paper when beads
tool iron: iron when beads
join glue: glue, tape, glue-gun
tool ruler: ruler
tool pen: pencil, marker
tool scissors: scissors
tool brush: paintbrush, sponge-brush when color=paint,acrylic-paint
step cube: cut boxes scissors glue > boxes by tcc
step plan: draw plan pen by ccc
step grid: draw boxes ruler pen by ccc
step base: paint boxes color brush? > base by ccc
step squares: paint boxes color brush? > squares by ccc
step pixels: glue pixels boxes scissors glue > pixels by ccc
step beads: arrange beads pegboard > tool by ccc
step iron: heat beads cover iron by ggt
step build: play boxes beads? by ccc
part boxes = boxes own paint base a : p^ ~+ -92 -8 -48 -28 -4 -8 -48 12 ; p^ ~ -92 -8 -48 12 -48 72 -92 50 ; p^ ~- -48 12 -4 -8 -4 50 -48 72 ; p^ ~+ 4 -8 48 -28 92 -8 48 12 ; p^ ~ 4 -8 48 12 48 72 4 50 ; p^ ~- 48 12 92 -8 92 50 48 72 ; p^ ~+ -44 -66 0 -86 44 -66 0 -46 ; p^ ~ -44 -66 0 -46 0 12 -44 -8 ; p^ ~- 0 -46 44 -66 44 -8 0 12
part base = color b : p_ b -92 8 -48 28 -48 72 -92 50 ; p_ brown -48 28 -4 8 -4 50 -48 72 ; p_ brown 4 8 48 28 48 72 4 50 ; p_ b 48 28 92 8 92 50 48 72
part squares = color a : q_ green 1 -84 12 -76 16 -76 26 -84 22 ; q_ green 1 -66 20 -58 24 -58 36 -66 32 ; q_ green 1 -38 24 -30 20 -30 34 -38 38 ; q_ green 1 12 12 20 16 20 28 12 24 ; q_ green 1 60 24 68 20 68 32 60 36 ; q_ dark-green 1 -36 -52 -28 -48 -28 -38 -36 -42 ; q_ dark-green 1 14 -40 22 -44 22 -34 14 -30
part pixels = pixels k : q_ k 1 -36 -46 -26 -41 -26 -29 -36 -34 ; q_ k 1 -18 -38 -8 -33 -8 -21 -18 -26 ; q_ k 1 -28 -28 -16 -22 -16 -4 -28 -10
part tool = beads light-blue : z_ brown 6 62 -38 82 -72 ; z_ light-blue 6 66 -82 84 -78 96 -62
scene stand

* one-long-welcome | 2-3 4-5 6-8 | -
extras party: gift-bow, sticker, sequin
appeal 3
topics welcome home, coming home, baby brother, baby sister, new baby, baby is coming home, welcome baby, big brother, big sister, new sibling, homecoming, welcome banner, banner, birthday banner, mom is coming home, dad is coming home, soldier homecoming, handprints
near birthday party, baby shower, going away party, new neighbors, adoption
colors red, yellow, blue free
minutes 25 30 35
waits 30
mess lots
heart sheet: packing-paper, wrapping-paper, bed-sheet, freezer-paper = 1 sheet
heart paint: paint, fabric-paint = 2 color
nice photos: photo = 3
nice ribbon: ribbon, string, yarn, cotton-cord = 6 ft
nice sprinkle: sticker, washi-tape = 6
nice cloth: wet-wipe, paper-towel = 2
join tape: tape, masking-tape, duct-tape
tool pen: marker, crayon
home plate
home water
home towel
step write: draw sheet pen tape > sheet letters by gtc
step print: print paint plate sheet > hands by ccc
step wash: wash water towel sheet cloth? by tcc
step photos: tape photos sheet tape > photos by ccc
step sprinkle: decorate sprinkle sheet > sprinkle by ccc
step ribbon: tape ribbon sheet tape > ribbon by ggt
step hang: tape sheet tape by ggt
step wait: play sheet by ccc
part ribbon = ribbon c : l_ ~ 3 -99 -96 -96 -84 -92 -72 ; l_ ~ 3 99 -96 96 -84 92 -72 ; z_ ~ 4 -96 -72 96 -72
part sheet = sheet tan : q^ ~ 2 -97 -74 97 -74 97 76 -97 76
part letters = pen k : z_ k 4 -66 -12 -62 12 -58 -4 -54 12 -50 -12 ; z_ k 4 -32 -12 -44 -12 -44 12 -32 12 ; z_ k 4 -44 0 -34 0 ; z_ k 4 -26 -12 -26 12 -14 12 ; z_ k 4 3 -10 -5 -12 -9 -4 -9 4 -5 12 3 10 ; z_ k 4 13 -12 21 -12 25 -4 25 4 21 12 13 12 9 4 9 -4 13 -12 ; z_ k 4 30 12 30 -12 38 4 46 -12 46 12 ; z_ k 4 64 -12 52 -12 52 12 64 12 ; z_ k 4 52 0 62 0
part hands = paint a : o_ a -80.0 53.7 11.2 11.2 ; z_ a 4.7 -88.4 50.0 -91.2 36.0 ; z_ a 4.7 -82.8 46.3 -83.7 30.4 ; z_ a 4.7 -76.7 46.3 -75.3 31.3 ; z_ a 4.7 -71.6 50.0 -67.9 36.9 ; z_ a 4.7 -70.7 57.5 -60.4 51.9 ; o_ b -40.0 55.5 10.4 10.4 ; z_ b 4.3 -47.8 52.0 -50.4 39.0 ; z_ b 4.3 -42.6 48.5 -43.5 33.8 ; z_ b 4.3 -37.0 48.5 -35.7 34.7 ; z_ b 4.3 -32.2 52.0 -28.7 39.9 ; z_ b 4.3 -31.3 58.9 -21.8 53.7 ; o_ c 40.0 55.5 10.4 10.4 ; z_ c 4.3 32.2 52.0 29.6 39.0 ; z_ c 4.3 37.4 48.5 36.5 33.8 ; z_ c 4.3 43.0 48.5 44.3 34.7 ; z_ c 4.3 47.8 52.0 51.3 39.9 ; z_ c 4.3 48.7 58.9 58.2 53.7 ; o_ a 80.0 53.7 11.2 11.2 ; z_ a 4.7 71.6 50.0 68.8 36.0 ; z_ a 4.7 77.2 46.3 76.3 30.4 ; z_ a 4.7 83.3 46.3 84.7 31.3 ; z_ a 4.7 88.4 50.0 92.1 36.9 ; z_ a 4.7 89.3 57.5 99.6 51.9 ; o_ b -80.0 -42.5 10.4 10.4 ; z_ b 4.3 -87.8 -46.0 -90.4 -59.0 ; z_ b 4.3 -82.6 -49.5 -83.5 -64.2 ; z_ b 4.3 -77.0 -49.5 -75.7 -63.3 ; z_ b 4.3 -72.2 -46.0 -68.7 -58.1 ; z_ b 4.3 -71.3 -39.1 -61.8 -44.3 ; o_ c -42.0 -44.8 9.6 9.6 ; z_ c 4.0 -49.2 -48.0 -51.6 -60.0 ; z_ c 4.0 -44.4 -51.2 -45.2 -64.8 ; z_ c 4.0 -39.2 -51.2 -38.0 -64.0 ; z_ c 4.0 -34.8 -48.0 -31.6 -59.2 ; z_ c 4.0 -34.0 -41.6 -25.2 -46.4 ; o_ a 0.0 -44.8 9.6 9.6 ; z_ a 4.0 -7.2 -48.0 -9.6 -60.0 ; z_ a 4.0 -2.4 -51.2 -3.2 -64.8 ; z_ a 4.0 2.8 -51.2 4.0 -64.0 ; z_ a 4.0 7.2 -48.0 10.4 -59.2 ; z_ a 4.0 8.0 -41.6 16.8 -46.4 ; o_ c 42.0 -44.8 9.6 9.6 ; z_ c 4.0 34.8 -48.0 32.4 -60.0 ; z_ c 4.0 39.6 -51.2 38.8 -64.8 ; z_ c 4.0 44.8 -51.2 46.0 -64.0 ; z_ c 4.0 49.2 -48.0 52.4 -59.2 ; z_ c 4.0 50.0 -41.6 58.8 -46.4 ; o_ b 80.0 -42.5 10.4 10.4 ; z_ b 4.3 72.2 -46.0 69.6 -59.0 ; z_ b 4.3 77.4 -49.5 76.5 -64.2 ; z_ b 4.3 83.0 -49.5 84.3 -63.3 ; z_ b 4.3 87.8 -46.0 91.3 -58.1 ; z_ b 4.3 88.7 -39.1 98.2 -44.3
part photos = photos own : r^ w -14 46 22 26 1 ; r_ light-blue -14 43 17 16 1 ; o_ tan -14 44 4 5 ; r^ w 13 48 22 26 1 ; r_ pink 13 45 17 16 1 ; o_ tan 13 46 4 5
part sprinkle = sprinkle yellow : s_ ~ -62 24 5 7 3 ; s_ ~ -20 -26 5 7 3 ; s_ ~ 22 -26 5 7 3 ; s_ ~ -60 -24 5 7 3 ; s_ ~ 62 -24 5 7 3 ; s_ ~ 62 26 5 7 3
scene hang

* shoebox-jungle | 2-3 4-5 6-8 | Jungle
extras world Jungle: leaf, grass, stick, moss, feather, pipe-cleaner, yarn
appeal 3
topics jungle, rainforest, jungle animals, small world, diorama, shoebox jungle, zoo, safari, monkeys, tigers, pretend play, toy animals, play set, wild animals
near parrot, snake, lion king, zookeeper
colors green, yellow, brown
minutes 25 30 40
mess low
heart box: shoebox, cardboard-box, cereal-box, pizza-box = 1
heart green: tissue-paper, crepe-paper, construction-paper, paper-napkin, wrapping-paper = 3 sheet
need dots: marker, crayon, paint, oil-pastel, sticker = 2 color
nice rocks: egg-carton, paper-cup, yogurt-pot = 1
nice beasts: toy-animal, stuffed-animal, duplo-brick = 3
join glue: glue-stick, glue, tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when dots=paint
step box: prepare box > box by gtc
step dots: decorate dots box brush? > dots by ccc
step tear: tear green by ccc
step leaves: glue green box glue > leaves by ccc
step vines: glue green box glue scissors > vines by gtc
step rocks: cut rocks scissors box > rocks by gtc
step in: arrange box beasts? > beasts by ccc
step play: play box by ccc
part box = box own : q^ tan 4 -94 -80 94 -80 94 80 -94 80 ; r_ cream 0 -6 172 140 2 ; p_ tan -86 50 86 50 86 76 -86 76
part dots = dots yellow : d_ green 8 -70 -50 -40 -20 -60 10 66 -46 40 -14 62 14 ; d_ yellow 8 -18 -46 10 -20 24 -52 -8 4 72 -16
part leaves = green a : bits ~ 3 -70 62 -48 68 -22 64 4 70 30 64 54 68 74 62 ; j_ ~ -78 50 -66 18 8 ; j_ ~ -70 52 -48 24 8 ; j_ ~ 78 50 66 16 8 ; j_ ~ 70 52 48 26 8
part vines = green a : l_ ~ 6 -76 -76 -70 -40 -78 -6 ; l_ ~ 6 -30 -76 -36 -50 -28 -26 ; l_ ~ 6 20 -76 26 -54 18 -36 ; l_ ~ 6 70 -76 64 -40 74 -10
part rocks = rocks gray : b^ gray -24 62 -18 42 -4 42 2 62 ; b^ gray- 2 62 8 46 20 46 26 62
part beasts = beasts brown : toy orange -50 44 32 ; toy brown 50 46 32 ; toy gray 6 40 28
scene stand

* lucky-envelope-lantern | 4-5 6-8 9-12 | -
extras party: bell, sequin, stick-on-gem, sticker, tinsel
appeal 3
topics chinese new year, lunar new year, red envelope, red envelopes, hongbao, lai see, spring festival, tet, vietnamese new year, lantern festival, china, lunar new year party, kindergarten new year
near seollal, year of the dragon, year of the snake, year of the horse, luck, asia
colors red, gold
minutes 30 35 35
mess low
heart packets: envelope = 3
heart red: construction-paper, paper, cardstock, wrapping-paper, origami-paper = 2 sheet
nice lantern: paper-lantern = 1
need line: string, ribbon, yarn, cotton-cord = 4 ft
join fix: glue-stick, tape, glue
join hold: stapler, tape
tool gold: metallic-pen, marker, crayon, paint-marker
tool scissors: scissors
step draw: draw gold packets > gold by gcc
step marks: draw gold lantern > marks by gcc
step strips: cut red scissors by ccc
step chain: build red fix > chain by ccc
step packets: build packets line hold > packets line by gtc
step tie: tie line red lantern? > lantern hooks by gtc
step wish: play packets by ccc
step hang: build line red by gtc
part line = line gold : z_ gold 2 0 -98 0 -80 ; z_ gold 2 -34 -10 -34 20 ; z_ gold 2 0 -10 0 34 ; z_ gold 2 34 -10 34 20
part hooks = red red : l_ red 3 -84 -80 -50 -92 -10 -88 ; l_ red 3 84 -80 50 -92 10 -88
part lantern = lantern red : o^ red 0 -44 56 40 ; o_ red+ 0 -44 30 39 ; o_ red 0 -44 12 39 ; r^ gold 0 -84 36 8 2 ; r^ gold 0 -4 36 8 2
part marks = gold gold : o_ gold 0 -44 16 16 ; r_ red 0 -44 9 9
part chain = red red : z_ red 5 -92 -79 -76 -79 -76 -61 -92 -61 -92 -79 ; z_ red- 5 -92 -61 -76 -61 -76 -43 -92 -43 -92 -61 ; z_ red 5 -92 -43 -76 -43 -76 -25 -92 -25 -92 -43 ; z_ red- 5 -92 -25 -76 -25 -76 -7 -92 -7 -92 -25 ; z_ red 5 76 -79 92 -79 92 -61 76 -61 76 -79 ; z_ red- 5 76 -61 92 -61 92 -43 76 -43 76 -61 ; z_ red 5 76 -43 92 -43 92 -25 76 -25 76 -43 ; z_ red- 5 76 -25 92 -25 92 -7 76 -7 76 -25
part packets = packets red : r^ red -40 50 32 52 2 ; r^ red 0 68 32 52 2 ; r^ red 40 50 32 52 2 ; p_ red- -56 24 -24 24 -40 38 ; p_ red- -16 42 16 42 0 56 ; p_ red- 24 24 56 24 40 38
part gold = gold gold : o_ gold -40 56 9 9 ; o_ gold 0 74 9 9 ; o_ gold 40 56 9 9 ; r_ red -40 56 5 5 ; r_ red 0 74 5 5 ; r_ red 40 56 5 5
scene hang

* tea-break-thank-you | 4-5 6-8 9-12 13+ | -
extras card: button, ribbon, sticker, lace, pressed-flower
appeal 3
topics thank you, thank you card, thank you gift, thank you present, thank you note, mail carrier, mailman, postman, teacher, teacher gift, teacher appreciation, coach, neighbor, bus driver, librarian, crossing guard, babysitter, nurse, gratitude, tea, tea party, gift for grandma
near doctor, firefighter, community helpers, get well, mother's day, father's day
colors teal, yellow, red
minutes 25 30 30 30
mess low
heart card: cardstock, construction-paper, watercolor-paper = 1 sheet
heart tea: tea-bag = 2
need pens: crayon, marker, colored-pencil, gel-pen, oil-pastel = 3 color
nice trim: washi-tape, ribbon, lace, masking-tape = 12 in
nice marks: sticker, postage-stamp, rubber-stamp = 4
nice letter: envelope = 1
nice mug: ceramic-mug = 1
join fix: tape, glue-stick, glue
tool scissors: scissors
step cup: draw card pens by tccc
step cut: cut card scissors > cup by gccc
step picture: draw pens card > picture by cccc
step words: draw card pens > words by tccc
step pocket: build card fix > pocket by tccc
step trim: decorate trim card > trim by cccc
step marks: decorate marks card letter? > marks by cccc
step tea: fill tea card > tea by cccc
step give: play card letter? mug? by cccc
part tea = tea w : r^ w -28 -52 38 44 2 8 ; r^ w 18 -56 38 44 2 -6 ; z_ k 1.4 -22 -74 -16 -94 ; z_ k 1.4 16 -78 24 -96 ; r^ yellow -12 -92 16 14 1 ; r^ red 28 -92 16 14 1
part cup = card a : l^ a 10 58 -14 92 -10 90 36 52 40 ; p^ a -66 -38 64 -38 54 70 -56 70
part pocket = card a : p_ a+ -66 -38 64 -38 63 -28 -65 -28
part picture = pens b : h_ red 0 18 22 ; d_ yellow 4 -44 0 -40 40 40 0 38 40
part marks = marks c : bits own 1.2 -52 -2 52 -2 -48 36 48 36
part words = pens k : z_ w 3 -38 54 38 54
part trim = trim c : p_ ~ -63 -16 62 -16 61 -6 -62 -6
scene lay

* shoebox-ofrenda | 4-5 6-8 9-12 13+ | -
extras world: bead, button, candy, sequin, stick-on-gem, toy-animal, ribbon, embroidery-floss
appeal 3
topics day of the dead, dia de los muertos, día de los muertos, dia de muertos, día de muertos, ofrenda, altar, remembrance, remember grandpa, remember grandma, we remember, memorial, in memory, marigolds, marigold, all souls day, abuelo, abuela, mexico, coco, lost a pet, memory box
near funeral, hispanic heritage month, missing somebody
colors orange, pink, purple, teal
minutes 45 55 60 60
waits 30
mess some
heart box: shoebox, cardboard-box, small-box, wooden-box, cookie-tin, tissue-box = 1
heart blooms: crepe-paper, tissue-paper, paper-napkin, construction-paper = 3 sheet
need face: photo, paper, cardstock, index-card = 1
nice stems: pipe-cleaner, twist-tie, craft-wire, string = 6
nice flags: tissue-paper, origami-paper, construction-paper, crepe-paper = 2 sheet
nice coat: paint, acrylic-paint, metallic-paint = 1 color
nice lights: LED-tea-light, LED-candle, string-light = 2
nice steps: small-box, wooden-block, egg-carton, toy-brick = 2
join glue: glue, glue-stick, tape
tool scissors: scissors
tool pen: marker, gel-pen, pencil
tool brush: paintbrush, sponge-brush when coat
step who: play face by tccc
step coat: paint box coat brush > box by cccc
step stand: build box steps? glue > box steps by tccc
step face: glue face box pen glue > face by tccc
step fold: fold blooms scissors by tccc
step blooms: tie blooms stems? scissors > blooms by tccc
step flags: cut flags scissors box glue > flags by gccc
step set: glue blooms box glue by cccc
step give: draw box pen scissors > gifts by cccc
step light: play box lights? > lights by ttcc
part box = box own paint coat w : q^ ~ 4 -94 -84 94 -84 94 84 -94 84 ; r_ purple 0 -8 168 132 2 ; p_ ~ -84 58 84 58 84 80 -84 80
part steps = steps tan : r^ ~ 0 48 120 20 2 ; r^ ~ 0 30 80 18 2
part flags = flags b : q^ pink 1 -82 -72 -44 -72 -44 -44 -82 -44 ; q^ teal 1 -40 -72 -2 -72 -2 -44 -40 -44 ; q^ yellow 1 2 -72 40 -72 40 -44 2 -44 ; q^ pink 1 44 -72 82 -72 82 -44 44 -44 ; d_ w 4 -63 -58 -21 -58 21 -58 63 -58
part face = face own : r^ gold 0 -6 54 62 2 ; r_ cream 0 -6 42 50 1 ; o_ tan 0 -10 12 15 ; b_ navy -18 19 -10 6 10 6 18 19 ; p_ k -13 -14 -10 -26 10 -26 13 -14 6 -20 -6 -20
part blooms = blooms a : y^ orange -72 64 15 15 9 0.2 ; y^ yellow -48 72 13 13 9 0.2 ; y^ orange 72 64 15 15 9 0.2 ; y^ yellow 48 72 13 13 9 0.2 ; y^ orange -72 -34 12 12 9 0.2 ; y^ orange 72 -34 12 12 9 0.2 ; d_ brown 3 -72 64 72 64 -48 72 48 72 -72 -34 72 -34
part gifts = pen k : o^ tan -24 66 12 8 ; z_ brown 3 -32 66 -16 66 ; r^ light-blue 20 64 12 16 2
part lights = lights yellow : r^ w -46 40 16 10 2 ; x yellow -46 28 5 9 ; r^ w 46 40 16 10 2 ; x yellow 46 28 5 9
scene stand

* corner-of-photos-and-light | 9-12 13+ | -
extras hanging: charm, bead, feather, ribbon
extras board: button, patch, sticker
appeal 3
topics boring room, my room is boring, room decor, bedroom decor, room makeover, bedroom makeover, wall decor, wall collage, photo wall, photo collage, polaroid, polaroids, fairy lights, aesthetic, teen room, beige, dorm, dorm room, friends, memories, vines
near gift for best friend, graduation party, moving
colors green, gold, pink
minutes 60 60
mess low
heart photos: photo, old-greeting-card, magazine, old-calendar-picture = 9
heart light: string-light = 1
nice vine: fake-leaf, ivy, eucalyptus, raffia = 4
nice chips: paint-chip, origami-paper, construction-paper, wrapping-paper = 6
nice discs: old-CD = 3
nice tape: washi-tape, masking-tape, electrical-tape = 1 roll
nice back: cardboard, foam-board, cardstock = 1
join fix: sticky-tack, masking-tape, tape
tool scissors: scissors
step choose: arrange photos by cc
step back: cut back scissors photos? > back by cc
step light: build light fix > light by cc
step photos: tape photos fix > photos by cc
step tape: decorate tape photos scissors > tape by cc
step chips: cut chips scissors fix > chips by cc
step discs: tape discs fix > discs by cc
step vine: arrange vine light > vine by cc
step on: play light by cc
part light = light yellow : z_ k 1.5 -94 -84 94 -50 -94 -6 94 34 -60 78 ; d_ yellow 4 -70 -80 -30 -72 10 -65 50 -58 80 -48 50 -40 10 -30 -30 -20 -70 -10 -70 -1 -30 8 10 17 50 26 70 40 30 51 -10 63
part back = back tan : r_ ~ -58 -42 44 46 1 ; r_ ~ 4 -34 44 46 1
part photos = photos own : r^ w -58 -42 36 40 1 ; r_ light-blue -58 -46 28 24 1 ; r^ w 4 -34 36 40 1 ; r_ pink 4 -38 28 24 1 ; r^ w 62 -16 36 40 1 ; r_ yellow 62 -20 28 24 1 ; r^ w -62 26 36 40 1 ; r_ green -62 22 28 24 1 ; r^ w 2 38 36 40 1 ; r_ purple 2 34 28 24 1 ; r^ w 62 64 36 40 1 ; r_ orange 62 60 28 24 1
part tape = tape c : r_ ~ -58 -62 20 6 ; r_ ~ 4 -54 20 6 ; r_ ~ 62 -36 20 6 ; r_ ~ -62 6 20 6 ; r_ ~ 2 18 20 6 ; r_ ~ 62 44 20 6
part chips = chips b : r_ teal -88 64 14 18 1 ; r_ light-blue -72 64 14 18 1 ; r_ cream -56 64 14 18 1 ; r_ pink -40 64 14 18 1
part discs = discs silver : o^ silver 34 -76 15 15 ; o_ w 34 -76 5 5 ; o^ silver -28 0 15 15 ; o_ w -28 0 5 5 ; o^ silver 34 88 10 10
part vine = vine green : l_ green 3 -96 -92 -60 -78 -20 -86 20 -72 60 -82 96 -70 ; j_ green -80 -86 -84 -70 6 ; j_ green -50 -80 -46 -64 6 ; j_ green -10 -82 -14 -66 6 ; j_ green 30 -74 34 -94 6 ; j_ green 74 -80 78 -62 6 ; l_ green 3 92 -70 90 -30 96 10 ; j_ green 91 -44 78 -36 5 ; j_ green 94 -10 80 -4 5
scene hang

* red-blue-yellow-cups | 2-3 4-5 | -
appeal 3
topics learning colors, learning colours, colors, colours, knows red, color sorting, colour sorting, sorting colors, color hunt, color game, matching colors, sorting game, montessori, fine motor, primary colors, toddler game
near rainbow, preschool, quiet time
colors red, blue, yellow
minutes 20 25
mess low
heart cups: cupcake-liner, paper-cup, yogurt-pot, paper-plate = 3
heart color: marker, crayon, paint, sticker = 3 color
nice bowls: bowl = 3
nice heap@4-5: pom-pom, button, paper-fastener, bead = 12
nice grab: kitchen-tongs, clothespin, wooden-spoon = 1
tool brush: paintbrush, sponge-brush when color=paint
home basket
step red: color cups color brush? > cups by cc
step blue: color cups color by cc
step set: arrange cups bowls? > bowls by cc
step hunt: play basket by cc
step drop: play cups by cc
step heap@4-5: play heap cups > heap by c
step grab: play grab cups > grab by cc
step swap: play cups by tc
part bowls = bowls w : q^ red- 10 -96 8 -38 8 -46 46 -88 46 ; q^ blue- 10 -29 8 29 8 21 46 -21 46 ; q^ yellow- 10 38 8 96 8 88 46 46 46
part cups = cups w paint red a : p^ red -90 0 -44 0 -52 30 -82 30 ; p^ blue -23 0 23 0 15 30 -15 30 ; p^ yellow 44 0 90 0 82 30 52 30 ; z_ w 2 -80 4 -76 28 ; z_ w 2 -67 4 -67 28 ; z_ w 2 -54 4 -58 28 ; z_ w 2 -13 4 -9 28 ; z_ w 2 0 4 0 28 ; z_ w 2 13 4 9 28 ; z_ w 2 54 4 58 28 ; z_ w 2 67 4 67 28 ; z_ w 2 80 4 76 28 ; r^ red -67 -20 22 22 3 ; o^ blue 0 -20 13 13 ; p^ yellow 67 -36 82 -6 52 -6
part heap = heap a : o_ red -30 66 7 7 ; o_ blue -10 72 7 7 ; o_ yellow 10 66 7 7 ; o_ red 28 72 7 7
part grab = grab own : stick ~ -10 -56 60 -84 7 ; stick ~ -8 -50 64 -72 7
scene lay
`;
