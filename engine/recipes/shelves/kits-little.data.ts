/** Kits, blanks and tools that lie ready for small hands. */
export const shelf = `
* painted-suncatcher | 4-5 6-8 9-12 | -
appeal 3
topics suncatcher, suncatchers, sun catcher, sun catchers, window art, window decoration, stained glass, window hanging
carries any
minutes 30 35 40
waits 180
mess some
scene hang
heart blank: suncatcher-blank = 1
heart color: suncatcher-paint, glass-paint = 3 color
nice curl: pipe-cleaner = 1
nice hook: suction-hook = 1
need line: ribbon, string, yarn, embroidery-floss, cotton-cord = 12 in
tool brush: paintbrush, cotton-swab, toothpick
tool scissors: scissors
home newspaper
step lay: prepare blank newspaper by ccc
step drop: paint color blank brush > body by ccc
step fill: paint color blank brush by ccc
step dry: dry blank by ccc
step line: tie line blank scissors > line by ttc
step curl: build curl blank > curls by tcc
step hook: build hook by ggt
step hang: play blank by tcc
part line = line b : l_ ~ 3 0 -56 -10 -96 10 -96 0 -56
part curls = curl c : l_ ~ 3 -16 -82 0 -62 16 -82 ; i_ ~ -20 -88 9 1.6 3 ; i_ ~ 20 -88 9 1.6 3 180
part body = blank light-blue : rim light-blue 0 10 152 156 4 ; figure a 0 10 142 146

* salad-spun-planet | 2-3 4-5 6-8 | Space
extras picture Space: sticker, glitter-glue, sequin
appeal 3
topics planet, planets, spin art, spin painting, spin paint, saturn, galaxy, solar system, outer space, salad spinner art, salad spinner painting, swirl painting
colors orange, yellow, purple free
minutes 20 25 30
waits 60
mess some
heart spinner: salad-spinner
heart paint: paint = 3 color
heart plate: paper-plate, paper, cardstock, coffee-filter = 1
need ring: aluminum-foil, metallic-paper, paper-strip, construction-paper, ribbon = 1 strip
tool spoon: metal-spoon, plastic-spoon, craft-stick, pipette
join glue: glue, glue-stick, tape
tool scissors: scissors
step trim: cut plate scissors spinner > plate by gtt
step drip: paint paint plate spoon > dots by ccc
step spin: play spinner plate > swirl by ttc
step look: play spinner by ccc
step dry: dry plate by gcc
step ring: shape ring by ccc
step glue: glue ring plate glue > ring by ttc
step fly: play plate by ccc
part plate = plate w : o^ w 0 0 80
part dots = paint a : o_ a 0 0 14
part swirl = paint a : o_ a 0 0 74 ; f_ b 0 0 13 74 6 -90 8 ; f_ c 0 0 9 66 4 -76 14 ; f_ w 0 0 7 58 2 -60 20 ; o_ b 0 0 10
part ring = ring silver : l^ ~ 9 -99 38 -60 34 0 14 60 -14 97 -38
scene lay

* salad-spun-figure | 2-3 4-5 6-8 | -
topics spin art, spin painting, spin paint, salad spinner art, salad spinner painting, swirl painting, process art
carries any
minutes 20 25 30
waits 60
mess some
scene lay
heart spinner: salad-spinner
heart paint: paint = 3 color
need sheet: paper-plate, cardstock, paper, construction-paper = 1
nice back: construction-paper, cardstock = 1 sheet
tool spoon: metal-spoon, plastic-spoon, craft-stick, pipette
join glue: glue-stick, glue, tape
tool pen: marker, crayon
tool scissors: scissors
step trim: cut sheet scissors spinner by gtt
step drip: paint paint sheet spoon by ccc
step spin: play spinner sheet by ttc
step again: paint paint sheet spoon by ccc
step dry: dry sheet by gcc
step draw: draw pen sheet by gtc
step cut: cut sheet scissors > body by gtc
step face: draw pen sheet by tcc
step back: glue back sheet glue > back by ccc
step show: play sheet by ccc
part back = back w : r^ w 0 0 172 176 2
part body = paint a : rim w 0 0 142 146 3 ; shape a 0 0 142 146 ; wash a/b/c 0 0 142 146 ; details own 0 0 142 146

* hand-cast-in-plaster | 4-5 6-8 | -
extras worn: bead, button
appeal 3
topics handprint, handprints, hand print, hand prints, hand casting, plaster hand, plaster handprint, handprint keepsake, keepsake, grandma's birthday, granny's birthday, grandma, granny, nana, grandpa, grandparents, grandparents day, mother's day, father's day, gift for grandma, baby keepsake, first birthday keepsake
near birthday, christmas ornament
colors pink, gold free
minutes 30 35
waits 1440
mess lots
heart paint: paint, acrylic-paint, metallic-paint, watercolor-paint = 1 color
need bed: play-dough, modeling-clay, salt-dough, air-dry-clay = 2 cup
tool plaster: plaster = 2 cup
need tray: foil-pan, paper-plate, plastic-tub, baking-tray, foam-tray, cookie-tin = 1
nice gems: stick-on-gem, sticker = 8
nice ribbon: ribbon, string, yarn = 12 in
tool bowl: plastic-tub, yogurt-pot, bowl, bucket, plastic-cup
tool brush: paintbrush, sponge-brush, cotton-swab
tool spoon: craft-stick, plastic-spoon, wooden-spoon, metal-spoon
home water: = 1 cup
home towel
step pat: shape bed tray by cc
step press: print bed by cc
step wash: wash towel by cc
step mix: mix plaster water bowl spoon by gg
step pour: fill plaster bed spoon > slab hand by gg
step free: prepare bed by tc
step paint: paint paint brush bed > color by cc
step gems: decorate gems bed > gems by cc
step ribbon: tie ribbon bed > ribbon by gg
step give: play bed by cc
part ribbon = ribbon a : l_ ~ 5 -22 -68 -10 -98 10 -98 22 -68
part slab = plaster cream : o^ cream 0 6 80 82 ; o_ cream- 0 6 76 78 ; o_ cream 0 8 75 76
part hand = plaster cream : o^ cream 0 30 26 28 ; z^ cream 12 -20 14 -25 -22 ; z^ cream 12 -7 8 -9 -34 ; z^ cream 12 7 8 8 -32 ; z^ cream 11 19 16 26 -18 ; z^ cream 12 22 38 46 20
part color = paint a : o_ a 0 30 25 27 ; z_ a 11 -20 14 -25 -22 ; z_ a 11 -7 8 -9 -34 ; z_ a 11 7 8 8 -32 ; z_ a 10 19 16 26 -18 ; z_ a 11 22 38 46 20
part gems = gems b : d^ ~ 5 -62 -4 -58 34 -36 64 0 76 36 64 58 40 64 0 46 -36
scene hang

* first-book-of-us | 2-3 4-5 | -
extras picture: washi-tape, felt-sticker
appeal 3
variant baby | - | yellow, light blue, red free | new baby, baby brother, new baby brother, baby sister, new baby sister, baby, big brother, big sister, becoming a big brother, becoming a big sister, new sibling, siblings, brother, sister, twins, welcome baby, baby is coming, baby gift, gift for baby
variant family | - | red, yellow, blue free | family, my family, our family, families, all about me, photo book, photo album, album, grandma, grandpa, grandparents, family tree, far away family, missing grandma, people i love, mommy, daddy, long distance
minutes 25 30
mess low
heart photos: photo = 4
heart book: notebook, cardstock, construction-paper, index-card, cereal-box = 3 sheet
need bind: ribbon, yarn, masking-tape, duct-tape, washi-tape when book=cardstock,index-card,construction-paper,cereal-box
nice stickers: sticker = 10
nice crayons: crayon, marker = 3 color
tool pen: marker, ballpoint-pen, pencil
join glue: glue-stick, glue, tape
tool scissors: scissors
step leaves: build book bind scissors > book by gt
step choose: play photos by cc
step trim: cut photos scissors by gt
step glue: glue photos book glue > pages by cc
step more: glue photos book glue by cc
step stickers: decorate stickers book > stickers by cc
step draw: draw crayons book > scribble by cc
step write: draw pen book by gg
step read: play book by cc
part book = book w : r^ a 0 4 190 140 4 ; r^ w -46 2 88 126 2 ; r^ w 46 2 88 126 2 ; z_ gray 2 0 -60 0 64
part pages = photos tan : r^ light-blue -46 -14 62 66 1 ; o_ brown -46 -24 18 18 ; o_ tan -46 -18 14 15 ; k -51 -20 2 ; k -41 -20 2 ; u -46 -13 6 ; q_ red 4 -68 19 -66 4 -54 0 -38 0 -26 4 -24 19 ; r^ light-green 46 -14 62 66 1 ; o_ tan 34 -14 13 14 ; k 30 -16 2 ; k 38 -16 2 ; u 34 -10 5 ; o_ tan 60 -8 9 10 ; k 57 -9 1.600 ; k 63 -9 1.600 ; u 60 -5 3.500 ; q_ yellow 4 18 19 22 2 46 2 50 19 ; q_ w 4 50 19 52 3 68 3 72 19
part stickers = stickers b : s^ b -72 44 5 11 5 ; h^ a 74 -54 9 ; s^ b 22 -54 5 10 5 ; o^ c -22 -54 8
part scribble = crayons c : l_ c 3 -50 50 -42 38 -36 54 -28 38 -22 54 -14 40 ; l_ a 3 22 50 30 38 36 54 44 38 50 54 58 38 66 52
scene lay

* laced-hand-puppet | 4-5 6-8 9-12 | -
extras worn: button, ribbon, pom-pom
appeal 3
topics puppet, puppets, hand puppet, hand puppets, puppet show, puppet theater, puppet kit, felt puppet, sewing kit, first sewing, learn to sew, sewing for kids
variant lion | Animals, Jungle | gold, brown, orange free | lion, lions, safari, zoo, king of the jungle, big cats, africa
variant dog | Animals | tan, brown, red free | dog, dogs, puppy, puppies, pets, pet
variant dragon | Fantasy, Fairy Tales | green, yellow, red free | dragon, dragons, knights, castle
variant dino | Dinosaurs | green, orange, yellow free | dinosaur, dinosaurs, t-rex, dino
variant pig | Farm, Animals | pink, red, brown free | pig, pigs, piglet, farm animals, three little pigs
minutes 50 55 60
waits 30
mess low
heart felt: felt = 2 sheet
heart thread: yarn, embroidery-floss, ribbon = 6 ft
heart needle@4-5: blunt-needle
tool needle@6-8,9-12: blunt-needle, needle
nice eyes: googly-eye, button = 2
join glue: glue, glue-gun
tool punch: hole-punch
tool pen: chalk, marker, fabric-marker
tool scissors: scissors
step draw: draw pen felt by tcc
step cut: cut felt scissors > body by gtc
step holes: poke punch felt by gtc
step thread: thread thread needle scissors by gtc
step lace: sew thread needle felt > seam by tcc
step face: cut felt scissors pen by ttc
step glue: glue felt glue > face face-lion face-dog face-dragon face-dino face-pig by ccc
step eyes: glue eyes felt glue > eyes by ccc
step mane: tie thread felt scissors > mane by ttc
step play: play felt by ccc
part mane@lion = thread b : l_ ~ 5 -40 -50 -66 -74 ; l_ ~ 5 -30 -64 -44 -94 ; l_ ~ 5 -10 -74 -14 -99 ; l_ ~ 5 10 -74 14 -99 ; l_ ~ 5 30 -64 44 -94 ; l_ ~ 5 40 -50 66 -74 ; l_ ~ 5 -42 -34 -72 -48 ; l_ ~ 5 42 -34 72 -48
part body = felt a : b^ a -46 96 -46 30 -84 18 -94 -2 -82 -16 -48 -12 -50 -40 -40 -66 0 -80 40 -66 50 -40 48 -12 82 -16 94 -2 84 18 46 30 46 96
part seam = thread c : d_ w 3 -40 80 -40 60 -40 40 -60 20 -80 8 -82 -6 -60 -8 -40 -16 -42 -40 -34 -58 -18 -68 0 -72 18 -68 34 -58 42 -40 40 -16 60 -8 82 -6 80 8 60 20 40 40 40 60 40 80
part face = felt b : u 0 -20 12
part face-lion@lion = felt b : o^ ~ 0 -24 17 13 ; p_ k -7 -32 7 -32 0 -24 ; u 0 -22 8 ; o^ a -34 -64 11 ; o^ a 34 -64 11
part face-dog@dog = felt b : j^ ~ -44 -66 -56 -16 16 ; j^ ~ 44 -66 56 -16 16 ; o^ w 0 -24 17 13 ; o_ k 0 -32 8 6 ; u 0 -22 8
part face-dragon@dragon = felt b : v^ ~ -26 -74 26 -74 3 18 ; o^ ~ 0 -24 20 13 ; o_ k -7 -27 2.500 ; o_ k 7 -27 2.500 ; p_ red -3 -14 3 -14 8 2 0 -4 -8 2
part face-dino@dino = felt b : v^ ~ -30 -72 30 -72 4 16 ; v_ w -18 -16 18 -16 5 6 ; o_ k -7 -28 2.500 ; o_ k 7 -28 2.500 ; o_ ~ -24 50 9 ; o_ ~ 20 62 10 ; o_ ~ 6 34 8
part face-pig@pig = felt a : o^ ~- 0 -26 15 12 ; o_ k -5 -26 2.500 3.500 ; o_ k 5 -26 2.500 3.500 ; p^ ~- -44 -60 -36 -86 -18 -72 ; p^ ~- 44 -60 36 -86 18 -72
part eyes = eyes w : e -18 -46 8 ; e 18 -46 8
scene stand
`;
