/** The English words of the shelf of the same name. */
export const words = `
* rocket-range
name rocket range
title Puff Your Way to Neptune | Which Rocket Reaches Neptune | The Breath-Powered Rocket Range
about One breath is the engine, and eight planets lie in a row on the floor. How far does your rocket get, and what makes it fly farther? | A rocket is rolled in five minutes; to reach Neptune with it takes an engineer.
step strip Cut a strip from {the sheet} as long as your hand and as wide as three fingers.
step color Color one side of it with {the pens}: stripes, a flag, a number.
step roll Roll it the long way around {the straw}, snug, but so that it still slides. Close the seam from end to end with {tape}.
step close Slip it off. Fold one end over twice and put {tape} around it, so that nothing leaks there.
step fins Cut three small triangles from the rest of {the sheet} and fix them around the open end with {tape}: the fins.
step names Write a planet on each of {the cards} and draw it: Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune.
step lay Lay them on the floor in that order, {ruler? 2 feet (60 cm) from one to the next, measured with {the ruler} | one big step from one to the next}.
step launch Slide the rocket onto {the straw}, stand behind the starting line, point it over the planets, and puff once, short and hard.
step change Now change one thing only: shorter fins, only two of them, a longer rocket. Cut, launch again, and write the result on the planet that it reached.
further @4-5 Fly to the nearest planet first, then to the farthest.
further Aim steeply, then flat, then in between. Which angle sends the same rocket farthest?
safety Everybody has a straw of their own, and nobody stands in front of the starting line during a launch.
skills rolling a tube, measuring, changing one thing at a time
alt A rocket with fins on a straw and a row of planet cards

* sidekick-suit
name sidekick suit
title A Suit for Your Super Sidekick | The Hero on the Pillow Gets a Cape | Super Suit, Stuffed Size
about Every hero needs a sidekick, and yours has been waiting on the bed for years. {shirt=tube-sock,sock? A sock holds a whole suit: its leg is the tunic. | {shirt=pillowcase? A pillowcase holds a whole suit. | The sleeve is half the suit already.}}
step sleeve {shirt=tube-sock,sock? Cut the leg off {the shirt} above the heel: a tunic. Pull | {shirt=pillowcase? Cut a strip from {the shirt}, as wide as your toy is long from neck to feet, and wrap it around: a tunic. Hold | Cut a sleeve off {the shirt}: a tunic. Pull}} it up over the feet of {the toy}, the finished edge at the neck.
step arms Mark with {the pen} where the arms are, take it off and cut a slit as long as a thumb at each mark. On with it again.
step cape Lay {the toy} on the rest of {the shirt} and draw a cape with {the pen}: as wide as the shoulders above, twice as wide below, down to the feet. Cut it out.
step emblem What can your sidekick do: fly, find lost things, hug very hard? Draw a sign for it on {the felt}, as big as a cookie, and cut it out.
step mask Cut a mask from {the felt}, a little wider than the face, and snip two eyeholes in the folded middle.
step stick Put {glue} on the back of the emblem and press it on the tunic. Two dots of it hold the mask.
step wristbands Fold two strips of {the foil} as wide as a finger and press one around each arm: power bands.
step dots {dots=hook-and-loop-tape? Stick two pieces of {the dots} to the upper corners of the cape and their partners to the shoulders of the tunic, and press while you count to thirty. | Gather the upper edge of the cape in your hand and snip a small hole into each corner. Pull {the dots} through both.}
step dry Leave it lying for an hour, until the glue holds.
step dress {dots=hook-and-loop-tape? Close the cape at the shoulders. | Fix the cape around the toy's shoulders with {the dots}.} Suit up: the first mission is to cheer up somebody sad.
further @4-5 Play the first mission together: who needs help, and how do you two get there?
further Write three missions on slips and draw one every morning.
safety The suit is for toys: nothing is tied around a child's neck. A grown-up cuts through thick seams.
skills measuring on a body, cutting cloth, inventing a sign
waiting An hour for the glue.
alt A stuffed toy in a tunic with an emblem, a mask and a cape

* key-limbed-robot
name key robot
title Robot With Arms of Old Keys | The Robot That Jingles When It Walks | Key-Legged Robot
about Keys that open nothing any more make the best arms and legs: they swing, they shine, and they jingle. | Every key once had a door. Now four of them have a robot.
step rim {body=can? With a grown-up, feel along the rim of the can and cover it with tape where it is rough. | Close {the body} with {stick} where it is open.} Stand it up: the back, with its seam, stays behind.
step wrap {shine=metallic-paint? Paint {the body} all over with a fingertip wrapped in cloth, and let it dry. | Wrap {the body} in {the shine}, smooth it with your fist, and fix the edge behind with {stick}.}
step hang Cut {the thread} into four pieces as long as your hand. Pull one through the hole of each key and knot it twice.
step arms Fix two of them with {stick} at the sides, high up, so that the keys hang free: arms.
step legs Fix the other two under the front edge, so that the keys swing: legs.
step eyes {fix stick} on {the eyes}, high up and level.
step dials {fix stick} {the dials} in a row on the belly: buttons that nobody may press.
step face Draw a mouth like a loudspeaker with {the pen}, or a screen with a number.
step walk Seat it on the edge of a shelf so that the keys hang over. {stick=glue? When the glue is dry, | Now} shake it gently: what does the jingling say?
further Build it a dog from a smaller box, with one key for a tail.
safety {body=can? The open rim of a can is a grown-up's to check first. | Keys are for the robot, and no longer for mouths or sockets.} Small parts stay away from little brothers and sisters.
skills knotting, balancing a body, choosing parts
waiting {stick=glue? An hour for the glue. | }
alt A shiny robot with keys for arms and legs, two eyes and dials

* season-wheel-plate
name season wheel
title Turn the Arrow Through the Year | One Plate, Four Trees, One Year | The Year Goes Around
about The same tree blooms, turns green, glows and stands in snow, and after winter comes spring again: that is why it is a wheel. | It hangs on the wall all year, and four times somebody is allowed to turn the arrow.
step parts Draw a cross over {the plate} with {the pen}: four quarters. Going around, write spring, summer, fall and winter at the edge.
step ground Color the quarters with {the color}{brush?  and {the brush} | }: {color a}, {color b}, {color c} and {color d}. {color=paint,watercolor-paint? Let them dry. | }
step trees {trees=yarn? Glue a short piece of {the trees} upright into each quarter: | Break or snip {the trees} to the length of a finger and glue one upright into each quarter:} four trunks of the same tree.
step blossom {bits=felt? Snip | Tear} {the bits} small. Glue light ones on the spring tree for blossoms and the others all over the summer one.
step dots Dip {the dabs} in a color and dab red apples on the summer tree.
step leaves Dab or draw leaves in {color c} and red for fall: a few on the branches, most of them on the ground. {!bits? Give spring its pink blossoms and summer a round green crown in the same way.}
step snow Pull {the snow} apart and glue the tufts along the branch and on the ground of winter.
step arrow Cut an arrow from {the arrow}, as long as half the plate, and {pin=pipe-cleaner,paper-clip? fix it in the middle with {the pin} bent through a hole | push {the pin} through it and the middle of the plate}, so that it turns.
step turn Turn the arrow to where you are now. Who has a birthday in which quarter? Write it in.
further Turn it on the first day of every season and go outside to see whether it is true.
safety A grown-up makes the hole in the middle, on a folded cloth. Sharp twig ends are snapped off.
skills naming the seasons, placing things, turning a pointer
waiting {color=paint,watercolor-paint? About twenty minutes for the paint. | About twenty minutes for the glue.}
alt A plate in four colors with a tree for each season and an arrow in the middle

* turn-the-window-wheel
name wheel
title {V.head} | Turn the Plate and Watch It Change | {V.short} in a Turning Window
about One plate turns over the other, and in the window {v.grows}. Hold it up when you give your report. | It tells the whole story and then begins again: that is what a cycle is.
say frog: name=frog wheel; head=From Egg to Frog, Turn by Turn; short=A Frog; grows=a frog grows up; one=eggs with a dark dot in each; two=a tadpole with a tail and gills; three=a froglet with legs and a shrinking tail; four=a frog with no tail at all; fact=eats, how it breathes or where it lives; cover=a pond with lily pads
say butterfly: name=butterfly wheel; head=From Egg to Butterfly, Turn by Turn; short=A Butterfly; grows=a butterfly comes to be; one=tiny eggs on a leaf; two=a caterpillar, eating; three=a chrysalis, hanging from a twig; four=a butterfly with open wings; fact=eats, where it sits or how long it takes; cover=a meadow with flowers
say chick: name=chick wheel; head=From Egg to Hen, Turn by Turn; short=A Hen; grows=a chick hatches and grows up; one=an egg in a nest; two=an egg with a crack and a beak; three=a fluffy chick; four=a grown hen; fact=eats, how warm it needs to be or how many days it takes; cover=a henhouse with a ladder
say moon: name=moon wheel; head=The Moon, Turn by Turn; short=The Moon; grows=the moon grows and shrinks; one=a thin crescent; two=a half moon; three=a full moon; four=a half moon that faces the other way; fact=is called and when one sees it; cover=a night sky with stars
say bean: name=bean wheel; head=From Bean to Bean, Turn by Turn; short=A Bean; grows=a plant comes up; one=a bean in the soil; two=a root that grows down; three=a shoot with two leaves; four=a plant with new beans; fact=needs, how tall it is or how many days have gone by; cover=a garden with a sun above
step parts Draw a cross on one plate with {the pen}, so that it has four equal quarters. Number them clockwise.
step one In quarter 1, draw {v.one} with {the pens}.
step bumps {v=moon? Glue a little of {the bumps} on the dark side: at night one can feel where it is. | {bumps=bubble-wrap? Glue a piece of bubble wrap over it, smaller than the quarter | Glue a little of {the bumps} on it}, for something to feel.}
step others Go on: in quarter 2 {v.two}, in quarter 3 {v.three}, in quarter 4 {v.four}. {brush? Let it dry. | }
step facts Under each picture write one thing that you know: what it {v.fact}.
step cover Color the back of the other plate: {v.cover}, and the title in big letters.
step window A grown-up cuts a window into that plate, a little smaller than a quarter, between the middle and the rim, and makes a small hole through the middle of both with {the pen}.
step pin Lay the window plate on top, rim on rim, and {pin=paper-fastener? push {the pin} through both. Open its legs loosely behind | bend {the pin} through both holes and flatten it on either side}: it has to turn.
step turn Turn it clockwise and tell the story aloud, once with a look at your notes and once without.
further @4-5 Let somebody turn it while you tell what comes next, before it can be seen.
further Write on the back how long each stage takes, and where you found that out.
safety The grown-up cuts and pokes; mind the ends behind the plate, and cover them with a sticker.
skills ordering stages, writing facts, giving a report
alt A round wheel with an open quarter that shows the first stage

* stapled-tale-book
name tale book
title My Own Book of a Tale | Eight Pages, Two Staples, One Story | The Tale That Only You Know
about A wolf who is vegetarian, a dragon with a cold: fold, staple, and it is a book, with your name on the front. | Books were always made like this: folded, held in the fold, and read until they fall apart.
step fold Take four sheets, lay them edge on edge, and fold them in half together. Run a fingernail along the fold: eight pages and more.
step staple Open them again. With a grown-up, staple twice in the fold, from the outside in, so that the points lie inside.
step ribbon Catch one end of {the ribbon} in the upper staple: a bookmark.
step cover Cut {the cover} as large as the open book and stick it around the outside with {glue}.
step plan Number the pages lightly. Who is it about, what does somebody want, what goes wrong, who helps, how does it end? Two pages for each.
step write Write two or three sentences at the foot of each page and draw the picture above them with {the pens}.
step pictures Cut a castle, a wood or a face out of {the pictures} and stick them where they fit, with {glue}; draw arms, crowns and beards on.
step title Put the title and your name on the front{cover? , on a small piece of the pages if the cover takes no pen | }, and a castle or a key.
step read Read it aloud tonight, with a voice for everybody in it.
further On the last page write three words about the author, and leave a line for the first reader's opinion.
safety A grown-up's hand lies on the stapler with yours, and fingers stay out of its jaw.
skills folding a book, planning a story, illustrating
alt A folded book with a castle on the front

* gold-feather-wand
name wand
title A Wand That Looks a Hundred Years Old | A Wand With Three Feathers | The Wand Chooses You
about {ridge? A twisting ridge under the paint makes plain wood look carved. | A coat of {color a}, a grip that sits in your hand, three feathers that stir the air.} Nobody will believe what it was this morning. | Wizards do not buy wands. They find a stick that has been waiting, and give it a coat.
step ridge A grown-up draws a thin line of {the ridge} around the upper half like a vine and lets it harden; you say where it turns.
step paint Pour a little of {the paint} on {a plate} and paint {the stick} {color a} with {the brush}, first one half, then the other. {ridge? Go well into the edges of the ridge. | }
step dry Stand it in a cup until it no longer sticks, about three quarters of an hour.
step tie Tie {the feathers} to the middle of {the string}, with a knot that you pull tight twice.
step wind Hold the knot where the grip begins and wind the longer end of the string down around {the stick}, turn beside turn, as far as your fist is wide.
step beads Thread {the beads} onto the ends that hang down, and knot below the last one.
step end Knot the wound end to the first turns, and cut off what is left over.
step cast Hold it by the grip, draw a loop in the air, and say the first spell. What changed?
further @4-5 Invent a second spell that only works in a whisper.
further Write a book of five spells, each with a movement of its own.
safety A wand points up or away, never at a face, and does not run. {ridge=glue-gun? Hot glue is for the grown-up alone. | }
skills painting evenly, winding tightly, knotting
waiting About three quarters of an hour for the paint.
alt A painted wand with a wound grip and hanging feathers

* zipper-mouth-dinosaur
name zipper dinosaur
title The Dinosaur With a Zipper for a Mouth | Zip, Roar, Zip | A Mouth That Really Opens
about A zipper has teeth already. All it needs is a dinosaur around it. | Unzip it and it roars; zip it and it keeps your secret.
step head Draw a head as long as the zipper and two hands on {the felt} with {the pen}: a round back, a long snout. It looks to the right.
step cut Lay two layers together and cut out two heads at once.
step mouth In one head only, cut a slit for the mouth from the front backward, a thumb shorter than {the zipper}.
step zip Put a line of {glue} along both edges of the slit, on the wrong side, and lay {the zipper} under it, face up, so that its teeth look through. Keep glue off the teeth themselves.
step teeth {teeth=ric-rac? Glue {the teeth} along the upper and lower lip: points like that need no cutting. | Snip a row of triangles from {the teeth} and glue it along the upper and lower lip.}
step back Glue the second head behind the first along the edge only, a finger wide. Leave the neck open.
step spikes Push {the spikes} between the two layers along the back, with a dot of glue each.
step eye {eye=felt? Cut a round eye from {the eye} and glue it on, high up. | Glue {the eye} on, high up.}
step dry Let it lie under a book for an hour.
step feed Unzip the mouth, feed it a folded secret, and zip it shut. Who dares to take it out again?
further Make small things to eat for it: leaves for a plant eater, bones for the other kind.
safety Zip slowly near fingers: the pinch is small, but it is one.
skills cutting two at once, gluing an edge, working around a mouth
waiting An hour for the glue.
alt A dinosaur head with a zipper mouth, white teeth and spikes

* snap-jaw-pocket-pets
name snap-jaw pets
title Pocket Pets That Really Bite | Squeeze, and It Barks | Two Pets With Snapping Jaws
about {clip=clothespin? Squeeze a clothespin and it opens its mouth: all it lacks is a nose, two ears and somebody to bark at. | A clip opens like a jaw. Glue a face on it, and it barks at whoever comes too near.} | They hold notes, cards and tickets, and they hold them with their teeth.
step plan Lay {the clip} so that the jaw points to you. One of {the fluff} goes on top for the head and two smaller ones under the chin: try it before you glue.
step sleeve Cut a strip from {the ears} for each jaw, wrap it around like a sleeve and glue its ends together{clip=binder-clip? : on metal alone no glue would hold | : soft things hold better on paper}.
step head Put a drop of {glue} on the upper sleeve, set the biggest of {the fluff} on it and count to sixty. Do the other pet in the same way.
step chin Glue two small ones to the lower sleeve of each: cheeks that move when it speaks.
step ears Cut four ears from {the ears}, pointed for a cat, round for a bear, long for a dog, and glue two on each head.
step eyes Glue two of {the eyes} on each head, close together, so that it looks at you.
step tongue Cut two tongues as long as a fingernail and glue one inside each lower jaw.
step tail {fix glue} {the tail} on behind, curled or straight.
step dry Let the glue dry for an hour, with the jaws propped open by a folded scrap: a jaw that is glued shut eats nothing.
step snap Squeeze: what do they say to each other? Then let one guard a note to somebody you like.
further Give each a passport: name, favorite food, and what it barks at.
safety A strong clip pinches: squeeze it with two hands and keep lips and ears out of it.
skills small parts in place, patience with glue, giving a voice
waiting An hour for the glue.
alt Two fluffy heads with ears and eyes on clips that open like jaws

* bobby-pin-dragonflies
name dragonflies
title Dragonflies That Land in Your Hair | Three Dragonflies on Pins | Jewels With Four Wings
about Real ones never sit still for long. These stay {pin=bobby-pin,headband? in your hair all day | where you clip them all day}. | Four wings, three beads and a long thin body that was waiting in a drawer.
step draw On {the wings}, draw two pairs for each dragonfly with {the pen}: shapes like an 8 lying down, as long as your thumb and half as wide.
step cut Cut them out; six pieces, two for each.
step wrap Wind {the wrap} around {pin=headband? the upper side of {the pin} | the long side of every one of {the pin}}, turn beside turn, and tuck the end under: glue holds on it better than on a smooth pin.
step wings Lay two wing pieces, one a little above the other, across the wound side{pin=clothespin?  | , near the closed end}, and wind another piece of {the wrap} crosswise over their middle, so that they sit tight. Do the same with all three.
step beads Glue three of {the beads} in a row on the wound middle of each: a head and two pieces of the body. Now the seam is covered.
step sparkle Draw the veins on the wings with {the sparkle}{sparkle=glitter?  scattered on thin lines of glue | }.
step dry Leave them flat for an hour, {pin=clothespin? clipped to the rim of a box | on something they cannot stick to}.
step wear {pin=bobby-pin? Slide them in above an ear, one behind the other: a flight of dragonflies. | {pin=headband? Put it on: they have landed. | Clip them to a curtain, a lampshade or a collar: they have landed.}} Give one away.
further Look at a real one and copy its colors for the next.
safety Pins are pushed in along the head, never toward eyes, and come out before bed.
skills cutting alike, winding, careful gluing
waiting An hour for the glue.
alt Three dragonflies with four wings each and beads for bodies

* keyboard-robot
name keyboard robot
title The Robot That Spells | Press Here: a Robot With a Keyboard | Its Belly Is a Keyboard
about {keys=keycap? A broken keyboard still has every letter. Pop them off, and they say what you like. | Twelve keys on a belly, and every one of them does something: you decide what.} | Whoever can read it knows the robot's name, and whoever presses it gets an answer.
step coat {shine=paint,acrylic-paint? Paint {the box} {color b} with {the brush} and let it dry. | Cover {the box} with {the shine}, smooth it, and {shine=duct-tape? press the edges down | fix the edges with {stick}}.}
step word Which word does your robot need? {keys=keycap? Look for its letters: HELLO, ZAP, its name. | Lay out rows: which one is on, which is off, which is the alarm?} Arrange {the keys} on the table in rows.
step panel Stick {the keys} to the belly in the same rows with {stick}, one after the other, and press each while you count to twenty.
step eyes {eyes=bottle-cap? Stick two more on above them, side by side: the eyes. | Stick {the eyes} on above them: the eyes.}
step arms {arms=paper-clip? Link two paper clips for each arm and bend two more for feet. | Cut {the arms} into two arms and two feet.} {fix stick} them on at the sides and below.
step dry {stick=glue? Lay it on its back for an hour. | Lay it on its back and press everything once more.}
step press Press a key and give its answer in a robot's voice.
step program Write down on {the note} which key does what: that is its program.
further @4-5 Take turns: one presses, the other is the robot and does what the key says.
further Hide a message: which keys must be pressed, in which order, so that it says thank you?
safety Keys are small: count them back into the box, away from little brothers and sisters.
skills spelling, laying out rows, inventing a program
waiting {stick=glue? An hour for the glue. | }
alt A silver robot with two eyes and twelve keys on its belly

* spinning-disc-planet
name spinning planet
title A Planet That Spins on Its Own | The Fastest Planet on the Table | Spin a Planet on a Disc
about A disc, something round to stand on, a cap to turn it by: with one twist your planet turns for half a minute and more. | All planets spin. Yours shows what happens to its stripes and storms when it does.
step trace Lay {the disc} on {the paper}, draw around it and around the hole with {the pen}, and cut along both lines.
step color Color it with {the pens} as a planet: bands like Jupiter, swirls like Neptune, or a spiral of stars. Bold colors close to each other mix when it turns.
step stars Stick {the stars} on near the edge, evenly on all sides.
step face Stick it on the printed side of {the disc} with {stick}, hole on hole.
step tip Press {clay} around the middle of {the tip} and set it under the hole, so that its round side looks down by half its height. Press it firm all around.
step handle Press {the cap} onto {clay} on the upper side, exactly above: that is the handle.
step balance Let it spin once. If it wobbles, push the tip toward the side that hangs low, until it stands upright.
step spin Twist the cap between thumb and two fingers, and let go. Count: how long? Who beats that?
further Make a second face with black and white sectors only. Which colors do you see while it spins?
safety Spin it on the table or the floor, and stop it with a flat hand. The small ball stays away from little brothers and sisters.
skills finding the middle, balancing, comparing times
alt A colored disc with a cap as a handle and a ball to spin on

* shower-cap-jellyfish
name jellyfish
title A Jellyfish Drifts Through the Room | The Jellyfish in the Bathroom | Big Bell, Eight Long Arms
about {cap=shower-cap? A shower cap already has the bell, with a ruffled edge. It only lacks arms. | A round bell, and below it everything that flutters.} Hold it up and walk slowly: it swims. | No bones, no brain, no heart, and still nobody in the sea is more elegant.
step open {cap=umbrella? Open {the cap} and lay it upside down on the floor. | Puff {the cap} open with your hand and lay it with the opening up.}
step arms Cut {the arms} as long as your arm; two of them may be longer.
step tape Put {tape} on one end of each and press them inside the edge, the same distance apart, six of them around the rim.
step curl Fix the last two in the middle, folded or twisted so that they are frilly: those are the mouth arms.
step fill {cap=umbrella? Tuck {the fill} between the ribs and hold it with {tape}. | {cap=straw-hat? Tuck {the fill} into the crown and hold it with {tape}. | Loosely fill the bell with {the fill} and hold it with two strips of {tape}: now it keeps its round shape.}}
step lights {@4-5? A grown-up tucks | Tuck} {the lights} in on top of everything: real ones glow as well.
step eyes Fix {the eyes} on the front with rolled {tape}. Real jellyfish have none like these, but it has to see where it drifts.
step cord {cap=umbrella? A grown-up holds the handle: that is how it hangs. | Fix both ends of {the cord} inside the bell with {tape}, opposite each other, and hold it up by the middle.}
step swim Lift it and let it sink, slowly, in time with your breath: it swims. Where in the house is the warm current?
further Make a small one from a paper cup, and let it follow the big one.
safety It hangs high and out of reach when nobody plays with it: cords and bags stay away from necks and faces.
skills cutting long strips, spacing around a circle, moving slowly
alt A jellyfish with a round bell, curling arms and frills in the middle

* crater-golf
name crater golf
title Golf on the Moon | Five Craters, One Ball | The Lunar Golf Course
about In 1971 an astronaut really played golf on the moon. Your course has five craters, and none of them is easy. | {ball=golf-ball? A golf ball is full of craters already, so it feels at home here. | A gray land, five craters, one ball.} The lower your score, the better.
step lid {ground=cardboard? Trim {the ground} as large as four hands and bend up the edges with {tape}. | Cut {the ground} down together, so that a wide floor with a low wall is left, two fingers high.}
step holes Set {the craters} on the floor, draw around each with {the pen}, and a grown-up cuts the circles out, a little smaller.
step craters {craters=egg-carton? Cut five cups from the carton. | } Let {the craters} sink into the holes and fix the rims from below with {tape}. Prop the floor up on what is left of the box, so that nothing stands on them.
step hills Crumple {the foil} into low hills and fix them with {tape} where a straight shot would be too easy.
step color {color=construction-paper? Tear gray and black scraps of {the color} and stick them down with {tape} as dust and shadows. | Color the moon gray with {the color}{brush? , dabbing with {the brush} | }, darker around the craters{brush? , and let it dry for three quarters of an hour | }.}
step numbers Number the craters from 1 to 5, the farthest last, and mark the place where every shot begins.
step flags {flags=sticker? Put one of {the flags} beside every crater. | Fix {the flags} upright beside the craters with {tape}.}
step play {club? Hit {the ball} with {the club}, | Flick {the ball} with one finger,} crater by crater. Count every stroke: the fewest win the round.
further @4-5 Give every crater a name, and say who lives down there.
further Tilt the course with a book under one end. On the moon, everything would fly six times as far.
safety {ball=marble,wooden-bead? Small balls go back into their box after the game, away from little brothers and sisters. | Everybody stands behind whoever plays, and the ball stays low.}
skills planning a course, aiming, counting strokes
waiting {color=paint,acrylic-paint? Three quarters of an hour for the paint. | }
alt A gray moon landscape with five craters, three flags and a ball

* tape-deck-robot
name music robot
title DJ Robot | The Robot With Music in Its Belly | It Was Music Once, Now It Dances
about {tape=cassette-tape? A cassette has two round eyes and a whole album inside. | A round disc full of songs makes a belly nobody else has.} Add a head, and it dances to songs only it can hear. | Your parents know what it is. You decide who it becomes.
step shine Cover {the head} with {the shine} and fix the edges with {glue}.
step plan Lay {the tape} and {the head} on the table, one above the other, and try where arms and legs look best.
step face {tape=cassette-tape? Draw buttons and a pattern of sound waves around the two little wheels with {the pen}. | Draw buttons, waves and a loudspeaker on it with {the pen}.}
step head Fix {the head} to the upper edge with {glue}. {glue=glue? Lean both on a book until it holds. | }
step eyes Fix {the eyes} on with {glue}, one a little higher: it is listening.
step arms {arms=craft-wire,pipe-cleaner,twist-tie,headphones,paper-clip? Bend | Fold} {the arms} at the elbows and fix them behind with {glue}, one hand up, one hand down.
step legs Fix {the legs} below, wide apart, so that it stands by itself.
step dry {glue=glue? Let it lie flat for an hour. | Press everything once more with your thumb.}
step dance Put on a song and let it dance. What is its stage name?
further Build the band: a drummer from a bottle cap, a singer from a cork.
safety If the tape itself comes out, wind it back in: long loops stay away from necks. Small parts stay away from little brothers and sisters.
skills balancing a figure, placing parts, inventing a character
waiting {glue=glue? An hour for the glue. | }
alt A robot with a music tape for a body, a silver head and bent arms

* rain-under-an-umbrella
name rain umbrella
title It Only Rains Under My Umbrella | The Umbrella With Its Own Rain | Rain Inside, Dry Outside
about An umbrella that brings its own weather: whoever walks under it walks through rain and stays dry. | For a parade, a play, a party, or for a gray Tuesday.
step open Open {the umbrella} and set it on the floor.
step drops Draw one drop as long as your finger on {the drops} with {the pen}, and draw around it until there are sixteen: they hang in pairs.
step cut Cut them out, two layers at a time.
step cords Cut {the cord} into eight pieces as long as your arm.
step stick Lay one end of a piece between two drops and press them together with {tape}, like a sandwich. A hand farther up comes the next pair, until every piece has one or two.
step bell Thread {the bell} onto the cords above the drops: rain has a sound.
step hang Tie each piece to the tip of a rib, so that the drops hang all around.
step cloud Pull {the cloud} apart and fix the tufts on top with loops of {tape}: no rain without a cloud.
step walk Walk under it and turn it. Does it drizzle, or does it pour?
further Put a paper sun on top for the moment when it stops.
safety Open it with a grown-up, away from faces, and carry it by the handle, tip up. When nobody carries it, it is closed.
skills cutting alike, tying, spacing evenly
alt An open umbrella with a cloud on top and drops hanging from its edge

* flip-flop-sailboat
name sailboat
title {hull=flip-flop? The Flip-Flop That Went to Sea | A Sailboat That Really Sails} | Raise the Sail, Cast Off
about {hull=flip-flop? One flip-flop always gets lost. The other one floats, and it has a bow and a stern already. | It floats on its own; all it lacks is a mast, a sail and a captain.} | Blow, and it goes. Turn the sail, and it goes somewhere else.
step sail Cut a triangle from {the sail}, 6 inches (15 cm) tall and a hand wide below.
step color Draw your sign on it with {the pens}: a star, a skull, a number.
step thread Push {the mast} through the sail twice, below the tip and above the foot, so that the sail bulges.
step hole A grown-up pokes a hole into the middle of {the hull}; push the mast in, until it stands, and wind {tape} around its foot. It must not wobble.
step flag Fold {the flag} around the top of the mast, and snip it to a point.
step crew {hull=flip-flop? Set {the crew} under the straps: the captain is on board. | Set {the crew} on deck and hold it with {tape}: the captain is on board.}
step line Tie one end of {the line} to the stern: now it comes back.
step trial Set it in {the tub-of-water}. Does it lean? Move the captain or pull the mast straight, until it floats level.
step sail-away Blow into the sail from behind, then from the side. How many breaths to the other shore?
further Build a second one with a bigger sail and race them: bigger is not always faster.
safety A grown-up stays at the water, whatever is sailing on it, and the pointed end of the mast points down into the hull.
skills balancing a load, fixing a mast, testing and changing
alt A small sailboat with a marked sail, a flag and a captain on deck

* pond-on-a-mirror
name mirror pond
title A Pond to Set on the Table | Who Swims on the Mirror | Ducks Twice: Above and Below
about {pond=aluminum-foil? Smooth foil shines like water. | A mirror is the stillest water there is.} Set a duck on it and there are two, feet to feet. | Ducks in summer, skaters in winter: the pond is the same.
step pond Lay {the pond} in the middle of {the tray}{pond=aluminum-foil,metallic-paper? , shiny side up, smoothed with your fist | {pond=old-CD? , shiny side up | }}: that is the pond.
step bank Heap {the bank} around it as a shore, so that no edge can be seen: a bay here, a beach there.
step duck Roll a ball of {the ducks} as big as a walnut and pinch one end up to a tail: a duck. Make two, and a small one.
step head Set a smaller ball on each for the head, and pinch a beak in another color. Flat below, so that they swim. Set them on the pond.
step reeds Stick {the reeds} upright into bits of {the ducks} and hide them in the shore: a place to nest.
step lilies {scissors? Cut | Choose} {the lilies} as big as a thumbnail and lay them on the pond: lily pads.
step bridge Lay {the bridge} from shore to shore over the narrow end.
step look Put your eye as low as the shore. What is real, and what is only in the pond? Tell what happens there in the morning.
further In winter take the ducks away, and shape two skaters with arms out wide.
safety {pond=plastic-mirror? The mirror is of plastic, not of glass. | Edges of metal are smoothed flat before small fingers build.} Small stones go back into their bag at the end.
skills shaping small figures, building a landscape, looking at reflections
alt A pond with three water birds, reeds, lily pads and a green shore

* lobster-pot
name lobster pot
title Haul Up the Lobster Pot | Three Lobsters in the Trap | What Is in the Pot Today
about Every lobster pot has a line and a float in its owner's colors, so that everybody knows whose it is. | Over the edge of the bed, down to the sea floor, wait a little, haul it up: what is in it?
step pot {pot=milk-carton,plastic-tub,shoebox? With a grown-up, cut a mouth as wide as a fist into one side of {the pot}, and slits into the others. | Set {the pot} upright: its opening is the mouth of the trap.}
step line Tie one end of {the line} firmly to two sides of the pot.
step float Tie the other end around {the float}{float=cork,bottle-cork,foam-ball,ping-pong-ball,packing-peanut? , and hold it with {tape} | }.
step stripes Color {the float} in two stripes with {the pens}: these are your colors from now on.
step lobster {lobsters=pipe-cleaner? Cut each of {the lobsters} in two: one half, folded double and twisted, is the body and tail. | Take one of {the lobsters} for each lobster: the broad end is the head.}
step claws {lobsters=pipe-cleaner? Wind the other half once around behind the head, and curl both ends to claws. | Fix two strips of {tape}, folded double, behind the head and snip each to a claw.}
step eyes Fix two of {the eyes} on each with a bit of {tape}.
step bait Cut a fish from {the bait} and lay it in the pot. A lobster follows its nose.
step haul Set the pot on the sea floor, off a chair or a step, and let somebody put in a catch with closed eyes. Haul it up, hand over hand. Small ones go back.
further Measure them with a stick: only those as long as your hand may stay.
safety The line is for the pot, never for necks, and it is wound up after the trip.
skills knotting, bending figures, hauling evenly
alt A crate with three red lobsters, a line and a striped float

* dip-net-fishing
name fishing game
title Catch It With the Net | Six Fish, One Net, One Minute | The Pond in the Bowl
about {fish=kitchen-sponge? They float, they soak up water, and they are slippery: | They float, they spin, and they are slippery:} catching one with a net is harder than it looks. | On a hot day there is no better pond than one on the lawn.
step ring {net=strainer? Take {the net}: it can be held as it is. | {ring=pipe-cleaner,twist-tie? Twist {the ring} together into a circle as wide as your hand, and fix | {ring=bucket,plastic-lid? Lay {the ring} down as a pattern, bend a loop of {tape}, folded double, around it, and lift it off; fix | Take {the ring} and fix}} it to {the handle} with {tape}, wound around many times.}
step weave {net=strainer? Scoop the air once: that is the movement. | {net=sock,tights? Cut {the net} off as long as your hand, closed at the toe, and fold its edge over the ring. | Cut {the net} to a piece as wide as two hands, gather it to a bag with a knot, and fold its edge over the ring.} Fix it all around with {tape}.}
step cut {fish=kitchen-sponge,craft-foam,foam-tray,pool-noodle? Draw six fish as long as your finger on {the fish} with {the pen}; a grown-up cuts them out. | {fish=cork? A grown-up cuts a notch into one end of {the fish} for a tail. | Take {the fish}: round ones swim best of all.}}
step draw Draw an eye and scales on both sides with {the pen}: every fish its own pattern.
step eyes Fix {the eyes} on with {tape} wound around the fish.
step numbers Number them from 1 to 6: so many points each is worth.
step pond Fill {a bowl-of-water} outdoors or on {a towel}, drop the fish in and stir once.
step catch One minute each: with one hand, {the net} only. Add up what you caught and put it back.
further Stir again and catch them in order, from 1 to 6.
safety Water only as deep as a hand, a grown-up beside it, and poured out when the game is over.
skills aiming, adding up, steady hands
alt A dip net on a stick beside four floating fish

* feed-the-nestlings
name feeding game
title Feed Me First | Three Hungry Beaks | The Early Bird Has a Lot to Do
about Three chicks, all beaks wide open, and whoever feeds them has no hands, only a beak. | Pick up a worm, carry it over, drop it in: birds do this a hundred times a day.
step worms Cut {the worms} into twenty pieces as long as your finger{worms=rubber-band,loom-band? , once through each | }.
step chicks With a grown-up, cut three cups off {the chicks}. Those are the open mouths.
step color Color them with {the pens}{brush?  and {the brush} | }: brown outside, red inside, two eyes in front.
step beak Cut triangles from {the beak} and stick one to the rim of each with {glue}.
step nest Line {the nest} with {the straw}, higher at the edge.
step seat Set the three chicks into {the nest}, close together.
step scatter Scatter the worms on the floor or the table around it: as far as your arm reaches.
step feed Pick them up one by one with {the tongs} and drop them into the beaks. {dice? Roll {the dice}: so many worms for the next beak. | One minute: how many?} What falls beside it was lost.
further Try another beak: two sticks, a clip, a spoon. Which birds eat with one like that?
safety {tongs=tweezers? Tweezers are for worms only, and a grown-up looks at their points first. | Worms are not for real mouths.} Count all the small pieces back into a bag.
skills pinching, counting, comparing tools
alt Three chicks with open yellow beaks in a nest, and worms around it

* wreath-with-a-nest
name nest wreath
title A Wreath Somebody Lives In | There Is a Nest in Our Wreath | The Wreath With Three Eggs
about A bird could not ask for a better place: a ring of green, a nest at the foot of it, three eggs. | It hangs on the door, and everybody who rings the bell looks twice.
step ring {ring=paper-plate? With a grown-up, cut the middle out of {the ring}: a ring as wide as three fingers is left. | {ring=hanger? A grown-up bends {the ring} round, its hook on top. | Look at {the ring}: where is its thickest side? That is below.}}
step wrap Wind {the wrap} around one side of it, turn beside turn, and tuck the end in.
step nest {nest=egg-carton? Tear one cup off the carton: the nest. | {nest=cupcake-liner,walnut-shell,coconut-shell? Take {the nest} as it is: it is round already. | Wind {the nest} around two fingers to a small nest.}} Stick it to the foot of the ring with {glue} and count to sixty.
step greens Stick {the greens} around the rest with {glue}, all pointing the same way, each half over the one before.
step eggs {eggs=modeling-clay,air-dry-clay,play-dough? Roll three eggs from {the eggs}, as big as a thumbnail, | Choose three of {the eggs}} and set them in the nest with a dot of {glue}.
step bird {bird=feather? Tuck {the bird} in beside it with {glue}: somebody has just flown off. | Set {the bird} beside it with {glue}: somebody keeps watch.}
step loop Tie {the loop} to the top and knot its ends.
step hang Let it lie for an hour, then hang it on the door. Who sees the nest first?
further Change what grows on it with the season, and leave the nest where it is.
safety Only dry things from outdoors that a grown-up knows; berries stay outside.
skills winding, arranging in one direction, gluing
alt A wreath with leaves all around and a nest with three eggs below

* band-powered-car-launcher
name car launcher
title Ready, Pull, Zoom | The Garage That Shoots Out Cars | From Zero to the Kitchen Door
about Pull back, let go, and the car is at the other end of the hall before you have said so. | Two fingers farther back makes how many feet farther? That is for the engineer to find out.
step garage Together, cut {the base} open at both ends, so that a tunnel is left: the garage.
step slits Cut two slits as long as a thumbnail into the edge of each side wall, as high as the car's bumper.
step band Loop {the band} together into one, if they are short, and hook it into the slits across the back opening, not too tight.
step paint {pens=sticker? Put {the pens} on the garage: a number, flames, a flag. | Write the name of the racing team on the garage with {the pens}.}
step road Mark a start line and a road with {the road}, {ruler? and a short line across every foot (30 cm), measured with {the ruler} | and a short line across at every step}.
step pins Set {the pins} up at the far end, close together: who knocks them over?
step first Set the car in the garage with its back against {the band}, pull both back two fingers wide, and let go of the car. Straight? Then it works.
step far Pull back two, three and four fingers, three times each, and {score? write on {the score} how far it goes. | remember the farthest of each.}
step race Everybody gets three starts with the same pull, and the best one counts.
further Let it climb: lay a book under the road and find the pull that just reaches the top.
safety Nobody stands on the road, and nothing but cars is ever launched. A band with a crack goes into the trash.
skills building a launcher, measuring, changing one thing at a time
alt A box garage with a stretched band, a sign and a car shooting out

* dress-for-the-weather-bear
name weather bear
title What Does Bear Wear Today | The Bear Looks Out of the Window | Rain Coat, Sun Hat, Boots
about Bear stands at the window every morning: rain, wind, sun? Its clothes stick on and come off again. | Nobody knows the weather better than somebody who has to dress for it.
step bear Draw a bear with arms and legs apart on {the body} with {the pen}, as tall as two hands.
step cut Cut it out, around the ears slowly.
step eyes {eyes=felt-sticker? Press | Glue} {the eyes} on close together.
step face Draw a nose and a mouth on it, and a belly button if you like.
step pattern Lay the bear on {the clothes} and draw around its belly and arms for a coat, around its feet for boots, around its head for a hat, a finger wider than the bear itself.
step clothes Cut them out: a coat and a hat for rain, boots, a scarf for snow, a sun hat.
step trim Put {the trim} on the coat and the hat with {glue}.
step dots {dots=sticky-tack? Press a crumb of {the dots} on the back of each piece, and it holds and comes off again. | Press the rough half of {the dots} on the back of each piece and its soft partner on the bear's chest, head and feet.}
step home The clothes live in {the home}: write CLOSET on it.
step look Look out of the window. What does Bear need? Dress it, and then yourself.
further Make a snow day: skis from craft sticks and a warm blanket.
safety {@4-5? A grown-up keeps the small trims and counts them. | Small trims stay away from little brothers and sisters.}
skills cutting around a pattern, choosing clothes, talking about weather
alt A bear in a coat, a hat and boots that come off

* soft-ball-catch-paddles
name catch paddles
title Zip, and It Sticks | Catch Without Fingers | Two Paddles and a Ball That Holds On
about Hundreds of tiny hooks catch a fuzzy ball in midair, and the pull tells you that you have it. | Whoever cannot catch yet catches with this, and whoever can moves back a step.
step paddle {paddles=paper-plate,plastic-lid? Take {the paddles} and choose the flatter side of each: the front. | Draw two circles as wide as two hands on {the paddles} and cut both out.}
step design Color the fronts with {the pens}: your sign, your number.
step ball {coat? Cut {the coat} into two strips shaped like an 8 and glue them around {the ball}, so that all of it is fuzzy. Let it dry for an hour. | {ball=pom-pom? Take the biggest of all. | {ball=wool-roving? Roll {the ball} between wet, soapy palms until it is firm, and let it dry. | Brush {the ball} with your palm: it has to feel fuzzy all over.}}}
step hooks Cut the rough half of {the hooks} into six strips as long as a finger and stick three in rows on the front of each paddle. The soft half is not needed.
step strap Bend {the strap} over your hand on the back of each paddle, loose enough to slip out, and fix both ends with {tape}.
step press Press {the ball} on a paddle and shake it: does it hold? If not, stick the rows closer together.
step catch Throw underhand, catch with the paddle. After every catch, both go one step back.
further Catch with the other hand, or with eyes shut and a call for help.
safety Throw low and not at faces, and pull the ball off slowly, by the ball.
skills throwing, catching, keeping count
waiting {coat? An hour for the glue. | }
alt Two round paddles with rows of hooks and a fuzzy ball
`;
