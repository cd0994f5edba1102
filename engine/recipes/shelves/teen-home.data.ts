export const shelf = `
* fringe-hanging | 9-12 13+ | -
topics wall hanging, yarn wall hanging, yarn tapestry, fiber art, boho, macrame, bedroom decor, wall art, room decor, dorm, textile art, thrift, gift for mom, mother's day
variant mountains | Nature, Seasons | light blue, teal, navy | mountain, mountains, hiking, camping, forest, national park
variant waves | Ocean | light blue, teal, navy | wave, sea, beach, surf
variant sunset | Weather | purple, navy, orange | sunset, sun, summer, sky
variant rainbow | Weather | red, yellow, green, blue | rainbow, pride, rain and sun
minutes 60 75
mess low
heart rod: driftwood, stick, dowel, bamboo = 1
heart yarn: yarn, raffia, cotton-cord, ribbon = 3 color
nice bead: wooden-bead, bead, bell = 6
need hang: string, cotton-cord, yarn, ribbon = 24 in
need plan: paper, newspaper, packing-paper = 1 sheet
tool pencil: pencil, marker
tool scissors: scissors
tool ruler: ruler
tool comb: plastic-fork
join hold: masking-tape, tape
step hang: tie hang rod > rod by cc
step cut: cut yarn scissors ruler by cc
step loop: tie yarn rod by cc
step plan: draw plan pencil scissors by cc
step top: tie yarn rod by cc
step change: tie yarn plan > strands-mountains strands-waves strands-sunset strands-rainbow by cc
step comb: shape yarn comb by cc
step edge: cut yarn hold scissors by cc
step bead: thread bead yarn > beads by cc
step up: play rod by cc
part strands-mountains@mountains = yarn a : z_ a 5.6 -72 -56 -72 -14.2 ; z_ a 5.6 -66 -56 -66 -16.4 ; z_ a 5.6 -60 -56 -60 -19.9 ; z_ a 5.6 -54 -56 -54 -24.8 ; z_ a 5.6 -48 -56 -48 -30.6 ; z_ a 5.6 -42 -56 -42 -36.2 ; z_ a 5.6 -36 -56 -36 -40.4 ; z_ a 5.6 -30 -56 -30 -42 ; z_ a 5.6 -24 -56 -24 -40.4 ; z_ a 5.6 -18 -56 -18 -36.2 ; z_ a 5.6 -12 -56 -12 -30.6 ; z_ a 5.6 -6 -56 -6 -24.8 ; z_ a 5.6 0 -56 0 -19.9 ; z_ a 5.6 6 -56 6 -16.4 ; z_ a 5.6 12 -56 12 -14.2 ; z_ a 5.6 18 -56 18 -13 ; z_ a 5.6 24 -56 24 -12.4 ; z_ a 5.6 30 -56 30 -12.1 ; z_ a 5.6 36 -56 36 -12 ; z_ a 5.6 42 -56 42 -12 ; z_ a 5.6 48 -56 48 -12 ; z_ a 5.6 54 -56 54 -12 ; z_ a 5.6 60 -56 60 -12 ; z_ a 5.6 66 -56 66 -12 ; z_ a 5.6 72 -56 72 -12 ; z_ b 5.6 -72 -14.2 -72 26 ; z_ b 5.6 -66 -16.4 -66 26 ; z_ b 5.6 -60 -19.9 -60 26 ; z_ b 5.6 -54 -24.8 -54 26 ; z_ b 5.6 -48 -30.6 -48 26 ; z_ b 5.6 -42 -36.2 -42 26 ; z_ b 5.6 -36 -40.4 -36 25.9 ; z_ b 5.6 -30 -42 -30 25.9 ; z_ b 5.6 -24 -40.4 -24 25.6 ; z_ b 5.6 -18 -36.2 -18 25.2 ; z_ b 5.6 -12 -30.6 -12 24.3 ; z_ b 5.6 -6 -24.8 -6 22.6 ; z_ b 5.6 0 -19.9 0 20 ; z_ b 5.6 6 -16.4 6 16.4 ; z_ b 5.6 12 -14.2 12 12 ; z_ b 5.6 18 -13 18 7.2 ; z_ b 5.6 24 -12.4 24 3.1 ; z_ b 5.6 30 -12.1 30 0.5 ; z_ b 5.6 36 -12 36 0.1 ; z_ b 5.6 42 -12 42 2 ; z_ b 5.6 48 -12 48 5.8 ; z_ b 5.6 54 -12 54 10.4 ; z_ b 5.6 60 -12 60 15 ; z_ b 5.6 66 -12 66 19 ; z_ b 5.6 72 -12 72 21.9 ; z_ c 5.6 -72 26 -72 45.6 ; z_ c 5.6 -66 26 -66 48.3 ; z_ c 5.6 -60 26 -60 51 ; z_ c 5.6 -54 26 -54 53.7 ; z_ c 5.6 -48 26 -48 56.4 ; z_ c 5.6 -42 26 -42 59.1 ; z_ c 5.6 -36 25.9 -36 61.8 ; z_ c 5.6 -30 25.9 -30 64.5 ; z_ c 5.6 -24 25.6 -24 67.2 ; z_ c 5.6 -18 25.2 -18 69.9 ; z_ c 5.6 -12 24.3 -12 72.6 ; z_ c 5.6 -6 22.6 -6 75.3 ; z_ c 5.6 0 20 0 78 ; z_ c 5.6 6 16.4 6 75.3 ; z_ c 5.6 12 12 12 72.6 ; z_ c 5.6 18 7.2 18 69.9 ; z_ c 5.6 24 3.1 24 67.2 ; z_ c 5.6 30 0.5 30 64.5 ; z_ c 5.6 36 0.1 36 61.8 ; z_ c 5.6 42 2 42 59.1 ; z_ c 5.6 48 5.8 48 56.4 ; z_ c 5.6 54 10.4 54 53.7 ; z_ c 5.6 60 15 60 51 ; z_ c 5.6 66 19 66 48.3 ; z_ c 5.6 72 21.9 72 45.6
part strands-waves@waves = yarn a : z_ a 5.6 -72 -56 -72 -10.9 ; z_ a 5.6 -66 -56 -66 -10 ; z_ a 5.6 -60 -56 -60 -10.9 ; z_ a 5.6 -54 -56 -54 -13.4 ; z_ a 5.6 -48 -56 -48 -17.2 ; z_ a 5.6 -42 -56 -42 -21.4 ; z_ a 5.6 -36 -56 -36 -25.4 ; z_ a 5.6 -30 -56 -30 -28.4 ; z_ a 5.6 -24 -56 -24 -29.9 ; z_ a 5.6 -18 -56 -18 -29.6 ; z_ a 5.6 -12 -56 -12 -27.6 ; z_ a 5.6 -6 -56 -6 -24.2 ; z_ a 5.6 0 -56 0 -20 ; z_ a 5.6 6 -56 6 -15.8 ; z_ a 5.6 12 -56 12 -12.4 ; z_ a 5.6 18 -56 18 -10.4 ; z_ a 5.6 24 -56 24 -10.1 ; z_ a 5.6 30 -56 30 -11.6 ; z_ a 5.6 36 -56 36 -14.6 ; z_ a 5.6 42 -56 42 -18.6 ; z_ a 5.6 48 -56 48 -22.8 ; z_ a 5.6 54 -56 54 -26.6 ; z_ a 5.6 60 -56 60 -29.1 ; z_ a 5.6 66 -56 66 -30 ; z_ a 5.6 72 -56 72 -29.1 ; z_ w 5.6 -72 -10.9 -72 -3.9 ; z_ w 5.6 -72 24.6 -72 30.6 ; z_ w 5.6 -66 -10 -66 -3 ; z_ w 5.6 -66 24.8 -66 30.8 ; z_ w 5.6 -60 -10.9 -60 -3.9 ; z_ w 5.6 -60 22.8 -60 28.8 ; z_ w 5.6 -54 -13.4 -54 -6.4 ; z_ w 5.6 -54 19.2 -54 25.2 ; z_ w 5.6 -48 -17.2 -48 -10.2 ; z_ w 5.6 -48 14.7 -48 20.7 ; z_ w 5.6 -42 -21.4 -42 -14.4 ; z_ w 5.6 -42 10.6 -42 16.6 ; z_ w 5.6 -36 -25.4 -36 -18.4 ; z_ w 5.6 -36 7.8 -36 13.8 ; z_ w 5.6 -30 -28.4 -30 -21.4 ; z_ w 5.6 -30 7 -30 13 ; z_ w 5.6 -24 -29.9 -24 -22.9 ; z_ w 5.6 -24 8.4 -24 14.4 ; z_ w 5.6 -18 -29.6 -18 -22.6 ; z_ w 5.6 -18 11.7 -18 17.7 ; z_ w 5.6 -12 -27.6 -12 -20.6 ; z_ w 5.6 -12 16 -12 22 ; z_ w 5.6 -6 -24.2 -6 -17.2 ; z_ w 5.6 -6 20.3 -6 26.3 ; z_ w 5.6 0 -20 0 -13 ; z_ w 5.6 0 23.6 0 29.6 ; z_ w 5.6 6 -15.8 6 -8.8 ; z_ w 5.6 6 25 6 31 ; z_ w 5.6 12 -12.4 12 -5.4 ; z_ w 5.6 12 24.2 12 30.2 ; z_ w 5.6 18 -10.4 18 -3.4 ; z_ w 5.6 18 21.4 18 27.4 ; z_ w 5.6 24 -10.1 24 -3.1 ; z_ w 5.6 24 17.3 24 23.3 ; z_ w 5.6 30 -11.6 30 -4.6 ; z_ w 5.6 30 12.8 30 18.8 ; z_ w 5.6 36 -14.6 36 -7.6 ; z_ w 5.6 36 9.2 36 15.2 ; z_ w 5.6 42 -18.6 42 -11.6 ; z_ w 5.6 42 7.2 42 13.2 ; z_ w 5.6 48 -22.8 48 -15.8 ; z_ w 5.6 48 7.4 48 13.4 ; z_ w 5.6 54 -26.6 54 -19.6 ; z_ w 5.6 54 9.7 54 15.7 ; z_ w 5.6 60 -29.1 60 -22.1 ; z_ w 5.6 60 13.5 60 19.5 ; z_ w 5.6 66 -30 66 -23 ; z_ w 5.6 66 17.9 66 23.9 ; z_ w 5.6 72 -29.1 72 -22.1 ; z_ w 5.6 72 21.9 72 27.9 ; z_ b 5.6 -72 -3.9 -72 24.6 ; z_ b 5.6 -66 -3 -66 24.8 ; z_ b 5.6 -60 -3.9 -60 22.8 ; z_ b 5.6 -54 -6.4 -54 19.2 ; z_ b 5.6 -48 -10.2 -48 14.7 ; z_ b 5.6 -42 -14.4 -42 10.6 ; z_ b 5.6 -36 -18.4 -36 7.8 ; z_ b 5.6 -30 -21.4 -30 7 ; z_ b 5.6 -24 -22.9 -24 8.4 ; z_ b 5.6 -18 -22.6 -18 11.7 ; z_ b 5.6 -12 -20.6 -12 16 ; z_ b 5.6 -6 -17.2 -6 20.3 ; z_ b 5.6 0 -13 0 23.6 ; z_ b 5.6 6 -8.8 6 25 ; z_ b 5.6 12 -5.4 12 24.2 ; z_ b 5.6 18 -3.4 18 21.4 ; z_ b 5.6 24 -3.1 24 17.3 ; z_ b 5.6 30 -4.6 30 12.8 ; z_ b 5.6 36 -7.6 36 9.2 ; z_ b 5.6 42 -11.6 42 7.2 ; z_ b 5.6 48 -15.8 48 7.4 ; z_ b 5.6 54 -19.6 54 9.7 ; z_ b 5.6 60 -22.1 60 13.5 ; z_ b 5.6 66 -23 66 17.9 ; z_ b 5.6 72 -22.1 72 21.9 ; z_ c 5.6 -72 30.6 -72 48.4 ; z_ c 5.6 -66 30.8 -66 50.2 ; z_ c 5.6 -60 28.8 -60 52 ; z_ c 5.6 -54 25.2 -54 53.8 ; z_ c 5.6 -48 20.7 -48 55.6 ; z_ c 5.6 -42 16.6 -42 57.4 ; z_ c 5.6 -36 13.8 -36 59.2 ; z_ c 5.6 -30 13 -30 61 ; z_ c 5.6 -24 14.4 -24 62.8 ; z_ c 5.6 -18 17.7 -18 64.6 ; z_ c 5.6 -12 22 -12 66.4 ; z_ c 5.6 -6 26.3 -6 68.2 ; z_ c 5.6 0 29.6 0 70 ; z_ c 5.6 6 31 6 68.2 ; z_ c 5.6 12 30.2 12 66.4 ; z_ c 5.6 18 27.4 18 64.6 ; z_ c 5.6 24 23.3 24 62.8 ; z_ c 5.6 30 18.8 30 61 ; z_ c 5.6 36 15.2 36 59.2 ; z_ c 5.6 42 13.2 42 57.4 ; z_ c 5.6 48 13.4 48 55.6 ; z_ c 5.6 54 15.7 54 53.8 ; z_ c 5.6 60 19.5 60 52 ; z_ c 5.6 66 23.9 66 50.2 ; z_ c 5.6 72 27.9 72 48.4
part strands-sunset@sunset = yarn a : z_ a 5.6 -72 -56 -72 24 ; z_ a 5.6 -66 -56 -66 24 ; z_ a 5.6 -60 -56 -60 24 ; z_ a 5.6 -54 -56 -54 24 ; z_ a 5.6 -48 -56 -48 24 ; z_ a 5.6 -42 -56 -42 24 ; z_ a 5.6 -36 -56 -36 -14.2 ; z_ a 5.6 -30 -56 -30 -20.5 ; z_ a 5.6 -24 -56 -24 -24.4 ; z_ a 5.6 -18 -56 -18 -27 ; z_ a 5.6 -12 -56 -12 -28.7 ; z_ a 5.6 -6 -56 -6 -29.7 ; z_ a 5.6 0 -56 0 -30 ; z_ a 5.6 6 -56 6 -29.7 ; z_ a 5.6 12 -56 12 -28.7 ; z_ a 5.6 18 -56 18 -27 ; z_ a 5.6 24 -56 24 -24.4 ; z_ a 5.6 30 -56 30 -20.5 ; z_ a 5.6 36 -56 36 -14.2 ; z_ a 5.6 42 -56 42 24 ; z_ a 5.6 48 -56 48 24 ; z_ a 5.6 54 -56 54 24 ; z_ a 5.6 60 -56 60 24 ; z_ a 5.6 66 -56 66 24 ; z_ a 5.6 72 -56 72 24 ; z_ b 5.6 -72 24 -72 78 ; z_ b 5.6 -66 24 -66 76.5 ; z_ b 5.6 -60 24 -60 75 ; z_ b 5.6 -54 24 -54 73.5 ; z_ b 5.6 -48 24 -48 72 ; z_ b 5.6 -42 24 -42 70.5 ; z_ b 5.6 -36 24 -36 69 ; z_ b 5.6 -30 24 -30 67.5 ; z_ b 5.6 -24 24 -24 66 ; z_ b 5.6 -18 24 -18 64.5 ; z_ b 5.6 -12 24 -12 63 ; z_ b 5.6 -6 24 -6 61.5 ; z_ b 5.6 0 24 0 60 ; z_ b 5.6 6 24 6 61.5 ; z_ b 5.6 12 24 12 63 ; z_ b 5.6 18 24 18 64.5 ; z_ b 5.6 24 24 24 66 ; z_ b 5.6 30 24 30 67.5 ; z_ b 5.6 36 24 36 69 ; z_ b 5.6 42 24 42 70.5 ; z_ b 5.6 48 24 48 72 ; z_ b 5.6 54 24 54 73.5 ; z_ b 5.6 60 24 60 75 ; z_ b 5.6 66 24 66 76.5 ; z_ b 5.6 72 24 72 78 ; z_ c 5.6 -36 -14.2 -36 24 ; z_ c 5.6 -30 -20.5 -30 24 ; z_ c 5.6 -24 -24.4 -24 24 ; z_ c 5.6 -18 -27 -18 24 ; z_ c 5.6 -12 -28.7 -12 24 ; z_ c 5.6 -6 -29.7 -6 24 ; z_ c 5.6 0 -30 0 24 ; z_ c 5.6 6 -29.7 6 24 ; z_ c 5.6 12 -28.7 12 24 ; z_ c 5.6 18 -27 18 24 ; z_ c 5.6 24 -24.4 24 24 ; z_ c 5.6 30 -20.5 30 24 ; z_ c 5.6 36 -14.2 36 24
part strands-rainbow@rainbow = yarn a : z_ a 5.6 -72 -56 -72 44 ; z_ a 5.6 -66 -56 -66 47 ; z_ a 5.6 -60 -56 -60 50 ; z_ a 5.6 -54 -56 -54 53 ; z_ a 5.6 -48 -56 -48 56 ; z_ a 5.6 -42 -56 -42 59 ; z_ a 5.6 -36 -56 -36 62 ; z_ b 5.6 -30 -56 -30 65 ; z_ b 5.6 -24 -56 -24 68 ; z_ b 5.6 -18 -56 -18 71 ; z_ b 5.6 -12 -56 -12 74 ; z_ b 5.6 -6 -56 -6 77 ; z_ b 5.6 0 -56 0 80 ; z_ b 5.6 6 -56 6 77 ; z_ c 5.6 12 -56 12 74 ; z_ c 5.6 18 -56 18 71 ; z_ c 5.6 24 -56 24 68 ; z_ c 5.6 30 -56 30 65 ; z_ c 5.6 36 -56 36 62 ; z_ c 5.6 42 -56 42 59 ; z_ c 5.6 48 -56 48 56 ; z_ d 5.6 54 -56 54 53 ; z_ d 5.6 60 -56 60 50 ; z_ d 5.6 66 -56 66 47 ; z_ d 5.6 72 -56 72 44
part rod = rod own : l^ ~ 8 -90 -56 -40 -60 20 -57 90 -60 ; l_ k 2.4 -74 -60 0 -94 74 -60
part beads = bead gold : o^ ~ -72 38 6 ; o^ ~ -60 46 6 ; o^ ~ -48 50 6 ; o^ ~ 48 50 6 ; o^ ~ 60 46 6 ; o^ ~ 72 38 6
scene hang

* jewelry-tree | 9-12 13+ | -
topics jewelry tree, jewelry stand, earring holder, jewelry holder, wire tree, wire sculpture, bonsai, desk decor, bedroom decor, gift for mom, mother's day, gift for grandma, gift for a friend, birthday
variant cherry | Seasons, Nature | brown, pink | cherry blossom, spring, sakura, japan, bonsai, hanami
variant fall | Seasons, Nature | brown, orange | fall, autumn, maple
variant coral | Ocean | red, white | coral, coral reef, sea, mermaid
variant silver-tree | Fantasy, Fairy Tales | silver, light blue | enchanted forest, fairy tale tree, elves, twelve dancing princesses
minutes 60 75
waits 30
mess low
heart wire@9-12: pipe-cleaner = 12
heart wire@13+: craft-wire = 20 ft
heart foot: stone, pebble, wood-slice, wood-scrap = 1
need trim: bead, tissue-paper, seed-bead, button, sequin, felt = 12
join glue: glue
tool scissors: scissors
nice moss: moss, sand
tool pencil: pencil, chopstick
step bundle@9-12: prepare wire by c
step bundle@13+: cut wire scissors by c
step trunk: shape wire by cc
step split: shape wire > tree by cc
step twigs: shape wire pencil by cc
step roots: build wire foot > foot by cc
step trim: decorate trim wire glue > trim-cherry trim-fall trim-coral trim-silver-tree by cc
step moss: glue moss foot glue > moss by cc
step balance: test foot by cc
step hang: play wire by cc
part foot = foot own : b^ ~ -64 72 -48 60 0 57 50 60 66 72 52 84 0 88 -54 84
part tree = wire a : l ~ 9 -4 70 -2 30 -8 4 -30 -30 -44 -62 ; l ~ 7 0 70 2 20 8 -10 4 -50 10 -84 ; l ~ 7 4 70 8 26 26 -2 48 -24 60 -54 ; l ~ 5 -6 10 -34 2 -62 -10 -80 -30 ; l ~ 5 8 8 40 6 66 -6 84 -20 ; l ~ 4 -28 -26 -20 -50 -22 -76 ; l ~ 4 6 -40 28 -56 36 -78 ; l_ ~- 2 -6 60 6 52 ; l_ ~- 2 -6 48 6 40 ; l_ ~- 2 -6 36 6 28 ; l_ ~ 4 -2 62 -22 66 -36 74 ; l_ ~ 4 2 62 22 66 36 74
part moss = moss green : o_ ~ -34 66 14 6 ; o_ ~ 30 66 18 6
part trim-cherry@cherry = trim b : f^ ~ -44 -62 5 9 4 ; o_ w -44 -62 2.6 ; f^ ~ 10 -84 5 9 4 ; o_ w 10 -84 2.6 ; f^ ~ 60 -54 5 9 4 ; o_ w 60 -54 2.6 ; f^ ~ -80 -30 5 9 4 ; o_ w -80 -30 2.6 ; f^ ~ 84 -20 5 9 4 ; o_ w 84 -20 2.6 ; f^ ~ -22 -76 5 9 4 ; o_ w -22 -76 2.6 ; f^ ~ 36 -78 5 9 4 ; o_ w 36 -78 2.6 ; f^ ~ -62 -10 5 9 4 ; o_ w -62 -10 2.6 ; f^ ~ 66 -6 5 9 4 ; o_ w 66 -6 2.6 ; f^ ~ -34 -36 5 9 4 ; o_ w -34 -36 2.6
part trim-fall@fall = trim b : j^ ~ -51 -69 -37 -54 6 ; j^ gold 3 -91 17 -76 6 ; j^ red 53 -61 67 -46 6 ; j^ ~ -87 -37 -73 -22 6 ; j^ gold 77 -27 91 -12 6 ; j^ red -29 -83 -15 -68 6 ; j^ ~ 29 -85 43 -70 6 ; j^ gold -69 -17 -55 -2 6 ; j^ red 59 -13 73 2 6 ; j^ ~ -41 -43 -27 -28 6
part trim-coral@coral = trim b : o^ ~ -44 -62 6 ; o^ ~ 10 -84 6 ; o^ ~ 60 -54 6 ; o^ ~ -80 -30 6 ; o^ ~ 84 -20 6 ; o^ ~ -22 -76 6 ; o^ ~ 36 -78 6 ; o^ ~ -62 -10 6 ; o^ ~ 66 -6 6 ; o^ ~ -34 -36 6
part trim-silver-tree@silver-tree = trim b : p^ ~ -44 -72 -38 -62 -44 -52 -50 -62 ; p_ w -44 -72 -42 -62 -47 -64 ; p^ ~ 10 -94 16 -84 10 -74 4 -84 ; p_ w 10 -94 12 -84 7 -86 ; p^ ~ 60 -64 66 -54 60 -44 54 -54 ; p_ w 60 -64 62 -54 57 -56 ; p^ ~ -80 -40 -74 -30 -80 -20 -86 -30 ; p_ w -80 -40 -78 -30 -83 -32 ; p^ ~ 84 -30 90 -20 84 -10 78 -20 ; p_ w 84 -30 86 -20 81 -22 ; p^ ~ -22 -86 -16 -76 -22 -66 -28 -76 ; p_ w -22 -86 -20 -76 -25 -78 ; p^ ~ 36 -88 42 -78 36 -68 30 -78 ; p_ w 36 -88 38 -78 33 -80 ; p^ ~ -62 -20 -56 -10 -62 0 -68 -10 ; p_ w -62 -20 -60 -10 -65 -12 ; p^ ~ 66 -16 72 -6 66 4 60 -6 ; p_ w 66 -16 68 -6 63 -8 ; p^ ~ -34 -46 -28 -36 -34 -26 -40 -36 ; p_ w -34 -46 -32 -36 -37 -38
scene stand

* wall-head | 9-12 13+ | -
topics wall trophy, animal head, papier-mâché, papier mache, paper mache, faux taxidermy, wall decor, bedroom decor, sculpture, mask, recycling, art class, wall art
variant triceratops | Dinosaurs | teal, cream, orange | triceratops, dinosaur, three horns
variant unicorn | Fantasy, Fairy Tales | white, pink, gold | unicorn, magic, enchanted forest
variant elephant | Jungle, Animals | gray, pink, light blue | elephant, safari, africa, india
variant bull | Farm, Animals | brown, cream, black | bull, cow, cattle, ranch, western, rodeo
minutes 120 120
waits 1440
mess lots
heart paper: newspaper, packing-paper, magazine, paper-bag = 8 sheet
heart board: cardboard, cereal-box, pizza-box = 2 sheet
need paste: glue, flour = 1 cup
need color: acrylic-paint, paint = 3 color
join tape: masking-tape, tape
tool pencil: pencil
tool scissors: scissors
tool brush: paintbrush, sponge-brush
need hang: string, craft-wire, cotton-cord = 8 in
home bowl
home water
step base: cut board pencil scissors hang by tc
step head: shape paper tape board > head-triceratops head-unicorn head-elephant head-bull by cc
step extras: cut board scissors tape > extra-triceratops extra-unicorn extra-elephant extra-bull by cc
step mix: mix paste water bowl by cc
step layer: glue paper paste by cc
step second: glue paper paste by cc
step dry: dry board by cc
step paint: paint paper color brush by cc
step face: paint paper color brush > face-triceratops face-unicorn face-elephant face-bull by cc
step up: play board by cc
part extra-triceratops@triceratops = board own paint paint b : b ~ -84 -40 -56 -78 0 -86 56 -78 84 -40 78 0 40 20 -40 20 -78 0
part extra-unicorn@unicorn = board own paint paint b : p gold -9 -50 0 -96 9 -50 ; z_ w 2 -6 -62 6 -66 ; z_ w 2 -4 -74 4 -78 ; j ~ -26 -40 -44 -76 10 ; j ~ 26 -40 44 -76 10
part extra-elephant@elephant = board own paint paint b : o a -58 -16 34 44 -8 ; o a 58 -16 34 44 8 ; o_ b -56 -14 22 32 -8 ; o_ b 56 -14 22 32 8
part extra-bull@bull = board own paint paint b : j a -34 -26 -76 -10 14 ; j a 34 -26 76 -10 14 ; l ~ 13 -26 -46 -58 -52 -74 -70 -70 -86 ; l ~ 13 26 -46 58 -52 74 -70 70 -86
part head-triceratops@triceratops = paper own paint paint a : b^ ~ -42 -34 0 -46 42 -34 46 10 26 54 14 82 0 90 -14 82 -26 54 -46 10
part head-unicorn@unicorn = paper own paint paint a : b^ ~ -32 -40 0 -54 32 -40 32 0 24 40 26 66 0 82 -26 66 -24 40 -32 0
part head-elephant@elephant = paper own paint paint a : b^ ~ -40 -40 0 -60 40 -40 40 0 20 22 16 60 24 80 8 90 -8 82 -14 50 -20 22 -40 0
part head-bull@bull = paper own paint paint a : b^ ~ -36 -46 0 -56 36 -46 36 0 26 40 32 62 20 84 -20 84 -32 62 -26 40 -36 0
part face-triceratops@triceratops = color c : p^ w -30 -24 -44 -66 -16 -34 ; p^ w 30 -24 44 -66 16 -34 ; p^ w -10 44 0 16 10 44 ; o_ ~ -66 -36 6 6 ; o_ ~ 66 -36 6 6 ; o_ ~ -32 -68 6 6 ; o_ ~ 32 -68 6 6 ; o_ ~ 0 -74 6 6 ; o_ ~ -66 -4 5 5 ; o_ ~ 66 -4 5 5 ; e -28 0 7 ; e 28 0 7 ; p_ k -9 64 -3 60 -5 68 ; p_ k 9 64 3 60 5 68 ; p_ b -12 78 12 78 0 92
part face-unicorn@unicorn = color c : b_ b -20 -46 -30 -60 -6 -62 4 -50 10 -36 2 -14 -6 -30 -16 -28 ; l_ b 9 -30 -40 -44 -20 -38 4 -48 28 -40 46 ; o_ b 0 70 20 12 ; o_ k -8 68 2.6 3.6 ; o_ k 8 68 2.6 3.6 ; a_ k -18 2 9 6 10 170 ; a_ k 18 2 9 6 10 170 ; o_ b -20 22 6 4 ; o_ b 20 22 6 4
part face-elephant@elephant = color c : e -22 -14 6 ; e 22 -14 6 ; l_ ~- 2.4 -16 34 0 38 16 34 ; l_ ~- 2.4 -13 46 2 50 15 46 ; l_ ~- 2.4 -12 58 2 62 15 58 ; p^ w -24 14 -40 40 -18 26 ; p^ w 24 14 40 40 18 26 ; o_ ~ 0 -42 10 8
part face-bull@bull = color c : o_ b 0 66 28 18 ; o_ k -12 64 4 5 ; o_ k 12 64 4 5 ; e -22 -8 6 ; e 22 -8 6 ; b_ b -10 -54 10 -54 6 -20 0 0 -6 -20 ; a gold 0 82 11 8 0 359 ; y ~ 0 -52 20 10 7 0.25
scene hang
`;
