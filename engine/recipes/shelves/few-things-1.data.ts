/** A few things on the table, and what they are the heart of. */
export const shelf = `
* stamped-pillowcase | 2-3 4-5 6-8 9-12 | -
appeal 3
topics pillowcase, pillow case, pillow, big boy bed, big girl bed, big kid bed, big bed, toddler bed, new bed, first bed, own bed, bunk bed, bedroom, new bedroom, new room, bedtime, own room, fabric printing, fabric stamping, potato printing, potato print, block printing, block print
near sleepover, good night, moving house, camp
variant stars | Space | yellow, light blue, navy free | star, stars, night, night sky, bedtime, twinkle twinkle
variant fish | Ocean, Animals | light blue, orange, teal free | fish, sea, under the sea
variant leaves | Nature, Jungle, Seasons | green, orange, brown free | leaf, leaves, autumn, forest
variant apples | Food, Farm | red, green, yellow free | apple, apples, fruit, orchard
variant ladybugs | Bugs | red, orange, yellow | ladybug, ladybugs, ladybird, ladybirds
variant drops | Weather | blue, light blue, teal free | rain, raindrops, rainy day
variant prints | Dinosaurs | green, orange, brown free | dinosaur, dinosaurs, dinosaur footprints
variant hearts | - | red, pink, purple free | heart, hearts, love, valentine's day
minutes 25 35 45 45
waits 720
mess lots
heart cloth: pillowcase, cloth-bag, old-t-shirt, apron, cloth-napkin = 1
heart stamp@2-3: potato = 1
heart stamp@4-5,6-8,9-12: potato, kitchen-sponge = 1
join paint: fabric-paint, acrylic-paint = 2 color
need inside: cardboard, cereal-box, newspaper, packing-paper = 1
nice pen@6-8,9-12: fabric-marker, permanent-marker = 1
tool scissors@4-5,6-8,9-12: scissors when stamp=kitchen-sponge
home knife when stamp=potato
home plate
home towel
home iron
step lay: prepare inside cloth by cccc
step shape: cut stamp knife? scissors? towel by gggg
step spread: prepare paint plate by ggcc
step stamp: print stamp plate cloth > prints-stars prints-fish prints-leaves prints-apples prints-ladybugs prints-drops prints-prints prints-hearts by cccc
step second: print stamp plate cloth > second-stars second-fish second-leaves second-apples second-ladybugs second-drops second-prints second-hearts by cccc
step pen@6-8,9-12: draw pen cloth by cc
step dry: dry cloth by gccc
step iron: heat cloth iron towel > cloth by gggg
step use: play cloth by cccc
part cloth = cloth cream : r^ ~ 0 0 188 136 8 ; r_ ~- 78 0 32 130 4 ; z_ ~- 2 60 -66 60 66
part prints-stars@stars = paint a : s_ ~ -62 -40 5 17 7.7 ; s_ ~ 36 -36 5 17 7.7 ; s_ ~ 10 2 5 17 7.7 ; s_ ~ -64 42 5 17 7.7 ; s_ ~ 36 40 5 17 7.7
part second-stars@stars = paint b : s_ ~ -10 -44 5 17 7.7 ; s_ ~ -38 0 5 17 7.7 ; s_ ~ -14 44 5 17 7.7
part prints-fish@fish = paint a : o_ ~ -65 -40 14 9 ; p_ ~ -54 -40 -42 -49 -42 -31 ; o_ ~ 33 -36 14 9 ; p_ ~ 44 -36 56 -45 56 -27 ; o_ ~ 7 2 14 9 ; p_ ~ 18 2 30 -7 30 11 ; o_ ~ -67 42 14 9 ; p_ ~ -56 42 -44 33 -44 51 ; o_ ~ 33 40 14 9 ; p_ ~ 44 40 56 31 56 49
part second-fish@fish = paint b : o_ ~ -13 -44 14 9 ; p_ ~ -2 -44 10 -53 10 -35 ; o_ ~ -41 0 14 9 ; p_ ~ -30 0 -18 -9 -18 9 ; o_ ~ -17 44 14 9 ; p_ ~ -6 44 6 35 6 53
part prints-leaves@leaves = paint a : j_ ~ -74 -26 -50 -54 9 ; j_ ~ 24 -22 48 -50 9 ; j_ ~ -2 16 22 -12 9 ; j_ ~ -76 56 -52 28 9 ; j_ ~ 24 54 48 26 9
part second-leaves@leaves = paint b : j_ ~ -22 -30 2 -58 9 ; j_ ~ -50 14 -26 -14 9 ; j_ ~ -26 58 -2 30 9
part prints-apples@apples = paint a : o_ ~ -62 -38 14 13 ; l_ brown 3 -62 -50 -59 -57 ; o_ ~ 36 -34 14 13 ; l_ brown 3 36 -46 39 -53 ; o_ ~ 10 4 14 13 ; l_ brown 3 10 -8 13 -15 ; o_ ~ -64 44 14 13 ; l_ brown 3 -64 32 -61 25 ; o_ ~ 36 42 14 13 ; l_ brown 3 36 30 39 23
part second-apples@apples = paint b : o_ ~ -10 -42 14 13 ; l_ brown 3 -10 -54 -7 -61 ; o_ ~ -38 2 14 13 ; l_ brown 3 -38 -10 -35 -17 ; o_ ~ -14 46 14 13 ; l_ brown 3 -14 34 -11 27
part prints-ladybugs@ladybugs = paint a : o_ ~ -62 -40 15 13 ; d_ k 3 -68 -43 -56 -43 -68 -35 -56 -35 ; o_ ~ 36 -36 15 13 ; d_ k 3 30 -39 42 -39 30 -31 42 -31 ; o_ ~ 10 2 15 13 ; d_ k 3 4 -1 16 -1 4 7 16 7 ; o_ ~ -64 42 15 13 ; d_ k 3 -70 39 -58 39 -70 47 -58 47 ; o_ ~ 36 40 15 13 ; d_ k 3 30 37 42 37 30 45 42 45
part second-ladybugs@ladybugs = paint b : o_ ~ -10 -44 15 13 ; d_ k 3 -16 -47 -4 -47 -16 -39 -4 -39 ; o_ ~ -38 0 15 13 ; d_ k 3 -44 -3 -32 -3 -44 5 -32 5 ; o_ ~ -14 44 15 13 ; d_ k 3 -20 41 -8 41 -20 49 -8 49
part prints-drops@drops = paint a : x_ ~ -62 -40 9 17 ; x_ ~ 36 -36 9 17 ; x_ ~ 10 2 9 17 ; x_ ~ -64 42 9 17 ; x_ ~ 36 40 9 17
part second-drops@drops = paint b : x_ ~ -10 -44 9 17 ; x_ ~ -38 0 9 17 ; x_ ~ -14 44 9 17
part prints-prints@prints = paint a : l_ ~ 7 -62 -26 -62 -56 ; l_ ~ 7 -62 -28 -75 -49 ; l_ ~ 7 -62 -28 -49 -49 ; l_ ~ 7 36 -22 36 -52 ; l_ ~ 7 36 -24 23 -45 ; l_ ~ 7 36 -24 49 -45 ; l_ ~ 7 10 16 10 -14 ; l_ ~ 7 10 14 -3 -7 ; l_ ~ 7 10 14 23 -7 ; l_ ~ 7 -64 56 -64 26 ; l_ ~ 7 -64 54 -77 33 ; l_ ~ 7 -64 54 -51 33 ; l_ ~ 7 36 54 36 24 ; l_ ~ 7 36 52 23 31 ; l_ ~ 7 36 52 49 31
part second-prints@prints = paint b : l_ ~ 7 -10 -30 -10 -60 ; l_ ~ 7 -10 -32 -23 -53 ; l_ ~ 7 -10 -32 3 -53 ; l_ ~ 7 -38 14 -38 -16 ; l_ ~ 7 -38 12 -51 -9 ; l_ ~ 7 -38 12 -25 -9 ; l_ ~ 7 -14 58 -14 28 ; l_ ~ 7 -14 56 -27 35 ; l_ ~ 7 -14 56 -1 35
part prints-hearts@hearts = paint a : h_ ~ -62 -40 15 ; h_ ~ 36 -36 15 ; h_ ~ 10 2 15 ; h_ ~ -64 42 15 ; h_ ~ 36 40 15
part second-hearts@hearts = paint b : h_ ~ -10 -44 15 ; h_ ~ -38 0 15 ; h_ ~ -14 44 15
scene lay

* whiskered-paper-pet | 2-3 4-5 | -
extras picture: ribbon, sticker, felt, cotton-ball, button
appeal 3
topics pet, pets, our pet, my pet, pet portrait, animal friends, animal faces
near vet, animal shelter
variant cat | Animals | gray, pink, black or orange, black, white, brown, tan, cream | cat, cats, our cat, my cat, kitten, kittens, kitty, kitty cat, meow, black cat
variant dog | Animals | brown, cream, red or black, white, tan, gray, orange, yellow | dog, dogs, our dog, my dog, puppy, puppies, woof
variant rabbit | Animals, Farm | tan, pink, black or gray, white, brown, black, cream | rabbit, rabbits, bunny, our rabbit, my bunny
variant mouse | Animals | gray, pink, black or white, brown, tan | mouse, mice, pet mouse
variant lion | Jungle, Animals | orange, brown, yellow or yellow, gold | lion, lions, king of the jungle
minutes 20 30
mess low
heart face: construction-paper, cardstock, felt = 1 sheet
heart pens: crayon, oil-pastel, marker = 2 color
nice wool: yarn, string, raffia, paper-strip, crinkle-paper = 8
nice eyes@4-5: googly-eye, button = 2
nice eyes@2-3: sticker = 2
nice ground: paper, construction-paper, cardstock = 1 sheet
join stick: glue-stick, glue
tool scissors: scissors
step cut: cut face scissors > head by gt
step fur: color pens face > fur by cc
step ears: glue face stick > ears-cat ears-dog ears-rabbit ears-mouse ears-lion by cc
step inner: color pens face > inner-cat inner-dog inner-rabbit inner-mouse inner-lion by cc
step look: draw pens face > look by tt
step eyes: decorate eyes face stick > eyes by cc
step wool: glue wool face stick scissors > whiskers-lion whiskers by gt
step pat: play face wool? by cc
step ground: glue face ground stick > ground by cc
step stroke: play face by cc
part ground = ground light-blue : r^ ~ 0 0 190 190 3
part whiskers-lion@lion = wool brown : i_ ~ -62 -48 16 2 5 ; i_ ~ 62 -48 16 2 5 ; i_ ~ -78 -4 16 2 5 ; i_ ~ 78 -4 16 2 5 ; i_ ~ -70 42 16 2 5 ; i_ ~ 70 42 16 2 5 ; i_ ~ -34 72 16 2 5 ; i_ ~ 34 72 16 2 5 ; i_ ~ 0 -76 16 2 5 ; i_ ~ -34 -68 15 2 5 ; i_ ~ 34 -68 15 2 5 ; i_ ~ 0 82 15 2 5
part ears-cat@cat = face a : p^ ~ -58 -22 -62 -84 -12 -54 ; p^ ~ 58 -22 62 -84 12 -54
part ears-rabbit@rabbit = face a : o^ ~ -28 -66 15 34 -8 ; o^ ~ 28 -66 15 34 8
part ears-mouse@mouse = face a : o^ ~ -54 -48 32 32 ; o^ ~ 54 -48 32 32
part ears-lion@lion = face a : o^ ~ -44 -46 17 17 ; o^ ~ 44 -46 17 17
part head = face a : o^ ~ 0 6 64 58
part ears-dog@dog = face a : b^ ~- -44 -40 -76 -34 -84 14 -68 34 -52 14 ; b^ ~- 44 -40 76 -34 84 14 68 34 52 14
part inner-cat@cat = pens b : p_ pink -50 -36 -53 -68 -26 -54 ; p_ pink 50 -36 53 -68 26 -54
part inner-rabbit@rabbit = pens b : o_ pink -28 -64 7 24 -8 ; o_ pink 28 -64 7 24 8
part inner-mouse@mouse = pens b : o_ pink -54 -48 20 20 ; o_ pink 54 -48 20 20
part inner-lion@lion = pens b : o_ brown -44 -46 9 9 ; o_ brown 44 -46 9 9
part inner-dog@dog = pens b : o_ cream 0 30 32 22
part fur = pens a : z_ ~- 3 -10 -40 -8 -22 ; z_ ~- 3 0 -42 0 -22 ; z_ ~- 3 10 -40 8 -22 ; z_ ~- 3 -48 32 -38 36 ; z_ ~- 3 -44 42 -34 44 ; z_ ~- 3 48 32 38 36 ; z_ ~- 3 44 42 34 44
part look = pens k : o_ k -24 -6 6 8 ; o_ k 24 -6 6 8 ; p_ k -9 16 9 16 0 25 ; u -9 30 9 ; u 9 30 9
part eyes = eyes own : e -24 -6 11 ; e 24 -6 11
part whiskers@cat,dog,rabbit,mouse = wool w : l_ ~ 3 -24 22 -46 14 -78 16 ; l_ ~ 3 -24 28 -48 30 -80 32 ; l_ ~ 3 -24 34 -46 42 -74 50 ; l_ ~ 3 24 22 46 14 78 16 ; l_ ~ 3 24 28 48 30 80 32 ; l_ ~ 3 24 34 46 42 74 50
scene lay

* dotted-cup-garland | 2-3 4-5 6-8 | -
extras party: sequin, tinsel, gift-bow
appeal 3
topics birthday, first birthday, 1st birthday, one year old, baby's first birthday, second birthday, birthday party, birthday decorations, party, party decorations, party decoration, decorations, bunting, garland, banner, welcome home, celebration, new year's eve, summer party, garden party
near baby shower, wedding, party hats
colors red, yellow, blue free
minutes 25 30 35
mess low
heart cups: paper-cup, cupcake-liner = 5
heart dots: sticker, felt-sticker, washi-tape, marker = 20
join line: string, yarn, ribbon, cotton-cord = 8 ft
nice fringe: tissue-paper, crepe-paper, crinkle-paper, paper-strip = 1 sheet
join fix: tape, glue-stick, glue when fringe
tool poke: pencil, hole-punch
tool scissors: scissors
step dots: decorate dots cups > cups dots by ccc
step fringe: tear fringe by ccc
step stick: glue fringe cups fix > fringe by ccc
step hole: poke cups poke by ggt
step cut: cut line scissors by ggc
step knot: tie line cups > ends by ggt
step tie: tie line by ggt
step shake: test cups by ccc
step hang: tie line > line by ggg
step party: play cups by ccc
part line = line own : l_ ~ 3 -99 -40 -60 -14 0 -2 60 -14 99 -40 ; z_ ~ 2.4 -78 -25 -78 8 ; z_ ~ 2.4 -40 -9 -40 22 ; z_ ~ 2.4 0 -2 0 28 ; z_ ~ 2.4 40 -9 40 22 ; z_ ~ 2.4 78 -25 78 8
part cups = cups w : q^ ~ 3 -87 8 -69 8 -62 48 -94 48 ; q^ ~ 3 -49 22 -31 22 -24 62 -56 62 ; q^ ~ 3 -9 28 9 28 16 68 -16 68 ; q^ ~ 3 31 22 49 22 56 62 24 62 ; q^ ~ 3 69 8 87 8 94 48 62 48
part fringe = fringe a : l_ b 3 -86 48 -88.4 76 ; l_ b 3 -78 48 -78.0 76 ; l_ b 3 -70 48 -67.6 76 ; l_ c 3 -48 62 -50.4 90 ; l_ c 3 -40 62 -40.0 90 ; l_ c 3 -32 62 -29.6 90 ; l_ a 3 -8 68 -10.4 96 ; l_ a 3 0 68 0.0 96 ; l_ a 3 8 68 10.4 96 ; l_ c 3 32 62 29.6 90 ; l_ c 3 40 62 40.0 90 ; l_ c 3 48 62 50.4 90 ; l_ b 3 70 48 67.6 76 ; l_ b 3 78 48 78.0 76 ; l_ b 3 86 48 88.4 76
part dots = dots a : d_ a 3.6 -84 20 -72 22 -78 32 -87 40 -69 41 ; d_ b 3.6 -46 34 -34 36 -40 46 -49 54 -31 55 ; d_ c 3.6 -6 40 6 42 0 52 -9 60 9 61 ; d_ b 3.6 34 34 46 36 40 46 31 54 49 55 ; d_ a 3.6 72 20 84 22 78 32 69 40 87 41
part ends = line own : o_ ~ -78 6 2.6 ; o_ ~ -40 20 2.6 ; o_ ~ 0 26 2.6 ; o_ ~ 40 20 2.6 ; o_ ~ 78 6 2.6
scene hang
`;
