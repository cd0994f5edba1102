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
part snow = paint b : y_ w 0 84 84 20 9 .2 ; y_ w -44 76 30 12 6 .2 ; o_ w -34.6 -13.8 4.5 ; o_ w -64.3 14.4 4.5 ; o_ w 65.4 -20.9 4.5 ; o_ w 44.4 -20.3 4.5 ; o_ w 50 -56.6 4.5 ; o_ w -48.1 -45.2 4.5 ; o_ w 47 29.1 4.5 ; o_ w -39.9 -26.8 4.5 ; o_ w -63.4 -6.9 4.5
part body = paint b : y ~ 0 26 46 46 12 .12 ; y_ ~ 0 -2.5 15.6 14.7 7 .2 ; y_ ~- 18.3 4.2 15.6 14.7 7 .2 ; y_ ~ 28.1 21 15.6 14.7 7 .2 ; y_ ~+ 24.7 40.3 15.6 14.7 7 .2 ; y_ ~ 9.8 52.8 15.6 14.7 7 .2 ; y_ ~+ -9.8 52.8 15.6 14.7 7 .2 ; y_ ~+ -24.7 40.3 15.6 14.7 7 .2 ; y_ ~+ -28.1 21 15.6 14.7 7 .2 ; y_ ~- -18.3 4.2 15.6 14.7 7 .2
part head = paint b : y ~ 0 -36 30 30 12 .12 ; y_ ~ 0 -54.6 10.2 9.6 7 .2 ; y_ ~ 14.5 -47.6 10.2 9.6 7 .2 ; y_ ~ 18.1 -31.9 10.2 9.6 7 .2 ; y_ ~+ 8.1 -19.2 10.2 9.6 7 .2 ; y_ ~ -8.1 -19.2 10.2 9.6 7 .2 ; y_ ~- -18.1 -31.9 10.2 9.6 7 .2 ; y_ ~- -14.5 -47.6 10.2 9.6 7 .2
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
part second-b@spring = paint b : o_ pink- -69.7 -26.3 6 4.7 19 ; o_ pink+ -32.6 29.6 6 4.7 -28 ; o_ pink- 58.3 -47 6 4.7 34 ; o_ pink+ 47.1 -24.4 6 4.7 -15 ; o_ pink- -44.9 9.7 6 4.7 41 ; o_ pink+ 16.4 29.8 6 4.7 28 ; o_ pink- -51.9 20.7 6 4.7 60 ; o_ pink+ 41.5 -12 6 4.7 47 ; o_ pink- -58 -13.8 6 4.7 34 ; o_ pink+ 57.4 -16.3 6 4.7 23 ; o_ pink- 4.8 36.2 6 4.7 58 ; o_ pink+ -52 -31.3 6 4.7 7 ; o_ pink- 55.9 6 6 4.7 -57 ; o_ pink+ -72.6 -13.5 6 4.7 47 ; o_ gold 18.2 8 2.4 ; o_ gold -32.6 29.6 2.4 ; o_ gold -20.5 -63.4 2.4 ; o_ gold 30.3 -76.9 2.4 ; o_ gold -60.5 -41.7 2.4 ; o_ gold -51.9 20.7 2.4 ; o_ gold 24.5 -31.8 2.4 ; o_ gold 38.5 -46.7 2.4 ; o_ gold -14.5 -18.1 2.4 ; o_ gold -52 -31.3 2.4 ; o_ gold -47.8 -4 2.4
part ground-b@spring = paint d : o_ light-green -66 80 7.5 5.9 41 ; o_ green -52 76 7.5 5.9 13 ; o_ light-green -38 80 7.5 5.9 45 ; o_ green -24 78 7.5 5.9 -50 ; o_ light-green 26 78 7.5 5.9 2 ; o_ green 40 80 7.5 5.9 37 ; o_ light-green 54 76 7.5 5.9 -27 ; o_ green 68 80 7.5 5.9 -56 ; o_ pink -46 70 6 4.7 -19 ; o_ pink 44 69 6 4.7 -41
part first-c@summer = paint b : o_ green 18.2 8 7.5 5.9 -31 ; o_ green 65.6 -3.5 7.5 5.9 -13 ; o_ dark-green 6.5 -12.8 7.5 5.9 -12 ; o_ green 39.3 -64.2 7.5 5.9 -44 ; o_ green -43 -57.3 7.5 5.9 -36 ; o_ dark-green -20.5 -63.4 7.5 5.9 30 ; o_ green -24 -45.6 7.5 5.9 -55 ; o_ green -27.3 -24.3 7.5 5.9 -50 ; o_ dark-green 37 20.8 7.5 5.9 -43 ; o_ green 3.7 12.2 7.5 5.9 -29 ; o_ green -60.5 -41.7 7.5 5.9 43 ; o_ dark-green 6.7 -45.3 7.5 5.9 4 ; o_ green -6.6 -31.7 7.5 5.9 -34 ; o_ green -20.5 13.5 7.5 5.9 -9 ; o_ dark-green 22.2 -12 7.5 5.9 22 ; o_ green 24.5 -31.8 7.5 5.9 -57 ; o_ green -18.7 -79.5 7.5 5.9 -2 ; o_ dark-green 69.9 -36.9 7.5 5.9 2 ; o_ green -6.6 29.7 7.5 5.9 -2 ; o_ green 2.5 -67.4 7.5 5.9 -11 ; o_ dark-green -14.5 -18.1 7.5 5.9 3 ; o_ green -43.1 -19.9 7.5 5.9 13 ; o_ green 21.4 -55.6 7.5 5.9 -36 ; o_ dark-green 52.3 20.4 7.5 5.9 54 ; o_ green 6.7 -31 7.5 5.9 46 ; o_ green -47.8 -4 7.5 5.9 -9 ; o_ dark-green 33.8 -22.5 7.5 5.9 -49
part second-c@summer = paint c : o_ light-green -69.7 -26.3 7.5 5.9 -1 ; o_ green -4.6 -53.4 7.5 5.9 18 ; o_ light-green -32.6 29.6 7.5 5.9 -13 ; o_ green 17.4 -68.3 7.5 5.9 -26 ; o_ light-green 58.3 -47 7.5 5.9 -43 ; o_ green -29.4 -9.2 7.5 5.9 -37 ; o_ light-green 47.1 -24.4 7.5 5.9 50 ; o_ green 30.3 -76.9 7.5 5.9 26 ; o_ light-green -44.9 9.7 7.5 5.9 -60 ; o_ green -58 8.8 7.5 5.9 -17 ; o_ light-green 16.4 29.8 7.5 5.9 4 ; o_ green 72 -17.8 7.5 5.9 -1 ; o_ light-green -51.9 20.7 7.5 5.9 54 ; o_ green 40.7 2.1 7.5 5.9 17 ; o_ light-green 41.5 -12 7.5 5.9 -50 ; o_ green -8.7 -3.4 7.5 5.9 -18 ; o_ light-green -58 -13.8 7.5 5.9 10 ; o_ green 38.5 -46.7 7.5 5.9 59 ; o_ light-green 57.4 -16.3 7.5 5.9 18 ; o_ green -39.3 -38 7.5 5.9 29 ; o_ light-green 4.8 36.2 7.5 5.9 -55 ; o_ green -0.8 -83.8 7.5 5.9 33 ; o_ light-green -52 -31.3 7.5 5.9 -12 ; o_ green -30.9 4.4 7.5 5.9 -39 ; o_ light-green 55.9 6 7.5 5.9 30 ; o_ green 57.9 -32 7.5 5.9 -3 ; o_ light-green -72.6 -13.5 7.5 5.9 32 ; o_ red -4.6 -53.4 7 ; o_ red -24 -45.6 7 ; o_ red 16.4 29.8 7 ; o_ red 24.5 -31.8 7 ; o_ red -39.3 -38 7 ; o_ red 6.7 -31 7
part ground-c@summer = paint c : o_ green -66 80 7.5 5.9 41 ; o_ light-green -52 76 7.5 5.9 13 ; o_ green -38 80 7.5 5.9 45 ; o_ light-green -24 78 7.5 5.9 -50 ; o_ green 26 78 7.5 5.9 2 ; o_ light-green 40 80 7.5 5.9 37 ; o_ green 54 76 7.5 5.9 -27 ; o_ light-green 68 80 7.5 5.9 -56 ; o_ red -48 70 7 ; o_ red 40 71 7
part first-d@winter = paint b : o_ light-blue -3.8 -2.5 6.5 5.1 13 ; o_ light-blue 24.6 -66.3 6.5 5.1 -56 ; o_ blue -33.4 16.5 6.5 5.1 -6 ; o_ light-blue 28.2 -9.4 6.5 5.1 1 ; o_ light-blue -52.5 -29.4 6.5 5.1 13 ; o_ blue -24.1 -33.8 6.5 5.1 -59 ; o_ light-blue 1.3 -72.7 6.5 5.1 -34 ; o_ light-blue 14.2 -24.9 6.5 5.1 -1 ; o_ blue -17.1 -80.2 6.5 5.1 44 ; o_ light-blue -57.2 -54.9 6.5 5.1 2 ; o_ light-blue 45.9 -22 6.5 5.1 45 ; o_ blue -10.3 -19.6 6.5 5.1 -25 ; o_ light-blue -16.5 11.7 6.5 5.1 23 ; o_ light-blue -47.6 2.3 6.5 5.1 43 ; o_ blue -23.1 -5 6.5 5.1 -40 ; o_ light-blue -3.5 34.9 6.5 5.1 -56 ; o_ light-blue -20.1 -60.5 6.5 5.1 6 ; o_ blue 40.1 -41.6 6.5 5.1 2 ; o_ light-blue -68.1 -7.2 6.5 5.1 -19 ; o_ light-blue 49.1 -4.7 6.5 5.1 -51 ; o_ blue 13.1 27.7 6.5 5.1 -29 ; o_ light-blue 64.3 -38.7 6.5 5.1 35 ; o_ light-blue -38.7 -43.4 6.5 5.1 -14
part second-d@winter = paint d : o_ silver -16.3 3.7 5 3.9 -3 ; o_ light-blue -40.8 14.1 5 3.9 50 ; o_ silver 24.6 -72.9 5 3.9 11 ; o_ light-blue 5.4 -29.3 5 3.9 49 ; o_ silver 66.8 -35.6 5 3.9 58 ; o_ light-blue -45.8 -45.8 5 3.9 39 ; o_ silver -22 -63.5 5 3.9 -1 ; o_ light-blue 56 -0.8 5 3.9 -3 ; o_ silver -69.7 -45 5 3.9 5 ; o_ light-blue -25.2 -36.5 5 3.9 49 ; o_ silver 22.3 25.1 5 3.9 15
part ground-d@winter = paint b : y_ light-blue 0 86 78 13 9 .2 ; y_ silver -36 82 28 8 6 .2
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
part sky = paint d : b_ light-blue -80 -50 -40 -56 20 -48 64 -54 64 -34 10 -26 -40 -32 -80 -28 ; b_ light-blue+ -80 -74 -10 -80 64 -72 64 -62 -10 -68 -80 -62
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
part low = leaf own : leaf green -66 68.8 -79.6 22.8 12 ; leaf gold -50 70.9 -60.4 24 12 ; leaf red -33 72.6 -39.9 25.1 12 ; leaf green -16 73.7 -19.3 25.8 12 ; leaf orange 0 74 0 26 12 ; leaf gold 17 73.6 20.6 25.7 12 ; leaf green 34 72.5 41.1 25 12 ; leaf red 50 70.9 60.4 24 12 ; leaf gold 66 68.8 79.6 22.8 12
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
part husks = husk tan : leaf ~ -44.2 62.3 -99.4 16 11 ; leaf ~ -28.7 58.4 -1.7 -8.4 11 ; leaf ~ -40.3 61.3 -66.6 11.9 10 ; leaf ~ -32.6 59.4 -32.6 3.4 10 ; leaf ~ -3.9 51.7 -44.2 -8 11 ; leaf ~ 12 52.2 56.4 -4.5 11 ; leaf ~ 0 51.8 -11.6 -2.9 10 ; leaf ~ 8 52.1 23.5 -1.7 10 ; leaf ~ 34.9 61.6 10.2 -6 11 ; leaf ~ 50.3 66 107 21.7 11 ; leaf ~ 38.7 62.7 40.7 6.8 10 ; leaf ~ 46.4 64.9 74.4 16.4 10
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
part eggs = dough a : o ~ -30 -14 22 28 -14 ; o ~ 26 -14 22 28 12 ; o^ ~ -2 -6 23 29 0
part speckles = pen brown : o_ brown -38 -26 1.9 ; o_ brown -28 -32 1.9 ; o_ brown -24 -18 1.9 ; o_ brown -36 -10 1.9 ; o_ brown 20 -28 1.9 ; o_ brown 32 -26 1.9 ; o_ brown 34 -10 1.9 ; o_ brown 24 -12 1.9 ; o_ brown -8 -22 1.9 ; o_ brown 6 -18 1.9 ; o_ brown -12 -6 1.9 ; o_ brown 8 -4 1.9 ; o_ brown 0 -30 1.9 ; o_ brown -2 -12 1.9
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
`;
