/** The English words of the shelf of the same name. */
export const words = `
* blue-dough-sea
name dough sea
means sea, wave, shell, crab, bubble, beach, fish
title The Sea in {@4-5,6-8? Blue Dough, With Shells | Blue Dough} | A Piece of Sea to Press and Poke | Waves in Blue Dough
about Blue is kneaded in until {the dough} looks like the sea, and then the waves come: one push, and there they stay. | No sand in the shoes, and still a whole beach on the table.
step tint {@2-3? A grown-up pokes a hole into {the dough} and drops in a little of {the color}, blue if there is blue. | Poke a hole into {the dough} and drop in a little of {the color}, blue if there is blue.} Close it up, so that no finger gets stained.
step knead {@2-3? Your child squeezes, folds and pushes | Squeeze, fold and push} until the color has spread. Stop while there are still streaks: streaks are waves.
step flat {roller? Roll it out on {the board} with {the roller} | Pat it flat on {the board}}, as thick as a finger and as long as a hand and a half.
step waves {@2-3? Your child presses {the comb} in and wiggles it along: a wave, and one behind it. | Press {the comb} in and wiggle it along: a wave, and three behind it.}
step bubbles {@2-3? Your child presses the rim of {the rim} in, straight down and straight up: big bubbles. | Press the rim of {the rim} in, straight down and straight up, where it should bubble.}
step crab {@2-3? With two fingertips your child walks across: a crab has been here! | Walk across with two fingertips, sideways: a crab has been here.}
step shells Press {the shells} in one by one, the rounded side down, count to three and lift: the ribs stay in the dough.
step stay Leave two of them in, half sunk, where the beach would be.
step dry {dough=play-dough? A lid or a cloth keeps it soft for tomorrow. | Let it dry on {the board} for a day, then turn it over for another.}
step sail {@2-3? Blow across it, whoosh: which boat comes by? | Shut your eyes and read the sea with your fingertips: what was pressed in here?}
further {@2-3? Knead it up and make the sea all over again, calm or stormy. | Make a second piece in sand color and lay it beside the blue one.}
safety {@2-3? The dough is salty and not for eating: a grown-up stays at the table. | The dough is not for eating, and shells with sharp edges are for looking at only.} The color stains until it is kneaded in.
skills kneading, pressing and lifting, naming what is in the sea
waiting {dough=play-dough? Nothing has to dry. | About a day on each side.}
alt A slab of blue dough with waves and bubbles pressed into it

* petals-in-cut-clay
name clay hanging
means hanging, disc, garden
title Petals in Clay, on a String | {stick? The Garden Hangs From a Stick | The Garden, Kept in Clay} | Three Clay Discs With a Garden in Them
about What was picked today is pressed into soft clay and stays there when summer is over. | Some keep their color, some leave only their veins: both are lovely, and nobody can tell beforehand.
step roll {@2-3? Together, knead {the clay} soft and | Knead {the clay} soft and} {roller? roll it out with {the roller} | pat it flat}, as thick as a finger.
step cut {@2-3? Your child presses {the cutter} in and wiggles. | Press {the cutter} in and wiggle.} Three pieces, and the rest peels away around them.
step hole {@2-3? A grown-up pokes | Poke} a hole near the top of each with {the straw}, a finger's width from the edge.
step press {@2-3? Your child lays {the finds} on, one at a time, and pats each flat. | Lay {the finds} on, not too many, and press each flat from its middle outward.}
step pat {@2-3? Your child pats everything once more with a flat hand, | Go over everything once more with a flat fingertip,} until no edge stands up.
step dry Lay them on the {tray} for a day, and turn them over for the second.
step coat Brush {the coat} thinly over petals and clay with {the brush}. It seals the color in.
step tie {@2-3? A grown-up cuts three pieces of {the line} with {the scissors} and ties | Cut three pieces of {the line} with {the scissors} and tie} one through each hole.
step stick {@2-3? A grown-up ties | Tie} the other ends to {the stick}, the middle one longest, with a loop above.
step hang {stick? Hang it where the wind just reaches it. | Hang them side by side where the wind just reaches them.} {@2-3? Which one did you find by the path? | Which plant kept its color best?}
further Press one leaf in, dry, and lift it off at the end: only the print stays.
safety Pick only what a grown-up knows, nothing with thorns. {@2-3? Clay and petals stay out of mouths, and it hangs out of reach. | Hands are washed afterward.}
skills rolling, cutting out, pressing gently
waiting Two days for the clay, turned over once.
alt Three discs of pale clay with petals and leaves pressed in, hanging on strings

* two-thumbs-one-heart
name thumbprint heart
means heart, disc, day, refrigerator
title Two Thumbs Make a Heart | A Thumbprint Heart to Hang Up | A Heart From Your Own Two Thumbs
about One thumb leaning left, one leaning right, and where they meet there is a heart. Nobody else in the world has this one. | Thumbs grow, and this one stays as small as today. It is what grandmothers never throw away.
step ball {@2-3? Your child rolls {the clay} between two hands into a ball as big as an egg. | Roll {the clay} between your hands into a ball as big as an egg, without cracks.}
step flat {cutter? Press it flat, as thick as a finger, and cut it out with {the cutter}. | Press it flat with the ball of your hand, as thick as a finger, and stroke the edge round.}
step thumbs {@2-3? Your child presses one thumb into the middle, leaning to the left, and the other one beside it, leaning to the right, so that the tips meet below. | Press one thumb into the middle, leaning to the left, lift it straight up, and press the other one in beside it, leaning to the right, so that the tips meet below: a heart.}
step edge Press a border around the rim with {the edge}, print beside print.
step hole {@2-3? A grown-up pokes | Poke} a hole near the top with {the straw}.
step dry Let it dry on the {tray} for a day, turn it over, and give it another.
step paint {@2-3? Your child paints the heart with {the paint} and {the brush}: only the hollow, as well as it goes. | Paint only the hollow with {the paint} and {the brush}.} What runs over is wiped off at once.
step name {@2-3? A grown-up writes | Write} the name and the year on the back with {the pen}.
step loop {@2-3? A grown-up threads {the loop} through the hole and knots it | Thread {the loop} through the hole and knot it}: it hangs on a hook, a window handle or the handle of a refrigerator.
step give Hand it over and say whose thumbs these are.
further Make one each year on the same day, and hang them in a row.
safety {@2-3? What is kneaded stays out of mouths, and the heart hangs where it cannot be pulled down. | A dried heart can break: it hangs where nobody runs into it.}
skills rolling a ball, pressing with aim, painting in a hollow
waiting Two days for the heart, and half an hour for the paint.
alt A pale disc with a heart of two thumbprints, hanging on a loop
left magnet: two that are swallowed are dangerous, so the heart hangs on a loop

* crown-laced-with-wool
name laced crown
means crown, stone, tip, edge
title A Crown to Lace | In and Out: A Crown for a Queen or King | The Crown You Laced Yourself
about In at one hole, out at the next, all the way around: then the crown closes by itself, and somebody has to reign. | {the lace} is the gold on this one, and each hole is a step to the throne.
step shape {!crown=paper-crown? Draw a row of five points along {the crown} and cut them out with {the scissors}: a strip that reaches around the head, with a straight edge below. Too short? Add a piece behind.}
step holes Punch holes along the straight edge with {the punch}, two fingers apart, unless they are there already.
step color Draw zigzags, waves or stones on it with {the color}.
step tip Cut {the lace} as long as the crown and a hand more, wind {tape} around one end until it is stiff like a shoelace tip, and tie a thick knot into the other.
step lace Push the stiff end in at the first hole and up at the next, all along the edge. Pull it flat, but not so tight that it curls.
step gems {gems=sticker,washi-tape,felt-sticker,stick-on-gem? Press {the gems} on: one on each point, then the gaps. | {fix stick} {the gems} on: one on each point, then the gaps.}
step close Bend it into a ring that fits the head, lead the end of {the lace} through the first hole and the last together, and tie a bow with short ends.
step reign Put it on. What does whoever wears it order first?
further Undo the bow, pull {the lace} out and lace it again in another order.
safety The bow ties the crown and never goes around a neck. The crown comes off for running.
skills lacing in and out, pressing small things, playing a part
alt A crown with a laced edge, stones and a bow

* pom-pom-pets
name pom-pom {v}
means body, head, home, nest
title A Pom-Pom {V} | {V} as Soft as a Sneeze | The {V} That Fits in a Pocket
about A big ball for the body, a smaller one for the head, and it looks at you already. | {v.why} The rest is felt, glue and two eyes.
say bunny: name=bunny; why=A bunny is two puffs and two ears.; body=The largest is the body, the next the head, pressed on top while you count to thirty. The smallest is the tail, low down behind; cut=two long ears; on=Glue the ears side by side behind the head, pinched at the base so that they stand; wire=snip four whiskers as long as a finger and glue them beside the nose; home=a meadow
say chick: name=chick; why=A chick is all fluff and one beak.; body=The largest is the body, the next the head, pressed on top while you count to thirty; cut=a small folded beak, two wings and two feet; on=Glue the beak into the middle of the face, the wings to the sides and the feet below; wire=snip three short pieces and glue them on top as a tuft; home=an eggshell
say mouse: name=mouse; why=A mouse is mostly ears.; body=The largest is the body, the next the head, pressed on top while you count to thirty. The smallest is the nose; cut=two round ears as big as the head; on=Glue the ears on, wide apart, above the face; wire=bend one piece into a curl and glue it on behind as a tail; home=a mouse hole
say caterpillar: name=caterpillar; why=A caterpillar is one puff behind another.; body=Line up five from large to small, glue each to the next, and press while you count to thirty. The largest is the head; cut=a small round mouth; on=Glue the mouth on below the place for the eyes; wire=snip two feelers, curl their tips and glue them on top; home=a leaf
say penguin: name=penguin; why=A penguin is a ball in a good suit.; body=The largest is the body, the next the head, pressed on top while you count to thirty. A light one goes in front as the belly; cut=a small folded beak, two wings and two feet; on=Glue the beak into the middle of the face, the wings to the sides and the feet below; wire=wind one around the neck as a scarf; home=an ice floe
step sort Line up {the poms} by size and choose the colors for {a v}.
step feet {@4-5? Together, draw a circle as wide as four fingers | Draw a circle as wide as four fingers} on {the felt} with {the pen} and cut it out with {the scissors}: the ground it sits on.
step body {v.body}. Use a bean-sized drop of {glue} at each place{v=caterpillar? , and one under each for the ground | , and one below for the ground}.
step ears From the rest of {the felt}, cut {v.cut}.
step on {v.on}.
step eyes {eyes=sticker? Press {the eyes} on, | Glue {the eyes} on,} a little apart and low down: that looks young.
step wire Now {the wire}: {v.wire}. Sharp tips are bent over.
step dry Leave it standing for half an hour before anybody strokes it.
step home Turn {the home} into its home: {v.home}.
step visit What is it called, and what does it say when it is stroked?
further Make a second one in another size, and they are a family.
safety Pom-poms and eyes are small: keep them away from babies and pets. A drop of glue is enough; more runs into the fluff.
skills sorting by size, gluing with patience, cutting small
waiting Half an hour for the glue.
alt A small pom-pom {v} with eyes

* block-robot-that-stands
name block robot
means robot, head, body, leg, antenna, eye, arm, dial, mouth
title The Robot That Stands on Its Own Feet: Painted Blocks | A Robot Built of Blocks | Four Blocks, One Robot
about Blocks do not wobble: glued one on another they are a robot that stands on the shelf for years. | First everything is planned without glue. That is how engineers do it.
step plan Stand {the blocks} up without glue: two for the legs, one for the body and one for the head. Try them around until nothing wobbles.
step coat On {newspaper}, paint all sides of {the blocks} with {the coat} and {the brush}. Leave the sides bare that will be glued: glue holds better on wood.
step dry Let them dry for half an hour.
step body Put {glue} on the tops of the two legs, set the body on them, and press while you count to sixty.
step head Glue the head on top, straight or a little turned, as if it heard something.
step feet Glue two of {the feet} below as feet{feet=wooden-bead? , close behind each other so that nothing rolls, | } and two on top as antennas. Lean it against a wall until it holds.
step arms {arms=pipe-cleaner,twist-tie? Wind {the arms} around a finger, pull it off, and glue one spring to each side. | Glue {the arms} on, one to each side: one up, one down.}
step studs {studs=paper-fastener? Bend the legs of {the studs} flat and glue the heads on as bolts: left, right, and on top. | Glue {the studs} on as bolts: left, right, and on top.}
step dials {dials=sticker,stick-on-gem? Press {the dials} on the body in two rows: buttons, lamps and gauges. | Glue {the dials} on the body in two rows: buttons, lamps and gauges.}
step face Draw two eyes and a mouth with bars on the head with {the face}. Which button switches it on?
further Build it a dog from two small ones.
safety {@4-5? A grown-up checks the wood for splinters and keeps small parts away from little siblings. | Rub splinters off first, and keep small parts away from little siblings.}
skills planning before gluing, balancing, painting all around
waiting Half an hour for the paint, and an hour for the glue.
alt A standing robot of painted blocks with dials and antennas

* crater-moon-to-keep
name crater moon
means moon, crater, stone, shadow
title A Moon Full of Craters | The Moon You Can Touch | Stones From Space Fell on This Moon
about The moon looks as it does because stones fell on it, large ones and small ones, for a very long time. You need ten minutes. | Every crater is round, whatever made it. Press, lift, and look.
step ball Knead {the dough} until it no longer cracks, and roll it into a ball.
step flat {roller? Press the ball flat and roll it out with {the roller} | Press the ball flat with the ball of your hand}: a full moon as large as a hand and as thick as a finger.
step big Press {the dents} in, straight down and straight up: large craters first, some half across another.
step small Press small ones in between with fingertips and knuckles: there are always more small ones than large ones.
step rays Scratch rays around two of the craters with {the fork}: there the stones splashed.
step dry Let it dry on the {tray} for a day, turn it over, and give it another.
step coat Paint it all over with the pale one of {the paint} and {the brush}, down into the craters.
step deep Now the dark one, into the hollows only, and wipe across the top with a fingertip: so the shadows stay where they belong.
step dust {dust=glitter-glue,glow-paint? Dab {the dust} thinly on the light side{dust=glow-paint? : it will shine at night | }. | Sprinkle {the dust} on while the last paint is wet: moon dust.}
step land Shine a lamp on it from one side. Where do the shadows fall, and where would you land?
further Draw a map of it and give five craters a name.
safety The dough is not for eating, and small things that made craters are counted back in.
skills pressing straight, painting light and dark, looking at shadows
waiting Two days for the dough, and half an hour for the paint.
alt A round gray moon with craters of many sizes

* wooden-kit-in-your-colors
name wooden {v}
means vehicle, train, birdhouse, dinosaur, rocket, castle, boat, robot, kit, model, wheel, bird, roof, gate, window, table, moon, button, stone
title {V.title} | {V.other}
about {v.why} Built first, painted after: that way the glue holds on wood and not on paint. | The kit is the same in every box. The colors are yours alone.
say vehicle: name=vehicle; title=The Wooden Kit in Racing Colors; other=First Drive for a Painted Wooden Kit; why=Out of the box it is only wood.; two=the wheels, the roof and the stripes; pen=windows, doors and bars; stick=where lamps, numbers and signs belong; go=Push it over the table, around the fruit bowl and home again. Who rides along?
say dinosaur: name=dinosaur; title=A Wooden Dinosaur With Your Stripes; other=The Wooden Kit That Roars; why=Nobody knows what color dinosaurs really were.; two=the back, the plates and the spots; pen=eyes, claws and teeth; stick=along the back and the tail; go=Stand it among the houseplants. Is it hungry, and for what?
say rocket: name=rocket; title=The Wooden Kit for the Moon; other=Ready for Takeoff: A Painted Wooden Rocket; why=Real rockets are built before they are painted, too.; two=the tip, the fins and a ring around the window; pen=a window, rivets and lines; stick=where numbers and stars belong; go=Count down from ten. Where does it land, and who is there already?
say castle: name=castle; title=A Wooden Castle in Your Colors; other=Who Lives in This Painted Castle?; why=Whoever paints a castle may say who rules there.; two=the roofs and the gate; pen=windows and single stones in the wall; stick=on the towers and over the gate; go=Knock at the gate. Who asks who is there?
say boat: name=boat; title=A Wooden Boat, Painted for Fair Weather; other=The Wooden Kit Puts to Sea; why=A boat is known by its colors from far off.; two=a stripe along the hull and the flag; pen=round windows along the side; stick=on the sails; go=Sail it along the edge of the table. Which islands does it pass?
say robot: name=robot; title=A Wooden Robot, Painted by Its Inventor; other=The Wooden Kit That Obeys; why=Every robot of this kind looks alike until it is painted.; two=the chest, the feet and the hands; pen=eyes and a mouth with bars; stick=on the chest as buttons; go=Push a button. What does it do for you today?
say birdhouse: name=birdhouse; title=A Birdhouse in Your Colors; other=To Let: One Painted Birdhouse; why=Birds are not choosy about color, so you may be.; two=the roof and a ring around the hole; pen=flowers that climb up the walls; stick=far from the hole; go=Put it up under a roof or on a shelf. Who moves in first?
step lay Lay out all parts of {the kit} as the leaflet shows, and count them.
step sand Rub rough edges smooth with {the sand}, along the grain, and wipe off the dust.
step build {@4-5? Together, fit | Fit} it together without glue first. Then {@4-5? glue | glue} it part by part with {glue}, and hold each while you count to sixty. What has to turn gets no glue.
step hold Let it stand for an hour, and look once more whether it is straight.
step coat On {newspaper}, paint the large parts in one color with {the paint}{brush?  and {the brush} | }, thin, and with the grain.
step second When that no longer shines, paint {v.two} in the others.
step dry Let it dry for half an hour without touching it.
step pen Draw {v.pen} with {the pen}.
step stickers Place {the stickers} {v.stick}, and rub them down.
step go {v.go}
further Paint a sign with its name and number, and write your own and the date underneath.
safety {@4-5? A grown-up pushes in what is tight and checks for splinters. | Watch for splinters until the edges are smooth.} Small loose parts stay away from little siblings.
skills reading a plan, gluing in order, painting edges
waiting An hour for the glue, and half an hour for the paint.
alt A painted wooden {v} built from a kit

* soft-pet-in-a-box
name soft {v}
means body, head, pet, house, bed, box, nose, leaf
title A Soft {V}{house?  in Its House | } | {V} to Hold in Two Hands | A {V} Without a Single Stitch
about Two pieces, a line of glue and a handful of fluff: it is as soft as {a v} ought to be, and it keeps still. | {v.why} {house? Its house is ready before the glue is dry. | All it needs now is a name.}
say hamster: name=hamster; why=Cheeks full, eyes black, already asleep again.; shape=an egg with a flat bottom; ears=two round ears as big as a thumbnail; face=a small nose, two cheeks and whiskers; go=By day it sleeps. Who hears it at night?
say dog: name=dog; why=It guards the door, lying down.; shape=an egg with a flat bottom; ears=two long drops for ears, to hang down at the sides; face=a nose, a mouth and whiskers; go=Call it by its name. Does it come?
say cat: name=cat; why=It sleeps where it is warmest.; shape=an egg with a flat bottom; ears=two pointed ears; face=a small nose, a mouth and whiskers; go=Stroke it from the head to the tail. Can you hear it purr?
say rabbit: name=rabbit; why=It listens even in its sleep.; shape=an egg with a flat bottom; ears=two long ears, pinched at the base; face=a small nose, a mouth and whiskers; go=Whisper something to it. It has the ears for that.
step draw {@4-5? A grown-up draws | Together, draw} {v.shape} on {the felt} with {the pen}, as long as a hand, and {@4-5? cuts | cut} it out twice with {the scissors}. Keep the rest.
step edge Squeeze a line of {glue} around the edge of one piece, all but a gap as wide as three fingers below, lay the other on, and press all around.
step dry Leave it under a book for half an hour.
step fill Push {the fill} in through the gap, a little at a time, until it is plump.
step close Glue the gap shut and pinch it while you count to sixty.
step ears Cut {v.ears} from the rest with {the scissors} and glue them on.
step eyes {eyes=sticker? Press {the eyes} on. | Glue {the eyes} on and let them dry well.}
step face Draw {v.face} with {the pen}, and two little feet below.
step house {@4-5? A grown-up cuts | Together, cut} a door into {the house} with {the scissors}{bed? , and {the bed} goes in as a nest | }. {perch? {the perch} across the top is for climbing. | }
step sleep {v.go}
further Write its name on a sign{house?  over the door | }, and draw what it likes to eat.
safety Eyes are small: a grown-up pulls at them once they are dry, and the pet stays away from babies. Scissors stay on the table.
skills gluing an edge, stuffing, looking after something
waiting An hour for the glue.
alt A soft {v} {house? in front of its box | sitting up}

* shoebox-lid-stadium
name soccer game
means soccer, goal, ball, line, field, post, team, match, player, stadium, grass, bar
title Soccer in a {one box} | The Smallest Stadium in Town: A Soccer Game | Kickoff on the Kitchen Table: A Soccer Game
about Green ground, two goals and a ball that is just the right size: the match can begin, and it cannot roll under the sofa. | A {one box} has walls already. That makes it a stadium.
step walls {@4-5? A grown-up trims | Trim} {the box} with {the scissors} until the walls are as high as a hand is wide. Box lids stay as they are.
step grass Cut {the grass} to fit the ground and {fix glue} it down, smooth from the middle outward.
step lines {lines=masking-tape? Stick thin strips of {the lines} across the middle and before each goal. | {lines? Draw the middle line, a circle and a box before each goal with {the lines}. | Draw the middle line, a circle and a box before each goal with {the pen}.}}
step goals {@4-5? A grown-up cuts | Cut} an opening into both short walls with {the scissors}, as wide as four fingers: the goals.
step posts {posts=masking-tape? Stick short strips of {the posts} along both sides of each goal. | Shorten four of {the posts} with {the scissors} and {fix glue} one at each side of both goals.}
step net {fix glue} {the net} behind each goal, loosely, so that it can catch.
step ball {ball=aluminum-foil? Crumple {the ball} into a firm ball and dot it | {ball=cotton-ball? Roll {the ball} firmly between your hands and dot it | Dot {the ball}}} with black spots: turn it as you go.
step kick {posts=masking-tape? Whoever plays kicks with two fingers. | Color the tips of the other two with {the pen}, one for each team: these are the feet.}
step men Set up {the men} as players, two for each side. They stand still, and the ball bounces off them.
step match {glue=glue? Give the glue half an hour first. }Kick in turns, one kick each. A goal counts when the ball stays behind the line. {@4-5? First to three wins, | First to five wins,} and then you change ends.
further Draw both flags and a crowd on the walls.
safety {@4-5? A grown-up cuts the box, and the ball stays away from babies. | Cut away from the hand that holds the box.} Sticks kick balls, not fingers.
skills measuring a field, cutting openings, taking turns
waiting {glue=glue? Half an hour for the glue. | }
alt A box as a green soccer field with goals, lines and a ball

* pegs-from-a-fairy-tale
name peg figures
means figure, body, head, face, bed, cake, house, hood, wolf, stone, straw, brick, porridge
title {V.title} | {V.other}
about Three figures are enough for the whole story, and it can be told on a windowsill. | {v.why}
say red: name=Red Riding Hood; title=Red Riding Hood and the Wolf, Told With Three Pegs; other=Three Pegs Walk Into a Forest: Red Riding Hood; why=One hood, one nightcap, two pointed ears: that is how you tell them apart.; coat=one gray for the wolf, the others as they are; face=The girl and the grandmother smile, the grandmother with a ring around each eye. The wolf gets a light muzzle; dress=red, blue and gray; cut=a red hood like half a circle, a white nightcap and two pointed ears; heads=Glue the hood around the girl's head, the cap on the grandmother and the ears on the wolf; fluff=the wolf as a tail; tell=Why are your eyes so big? Somebody has to ask, and somebody has to answer
say bears: name=three bears; title=Three Bears of Wood; other=Who Has Been Sitting in My Chair? Three Peg Bears; why=A large one, a middle one and a small one make the rest of the story by themselves.; coat=all three brown; face=Each gets a light muzzle, a nose and two eyes; dress=blue, red and yellow; cut=six round ears; heads=Glue two ears on each head; fluff=the smallest bear as a pillow; tell=Three bowls, three chairs, three beds: who notices first that somebody was here
say pigs: name=three little pigs; title=Three Little Pigs on Pegs; other=Straw, Sticks and Bricks: Three Peg Pigs; why=The first is lazy, the second is quick, the third is clever. Give each a face to match.; coat=all three pink; face=Each gets a round snout with two dots, and two eyes; dress=yellow, blue and red; cut=six pointed ears; heads=Glue two ears on each head, with the tips bent forward; fluff=the first pig as a heap to sleep on; tell=Huff and puff: whose house is still standing
step coat {color=paint,acrylic-paint? Paint | Color} the heads of {the pegs} with {the color}{brush?  and {the brush} | }: {v.coat}. A thin line with {the pencil} shows where the face ends.
step dry {color=marker,permanent-marker? Let it dry for a few minutes. | Stand them up for half an hour.}
step face {v.face}. {fine? Thin lines are easiest with {the fine}. | Small dots are easiest with the tip of a finger.}
step dress From {the felt}, cut a strip for each as high as the body and once around it, in {v.dress} or what you have, wrap it around and glue it behind.
step hoods From the rest, cut {v.cut}.
step heads {v.heads}. Hold each piece while you count to twenty.
step belt Cut {the belt} into three, tie one around each body and trim the ends.
step fluff Glue a pinch of {the fluff} on {v.fluff}.
step tell {v.tell}? Tell it once as it is in the book, and once with another end.
further Build the place where it happens from a box, with a door to knock at.
safety Figures are small: they stay away from babies. {@4-5? A grown-up helps with thick felt and the scissors. | Cut one layer at a time.}
skills painting small, wrapping and gluing, telling a story
waiting An hour in all for color and glue.
alt Three wooden figures from the tale of {v.name}

* sea-in-a-hoop
name sea hoop
means sea, wave, foam, shell, sky, hoop, beach
title The Sea in a Hoop | Three Waves of Cloth, Stitched | Waves in a Frame{shells=seashell? , With Shells Below | }
about Three blues laid one before the other are the sea already. Small stitches make it move. | {shells? What hangs below clinks when the window is open. | The stitches may be crooked: so are waves.}
step stretch Lay the palest piece of {the cloth} over the inner ring of {the hoop}, press the outer one on, tighten the screw and pull the cloth as flat as a drum: the sky.
step cut With {the pen}, draw a wavy line on three other pieces, each a little wider than the hoop, and cut along it with {the scissors}. {!cloth=felt? Rough edges may stay rough: that is foam. | Felt does not fray: cut as you like.}
step lay Lay them on the sky one before the other, the palest behind, and let each crest show two fingers of the one behind it.
step sew Thread {the needle} with {the thread}, knot the end, and sew along each crest through all layers with running stitches as long as a grain of rice.
step stitch Go on under the crests with single stitches, like sparks far out.
step foam Sew {the foam} along the hindmost crest.
step beads Sew {the beads} on below the crests, each with a knot or two small stitches behind: spray.
step shells Tie each of {the shells} to a piece of {the thread}, {shells=seashell? through its hole or crosswise around it like a parcel, | firmly,} and knot them to the lower edge of the hoop, the middle one lowest.
step back Turn it over and cut away what stands out behind, a thumb from the ring.
step hang Hang it by its screw, where the window moves it a little. Which wave breaks first?
further Stitch a tiny sail on the horizon, with a name that only you know.
safety {@6-8? A grown-up threads the needle and counts it back in. | The needle is counted back into its cushion.} Stitch with the hoop on the table, not on your knees.
skills stretching cloth, running stitch, layering colors
alt A hoop with three stitched waves of blue cloth{shells?  and a row hanging below | }

* gold-on-wooden-shapes
name wooden {v} garland
means moon, star, heart, crescent, garland
title {V.title} | {V.other}
about {v.why} They need no cutting out: the wood is ready, and all the time goes into the shine. | Both sides are painted, because they turn.
say moon: name=moon; title=New Moons on a String; other=A Garland of New Moons; why=When the thin new moon is seen, the feast begins. Here are three.; gems=along the outer curve; fine=a fine line along the inner curve; go=Hang them where everybody comes in, and wish every cousin a blessed feast.
say star: name=star; title=Stars of Wood, Painted and Strung; other=Three Stars for the Window; why=Three stars hang better than a hundred.; gems=one in the middle and one on each of two points; fine=a fine line from the middle to the points; go=Hang them in the window. By lamplight they shine from both sides.
say heart: name=heart; title=Hearts of Wood on a String; other=Three Hearts to Hang Up; why=Three hearts say it better than a letter.; gems=where the curves meet, and below; fine=a fine line along the edge; go=Hang it over somebody's chair before they sit down.
step front On {newspaper}, paint the front of {the shapes} with {the coat} and {the brush}, and the edges too.
step dry Let them dry for a quarter of an hour.
step back Turn them over, paint the backs, and wait once more.
step gems {gems=stick-on-gem,sticker? Press {the gems} on, {v.gems}. | Glue {the gems} on, {v.gems}.}
step fine Draw {v.fine} with {the fine}.
step cut Cut three pieces as long as a hand from {the line} with {the scissors}. What is left carries them.
step tie {@4-5? Together, lead | Lead} a piece through the hole of each and knot it. Where there is no hole, {glue} holds a loop to the back. Tie them to the long one, a hand apart.
step wait Give glue and knots half an hour, lying flat.
step hang {v.go}
further Paint a fourth one for whoever comes as a guest.
safety A grown-up hangs it up high: strings are not for necks. Small stones stay away from babies.
skills painting both sides, placing a pattern, knotting
waiting About three quarters of an hour in all.
alt Three painted wooden {v.name}s hanging from a string

* birthday-for-the-smallest
name party for a doll
means birthday, cake, guest, party, candle, cup, table, layer, doll, chain
title A Birthday Party for {guest=doll? the Doll | the Smallest} | Cake for {guest=doll? a Doll | Somebody Small}, From {many cups} | One Candle: A Party on the Floor
about Two cups upside down are a cake with two layers, and two more are for the guests. The one who turns one sits in front. | Everybody knows how it goes: decorate, sing, blow. This time your child gives the party.
step deco {deco=marker,crayon? {@2-3? Your child scribbles and dots on {the cups} with {the deco}, all around. | Draw icing, dots and cherries on {the cups} with {the deco}, all around.} | {@2-3? Your child presses {the deco} on {the cups}, all around. | Press {the deco} on {the cups}, all around, in rows like icing.}}
step stack {@2-3? Your child turns two over and sets one on the other: a cake! | Turn two over and set one on the other: a cake with two layers.} The other two are for drinking.
step candle {@2-3? A grown-up cuts | Together, cut} a piece as long as a finger from {the candle} with {the scissors}{candle=paper-straw? . | {@2-3? , rolls it up | , roll it up} and {@2-3? holds | hold} it with {a tape}.}
step top Fix it on top with a small roll of {tape}: the candle. How old is somebody today?
step beads Thread {the beads} onto {the bunting}, one color after the other, with a knot at both ends: a chain.
step bunting A grown-up lays {the bunting} loosely around {the guest}'s shoulders and ties it in front with a bow.
step cloth {@2-3? Your child spreads {the cloth} on the floor | Spread {the cloth} on the floor} and sets out the cake and the cups.
step seat {@2-3? Your child fetches {the guest} and sits it down in front. | Sit {the guest} down in front, and whoever else is invited beside.}
step sing Sing the birthday song, blow together, and pour something that nobody can see. What does the birthday child wish for?
further Wrap a small toy in a scrap of paper: no birthday without a present.
safety {@2-3? What is stuck on stays out of mouths, and nobody drinks from the decorated cups. | The chain is for the doll, loose, and never for a child's neck.}
skills pressing and sticking, stacking, pretend play
alt A small party with a cake of two cups, a candle and a guest

* fuse-beads-on-a-first-board
name fuse-bead picture
title {V} of Melted Beads | Bead by Bead: {a V} | The {V} From the Bead Board
about Loose beads stand on their pegs, the iron goes over them, and all at once it is {a v} that you can hold. | {@4-5? Big beads are for small fingers: one on each peg, and the picture grows by itself. | One bead on each peg, and the picture grows by itself.}
step sort Sort {the beads} by color into {the bowl}: first the colors that {a v} has.
step edge Set the outline on {the board} first, one bead on each peg: {v.shape}. A board that has the shape already does half the work; otherwise curves become little stairs.
step fill Fill the inside row by row, from the edge to the middle. Whoever bumps it sets the beads up again.
step mark Swap a few beads for another color and give it what it needs: {v.face? {v.face} | {v.mark}}.
step check Look at it from above: every bead must touch a neighbor, or it falls out later.
step melt A grown-up lays {the cover} over the beads and moves {the iron} over it in slow circles, until every bead holds on to its neighbors and the holes are half closed, and does the other side as well.
step flat A grown-up slides it under a {heavy-book} while it is warm. In a quarter of an hour it is cool and flat.
step line {@4-5? Together, cut | Cut} {the line} as long as your forearm with {the scissors}, {@4-5? lead | lead} it through two beads at the upper edge that have stayed open, and {@4-5? knot | knot} it to a loop.
step show Hold it up to the window. Where could {the v} live, and who comes along?
further Make a second one in other colors, and hang both so that they turn in the draft.
safety The iron is a grown-up's, and nobody touches the beads before they are cool. Beads are swept up at the end: little siblings find every single one.
skills counting pegs, setting small things, following an outline
waiting A quarter of an hour to cool.
alt {A v} made of melted beads

* tooth-pouch-with-stitches
name tooth pouch
means tooth, pocket, pouch, smile, night, seam
title A Stitched Pouch for the Tooth | Ready for the Tooth Fairy: A Pouch With Real Stitches | The Tooth Sleeps in Here: A Pouch
about The pocket is as small as it has to be, so that nobody searches in the dark. And every stitch of it is yours. | Down through one hole, up through the next: {@4-5? whoever loses a first tooth is old enough for that. | a seam to be proud of.}
step pattern {@4-5? Together, draw | Draw} a tooth on {the pattern} with {the pen}, as long as a grown-up's hand, with two bumps above and two roots below, and cut it out. Is there a pattern already? Then take that.
step cut {@4-5? A grown-up lays | Together, lay} it on {the felt}, {@4-5? draws | draw} around it and {@4-5? cuts | cut} out one tooth with {the scissors}.
step pocket {@4-5? A grown-up cuts | Together, cut} a pocket from what is left, or from another color, as wide as three fingers and almost as high.
step holes Lay the pocket on the tooth. {@4-5? A grown-up punches | Together, punch} holes through both layers with {the punch}, a finger's width apart, along the sides and below. The top stays open.
step thread {@4-5? A grown-up threads {the needle} with {the thread}, as long as your arm, and knots the end. | Together, thread {the needle} with {the thread}, as long as your arm, and knot the end.}
step stitch Come up through the first hole, go down through the next, and pull until it lies flat. {@4-5? Say it along: up, down, up, down. | Keep all stitches equally tight.} Around three sides to the last hole.
step end {@4-5? A grown-up knots | Together, knot} it twice on the back and {@4-5? cuts | cut} the rest off.
step button Sew {the button} on at the top of the pocket, twice through each hole.
step face {eyes? {eyes=felt-sticker? Press {the eyes} on above the pocket, | Glue {the eyes} on above the pocket with {the glue},} and draw a smile. | Draw two eyes and a smile with {the pen} above the pocket.}
step night Put the tooth in and whisper good night. What will be in there tomorrow?
further Write a question to the tooth fairy, so small that it fits in as well.
safety {@4-5? A grown-up sits beside the needle, and it is counted back in. | The needle is counted back in, and its point stays away from eyes.} Buttons and beads stay away from babies.
skills sewing in and out, holding layers together, keeping something small
alt A white felt tooth with a small stitched pocket

* first-stitches-around
name stitched {v}
title {V} With a Seam All Around | My First Stitches: {a V} | {A V} of Felt, Sewn by Hand
about Two layers, a row of holes and a needle: in at one, out at the next, and {the v} has a seam all around. | {fill? With a little fluff inside it is soft enough for a pillow. | Nobody has to see that it was the first one. It looks as if it were meant to be so.}
step draw {@4-5? Together, draw | Draw} on {the felt} with {the pen}, as large as a grown-up's hand and without thin parts: {v.shape}.
step cut {@4-5? A grown-up cuts | Together, cut} it out of two layers at once with {the scissors}, so that there are two alike, and keeps the scraps.
step holes {@4-5? A grown-up punches | Together, punch} holes along the edge through both layers with {the punch}, a finger's width from the edge and a thumb's width apart.
step thread {@4-5? A grown-up threads | Together, thread} {the needle} with {the thread}, as long as your arms reach, and {@4-5? knots | knot} the end.
step sew Come up through the first hole, go down through the next, and pull until it lies flat. {@4-5? Say it along: up, down, up, down. | Keep all stitches equally tight.} {fill? Stop when three holes are left. | Go on until you are back where you began.}
step fill Push {the fill} in with one finger, flat and not too much, and sew the last three holes.
step end {@4-5? A grown-up knots | Together, knot} it twice on the back and {@4-5? cuts | cut} the rest off.
step button Sew {the button} on where {a v} can use them, twice through each hole.
step face From the scraps and with {the pen}, make what is still missing, and fix it with {the glue}: {v.face? {v.face} | {v.mark}}.
step show Hold it up: can {the v} {v.does}? Show it how.
further Sew a loop on and hang {the v} on a bag, or sew a second one to keep it company.
safety {@4-5? A grown-up sits beside the needle, and it is counted back in. | The needle is counted back in, and its point stays away from eyes.} Threads are short and stay away from necks.
skills sewing in and out, following an edge, patience
alt {A v} of felt with a seam around its edge
`;
