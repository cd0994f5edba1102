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
variant shark | Ocean | blue, white, gray free | shark, sharks, baby shark, sea animals, under the sea
variant robot | Robots | gray, red, yellow free | robot, robots, android
variant ladybug | Bugs | red, black, white free | ladybug, ladybugs, ladybird, beetle, bug, bugs
variant alien | Space | green, purple, yellow free | alien, aliens, martian, ufo, outer space
variant hero | Superheroes | red, yellow, blue free | superhero, superheroes, super hero, hero
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
step glue: glue felt glue > face face-lion face-dog face-dragon face-dino face-pig face-shark face-robot face-ladybug face-alien face-hero by ccc
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
part face-shark@shark = felt b : b^ ~ -32 -24 0 -34 32 -24 26 0 0 8 -26 0 ; v_ red -22 -14 22 -14 6 8 ; p^ a -12 -76 12 -76 6 -99
part face-robot@robot = felt b : r^ c 0 -20 36 14 2 ; z_ k 2 -10 -27 -10 -13 ; z_ k 2 0 -27 0 -13 ; z_ k 2 10 -27 10 -13 ; r^ ~ 0 40 44 36 4 ; o_ c -10 34 5 ; o_ w 8 34 5 ; r_ k 0 48 28 4 1 ; z^ ~ 4 0 -78 0 -92 ; o^ ~ 0 -94 6
part face-ladybug@ladybug = felt b : u 0 -22 12 ; o_ k -24 30 9 ; o_ k 22 26 9 ; o_ k -8 58 9 ; o_ k 24 64 8 ; l^ k 4 -14 -76 -20 -92 -30 -96 ; l^ k 4 14 -76 20 -92 30 -96
part face-alien@alien = felt b : o^ w 0 -58 8 ; o_ k 0 -58 4 ; u 0 -24 14 ; l^ ~ 4 -20 -74 -26 -92 ; o^ c -26 -94 6 ; l^ ~ 4 20 -74 26 -92 ; o^ c 26 -94 6 ; o_ ~ -20 50 10 ; o_ ~ 18 62 8
part face-hero@hero = felt b : b^ ~ -44 -50 0 -58 44 -50 40 -34 12 -34 0 -40 -12 -34 -40 -34 ; u 0 -18 12 ; s^ ~ 0 46 5 22 10
part eyes = eyes w : e -18 -46 8 ; e 18 -46 8
scene stand

* splattered-plate-sky | 4-5 6-8 | Space
extras picture Space: sticker, sequin
appeal 3
topics galaxy, night sky, stars, outer space, planets, planet, milky way, splatter painting, splatter paint, spatter painting, toothbrush painting, rocket, universe
colors black, silver, gold free
minutes 35 40
waits 30
mess lots
heart plate: paper-plate = 1
heart brush: toothbrush
heart paint: paint = 1 color
heart foil: aluminum-foil = 1 sheet
nice glitter: glitter-glue = 1
nice pot: yogurt-pot, paper-cup = 1
join tape: tape, masking-tape, glue-gun
home newspaper
home saucer
home water
step discs: shape foil by cc
step lay: arrange foil plate newspaper by cc
step mix: mix paint water saucer by tc
step splatter: paint paint brush plate > plate sky by cc
step dry: dry plate by cc
step lift: prepare foil plate > planets by cc
step moons: tape foil plate tape > moons by cc
step glitter: decorate glitter plate > glitter by cc
step pot: build pot foil tape > rocket by tc
step fly: play plate by cc
part plate = plate w : o^ w 0 0 92
part sky = paint a : o_ a 0 0 84 ; d_ w 1.6 -60 -30 -44 -56 -20 -70 10 -74 34 -60 62 -34 70 4 60 34 40 62 8 74 -24 66 -52 46 -72 8 -10 -10 20 24 -24 20 8 -36 40 -20 -44 4 ; d_ w 1 -34 -36 -6 -54 26 -44 52 -12 30 6 -8 40 -40 30 -60 -10 50 48 -10 58
part planets = plate w : o_ w -38 -30 15 ; o_ w 46 30 19 ; o_ w 20 -58 9
part moons = foil silver : o^ ~ 54 -24 8 ; o^ ~ -54 26 9 ; o^ ~ 6 62 7
part glitter = glitter gold : l_ ~ 3 -62 -22 -48 -34 -28 -26 -14 -38 ; l_ ~ 3 20 38 36 24 56 36 72 22 ; d_ ~ 2.500 -10 -60 66 -4 -66 -2 24 56 -30 58 44 -50
part rocket = pot silver : q^ ~ 4 -14 -2 14 -2 20 34 -20 34 ; p^ ~ -14 -2 14 -2 0 -26 ; o_ k 0 14 7 ; p_ red -12 34 12 34 6 46 0 40 -6 46

* bag-with-my-name | 4-5 6-8 9-12 | -
extras worn: patch, felt-sticker, ribbon
appeal 3
topics pencil case, pencil pouch, school bag, first day of school, first day at school, first day at the new school, new school, starting school, start of school, back to school, kindergarten, first grade, preschool, nursery, swim bag, dance bag, library bag, book bag, gym bag, sleepover, overnight bag, my name, name bag, new class
near teacher, summer camp, party favors, all about me
colors blue, red, yellow free
minutes 35 40 50
waits 15
mess low
heart bag: cloth-bag = 1
heart pens@4-5: fabric-marker = 3 color
heart pens@6-8,9-12: fabric-marker, permanent-marker, fabric-paint = 3 color
nice beads: letter-bead, wooden-bead, bead = 5
nice button: button, charm = 1
need cord: beading-elastic, string, ribbon, yarn, cotton-cord = 12 in when beads; button
tool scissors: scissors when beads; button
tool brush@6-8,9-12: paintbrush when pens=fabric-paint
home newspaper
step pad: prepare bag newspaper > bag by ccc
step name: draw pens bag brush? > name by tcc
step sign: draw pens bag brush? > sign by ccc
step color: color pens bag brush? > border by ccc
step dry: dry bag by ccc
step double: thread cord button > loop by tcc
step beads: thread beads cord > beads by ccc
step tie: tie cord bag scissors > cord by gtc
step pack: play bag by ccc
part bag = bag cream : q^ ~ 8 -92 -46 78 -46 78 60 -92 60 ; z_ gray 4 -88 -34 74 -34 ; r^ silver 70 -34 12 8 2
part cord = cord c : l_ ~ 3 74 -32 86 -20 86 40
part loop = button c : o^ ~ 86 54 11 ; d_ k 2 83 51 89 51 83 57 89 57
part beads = beads w : r^ w 86 -6 14 12 3 ; r^ a 86 8 14 12 3 ; r^ w 86 22 14 12 3 ; r^ b 86 36 14 12 3
part name = pens a : z_ a 5 -74 14 -74 -16 -62 4 -50 -16 -50 14 ; o_ a -30 0 9 14 ; o_ cream -30 0 4.500 9 ; z_ a 5 -12 -16 -4 14 4 -16
part sign = pens b : s^ b 42 6 5 28 13
part border = pens c : c_ c -84 48 70 48 9 -6

* crown-with-turning-wheels | 4-5 6-8 | -
extras worn: sticker, glitter-glue, pom-pom
appeal 3
topics birthday crown, birthday hat, party crown, party hat, crown, birthday, third birthday, fourth birthday, fifth birthday
variant tractor | Farm, Transportation | green, yellow, black free | tractor, tractors, tractor crown, tractor birthday, tractor birthday crown, tractor party, farm birthday, farm party, harvest
variant car | Transportation | red, black, yellow free | car, cars, race car, race cars, racing, car birthday, car party, car crown, race car birthday, wheels
minutes 40 45
waits 15
mess low
heart band: cardstock, construction-paper, paper-strip = 1 sheet
heart paper: construction-paper, cardstock, craft-foam = 2 sheet
heart pins: paper-fastener = 2
nice crayons: crayon, marker, oil-pastel = 2 color
join glue: glue-stick, glue
join close: stapler, tape, masking-tape
tool pen: pencil, marker, crayon
tool scissors: scissors
step band: cut band scissors > band by gt
step draw: draw pen paper by tc
step body: cut paper scissors > tractor car by tc
step wheels: cut paper scissors pen > wheels-tractor wheels-car by tt
step treads: draw crayons paper > treads-tractor treads-car by cc
step pins: build pins paper scissors > pins-tractor pins-car by gg
step name: draw pen band > name by tc
step glue: glue paper band glue by cc
step close: build band close by gg
step drive: play band by cc
part band = band w : q^ w 6 -96 40 96 40 92 86 -92 86
part name = pen k : z_ k 4 -84 56 -68 56 ; z_ k 4 -76 56 -76 76 ; z_ k 4 -60 56 -60 76 ; z_ k 4 -50 76 -50 56 -42 68 -34 56 -34 76 ; l_ k 4 76 56 62 56 62 64 72 64 76 70 70 77 60 75
part tractor@tractor = paper a : q^ a 5 -50 -26 62 -26 66 24 -50 24 ; q^ a 4 -54 -84 6 -84 10 -22 -54 -22 ; q_ light-blue 3 -44 -74 -2 -74 0 -36 -44 -36 ; r^ k 42 -44 9 38 2
part car@car = paper a : b^ a -90 18 -88 -14 -48 -24 -24 -52 26 -52 48 -24 84 -14 90 18 60 26 -60 26 ; q_ light-blue 4 -36 -24 -18 -44 0 -44 0 -24 ; q_ light-blue 4 8 -24 8 -44 22 -44 36 -24
part wheels-tractor@tractor = paper b : o^ b -34 16 34 ; o^ b 50 26 23
part wheels-car@car = paper b : o^ b -50 20 22 ; o^ b 50 20 22
part treads-tractor@tractor = crayons c : f_ c -34 16 12 33 2.500 -90 20 ; f_ c 50 26 10 22 2 -90 12
part treads-car@car = crayons c : f_ c -50 20 8 20 2 -90 8 ; f_ c 50 20 8 20 2 -90 8
part pins-tractor@tractor = pins gold : o^ gold -34 16 6 ; o^ gold 50 26 6
part pins-car@car = pins gold : o^ gold -50 20 6 ; o^ gold 50 20 6
template tractor 1 4 across
template car 1 5 across
scene lay

* colored-wood-on-a-ribbon | 4-5 | -
extras hanging: bell, sticker
topics garland, wooden shapes, wooden ornaments, window decoration, party decoration, toddler ornament
variant moon | Space | blue, gold free | eid, eid mubarak, eid al fitr, eid al adha, ramadan, ramadan mubarak, crescent, crescent moon, moon and stars, moon, iftar
variant star | Space, Seasons | red, gold, white free | christmas, christmas star, star, stars, christmas ornament, christmas tree, winter, advent
variant heart | - | red, pink, gold free | heart, hearts, valentine, valentine's day, love, mother's day, father's day, gift for mom, i love you, wedding
minutes 30
waits 30
mess some
heart shapes: wooden-craft-shape, wood-slice = 3
heart color: crayon, paint, oil-pastel, marker = 2 color
nice shine: metallic-paper, glitter-paper, tissue-paper = 1 scrap
nice ribbon: ribbon, string, yarn = 5 ft
tool brush: kitchen-sponge, paintbrush, sponge-brush when color=paint
join glue: glue
home newspaper
step lay: arrange shapes newspaper by c
step color: color color shapes brush? > shapes-moon shapes-star shapes-heart by c
step turn: color color shapes brush? by c
step tear: tear shine by c
step glue: glue shine shapes glue > shine-moon shine-star shine-heart by c
step dry: dry shapes by g
step tie: tie ribbon shapes > ribbon by g
step show: play shapes by c
part ribbon = ribbon b : l_ ~ 4 -99 -74 -50 -54 0 -48 50 -54 99 -74 ; z_ ~ 3 -62 -58 -62 -20 ; z_ ~ 3 0 -48 0 6 ; z_ ~ 3 62 -58 62 -20
part shapes-moon@moon = shapes wood paint color a : b^ ~ -52 -22 -78 -18 -92 8 -80 34 -52 40 -66 26 -72 8 -66 -10 ; s^ ~ 0 34 5 32 14 ; b^ ~ 72 -22 46 -18 32 8 44 34 72 40 58 26 52 8 58 -10
part shapes-star@star = shapes wood paint color a : s^ ~ -62 8 5 32 14 ; s^ ~ 0 34 5 32 14 ; s^ ~ 62 8 5 32 14
part shapes-heart@heart = shapes wood paint color a : h^ ~ -62 8 28 ; h^ ~ 0 34 28 ; h^ ~ 62 8 28
part shine-moon@moon = shine gold : q_ gold 2 -84 0 -76 -8 -74 6 -82 14 ; q_ gold 2 -8 26 6 24 8 40 -6 42 ; q_ gold 2 40 0 48 -8 50 6 42 14
part shine-star@star = shine gold : q_ gold 2 -70 0 -56 -2 -54 14 -68 16 ; q_ gold 2 -8 26 6 24 8 40 -6 42 ; q_ gold 2 54 0 68 -2 70 14 56 16
part shine-heart@heart = shine gold : q_ gold 2 -70 0 -56 -2 -54 14 -68 16 ; q_ gold 2 -8 26 6 24 8 40 -6 42 ; q_ gold 2 54 0 68 -2 70 14 56 16
scene hang

* felt-stories-without-glue | 2-3 4-5 | -
appeal 3
topics no glue, without glue, cant use glue, can't use glue, cannot use glue, glue free, glue-free, eats glue, eats the glue, he eats it, she eats it, puts everything in his mouth, puts everything in her mouth, felt board, flannel board, felt board story, felt story, story board, build a face, feelings, faces, quiet time, quiet play, busy bag, travel, no mess, mess free, car ride, waiting room
near storytime
colors light blue, yellow, red free
minutes 20 25
mess low
heart felt: felt = 5 sheet
nice dots: hook-and-loop-tape = 4
nice sack: pillowcase, cloth-bag, old-t-shirt = 1
tool scissors: scissors
step prop: arrange felt > board by tt
step big: cut felt scissors > head by gg
step small: cut felt scissors by gg
step dots: prepare dots felt by gt
step feel: play felt by cc
step sack: play sack felt by cc
step face: arrange felt > face by cc
step mood: play felt > hat by cc
step clear: prepare felt by cc
part board = felt a : r^ ~ 0 0 176 180 4
part head = felt b : o^ b 0 10 56 58
part face = felt c : o^ w -20 -4 11 ; o^ k -20 -4 6 ; o^ w 20 -4 11 ; o^ k 20 -4 6 ; p^ orange -7 20 7 20 0 6 ; b^ c -26 34 0 40 26 34 18 50 0 55 -18 50
part hat = felt c : p^ c -38 -38 38 -38 0 -82 ; o^ w 0 -82 8
scene lay

* fruit-stall-in-an-egg-box | 2-3 4-5 | Food
extras world Food: wooden-block
appeal 3
topics fruit, fruits, fruit stall, market, farmers market, farmer's market, greengrocer, grocery store, shop, playing shop, sorting, color sorting, sorting colors, fruit and vegetables, healthy food, pretend food, play food, very hungry caterpillar
near picnic, restaurant
colors red, yellow, green, orange
minutes 25 30
mess low
heart crate: egg-carton = 1
heart felt: felt = 3 color
nice fruits: threading-toy, pom-pom, wooden-bead = 6
nice lace@4-5: shoelace, string = 1
nice sign: sticker = 4
tool scissors: scissors
step open: cut crate scissors > crate by gt
step cut: cut felt scissors by gt
step stuff: fold felt crate > felts by cc
step leaves: arrange felt crate > leaves by cc
step fruits: arrange fruits crate > fruits by cc
step sign: decorate sign crate > sign by cc
step lace@4-5: thread lace fruits > lace by c
step sort: play crate by cc
step sell: play crate felt by cc
part crate = crate own : q^ ~ 6 -96 -20 96 -20 90 88 -90 88 ; o_ ~- -62 0 26 18 ; o_ ~- 0 0 26 18 ; o_ ~- 62 0 26 18 ; o_ ~- -60 40 26 17 ; o_ ~- 0 40 26 17 ; o_ ~- 60 40 26 17
part felts = felt a : o^ red -62 -6 19 ; o^ yellow 0 -6 19 ; o^ orange 62 -6 19
part leaves = felt c : j^ green -58 -22 -46 -34 6 ; j^ green 4 -22 16 -34 6 ; j^ green 66 -22 78 -34 6
part fruits = fruits b : o^ red -66 36 11 ; o^ red -50 40 11 ; o^ yellow -6 36 11 ; o^ yellow 10 40 11 ; o^ orange 54 36 11 ; o^ orange 70 40 11
part sign = sign w : s^ yellow -70 74 5 9 4 ; s^ yellow -24 74 5 9 4 ; s^ yellow 24 74 5 9 4 ; s^ yellow 70 74 5 9 4
part lace = lace b : l_ ~ 3 -96 -60 -60 -78 0 -70 60 -80 96 -62 ; o^ red -30 -74 9 ; o^ yellow 0 -70 9 ; o^ orange 30 -75 9
scene stand

* papier-mache-jungle-head | 6-8 9-12 | Jungle, Animals
extras picture: pom-pom, pipe-cleaner
appeal 3
topics papier mache, paper mache, papier-mache, pinata, jungle party, jungle animals, safari, zoo, africa, big cats, balloon craft, flour paste
variant lion | - | yellow, brown, orange | lion, lions, lion king, king of the jungle
variant tiger | - | orange, black, white | tiger, tigers, tiger who came to tea, life of pi
variant parrot | - | red, yellow, blue free | parrot, parrots, macaw, rainforest, rain forest, tropical birds, bird
minutes 80 90
waits 2880
mess lots
heart pages: newspaper, packing-paper, junk-mail = 6 sheet
heart balloon@9-12: balloon = 1
tool balloon@6-8: balloon
heart paste: glue, flour, cornstarch = 1 cup
need nose: egg-carton, paper-cup, yogurt-pot, cardboard = 1
need paint: paint, acrylic-paint = 3 color
nice mane: raffia, yarn, crepe-paper, feather = 1 handful
join tape: masking-tape, tape
tool bowl: bowl, plastic-tub, bucket
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home water: = 1 1/2 cup
step blow: prepare balloon by gc
step paste: mix paste water bowl by tc
step layers: glue pages paste bowl > head by cc
step dry: dry pages by cc
step pop: prepare balloon by gc
step nose: tape nose tape scissors > nose-lion nose-tiger nose-parrot by tc
step cover: glue pages paste > ears-lion ears-tiger by cc
step coat: paint paint brush > face-lion face-tiger face-parrot by cc
step mane: tape mane tape scissors > mane-lion mane-tiger mane-parrot by cc
step roar: play pages by cc
part mane-lion@lion = mane b : f^ ~ 0 0 26 98 9 -90 50
part mane-parrot@parrot = mane c : j^ ~ 0 -60 -22 -98 8 ; j^ ~ 0 -60 0 -99 8 ; j^ ~ 0 -60 22 -98 8
part ears-lion@lion = pages a : o^ a -48 -50 18 ; o^ a 48 -50 18
part ears-tiger@tiger = pages a : o^ a -50 -54 20 ; o_ w -50 -54 10 ; o^ a 50 -54 20 ; o_ w 50 -54 10
part head = pages w paint coat a : o^ ~ 0 4 66 70
part face-lion@lion = paint b : e -24 -16 10 ; e 24 -16 10 ; l_ k 3 0 44 0 54 ; u 0 50 14
part face-tiger@tiger = paint b : e -24 -12 10 ; e 24 -12 10 ; p_ k -10 -62 10 -62 0 -34 ; p_ k -30 -56 -18 -60 -16 -40 ; p_ k 30 -56 18 -60 16 -40 ; p_ k -64 0 -62 14 -40 8 ; p_ k 64 0 62 14 40 8 ; p_ k -60 26 -54 40 -36 28 ; p_ k 60 26 54 40 36 28 ; u 0 52 14
part face-parrot@parrot = paint b : o_ w -28 -14 22 24 ; o_ w 28 -14 22 24 ; k -26 -14 9 ; k 26 -14 9 ; p_ b -60 36 -40 50 -20 66 -36 62 ; p_ c 60 36 40 50 20 66 36 62
part nose-lion@lion = nose w paint coat a : o^ ~+ 0 28 26 22 ; p_ k -12 16 12 16 0 30
part nose-tiger@tiger = nose w paint coat a : o^ w 0 30 28 22 ; p_ pink -10 18 10 18 0 30
part nose-parrot@parrot = nose w paint coat b : p^ ~ -18 0 18 0 14 26 0 52 -14 26
part mane-tiger@tiger = mane w : z_ ~ 2 -20 32 -60 24 ; z_ ~ 2 -20 36 -60 40 ; z_ ~ 2 20 32 60 24 ; z_ ~ 2 20 36 60 40
scene stand

* building-site-on-a-roll | 2-3 4-5 | Transportation
extras world Transportation: wooden-block, toy-tree, plastic-cup
appeal 3
topics digger, diggers, diggers diggers diggers, excavator, excavators, bulldozer, bulldozers, dump truck, dump trucks, construction, construction site, construction vehicles, building site, building sites, builder, builders, mud, muddy, road works, quarry, jcb, tracks
near toy cars, trucks, cars
colors brown, yellow, black
minutes 30 35
mess lots
heart digger: toy-car = 1
heart sheet: packing-paper, wallpaper, wrapping-paper, freezer-paper, paper, bed-sheet = 2 sheet
heart mud: paint = 1 color
need road: tape, masking-tape, duct-tape, washi-tape = 6 ft
need tray: paper-plate, plastic-lid, foil-tray, baking-tray, plastic-tub
nice rubble@2-3: aluminum-foil, newspaper, paper-bag, wooden-block = 4
nice rubble@4-5: pebble, stone, aluminum-foil, newspaper, wooden-block = 6
nice scrub: toothbrush, kitchen-sponge
home water
home towel
home bowl
step roll: tape sheet road > sheet by gt
step road: tape road sheet > road by gt
step mud: prepare mud tray > mud by gg
step dig: play digger mud > digger by cc
step tracks: print digger sheet > tracks by cc
step finger: paint mud sheet > hole by cc
step rubble: play rubble digger > rubble by cc
step wash: wash digger bowl water towel scrub? by tt
part sheet = sheet w : q^ ~ 3 -96 -70 96 -70 96 76 -96 76
part road = road k : z_ k 9 -92 44 -20 44 30 -10 92 -10 ; z_ k 9 -92 70 -6 70 44 16 92 16
part hole = mud brown : b_ brown 20 44 48 36 72 42 84 58 62 70 30 66
part tracks = mud brown : l_ brown 4 -40 -34 -30 0 -50 20 -84 26 ; l_ brown 4 -24 -40 -14 2 -38 32 -84 38 ; l_ brown 4 -20 -46 20 -56 50 -40 84 -46 ; l_ brown 4 -20 -32 20 -42 50 -28 84 -32
part mud = tray silver : o^ ~ -64 -42 28 20 ; o_ brown -64 -43 22 14
part rubble = rubble gray : b^ gray 30 50 38 40 50 44 50 54 ; b^ gray- 50 56 56 46 68 48 68 60 ; b^ gray 40 62 48 56 58 60 54 68
part digger = digger yellow : q^ ~ 4 -28 -64 14 -64 14 -48 -28 -48 ; q^ ~ 4 -24 -86 0 -86 4 -64 -24 -64 ; p_ light-blue -18 -81 -2 -81 0 -68 -18 -68 ; z^ ~ 5 12 -60 34 -82 48 -62 ; p^ gray 40 -64 56 -64 52 -50 42 -52 ; o^ k -18 -44 8 ; o_ silver -18 -44 3 ; o^ k 6 -44 8 ; o_ silver 6 -44 3
scene lay

* mask-from-a-blank | 4-5 6-8 9-12 | -
extras worn: ribbon, lace, pom-pom, pipe-cleaner
appeal 3
topics mask, masks, dress up, costume, carnival, masquerade, mardi gras, purim, party, halloween costume
variant hero | Superheroes | red, yellow, blue free | superhero, superheroes, super hero, hero mask, superhero mask, super hero party, superhero party, hero costume
variant cat | Animals, Jungle | orange, black, yellow free | cat, cats, tiger, tigers, leopard, cheetah, big cats, lion cub, kitten
variant dino | Dinosaurs | green, orange, yellow free | dinosaur, dinosaurs, t-rex, dino, dinosaur mask
variant robot | Robots | gray, red, blue free | robot, robots, android, cyborg
variant butterfly | Bugs, Fantasy | blue, purple, yellow free | butterfly, butterflies, fairy, fairies, moth, spring
minutes 35 40 45
waits 30
mess low
heart mask: mask-blank = 1
heart color: marker, paint, acrylic-paint, permanent-marker, oil-pastel, crayon = 3 color
need sign: craft-foam, felt, foam-sheet-scrap, construction-paper, cardstock, glitter-paper, metallic-paper = 1 sheet
nice gems: sequin, stick-on-gem, sticker, bead = 12
nice band: sewing-elastic, beading-elastic = 20 in
join glue: glue, glue-gun
tool brush: paintbrush when color=paint,acrylic-paint
tool scissors: scissors
tool pen: pencil, marker
step plan: draw pen mask > mask by ccc
step color: color color mask brush? > color-hero color-cat color-butterfly color-dino color-robot by ccc
step draw: draw pen sign by tcc
step cut: cut sign scissors by tcc
step glue: glue sign mask glue > sign-hero sign-cat sign-butterfly sign-dino sign-robot by ccc
step gems: glue gems mask glue > gems by ccc
step band: tie band mask scissors > band by ggt
step wear: play mask by ccc
part band = band k : l ~ 4 -78 -10 -92 -30 -98 0 ; l ~ 4 78 -10 92 -30 98 0
part sign-butterfly@butterfly = sign a : b^ a -40 -30 -96 -80 -98 -20 -60 10 ; b^ a 40 -30 96 -80 98 -20 60 10 ; b^ b -50 20 -90 30 -76 72 -36 46 ; b^ b 50 20 90 30 76 72 36 46 ; l_ k 3 -8 -34 -20 -70 -34 -78 ; l_ k 3 8 -34 20 -70 34 -78
part sign-cat@cat = sign a : p^ a -70 -26 -66 -80 -26 -42 ; p_ b -60 -36 -60 -64 -38 -44 ; p^ a 70 -26 66 -80 26 -42 ; p_ b 60 -36 60 -64 38 -44
part sign-dino@dino = sign b : v^ ~ -72 -34 72 -34 7 34
part sign-robot@robot = sign b : z^ ~ 5 -40 -40 -40 -76 ; o^ ~ -40 -80 8 ; z^ ~ 5 40 -40 40 -76 ; o^ ~ 40 -80 8 ; r^ ~ -90 -10 18 26 3 ; r^ ~ 90 -10 18 26 3
part mask = mask w : b^ w -82 -14 -76 -40 -40 -46 0 -34 40 -46 76 -40 82 -14 68 22 34 30 10 12 0 4 -10 12 -34 30 -68 22
part color-hero@hero = color a : b_ a -78 -14 -72 -36 -40 -42 0 -30 40 -42 72 -36 78 -14 64 18 34 26 10 8 0 0 -10 8 -34 26 -64 18
part color-cat@cat = color a : b_ a -78 -14 -72 -36 -40 -42 0 -30 40 -42 72 -36 78 -14 64 18 34 26 10 8 0 0 -10 8 -34 26 -64 18 ; p_ k -6 -32 6 -32 0 -14 ; p_ k -78 -14 -76 -4 -62 -10 ; p_ k 78 -14 76 -4 62 -10
part color-dino@dino = color a : b_ a -78 -14 -72 -36 -40 -42 0 -30 40 -42 72 -36 78 -14 64 18 34 26 10 8 0 0 -10 8 -34 26 -64 18 ; d_ c 4 -62 -24 62 -24 -10 -18 10 -18
part color-robot@robot = color a : b_ a -78 -14 -72 -36 -40 -42 0 -30 40 -42 72 -36 78 -14 64 18 34 26 10 8 0 0 -10 8 -34 26 -64 18 ; d_ k 3 -66 -30 66 -30 -70 -4 70 -4 0 -22
part color-butterfly@butterfly = color c : b_ c -78 -14 -72 -36 -40 -42 0 -30 40 -42 72 -36 78 -14 64 18 34 26 10 8 0 0 -10 8 -34 26 -64 18
part sign-hero@hero = sign b : p^ b -4 -74 12 -74 4 -56 14 -56 -8 -28 -2 -46 -12 -46 ; p^ b -76 -36 -96 -62 -60 -46 ; p^ b 76 -36 96 -62 60 -46
part gems = gems c : o_ k -38 -8 15 10 ; o_ k 38 -8 15 10 ; d^ ~ 4 -62 6 -52 16 -38 20 -24 16 62 6 52 16 38 20 24 16
scene lay

* season-light-around-a-jar | 4-5 6-8 9-12 | Seasons, Nature
extras jar: raffia, ribbon, button
appeal 3
topics lantern, lanterns, window light, stained glass, jar craft, jar lantern, tissue paper lantern
variant fall | - | orange, red, yellow | fall, autumn, autumn leaves, fall leaves, october, november, thanksgiving, harvest
variant spring | - | pink, green, yellow | spring, flowers, blossom, easter, april, may
variant winter | - | light blue, purple, white | winter, snow, ice, december, january, frost, snowflake
minutes 30 35 40
waits 60
mess some
heart tissue: tissue-paper, crepe-paper = 3 color
heart jar@6-8,9-12: glass-jar, plastic-jar
tool jar@4-5: glass-jar, plastic-jar
need sheet: tracing-paper, rice-paper, paper = 1 sheet
nice light@6-8,9-12: LED-tea-light, LED-candle, string-light = 1
nice band: string, ribbon, raffia, yarn = 3 ft
join glue: glue, glue-stick
tool brush: paintbrush, sponge-brush when glue=glue
tool scissors: scissors
home newspaper
step measure: cut sheet scissors by gtc
step tear: tear tissue by ccc
step glue: glue tissue sheet glue brush? newspaper > paper by ccc
step shapes: glue tissue sheet glue > shapes-fall shapes-spring shapes-winter by ccc
step dry: dry sheet by ccc
step wrap: build jar sheet glue > jar by gtc
step band: tie band jar > band by gtc
step light: test light jar by gtc
step look: play sheet by ccc
part jar = jar light-blue : q^ ~ 14 -52 -82 52 -82 62 -60 62 88 -62 88 -62 -60 ; r_ w 0 -86 104 12 4
part paper = tissue a : r_ ~ 0 14 122 140 3 ; q_ b 3 -60 -50 -30 -54 -24 -20 -58 -16 ; q_ c 3 -28 -54 6 -52 4 -22 -26 -18 ; q_ b 3 34 -50 60 -54 60 -18 30 -22 ; q_ c 3 -60 -14 -34 -18 -30 14 -60 18 ; q_ c 3 28 -16 60 -14 60 16 32 18 ; q_ b 3 -60 48 -28 44 -30 82 -60 82 ; q_ c 3 -26 46 8 50 6 82 -28 82 ; q_ b 3 34 48 60 44 60 82 32 82
part shapes-fall@fall = tissue b : j^ red -30 40 -14 -8 13 ; j^ red 26 54 38 6 13 ; j^ yellow 12 10 -2 -34 12 ; z_ brown 2 -30 40 -34 50 ; z_ brown 2 26 54 24 64 ; z_ brown 2 12 10 16 20
part shapes-spring@spring = tissue a : f^ pink- -24 6 5 22 9 ; o_ yellow -24 6 7 ; f^ pink- 28 -6 5 19 8 ; o_ yellow 28 -6 6 ; f^ pink- 12 54 5 20 8 ; o_ yellow 12 54 6
part shapes-winter@winter = tissue w : s^ w -24 -6 6 24 7 ; s^ w 28 24 6 20 6 ; s^ w -18 54 6 16 5
part band = band tan : z_ ~ 4 -62 -58 62 -58 ; l_ ~ 3 0 -58 -18 -70 -20 -56 0 -58 18 -70 20 -56 0 -58 ; l_ ~ 3 0 -58 -8 -40 ; l_ ~ 3 0 -58 8 -40
scene stand

* figure-painted-at-home | 4-5 6-8 9-12 13+ | -
extras worn: glitter-glue, stick-on-gem, ribbon, sequin
topics paint your own, figurine, figurines, plaster painting, pottery painting, ceramic painting, painting kit, party activity
carries any
minutes 35 45 50 60
waits 120
mess some
scene stand
heart figure: unpainted-figure = 1
heart paint: acrylic-paint, paint, metallic-paint = 3 color
nice dust: old-towel, paper-towel, wet-wipe = 1
nice foot: felt, craft-foam = 1 scrap
nice fine: paint-marker, metallic-pen, permanent-marker = 1
tool brush: paintbrush, cotton-swab
tool scissors: scissors when foot
join glue: glue when foot
home newspaper
home water
step dust: wash dust figure by cccc
step light: paint paint figure brush newspaper > base by cccc
step dry: dry figure by cccc
step second: paint paint figure brush water > body by cccc
step fine: draw fine figure by cccc
step rest: dry figure by cccc
step foot: cut foot scissors > foot by tccc
step glue: glue foot figure glue by cccc
step place: play figure by cccc
part foot = foot green : o^ ~ 0 88 60 10
part base = figure w : rim w 0 4 156 160 3
part body = paint a : figure a 0 4 156 160

* melted-bead-greeting | 4-5 6-8 9-12 | -
extras card: sticker, washi-tape
appeal 3
topics fuse beads, perler beads, hama beads, melty beads, bead card, keepsake card
variant heart | - | red, pink, white free | get well, get well soon, hospital, hospital bed, in the hospital, sick, feel better, broken leg, operation, surgery, thinking of you, heart, hearts, valentine, valentine's day, love, i love you, mother's day, father's day, grandma, gift for mom
variant star | - | yellow, orange, white free | birthday, birthday card, congratulations, good luck, well done, star, stars, christmas, christmas card, thank you, thank you card, teacher gift, graduation
variant rainbow | Weather | red, yellow, blue | rainbow, rainbows, hope, get well rainbow, goodbye, farewell, moving away, miss you, new neighbors, pride
minutes 35 40 45
waits 15
mess low
heart beads@4-5: big-fuse-bead = 3 color
heart beads@6-8,9-12: fuse-bead, big-fuse-bead = 3 color
need board: pegboard = 1
need cover: parchment-paper = 1 sheet
need card: cardstock, construction-paper, index-card = 1
nice line: ribbon, string, yarn, cotton-cord = 12 in
nice pens: marker, crayon, colored-pencil = 2 color
tool iron: iron
tool scissors: scissors when line
home heavy-book
step edge: arrange beads board > bead-heart bead-star bead-rainbow by ccc
step fill: arrange beads board by ccc
step melt: heat cover iron beads by ggg
step flat: prepare beads heavy-book by ggg
step fold: fold card > card by ccc
step write: draw pens card > word by ccc
step line: tie line beads scissors > line by tcc
step hang: build card beads by tcc
step give: play card by ccc
part card = card cream : r^ cream 0 4 150 176 3 ; z_ cream- 2 -72 -82 -72 90
part line = line b : l_ ~ 3 0 -40 -16 -70 0 -84 16 -70 0 -40
part bead-heart@heart = beads a : d^ ~ 6 -24 -40 -12 -46 12 -46 24 -40 -36 -28 36 -28 -40 -14 40 -14 -36 0 36 0 -26 12 26 12 -14 24 14 24 0 36 -12 -32 12 -32 -24 -24 24 -24 0 -26 -26 -10 26 -10 -12 -16 12 -16 0 -10 -16 2 16 2 0 8 0 22
part bead-star@star = beads a : d^ ~ 6 0 -46 -6 -32 6 -32 -40 -18 -27 -18 -13 -18 0 -18 13 -18 27 -18 40 -18 -27 -5 -13 -5 0 -5 13 -5 27 -5 -18 8 -5 8 5 8 18 8 -24 21 -11 21 11 21 24 21 -32 34 32 34
part bead-rainbow@rainbow = beads a : d^ red 6 -48 20 -46 4 -39 -10 -28 -21 -14 -28 0 -30 14 -28 28 -21 39 -10 46 4 48 20 ; d^ yellow 6 -35 20 -32 6 -24 -6 -12 -14 0 -17 12 -14 24 -6 32 6 35 20 ; d^ blue 6 -22 20 -18 7 -8 -1 4 -3 14 1 20 9 22 20
part word = pens b : z_ b 4 -50 62 -40 62 ; l_ b 4 -30 62 -20 54 -10 66 0 56 12 66 22 56 34 66 46 58
scene lay
`;
