export const shelf = `
* tube-rocket | 2-3 4-5 6-8 | Space
topics rocket, moon landing, astronaut, blast off
colors red, blue, yellow free
minutes 20 25 35
mess low
heart body: cardboard-tube
need wrap: construction-paper, aluminum-foil, wrapping-paper, paper = 1 sheet
need card: cardstock, cereal-box, cardboard = 1 piece
nice flame: tissue-paper, crepe-paper, ribbon, yarn = 1 strip
nice badge: sticker, button = 3
join stick: glue-stick, glue, tape
tool scissors: scissors
tool pen: marker, crayon, pencil
step wrap: glue body wrap stick > tube by tcc
step cone: roll card scissors stick > nose by gtc
step fins: cut card scissors > fins by gtc
step slot: build body card scissors by gtc
step windows: draw pen wrap > windows by ccc
step stars: decorate badge body > badges
step flame: tape flame body stick > flame by tcc
step launch: play body by ccc
part fins = card b : p ~ -20 28 -52 66 -50 82 -18 60 ; p ~ 20 28 52 66 50 82 18 60
part flame = flame c : l ~ 7 -10 66 -14 84 -8 98 ; l ~ 7 2 66 4 88 0 99 ; l ~ 7 12 66 15 82 10 95
part tube = wrap a : r^ ~ 0 10 44 116 5 ; r_ ~- 18 10 7 112 3
part nose = card b : p^ ~ 0 -96 -27 -46 27 -46 ; p_ ~- 0 -94 14 -47 27 -47
part windows = pen c : o_ k 0 -18 13 ; o_ light-blue 0 -18 10 ; o_ k 0 14 9 ; o_ light-blue 0 14 6.5
part badges = badge c : s ~ -10 44 5 7 3 ; s ~ 10 50 5 7 3
`;
