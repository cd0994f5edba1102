/** Crafts for what lay on the table and had been asked for once more. */
export const shelf = `
* five-badges-of-beads | 6-8 9-12 13+ | -
appeal 3
topics party bags, party bag, party favors, party favor, party favours, goody bags, goodie bags, loot bags, gift bags, favors, badge, badges, pins, brooch, bag tag, fuse beads, perler beads, perler, hama beads, iron beads, melty beads, class gift, gifts for classmates, birthday party, craft fair, school fair
near valentine's day, sleepover
colors red, yellow, teal, purple
minutes 50 60 60
waits 15
mess low
heart beads: fuse-bead = 4 color
heart board: pegboard = 1
need cover: parchment-paper, wax-paper = 1 sheet
need back@9-12,13+: pin, key-ring, jump-ring = 5
need loop@6-8: ribbon, string, yarn, embroidery-floss, cotton-cord = 4 ft
nice sort: muffin-tin, egg-carton, bowl, plastic-lid = 1
nice bag: paper-bag, envelope, cellophane = 5
tool iron: iron
tool scissors@6-8: scissors
home heavy-book
step sort: arrange beads sort by ccc
step first: arrange beads board > badges by ccc
step more: arrange beads board by ccc
step check: test beads board by ccc
step melt: heat cover iron beads by ggt
step flat: prepare beads heavy-book by ttc
step back@9-12,13+: build back beads by cc
step loop@6-8: tie loop beads scissors by c
step bag: fill bag beads by ccc
step give: play beads by ccc
part badges = beads a : d^ red 4.6 -77 -71.8 -67.5 -71.8 -48.5 -71.8 -39 -71.8 -86.5 -62.2 -77 -62.2 -67.5 -62.2 -58 -62.2 -48.5 -62.2 -39 -62.2 -29.5 -62.2 -86.5 -52.8 -77 -52.8 -67.5 -52.8 -58 -52.8 -48.5 -52.8 -39 -52.8 -29.5 -52.8 -77 -43.2 -67.5 -43.2 -58 -43.2 -48.5 -43.2 -39 -43.2 -67.5 -33.8 -58 -33.8 -48.5 -33.8 -58 -24.2 ; d^ yellow 4.6 58 -71.8 58 -62.2 29.5 -52.8 39 -52.8 48.5 -52.8 58 -52.8 67.5 -52.8 77 -52.8 86.5 -52.8 39 -43.2 48.5 -43.2 58 -43.2 67.5 -43.2 77 -43.2 39 -33.8 48.5 -33.8 67.5 -33.8 77 -33.8 29.5 -24.2 39 -24.2 77 -24.2 86.5 -24.2 ; d^ purple 4.6 -9.5 -19.8 0 -19.8 9.5 -19.8 -19 -10.2 -9.5 -10.2 0 -10.2 9.5 -10.2 19 -10.2 -28.5 -0.8 -19 -0.8 19 -0.8 28.5 -0.8 -28.5 8.8 -19 8.8 19 8.8 28.5 8.8 -19 18.2 -9.5 18.2 0 18.2 9.5 18.2 19 18.2 -9.5 27.8 0 27.8 9.5 27.8 ; d^ yellow 4.6 -9.5 -0.8 0 -0.8 9.5 -0.8 -9.5 8.8 0 8.8 9.5 8.8 ; d^ teal 4.6 -70.2 39 -60.8 39 -51.2 39 -22.8 39 -79.8 48.5 -70.2 48.5 -60.8 48.5 -51.2 48.5 -41.8 48.5 -32.2 48.5 -22.8 48.5 -89.2 58 -70.2 58 -60.8 58 -51.2 58 -41.8 58 -32.2 58 -22.8 58 -79.8 67.5 -70.2 67.5 -60.8 67.5 -51.2 67.5 -41.8 67.5 -32.2 67.5 -22.8 67.5 -70.2 77 -60.8 77 -51.2 77 -22.8 77 ; d^ k 4.6 -79.8 58 ; d^ yellow 4.6 48.5 27.5 58 27.5 67.5 27.5 39 37 48.5 37 58 37 67.5 37 77 37 29.5 46.5 39 46.5 58 46.5 77 46.5 86.5 46.5 29.5 56 39 56 48.5 56 58 56 67.5 56 77 56 86.5 56 29.5 65.5 48.5 65.5 58 65.5 67.5 65.5 86.5 65.5 39 75 77 75 48.5 84.5 58 84.5 67.5 84.5 ; d^ k 4.6 48.5 46.5 67.5 46.5 39 65.5 77 65.5 48.5 75 58 75 67.5 75
scene lay

* two-rounds-one-ball | 6-8 9-12 13+ | Sports
appeal 3
topics felt ball, soft ball, stuffed ball, indoor ball, ball, sewing, hand sewing, first sewing project, learn to sew, key ring, bag charm, softie, fan gift, team gift, coach gift
variant soccer | Sports | white, black | soccer, soccer ball, football, world cup
variant basketball | Sports | orange, black | basketball, hoops, nba
variant baseball | Sports | white, red | baseball, softball, t-ball
variant tennis | Sports | light green, white | tennis, tennis ball, padel
minutes 70 75 75
mess low
heart felt: felt = 2 sheet
heart stuffing: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = 2 handful
need thread: sewing-thread, embroidery-floss = 9 ft
tool needle: blunt-needle, needle
nice loop: ribbon, cotton-cord, string = 6 in
nice ring: key-ring = 1
nice pins: pin, clothespin, binder-clip = 4
tool pen: pencil, marker, chalk
tool scissors: scissors, fabric-scissors
home mug
step trace: draw felt mug pen by ccc
step cut: cut felt scissors > body by tcc
step marks: cut felt scissors > marks-s marks-b marks-w marks-t by tcc
step sew: sew felt thread needle > lines by tcc
step pin: prepare felt pins? loop? > loop by ccc
step edge: sew felt thread needle > seam by tcc
step fill: fill stuffing felt by ccc
step close: sew felt thread needle by tcc
step ring: build ring loop > ring by ccc
step throw: play felt by ccc
part loop = loop k : l^ ~ 6 -8 -66 -10 -88 0 -96 10 -88 8 -66
part ring = ring silver : a ~ 0 -88 9 4 0 360
part body = felt a : o^ ~ 0 4 78 78
part marks-s@soccer = felt b : p_ ~ 0 -20 23 -3 14 23 -14 23 -23 -3 ; p_ ~ 0 -41 -16 -53 -10 -72 10 -72 16 -53 ; p_ ~ 43 -10 49 -29 69 -29 75 -10 59 2 ; p_ ~ 26 40 46 40 53 59 36 71 20 59 ; p_ ~ -26 40 -20 59 -36 71 -53 59 -46 40 ; p_ ~ -43 -10 -59 2 -75 -10 -69 -29 -49 -29
part lines@soccer = thread k : z_ k 2 0 -20 0 -42 ; z_ k 2 23 -3 44 -10 ; z_ k 2 14 23 27 41 ; z_ k 2 -14 23 -27 41 ; z_ k 2 -23 -3 -44 -10
part marks-b@basketball = felt b : l_ ~ 5 -78 4 0 4 78 4 ; l_ ~ 5 0 -74 0 4 0 82 ; l_ ~ 5 -54 -52 -28 4 -54 60 ; l_ ~ 5 54 -52 28 4 54 60
part marks-w@baseball = felt b : l_ ~ 5 -54 -52 -28 4 -54 60 ; l_ ~ 5 54 -52 28 4 54 60 ; z_ ~ 3 -50 -30 -32 -36 ; z_ ~ 3 -44 -8 -24 -10 ; z_ ~ 3 -44 16 -24 18 ; z_ ~ 3 -50 38 -32 44 ; z_ ~ 3 50 -30 32 -36 ; z_ ~ 3 44 -8 24 -10 ; z_ ~ 3 44 16 24 18 ; z_ ~ 3 50 38 32 44
part marks-t@tennis = felt b : l_ ~ 6 -58 -48 -30 -20 -22 20 -40 70 ; l_ ~ 6 58 -40 24 -28 18 12 46 66
part seam = thread k : d_ ~- 2.4 74 4 72 19 68 34 60 47 50 59 37 68 23 74 8 78 -8 78 -23 74 -37 68 -50 59 -60 47 -68 34 -72 19 -74 4 -72 -11 -68 -26 -60 -39 -50 -51 -37 -60 -23 -66 -8 -70 8 -70 23 -66 37 -60 50 -51 60 -39 68 -26 72 -11
scene stand

* leaves-behind-leaves | 6-8 9-12 13+ | -
appeal 3
topics stencil, stencils, stenciling, stencil art, canvas, canvas painting, leaf painting, leaf picture, wall art, room decor, sponge painting, botanical art, plant lover, layered painting
near safari, camping
variant jungle | Jungle | dark green, green, light green, yellow | jungle, rainforest, tropical, monstera, jungle leaves, palm leaves
variant meadow | Nature | dark green, teal, light green, yellow | plants, garden, forest, leaves, ferns
variant fall | Seasons | brown, red, orange, yellow | fall, autumn, fall leaves, autumn leaves
minutes 60 70 70
waits 30
mess some
heart canvas: canvas, watercolor-paper, foam-board, cardstock, cloth-bag = 1
heart color: acrylic-paint, paint, fabric-paint = 4 color
heart sponge: kitchen-sponge, sponge-brush = 1
need sheet: cardboard, cereal-box, cardstock, freezer-paper = 1
nice edge: masking-tape, washi-tape = 1
nice line: paint-marker, gel-pen, chalk-marker = 1
tool pen: pencil, marker
tool scissors: scissors
home plate
step edge: tape edge canvas by ccc
step draw: draw pen sheet by ccc
step cut: cut sheet scissors by tcc
step pale: paint color sponge plate canvas > canvas back by ccc
step dry: dry canvas by ccc
step mid: paint color sponge plate sheet canvas > mid by ccc
step front: paint color sponge sheet canvas > front by ccc
step spots: paint color canvas > spots by ccc
step vein: draw line canvas > veins by ccc
step peel: prepare edge canvas > rim by ccc
part canvas = canvas w : q^ ~ 3 -92 -92 92 -92 92 92 -92 92
part back = color a : b_ a -84 -10 -54 -1 -29 -13 -13 -43 -47 -50 -72 -39 ; b_ a -70 -84 -66 -53 -45 -34 -11 -30 -18 -64 -39 -83 ; b_ a 16 -84 2 -56 9 -30 36 -9 49 -40 42 -67 ; b_ a 84 -60 53 -65 29 -51 15 -20 49 -17 73 -31 ; b_ a 84 30 65 3 37 -4 3 8 26 36 54 44 ; b_ a -50 84 -19 70 -4 42 -8 5 -41 23 -56 50
part mid = color b : b_ b -84 40 -54 40 -27 25 -6 -1 -40 1 -67 16 ; b_ b -22 -84 -38 -64 -43 -39 -35 -11 -18 -34 -13 -60 ; b_ b 74 -84 48 -73 30 -49 22 -18 51 -33 69 -56 ; b_ b 84 76 67 49 38 31 3 25 24 54 52 72 ; b_ b 8 84 23 61 26 34 16 4 1 31 -2 59
part front = color c : b_ c -80 82 -61 72 -49 54 -47 29 -68 42 -80 60 ; b_ c -26 84 -18 66 -21 46 -36 29 -43 50 -40 69 ; b_ c 34 84 51 71 58 51 55 28 37 44 30 63 ; b_ c 80 84 86 63 81 41 65 22 59 46 64 68
part veins = line w : z_ w 2 -77 77 -51 35 ; z_ w 2 -27 79 -34 36 ; z_ w 2 36 79 51 36 ; z_ w 2 79 79 68 30
part spots = color d : o_ d -6 6 5 5 ; o_ d 8 6 5 5
part rim = canvas w : z_ w 8 -88 -88 88 -88 88 88 -88 88 -88 -88
scene hang

* money-on-the-line | 9-12 13+ | -
appeal 3
topics money gift, money gift ideas, gift of money, cash gift, graduation money gift, graduation gift, graduation, grad gift, wedding gift, confirmation gift, money, driver's license, travel money, vacation money, moving out
near birthday gift, going away party
colors cream, teal, gold free
minutes 45 45
mess low
heart frame: shadow-box, picture-frame, shoebox, small-box, cardboard-box, cookie-tin = 1
heart line: string, cotton-cord, ribbon, embroidery-floss, yarn = 24 in
need pegs: clothespin, paper-clip, binder-clip = 5
need sheet: construction-paper, wrapping-paper, map, fabric-scrap, cardstock = 1 sheet
nice trim: washi-tape, ribbon, lace = 1
nice word: marker, gel-pen, metallic-pen = 1
join hold: tape, glue, masking-tape
tool pen: pencil
tool ruler: ruler
tool scissors: scissors
step open: prepare frame > frame by cc
step back: cut sheet frame pen scissors by cc
step lay: glue sheet frame hold > sheet by cc
step trim: decorate trim frame > trim by cc
step word: draw word sheet > word by cc
step line: tape line frame hold ruler > line by cc
step bows: fold line by cc
step pegs: build pegs line > bows pegs by cc
step gift: play frame by cc
part frame = frame own : q^ wood 4 -96 -76 96 -76 96 80 -96 80
part sheet = sheet cream : r_ ~ 0 2 168 132 2
part trim = trim b : z_ ~ 6 -82 -62 82 -62 82 66 -82 66 -82 -62
part word = word k : l_ k 3 -46 44 -40 36 -34 50 -26 38 -20 48 -10 40 -2 48 8 38 16 48 26 40 34 48 46 40
part line = line b : l_ brown 3 -84 -30 -40 -20 0 -17 40 -20 84 -30
part bows = line light-green : p^ green -64 -13 -77 -27 -77 1 ; p^ green -64 -13 -51 -27 -51 1 ; p^ green -32 -7 -45 -21 -45 7 ; p^ green -32 -7 -19 -21 -19 7 ; p^ green 0 -4 -13 -18 -13 10 ; p^ green 0 -4 13 -18 13 10 ; p^ green 32 -7 19 -21 19 7 ; p^ green 32 -7 45 -21 45 7 ; p^ green 64 -13 51 -27 51 1 ; p^ green 64 -13 77 -27 77 1
part pegs = pegs wood : r^ ~ -64 -25 6 26 1 ; r^ ~ -32 -19 6 26 1 ; r^ ~ 0 -16 6 26 1 ; r^ ~ 32 -19 6 26 1 ; r^ ~ 64 -25 6 26 1
scene lay

* two-rings-of-wire | 9-12 13+ | -
appeal 3
topics ring, rings, matching rings, friendship rings, friendship ring, best friends, best friend, bff, promise ring, wire ring, wire rings, wire jewelry, wire wrapping, jewelry making, jewelry, gift for a friend, valentine's day
near friendship bracelet, moving away
colors silver, teal
minutes 45 45
mess low
heart wire: craft-wire = 3 ft
heart beads: bead, seed-bead, crystal, wooden-bead = 2
tool form: marker, dowel, glue-stick, wooden-spoon
tool cutter: pliers, scissors
home towel
step size: test form by cc
step cut: prepare wire cutter by tc
step bead: thread beads wire by cc
step wind: shape wire form by cc
step cross: shape wire form > bands by cc
step snail: shape wire beads > beads snails by cc
step ends: shape wire cutter > ends by tc
step smooth: prepare wire towel by cc
step second: shape wire form by cc
step give: play wire by cc
part bands = wire silver : a ~- -46 30 42 37 0 360 ; a ~ -46 22 42 37 0 360 ; a ~- 46 30 42 37 0 360 ; a ~ 46 22 42 37 0 360
part snails = wire silver : o^ ~ -46 -24 25 25 ; o_ gray -46 -24 21 21 ; o_ ~ -46 -24 19 19 ; o_ gray -46 -24 15 15 ; o^ ~ 46 -24 25 25 ; o_ gray 46 -24 21 21 ; o_ ~ 46 -24 19 19 ; o_ gray 46 -24 15 15
part beads = beads b : o^ ~ -46 -24 12 12 ; o^ ~ 46 -24 12 12
part ends = wire silver : z_ ~- 3 -80 -8 -70 2 ; z_ ~- 3 -84 -2 -74 8 ; z_ ~- 3 -22 2 -12 -8 ; z_ ~- 3 -18 8 -8 -2 ; z_ ~- 3 12 -8 22 2 ; z_ ~- 3 8 -2 18 8 ; z_ ~- 3 70 2 80 -8 ; z_ ~- 3 74 8 84 -2
scene lay
`;
