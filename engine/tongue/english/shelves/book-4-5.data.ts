export const words = `
* pebble-bugs
name stone {v} family
title {A V} Family of Stone | Painted Stone {V}s | {V}s for the Flower Bed
about A flat stone already has the right back for {a v}. Painted, three of them move in under a bush and stay all summer.
say ladybug: name=ladybug; shape=round; back=wings
say bee: name=bee; shape=long; back=stripes
step wash Wash {the stone} in {the water} and rub them dry with {the towel}. Paint slides off a dusty stone. The flattest side goes down.
step coat Paint the top of each {one stone} {color a}. {@4-5? Nobody sees the underside, so it can stay bare. | Two thin coats shine more than one thick one.} Let the paint dry for half an hour.
step head Paint {v=ladybug? the front end of each {one stone} {color b}: a head like a little cap. | the front end of each {one stone} {color b}: that is the face.}
step dots {v=ladybug? Draw a {color b} line down the back with {the brush}, and set dots to the left and right, as many as you are years old. | Paint two or three {color b} stripes across the back.} {!eyes? When the head is dry, two dots of {color a} are the eyes. | Let everything dry for another half hour.}
step eyes Put two blobs of {the stick} on each head and set {the eyes} in. Wait half an hour before they are carried.
step home {bed? Lay {the bed} in a dry corner of the garden or in a dish: there they live. | Find the family a dry place by the door or in a flower pot.} Who is the smallest, and who is the leader?
further Hide one on a walk where another child will find it.
safety Stones stay low: they are set down, never thrown, and a grown-up keeps the small ones away from toddlers.
skills painting, patience between two coats, counting dots
waiting About an hour, in between and at the end.
alt Three painted stones as {v}s on green leaves
left water: only for washing

* painted-tube-animal
name tube {v}
title {A V} From a Paper Tube | The Painted Tube {V} | {V}, Stands by Itself
about A tube stands by itself, which most animals on paper cannot do. Paint makes the coat, and a head of {paper} makes {the v}.
say monkey: name=monkey; food=a banana; ears=two round ears; coat=a light belly; says=Oo-oo-aa
say dog: name=dog; food=a biscuit; ears=two long drops for ears; coat=a light belly; says=Woof
say giraffe: name=giraffe; food=leaves; ears=two pointed ears and two little horns; coat=spots all over; says=Hmmm, says a giraffe, very low
say horse: name=horse; food=hay; ears=two pointed ears and a strip of mane; coat=a dark belly; says=Neigh
step paint {@2-3? Put a hand inside {the tube} and hold it still while your child paints it {color a} all around. | Push two fingers into {the tube} and paint it {color a} all around with the other hand.} Stand it on {the plate} to dry for half an hour.
step spots {@2-3? Your child dips a fingertip into the {color b} and presses | Dip a fingertip into the {color b} and press} {v=giraffe? spots onto the dry tube, from top to bottom. | {v.coat} onto the front of the dry tube.}
step cut From {the paper} cut a head as big as a plum, a {v=giraffe,horse? rounded nose | muzzle} to go on it, and {v.ears}. {@6-8? Draw the shapes first, and cut along the line in one go. | }
step head {fix stick} the ears behind the head, the {v=giraffe,horse? nose | muzzle} onto its lower half{v=horse? , the mane between the ears | }, and then the whole head to the top of {the tube}. {@2-3? Your child presses while you count to ten. | Press while you count to ten.}
step eyes {fix stick} {the eyes} on, close together.
step nose {fix stick} {the nose} on as the nose.
step face Draw {!eyes? two eyes{!nose? , two dots for the nose | } and a mouth that curves up. | {!nose? two dots for the nose and }a mouth that curves up.}
step tail Cut {the tail} off as long as a finger and {fix stick} its end inside the tube at the back{tail=pipe-cleaner? ; bend the other end into a curl. | , so that the rest hangs out.}
step feed {v.says}! {snack? Offer it {the snack} | Offer it {v.food}, made of air}, and walk it across the table to meet the others.
further @2-3 Make a second one and let them look for each other behind a box.
further Paint a long tube for the parent and cut a short one for the baby.
safety @2-3 The cutting is done by a grown-up before the paint comes out.
safety {@4-5? The head is cut out together, with short snips around the curve. | Hold the tube by the rim while you paint: it rolls.}
skills painting all around, cutting curves, putting a face together
waiting Half an hour for the paint.
alt {a v} with a paper head and a painted tube as its body

* shining-disc-fish
name shining fish
title A Fish That Flashes | The Shiny Disc Fish | Rainbow Fish From an Old CD
about An old CD throws every color of the rainbow at the wall. Give it a tail and fins, and it swims through the room whenever the sun comes in.
step check {@4-5? A grown-up feels all around {the disc}: no crack, no sharp edge. The shiny side is the fish. | Feel all around {the disc}: no crack, no sharp edge? The shiny side is the fish.}
step cut From {the paper} cut a tail as long as your hand is wide, like a big heart or a triangle, two fins half as long, and a mouth shaped like a heart as big as a coin.
step fins Turn {the disc} over and tape the tail to one side and a fin above and below, so that they stick out past the edge.
step mouth Turn it shiny side up. {fix stick} the mouth to the rim, opposite the tail.
step scales {scales=sticker,stick-on-gem,washi-tape? Press {the scales} on | {scales=cupcake-liner,tissue-paper,crepe-paper,cellophane,wrapping-paper,metallic-paper? Tear {the scales} into round scales as big as a coin and {fix stick} them on | {fix stick} {the scales} on}} in curved rows, from the tail forward. Leave places bare: those are the ones that flash.
step look {fix stick} {the eye} on near the mouth.
step draw {eye? Draw stripes on the tail and the fins, like the ribs of a fan. | Draw an eye on a round scrap of {the paper} and glue it near the mouth; then stripes on the tail and the fins.}
step hang Tape the ends of {the hang} to the back of the upper fin as a loop.
step swim Hold it in the sun, tilt it, and look at the walls: how many colors can you find?
further Make a small school of three sizes, with jar lids as the little ones.
safety A disc is never bent or broken: its splinters are sharp. A cracked one goes into the trash.
skills cutting shapes, laying rows, watching light
alt A fish made of a shiny disc with paper tail, fins and scales

* toy-dinosaur-tracks
name dinosaur tracks
title Who Walked Here? Dinosaur Tracks | Footprints From the Toy Box | The Dinosaur Track Picture
about Feet of plastic print as well as feet of bone. {@2-3? Dip, stamp, stamp: a herd has gone by. | A path of prints tells a story: who walked, who ran, and who came behind.}
step lay {@2-3? Tape {the paper} to the table by its corners. | Tape {the paper} down by its corners, side by side: one long path.}
step plate {@2-3? Spread {the color} thinly on {the plate}, each color in its own corner. | Spread {the color} thinly on {the plate}, each in its own corner. Thick paint hides the toes.}
step land Dab {color b} ground along the lower edge with {the sponge}{@2-3? , the way your child likes it. | , for the prints to walk on.}
step walk {@2-3? Your child dips the feet of a {one walker} into the {color a} and walks it over the paper, hop by hop. | Dip the feet of one dinosaur into the {color a} and walk it across, left and right by turns. No dinosaur in the box? Any {one walker} can play one.}
step chase Dip the second one into another color. Does it follow, run away, or meet the first at the water hole? Long gaps between the prints mean that it runs.
step trees Press {the tree} into the {color b} and onto the edge of the paper: tree ferns.
step bath {@2-3? Bath time: your child washes the feet in {the bowl} and dries them with {the towel}. | Wash the feet in {the bowl} before the paint sets, and dry them with {the towel}.}
step story {@2-3? When the sheet has dried for half an hour, draw a volcano in a corner together, and let your child make the smoke. | After half an hour the prints are dry. Draw a volcano, a nest or a puddle, and tell from the tracks what happened.}
further @2-3 Walk the clean dinosaurs through play dough next.
further Let somebody guess from the prints which toy walked where.
safety @2-3 Only toys too large for a mouth walk here, and a grown-up holds the plate.
safety Spread an old newspaper below before the paint comes out, and wipe drips off the floor: wet paint is slippery.
skills printing, telling a story from signs, cleaning up
waiting Half an hour for the prints.
alt Paper with three-toed tracks, green ground and a small volcano

* kitchen-dough-fossils
name kitchen fossils
title Fossils From the Kitchen | Bones and Prints in Stone | Dig Up a Fossil of Your Own
about Flour, salt and water turn as hard as stone within days. What was pressed in before stays, just as it does in rock, only a few million years sooner.
step mix Stir {the flour} and {the salt} together in {the bowl}.
step earth Stir in {the earth}: so it looks like rock.
step water {@2-3? Pour in half of {the water}; your child stirs and kneads. Add the rest by the spoonful, until the dough no longer sticks. | Pour in half of {the water} and knead. Add the rest by the spoonful, until the dough is soft and no longer sticks to the fingers.}
step slab {@2-3? Your child pats the dough flat on a floured table, half as thick as a finger. | Divide the dough in two and {roller? roll each lump out with {the roller} | pat each lump flat} on a floured table, half as thick as a finger.}
step press {@2-3? Choose something to press in: {the press}. Your child pushes it down with a flat hand, and you lift it straight up. | Press {the press} in, firmly and straight down, and lift straight up again. Not clear? Pat it flat, press again.}
step edge Pinch and dent the rim together: stones have no smooth edges.
step bones With {the pencil} draw the bones that nobody found: ribs, a long back, claws. A ring with a spiral is an ammonite.
step dry A grown-up lays the slabs on {the plate} near a window for two or three days and turns them over every evening, or bakes them for two hours at 210 °F (100 °C) and lets them cool.
step brush {scrub? Sweep the dust off with {the scrub} | Stroke the dust off with a fingertip} and show your find: what animal was it, how big, and what did it eat?
further @2-3 Hide the finished stones in a box of torn paper and dig them out.
further Write a museum label with a name that you make up, and the place where you found it.
safety @2-3 The dough is very salty and full of raw flour: a grown-up sees that it goes into no mouth.
safety Salt dough looks like cookies and is none: nobody tastes it, and the dog gets none either. The oven belongs to a grown-up.
skills kneading, pressing, finding out how fossils are made
waiting Two or three days by the window, or two hours in the oven.
alt A slab of dough like stone with the print of a small dinosaur
left food-coloring: stone is gray and brown by itself

* leaf-creature
name leaf {v}
title {V} in a Coat of Leaves | The Leaf {V} | {A V} Out of the Park
about {v=hedgehog? Pointed leaves, one over the other, make better spines than any pencil. | {v=lion? A ring of leaves around a face, and there he is: a lion who has been rolling in autumn. | {v=butterfly? Some leaves are wings that have only forgotten to fly. | Leaf upon leaf, like tiles on a roof: that is how a fish wears its scales.}}}
say hedgehog: name=hedgehog; place=with the tips pointing back, beginning at the tail; first=a long body with a pointed nose; eats=beetles and worms
say lion: name=lion; place=in a ring around the face, stems under the edge; first=a circle as big as your fist; eats=nothing today, thank you
say butterfly: name=butterfly; place=two large ones above and two smaller ones below, stems to the middle; first=a long thin body with a round head; eats=nectar from flowers
say fish: name=fish; place=in rows, beginning at the tail; first=a body like an egg lying down; eats=crumbs
step sort {@2-3? Lay out {the leaf} with your child: big ones here, small ones there, red ones, yellow ones. | Lay out {the leaf} and sort them: which are pointed, which are round, which two are alike?}
step flat Wet leaves do not stick. Pat them dry between two sheets of {the press}, and press them with both hands.
step body Draw {v.first} in the middle of {the paper}{@2-3? together | }.
step glue {@2-3? Put blobs of {the stick} where the leaves go; your child lays them on: {v.place}. | Spread {the stick} on the back of each leaf and lay it on: {v.place}. {@6-8? The next row covers the stems of the one before. | }} Press each one for a moment.
step eyes {@2-3? {v=hedgehog,fish? Your child presses one of {the eyes} on; the other one looks out of the next picture. | Your child presses {the eyes} on, side by side.} | {v=hedgehog,fish? {fix stick} one eye on, above the mouth; the other one looks out of the next picture. | {fix stick} {the eyes} on, close together.}}
step face Draw {!eyes? {v=hedgehog,fish? an eye | two eyes} and }{v=hedgehog? a black nose, a mouth and feet | {v=lion? nose, mouth and whiskers | {v=butterfly? a smile | a mouth and bubbles}}}.
step sticks {fix stick} {the sticks} on{v=butterfly? the head as feelers. | below as the ground it lives on.}
step rest Leave it lying flat for half an hour, with a magazine on top if leaves curl up.
further @2-3 Go out together and bring a leaf for a second one.
further Look closely at one leaf that was left over, and draw its veins.
safety @2-3 Leaves are for gluing; a grown-up picks out stalks, berries and seeds before your child starts.
safety Wash your hands after collecting, and leave berries and mushrooms where they grow.
skills sorting, laying in rows, seeing shapes in leaves
waiting Half an hour, lying flat.
alt {a v} made of fallen leaves on paper

* flour-paste-moon
name puffy moon
title The Moon, Craters and All | A Puffy Crater Moon | One Full Moon With Real Craters
about Flour and glue stirred together make a paste that stays where it is put, as thick as frosting. Whatever is pressed into it leaves a crater, just as on the real one.
step ring Lay {the plate} upside down on {the paper} and draw around it: a full moon.
step mix Stir {the flour} and {the paste} in {the bowl} until it is as thick as frosting. Too stiff? One spoonful of {the water}. Too runny? One more of flour.
step tint Stir {the tint} in, a little at a time: {tint=coffee-grounds,sand? that makes moon dust | light gray is enough}.
step spread Spoon the paste into the circle and spread it with the back of {the spoon} as thick as a pancake, right out to the line.
step grit Sprinkle {the grit} over it while it is wet.
step crater Press {the stamp} in, turn, and lift: a crater. Make big ones and small ones, some of them inside each other. A fingertip makes the tiny ones.
step stars {stars=sticker? Press {many stars} on around it, | {stars=chalk,glitter-glue? Dot stars around it with {the stars}, | {stars=confetti,sequin? Press {the stars} | Tear {the stars} into bits and press them} into a dab of paste around it,}} where the sky is dark.
step dry Let it lie flat overnight. In the morning it is hard, and you can feel every crater with closed eyes.
further Find the real moon tonight: which of its dark spots looks like one of yours?
safety {@4-5? The paste is raw flour and glue: it is for looking and touching, and a grown-up sees that nobody tastes it. | The paste is raw flour and glue, so nobody licks the spoon.}
skills stirring to the right thickness, spreading, pressing
waiting Overnight, lying flat.
alt A thick gray moon full of craters in a dark sky with stars

* unicorn-headband
name unicorn headband
title A Unicorn for a Day | {flowers? Horn, Ears, Flowers: Unicorn! | } | The Unicorn Headband
about A plain headband is what holds everything up: one twisted horn{flowers? , two ears, and as many flowers as there is room for |  and two ears}.
step cut From {the horn} cut a quarter circle with straight sides as long as a hand. Two drops as long as a thumb, cut from {the ears}, are the ears.
step cone Roll the quarter circle into a narrow cone, {fix stick} along the edge, and hold it tight while you count to fifty.
step spiral Wind {the spiral} around the cone from bottom to top, a finger's width between the turns, with a dab of {the stick} at both ends.
step feet Snip the lower rim of the cone four times, as deep as a fingernail, and bend the flaps outward. {@4-5? A grown-up sets it on the middle of {the band} and tapes two flaps down in front and two behind. | Set it on the middle of {the band} and tape two flaps down in front and two behind.}
step ears Pinch each ear at the bottom, and wrap that end around {the band} with glue, a thumb's length from the horn on either side.
step mane Knot {the mane} onto {the band} beside the ears, on both sides, and let the ends hang to the shoulder, no farther.
step flowers {flowers=felt,tissue-paper? Cut or crumple {the flowers} into little blossoms and | {flowers=flower? Snip the stems off {the flowers} and}} {fix stick} {flowers=felt,tissue-paper,flower? them | {the flowers}} all around the foot of the horn, close together, until no tape shows.
step dry Let it stand upright for an hour, so that nothing slides.
step ride Put it on and look into a mirror. What does a unicorn do first in the morning?
further Make a tail to match: strips of cloth on a belt loop.
safety {@4-5? Nothing hangs around the neck, and the horn is soft enough to bend: a grown-up tests the point with a finger. | Nothing hangs around the neck; bend the tip of the horn over if it is stiff.}
skills rolling a cone, winding, arranging flowers
waiting An hour for the glue.
alt A headband with a golden horn, two ears and flowers

* foil-shape-robot
name foil robot
title A Robot in Shining Shapes | The Foil Robot | Squares, Circles, Robot!
about Squares for the body, strips for the arms: a robot is nothing but shapes that somebody has put in the right order.
step fold {@2-3? Fold {the foil} in half, shiny side out, and smooth it: a doubled sheet does not tear in small hands. | Fold {the foil} in half, shiny side out, and stroke it smooth: doubled it does not tear.}
step cut Cut out one large square as big as a hand, one smaller square, four strips and a few little ones. {@6-8? Plan it first: antennas, a door in the belly, wheels instead of feet? | }
step lay {@2-3? Show your child the pieces: which is the head? Lay them on {the ground} in whatever order becomes somebody. | Lay the shapes on {the ground} and push them about until there is a head, a belly, two arms and two legs.}
step glue {@2-3? Put glue where a shape goes; your child lays it on and strokes it flat. | {fix stick} one piece after another: a dot of glue in the middle, then stroke it flat.}
step wire {wire=paper-straw,craft-stick? Cut or break {the wire} short | {wire=pipe-cleaner? Bend the ends of {the wire} into little loops | Cut {the wire} as long as a finger}} and {fix stick} the pieces on above the head as antennas.
step eyes {fix stick} {the eyes} on.
step knobs {knobs=sticker,stick-on-gem? Press {the knobs} on | {knobs=construction-paper? Tear {the knobs} into spots and {fix stick} them on | {fix stick} {the knobs} on}} as {@2-3? buttons to push. | switches and dials: what does each of them do?}
step draw {@2-3? Press the face into the foil together, with the tip of {the pen}: two eyes and a zigzag mouth. Foil keeps every line. | Press {!eyes? two eyes and }a zigzag mouth into the foil with the tip of {the pen}. Not too hard: foil keeps every line.}
step press Leave it lying flat for half an hour.
further @2-3 Push a button on the picture and make its noise together.
further Give it a number and a job, and write both below it.
safety @2-3 Foil is cut by a grown-up, and nothing on the robot is small enough to swallow.
safety {@4-5? Cut foil has thin edges: cut it together, and stroke it with the flat hand. | Cut foil has thin edges: stroke it with the flat hand, not along the edge.}
skills knowing shapes, building up a figure, gluing
waiting Half an hour for the glue.
alt A robot of foil squares with eyes and knobs on dark paper

* felt-pizza-shop
name felt pizza
title Pizza to Order, Cut From Felt | The Felt Pizzeria | One Pizza With Everything, Please
about Felt clings to felt: that is why nothing slides off this pizza, and why every guest can have another one from the same box of toppings.
step ring Draw around {the plate} on {color a} {felt} and on {the base}: the crust, and the board under it.
step base {@4-5? A grown-up cuts both circles out. | Cut both circles out.}
step crust Spread glue on {the base} and stroke the felt circle onto it, from the middle outward.
step sauce {@4-5? Together cut | Cut} a wavy {color b} patch, a thumb's width smaller than the crust: tomato sauce. Glue it on in the middle.
step tops Cut the toppings: {color c} circles as big as a coin for mushrooms and cheese, and {color d} leaves for basil. {@4-5? Turn the felt as you go, not the scissors. | }
step shred Cut {the cheese} into pieces as long as a finger: grated cheese.
step olives {the olives} are olives. Count out how many a guest gets.
step slice {@4-5? A grown-up cuts board, crust and sauce in one go, through the middle and across: four slices. | Cut board, crust and sauce in one go, through the middle and across: four slices.}
step serve Take an order: how many {olives? olives | mushrooms}, and how much basil? Lay them on{wrap? and spread {the wrap} under it as a tablecloth | }. That makes three coins.
further Draw a menu with pictures, and a price for each.
safety {@4-5? The thick board is cut by a grown-up, and small toppings are counted back into their bowl. | Cut the board slice by slice, lying on the table.}
skills laying a pattern, counting, playing shop
alt A felt pizza with sauce, cheese, mushrooms, basil and olives

* tube-halloween
name tube {v}
title {A V} for Halloween Night | The Friendly Tube {V} | {V} on the Windowsill
about {v=bat? Everybody is a little afraid of bats until they have one that stands on the table and smiles. | {v=pumpkin? This pumpkin needs no knife and never goes soft: paint, three triangles and a grin. | {v=cat? Black cats bring luck to whoever made them. | A ghost who has to stand still and smile is hardly scary at all.}}}
say bat: name=bat; cut=two wings with a zigzag lower edge, each as long as a hand, two small triangles for ears, and two white circles for eyes; does=flies from lamp to lamp
say pumpkin: name=pumpkin; cut=two leaves, three triangles for eyes and nose, and a wide grin, all dark; does=lights up the windowsill with its grin
say cat: name=cat; cut=two triangles for ears, two long eyes and a small nose; does=arches its back and purrs
say ghost: name=ghost; cut=two wavy arms as long as a finger, two round eyes and a round mouth; does=says boo, and then excuse me
step paint {@2-3? Put two fingers into {the tube} and turn it while your child paints it {color a}. | Push two fingers into {the tube} and paint it {color a}, turning as you go.} It dries in half an hour on {the plate}.
step cut Meanwhile cut from {the paper} {v.cut}.
step parts {@2-3? Put glue on; your child presses | {fix stick}} {v=bat? the wings to the back of {the tube}, so that they show on both sides, and the ears inside the top rim. | {v=pumpkin? the leaves inside the top rim. | {v=cat? the ears inside the top rim, points up. | the arms to the sides, waving.}}}
step eyes {fix stick} {the eyes} on where the face will be.
step face {@2-3? Your child sticks on the face | {fix stick} on the face}{v=bat? : {!eyes? the white eyes with a black dot in each, | under the eyes} {!eyes? and | } two little white teeth. | {v=pumpkin? : {!eyes? eyes, | }nose and grin. | {v=cat? : {!eyes? the eyes with a dark line in each, | }the nose, and whiskers on both sides. | : {!eyes? eyes and | } a round mouth.}}}
step stem {v=pumpkin? Bend {the stem} into a curl and {fix stick} one end inside the rim: a vine. | {v=cat? {fix stick} {the stem} to the back as a tail. | {fix stick} {the stem} inside the rim as a hook to hang it from.}}
step cloth Tear {the cloth} into {@2-3? three strips | a fringe} and {fix stick} it along the lower rim: {v=ghost? that is what flutters. | a wisp of fog.}
step fly {@2-3? Boo! Hide it behind a cushion and let your child find it. | It {v.does}. Where will it surprise somebody tonight?}
further @2-3 Make one more with another face.
further Set it over a small flashlight in the evening: the light shines out at the top.
safety @2-3 A grown-up cuts the paper; the pieces are as big as a child's palm or bigger.
safety {@4-5? The shapes are cut together: fold the paper once and both wings or ears come out alike. | Fold the paper once before you cut: both sides come out alike.}
skills painting all around, cutting shapes, making a face
waiting Half an hour for the paint.
alt A friendly Halloween {v} made from a painted tube
left candle: fire and paper do not go together

* plate-fan-tail
name {v}
title {A V} With a Plate for a Tail | The Proud Paper-Plate {V} | {V}, Tail Spread
about {v=turkey? A turkey who shows off needs a fan of feathers, and a plate holds up as many as you like. | A peacock folds his tail out once a day, just to be looked at. This one never folds it in again.}
say turkey: name=turkey; call=Gobble, I say, gobble; extra=a red drop beside the beak; ask=what are you thankful for
say peacock: name=peacock; call=Look at me; extra=a little crown on the head; ask=what are you proud of
step paint {@2-3? Your child paints the back of {the plate} {color a}, out to the rim. | Paint the back of {the plate} {color a}, rim and all.} Half an hour, and it is dry.
step cut From {the paper} cut a body like a pear, as long as a hand, two feet and a small triangle for the beak.
step quills {feathers=feather,leaf,fake-leaf? Sort {the feathers} by length: the longest go in the middle. | {feathers=cupcake-liner? Fold {the feathers} in half. | Cut seven long drops from {the feathers}, as long as a hand.}}
step fan {@2-3? Turn the plate over and put seven blobs of glue along the upper rim; your child lays one of {the feathers} on each. | Turn the plate over and {fix stick} {the feathers} along the upper half of the rim, so that they stick out like rays.} Then turn it back.
step dots {dots=sticker,stick-on-gem? Press {the dots} onto the plate in a row, | {dots=tissue-paper? Crumple {the dots} into little balls and {fix stick} them on in a row, | {fix stick} {the dots} onto the plate in a row,}} one below each feather.
step body {@2-3? Your child presses the body on, over a blob of glue: in the middle, feet down. | {fix stick} the body on in the middle, feet at the lower rim, beak on the head.}
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on}, above the beak.
step face Draw {!eyes? two eyes, }the toes and {v.extra}.
step gobble {v.call}! {@2-3? Hold it up and strut around the table together. | Everybody at the table tells: {v.ask}?}
further @2-3 Count the feathers, then blow at them.
further {v=turkey? Write or draw one thing you are thankful for on each feather before it goes on. | Add a round eye to each feather with a drop of paint.}
safety @2-3 A grown-up cuts, and the feathers are too long for a mouth.
safety {@4-5? Cut together: the pear shape is big enough for child scissors. | Fold the paper for the feathers in four, and one cut makes four of them.}
skills painting, laying a fan, putting parts in place
waiting Half an hour for the paint.
alt {a v} with a paper-plate tail full of feathers

* filter-dancer
name {v}
title {A V} in a Filter Skirt | The Dancing {V} | {V} With a Ruffled Skirt
about {v=ballerina? Three round papers with a hole in the middle are a tutu, and she can bend her knees. | {v=fairy? Layers as thin as petals for the skirt, and two more for the wings: light enough to stand on a leaf. | White, wide and almost without weight: this angel hangs on a twig and turns when somebody breathes.}}
say ballerina: name=ballerina; pose=one arm up, one leg out; does=makes a pirouette
say fairy: name=fairy; pose=both arms up, toes pointed; does=lands on a flower
say angel: name=angel; pose=both arms out; does=watches over the room
step dye {color=marker? Draw rings and stripes on {the skirt} with {the color}, lay them on {the plate} and drip {the water} over them from a finger, until the colors run. | {color=food-coloring,watercolor-paint? Spread {the skirt} on {the plate}, dab {color a} and {color b} on with a wet {brush}, and watch how far they run. | Spread {the skirt} on {the plate} and dab thin spots of {color a} and {color b} on with {the brush}.}} Let them dry for half an hour.
step body Fold one {one wire} in half: the bend is the neck, the ends are the legs. Twist the second one around it below the neck, so that its ends are arms. Bend every tip over into a tiny loop: hands and feet.
step head Push {the head} onto the bend and twist the wire once above it{head=pom-pom,felt-ball? , or squeeze it into the bend | }.
step fold Fold three of {the skirt} in half twice and snip off the very tip: a hole in the middle, as big as a pea.
step skirt Pull the legs through the holes, push the skirts up under the arms, and {tape=glue? set a dot of glue | wind a bit of tape} below them so that nothing slides down.
step wings Pinch the last layer together in the middle, like a bow, and {fix tape} it on at the back: {v=ballerina? a big bow. | wings.}{veil?  Gather {the veil} around the waist as well, as the airiest layer. | }
step hair Wind {the hair} around the top of the head and knot it: a bun.
step sparkle {sparkle=sticker,stick-on-gem? Press {the sparkle} onto | {sparkle=glitter-glue? Dot {the sparkle} onto | Stick {the sparkle} onto}} the skirt.
step dance Bend the {v} into a pose: {v.pose}. Now she {v.does}.
further Make a partner in other colors, and let the two dance to a song.
safety {@4-5? The ends of the wire are sharp: a grown-up bends every one of them over before the dance. | Bend every wire end over: they are sharp.}
skills watching colors run, bending a figure, twisting
waiting Half an hour for the skirts.
alt {a v} of bent wire with a ruffled skirt

* bandage-card
name get-well card
title A Bear With a Bandage | Get-Well Card With a Real Bandage | Patched Up With Love
about A bear on the front has hurt himself just where somebody else did, and gets a real bandage for it. Whoever opens the card already feels a little better.
step fold Fold {the paper} in half like a book, and go along the fold with a thumbnail.
step bear Draw a big bear on the front: a round head, a round belly, two ears, two arms. {@4-5? Big is good, for the bandage needs room. | Give it a scarf, if you like.}
step color Color the bear, and leave the face light.
step hurt Where does it hurt? Stick {the bandage} there: {@4-5? one on the head, one on the arm, one on the tummy. | one on the head, one on the arm, and a last one where the sick person has it.}
step stickers Press {the stickers} on all around.
step inside Inside goes the message. {@4-5? Say it, let a grown-up write it in dots, and go over the letters: Get well soon. Sign it with your name or a drawing of you. | Write: Get well soon. Then one thing that you will do together when everything is fine again.}
step send {envelope? Put it into {the envelope}, | Fold it shut,} and carry it there or mail it today: such cards should not wait.
further Add a coupon: one story read aloud, one joke a day.
safety {@4-5? Peel the bandages together, and throw the wrappers away at once. | Peel the bandages over the table and throw the wrappers away at once.}
skills drawing, thinking of somebody, writing a few words
alt A card with a bear wearing bandages and hearts around

* rice-sock-pet
name sock {v}
title {A V} in One Sock | The No-Sew Sock {V} | Sit, {V}! A Pet From One Sock
about Filled with {fill}, a sock sits where it is put, and lies in the hand like something alive. No needle, no knot, and it is {a v}.
say cat: name=cat; ears=two corners that stay up: cut a shallow curve between them; more=two pink triangles for the ears, a round belly and two paws; says=Purr; likes=a sunny windowsill
say bunny: name=bunny; ears=two long ears: cut straight down in the middle, and round off both tips; more=two narrow strips for the ears, a round belly and two big feet; says=Sniff; likes=a carrot of paper
say penguin: name=penguin; ears=a smooth round head: cut the rest off a thumb's width above the knot; more=a white belly, an orange beak, two orange feet and two wings; says=Honk; likes=to be cold
say guinea-pig: name=guinea pig; ears=two small round ears that lie to the sides: cut out the middle between them, down to a finger above the knot; more=a pale stripe from the brow to the nose, a pink nose, a round belly and two tiny feet; says=Wheek, wheek; likes=a slice of cucumber
say pig: name=pig; ears=two pointed ears: cut a shallow curve between them; more=an oval snout with two holes, a round belly and two feet; says=Oink; likes=mud
say bear: name=bear; ears=two round ears: cut a shallow dip between them; more=a round belly, a muzzle and two paws; says=Grrrumm; likes=honey
step fill Stand {the sock} in {the mug}, toe down, with its top edge turned over the rim, so that it stays open by itself. {fill=pillow-stuffing? Push in two thirds of {the fill} for the belly. | Pour in one cup of {the fill} for the belly, and shake it down.}
step neck Lift it out. Wind a {one tie} tightly around it above the belly, add the rest for the head, and close it above that with the other. {@4-5? A grown-up winds both once more. | Test both: this is what keeps it all inside.}
step top {@4-5? A grown-up cuts | Cut} what sticks out above the upper tie into {v.ears}. Stay a finger's width above it.
step cut From {the felt} cut {v.more}.
step felt {fix stick} the pieces on, the belly first, and press each one while you count to twenty.
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on}, close together: that looks young.
step face Draw {!eyes? two eyes, }{v=penguin? a smile at both sides of the beak. | a nose and a mouth.}
step whiskers Cut {the whiskers} into short pieces and {fix stick} {v=penguin? two on top of the head as a tuft. | {v=bear,pig? two on top of the head as a tuft. | three to each cheek.}}
step scarf Wind {the scarf} around the {v}, over the lower {one tie}, and tuck in the ends: a scarf that hides it.
step nap {v.says}. Let the glue dry for an hour, with the {v} lying on its back. It likes {v.likes}.
further Make a small one from a baby sock to sit beside it.
safety {@4-5? A grown-up checks both closures before every game: what is inside belongs inside. | Pull at both closures before anybody plays with it.}
skills filling, tying, placing a face
waiting An hour for the glue.
alt A sitting sock {v} with a round belly and a scarf

* egg-carton-counter
name counting box
title One to Ten in {a carton} | The Counting Carton | A Place for Every Number
about Ten hollows, ten numbers, and a bowl full of things that want to be put in the right place. It looks like a game, and that is what it is.
step paint Paint the inside of {the carton}, each row in another color, and let it dry for half an hour.
step number {tags? Write 1 to 10 on {the tags}, or let a grown-up dot the numbers first, and {tags=sticker,sticky-note? press | {fix tape}} one at each hollow of {the carton}. | Write 1 to 10 at the edges of ten hollows of {the carton}, or let a grown-up dot the numbers first.}
step dots Beside each number draw as many dots as it says: so everybody can check.
step sort Sort {the things} by color or by size into heaps. Which heap is the biggest?
step count {pegs? Pick them up one at a time with {the pegs} and | Drop them in one at a time, and} count aloud: one into the first, two into the second, up to ten. {pegs? The pinch makes fingers strong for writing. | }
step add Tip two neighboring hollows together: how many are that? Write the sum down, then count to check.
further Close the lid, shake it, open it again: how many are in the fullest cup now?
safety Count everything back into its bag when the game is over: small things roll far.
skills counting, sorting by color, picking up with two fingers
alt A carton with numbered hollows and a growing number of little things in them

* dough-building-site
name building site
title Building Site on a Tray | Diggers at Work | A Building Site to Knead
about {the dough} is the best ground for trucks: it can be dug, flattened, driven through, and at the end of the day everything is as new.
step side Set {the tray} on the floor, where there is room to drive, and draw a fence around its rim.
step ground {@2-3? Your child pats | Pat} {the dough} flat{tray? in {the tray} | on the table}, thicker at one end: that is the hill.
step road {@2-3? Push a {one car} through it together, back and forth, until there is a road with tire tracks. | Drive a {one car} across, back and forth, until there is a road with tire tracks.}
step pit {@2-3? Your child digs | Dig} a pit with {the spoon}, and heap what comes out beside it.
step load Tip {the load} out beside the pit: rubble to be loaded, moved and tipped again.
step beams {beams=craft-stick,stick,paper-straw? Stick {the beams} into the ground, | Stack {the beams},} {@2-3? and see what stands. | crossed over each other: the frame of a house.}
step tunnel Push {the tube} into the hill: a tunnel. Do all the trucks fit through?
step cones Set {the cones} along the road, so that nobody drives into the pit.
step work {@2-3? Brrrm! Your child drives, and you are the one who says stop and go. | Start the engines. What is being built today, and who is the boss of the site?}
further @2-3 Roll the dough into a long snake: a pipe for the pit.
further Add a sign with a drawing of what may be driven here and what may not.
safety @2-3 What is dug and loaded is too large to swallow, and a grown-up stays beside the tray.
safety Small stones stay on the site; sweep up when the whistle blows.
skills digging and loading, planning a place, telling a story
alt A building site with a pit, a road, beams and a truck

* mixed-up-magazine
name mixed-up creature
title Nobody Has Seen This One | Mixed-Up Creatures From a Magazine | Cat Head, Car Belly, Bird Feet
about The head of one thing, the belly of another and feet from somewhere else: old pages are full of creatures that have not been put together yet. Every laugh costs one snip.
step look Leaf through {the pages} and tear out whatever has a face, wheels, fur, leaves or legs.
step cut {@4-5? Together cut | Cut} five or six pieces out: a head, a belly, something for arms, something for feet. They need not be animals: a teapot is a fine belly.
step mix Lay them on {the paper} and swap: which head looks silliest on which belly?
step glue Spread {the stick} to the edges of each piece and press it on, the belly first, the head last.
step eyes {fix stick} {the eyes} on where nobody expects them.
step extra {fix stick} {the extra} on as hair, tail or wings.
step legs Draw what is missing: {eyes? legs, | eyes, legs,} and the place where it lives.
step name What is it called, what does it eat, and what noise does it make? {@4-5? Tell it, and a grown-up writes it below. | Write it below.}
further Make three with neck and hips at the same height and cut them across: nine creatures to turn over.
safety {@4-5? Cutting is done sitting down, with the page in the other hand and a grown-up beside you. | Cut sitting down, and keep the scraps for the next one.}
skills cutting out, choosing, inventing
alt A creature glued together from magazine pieces

* stick-ornaments
name stick {v}
title {A V} of Six Sticks | {one sticks} {V} to Hang Up | The Little {V} for the Window
about {v=tree? Three sticks make the tree, one the trunk, two the branches. Trimming it takes as long as the child likes. | {v=snowflake? Six arms, as every real snowflake has: three sticks crossed, and it is winter. | Two triangles, one upside down: lay them on each other, and there is a star.}}
say tree: name=tree; lay=three sticks as a triangle with the point up, one below as the trunk, two across as branches; glue=where two sticks meet
say snowflake: name=snowflake; lay=three sticks crossed in the middle like a star, and three more, broken in half, as twigs at the tips; glue=in the middle and under each twig
say star: name=star; lay=three sticks as a triangle with the point up, three as a triangle with the point down, one on top of the other; glue=at every corner and wherever they cross
step paint {@2-3? Your child paints {the sticks} {color a} on {the plate}. | Paint {the sticks} {color a} on {the plate}. {v=tree? One of them, for the trunk, may be brown. | }} They dry in half an hour.
step lay {@2-3? Lay out together: {v.lay}. | Lay them on the table: {v.lay}.}
step glue {@2-3? Put a drop of glue {v.glue}; your child presses each stick down. | Put a drop of glue {v.glue}, and press while you count to twenty.} Leave it lying flat.
step trim {trim=sticker,stick-on-gem? Press {the trim} on, | {trim=glitter-glue? Dot {the trim} on, | {trim=tissue-paper? Crumple {the trim} into little balls and {fix stick} them on, | {fix stick} {the trim} on,}}} {@2-3? where your child points. | one on each tip and the rest in between.}
step top {v=tree? {top=metallic-paper,construction-paper,cardstock? Cut a star from {the top} and glue it to the very top. | Press {a top} on at the very top.} | {top=metallic-paper,construction-paper,cardstock? Cut a small circle from {the top} for the middle and glue it on. | Press {a top} on in the middle.}}
step loop When it has been lying for an hour, knot {the loop} through the top corner as a short loop.
step hang {@2-3? Where shall it hang? Lift your child up to choose the place. | Hold it up to the window or the branch, and step back. Does it need a second one?}
further @2-3 Paint one for each grandparent.
further Write the year on the back: next winter you will see how small your hands were.
safety @2-3 What is glued on is too large to swallow, and the loop is tied short by a grown-up.
safety {@4-5? The loop is as short as a finger and is tied by a grown-up; the trim stays away from little brothers and sisters. | Break sticks under a cloth, and rub off splinters.}
skills laying shapes, gluing at a point, decorating
waiting An hour and a half in all.
alt {a v} of six painted sticks with trim
`;
