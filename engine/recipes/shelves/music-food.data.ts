export const shelf = `
* bottle-cap-tambourine | 6-8 9-12 | Music
topics tambourine, band, percussion, parade
colors red, yellow, blue free
minutes 40 40
mess low
heart caps: bottle-cap, button = 8
heart stick: stick, craft-stick, wooden-spoon = 2
need line: string, yarn, ribbon = 3 ft
nice trim: ribbon, yarn, crepe-paper = 3 strip
nice paint: acrylic-paint, paint = 2 color
tool brush: paintbrush
tool punch: hole-punch
step holes: poke caps punch by gg
step paint: paint stick paint brush
step thread: thread caps line > caps by cc
step bind: tie line stick > frame by tc
step trim: tie trim stick > trim
step play: play stick
part frame = stick own paint paint a : t^ ~ -60 70 6 -10 -20 6 40 -80 5 ; t^ ~ 60 70 6 10 -20 6 -40 -80 5
part caps = caps b : s ~ -34 26 18 13 12 ; o_ ~- -34 26 8 ; s ~ -22 4 18 13 12 ; o_ ~- -22 4 8 ; s ~ 34 26 18 13 12 ; o_ ~- 34 26 8 ; s ~ 22 4 18 13 12 ; o_ ~- 22 4 8
part trim = trim c : l ~ 5 -60 70 -70 84 -62 98 ; l ~ 5 60 70 72 86 64 98
scene lay
`;
