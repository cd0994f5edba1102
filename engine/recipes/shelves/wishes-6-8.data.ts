/** Crafts for what families of schoolchildren wish in their own words. */
export const shelf = `
* bus-card-with-windows | 6-8 9-12 | Transportation
extras card: puzzle-piece, washi-tape
appeal 3
topics bus driver, school bus, bus, thank you, thank you card, last day of school, end of the school year, field trip, community helpers, card, class trip, wheels on the bus, teacher gift, train driver
colors yellow, black, white
minutes 40 45
mess low
heart sheet: construction-paper, cardstock, folder, paper, cereal-box = 1 sheet
heart pens: marker, crayon, colored-pencil = 4 color
need riders: paper, index-card, sticky-note, construction-paper, photo = 1 sheet
need wheels: construction-paper, cardstock, button, bottle-cap, felt, craft-foam = 2
nice ruler: ruler
join glue: glue-stick, glue
join strong: glue, waterproof-glue, tape when wheels=button,bottle-cap,felt,craft-foam
tool scissors: scissors
step fold: fold sheet scissors > bus by tc
step windows: draw pens sheet ruler? > windows by cc
step cut: cut sheet scissors by tc
step strip: glue riders sheet glue > riders by cc
step draw: draw pens riders > faces by cc
step wheels: glue wheels sheet glue? strong? > wheels by cc
step stripe: draw pens sheet > stripe by cc
step words: draw pens sheet by cc
step give: play sheet by cc
part bus = sheet a : q^ a 10 -94 -56 62 -56 66 -14 94 -8 94 52 -94 52
part riders = riders w : r_ w -16 -22 150 36
part windows = pens k : q_ k 3 -86 -42 -54 -42 -54 -6 -86 -6 ; q_ k 3 -46 -42 -14 -42 -14 -6 -46 -6 ; q_ k 3 -6 -42 26 -42 26 -6 -6 -6 ; q_ k 3 34 -42 58 -42 58 -6 34 -6 ; r_ light-blue -70 -24 26 30 ; r_ light-blue -30 -24 26 30 ; r_ light-blue 10 -24 26 30 ; r_ light-blue 46 -24 18 30
part faces = pens tan : o_ tan -70 -20 10 ; o_ brown -30 -20 10 ; o_ tan 10 -20 10 ; o_ brown 46 -20 8 ; d_ k 1.6 -74 -22 -66 -22 -34 -22 -26 -22 6 -22 14 -22 43 -22 49 -22
part stripe = pens k : r_ k -4 16 176 6 ; r_ k -4 30 176 3
part wheels = wheels k : o^ k -50 54 22 ; o_ silver -50 54 10 ; o^ k 52 54 22 ; o_ silver 52 54 10
scene lay

* half-a-heart-each | 4-5 6-8 9-12 | -
appeal 3
topics missing you, miss mom, misses mom, misses dad, i miss you, mama at work, separation, drop off, first day of school, daycare, deployment, business trip, long distance, faraway family, best friend, best friends, moving away, valentine, mother's day, father's day, two homes, keepsake
colors red, pink, white free
minutes 25 30 35
mess low
heart heart: felt, air-dry-clay, salt-dough, craft-foam, cardstock, construction-paper, cardboard, cereal-box, polymer-clay, modeling-clay = 1
need pens: marker, permanent-marker, paint-marker, crayon, acrylic-paint = 2 color
nice cord: ribbon, string, yarn, leather-cord, embroidery-floss, pipe-cleaner, key-ring = 2
nice shine: sequin, stick-on-gem, sticker, button, bead, glitter-glue = 8
join glue: glue when shine=sequin,button,bead
tool poke: hole-punch, pencil, toothpick when cord
tool knife: plastic-knife when heart=air-dry-clay,salt-dough,polymer-clay,modeling-clay
tool scissors: scissors when heart=felt,craft-foam,cardstock,construction-paper,cardboard,cereal-box
tool brush: paintbrush when pens=acrylic-paint
step heart: shape heart scissors? knife? > heart by tcc
step zigzag: shape heart scissors? knife? > split by tcc
step hole: poke cord heart poke by gtc
step write: draw pens heart brush? > names by tcc
step shine: decorate shine heart glue? > shine by ccc
step cord: tie cord heart > cord by tcc
step fit: test heart by ccc
step keep: play heart by ccc
part cord = cord own : l_ ~ 3 -44 -52 -50 -84 -38 -96 ; l_ ~ 3 44 -52 50 -84 38 -96
part heart = heart a : h^ a 0 6 86
part split = heart w : z_ w 7 0 -42 -10 -22 10 0 -10 22 10 44 0 66
part names = pens w : l_ w 4 -54 -4 -42 -12 -36 4 -26 -6 ; l_ w 4 26 -4 36 -12 42 4 54 -6
part shine = shine b : d_ b 4 -66 -22 -62 16 -40 36 -22 54 66 -22 62 16 40 36 22 54
scene lay

* welcome-den-for-a-pet | 4-5 6-8 9-12 | Animals
appeal 3
topics new puppy, puppy, new pet, new kitten, kitten, pet, pets, dog, cat, bunny, rabbit, hamster, guinea pig, adopting a dog, rescue dog, gotcha day, pet bed, dog house, welcome home, our new dog
colors blue, yellow, brown free
minutes 55 40 45
mess low
heart box: cardboard-box, basket, shoebox, small-box = 1
heart bed: old-towel, blanket, old-sweater, old-t-shirt, pillow, pillowcase, fabric-scrap, bed-sheet = 1
need pens: marker, crayon, paint, permanent-marker = 3 color
nice edge: washi-tape, duct-tape, masking-tape, ribbon = 1
nice toy: tennis-ball, sock, rope, old-t-shirt, fabric-scrap, cardboard-tube = 1
nice sign: paper, cardstock, construction-paper, index-card = 1 sheet
join tape: tape, masking-tape, duct-tape when sign
tool brush: paintbrush when pens=paint
tool scissors: scissors when box!=basket; sign; toy=sock,rope,old-t-shirt,fabric-scrap
step flaps: prepare box scissors > box by gtc
step edge: tape edge box > edge by ccc
step name: draw pens box brush? > name by tcc
step bed: arrange bed box > bed by ccc
step smell: arrange bed by ccc
step toy: prepare toy scissors > toy by ttc
step sign: draw pens sign tape scissors? > sign by tcc
step place: arrange box by ccc
step wait: play box by ccc
part box = box own : r^ tan 0 14 172 120 4 ; b_ k -44 74 -44 10 -26 -20 26 -20 44 10 44 74
part edge = edge a : l_ a 7 -46 74 -46 8 -28 -24 28 -24 46 8 46 74
part bed = bed b : b^ b -40 74 -40 48 -20 40 0 46 22 40 40 48 40 74
part name = pens k : r_ w 0 -34 90 0.1 ; l_ k 5 -40 -30 -34 -40 -26 -30 -18 -40 -10 -30 -2 -38 8 -30 18 -38 28 -30 38 -38 ; o_ c 66 -12 7 6 ; d_ c 3 56 -22 63 -26 70 -26 77 -22 ; o_ c 64 30 7 6 ; d_ c 3 54 20 61 16 68 16 75 20 ; o_ c -66 40 7 6 ; d_ c 3 -76 30 -69 26 -62 26 -55 30
part toy = toy own : o^ light-green 66 82 15 ; l_ w 2 54 78 66 86 78 78
part sign = sign w : q^ w 3 -36 -94 36 -94 36 -58 -36 -58 ; h_ red 0 -74 12
scene stand

* tea-set-for-dolls | 4-5 6-8 | Food
extras world Food: flower, lace, lavender, paper-doily, paper-fan, petal, playing-card, ribbon-rose
appeal 3
topics tea party, tea, tea for dolls, dolls, doll, teddy bear, teddy bear picnic, pretend play, play kitchen, princess party, stuffed animals, play food, cupcakes, high tea
near alice in wonderland
colors pink, light blue, gold free
minutes 45 50
waits 30
mess some
heart cups: egg-carton = 1
heart cakes: cupcake-liner, pom-pom, kitchen-sponge, play-dough, felt, cotton-ball, air-dry-clay = 4
need handles: pipe-cleaner, twist-tie, paper-strip, construction-paper, ribbon = 5
need pot: cardboard-tube, small-box, milk-carton, oatmeal-canister, plastic-tub = 1
need color: paint, marker, acrylic-paint, permanent-marker, washi-tape = 2 color
nice cloth: paper-doily, cloth-napkin, paper-napkin, bandana, fabric-scrap = 1
nice sugar: pom-pom, button, bead, sticker, stick-on-gem = 4
join tape: tape, masking-tape
tool brush: paintbrush when color=paint,acrylic-paint
tool scissors: scissors
step cups: prepare cups scissors > cups by tt
step color: decorate color cups brush? by cc
step dry: dry cups by gg
step handles: tape handles cups tape scissors > handles by tc
step pot: build pot handles tape scissors > pot spout by tt
step cakes: shape cakes > cakes by tc
step sugar: decorate sugar cakes > sugar by cc
step table: arrange cloth cups > cloth by cc
step invite: play cups cakes by cc
part cloth = cloth w : s^ w 0 40 16 96 84
part handles = handles b : l_ b 5 -42 38 -24 34 -26 54 -44 56 ; l_ b 5 76 38 94 34 92 54 74 56 ; l_ b 7 34 -66 66 -70 70 -22 38 -18
part spout = handles a : l_ a 10 -24 -26 -50 -40 -60 -62
part pot = pot a : b^ a -30 -70 34 -70 42 -30 36 4 -32 4 -38 -30 ; r^ a- 2 -74 60 9 4 ; o^ gold 2 -84 8
part cups = cups a : b^ a -82 34 -34 34 -42 64 -74 64 ; o_ a- -58 34 24 6 ; b^ a 30 34 78 34 70 64 38 64 ; o_ a- 54 34 24 6
part cakes = cakes own : b^ light-blue -20 58 18 58 12 82 -14 82 ; y^ w -1 52 22 14 7 0.2
part sugar = sugar own : o_ red -1 38 6
scene lay

* big-painted-banner | 4-5 6-8 9-12 13+ | -
extras hanging: ribbon, crepe-paper, craft-foam, fabric-scrap
appeal 3
topics welcome home, homecoming, deployment, dad coming home, mom coming home, birthday banner, banner, congratulations, team banner, finish line, parade, block party, new baby, graduation, good luck, sports day, marathon, airport, sign, poster, moving in, big game
colors blue, red, gold free
minutes 50 55 60 60
waits 120
mess lots
heart cloth: bed-sheet, packing-paper, pillowcase, wrapping-paper = 1
heart color: paint, acrylic-paint, fabric-paint, marker, permanent-marker = 3 color
need dab: kitchen-sponge, sponge-brush, foam-roller, paintbrush = 1 when color=paint,acrylic-paint,fabric-paint
need under: newspaper, plastic-bag, cardboard, shower-cap, old-towel = 4 page
need line: pencil, chalk, sidewalk-chalk = 1
nice flags: flag, ribbon, crepe-paper, fabric-scrap, tissue-paper = 6
need hang: clothespin, string, rope, ribbon, masking-tape, duct-tape = 6
home plate when color=paint,acrylic-paint,fabric-paint
step words: prepare cloth under by gtcc
step fold: fold cloth line by gtcc
step letters: draw line cloth by gtcc
step fill: decorate color cloth dab? plate? > letters cloth by cccc
step hands: print color cloth plate? > hands by cccc
step dry: dry cloth by gccc
step flags: tie flags cloth hang > flags by gtcc
step hang: build hang cloth > hang by gtcc
step cheer: play cloth by cccc
part hang = hang own : l_ tan 4 -100 -66 -86 -56 ; l_ tan 4 100 -66 86 -56
part cloth = cloth w : b^ w -90 -56 -30 -50 30 -50 90 -56 90 52 30 58 -30 58 -90 52
part letters = color a : z_ a 9 -76 -28 -76 14 ; z_ a 9 -50 -28 -50 14 ; z_ a 9 -76 -7 -50 -7 ; a_ b -18 -7 22 13 0 360 ; z_ a 9 14 14 14 -28 28 -4 42 -28 42 14 ; z_ b 9 78 -28 58 -28 58 14 78 14 ; z_ b 9 58 -7 74 -7
part hands = color c : o_ c -70 36 9 8 ; d_ c 3 -78 26 -73 22 -67 22 -61 26 ; o_ b 0 40 9 8 ; d_ b 3 -8 30 -3 26 3 26 9 30 ; o_ c 68 36 9 8 ; d_ c 3 60 26 65 22 71 22 77 26
part flags = flags own : p^ red -84 -56 -66 -55 -76 -34 ; p^ gold 66 -55 84 -56 76 -34
scene hang

* clues-in-eggs | 6-8 9-12 | -
appeal 3
topics treasure hunt, scavenger hunt, egg hunt, easter egg hunt, treasure map, pirate, pirates, party game, birthday party, clues, riddles, backyard, backyard game, quest, adventure, spy, hide and seek, game for a party
variant pirates | Ocean | tan, red, gold | pirate, pirates, treasure, treasure island, island
variant garden | Seasons, Nature | light green, yellow, pink | easter, spring, garden, bunny, egg hunt, easter egg hunt
variant knights | Fairy Tales | purple, gold, gray | castle, knight, dragon, princess, quest
minutes 45 45
mess low
heart hides: egg-shaped-plastic-shell, envelope, cardboard-tube, paper-bag, sock = 6
heart sheet: packing-paper, paper-bag, paper, construction-paper, old-book-page, map = 1 sheet
need clues: paper, index-card, sticky-note, construction-paper = 6
need pens: marker, crayon, colored-pencil, ballpoint-pen = 2 color
nice tea: tea-bag, coffee-grounds, onion-skin, cocoa = 2
nice gold: coin, aluminum-foil, bottle-cap, button, glass-gem, crystal, old-jewelry-piece, charm = 10
nice string: string, ribbon, yarn, raffia = 12 in
need chest: small-box, paper-bag, shoebox, plastic-tub, wooden-box, basket = 1
home plate when tea
home water when tea
step walk: prepare pens by cc
step map: draw pens sheet > map by cc
step tea: prepare tea sheet water plate by tc
step riddles: draw pens clues by cc
step number: arrange clues hides > hides by cc
step chest: fill gold chest > gold by cc
step roll: tie string sheet > string by cc
step hide: arrange hides chest > chest by cc
step start: play sheet hides by cc
part map = sheet a : b^ tan -92 -60 -40 -66 20 -60 30 0 20 60 -40 66 -92 58 -86 0 ; l_ brown 3 -70 -36 -50 -30 -40 -6 -16 4 -20 30 ; z_ red 5 -8 32 8 48 ; z_ red 5 8 32 -8 48 ; j_ green -70 30 -56 14 7 ; j_ green -54 34 -44 16 7 ; p_ gray -34 -40 -22 -60 -10 -40
part string = string own : r_ red -86 0 6 120
part chest = chest own : r^ brown 62 60 64 44 4 ; r_ brown- 62 44 66 8
part gold = gold gold : d_ gold 6 44 34 56 30 68 32 80 34 50 24 64 20
part hides = hides own : o^ yellow 48 -66 14 18 ; r_ w 48 -64 27 3 ; o^ pink 80 -48 14 18 ; r_ w 80 -46 27 3 ; o^ light-green 52 -22 14 18 ; r_ w 52 -20 27 3
scene lay

* detective-case | 6-8 9-12 | -
extras box: metallic-paper, duct-tape, cardstock, felt, leather-cord
appeal 3
topics detective, spy, spies, secret agent, mystery, detective club, spy club, club, fingerprints, police, crime scene, forensics, secret code, cousins, sleepover, birthday party, investigator, clubhouse
colors black, gold, white
minutes 50 55
mess low
heart case: shoebox, small-box, folder, envelope, paper-bag, cookie-tin, cereal-box = 1
heart prints: washable-ink-pad, pencil, marker, charcoal, cocoa, crayon = 1
heart cards: index-card, paper, cardstock, sticky-note, notebook = 6
need tape: tape
need glass: cardboard-tube, paper-cup, cardstock, cardboard = 1
need badge: cardstock, cardboard, construction-paper, sticker, bottle-cap, plastic-lid, cereal-box = 1
nice shine: aluminum-foil, metallic-paper = 1 scrap
need pen: marker, ballpoint-pen, gel-pen, permanent-marker
nice string: string, yarn, ribbon, shoelace = 3 ft
nice bags: envelope, plastic-sleeve, paper-bag = 3
tool scissors: scissors
step badge: prepare badge tape scissors pen shine? > badge by cc
step prints: print prints cards tape pen > prints by cc
step suspects: draw pen cards > cards by cc
step glass: build glass tape scissors pen > glass by cc
step code: draw pen cards by cc
step bags: draw pen bags by cc
step string: tie string glass by cc
step case: draw pen case > case by cc
step crime: play case cards by cc
part case = case own : r^ brown 0 30 180 110 8 ; l_ brown- 8 -26 -26 -26 -44 26 -44 26 -26
part cards = cards w : r^ w -50 26 58 70 3
part prints = prints k : a_ gray -50 16 17 15 0 360 ; a_ gray -50 16 11 9 0 360 ; o_ gray -50 16 5 ; z_ k 2 -70 44 -30 44 ; z_ k 2 -70 52 -44 52
part badge = badge gold : s^ gold 34 8 6 30 20 ; o_ w 34 8 11
part glass = glass k : a^ k 44 62 22 16 0 360 ; l^ k 7 60 76 84 94
scene stand

* storm-cloud-to-hug | 6-8 9-12 | Weather
topics scared of thunder, thunderstorm, thunder, storm, lightning, bedtime, fear, scared, worry, worries, calm down, comfort, can't sleep, sleep, rainy night, big feelings, first sewing, pillow
colors gray, light blue, yellow free
minutes 55 60
mess low
heart cloth: felt, old-t-shirt, fabric-scrap, pillowcase, old-towel, old-sweater, blanket, faux-fur, denim = 2 sheet
heart fill: cotton-ball, pillow-stuffing, rice, fabric-scrap, dried-bean, wool-roving = 2 cup
need thread: embroidery-floss, sewing-thread, yarn = 3 yd
nice scent: lavender, fresh-herb, cinnamon-stick = 1 pinch
nice bolt: ribbon, felt, ric-rac, yarn = 2
nice eyes: button, felt-sticker, googly-eye = 2
tool needle: needle
tool pen: marker, chalk, pencil
tool scissors: scissors
step draw: draw pen cloth by cc
step cut: cut cloth scissors > cloud by cc
step eyes: sew eyes cloth thread needle > eyes by tc
step mouth: sew thread cloth needle > mouth by tc
step bolt: sew bolt cloth thread needle > bolts by tc
step round: sew cloth thread needle > stitches by tc
step scent: mix scent fill by cc
step fill: fill fill cloth by cc
step close: sew cloth thread needle by tc
step count: play cloth by cc
part bolts = bolt yellow : p^ yellow -34 50 -14 50 -26 72 -10 72 -40 98 -32 76 -46 76 ; p^ yellow 26 50 46 50 34 72 50 72 20 98 28 76 14 76
part cloud = cloth a : b^ a -90 24 -86 -12 -58 -20 -44 -58 -4 -66 24 -44 56 -50 74 -18 92 4 86 40 54 56 -60 56
part stitches = thread w : stitch w -80 22 -76 -6 4 ; stitch w -56 -14 -40 -50 5 ; stitch w -34 -54 4 -56 5 ; stitch w 22 -36 54 -40 5 ; stitch w 66 -14 82 6 4 ; stitch w -56 48 56 48 14
part eyes = eyes own : o_ k -26 -6 7 8 ; o_ k 26 -6 7 8
part mouth = thread k : l_ k 4 -14 16 0 24 14 16
scene stand

* photo-face-puppets | 4-5 6-8 9-12 | -
extras puppet: fabric-scrap, sequin, metallic-paper, button, glitter-glue
appeal 3
topics family, my family, cousins, grandparents, friends, class photo, family photo, photos, puppet show, puppets, theater, funny family, silly, brother, sister, reunion, my friends, party game, story
near birthday, photo booth
variant family | - | red, blue, yellow | family, my family, cousins, grandparents, reunion
variant heroes | Superheroes | red, blue, yellow | superhero, superheroes, super family, hero
variant court | Fairy Tales | purple, gold, pink | princess, prince, king, queen, castle, royal
variant crew | Space | white, orange, blue | astronaut, astronauts, space, rocket crew
variant team | Sports | green, white, red | team, soccer team, our team, coach, sports team
minutes 35 40 45
mess low
heart photo: photo = 3
heart stick: craft-stick, paper-straw, plastic-straw, chopstick, wooden-spoon, wooden-skewer, pencil, dowel = 3
heart body: cardstock, construction-paper, felt, wrapping-paper, craft-foam, magazine, paper, fabric-scrap, cereal-box = 2 sheet
need pens: marker, crayon, colored-pencil = 3 color
nice trim: yarn, sequin, ribbon, sticker, feather, button, glitter-glue = 1 handful
nice stage: cardboard-box, shoebox, pizza-box, fabric-scrap, bed-sheet = 1
join glue: glue, glue-stick
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
step faces: cut photo scissors > heads by tcc
step body: draw pens body > lines by tcc
step cut: cut body scissors > bodies by tcc
step color: color pens body by ccc
step heads: glue photo body glue by ccc
step trim: decorate trim body glue > trim by ccc
step sticks: tape stick body tape > sticks by tcc
step stage: prepare stage scissors by gtc
step show: play stick by ccc
part sticks = stick own : stick ~ -60 40 -60 98 8 ; stick ~ 0 50 0 98 8 ; stick ~ 60 40 60 98 8
part bodies = body a : p^ a -74 -14 -46 -14 -36 60 -84 60 ; p^ b -14 4 14 4 24 74 -24 74 ; p^ c 46 -14 74 -14 84 60 36 60
part lines = pens k : l^ a 7 -72 -4 -90 24 ; l^ a 7 -48 -4 -32 22 ; l^ b 7 -12 14 -30 40 ; l^ b 7 12 14 30 40 ; l^ c 7 48 -4 32 22 ; l^ c 7 72 -4 90 24
part heads = photo own : o^ tan -60 -40 24 28 ; b_ brown -84 -42 -80 -66 -60 -74 -40 -66 -36 -42 -50 -56 -70 -56 ; k -68 -38 3 ; k -52 -38 3 ; u -60 -26 8 ; o^ brown 0 -22 24 28 ; b_ k -24 -24 -20 -48 0 -56 20 -48 24 -24 10 -40 -10 -40 ; o_ w -8 -20 4 ; o_ k -8 -20 2.4 ; o_ w 8 -20 4 ; o_ k 8 -20 2.4 ; l_ w 3 -8 -8 0 -4 8 -8 ; o^ tan 60 -40 24 28 ; b_ gold 36 -42 40 -66 60 -74 80 -66 84 -42 70 -54 50 -54 ; k 52 -38 3 ; k 68 -38 3 ; u 60 -26 8
part trim = trim gold : s_ gold -60 20 5 10 5 ; s_ gold 0 40 5 10 5 ; s_ gold 60 20 5 10 5
scene stand

* lace-up-practice-shoe | 4-5 6-8 | -
appeal 3
topics tying shoes, tie shoes, learning to tie shoes, shoelaces, shoe, shoes, bows, kindergarten, first grade, getting dressed, fine motor, starting school, big kid, sneakers
colors blue, white, yellow free
minutes 30 30
mess low
heart lace: shoelace, ribbon, cotton-cord, yarn, string = 1
heart board: cardboard, cereal-box, shoebox, craft-foam, foam-tray, pizza-box, cardstock, felt = 1
need punch: hole-punch, pencil, chopstick
need pens: marker, crayon, paint-marker, permanent-marker = 3 color
nice trim: sticker, washi-tape, stick-on-gem, felt-sticker = 6
join tape: tape, masking-tape when lace=yarn,string,cotton-cord,ribbon
tool scissors: scissors
step trace: draw pens board > outline by tc
step cut: cut board scissors > shoe by gt
step color: color pens board > color by cc
step trim: decorate trim board > trim by cc
step holes: poke punch board > holes by gt
step tips: prepare lace tape? scissors by tc
step cross: thread lace board > lace by tc
step first: tie lace board by tc
step loops: tie lace board > bow by tc
step real: play board by cc
part shoe = board a : b^ a -40 -92 0 -98 40 -92 54 -50 44 0 52 60 36 94 0 98 -36 94 -52 60 -44 0 -54 -50
part outline = pens a : a_ ~- 0 62 40 33 20 160
part color = pens b : b_ w -30 -84 0 -92 30 -84 36 -58 0 -66 -36 -58
part trim = trim c : s_ c -36 56 5 9 4 ; s_ c 36 56 5 9 4 ; s_ c 0 80 5 9 4
part holes = punch k : d_ k 4.5 -20 -30 20 -30 -20 -8 20 -8 -20 14 20 14 -20 36 20 36
part lace = lace w : z_ ~ 5 -20 36 20 14 ; z_ ~ 5 20 36 -20 14 ; z_ ~ 5 -20 14 20 -8 ; z_ ~ 5 20 14 -20 -8 ; z_ ~ 5 -20 -8 20 -30 ; z_ ~ 5 20 -8 -20 -30 ; z_ ~ 5 -20 36 20 36
part bow = lace w : l_ ~ 6 0 -34 -24 -56 -46 -42 -26 -30 0 -34 24 -30 46 -42 24 -56 0 -34 ; l_ ~ 5 0 -34 -18 -6 ; l_ ~ 5 0 -34 18 -6
scene lay

* book-report-in-a-box | 6-8 9-12 | -
topics book report, book, favorite book, reading, library, author, story, characters, school project, school, book week, world book day, english class, diorama, book fair, chapter book, book club
colors red, blue, yellow free
minutes 60 70
mess low
heart box: cereal-box, shoebox, small-box, tissue-box, pizza-box, cardboard-box, oatmeal-canister = 1
heart sheet: construction-paper, paper, wrapping-paper, cardstock = 4 sheet
need figures: craft-stick, clothespin, cork, peg-doll, toy-brick, cardboard-tube, toy-animal, wooden-spoon, stick = 3
need pens: marker, colored-pencil, crayon, paint = 4 color
nice things: button, cotton-ball, yarn, moss, stone, leaf, aluminum-foil, twist-tie, fabric-scrap, bottle-cap = 5
nice cards: index-card, sticky-note = 4
join glue: glue-stick, glue, tape
tool brush: paintbrush when pens=paint
tool scissors: scissors
step think: draw pens sheet by cc
step cover: decorate sheet box glue scissors > box by cc
step title: draw pens sheet box? brush? > title by cc
step open: cut box scissors > stage by tc
step scene: draw pens sheet glue > scene by cc
step people: prepare pens figures > figures by cc
step things: arrange things box > things by cc
step sides: draw pens sheet cards? by cc
step report: play box by cc
part box = box own paint cover a : r^ a 0 8 150 168 4
part title = pens w : r_ w 0 -58 110 26 3 ; z_ k 4 -42 -58 42 -58
part stage = box w : r_ light-blue 0 28 120 108 3
part scene = pens green : b_ green -60 80 -60 52 -20 38 20 50 60 40 60 80 ; o_ yellow 40 -6 11
part figures = figures own : stick wood -30 20 -30 72 14 ; stick wood 4 26 4 76 14 ; stick wood 34 16 34 70 14 ; k -33 30 2.4 ; k -27 30 2.4 ; k 1 36 2.4 ; k 7 36 2.4 ; k 31 26 2.4 ; k 37 26 2.4 ; r_ red -30 54 15 20 ; r_ blue 4 60 15 20 ; r_ purple 34 52 15 20
part things = things b : bits own 1 -48 64 -16 72 20 66 50 68 50 46
scene stand

* school-for-stuffed-animals | 4-5 6-8 | Animals
extras world Animals: toy-animal
appeal 3
topics playing school, play school, pretend school, stuffed animals, teddy bear, teacher, dolls, doll, back to school, first day of school, classroom, pretend play, rainy day, imaginative play, animal school
colors green, yellow, red free
minutes 40 45
mess low
heart pupils: stuffed-animal, doll, toy-animal = 3
heart desks: small-box, milk-carton, shoebox, tissue-box, kitchen-sponge, wooden-block, cereal-box, egg-carton = 3
heart sheets: paper, index-card, sticky-note, construction-paper, notebook = 3 sheet
need board: construction-paper, cardboard, cardstock, pizza-box, felt, cereal-box = 1 sheet
need pens: chalk, marker, crayon, colored-pencil = 3 color
nice stars: sticker, felt-sticker, bottle-cap = 6
nice bags: paper-bag, envelope = 3
nice bell: bell
join staple: stapler, tape, glue-stick, glue
tool scissors: scissors
step desks: arrange desks pupils > pupils desks by cc
step books: fold sheets staple scissors > books by tc
step names: draw pens sheets by cc
step board: draw pens board > board by cc
step bags: draw pens bags by cc
step lesson: draw pens sheets > marks by cc
step stars: decorate stars sheets > stars by cc
step begin: play pupils bell? by cc
part board = board a : r^ green- 0 -58 150 66 3 ; z_ w 4 -54 -44 -44 -66 -34 -44 ; z_ w 4 -50 -52 -38 -52 ; l_ w 4 -8 -66 8 -66 8 -56 -8 -56 8 -54 8 -44 -8 -44 ; l_ w 4 52 -64 36 -62 36 -46 52 -44
part pupils = pupils tan : o^ ~ -60 4 22 20 ; o^ ~ -76 -10 8 ; o^ ~ -44 -10 8 ; k -66 2 3 ; k -54 2 3 ; o_ k -60 9 4 3 ; o^ gray 0 4 22 20 ; j^ gray -10 -8 -16 -36 6 ; j^ gray 10 -8 16 -36 6 ; k -6 2 3 ; k 6 2 3 ; o_ pink 0 9 4 3 ; o^ w 60 4 22 20 ; p^ w 44 -8 44 -26 58 -14 ; p^ w 76 -8 76 -26 62 -14 ; k 54 2 3 ; k 66 2 3 ; o_ pink 60 9 4 3 ; o^ ~ -60 34 20 16 ; o^ gray 0 34 20 16 ; o^ w 60 34 20 16
part desks = desks own : r^ brown -60 66 52 42 3 ; r^ brown 0 66 52 42 3 ; r^ brown 60 66 52 42 3
part books = sheets w : r^ w -60 44 26 10 1 ; r^ w 0 44 26 10 1 ; r^ w 60 44 26 10 1
part marks = pens red : z_ red 2 -68 44 -54 44 ; z_ red 2 -8 44 6 44 ; z_ red 2 52 44 66 44
part stars = stars gold : s_ gold -60 66 5 8 4 ; s_ gold 0 66 5 8 4 ; s_ gold 60 66 5 8 4
scene stand

* vanishing-coin-glass | 6-8 9-12 13+ | -
appeal 3
topics magic, magic trick, magic tricks, magician, magic show, talent show, trick, vanishing coin, birthday party, illusion, wizard, april fools, show, circus
colors black, red, gold free
minutes 30 35 35
waits 20
mess low
heart glass: plastic-cup, glass-jar = 1
heart coin: coin, metal-washer, button, stick-on-gem = 1
heart mat: construction-paper, cardstock, paper, origami-paper = 2 sheet
need veil: bandana, cloth-napkin, fabric-scrap, paper-napkin, scarf, tissue-paper = 1
nice stars: sticker, sequin, glitter-glue = 6
nice wand: chopstick, pencil, craft-stick, paper-straw = 1
join glue: glue
tool pen: pencil, marker
tool scissors: scissors
step trace: draw pen glass mat by ccc
step cut: cut mat scissors > disc by ccc
step stick: glue mat glue glass? > glass by ccc
step dry: dry glass by ccc
step mat: arrange mat glass > mat by ccc
step stars: decorate stars veil > stars by ccc
step practice: test glass coin veil by ccc
step show: play glass coin veil wand? > coin veil by ccc
part mat = mat black : r^ ~ 0 40 186 110 4
part veil = veil red : b^ red -92 -60 -50 -70 -18 -54 -10 -10 -26 20 -70 24 -94 0
part stars = stars gold : s_ gold -64 -40 5 8 4 ; s_ gold -40 -20 5 8 4 ; s_ gold -66 -2 5 8 4
part disc = mat black : o_ ~ 40 66 30 9
part glass = glass light-blue : q_ light-blue 4 18 -10 62 -10 72 66 8 66 ; r_ w 24 28 5 60 2
part coin = coin gold : o^ gold -40 62 15 13 ; o_ gold- -40 62 10 8
scene lay

* pizza-box-board-game | 6-8 9-12 13+ | -
extras game: acorn, bead, board-game-piece, button, coin, duct-tape, envelope, felt-sticker, flag, foam-sheet-scrap, glass-gem, glitter-glue, glitter-paper, guitar-pick, paper, peg-doll, pom-pom, ribbon, ric-rac, seashell, stick-on-gem, sticker, toy-animal, toy-car, washi-tape, wooden-craft-shape, wrapping-paper
appeal 3
topics board game, board games, game, make a game, our own game, rainy day, rainy day game, family game night, game night, game for two, table game, brothers and sisters, snow day, dice game, trivia
colors green, yellow, red, blue free
minutes 60 70 80
mess low
heart board: pizza-box, cardboard, cereal-box, shoebox, folder, foam-board = 1
heart pieces: bottle-cap, button, board-game-piece, toy-animal, toy-brick, coin, toy-car, stone, cork, pebble = 4
need pens: marker, colored-pencil, crayon, permanent-marker = 4 color
need cards: index-card, sticky-note, cardstock, construction-paper, paper = 12
nice dice: dice = 1
need ruler: ruler, craft-stick, cardboard
nice bag: envelope, paper-bag, small-box = 1
nice stickers: sticker, washi-tape = 6
tool scissors: scissors when cards=cardstock,construction-paper,paper
step idea: draw pens board by ccc
step path: draw ruler pens board > path by tcc
step color: color pens board > squares by ccc
step traps: draw pens board > traps by ccc
step stickers: decorate stickers board > stickers by ccc
step cards: draw pens cards scissors? > cards by ccc
step pieces: arrange pieces > pieces by ccc
step rules: draw pens board bag? by ccc
step try: play board pieces dice? > board by ccc
part board = board own : r^ tan 0 6 184 160 4 ; r_ w 0 6 170 146 2
part path = pens k : z_ k 2 -80 74 80 74 80 44 -80 44 -80 74 ; z_ k 2 -80 14 80 14 ; z_ k 2 -80 -18 80 -18 ; z_ k 2 -80 -60 80 -60 -80 -60
part squares = pens a : r_ green -64 59 32 28 ; r_ yellow -32 59 30 28 ; r_ red 0 59 32 28 ; r_ blue 32 59 30 28 ; r_ green 64 59 32 28 ; r_ yellow 64 29 32 28 ; r_ red 64 -2 32 30 ; r_ blue 32 -2 30 30 ; r_ green 0 -2 32 30 ; r_ yellow -32 -2 30 30 ; r_ red -64 -2 32 30 ; r_ blue -64 -38 32 40 ; r_ green -32 -38 30 40 ; r_ yellow 0 -38 32 40 ; r_ red 32 -38 30 40 ; r_ gold 64 -38 32 40
part stickers = stickers c : bits own 1.1 -32 66 64 22 32 -8 -64 -8 0 -46 -64 -30
part traps = pens k : z_ k 4 -6 52 6 66 ; z_ k 4 6 52 -6 66 ; s_ w 32 59 5 9 4 ; s_ w 64 -38 5 13 6 ; l_ k 4 -30 6 -18 -14 -36 -30
part cards = cards w : r^ w -30 29 44 24 2 ; r^ w -26 26 44 24 2 ; l_ k 3 -30 22 -24 18 -20 24 -26 28
part pieces = pieces own : o^ red -70 62 9 ; o^ blue -58 56 9 ; o^ yellow 0 2 9 ; o^ green 40 -40 9
scene lay
`;
