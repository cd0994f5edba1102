export const words = `
* three-bears-plate
name bear
title Bear With a Bowl of Porridge | Goldilocks' Bear Face | Who Ate the Porridge? A Bear Face
about A bear from Goldilocks, dabbed brown with a sponge, and a bowl of white, fluffy porridge right under his nose. | Nobody can dab a bear wrong: the blotches are his fur. Held up in front of a face, he asks his famous question.
step pour Pour a puddle of {paint} onto a saucer, brown for a bear, and cover the table.
step dab @2-3 Your child presses {the dabber} into the paint and dabs it all over {the plate}, rim and middle, until little white is left.
step dab Dab {the plate} brown all over with {the dabber}. Press and lift instead of wiping, and it looks like fur.
step cut While that dries, cut two ears as big as a jar lid and a muzzle as big as an egg from {colored card b}. The rest becomes a bowl as wide as {@2-3? your | a grown-up's} hand, flat on top and round below.
step dry Lean {the plate} somewhere warm for half an hour. It is ready when a finger comes away clean.
step ears {@2-3? Spread the glue yourself; your child presses the ears to the upper rim and the muzzle onto the middle. | Glue the ears behind the upper rim and the muzzle in the middle.}
step face {@2-3? Draw a nose and a smile on the muzzle, and two eyes where your child points. | A nose and a mouth go on the muzzle, two eyes close above it.}
step bowl Glue the bowl below the chin, so that only its lower half hangs over the rim.
step porridge {porridge=cotton-ball,pillow-stuffing? Pull {the porridge} apart a little | Scrunch {the porridge} loosely} and press it into a thick line of glue along the top of the bowl{@2-3? . That is real work for small fingers. | : a heaped bowl, because this bear has not eaten yet.}
step story Hold the bear up and growl in a big voice, a middle voice and a tiny one: who has been eating my porridge?
further @2-3 Set out three bowls, big, middle and small, and let your child carry the spoon that fits to each.
further Make the other two bears, one with a bow tie and one with a bow, and act out the whole morning.
safety @2-3 A grown-up pours, cuts and puts {the porridge} down in small handfuls, because white fluff looks good enough to eat.
safety A grown-up steadies the card while you cut the round ears.
skills dabbing, sticking, telling a story
waiting Half an hour for the paint to dry.
alt A brown bear made from a plate, with a red paper bowl of white porridge under his chin
left dried-chickpea: are too small for this age

* fold-out-crown
name crown
title Paper-Plate Crown | Fold-Up Crown | A Crown Out of One Plate
about Cut a star into the middle of a plate, fold its rays up, and there stands a crown: no band to measure, no staples to scratch. | From flat to royal in one fold. The rim sits on the head, and eight points rise from it.
step color @2-3 Let your child scribble over the whole front of {the plate} with {the pens}: middle, rim, everything.
step color Color the whole front of {the plate} with {the pens}, rim and middle. What faces up now will face out later.
step cut {@6-8? Draw four lines through the middle with {the pencil}, like a pizza in eight slices. Poke through in the center and cut along them, | Draw four lines through the middle, like a pizza in eight slices. A grown-up pokes through the center; cut along the lines,} only as far as the inner edge of the rim.
step fold Fold each of the eight points up at the rim and crease it well{@2-3? : you lift, your child presses. | . They stand straighter when you bend them a bit too far first.}
step bits {jewels=cupcake-liner? Flatten {the jewels} and cut them into rounds | Cut {the jewels} into jewels}, {@2-3? pieces as big as a child's palm. | {@4-5? ovals and diamonds as big as your thumb. | in pairs: two ovals, two diamonds, two drops, so that left matches right.}}
step spread @2-3 Rub glue onto the points and the rim. Your child presses the jewels on, one after another.
step spread Glue a jewel onto every point and the rest around the rim.
step gems Set a smaller stone from {the gems} above each large one.
step fit Try it on. Too small? Lengthen the cuts a little into the rim. {@6-8? Too big? Overlap two slices' feet and glue them. | Too big? Pinch the rim in one place and glue the pleat down.}
step wear {@2-3? Bow to each other, and let the king or queen choose the next snack. | The first decree is yours: what does everybody in the kingdom have to do today?}
further @2-3 Crown a teddy with a smaller plate, and give it a throne of cushions.
further @4-5 Make a second crown with short round rays and decide who wears which on what day.
further Cut the rays as leaves, flames or towers instead of points: crowns of the forest king, the dragon queen and the castle.
safety @2-3 A grown-up does the cutting, and the paper jewels stay palm-sized so that nobody can choke on one.
safety A plate is stiff in the middle: start the first cut from a poked hole, and keep the other hand on the rim.
skills cutting to a point, folding, {@2-3? pressing on | making pairs}
alt A golden crown folded from a paper plate, with jewels on its eight points

* three-pig-houses
name row of houses
title Three Little Pigs' Houses | Straw, Sticks and Bricks | Houses for Three Pigs
about Three houses, three ways of building: lay straw, lay sticks, print bricks. Then comes the wolf, and he is you. | Hands learn here what the story says: {straw} is soft, {many sticks} are hard, and bricks go on in rows.
step fold Fold each of {the card} in half like a greeting card and cut the top into a pointed gable, through both layers. Stood up and opened a little, that is a house.
step straw {@2-3? Squeeze plenty of glue onto the first house and let your child press {the straw} into it by the handful. | Spread glue over the front of the first house and lay on {the straw}, {straw=paper-straw? cut short, | all in one direction,} until it is thatched.}
step sticks {@2-3? Glue lines on the second house are yours; your child lays {the sticks} on them, like the rungs of a ladder. | Lay {the sticks} across the second house, one above the other, in thick lines of glue.}
step pour Pour {paint} the color of bricks into a saucer{brick=kitchen-sponge,potato? and cut {the brick} into a block as big as {@2-3? a child's palm | a matchbox} | and spread it thinly}.
step bricks Dip {the brick} and print bricks on the third house: press, lift, press again. {@4-5? Real walls have each brick over a gap. | }
step pigs Cut three round faces as big as {@2-3? an egg | a walnut} from {colored pig d}, with two pointed ears on each.
step glue {@2-3? Where is the door? Your child glues a pig to each house. | Give each house its pig, looking out of the door.}
step face Draw eyes and a snout on every pig. {@2-3? Which one is laughing? | The one in the brick house may look smug.}
step puff Stand the houses up and put a full mug into the brick one, behind the front. Then huff and puff: which one stays?
further @2-3 Build the houses again from blocks and cushions, big enough for a real pig of your own.
further Add a wolf on a stick, and turn the story around: three little wolves and one big bad pig.
safety @2-3 {straw=corn-husk,grass? Torn ends of {the straw} | Loose bits of {the straw}} and {the sticks} stay on the table, not in mouths; a grown-up does the cutting.
safety Folded card takes strong hands to cut: a grown-up holds the fold while you cut the gable.
skills pressing and printing, soft and hard, building in rows
waiting Half an hour for glue and paint.
alt Three paper houses of straw, sticks and printed bricks, with a pig at each door

* gingerbread-bag-house
name gingerbread house
title Paper-Bag Gingerbread House | The Witch's Candy House | A House to Nibble With Your Eyes
about A stuffed paper bag is as brown and as plump as gingerbread, and nothing crumbles. The icing drips where you let it. | Hansel and Gretel would have stopped here too. It keeps for years, and nobody has to bake.
step stuff {@2-3? Crumple {the stuff} together: your child scrunches and stuffs the balls into {the bag} until it stands by itself. | Crumple {the stuff} into loose balls and fill {the bag}, corners first, to a hand's width below the top.}
step close Fold the top over twice, flat, and tape it down. The house should stand without swaying.
step roof Fold {the roof} in half, set it over the top like a tent, trim it so that it hangs over on every side, and tape it on from below.
step sweets Cut {the sweets} into {@2-3? big sweets: circles as wide as a mug and hearts as big as a palm. | {@4-5? circles, hearts and stripes as big as your thumb. | candy: circles for peppermints, hearts, striped sticks, and a round-topped door.}}
step door Glue a door to the middle of the front and a window on each side of it.
step stick {@2-3? Dab glue on the roof and let your child choose: which sweet goes where? | Cover the roof with sweets in rows, like tiles.}
step ice {icing=chalk-marker? Draw | Put white {icing} on a saucer and paint} thick icing along the edge of the roof with {icing=chalk-marker? {the icing} | {the dab}}, {@2-3? drips and all. | and pull some of it down in drips.}
step ice2 Dot and line the walls in white, around the door and along the ground, the way a baker pipes.
step candy Glue {the candy} onto the walls as the candy that sticks out.
step dry Let the house dry standing, before anybody carries it to the shelf.
further @2-3 Hide a real cracker behind the house: who finds it?
further @4-5 Cut a path of paper crumbs that leads from the door to the dinner table.
further Build the next house from a bigger bag, cut its door open before you fill it, and let a clay Hansel look out.
safety @2-3 The sweets look good enough to bite: stay beside your child, and save them for after the craft.
safety Nothing on this house is food; say so to small visitors, and let a grown-up help with folding the stiff roof.
skills scrunching and stuffing, cutting rounds, making patterns
waiting About 45 minutes for glue and icing.
alt A brown paper-bag house with a roof full of paper sweets and white icing

* stone-castle-box
name castle
title Cardboard-Box Castle | A Castle to Sit In | Stone by Stone: A Box Castle
about Every print is a stone, and after fifty of them there is a wall. Best of all, the builder fits inside. | A castle for one knight, one cushion and one bear, built on the kitchen floor out of what the mail brought.
step cut Cut the flaps off the top of {the box} and cut square notches, as wide as a hand, into the upper edge all around: battlements.
step gate Cut an arched gate, {in 16} high, around its top and both sides. Fold it down at the floor: a drawbridge.
step mix Spread {the cover} on the floor. Stir gray from white and a little black on a tray and lay {the sponge} beside it.
step stones {@2-3? Your child dips {the sponge} and presses stones onto the walls, anywhere at all. | Press stone after stone onto the walls, with a thin gap between them, the next row over the gaps.}
step dots Press a few stones with bare hands too: giants helped with this castle.
step dry Let the walls dry for an hour, while everybody washes hands, elbows and probably knees.
step poles Tape {the pole} inside the two front corners, so that half of each sticks out above the wall.
step flags {@2-3? Choose the flags together. Your child holds | Cut {the flags} into pennants. Hold} them against the poles while {@2-3? you tape. | a grown-up tapes.}
step play Raise the drawbridge. What is the password?
further @2-3 Post soft toys through the gate, one by one, and count the guests.
further Lay a blue towel around the castle as a moat and make a rule for crossing it.
safety @2-3 A grown-up cuts, well away from small hands, and runs a strip of tape over rough edges.
safety The box is cut by a grown-up alone, in one go, before the paint comes out; nobody climbs on the walls.
skills printing with a whole arm, mixing gray, pretend play
waiting An hour for the paint.
alt A cardboard box with battlements, gray printed stones, a drawbridge and two flags

* frog-prince-puppet
name puppet
title Frog Prince Puppet | Kiss Him and Turn: A Frog Prince | The Frog With a Prince Behind Him
about A frog in front, a prince behind: one kiss, one twist of the wrist, and the tale has its happy end. | Two faces share one plate and one crown. Children play the change again and again, faster every time.
step prince Draw the prince on the back of {the plate}, as large as it will go: eyes, nose, smile, rosy cheeks.
step cover {green=paper? Color one sheet of {green} green first. | } {green=tissue-paper,crepe-paper? Tear {green} into patches and glue them | Cut a circle from {green} as big as {the plate} and glue it} over the front.
step hair Turn it around and glue {the hair} along the top of the prince's head.
step legs Cut four strips from {green}, as wide as two fingers, and fold each one back and forth {green=felt,tissue-paper,crepe-paper? into a loose bundle. | like a fan.}
step limbs Glue the strips to the edge: two short ones as arms, two long ones as legs, each with a webbed foot.
step eyes Cut two green circles as big as a jar lid and two smaller white ones from {the white}. Glue white on green, and both onto the upper rim, so that they look over the edge.
step face {@4-5? Dot the eyes and draw a mouth from one side to the other. | Dot the eyes, both looking the same way, and draw the widest mouth you can, with two nostrils above.}
step crown Cut a band with points from {the crown}, as long as your hand, and tape it between the eyes. It shows from both sides: the prince wears it too.
step stick Tape {the stick} to the lower edge, {in 2} deep, and press the tape flat on both sides of it.
step kiss Kiss the frog, twist the stick, and speak with the prince's voice.
further @4-5 Hide a yellow ball of paper in a cup: the frog fetches it from the well before anybody kisses him.
further Make a princess with a second secret on her back. What is she when nobody looks?
safety The stick stays below the chin: puppets talk, they do not poke. A grown-up helps to cut the strips.
skills two-sided thinking, fan folding, playing roles
waiting Fifteen minutes until the glue holds.
alt A green frog face with fan-folded legs and a crown, on a stick

* tube-castle
name castle
title Castle With Tube Towers | Slot-Together Tube Castle | Four Towers and a Drawbridge
about Slits hold the towers and walls together, so it stands like a rock and packs flat into a drawer. | Four tubes are four towers. What makes it a castle is the line on top: up, down, up, down.
step draw Draw four walls on {the wall}, {in 6} long and {in 4} high, each with battlements on top: up, over, down, over. One of them gets a gate.
step walls Cut the walls out. At the gate, cut only the sides and the top, and fold it down as a drawbridge.
step stones Color some stones onto the walls, here and there. A few are enough; the eye builds the rest.
step slits Cut two slits into the bottom of each of the towers, {in 3} long and a quarter turn apart, as thin as {the wall}.
step windows Draw tall, narrow windows on {the tubes}: arrows out, rain stays out.
step build Push the ends of the walls up into the slits, corner by corner, until the four towers stand in a square. {@6-8? Wobbly? The slits are too wide: a strip of tape narrows them. | }
step cones Draw around a bowl on {the roofs}, two circles, and cut them in half: four half circles.
step roofs Curl each half circle into a cone, tape the seam inside, and set it on a tower.
step chain Tape the ends of {the chain} to the drawbridge, lead them through two holes beside the gate, and knot them inside: pull, and the bridge goes up.
step flags Tape {the flags} to the tips of the roofs.
step play {@4-5? Who lives here, and who is knocking? | Lay siege with balls of paper: which wall holds longest?}
further @4-5 Add a stable, a well and a dragon's parking space from what is left.
further Build a second ring of low walls around the first, as real castles have it, and find out what the space between was for.
safety {tubes=chip-can? The metal bottoms and rims of {the tubes} are sharp: a grown-up cuts those slits. | Tubes roll away under scissors: pinch the end flat and cut both slits at once, together with a grown-up.}
skills measuring, slotting, planning a building
alt A castle with four tube towers, pointed roofs, walls with battlements and a drawbridge
left candle: has no place in a paper castle
`;
