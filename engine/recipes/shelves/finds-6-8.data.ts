/** Crafts that begin with an odd thing from the drawer, for hands of six years and more. */
export const shelf = `
* rocket-range | 4-5 6-8 9-12 | Space
extras game: craft-foam, dried-bean, glitter-paper, masking-tape, ticket-stub
topics rocket, rockets, planets, solar system, outer space, nasa, straw rocket, science experiment, measuring, party game, game, contest
colors red, white, yellow free
minutes 40 30 35
mess low
heart straw: plastic-straw, paper-straw = 1
heart sheet: paper, construction-paper, origami-paper = 1 sheet
heart cards: index-card, sticky-note, paper-plate = 8
need pens: crayon, marker, colored-pencil = 3 color
nice ruler: ruler
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
step strip: cut sheet scissors by tcc
step color: color pens sheet > rocket by ccc
step roll: roll sheet straw tape > straw by tcc
step close: fold sheet tape by ccc
step fins: cut sheet scissors tape > fins by tcc
step names: draw pens cards > cards by tcc
step lay: arrange cards ruler? by ccc
step launch: play sheet straw by ccc
step change: test sheet scissors cards by ccc
part cards = cards own : r^ ~ -78 70 38 34 2 ; r^ ~ -26 70 38 34 2 ; r^ ~ 26 70 38 34 2 ; r^ ~ 78 70 38 34 2 ; o_ gray -78 70 6 ; o_ gold -26 70 9 ; o_ blue 26 70 10 ; o_ red 78 70 8
part straw = straw own : l^ ~ 7 -92 36 -20 -8
part rocket = sheet own : l^ ~ 20 -42 4 46 -50 ; p^ ~ 38 -58 54 -42 70 -66
part fins = sheet red : p^ red -40 -18 -46 -44 -14 -22 ; p^ red -22 14 -4 26 2 -6
scene lay

* sidekick-suit | 4-5 6-8 9-12 | Superheroes
extras puppet: metallic-paper, shoelace, loom-band, bread-tag, washi-tape
topics superhero, super hero, sidekick, costume for a toy, stuffed animal, teddy bear, doll clothes, cape, toy costume, doll, pretend play, t-shirt
colors red, blue, yellow free
minutes 65 50 55
waits 60
mess low
heart shirt: old-t-shirt, old-jersey, tube-sock, sock, old-sweater, pillowcase = 1
heart toy: stuffed-animal, doll = 1
need felt: felt, felt-sticker, fabric-scrap, craft-foam = 2 scrap
need dots: hook-and-loop-tape, ribbon, yarn, string, shoelace, hair-tie, rubber-band
nice foil: aluminum-foil, metallic-paper = 1 scrap
need pen: marker, permanent-marker, fabric-marker, chalk
join glue: glue
tool scissors: scissors
step sleeve: cut shirt toy scissors > tunic toy by gtc
step arms: cut pen shirt toy scissors by gtc
step cape: cut pen shirt toy scissors > cape by tcc
step emblem: cut felt scissors pen > emblem by tcc
step mask: cut felt pen scissors > mask by gtc
step stick: glue felt shirt glue by ccc
step wristbands: shape foil toy > bands by ccc
step dots: build dots shirt > dots by tcc
step dry: dry shirt by ccc
step dress: play toy shirt by ccc
part cape = shirt a : b^ a -34 -22 34 -22 78 88 0 96 -78 88
part toy = toy tan : o^ ~ 0 -56 40 34 ; o^ ~ -34 -86 13 13 ; o^ ~ 34 -86 13 13 ; t^ ~ -28 -12 12 -66 12 10 ; t^ ~ 28 -12 12 66 12 10 ; t^ ~ -18 60 14 -24 94 13 ; t^ ~ 18 60 14 24 94 13 ; o_ cream 0 -46 15 11 ; o_ k 0 -52 5 4 ; u 0 -46 7
part tunic = shirt b : b^ b -30 -24 30 -24 36 66 -36 66
part emblem = felt c : s_ c 0 18 5 20 9
part mask = felt k : b_ k -34 -72 0 -66 34 -72 32 -56 10 -56 0 -62 -10 -56 -32 -56 ; o_ w -15 -64 7 5 ; o_ w 15 -64 7 5 ; o_ k -15 -64 3 3 ; o_ k 15 -64 3 3
part bands = foil silver : l^ silver 11 -60 -2 -50 18 ; l^ silver 11 60 -2 50 18
part dots = dots own : o_ w -28 -20 5 5 ; o_ w 28 -20 5 5
scene stand

* key-limbed-robot | 6-8 9-12 | Robots
extras machine: button, metal-washer, keycap, snap-fastener, stick-on-gem, sequin, coin, sticker, candy-wrapper, copper-tape, dry-pasta, dried-lentil, cotton-swab
extras world Robots: flower, modeling-clay, nuts-and-bolts
appeal 1
topics robot, robots, keys, recycled robot, junk robot, invention, inventor, earth day, machine, key, upcycling
colors silver, gold, red
minutes 40 45
waits 60
mess low
heart body: can, small-box, cookie-tin, tissue-box, cereal-box, milk-carton, cardboard-tube, oatmeal-canister, wooden-block = 1
heart keys: old-key = 4
nice shine: aluminum-foil, metallic-paper, metallic-paint = 1 sheet
nice eyes: bottle-cap, button, googly-eye, metal-washer, coin, sticker = 2
nice dials: nuts-and-bolts, metal-washer, button, bottle-cap, bead, sequin = 4
need thread: string, yarn, pipe-cleaner, twist-tie, ribbon, craft-wire = 16 in
join stick: duct-tape, glue, tape, masking-tape
tool pen: marker, permanent-marker, paint-marker
tool scissors: scissors
step rim: prepare body > body by tc
step wrap: decorate shine body stick > wrap by cc
step hang: tie thread keys scissors by tc
step arms: tape thread keys body stick > thread arms by tc
step legs: tape thread keys body stick > legs by tc
step eyes: glue eyes body stick > eyes by cc
step dials: glue dials body stick > dials by cc
step face: draw pen body > face by cc
step walk: play body keys by cc
part thread = thread own : z_ ~ 3 -44 0 -64 10 ; z_ ~ 3 44 0 64 10 ; z_ ~ 3 -20 50 -20 60 ; z_ ~ 3 20 50 20 60
part arms = keys own : o^ gold -68 16 13 ; o_ w -68 16 5 ; r^ gold -68 44 7 40 2 ; r_ gold -62 56 8 5 ; r_ gold -62 46 6 5 ; o^ gold 68 16 13 ; o_ w 68 16 5 ; r^ gold 68 44 7 40 2 ; r_ gold 62 56 8 5 ; r_ gold 62 46 6 5
part legs = keys own : o^ gold -20 64 11 ; o_ w -20 64 4 ; r^ gold -20 84 7 28 2 ; r_ gold -15 92 7 4 ; o^ gold 20 64 11 ; o_ w 20 64 4 ; r^ gold 20 84 7 28 2 ; r_ gold 25 92 7 4
part body = body silver : r^ silver 0 -16 92 136 8 ; r_ silver+ -34 -16 8 124 3
part wrap = shine silver : q_ ~ 6 -44 -82 44 -82 44 50 -44 50 ; p_ ~+ -40 -76 0 -78 -28 -10 ; p_ ~- 20 20 42 -6 40 46
part eyes = eyes own : o_ red -22 -50 13 ; o_ w -22 -50 6 ; o_ red 22 -50 13 ; o_ w 22 -50 6
part dials = dials own : o_ gold -24 22 8 ; o_ gold -8 22 8 ; o_ gold 8 22 8 ; o_ gold 24 22 8
part face = pen k : r_ k 0 -16 50 14 2 ; z_ w 2 -12 -22 -12 -10 ; z_ w 2 0 -22 0 -10 ; z_ w 2 12 -22 12 -10
scene stand

* season-wheel-plate | 4-5 6-8 9-12 | Seasons
topics four seasons, season wheel, spring, summer, fall, autumn, winter, calendar, weather chart, year, school project, homeschool, months
colors light green, yellow, orange, light blue
minutes 40 50 50
waits 20
mess some
heart plate: paper-plate = 1
heart color: watercolor-paint, paint, crayon, marker, colored-pencil, oil-pastel = 4 color
need trees: stick, pipe-cleaner, craft-stick, paper-straw, yarn, bark = 4
nice bits: tissue-paper, crepe-paper, paper-napkin, construction-paper, felt, confetti = 1 handful
nice snow: cotton-ball, pillow-stuffing, tissue, dryer-sheet = 2
nice dabs: cotton-swab = 2
need pin: paper-fastener, paper-clip, pipe-cleaner = 1
need arrow: cardstock, paper, construction-paper, index-card, cereal-box = 1 strip
join glue: glue
tool brush: paintbrush, cotton-swab when color=watercolor-paint,paint
tool scissors: scissors
tool pen: marker, pencil, crayon
step parts: draw pen plate > lines by tcc
step ground: color color plate brush? > ground by ccc
step trees: glue trees plate glue > trees by tcc
step blossom: glue bits plate glue > bits by ccc
step dots: print dabs color plate > dots by ccc
step leaves: draw color plate > leaves by ccc
step snow: glue snow plate glue > snow by ccc
step arrow: cut arrow scissors pin plate > arrow by gtc
step turn: play arrow plate by ccc
part ground = plate w : o^ ~ 0 0 96 96 ; a_ light-green 0 0 88 0 180 270 ; a_ yellow 0 0 88 0 270 360 ; a_ orange 0 0 88 0 0 90 ; a_ light-blue 0 0 88 0 90 180
part lines = pen k : z_ ~ 2 0 -88 0 88 ; z_ ~ 2 -88 0 88 0
part trees = trees own : l^ wood 6 -42 -12 -42 -48 ; l^ wood 6 42 -12 42 -48 ; l^ wood 6 42 62 42 26 ; l^ wood 6 -42 62 -42 26
part bits = bits own : y^ pink -42 -56 20 15 8 0.25 ; y^ green 42 -56 22 16 8 0.2
part dots = dabs own : d_ red 3 34 -58 48 -62 42 -50 54 -54
part leaves = color own : d_ orange- 4 32 22 42 16 52 22 30 30 54 32 ; d_ red 4 28 62 40 68 54 64
part snow = snow w : cotton w -42 20 13 ; cotton w -50 66 10 ; cotton w -34 66 10
part arrow = arrow own : p^ w -6 8 6 8 6 -34 14 -34 0 -56 -14 -34 -6 -34 ; o_ gold 0 0 6
scene lay

* turn-the-window-wheel | 4-5 6-8 9-12 | -
appeal 3
topics life cycle, life cycles, science project, school report, report, school project, science, homeschool, biology, 2nd grade, second grade
variant frog | Animals, Nature | light blue, green, brown | life cycle of a frog, frog, frogs, tadpole, frog life cycle, pond, amphibian
variant butterfly | Bugs, Nature | light green, orange, black | life cycle of a butterfly, butterfly, butterflies, caterpillar, butterfly life cycle, monarch
variant chick | Farm, Animals | yellow, orange, white | life cycle of a chicken, chick, chicken, hen, egg, hatching chicks
variant moon | Space | navy, yellow, white | phases of the moon, moon phases, moon, lunar cycle
variant bean | Nature | tan, green, brown | life cycle of a plant, plant life cycle, bean plant, seed, how plants grow, germination
minutes 60 45 50
mess low
heart plates: paper-plate = 2
heart pin: paper-fastener, paper-clip, pipe-cleaner = 1
need pens: marker, colored-pencil, crayon, paint, watercolor-paint = 4 color
nice bumps: bubble-wrap, dried-bean, cotton-ball, tissue-paper, yarn, rice = 1 handful
join glue: glue when bumps
tool brush: paintbrush when pens=paint,watercolor-paint
tool pen: pencil, marker
tool scissors: scissors
step parts: draw pen plates > under by tcc
step one: draw pens plates > one-frog one-butterfly one-chick one-moon one-bean by ccc
step bumps: glue bumps plates glue by ccc
step others: draw pens plates brush? > others by tcc
step facts: draw pen plates by tcc
step cover: color pens plates brush? > cover by ccc
step window: cut plates scissors pen by ggt
step pin: poke pin plates pen > pin by gtc
step turn: play plates by ccc
part under = plates w : o^ ~ 0 0 96 96
part others = pens a : a_ ~ 0 0 82 0 0 360
part cover = plates own paint cover a : a^ ~ 0 0 94 0 0 270 ; a_ ~- 0 0 80 77 10 260 ; y_ ~+ -40 34 20 14 7 0.2 ; y_ ~+ 30 50 16 11 7 0.2 ; y_ ~+ -44 -34 14 10 7 0.2
part one-frog@frog = pens k : a_ w 0 0 80 0 270 360 ; o_ light-green 24 -30 9 ; o_ k 24 -30 4 ; o_ light-green 42 -26 9 ; o_ k 42 -26 4 ; o_ light-green 32 -46 9 ; o_ k 32 -46 4 ; o_ light-green 50 -44 9 ; o_ k 50 -44 4
part one-butterfly@butterfly = pens k : a_ w 0 0 80 0 270 360 ; j_ green 16 -20 60 -50 16 ; o_ w 34 -36 5 ; o_ w 44 -44 4
part one-chick@chick = pens k : a_ w 0 0 80 0 270 360 ; o_ tan 36 -36 16 20 ; l_ brown 3 14 -18 36 -12 58 -18
part one-moon@moon = pens k : a_ gray 0 0 80 0 270 360 ; o_ yellow 36 -38 18 ; o_ gray 44 -42 15
part one-bean@bean = pens k : a_ w 0 0 80 0 270 360 ; b_ brown 26 -40 44 -50 54 -36 40 -28 36 -36 28 -28
part pin = pin gold : o^ ~ 0 0 7
scene lay

* stapled-tale-book | 6-8 9-12 | Fairy Tales
extras book: bookmark, glitter-glue, index-card, metallic-paper, paper, paper-doily, ribbon, stick-on-gem, sticker, washi-tape
topics book, make a book, my own book, story, storybook, writing, author, fairy tale, once upon a time, library, bedtime story, story writing, reading
near princess, dragon, castle
colors purple, gold, red free
minutes 50 55
mess low
heart sheets: paper, construction-paper, notebook = 4 sheet
heart staples: stapler
heart pens: colored-pencil, marker, crayon, gel-pen, watercolor-pencil = 4 color
nice cover: fabric-scrap, wrapping-paper, construction-paper, cardstock, old-t-shirt, felt, wallpaper = 1 sheet
nice ribbon: ribbon, yarn, lace, string, ric-rac = 10 in
nice pictures: magazine, old-greeting-card, old-calendar-picture, sticker, photo = 2
join glue: glue-stick, glue when cover; pictures
tool scissors: scissors when cover; pictures
step fold: fold sheets by cc
step staple: build staples sheets > book staples by tc
step ribbon: build ribbon staples sheets > ribbon by tc
step cover: cut cover scissors glue sheets > cover by cc
step plan: draw pens sheets by cc
step write: draw pens sheets by cc
step pictures: cut pictures scissors glue sheets by cc
step title: draw pens sheets > title by cc
step read: play sheets by cc
part book = sheets w : q^ ~ 3 -62 -82 70 -82 70 86 -62 86 ; q^ ~ 3 -66 -86 66 -86 66 82 -66 82
part cover = cover a : q^ ~ 3 -68 -88 64 -88 64 80 -68 80 ; r_ ~- -62 -4 10 166
part ribbon = ribbon b : l^ ~ 6 8 80 12 92 4 100
part title = pens k : q_ w 4 -40 -60 44 -60 44 30 -40 30 ; p_ gray -22 16 -22 -16 -30 -16 -16 -38 -2 -16 -10 -16 -10 16 ; r_ gray 6 2 34 28 ; p_ gray 20 16 20 -16 12 -16 26 -38 40 -16 32 -16 32 16 ; r_ brown 5 10 10 14 ; z_ k 3 -32 48 36 48
part staples = staples silver : r_ silver -64 -50 3 14 ; r_ silver -64 40 3 14
scene stand

* gold-feather-wand | 4-5 6-8 9-12 | Fantasy
extras worn: charm, old-jewelry-piece
topics wand, magic wand, wizard, witch, fairy, magic, sorcerer, wizard school, spell, enchanted, fairies, dress up
near potions
colors gold, purple, red free
minutes 45 35 40
waits 45
mess some
heart stick: dowel, chopstick, stick, wooden-spoon, bamboo, wooden-skewer, knitting-needle = 1
heart paint: metallic-paint, acrylic-paint, paint, glow-paint = 1 color
heart feathers: feather, leaf, tulle, tinsel, ribbon = 3
need string: string, yarn, embroidery-floss, cotton-cord, raffia = 24 in
nice beads: bead, wooden-bead, old-jewelry-piece, charm, bell, crystal = 5
nice ridge: glue, glitter-glue, glue-gun
tool brush: paintbrush, cotton-swab, sponge-brush
tool scissors: scissors
home plate
step ridge: decorate ridge stick > ridge by ggt
step paint: paint paint stick brush plate > stick by ccc
step dry: dry stick by ccc
step tie: tie string feathers stick > feathers string by ttc
step wind: weave string stick > grip by tcc
step beads: thread beads string > beads by tcc
step end: tie string stick scissors by ttc
step cast: play stick by ccc
part stick = stick own paint paint a : stick ~ -68 82 58 -66 18
part ridge = ridge a : l_ gold+ 5 -24 24 -2 20 -8 0 16 -4 10 -20 32 -28 28 -42 48 -48
part grip = string b : l^ ~ 22 -60 72 -36 44
part string = string b : l_ ~ 3 -34 41 -20 62 -12 84 ; l_ ~ 3 -34 41 -44 66 -38 92
part feathers = feathers own : feather red -32 44 10 62 8 ; feather purple -34 46 -2 88 8 ; feather gold -38 48 -52 98 8
part beads = beads own : o^ red -20 62 5 ; o^ gold -16 72 5 ; o^ red -12 83 5 ; o^ gold -43 70 5 ; o^ red -39 86 5
scene lay

* zipper-mouth-dinosaur | 6-8 9-12 | Dinosaurs
topics dinosaur, dinosaurs, t rex, tyrannosaurus, zipper, monster, puppet, felt dinosaur, sewing, reptile
colors green, white, red free
minutes 50 55
waits 60
mess low
heart zipper: zipper = 1
heart felt: felt, fabric-scrap, craft-foam, faux-fur, old-sweater = 2 sheet
need teeth: ric-rac, felt, craft-foam, paper, cardstock = 1 strip
need eye: googly-eye, button, felt, sticker = 1
nice spikes: craft-stick, clothespin, pipe-cleaner, ribbon, pom-pom = 5
join glue: glue
tool pen: marker, chalk, pencil
tool scissors: scissors
step head: draw pen felt by cc
step cut: cut felt scissors > head by cc
step mouth: cut felt zipper scissors by tc
step zip: glue zipper? felt glue > zipper by tc
step teeth: glue teeth felt glue > teeth by cc
step back: glue felt glue by tc
step spikes: glue spikes felt glue > spikes by cc
step eye: glue eye felt glue > eye by cc
step dry: dry felt by cc
step feed: play zipper felt by cc
part spikes = spikes own : p^ orange -66 -38 -58 -68 -44 -46 ; p^ orange -44 -48 -30 -78 -18 -54 ; p^ orange -18 -56 0 -86 12 -58 ; p^ orange 12 -58 32 -82 40 -54 ; p^ orange -78 -20 -84 -50 -64 -36
part head = felt a : b^ a -84 20 -80 -26 -40 -54 24 -60 66 -38 92 -20 94 10 84 34 90 56 60 74 -10 76 -62 64
part zipper = zipper silver : l^ silver 16 -20 22 20 24 60 22 88 14 ; z_ k 2 -20 22 20 24 60 22 88 14 ; r^ silver -26 22 10 18 3
part teeth = teeth w : v_ w 84 8 -10 14 8 -10 ; v_ w -8 32 84 26 8 -10
part eye = eye own : e 30 -30 13
scene stand

* snap-jaw-pocket-pets | 6-8 9-12 | Animals
topics pets, pom pom animals, binder clip, tiny animals, puppet, dog, puppy, bear, cat, desk pet, party favors, message holder, note holder, office supplies
colors brown, black, pink free
minutes 35 40
waits 60
mess low
heart clip: binder-clip, clothespin = 2
heart fluff: pom-pom, felt-ball, cotton-ball, wool-roving, faux-fur = 6
need eyes: googly-eye, bead, button, sticker = 4
need ears: felt, craft-foam, construction-paper, fabric-scrap, cardstock = 2 scrap
nice tail: pipe-cleaner, yarn, ribbon, feather = 2
join glue: glue
tool scissors: scissors
step plan: arrange fluff clip by cc
step sleeve: glue ears scissors glue clip? by tc
step head: glue fluff glue clip? > clip fluff by cc
step chin: glue fluff glue clip? by cc
step ears: cut ears scissors glue fluff > ears by cc
step eyes: glue eyes fluff glue > eyes by cc
step tongue: cut ears clip scissors glue > tongue by cc
step tail: glue tail clip glue > tail by cc
step dry: dry fluff by cc
step snap: play clip by cc
part clip = clip k : p^ k -74 40 -22 40 -32 84 -64 84 ; p^ k 22 40 74 40 64 84 32 84 ; l_ silver 3 -60 84 -58 98 -40 98 -38 84 ; l_ silver 3 36 84 38 98 56 98 58 84
part tail = tail own : l^ brown 6 -26 70 -6 64 -2 46 ; l^ brown 6 70 70 90 64 94 46
part fluff = fluff own : pompom brown -48 -12 34 ; pompom brown -60 22 12 ; pompom brown -36 22 12 ; pompom black 48 -12 34 ; pompom black 36 22 12 ; pompom black 60 22 12
part ears = ears c : o^ c -74 -36 10 18 ; o^ c -22 -36 10 18 ; p^ c 24 -30 28 -58 46 -42 ; p^ c 72 -30 68 -58 50 -42
part eyes = eyes own : e -60 -16 7 ; e -36 -16 7 ; e 36 -16 7 ; e 60 -16 7
part tongue = ears c : o_ c -48 32 6 10 ; o_ c 48 32 6 10
scene stand

* bobby-pin-dragonflies | 6-8 9-12 | Bugs
topics dragonfly, dragonflies, butterfly, hair clip, hair pin, hair accessory, jewelry, dress up, bobby pin, gift for a friend, sister
near spa party
colors teal, purple, gold free
minutes 35 40
waits 60
mess low
heart pin: bobby-pin, paper-clip, clothespin, headband = 3
heart wings: felt, tulle, craft-foam, wax-paper, ribbon, cellophane, fabric-scrap, lace = 3 scrap
need beads: bead, pom-pom, felt-ball, button, stick-on-gem, sequin = 9
need wrap: yarn, embroidery-floss, sewing-thread, string, pipe-cleaner, washi-tape = 3 ft
nice sparkle: glitter-glue, glitter = 1
join glue: glue
tool pen: marker, chalk, pencil
tool scissors: scissors
step draw: draw pen wings by cc
step cut: cut wings scissors > wings by cc
step wrap: weave wrap pin scissors > wrap by cc
step wings: build wings wrap pin? > pins by tc
step beads: glue beads wrap glue > beads by cc
step sparkle: decorate sparkle wings? by cc
step dry: dry wings by cc
step wear: play pin by cc
part pins = pin own : l^ k 4 0 -90 0 -34 ; l^ k 4 -54 10 -54 66 ; l^ k 4 54 10 54 66
part wrap = wrap b : l_ b 5 0 -78 0 -36 ; l_ b 5 -54 22 -54 64 ; l_ b 5 54 22 54 64
part wings = wings a : j^ a 0 -66 -44 -84 12 ; j^ a 0 -66 44 -84 12 ; j^ a 0 -60 -38 -44 10 ; j^ a 0 -60 38 -44 10 ; j^ a -54 34 -96 18 12 ; j^ a -54 34 -12 18 12 ; j^ a -54 40 -90 56 10 ; j^ a -54 40 -18 56 10 ; j^ a 54 34 96 18 12 ; j^ a 54 34 12 18 12 ; j^ a 54 40 90 56 10 ; j^ a 54 40 18 56 10
part beads = beads own : bits gold 2 0 -76 0 -64 0 -52 -54 24 -54 36 -54 48 54 24 54 36 54 48
scene lay

* keyboard-robot | 4-5 6-8 9-12 | Robots
extras machine: sticker, nuts-and-bolts, dried-lentil, pipe-cleaner, cotton-swab, glitter-paper, dry-pasta
extras world Robots: letter-bead, index-card, graph-paper, puzzle-piece, modeling-clay, aluminum-foil, nuts-and-bolts, flower, pipe-cleaner, craft-foam, peg-doll, coaster, bread-tag, shoelace
appeal 2
topics robot, robots, computer, keyboard, coding, code, recycled robot, old keyboard, technology, programmer
near secret message
colors gray, silver, red free
minutes 55 40 45
waits 60
mess low
heart keys: keycap, letter-bead, bottle-cap = 12
need box: cereal-box, small-box, milk-carton, tissue-box, can, shoebox, cardboard-tube = 1
need shine: aluminum-foil, metallic-paper, duct-tape, paint, acrylic-paint, construction-paper = 1 sheet
need eyes: bottle-cap, googly-eye, button, metal-washer, sticker = 2
nice arms: paper-clip, pipe-cleaner, twist-tie, paper-straw, plastic-straw = 4
join stick: glue, duct-tape, tape
tool brush: paintbrush when shine=paint,acrylic-paint
tool scissors: scissors when arms=pipe-cleaner,twist-tie,paper-straw,plastic-straw
tool pen: pencil, marker when note
nice note: paper, index-card, sticky-note = 1
step coat: decorate shine box brush? stick? > box by tcc
step word: arrange keys by tcc
step panel: glue keys box stick > keys by ccc
step eyes: glue eyes box stick > eyes by ccc
step arms: build arms box stick scissors? > arms by ttc
step dry: dry box by ccc
step press: play keys box by ccc
step program: draw pen note by tcc
part arms = arms silver : l^ silver 6 -46 0 -72 10 -84 34 -78 48 ; l^ silver 6 46 0 72 10 84 34 78 48 ; l^ silver 6 -22 74 -22 94 -36 94 ; l^ silver 6 22 74 22 94 36 94
part box = box own paint coat b : r^ ~ 0 0 96 150 6 ; r_ ~+ -38 0 6 138
part keys = keys own : q_ gray- 3 -32 4 -18 4 -18 18 -32 18 ; q_ gray- 3 -14 4 0 4 0 18 -14 18 ; q_ gray- 3 4 4 18 4 18 18 4 18 ; q_ gray- 3 22 4 36 4 36 18 22 18 ; q_ gray- 3 -32 24 -18 24 -18 38 -32 38 ; q_ gray- 3 -14 24 0 24 0 38 -14 38 ; q_ gray- 3 4 24 18 24 18 38 4 38 ; q_ gray- 3 22 24 36 24 36 38 22 38 ; q_ gray- 3 -32 44 -18 44 -18 58 -32 58 ; q_ gray- 3 -14 44 0 44 0 58 -14 58 ; q_ gray- 3 4 44 18 44 18 58 4 58 ; q_ gray- 3 22 44 36 44 36 58 22 58
part eyes = eyes own : o_ red -22 -44 14 ; o_ w -22 -44 7 ; o_ red 22 -44 14 ; o_ w 22 -44 7
scene stand

* spinning-disc-planet | 6-8 9-12 13+ | Space
topics spinning top, top, planet, planets, saturn, galaxy, cd, spinner, toy, optical illusion, color wheel, game
colors blue, orange, yellow free
minutes 30 30 30
mess low
heart disc: old-CD = 1
heart tip: marble, glass-gem, bead, wooden-bead = 1
need cap: bottle-cap, plastic-lid, spool, cork, bottle-cork = 1
need paper: paper, construction-paper, cardstock, paper-plate = 1 sheet
need pens: permanent-marker, marker, paint-marker, crayon, colored-pencil = 4 color
nice stars: sticker, stick-on-gem, glitter-glue = 6
join clay: sticky-tack, modeling-clay, air-dry-clay, play-dough, tape, duct-tape
join stick: glue-stick, glue, tape
tool pen: pencil, marker
tool scissors: scissors
step trace: cut disc paper pen scissors by ccc
step color: color pens paper > planet by ccc
step stars: decorate stars paper > stars by ccc
step face: glue paper disc stick > disc by ccc
step tip: build tip disc clay > tip by ttc
step handle: build cap disc clay > cap by ttc
step balance: test disc by ccc
step spin: play disc by ccc
part tip = tip own : o^ light-blue 0 66 14
part disc = disc own : o^ silver 0 30 96 44
part planet = paper own : o^ a 0 24 92 40 ; o_ b 0 24 66 28 ; o_ a 0 23 44 18
part stars = stars own : s_ yellow -60 20 5 8 4 ; s_ yellow 62 26 5 8 4 ; s_ yellow -24 50 5 8 4 ; s_ yellow 30 52 5 8 4 ; s_ yellow 40 2 5 7 3 ; s_ yellow -42 2 5 7 3
part cap = cap own : r^ red 0 6 40 26 6 ; o^ red+ 0 -6 20 8
scene stand

* shower-cap-jellyfish | 4-5 6-8 9-12 | Ocean
extras hanging: pipe-cleaner, crepe-paper, construction-paper, plastic-straw, fabric-scrap, ribbon, stick-on-gem, sequin
topics jellyfish, sea creature, under the sea, sea life, ocean party, party decoration, costume, dress up, umbrella jellyfish, halloween costume
near jelly
colors pink, purple, teal free
minutes 30 35 40
mess low
heart cap: shower-cap, umbrella, straw-hat = 1
heart arms: ribbon, crepe-paper, bubble-wrap, tinsel, tulle, yarn, paper-strip, cellophane, raffia = 8
nice fill: tissue-paper, pillow-stuffing, bubble-wrap, packing-peanut, cotton-ball = 2 handful
nice lights: glow-stick, string-light = 1
nice eyes: googly-eye, sticker, button = 2
need cord: string, yarn, ribbon = 3 ft when cap!=umbrella
join tape: tape, duct-tape, masking-tape
tool scissors: scissors
step open: prepare cap > cap by ccc
step arms: cut arms scissors by tcc
step tape: tape arms cap tape > arms by tcc
step curl: tape arms tape > frills by tcc
step fill: fill fill cap tape by ccc
step lights: build lights cap > lights by gtc
step eyes: tape eyes cap tape > eyes by ccc
step cord: tie cord cap tape > cord by gtc
step swim: play cap by ccc
part cord = cord own : l_ ~ 2 0 -100 0 -74
part arms = arms own : l_ a 6 -70 8 -76 38 -64 64 -74 88 ; l_ b 6 -50 8 -44 38 -56 64 -46 94 ; l_ a 6 -30 8 -36 38 -24 64 -34 90 ; l_ b 6 30 8 36 38 24 64 34 90 ; l_ a 6 50 8 44 38 56 64 46 94 ; l_ b 6 70 8 76 38 64 64 74 88
part frills = arms c : l_ c 11 -14 10 -22 36 -8 60 -18 86 ; l_ c 11 14 10 22 36 8 60 18 86
part cap = cap a : b^ a -84 10 -80 -44 -40 -78 0 -84 40 -78 80 -44 84 10 0 17 ; l_ a- 5 -81 9 -40 15 0 16 40 15 81 9 ; b_ a+ -50 -34 -30 -62 -10 -66 -26 -40
part lights = lights yellow : d_ yellow 4 -40 -20 0 -34 40 -20 -20 -52 24 -54
part eyes = eyes own : e -22 -20 11 ; e 22 -20 11
scene hang

* crater-golf | 4-5 6-8 9-12 | Space, Sports
extras game: craft-foam, craft-stick, sticky-note, ticket-stub
topics moon, golf, mini golf, moon landing, space party, party game, crater, lunar, game, outer space
near astronaut, nasa
colors gray, white, navy
minutes 60 45 50
waits 45
mess some
heart ball: golf-ball, ping-pong-ball, marble, foam-ball, wooden-bead = 1
heart ground: cardboard-box, pizza-box, shoebox, cardboard, cereal-box = 1
need craters: egg-carton, paper-cup, cupcake-liner, yogurt-pot, plastic-cup = 5
nice foil: aluminum-foil, newspaper, packing-paper, paper-towel = 2 sheet
need color: paint, acrylic-paint, construction-paper, crayon, marker = 2 color
nice club: wooden-spoon, chopstick, craft-stick, pencil, plastic-spoon = 1
nice flags: toothpick, paper-straw, plastic-straw, flag, sticker = 5
need pen: marker, permanent-marker, crayon
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush, kitchen-sponge, sponge-brush when color=paint,acrylic-paint
tool scissors: scissors
step lid: cut ground scissors > ground by gtt
step holes: cut ground craters scissors pen by ggt
step craters: tape craters ground tape > craters by tcc
step hills: shape foil ground tape > hills by ccc
step color: color color ground brush? by ccc
step numbers: draw pen ground > numbers by ccc
step flags: build flags ground tape > flags by ccc
step play: play ball ground club? > ball by ccc
part ground = ground own paint color a : r^ ~ 0 10 188 150 6 ; o_ ~- -60 -30 14 9 ; o_ ~- 66 60 12 8 ; o_ ~- 10 -44 9 6
part hills = foil silver : y^ silver -74 50 18 14 7 0.2 ; y^ silver 70 -34 20 15 7 0.2
part craters = craters own : o^ gray+ -46 20 22 15 ; o_ k -46 22 16 10 ; o^ gray+ 20 -14 22 15 ; o_ k 20 -12 16 10 ; o^ gray+ 20 54 22 15 ; o_ k 20 56 16 10 ; o^ gray+ -30 66 20 13 ; o_ k -30 68 14 8 ; o^ gray+ -10 -36 20 13 ; o_ k -10 -34 14 8
part numbers = pen k : z_ ~ 3 -70 20 -70 32 ; z_ ~ 3 44 -14 52 -14 ; z_ ~ 3 46 56 54 56
part flags = flags own : z_ wood 3 -46 20 -46 -20 ; p^ red -46 -20 -24 -13 -46 -6 ; z_ wood 3 20 -12 20 -52 ; p^ yellow 20 -52 42 -45 20 -38 ; z_ wood 3 20 56 20 16 ; p^ blue 20 16 42 23 20 30 ; z_ wood 3 -30 68 -30 34 ; p^ red -30 34 -10 40 -30 46 ; z_ wood 3 -10 -36 -10 -72 ; p^ yellow -10 -72 10 -66 -10 -60
part ball = ball w : o^ w 70 40 11 ; d_ gray 1.4 66 36 72 36 76 42 68 44
scene lay

* tape-deck-robot | 6-8 9-12 13+ | Robots, Music
extras machine: cotton-swab, stick-on-gem
extras world Robots: vinyl-record, cassette-tape, headphones, cookie-tin, mosaic-tile, foil-pan, modeling-clay, aluminum-foil, flashlight, glass-gem, egg-shaped-shaker, letter-bead
appeal 1
topics robot, robots, cassette, boombox, dj, music, retro, eighties, 80s, recycled robot, band, old cassette
near radio, party
colors silver, red, yellow free
minutes 40 45 45
waits 60
mess low
heart tape: cassette-tape, vinyl-record, old-CD = 1
heart head: small-box, milk-carton, cork, wooden-block, bottle-cap, cereal-box, cardboard-tube = 1
need arms: pipe-cleaner, twist-tie, paper-straw, plastic-straw, craft-wire, headphones, paper-clip = 2
need legs: cork, spool, clothespin, wooden-block, bottle-cork, bottle-cap, egg-carton = 2
nice eyes: googly-eye, button, sticker = 2
nice shine: aluminum-foil, metallic-paper, washi-tape, duct-tape, construction-paper = 1 sheet
join glue: glue, duct-tape, tape
tool pen: permanent-marker, marker, paint-marker
step shine: decorate shine head glue > head by ccc
step plan: arrange tape head > tape by ccc
step face: draw pen tape > face by ccc
step head: glue head tape glue by tcc
step eyes: glue eyes head glue > eyes by ccc
step arms: glue arms tape glue > arms by tcc
step legs: glue legs tape glue > legs by tcc
step dry: dry tape by ccc
step dance: play tape by ccc
part arms = arms own : l^ ~ 6 -66 10 -90 -6 -86 -34 ; l^ ~ 6 66 10 90 -6 86 -34
part legs = legs own : r^ tan -30 72 20 40 3 ; r^ tan 30 72 20 40 3
part head = head own : r^ silver 0 -58 70 44 5
part eyes = eyes own : e -16 -60 9 ; e 16 -60 9
part tape = tape own : r^ navy 0 12 140 90 6 ; q_ a 4 -58 -22 58 -22 58 22 -58 22
part face = pen k : r_ k 0 8 70 20 8 ; o_ w -26 8 8 ; o_ w 26 8 8 ; d_ k 2.4 -26 8 26 8 ; z_ yellow 4 -50 -14 50 -14 ; z_ red 4 -40 36 40 36
scene stand

* rain-under-an-umbrella | 6-8 9-12 | Weather
extras hanging: aluminum-foil, crystal, bell, cellophane, metallic-paper, plastic-straw, wool-roving, ribbon
appeal 1
topics rain, rainy day, umbrella, april showers, cloud, storm, weather, costume, dress up, parade, school play
near water cycle, noah's ark
colors blue, light blue, white free
minutes 40 40
mess low
heart umbrella: umbrella = 1
heart drops: construction-paper, felt, cellophane, craft-foam, cardstock, aluminum-foil, wrapping-paper, paper = 2 sheet
need cord: string, ribbon, yarn, embroidery-floss, crepe-paper = 6 yd
nice cloud: cotton-ball, pillow-stuffing, tissue-paper, toilet-paper = 2 handful
nice bell: bell, bead, wooden-bead, metal-washer = 8
join tape: tape, masking-tape, duct-tape
tool pen: pencil, marker, crayon
tool scissors: scissors
step open: prepare umbrella > umbrella by tc
step drops: draw pen drops by cc
step cut: cut drops scissors > drops by cc
step cords: cut cord scissors by cc
step stick: tape drops cord tape > cords by cc
step bell: thread bell cord > bells by cc
step hang: tie cord umbrella by tc
step cloud: tape cloud umbrella tape > cloud by cc
step walk: play umbrella by cc
part cords = cord w : z_ w 2 -76 -6 -76 40 ; z_ w 2 -40 -6 -40 62 ; z_ w 2 40 -6 40 62 ; z_ w 2 76 -6 76 40
part drops = drops a : x^ a -76 22 9 15 ; x^ b -76 52 9 15 ; x^ b -40 30 9 15 ; x^ a -40 66 9 15 ; x^ a 40 30 9 15 ; x^ b 40 66 9 15 ; x^ b 76 22 9 15 ; x^ a 76 52 9 15
part bells = bell gold : d_ gold 4 -76 6 -40 10 40 10 76 6
part umbrella = umbrella navy : l_ wood 6 0 -10 0 74 8 88 20 84 22 74 ; b^ navy -92 -4 -70 -60 0 -88 70 -60 92 -4 46 -14 0 -4 -46 -14
part cloud = cloud w : y^ w -34 -44 30 18 7 0.25 ; y^ w 30 -50 32 20 7 0.25
scene stand

* flip-flop-sailboat | 6-8 9-12 | Transportation, Ocean
extras world Ocean: cork
topics boat, boats, sailboat, ship, pirate ship, sailing, regatta, pool, lake, beach, bathtub, summer, sink or float, flip flop, pond
colors white, red, blue free
minutes 35 40
mess low
heart hull: flip-flop, kitchen-sponge, pool-noodle, foam-tray, foam-sheet-scrap = 1
heart sail: plastic-sleeve, craft-foam, fabric-scrap, bandana, cardstock, paper, felt, wrapping-paper, construction-paper = 1 sheet
need mast: wooden-skewer, chopstick, paper-straw, plastic-straw, stick, dowel, pencil = 1
nice crew: toy-brick, cork, toy-animal, board-game-piece, clothespin = 1
nice flag: washi-tape, ribbon, duct-tape, sticker = 1
nice line: string, yarn, ribbon = 3 yd
need pens: permanent-marker, marker, crayon = 2 color
join tape: duct-tape, tape, electrical-tape
tool scissors: scissors
home tub-of-water
step sail: cut sail scissors > sail by cc
step color: color pens sail > mark by cc
step thread: poke mast sail by tc
step hole: poke mast hull tape > hull mast by gt
step flag: tape flag mast > flag by cc
step crew: arrange crew hull tape > crew by cc
step line: tie line hull by tc
step trial: test hull tub-of-water by cc
step sail-away: play hull by cc
part mast = mast own : l_ wood 6 0 -86 0 50
part flag = flag red : p^ red 2 -90 30 -82 2 -74
part sail = sail a : b^ a -4 -70 34 -40 56 0 50 34 -4 34
part mark = pens b : s_ b 20 -4 5 18 8
part crew = crew own : o_ yellow -40 34 9 ; r_ red -40 48 16 18 3
part hull = hull blue : b^ blue -92 54 -70 44 60 44 92 52 80 74 -60 76 ; l_ w 4 -20 58 30 52 62 60
scene stand

* pond-on-a-mirror | 6-8 9-12 | Nature, Animals, Seasons
extras world Nature: stone, craft-foam, feather, pinecone, toy-tree, snail-shell, driftwood, petal, fern-frond, pom-pom, toy-animal, peg-doll, grass
topics pond, ducks, duck, swan, frog, lake, ice skating, skating rink, ice rink, skaters, winter scene, small world, diorama, feed the ducks, miniature world
near park
colors green, white, yellow
minutes 45 45
mess some
heart pond: plastic-mirror, old-CD, aluminum-foil, metallic-paper = 1
heart bank: moss, stone, pebble, grass, sand, kinetic-sand, play-dough, cotton-ball, soil, hay = 2 handful
need ducks: play-dough, modeling-clay, air-dry-clay, salt-dough = 3 color
need tray: baking-tray, cardboard, shoebox, pizza-box, plastic-lid, paper-plate, cookie-tin = 1
nice reeds: grass, stick, pine-needle, wheat-stalk, toothpick, pipe-cleaner, lavender, fern-frond = 6
nice lilies: leaf, petal, felt, craft-foam, construction-paper, clover = 4
nice bridge: craft-stick, bark, cardboard-tube, egg-carton = 4
tool scissors: scissors when lilies=felt,craft-foam,construction-paper
step pond: prepare pond tray > tray pond by cc
step bank: arrange bank pond tray > bank by cc
step duck: shape ducks by cc
step head: shape ducks pond > ducks by cc
step reeds: arrange reeds bank ducks > reeds by cc
step lilies: arrange lilies pond scissors? > lilies by cc
step bridge: arrange bridge pond > bridge by cc
step look: play pond ducks by cc
part tray = tray own : r^ tan 0 16 190 140 6
part bank = bank own : y^ green 0 18 90 62 14 0.12
part pond = pond own : o^ light-blue 0 22 66 42 ; l_ w 3 -40 6 -20 0 ; l_ w 3 18 46 40 40
part reeds = reeds own : l_ green 4 -70 -10 -74 -70 ; l_ green 4 -60 -14 -58 -78 ; l_ green 4 -52 -18 -44 -66 ; l_ green 4 62 -12 60 -70 ; l_ green 4 70 -8 78 -60 ; l_ green 4 54 -16 46 -62
part bridge = bridge own : stick ~ -64 -10 -64 54 5.4 ; stick ~ -58 -12 -58 57 5.4 ; stick ~ -52 -13 -52 58 5.4 ; stick ~ -46 -13 -46 59 5.4
part lilies = lilies green : o_ green -30 44 11 6 ; o_ green -8 50 10 5 ; o_ green 44 20 11 6 ; o_ green 30 -2 9 5
part ducks = ducks c : b^ yellow -40 18 -20 12 -4 16 -2 28 -14 34 -34 32 ; o^ yellow -6 2 11 ; p_ orange 3 0 16 4 3 8 ; o_ k -3 -1 2 ; b^ w 12 32 30 24 48 30 46 42 20 44 ; o^ w 44 20 9 ; p_ orange 51 18 62 22 51 25 ; o_ k 46 18 2
scene lay

* lobster-pot | 4-5 6-8 9-12 | Ocean
extras world Ocean: rope, net-bag, seashell, craft-stick, driftwood, air-dry-clay, wooden-block, pebble, denim, cork, ping-pong-ball, sea-glass
appeal 1
topics lobster, crab, fishing, fisherman, harbor, maine, sea creature, pretend play, under the sea, crab trap
near sailor, beach vacation
colors red, blue, yellow
minutes 55 40 45
mess low
heart pot: berry-basket, basket, milk-carton, plastic-tub, shoebox = 1
heart lobsters: pipe-cleaner, clothespin, plastic-spoon, craft-stick = 3
need line: string, rope, yarn, cotton-cord, shoelace = 6 ft
need float: cork, foam-ball, bottle-cork, ping-pong-ball, packing-peanut, plastic-bottle = 1
nice eyes: googly-eye, sticker = 6
nice bait: felt, craft-foam, construction-paper, kitchen-sponge = 1 scrap
nice pens: marker, paint, permanent-marker = 2 color
join tape: tape, duct-tape, masking-tape when float!=plastic-bottle; eyes; lobsters!=pipe-cleaner
tool brush: paintbrush when pens=paint
tool scissors: scissors
step pot: prepare pot scissors? > pot by ttt
step line: tie line pot scissors > line by ttc
step float: tie line float scissors > float by ttc
step stripes: color pens float brush? by ccc
step lobster: shape lobsters scissors > lobsters by ttc
step claws: shape lobsters tape? scissors by ttc
step eyes: tape eyes lobsters tape > eyes by ccc
step bait: cut bait scissors pot > bait by tcc
step haul: play pot line by ccc
part line = line own : l_ tan 4 0 -28 20 -54 -8 -76 10 -92
part float = float own : o^ a 12 -92 13 11 ; r_ w 12 -92 25 6
part lobsters = lobsters a : b^ a -52 4 -40 -8 -12 -8 0 4 -14 18 -40 16 ; l^ a 5 -46 0 -64 -16 -58 -28 ; l^ a 5 -10 -4 4 -20 -2 -32 ; b^ a 14 36 30 26 54 28 64 40 50 52 26 50 ; l^ a 5 22 32 8 20 14 8 ; l^ a 5 56 32 70 16 64 6 ; b^ a -56 50 -44 42 -20 44 -12 54 -24 64 -46 62
part eyes = eyes own : e -34 -4 5 ; e -20 -4 5 ; e 34 34 5 ; e 46 34 5 ; e -40 50 5 ; e -28 50 5
part bait = bait b : j_ b -4 64 22 66 7
part pot = pot tan : z_ tan 5 -84 -24 84 -24 ; z_ tan 5 -72 84 72 84 ; z_ tan 4 -84 -24 -72 84 ; z_ tan 4 84 -24 72 84 ; z_ tan 3 -50 -24 -44 84 ; z_ tan 3 -16 -24 -14 84 ; z_ tan 3 16 -24 14 84 ; z_ tan 3 50 -24 44 84 ; z_ tan 3 -80 12 80 12 ; z_ tan 3 -76 48 76 48
scene stand

* dip-net-fishing | 6-8 | Ocean, Animals
extras game: dried-bean, ticket-stub
appeal 1
topics fishing, fish, goldfish, gone fishing, carnival game, party game, water play, summer, bath, pond, net, backyard game, sink or float
colors orange, yellow, blue free
minutes 40
mess some
heart net: net-bag, tulle, tights, strainer, sock, gauze = 1
heart fish: kitchen-sponge, cork, craft-foam, pool-noodle, foam-tray, bottle-cap, ping-pong-ball = 6
need ring: pipe-cleaner, curtain-ring, twist-tie, wooden-bead-ring, plastic-lid = 2 when net!=strainer
need handle: stick, wooden-spoon, dowel, chopstick, broom-handle, paper-straw = 1 when net!=strainer
need pen: permanent-marker, marker, paint-marker
nice eyes: googly-eye, stick-on-gem = 6
join tape: duct-tape, tape, electrical-tape
tool scissors: scissors
home bowl-of-water
home towel
step ring: shape ring handle tape > handle by t
step weave: weave net ring scissors > net by c
step cut: prepare fish scissors pen > fish by t
step draw: draw pen fish > marks by c
step eyes: tape eyes fish tape by c
step numbers: draw pen fish by c
step pond: prepare bowl-of-water towel fish by c
step catch: play net fish by c
part handle = handle own : l^ wood 8 10 -20 60 -96
part net = net own : a^ wood -20 16 60 53 0 360 ; b_ cream -66 28 -20 40 26 28 14 76 -20 92 -52 76 ; l_ tan 2 -56 44 16 76 ; l_ tan 2 -60 60 -6 88 ; l_ tan 2 16 44 -56 76 ; l_ tan 2 22 58 -30 88
part fish = fish own : j^ orange -62 10 -26 6 11 ; p^ orange -66 2 -58 10 -66 18 ; j^ yellow -12 20 22 24 11 ; p^ yellow -16 12 -8 20 -16 28 ; j^ orange 46 40 86 44 12 ; p^ orange 40 32 50 41 40 50 ; j^ yellow 50 74 88 78 12 ; p^ yellow 44 66 54 75 44 84
part marks = pen k : d_ k 2 -36 4 12 20 76 40 78 74
scene lay

* feed-the-nestlings | 4-5 6-8 | Animals, Nature
extras game: dried-bean
topics birds, bird, baby birds, nest, spring, worms, early bird, counting game, fine motor, game for two, bird beak, adaptation, beaks, robin
near woods
colors brown, yellow, red
minutes 35 40
mess low
heart tongs: tweezers, clothespin, kitchen-tongs, binder-clip = 1
heart worms: yarn, rubber-band, string, pipe-cleaner, shoelace, cotton-cord, loom-band, spaghetti = 20
heart chicks: egg-carton = 1
need pens: marker, crayon, paint, permanent-marker, acrylic-paint = 3 color
need nest: paper-bowl, paper-plate, basket, small-box, shoebox, plastic-tub, berry-basket = 1
nice straw: hay, grass, crinkle-paper, raffia, paper-strip, moss, stick = 2 handful
nice beak: construction-paper, cardstock, craft-foam, felt = 1 scrap
nice dice: dice = 1
join glue: glue when beak
tool brush: paintbrush when pens=paint,acrylic-paint
tool scissors: scissors
step worms: cut worms scissors by tc
step chicks: cut chicks scissors by tt
step color: color pens chicks brush? > chicks by cc
step beak: glue beak chicks glue scissors > beaks by tc
step nest: arrange straw nest > straw by cc
step seat: arrange chicks nest > nest by cc
step scatter: arrange worms > worms by cc
step feed: play tongs worms chicks dice? by cc
part straw = straw tan : l_ tan 4 -90 46 -60 58 -20 50 20 60 60 50 92 46 ; l_ brown 4 -86 64 -40 56 0 66 50 56 88 66
part nest = nest tan : b^ tan- -92 30 92 30 74 74 40 92 -40 92 -74 74
part chicks = chicks own : o^ brown -52 0 28 34 ; o_ k -52 -20 16 10 ; o^ brown 0 -10 28 36 ; o_ k 0 -32 16 10 ; o^ brown 52 0 28 34 ; o_ k 52 -20 16 10 ; e -62 4 6 ; e -42 4 6 ; e -10 -6 6 ; e 10 -6 6 ; e 42 4 6 ; e 62 4 6
part beaks = beak yellow : p^ yellow -68 -18 -36 -18 -52 -44 ; p^ yellow -16 -30 16 -30 0 -56 ; p^ yellow 36 -18 68 -18 52 -44
part worms = worms own : l_ pink 4 -80 -70 -70 -78 -60 -70 -50 -78 ; l_ pink 4 40 -80 50 -88 60 -80 70 -88 ; l_ pink 4 -16 -84 -6 -92 4 -84
scene stand

* wreath-with-a-nest | 4-5 6-8 9-12 | Seasons, Nature
extras hanging: feather, tissue-paper, coffee-filter, ribbon-rose, fake-leaf, raffia, lavender
topics wreath, door wreath, spring, birds, nest, easter, fall, autumn wreath, front door, welcome, housewarming, grandma, christmas wreath, home decoration, door decoration
near winter
colors brown, green, red free
minutes 55 40 45
mess low
heart ring: wreath, embroidery-hoop, hanger, wooden-bead-ring, paper-plate = 1
heart nest@4-5: cupcake-liner, egg-carton, moss, hay, crinkle-paper, raffia, coconut-shell = 1
heart nest@6-8,9-12: cupcake-liner, egg-carton, moss, hay, crinkle-paper, raffia, walnut-shell, coconut-shell = 1
need greens: leaf, fake-leaf, pine-branch, ivy, felt, tissue-paper, eucalyptus, fern-frond, ribbon, flower, acorn, pinecone = 10
need eggs: pom-pom, modeling-clay, air-dry-clay, play-dough, felt-ball, pebble, cotton-ball, bead, acorn, dried-bean = 3
nice bird: feather, toy-animal = 1
nice wrap: yarn, ribbon, string, burlap, raffia = 3 yd
need loop: ribbon, string, yarn, twist-tie, pipe-cleaner = 10 in
join glue: glue, glue-gun
tool scissors: scissors when ring=paper-plate
step ring: prepare ring scissors? > ring by ttc
step wrap: weave wrap ring > wrap by ccc
step nest: build nest ring glue > nest by ccc
step greens: glue greens ring glue > greens by ccc
step eggs: arrange eggs nest glue > eggs by ccc
step bird: glue bird ring glue > bird by ccc
step loop: tie loop ring > loop by ttc
step hang: play ring by ccc
part loop = loop own : l_ b 4 -8 -84 0 -100 8 -84
part ring = ring own : a^ tan 0 0 82 58 0 360
part wrap = wrap a : a_ ~ 0 0 80 60 150 270
part greens = greens b : leaf green -70 -20 -94 -40 9 ; leaf green -60 -40 -76 -66 9 ; leaf green -40 -60 -46 -88 9 ; leaf green 40 -60 46 -88 9 ; leaf green 60 -40 76 -66 9 ; leaf green 70 -20 94 -40 9 ; leaf green -72 16 -96 24 9 ; leaf green 72 16 96 24 9 ; leaf green -54 50 -72 72 9 ; leaf green 54 50 72 72 9
part nest = nest brown : b^ brown -44 52 44 52 32 84 0 94 -32 84 ; l_ tan 3 -38 62 0 72 38 62 ; l_ tan 3 -30 76 0 82 30 76
part eggs = eggs light-blue : o^ light-blue -18 46 12 15 ; o^ light-blue 18 46 12 15 ; o^ light-blue 0 42 12 15
part bird = bird c : j^ red 20 12 60 30 14
scene hang

* band-powered-car-launcher | 6-8 9-12 | Transportation
extras machine: glitter-glue, glitter-paper, sticker, washi-tape, cardboard-letter, corrugated-paper, candy-wrapper, wrapping-paper, ribbon, paper-strip, nuts-and-bolts
extras game: dried-bean, electrical-tape, flag, masking-tape, sticky-note, ticket-stub, toy-brick, washi-tape
appeal 3
topics cars, race, racing, race car, race track, hot wheels, matchbox cars, launcher, catapult, speed, experiment, science fair, grand prix, rubber band
near derby, brothers
colors red, yellow, black free
minutes 35 40
mess low
heart band: rubber-band, hair-tie, sewing-elastic, loom-band = 2
heart car: toy-car, toy-brick = 1
heart base: shoebox, cardboard-box, small-box, cereal-box, tissue-box = 1
need road: masking-tape, washi-tape, duct-tape, chalk, sidewalk-chalk, electrical-tape = 1
nice pins: cardboard-tube, paper-cup, plastic-bottle, bottle-cap, plastic-cup = 6
need pens: marker, crayon, chalk-marker, paint-marker, sticker = 3 color
nice ruler: ruler
nice score: index-card, sticky-note, paper = 1
tool scissors: scissors
step garage: cut base scissors > base by tt
step slits: cut base scissors by tc
step band: build band base > band by tc
step paint: decorate pens base > sign by cc
step road: prepare road ruler? by cc
step pins: arrange pins by cc
step first: test car band base by cc
step far: test car ruler? score? by cc
step race: play car base > car by cc
part base = base own : r^ tan -44 20 90 90 4 ; r_ k -44 40 56 50 3
part sign = pens a : r_ a -44 -14 72 16 3 ; s_ w -70 -14 5 6 3 ; s_ w -18 -14 5 6 3
part band = band own : l_ tan 4 -72 42 -44 50 -16 42
part car = car own : toycar a 54 66 40
scene lay

* dress-for-the-weather-bear | 4-5 6-8 | Weather, Seasons, Animals
topics weather, what to wear, getting dressed, preschool calendar, bear, teddy bear, doll, paper doll, clothes, morning routine, felt board, quiet play
near seasons, rain, snow, sun
colors brown, yellow, blue, red free
minutes 45 50
mess low
heart body: felt, cardboard, cereal-box, craft-foam = 1 sheet
heart clothes: felt, fabric-scrap, craft-foam, old-t-shirt = 4 scrap
heart dots: hook-and-loop-tape, sticky-tack = 4
nice eyes: googly-eye, button, felt-sticker = 2
nice trim: ribbon, pom-pom, button, ric-rac, yarn, sequin = 4
nice home: envelope, folder, paper-bag, shoebox = 1
join glue: glue when trim; eyes
tool pen: marker, chalk, pencil
tool scissors: scissors
step bear: draw pen body by tc
step cut: cut body scissors > bear by tc
step eyes: glue eyes body glue > eyes by cc
step face: draw pen body > face by cc
step pattern: draw pen clothes body by tc
step clothes: cut clothes scissors > coat boots hat by tc
step trim: glue trim clothes glue > trim by cc
step dots: build dots clothes body by tc
step home: prepare home clothes by cc
step look: play body clothes by cc
part bear = body a : o^ a 0 -46 38 34 ; o^ a -32 -76 14 14 ; o^ a 32 -76 14 14 ; o^ a 0 30 38 46 ; t^ a -28 6 12 -66 26 12 ; t^ a 28 6 12 66 26 12 ; t^ a -18 64 14 -22 94 15 ; t^ a 18 64 14 22 94 15
part face = pen k : o_ k 0 -42 6 4 ; u 0 -38 8
part eyes = eyes own : e -14 -52 6 ; e 14 -52 6
part coat = clothes b : b^ b -36 -8 36 -8 42 62 -42 62 ; t^ b -30 0 14 -60 22 13 ; t^ b 30 0 14 60 22 13 ; z_ b- 2 0 -6 0 60 ; d_ w 3 6 10 6 28 6 46
part boots = clothes c : q^ c 5 -38 78 -10 78 -10 98 -44 98 ; q^ c 5 10 78 38 78 44 98 10 98
part hat = clothes b : b^ b -40 -66 -26 -92 26 -92 40 -66 ; r^ b 0 -66 96 9 4
part trim = trim c : bits own .85 -16 18 -16 40 -24 -66 24 -66
scene lay

* soft-ball-catch-paddles | 4-5 6-8 9-12 | Sports
extras game: dried-bean, duct-tape, washi-tape
topics catch, ball game, backyard game, game for two, party game, paddle, field day, throwing, summer, rainy day, sticky ball, velcro
colors red, blue, yellow free
minutes 45 35 40
waits 60
mess low
heart hooks: hook-and-loop-tape = 2 ft
heart ball: felt-ball, ping-pong-ball, tennis-ball, pom-pom, foam-ball, wool-roving = 1
heart paddles@4-5: paper-plate, cardboard, pizza-box, foam-tray = 2
heart paddles@6-8,9-12: paper-plate, cardboard, pizza-box, plastic-lid, foam-tray = 2
need coat: felt, old-sweater, fabric-scrap, faux-fur, tube-sock, sock = 1 scrap when ball=ping-pong-ball,foam-ball
need strap: sewing-elastic, ribbon, duct-tape, cardstock, paper-strip, cardboard, masking-tape = 2 strip
need pens: marker, permanent-marker, crayon = 3 color
join glue: glue when ball=ping-pong-ball,foam-ball
join tape: tape, duct-tape, masking-tape
tool scissors: scissors
step paddle: prepare paddles scissors > paddles by ttc
step design: color pens paddles > sign by ccc
step ball: prepare ball coat? glue? scissors > ball by tcc
step hooks: build hooks paddles scissors > hooks by tcc
step strap: tape strap paddles tape > strap by ttc
step press: test ball paddles by ccc
step catch: play ball paddles by ccc
part strap = strap own : r_ ~ -50 10 90 12 3 ; r_ ~ 50 34 80 12 3
part paddles = paddles own : o^ a -46 0 48 48 ; o^ b 52 30 44 44
part sign = pens c : a_ c -46 0 46 42 0 360 ; a_ c 52 30 42 38 0 360
part hooks = hooks w : z_ w 8 -70 -24 -22 -24 ; z_ w 8 -82 0 -10 0 ; z_ w 8 -70 24 -22 24 ; z_ w 8 32 10 72 10 ; z_ w 8 22 32 82 32 ; z_ w 8 32 54 72 54
part ball = ball own : pompom yellow 30 -56 18
scene lay
`;
