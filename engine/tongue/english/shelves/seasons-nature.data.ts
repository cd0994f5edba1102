export const words = `
* sticky-window
name window picture
title Sticky-Window Suncatcher | {leaf=leaf? Leaf Window | Meadow Window} for the Sun | Suncatcher From a Walk
about A sheet that is sticky all over holds whatever lands on it: no glue, no help, and the light does the rest. | Held up to a lamp, a leaf shows veins that nobody sees on the ground. This window holds it there for a week.
step peel @2-3 Peel the backing off one sheet and lay it on the table, sticky side up. Run {tape} along all four edges, half on the sheet: it holds the sheet down and becomes the frame.
step peel @4-5 Peel the backing off one sheet together and lay it sticky side up. Run {tape} along all four edges, half on the sheet, so that it cannot curl; that border is the frame later.
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
title Cotton-Ball Snowman | Snowman in Soft Prints | A Snowy Day in Snowballs
about Dab, and there lies a snowball: cotton leaves a print as soft as snow. Two heaps of them are a snowman. | White on {color a} is winter at once. The snowman grows from dabs, so nobody needs to draw one.
step rings @2-3 On {colored sheet a}, trace {the plate} near the lower edge and {the mug} just above it, so that the circles touch.
step rings @4-5 Draw around {the plate} on {colored sheet a}, low on the sheet, and around {the mug} right above it. The circles must touch, or the snowman loses his head.
step pour Put two spoonfuls of white paint on {the plate}, after it has done its work as a stencil.
step big @2-3 Dip a cotton ball and dab, dab, dab: your child fills the large circle with snowballs. Over the line is fine; snow is never neat.
step big @4-5 Hold a cotton ball at its top, dip it and dab along the inside of the large circle, then fill the middle. Straight down and straight up makes the fluffiest print.
step small @2-3 Take a fresh cotton ball for the small circle: that is the head.
step small @4-5 Fill the small circle the same way. When a cotton ball turns flat and wet, take a new one.
step snow @2-3 Now let it snow everywhere, and a thick heap of it along the bottom.
step snow @4-5 Dab a hill along the bottom and single flakes in the sky, with less and less paint, so that the far ones look pale.
step flakes Press {the flakes} into the paint and onto the sky for a few larger flakes.
step cut Cut a pointed nose, a hat, a scarf and round eyes from {the bits}. {@2-3? Make each at least as long as your thumb. | The scarf is two strips: one across, one hanging down.}
step dress @2-3 Put a dot of glue where each piece goes; your child presses nose, hat and scarf into place.
step dress @4-5 Glue on hat, eyes, nose and scarf, and draw the buttons with a finger dipped in dark paint, or press on three dots of {the bits}.
further @2-3 Glue one dry cotton ball onto the picture: a snowball to stroke.
further Print the same snowman three times, each one smaller: that is how he melts.
safety A grown-up counts the cotton balls out and back in: wet ones belong on the sheet and not in mouths.
skills dabbing, filling a shape, big and small
waiting Half an hour to dry.
alt A snowman of soft white prints with hat, scarf and carrot nose on {color a}
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
step first @2-3 Dip one fingertip into {color b} and dot {v.things} all over the branches. Point, point, point.
step first @4-5 Dip a fingertip into {color b} and print {v.things} along every branch, close to the fingers first.
step first @6-8 Print {v.things} in {color b} with the tip of a finger, thick around the fingers and thinner toward the edge, so that the crown comes out round.
step second @2-3 Another finger, another color: {color c} in between.
step second @4-5,6-8 Wipe the finger, change to {v=autumn? {color c} and {color d} | {v=spring? a darker pink, with a speck of gold here and there, | {v=summer? {color c}, with a red apple here and there, | silver, thinly,}}} and print into the gaps. Two colors side by side look fuller than one.
step ground @2-3 {v.ground} at the foot of the tree.
step ground @4-5,6-8 {v.ground} around the foot of the trunk. {@6-8? Keep the prints flatter and closer there, as if seen from the side. | Two or three are enough.}
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
title Meadow Painted With {bunch=grass,hay? Grass | {bunch=flower? Flowers | {bunch=leaf,fern-frond? Leaves | {bunch=wheat-stalk,lavender? Stalks | Pine Needles}}}} | A Meadow Paints Itself | Brushes From Outdoors
about A brush can grow in a garden: tied in a bunch, {bunch} {bunch=grass,hay,lavender? makes | make} lines no shop brush knows. | The picture is of a meadow, and it is painted with one.
step feel @2-3 Gather {the bunch}{second? and {the second}}. Stroke a cheek with each: which is soft, which scratches?
step feel @4-5,6-8 Lay out {the bunch}{second? and {the second}} and test each on the back of your hand: fine tips draw lines, broad ones stamp.
step bundle @2-3 Bundle {the bunch} as thick as two thumbs and wind {tie} around one end, so that it fits a small fist.
step bundle @4-5,6-8 Lay a bunch as thick as a thumb along the end of one of {the handle} and wind {tie} around both, tight, three times. Leave the tips ragged: that is what makes the line. Make a second brush the same way.
step pour Put puddles of {color a}, {color b} and {color c} on {the plate}, no bigger than a coin.
step sky Wet one brush well, dip it in {color d} and pull it across the top of {the sheet} in long bands.
step sweep @2-3 Dip the bundle in {color a} and sweep from the bottom up, again and again: grass is growing.
step sweep @4-5,6-8 Start at the bottom edge with {color a} and flick upward, lifting the brush as you go, so that every stroke ends in a point. Some tall, some short.
step tips @2-3 With {color b}, hold the bundle upright and tap: tap, tap, there are dandelions.
step tips @4-5,6-8 Hold the second brush upright, dip only the tips in {color b} and tap them where the stalks end. Each tap is a flower head.
step stamp {@2-3? Dip {the second} in {color c} and stamp it between the grass. | Press {the second} into {color c}, blot once on the plate and stamp: the second print is always the clearer one.}
step dry Lay the meadow flat to dry and put the brushes on the compost.
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
step walk @2-3 Take a bag outside and let your child choose: big, small, red, spotted. Two handfuls are enough.
step walk @4-5 Collect two handfuls, as different as you can find, and shake them dry. Limp ones go between two sheets of paper for a while.
step band Cut strips as wide as your hand from {the band} and tape them end to end, {in 2} longer than around the head.
step sticky Lay the strip flat and fix {tape} along the whole of it with the sticky side up: fold the ends over and hold them with short pieces.
step big @2-3 Stand the band's long side before your child, who presses the biggest ones on, tips up, stems on the tape.
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
about Frost does the work overnight; by morning the leaves hang in a pane as clear as glass. It lasts as long as the cold does. | {@2-3? Pouring is what two-year-olds do best, and here a freezer makes something of it. | A freezer makes it in any month, and in May you may watch it melt.}
step pick @2-3 Lay {the finds} on the table and let your child choose the brightest.
step pick @4-5,6-8 Choose {the finds} for color and for outline: against the light only those two count.
step pour @2-3 Give your child a small {jug} of water to pour into {the pan}, until it stands as deep as a thumb is wide.
step pour @4-5,6-8 Pour water into {the pan} with the {jug}, {in 1} deep. Boiled and cooled water freezes clearer than tap water.
step tint Stir one drop of {the color} into the last jugful. One: more turns the window dark.
step lay @2-3 Drop them in, one after the other, and push them under with a finger.
step lay @4-5,6-8 Lay the pieces in the water and slide them about until they cover each other only a little. {@6-8? A ring around an open middle looks like a wreath. | Press them under once.}
step loop {@2-3? Hang the ends of {the loop} into the water on one side, a finger deep, with the loop over the rim. No longer than your hand. | Knot the ends of {the loop} together and hang the knot {in 2} deep into the water, with the loop over the rim.}
step freeze Carry {the pan} level to the freezer, or out onto the sill on a night of hard frost, and leave it alone until morning.
step free {@2-3? Hold | Let somebody hold} the bottom of {the pan} under warm water until the ice slips, and catch it flat in both hands.
step hang Hang it on a branch where the sun comes through, away from where people walk, and look once every hour.
further @2-3 Put a splinter of ice in a bowl on the table. Where did it go?
further Freeze three, with plain water, salt water and boiled water: which stays longest, and which is the clearest?
safety Ice sticks to dry skin and drops when it thaws: a grown-up carries it and hangs it below the height of heads.
skills pouring, composing, watching water change
waiting One night in the freezer, or six hours at least.
alt A round pane of ice with colored leaves and petals, hanging from a loop
left paint: would cloud the ice

* corn-roll
name corn
title Rolled Corn Prints | Three Ears of Harvest Corn | Corn Painted by a Cob
about Roll a cob through paint and it prints itself: row upon row of kernels, faster than any brush. | Corn for the door in the colors of the old kinds, yellow, red and purple, each with a husk to stroke.
step husk @2-3 Feel {the cob} all around with your child: bumps in straight rows. {husk=corn-husk? Pull the husks off and keep them. | Where does a row begin?}
step husk @4-5 Count the rows on {the cob}. {husk=corn-husk? Strip off the husks and keep them flat; the silk comes away too. | There is always an even number.}
step pour Spread {color a} on {the plate}, as long as the cob and as thin as butter on bread.
step roll @2-3 Both hands flat on the cob: roll it through the paint, then over {the sheet}, away and back. Bumps everywhere.
step roll @4-5 Roll the cob once through the paint and then across {the sheet} in one go, from you to the far edge. Start again beside the first stripe.
step again @2-3 Dab {color b} on the cob as well and roll over the first rows while they are wet.
step again @4-5 Add {color b} and {color c} to the paint without mixing and roll the second sheet: every kernel picks up another color.
step dry Leave the sheets to dry, an hour at most, and wash the cob.
step cut Cut three long ears with a round tip from the printed sheets, {@2-3? each longer than your hand. | each as long as your foot. Draw around the cob if you like.}
step tear @2-3 Tear {the husk} lengthwise into strips: it goes by itself, with a fine sound.
step tear @4-5 Tear {the husk} along the grain into strips, as wide as two fingers and nearly as long as the ear.
step dress @2-3 Put glue on the lower end of each ear. Your child presses the strips on, tips up, like open hands.
step dress @4-5 Glue four strips around the lower end of each ear, two behind and two in front, tips up, so that the corn looks out.
step back Glue the three ears side by side onto {the back}, overlapping at the foot.
further @2-3 Roll an apple, a fork and a toy wheel through the rest of the paint: whose track is whose?
further Tie the real husks into a bundle and hang it beside the prints.
safety The cob is a roller today and no snack: a grown-up wipes up paint at once and uses the scissors alone{@4-5? or together with the child}.
skills rolling with both hands, tearing, counting rows
waiting An hour to dry.
alt Three printed ears of corn in yellow, red and purple with husks

* petal-plate
name flower
title Petal-Plate Flower | One Big Flower From {petal=leaf,fake-leaf? Many Leaves | Many Petals} | Paper-Plate Bloom
about A bouquet that is past its best has a second life: hundreds of petals become one flower as big as a face. | Rings within rings, as in every real flower; here your child presses in each petal.
step pluck @2-3 {petal=flower? Let your child pull the petals off {the petal}. | Shake {the petal} out on the table.} Two heaps: large ones and small ones.
step pluck @4-5 {petal=flower? Pull the petals off {the petal} and | Take {the petal} and} sort by color: the darkest for outside, the lightest for the middle.
step spread @2-3 Give your child {the brush} and glue: paint the whole plate with it, rim too.
step spread @4-5 Brush glue on the plate in a broad ring along the rim. Work ring by ring, because thin glue dries quickly.
step outer @2-3 Press petals along the edge, all the way around. Overlapping is welcome.
step outer @4-5 Lay the largest petals around the rim, tips outward, each one covering a little of the last.
step inner @2-3 Now the small ones inside, until no white is left except in the very middle.
step inner @4-5 Set a second ring inside it, in another color, with its tips over the feet of the first. Leave a middle as wide as a mug.
step glue2 Drop a thick blot of glue in the middle {@2-3? and let your child push it round with a finger. | and spread it to a circle.}
step middle {@2-3? Sprinkle {the middle} on the blot, pinch after pinch; blow off what does not stick. | Sprinkle {the middle} over the circle, press it down with your palm and tip off the rest.}
step stem Cut a stem as long as your hand and two leaves from {colored stem c}.
step stick Glue the stem {@2-3? behind the lower edge together; your child adds the leaves, one on each side. | behind the lower edge and a leaf on each side of it.}
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
step twigs Push {the twigs} between rim and straw, over one and under one, with a dot of glue at each end.
step eggs @2-3 Roll three eggs from {the dough} together, each as big as your child's fist.
step eggs @4-5,6-8 Divide {the dough} into three, roll balls, and make one end of each a little thinner: pointed eggs roll in a circle and not out of the nest.
step speckle @2-3 Hand over {the pen}, blunt end down: poke speckles all over the eggs.
step speckle @4-5,6-8 Press shallow speckles into the eggs with the tip of {the pen}, more at the thick end.
step down Tuck {the down} into the gaps for a warm edge.
step bird Set {the bird} on the rim to keep watch.
step play @2-3 Lay the eggs in, one, two, three. Sit on them like a hen? Better not. Cover them with a hand and peep.
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
step heap @2-3 Shovel snow into a heap with {the scoop}, as high as your child's tummy. Pat while it grows.
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
step toes Stick {the toes} in at the foot, three on each side.
step visit @2-3 Say good night to the owl from the window, and see who is still there in the morning.
step visit @4-5,6-8 Look at it again after dark from far off, with the porch light on: does it look back?
further @2-3 Give the owl an egg of snow to sit beside.
further Measure it every morning with a stick and notch where its ears are: that is how fast winter goes.
safety A grown-up looks for the road and for roof snow before building, and ends the work when gloves are wet.
skills heaping, patting, pushing in rows
alt An owl of snow with wings of {wing}, round eyes and a beak
`;
