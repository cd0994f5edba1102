export const words = `
* three-bears-plate
name bear
means bowl, paper bowl
title Bear With a Bowl of Porridge | Goldilocks' Bear Face | Who Ate the Porridge? A Bear Face
about A bear from Goldilocks, dabbed brown with a sponge, and a bowl of white, fluffy porridge right under his nose. | Nobody can dab a bear wrong: the blotches are his fur. Held up in front of a face, he asks his famous question.
step pour Pour a puddle of {paint} onto a saucer, brown for a bear, and cover the table.
step dab @2-3 Your child presses {the dabber} into the paint and dabs it all over {the plate}, rim and middle, until little white is left.
step dab Dab {the plate} brown all over with {the dabber}. Press and lift instead of wiping, and it looks like fur.
step cut While that dries, cut two ears as big as a jar lid and a muzzle as big as an egg from {colored card b}. The rest becomes a bowl as wide as {@2-3? your | a grown-up's} hand, flat on top and round below.
step dry Lean {the plate} somewhere warm for half an hour. It is ready when a finger comes away clean.
step ears {@2-3? Spread the glue yourself; your child presses the ears to the upper rim and the muzzle onto the middle. | Glue the ears behind the upper rim and the muzzle in the middle.}
step face {@2-3? Draw a nose and a smile on the muzzle, and two eyes where your child points. | {nose? A mouth goes | A nose and a mouth go} on the muzzle{eyes? . | , two eyes close above it.}}
step feats {nose? Glue {the nose} to the top of the muzzle{eyes?  and {the eyes} close above it | }. | {eyes? Glue {the eyes} close above the muzzle.}}
step bowl Glue the bowl below the chin, so that only its lower half hangs over the rim.
step porridge {porridge=cotton-ball,pillow-stuffing? Pull {the porridge} apart a little | Scrunch {the porridge} loosely} and press {porridge=cotton-ball? the fluff | it} into a thick line of glue along the top of the bowl{@2-3? . That is real work for small fingers. | : a heaped bowl, because this bear has not eaten yet.}
step story Hold the bear up and growl in a big voice, a middle voice and a tiny one: who has been eating my porridge? {cup? {the cup} is the baby bear's bowl: empty, of course.}
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
step color @2-3 Let your child {pens=paint? paint | scribble over} the whole front of {the plate}{!pens=paint?  with {the pens}}: middle, rim, everything. {pens=paint?  Half an hour later it is dry.}
step color Color the whole front of {the plate} with {the pens}, rim and middle{pens=paint? , and let it dry for half an hour}. What faces up now will face out later.
step cut {@6-8? Draw four lines through the middle with {the pencil}, like a pizza in eight slices. Poke through in the center and cut along them, | Draw four lines through the middle, like a pizza in eight slices. A grown-up pokes through the center; cut along the lines,} only as far as the inner edge of the rim.
step fold Fold each of the eight points up at the rim and crease it well{@2-3? : you lift, your child presses. | . They stand straighter when you bend them a bit too far first.}
step bits {jewels=cupcake-liner? Flatten {the jewels} and cut them into rounds | Cut {the jewels} into jewels}, {@2-3? pieces as big as a child's palm. | {@4-5? ovals and diamonds as big as your thumb. | in pairs: two ovals, two diamonds, two drops, so that left matches right.}}
step spread @2-3 Rub glue onto the points and the rim. Your child presses the jewels on, one after another.
step spread Glue a jewel onto every point and the rest around the rim.
step gems @2-3 Your child presses {the gems} on around the jewels: the small stones.
step gems Set a smaller stone from {the gems} above each large one.
step fit Try it on. Too small? Lengthen the cuts a little into the rim. {@6-8? Too big? Overlap two neighboring points at the foot and glue them. | Too big? Pinch the rim in one place and glue the pleat down.}
step wear {@2-3? Bow to each other, and let the king or queen choose the next snack. | The first decree is yours: what does everybody in the kingdom have to do today?}
further @2-3 Crown a teddy with a smaller plate, and give it a throne of cushions.
further @4-5 Make a second crown with short round rays and decide who wears which on what day.
further Cut the rays as leaves, flames or towers instead of points: crowns of the forest king, the dragon queen and the castle.
safety @2-3 A grown-up does the cutting, and the paper jewels stay palm-sized so that nobody can choke on one.
safety A plate is stiff in the middle: start the first cut from a poked hole, and keep the other hand on the rim.
skills {@2-3? scribbling | cutting to a line}, folding, {@2-3? pressing on | making pairs}
alt A golden crown folded from a paper plate, with jewels on its eight points

* three-pig-houses
name row of houses
means brick
title Three Little Pigs' Houses | Straw, Sticks and Bricks | Houses for Three Pigs
about Three houses, three ways of building: lay straw, lay sticks, print bricks. Then comes the wolf, and he is you. | Hands learn here what the story says: {straw=paper-straw? straws are light | {straw} is soft}, {many sticks} are hard, and bricks go on in rows.
step fold Fold three {card=cereal-box,cardboard? panels of {card} | sheets of {card}} in half like greeting cards and cut the top of each into a pointed gable, through both layers. Stood up and opened a little, that is a house. {straw=paper-straw?  Cut {the straw} as long as the house is high, too.}
step straw {@2-3? Squeeze plenty of glue onto the first house and let your child press {the straw} into it {straw=paper-straw? one beside the other. | by the handful.} | Spread glue over the front of the first house and lay on {the straw}, {straw=paper-straw? side by side, | all in one direction,} until it is thatched.}
step sticks {@2-3? Glue lines on the second house are yours; your child lays {the sticks} on them, like the rungs of a ladder. | Lay {the sticks} across the second house, one above the other, in thick lines of glue.}
step pour Pour {paint} the color of bricks into a saucer{brick=kitchen-sponge,potato? and cut {the brick} into a block as big as {@2-3? a child's palm | a matchbox} | and spread it thinly}.
step bricks Dip {the brick} and print bricks on the third house: press, lift, press again. {@4-5? Real walls have each brick over a gap. | }
step pigs Cut three round faces as big as {@2-3? an egg | a walnut} from {colored pig d}, with two pointed ears on each.
step glue {@2-3? Where is the door? Your child glues a pig to each house. | Give each house its pig, looking out of the door.}
step face Draw eyes and a snout on every pig. {@2-3? Which one is laughing? | The one in the brick house may look smug.}
step puff Stand the houses up and put a full mug between the two walls of the brick one. Then huff and puff: which one stays?
further @2-3 Build the houses again from blocks and cushions, big enough for a real pig of your own.
further Add a wolf on a stick, and turn the story around: three little wolves and one big bad pig.
safety @2-3 {straw=corn-husk,grass? Torn ends of {the straw} | Loose bits of {the straw}} and {the sticks} stay on the table, not in mouths; a grown-up does the cutting.
safety Folded card takes strong hands to cut: a grown-up holds the fold while you cut the gable.
skills pressing and printing, soft and hard, building in rows
waiting Half an hour for glue and paint.
alt Three paper houses of straw, sticks and printed bricks, with a pig at each door

* gingerbread-bag-house
name gingerbread house
title Paper-Bag Gingerbread House | {candy? The Witch's Candy House | } | A House to Nibble With Your Eyes
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
step stones {@2-3? Your child dips a sponge and presses stones onto the walls, anywhere at all. | Press stone after stone onto the walls, with a thin gap between them, the next row over the gaps.}
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
step cover {green=paper? Color one sheet of {green} green first. | } {green=tissue-paper,crepe-paper? Tear {green} into patches and glue them | Cut a circle from {colored green a} as big as {the plate} and glue it} over the front.
step hair Turn it around and glue {the hair} along the top of the prince's head.
step legs Cut four strips from {colored green a}, as wide as two fingers, and fold each one back and forth {green=felt,tissue-paper,crepe-paper? into a loose bundle. | like a fan.} Halve two of them for the arms, and cut four webbed feet, each as wide as three fingers.
step limbs Glue the strips to the edge: the short ones as arms, the long ones as legs. Glue a foot to the end of each.
step eyes Cut two circles as big as a jar lid from {colored green a} and two smaller white ones from {the white}. Glue white on {color a}, and both onto the upper rim, so that they look over the edge. {pupils?  Glue one of {the pupils} onto each.}
step face {@4-5? {pupils? Draw | Dot the eyes and draw} a mouth from one side to the other. | {pupils? Draw | Dot the eyes, both looking the same way, and draw} the widest mouth you can, with two nostrils above.}
step crown Cut a band with points from {colored crown b}, as long as your hand, and tape it between the eyes. It shows from both sides: the prince wears it too.
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
step draw Draw four walls on {the wall}, {in 6} long and {in 3} high, each with battlements on top: up, over, down, over. One of them gets a gate.
step walls Cut the walls out. At the gate, cut only the sides and the top, and fold it down as a drawbridge.
step slits Cut two slits into the bottom of each of the towers, {in 3} long and a quarter turn apart, as thin as {the wall}.
step windows {pens=paint? With {the brush}, paint {the tubes} and the walls and let them dry for half an hour; then add tall, narrow windows and a few stones. | Draw tall, narrow windows on {the tubes} and some stones on the walls, here and there. A few are enough; the eye builds the rest.}
step build Push the ends of the walls up into the slits, corner by corner, until the four towers stand in a square. {@6-8,9-12? Wobbly? The slits are too wide: a strip of {tape=glue? paper | tape} narrows them. | }
step cones Draw around a bowl on {the roofs}, two circles, and cut them in half: four half circles.
step roofs Curl each half circle into a cone, {fix tape} the seam{tape=glue? , holding it until you have counted to thirty, | inside,} and set it on a tower.
step chain {fix tape} the ends of {the chain} to the drawbridge, lead them through two holes beside the gate, and knot them inside: pull, and the bridge goes up.
step flags {flags=toothpick,paper-straw? Wrap a scrap of {the roofs} around each of {the flags} as a flag, with a bit of {tape}, and push it through the tip of a roof. | {fix tape} {the flags} to the tips of the roofs.}
step moat Lay {the moat} around it in waves: whoever wants in has to wait for the bridge.
step play {green? Let {the green} grow up the walls, fixed with {tape=glue? drops of glue | bits of tape}: the castle is three hundred years old. | } {@4-5? Who lives here, and who is knocking? | Lay siege with balls of paper: which wall holds longest?}
further @9-12 Add a spiral stair inside one tower, from a strip of folded card.
further @4-5 Add a stable, a well and a dragon's parking space from what is left.
further Build a second ring of low walls around the first, as real castles have it, and find out what the space between was for.
safety {tubes=chip-can? The metal bottoms and rims of {the tubes} are sharp: a grown-up cuts those slits. | Tubes roll away under scissors: pinch the end flat and cut both slits at once, together with a grown-up.}
waiting {pens=paint? Half an hour for the paint. | }
skills measuring, slotting, planning a building
alt A castle with four tube towers, pointed roofs, walls with battlements and a drawbridge

* pull-up-beanstalk
name beanstalk
title Pull-Up Beanstalk | {jack? Jack's Magic Beanstalk | } | The Beanstalk That Grows as You Pull
about A short roll of {one sheets}, four cuts, one pull: and it climbs until you need a chair. Stage magicians still grow trees this way. | It does what a magic bean does, right in your hands, and at the end it is taller than a first grader.
step paint Brush green {paint} over the sheets, quickly and unevenly, and let them dry flat for half an hour.
step strips Cut each of the sheets in half the long way, so that you have six long strips.
step roll Roll up the first strip loosely, as thick as a broomstick. With a hand's width left, lay in the next strip and go on rolling, until all of them are in one roll.
step base Tape the roll shut around its lower half, twice, so that it cannot unwind.
step slits Flatten the top with your hand and cut down through all the layers to the middle of the roll. {@6-8? Do it together: it is like cutting a carrot. | } Turn it a quarter and cut again: four slits.
step pull Bend the strips outward. Reach into the middle, take hold of the innermost strip, and pull it up while you turn. Slowly: now it grows.
step plant Stand the stalk in {the pot}{fill? and pour {many fill} around its foot | and wedge it upright with scraps of paper}.
step leaves Cut {leaves=leaf,fake-leaf? the stems short | leaves as long as your hand}, tape them to the strips, and curl the tips around a finger.
step jack Draw Jack onto {the jack}: hair, coat, boots. {jack=clothespin? He clips himself on | Tuck him in} wherever he has climbed to.
step climb Roll another one from five sheets, with the same number of slits. How much taller does it get, and when does it no longer stand?
further @4-5,6-8 Prop a cardboard castle on the top of a shelf and let the stalk lead up to it.
further Perform it: tell the tale up to the beans, pull at the right word, and send the roll around for everybody to look into.
safety Many layers are hard to cut: use the strong part of the scissors, close to the screw, with a grown-up holding the roll.
skills rolling tightly, cutting through layers, showing a trick
waiting {paint? Half an hour for the paint.}
alt A tall green beanstalk from rolled paper in a pot, with leaves

* rapunzel-tower
name tower
title Rapunzel's Tower | Let Down Your Hair: A Tower | Rapunzel With a Real Braid
about {prince? The braid is real, it hangs out of the window, and a prince can hold on to it. Braiding is the craft within the craft. | } | A tower, a window, and hair that takes more {one hair} than you would think: that is how long it has to be.
step stones Rub and draw stones on {the wall} with {the pens}, gray and brown, large and small.
step cover Wrap it around {the tower}, trim what is too tall, and tape the seam at the back.
step window Cut an arched window as high as your finger is long from {the face}.
step draw Color the window dark at the edges and draw Rapunzel's face in the middle, with her chin on the sill.
step braid {@4-5? Cut nine strands as long as your arm together. Knot them at one end, tape the knot to the table, and braid three by three: you lead, your child pulls tight. | Cut twelve strands of {hair}, twice as long as the tower. Knot them at one end, tape the knot to the table and braid: outer strand to the middle, left, right, left.} Tie the end with a bit of {hair}.
step hair Tape the knot behind her head and lay some loose strands over the forehead.
step stick Tape the window high on the tower, braid hanging out.
step roof Draw around a bowl on {the roof}, cut the circle out, and cut it once to the middle. Overlap the cut edges to a cone, tape it, and set it on top.
step vines Glue {the vines} up the wall, from the ground as high as they would grow.
step prince Draw a face and a cape on {the prince} and {prince=clothespin? clip him onto the braid | tie him to the end of the braid}. Will it hold him?
further @4-5 Wind the braid up around a spool in the window and let it down again when somebody calls the right words.
further Give her a way out that needs no prince: a rope ladder, a parachute, a slide around the tower.
safety The braid belongs to the tower: a grown-up cuts the strands to length, and nobody hangs one around a neck.
skills braiding, wrapping and measuring, telling a story
alt A gray tower with a purple roof and a long yellow braid hanging out of the window

* pea-bed
name bed
title The Princess and the Pea Bed | A Bed for a Real Princess | Five Mattresses and One Pea
about Five soft mattresses, each with its own pattern, and underneath, so small that only a princess feels it: the pea. | Sewing boxes are full of scraps that are too small for anything else. They are exactly the size of a mattress.
step cut Cut ten pieces from {the layers}, in as many patterns as you have, each {in 3} by {in 5}: two alike for every mattress.
step edges @4-5,6-8 Glue two pieces together along three edges with a thin line, and press until it holds. One short side stays open.
step edges @9-12 Put two pieces together and sew around three sides in running stitch: in and out, as even as rice grains. One short side stays open.
step fill Push a little of {the fill} into each, right into the corners, and close the last side in the same way. Mattresses are flat: less is better.
step bed {frame=shoebox,small-box? Cut {the frame} down to a rim as high as your thumb. | Cut a base from {the frame}, two thumbs wider than the mattresses on all sides, and fold the outer thumb up all around, with the corners cut in and glued: a bed frame.}
step posts Glue {the posts} upright into the four corners and hold each one for a slow minute. Let them get firm before you go on.
step frill Run {the frill} around the top of the posts as a canopy.
step princess Draw a face on {the princess}, with tired eyes, because she has not slept a wink, and wrap her in a scrap of cloth as a nightgown.
step pea Lay {pea=dried-lentil? the pea | {pea=bead,pom-pom,felt-ball? {the pea}, green if there is one, | {the pea}}} in the middle of the base and stack the mattresses on it, the prettiest one last.
step top Put the princess to bed on top, with a pillow and a blanket from what is left.
step jewels Glue {the jewels} to the tips of the posts.
further @4-5,6-8 Test the tale: who in your family can feel a pea through five of your mattresses, with one finger?
further Add one mattress every time you have a scrap left over. The book says twenty.
safety {@4-5,6-8? A grown-up helps with the base, which is stiff to cut. | Count the needles before and after, because a bed is the worst place to find one.} The pea is no toy for small brothers and sisters.
skills {@9-12? running stitch | gluing edges}, stuffing flat, working to size
alt A bed with five colorful mattresses, a princess on top and a pea underneath
left cotton-swab: a bed like this has no use for them

* shadow-theater
name shadow theater
title Shadow Theater: Red Riding Hood | {box=shoebox? Shoebox Shadow Theater | Shadow Theater in a Box} | Wolf in the Light: A Shadow Theater
about Behind the screen, card and sticks. In front of it, in the dark, a wolf who grows as he comes nearer. | All the drawing you need is an outline, since a shadow has no face. Posture tells everything.
step window Draw a large window in the bottom of {the box}, two fingers from each edge, and {@4-5? a grown-up cuts | cut} it out. {@6-8? A grown-up makes the first hole. | }
step slot Along the long side that will be the floor, cut a slot two fingers wide, nearly from end to end: the puppets come in through it from below.
step screen Cut {the screen} a finger wider than the window and tape it behind, stretched flat like a drum.
step draw On {the figures} draw outlines, each {in 3} high and seen from the side: Red Riding Hood, the wolf on his feet, the wolf in bed, the grandmother. Then three trees.
step cut Cut everything out. Thin places break: leave necks, tails and baskets a little thicker than they look right.
step glass Cut a window or the hood out of a figure and tape {the glass} behind it: it throws its color onto the screen.
step sticks Tape one of {the sticks} upright behind each of the four figures. {brads? Cut one arm off the wolf, pierce arm and shoulder with {the pencil} and join them with {the brads}, loose enough to swing. | }
step trees Tape the trees behind the lower corners of the screen. They stay.
step curtain Tape {the curtain} around the front as a curtain.
step show Set the box across two stacks of books, so that sticks fit in from below, switch off the lamp, and hold {the light} {in 20} behind the screen. Close to the screen a figure is small and sharp; close to the light it is huge.
further @4-5,6-8 Make the hunter, and let the audience do the voices.
further Cut a figure in two and join arm and body with a thread: it bends when a second stick moves it. Puppeteers on Java do this with whole armies.
safety {sticks=wooden-skewer? A grown-up cuts the points off {the sticks}. | Sticks are held low, below the stage.} Nobody looks straight into {the light}.
skills drawing outlines, cutting fine shapes, performing
alt A box with red curtains and a lit screen: Red Riding Hood, a wolf and three trees in shadow
left old-key: too heavy for a puppet's stick

* book-forest
name book scene
means box
title Forest in an Open Book | Altered Book With a Lit Forest | A Book Scene That Glows
about The pages of an old book stand up and become the forest that they were telling of, with a light far back among the trunks. | An altered book is drawn with scissors: every page a layer, and the words stay readable in the bark.
step block Open an old hardback that nobody will miss in its middle and cut twelve pages out, close to the fold. Stroke glue along the outer edges of the others with a fingertip, left and right, for two solid blocks. Got loose pages only? Lay some of them over a folded cover.
step plan Glue the loose pages together in pairs, so that they can stand. Draw trees on them with {the pencil}: tall ones for the back, lower ones for the front, with gaps that let you look through. All the trunks of a page end in one strip along its lower edge, a finger wide.
step trees Cut the trees out, page after page. {@13+? Inner shapes come last: fold the page a little there and snip into the fold. | Turn the page and not the scissors.}
step wash Wash color over the trees with {the wash}, strong in front and paler for every layer farther back. Let them dry flat.
step stand Fold the strips back as feet and glue them onto the open book in rows, tall trees behind, a finger of air between the rows.
step tower Cut a castle from {the card}, higher than the tallest tree, with open windows, and two figures no taller than your thumb: who walks here, and who follows?
step place Glue the castle behind the last row and the figures onto the open page, one in the light and one half behind a trunk.
step lights {lights=string-light? Lay {the lights} between the rows of trees, the battery box under the back cover, and tuck in the wire. | Set {the lights} behind the castle, where it shines through the windows.}
step moss Glue {the moss} around the roots, where page meets page.
step read Darken the room and look at the scene from the height of the figures. Bend what stands in the light's way.
further @9-12 Choose the book for the tale: a cookbook for Hansel and Gretel, an atlas for the seven-league boots.
further Underline a few words on the open page in pencil, so that they read as a sentence of their own. It belongs to the scene.
safety {@9-12? A grown-up is near for the tight cuts. | If you finish tight spots with a blade, do it with a grown-up around, on a mat, cutting away from your hand.} Only lights that run on batteries and stay cool go near paper.
skills planning in layers, fine cutting, telling a scene
waiting The blocks need an hour under a weight.
alt An open book with trees cut from its pages, a castle behind them and small lights
left felt-sticker: would shine too loudly in this forest

* tale-tunnel-book
name tunnel book
title Tunnel Book: {V} | {V} in Five Layers
about Pull it open and look in: {v.look}. Flat it is as thin as a card; stretched out it is a stage. | Travelers bought tunnel books as souvenirs two hundred years ago. You make yours from five sheets and two fans of paper.
step frames Cut five pieces of {card} to {in 5} by {in 7}. On four of them draw a frame {in 0.75} wide with {the ruler}; the fifth stays whole.
step layers Pencil one layer into each frame, always grown onto its edge somewhere: {v.layers}. The nearer the layer, the larger the opening.
step cut Cut out the openings and everything between the shapes. Start in the middle of each gap and work toward the lines.
step color Color the fronts: dark in the first layer, lighter and paler with each one behind it. That is what makes it deep.
step back Fill the whole sheet with what lies farthest away: {v.far}.
step pleat Cut two strips {in 7} high and {in 8} long from {the sides} and fold them back and forth, every {in 1}, to a neat fan with eight panels: three valleys and two ends make five places for five layers.
step join Glue the whole sheet to the last panels, then the layers into the valleys, left and right, and the foremost frame to the first panels. {@13+? Check with a ruler that the frames sit at one height. | Let each one hold before the next.}
step check Stretch it and look in with one eye. If a shape hides another one, trim it now.
step light Set {the light} behind the last sheet: the far away begins to shine.
further @9-12 Write the first sentence of the tale on the frame and the last one on the back.
further Cut a tiny door into the back sheet that opens only when the book is stretched.
safety Inner openings ask for pointed scissors: poke into a piece of eraser underneath, never toward the palm. {@13+? A knife and mat only with a grown-up around. | A grown-up starts the first opening with you.}
skills thinking in layers, cutting openings, folding evenly
alt A framed paper stage in layers: {v.look}
say red-riding-hood: name=Red Riding Hood; look=dark trunks, a red hood, a wolf, and far behind them grandmother's house; layers=big trunks with branches, then the girl and the wolf, then thinner trees, then bushes; far=the house on its hill and a low, pale sun
say dragon-cave: name=the dragon's cave; look=teeth of stone, a green dragon, and gold glowing deep in the dark; layers=a cave mouth with hanging stones, then the dragon, then columns, then the rim of the treasure; far=a heap of gold with light rising from it

* hut-on-hen-legs
name hut
title Baba Yaga's Hut on Hen's Legs | The Hut That Walks | Hut on Hen's Legs
about In Slavic tales the witch's hut has hen's legs: it turns around when you say the right words, and walks off when it likes. Yours stands on two of them. | Half architecture, half bird. The trick is the feet, because two legs have to carry a whole house.
step box {box=milk-carton? Cut {the box} off to a cube, {in 4} high, | Cut the top off {the box}} and draw a door and a window. Cut the window out.
step legs {legs=pipe-cleaner? Twist {the legs} into two strong legs, {in 4} long, with a knee that bends backward and a flat loop at the top. | Choose two of {the legs} with a fork or a crook for the knee and break them to {in 4}. Shorter bits become toes.}
step wrap Wind {the wrap} tightly around the thighs, with a drop of glue at both ends: feathers.
step feet Shape two flat stones from {the feet}, each as big as half an egg. Press a leg {in 0.5} deep into each and three toes to the front, one to the back. Check that the legs stand straight.
step dry {feet=air-dry-clay,polymer-clay? Let the feet harden before they carry anything: overnight is best. | This material stays soft: give each foot a second, wider ring to stand on.}
step logs Cut {the logs} to the width of each wall and glue them on in rows, ends sticking out over the corners as in a log cabin. Leave door and window free.
step roof Cut and fold a roof from {the card}, wide enough to hang over by a thumb. {light? It stays loose, like a lid. | Glue it on.}
step thatch Thatch it with {the roof}: start at the lower edge, and let each row cover the top of the one below. Hold down what springs up.
step shutters Glue on a door and two shutters of {card} that are painted or patterned{bits? , and {the bits} for a handle}.
step stand Poke two holes into the floor, push the legs a thumb deep into the hut with plenty of glue around them, and prop it on both sides for two hours. It balances when the middle stands over the feet. {light? Put {the light} in under the roof: somebody is at home.}
further @9-12 Build the fence that belongs to it, of twigs, with a lantern on every post.
further Read Vasilisa the Beautiful, and place one thing from the tale in the window: a doll, a poppy seed, a skull made of clay.
safety Break and cut sticks away from the face. {@9-12? A grown-up helps to cut the box. | Keep a grown-up in the house while the knife or the heavy scissors are out.}
skills balance, building in scale, texture
waiting Three hours for feet and glue, better a night.
alt A log hut with a straw roof, standing on two hen's legs

* tale-lantern
name lantern
title {V} Silhouette Lantern | {jar=tea-light-holder? {V} by a Little Light | {V} in a Jar of Light} | {V} Lantern
about By day it is a dark line on colored paper. At night {the v} stands against a sunset that you switch on. | Cut once, and it tells a story every evening: {the v}, black before the last light.
step measure Cut {the glow} as high as {the jar} and long enough to go around it with a thumb to spare.
step draw Cut a strip of {cut} just as long and half as high. On it draw {v.draw}. The ground is one solid band along the bottom.
step cut Cut along the skyline. {@4-5,6-8? Big shapes first, thin tips last. | Leave bridges where a tip would be thinner than a match.}
step inner Cut windows and gaps by folding the paper flat at that spot and snipping into the fold. {@13+? Small ones make it look large. | }
step windows @13+ On thick cardboard, and with a grown-up near, open a few more windows and arrow slits with {the knife}, tip first and toward the edge of the table.
step glue Glue the strip onto {the glow}, lower edges together, {v=dragon-night? and the dragon above the hills,} sparingly: wet paper buckles.
step stars {stars=hole-punch? Punch a few holes into the sky. | Put a few stars into the sky with {the stars}.}
step wrap Wrap the picture around {the jar}, pull it smooth, and tape the seam at the back, top to bottom.
step handle Fasten {the handle} with two turns below the rim and up over the top: a lantern to carry.
step light Put {the light} in, switch off the lamp, and see whether a tip needs to be trimmed.
further @4-5,6-8 Make one lantern for each chapter of a bedtime story and light only the one that you are reading.
further Cut a second, paler skyline from two layers of {one glow} and glue it behind the first: now there are mountains far away.
safety Light from batteries only, never a flame: the paper sits right around it. {jar=glass-jar,tea-light-holder? A grown-up checks the glass for chips. | }
skills cutting a skyline, light and dark, gluing sparingly
alt A glowing jar with the black outline of {a v}
say castle: name=castle; draw=a castle with three towers of different heights, a wall and a gate
say dragon-night: name=dragon; draw=a range of hills, and beside it, as a piece of its own, a dragon with spread wings

* plate-unicorn
name unicorn
title Unicorn With a {mane=yarn? Yarn | {mane=ribbon? Ribbon | Rainbow}} Mane | Paper-Plate Unicorn | Tall Horn, Wild Mane: A Unicorn
about {@2-3? Tear, scrunch, press: the mane of a unicorn cannot be too wild, and two-year-old hands know how to do wild. | The horn makes the magic, and a mane of many colors does the rest.} The closed eyes are because it is dreaming.
step cut Cut a pointed horn as long as {@2-3? your | a grown-up's} hand from {the horn} and two leaf-shaped ears from {the ears}.
step join Glue the horn behind the top of {the plate}, in the middle, and an ear on each side of it.
step tear {mane=cupcake-liner? Hand over {the mane} one by one: your child crumples them into soft flowers. | Start a rip in {the mane} and let your child tear it into patches as big as a palm, in three colors.}
step lengths Cut {the mane} into pieces as long as your hand, a small pile of each color.
step spread {@2-3? Squeeze a wide path of glue down one side of the plate. Your child spreads it with a finger, from the ear to the chin. | Spread a wide path of glue from one ear down that side to the chin.}
step mane {@2-3? Scrunch a patch, press it into the glue, reach for the next color. | Lay the pieces into the glue side by side, changing color as you go, {mane=yarn,ribbon? and let them hang over the edge. | and ruffle them up.}}
step lock Glue a few {@2-3? patches | pieces} between the ears, falling over the forehead around the horn.
step face {@2-3? Draw two sleeping eyes with long lashes together, two nostrils and a smile. | Draw two closed eyes with lashes, two nostrils and a smile, low on the plate.}
step cloud Glue {the cloud} along the lower edge, pulled into tufts: unicorns like to stand on clouds.
step gems {gems=glitter-glue? Dot {the gems} on | Set {the gems} on} the horn and in the mane.
further @2-3 Gallop the unicorn around the table, and stop for a carrot.
further Tape a stick behind it and ride to where the rainbow ends.
safety @2-3 Patches stay as large as a palm, and a grown-up is in charge of scissors and glue bottle.
safety A grown-up helps to cut the narrow tip of the horn.
skills {@2-3? tearing and scrunching | laying side by side}, spreading glue, color order
alt A white unicorn face made from a plate, with a golden horn and a colorful mane

* unicorn-horn
name unicorn horn
means headband
title Unicorn Horn to Wear | Unicorn Headband | A Horn, Two Ears and a Mane
about Wound from bottom to top, a white cone turns into a horn. The mane down the back is what makes everybody want to shake their head. | Put it on, toss your mane, and the kitchen is an enchanted forest.
step cone {cone=party-hat? Snip off the elastic and make the cone narrower: cut it open along the seam, roll it tighter, and tape it. | Roll {the cone} from one corner into a slim cone, {in 6} tall, {cone=felt? glue the seam, hold it while you count to sixty, | tape the seam,} and trim the bottom straight.} It should stand like a steeple.
step wrap Tape one end of {the wrap} to the bottom and wind it up to the tip, with a gap of one finger between the turns. Tape the end inside.
step band {band=headband? Put on {the band} and mark its middle, above the nose, with a bit of tape. | Cut a strip as wide as two fingers and long enough to go around your head, with a thumb to spare{band=construction-paper,paper? , and double it}. Tape it into a ring that sits loosely.}
step fill Push {the fill} into the cone, tip first: now nobody can dent it.
step mount Cut four short tabs into the bottom of the cone, bend them out, and {cone=felt? glue and tape | tape} them to the front of the band.
step ears Cut two leaf-shaped ears from {the ears} and two smaller ones in another color. Glue them together and then beside the horn, with a little fold at the foot.
step mane Cut six lengths of {wrap}, as long as your forearm, and tape them in a bunch {band=headband? to one side of the band, so that it falls over a shoulder. | inside the back of the band.}
step flowers Glue {flowers=tissue-paper? scrunched {flowers} | {the flowers}} along the front, around the foot of the horn.
step shine {shine=pipe-cleaner? Wind {the shine} around the tip as a golden spiral. | Set {the shine} near the tip, where they catch the light.}
step wear Try it on before you leave: does it stay when you gallop?
further Make a foal's horn, half as long, for a toy horse or a patient cat.
further @6-8 Write the rules of unicorns on a scroll: what they eat, what they never do, and how one becomes their friend.
safety The band is taped, not tied, and nothing goes under the chin; the mane is no longer than a forearm. A grown-up cuts the cone.
skills winding evenly, measuring a head, dressing up
alt A white unicorn horn with a spiral of color on a headband with ears and flowers
left bottle-cap: too heavy for a headband

* mermaid-tail
name mermaid tail
title Mermaid Tail to Lie Down In | A Tail With Printed Scales | My Own Mermaid Tail
about Lie down, be drawn around, and you have a tail of your own size. The scales are prints: every ring on the paper is one more. | A whole-body craft on the floor. In the end your child lies under it and is half a fish.
step outline Lay {the sheet} on the floor. Your child lies down on it with the feet together, and you draw around hips and legs, closing the line {in 6} below the feet with two wide fins.
step cut Cut the tail out, a good thumb outside the line{@2-3? , while your child tells where mermaids live. | . A grown-up does the tight corner between the fins.}
step pour Spread {the cover} under it and pour the paints into a tray, side by side.
step scales {@2-3? Your child dips the rim of a {one ring} and presses: a ring. And another. | Dip the rim of a {one ring} and print rings in rows. Start at the waist and let each row sit in the gaps of the last.} {ring=cardboard-tube? Bent to an oval, a tube prints scales with a point. | }
step hands Press hands into the paint and onto the tail: every hand is a bigger scale.
step fin Drag fingers full of paint through the fin, from the middle outward.
step dry Let it dry flat for an hour, and wash everybody who looks like a fish by now.
step foam Glue {the foam} along the waist: sea foam.
step shine {shine=aluminum-foil? Press small bits of {shine} onto a few scales | Set {the shine} on a few scales}, where the sun would hit them.
step swim Lie down, pull the tail up to your belly, and call for the photographer.
further @2-3 Lay a blue towel underneath and count the fish that swim by.
further Draw around a doll for a second tail, and print it with the cap of a marker.
safety @2-3 Floors get slippery from paint: shoes off, old clothes on, and a grown-up beside the tray.
safety The tail lies on the floor or over the knees. Nobody walks in it.
skills printing, body size, moving in large strokes
waiting An hour to dry.
alt A long paper mermaid tail with printed scales and a wide fin
left marble: are too small for this craft

* hungry-monster
name monster
title Feed-Me Monster | The Hungry Box Monster | Monster With a Big Appetite
about He eats paper, he eats socks, he never says no: a monster that your child can feed, and that gives everything back. | Glue on a coat of torn fur, three eyes and some teeth, and an empty box looks at you with great interest.
step mouth {box=tissue-box? Turn {the box} on its side: the opening is already a mouth. Cut it a little wider. | Stand {the box} up and cut a mouth, as wide as {@2-3? your hand | a grown-up's hand}, into the front.}
step tear {fur=crinkle-paper? Pull {the fur} apart into tufts. | {@2-3? Start the rips; your child tears {the fur} into strips and patches, the longer the shaggier. | Tear {the fur} into strips as long as a finger, in two or three colors.}}
step fur {@2-3? Spread glue on one side at a time and let your child press the fur on until no box shows. | Spread glue and stick the fur on from the bottom upward, each row over the last, until no box shows.}
step face From {the white}, cut three eyes, one of them far too big, and six pointed teeth as long as a {@2-3? grown-up's thumb. | thumb.}
step stick {@2-3? Put glue on the backs and let your child decide how many eyes go where. | Glue the eyes above the mouth and the teeth into it, some from above, some from below.}
step dots {!sight? Give every eye a dot. Looking at each other, they make him silly; looking down, hungry.}
step sight Glue one of {the sight} into each white eye, looking wherever you like.
step tuft Glue {the tuft} on top of the head: nobody has ever combed it.
step horns Glue {the horns} on top as horns.
step food Tear {the food} into pieces and scrunch them into balls as big as {@2-3? a child's fist. | an egg.}
step feed {@2-3? Open wide! Feed him one ball after another, and say thank you in a monster's voice. | Feed him from where you sit, then one step back, then two. What noise does he make when he is full?}
further @2-3 At tidying time, the toys on the floor are his supper. He is very good at it.
further Draw what makes you angry or sad on a paper, scrunch it, and let him have it. He likes the taste.
safety @2-3 A grown-up cuts the mouth and presses the edge smooth; balls of paper stay larger than a fist.
safety Cut edges inside the mouth are covered by teeth before a hand goes in.
skills tearing, throwing with aim, talking about feelings
alt A shaggy box monster with three eyes, a big mouth with teeth, and balls of paper to eat

* fire-tube-dragon
name dragon
title Fire-Breathing Dragon | Blow-Through Tube Dragon | The Dragon That Breathes Streamers
about Blow in at the back, and out at the front come flames that flutter and hiss. | This dragon needs your breath to be dangerous. No match is involved.
step coat {coat=construction-paper,felt,tissue-paper? Roll {the tube} up in {the coat}, trim what sticks out, and glue along the seam. | Paint {the tube} {color a} with {the brush}, all around, and stand it on end to dry for twenty minutes.}
step fire Cut {the fire} into flames: strips as long as your hand and as wide as a finger, in red, orange and yellow{@6-8? , pointed at one end}.
step flames Lay the strips side by side on a piece of tape, sticky side up, and tape this row inside the front of the tube, all around the edge. Nothing covers the hole.
step spikes From {colored card b} cut a row of spikes as long as the tube, and two wings{@6-8? with three points each}.
step back Fold a finger's width of the spikes and wings over and glue it on: spikes along the back, a wing on each side.
step bumps Glue two of {the bumps} on top as eyes and two small ones at the front as nostrils, above the fire.
step eyes {bumps? Glue {the eyes} onto the bumps, looking forward. | Glue {the eyes} on top, near the front, looking forward.}
step scales Draw small curves all over as scales{!eyes? , and eyes and nostrils at the front | }.
step blow Blow into the back end. A short puff makes sparks, a long one a wildfire.
further @4-5 Line up paper knights on the table. How many can the dragon blow over with one breath?
further Find out what flies best: narrow flames or wide ones, thin paper or thick? Measure how far the fire reaches.
safety Blow only, and never breathe in through the tube. Each child has a dragon of their own, since it goes to the mouth.
skills painting, cutting strips, breath control
waiting {coat=paints? Twenty minutes for the paint.}
alt A green tube dragon with wings, spikes and paper flames coming out of its mouth

* fairy-wand
name wand
title {handle=cardboard-tube? Magic Wand With Streamers | {streamers=tulle? Fairy Wand With Tulle | Fairy Wand With Streamers}} | A Star on a Stick | Fairy Godmother's Wand
about One star, one handle, and a tail of {@2-3? streamers | {many streamers}} that draws every wish into the air. | Cinderella's godmother would not leave the house without one. What it can do depends on how you swing it.
step star Draw a star as wide as {@2-3? your | a grown-up's} hand on {the star} and cut it out. {@6-8? For a thick one, cut two and glue them together over the handle later. | }
step bits Tear {the shine} into {@2-3? patches as big as a child's palm: you start the rip, your child finishes it. | small scales, as big as a thumbnail.}
step shine {@2-3? Rub glue over the star and let your child press the patches on, and fold what hangs over to the back. | Glue them over the whole star, from the tips to the middle, each one a little over its neighbor.}
step gems Put {the gems} on the points.
step wind Tape the end of {the wind} to one end of the handle, wind it down in a spiral, and tape it at the bottom.
step ribbons Cut {the streamers} into {@2-3? four strips as long as a child's hand. | six strips, {@4-5? as long as your forearm. | of different lengths, the longest {in 18}.}}
step tie {@2-3? Lay one end of each around the top of {the handle}, close together, and wind {tape} tightly around them: the strips stay shorter than a hand. | Lay one end of each around the top of {the handle}, close together, and tape tightly around them.}
step fix Tape the star to the top, over the ends of the streamers{@6-8? , and the second star from behind | }. Shake it: nothing may wobble.
step magic {@2-3? Touch a nose, a shoe, a sleepy cat: what does each of them turn into? | Practice three moves: a circle for wishes, a zigzag for changes, and a slow tap on the shoulder for courage.}
further @2-3 Dance with the wand to one song, high and low, fast and slow.
further Grant three wishes today that come true without magic, and do not tell whose wand it was.
safety @2-3 Sit or stand while waving: nobody runs with a wand, and the streamers stay shorter than {in 7}.
safety A wand points at the sky, never at a face. {handle=stick,dowel,chopstick,bamboo? A grown-up takes off the pointed end. | }
skills {@2-3? tearing and pressing | cutting a star}, wrapping with tape, moving to music
alt A star on a stick with streamers in four colors
left dried-bean: would make the wand rattle and not fly

* cone-hats
name hat
title {stars? {v=wizard-hat? Wizard Hat With Stars | {v=princess-hat? Princess Hat With a Veil | Pointed Hat}} | } | {V} From Half a Circle
about {v.about} | The whole hat is one half circle, rolled up. Once you know that, you can make one in every size.
step join Lay both sheets of {the sheet} side by side, long edges touching, and tape them together from top to bottom.
step arc Tie a string to {the pencil}. Hold its end on the middle of one long edge, stretch it {in 8} long, and draw a half circle from edge to edge, together.
step cut Cut along the curve. Half a circle is left: the hat.
step stars From {colored stars b}, cut {v.shapes}. Glue them on while the hat lies flat, away from one straight edge: that will be covered.
step roll Roll it into a cone around the head of whoever will wear it, one straight edge over the other, until it sits just above the ears. Mark where the edges meet.
step veil Tape the end of {the veil} into the point, so that {v.veil}.
step close Roll it up to the mark again and tape the seam inside and out.
step trim Glue {the trim} around the lower edge.
step gems {gems=sticker,stick-on-gem? Press | Glue} {the gems} on, scattered {stars? between the shapes | all over it}.
step wear {v.wear}
further @4-5 Roll tiny hats from circles as big as a saucer for all the toys who are invited.
further {v.further}
safety The hat sits by itself and needs no band under the chin. A grown-up watches the point near faces, and snips it blunt.
skills drawing with a string, rolling a cone, measuring a head
alt {v.alt}
say wizard-hat: name=wizard hat; about=Navy like the night, with stars that nobody has named yet, and a comet that trails from its tip.; shapes=five stars and a crescent moon; veil=it trails behind you like the tail of a comet; wear=Put it on, raise a wooden spoon, and say a word that nobody has ever heard.; further=Write three spells with real use: one for tidy rooms, one for bad dreams, one for broccoli.; alt=A pointed dark blue wizard hat with yellow stars and a moon
say princess-hat: name=princess hat; about=Ladies in castles wore these, with a veil that floats behind when you turn your head.; shapes=five hearts, large and small; veil=it floats down the back to the elbows and no farther; wear=Put it on, walk down a staircase very slowly, and let the veil follow.; further=Invent a coat of arms for your house and paint it on a card for the door of your room.; alt=A pink pointed hat with golden hearts and a veil hanging from its tip

* pinecone-folk
name figure
title Pinecone {V} | Woodland {V} | {V} From a Walk in the Woods
about {v.about} | Everything but the hat grew on a tree. Whoever lives among roots, says the old tale, dresses like this.
step choose Choose {a cone} that stands without rolling, or twist it back and forth on {base? {the base} | the table} until it does. Dry cones are open, damp ones closed: an hour in the sun helps.
step hat {v=gnome? Cut a quarter circle from {colored felt a}, {in 4} along the straight edges. | Cut a flower with five petals from {colored felt a}, {in 2.5} across: upside down, it is a cap.}
step seam @4-5,6-8 {v=gnome? Roll it into a pointed hat and glue the seam. Hold it while you count to sixty. | Pinch the middle of the flower to a short stalk and put a drop of glue into the fold.}
step seam @9-12 {v=gnome? Roll it into a pointed hat and sew the seam with small whipstitches, from the tip down. Turn it inside out. | Run a thread in a small ring around the middle of the flower, pull it tight to a stalk, and knot it.}
step head {v=gnome? Glue {the head} high on the front of the cone: his nose. | Glue {the head} onto the tip of the cone: her head. Prop it until the glue holds.}
step hair {v=gnome? Glue {the hair} on as a long beard that reaches down to his toes. | Glue {the hair} on as her hair, longer at the sides.}
step hatted {v=gnome? Spread glue inside the edge of the hat and pull it down until only the nose looks out. | Glue the cap onto the hair, a little crooked.}
step wings {v=gnome? Push {the wings} between the scales at the sides as arms, with a drop of glue. | Push {the wings} between the scales behind the shoulders, spread wide, with a drop of glue.}
step face {v=gnome? Draw a zigzag along the hem of the hat with {the face}. | Dot two eyes and a smile with {the face}.}
step bell Glue {the bell} to the tip of the hat.
step base Glue the cone onto {the base} so that no breeze knocks it over.
further @4-5,6-8 Give your figure a door: lean a piece of bark against a tree and see who has moved in tomorrow.
further Make a family of three from cones of three kinds, and find out which trees they came from.
safety Take cones and leaves from the ground, and no berries. Scales of a cone are sharp at the tips: hold it at both ends while you press things in.
skills {@9-12? sewing a seam | choosing natural things}, gluing round things, balance
waiting An hour for the glue.
alt {v.alt}
say gnome: name=gnome; about=Nose, beard, hat: nobody has ever seen more of a gnome than that, so more you need not make.; alt=A gnome with a pinecone body, a red pointed hat and a long beard
say fairy: name=fairy; about=A fairy of the woods wears brown, with wings that were leaves last week.; alt=A fairy with a pinecone dress, leaf wings and a green cap

* fairy-house
name fairy house
title {walls=bark? Fairy House of Bark | Fairy House From the Woods} | A House for the Fairies | Woodland Fairy House
about Fairies do not buy houses. They move in where somebody has laid bark on bark and leaf over leaf, and left the door ajar. | Collected in the morning, built by lunch, and in the evening somebody small could live in it.
step cut {house=cardboard-tube? Stand {the house} up and cut |  Cut {the house} down until it is as tall as your hand is long, and cut} an arched door, bent open along one side, and a round window.
step door {door=walnut-shell? Glue half a shell over the door as a little porch. | Glue {door=craft-stick,stick? {the door}, cut or broken short, | a piece of {one door}} onto the door, with a dot for a handle.}
step walls {walls=moss? Press {the walls} into a thick layer of glue, from the ground up. | Glue {the walls} upright around the house, the best pieces in front, close together, leaving door and window free.} {@4-5? Hold each one and count to ten. | Small gaps are filled with the thin bits at the end.}
step beams Glue {the beams}, broken to length, to the corners and over the door as beams, and lay two crosswise in the window.
step cone From {the card} cut a circle two thumbs wider than the house on every side, cut it once to the middle, overlap the edges, and glue it to a cone.
step roof Cover the cone with {the roof}: begin at the edge and work up, each row over the top of the last, like tiles.
step set Glue the roof on and set the house on a tray, where it has room for a garden.
step light Put {the light} inside through the door. At dusk it is at home to visitors.
step path Lay {the path} from the door to the edge of the tray. Paths are better when they bend.
step garden Plant {the garden} along the path.
further @4-5 Leave a letter at the door, no bigger than a stamp. Answers may take a night.
further @6-8 Make the furniture: an acorn cap for a bowl, a stone for a table, a leaf for a bed.
further Build the second floor: a balcony of twigs, a rope ladder, and a pulley with a bucket that works.
safety Use what has fallen, wash hands after collecting, and leave berries and mushrooms where they are. {@4-5? A grown-up cuts the door. | }
skills collecting and sorting, covering a surface, building small
waiting About an hour for the glue.
alt A small round house with walls of bark, a pointed roof of leaves, a door and a window

* dragon-egg
name dragon egg
title Dragon Egg in Its Nest | Scaled Dragon Egg | An Egg From the Dragon's Hoard
about Row upon row of scales, then two coats of shimmer, and what lies in the nest could crack tonight. | Patience is the material here. Every scale is one drop of glue, and the pattern closes like armor.
step core {core=ornament? Pull the cap off {the core}: its neck is the pointed end. Wrap it once in tape, so that the scales get a grip. | {core=egg-shaped-plastic-shell? Close {the core} and wrap it once in tape, so that the scales get a grip. | {core=foam-ball? Press {the core} against the table while you roll it, until one side is a bit pointed. | Crumple {the core} into a firm egg as big as your fist and wrap it in tape until it is smooth.}}}
step sort {scales=pistachio-shell,pumpkin-seed? Sort {the scales} by size: small ones for the two ends, large ones for the belly. | {scales=sequin? Sort {the scales} by size, if there are several. | Cut {the scales} into about eighty drops, as long as a thumbnail, some of them smaller for the ends.}}
step first Stand the egg in a cup, blunt end up. Glue on the first five scales, hollow side down, so that their free ends meet in the middle of the blunt end.
step rows Go on row by row. Each scale covers the gap between two of the last row and the place where they are glued, like tiles. {@6-8? After four rows, let it rest for half an hour, so that nothing slides. | After every four rows take a break, or the lower ones will slide.}
step tip Close the pointed end with the smallest ones, the last one like a cap.
step base Paint the whole egg {color a}, also between the scales. Two thin coats.
step shimmer When it is dry, pick up a little of the second color with an almost dry brush and stroke it from the tips backward, so that only the edges catch it.
step shine Touch some of the edges with {the shine}.
step nest Form a nest from {the nest}: wind it around your fist, push in the ends{plate? , and set it on {the plate} | }.
step lay Lay the egg in and turn it so that its best side shows.
further @6-8 Write the label that a museum would put beside it: found where, by whom, and how long until it hatches.
further @9-12 Keep a diary of the egg for a week. Something should happen on the fifth day.
further Build a second one that is already cracked, with a claw or one yellow eye in the gap.
safety {scales=pistachio-shell? Shells come from people without a nut allergy, and are washed and dried first. | Work over a tray, and paint by an open window.} The egg is for looking: scales are small and come off if somebody chews them.
skills covering evenly, dry brushing, patience
waiting Two hours in all for glue and paint.
alt A large egg covered in overlapping shimmering scales, lying in a nest

* quest-map
name map
say land: name=land; coast=the coastline of the land, wobbling as you go; things=mountains as a row of tents, woods as many small trees, a river that gets wider, a town, a dotted path, a cross
say pirate: name=treasure island; coast=the coastline of an island, wobbling as you go, with a bay for the ship; things=palms, a mountain like a skull, a swamp, a wreck on the reef, a dotted path that takes detours to a fat red cross
title {v=pirate? Pirate Treasure Map | Aged Map of an Invented Land} | {v=pirate? The Map to the Treasure | The Map of a Land That Is Not} | {v=pirate? Map From a Pirate Chest | Quest Map{seal?  With a Seal}}
about Stained, torn{seal? , rolled and sealed, | and rolled,} it looks as if it had crossed three oceans. Only the {v=pirate? island is brand new, and what lies buried there. | land is brand new: yours.} | {v=pirate? X marks the spot. Where it is, only the one knows who drew the map: you. | Every great story begins with a map inside the cover. Draw the land first, and the story will move in.}
step tear Tear a narrow strip off all four edges of {the paper}, toward you, slowly: bays and capes. Then crumple it, smooth it out, and crumple it again.
step brew {stain=onion-skin? Pour hot water over {the stain} | Stir {the stain} into hot water} in a bowl: {stain=cocoa? two spoonfuls make a thin brown brew. | strong, dark, and cooled until a finger can stay in it.} {@4-5,6-8? The hot water is for a grown-up. | }
step stain Lay the paper on a tray and dab the brew on with {the brush}. Puddles are welcome: they dry with dark rims. {stain=tea-bag? Press a wet tea bag on here and there. | }
step dry Lift it out when it is brown enough, blot it with {the towel}, and dry it flat for two hours, or for a night.
step edges Rub {the fire} along the torn edges and wipe it inward: they look scorched, without any flame.
step lands With {the pencil}, draw {v.coast}. Draw over it with {the pen} and fill it in: {v.things}, and {@4-5? a star that points north | a compass rose}. {@4-5,6-8? {@4-5? Name three things aloud. | Give everything a name.} | Add a scale in days of walking, and one warning in small letters.}
step color Color lightly with {the color}: water along the coast only, a shadow on the same side of every mountain.
step roll Roll the map up and tie {the tie} around it twice.
step seal {seal=construction-paper? Tear a wavy circle, as big as a large coin, from {the seal}, draw your sign on it, and glue it over the knot. | Put a drop of glue on the knot, press a ball of {the seal} onto it, flat and as big as a large coin, and {stamp? press {the stamp} into it for a sign. | scratch your sign into it.}}
step hide {v=pirate? Bury a treasure at home, under a cushion, say, and let somebody search with the map: so many paces north, so many to the big tree. | Show it to somebody and tell what happened in that land.}
further @4-5,6-8 Hide something in your home, and draw the map that leads there in the style of your land.
further @9-12 Write the first page of the logbook: who set out, with what, and who stayed behind.
further Draw the same land five hundred years later. What was drowned, what was built, what did they forget?
safety {@4-5,6-8? A grown-up pours the hot water and waits until it has cooled; | Pour hot water away from yourself;} stained water is no tea any more. Edges are darkened with {fire? {the fire} | tea}, never with fire.
skills staining paper, drawing symbols, inventing a world
waiting Two hours for the paper, better a night.
alt An old brown map with mountains, a forest, a castle and a cross, {tie? tied up and sealed | with a seal}

* spell-book
name spell book
title Hand-Bound Spell Book | A Grimoire of Your Own | Spell Book With a Raised Cover
about Real pages on real thread, between covers that feel {skin=leather? as old as a castle. | like old leather, although they began as {a skin}.} What you write in it is nobody's business. | {gold? A pamphlet stitch, a relief under glued skin, and gold rubbed over the high places: three techniques of old bookbinders in one evening. | }
step fold {stain? Dab the sheets with {the stain}, soaked in a little warm {water}, and let them dry: now they are a hundred years old. }Fold each sheet of {the pages} in half, rub the fold with {the ruler}, and set the sheets into one another in {@9-12? one bundle of eight and a second one of eight. | two bundles of eight, or four of four for a rounder back.}
step holes Open a bundle in the middle and mark five points along the fold: the center, and two on each side, {in 1} apart. Poke through all the sheets with {prick? {the prick} | {the needle}}, {@9-12? together, | onto a stack of paper,} and do the same with the others.
step sew {wax? Pull the thread over {the wax}: now it neither frays nor slips. | } Sew in through the center, out at the next hole, in, and back the same way to the other end and to the center, always through the fold, catching the neighboring bundle on the outside. Pull tight toward the holes and knot inside.
step boards Cut two covers from {the board}, {in 0.25} larger than the pages on three sides, and a strip as wide as the back of the book.
step relief On the front cover, glue down a design in relief: {relief=string,cotton-cord,leather-cord? a border, a circle, corners and a curl of {relief}, | borders, corners and a circle cut from {the relief},} {gem? leaving room for a stone. | close together.} Let it dry hard.
step skin {skin=paper-bag,packing-paper,tissue-paper,wallpaper? Crumple {the skin} ten times until it is soft as cloth. | Cut {the skin} two fingers larger than the covers laid out in a row.} Brush thinned glue over covers and strip, lay it on, and press it into every groove with your fingertips. Fold the edges in.
step paint When it is dry, brush on {color a} {paint} and wipe the high places clean at once: dark stays in the creases.
step gold With almost no {gold} on a fingertip, stroke over what stands up.
step gem Set {the gem} in its place{gem=bottle-cap,button,crystal,sea-glass? in a ring of thick glue | }.
step case {clasp? Glue one end of {the clasp} inside the back cover: it will wrap around and keep the secret.} Glue the first and the last page to the insides of the covers, close the book with paper in between, and leave it under a weight for a night. {key? Tie {the key} to the spine with the rest of {thread}. | }
further @9-12 Start with three pages: a table of contents, a spell against Mondays, and a pressed leaf with its secret name.
further Invent an alphabet for it, with its key hidden somewhere in the pattern of the cover.
safety {@9-12? A grown-up helps with the needle through the thick folds and with cutting board. | Poke holes downward into a pad, cut board in several light strokes along a metal edge, and have a grown-up around for it.}
skills bookbinding, relief, dry brushing
waiting Four hours at least, best overnight under weight.
alt A brown spell book with a raised golden border, a stone in the middle and a clasp

* dragon-eye
name dragon eye
title Dragon's Eye | Clay Dragon Eye With Lids | The Eye of a Sleeping Dragon
about It opens only a slit, but it is looking. Lids, scales and one bright stone, and a plain lid or box has a guardian. | Film workshops sculpt creatures in this order: eye first, lids around it, skin last.
step base Knead {the clay} until it is warm. Roll two thirds of it into a ball and press it to an oval {in 3} long and {in 0.5} thick.{hang=craft-wire?  Press a loop of {the hang} into the back, near the top: it can be worn as a pendant. | }{hang=leather-cord,key-ring?  Leave a hole as wide as a straw near the top for {the hang}. | }
step pupil {eye=button? Paint {the eye} in two rings of color | Paint a fine ring around {the eye}}, and draw a black slit from top to bottom. The slit makes the reptile: round pupils look tame.
step press Press {the eye} into the middle until it sits firmly. {clay=polymer-clay? {eye=stick-on-gem,button? Take it out again: plastic does not belong in the oven, and the dent keeps its place. | It stays in, because it does not mind the oven.} | It stays in while the clay dries around it.}
step lids Roll two sausages, thin at both ends, and lay them above and below like lids, the upper one heavier and a bit over the pupil. Smooth their outer edges into the base.
step scales Press scales all around with the end of {the straw}, held at a slant, from the lids outward. Each row sits in the gaps of the last, and the scales grow toward the rim.
step detail With {the poke}, draw wrinkles in the corners, small lines across the lids, and a few cracks. Lift the row above the eye with its tip to a ridge of spikes.
step harden {clay=polymer-clay? Bake it as the package says, with a grown-up at the oven and the window open, and let it cool in there. | Let it dry for a day, and turn it over once, so that it does not warp.}
step paint Brush a dark shade of {color a} into all the grooves and wipe it off the high places. Then a bright one, nearly dry, over the tops. {clay=polymer-clay? Glue the eye in if it has come loose. | }
step rub Stroke the edges of the scales with {the rub}.
step mount Glue it onto {the mount}: now it has something to guard.
further @9-12 Sculpt a second eye in other colors, half shut or wide awake, and hang both beside your door.
further Try other beasts with the same steps: an owl with feathers, a fish with a round lid, something that lives in the dark.
safety {clay=polymer-clay? The oven belongs to a grown-up{@13+? , or to you with one nearby}: never hotter than the package allows, and tools do not go back to the kitchen. | Dust from sanding dry clay is wiped up wet, not blown away.} {the poke} works downward, toward the table and never toward a hand.
skills modeling, texture, painting in layers
waiting {clay=polymer-clay? An hour to bake and cool. | A day to dry.}
alt A dragon's eye with a slit pupil and heavy lids among green scales
left googly-eye: looks too friendly for a dragon

* wizard-wand
name wand
title A Wizard's Wand | Carved-Look Wizard Wand | The Wand That Chose You
about From {a core} and {grip} to dark old wood with a golden gleam: nobody will guess what is under the paint. | No two are alike, and yours should lie in your hand as if it had grown there.
step sand Rub {the core} with {the sand}, thinner toward the tip, until nothing catches.
step core {core=chopstick,knitting-needle? Hold {the core} by its thick end | {core=stick,driftwood? Peel loose bark off {the core}, break it off at the length of your forearm, and hold it | Shorten {the core} to the length of your forearm and hold it}}: where does your hand want it to be thicker?
step grip {grip=glue-gun? With a grown-up in the room, draw lines of hot glue around the lower third, fingers well away from the tip and the fresh glue, turning the stick slowly, until it is as thick as fits your hand. | {grip=air-dry-clay? Press {the grip} around the lower third, as thick as fits your hand, with glue underneath, and smooth the edge into the wood with a wet finger. | {grip=string,yarn,cotton-cord? Spread glue over the lower third and wind {the grip} around it, turn against turn, twice over where it should be thick. | Tear {the grip} into strips, dip them in glue, and wind them around the lower third until it fits your hand.}}}
step rings Build up the ornament: {grip=glue-gun? draw rings, a long spiral and a few drops that run, | {grip=air-dry-clay? roll thin snakes, lay them on as rings and one long spiral, | {grip=string,yarn,cotton-cord? snip off short ends, and glue them on as rings higher up and one long spiral, | twist glued strips to cords and lay them on as rings and one long spiral,}}} {grip=glue-gun? and let each line get cold before the next touches it. | and press marks into it: dots, leaves, letters.}
step dry Prop it so that nothing touches the ornament, and wait until everything is hard: {grip=glue-gun? ten minutes. | four hours at least.}
step dark Paint the whole wand in a dark color, into every groove, and wipe the raised parts with a finger before it dries.
step gold Put a little of the brightest color, gold if you have it, on a saucer, wipe {the brush} nearly dry, and touch only the rings and the edges with it. Stop early.
step stone Glue {the stone} to the end as a pommel.
step wire Wind {the wire} above the grip in a tight coil and glue down the end, or let two tails hang.
step name Give it a paper: which wood, which core, how bendy, and whom it obeys.
further @9-12 Build the box it came in, narrow and long, lined with a scrap of cloth, with a label of the shop.
further Design three wands for characters of a book you love, so that others can tell whose is whose.
safety A wand has a blunt tip and is never pointed at a face. {core=knitting-needle,bamboo? Sand the tip round first. | } {@9-12? A grown-up shortens hard wood. | Saw or snap hard wood with a grown-up around.}
skills modeling on a core, dry brushing, designing
waiting {grip=glue-gun? Half an hour for the paint. | Four hours to dry, better a night.}
alt A dark wooden wand with a ringed grip, golden lines and a stone at its end
left glitter: would hide the carving

* scratch-phoenix
name picture
title Phoenix in Scratch Art | The Firebird Under the Black | Phoenix From the Ashes
about Fire first, then night over it, and with a point you let the fire out again, feather by feather. | A phoenix rises from ash, and so does this one: under black paint lies every color of flame.
step glow Color the whole of {the paper} with {the colors}, thickly, without a white speck: yellow in the middle, orange around it, red toward the edges.
step polish Press hard and go over everything a second time, until it shines like wax. What shines here glows later.
step black Stir a drop of {soap} into two spoonfuls of {black} on a saucer, so that it holds on wax, and brush it on in two coats, one across, one down.
step dry Leave it for an hour. Scratch too soon and it smears; scratch after a week and it flakes.
step plan Draw the bird on {the plan} as large as the picture: a body like a flame, wings spread upward, long tail feathers. {@4-5,6-8? Simple is strong. | Plan where it will be bright: many lines there, few at the edge.}
step trace Lay the plan on top and go over the main lines with {the pencil}. They leave a faint groove in the black.
step scratch Scratch the outline out with {the scratch}, gently. It takes off the black and leaves the wax. Blow or brush the crumbs away.
step feathers Fill the wings with feathers: short strokes at the shoulder, long ones toward the tips, {@4-5,6-8? all pointing outward. | in three layers, and scrape whole tips free where the light falls.}
step sparks Set sparks around it with the very tip, dense near the bird and lost in the dark farther out.
step frame Put it into {the frame}, and hang it where evening light comes in from the side.
further @4-5,6-8 Scratch a second picture of the nest of ashes, with one glowing egg.
further Look up how others see the firebird: Russia, China, Egypt. Choose one and draw its tail by the rules of that country.
safety Scratch away from the hand that holds the paper, and put {the scratch} down flat when you look up. {scratch=wooden-skewer,toothpick? Points stay at the table. | }
skills layering color, line and light, {@6-8? pressing evenly | {@4-5? pressing evenly | planning values}}
waiting An hour for the black paint.
alt A black picture with a bright phoenix scratched into it in red, orange and yellow

* elf-circlet
name circlet
title Elven Circlet | Circlet With Beads and Swirls | A Crown for the Forest Court
about Light enough to forget, fine enough for a court in the woods: one line that goes around the head and curls where it meets the forehead. | Costume shops sell them molded. Yours is bent by hand, so the swirls are where your face wants them.
step measure Lay {the measure} around your head, across the forehead, and mark the length. A circlet covers three quarters of that; the tie does the rest.
step band {wire=craft-wire? Cut two pieces of {the wire} a hand longer than the mark, twist them around each other from the middle outward, and curl each end into a small loop. | Twist three of {the wire} end to end for each of two strands, twist the strands together, and fold every end back on itself into a loop.}
step center Find the middle. Shape a pointed arch there, as high as your thumb, and roll pairs of swirls to its left and right around {the round}. Fix each with one turn around the band.
step beads Thread {the beads} on {wire=craft-wire? a long thin piece of {wire} | another of {the wire}} and wind it along the front, one turn, one bead, from one side to the other. The largest one sits in the arch.
step leaves {leaves=felt? Cut {the leaves} into small leaves and | Lay {the leaves} along the band and} bind their stems in pairs with a few turns, tips pointing back.
step drop Hang {the drop} below the arch, so that it just touches the forehead.
step ends Go over the inside with a fingertip. Every end is bent away from the skin and tucked under a turn.
step ties Cut {the tie} in half and knot a piece to each loop, to be tied into a bow at the back, under the hair.
step fit Bend it to your head from the temples, not from the front. It should rest on the ears and not press.
further @9-12 Make a matching ring or a clasp for a cape from what is left.
further Design one for each court of your own world: forest, sea, frost, ash. The swirls may change; the way it closes may not.
safety {wire=craft-wire? Cut wire jumps: hold both sides, look away from the tips, and curl every end, with a grown-up around. | The cores of {many wire} are sharp: fold the last bit of each over twice, and let a grown-up feel along the inside.} It is worn on the head only, tied in a bow that opens.
skills bending wire, symmetry, fitting to a body
alt A golden circlet with swirls, beads, green leaves and a drop in the middle

* potion-bottles
name set of potions
title Three Potions for the Shelf | A Wizard's Apothecary | Potion Bottles With Old Labels
about Moonlight, dragon's breath, courage by the spoonful: half of a potion is its label, and the other half moves when you turn it. | Three empty bottles, and the shelf above your desk looks like the back room of a shop in an alley that is on no map.
step age Lay {the label} in {the saucer} with strong, cool {age=tea-bag? tea | coffee} for ten minutes and dry it flat: old paper.
step write Design three labels on {the label} with {the pen}: the name in the largest letters, the shop, a warning, a small picture, a frame. Light lines with {the pencil} keep the letters from climbing.
step tear Tear them out slowly along their frames, each in another shape: soft edges look old.
step brew Fill {the bottles} three quarters with water and color each with {the brew}, a drop at a time. Pale colors look precious, dark ones dangerous.
step shimmer Add a spoonful of {many shimmer} to each and turn it over, closed. {shimmer=cooking-oil? It rises in slow globes. | {shimmer=salt? It falls like snow and then it is gone. | It swirls, and it settles when nobody looks.}}
step close Dry the necks, close them tightly, and wind tape around them. Nobody should be tempted to taste.
step seal Cut circles from {the seal}, pull them over the tops, and bind them with a bit of {tie}.
step label Stick the labels on with a loop of tape behind each, and press the edges down last.
step charm Tie {the charm} around the necks, one for each, to match what the potion does.
step shelf Stand them where light comes from behind, tall ones at the back.
further @9-12 Write the recipe for each in verse, with one ingredient that cannot be bought.
further Keep a ledger of the shop: who bought which bottle, what for, and why they came back.
safety Whatever the label promises, nobody drinks it: mark each bottle with a small skull or a cross, and keep them out of reach of small children. {bottles=glass-bottle,glass-jar? Glass stays on the shelf, and a grown-up checks for chips. | }
skills lettering, staging, mixing colors
waiting Ten minutes in the tea and an hour to dry.
alt Three bottles of colored liquid with old labels, tags and sealed caps
`;
