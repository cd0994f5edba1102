export const words = `
* crossed-stick-eye
name woven eye
title God's Eye of Sticks and {one yarn} | Woven Eye With {hang? Danglers | Bright Rings} | {one yarn} Woven on Crossed Sticks
about Two crossed sticks are the loom, and {the yarn} goes around and around until it becomes a star of colors. The Huichol people of Mexico weave such an eye to watch over a child. | Once around a stick, on to the next, turn: three moves, and rings of color grow out of the middle.
step cross Cross two pieces of {one sticks} like a plus sign and wind {the yarn} crosswise around the middle, six times one way and six times the other, until nothing wobbles. {@6-8? One of you holds the cross while the other winds. | Knot the start behind the cross.}
step start Now the weaving: pass {the yarn} over the next stick, once all the way around it, and on to the stick after that. Always over and around, always in the same direction.
step round Go on round and round. Push each round close to the one before, so that no wood shows, and pull just firmly enough that {the yarn} lies flat.
step change For a new color, cut {the yarn}, knot the next color to its end behind the cross, and weave on. {@6-8? Two or three colors make a good eye. | Vary the rings: six rounds of one color, two of another.}
step ridge Turn the whole cross over for the next four rounds: wound from behind, they make a sunken ring, and the sticks show through.
step loop Stop a thumb's width before the ends of the sticks. Wind the end of the last color twice around a stick, knot it, and cut it off. Tie a loop to the top stick for hanging.
step hang Cut a length of {the yarn} as long as your hand for each of {the hang}, and tie one to the bottom and one to each side of the cross.
step leaves Slip the stems of {the leaves} under the last rounds at the tips of the sticks{glue?  and hold them with a dot of glue}.
further @6-8 Weave a tiny one on two thin twigs for a door or a plant.
further Lash a third stick across the cross: with six arms, the eye becomes a snowflake with quite a different weave.
safety @6-8 Break or saw the sticks to a forearm's length beforehand with a grown-up, and rub off what is sharp; hold them low while you weave.
safety Keep the stick ends away from faces while you turn the cross; it is easy to forget that it has corners.
skills weaving, keeping an even pull, choosing colors
alt A diamond of {one yarn} in four colors woven around two crossed sticks

* feather-stick-dragon
name dragon
title Stick Dragon With Wings | Dragon of Six Sticks | The Dragon From the Stick Bag
about Six craft sticks make the bones, and the wings come from {many wings}. It is small, but it looks as if it could breathe fire any moment. | Three sticks for the body, two for the long jaws, one cut up for the horns: that is a whole dragon.
step color Paint five of {the sticks} {color a} on both sides and a sixth one {color b}. {color=marker? Rub the color in well along the edges. | Lay them apart until they are dry to the touch.}
step body Lay three {color a} sticks side by side, each a finger's width further down than the last, so that the back has steps. Glue them together where they overlap.
step head Glue two more into a narrow V with the point at the neck: upper and lower jaw. {@4-5? A grown-up cuts | Cut} two slanted tips off the {color b} stick; glued on behind the jaws, they are the horns.
step dry Leave the dragon flat for forty-five minutes before it is lifted. Pick out the wings meanwhile.
step wings Put a thick line of glue on the back of the body and lay {the wings} into it, half to each side of the middle, tips spread wide. Press until they stay.
step tail Cut a notch into one end of {the tail} and glue the other end under the lowest stick.
step eyes Glue {the eyes} onto the upper jaw, close to the horns.
step scales Set {the scales} along the steps of the back with dots of glue, the biggest in the middle.
step face Draw {!eyes? an eye, }a nostril and a row of teeth along the jaws.
step fly {@4-5? Hold it by the body and let it circle over the table. What does it guard? | Hold it by the body and let it swoop. Every dragon guards something: decide what, and where it is hidden.}
further @4-5 Build it a nest of crumpled paper with two eggs in it.
further Make a second one in the colors of ice. Then tell how the two met.
safety A grown-up cuts the horns: a craft stick splits with a snap, so hold it low over the table.
safety @9-12 Score the stick with the scissors before you snap it for the horns; cut straight through, it flies off.
skills planning a figure, gluing, storytelling
waiting Forty-five minutes for the glue, and a little for the paint.
alt A dragon of painted craft sticks with feathered wings, long jaws and horns

* masked-planets
name galaxy
title Planets in a Storm of Stars | Spatter Galaxy With Glowing Planets | Planets Where No Star Fell
about {mask=plastic-lid,metal-lid? Lids | Circles} lie on the paper while the stars fly. Lift them, and dark holes are left: just the right places for planets. | {the brush} makes thousands of stars in a minute, and {glow} and a fingertip turn the gaps between them into worlds.
step cover Cover the table well with {the newspaper}, pull on old sleeves, and lay {the night} in the middle. It has to be dark, or no star will show{night=canvas? : paint it black or deep blue first, and let it dry | }.
step circles {mask=plastic-lid,metal-lid? Choose three of {the mask} of different sizes, and wipe them dry. | From {the mask} cut three circles: one as wide as a mug, one as wide as an egg, one as wide as a bottle cap.}
step lay Lay {mask=plastic-lid,metal-lid? {the mask} | the circles} on the dark sky, some close together, one alone. Under each of them a planet will be.
step spatter Stir a little water into the paint on {the saucer} until it runs like cream. Dip only the tips of {the brush}, point it down at the sky, and pull your thumb across the bristles toward yourself. {@4-5? Small dips make small stars. | Close by for a dense Milky Way, from further off for single stars.}
step dry Let the stars dry for half an hour without moving a thing.
step lift Lift {mask=plastic-lid,metal-lid? {the mask} | the circles} off, straight up. What is left are dark, round holes in the sky.
step shade Color each dark circle with {glow}{fine?  and {the fine} | }: light on the side where the sun would be, darker on the other. Smudge with {wipe? {the wipe} | a fingertip} in a curve, and the circle becomes a ball.
step rings Draw a flat ring around one planet with {glow}. It passes in front of the ball and disappears behind it.
step moons Put a few small moons into the gaps, each with its dark side on the same side as the planets.
further @4-5 Give each planet a name and say who lives there.
further @6-8 Copy a real constellation with seven bigger stars and hide it among the others.
further Look up how the eight planets differ in size, and cut the circles to that scale.
safety Paint that flies off bristles flies far: aim down and away from faces, and wipe the floor before somebody slips.
safety @4-5 {mask=plastic-lid,metal-lid? Small | The circles are cut together with a grown-up; small} hands only pull the thumb across the bristles, always toward themselves.
skills masking, spattering, shading a ball
waiting Half an hour for the stars to dry{night=canvas? , and half an hour before for the ground | }.
alt Three shaded planets on a dark sky full of white spatter stars

* bottle-rain-gauge
name rain gauge
title Rain Gauge From One Bottle | A Rain Gauge for the Yard | Weather Watcher's Rain Bottle
about A bottle, a funnel and a scale: real weather stations measure rain in just this way. | One inch in the bottle means one inch of rain on every roof and meadow around you.
step cut {@6-8? A grown-up pokes into {the bottle} where it starts to get narrow and cuts the top off all the way around. | Poke into {the bottle} with the tip of {the scissors} where it starts to get narrow, together, and cut the top off all the way around.} Keep the top, without its cap.
step edge Cover the cut edge of both pieces with {tape}. That makes it safe to handle, and the funnel will sit better.
step stones Put {many stones} into the bottle, about {in 1} deep. They keep it from blowing over and fill the bumps in its floor.
step zero Pour in water until it just covers {the stones} and the wall of the bottle is straight. Draw a line there with {the pen}: zero.
step strip Stick a strip of {tape} up the side, from the zero line to the top.
step marks Hold {the scale} against the strip with its zero on your zero line, and mark every {in 1/4}. Longer lines and a number go at every {in 1}.
step funnel Turn the top of the bottle upside down and set it into the opening, neck down. It catches the rain and keeps the sun from drying it up. Tape it at two places.
step place Stand the gauge in the open, away from roofs and trees, with the water exactly at zero.
step read After each rain, read the water at eye level {notes? and write date and height into {the notes} | and tell somebody the number}. Then pour off what is above the zero line.
further @6-8 Guess before you look: how high is it today? Draw a bar for each rainy day.
further Compare your numbers with the weather report for a month. Who is closer to the truth, and why might they differ?
safety @6-8 A grown-up does the cutting; the first hole is made with the bottle lying down, and fingers stay off the raw edge until it is taped.
safety Cut plastic is as sharp as paper and much stiffer: tape the edge before anything else.
skills measuring, reading a scale, watching the weather
alt A cut bottle with {stones? {many stones},} a scale on its side and its top as a funnel
left rope: not needed: this gauge stands

* orange-twig-mobile
name mobile
title Dried-Orange Mobile | Orange Slices on a Twig | Orange Mobile on a Branch
about Held against the light, a dried orange slice glows like a small stained-glass window. On {a stick}, five of them turn in the warm air. | It smells of the cold months, weighs almost nothing, and goes on the compost when spring comes.
step cut Cut five lengths of {the thread}, each as long as your arm or a little shorter: hanging at different heights, the slices do not bump. A sixth one is for hanging it all up.
step hole {needle? Thread the needle and push it through {the slices}, just inside the rind where the flesh is firm. | Work the point of the closed scissors through {the slices} just inside the rind, with a slow turn, until the thread fits.}
step thread Pull one length through each slice and tie it into a loop at the rim. Leave the long end hanging.
step charms Tie {the charms} onto the threads a hand's width above the slices, with a knot on each side so that nothing slides.
step hang Tie the threads along {the stick}, a hand's width apart, each with a double knot.
step order Hold it up and look: long ones in the middle or at the ends, whatever swings freely. Untie and shift until you like it.
step loop Tie both ends of the sixth thread to the ends of the stick for hanging, and cut all loose ends short.
step balance Hang it from one finger. If it tips, slide the threads toward the side that rises.
further @6-8 Count the dark star of the segments in each slice: are they all the same?
further Dry your own: slices as thick as a pencil, laid on paper towel in a dry, airy place and turned twice a day for a week or two.
safety @6-8 A grown-up makes the holes: dried rind is as tough as leather, and a point slips on it.
safety Push the point away from the hand that holds the slice; dried rind gives way all at once. Dried slices are for looking at, not for eating.
skills knotting, balancing, composing
alt Five dried orange slices hanging on threads from a twig

* shirt-cape-emblem
name hero cape
title Hero Cape From {a shirt} | The {shirt=pillowcase? Pillowcase | Shirt} That Became a Cape | Cape With Your Own Emblem
about {shirt=pillowcase? A pillowcase, cut open, is already as wide and as long as a cape. | The back of an old shirt is already the shape of a cape.} All that is missing is the sign of a hero whom nobody has invented yet. | No sewing: {shirt=pillowcase? two | four} cuts turn {a shirt} into a cape, a stencil keeps the emblem crisp{edge? , and {edge} gives it an edge}.
step idea Design an emblem on {the board} with {the pencil}: a shield or a circle as large as your spread hand, and one bold sign in it. What is your power? A sign with few corners reads best from afar.
step template Cut the emblem out along its outline, and then the sign from its middle. You have two stencils.
step cape {shirt=pillowcase? Cut {the shirt} open along one side and along the bottom, and cut off one half of it at the fold: one layer is enough. Round off the two lower corners. The upper edge stays straight: that is where it is fastened. | Lay {the shirt} flat, front up. Cut off both sleeves, cut up along both side seams, and cut the front away below the collar. Cut through the collar in front, too, so that nothing closes around the neck: the back is the cape.}
step trace Slide what is left of the cardboard under the cape, so that no color goes through. Trace the outline and then the sign in the middle of the back.
step fill Fill the outer shape with one of {the pens} and the sign with another. Stroke in one direction and hold the cloth tight beside the tip.
step line Go around both shapes once more with the darkest color. From across the room, that line does the work.
step layer Trace the inner sign once more onto {the layer}, cut it out and {layer=felt-sticker? press it on top of the color. | {fix fix} it on top of the color.} Now the sign stands out.
step edge {edge=duct-tape? Fold {the edge} around the lower hem, half in front and half behind, a short piece at a time. | Lay {the edge} along the lower hem and pin or knot it through small slits.}
step heat Let the color dry overnight before the cape gets folded or washed; check the label on {the pens} for how to set it.
step pins {pins=pin? Pin one corner to each shoulder of the shirt you wear. {@4-5,6-8? A grown-up does the pinning with safety pins, and checks that each one is closed. | Use safety pins, which close over their own points.} | Fasten one corner to each shoulder of the shirt you wear with {the pins}.} {@4-5? It is never tied. | A cape is never tied around the neck.}
step test Run, turn, stop: does it fly? If it drags, cut the hem shorter.
further @4-5,6-8 Cut cuffs from {shirt=pillowcase? the other half | the sleeves} and give them the same sign, smaller.
further From the {shirt=pillowcase? other half | cut-off front}, make the flag of your headquarters in the same colors.
safety @4-5,6-8 The cape sits on the shoulders by two pins that give way; take it off for climbing, slides and playground ropes.
safety Nothing runs around the neck, and the cape comes off for climbing and cycling.
skills designing a sign, working with a stencil, cutting cloth
waiting Overnight before it is folded or washed.
alt A red cape with a bold emblem in the middle of the back

* wired-tin-robot
name tin robot
title Tin Robot With Wire Arms | Robot From One Tin | Bendy-Armed Tin Robot
about {the wire} goes around {the can} like a belt and becomes two arms that hold any pose. {bits} slide on as joints, and not one hole has to be drilled. | Bend an elbow, open a hand, tilt an antenna: wire remembers what it is told.
step rim {@9-12? A grown-up runs a finger in a work glove around the open rim, presses down every sharp spot and covers it with {tape}. | Feel for sharp spots on the open rim with a work glove, press them down with the back of a spoon, and cover the rim with {tape}.} Then turn {the can} upside down.
step belt Lay the middle of {ft 4} of {the wire} against the back of the can, a third of the way down from the top. Bring both ends to the front, cross them, and lead them back to the sides. Twist each end once around the belt there: the arms begin.
step arms Thread {the bits} onto both arms until each has an elbow. Keep the heaviest near the shoulder, or the arm sags.
step hands Bend the ends into claws: a loop with an open mouth, wide enough to hold a note or a pencil.
step spring Wind {ft 1} of wire around a pencil, pull it off, and stretch it a little: a spring. Make a second one and tape both to the top as antennas, with a strip on the belt at the back, so that it does not slip.
step chest Set a few of {the bits}{rivets? and {the rivets} | } on the front with strips of {tape} across them: dials, rivets, a speaker.{keys?  Hang {the keys} on the belt with a twist of wire, so that it clinks. | }
step eyes Set {the eyes} above the belt with small loops of {tape}.
step face {eyes? Draw a mouth like a loudspeaker grille under the eyes. | Draw two round eyes and a mouth like a loudspeaker grille.} Let it dry before you touch it: ink on metal smears at first.
step cut Together, cut the wire where arms and antennas are long enough, and bend every end back into a tiny loop.
step snip Nip the wire off with {the pliers} where arms and antennas are long enough, and bend every end back into a tiny loop.
step move Try out six poses: waving, thinking, lifting, dancing, on guard, out of power. Which one is its own?
further Add a smaller can on top as a head with a wire neck, or give it a partner that is built the other way around.
safety @9-12 The rim of a can is a grown-up's work, and wire ends spring back when they are cut: hold both sides and look away from the tip.
safety Hold both sides of the wire while it is cut, and loop every end: it is eye height when the robot stands on a shelf.
skills bending wire, balancing weight, posing a figure
alt A robot made of a can with bendy wire arms, claws and coiled antennas

* wick-bottle-planter
name planter
title The Planter That Waters Itself | Bottle Garden With a Wick | One Bottle, One Garden
about Cut in two and put back together upside down, a bottle becomes a pot with its own well: {the wick} carries up just as much water as the roots drink. | Go away for a week, and this one will not mind: it serves itself from below.
step cut {@6-8? A grown-up cuts | Together, cut} {the bottle} in two a little above the middle. The top part, without its cap, becomes the pot, and the bottom part the well.
step rim Cover both cut edges with {the rim}, so that they are smooth to handle.
step face Draw flowers or a pattern on the well with {the pens}. Leave a stripe clear, to see the water.
step wick Fold {the wick} in half, tie a thick knot near the fold, and pull the ends out through the neck from inside: the knot stops in the neck, and two tails hang down. They have to reach the floor of the well.
step soil Turn the pot neck down. Fill in damp soil with {the spoon} while you pull the fold of the wick up into the middle of it.
step plant {plant=seed,grass-seed,dried-bean? Press {the plant} into the soil, as deep as each is thick, and cover it. | Make a hollow with your fingers, lower the roots of {the plant} into it, and press the soil around them.}
step drain Put {the drain} into the well: it stands more firmly.
step water Pour water into the well, about {in 2} deep, and a little onto the soil this one time, so that the wick is wet from end to end.
step stack Set the pot neck down into the well. Both tails must hang in the water.
step watch Mark the height of the water and look again in three days. Where has it gone? Refill when it is low.
further @6-8 Measure the plant each Sunday and draw it as tall as it is.
further Plant two, one with a wick of string and one with a strip of cotton cloth. Which drinks faster?
safety @6-8 The bottle is cut by a grown-up; nobody touches the edge before it is covered or pressed smooth. Wash hands after working with soil.
safety Start the cut with the bottle lying down, and wash hands after working with soil.
skills planting, watching water climb, reusing things
alt A cut bottle turned upside down in its own lower half, with soil, a plant and a wick in water

* snowflake-stick-mobile
name snowflake mobile
title Snowflakes on a Stick | Snowflake Mobile on a Stick | Six-Pointed Paper Snowflakes
about Real snowflakes have six arms, and so have these: it is all in the way they are folded. {beads? {beads=bell? Bells above them ring in the draft. | Beads above them glitter like frost.} | Each is different, as they should be.} | Fold, snip, hold your breath, unfold. Then hang three of them where the air moves.
step square Cut each sheet of {the paper} into a square; a big one and smaller ones look best together.
step fold Fold a square in half as a triangle, and again. Now fold it in thirds, one side to the front and one to the back, so that it comes to a narrow point. Cut off the tails slantwise. {@6-8?  The thirds are the hard part: do the first one together.}
step snip Cut notches, curves and slits into all sides, most of them into the folded edges. Stop before a cut crosses to the other side, or an arm falls off.
step open Unfold slowly, fold after fold, and press each snowflake flat under a book.
step sparkle Put small dots or lines of {the sparkle} on the arms, the same on each{!sparkle=stick-on-gem? , and let them dry}.
step thread Poke a tiny hole into one arm of each snowflake with {the pencil}. Cut lengths of {the thread} between a hand and a forearm long and tie one into each hole.
step beads Slide {the beads} onto the threads, two or three above each snowflake, with a knot below to hold them.
step hang Tie the threads to {the stick}, the longest in the middle, and a loop to both ends for hanging.
step balance Hang it up and blow. If the stick tips, slide a thread toward the side that rises.
further @6-8 Keep the cut-out bits: on dark paper they are a snowfall.
further Photograph real snow through a magnifying glass, or look for Wilson Bentley's pictures of 1900, and cut one of his.
safety @6-8 Many layers are hard to cut: small cuts, near the hinge of the scissors.
safety Cut away from the fingers that hold the fold; twelve layers make the scissors slip.
skills folding in thirds, symmetry, balancing
alt Three white six-pointed paper snowflakes hanging from a stick

* cut-bag-lantern
name bag lantern
title Paper-Bag Luminaries | Lantern Bags That Glow | A Row of Glowing Bags
about By day a paper bag, by night a face or a starry window: what is cut out is drawn in light. | {weight} at the bottom, {light} inside, and the way to the door is lit.
step fold Keep {the bag} folded flat. Slip a piece of scrap paper inside, so that you mark only the front.
step draw Draw what shall shine with {the pencil}: a face, bats, stars, leaves. Stay a hand's width away from the top and the bottom, and leave bridges between the shapes.
step cut Cut into each shape from its middle, and work outward to the line. {@6-8? Big shapes cut best. | Fold the bag along the middle of a shape to start a clean cut.}
step paint {paint=chalk-marker,paint-marker? Draw a border around the shapes with {the paint}: webs, leaves, rays. | Paint a border above and below the shapes with {the paint}, thinly, so that the paper does not buckle.}
step dry Let it rest for twenty minutes, lying flat.
step glow Cut pieces of {the glow} a little larger than the openings and glue them inside, behind the shapes. The light gets soft.
step cuff Open the bags and fold the top edge outward twice, as wide as a finger: so they stand with open mouths.{rim?  Punch a row of holes into the cuff with {the rim}: each will be a point of light.}
step handle Make a hole on each side below the cuff with the tip of {the scissors}, pull the ends of {the handle} through, and knot them inside.
step weight Put {many weight} into each bag, an inch deep by eye: a handful keeps it standing in the wind.
step light {@6-8? A grown-up checks that nothing about {many light} is loose and sets one into each. Wait | Set one of {the light} into each, wait} for the dark, and step back to the street to see them as guests will.
further @6-8 Make a family of faces: the angry one, the tired one, the one who has eaten too much.
further Line up seven along the path and tell a story in seven pictures, one on each.
safety Battery lights only, for a flame would set the paper on fire; choose those with a screwed lid.
skills drawing for cutting, leaving bridges, working with light
waiting {paint=paints? Twenty minutes for the paint.}
alt A paper bag lantern with a cut-out face and a light inside

* fingerprint-file
name fingerprint file
title The Fingerprint File | Detective's Book of Prints | Fingerprint Detective's File
about No two people on earth have the same fingertips. This file knows those of your whole family, so the next cookie thief had better watch out. | Loops, whorls and arches: three patterns, and with them a detective can solve nearly anything.
step pages Divide a page of {the file} into a row of boxes for each suspect, with a line for the name below.
step press {ink=pencil? Rub a thick gray spot with {the ink} on scrap paper. Roll a fingertip over it from side to side, | Roll a fingertip over {the ink} from one side to the other,} and then once over a box, without pressing. {ink=pencil? If the print is faint, pick it off the finger with a piece of tape and stick that in the box. | Practice on scrap paper: most prints get too dark.}
step clean Wipe fingers on {the towel} at once, and go on to the next person.
step names Write the name, the finger and the date under each print.
step photo Tape {the photo} beside each row of prints.
step types Draw the three patterns at the bottom of the page: a loop comes and goes on the same side, a whorl turns in a circle, an arch is a hill. Write after each print which one it is.
step touch Now the case: one of the suspects takes {the mug} in a dry hand, secretly, and puts it back.
step dust Dip {the brush} into {the powder}, tap it off, and stroke it very lightly across the mug until a print appears. Blow off the rest.
step lift Press a piece of {the tape} onto the place that was touched, pull it off in one go, and stick it into the file{dark? , on a scrap of {the dark}, where pale prints show}.
step solve Compare it with the file, line by line. Three details that agree are a clue; seven are proof.
further @6-8 Make a badge with your own print as its seal.
further Take prints of the same finger at different pressures, and write down what changes and what never does.
safety Ask everybody before you take their prints, and keep the file to yourself: a print is like a name.
skills observing, comparing, keeping records
alt A page with a photo, a row of fingerprints and the three patterns

* smudged-chalk-planets
name planets
title Planets Made of Chalk Dust | Smudged Planets | Soft Planets in the Dark
about Chalk goes around the hole, {one puff} pulls it inward, and a planet glows out of the dark with a soft, round edge. | Round as a ball and light as dust: no pencil could draw planets like these.
step hole Draw two circles on {the mask}, one as wide as your palm and one as wide as an egg, and cut them out from the middle, so that the holes stay whole: {@4-5? a grown-up starts the cuts. | that is your stencil.}
step load Rub {the chalk} thickly around the rim of one hole, on the stencil itself.
step smudge Lay the stencil on {the night} and hold it down. With {one puff}, wipe the chalk from the rim toward the middle of the hole, all the way around. Lift: a planet. The paper has to be dark.
step more Do the same with another color and the other hole, then again wherever there is room. A new color needs a clean {one puff}.
step shadow Dip what is left of the puff into a darker color and wipe a curve along one side of each planet, always the same side. Now they are round.
step rings Draw a narrow ring around one of them with the edge of {the chalk}: in front of the planet, and hidden behind it.
step stars Press {the stars} into the sky, the most where there is the least else.
step comet Add a comet from {the comet}{stick? , held with {stick}}: a small head and a tail that points away from the sun.
step dots Set fine dots between the planets with a corner of {the chalk}.
step hang Tap the picture on its edge over the trash, so that loose dust falls off, and hang it where it is looked at from a few steps away.
further @4-5 Fly from planet to planet with a finger, without touching: what is the weather on each?
further Find out which planet is really blue, which is red and which has the widest rings, and make those.
safety Wipe the chalk and never blow it: dust belongs on the paper and not in eyes. Wash hands at the end.
skills smudging, working with a stencil, light and shadow
alt Soft round planets of chalk with stars on dark paper

* cotton-swab-skeleton
name skeleton
title Skeleton of Cotton Swabs | Bones in the Dark | Swab Skeleton
about {swabs} have the shape of bones already: a shaft, and a round joint at both ends. | Feel your own arm, then lay it: one bone above the elbow, two below, and a whole handful of little ones in the hand.
step look Feel for your own bones first: ribs, elbow, knee. Where does your arm bend, and where does it never bend?
step cut {@4-5? A grown-up cuts | Cut} six of {the swabs} in half and six into thirds, and a skull as large as a walnut from {the head}. The paper underneath has to be dark.
step skull Draw the hollow nose and the teeth on the skull{!eyes? , and two round eye sockets,} with {the pen}, and glue it near the top of {the dark}.
step eyes Glue {the eyes} into the sockets.
step spine Put a line of glue below the skull and lay one whole swab into it: the backbone.
step ribs Lay {@4-5? three | four} halves across the backbone for ribs, longer above and shorter below, and one more at the bottom for the hips.
step limbs Each arm and each leg has an upper and a lower part. Glue them on so that your skeleton does something: waves, runs, dances.
step hands Glue the cut-off ends on as fingers and toes{@4-5? , three to each | , five to each if you have enough}.
step paint Draw a moon and stars around it with {the paint}.
step dry Leave it flat for half an hour, or the bones wander.
further @4-5 Make it a dog of the same bones: where does the tail sit?
further Label ten of the bones with the words that doctors use.
safety @4-5 A grown-up cuts the swabs, which jump away under the scissors; they are for gluing and never for ears.
safety Hold the swab by both ends while it is cut, or half of it flies off; swabs never go into ears.
skills knowing the body, composing a pose, gluing small things
waiting Half an hour for the glue to dry.
alt A dancing skeleton of cotton swabs on dark paper

* salt-dough-treats
name bakery treats
title {cutter? Donuts, Cookies and Bread to Play With | Donuts and Bread to Play With} | Bakery That Never Goes Stale | Painted Play Pastries
about Rolled, pricked, dried and painted, they look good enough to eat, and last for years of playing shop. | Everything in this bakery is hand-shaped, and each piece is one of a kind.
step donut {dough=flour? Stir {the dough} and half as much {salt} together in a {bowl}, cup by cup. Add {water} by the spoonful and knead for five minutes, until it is smooth and no longer sticks. | Knead {the dough} until it is smooth and warm.} Divide it into {cutter? six | four} balls as big as {cutter? an egg | a small apple}. Flatten two of them to the thickness of a finger, push a thumb through the middle, and turn it until the hole is round. Lay them on {the tray}.
step roll Roll two balls out with {the pin}, as thick as your little finger.
step stamp Press {the cutter} straight down, give it a little wiggle, and lift out the cookies.
step bread Roll the last two balls into ovals with pointed ends: small loaves.
step tip Press slanting lines into the loaves with {the tip}{cutter? and prick the cookies: steam needs a way out, even in play. | , as on real crusts.}
step dry Let everything dry on {the tray} and turn it over once a day: flat pieces take two days, the loaves most of a week. They are ready when they no longer feel cool.
step crust Paint all the pieces the color of crust with {the brush}, a little darker along the edges, as if they had been baked.
step icing When that is dry, paint icing on the donuts, with a wavy rim that seems to run down.
step bits {seal? Fix {the bits} in the icing with dots of glue: | Press {the bits} into the wet icing:} sprinkles.
step shop Open the bakery: a shelf, a price for each, and a bag for every customer. All bites are pretend.
further @4-5 Take turns: one bakes, one buys, one delivers.
further Make a miniature set, each piece no larger than a thumbnail, for a dollhouse or as earrings.
safety {dough=flour? Raw flour is not eaten either: wash hands and table. | } {dough=air-dry-clay? Clay and painted pieces look good and are not food: keep them from babies and dogs. | Such dough is far too salty to eat, and so are painted pieces: keep them from babies and dogs.}
skills kneading, shaping, painting light and shadow
waiting Some days for the pieces to dry.
alt Two donuts with painted icing{cutter? , two cookies} and two small loaves
left sprinkles: would soften in paint, and these are for playing
`;
