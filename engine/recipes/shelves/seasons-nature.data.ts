export const shelf = `
* sticky-window | 2-3 4-5 | Nature, Seasons
topics suncatcher, stained glass, leaf, leaves, petals, flowers, fall, autumn, spring, summer, nature walk, window decoration, sunshine
colors orange, pink, yellow
minutes 20 30
mess low
heart sheet: contact-paper = 2 sheet
heart leaf: leaf, flower, petal, clover, grass, fern-frond, pressed-flower, corn-husk = 2 handful
nice petal: petal, flower, clover, grass, pressed-flower, feather = handful
nice rim: construction-paper, cardstock, cardboard, cereal-box = 4 strip
join tape: masking-tape, washi-tape, tape
tool scissors: scissors
step peel: tape sheet tape scissors > pane frame by gt
step sort: prepare leaf petal? by cc
step leaves: decorate leaf sheet > leaves by cc
step petals: decorate petal sheet > petals by cc
step seal: build sheet > shine by gt
step rub: shape sheet by cc
step trim@4-5: cut sheet scissors by t
step rim: tape rim sheet tape scissors > rim by gt
step hang: tape sheet tape by gt
part pane = sheet own : r^ ~ 0 0 148 156 4
part leaves = leaf own : p red -46.3 -67.8 -34.7 -53.8 -18.5 -63.2 -21.1 -46.5 -5.9 -34 -19.6 -29.3 -28.3 -24.8 -32.5 -23.3 -42 -21.2 -55.5 -16 -52 -35.3 -64.7 -46.4 -46.2 -49.6 ; z_ red- 1.6 -24.8 -8.6 -43.9 -61.1 ; p orange 53 -2.9 49.5 16 68.2 22.7 52.9 32 53.1 52.7 40 44.8 30.5 40.8 26.4 38.5 18.2 32.2 4.8 24.9 22.8 14.6 23.2 -3.2 38.3 9.6 ; z_ orange- 1.6 19.8 54.7 49.2 3.7 ; leaf gold -58 62 -15.1 26 15 ; leaf green 20 -66 59.8 -43 13 ; leaf brown -16 6 -2.3 43.6 11 ; leaf gold 56 -18 62.6 -55.4 12 ; leaf red 40 72 67.6 67.1 8 ; leaf green -62 22 -78 -5.7 9
part petals = petal a : f_ pink 2 -8 6 15 6 ; o_ gold 2 -8 4.8 ; o_ yellow -40 30 8 5 30 ; o_ pink 8 60 8 5 -40 ; o_ yellow 54 -54 8 5 70 ; o_ pink -8 -62 8 5 20 ; f_ purple -58 -2 5 10 4.5 ; o_ gold -58 -2 3.2 ; f_ yellow 12 34 6 9 4 ; o_ orange 12 34 2.9
part shine = sheet own : p_ w -60 -72 -48 -72 -72 -34 -72 -52 ; p_ w 66 52 72 42 72 52 60 72 52 72
part rim = rim b : r ~ 0 -78 170 20 1 ; r ~ 0 78 170 20 1 ; r ~- -76 0 20 170 1 ; r ~- 76 0 20 170 1
part frame = tape b : r yellow 0 -78 166 13 1 ; r yellow 0 78 166 13 1 ; r yellow- -76 0 13 162 1 ; r yellow- 76 0 13 162 1
scene hang

* snowball-print | 2-3 4-5 | Seasons
extras picture Seasons: cardboard, stick-on-gem, washi-tape, craft-stick, paper-straw, ribbon, bay-leaf, wrapping-paper
appeal 3
topics snowman, snow, snowball, winter, cold, january, december, do you want to build a snowman, snow day
colors white, blue, orange, red
minutes 20 25
waits 30
mess some
heart sheet: construction-paper, cardstock, packing-paper, paper = 1 sheet
heart dab: cotton-ball, cotton-swab, cotton-pad, pom-pom = 5
need paint: paint = 1 color
need bits: construction-paper, felt, fabric-scrap, wrapping-paper = 2 scrap
nice knobs@4-5: button, pom-pom, bottle-cap, googly-eye, sequin = 5
nice arms@2-3: craft-stick, paper-straw = 2
nice arms@4-5: stick, pipe-cleaner, craft-stick, paper-straw = 2
nice flakes: whisk, kitchen-sponge, bubble-wrap
nice swab: cotton-swab = 2 when dab!=cotton-swab
join stick: glue, glue-stick
tool scissors: scissors
tool pencil: pencil, crayon
home plate
home mug
step rings: draw sheet pencil plate mug > sheet by gt
step pour: prepare paint plate by gt
step big: print dab paint sheet plate > body by cc
step small: print dab paint sheet > head by cc
step snow: print dab paint sheet swab? > snow by cc
step flakes: print flakes paint sheet > flakes by tc
step cut: cut bits scissors by gt
step knobs@4-5: glue knobs sheet stick > knobs by c
step arms: glue arms sheet stick > arms by tc
step dress: glue bits sheet stick > dress by cc
part sheet = sheet b : r^ ~ 0 0 160 172 3
part snow = paint a : q_ w 8 -78 84 -78 72 -50 66 -20 72 10 66 46 72 78 67 78 84 ; o_ w -34.6 -13.8 4.5 ; o_ w -64.3 14.4 4.5 ; o_ w 65.4 -20.9 4.5 ; o_ w 44.4 -20.3 4.5 ; o_ w 50 -56.6 4.5 ; o_ w -48.1 -45.2 4.5 ; o_ w 47 29.1 4.5 ; o_ w -39.9 -26.8 4.5 ; o_ w -63.4 -6.9 4.5
part body = paint a : y ~ 0 26 46 46 12 .12 ; y_ light-blue+ 0 -2.5 13.8 12.9 7 .2 ; y_ light-blue+ 18.3 4.2 13.8 12.9 7 .2 ; y_ light-blue+ 28.1 21 13.8 12.9 7 .2 ; y_ light-blue+ 24.7 40.3 13.8 12.9 7 .2 ; y_ light-blue+ 9.8 52.8 13.8 12.9 7 .2 ; y_ light-blue+ -9.8 52.8 13.8 12.9 7 .2 ; y_ light-blue+ -24.7 40.3 13.8 12.9 7 .2 ; y_ light-blue+ -28.1 21 13.8 12.9 7 .2 ; y_ light-blue+ -18.3 4.2 13.8 12.9 7 .2
part head = paint a : y ~ 0 -36 30 30 12 .12 ; y_ light-blue+ 0 -54.6 9 8.4 7 .2 ; y_ light-blue+ 14.5 -47.6 9 8.4 7 .2 ; y_ light-blue+ 18.1 -31.9 9 8.4 7 .2 ; y_ light-blue+ 8.1 -19.2 9 8.4 7 .2 ; y_ light-blue+ -8.1 -19.2 9 8.4 7 .2 ; y_ light-blue+ -18.1 -31.9 9 8.4 7 .2 ; y_ light-blue+ -14.5 -47.6 9 8.4 7 .2
part flakes = flakes own : z_ w 2.4 -56 -60 -43 -60 ; z_ w 1.9 -45.7 -56.9 -48.5 -60 -45.7 -63.1 ; z_ w 2.4 -56 -60 -49.5 -48.7 ; z_ w 1.9 -53.5 -49.5 -52.2 -53.5 -48.2 -52.6 ; z_ w 2.4 -56 -60 -62.5 -48.7 ; z_ w 1.9 -63.8 -52.6 -59.8 -53.5 -58.5 -49.5 ; z_ w 2.4 -56 -60 -69 -60 ; z_ w 1.9 -66.3 -63.1 -63.5 -60 -66.3 -56.9 ; z_ w 2.4 -56 -60 -62.5 -71.3 ; z_ w 1.9 -58.5 -70.5 -59.8 -66.5 -63.8 -67.4 ; z_ w 2.4 -56 -60 -49.5 -71.3 ; z_ w 1.9 -48.2 -67.4 -52.2 -66.5 -53.5 -70.5 ; z_ w 2.4 58 -30 71 -30 ; z_ w 1.9 68.3 -26.9 65.5 -30 68.3 -33.1 ; z_ w 2.4 58 -30 64.5 -18.7 ; z_ w 1.9 60.5 -19.5 61.8 -23.5 65.8 -22.6 ; z_ w 2.4 58 -30 51.5 -18.7 ; z_ w 1.9 50.2 -22.6 54.2 -23.5 55.5 -19.5 ; z_ w 2.4 58 -30 45 -30 ; z_ w 1.9 47.7 -33.1 50.5 -30 47.7 -26.9 ; z_ w 2.4 58 -30 51.5 -41.3 ; z_ w 1.9 55.5 -40.5 54.2 -36.5 50.2 -37.4 ; z_ w 2.4 58 -30 64.5 -41.3 ; z_ w 1.9 65.8 -37.4 61.8 -36.5 60.5 -40.5 ; z_ w 2.4 56 48 67 48 ; z_ w 1.9 64.7 50.6 62.4 48 64.7 45.4 ; z_ w 2.4 56 48 61.5 57.5 ; z_ w 1.9 58.1 56.9 59.2 53.5 62.6 54.3 ; z_ w 2.4 56 48 50.5 57.5 ; z_ w 1.9 49.4 54.3 52.8 53.5 53.9 56.9 ; z_ w 2.4 56 48 45 48 ; z_ w 1.9 47.3 45.4 49.6 48 47.3 50.6 ; z_ w 2.4 56 48 50.5 38.5 ; z_ w 1.9 53.9 39.1 52.8 42.5 49.4 41.7 ; z_ w 2.4 56 48 61.5 38.5 ; z_ w 1.9 62.6 41.7 59.2 42.5 58.1 39.1 ; z_ w 2.4 -60 2 -49 2 ; z_ w 1.9 -51.3 4.6 -53.6 2 -51.3 -0.6 ; z_ w 2.4 -60 2 -54.5 11.5 ; z_ w 1.9 -57.9 10.9 -56.8 7.5 -53.4 8.3 ; z_ w 2.4 -60 2 -65.5 11.5 ; z_ w 1.9 -66.6 8.3 -63.2 7.5 -62.1 10.9 ; z_ w 2.4 -60 2 -71 2 ; z_ w 1.9 -68.7 -0.6 -66.4 2 -68.7 4.6 ; z_ w 2.4 -60 2 -65.5 -7.5 ; z_ w 1.9 -62.1 -6.9 -63.2 -3.5 -66.6 -4.3 ; z_ w 2.4 -60 2 -54.5 -7.5 ; z_ w 1.9 -53.4 -4.3 -56.8 -3.5 -57.9 -6.9
part dress = bits c : p_ orange -2 -38 -2 -28 30 -30 ; o_ k -11 -44 4 ; o_ k 11 -44 4 ; r red 0 -8 52 11 4 ; r red- 16 8 11 28 2 8 ; p_ k -22 -60 22 -60 22 -65 15 -65 13 -86 -13 -86 -15 -65 -22 -65 ; o_ k 0 16 4 ; o_ k 0 34 4 ; o_ k 0 52 4
part knobs = knobs k : o ~ -11 -44 5 ; o ~ 11 -44 5 ; o ~ 0 16 5 ; o ~ 0 32 5 ; o ~ 0 48 5
part arms = arms brown : z ~ 4 -42 14 -70 -8 ; z ~ 4 42 14 70 -8
scene lay

* finger-tree | 2-3 4-5 6-8 | Seasons, Nature
extras picture Seasons: cardboard, washi-tape, craft-stick, wrapping-paper, ribbon, paper-straw, paper-napkin, wool-roving
appeal 3
topics tree, trees, handprint, hand print, fingerprint, fingerprints, four seasons, seasons tree
variant autumn | Seasons, Nature | brown, red, orange, gold | autumn, fall, leaves, fall leaves, october, november, thankful tree
variant spring | Seasons, Nature | brown, pink, white, light green | spring, blossom, blossoms, cherry blossom, sakura, april
variant summer | Seasons, Nature | brown, green, light green, red | summer, apple tree, orchard, apples, july
variant winter | Seasons, Nature | brown, light blue, blue, gray | winter, snow, snowfall, december
colors brown, red, orange, gold
minutes 20 25 30
waits 60
mess lots
heart paint: paint = 4 color
heart sheet: paper, watercolor-paper, construction-paper, cardstock, packing-paper = 1 sheet
nice bits@2-3: tissue-paper, leaf = handful
nice bits@4-5,6-8: button, pom-pom, sequin, tissue-paper, leaf = handful
join fix: glue
nice dab@2-3: cotton-ball, cotton-swab, kitchen-sponge = 3
tool brush: paintbrush, sponge-brush
home plate
home water: = 2 cup
home towel
step pour: prepare paint plate by gtc
step arm: paint paint brush by ggt
step press: print sheet paint > sheet trunk by ttt
step wash: wash water towel by ttc
step branches@4-5,6-8: paint sheet paint brush > branches by cc
step first: print sheet paint dab? > first-a first-b first-c first-d by ccc
step second: print sheet paint > second-a second-b second-c second-d by ccc
step bits: glue bits sheet fix > bits by ccc
step ground: print sheet paint > ground-a ground-b ground-c ground-d by ccc
part sheet = sheet cream : r^ ~ 0 0 164 180 3
part trunk = paint a : b_ ~ -14 84 -11 40 -20 22 -44 4 -40 -1 -18 12 -12 6 -24 -34 -19 -37 -8 -4 -3 -4 -4 -50 2 -50 5 -4 9 -6 20 -38 25 -35 14 8 18 14 42 -4 46 2 20 24 11 40 14 84
part branches = paint a : l_ ~ 4 -22 -20 -44 -34 ; l_ ~ 4 22 -20 44 -30 ; l_ ~ 3 -36 6 -58 8 ; l_ ~ 3 36 2 60 0 ; l_ ~ 3 0 -40 12 -62
part first-a@autumn = paint b : o_ red 18.2 8 7.5 5.9 -43 ; o_ red 65.6 -3.5 7.5 5.9 12 ; o_ orange 6.5 -12.8 7.5 5.9 48 ; o_ red 39.3 -64.2 7.5 5.9 42 ; o_ red -43 -57.3 7.5 5.9 37 ; o_ orange -20.5 -63.4 7.5 5.9 -52 ; o_ red -24 -45.6 7.5 5.9 -28 ; o_ red -27.3 -24.3 7.5 5.9 -45 ; o_ orange 37 20.8 7.5 5.9 3 ; o_ red 3.7 12.2 7.5 5.9 37 ; o_ red -60.5 -41.7 7.5 5.9 -3 ; o_ orange 6.7 -45.3 7.5 5.9 0 ; o_ red -6.6 -31.7 7.5 5.9 23 ; o_ red -20.5 13.5 7.5 5.9 -12 ; o_ orange 22.2 -12 7.5 5.9 40 ; o_ red 24.5 -31.8 7.5 5.9 -34 ; o_ red -18.7 -79.5 7.5 5.9 -48 ; o_ orange 69.9 -36.9 7.5 5.9 2 ; o_ red -6.6 29.7 7.5 5.9 -57 ; o_ red 2.5 -67.4 7.5 5.9 54 ; o_ orange -14.5 -18.1 7.5 5.9 46 ; o_ red -43.1 -19.9 7.5 5.9 -11 ; o_ red 21.4 -55.6 7.5 5.9 -5 ; o_ orange 52.3 20.4 7.5 5.9 17 ; o_ red 6.7 -31 7.5 5.9 37 ; o_ red -47.8 -4 7.5 5.9 38 ; o_ orange 33.8 -22.5 7.5 5.9 -60
part second-a@autumn = paint c : o_ gold -69.7 -26.3 7.5 5.9 50 ; o_ orange -4.6 -53.4 7.5 5.9 48 ; o_ gold -32.6 29.6 7.5 5.9 -53 ; o_ gold 17.4 -68.3 7.5 5.9 -49 ; o_ orange 58.3 -47 7.5 5.9 -50 ; o_ gold -29.4 -9.2 7.5 5.9 -14 ; o_ gold 47.1 -24.4 7.5 5.9 46 ; o_ orange 30.3 -76.9 7.5 5.9 -39 ; o_ gold -44.9 9.7 7.5 5.9 34 ; o_ gold -58 8.8 7.5 5.9 43 ; o_ orange 16.4 29.8 7.5 5.9 25 ; o_ gold 72 -17.8 7.5 5.9 49 ; o_ gold -51.9 20.7 7.5 5.9 -21 ; o_ orange 40.7 2.1 7.5 5.9 -28 ; o_ gold 41.5 -12 7.5 5.9 17 ; o_ gold -8.7 -3.4 7.5 5.9 -33 ; o_ orange -58 -13.8 7.5 5.9 17 ; o_ gold 38.5 -46.7 7.5 5.9 -56 ; o_ gold 57.4 -16.3 7.5 5.9 14 ; o_ orange -39.3 -38 7.5 5.9 27 ; o_ gold 4.8 36.2 7.5 5.9 -40 ; o_ gold -0.8 -83.8 7.5 5.9 -5 ; o_ orange -52 -31.3 7.5 5.9 21 ; o_ gold -30.9 4.4 7.5 5.9 -10 ; o_ gold 55.9 6 7.5 5.9 42 ; o_ orange 57.9 -32 7.5 5.9 32 ; o_ gold -72.6 -13.5 7.5 5.9 50
part ground-a@autumn = paint b : o_ red -60 76 7.5 5.9 -30 ; o_ gold -42 80 7.5 5.9 15 ; o_ orange -26 76 7.5 5.9 9 ; o_ red 30 78 7.5 5.9 -44 ; o_ gold 46 74 7.5 5.9 -13 ; o_ orange 62 80 7.5 5.9 57 ; o_ red -70 82 7.5 5.9 17
part first-b@spring = paint b : o_ pink 18.2 8 7.5 5.9 -30 ; o_ pink 65.6 -3.5 7.5 5.9 -22 ; o_ pink 6.5 -12.8 7.5 5.9 -47 ; o_ pink 39.3 -64.2 7.5 5.9 32 ; o_ pink -43 -57.3 7.5 5.9 -10 ; o_ pink -20.5 -63.4 7.5 5.9 1 ; o_ pink -24 -45.6 7.5 5.9 -41 ; o_ pink -27.3 -24.3 7.5 5.9 -49 ; o_ pink 37 20.8 7.5 5.9 -52 ; o_ pink 3.7 12.2 7.5 5.9 -58 ; o_ pink -60.5 -41.7 7.5 5.9 -9 ; o_ pink 6.7 -45.3 7.5 5.9 10 ; o_ pink -6.6 -31.7 7.5 5.9 57 ; o_ pink -20.5 13.5 7.5 5.9 -23 ; o_ pink 22.2 -12 7.5 5.9 42 ; o_ pink 24.5 -31.8 7.5 5.9 37 ; o_ pink -18.7 -79.5 7.5 5.9 -53 ; o_ pink 69.9 -36.9 7.5 5.9 -32 ; o_ pink -6.6 29.7 7.5 5.9 6 ; o_ pink 2.5 -67.4 7.5 5.9 8 ; o_ pink -14.5 -18.1 7.5 5.9 -14 ; o_ pink -43.1 -19.9 7.5 5.9 -25 ; o_ pink 21.4 -55.6 7.5 5.9 39 ; o_ pink 52.3 20.4 7.5 5.9 -38 ; o_ pink 6.7 -31 7.5 5.9 45 ; o_ pink -47.8 -4 7.5 5.9 -47 ; o_ pink 33.8 -22.5 7.5 5.9 -27
part second-b@spring = paint b : o_ pink+ -69.7 -26.3 6 4.7 19 ; o_ pink+ -32.6 29.6 6 4.7 -28 ; o_ pink+ 58.3 -47 6 4.7 34 ; o_ pink+ 47.1 -24.4 6 4.7 -15 ; o_ pink+ -44.9 9.7 6 4.7 41 ; o_ pink+ 16.4 29.8 6 4.7 28 ; o_ pink+ -51.9 20.7 6 4.7 60 ; o_ pink+ 41.5 -12 6 4.7 47 ; o_ pink+ -58 -13.8 6 4.7 34 ; o_ pink+ 57.4 -16.3 6 4.7 23 ; o_ pink+ 4.8 36.2 6 4.7 58 ; o_ pink+ -52 -31.3 6 4.7 7 ; o_ pink+ 55.9 6 6 4.7 -57 ; o_ pink+ -72.6 -13.5 6 4.7 47
part ground-b@spring = paint d : o_ light-green -66 80 7.5 5.9 41 ; o_ green -52 76 7.5 5.9 13 ; o_ light-green -38 80 7.5 5.9 45 ; o_ green -24 78 7.5 5.9 -50 ; o_ light-green 26 78 7.5 5.9 2 ; o_ green 40 80 7.5 5.9 37 ; o_ light-green 54 76 7.5 5.9 -27 ; o_ green 68 80 7.5 5.9 -56 ; o_ pink -46 70 6 4.7 -19 ; o_ pink 44 69 6 4.7 -41
part first-c@summer = paint b : o_ green 18.2 8 7.5 5.9 -31 ; o_ green 65.6 -3.5 7.5 5.9 -13 ; o_ dark-green 6.5 -12.8 7.5 5.9 -12 ; o_ green 39.3 -64.2 7.5 5.9 -44 ; o_ green -43 -57.3 7.5 5.9 -36 ; o_ dark-green -20.5 -63.4 7.5 5.9 30 ; o_ green -24 -45.6 7.5 5.9 -55 ; o_ green -27.3 -24.3 7.5 5.9 -50 ; o_ dark-green 37 20.8 7.5 5.9 -43 ; o_ green 3.7 12.2 7.5 5.9 -29 ; o_ green -60.5 -41.7 7.5 5.9 43 ; o_ dark-green 6.7 -45.3 7.5 5.9 4 ; o_ green -6.6 -31.7 7.5 5.9 -34 ; o_ green -20.5 13.5 7.5 5.9 -9 ; o_ dark-green 22.2 -12 7.5 5.9 22 ; o_ green 24.5 -31.8 7.5 5.9 -57 ; o_ green -18.7 -79.5 7.5 5.9 -2 ; o_ dark-green 69.9 -36.9 7.5 5.9 2 ; o_ green -6.6 29.7 7.5 5.9 -2 ; o_ green 2.5 -67.4 7.5 5.9 -11 ; o_ dark-green -14.5 -18.1 7.5 5.9 3 ; o_ green -43.1 -19.9 7.5 5.9 13 ; o_ green 21.4 -55.6 7.5 5.9 -36 ; o_ dark-green 52.3 20.4 7.5 5.9 54 ; o_ green 6.7 -31 7.5 5.9 46 ; o_ green -47.8 -4 7.5 5.9 -9 ; o_ dark-green 33.8 -22.5 7.5 5.9 -49
part second-c@summer = paint c : o_ light-green -69.7 -26.3 7.5 5.9 -1 ; o_ green -4.6 -53.4 7.5 5.9 18 ; o_ light-green -32.6 29.6 7.5 5.9 -13 ; o_ green 17.4 -68.3 7.5 5.9 -26 ; o_ light-green 58.3 -47 7.5 5.9 -43 ; o_ green -29.4 -9.2 7.5 5.9 -37 ; o_ light-green 47.1 -24.4 7.5 5.9 50 ; o_ green 30.3 -76.9 7.5 5.9 26 ; o_ light-green -44.9 9.7 7.5 5.9 -60 ; o_ green -58 8.8 7.5 5.9 -17 ; o_ light-green 16.4 29.8 7.5 5.9 4 ; o_ green 72 -17.8 7.5 5.9 -1 ; o_ light-green -51.9 20.7 7.5 5.9 54 ; o_ green 40.7 2.1 7.5 5.9 17 ; o_ light-green 41.5 -12 7.5 5.9 -50 ; o_ green -8.7 -3.4 7.5 5.9 -18 ; o_ light-green -58 -13.8 7.5 5.9 10 ; o_ green 38.5 -46.7 7.5 5.9 59 ; o_ light-green 57.4 -16.3 7.5 5.9 18 ; o_ green -39.3 -38 7.5 5.9 29 ; o_ light-green 4.8 36.2 7.5 5.9 -55 ; o_ green -0.8 -83.8 7.5 5.9 33 ; o_ light-green -52 -31.3 7.5 5.9 -12 ; o_ green -30.9 4.4 7.5 5.9 -39 ; o_ light-green 55.9 6 7.5 5.9 30 ; o_ green 57.9 -32 7.5 5.9 -3 ; o_ light-green -72.6 -13.5 7.5 5.9 32 ; o_ red -4.6 -53.4 7 ; o_ red -24 -45.6 7 ; o_ red 16.4 29.8 7 ; o_ red 24.5 -31.8 7 ; o_ red -39.3 -38 7 ; o_ red 6.7 -31 7
part ground-c@summer = paint c : o_ green -66 80 7.5 5.9 41 ; o_ light-green -52 76 7.5 5.9 13 ; o_ green -38 80 7.5 5.9 45 ; o_ light-green -24 78 7.5 5.9 -50 ; o_ green 26 78 7.5 5.9 2 ; o_ light-green 40 80 7.5 5.9 37 ; o_ green 54 76 7.5 5.9 -27 ; o_ light-green 68 80 7.5 5.9 -56 ; o_ red -48 70 7 ; o_ red 40 71 7
part first-d@winter = paint b : o_ light-blue -3.8 -2.5 6.5 5.1 13 ; o_ light-blue 24.6 -66.3 6.5 5.1 -56 ; o_ blue -33.4 16.5 6.5 5.1 -6 ; o_ light-blue 28.2 -9.4 6.5 5.1 1 ; o_ light-blue -52.5 -29.4 6.5 5.1 13 ; o_ blue -24.1 -33.8 6.5 5.1 -59 ; o_ light-blue 1.3 -72.7 6.5 5.1 -34 ; o_ light-blue 14.2 -24.9 6.5 5.1 -1 ; o_ blue -17.1 -80.2 6.5 5.1 44 ; o_ light-blue -57.2 -54.9 6.5 5.1 2 ; o_ light-blue 45.9 -22 6.5 5.1 45 ; o_ blue -10.3 -19.6 6.5 5.1 -25 ; o_ light-blue -16.5 11.7 6.5 5.1 23 ; o_ light-blue -47.6 2.3 6.5 5.1 43 ; o_ blue -23.1 -5 6.5 5.1 -40 ; o_ light-blue -3.5 34.9 6.5 5.1 -56 ; o_ light-blue -20.1 -60.5 6.5 5.1 6 ; o_ blue 40.1 -41.6 6.5 5.1 2 ; o_ light-blue -68.1 -7.2 6.5 5.1 -19 ; o_ light-blue 49.1 -4.7 6.5 5.1 -51 ; o_ blue 13.1 27.7 6.5 5.1 -29 ; o_ light-blue 64.3 -38.7 6.5 5.1 35 ; o_ light-blue -38.7 -43.4 6.5 5.1 -14
part second-d@winter = paint d : o_ gray+ -16.3 3.7 5 3.9 -3 ; o_ light-blue -40.8 14.1 5 3.9 50 ; o_ gray+ 24.6 -72.9 5 3.9 11 ; o_ light-blue 5.4 -29.3 5 3.9 49 ; o_ gray+ 66.8 -35.6 5 3.9 58 ; o_ light-blue -45.8 -45.8 5 3.9 39 ; o_ gray+ -22 -63.5 5 3.9 -1 ; o_ light-blue 56 -0.8 5 3.9 -3 ; o_ gray+ -69.7 -45 5 3.9 5 ; o_ light-blue -25.2 -36.5 5 3.9 49 ; o_ gray+ 22.3 25.1 5 3.9 15
part bits = bits c : bits ~ 1.11 -42 -34 36 -40 -14 -62 56 -8 -58 4 14 -30
part ground-d@winter = paint b : q_ light-blue 4 -79 87 -79 79 -40 74 -10 80 30 75 79 80 79 87 ; o_ gray+ -38 83 26 3
scene lay

* nature-brush | 2-3 4-5 6-8 | Nature
extras picture Nature: string, cotton-ball, wrapping-paper, candy-wrapper, leaf, stick, snail-shell, coffee-filter, pom-pom, sticker, sequin, washi-tape, origami-paper, paper-strip, craft-stick, cotton-pad, dried-bean, feather, dried-orange-slice
topics meadow, grass, wildflowers, spring, summer, field, painting, nature brushes, nature walk, pine needles, garden
colors green, yellow, pink, light blue
minutes 20 30 35
waits 60
mess some
heart bunch: grass, pine-needle, pine-branch, flower, fern-frond, lavender, hay, wheat-stalk = 2 handful
nice second: flower, leaf, pinecone, clover, fern-frond, feather, seed-pod = handful
need paint@2-3,4-5: paint = 3 color
need paint@6-8: paint = 4 color
need sheet: watercolor-paper, paper, packing-paper, construction-paper = 1 sheet
need handle@4-5,6-8: stick, craft-stick, wooden-spoon, bamboo, reed = 2
join tie: masking-tape, tape
home plate
step feel: prepare bunch second? by ccc
step bundle@2-3: tape bunch tie > tuft by g
step bundle@4-5,6-8: tape bunch handle tie > tuft handle by tc
step pour: prepare paint plate by gtc
step sky@6-8: paint sheet paint bunch > sky by c
step sweep: paint bunch paint sheet > sheet stalks by ccc
step tips: print bunch paint sheet > tips by ccc
step stamp: print second paint sheet > stamps by ccc
step dry: dry sheet by gtc
part sheet = sheet cream : r^ ~ -8 0 152 172 3
part sky = paint d : q_ light-blue 6 -82 -52 -40 -56 20 -48 66 -54 66 -36 10 -28 -40 -34 -82 -30 ; q_ light-blue+ 5 -82 -76 -10 -80 66 -74 66 -62 -10 -68 -82 -62
part stalks = paint a : l_ green 3 -78 84 -79.7 44.6 -82.2 12.3 ; l_ green 3 -69.8 84 -70.4 43 -71.4 9.5 ; l_ green 3 -61.5 84 -64.3 35.6 -68.5 -4.1 ; l_ green 3 -53.3 84 -50.6 23.5 -46.6 -26 ; l_ green 3 -45.1 84 -43.4 41 -40.8 5.8 ; l_ green 3 -36.8 84 -36.6 39.3 -36.2 2.8 ; l_ green 3 -28.6 84 -30.7 44.5 -33.8 12.2 ; l_ green 3 -20.4 84 -22.2 19.6 -24.9 -33 ; l_ green 3 -12.1 84 -10 23.3 -6.9 -26.4 ; l_ green 3 -3.9 84 -2 41.8 0.9 7.4 ; l_ green 3 4.4 84 3.1 28.7 1.3 -16.5 ; l_ green 3 12.6 84 14.1 21.8 16.3 -29 ; l_ green 3 20.8 84 23.3 45.1 26.9 13.2 ; l_ green 3 29.1 84 29.7 27.4 30.8 -18.9 ; l_ green 3 37.3 84 37.3 42.3 37.4 8.2 ; l_ green 3 45.5 84 45.4 45 45.1 13.1 ; l_ green 3 53.8 84 56.5 21.5 60.7 -29.6 ; l_ green 3 62 84 62.3 38.6 62.8 1.5 ; l_ light-green 3 -74 84 -74.2 47.7 -74.6 17.9 ; l_ light-green 3 -63.7 84 -66 36.3 -69.5 -2.8 ; l_ light-green 3 -53.4 84 -56.5 44.7 -61.3 12.5 ; l_ light-green 3 -43.1 84 -40.5 54.4 -36.7 30.2 ; l_ light-green 3 -32.8 84 -32.4 42 -31.9 7.7 ; l_ light-green 3 -22.5 84 -25.4 47.5 -29.8 17.7 ; l_ light-green 3 -12.2 84 -10.9 45.8 -8.9 14.6 ; l_ light-green 3 -1.8 84 -0.4 52.6 1.8 27 ; l_ light-green 3 8.5 84 6.8 53.7 4.3 28.9 ; l_ light-green 3 18.8 84 18.8 34.9 18.9 -5.2 ; l_ light-green 3 29.1 84 29.7 38.4 30.5 1.1 ; l_ light-green 3 39.4 84 38.6 39 37.5 2.3 ; l_ light-green 3 49.7 84 47.1 49.6 43.3 21.4 ; l_ light-green 3 60 84 61.1 39.5 62.8 3.1 ; l_ dark-green 3 -76 84 -73.1 48.6 -68.7 19.6 ; l_ dark-green 3 -63.8 84 -66.7 62.8 -70.9 45.5 ; l_ dark-green 3 -51.6 84 -49.5 52.1 -46.3 25.9 ; l_ dark-green 3 -39.5 84 -38.4 59.1 -36.7 38.8 ; l_ dark-green 3 -27.3 84 -26.6 54.2 -25.6 29.8 ; l_ dark-green 3 -15.1 84 -14.6 61.6 -13.8 43.2 ; l_ dark-green 3 -2.9 84 -3.4 57.7 -4 36.2 ; l_ dark-green 3 9.3 84 10.7 47.8 12.8 18.2 ; l_ dark-green 3 21.5 84 24.3 55.2 28.6 31.7 ; l_ dark-green 3 33.6 84 33.3 59.8 32.8 40 ; l_ dark-green 3 45.8 84 42.8 63.7 38.4 47.2 ; l_ dark-green 3 58 84 57.8 58.9 57.4 38.4
part tips = paint b : f_ yellow -60 -20 9 9 2 ; o_ gold -60 -20 2.4 ; f_ yellow -34 -44 9 9 2 ; o_ gold -34 -44 2.4 ; f_ yellow -6 -16 9 9 2 ; o_ gold -6 -16 2.4 ; f_ yellow 22 -40 9 9 2 ; o_ gold 22 -40 2.4 ; f_ yellow 44 -10 9 9 2 ; o_ gold 44 -10 2.4 ; f_ yellow -46 14 9 9 2 ; o_ gold -46 14 2.4
part stamps = second own : f_ pink -20 18 7 11 3.4 ; o_ pink- -20 18 3 ; f_ pink 8 8 7 11 3.4 ; o_ pink- 8 8 3 ; f_ pink 34 22 7 11 3.4 ; o_ pink- 34 22 3 ; f_ pink -64 -56 7 11 3.4 ; o_ pink- -64 -56 3 ; f_ pink 52 -52 7 11 3.4 ; o_ pink- 52 -52 3
part handle = handle own : l^ ~ 9 96 84 70 10
part tuft = bunch own : l ~- 3 70 12 53 -22 40 -46 ; l ~ 3 70 12 57 -22 48 -49 ; l ~+ 3 70 12 61 -22 56 -52 ; l ~- 3 70 12 64.5 -22 63 -55 ; l ~ 3 70 12 68 -22 70 -54 ; l ~+ 3 70 12 71.5 -22 77 -52 ; l ~- 3 70 12 75 -22 84 -49 ; l ~ 3 70 12 78.5 -22 91 -46 ; r white 70 10 18 14 3 12
scene lay

* leaf-crown | 2-3 4-5 6-8 | Seasons, Nature
extras head: ribbon, flower, feather, ivy, fern-frond, pressed-flower, wooden-bead, tissue-paper, pumpkin-seed
appeal 3
topics crown, leaf crown, headband, king, queen, prince, princess, autumn, fall, forest king, leaves, nature walk, nature crown, woodland party
near birthday
colors brown, orange, gold
minutes 20 25 30
mess low
heart leaf: leaf, fern-frond, fake-leaf, flower = 2 handful
need band: paper-bag, corrugated-paper, construction-paper, cardstock, packing-paper = 2 strip
nice extra: flower, clover, grass, petal, feather, sticker = handful
join tape: masking-tape, tape
tool scissors: scissors
step walk: prepare leaf by ccc
step band: cut band scissors > band by gtc
step sticky: tape band tape by gtc
step big: decorate leaf band tape > leaves by ccc
step small: decorate leaf band > low by ccc
step extra: decorate extra band tape > extra by tcc
step close: tape band tape by ggt
step wear: play band by ccc
part leaves = leaf own : plant orange -74 59 -93.6 -8.2 15 ; plant red -58 62.8 -76.6 -19.1 17 ; plant gold -42 66.1 -57.4 -28.7 18 ; plant brown -26 68.4 -36.8 -39 19 ; plant orange -9 69.8 -13.1 -48.1 20 ; plant gold 9 69.8 12.9 -42.1 19 ; plant red 26 68.4 36.6 -37 19 ; plant orange 42 66.1 56.8 -24.7 18 ; plant gold 58 62.8 76.1 -17.1 17 ; plant red 74 59 92.5 -4.3 15
part band = band own : p^ ~ -82 30 -40 44 0 48 40 44 82 30 82 62 40 76 0 80 -40 76 -82 62
part low = leaf own : plant green -66 62.8 -74.5 34.1 8 ; plant gold -50 64.9 -56.5 35.6 8 ; plant red -33 66.6 -37.3 36.9 8 ; plant green -16 67.7 -18.1 37.7 8 ; plant orange 0 68 0 38 8 ; plant gold 17 67.6 19.2 37.7 8 ; plant green 34 66.5 38.4 36.8 8 ; plant red 50 64.9 56.5 35.6 8 ; plant gold 66 62.8 74.5 34.1 8
part extra = extra own : bits own 1.5 -52 60 -26 63 0 64 26 63 52 60
scene stand

* ice-window | 2-3 4-5 6-8 | Seasons, Nature
appeal 3
topics ice, frost, frozen, winter, cold, suncatcher, ice ornament, ice wreath, january, snow day, jack frost, melting, freezing
colors light blue, red, green
minutes 15 20 20
waits 480
mess low
place sink
heart finds: leaf, petal, flower, pine-branch, fern-frond, dried-orange-slice, ivy, clover, fresh-herb, feather = handful
need pan: plastic-tub, foil-pan, paper-bowl, yogurt-pot, cookie-tin
nice color: food-coloring
nice gems@4-5,6-8: seashell, pebble, button, bead, bottle-cap, acorn = handful
join loop: string, yarn, raffia, ribbon = 1 ft
home water: = 2 cup
home jug
step pick: prepare finds by ccc
step pour: fill pan water jug > disk by ccc
step tint: mix color water jug by gtc
step lay: arrange finds pan water > finds by ccc
step gems@4-5,6-8: arrange gems pan > gems by cc
step loop: tie loop pan > loop by gtc
step freeze: prepare pan by gtc
step free: wash pan water > shine by gtc
step hang: play loop by ggc
part loop = loop own : l ~ 3 0 -60 -14 -84 0 -98 14 -84 0 -60
part disk = pan light-blue : o^ light-blue 0 6 82 82 ; o_ light-blue+ 0 6 73 73
part finds = finds own : p red -44 -53.2 -30.1 -41.4 -15.8 -53.5 -15.4 -36.6 1.7 -26.9 -11 -19.9 -18.8 -14 -22.7 -11.7 -31.7 -8 -44 -0.5 -43.9 -20.1 -58.4 -28.9 -40.7 -35.2 ; z_ red- 1.6 -12.5 1.4 -40.4 -46.9 ; leaf green 24 -44 67.3 -36.4 12 ; leaf orange -52 30 -13.9 52 12 ; p gold 48.6 11.5 42.9 26.7 57.4 35 43.4 40.4 40.5 57.6 30.8 49.1 23.5 44.5 20.4 41.9 14.6 35.5 4.5 27.5 21 21.6 23.9 6.8 34.6 19.7 ; z_ gold- 1.6 12.6 54.4 44.5 16.4 ; leaf dark-green -8 66 11 33.1 8 ; o_ pink 4 -8 9 6 30 ; o_ pink 20 -4 9 6 -40 ; o_ yellow -56 -4 8 5 60 ; o_ yellow 56 4 8 5 20 ; f_ purple -4 22 6 11 5 ; o_ gold -4 22 3.5
part gems = gems c : bits ~ 1.11 -20 50 10 58 38 44 -48 32
part shine = pan light-blue : l_ w 4 -62 -16 -52 -40 -34 -56 ; l_ w 2.4 56 40 46 54 32 66 ; z_ w 1.4 -20 54 -36 66 ; z_ w 1.4 52 -32 40 -20 62 -12 ; o_ w -46 46 3 ; o_ w 10 -60 2.6 ; o_ w 40 18 2.2
scene hang

* petal-plate | 2-3 4-5 | Nature, Seasons
extras picture Nature: stick-on-gem
topics flower, flowers, petals, garden, spring, summer, daisy, sunflower, petal picture, petal collage, paper plate flower, bloom, mother's day, blossom
colors pink, yellow, green or red, purple, yellow, orange, blue, white
minutes 20 25
mess low
heart petal: petal, flower, leaf, fake-leaf = 2 handful
heart plate: paper-plate
nice middle@2-3: soil, coffee-grounds, sand = handful
nice middle@4-5: soil, seed, coffee-grounds, sand, rice, dried-bean, dried-lentil, birdseed, button, pom-pom, sequin, bead = handful
need stem: construction-paper, cardstock, paper-bag, felt = 1 sheet
nice stalk@4-5: paper-straw, stick, pipe-cleaner, craft-stick, chopstick = 1
join glue: glue
tool scissors: scissors
tool brush: paintbrush, cotton-swab, sponge-brush
step pluck: prepare petal by cc
step spread: glue plate glue brush > plate by cc
step outer: decorate petal plate > outer by cc
step inner: decorate petal plate > inner by cc
step glue2: glue plate glue by tc
step middle: decorate middle plate > middle by cc
step stem: cut stem scissors by gt
step stalk@4-5: glue stalk plate glue > stalk by t
step stick: glue stem plate glue > stem by cc
part stem = stem c : r ~ 0 66 13 60 3 ; j ~ 0 90 46 62 11 ; j ~ 0 92 -46 66 11
part stalk = stalk c : r ~ 0 66 11 60 3
part plate = plate own : plate ~ 0 -20 74
part outer = petal a : petal ~ 0 -54 0 -90 10 ; petal ~+ 9.6 -52.6 19.7 -87.2 10 ; petal ~- 18.4 -48.6 37.8 -78.9 10 ; petal ~ 25.7 -42.3 52.9 -65.8 10 ; petal ~+ 30.9 -34.1 63.7 -49.1 10 ; petal ~- 33.7 -24.8 69.3 -30 10 ; petal ~ 33.7 -15.2 69.3 -10 10 ; petal ~+ 30.9 -5.9 63.7 9.1 10 ; petal ~- 25.7 2.3 52.9 25.8 10 ; petal ~ 18.4 8.6 37.8 38.9 10 ; petal ~+ 9.6 12.6 19.7 47.2 10 ; petal ~- 0 14 0 50 10 ; petal ~ -9.6 12.6 -19.7 47.2 10 ; petal ~+ -18.4 8.6 -37.8 38.9 10 ; petal ~- -25.7 2.3 -52.9 25.8 10 ; petal ~ -30.9 -5.9 -63.7 9.1 10 ; petal ~+ -33.7 -15.2 -69.3 -10 10 ; petal ~- -33.7 -24.8 -69.3 -30 10 ; petal ~ -30.9 -34.1 -63.7 -49.1 10 ; petal ~+ -25.7 -42.3 -52.9 -65.8 10 ; petal ~- -18.4 -48.6 -37.8 -78.9 10 ; petal ~ -9.6 -52.6 -19.7 -87.2 10
part inner = petal b : petal ~ 2.4 -33.8 7.6 -63.3 8 ; petal ~- 7.5 -31.8 23.6 -57.1 8 ; petal ~+ 11.5 -28 36 -45.2 8 ; petal ~ 13.7 -23 43 -29.5 8 ; petal ~- 13.8 -17.6 43.3 -12.4 8 ; petal ~+ 11.8 -12.5 37.1 3.6 8 ; petal ~ 8 -8.5 25.2 16 8 ; petal ~- 3 -6.3 9.5 23 8 ; petal ~+ -2.4 -6.2 -7.6 23.3 8 ; petal ~ -7.5 -8.2 -23.6 17.1 8 ; petal ~- -11.5 -12 -36 5.2 8 ; petal ~+ -13.7 -17 -43 -10.5 8 ; petal ~ -13.8 -22.4 -43.3 -27.6 8 ; petal ~- -11.8 -27.5 -37.1 -43.6 8 ; petal ~+ -8 -31.5 -25.2 -56 8 ; petal ~ -3 -33.7 -9.5 -63 8
part middle = middle brown : o_ brown 0 -20 19 19 ; o_ brown- 0 -20 2.4 ; o_ brown+ 6 -14 2.4 ; o_ brown- -7 -16 2.4 ; o_ brown+ 4 -28 2.4 ; o_ brown- -6 -27 2.4 ; o_ brown+ 10 -22 2.4 ; o_ brown- -11 -22 2.4 ; o_ brown+ 0 -10 2.4 ; o_ brown- 8 -8 2.4 ; o_ brown+ -4 -34 2.4
scene lay

* paper-nest | 2-3 4-5 6-8 | Nature, Animals, Seasons
extras world Nature: leaf, moss, feather, petal, grass, birdseed, clover, pinecone, fern-frond, ivy
topics nest, bird's nest, birds nest, birds, eggs, robin, spring, easter, baby birds, hatching, chicks
near hay
colors light blue, brown, tan
minutes 20 25 35
mess low
heart bag: paper-bag, packing-paper, newspaper = 1
heart straw: grass, hay, crinkle-paper, raffia, moss, corn-husk, pine-needle, leaf, feather = 2 handful
need dough@2-3: play-dough, modeling-clay = 3 handful
need dough@4-5,6-8: play-dough, modeling-clay, air-dry-clay = handful
nice twigs@6-8: stick, pine-needle, reed = handful
nice down@4-5,6-8: feather, cotton-ball, moss = 2
nice bird@4-5,6-8: toy-animal
join glue: glue
tool pen: crayon, marker, pencil
step open: prepare bag by tcc
step roll: roll bag > bowl by tcc
step spread: glue bag glue by ccc
step straw: decorate straw bag > straw rim by ccc
step twigs@6-8: weave twigs bag glue by c
step eggs: shape dough > eggs by tcc
step speckle: print dough pen > speckles by ccc
step down@4-5,6-8: decorate down bag > down by cc
step bird@4-5,6-8: play bird bag > bird by cc
step play: play dough bag by ccc
part bowl = bag own : b^ ~ -92 2 -84 44 -50 76 0 82 50 76 84 44 92 2 70 -14 0 -20 -70 -14 ; o_ ~-- 0 0 78 24
part straw = straw own : l_ tan 3 38.2 53.8 55.9 51.6 75.3 49.5 ; l_ tan 3 -80.5 17.6 -64.1 26.5 -43.2 22.2 ; l_ gold+ 3 22.3 44.9 41.2 42.9 65.5 53.4 ; l_ gold+ 3 0.4 26.9 15.3 22.2 34.7 25.9 ; l_ gold+ 3 -8 39.5 10.7 46.9 37.6 44.4 ; l_ gold 3 -11.3 20.7 12.6 12.8 32.6 21.3 ; l_ gold 3 -31.2 30.5 -13.8 34 10.8 35.3 ; l_ tan 3 7.4 55.8 27.3 49.3 42.5 65 ; l_ gold+ 3 37.3 36.9 58.3 30.5 85.1 38.7 ; l_ light-green 3 -37.8 51.5 -15 47.6 1.9 59.6 ; l_ tan 3 -18.6 37.5 -3 39.4 23.9 37.2 ; l_ brown 3 -56.8 15 -33.3 21.2 -14.8 13 ; l_ tan 3 -45.1 19.7 -27.5 15.9 -0.6 26.9 ; l_ light-green 3 -20.7 55.9 2.5 56.8 18.9 64.6 ; l_ brown 3 30 47.5 47.4 43.3 70.7 48.1 ; l_ gold+ 3 12.7 47.2 28.5 45.3 49.4 52.1 ; l_ gold 3 39 20.8 55 25.6 77.8 16 ; l_ gold+ 3 -27.1 36.3 -9.7 30.3 13.9 34.8 ; l_ gold+ 3 -21.9 48.9 -2.2 47.3 13.4 45 ; l_ gold 3 30.8 33.4 45.1 36.3 77 36.3 ; l_ tan 3 -13.1 52.7 9 52.7 32.3 62.4 ; l_ gold 3 7.5 34.4 23.4 41.9 47 39.3 ; l_ gold 3 -58.7 27.6 -37.3 25 -9.3 22.7 ; l_ gold+ 3 4.3 21 20.4 27.7 38.9 30.5 ; l_ light-green 3 31.8 25.3 47.6 22.3 72.7 22.1 ; l_ tan 3 10.3 16.5 30.4 16.4 51.9 13.8 ; l_ gold 3 -58.1 50.8 -43 54.7 -13.7 56.6 ; l_ light-green 3 -74 35.9 -52.7 39.8 -32.4 36.8 ; l_ brown 3 24.7 24.3 43.3 16.2 59.5 21 ; l_ tan 3 -32.2 44.1 -10.9 47.9 11.6 39.5 ; l_ brown 3 -83.8 29.2 -61.5 29.7 -34.1 35.5 ; l_ light-green 3 -65.3 42.3 -46.3 45.9 -28.1 40.7 ; l_ light-green 3 -77.1 54.1 -59.2 54.4 -39.9 53.4 ; l_ brown 3 -84.7 44.6 -61.6 49 -35.8 54.4
part down = down w : feather w -50 -2 -78 -30 8 ; feather w 44 0 72 -26 8
part eggs = dough a : o ~ -40 -4 21 27 -12 ; o ~ 40 -4 21 27 12 ; o^ ~ 0 -8 23 29 0
part speckles = pen brown : o_ brown -48 -16 1.9 ; o_ brown -38 -24 1.9 ; o_ brown -34 -10 1.9 ; o_ brown -46 -2 1.9 ; o_ brown 34 -20 1.9 ; o_ brown 46 -18 1.9 ; o_ brown 48 -4 1.9 ; o_ brown 36 -6 1.9 ; o_ brown -8 -24 1.9 ; o_ brown 6 -20 1.9 ; o_ brown -12 -8 1.9 ; o_ brown 9 -6 1.9 ; o_ brown 0 -32 1.9 ; o_ brown -2 -14 1.9
part rim = straw own : b ~- -92 4 -60 18 0 24 60 18 92 4 86 34 40 44 0 46 -40 44 -86 34 ; l_ gold 3 21.9 35.4 38.8 39.2 53 39.7 ; l_ tan 3 -20 20.8 -4.2 24 10.4 19.8 ; l_ gold+ 3 -85.9 31.2 -68.2 28 -47.3 36.4 ; l_ brown 3 -22 33.8 -9.3 31.7 7.5 33.6 ; l_ light-green 3 -35.3 34 -19.4 30.8 -1.8 30.8 ; l_ tan 3 -48.9 34.8 -36.2 33.2 -9.7 31.4 ; l_ tan 3 13.3 24.8 29.9 27.5 43.8 29.6 ; l_ brown 3 -12.8 31.7 1 34.5 26.3 37.7 ; l_ tan 3 -59.8 28.4 -48 27 -31.3 25.7 ; l_ light-green 3 23.5 20.9 34 27.6 57.7 23 ; l_ light-green 3 -73.3 34.8 -56.8 36 -37.7 38.2 ; l_ gold+ 3 -73.2 19.1 -57.7 26.9 -40.4 18.8 ; l_ brown 3 0.3 21.6 11.8 20.8 39.6 25.9 ; l_ gold+ 3 43.4 29.3 57.4 37 76.9 34.7 ; l_ gold+ 3 1.7 32.1 18.1 35 33.1 29.5 ; l_ light-green 3 -82.1 23.4 -67 20.9 -50.6 19.7 ; l_ gold+ 3 -5.9 16.3 8.2 15.9 25.4 12.6 ; l_ tan 3 33.7 27.7 50.3 23.8 71.3 28.1 ; l_ tan 3 -43.5 19.1 -27.4 25.2 -9.6 20.9 ; l_ gold 3 -57.5 36.5 -44.5 38.5 -17.6 39.7 ; l_ gold+ 3 9 14.3 26.8 14.6 48.2 16.8 ; l_ light-green 3 19.8 14.4 36.6 18.2 52.5 16.2 ; l_ gold+ 3 -34.7 24.1 -18.6 25.3 1.7 26.8 ; l_ tan 3 47.4 20.4 64.8 24.3 82.5 17 ; l_ tan 3 47.2 37.2 61.3 39 79.8 34.9 ; l_ tan 3 -30.4 16.2 -15.2 21.7 6.6 19.6
part bird = bird tan : toyanimal ~ -72 -8 36
scene stand

* snow-owl | 2-3 4-5 6-8 | Seasons, Animals
extras figure: dry-pasta, faux-fur, feather
extras world Seasons: pinecone
topics snow, snow owl, snowy owl, snow animal, owl, winter, snow day, snow sculpture, snowman, building with snow
colors white, brown, orange or brown, gray, tan
minutes 20 25 35
mess some
place outdoors
heart snow: snow
heart wing: leaf, pine-branch, bark, fern-frond, corn-husk, reed = 2 handful
need beak: carrot, orange-peel, leaf
need eyes@2-3: plastic-lid = 2
need eyes@4-5,6-8: stone, pinecone, plastic-lid, chestnut = 2
nice toes@4-5,6-8: stick = 6
tool scoop: bucket, measuring-cup, bowl, plastic-spoon
step heap: build snow scoop > heap by ccc
step pat: shape snow by tcc
step ears: shape snow > ears by gtc
step wings: decorate wing snow > wings by ccc
step belly: draw snow scoop > belly by ccc
step eyes: decorate eyes snow > eyes by ccc
step beak: decorate beak snow > beak by ccc
step toes@4-5,6-8: decorate toes snow > toes by cc
step visit: play snow by ccc
part ears = snow own : p^ ~ -50 -56 -46 -94 -14 -70 ; p^ ~ 50 -56 46 -94 14 -70
part heap = snow own : b^ ~ -52 -60 -30 -76 0 -80 30 -76 52 -60 64 -10 70 40 60 76 0 84 -60 76 -70 40 -64 -10
part wings = wing brown : leaf brown -46 -20 -58.4 18 11 ; leaf orange -49.4 -8 -61.7 30 11 ; leaf gold -49.6 4 -62 42 11 ; leaf brown -46.6 16 -58.9 54 11 ; leaf red -43 28 -55.3 66 11 ; leaf gold -42.2 40 -54.5 78 11 ; leaf brown 46 -20 58.4 18 11 ; leaf orange 49.4 -8 61.7 30 11 ; leaf gold 49.6 4 62 42 11 ; leaf brown 46.6 16 58.9 54 11 ; leaf red 43 28 55.3 66 11 ; leaf gold 42.2 40 54.5 78 11
part belly = snow light-blue : l_ silver 3 -25 8 -18 14 -11 8 ; l_ silver 3 -7 8 0 14 7 8 ; l_ silver 3 11 8 18 14 25 8 ; l_ silver 3 -33 24 -26 30 -19 24 ; l_ silver 3 -16 24 -9 30 -2 24 ; l_ silver 3 2 24 9 30 16 24 ; l_ silver 3 19 24 26 30 33 24 ; l_ silver 3 -25 40 -18 46 -11 40 ; l_ silver 3 -7 40 0 46 7 40 ; l_ silver 3 11 40 18 46 25 40 ; l_ silver 3 -33 56 -26 62 -19 56 ; l_ silver 3 -16 56 -9 62 -2 56 ; l_ silver 3 2 56 9 62 16 56 ; l_ silver 3 19 56 26 62 33 56
part eyes = eyes own : o silver+ -22 -40 21 ; o silver+ 22 -40 21 ; o ~ -22 -40 13 ; o ~ 22 -40 13 ; o_ k -22 -40 7 ; o_ k 22 -40 7 ; o_ w -25 -43 2.4 ; o_ w 19 -43 2.4
part beak = beak orange : p orange -8 -28 8 -28 0 -6
part toes = toes own : z ~ 5 -28 80 -38 92 ; z ~ 5 -22 80 -22 94 ; z ~ 5 -16 80 -8 92 ; z ~ 5 28 80 38 92 ; z ~ 5 22 80 22 94 ; z ~ 5 16 80 8 92
scene stand

* pinecone-creature | 4-5 6-8 | Nature, Animals
extras world Nature: moss, leaf, stick, acorn, stone, wood-slice, pine-needle, fern-frond, grass, driftwood, modeling-clay, clover, chestnut, snail-shell, toy-tree, cinnamon-stick
appeal 3
topics pinecone animals, woodland animals, forest animals, forest, autumn, fall, woods
variant owl | Nature, Animals | brown, cream, orange | owl, barn owl, night animals, autumn
variant squirrel | Nature, Animals | orange, cream, brown | squirrel, chipmunk, autumn, acorn
variant penguin | Animals, Seasons | black, white, orange | penguin, winter, antarctica, polar animals
colors brown, cream, orange
minutes 25 35
mess low
heart cone: pinecone
heart clay: modeling-clay, play-dough, salt-dough, air-dry-clay = 2 handful
need wing: leaf, feather, felt, craft-foam, construction-paper = 4
nice cap: acorn, walnut-shell, seed-pod
nice twig: stick, pipe-cleaner, pine-needle
nice eyes: googly-eye, bead = 2
tool poker: pencil, craft-stick, stick
step look: prepare cone by cc
step foot: shape clay cone > feet cone-o cone-s cone-p by cc
step face: shape clay cone > face-o head-s face-p by tc
step dots: shape clay poker > looks-o looks-s looks-p by cc
step eyes: decorate eyes clay by cc
step wings: decorate wing cone clay > wings-o tail-s wings-p by cc
step cap: decorate cap clay > cap-o cap-s cap-p by tc
step twig: decorate twig clay > perch by cc
step home: play cone by cc
part perch = twig own : l ~ 7 -92 80 -40 84 20 80 92 84 ; l ~ 4 60 82 76 70
part tail-s@squirrel = wing orange : leaf orange 40 70 72.9 8.2 17 ; leaf brown 48 72 65.9 -12.1 15 ; leaf gold 52 70 41.7 -3.3 12
part wings-p@penguin = wing k : leaf k -40 -14 -64.7 47.2 13 ; leaf k 40 -14 64.7 47.2 13
part cone-o@owl = cone own : b^ ~- -47.8 64.4 -43.7 14 -20.8 -39.2 0 -56 20.8 -39.2 43.7 14 47.8 64.4 0 84 ; x_ ~ -7.5 -38.6 9.3 12.4 180 ; x_ ~+ 7.5 -38.6 9.3 12.4 180 ; x_ ~+ -18.1 -20.6 11.2 12.4 180 ; x_ ~ 0 -20.6 11.2 12.4 180 ; x_ ~+ 18.1 -20.6 11.2 12.4 180 ; x_ ~ -25.1 -2.6 15.6 12.4 180 ; x_ ~+ 0 -2.6 15.6 12.4 180 ; x_ ~ 25.1 -2.6 15.6 12.4 180 ; x_ ~+ -34.5 15.4 14.3 12.4 180 ; x_ ~ -11.5 15.4 14.3 12.4 180 ; x_ ~+ 11.5 15.4 14.3 12.4 180 ; x_ ~ 34.5 15.4 14.3 12.4 180 ; x_ ~ -38.6 33.4 15.9 12.4 180 ; x_ ~+ -12.9 33.4 15.9 12.4 180 ; x_ ~ 12.9 33.4 15.9 12.4 180 ; x_ ~+ 38.6 33.4 15.9 12.4 180 ; x_ ~+ -35.3 51.4 14.6 12.4 180 ; x_ ~ -11.8 51.4 14.6 12.4 180 ; x_ ~+ 11.8 51.4 14.6 12.4 180 ; x_ ~ 35.3 51.4 14.6 12.4 180 ; x_ ~ -32.3 69.4 10 12.4 180 ; x_ ~+ -16.1 69.4 10 12.4 180 ; x_ ~ 0 69.4 10 12.4 180 ; x_ ~+ 16.1 69.4 10 12.4 180 ; x_ ~ 32.3 69.4 10 12.4 180
part cone-s@squirrel = cone own : b^ ~- -40.5 64.3 -37 24 -17.6 -18.6 0 -32 17.6 -18.6 37 24 40.5 64.3 0 80 ; x_ ~ -6.8 -16.9 8.4 11.6 180 ; x_ ~+ 6.8 -16.9 8.4 11.6 180 ; x_ ~+ -16.9 -0.1 10.5 11.6 180 ; x_ ~ -0 -0.1 10.5 11.6 180 ; x_ ~+ 16.9 -0.1 10.5 11.6 180 ; x_ ~ -23.4 16.7 14.5 11.6 180 ; x_ ~+ 0 16.7 14.5 11.6 180 ; x_ ~ 23.4 16.7 14.5 11.6 180 ; x_ ~+ -31.5 33.5 13 11.6 180 ; x_ ~ -10.5 33.5 13 11.6 180 ; x_ ~+ 10.5 33.5 13 11.6 180 ; x_ ~ 31.5 33.5 13 11.6 180 ; x_ ~ -30.9 50.3 12.8 11.6 180 ; x_ ~+ -10.3 50.3 12.8 11.6 180 ; x_ ~ 10.3 50.3 12.8 11.6 180 ; x_ ~+ 30.9 50.3 12.8 11.6 180 ; x_ ~+ -27.7 67.1 8.6 11.6 180 ; x_ ~ -13.9 67.1 8.6 11.6 180 ; x_ ~+ 0 67.1 8.6 11.6 180 ; x_ ~ 13.9 67.1 8.6 11.6 180 ; x_ ~+ 27.7 67.1 8.6 11.6 180
part cone-p@penguin = cone own : b^ ~- -44.2 65.1 -40.3 14 -19.2 -40 0 -57 19.2 -40 40.3 14 44.2 65.1 0 85 ; x_ ~ -6.9 -39.4 8.6 12.6 180 ; x_ ~+ 6.9 -39.4 8.6 12.6 180 ; x_ ~+ -16.7 -21.1 10.4 12.6 180 ; x_ ~ 0 -21.1 10.4 12.6 180 ; x_ ~+ 16.7 -21.1 10.4 12.6 180 ; x_ ~ -23.2 -2.8 14.4 12.6 180 ; x_ ~+ 0 -2.8 14.4 12.6 180 ; x_ ~ 23.2 -2.8 14.4 12.6 180 ; x_ ~+ -31.9 15.4 13.2 12.6 180 ; x_ ~ -10.6 15.4 13.2 12.6 180 ; x_ ~+ 10.6 15.4 13.2 12.6 180 ; x_ ~ 31.9 15.4 13.2 12.6 180 ; x_ ~ -35.6 33.7 14.7 12.6 180 ; x_ ~+ -11.9 33.7 14.7 12.6 180 ; x_ ~ 11.9 33.7 14.7 12.6 180 ; x_ ~+ 35.6 33.7 14.7 12.6 180 ; x_ ~+ -32.6 51.9 13.5 12.6 180 ; x_ ~ -10.9 51.9 13.5 12.6 180 ; x_ ~+ 10.9 51.9 13.5 12.6 180 ; x_ ~ 32.6 51.9 13.5 12.6 180 ; x_ ~ -29.8 70.2 9.2 12.6 180 ; x_ ~+ -14.9 70.2 9.2 12.6 180 ; x_ ~ 0 70.2 9.2 12.6 180 ; x_ ~+ 14.9 70.2 9.2 12.6 180 ; x_ ~ 29.8 70.2 9.2 12.6 180
part feet = clay c : o ~ -22 80 20 9 -6 ; o ~ 22 80 20 9 6
part face-o@owl = clay b : p^ brown -46 -62 -40 -84 -18 -66 ; p^ brown 46 -62 40 -84 18 -66 ; o^ ~ -22 -44 25 25 ; o^ ~ 22 -44 25 25 ; p orange -8 -36 8 -36 0 -16
part head-s@squirrel = clay a : j ~ -20 -58 -28 -92 9 ; j ~ 20 -58 28 -92 9 ; o^ ~ 0 -42 36 30 ; o b 0 -28 17 13 ; o b 0 26 22 30 ; l ~ 13 -34 8 -24 28 -8 32 ; l ~ 13 34 8 24 28 8 32
part face-p@penguin = clay b : o^ k 0 -56 34 30 ; b ~ 0 -58 13 -70 24 -58 20 -38 0 -32 -20 -38 -24 -58 -13 -70 ; b ~ -30 -12 0 -20 30 -12 34 30 20 64 0 70 -20 64 -34 30 ; p orange -8 -50 8 -50 0 -36
part looks-o@owl = clay k : o_ k -22 -44 11 ; o_ k 22 -44 11 ; o_ w -26 -48 3 ; o_ w 18 -48 3
part looks-s@squirrel = clay k : o_ k 0 -35 5 4 ; o_ k -15 -47 5 ; o_ k 15 -47 5 ; u 0 -29 7
part looks-p@penguin = clay k : o_ k -12 -58 4.5 ; o_ k 12 -58 4.5
part wings-o@owl = wing orange : leaf orange -48 -16 -55.9 59.6 19 ; leaf gold -36 -10 -51.5 52.1 12 ; leaf orange 48 -16 55.9 59.6 19 ; leaf gold 36 -10 51.5 52.1 12
part cap-o@owl = cap own : b ~ -20 -60 -16 -78 0 -85 16 -78 20 -60 ; z_ ~- 3 0 -84 4 -92 ; l_ ~- 3 -20 -62 0 -58 20 -62
part cap-s@squirrel = cap own : x gold 0 42 11 14 180 ; b ~ -12 34 -8 24 0 22 8 24 12 34 ; z_ ~- 3 0 22 3 16
part cap-p@penguin = cap own : b ~ -20 -80 -16 -94 0 -100 16 -94 20 -80 ; l_ ~- 3 -20 -82 0 -78 20 -82
scene stand

* pinecone-feeder | 4-5 6-8 | Nature, Seasons
appeal 3
topics bird feeder, birds, bird, birdseed, feeding birds, winter, garden birds, bird watching, earth day, backyard, robin, chickadee
colors brown, tan, red
minutes 20 25
mess some
heart cone: pinecone
heart seeds: birdseed, pumpkin-seed, seed, oats = 1 cup
need loop: string, yarn, raffia, ribbon, cotton-cord = 1 yd
nice twig: stick, dowel, chopstick
tool spreader: plastic-knife, wooden-spoon, craft-stick, plastic-spoon, metal-spoon
tool scissors: scissors
need paste: peanut-butter, lard = 1/2 cup
home plate
home soap
step open: prepare cone by cc
step loop: tie loop cone scissors > loop by tc
step spread: fill cone paste spreader > cone by cc
step roll: decorate cone seeds plate > seeds by cc
step twig: tie twig loop > twig by tc
step chill: prepare cone plate by cc
step hang: play cone loop by tt
step wash: wash soap by cc
part loop = loop own : l ~ 3.4 0 -66 -18 -84 0 -99 18 -84 0 -66
part cone = cone own : b^ ~- -45.1 66.2 -41.2 10 -19.6 -49.3 0 -68 19.6 -49.3 41.2 10 45.1 66.2 0 88 ; x_ ~ -6.7 -49.9 8.3 12.1 180 ; x_ ~+ 6.7 -49.9 8.3 12.1 180 ; x_ ~+ -15.7 -32.3 9.8 12.1 180 ; x_ ~ 0 -32.3 9.8 12.1 180 ; x_ ~+ 15.7 -32.3 9.8 12.1 180 ; x_ ~ -21.8 -14.8 13.5 12.1 180 ; x_ ~+ 0 -14.8 13.5 12.1 180 ; x_ ~ 21.8 -14.8 13.5 12.1 180 ; x_ ~+ -26.8 2.8 16.6 12.1 180 ; x_ ~ 0 2.8 16.6 12.1 180 ; x_ ~+ 26.8 2.8 16.6 12.1 180 ; x_ ~ -34.5 20.3 14.3 12.1 180 ; x_ ~+ -11.5 20.3 14.3 12.1 180 ; x_ ~ 11.5 20.3 14.3 12.1 180 ; x_ ~+ 34.5 20.3 14.3 12.1 180 ; x_ ~+ -36.5 37.9 15.1 12.1 180 ; x_ ~ -12.2 37.9 15.1 12.1 180 ; x_ ~+ 12.2 37.9 15.1 12.1 180 ; x_ ~ 36.5 37.9 15.1 12.1 180 ; x_ ~ -32.4 55.4 13.4 12.1 180 ; x_ ~+ -10.8 55.4 13.4 12.1 180 ; x_ ~ 10.8 55.4 13.4 12.1 180 ; x_ ~+ 32.4 55.4 13.4 12.1 180 ; x_ ~+ -30.1 73 9.3 12.1 180 ; x_ ~ -15.1 73 9.3 12.1 180 ; x_ ~+ 0 73 9.3 12.1 180 ; x_ ~ 15.1 73 9.3 12.1 180 ; x_ ~+ 30.1 73 9.3 12.1 180
part seeds = seeds own : o_ tan -3 -5.2 4.4 2.8 0 ; o_ gold -28.9 46.1 4.4 2.8 53 ; o_ cream -39.5 8.3 4.4 2.8 106 ; o_ k 4.3 20.1 4.4 2.8 159 ; o_ tan -36.7 -4.6 4.4 2.8 32 ; o_ brown+ 16.3 3 4.4 2.8 85 ; o_ cream 18 -27.7 4.4 2.8 138 ; o_ tan -21 -32.5 4.4 2.8 11 ; o_ gold 0.5 52.1 4.4 2.8 64 ; o_ cream 7.2 36.5 4.4 2.8 117 ; o_ k -9.3 33.6 4.4 2.8 170 ; o_ tan -31.9 -13.7 4.4 2.8 43 ; o_ brown+ 13.9 31.5 4.4 2.8 96 ; o_ cream -6.3 -34.9 4.4 2.8 149 ; o_ tan -18.7 -22.2 4.4 2.8 22 ; o_ gold -17.5 40.2 4.4 2.8 75 ; o_ cream -9.7 7.1 4.4 2.8 128 ; o_ k 7.7 -31.4 4.4 2.8 1 ; o_ tan 6.3 49.1 4.4 2.8 54 ; o_ brown+ -23.8 -43.1 4.4 2.8 107 ; o_ cream -33.3 12.1 4.4 2.8 160 ; o_ tan 8.7 55.7 4.4 2.8 33 ; o_ gold -18.5 59.5 4.4 2.8 86 ; o_ cream 16.4 54.9 4.4 2.8 139 ; o_ k -21.1 19.6 4.4 2.8 12 ; o_ tan 13.9 17.4 4.4 2.8 65 ; o_ brown+ 22 -35 4.4 2.8 118 ; o_ cream -12.2 45.9 4.4 2.8 171 ; o_ tan 6.7 2.9 4.4 2.8 44 ; o_ gold -7.8 58.6 4.4 2.8 97 ; o_ cream 6 -42.1 4.4 2.8 150 ; o_ k 23.9 -9.8 4.4 2.8 23 ; o_ tan -5.3 -21.8 4.4 2.8 76 ; o_ brown+ -32.9 21.5 4.4 2.8 129 ; o_ cream -31.8 37.5 4.4 2.8 2 ; o_ tan -38 37.2 4.4 2.8 55 ; o_ gold 24.6 7.7 4.4 2.8 108 ; o_ cream 16.8 -18.2 4.4 2.8 161 ; o_ k 28.8 -5.6 4.4 2.8 34 ; o_ tan 27.5 -17.1 4.4 2.8 87 ; o_ brown+ -26.2 54.4 4.4 2.8 140 ; o_ cream 38.9 19.1 4.4 2.8 13 ; o_ tan -23.3 -3.6 4.4 2.8 66 ; o_ gold -11.6 -29.4 4.4 2.8 119 ; o_ cream 15.7 -37.2 4.4 2.8 172 ; o_ k -3.9 29.2 4.4 2.8 45 ; o_ tan 21.1 -4.2 4.4 2.8 98 ; o_ brown+ 31 -26.4 4.4 2.8 151 ; o_ cream 2.3 -26 4.4 2.8 24 ; o_ tan 22.4 -20.9 4.4 2.8 77 ; o_ gold -3.5 14.2 4.4 2.8 130 ; o_ cream 31.1 12.6 4.4 2.8 3 ; o_ k -16 31.4 4.4 2.8 56 ; o_ tan 8.6 -25.1 4.4 2.8 109 ; o_ brown+ -31.5 -7.7 4.4 2.8 162 ; o_ cream -24.6 -21 4.4 2.8 35 ; o_ tan -31.2 -31.5 4.4 2.8 88 ; o_ gold -10.4 22 4.4 2.8 141 ; o_ cream 30.1 51.7 4.4 2.8 14 ; o_ k -17.9 4 4.4 2.8 67 ; o_ tan -7.8 -10.2 4.4 2.8 120 ; o_ brown+ -26.4 12.6 4.4 2.8 173 ; o_ cream -24.9 30 4.4 2.8 46 ; o_ tan 10 -8.9 4.4 2.8 99 ; o_ gold 20.9 47.9 4.4 2.8 152 ; o_ cream 3.4 -9.1 4.4 2.8 25 ; o_ k -2.4 46.2 4.4 2.8 78 ; o_ tan 1.1 -33.7 4.4 2.8 131 ; o_ brown+ 25.9 59.5 4.4 2.8 4 ; o_ cream 11.9 -2.9 4.4 2.8 57 ; o_ tan -11.3 -15.9 4.4 2.8 110 ; o_ gold -14.4 -4 4.4 2.8 163 ; o_ cream -39.2 27.2 4.4 2.8 36 ; o_ k 29.3 26.4 4.4 2.8 89 ; o_ tan 32.7 34.5 4.4 2.8 142 ; o_ brown+ -21.4 -9.6 4.4 2.8 15 ; o_ cream 8.1 12.7 4.4 2.8 68 ; o_ tan -25.1 37 4.4 2.8 121 ; o_ gold -2.9 21.7 4.4 2.8 174
part twig = twig own : l^ ~ 6 -64 88 0 90 64 86
scene hang

* grass-hair | 4-5 6-8 | Nature, Seasons
extras pot: washi-tape
extras figure: bread-tag, dry-pasta, letter-bead
appeal 3
topics grass head, grass hair, sprouts, plants, growing, seeds, garden, gardening, spring, chia pet, cress, hair salon, science, germination
colors yellow, red, black
minutes 25 30
mess some
heart seeds: grass-seed = 2 tbsp
heart soil: soil = 2 cup
need pot: yogurt-pot, plastic-cup, can, terracotta-pot, plastic-tub, milk-carton
need card: construction-paper, felt, craft-foam, sticker, paper = 1 scrap
nice eyes: googly-eye, button, sticker = 2
nice bow: ribbon, yarn, washi-tape = 1 ft
join stick: glue, tape
tool pen: marker, crayon
tool scissors: scissors
tool spoon: metal-spoon, plastic-spoon
home water: = 2 cup
home saucer
step draw: draw card pen by cc
step cut: cut card scissors by tc
step face: glue card pot stick > pot face by cc
step eyes: glue eyes pot stick > eyes by cc
step bow: tie bow pot > bow by tc
step fill: fill soil pot spoon > soil by cc
step sow: fill seeds soil spoon by cc
step water: fill water pot saucer > saucer by cc
step grow: play seeds water > hair by cc
step snip: cut seeds scissors by cc
part saucer = saucer tan : o ~ 0 84 66 10 ; o_ ~- 0 82 52 6
part hair = seeds green : l_ green 4 -38 -18 -39.7 -55.4 -42.2 -86 ; l_ green 4 -33.8 -18 -34.6 -56.7 -35.9 -88.4 ; l_ green 4 -29.6 -18 -28.8 -45.1 -27.5 -67.4 ; l_ green 4 -25.3 -18 -28.4 -61.7 -33.1 -97.5 ; l_ green 4 -21.1 -18 -22.7 -48.8 -25 -73.9 ; l_ green 4 -16.9 -18 -13.7 -53.8 -9 -83.1 ; l_ green 4 -12.7 -18 -10.5 -54 -7.3 -83.4 ; l_ green 4 -8.4 -18 -7.6 -47 -6.2 -70.7 ; l_ green 4 -4.2 -18 -3.4 -62.4 -2.1 -98.7 ; l_ green 4 0 -18 0.1 -59.6 0.4 -93.7 ; l_ green 4 4.2 -18 5.3 -45.1 7 -67.3 ; l_ green 4 8.4 -18 10.1 -56.4 12.6 -87.9 ; l_ green 4 12.7 -18 11.4 -44.4 9.5 -66 ; l_ green 4 16.9 -18 19.2 -53.9 22.7 -83.2 ; l_ green 4 21.1 -18 22.5 -62.6 24.6 -99.1 ; l_ green 4 25.3 -18 26.7 -63.5 28.8 -100.7 ; l_ green 4 29.6 -18 28.9 -60.9 27.9 -96 ; l_ green 4 33.8 -18 33.4 -63.8 32.9 -101.3 ; l_ green 4 38 -18 40.4 -45.8 44.1 -68.6 ; l_ light-green 4 -36 -18 -37.7 -54.9 -40.4 -85 ; l_ light-green 4 -30.9 -18 -33.2 -50.5 -36.8 -77 ; l_ light-green 4 -25.7 -18 -28.4 -42.7 -32.4 -62.9 ; l_ light-green 4 -20.6 -18 -17.4 -42 -12.6 -61.7 ; l_ light-green 4 -15.4 -18 -14.5 -46.3 -13.2 -69.4 ; l_ light-green 4 -10.3 -18 -10.6 -46.9 -11 -70.5 ; l_ light-green 4 -5.1 -18 -7.1 -52.6 -10.1 -80.9 ; l_ light-green 4 0 -18 -2.6 -42.5 -6.6 -62.5 ; l_ light-green 4 5.1 -18 2.1 -43 -2.5 -63.5 ; l_ light-green 4 10.3 -18 9.7 -53.8 8.8 -83.2 ; l_ light-green 4 15.4 -18 14.7 -40.4 13.5 -58.7 ; l_ light-green 4 20.6 -18 19 -55.4 16.7 -85.9 ; l_ light-green 4 25.7 -18 22.9 -49 18.7 -74.4 ; l_ light-green 4 30.9 -18 30.1 -49.7 28.9 -75.7 ; l_ light-green 4 36 -18 35 -50.2 33.4 -76.6
part soil = soil brown : o ~ 0 -18 46 10
part pot = pot own : q^ ~ 5 -54 -16 54 -16 40 84 -40 84 ; r ~+ 0 -12 114 11 3 ; q_ ~- 3 34 -6 50 -6 38 82 28 82
part bow = bow b : r ~ 0 66 86 8 2 ; p ~ 0 66 -20 56 -20 76 ; p ~ 0 66 20 56 20 76 ; o ~- 0 66 5
part face = card a : o w -18 18 13 15 ; o w 18 18 13 15 ; o_ k -16 20 6 ; o_ k 20 20 6 ; o_ pink -34 40 8 6 ; o_ pink 34 40 8 6 ; b red -16 42 0 46 16 42 8 56 0 58 -8 56
part eyes = eyes w : e -18 18 13 ; e 18 18 13
scene stand

* sock-snowman | 4-5 6-8 9-12 | Seasons
extras figure: bell, bread-tag, letter-bead
extras world Seasons: pinecone, wooden-block, stick, milk-carton, toy-animal, cinnamon-stick, bottle-cork, wood-scrap, wood-slice, LED-tea-light
appeal 3
topics snowman, snow, winter, christmas, frosty, december, january, cold, sock craft, snow day, no-sew
colors red, orange, black
minutes 30 30 35
mess low
heart sock: tube-sock, sock
heart fill: rice, dried-lentil, dried-bean, sand, pillow-stuffing = 2 cup
need ties: string, yarn, embroidery-floss, rubber-band, hair-tie = 2 ft
need scarf: felt, fabric-scrap, old-sweater, old-t-shirt = 1 strip
need nose: felt, construction-paper, craft-foam, fabric-scrap = 1 scrap
nice buttons: button, bead, pom-pom, sequin, bottle-cap, stick-on-gem = 3
nice arms: stick, pipe-cleaner, craft-stick, paper-straw = 2
join glue: glue
tool scissors: scissors
tool pen: marker, permanent-marker
home mug
step top: cut sock ties scissors by tcc
step fill: fill fill sock mug by ccc
step close: tie sock ties > body by tcc
step neck: tie sock ties > head by tcc
step scarf: cut scarf scissors > scarf by tcc
step hat: roll sock > hat by ccc
step face: draw pen sock > face by ccc
step nose: glue nose sock scissors glue > nose by tcc
step buttons: glue buttons sock glue > buttons by ccc
step arms: build arms scarf > arms by ccc
part arms = arms own : zm ~ 5 -34 8 -66 -12 -84 -32 ; zm ~ 4 -66 -12 -86 -10
part body = sock own : b^ ~ -34 4 34 4 60 34 58 66 40 82 0 84 -40 82 -58 66 -60 34
part buttons = buttons k : bits k 1.11 0 30 0 48 0 66
part head = sock own : b^ ~ -36 -20 -28 -44 0 -50 28 -44 36 -20 28 2 0 8 -28 2
part face = pen k : k -13 -24 4.6 ; k 13 -24 4.6 ; d_ k 2 -14 -4 -7 -1 0 0 7 -1 14 -4
part nose = nose orange : p orange -2 -18 2 -10 28 -10
part scarf = scarf b : r ~ 0 7 76 14 5 ; q ~- 3 14 8 32 6 36 48 18 50 ; v ~- 18 50 36 48 4 -6
part hat = sock own : b^ red -33 -38 -26 -66 0 -80 26 -66 33 -38 0 -34 ; r red- 0 -40 72 12 5 ; z_ red- 1.6 -14 -46 -10 -72 ; z_ red- 1.6 14 -46 10 -72 ; z_ red- 1.6 0 -46 0 -76
scene stand

* blossom-branch | 4-5 6-8 9-12 | Seasons, Nature
extras pot: ribbon, washi-tape, string, fabric-scrap, moss, lace, burlap, yarn
extras party: string-light, ribbon, tulle, ric-rac
topics cherry blossom, spring branch, blossoming branch, blossom, blossoms, sakura, spring, japan, hanami, plum blossom, apple blossom, easter tree, april, flowers, tree
colors pink, white, yellow
minutes 25 35 50
mess low
heart twig: stick, driftwood = 3
heart paper: tissue-paper, crepe-paper, paper-napkin, cupcake-liner, coffee-filter = 2 sheet
need blush: watercolor-paint, food-coloring, marker, drawing-ink, paint = 1 color when paper=coffee-filter
need foot: plaster, modeling-clay, air-dry-clay, play-dough = handful
need pot: yogurt-pot, plastic-jar, can, terracotta-pot, paper-cup, glass-jar
nice bind: craft-wire, twist-tie = 2 ft
nice weight: pebble, stone, sand = handful
nice heartdot: crepe-paper, cotton-swab, yarn = 1 scrap
home water when blush; foot=plaster
home towel when blush
join glue: glue
tool scissors: scissors
tool pen@6-8,9-12: marker, pencil
step choose: prepare twig by ccc
step plant: build foot pot twig weight? water? > pot branch by tcc
step blush: color blush paper water? towel? by ccc
step squares@4-5: tear paper by c
step squares@6-8: cut paper scissors by c
step petals@9-12: cut paper scissors by c
step twist: shape paper pen? bind? by ccc
step glue: glue paper twig glue > flowers by ccc
step buds: glue paper twig glue > buds by ccc
step middle@9-12: glue heartdot paper glue > middles by c
step fall: decorate paper pot > fallen by ccc
part branch = twig brown : l ~ 7 0 44 -4 0 -16 -40 -22 -84 ; l ~ 5 -4 10 -34 -14 -64 -22 -76 -40 ; l ~ 5 0 30 18 -14 32 -50 30 -74 ; l ~ 4 20 -16 46 -24 66 -62 ; l ~ 3.4 -14 -34 -44 -52 -70 -62 ; l ~ 3.4 32 -48 54 -40 ; l ~ 3.4 -10 -24 6 -50 18 -88
part pot = pot own : q^ ~ 4 -36 34 36 34 27 84 -27 84 ; q_ ~- 3 20 38 33 38 25 82 15 82 ; r ~+ 0 36 76 8 2
part flowers = paper a : f ~ -44 -52 5 13 5.6 0 ; f ~+ -20 -74 5 13 5.6 37 ; f ~ 4 -48 5 13 5.6 2 ; f ~ 28 -66 5 13 5.6 39 ; f ~+ 52 -40 5 13 5.6 4 ; f ~ 66 -66 5 13 5.6 41 ; f ~ -62 -20 5 13 5.6 6 ; f ~+ -30 -16 5 13 5.6 43 ; f ~ 34 -12 5 13 5.6 8 ; f ~ 58 -8 5 13 5.6 45 ; f ~+ -10 -24 5 13 5.6 10 ; f ~ -70 -62 5 13 5.6 47 ; f ~ 18 -86 5 13 5.6 12 ; f ~+ 10 2 5 13 5.6 49
part buds = paper a : x ~- -22 -92 4.5 6 -30 ; x ~- -80 -42 4.5 6 10 ; x ~- 70 -78 4.5 6 -10 ; x ~- -54 -64 4.5 6 -30 ; x ~- 44 -52 4.5 6 10 ; x ~- -40 -25 4.5 6 -10 ; x ~- 8 -68 4.5 6 -30
part middles = heartdot gold : o_ gold -44 -52 3.6 ; o_ gold -20 -74 3.6 ; o_ gold 4 -48 3.6 ; o_ gold 28 -66 3.6 ; o_ gold 52 -40 3.6 ; o_ gold 66 -66 3.6 ; o_ gold -62 -20 3.6 ; o_ gold -30 -16 3.6 ; o_ gold 34 -12 3.6 ; o_ gold 58 -8 3.6 ; o_ gold -10 -24 3.6 ; o_ gold -70 -62 3.6 ; o_ gold 18 -86 3.6 ; o_ gold 10 2 3.6
part fallen = paper a : f ~ -58 84 5 9 4 20 ; f ~+ 54 82 5 9 4 50 ; o_ ~ -42 88 5 3 20 ; o_ ~ 70 88 5 3 -20
scene stand

* sun-print | 4-5 6-8 9-12 | Seasons, Nature
topics sun print, sunprint, shadow, sunshine, summer, sun, leaves, fern, june, july, science, light, cyanotype, photogram
colors purple, pink, navy
minutes 15 20 30
waits 240
mess low
place outdoors
heart sheet: construction-paper = 1 sheet
heart finds: fern-frond, leaf, flower, grass, ivy, feather, clover, pressed-flower, bay-leaf = handful
need weight: pebble, stone, seashell, wooden-block = handful
nice mount: cardstock, watercolor-paper, paper = 1 sheet
nice frame: picture-frame
join glue: glue-stick, glue
tool pen: pencil, colored-pencil, ballpoint-pen
step dark: prepare sheet by ccc
step press: prepare finds by ccc
step lay: arrange finds sheet by ccc
step weigh: build weight finds > sheet by ccc
step wait: play sheet by ccc
step lift@9-12: prepare finds by c
step reveal: prepare finds weight > shadow by ccc
step name: draw sheet pen > label by ccc
step mount: glue sheet mount glue > mount by ccc
step frame: build frame mount > frame by ttt
part frame = frame wood : r^ ~ 0 0 178 190 3 ; r_ ~- 0 0 160 172 2
part mount = mount cream : r_ ~ 0 0 156 168 2
part sheet = sheet a : r^ ~+ 0 -4 128 140 2
part shadow = finds a : z_ a-- 2 -34 58 -14.6 -52.3 ; j_ a- -31.7 44.8 -3 33.2 6.2 ; j_ a- -31.7 44.8 -54.7 24.1 6.2 ; j_ a- -29.9 35 -3.4 24.2 5.7 ; j_ a- -29.9 35 -51.2 15.8 5.7 ; j_ a- -28.2 25.2 -3.7 15.3 5.3 ; j_ a- -28.2 25.2 -47.8 7.5 5.3 ; j_ a- -26.5 15.4 -4.1 6.3 4.8 ; j_ a- -26.5 15.4 -44.4 -0.8 4.8 ; j_ a- -24.8 5.5 -4.5 -2.6 4.4 ; j_ a- -24.8 5.5 -41 -9.1 4.4 ; j_ a- -23 -4.3 -4.8 -11.6 3.9 ; j_ a- -23 -4.3 -37.6 -17.4 3.9 ; j_ a- -21.3 -14.1 -5.2 -20.6 3.5 ; j_ a- -21.3 -14.1 -34.2 -25.7 3.5 ; j_ a- -19.6 -23.9 -5.6 -29.5 3 ; j_ a- -19.6 -23.9 -30.8 -34 3 ; j_ a- -17.8 -33.7 -6 -38.5 2.6 ; j_ a- -17.8 -33.7 -27.4 -42.2 2.6 ; j_ a- -17.3 -36.9 -14.6 -52.3 2 ; p a- 46.3 -60.2 46.2 -45 61.6 -42.3 51 -33 53.9 -17 42.7 -21.3 34.7 -23.1 31.2 -24.4 24 -28.1 12.6 -32 25.2 -42.4 23 -56.4 36.6 -48.5 ; z_ a-- 1.6 28.3 -10.9 44.2 -54.6 ; leaf a-- 22 52 50.3 18.3 12 ; z_ a--- 2 2 -64 -54.4 -43.5 ; j_ a-- -4.8 -61.5 -19.1 -72.7 3.6 ; j_ a-- -4.8 -61.5 -8.5 -43.7 3.6 ; j_ a-- -12.3 -58.8 -25 -68.8 3.2 ; j_ a-- -12.3 -58.8 -15.7 -43 3.2 ; j_ a-- -19.8 -56.1 -31 -64.8 2.8 ; j_ a-- -19.8 -56.1 -22.8 -42.2 2.8 ; j_ a-- -27.3 -53.3 -36.9 -60.8 2.4 ; j_ a-- -27.3 -53.3 -29.9 -41.4 2.4 ; j_ a-- -34.8 -50.6 -42.9 -56.9 2 ; j_ a-- -34.8 -50.6 -37 -40.6 2 ; j_ a-- -42.4 -47.9 -48.8 -52.9 1.6 ; j_ a-- -42.4 -47.9 -44.1 -39.8 1.6 ; j_ a-- -46.5 -46.4 -54.4 -43.5 2 ; f_ a- 44 20 6 14 5 ; o_ a+ 44 20 4 ; leaf a- -48 -30 -57.6 -56.3 9
part label = pen navy : l_ navy 2 16 60 24 57 30 60 38 57 44 60 52 58
scene hang

* corn-husk-doll | 6-8 9-12 | Seasons, Farm
extras puppet: fabric-scrap, flower, ribbon, cupcake-liner, paper-doily
extras world Farm: corn-cob, gourd, leaf, mini-pumpkin, raffia
topics corn husk doll, corn doll, harvest, autumn, fall, thanksgiving, colonial, pioneers, native american corn, october, cornfield, lammas
colors tan, red, gold
minutes 35 45
waits 240
mess some
heart husk: corn-husk = 8
need ties: string, raffia, yarn, embroidery-floss = 4 ft
need hair: yarn, raffia, hay, grass, wheat-stalk, wool-roving = handful
nice apron: fabric-scrap, leaf, felt, tissue-paper = 1 scrap
nice broom: stick, pine-needle, hay, lavender
join glue: glue
tool scissors: scissors
home bowl
home water: = 2 cup
home towel
step soak: wash husk bowl water towel by cc
step stack: tie husk hair ties by tc
step head: fold husk ties > head hair by tc
step arms: roll husk ties > arms by cc
step waist: tie husk ties > body by tc
step shawl: fold husk ties > shawl by tc
step skirt: cut husk scissors > skirt by cc
step apron: glue apron husk glue > apron by cc
step broom: tie broom ties > broom by cc
step dry: dry husk by cc
part broom = broom own : l ~ 4 70 -34 62 84 ; p gold 57 50 68 50 78 84 48 84
part hair = hair gold : o ~ 0 -62 32 28 ; l ~ 9 -24 -60 -32 -30 -28 -10 ; l ~ 9 24 -60 32 -30 28 -10 ; o_ red -29 -18 6 4 ; o_ red 29 -18 6 4
part arms = husk own : t ~- -64 6 9 -20 -12 9 20 -12 9 64 6 9 ; z_ red 3 -52 -8 -48 8 ; z_ red 3 52 -8 48 8 ; vm ~- -70 -4 -70 14 3 -9
part skirt = husk own : b^ ~ -14 22 14 22 40 60 58 82 20 86 -20 86 -58 82 -40 60 ; l_ ~- 2 -8 26 -22 56 -32 84 ; l_ ~- 2 0 26 0 86 ; l_ ~- 2 8 26 22 56 32 84 ; l_ ~- 2 13 26 36 60 48 80 ; l_ ~- 2 -13 26 -36 60 -48 80
part apron = apron a : b ~ -14 24 14 24 26 62 0 68 -26 62 ; r ~- 0 24 30 6 2
part body = husk own : q^ ~ 4 -24 -22 24 -22 15 26 -15 26 ; r ~-- 0 23 32 5 1
part shawl = husk own : p ~+ -26 -26 -6 -26 18 18 6 22 ; p ~- 26 -26 6 -26 -18 18 -6 22
part head = husk own : o^ ~+ 0 -54 24 27 ; l_ ~ 2 -10 -74 -12 -54 -8 -34 ; l_ ~ 2 10 -74 12 -54 8 -34 ; r ~-- 0 -27 22 6 2 ; a gold 0 -58 27 0 190 350
scene stand

* snow-lantern | 6-8 9-12 13+ | Seasons
appeal 3
topics snow lantern, snow, winter, snowball, lantern, solstice, sweden, scandinavia, nordic, saint lucia, lucia, advent, christmas eve, january, snow day
near light
colors white, yellow, gold
minutes 25 35 40
mess some
place outdoors
heart snow: snow
heart light: LED-candle, LED-tea-light, flashlight, string-light, glow-stick
nice branch: pine-branch, stick, ivy, fern-frond = 2
nice pane: ice, cellophane
home mitten: = 2
step spot: prepare snow by ccc
step balls: shape snow mitten by ccc
step ring: build snow > ring by ccc
step rows: build snow > rows by ccc
step light: build light snow > glow by tcc
step top: build snow > top by ccc
step pane@9-12,13+: build pane snow > pane by cc
step branch: decorate branch snow > branch by ccc
step dusk: play light by tcc
part branch = branch dark-green : leaf dark-green -84 84 -100.7 64.1 4 ; leaf dark-green -80 82 -91.4 58.6 4 ; leaf dark-green -76 80 -81.4 54.6 4 ; leaf dark-green -72 78 -71.1 52 4 ; leaf dark-green -68 76 -60.8 51 4 ; leaf dark-green -64 74 -51 51.5 4 ; leaf dark-green 84 84 100.7 64.1 4 ; leaf dark-green 80 82 91.4 58.6 4 ; leaf dark-green 76 80 81.4 54.6 4 ; leaf dark-green 72 78 71.1 52 4 ; leaf dark-green 68 76 60.8 51 4 ; leaf dark-green 64 74 51 51.5 4
part glow = light gold : o_ yellow+ 0 18 88 66 ; o_ yellow 0 26 68 54 ; p_ gold -78 78 78 78 16 -34 -16 -34
part ring = snow own : o ~ -68 70 16.8 15.8 ; o ~ -34 70 16.8 15.8 ; o ~ 34 70 16.8 15.8 ; o ~ 68 70 16.8 15.8
part rows = snow own : o ~ -46.5 42 15.3 14.4 ; o ~ -15.5 42 15.3 14.4 ; o ~ 15.5 42 15.3 14.4 ; o ~ 46.5 42 15.3 14.4 ; o ~ -29 15 14.4 13.5 ; o ~ 0 15 14.4 13.5 ; o ~ 29 15 14.4 13.5 ; o ~ -13.5 -12 13.4 12.6 ; o ~ 13.5 -12 13.4 12.6
part top = snow own : o^ ~ 0 -38 14 13
part pane = pane light-blue : o_ light-blue+ 0 72 15 14 ; l_ w 2 -7 66 4 62
scene stand

* twig-weaving | 6-8 9-12 13+ | Nature
extras hanging: leaf, lavender, yarn, felt-ball, wool-roving, eucalyptus, bell, embroidery-floss, string, wooden-craft-shape
topics weaving, twig weaving, stick weaving, woven branch, loom, branch loom, forest, woods, boho, fiber art, wall hanging, natural weaving, nature craft, camp
colors teal, orange, pink, yellow
minutes 40 60 90
mess low
heart fork: stick, driftwood = 1
need yarn: yarn, raffia, cotton-cord, embroidery-floss, fabric-scrap = 4 color
nice wild: grass, feather, hay, pine-needle, lavender, wheat-stalk, reed, corn-husk = handful
nice beads: wooden-bead, bead, seashell = 5
nice feathers: feather, leaf, ribbon = 3
nice needle: needle, bobby-pin
nice comb: comb, plastic-fork
tool scissors: scissors
step fork: prepare fork by ccc
step tie: tie fork yarn > fork by tcc
step warp: roll fork yarn > warp by ccc
step beads: thread beads yarn > beads by ccc
step first: weave yarn fork needle? > weave-a by tcc
step more: weave yarn fork comb? > weave-b by ccc
step wild: weave wild fork > wild by ccc
step feathers: tie feathers fork yarn > feathers by ccc
step hang: cut yarn fork scissors > cord by ccc
part cord = yarn cream : l ~ 2.4 -66 -78 -20 -98 20 -98 66 -78
part fork = fork brown : l^ ~ 13 0 98 -1 74 -6 58 ; l^ ~ 10 -4 62 -30 10 -52 -44 -72 -88 ; l^ ~ 10 2 62 30 10 54 -44 74 -88 ; l ~ 5 -44 -28 -64 -40 ; l ~ 5 48 -34 66 -44
part warp = yarn cream : l_ cream 2 -8 52 8 52 ; l_ cream 2 -10.9 45.3 10.9 45.3 ; l_ cream 2 -13.9 38.5 13.9 38.5 ; l_ cream 2 -16.8 31.8 16.8 31.8 ; l_ cream 2 -19.8 25.1 19.8 25.1 ; l_ cream 2 -22.7 18.3 22.7 18.3 ; l_ cream 2 -25.7 11.6 25.7 11.6 ; l_ cream 2 -28.6 4.8 28.6 4.8 ; l_ cream 2 -31.6 -1.9 31.6 -1.9 ; l_ cream 2 -34.5 -8.6 34.5 -8.6 ; l_ cream 2 -37.5 -15.4 37.5 -15.4 ; l_ cream 2 -40.4 -22.1 40.4 -22.1 ; l_ cream 2 -43.4 -28.8 43.4 -28.8 ; l_ cream 2 -46.3 -35.6 46.3 -35.6 ; l_ cream 2 -49.3 -42.3 49.3 -42.3 ; l_ cream 2 -52.2 -49.1 52.2 -49.1 ; l_ cream 2 -55.2 -55.8 55.2 -55.8 ; l_ cream 2 -58.1 -62.5 58.1 -62.5 ; l_ cream 2 -61.1 -69.3 61.1 -69.3 ; l_ cream 2 -64 -76 64 -76
part weave-a = yarn a : l_ a 6 -5.8 39 -26.4 -20 -48 -72 ; l_ a 6 -4.8 40 -22 -20 -40 -72 ; l_ a 6 -3.8 41 -17.6 -20 -32 -72 ; l_ b 6 -2.9 42 -13.2 -20 -24 -72 ; l_ b 6 -1.9 42 -8.8 -20 -16 -72
part weave-b = yarn b : l_ c 6 -1 43 -4.4 -20 -8 -72 ; l_ c 6 0 44 0 -20 0 -72 ; l_ d 6 1 43 4.4 -20 8 -72 ; l_ a 6 3.8 41 17.6 -20 32 -72 ; l_ a 6 4.8 40 22 -20 40 -72 ; l_ b 6 5.8 39 26.4 -20 48 -72
part wild = wild green : l_ light-green 6 1.9 42 8.8 -20 16 -76 ; l_ green 6 2.9 42 13.2 -20 24 -76
part beads = beads wood : bits wood 1 -28 -60 -4 -60 12 -60 36 -60 0 14
part feathers = feathers orange : feather orange -34 14 -62 70 9 ; feather teal -30 18 -44 80 8 ; feather orange 34 14 60 72 9
scene hang

* hapa-zome | 4-5 6-8 9-12 13+ | Nature
extras cloth: ribbon
appeal 3
topics flower pounding, hapa zome, hammered flowers, pounded flowers, flower print, leaf print, japan, botanical print, hoop art, spring, summer, wildflowers, garden, meadow, fabric art
colors pink, purple, green, yellow
minutes 30 35 45 60
waits 120
mess some
heart flower: flower, petal, leaf, fern-frond, clover, fresh-herb = 2 handful
heart cloth: fabric-scrap, pillowcase, bandana, bed-sheet, cloth-bag, old-t-shirt, gauze
need cover: wax-paper, parchment-paper, paper-towel = 1 sheet
nice hoop: embroidery-hoop
nice floss@9-12,13+: embroidery-floss = 2 color
join tape: masking-tape, tape
need pounder: stone, wooden-block, rolling-pin, hammer
tool needle@9-12,13+: needle
tool scissors: scissors, fabric-scissors
home board
home iron
step pick: cut flower scissors by cccc
step lay: arrange flower cloth board tape > cloth by cccc
step cover: tape cover flower tape by cccc
step pound: print flower pounder cover > prints by cccc
step peek: test cover flower by cccc
step brush: dry cloth by cccc
step stitch@9-12,13+: sew floss cloth needle > stitches by cc
step fix: heat cloth iron by gggt
step hoop: build hoop cloth > hoop by gtcc
part hoop = hoop wood : r ~- 0 -90 20 11 2 ; r silver 0 -96 11 5 1 ; o^ ~ 0 4 89 89
part cloth = cloth cream : o_ ~ 0 4 81 81
part prints = flower a : f_ pink -22 -28 8 24 7 ; o_ gold -22 -28 7 ; f_ purple 30 -40 6 18 7 ; o_ yellow 30 -40 5 ; f_ yellow 34 10 10 17 4 ; o_ orange 34 10 6 ; z_ green- 2 -46 60 -37.1 -3.4 ; j_ green -44.9 52.4 -28.3 45 3.6 ; j_ green -44.9 52.4 -58.9 40.7 3.6 ; j_ green -43.9 45.2 -28.9 38.4 3.3 ; j_ green -43.9 45.2 -56.5 34.6 3.3 ; j_ green -42.9 37.9 -29.4 31.9 3 ; j_ green -42.9 37.9 -54.2 28.4 3 ; j_ green -41.9 30.7 -29.9 25.4 2.6 ; j_ green -41.9 30.7 -51.9 22.3 2.6 ; j_ green -40.9 23.4 -30.5 18.8 2.3 ; j_ green -40.9 23.4 -49.5 16.1 2.3 ; j_ green -39.8 16.2 -31 12.3 1.9 ; j_ green -39.8 16.2 -47.2 10 1.9 ; j_ green -38.8 8.9 -31.6 5.7 1.6 ; j_ green -38.8 8.9 -44.9 3.8 1.6 ; j_ green -38.3 5.5 -37.1 -3.4 2 ; z_ dark-green- 2 8 72 33 28.7 ; j_ dark-green 11 66.8 25.6 66.3 2.9 ; j_ dark-green 11 66.8 4.2 53.9 2.9 ; j_ dark-green 14.3 61 27.3 60.6 2.6 ; j_ dark-green 14.3 61 8.2 49.6 2.6 ; j_ dark-green 17.7 55.3 29 54.9 2.3 ; j_ dark-green 17.7 55.3 12.3 45.2 2.3 ; j_ dark-green 21 49.5 30.8 49.1 2 ; j_ dark-green 21 49.5 16.4 40.9 2 ; j_ dark-green 24.3 43.7 32.5 43.4 1.6 ; j_ dark-green 24.3 43.7 20.5 36.5 1.6 ; j_ dark-green 27.7 37.9 34.2 37.7 1.4 ; j_ dark-green 27.7 37.9 24.6 32.1 1.4 ; j_ dark-green 29.5 34.8 33 28.7 2 ; j_ light-green -2 10 15 39.4 10 ; j_ green -60 -6 -72 -26.8 8 ; f_ pink+ -10 44 5 13 5 ; o_ gold -10 44 4 ; o_ pink+ -46 -50 6 4 30 ; o_ purple+ 56 -14 6 4 -30
part stitches = floss green : stitch green -22 -4 -14 40 7 ; stitch green 30 -22 20 30 8 ; d_ gold 2 -22 -28 -26 -24 -18 -24 -22 -33 30 -40
scene hang

* clay-leaf-dish | 6-8 9-12 13+ | Nature
appeal 3
topics leaf dish, leaf bowl, clay dish, ring dish, trinket dish, pottery, leaf imprint, clay imprint, botanical, gift, mother's day, autumn, soap dish
colors green, gold, light green
minutes 35 45 60
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay = 1/2 lb
heart leaf: leaf, fern-frond, ivy, fake-leaf, corn-husk = 1
need paint: watercolor-paint, acrylic-paint, paint = 2 color
nice gold: metallic-paint, metallic-pen, paint-marker
tool pin: rolling-pin, plastic-bottle
tool knife: plastic-knife
tool brush: paintbrush, kitchen-sponge
home bowl
home towel
home water: = 2 cup
step knead: shape clay by ccc
step roll: roll clay pin towel by ccc
step press: print leaf clay pin > veins by ccc
step cut: cut clay knife > dish by ccc
step peel: shape clay leaf water by ccc
step curve: shape clay bowl > curve by ccc
step dry: dry clay bowl by ccc
step wash: paint clay paint brush > tint by ccc
step rim: paint clay gold > rim by ccc
part dish = clay own paint wash a : b^ ~- -84 14 -67 -23 -25 -43 25 -40 67 -16 91 19 59 50 17 71 -34 68 -71 47 ; t ~- -78 14 7 -98 2 6 -104 -8 5
part curve = clay own paint wash a : b ~ -82 8 -66 -27 -25 -45 25 -42 66 -20 89 12 57 42 16 61 -33 58 -70 39
part tint = paint a : b_ ~+ -58 12 -46 -12 -15 -24 23 -22 54 -7 71 15 47 35 16 48 -21 46 -49 33
part veins = leaf own paint wash a : l_ ~-- 3.4 -92 0 -50 10 0 12 40 10 82 10 ; l_ ~-- 2 -58 11 -42 29 -28 42.04 ; l_ ~-- 2 -58 11 -42 -7 -28 -20.04 ; l_ ~-- 2 -36 11 -20 29 -6 44.68 ; l_ ~-- 2 -36 11 -20 -7 -6 -22.68 ; l_ ~-- 2 -14 11 2 29 16 47.32 ; l_ ~-- 2 -14 11 2 -7 16 -25.32 ; l_ ~-- 2 8 11 24 29 38 48.04 ; l_ ~-- 2 8 11 24 -7 38 -26.04
part rim = gold gold : l_ gold 3.4 -82 8 -66 -27 -25 -45 25 -42 66 -20 89 12 57 42 16 61 -33 58 -70 39 -82 8
scene lay

* cabbage-hydrangea | 6-8 9-12 13+ | Nature, Seasons
appeal 1
topics hydrangea, hydrangeas, red cabbage, acid and base, litmus, ph, chemistry, science, kitchen science, color change, natural dye, flowers, summer, garden, july
colors purple, pink, blue, green
minutes 40 45 50
waits 60
mess some
heart cabbage: red-cabbage
heart sheet: watercolor-paper, paper, coffee-filter, cardstock = 1 sheet
need sour: lemon-juice, vinegar, lemon = 2 tbsp
need sweet: baking-soda, dish-soap = 1 tsp
need wells: ice-cube-tray, muffin-tin, egg-carton
tool brush: paintbrush, cotton-swab
tool strainer: strainer, coffee-filter
home pot
home water: = 2 cup
step tear: tear cabbage pot by ccc
step steep: heat cabbage water pot by ggt
step strain: fill strainer cabbage by gtc
step share: mix wells sour by ccc
step turn: mix wells sweet by ccc
step first: paint sheet brush > sheet bloom-a by ccc
step drop: paint sheet brush sour > bloom-b by ccc
step second: paint sheet brush sweet > bloom-c by ccc
step leaves: paint sheet brush > leaves by ccc
part sheet = sheet cream : r^ ~ 0 0 156 178 2
part leaves = sweet green : l_ green 4 -26 84 -24 40 -30 10 ; l_ green 4 -10 84 14 50 30 18 ; j_ green -22 58 -65.2 42.3 15 ; j_ teal -6 66 44.7 47.5 15 ; j_ green -18 74 -53.5 80.3 11 ; j_ light-green 8 50 23 24 9
part bloom-a = cabbage purple : f_ purple -7.8 3 4 8.6 4.3 11 ; o_ w -7.8 3 1.6 ; f_ purple -19.8 -27.8 4 8.6 4.3 46 ; o_ w -19.8 -27.8 1.6 ; f_ purple+ -24.4 -6.3 4 8.6 4.3 85 ; o_ w -24.4 -6.3 1.6 ; f_ purple -26.2 -38.6 4 8.6 4.3 32 ; o_ w -26.2 -38.6 1.6 ; f_ purple+ -37 -21.7 4 8.6 4.3 77 ; o_ w -37 -21.7 1.6 ; f_ purple 0.4 -10.8 4 8.6 4.3 74 ; o_ w 0.4 -10.8 1.6 ; f_ purple+ -36 -30.7 4 8.6 4.3 55 ; o_ w -36 -30.7 1.6 ; f_ blue -40.6 14.2 4 8.6 4.3 65 ; o_ w -40.6 14.2 1.6 ; f_ purple -44.6 -40.2 4 8.6 4.3 69 ; o_ w -44.6 -40.2 1.6 ; f_ blue -31.3 21.9 4 8.6 4.3 64 ; o_ w -31.3 21.9 1.6 ; f_ purple -34.8 -11.8 4 8.6 4.3 4 ; o_ w -34.8 -11.8 1.6 ; f_ purple -31.9 9.9 4 8.6 4.3 46 ; o_ w -31.9 9.9 1.6 ; f_ blue -15.9 -15 4 8.6 4.3 40 ; o_ w -15.9 -15 1.6 ; f_ blue -52 -26.6 4 8.6 4.3 54 ; o_ w -52 -26.6 1.6 ; f_ purple+ -2.4 -27.7 4 8.6 4.3 71 ; o_ w -2.4 -27.7 1.6 ; f_ purple+ -51.7 13 4 8.6 4.3 30 ; o_ w -51.7 13 1.6 ; f_ purple+ -60.3 -12.4 4 8.6 4.3 3 ; o_ w -60.3 -12.4 1.6 ; f_ purple+ -37.5 1.6 4 8.6 4.3 41 ; o_ w -37.5 1.6 1.6 ; f_ purple+ -65.7 -23.9 4 8.6 4.3 17 ; o_ w -65.7 -23.9 1.6 ; f_ purple -55.6 -1.6 4 8.6 4.3 65 ; o_ w -55.6 -1.6 1.6 ; f_ purple+ -23.7 3.5 4 8.6 4.3 57 ; o_ w -23.7 3.5 1.6 ; f_ blue -24.4 -19.8 4 8.6 4.3 67 ; o_ w -24.4 -19.8 1.6 ; f_ purple -51.3 -18 4 8.6 4.3 75 ; o_ w -51.3 -18 1.6 ; f_ purple -45.7 -3.8 4 8.6 4.3 46 ; o_ w -45.7 -3.8 1.6 ; f_ blue -10.2 -23.6 4 8.6 4.3 20 ; o_ w -10.2 -23.6 1.6 ; f_ blue -36.2 -47.9 4 8.6 4.3 59 ; o_ w -36.2 -47.9 1.6 ; f_ purple+ -13.2 11.3 4 8.6 4.3 62 ; o_ w -13.2 11.3 1.6 ; f_ purple -12.8 -35.6 4 8.6 4.3 63 ; o_ w -12.8 -35.6 1.6 ; f_ purple -60.8 -32.9 4 8.6 4.3 84 ; o_ w -60.8 -32.9 1.6 ; f_ blue -24.9 -47.3 4 8.6 4.3 59 ; o_ w -24.9 -47.3 1.6 ; f_ purple -14.2 -3 4 8.6 4.3 72 ; o_ w -14.2 -3 1.6 ; f_ blue -47.8 4.6 4 8.6 4.3 62 ; o_ w -47.8 4.6 1.6 ; f_ purple+ -23.5 14.5 4 8.6 4.3 41 ; o_ w -23.5 14.5 1.6 ; f_ purple+ -8.3 -9.3 4 8.6 4.3 78 ; o_ w -8.3 -9.3 1.6 ; f_ purple -43.2 -13.6 4 8.6 4.3 61 ; o_ w -43.2 -13.6 1.6 ; f_ purple -66.6 -6.2 4 8.6 4.3 38 ; o_ w -66.6 -6.2 1.6 ; f_ blue -54.4 -39.4 4 8.6 4.3 39 ; o_ w -54.4 -39.4 1.6
part bloom-b = sour pink : f_ pink+ 41.6 23 4 7.4 3.7 45 ; o_ w 41.6 23 1.4 ; f_ pink 4.8 5.9 4 7.4 3.7 59 ; o_ w 4.8 5.9 1.4 ; f_ pink 61.5 17.2 4 7.4 3.7 83 ; o_ w 61.5 17.2 1.4 ; f_ pink 32.1 -7.7 4 7.4 3.7 20 ; o_ w 32.1 -7.7 1.4 ; f_ pink 36.7 12.6 4 7.4 3.7 47 ; o_ w 36.7 12.6 1.4 ; f_ purple+ 20.3 33.8 4 7.4 3.7 31 ; o_ w 20.3 33.8 1.4 ; f_ purple+ 50.5 -13.1 4 7.4 3.7 69 ; o_ w 50.5 -13.1 1.4 ; f_ pink 41.3 -15.1 4 7.4 3.7 73 ; o_ w 41.3 -15.1 1.4 ; f_ pink 16 -9.6 4 7.4 3.7 1 ; o_ w 16 -9.6 1.4 ; f_ pink 58.4 -4.5 4 7.4 3.7 52 ; o_ w 58.4 -4.5 1.4 ; f_ pink+ 25.4 -12.7 4 7.4 3.7 23 ; o_ w 25.4 -12.7 1.4 ; f_ purple+ 21.7 14.4 4 7.4 3.7 20 ; o_ w 21.7 14.4 1.4 ; f_ pink 23.9 -3.8 4 7.4 3.7 17 ; o_ w 23.9 -3.8 1.4 ; f_ purple+ 53.7 6.8 4 7.4 3.7 16 ; o_ w 53.7 6.8 1.4 ; f_ pink 22.6 6.8 4 7.4 3.7 0 ; o_ w 22.6 6.8 1.4 ; f_ pink 15.2 23.9 4 7.4 3.7 26 ; o_ w 15.2 23.9 1.4 ; f_ pink 8.7 -1.9 4 7.4 3.7 21 ; o_ w 8.7 -1.9 1.4 ; f_ pink 40.9 33.9 4 7.4 3.7 37 ; o_ w 40.9 33.9 1.4 ; f_ pink+ 64.2 10.1 4 7.4 3.7 25 ; o_ w 64.2 10.1 1.4 ; f_ pink 31.3 3.1 4 7.4 3.7 23 ; o_ w 31.3 3.1 1.4 ; f_ pink 33.3 22.2 4 7.4 3.7 49 ; o_ w 33.3 22.2 1.4 ; f_ pink+ 25.4 25.7 4 7.4 3.7 2 ; o_ w 25.4 25.7 1.4 ; f_ pink+ 51 20.1 4 7.4 3.7 53 ; o_ w 51 20.1 1.4 ; f_ pink 48.7 28.3 4 7.4 3.7 18 ; o_ w 48.7 28.3 1.4 ; f_ pink+ 44.3 3.1 4 7.4 3.7 8 ; o_ w 44.3 3.1 1.4 ; f_ pink+ 26.2 -20.8 4 7.4 3.7 38 ; o_ w 26.2 -20.8 1.4 ; f_ pink 36.8 -2 4 7.4 3.7 76 ; o_ w 36.8 -2 1.4 ; f_ pink+ 9.7 12.1 4 7.4 3.7 8 ; o_ w 9.7 12.1 1.4 ; f_ pink+ 50.1 -4.4 4 7.4 3.7 45 ; o_ w 50.1 -4.4 1.4 ; f_ pink+ 32.9 33.5 4 7.4 3.7 61 ; o_ w 32.9 33.5 1.4 ; f_ pink+ 17.5 0 4 7.4 3.7 23 ; o_ w 17.5 0 1.4 ; f_ purple+ 45.7 11.3 4 7.4 3.7 60 ; o_ w 45.7 11.3 1.4 ; f_ pink 35 -19.7 4 7.4 3.7 7 ; o_ w 35 -19.7 1.4 ; f_ pink+ 29.4 15.5 4 7.4 3.7 2 ; o_ w 29.4 15.5 1.4 ; f_ pink+ 58 25.5 4 7.4 3.7 51 ; o_ w 58 25.5 1.4 ; f_ pink 63 2.3 4 7.4 3.7 70 ; o_ w 63 2.3 1.4 ; f_ purple+ 43.2 -7.8 4 7.4 3.7 46 ; o_ w 43.2 -7.8 1.4
part bloom-c = sweet blue : f_ light-blue -6.2 -42.9 4 6.5 3.2 47 ; o_ w -6.2 -42.9 1.2 ; f_ blue -8.4 -67.6 4 6.5 3.2 16 ; o_ w -8.4 -67.6 1.2 ; f_ light-blue 21.7 -56.2 4 6.5 3.2 5 ; o_ w 21.7 -56.2 1.2 ; f_ blue 11.5 -54.3 4 6.5 3.2 17 ; o_ w 11.5 -54.3 1.2 ; f_ light-blue -2.6 -36.2 4 6.5 3.2 64 ; o_ w -2.6 -36.2 1.2 ; f_ light-blue 9 -32.3 4 6.5 3.2 51 ; o_ w 9 -32.3 1.2 ; f_ blue 7.5 -74.9 4 6.5 3.2 58 ; o_ w 7.5 -74.9 1.2 ; f_ blue 7.4 -45.3 4 6.5 3.2 58 ; o_ w 7.4 -45.3 1.2 ; f_ blue 13.9 -45.9 4 6.5 3.2 63 ; o_ w 13.9 -45.9 1.2 ; f_ light-blue 35.7 -49.6 4 6.5 3.2 51 ; o_ w 35.7 -49.6 1.2 ; f_ blue 34.6 -65.6 4 6.5 3.2 62 ; o_ w 34.6 -65.6 1.2 ; f_ light-blue 24.9 -29.7 4 6.5 3.2 2 ; o_ w 24.9 -29.7 1.2 ; f_ teal -1.1 -67.8 4 6.5 3.2 66 ; o_ w -1.1 -67.8 1.2 ; f_ blue 1.4 -58.1 4 6.5 3.2 60 ; o_ w 1.4 -58.1 1.2 ; f_ blue 28.3 -62.5 4 6.5 3.2 14 ; o_ w 28.3 -62.5 1.2 ; f_ teal 18.8 -65.4 4 6.5 3.2 12 ; o_ w 18.8 -65.4 1.2 ; f_ blue -7.2 -52.9 4 6.5 3.2 49 ; o_ w -7.2 -52.9 1.2 ; f_ blue 8.3 -61.5 4 6.5 3.2 13 ; o_ w 8.3 -61.5 1.2 ; f_ blue 26.2 -42.8 4 6.5 3.2 43 ; o_ w 26.2 -42.8 1.2 ; f_ light-blue 20 -79.8 4 6.5 3.2 88 ; o_ w 20 -79.8 1.2 ; f_ blue 27.8 -53.9 4 6.5 3.2 63 ; o_ w 27.8 -53.9 1.2 ; f_ light-blue 25.1 -70.2 4 6.5 3.2 74 ; o_ w 25.1 -70.2 1.2 ; f_ light-blue 16.6 -28.3 4 6.5 3.2 77 ; o_ w 16.6 -28.3 1.2 ; f_ blue 31.7 -37 4 6.5 3.2 69 ; o_ w 31.7 -37 1.2 ; f_ blue 15.1 -74.8 4 6.5 3.2 62 ; o_ w 15.1 -74.8 1.2 ; f_ light-blue 29.2 -75.6 4 6.5 3.2 18 ; o_ w 29.2 -75.6 1.2 ; f_ blue 0.7 -43.5 4 6.5 3.2 74 ; o_ w 0.7 -43.5 1.2 ; f_ blue 20.3 -47.7 4 6.5 3.2 36 ; o_ w 20.3 -47.7 1.2 ; f_ teal 19.1 -38.6 4 6.5 3.2 54 ; o_ w 19.1 -38.6 1.2 ; f_ light-blue 32.9 -43.6 4 6.5 3.2 20 ; o_ w 32.9 -43.6 1.2 ; f_ blue 11.1 -68.3 4 6.5 3.2 68 ; o_ w 11.1 -68.3 1.2 ; f_ teal 11.8 -39.8 4 6.5 3.2 89 ; o_ w 11.8 -39.8 1.2 ; f_ teal 34 -56.3 4 6.5 3.2 82 ; o_ w 34 -56.3 1.2 ; f_ blue 2.5 -50 4 6.5 3.2 64 ; o_ w 2.5 -50 1.2 ; f_ light-blue -5 -62 4 6.5 3.2 39 ; o_ w -5 -62 1.2 ; f_ light-blue 5.2 -37.8 4 6.5 3.2 45 ; o_ w 5.2 -37.8 1.2 ; f_ teal 0.7 -74.1 4 6.5 3.2 65 ; o_ w 0.7 -74.1 1.2 ; f_ blue 11.5 -80.9 4 6.5 3.2 64 ; o_ w 11.5 -80.9 1.2 ; f_ light-blue 40.7 -54.3 4 6.5 3.2 44 ; o_ w 40.7 -54.3 1.2 ; f_ light-blue 15.3 -59.8 4 6.5 3.2 1 ; o_ w 15.3 -59.8 1.2
scene lay

* clay-mushrooms | 6-8 9-12 13+ | Nature, Seasons
extras world Nature: leaf, pinecone, acorn, pine-needle, fern-frond, snail-shell, chestnut, driftwood, ivy, felt-ball, seed-pod
appeal 3
topics mushroom, mushrooms, toadstool, toadstools, forest, forest floor, woodland, autumn, fall, cottagecore, fairy garden, goblincore, fungi, room decor, fly agaric
colors red, cream, brown
minutes 35 50 70
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay = 1/2 lb
heart base: wood-slice, bark, log, driftwood, stone, terracotta-pot
need paint: acrylic-paint, paint = 3 color
nice moss: moss, pine-needle, grass, hay = handful
nice find: acorn, pinecone, leaf, seed-pod, pebble, snail-shell, fern-frond = 3
nice stem: toothpick, craft-wire, stick = 3
join glue: glue
tool brush: paintbrush
home water: = 2 cup
step stems: shape clay > stems by ccc
step caps: shape clay > caps by ccc
step pins: build stem clay by ccc
step join: build clay water by tcc
step dry: dry clay by ccc
step paint: paint clay paint brush > color by ccc
step spots: paint clay paint brush > spots by ccc
step set: glue clay base glue > base by ccc
step moss: glue moss base glue > moss by ccc
step find: decorate find base > find by ccc
part base = base wood : o^ ~- 0 72 92 20 ; o ~ 0 66 92 19 ; o_ ~+ 0 66 78 14 ; o_ ~ 0 66 58 9 ; o_ ~+ 0 66 38 5
part stems = clay own : t cream -18 -26 10.1 -18 25.6 9.2 -18 60 15.1 ; t cream 40 8 6.7 40 40.4 6.2 40 62 10.1 ; t cream -62 28 4.8 -62 48.4 4.4 -62 62 7.2
part caps = clay own paint paint a : b^ ~ -60 -12.6 -55.8 -34.4 -36.9 -52 -18 -57.1 0.9 -52 19.8 -34.4 24 -12.6 -18 -6.7 ; b^ ~ 12 17 14.8 2.4 27.4 -9.4 40 -12.7 52.6 -9.4 65.2 2.4 68 17 40 20.9 ; b^ ~ -82 34.4 -80 24 -71 15.6 -62 13.2 -53 15.6 -44 24 -42 34.4 -62 37.2
part color = paint a : b_ ~ -60 -12.6 -55.8 -34.4 -36.9 -52 -18 -57.1 0.9 -52 19.8 -34.4 24 -12.6 -18 -6.7 ; b_ ~ 12 17 14.8 2.4 27.4 -9.4 40 -12.7 52.6 -9.4 65.2 2.4 68 17 40 20.9 ; b_ ~ -82 34.4 -80 24 -71 15.6 -62 13.2 -53 15.6 -44 24 -42 34.4 -62 37.2 ; l_ ~- 3 -56 -14 -18 -6 20 -14 ; l_ ~- 2.4 14 17 40 22 66 17
part spots = paint w : o_ w -41.1 -25.2 5.5 4.6 ; o_ w -22.2 -41.1 7.1 6.1 ; o_ w -0.4 -31.9 6.3 5.4 ; o_ w -13.8 -21.8 4.2 3.6 ; o_ w 11.4 -21 3.4 2.9 ; o_ w 24.6 8.6 3.6 3.1 ; o_ w 37.2 -2.1 4.8 4 ; o_ w 51.8 4.1 4.2 3.6 ; o_ w 42.8 10.8 2.8 2.4 ; o_ w 59.6 11.4 2.2 1.9 ; o_ w -73 28.4 2.6 2.2 ; o_ w -64 20.8 3.4 2.9 ; o_ w -53.6 25.2 3 2.5 ; o_ w -60 30 2 1.7 ; o_ w -48 30.4 1.6 1.4
part moss = moss green : y ~ -42 66 24 11 8 .2 ; y ~- 10 70 30 12 8 .2 ; y ~+ 60 66 22 10 7 .2 ; y ~ -74 70 14 8 6 .2
part find = find brown : bits own 1.3 -58 82 4 86 66 80
scene stand

* snowflake-kirigami | 6-8 9-12 13+ | Seasons
extras hanging: sequin, stick-on-gem, glitter-glue, crystal
topics snowflake, snowflakes, snow, winter, kirigami, paper snowflake, paper cutting, christmas window, december, january, frost, frozen, symmetry, math, window decoration
colors white, light blue
minutes 25 35 50
mess low
heart sheet: origami-paper, paper, tracing-paper, tissue-paper, coffee-filter, old-book-page, sheet-music = 3 sheet
nice glitz@6-8,9-12: glitter-glue, sequin, sticker, stick-on-gem = 12
nice thread: embroidery-floss, string, yarn, fishing-line = 3 ft
join stick: glue-stick, glue, tape
tool scissors: scissors
tool pencil: pencil
home book
step square: cut sheet scissors by ccc
step thirds: fold sheet by tcc
step slant: cut sheet scissors by ccc
step draw: draw sheet pencil by ccc
step inside: cut sheet scissors > flake by ccc
step outside: cut sheet scissors > holes by ccc
step open: shape sheet book by ccc
step more: cut sheet scissors > more by ccc
step stack@13+: glue sheet stick > stack by c
step glitz@6-8,9-12: decorate glitz sheet stick? > glitz by cc
step hang: tie thread sheet > thread by ccc
part thread = thread silver : l_ ~ 1.4 -10 -100 -10 -60 ; l_ ~ 1.4 62 -100 62 34 ; l_ ~ 1.4 -64 -100 -64 44
part flake = sheet a : p w -8 -10 -18.8 -28.7 -12.7 -39.9 -21.5 -43.4 -22.8 -50.6 -13.3 -52.9 -20.2 -58.9 -21 -66.1 -12.1 -68.9 -8 -82 -3.9 -68.9 5 -66.1 4.2 -58.9 -2.7 -52.9 6.8 -50.6 5.5 -43.4 -3.3 -39.9 2.8 -28.7 ; p w -8 -10 2.8 -28.7 15.5 -29 14.2 -38.4 19.8 -43.1 26.5 -36 28.3 -45 34.1 -49.3 40.9 -43 54.4 -46 45.1 -35.9 47.1 -26.8 40.4 -23.9 31.8 -26.9 34.5 -17.5 27.6 -15 20.2 -20.8 13.6 -10 ; p w -8 -10 13.6 -10 20.2 0.8 27.6 -5 34.5 -2.5 31.8 6.9 40.4 3.9 47.1 6.8 45.1 15.9 54.4 26 40.9 23 34.1 29.3 28.3 25 26.5 16 19.8 23.1 14.2 18.4 15.5 9 2.8 8.7 ; p w -8 -10 2.8 8.7 -3.3 19.9 5.5 23.4 6.8 30.6 -2.7 32.9 4.2 38.9 5 46.1 -3.9 48.9 -8 62 -12.1 48.9 -21 46.1 -20.2 38.9 -13.3 32.9 -22.8 30.6 -21.5 23.4 -12.7 19.9 -18.8 8.7 ; p w -8 -10 -18.8 8.7 -31.5 9 -30.2 18.4 -35.8 23.1 -42.5 16 -44.3 25 -50.1 29.3 -56.9 23 -70.4 26 -61.1 15.9 -63.1 6.8 -56.4 3.9 -47.8 6.9 -50.5 -2.5 -43.6 -5 -36.2 0.8 -29.6 -10 ; p w -8 -10 -29.6 -10 -36.2 -20.8 -43.6 -15 -50.5 -17.5 -47.8 -26.9 -56.4 -23.9 -63.1 -26.8 -61.1 -35.9 -70.4 -46 -56.9 -43 -50.1 -49.3 -44.3 -45 -42.5 -36 -35.8 -43.1 -30.2 -38.4 -31.5 -29 -18.8 -28.7
part holes = sheet a : p_ g -8 -18.6 -11.5 -24 -8 -33 -4.5 -24 ; p_ g -8 -46 -11.5 -50.2 -8 -63.3 -4.5 -50.2 ; p_ g -4.4 -16.2 -4 -22.3 0.6 -25 0.7 -19.6 ; p_ g -0.5 -14.3 2.4 -20 12 -21.5 5.8 -14 ; p_ g 23.2 -28 25 -33.1 38.1 -36.6 28.5 -27 ; p_ g -0.8 -10 4.7 -12.7 9.3 -10 4.7 -7.3 ; p_ g -0.5 -5.7 5.8 -6 12 1.5 2.4 0 ; p_ g 23.2 8 28.5 7 38.1 16.6 25 13.1 ; p_ g -4.4 -3.8 0.7 -0.4 0.6 5 -4 2.3 ; p_ g -8 -1.4 -4.5 4 -8 13 -11.5 4 ; p_ g -8 26 -4.5 30.2 -8 43.3 -11.5 30.2 ; p_ g -11.6 -3.8 -12 2.3 -16.6 5 -16.7 -0.4 ; p_ g -15.5 -5.7 -18.4 0 -28 1.5 -21.8 -6 ; p_ g -39.2 8 -41 13.1 -54.1 16.6 -44.5 7 ; p_ g -15.2 -10 -20.7 -7.3 -25.3 -10 -20.7 -12.7 ; p_ g -15.5 -14.3 -21.8 -14 -28 -21.5 -18.4 -20 ; p_ g -39.2 -28 -44.5 -27 -54.1 -36.6 -41 -33.1 ; p_ g -11.6 -16.2 -16.7 -19.6 -16.6 -25 -12 -22.3
part stack = sheet b : z_ light-blue 3 -8 -10 14 -10 ; z_ light-blue 2.4 9.5 -4.8 4.8 -10 9.5 -15.2 ; z_ light-blue 3 -8 -10 3 9.1 ; z_ light-blue 2.4 -3.8 7.7 -1.6 1.1 5.3 2.5 ; z_ light-blue 3 -8 -10 -19 9.1 ; z_ light-blue 2.4 -21.3 2.5 -14.4 1.1 -12.2 7.7 ; z_ light-blue 3 -8 -10 -30 -10 ; z_ light-blue 2.4 -25.5 -15.2 -20.8 -10 -25.5 -4.8 ; z_ light-blue 3 -8 -10 -19 -29.1 ; z_ light-blue 2.4 -12.2 -27.7 -14.4 -21.1 -21.3 -22.5 ; z_ light-blue 3 -8 -10 3 -29.1 ; z_ light-blue 2.4 5.3 -22.5 -1.6 -21.1 -3.8 -27.7 ; o light-blue -8 -10 6
part more = sheet a : p w 62 58 56.6 48.6 59.6 43.1 55.3 41.3 54.6 37.7 59.4 36.6 55.9 33.5 55.5 29.9 59.9 28.6 62 22 64.1 28.6 68.5 29.9 68.1 33.5 64.6 36.6 69.4 37.7 68.7 41.3 64.4 43.1 67.4 48.6 ; p w 62 58 67.4 48.6 73.8 48.5 73.1 43.8 75.9 41.5 79.3 45 80.1 40.5 83.1 38.4 86.5 41.5 93.2 40 88.5 45.1 89.5 49.6 86.2 51.1 81.9 49.6 83.3 54.2 79.8 55.5 76.1 52.6 72.8 58 ; p w 62 58 72.8 58 76.1 63.4 79.8 60.5 83.3 61.8 81.9 66.4 86.2 64.9 89.5 66.4 88.5 70.9 93.2 76 86.5 74.5 83.1 77.6 80.1 75.5 79.3 71 75.9 74.5 73.1 72.2 73.8 67.5 67.4 67.4 ; p w 62 58 67.4 67.4 64.4 72.9 68.7 74.7 69.4 78.3 64.6 79.4 68.1 82.5 68.5 86.1 64.1 87.4 62 94 59.9 87.4 55.5 86.1 55.9 82.5 59.4 79.4 54.6 78.3 55.3 74.7 59.6 72.9 56.6 67.4 ; p w 62 58 56.6 67.4 50.2 67.5 50.9 72.2 48.1 74.5 44.7 71 43.9 75.5 40.9 77.6 37.5 74.5 30.8 76 35.5 70.9 34.5 66.4 37.8 64.9 42.1 66.4 40.7 61.8 44.2 60.5 47.9 63.4 51.2 58 ; p w 62 58 51.2 58 47.9 52.6 44.2 55.5 40.7 54.2 42.1 49.6 37.8 51.1 34.5 49.6 35.5 45.1 30.8 40 37.5 41.5 40.9 38.4 43.9 40.5 44.7 45 48.1 41.5 50.9 43.8 50.2 48.5 56.6 48.6 ; p_ g 62 53.7 60.3 51 62 46.5 63.7 51 ; p_ g 62 40 60.2 37.9 62 31.4 63.8 37.9 ; p_ g 63.8 54.9 64 51.8 66.3 50.5 66.3 53.2 ; p_ g 65.7 55.8 67.2 53 72 52.2 68.9 56 ; p_ g 77.6 49 78.5 46.4 85.1 44.7 80.3 49.5 ; p_ g 65.6 58 68.3 56.7 70.6 58 68.3 59.3 ; p_ g 65.7 60.2 68.9 60 72 63.8 67.2 63 ; p_ g 77.6 67 80.3 66.5 85.1 71.3 78.5 69.6 ; p_ g 63.8 61.1 66.3 62.8 66.3 65.5 64 64.2 ; p_ g 62 62.3 63.7 65 62 69.5 60.3 65 ; p_ g 62 76 63.8 78.1 62 84.6 60.2 78.1 ; p_ g 60.2 61.1 60 64.2 57.7 65.5 57.7 62.8 ; p_ g 58.3 60.2 56.8 63 52 63.8 55.1 60 ; p_ g 46.4 67 45.5 69.6 38.9 71.3 43.7 66.5 ; p_ g 58.4 58 55.7 59.3 53.4 58 55.7 56.7 ; p_ g 58.3 55.8 55.1 56 52 52.2 56.8 53 ; p_ g 46.4 49 43.7 49.5 38.9 44.7 45.5 46.4 ; p_ g 60.2 54.9 57.7 53.2 57.7 50.5 60 51.8 ; p w -64 66 -68.5 58.2 -66 53.6 -69.6 52.1 -70.2 49.1 -66.2 48.1 -69.1 45.6 -69.4 42.6 -65.7 41.5 -64 36 -62.3 41.5 -58.6 42.6 -58.9 45.6 -61.8 48.1 -57.8 49.1 -58.4 52.1 -62 53.6 -59.5 58.2 ; p w -64 66 -59.5 58.2 -54.2 58.1 -54.8 54.2 -52.4 52.2 -49.6 55.2 -48.9 51.4 -46.4 49.6 -43.6 52.2 -38 51 -41.9 55.2 -41 59 -43.8 60.2 -47.4 59 -46.3 62.9 -49.1 63.9 -52.2 61.5 -55 66 ; p w -64 66 -55 66 -52.2 70.5 -49.1 68.1 -46.3 69.1 -47.4 73 -43.8 71.8 -41 73 -41.9 76.8 -38 81 -43.6 79.8 -46.4 82.4 -48.9 80.6 -49.6 76.8 -52.4 79.8 -54.8 77.8 -54.2 73.9 -59.5 73.8 ; p w -64 66 -59.5 73.8 -62 78.4 -58.4 79.9 -57.8 82.9 -61.8 83.9 -58.9 86.4 -58.6 89.4 -62.3 90.5 -64 96 -65.7 90.5 -69.4 89.4 -69.1 86.4 -66.2 83.9 -70.2 82.9 -69.6 79.9 -66 78.4 -68.5 73.8 ; p w -64 66 -68.5 73.8 -73.8 73.9 -73.2 77.8 -75.6 79.8 -78.4 76.8 -79.1 80.6 -81.6 82.4 -84.4 79.8 -90 81 -86.1 76.8 -87 73 -84.2 71.8 -80.6 73 -81.7 69.1 -78.9 68.1 -75.8 70.5 -73 66 ; p w -64 66 -73 66 -75.8 61.5 -78.9 63.9 -81.7 62.9 -80.6 59 -84.2 60.2 -87 59 -86.1 55.2 -90 51 -84.4 52.2 -81.6 49.6 -79.1 51.4 -78.4 55.2 -75.6 52.2 -73.2 54.2 -73.8 58.1 -68.5 58.2 ; p_ g -64 62.4 -65.5 60.2 -64 56.4 -62.5 60.2 ; p_ g -64 51 -65.5 49.3 -64 43.8 -62.5 49.3 ; p_ g -62.5 63.4 -62.3 60.9 -60.4 59.8 -60.4 62 ; p_ g -60.9 64.2 -59.7 61.8 -55.7 61.2 -58.2 64.3 ; p_ g -51 58.5 -50.2 56.4 -44.8 54.9 -48.8 58.9 ; p_ g -61 66 -58.7 64.9 -56.8 66 -58.7 67.1 ; p_ g -60.9 67.8 -58.2 67.7 -55.7 70.8 -59.7 70.2 ; p_ g -51 73.5 -48.8 73.1 -44.8 77.1 -50.2 75.6 ; p_ g -62.5 68.6 -60.4 70 -60.4 72.2 -62.3 71.1 ; p_ g -64 69.6 -62.5 71.8 -64 75.6 -65.5 71.8 ; p_ g -64 81 -62.5 82.7 -64 88.2 -65.5 82.7 ; p_ g -65.5 68.6 -65.7 71.1 -67.6 72.2 -67.6 70 ; p_ g -67.1 67.8 -68.3 70.2 -72.3 70.8 -69.8 67.7 ; p_ g -77 73.5 -77.8 75.6 -83.2 77.1 -79.2 73.1 ; p_ g -67 66 -69.3 67.1 -71.2 66 -69.3 64.9 ; p_ g -67.1 64.2 -69.8 64.3 -72.3 61.2 -68.3 61.8 ; p_ g -77 58.5 -79.2 58.9 -83.2 54.9 -77.8 56.4 ; p_ g -65.5 63.4 -67.6 62 -67.6 59.8 -65.7 60.9
part glitz = glitz b : o_ ~ -8 -50 3 ; o_ ~ 27 -30 3 ; o_ ~ 27 10 3 ; o_ ~ -8 30 3 ; o_ ~ -43 10 3 ; o_ ~ -43 -30 3 ; o_ ~ -8 -31 2.4 ; o_ ~ 10 -20 2.4 ; o_ ~ 10 0 2.4 ; o_ ~ -8 11 2.4 ; o_ ~ -26 0 2.4 ; o_ ~ -26 -20 2.4
scene hang
* pumpkin-leaf | 6-8 9-12 13+ | Seasons
extras party: pinecone, fern-frond, fake-leaf, eucalyptus, leaf
topics pumpkin, pumpkins, gourd, autumn, fall, thanksgiving, harvest, halloween, october, no-carve pumpkin, pressed leaves, table decoration, centerpiece, decoupage, september
colors orange, gold, red
minutes 30 40 50
waits 120
mess some
heart pumpkin: mini-pumpkin, pumpkin, gourd
heart leaf: leaf, pressed-flower, fern-frond, petal, clover, fake-leaf = 2 handful
nice gold: metallic-paint, metallic-pen, paint-marker
nice bow: raffia, ribbon, string, yarn = 1 ft
join glue: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
home book when leaf!=pressed-flower,fake-leaf
home bowl
home water: = 2 cup
home towel
step press: prepare leaf book by ccc
step wash: wash pumpkin water towel > pumpkin by ccc
step mix: mix glue water bowl by ccc
step plan: arrange leaf pumpkin by ccc
step stick: glue leaf pumpkin glue brush > leaves by ccc
step seal: glue leaf pumpkin glue brush > shine by ccc
step gold: draw gold pumpkin > gold by ccc
step bow: tie bow pumpkin > bow by ccc
step dry: dry pumpkin by ccc
part pumpkin = pumpkin orange : t dark-green 2 -44 9 4 -62 8 16 -82 7 ; o^ ~- -58 22 36 54 ; o^ ~- 58 22 36 54 ; o ~ -36 20 38 60 ; o ~ 36 20 38 60 ; o ~+ 0 18 36 64
part leaves = leaf own : p red -14.3 -19.5 -5.2 -3.6 12.4 -10.1 6.9 5.9 19.7 20.9 5.4 23.1 -4 26 -8.4 26.8 -18.1 27.2 -32.3 30 -25.5 11.6 -36.1 -1.6 -17.3 -1.5 ; z_ red- 1.6 -3.3 42.6 -13 -12.4 ; p gold 66.7 16.6 59.8 28.4 70.6 37.5 58.1 39.9 53.2 53.8 46.4 45.3 41 40.4 38.8 37.8 34.9 31.6 27.8 23.5 42.3 21 46.9 9.2 53.9 21.4 ; z_ gold- 1.6 30.5 47 62.5 20.1 ; leaf green -40 62 -57.1 15 13 ; leaf brown 20 -22 63.2 -37.7 11 ; p gold -68.1 -24.9 -58.5 -19.2 -51.2 -28 -49.2 -17.9 -37.9 -13.9 -44.8 -8.3 -48.8 -3.9 -50.9 -2.2 -55.9 1 -62.6 6.9 -64.6 -5 -74.2 -8.7 -64.3 -14.4 ; z_ gold- 1.6 -43.4 4.6 -65.3 -21.5 ; leaf red 24 66 34.9 35.9 9 ; z_ dark-green- 2 -20 -14 -49.4 -31 ; j_ dark-green -23.5 -16 -23.9 -27 2.2 ; j_ dark-green -23.5 -16 -33.2 -10.9 2.2 ; j_ dark-green -28.2 -18.8 -28.6 -28.2 1.9 ; j_ dark-green -28.2 -18.8 -36.6 -14.3 1.9 ; j_ dark-green -33 -21.5 -33.2 -29.5 1.6 ; j_ dark-green -33 -21.5 -40.1 -17.7 1.6 ; j_ dark-green -37.7 -24.2 -37.9 -30.8 1.4 ; j_ dark-green -37.7 -24.2 -43.5 -21.1 1.4 ; j_ dark-green -42.4 -26.9 -42.6 -32.1 1.4 ; j_ dark-green -42.4 -26.9 -46.9 -24.5 1.4 ; j_ dark-green -45.3 -28.6 -49.4 -31 2
part shine = glue w : l_ w 3 -70 0 -72 18 -68 36 ; l_ w 2 6 -38 16 -34
part gold = gold gold : o_ gold+ -24 48 2.6 ; o_ gold+ -16 60 2.6 ; o_ gold+ 8 56 2.6 ; o_ gold+ 70 6 2.6 ; o_ gold+ 58 0 2.6 ; o_ gold+ -70 44 2.6 ; o_ gold+ -26 -32 2.6 ; o_ gold+ 48 66 2.6 ; o_ gold+ 2 -14 2.6 ; o_ gold+ 38 2 2.6
part bow = bow tan : b ~ 4 -50 -24 -64 -30 -48 ; b ~ 4 -50 34 -60 36 -44 ; l_ ~ 4 4 -50 -12 -30 ; l_ ~ 4 4 -50 20 -28 ; o ~- 4 -50 6
scene stand

* pressed-lantern | 9-12 13+ | Nature, Seasons
extras jar: bead, copper-tape, raffia, ribbon
appeal 3
topics lantern, pressed flowers, pressed flower lantern, midsummer, light, night light, jar lantern, wildflowers, fairy light, summer, garden party, table decoration, gift, mother's day, solstice
colors pink, yellow, purple, green
minutes 50 60
waits 120
mess some
heart flower: pressed-flower, flower, fern-frond, leaf, petal, clover = 2 handful
heart jar: glass-jar, plastic-jar, tea-light-holder, plastic-bottle
need screen: tracing-paper, rice-paper, paper = 1 sheet
need veil: tissue-paper, rice-paper, paper-napkin, tissue = 1 sheet
need light: LED-candle, LED-tea-light, string-light, flashlight
nice handle: craft-wire, string, ribbon, cotton-cord = 3 ft
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool ruler: ruler
home book
home bowl
home water: = 2 cup
step press: prepare flower book by cc
step measure: cut screen jar ruler scissors by cc
step mix: mix glue water bowl by cc
step plan: arrange flower screen by cc
step stick: glue flower screen glue brush > screen flowers by cc
step veil: glue veil screen glue brush > veil by cc
step dry: dry screen by cc
step roll: roll screen jar glue > jar by cc
step handle: tie handle jar > handle by cc
step light: play light jar > glow by cc
part handle = handle silver : l ~ 3 -46 -62 -40 -94 0 -100 40 -94 46 -62
part jar = jar own : r^ ~ 0 12 118 146 14 ; r ~- 0 -64 96 14 4
part screen = screen cream : r yellow+ 0 16 118 124 3
part glow = light yellow : o_ yellow 0 32 52 44
part flowers = flower a : l_ green 2.4 -50 77 -51.1 56.2 -52.8 39.2 ; l_ green 2.4 -37.5 77 -36.5 57.4 -35.1 41.4 ; l_ green 2.4 -25 77 -24.8 52.9 -24.4 33.2 ; l_ green 2.4 -12.5 77 -15.3 50.7 -19.6 29.2 ; l_ green 2.4 0 77 -3 51.8 -7.4 31.3 ; l_ green 2.4 12.5 77 9.7 57.1 5.6 40.9 ; l_ green 2.4 25 77 24.5 45.8 23.8 20.2 ; l_ green 2.4 37.5 77 35.1 55.1 31.5 37.1 ; l_ green 2.4 50 77 50.8 43.9 52 16.9 ; z_ green- 2 -40 77 -49.6 -14.5 ; j_ green -41.2 66 -26.8 54.8 3.6 ; j_ green -41.2 66 -57.5 58 3.6 ; j_ green -42.1 56.9 -29 46.6 3.3 ; j_ green -42.1 56.9 -57.1 49.6 3.3 ; j_ green -43.1 47.7 -31.1 38.4 3 ; j_ green -43.1 47.7 -56.7 41.1 3 ; j_ green -44 38.6 -33.2 30.1 2.7 ; j_ green -44 38.6 -56.4 32.6 2.7 ; j_ green -45 29.4 -35.4 21.9 2.4 ; j_ green -45 29.4 -56 24.1 2.4 ; j_ green -46 20.3 -37.5 13.7 2.1 ; j_ green -46 20.3 -55.6 15.6 2.1 ; j_ green -46.9 11.1 -39.7 5.5 1.8 ; j_ green -46.9 11.1 -55.2 7.1 1.8 ; j_ green -47.9 2 -41.8 -2.8 1.5 ; j_ green -47.9 2 -54.8 -1.4 1.5 ; j_ green -48.3 -1.7 -49.6 -14.5 2 ; z_ dark-green- 2 42 77 49.9 1.4 ; j_ dark-green 43 67.9 57.7 60.7 3.3 ; j_ dark-green 43 67.9 30 57.8 3.3 ; j_ dark-green 43.9 59.3 57.2 52.8 3 ; j_ dark-green 43.9 59.3 32.2 50.2 3 ; j_ dark-green 44.8 50.7 56.7 44.8 2.7 ; j_ dark-green 44.8 50.7 34.3 42.5 2.7 ; j_ dark-green 45.7 42 56.2 36.9 2.4 ; j_ dark-green 45.7 42 36.4 34.8 2.4 ; j_ dark-green 46.6 33.4 55.8 28.9 2 ; j_ dark-green 46.6 33.4 38.5 27.1 2 ; j_ dark-green 47.5 24.7 55.3 20.9 1.7 ; j_ dark-green 47.5 24.7 40.7 19.4 1.7 ; j_ dark-green 48.4 16.1 54.8 13 1.4 ; j_ dark-green 48.4 16.1 42.8 11.7 1.4 ; j_ dark-green 48.8 12 49.9 1.4 2 ; z_ green 2 -14 77 -16 -8 ; z_ green 2 12 77 14 6 ; z_ green 2 28 77 22 -24 ; z_ green 2 -28 77 -32 30 ; f_ pink -16 -12 8 19 6 ; o_ gold -16 -12 6 ; f_ purple 14 8 6 15 6 ; o_ yellow 14 8 4 ; f_ w 22 -28 9 14 3.6 ; o_ gold 22 -28 5 ; f_ orange -32 28 6 12 5 ; o_ gold -32 28 4 ; f_ pink- 44 30 5 11 5 ; o_ yellow 44 30 3 ; o_ pink -46 -20 6 4 30 ; o_ purple 46 -16 6 4 -40
part veil = veil w : r_ w 0 -43 116 2 ; r_ w 0 75 116 2 ; z_ w 1 -56 -20 -48 -34 ; z_ w 1 40 66 54 54
scene stand

* leaf-tee | 6-8 9-12 13+ | Nature, Seasons
topics leaf print, leaf printing, t-shirt, tee, shirt, tote, fabric printing, fern, nature print, autumn, fall, botanical print, wearable, fashion, upcycling, gift
colors dark green, gold, light green
minutes 40 50 60
waits 240
mess some
heart leaf: leaf, fern-frond, ivy, eucalyptus, fresh-herb = handful
heart cloth: old-t-shirt, cloth-bag, pillowcase, bandana, old-towel, denim
need paint: fabric-paint, acrylic-paint = 2 color
need pad: foam-roller, sponge-brush, brayer, kitchen-sponge
need card: cardboard, cereal-box, magazine
need cover: paper-towel, newspaper, paper = 3 sheet
home plate
home iron
tool chalk: chalk, pencil
step press: prepare leaf by ccc
step card: prepare cloth card > cloth by ccc
step mark: draw cloth chalk by ccc
step ink: paint paint pad plate leaf by ccc
step test: print leaf cover by ccc
step print: print leaf cloth cover > print-a by ccc
step second: print leaf cloth paint > print-b by ccc
step dry: dry cloth by ccc
step fix: heat cloth iron by ggt
part cloth = cloth w : q^ ~ 5 -34 -82 -92 -56 -78 -16 -52 -26 -52 86 52 86 52 -26 78 -16 92 -56 34 -82 ; a_ ~- 0 -84 30 24 0 180 ; z_ ~- 1.4 -52 -26 -50 -44 ; z_ ~- 1.4 52 -26 50 -44
part print-a = paint a : z_ a- 3 0 74 0 -46 ; j_ a 0 59.6 26.2 43.2 6.2 ; j_ a 0 59.6 -26.2 43.2 6.2 ; j_ a 0 50 24.5 34.7 5.8 ; j_ a 0 50 -24.5 34.7 5.8 ; j_ a 0 40.4 22.8 26.2 5.4 ; j_ a 0 40.4 -22.8 26.2 5.4 ; j_ a 0 30.8 21 17.6 5 ; j_ a 0 30.8 -21 17.6 5 ; j_ a 0 21.2 19.3 9.1 4.6 ; j_ a 0 21.2 -19.3 9.1 4.6 ; j_ a 0 11.6 17.6 0.6 4.1 ; j_ a 0 11.6 -17.6 0.6 4.1 ; j_ a 0 2 15.9 -7.9 3.7 ; j_ a 0 2 -15.9 -7.9 3.7 ; j_ a 0 -7.6 14.1 -16.4 3.3 ; j_ a 0 -7.6 -14.1 -16.4 3.3 ; j_ a 0 -17.2 12.4 -24.9 2.9 ; j_ a 0 -17.2 -12.4 -24.9 2.9 ; j_ a 0 -26.8 10.7 -33.5 2.5 ; j_ a 0 -26.8 -10.7 -33.5 2.5 ; j_ a 0 -29.2 0 -46 2 ; z_ a- 2 -10 72 -45 16 ; j_ a -14.2 65.3 -5.4 47.3 4 ; j_ a -14.2 65.3 -34.2 65.3 4 ; j_ a -18.2 58.9 -10.2 42.6 3.6 ; j_ a -18.2 58.9 -36.3 58.9 3.6 ; j_ a -22.2 52.5 -15.1 37.9 3.2 ; j_ a -22.2 52.5 -38.4 52.5 3.2 ; j_ a -26.2 46.1 -19.9 33.2 2.9 ; j_ a -26.2 46.1 -40.6 46.1 2.9 ; j_ a -30.2 39.7 -24.7 28.5 2.5 ; j_ a -30.2 39.7 -42.7 39.7 2.5 ; j_ a -34.2 33.3 -29.5 23.8 2.1 ; j_ a -34.2 33.3 -44.8 33.3 2.1 ; j_ a -38.2 26.9 -34.4 19.1 1.7 ; j_ a -38.2 26.9 -46.9 26.9 1.7 ; j_ a -40.1 23.9 -45 16 2 ; z_ a- 2 10 72 45 16 ; j_ a 14.2 65.3 34.2 65.3 4 ; j_ a 14.2 65.3 5.4 47.3 4 ; j_ a 18.2 58.9 36.3 58.9 3.6 ; j_ a 18.2 58.9 10.2 42.6 3.6 ; j_ a 22.2 52.5 38.4 52.5 3.2 ; j_ a 22.2 52.5 15.1 37.9 3.2 ; j_ a 26.2 46.1 40.6 46.1 2.9 ; j_ a 26.2 46.1 19.9 33.2 2.9 ; j_ a 30.2 39.7 42.7 39.7 2.5 ; j_ a 30.2 39.7 24.7 28.5 2.5 ; j_ a 34.2 33.3 44.8 33.3 2.1 ; j_ a 34.2 33.3 29.5 23.8 2.1 ; j_ a 38.2 26.9 46.9 26.9 1.7 ; j_ a 38.2 26.9 34.4 19.1 1.7 ; j_ a 40.1 23.9 45 16 2
part print-b = paint b : j_ b -30 -12 -40.3 -40.2 9 ; j_ b 30 -8 40.9 -38.1 9 ; j_ b -36 72 -55.1 61 7 ; j_ b 36 72 55.1 61 7 ; z_ w 1.2 -30 -12 -39 -36 ; z_ w 1.2 30 -8 39 -34
scene hang

* stitched-leaf | 9-12 13+ | Nature, Seasons
appeal 1
topics leaf embroidery, embroidery, leaf art, stitching, sewing, botanical, autumn, fall, leaves, forest, slow stitching, nature art, framed art, mindfulness
colors orange, gold, teal, pink
minutes 50 80
mess low
heart leaf: leaf, ivy, fake-leaf, corn-husk = 2
heart floss: embroidery-floss = 3 color
need mount: watercolor-paper, cardstock, paper, canvas = 1 sheet
nice beads: seed-bead = pinch
nice frame: picture-frame
join glue: glue
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pencil: pencil
home book
step choose: prepare leaf book by cc
step thread: thread floss needle scissors by cc
step hold: sew leaf floss needle > leaves veins by cc
step edge: sew leaf floss needle > edge by cc
step fill: sew leaf floss needle > fill by cc
step beads: sew beads leaf needle > beads by cc
step press: prepare leaf book by cc
step mount: glue leaf mount glue > mount by cc
step title: draw mount pencil > title by cc
step frame: build frame mount > frame by cc
part frame = frame wood : r^ ~ 0 0 178 186 3 ; r_ ~- 0 0 158 166 1
part mount = mount cream : r_ ~ 0 0 154 162 1
part leaves = leaf own : z dark-green 4 -10 60 -18 74 ; b^ green -10 60 -48 30 -52 -10 -34 -44 -12 -66 14 -40 26 -8 20 30 ; z brown 3 46 58 44 70 ; b^ orange 46 58 28 40 28 12 42 -12 60 14 64 40
part veins = floss b : z_ gold 3 -10 58 -12 -60 ; z_ gold 2 -11 40 -36 22 ; z_ gold 2 -11 40 14 22 ; z_ gold 2 -11 24 -38 6 ; z_ gold 2 -11 24 15 6 ; z_ gold 2 -11 8 -39 -10 ; z_ gold 2 -11 8 16 -10 ; z_ gold 2 -11 -8 -39 -26 ; z_ gold 2 -11 -8 16 -26 ; z_ gold 2 -11 -24 -38 -42 ; z_ gold 2 -11 -24 15 -42 ; z_ w 2.4 46 56 43 -6 ; z_ w 1.8 45 44 33 36 ; z_ w 1.8 45 44 57 36 ; z_ w 1.8 45 32 33 24 ; z_ w 1.8 45 32 57 24 ; z_ w 1.8 45 20 33 12 ; z_ w 1.8 45 20 57 12
part edge = floss a : z_ orange 2 -48 30 -42 26 ; z_ orange 2 -51 14 -44 12 ; z_ orange 2 -52 -2 -45 -2 ; z_ orange 2 -48 -20 -41 -17 ; z_ orange 2 -40 -34 -34 -30 ; z_ orange 2 -28 -50 -23 -45 ; z_ orange 2 20 -30 14 -27 ; z_ orange 2 24 -14 17 -13 ; z_ orange 2 25 4 18 3 ; z_ orange 2 23 20 16 18 ; z_ orange 2 18 34 12 30
part fill = floss c : z_ teal 2 -38 4 -34 -8 ; z_ teal 2 -33 6 -29 -6 ; z_ teal 2 -28 7 -24 -5 ; z_ teal 2 -23 8 -19 -4 ; z_ teal 2 -18 10 -14 -2 ; o_ pink 4 14 2.6 ; o_ pink 8 2 2.6 ; o_ pink 4 -10 2.6 ; o_ pink 0 -22 2.6 ; o_ pink 10 18 2.6
part beads = beads gold : o_ gold -26 -20 2.6 ; o_ gold -22 -30 2.6 ; o_ gold -30 -8 2.6 ; o_ gold 36 26 2.6 ; o_ gold 56 28 2.6 ; o_ gold 38 40 2.6
part title = pencil k : l_ gray 1.6 -44 76 -34 73 -26 76 -14 73
scene lay

* moss-frame | 9-12 13+ | Nature
extras board: acorn, pinecone, snail-shell, stick, pebble, moss, lavender, eucalyptus, crystal, feather
extras picture Nature: snail-shell, acorn, bay-leaf
topics moss, moss wall, moss art, moss frame, living wall, forest, forest floor, woodland, green wall, landscape, room decor, wall art, japan
near plants, zen garden
colors green, dark green, brown
minutes 50 75
waits 240
mess some
heart moss: moss = 3 handful
heart frame: picture-frame, shoebox, small-box, cookie-tin
need back: cardboard, cork-sheet, wood-scrap, foam-board = 1 piece
need bark: bark, driftwood, stick, log, wood-slice, pinecone = 3
nice stone: pebble, stone, crystal = handful
nice accent: fern-frond, seed-pod, acorn, pressed-flower, feather, pine-branch, eucalyptus, lavender = 4
join glue: glue
tool scissors: scissors
tool pencil: pencil
tool stick: craft-stick, chopstick
home newspaper
home towel
step clean: wash moss newspaper towel by cc
step back: cut back frame scissors by cc
step draw: draw back pencil by cc
step bark: glue bark back glue > bark by cc
step river: glue stone back glue > river by cc
step spread: glue moss back glue stick > moss-a by cc
step relief: glue moss back glue > moss-b by cc
step accent: decorate accent moss > accent by cc
step dry: dry back by cc
step frame: build back frame > frame back by cc
part frame = frame wood : r^ ~ 0 0 186 156 3 ; r_ ~-- 0 0 162 132 1
part back = back kraft : r_ ~ 0 0 160 130 1
part moss-a = moss dark-green : b_ ~ -80 20 -60 -6 -30 -14 -6 10 0 65 -80 65 ; b_ ~ 30 65 24 20 40 -10 80 -24 80 65 ; b_ ~- -80 -64 -20 -64 -30 -40 -60 -26 -80 -30
part river = stone gray : o silver 14 58 7 5.6 0 ; o gray 4 50 6 4.8 40 ; o tan 22 48 6 4.8 80 ; o silver+ 12 40 6 4.8 30 ; o silver 2 34 5 4.0 70 ; o gray 18 30 6 4.8 20 ; o tan 10 22 5 4.0 60 ; o silver+ -2 20 5 4.0 10 ; o silver 6 10 5 4.0 50 ; o gray 16 14 4 3.2 0 ; o tan 10 0 4.5 3.6 40 ; o silver+ 20 -4 4 3.2 80 ; o silver 18 -14 4 3.2 30 ; o gray 28 -18 3.6 2.9 70 ; o tan 26 -28 3.4 2.7 20 ; o silver+ 36 -34 3 2.4 60 ; o silver 34 -42 3 2.4 10
part bark = bark brown : q ~ 4 -74 -20 -66 -60 -52 -62 -46 -18 ; z_ ~- 2 -64 -28 -58 -52 ; stick ~ 44 -24 74 -56 7 ; stick ~- 58 -38 56 -58 5 ; q ~- 3 48 40 70 34 74 48 52 52
part moss-b = moss green : y ~ -58 8 24 16 9 .2 ; y ~+ -36 26 26 18 9 .2 ; y ~ -62 44 22 18 9 .2 ; y ~+ -24 52 18 12 8 .2 ; y ~ 44 16 20 14 8 .2 ; y ~+ 66 0 18 14 8 .2 ; y ~+ 40 54 16 10 8 .2 ; y ~ -66 -50 16 12 8 .2
part accent = accent green : bits own 1.7 -50 -2 -60 20 44 0 60 -8
scene hang

* herb-pot | 6-8 9-12 13+ | Nature
extras pot: snail-shell, pebble, peg-doll
topics thank you, neighbor, neighbors, thank you neighbor, plant sitter, teacher gift, house sitter, hostess gift, herb garden, herbs, planter, flower pot, plant pot, windowsill garden, garden, gardening, spring, kitchen garden, basil, mint, potted plant, plant lover, mother's day, gift
near succulent
colors teal, white, gold free
minutes 40 50 60
waits 60
mess some
heart pot: terracotta-pot, can, plastic-tub, milk-carton
heart plant: potted-plant, fresh-herb, seed, grass-seed
heart soil: soil = 2 cup
need paint: acrylic-paint = 3 color
nice bow: string, raffia, ribbon, yarn = 3 ft
need mask: masking-tape, washi-tape, tape
need sign: craft-stick, price-tag, wood-slice, plastic-knife, stone = 1
nice drain: pebble, stone, sea-glass = handful
tool brush: paintbrush, sponge-brush
tool pen: permanent-marker, pencil, marker
tool spoon: metal-spoon, plastic-spoon
home saucer
home water: = 2 cup
step clean: wash pot water by ccc
step mask: prepare pot mask by ccc
step first: paint pot paint brush > pot field by ccc
step peel: prepare mask pot > edge by ccc
step marks: paint pot paint brush > marks by ccc
step drain: fill drain pot by ccc
step soil: fill soil pot spoon > soil by ccc
step plant: build plant soil water by ccc
step sign: draw sign pen bow? pot > sign bow by ccc
step sill: play plant pot saucer > herbs saucer by ccc
part saucer = saucer tan : o ~ 0 86 58 8
part herbs = plant green : z_ green 3 -20 -8 -38 -62 ; z_ green 3 -6 -8 -10 -80 ; z_ green 3 10 -8 18 -72 ; z_ green 3 24 -8 44 -54 ; z_ green 3 0 -8 4 -50 ; leaf green -38 -60 -51 -82.5 9 ; leaf light-green -36 -56 -11.6 -64.9 9 ; leaf green+ -32 -44 -57.6 -48.5 9 ; leaf green -28 -34 -2.4 -38.5 9 ; leaf light-green -10 -78 -10 -104 9 ; leaf green+ -10 -72 -34.4 -80.9 9 ; leaf green -9 -70 15.4 -78.9 9 ; leaf light-green -8 -54 -33.9 -56.3 9 ; leaf green+ -7 -50 18.4 -55.4 9 ; leaf green 18 -70 22.5 -95.6 9 ; leaf light-green 17 -64 42.6 -68.5 9 ; leaf green+ 15 -54 -10.1 -60.7 9 ; leaf green 13 -40 39 -40 9 ; leaf light-green 44 -52 57 -74.5 9 ; leaf green+ 40 -46 17.5 -59 9 ; leaf green 36 -38 61.6 -33.5 9 ; leaf light-green 30 -26 52.5 -39 9 ; leaf green+ -24 -24 -48.4 -32.9 9 ; leaf green 4 -48 17 -70.5 9 ; leaf light-green 2 -36 -17.9 -52.7 9
part soil = soil brown : o ~ 0 -4 50 9
part sign = sign wood : stick ~ 42 4 54 -54 13 ; l_ k 1.6 46 -40 52 -36 54 -40 ; l_ k 1.6 45 -30 50 -26 53 -30
part pot = pot orange : r^ ~ 0 6 122 26 4 ; q^ ~ 5 -52 19 52 19 38 86 -38 86
part field = paint a : q_ a 3 -51 26 51 26 46 52 -42 68
part edge = mask w : z_ w 3 -43 68 47 52
part marks = paint w : l_ w 2.4 -34 56 -34 44 ; l_ w 2.4 -18 52 -18 40 ; l_ w 2.4 -2 50 -2 38 ; l_ w 2.4 14 46 14 34 ; l_ w 2.4 30 44 30 32 ; d_ gold 2.6 -26 76 ; d_ gold 2.6 -12 72 ; d_ gold 2.6 2 69 ; d_ gold 2.6 16 66 ; d_ gold 2.6 30 62
part bow = bow own : z_ ~ 2.6 -60 3 60 3 ; z_ ~ 2.6 -60 9 60 9 ; b ~ 0 6 -20 -3 -20 15 ; b ~ 0 6 20 -3 20 15 ; o ~- 0 6 4
scene stand

* feather-driftwood | 9-12 13+ | Nature
extras hanging: lavender, eucalyptus, feather, charm, crystal
topics macrame, macramé, macrame feather, feathers, feather, wall hanging, driftwood, boho, bedroom decor, room decor, knots, fiber art
near beach, birds
colors cream, teal, tan
minutes 70 90
mess low
heart rod: driftwood, stick, bamboo, dowel, reed
heart cord: cotton-cord, yarn, string = 45 ft
nice bead: wooden-bead, bead, seashell = 4
nice dye: tea-bag, fabric-dye
join hold: masking-tape, tape
tool scissors: scissors
tool ruler: ruler
home comb
step rod: prepare rod by cc
step cut: cut cord scissors ruler by cc
step spine: tie cord rod hold > rod spine by cc
step bead: thread bead cord > beads by cc
step knot: tie cord by cc
step comb: shape cord comb by cc
step trim: cut cord scissors > feathers by cc
step dip: paint dye cord > dip by cc
step hang: tie cord rod > hanger by cc
part hanger = cord cream : l ~ 2.4 -76 -60 -30 -92 0 -99 30 -92 76 -60
part spine = cord cream : z ~- 3 -50 -58 -50 -30 ; z ~- 3 0 -58 0 -16 ; z ~- 3 50 -58 50 -30
part feathers = cord a : z_ a- 3 -50 -58 -50 -34 ; b a -50 -34 -29 -13.2 -27.9 28.4 -39.5 59.6 -50 70 -60.5 59.6 -72 28.4 -71 -13.2 ; z_ a- 1.3 -50 -23.6 -29.4 -13.6 ; z_ a- 1.3 -50 -23.6 -70.6 -13.6 ; z_ a- 1.3 -50 -14.8 -29.4 -4.8 ; z_ a- 1.3 -50 -14.8 -70.6 -4.8 ; z_ a- 1.3 -50 -5.9 -29.4 4.1 ; z_ a- 1.3 -50 -5.9 -70.6 4.1 ; z_ a- 1.3 -50 2.9 -29.4 12.9 ; z_ a- 1.3 -50 2.9 -70.6 12.9 ; z_ a- 1.3 -50 11.8 -29.4 21.8 ; z_ a- 1.3 -50 11.8 -70.6 21.8 ; z_ a- 1.3 -50 20.6 -29.4 30.6 ; z_ a- 1.3 -50 20.6 -70.6 30.6 ; z_ a- 1.3 -50 29.4 -29.4 39.4 ; z_ a- 1.3 -50 29.4 -70.6 39.4 ; z_ a- 1.3 -50 38.3 -35.3 48.3 ; z_ a- 1.3 -50 38.3 -64.7 48.3 ; z_ a- 1.3 -50 47.1 -35.3 57.1 ; z_ a- 1.3 -50 47.1 -64.7 57.1 ; z_ a+ 3.4 -50 -34 -50 61.7 ; z_ a- 3 0 -58 0 -20 ; b a 0 -20 22 2.4 23.1 47.2 11 80.8 0 92 -11 80.8 -23.1 47.2 -22 2.4 ; z_ a- 1.3 0 -8.8 21.6 1.2 ; z_ a- 1.3 0 -8.8 -21.6 1.2 ; z_ a- 1.3 0 0.7 21.6 10.7 ; z_ a- 1.3 0 0.7 -21.6 10.7 ; z_ a- 1.3 0 10.2 21.6 20.2 ; z_ a- 1.3 0 10.2 -21.6 20.2 ; z_ a- 1.3 0 19.8 21.6 29.8 ; z_ a- 1.3 0 19.8 -21.6 29.8 ; z_ a- 1.3 0 29.3 21.6 39.3 ; z_ a- 1.3 0 29.3 -21.6 39.3 ; z_ a- 1.3 0 38.8 21.6 48.8 ; z_ a- 1.3 0 38.8 -21.6 48.8 ; z_ a- 1.3 0 48.3 21.6 58.3 ; z_ a- 1.3 0 48.3 -21.6 58.3 ; z_ a- 1.3 0 57.8 15.4 67.8 ; z_ a- 1.3 0 57.8 -15.4 67.8 ; z_ a- 1.3 0 67.4 15.4 77.4 ; z_ a- 1.3 0 67.4 -15.4 77.4 ; z_ a+ 3.4 0 -20 0 83 ; z_ a- 3 50 -58 50 -34 ; b a 50 -34 71 -13.2 72 28.4 60.5 59.6 50 70 39.5 59.6 27.9 28.4 29 -13.2 ; z_ a- 1.3 50 -23.6 70.6 -13.6 ; z_ a- 1.3 50 -23.6 29.4 -13.6 ; z_ a- 1.3 50 -14.8 70.6 -4.8 ; z_ a- 1.3 50 -14.8 29.4 -4.8 ; z_ a- 1.3 50 -5.9 70.6 4.1 ; z_ a- 1.3 50 -5.9 29.4 4.1 ; z_ a- 1.3 50 2.9 70.6 12.9 ; z_ a- 1.3 50 2.9 29.4 12.9 ; z_ a- 1.3 50 11.8 70.6 21.8 ; z_ a- 1.3 50 11.8 29.4 21.8 ; z_ a- 1.3 50 20.6 70.6 30.6 ; z_ a- 1.3 50 20.6 29.4 30.6 ; z_ a- 1.3 50 29.4 70.6 39.4 ; z_ a- 1.3 50 29.4 29.4 39.4 ; z_ a- 1.3 50 38.3 64.7 48.3 ; z_ a- 1.3 50 38.3 35.3 48.3 ; z_ a- 1.3 50 47.1 64.7 57.1 ; z_ a- 1.3 50 47.1 35.3 57.1 ; z_ a+ 3.4 50 -34 50 61.7
part dip = dye b : b_ ~ -70 44 -60 54 -50 69 -40 54 -30 44 -50 38 ; b_ ~ -20 66 -10 78 0 91 10 78 20 66 0 60 ; b_ ~ 30 44 40 54 50 69 60 54 70 44 50 38
part rod = rod gray : l^ ~ 12 -96 -54 -40 -62 20 -56 96 -62 ; l_ ~+ 2 -80 -57 -30 -61 ; l_ ~- 2 10 -57 70 -60
part beads = bead wood : bits wood 1.11 -50 -44 0 -44 0 -31 50 -44
scene hang

* onion-dye | 9-12 13+ | Nature, Seasons
topics natural dye, plant dye, avocado dye, avocado, silk scarf, scarf, botanical dye, onion skin dye, tie dye, shibori, kitchen dye, autumn, fall, eco dye, sustainable fashion, bandana, earth day, upcycling, science
near colonial
colors gold, cream, orange
minutes 50 60
waits 120
mess some
place sink
heart skin: onion-skin, avocado-pit, tea-bag, coffee-grounds = 3 handful
heart cloth: bandana, fabric-scrap, pillowcase, old-t-shirt, cloth-bag, tube-sock, scarf, old-towel
need binder: rubber-band, string, cotton-cord, hair-tie = 8
nice pebble: pebble, marble, dried-chickpea, button, coin = 7
nice pits: avocado-pit = 4 when skin=onion-skin
nice iron@13+: nail = 3
nice fix: vinegar = 1/2 cup
home strainer
home spoon
home pot
home water: = 2 cup
home soap
step wash: wash cloth water soap by cc
step simmer: heat skin water pot pits? by gt
step bind: tie cloth binder pebble? > cloth by cc
step rings: tie cloth binder by cc
step strain: fill strainer pot fix? by gt
step dip: heat cloth pot spoon > dye by gt
step rest: dry cloth pot by cc
step iron@13+: color iron cloth water by c
step rinse: wash cloth water soap by cc
step open: prepare cloth binder > rings by cc
part cloth = cloth cream : q^ ~ 5 -84 -84 84 -84 84 84 -84 84
part dye = skin a : q_ a 5 -80 -80 80 -80 80 80 -80 80 ; q_ a+ 12 -60 -64 64 -60 60 64 -62 60
part rings = binder cream : l_ w 4 38 0 41.8 12.3 32 20.5 28.6 33 15.8 34.6 6.2 43.2 -5.4 37.6 -18.1 39.7 -24.9 28.7 -36.7 23.6 -36.5 10.7 -43.6 0 -36.5 -10.7 -36.7 -23.6 -24.9 -28.7 -18.1 -39.7 -5.4 -37.6 6.2 -43.2 15.8 -34.6 28.6 -33 32 -20.5 41.8 -12.3 38 0 ; l_ w 3.4 25.8 0 28.4 8.4 21.7 14 19.4 22.4 10.7 23.5 4.2 29.3 -3.7 25.6 -12.3 27 -16.9 19.5 -24.9 16 -24.8 7.3 -29.6 0 -24.8 -7.3 -24.9 -16 -16.9 -19.5 -12.3 -27 -3.7 -25.6 4.2 -29.3 10.7 -23.5 19.4 -22.4 21.7 -14 28.4 -8.4 25.8 0 ; l_ w 3 13.7 0 15.1 4.4 11.5 7.4 10.3 11.9 5.7 12.4 2.2 15.5 -1.9 13.5 -6.5 14.3 -9 10.3 -13.2 8.5 -13.1 3.9 -15.7 0 -13.1 -3.9 -13.2 -8.5 -9 -10.3 -6.5 -14.3 -1.9 -13.5 2.2 -15.5 5.7 -12.4 10.3 -11.9 11.5 -7.4 15.1 -4.4 13.7 0 ; l_ w 4 -35 -54 -34.4 -44.5 -42.2 -39.1 -49.1 -32.7 -58.2 -35.5 -67.6 -37 -71.1 -45.8 -75.8 -54 -71.1 -62.2 -67.6 -71 -58.2 -72.5 -49.1 -75.3 -42.2 -68.9 -34.4 -63.5 -35 -54 ; l_ w 3.4 -41.1 -54 -40.6 -47.6 -45.9 -43.9 -50.7 -39.5 -56.9 -41.4 -63.2 -42.4 -65.6 -48.4 -68.8 -54 -65.6 -59.6 -63.2 -65.6 -56.9 -66.6 -50.7 -68.5 -45.9 -64.1 -40.6 -60.4 -41.1 -54 ; l_ w 3 -47.2 -54 -46.9 -50.6 -49.7 -48.7 -52.3 -46.3 -55.5 -47.3 -58.9 -47.9 -60.2 -51 -61.8 -54 -60.2 -57 -58.9 -60.1 -55.5 -60.7 -52.3 -61.7 -49.7 -59.3 -46.9 -57.4 -47.2 -54 ; l_ w 4 73 -54 73.6 -44.5 65.8 -39.1 58.9 -32.7 49.8 -35.5 40.4 -37 36.9 -45.8 32.2 -54 36.9 -62.2 40.4 -71 49.8 -72.5 58.9 -75.3 65.8 -68.9 73.6 -63.5 73 -54 ; l_ w 3.4 66.9 -54 67.4 -47.6 62.1 -43.9 57.3 -39.5 51.1 -41.4 44.8 -42.4 42.4 -48.4 39.2 -54 42.4 -59.6 44.8 -65.6 51.1 -66.6 57.3 -68.5 62.1 -64.1 67.4 -60.4 66.9 -54 ; l_ w 3 60.8 -54 61.1 -50.6 58.3 -48.7 55.7 -46.3 52.5 -47.3 49.1 -47.9 47.8 -51 46.2 -54 47.8 -57 49.1 -60.1 52.5 -60.7 55.7 -61.7 58.3 -59.3 61.1 -57.4 60.8 -54 ; l_ w 4 -35 54 -34.4 63.5 -42.2 68.9 -49.1 75.3 -58.2 72.5 -67.6 71 -71.1 62.2 -75.8 54 -71.1 45.8 -67.6 37 -58.2 35.5 -49.1 32.7 -42.2 39.1 -34.4 44.5 -35 54 ; l_ w 3.4 -41.1 54 -40.6 60.4 -45.9 64.1 -50.7 68.5 -56.9 66.6 -63.2 65.6 -65.6 59.6 -68.8 54 -65.6 48.4 -63.2 42.4 -56.9 41.4 -50.7 39.5 -45.9 43.9 -40.6 47.6 -41.1 54 ; l_ w 3 -47.2 54 -46.9 57.4 -49.7 59.3 -52.3 61.7 -55.5 60.7 -58.9 60.1 -60.2 57 -61.8 54 -60.2 51 -58.9 47.9 -55.5 47.3 -52.3 46.3 -49.7 48.7 -46.9 50.6 -47.2 54 ; l_ w 4 73 54 73.6 63.5 65.8 68.9 58.9 75.3 49.8 72.5 40.4 71 36.9 62.2 32.2 54 36.9 45.8 40.4 37 49.8 35.5 58.9 32.7 65.8 39.1 73.6 44.5 73 54 ; l_ w 3.4 66.9 54 67.4 60.4 62.1 64.1 57.3 68.5 51.1 66.6 44.8 65.6 42.4 59.6 39.2 54 42.4 48.4 44.8 42.4 51.1 41.4 57.3 39.5 62.1 43.9 67.4 47.6 66.9 54 ; l_ w 3 60.8 54 61.1 57.4 58.3 59.3 55.7 61.7 52.5 60.7 49.1 60.1 47.8 57 46.2 54 47.8 51 49.1 47.9 52.5 47.3 55.7 46.3 58.3 48.7 61.1 50.6 60.8 54 ; o_ orange 0 0 6 ; o_ orange -54 -54 4 ; o_ orange 54 -54 4 ; o_ orange -54 54 4 ; o_ orange 54 54 4
scene hang

* beeswax-lantern | 6-8 9-12 13+ | Seasons, Nature
topics lantern, beeswax, honeycomb, honey, bees, autumn, winter, light, night light, st martin, saint martin, candlemas, solstice, cozy, hygge, lantern walk, november
colors gold, orange, red free
minutes 25 35 45
mess low
heart wax: beeswax-sheet = 1
heart light: LED-candle, LED-tea-light, glow-stick, string-light, flashlight
need base: wood-slice, plastic-lid, metal-lid, cardboard, ceramic-plate, cork-sheet
nice pane: tissue-paper, tracing-paper, cellophane = 1 sheet
nice rim: raffia, ribbon, string, yarn = 2 ft
nice find: pinecone, leaf, pine-branch, acorn, dried-orange-slice, cinnamon-stick = 4
tool cutter: cookie-cutter, plastic-knife
tool scissors: scissors
tool ruler: ruler
home towel
step warm: shape wax towel by ccc
step size: cut wax ruler scissors by tcc
step shapes: cut wax cutter > wax holes by ccc
step pane: decorate pane wax scissors > panes by ccc
step roll: roll wax > seam by tcc
step stand: build wax base > base by ccc
step spare: decorate wax cutter > spare by ccc
step rim: tie rim wax > rim by ccc
step light: play light wax > glow by tcc
step find: decorate find base > find by ccc
part base = base wood : o^ ~- 0 80 88 14 ; o ~ 0 75 88 13
part wax = wax a : r^ ~ 0 10 124 128 4 ; s_ ~- -60 -44 3 3.9 3.8 ; s_ ~- -45 -44 3 3.9 3.8 ; s_ ~- -30 -44 3 3.9 3.8 ; s_ ~- -15 -44 3 3.9 3.8 ; s_ ~- 0 -44 3 3.9 3.8 ; s_ ~- 15 -44 3 3.9 3.8 ; s_ ~- 30 -44 3 3.9 3.8 ; s_ ~- 45 -44 3 3.9 3.8 ; s_ ~- 60 -44 3 3.9 3.8 ; s_ ~- -52.5 -31 3 3.9 3.8 ; s_ ~- -37.5 -31 3 3.9 3.8 ; s_ ~- -22.5 -31 3 3.9 3.8 ; s_ ~- -7.5 -31 3 3.9 3.8 ; s_ ~- 7.5 -31 3 3.9 3.8 ; s_ ~- 22.5 -31 3 3.9 3.8 ; s_ ~- 37.5 -31 3 3.9 3.8 ; s_ ~- 52.5 -31 3 3.9 3.8 ; s_ ~- -60 -18 3 3.9 3.8 ; s_ ~- -45 -18 3 3.9 3.8 ; s_ ~- -30 -18 3 3.9 3.8 ; s_ ~- -15 -18 3 3.9 3.8 ; s_ ~- 0 -18 3 3.9 3.8 ; s_ ~- 15 -18 3 3.9 3.8 ; s_ ~- 30 -18 3 3.9 3.8 ; s_ ~- 45 -18 3 3.9 3.8 ; s_ ~- 60 -18 3 3.9 3.8 ; s_ ~- -52.5 -5 3 3.9 3.8 ; s_ ~- -37.5 -5 3 3.9 3.8 ; s_ ~- -22.5 -5 3 3.9 3.8 ; s_ ~- -7.5 -5 3 3.9 3.8 ; s_ ~- 7.5 -5 3 3.9 3.8 ; s_ ~- 22.5 -5 3 3.9 3.8 ; s_ ~- 37.5 -5 3 3.9 3.8 ; s_ ~- 52.5 -5 3 3.9 3.8 ; s_ ~- -60 8 3 3.9 3.8 ; s_ ~- -45 8 3 3.9 3.8 ; s_ ~- -30 8 3 3.9 3.8 ; s_ ~- -15 8 3 3.9 3.8 ; s_ ~- 0 8 3 3.9 3.8 ; s_ ~- 15 8 3 3.9 3.8 ; s_ ~- 30 8 3 3.9 3.8 ; s_ ~- 45 8 3 3.9 3.8 ; s_ ~- 60 8 3 3.9 3.8 ; s_ ~- -52.5 21 3 3.9 3.8 ; s_ ~- -37.5 21 3 3.9 3.8 ; s_ ~- -22.5 21 3 3.9 3.8 ; s_ ~- -7.5 21 3 3.9 3.8 ; s_ ~- 7.5 21 3 3.9 3.8 ; s_ ~- 22.5 21 3 3.9 3.8 ; s_ ~- 37.5 21 3 3.9 3.8 ; s_ ~- 52.5 21 3 3.9 3.8 ; s_ ~- -60 34 3 3.9 3.8 ; s_ ~- -45 34 3 3.9 3.8 ; s_ ~- -30 34 3 3.9 3.8 ; s_ ~- -15 34 3 3.9 3.8 ; s_ ~- 0 34 3 3.9 3.8 ; s_ ~- 15 34 3 3.9 3.8 ; s_ ~- 30 34 3 3.9 3.8 ; s_ ~- 45 34 3 3.9 3.8 ; s_ ~- 60 34 3 3.9 3.8 ; s_ ~- -52.5 47 3 3.9 3.8 ; s_ ~- -37.5 47 3 3.9 3.8 ; s_ ~- -22.5 47 3 3.9 3.8 ; s_ ~- -7.5 47 3 3.9 3.8 ; s_ ~- 7.5 47 3 3.9 3.8 ; s_ ~- 22.5 47 3 3.9 3.8 ; s_ ~- 37.5 47 3 3.9 3.8 ; s_ ~- 52.5 47 3 3.9 3.8 ; s_ ~- -60 60 3 3.9 3.8 ; s_ ~- -45 60 3 3.9 3.8 ; s_ ~- -30 60 3 3.9 3.8 ; s_ ~- -15 60 3 3.9 3.8 ; s_ ~- 0 60 3 3.9 3.8 ; s_ ~- 15 60 3 3.9 3.8 ; s_ ~- 30 60 3 3.9 3.8 ; s_ ~- 45 60 3 3.9 3.8 ; s_ ~- 60 60 3 3.9 3.8
part seam = wax a : o ~+ 0 -54 62 8 ; o_ ~-- 0 -54 54 5
part holes = wax a : j_ orange -26 50 -37.1 -13 19 ; j_ orange 32 56 45.8 7.9 16 ; s_ orange 18 -22 5 17 8 ; s_ orange -34 -30 5 12 6 ; s_ orange 48 -10 5 9 4.5
part glow = light yellow : j_ w -26 50 -37.1 -13 19 ; j_ w 32 56 45.8 7.9 16 ; s_ w 18 -22 5 17 8 ; s_ w -34 -30 5 12 6 ; s_ w 48 -10 5 9 4.5
part panes = pane b : j_ orange -26 50 -37.1 -13 19 ; j_ red 32 56 45.8 7.9 16 ; j_ orange+ -26 44 -33.6 0.7 9 ; j_ red+ 32 50 40.8 19.2 7 ; s_ orange 18 -22 5 17 8 ; s_ orange+ 18 -22 5 9 4.5
part rim = rim tan : r ~ 0 66 126 7 2 ; b ~ 0 66 -18 58 -18 74 ; b ~ 0 66 18 58 18 74
part spare = wax a : s ~+ -50 4 5 9 4.5 ; s ~+ 4 20 5 9 4.5 ; s ~+ 52 22 5 8 4
part find = find brown : bits own 1.3 -74 78 -52 83 52 83 74 78
scene stand

* peel-garland | 4-5 6-8 9-12 | Seasons
extras hanging: cinnamon-stick, dried-orange-slice, eucalyptus, fake-leaf, bell, raffia
topics orange garland, orange peel, dried oranges, winter, christmas garland, solstice, yule, advent, december, natural decoration, stars, garland, zero waste, window decoration, cozy
colors orange, gold, green
minutes 30 35 45
waits 1440
mess low
heart peel: orange-peel = 3 handful
need line: string, raffia, yarn, ribbon = 4 ft
nice slice: dried-orange-slice = 2
nice spice: cinnamon-stick, bay-leaf, pinecone, pine-branch, seed-pod, acorn = 2
nice bead: wooden-bead, bead = 6
tool cutter: cookie-cutter, scissors
tool poker: pencil, toothpick, wooden-skewer, craft-stick
tool needle@6-8,9-12: needle, bobby-pin
home board
home book
home spoon
home towel
step peel: prepare peel by tcc
step flat: prepare peel towel spoon by ccc
step stars: cut peel cutter board > stars by tcc
step holes: poke peel poker board by gtc
step press: dry peel book by ccc
step string@4-5: thread peel line by t
step string@6-8,9-12: thread peel line needle by tc
step slice: thread slice line > slices by tcc
step spice: tie spice line > spice by tcc
step bead: thread bead line > beads by ccc
step hang: play line > line by gtc
part line = line tan : l ~ 2.6 -98 -60 -80 -44 -54 -26 -27 -15 0 -11 27 -15 54 -26 80 -44 98 -60
part stars = peel orange : z_ tan 1.8 -80 -44 -80 -20 ; s orange -80 -2 5 22 11 ; o_ orange- -80 -18 1.6 ; z_ tan 1.8 -27 -15 -27 39 ; s orange -27 57 5 22 11 ; o_ orange- -27 41 1.6 ; z_ tan 1.8 27 -15 27 39 ; s orange 27 57 5 22 11 ; o_ orange- 27 41 1.6 ; z_ tan 1.8 80 -44 80 -20 ; s orange 80 -2 5 22 11 ; o_ orange- 80 -18 1.6
part slices = slice orange : z_ tan 1.8 -54 -26 -54 -10 ; o orange -54 9 20 20 ; o_ cream -54 9 17 17 ; f_ orange+ -54 9 8 15 4.4 ; z_ tan 1.8 54 -26 54 -10 ; o orange 54 9 20 20 ; o_ cream 54 9 17 17 ; f_ orange+ 54 9 8 15 4.4
part spice = spice brown : z_ tan 1.8 0 -11 0 26 ; stick brown -14 30 14 40 9 ; stick brown- -12 42 16 32 8 ; r red 1 36 7 22 2
part beads = bead red : bits red 1 -67 -34 -40.5 -19.5 -13.5 -12 13.5 -12 40.5 -19.5 67 -34
scene hang

* pebble-birds | 6-8 9-12 13+ | Nature, Animals
topics pebble art, pebble picture, stone picture, birds, bird, birds on a branch, rocks, family picture, beach finds, framed art, gift, friends, love birds, grandparents, father's day
colors gray, red, brown
minutes 30 40 50
waits 180
mess low
heart pebble: pebble, stone, seashell, snail-shell = 2 handful
heart branch: stick, driftwood, reed, pine-branch
need back: canvas, cardboard, watercolor-paper, cardstock, wood-scrap = 1
nice leaf: leaf, moss, pressed-flower, feather, seed-pod, clover, bay-leaf = 5
nice love: button, petal, felt
nice frame: picture-frame
join glue: glue
tool pen: permanent-marker, ballpoint-pen, marker
home water: = 2 cup
home towel
step wash: wash pebble water towel by ccc
step sort: arrange pebble by ccc
step branch: arrange branch back > back branch by ccc
step lay: arrange pebble back by ccc
step glue: glue pebble back glue > birds by ccc
step fix: glue branch back glue by ccc
step leaf: glue leaf back glue > leaves by ccc
step love: glue love back glue > heart by ccc
step legs: draw back pen > lines by ccc
step frame: build frame back > frame by tcc
part frame = frame wood : r^ ~ 0 0 190 166 3 ; r_ ~- 0 0 168 144 1
part back = back cream : r_ ~ 0 0 164 140 1
part branch = branch brown : l ~ 9 -80 40 -30 32 20 36 80 26 ; l ~ 5 34 34 56 8 64 -8 ; l ~ 4 -52 36 -66 20
part birds = pebble gray : o^ gray -34 8 20 16 -14 ; o gray+ -19 -7.2 10 9.2 ; o gray- -39 6 10 8 -14 ; o^ tan 22 12 19 15 14 ; o tan+ 7.8 -2.2 9.5 8.7 ; o tan- 26.8 10 9.5 7.5 14 ; o^ silver -4 22 9 7.5 -8 ; o silver+ 2.8 14.9 4.5 4.1 ; o silver- -6.2 20 4.5 3.8 -8
part leaves = leaf green : leaf green 62 -6 75 -28.5 8 ; leaf light-green 60 -4 44.6 -22.4 7 ; leaf green 46 20 67.7 16.2 7 ; leaf green -66 22 -74.2 -0.6 7 ; leaf light-green -64 24 -83.7 20.5 6
part heart = love red : bits own 1.8 -6 -38
part lines = pen k : z_ k 2.4 -36 22 -36 33 ; z_ k 2.4 -28 22 -28 32 ; z_ k 2.4 20 26 20 35 ; z_ k 2.4 28 26 28 35 ; z_ k 1.8 -5 28 -5 34 ; z_ k 1.8 0 28 0 34 ; p_ orange -10 -10 0 -6 -10 -4 ; p_ orange -2 -5 -12 -1 -2 1 ; p_ orange 7 13 13 15 7 17 ; o_ k -17 -10 2 ; o_ k 6 -5 2 ; o_ k 4 14 1.4 ; l_ k 1.8 -22 62 -8 58 4 62 18 58
scene lay

* nature-mandala | 4-5 6-8 9-12 13+ | Nature, Seasons
topics mandala, land art, nature mandala, andy goldsworthy, forest art, beach art, outdoors, nature walk, autumn, fall, spring, circle, pattern, symmetry, mindfulness, calm, camp, earth day, equinox
near math
colors green, orange, gray
minutes 25 35 45 60
mess low
place outdoors
heart middle: pinecone, flower, stone, mini-pumpkin, gourd, dried-orange-slice, wood-slice, seashell, pumpkin
heart ring: leaf, fern-frond, bark, corn-husk, pine-branch, reed, wheat-stalk = 2 handful
heart dot: pebble, acorn, petal, seashell, seed-pod, chestnut, snail-shell, sea-glass, pumpkin-seed, stone = 2 handful
nice more: flower, petal, moss, clover, grass, pine-needle, lavender, hay, ivy = handful
nice cord: string, yarn, raffia = 2 ft
tool stick: stick, craft-stick, pencil
step gather: prepare ring dot more? by tccc
step sweep: prepare stick by cccc
step compass@6-8,9-12,13+: draw cord stick > circle by ccc
step middle: arrange middle > middle by cccc
step cross: arrange ring > spokes by cccc
step fill: arrange ring > leaves by cccc
step dots: arrange dot > dots by cccc
step more: arrange more > more by cccc
step rim: arrange dot ring > rim by cccc
step look: play middle by cccc
part circle = cord tan : a_ tan- 0 0 90 88 0 360
part rim = ring brown : leaf brown 83 11 97 13 5 ; leaf gold 78 32 91 38 5 ; leaf brown 67 51 78 60 5 ; leaf orange 51 67 60 78 5 ; leaf brown 32 78 38 91 5 ; leaf gold 11 83 13 97 5 ; leaf brown -11 83 -13 97 5 ; leaf orange -32 78 -38 91 5 ; leaf brown -51 67 -60 78 5 ; leaf gold -67 51 -78 60 5 ; leaf brown -78 32 -91 38 5 ; leaf orange -83 11 -97 13 5 ; leaf brown -83 -11 -97 -13 5 ; leaf gold -78 -32 -91 -38 5 ; leaf brown -67 -51 -78 -60 5 ; leaf orange -51 -67 -60 -78 5 ; leaf brown -32 -78 -38 -91 5 ; leaf gold -11 -83 -13 -97 5 ; leaf brown 11 -83 13 -97 5 ; leaf orange 32 -78 38 -91 5 ; leaf brown 51 -67 60 -78 5 ; leaf gold 67 -51 78 -60 5 ; leaf brown 78 -32 91 -38 5 ; leaf orange 83 -11 97 -13 5
part leaves = ring orange : leaf orange 7.1 -33.3 15.4 -72.4 12 ; leaf red 19.3 -28 41.9 -61 12 ; leaf gold 28.5 -18.5 62.1 -40.3 12 ; leaf orange 33.4 -6.2 72.8 -13.5 12 ; leaf red 33.3 7.1 72.4 15.4 12 ; leaf gold 28 19.3 61 41.9 12 ; leaf orange 18.5 28.5 40.3 62.1 12 ; leaf red 6.2 33.4 13.5 72.8 12 ; leaf gold -7.1 33.3 -15.4 72.4 12 ; leaf orange -19.3 28 -41.9 61 12 ; leaf red -28.5 18.5 -62.1 40.3 12 ; leaf gold -33.4 6.2 -72.8 13.5 12 ; leaf orange -33.3 -7.1 -72.4 -15.4 12 ; leaf red -28 -19.3 -61 -41.9 12 ; leaf gold -18.5 -28.5 -40.3 -62.1 12 ; leaf orange -6.2 -33.4 -13.5 -72.8 12
part spokes = ring green : leaf green 0 -26 0 -76 11 ; leaf dark-green 18.4 -18.4 53.7 -53.7 11 ; leaf green 26 0 76 0 11 ; leaf dark-green 18.4 18.4 53.7 53.7 11 ; leaf green 0 26 0 76 11 ; leaf dark-green -18.4 18.4 -53.7 53.7 11 ; leaf green -26 0 -76 0 11 ; leaf dark-green -18.4 -18.4 -53.7 -53.7 11
part dots = dot gray : bits own .6 79 0 77 15 73 30 66 44 56 56 44 66 30 73 15 77 0 79 -15 77 -30 73 -44 66 -56 56 -66 44 -73 30 -77 15 -79 0 -77 -15 -73 -30 -66 -44 -56 -56 -44 -66 -30 -73 -15 -77 -0 -79 15 -77 30 -73 44 -66 56 -56 66 -44 73 -30 77 -15
part more = more pink : bits own .9 23 -55.4 55.4 -23 55.4 23 23 55.4 -23 55.4 -55.4 23 -55.4 -23 -23 -55.4
part middle = middle brown : bits own 3 0 0
scene lay

* dough-garden | 2-3 4-5 | Nature, Seasons
extras pot: pebble, aluminum-foil, toy-animal, snail-shell, wood-slice, moss, leaf, sticker, peg-doll, flag, felt, pipe-cleaner, washi-tape, fake-leaf, driftwood, seashell, craft-stick
extras world Nature: toy-animal, candy-wrapper, pipe-cleaner, petal, clover, pom-pom, leaf, snail-shell, grass, cupcake-liner
topics garden, gardening, flower garden, planting, flowers, spring, summer, vegetable patch, gardener, peter rabbit, meadow, sensory play, park, flower bed
colors brown, pink, yellow
minutes 20 25
mess low
heart dough: play-dough, salt-dough, modeling-clay, kinetic-sand, soil = 3 handful
heart plants: flower, leaf, grass, clover, fern-frond, lavender, fresh-herb, pine-branch = 2 handful
need bed: shoebox, plastic-tub, paper-plate, foil-pan, takeout-box, paper-bowl
nice fence: craft-stick = 6
nice path: stone, pebble, seashell, sand, leaf = handful
nice guest: toy-animal, peg-doll
tool stick: wooden-spoon, craft-stick, pencil
step fill: fill dough bed > bed soil by cc
step pat: shape dough by cc
step rows: draw dough stick > rows by cc
step snap: prepare plants by tc
step plant: build plants dough > plants by cc
step more: decorate plants dough > low by cc
step fence: build fence dough > fence by tc
step path: decorate path dough > path by cc
step guest: play guest dough > guest by cc
step tend: play dough plants by cc
part plants = plants own : z_ green 3 -62 34 -62 -30 ; j_ green -62 8 -49.9 1 4 ; j_ green -62 12 -74.1 5 4 ; f_ pink -62 -30 8 15 5 ; o_ gold -62 -30 5 ; z_ green 3 -32 34 -32 -58 ; j_ green -32 -6 -19.9 -13 4 ; j_ green -32 -2 -44.1 -9 4 ; y yellow -32 -58 13 13 9 .2 ; z_ green 3 0 48 0 -36 ; j_ green 0 5 12.1 -2 4 ; j_ green 0 9 -12.1 2 4 ; b red -12 -50 -6 -44 0 -53 6 -44 12 -50 9 -30 0 -25 -9 -30 ; z_ green 3 32 34 32 -60 ; j_ green 32 -7 44.1 -14 4 ; j_ green 32 -3 19.9 -10 4 ; f_ purple 32 -60 8 15 5 ; o_ gold 32 -60 5 ; z_ green 3 62 34 62 -28 ; j_ green 62 9 74.1 2 4 ; j_ green 62 13 49.9 6 4 ; y orange 62 -28 13 13 9 .2
part soil = dough a : b ~ -88 62 -84 40 -40 32 0 36 44 31 84 40 88 62
part rows = dough a : l_ ~- 3 -70 40 -30 36 10 40 68 36
part low = plants green : l_ green 3 -78 46 -76.1 32.7 -73.3 21.7 ; l_ green 3 -68.8 46 -68.9 36.4 -69.1 28.5 ; l_ green 3 -59.6 46 -62.8 33.7 -67.6 23.6 ; l_ green 3 -50.5 46 -50.7 33.1 -50.9 22.5 ; l_ green 3 -41.3 46 -42.1 33 -43.3 22.4 ; l_ green 3 -32.1 46 -33.6 32.8 -35.8 22 ; l_ green 3 -22.9 46 -21.5 35.3 -19.3 26.6 ; l_ green 3 -13.8 46 -13.5 33.6 -13.2 23.4 ; l_ green 3 -4.6 46 -6.6 34.4 -9.5 25 ; l_ green 3 4.6 46 6.5 36.3 9.5 28.4 ; l_ green 3 13.8 46 15.7 33.6 18.6 23.4 ; l_ green 3 22.9 46 25.1 35.9 28.4 27.6 ; l_ green 3 32.1 46 29.5 32.8 25.6 22 ; l_ green 3 41.3 46 43.2 35.1 46.2 26.3 ; l_ green 3 50.5 46 47.9 36.8 44 29.2 ; l_ green 3 59.6 46 60.5 36.2 61.8 28.1 ; l_ green 3 68.8 46 71.7 34.2 76 24.5 ; l_ green 3 78 46 76.1 33.8 73.2 23.7 ; leaf light-green -48 48 -55.5 27.3 7 ; leaf green 46 48 54.2 25.4 7 ; leaf light-green 14 48 10.5 28.3 6
part path = path gray : o gray -14 54 8 5.6 ; o silver 4 58 7 4.9 ; o gray -6 66 9 6.3 ; o tan 16 67 8 5.6
part fence = fence wood : r ~ -74 56 11 44 5 ; r ~ -56 56 11 44 5 ; r ~ -38 56 11 44 5 ; r ~ 40 56 11 44 5 ; r ~ 58 56 11 44 5 ; r ~ 76 56 11 44 5 ; z_ ~- 2 -80 56 -32 56 ; z_ ~- 2 34 56 82 56
part guest = guest gold : o gold 26 30 13 9 ; o gold 38 20 8 8 ; p orange 45 18 53 21 45 23 ; o_ k 40 18 1.8 ; p gold- 14 28 6 22 12 34
part bed = bed tan : q^ ~ 5 -92 62 92 62 84 86 -84 86 ; r ~+ 0 62 190 9 3
scene stand

* kokedama | 6-8 9-12 13+ | Nature
appeal 3
topics kokedama, moss ball, japan, japanese garden, bonsai, houseplant, plants, plant lover, plant parent, hanging plant, string garden, room decor, desk, zen, gift, living gift
colors green, tan, brown
minutes 40 40 45
mess some
heart moss: moss = 3 handful
heart plant: potted-plant
heart soil: soil = 2 cup
need cord: string, cotton-cord, raffia, fishing-line, yarn = 15 ft
nice stand: wood-slice, ceramic-plate, bark, stone, driftwood
nice hook: curtain-ring, wooden-bead-ring, key-ring
tool scissors: scissors
home bowl
home newspaper
home water: = 6 cup
step soak: wash moss bowl water by ccc
step knead: mix soil water newspaper by ccc
step free: prepare plant newspaper by ccc
step ball: shape soil plant > plant ball by ccc
step wrap: roll moss soil > moss by ttc
step wind: tie cord moss > cord by ccc
step trim: cut moss cord scissors by tcc
step bath: wash plant bowl water by ccc
step hook: tie hook cord > hook by ccc
step stand: play plant stand > stand by ccc
part stand = stand wood : o^ ~- 0 84 66 11 ; o ~ 0 80 66 10 ; o_ ~+ 0 80 50 7 ; o_ ~ 0 80 32 4
part hook = hook wood : a_ tan 40 -88 9 6 0 360 ; l_ tan 2 34 10 38 -40 40 -80
part plant = plant green : l_ green 3.4 0 4 -10 -30 -40 -56 ; l_ green 3.4 0 4 -4 -40 -14 -84 ; l_ green 3.4 0 4 6 -40 20 -80 ; l_ green 3.4 0 4 14 -26 46 -46 ; l_ green 3.4 0 4 -16 -14 -58 -22 ; l_ green 3.4 0 4 18 -10 60 -16 ; leaf green -30 -46 -51.9 -72 12 ; leaf light-green -12 -70 -17.2 -99.5 11 ; leaf green 18 -64 29.6 -95.9 12 ; leaf light-green 36 -38 63.6 -61.1 12 ; leaf green -42 -18 -74.8 -26.8 11 ; leaf light-green 44 -14 75.5 -19.6 11 ; leaf green -8 -44 6 -68.2 10 ; leaf green+ 4 -30 -9 -52.5 9
part ball = soil brown : o ~ 0 38 46 44
part moss = moss green : y ~ 0 38 54 48 16 .08 ; y_ ~- 20 54 26 20 9 .2 ; y_ ~+ -20 22 22 16 9 .2 ; y_ ~+ 18 16 12 8 7 .2 ; y_ ~- -26 58 16 11 8 .2
part cord = cord tan : l_ ~ 1.8 -52 30 -10 50 50 54 ; l_ ~ 1.8 -50 54 0 40 50 22 ; l_ ~ 1.8 -30 -2 -16 40 -26 80 ; l_ ~ 1.8 30 -2 20 40 28 80 ; l_ ~ 1.8 -44 10 0 14 46 8 ; l_ ~ 1.8 -8 -8 8 40 -4 86 ; l_ ~ 1.8 -46 66 0 72 44 68
scene stand

* straw-star | 9-12 13+ | Seasons
extras hanging: bell, crystal
topics straw star, star, stars, straw, winter, solstice, yule, sweden, germany, scandinavia, scandinavian, christmas ornament, christmas star, window decoration, harvest, folk art, geometry
colors gold, red
minutes 45 65
waits 120
mess low
heart straw: wheat-stalk, reed, paper-straw = 8
heart thread: embroidery-floss, string, yarn = 6 ft
nice bead: seed-bead, bead, wooden-bead = 1
tool scissors: scissors
tool ruler: ruler
home bowl when straw!=paper-straw
home spoon
home water: = 4 cup when straw!=paper-straw
home book
step soak: wash straw bowl water by cc
step flat: shape straw spoon by cc
step cut: cut straw scissors ruler by cc
step cross: build straw > arms by cc
step bind: weave thread straw > thread by cc
step second: weave straw thread > rays by cc
step tips: cut straw scissors > tips by cc
step press: dry straw book by cc
step bead: thread bead thread > bead by cc
step hang: tie thread straw > loop by cc
part loop = thread b : l_ ~ 2 0 -64 0 -84 -5 -94 0 -100 5 -94 0 -84
part rays = straw gold : z ~ 6 5.5 8.3 51.7 27.4 ; z ~- 6 2.3 11.5 21.4 57.7 ; z ~ 6 -2.3 11.5 -21.4 57.7 ; z ~- 6 -5.5 8.3 -51.7 27.4 ; z ~ 6 -5.5 3.7 -51.7 -15.4 ; z ~- 6 -2.3 0.5 -21.4 -45.7 ; z ~ 6 2.3 0.5 21.4 -45.7 ; z ~- 6 5.5 3.7 51.7 -15.4
part arms = straw gold : z ~ 9 -78 6 78 6 ; z ~+ 9 -55.2 -49.2 55.2 61.2 ; z ~ 9 -0 -72 0 84 ; z ~+ 9 55.2 -49.2 -55.2 61.2
part tips = straw gold : p_ gold 65.8 10.8 89.5 15.4 70 6 89.5 -3.4 65.8 1.2 ; p_ gold 43.1 56 56.6 75.9 49.5 55.5 69.9 62.6 50 49.1 ; p_ gold -4.8 71.8 -9.4 95.5 0 76 9.4 95.5 4.8 71.8 ; p_ gold -50 49.1 -69.9 62.6 -49.5 55.5 -56.6 75.9 -43.1 56 ; p_ gold -65.8 1.2 -89.5 -3.4 -70 6 -89.5 15.4 -65.8 10.8 ; p_ gold -43.1 -44 -56.6 -63.9 -49.5 -43.5 -69.9 -50.6 -50 -37.1 ; p_ gold 4.8 -59.8 9.4 -83.5 -0 -64 -9.4 -83.5 -4.8 -59.8 ; p_ gold 50 -37.1 69.9 -50.6 49.5 -43.5 56.6 -63.9 43.1 -44
part thread = thread b : l_ ~ 3 12.5 6 13.5 11.6 8.8 14.8 5.6 19.5 0 18.5 -5.6 19.5 -8.8 14.8 -13.5 11.6 -12.5 6 -13.5 0.4 -8.8 -2.8 -5.6 -7.5 -0 -6.5 5.6 -7.5 8.8 -2.8 13.5 0.4 12.5 6 ; l_ ~ 2.4 42.2 6 45.5 24.9 29.9 35.9 18.9 51.5 0 48.2 -18.9 51.5 -29.9 35.9 -45.5 24.9 -42.2 6 -45.5 -12.9 -29.9 -23.9 -18.9 -39.5 -0 -36.2 18.9 -39.5 29.9 -23.9 45.5 -12.9 42.2 6
part bead = bead red : o^ red 0 6 6.5 ; o_ red+ -2 4 2
scene hang
`;
