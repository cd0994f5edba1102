export const words = `
* tube-rocket
name rocket
title Tube Rocket | Rocket Ready for Launch | Countdown Rocket
about A cardboard tube is already most of a rocket: add a pointed nose and fins, and it stands up by itself, ready for the countdown.
step wrap Cut a piece of {the wrap} as wide as the tube is long, so that it goes around once; keep the rest. {stick=tape? Tape one edge of it along {the body}, roll it up tight and tape the seam. | Spread {the stick} over its back, lay {the body} on one edge and roll it up tight.}
step cone Trace {the mug} on {the card} and cut out the circle. Snip from the edge to the middle, slide one cut edge over the other until the cone just covers the tube, and {fix stick} it shut. {stick=tape? Tape it on all around. | Glue it on with four small strips of paper, half on the cone, half on the tube.}
step fins @2-3 From the rest of {the card} cut two triangles with a square corner, as tall as your thumb. Snip two slits, {in 1} deep, into the bottom of the tube, one on each side, and push a straight edge of a fin into each, until it stands level with the tube. Cut two round windows from {the pane}, one larger than the other.
step fins From the rest of {the card} cut two triangles with a square corner, as tall as your thumb. Snip two slits, {in 1} deep, into the bottom of the tube, one on each side, and push a straight edge of a fin into each, level with the tube, so that the rocket can stand.
step pilot Give your child {the pen} and the two windows: who looks out? A scribble is a pilot too.
step panes Cut two circles from {the pane}, one larger than the other. Draw somebody looking out of each and a dark frame around it.
step windows {@2-3? Your child presses the windows onto the rocket, the big one on top. | Stick the windows on, the big one on top.}
step knobs {fix stick} {the knobs} in a row up one side: lights and switches.
step antenna Push {the antenna} out through the tip of the cone from inside and curl its end.
step badges Press {the badge} onto the side as the badges of the mission.
step flame {flame=tears? Tear {the flame} into three long strips | Cut three strips of {flame}, as long as your hand,} and {fix stick} them inside the bottom, so that fire streams out in flight.
step launch {@2-3? Count down from three together, and off it flies around the room. | {@4-5? Count down from five, lift off, and land on the fins without falling over. | Count down from ten. Which landing pad does the rocket hit from arm's length?}}
further @2-3 Put a plate on the floor as the Moon, and let the rocket land on it again and again.
further Build a second stage: a shorter tube with a snipped end that plugs into the first and drops off on the way.
safety A grown-up makes the slits in the tube: it gives way suddenly under the scissors.
skills rolling a cone, gluing, counting backward
alt A rocket made of a cardboard tube with a pointed nose, two fins and paper flames
left rubber-band: would squeeze the tube out of shape

* ring-moons
name picture of the night sky
title Round-Rim Moons | Planets at One Press | A Sky Full of Printed Moons
about Press a rim into paint and then onto black paper, and there hangs a moon: a printing press for the smallest hands. | Every print is round and right at the first try, so a whole sky fills up faster than it takes to name the planets.
step pour Pour a puddle of {color b} and a puddle of {color c} paint onto {the plate}, just wider than the rim of {the rim}, and lay {colored paper a} beside it.
step moon Dip the rim of {the rim} into the {color b} paint and press it onto {the paper}. Lift it straight up: a moon. {@2-3? Again! | Print two more, a big one and one half hidden behind another.}
step planets Wipe the rim, dip it into the {color c} paint and print planets between the moons, some of them overlapping.
step craters Dip a fingertip and dab inside the rings: {@2-3? dab, dab, dab, until a moon is full. | fill one moon all the way, and leave craters in another.}
step ring {@2-3? Guide your child's finger in one long stroke across a planet. | Drag a painted finger right across one planet in a single long stroke.} Now it is Saturn.
step dry Let the sky dry flat for half an hour, and wash the paint off hands and rims.
step stars Scatter {the stars} over the dark places between the moons.
further @2-3 On the next clear evening, stand at the window and look for the real one.
further Print the Moon as it grows over a week: dip only part of the rim for the first thin sickle.
safety Keep the puddles shallow and a wet cloth at hand, so that painted fingers reach the cloth before they reach the mouth.
skills printing, pressing and lifting, round shapes
waiting About half an hour to dry.
alt Black paper with white and yellow printed moons, a ringed planet and stars
left cork: too small for hands that still taste everything

* control-panel
name control panel
title Mission Control Panel | The Captain's Command Desk | {keys? Cockpit With Knobs and Keys | }
about {keys? Knobs to point at, keys to press, a screen that shows where you are going: whoever sits behind it is the captain. | } | One panel flies a spaceship in the morning and steers a robot in the afternoon.
step base {board=cardboard-box? Turn {the board} upside down, so that the closed bottom is the desk; with an open side in front, a small captain can sit behind it. | {board=pizza-box? Close {the board} and lay it down with the lid on top: a flat desk for a lap or a table. | {board=shoebox? Put the lid on {the board}: the lid is the desk. | {board=cereal-box? Close {the board} and lay it flat: its broad side is the desk. | Lay a piece of {board} as wide as your child's shoulders on the table.}}}}
step slit Cut a slit as long as your hand near one edge of the desk and push {the lever} through, so that it slides up and down.
step radar {@2-3? Hand over {the pen} and half of {the screen}: every scribble is a planet on the screen. | Tear {the screen} in half along a fold and draw on one half what the captain sees: a planet ahead, a comet, another ship.}
step screen {stick=glue? Rub glue onto the desk, top left, and press the screen down. | Lay the screen on the desk, top left, and press tape over its edges.}
step dials {stick=glue? Set a blob of glue for each of {the dials}, press it down and count to ten before letting go. | Roll a loop of tape, sticky side out, for each of {the dials} and press it down firmly.}
step marks {@2-3? Draw a pointer on every knob and let your child say what it does: faster, slower, beep. | Draw a pointer on every knob and dots around it, from slow to very fast.}
step keys Press {the keys} on in rows: these are the keys. {@2-3? Each one gets a sound. | Agree what each color does.}
step pop {fix stick} a strip of {pop} along the lower edge: keys that crackle when they are pressed.
step play {@2-3? Give an order, up, stop or beep, and let the captain find the right knob. | One gives the orders, one works the panel, and the third is the robot that has to obey.}
further @2-3 Fold the other half of the paper into a ticket: everybody who wants to come along needs one.
further Draw a code card with three signs in a row; only who presses the keys in that order can take off.
safety Only the grown-up cuts the slit, with the box on the table and nobody's hand inside.
skills pretend play, pressing and gluing, following instructions
waiting {stick=glue? Half an hour until the knobs hold. | }
alt A desk with a round radar screen, three knobs{lever? , a lever}{keys? , keys} and pointers
left paper-fastener: too small here: glued knobs cannot be pulled off and swallowed

* dough-moon
name moon
title Moon With Craters and a Flag | Dough Moon Landing | Press-a-Crater Moon
about The Moon got its craters when rocks fell on it; this one gets them from {many press}, and small hands decide where. | Squash, press, poke and plant a flag: a whole moon landing in one lump of {dough}.
step knead {@2-3? Break {the dough} into pieces and let your child squeeze them soft and warm. | Knead {the dough} until it is soft, and roll it into one big ball.}
step flat {@2-3? Pat the lump flat together with slaps of the whole hand, until it is as big as your two hands and about a thumb thick. | Press the ball flat, about a thumb thick and larger than your two hands. Bumps and cracks are welcome: the Moon has no smooth side.}
step craters Press the rim of a {one press} in and twist it a little. Lift: a crater with an edge all around. Make another one somewhere else.
step thumbs Poke smaller craters with a thumb and tiny ones with a fingertip.
step flag {tape=glue? Cut a flag as long as your finger from {colored flag b}, and glue its short side around the top of {the pole}. | Cut a flag as long as your finger from {colored flag b}, and tape its short side around the top of {the pole}.}
step plant Find the best landing place and push the flag in, deep enough to stand.
step rocks Press {the rocks} in where they landed.
step tracks {@2-3? Walk two fingers across the Moon, left, right, left, right, up to the flag. | Walk the end of a finger across the Moon to the flag, left, right, left, right: the astronaut's footprints.}
further @2-3 Squash the Moon, roll it up and land on another one tomorrow.
further Drop a small ball of dough from knee height, then from shoulder height: which one digs the bigger crater?
safety @2-3 Stay right next to your child while the stick is in small hands: it is for the Moon, not for walking around.
safety Sit down while planting the flag, so that the stick points at the Moon and at nobody's eyes.
skills kneading, pressing, telling a story
waiting {dough=air-dry-clay? Overnight to dry hard. | }
alt A gray moon with pressed craters, footprints and a red flag
left flour: would make the dough crumble

* planet-window
name planet window
title Planet in the Window | Stained-Paper Planet | Glowing Planet
about Torn {bits} on sticky film glows like a planet as soon as daylight comes through, and no glue is needed. | Nothing to spread and nothing to wait for: what touches the sticky film stays, in all the colors of a gas giant.
step frame Trace {the plate}, a small one, in the middle of {colored frame a} and cut along the line, keeping the outside whole: this is the dark sky with a round opening. Keep the circle.
step film Cut {the film} a little larger than the opening. Peel it, lay the frame on it and press the rim down. {fix tape} it to the table, sticky side up, so that nothing slides.
step tear Tear {the bits} into {@2-3? pieces as big as your child's palm. Start each rip, and let your child finish it. | strips and patches, long and thin ones too.}
step press {@2-3? Your child pats the pieces onto the sticky circle, one color after another. | Lay long strips straight across in stripes, like the clouds of Jupiter, each a little over the last.}
step fill Close the gaps with small pieces. Where two colors overlap, {@2-3? a third one shines. | a third one appears: try which pairs glow best.}
step ring {@2-3? Cut a thin strip from the dark circle; your child pulls it across the planet and presses it onto a sticky spot. | Cut a thin strip from the dark circle and press it slantwise across the planet wherever the film still sticks: Saturn's ring.}
step stars Put {the stars} all over the dark sky.
step hang Peel the planet off the table and {fix tape} it to a window, colors toward the glass.
further @2-3 Shine a lamp through it at bedtime and look for the colored patch on the wall.
further Make the neighbors: a small red Mars, a blue Earth, and hang them in the right order.
safety @2-3 Only paper in big pieces, no scraps of film: crumple what is left of it and throw it away at once.
safety The grown-up cuts out the opening; a folded edge and one snip in the middle start it without stabbing.
skills tearing, pressing, mixing colors
alt A round planet of colored paper bands in a black frame with stars
left glue: not needed: the film sticks by itself

* plate-saucer
name flying saucer
title Flying Saucer | Saucer From Far Away | The Alien Is Landing
about Two paper plates, rim to rim, make the best flying saucer there is, and the pilot looks out of the dome.
step paint Brush {color b} over the backs of {the plate}, right out to the rims.
step dry Leave {the plate} to dry for half an hour. The pilot can be made meanwhile.
step alien Cut a head as tall as {the dome} from {colored alien a}, with as many feelers as you like, and draw {@4-5? eyes and a mouth. | eyes, a mouth, and what else they have where it comes from.}
step eyes Stick {the eyes} on, one, two or three of them.
step feelers Bend {the feelers} and {fix stick} them behind the head.
step pilot {dome=clear? Slide the alien into {the dome} and {fix stick} it to the front, looking out. | {fix stick} the alien to the front of {the dome}, which stands upside down.}
step dome Put {stick=glue? glue on the rim of | tape loops around the rim of} {the dome} and set it, upside down, in the middle of one painted back.
step halves {stick=glue? Run glue around the rim of the other plate, lay the dome plate on it, insides facing, and pinch the rims together between two fingers, once all the way around. | Lay the two plates together, insides facing, and tape the rims all around.}
step lights {lights=aluminum-foil? Roll eight balls of {the lights}, as big as a pea, and stick them on around the edge, | {lights=sticky? Press {the lights} on around the edge, | Stick {the lights} on around the edge,}} at equal steps. {@6-8? Set four across from each other first, then one in each gap. | Every window gets one.}
step hang Snip three small holes in the rim, as far from each other as you can, tie a piece of {line} into each and knot all three together at the top.
step fly {line? Hang it up and blow: it turns like a ship that looks for a landing place. | Land it in the kitchen and let the alien ask for the way in its own language.}
further Write down ten words of the alien's language and teach them to the family.
safety {lights=bottle-cap,pom-pom,button,stick-on-gem? Keep {the lights} in a dish and away from little brothers and sisters while you work. | Scissors stay on the table while the saucer is flown.}
skills painting, gluing rims, even spacing
waiting Half an hour for the paint, and as long for the glue.
alt A purple flying saucer of two plates with a dome, an alien inside and lights around the rim
left water-bead: swell when swallowed

* straw-rocket
name straw rocket
title Straw Rocket | Puff-Powered Rocket | One-Breath Rocket
about One puff of breath sends it across the room, and everything that makes a real rocket fly straight makes this one fly straight too. | A strip of paper, a straw and a breath: it is built in minutes and flown all afternoon.
step color Color {the paper} on one side with stripes or flames: this becomes the hull.
step strip Cut a strip {in 2} wide and {in 5} long from {the paper}.
step roll Roll the strip lengthwise around {the straw}, loosely enough to slide, and {fix tape} the seam from end to end. Slide it up and down once: it must not catch.
step nose Pull the roll a thumb's width past the end of {the straw}, fold the tip over twice and {fix tape} it down. Blow gently: no air may leak there, or the rocket stays on the ground.
step fins {@4-5? Cut two triangles from {the fin} and tape one to each side of the open end. | Cut three triangles as long as the top of your thumb from {the fin}. Fold a narrow edge on each and tape them around the open end, evenly spaced, pointing straight back.}
step load Slide the rocket onto {the straw}, nose forward, but leave a finger's width free.
step fly {@4-5? Aim at the wall, take a deep breath and blow short and hard. | Aim a little upward and blow short and hard. Then lay a hoop of paper on the floor and try to land in it.}
step test Launch it three times at the same angle, measure each flight with {the ruler} or in steps, and take the middle one. That is your record.
step change Change one thing only, the size of the fins, how many there are or the weight of the nose, and measure again. Keep what flies farther.
further @9-12 Draw a graph of distance against angle: flat, halfway up, steep. Where is the top?
further Hang up a paper moon at shoulder height and let everybody have three tries at it.
safety Nobody stands in front of the straw, and everybody blows through a straw of their own.
skills rolling paper, careful taping, aiming and testing
alt A paper rocket with fins sitting on a straw, ready to be blown
left balloon: not needed: lungs are the engine here

* bottle-jetpack
name jetpack
title Rocket Jetpack | Astronaut's Jetpack | Double-Burner Jetpack
about Two bottles upside down are two burners, and with the flames fluttering behind, every run across the yard is a flight.
step wrap Roll each of {the bottle} in a sheet of {wrap}, leave the neck free, and {fix tape} it down.
step board Cut {the board} as tall as the bottles and twice as wide as your hand: it lies flat against the back.
step mount Lay the bottles side by side on {the board}, necks down, with a finger's width between them, and wind tape around everything twice, high and low.
step flames Cut {the flame} into strips as long as your forearm, pointed at one end: about six for each burner.
step fire Gather six strips, mix the colors, and {fix tape} them around one bottle neck. Do the same at the other.
step dials {fix tape} {the dials} down the middle between the bottles: the controls.
step straps {@4-5? Cut two straps from {the strap}, as long as your child's arm. Tape both ends of each to the bare side of the cardboard, top and bottom, as a loop wide enough for an arm to slip out easily. | Cut two straps from {the strap}, as long as your arm. Tape the ends of each to the bare side of the cardboard, top and bottom, as shoulder loops. Try it on, then tape over each end crosswise.}
step fly {@4-5? Arms through the loops, ready, and run until the flames stream. | Put it on, count down and run a lap: the faster the flight, the longer the flames.}
further Make a control stick from a cardboard tube with a start button on top.
safety The loops go around the shoulders only, never around the neck, and the jetpack comes off before anybody climbs or slides.
skills wrapping, taping, planning a fit
alt A jetpack of two silver bottles with paper flames and shoulder straps
left balloon: burst too easily on a back

* mache-saturn
name planet Saturn
title Papier-Mâché Saturn | A Planet With a Ring | Saturn From Newspaper and Paste
about A crumpled heart, three skins of paper and a ring that holds by itself: a planet as light as a bread roll and as hard as a nut. | Paste up to the elbows today, and by next week a painted giant planet hangs over the bed.
step ball Crumple eight pages of {paper} into a ball as big as a grapefruit, pressing hard, and wind tape around it in all directions until it feels firm and round.
step paste {paste=flour? Stir the flour and the water in {the bowl} with your fingers until the paste runs like pancake batter, without lumps. | Stir the glue with half of the water in {the bowl} until it runs like cream.} Tear the other pages into strips two fingers wide.
step layers Pull each strip through the paste, wipe it between two fingers and lay it on the ball. Cover it all, smooth it, and put on {@6-8? two more layers, one crosswise over the other. | three more layers, each crosswise over the last.}
step hang Lay a loop of {the line} on the ball, its knot a little beside the top, and paste the last strips crosswise over the knot: the planet will hang tilted.
step dry Let it dry on the rim of {the mug} until it is hard and no longer feels cool, two or three days. Turn it now and then, and keep the rest of the paste in the fridge.
step ring Trace {the plate} on {the ring} and cut the circle out. Hold the ball over its middle, mark a hole a little smaller than the ball, and cut it out. Snip the inner edge all around, a fingernail deep.
step fit Push the ring down over the ball to its middle: the snipped edge bends and grips. Paste small strips of paper over the bent tabs, above and below, and let them dry.
step paint Paint the ball in bands of {color a}, {color b} and {color c}, the colors running into one another while they are wet, and circles on the ring. {line?  Dry, it hangs by its loop.}
further @6-8 Paste a second ball without a ring and press craters in with a thumb before it dries: one of Saturn's moons.
further Saturn is more than nine times as wide as Earth. Find something in the house that is the right size for an Earth beside yours.
safety {paste=flour? Flour paste is raw flour: nobody tastes it, and hands are washed afterward. | Work in old shirts, and wash the glue off before it dries.} A grown-up starts the hole in the ring.
skills layering paper, judging sizes, painting in bands
waiting Two or three days to dry before painting.
alt A papier-mâché Saturn in golden bands with a wide flat ring
fact Saturn's real rings would reach three quarters of the way from Earth to the Moon, and in most places they are no thicker than a house is tall.
left balloon: pops too easily; crumpled paper makes a stronger core

* planet-mobile
name solar system mobile
title Eight-Planet Mobile | Solar System Over the Bed | The Planets in a Row
about All eight planets hang in order from the Sun, each at its own height, and the whole solar system turns when somebody opens the door.
step sort Line up {the ball} by size and write a planet under each on scrap paper: the two biggest for Jupiter and Saturn, then Uranus and Neptune, Earth and Venus, Mars, and the smallest for Mercury. If all are alike, the colors will tell them apart.
step loops {loop=toothpick,wooden-skewer? Cut {the loop} into eight pieces as long as your thumb, points off, dip one end in glue and push one deep into each ball: a peg to hold it by and to tie the line to. | {loop=paper-clip? Pull two of {the loop} apart into four halves, and two more: eight hooks. Dip the ends in glue and push them deep into the balls. | Cut {the loop} into eight pieces as long as your thumb, bend each into a loop, dip the ends in glue and push them deep into the balls.}}
step paint Hold each ball by its {loop=toothpick,wooden-skewer? peg | loop} and paint it: gray Mercury, yellow-white Venus, blue and green Earth, red Mars, striped Jupiter with its red spot, golden Saturn, pale blue Uranus, deep blue Neptune.
step dry Hang or set the balls where they touch nothing until the paint is dry, about an hour.
step ring Cut a flat ring from {the sun} that fits tightly around Saturn, {@6-8? and push it on to the middle. | snip its inner edge a little, push it on at a slant and fix it with dots of glue.}
step sunny Draw a sun with rays as wide as your hand on the rest of {the sun}, paint it and cut it out.
step tie Tie a piece of {line} to every {loop=toothpick,wooden-skewer? peg | loop}, some a hand long, some two. Knot them {bar=embroidery-hoop,metal-hoop? around {the bar} | to {the bar}} in order from Mercury to Neptune, and {bar=embroidery-hoop,metal-hoop? hang the Sun in the middle, from a line across the hoop | the Sun at the {bar=hanger? hook | middle}}.
step balance {bar=hanger? Hang it up by its hook | {bar=embroidery-hoop,metal-hoop? Tie three equal lengths of {line} to the hoop, evenly spaced, knot them together above its middle, hang it up by the knot | Hang it up by a loop of {line} in its middle}} and slide the knots along until it stays level. Then put a drop of glue on each knot so that nothing slips.
further @6-8 Learn the order with a sentence of your own: the first letters M, V, E, M, J, S, U, N, in words that make you laugh.
further Look up how far apart the planets are. If Earth hangs {in 4} from the Sun, Neptune belongs {ft 10} away: pace it out along the hall.
safety A grown-up hangs the mobile from a hook in the ceiling, high enough that no lines hang in reach of a bed.
skills sorting by size, painting, balancing
waiting About an hour for the paint.
alt Eight painted foam planets hanging in a row from a bar with a paper sun
left plastic-bag: not for heads and not for planets

* nebula-jar
name nebula in a jar
title Nebula in a Jar | A Galaxy on the Shelf | Bottled Nebula
about Wet fluff holds the color where you put it, so the clouds of gas stay in their layers just as they do in a telescope picture. | A jar of color and cotton that looks like a photograph from a space telescope, and stays so.
step mix Fill three cups with water as high as two fingers and stir one color into each, {color a}, {color b} and {color c}: stronger than you think, because the white fluff makes it paler.
step first Pull a handful of {fluff} apart and push it into the bottom of {the jar}. Pour the {color a} water over it until the fluff is soaked but no water stands on top.
step stars Press {many shine} against the side from within with wet fingers, and again between the next layers.
step second Add the second handful and the {color b} water in the same way, pressing the fluff down with {the rod} so that no dry spots are left.
step third Fill up with the rest of the fluff and the {color c} water. {@6-8? Leave a finger of room at the top. | Keep one tuft white and let it reach down into the color like a finger of gas.}
step poke Slide {the rod} down along the side and pull tufts up or push them down here and there, until the layers reach into each other.
step close Wipe the rim dry and screw the lid on tight. Turn the jar slowly: no two sides are the same.
further @6-8 Shine a flashlight through the jar in the dark and find the brightest cloud.
further Look up a picture of the Carina Nebula or the Pillars of Creation and mix its colors for a second jar.
safety {jar=glass? Glass and wet hands are a bad pair: the jar stands on a folded cloth the whole time. | Wear an old shirt, and cover the table: these colors stay in cloth.} The lid stays closed; nobody drinks what is inside.
skills mixing colors, layering, judging amounts
alt A jar with layers of navy, purple and pale blue clouds and small stars
left oil: would part the colors instead of holding them

* star-projector
name constellation projector
title Constellations on the Ceiling | Pocket Planetarium | Big Dipper Projector
about Put out the light, and the Big Dipper stands on the bedroom ceiling, as large as you like. | A tube, a disk with seven holes and a lamp: that is a planetarium for one bed.
step trace Stand a {one tube} on {the disk} and trace its end twice. Draw a larger circle around each, a finger's width away: that rim will be folded over.
step dots Mark the stars of the Big Dipper inside one circle, three for the handle and four for the scoop. In the other, mark the five stars of Cassiopeia, like a wide W. {@9-12? Turn the disk over and mark them mirrored: the light comes from behind. | Seen from behind they are mirrored, so mark them on the back.}
step holes Lay the disk on a folded towel and push {the needle} through every star. {@9-12? Widen the brightest ones a little. | Hold it to the window: seven points of light, and five.}
step cut Cut out both disks along the outer circle and snip the rim all around, up to the inner line.
step cover Set a disk on one end of each tube, fold the rim down and {fix tape} it tightly, so that no light slips out at the side.
step wrap Wrap {the wrap} around the tubes and write the name of the constellation on each.
step shine In a dark room, hold {the lamp} to the open end and point the tube at the ceiling. Step closer for sharp stars, farther away for a big sky.
further @6-8 Invent a constellation, give it a name, and tell at bedtime how it got into the sky.
further Make one for each season, find the same stars outdoors, and learn how the Big Dipper points to the North Star.
safety A grown-up keeps an eye on the {needle}, and nobody shines {the lamp} into eyes, not even for a joke.
skills tracing, careful poking, reading a star map
alt A cardboard tube with a flashlight behind it throwing the stars of the Big Dipper
left candle: would set the tube on fire: a flashlight does it

* constellation-hoop
name embroidered constellation
title Constellation in a Hoop | Stitched Stars, Knotted Light | Your Own Constellation on Dark Cloth
about Two stitches are enough for a night sky: a running line from star to star, and a knot of light where each star stands. Choose the Big Dipper, your star sign, or the sky of the night you were born.
step milky Press {the dab} into a little {color c} paint, wipe most of it off, and dab a faint band across {the cloth}: the Milky Way. Flick a few dots from {dab=toothbrush? the bristles | a wet finger} and let it dry.
step stretch {hoop=embroidery-hoop? Lay the cloth over the inner ring of {the hoop}, press the outer ring down over it, pull the cloth tight as a drum all around and close the screw. | Cut a circle as wide as your two hands from {the hoop}, pull the cloth tight over it and tie it down behind with long stitches of {floss} from edge to edge.}
step map Set the stars as small dots of {chalk}, as on a star map: the Big Dipper is four in a square and a bent handle of three. Keep it two fingers away from the edge, and turn it until it looks right.
step lines Thread {the needle} with two strands of {floss} and knot the end. Sew from star to star in a running stitch, each stitch as long as the gap, and stop just short of every dot.
step crosses Make each star from three stitches that cross in one point, longer for the bright ones. Tiny single crosses fill the empty sky.
step knots Set a French knot on every star: bring the needle up, wind {the floss} around it twice, hold it taut, and go down right beside where you came up. Three turns for the brightest. Scatter single tiny stitches as far stars.
step beads Sew {bead=sequin? a sequin | a bead} onto each star of the constellation, with two stitches through every one. {far? {far} go where the sky is empty, as stars without a name.}
step glow Dot {the glow} beside every star with a fingertip, and a few more where the sky is empty: in the dark your constellation goes on shining. Let it dry before you turn the hoop over.
step back Turn it over and cut the extra cloth to two fingers. Run a thread around the edge, pull it together like a drawstring and knot it: the back is neat, and the front stays tight.
step lights Wind {the lights} around the ring and hook the battery case behind it.
further @9-12 Stitch the sign of your best friend and write the names of its stars on the back.
further Look up the sky over your town at the hour of a birth: the hoop becomes a present that nobody else can give.
safety Count the needles before and after, and park the needle in the cloth whenever you put the hoop down.
skills running stitch, knotted stars, reading a star map
alt A wooden hoop with dark cloth and the Big Dipper stitched in gold and white
left glue-stick: would leave marks on the dark cloth

* sponged-galaxy
name galaxy painting
means paper, star, light
title {lights? A Galaxy With Real Lights | Sponged Galaxy Over Black Pines} | Milky Way Panel | A Galaxy in Four Layers
about No drawing is needed: layer upon layer of sponge dabs makes depth by itself, and the black trees in front make it look like a place. | Dark first, light last, never rub: with these three rules a sponge paints a Milky Way worth a frame.
step night Cover {the ground} with {color a}, with black rubbed into the corners{ground=cloth? ; cloth drinks paint, so work it in until no weave shows through}. Let it get dry to the touch.
step cloud Tap {the sponge} into {color b}, dab most of it off on {the plate}, and pat a crooked band from corner to corner. Pat, never wipe: {sponge=cotton-pad? the fuzz of it is | the holes of {the sponge} are} the mist.
step heart Dab {color c} along the middle of the band, narrower, then {color d} in the very heart, hardly any paint on {the sponge}.
step blend Go back with {color a} and break into the band from both sides and once right through it. These dark lanes are what makes it look real.
step specks Thin {color d} paint with a few drops of water. Load {the speck} and {speck=toothbrush? pull a thumb across the bristles above the sky | tap it hard against a finger} for fine far stars. {@13+? Hold a sheet of paper over one half, so that the stars lie denser along the band. | Try it on scrap paper first.}
step stars Add a few near stars with the tip of {the fine}: a dot, then four thin rays pulled out of it while it is wet.
step hills Paint black hills along the bottom and pine trees on them: an upright line, then short strokes to both sides, wider toward the ground.
step holes {@9-12? A grown-up pokes | Poke} holes through the largest stars with {the pricker}, from the painted side, just wide enough for a bulb.
step lights Push one bulb of {the lights} into each hole from behind, lay what is left in loops, and tape it and the switch flat to the back with {the tape}. Turn off the lamp.
step dry Leave it flat for half an hour. {ground=fabric-scrap? Paint on cloth lasts longer when a grown-up irons it from the back. | Hang it up where the evening light reaches it.}
further @9-12 Put somebody small among the trees, with a tent or a telescope: suddenly the sky is huge.
further Work from a real picture: pick a galaxy, find its three main colors, and mix them before you start.
safety Acrylic colors stay in clothes: old shirts on, sleeves up, and a covered table, above all for the spattering.
skills layering color, sponge technique, spattering
waiting Half an hour between the dark coat and the end.
alt A sponged purple and pink galaxy on dark blue above black pine trees
left glitter: tiny painted stars look deeper than sparkle

* string-art-eclipse
name string-art eclipse
title Eclipse in Straight Lines | String-Art Eclipse | The Sun Behind the Moon
about Nothing but straight stitches, and yet a perfect round Moon appears in the middle with the Sun blazing around it. | Thirty-two holes and one rule, repeated: the circle in the middle draws itself.
step plan Trace {the plate}, one about {in 8} wide, on {the plan} and cut the circle out. Fold it in half four times, always edge on edge, and open it: sixteen creases.
step dots Mark where each crease meets the edge and the middle between two marks: thirty-two dots. Number them around, like a clock with thirty-two hours.
step holes {fix tape} the circle to the middle of {colored board a}, lay both on a folded towel, and push the needle through both at every dot. Copy the numbers onto the back and take the circle off.
step first Thread the needle with as much {thread} as your arms span and {fix tape} the end behind hole 1. Come up at 1, go down at 12. Behind, move on one hole: up at 13, down at 2.
step round Behind, move on to 3: up at 3, down at 14; up at 15, down at 4. So it goes on, always eleven holes across in front and one hole on behind, until every hole holds two lines. When the thread runs out, tape its end down at the back and start the next where you stopped.
step second Now a second round in another color over the first, seven holes across instead of eleven: up at 1, down at 8, up at 9, down at 2. The corona flares out wider.
step end Pull every line straight, not so tight that it bends the card, and {fix tape} the last end behind it. The dark round that nobody drew is the Moon.
further @9-12 On a second card try a span of thirteen: what happens to the Moon?
further Work out how wide the empty circle must be for each span before you sew it, then measure. Geometry teachers call it an envelope.
safety Push the needle down into the towel, away from the hand that holds the card, and count your needles at the end.
skills following a pattern, geometry, sewing on card
alt Golden straight threads on black card that leave a round dark moon in their middle
left rubber-band: gives way, so that the lines would not stay straight

* moon-phases
name moon-phase hanging
title Seven Moons From Clay | Moon-Phase Wall Hanging | From Sickle to Full and Back
about Seven moons on a branch, waxing and waning: a calendar of the sky that looks like something from a shop. | The crescents are what a glass leaves when it cuts the same round twice, so every phase fits the next.
step roll Knead {the clay} and roll it out with {the roller} as thick as three stacked coins, on paper so that it comes off again.
step round Press {the glass} in to cut seven rounds, and lift away what lies around them. Leave one as it is: the full moon.
step phases Set the glass over the other rounds, shifted sideways, and cut again: far over the edge for two moons that are almost full, halfway for two half moons, with only a sliver left free for two crescents. Smooth the edges with a damp finger.
step craters Press {texture=aluminum-foil? a crumpled ball of foil | {texture=stone? a rough stone | {texture=toothbrush? the bristles of a toothbrush | a crumpled ball of paper}}} all over the faces, and a few craters with a fingertip.
step holes Push {the poker} through each moon a finger's width below its upper edge, and lay them flat on a rack or on paper.
step bake {clay=polymer-clay? Bake them as the pack says, with a grown-up at the oven, and let them cool in it. | Dry them for a day and turn them over halfway, so that they stay flat.}
step gild Brush {color b} along the rims, and rub a little over the craters with a dry finger, so that only the high spots catch it.
step string Cut seven pieces of {line}, each as long as your arm, and knot one through every moon. {bead? Slide a bead down each line and knot it in place a thumb above the moon.}
step hang Lay the moons out in an arc, the full one lowest, and tie them to {the bar} in order. Tie {a line} from end to end for hanging and slide the knots until it hangs level.
further @9-12 Watch the real Moon for a week and hang a clothespin on the phase of tonight.
further Make an eighth disk, black on both sides, for the new moon that is there and cannot be seen.
safety {clay=polymer-clay? The oven belongs to the grown-up; keep to the temperature on the pack, because scorched clay gives off bad fumes. | Keep the drying moons out of the oven: heat cracks this clay.}
skills rolling clay evenly, cutting shapes, balancing
waiting {clay=polymer-clay? About an hour for baking and cooling. | About a day to dry.}
alt Seven clay moons from crescent to full and back, hanging in an arc from a stick
left play-dough: crumbles when it dries

* circuit-card
name light-up card
title {V} Card With a Real Circuit | Copper-Tape {V} | Light-Up {V} Card
about Two strips of copper tape are the wires, and when the circuit closes, {v=robot? the robot opens its eyes. | the comet catches fire.} | A real circuit in a card: no solder and no screws, only copper tape, two lights and patience.
step fold Fold {the card} into a card as big as your hand. The circuit goes inside the front, the picture outside.
step motif {v=robot? Cut a robot's head and body from {the deco}, {fix glue} them onto the front, and draw a mouth and dials. Mark two eyes {in 1 1/2} apart. | Cut a comet with a long tail, a star and hills from {the deco} and {fix glue} them onto the front. Mark the head of the comet and the star, about {in 1 1/2} apart.}
step holes Push {the poker} through both marks and turn it until the head of one LED just fits.
step lines On the inside, stick two strips of {copper} across the card, one above the two holes and one below, {in 3/4} apart. The strips must never touch each other. Rub them flat with a fingernail.
step legs Push the LEDs through from behind. Bend the long legs up to the upper strip and the short legs down to the lower one: both lights the same way around, or one stays dark.
step seal Cover each leg with a short piece of {copper} and rub hard, then {fix tape} over it. Copper on copper makes the contact; the tape only holds it.
step pack Lay the bare end of the red wire on the upper strip and the black one on the lower strip, and cover each with copper and {tape}. {fix tape} {the pack} to the back of the card, switched off and with its lid screwed shut: there it props the card up.
step veil Cut a round piece of {the veil} for each light with {the scissors} and {fix glue} it over the front: it spreads the glow to a whole {v=robot? eye | head}.
step glow Switch on. {v=robot? Two bright eyes? | Two lights in the sky?} If one stays dark, turn it around or rub its joints once more.
further @9-12 Leave a gap in one strip and glue copper onto a folded flap: press it, and the light comes on.
further Draw the circuit as engineers do, with symbols, and work out why the two lights stand side by side and not one behind the other.
safety Use white or blue LEDs only, on two AA cells in a case with a screwed lid: red ones need a resistor. Copper tape has sharp edges; peel it slowly, and if anything gets warm, switch off at once.
skills building a circuit, finding faults, precise taping
alt A card with {a v} whose lights are glowing, and copper tape inside
say robot: name=robot
say comet: name=comet
left magnet: has no part in this circuit and is dangerous when swallowed

* ink-planets
name marbled planets
title Ink-Marbled Planets | Gas Giants From Floating Ink | Planets Printed From Water
about Ink floats on still water in rings as fine as hair, and one breath bends them into the storms of Jupiter. Paper laid on top keeps them forever. | Suminagashi, floating ink, is eight hundred years old and still makes the best gas giants.
step ready Fill {the pan} with water two fingers deep and let it come to rest. Put a few drops of {ink} and one drop of {soap} mixed with a spoon of water on two sides of {the saucer}, with a brush for each.
step rings Touch the water with the tip of the ink brush: a disk spreads. Touch its middle with the soap brush: it opens into a ring. Ink, soap, ink, soap, twenty times and more, always in the middle.
step drift Blow softly across, or draw the tip of {the rake} once through the rings. {@9-12? Stop early: the first bend is often the best. | For bands like Jupiter's, pull straight lines to and fro; for a storm, turn the tip once on the spot.}
step lift Hold a sheet of {paper} by two corners, let its middle touch first, then lay the ends down without trapping air. Lift it right away, let it drip, and lay it flat. Skim the water with scrap paper and start again.
step dry Dry the sheets for an hour and press them under books.
step cut Choose the finest places and cut out planets of three sizes, the largest around the washed saucer.
step mount Move the planets about on {the sky} until there is one big one, one far one and much dark room, then glue them down.
step ring Cut a narrow curved strip from a leftover and glue it across one planet, so that its ends stand out on both sides.
step stars Dot stars over the dark with {the shine}, a few bright ones and many faint ones.
further @9-12 Tint a sheet with thin watercolor first and let it dry: the rings then lie on orange or blue.
further Print a series at different moments of the same drift, and hang the sheets side by side like frames of a film.
safety Drawing ink does not wash out: old clothes, covered table, and pour the water straight down the sink.
skills working with floating ink, choosing a detail, composing
waiting About an hour for the prints.
alt Marbled black and white planets cut out and mounted on a dark sky with gold stars
left paint: sinks instead of floating

* box-robot
name robot
means sticker
means button
title {wrap=aluminum-foil,metallic-paper? Shiny Box Robot | Big-Button Box Robot} | A Robot That Goes Beep | Robot in a {wrap=aluminum-foil,metallic-paper? Silver | New} Suit
about One box, one suit and a row of buttons to press: a robot that belongs to the person who decides what every button does. | Wrapping, smoothing, sticking, beeping: all four are things small hands like to do twice.
step wrap {box=cardboard-box? Choose a box no longer than your forearm. }Lay the box on {the wrap} and {@2-3? fold it up around the box together, like a present; your child holds, you | wrap it like a present. Fold the ends over and} {stick=tape,duct-tape,masking-tape? tape | glue} it down. The closed bottom must stay flat.
step smooth Pat and stroke the suit until it lies {wrap=aluminum-foil? flat and shiny; a few wrinkles look like metal. | flat all around.}
step shapes From {the shapes} cut two eyes as big as {@2-3? a large cookie | your palm}, a wide mouth, a dial for the belly and two strips as long as your forearm. {@4-5? Hold the paper for each other. | Lay them out for choosing.}
step dome {fix stick} {the dome} upside down on the top of the box: under this dome it thinks.
step face {stick=tape,duct-tape,masking-tape? Put a loop of tape behind each shape. | Put glue on the back of each shape.} {@2-3? Your child presses on the eyes, then the mouth, wherever a robot has them. | Press the eyes and the mouth onto the top half and the dial onto the belly.}
step dots {@4-5? {dots=sticker? Press | {stick=tape,duct-tape,masking-tape? Tape | Glue}} | Press} {the dots} on in a row under the dial. {@2-3? One says beep, one says stop. | What happens when the last one is pressed?}
step knobs {stick=tape,duct-tape,masking-tape? Tape | Glue} {the knobs} on beside the dial, one above the other: loud, louder, off.
step limbs Your child holds {the limbs} upright against the sides, and you {fix stick} them on: strong arms.
step arms Fold the two strips to and fro like a fan and {fix stick} one to {limbs? the lower end of each tube: hands that bounce. | each side: arms that bounce.}
step antenna {fix stick} {the antenna} to the back of the head, so that both look out above it.
step feet Draw screws on what is left of the paper, tear two feet from it and {fix stick} them under the front edge.
step beep Stand it up and press a button. {@2-3? Beep! What can your robot say? | One of you is the robot now, and does what the buttons order.}
further @2-3 Wrap a small box for a robot baby and let the big one carry it.
further Write three buttons on paper, GO, TURN and STOP, and steer somebody across the room with them.
safety @2-3 {dots? Use stickers bigger than a thumb, and stay close: | Stay close:} small scraps are gathered up before they get tasted.
safety A grown-up opens stubborn boxes and holds the paper where it is cut in curves.
skills wrapping, naming shapes, pretend play
alt A box robot with round eyes, a wide mouth, a dial on its belly and springy folded arms
left bottle-cap: small enough to swallow, so the buttons are flat ones

* block-robots
name printed robots
title Block-Print Robots | Robots Made of Rectangles | A Factory for Printed Robots
about One {one stamp} is three stamps in one: the broad side is a body, the end a head, the edge an arm. | A robot is nothing but rectangles, and rectangles can be printed by anyone who can press.
step pour Spread three thin puddles of paint on {the plate}: {color a}, {color b} and {color c}. {stamp=kitchen-sponge? Wet the sponges and wring them out well, so that they drink less paint. | Thin is better: a thick puddle slides and smears.}
step body Press the broad side of one {one stamp} into {color a} and onto {the paper}. {@2-3? Lift: the first body. Another? | Print two bodies, with room above for heads.}
step head Dip the short end of the other one into {color b} and set a head on top of each body. {@2-3? A crooked head is listening. | No neck needed.}
step limbs {@2-3? Hold the long thin edge together, dip it into the third color and print arms and legs. | With the long thin edge print arms and legs in {color c}: up for waving, out for walking.}
step eyes Dip {round=cork? the end of the cork | the rim of {the round}} into leftover paint and print {round=cork? two eyes for each. | {@2-3? round eyes, or wheels, or a belly. | round eyes; a half print makes a sleepy one.}}
step dots Add buttons and antennas with a fingertip: {@2-3? dot, dot, dot. | each finger one color.}
step dry Let the robots dry flat for half an hour while hands{!stamp=kitchen-sponge?  and blocks} are washed.
step knobs {@2-3? Your child presses {the knobs} onto the dry robots: on, off, loud, quiet. | Press {the knobs} on in rows, as many as the machine has jobs.}
further @2-3 Print a long row of bodies on a paper bag: the robot train.
further Fold the paper into a book when it is dry, one robot a page, and say what each of them is good at.
safety Puddles as wide as the block and as thin as a coin are enough; wipe fingers between colors, and keep the plate out of reach of smaller ones.
skills printing, shapes and sizes, building from parts
waiting Half an hour to dry.
alt Two printed robots made of blue, red and yellow rectangles with round eyes
left googly-eye: not needed: these eyes are printed

* face-change-robot
name robot with changing faces
title The Robot With Four Faces | Turn-a-Mood Robot | How Does the Robot Feel?
about One cup turns inside the other, and behind the window the robot is happy, then sad, then very surprised. | Feelings are easier to show with a turn of the hand: this robot has all of them inside.
step nest Turn both cups upside down, put one over the other and try it: the inner one peeps out at the bottom, and there it is turned. {@2-3? Round it goes. | If it sticks, twist it loose before you begin.}
step window Pull the cups apart. In the upper half of one cup cut a window, three fingers wide and two fingers high.
step outline Put the window cup over the other and trace the window with a {one pen}. Turn it a quarter and trace again, until there are four frames.
step faces {@2-3? Take the cups apart. Draw two dots in each frame, and your child adds whatever the face needs. | Take the cups apart and draw a face into each frame: happy, sad, angry, surprised. {@6-8? Give them brows: brows change a face more than mouths do. | The eyes change as much as the mouth.}}
step body {@2-3? Let your child color the window cup all around: stripes and scribbles are its suit. | Color the window cup: a frame around the window, a screen on the belly, screws along the edge.}
step dots Press {the dots} on as buttons.
step feeler {feeler=pipe-cleaner? Curl the tips of {the feeler} | Cut {the feeler} short} and tape {feeler=pipe-cleaner? their | the} ends inside the top of the window cup{!feeler=pipe-cleaner? , where they stand up}: feelers.
step turn Put the cups together and turn. {@2-3? Make the same face as the robot. | {@4-5? Show what it feels now, and let the others guess why. | Let the robot answer questions with its face alone.}}
further @2-3 Before bed, let the robot show how the day was.
further Make a second inner cup with four more: sleepy, shy, proud and one that nobody has a name for.
safety A grown-up makes the first cut for the window, with the cup pressed flat, and bends in any sharp corner.
skills drawing faces, talking about feelings, turning
alt A robot made of two {many cup}, one inside the other, with a smiling face behind a window
left rubber-band: keeps the cups from turning

* tissue-box-robot
name tissue-box robot
title Feed-Me Tissue-Box Robot | Robot With a Letter-Slot Mouth | The Robot That Swallows Notes
about The slot of a tissue box is a mouth that was waiting for a robot: feed it letters, toy money or the pieces of a game. | Everything is there already, a mouth, a belly and two tube arms; the rest is suit and buttons.
step wrap Take the last tissues and the film out of {the box} and set it down so that the slot is in front, lying across like a mouth. Wrap {the wrap} around it and {fix stick} it down, also over the slot.
step mouth Feel for the slot, cut the wrap open along it, and fold the edges inside. A grown-up can widen it to a hand's width.
step arms Roll {the arms} in the rest of {the wrap}, tuck the ends in and {fix stick} the seam.
step joints {joint=paper-fastener? Make a hole in each side of the box and near the end of each arm, push {joint=nuts-and-bolts? a bolt | a {one joint}} through both from inside the tube, and spread it open in the box: the arms turn. | Flatten the end of each arm, bend it over like a tab, and tape the tab to the side of the box, above and below, so that one arm can wave.}
step eyes {stick=glue? Glue {the eyes} on above the slot and hold them until they stay. | Put a loop of tape behind {the eyes} and press them on above the slot.}
step dials Set out {the dials} on the belly first, {@4-5? until you like them, | as a control panel in two rows,} then {fix stick} them on.
step feelers {feelers=pipe-cleaner? Poke two small holes in the top, push {the feelers} in and curl their ends into spirals. | Snip two small holes in the top and push {the feelers} in: antennas.}
step face Draw screws, a lip around the slot and {eyes? gauges with pointers. | two round eyes above it, and gauges with pointers.}
step feed {@4-5? Feed the robot: whoever posts a drawing hears what it says while it chews. | Write orders on slips and feed them in: the robot's programmer has to do what was swallowed.}
further Put it by the front door as the family's letter box, and empty it on Sunday evening.
safety A grown-up starts the holes and the mouth: coated cardboard lets scissors slip.
skills wrapping, cutting along an edge, building joints
alt A tissue-box robot with a slot for a mouth and two tube arms
left dish-soap: for the brushes, not for the robot

* robot-costume
name robot costume
title Walk-in Robot | Two-Box Robot Costume | Robot to Wear
about A big box for the body, a smaller one for the head, and inside somebody who walks stiffly and talks in beeps. | The most famous costume that a delivery box can become, with a window wide enough to see, eat and laugh through.
step fit Hold the big box, open side down, in front of your child: mark a round hole for the neck on top and one for an arm on each side, a bit lower than the top edge. On the smaller box mark a window from brow to chin.
step cut A grown-up cuts all the openings, generously, and sticks tape over edges that scratch. Try both on: arms must swing freely, and the head box must lift off with one hand.
step paint Lay out paper and paint both boxes {color a}; trim the edges with a stripe of {color b}. Big arm movements, wide brush.
step dry Leave them to dry for an hour. Collect whatever looks like a knob meanwhile.
step panel {fix stick} {the shine} to the chest as a panel{shine=cuts? , cut to the size of two hands}.
step dials Try out where {the dials} look most important, then {fix stick} them on. {@4-5? Say what each one does. | Make one of them the power switch that anybody may press.}
step feelers {fix stick} {the feelers} to the top of the head box, one on each side, and bend the tips apart.
step gauges Draw screws along the edges and gauges with numbers, from 0 to danger.
step walk {@4-5? Slip in, and try out a robot's walk: stiff knees, straight turns, beep at every corner. | Slip in and walk: stiff knees, sharp turns. The others steer by calling forward, left, stop.}
further Record a robot voice with a hand over the mouth, and let the family guess what it wants.
safety The head box rests on the shoulders with a window wide open, nothing tied, and the costume is taken off for stairs, streets and climbing.
skills measuring on the body, painting big, role play
waiting About an hour for the paint.
alt A robot costume of two painted cardboard boxes with a face window, a shiny chest panel and dials
left plastic-bag: never goes over a head

* jointed-robot
name jointed robot
title {joint=nuts-and-bolts? Bolted Robot | Jointed Robot} | Robot With Moving Joints | {joint=nuts-and-bolts? The Robot With Real Bolts | The Waving Robot}
about Joints make it a machine: every arm and leg turns on its own pin, {@9-12? and all four fly up at one pull of the cord. | stays where you put it, and no two poses need be the same.}
step body Draw a head and a square body in one piece on {the card}, as tall as your hand is long, and cut it out.
step limbs Cut two arms and two legs {in 1} wide, a little longer than the body is tall, with round ends. {@9-12? They turn behind the body, so draw claws and feet at the far ends only.}
step paint {paint=aluminum-foil? Wrap every piece in {the paint}, shiny side out, and {fix stick} the edges down behind. | Paint all five pieces with {the paint} and let them dry for half an hour.}
step deco Cut {deco=sticker? nothing, only peel: press stickers on | a panel and a cap for the head from {the deco} and {fix stick} them on}, but keep the corners of the body free.
step draw Draw a face with {the pen}, rivets and gauges.
step holes Punch a hole into each corner of the body, a finger's width from the edges. {@9-12? Each limb gets two: the joint {in 1} from its end, and a tiny one for the string right at the end. | Each limb gets one, near its end.}
step join Lay the limbs behind the body, hole on hole, push {joint=nuts-and-bolts? a bolt | a {one joint}} through from the front and {joint=nuts-and-bolts? turn the nut on behind, | bend the legs apart behind,} {@9-12? not quite tight: everything must swing freely. | just snug enough that a limb stays where you put it.}
step pose Pose it: waving, marching, doing splits. Tighten a joint that droops.
step lace Let all limbs hang down. Tie one piece of string from arm to arm through the tiny holes, straight but not tight, and another from leg to leg.
step cord Knot a long string to the middle of the upper one, then to the middle of the lower one, and let it hang down below the feet. Tie {the bead} to its end.
step jump Hold the head and pull: arms and legs fly up. If one lags, its joint is too tight or its string too long.
further @6-8 Cut a second set of arms with tools for hands, a wrench, a wheel, a claw, and swap them.
further Add elbows: two short pieces and one more joint make an arm that folds, but which part does the string pull then?
safety {joint=nuts-and-bolts? Keep the nuts in a dish: they are small and roll far. | The ends of the fasteners are sharp: bend them flat against the card.} {@6-8? The holes are punched with a grown-up's hands on the punch. | Punch on the table, one layer at a time.}
waiting {paint=metallic-paint,paint,acrylic-paint? Half an hour for the paint. | }
skills cutting, punching, understanding joints
alt A card robot whose arms and legs turn on four round joints
left googly-eye: drawn eyes do not stop the arms from passing

* robot-grabber
name grabber arm
title Long-Reach Robot Grabber | Scissor-Arm Claw | The Arm That Reaches Far
about Squeeze the handles, and the arm shoots out and snaps shut, all because six strips are exactly alike. | Six equal strips and seven pins: that is how real machines reach into places where no hand should go.
step bars With {the ruler}, draw six strips on {the bar}, {in 7} long and {in 1} wide, along the length of the corrugation if there is one, and cut them out.
step coat {coat=draws? Color | Paint} the strips in two colors, three and three{coat=draws? . | , and let them dry.}
step holes Mark each strip in the middle and {in 1/2} from both ends. Stack two or three at a time and punch through the marks, so that all holes lie alike.
step cross Cross two strips like the blades of scissors and push {pin=nuts-and-bolts? a bolt | a {one pin}} through the middle holes. Make three such crosses, always the same color on top.
step chain Set the crosses in a row and join the ends of one to the ends of the next, above and below, with the other four {many pin}. Open and close it: a long neck that stretches.
step jaws Cut two curved jaws as long as your finger and {fix stick} them to the two front ends, pointing at each other.
step grip Cut two pieces of {grip=rubber-band? rubber band | {grip}} and {fix stick} them inside the tips, so that nothing slides out.
step handles {fix stick} a loop of folded paper, wide enough for two fingers, to each of the two back ends.
step grab {stick=glue? Wait until the glue holds, then put | Put} your fingers into the loops and squeeze. {@6-8? What is the farthest sock you can pick up? | Pick up a sock, then a key, then a potato chip without crushing it.}
further @6-8 Play it as a game: who moves ten crumpled paper balls into a bowl first?
further Add a fourth cross and measure: how much reach do you win, and how much strength do you lose?
safety Nobody grabs at faces, and {pin=paper-fastener? the fastener legs are bent flat on the back. | nuts are turned tight enough to stay on.}
skills measuring, punching, building a linkage
waiting {stick=glue? About an hour until the jaws hold. | }
alt A scissor-arm grabber of crossed cardboard strips with two claws and finger loops
left string: not needed: the crosses pass the pull along

* brush-bot
name brush bot
title Brush Bot | The Scuttling Brush Bot | Bristle Bot With a Wobble
about A weight that spins off-center shakes the bristles, the bristles hop, and the robot scuttles off by itself. | Phones buzz with the same trick that makes this brush run: a motor with a crooked weight.
step raft Lay {the brush} side by side, bristles down, the middle one the other way around, and tape heads and handles into one raft. Only the heads are left? Tape them under a scrap of card as large as the battery case.
step weight Push {the weight} onto the shaft of the small motor well off its middle, so that one side hangs over. Turn it by hand: it must clear everything around it.
step motor Most motors from printers want more than three volts and only hum: one from a toy is right. {fix tape} it upright at one end of the brush with the shaft free, best with double-sided foam tape and a band of {tape} around it.
step pack {fix tape} {the pack} behind it, as low as it goes, switch up and lid screwed shut.
step wires Twist each bare wire of the pack together with one of the motor, and wrap each joint in its own piece of tape, so that the two never touch.
step legs Twist {the legs} around the middle and bend them down as legs that just touch the floor: outriggers against falling over.
step eyes Stick {the eyes} on at the end that goes first; the first run shows which that is.
step run Put it on a smooth floor and switch on. It turns in circles? Move the pack a finger's width. It only hums? Push the weight farther off-center.
step steer Bend one leg lower than the others, and it veers to that side. Bend both, and it runs straight.
further @9-12 Fence in an arena with books and let two bots push each other out.
further Tape three markers around the edge instead of the legs and set it on a big sheet: it signs its own drawings.
safety Only two AA batteries in a closed case, never loose ones; switch off and let go if anything gets warm, and keep hair and fingers away from the spinning weight.
skills wiring a motor, testing and adjusting, balance
fact You need one small hobby motor for 1.5 to 3 volts; an old battery toy often holds one.
alt A robot of a brush with a battery case, a motor with a rubber weight{legs? , bent legs} and big eyes
left magnet: might pull at the motor and is dangerous when swallowed

* robot-hand
name robot hand
title {v=robot? Robot Hand With Tendons | Hand With Tendons to Pull} | The Hand That Closes on Command | {v=robot? Robot Hand on Strings | How Your Fingers Bend}
about Pull a string and a finger bends: this hand works with tendons, just like the one at the end of your own arm. | It can wave, point, count to five and hold a paper cup, and its fingers move exactly as yours pull.
step trace Lay your hand on {the card}, fingers spread, and draw around it a finger's width larger, with a hand's length of forearm.
step cut Cut the hand out and snip deep between the fingers. {card=cardstock,cereal-box? Cut it twice and stick the two together if it feels floppy.}
step crease Hold your own hand beside it and mark three joints on each finger, two on the thumb{v=skeleton? , and draw the bones between them | }. Bend every line forward over the edge of the table and press the crease flat.
step shine Cut plates from {the shine} and tape them on the back of the hand: knuckles, rivets, a wrist.
step straws Cut {the straw} into pieces as long as a fingernail. On the palm side, {fix tape} one between every two creases and a longer one below each finger on the palm, all pointing at the wrist. No piece may cover a crease.
step cords Cut five pieces of {cord}, each as long as your arm. {fix tape} one over each fingertip and thread it down through the straws of that finger to the wrist.
step rings {ring=curtain-ring? Tie each cord to a {one ring} | Bend {the ring} into five rings that fit your fingers and tie one to each cord}, with the fingers of the card straight and all rings at the same height.
step loops {!ring? Tie a loop as wide as your finger into the end of each cord, with the fingers of the card straight and all loops at the same height. | }
step arm Bundle the five cords, run them through {the arm} and tape the tube to the forearm: hold the tube in your other hand, and the cords run straight.
step grip Put your fingers through the {ring? rings | loops} and pull, one by one, then all together. {v=skeleton? Lay the other hand on your own forearm while you make a fist: there they are, your cords. | } {@6-8,9-12? Can it count, point, make a fist? | Tune it: a joint that folds first is creased deepest, so crease the others again until the finger curls evenly.}
further @6-8 Which job is hardest for it: a pencil, a paper cup, a sock? Give it rubber fingertips of tape and try again.
further @9-12 Stick bits of rubber band to the fingertips, and try who lifts the heaviest thing.
further Rubber bands along the back open the fingers again: that is the job of the other set of tendons in your arm.
safety {card=cardboard,pizza-box? Thick cardboard is cut with strong scissors and patience; a craft knife is for a grown-up, or for a teenager with a grown-up around. | Scissors go slowly between the fingers, where the card tears easily.}
skills anatomy, precise cutting, threading and tuning
say robot: name=robot hand
say skeleton: name=hand
alt A cardboard hand with straw guides and five strings ending in rings
left glue: lets go when the strings pull: tape holds

* robot-automaton
name mechanical robot
title Crank-Up Robot Automaton | The Robot in the Box Theater | Robot With a Cam Under Its Feet
about Turn the crank and the robot rises, sinks and looks around: one round disk, mounted off its middle, does it all. | Automata are machines that act. This one has a single cam, and with it you can build every other.
step frame Stand {the box} on its long side with the opening in front: a little stage. {fix tape} spare strips into the corners, because everything hangs on a stiff frame.
step cams From {the cam} cut two circles around {the mug}, and a third, smaller one. Glue the two big ones together: this is the cam.
step holes With {the poker}, make a hole in the left and the right wall, at exactly the same height, two thirds of the way down, and one in the middle of the roof, wide enough for {the guide}.
step axle Push one {one axle} through the left wall, through the cam halfway between its middle and its rim, and through the right wall. Glue the cam on a little left or right of the roof hole. Tape around the ends keeps it from sliding out.
step crank Glue a strip of {cam} as long as your finger to the end of the axle that sticks out, and a short bit of {one axle} to the strip's end as a handle.
step rod Glue a finger's length of {guide} upright into the roof hole. Glue the small circle to the blunt end of the other {one axle}, slide it up through the guide from below and let the circle rest on the cam.
step robot On {the figure} draw a robot as tall as your hand, color it and cut it out. Loose arms of folded paper strips will swing by themselves. {deco? Glue on {the deco}.}
step mount Shorten the rod above the roof to a finger's length and {fix tape} the robot to it, a hair above the roof at the lowest point.
step turn Let the glue set for an hour, then crank slowly. Cam beside the middle: the robot turns as it rises. Cam right under the rod: it only bobs. Move it until you like the dance.
further @9-12 Cut a cam with a notch: the robot climbs slowly and drops with a clack.
further Put two cams on one axle, a quarter turn apart, and let a robot dog answer the robot.
safety {axle=wooden-skewer? Snap the points off the skewers before you begin, and have | Have} a grown-up near when holes are made in thick walls.
skills building a mechanism, measuring heights, testing
waiting About an hour for the glue before the first turn.
alt A cardboard stage with a crank and a cam inside, and a robot on a rod on top
left rubber-band: would pull the rod crooked

* felt-robot
name sewn robot
title Pocket Robot With a Stitched Heart | Hand-Sewn Robot | Soft Robot for Hard Days
about A robot with corners all around and nothing hard inside: small enough for a pocket, soft enough for a test day. | Straight seams only, since robots have no curves; that makes it a good first thing to sew, and a gift that stays.
step cut Draw a head on a body, {in 4} tall with square shoulders, onto {felt=felt? {colored felt a} | {the felt}} and cut it twice. From other pieces cut two arms, two legs and a chest panel.
step panel Sew the panel to one of the fronts with small running stitches, two strands of {floss}, and add {@9-12? a cross or a heart | a heart, a dial or initials} in stitches.
step face Stitch a mouth above it: one long line, four short ones across.
step eyes Sew on {the eyes}, three times through each, and knot at the back.
step limbs Lay the front on the back, insides facing, and tuck the arms a finger's width in at the sides.
step loop Thread {the hook} onto a folded strip of the cloth and tuck the ends in at the top of the head.
step around {@9-12? Sew around the edge in running stitch, two stitches to a fingernail, through all layers. | Sew around in blanket stitch: down through the edge, and through the loop before you pull it tight. It frames every corner.} Leave the bottom open.
step stuff Push {the fill} into the corners with one finger, then into the middle. Firm, not bursting.
step close Tuck the legs into the opening and sew it shut. Knot twice and hide the end inside.
further @9-12 Sew a pocket on its back that holds a note.
further Give it an unfinished twin: cut out the parts, add needle and thread, and give both away together.
safety Park the needle in a scrap of cloth at every pause, and count needles when you finish. {@9-12? A grown-up shows the first stitches.}
skills hand sewing, sewing on buttons, stuffing
alt A soft sewn robot with button eyes, a stitched heart on its chest panel, arms and legs
left glue: not needed: stitches hold better than glue on cloth

* pixel-wall
name pixel picture
title Pixel {V} on the Wall | {V} From {v.count} Squares | Wall-Size Pixel {V}
about One paper square is one pixel: planned on a sheet, {the v} goes up on a door in half an hour and comes off without a trace. | Big as a door, made of {many note}, and gone again whenever you like: pixel art for walls that must not be painted.
step plan Draw a grid of nine squares across and {v=robot? ten | eight} down on {the plan}. Color {the v} into it, square by square, or design your own. Keep it the same left and right.
step count Count the squares of each color and lay out that many of {the note}: for ours, {v.list}. {note=sticky-note? Nothing needs cutting. | Cut them all to one size, {in 3} square.}
step spot Measure the width: nine squares of {in 3} make {in 27}. Find a smooth door, a window or a cupboard that is wide enough, and mark the middle lightly.
step line Begin with the lowest row and put its squares up edge to edge, level with the floor or the frame. {note=sticky-note? A strip of tape across the top edges keeps notes from curling off. | A loop of tape behind each square holds it.}
step rows Build upward row by row, always from the middle outward, and step back after each one: crooked shows from afar.
step eyes Put in the eyes and the other colors last, exactly where the plan has them.
step step Look at it from across the room. From there the squares melt together, and {the v} looks back.
further @9-12 Swap squares every morning, so that it winks, frowns or waves: pixel animation at one frame a day.
further Photograph every change and play the pictures in a row: a stop-motion film with a cast of paper.
safety High rows are for somebody standing on the floor, or for two with a steady step stool; no chairs with wheels.
skills planning on a grid, counting, working exactly
alt {a v} of colored paper squares on a wall, like an old video game
say robot: name=robot; count=46; list=37 for the body, 5 for eyes and a gauge, 4 for the lamp and the chest
say alien: name=alien; count=46; list=42 for the body, 2 for the eyes, 2 for the claws
left glue: stays behind on doors: paper squares come off again
`;
