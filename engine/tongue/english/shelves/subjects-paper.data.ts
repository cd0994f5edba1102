export const words = `
* torn-paper-mosaic
name mosaic
title Torn-Paper {V} | {V} in a Hundred Scraps | Scrap Mosaic {V}
about Torn edges do what scissors cannot: laid close together, they give {the v} a soft, furry outline. | {A v} pieced together from scraps, the way mosaics are laid: edge first, middle last.
step shape On {the sheet}, draw the outline of {a v}: {v.shape}. Leave out everything smaller than a thumbnail.
step sort Tear {the scraps} into pieces the size of a stamp and sort them into light and dark.
step spread Spread {stick} inside one part of the outline only, so that it stays wet while you work.
step fill Start along the outline with straight torn edges facing out, then fill toward the middle, each piece half over its neighbor.
step edge Lay a row of the darkest pieces along the lower edge: it makes {the v} look round.
step line {v.face? Draw the face with {the pen}: {v.face}. | Draw what makes it {a v}: {v.mark}.}
further Tear a strip for the ground and add {v.scene} in the same way.
safety Paper edges can cut when they are pulled fast: tear slowly, with the thumbs close together.
skills tearing along a thumb, filling a shape, light and dark
alt {A v} made of torn scraps on {a sheet}
`;
