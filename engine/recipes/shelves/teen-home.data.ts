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
mess low
heart wire@9-12: pipe-cleaner = 12
heart wire@13+: craft-wire = 20 ft
heart foot: stone, pebble, wood-slice, wood-scrap = 1
need trim: bead, tissue-paper, seed-bead, button, sequin, felt = 12
tool scissors: scissors
nice moss: moss
tool pencil: pencil, chopstick
step bundle@9-12: prepare wire by c
step bundle@13+: cut wire scissors by c
step trunk: shape wire by cc
step split: shape wire > tree by cc
step twigs: shape wire pencil by cc
step roots: build wire foot > foot by cc
step trim: thread trim wire scissors > trim-cherry trim-fall trim-coral trim-silver-tree by cc
step moss: decorate moss foot > moss by cc
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

* pot-face | 6-8 9-12 13+ | -
topics flower pot, terracotta pot, plant pot, planter, painted pot, houseplant, plant lover, gardening, spring, earth day, bedroom decor, gift for a teacher, gift for mom, mother's day, gift for grandma
variant cat | Animals | orange, cream, black | cat, kitten, pet
variant robot | Robots | light blue, gray, red | robot, android
variant tiki-sun | Weather | yellow, orange, brown | sun, sunshine, summer
variant strawberry | Food | red, cream, yellow | strawberry, fruit, garden
variant owl | Animals, Nature | brown, cream, gold | owl, night animals, forest
minutes 40 55 60
waits 120
mess some
heart pot: terracotta-pot, can, ceramic-mug = 1
need color: acrylic-paint = 3 color
need plant: potted-plant, ivy, fresh-herb, grass-seed = 1
nice shine: glue
tool pencil: chalk, pencil
tool brush: paintbrush
tool fine: cotton-swab, toothpick, paint-marker
home water
home towel
step wipe: wash pot water towel by ccc
step sketch: draw pot pencil by ccc
step ground: paint pot color brush > pot by ccc
step second: paint pot color brush by ccc
step face: paint pot color brush > face-cat face-robot face-tiki-sun face-strawberry face-owl by ccc
step fine: paint pot color fine > fine-cat fine-robot fine-tiki-sun fine-strawberry fine-owl by ccc
step shine: paint pot shine brush by ccc
step plant: fill plant pot > plant by tcc
part plant = plant green : j^ ~ 0 -30 -66 -62 14 ; j^ ~ 0 -30 66 -62 14 ; j^ ~+ 0 -30 -38 -88 14 ; j^ ~+ 0 -30 38 -88 14 ; j^ ~ 0 -28 0 -94 13
part pot = pot own paint ground a : p^ ~ -54 -14 54 -14 40 80 -40 80 ; r^ ~+ 0 -22 124 26 2
part face-cat@cat = color b : b_ ~ -26 40 0 22 26 40 18 64 -18 64 ; p_ a- -50 -10 -46 -34 -24 -14 ; p_ a- 50 -10 46 -34 24 -14
part face-robot@robot = color b : r_ ~ 0 24 76 40 4 ; r_ w -18 20 22 22 3 ; r_ w 18 20 22 22 3 ; r_ ~- 0 62 54 14 2
part face-tiki-sun@tiki-sun = color b : f_ ~ 0 28 12 44 9 ; o_ a 0 28 26 26
part face-strawberry@strawberry = color b : p_ dark-green -54 -10 54 -10 44 8 30 -4 16 14 0 -4 -16 14 -30 -4 -44 8
part face-owl@owl = color b : o_ ~ -20 14 22 22 ; o_ ~ 20 14 22 22 ; b_ ~ -26 74 -28 48 0 40 28 48 26 74
part fine-cat@cat = color c : a_ k -20 16 10 7 10 170 ; a_ k 20 16 10 7 10 170 ; p_ pink -6 38 6 38 0 45 ; l_ k 2.4 -10 52 -4 54 0 47 4 54 10 52 ; z_ k 1.8 -26 44 -48 40 ; z_ k 1.8 -26 50 -46 54 ; z_ k 1.8 26 44 48 40 ; z_ k 1.8 26 50 46 54
part fine-robot@robot = color c : r_ k -18 20 9 9 1 ; r_ k 18 20 9 9 1 ; z_ ~ 3 -18 58 -18 67 ; z_ ~ 3 -6 58 -6 67 ; z_ ~ 3 6 58 6 67 ; z_ ~ 3 18 58 18 67 ; o_ ~ -50 -22 4 4 ; o_ ~ 50 -22 4 4 ; o_ ~ 0 -22 4 4
part fine-tiki-sun@tiki-sun = color c : a_ k -9 24 7 4.6 190 350 ; a_ k 9 24 7 4.6 190 350 ; u 0 34 9 ; o_ pink -16 34 4 3 ; o_ pink 16 34 4 3 ; d_ ~ 3 -50 -22 -30 -22 -10 -22 10 -22 30 -22 50 -22
part fine-strawberry@strawberry = color c : x_ ~ -30 24 3 6 ; x_ ~ 0 28 3 6 ; x_ ~ 30 24 3 6 ; x_ ~ -18 44 3 6 ; x_ ~ 16 46 3 6 ; x_ ~ -30 60 3 6 ; x_ ~ 0 64 3 6 ; x_ ~ 28 62 3 6
part fine-owl@owl = color c : e -20 14 12 ; e 20 14 12 ; p_ ~ -7 24 7 24 0 38 ; a_ a -12 56 6 4 0 180 ; a_ a 0 56 6 4 0 180 ; a_ a 12 56 6 4 0 180 ; a_ a -6 66 6 4 0 180 ; a_ a 6 66 6 4 0 180 ; z_ ~ 3 -42 -2 -4 4 ; z_ ~ 3 42 -2 4 4
scene stand

* rope-bowl | 9-12 13+ | -
topics rope bowl, rope basket, basket, coil basket, basketry, coiling, storage, bedroom decor, catchall, desk organizer, weaving, gift for mom, mother's day, gift for dad, thrift, easter basket
variant beehive | Bugs, Farm | yellow, brown, white | beehive, bee, honey, skep
variant toadstool | Fairy Tales, Nature | red, white, cream | toadstool, mushroom, gnome, fairy, cottagecore
variant lighthouse | Ocean | red, white, yellow | lighthouse, sea, beach, harbor
variant pineapple | Food, Jungle | gold, green, brown | pineapple, fruit, tropical
minutes 80 90
mess low
heart rope: rope, cotton-cord, paracord = 8 yd
heart thread: embroidery-floss, string, yarn = 6 yd
need felt: felt, fabric-scrap, craft-foam = 3 color
tool needle: needle
tool scissors: scissors
home bowl
step disk: sew rope thread needle by cc
step base: sew rope thread needle by cc
step up: sew rope thread needle bowl by cc
step rows: sew rope thread needle > bowl-beehive bowl-toadstool bowl-lighthouse bowl-pineapple by cc
step end: cut rope thread needle scissors by cc
step cut: cut felt scissors by cc
step trim: sew felt rope thread needle > trim-beehive trim-toadstool trim-lighthouse trim-pineapple by cc
step use: play rope by cc
part bowl-beehive@beehive = rope own : r^ gold 0 -60 71.5 13 6.0 ; r^ a 0 -48 86.3 13 6.0 ; r^ gold 0 -36 100.4 13 6.0 ; r^ a 0 -24 113.3 13 6.0 ; r^ gold 0 -12 124.9 13 6.0 ; r^ a 0 0 134.7 13 6.0 ; r^ gold 0 12 142.4 13 6.0 ; r^ a 0 24 148 13 6.0 ; r^ gold 0 36 149.4 13 6.0 ; r^ a 0 48 144.1 13 6.0 ; r^ gold 0 60 138.1 13 6.0 ; r^ a 0 72 132 13 6.0
part bowl-toadstool@toadstool = rope own : r^ cream 0 14 84 13 6.0 ; r^ cream 0 26 86 13 6.0 ; r^ cream 0 38 88 13 6.0 ; r^ cream 0 50 90 13 6.0 ; r^ cream 0 62 92 13 6.0 ; r^ cream 0 74 94 13 6.0 ; r^ a 0 -62 50 13 6.0 ; r^ a 0 -50 85.8 13 6.0 ; r^ a 0 -38 118.2 13 6.0 ; r^ a 0 -26 143.8 13 6.0 ; r^ a 0 -14 160.3 13 6.0 ; r^ a 0 -2 166 13 6.0
part bowl-lighthouse@lighthouse = rope own : r^ white 0 -34 92 13 6.0 ; r^ white 0 -22 96.9 13 6.0 ; r^ a 0 -10 101.8 13 6.0 ; r^ a 0 2 106.7 13 6.0 ; r^ white 0 14 111.6 13 6.0 ; r^ white 0 26 116.4 13 6.0 ; r^ a 0 38 121.3 13 6.0 ; r^ a 0 50 126.2 13 6.0 ; r^ white 0 62 131.1 13 6.0 ; r^ white 0 74 136 13 6.0
part bowl-pineapple@pineapple = rope own : r^ tan 0 -20 104 13 6.0 ; r^ a 0 -8 117.8 13 6.0 ; r^ tan 0 4 129.5 13 6.0 ; r^ a 0 16 137.3 13 6.0 ; r^ tan 0 28 140 13 6.0 ; r^ a 0 40 137.3 13 6.0 ; r^ tan 0 52 129.5 13 6.0 ; r^ a 0 64 117.8 13 6.0 ; r^ tan 0 76 104 13 6.0
part trim-beehive@beehive = felt b : o_ ~- 0 44 20 18 ; o light-blue -51.6 -13.9 4.3 7.2 -24 ; o light-blue -43 -13.9 4.3 7.2 24 ; o yellow -48 -3.8 12.2 7.9 ; r k -52.3 -3.8 2.9 13.7 0.7 ; r k -45.8 -3.8 2.9 14.8 0.7 ; o k -60.2 -4.6 4.3 5 ; e -61.3 -6 1.4 ; o light-blue 40.4 6.1 4.3 7.2 -24 ; o light-blue 49 6.1 4.3 7.2 24 ; o yellow 44 16.2 12.2 7.9 ; r k 39.7 16.2 2.9 13.7 0.7 ; r k 46.2 16.2 2.9 14.8 0.7 ; o k 31.8 15.4 4.3 5 ; e 30.7 14 1.4 ; o light-blue 4.4 -37.9 4.3 7.2 -24 ; o light-blue 13 -37.9 4.3 7.2 24 ; o yellow 8 -27.8 12.2 7.9 ; r k 3.7 -27.8 2.9 13.7 0.7 ; r k 10.2 -27.8 2.9 14.8 0.7 ; o k -4.2 -28.6 4.3 5 ; e -5.3 -30 1.4
part trim-toadstool@toadstool = felt b : o_ w -44 -12 14 11.9 ; o_ w 2 -34 13 11.049999999999999 ; o_ w 46 -10 15 12.75 ; o_ w -4 -4 9 7.6499999999999995 ; o_ w -66 6 7 5.95 ; o_ w 24 -52 6 5.1 ; b_ brown -16 80 -16 46 0 36 16 46 16 80 ; o_ gold 9 62 3 3
part trim-lighthouse@lighthouse = felt b : p^ red -40 -60 0 -94 40 -60 ; r^ yellow 0 -50 56 20 1 ; z_ k 2 -14 -60 -14 -40 ; z_ k 2 14 -60 14 -40 ; r_ k 0 16 16 22 8 ; r_ k 0 -14 14 16 7 ; b_ brown -13 80 -13 58 0 50 13 58 13 80
part trim-pineapple@pineapple = felt b : j^ green -14 -26 -52 -64 10 ; j^ green 14 -26 52 -64 10 ; j^ green -8 -26 -28 -84 10 ; j^ green 8 -26 28 -84 10 ; j^ green 0 -26 0 -96 10 ; z_ brown 2.4 -34 -6 -26 4 -34 14 -42 4 -34 -6 ; z_ brown 2.4 0 -6 8 4 0 14 -8 4 0 -6 ; z_ brown 2.4 34 -6 42 4 34 14 26 4 34 -6 ; z_ brown 2.4 -17 20 -9 30 -17 40 -25 30 -17 20 ; z_ brown 2.4 18 20 26 30 18 40 10 30 18 20 ; z_ brown 2.4 -40 20 -32 30 -40 40 -48 30 -40 20 ; z_ brown 2.4 40 20 48 30 40 40 32 30 40 20 ; z_ brown 2.4 -34 46 -26 56 -34 66 -42 56 -34 46 ; z_ brown 2.4 0 46 8 56 0 66 -8 56 0 46 ; z_ brown 2.4 34 46 42 56 34 66 26 56 34 46
scene stand

* shard-mosaic | 9-12 13+ | -
topics mosaic, paper mosaic, roman mosaic, ancient rome, rome, ancient greece, wall art, bedroom decor, recycling, art class, tile, history, thrift
variant fish | Ocean | navy, orange, yellow, teal | fish, sea, aquarium
variant rooster | Farm, Animals | light green, red, cream, orange | rooster, chicken, hen, farmhouse, year of the rooster
variant sun | Weather, Seasons | blue, yellow, orange, red | sun, summer, solstice, midsummer, aztec
variant guitar | Music | teal, brown, orange, tan | guitar, rock, band, country music
minutes 80 100
waits 60
mess some
heart tiles: mosaic-tile, paint-chip, eggshell, metallic-paper, magazine, construction-paper = 4 color
heart base: wood-scrap, foam-board, cardboard, canvas = 1
need color@9-12: acrylic-paint, paint = 1 color
need color@13+: acrylic-paint, paint = 1 color
join glue: glue
tool pencil: pencil
tool scissors: scissors
tool brush: paintbrush, craft-stick, cotton-swab
nice tip: toothpick
step base: paint base color brush > base by cc
step draw: draw base pencil by cc
step pieces: prepare tiles scissors by cc
step outline: glue tiles base glue brush > in-fish in-rooster in-sun in-guitar by cc
step ground: glue tiles base glue > bg-fish bg-rooster bg-sun bg-guitar by cc
step nudge: arrange tip tiles by cc
step seal: glue base glue brush by cc
step hang: play base by cc
part base = base own paint base k : r^ ~ 0 0 178 178 2
part bg-fish@fish = tiles a : r_ a -80 -80 10.5 10.5 1 -2 ; r_ a -67 -80 10.5 10.5 1 0 ; r_ a -54 -80 10.5 10.5 1 -6 ; r_ a -41 -80 10.5 10.5 1 3 ; r_ a -28 -80 10.5 10.5 1 6 ; r_ a -15 -80 10.5 10.5 1 -5 ; r_ a -2 -80 10.5 10.5 1 -7 ; r_ a 11 -80 10.5 10.5 1 -7 ; r_ a 24 -80 10.5 10.5 1 -9 ; r_ a 37 -80 10.5 10.5 1 3 ; r_ a 50 -80 10.5 10.5 1 8 ; r_ a 63 -80 10.5 10.5 1 0 ; r_ a 76 -80 10.5 10.5 1 -8 ; r_ a -80 -67 10.5 10.5 1 -2 ; r_ a -67 -67 10.5 10.5 1 7 ; r_ a -54 -67 10.5 10.5 1 8 ; r_ a -41 -67 10.5 10.5 1 2 ; r_ a -28 -67 10.5 10.5 1 -1 ; r_ a -15 -67 10.5 10.5 1 -4 ; r_ a -2 -67 10.5 10.5 1 -6 ; r_ a 11 -67 10.5 10.5 1 -1 ; r_ a 24 -67 10.5 10.5 1 -3 ; r_ a 37 -67 10.5 10.5 1 -9 ; r_ a 50 -67 10.5 10.5 1 -1 ; r_ a 63 -67 10.5 10.5 1 -1 ; r_ a 76 -67 10.5 10.5 1 -3 ; r_ a -80 -54 10.5 10.5 1 -4 ; r_ a -67 -54 10.5 10.5 1 0 ; r_ a -54 -54 10.5 10.5 1 0 ; r_ a -41 -54 10.5 10.5 1 2 ; r_ a -28 -54 10.5 10.5 1 -7 ; r_ a -15 -54 10.5 10.5 1 1 ; r_ a -2 -54 10.5 10.5 1 3 ; r_ a 11 -54 10.5 10.5 1 7 ; r_ a 24 -54 10.5 10.5 1 -2 ; r_ a 37 -54 10.5 10.5 1 -4 ; r_ a 50 -54 10.5 10.5 1 -2 ; r_ a 63 -54 10.5 10.5 1 6 ; r_ a 76 -54 10.5 10.5 1 -1 ; r_ a -80 -41 10.5 10.5 1 -7 ; r_ a -67 -41 10.5 10.5 1 8 ; r_ a -54 -41 10.5 10.5 1 0 ; r_ a -41 -41 10.5 10.5 1 -9 ; r_ a -28 -41 10.5 10.5 1 0 ; r_ a -15 -41 10.5 10.5 1 9 ; r_ a -2 -41 10.5 10.5 1 0 ; r_ a 11 -41 10.5 10.5 1 7 ; r_ a 24 -41 10.5 10.5 1 -3 ; r_ a 37 -41 10.5 10.5 1 4 ; r_ a 50 -41 10.5 10.5 1 4 ; r_ a 63 -41 10.5 10.5 1 0 ; r_ a 76 -41 10.5 10.5 1 4 ; r_ a -80 -28 10.5 10.5 1 5 ; r_ a -67 -28 10.5 10.5 1 -4 ; r_ a -54 -28 10.5 10.5 1 -2 ; r_ a -41 -28 10.5 10.5 1 0 ; r_ a 24 -28 10.5 10.5 1 -1 ; r_ a 37 -28 10.5 10.5 1 -8 ; r_ a 50 -28 10.5 10.5 1 -7 ; r_ a 63 -28 10.5 10.5 1 -8 ; r_ a -80 -15 10.5 10.5 1 5 ; r_ a -67 -15 10.5 10.5 1 -1 ; r_ a -54 -15 10.5 10.5 1 7 ; r_ a 37 -15 10.5 10.5 1 8 ; r_ a 50 -15 10.5 10.5 1 6 ; r_ a -80 -2 10.5 10.5 1 1 ; r_ a -67 -2 10.5 10.5 1 -5 ; r_ a -80 11 10.5 10.5 1 -3 ; r_ a -67 11 10.5 10.5 1 -7 ; r_ a -80 24 10.5 10.5 1 4 ; r_ a -67 24 10.5 10.5 1 -3 ; r_ a -54 24 10.5 10.5 1 5 ; r_ a 37 24 10.5 10.5 1 -1 ; r_ a 50 24 10.5 10.5 1 -4 ; r_ a -80 37 10.5 10.5 1 2 ; r_ a -67 37 10.5 10.5 1 4 ; r_ a -54 37 10.5 10.5 1 9 ; r_ a -41 37 10.5 10.5 1 1 ; r_ a -28 37 10.5 10.5 1 8 ; r_ a -15 37 10.5 10.5 1 -3 ; r_ a -2 37 10.5 10.5 1 1 ; r_ a 11 37 10.5 10.5 1 -6 ; r_ a 24 37 10.5 10.5 1 -8 ; r_ a 37 37 10.5 10.5 1 -2 ; r_ a 50 37 10.5 10.5 1 -1 ; r_ a 63 37 10.5 10.5 1 9 ; r_ a 76 37 10.5 10.5 1 -2 ; r_ a -80 50 10.5 10.5 1 -6 ; r_ a -67 50 10.5 10.5 1 1 ; r_ a -54 50 10.5 10.5 1 -4 ; r_ a -41 50 10.5 10.5 1 0 ; r_ a -28 50 10.5 10.5 1 5 ; r_ a -15 50 10.5 10.5 1 -9 ; r_ a -2 50 10.5 10.5 1 -8 ; r_ a 11 50 10.5 10.5 1 2 ; r_ a 24 50 10.5 10.5 1 -7 ; r_ a 37 50 10.5 10.5 1 0 ; r_ a 50 50 10.5 10.5 1 1 ; r_ a 63 50 10.5 10.5 1 -9 ; r_ a 76 50 10.5 10.5 1 1 ; r_ a -80 63 10.5 10.5 1 0 ; r_ a -67 63 10.5 10.5 1 1 ; r_ a -54 63 10.5 10.5 1 -5 ; r_ a -41 63 10.5 10.5 1 4 ; r_ a -28 63 10.5 10.5 1 -7 ; r_ a -15 63 10.5 10.5 1 0 ; r_ a -2 63 10.5 10.5 1 -3 ; r_ a 11 63 10.5 10.5 1 5 ; r_ a 24 63 10.5 10.5 1 0 ; r_ a 37 63 10.5 10.5 1 -5 ; r_ a 50 63 10.5 10.5 1 -1 ; r_ a 63 63 10.5 10.5 1 3 ; r_ a 76 63 10.5 10.5 1 -4 ; r_ a -80 76 10.5 10.5 1 1 ; r_ a -67 76 10.5 10.5 1 9 ; r_ a -54 76 10.5 10.5 1 -9 ; r_ a -41 76 10.5 10.5 1 2 ; r_ a -28 76 10.5 10.5 1 -8 ; r_ a -15 76 10.5 10.5 1 5 ; r_ a -2 76 10.5 10.5 1 -4 ; r_ a 11 76 10.5 10.5 1 2 ; r_ a 24 76 10.5 10.5 1 2 ; r_ a 37 76 10.5 10.5 1 0 ; r_ a 50 76 10.5 10.5 1 9 ; r_ a 63 76 10.5 10.5 1 -6 ; r_ a 76 76 10.5 10.5 1 5
part bg-rooster@rooster = tiles a : r_ a -80 -80 10.5 10.5 1 -3 ; r_ a -67 -80 10.5 10.5 1 4 ; r_ a -54 -80 10.5 10.5 1 -3 ; r_ a -41 -80 10.5 10.5 1 -6 ; r_ a -28 -80 10.5 10.5 1 -8 ; r_ a -15 -80 10.5 10.5 1 -8 ; r_ a -2 -80 10.5 10.5 1 -8 ; r_ a 11 -80 10.5 10.5 1 -4 ; r_ a 24 -80 10.5 10.5 1 -5 ; r_ a 37 -80 10.5 10.5 1 -8 ; r_ a 50 -80 10.5 10.5 1 8 ; r_ a 63 -80 10.5 10.5 1 6 ; r_ a 76 -80 10.5 10.5 1 9 ; r_ a -80 -67 10.5 10.5 1 -2 ; r_ a -67 -67 10.5 10.5 1 1 ; r_ a -54 -67 10.5 10.5 1 -8 ; r_ a 11 -67 10.5 10.5 1 -6 ; r_ a 24 -67 10.5 10.5 1 7 ; r_ a 37 -67 10.5 10.5 1 0 ; r_ a 50 -67 10.5 10.5 1 4 ; r_ a 63 -67 10.5 10.5 1 -3 ; r_ a 76 -67 10.5 10.5 1 6 ; r_ a -80 -54 10.5 10.5 1 -3 ; r_ a -67 -54 10.5 10.5 1 -2 ; r_ a -54 -54 10.5 10.5 1 5 ; r_ a 11 -54 10.5 10.5 1 4 ; r_ a 24 -54 10.5 10.5 1 6 ; r_ a 37 -54 10.5 10.5 1 -8 ; r_ a 50 -54 10.5 10.5 1 -2 ; r_ a 63 -54 10.5 10.5 1 4 ; r_ a 76 -54 10.5 10.5 1 5 ; r_ a -80 -41 10.5 10.5 1 -2 ; r_ a -67 -41 10.5 10.5 1 4 ; r_ a -54 -41 10.5 10.5 1 -3 ; r_ a -2 -41 10.5 10.5 1 6 ; r_ a 11 -41 10.5 10.5 1 -3 ; r_ a 24 -41 10.5 10.5 1 -8 ; r_ a 76 -41 10.5 10.5 1 -8 ; r_ a -80 -28 10.5 10.5 1 -1 ; r_ a -67 -28 10.5 10.5 1 -1 ; r_ a -2 -28 10.5 10.5 1 -2 ; r_ a 11 -28 10.5 10.5 1 7 ; r_ a 24 -28 10.5 10.5 1 -3 ; r_ a 76 -28 10.5 10.5 1 -2 ; r_ a -80 -15 10.5 10.5 1 4 ; r_ a -67 -15 10.5 10.5 1 -1 ; r_ a -54 -15 10.5 10.5 1 -5 ; r_ a -41 -15 10.5 10.5 1 1 ; r_ a -15 -15 10.5 10.5 1 -8 ; r_ a -2 -15 10.5 10.5 1 1 ; r_ a 11 -15 10.5 10.5 1 9 ; r_ a 24 -15 10.5 10.5 1 -6 ; r_ a 76 -15 10.5 10.5 1 9 ; r_ a -80 -2 10.5 10.5 1 3 ; r_ a -67 -2 10.5 10.5 1 -8 ; r_ a -54 -2 10.5 10.5 1 6 ; r_ a -41 -2 10.5 10.5 1 3 ; r_ a 76 -2 10.5 10.5 1 -7 ; r_ a -80 11 10.5 10.5 1 4 ; r_ a -67 11 10.5 10.5 1 -3 ; r_ a -54 11 10.5 10.5 1 9 ; r_ a 76 11 10.5 10.5 1 -4 ; r_ a -80 24 10.5 10.5 1 1 ; r_ a -67 24 10.5 10.5 1 0 ; r_ a -54 24 10.5 10.5 1 6 ; r_ a 76 24 10.5 10.5 1 1 ; r_ a -80 37 10.5 10.5 1 4 ; r_ a -67 37 10.5 10.5 1 7 ; r_ a -54 37 10.5 10.5 1 -3 ; r_ a -41 37 10.5 10.5 1 -1 ; r_ a 50 37 10.5 10.5 1 1 ; r_ a 63 37 10.5 10.5 1 3 ; r_ a 76 37 10.5 10.5 1 6 ; r_ a -80 50 10.5 10.5 1 -7 ; r_ a -67 50 10.5 10.5 1 -1 ; r_ a -54 50 10.5 10.5 1 -3 ; r_ a -41 50 10.5 10.5 1 -8 ; r_ a -28 50 10.5 10.5 1 3 ; r_ a 24 50 10.5 10.5 1 -5 ; r_ a 37 50 10.5 10.5 1 -1 ; r_ a 50 50 10.5 10.5 1 -8 ; r_ a 63 50 10.5 10.5 1 -4 ; r_ a 76 50 10.5 10.5 1 5 ; r_ a -80 63 10.5 10.5 1 9 ; r_ a -67 63 10.5 10.5 1 6 ; r_ a -54 63 10.5 10.5 1 3 ; r_ a -41 63 10.5 10.5 1 3 ; r_ a -28 63 10.5 10.5 1 -3 ; r_ a -2 63 10.5 10.5 1 -9 ; r_ a 24 63 10.5 10.5 1 -3 ; r_ a 37 63 10.5 10.5 1 -4 ; r_ a 50 63 10.5 10.5 1 -9 ; r_ a 63 63 10.5 10.5 1 -1 ; r_ a 76 63 10.5 10.5 1 -6 ; r_ a -80 76 10.5 10.5 1 3 ; r_ a -67 76 10.5 10.5 1 3 ; r_ a -54 76 10.5 10.5 1 -2 ; r_ a -41 76 10.5 10.5 1 8 ; r_ a -28 76 10.5 10.5 1 -8 ; r_ a -15 76 10.5 10.5 1 -3 ; r_ a -2 76 10.5 10.5 1 -4 ; r_ a 11 76 10.5 10.5 1 1 ; r_ a 24 76 10.5 10.5 1 8 ; r_ a 37 76 10.5 10.5 1 6 ; r_ a 50 76 10.5 10.5 1 7 ; r_ a 63 76 10.5 10.5 1 5 ; r_ a 76 76 10.5 10.5 1 -9
part bg-sun@sun = tiles a : r_ a -80 -80 10.5 10.5 1 -7 ; r_ a -67 -80 10.5 10.5 1 -8 ; r_ a -54 -80 10.5 10.5 1 -6 ; r_ a -41 -80 10.5 10.5 1 6 ; r_ a -28 -80 10.5 10.5 1 8 ; r_ a -15 -80 10.5 10.5 1 -1 ; r_ a -2 -80 10.5 10.5 1 -5 ; r_ a 11 -80 10.5 10.5 1 -8 ; r_ a 24 -80 10.5 10.5 1 2 ; r_ a 37 -80 10.5 10.5 1 -7 ; r_ a 50 -80 10.5 10.5 1 7 ; r_ a 63 -80 10.5 10.5 1 -9 ; r_ a 76 -80 10.5 10.5 1 0 ; r_ a -80 -67 10.5 10.5 1 2 ; r_ a -67 -67 10.5 10.5 1 -7 ; r_ a -54 -67 10.5 10.5 1 -7 ; r_ a -41 -67 10.5 10.5 1 8 ; r_ a -28 -67 10.5 10.5 1 5 ; r_ a -15 -67 10.5 10.5 1 3 ; r_ a 24 -67 10.5 10.5 1 -3 ; r_ a 37 -67 10.5 10.5 1 0 ; r_ a 50 -67 10.5 10.5 1 3 ; r_ a 63 -67 10.5 10.5 1 -2 ; r_ a 76 -67 10.5 10.5 1 6 ; r_ a -80 -54 10.5 10.5 1 3 ; r_ a -67 -54 10.5 10.5 1 -6 ; r_ a -54 -54 10.5 10.5 1 -7 ; r_ a -15 -54 10.5 10.5 1 -6 ; r_ a 11 -54 10.5 10.5 1 2 ; r_ a 24 -54 10.5 10.5 1 7 ; r_ a 63 -54 10.5 10.5 1 4 ; r_ a 76 -54 10.5 10.5 1 4 ; r_ a -80 -41 10.5 10.5 1 5 ; r_ a -67 -41 10.5 10.5 1 -7 ; r_ a -54 -41 10.5 10.5 1 -3 ; r_ a 50 -41 10.5 10.5 1 0 ; r_ a 63 -41 10.5 10.5 1 6 ; r_ a 76 -41 10.5 10.5 1 4 ; r_ a -80 -28 10.5 10.5 1 -6 ; r_ a -41 -28 10.5 10.5 1 8 ; r_ a 37 -28 10.5 10.5 1 -4 ; r_ a 50 -28 10.5 10.5 1 2 ; r_ a 76 -28 10.5 10.5 1 -4 ; r_ a -80 -15 10.5 10.5 1 -4 ; r_ a 76 -15 10.5 10.5 1 -5 ; r_ a -80 -2 10.5 10.5 1 1 ; r_ a -67 -2 10.5 10.5 1 6 ; r_ a -54 -2 10.5 10.5 1 1 ; r_ a 50 -2 10.5 10.5 1 -1 ; r_ a 63 -2 10.5 10.5 1 8 ; r_ a 76 -2 10.5 10.5 1 -9 ; r_ a -80 11 10.5 10.5 1 -4 ; r_ a 76 11 10.5 10.5 1 -9 ; r_ a -80 24 10.5 10.5 1 0 ; r_ a -41 24 10.5 10.5 1 -6 ; r_ a 37 24 10.5 10.5 1 8 ; r_ a 76 24 10.5 10.5 1 -6 ; r_ a -80 37 10.5 10.5 1 6 ; r_ a -67 37 10.5 10.5 1 6 ; r_ a -54 37 10.5 10.5 1 7 ; r_ a -41 37 10.5 10.5 1 -7 ; r_ a 50 37 10.5 10.5 1 7 ; r_ a 63 37 10.5 10.5 1 -2 ; r_ a 76 37 10.5 10.5 1 4 ; r_ a -80 50 10.5 10.5 1 0 ; r_ a -67 50 10.5 10.5 1 2 ; r_ a -54 50 10.5 10.5 1 -2 ; r_ a -15 50 10.5 10.5 1 -4 ; r_ a 11 50 10.5 10.5 1 -9 ; r_ a 24 50 10.5 10.5 1 -8 ; r_ a 63 50 10.5 10.5 1 1 ; r_ a 76 50 10.5 10.5 1 8 ; r_ a -80 63 10.5 10.5 1 5 ; r_ a -67 63 10.5 10.5 1 9 ; r_ a -54 63 10.5 10.5 1 0 ; r_ a -28 63 10.5 10.5 1 7 ; r_ a -15 63 10.5 10.5 1 5 ; r_ a 24 63 10.5 10.5 1 5 ; r_ a 50 63 10.5 10.5 1 3 ; r_ a 63 63 10.5 10.5 1 -5 ; r_ a 76 63 10.5 10.5 1 -1 ; r_ a -80 76 10.5 10.5 1 2 ; r_ a -67 76 10.5 10.5 1 1 ; r_ a -54 76 10.5 10.5 1 -5 ; r_ a -41 76 10.5 10.5 1 4 ; r_ a -28 76 10.5 10.5 1 -7 ; r_ a -15 76 10.5 10.5 1 -5 ; r_ a -2 76 10.5 10.5 1 -4 ; r_ a 11 76 10.5 10.5 1 0 ; r_ a 24 76 10.5 10.5 1 2 ; r_ a 37 76 10.5 10.5 1 -3 ; r_ a 50 76 10.5 10.5 1 9 ; r_ a 63 76 10.5 10.5 1 2 ; r_ a 76 76 10.5 10.5 1 -7
part bg-guitar@guitar = tiles a : r_ a -80 -80 10.5 10.5 1 -7 ; r_ a -67 -80 10.5 10.5 1 3 ; r_ a -54 -80 10.5 10.5 1 -4 ; r_ a -41 -80 10.5 10.5 1 1 ; r_ a -28 -80 10.5 10.5 1 2 ; r_ a -15 -80 10.5 10.5 1 1 ; r_ a -2 -80 10.5 10.5 1 -4 ; r_ a 11 -80 10.5 10.5 1 0 ; r_ a 24 -80 10.5 10.5 1 -9 ; r_ a 37 -80 10.5 10.5 1 -9 ; r_ a 50 -80 10.5 10.5 1 7 ; r_ a 63 -80 10.5 10.5 1 -7 ; r_ a 76 -80 10.5 10.5 1 2 ; r_ a -80 -67 10.5 10.5 1 -6 ; r_ a -67 -67 10.5 10.5 1 -4 ; r_ a -54 -67 10.5 10.5 1 -4 ; r_ a -41 -67 10.5 10.5 1 9 ; r_ a -28 -67 10.5 10.5 1 6 ; r_ a -15 -67 10.5 10.5 1 9 ; r_ a -2 -67 10.5 10.5 1 -7 ; r_ a 11 -67 10.5 10.5 1 -6 ; r_ a 24 -67 10.5 10.5 1 -4 ; r_ a 37 -67 10.5 10.5 1 6 ; r_ a 50 -67 10.5 10.5 1 -2 ; r_ a 63 -67 10.5 10.5 1 0 ; r_ a 76 -67 10.5 10.5 1 3 ; r_ a -80 -54 10.5 10.5 1 -2 ; r_ a -67 -54 10.5 10.5 1 6 ; r_ a -54 -54 10.5 10.5 1 -2 ; r_ a -41 -54 10.5 10.5 1 0 ; r_ a -28 -54 10.5 10.5 1 2 ; r_ a -15 -54 10.5 10.5 1 -2 ; r_ a -2 -54 10.5 10.5 1 1 ; r_ a 11 -54 10.5 10.5 1 8 ; r_ a 24 -54 10.5 10.5 1 7 ; r_ a 37 -54 10.5 10.5 1 5 ; r_ a 50 -54 10.5 10.5 1 3 ; r_ a 76 -54 10.5 10.5 1 7 ; r_ a -80 -41 10.5 10.5 1 3 ; r_ a -67 -41 10.5 10.5 1 1 ; r_ a -54 -41 10.5 10.5 1 0 ; r_ a -41 -41 10.5 10.5 1 5 ; r_ a -28 -41 10.5 10.5 1 4 ; r_ a -15 -41 10.5 10.5 1 9 ; r_ a -2 -41 10.5 10.5 1 -9 ; r_ a 11 -41 10.5 10.5 1 -1 ; r_ a 24 -41 10.5 10.5 1 -4 ; r_ a 37 -41 10.5 10.5 1 8 ; r_ a -80 -28 10.5 10.5 1 5 ; r_ a -67 -28 10.5 10.5 1 8 ; r_ a -54 -28 10.5 10.5 1 2 ; r_ a -41 -28 10.5 10.5 1 3 ; r_ a -28 -28 10.5 10.5 1 3 ; r_ a -15 -28 10.5 10.5 1 -9 ; r_ a -2 -28 10.5 10.5 1 -5 ; r_ a 11 -28 10.5 10.5 1 7 ; r_ a 24 -28 10.5 10.5 1 -7 ; r_ a 63 -28 10.5 10.5 1 5 ; r_ a 76 -28 10.5 10.5 1 2 ; r_ a -80 -15 10.5 10.5 1 0 ; r_ a -67 -15 10.5 10.5 1 -7 ; r_ a -54 -15 10.5 10.5 1 -1 ; r_ a -41 -15 10.5 10.5 1 6 ; r_ a -28 -15 10.5 10.5 1 -2 ; r_ a -15 -15 10.5 10.5 1 6 ; r_ a -2 -15 10.5 10.5 1 -7 ; r_ a 11 -15 10.5 10.5 1 -5 ; r_ a 50 -15 10.5 10.5 1 -2 ; r_ a 63 -15 10.5 10.5 1 -7 ; r_ a 76 -15 10.5 10.5 1 0 ; r_ a -80 -2 10.5 10.5 1 -5 ; r_ a -67 -2 10.5 10.5 1 -8 ; r_ a -54 -2 10.5 10.5 1 -4 ; r_ a -41 -2 10.5 10.5 1 3 ; r_ a -28 -2 10.5 10.5 1 9 ; r_ a 37 -2 10.5 10.5 1 8 ; r_ a 50 -2 10.5 10.5 1 8 ; r_ a 63 -2 10.5 10.5 1 -1 ; r_ a 76 -2 10.5 10.5 1 -9 ; r_ a -80 11 10.5 10.5 1 7 ; r_ a -67 11 10.5 10.5 1 -2 ; r_ a -54 11 10.5 10.5 1 -4 ; r_ a -41 11 10.5 10.5 1 -6 ; r_ a 37 11 10.5 10.5 1 -3 ; r_ a 50 11 10.5 10.5 1 -8 ; r_ a 63 11 10.5 10.5 1 1 ; r_ a 76 11 10.5 10.5 1 -7 ; r_ a -80 24 10.5 10.5 1 -6 ; r_ a -67 24 10.5 10.5 1 -1 ; r_ a -54 24 10.5 10.5 1 -8 ; r_ a 37 24 10.5 10.5 1 0 ; r_ a 50 24 10.5 10.5 1 -4 ; r_ a 63 24 10.5 10.5 1 -5 ; r_ a 76 24 10.5 10.5 1 4 ; r_ a -80 37 10.5 10.5 1 -5 ; r_ a -67 37 10.5 10.5 1 -7 ; r_ a 24 37 10.5 10.5 1 8 ; r_ a 37 37 10.5 10.5 1 2 ; r_ a 50 37 10.5 10.5 1 -9 ; r_ a 63 37 10.5 10.5 1 8 ; r_ a 76 37 10.5 10.5 1 -5 ; r_ a -80 50 10.5 10.5 1 7 ; r_ a -67 50 10.5 10.5 1 4 ; r_ a 11 50 10.5 10.5 1 -5 ; r_ a 24 50 10.5 10.5 1 -3 ; r_ a 37 50 10.5 10.5 1 0 ; r_ a 50 50 10.5 10.5 1 6 ; r_ a 63 50 10.5 10.5 1 7 ; r_ a 76 50 10.5 10.5 1 -7 ; r_ a -80 63 10.5 10.5 1 3 ; r_ a -67 63 10.5 10.5 1 -4 ; r_ a -54 63 10.5 10.5 1 -4 ; r_ a 11 63 10.5 10.5 1 -1 ; r_ a 24 63 10.5 10.5 1 7 ; r_ a 37 63 10.5 10.5 1 3 ; r_ a 50 63 10.5 10.5 1 8 ; r_ a 63 63 10.5 10.5 1 0 ; r_ a 76 63 10.5 10.5 1 3 ; r_ a -80 76 10.5 10.5 1 1 ; r_ a -67 76 10.5 10.5 1 -4 ; r_ a -54 76 10.5 10.5 1 3 ; r_ a -41 76 10.5 10.5 1 -8 ; r_ a -28 76 10.5 10.5 1 4 ; r_ a -15 76 10.5 10.5 1 -9 ; r_ a -2 76 10.5 10.5 1 -1 ; r_ a 11 76 10.5 10.5 1 -9 ; r_ a 24 76 10.5 10.5 1 0 ; r_ a 37 76 10.5 10.5 1 -5 ; r_ a 50 76 10.5 10.5 1 -7 ; r_ a 63 76 10.5 10.5 1 -4 ; r_ a 76 76 10.5 10.5 1 -6
part in-fish@fish = tiles b : r_ b -28 -28 10.5 10.5 1 -9 ; r_ b -15 -28 10.5 10.5 1 -2 ; r_ b 11 -28 10.5 10.5 1 8 ; r_ b -41 -15 10.5 10.5 1 6 ; r_ b -15 -15 10.5 10.5 1 -4 ; r_ b 11 -15 10.5 10.5 1 3 ; r_ b 24 -15 10.5 10.5 1 1 ; r_ b -54 -2 10.5 10.5 1 9 ; r_ b -41 -2 10.5 10.5 1 -3 ; r_ b -28 -2 10.5 10.5 1 -6 ; r_ b -15 -2 10.5 10.5 1 6 ; r_ b 11 -2 10.5 10.5 1 0 ; r_ b 24 -2 10.5 10.5 1 4 ; r_ b 37 -2 10.5 10.5 1 -8 ; r_ b -54 11 10.5 10.5 1 9 ; r_ b -41 11 10.5 10.5 1 0 ; r_ b -28 11 10.5 10.5 1 6 ; r_ b -15 11 10.5 10.5 1 1 ; r_ b 11 11 10.5 10.5 1 -2 ; r_ b 24 11 10.5 10.5 1 1 ; r_ b 37 11 10.5 10.5 1 -6 ; r_ d -2 -28 10.5 10.5 1 -2 ; r_ d 76 -28 10.5 10.5 1 -9 ; r_ d -2 -15 10.5 10.5 1 5 ; r_ d 63 -15 10.5 10.5 1 -4 ; r_ d 76 -15 10.5 10.5 1 7 ; r_ d -2 -2 10.5 10.5 1 2 ; r_ d 50 -2 10.5 10.5 1 -3 ; r_ d 63 -2 10.5 10.5 1 -1 ; r_ d 76 -2 10.5 10.5 1 9 ; r_ d -2 11 10.5 10.5 1 -7 ; r_ d 50 11 10.5 10.5 1 -8 ; r_ d 63 11 10.5 10.5 1 1 ; r_ d 76 11 10.5 10.5 1 7 ; r_ d -2 24 10.5 10.5 1 -4 ; r_ d 63 24 10.5 10.5 1 7 ; r_ d 76 24 10.5 10.5 1 8 ; r_ k -28 -15 10.5 10.5 1 8 ; r_ c -41 24 10.5 10.5 1 6 ; r_ c -28 24 10.5 10.5 1 2 ; r_ c -15 24 10.5 10.5 1 -7 ; r_ c 11 24 10.5 10.5 1 -8 ; r_ c 24 24 10.5 10.5 1 6
part in-rooster@rooster = tiles b : r_ b -41 -67 10.5 10.5 1 -2 ; r_ b -28 -67 10.5 10.5 1 -8 ; r_ b -15 -67 10.5 10.5 1 -3 ; r_ b -2 -67 10.5 10.5 1 -7 ; r_ b -41 -54 10.5 10.5 1 1 ; r_ b -28 -54 10.5 10.5 1 -5 ; r_ b -15 -54 10.5 10.5 1 0 ; r_ b -2 -54 10.5 10.5 1 -6 ; r_ b 50 -41 10.5 10.5 1 -2 ; r_ b 37 -28 10.5 10.5 1 -5 ; r_ b 63 -28 10.5 10.5 1 2 ; r_ b 50 -15 10.5 10.5 1 0 ; r_ b 37 -2 10.5 10.5 1 -7 ; r_ b 63 -2 10.5 10.5 1 7 ; r_ b 50 11 10.5 10.5 1 -3 ; r_ b 63 24 10.5 10.5 1 -1 ; r_ c -41 -41 10.5 10.5 1 7 ; r_ c -28 -41 10.5 10.5 1 7 ; r_ c -15 -41 10.5 10.5 1 -9 ; r_ c -28 -28 10.5 10.5 1 -9 ; r_ c -15 -28 10.5 10.5 1 6 ; r_ c -28 -15 10.5 10.5 1 -2 ; r_ c -28 -2 10.5 10.5 1 3 ; r_ c -15 -2 10.5 10.5 1 -8 ; r_ c -2 -2 10.5 10.5 1 -4 ; r_ c 11 -2 10.5 10.5 1 4 ; r_ c -41 11 10.5 10.5 1 0 ; r_ c -28 11 10.5 10.5 1 8 ; r_ c -15 11 10.5 10.5 1 0 ; r_ c -2 11 10.5 10.5 1 -3 ; r_ c 11 11 10.5 10.5 1 4 ; r_ c -41 24 10.5 10.5 1 6 ; r_ c -28 24 10.5 10.5 1 4 ; r_ c -15 24 10.5 10.5 1 -1 ; r_ c -2 24 10.5 10.5 1 1 ; r_ c 11 24 10.5 10.5 1 4 ; r_ c -28 37 10.5 10.5 1 -1 ; r_ c -15 37 10.5 10.5 1 7 ; r_ c -2 37 10.5 10.5 1 -7 ; r_ c 11 37 10.5 10.5 1 -9 ; r_ c -15 50 10.5 10.5 1 0 ; r_ c -2 50 10.5 10.5 1 -5 ; r_ c 11 50 10.5 10.5 1 1 ; r_ d 37 -41 10.5 10.5 1 -7 ; r_ d 63 -41 10.5 10.5 1 -1 ; r_ d -54 -28 10.5 10.5 1 -9 ; r_ d -41 -28 10.5 10.5 1 -8 ; r_ d 50 -28 10.5 10.5 1 -3 ; r_ d 37 -15 10.5 10.5 1 2 ; r_ d 63 -15 10.5 10.5 1 3 ; r_ d 24 -2 10.5 10.5 1 6 ; r_ d 50 -2 10.5 10.5 1 7 ; r_ d 24 11 10.5 10.5 1 1 ; r_ d 37 11 10.5 10.5 1 -4 ; r_ d 63 11 10.5 10.5 1 -9 ; r_ d 24 24 10.5 10.5 1 4 ; r_ d 37 24 10.5 10.5 1 1 ; r_ d 50 24 10.5 10.5 1 -3 ; r_ d 24 37 10.5 10.5 1 3 ; r_ d 37 37 10.5 10.5 1 -1 ; r_ d -15 63 10.5 10.5 1 -7 ; r_ d 11 63 10.5 10.5 1 -4
part in-sun@sun = tiles b : r_ d -2 -67 10.5 10.5 1 -7 ; r_ d 11 -67 10.5 10.5 1 -3 ; r_ d -41 -54 10.5 10.5 1 -1 ; r_ d -28 -54 10.5 10.5 1 -3 ; r_ d 37 -54 10.5 10.5 1 -6 ; r_ d 50 -54 10.5 10.5 1 1 ; r_ d -67 -28 10.5 10.5 1 7 ; r_ d -54 -28 10.5 10.5 1 -6 ; r_ d 63 -28 10.5 10.5 1 -5 ; r_ d -67 -15 10.5 10.5 1 -7 ; r_ d 63 -15 10.5 10.5 1 2 ; r_ d -67 11 10.5 10.5 1 -1 ; r_ d 63 11 10.5 10.5 1 1 ; r_ d -67 24 10.5 10.5 1 2 ; r_ d 63 24 10.5 10.5 1 -2 ; r_ d -41 50 10.5 10.5 1 3 ; r_ d 37 50 10.5 10.5 1 -6 ; r_ d 50 50 10.5 10.5 1 -2 ; r_ d -41 63 10.5 10.5 1 -3 ; r_ d -2 63 10.5 10.5 1 2 ; r_ d 11 63 10.5 10.5 1 -4 ; r_ d 37 63 10.5 10.5 1 8 ; r_ c -2 -54 10.5 10.5 1 6 ; r_ c -41 -41 10.5 10.5 1 -9 ; r_ c -28 -41 10.5 10.5 1 5 ; r_ c -15 -41 10.5 10.5 1 9 ; r_ c -2 -41 10.5 10.5 1 -3 ; r_ c 11 -41 10.5 10.5 1 -4 ; r_ c 24 -41 10.5 10.5 1 -7 ; r_ c 37 -41 10.5 10.5 1 -2 ; r_ c -28 -28 10.5 10.5 1 -6 ; r_ c 24 -28 10.5 10.5 1 9 ; r_ c -54 -15 10.5 10.5 1 -4 ; r_ c -41 -15 10.5 10.5 1 -9 ; r_ c 37 -15 10.5 10.5 1 1 ; r_ c 50 -15 10.5 10.5 1 1 ; r_ c -41 -2 10.5 10.5 1 -4 ; r_ c 37 -2 10.5 10.5 1 -8 ; r_ c -54 11 10.5 10.5 1 6 ; r_ c -41 11 10.5 10.5 1 -6 ; r_ c 37 11 10.5 10.5 1 6 ; r_ c 50 11 10.5 10.5 1 8 ; r_ c -54 24 10.5 10.5 1 4 ; r_ c -28 24 10.5 10.5 1 3 ; r_ c 50 24 10.5 10.5 1 2 ; r_ c -28 37 10.5 10.5 1 0 ; r_ c -15 37 10.5 10.5 1 -2 ; r_ c -2 37 10.5 10.5 1 2 ; r_ c 11 37 10.5 10.5 1 9 ; r_ c 24 37 10.5 10.5 1 -3 ; r_ c 37 37 10.5 10.5 1 2 ; r_ c -28 50 10.5 10.5 1 2 ; r_ c -2 50 10.5 10.5 1 8 ; r_ b -15 -28 10.5 10.5 1 1 ; r_ b -2 -28 10.5 10.5 1 0 ; r_ b 11 -28 10.5 10.5 1 9 ; r_ b -28 -15 10.5 10.5 1 -4 ; r_ b -15 -15 10.5 10.5 1 -3 ; r_ b -2 -15 10.5 10.5 1 -1 ; r_ b 11 -15 10.5 10.5 1 -8 ; r_ b 24 -15 10.5 10.5 1 9 ; r_ b -28 -2 10.5 10.5 1 -4 ; r_ b -15 -2 10.5 10.5 1 -3 ; r_ b -2 -2 10.5 10.5 1 -8 ; r_ b 11 -2 10.5 10.5 1 -8 ; r_ b 24 -2 10.5 10.5 1 -4 ; r_ b -28 11 10.5 10.5 1 -3 ; r_ b -15 11 10.5 10.5 1 -5 ; r_ b -2 11 10.5 10.5 1 3 ; r_ b 11 11 10.5 10.5 1 6 ; r_ b 24 11 10.5 10.5 1 8 ; r_ b -15 24 10.5 10.5 1 -8 ; r_ b -2 24 10.5 10.5 1 -8 ; r_ b 11 24 10.5 10.5 1 -4 ; r_ b 24 24 10.5 10.5 1 -5
part in-guitar@guitar = tiles b : r_ d 63 -54 10.5 10.5 1 -3 ; r_ d 50 -41 10.5 10.5 1 -9 ; r_ d 63 -41 10.5 10.5 1 -9 ; r_ d 76 -41 10.5 10.5 1 -6 ; r_ d 37 -28 10.5 10.5 1 -3 ; r_ d 50 -28 10.5 10.5 1 0 ; r_ d 24 -15 10.5 10.5 1 1 ; r_ d 37 -15 10.5 10.5 1 8 ; r_ d 24 -2 10.5 10.5 1 3 ; r_ c -15 -2 10.5 10.5 1 6 ; r_ c -2 -2 10.5 10.5 1 -8 ; r_ c 11 -2 10.5 10.5 1 0 ; r_ c -2 11 10.5 10.5 1 3 ; r_ c 11 11 10.5 10.5 1 5 ; r_ c 24 11 10.5 10.5 1 2 ; r_ c 11 24 10.5 10.5 1 5 ; r_ c 24 24 10.5 10.5 1 -9 ; r_ c 11 37 10.5 10.5 1 8 ; r_ b -28 11 10.5 10.5 1 -4 ; r_ b -15 11 10.5 10.5 1 -5 ; r_ b -41 24 10.5 10.5 1 2 ; r_ b -28 24 10.5 10.5 1 -9 ; r_ b -15 24 10.5 10.5 1 5 ; r_ b -2 24 10.5 10.5 1 -5 ; r_ b -54 37 10.5 10.5 1 4 ; r_ b -41 37 10.5 10.5 1 -3 ; r_ b -28 37 10.5 10.5 1 -6 ; r_ b -2 37 10.5 10.5 1 0 ; r_ b -54 50 10.5 10.5 1 -8 ; r_ b -41 50 10.5 10.5 1 -7 ; r_ b -28 50 10.5 10.5 1 6 ; r_ b -15 50 10.5 10.5 1 -4 ; r_ b -2 50 10.5 10.5 1 7 ; r_ b -41 63 10.5 10.5 1 -8 ; r_ b -28 63 10.5 10.5 1 -4 ; r_ b -15 63 10.5 10.5 1 -2 ; r_ b -2 63 10.5 10.5 1 1 ; r_ k -15 37 10.5 10.5 1 1
scene lay
`;
