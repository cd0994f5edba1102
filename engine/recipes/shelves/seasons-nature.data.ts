export const shelf = `
* sticky-window | 2-3 4-5 | Nature, Seasons
topics suncatcher, stained glass, leaf, leaves, petals, flowers, fall, autumn, spring, summer, nature walk, window decoration, sunshine
colors orange, pink, yellow
minutes 20 30
mess low
heart sheet: contact-paper = 2 sheet
heart leaf: leaf, flower, petal, clover, grass, fern-frond, pressed-flower, corn-husk = 2 handful
nice petal: petal, flower, clover, grass, pressed-flower, feather = handful
join tape: masking-tape, washi-tape, tape
tool scissors@4-5: scissors
step peel: tape sheet tape > pane frame by gt
step sort: prepare leaf petal? by cc
step leaves: decorate leaf sheet > leaves by cc
step petals: decorate petal sheet > petals by cc
step seal: build sheet > shine by gt
step rub: shape sheet by cc
step trim@4-5: cut sheet scissors by t
step hang: tape sheet tape by gt
part pane = sheet own : r^ ~ 0 0 148 156 4
part leaves = leaf own : p red -46.3 -67.8 -34.7 -53.8 -18.5 -63.2 -21.1 -46.5 -5.9 -34 -19.6 -29.3 -28.3 -24.8 -32.5 -23.3 -42 -21.2 -55.5 -16 -52 -35.3 -64.7 -46.4 -46.2 -49.6 ; z_ red- 1.6 -24.8 -8.6 -43.9 -61.1 ; p orange 53 -2.9 49.5 16 68.2 22.7 52.9 32 53.1 52.7 40 44.8 30.5 40.8 26.4 38.5 18.2 32.2 4.8 24.9 22.8 14.6 23.2 -3.2 38.3 9.6 ; z_ orange- 1.6 19.8 54.7 49.2 3.7 ; leaf gold -58 62 -15.1 26 15 ; leaf green 20 -66 59.8 -43 13 ; leaf brown -16 6 -2.3 43.6 11 ; leaf gold 56 -18 62.6 -55.4 12 ; leaf red 40 72 67.6 67.1 8 ; leaf green -62 22 -78 -5.7 9
part petals = petal a : f_ pink 2 -8 6 15 6 ; o_ gold 2 -8 4.8 ; o_ yellow -40 30 8 5 30 ; o_ pink 8 60 8 5 -40 ; o_ yellow 54 -54 8 5 70 ; o_ pink -8 -62 8 5 20 ; f_ purple -58 -2 5 10 4.5 ; o_ gold -58 -2 3.2 ; f_ yellow 12 34 6 9 4 ; o_ orange 12 34 2.9
part shine = sheet own : p_ w -60 -72 -48 -72 -72 -34 -72 -52 ; p_ w 66 52 72 42 72 52 60 72 52 72
part frame = tape b : r yellow 0 -78 166 13 1 ; r yellow 0 78 166 13 1 ; r yellow- -76 0 13 162 1 ; r yellow- 76 0 13 162 1
scene hang

* snowball-print | 2-3 4-5 | Seasons
topics snowman, snow, snowball, winter, cold, january, december, do you want to build a snowman, snow day
colors blue, white, orange, red
minutes 20 25
waits 30
mess some
heart sheet: construction-paper, cardstock, packing-paper = 1 sheet
heart dab: cotton-ball = 5
need paint: paint = 1 color
need bits: felt, construction-paper, fabric-scrap, wrapping-paper = 2 scrap
nice flakes: whisk, kitchen-sponge, bubble-wrap
join stick: glue, glue-stick
tool scissors: scissors
tool pencil: pencil, crayon
home plate
home mug
step rings: draw sheet pencil plate mug > sheet by gt
step pour: prepare paint plate by gt
step big: print dab paint sheet plate > body by cc
step small: print dab paint sheet > head by cc
step snow: print dab paint sheet > snow by cc
step flakes: print flakes paint sheet > flakes by tc
step cut: cut bits scissors by gt
step dress: glue bits sheet stick > dress by cc
part sheet = sheet a : r^ ~ 0 0 160 172 3
part snow = paint b : b_ w -77 83 -77 70 -50 66 -20 72 10 66 46 72 77 66 77 83 ; o_ w -34.6 -13.8 4.5 ; o_ w -64.3 14.4 4.5 ; o_ w 65.4 -20.9 4.5 ; o_ w 44.4 -20.3 4.5 ; o_ w 50 -56.6 4.5 ; o_ w -48.1 -45.2 4.5 ; o_ w 47 29.1 4.5 ; o_ w -39.9 -26.8 4.5 ; o_ w -63.4 -6.9 4.5
part body = paint b : y ~ 0 26 46 46 12 .12 ; y_ light-blue+ 0 -2.5 13.8 12.9 7 .2 ; y_ light-blue+ 18.3 4.2 13.8 12.9 7 .2 ; y_ light-blue+ 28.1 21 13.8 12.9 7 .2 ; y_ light-blue+ 24.7 40.3 13.8 12.9 7 .2 ; y_ light-blue+ 9.8 52.8 13.8 12.9 7 .2 ; y_ light-blue+ -9.8 52.8 13.8 12.9 7 .2 ; y_ light-blue+ -24.7 40.3 13.8 12.9 7 .2 ; y_ light-blue+ -28.1 21 13.8 12.9 7 .2 ; y_ light-blue+ -18.3 4.2 13.8 12.9 7 .2
part head = paint b : y ~ 0 -36 30 30 12 .12 ; y_ light-blue+ 0 -54.6 9 8.4 7 .2 ; y_ light-blue+ 14.5 -47.6 9 8.4 7 .2 ; y_ light-blue+ 18.1 -31.9 9 8.4 7 .2 ; y_ light-blue+ 8.1 -19.2 9 8.4 7 .2 ; y_ light-blue+ -8.1 -19.2 9 8.4 7 .2 ; y_ light-blue+ -18.1 -31.9 9 8.4 7 .2 ; y_ light-blue+ -14.5 -47.6 9 8.4 7 .2
part flakes = flakes own : z_ w 2.4 -56 -60 -43 -60 ; z_ w 1.9 -45.7 -56.9 -48.5 -60 -45.7 -63.1 ; z_ w 2.4 -56 -60 -49.5 -48.7 ; z_ w 1.9 -53.5 -49.5 -52.2 -53.5 -48.2 -52.6 ; z_ w 2.4 -56 -60 -62.5 -48.7 ; z_ w 1.9 -63.8 -52.6 -59.8 -53.5 -58.5 -49.5 ; z_ w 2.4 -56 -60 -69 -60 ; z_ w 1.9 -66.3 -63.1 -63.5 -60 -66.3 -56.9 ; z_ w 2.4 -56 -60 -62.5 -71.3 ; z_ w 1.9 -58.5 -70.5 -59.8 -66.5 -63.8 -67.4 ; z_ w 2.4 -56 -60 -49.5 -71.3 ; z_ w 1.9 -48.2 -67.4 -52.2 -66.5 -53.5 -70.5 ; z_ w 2.4 58 -30 71 -30 ; z_ w 1.9 68.3 -26.9 65.5 -30 68.3 -33.1 ; z_ w 2.4 58 -30 64.5 -18.7 ; z_ w 1.9 60.5 -19.5 61.8 -23.5 65.8 -22.6 ; z_ w 2.4 58 -30 51.5 -18.7 ; z_ w 1.9 50.2 -22.6 54.2 -23.5 55.5 -19.5 ; z_ w 2.4 58 -30 45 -30 ; z_ w 1.9 47.7 -33.1 50.5 -30 47.7 -26.9 ; z_ w 2.4 58 -30 51.5 -41.3 ; z_ w 1.9 55.5 -40.5 54.2 -36.5 50.2 -37.4 ; z_ w 2.4 58 -30 64.5 -41.3 ; z_ w 1.9 65.8 -37.4 61.8 -36.5 60.5 -40.5 ; z_ w 2.4 56 48 67 48 ; z_ w 1.9 64.7 50.6 62.4 48 64.7 45.4 ; z_ w 2.4 56 48 61.5 57.5 ; z_ w 1.9 58.1 56.9 59.2 53.5 62.6 54.3 ; z_ w 2.4 56 48 50.5 57.5 ; z_ w 1.9 49.4 54.3 52.8 53.5 53.9 56.9 ; z_ w 2.4 56 48 45 48 ; z_ w 1.9 47.3 45.4 49.6 48 47.3 50.6 ; z_ w 2.4 56 48 50.5 38.5 ; z_ w 1.9 53.9 39.1 52.8 42.5 49.4 41.7 ; z_ w 2.4 56 48 61.5 38.5 ; z_ w 1.9 62.6 41.7 59.2 42.5 58.1 39.1 ; z_ w 2.4 -60 2 -49 2 ; z_ w 1.9 -51.3 4.6 -53.6 2 -51.3 -0.6 ; z_ w 2.4 -60 2 -54.5 11.5 ; z_ w 1.9 -57.9 10.9 -56.8 7.5 -53.4 8.3 ; z_ w 2.4 -60 2 -65.5 11.5 ; z_ w 1.9 -66.6 8.3 -63.2 7.5 -62.1 10.9 ; z_ w 2.4 -60 2 -71 2 ; z_ w 1.9 -68.7 -0.6 -66.4 2 -68.7 4.6 ; z_ w 2.4 -60 2 -65.5 -7.5 ; z_ w 1.9 -62.1 -6.9 -63.2 -3.5 -66.6 -4.3 ; z_ w 2.4 -60 2 -54.5 -7.5 ; z_ w 1.9 -53.4 -4.3 -56.8 -3.5 -57.9 -6.9
part dress = bits c : p_ orange -2 -38 -2 -28 30 -30 ; o_ k -11 -44 4 ; o_ k 11 -44 4 ; r red 0 -8 52 11 4 ; r red- 16 8 11 28 2 8 ; p_ k -22 -60 22 -60 22 -65 15 -65 13 -86 -13 -86 -15 -65 -22 -65 ; o_ k 0 16 4 ; o_ k 0 34 4 ; o_ k 0 52 4
scene lay

* finger-tree | 2-3 4-5 6-8 | Seasons, Nature
topics tree, trees, handprint, hand print, fingerprint, fingerprints, four seasons, seasons tree
variant autumn | Seasons, Nature | brown, red, orange, gold | autumn, fall, leaves, fall leaves, october, november, thankful tree
variant spring | Seasons, Nature | brown, pink, white, light green | spring, blossom, blossoms, cherry blossom, sakura, april
variant summer | Seasons, Nature | brown, green, light green, red | summer, apple tree, orchard, apples, july
variant winter | Seasons, Nature | brown, light blue, blue, silver | winter, snow, snowfall, december
colors brown, red, orange, gold
minutes 20 25 30
waits 60
mess lots
heart paint: paint = 4 color
heart sheet: paper, watercolor-paper, construction-paper, cardstock, packing-paper = 1 sheet
tool brush: paintbrush, sponge-brush
home plate
home water
home towel
step pour: prepare paint plate by gtc
step arm: paint paint brush by ggt
step press: print sheet paint > sheet trunk by ttt
step wash: wash water towel by ttc
step branches@4-5,6-8: paint sheet paint brush > branches by cc
step first: print sheet paint > first-a first-b first-c first-d by ccc
step second: print sheet paint > second-a second-b second-c second-d by ccc
step ground: print sheet paint > ground-a ground-b ground-c ground-d by ccc
part sheet = sheet cream : r^ ~ 0 0 164 180 3
part trunk = paint a : b_ ~ -14 84 -11 40 -20 22 -44 4 -40 -1 -18 12 -12 6 -24 -34 -19 -37 -8 -4 -3 -4 -4 -50 2 -50 5 -4 9 -6 20 -38 25 -35 14 8 18 14 42 -4 46 2 20 24 11 40 14 84
part branches = paint a : l_ ~ 4 -22 -20 -44 -34 ; l_ ~ 4 22 -20 44 -30 ; l_ ~ 3 -36 6 -58 8 ; l_ ~ 3 36 2 60 0 ; l_ ~ 3 0 -40 12 -62
part first-a@autumn = paint b : o_ red 18.2 8 7.5 5.9 -43 ; o_ red 65.6 -3.5 7.5 5.9 12 ; o_ orange 6.5 -12.8 7.5 5.9 48 ; o_ red 39.3 -64.2 7.5 5.9 42 ; o_ red -43 -57.3 7.5 5.9 37 ; o_ orange -20.5 -63.4 7.5 5.9 -52 ; o_ red -24 -45.6 7.5 5.9 -28 ; o_ red -27.3 -24.3 7.5 5.9 -45 ; o_ orange 37 20.8 7.5 5.9 3 ; o_ red 3.7 12.2 7.5 5.9 37 ; o_ red -60.5 -41.7 7.5 5.9 -3 ; o_ orange 6.7 -45.3 7.5 5.9 0 ; o_ red -6.6 -31.7 7.5 5.9 23 ; o_ red -20.5 13.5 7.5 5.9 -12 ; o_ orange 22.2 -12 7.5 5.9 40 ; o_ red 24.5 -31.8 7.5 5.9 -34 ; o_ red -18.7 -79.5 7.5 5.9 -48 ; o_ orange 69.9 -36.9 7.5 5.9 2 ; o_ red -6.6 29.7 7.5 5.9 -57 ; o_ red 2.5 -67.4 7.5 5.9 54 ; o_ orange -14.5 -18.1 7.5 5.9 46 ; o_ red -43.1 -19.9 7.5 5.9 -11 ; o_ red 21.4 -55.6 7.5 5.9 -5 ; o_ orange 52.3 20.4 7.5 5.9 17 ; o_ red 6.7 -31 7.5 5.9 37 ; o_ red -47.8 -4 7.5 5.9 38 ; o_ orange 33.8 -22.5 7.5 5.9 -60
part second-a@autumn = paint c : o_ gold -69.7 -26.3 7.5 5.9 50 ; o_ orange -4.6 -53.4 7.5 5.9 48 ; o_ gold -32.6 29.6 7.5 5.9 -53 ; o_ gold 17.4 -68.3 7.5 5.9 -49 ; o_ orange 58.3 -47 7.5 5.9 -50 ; o_ gold -29.4 -9.2 7.5 5.9 -14 ; o_ gold 47.1 -24.4 7.5 5.9 46 ; o_ orange 30.3 -76.9 7.5 5.9 -39 ; o_ gold -44.9 9.7 7.5 5.9 34 ; o_ gold -58 8.8 7.5 5.9 43 ; o_ orange 16.4 29.8 7.5 5.9 25 ; o_ gold 72 -17.8 7.5 5.9 49 ; o_ gold -51.9 20.7 7.5 5.9 -21 ; o_ orange 40.7 2.1 7.5 5.9 -28 ; o_ gold 41.5 -12 7.5 5.9 17 ; o_ gold -8.7 -3.4 7.5 5.9 -33 ; o_ orange -58 -13.8 7.5 5.9 17 ; o_ gold 38.5 -46.7 7.5 5.9 -56 ; o_ gold 57.4 -16.3 7.5 5.9 14 ; o_ orange -39.3 -38 7.5 5.9 27 ; o_ gold 4.8 36.2 7.5 5.9 -40 ; o_ gold -0.8 -83.8 7.5 5.9 -5 ; o_ orange -52 -31.3 7.5 5.9 21 ; o_ gold -30.9 4.4 7.5 5.9 -10 ; o_ gold 55.9 6 7.5 5.9 42 ; o_ orange 57.9 -32 7.5 5.9 32 ; o_ gold -72.6 -13.5 7.5 5.9 50
part ground-a@autumn = paint b : o_ red -60 76 7.5 5.9 -30 ; o_ gold -42 80 7.5 5.9 15 ; o_ orange -26 76 7.5 5.9 9 ; o_ red 30 78 7.5 5.9 -44 ; o_ gold 46 74 7.5 5.9 -13 ; o_ orange 62 80 7.5 5.9 57 ; o_ red -70 82 7.5 5.9 17
part first-b@spring = paint b : o_ pink 18.2 8 7.5 5.9 -30 ; o_ pink 65.6 -3.5 7.5 5.9 -22 ; o_ pink+ 6.5 -12.8 7.5 5.9 -47 ; o_ pink 39.3 -64.2 7.5 5.9 32 ; o_ pink -43 -57.3 7.5 5.9 -10 ; o_ pink+ -20.5 -63.4 7.5 5.9 1 ; o_ pink -24 -45.6 7.5 5.9 -41 ; o_ pink -27.3 -24.3 7.5 5.9 -49 ; o_ pink+ 37 20.8 7.5 5.9 -52 ; o_ pink 3.7 12.2 7.5 5.9 -58 ; o_ pink -60.5 -41.7 7.5 5.9 -9 ; o_ pink+ 6.7 -45.3 7.5 5.9 10 ; o_ pink -6.6 -31.7 7.5 5.9 57 ; o_ pink -20.5 13.5 7.5 5.9 -23 ; o_ pink+ 22.2 -12 7.5 5.9 42 ; o_ pink 24.5 -31.8 7.5 5.9 37 ; o_ pink -18.7 -79.5 7.5 5.9 -53 ; o_ pink+ 69.9 -36.9 7.5 5.9 -32 ; o_ pink -6.6 29.7 7.5 5.9 6 ; o_ pink 2.5 -67.4 7.5 5.9 8 ; o_ pink+ -14.5 -18.1 7.5 5.9 -14 ; o_ pink -43.1 -19.9 7.5 5.9 -25 ; o_ pink 21.4 -55.6 7.5 5.9 39 ; o_ pink+ 52.3 20.4 7.5 5.9 -38 ; o_ pink 6.7 -31 7.5 5.9 45 ; o_ pink -47.8 -4 7.5 5.9 -47 ; o_ pink+ 33.8 -22.5 7.5 5.9 -27
part second-b@spring = paint b : o_ pink- -69.7 -26.3 6 4.7 19 ; o_ pink+ -32.6 29.6 6 4.7 -28 ; o_ pink- 58.3 -47 6 4.7 34 ; o_ pink+ 47.1 -24.4 6 4.7 -15 ; o_ pink- -44.9 9.7 6 4.7 41 ; o_ pink+ 16.4 29.8 6 4.7 28 ; o_ pink- -51.9 20.7 6 4.7 60 ; o_ pink+ 41.5 -12 6 4.7 47 ; o_ pink- -58 -13.8 6 4.7 34 ; o_ pink+ 57.4 -16.3 6 4.7 23 ; o_ pink- 4.8 36.2 6 4.7 58 ; o_ pink+ -52 -31.3 6 4.7 7 ; o_ pink- 55.9 6 6 4.7 -57 ; o_ pink+ -72.6 -13.5 6 4.7 47 ; o_ gold 18.2 8 2.4 ; o_ gold 6.5 -12.8 2.4 ; o_ gold -43 -57.3 2.4 ; o_ gold -24 -45.6 2.4 ; o_ gold 37 20.8 2.4 ; o_ gold -60.5 -41.7 2.4 ; o_ gold -6.6 -31.7 2.4 ; o_ gold 22.2 -12 2.4 ; o_ gold -18.7 -79.5 2.4 ; o_ gold -6.6 29.7 2.4 ; o_ gold -14.5 -18.1 2.4 ; o_ gold 21.4 -55.6 2.4 ; o_ gold 6.7 -31 2.4 ; o_ gold 33.8 -22.5 2.4
part ground-b@spring = paint d : o_ light-green -66 80 7.5 5.9 41 ; o_ green -52 76 7.5 5.9 13 ; o_ light-green -38 80 7.5 5.9 45 ; o_ green -24 78 7.5 5.9 -50 ; o_ light-green 26 78 7.5 5.9 2 ; o_ green 40 80 7.5 5.9 37 ; o_ light-green 54 76 7.5 5.9 -27 ; o_ green 68 80 7.5 5.9 -56 ; o_ pink -46 70 6 4.7 -19 ; o_ pink 44 69 6 4.7 -41
part first-c@summer = paint b : o_ green 18.2 8 7.5 5.9 -31 ; o_ green 65.6 -3.5 7.5 5.9 -13 ; o_ dark-green 6.5 -12.8 7.5 5.9 -12 ; o_ green 39.3 -64.2 7.5 5.9 -44 ; o_ green -43 -57.3 7.5 5.9 -36 ; o_ dark-green -20.5 -63.4 7.5 5.9 30 ; o_ green -24 -45.6 7.5 5.9 -55 ; o_ green -27.3 -24.3 7.5 5.9 -50 ; o_ dark-green 37 20.8 7.5 5.9 -43 ; o_ green 3.7 12.2 7.5 5.9 -29 ; o_ green -60.5 -41.7 7.5 5.9 43 ; o_ dark-green 6.7 -45.3 7.5 5.9 4 ; o_ green -6.6 -31.7 7.5 5.9 -34 ; o_ green -20.5 13.5 7.5 5.9 -9 ; o_ dark-green 22.2 -12 7.5 5.9 22 ; o_ green 24.5 -31.8 7.5 5.9 -57 ; o_ green -18.7 -79.5 7.5 5.9 -2 ; o_ dark-green 69.9 -36.9 7.5 5.9 2 ; o_ green -6.6 29.7 7.5 5.9 -2 ; o_ green 2.5 -67.4 7.5 5.9 -11 ; o_ dark-green -14.5 -18.1 7.5 5.9 3 ; o_ green -43.1 -19.9 7.5 5.9 13 ; o_ green 21.4 -55.6 7.5 5.9 -36 ; o_ dark-green 52.3 20.4 7.5 5.9 54 ; o_ green 6.7 -31 7.5 5.9 46 ; o_ green -47.8 -4 7.5 5.9 -9 ; o_ dark-green 33.8 -22.5 7.5 5.9 -49
part second-c@summer = paint c : o_ light-green -69.7 -26.3 7.5 5.9 -1 ; o_ green -4.6 -53.4 7.5 5.9 18 ; o_ light-green -32.6 29.6 7.5 5.9 -13 ; o_ green 17.4 -68.3 7.5 5.9 -26 ; o_ light-green 58.3 -47 7.5 5.9 -43 ; o_ green -29.4 -9.2 7.5 5.9 -37 ; o_ light-green 47.1 -24.4 7.5 5.9 50 ; o_ green 30.3 -76.9 7.5 5.9 26 ; o_ light-green -44.9 9.7 7.5 5.9 -60 ; o_ green -58 8.8 7.5 5.9 -17 ; o_ light-green 16.4 29.8 7.5 5.9 4 ; o_ green 72 -17.8 7.5 5.9 -1 ; o_ light-green -51.9 20.7 7.5 5.9 54 ; o_ green 40.7 2.1 7.5 5.9 17 ; o_ light-green 41.5 -12 7.5 5.9 -50 ; o_ green -8.7 -3.4 7.5 5.9 -18 ; o_ light-green -58 -13.8 7.5 5.9 10 ; o_ green 38.5 -46.7 7.5 5.9 59 ; o_ light-green 57.4 -16.3 7.5 5.9 18 ; o_ green -39.3 -38 7.5 5.9 29 ; o_ light-green 4.8 36.2 7.5 5.9 -55 ; o_ green -0.8 -83.8 7.5 5.9 33 ; o_ light-green -52 -31.3 7.5 5.9 -12 ; o_ green -30.9 4.4 7.5 5.9 -39 ; o_ light-green 55.9 6 7.5 5.9 30 ; o_ green 57.9 -32 7.5 5.9 -3 ; o_ light-green -72.6 -13.5 7.5 5.9 32 ; o_ red -4.6 -53.4 7 ; o_ red -24 -45.6 7 ; o_ red 16.4 29.8 7 ; o_ red 24.5 -31.8 7 ; o_ red -39.3 -38 7 ; o_ red 6.7 -31 7
part ground-c@summer = paint c : o_ green -66 80 7.5 5.9 41 ; o_ light-green -52 76 7.5 5.9 13 ; o_ green -38 80 7.5 5.9 45 ; o_ light-green -24 78 7.5 5.9 -50 ; o_ green 26 78 7.5 5.9 2 ; o_ light-green 40 80 7.5 5.9 37 ; o_ green 54 76 7.5 5.9 -27 ; o_ light-green 68 80 7.5 5.9 -56 ; o_ red -48 70 7 ; o_ red 40 71 7
part first-d@winter = paint b : o_ light-blue -3.8 -2.5 6.5 5.1 13 ; o_ light-blue 24.6 -66.3 6.5 5.1 -56 ; o_ blue -33.4 16.5 6.5 5.1 -6 ; o_ light-blue 28.2 -9.4 6.5 5.1 1 ; o_ light-blue -52.5 -29.4 6.5 5.1 13 ; o_ blue -24.1 -33.8 6.5 5.1 -59 ; o_ light-blue 1.3 -72.7 6.5 5.1 -34 ; o_ light-blue 14.2 -24.9 6.5 5.1 -1 ; o_ blue -17.1 -80.2 6.5 5.1 44 ; o_ light-blue -57.2 -54.9 6.5 5.1 2 ; o_ light-blue 45.9 -22 6.5 5.1 45 ; o_ blue -10.3 -19.6 6.5 5.1 -25 ; o_ light-blue -16.5 11.7 6.5 5.1 23 ; o_ light-blue -47.6 2.3 6.5 5.1 43 ; o_ blue -23.1 -5 6.5 5.1 -40 ; o_ light-blue -3.5 34.9 6.5 5.1 -56 ; o_ light-blue -20.1 -60.5 6.5 5.1 6 ; o_ blue 40.1 -41.6 6.5 5.1 2 ; o_ light-blue -68.1 -7.2 6.5 5.1 -19 ; o_ light-blue 49.1 -4.7 6.5 5.1 -51 ; o_ blue 13.1 27.7 6.5 5.1 -29 ; o_ light-blue 64.3 -38.7 6.5 5.1 35 ; o_ light-blue -38.7 -43.4 6.5 5.1 -14
part second-d@winter = paint d : o_ silver -16.3 3.7 5 3.9 -3 ; o_ light-blue -40.8 14.1 5 3.9 50 ; o_ silver 24.6 -72.9 5 3.9 11 ; o_ light-blue 5.4 -29.3 5 3.9 49 ; o_ silver 66.8 -35.6 5 3.9 58 ; o_ light-blue -45.8 -45.8 5 3.9 39 ; o_ silver -22 -63.5 5 3.9 -1 ; o_ light-blue 56 -0.8 5 3.9 -3 ; o_ silver -69.7 -45 5 3.9 5 ; o_ light-blue -25.2 -36.5 5 3.9 49 ; o_ silver 22.3 25.1 5 3.9 15
part ground-d@winter = paint b : b_ light-blue -76 86 -76 80 -40 76 -10 82 30 76 76 82 76 86 ; b_ silver -70 85 -40 81 0 85 -30 87
scene lay

* nature-brush | 2-3 4-5 6-8 | Nature, Seasons
topics meadow, grass, wildflowers, spring, summer, field, painting, nature brushes, nature walk, pine needles, garden
colors green, yellow, pink, light blue
minutes 20 30 35
waits 60
mess some
heart bunch: grass, pine-needle, pine-branch, flower, leaf, fern-frond, lavender, hay, wheat-stalk = 2 handful
nice second: flower, leaf, pinecone, clover, fern-frond, feather, seed-pod = handful
need paint: paint = 4 color
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

* leaf-crown | 2-3 4-5 | Seasons, Nature
topics crown, leaf crown, headband, king, queen, prince, princess, autumn, fall, forest king, leaves, nature walk, nature crown, birthday, woodland party
colors brown, orange, gold
minutes 20 25
mess low
heart leaf: leaf, fern-frond, corn-husk, fake-leaf, feather, flower = 2 handful
need band: paper-bag, corrugated-paper, construction-paper, cardstock, packing-paper = 2 strip
nice extra: flower, clover, grass, petal, feather, sticker = handful
join tape: masking-tape, tape
tool scissors: scissors
step walk: prepare leaf by cc
step band: cut band scissors > band by gt
step sticky: tape band tape by gt
step big: decorate leaf band tape > leaves by cc
step small: decorate leaf band > low by cc
step extra: decorate extra band tape > extra by tc
step close: tape band tape by gg
step wear: play band by cc
part leaves = leaf own : leaf orange -74 59 -93.6 -8.2 15 ; leaf red -58 62.8 -76.6 -19.1 17 ; leaf gold -42 66.1 -57.4 -28.7 18 ; leaf brown -26 68.4 -36.8 -39 19 ; leaf orange -9 69.8 -13.1 -48.1 20 ; leaf gold 9 69.8 12.9 -42.1 19 ; leaf red 26 68.4 36.6 -37 19 ; leaf orange 42 66.1 56.8 -24.7 18 ; leaf gold 58 62.8 76.1 -17.1 17 ; leaf red 74 59 92.5 -4.3 15
part band = band own : p^ ~ -82 30 -40 44 0 48 40 44 82 30 82 62 40 76 0 80 -40 76 -82 62
part low = leaf own : leaf green -66 62.8 -74.5 34.1 8 ; leaf gold -50 64.9 -56.5 35.6 8 ; leaf red -33 66.6 -37.3 36.9 8 ; leaf green -16 67.7 -18.1 37.7 8 ; leaf orange 0 68 0 38 8 ; leaf gold 17 67.6 19.2 37.7 8 ; leaf green 34 66.5 38.4 36.8 8 ; leaf red 50 64.9 56.5 35.6 8 ; leaf gold 66 62.8 74.5 34.1 8
part extra = extra own : f_ yellow -40 60 8 10 3 ; o_ orange -40 60 3.4 ; f_ yellow 0 64 8 10 3 ; o_ orange 0 64 3.4 ; f_ yellow 40 60 8 10 3 ; o_ orange 40 60 3.4
scene stand

* ice-window | 2-3 4-5 6-8 | Seasons, Nature
topics ice, frost, frozen, winter, cold, suncatcher, ice ornament, ice wreath, january, snow day, jack frost, melting, freezing
colors light blue, red, green
minutes 15 20 20
waits 480
mess low
place sink
heart finds: leaf, petal, flower, pine-branch, fern-frond, dried-orange-slice, ivy, clover, fresh-herb, seed-pod, feather, pinecone = 2 handful
need pan: plastic-tub, foil-pan, plastic-lid, yogurt-pot, cookie-tin
nice color: food-coloring
join loop: string, yarn, raffia, ribbon = 1 ft
home water
home jug
step pick: prepare finds by ccc
step pour: fill pan water jug > disk by ccc
step tint: mix color water jug by gtc
step lay: arrange finds pan water > finds by ccc
step loop: tie loop pan > loop by gtc
step freeze: prepare pan by gtc
step free: wash pan water > shine by gtc
step hang: play loop by gtc
part loop = loop own : l ~ 3 0 -60 -14 -84 0 -98 14 -84 0 -60
part disk = pan light-blue : o^ light-blue 0 6 82 82 ; o_ light-blue+ 0 6 73 73
part finds = finds own : p red -44 -53.2 -30.1 -41.4 -15.8 -53.5 -15.4 -36.6 1.7 -26.9 -11 -19.9 -18.8 -14 -22.7 -11.7 -31.7 -8 -44 -0.5 -43.9 -20.1 -58.4 -28.9 -40.7 -35.2 ; z_ red- 1.6 -12.5 1.4 -40.4 -46.9 ; leaf green 24 -44 67.3 -36.4 12 ; leaf orange -52 30 -13.9 52 12 ; p gold 48.6 11.5 42.9 26.7 57.4 35 43.4 40.4 40.5 57.6 30.8 49.1 23.5 44.5 20.4 41.9 14.6 35.5 4.5 27.5 21 21.6 23.9 6.8 34.6 19.7 ; z_ gold- 1.6 12.6 54.4 44.5 16.4 ; leaf dark-green -8 66 11 33.1 8 ; o_ pink 4 -8 9 6 30 ; o_ pink 20 -4 9 6 -40 ; o_ yellow -56 -4 8 5 60 ; o_ yellow 56 4 8 5 20 ; f_ purple -4 22 6 11 5 ; o_ gold -4 22 3.5
part shine = pan light-blue : l_ w 4 -62 -16 -52 -40 -34 -56 ; l_ w 2.4 56 40 46 54 32 66 ; z_ w 1.4 -20 54 -36 66 ; z_ w 1.4 52 -32 40 -20 62 -12 ; o_ w -46 46 3 ; o_ w 10 -60 2.6 ; o_ w 40 18 2.2
scene hang

* corn-roll | 2-3 4-5 | Seasons, Farm
topics corn, harvest, autumn, fall, corncob, corn on the cob, indian corn, maize, thanksgiving, farmers market, vegetables, cornfield
colors gold, red, purple, orange
minutes 20 25
waits 60
mess some
heart cob: corn-cob
need paint: paint = 3 color
need sheet: paper, watercolor-paper, cardstock, packing-paper = 2 sheet
need husk: corn-husk, paper-bag, tissue-paper, construction-paper, crepe-paper = 3
nice back: cardboard, construction-paper = 1 sheet
join glue: glue
tool scissors: scissors
home plate
step husk: prepare cob by cc
step pour: prepare paint plate by gt
step roll: print cob paint sheet by cc
step again: print cob paint sheet by cc
step dry: dry sheet by gg
step cut: cut sheet scissors > ears by gt
step tear: tear husk by cc
step dress: glue husk sheet glue > husks by cc
step back: glue sheet back glue > back by tt
part back = back d : r^ ~ 4 4 176 164 4
part ears = sheet gold : b ~ -55.8 48.7 -67 20.5 -72.8 -19.2 -69.9 -44.7 -64.5 -52.2 -56.3 -48.1 -41.7 -27 -28.2 10.9 -24.8 40.9 ; o_ gold -62.1 -42.5 4.2 3.6 -14 ; o_ gold -64.3 -32.7 4.2 3.6 -14 ; o_ yellow -55.6 -34.9 4.2 3.6 -14 ; o_ gold -66.5 -22.9 4.2 3.6 -14 ; o_ orange -57.7 -25 4.2 3.6 -14 ; o_ orange -49 -27.2 4.2 3.6 -14 ; o_ orange -64.3 -14.1 4.2 3.6 -14 ; o_ orange -55.6 -16.3 4.2 3.6 -14 ; o_ gold -46.8 -18.5 4.2 3.6 -14 ; o_ gold -66.5 -4.3 4.2 3.6 -14 ; o_ orange -57.8 -6.5 4.2 3.6 -14 ; o_ gold -49 -8.7 4.2 3.6 -14 ; o_ orange -40.3 -10.9 4.2 3.6 -14 ; o_ orange -64.3 4.4 4.2 3.6 -14 ; o_ gold -55.6 2.2 4.2 3.6 -14 ; o_ orange -46.8 0.1 4.2 3.6 -14 ; o_ yellow -38.1 -2.1 4.2 3.6 -14 ; o_ gold -62.1 13.1 4.2 3.6 -14 ; o_ gold -53.4 11 4.2 3.6 -14 ; o_ yellow -44.7 8.8 4.2 3.6 -14 ; o_ gold -35.9 6.6 4.2 3.6 -14 ; o_ gold -60 21.9 4.2 3.6 -14 ; o_ gold -51.2 19.7 4.2 3.6 -14 ; o_ gold -42.5 17.5 4.2 3.6 -14 ; o_ orange -33.8 15.3 4.2 3.6 -14 ; o_ gold -57.8 30.6 4.2 3.6 -14 ; o_ orange -49 28.4 4.2 3.6 -14 ; o_ gold -40.3 26.3 4.2 3.6 -14 ; o_ gold -31.6 24.1 4.2 3.6 -14 ; o_ orange -51.2 38.3 4.2 3.6 -14 ; o_ orange -42.5 36.1 4.2 3.6 -14 ; o_ gold -33.8 33.9 4.2 3.6 -14 ; o_ yellow -49.1 47 4.2 3.6 -14 ; o_ gold -40.3 44.8 4.2 3.6 -14 ; o_ gold -31.6 42.6 4.2 3.6 -14 ; b ~ -11.4 35.4 -14.3 5.3 -8.9 -34.5 0.9 -58.2 8.1 -64 14.9 -57.7 23 -33.4 25.6 6.7 20.6 36.5 ; o_ red 7.7 -54 4.2 3.6 2 ; o_ red 2.9 -45.1 4.2 3.6 2 ; o_ red 11.9 -44.8 4.2 3.6 2 ; o_ gold -1.9 -36.3 4.2 3.6 2 ; o_ purple 7.1 -36 4.2 3.6 2 ; o_ gold 16.1 -35.7 4.2 3.6 2 ; o_ gold -2.2 -27.3 4.2 3.6 2 ; o_ red 6.8 -27 4.2 3.6 2 ; o_ purple 15.8 -26.7 4.2 3.6 2 ; o_ red -7 -18.5 4.2 3.6 2 ; o_ red 2 -18.1 4.2 3.6 2 ; o_ red 11 -17.8 4.2 3.6 2 ; o_ purple 20 -17.5 4.2 3.6 2 ; o_ orange -7.3 -9.5 4.2 3.6 2 ; o_ orange 1.7 -9.2 4.2 3.6 2 ; o_ red 10.7 -8.8 4.2 3.6 2 ; o_ gold 19.7 -8.5 4.2 3.6 2 ; o_ red -7.6 -0.5 4.2 3.6 2 ; o_ orange 1.4 -0.2 4.2 3.6 2 ; o_ red 10.4 0.2 4.2 3.6 2 ; o_ gold 19.4 0.5 4.2 3.6 2 ; o_ red -7.9 8.5 4.2 3.6 2 ; o_ red 1 8.8 4.2 3.6 2 ; o_ gold 10 9.1 4.2 3.6 2 ; o_ orange 19 9.5 4.2 3.6 2 ; o_ gold -8.3 17.5 4.2 3.6 2 ; o_ orange 0.7 17.8 4.2 3.6 2 ; o_ orange 9.7 18.1 4.2 3.6 2 ; o_ red 18.7 18.5 4.2 3.6 2 ; o_ purple -4.1 26.7 4.2 3.6 2 ; o_ red 4.9 27 4.2 3.6 2 ; o_ purple 13.9 27.3 4.2 3.6 2 ; o_ purple -4.4 35.7 4.2 3.6 2 ; o_ purple 4.6 36 4.2 3.6 2 ; o_ red 13.6 36.3 4.2 3.6 2 ; b ~ 31.6 44 36 14.1 50.9 -23.2 66.2 -43.8 74.5 -47.7 79.6 -40 81.6 -14.4 74.5 25.1 62.4 52.9 ; o_ gold 71.8 -38.1 4.2 3.6 16 ; o_ red 65 -30.7 4.2 3.6 16 ; o_ red 73.6 -28.2 4.2 3.6 16 ; o_ gold 58.2 -23.2 4.2 3.6 16 ; o_ cream 66.8 -20.8 4.2 3.6 16 ; o_ red 75.5 -18.3 4.2 3.6 16 ; o_ purple 55.7 -14.6 4.2 3.6 16 ; o_ red 64.3 -12.1 4.2 3.6 16 ; o_ purple 73 -9.6 4.2 3.6 16 ; o_ red 48.9 -7.2 4.2 3.6 16 ; o_ purple 57.5 -4.7 4.2 3.6 16 ; o_ purple 66.2 -2.2 4.2 3.6 16 ; o_ cream 74.8 0.3 4.2 3.6 16 ; o_ red 46.4 1.5 4.2 3.6 16 ; o_ gold 55.1 4 4.2 3.6 16 ; o_ gold 63.7 6.4 4.2 3.6 16 ; o_ purple 72.4 8.9 4.2 3.6 16 ; o_ red 43.9 10.1 4.2 3.6 16 ; o_ red 52.6 12.6 4.2 3.6 16 ; o_ purple 61.2 15.1 4.2 3.6 16 ; o_ purple 69.9 17.6 4.2 3.6 16 ; o_ gold 41.4 18.8 4.2 3.6 16 ; o_ gold 50.1 21.3 4.2 3.6 16 ; o_ gold 58.7 23.7 4.2 3.6 16 ; o_ red 67.4 26.2 4.2 3.6 16 ; o_ purple 39 27.4 4.2 3.6 16 ; o_ purple 47.6 29.9 4.2 3.6 16 ; o_ purple 56.3 32.4 4.2 3.6 16 ; o_ gold 64.9 34.9 4.2 3.6 16 ; o_ red 40.8 37.3 4.2 3.6 16 ; o_ purple 49.5 39.8 4.2 3.6 16 ; o_ cream 58.1 42.3 4.2 3.6 16 ; o_ purple 38.3 46 4.2 3.6 16 ; o_ cream 47 48.5 4.2 3.6 16 ; o_ purple 55.6 50.9 4.2 3.6 16
part husks = husk tan : leaf ~ -51 64 -91.2 -2.9 9 ; leaf ~ -21.9 56.7 -17.8 -21.2 9 ; leaf ~ -43.2 62 -62.6 11.6 10 ; leaf ~ -29.7 58.6 -36.2 5 10 ; leaf ~ -10.9 51.4 -31.1 -23.9 9 ; leaf ~ 19 52.5 44.4 -21.3 9 ; leaf ~ -3 51.7 -7.7 -2.1 10 ; leaf ~ 11 52.2 19.5 -1.1 10 ; leaf ~ 28.1 59.7 26.8 -18.3 9 ; leaf ~ 57 68 99.5 2.5 9 ; leaf ~ 35.8 61.9 44.3 8.6 10 ; leaf ~ 49.3 65.8 70.4 16.1 10
scene lay

* petal-plate | 2-3 4-5 | Nature, Seasons
topics flower, flowers, petals, garden, spring, summer, daisy, sunflower, petal picture, petal collage, paper plate flower, bloom, mother's day, blossom
colors pink, yellow, green
minutes 20 25
mess low
heart petal: petal, flower, leaf, fake-leaf = 2 handful
heart plate: paper-plate
nice middle: soil, seed, coffee-grounds, sand = handful
need stem: construction-paper, cardstock, paper-bag, felt = 1 sheet
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
step stick: glue stem plate glue > stem by cc
part stem = stem c : r ~ 0 66 13 60 3 ; j ~ 0 90 46 62 11 ; j ~ 0 92 -46 66 11
part plate = plate own : plate ~ 0 -20 74
part outer = petal a : j_ pink 0 -54 0 -90 10 ; j_ pink+ 9.6 -52.6 19.7 -87.2 10 ; j_ pink- 18.4 -48.6 37.8 -78.9 10 ; j_ pink 25.7 -42.3 52.9 -65.8 10 ; j_ pink+ 30.9 -34.1 63.7 -49.1 10 ; j_ pink- 33.7 -24.8 69.3 -30 10 ; j_ pink 33.7 -15.2 69.3 -10 10 ; j_ pink+ 30.9 -5.9 63.7 9.1 10 ; j_ pink- 25.7 2.3 52.9 25.8 10 ; j_ pink 18.4 8.6 37.8 38.9 10 ; j_ pink+ 9.6 12.6 19.7 47.2 10 ; j_ pink- 0 14 0 50 10 ; j_ pink -9.6 12.6 -19.7 47.2 10 ; j_ pink+ -18.4 8.6 -37.8 38.9 10 ; j_ pink- -25.7 2.3 -52.9 25.8 10 ; j_ pink -30.9 -5.9 -63.7 9.1 10 ; j_ pink+ -33.7 -15.2 -69.3 -10 10 ; j_ pink- -33.7 -24.8 -69.3 -30 10 ; j_ pink -30.9 -34.1 -63.7 -49.1 10 ; j_ pink+ -25.7 -42.3 -52.9 -65.8 10 ; j_ pink- -18.4 -48.6 -37.8 -78.9 10 ; j_ pink -9.6 -52.6 -19.7 -87.2 10
part inner = petal a : j_ yellow 2.4 -33.8 7.6 -63.3 8 ; j_ orange 7.5 -31.8 23.6 -57.1 8 ; j_ yellow+ 11.5 -28 36 -45.2 8 ; j_ yellow 13.7 -23 43 -29.5 8 ; j_ orange 13.8 -17.6 43.3 -12.4 8 ; j_ yellow+ 11.8 -12.5 37.1 3.6 8 ; j_ yellow 8 -8.5 25.2 16 8 ; j_ orange 3 -6.3 9.5 23 8 ; j_ yellow+ -2.4 -6.2 -7.6 23.3 8 ; j_ yellow -7.5 -8.2 -23.6 17.1 8 ; j_ orange -11.5 -12 -36 5.2 8 ; j_ yellow+ -13.7 -17 -43 -10.5 8 ; j_ yellow -13.8 -22.4 -43.3 -27.6 8 ; j_ orange -11.8 -27.5 -37.1 -43.6 8 ; j_ yellow+ -8 -31.5 -25.2 -56 8 ; j_ yellow -3 -33.7 -9.5 -63 8
part middle = middle brown : o_ brown 0 -20 19 19 ; o_ brown- 0 -20 2.4 ; o_ brown+ 6 -14 2.4 ; o_ brown- -7 -16 2.4 ; o_ brown+ 4 -28 2.4 ; o_ brown- -6 -27 2.4 ; o_ brown+ 10 -22 2.4 ; o_ brown- -11 -22 2.4 ; o_ brown+ 0 -10 2.4 ; o_ brown- 8 -8 2.4 ; o_ brown+ -4 -34 2.4
scene lay

* paper-nest | 2-3 4-5 6-8 | Nature, Animals, Seasons
topics nest, bird's nest, birds nest, birds, eggs, robin, spring, easter, baby birds, hatching, chicks, hay
colors light blue, brown, tan
minutes 20 25 35
mess low
heart bag: paper-bag, packing-paper, newspaper = 1
heart straw: grass, hay, crinkle-paper, raffia, moss, corn-husk, pine-needle, leaf, feather = 2 handful
need dough: play-dough, modeling-clay, air-dry-clay = handful
nice twigs@6-8: stick, pine-needle, reed = handful
nice down@4-5,6-8: feather, cotton-ball, moss
nice bird@4-5,6-8: toy-animal, pinecone, pom-pom
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
step bird@4-5,6-8: play bird bag by cc
step play: play dough bag by ccc
part bowl = bag own : b^ ~ -92 2 -84 44 -50 76 0 82 50 76 84 44 92 2 70 -14 0 -20 -70 -14 ; o_ ~-- 0 0 78 24
part straw = straw own : l_ tan 3 38.2 53.8 55.9 51.6 75.3 49.5 ; l_ tan 3 -80.5 17.6 -64.1 26.5 -43.2 22.2 ; l_ gold+ 3 22.3 44.9 41.2 42.9 65.5 53.4 ; l_ gold+ 3 0.4 26.9 15.3 22.2 34.7 25.9 ; l_ gold+ 3 -8 39.5 10.7 46.9 37.6 44.4 ; l_ gold 3 -11.3 20.7 12.6 12.8 32.6 21.3 ; l_ gold 3 -31.2 30.5 -13.8 34 10.8 35.3 ; l_ tan 3 7.4 55.8 27.3 49.3 42.5 65 ; l_ gold+ 3 37.3 36.9 58.3 30.5 85.1 38.7 ; l_ light-green 3 -37.8 51.5 -15 47.6 1.9 59.6 ; l_ tan 3 -18.6 37.5 -3 39.4 23.9 37.2 ; l_ brown 3 -56.8 15 -33.3 21.2 -14.8 13 ; l_ tan 3 -45.1 19.7 -27.5 15.9 -0.6 26.9 ; l_ light-green 3 -20.7 55.9 2.5 56.8 18.9 64.6 ; l_ brown 3 30 47.5 47.4 43.3 70.7 48.1 ; l_ gold+ 3 12.7 47.2 28.5 45.3 49.4 52.1 ; l_ gold 3 39 20.8 55 25.6 77.8 16 ; l_ gold+ 3 -27.1 36.3 -9.7 30.3 13.9 34.8 ; l_ gold+ 3 -21.9 48.9 -2.2 47.3 13.4 45 ; l_ gold 3 30.8 33.4 45.1 36.3 77 36.3 ; l_ tan 3 -13.1 52.7 9 52.7 32.3 62.4 ; l_ gold 3 7.5 34.4 23.4 41.9 47 39.3 ; l_ gold 3 -58.7 27.6 -37.3 25 -9.3 22.7 ; l_ gold+ 3 4.3 21 20.4 27.7 38.9 30.5 ; l_ light-green 3 31.8 25.3 47.6 22.3 72.7 22.1 ; l_ tan 3 10.3 16.5 30.4 16.4 51.9 13.8 ; l_ gold 3 -58.1 50.8 -43 54.7 -13.7 56.6 ; l_ light-green 3 -74 35.9 -52.7 39.8 -32.4 36.8 ; l_ brown 3 24.7 24.3 43.3 16.2 59.5 21 ; l_ tan 3 -32.2 44.1 -10.9 47.9 11.6 39.5 ; l_ brown 3 -83.8 29.2 -61.5 29.7 -34.1 35.5 ; l_ light-green 3 -65.3 42.3 -46.3 45.9 -28.1 40.7 ; l_ light-green 3 -77.1 54.1 -59.2 54.4 -39.9 53.4 ; l_ brown 3 -84.7 44.6 -61.6 49 -35.8 54.4
part down = down w : feather w -50 -2 -78 -30 8 ; feather w 44 0 72 -26 8
part eggs = dough a : o ~ -40 -4 21 27 -12 ; o ~ 40 -4 21 27 12 ; o^ ~ 0 -8 23 29 0
part speckles = pen brown : o_ brown -48 -16 1.9 ; o_ brown -38 -24 1.9 ; o_ brown -34 -10 1.9 ; o_ brown -46 -2 1.9 ; o_ brown 34 -20 1.9 ; o_ brown 46 -18 1.9 ; o_ brown 48 -4 1.9 ; o_ brown 36 -6 1.9 ; o_ brown -8 -24 1.9 ; o_ brown 6 -20 1.9 ; o_ brown -12 -8 1.9 ; o_ brown 9 -6 1.9 ; o_ brown 0 -32 1.9 ; o_ brown -2 -14 1.9
part rim = straw own : b ~- -92 4 -60 18 0 24 60 18 92 4 86 34 40 44 0 46 -40 44 -86 34 ; l_ gold 3 21.9 35.4 38.8 39.2 53 39.7 ; l_ tan 3 -20 20.8 -4.2 24 10.4 19.8 ; l_ gold+ 3 -85.9 31.2 -68.2 28 -47.3 36.4 ; l_ brown 3 -22 33.8 -9.3 31.7 7.5 33.6 ; l_ light-green 3 -35.3 34 -19.4 30.8 -1.8 30.8 ; l_ tan 3 -48.9 34.8 -36.2 33.2 -9.7 31.4 ; l_ tan 3 13.3 24.8 29.9 27.5 43.8 29.6 ; l_ brown 3 -12.8 31.7 1 34.5 26.3 37.7 ; l_ tan 3 -59.8 28.4 -48 27 -31.3 25.7 ; l_ light-green 3 23.5 20.9 34 27.6 57.7 23 ; l_ light-green 3 -73.3 34.8 -56.8 36 -37.7 38.2 ; l_ gold+ 3 -73.2 19.1 -57.7 26.9 -40.4 18.8 ; l_ brown 3 0.3 21.6 11.8 20.8 39.6 25.9 ; l_ gold+ 3 43.4 29.3 57.4 37 76.9 34.7 ; l_ gold+ 3 1.7 32.1 18.1 35 33.1 29.5 ; l_ light-green 3 -82.1 23.4 -67 20.9 -50.6 19.7 ; l_ gold+ 3 -5.9 16.3 8.2 15.9 25.4 12.6 ; l_ tan 3 33.7 27.7 50.3 23.8 71.3 28.1 ; l_ tan 3 -43.5 19.1 -27.4 25.2 -9.6 20.9 ; l_ gold 3 -57.5 36.5 -44.5 38.5 -17.6 39.7 ; l_ gold+ 3 9 14.3 26.8 14.6 48.2 16.8 ; l_ light-green 3 19.8 14.4 36.6 18.2 52.5 16.2 ; l_ gold+ 3 -34.7 24.1 -18.6 25.3 1.7 26.8 ; l_ tan 3 47.4 20.4 64.8 24.3 82.5 17 ; l_ tan 3 47.2 37.2 61.3 39 79.8 34.9 ; l_ tan 3 -30.4 16.2 -15.2 21.7 6.6 19.6
scene stand

* snow-owl | 2-3 4-5 6-8 | Seasons, Animals
topics snow, snow owl, snowy owl, snow animal, owl, winter, snow day, snow sculpture, snowman, building with snow
colors white, brown, orange
minutes 20 25 35
mess some
place outdoors
heart snow: snow
heart wing: leaf, pine-branch, bark, fern-frond, corn-husk, reed = 2 handful
need beak: carrot, orange-peel, leaf
need eyes@2-3: plastic-lid = 2
need eyes@4-5,6-8: stone, pinecone, plastic-lid, chestnut = 2
nice toes@4-5,6-8: stick = 6
tool scoop: plastic-spoon, bucket, bowl, measuring-cup
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
topics pinecone animals, woodland animals, forest animals, forest, autumn, fall, woods
variant owl | Nature, Animals | brown, cream, orange | owl, barn owl, night animals, autumn
variant squirrel | Nature, Animals | orange, cream, brown | squirrel, chipmunk, autumn, acorn
variant penguin | Animals, Seasons | black, white, orange | penguin, winter, antarctica, polar animals
colors brown, cream, orange
minutes 25 35
mess low
heart cone: pinecone
heart clay: modeling-clay, play-dough, air-dry-clay = 2 handful
need wing: leaf, feather, felt, craft-foam, construction-paper = 3
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
step cap: decorate cap clay > cap-o cap-s cap-p by cc
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
part cap-o@owl = cap own : b ~ -20 -72 -16 -88 0 -94 16 -88 20 -72 ; z_ ~- 3 0 -94 4 -100 ; l_ ~- 3 -20 -74 0 -70 20 -74
part cap-s@squirrel = cap own : x gold 0 42 11 14 180 ; b ~ -12 34 -8 24 0 22 8 24 12 34 ; z_ ~- 3 0 22 3 16
part cap-p@penguin = cap own : b ~ -20 -80 -16 -94 0 -100 16 -94 20 -80 ; l_ ~- 3 -20 -82 0 -78 20 -82
scene stand

* pinecone-feeder | 4-5 6-8 | Nature, Seasons
topics bird feeder, birds, bird, birdseed, feeding birds, winter, garden birds, bird watching, earth day, backyard, robin, chickadee
colors brown, tan, red
minutes 20 25
mess some
heart cone: pinecone
heart seeds: birdseed, pumpkin-seed, seed, oats = 1 cup
need loop: string, yarn, raffia, ribbon, cotton-cord = 2 ft
nice twig: stick, dowel, chopstick
tool spreader: plastic-knife, craft-stick, plastic-spoon, metal-spoon
tool scissors: scissors
home shortening: = 1/2 cup
home plate
home soap
step open: prepare cone by cc
step loop: tie loop cone scissors > loop by tc
step spread: fill cone shortening spreader > cone by cc
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
home water
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
part eyes = eyes w : o w -18 18 13 15 ; o w 18 18 13 15 ; o_ k -16 20 7 ; o_ k 20 20 7
scene stand

* sock-snowman | 4-5 6-8 9-12 | Seasons
topics snowman, snow, winter, christmas, frosty, december, january, cold, sock craft, snow day, no-sew
colors red, orange, black
minutes 30 30 35
mess low
heart sock: tube-sock, sock
heart fill: rice, dried-lentil, dried-bean, sand, pillow-stuffing = 2 cup
need ties: string, yarn, embroidery-floss, rubber-band, hair-tie = 2 ft
need scarf: felt, fabric-scrap, old-sweater, old-t-shirt = 1 strip
need nose: felt, construction-paper, craft-foam, fabric-scrap = 1 scrap
nice buttons: button, bead, pom-pom = 3
nice arms: stick, pipe-cleaner = 2
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
step nose: glue nose sock glue > nose by ccc
step buttons: glue buttons sock glue > buttons by ccc
step arms: build arms scarf > arms by ccc
part arms = arms own : zm ~ 5 -34 8 -66 -12 -84 -32 ; zm ~ 4 -66 -12 -86 -10
part body = sock own : b^ ~ -34 4 34 4 60 34 58 66 40 82 0 84 -40 82 -58 66 -60 34
part buttons = buttons k : button k 0 30 6 ; button k 0 48 6 ; button k 0 66 6
part head = sock own : b^ ~ -36 -20 -28 -44 0 -50 28 -44 36 -20 28 2 0 8 -28 2
part face = pen k : k -13 -24 4.6 ; k 13 -24 4.6 ; d_ k 2 -14 -4 -7 -1 0 0 7 -1 14 -4
part nose = nose orange : p orange -2 -18 2 -10 28 -10
part scarf = scarf a : r ~ 0 7 76 14 5 ; q ~- 3 14 8 32 6 36 48 18 50 ; v ~- 18 50 36 48 4 -6
part hat = sock own : b^ red -33 -38 -26 -66 0 -80 26 -66 33 -38 0 -34 ; r red- 0 -40 72 12 5 ; z_ red- 1.6 -14 -46 -10 -72 ; z_ red- 1.6 14 -46 10 -72 ; z_ red- 1.6 0 -46 0 -76
scene stand

* blossom-branch | 4-5 6-8 9-12 | Seasons, Nature
topics cherry blossom, blossom, blossoms, sakura, spring, japan, hanami, plum blossom, apple blossom, easter tree, april, flowers, tree
colors pink, white, yellow
minutes 25 35 50
mess low
heart twig: stick, driftwood, bamboo = 3
heart paper: tissue-paper, crepe-paper, paper-napkin, cupcake-liner = 2 sheet
need foot: modeling-clay, air-dry-clay, play-dough = handful
need pot: yogurt-pot, plastic-jar, can, terracotta-pot, paper-cup, glass-jar
nice weight: pebble, stone, sand = handful
nice heartdot: crepe-paper, cotton-swab, yarn = 1 scrap
join glue: glue
tool scissors: scissors
tool pen: marker, pencil
step choose: prepare twig by ccc
step plant: build foot pot twig weight? > pot branch by tcc
step squares@4-5: tear paper by c
step squares@6-8: cut paper scissors by c
step petals@9-12: cut paper scissors by c
step twist: shape paper pen by ccc
step glue: glue paper twig glue > flowers by ccc
step buds: glue paper twig glue > buds by ccc
step middle@9-12: glue heartdot paper glue > middles by c
step fall: decorate paper pot > fallen by ccc
part branch = twig brown : l ~ 7 0 44 -4 0 -16 -40 -22 -84 ; l ~ 5 -4 10 -34 -14 -64 -22 -76 -40 ; l ~ 5 0 30 18 -14 32 -50 30 -74 ; l ~ 4 20 -16 46 -24 66 -62 ; l ~ 3.4 -14 -34 -44 -52 -70 -62 ; l ~ 3.4 32 -48 54 -40 ; l ~ 3.4 -10 -24 6 -50 18 -88
part pot = pot own : q^ ~ 4 -36 34 36 34 27 84 -27 84 ; q_ ~- 3 20 38 33 38 25 82 15 82 ; r ~+ 0 36 76 8 2
part flowers = paper a : f ~ -44 -52 5 13 5.6 0 ; f ~+ -20 -74 5 13 5.6 37 ; f ~ 4 -48 5 13 5.6 2 ; f ~ 28 -66 5 13 5.6 39 ; f ~+ 52 -40 5 13 5.6 4 ; f ~ 66 -66 5 13 5.6 41 ; f ~ -62 -20 5 13 5.6 6 ; f ~+ -30 -16 5 13 5.6 43 ; f ~ 34 -12 5 13 5.6 8 ; f ~ 58 -8 5 13 5.6 45 ; f ~+ -10 -24 5 13 5.6 10 ; f ~ -70 -62 5 13 5.6 47 ; f ~ 18 -86 5 13 5.6 12 ; f ~+ 10 2 5 13 5.6 49
part buds = paper a : x ~- -22 -92 4.5 6 -30 ; x ~- -80 -42 4.5 6 10 ; x ~- 70 -78 4.5 6 -10 ; x ~- -54 -64 4.5 6 -30 ; x ~- 44 -52 4.5 6 10 ; x ~- -48 -30 4.5 6 -10 ; x ~- 8 -68 4.5 6 -30
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
nice mount: paper, cardstock, watercolor-paper = 1 sheet
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
home water
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
topics snow lantern, snow, winter, snowball, lantern, solstice, sweden, scandinavia, nordic, saint lucia, lucia, advent, christmas eve, january, light, snow day
colors white, yellow, gold
minutes 25 35 40
mess some
place outdoors
heart snow: snow
heart light: LED-candle, flashlight, string-light, glow-stick
nice branch: pine-branch, stick, ivy, fern-frond = 3
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
step dusk: play light by ccc
part branch = branch dark-green : leaf dark-green -84 84 -100.7 64.1 4 ; leaf dark-green -80 82 -91.4 58.6 4 ; leaf dark-green -76 80 -81.4 54.6 4 ; leaf dark-green -72 78 -71.1 52 4 ; leaf dark-green -68 76 -60.8 51 4 ; leaf dark-green -64 74 -51 51.5 4 ; leaf dark-green 84 84 100.7 64.1 4 ; leaf dark-green 80 82 91.4 58.6 4 ; leaf dark-green 76 80 81.4 54.6 4 ; leaf dark-green 72 78 71.1 52 4 ; leaf dark-green 68 76 60.8 51 4 ; leaf dark-green 64 74 51 51.5 4
part glow = light gold : p_ yellow -64 78 64 78 22 -20 -22 -20 ; p_ gold -20 80 20 80 12 20 -12 20
part ring = snow own : o ~ -68 70 17 16 ; o ~ -34 70 17 16 ; o ~ 34 70 17 16 ; o ~ 68 70 17 16 ; o_ yellow+ -61.2 74 6 4 ; o_ yellow+ -30.6 74 6 4 ; o_ yellow+ 30.6 74 6 4 ; o_ yellow+ 61.2 74 6 4
part rows = snow own : o ~ -46.5 42 15.5 14.6 ; o ~ -15.5 42 15.5 14.6 ; o ~ 15.5 42 15.5 14.6 ; o ~ 46.5 42 15.5 14.6 ; o ~ -29 15 14.5 13.6 ; o ~ 0 15 14.5 13.6 ; o ~ 29 15 14.5 13.6 ; o ~ -13.5 -12 13.5 12.7 ; o ~ 13.5 -12 13.5 12.7 ; o_ yellow+ -39.5 46 5 4 ; o_ yellow+ -13.2 46 5 4 ; o_ yellow+ 13.2 46 5 4 ; o_ yellow+ 39.5 46 5 4 ; o_ yellow+ -24.6 19 5 4 ; o_ yellow+ 0 19 5 4 ; o_ yellow+ 24.6 19 5 4 ; o_ yellow+ -11.5 -8 5 4 ; o_ yellow+ 11.5 -8 5 4
part top = snow own : o^ ~ 0 -38 14 13 ; o_ yellow+ 0 -31 5 4
part pane = pane light-blue : o_ light-blue+ 0 72 15 14 ; l_ w 2 -7 66 4 62
scene stand

* twig-weaving | 6-8 9-12 13+ | Nature
topics weaving, twig weaving, stick weaving, woven branch, loom, branch loom, forest, woods, boho, fiber art, wall hanging, natural weaving, nature craft, camp
colors teal, orange, pink, yellow
minutes 40 60 90
mess low
heart fork: stick, driftwood, log = 1
heart yarn: yarn, raffia, cotton-cord, embroidery-floss, fabric-scrap = 4 color
nice wild: grass, feather, hay, pine-needle, lavender, wheat-stalk, reed, corn-husk = handful
nice beads: wooden-bead, bead, seashell = 5
nice feathers: feather, leaf, ribbon = 3
tool needle: needle, craft-stick, bobby-pin
tool scissors: scissors
tool comb: plastic-fork
step fork: prepare fork by ccc
step tie: tie fork yarn > fork by tcc
step warp: roll fork yarn > warp by ccc
step beads: thread beads yarn > beads by ccc
step first: weave yarn fork needle > weave-a by ccc
step more: weave yarn fork comb > weave-b by ccc
step wild: weave wild fork > wild by ccc
step feathers: tie feathers fork yarn > feathers by ccc
step hang: cut yarn fork scissors > cord by ccc
part cord = yarn cream : l ~ 2.4 -66 -78 -20 -98 20 -98 66 -78
part fork = fork brown : l^ ~ 13 0 98 -1 74 -6 58 ; l^ ~ 10 -4 62 -30 10 -52 -44 -72 -88 ; l^ ~ 10 2 62 30 10 54 -44 74 -88 ; l ~ 5 -44 -28 -64 -40 ; l ~ 5 48 -34 66 -44
part warp = yarn cream : l_ cream 2 -8 52 8 52 ; l_ cream 2 -10.9 45.3 10.9 45.3 ; l_ cream 2 -13.9 38.5 13.9 38.5 ; l_ cream 2 -16.8 31.8 16.8 31.8 ; l_ cream 2 -19.8 25.1 19.8 25.1 ; l_ cream 2 -22.7 18.3 22.7 18.3 ; l_ cream 2 -25.7 11.6 25.7 11.6 ; l_ cream 2 -28.6 4.8 28.6 4.8 ; l_ cream 2 -31.6 -1.9 31.6 -1.9 ; l_ cream 2 -34.5 -8.6 34.5 -8.6 ; l_ cream 2 -37.5 -15.4 37.5 -15.4 ; l_ cream 2 -40.4 -22.1 40.4 -22.1 ; l_ cream 2 -43.4 -28.8 43.4 -28.8 ; l_ cream 2 -46.3 -35.6 46.3 -35.6 ; l_ cream 2 -49.3 -42.3 49.3 -42.3 ; l_ cream 2 -52.2 -49.1 52.2 -49.1 ; l_ cream 2 -55.2 -55.8 55.2 -55.8 ; l_ cream 2 -58.1 -62.5 58.1 -62.5 ; l_ cream 2 -61.1 -69.3 61.1 -69.3 ; l_ cream 2 -64 -76 64 -76
part weave-a = yarn a : l_ a 6 -5.8 39 -26.4 -20 -48 -72 ; l_ a 6 -4.8 40 -22 -20 -40 -72 ; l_ a 6 -3.8 41 -17.6 -20 -32 -72 ; l_ b 6 -2.9 42 -13.2 -20 -24 -72 ; l_ b 6 -1.9 42 -8.8 -20 -16 -72
part weave-b = yarn b : l_ c 6 -1 43 -4.4 -20 -8 -72 ; l_ c 6 0 44 0 -20 0 -72 ; l_ d 6 1 43 4.4 -20 8 -72 ; l_ a 6 3.8 41 17.6 -20 32 -72 ; l_ a 6 4.8 40 22 -20 40 -72 ; l_ b 6 5.8 39 26.4 -20 48 -72
part wild = wild green : l_ light-green 6 1.9 42 8.8 -20 16 -76 ; l_ green 6 2.9 42 13.2 -20 24 -76
part beads = beads wood : o wood -28 -60 5.4 ; o_ brown -28 -60 1.8 ; o wood -4 -60 5.4 ; o_ brown -4 -60 1.8 ; o wood 12 -60 5.4 ; o_ brown 12 -60 1.8 ; o wood 36 -60 5.4 ; o_ brown 36 -60 1.8 ; o wood 0 14 5.4
part feathers = feathers orange : feather orange -34 14 -62 70 9 ; feather teal -30 18 -44 80 8 ; feather orange 34 14 60 72 9
scene hang

* hapa-zome | 6-8 9-12 13+ | Nature
topics flower pounding, hapa zome, hammered flowers, pounded flowers, flower print, leaf print, japan, botanical print, hoop art, spring, summer, wildflowers, garden, meadow, fabric art
colors pink, purple, green, yellow
minutes 35 45 60
waits 120
mess some
heart flower: flower, petal, leaf, fern-frond, clover, fresh-herb = 2 handful
heart cloth: fabric-scrap, pillowcase, bandana, bed-sheet, cloth-bag, old-t-shirt
need cover: wax-paper, parchment-paper, paper-towel = 1 sheet
nice hoop: embroidery-hoop
nice floss@9-12,13+: embroidery-floss = 2 color
join tape: masking-tape, tape
tool pounder: stone, wooden-block, rolling-pin
tool needle@9-12,13+: needle
tool scissors: scissors
home board
home iron
step pick: cut flower scissors by ccc
step lay: arrange flower cloth board tape > cloth by ccc
step cover: tape cover flower tape by ccc
step pound: print flower pounder cover > prints by ccc
step peek: test cover flower by ccc
step brush: dry cloth by ccc
step stitch@9-12,13+: sew floss cloth needle > stitches by cc
step fix: heat cloth iron by ggt
step hoop: build hoop cloth > hoop by tcc
part hoop = hoop wood : r ~- 0 -90 20 11 2 ; r silver 0 -96 11 5 1 ; o^ ~ 0 4 89 89
part cloth = cloth cream : o_ ~ 0 4 81 81
part prints = flower a : f_ pink -22 -28 8 24 7 ; o_ gold -22 -28 7 ; f_ purple 30 -40 6 18 7 ; o_ yellow 30 -40 5 ; f_ yellow 34 10 10 17 4 ; o_ orange 34 10 6 ; z_ green- 2 -46 60 -37.1 -3.4 ; j_ green -44.9 52.4 -28.3 45 3.6 ; j_ green -44.9 52.4 -58.9 40.7 3.6 ; j_ green -43.9 45.2 -28.9 38.4 3.3 ; j_ green -43.9 45.2 -56.5 34.6 3.3 ; j_ green -42.9 37.9 -29.4 31.9 3 ; j_ green -42.9 37.9 -54.2 28.4 3 ; j_ green -41.9 30.7 -29.9 25.4 2.6 ; j_ green -41.9 30.7 -51.9 22.3 2.6 ; j_ green -40.9 23.4 -30.5 18.8 2.3 ; j_ green -40.9 23.4 -49.5 16.1 2.3 ; j_ green -39.8 16.2 -31 12.3 1.9 ; j_ green -39.8 16.2 -47.2 10 1.9 ; j_ green -38.8 8.9 -31.6 5.7 1.6 ; j_ green -38.8 8.9 -44.9 3.8 1.6 ; j_ green -38.3 5.5 -37.1 -3.4 2 ; z_ dark-green- 2 8 72 33 28.7 ; j_ dark-green 11 66.8 25.6 66.3 2.9 ; j_ dark-green 11 66.8 4.2 53.9 2.9 ; j_ dark-green 14.3 61 27.3 60.6 2.6 ; j_ dark-green 14.3 61 8.2 49.6 2.6 ; j_ dark-green 17.7 55.3 29 54.9 2.3 ; j_ dark-green 17.7 55.3 12.3 45.2 2.3 ; j_ dark-green 21 49.5 30.8 49.1 2 ; j_ dark-green 21 49.5 16.4 40.9 2 ; j_ dark-green 24.3 43.7 32.5 43.4 1.6 ; j_ dark-green 24.3 43.7 20.5 36.5 1.6 ; j_ dark-green 27.7 37.9 34.2 37.7 1.4 ; j_ dark-green 27.7 37.9 24.6 32.1 1.4 ; j_ dark-green 29.5 34.8 33 28.7 2 ; j_ light-green -2 10 15 39.4 10 ; j_ green -60 -6 -72 -26.8 8 ; f_ pink+ -10 44 5 13 5 ; o_ gold -10 44 4 ; o_ pink+ -46 -50 6 4 30 ; o_ purple+ 56 -14 6 4 -30
part stitches = floss green : stitch green -22 -4 -14 40 7 ; stitch green 30 -22 20 30 8 ; d_ gold 2 -22 -28 -26 -24 -18 -24 -22 -33 30 -40
scene hang

* clay-leaf-dish | 6-8 9-12 13+ | Nature
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
home water
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
part veins = leaf own paint wash a : l_ ~-- 3.4 -92 0 -50 10 0 12 40 10 82 10 ; l_ ~-- 2 -56 11 -40 29 -26 42.28 ; l_ ~-- 2 -56 11 -40 -7 -26 -20.28 ; l_ ~-- 2 -32 11 -16 29 -2 45.16 ; l_ ~-- 2 -32 11 -16 -7 -2 -23.159999999999997 ; l_ ~-- 2 -8 11 8 29 22 48.04 ; l_ ~-- 2 -8 11 8 -7 22 -26.04 ; l_ ~-- 2 16 11 32 29 46 47.08 ; l_ ~-- 2 16 11 32 -7 46 -25.08 ; l_ ~-- 2 40 11 56 29 70 44.2 ; l_ ~-- 2 40 11 56 -7 70 -22.200000000000003
part rim = gold gold : l_ gold 3.4 -82 8 -66 -27 -25 -45 25 -42 66 -20 89 12 57 42 16 61 -33 58 -70 39 -82 8
scene lay

* cabbage-hydrangea | 6-8 9-12 13+ | Nature, Seasons
topics hydrangea, hydrangeas, red cabbage, acid and base, litmus, ph, chemistry, science, kitchen science, color change, natural dye, flowers, summer, garden, july
colors purple, pink, blue, green
minutes 40 45 50
waits 60
mess some
heart cabbage: red-cabbage
heart sheet: watercolor-paper, paper, coffee-filter, cardstock = 1 sheet
need sour: lemon-juice, vinegar, lemon = 2 tbsp
need sweet: baking-soda, dish-soap = 1 tsp
need wells: ice-cube-tray, muffin-tin, egg-carton, paper-cup, yogurt-pot = 4
tool brush: paintbrush, cotton-swab
tool strainer: strainer, coffee-filter
home pot
home water
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
`;
