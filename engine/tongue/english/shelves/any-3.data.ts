export const words = `
* blown-color-coat
name blown painting
title {V}, Blown Across the Page | The {V} That Came Out of a Straw | Whoosh! A Blown {V}
about No brush touches the sheet: a puddle, a straw and a deep breath, and the color runs off in all directions and turns into {a v}. | Blown paint makes legs and lightning wherever it likes, and this time they all belong to {the v}.
step draw On {the sheet}, draw {v.shape}: one large thin line with nothing inside.
step tray Lay {the sheet} on {the tray}, so that runaway drops stay on it.
step mix Stir each color of {the color} with a little {water} in a {cup} of its own, as thin as juice. Thick paint will not run.
step puddle {@2-3? Drip a puddle as big as a coin into the middle of {the v} | {drop? Drip a puddle as big as a coin into the middle of {the v} with {the drop} | Let a puddle as big as a coin drip into the middle of {the v} from the {cup}}}.
step blow {@2-3? A grown-up pricks a hole near the top of {the straw}, so that nothing can be sucked up. Your child blows from the side, right behind the puddle. | Blow through {the straw} from the side, low over the sheet and right behind the puddle. Out, never in.} It creeps off in a thin arm: chase it as far as the line.
step second Set a puddle of the next color beside the first and blow it across. Where two colors meet, a third one comes up. Go on until {the v} is full.
step edge Put small drops right on the outline and blow them outward: every one turns into a hair, a spark or a splash around {the v}.
step dry Leave it flat until no spot shines any more, three quarters of an hour.
step face {v.face? Draw the face: {v.face}. | Draw over the color: {v.mark}.} Then go around the outline once more, so that everybody sees {the v} in the tangle.
step eyes Stick {the eyes} with {the fix} onto the wildest splash of all: now somebody is watching.
further Blow one puddle without any outline, turn the sheet around and look: who is hiding in it?
safety {@2-3? The straw is only for this game and stays in your hand between two turns. | One straw for each child.} Three puffs, then a pause, or heads start to spin.
skills blowing on target, thinning color, seeing shapes
waiting About 45 minutes until it is dry.
alt {A v} of blown color with little splashes around it

* blown-ink-bloom
name ink painting
title {V} in Blown Ink | {V} Out of Ink and Breath | Ink-Bloom {V}
about Two drops, one breath, and the ink opens like a flower: nobody can paint edges like these. A thin pen line afterward makes {a v} of it. | It looks like a print from a gallery, and it was made with a drinking straw.
step sketch Pencil {v.shape} on {the sheet}, so lightly that you hardly see it, and a little larger than your hand.
step set Lay the sheet on {the tray}: it catches what runs off, and you can tilt everything together.
step glove Put on {the glove} before you open the ink. It stays on fingers for days.
step wet Wet the inside of {the v} with clear {water}, {drop? drop by drop from {the drop} | drop by drop}, up to the pencil line and no farther. The sheet should gleam, not swim.
step drop Let two or three drops of the lightest color fall into the wet, {drop? with {the drop} | a single one at a time}, where {the v} should glow.
step bloom Hold {the straw} a finger above the color and blow in short puffs. It opens into petals with a dark rim; blow it out to the line.
step layer Add the other colors one at a time, the darkest last, and blow each one over the rim of the one before. {@6-8? Let a few small drops fall outside as well. | Set a few small blooms outside too, as if the color were still drifting in.}
step lift Where it got too dark, press a corner of a dry {cloth} on it once and lift: a pale cloud stays.
step dry Leave it flat for an hour. The rims get sharper while it dries.
step line With {the line}, draw only what is needed: the outline where it got lost, and {v.face? {v.face} | {v.mark}}. Broken lines look better than whole ones here.
further Make three small ones on one sheet, choose the best and put it in a frame with a wide white border.
safety Blow out, never in, and pause after a few puffs. Ink stains: cover the table and wear something old.
skills wet on wet, breath control, knowing when to stop
waiting About an hour.
alt {A v} of blown ink blooms with a thin pen line

* bubble-ring-coat
name bubble print
title {V} in a Coat of Bubbles | Bubble-Print {V} | {V}, Printed by Bubbles
about A bubble that bursts on paper leaves its ring behind. A hundred of them make a coat for {a v} that looks like scales, pebbles and lace all at once. | Printed with nothing but air and a thin skin of soap.
step cover Spread {the cover} over the table and tuck it under at the edge.
step mix Fill {the cups} a finger high with {the bubbles}, with a splash of {water} and so much color that it looks darker than you want it. Stir slowly, without foam.
step practice Blow through {the straw} into plain {water} first, until it bubbles. Out, never in; a pinhole near the top, made by a grown-up, helps.
step dome {@2-3? With {the straw}, a grown-up blows | Blow} gently into the first cup until a dome of bubbles stands over the rim. Take the straw away.
step touch {@2-3? Your child lowers | Lower} one sheet onto the dome, just until it touches, and {@2-3? lifts | lift} it straight up again. What has the bubble left behind?
step more Do the same with the other color, beside the first rings and across them, until the whole sheet is full. Blow a new dome for every print.
step draw Let it lie flat for an hour, until no ring shines. On the printed side, draw {v.shape}, as large as the sheet allows.
step cut Cut along the line{@2-3?  while your child looks for the biggest ring |  and turn the paper, not the scissors}.
step stick {@2-3? Your child glues {the v} | Glue {the v}} onto the second sheet and {@2-3? prints | print} one last ring in each corner.
step face {v.face? Draw the face: {v.face}. | Draw {v.mark} on it.}
further Print the scraps full on the back as well, and cut a smaller {v} to go with the large one.
safety Soapy water stings in eyes and tastes bad: the straw goes into the mouth dry and comes out before anybody breathes in.
skills blowing gently, printing without pressing, cutting a line
waiting About an hour for the prints.
alt {A v} cut from paper covered with bubble rings

* scratched-from-black
name scratch picture
means bowl, lamp
title {V} Scratched Out of the Dark | Rainbow Under the Night: {V} | Homemade Scratch-Art {V}
about You make the magic sheet yourself: a carpet of color, a coat of black over it, and every scratch lets the rainbow out. | The night comes first, and then {the v}, line by line and each one in another color.
step under Lay {the under} beneath {the sheet}: you will be coloring right over its edges.
step color Cover {the sheet} with patches and stripes of {the wax}, light and bright ones and no dark ones, pressing hard until no bare spot is left.
step polish Rub the crumbs off with a dry finger. The layer should feel as smooth as candle wax.
step mix Stir {the soap} into the black paint: it helps the paint hold on to the wax.
step black Brush {the black}, black and thick, over all the color, lengthwise and then across, until nothing shines through.
step dry Let it dry for an hour. It is ready when a fingertip comes away clean.
step outline Scratch the outline with {the tip}: {v.shape}. Press so that the black comes off and the color stays.
step fill Fill the inside with lines that follow the shape, short ones like fur or long ones like planks. Leave the thin black between them: it is what makes {the v} clear.
step mark {v.face? Scratch the face last: {v.face}. | Scratch in last {v.mark}.} {@4-5? A wrong line can be painted over and scratched again. | A mistake gets a dab of black, ten minutes, and a second chance.}
step ground Scratch something of {v.place} around it: waves below, dots above, and leave enough black between.
further Scratch your name in the corner, and somebody else's beside it.
safety {@4-5? The tip points to the sheet and never to a face. | The tip of a scratching stick goes away from your other hand.} Blow no crumbs: brush them off into the bin.
skills pressing firmly, drawing with light, patience
waiting An hour for the black coat.
alt {A v} scratched in rainbow colors out of black

* foam-puff-picture
name puffy picture
means bowl
title Puffy {V} | The {V} You Can Squeeze | {V} Made of Cloud Paint
about Foam and glue make a paint that stands up like whipped cream and stays that way. The day after tomorrow {the v} will feel like a soft sponge. | This paint is so thick that {the v} grows right out of the picture.
step draw With {the pen}, draw {v.shape} on {the sheet}. Big plain fields, nothing narrower than a finger.
step glue Pour two spoonfuls of glue into each of {the bowl}.
step foam {@4-5? A grown-up sprays {the foam} on top, as much again as there is glue, and your child folds | Spray {the foam} on top, as much again as there is glue, and fold} it in slowly with {the brush}: round and under, so that the air stays in.
step tint Put one color into each: a few drops of {the color}, folded in until no white streaks are left.
step first Heap the first color onto the largest part of {the v}, half as thick as a finger, and push it up to the line without flattening it.
step second Fill the other parts with the next color, edge to edge: {v.parts}. Dab the last of it around {the v}, puff by puff.
step sparkle Sprinkle {the sparkle} over one part while it is wet, from high up.
step face {v.face? With the handle of {the brush}, draw the face into the foam: {v.face}. | With the handle of {the brush}, draw into the foam {v.mark}.}
step dry Let it lie flat for a day and a night. It is done when the skin feels dry and springs back.
step feel Press it with one finger, softly. What does {the v} feel like now?
further Pour some into a bag with a cut corner and pipe a thick border around the picture.
safety {@4-5? The can is a grown-up's. | Spray downward, into the bowl.} It looks like cream and is not: nobody tastes it, and hands are washed before they rub eyes.
skills folding in, filling a field, touch
waiting A day and a night, lying flat.
alt A thick puffy {v} on card

* leaf-laid-spatter
name leaf spatter picture
title {V} Laid in Leaves | The {V} That the Leaves Left Behind | Spattered Around a Leafy {V}
about Leaves lie down as {a v}, color rains on them, and when they fly off again, {the v} is still there. | Every edge in this picture was drawn by a leaf: no scissors and no outline.
step apron Put on {the apron} and look whether {the under} covers the table far enough.
step sort Sort {the leaf} by shape: long ones for legs and tails, round ones for heads and wheels, tiny ones for what is small. Flat ones print sharpest.
step lay Lay {the sheet} on {the under} and build {the v} on it out of leaves: {v.shape}. Let them touch but leave slits between: the slits will be the lines.
step press Pat every leaf down flat. A leaf that curls gets a pebble on it, or is swapped for a flatter one.
step thin Thin each color with {water} until it runs like milk.
step try Dip only the tips of {the spatter}, point them down and scrape {the comb} along the bristles, above the edge of {the under}: fine rain is right, blots mean too much paint.
step first Spatter all around {the v} and across the slits, thickest along the edge of the leaves. Nobody touches them.
step second Rinse {the spatter} and go over it once more with the other color, from higher up, so that the drops land wider.
step lift Wait until nothing shines, a quarter of an hour, and lift the leaves off one by one, straight up.
step mark With {the fine}, add no more than this: {v.face? {v.face} | {v.mark}}.
further Turn the painted leaves over and press them on a second sheet: now they print what they hid.
safety Drops fly farther than you think: old clothes, and no faces low over the sheet. Gather leaves that a grown-up knows.
skills building a shape from pieces, spattering, patience
waiting About 45 minutes to dry.
alt The pale leafy shape of {a v} in a spatter of color

* tape-line-canvas
name tape painting
title {V} in White Lines | The {V} Under the Tape | Peel-Off {V}
about {@2-3? Paint goes everywhere, and that is the idea: when the tape comes off, {a v} in clean white lines has been there all along. | No paint gets under tape. Peel it off, and {the v} stands there in sharp white lines.} | A real canvas for the wall, painted with the whole arm.
step tape {@2-3,4-5? A grown-up tapes | Tape} the outline onto {the canvas} in short torn pieces, each set on a little more to the side where it bends: {v.shape}. The lines may be as wide as the tape, and they all join.
step rub {@2-3? Your child rubs every piece of tape flat with a thumb. | Rub every piece flat with a thumbnail.} Where it stands up, paint creeps under.
step frame Tape along the four edges too: that will be the white frame.
step plate Pour a puddle of each color onto {plate? {the plate} | a lid}, far apart.
step roll {@2-3? Your child takes {the roller} and rolls or dabs | Roll or dab} {color b} over the outside of {the v}, right across the tape.
step second Add patches of a third color while the first is wet, where there is still some white.
step inside Now {color a} for the inside of {the v}. {@2-3? Is every corner covered? | Work from the tape inward, in a thin coat: thick paint runs under.}
step wipe Wipe hands, table and chin with {the wipe}, and count to a hundred.
step peel While the paint is still a little damp, {@2-3? pull off the tape together, slowly | pull off the tape slowly}, folded flat back over itself. Line by line, {the v} comes to light.
step show Lean it against a wall and step back. {v.face? Draw the face once it is dry: {v.face}. | Once it is dry, draw in {v.mark}.} Where shall it hang?
further Stick the painted tape onto a sheet of paper, just as it comes off: a second picture, for free.
safety Use tape that lets go easily. {@2-3? Scraps of it go into the bin and not into a mouth. | Paint on the floor is wiped up before somebody slides.}
skills rolling, covering a surface, peeling slowly
waiting About an hour to dry.
alt {A v} in white lines on a painted canvas

* orchard-print
name fruit print
title {V} From the Fruit Bowl | {V}, Printed With {many round} and {many stalk} | Stamped and Crunchy: {V}
about Cut across, {the round} shows its secret and {the stalk} prints little moons, trees or rings: together they have everything {a v} needs. | The stamps for this one grew in a garden.
step cut A grown-up cuts {the round} in half with the {knife} and takes the root end off {the stalk} straight across, then pats the cut sides dry. Leave something on to hold.
step draw On {the sheet}, draw {v.shape}: only the outline, as large as it will go.
step apron Put on {the apron} and push up the sleeves.
step tray Spread each color thinly on {tray? {the tray} | an old plate}. The stamp should be wet, not drowned.
step first Press the half of {the round} into {color a} and then onto the sheet, in the middle of {the v} and wherever there is room for a whole print. Press, count to two, lift.
step fill Now {the stalk} in {color b}: stamp one print beside the other, from the big ones out to the line. {@2-3? Over the line is allowed. | Turn it a little each time, so that they lie like scales or shingles.}
step edge Go once along the outline with {the stalk}, print touching print. Look, {the v} has a rim.
step ground Stamp a row along the bottom for it to stand on, and one or two fruits into the corners.
step face {v.face? When it is dry, draw the face: {v.face}. | When it is dry, draw what nobody may miss: {v.mark}.}
step compost Carry the stamps to the compost and wash your hands.
further Cut a second one lengthwise: how different the same thing looks from another side.
safety The knife is a grown-up's and is put away before the paint comes out. Painted stamps are no snack: have a clean one ready for that.
skills stamping straight, filling a shape, seeing patterns
waiting About an hour to dry.
alt {A v} printed with cut fruit and stalks

* melted-around-a-mask
name melted crayon canvas
title {V} in the Crayon Rain | The {V} That Stayed Dry | Melted-Crayon {V}
about A row of crayons melts and runs down {the canvas}, around {a v} that no drop can reach. Peel the mask off, and it stands there, clean and bare, in a rain of every color. | Everybody has seen melted crayons. Hardly anybody has seen them part for {a v}.
step under Cover table and floor with {the under}: wax flies farther than you think.
step order Lay {the wax} along the top edge of {the canvas}, tips down, until you like how the colors pass into each other. Leave their paper on.
step glue {@6-8? A grown-up glues them on | Glue them on} one by one with {the glue}, the tips a thumb's width below the edge. {glue=glue? Let it set for an hour. | Each one holds after a count of ten.}
step shape Stick strips of {the mask} side by side on the lower half of {the canvas}, each a little over the last, until the patch is as large as your two hands. Draw on it with {the pen}: {v.shape}.
step cut Lift the patch off in one piece, cut along the outline with {the scissors}, and stick {the v} back where it was. Keep it simple: thin points are hard to cut.
step press Rub the whole edge down with a fingernail, twice. Wherever it stands up, wax creeps under.
step melt {@13+? With a grown-up nearby, stand | A grown-up stands} {the canvas} almost upright against {the under} and {@13+? aim | aims} {the heat}, on hot and low wind, at the tips of the crayons. It takes a few minutes; then they all run at once.
step steer {@6-8,9-12? While a grown-up keeps the heat moving, tilt | With the heat moving, tilt} {the canvas} to the left and right: that is how drops are led past {the v} and not all into the same track. Stop before the last bare spot is gone.
step peel Let it lie flat for ten minutes. Then lift {the mask} by one corner and pull it off slowly, while the wax is cold but still gives.
step mark Draw what is missing in the bare shape, thin and sparing: {v.face? {v.face} | {v.mark}}. Scrape off stray drops with a fingernail.
further Make a second one in three shades of one color only, and hang the two side by side.
safety Melted wax and hot air burn: {@13+? sleeves up, nobody's hand under the drops, and the dryer off whenever you look closely | the dryer is a grown-up's from the first minute to the last, and hands stay beside the canvas and not under the drops}.
skills planning a color run, cutting a mask, stopping in time
waiting Ten minutes until the wax is cold{glue=glue? , and an hour for the glue before | }.
alt {A v} left bare in streams of melted crayon

* glitter-storm-bottle
name glitter bottle
title {V} in a Glitter Storm | The {V} Behind the Glitter | Shake, Breathe, Find the {V}
about Shake it, and {the v} vanishes in a storm. Breathe in and out until the glitter has sunk, and there it is again, larger than before: the water is a magnifying glass. | For angry days and for quiet ones: watch until you can see {the v} again.
step wash Wash {the bottle} and pull off the label. Whatever sticks comes off with warm water and a thumbnail.
step draw On {the card}, small enough for the side of {the bottle}, draw {v.shape}. {v.face? Give it its face: {v.face}. | Do not forget {v.mark}.} Color it strongly: it has to shine through water.
step cut Cut it out with a narrow border.
step stick Tape it flat to the outside, picture inward, so that it looks into {the bottle}. Tape all of it over: no drop should get behind.
step warm Squeeze {the glimmer} in and fill up with {warm-water}, three fingers short of the top. Close it and shake until no lump is left.
step sink Add {the sequin}. They sink more slowly than anything else: those are the last to settle.
step bead Drop in {the bead}, one by one. Do they sink or swim?
step tint Add {the tint}: one drop, no more, or {the v} sits in the dark.
step test Shake it and count until you can see {the v} clearly. Too fast? More of {the glimmer}. Too slow? More warm water.
step seal {@4-5,6-8? A grown-up fills | Fill} it to the brim, {@4-5,6-8? closes | close} the cap over a ring of {seal} and {@4-5,6-8? tries | try} hard to open it again: it must not move.
further Turn it on its head at bedtime, and nobody talks until the last sparkle has come down.
safety The cap is sealed for good, because of what floats inside. Look it over now and then; a bottle with a crack goes into the trash.
skills watching how things sink, patience, calming down
waiting About an hour until the cap is tight.
alt A bottle of glitter water with {a v} shining through

* mixed-sand-sculpture
name sand sculpture
means scoop
title {V} of Homemade Magic Sand | The {V} That Holds Together | Cut {a V} Like Cake
about Sand from outside, starch from the kitchen and a few suds: it flows, holds together, can be cut like cake, and becomes {a v} as often as you like. | First you mix it and find out why it holds. Then you build {the v}.
step dry Rub {the sand} and {the starch} together in {the bowl} with both hands, until there are no white streaks left.
step suds Stir {the soap} into the {water}{tint? with {the tint}, stronger than you want it in the end |  until it foams}.
step knead Pour in half of it, knead, and then add a spoonful at a time. It should feel like a wet beach, never like mud.
step test Squeeze a fistful and open your hand: if it keeps the print of your fingers and then slowly gives, it is right. Too crumbly takes a wet hand, too sticky a spoonful more of {the starch}.
step heap Press it into a heap as thick as your hand on the {tray}, and smooth the top.
step shape {knife? With {the knife}, slice | With the side of your hand, push} straight down around {the v} and take away the rest: {v.shape}. Pat the walls until they stand.
step mark {knife? Scratch in with the tip | Press in with a fingertip}: {v.face? {v.face} | {v.mark}}. Roll small balls and press them on for what stands out: {v.part}.
step mold Press what was left over into {the mold}, tap it out, and set it around {the v}.
step cut Now slice {the v} like a cake, slowly, and watch the edge run. Push it together, and begin again as something else.
step keep Put it away in {the bowl} under a lid. Tomorrow a wet hand wakes it up.
further Try it with twice the starch: what does it do better, and what does it do worse?
safety Nothing here is for eating, and sand is not for eyes. Sweep up before the floor turns slippery, and put none of it down the sink.
skills mixing to a feel, building and carving, testing
alt A sculpture of {a v} made of molded sand

* cloud-dough-heap
name cloud dough figure
means ball
title {V} of Cloud Dough | Soft as Snow: {a v} | {V} Out of Flour
about Two things from the kitchen make a dough that is as soft as powder and holds like wet sand. Squeeze it, and it is {a v}; poke it, and it is a cloud again. | It never dries out and never sticks: {the v} can be made ten times over.
step spread Lay {a sheet} on the floor and set {the tub} in the middle.
step pour {@2-3? Your child pours {the flour} in, scoop by scoop, and a grown-up adds {the oil}. | Pour {the flour} into {the tub}, make a hollow in the middle and pour {the oil} into it.}
step rub Rub it between flat hands, lifting and letting fall, until there are no more oily lumps.
step squeeze Squeeze a fistful and open the hand. Does it keep the print of the fingers? Then it is ready.
step heap Pat everything together into one smooth hill with both hands, as flat as a cake.
step shape {@2-3? Together, push | {@4-5? Together, push | Push}} the edges in with the sides of your hands until it looks like {a v} from above: {v.shape}.
step mark {v.face? Poke the face with a finger: {v.face}. | Poke and stroke with a finger: {v.mark}.}
step cocoa Sprinkle {the cocoa} where {the v} is darkest, and smell your fingers.
step scoop With {the scoop}, fill, turn over and tap: little hills for a landscape. Which one stands?
step drive Now drive {the car} past it. Look at the tracks. Then everything goes flat, and something else comes out of it.
further Hide a spoon in the heap and feel for it with closed eyes.
safety Raw flour is for hands, so a grown-up stays beside {the tub} and keeps it out of mouths. Oil makes floors slippery: sweep first, wipe afterward.
skills squeezing and patting, pouring, shaping
alt {A v} patted out of soft pale dough

* cereal-string-drawing
name cereal string
means loop
title {V} on a String of Rings | Thread It, Lay It, Change It: {a v} | {V}, Drawn With a Cereal String
about Ring after ring goes on the string, and when it is long enough, it lies down on the table as {a v}. And then as something else, as often as you like. | A line made of little rings: a wrong one is pushed until it is right.
step stiff Wind {tip} tightly around one end of {the string}, as long as a finger. That stiff tip finds every hole.
step stop Tie one ring to the far end: it is the stop, and nothing slips off.
step straw Snip {the straw} into pieces as long as a thumbnail.
step sort Pour {the rings} into {the bowl}, the broken ones apart: they are for the birds.
step thread Thread ring after ring and push each one along to the end. Count to ten and begin again.
step pattern Thread a piece of {the straw} after every fifth ring, or in a pattern of your own.
step lay Lay {the string} on the table and push it into shape with two fingers, corner by corner: {v.shape}.
step mark Set loose rings inside: {v.face? {v.face} | {v.mark}}.
step hook Bend {the hook} into a hook, thread a few rings on it and hang it from the end, as a tail or a handle.
step eat Push the line into something new and let somebody guess what it is now. Then it is their turn.
further Hang the string in a tree for the birds and watch who comes first.
safety Stay beside it: the string is for the table and the hand, not around the neck, and it is put away afterward.
skills threading, patterns, drawing with a line
alt {A v} drawn with a string of cereal rings

* tray-yogurt-painting
name yogurt painting
title {V} in Yogurt Paint | Finger-Painted {V} | Cool and Creamy {V}
about Paint out of the kitchen, with nothing in it that could do harm: {a v} for the very first painters. | Cool, smooth and thick: {the v} grows under ten fingers, and a cloth makes room for the next one.
step portion Spoon {the yogurt} into the {bowl}, the same in each of the three.
step tint @2-3 A grown-up presses juice from soft berries through a cloth: a spoonful goes into the first, two into the second, and the third stays white.
step tint Together, drop {the tint} in: two drops in the first, two of another color in the second, and the third stays white.
step stir Stir until it is one color all over, without a streak.
step shape {@2-3? A grown-up dribbles | Together, dribble} the outline onto {the tray} with white: {v.shape}, right out to the rim.
step first Your child fills it with the strongest color, with a flat hand or with one finger, right up to the white line and over it.
step second Now the second color{brush? , with {the brush}}: dots, swirls, a path. Where do the two turn into a third?
step stamp Press {the cutter} into the wet paint beside {the v} and lift: what does the print look like?
step mark Draw with a fingertip down to the bright ground: {v.face? {v.face} | {v.mark}}.
step photo Take a photograph from above before it is gone.
step again Wipe it smooth with a flat hand and paint it once more. Then the {cloth} does the rest, table and child.
further Freeze what is left for an hour and paint with the cold.
safety Ask about milk before anybody tastes. Food color stains, so a bib and bare arms are best; what has stood for an hour goes into the sink.
skills feeling and smearing, color mixing, naming
alt {A v} finger-painted in yogurt colors

* colander-creature
name colander creature
title {V} From the Kitchen | The {V} Full of Bristles | {V} Out of a Colander
about Upside down, it is a back full of holes, and every hole wants something stuck into it. In the end {a v} stands there and bristles in all directions. | Thread, pull, bend: {the v} can be pulled apart tonight and grow again tomorrow.
step turn Set {the colander} on the table upside down. That is the body of {the v}.
step first Thread one end of {the stems} into a hole near the top and pull it out through the hole beside it, until both ends are the same length.
step rows Go on all the way around, row by row, one color to a row. Some stand up straight, some hang down.
step straw Cut {the straw} into rings as long as a thumb joint and slide one over every third stem.
step bead Thread {the bead} on the ends, two or three to each.
step end {@4-5? Together, fold | Fold} every tip back over the last bead, so that nothing slips off and nothing pricks.
step parts Bend the longest ones into what {the v} is known by: {v.part}{v.other?  and {v.other}}.
step face Press {the dough} onto the front in a flat patch and shape the face from it: {v.face}.
step act Put a hand underneath and take {the v} for a walk. Where does it want to go?
further Take all of it apart, sort it by color and build somebody else.
safety Ends of pipe cleaners are folded in before anybody comes close with a face. Count the small things back into their box.
skills poking through holes, threading, bending
alt {A v} made of an upturned colander full of stems and beads

* lace-around-card
name lacing card
title {V} to Lace | Laced-Up {V} | In and Out Around the {V}
about Holes all around, a lace that runs in and out, and a bow at the end: {the v} teaches small hands how sewing goes, without a needle. | It can be laced a hundred times, each time a little faster.
step draw On {the card}, as large as two hands, draw {v.shape}. {@4-5? Round off everything thin, or it will bend. | Make thin parts thicker than they are.}
step color Color {the v} with {the colors}, the big parts first. {v.face? Then the face: {v.face}. | Then what it is known by: {v.mark}.}
step cut {@4-5? A grown-up cuts | Cut} it out with a border as wide as a finger.
step mark Make a dot every two fingers along the border, all around, a fingernail from the edge.
step punch Punch out every dot with {the punch}{@4-5?  together: four hands press harder than two |  and count them}. Where it does not reach, move the dot outward.
step start Push the lace through the hole at the bottom and {fix tip} a hand's length of it to the back.
step lace Up through one hole and down through the next, until the lace has been all around. Pull it snug, but not so that the card bends.
step back Now go back the same way and fill the gaps, so that the line is closed on both sides.
step bow Take off the tape and tie both ends in a bow: two loops, crossed, one through the hole. That is the hardest part.
further Lace it with your eyes closed: the fingers find the next hole by themselves.
safety The lace is for the card and not for necks, and it goes back into the box with it.
skills lacing, planning a row of holes, tying a bow
alt {A v} on card with a lace all around

* burlap-hoop-stitches
name burlap picture
title {V} in Long Stitches | {V} in a Hoop | The First {V} You Ever Stitched
about Burlap has holes that you can see, and so a thread always finds its way: down, up, and {the v} gets its line. | Stretched in a hoop, cloth is as tight as a drum, and stitching is no harder than drawing.
step stretch Lay {the burlap} over the small ring of {the hoop}, push the large ring over it and pull all around until it sounds like a drum.
step draw Draw on it with {the pen}, as large as your hand: {v.shape}. No details yet, only the one line.
step tip @4-5 Cut {the yarn} as long as your child's arms reach, and wind {tip} around one end, as long as a finger. Such a tip fits through every hole.
step tip {@6-8? Together, cut | Cut} {the yarn} as long as your arms reach and pull it through the eye of {the needle}, with a tail as long as a hand.
step knot Make a fat knot at the other end. It stays on the back.
step outline Come up from below on the line, go down two finger widths farther on, and up again. {@4-5? Say it along: down, up, down. | Keep the stitches the same length.} When you are back where you began, fill the gaps on a second trip.
step fill Fill one part with crosses or with stripes in another color: {v.part}. {@9-12? Let the stitches follow the shape. | }
step button Sew {the button} on around {the v}, through two holes and twice each.
step face {v.face? Stitch the face in short stitches: {v.face}. | Stitch in with short stitches {v.mark}.}
step trim {@4-5? A grown-up trims | Trim} the cloth behind the ring, a thumb's width from the wood, and {@4-5? folds | fold} the rest to the back.
step hang Tie a loop of {the yarn} to the screw of {the hoop} and hang {the v} on a door handle.
further Write the first letter of your name beside it, in a single thread.
safety {@4-5? Thread is cut no longer than your child's arm span, and stays at the table. | A blunt needle with a big eye is enough for burlap; it rests in the cloth whenever your hand lets go.}
skills stitching up and down, following a line, keeping cloth tight
alt {A v} stitched on burlap in a hoop

* soap-with-a-figure
name set of soaps
means bowl
title {V} in a Bar of Soap | The {V} That You Wash Your Way To | {V} Soap, Poured in Two Colors
about {A v} lies inside, sealed like in amber. Every time somebody washes their hands, it comes a little nearer. | Nothing is printed on and nothing is stuck on: {the v} is soap itself, poured around with soap.
step dice {@13+? Cut {the base} | A grown-up cuts {the base}} into cubes as big as dice with the {knife}. A quarter of them becomes {the v}, three quarters the bars.
step first {@13+? Melt | A grown-up melts} the quarter in a {jug} in the microwave, fifteen seconds at a time, until it is liquid. It must never boil.
step tint Stir in {color a}, drop by drop, until it is as strong as a crayon: through clear soap it looks paler.
step slab {@13+? Pour | A grown-up pours} it onto the {plate}, as thick as two coins, and it sets for a quarter of an hour. It is ready when it lifts off like a slice of cheese.
step shape With {the cut}, cut {the v} out of the sheet, small enough for one of {the mold}: {v.shape}. {v.face? Scratch in the face: {v.face}. | Scratch in {v.mark}.} Simple is best, and there is enough for one in every bar.
step second {@13+? Melt | A grown-up melts} the rest, and it cools until a skin forms: soap that is too hot would melt {the v}.
step half {@13+? Fill | A grown-up fills} {the mold} to one half, with the other color in it or clear as it is. Wait five minutes.
step lay Lay {the v} on the soft skin, best side up or down as your mold wants it, and press lightly, so that no air stays underneath.
step cover {@13+? Pour | A grown-up pours} the rest over it, slowly and over the back of a spoon. Two hours without touching it.
step out Press the bars out with your thumbs.{wrap?  Wrap them in {the wrap}: soap sweats in the open air. | }
further Tell nobody what is inside and let them find it in a month of washing.
safety Melted soap is as hot as soup: {@13+? use a jug with a handle and pour with a grown-up nearby | a grown-up handles the jug from the microwave to the mold}. New soap is tried on the inside of the arm first.
skills cutting a shape, pouring in layers, judging heat
waiting Two hours until the bars are hard.
alt A clear bar of soap with {a v} inside

* stenciled-bath-bomb
name bath bomb
title {V} Bath Bombs | The {V} That Fizzes Away | {V}, Pressed in Powder
about Two powders that do nothing until they get wet, and on top {a v} in color: in the tub it rises, hisses and paints the water. | Pressed in two colors like an old tile, and gone in three minutes of foam.
step sift Sift {the soda}, {the acid} and {the starch} into one of the {bowl} and rub every lump apart. A third of it goes into the other.
step oil Drip {the oil} over both, a little at a time, and rub it in with your fingers at once.
step tint Rub {color a} into the smaller heap and, if you like, a paler color into the large one: drop by drop of {the tint}, and where it hisses you rub faster.
step damp {spray? Mist the powder from {the spray}, | Shake water from your fingertips over the powder,} two or three puffs, and squeeze a handful: it is right when it holds like wet sand. Too wet cannot be undone.
step window On {the card}, draw {v.shape}. Keep it a little smaller than the flat side of {the mold}, and cut it out from inside: the rest is a window shaped like {the v}.
step press Press the pale powder into {the mold}, hard, with both thumbs, up to the rim.
step turn Wait ten minutes, then tip it out on the {tray}, flat side up.
step picture Lay the window on it, spread the colored powder in as thick as a coin, and press it down with the ball of your thumb. Lift the card straight up.
step mark Scratch the details in with a corner of the card: {v.face? {v.face} | {v.mark}}.
step dry Let it dry on the tray for a day, where it is not damp.
further Let one go in a glass of warm water and time it, then one with twice the starch.
safety The sour powder stings in eyes and cuts: wash your hands, do not rub your face. In the tub the floor gets slippery, and sore skin does without.
skills measuring, feeling for dampness, stenciling
waiting A day until they are hard.
alt A round bath bomb with {a v} of colored powder on top

* clay-crowned-chess
name chess set
title Chess of the {V} Kings | {V} Chess | Two Courts of Clay, One {V} Each
about Two kings look at each other across the board, and both are {v.many}. Around them stand courts that you thought up: who are the towers, who are the knights, and what is a pawn in the land of {the v}? | Every figure has to be known at one glance, so the shapes are simple, and only the king may show off.
step portion Divide {the clay} with {the rule}: sixteen lumps of {in 1} for pawns, twelve half as large again for rooks, knights and bishops, four twice as large for kings and queens.
step pawns Pawns: a cone with a ball on top, sixteen alike. Press into each ball one small sign of {v.place}.
step officers Rooks become short towers with a notched rim, bishops tall drops with one slanted notch, knights bent necks with a head. Press in the notches and scratch the manes with {the poke}.
step king Kings: a round foot, and on it {a v} as tall as your middle finger, legs and all thin parts pressed close to the body: {v.shape}. {v.face? Scratch in the face: {v.face}. | Scratch in {v.mark}.}
step queen Queens are one finger's width shorter: a tall skirt with a crown of six points. Now stand all of them in a row: whoever wobbles is tapped flat at the foot.
step bake {clay=polymer-clay? {@9-12? A grown-up bakes the figures as the packet says | Bake the figures as the packet says, with a grown-up nearby}, and they cool where they are. | They dry for a day, and are turned after half of it.}
step grid With {the rule} and {the pen}, draw a square of {in 16} on {the board} and divide it into eight by eight.
step squares Mask every second row with {tape}, paint its dark squares along the edge with {the brush}, let it dry, peel, and do the rows in between. A light square belongs in the corner to each player's right.
step sides Paint one court {color a} and the other dark, the feet last. Two thin coats.
step felt Stick rounds of {the felt} under the feet with {the stick}: the figures glide, and nothing scratches.
further Write a page of rules and heraldry: what do both kings want, and why have they not yet made peace?
safety Thirty-two small figures are out of reach of toddlers, in a box with a lid. {clay=polymer-clay? Baking fumes mean an open window. | }
skills modeling in series, designing signs, measuring a grid
waiting {clay=polymer-clay? Three hours for baking, cooling and paint. | A day for the clay and three hours for the paint.}
alt {A v} of clay as king on a chessboard with smaller pieces

* painted-jar-lantern
name lantern
title {V} on a Jar of Light | The {V} Lantern | {V}, Painted on Glass
about By day {the v} sits on glass, after dark it shines in every color it has. | A jar that was empty, three colors and a thin dark line: old lanterns were made like this.
step wash Wash {the jar}, rub the label off and let it dry. Where a finger leaves grease, no paint holds.
step plan On {the plan}, as high as the straight part of the glass, draw {v.shape}: closed fields, no thin lines.
step inside Slide the drawing into {the jar}, facing out, and hold it with {tape}. Lay the glass on a rolled {towel}, so that it cannot roll.
step contour {paint=paint-marker? Trace the outline with the darkest of {the paint} | With the tip of {the brush}, trace the outline in the darkest color}, as thick as spaghetti, and let it dry for twenty minutes. Take the drawing out.
step fill Fill the fields from the middle outward, one color after the other, without brushing twice over the same place. {v.face? The face comes last: {v.face}. | Last, paint {v.mark}.}
step ground Run a border around the foot of {the jar} and set dots where the sky would be.
step sparkle Dab fresh paint around {the v} and press {the sparkle} into it, one by one, as long as it is wet.
step dry Stand it upright and let it dry for three hours.
step handle {@9-12? Together, wind | With {the pliers}, wind} {the wire} twice around the neck, twist it tight, and lead the rest over in a high bow to the other side. Bend every end inward.
step glow Put {the light} in, and turn off the lamp.
further Paint three jars with one story, from left to right, and set them on the stairs.
safety Only a light without a flame goes in. Glass stays on the table and on the towel; if it breaks, a grown-up picks up every piece.
skills line and field, painting on a curve, light and color
waiting Three hours.
alt A glowing jar with {a v} painted on it

* string-globe-window
name string lantern
title {V} Among a Thousand Threads | The {V} Window in a Globe of String | String Globe With {a v}
about A globe of string that holds itself up, because nothing is inside any more, and in the middle {a v}: the one open window where the light comes out whole. | String, paste and air: it weighs less than an orange and fills a room with shadows.
step blow Blow up {the balloon} to the size of a cantaloupe, knot it, and set it in a nest of {newspaper}.
step oil Rub {the oil} over all of it with your fingertips: later it has to let go.
step draw On its side, with {the pen}, draw {v.shape}, as large as your hand and without thin bits.
step paste Stir {the glue} and {the starch} in {the bowl} with half a cup of {water}, as thick as pancake batter.
step soak Cut {the string} into lengths as long as your arms reach and stir them in the paste, a few at a time. Pull each one out between two fingers, so that it is wet and does not drip.
step outline Lay one string on the line of {the v}, all the way around, and a second and third beside it. {v.face? Lay short pieces inside for the face: {v.face}. | Inside, short pieces show {v.mark}.} Everything else inside stays open.
step wind Wind the other strings around and around, over each other and in all directions, and leave the window free. No hole may be larger than a coin.
step dry Let it hang or stand for a day, until it knocks like cardboard.
step pop Press on the balloon through the gaps, all around, until it crackles loose. {pin? Prick it with {the pin} | Prick it} at the knot and pull out every shred.
step light Feed {the light} in through the window, and hang the globe up.
further Make three in different sizes, and hang them so that their shadows overlap.
safety Every shred of the balloon goes into the trash at once, away from small children and animals. Only a light without a flame and without heat goes in.
skills winding, planning an opening, patience
waiting A day until it is hard.
alt A round lantern of string with the shape of {a v} in it

* stick-bound-book
name stick book
means home, land
title The Book of the {V} | A Stick Book About {v.many} | All About the {V}
about Two things from a pocket hold a real book together, and on every page there is something that only you know about {the v}. | No glue, no stapler: the spine comes from outside.
step fold Fold {the pages} and {the cover} in half together, short edge to short edge, with the cover outside. Rub the fold with a thumbnail.
step punch {@4-5? Together, punch | Punch} two holes through everything along the fold, a thumb's width from it, one near the top and one near the bottom. A few sheets at a time go easier.
step band Push one end of {the band} through the top hole from behind, and the other end through the bottom hole.
step stick Slip {the stick} through both loops that stick out in front. It sits tight, and the book opens.
step front On the cover, as large as it will go, draw {v.shape}. {v.face? Give it its face: {v.face}. | Do not forget {v.mark}.} Put your name under it: you are the author.
step look First page: what {the v} looks like up close. Draw only one thing, very large: {v.part}.
step home Next page: where it is at home. Draw {v.place} all over both halves, and {the v} quite small somewhere in it.
step does Next page: what it does all day. {@4-5? Tell it, and somebody writes it down under your picture. | Draw it and write one sentence below.} One page stays free for a secret.
step sticker Put {the sticker} where the reader has to look: one on every page, each in another place.
step read Read it to somebody, and let them hold it by the stick.
further Write a second volume: where {the v} goes on vacation, and what it brings back.
safety Choose a stick without thorns, as thick as a pencil, and rub off what splinters. The band stays on the book.
skills folding, punching, telling in pictures
alt A little book with a stick in its spine and {a v} on its cover

* left-in-print
name altered book
title {V} Made of Words | What the Paint Left: {a v} | {V} Between the Lines
about Paint closes over two pages of print, and one place stays open: {a v} made of nothing but sentences. | An old book that nobody reads any more says more with most of its words gone.
step choose Look for a book that may be painted, and in it for a spread with much print and few gaps. Glue three leaves together on both sides with {the stick}: they have to carry paint.
step glue Smooth the block of leaves with a card, from the spine outward, close the book under something heavy for ten minutes, and open it again.
step sketch Pencil {v.shape} across the spread, from almost the top to almost the bottom. Read what stands inside: a word that fits gets a box around it.
step collage Tear {the collage} into shapes with soft edges and glue them into two opposite corners. They give the paint something to catch on.
step ground Paint everything outside the line in {color b}, thin at first, the brush moving away from {the v}. Near the line let a little print shine through.
step second When it is dry, scrub a second color over it with an almost empty brush, and a third in the corners. {color a} belongs right beside the outline.
step line Go around {the v} with {the line} and draw in no more than this: {v.face? {v.face} | {v.mark}}. The boxed words get an underline.
step stamp Stamp {the stamp} in a loose row along two edges, with leftover paint.
step window If you like, cut one window through the glued leaves with {the knife}, a cutting board under them and with a grown-up nearby: on the page below, something may look out.
step ribbon Glue {the ribbon} under the cover as a marker for this spread.
further Do a second spread with the same book and the same figure, only now print and paint change places.
safety {knife=craft-knife? A fresh blade, short strokes, fingers behind the ruler: and the cap on before you look at the result. | Cut toward the table and not toward the hand that holds.} Ask whose book it is.
skills negative shapes, layering, choosing words
waiting Two hours for the layers to dry.
alt An open book, painted over but for {a v} of printed words

* bottle-that-rattles
name shaker
means can
title The {V} That Rattles | Shake the {V} | {V} With Rice in Its Belly
about Shake it slowly and it whispers, shake it fast and it roars: {the v} has swallowed a handful of rice. | An instrument that somebody can see you play from across the street, because it is {a v}.
step listen Shake {the bottle}, empty and dry. Nothing? That is going to change.
step fill {funnel? Set {the funnel} on the neck | Hold the neck over the sink} and let {the rice} run in, {@2-3? spoon by spoon, while your child listens | until you like the sound}.
step beans Drop {the beans} in as well, one after the other. How does the voice change?
step close {@6-8? Spread {glue} | A grown-up spreads {glue}} inside the cap, {@6-8? screw | screws} it on and {@6-8? wind | winds} {tape} around it twice: it must never open again.
step draw On {the card}, no wider than {the bottle} is around, draw {v.shape}. {v.face? Then the face: {v.face}. | Then add {v.mark}.}
step cut {@2-3? A grown-up cuts it out with a border. | Cut it out with a narrow border.}
step dress Tape the picture to the front so that its foot is at the bottom, and bend its edges a little around the curve: now it stands and does not only lie on it.
step stripes {@2-3? Together, wind | Wind} stripes of {tape} around the rest, above and below, in the colors of {the v}.
step sticker Press {the sticker} into the gaps, wherever there is room.
step play Loud, soft, and stop! And how does {the v} sound when it comes closer, and when it goes away?
further Fill a second one only half as full and guess with closed eyes which of the two it is.
safety The cap is closed for good before the shaker leaves the table. Look it over now and then: one that cracks goes into the trash.
skills filling, hearing loud and soft, keeping a beat
alt A bottle shaker with {a v} on its front

* box-to-strum
name box guitar
title The {V} You Can Strum | {V} With Four Strings | Twang! {a v}
about The hole sits in the middle of {the v}, the strings run right across it, and when you pluck them, it hums from its belly. | Thin bands sing high, wide ones growl: {the v} can do both.
step open Pull the film out of the opening of {the box}. A grown-up cuts it with the {knife}, as large as a palm, and into one short side a round hole for {the neck}.
step ground Paint {the box} {color b}, front and sides, and let it dry for half an hour.
step neck Paint {the neck} in {color a}. It dries at the same time.
step draw With the tip of {the brush}, paint the outline on the front, so large that the opening lies in the middle of it: {v.shape}.
step figure Fill it with {color a}. {v.face? The face sits above the opening: {v.face}. | Above the opening, paint {v.mark}.} A quarter of an hour to dry.
step sticker Stick {the sticker} in a row on {the neck}, a thumb apart, like frets.
step join Push {the neck} two fingers deep into its hole and {fix tape} it all around, inside and outside.
step bands Pull {the band} over the box lengthwise, thin to wide, so that all of them cross the opening.
step bridge Slide {the bridge} under the bands below the opening: now they sound.
step strum Pluck one at a time. Which is the lowest? Then all together, and a song about {the v}.
further Press a band down beside the opening while you pluck: the sound climbs.
safety Stretch bands away from faces, and look at each for cracks first. The cutting is a grown-up's.
skills painting around a shape, high and low, plucking
waiting About 45 minutes for the paint.
alt A box guitar with {a v} around its hole

* can-with-a-skin
name can drum
title {V} Drum | The Drum With {a v} on Its Belly | Boom, Says the {V}
about Stretch a skin over a can and it has a voice; paint {a v} around it and it has a story. | Old drums tell in pictures who is playing. This one says: {the v}.
step rim {@6-8? A grown-up bends sharp spots at the rim of {the can} inward and covers the edge. | With a grown-up, bend sharp spots at the rim of {the can} inward and cover the edge.} Wipe it dry with a {cloth}.
step ground Cut {paper} as high as {the can} and long enough to go around, and paint it {color b} with {the brush}.
step draw Draw {v.shape} in the middle of the strip, from edge to edge.
step figure Paint it {color a}. {v.face? Then the face: {v.face}. | Then add {v.mark}.} Along both edges goes a row of triangles. Half an hour to dry.
step wrap Roll {the can} up in it, tight and straight, and {fix fix} the seam down from top to bottom.
step skin {@6-8? Lay strips of {the skin} crosswise over the opening, each one tight and over half of the one before, until nothing gives. | {skin=balloon? Cut the neck off {the skin} with {the scissors}, and pull the rest over the opening, four hands at once, until it is as smooth as a mirror. | Lay strips of {the skin} crosswise over the opening, each one tight and over half of the one before.}}
step band Snap one of {the band} over the edge, two fingers below the rim, and pull out the folds.
step hem Run a strip of {fix} around the lower edge, so that the paper does not fray.
step knob Wind the other one tightly around the tip of one of {the stick}: a padded stick sounds soft, the other one sharp.
step drum Play {the v} far away, quite softly, then nearer and nearer, until it stands right before you.
further Stretch a second skin over the bottom, and listen to how deep it gets.
safety The rim of a can is sharp: a grown-up goes over it first. {@9-12? {skin=balloon? Scraps of the skin go into the trash at once, away from small children. | } | } Sticks are for the drum.
skills stretching evenly, painting a band, rhythm
waiting About 45 minutes for the paint.
alt A can drum with {a v} painted on it

* rain-in-a-tube
name rain stick
title {V} in the Rain | The {V} Rain Stick | Turn It, and It Rains on the {V}
about Turn it over, and rain trickles down inside for as long as you hold your breath. On the outside {the v} gets wet again and again and does not mind. | It rains whenever you want, and {a v} comes along.
step coil Twist one sheet of {the paper} into a long loose rope, fold it to and fro like a spring and push it into {the tube}: it slows the rain down.
step nails {nails? With a grown-up, press {the nails} in a spiral through the wall of {the tube}, a thumb apart, none longer than the tube is wide. The paper that comes around later holds their heads. | }
step foot Fold a piece of {the paper} twice, set it over one end and snap one of {the band} around it and the sheet, twice.
step rice Pour in {the rice} and hold your palm on top. Turn it slowly and listen: too short? A little more.
step head Close the other end in the same way, and shake it hard over the table: nothing may come out.
step sheet Paint a sheet of {the paper} {color b} with {the brush}, long strokes from top to bottom. It dries for half an hour.
step draw With the tip of {the brush}, paint the outline in the middle of it, upright and no wider than your hand: {v.shape}.
step figure Fill it with {color a}. {v.face? Then the face: {v.face}. | Then add {v.mark}.} Dashes of rain fall all around it. Half an hour more.
step wrap Roll {the tube} up in the painted sheet, {the v} in front, and fold in what stands over at the ends. The bands will hold it.
step yarn Tie {the yarn} around both ends and let the tails hang.
step rain Turn it over and keep still. Who can stay silent until the last grain?
further Make one with a longer tube, and start both together: which rain lasts longer?
safety Both ends stay shut, and a grown-up looks them over before it is played. {@9-12? {nails? Nails are pressed in with a grown-up, points inside. | } | }
skills listening, closing tightly, painting upright
waiting About an hour in all.
alt A rain stick with {a v} painted around it

* big-box-come-alive
name box {v}
title {A V} Bigger Than You | The {V} With Room Inside | {V} Out of One Big Box
about The box that something large came in is {a v} by this afternoon: painted outside, scribbled inside, and with a door. | Outside it is {a v}. Inside it is whatever whoever sits in there says.
step door A grown-up cuts a door into the back of {the box} with the {knife}, so that it opens like a book, and a window as large as a face into the front.
step edge Tape every cut edge, and the bottom twice: somebody is going to climb in.
step draw With {the scribble}, {@2-3,4-5? draw together | draw} from corner to corner on the front: {v.shape}. Lines as thick as a finger, for it is to be seen from across the room.
step paint {@2-3? Your child paints it {color a}, with the whole arm. | Paint it {color a}, the large parts with the widest brush.} {v.face? Then the face: {v.face}. | Then add {v.mark}.} It dries for an hour.
step inside Meanwhile the inside belongs to {the scribble}: climb in and draw on the walls, for once, whatever {the v} needs in there.
step plate Color {the plate} on both sides: flat they are wheels, eyes or windows, folded in half they are ears, fins or wings.
step on {fix tape} them to the outside, one on each side, where everybody can see them.
step turn Where something should turn, {@4-5? a grown-up pokes a hole and your child pushes | push} one of {the pin} through plate and wall, and {@4-5? bends | bend} the legs apart inside.
step play Climb in, shut the door, and be {the v}. Who comes to visit?
further Move in overnight: a pillow, a book, and a sign with opening hours.
safety The knife is a grown-up's, and is put away before the paint comes out. The box stands on the floor, away from stairs, with the door never taped shut.
skills drawing large, painting with the whole arm, pretending
waiting An hour for the paint.
alt A big cardboard box painted as {a v}

* painted-clay-pot
name flower pot
title {V} on a Flowerpot | The {V} With Something Growing on Its Head | A Pot for {a v}
about Clay drinks the first coat and holds the second forever: {the v} stays on this pot longer than any flower in it. | {A v} on the outside, soil on the inside, and in a week something green looks over the rim.
step wipe Wipe {the pot} with a damp hand, inside and out, until your palm stays clean. Let it dry while you choose the colors.
step ground {sponge? Dab | Brush} {color b} all over the outside{sponge?  with {the sponge}, | ,} up to the rim, thin and even. Half an hour later it takes the second coat.
step draw In front, from the rim down to the foot, draw {v.shape}. Thin parts get thicker than they are: a brush is no pencil.
step figure With {the brush}, paint {the v} in {color a}, from the middle outward, and the rest of it in the colors that belong there: {v.parts}.
step mark {v.face? The face comes last and needs the tip of {the brush}: {v.face}. | The tip of {the brush} is for what comes last: {v.mark}.}
step rim Print dots around the rim with the end of the handle, one as far from the next as your finger is wide.
step dry Let it dry for an hour, upside down on two sticks or on its rim.
step soil Fill in {the soil}, a finger below the rim, and press it down only at the edge.
step seed Push {the seed} in as deep as a fingertip is long, and water with a spoon, until it runs out below.
step place Set it on a {saucer} by a bright window. Who sees the first tip of green?
further Paint its name on the back, and the day it was sown.
safety Paint stays outside: a rim and an inside without color are better for roots. Wash hands after the soil.
skills base coats, painting on a curve, sowing
waiting An hour for the paint. The plant takes a week.
alt A clay pot with {a v} painted on it and a sprout

* clamped-shape-dye
name shibori cloth
means block, spiral
title {V} in Indigo | Clamped, Dipped, Unfolded: {a v} | Four Times {a v}, Left White
about Japanese dyers clamp folded cloth between two boards that are cut alike; where they press, no dye gets in. Unfold it, and {the v} is there, again and again, back to back like in a mirror. | One cut, one clamp, one bath: nobody knows exactly what it will look like before the last fold opens.
step soak Wash {the cloth}, wring it out and leave it damp: wet cloth takes the color more slowly and with softer edges.
step draw On {the plate}, draw {v.shape}, as large as your palm and as plain as a road sign. You need two alike, one of them mirrored.
step cut Cut both out with {the scissors}{plate=cardboard?  and wrap them in {wrap}, front and back, so that they stay dry | , and put a strip of {wrap} across the back of each as a handle}. Laid on each other, their edges match.
step fold Fold {the cloth} like a fan, in strips a little wider than {the v}, then fold the strip to and fro into a square packet. Press every fold flat with your palm.
step clamp Lay one shape on the front of the packet and its twin on the back, exactly opposite. One of {the block} goes on each side, and {the band} around everything, as tight as you can.
step corner Wind {the string} around each corner that sticks out, ten times and tight: rings come of it.
step bath {@9-12? A grown-up stirs | With a grown-up, stir} {the dye} into warm water as the package says{bucket? , in {the bucket}, | } {glove? with {the glove} on | with covered hands}.
step dip Hold the packet under for five minutes, lift it out, let it breathe for ten, and do that twice more. Wet it looks darker than it is.
step rinse Rinse it under cold water, still bound, until the water runs clear.
step open Take everything off, unfold slowly, and hang it in the shade for three hours.
further Do the next one with only half of the shape over the edge of the fold.
safety {@9-12? A grown-up handles powder and bath. | Powder is stirred away from faces.} Old clothes, covered hands, a covered table: the color that takes on cloth takes on everything.
skills folding, resist dyeing, symmetry
waiting Three hours to dry.
alt A dark blue cloth with {a v} left white in the middle

* kitchen-dyed-patch
name banner
title {V} in Onion Gold | {V} From the Kitchen Dye Pot | {V} on Cabbage Blue
about Onion skins make gold and cabbage makes violet, and nobody would believe it who has not seen the pot. Out of the gold you cut {a v}. | Two pots, two cloths, one {v}: all the colors come from what is thrown away otherwise.
step chop Tear {the cabbage} into shreds, and crumble {the skins} in your fist, each into a heap of its own.
step brew {@13+? With a grown-up, simmer | A grown-up simmers} each heap in its own {pot} of water, just covered, for half an hour. Both are poured {sieve? through {the sieve} | through a cloth}. Smell the two: which would you wear?
step bind Wind {the band} around the middle of one piece of {the cloth}, and around three or four little bunches of it: rings will stay there. The other piece stays open.
step gold {@13+? With a grown-up, lay | A grown-up lays} the open piece in the onion brew, hot but not boiling, for half an hour.
step blue {@13+? Lay | The grown-up lays} the bound piece in the cabbage brew for as long. The longer, the darker.
step sour Lift it out and drip {the sour} on it here and there: blue turns pink before your eyes.
step rinse Rinse both in cold water, take off {the band}, and hang them in the shade for three hours.
step draw On the gold cloth, draw {v.shape}, as large as your hand with the fingers spread.
step cut Cut it out. {v.face? Cut the face from scraps of the violet: {v.face}. | From scraps of the violet, cut {v.mark}.}
step patch Glue {the v} onto the violet cloth with {glue}, thin to the very edge, press it under a book for an hour, and hang it up.
further Dip a third scrap first in one brew, then in the other, and write down what comes out.
safety Hot brew is a grown-up's, and these pots cook no dinner until they are scrubbed. Plant colors fade in full sun: hang the banner in the shade.
skills brewing color, binding a pattern, cutting cloth
waiting Three hours to dry and an hour under the book.
alt A violet cloth with {a v} of gold cloth on it

* square-braid-tag
name key ring
title {V} Lanyard | A Square Braid in the Colors of {a v} | {V} on a Camp Braid
about Over, under, over, under, pull: the braid grows square all by itself, in the two colors that {a v} wears. | Everybody at camp knows this stitch. Nobody else has {a v} in it.
step measure Choose the two colors that say {v} and cut from {the lace} one piece of each, as long as your arms reach.
step loop Lay both crosswise through {the ring} and pull them to their middles, so that four ends of the same length hang down.
step tape Stick {the ring} to the edge of the table with {the tape}: now both hands are free.
step first Lay the two ends of the first color across in two loops, one to the left, one to the right. Lead the second color over one loop and through the next, from both sides.
step pull Pull all four ends a little at a time until a flat checkered square lies there. Every new square sits on the last one: go on until the braid is as long as your thumb.
step bead Thread one of {the bead} onto all four ends, or one on each if the hole is small, and push up: that is the mark in the middle, for {v.mark}.
step rows Braid on for another thumb's length with the two colors changing places.
step ends Pull the last square as tight as you can, thread the other beads on the four ends, and knot each one below its bead.
step figure On {the card}, as large as a bottle cap to look at and a little larger to cut, draw {v.shape}. {v.face? Give it a face: {v.face}. | Add {v.mark}.} Cut it out, make a hole on top and tie it to {the ring}.
step hang Trim the ends to the same length and hang it on the zipper of your bag.
further Turn every square a little to the left, and the braid becomes round and winds like a rope.
safety Ends of plastic lacing are stiff: keep them away from faces when you pull. It belongs on bags and zippers, never around a neck.
skills a repeating stitch, even pulling, choosing colors
alt A square braid on a ring with {a v} as a tag

* figure-in-the-web
name dreamcatcher
title {V} Dreamcatcher | The {V} in the Web | {A V} to Watch Your Dreams
about The web catches whatever comes at night, and in the middle of it {a v} keeps watch. | Six knots, four rounds and one figure: it looks difficult and is only patient.
step wrap Wind {the cord} around the ring of {the hoop}, turn beside turn, and fix beginning and end with {glue}. Keep an arm's length for later.
step web Knot {the yarn} to the ring. Lead it over the ring and back through its own loop, a hand's width farther on, eight times around: eight loose bows hang inside.
step round In the next round, loop it around the middle of each bow, pull gently, and so on, round after round, each one smaller.
step bead Thread one of {the bead} on every few loops, wherever a dream might get caught.
step stop Stop while the hole in the middle is as large as your palm. Knot the end to the last loop and cut it.
step figure On {the card}, as large as the hole, draw {v.shape}. {v.face? Give it a face: {v.face}. | Add {v.mark}.} Color it on both sides: it will turn.
step cut Cut it out without thin points.
step hang Tie {the v} in the hole with two short threads, one above and one below, or at both sides, so that it floats and does not hang down.
step feather Tie {the feather} to three ends of {the cord}, push a bead over each knot, and fasten them below at the ring: the middle one longest.
step loop Tie the last piece of {the cord} into a loop at the top and hang it over your bed, high on the wall.
further Write a good dream on a strip of paper and knot it in at the back.
safety It hangs on the wall, out of reach from the bed, and never over small children: feathers, beads and cords are nothing for them.
skills looping a web, even tension, composing
alt A hoop with a web, feathers and {a v} in the middle

* salted-silk
name silk cloth
title {V} on Silk, With Stars of Salt | The {V} in Running Colors | {V} in a Frost of Salt
about On silk, color runs until a line stops it, and where salt lies, it blossoms. {The v} stays inside its line; around it everything flows. | Every grain draws its own star. No brush can do that.
step frame Stretch {the silk} over {the frame}{pin?  and fasten it with {the pin}, one on each side first, then between | , and fasten it on the back}. Tapped with a finger, it should bounce. {@6-8? A grown-up sets what is pointed. | }
step draw Draw on it, quite faintly, {v.shape}: large, with closed fields.
step line Go over it with {the line}, straight from the tip, in an unbroken bead: {v.mark} as well. Look through it against the light: every gap lets color out.
step dry Let it dry flat for an hour, until the line is hard and clear.
step thin Thin every color of {the paint} in a {cup} with twice as much {water}. It should run like ink.
step fill Touch the middle of a field with the full tip of {the brush} and wait: the color walks to the line by itself. One field follows the other{v.face? ; the face gets the smallest drops: {v.face} | }.
step ground Wet the ground outside and let two or three colors run into each other, fast, before the first one dries.
step salt While it gleams, strew {the salt} over the ground, grain by grain and not in heaps. Then hands off.
step brush When it is dry, after two or three hours, brush the grains away. There are the stars.
step iron {@13+? With a grown-up nearby, iron | A grown-up irons} it from the back with the {iron}, through a thin cloth, and then it may be rinsed.
further Try fine salt and coarse salt on a scrap, side by side.
safety {pin=pin,pushpin? Count {the pin} before and after. | Keep salt out of eyes.} Wet color drips through: cover what lies below. The iron is hot long after it is unplugged.
skills closed lines, letting color run, timing
waiting An hour for the line, two or three for the color.
alt A silk cloth with {a v} and stars of salt

* disk-braid-colors
name bracelet
title A Bracelet in the Colors of {a v} | {V} Kumihimo | The {V} Braid
about Eight strands walk around a disk, always the same two moves, and out of the hole below grows a round braid in the colors of {a v}. | In Japan, braids like this held armor together. Yours holds {a v}.
step colors Choose the colors of {the v} and cut eight strands from {the cord}, each a yard long: four in the main color, four in the others.
step knot Knot all of them at one end and push the knot through the hole of {the disk}{weight? . Tie {the weight} below it: it pulls the braid down evenly | . Hold it from below now and then, so that the braid comes down evenly}.
step set Turn {the disk} so that one dot is on top. Set two strands beside the dot, two below, two left, two right, the colors facing each other: that gives stripes.
step down Take the strand on the top right, lead it straight down and set it to the right of the two below.
step up Take the strand on the bottom left, lead it straight up and set it to the left of the one on top.
step turn Turn the disk by a quarter, and do the same two moves again. Down, up, turn: never stop after "down", or you will not know where you were. Six and a half inches fit most wrists.
step bead Slide one of {the bead} on a strand before it goes down, three times in the middle of the braid, as a sign for {v.mark}.
step off Lift all strands off, knot them tightly, put a drop of {glue} on the knot and trim what frays.
step figure On {the card}, as large as a fingernail or two, draw {v.shape}. {v.face? Give it a face: {v.face}. | Add {v.mark}.} Cut it out, make a hole and tie it to the knot.
step tie Tie it around the wrist of whoever it is for, with one finger of air inside.
further Set the colors in another order at the start: the same moves make spirals, dots or stripes.
safety Wear it on the wrist, and take it off for climbing and sports. {glue=waterproof-glue? Glue is for the knot and not for fingers: keep air coming in. | }
skills a repeating pattern, even tension, color order
alt A round braid on a disk with {a v} as a charm

* water-on-the-wall
name water picture
means wall
title {V}, Painted With Nothing but Water | The {V} That the Sun Wipes Away | Giant Water {V}
about Water makes stone dark, and so {a v} appears, as tall as your child. Then the sun comes and takes it away, and it starts all over. | The only paint that needs no washing up.
step ground Fill a {bucket} with a hand's depth of {water} and set it down by a wall or a path that the sun warms.
step outline {@2-3? A grown-up paints | Together, paint} the outline with {the brush}, as large as arms reach: {v.shape}. See how dark it gets.
step fill Your child dips {the roller} and rolls it over the inside, up and down, with the whole arm.
step dab Press {the sponge} full, and dab a row for {the v} to stand on. What does it sound like? Who can squeeze out the last drop?
step thin Now the smallest brush: {v.part}. One more dip, one more line.
step chalk With {the chalk}, draw the sun and the ground, dry on dry.
step mark Together, wipe in with a wet finger: {v.face? {v.face} | {v.mark}}.
step watch Step back and watch. Which part goes first, and where does it go?
step again When it is gone, roll it in once more, a little larger this time.
further Come back when the wall lies in the shade: does the picture stay longer?
safety Stay beside the bucket the whole time, and pour it out on the grass when you are done. Wet paths are slippery.
skills big movements, wet and dry, watching closely
alt {A v} painted on a wall with water
`;
