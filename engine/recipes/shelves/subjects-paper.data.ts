export const shelf = `
* torn-paper-mosaic | 6-8 9-12 | -
carries any
minutes 35 45
mess low
scene lay
heart scraps: tissue-paper, construction-paper, magazine, origami-paper, wrapping-paper, crepe-paper, newspaper = 3 sheet
need sheet: cardstock, construction-paper, paper, cardboard = 1 sheet
join stick: glue-stick, glue
tool pen: marker, pencil, crayon
step shape: draw pen sheet > back by cc
step sort: tear scraps by cc
step spread: glue stick sheet by cc
step fill: glue scraps sheet stick > body by cc
step edge: decorate scraps sheet by cc
step line: draw pen sheet > lines by cc
part back = sheet w : r^ ~ 0 0 160 152
part body = scraps a : rim w 0 0 128 122 2 ; painted ~ 0 0 128 122 ; scraps ~ 0 0 128 122
part lines = pen k : l_ k 2 -60 66 -30 69 0 66 30 69 60 66
`;
