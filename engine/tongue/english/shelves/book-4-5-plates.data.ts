export const words = `
* apple-tree-prints
name apple prints
title Apples Off the Tree, Printed | Stamped Apples | The Apple-Print Orchard
about {apple=apple? An apple cut through the middle prints a picture of itself, core and all. | Cut in half, {a apple} is a stamp that fits a small fist, and its print is as round as an apple.} Three rows of it, and there is an orchard.
step halve A grown-up cuts {the apple} in half from top to bottom{apple=potato,lemon? . | , through the stem.}
step dry {@2-3? Your child pats the cut side dry on the back of a hand. | Pat the cut side dry: on a wet one the color slides.}
step spread {@2-3? Spread {the color} thin on {the plate}. | Spread {the color} thin on {the plate}, no deeper than a coat of butter.}
step print {@2-3? Your child presses the cut side into the {color a}, then onto {the paper}, and lifts it straight up. | Press the cut side into the {color a}, then onto {the paper}. Rock it a little and lift it straight up. The second print is often the best.}
step wait Let the prints dry for half an hour.
step leaves {leaf=leaf? {fix stick} {the leaf} on beside the tops. | {@2-3? Tear {the leaf} into small pieces; your child sticks one to each apple. | Tear {the leaf} into leaves and {fix stick} one to each apple.}}
step stem Cut {the stem} into pieces as long as a fingernail and {fix stick} one to the top of each apple.
step seeds {fix stick} two or three of {the seeds} into the middle of each.
step tree {@2-3? Draw a trunk and branches between the apples together. | Draw a trunk below and branches that reach to every apple, and grass.}
step show {@2-3? Count the apples. Which one would you pick? | Count the apples. How many are there if two fall down?}
further @2-3 Eat the other half of an apple that has seen no paint.
further Cut one across instead: what do you see in the middle?
safety @2-3 The knife is for a grown-up, and a printed fruit is not for eating.
safety A grown-up alone cuts the fruit; what has been in color is not eaten any more.
skills printing, counting, looking at a core
waiting Half an hour for the prints.
alt Red apple prints with stems and leaves on a drawn tree

* filter-rainbow-clouds
name filter rainbow
title A Rainbow That Ran Together | Rainbow Between Two Clouds | Color, Spray, Rainbow
about Rings of color and a little rain: the colors run into each other all by themselves, as they do in the sky.
step rings Flatten {the filter} on {the plate}. {pens=marker? Draw thick rings with {the pens}: | Paint rings with {the pens} and {the brush}:} purple inside, then blue, green, yellow, orange, and red at the rim. Leave a little white between them.
step wet {spray? Take {the spray} with {the water} and wet the rings two or three times from above, | Drip {the water} on from your fingertips} until the colors begin to run. Then stop.
step dry Let it dry flat for an hour.
step cut Together cut one filter in half: each half is a rainbow. From {the cloud} cut two clouds as big as a fist.
step glue {fix stick} the ends of the rainbow behind the clouds.
step fluff {fluff=tissue-paper? Crumple {the fluff} into little balls | Pull {the fluff} apart} and {fix stick} one beside the other on the clouds, until no paper shows.
step drops Cut strips of {the drops} as long as a hand and {fix stick} them behind the clouds: rain.
step sky Lean it on a sunny windowsill. What do the sun and the rain have to do so that there is a real one?
further Make one with only two colors: which third one turns up in between?
safety Ink on fingers washes off with soap; the water stays on the plate, and spray is for paper only.
skills drawing rings, watching colors mix, patience
waiting An hour for the filter.
alt A soft filter rainbow between two soft clouds

* jingle-bell-bracelet
name bell bracelet
title Bells for Wrists and Ankles | Jingle With Every Step | Dance Bells
about On the wrist they ring when you clap, on the ankle when you stamp. Nobody needs to learn anything: whoever moves plays.
step measure Lay {the wire} around the wrist: the bracelet is to slip over the hand easily. {wire=pipe-cleaner? One is long enough; the second is for the other wrist. | Cut two pieces, a hand longer than that.}
step knot {wire=pipe-cleaner? Twist a little loop into one end of {the wire}, | Tie the first {one bell} on near one end,} so that nothing slips off.
step thread Thread on {the bell}, two for each wrist.
step beads Thread {the beads} in between.
step close {@4-5? A grown-up twists or ties | Twist or tie} the ends together and {wire=pipe-cleaner? bends the sharp tips | tucks the tails} inside.
step streamers Tie {the streamers} on, no longer than a hand.
step play Put them on. Stamp, clap, shake: who can stand so still that nobody hears anything?
further Play a song you know and ring only at your favorite word.
safety Bells come off before sleep and are counted back, so that no little brother or sister finds one.
skills threading, rhythm, moving to music
alt A bracelet with bells, beads and short streamers

* spider-in-her-web
name spider web
title A Spider in Her Web | The Web on a Ring | Who Sits in the Middle?
about Back and forth across the ring, and it is a web: no thread has to go to any particular place. The spider likes it that way.
step color Color {the ring}, back and front: night, or morning with dew. {color=paint? It dries in half an hour. | }
step ring {@4-5? A grown-up cuts | Cut} the middle out of {the ring}, so that a rim as wide as three fingers stays.
step holes {@4-5? A grown-up makes | Make} eight to ten holes around the inner edge with {the punch}, a finger's width from it.
step start Tape one end of {the thread} to the back, and wrap a bit of {tape} tightly around the other, so that it is stiff like a shoelace.
step web Pull the thread up through one hole, across to another, down, and up again through the next one. Cross over as often as you like, until every hole is used. Tape the end to the back.
step body {body=pom-pom,cotton-ball,bottle-cap,button? Choose {a body} for the body. | {body=play-dough? Roll {the body} into a ball as big as a walnut. | {@4-5? A grown-up cuts | Cut} a circle as big as a cookie from {the body}.}}
step legs Cut {the legs} into eight pieces as long as a finger and {fix stick} four to each side. {legs=pipe-cleaner? Bend a knee into each. | }
step eyes {eyes=sticker? Press {the eyes} on. | {fix stick} {the eyes} on.}
step home {fix stick} the spider onto the threads in the middle, where she feels every wobble.
step play Touch a thread with one finger. Who has come to visit?
further Fold small flies from paper scraps and put them where they would get caught.
safety {@4-5? Holes and ring are cut by a grown-up; the thread stays on the plate and away from necks. | The thread stays on the ring and away from necks.}
skills lacing without a needle, going across and around, knowing spiders
waiting {color=paint? Half an hour for the paint. | A few minutes for the glue.}
alt A spider in a web of {one thread} on a ring

* carton-cup-chicks
name nest of chicks
title Three Chicks in a Row | Just Hatched! Chicks From a Carton | {nest? A Nest Full of Chicks | }
about Where the eggs came from, the chicks come out: three cups, a coat of color, and a beak that is always hungry.
step cut A grown-up cuts three cups from {the carton} and trims the rims smooth. Turned over, they are fat little bellies.
step paint Paint them {color a} all over, and let them dry for 45 minutes.
step beak Cut three small squares from {the beak} and fold each corner to corner: beaks that open.
step stick {fix stick} a beak onto each, by one half only.
step eyes {eyes=sticker? Press {the eyes} on, | {fix stick} {the eyes} on,} close above the beak.
step face {eyes? Draw freckles or a tuft on the top. | Draw two eyes on each.}
step wings {wings=feather? {fix stick} one of {the wings} to each side. | Tear or pull {the wings} small and {fix stick} a bit to each side as a wing.}
step nest Put {the nest} into {home? {the home} | a heap}, press a hollow in the middle, and set the chicks in.
step count Cheep! Feed each of them. Who is the loudest, and who comes last?
further Paint a fourth cup white: an egg that has not hatched yet.
safety A grown-up cuts the carton; wash your hands after handling a carton that held eggs.
skills painting, folding beaks, caring and counting
waiting 45 minutes for the paint.
alt Three yellow egg-carton chicks in a nest

* stacked-sponge-robot
name sponge robot
title The Squeezable Robot | Robot From Two Sponges | Beep! A Soft Robot
about Straight edges, bright colors, and soft enough to poke things in: {a sponge} only have to be told that they are a robot.
step cut A grown-up cuts one of {the sponge} in half: one half is the head, and the whole one is the body.
step stack Set the head on the body and hold the two together with {the band}, once around from top to bottom.
step shine {shine=aluminum-foil,metallic-paper? Fold {the shine} to a shining square and slip it under the {one band} in front: the control panel. | Slip or press {the shine} on in front: the control panel.}
step holes A grown-up pokes four small holes with the tip of {the scissors}: two in the sides, two in the top.
step arms Push {the arms} into the holes: two arms, two antennas{arms=pipe-cleaner? , and bend the ends over | }.
step eyes {fix stick} {the eyes} onto the head.
step knobs {knobs=sticker,stick-on-gem? Press {the knobs} on | {fix stick} {the knobs} on} as buttons to push.
step feet {fix stick} {the feet} underneath, so that it stands.
step face Draw {!eyes? two eyes and }a mouth like a grille.
step beep Let it dry for an hour. What is it good at: cleaning up, telling jokes, finding socks?
further Build it a charging station from a box.
safety A grown-up cuts the sponge and pokes the holes; small knobs are counted back.
skills stacking, poking in, inventing a machine
waiting {stick? An hour for the glue.}
alt A robot of two blocks with a panel, arms and antennas

* plate-and-stick-paddles
name paddles
title Paddles for Two | Living-Room Tennis | Hit It Back: Plate Paddles
about Plates are light and the ball is soft, so the living room may be a tennis court for once.
step color {@2-3? Your child {pens=sticker? sticks {the pens} all over | {pens=paint? paints | scribbles on}} the backs of {the plate}: one for each of you. | Decorate {the plate} with {the pens}: your sign, your number, a face that scares the other team.} {pens=paint?  They dry in half an hour. | }
step stick Lay a {one stick} halfway across the {@2-3? hollow side | back} of each plate and tape it down with three long strips.
step grip {@2-3? Your child winds {the grip} around the handle while you hold the plate. | Wind {the grip} around the handle.}
step ball {ball=newspaper,tissue-paper,aluminum-foil? Crumple {the ball} into a ball as big as an orange and wrap {tape} around it. | {ball=sock? Roll {the ball} up from the toe and turn the top over it: a ball. | {ball=cotton-ball? Pack {the ball} in a turn of {tape}, so that it has some weight. | Try {the ball}: does it bounce off the plate?}}}
step line Run a strip of {tape} across the floor, as long as you are tall: that is the line between the two players.
step net A grown-up lays {the net} across the floor as the net: nobody may step over it.
step alone {@2-3? Your child carries the ball on the paddle: slowly, then quickly, then once around the table. | Keep it in the air by yourself: how many hits?}
step pair {@2-3? Your child bats back what you roll or toss from the other side of the line, on your knees: bump! | Now for two. Hit it gently across, and count how often it comes back.}
further @2-3 Sweep the ball into a box that lies on its side: goal!
further Use the other hand: is that harder?
safety @2-3 The paddles are for the ball alone, and each end of a stick lies under tape; the ball is bigger than a fist, so that it fits into no mouth.
safety Play where nothing can be knocked over, and never swing when somebody stands close behind you.
skills taping firmly, hitting gently, counting
alt Two paper-plate paddles and a ball

* brush-the-teeth-mouth
name big mouth
means toothpaste
title A Mouth to Brush | Say Aah: The Big Mouth | Somebody Forgot to Brush
about A mouth as big as a plate, with teeth that get dirty and clean again. Who has been the dentist here sits in the real chair with more courage.
step mouth A grown-up cuts two wide half ovals from {the gum}, as wide as two hands: the upper and the lower jaw.
step row {teeth=egg-carton? A grown-up cuts ten cups from {the teeth} and trims them low. | Count ten of {the teeth} out: {teeth=marshmallow,cotton-ball? white and soft, as they should not be for real. | five above, five below.}}
step paint Paint the teeth white all over, and let them dry for 45 minutes.
step glue {fix stick} the teeth along the curved edges, five above and five below, side by side.
step tongue Cut a tongue from {the tongue} and {fix stick} it into the lower jaw.
step hinge A grown-up tapes the straight edges together: now the mouth opens and shuts.
step lips Color red lips around the outside.
step dirt {dirt=play-dough? Press bits of {the dirt} onto the paper mouth | Dab {the dirt} onto the paper mouth}: leftovers from lunch.
step brush {paste? With {paste} for toothpaste, brush | Brush} it clean with {the brush-it}: in circles outside, back and forth on top, and behind.
step chew Open wide and let it tell what it likes to eat, and what its teeth like.
further Brush your own tonight for as long as it takes to sing a song twice.
safety {brush-it=toothbrush? This toothbrush | This brush} is for paper teeth from now on and goes into no mouth.
skills gluing in a row, knowing how to brush, playing doctor
waiting {color? 45 minutes for the paint. | Half an hour for the glue.}
alt A wide open mouth with two rows of teeth, a tongue and a brush

* yarn-rim-frame
name wound frame
title A Frame for Somebody I Miss | Wound With Love: A Picture Frame | The Frame of Many Turns
about With every turn you can think of somebody, and when the rim is covered, that somebody looks out of the middle. It hangs where you see it before you fall asleep.
step ring {@4-5? A grown-up cuts | Cut} an opening into the middle of {the plate}, a finger's width smaller than {the photo} on every side.
step color Color the rim, or leave it white: a little of it will show.
step start Tape the end of {the wrap} to the back.
step wind {wrap=washi-tape? Stick strips of {the wrap} around the rim, from front to back, close together. | Wind {the wrap} through the opening and around the rim, turn beside turn. Cut pieces as long as your arm: they tangle less. Tape every end to the back.}
step hearts {hearts=sticker,felt-sticker,stick-on-gem? Press {the hearts} on | {hearts=felt,paper-doily? Cut {the hearts} into small hearts and {fix stick} them on | {fix stick} {the hearts} on}}, one for everything you like to do together.
step photo Tape {the photo} behind the opening, with the face in the middle: a copy, if it is the only one.
step note Draw on the back what you will do first when you see each other again. {@4-5? A grown-up writes it down. | }
step loop Tape {the loop} to the back so that it can hang.
step look Find a place where it looks at you. Say good night to it.
further Make a second one with your own picture in it, and send it.
safety {@4-5? A grown-up cuts the opening and hangs it up; the yarn stays short while you wind. | Cut the yarn short before you wind.}
skills winding, gluing, speaking about somebody far away
alt A picture in a round frame wound with yarn and hearts

* patchwork-plate-earth
name earth
title The Earth on a Plate | One Earth, Held in Two Hands | Planet Earth, Patch by Patch
about Blue for all the water, green for all the land, white for the weather in between: from far away that is all one sees of us.
step sea {sea=paint? Paint | {sea=tissue-paper? Patch | Color}} the back of {the plate} {color a}, rim and all. {sea=paint? Half an hour, and it is dry. | }
step lines {@4-5? A grown-up draws | Draw} three or four big patches of land on it, with wavy coasts.
step land {land=felt? Pull or snip {the land} into scraps; | Tear {the land} into scraps as big as a thumb;} then fill the patches of land with glue and press the scraps in, one over the other.
step clouds {fix stick} {the clouds} on, pulled thin: clouds and snow at the poles.
step hands Draw around both hands on {the promise}, cut them out together, and {fix stick} them below, left and right, as if they held it.
step loop {fix stick} {the loop} to the back.
step promise What will you do for it this week? {@4-5? Turn off a light, pick up one thing, plant one seed. | Write one promise on each hand.}
further Find on a real map where your family comes from.
safety {@4-5? Hands are traced and cut together. | Wash your hands when moss or leaves were used.}
skills tearing, filling a shape, caring for something big
waiting {sea=paint? An hour in all. | Half an hour for the glue.}
alt The earth on a plate with green land and white clouds, held by two hands

* twig-tree-seasons
name season trees
title One Tree, Four Times | A Twig Through the Year | Spring, Summer, Fall, Winter: A Tree
about It is always the same tree, and never looks the same: blossoms, fruit, bright leaves, snow. Four twigs tell the whole year.
step fold Fold {the paper} in half twice and open it: four windows, one for each season.
step sky Color the ground in each: light green, green, brown, and white or blue for snow.
step twigs {twig=stick? Break {the twig} to the length of a finger, and {fix stick} one | {fix stick} a short piece of {the twig}} upright into each window: four bare trees. Draw more branches on.
step spring {blossom=popcorn,petal? {fix stick} {the blossom} onto | Crumple bits of {the blossom} and {fix stick} them onto} the first tree: spring.
step summer {fruit=sticker? Press {the fruit} | {fix stick} {the fruit}} onto the second, with green all around: summer, and the fruit is ripe.
step fall Tear {the leaves} small and {fix stick} them onto the third, and some on the ground below it: fall.
step winter {snow=salt? Sprinkle {the snow} on glue along | Pull {the snow} into thin tufts and {fix stick} them along} the branches of the last: winter.
step rest Let it lie flat for an hour.
step turn In which window are we now? Put a finger there, and tell what comes next.
further Draw yourself under each tree, in the right clothes.
safety Blunt the twigs by rubbing their ends on stone, and keep small things away from little brothers and sisters.
skills knowing seasons, gluing, comparing
waiting An hour lying flat.
alt Four twig trees with blossoms, fruit, bright leaves and snow

* pasta-butterfly-years
name life-cycle plate
title From Egg to Butterfly in Pasta | Four Kinds of Pasta, One Butterfly | Round and Round: A Butterfly's Life
about Look closely into the bag: the tiny ones are eggs, the curly one crawls, the shell sleeps, and a bow has wings. A butterfly's whole life lies in the pantry.
step sort Sort {the pasta}: something curly or long for the caterpillar, something hollow for the chrysalis, a bow for the butterfly. One kind only? Break it to fit.
step color {color=paint? Paint the pasta thinly with {the color} and let it dry for half an hour | Color the pasta with {the color}}: green for the caterpillar, brown for the chrysalis, anything for the wings.
step quarter Draw a cross over {the plate}: four parts.
step eggs {leaf? {fix stick} {the leaf} into the first part, and | {fix stick}} a few grains of {the eggs} {leaf? on it: | into the first part:} eggs.
step crawl {fix stick} the curly one into the next: it eats and eats.
step twig {fix stick} {the twig} across the third part.
step sleep {fix stick} the hollow one below it: it hangs and sleeps.
step fly {fix stick} the bow into the last part: wings out.
step arrows Draw an arrow from each part to the next, and feelers on the butterfly.
step tell Let it lie for an hour. Then tell the story with a finger: where does it begin again?
further Watch a real leaf with holes: who has been there?
safety Dry pasta and grains are counted back into their bag and never chewed: teeth and little brothers and sisters thank you.
skills sorting by shape, knowing a life cycle, telling in order
waiting An hour for the glue.
alt A plate in four parts with eggs, a caterpillar, a chrysalis and a butterfly of pasta

* pet-rock-in-bed
name pet rock
title A Pet Rock With a Bed | The Easiest Pet in the World | Rocky Moves In
about It does not bark, does not shed and never runs away. A pet rock on a desk keeps papers in their place and somebody company.
step wash Wash {the rock} in {the water} and dry it with {the towel}. Which side does it like to lie on?
step coat {color=paint,acrylic-paint? Paint | Color} it {color a}, first the top, and when that has dried, the bottom. Half an hour each time.
step face {color=paint,acrylic-paint? With the tip of {the brush} | With {the color}} add cheeks, a mouth{!eyes? , two eyes | } and spots or stripes in {color b}.
step eyes {eyes=sticker? Press {the eyes} on. | {fix stick} {the eyes} on, and hold them while you count to thirty.}
step hair {hair=yarn,raffia,faux-fur? Cut {the hair} short | Take as much of {the hair} as it needs} and {fix stick} it on top: a hairstyle.
step feet {feet=pom-pom,dried-bean? {fix stick} {the feet} underneath, in front. | Cut two flat feet from {the feet} and {fix stick} them on underneath, so that the tips show.}
step bed Decorate {the bed} as a house or bed{pen? with {the pen} | }: a name over the door.
step blanket {blanket=sock? Slip it into {the blanket} | Fold {the blanket} into a bed for it}{bed? and lay it into {the bed} | }.
step name Let it dry for an hour. What is its name, what tricks can it do, and who will look after it on a trip?
further Write a tiny note about how to care for it, if it is a present: no food, one compliment a day.
safety A rock is put down, not dropped, and never thrown: mind the toes.
skills painting in two steps, giving character, looking after something
waiting Two hours in all.
alt A painted rock with a face, hair and feet in a box bed

* shaggy-bag-monster
name shaggy monster
title A Monster Covered in Fur | The Shaggy Bag Monster | Roar, Said the Bag
about Monsters cannot go wrong: more fur is better, a third eye does no harm, and teeth may stand anyhow. This one speaks as soon as a hand slips in.
step coat {@2-3? Your child {color=paint? paints | colors} {the bag} {color a}, flap and all. | {color=paint? Paint | Color} {the bag} {color a}, flap and all.} {color=paint? It dries in half an hour. | }
step snip {fur=tissue-paper,crepe-paper? Tear {the fur} into strips as long as a finger. | {@2-3? A grown-up cuts | {@4-5? Together cut | Cut}} {the fur} into pieces as long as a finger.}
step fur {@2-3? Spread glue on the bag; your child presses the fur on, below the flap and around it. | {fix stick} it on from the bottom up, so that each row hangs over the one below.} The edge of the mouth stays free.
step teeth {@2-3,4-5? A grown-up cuts | Cut} five teeth from {the teeth}: big ones, small ones, pointed ones.
step mouth {@2-3? Your child presses them on along the edge of the flap. | {fix stick} them along the edge of the flap, crooked is fine.}
step eyes {@2-3? Then the eyes, wherever they land. | {fix stick} {the eyes} on the flap: two, or three.}
step face Draw {eyes? eyebrows | eyes}, a tongue below the flap, and spots.
step warts {warts=sticker? Press {the warts} on | {fix stick} {the warts} on}: warts, buttons or freckles.
step horns Bend or fold {the horns} and {fix stick} them to the top corners: horns.
step roar {@2-3? Hand in, and roar. Then make it whisper. | Hand in. What does it roar when it is cross, and how does it sound when it is shy?}
further @2-3 Teach it to whisper good night.
further Make a small one for it to read stories to.
safety @2-3 The grown-up cuts fur and teeth; a bag is for a hand and never for a head.
safety {@4-5? Teeth are cut by a grown-up, and a bag goes over a hand, never over a head. | A bag goes over a hand, never over a head.}
skills gluing in rows, making a face, voices
waiting Half an hour if it was painted.
alt A furry paper-bag monster with three eyes and teeth
`;
