export const words = `
* fringe-hanging
name wall hanging
means comb
title {V} {one yarn} Wall Hanging | Knotted {V} for the Wall | {V} Tapestry on {a rod}
about No loom, no needle, two small knots: {the yarn} hangs in long strands, and where the color changes, {v.pic}. | {v.pic}, as wide as your pillow and soft enough to comb. It uses up every end of {yarn=yarn? yarn | fiber} in the house.
step hang Tie {the hang} to both ends of {the rod} and hang it where you can stand in front of it, on a door handle for instance. Gravity keeps all strands straight while you work.
step cut Cut {yarn=cotton-cord? the cord | {the yarn}} of the top color into 25 pieces, each {in 16} long. Wind it around a big book and cut through once: all come out the same. That is {ft 34} of it; the other colors take about half as much each.
step loop Fold one piece, hold the fold behind {the rod}, pull both ends through it and tighten: a lark's head knot. Hang all 25 side by side, until they cover {in 8}.
step plan Draw {v.line} on {the plan}, as wide as the strands, and cut along the line. Hold the upper part behind the strands: it shows where each one has to change color.
step change {v.change} Cut the old strands a finger's width below each knot.
step comb Open the ends of the strands and comb them with {the comb}, from the tips upward, until they are fluffy. Cover the knots with your hand, so that they stay tight.
step edge Stick a strip of {the hold} across the strands where the lower edge should run, {v.edge}, and cut along it. Peel it off slowly.
step bead Thread {the bead} onto strands at both sides, each over a knot.
step up Hang it on the wall, at the height of your eyes when you stand.
further Tie a second, shorter row of strands in front of the first. The picture becomes deep, like a stage.
safety The long strands belong on the wall, out of reach of little children and cats. Cut toward the floor and away from the hand that holds the fringe.
skills lark's head knots, working from a plan, even tension
alt A wall hanging of {one yarn} strands that show {v.alt}
say mountains: name=mountain; pic=two ridges appear under a pale sky; line=a mountain ridge with two peaks; change=Tie a piece of teal, a hand longer than the gap to the bottom, to every strand along that line, with a small knot at the back, then draw a lower ridge and change to navy.; edge=in a wide V; alt=two mountain ridges
say waves: name=wave; pic=waves roll in; line=a row of waves; change=Tie a short piece of white to every strand along the line for the foam, then teal below it. A second row of waves further down takes you to navy.; edge=in a shallow curve; alt=waves with white crests
say sunset: name=sunset; pic=the sun goes down; line=a half circle in the middle and a level line on both sides; change=Tie orange to the strands inside the half circle. At the level line change all of them to navy, the dark land.; edge=in a curve that rises in the middle; alt=a setting sun
say rainbow: name=rainbow; pic=a rainbow falls straight down the wall; line=nothing but a V for the lower edge; change=Here the color changes from side to side: replace the strands of the top color, a quarter at a time, with yellow, green and blue, and let two neighbors swap places at each border.; edge=in a V along the plan; alt=the colors of a rainbow side by side

* jewelry-tree
name jewelry tree
title Jewelry Tree: {V} | {V} of Twisted Wire | {V} for Earrings and Rings
about {wire=craft-wire? Twenty feet of wire | A dozen pipe cleaners}, twisted from the trunk to the last twig, make a tree that holds what usually lies tangled in a drawer. {v.pic}. | {v.pic}: each fork takes a ring or an earring, and the roots hold on to {a foot}.
step bundle {wire=craft-wire? Cut {the wire} into twelve pieces, each {in 18} long. | Take twelve of {the wire}.} Lay them together and tap the ends level.
step trunk Hold the bundle two fingers from the lower end and twist everything above it as one rope for {in 3}: the trunk. A trunk that leans a little looks grown, not built.
step split Divide the upper ends into three bundles of four. Twist each for {in 1 1/2}, then let it fork into two pairs, and go on twisting.
step twigs Fork every pair once more into single ends. Curl each tip around the tip of {the pencil} into a small hook: that closes the sharp end and holds the jewelry.
step roots Spread the short ends below as roots and bend them tightly around {the foot}. Cross them underneath and twist them together: {the foot} sits in a cage of roots.
step trim {trim=tissue-paper,felt? Cut them from {the trim}, {trim=tissue-paper? three layers at a time, } pierce each with the wire itself | Open the curl of a twig, thread {the trim} on} and close the tip again. {v.trim}
step moss Tuck {the moss} under the roots, where the twists show.
step balance Set it down and push the crown with one finger. If it tips, bend the whole trunk until its top is right above {the foot}.
step hang Hang up the lightest pieces on the outside and the heavy ones near the trunk.
further Take a photo of a tree that you like and bend yours after it, branch by branch.
safety {wire=craft-wire? Cut ends of wire are sharp and spring up: hold both sides while cutting, look away from the tips, and close each end with a curl. | The tips of pipe cleaners prick: curl in every one.}
skills twisting wire, branching, balance
alt A wire tree with {v.alt} on a base
say cherry: name=cherry tree; pic=a cherry tree in flower, in the shape of a bonsai; trim=Ten in pink are the blossoms, more of them near the tips.; alt=pink blossoms
say fall: name=fall tree; pic=a tree on a windy day in October, with its last ten leaves; trim=Ten in orange, red and gold are the last leaves, and some tips stay bare.; alt=a few orange leaves
say coral: name=coral; pic=a branch of coral that no reef has lost; trim=Ten pale ones at the tips are the polyps that open on living coral.; alt=pale dots at its tips
say silver-tree: name=silver tree; pic=the tale of the twelve princesses has a wood of silver, and this is a cutting from it; trim=Ten pale blue ones at the tips are frost, or jewels.; alt=light blue drops

* wall-head
name wall head
title Papier-Mâché {V} Head | {V} for the Wall | {V} Trophy Made of Paper
about No animal was hunted for this one, only yesterday's paper: {v.pic}. | {v.pic}, light as a bag of chips, and hard as wood when it is dry.
step base Cut a shield {in 8} high from {the board}. Poke two holes near the top, pull {the hang} through and knot it at the back: the loop for the nail has to be there before the paper covers everything.
step head Crumple {the paper} into firm balls: a big one for the skull, a long one for the muzzle. Tape both to the shield and wind {the tape} around in all directions. Press and pinch until {v.form}.
step extras Cut {v.parts} from {the board}. Cut slits into their lower edges, fold the tabs apart and tape each tab down flat: that is how a thin part holds on a round head.
step mix {paste=flour? Stir the flour with one and a half times as much water in the bowl until it looks like pancake batter without lumps. | Stir {the paste} with half as much water in the bowl.}
step layer Tear {the paper} into strips, never cut them: torn edges melt into each other. Pull each strip through the paste, wipe it off between two fingers and lay the strips crosswise over everything, tabs and taped seams first.
step second When the first layer is no longer wet, add a second one in the other direction, and a third around the neck and the roots of the parts. Roll thin paper sausages for eyelids, lay them on and cover them with small strips.
step dry Let it dry for a day, lying on its back, and turn it so that air reaches every side. It is ready when it sounds hollow and does not feel cool.
step paint Paint the head {color a}, two coats, and brush into all the folds.
step face {v.face}
step up Hang it on {@9-12? a nail that a grown-up has put in | a nail or a screw in the wall}, not above a bed.
further Make a collar from a shirt cuff, or a flower wreath, and change it with the seasons.
safety {paste=flour? Raw flour paste is not for tasting: wash hands afterward, and mind wheat allergies. | Wash the bowl and hands before the paste hardens.}{@9-12?  Thick board is cut together with a grown-up. | }
skills papier-mâché, building a form, painting
waiting About a day of drying, in two parts.
alt A papier-mâché {v} head on the wall
say triceratops: name=triceratops; pic=a triceratops looks out of the wall; form=you see a broad brow and a beak; parts=a wide frill with a wavy edge and three horns; face=Paint the frill pale with orange dots along the rim, the horns white, and the beak in a darker tone. Eyes far out to the sides: it was prey.
say unicorn: name=unicorn; pic=a unicorn with its eyes closed dreams on your wall; form=you see a long nose that widens at the nostrils; parts=two leaf-shaped ears and a narrow cone for the horn; face=Paint the horn gold with a spiral line, then closed eyes, a pink muzzle, and a mane that falls to one side.
say elephant: name=elephant; pic=an elephant lifts the tip of its trunk above your desk; form=the long ball hangs down as a trunk with a bend at the tip; parts=two big ears and two tusks; face=Paint pink into the ears, wrinkles across the trunk, white tusks, and small kind eyes.
say bull: name=bull; pic=a bull with a golden ring, as calm as cattle are when nobody waves a red cloth; form=you see a flat forehead and a wide muzzle; parts=two ears and two curved horns; face=Paint a pale muzzle with two nostrils, a blaze down the forehead, dark eyes, and a gold ring.

* pot-face
name painted pot
title {V} Plant Pot | Painted {V} Pot | {V} With Hair of Leaves
about The plant is the hairdo: {v.pic}, and what grows on top decides about the style. | {v.pic} on the windowsill. It is thirsty once a week and never complains otherwise.
step wipe Wipe {the pot} with a damp towel, inside the rim too, and let it dry: paint peels off dust.
step sketch Sketch the face lightly with {the pencil} on the side that is to look into the room. {v.sketch}
step ground Paint the outside {color a}, with long strokes from top to bottom. {pot=terracotta-pot? Clay drinks the first coat: it looks patchy now. | The first coat looks thin now.}
step second Wait until it is dry to the touch, then paint a second coat the other way around the pot. Now no stroke shows.
step face {v.face}
step fine {v.fine} Use {the fine} and hold your painting hand still with the other one.
step shine When everything is dry, brush a thin coat of {the shine} over the outside. It goes on white and turns clear.
step plant {plant=grass-seed,seed? Fill {the pot} with {soil? {the soil} | soil} to a thumb's width below the rim and press it down. {plant=grass-seed? Sow {the plant} thickly and keep it damp: in ten days it is a haircut. | Sow {the plant} as deep as the pack says and keep the soil damp: the first green tells you that it grows.} | Set {the plant} in, pot and all if it fits, or with {soil? {the soil} | soil} to a thumb's width below the rim.}
further Paint the saucer as a collar, a bow tie or a paw.
safety Acrylic paint does not come out of clothes: old shirts on, sleeves up. Do not eat herbs from a pot that was painted inside.
skills painting on a curve, planning layers, caring for a plant
waiting Two hours altogether between the coats.
alt A plant pot painted as {a v}, with green leaves on top
say cat: name=cat; pic=a cat with its eyes shut, as cats are when the sun shines on them; sketch=Two closed eyes, a muzzle, two ears that reach up onto the rim.; face=Paint the muzzle in cream and the ears on the rim a little darker than the rest.; fine=Draw the closed eyes, a nose, a mouth like a rounded W and three whiskers on each side.
say robot: name=robot; pic=a robot with a green antenna or two; sketch=A wide panel with two square eyes, and a grill for a mouth.; face=Paint the panel and the grill gray, then two white squares for eyes.; fine=Set a dark square into each eye, draw the bars of the grill and dot bolts around the rim.
say tiki-sun: name=sun; pic=a sun that shines on gray days too; sketch=A circle as wide as your palm, with nine rays around it.; face=Paint the rays orange, each as one fat stroke from the circle outward.; fine=Add closed eyes, a smile and orange cheeks, and brown dots around the rim.
say strawberry: name=strawberry; pic=a strawberry that really has leaves on top; sketch=A jagged line below the rim, like the collar of a berry.; face=Paint everything above that line dark green, with points that hang down.; fine=Press yellow seeds all over the red part, each as a drop with its tip up.
say owl: name=owl; pic=an owl with feathers of leaf; sketch=Two large circles side by side, a beak between them, a bib below.; face=Paint the two circles and the bib in cream.; fine=Paint the eyes, a gold beak, slanted brows, and rows of little arcs on the bib for feathers.
left glitter: would wash off with the first watering

* rope-bowl
name rope bowl
means felt
title {V} Rope Basket | Coiled-Rope {V} | {V} Basket, Sewn in a Spiral
about Eight yards of {one rope} go around and around, and a needle follows: baskets were coiled like this before there were pots. {v.pic}. | {v.pic}, and keeps earphones, hair ties, yarn or keys from wandering.
step disk Bend the end of {the rope} into a tight snail of two rounds. Push the needle straight through both rounds, four times from different sides, and pull {the thread} tight.
step base Keep coiling. Sew around in slanting stitches: down into the new round, up through the one before, a finger's width apart. Stop when the base is as wide as a saucer, {in 4}.
step up Set the base on the bottom of a bowl turned upside down. From here, lay each round on top of the last and not beside it: the wall begins.
step rows {v.rows}
step end At the rim, cut the rope at a slant, hide the tip behind the last round and stitch it down with small stitches until it cannot be felt.
step cut Cut {v.cut} from {the felt}.
step paint Thin {the color} with a few drops from the tap and brush it {v.paint}, so thinly that the twist of the rope shows. Let it dry for two hours.
step trim {v.trim}
step use Press it into shape with both hands, set it down and fill it.
further Crochet or braid a loop into the rim, and the basket can hang from a hook.
safety The needle meets thick rope: push it with a coin or a thimble, not with a bare fingertip, and count your needles when you are done.
skills coiling, basketry, sewing through thick layers
waiting Two hours for the paint.
alt A coiled basket that looks like {a v}
say beehive: paint=over every second round, in yellow; name=beehive; pic=an old straw hive, and its bees do not sting; rows=Let the wall grow wider for three rounds, then pull every round a little tighter, so that it closes like a dome. Leave a hole on top as wide as your hand.; cut=three yellow bees with wings and dark stripes, and a round door; trim=Sew the door low at the front and the bees on their way to it, each at another slant.
say toadstool: paint=over the cap, in red, the stem stays as it is; name=toadstool; pic=a basket with a lid: the stem keeps your things, the cap hides them; rows=Sew a wall as high as your hand for the stem. Then begin again with the rest of the rope, as a wide, shallow bowl: turned upside down it is the cap.; cut=white dots in different sizes and a brown door with a round top; trim=Sew the dots onto the cap, close together at the top, and the door onto the stem.
say lighthouse: paint=in stripes of two rounds, red and white; name=lighthouse; pic=a lighthouse for the desk, with pens standing in the tower; rows=Go straight up and pull each round a little tighter than the last. It should end 6 inches (15 cm) high.; cut=two dark windows, a brown door, a yellow strip for the lamp and a red roof; trim=Sew windows and door one above the other, and the lamp to the back of the rim with the roof on it.
say pineapple: paint=over every second round, in gold; name=pineapple; pic=a pineapple with a belly for everything small; rows=Sew the wall outward for four rounds, straight for two and inward again for the rest, like a barrel.; cut=five long pointed leaves; trim=Sew the leaves inside the rim, the longest in the middle, and stitch a net of brown diamonds over the belly.

* shard-mosaic
name mosaic
title {V} Mosaic | {V} in a Hundred Pieces | {tiles=eggshell? Eggshell | Cut-Piece} Mosaic: {V}
about The Romans left floors like this one: {v.pic}, and not one line drawn, only little pieces with gaps between them. | {v.pic}. From across the room it is a picture, and from close up a heap of crumbs that somebody put in order.
step base Paint {the base} in a dark color and let it dry. What shows between the pieces later on is this color, and it holds the picture together.
step draw Draw {v.draw} as large as the board allows. Leave out everything smaller than a fingernail.
step pieces {tiles=mosaic-tile? Sort {the tiles} by color into four heaps. | {tiles=eggshell? Wash {the tiles}, peel off the skin inside, paint them in four colors and break them when they are dry. | Cut {the tiles} into strips as wide as a finger, and the strips into squares. Sort them by color into four heaps.}}
step outline Brush glue onto a patch as big as your palm. Set the pieces along the line of the drawing first, then fill inward in rows that follow the shape. {v.fill}
step ground Fill the ground in {color a}, starting with one row all around the picture like an echo. A gap as narrow as a drawn line between all pieces makes a mosaic out of confetti.
step nudge Push crooked pieces straight with {the tip} as long as the glue is wet.
step seal Let it dry for an hour, then brush a thin layer of glue over everything. It goes on milky and dries clear.
step hang Lean it on a shelf, or let a grown-up put in a nail.
further Look for gold: a few pieces of candy foil, set where the light would fall, and the whole mosaic wakes up.
safety {tiles=mosaic-tile? Use tiles as they come, without breaking any: broken edges cut. | {tiles=eggshell? Wash hands after handling raw shells. Eggshell is not for anybody with an egg allergy. | Scissors rest closed beside the heaps of squares, where they can be seen.}}
skills mosaic, patience, seeing colors in patches
waiting An hour before the last coat of glue.
alt A mosaic of {v.alt}
say fish: name=fish; pic=a fish swims through a dark sea; draw=a fish with a forked tail; fill=Orange above, yellow on the belly, a stripe of teal across, and a single dark piece for the eye.; alt=an orange fish on dark blue
say rooster: name=rooster; pic=a rooster with all his feathers up; draw=a rooster with comb, beak, round body and a tall tail; fill=Cream for head and chest, red for the comb, orange for beak and wing, and both warm colors mixed in the tail.; alt=a rooster on light green
say sun: name=sun; pic=a sun with ten rays; draw=a circle, a ring around it and ten rays; fill=Set the circle in rings from the outside in, and let the rays change from orange to red at the tips.; alt=a sun with ten rays on blue
say guitar: name=guitar; pic=a guitar that has played a thousand songs; draw=a guitar that lies across the board from corner to corner; fill=Brown for the wide part of the body, orange for the narrow one, tan for neck and head, and a ring of dark pieces for the sound hole.; alt=a guitar on teal

* plaster-tray
name tray
title {V} Plaster Tray | {V} Catchall Tray | Cast in Plaster: {V}
about Two cups of powder and one of water: a quarter of an hour later {v.pic}, as cool and heavy as stone. | Designer trays cost what a bike tire costs. This one is cast in {a mold}, and {v.pic}.
step chips Color three spoonfuls of plaster with {the color} and a few drops of water, one after the other, and spread each thinly on the towel or on a bag. {v.first}
step crumb When the colored layers are hard, break them into crumbs between two folds of the towel.
step mix Put a cup of cold water into the bowl, sprinkle in the rest of the powder until islands stay dry on top, wait a minute, then stir slowly, so that no bubbles get in. It is ready when it runs like yogurt.
step pour {v.pour} Fill {the mold} a finger deep and tap the table, so that the bubbles come up.
step shape After about ten minutes, when it is firm like cold butter, scrape a shallow hollow into the top with the edge of {the stir}, and leave a rim as wide as a finger.
step out It warms up by itself while it sets. When it is cool again, bend {the mold} away and let your casting dry for a day, standing on edge, so that air reaches both sides.
step sand Smooth the rim with {the sand}, dipped in water: wet plaster makes no dust.
step paint {v.paint}
step shine Brush on two thin coats of {the shine} to keep fingerprints and drops of water out.
further Cast a second one in a smaller lid and stack both with a cork between: a tray with two floors.
safety Open the bag of plaster outdoors or slowly at the table, without breathing in dust. It gets warm as it sets, so never cast it around fingers, and never pour leftovers down a sink.
skills casting, timing, surface finishing
waiting A day of drying before paint.
alt A round plaster tray with {v.alt}
say terrazzo: name=terrazzo; pic=a tray with chips of color lies before you; first=Make them in strong colors: sanding will pale them.; pour=Scatter a third of the crumbs into the mold, stir another third into the plaster and press the last third into the top.; paint=Dab stray chips in with the corner of the brush, wherever a gap looks lonely.; alt=colorful chips in white
say full-moon: name=full moon; pic=a moon with all its craters lies before you; first=Gray is the most useful one here.; pour=Stir in half of the crumbs as moon rock.; paint=Press craters while it is soft with anything round, or paint them now: a gray oval, a darker one inside it, pushed to one side like a shadow.; alt=gray craters
say tide-pool: name=tide pool; pic=a small pool waits for the flood; first=Sandy and gray tones look like pebbles.; pour=Scatter the crumbs into the mold as the pebbles of the beach.; paint=Paint the hollow in light blue, teal toward the middle. Add a starfish, a coiled shell and a few white lines of light.; alt=a painted tide pool
say confetti-donut: name=donut; pic=a donut lies before you that lasts forever; first=These are the sprinkles, so make them bright.; pour=Keep the crumbs for the top.; paint=Paint the rim tan, the glaze pink and a dark oval in the middle, and stick crumbs as sprinkles into the wet paint.; alt=pink glaze and sprinkles

* photo-branch
name photo hanger
title Photo Hanger: {V} | Hanging Photo Display: {V} | {V} on a String
about Photos in a phone are looked at once. On {a branch} above the desk they are there every morning: {v.pic}. | A gallery without a single frame, for {v.pic}. Every photo can be swapped in five seconds.
step hang Tie {the line} to both ends of {the branch} and hang it up while you work. Move the knots until it hangs level.
step light Wind {the light} around {the branch}, with the battery box at one end, at the back.
step frame Choose {photo=map? six pictures cut from {the photo} | six pictures} that belong together, stick each onto {piece card} and cut around it with a narrow edge at three sides and a wide one below, like an instant photo.
step pen Write one line under each: not who and where, but what was said or what happened right after.
step lines Cut six lengths of {the line}: four of {in 12}, two of {in 20}. Tie the long ones on between the short ones, so that two pictures can hang lower than the others.
step bead Tie {the bead} to the ends of the short lines: the weight pulls them straight.
step clip Fasten each picture with a {one clip}. Big dark ones hang near the middle, light ones outside.
step charm Cut {v.charm} from {the card} and hang it in the middle on a line of its own.
step up Step back and tap {the branch}: if it tips to one side, slide a line over until it rests.
further @9-12 Take one photo a week for a year, always of the same window, and let them grow into a row.
further Print a strip of four photos taken one second apart: it looks like a film hanging to dry.
safety Hang it where nobody bumps into it, high above little hands, and away from a bed. Ask before you hang up somebody's photo.
skills photography, choosing, balance
alt A branch with six photos on strings and {v.alt}
say travel: name=travel; pic=stations, strangers and the sea at the end of the road; charm=a small plane; alt=a paper plane
say pets: name=pets; pic=the best of four paws; charm=a paw print; alt=a paper paw
say season: name=the season; pic=goals, mud and the team on the bus; charm=a ball; alt=a paper ball
say room: name=home; pic=the people and places that move in with you; charm=a key; alt=a paper key
say festival: name=the music; pic=stages, sore feet and the song that everybody knew; charm=a pair of notes; alt=two paper notes

* memory-frame
name memory frame
title {frame=shadow-box? Shadow-Box Frame | Deep Frame}: {V} | {V} Memory Frame | Memories of {v.the}, Framed
about {v.pic}: {frame=picture-frame? a frame with the pane left out | a box turned on its side} has room for more than a photo, because everything in it stands at a different depth. | The things that you kept in a drawer because they were too good to throw away get a stage here. {v.pic}.
step tell Lay out what you have and pick the one photo that tells the story. Everything else helps it or stays out: five things are plenty.
step ground {frame=picture-frame? Take out the clear pane and give it to a grown-up to keep. Trace the backing board on {the paper} and cut it out in {color a}. | Measure the floor of {the frame} and cut {the paper} to fit it in {color a}.}
step back Glue it in and rub from the middle outward, so that no bubble stays.
step mount Stick the photo onto a lighter piece of {paper} and cut around it with an edge as narrow as a match. Photos on a dark ground need that frame of light.
step lift Cut four squares from {the spacer}, as big as a thumbnail, glue them behind its corners and set it a little left of the middle, turned by a few degrees.
step cut Cut from {the paper} {v.cut}.
step layer Glue some of it flat and raise the rest on one or two layers of {the spacer}, the frontmost piece highest. {v.place}
step pen Write the date, or one sentence that only those who were there will understand.
step tassel {tassel=ribbon? Fold {the tassel} into a few loops, bind them with a knot and hang them over the corner. | Wind {the tassel} twenty times around three fingers, tie the loops at the top, bind them a little lower and cut them open below: a tassel for the corner.}
step close Let everything dry flat for an hour, then shake it gently. What rattles needs more glue.
further Slip a letter to your later self behind the backing, with a year on it.
safety Glass is lifted out and put away by a grown-up. Copy photos that exist only once, and use the copy.
skills composition, layering, telling a story
waiting An hour for the glue.
alt A deep frame with a photo and {v.alt}
say graduation: name=graduation; the=graduation; pic=the day of the cap that flew; cut=a cap with its square top, a rolled diploma with a red band and three stars; place=The cap sits in the lower corner and reaches over the photo a little.; alt=a graduation cap, a diploma and stars
say beach: name=beach days; the=the beach; pic=sand that you still find in your shoes; cut=a strip of beach, an umbrella in two colors, a sun and a starfish; place=The beach runs along the bottom, and the umbrella stands in it, farthest forward.; alt=a beach umbrella and a starfish
say match: name=the big match; the=the big match; pic=ninety minutes that nobody on the team forgets; cut=a ball, a ticket with two lines and a strip of zigzag grass; place=Grass at the bottom, the ticket behind the photo, the ball in front of everything.; alt=a ball and a ticket
say concert: name=the first concert; the=the first concert; pic=your ears rang until the next morning; cut=two beams of light, a ticket and a guitar; place=The beams go behind the photo, the guitar stands in front, raised on three layers.; alt=a guitar, a ticket and beams of light

* yarn-letter
name yarn letter
title {V} Yarn Letter | Your Initial in Yarn: {V} | Wrapped Letter, {V}
about One letter says whose door, shelf or desk this is. Yours is wrapped all over in {one yarn}, and {v.pic}. | Winding is what hands like to do while ears listen to a story. At the end there is a letter, and {v.pic}.
step shape {letter=cardboard-letter,wooden-letter? Take {the letter}. | Draw your initial {in 8} high on {the letter}, with bars as wide as three fingers, and cut it out twice. Glue both layers together for a letter that does not bend.} The letter in the picture is only an example.
step start Stick the end of the yarn to the back with {the tape} and begin at the lower end of a bar.
step wrap Wind it around the bar, strand beside strand, with a light and even pull. After every ten rounds, push the strands together with a fingernail: no card should peep through.
step turn Where bars meet, wind crosswise over the corner, first from one side, then from the other. A bare spot on top of a bar gets a short piece, stuck on lengthwise before you wind over it.
step end Cut the yarn on the back, dab on glue and press the end under the last strands.
step cut Cut {v.cut} from {the felt}.
step trim {v.trim} Lay everything out before you glue: one full corner and one empty one look better than an even crowd.
step up Lean it on a shelf, or tie a loop to the back for the door.
further Do the letters of a short word, each with its own picture, and let all share one color.
safety Unwind the yarn from the ball as you need it, and keep loose lengths out of the way of feet. Thick board is cut with a grown-up.
skills winding, covering corners, composition
alt A letter A wrapped in yarn with {v.alt}
say meadow: name=meadow; pic=bees have found the flowers on it; cut=three flowers with round centers, two leaves and two bees; trim=Flowers and leaves gather at the feet, and the bees fly toward them from above.; alt=flowers and bees
say unicorn: name=unicorn; pic=it has closed its eyes under a golden horn; cut=a horn, three flowers, three stars and two thin arcs for closed eyes; trim=The horn goes on top with the flowers around it, the eyes below, the stars toward the feet.; alt=a horn, flowers and closed eyes
say sport: name=team; pic=it wears the colors of your team; cut=a ball, a star and two stripes; trim=The ball covers one foot, the star sits high, and the stripes cross the other leg like those on a jersey.; alt=a ball, a star and stripes
say jungle: name=jungle; pic=a tiger looks out from between the leaves; cut=five long leaves, a tiger's head with two ears, a pale muzzle and dark stripes; trim=Leaves fan out from the top and from one foot, and the tiger sits on the other.; alt=leaves and a tiger
say night: name=night sky; pic=the moon has got caught in it; cut=a crescent moon, four stars and six dots; trim=The moon sits high, the stars grow toward the bottom, and the dots fill the gaps.; alt=a moon and stars

* steampunk-relief
name steampunk relief
title Steampunk {V} | Clockwork {V} Relief | {V} With Cardboard Gears
about Old cardboard turns into old brass: black paint first, then a nearly dry sponge with metal color, and every edge shines as if it had been rubbed for a hundred years. {v.pic}. | {v.pic}. Nothing in it turns, but everybody who sees it will try.
step ground Cut a square of {in 9} from {the board} and a frame for it, {in 3/4} wide. Keep every scrap.
step gears Draw circles around the mug and other round things, cut them out, and glue or cut teeth around each: little squares, all of one size, spaced by eye at twelve, three, six and nine first, then between.
step figure Draw {v.draw} and cut it out. Cut the same shape again a little smaller: the second layer makes it rise.
step stack Glue the frame onto the square, gears into the corners, {the v} on top of everything. Put a scrap under some of the gears, so that they overlap as in a clock.
step pipes Glue {the line} on as pipes that come from the frame, bend and disappear below a gear. Wrap a strip of board around each joint.
step rivets Press {the round} into thick drops of glue in the corners and along the pipes. Let nothing slide: lay it flat until morning or weigh it with a book.
step dry Wait until the glue is clear and hard, three hours at least.
step black Paint all of it black or dark brown, edges and gaps too, until no cardboard shows. Let it dry.
step rub Dip {the brush} into {color a}, wipe it on paper until almost nothing comes off, and stroke lightly across the relief. Raised edges catch the metal, hollows stay dark. Give a few parts {color b} for old copper.
step hang Hang it where light falls in from the side.
further Dab a little blue-green into the corners around the rivets: copper turns that color when it grows old.
safety Thick board is cut together with a grown-up, in two light cuts rather than one hard one. Loose screws and caps are counted before and after.
skills relief, layering, dry brushing
waiting Three hours for the glue, and an hour for the black.
alt A relief of {a v} with gears, pipes and rivets in metal colors
say airship: name=airship; pic=an airship crosses a sky full of machinery; draw=a long oval with a tail fin and a gondola below
say robot: name=robot; pic=a machine with a soul looks out of its frame; draw=a square head with a visor, two ears and a grille
say octopus: name=octopus; pic=a kraken of brass has hold of the works; draw=a round head with eight arms that curl
say dragon: name=dragon; pic=a dragon runs by clockwork and needs winding on Sundays; draw=a dragon's head from the front, with horns, brows and fangs
say beetle: name=beetle; pic=a beetle the size of a hand, from a museum of inventions; draw=a beetle from above, with six angled legs and a line between its wing cases

* braided-tee-rug
name braided rug
title Braided {V} Rug | {V} Rug From {tee=old-t-shirt? T-Shirts | Old Fabric} | Rag-Braided {V} Mat
about Three {many tee} that nobody wears become one mat to stand on with bare feet: {v.pic}. | Rag rugs were braided in the evening, from whatever the family had worn out. {v.pic}, and it goes in the washing machine.
step strips Cut {the tee} into strips, {in 1 1/2} wide and as long as possible. {tee=old-t-shirt,old-jersey? Cut around the body in one spiral, from the hem up to the armpits: one long strip without a knot. | Cut back and forth in one long zigzag, stopping just before each edge.} {v.colors}
step stretch Pull each strip hard between both hands. {tee=old-t-shirt,old-jersey? It rolls itself up into a soft cord. | The edges fold in and the strip gets narrower: that is what you want.}
step start Knot three strips together and fix the knot to the table edge with {the hold}.
step braid Braid loosely and evenly: right over the middle, left over the middle. Smooth the braid flat with your hand after every hand's length.
step add When a strip ends, cut a small slit into its end and one into the new strip, lay them on each other and pull the new one through both. No knot, no lump.
step coil Cut off the knot and coil the first turns flat, like a snail. Sew the rounds side by side, needle through the edge of one and then of the other, with stitches a finger's width apart.
step rounds Keep coiling and sewing on a flat table. {v.rounds} Ease the braid around the curve and never pull it tight, or the rug curls up at its rim.
step end When it is as big as you want, a coaster at {in 5}, a rug at {in 20}, let the braid run out thin: cut one strip after the other, tuck the ends under and sew them down.
step trim Cut {v.cut} from {the felt} and sew them on.
step flat Lay it on the floor and walk around it. If the middle stands up, open the last rounds and sew them again more loosely.
further Sew two small mats together around a pillow's stuffing, and the cat has a bed.
safety On a smooth floor, put something rubbery below, so that the rug does not slide. Long strips stay on the table and away from necks.
skills braiding, coiling, sewing by hand
alt A round braided rug in the colors of {v.alt}
say watermelon: name=watermelon; pic=a slice of summer in red, white and green; colors=You need red for the heart, a little white and some green.; rounds=Four rounds of red, one of white, then two of green.; cut=nine black seeds; alt=a watermelon with seeds
say shield: name=hero shield; pic=a shield to stand on, in red, white and blue; colors=You need red, white and blue.; rounds=Change from red to white and from white to blue, two rounds each.; cut=one big white star; alt=a shield with a star
say sunflower: name=sunflower; pic=a sunflower that never turns its head; colors=You need brown for the middle and as many yellows as you can find.; rounds=Two rounds of brown, one of orange, then all the yellows mixed.; cut=a ring of dark seeds and two leaves; alt=a sunflower with leaves
say ladybug: name=ladybug; pic=a ladybug as big as a plate; colors=Red is all you need, even if it is three different reds.; rounds=All the rounds are red.; cut=a black head, a long stripe, four dots and two eyes; alt=a ladybug with four dots
say planet-rings: name=planet; pic=a planet with its rings, seen from above; colors=You need orange and gold for the planet, and cream and brown for the rings.; rounds=Orange and gold first, then the rings: brown, cream, brown.; cut=a storm spot and two small stars; alt=a planet with rings

* tee-plant-hanger
name plant hanger
means cord
title {V} Plant Hanger | {tee=old-t-shirt? T-Shirt | Knotted} Plant Hanger: {V} | Hang a Plant: {V}
about Eight cords, ten knots, one evening: {v.pic}, and the windowsill is free again. | Macramé begins with a plant hanger. This one needs no pattern, and {v.pic}.
step cords {tee=old-t-shirt,bed-sheet? Cut eight strips from {the tee}, each {in 1} wide and {in 40} long. Cut around the body in a spiral and divide it afterward. | Cut eight cords from {the tee}, each {in 60} long.}
step stretch {tee=old-t-shirt? Pull every strip until it rolls into a cord. | Lay all cords side by side, smooth them out and tap the ends level.}
step loop Hold all eight in the middle, {ring? pull them through {the ring} up to there | fold them over a finger} and tie the doubled bundle with a firm overhand knot right below. Test it with a hard pull: everything will depend on this knot.
step bead Sort the cords into four groups of four and slide one {one bead} up each group.
step first Measure {in 14} down from the loop and knot each group there, all four at the same height. {tee=old-t-shirt,bed-sheet? {v.deco} | }
step second Take half of one group and half of its neighbor and knot them together, {in 3} lower. Go all around: the net that will hold the pot appears.
step gather Gather all cords {in 3} below that and tie one big knot. Pull every cord tight on its own, then trim the tail.
step plant Set {the plant} into {the pot}. If there is soil to fill in, leave a finger's width free below the rim, or it washes out.
step hang Spread the net, set {the pot} on the big knot and pull the second row of knots up its sides. Hang it from a hook that {@9-12? a grown-up has | is} screwed into wood. {v=rainforest? {tee=cotton-cord,rope? Let its longest shoot trail over the rim. | } | }
further Dip the tail in leftover paint, just the last hand's width, for a colored end.
safety Hang it low and never above a bed or a chair: a wet pot is heavy. Take it down for watering. Keep the cords out of reach of small children.
skills macramé, measuring, load-bearing knots
alt A knotted plant hanger that holds a pot with {v.alt}
say rainforest: name=rain forest; pic=leaves climb up the cords as vines do in a rain forest; deco=Cut a few leaves from what is left of the cloth and tie them in above the knots.; alt=green leaves along the cords
say jellyfish: name=jellyfish; pic=a jellyfish drifts in the window with its arms hanging down; deco=Leave the tail at the bottom extra long later on: those are the arms.; alt=a long tail like a jellyfish's arms
say hot-air-balloon: name=balloon ride; pic=a basket rides below the hook like that of a hot-air balloon; deco=Cut two small balloons from leftover cloth and tie them in above the knots.; alt=two small balloons beside the cords
`;
