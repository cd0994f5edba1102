/** Words for the shelf of the same name. */
export const words = `
* boot-planter
name planter
title {boot=rubber-boot? Rain-Boot Planter | Shoe Planter} | A Garden in {boot=rubber-boot? a Boot | a Shoe} | Too Small for Feet, Just Right for Flowers
about {boot=rubber-boot? A boot holds water on the outside; with holes in its sole it lets it out again, and that is all a flower pot has to do. | A shoe lets water out by itself, and that is all a flower pot has to do.} Outgrown {many boot} get a second life by the front door.
step wash Scrub {the boot} inside and out with water and let it dry.
step holes {@13+? With a grown-up beside you, hammer | A grown-up hammers} {the poke} through the sole in five places and pulls it out again: water has to find a way out.
step paint Paint dots, stripes or a face on the outside with {the paint}.
step dry Let it dry for an hour.
step stones Drop {the stones} into the toe and the heel, so that the holes stay open and the {one boot} stands firmly.
step soil Fill in {the soil} to a thumb's width below the rim, right down into the toe.
step plant {plant=grass-seed? Scatter {the plant} on top and press it down: this {one boot} grows hair. | {plant=fresh-herb? Push the stems of {the plant} in, as deep as a finger: many herbs grow roots by themselves. | Make a hollow, set {the plant} in with its roots and press the soil around it.}}
step moss Tuck {the moss} around the stems.
step sign Write the name of the plant, or of its gardener, on {the sign} and push it in.
step water Set it on the plate, water it, and find it a place with some sun. {@6-8? Feel with a finger every day: dry? Then it is thirsty. | Write down what grows in a week.}
further @6-8 Plant the other one too, with something that tastes good.
further A row of them, nailed to a fence by a grown-up, is a garden that needs no ground.
safety The holes are made with {@6-8,9-12? a grown-up's hands | a grown-up beside you}, the sole on a block of wood. Wash hands after soil.
skills planting, painting on a curve, caring for something
waiting An hour until the paint is dry.
alt A red boot with yellow dots, planted with flowers

* stomp-print-path
name print path
title Stomp-Print Path | Footprints of a Giant | {sole=flip-flop? Flip-Flop | {sole=sneaker? Sneaker | Boot}} Prints All the Way
about Every sole has a secret picture on it. Roll it with paint, take one big step, and there it is. | One step, one print: who has been walking here?
step lay Lay {the path} out on the ground outside, end to end, and tape down the corners.
step look Turn {the sole} over together. What is down there: waves, stars, a number?
step pour Spread the colors thinly on {the tray} with {the brush}, side by side.
step dip Brush the sole with one color, or press it into {the tray}.
step stomp Stomp! Set it down, lean on it, and lift straight up. Sliding smears.
step second Do it again in the next color. Where does this path lead? Let it turn, hop or meet another one.
step fingers When it is dry, turn prints into creatures with {the draw}: a heel is a head, a toe is a belly.
step wash Wash {the sole} in {the bucket-of-water}, and the feet as well, and rub them dry.
step dry Let the path dry for an hour, and then try to walk in the giant's steps.
further Find out whose shoe makes which print, and play detective.
safety Wet paint is slippery: one hand holds on, and nobody runs, and shoes are washed before they go indoors. Empty the bucket at once.
skills stamping with the whole body, comparing patterns, balance
waiting About an hour to dry.
alt A long sheet with colored prints of soles

* ribbon-flip-flops
name flip-flops
title {strip=ribbon? Ribbon Flip-Flops | Knotted Flip-Flops} | New Straps for Summer Feet | Flip-Flops With Ruffles
about Plain ones rub between the toes. Wrapped in {many strip} they are soft, loud, and nobody mixes them up at the pool. | Thirty knots on each, and every one sits like a small bow.
step wash Wash {the shoe} with soap and dry them well.
step cut Cut {the strip} into sixty pieces of about {in 4 1/2}: thirty for each shoe.
step first Lay the middle of one piece under a strap, right beside the toe post, and knot it on top. {@6-8? Left over right, through, and pull. | A double knot holds better.}
step knot Knot the next one beside it, and so on up both straps. Push them together as you go: the closer they sit, the fluffier they get.
step push Turn all the knots to the outside, so that the underside stays smooth for the foot.
step bead Thread {the bead} onto a bit of {the thread} and tie it around the straps between the knots.
step flower Tie {the flower} with {the thread} right above the toes.
step trim Trim the ends at a slant, all to about the same length.
step walk Walk around the room. Does anything tickle or rub? Turn that knot.
further @6-8 Use the colors of your team.
further Do a pair for somebody small: half the length, twice the speed.
safety Trailing ends trip feet: keep them shorter than a finger. For walking and pools, not for running and stairs.
skills knotting, working in a row, finishing evenly
alt A pair of flip-flops with straps full of colorful knots

* safety-pin-bracelet
name bracelet
title Safety-Pin Bracelet | Thirty Pins Around a Wrist | Pins and Beads in Two Colors
about Every pin carries a row of beads, and side by side they become a cuff that lies on the wrist like chain mail. | Punks wore pins as a joke. Filled with beads they are jewelry.
step plan Sort {the bead} by color in the bowl and lay out a pattern of six pins: one color, two in turn, a stripe in the middle.
step load Open each of {the pin} and thread on as many beads as fit, still leaving room for it to close.
step shut Put a drop of {the close} into the clasp and close it: it must never spring open on skin.
step order Lay all thirty in a row as they will hang, heads up, tails up, in turn: so the row stays straight.
step top Cut {the elastic} in half. Thread one piece through the upper ends: a pin, one of {the spacer}, a pin, until all are on.
step bottom Thread the other piece through the lower ends in the same way, with a spacer after each pin only where the curve needs one.
step knot Lay it around your wrist. Tie both elastics with three knots, pull hard, and cut off the ends.
step wear Run a finger around the inside: nothing may prick or catch.
further @9-12 Make a pattern that spells something in dots and dashes.
further Use only black and silver, and letter beads for the spacers.
safety Closed pins only, glued shut, and for wrists only. Count the pins before and after: none stays on the floor.
skills threading in a pattern, sorting, tying elastic
waiting {close=glue? Half an hour until the clasps hold. | }
alt A bracelet of closed pins filled with red and teal beads

* shoe-pins
name friendship pins
title Friendship Pins for Shoelaces | Six Pins to Swap | Beads on a Pin, Pins on a Shoe
about A safety pin, a few beads, and it rides along on a shoelace. You make them to give away, and wear the ones that you were given. | Every color can mean something. Only you and your friends know what.
step sort Pour {the bead} into a shallow bowl and sort out colors that go together.
step code Agree on a code: blue for loyal, yellow for funny, pink for knows all my secrets.
step load Open each of {the pin} and thread seven to nine beads onto the arm that opens. Leave room for closing.
step charm Hang {the charm} on one or two of them.
step shut Close each pin and tug: does it hold? Does it still close without bending?
step card Write the code and a greeting on {the card}.
step mount Pin the six onto {the card}, in two rows.
step swap Give them away one by one, and let them sit on laces, backpacks and zippers.
further @9-12 Make a set in the colors of your class or team.
further Do one for every year that you have known each other.
safety Pins sit on laces, bags and zippers, never where they can prick, and away from little brothers and sisters. Close each one before you put it down.
skills sorting, threading small beads, thinking of others
alt Six safety pins with colored beads on a card

* nail-chime
name wind chime
title Wind Chime of Nine Nails | The Nail Xylophone That Hangs | Bright Nails in the Wind
about A nail on a thread rings like a small triangle, and a long one lower than a short one. Nine of them make a wind chime, or an instrument. | Whoever built the house left this music in the toolbox.
step sort Lay {the nail} in a row by length. Big ones, {in 3} and more, sound best; take three sizes if you have them.
step listen Let one dangle from {the line} and strike it with another: it sings only when nothing touches it.
step cut Cut {the line} into nine pieces of {in 18}, and keep the rest for hanging.
step tie Tie each nail under its head with a double knot, and put a bit of tape over the knot.
step bead Thread one of {the bead} onto each line and knot it a finger above the head.
step paint {paint=washi-tape? Wind {the paint} around the ends of {the bar}. | Paint bands around the ends of {the bar} and let them dry.}
step bar Tie them to {the bar} from short to long and back, two fingers apart, all heads in one line. They should just touch when they swing.
step hang Tie the rest of the line to both ends for hanging.
step caps Push each point into the cork and pull it out again, turned: does it scratch your palm? Wrap that tip in tape.
step ring Stroke along the row with {the beater}. {@9-12? Which nail is highest? | Move a nail down the row until the row is a scale.} Then hang it where a breeze comes by.
further @9-12 Hang a flat shell in the middle: it catches the wind and strikes for you.
further Record it, slow it down to half, and it sounds like church bells.
safety Nails are pointed: carry them in a can, and hang the chime higher than all heads, away from where anybody runs.
skills ordering by length, tying, listening for pitch
alt Nine nails hanging from a stick, from short to long and back

* tie-dye-spiral
name tie-dye
means team
title {v=team? A Tie-Dyed Team {cloth=old-t-shirt? Shirt | Spiral} | Tie-Dye Spiral} | {cloth=old-t-shirt? T-Shirt | Cotton} With a Spiral{v=team?  in Team Colors | } | {v=team? Your Team's Colors, One Twist: Tie-Dye | Three Colors, One Twist}
about Twist it, tie it, pour, and wait a night. The moment when the bands come off is the best part, because nobody knows what is inside. | Each fold keeps the color out a little: that is the whole drawing.
step wet Wash {the cloth}, so that color gets in, and wring it out. It must be cotton, damp, not dripping.
step twist Lay it flat on a {tray}, pinch the middle with a {fork} and turn it, always in one direction, until all of it is a flat snail.
step band Stretch {the band} across it like the cuts of a pizza: six slices. Nothing may come loose.
step mix A grown-up mixes each dye in {the bottle} as the package says, with {the glove} on. From here on everybody wears some.
step first {@6-8? Together, soak | Soak} two slices with each color{v=team?  of your team | }, from the rim to the middle, slowly, until no white shows. Where colors meet they mix: yellow and red are friends, red and green make mud.
step flip {@6-8? Together, turn it over | Turn it over} and do the same slices in the same colors.
step rest {wrap=plastic-tub? Lay it in {the wrap}, close it, | Wrap it in {the wrap}} and leave it for a day.
step rinse {@6-8? A grown-up rinses it | Rinse it} under cold running water, with the bands on, until the water stays nearly clear.
step open Take off the bands, unroll it, and rinse once more. There it is{v=team? , in the colors of your team | }.
step dry Wash it by itself the first time, and let it dry on a towel.
further @6-8,9-12 Fold it like a fan instead of twisting: stripes. Bunch it up: marble.
further Leave one slice white, and the spiral gets a light.
safety Dye is for {@6-8,9-12? a grown-up to mix | mixing with a grown-up beside you}: gloves on, old clothes on, window open or outside, and nothing near eyes. What was used for dye is not used for food again.
skills folding for a pattern, working in sequence, patience
waiting A day until the color has set.
alt A shirt with a spiral of three colors
say spiral: name=spiral
say team: name=team
left fabric-marker: the dye would drown it

* ice-block-tunnels
name ice painting
title Rainbow Tunnels in Ice | The Painted Iceberg | Salt, Color and a Block of Ice
about Salt eats into ice and leaves tunnels, and color runs down into them: after a while you look into a blue cave. | It cracks, it hisses, it shines. Best of all with a lamp behind it.
step freeze {@9-12? Fill the bowl with {the water} and freeze it overnight | A grown-up fills the bowl with {the water} and freezes it overnight}: that is the block. In a hurry? A heap of wet cubes freezes together in an hour and does as well.
step out Hold the bowl under warm water for a moment and tip the ice onto {the tray}.
step mix Stir a color into a little water in each of {the three-cups}, good and strong.
step salt Sprinkle {the salt} on top, a heap here, a trail there. {@4-5? Not all of it: keep half. | Keep half for later.}
step listen Put your ear close, without touching. What do you hear? Wait for five minutes.
step drip Drip color onto the salty places with {the drop}: watch where it runs.
step more More salt, more color, until the tunnels reach the bottom.
step light Darken the room and hold {the light} behind the ice.
step animals Let {the animals} live on it until it has melted.
step tip {@4-5? Feel the water around the ice with a finger: cold? What color has it become? | Look at the water around the ice: why is it brown, where the ice was so bright?} Pour it away and dry your hands on the towel.
further @4-5 Sugar or sand on a second one: does it make tunnels too?
further Guess how long the ice will last with salt and without, and measure it.
safety Salt and ice together burn skin: touch the ice with a finger only for a moment, and rub no eyes. Nobody licks it. A grown-up dries the floor.
skills dripping with aim, observing, asking why
waiting A night in the freezer, or an hour for wet cubes.
alt A block of ice with blue, red and yellow tunnels, and a penguin beside it

* ice-cube-drawing
name ice picture
title Drawn With an Ice Cube | The Picture That Melts Into Place | Skating on Paper
about The brush is cold, clear, and gets smaller: an ice cube slides over the sheet and wakes up the color that lies there. | Nobody can steer it quite, and that is why it looks like weather.
step lay Lay {the sheet} on {the tray}.
step dust {powder=chalk? Rub {the powder} on rough ground or a sieve and let the dust fall on the sheet in three places. | {powder=broken-crayon? Draw thick marks with {the powder}: wax will keep the water off. Then rub a little washable color between them. | {powder=food-coloring? Let a few drops of {the powder} fall on the sheet, far apart. | Rub thick spots of color on the sheet with a damp brush or a finger, and let them dry.}}}
step glide Take a piece of {the ice} and slide it from one color to the next, in curves, like a skater.
step melt Let it rest where you want a lake. {@4-5? Count to ten: how big is the lake? | Tilt the sheet, and the lake becomes a river.}
step salt Sprinkle {the salt} into the wettest places: stars come out.
step mop Wipe up what runs off with {the wipe}, and dry cold fingers.
step dry Let the picture dry flat for an hour.
step line Find something in it, a fish, a cloud, an island, and trace it with the {one line}.
further @4-5 Let two cubes race down a tilted sheet.
further Freeze a leaf into a cube and draw with that: what is left in the end?
safety Ice goes in the hand and not in the mouth, and a cube that sticks to dry skin comes off with water. {@4-5? A grown-up hands out one cube at a time. | Mop up puddles on the floor at once.}
skills gliding lightly, watching colors mix, finding a picture
waiting About an hour to dry.
alt A sheet with colored tracks and pools, and a melting ice cube on it

* yarn-balloon-lantern
name lantern
title {yarn=yarn? Yarn Lantern | String Lantern} Around a Balloon | The Lamp With Nothing Inside | A Globe of Thread
about Thread and glue are wound around a balloon. A day later the balloon is gone, and the globe stays: light as a bird's nest and full of gaps for the light. | It throws a web of shadows over the whole room.
step blow {@9-12? A grown-up blows up {the balloon}, ties it, | Blow up {the balloon} with a pump, tie it,} rubs it with {the slip} and sets it into {the stand}, knot up.
step mix Lay {the guard} under everything. Stir {the glue} with {the water} in the mixing bowl, as thick as cream.
step soak Push a few yards of {the yarn} into the glue at a time, and pull it out between two fingers, wet but not dripping.
step wind Stick the end on and wind around and around, turning the balloon after each round. Leave a round hole free around the knot, as wide as your hand.
step cross Go on in all directions until no gap is larger than a coin. Crossings are what holds it together.
step dry Press down loose ends and let it dry for a full day.
step pop {@9-12? With a grown-up: push | Push} the balloon gently away from the threads all around, then prick it with the needle beside the knot, and pull out every piece. Throw them away at once.
step mouth Trim the edge of the hole with {the scissors}.
step light Put {the light} in, {light=string-light? battery box at the hole. | standing on the bottom.} Darken the room.
further @9-12 Tie a small basket below, and it is a hot-air balloon.
further Three in three sizes and one color make a lamp for a whole corner.
safety Pieces of a burst balloon choke little ones, so {@9-12? a grown-up | everybody} gathers all of them at once. Only cool lights with batteries go in: glue and thread burn.
skills winding in all directions, judging gaps, patience
waiting A full day to dry.
alt A globe of pale and pink thread with light inside

* squeeze-net-ball
name squeeze ball
title Squeeze Ball in a Net | The Ball With Bubbles | Squeeze, and It Bulges
about Squeeze it, and bubbles swell out between the meshes; let go, and they slip back in. Nobody can do that only once. | For the hand that drums on the desk before a test.
step fit Stretch the neck of one of {the balloon} over the mouth of {the funnel}, over a tray.
step fill {fill=slime? Push {the fill} through in a rope, a little at a time, | Pour {the fill} through, a spoonful at a time, and help} with {the spoon}. Two hands hold the neck, two hands fill, until the ball is as big as a small fist.
step air Take it off, press out all the air, and knot the neck twice, close to the ball.
step second Cut the neck off the second balloon and stretch it over the first, opening over knot: two skins hold better.
step net Cut a piece of {the net}, pull it tightly around the ball, and close it with {the tie}, wound four times. Trim the rest.
step face Draw a face under the net with the {one face}.
step squeeze Squeeze. No bubbles? The net has to be tighter.
step breathe Squeeze while you count to four, let go while you count to four. Five times.
further @9-12 Fill one with rice and one with flour: which one calms you more?
further Make a small one with a loop as a charm for a pencil case.
safety Watch for a hole: a leaking ball goes in the trash. Balloon skins and nets are nothing for children under eight, and a grown-up collects the cut-off pieces at once.
skills filling cleanly, knotting, noticing what calms
alt A green ball bulging through the meshes of a purple net

* matchstick-cabin
name log cabin
title Matchstick Log Cabin | Cabin of Eighty Little Logs | A Cabin in the {snow? Snow | Woods}
about Log by log, from the ground up, as it was done with real trees, only that here a whole forest fits into one box. | {window? Wood on wood, a red roof, a light in the window: somebody is at home. | }
step door Draw a door and a window on {the box} with the pencil and {the ruler}.
step cut {@6-8? Together, cut | Cut} the window out, and the door on three sides, so that it opens.
step window Glue {the window} behind the opening.
step logs Spread glue on one wall, not too thin, and lay the little sticks on it, level, one above the other. Begin at the bottom. {@6-8? Around the door, break them to fit. | Around door and window, cut each one to fit.} Then the other walls.
step corners Stand two of them upright at every corner and frame door and window.
step roof Fold {the roof} in the middle and cut it as long as the cabin and a finger wider on all sides.
step shingle Glue it on, and hold it until it stays.
step base Glue the cabin onto {the base}.
step snow Glue {the snow} along the ridge, on the sills and around the walls.
step trees Set {the trees} beside it. {light? Slide {the light} in from behind. | }
further @6-8 Lay a path of crumbs of cork to the door.
further Build a fence or a sled from what is left.
safety Only craft matchsticks without heads: real matches are never used. {@6-8? Broken ones can be splintery, so snap them together. | Cut short pieces with the other hand over them, for they jump.}
skills laying rows, cutting to fit, building
waiting An hour for the glue.
alt A small log cabin with a red roof, snow and a fir tree

* matchstick-sun-mosaic
name sun picture
title Sun of Sixty {match=craft-matchstick? Matchsticks | Toothpicks} | Stick Mosaic With a Sun | Rays, Long and Short
about {middle? Long rays, short rays, and something round in the middle: sticks all of one length are made for a sun. | } | It begins with one cross. After that every stick only halves a gap.
step ring Draw around the saucer in the middle of {the board} with the pencil, and a small circle inside it, as big as a bottle's lid.
step color {paint=marker? Color | Paint} the large circle blue with {the paint}, and let it dry.
step sort Sort the sticks by color.
step first Put a dot of glue at the top, bottom, left and right of the small circle and lay a stick outward from each. Then one between each two, and again: sixteen rays.
step second Between the long rays lay sixteen in another color, closer to the middle.
step cut {@4-5? A grown-up cuts a handful of sticks in half. | Cut or snap a handful in half.} {@13+? Vary their length: a third, a half, two thirds. | }
step fill Fill the small circle with the halves, side by side in rows.
step middle Glue {the middle} in the center.
step dry Let it lie flat for two hours.
step hang Cut {the hang} if it is long, and tape it to the back as a loop.
further @4-5 What else has rays? A flower, a hedgehog, a snowflake.
further Try the same rule with six directions instead of four, and it is a snow crystal.
safety {match=toothpick? Toothpicks are pointed at both ends: snip off the tips, and sweep up lost ones. | Use only matchsticks made for crafts, without heads.} Small pieces stay away from children under three.
skills dividing a circle, laying in order, patience
waiting Two hours to dry.
alt A sun with long yellow and short red rays of small sticks on blue

* bubble-snake-blower
name bubble snake
title Bubble Snake | The Blower That Makes a Snake | A Snake of a Thousand Bubbles
about One breath, and a thousand tiny bubbles come out as a white snake, longer than you are tall. | A sock has hundreds of holes, and each of them blows a bubble of its own.
step line {@4-5? A grown-up draws | Draw} a line around the lower third of {the bottle}.
step cut {@4-5,6-8? A grown-up cuts | Cut} the bottom off along the line and rounds every point.
step skin Decorate the bottle with {the skin}: eyes, scales, stripes.
step sock Cut off the foot of {the sock}, or a piece large enough for the opening, and leave no holes in it.
step band Pull it over the cut end, tightly, and fasten it with {the band}.
step mix {bubbles=dish-soap? Stir {the bubbles} with {the water} in {the dish}. | Pour {the bubbles} into {the dish}; the water is for soapy hands.}
step dip Dip the covered side in until it is soaked, and let it drip off.
step tint Put a few drops of {the tint} on the wet {one sock}, and the snake gets stripes.
step blow Put your lips to the mouth of the bottle and blow, slowly and long. {@4-5? Look, it grows! | The slower you blow, the smaller the bubbles.}
step long Whose snake is the longest before it breaks? {@9-12? Measure it, and try a thicker sock. | Lay it on the grass and let it crawl.}
further @4-5 Blow a snake onto your arm: how does it feel?
further Try gauze or a washcloth instead: what changes?
safety Only blow out, and take the bottle down before the next breath: soap belongs in no mouth. Wet ground is slippery, and the color in the foam stains clothes.
skills breath control, observing, comparing
alt A bottle with a sock over its end and a long snake of white bubbles
`;
