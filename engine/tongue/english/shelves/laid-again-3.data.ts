/** The English words of the shelf of the same name. */
export const words = `
* kneaded-dough-shop
name dough bakery
means dough, biscuit, bun, shop, crumb
title Biscuits and Buns of Homemade Dough | The Bakery That Never Runs Out: Homemade Play Dough | Stir, Knead, Bake for Fun: Play Dough Buns
about The best dough is made, not bought: it starts as a heap of flour, and five minutes later it is pink and soft. | First the dough, then the bakery: stirring and squashing is half of the fun.
step stir {@2-3? Your child stirs {the flour} and {the salt} together in a {bowl} with a {spoon}, all the way to the bottom. | Stir {the flour} and {the salt} together in a {bowl} with a {spoon}, all the way to the bottom.}
step pour A grown-up adds {the oil} and three quarters of the {water}, warm from the tap, a splash at a time, while the spoon goes around. When it clumps, it has had enough.
step knead {@2-3? Out onto the table: your child pushes it flat with both fists, folds it over, and pushes again, | Out onto the table: push it flat with both fists, fold it over, and push again,} thirty times. If it sticks, dust it with flour; if it crumbles, wet your hands.
step tint A grown-up makes two lumps, presses a hollow into each with a thumb, lets {tint=food-coloring? four drops of {color a} fall into one and of {color b} into the other | a teaspoon of {color a} run into one and of {color b} into the other}, and folds them shut.
step squash {@2-3? Where is the color? Your child squashes and rolls each lump until it comes out and has no more stripes. | Squash and roll each lump until the color comes out and has no more stripes.}
step roll {@2-3? Together, flatten | Flatten} the {color a} dough {pin? with {the pin} | with open hands}, as thick as a finger.
step press {@2-3? Your child presses {the cutter} down, wiggles it, and lifts: a biscuit. | Press {the cutter} down, wiggle it, and lift: a biscuit.} Make three and prick dots into one with a fingertip.
step buns {@2-3? Your child rolls the {color b} dough into three balls | Roll the {color b} dough into three balls} between the palms, pats them a little flat, and presses a cross on top with the side of a hand. 
step shop {tray? Lay everything out on {the tray}. | Lay everything out in rows.} The shop is open: who wants a bun, and what does it cost?
further @2-3 Hide a big button in a bun and let your child break it open.
further Take orders: a customer names a shape and a topping, and you make it while they wait.
safety This dough is for play: it is far too salty to eat, for children and for pets. It keeps for two weeks in a closed tub in the refrigerator.
skills stirring, kneading, mixing color
alt Three shaped biscuits and three buns of colored dough

* two-feet-card
name {v} card
means card, print, name, bow, message
title {V} From Two Feet: A Card | A Footprint Card With {v.some} | Two Small Feet Make {v.some}: A Card
about Nobody else has these feet, and next year they will be bigger: that is why such a card is kept. | {v.about} A name, a date, and off it goes to somebody who misses them.
say butterfly: name=butterfly; some=a butterfly; about=Two feet become the wings.; left=toward the upper left, with the heel at the middle of the card; right=toward the upper right, heel beside heel: those are the wings; draw=a body between the heels, a head, and two feelers
say heart: name=heart; some=a heart; about=Two feet, heel on heel, become a heart.; left=toward the upper left, with the heel low in the middle of the card; right=toward the upper right, its heel half over the first one; draw=a line around both, in the shape of a heart
say tulips: name=tulips; some=two tulips; about=Two feet become two tulips, and the toes are the tips of the petals.; left=straight up, in the left half of the card and above the middle; right=the same way in the right half, as high as the first; draw=a green stem below each heel, with a leaf on either side
step ready Lay {the card} on the floor in front of a chair, and a towel{wipes? and {the wipes} | } next to it. Set a bowl of warm water within reach. {@2-3? Your child sits down, both feet bare. | Sit down, both feet bare.}
step paint {paint=washable-ink-pad? {@2-3? Together, press the pad | Press the pad} all over the sole and toes of the left foot. | {@2-3? Together, brush {color a} paint | Brush {color a} paint} thinly over the sole and toes of the left foot with {the brush}.} It tickles.
step left {@2-3? Your child sets the foot down with the toes pointing | Set the foot down with the toes pointing} {v.left}. Press, count to three, and lift the heel first.
step second {@2-3? Together, do the same with the right foot. | Do the same with the right foot.} 
step right {@2-3? Your child sets it down with the toes pointing | Set it down with the toes pointing} {v.right}.
step wash {wipes? Wipe both feet with {the wipes}, then rinse them in the bowl and dry them | Wash both feet in the bowl and dry them} well between the toes: nobody walks before that.
step dots {@2-3? Now a fingertip: your child dots {color b} around the print, | Dot {color b} around the print with a fingertip,} three dots close together here and there. Let it all dry for an hour.
step draw {@2-3? Together, draw {v.draw} with {the pen}. Write name and date below, and on the back what your child wants to say, word for word. | Draw {v.draw} with {the pen}. Write your name and the date below, and your message on the back.}
step bow {@2-3? A grown-up ties | {@4-5? Together, tie | Tie}} {the bow} around the left edge of the card, from top to bottom, and {@2-3? makes | make} a bow.
step send {@2-3? Your child drops it into the mailbox, or carries it over: from my feet to you! | Drop it into the mailbox, or carry it over. Who will put it on the wall?}
further Make a second one to keep, and lay next year's feet beside it.
safety A foot with paint on it slides: whoever prints stays seated until both feet are dry. {bow? The bow stays short, and comes off where a baby could reach it. | }
skills printing, naming left and right, greeting somebody
waiting About an hour to dry.
alt A card with {v.some} made of two footprints

* tube-sand-run
name sand run
means sand, run, tower, rain, slide, sieve, chair
title A Sand Run for the Sandpit | Down the Tubes: A Sand Run and Tower Molds | Pour It In Up Here: A Run for Sand
about Sand goes in at the top, whispers through two tubes, and comes out where somebody is waiting with a pot. | A sandpit needs a machine: this one pours, sieves, and builds towers.
step top {@2-3? A grown-up tapes | Together, tape} one of {the tubes} to the back of a garden {chair} in the sandpit with {the tape}, slanted like a slide, the high end to the left.
step low {@2-3? A grown-up tapes | Together, tape} the second one below it, slanted the other way: what falls out of the first must land in its upper end. Two turns of tape around tube and chair.
step funnel {@2-3? A grown-up tapes | Tape} {the funnel} into the upper end of the first tube with {the tape}, so that no gap is left.
step pour {@2-3? Your child fills one of {the pots} with dry {sand} and pours it in at the top. | Fill one of {the pots} with dry {sand} and pour it in at the top.} Listen: where is it now?
step catch {@2-3? Your child sets a second {one pots} | Set a second {one pots}} under the lower end and catches what comes. Is everything there?
step sieve {@2-3? A grown-up pokes | {@4-5? A grown-up pokes | Together, poke}} ten holes into the bottom of the third {one pots} with {the poker}{pots=paper-cup? . | , from the inside out, on a firm table.}
step rain {@2-3? Your child fills it and holds it up: | Fill it and hold it up:} it rains sand. {@6-8? Swing it to and fro: what trail does it leave on the ground? | Who stands under it?}
step tower {@2-3? Pack {a pots} with damp {sand}; your child turns it over and pats it: | Pack {a pots} with damp {sand}, turn it over, and pat it:} a tower. Make another one beside it.
step more {@2-3? Let a leaf slide down, then a pebble as big as your fist on the ground beside it: what rolls, what sticks? | Move the tubes steeper or flatter. When is the sand fastest, and when does it get stuck?}
further Send water down it at the end of the day: cardboard gives up, but it is a splendid flood.
safety Sand is poured low and never thrown, and nobody looks up into a tube while it runs. The pots' cut holes are pressed smooth.
skills pouring, watching what slopes do, building
alt Two slanted tubes as a run for sand, with pots that catch, sieve and make towers

* one-press-moon
name moon picture
means moon, night, sky, crater, print, rocket
title A Moon From One Print | The Sponge Moon Is Up: A Night Sky | Full Moon, Printed: A Night Sky
about A sponge is full of holes, and so is the moon: one press, and all the craters are there. | Press once, and it is night, with a moon as round as a plate.
step round If it is not round, a grown-up trims {the sponge} with {the scissors}: as round as a saucer. Wet it and wring it out well. Keep the corners.
step puddle A grown-up spreads {colored paint white} on a plate, as thin as a coin and as wide as the sponge.
step moon Your child presses the sponge into the paint, then onto {colored sheet black}, high up, with flat hands. Lift it straight up: the moon!
step crater Your child dabs four fingertips into the wet moon and turns them a little: craters. Wipe the hands on the towel.
step small With a fingertip, your child dots far small stars everywhere else.
step dry Let it dry for half an hour.
step rocket Together, draw a rocket below the moon with {the chalk}, with fire behind it.
step stars Your child presses {the stars} on, one by one: the near ones that shine.
step night Dim the lamp and look at it from the bed. Say good night to the moon.
further Print the moon four times on a long sheet, and cover more and more of it: it wanes.
safety Washable paint, sleeves up. Sponge is not for mouths: nobody bites the moon.
skills printing, dotting, looking closely
waiting Half an hour for the paint.
alt A round white moon with craters on a black sky with stars

* ribbon-wind-wand
name wind wand
means wind, wand, tail, dance, loop
title A Wand for the Wind | Where Does It Blow? A Ribbon Wind Wand | Ribbons on a Stick: A Wind Wand
about Nobody can see the wind. But a ribbon can, and it shows you at once where it comes from and how strong it is. | Hold it high and stand still: that is the weather. Run with it: that is you.
step ribbons {@4-5? Together, cut | Cut} four pieces from {the ribbons} with {the scissors}, as long as your arm.
step bind Lay their ends on the tip of {the stick} and wind {tape} around, three times and tight. Pull at each one: it must not slip.
step tails {@4-5? Together, cut | Cut} two long strips from {the tails} with {the scissors}, as wide as two fingers.
step hang Tape them on below the ribbons with {tape}. They are lighter, and move when the ribbons still hang.
step straws {@4-5? Together, cut | Cut} a piece as long as a thumb off each of {the beads} with {the scissors}.
step rattle Thread one onto each of two ribbons, down to the loose end, and fix it there with a bit of {tape}: now the wind clicks.
step grip Wind {tape} around the lower end for a grip, as high as your hand is wide.
step test Outdoors, hold it up and stand still. {@4-5? Which way do the ribbons point? The wind comes from the other side. | Hanging: calm. Lifted: a breeze. Straight out: a strong wind. Which is it today?}
step dance Now make your own weather: circles for a whirlwind, zigzags for a storm, and very slow waves for the calm after it.
further Stick it into the ground where you can see it from the window, and draw each morning how it stands.
safety Point the stick up and away from faces, keep three steps apart, and stay on grass. Ribbons are for waving, not for winding around anybody.
skills cutting, taping tightly, observing the wind
alt A stick with ribbons that blow out to one side
`;
