export const shelf = `
* plate-sheep | 2-3 4-5 | Farm
topics sheep, lamb, wool, nursery rhyme, baa baa black sheep, shepherd, easter lamb
colors black, pink
minutes 20 25
mess low
heart fluff: cotton-ball, pillow-stuffing = 2 handful
heart plate: paper-plate
need face: construction-paper, cardstock, felt = 1 sheet
need white: paper, paper-napkin = 1 scrap
join stick: glue-stick, glue
tool scissors: scissors
tool pen: crayon, marker
step cut: cut face white scissors by gt
step legs: glue legs plate face stick > legs by tc
step face: glue plate face stick > face ears by cc
step eyes: glue white face stick > eyes by tc
step spread: glue plate stick by cc
step wool: decorate fluff plate > plate fluff by cc
step pupils: draw pen white > pupils by tc
part legs = face a : r ~ -24 74 16 36 7 ; r ~ 24 74 16 36 7
part plate = plate own : plate ~ 0 -6 70
part fluff = fluff own : cotton ~ 0 -66 19 ; cotton ~ 27.9 -59.1 19 ; cotton ~ 49.4 -40.1 19 ; cotton ~ 59.6 -13.2 19 ; cotton ~ 56.1 15.3 19 ; cotton ~ 39.8 38.9 19 ; cotton ~ 14.4 52.3 19 ; cotton ~ -14.4 52.3 19 ; cotton ~ -39.8 38.9 19 ; cotton ~ -56.1 15.3 19 ; cotton ~ -59.6 -13.2 19 ; cotton ~ -49.4 -40.1 19 ; cotton ~ -27.9 -59.1 19 ; cotton ~ 12.3 -43.7 19 ; cotton ~ 32.6 -24.1 19 ; cotton ~ 33.8 5 19 ; cotton ~ 15.2 26.4 19 ; cotton ~ -12.3 27.7 19 ; cotton ~ -32.6 8.1 19 ; cotton ~ -33.8 -21 19 ; cotton ~ -15.2 -42.4 19
part ears = face a : jm ~ -22 -18 -62 -28 12 ; jm_ b -28 -20 -54 -27 5
part face = face a : o^ ~ 0 8 31 42
part eyes = white own : o_ w -12 -6 9 10 ; o_ w 12 -6 9 10
part pupils = pen k : o_ k -10 -4 4.5 ; o_ k 10 -4 4.5 ; l_ b 3 -7 28 0 33 7 28
scene lay

* teddy-plate | 2-3 4-5 | Animals
topics teddy bear, teddy, bear, bears, teddy bears picnic, goldilocks, three bears, brown bear, cuddly toy
colors brown, tan, black
minutes 20 25
mess low
heart plate: paper-plate = 2
heart fur: tissue-paper, crepe-paper, paper-bag, construction-paper, paper-napkin, packing-paper = 2 sheet
join stick: glue-stick, glue
tool scissors: scissors
tool pen: crayon, marker
step cut: cut plate scissors by gt
step ears: glue plate stick > ears head by tc
step tear: tear fur by cc
step spread: glue plate stick by cc
step press: decorate fur plate > earfur fur by cc
step muzzle: glue plate stick > muzzle by cc
step face: draw pen plate > nose by tc
part ears = plate own : o ~ -52 -56 27 27 ; o ~ 52 -56 27 27
part earfur = fur a : y ~ -54 -58 24 24 8 .12 ; y ~ 54 -58 24 24 8 .12 ; y ~- -50 -52 13 13 6 .15 ; y ~- 50 -52 13 13 6 .15
part head = plate own : plate ~ 0 8 76
part fur = fur a : o ~ 0 8 70 70 ; y ~ 0 -49 20 16 5 .16 ; y ~+ 24.7 -43.4 20 16 5 .16 ; y ~- 44.6 -27.5 20 16 5 .16 ; y ~ 55.6 -4.7 20 16 5 .16 ; y ~+ 55.6 20.7 20 16 5 .16 ; y ~- 44.6 43.5 20 16 5 .16 ; y ~ 24.7 59.4 20 16 5 .16 ; y ~+ 0 65 20 16 5 .16 ; y ~- -24.7 59.4 20 16 5 .16 ; y ~ -44.6 43.5 20 16 5 .16 ; y ~+ -55.6 20.7 20 16 5 .16 ; y ~- -55.6 -4.7 20 16 5 .16 ; y ~ -44.6 -27.5 20 16 5 .16 ; y ~+ -24.7 -43.4 20 16 5 .16 ; y ~+ 5.7 -28.5 18 15 5 .16 ; y ~ 25.3 -17.2 18 15 5 .16 ; y ~- 33 4 18 15 5 .16 ; y ~ 25.3 25.2 18 15 5 .16 ; y ~+ 5.7 36.5 18 15 5 .16 ; y ~ -16.5 32.6 18 15 5 .16 ; y ~- -31 15.3 18 15 5 .16 ; y ~ -31 -7.3 18 15 5 .16 ; y ~+ -16.5 -24.6 18 15 5 .16 ; y ~ 0 -4 20 16 5 .16
part muzzle = plate own : o ~ 0 34 33 27 ; o_ ~- 0 34 29 23 ; o_ ~ 0 34 28 22
part nose = pen k : o_ k 0 22 12 8 ; z_ k 3 0 28 0 38 ; u k 0 38 11 ; k k -26 -8 8 ; k k 26 -8 8
scene lay

* tape-zebra | 2-3 4-5 | Animals
topics zebra, zoo, safari, africa, savanna, stripes, black and white, noah's ark
colors black, white
minutes 20 20
mess low
heart stripes: masking-tape, washi-tape = 1 roll
heart body: construction-paper, cardstock = 1 sheet
tool scissors: scissors
tool pen: marker, crayon
step fold: fold body by tc
step legs: cut body scissors > body by gt
step head: cut body scissors by gt
step join: tape body stripes > head by tt
step tear: tear stripes by gt
step stick: decorate stripes body > stripes by cc
step tail: tape stripes body > tail by tc
step eye: draw stripes pen > eye by cc
step stand: play body by cc
part tail = stripes b : l ~ 6 -66 -22 -82 0 -80 26 ; l ~ 3 -80 24 -86 36 ; l ~ 3 -80 24 -74 36
part body = body a : q ~- 3 -44 0 -20 0 -22 74 -42 74 ; q ~- 3 12 0 34 0 30 74 10 74 ; q^ ~ 5 -70 -32 46 -32 48 78 22 78 22 24 -44 24 -46 78 -70 78
part head = body a : j ~ 44 -66 40 -94 8 ; q^ ~ 5 18 -20 38 -68 56 -76 92 -50 92 -36 64 -40 50 0
part stripes = stripes b : z_ ~ 8 -58 -31 -60 16 ; z_ ~ 8 -38 -31 -38 23 ; z_ ~ 8 -18 -31 -17 23 ; z_ ~ 8 2 -31 4 23 ; z_ ~ 8 22 -31 24 22 ; z_ ~ 7 -70 38 -45 36 ; z_ ~ 7 -70 52 -46 51 ; z_ ~ 7 -70 67 -46 66 ; z_ ~ 7 23 38 47 36 ; z_ ~ 7 23 52 48 51 ; z_ ~ 7 23 67 48 66 ; z_ ~ 7 28 -30 54 -18 ; z_ ~ 7 34 -48 58 -34 ; z_ ~ 6 78 -60 72 -42 ; v ~ 20 -22 36 -70 7 -9
part eye = pen k : o_ w 58 -57 7 ; o_ k 59 -56 3.6

* clay-hedgehog | 2-3 4-5 6-8 | Animals
topics hedgehog, porcupine, forest animals, woodland animals, sonic, prickly
variant porcupine@2-3 | Animals | tan, brown | porcupine, hedgehog
variant hedgehog@4-5,6-8 | Animals, Nature | tan, brown | hedgehog, autumn, fall, hibernation
colors tan, brown
minutes 15 25 30
mess low
heart dough@2-3: play-dough, modeling-clay = handful
heart dough@4-5,6-8: air-dry-clay, play-dough, modeling-clay, polymer-clay = handful
heart quills@2-3: craft-stick = 10
heart quills@4-5,6-8: stick, spaghetti, pine-needle, pumpkin-seed = handful
nice eyes@4-5,6-8: bead, googly-eye, button = 2
tool poker: pencil, crayon
step ball: shape dough by ccc
step nose: shape dough > body by tcc
step breakup@4-5,6-8: prepare quills by cc
step quills: build quills dough > quills front by ccc
step face: shape dough poker > face by ccc
step eyes@4-5,6-8: decorate eyes dough > eyes by cc
step play@2-3: play dough quills by c
step dry@4-5,6-8: dry dough by cc
part quills@porcupine = quills own : stick ~ -63.5 53 -111 59.6 10 ; stick ~- -63.8 41.5 -101.6 38 10 ; stick ~ -61.4 30.2 -107 15.1 10 ; stick ~- -56.6 19.8 -89 -0.1 10 ; stick ~ -49.5 10.8 -83.5 -23.1 10 ; stick ~- -40.5 3.6 -60.6 -28.6 10 ; stick ~ -30.1 -1.3 -45.6 -46.8 10 ; stick ~- -18.9 -3.8 -22.6 -41.6 10 ; stick ~ -7.4 -3.6 -1 -51.1 10 ; stick ~- 3.8 -0.7 17.2 -36.3 10 ; stick ~ 14 4.5 40.8 -35.2 10
part body = dough a : b^ ~ -76 70 -80 30 -58 -4 -18 -22 24 -10 52 20 90 46 92 60 74 70 0 74
part face = poker k : o_ k 91 52 7 6 ; l_ k 2.5 62 60 70 64 80 62 ; k k 58 36 6
part front@porcupine = quills own : stick ~- -35.7 50.2 -59.3 46 9 ; stick ~ -32 41.4 -51.7 27.6 9 ; stick ~- -25 34.9 -37 14.2 9 ; stick ~ -15.9 32.1 -18 8.2 9 ; stick ~- -6.5 33.3 1.7 10.8 9
part quills-h@hedgehog = quills b : stick ~ -59 55.1 -100.1 63.9 4 ; stick ~- -59.9 49.6 -89.8 52 4 ; stick ~+ -59.9 43.9 -101.9 41.9 4 ; stick ~ -59.3 38.3 -88.9 33 4 ; stick ~- -58 32.8 -98 20.2 4 ; stick ~+ -55.9 27.5 -83.2 14.9 4 ; stick ~ -53.2 22.5 -88.8 0.2 4 ; stick ~- -49.9 18 -73 -1.1 4 ; stick ~+ -46 13.8 -74.7 -16.8 4 ; stick ~ -41.7 10.3 -59.2 -14.1 4 ; stick ~- -36.9 7.3 -56.8 -29.7 4 ; stick ~+ -31.7 4.9 -42.5 -23.1 4 ; stick ~ -26.3 3.2 -36.2 -37.6 4 ; stick ~- -20.8 2.3 -24 -27.6 4 ; stick ~+ -15.1 2 -14.3 -40 4 ; stick ~ -9.5 2.5 -5 -27.2 4 ; stick ~- -3.9 3.7 7.6 -36.7 4 ; stick ~+ 1.4 5.6 13.2 -22 4 ; stick ~ 6.4 8.1 27.8 -28 4 ; stick ~- 11.1 11.3 29.6 -12.3 4 ; stick ~- -39.8 53.3 -73.4 58.1 4 ; stick ~ -40 48.7 -63.9 47.5 4 ; stick ~- -39.3 44.2 -72.3 36 4 ; stick ~ -37.8 39.9 -59.5 29.7 4 ; stick ~- -35.4 35.9 -62.9 15.9 4 ; stick ~ -32.4 32.4 -48.7 14.9 4 ; stick ~- -28.7 29.6 -46.7 0.8 4 ; stick ~ -24.6 27.6 -33.2 5.2 4 ; stick ~- -20.2 26.4 -26.1 -7.1 4 ; stick ~ -15.6 26 -15.2 2 4 ; stick ~- -11 26.5 -3.9 -6.7 4 ; stick ~ -6.6 27.9 2.8 5.8 4 ; stick ~- -2.6 30.1 16.4 1.9 4 ; stick ~ -20 54 -48 54 4 ; stick ~- -19.6 51.9 -45.9 42.4 4 ; stick ~ -18.6 50.1 -40 32.1 4 ; stick ~- -17 48.8 -31 24.6 4 ; stick ~ -15 48.1 -19.9 20.5 4 ; stick ~- -13 48.1 -8.1 20.5 4 ; stick ~ -11 48.8 3 24.6 4
part eyes@hedgehog = eyes k : k k 58 36 7

* leaf-owl | 2-3 4-5 6-8 | Animals, Nature
topics owl, autumn, fall, leaves, woodland animals, forest animals, night animals, barn owl
colors orange, gold, brown
minutes 20 25 30
mess low
heart leaf: leaf = 2 handful
heart base: cardboard, cereal-box, construction-paper, cardstock, paper-bag = 1 sheet
need face: construction-paper, paper, cupcake-liner = 1 sheet
join glue: glue
tool scissors: scissors
tool pen: marker, crayon, pencil
step sort: prepare leaf by ccc
step body: cut base scissors pen > body by gtc
step spread: glue base glue by ccc
step feathers: decorate leaf base > feathers by ccc
step wings: glue leaf base glue > wings by tcc
step cut: cut face scissors by gtc
step eyes: glue face glue pen > eyes by tcc
part body = base own : b^ ~ -50 -66 -40 -84 -22 -70 0 -74 22 -70 40 -84 50 -66 60 0 56 50 34 80 0 88 -34 80 -56 50 -60 0
part feathers = leaf own : leaf gold -34 48 -26 84 13 ; leaf orange -12 54 -8 92 13 ; leaf brown 14 54 10 92 13 ; leaf gold 36 46 28 84 13 ; leaf brown -38 22 -32 58 13 ; leaf gold -14 26 -12 66 13 ; leaf orange 12 26 12 66 13 ; leaf red 38 22 34 58 13 ; leaf orange -28 0 -24 40 13 ; leaf red 0 2 0 44 13 ; leaf gold 28 0 24 40 13
part wings = leaf own : leafm orange -50 -26 -66 56 18 ; leafm brown -44 -30 -54 26 13 ; leafm gold -30 -64 -46 -92 8
part eyes = face own : o w -23 -34 25 25 ; o w 23 -34 25 25 ; o_ gold -23 -34 18 18 ; o_ gold 23 -34 18 18 ; o_ k -21 -32 10 ; o_ k 21 -32 10 ; o_ w -25 -37 3 ; o_ w 17 -37 3 ; p orange -8 -16 8 -16 0 6
scene lay
`;
