export const words = `
* tube-rocket
name rocket
title Tube Rocket | Rocket on the Launch Pad | {a color a}-and-ready Rocket
about A cardboard tube is already most of a rocket: add a pointed nose and fins, and it stands up straight, ready for the countdown.
step wrap Spread {the stick} on {the wrap}, lay {the body} on one edge and roll it up tight.
step cone @2-3 Cut a circle as wide as your hand from {the card}, snip to the middle and roll it into a cone. Stick the edge down. Let your child say when the point is sharp enough for space.
step cone Draw around a mug on {the card} and cut the circle out. Snip to the middle, slide one cut edge over the other until you have a cone, and fix it with {the stick}.
step fins Cut two triangles as tall as your thumb from the rest of {the card}: these are the fins.
step slot Snip two slits, {in 1} deep, into the bottom of {the body}, one across from the other, and slide the fins in. Set it down: does it stand?
step windows Draw two round windows with {the pen}. Who looks out?
step stars Stick {the badge} along the side.
step flame Tear {the flame} into three strips and stick them inside the bottom, so that they hang out as flames.
step launch Count down from {@2-3? three | ten} and lift off.
further @2-3 Build a launch pad from blocks, and let the rocket land on it again.
further Cut an old magazine picture of the Moon, put it across the room and count how many steps the flight takes.
safety A grown-up makes the cuts in the tube while the child keeps both hands on the table.
skills rolling a cone, gluing, counting backward
alt A rocket made of a cardboard tube with a pointed nose and two fins
left rubber-band: would pull the tube out of shape
`;
