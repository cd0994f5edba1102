/** Words for the shelf of the same name. */
export const words = `
* bottle-cap-badges
name bottle-cap jewelry
title {back=pin-back? Bottle-Cap Badges | {back=key-ring? Bottle-Cap Key Rings | {back=earring-hook? Bottle-Cap Charms | Bottle-Cap Hair Clips}}} | Pictures Under a Drop of Glue | Three Tiny Frames
about A bottle cap is a picture frame with a rim already. Poured full of glue, it looks like glass. | Club, band, team or inside joke: whoever wears one belongs.
step wash Choose caps that are not bent, wash and dry them, and press out the liner if it is loose.
step paint Paint the rims with {the paint} and let them dry.
step find Move a cap over {the picture} like a window and trace around the best spot with the pencil.
step cut Cut the circle out a little inside the line, so that it lies flat in the cap. Do the same for the others.
step lay Glue the pictures into the caps, and press them down to the edge.
step gem Set {the gem} around the picture, not many.
step pour Fill each cap with glue to just below the rim and prick every bubble. It is white now; leave it flat until it is clear.
step felt Trace a cap on {the felt} and cut out three circles.
step sew Sew one of {the back} onto the middle of each circle{back=key-ring? , near its edge | }, five times through.
step join Glue the circles to the backs of the caps and let them hold before anybody tugs.
further @9-12 Make a set for your club, and give each member a number.
further Draw your own pictures with a fine pen, no bigger than a coin.
safety Caps can have sharp edges: bend in what stands out with the back of a spoon, with a grown-up around. Pins are closed before they are passed on. {back=earring-hook? Only clean hooks go into ears. | }
skills cutting small circles, pouring without bubbles, sewing on a back
waiting Two hours, or overnight if the glue is deep.
alt Three bottle caps with pictures in them

* leather-leaf-set
name leaf jewelry
title {skin=denim? Denim | {skin=felt? Felt | {skin=cork-sheet? Cork | Leather}}} Leaves to Wear | A Pair of Stitched Leaves | Two Leaves, One Vein
about Two leaves, cut like twins and stitched down the middle: the thread is the vein, and the bend it makes gives them life. | What is left from a bag or a belt is enough for a present.
step plan Draw a leaf {in 2 1/2} long and {in 1} wide on {the plan}, fold it lengthwise to make both halves alike, and cut it out.
step trace Trace it twice on the back of {the skin}, the second time with the pattern turned over.
step cut Cut both leaves out in long strokes. Lay them on each other and trim what differs.
step vein With {the thread}, stitch a line down the middle of each, from the stalk to the tip and back through the same holes. {skin=leather,old-belt? Prick the holes first, into a lump of clay or a cork. | Leave a tail at the stalk.}
step fold Pinch each leaf along the stitches so that it bends like a real one.
step line Draw fine side veins with the {one line}.
step bead Thread one of {the bead} onto each tail.
step back {back=pin-back? Sew {the back} behind the stalks, | Tie the tails to {the back},} with three knots.
step wear Hold them up side by side: do they hang alike?
further @9-12 Layer a small leaf of another material on top.
further Cut three and hang them from one ring, like a twig in the wind.
safety The needle is pushed with something hard, never with a bare fingertip, and away from the holding hand. {back=earring-hook? Only clean hooks go into ears. | }
skills mirroring, stitching a line, working small
alt Two brown leaves with a stitched vein and a bead

* mirror-mandala-book
name mirror book
title Mirror Book for Mandalas | Half a Flower Becomes a Whole One | The Book With Two Mirrors
about Open it like a book, put something between the pages, and there are four of it, or six, or eight, in a perfect circle. | Inside a kaleidoscope there is nothing else than this.
step size Cut two pieces of {the back} to the size of the mirrors with {the ruler} and scissors.
step mount {fix tape} each of {the mirror} onto its piece, all along the edges: nothing sharp stays open.
step hinge Lay both side by side, faces down, a thin gap between them, and tape along the gap from top to bottom. Now it opens and closes.
step edge Frame the edges with {the edge}.
step wedge Fold one sheet into eight slices like a pizza and trace the folds with {the ruler}.
step stand Stand the book on the sheet, upright, its spine in the middle, its sides on two of the folds.
step bits Arrange {the bits} in the slice between. Lean down and look.
step angle Close the book slowly. {@6-8? How many do you see now? Count. | Count the pictures at each fold: how does the angle make the number?}
step draw Draw in the slice with {the pens} while you look into the mirrors: a whole mandala grows at once. Then draw it out in full on the second sheet.
further @6-8 Write your name in the slice. Which letters still look right?
further Put half a face from a magazine against one mirror alone, first the left, then the right half.
safety Use only mirrors of plastic or shiny paper: they bend and do not break. No sunlight is thrown into eyes.
skills symmetry, counting angles, composing
alt Two hinged mirrors standing on paper with a flower pattern between them

* punched-night-town
name night town
title Punched Night Town | Every Window Is a Punched Hole | The City Behind Black Paper
about Black paper, hundreds of holes, yellow paper behind: hang it in a window, and every evening the lights come on by themselves. | A hole punch knows only one shape, and it is exactly the right one.
step draw Draw a row of houses and towers on one sheet of {the dark}, up to half its height, with {the ruler}.
step cut Cut along the skyline.
step fold Fold each house once lengthwise, so that the punch reaches its middle.
step punch Punch windows with {the punch}, in rows, with some left dark. {@6-8? Who is still awake? | Not all in a grid: somebody lives in every one.}
step doors Cut a few doors and a clock by snipping into a fold.
step glow {fix tape} pieces of {the glow} behind the houses.
step sky Punch stars along the edges of the second sheet, as far as the punch reaches, and put it behind the town.
step moon Cut a round hole where the moon is to be and glue {the moon} behind it.
step light {light? Stand it up in a curve with {the light} behind it | Hang it in a window}, and turn off the lamp.
further @6-8 Keep the dots that fell out: they are snow for the next picture.
further Build a second row of houses, a hand's width in front of the first.
safety {light? The light runs on batteries and stays cool, and it stands a hand away from the paper. | A punch bites fingers as well: keep them on the handle.}
skills cutting a skyline, punching in rows, working with light
alt A dark paper town with glowing punched windows under a starry sky

* stencil-chalk-path
name chalk path
title Stenciled Chalk Path | Rubbed Stars on the Pavement | The Path With Sharp Shapes
about Chalk is rubbed through the stencil with a sponge, and the shapes come out as crisp as painted ones. The rain wipes the slate clean for next week. | A hopscotch in which every box has a picture.
step sweep With {the broom}, sweep a dry piece of ground, away from cars.
step plan Walk along and decide where the shapes go. {@4-5? One for every big step. | Lay down stones to mark the places.}
step tape Tape {the stencil} down at two corners.
step crush Rub {the chalk} on the rough ground beside it until there is a heap of dust, and sweep it onto the plate. Each color by itself.
step rub Dab {the rub} into the dust and rub it over the stencil in small circles, from the edge inward.
step lift Lift the stencil straight up. {@4-5? There it is! | Sharp? If not, use less and rub harder.}
step next Tape it down again, farther on, and take another color.
step line Draw boxes, stems, faces or numbers around the shapes with a whole stick of {the chalk}.
step spray Mist a few of them with water from {the spray}: the color gets stronger and stays longer.
step hop Hop along it. {stones? Lay a stone in one box, and hop over it. | Who can do it backward?}
further @4-5 Call out a shape: everybody runs and stands on it.
further Write a greeting for somebody who comes home along this path.
safety Only where no car and no bicycle comes by, with a grown-up in sight; chalk dust is rubbed, not blown.
skills stenciling, planning a row, hopping
alt A hopscotch of chalk with a star, a heart and a flower

* covered-clipboard
name clipboard
title {skin=map? Map-Covered Clipboard | {skin=fabric-scrap? Fabric-Covered Clipboard | Clipboard in a New Coat}} | A Board Worth Carrying | The Prettiest List in the House
about {clip? A clipboard costs little and looks like it. Covered with {the skin}, with gold on its clip, it hangs on the wall like a picture that changes. | } | It holds a sketch, a list, a race plan, a poem: what you look at every day should look good.
step trace Lay {the board} on {the skin} and trace around it twice with the pencil, once for the back. Mark where the clip sits.
step cut Cut both pieces out, a hair inside the line, with a notch for the clip.
step glue Brush a thin coat of {the coat} on the front and lay its piece on from the clip downward, stroking out the bubbles.
step back Turn it over and cover the back in the same way. Leave the metal free.
step coat Brush two thin coats over both sides, with half an hour in between.
step edge Run {the edge} around the rim: it hides what does not quite meet.
step clip Cover or paint the clip with {the clip}.
step pocket Glue {the pocket} to the lower part of the back on three sides: for cards, stickers and stamps.
step cord Tie {the cord} to the clip and to a pencil.
step use Wipe it with a dry cloth and clip on the first sheet. {@9-12? What is on your list for this week? | Hang three in a row, and you have a gallery.}
further @9-12 Make one for fieldwork, with a ruler drawn along the edge.
further Cover one with your own printed paper.
safety Glue dries before it is stacked. Clips snap shut: mind the fingers.
skills covering an edge, gluing without bubbles, finishing
waiting Two hours to dry.
alt A covered clipboard with flowers and a golden clip

* dotted-family-plate
name plate
title Dotted Plate With a Family's Words | A Plate for the Shelf | Folk-Art Plate in Dots
about A white plate, three pens, and a pattern that grows from the middle like a flower: each ring decides what the next one will be. | The sentence that everybody at your table knows by heart belongs on a plate.
step wash Wash {the plate} with soap and water and dry it. From now on touch only its rim.
step fold Trace the plate on {the plan}, cut the circle out and fold it into eight slices.
step spokes Lay it on the plate and make a tiny mark at the end of each fold with {the pen}.
step center Begin in the middle: a flower of eight petals, each aimed at a mark.
step ring Draw rings of dots around it, {dot? large ones with the ends of {the dot}, | large and small,} always on the marks first, then between them.
step words Write the words along the rim, in pencil first if your pencil marks: {@9-12? names, a date, a motto. | a saying, a line from a song, the names of all who eat here.}
step fix Wipe away what went wrong with {the swab} before it dries.
step dry Let it dry flat for a whole day, and then find it a shelf where everybody sees it.
further @9-12 Make one for a birthday, which only comes to the table as decoration.
further Paint a row of small plates with one letter each.
safety It is for looking at: paint on a plate does not belong with food. Old plates break: work on a towel, and a grown-up picks up any pieces.
skills dividing a circle, dotting, lettering on a curve
waiting A day to dry.
alt A white plate with a blue flower, rings of dots and words

* snap-cuff-bracelet
name cuff
title {band=denim? Denim | {band=ribbon? Ribbon | {band=felt? Felt | Cloth}}} Cuff With a Snap | Embroidered Snap Cuff | A Band for First Stitches
about {beads? The first three stitches of embroidery fit on one wrist: a running line, a star and a bead. A snap closes it with one hand. | } | Made in an evening, worn for a summer.
step measure Measure around your wrist, add {in 1}, and cut two strips so long and {in 1} wide from {the band}, with round ends.
step trim Sew {the trim} along the middle of one strip.
step row Thread {the needle} and sew a line of running stitches along both edges, all of one length.
step flowers Sew three stars: five stitches from the outside into the same middle.
step beads Sew one of {the beads} into every star, and the others between them.
step lining Lay the second strip behind, so that it hides the knots, and sew both together around the edge.
step snap Sew one half of the {one snap} onto the outside of one end, four times through each hole.
step second Press the other end on it, so that it leaves a mark, and sew the other half there, on the inside.
step click Click. One finger should still fit under it.
further @9-12 Make two with one half of a heart on each.
further Sew the initials of your team in backstitch.
safety The needle is pushed away from the hand that holds. For wrists, and off again for sports.
skills running stitch, sewing on beads, sewing on a snap
alt A pink cuff with yellow stitched stars, beads and a snap

* glow-pebble-path
name glowing pebbles
title Glowing Path of Stones | Stones That Remember the Sun | Twelve Moons on the Ground
about By day they drink the sun, in the evening they give it back: a path of green sparks through the flower bed. | Campers mark their tent with them, gardeners the step on which everybody trips.
step wash Scrub {the stone} in water and let them dry in the sun.
step white Put newspaper down and paint the tops with a light coat of {the ground}: on pale ground the glow is twice as strong.
step dry Let them dry for half an hour.
step glow Brush {the glow} on thickly: whole tops, or stars, eyes and paw prints.
step second After half an hour brush on a second coat. Glow comes from thickness.
step spots Add outlines with {the spots} when all is dry.
step charge Lay them in the sun, or under a lamp, for ten minutes.
step lay In the dark, lay a path with them{@6-8? and let somebody find the way | }. {jar? By day they rest in {the jar}. | By day they rest in a flower pot.}
further @6-8 Paint a pair of eyes on each of two and put them under a bush.
further Lay a constellation on the lawn that you can see from your window.
safety Use glow paint that is made for crafts, and wash hands afterward. Stones lie where nobody mows, and none is thrown.
skills coating thickly, planning a path, watching light
waiting Two hours between and after the coats.
alt A winding row of twelve stones with a green glow

* beach-in-a-lid
name tiny beach
title A Beach in {lid=plastic-lid? a Lid | Miniature} | Two Umbrellas and a Sea | The Smallest Vacation
about Two paper umbrellas, a spoonful of {one sand} and a wave: whoever looks long enough hears the sea. | For the beach that you miss in winter.
step sea Paint half of {the lid} blue, darker toward the edge, and let it dry.
step foam Paint a wavy white line where the water ends.
step glue Brush {the glue} thickly over the other half, right up to the foam.
step sand Sprinkle {the sand} on, press it down with a dry finger, wait, and tip off what is loose.
step stand Roll two balls of {the stand}, as big as a hazelnut, and press them down into the beach.
step umbrellas Open {the brolly} and push one into each ball, a little tilted, as the wind would have it.
step towels Cut two towels from {the towel}, as long as a thumb, with stripes, and lay them in the shade.
step shells Glue {the shells} along the water.
step palm {palm=fake-leaf? Stand {the palm} in a ball of {the stand} as a palm tree. | Snip the upper end of {the palm} into five leaves, bend them out, and stand it up in a ball of {the stand}.}
step guest {guest? {the guest} may lie down now. | Who lies on the towels? Draw them, as small as a bean.}
further @6-8 Write a postcard from there, as small as a stamp.
further Build the other half of the year in a second lid: snow, and a sled.
safety The sticks of the umbrellas are pointed: they go into the clay, and none goes into a mouth. Wash hands afterward.
skills building small, gluing sand, composing a scene
waiting Two hours to dry.
alt A tiny beach with two paper umbrellas, towels and a blue sea

* giant-bubble-wand
name bubble wand
title Giant Bubble Wand | Bubbles as Big as You | Two Sticks, One Loop, One Giant
about Two sticks and a loop of {one loop}: open it in the wind, and a bubble comes out that is longer than a bicycle. | Slow is the secret. Whoever runs has foam; whoever walks has giants.
step mix Stir {the bubbles} into {the water} in {the pan}{help? with {the help} | }, slowly, with {the spoon}, so that it does not foam. {bubbles=bubble-solution? Ready-made solution takes only a quarter of the water. | The longer it stands, the better.}
step cut Cut {the loop} with {the scissors}: one piece {ft 2} long and one {ft 4} long, by {the ruler}.
step top Tie the short piece from the tip of one of {the stick} to the tip of the other.
step weight Thread {the weight} onto the long piece.
step low Tie the long piece to the same two tips: it hangs below the short one in a triangle, pulled down by its weight.
step grip Wrap the handles with {the grip}.
step dip Hold the sticks together, lower the whole loop into {the pan}, and lift it out, dripping.
step open Open the sticks slowly and walk backward, or let the wind blow through. {@6-8? Do you see the colors run? | The bubble grows as long as there is soap in the {one loop}.}
step close Close the sticks to set it free.
further @6-8 Blow small bubbles through your fingers beside the big ones.
further Add sugar, or let the mix stand overnight: which giant lives longest?
safety Outdoors on grass, for soap makes stones slippery. Sticks point up, soap stays out of eyes, and the loop is for bubbles and never goes over a head.
skills tying, moving slowly, experimenting
alt A loop between two sticks with a giant bubble above it

* charcoal-owl
name owl
title Charcoal Owl at Night | An Owl Drawn With Its Eyes First | The Owl Made of Dust and Light
about Charcoal is burnt willow: one stroke is black, one wipe is fog, and an eraser draws light. There is nothing better for an owl. | Half of this picture is made by taking away.
step tape {fix tape} {the sheet} to the table all around, over {the guard}, so that it gets a clean border.
step shape Draw an egg with two tufts, two large circles for eyes and a branch, lightly, with the pencil.
step side Lay a piece of {the dark} on its side and rub it over the body, darker at the edges.
step rub Stroke over it with {the rub} until it is soft and gray like a fog.
step feathers Draw rows of small curves for feathers with the tip, looser toward the bottom.
step light Pull light out with {the lift}: rings around the eyes, the edge of a wing, a moon. Turn to a clean spot each time.
step eyes Color the eyes with {the eyes}.
step deep Now the darkest dark, pressed hard: pupils, beak, claws, the space below the wings. Leave a white glint in each eye.
step frame Wipe your hands on the damp cloth, peel off the tape, and there is a white frame.
further @9-12 Draw a second one that is asleep.
further Put two drawings side by side, one with hard edges and one with none: which is farther away?
safety Charcoal dust is tapped off over the newspaper and not blown. Wash hands and the table afterward, for everything gets gray.
skills shading, drawing with an eraser, dark and light
alt A gray charcoal owl with yellow eyes on a branch before a moon
`;
