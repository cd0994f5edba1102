export const words = `
* four-taped-skies
name four skies
means salt
title Four Skies on One Sheet | Four Small Skies in Watercolor | Storm, Dusk, Snow and Northern Lights
about Four windows, four kinds of weather, no drawing needed: the water paints, you hold the brush. And when the tape comes off, the white edges make it look finished. | Each sky is as big as a postcard cut in half and uses another trick: dropping in, blending, {salt? salt, | leaving white,} lifting off.
step tape {pad? Tape {the sheet} to {the pad} | Tape {the sheet} to the table} with {the tape}, all four edges, and divide it with a cross of tape into four windows. Rub every edge down, or color runs under it.
step storm First window, the storm: wet it all over with clean {water}, then drop in {color a} and gray from {the color}, heavy at the top. Then hands off: it paints itself.
step dusk Second window, the dusk: a stripe of purple at the top, pink below, orange, then yellow, each touching the wet edge of the last. Do not go back into it.
step snow Third window, the snow: a wet wash of {color b}. {salt? While it still shines, scatter a few grains of {the salt} on it: every grain drinks and leaves a flake. | Dab out soft white spots with a clean wet brush.}
step lights Fourth window, northern lights: paint it dark blue, wait until the shine is gone, and lift two swaying curtains out with a twist of {paper-towel}. Drop thin green into them.
step dry Let everything dry, half an hour at least{salt? , and brush {the salt} off}. Dark colors get a third paler; that is as it should be.
step hills Give each sky a ground in nearly black, along the lower edge: hills, firs, roofs, snowdrifts. Simple silhouettes, and each another one.
step white Set the lights with {the white}: a bolt in the storm, stars, flakes.
step fine Add one tiny thing to each with {the fine}: three birds, a bare tree, somebody with an umbrella. Now it is large.
step peel Peel {the tape} off at a flat angle, away from the pictures. This is the best moment; take your time.
further Cut it into four and send one to each of four people, or keep a sheet for every season.
safety Rinse the brush water down the drain and keep it apart from what you drink: they look alike in the evening.
skills wet-in-wet, blending, lifting color
waiting Half an hour at least.
alt Four small watercolor skies on one sheet: storm, dusk, snow and northern lights

* cookie-mix-jar
name cookie mix jar
title Cookie Mix in a Jar | Cookies, Just Add Two Things | A Jar of Cookies to Be
about Everything dry is in it, in layers that look like rock strata. Whoever gets it adds two things, and half an hour later the kitchen smells right. | A present for people who have everything: twenty cookies that only need two things from the fridge and a hot oven.
step wash Wash {the jar} and its lid, and dry both to the last drop. It should hold one quart (1 liter).
step mix Stir {the flour}, {the lift} and {the salt} together in a bowl, measured exactly with {the cup}, strokes level.
step first Pour that in first{funnel=paper? , through a cone rolled from {the funnel} | , through {the funnel}}. Knock the jar on a folded cloth until it lies flat.
step oats Then {the oats}, pressed down gently with the back of a spoon.
step sugar Then {the sugar}, right to the edge, where it is seen.
step sweets Fill up with {the sweets} to just under the lid and screw it shut. Nothing may shift anymore.
step cap Cut a circle a hand wide from {the cap} with {the scissors}, and lay it over the lid.
step tie Cut {the tie} to length with {the scissors} and tie it around the rim in a bow{cap? that holds the cloth | }.
step label Write with {the pen} on {the label}: cookie mix, the date, everything that is in it, and how: "Knead with half a cup of soft margarine and four tablespoons of oat drink, form balls, bake 12 minutes at 350 degrees F (175 C)." Tie it on.
step spoon Tuck {the spoon} under the bow.
further Replace the sweets with raisins and a spoon of cinnamon, and you have a second kind. Label them, so that nobody is surprised.
safety The mix is raw: it is baked first and never tasted from the jar. Everything that is in it stands on the label, because not everybody can eat everything.
skills measuring, layering, lettering
alt A jar with layers of flour, oats, sugar and sweets under a cloth cap

* flag-bead-bracelet
name flag bracelet
title Rainbow Bead Bracelet | A Flag to Wear, Bead by Bead | Six Colors Around a Wrist
about Six colors in the order of the rainbow flag, six beads each, and it stretches over any hand. Trade one, keep one. | A flag does not have to be waved. Blue, pink and white, or red, white and green: every flag has its bracelet, for a parade, a match or an ordinary Tuesday.
step sort Sort {the beads} on a plate by color, six of each: {color a}, {color b}, {color c}, {color d}, {color e}, {color f}. Another flag? Its colors from top to bottom, as many beads of each as you need for thirty-six.
step measure Cut {the elastic} as long as twice around your wrist, and close one end with {the hold}, so that nothing rolls off.
step stripe Thread on the beads, one color after the other, always six. Lay it around your wrist: the ends should just meet. Too long? Take the same number off every color.
step letters Put {letters} into the middle of it, a name or one word, instead of as many beads.
step tie Pull the elastic a little, three times, tie the ends in two overhand knots, one on the other, and tug at them.
step glue Set a drop of {the glue} on the knot. When it is dry, cut the ends short and slide the knot into a bead.
step tassel Cut a finger's length of every color of {the tassel}, fold the bundle over the elastic beside the knot and bind it with one more thread.
step charm Tie on {the charm} beside the knot.
step wear Roll it over your hand rather than pulling it: then it lasts a summer.
further Make a stack: one with narrow stripes of three beads, one all in the color you feel most like today.
safety Count the beads back into their box; little brothers and sisters find every one. It goes on wrists and ankles, never around a neck.
skills sorting, threading, a knot that holds
waiting {glue? A few minutes for the drop of glue. | }
alt A stretchy bracelet in the six colors of the rainbow flag

* taped-terracotta
name painted pot
title Painted Pot With Sharp Edges | Geometric Flowerpot | {plant? Tape, Color, Plant: A New Pot | }
about Triangles with edges like knife cuts, and all the cleverness is in {the tape}. On the windowsill it makes even a cactus look well dressed. | Terracotta drinks color and holds it for years. {plant? The plant moves in the same evening. | All that is missing is a plant.}
step clean Wipe {the pot} with a damp cloth, inside and out, and let it dry: color holds on a clean pot, not on dust.
step base {paint=acrylic-paint,paint? Brush the outside white, thin, twice, with ten minutes in between, and two fingers down inside the rim. | Leave the clay as it is: {the paint} looks best on raw terracotta.}
step tape Run {the tape} over the dry pot in a zigzag, then once more across, until the whole side is triangles. Press every edge down with a fingernail.
step fields {paint=acrylic-paint,paint? Pour the colors on a plate and fill | Fill} the triangles with {the paint}, strokes from the tape inward, never two of a color side by side. Leave a few empty.
step peel Peel the tape off slowly while the color is still a little soft.
step pen Draw along the rim with {the pen}: zigzag, dots, a line as thin as a hair.
step dots Print dots into some of the fields with the end of {the dots}, row by row.
step dry Leave it upside down for an hour and a half.
step plant {soil? Fill in {the soil} and set {the plant} into it, | Set {the plant} in, with its own small pot,} a finger below the rim. Its first drink it gets over the sink.
step dish Stand it on {the dish}, which catches what runs through.
further Three sizes in the same colors, stacked on a shelf, are a family.
safety Color stays on the outside and inside only down to two fingers below the rim, so that the roots have clean clay. {pot=terracotta-pot? A pot that falls breaks sharply: sweep, do not pick. | }
skills masking, planning a pattern, painting clean edges
waiting {paint=paints? An hour and a half for the paint. | Half an hour for the color.}
alt A white flowerpot with colored triangles and a green plant

* propeller-stick-plane
name rubber-band plane
title Rubber-Band Plane | {propeller=propeller? A Plane That Winds Up and Flies | A Plane With a Homemade Propeller} | Sixty Turns and Off It Goes
about A stick, two wings and a band that wants to unwind: in 1871 a Frenchman flew one like it over a park in Paris, and everybody saw for the first time that it could be done. | Kits have all parts stamped out. Yours you balance yourself, and that is the whole secret of flying.
step stick Cut a strip from {the wood}, {in 12} long and as thick as a pencil, with {the knife} along {the ruler}. {sand? Round its edges with {the sand}. | }
step wing Cut the wing from {the wing}, {in 12} by {in 2 1/2}, and for the tail a piece of {in 5} by {in 1 3/4} and a fin as tall as a finger. Mark the middle of the wing with {the pencil}, score it lightly there, and bend both halves up by the width of a finger, so that it flies level.
step tail Glue the fin upright on the middle of the tail, and hold it until it stands by itself. {skin? Stretch {the skin} over the wing with thin glue and let it dry: it makes thin wood strong, and the wing looks like those of the first airplanes. | }
step paint Draw stripes, a number and a country on it with {the paint}. Thin: color weighs.
step nose {propeller=propeller? Bend | Cut the bowls off two of {the propeller} and tape them end to end, twisted against each other. Bend} one of {the hook} straight with a small hook at its end. Push it through {propeller=propeller? the hub, | the middle of the blades,} through {the bead}, and through a finger's length of {tube=paper? rolled paper | {the tube}}, taped under the nose, hook toward the tail. Bend the front end over.
step rear Bend the second of {the hook} into a hook and tape it under the stick at the tail, opening backward.
step band Loop {the band} together into a chain and hang it between both hooks. It hangs a little slack.
step balance Hold the wing on the stick with a strip of tape, a third of the way back from the nose, and set both on two fingertips under the wing tips. Nose down a little is right. {weight? Move the wing, or press a crumb of {the weight} to the nose, until it is. | Move the wing until it is.}
step glue Glue wing and tail on with {the glue} and a strip of {the tape} over them, sight along the stick for anything crooked, and let it dry for an hour.
step wind Glide it first without winding. Then wind the propeller sixty turns with a finger, hold it, aim level, let the propeller go a moment before the plane.
further Change one thing for each flight and write it down: turns, wing place, tail bent by a hair. Who gets past twenty steps?
safety {@9-12? The knife is in a grown-up's hand. | A grown-up stays beside you while you cut with a knife, on a board and away from you.} A propeller stings: fingers out of its circle, and never toward faces.
skills measuring, balancing, testing one thing at a time
waiting An hour for the glue.
alt A small plane with a stick body, wings, rubber band and propeller

* flower-in-a-bauble
name filled bauble
title {filling=flower,pressed-flower,petal? A Flower in a Bauble | {filling=map? A Map in a Bauble | {filling=sheet-music,old-book-page? Words in a Bauble | A Forest in a Bauble}}} | Clear Ornaments, Filled by Hand | The Year in a Ball
about A clear ball, a handful of {filling} and {snow? a little snow | a bow}: a small world that goes on the tree for thirty years. | What belongs to this year? It fits through a hole as wide as a thumb.
step open Pull the cap off {the ball}, wipe the ball inside with a dry cloth on a stick if it is dusty, and lay it on a folded cloth so that it cannot roll.
step sort {filling=map,sheet-music,old-book-page? Cut {the filling} into strips as wide as a finger and roll each around {the stick}, so that it curls. | Choose from {the filling} what is quite dry and slim: whatever is damp turns gray in there. Cut it so that it stands two thirds as tall as the ball, with {the scissors}.}
step snow {snow=cotton-ball,tinsel? Push small tufts of {the snow} through the hole: the ground. | Pour {the snow} through {funnel=paper? a cone rolled from {the funnel} | {the funnel}}: a finger high is enough for a ground.}
step fill Push {filling} in with {the stick}{tweezers? or {the tweezers}}, the tallest first, turned toward the front. Stop while there is still air.
step small Drop in {small}: they collect at the bottom like finds.
step close Press the cap back on, with its wire spread inside.
step pen Write the year on it with {the pen}, small, near the top, where the curve is gentle.
step bow Cut {the ribbon} in two: one piece is the loop, the other a bow at the neck.
step tag Tie {the tag} on: what is inside, and from when.
step hang Fill the second one differently, as its partner, and hang both where a light is behind them.
further One for each person in the family, with something that was theirs this year.
safety Hang them where no cat and no toddler reaches: inside are small parts. {!filling=map,sheet-music,old-book-page? Nothing poisonous from the garden goes in.}
skills composing in a small space, handling fine things
alt A clear ornament filled with flowers and a red bow

* shore-mirror
name shell mirror
title {shells=seashell? Mirror in a Wreath of Shells | {shells=sea-glass? Mirror in a Ring of Sea Glass | Mirror in a Ring of Stones}} | A Mermaid's Mirror | {mirror=old-CD? A CD Becomes a Mirror | The Mirror That Went to the Beach}
about {the shells}, one beside the other, until no cardboard can be seen: the frame does for a plain mirror what a beach does for a plain day. | Whole shops sell these. Theirs are all alike, and yours knows which bay it is from.
step ring Lay {the mirror} on {the ring}, trace it, and draw a second circle four fingers outside. Cut out that disc with {the scissors}{@9-12? , with help where it is thick}.
step paint {brush? Brush | Dab} it {color b} with {the paint} all around, edge too: wherever a gap stays, it looks like water.
step mirror Glue {the mirror} into its middle{mirror=old-CD? , shiny side up | } and lay a book on it while you go on.
step sort Sort {the shells} by size in three heaps: large, middling, crumbs. Rinse and dry what is sandy.
step glue Put {glue=glue-gun? a stripe of hot glue, no longer than a finger at a time, | a thick stripe of {the glue}} on the frame, a hand long, beginning at the top.
step set Set the large pieces first, spaced around like hours on a clock, then the middling ones between them, overlapping like scales. Push each down until it does not rock.
step bits Press {bits} into the gaps, for the light.
step sand Dab glue into what is still bare and sprinkle {the sand} over it; tip off the rest.
step cord Make two holes near the upper edge with the tip of {the scissors}, pull {the cord} through from behind and knot both ends in front, under a shell.
step dry Leave it flat overnight. What is heavy wants to slide.
further The same ring around a photograph of the bay makes a pair.
safety {glue=glue-gun? Hot glue sticks to skin: a grown-up is in the room, and each drop cools where it falls. | The glue is thick: newspaper below.} A mirror with a chipped edge goes in the trash, wrapped. {shells=seashell? Take empty shells only. | }
skills sorting, composing in the round, gluing heavy pieces
waiting A night to dry.
alt A round mirror in a frame full of shells

* peg-doll-court
name peg dolls
title {pegs=peg-doll? Peg-Doll | Little} Royals | {pegs=cork? Cork | {pegs=clothespin? Clothespin | Wooden}} Dolls From a Fairy Tale | Three Characters Looking for a Story
about A king's daughter, a wanderer with a red cape, a green fairy: as tall as a finger, dressed in {cloth}, and light enough for a pocket. | The smaller the face, the more it can be anybody. Two dots are enough.
step cast Decide who they are: which tale, who is good, who only looks it. Stand {the pegs} side by side; the tallest is the one with the crown.
step face Draw with {the pencil} where the hair begins. Set two dots of eyes and a tiny mouth with {the paint}, all in the lower half of the head: that is what makes them look sweet. Then the dress, from the neck down.
step dry Let them stand for an hour.
step dress Cut a strip from {the cloth}, as tall as the body and as long as around it, and glue it on with the seam behind. A second, narrower strip is a sleeve or an apron.
step cape Cut a half circle as wide as your hand for a cape, lay it around the shoulders and fix it with one dot of glue in front. For the wanderer it goes over the head.
step hair Glue {the hair} on in loops from the middle to the sides{pegs=clothespin? , around the knob}; braid it, knot it, or let it hang.
step crown {crown=metallic-pen? Draw a crown with {the crown}. | {crown=sequin? Glue {the crown} on as a small jewel. | Cut or bend a crown from {the crown}, no wider than the head, and glue it on.}}
step flower Glue {the flower} into the hair or on the dress.
step staff Give somebody a wand or a staff: {the staff}, shortened to the height of the doll, glued to the side.
step play Set them on a shelf in the middle of a scene. Who has just said something?
further Build the one that the tale forgot: the cook, the mirror, the second wolf.
safety {@6-8? Small parts: the dolls stay away from little brothers and sisters. A grown-up shortens the staff. | They are for shelves and older children: hair and crowns come off in small mouths.}
skills painting small, dressing a figure, inventing characters
waiting An hour for the faces.
alt Three small wooden dolls: one with a crown, one with a red cape and one in green

* hinged-panel-shield
name shield
title A Shield With a Curve | Cosplay Shield From {board=foam-board? Foam Board | Cardboard} | The Shield That Has Seen Battles
about Flat discs look like lids. One cut to the middle and a hand's width of overlap, and it bulges like the ones in films. | {board} and {the tape} in front of the camera, steel behind it: the dents are painted on.
step circle Tie a string to {the pencil}, hold its end in the middle of {the board} and draw a circle {in 20} wide, and inside it two more, each a hand smaller.
step cut Cut the disc out with {the knife}, and make one straight cut from the edge to the middle. Cut two rings, open at one side, from what is left.
step dome Pull the cut edges over each other by four fingers: the disc becomes a shallow dome. Tape the seam from both sides with {the tape}, and run tape around the whole rim, folded over the edge.
step rings Glue the two rings of {the board} on along the circles. They follow the curve, because they are open at one side.
step emblem Draw your emblem on {the foam}, one that belongs to nobody yet, cut it out and glue it into the middle.
step rivets {rivets=paper-fastener? Push {the rivets} through the outer ring | Glue {the rivets} on the outer ring}, a hand apart.
step color {color=metallic-paper,aluminum-foil? Cover the rings with {the color}, rubbed smooth, each in its own piece. | Paint the rings with {the color}, dark first, two thin coats, and let it dry for an hour.}
step scuff Dab silver or black on the edges with a nearly dry {scuff}, and drag it in two or three places: scratches run all in one direction.
step strap Tape two straps of {the strap} to the back, one for the forearm and one for the hand, over a piece of cardboard that spreads the pull.
step stand Put your arm in and turn. It should stay where it is when you run.
further Add the story: each dent has a date and a name on the inside.
safety {knife=craft-knife? Cut thick board in several light strokes, away from you, with a grown-up in the room. | Scissors go into cardboard in short bites.} A shield is held against pillows, never against people's faces.
skills drawing large circles, shaping a dome, weathering
waiting {color=paints? An hour for the paint.}
alt A round shield with rings in blue, white and red and a lightning emblem

* umbrella-cloth-bag
name umbrella bag
title From Broken Umbrella to Bag | The Bag That Likes Rain | Umbrella Cloth, Second Life
about The wind has won, the ribs are bent, and the cloth is as good as new: light, bright and waterproof. In an hour and a half it carries the groceries home. | It folds to the size of a fist. That is what umbrella cloth has always been able to do.
step free With a grown-up holding the frame, snip the threads that tie the cloth of {the umbrella} to the ribs, one after the other, and unscrew or cut off the tip. Lay the cloth flat; the frame goes to the scrap metal.
step cut Draw two panels with {the ruler} and {the chalk}, {in 14} wide and {in 16} tall, with the pointed seams running down the middle, and two strips of {in 3} by {in 20}. Cut them out.
step patch Sew {the patch} onto the front of one panel now, as a cloud, a drop or a pocket.
step pair Lay the panels on each other, good sides inside, edges matching{pins? , held by {the pins} at the edge: pins leave holes, so only close to it}.
step sew Sew down one side, along the bottom and up the other with {the thread}, a finger from the edge: {machine? on {the machine}, with short stitches. | doubled, in small backstitches.} Go over the corners twice.
step turn Turn it out, push the corners out, and try it with two oranges.
step hem Fold the top edge in by a finger, twice, and sew around it.
step handles {cord? Cut {the cord} in two and sew the ends inside the top edge, | Fold the strips three times along their length, sew them shut, and sew their ends inside the top edge,} a hand from each side, with a square and a cross.
step close Sew {the button} inside the middle of the top edge{button=button? , and a loop of thread across from it | , both halves}.
step rain Carry it into the next rain. Inside it stays dry.
further The leftover corner, hemmed and with the umbrella's own strap, is the pouch into which the bag folds.
safety Bent ribs spring: a grown-up holds the frame, and nobody's face is near it. The needle goes into a scrap when you stop.
skills salvaging cloth, backstitch, making handles
alt A bag of red and blue umbrella cloth with two handles

* floss-wrapped-cable
name wrapped cable
title Headphones That Never Tangle | {floss=yarn? Yarn | Floss}-Wrapped Headphones | Knot by Knot Around a Cable
about One knot, the Chinese staircase, some hundreds of times: the cable gets thicker, softer and yours, and it does not tangle anymore. | It is the friendship bracelet for people who listen to music on the bus.
step check Listen to {the cable} once: do both sides still play? It would be a pity about the evening. Then unplug and stretch the cable out on the table.
step cut Cut {the floss} in pieces as long as your arms are wide, two of each color.
step start Knot two strands around the cable just above the plug, and hold their short ends along the cable with {the tape}: they get worked in.
step knot Lay the working strands over the cable like the number 4, pull the end up through the gap and tighten. Always the same knot, always from the same side.
step spiral Watch the knots: they climb around the cable like stairs. Push them together every ten, so that no cable shows.
step change Change colors every two fingers: lay the old strand along the cable and knot over it with the new one. Where the cable forks, go up one side, then begin anew on the other.
step beads Thread one of {the beads} on at the fork and wherever a color changes.
step finish Stop a finger below the earpieces, make three plain knots, push the ends back under the last stairs and cut them off.
step end Fix {the end} near the plug: it holds the rolled-up cable.
step play Put them on, choose one song, and do nothing else for three minutes.
further The charging cable comes next. Same knot, other colors: then nobody in the family takes yours by mistake.
safety Keep the plug and the earpieces bare, and unwrap it if the cable is cracked underneath. Nothing around the neck while you cycle or sleep.
skills a regular knot, changing colors, patience
alt Headphones whose cable is wrapped in colored floss

* dream-eye-mask
name sleep mask
title {lashes? Sleep Mask With Long Lashes | } | A Mask That Switches Off the Light | Sewn Tonight, Worn Tonight: Sleep Mask
about Two layers of cloth, a band around the head, and two lids that are already asleep. On the bus, at a sleepover, on the first morning of vacation: dark at once. | {lashes? Cut from one pattern, everybody's looks different: it depends on the lashes. | }
step pattern Draw half a mask on {the pattern} along a fold with {the pencil} and {the ruler}: {in 4} wide, {in 3 1/2} tall, with a dip for the nose as wide as your thumb. Cut it out, open it and hold it to your face. Does it cover your eyebrows?
step cut Cut two masks from {the cloth}, a finger wider than the pattern all around{filling? , and one from {the filling} exactly as large as the pattern: it goes between them | }.
step lashes {lashes=embroidery-floss? Stitch two closed lids on the front with {the lashes}: a long curve in backstitch, five lashes each. | Draw two closed lids on the front with {the lashes}: a long curve and five lashes each. Let them dry.}
step trim Sew {the trim} along the upper edge of the front, now, while it is still one layer.
step elastic Cut a piece of {the elastic} that goes around the back of your head with a light pull: about {in 14}. It must not press.
step layer Lay front and back on each other, good sides inside, with {the elastic} between them, its ends sticking out a little at both temples. {filling? {the filling} lies on top of it all. }{pins? Pin it. | }
step sew Sew all around with {the thread} in small backstitches, a finger in from the edge, but leave three fingers open at the forehead. Go over {the elastic} three times. Turn it out through the gap and push out the curves.
step scent Drop {the scent} in through the gap.
step close Turn the edges of the gap in and sew it shut with stitches that hardly show.
step wear Lie down, put it on, count to ten. Light at the nose? One stitch more on each side of the dip.
further Sew one for each guest, and let everybody draw the lashes of somebody else.
safety The band sits loosely around the back of the head, never around the neck; for little brothers and sisters it is a toy only while somebody watches. {pins? Needle and pins are | The needle is} counted at the end.
skills sewing from a pattern, turning curves, fitting
alt A soft sleep mask{lashes?  with golden lashes | } on a stretchy band

* sugar-scrub-pot
name scrub
title {sugar=sugar? Sugar Scrub in a Jar | Salt Scrub in a Jar} | A Spa From the Kitchen Shelf | {herb=lemon,orange-peel? Citrus Scrub | {herb=lavender? Lavender Scrub | Two-Minute Scrub}} With a Label
about {sugar} rubs, oil cares, and water washes both away: hands that have painted and glued all week feel new. And it looks like a shop's. | Three things are in it and all of them are known. That cannot be said of most jars in the bathroom.
step wash Wash {the jar} and its lid hot and dry both well: a wet jar goes bad.
step herb Cut a spoonful of {the herb} very small with {the scissors}; only what is dry or as good as dry.
step mix Stir {the sugar} and {the oil} in a bowl, spoon by spoon, until it feels like wet sand: it should hold its shape when you press it.
step scent Fold {the herb} in.
step tint Fold in a drop or a pinch of {the tint}, no more, or it colors the hands.
step fill Spoon it into {the jar}, press it down and wipe the rim.
step cap Cut a circle from {the cap}, two fingers wider than the lid, and lay it over.
step tie Cut {the tie} to length and tie it around the rim{cap? , over the cloth}, in a bow.
step label Letter {the label} with {the pen}: what is in it, today's date, and "for hands and feet, use within a month". {label=sticker? Press it on. | {fix tape} it on.}
step scoop Bind {the scoop} on: wet fingers in {the jar} spoil it.
further Make a second with another scent, and let the family guess with closed eyes which is which.
safety For hands and feet, not for faces, eyes or broken skin, and never to be eaten. Try a crumb on the inside of an arm first. Oil makes a bathtub slippery: rinse over the sink.
skills mixing to a feel, packaging, lettering
alt A jar of pink scrub with a cloth cap, a bow and a label

* wrist-corsage
name corsage
means rose
title Wrist Corsage for the Dance | {blooms=flower? Flowers | Blooms} for a Wrist | The Corsage You Made Yourself
about One large bloom, two small ones, green that peeks out, and a ribbon that matches the dress. The florist takes forty dollars for it. | {blooms=flower? Made the same afternoon, kept in the fridge until the doorbell rings. | It looks as fresh at midnight as at seven.}
step measure {band=sewing-elastic? Lay {the band} around your wrist once, loosely. What is not a ring yet is cut and knotted to one. | Lay {the band} twice around your wrist and cut it with a hand's length to spare for the bow.}
step stems {blooms=tissue-paper,paper-napkin,crepe-paper? Stack six squares of {the blooms}, a hand wide, fold them like a fan, tie the middle with a snip of thread and pull the layers up one by one: three blooms, one larger. | {blooms=felt? Cut three spirals from {the blooms}, a hand wide, and roll each up from outside to a rose. | Shorten {the blooms} to stems as long as a finger joint with {the scissors}: one large, two smaller.}}{wire?  Give each a stem of {the wire}, pushed through its base and bent double, the tip turned in. | }
step green Lay {the green} in a fan, the largest bloom on it, the small ones left and right and a little lower.
step veil Cut {the veil} into a strip, gather it in your fingers, and lay it behind the blooms like a cloud.
step bind {blooms=flower,ribbon-rose? Bind all the stems together with {the bind}, close below the blooms first, then down over the tips: nothing may scratch. | Gather everything at its base and bind it with {the bind}, close below the blooms first, then once more over all the ends: nothing may scratch.}
step pearls Set {the pearls} into the middles and the gaps, each in a dot of {the glue}.
step pad Lay the bundle across the middle of the band and bind it on crosswise, four turns, until it cannot tilt.
step bow Tie {the bow} into three loops and bind it on below the blooms, ends slanting.
step pin From one more leaf and a knot of leftovers make the partner for a lapel, bound in the same way, with {the pin} at its back.
step wear Tie it on, dance one song with your hand in the air. It should not turn.
further {blooms=flower? Dry or press it afterward and keep it | Keep it afterward} with the ticket of the evening.
safety Nothing pointed is left at the inner side: feel it with a finger before it goes on. {pin? The pin goes through cloth with its point back out to the front. | } {glue=glue-gun? Hot glue burns: a grown-up is in the room. | }
skills binding, composing small, judging weight
alt A wrist corsage with a pink flower, two white ones, leaves and a ribbon

* clipping-wall
name collage wall
title A Collage Wall That Is All Yours | {pages=magazine? The Wall From Old Magazines | The Wall of Clippings} | Thirty Pictures, One Mood
about Kits with printed pictures cost fifty dollars, and a thousand bedrooms look like them. {pages} cost nothing, and nobody has cut out what you cut out. | The secret is one palette: three colors, whatever the pictures show. Then even a lemon goes with a motorcycle.
step palette Leaf through {the pages} and tear out whatever you like without thinking, forty at least. Then sort by color: which three come up most? They are your palette; the rest goes back.
step cut Cut twenty with {the ruler} to two sizes, as large as a postcard and as large as half of one. Straight edges make it calm.
step plain Cut eight more from {the sheet}, in your three colors, same sizes: the eye needs places to rest.
step words Letter a line of a song, a date, one word on three of them with {the pen}.
step floor Lay all of it out on the floor in the shape of the wall: large ones first, spread out; never two of a color side by side; a thumb's width between them{photo? ; {photo} get the places at eye level}.
step snap Photograph it from above. Squint at the photo: is there a hole, or a heap? Swap two.
step hang Hang the middle one first, at the height of your eyes, with {the hold} at all four corners, then outward from it, row by row, following the photo.
step photo Put {photo} up last; they may overlap a corner.
step lights Run {lights} along the upper edge, held every hand's width, battery box where you reach it.
step green Let {the green} hang from the top corner and grow down one side.
further Once a month one picture goes and one comes. After a year it is another wall and still yours.
safety {hold=pushpin,pin? Ask before you pin: holes stay. Pins go in with the thumb and are counted. | Test a corner for a day first: some paint comes off with the tape.} Paper keeps a hand's width away from lamps and heaters.
skills choosing a palette, arranging, lettering
alt A wall of small pictures in many colors with lights and ivy

* year-ahead-board
name vision board
title A Vision Board for the Year | What This Year Is About, on One Board | {notes? One Word, Four Fields, Twelve Notes | }
about In the middle one word for the year, around it pictures of what you want to do, learn, see and be. It hangs where you see it when you wake up, and does its work quietly. | No list of what is wrong with you: pictures of where you want to go, and a first step for each.
step ask Answer four questions on a scrap before you look at any picture: what do I want to learn, where do I want to go, whom do I want to see more, what do I want less of?
step word Find one word that fits all of it. Sketch it with {the pencil} in the middle of {the board}, as tall as your hand, and fill it in with {the word}.
step tear Now go through {the pages} and cut out whatever answers one of the four. Pictures that pull, not pictures that are only pretty.
step fields Lay them around the word in four fields, one for each question. Choose the best two or three; empty space is allowed.
step frame Run {the tape} around the edge, and between the fields if you like order.
step fix {pins? Fix them with {the pins}, so that they can be changed in summer. | {fix glue} them on from the middle outward.}
step months Write a first step for each picture on {the notes}, so small that it can be done on a Tuesday, and stick them beside it.
step shine Mark the one that matters most with {the shine}.
step pocket {fix glue} {pocket} into a corner: tickets, notes and proof go in during the year.
step hang Hang it where you brush your hair or do homework. Read it on the first of each month and move one note.
further Write a letter to yourself for next December and put it behind the board, sealed.
safety {pins? Pins are pushed in at a slant and counted when the board moves. | It is a wish and not a contract: whatever no longer fits is taken down without a bad conscience.}
skills setting goals, choosing, lettering
alt A board with a word in the middle and pictures and notes around it

* first-key-fob
name key fob
title A Fob for the First Car Key | {letters? {skin=leather? Leather | {skin=felt? Felt | Stitched}} Key Fob With Your Number | } | The Key Gets a Handle
about {letters? The first key of one's own is a small thing with a large meaning. It gets a strip of {skin}, eight stitches to a side, and a number that only you understand. | } | Sewn by hand and through the same holes twice, it will be around longer than the car.
step pattern Draw a strip on {the pattern}, {in 1 1/2} wide and {in 6} long, with rounded ends, and cut it out.
step cut Trace and cut it from {the skin}{skin=felt,denim? twice, and sew or work it double from now on: it needs the thickness | , with long cuts rather than small snips}.
step plate Cut a little license tag from {the second}, as large as the top of your thumb, and sew it on near one end, all around, before the strip is folded.
step number {letters=letter-bead? Sew {letters} on in a row: initials, or the date of the test. | Letter it with {the letters}: initials, the date of the test, the name of the car.} Practice on a scrap first.
step fold Pull the strip through {the ring}, fold it in the middle, good side out, and clamp the edges together with {the hold}.
step prick Mark a row of dots a hair inside the edge, along {the ruler}, a grain of rice apart, and prick them through both layers with {prick? {the prick} | {the needle}}.
step sew Begin at the ring with {the thread}, doubled, and sew down one side, around and up the other; then back through the same holes, so that no gap is left. Knot it between the layers.
step snap Set {the snap} just below the ring: it takes the strain off the thread.
step edge Trim the edge even with {the scissors} and rub it smooth with a damp finger.
step keys Turn the key onto the ring. Throw the whole thing on the table: does it sound like yours?
further A second in the same cut, in the color of somebody who taught you to drive, is a good thank-you.
safety Prick onto a folded cloth and not toward the hand. {skin=leather,old-belt,inner-tube? Thick material: push the needle with something hard, and a grown-up cuts the first strip if it is stiff. | The needle goes back into its case.}
skills saddle stitch, marking an even line, finishing edges
alt A stitched brown key fob with a small number tag on a ring

* tea-aged-letter
name aged letter
title {stain=tea-bag? A Letter Aged in Tea | A Letter Aged in Coffee} | Paper Three Hundred Years Old | Letter With {seal? a Red Seal | Torn Edges}
about {stain=tea-bag? Black tea | Coffee} turns copy paper into something from a chest in an attic. What stands on it is up to you: an oath, a love letter, a clue. | In films every old letter is made like this, at a kitchen table, on a Tuesday.
step brew {@6-8? A grown-up steeps {the stain} in half a mug of hot {water}. | With a grown-up near, steep {the stain} in half a mug of hot {water}, very dark.} It should be no more than lukewarm before you go on.
step crumple Crumple {the sheet} into a ball and smooth it flat again: color collects in the creases and draws wrinkles.
step stain Lay it in {the tray} and brush the brew on with {the brush}, then leave puddles in two or three places. Turn it over and brush the back.
step dry Lift it onto a towel and let it dry for two hours. Damp and pressed with a book for the last half hour, it gets flat.
step edge Tear a narrow strip off all around, toward yourself: the pale torn edge gets another stroke of brew.
step write Write with {the pen}, slowly: a large first letter with a flourish, lines that lean a little, a signature that nobody can read.
step fold Fold it in thirds, and the ends in, so that it is its own envelope{cover? , or slip it into {the cover}, aged in the same way}.
step dried Lay {dried} in before you close it.
step cord Tie {the cord} around it crosswise.
step seal {seal=crayon? Draw the seal with {the seal}, a round with a sign in it, red and thick. | Press a red pea of {the seal} onto the crossing, flatten it with your thumb and scratch a sign into it.} Nobody opens it unnoticed.
further Hide a second message in it: every seventh word, or lemon juice between the lines.
safety {@6-8? The hot water is a grown-up's job. | Hot water is poured in the sink, away from the paper and your other hand.} Brown stays brown: put an old cloth below.
skills staining, calligraphy, folding a letter
waiting Two hours to dry.
alt A brown aged letter with handwriting, an envelope, a cord and a red seal

* goal-jar
name savings jar
means coin
title A Savings Jar That Shows How Far | Money Jar With a Scale | From Empty to There
about A jar with a scale: one look, and you know how far it is. A goal that stands on the desk is harder to forget than one in an app. | {picture? What are you saving for? It stands in front, in a picture and a number, and the coins climb up to it. | }
step goal Write down on a scrap: what it costs, what you have, what you can put in each week. Divide. Is the date all right? Otherwise make the goal smaller or the week larger.
step wash Wash {the jar}, take the old label off and dry it.
step scale {label=masking-tape,washi-tape? Cut a strip of {the label} with {the scissors} and run it up the side | Cut a strip from {the label} and tape it up the side}, from the bottom to the shoulder: the scale.
step paint {paint=acrylic-paint? Paint | Draw} a rounded field beside it with {the paint}, as large as a playing card. Two thin coats.
step dry Let it dry for an hour.
step marks Divide the scale with {the ruler} into ten steps and number them with {the pen}, the whole sum at the top. Into the field goes the goal and its date.
step picture Tape {picture} above it, cut small.
step top Trace the mouth of the jar on {the top}, cut it out and cut a slot for coins into its middle. It lies under the ring of the lid or is taped on.
step tie Tie {the tie} under the lid, in a bow.
step first Put in the first coins and color the scale up to there. Every week, same day.
further Add a second scale on the other side: one tenth for somebody who needs it more.
safety Coins are dirty and small: wash your hands after counting, and little brothers and sisters count only with somebody beside them.
skills dividing a scale, planning, lettering on glass
waiting {paint=paints? An hour for the paint.}
alt A jar with a scale, a black label and coins at the bottom

* team-ribbon-tie
name team ribbon
title Team Ribbons for Ponytails | {ribbon=paracord? Paracord | Ribbon} Ponytail Band in Team Colors | One for Each Player
about Eight strips, two colors, one knot: in half an hour a whole bench is equipped, and from the stands everybody can tell who belongs together. | Team gifts need not be bought. These fit every head with a ponytail, and on a {key? key ring | zipper} they fit every bag.
step cut Cut {the ribbon} into eight pieces of {in 12}, four in each color of your team. {ribbon=fabric-scrap,bandana? A thumb wide is enough. }{!ribbon=paracord? Fold each end lengthwise and cut it slanting: it opens to a swallowtail and frays less.}
step ends Dab a trace of {the ends} along the cut edges with a fingertip and let it dry; it closes the threads.
step number Write the number of the player on two of them with {the number}, at the end where it hangs visibly.
step first Tie four pieces around {the band}, each with a double knot in its middle, pushed close together, colors in turn.
step rest Tie the other four over the gaps. Fluff them up so that they stand to all sides.
step beads Thread {beads} on two ends, held by a knot below{beads=letter-bead? : initials}.
step charm Tie {the charm} into the middle.
step cord Knot {the cord} into a loop through the band: off the field it hangs on the bag.
step key Clip {the key} on.
step shake Jump ten times. What slips gets another knot.
further For the coach a flat one: six ribbons in a row on a pin.
safety For hair and bags: nothing that hangs goes around a neck, and for matches the referee decides about beads.
skills measuring alike, knotting, finishing ribbon
alt A band with ribbons in blue, white and gold

* pipe-crystal-shape
name crystals
title {frame=pipe-cleaner,craft-wire? A {V} of Crystals | Grown Crystals} | {salt=sugar? Sugar | Salt} Crystals Overnight | What Water Leaves Behind
about Hot water holds more {salt} than cold water can. As it cools, the rest has to go somewhere, and it builds corners and edges that nobody cut. | One evening of stirring, one night of waiting: in the morning the frame has turned to stone.
say snowflake: name=snowflake; shape=a snowflake with six arms
say star: name=star; shape=a star with five points, or a ball with a ring around it
step bend {frame=pipe-cleaner,craft-wire? Bend {the frame} into {v.shape}, small enough to hang in {the jar} without touching its walls. | Rinse {the frame} and bind a thread around each.}
step hang With {the scissors} cut {the thread} to length, tie it to the frame and to the middle of {the stick}, so long that it hangs two fingers above the bottom. Take it out again.
step heat {@6-8? A grown-up pours two cups of hot {water} into {the jar}. | Pour two cups of hot {water} into {the jar}, standing in the sink, with a grown-up near.} Stir in {the salt}, spoon by spoon, until a little stays lying at the bottom and will not dissolve: then the water is full.
step tint Add five drops of {the tint}.
step lower Hang the frame in, lay {the stick} across the rim, and set it where nobody bumps into it. {salt=salt? In the fridge it goes fastest; Epsom salt makes long spikes, table salt small cubes. | Sugar takes a week, and its crystals are the largest.}
step watch Look after two hours, in the evening and in the morning{ruler? , measure with {the ruler} | }{notes? and write it {notes=notebook? into | on} {the notes} with {the pen}}. What happens if you shake it? Do not, yet.
step lift Lift it out after a day, let it drip over {the jar}, and set it on a folded towel.
step dry Let it dry for some hours. Handle it by its thread; the edges break.
step glow Dab {the glow} on the tips with {the brush}: when the lamp goes out, it goes on.
step loop Tie {the hang} on, and it can hang at a window.
further Grow a second in the fridge and a third on the heater with the same water. Which has larger crystals, and why?
safety The hot water is poured in the sink, {@6-8? by a grown-up | with a grown-up near}, and the jar is warmed with tap water first, or it cracks. Nothing from it is tasted.
skills dissolving, observing, keeping a record
waiting {salt=sugar? A week. | A day.}
alt A jar in which a star grows white crystals on a thread

* potion-vial-pendant
name potion pendant
title Potion-Bottle {hang=key-ring? Key Charms | Necklace} | Two Small Potions to Wear | Fairy Dust on a Cord
about Every potion needs three things: something that gleams, something that grew, and a label in a hand nobody can read. | The bottle is no larger than a thumb, and still everybody leans in to see what is inside.
step name Wash {the vial} and dry them to the last drop. Then invent two potions: what are they for, what do they cost, what must never be mixed?
step funnel {funnel=paper? Roll a narrow cone from {the funnel} | Take {the funnel}} and let {the magic} run in, a third high, in two layers of different color.
step second Push in {second} with the tip of {the scissors}, one piece for each bottle, so that it stands upright at the glass.
step brew {brew=cooking-oil? Fill up with {the brew} to just under the neck: what is in it sinks slowly when the bottle is turned. | Drop in a little {the brew}, and tilt the bottle: it runs down between the grains like smoke.}
step eye Twist {the eye} to a loop with two legs as long as the cork, and push them into {the cork} from above, with a dot of glue.
step close Put glue on the sides of {the cork}, push it in flush and let it stand for an hour.
step label Cut two labels from {the label}, smaller than a stamp, and letter them with {the pen}, in a hand that looks three hundred years old.
step stick Glue them on, slightly crooked.
step charm Tie {the charm} beside it.
step hang {hang=key-ring? Clip {the hang} through the loop. | Cut {the hang} to a length that slips over your head, and tie it through the loop or around the neck of the bottle with two half hitches.}
further Write the recipe card that belongs to it, with a warning in small print.
safety {vial=glass-bottle,glass-jar? Small bottles are thin glass: push the stopper straight, hold the bottle in a cloth. | The lid is glued so that nobody small can open it.} Not for small children, and off your neck for sports and sleep.
skills filling small things, lettering, a secure closure
waiting An hour for the glue.
alt Two small bottles with stoppers and labels on a cord

* lace-and-burlap-jar
name dressed jar
title {wrap=burlap? Burlap and {lace? Lace | Twine} on a Jar | A Jar in Its Sunday Dress} | Two Jars for a Country Table | {stems=wheat-stalk? Jars With Wheat | Farmhouse Jars}
about Two jars from the recycling, a strip of {wrap}{lace? , a band of lace | }: that is what stands on tables at every barn wedding, and it takes half an hour. | In summer they hold flowers, in winter a light, and in between whatever the fields have.
step wash Soak the labels off {the jar} in warm {water} and dry them.
step cut Measure around a jar with {the ruler}, add a finger, and cut {the wrap} into two strips of that length, half as high as the jar.
step fringe {wrap=burlap? Pull three threads out along each long edge: that is the fringe, and it stops the rest from fraying. | Fold the long edges under by half a finger, or leave them ragged on purpose.}
step wrap Put a line of {glue=glue-gun? hot glue | {the glue}} along one end, press it to the jar, pull the strip around tightly and glue the end over the beginning. Both seams go to the back.
step lace Cut {the lace} in two and lay it around the middle, ends glued or tucked in at the back.
step tie Cut {the tie} in two, wind each piece three times around a jar and tie a flat bow in front.
step button Thread {button} onto the ends before you tie the last knot.
step tag Letter {the tag} with {the pen}: a name, a table number, "from our garden". Hang it into the bow.
step stems Cut {the stems} to one and a half times the height of the jar and set them in with the heads at different heights. Dry ones need no water.
step light Set {the light} into the second jar.
further A third jar in another height, and they are a group for the middle of a long table.
safety {glue=glue-gun? Hot glue goes on the cloth and not toward the fingers, with a grown-up in the room. | } Lights from batteries only: burlap burns like straw.
skills measuring, fraying an edge, arranging
alt A jar wrapped in burlap and lace with a bow and ears of wheat

* sneaker-garden
name sneaker planter
title A Garden in an Old Sneaker | Sneaker Planter | The Last Lap of a Sneaker
about It has run its miles. Now something grows out of it, on the steps or the balcony, and it stands there as if somebody had just jumped out. | Holes in the sole are no damage here but the drain.
step clean Pull out the laces and the inner sole of {the shoe} and scrub it with a little {water}. It may look worn.
step paint On newspaper, {paint=acrylic-paint,fabric-paint? paint | draw} stripes, a number or a star on the side with {the paint}. It should dry for an hour.
step holes {@6-8? A grown-up pokes | With a grown-up near, poke} five holes through the sole with {the point}, pressing down onto a folded newspaper, never onto a hand.
step lining Line the inside with {the lining}, {@6-8? by a grown-up, | }with holes where the sole has them, and tuck the edge in.
step drain Let {the drain} roll down into the toe, two fingers high, with {a spoon} where your hand does not fit.
step soil Fill it with {the soil} to two fingers below the rim and press it lightly.
step plant {plant=grass-seed? Scatter {the plant} on it thickly and press it down with your palm. | Make hollows, set {the plant} in with the roots covered, the taller one at the heel, and press the soil down around it.}
step moss Cover bare soil with {the moss}.
step sign Write on {the sign} with {the pen} what it once won, and push it in.
step water Pour {water} on it over the grass or the sink until it drips below, and tie the laces in a bow. It wants light, and more whenever a finger feels dry soil.
further The other shoe goes to somebody else on the team, planted the same day. Whose grows faster?
safety Wash your hands after soil. {lining=plastic-bag? Cut the bag small: whole ones are kept from little children. }{@6-8? The pointed tool stays with the grown-up. | Press the point straight down, away from the other hand.}
skills making a planter, planting, thinking of drainage
waiting {paint=paints? An hour for the paint.}
alt A red sneaker with green plants growing out of it

* inside-the-locker-door
name locker board
title {ribbon=ribbon? A Ribbon Board | A Crisscross Board} for Your Locker | Locker Door, Dressed Up | {mirror? Locker Board With a Mirror | The Inside of a Locker}
about Photos slip under {the ribbon} without a pin, the note for gym hangs in the middle, {mirror? a mirror shows whether there is something between your teeth, | }and it all comes off in June without a trace. | A locker is as large as a poster and seen ten times a day. It may belong to you.
step measure Measure the inside of the locker door, or take {in 8} by {in 12} as most of them are, and cut {the board} a finger smaller with {the scissors}.
step cover Lay {the cover} face down, the board on it, cut it two fingers larger and {fix glue} the edges down at the back, corners last, like a parcel.
step ribbon Pull {the ribbon} across the front in slanting lines a hand apart, then in the other direction, and tape the ends at the back with {the hold}. Tight: what you slip in hangs on it.
step mirror Tape {the mirror} on from behind its rim, at the height of your eyes.
step pocket {fix glue} {the pocket} on at the bottom for pens and hall passes.
step trim Run {the trim} along the upper and lower edge{trim=washi-tape? , folded over to the back | }.
step photos Slip {photos} under {the ribbon}, at the crossings, where they sit firmly.
step notes Letter {the notes} with {the pen}: timetable, combination hint that only you understand, one good sentence for Mondays.
step back Stick four pieces of {the back} to the corners of the back, and test it at home on a cupboard door overnight.
step hang Press it on and shut the door, not gently. What is still in place may stay.
further Change the photos with every season, and keep one ribbon for things that have to be handed in.
safety {mirror=plastic-mirror? The mirror is plastic or has taped edges: lockers get slammed. | Nothing pointed goes into a locker board: it falls on whoever opens it.}
skills measuring, covering a board, organizing
alt A pink board with crossing {many ribbon}, photos, a mirror and a pocket
`;
