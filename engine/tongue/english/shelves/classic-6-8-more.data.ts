export const words = `
* cootie-catcher
name fortune teller
title Paper Fortune Teller | Cootie Catcher | Pick a Color, Pick a Number
about One square, a few folds, and it knows the future: pick a color, pick a number, and open the flap. | Children have asked it for a hundred years, and it has never run out of answers.
step square {sheet=origami-paper? Take {the sheet} as it is: a square. | Fold one corner of {the sheet} over to the other side, so that the edges meet, and cut off the strip beside it: a square.}
step cross Fold it from corner to corner, open it, and fold along the other two corners. Open it again: the folds cross in the middle.
step corners Fold all four corners to the middle, one after the other, and press the folds with a fingernail.
step turn Turn it over and fold the four new corners to the middle as well.
step color Give each of the four outer squares another color or pattern with {the color}.
step numbers Write a number on each of the eight triangles inside with {the pen}, from one to eight.
step fortunes Open the triangles and write a fortune under each number: something kind, something silly, something to do.
step dots Press one of {the dots} onto each square: that marks the colors.
step open Fold it in half one way, then the other. Slip thumbs and first fingers under the four squares and pinch: it opens in two directions, like a beak.
step ask Somebody picks a color: open and close once for each letter. Then a number: count it. Then another, and read what is written there.
further @6-8 Make one with jobs in it: feed the cat, sing a song, hop to the door.
further Make one for a language, with a word outside and its meaning inside, and test each other.
safety {sheet=origami-paper? Edges of paper can cut: fold slowly. | Scissors lie closed while you fold.}
skills folding exactly, writing short, playing together
alt A folded paper fortune teller with four colored squares and numbers

* string-telephone
name string telephone
title {cups=can? Tin-Can Telephone | Cup-and-String Telephone} | Can You Hear Me? A String Telephone | The Phone That Needs No Battery
about Pull the string tight, whisper at one end, and it can be heard at the other, around a corner of the garden. The string carries your voice. | {a cups} and a long string: no number, no charger, and nobody else is listening.
step trim {trim=construction-paper? Tape {the trim} around {the cups} | Decorate {the cups} with {the trim}}, one in your color and one in the color of your friend.
step color Draw a dial and your names on {the cups} with {the color}.
step hole {cups=can? {@9-12? Together, drive {the nail} through the middle of the bottom of {the cups} with {the hammer}, and press the sharp edge inside flat. | A grown-up drives {the nail} through the middle of the bottom of {the cups} with {the hammer}, and presses the sharp edge inside flat.} | {@9-12? Push the {pushpin} through the middle of the bottom of {the cups}, and wiggle it. | A grown-up pushes the {pushpin} through the middle of the bottom of {the cups}, and wiggles it.}}
step thread {@9-12? Thread | Together, thread} one end of {the line} through each bottom, from outside to inside.
step knot Tie {stop? one of {the stop} to each end inside | a thick double knot in each end inside}, so that it cannot slip out, and pull it snug.
step stretch Each takes one and walks backward until the string is straight and tight. It may touch nothing: a wall or a finger swallows the sound.
step talk One speaks into it, softly, and the other holds it over one ear. Then say over, and change.
step find Let the string hang: what can you hear now? Pinch it in the middle: and now?
further @4-5 Call each other awake from behind two doors.
further Try yarn, thread and string, and a longer one each time. Which carries a whisper farthest?
safety {cups=can? Rims must be smooth: a grown-up checks them first. | The string is stretched at the height of the hip, where nobody walks into it.} It never goes around a neck, and afterward it is wound up.
skills tying a knot that stops, listening, testing
alt Two decorated cups joined by a long string

* linked-paper-chain
name paper chain
title Paper Chain, Link by Link | {strips=magazine? A Chain From an Old Magazine | A Garland of Paper Rings} | The Chain That Counts the Days
about Ring through ring it grows as long as the room is wide. Tear off one each evening, and it counts the days to the feast. | Anybody can make a link, and ten people make a chain before supper.
step lines Draw lines on {the strips} with {the ruler} and {the pen}, as far apart as the ruler is wide{strips=paper-strip? , where they are too broad | }.
step cut Cut the strips apart. Each should be as long as your hand and a bit: long ones are folded in the middle and cut in two.
step decorate Decorate the strips with {the color}, while they are still flat.
step number For a countdown, write a number on each with {the pen}, from today to the last day.
step first Bend the first strip to a ring, let the ends overlap by a thumb's width, and {fix=stapler? staple them. {@4-5? A grown-up presses the stapler. |} | stick them together with {the fix}.}
step chain Push the next strip through the ring before you close it, and so on, one color after the other.
step sign Write on {the sign} with {the pen} what the chain is waiting for.
step hang A grown-up hangs it up{sign? , with the sign in the middle | }, across a window or along a shelf, in a soft curve.
step count Count the links. How long would it be with one link for every child in your class?
further @4-5 Make a pattern of three colors that repeats.
further Write a good deed, a joke or a thank-you on each link, and read one every evening.
safety {fix=stapler? Fingers stay away from the stapler's mouth. | Scissors are passed with the handle first.} A chain hangs high, and never around anybody's neck.
skills cutting straight, linking, counting
alt A paper chain of rings hanging in a curve

* finger-knit-scarf
name finger-knitted snake
title Finger-Knitted Scarf for a Bear | A {yarn=yarn? Yarn Snake | Snake} Knitted on Fingers | Knitting Without Needles
about Four fingers are four needles, and nobody can lose them. In half an hour there is a yard of it. | Once the hands know the way, they do it in the car, on the sofa and in the dark.
step start {yarn=old-t-shirt? {@6-8? Together, cut | Cut} {the yarn} around and around into a strip two fingers wide, and pull it until it curls. | Take the loose end of {the yarn}.} Hold your palm toward you, lay the end between thumb and hand, and keep it there.
step weave Weave it around the four fingers: in front of the first, behind the second, in front of the third, behind the little one.
step back Go around the little finger and weave back the other way, until each finger wears a loop.
step lift Lay {the yarn} across all four fingers once more, above the loops. Lift each lower loop over {the yarn} and over the fingertip, beginning with the little finger.
step row Lay {the yarn} across again and lift the loops again. Push them down to the roots of the fingers after each row, and keep them loose.
step grow After five rows, pull the tail at the back: the rows become a rope. Go on until it is as long as you want. For a rest, put the loops onto a stick.
step off Cut {the yarn} a hand's width from the last stitch and thread the end through all four loops, one after the other. Slip them off the fingers and pull tight.
step tassel Tie {the tassel} to the ends.
step eyes Glue {the eyes} onto one end: a snake.
step wear Wrap it around a bear, lay it into a spiral as a mat, or tie it around a gift. How long is it?
further @6-8 Make a second one with two colors at once.
further Sew a long one into a spiral with {the yarn} itself: a pot holder for dolls, or a hat.
safety Take the loops off at once when a finger turns red or cold. It is a scarf for animals: nothing long goes around a child's neck in play.
skills a rhythm of the hands, counting rows, patience
alt A long knitted rope of loops lying in waves
left needle: fingers do the knitting

* box-marble-maze
name marble maze
title Marble Maze in {a box} | Tilt It, Roll It, Do Not Fall In | {walls=paper-straw,plastic-straw? Straw | Stick} Labyrinth for a Marble
about Tilt it left, tilt it right: one {ball} has to find its way from the start to the star, and every wall was built by you. | Easy to build too easy, and hard to build just right. That is what testing is for.
step floor {box=pizza-box,shoebox? Take the lid of {the box}: a floor with an edge. | {box=foil-tray,paper-plate? Take {the box}: a floor with an edge. | Cut {the box} down until the walls are as high as two fingers.}} {@4-5,6-8? A grown-up cuts where it is thick. | Smooth the edges.}
step color Color the floor with {the color}, light enough to see a pencil line{color=paint,acrylic-paint? . Half an hour to dry | }.
step plan Draw the way with {the pen} from one corner to the other, two fingers wide, with turns and with three dead ends.
step cut Cut {the walls} to the length of your lines.
step walls {fix fix} the walls onto the lines, each pressed down until it holds. Leave every gap wider than the ball.
step signs {signs=sticker? Press {the signs} on | Stick bits of {the signs} on}: a start, a goal, and traps that cost a point.
step ball {ball=aluminum-foil? Roll a ball as big as a hazelnut from {the ball}, hard and smooth. | {ball=ping-pong-ball? Try {the ball}: for one so large the gaps must be wide. | Choose {the ball} that rolls best.}}
step dry {fix=glue? Half an hour, flat, until no wall moves. | Press along every wall once more.}
step test Run it once. Where it gets stuck, widen the gap; where it is too easy, add a wall.
step race Three tries each, with a count out loud. Who has the fastest round without a trap?
further @4-5,6-8 Play it together: each holds two corners.
further Build a second floor: a hole in the first lets the ball drop into the next.
safety {ball=marble,wooden-bead,bead,dried-chickpea? The ball is small: count it back into its bag, away from little brothers and sisters. | Play sitting down, with the maze on your knees.}
skills planning a way, testing and changing, a steady hand
waiting {fix=glue? Half an hour for the glue. | }
alt A box lid with a maze of straws and a small ball

* lava-lamp-bottle
name lava lamp
title Lava Lamp in {a bottle} | Blobs That Rise and Sink | The Fizzing Lava Lamp
about Colored drops sink through the oil, fizz at the bottom, ride up on bubbles and sink again. No plug, no heat. | A science experiment that looks like another planet.
step soda Set {the bottle} on a {tray} and put {the soda} in through {the funnel}: a white floor as thick as a finger. Shake it level.
step oil Pour {the oil} on top, slowly, down the side, until the bottle is three quarters full. The floor should stay where it is.
step tint Mix {the acid} with {the tint} in a {cup}, as dark as juice.
step glints Drop {the glints} in: a pinch is enough.
step drops With {the drip}, let a little of the colored mix fall into the oil, ten drops at a time. Wait and watch: each drop sinks, and then?
step watch Where it meets the floor it fizzes. The gas lifts the drop to the top, bursts, and the drop comes down again.
step light Turn off the lamp and hold {the light} behind or under it.
step again When it goes quiet, add more drops. When nothing fizzes any more, the soda is used up: a spoon of it starts the show again.
further @6-8 Draw what happens in four pictures.
further Warm oil or cold: in which do the blobs move faster? Change one thing at a time and write it down.
safety Never put a lid on while it fizzes: gas needs a way out. {acid=vinegar? Vinegar | Lemon juice} stings in the eyes. A grown-up wipes up oil and pours it into the trash, not into the drain.
skills pouring carefully, observing, changing one thing at a time
alt A bottle with yellow oil in which red blobs rise from a white floor
left balloon: would catch the gas, and here it should fly

* cup-lighthouse
name lighthouse
title {tower=paper-cup? Paper-Cup | {tower=cardboard-tube? Cardboard-Tube | Striped}} Lighthouse | A Lighthouse That Shines | Light for the Ships in the Bay
about Red stripes by day and a beam by night: every captain knows where the rocks are. | It stands on its rocks, whatever the weather does, and at bedtime it is still on duty.
step stripes {tower=paper-cup,foam-cup,plastic-cup? Turn {the tower} over: the narrow end is the top. | Stand {the tower} up.} {stripes=paint,acrylic-paint? Paint two broad rings around it with {the stripes}, and let them dry for half an hour. | {stripes=construction-paper? Cut two broad bands from {the stripes} and glue them around it. | Stick two broad rings of {the stripes} around it.}}
step door Draw a door at the bottom and a window above it with {the pen}.
step hole {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} a hole in the upper end, a little smaller than the light.
step set Glue the tower onto the middle of {the board}.
step rocks {rocks=egg-carton? Cut bumps from {the rocks} and glue them | {rocks=newspaper? Crumple {the rocks} into boulders and glue them | {rocks=air-dry-clay? Shape boulders from {the rocks} and press them on | Glue {the rocks} on}}} around its foot, close together.
step sea Tear {the sea} into waves and glue them around the rocks.
step dry Leave it for half an hour, until nothing slides.
step lamp {@4-5,6-8? A grown-up checks that nothing about {the light} is loose, switches it on and sets it on top. | Switch {the light} on and set it on top.} {light=flashlight? It stands upright in the hole. | It sits over the hole.}
step roof Put {the top} over it as the lantern room. It comes off again, to switch the light.
step shine Turn the lamps in the room off. Which ship is coming in tonight?
further @4-5 Fold a paper boat and bring it home to the harbor.
further Learn its signal: two short, one long. Cover the light with your hand and send it across the room.
safety Only a battery light with a screwed lid, and no candle. The light is a grown-up's to open.
skills painting bands, building upward, telling a story
waiting Half an hour for the glue{stripes=paint,acrylic-paint? , and half an hour for the paint | }.
alt A lighthouse with red stripes on gray rocks in the sea, its light shining

* leprechaun-trap
name leprechaun trap
title Leprechaun Trap With a Ladder | {rainbow? Rainbow Trap for a Leprechaun | } | {box=shoebox? A Shoebox | A Trap} That Waits for a Leprechaun
about Gold on top, a ladder up to it, and a lid that gives way: he has never been caught, but this one is new. | Leprechauns are clever. So you have to think like one who likes shiny things.
step cover {green=paint,acrylic-paint? Paint {the box} green with {the green} and let it dry for half an hour. | Cut {the green} to size and {fix fix} it around {the box}.}
step hole {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} a hole as big as a fist in the top.
step lid {green=construction-paper,tissue-paper,wrapping-paper? Lay a loose piece of {the green} over the hole: it looks firm, and it is not. | Lay a loose leaf of paper or cloth over the hole: it looks firm, and it is not.}
step ladder Lay two of {the ladder} side by side and {fix fix} the others across as rungs{ladder=paper-straw,plastic-straw,pipe-cleaner,stick? , cut in half first | }.
step lean {fix fix} the ladder to the edge, so that it leans up from the table to the top.
step rainbow Bend {the rainbow} into a bow, one color above the other, and {fix fix} the ends on top, behind the hole.
step cloud Pull {the cloud} apart and {fix fix} a tuft to each end of the rainbow.
step gold {gold=metallic-paper,candy-wrapper,aluminum-foil,cereal-box? Cut {the gold} into round coins and lay a trail of them | Lay a trail of {the gold}}: some at the foot of the ladder, some on the rungs, the most on the loose lid.
step sign Write on {the sign} with {the pen}: free gold, this way up.
step wait Set it by the door on the night before St. Patrick's Day. What has he left behind in the morning?
further @4-5 Make tiny green footprints with a fingertip, leading away.
further Draw a plan with numbers: what happens first, what next? Improve the trap where he got away.
safety {gold=coin,bottle-cap,button,sequin? Gold pieces are small and stay away from toddlers. | Only paper gold falls, so nobody is hurt.}
skills planning a mechanism, building, telling a story
waiting {green=paint,acrylic-paint? Half an hour for the paint. | }
alt A green box with a ladder, a rainbow and gold leading to a hole in the top

* coil-pot
name coil pot
title Coil Pot | A Pot Built From Snakes | {one clay} Coils, Round and Round
about Before there were wheels, potters built like this: one rope of {one clay} on the other, all the way up. | Roll, coil, smooth: the pot grows under your hands, and no two curve the same way.
step base Press a lump of {the clay}, as big as a plum, flat on a {board}: a round floor as thick as your little finger and as wide as a cup.
step score Scratch the rim of the floor with {the scratch} and dab it with {water}: rough and wet, {one clay} holds onto {one clay}.
step snakes Roll six snakes as thick as a finger, from the middle outward with flat hands. Keep those you do not need under an upturned {cup}.
step coil Lay the first snake onto the rim, once around, and press the ends together. Scratch and dab it, and lay the next one on top.
step higher Build upward. Lay a coil a little outside and the pot gets wider, a little inside and it gets narrower.
step smooth Stroke the coils together on the inside with a wet fingertip, so that no gap is left. Outside, the lines may stay.
step press Press {the press} into the coils for a pattern.
step dry Let it dry for two days, not in the sun: what dries slowly does not crack. {clay=modeling-clay,play-dough? It stays soft: stand it where it is cool. | Turn it over after the first day.}
step paint Paint bands and dots with {the paint}, and let them dry for half an hour.
step use It holds pencils, shells or secrets. {clay=air-dry-clay? No water: it would go soft again. | It is for dry things.}
further @4-5,6-8 Roll a snake with a head as the last coil, so that it looks over the rim.
further Look up a pot from a museum and build its shape: where is it widest?
safety Wash hands afterward, and keep {the clay} out of the sink's drain.
skills rolling evenly, joining clay, building a round wall
waiting Two days to dry.
alt A round pot built of {one clay} coils with painted bands and dots

* egg-carton-bats
name bats
title Egg-Carton Bats | Three Bats on Strings | A Cave Full of Egg-Carton Bats
about Three cups are one bat: the middle is the body, the outer ones are wings. Four cuts, and it is ready to fly. | They hang in the window all October and squeak when nobody is looking.
step cut {@4-5? A grown-up cuts | {@6-8? Together, cut} } three rows of three cups from {the carton}, each a bat.
step wings Leave the middle cup whole. Cut the front half of each outer cup away in two curves: now they are wings with points below.
step paint {paint=paint,acrylic-paint? Paint | Color} them black, inside and out, with {the paint}. {paint=paint,acrylic-paint? Reach into the valleys. | }
step dry {paint=paint,acrylic-paint? Leave them for three quarters of an hour: egg carton is thirsty. | Let them lie for a moment.}
step eyes {eyes=sticker? Press | Glue} two of {the eyes} onto each middle cup.
step fangs Cut two tiny fangs for each from {the fangs} and glue them below the eyes.
step feet Cut {the feet} into short pieces and glue two under each: claws to hang by.
step hang {@4-5? A grown-up pokes a hole | Together, poke a hole} through each body with the tip of {the scissors}, then {@4-5? threads | thread} a third of {the line} through and {@4-5? knots | knot} it below.
step fly Hang them at different heights. Blow: which one flies first?
further @4-5 Hang one upside down, as bats sleep.
further Cut a cave from a box and let the whole colony live in it.
safety Egg cartons bend away from the blades: a grown-up holds on. Hands are washed after handling a carton that held eggs.
skills painting all around, gluing small parts, hanging
waiting {paint=paint,acrylic-paint? Three quarters of an hour for the paint. | }
alt Three black egg-carton bats with eyes and fangs hanging on strings

* cotton-tail-cup-bunny
name cup bunny
title Cup Bunny With a {tail=cotton-ball? Cotton | Fluffy} Tail | {cup=cardboard-tube? Tube | Cup} Bunny for the Easter Table | The Bunny That Carries Treats
about Two long ears, six whiskers and a tail: the rest was a cup all along{cup=cardboard-tube? , or nearly | }. It holds what the bunny brings. | Look at it from behind: that is its best side.
step coat {coat=paint,acrylic-paint? Paint {the cup} with {the coat} and let it dry for half an hour. | {coat=tissue-paper? Tear {the coat} into scraps and {fix fix} them all over {the cup}. | Cut {the coat} to size and {fix fix} it around {the cup}.}}
step ears Draw two long ears on {the ears} with {the pen}, as long as {the cup} is tall, and two thinner ones for the insides in pink. Cut them out.
step fix {fix fix} the thin ones onto the thick ones, and the ears inside the rim at the back, a finger apart. Bend one of them.
step eyes {eyes=sticker? Press | {fix fix}} {the eyes} on, in the middle of the front.
step whiskers Cut {the whiskers} into six pieces as long as a finger and {fix fix} three to each cheek.
step nose {nose=sticker? Press | {fix fix}} {the nose} on where the whiskers meet.
step mouth Draw {nose? a mouth | {eyes? a nose and a mouth | two eyes, a nose and a mouth}} with {the pen}, and two teeth.
step tail {fix fix} {the tail} to the back, low down.
step grass {cup=cardboard-tube? Push {the grass} into the top | Fill {the cup} with {the grass}}, so that it looks out over the rim.
step hide Hide it behind a cushion. Who finds the bunny, and what is in it?
further @4-5 Make a small one from a second cup, cut lower: the baby.
further Write a name on each and let the bunnies show who sits where.
safety {nose=button,bead? Small parts are for big children only. | Ears bend, and bunnies do not run with scissors.}
skills cutting pairs, placing a face, hiding and finding
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | {fix=glue? Half an hour for the glue. | }}
alt A white cup bunny with long ears, whiskers and a round cotton tail

* lollipop-valentines
name valentines
title {pop=candy? Lollipop Valentines | {pop=pencil? Pencil Valentines | Butterfly Valentines}} for the Whole Class | {pop=candy,candy-cane? Butterflies With a Sweet Middle | Butterfly Valentines to Hand Out} | Six Valentines in an Hour
about {pop=candy? A lollipop | {a pop}} is the body, card makes the wings, and there is room for a name: nobody gets the same one. | Six friends, six butterflies, and every one of them says something true.
step pattern On {the card}, folded in half, draw a pair of wings along the fold with {the pen}, as tall as your finger is long. For a flower, draw six round petals around a middle.
step cut Cut it out and unfold it. Draw around it five times and cut those out too: six in all.
step slits {punch? Punch two holes along the middle of each with {the punch}, a thumb's width apart. | {@4-5? A grown-up snips | Fold again and snip} two short slits across the middle of each, a thumb's width apart.}
step trim {trim=sticker,stick-on-gem,washi-tape? Press {the trim} onto the wings, the same on both sides. | Tape {the trim} onto the wings, the same on both sides.}
step words Write a name on one wing and your own on the other with {the pen}. Add one thing that you like about this person.
step slide Slide one of {the pop} through both openings, so that it becomes the body.
step back Put a strip of {fix} over the stick at the back.
step leaf Cut two leaves for each flower from {the leaf} and tape them to the stick.
step give Hand them out yourself. Whose face do you want to see?
further @4-5 Make one for the bus driver or the neighbor.
further Make a dozen from one pattern, and no two in the same colors.
safety {pop=candy,candy-cane? Hard candy is for children who sit while they eat; ask about allergies before you give it away. | Points look down when they are handed over.}
skills cutting on a fold, writing something kind, making many alike
alt A pink butterfly and a yellow flower of card, each on a stick

* hundred-gumballs
name gumball machine
title Gumball Machine for the 100th Day | One Hundred {balls=pom-pom? Pom-Pom | Round} Gumballs | {globe=paper-plate? Paper-Plate | Full-to-the-Top} Gumball Machine
about A hundred is ten tens, and here you can count them: every {one balls} is a gumball, and not one is missing. | How much is a hundred? Exactly one machine full.
step count Count out {the balls} in ten heaps of ten. Together, count the heaps: a hundred.
step stand On {the stand}, draw with {the pen} the foot of the machine: narrow above, wide below, as tall as your hand. Cut it out.
step join Glue {the globe} onto the narrow end of the foot, so that they look like a machine.
step glue {balls=sticker? Press the first five heaps on | Spread glue on one half of {the globe} and press the first five heaps on}, close together, color next to color.
step more {balls=sticker? Press on the other five | Glue on the other five} as well. If they get tight, let them climb to the rim.
step knob Glue {the knob} to the foot: that is what one turns.
step sign Write the price on the foot with {the pen}, a 1 and two zeros, and draw the flap where the gumball falls out.
step dry Let it lie flat for half an hour.
step check Let somebody guess how many there are. Then count by tens: who was nearest?
further @4-5 Sort the next hundred by color before you count.
further Make a graph: how many red, blue, yellow? Which color would fall out most often?
safety {balls=pom-pom,button,bead,dried-bean,sequin,bottle-cap? A hundred small things: count them back into the box, away from toddlers. | Nothing on it is for mouths.}
skills counting by tens, gluing close together, estimating
waiting Half an hour for the glue.
alt A gumball machine with a round globe full of colorful balls on a red foot

* clay-pot-bell
name garden bell
title Clay-Pot Bell for the Garden | A Flower Pot That Rings | Painted Pot Bell
about Turned over and hung on a string, a flower pot is a bell. It rings by itself when the wind comes by. | One pot, some paint and {a clapper}: the garden gets a voice.
step wipe Wipe {the pot} dry and dust it off, on a sheet of {newspaper}: paint holds on clean clay.
step coat {paint=paint-marker? Color | Paint} the rim in one color and the body in another with {the paint}, and leave the inside bare.
step dots {paint=paint-marker? Draw dots, waves and leaves with the third color. | Dip the blunt end of the {pencil} in the third color and set dots in rows, small ones between big ones.}
step dry {paint=paint-marker? A quarter of an hour, and it is dry. | Let it dry for an hour.}
step clapper Cut {the line} in two. Tie {the clapper} to the end of one half with a double knot.
step knot Hold the clapper where the rim will be, and tie {stop? {the stop} into the line | the {pencil} loosely into the line, knot over it three times and pull the pencil out: a thick knot sits} where the bottom of the pot will be. It keeps the pot from sliding down.
step thread Thread the line up through the hole in the bottom, and let the pot rest on the knot. The clapper hangs just at the rim.
step beads Thread {the beads} onto the line above the pot, and tie a knot over them.
step tail Tie {the tail} below the clapper with the other half: it catches the wind.
step ring Together, tie the top to a branch or a hook where nobody walks below. Does it ring at a breath, or only in a storm?
further @4-5,6-8 Paint a face on it: a bell with its tongue out.
further Hang three of different sizes below each other. Which one has the deepest voice?
safety Pots break: it hangs low over grass or earth, and a grown-up tests the knot.
skills painting patterns, tying knots that hold, listening
waiting {paint=acrylic-paint,paint? An hour for the paint. | }
alt A painted clay pot hanging upside down as a bell with a tail

* white-crayon-message
name secret message
title Invisible Message in White Crayon | The Letter That Only Paint Can Read | Secret Spy Message
about White on white: nobody sees a word. Then a brush of color runs over it, and there it is. Wax does not drink water. | Give a friend an empty sheet and a brush. Only the two of you know why.
step plan Think of a short message, or a map with a cross. Big letters read best: no more than ten words on {the sheet}.
step write Write it on {the sheet} with {the wax}{wax=crayon,oil-pastel,broken-crayon? , the white one | }, one letter as tall as your thumb is wide. Keep a finger where you stopped, or you lose the place.
step harder Go over every line once more, and press hard: thin wax lets the water through.
step cover Draw something harmless in a corner with {the map}: a shopping list, a cat.
step post {post=envelope,paper-bag? Slip it into {the post} | Fold it once}, and hand it over without a word.
step mix Stir plenty of {the wash} into a little {water} in a {cup}: thin, but strong in color.
step reveal Lay the sheet on {newspaper} and let the other agent brush the color across it with {the brush}, from left to right. The message comes up white.
step dry Let it dry for twenty minutes.
step answer Write the answer in the same way. What do the two of you plan?
further @4-5 Draw a secret animal and let somebody guess it before the whole sheet is wet.
further Write each word backward or in your own alphabet as well: a code inside a code.
safety Paint water is for the brush and not for drinking. Good spies keep only friendly secrets.
skills writing with pressure, brushing a wash, planning a surprise
waiting Twenty minutes to dry.
alt A blue painted sheet on which white letters and a map have appeared

* spoon-water-wheel
name water wheel
title {blades=plastic-spoon? Spoon | Bottle-Cap} Water Wheel That Turns | A Mill for the Brook | Water Power in Your Hands
about Water falls into the {many blades}, each one sinks, and the next comes up: that is how mills were driven for two thousand years. | {load? Pour from above, and the wheel pulls up a load. Nothing but water does the work. | }
step wheel {wheel=milk-carton,foam-tray? Together, cut two circles as wide as your hand from {the wheel}. | Take two of {the wheel} of the same size.} They are the sides of the wheel.
step axle A grown-up makes a hole in the middle of both with the tip of {the scissors}, so tight that {the axle} sticks. Push the axle through both{wheel=old-CD? , wound with a little tape where the hole is too wide | }.
step blades {blades=plastic-spoon? A grown-up snips the handles off, as long as a thumb from the bowl. Count six. | Count six of {the blades}.}
step fix {fix fix} {the blades} to the rim of one side, at equal distances, all hollows facing the same way around. Press the other side against them and {fix fix} it down as well.
step even Turn the wheel with a finger. If it always stops at the same place, move one blade a little.
step hold Hold the axle loosely between two fingers and thumbs, one end in each hand: it has to turn by itself.
step winch Tie one end of {the winch} to the axle, with a turn of {fix} over the knot.
step load Tie {the load} to the other end.
step pour Outdoors, somebody pours from the {pitcher} over a {bowl}, a thin stream onto the upper blades. Which way does it turn?
step mill {winch? How high does it pull the string before the pitcher is empty? | How many turns does it make before the pitcher is empty?}
further @6-8 Pour from higher up: does it turn faster?
further Count the turns for one pitcher, change the number of blades, and count again.
safety Work outdoors or over a tub with a grown-up beside it; a puddle indoors is slippery. Cut edges of plastic are covered or rubbed smooth.
skills spacing evenly, testing, seeing water work
alt A wheel with six blades on an axle
left glue: would come off in the water

* pom-pom-peg-critters
name pom-pom critters
title {pom=pom-pom? Pom-Pom | Fluffy} Critters on Clothespins | Three Tiny Pets That Hold On | A Mouse, a Bunny and a Chick on Pins
about Big {pom=pom-pom? pom-pom | ball}, small {pom=pom-pom? pom-pom | ball}, two ears: an animal as large as a plum. It bites onto curtains, pages and shirts, and never lets go. | Three of them fit on one string of notes, and each has a face of its own.
step pair Sort {the pom} into three pairs: a larger one for the body and a smaller one for the head. Lay {the pin} beside them.
step body Glue a body onto the flat side of each pin, near the end that bites. Press while you count to thirty.
step head Glue a head on top of each body, touching it. Hold it until it stays.
step ears Cut ears from {the ears}: round ones for a mouse, long ones for a bunny, and a small triangle as the beak of a chick. Glue them on.
step eyes {eyes=sticker? Press | Glue} two of {the eyes} onto each head.
step face Cut three dots as small as a lentil from {the ears}, draw {eyes? a nose | a nose or an eye} on each with {the pen}, and glue them on.
step tail Cut {the tail} into three pieces as long as a finger and glue one behind each body.
step dry Leave them lying for half an hour.
step hold Clip them onto a page, a shirt, {note? or {the note} | or a drawing}. What are their names?
further @4-5 Let them talk to each other along the edge of the table.
further Make one that looks like the pet of a friend, and clip a note into its mouth.
safety Pins pinch, and small round things are for children who no longer put them into their mouths.
skills pairing sizes, gluing small parts, giving a face
waiting Half an hour for the glue.
alt Three fluffy animals with ears and eyes, each sitting on a clothespin

* tape-road-city
name road city
title {road=masking-tape,electrical-tape,duct-tape? Tape-Road City | Cardboard Road City} | A City for {cars} | {bridge? Roads, a Bridge and a Place to Park | }
about {bridge? Two roads that cross, a bridge, a garage: the cars know at once what to do. | } | Lay the road as you like, and drive on it as the signs say.
step plan Spread {the board} on the floor and draw with {the pen} where the roads go: a circle, a crossing, one that leads out of town.
step ground Paint the ground between the roads with {the paint}: grass or water. Half an hour to dry.
step road {road=masking-tape,electrical-tape,duct-tape? Stick strips of {the road} along the lines, two side by side, so that a car fits on. Tear or fold it at the curves. | Cut {the road} into strips a little wider than a car, curves too, and lay them along the lines, ends overlapping.}
step lines Draw a dashed line along the middle of the road and stripes where people cross, with {the lines}.
step bridge {bridge=craft-stick? Lay {the bridge} side by side and tape two across below: | Fold or lay {the bridge} flat:} a bridge. {fix fix} it over the place where a river could be.
step houses {houses=construction-paper,cereal-box? Cut strips from {the houses} and fold each into a house that stands | Set {the houses} along the road as houses and a garage}, and {fix fix} them down if they tip.
step trees Cut trees from {the trees} with a foot to bend, and {fix fix} them beside the road.
step signs Draw a stop sign, a parking place and the name of the city with {the pen}.
step drive Line up {the cars} at the edge of town. Who has the right of way, and where is everybody going this morning?
further @4-5 Drive to the bakery and buy bread for the whole street.
further Give directions with your eyes on the map only: left, right, second street. Where does the driver end up?
safety Roll it up or lean it on a wall afterward: nobody steps on a car with bare feet. Real streets are for walking with a grown-up.
skills planning roads, reading signs, playing by rules
waiting {paint? Half an hour for the paint. | }
alt A board with gray roads, houses, trees, a bridge and small cars

* twister-jar
name twister
title Tornado in {a bottle} | The Twister in {a bottle} | Swirl, Stop, Watch: A Tornado
about Swirl it in a circle, set it down, and a tornado stands in the water. It takes a drop of soap and a turn of the wrist. | A storm that fits in two hands and is over in ten seconds. Then again.
step water Fill {the bottle} with {water} up to a hand's width below the rim.
step soap Add {the soap}{acid? and {the acid} | }, no more: too much makes foam, and foam hides the storm.
step tint Add {the tint}: you must still be able to see through.
step bits Drop in {the bits}, as what the storm carries along.
step close {@4-5? A grown-up screws the lid on and winds | Together, screw the lid on and wind} {the seal} around it. Dry it with {the towel}, turn it over once above the sink: not a drop may come out.
step swirl Hold it upright with both hands and move it quickly in small circles, as if you stirred soup. Stop.
step watch Look from the side: a funnel turns in the middle. How long does it last? Which way did you stir?
further @4-5 Stir it slowly, then fast. Which storm is bigger?
further Time ten storms. What makes one last longer: more water, more speed, more soap?
safety {bottle=glass-jar? Glass is held with both hands, above a towel. | It stays closed, and what leaks is wiped up, for soapy floors are slippery.}
skills observing, trying again, timing
alt A clear bottle with a white funnel turning in blue water

* bottle-bumblebee
name bee
title {bottle=plastic-bottle? Plastic-Bottle | Plump} Bumblebee | A Bee Made From {a bottle} | Buzz: A Bee With See-Through Wings
about A bottle on its side is as round as a bumblebee, and the cap is its {eyes? nose | snout}. | It cannot sting, it does not mind the rain, and it hums as loudly as you do.
step coat Lay {the bottle} on its side, cap in front. {coat=paint,acrylic-paint? Paint it yellow with {the coat} and let it dry for half an hour. | {coat=yarn? Wind {the coat} around it, turn beside turn, with {fix} at both ends. | Cut {the coat} to a piece that goes around it once, wrap it, and {fix fix} it below.}}
step stripes {stripes=construction-paper,felt? Cut three narrow strips from {the stripes} and {fix fix} them | {stripes=yarn,pipe-cleaner? Cut {the stripes} to length and tie them | Cut {the stripes} to length and stick them}} around the body, with gaps as wide as the stripes.
step wings Cut two wings like drops from {the wings}, as long as your hand, and pinch each at its narrow end.
step join {fix fix} the pinched ends to the back, just behind the first stripe, so that they stand up.
step eyes {eyes=sticker? Press | {fix fix}} {the eyes} on, left and right behind the cap.
step face Draw {eyes? a smile | two eyes and a smile} below with {the pen}.
step feelers Cut {the feelers} in half, curl the ends around a finger and {fix fix} them on top of the head.
step line {@4-5? A grown-up ties | Together, tie} {the line} around the middle, under the wings, so that it hangs level.
step fly Fly it from flower to flower. How does a bee tell the others where the best ones are?
further @4-5 Dance like a bee: straight on, wiggle, and turn around.
further Draw the six-sided rooms of its hive, and find out why they have six sides.
safety The cap stays screwed on. {wings=plastic-wrap? Thin plastic film is for wings and never goes near a face. | It hangs where nobody runs into it.}
skills covering a round thing, making pairs, knowing an insect
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A yellow bee with black stripes, wings and feelers made from a bottle

* sugar-skull-plate
name sugar skull
title Paper-Plate Sugar Skull | Sugar Skull With a Crown of Flowers | Calavera for the Day of the Dead
about On the Day of the Dead, skulls smile: they are made of sugar, painted with flowers, and bear the name of somebody who is loved. | No two are alike, and none of them is scary.
step shape Draw two curves on {the plate} with {the pencil}, left and right of the lower half, so that a chin is left. {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} them away: a skull.
step eyes Draw two big circles for the eyes, a heart upside down for the nose, and a long line for the mouth with short lines across it.
step rings Fill the eyes with black and draw petals all around them with {the pens}.
step mouth Go over the mouth and its lines in black, and fill the nose.
step swirls Cover the rest with patterns: swirls on the cheeks, dots on the chin, leaves on the forehead, the same on the left as on the right.{pens=paint,acrylic-paint?  Let it dry for half an hour.}
step gems {gems=sticker,stick-on-gem? Press | Glue} {the gems} on, where a pattern has its middle.
step flowers {flowers=cupcake-liner? Fold and pinch {the flowers} into three big blossoms. | {flowers=ribbon-rose? Choose three of {the flowers} or more. | Tear {the flowers} into squares, lay four on each other, and pinch and twist them in the middle: three big blossoms. Marigolds are orange.}}
step crown Glue the blossoms along the forehead, close together.
step holder Glue {the holder} behind the chin and hold it until it sticks: now the plate is a mask to look over.
step remember Write the name of somebody you remember on the back. What did they like to eat, and which joke was theirs?
further @4-5 Make a small one for a pet.
further Set it on a shelf with a photo and a favorite dish: an ofrenda.
safety Scissors go slowly around the chin. The mask is held in the hand and not tied on.
skills drawing evenly on both sides, making paper flowers, remembering
waiting Half an hour for the glue.
alt A white skull with flower eyes, colorful swirls and a crown of blossoms

* life-size-body-map
name body map
title Life-Size Body Map | What Is Inside Me? A Paper Body | {roll=bed-sheet? Body on a Sheet | A Body as Big as Yours}
about Lie down, be drawn around, and look at what you carry about all day: a pump, two bags of air, and a pipe as long as a room. | It is exactly as tall as you are today, and everything is where yours is.
step lie Spread {the roll} on the floor and lie down on it, arms a little apart. Somebody draws around you with {the pen}, slowly, pen upright.
step outline Stand up and draw over the outline. Add face, hair, and what you like to wear.
step heart Cut a heart as big as your fist from {the organs} in red, and {fix fix} it in the middle of the chest, a little to the left. Where does yours beat?
step lung {lungs? {fix fix} {the lungs} on | Cut two lungs as long as your forearm from {the organs} and {fix fix} them on}, one on either side of the heart.{lungs?  Cut ribs from {the organs} and lay them over it.}
step pipes Cut {the pipes} to length and {fix fix} them above the lungs in the shape of a Y: the windpipe, which forks.
step stomach Cut a stomach like a bean from {the organs}, as big as both your fists, and {fix fix} it below the left lung.
step gut Lay {the gut} below the stomach in loops, to and fro, and {fix fix} it down here and there: that much lies in your belly.
step bones {fix fix} {the bones} along one arm and one leg. How many joints does a finger have?
step labels Write the names beside with {the pen}, and what each one does.
step tell Hang it up at your own height and follow a bite of apple from the mouth all the way down.
further @4-5 Put a hand on your chest, jump ten times, and feel again.
further Count your pulse sitting and after running, and write both beside the heart.
safety Pen stays on the paper and off the clothes: somebody calm draws around. Scissors are picked up from the floor after each cut.
skills measuring with the body, knowing organs, labeling
alt A life-size paper body with heart, lungs, stomach and labels

* patchwork-jar-lantern
name jar lantern
title {jar=glass-jar? Mason-Jar | {jar=plastic-jar? Plastic-Jar | Small}} Lantern in Patchwork | Jar Lantern With {paper=tissue-paper? Tissue-Paper | Colored} Panes | A Light to Give Away
about Torn paper, a brush and an empty jar: with a light in it, it looks like a church window. | Somebody will switch it on every evening and think of you.
step wash Wash {the jar} in {water}, take off the label, and dry it: glue holds on clean walls only.
step tear Tear {the paper} into patches as big as a stamp, in three or four colors.
step mix Stir two spoons of {glue} with one of {water} in the {cup}.
step cover Brush a little of it onto the jar, lay patches on, each over the edge of the last, and brush over them. Go all around, and leave the rim free.
step figure Cut a heart, a star or a letter from {the figure} and stick it on, in front.
step seal Brush one thin layer over everything and smooth down what sticks up.
step dry Let it dry for two hours, standing on its mouth.
step band {band=washi-tape? Run | Tie} {the band} around the rim{band=washi-tape? . | , with a bow.}
step tag Write on {the tag} with {the pen} whom it is for, and fix it under the band.
step light {@4-5,6-8? A grown-up checks that nothing about {the light} is loose, switches it on and sets it in. | Switch {the light} on and set it in.} Turn off the lamp: which color is strongest?
further @4-5,6-8 Make a row of three: a tall one, a wide one, a tiny one.
further Plan the patches as a picture: hills below, a sunset above.
safety A battery light only: paper and glue burn. {jar=glass-jar,tea-light-holder? A cracked glass goes into the trash. | The light is a grown-up's to open.}
skills tearing, brushing thin, choosing colors that glow
waiting Two hours for the glue.
alt A jar covered with colorful patches, {band? {a band} around its rim} and a light inside
`;
