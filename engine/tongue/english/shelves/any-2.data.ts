export const words = `
* shrunk-theme-charm
name shrink-plastic charm
title Shrunk {V} Charm | A Tiny, Tough {V} | {V}, Three Times Smaller
about Drawn as large as a hand, {the v} leaves the oven as small as a thumb, as thick as a button and in brighter colors. | Half a minute of wriggling in the oven, and {a v} has turned into something that lasts for years on a backpack.
step sketch On {the sketch}, as tall as your hand, draw {v.shape}. Thin parts break off later: give every one at least the width of your finger.
step trace Lay {the shrink} over the sketch{pens=colored-pencil? , rough side up, | } and trace every line with {the pens}.
step color Color it {color a} and {color b}, lighter than it should be: the oven makes all colors strong. Then {v.face? the face: {v.face} | the mark: {v.mark}}.
step cut Cut it out with a clear rim as wide as your little finger, and round off every corner.
step punch Punch one hole into the rim at the top, well inside the edge. Later it is too hard for that.
step bake Lay it on {the tray}, picture up. {@6-8,9-12? A grown-up bakes | Bake} it in {the oven} as the package says, mostly two to three minutes at 325 °F (165 °C). It curls up, moves, and lies down flat: then it is done.
step flat {@6-8? A grown-up presses | Press} it flat with the bottom of {the mug} while it is still warm, and let it cool for five minutes.
step ring {ring=key-ring? Open {a ring} and turn it through the hole. | Cut {the ring} to a hand's length, pull it through the hole and knot it.}
step bead Put {the bead} on beside it.
further Shrink {v.scene} too, and let them hang behind it on the same {ring=key-ring? ring | loop}.
safety {@6-8,9-12? The tray goes in and comes out in a grown-up's hands | Oven gloves for the tray}; hot plastic looks just like cold plastic. Open a window while it bakes.
skills drawing large for small, cutting round corners, following instructions
waiting Five minutes of cooling.
alt A small shiny charm in the shape of {a v} on a {ring=key-ring? ring | loop}

* bark-rim-portrait
name painted wood slice
title {V} on a Slice of Wood | The {V} With a Frame of Bark | Wood-Slice {V}
about A slice of a branch is a round picture that brings its own frame. In the middle of the rings sits {a v}. | Every year of the tree is one ring, and now {the v} is looking out of all of them.
step sand Rub the face of {the slice} smooth with {the sand}, along the grain, and blow the dust away. The bark stays as it is.
step snow Dip the handle of {the brush} into {the ground} and set a few dots around it on the bare wood, like snow or like stars.
step sketch {@4-5? A grown-up sketches lightly on {the slice} with {the pencil}, as large as the rings allow: {v.shape}. | With {the pencil}, lightly, on {the slice} and right up to its outer rings, draw {v.shape}.}
step body Fill the large areas in with {color a}{color=acrylic-paint,paint? , with {the brush} and little water, | } from the middle outward to the line.
step fields Now {color b}: {v.part}, {v.partwhere}. Wait until the first color no longer shines before another one touches it.
step face @4-5 Dip {the fine} in a new color and dot on the last details: {v.face? {v.face} | {v.mark}}.
step face Last, with the finest tip you have: {v.face? {v.face} | {v.mark}}. Set a ring of dots in {color b} along the outermost year.
step dry Let it dry for an hour, lying flat.
step drill {@13+? With a grown-up, clamp the slice and drill | A grown-up clamps the slice and drills} {eye? a thin hole into the edge above the head. | a hole through the wood above the head, a finger from the bark.}
step eye {@4-5? A grown-up turns | {@6-8,9-12? Together, turn | Turn}} {the eye} into the edge above the head, where there is bark.
step hang Cut {the hang} to length with {the scissors}, {eye? pull it through the {one eye} and tie a loop | pull it through the hole and knot its ends to a loop}.
further Make six in a row, one step at a time for all of them: enough for a market stall. Or paint {v.scene} on slices of other sizes, and hang all of them on one branch.
safety Dust from the wood stays out of noses: rub gently and wipe with a damp cloth. {@4-5? The loop is for hanging up, out of small children's reach. | A loop hangs where no small child can reach it.}
skills preparing wood, painting to a line, fine details
waiting An hour for the colors.
alt {A v} painted on a round slice of wood with bark around it

* threaded-nail-figure
name string picture
title {V} in Nails and Thread | String-Art {V} | {A V} Made of Straight Lines
about From across the room it is {a v}; from close up, nothing but straight lines between nails. | Half an hour of hammering, then an hour of winding that is so calm that two can talk over it.
step sand Rub {the board} smooth with {the sand}, edges too.
step ground {ground=canvas? Lay the {one ground} on {the board}, so that the wood lies close behind the cloth: the nails will hold both. | Brush the front with {the ground}, one even coat, and let it dry for half an hour.}
step plan On {the plan}, almost as large as {the board}, draw only the outline: {v.shape}. Simple it must be: whatever is thinner than two fingers gets lost.
step dots Mark a dot on the outline every {in 1/2}, and one in every tip and every corner. Tape the plan to {the board}.
step nails {@9-12? Together: hold | Hold} each nail with {grip? {the grip} | two folded layers of cardboard, not with fingers}, tap it until it stands, then drive it in with {the hammer}. All stand equally high, as tall as a fingernail is long; one that wobbles goes deeper.
step tear Check every dot, then tear the plan off between the nails.
step outline Knot {the thread} to the lowest nail and lead it around the whole outline, one turn around every nail, tight as a guitar string.
step fill Now go straight across, from one side of {the v} to the other, around a nail, and back to the next one, until the inside is covered evenly.
step second Set off {v.part} with another color, wound crosswise over the first. Push the threads down when they climb.
step end Finish with three knots at one nail, cut the thread and tuck the end under.
further Plan {v.place} on a second board, and hang both side by side.
safety {@9-12? A grown-up sits beside the hammer. | Glasses on while you hammer.} A folded cloth under the board; count the nails into a dish before and after.
skills hammering straight, even tension, reducing to an outline
alt {A v} of colored threads wound between nails on a board

* cork-stick-figure
name cork figure
title Cork {V} | {V} on Thin Legs | From Three Corks, {A V}
about A cork is a body that only waits for a head and something to stand on. With {v.parts} it is {a v}. | Light, round, and easy to push sticks into: corks seem made for {a v}.
step build Lay {the cork} together until you see {a v}: one lying as the body, one upright for what rises from it, the third in reserve for what is still missing.
step trim A grown-up cuts what is too long with {a knife}, on a board, with the cork held in a rag{@13+? ; you show where | }.
step join {@4-5? A grown-up joins the corks as they lay with {the glue}, and holds | {@13+? Join the corks as they lay with {the glue}, and hold | Together, join the corks as they lay with {the glue}{glue=glue-gun? , a grown-up at the hot end, | } and hold}} them until they no longer move.
step coat {coat=acrylic-paint,paint? Paint | Color} the corks with {the coat}: {color a} first, {color b} where it changes. {coat=acrylic-paint,paint? Stand them up to dry for half an hour. | }
step holes {@4-5? A grown-up pokes | {@6-8,9-12? Together, poke | Poke}} the holes with {the hole}, half a finger's width deep: four below for the legs, or one at each side for wheels or arms.
step legs Push {the sticks} in as legs, arms or axles, cut to one length, and stand it up right away: turn each until all touch the table.
step parts From {the skin}, cut what makes it {a v}: {v.parts}. {glue=glue-gun? {@13+? Glue | A grown-up glues} | Then glue} them on{@4-5? , wherever your child points | }.
step eyes {@4-5? A grown-up glues | {@6-8,9-12? Together, glue | Glue}} {the eyes} on, both on the same side of the front.
step stand With the last of {the coat}, add {v.face? {v.face} | {v.mark}}. Then blow at it from the side: what falls over gets its legs farther apart.
further Build {v.scene} from the corks that are left.
safety {@4-5? Cutting and poking are a grown-up's; small parts stay away from little brothers and sisters. | The knife is a grown-up's, and tips of sticks are snipped off before anyone plays.}
skills building from parts, making things balance, working small
waiting About an hour for color and glue.
alt A small figure of {a v} built of corks on thin legs

* peg-people-of
name painted peg doll
title Peg-Doll {V} | A Wooden {V} for Your Pocket | {V} and Friend, Turned in Wood
about A body, a head and nothing else: that is why a peg doll can become {a v} with two colors. | As tall as a finger, smooth in the hand, and unmistakably {a v}.
step coat With {the pencil}, draw a light line on {the peg} where the face will end. Below it, color the body {color a}{paint=acrylic-paint,paint? with {the brush}, thin, in two coats | }; hold it by the head, and the head by the body.
step second When that no longer shines, add {color b}: a belly, a pattern, or {v.part}.
step dry Stand it on a scrap for half an hour.
step face Now the face, in the lower half of the head, where it looks youngest: {v.face}. {fine? Lines are easiest with {the fine}. | Dots are easiest with the wrong end of a brush.}
step felt From {the felt}, cut what sticks out from {a v}: {v.head? {v.head} | {v.parts}}. Glue it on and hold each piece while you count to twenty.
step bead Glue on {the bead} as a button, a nose or a hat, wherever {a v} needs one.
step friend Turn the other one into whoever {the v} would like to meet in {v.place}.
step play Let {the v} {v.does}, and see what the other one says to that.
further Paint a whole family, from the largest peg down to the smallest.
safety {@4-5? Pegs are small: keep them away from children who still put things in their mouths. | Small parts: not for children under three, and a grown-up helps with knots in the wood.}
skills painting small, working around a curve, inventing characters
waiting About an hour for the coats.
alt A small wooden peg doll painted as {a v}, with a friend

* saddle-stitched-fob
name stitched leather fob
title Saddle-Stitched {V} | {V} in Two Layers of Leather | Leather {V} {ring? for Your Keys | for Your Bag}
about Two needles, one thread, the same holes from both sides: a saddler's seam does not come undone even when it is cut. Yours holds {a v} together. | Leather gets better by being carried around. So will {the v}.
step plan On {the plan}, as tall as your finger is long, draw {v.shape}. Round off whatever is thinner than half a finger, and cut the pattern out.
step trace Trace it on the back of {the skin}, then once more with the pattern turned over.
step cut {@9-12? Together, cut | Cut} both layers with {the scissors}, in long cuts. Lay them on each other and trim until they match.
step mark Cut the detail from scraps, or as small windows into the front layer: {v.face? {v.face} | {v.mark}}.
step holes Clamp the layers back to back with {the hold}. {@9-12? Together, make | Make} holes along the edge with {the punch}{beat? and {the beat} | }, {in 1/8} from it and {in 1/4} apart, through both layers, and mark one as the beginning.
step strap Fold a narrow strip of leather around {the ring} and clamp its ends between the layers at the top.
step sew Put one of {the needle} on each end of {the thread}. From the first hole on, push one through from the front and the other through the same hole from the back, and pull both tight. Hole by hole it goes on like this. At the end, go back through two holes and cut the thread right at the leather.
step stuff Before the gap is closed, push {the stuffing} in, flat, not round, down to the last corner. Then sew on.
step snap Set {the snap} near the top{beat? with {the beat} | }, so that it closes around a strap.
further Sew a second one for somebody who loses keys, in the colors {color a} and {color b}.
safety Punch and needles go down onto a scrap of wood, never toward a hand. {@9-12? A grown-up holds the other end. | Clamp it, and both hands are free.}
skills saddle stitch, cutting two layers alike, finishing edges
alt A stitched leather fob in the shape of {a v}

* tooled-leather-round
name tooled leather round
title Tooled {V} | {V}, Hammered Into Leather | A Leather Round With {a v}
about The ground is beaten down and {the v} stays standing: saddles and belts have been decorated like this for centuries. | Damp leather remembers every blow. Once dry, it never forgets {the v} again.
step cut Cut a round from {the skin}, as wide as a mug or a bit wider. Only plain, uncoated leather takes an imprint: a drop of water has to darken it.
step damp Wipe both sides with {the sponge} and {the water} until they are evenly dark, and wait until the color begins to come back.
step trace On {the plan}, a finger's width smaller than the round, draw {v.shape}. Lay it on the leather and trace every line with {the tip}: press, do not scratch.
step deepen Take the plan off and go over the outline once more, deeper. Then press the detail in: {v.face? {v.face} | {v.mark}}.
step try Set {the stamp} on a scrap over {the bed} and strike it once with {the beat}, straight from above. Too faint? Strike harder, not twice.
step ground Now fill everything around {the v} with imprints, one right beside the other, outline first. Turn the round and not your arm.
step dry Let it dry flat for four hours, not on a heater.
step dye Rub {the dye} over it with {the cloth} and wipe the high parts off at once: the dark stays in the hollows.
step edge Rub the edge with a damp corner of {the cloth} until it is round and shiny.
step snap {@9-12? Together, punch | Punch} a hole near the rim and fasten {the snap}.
further Three more with {v.scene} make a set for the table.
safety Eyes on the head of the stamp, fingers low on its shaft, and a firm base on a heavy table. Dye on gloves, with the window open.
skills striking evenly, figure and ground, reading damp leather
waiting Four hours until it is dry.
alt A round of brown leather with a raised {v} on a stamped ground

* striped-band-bracelet
name band bracelet
title Loom-Band Bracelet for {a V} Fan | {V} Colors Around Your Wrist | The {V} Bracelet
about {A v} has colors that anyone would know. In the right order they turn fifty bands into its stripes, and in the middle hangs the one they belong to. | One movement, fifty times: by the tenth you no longer have to look.
step order Pick out {the bands}, about thirty in {color a} and twenty in {color b}, and lay the order out on the table: three of one, two of the other, over and over, or as the real one wears them: {v.mark}.
step loom Tape {the loom} side by side so that the tips stand a finger apart. A loom from the store does as well: use two neighboring pins.
step first Twist the first band into a figure eight, one loop over each tip. Put the second and third on top, untwisted.
step lift Lift the lowest band on the left over the tip into the middle, then on the right. It now lies around the others.
step go Put on the next band and lift again, always in your order, until it reaches around your wrist without stretching.
step tag On {the tag}, no larger than two fingers, draw {v.shape}, and color it {color a} and {color b}. Cut it out with a small rim and punch a hole at the top.
step hang Pull a band through the hole of the tag and through itself, and slip its loop onto the middle of the bracelet.
step charm Hang {the charm} beside it in the same way.
step close Lift the bands over one after another until only one is left, and knot it through the first, or hook both into a clip.
step share Wear it, and let others guess from the stripes alone who it is.
further Make a thin one in the colors of {v.scene}.
safety A bracelet sits loosely and comes off at night. Bands are for wrists, never for fingers, and they do not fly.
skills keeping an order, even work, patience
alt A bracelet of small bands in two colors with {a v} tag

* letters-of-the-theme
name letter-bead bracelet
title The Bracelet That Says {V} | {V}, Letter by Letter | {V} Bracelet With a Word
about The letters name {the v}, and the beads on both sides wear its colors: whoever cannot read yet knows it all the same. | One word in the middle, two colors around it: a bracelet for everybody who likes {a v}.
step word {@4-5? Together, find the letters | Find the letters} for {v.name} on {a plate} and lay them in order. Too long, or one is missing? Take a short name for {a v} that you make up.
step colors Sort {the beads}: two in {color a}, one in {color b}, and so on, twelve to each side.
step cord {@4-5? A grown-up cuts | Cut} {the cord} {in 4} longer than around the wrist{cord=beading-elastic,sewing-elastic? , {@4-5? pulls | pull} it long a few times | } and {@4-5? tapes | tape} down one end, so that nothing slides off.
step left Thread the beads of the first side, always in your order.
step name Thread {the letters}, first letter first, all facing up.
step right Thread the other side like the first one in a mirror: what came last comes first now.
step read Read it aloud, letter by letter. Still right?
step charm Thread {the charm} on as the last.
step knot {@4-5? A grown-up ties | {@6-8? Together, tie | Tie}} the ends in a double knot, {cord=beading-elastic,sewing-elastic? tight enough to hide in a bead | loose enough to slip over the hand}. Cut off what is left over.
step wear Show it around. Who reads it, and who has to guess by the colors?
further Make a second that says what {the v} does.
safety {@4-5? Beads stay on the plate and out of mouths; not for children under three. | Beads back into the box, every one: little brothers and sisters find them.} A bracelet comes off for the night.
skills spelling, color patterns, threading
alt A bracelet of colored beads with white letter beads

* dyed-pasta-necklace-of
name pasta necklace
title {V} Necklace of Dyed Pasta | {V} on a String of Noodles | Pasta in {V} Colors
about Dry pasta drinks color in a minute and dries in two hours. In the colors of {a v}, with the real one in the middle, it becomes a necklace that nobody else has. | Shake, dry, thread: and {the v} hangs in front, on thirty noodles.
step dye Put half of {the pasta} into {one shake} with a spoonful of {color a} {dye=food-coloring? and a few drops of {the water} | }, close it and shake until every piece is covered. {@4-5? A grown-up checks that it is closed. | }
step second Shake the other half in the same way with {color b}.
step dry Spread all of it on {parchment-paper}, so that no two pieces touch. After two hours it no longer comes off on a finger.
step tag On {the tag}, as large as your palm, draw {v.shape}, and color it {color a} and {color b}. Add {v.face? {v.face} | {v.mark}}.
step cut Cut it out together, with a rim, and make a hole at the top with {the punch}.
step tip {@4-5? A grown-up cuts | Together, cut} {the cord} {in 28} long, {@4-5? ties | tie} one piece of pasta to the end, and {@4-5? wraps | wrap} the other end in {tape} until it is stiff.
step half Thread half of it: two in {color a}, one in {color b}{bead? , and a bead after every third | }.
step hang Thread the picture on, so that it hangs in the middle.
step rest Thread the second half, in the same order backward.
step knot {@4-5? A grown-up ties | Together, tie} the ends in a bow that opens when it is pulled.
further Dye a third handful {color c} and make a bracelet to go with it.
safety {@4-5? A necklace is for daytime and while a grown-up is near; it comes off for climbing and for bed. | A necklace comes off for climbing and for bed.} The dyed pasta is no longer for eating.
skills threading, color patterns, patience
waiting Two hours for the color.
alt A necklace of dyed pasta with {a v} in the middle

* rainbow-rice-land
name rice bin
title {V} in Rainbow Rice | Dig for the {V}: Colored Rice | {V} Land in a Tray
about Four cups of rice in two colors, and underneath waits {the v}: a whole afternoon of scooping, pouring and finding. | Rice that has been colored sounds like rain and can be anything, even {v.place}.
step dye A grown-up puts half of {the rice} into {one shake} with {dye=food-coloring? ten drops of {color a} | a spoonful of {color a}}{sour? and half of {the sour} | }, the other half into the second with {color b}, and closes both firmly.
step shake Your child shakes until no white grain is left. Singing helps.
step dry {@2-3? A grown-up spreads | Together, spread} it out on {parchment-paper}, each color by itself, for two hours. It is ready when it runs through the fingers without a trace.
step draw {@2-3? A grown-up draws | Together, draw} this on {the figure}, hand-sized and plain: {v.shape}. Two of them are better than one.
step color Your child colors them {color a} and {color b}, front and back.
step cut Cut them out with one round border, {@2-3? a grown-up alone | together}.
step land Pour the rice into {the tray}, one color on each side, and let small hands make hills and valleys: this is {v.place}.
step hide {@2-3? Hide one of them together, with | Hide one of them with} an ear, a tip or an edge still showing.
step scoop Fill, empty and carry with {the scoop}{pour? , and let it run through {the pour} | }.
step find Where is {the v}? Dig until it looks out, and let it {v.does}.
further Hide {v.scene} as well, cut from the leftover card.
safety Rice stays in the tray and out of mouths, noses and ears: a grown-up sits beside it the whole time. Sweep up at once, it is slippery.
skills scooping and pouring, searching, naming colors
waiting Two hours until the rice is dry.
alt A tray of rice in two colors with {a v} in it

* glued-shell-figure
name shell figure
title Seashell {V} | {V} From a Handful of Shells | {A V} the Sea Brought
about Every shell is already half of something: an ear, a wing, a back. Eight of them, turned until they fit, are {a v}. | From the beach to the shelf: {the v} that was in the bag of shells all along.
step wash Scrub {the shells} with {the brush2} in {the warm-water} and let them dry: sand keeps glue from holding.
step lay Lay them on the table, without glue, until you see it: {v.shape}. The largest is the body; try each of the others hollow side up and down.
step body {@4-5? A grown-up glues | {@6-8? Together, glue | Glue}} the largest ones together with {the glue}, rim on rim, and {@4-5? holds | hold} them until they stay.
step parts Then the telling pieces, from the smallest shells: {v.parts}. {@4-5? You point, a grown-up glues. | Hold each while you count to thirty.}
step thin {the thin} can be what no shell is thin enough for: whiskers, feelers, stems, a tail.
step color Color it with {the color}, only here and there: {color a} and {color b}, and much of the shell left as it is.
step eyes {@4-5? A grown-up glues | {@6-8,9-12? Together, glue | Glue}} {the eyes} where they look at you.
step face Draw or dot the last of it: {v.face? {v.face} | {v.mark}}.
step ground {@4-5? A grown-up glues | {@6-8? Together, glue | Glue}} it onto {the ground}, so that it does not fall over.
step dry Let it dry for two hours: shells are smooth, and the joints need their time.
further Make {v.scene} from the shells that were left over.
safety {@4-5? Small shells and eyes stay away from mouths; anything hot is a grown-up's. | {glue=glue-gun? {@13+? Hot glue burns, and a grown-up is at home; | The hot glue is a grown-up's;} | Wash the glue off your fingers;} broken shells have sharp edges.}
skills seeing one thing in another, balancing, gluing curved pieces
waiting Two hours for the joints.
alt A figure of {a v} glued together from seashells

* framed-pebble-scene
name pebble picture
title {V} in Pebbles, Framed | Pebble {V} | Stones From the Path, and {a V} Came Out
about The art is in the looking: one stone has the back of {a v}, another its head, and the white around them does the rest. | Twelve pebbles in a frame say as much as a painting, and nobody has to be able to draw.
step open {@6-8? Together, take | Take} the back off {the frame} and put its pane away: pebbles are thicker than the gap.
step card Cut {the card} to fit, with the back of the frame as a pattern.
step wash Wash {the pebbles} in {the warm-water} and dry them. Sort out the flat ones: they hold best.
step plan Lay {v.shape} on the card, in stones of different size. Move, turn and swap until a stranger would know it; then mark the places with {the pencil}.
step body {@6-8? Together, glue | Glue} one stone after another onto its mark with {the glue}, flat side down, the large ones first.
step scene {the sticks} become whatever is long and thin: the ground, a branch, or part of {v.place}. Glue them down.
step glass Add {the glass} as the only color, in one place or two.
step line With {the pen}, draw only what stones cannot say: {v.face? {v.face} | {v.mark}}, and perhaps a line for the horizon.
step dry Leave it flat for four hours. Then tilt it: does anything slide?
step close Put the card back into the frame, without the pane, and bend the clips shut.
further Write a short line below, as small as you can: who it is for, and where the stones come from.
safety {@6-8? Pane and clips of the frame are a grown-up's; small stones are not for little brothers and sisters. | The pane goes away first, wrapped and in a safe place. Strong glue is used by an open window, and not with bare fingers.}
skills choosing by shape, composing with empty space, gluing stone
waiting Four hours for the glue.
alt A framed picture of {a v} made of pebbles on {the card}

* pressed-petal-portrait
name pressed-flower picture
title {V} in Pressed Petals | {V}, Wearing a Meadow
about Petals dried flat keep their color for years. Laid close together, in the outline of {a v}, they are its coat. | Two days under books, and a handful of flowers has become {a v} as thin as paper.
step lay Lay {the flowers} between two of {the sheet}, none touching another, thick ones taken apart into petals{flowers=pressed-flower? . Those that are pressed already you only sort by color | }.
step press Put the layers between heavy {books} and leave them for two days; change the sheets once. They are ready when they feel like paper.
step shape On {the card}, faintly with {the pencil}, draw {v.shape}.
step plan Lay the best ones out{pick? with {the pick} | } without glue: large petals for large fields, the smallest for {v.part}. Colors near {color a} and {color b} say it best.
step edge Begin at the outline: brush a trace of {the glue} on the card with {the brush}, lay a petal on it, and touch it down. No edge sticks out over the line.
step fill Fill the inside from the edge toward the middle, each petal over the foot of the one before.
step line Draw with {the line} what petals are too large for: {v.face? {v.face} | {v.mark}}.
step film {@6-8,9-12? Together, cut | Cut} {the film} a little larger than the card and smooth it on from one side, so that nothing can crumble.
step dry Weigh it down under {books} for an hour.
further Press a leaf of the same plant and write its name along the edge.
safety Pick only what a grown-up knows and allows, and wash your hands afterward: some plants irritate the skin.
skills pressing and drying, laying in rows, handling thin things
waiting Two days under books.
alt {A v} made of pressed petals on {a card}

* hammered-flower-print
name flower-pounding print
title Pounded-Flower {V} | {V} Printed With Flowers | {V}, Straight From the Garden
about Lay a flower on paper, strike it, and its juice draws every vein. Inside an outline, twenty of them are {a v}. | In Japan this is called hapa zome, leaf dye. It is loud, it smells of the garden, and {a v} remains.
step mask On {the mask}, almost as large as {the sheet}, draw {v.shape}, in one simple outline.
step window {@6-8? Together, cut | Cut} the shape out from the inside, and keep the rest: the window is your stencil.
step fix {bed? Lay {the sheet} on {the bed}, and tape the window on top of it. | Lay {the sheet} on something hard outdoors, and tape the window on top of it.}
step lay Fill the window with {the flowers}{leaves? and {the leaves} | }, face down, flat and without stems. Thin, fresh and strong in color prints best.
step cover Cover them with two layers of {the towel} and tape down one side.
step pound {@6-8? Take turns: strike | Strike} with {the beat}, short and straight from above, row by row, until the pattern comes through the cover. The edge of the window gets the most.
step peek Lift the loose side and look. Pale? Cover it again and strike there.
step peel Peel off what is left of the plants{pick? with {the pick} | }, and let the print dry for an hour.
step lift Take the window off: the outline of {the v} is as sharp as a cut.
step line With {the pen}, add {v.face? {v.face} | {v.mark}}, or trace a few veins.
further Write down which flower gave which color: the best surprise is the blue that turns green.
safety {@6-8? The stone or block comes down with a grown-up beside it, and fingers stay a hand away. | Glasses on, fingers a hand away from where you strike, and the sheet on something that does not bounce.} Use only plants that a grown-up knows.
skills printing, working with a stencil, knowing plants
waiting An hour to dry.
alt A print of {a v} filled with the shapes of flowers{leaves? and leaves | }

* moss-in-a-frame
name moss picture
title {V} in Moss | A Soft Green {V} for the Wall | Moss {V} in a Frame
about A picture that one wants to touch: {the v} grows out of the frame in three kinds of green and never needs water. | Moss is soft, it hides every edge, and it stays green for years: {a v} could wear nothing better.
step open {@6-8? Together, take | Take} back and pane out of {the frame} and put the pane away.
step back Cut {the back} to fit into the frame, with its own back as a pattern.
step shape On it, large and plain, draw {v.shape} with {the pencil}. Anything thinner than two fingers will be lost in the moss.
step pluck Pluck {the moss} into tufts as large as a walnut and shake out the crumbs. Sort light and dark.
step fill {@6-8? A grown-up puts down the glue, you press: | Work in small fields:} {glue=glue-gun? a few dots of hot glue | a spoonful of glue}, a tuft on it, press until it holds. Begin with the outline and go inward.
step edge Push the tufts together until no ground shines through, and give {v.part} another green or a thicker layer.
step ground Glue {the bark} along the lower edge, as the ground that it stands on.
step twigs Break {the twigs} to length and glue them in as trees, grass, or whatever stands in {v.place}.
step flowers Tuck {the flowers} in between, few of them, and fix each with a dot.
step close {@6-8? Together, push | Push} it back into the frame and bend the clips shut. Shake it once over paper: what falls off gets a second dot.
further Make the small one that belongs to it, in a jar lid.
safety {glue=glue-gun? {@6-8? Hot glue is a grown-up's alone; you press with a stick, not with a finger. | Hot glue burns: press with a stick, not with a finger, and have a grown-up at home.} | Take only moss from a store or from your own garden: in the woods it is protected.} The pane of the frame is put away first.
skills filling a shape, light and dark in one color, composing in a frame
waiting Two hours until everything holds.
alt A framed picture with a green {v} of moss

* jar-garden-of
name jar terrarium
title {V} in a Jar Garden | A Terrarium for the {V} | {V} Under Glass
about Two small plants, a few stones, and in the middle {a v}: a world of its own, with its own weather. | Water rises, condenses and runs down the glass again; below stands {a v} and lives {v.place=the ocean? in it | there}.
step clean Wash {the jar}, rinse it and let it dry.
step stones Lay two fingers of {the stones} on the bottom: here the water collects that the roots do not need.
step coal Spread {the coal} over it with {the spoon}: it keeps the air fresh.
step soil Fill in {the soil} up to a third of the height, and press a hollow on the left and on the right with the back of {the spoon}.
step plant Shake the old soil from {the plant}, set the roots into the hollows, and press the soil down around them. The middle stays free.
step moss Lay {the moss} around the plants, so that no bare soil is left.
step figure On {the figure}, no taller than your finger, draw {v.shape} with {the pens}, and color it {color a} and {color b}: this stands water, paper does not.
step cut {@6-8? Together, cut | Cut} it out and {glue=tape? tape | glue} it to {the stick}, with a finger's length below to stand by.
step stand Push it into the free place, where it {v.face? looks | stands} out between the leaves, and build it a path or a seat from single stones.
step mist Moisten everything{mist? with {the mist} | with a few spoonfuls of {the water}} until the soil is dark, not wet. It stands in a bright place without sun; water again when the glass stays clear in the morning.
further Change the scene with the month: {v.scene} next.
safety {@6-8? The jar is carried by a grown-up. | Carry the jar with both hands.} Wash your hands after the soil, and ask a grown-up whether the plants are harmless for pets.
skills building layers, planting, watching a water cycle
alt A glass jar with plants, moss and a small {v} between them

* spice-on-sandpaper
name spice picture
title {V} You Can Smell | Spice {V} on Sandpaper | The {V} That Smells of Cinnamon
about Rough paper holds what smooth paper lets fall, and every rub brings the smell back: {a v} for the nose. | Brown, yellow, red: the kitchen has colors that smell, and today they are {a v}.
step smell Put a spoonful of each kind of {the spice} into {the bowl}, {@4-5? together, | } one place for each, and smell them one after another. Which one smells like {the v}?
step draw {@4-5? Together, draw | Draw} this large on {the rough} with {the chalk}: {v.shape}.
step glue Spread {the fix} inside the outline with {the dab}, one field at a time, as thick as jam on bread.
step sprinkle Sprinkle the first kind over it at once with {a spoon}, until no white shows, and press it with a flat hand.
step shake {@4-5? Together, tilt | Tilt} the sheet over {the bowl} and tap its back: what is loose goes back.
step second Do the next field with another kind: {v.part}, {v.partwhere}.
step rub Draw around it with {the sticks}: on the rough ground they leave lines and their smell.
step mark Last come the details, dotted with glue and pinched on: {v.face? {v.face} | {v.mark}}.
step dry Let it dry flat for an hour.
step guess Close your eyes, rub, smell: which field is it?
further Make one with two smells only, and let others guess with their eyes shut.
safety Powder stays away from eyes and noses: smell from a hand's width, without sniffing it in, and no pepper or chili. Wash hands afterward.
skills smelling and naming, gluing field by field, sprinkling
waiting An hour to dry.
alt {A v} of brown spices on a sheet of sandpaper

* glowing-paper-circuit
name light-up card
title {V} Card That Lights Up | A Paper Circuit for {the V} | Two Lights for {the V}
about Copper tape is a wire that can be stuck anywhere. Two strips of it, two lights, and {a v} shines out of the paper. | No soldering, no screws: a circuit as flat as a card, and {a v} that switches on.
step fold Fold {the card} into a card as large as your hand. The picture goes on the front, the circuit inside it.
step picture On the front, with {the pens}, draw {v.shape}, and color it {color a} and {color b}. Choose two places that are to shine: {v.face? the eyes, or the lights around it | the brightest part, or the sky around it}.
step holes Push {the poker} through both places and turn it until the head of a light just fits.
step plan Inside, draw two lines across, one above the two holes and one below, {in 3/4} apart. They never touch: that is the whole plan.
step lines Stick {the copper} along both lines and rub it flat with a fingernail. At corners fold it, do not cut it.
step legs Push {the led} through from inside. The long legs go to the upper line, the short ones to the lower, both lights alike: turned around, a light stays dark.
step seal Cover each leg with a short piece of {the copper} and press hard, then a strip of {the tape} over it.
step pack Stick the bare end of the red wire to the upper line and the black one to the lower, each under copper and {tape}. {fix tape} {the pack}, switched off and with its lid screwed shut, to the back: it props the card up.
step test Switch on. One stays dark? Rub its joints again, or turn it around. {clip? Clamp a doubtful joint with {the clip}: if it lights now, that was the place. | }
step close Close the card, turn off the lamp, and hand it to somebody without a word.
further @9-12 Leave a gap in one line and bridge it with copper on a flap: press it, and the light comes on.
further Draw {v.scene} on the next one and give it a switch of folded copper.
safety White or blue lights only, on two AA cells in a closed case: red ones need a resistor. Copper has sharp edges, peel it slowly; if anything gets warm, switch off at once.
skills building a circuit, finding faults, planning before taping
alt A card with {a v} and two glowing lights

* doodling-theme-bot
name scribbling bot
means wire
title The Scribbling {V} | {V} on Three Marker Legs | Doodle-Bot {V}
about It shakes, turns, staggers, and signs every sheet with loops that nobody planned: {a v} that draws by itself. | Inside works a motor with a limp; outside everybody sees only {the v}.
step legs Turn {the cup} over and {fix tape} {the pens} to its side as three legs, caps on, tips down and level.
step weight Push {the weight} onto the shaft of {the motor}, well off its middle: one side has to hang over.
step motor {fix tape} the motor to the top of {the cup}, so that the weight turns freely in the air.
step pack {fix tape} {the pack} beside it, lid screwed shut and switched off. Twist each of its wires together with one of the motor, and wrap every joint by itself.
step figure On {the skin}, as tall as {the cup}, draw {v.shape}. Color it {color a} and {color b}, with {v.face? {v.face} | {v.mark}}.
step wear Cut it out and {fix tape} it to the front. Cut {v.part} from what is left, and fasten it where it swings: at the shaking it comes alive.
step eyes Stick {the eyes} on over the drawn ones, or on the motor, as if it were peeking out.
step bend Bend {the bend} into what waves: arms, feelers, tail or flags, and {fix tape} them to the sides.
step run Spread {the sheet} on the floor, take off the caps, set it down and switch on.
step tune It only hums? Move {the weight} farther out. It falls over? Spread the legs. {@13+? Change one thing at a time, and keep the drawings as a record. | What happens with one short leg?}
further Let two of them share one sheet, and give the picture a title together.
safety Two AA cells in a closed case and nothing else. Hair and fingers stay away from the spinning weight; if anything gets warm, switch off.
skills wiring a motor, balancing, testing one change at a time
alt A robot on three marker legs that looks like {a v}

* bristling-theme-bot
name bristle bot
title The Scuttling {V} | {V} on a Thousand Bristles | Brush-Bot {V}
about A weight that spins off-center makes bristles hop, and on them rides {a v} across the table. | The motor of a phone's buzz, the legs of a brush, and the looks of {a v}.
step raft Lay {the brush} side by side, bristles down, and {fix tape} them into a raft.
step weight Push {the weight} onto the shaft of {the motor} off its middle, so that one side hangs over and clears everything.
step motor {fix tape} the motor to one end of the raft, shaft upward.
step pack {fix tape} {the pack} to the other end, low, lid screwed shut. Twist each of its wires with one of the motor, and wrap every joint by itself.
step first Switch on and watch: which end goes first? That is the front.
step figure On {the skin}, draw {v.shape}, no longer than the raft, color it {color a} and {color b}, and cut it out with a strip below.
step wear {fix tape} the strip along the side of the raft, so that {the v} stands upright and hides the works. Light it must be, and touch nothing that turns.
step bend Cut and bend {the bend} into outriggers that just touch the table: they keep it from tipping, and look like legs.
step eyes Stick {the eyes} on.
step race Set it into a long box or between two books, and let it {v.does}. How many seconds to the end?
further Bend one outrigger lower than the other, and find out which way it turns.
safety Two AA cells in a closed case, never loose or flat ones; fingers and hair stay away from the spinning weight. If anything gets warm, switch off.
skills wiring a motor, keeping it light, steering by trial
alt {A v} riding on brush heads with a small motor

* jet-racer-of
name balloon car
title {V} With Jet Drive | The Balloon-Powered {V} | {A V} That Runs on Breath
about Air rushes out behind, and {the v} shoots forward: a jet does nothing else, only louder. | One breath, four wheels, and {a v} on the way to the finish line.
step bearings Cut two of {the tubes} to the width of {the body} and {fix tape} them across below it, near both ends and parallel.
step holes Make a hole through the middle of each of {the wheels} with {the hole}{hammer? and {the hammer} | }, on a scrap of wood{@9-12? , together | }. Off the middle, a wheel limps.
step wheels Slide {the axles} through the straws, push the wheels on, a finger's width from the body, and cut off the points.
step roll Push it. It has to run straight for a yard; if it curves, set the straws parallel.
step figure On {the skin}, as tall as your hand, draw {v.shape}, with a strip below. Color it {color a} and {color b}, with {v.face? {v.face} | {v.mark}}.
step wear Cut it out twice, as twins, and {fix tape} one to each side of {the body}, so that from left and right it is {a v} that drives.
step jet Blow {the balloon} up once and let the air out. Push the last straw two fingers deep into its neck and close it tightly with {band? {the band} and | } {tape}.
step mount {fix tape} the straw along the top, its open end behind and the balloon free to swell.
step race Blow it up through the straw, pinch it shut, set the car down and let go.
step tune Measure three runs. Then change one thing: a shorter straw, less weight, smoother wheels.
further Let three cars start together, each with somebody else from {v.place}.
safety Holes are made on a firm base, fingers well away{@9-12? , and together with a grown-up | }. Pieces of a burst balloon go into the trash at once: small children choke on them.
skills building axles that run true, sealing a joint, measuring
alt A balloon car that looks like {a v}

* wound-up-racer-of
name rubber band car
title {V} on Four Wheels | Wind Up the {V}! | The Wind-Up {V} Racer
about Wind the axle backward, let go, and {the v} is gone: all the strength of your arm was in it. | A strip of cardboard, four wheels and {a v} on top: the motor costs nothing and never runs out.
step chassis From {the body}, cut a strip {in 8} long and {in 3} wide with {the ruler}, and a notch as wide as two fingers in the middle of one short end: this is the back.
step tubes Cut {the tubes} to the width of the strip; {fix tape} one across below the front, and the other in two pieces left and right of the notch.
step wheels Push {the axles} through. {wheels=old-CD? Close the holes of {the wheels} with a round of cardboard and glue | Glue} them on, at right angles to the axle{glue=glue-gun? , with a grown-up at the hot glue | }. Cut off the points.
step roll Let it harden, then push it: it has to run straight for a yard.
step figure On the rest of {the body}, as large as the strip is long, draw {v.shape}, with a strip below to bend.
step cut Cut it out{@9-12? , thick corners together with a grown-up | }.
step color Color it {color a} and {color b}, and add {v.face? {v.face} | {v.mark}}.
step stand Bend the strip, and glue {the v} lengthwise onto the car, so that it looks ahead and touches no wheel.
step band Knot {the band} together, {fix tape} one end under the front, and hook the other around the back axle, over a bit of tape that sticks out as a tooth.
step race Turn the back wheels backward until the band is wound up, set it down, let go. It spins on the spot? Press a rubber ring around the wheels.
further Mark how far it runs after five, ten and fifteen turns, and draw the line.
safety Points of axles are cut off, and a tight band is never aimed at a face. {@9-12? Hot glue is a grown-up's. | Hot glue burns: let drops cool before you touch them.}
skills measuring, building axles, storing energy
waiting Half an hour for the glue.
alt A cardboard car with {a v} on it that is wound up

* feed-it-catapult
name catapult game
means spoon, bowl
title Feed the {V} | Catapult for a Hungry {V} | Three Shots for the {V}
about Nine sticks make a catapult that never misses by much. At the other end of the table stands {a v} with a hole that is always hungry. | Press, let go, and it flies: whoever hits first has fed {the v}.
step stack Lay seven of {the sticks} on each other and wind a band around each end.
step jaw Lay the last two on each other and band them together at one end only.
step wedge Open these two like a beak and push the stack between them, as far back as it goes. One more band crosswise holds all of it.
step spoon Band {the spoon} onto the upper stick, hollow side up, at two places.
step cap {fix glue} {the cap} into the hollow: shots lie quieter in it.
step figure On {the target}, as large as it will go, draw {v.shape}. Color it {color a} and {color b}.
step hole {@6-8? A grown-up cuts | Together, cut} a hole as large as a fist in the middle of it: that is the mouth, whatever it was before.
step prop Prop it up against books, {glue=tape? or tape a stick behind it | or glue a stick behind it} as a foot.
step shoot Put one of {the shots} into {the spoon}, hold the front down, press it back with one finger, let go.
step measure Mark with {the measure} from where you hit three times in a row, and go one hand farther back.
further Turn the stack nearer to the front, then farther back: when does it fly higher, when farther?
safety Only soft shots fly, never at faces, and nobody stands behind the target. {@6-8? The hole is cut by a grown-up. | The hole is cut with the points away from you.}
skills levers, aiming, testing and comparing
alt A stick catapult and a target in the shape of {a v} with a hole

* picture-sail-kite
name diamond kite
title {V} in the Wind | A Kite With {a V} | {V}, Let Go on a String
about Two sticks, one sail, a long tail: the kite of a hundred years, and on it {a v} that the whole park can see. | From below nobody sees paper, only {a v} that stands in the sky.
step cross Cut one of {the spars} to {in 32} and one to {in 28}, lay the short one across at a quarter from the top, and bind the crossing with {the line}, crosswise, ten turns, knotted.
step frame Notch or tape the four ends and lead {the line} around them once, tight, but without bending anything.
step cut Lay the frame on {the sail}{sail=paper? , with the sheets taped together | }, and cut around it, two fingers wider than the line.
step draw With {the pencil}, in the wide upper part, as large as it goes, draw {v.shape}. Few lines: it has to be read from far away.
step paint Fill it in with {the pens}: {color a}, {color b}, and dark outlines as wide as a finger. {pens=paint,acrylic-paint? Use little water, and let it dry. | }
step fold Fold the edges over the line and {fix tape} them down all around, tight as a drum.
step bridle Tie a piece of {the line}, {in 36} long, to the upright stick near the top and near the bottom, on the side with the picture, with a small loop in it just above the crossing.
step tail Tie {the tail} to the lower end: too short, and it spins; too long, and it stays on the ground.
step reel {reel? Wind {the line} onto {the reel} and tie | Tie} its end to the loop.
step fly {@6-8,9-12? With a grown-up, on | On} an open meadow: one holds it up, the other walks backward into the wind. It dives? Move the loop a finger's width up. It will not climb? Down.
further Write a wish on a paper ring and let the wind carry it up the line.
safety Only on open ground, far from power lines, roads and trees, and never in a storm. The line is not wound around hands.
skills measuring, binding, balancing in the wind
alt A diamond kite with {a v} on its sail and a long tail

* kaleidoscope-of
name kaleidoscope
title Kaleidoscope of the {V} | {V} Times Six | The {V} Wheel: a Kaleidoscope
about Three mirrors make six out of everything: of {v.part} a flower, of beads in {color a} a star, and no turn ever comes back. | Look in, turn, and {the v} becomes a pattern that exists only now.
step strips With {the ruler}, measure and cut three equal strips from {the mirror}, as long as {the tube} and just narrow enough to fit in as a triangle.
step prism Lay them side by side, shiny side down, with a hair's gap, tape them, and fold them up into a triangle with the shine inside.
step push Push it into {the tube}, until it is level with one end.
step eye Trace {the tube} on {the eye}, cut the round out with tabs, make a hole as large as a fingertip in the middle, and tape it over one end.
step window Trace {the tube} twice on {the window} and cut out both rounds, one exact, one with tabs.
step cell Push the exact one in until it lies on the mirrors, a finger's width below the rim, and {fix tape} it there. This is the chamber.
step parts From the rest of {the window}, cut bits as small as a fingernail, and draw on them with {the pens}: {v.part}, and {v.mark}.
step fill Put them into the chamber with {the bits}{glint? and {the glint} | }, mostly {color a} and {color b}, half full, so that they can tumble. Tape the other round on top.
step cover {cover=washi-tape? Wind {the cover} around the tube | Wrap {the cover} around the tube and tape it}, draw this on a piece of it, and stick it on: {v.shape}.
step turn Hold it against the light, not the sun, look in and turn. What do you see six times?
further Draw the most beautiful pattern before it is gone.
safety Never look at the sun with it. {@6-8? Mirror card is cut together, and beads stay on a plate, away from small children. | Edges of cut mirror card are sharp: tape them.}
skills measuring, symmetry, careful assembly
alt A tube with {a v} on it and a colored pattern at its end

* periscope-in-disguise
name periscope
title Periscope Disguised as {a V} | {V} With Eyes Around the Corner | The {V} That Sees Over Walls
about Over the back of the sofa rises {a v}, and nobody guesses that you look out of it. | Two mirrors, both at the same slant, and whoever hides behind {the v} sees everything.
step tower {case=milk-carton? Rinse and dry {the case}, cut off the sloping tops, and push one into the other as | Put {the case} end to end as} a tower, and {fix tape} the seam.
step windows {@6-8? A grown-up cuts | {@9-12? Together, cut | Cut}} a window into the front near the top, and one into the back near the bottom, each a little smaller than {the mirrors}.
step slant On both other sides, draw a slanting line at each window with {the ruler}: from the front edge level with the top of the window to the back edge level with its bottom, at exactly 45 degrees, both the same way.
step slits {@6-8? A grown-up cuts | {@9-12? Together, cut | Cut}} along the slanting lines, just long enough for {the mirrors}.
step mirrors Slide {the mirrors} in, the upper one facing forward and down, the lower one backward and up, and {fix tape} them.
step test Look in below. Do you see the ceiling? Then the slant is off: move the upper one until you see straight ahead.
step coat {color=construction-paper? Wrap the tower in {the color} and leave the windows open. | Brush the tower {color b} with {the brush}, windows left free. Two thin coats hold better than one.}
step figure On {the figure}, larger than the tower is wide, draw {v.shape}, color it {color a} and {color b}, and cut it out.
step wear {fix tape} it to the front, below the upper window, so that only {the v} is seen from outside.
step spy Crouch behind a sofa or a hedge, raise it slowly and report: what is going on in {v.place}?
further Build it a second time, sideways, and look around a door.
safety {@6-8? Cutting cartons is a grown-up's. | Cut away from the hand that holds the carton.} Nobody walks or runs while looking through it, and never toward the sun.
skills measuring angles, light and mirrors, hiding a machine
waiting Half an hour if it was painted.
alt A tall box with a mirror window and {a v} on the front

* bottle-planter-of
name bottle planter
title {A V} With Green Hair | Bottle-Planter {V} | Plant {a V}
about Half a bottle, two colors, and out of its head grows what you have sown: {a v} that needs a haircut every week. | No pot from a store smiles back. This one is {a v}.
step wash Take off the label, rinse {the bottle} with {the water} and dry it: color holds on no film of soap.
step line With {the pencil}, draw the line to cut around the lower half, a hand's width up{v.head? . Let it rise where it gets {v.head} | }.
step cut {@6-8? A grown-up cuts | {@9-12? Together, cut | Cut}} along the line with {the knife}, in one slow go.
step edge Cover the cut edge with {the tape} all around, so that nobody can scratch a hand.
step holes {@6-8? A grown-up pokes | {@9-12? Together, poke | Poke}} five holes into the bottom with {the hole}: water must get out. {hang? Two more go opposite each other under the rim. | }
step coat Brush the outside {color a} with {the brush}, two thin coats, half an hour apart.
step face When it no longer sticks, paint the face: {v.face}. {fine? Thin lines go best with {the fine}. | Thin lines go best with the tip of the brush.} Then {color b} for the rest.
step hang Pull {the hang} through the two holes under the rim and knot both ends inside.
step soil Fill in {the soil} to a thumb's width below the rim.
step seeds {seeds=potted-plant,fresh-herb? Set {the seeds} into a hollow, press the soil down around the roots, and water | Scatter {the seeds} on top, cover them as thin as a coin, and water} it with {the water} until it drips below.
further Make its family: a second from the upper half, turned over, with the cap as a drain.
safety {@6-8? Cutting and poking a bottle is a grown-up's. | The blade goes away from the hand that holds the bottle; a damp cloth keeps it from rolling.} Wash your hands after the soil. A hanging pot hangs where no small child reaches the cord.
skills painting on a curve, sowing, caring for something
waiting Two hours for the coats, a week or two for the hair.
alt A planter made of a bottle, painted as {a v}, with plants growing out of the top

* tissue-jar-lantern-of
name jar lantern
title {V} in a Glowing Jar | A Lantern With {a V} | {V} Against the Evening Sky
about By day it is colored paper around a jar. At night the colors burn, and {a v} stands dark in front of them. | Torn paper, a coat of glue and one small light: {the v} has a sky of its own.
step wash Wash {the jar} with {the water}, rinse and dry it. Grease is what makes paper peel later.
step draw On {the dark}, no taller than the jar, draw {v.shape}, as a shadow without inside lines.
step cut Cut it out in one piece, slowly around every corner: light will draw its edge.
step tear Tear {the tissue} into pieces as large as a stamp, {color a}, {color b} and one more: the colors of {v.place} at dusk.
step lay Brush {the fix} onto a part of {the jar} as large as your hand, lay pieces of {the tissue} on, each over the edge of the last, and brush over them. Go around like this; at the rim fold nothing over.
step figure Brush the back of the dark shape with glue and press it on, smoothing from the middle outward, and give it one last coat.
step glint Add {the glint} on the wet glue, only at the top and the bottom.
step hang {@6-8? Together, tie | Tie} {the hang} twice around the neck under the rim, and from side to side as a handle.
step light After two hours the milky look is gone. Switch on {the light}, set it in and turn off the lamp.
further Put {v.scene} on a second jar, and let the two stand side by side.
safety Only a light that stays cool goes inside: no flame, paper and glue burn. Glass is carried with both hands; {@6-8? a grown-up hangs it up. | the handle is for hanging, not for swinging.}
skills cutting a shadow, layering colors, smoothing
waiting Two hours to dry.
alt A glowing jar in colored paper with the dark shape of {a v}

* carton-boat-of
name carton boat
title {V} Ahoy: a Boat That Really Floats | The Good Ship {V} | {V} Under Sail
about A carton that held milk holds out water as well. Half of one, a mast, and a sail with {a v} on it: ready to go to sea. | It floats, it carries cargo, and everybody can see from afar whose ship it is: {a v} in the wind.
step rinse Rinse {the carton} with {the water} and dry it inside and out.
step halve {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} it in half lengthwise with {the scissors}: the half without holes is the hull.
step seal {fix tape} over every edge and seam of the hull, and press hard with a fingernail: here water would get in.
step draw On {the sail}, as large as it goes, draw {v.shape}.
step color Color it with {the pens}: {color a}, {color b}, and dark lines around it. Which pattern flies beside it? {v.mark}.
step cut Cut the sail to a square as wide as the boat is long.
step mast @4-5 Together, {fix tape} the sail to {the mast}, with a hand's width of mast free below.
step mast {@6-8? A grown-up cuts off the points of {the mast}. Together, pierce | Cut off the points of {the mast} and pierce} the sail at the top and the bottom, and thread it on so that it bellies out. {staple? A staple holds it where it slips. | A bit of tape holds it where it slips.}
step stand {fix tape} the foot of the mast to the middle of the hull, from three sides{tube? , with {the tube} around it to keep it upright | }.
step float Fill a wide {bowl} and set it on the water. It leans? Move the mast toward the middle.
step cargo Blow into the sail, and load it coin by coin: how much does it carry before it goes down?
further Build a second with another sail, and race across the tub.
safety A grown-up stays beside the water the whole time and pours it out afterward. {@4-5? Cutting is a grown-up's. | Points of sticks are cut off before the ship is built.}
skills sealing, balance, testing and improving
alt A boat made of a carton with {a v} on its sail

* map-cut-box
name map {box=suitcase? case | box}
title {V} Cut From the Map | A {box=suitcase? Suitcase | Box} of Old Maps With {a V} | The {V} With Rivers in Its Coat
about Roads become stripes and lakes become spots: cut from an old map, {a v} wears a whole country. | Room for what you brought home from a journey, and on the lid {a v} made of the places themselves.
step sand Rub {the box} dull with {the sand}, and wipe it clean.
step choose Look {the map} through: which part is pale enough for the ground, and which is lively enough for {a v}? Keep a place name that means something to you.
step cover Cut the pale part to fit the lid and the sides, a finger's width larger.
step coat Brush {the fix} on the box and on the back of the paper with {the brush}, lay it on from one edge, and smooth it outward until no bubble is left.
step pattern On {the plain}, a finger's width smaller than the lid, draw {v.shape}, and cut it out as a pattern.
step cut Lay it on the lively part: turn it until a river, a road or a coast runs where {v.part} will be. Trace and cut.
step figure Glue {the v} onto the lid, and press it down from the middle.
step line With {the line}, draw around it once, thin, and draw {v.face? {v.face} | {v.mark}}.
step seal When it is dry to the touch, give everything two coats of glue, an hour apart, crosswise.
step ribbon Cut {the ribbon} to go around the lid and glue it on with the seam behind.
further Mark with a tiny heart where the box came from, and one where it is to go.
safety Glue on an open window's side of the table, and scissors closed when you turn the paper. Ask first whether the map is still needed.
skills decoupage without bubbles, choosing a detail, cutting an outline
waiting Two hours for the coats.
alt A {box=suitcase? suitcase | box} covered with old maps, on its lid {a v} cut from another map

* keycap-picture
name keycap picture
title {V} in Forty Keys | The {V} From an Old Keyboard | {V}, Typed by Hand
about Each key has been pressed a million times. Now forty of them are pixels, and together they are {a v}. | Escape, Shift and the space bar find a better job: {a v} for the wall.
step lift With {the lift}, flat under its edge, pry the keys off the unplugged keyboard{@9-12? , together | }, one by one, into a bowl.
step wash Wash them in {the soapy-water} and let them dry upside down.
step plan On {the plan}, draw a grid with squares as large as a key, and in it {v.shape}, square by square. Forty squares are plenty.
step sort Lay {the keys} on the plan. Dark ones are edges and eyes, light ones the body; long ones fill whole rows.
step color Give some of them {color a} and {color b} with {the color}, thin, so that the letters still show. Let them dry.
step card Cut {the card} to fit into {the frame}.
step lay Take the keys over one by one, row by row from the top, a drop of {the glue} under each.
step words Look for letters that are left: do they make a name? Set it below.
step frame After four hours, fit it into {the frame}, without the pane if the keys stand too high.
step back Glue {the back} behind one key that you like: this one is for wearing.
further Use the Enter key as a signature. It belongs to nothing else.
safety Only an unplugged keyboard, and never the inside of one: there is nothing to be had there. Keys jump when they come off: glasses on. Strong glue by an open window, not on bare fingers.
skills planning on a grid, taking apart, composing with light and dark
waiting Four hours for the glue.
alt A framed picture of {a v} made of keyboard keys

* dots-and-sticks-figure
name stick-and-dot frame
title {V}, Dot to Dot in the Air | {A V} of Corners and Lines | Engineer {a V}
about Soft corners, stiff lines: with nothing else bridges are planned, and {a v} that stands by itself. | Draw it with dots, build it with dots, and suddenly {the v} gets up from the paper.
step plan On {the plan}, as large as it goes and with straight lines only, draw {v.shape}. No line longer than {@4-5? your finger | one of the sticks}.
step dots Put a thick dot on every corner. Count: that many of {the joints} you need, twice.
step lay Lay one of {the joints} on every dot and one of {the bars} on every line, broken to length.
step push Push the ends in, as deep as the middle: it must hold when you lift it by one corner.
step cross Where it wobbles, add a line from corner to corner: triangles do not give way, squares do.
step twin Build the same once more, on the same plan: this is its other side.
step join Set both upright, a finger apart, and join corner to corner with short pieces{long? ; {the long} holds what is long | }.
step stand Let go. Does it stand? If not, spread the lowest corners.
step deco Press {the deco} on for {v.face? the eyes and what else you like | what shines on it}.
step measure Measure it with {the ruler}, and add one story, one leg or one wing more.
further How much does it carry? Lay a book on it, page by page.
safety {@4-5? What lies on the table is for building: a grown-up keeps it out of mouths, whole ones can choke. | Points go into soft corners, never toward a hand or a face, and what has been built with is not for eating.}
skills geometry, triangles that hold, building in space
alt A frame of {a v} made of straight lines with soft corners

* iced-picture-cookies
name iced cookies
title {V} Cookies, Iced by Hand | Eight Cookies, One {V} | Royal Icing {V}
about Two kinds of icing are the whole secret: a thick one for the line, a thin one that flows up to it. On top of that comes {a v}. | A cookie is a canvas as large as a palm, and {a v} on it makes it far too good to give away at once.
step plan Trace a cookie on {the plan} with {the pencil}, and in the round draw {v.shape}, in few large fields.
step mix Stir {the icing} in the {bowl} until a ribbon of it lies on top while you count to ten: this is for lines. Thin half of it with drops of {the water} until it sinks in at five, and tint it with {the color} and {the pick}: {color a}, {color b}, and some left white.
step fill {@4-5? A grown-up fills | Fill} it into {tips=parchment-paper? cones rolled of {the tips} | {the tips}}, and {@4-5? closes | close} each well.
step line {@4-5? Together, draw | Draw} a line of the thick icing around the edge of each of {the cookies}, without a gap: it is the wall.
step flood Let the thin icing run inside, and push it up to the wall with {the pick}. A tap on the table makes it flat.
step wait Wait for an hour, until it is dull and bears a fingertip.
step figure Now {the v}, field by field, with tinted icing and {the pick}: first {color a}, then {color b}, last {v.face? {v.face} | {v.mark}}.
step shine Set {the shine} into the wet places, with care, one by one.
step small The others get {v.part} or a pattern of dots in the same colors: they are its company.
step dry Let them dry on {a plate} for two hours before you stack or pack them.
further Tie three of them up with a name, for somebody who has to work today.
safety Hands are washed before and after, and {@4-5? a grown-up stays at the table. | nobody licks a tip that goes back to the cookie.} Ask whether somebody has an allergy before you give them away.
skills two kinds of icing, steady lines, waiting for a layer
waiting Three hours in all until the icing is hard.
alt A round iced cookie with {a v}, with two small ones beside it

* modeled-cake-topper
name sugar topper
title {V} on Top of the Cake | A Sugar {V}, Modeled by Hand | For Each {one cake}, {a V}
about Fondant is clay that is sweet: {a v} as tall as a thumb stands on each cake, and nobody wants to be the first to bite. | Bodies from balls, parts from drops, and a touch of water as glue: this is how confectioners make {a v}.
step knead Dust your hands with {the dust} and knead {the color} into {the fondant}, a drop at a time: half {color a}, a quarter {color b}, the rest white. Wrap what you do not need, it dries.
step body Roll a ball as large as a walnut and shape it with your fingertips into the body of {the v}: {v.shape}.
step parts From small balls, drops and rolls make {v.parts}. What stands up is a little thicker below.
step join Dab {the water} on with {the brush}, as little as can be, and press the parts on while you count to ten.
step mark Draw or dent with {the pick}: {v.face? {v.face} | {v.mark}}.
step roll Roll the rest out flat, as thick as a coin, on a little of {the dust}{pin? with {the pin} | , with a smooth glass}.
step disk {cutter? Press out a round for each cake with {the cutter} | Trace a round for each cake with {the pick} and lift it out}: this is the ground it stands on.
step cream Spread {the cream} on {the cake}, highest in the middle.
step bits Scatter {the bits} around the edge.
step top Lay the round on, stand {the v} on it with a dab of water, and carry them to the table on {a plate}.
further Model {v.scene} for the cakes beside it.
safety Hands, table and tools are clean before you begin. {pick=toothpick,wooden-skewer? No stick stays inside a topper: somebody will bite. | What stands on the cake holds with water alone.} Ask whether somebody has an allergy.
skills modeling from simple shapes, kneading in color, clean work
waiting Two hours for the toppers to get firm.
alt A cake with {a v} modeled of colored sugar paste on top

* leaves-all-over
name leaf picture
title {V} With a Coat of Leaves | A Leafy {V} by Small Hands | What Wears Leaves? {A V}!
about The leaves came home in two full fists. Now {a v} gets dressed in them, one on top of the other. | Glue, leaves, and no wrong place to put them: {the v} takes whatever comes.
step press Lay {the leaves} flat together, and put a heavy {book} on them while you get everything ready.
step draw {@2-3? A grown-up draws | Together, draw} this on {the sheet}, almost as large as it, with {the pen}: {v.shape}. One thick outline is enough.
step name {@2-3? What is it? Your child says the name and shows with a finger where {the v} begins and ends. | Show with a finger where {the v} begins and ends, and choose the most beautiful leaf for {v.part}.}
step coat {@2-3? Your child spreads {the fix} inside the outline with {the brush}. Thick is good, and over the line is fine. | Spread {the fix} inside the outline with {the brush}, as far as your hand is wide.}
step lay {@2-3? Your child lays {the leaves} on and pats each one with a flat hand. Tips may stick out: it is a coat. | Lay {the leaves} on, each over the stalk of the last, and pat them with a flat hand. Then spread the next piece, until {the v} is dressed.}
step tear Is there still a bare place? Tear a leaf into bits and sprinkle them on it.
step face {@2-3? A grown-up draws, where paper shows or on a scrap to glue on: | Draw, where paper shows or on a scrap to glue on:} {v.face? {v.face} | {v.mark}}.
step eyes Glue {the eyes} on, where they look at you.
step wave Lift the picture together by two corners and let {the v} {v.does}.
further Go out and look for the leaf that would make the best hat for {the v}.
safety Bring home only leaves that a grown-up knows, wash hands afterward, and keep leaves and bits out of mouths.
skills gluing, patting, naming
waiting An hour until it is dry.
alt {A v} covered all over with leaves
`;
