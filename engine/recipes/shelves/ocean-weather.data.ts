export const shelf = `
* sponge-fish | 2-3 4-5 | Ocean
topics fish, under the sea, aquarium, fish tank, sea life, rainbow fish, fishing, school of fish, waves, water, swimming
colors orange, blue, yellow, cream
minutes 20 30
waits 45
mess some
heart sponge: kitchen-sponge = 2
need sheet: paper, watercolor-paper, construction-paper, cardstock, packing-paper = 1 sheet
need paint: paint = 3 color
home newspaper
home plate
tool scissors: scissors
tool pen: marker, crayon
step cut: cut sponge scissors by gg
step lay: prepare sheet newspaper paint plate > sheet by gt
step waves: print sponge paint sheet > waves by cc
step fish: print sponge paint sheet > fish by cc
step bubbles: print paint sheet > bubbles by cc
step dry: dry sheet by gt
step eyes: draw pen sheet > eyes by tc
part sheet = sheet d : r ~ 0 0 184 150
part waves = paint b : l_ blue 8 -84 -58 -72 -53 -60 -58 -48 -63 -36 -58 -24 -53 -12 -58 0 -63 12 -58 24 -53 36 -58 48 -63 60 -58 72 -53 84 -58 ; l_ blue 8 -84 -37 -72 -42.1 -60 -47 -48 -41.9 -36 -37 -24 -42.1 -12 -47 0 -41.9 12 -37 24 -42.1 36 -47 48 -41.9 60 -37 72 -42.1 84 -47 ; l_ blue 8 -84 60.8 -72 62.1 -60 55.2 -48 53.9 -36 60.8 -24 62.1 -12 55.2 0 53.9 12 60.8 24 62.1 36 55.2 48 53.9 60 60.8 72 62.1 84 55.2 ; l_ light-blue 2 -84 -57 -72 -52 -60 -57 -48 -62 -36 -57 -24 -52 -12 -57 0 -62 12 -57 24 -52 36 -57 48 -62 60 -57 72 -52 84 -57 ; l_ light-blue 2 -84 -36 -72 -41.1 -60 -46 -48 -40.9 -36 -36 -24 -41.1 -12 -46 0 -40.9 12 -36 24 -41.1 36 -46 48 -40.9 60 -36 72 -41.1 84 -46 ; l_ light-blue 2 -84 61.8 -72 63.1 -60 56.2 -48 54.9 -36 61.8 -24 63.1 -12 56.2 0 54.9 12 61.8 24 63.1 36 56.2 48 54.9 60 61.8 72 63.1 84 56.2
part fish = paint a : p_ orange -63 -4 -86 -21.2 -79.1 -4 -86 13.2 ; b_ orange -7.8 -4 -23.9 -20.1 -46.9 -22.4 -67.6 -8.6 -67.6 0.6 -46.9 14.4 -23.9 12.1 ; d_ yellow 2.2 -47.4 -1.9 -33.5 -14.3 -55.5 5.8 -46.7 -9.9 -20.2 -3.8 -33.1 6.6 -28.7 -0.6 -41.8 4.8 -24.4 -13.5 -37.7 -6 -25.2 9.8 ; p_ yellow 66 -8 84 -21.5 78.6 -8 84 5.5 ; b_ yellow 22.8 -8 35.4 -20.6 53.4 -22.4 69.6 -11.6 69.6 -4.4 53.4 6.4 35.4 4.6 ; d_ orange 1.9 42.6 -14.1 37.9 -8.8 61.7 -1.6 57.4 -12 42 0.7 53 -3.9 50.2 -12.8 45 -5.9 63.5 -8.4 ; p_ orange 1 32 -20 16.2 -13.7 32 -20 47.8 ; b_ orange 51.4 32 36.7 17.3 15.7 15.2 -3.2 27.8 -3.2 36.2 15.7 48.8 36.7 46.7 ; d_ yellow 2.1 33.4 40.1 23.5 27.8 8 36.6 23 38.7 31.4 31.1 11 26.3 14.7 41 30.3 22.3 39.4 27.4 16.6 32.4
part bubbles = paint c : o_ blue -2 -20 5 ; o_ blue 6 -30 3.5 ; o_ blue -60 34 4.5 ; o_ blue -68 24 3.5 ; o_ blue 66 20 5 ; o_ blue 74 10 3.5
part eyes = pen k : o_ w -22 -8 5 ; o_ k -21 -8 2.6 ; o_ w 34 -12 4.4 ; o_ k 33 -12 2.3 ; o_ w 38 28 4.8 ; o_ k 39 28 2.5
scene lay

* sticky-aquarium | 2-3 4-5 | Ocean
topics aquarium, fish tank, fish, under the sea, sea life, seaweed, suncatcher, stained glass, window
colors blue, green, orange, teal
minutes 25 35
mess low
heart film: contact-paper = 1 sheet
heart bits: tissue-paper, cellophane, crepe-paper = 3 color
need card: construction-paper, cardstock, cereal-box = 1 sheet
join tape: masking-tape, tape, washi-tape
tool scissors: scissors
step cut: cut card scissors by gt
step hang: tape film tape > film by gt
step fish: decorate card film > fish weeds by cc
step tear: tear bits by cc
step water: decorate bits film > water by cc
step frame: decorate card film > frame by cc
step look: play film by cc
part film = film own : r_ glass 0 0 176 146
part water = bits own : p_ light-blue -86 -70 -30 -72 -36 -30 -84 -24 ; p_ teal+ -40 -72 20 -70 14 -34 -34 -30 ; p_ blue+ 10 -72 86 -72 84 -26 18 -32 ; p_ blue+ -86 -34 -40 -38 -28 10 -84 18 ; p_ light-blue -44 -38 16 -40 22 8 -36 12 ; p_ teal+ 12 -36 60 -38 64 12 14 10 ; p_ light-blue 54 -34 86 -32 86 24 58 20 ; p_ teal -86 10 -34 4 -38 70 -86 72 ; p_ blue+ -42 4 24 2 18 72 -38 70 ; p_ light-blue 16 6 60 4 66 72 12 70 ; p_ blue 54 12 86 14 86 72 58 72
part weeds = card b : l^ green 7 -64 72 -72 52 -58 34 -70 16 -60 -4 ; l^ green 7 -50 72 -44 56 -54 40 -46 26 ; l^ green 7 62 72 70 50 58 32 68 12 60 -4 70 -20
part fish = card c : p orange -52 -36 -74 -52.5 -67.4 -36 -74 -19.5 ; b orange 0.8 -36 -14.6 -51.4 -36.6 -53.6 -56.4 -40.4 -56.4 -31.6 -36.6 -18.4 -14.6 -20.6 ; p red 54 -4 78 -22 70.8 -4 78 14 ; b red -3.6 -4 13.2 -20.8 37.2 -23.2 58.8 -8.8 58.8 0.8 37.2 15.2 13.2 12.8 ; p yellow -34 38 -54 23 -48 38 -54 53 ; b yellow 14 38 0 24 -20 22 -38 34 -38 42 -20 54 0 52 ; o_ w -12 -40 4.5 ; o_ k -11 -40 2.3 ; o_ w 12 -8 4.8 ; o_ k 11 -8 2.5 ; o_ w 2 34 4.2 ; o_ k 3 34 2.2
part frame = card a : r ~ 0 -76 188 13 ; r ~ 0 76 188 13 ; r ~ -88 0 13 160 ; r ~ 88 0 13 160
scene lay

* diving-whale | 2-3 4-5 | Ocean
topics whale, blue whale, humpback, orca, dolphin, jonah and the whale, moby dick, snail and the whale, puppet, waves, sea, boat trip
colors blue, teal, gray, cream
minutes 25 30
mess low
heart waves: construction-paper, tissue-paper, wrapping-paper, magazine = 2 sheet
heart stick: craft-stick, plastic-spoon, paper-straw, wooden-spoon = 1
need base: cardstock, construction-paper, cereal-box, cardboard = 1 sheet
need body: construction-paper, cardstock, felt, craft-foam = 1 half-sheet
join glue: glue-stick, glue
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pen: marker, crayon
step tear: tear waves by cc
step whale: cut body scissors > whale by gt
step eye: draw pen body > eye by tc
step handle: tape stick body tape > handle by gt
step back: glue waves base glue > sky back by cc
step pocket: glue waves base glue > front by tc
step dive: play stick by cc
part sky = base d : r ~ 0 -12 176 124 4
part back = waves b : p ~ -88 -14 -82.5 -9.1 -77 -7 -71.5 -9.1 -66 -14 -60.5 -18.9 -55 -21 -49.5 -18.9 -44 -14 -38.5 -9.1 -33 -7 -27.5 -9.1 -22 -14 -16.5 -18.9 -11 -21 -5.5 -18.9 0 -14 5.5 -9.1 11 -7 16.5 -9.1 22 -14 27.5 -18.9 33 -21 38.5 -18.9 44 -14 49.5 -9.1 55 -7 60.5 -9.1 66 -14 71.5 -18.9 77 -21 82.5 -18.9 88 -14 88 30 -88 30
part handle = stick own : stick ~ 4 0 4 96 11
part whale = body c : b^ ~ -62 -14 -58 -42 -30 -58 6 -56 36 -40 52 -30 62 -44 58 -62 74 -54 88 -64 84 -42 70 -26 60 -6 36 8 0 12 -40 10 ; b_ ~+ -60 -12 -40 -8 -10 -6 20 -4 10 6 -30 8 -52 2 ; j ~- -12 -4 8 22 9
part eye = pen k : k k -40 -26 4.5 ; l_ k 2.5 -60 -14 -50 -10 -42 -12 ; l_ light-blue 4 -28 -60 -30 -78 -44 -84 ; l_ light-blue 4 -26 -60 -22 -80 -8 -84
part front = waves a : p^ ~ -92 19.5 -85.4 19.3 -78.9 14.9 -72.3 8.8 -65.7 4.5 -59.1 4.7 -52.6 9.1 -46 15.2 -39.4 19.5 -32.9 19.3 -26.3 14.9 -19.7 8.8 -13.1 4.5 -6.6 4.7 0 9.1 6.6 15.2 13.1 19.5 19.7 19.3 26.3 14.9 32.9 8.8 39.4 4.5 46 4.7 52.6 9.1 59.1 15.2 65.7 19.5 72.3 19.3 78.9 14.9 85.4 8.8 92 4.5 92 48 -92 48 ; p^ ~+ -92 36.1 -86.2 40.2 -80.5 40.7 -74.8 37.3 -69 31.9 -63.2 27.8 -57.5 27.3 -51.8 30.7 -46 36.1 -40.2 40.2 -34.5 40.7 -28.8 37.3 -23 31.9 -17.2 27.8 -11.5 27.3 -5.8 30.7 0 36.1 5.8 40.2 11.5 40.7 17.2 37.3 23 31.9 28.8 27.8 34.5 27.3 40.2 30.7 46 36.1 51.8 40.2 57.5 40.7 63.2 37.3 69 31.9 74.8 27.8 80.5 27.3 86.2 30.7 92 36.1 92 64 -92 64
scene lay

* tube-octopus | 2-3 4-5 6-8 | Ocean
topics octopus, squid, kraken, eight, sea creature, tentacles, under the sea, number eight
colors purple, pink, white free
minutes 25 30 35
waits 30
mess some
heart tube: cardboard-tube
need paint: paint, acrylic-paint = 3 color
home plate
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint tube paint brush plate > head legs by ccc
step dry: dry tube by gtc
step top: fold tube by tcc
step legs: cut tube scissors by gtc
step curl: roll tube pen by ccc
step suckers: print paint tube > suckers by ccc
step eyes: paint paint tube > eyes by tcc
step face: draw pen tube > face by tcc
part legs = tube own paint paint a : t^ ~- -22 10 8 -27.5 38 7.5 -42.8 62 6.5 -56.4 76 5.5 -68.3 66 4.5 ; t^ ~- 22 10 8 27.5 38 7.5 42.8 62 6.5 56.4 76 5.5 68.3 66 4.5 ; t^ ~- -9 10 8 -11.2 38 7.5 -13.9 62 6.5 -16.4 76 5.5 -18.4 66 4.5 ; t^ ~- 10 10 8 12.5 38 7.5 15.2 62 6.5 17.6 76 5.5 19.7 66 4.5 ; t ~ -30 8 8.5 -39 40 8.5 -55 68 7.5 -71 84 6 -83.8 74 5 ; t ~ 30 8 8.5 39 40 8.5 55 68 7.5 71 84 6 83.8 74 5 ; t ~ -14 8 8.5 -18.2 40 8.5 -27.2 68 7.5 -36.2 84 6 -43.4 74 5 ; t ~ 14 8 8.5 18.2 40 8.5 27.2 68 7.5 36.2 84 6 43.4 74 5
part head = tube own paint paint a : b^ ~ -36 18 -36 -56 -38 -84 -14 -74 0 -72 14 -74 38 -84 36 -56 36 18 0 24 ; l_ ~- 2.5 -37 -80 -16 -66 0 -64 16 -66 37 -80
part suckers = paint b : d_ pink 3.4 -43 42 -53 60 -66 76 -21 44 -29 64 -38 79 21 44 29 64 38 79 43 42 53 60 66 76
part eyes = paint c : o_ w -14 -28 12 13 ; o_ w 14 -28 12 13
part face = pen k : o_ k -12 -26 6 7 ; o_ k 12 -26 6 7 ; o_ w -14 -29 2 ; o_ w 10 -29 2 ; u k 0 -6 11
`;
