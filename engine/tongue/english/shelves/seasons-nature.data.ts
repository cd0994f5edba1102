export const words = `
* sticky-window
name window picture
title Sticky-Window Suncatcher | {leaf=leaf? Leaf Window | Meadow Window} for the Sun | Suncatcher From a Walk
about A sheet that is sticky all over holds whatever lands on it: no glue, no help, and the light does the rest. | Held up to a lamp, a leaf shows veins that nobody sees on the ground. This window holds it there for a week.
step peel @2-3 Cut two pieces off the roll, each as large as a sheet of paper. Peel the backing off one and lay it on the table, sticky side up. Run {tape} along all four edges, half on the sheet: it holds the sheet down and becomes the frame.
step peel @4-5 Cut two pieces off the roll, each as large as a sheet of paper. Peel the backing off one together and lay it sticky side up. Run {tape} along all four edges, half on the sheet, so that it cannot curl; that border is the frame later.
step sort @2-3 Spread out what you brought home. Your child picks what is flat and dry; whatever is lumpy goes back outside.
step sort @4-5 Pat everything dry and choose what lies flat. Thick stems keep the second sheet from closing.
step leaves @2-3 Your child presses the biggest pieces onto the sheet, one by one. A pat with the whole hand, and they stay.
step leaves @4-5 Press the large pieces on first, spread over the whole sheet. Leave gaps as wide as two fingers: that is where the sheets will hold each other.
step petals @2-3 Now the small things: {petal}, dropped or dabbed wherever there is room.
step petals @4-5 Fill some of the gaps with {the petal}: a ring around a leaf, or a path from corner to corner.
step seal Peel the second sheet and lower it from one short edge to the other, sticky side down, smoothing as it goes so that no air is caught.
step rub @2-3 Let your child rub the whole window with flat hands, back and forth, until everything lies still.
step rub @4-5 Rub with your palm from the middle outward and push the bubbles out over the edge.
step trim Cut around the frame together, or trim the corners round, and leave a border of clear sheet: it keeps the picture shut.
step rim Cut {the rim} into four strips as wide as three fingers and tape them around the edge: a real window frame.
step hang Lift the window off the table and tape it to a pane that gets sun, as low as your child looks out.
further @2-3 Go and look at it in the morning, at noon and with the lamp on: the same leaf is three colors.
further Make one window in each season, and keep the four in a row.
safety @2-3 A grown-up looks through the finds first: no berries, no seeds and no acorns go on the table.
safety @4-5 Pick from what has fallen, leave berries and mushrooms alone, and wash hands after the walk.
skills sorting, pressing, noticing veins and colors
alt A clear window with colored leaves and petals in a frame of tape
left acorn: would keep the two sheets apart
left glue: the sheet is sticky already

* snowball-print
name snowman
title {dab=cotton-ball? Cotton-Ball Snowman | Snowman Dab by Dab} | Snowman in Soft Prints | A Snowy Day in Snowballs
about Dab, and there lies a snowball: {dab=cotton-ball,cotton-pad,pom-pom? it leaves a print as soft as snow | a small white dot, and another one, and another one}. Two heaps of them are a snowman. | White on {color b} is winter at once. The snowman grows from dabs, so nobody needs to draw one.
step rings @2-3 On {sheet=paper? blue or painted paper | {colored sheet b}}, trace {the plate} near the lower edge and {the mug} just above it, so that the circles touch.
step rings @4-5 Draw around {the plate} on {sheet=paper? blue or painted paper | {colored sheet b}}, low on the sheet, and around {the mug} right above it. The circles must touch, or the snowman loses his head.
step pour Put two spoonfuls of {color a} paint on {the plate}, after it has done its work as a stencil.
step big @2-3 Dip a {one dab} and dab, dab, dab: your child fills the large circle with snowballs. Over the line is fine; snow is never neat.
step big @4-5 Hold a {one dab} at its top, dip it and dab along the inside of the large circle, then fill the middle. Straight down and straight up makes the fluffiest print.
step small @2-3 Take a fresh {one dab} for the small circle: that is the head.
step small @4-5 Fill the small circle the same way. When a {one dab} turns flat and wet, take a new one.
step snow @2-3 {swab? Now it snows: your child dips {the swab} and dots flakes everywhere, and dabs a thick heap along the bottom. | Now let it snow everywhere, and a thick heap of it along the bottom.}
step snow @4-5 {swab? Dot the flakes with {the swab}, and dab | Dab} a hill along the bottom and single flakes in the sky, with less and less paint, so that the far ones look pale.
step flakes Press {the flakes} into the paint and onto the sky for a few larger flakes.
step cut Cut a pointed nose, a hat{knobs?  and a scarf | , a scarf, two round eyes and three buttons} from {the bits}. {@2-3? Make each at least as long as your thumb. | The scarf is two strips: one across, one hanging down.}
step knobs Two of {the knobs} are the snowman's eyes, three go in a row down his belly: glue them on.
step arms {fix stick} {the arms} to the sides, pointing up.
step dress @2-3 Put a dot of glue where each piece goes; your child presses hat, eyes, nose, scarf and buttons into place.
step dress @4-5 Glue on what you have cut. Move the pieces about first: a nose to the side makes him look over his shoulder.
further @2-3 Glue one dry cotton ball onto the picture: a snowball to stroke.
further Print the same snowman three times, each one smaller: that is how he melts.
safety A grown-up counts {the dab} out and back in: wet ones belong on the sheet and not in mouths.
skills dabbing, filling a shape, big and small
waiting Half an hour to dry.
alt A snowman of soft white prints with hat, scarf and carrot nose on {color b}
left rice: too hard to dab with

* finger-tree
name tree
title {V} From One Arm | Fingerprint {V} | Handprint {V}
about An arm is a trunk, a hand is the branches and every fingertip is {v.one}. The tree is as tall as your child is this year. | Write the date on the back: next year the same arm makes a taller tree.
step pour Put a spoonful of {color a} on {the plate} for the trunk, and beside it smaller blobs of {color b}, {color c} and {color d}.
step arm @2-3 Roll the sleeve up high and brush {color a} paint over one forearm, the palm and all five fingers. It tickles.
step arm @4-5,6-8 Roll the sleeve up to the elbow. With the fingers spread, a grown-up brushes {color a} paint thinly over forearm and hand: thick paint slides.
step press @2-3 Lay the arm on {the sheet} together, elbow at the lower edge, and press every finger down once. Then lift straight up.
step press @4-5,6-8 Put the elbow at the lower edge of {the sheet}, lay the arm down and spread the fingers. Somebody presses each finger and the gap at the wrist; then lift without sliding.
step wash Wash the arm in warm water and dry it. The other hand may go on.
step branches @4-5 Paint a few twigs from the fingertips outward with {the brush}.
step branches @6-8 Let each finger branch twice with the tip of {the brush}, thinner toward the outside: that is where a tree carries {v.things}.
step first @2-3 Your child dips {dab? one of {the dab} | a fingertip} into {color b} and dots {v.things} all over the branches. Point, point, point.
step first @4-5 Dip a fingertip into {color b} and print {v.things} along every branch, close to the fingers first.
step first @6-8 Print {v.things} in {color b} with the tip of a finger, thick around the fingers and thinner toward the edge, so that the crown comes out round.
step second @2-3 Another finger, another color: {v=spring? pink with white stirred in, | {color c}, }in between.
step second @4-5,6-8 Wipe the finger, change to {v=autumn? {color c} and {color d} | {v=spring? {color b} with a little {color c} stirred in | {v=summer? {color c}, with a red apple here and there, | {color d}, in small dabs,}}} and print into the gaps. Two colors side by side look fuller than one.
step bits {bits=tissue-paper? Crumple bits of {the bits} as big as {@2-3? a plum | a pea}{@2-3?  together | } and glue them | Glue {the bits}} among the prints: the tree gets something to touch.
step ground @2-3 {v.ground} at the foot of the tree.
step ground @4-5,6-8 {v.ground} around the foot of the trunk. {@6-8? Keep the prints flatter and closer there, as if seen from the side.}
further @2-3 Print a bird with the thumb and let it sit on the tallest finger.
further Make the other three seasons on three more sheets and hang them in a row: one tree, one year.
safety Finger-safe washable paint only, and a grown-up at the elbow: keep painted hands away from eyes until they are washed.
skills printing, spreading fingers, color by season
waiting About an hour to dry.
alt A tree printed with an arm and a hand, with fingertip {v.things}
say autumn: name=autumn tree; one=a leaf; things=leaves; ground=Dab a few fallen leaves in all three colors
say spring: name=blossom tree; one=a blossom; things=blossoms; ground=Dab fresh grass and two fallen blossoms
say summer: name=apple tree; one=a leaf; things=leaves; ground=Dab grass in both greens and two dropped apples
say winter: name=winter tree; one=a flake of snow; things=snowflakes; ground=Drag a fingertip sideways for a drift of snow

* nature-brush
name meadow painting
means stalk
title Meadow Painted With {bunch=grass,hay? Grass | {bunch=flower? Flowers | {bunch=fern-frond? Ferns | {bunch=wheat-stalk? Stalks | {bunch=pine-needle? Pine Needles | Finds}}}}} | A Meadow Paints Itself | Brushes From Outdoors
about A brush can grow in a garden: tied in a bunch, {bunch} {bunch=grass,hay,lavender? makes | make} lines no shop brush knows. | The picture is of a meadow, and it is painted with one.
step feel @2-3 Gather {the bunch}{second?  and {the second}}. Stroke a cheek with each: which is soft, which scratches?
step feel @4-5,6-8 Lay out {the bunch}{second?  and {the second}} and test each on the back of your hand: fine tips draw lines, broad ones stamp.
step bundle @2-3 Bundle {the bunch} as thick as two thumbs and wind {tie} around one end, so that it fits a small fist.
step bundle @4-5,6-8 Lay a bunch as thick as a thumb along the end of one of {the handle} and wind {tie} around both, tight, three times. Leave the tips ragged: that is what makes the line. Make a second brush the same way.
step pour Put puddles of {second? {color a}, {color b} and {color c} | {color a} and {color b}} on {the plate}, no bigger than a coin.
step sky Wet one brush well, dip it in {color d} and pull it across the top of {the sheet} in long bands.
step sweep @2-3 Dip the bundle in {color a} and sweep over {the sheet} from the bottom up, again and again: grass is growing.
step sweep @4-5,6-8 Start at the bottom edge of {the sheet} with {color a} and flick upward, lifting the bundle as you go, so that every stroke ends in a point. Some tall, some short.
step tips @2-3 With {color b}, hold the bundle upright and tap: tap, tap, there are dandelions.
step tips @4-5,6-8 Hold the second brush upright, dip only the tips in {color b} and tap them where the stalks end. Each tap is a flower head.
step stamp {@2-3? Dip {the second} in {color c} and stamp, here and there between the grass. | Press {the second} into {color c}, blot once on the plate and stamp: the second print is always the clearer one.}
step dry Lay the meadow flat for an hour to dry. Unwind {tie}, throw away what has paint on it, and give the rest back to the garden.
further @2-3 Try the bundle in a puddle of plain water on a warm stone: the picture goes away by itself.
further Make one brush each from five plants and paint a card with the marks of all five, with their names.
safety Pick only what you know, nothing with thorns, sap or berries, and wash hands before the next snack.
skills gathering, long strokes and short taps, comparing marks
waiting About an hour to dry.
alt A painted meadow of grass strokes and dabbed flowers, with a brush tied from {bunch}

* leaf-crown
name crown
title {leaf=feather? Feather Crown | {leaf=flower? Flower Crown | Leaf Crown}} | Crown From the Woods | {leaf=leaf? Crown of Fallen Leaves | A Crown to Gather}
about Half of it is the walk: whoever wears this crown has picked every point of it. | The trick is a band of tape that is sticky on the outside. Press, and it holds.
step walk @2-3 Take a bag outside and let your child choose {many leaf}: big, small, red, spotted. Two handfuls are enough.
step walk @4-5 Collect two handfuls of {many leaf}, as different as you can find, and shake them dry. Limp ones go between two sheets of paper for a while.
step band Cut strips as wide as your hand from {the band} and tape them end to end, {in 2} longer than around the head.
step sticky {@6-8? Lay the strip flat and run double-sided tape along the whole of it. With ordinary tape, lay it sticky side up and hold the ends with short pieces. | Lay the strip flat and fix {tape} along the whole of it with the sticky side up: fold the ends over and hold them with short pieces.}
step big @2-3 Stand the band's long side before your child, who presses the biggest ones on, tips up, stems on the tape.
step walk @6-8 Collect two handfuls of {many leaf} in as many colors and shapes as the street has. Shake them dry; damp ones lie between two sheets of paper for an hour.
step big @6-8 Press the biggest ones on, stems down, tips up, each half over the one before, from the forehead to both sides. The tallest stands in the middle.
step small @6-8 A second row of smaller ones covers every stem and turns the other way, so that the crown has a rim.
step wear @6-8 Give yourself a title and a law, such as: nobody picks what is still growing. Then rule until supper.
step big @4-5 Press the biggest ones on in a row, stems down on the tape, tips up, the tallest in the middle of the forehead.
step small @2-3 A second row of small ones covers the stems. Pat, pat.
step small @4-5 Set a second row of smaller ones into the gaps, so that every stem disappears.
step extra {@2-3? Press {the extra} on wherever the tape still grips. | Dot {the extra} along the front like jewels. If the tape is full, add a small loop of it.}
step close Lay the band around the head, loose enough for two fingers, and tape the ends on the outside, so that no hair is caught.
step wear @2-3 Look in the mirror: who lives in the woods? Then march to the kitchen and be greeted.
step wear @4-5 Give yourself a title, such as Queen of the Crunchy Path, and walk as that person walks.
further @2-3 Make one for a bear or a doll from the leftover leaves.
further Crowns do not last: press the best leaf of it in a book and write the day beside it.
safety Leaves may prick and hide beetles: a grown-up shakes each handful out, and the crown comes off for running and for naps.
skills collecting, pressing, tall and small
alt A crown of colored leaves on a band of paper
left acorn: would fall off at the first step

* ice-window
name ice window
title {finds=leaf? Frozen Leaf Window | Frozen {one finds} Window} | Ice Suncatcher | A Window Made of Winter
about Frost does the work overnight; by morning {finds} hang in a pane as clear as glass. It lasts as long as the cold does. | {@2-3? Pouring is what two-year-olds do best, and here a freezer makes something of it. | A freezer makes it in any month, and in May you may watch it melt.}
step pick @2-3 Lay {the finds} on the table and let your child choose the most beautiful, as many as cover the bottom of {the pan}.
step pick @4-5,6-8 Choose {the finds} for color and for outline: against the light only those two count.
step pour @2-3 Give your child a small {jug} of water to pour into {the pan}, until it stands as deep as a thumb is wide.
step pour @4-5,6-8 Pour water into {the pan} with the {jug}, {in 1} deep. Boiled and cooled water freezes clearer than tap water.
step tint Stir one drop of {the color} into the last jugful. One: more turns the window dark.
step lay @2-3 Drop them in, one after the other, and push them under with a finger.
step lay @4-5,6-8 Lay the pieces in the water and slide them about until they cover each other only a little. {@6-8? A ring around an open middle looks like a wreath. | Press them under once.}
step gems Drop {the gems} in between. They sink to the bottom, which will be the front.
step loop {@2-3? Take {in 8} of {loop}, lay both ends under water, well in from the edge, and let the loop hang over the rim. | Knot the ends of {the loop} and lay the knot under water, {in 2} in from the edge, with the loop over the rim.}
step freeze Carry {the pan} level to the freezer, or out onto the sill on a night of hard frost, and leave it alone until morning.
step free {@2-3? Hold the bottom of {the pan} under warm water until the ice slips, and catch it flat in both hands. | Hold the bottom of {the pan} under warm water. When the ice slips, catch it flat in both hands.}
step hang Hang it on a branch where the sun comes through, away from where people walk, and look once every hour.
further @2-3 Lay the ice window on a sunny step and visit it after every song. Where does it go?
further Freeze three, with plain water, salt water and boiled water: which stays longest, and which is the clearest?
safety Ice sticks to dry skin and drops when it thaws: a grown-up carries it and hangs it below the height of heads.
skills pouring, composing, watching water change
waiting One night in the freezer, or six hours at least.
alt A round pane of ice with colored leaves and petals, hanging from a loop
left paint: would cloud the ice

* petal-plate
name flower
title Petal-Plate Flower | One Big Flower From {petal=leaf,fake-leaf? Many Leaves | Many Petals} | Paper-Plate Bloom
about A bouquet that is past its best has a second life: hundreds of petals become one flower as big as a face. | Rings within rings, as in every real flower; here your child presses in each petal.
step pluck @2-3 {petal=flower? Let your child pull the petals off {the petal}. | Shake {the petal} out on the table.} Two heaps: large ones and small ones.
step pluck @4-5 {petal=flower? Pull the petals off {the petal} and | Take {the petal} and} sort by color: the darkest for outside, the lightest for the middle.
step spread @2-3 Give your child {the brush} and glue: paint the whole plate with it, rim too.
step spread @4-5 Brush glue on the plate in a broad ring along the rim. Work ring by ring, because thin glue dries quickly.
step outer @2-3 Press {many petal} along the edge, all the way around. Overlapping is welcome.
step outer @4-5 Lay the largest petals around the rim, tips outward, each one covering a little of the last.
step inner @2-3 Now the small ones inside, until no white is left except in the very middle.
step inner @4-5 Set a second ring inside it, in another color, with its tips over the feet of the first. Leave a middle as wide as a mug.
step glue2 Drop a thick blot of glue in the middle {@2-3? and let your child push it round with a finger. | and spread it to a circle.}
step middle {@2-3? Sprinkle {the middle} on the blot, pinch after pinch; blow off what does not stick. | Sprinkle {the middle} over the circle, press it down with your palm and tip off the rest.}
step stem Cut {!stalk? a stem as long as your hand and} two leaves from {colored stem c}.
step stalk Glue {the stalk} behind the lower edge for a stem.
step stick {stalk? Glue the leaves to it, one on each side. | Glue the stem {@2-3? behind the lower edge together; your child adds the leaves, one on each side. | behind the lower edge and a leaf on each side of it.}}
further @2-3 Which petals still smell tomorrow? Go around with your nose.
further Make three plates in three sizes, and stand them along a wall like a garden.
safety Flowers from the garden or the florist that you know by name: a grown-up leaves out foxglove, lily of the valley and anything with berries.
skills sorting by color, overlapping, working in rings
waiting About an hour to dry, lying flat.
alt A large flower of real petals in rings on a paper plate, with a stem and two leaves

* paper-nest
name nest
title Rolled-Bag Bird's Nest | Nest With Speckled Eggs | A Nest and Three Eggs
about {bag=paper-bag? A paper bag, rolled down and down, becomes a bowl all by itself. | Crumpled and rolled, a big sheet of paper becomes a bowl.} Lined with {straw}, it is a nest that a robin might inspect. | Birds build with beaks; you have ten fingers, so three eggs should lie here by lunchtime.
step open {bag=paper-bag? Open {the bag} and crumple it between your hands until it feels as soft as cloth; then pull it open again. | Crumple a large sheet from {the bag} into a ball, open it, and crumple it again: twice, and it feels as soft as cloth.}
step roll {bag=paper-bag? Roll the rim outward and down, turn by turn, all the way around, until only a low bowl is left. | Roll the edges inward all around, pinching as you go, until a thick rim stands up around the middle.} {@2-3? Your child squeezes the rim firm. | Squeeze the rim firm.}
step spread @2-3 Dribble glue over the rim and let your child spread it with a finger.
step spread @4-5,6-8 Spread glue over the rim and down the outside, a hand's width at a time.
step straw @2-3 Press handfuls of {straw} onto the glue, and stuff some inside: birds like it soft.
step straw @4-5,6-8 Lay {straw} around the rim in one direction, as a bird turns in its nest, and press it into the glue. Line the hollow with the finest.
step twigs Push {the twigs} between the rim and the lining, over one and under one, with a dot of glue at each end.
step eggs @2-3 Roll three eggs from {the dough} together, one handful for each: they must be too big for a mouth.
step eggs @4-5,6-8 Divide {the dough} into three, roll balls, and make one end of each a little thinner: pointed eggs roll in a circle and not out of the nest.
step speckle @2-3 Hand over {the pen}, blunt end down: poke speckles all over the eggs.
step speckle @4-5,6-8 Press shallow speckles into the eggs with the tip of {the pen}, more at the thick end.
step down Tuck {the down} into the gaps for a warm edge.
step bird Set {the bird} on the rim to keep watch.
step play @2-3 When the rim is dry, lay the eggs in, one, two, three. Sit on them like a hen? Better not. Cover them with a hand and peep.
step play @4-5,6-8 Lay the eggs in, thin ends together, as birds do: that way they take up the least room.
further @2-3 Hide one egg in the room while eyes are shut. Who finds it?
further Look up which bird near you lays blue eggs, which white and which brown, and make one of each.
safety Build your own and leave real nests where they are, empty ones too; a grown-up sees that no dough is eaten.
skills crumpling, rolling, lining, shaping eggs
waiting About an hour for the glue.
alt A round nest of {straw} with three speckled eggs

* snow-owl
name snow owl
title Snow Owl With {wing=leaf? Leaf | {wing=bark? Bark | Feathery}} Wings | An Owl From Snow | Snow Owl by the Door
about Everybody builds a man. An owl is lower and rounder, stands on any heap, and small hands reach all of it. | Snow, what the garden dropped, and twenty minutes before the mittens are wet.
step heap @2-3 Shovel snow into a heap with {the scoop}, as high as your child's knees or a bit more. Pat while it grows.
step heap @4-5,6-8 Heap up snow with {the scoop}, layer by layer, and stamp each one: an egg, taller than wide, up to {@4-5? your belly. | your chest.}
step pat @2-3 Pat it smooth all around together with flat mittens. That is the best part; take your time.
step pat @4-5,6-8 Pat it with flat hands from the bottom up and stroke away the corners. If it crumbles, sprinkle water or take snow from a sunny place.
step ears Pinch two points out of the top for ears{@2-3? : dry snow will not hold them, so press hard | , and press a shallow valley between them}.
step wings @2-3 Push {the wing} into both sides, stems first, as many as will fit. These are the wings.
step wings @4-5,6-8 Push {the wing} into both sides in rows, tips down, the lowest row first, so that the upper ones cover its stems like feathers.
step belly @2-3 Draw feathers on the tummy with a finger or the edge of {the scoop}: curve, curve, curve.
step belly @4-5,6-8 Scratch rows of small curves into the belly with the edge of {the scoop}, each row shifted by half a curve.
step eyes {@2-3? Press | Dig two shallow hollows close together and press} {the eyes} in. An owl looks straight ahead with both.
step beak Push {the beak} in between the eyes, pointing down.
step toes Push {the toes} in at the foot, three on each side.
step visit @2-3 Say good night to the owl from the window, and see who is still there in the morning.
step visit @4-5,6-8 Look at it again after dark from far off, with the porch light on: does it look back?
further @2-3 Give the owl an egg of snow to sit beside.
further Measure it every morning with a stick and notch where its ears are: that is how fast winter goes.
safety A grown-up looks for the road and for roof snow before building, and ends the work when gloves are wet.
skills heaping, patting, pushing in rows
alt An owl of snow with wings of {wing}, round eyes and a beak

* pinecone-creature
name pinecone animal
title Pinecone {V} | {V} From a Pinecone | {V} With a Pinecone Body
about {v.about} | {one clay} does what glue is too slow for: it holds wings, ears and feet the moment you press.
step look Turn {the cone} until you find its best side, and stand it on its broad end. Knock out what lives between the scales.
step foot Roll two lumps of {the clay} as big as walnuts, flatten them and press the cone down on both: {v.feet}. Push until it stands without a hand.
step face {v.face}
step dots {v.look} {eyes? Press them in with the tip of {the poker}, and leave the places for the eyes free. | Draw them with the tip of {the poker}, or press in tiny balls of dark clay.}
step eyes Press {the eyes} into the soft clay and turn them so that both look the same way.
step wings {v=squirrel? Tuck {the wing} in at the back, standing up and curling over: that is the tail. | Slip {the wing} between the scales on both sides, tips down, as {v=owl? wings. | flippers.}} What will not hold gets a pea of {one clay} at its foot.
step cap {v=squirrel? Give {the cap} into its paws and press them closed around it. | Set {the cap} on the head as a hat, tilted a little.}
step twig Lay {the twig} in front and press its ends into clay: {v=penguin? a ski, or a fishing rod. | a perch that no cat can shake.}
step home Choose a place in the room where {the v} can look out, and give it a name and a worry.
further @4-5 Make a small one from a little cone, and let it ask the big one questions.
further Dampen a cone and look again tomorrow: it closes when it is wet, to keep its seeds dry.
safety Scales have sharp tips: a grown-up chooses the cone, and nobody presses down on its point.
skills pressing, joining with clay, finding a face
alt {A v} made of a pinecone and {one clay}
left plastic-spoon: the clay is pushed on with fingers
say owl: name=owl; about=Scales lie on a pinecone like feathers on an owl, row over row. Eyes, and it is awake.; feet=two orange feet; face=Press two flat disks as big as coins side by side high on the cone, pull two small points up behind them for ears, and set a pinched beak in between.; look=The eyes are large, dark and round.
say squirrel: name=squirrel; about=A fat cone, a round head and a tail that is nearly as big as the rest: this one is ready for winter.; feet=two hind feet; face=Roll a ball as big as a ping-pong ball for the head, press it on the tip, pinch up two pointed ears, and press two short rolls on in front as arms.; look=Nose and eyes sit close together.
say penguin: name=penguin; about=Stand a dark cone upright, give it a white belly, and it waddles in its mind already.; feet=two flat feet; face=Press a white oval over the front for the belly and a round head on the tip, white in front, with a pinched beak.; look=The eyes are small and set wide apart.

* pinecone-feeder
name bird feeder
title Pinecone Bird Feeder | Breakfast for Birds | {seeds=pumpkin-seed,seed? Seed | {seeds=oats? Oat | Birdseed}} Pinecone to Hang Out
about A pinecone is a shelf with a hundred corners: fat holds the seeds in every one of them, and birds can cling on all around. | Hang it where you eat breakfast, and there is company on cold mornings.
step open If {the cone} is closed, lay it on a sunny windowsill for a day: warm and dry, it opens. Shake out the dust.
step loop Cut {the loop} as long as your arm, wind it around the cone under the third row of scales from the top, and knot it. Then knot the ends together as a loop.
step spread {paste=peanut-butter? A grown-up asks first whether somebody is allergic to nuts. | Let {the paste} get soft in a warm room first.} Push {the paste} between the scales with {the spreader}, all around and deep in.
step roll Pour {the seeds} on a plate. Roll and press the cone in it until nothing sticks to your fingers except seeds.
step twig Push {the twig} through the scales near the bottom and bind it there with the rest of {the loop}: a perch for birds that cannot cling.
step chill Put it in the freezer on the plate for half an hour, so that the fat sets hard.
step hang Hang it together in a shady tree, higher than a cat can jump and at least an arm's length from the trunk, where you can watch from a window.
step wash Wash hands and table with soap: fat travels.
further @4-5 Draw every bird that comes, with the right colors, even if the rest is a scribble.
further Keep a tally for a week: which kind comes first in the morning, and which one chases the others?
safety {seeds=birdseed? Birdseed can hold nuts, and fat | Fat} makes floors slippery: a grown-up hangs the feeder and takes it down when it is empty or the days turn warm.
skills knotting, spreading, watching
waiting Half an hour in the freezer.
alt A pinecone full of seeds, hanging from a loop
left glue: birds would eat it

* grass-hair
name grass head
title Grass-Hair Head | The Head That Needs a Haircut | A Pot With Growing Hair
about Bald on Monday, a crew cut by Friday, and in two weeks somebody needs a barber. The face comes first, because hair takes its time. | {seeds=grass-seed? Grass | {The seeds}} sprouts without being asked; all it wants is a drink a day and a window.
step draw Draw two eyes, a mouth and two cheeks on {the card}: surprised, sleepy or fierce, but big enough for {the pot}.
step cut Cut the pieces out.
step face {fix stick} the face onto {the pot}, low down, so that the hair has room to fall over the forehead.
step eyes Stick {the eyes} on top of the eyes.
step bow Tie {the bow} around the neck.
step fill Fill {the pot} with {the soil} to a thumb's width below the rim, and press it down lightly with the back of {the spoon}.
step sow Scatter {the seeds} so thickly that hardly any soil can be seen, and cover it with one more spoonful.
step water Stand the head on a saucer and trickle water over it, until the soil is dark. Puddles are too much: pour them off.
step grow Put it on a windowsill and give it two spoonfuls of water each morning. The first hairs show after about a week.
step snip When the hair reaches over the eyes, cut it with scissors: a fringe, a parting, a stripe down the middle. It grows back.
further @4-5 Measure the tallest hair every Sunday with a strip of paper.
further Turn the pot once a day, or don't: a head that always faces the same way leans toward the light.
safety Wash hands after soil and seeds; a grown-up checks that cut metal rims are smooth and that nothing gets tasted.
skills sowing, watering, waiting
waiting One week until it sprouts, two until the first haircut.
alt A pot with a face and long green grass for hair

* sock-snowman
name snowman
title Sock Snowman | The Snowman Made of One Sock | No-Sew {sock=tube-sock? Long-Sock | Odd-Sock} Snowman
about Foot, leg and cuff of one sock become belly, head and hat. Two knots do all the sewing. | Filled with {fill}, he sits where you put him: heavy in the hand, round below, and a bit crooked, like every good snowman.
step top Cut {the sock} straight across above the heel. The leg is the snowman; the closed toe end is his hat. Turn the leg inside out, wind {the ties} around the cut end three times, tight, and knot it. Turn it back: the knot is gone.
step fill Stand it in a mug, pull the edge over the rim and pour in {the fill}, until it is two hands tall. {@4-5? Use a small cup and take turns. | Bump it on the table now and then, to settle it.}
step close Wind {one ties} around the top, tight above the filling, and knot it twice. Cut off what stands up, to a finger's width.
step neck Pinch the body a third of the way down, shift the filling until belly and head are round, and tie the neck there.
step scarf Cut {the scarf} to a strip as wide as two fingers, snip a fringe into both ends, and tie it over the knot at the neck.
step hat Roll up the cut edge of the foot part twice and pull it down over the knot, to just above the eyes.
step face Dot two eyes and a smile with {the pen}. Press lightly: ink spreads on cloth.
step nose Cut a narrow triangle from {the nose}, roll it between your fingers and glue its broad end on as a carrot.
step buttons Glue {the buttons} down the belly, one under the other.
step arms Push {the arms} under the scarf from both sides, pointing up as if he had just seen you.
further @4-5 Make a snow child from a baby sock and lean it against him.
further Put him in the freezer for an hour: {fill=rice,dried-lentil,dried-bean,sand? a cold pack with a face. | and find out whether stuffing stays cold.}
safety A grown-up pulls the knots tight and tests them: {fill=pillow-stuffing? stuffing is not for mouths | what is inside is small and must stay inside}.
skills tying, filling, balancing proportions
alt A white sock snowman with a hat, scarf and carrot nose
left plastic-fork: has nothing to do in the snow

* blossom-branch
name blossom branch
title Cherry-Blossom Branch | Blossoms for a Bare Branch | {paper=tissue-paper? Tissue-Paper | Paper} Cherry Blossoms
about For one week in spring bare wood turns pink. This branch does it today and keeps it up until summer. | Thin paper bends like a petal, and a winter twig has the right crooks: put together, hardly anybody looks twice.
step choose Look for {many twig} with many side shoots, about as long as your arm{@4-5? . Three together look like a tree. | , dry and dead: leave the living ones on the tree.}
step plant {foot=plaster? {@9-12? Together, stir | A grown-up stirs} {the foot} with {the water}, two parts to one, until it is as thick as yogurt. Fill {the pot} halfway with it and hold the twigs upright in it for five minutes, leaning a little outward. | Press {the foot} into {the pot} and push the twigs in deep, leaning a little outward.} {weight? Fill up with {the weight}, so that nothing tips. | Press the rim firm, and try whether it stands.}
step blush {blush? {blush=marker? Color the middle of each of {the paper} with {the blush} and drip {water} on it, | Dab the middle of {the paper} with {the blush} and plenty of {water},} until the color runs outward and fades. Let them dry on {a towel} for half an hour. | Hold {the paper} up to the light and choose the side that shines less: it will be the outside.}
step squares @4-5 Tear {the paper} into pieces as big as your palm: about fourteen for the flowers, and some scraps.
step squares @6-8 Stack {the paper} and cut squares, {in 2} wide: two for each of fourteen flowers, and a few for buds.
step petals Fold {the paper} in eight layers and cut petals like drops with a notch in the tip, {in 3/4} long: five to a flower, for fourteen flowers.
step twist @4-5 Lay a piece over the tip of a finger, pinch it from behind and twist: a flower with a stalk.
step twist @6-8 Lay two squares crosswise over the blunt end of {the pen}, press them around it, twist the foot and pull it off. Open the corners like petals.
step twist @9-12 Press each petal around the blunt end of {the pen} until it cups. Gather five by the feet, each covering half of the last, and {bind? wind a finger of {the bind} tightly around the foot. | twist them together.}
step glue Dip the twisted foot in glue and press it into a fork or a knot of the wood, and count to ten. Blossoms sit in twos and threes, more toward the tips.
step buds Roll the small pieces into buds as big as peas and glue them to the very ends.
step middle Cut or pluck {the heartdot} into fine threads and glue a tuft into the heart of each flower.
step fall Lay two blossoms at the foot{@4-5? : these were carried by the wind. | , as if the wind had been there. In Japan people picnic under the tree just for that.}
further @4-5 Blow at it from across the table: does a petal move?
further Use orange, red and brown in autumn, and white in winter: one branch, four seasons.
safety Twigs end at eye level: a grown-up breaks off the spiky tips and puts the pot well back from the edge.
skills twisting petals, placing with an eye for balance
waiting {foot=plaster? The plaster and the glue are firm in about half an hour. | The glue sets in about half an hour.}
alt A bare branch in a pot with fourteen pink paper blossoms

* sun-print
name sun print
title Sun Print | A Picture Drawn by the Sun | {finds=fern-frond? Fern | {finds=leaf? Leaf | Garden}} Shadows on Paper
about {colored sheet a} fades in strong sun, and where something lies on it, it can't. That is all the camera you need. | Half a day of summer goes into this picture; you put in ten minutes.
step dark Choose dark {sheet} from the middle of the pad, where no light has been. {color a} and blue fade fastest.
step press Pick {the finds} with a clear outline that lie flat by themselves. What curls lets the light creep in.
step lay @4-5 Take the paper outside at midday, to a place that stays in the sun, and lay your pieces on it. A small gap around each one.
step lay @6-8,9-12 At midday, lay the sheet in full sun on flat ground and compose: one large piece, two or three small ones, and enough bare paper in between.
step weigh Set {the weight} on stems, tips and paper corners. A leaf that lifts lets light in under it.
step wait @4-5,6-8 Leave it for four hours in summer, and a whole bright day in spring or fall. Peep under one corner at snack time.
step wait @9-12 Leave it for two hours. Write down the time, the sky and the color of the bare paper.
step lift After two hours take away every second piece and leave the rest for two more: the print will have three tones instead of two.
step reveal Take everything off at once. The dark shapes are the color that the paper had this morning.
step name Write below in small letters what lay there, and the date.
step mount Glue the print onto {the mount}, with an even border all around, and hang it out of the sun: it goes on fading.
step frame Put it into {the frame}.
further @4-5 Lay your own hand on the next sheet. How long can you hold still?
further Cut four strips from one dark sheet, uncover one each hour, and you have a scale of sunshine.
safety Hats and sunscreen while you work; a grown-up says where it is safe to leave a sheet lying.
skills composing, predicting, waiting for a result
waiting About four hours of sun.
alt Dark shapes of a fern and leaves on faded {color a} paper

* corn-husk-doll
name corn-husk doll
means paper
title Corn-Husk Doll | Harvest Doll | {@6-8? The Doll From the Cornfield | Traditional Corn-Husk Doll}
about After the harvest the husks were left, and the children knew what for: Haudenosaunee families in the north of America have folded such dolls for centuries. | Wet, a husk folds like cloth; dry, it keeps the fold for years.
step soak Soak {the husk} in a bowl of warm water for ten minutes, until they bend without cracking. Lift them out one at a time and pat them dry on a towel.
step stack Lay a tuft of {hair} on a husk, half of it over the narrow end, and three more husks on top. Tie all of it tightly, a thumb's width from that end.
step head Hold the knot and pull the husks back down over it one by one, like peeling a banana the wrong way. The hair is outside now, the knot inside. Tie the neck {in 1} below.
step arms Roll one husk lengthwise into a stick as long as your hand and tie both wrists.
step waist Push the arms up between the layers below the neck, and tie tightly under them: that is the waist.
step shawl Tear a husk in two, lay one half over each shoulder, cross them in front and behind, and tie again around the waist.
step skirt Tie two more husks around the waist, hanging upward over the face, and fold them down as the skirt. Cut the hem even, so that she stands.
step apron Trim {the apron} to size and glue it on at the waist.
step broom Tie a small broom from {the broom} and bend her arm around it while it is damp.
step dry Spread the skirt over an upturned cup or a ball of paper and let her dry, in the shade and not on the heater.
further @6-8 Slit the skirt in front to the waist, tie each half at the ankle, and you have a boy in trousers.
further Ask what these dolls mean to the people who first made them, and why the old ones have no face.
safety Wet husks have edges like paper: pull slowly, and let a grown-up hold the knot while you tie.
skills folding wet fibers, knotting, proportion
waiting Half a day to dry.
alt A doll folded from corn husks, with a full skirt and hair
fact Traditional dolls have no face: one Haudenosaunee story says that the first one lost hers by admiring it too long.

* snow-lantern
name snow lantern
title Snowball Lantern | Lantern of Snow | {@13+? Nordic Snow Lantern | A Lantern From Snowballs}
about In Sweden these stand by the door in the dark weeks: snowballs piled up around a light, glowing from every gap. | Twenty or thirty snowballs, none of them thrown.
step spot Find a flat place that you can see from the window, away from the path, and stamp the snow firm.
step balls With {the mitten} on, pack snowballs, all as big as an orange: {@6-8? fifteen will do. | about twenty-five.} Snow must be damp enough to creak; if it is powder, carry some in for half an hour.
step ring Set {@6-8? five | eight} of them in a ring, touching{@6-8? . | , and leave out one ball at the back: that is the door for the light and the air.}
step rows Lay the next ring on the gaps of the first and a little farther in, then another, each with one or two balls fewer. Press each ball until it sits, with no snow in the gaps.
step light {@6-8? Before the top closes, lower | Slide} {light=glow-stick? the bent, glowing {one light} | {the light}, switched on,} into the middle{light=string-light? , with its battery case outside on a dry stone}.
step top Close the tower with one last ball.
step pane Fit a thin piece of {the pane} in front of the door. It shines like a lit window.
step branch Lay {the branch} around the foot.
step dusk Wait for the blue hour, when the sky is darker than the snow, and turn off the lamp in the room behind you.
further @6-8 Build a second one twice as small beside it: mother and child.
further Build a row of three along the path, or leave a gap in the third ring and photograph it at the slowest shutter your camera has.
safety A lamp only, never a flame: heat makes the tower fall on whoever kneels in front of it. A grown-up brings the light in again.
skills packing, stacking in rings, building for light
alt A tower of white snowballs with yellow light shining between them
left candle: its heat would melt the wall from inside

* twig-weaving
name twig weaving
means fork
title Forked-{fork=driftwood? Driftwood | Branch} Weaving | Twig Weaving | Weaving in a Forked Branch
about A fork in a branch is a loom that grew by itself. No two have the same shape, so no two weavings do. | Narrow below, wide above: the weaving has the outline of the tree it comes from.
step fork Find {a fork} with a strong Y, dry and as long as your forearm; the arms should not give when you squeeze. Rub off the loose bark.{fork=stick?  Only a straight one? Break it in two and bind the halves to a V with {one yarn}. | }
step tie Knot the end of {the yarn}, in a plain color, to one arm of the fork, just above the place where they meet.
step warp Carry it across, wind it once around the other arm, and come back, upward turn by turn, {in 1/4} apart. Pull evenly, so that each thread hums, and knot it at the top.
step beads {beads=seashell? Tie | Thread} {the beads} onto a weft thread {beads=seashell? here and there }before you weave it in, so that they sit between two warps.
step first {needle? Tie or thread an arm's length of {yarn} to {the needle}. | Take an arm's length of {yarn}; your fingers do the rest.} Start at one side and go over one, under one, from the bottom of the fork to the top; then back the other way around.
step more Change colors as you like and push each row against the last with {comb? {the comb} | a fingertip}. {@6-8? When an end is too short to weave, let it hang behind. | Turn around earlier in some rows: that gives hills and slanting fields.}
step wild Weave {the wild} in as whole rows, damp so that nothing snaps, with the tips left long.
step feathers Tie {the feathers} to the arms with a turn of {one yarn}.
step hang Turn the weaving over, tuck each end under three threads and cut off the rest. Tie a length of {yarn} from tip to tip, for hanging.
further @6-8 Weave in one thing from each walk this month.
further Give each arm a warp of its own and weave two wings that meet in the fork.
safety Snap off dead wood only, and check it for splinters and thorns before winding. Long ends stay on the table and off necks.
skills winding a warp, weaving, mixing yarn with plants
alt A forked branch with a colorful weaving between its arms
left phone: has an evening off

* hapa-zome
name pounded-flower print
title {hoop? Pounded-Flower Hoop | Pounded-Flower Cloth} | Hapa Zome: Printed With Real Flowers | {flower=leaf,fern-frond? Leaves | Flowers} Beaten Into Cloth
about Hit {flower=leaf,fern-frond,clover,fresh-herb? a leaf | a flower} hard enough and it signs its name, {flower=leaf,fern-frond,clover,fresh-herb? vein by vein | petal by petal}. In Japan the craft is called hapa zome, leaf dye. | No paint in the house? The colors are in the garden, and {the pounder} gets them out.
step pick Pick {the flower} fresh and at the last moment: thin and juicy is right. Snip off thick stems{flower=flower?  and fat flower hearts}; their juice makes blots. {cloth=bed-sheet,pillowcase,old-t-shirt? Cut a piece from {the cloth} as large as a sheet of paper. | }
step lay Tape {the cloth} to {@6-8? a board on the floor | a wooden board}, and lay {the flower} on it, face down, with space in between.
step cover Cover them with {the cover} and tape it at two edges, so that nothing travels.
step pound Pound with the flat side of {the pounder}: first lightly all around the outline, then the middle, row by row, for a full minute each. Listen for the sound to turn from soft to hard.
step peek Lift one corner and look. Where the color is thin, lower the cover and go on.
step brush Peel off the plants, let the cloth dry for two hours, and rub away the crumbs. Do not rinse.
step stitch Stitch stems, veins or dots for stamens over the prints with {floss}: the thread stays when the colors have mellowed.
step fix {@13+? Iron the back, dry and hot, for a minute, with a grown-up around. | A grown-up irons the back, dry and hot, for a minute.} The prints live longest out of the sun and unwashed.
step hoop Stretch the cloth in {the hoop}, tighten the screw, and cut off what stands out behind.
further @4-5,6-8 Make a chart of tries on a scrap: which flower prints in a color that it does not have?
further @9-12,13+ Soak a second cloth in soy milk or black tea first, let it dry, and compare: the colors hold better.
safety Fingers of the other hand stay off the cloth while {the pounder} falls, and everybody wears shoes; pick nothing that a grown-up does not know.
skills choosing plants, pounding with control, composing
waiting Two hours to dry before ironing.
alt Prints of real flowers and ferns on pale cloth{hoop? in a wooden hoop}
left pom-pom: would hide the prints

* clay-leaf-dish
name leaf dish
title Clay Leaf Dish | {leaf=fern-frond? Fern | Leaf} Bowl With Real Veins | Dish Pressed From a {leaf=fern-frond? Fern | Leaf}
about Every vein of a leaf that will be gone by winter, kept in clay for good. Rings, keys or a bar of soap may lie on it. | The leaf is stamp and pattern in one: it prints the inside and shows you where to cut.
step knead Knead {the clay} until it is soft and shows no cracks when you fold it.
step roll Lay the towel flat and roll the clay out on it, {in 1/4} thick. Turn it after every pass: that keeps it even and round.
step press Lay {the leaf} on it with the veins down, and go over it once with {the pin}, firmly, from stem to tip. Once only: twice makes two prints.
step cut Cut around the leaf with the tip of {the knife}, held straight up, and leave on a short stem.
step peel Lift the leaf by its stem and smooth the cut edge with a wet finger, until no burr is left.
step curve Lay the clay leaf into a bowl, print upward, and let the edges lean and wave as they want to. {@9-12,13+? Pinch the stem end up a little for a handle.}
step dry {clay=polymer-clay? Bake it in an oven-proof bowl as the pack says: a grown-up does the oven. | Let it dry in the bowl overnight, then out of it, upside down, for another day. Slow drying keeps it from cracking.}
step wash Brush thinned paint over the whole inside and wipe it off the high places at once with a damp finger: the veins keep the color.
step rim Draw along the rim with {the gold}, in one breath if you can.
further @6-8 Press three small leaves into one round piece and compare their veins.
further Make three sizes from three trees, and stack them.
safety It is a dish for things, not for food: it is neither washable nor food-safe. {clay=polymer-clay? The oven belongs to a grown-up. | Dry clay is sanded outdoors, if at all.}
skills rolling evenly, cutting a curve, bringing out relief
waiting {clay=polymer-clay? Half an hour in the oven and some time to cool. | A day or two to dry.}
alt A shallow clay dish in the shape of a leaf, with its veins

* cabbage-hydrangea
name hydrangea painting
title Hydrangeas in Cabbage Ink | {@6-8? Flowers From Red Cabbage | Three Hydrangeas, One Cabbage} | The Color-Changing Hydrangea
about One pot of purple juice turns pink when it is soured and blue-green with a pinch of {sweet}. Hydrangeas do the same trick in the garden. | Chemistry that stays on the wall: all the colors of this bouquet come from one vegetable.
step tear Tear {the cabbage} into pieces as small as stamps, into a cooking pot.
step steep {@13+? Pour boiling water over it, just enough to cover, and let it stand for fifteen minutes. | A grown-up pours boiling water over it, just enough to cover, and everybody waits fifteen minutes.} The darker, the better.
step strain Strain the cooled juice through {the strainer} and share it among four hollows of {the wells}.
step share Leave the first as it is. Drop {sour} into the second, a few drops at a time, and watch for pink.
step turn Stir a pinch of {the sweet} into the third: it turns blue. Add two more pinches to the fourth, for green. More is less here: too much goes yellow.
step first Dab the first flower head from little four-petaled crosses in purple, close together, with the tip of {the brush}. The whole is as wide as your palm.
step drop Dab the second one in purple as well, and touch it here and there with {sour} while it is wet: pink runs in before your eyes.
step second Paint the third in blue, darker below, and let some petals drop out of the round.
step leaves Add stems and broad, pointed leaves in the green, and let the sheet dry flat, out of the sun. Cabbage ink dries paler than it looks: paint a second coat where you want it strong.
further @6-8 Paint a secret on paper with {the sweet} in water, let it dry, and brush cabbage juice over it.
further Dip paper strips in the juice, dry them, and test rain, milk, soap and cola: they are your own litmus paper.
safety Boiling water is poured by a grown-up{@13+? , or by you beside one}; keep the sour{sweet=baking-soda? and the soda} away from eyes, taste nothing, and wear an apron, since the juice stains.
skills testing acids and bases, painting wet on wet, building a form from dabs
waiting An hour for cooling and drying.
fact Hydrangeas turn blue in sour soil and pink in sweet soil: just the other way around from your cabbage.
alt Three painted hydrangeas in purple, pink and blue with green leaves

* clay-mushrooms
name mushroom glade
title {base=wood-slice? Clay Mushrooms on a Slice of Forest | Clay Mushrooms From the Forest} | A Small Mushroom Glade | Toadstools That Last All Year
about Three caps, three heights, a bit of forest floor: it looks as if you had lifted a square of woodland onto the desk. | Odd numbers and crooked stems are the secret; real mushrooms never stand in line.
step stems Roll three stems from {the clay}, as thick as a finger and thicker at the foot: one as long as your {@6-8? hand is wide | middle finger}, one shorter, one tiny. Lean them a little.
step caps Roll three balls, press each over a thumb into a dome, and thin the rim. {@6-8? Draw lines below from the middle to the edge with a fingernail: those are the gills. | Score fine gills below, from the middle to the rim, before the dome stiffens.}
step pins Push a short piece of {one stem} halfway into the top of each large stem: it carries the cap.
step join Scratch both faces, wet them with a finger and twist the caps on. Smooth the seam with a drop of water, and set the caps at a tilt.
step dry {clay=polymer-clay? Prop them up with crumpled foil and bake as the pack says: the oven is a grown-up's job. | Let them dry overnight, lying on their sides, and turn them once. Small cracks close with a paste of clay and water.}
step paint Paint the caps {color a}, {@6-8? in two thin coats. | darker toward the rim, in two thin coats with a wash of {color c} at the edge.} The stems stay pale.
step spots Dab white spots on while you turn the mushroom, large ones on top and small ones at the rim.
step set Glue the three onto {the base}, close together and off the middle, the tallest behind.
step moss Tuck {the moss} around their feet with dots of glue, so that no joint shows.
step find Lay {the find} in front, as if the forest had let them fall.
further @6-8 Make a snail from what is left over and let it sit on the smallest cap.
further @9-12,13+ Look up three real kinds, such as ink cap, chanterelle and parasol, and model their true shapes with a label.
safety These are the only mushrooms to bring home: nobody picks real ones, since their spores and poisons cannot be seen. {clay=polymer-clay? A grown-up does the baking.}
skills modeling thin rims, joining clay, composing in odd numbers
waiting {clay=polymer-clay? Half an hour of baking and cooling. | A night to dry.}
alt Three red clay mushrooms with white spots on {a base} with moss

* snowflake-kirigami
name snowflake
title Six-Pointed Kirigami Snowflakes | {@13+? Layered Kirigami Snowflake | Snowflakes With Six True Arms} | Snowflakes for the Window
about Snow never has eight arms. This fold gives six, as ice does, and every snip comes out twelve times. | Half of a branch on paper, twelve cuts at once: the flake is drawn by folding.
step square {sheet=coffee-filter? Flatten {the sheet} and trim the ruffled edge. | Cut {the sheet} to exact squares: fold one corner over to the opposite edge and cut off the strip that is left.}
step thirds {sheet=coffee-filter? Fold it in half. | Fold a square in half from corner to corner.} Mark the middle of the long edge, and fold from it into thirds: the left side over, the right side over that, until both edges lie exactly on the folds.
step slant Fold the wedge once more in half, and cut off the uneven top at a slant, so that all layers end on one line.
step draw Draw half a branch along the fold that has only folded edges: a stem that stays, and arms reaching out from it. {@6-8? Leave the point alone. | Each arm must hang on the stem by at least {in 1/4}.}
step inside Cut the outline from the open edge toward the fold, turning the paper and not the scissors. Never cut across the whole fold.
step outside Snip three small notches into the fold and one off the very tip, for the lace inside.
step open Open it as slowly as you would a letter, smooth it, and press it in a book for ten minutes.
step more Cut the other two with other branches, {sheet=origami-paper,coffee-filter? one of them from a quarter of the size. | one of them smaller.} No two snowflakes are alike; yours should not be, either.
step stack Cut a {color b} flake with a few plain arms, crease every arm along its middle so that it stands up, and {fix stick} it onto the largest by its heart alone.
step glitz {glitz=glitter-glue? Draw fine lines of {the glitz} along the arms | {glitz=sticker? Press {the glitz} onto the tips | {fix stick} {the glitz} onto the tips}}, always the same on all six, and let them dry flat for half an hour.
step hang {sheet=tissue-paper,tracing-paper,coffee-filter? Lead {the thread} through holes near the tips of two neighboring arms of each, so that the thin paper does not droop, | Knot {the thread} through a hole near the tip of one arm of each} and hang them at three heights, where a draft turns them.
further @6-8 Open one after the first snip and predict what the second will do.
further Photograph real flakes on a dark sleeve and cut the one you like best.
safety Many layers push the blades apart: cut in short bites with the thick of the scissors, away from the holding thumb{@6-8? , with a grown-up for the last fold}.
skills folding thirds, symmetry, fine cutting
alt Three white paper snowflakes with six arms each, hanging
fact Ice grows in sixes because water molecules lock into hexagons.

* pumpkin-leaf
name leaf pumpkin
title {pumpkin=gourd? Gourd | Pumpkin} in Autumn Leaves | No-Carve {leaf=pressed-flower,petal? Flower | Leaf} {pumpkin=gourd? Gourd | Pumpkin} | The {pumpkin=gourd? Gourd | Pumpkin} That Wears {leaf=pressed-flower,petal? a Meadow | the Woods}
about Pressed flat and brushed over, the leaves melt into the skin as if they had grown there. Not a single cut, so it keeps until Thanksgiving. | A table piece in one afternoon, from what lies on the sidewalk.
step press {leaf=pressed-flower,fake-leaf? Lay out {the leaf} and take the thinnest. | Press {the leaf} in a heavy book between sheets of paper: two days is best, an hour under a stack will do for thin ones.}
step wash Wash {the pumpkin} and dry it to the last drop, stem too. Glue slides off a damp skin.
step mix Stir two parts glue with one part water in a bowl.
step plan Hold the pieces against the ribs and plan before the glue comes: large ones low, small ones drifting upward, and skin showing in between.
step stick Brush a patch of glue as large as one leaf, lay it on, and stroke it down from the middle rib outward with {the brush}. Tips that spring up get a finger for ten seconds.
step seal When all of them hold, brush a thin coat over everything. It looks milky now and dries as clear as varnish.
step gold Trace a few veins with {the gold} and set fine dots between the leaves.
step bow Tie {the bow} around the stem.
step dry Stand it on an upturned cup for two hours, so that it does not stick to the table.
further @6-8 Press one leaf each week of fall and add it to the same pumpkin, from the top down.
further @9-12,13+ Make one with green leaves only, or ferns on white paint: the same idea, far quieter.
safety A round thing rolls: bed it in a towel while you work. The stem scratches, and a glued pumpkin is for looking, no longer for soup.
skills pressing plants, smoothing, composing around a round form
waiting Two hours to dry.
alt {a pumpkin} covered in pressed autumn leaves
left candle: this one glows by day only

* pressed-lantern
name lantern
title {flower=leaf? Leaf | {flower=fern-frond? Fern | Flower}} Lantern | Midsummer Lantern | {flower=leaf? Woodland | Meadow} in Lamplight
about By day a quiet paper sleeve; after dark, with a lamp inside, a whole {flower=leaf,fern-frond? forest | meadow} stands in silhouette and color. | The flowers lie between two papers, so the jar stays clean and the sleeve can be changed with the season.
step press {flower=pressed-flower? Sort {the flower} by height: tall stems, round heads, small fillers, and keep them between the pages of a book until their turn. Tweezers or a damp fingertip lift them safely. | Press {the flower} in a heavy book between plain paper, a week for flowers, two days for ferns. In a hurry, take leaves that are thin already.}
step measure Measure around {the jar} and its height below the rim. Cut {the screen} to that size, plus {in 1/2} for the overlap.
step mix Thin two spoonfuls of glue with one of water in a bowl; a glue that is sold for decoupage is used as it comes.
step plan Lay the plants out on the strip: stems along the lower edge, heads at different heights, air above. Photograph it before you move them.
step stick Brush a little glue where one plant goes, set it down and dab it flat. Work from the bottom upward.
step veil Lay {the veil} over the whole strip and brush glue through it from the middle outward, with hardly any pressure. Wet, it tears if you go back.
step dry Let it dry flat for two hours; it turns clear. Trim {the veil} along the edges.
step roll Roll the strip around {the jar}, flowers outward, and glue paper to paper along the overlap. Clip or hold it for a minute; {the jar} itself needs no glue.
step handle Wind {the handle} twice below the rim, twist or knot it, and lead it over the top as a handle.
step light Set {the light} inside, switch it on, and wait for dusk.
further @9-12 Make four sleeves for the four seasons from what you press in each.
further @13+ Build a row in three heights and light a summer table, or print the Latin names small along the lower edge.
safety {light=LED-candle,LED-tea-light? Use the lamp | Use {the light}} and never a flame: paper, glue and dry flowers burn. {jar=glass-jar? A grown-up looks the jar over for chips.}
skills pressing, layering thin paper, arranging by height
waiting Two hours to dry, and the pressing before that.
alt A lit jar in a paper sleeve with {many flower} that shine through

* leaf-tee
name leaf print
title {cloth=old-t-shirt? Leaf-Print Tee | {cloth=cloth-bag? Leaf-Print Tote | {cloth=bandana? Leaf-Print Bandana | Leaf-Printed Cloth}}} | {leaf=fern-frond? Fern | Leaf} Prints to {cloth=old-t-shirt,bandana? Wear | Use} | Printed With Real {leaf=fern-frond? Ferns | Leaves}
about No stamp has veins this fine. One leaf gives five good prints before it tires, and each is a little different. | It passes for something from a small, expensive shop, and it cost a walk.
step press Choose {the leaf} with strong veins below and press them flat for half an hour under books or a chair leg. Wipe off wax and dust.
step card Slide {the card} inside {the cloth}, pull the fabric smooth and fold the rest behind it. Paint goes through.
step mark Mark with tiny strokes of {the chalk} where the middle and the edges of your pattern lie. {@6-8? A row across the chest is easy to place. | A cluster off to one side looks less like a uniform.}
step ink Roll {color a} thin on a plate with {the pad}, until it sounds sticky, and roll it over the underside of a leaf, where the veins stand out.
step test Test it on {the cover}: press with your palm from stem to tip and lift. Blots mean too much paint, gaps mean too little.
step print Lay the inked leaf on the cloth, cover it with a clean sheet of {cover}, rub over every part without moving it, and lift it by its stem.
step second Change to {color b} for smaller leaves in the gaps, or for a second print over the edge of the first, {@6-8? once that is dry. | while that is only just dry.}
step dry Leave the card inside and let the paint dry flat, four hours or overnight.
step fix {@13+? Iron the back for three minutes, dry and hot, with a grown-up around. | A grown-up irons the back for three minutes, dry and hot.} Then it can be washed, inside out.
further @6-8 Print the same leaf on a card for the person who went on the walk with you.
further @9-12,13+ Print one leaf through a whole fade: five prints from one inking, each one paler, in a line.
safety The iron belongs to a grown-up {@13+? or to you with one around}; leave out poison ivy and all that nobody can name, and wear an apron, since the paint is there to stay.
skills inking thinly, placing a pattern, printing
waiting Four hours, better overnight, before ironing.
alt {a cloth} printed with green ferns and golden leaves

* stitched-leaf
name stitched leaf
title Embroidered {leaf=ivy? Ivy | {leaf=corn-husk? Husks | Leaves}} | Stitches on Real {leaf=ivy? Ivy | {leaf=corn-husk? Husks | Leaves}} | Mended by Thread
about Sewing on a leaf sounds impossible, and that is the appeal: no tugging, one hole at a time, and gold thread where the sap used to run. | An artist's trick for a quiet evening. The material is free, and a torn one only means another pick.
step choose Choose {the leaf} {leaf=leaf,ivy? that are leathery and still bend: magnolia, ivy, beech, rubber plant. Wipe them and press them in a book for an hour, no longer, or they turn brittle. | that are smooth and without cracks, and press them in a book for an hour.}
step thread Cut {the floss} as long as your forearm, separate two strands, and thread {the needle}. Knot the end; a small knot pulls through less than you fear.
step hold Begin with the middle vein: push the needle straight down, straight up, in backstitch, holes as far apart as a grain of rice. Pull until the thread lies flat, and not a hair more. Then sew the side veins.
step edge Whip-stitch along part of the edge: always from below to above, about {in 1/4} in from the rim.
step fill Fill one field between two veins with a pattern: close lines, a grid, or French knots wound once. Leave the others empty.
step beads Sew on {many beads}, one stitch each, like dew.
step press Knot behind, on top of a stitch, and lay the leaves back in the book for two days. They dry flat around the thread.
step mount Glue them to {the mount} with dots behind the middle vein only, so that the edges cast a shadow.
step title Write below in pencil: the tree, the place, the day.
step frame Put it into {the frame}, out of direct sun: the colors of leaves fade, thread does not.
further @9-12 Take a leaf that insects have eaten and darn the holes with a spider's web.
further @13+ Stitch the route of the walk, or your street, across the veins of a single large leaf.
safety Push the needle into a folded cloth or a cork under the leaf, never toward the hand that holds it, and with a grown-up within call.
skills even tension, backstitch, restraint
waiting Two days in the book for the finished leaves.
alt Leaves with stitched veins, edges and knots in bright thread, mounted on paper
left yarn: would tear the holes open

* moss-frame
name moss picture
title {frame=picture-frame? Framed | Boxed} Moss Landscape | A Valley of Moss | {stone? Moss Hills With a River of Stones | Moss Hills for the Wall}
about Seen from above, a handful of moss is a wooded valley. Framed, it is a view that needs no window and no watering. | Hills in three heights{stone? , a river in gray}: a landscape that you may touch.
step clean Pick needles and crumbs out of {the moss} over newspaper, and let it dry on a towel for a day. If it crackles, mist it lightly before use.
step back {frame=picture-frame? Take out the pane and leave it with a grown-up. | Stand {the frame} up like a shadow box.} Cut {the back} to fit inside.
step draw Sketch the land in pencil: a line of hills, and a valley that enters at one edge and leaves at another. A middle that is empty leads the eye.
step bark Glue {the bark} down first, the heavy pieces, as cliffs and fallen trunks. Leave each under a book for ten minutes.
step river Lay {the stone} along the valley, large in front and small behind, and glue them one by one. That alone makes distance.
step spread Spread glue thickly with {the stick}, a palm at a time, and press flat, dark moss into it right up to the edges.
step relief Set thick cushions on top for the nearer hills, each with glue on its underside, and push until you feel the ground.
step accent Add {the accent} in threes, not in a row: trees, a thicket, something fallen.
step dry Leave it lying until the glue is hard, four hours at least; then tip it gently over newspaper and fix what drops.
step frame Set it into {the frame}. Hung in a bathroom, it stays soft; in dry air it keeps its color if you mist it now and then.
further @9-12 Hide one animal no bigger than a fingernail, and tell nobody.
further @13+ Copy a place that you know from a map, river bends included.
safety Moss comes from your own garden or a florist: in the woods it is a home, and in parks it is protected. Wear a mask of cloth if the dry moss dusts.
skills composing a landscape, building relief, gluing natural things
waiting Four hours to dry.
alt A frame filled with moss hills, bark and a river of stones

* herb-pot
name herb pot
title {plant=fresh-herb? Herb Pot | {plant=seed? Seedling Pot | {plant=grass-seed? Sprouting Pot | Plant Pot}}} With a Painted Edge | Color-Block {pot=can? Can | {pot=milk-carton? Carton | Pot}} for the Windowsill | {plant=fresh-herb? A Mint Plant From One Sprig | A Pot With Its Own Sign}
about Tape draws the line, so the paint can be as bold as it likes. {plant=fresh-herb? And one sprig from the kitchen becomes a plant that you pick from all summer. | What grows in it will be watered, because the pot is too good to look at dry.}
step clean Scrub {the pot} and let it dry. {pot=terracotta-pot? It has its hole already. | A grown-up pokes three holes in the bottom: roots drown without them.}
step mask Lay {mask} slantwise around {the pot} and rub its edge down with a fingernail. {@6-8? One line is enough. | A second one lower down gives a band.}
step first Paint the field below the tape {color a}, two coats, stroking away from the tape so that nothing creeps under it.
step peel Peel the tape off while the paint is still a bit damp, low and slowly: there is your edge.
step marks Paint short strokes, dots or leaves along one side of the edge in {color b} and {color c}. Stop early; the line should win.
step drain Cover the holes with {the drain}.
step soil With {the spoon}, fill in {the soil} to a thumb below the rim.
step plant {plant=fresh-herb? Take sprigs of {the plant} that have stood in a glass of water for a week and show white roots, such as mint or basil. Make a hole with a finger, set in three, press and water them. | {plant=potted-plant? Lift {the plant} out of its old pot, loosen the roots, set it at the same depth as before, press and water it. | Scatter {the plant} thinly, cover as deep as the seeds are thick, and water with a spoon, so that nothing is washed away.}}
step sign Letter the name on {the sign} with {the pen}, with today's date or a thank-you on the back, and {sign=stone,wood-slice? lay it in front. | {sign=price-tag? tie it {bow? to the bow. | around the pot.} | push it in at the edge.}} {bow? Wind {the bow} twice around the rim and tie a bow. | }
step sill Stand it on a saucer in your brightest window. Water when a finger in the soil comes out dry.
further @6-8 Pinch off the top pair of leaves every week: the plant gets bushy, and you get tea for two.
further @9-12,13+ Paint three pots whose slanted edges join into one line when they stand side by side.
safety {pot=can? The rim of a can is sharp: a grown-up presses it flat before anyone reaches in. | A grown-up makes any holes, away from hands.} Wash hands after soil.
skills masking, painting an edge, planting
waiting An hour for the paint.
alt A pot with a slanted painted field, small marks and green herbs, with a sign

* feather-driftwood
name feather hanging
title Macramé Feathers on {rod=driftwood? Driftwood | {rod=bamboo? Bamboo | {rod=dowel? a Dowel | a Branch}}} | Three Knotted Feathers | {rod=driftwood? Driftwood | {rod=dowel? Dowel | Branch}} With {cord=yarn? Yarn | Cord} Feathers
about One knot, over and over; then a comb turns the ends to down. The effect is far above the effort. | Three feathers and something found outdoors: a wall hanging without a pattern sheet.
step rod {rod=dowel,bamboo? Wipe {the rod} free of dust | Rub sand and loose bark off {the rod}}, and hold it on a finger to find where it balances.
step cut For each feather, cut one piece of {cord} {in 18} long and twenty pieces {in 7} long. That makes three long ones and sixty short ones.
step spine Fold each long piece in half, lay the loop over {the rod} from the front and pull the ends through. Tape {the rod} to the table, spines hanging toward you.
step bead Thread {the bead} onto the spines, {bead=seashell? tying shells in with a knot, }and push them up to {the rod}.
step knot Fold two short pieces. Slide one under the spine, its loop to the left. Lay the other over the spine, its loop to the right. Push the ends of each through the loop of the other, pull tight and push up. Next pair from the other side: ten pairs to a feather.
step comb Untwist all ends and comb them out from the tips inward, holding the spine with the other hand. Be patient at the knots.
step trim Cut each feather to shape with long, slanting cuts: narrow above, widest below the middle, a point at the end. Take less than you want, comb, and look again.
step dip Paint or dip the tips in {dye=tea-bag? strong, cooled tea | {the dye}, mixed as the pack says}, and let the color climb as it likes.
step hang Tie a piece of {cord} to both ends of {the rod}, as long as the rod and a half, and hang it level.
further @9-12 Make a tiny one on a key ring for somebody's bag.
further @13+ Work five feathers in a fade from dark to pale, the middle one twice as long.
safety Combed cord gives off lint: shake it out at the window. Scissors stay closed while you comb, and the finished hanging goes above the reach of small children.
skills a two-loop knot, even tension, trimming a curve
alt Three macramé feathers hanging from {a rod} with beads

* onion-dye
name dyed cloth
title {skin=onion-skin? Onion-Skin | {skin=avocado-pit? Avocado | {skin=tea-bag? Tea | Coffee}}} Dyed {cloth=bandana? Bandana | {cloth=scarf? Scarf | {cloth=old-t-shirt? Tee | Cloth}}} | Five Suns in {skin=onion-skin? Onion Gold | {skin=avocado-pit? Avocado Pink | Brown}} | Rings From the Kitchen Pot
about {skin=onion-skin? Papery skins that nobody wants turn pale cloth to gold and rust. | {skin=avocado-pit? Nobody believes it before they have seen it: a green fruit dyes pink. | What is left in the pot turns pale cloth to warm browns.}} Wherever a band sat, a pale ring stays. | A dye that you could drink the ingredients of, more or less, and a pattern that nobody can repeat, not even you.
step wash Wash {the cloth} in warm water with soap and leave it wet: dye runs evenly into wet cloth.
step simmer {@13+? Put | A grown-up puts} {the skin} in an old pot with water to cover and {@13+? let | lets} everything simmer gently for half an hour, until it is darker than you want the cloth.{skin=avocado-pit?  It stays pale for long and then turns deep red: give it an hour. | }{pits?  Let {the pits} simmer along: they turn the gold to peach. | }
step bind Meanwhile pinch up a point of the cloth{pebble? , with a {one pebble} inside it,} and bind it tightly with {many binder}. That is the heart of the first sun; make one in the middle and one near each corner.
step rings Bind two or three more times below the first, a thumb apart. Tight is everything: loose bands let the color through.
step strain {@13+? Pour | A grown-up pours} the pot through {the strainer}{fix?  and {@13+? stir | stirs} in {the fix}}. The clear broth goes back on the lowest heat.
step dip {@13+? Lower the bundle in with {the spoon} and keep | A grown-up lowers the bundle in with {the spoon} and keeps} it moving now and then for twenty minutes, under the surface.
step rest Turn off the heat and let everything cool in the pot for an hour or two. The longer, the deeper.
step iron Let {the iron} stand in a jar of hot water and a splash of the broth, all the while the rest cools. Then hang one end of the bundle in for a minute: where iron meets the dye, it turns to olive and gray.
step rinse Rinse the bundle in cool water until it runs clear, still tied.
step open Undo the bindings one by one. Hang it in the shade; wash it alone the first time.
further @9-12 Write down cloth, time and color on a tag each time: that is a dyer's book.
further @13+ Wet the cloth and dip half of it into a second pot, brewed from another kitchen scrap.
safety {iron? Rusty points prick: take the nails by their heads and wear gloves. | } Stove and hot pot belong to a grown-up{@13+? , or to you with one beside you}, in an old pot that is not used for food, with the window open.
skills binding, extracting a dye, reading a pattern
waiting An hour or two in the cooling pot, then drying.
alt A dyed cloth with five pale ring patterns

* beeswax-lantern
name beeswax lantern
title Honeycomb Lantern | Beeswax Lantern Without a Flame | {@6-8? Lantern That Smells of Honey | Cut-Out Beeswax Lantern}
about Warm wax joins to itself, smells of summer and glows like amber with a lamp behind it. No wick, no glue. | A single sheet stands up as a lantern: rolled once, pressed shut, lit from inside by something that stays cold.
step warm Lay {the wax} on a towel in the sun or near the heater for ten minutes. Cold, it snaps; warm, it bends like felt.
step size Cut it with scissors along a ruler so that it is about {in 6} tall and long enough to go around {the light} with room for three fingers; keep the strip that is left over.
step shapes Press or cut out shapes with {the cutter}: leaves below, stars above, at least a thumb apart and away from the short edges. {cutter=cookie-cutter? Push straight down and wiggle. | Cut in short strokes, always away from you.}
step pane Cut {the pane} a bit larger than the holes and press it to the inside: the wax holds it. Layer two colors for a third.
step roll Stand the sheet up in a ring, textured side out, lap the short edges by a finger's width, and press them together from both sides until they are one.
step stand Set the ring on {the base} and press small crumbs of wax into the corner inside, all the way around.
step spare Press some of the cut-out shapes back on elsewhere, raised.
step rim Lay {the rim} around the lower edge and knot it.
step light Lower {the light} in and switch it on in a dark room.
step find Lay {the find} around the foot.
further @6-8 Roll the leftover strip into a bee with wings of paper, and let it sit on the rim.
further @9-12,13+ Cut one continuous scene around the ring, hills, trees and a moon, with no holes wider than a thumb.
safety Never a real flame inside: the lantern itself is a candle. A grown-up keeps it off heaters and out of the sun.
skills working warm wax, cutting out, designing for light
alt A ring of honeycomb beeswax with glowing leaf and star holes on {a base}
left candle: the whole lantern would burn

* peel-garland
name orange garland
title Orange-Peel Star Garland | Stars From Orange Peel | A Garland for the Dark Months
about Breakfast leaves the material, and the room smells of it for a week. Dry, the stars turn hard and glow like little suns. | Nothing in it comes from a shop shelf of decorations; when winter is over it goes on the compost.
step peel Peel oranges in pieces as large as you can; only fresh, soft peel can be cut. Press each piece flat, white side up.
step flat Scrape off the loose white with a spoon and wipe the pieces dry with a towel. Thinner peel dries faster and straighter.
step stars Lay the peel on a board, color up, and cut out four large stars with {the cutter}, or more if the peel lasts. {cutter=cookie-cutter? Lean on it with both hands. | Turn the peel, not the scissors.}
step holes Make a hole near one tip of each star with {the poker}, over the board: it shrinks, so make it twice as wide as {the line}.
step press Press the stars between the folds of a towel under a heavy book for a day, or they curl up like petals. Then let them lie in the open, near a heater.
step string @4-5 Knot one star into the middle of {the line} together and go on from there to both sides, a hand apart.
step string @6-8,9-12 Knot a loop into one end of {the line}, thread it through {the needle}, and line up the stars a hand apart, each with a knot above so that it stays put.
step slice Hang {the slice} between the stars on their own short threads.
step spice Tie in {the spice} where there is a gap, always the same on left and right.
step bead {bead=wooden-bead,bead? Thread | Tie} a bead beside every star.
step hang Hang it in a window in two gentle bows. Light behind it makes the peel shine.
further @4-5 Hide one heart among the stars and ask who finds it.
further Bake the leftover crumbs dry and put them in a dish by the door, for the smell.
safety @4-5 A grown-up makes the holes and hangs the garland high: it is for looking at and for sniffing, nothing on it is eaten.
safety Push away from the holding hand, and hang the garland away from lamps and flames; dry peel burns well.
skills cutting out, threading, spacing evenly
waiting A day under the book, and another to dry hard.
alt A garland with orange-peel stars on a string
left glue: knots hold it all

* pebble-birds
name pebble picture
title {pebble=seashell? Seashell | Pebble} Birds on a Branch | A Family of {pebble=seashell? Shell | Stone} Birds | Birds That Were Stones
about Two {many pebble}, one large and one small, and there is a bird: the eye does the rest. One for each person you love, on one branch. | Looking takes longer than gluing, and that is the pleasure of it.
step wash Wash {the pebble} and rub them dry. Glue grips no sand.
step sort Push them about on the table: ovals for bodies, round ones for heads, flat slivers for wings and tails. Try ten pairs and keep the three that are birds at once.
step branch Lay {the branch} across the lower third of {the back}, a bit slanted.
step lay Set the birds on it before any glue comes out: two close together, one apart, or all in a row. Leave the sky empty; it is part of the picture.
step glue Glue body by body. A blot as big as the stone's flat side, ten seconds of pressure, then the head, touching the body. {@6-8? Lay wings on last. | Wings and tail go on last, overlapping a little.}
step fix Glue the branch down where it touches, under the birds' feet.
step leaf Add {the leaf} to the twigs, the smallest toward the tips.
step love Glue {the love} in the air between two of them.
step legs Draw legs, beaks and a dot for each eye with {the pen}, and a line of writing below if you like. Three strokes per foot, no more.
step frame Leave it lying for three hours and frame it in {the frame} without its pane.
further @6-8 Make the same family again as penguins, with stones that stand upright.
further @9-12,13+ Tell a story in three small pictures: alone, together, and away over the edge of the frame.
safety Stones fall on toes and slip from wet glue: work and dry it lying flat, and collect only where taking {pebble=seashell? shells | stones} is allowed.
skills seeing shapes, composing with empty space, gluing heavy things
waiting Three hours to dry, lying flat.
alt Birds made of {many pebble} sitting on a real branch

* nature-mandala
name nature mandala
title Nature Mandala | A Circle From the Ground | Land Art: Ring Around {a middle}
about No glue, no paper, and the wind may have it afterward: land art is made for the making. The circle does the composing. | {@4-5,6-8? Round and round from the middle, the same on every side, and suddenly it is a pattern. | The British artist Andy Goldsworthy works like this: only what lies there, sorted by color, and a photograph as the only thing kept.}
step gather Gather {the ring} and {the dot}{more? , and {the more} too}. Sort everything into heaps by kind and by color.
step sweep Sweep a round place with {a stick}, as wide as {@4-5? your arm is long. | two arms are long.} A quiet ground makes a loud pattern.
step compass Tie {the cord} to {stick=stick? the stick and to a second one from the ground | {the stick} and to a stick from the ground}, push one in at the center and scratch {@6-8? a circle | two or three circles} with the other: a compass for giants.
step middle Set {the middle} in the exact center. Everything else looks to it.
step cross Lay eight {ring=bark,corn-husk,pine-branch? pieces of {ring} | of {the ring}} around it like the hours: first four in a cross, then four in the gaps{ring=leaf,fern-frond? , all stems inward}.
step fill Fill each gap with two more, smaller or in another color, going around once before you begin anything new.
step dots Lay a ring of {dot} around what you have laid, {@4-5? touching like beads. | from dark to light and back again.}
step more Put a little of {the more} between the tips, the same in every gap.
step rim Close the circle with an outer rim of whatever is left most of.
step look {@4-5,6-8? Climb on something low and look down at it. Then let a grown-up take a picture of it with its maker. | Photograph it from straight above, with the sun low, and walk away. Come back tomorrow for the second picture.}
further @4-5 Let everybody who walks by add one thing.
further Do it again with a rule of your own: only one color, only spirals, only what is smaller than a coin.
safety Take what has fallen, leave rare flowers and anything with berries or thorns, and keep the circle off paths and bike lanes. A grown-up knows the place.
skills sorting, rotational symmetry, patience outdoors
alt A round pattern of leaves, stones and petals laid on the ground around {a middle}
left glue: nothing here is fastened

* dough-garden
name garden
title A Garden in a {bed=shoebox? Shoebox | {bed=plastic-tub? Tub | {bed=paper-plate? Plate | Box}}} | The Garden That Stays Upright | Plant a Small Garden
about {dough=soil? Damp soil holds a stem | {dough=kinetic-sand? Sand that sticks together holds a stem | Dough holds a stem}} the moment it is pushed in, so a garden stands after ten minutes, weeds and all. | Push, and it stands. Pull it out, plant it elsewhere: gardeners do nothing else.
step fill @2-3 Put {the dough} into {the bed}, lump after lump, until the bottom has disappeared.
step fill @4-5 Fill {the bed} with {the dough}, three fingers deep{dough=soil? . Soil should be damp enough to keep the print of your fist. | , with a hill on one side if you like.}
step pat @2-3 Pat it flat with both hands. Slap, slap!
step pat @4-5 Pat it down firmly: what is loose lets every stem fall over.
step rows @2-3 Draw the handle of {the stick} through it: that is a row.
step rows @4-5 Draw rows or flower beds with the end of {the stick}, and press the first hollows for planting.
step snap @2-3 Snap the stems short together, about as long as your child's hand. Long ones tip over.
step snap @4-5 Break the stems to different lengths: tall for the back, short for the front.
step plant @2-3 Your child plants: push each stem in, deep down, and press around its foot with a finger.
step plant @4-5 Plant the tall ones at the back, two knuckles deep, and pinch the ground together around each foot.
step more @2-3 Now all the little leaves and blades, wherever there is room.
step more @4-5 Fill the front with the small ones: lettuce, grass, a hedge.
step fence Push {the fence} in along the front, side by side{@2-3? , with a gate left open | , all the same height}.
step path @2-3 Lay {the path} as a path to the gate.
step path @4-5 Press {the path} in one behind the other for a path.
step guest Who lives here? Let {the guest} walk in and look around.
step tend @2-3 Let it rain with your fingertips, pick a bouquet, and plant everything again.
step tend @4-5 Be the gardener: pull out what hangs its head, plant new, and sell a bouquet over the fence.
further @2-3 Tomorrow, find out together which flower is tired and which is still awake.
further Make a winter garden as well: only twigs, needles and dry seed heads.
safety @2-3 Grown-ups choose the plants, nothing with berries, thorns or milky sap, and keep stones out of this garden.
safety @4-5 Ask before picking, leave unknown plants alone, and wash hands when the garden closes.
skills pushing and pressing, tall and short, pretending
alt A box garden with flowers standing in dough behind a low fence

* kokedama
name moss ball
title Kokedama: A Plant in a Moss Ball | Moss-Ball Garden | The Plant Without a Pot
about In Japan a plant may leave its pot and live in a ball of moss. It drinks in a bath once a week and otherwise asks for nothing. | Soil, moss, string, and a planet with a jungle on top: a living thing that you have made round.
step soak Lay {the moss} in a bowl of water while you work, then squeeze it out like a sponge.
step knead On newspaper, knead {the soil} with a little water until a squeezed lump keeps its shape when you toss it from hand to hand. Earth from a garden, with clay in it, holds better than pure potting mix.
step free Tip {the plant} out of its pot, shake off the loose soil and untangle the longest roots. Ferns, ivies and pothos are forgiving; choose a small one.
step ball Press the soil around the roots, handful by handful, and turn it between your palms into a ball as big as {@9-12? an orange | a grapefruit}. No root should look out.
step wrap Lay the moss green side down as a thin mat, set the ball in the middle, lift the edges all around and press them against it. Patch every bare spot.
step wind Hold {cord} with your thumb and wind it around tightly, a new direction with every turn, at least fifteen times. The ball gets rounder as you go. Knot it on the turn before and tuck the end under.
step trim Cut off the tufts and ends that stand out.
step bath Set the ball in a bowl of water for ten minutes, until no more bubbles rise, and let it drip off.
step hook Tie {the hook} to two long ends of {cord}, to hang it at a bright window later.
step stand {stand? Set it on {the stand}, | Set it on a saucer,} bright but out of the sun. When it feels light in the hand, it is thirsty: back into the bath.
further @6-8,9-12 Weigh it dry and wet on a kitchen scale, and bathe it by number.
further @13+ Make three with different plants and hang them at three heights: the Japanese for this is string garden.
safety Wash your hands after soil and sap, take moss only where you are allowed to, and hang the ball well above heads and away from lamps.
skills shaping, winding under tension, caring for a plant
alt A small green plant growing out of a ball of moss wound with cord
fact Koke is Japanese for moss, and dama, from tama, for ball.

* straw-star
name straw star
title Straw Star With Sixteen Rays | Scandinavian Straw Star | Star of {straw=wheat-stalk? Wheat Straw | {straw=paper-straw? Paper Straws | Straw}}
about The oldest winter star of the north is made of what the harvest left: straw, thread, and one good knot. In a window it shines like brass. | Over one, under one: a red thread holds sixteen rays, and nothing is glued.
step soak {straw=paper-straw? Choose {the straw} in one color, or in two; paper needs no soaking. | Soak {the straw} in a bowl of warm water for half an hour, until a piece of it bends without a crack.}
step flat {straw=paper-straw? Press each flat with the back of a spoon. | Slit each with a thumbnail, open it, and rub it flat with the back of a warm, wet spoon, inside up. The outside is the side that shines.}
step cut Cut four strips {in 6} long and four {in 4} long, all as narrow as a shoelace, measured with the ruler.
step cross Lay two long strips into a cross and hold it in the middle; lay two more across the gaps. Eight rays, evenly spread like a compass rose.
step bind Take an arm's length of {thread}. Still holding the middle, lead it over the top strips and under the bottom ones, once all around; pull tight and knot behind. The order is what locks it.
step second Lay a cross and another cross of the short strips behind, into the gaps, and bind them in the same way, with the thread a little farther out: sixteen rays.
step tips Cut the ends: two slanting snips make an arrow, one notch a swallow's tail. All long ones alike, all short ones alike.
step press Lay the star under a book for two hours while it is damp, so that it dries flat.
step bead Thread {the bead} over the middle, to hide where the strips cross.
step hang Loop {thread} through the top of one long ray and hang it where the sun reaches it.
further @9-12 Make a tiny one from the offcuts, for a card.
further @13+ Join six small stars tip to tip into a snow crystal as wide as a plate.
safety Cut straw has edges and springs: wear it away from eyes, and cut the ends over a bowl.
skills even spacing, over and under, tying under tension
waiting Two hours under the book.
alt A star of golden straw with sixteen rays, bound with red thread
`;
