export const words = `
* bottle-cap-tambourine
name tambourine
title Bottle-Cap Tambourine | Jingle Sticks
about Caps that hang loose clatter at every shake, which is all a tambourine does.
step holes Lay each of {the caps} on scrap wood and punch a hole through its middle.
step paint Brush {color a} onto {the stick} and let it dry for twenty minutes.
step thread Thread {the caps} onto {the line}, four to a side, and leave room for them to slide.
step bind Cross {the stick} near one end and wrap {the line} around them until nothing wobbles.
step trim Knot {the trim} to the end.
step play Shake it on two and four while somebody sings.
further Leave one side without caps, and find out how the sound changes.
safety A grown-up makes the holes, with the caps lying on wood and fingers well away.
skills threading, keeping a beat
alt Two sticks bound into a V with bottle caps between them
`;
