/** Words for the shelf of the same name. */
export const words = `
* map-coasters
name coasters
title {map=map? Map Coasters | {map=sheet-music? Sheet-Music Coasters | Four Patterns for Four Cups}} | {map=map? Four Places, Four Coasters | A Set of Four Coasters} | Coasters That {map=map? Remember a Trip | Somebody Will Keep}
about {map=map? One place to a coaster: where you were born, where you spent a summer, where somebody lives whom you miss. Whoever puts a cup down hears the story. | Four small rounds, cut from one big sheet, and each shows another piece of it.} {!@6-8? They make a present for people who have everything. | }
step find {map=map? Open {the map} and find four places that mean something to you. | Move one of {the base} over {the map} like a window and look for the four best spots.}
step trace Lay one of {the base} on each spot and trace around it with the pencil.
step cut Cut the four pieces out a hair inside the line: then no edge sticks out and catches.
step ring {map=map? Draw a small ring around each place with the {one ink}, and write the year next to it. | Sign one of them with the {one ink}, small, along the rim.}
step glue Brush a thin coat of {the coat} on one of {the base}, right to the edge, and lay its piece on top. Rub from the middle outward until no bubble is left. Then the other three.
step press Lay them side by side under {the leaf}, with a heavy book on top, for an hour.
step coat Brush three thin coats of {the coat} over the top and around the edge, with an hour's drying between them. It goes on white and dries clear.
step film When they are dry, cut four rounds of {the film} and rub one onto each: now a wet glass does no harm.
step felt Cut rounds from {the felt} and glue them underneath, so that nothing scratches the table.
further @6-8 Make one for the dog's water bowl, with the way that you walk every day drawn in red.
further Tie all four together with a ribbon and add a card that tells what happened in each place.
safety {film? Cold glasses only, for heat loosens the film. | For cold, dry glasses: coats of glue turn milky when they get wet, so wipe drops off.} {map=map? Ask first whether the map may be cut. | Ask first whether the sheet may be cut.}
skills choosing a cutout, gluing without bubbles, coating evenly
waiting About four hours, most of it between the coats.
alt Four round coasters covered with pieces of {map=map? a map | a picture}

* wire-wreath
name wreath
title Wire Wreath With {trim=button? Buttons | {trim=bell? Bells | Beads}} | A Wreath Drawn in Wire | The Wreath That Weighs Nothing
about Four turns of wire make the ring, a fifth wanders around it like a vine. In front of a window it looks as if somebody had drawn it on the glass. | It hangs all year: with green for winter, with flowers for spring, and bare when you like it so.
step cut Cut {ft 7} of {the wire} for the ring and {ft 5} for the vine with old scissors. Roll each end into a tiny curl at once, so that nobody gets poked.
step ring Turn a bowl about {in 6} wide upside down, wind the long piece around it four times and hold the turns together with a bit of tape. Slide them off.
step bind {in 10} or so are left over. Wind this end around all four turns, every finger's width, and take off the tape.
step thread Bend back one end of the other wire, so that nothing slips off, and thread {the trim} onto it, all of them.
step wind Twist the bare end to the ring. Now lead the vine around it in loose waves and push one of {the trim} to the top of each wave; a half twist behind it keeps it there.
step green Tuck {the green} under the waves of the vine on one side, stems all in one direction. The wire alone holds them.
step loop Twist the last of the vine into a small eye at the top. Turn every end inward and press it flat.
step bow Tie {the bow} below the eye, long ends down.
further @9-12 Bend a star or a bird from a leftover and let it hang in the empty middle.
further Make three, in three sizes, and hang them one below the other.
safety Wire jumps when it is cut: hold both sides, look away from the cut, and curl in every end before you go on.
skills winding evenly, bending wire, composing in a ring
alt A light wreath of wire with a wavy vine and small {trim=button? buttons | {trim=bell? bells | beads}}

* wire-people
name wire {v}
title {V} in Wire | Wire {V}, Caught in Motion | {A V} Made of One Wire
about {v.idea} It is one wire from head to toe, and once it stands you can bend it into the next moment. | Sculptors begin with wire because it shows at once whether a pose is alive. {v.idea}
step plan Stand in the pose yourself for a moment: where is the weight? Then draw it on {the plan} as a stick figure, as tall as your hand.
step cut Cut {in 24} of {the wire} with old scissors and curl in both ends.
step head Fold the wire in half around {the former} and twist it twice below: that loop is the head, the twist is the neck.
step arms Bend each half out to the side for an arm, {in 1 1/2} long, and back again to the neck. Twist each arm along its length. Both strands now hang down: twist them together for the body, {in 1 1/2} long.
step legs Bend each strand down {in 2} and up again to the hip for a leg, twist it, and wind the rest around the hips.
step pose Lay the figure on your drawing. {v.pose}
step coat Wind {the coat} around the chest, close and flat, and tuck the end under a twist.
step dress {v=runner? Fold a shirt from {the dress} and pinch it around the body, with a starting number on its front. | {v=dancer? Pleat a strip of {the dress} between your fingers, wrap it around the hips for a skirt and twist a bit of wire over it. | Wrap a short tunic of {the dress} around the hips and twist a bit of wire over it, so that it seems to fly behind.}}
step stand Push the foot that stands {in 1/2} deep into {the foot}{foot=soap-bar? , turning it slowly | }. Does it tip? Move the body over the foot until it stays.
further @9-12 Make a second one that answers the first: a partner, a rival, a friend who catches.
further Bend it a little, take a photo, bend it again: ten photos are a film.
safety Hold both sides of the wire while you cut it and keep your eyes back: cut wire jumps. No end sticks out anywhere, not even at the toes.
skills seeing a pose, bending wire, balance
alt A small wire figure of {a v} on a base
say runner: name=runner; idea=Both feet can be in the air only for the blink of an eye, so this runner touches the ground with one toe.; pose=Lean the body forward, bend one knee up high and let the other leg push off behind. Elbows bent, one in front, one behind.
say dancer: name=dancer; idea=One leg carries everything, and the rest looks as if it weighed nothing.; pose=Straighten one leg under the body and lift the other to the back. One arm goes up, one to the side, and the head looks up after the hand.
say skater: name=skater; idea=The body lies far over the ice, and still it does not fall: the leg behind holds the balance.; pose=Tip the body forward over one leg and stretch the other out behind, as high as the head. Arms wide.

* pipe-drums
name pipe drums
title Pipe Drums You Play With {paddle=flip-flop? Flip-Flops | Paddles} | Five Pipes, Five Notes | The Drainpipe Band
about Slap the end of a pipe and the air inside sings: long pipes low, short ones high. Five lengths give a scale on which no two notes quarrel. | Street bands play these on corners all over the world, because they are loud and the whole instrument comes from a hardware store.
step measure Measure on {the pipe}, which should be about {in 2} wide, and mark five lengths, from one long pipe or from several pieces that are each long enough: 24 1/2 inches (62 cm), 21 3/4 inches (55 cm), 19 1/4 inches (49 cm), 16 inches (41 cm) and 14 1/4 inches (36 cm).
step saw A grown-up saws the pipe at the marks, or has it done in the store. Straight ends sound best.
step sand Rub the cut edges smooth with {the sand}, inside too.
step order Lay the pipes side by side from long to short, with all the ends that you will slap in one line, across two of {the rest}. The other ends stick out into the open, for a pipe that is shut cannot sing.
step bind {fix tape} them together in two places, over and under, so that they cannot roll. Then {fix tape} the bundle to the rests.
step notes {mark=permanent-marker? Draw a ring in a color of its own around each pipe with {the mark} | Give each pipe a ring of {the mark}} and write its note on it, beginning with the longest: C, D, E, G, A.
step paddle {paddle=flip-flop? Take one of {the paddle} in each hand, by the heel, sole down. | Fold each sheet of {the paddle} three times and bind one end with {the tape} as a handle.}
step slap Slap the opening flat and let the paddle bounce off at once. If it stays there, the note dies. Try until each pipe rings.
step song Play E-D-C-D-E-E-E: you know how it goes on. {@9-12? Then make up a beat with the two lowest pipes and let somebody else play over it. | Then find a bass line for a song that you like, and loop it.}
further @9-12 Add a pipe of {in 12}: it gives the C above, and one more song fits.
further Sound travels about 13,500 inches (343 m) in a second. Work out why twice the length gives half the note, and check it with a tuner app.
safety Sawing is a grown-up's job, outdoors, for plastic dust is not for lungs. The cut edges are rubbed or taped before anybody plays.
skills measuring, hearing pitch, playing together
alt Five white pipes side by side from long to short with colored rings, and something to strike them

* balloon-drum
name drum
title Balloon-Skin Drum | A Drum With a Stretched Skin | The Little Drum That Booms
about Stretched rubber answers even to a fingertip: this drum can whisper, and it can be heard in the yard. | What makes a drum is its tension. Pull the skin a little more on one side, and hear the note climb.
step shell Empty {the shell}, take off its lid and lay {the tape} over the rim, so that no edge can cut the skin.
step cover Cut {the cover} as high as the shell and long enough to go around, and tape it on.
step neck Cut the neck off both of the balloons just below the round part. Throw the cut pieces away at once.
step stretch One holds the shell, one stretches the first balloon over it with all eight fingers, until it lies as flat as a table and reaches {in 1} down the side.
step second Snip a few small holes into the second balloon and stretch it over the first: it doubles the skin, and the color shows through.
step band Wind {the band} around the edge, twice, tightly.
step lace Run {the lace} up and down in zigzags between rim and bottom, with a bit of tape at every point: real drums are tightened that way.
step sticks {knobs=rubber-band? Wind one of {the knobs} around the end of each of {the sticks} until there is a thick ball. | Put one of {the knobs} on the end of each of {the sticks}; wind tape around the stick first if it is loose.}
step beat Let the sticks bounce instead of pressing. Edge and middle sound different: {@9-12? invent a beat that needs both. | play eighths at the edge and an accent in the middle, then swap hands.}
further @9-12 Sprinkle rice on the skin and hum close to it: the grains dance to your voice.
further Build two more of other sizes, tape them together and tune them by pulling the skins.
safety A grown-up puts burst or cut-off pieces of balloon straight in the trash: they choke little ones, so no child under eight gets hold of them.
skills stretching together, making a tool of your own, keeping a beat
alt A drum with a stretched red skin, zigzag cord and two sticks

* foam-marbled-paper
name marbled papers
title Paper Marbled on Foam | Swirls Lifted From Shaving Foam | Marbled Sheets for Cards and Books
about Color floats on top of the foam, a stick draws it into waves, and a sheet laid on top takes the pattern with it. No two come out alike. | Bookbinders marble on a bath of thickened water. Foam does the same on a tray, and forgives a shaking hand.
step cover Cover the table with an old towel and keep some water for your fingers close by. Sleeves up.
step spread Fill {the tray} with {the foam} and smooth it with {the scrape}, as thick as a finger.
step drops Let small drops of {the color} fall all over it: about ten of each color. Less is brighter than more.
step swirl Draw {the comb} through the top layer, up and down, then across. Stop while you can still tell the colors apart: ten lines too many and all is gray.
step press Lay a sheet of {the paper} on the foam and stroke it with flat fingers from the middle outward, until every part has touched.
step wait Lift it by one corner, turn it over and let it lie, foam up, for one minute while the color sinks in.
step scrape Set {the scrape} upright and pull it across the sheet in one stroke, from edge to edge. The foam goes, the pattern stays. Wipe {the scrape} clean after each stroke.
step more There is color left in the foam: press a second sheet for a paler print. Then add new drops for a third.
step dry Let the sheets dry for two hours. Curled ones go under a book overnight.
further @6-8 Cut fish, eggs or planets from your sheets: the swirls are already in them.
further Fold a sheet around the cover of a notebook, or cut windows for a set of cards.
safety Foam stings in the eyes: a grown-up hands it out, nobody rubs their face, and hands are washed before anything else is touched.
skills laying a sheet flat, stopping in time, pulling one clean stroke
waiting Two hours to dry.
alt Two sheets of paper with marbled swirls in blue, pink and teal

* foam-rain-cloud
name rain cloud
title Rain Cloud in a {jar=plastic-cup? Cup | {jar=glass-bottle? Bottle | Jar}} | The Cloud That Gets Too Heavy | Make It Rain Indoors
about Foam lies on water like a cloud. It holds drop after drop of color, and then it cannot hold one more: down comes the rain. | Why does it rain? Because a cloud gets too full. Here you can watch it happen and count the drops.
step city Cut {the city} as long as the way around {the jar}, draw roofs, windows and trees along it with {the ink}, and cut along the tops.
step water Stand {the jar} on the towel and fill it with water, three quarters full.
step mix Stir a little {color} into half a cup of water in each of two cups: one light, one dark. It has to be strong, or the rain will be pale.
step cloud Put {the foam} on the water, right up to the edge, and heap it a little in the middle.
step guess Guess: how many drops will the cloud hold? Write your number down.
step rain Take up colored water with {the drop} and let it fall on the cloud, drop after drop, always in another place. Count, and wait between them.
step wrap Tape the strip of houses around the foot of {the jar}: now it rains on a town.
step sun Cut a sun from {the sun} and tape it to the back, half hidden by the cloud.
step watch Bend down until the cloud is at the height of your eyes. Where does the first streak come through? Was your number near?
further @6-8 Use two colors at once: what color does the rain become?
further Does a thicker cloud hold more? Try three, measure their height, and draw a chart.
safety A grown-up gives out the foam: it stings in the eyes and is not for mouths. Wipe up drips at once, and pour everything away afterward.
skills dropping slowly, predicting, counting
alt A clear vessel with a white foam cloud from which blue streaks fall onto a paper town

* chain-stitch-bracelet
name bracelet
title First-Crochet Bracelet | A Bracelet From One Hook | Two Rows and a {close=button? Button | Bead}
about Two stitches are all you need to know, and by the end of one bracelet your hands do them alone. | There and back once: a row of chains, a row of loops, and something round to close it.
step beads Thread {the beads} onto the yarn with the needle before you begin, and push them far down. They wait there for their turn.
step knot Make a slip knot a hand's width from the end and put it on {the hook}. Catch the yarn, pull it through the loop: that is a chain. Make eight, then push the hook into the first one, catch the yarn and pull it through everything. It is a ring now, and {the close} has to slip through it. Too tight? Make ten.
step chain Go on with chain stitches in a row, as even as they want to be.
step measure Lay the chain around your wrist. Stop when the ring reaches the other end with a finger's room to spare.
step back Turn around. Push the hook into the second chain from the end, catch the yarn and pull it through the stitch and through the loop on the hook, both at once. So go back, stitch by stitch, to the ring. {beads? Every few stitches, slide a bead up to the hook first. | Keep them loose.}
step end Cut the yarn, leaving {in 8}, and pull the end through the last loop until it locks.
step close Thread {the needle} with the tail at the far end and sew on {the close}, three times through.
step tails Weave both tails back and forth through a few stitches, and cut off what is left.
step wear {close=button? Button it | Push the bead through its ring} with one hand: that takes practice, so make the next one for somebody who will help.
further @9-12 Make a third row in another color, from the ring to the end.
further A longer one makes a bookmark, a strap for a bottle or a hatband.
safety For wrists, never for a neck. The needle goes back into its case as soon as the tails are in.
skills chain stitch, slip stitch, even tension
alt A two-colored crocheted bracelet with a ring and {a close}
* amigurumi-creature
name {v}
title First Amigurumi: {A v} | Crocheted {V} | {V} From One Hook
about A ball grows in rounds, is stuffed, gets {eyes=safety-eye? eyes | button eyes}, and looks at you. Amigurumi is Japanese for knotted toy, and this one needs only one stitch. | Nobody's first one is even. Pick a light, smooth yarn, so that you can see where the hook goes.
step ring Make a slip knot, chain 2. Into the first chain work 6 single crochets: hook in, pull the yarn through (two loops), catch it again and pull through both. Close them to a ring with the next stitch; from now on go around like a snail.
step grow Round 2: two stitches into each stitch (12). Round 3: one, then two in the next, all around (18). Round 4: one, one, two (24). Clip {the mark} into the first stitch of each round, and count at its end.
step sides Rounds 5 to 9: one stitch into each (24). The edge bends down by itself, like a small cap. The smooth side belongs outside.
step eyes {eyes=safety-eye? Push the stems of {the eyes} through between rounds 6 and 7, six stitches apart. Look first, then press the discs on from inside: they never come off again. | Tie {the eyes} on with yarn between rounds 6 and 7, six stitches apart, the knots inside.}
step shut Rounds 10 to 12: to lose a stitch, pull a loop through each of the next two and then the yarn through all three. Every third and fourth together (18), then every second and third (12), then all in pairs (6). Stuff with {the stuff} before the last round, firmly.
step close Cut the yarn at {in 10}. With {the needle} go through the last six stitches, pull them shut like a bag, and hide the end in the body. Two stitches of dark yarn make a mouth.
step feet {v.limbs}
step cheeks Sew two small rounds of {the cheeks} under the eyes, a little lower than you think.
step ring-on Pull {the ring} through a stitch at the very top.
further Change the color after every second round: now it has stripes, and next time it can become a bee.
safety {eyes=safety-eye? Tug at both eyes before you stuff it: a disc that is not quite down comes off. | Buttons come off in the mouth of a baby: this one is for older owners.} The needle is counted back into its case.
skills single crochet, counting rounds, shaping
alt A small round crocheted {v} with dark eyes
say bunny: name=bunny; limbs=For each ear chain 9, work back along the chain in single crochet, fold it and sew it to the top. Four chains of 4 in the second color, rolled up, are the feet.
say octopus: name=octopus; limbs=For each of six arms chain 8 and work two stitches into every chain on the way back: it curls by itself. Sew them around the bottom.
say axolotl: name=axolotl; limbs=For each of six gills chain 7 in the second color and work two stitches into every chain on the way back: it frills by itself. Sew three to each side. Four rolled chains of 4 are the feet, and a chain of 9, folded once, is the tail.
say bee: name=bee; limbs=Sew on two wings: a ring of 8 white stitches for each. Stripes are surface stitches in the second color, all the way around, and four rolled chains of 4 are the feet.
say sprout: name=sprout monster; limbs=Chain 6 in green for the stem and sew two leaves of 5 chains to it, on the very top. Four rolled chains of 4 in the second color are the feet.

* record-mandala
name painted record
title Dot Mandala on a Record | A Record That Plays Colors | The Record Full of Dots
about Scratched records have the best shape there is for a mandala: round, black, and with a middle. Dot after dot the rings grow outward, like sound. | Dotting is slow on purpose. After three rings your breath has found the beat.
step wash Choose a record that is scratched, ask first, and wipe it clean. Dry it well.
step fold Cut a circle as large as the record from {the plan} and fold it in half three times: opened, it has eight spokes.
step spokes Lay it on the record, mark the ends of the spokes along the edge with {the chalk}, take it off and draw the lines in to the label.
step label Paint the label in one color and let it dry while you sort your dots: {many dot}, from the finest to the thickest.
step first Set a ring of sixteen equal dots around the label, the first eight on the lines, the others between them.
step grow {paint=paint-marker? Let the next rings grow: bigger dots, made by circling with the tip, always on the lines; then one between two. | Put a little of each color on the plate. Load fresh for every big dot and do not press: the next rings grow on the lines, then between them.}
step fill When a big dot is dry, put a smaller one of another color on it. Close the last gaps with the very finest.
step dry Let it dry flat for two hours, then rub off the lines with a dry finger.
step hang Push both ends of {the cord} through the hole from behind, knot them around {the knob} in front, and hang the record by the loop at the back.
further @9-12 Dot a small one on an old CD and hang the two side by side.
further Choose one song and give each instrument a color: how would its chorus look?
safety Use only records that nobody wants to hear: ask first. {paint=acrylic-paint? Acrylic paint does not wash out of clothes, so put | Put} something old on.
skills dividing a circle, dotting evenly, patience
waiting About two hours to dry.
alt A black record with rings of colored dots

* record-clock
name learning clock
title Record Clock With Hands That Turn | What Time Is Dinner? | A Clock to Learn On
about A record is round, flat, and has its hole in the very middle, as if it had always wanted to be a clock. You turn the hands yourself. | On this clock it can be bedtime and breakfast in the same minute, and that is how you learn to read it.
step circles Trace {the round} twelve times on {the spots} with the pencil, four in one color and eight in another, and cut out all twelve circles.
step number Write 12, 3, 6 and 9 on the four, and the other numbers on the eight, big and dark.
step quarters Glue 12 at the top of the record, 6 at the bottom, 3 on the right, 9 on the left, all just inside the edge.
step rest Now the others: two fit between each pair. {@6-8? Count along, and check before you glue. | Ten past, twenty past: write the minutes next to them in small figures too.}
step dots Put one of {the dots} between each number and the next.
step hands Cut two hands with points from {the hands}: the hour hand {in 2 1/2} long and wide, the minute hand {in 4} and slim.
step hole Make a small hole in the broad end of each hand with the tip of the scissors, with something soft underneath.
step joint Push {the joint} through the minute hand, the hour hand and the hole of the record, and open its legs at the back. They should turn, and stay where you leave them.
step cord Tape {the cord} to the back as a loop and hang the clock at the height of your eyes.
step day Set it to the time when you get up, when school begins, when the light goes out. {@6-8? Where is the small hand at half past seven? | How long is it between them? Count along the edge.}
further @6-8 Draw small pictures for your day and stick them next to their hours.
further @9-12 Write the hours from 13 to 24 on an inner ring and read train times.
safety Ask whose record it is before you begin. The hole in the hands is for four hands: point away from fingers.
skills dividing a circle, telling time, fastening
waiting Half an hour until the numbers hold.
alt A record with twelve numbers and two hands as a clock

* cassette-pen-cup
name pen cup
title Cassette Pen Cup | Four Tapes and a Bottom | Side A, Side B: A Desk Cup
about Four cassettes stand up as walls, and pens move in where the music used to be. Old tapes are thrown out by the box: this saves four. | Whoever is older than forty will pick it up and tell you a story.
step label Cover the old labels with {the label} and write titles on them with {the ink}: {@6-8? the names of four songs you can sing. | songs that belong to the person who gets it.}
step line Lay the four cassettes face down in a row, short edges up and down, long edges touching.
step back Tape the three gaps where they meet, from top to bottom, and press hard.
step fold Lift both ends, fold the row into a square tower and tape the last edge from outside. It has to stand without leaning.
step floor Stand the tower on {the floor}, trace around it with the pencil and cut the square out, on the line.
step bottom Tape it underneath on all four sides: two strips over each edge, for pens are heavy.
step lining The reels let light through, and that looks good. If you want it closed, slide {the lining} inside all around.
step trim {trim=button? {fix glue} {the trim} onto the corners. | Press {the trim} onto the corners.}
step fill Put in your pens, the tall ones at the back.
further @6-8 Make a low one from cassettes lying on their long sides, for erasers and clips.
further Pull out a yard of tape, curl it around a pencil and tie it in a bow.
safety Ask first: somebody may still love what is on these tapes. Cut loose tape off and throw it away, for it tangles around fingers and pets.
skills taping in a row, fitting a base, folding to a box
alt A pen cup made of four cassettes with colored pens

* mixtape-sleeve
name mixtape
title A Mixtape for One Person | Cover Art for a Cassette | Two Sides of Songs for a Friend
about In a mixtape it counts who chose the songs, in which order, and why. Nobody needs a player: the list is the present, and the cassette is its box. | A cover is a poster of the size of a hand. Yours tells in one look what kind of evening is inside.
step songs Write twelve songs on a draft: six for side A, six for side B. The first pulls somebody in, the last lets them go.
step wrap Lay the cassette on {the card} and roll it over once, so that the card goes all around and overlaps by {in 1/2}. Mark every edge with the pencil and a ruler.
step cut Cut the strip as wide as the cassette and fold it sharply at the marks: a sleeve that slides.
step art Unfold it. Draw the cover with {the ink}: one big shape, three colors, no more. From across the room it has to work.
step cutout Cut one figure from {the cutout} and {fix glue} it where your shape leaves room.
step spine Write the title along the narrow side, as on a shelf: short, in capitals.
step side Put {the stick} over the old labels of the cassette, one on each side, and write on them which is side A, which side B, and a line of your own.
step list Copy the list neatly on {the list} with a word for each song: why this one? Cut it narrow enough to fold into the sleeve.
step close {fix glue} the overlap, let it hold, and slide in the cassette with the list around it.
step band Close it with {the band}.
further @9-12 Record yourself announcing the songs, like a radio host, and send that along.
further Make the playlist too, and hide its link in the cover as a drawn code or a row of letters.
safety Ask before you give away a tape: it may hold the only recording of somebody's voice.
skills designing for a small format, measuring and folding, choosing an order
alt A cassette with new labels in a painted sleeve and a handwritten list

* cassette-purse
name purse
title {felt=denim? Denim Purse With Two Cassettes | Cassette Purse} | Coins in Stereo | A Purse With a Side A
about Two cassettes, one outside on each side, and a soft pouch between them for coins, keys and earphones. Nobody else will have it. | The reels are holes already, so the needle goes right through.
step cut Cut {the felt} {in 5} wide and {in 9} long with {the scissors}.
step fold Fold up the lower {in 3 1/2} for the pouch: the rest is the back and a flap.
step place Lay a cassette on the front and one on the back and trace the reels with {the pen}. Unfold it again.
step first Sew the first cassette on: up through the hole of one reel, down through the other, six times, pulled tight. Then catch the small holes along its lower edge, twice each.
step second Sew on the second one, the right way up when the purse is closed. Knot well inside.
step close {close=snap-fastener? Sew one half of the snap under the flap and the other where it lands, with four stitches through each hole. | {close=hook-and-loop-tape? Stick or sew one half of {the close} under the flap and the other where it lands. | Sew {the close} to the front, above the cassette, and snip a slit into the flap, a hair shorter than the button.}}
step sides Fold it up and close both sides with small, even stitches over the edge. Three at the top, one on the other, hold the strain.
step ink Write a title on the label with the {one ink}.
step tassel Tie {the tassel} to one corner as a pull.
step use Coins in, flap down, and listen: it rattles like a tape.
further @9-12 A longer strip makes a case for a phone or a calculator.
further Add a strap of braided yarn for your wrist.
safety Push the needle away from the hand that holds the cassette. Reels that still hold tape are taped over from behind, so that nothing unwinds.
skills sewing through holes, making a flap, even stitches
alt A soft purse with a cassette sewn to its front
`;
