export const words = `
* ghost-prints
name ghosts
title Footprint Ghosts | Two Ghosts From Two Feet | Ghosts With Wiggly Toes
about A foot pressed down in white and turned on its head is a ghost, heel for a head and toes for a ragged hem. Nobody can draw one that fits your child better. | These two will be dug out every October, to see how much bigger the ghosts have grown.
step pour Lay {dark=cardboard? a dark side of {the dark} | {colored dark a}} on the floor. Squeeze white paint onto a plate and spread it out thin.
step sole Sit down with one bare foot in front of you both. Dab white over the whole sole with {the dab}, heel, edges and toes. It will tickle.
step stamp {@2-3? Lead the foot to the sheet, and your child stands up on it and counts to three. | Stand up on the sheet and count to three without wiggling.} Hold the paper down while the foot peels off, then do the other foot beside it.
step dots Dip a fingertip into the rest of the white and tap dots all around: a starry night, or a snowy one.
step wash Wash feet and fingers with warm water, dry them with the towel, and let the prints dry for half an hour.
step face Turn the sheet until the toes point down. {@2-3? Draw two eyes and a mouth on each heel together: your child says whether the ghost laughs or howls. | Give each heel two eyes and a mouth, one ghost brave and one startled.}
step stars Stick {the stars} between the ghosts.
further @2-3 Put a small foot and a big foot side by side: a baby ghost and its grown-up.
further Write the year and the size of the shoe on the back before you hang it up.
safety @2-3 Painted soles slide: keep one hand under your child's arm until the towel is done.
safety Wet feet are slippery, so the basin stands right beside the paper.
skills stamping, knowing parts of the foot, drawing faces
waiting About half an hour to dry.
alt Two white footprint ghosts with faces on a dark sheet, toes pointing down
left candy: sticks and spoils: it goes into the trick-or-treat bag

* plate-pumpkin
name jack-o'-lantern
title Torn-Paper Jack-o'-Lantern | Paper-Plate Pumpkin | A Pumpkin Without a Knife
about No knife and no slippery seeds: this pumpkin gets its skin from {the skin}, torn and pressed on by small hands. | The eyes may sit crooked and the grin may slip, because that is how the best pumpkins look.
step cut Cut two triangles, a small nose and a wide grin with gaps for teeth from {colored dark b}. Then cut a stem as long as a thumb and a leaf from {colored green c}.
step tear @2-3 Start a rip in {colored skin a} and hand it over. Your child tears until the table is covered in patches.
step tear Tear {colored skin a} into patches as wide as three of your fingers.
step spread Rub {the stick} over the whole plate, right up to the rim.
step press Press the patches on, {@2-3? wherever there is still white. | beginning at the rim and ending in the middle, so that the edges overlap.} {skin=tissue-paper,crepe-paper,paper-napkin? Rumpled ones make the best skin. | Rub each one flat.}
step face {@2-3? Your child puts the eyes, the nose and the mouth where a face has them, and presses. | Lay the face out first and push it around: close eyes look silly, wide ones scary. Then glue it on.}
step stem Glue the stem and the leaf behind the rim at the top.
further @2-3 Sing "Five Little Pumpkins" and let yours sit on the gate, which is the back of a chair.
further Make a happy, a sleepy and a cross one, and count them off along the windowsill.
safety @2-3 A grown-up cuts the face, and torn bits that travel toward mouths are swept away.
safety Folding the black paper once makes both eyes in one cut: a grown-up holds it while you snip.
skills tearing, overlapping, parts of a face
alt An orange torn-paper pumpkin with a dark grinning face and a green stem
left marble: rolls off any plate

* mummy-lantern
name mummy lantern
title Mummy Lantern | The Mummy That Glows | A Mummy in Bandages
about By day a bandaged stranger with two big eyes, by night a lantern that shines through every gap. | Crooked bandages are the right ones: light slips through wherever two of them do not meet.
step tear Cut {the bands} into strips two fingers wide and as long as your arm. {bands=toilet-paper,tissue-paper,paper-napkin? Short ones will do: this paper breaks easily. | Crooked edges are welcome.}
step start {stick=glue? Spread {the stick} over the lower half of {the jar}, | Fix the end of the first strip to the bottom of {the jar} with {the stick},} and begin to wind from the bottom.
step wrap Wind strip after strip around {the jar}, up and down and slanting, all the way to the neck. Leave one gap as wide as two fingers in the middle: somebody has to look out.
step ends {stick=glue? Stick | Tape} down the ends, except for two or three that may hang loose.
step eyes {eyes=googly-eye,sticker? Stick two eyes into the gap. | Two white circles as big as a bottle cap become the eyes: stick them into the gap.}
step pupils {eyes=googly-eye? Draw a thin black line over each eye: a mummy that wonders. | Draw a big black dot in each eye. Both looking sideways is spookiest.}
step light {light=string-light? Coil {the light} into {the jar} and leave the battery case outside at the back. | {light=glow-stick? Bend {the light} until it lights up and drop it in. | Switch {the light} on and stand it in {the jar}{light=flashlight? , shining up}.}}
step dark Turn off the lamp in the room and see where the mummy throws its stripes.
further @4-5 Lay a bat of black paper inside against the wall of {the jar}: its shadow hangs among the bandages.
further Build one with a single eye, and one with three.
safety The light comes from {light=glow-stick? a glow stick that stays whole and is never chewed | {light=flashlight? a flashlight that nobody points at eyes | a battery with a screwed-down lid}}, never from a flame: paper bandages burn.
skills cutting strips, wrapping, playing with light
waiting {stick=glue? About an hour until the bandages hold. | None: light it at once.}
alt A jar wrapped in pale strips with two eyes, glowing through the gaps

* haunted-box
name haunted house
title Haunted House Light Box | Layers of a Haunted Night | Silhouettes After Dark
about Three layers of black paper with air between them, and a light behind: the flat house suddenly has depth, like a stage. | It looks like a plain black picture until somebody switches on the moon.
step window On the bottom of {the box}, draw a rectangle {in 1/2} from all edges and cut it out. From now on the box stands on its side with the opening toward you: a small stage, and the window is its back wall.
step sky Cut {the sky} a little larger than the window and glue it across it from inside, so tight that it has no folds. {sky=tissue-paper? Orange in front of yellow makes a glowing sky. | This is the sky that will glow.}
step moon Cut a round moon as wide as a mug from {the moon} and glue it to the back of the sky.
step plan Cut three sheets of {the black} to the size of the back wall. Draw on each one: far hills, low and soft; a house on a hill, with a tower and bats beside it; a near edge with a fence, a bare tree and a cat. Every shape must touch the bottom edge or a side.
step house Cut away everything that is sky. Do the house windows first: fold the paper lightly there, snip into the fold, and cut on from the hole.
step far Glue the hills straight onto the sky, low down.
step middle Glue three strips of {the spacers} along the sides and the bottom, stack a second round on top, and set the house on them. Its shadows now fall on the hills.
step front Glue one more round of strips onto the edge of the house layer, and the fence on top of it.
step light {light=string-light? Bunch {the light} up behind the sky, so that most of the bulbs lie low. | Stand {the light} behind the sky, near the middle.} Darken the room and move the light until the windows glow.
further @9-12 Cut a bat, hang it on a thread in front of the sky and let it swing.
further @13+ Photograph it lit from below, from behind and from the side: three different stories in the same box.
safety {box=cardboard-box? Thick board is cut a little at a time, away from the holding hand, with a grown-up near. | Small scissors with a fine point are sharp: a grown-up is within call while you cut the windows.} Only a battery light goes behind paper.
skills cutting silhouettes, thinking in layers, lighting
alt A black layered haunted house with lit windows in front of an orange sky and a full moon

* marigold-frame
name marigold frame
title Marigold Picture Frame | Flowers Around a Loved One | Frame for the Ofrenda
about For the Day of the Dead, families in Mexico set out photos of those they miss, with marigolds so bright that they show the way home. This frame puts the flowers right around the picture. | Every scrunched tuft is one cempasúchil, the marigold of the Día de los Muertos, and small hands are made for scrunching.
step frame {base=paper-plate? Cut a window as wide as the photo out of the middle of {the base}. | Cut {the base} to a rectangle {in 7} by {in 9} with a window in the middle, a little smaller than the photo.}
step tear @2-3 Rip {colored petals a} together into pieces as big as your child's two hands; once it has started, your child goes on alone.
step tear Tear {colored petals a}, and some in {color b}, into squares as big as your hand. About twenty will go around.
step scrunch {@2-3? Show it once: squeeze it, and it is a flower. Your child squeezes piece after piece. | Lay two squares on each other, pinch the middle, twist it once, and fluff up the edges.}
step pour Pour a puddle of {the glue} onto a plate.
step press Dip the underside of each flower into the glue and press it onto the frame, flower beside flower, until {@2-3? the frame has turned orange. | no {base=cardboard,cereal-box,pizza-box? cardboard | white} shows.}
step photo {photo=paper,index-card? Draw the one you remember, as you remember them, | Choose the picture together} and {fix glue} it behind the window.
step place Find a quiet shelf for it. What did they like to eat, and what made them laugh? Tell each other.
further @2-3 Lay a path of spare flowers from the door to the picture.
further Set out something that they loved beside the frame: a cup of cocoa, a song, a ball of yarn for the cat.
safety @2-3 A grown-up cuts the window, keeps loose paper away from mouths and uses a copy of the photo, never the only one.
safety Use a copy of the photo. A grown-up starts the window with the point of the scissors.
skills tearing, scrunching, remembering together
waiting About an hour to dry.
fact In Mexico the days are the first and second of November.
alt A photo in a frame covered with orange and yellow paper marigolds
left LED-candle: shines beside the frame, with its lid screwed shut, but is not part of it

* papel-picado
name papel picado
title Papel Picado Banner | Four Flags of Papel Picado | Pierced-Paper Flags
about In Mexico, papel picado hangs over streets and ofrendas, so light that it moves with every breath. Folding lets a pair of scissors do what the masters do with chisels, many sheets at once. | The paper shows half of it and the holes the other half: skulls, hearts and flowers made of nothing.
step trim Cut {the sheet} into four flags, {in 8} wide and {in 10} high. {sheet=tissue-paper,crepe-paper? Thin paper likes to be cut two sheets at a time. | The prettier side faces out.}
step fold {@6-8? Fold a flag in half the long way, then in half the long way again. | {@9-12? Fold a flag in half the long way twice, then once across from the bottom to a hand's width below the top. | Fold a flag in half the long way, and stack it with a second one: two flags in one go, and twins at the end.}} Leave {in 1 1/2} free at the top.
step draw {@6-8? Draw half hearts and half diamonds along the folds. Leave a bridge as wide as your finger between two shapes. | {@9-12? Along the folds draw half of whatever you want to see: half a heart, half a flower, half a skull with one eye. Bridges of {in 1/4} must stay everywhere. | Draw half a skull at the fold: half the teeth, half the nose, one eye ringed with petals. Everything that is to stay needs a bridge of {in 1/4}.}}
step folds Cut out the shapes along the folds. Turn the paper, not the scissors, and cut the smallest ones first, while the paper is still firm.
step punch Punch dots along the edges with {the punch}.
step hem Cut scallops or points into the lower edge.
step open Unfold it, slowly, like a letter. {sheet=tissue-paper? Smooth it with a cool, flat hand. | Press it under a book for a while.} Then cut the others, each one different.
step hang Fold the free edge at the top over {the line} and {fix stick} it down. Leave a finger's width between the flags, so that they can flutter.
further @6-8 Cut one flag with the first letters of your family, drawn at the folds in mirror writing.
further @9-12 Cut a row for another feast in its own colors: papel picado hangs at weddings and birthdays too.
further @13+ Copy a line from a poem into the border, one letter to a fold, and hang it in a window where the shadows can be read.
safety {@6-8? Many layers are tough: a grown-up helps with the thickest corner, and the scissors stay at the table. | Scissors with a fine point slip easily on folded tissue: cut away from the hand that holds.}
skills folding, symmetry, cutting small shapes
alt Four bright paper flags with cut-out skulls and flowers on a string

* clay-calavera
name skull
title Painted Clay Calavera | A Calavera With a Name | Flower-Eyed Calavera
about Calaveras are skulls that smile: on the Day of the Dead they stand for somebody who is loved, alive or gone, and carry the name on the forehead. | In Mexico they are cast from sugar. In clay they last, and your own flowers and spirals go on top.
step ball Knead {the clay} until it is soft, shape a ball as big as a small orange, and press the lower third in from both sides: above is the skull, below is the jaw.
step eyes Press your thumbs in for the eye sockets, not quite halfway down. Make two small slanting dents for the nose with {the poker}.
step jaw Draw the line of the mouth with {the knife}, and short lines across it for teeth. Flatten the bottom, so that the skull stands.
step smooth Dip a finger in water and smooth away cracks and fingerprints. Less water is more.
step gems Press {the gems} in while the clay is soft, deep enough that clay grips their edges.
step dry {clay=polymer-clay? A grown-up bakes it as the package says, and it cools in the oven with the door shut. | Let it dry for a day or two, and turn it when the top feels dry, so that the bottom follows.}
step base {clay=air-dry-clay? Paint the sockets, the nose and the lines of the teeth black. | Paint it white first. When that is dry, paint the sockets, the nose and the lines of the teeth black.}
step brow Put the name on the forehead, or a flower with six petals in its place.
step rest Ring the sockets with petals of dots, dipping {the brush} handle first. Then add what belongs to the person: hearts, notes, waves, leaves. What you do on the left, do on the right.
further @9-12 Make a tiny one from the rest of the clay, with the same eyes and no name.
further @13+ Paint one entirely in white on a dark clay body, like lace, and let the shadows do the coloring.
safety {clay=polymer-clay? The oven belongs to a grown-up, with the window open while the clay bakes. | Clay dust scratches: smooth it with a damp finger and never by rubbing it dry.}
skills modeling, symmetry, painting fine lines
waiting {clay=polymer-clay? Half an hour to bake and an hour to cool. | A day or two to dry.}
alt A white clay skull with flowers around its eyes and a flower on its forehead

* dough-diya
name diya
title Diya With a Bright Flame | Thumb-Pressed Diya | A Little Lamp for Diwali
about Diwali means a row of lights, and every row is made of lamps like this one: a ball, a thumb, a pinch. | One thumb is the whole potter's workshop. The dent that it leaves is where the light sits.
step ball {@2-3? Give your child a lump of {the dough} as big as an egg to squeeze and roll. | Knead {the dough} and roll a ball as big as a large egg, without cracks.}
step press Push a thumb into the middle{@2-3? , deep, and pull it out again. Your child can do that all around, until there is a little nest. | , stop before you reach the bottom, and press the walls outward, turning the bowl a little after every press.} {flame=LED-candle? Try the candle in it: it should sit loosely, because the dough shrinks.}
step lip Pinch one side forward into a pointed lip: there the wick would lie in a real lamp. Set the diya down and press the bottom flat.
step marks {@2-3? Your child pokes dents all around the outside with {the poker}. | Press a pattern into the outside with {the poker}, one row of lines and one of dots.}
step gems Push {the gems} into the wall while it is soft.
step dry Let it dry overnight in a warm place, {@2-3? up where nobody can bite into it. | and turn it over in the morning.}
step paint Paint the dry lamp {@2-3? with big strokes, inside and out. | in bright bands, and dot the rim.}
step flame {flame=LED-candle? Switch {the flame} on and set it into the hollow. | {@2-3? A grown-up tears a flame as long as a finger from {colored flame c}, and your child presses its end into the lip with a crumb of fresh dough. | Tear a flame from {colored flame c}, twist its end, and fix it to the lip with a crumb of fresh dough.}}
step row {@2-3? Put it by the door together and say hello to the light. | Set it beside the door with the lamps of the whole family: a row shows Lakshmi and every guest the way.}
further @2-3 Make one for grandma's windowsill too.
further Draw a rangoli with chalk around the place where the lamp stands.
safety @2-3 Salt dough is far too salty to eat: it is for hands, and a grown-up watches mouths. No flame but a paper one.
safety {flame=LED-candle? The candle's battery lid is screwed shut, and a grown-up checks it. | A paper flame never meets a real one.} No fire near this lamp: dough and paint can crack and smoke.
skills pressing and pinching, making patterns, knowing a feast
waiting A night to dry.
alt A small clay lamp with a pointed lip, a pattern around it and a bright flame
left LED-candle: has a battery inside, and at two a paper flame is safer

* cd-rangoli
name rangoli
title CD Rangoli{light? and Light Holder} | Mirror Rangoli | A Rangoli on a Silver Disk
about The floor in front of the door gets a rangoli for Diwali, ring around ring. On an old CD it glitters twice, because the disk is a mirror{light? and throws the light back up}. | Begin in the middle and work outward, always the same piece opposite the same piece: that is how every rangoli grows.
step dye Stir {the grain} with a few drops of color on a plate until every grain is tinted, using a spoon. Spread it out to dry.
step sort Sort {the bits} and {the ring} by size and color. For a rangoli you need at least eight of a kind.
step rings Lay the CD shiny side up. With {the pen}, mark eight points around it like the slices of a pie, and leave the middle free, {light? as wide as {the light}. | as wide as an egg cup.}
step petals Glue {the ring} {ring=button,bead? in a circle around the middle, one | in small heaps around the middle, one} for every mark.
step gems Glue {the bits} in the next circle, two for every mark. Turn the disk instead of reaching across.
step grain Spread petals of glue between the inner pieces and fill them with {the grain}. Press it down and tip off what is loose.
step rim Take what is left and close the outer edge, alternating two kinds.
step light Set {the light} in the middle and switch it on.
step shine Lay it on the floor near the door{light? , turn off the lamp} and look at it from the side.
further @6-8 Lay a big rangoli of leaves and petals around it, with the disk at its heart.
further Make four, in four palettes, and glue felt under them: coasters for the Diwali tea.
safety {light? The candle is a battery one with a screwed lid: a flame would melt the disk. | No candle goes onto this disk: plastic melts.} {@6-8? A grown-up checks old disks for cracks first. | Throw away cracked disks, because their edges cut.}
skills repeating patterns, symmetry, gluing small things
waiting About two hours to dry.
alt A silver disk with rings of colorful gems and petals{light? around a small candle}
left ladder: is not needed: this rangoli lies on the floor

* akash-kandil
name kandil
title Akash Kandil for Diwali | Six-Sided Sky Lantern | Kandil With Paper Tails
about In Maharashtra an akash kandil, a sky lantern, hangs outside every home at Diwali, and its tails dance when somebody comes. | Six windows, a crown of petals and ten tails: it looks like a workshop piece and comes from two sheets of card.
step panels On {the card}, mark a strip {in 12} long and {in 5} wide with {the ruler}, plus a tab of {in 1/2} at the end. Draw a line every {in 2}: six panels. Score the lines with the tip of closed scissors and fold them.
step windows Draw a diamond in each panel with {in 1/2} of card all around, and cut it out. Fold the panel lightly to start the cut.
step panes Cover the diamonds from the back with {colored panes c} and {glue=tape? tape | glue} the edges down. Two layers in different colors give a third.
step close Bend the strip into a hexagon and stick the tab inside. Hold it until it grips.
step petals Cut two strips of card {in 12} by {in 1 1/2}, snip one long edge of each into points, and stick them around the top and the bottom, points outward. Bend the points out a little.
step gold Edge the rims with narrow strips of {the gold}.
step tails Cut ten tails, {in 10} long and as wide as a finger, from {colored tails b}, and stick them around the inside of the lower rim.
step hang Make three holes in the top rim with the point of {the pencil}, the same distance apart. Tie {the cord} through them and gather the ends in one knot, so that the lantern hangs straight.
step light {light=string-light? Let {the light} hang inside, with the battery case at the top. | Hang {the light} inside from the knot.}
further @9-12 Add a small lantern on a thread below the big one, as the market stalls do.
further @13+ Score the panels into triangles instead of rectangles: the body becomes a star-faced drum.
safety Only a battery light hangs in paper. A grown-up is near when it goes up over a door.
skills measuring, scoring and folding, working in light and color
waiting Half an hour for the glue.
alt A six-sided hanging lantern with glowing diamond windows and colorful paper tails

* pinecone-turkey
name turkey
title Pinecone Turkey | A Turkey From the Woods | Turkey With {tail=feather? a Feather Fan | a Bright Fan}
about The pinecone brings the round body and the scales, so all that is missing is a fan to show off with. | One for every plate at Thanksgiving, and each guest sees at once which one is the host's.
step tips Dab {the tips} onto the tips of the scales with {the dab}, and let them dry while you do the rest.
step lie Lay {the cone} on its side and turn it until it lies still. The flat end is the back, where the tail goes.
step cut From {colored head a}, cut a head and neck in one piece, like a bowling pin as long as your finger. Cut a small triangle for the beak, a drop for the wattle, and two feet with three toes.{tail=construction-paper,cardstock,felt,tissue-paper? Then cut six feathers as long as your hand from {the tail}.}
step tail Put a drop of {the glue} on each of {tail=feather? the six feathers | {tail=leaf,fake-leaf? six leaf stems | the six paper feathers}} and push it between the scales at the back, from the middle to both sides, like a fan.
step face Glue the beak to the head and the wattle beside it, and draw two eyes.
step head Push the neck between the scales at the front with a drop of glue, so that the head looks over the top.
step eyes Glue {the eyes} over the drawn ones.
step feet Glue the feet underneath with their toes forward. They keep the turkey from rolling.
further @4-5 Hide a note for somebody under one wing: what are you glad about?
further Write a name on each tail and set the flock around the table as place cards.
safety A grown-up cuts thick paper and looks the cone over for sharp tips and sap.
skills sticking with glue, building a fan, balance
waiting About an hour until the tail sits firmly.
alt A pinecone turkey with a fan of colorful feathers, a beak and a red wattle
left kitchen-sponge: is too soft to hold a feather

* thankful-branch
name thankful tree
title Thankful Tree | A Branch of Good Things | Tree of Thanks
about A few bare twigs in a jar, and every day they grow a leaf with something good on it. By Thanksgiving the tree is full. | Being thankful is easier one leaf at a time: the soup, the neighbor's dog, a friend who waited.
step plant Stand {the branch} in {the vessel} and pour in {the weight} around the ends until nothing wobbles.
step trim Tie {the trim} around {the vessel}.
step leaves {sheet=leaf,fake-leaf? Pick out fifteen {many sheet} that are flat and dry, and cut off the stems. | Cut fifteen leaves as long as {@4-5? your hand | your finger} from {colored sheet a} and other fall colors. {@4-5? Fold the paper and cut half a leaf: it comes out even. | Vary them: oak, beech, maple.}}
step holes Make a hole at one end of every leaf with {the punch}.
step first {@4-5? Say what you are glad about. Draw it on a leaf, and let a grown-up write the word. | {@6-8? Write or draw one thing on each of nine leaves. Small things count most. | Write on the first nine: not "family", but what exactly they did.}}
step loops Cut short pieces of {the cord} and tie a loop through each hole.
step hang Hang the leaves all over the twigs, high and low.
step week Lay the empty leaves and a pen beside it. Whoever passes writes one, guests too.
further @4-5 Read the leaves aloud at dinner and guess who drew which.
further @6-8,9-12 Keep the leaves in an envelope and hang them up again next November.
further @13+ Give away a leaf a day: hand it to the person whom it is about.
safety {@4-5? Twigs are pokes at eye height: cut the tips blunt and stand the jar on a low, firm table. | {vessel=glass-jar? Fill the glass gently, because a dropped stone cracks it. | {vessel=can? A grown-up checks the rim of the can for sharp spots. | Set it where nobody brushes against the twigs.}}}
skills cutting leaves, writing and drawing, noticing good things
alt Twigs in a jar hung with leaf-shaped notes in fall colors

* corn-rolling
name ear of corn
title Rolled-Print Corn | Corn Printed With Corn | Harvest Corn in Many Colors
about The cob is a printing roller that grew in a field: roll it through paint, and it leaves its own kernels behind. | Harvest corn is red, gold, purple and speckled, so no color mixture can be wrong.
step pour Spread {color a}, {color b} and {color c} paint side by side on a plate. Break {the cob} in half, if it is longer than your child's hands are wide.
step roll {@2-3? Your child rolls the cob back and forth through the paint, and then over {the paper}. | Roll the cob through the paint, and then across {the paper} without stopping.}
step again Load it again and roll beside the first track, until the sheet is full of kernels.
step wash Wipe hands and cob with a wet towel, and let the sheet dry.
step ear Cut the dry sheet to the shape of an ear of corn, as long as {@2-3? your forearm | two hands}, round at the bottom and pointed at the top.
step husk {husk=corn-husk? Pull {the husk} apart into long strips. | {@2-3? Tear long strips of {colored husk d} together: start each one, and let your child pull it through. | Tear {colored husk d} into six long strips with pointed ends.}}
step glue Glue the husks around the lower end, some behind and some in front, tips up and outward.
further @2-3 Roll the cob through play dough next: the same kernels, but deep.
further Print three ears in different colors and tie them to a bunch for the door.
safety @2-3 The painted cob goes straight into the bin afterward: nobody takes a bite.
safety Use a cob for painting only once, and wash up to the elbows.
skills rolling, printing, using both hands together
waiting About 45 minutes to dry.
alt An ear of corn printed in many colors, with husks around it

* corn-dolly
name corn dolly
title Braided Harvest Favor | Corn Dolly With a Red Bow | Harvest Knot of {straw=wheat-stalk? Wheat | Straw}
about When the last sheaf was cut, farm people in England braided its straws into a corn dolly, and kept it until the new seed was sown. The simplest one, the countryman's favor, was given to a sweetheart. | Three straws, one braid, one loop: a thing that hands have made for some hundred years without a tool.
step soak Lay {the straw} in warm water for half an hour and wrap it in a damp towel. Dry straw cracks when it bends; soaked straw behaves like cord.
step choose Pick {straw=raffia? fifteen strands of the same thickness. | {@9-12? six straws | nine straws} of the same length and thickness{straw=wheat-stalk? , with good ears}.} Sort them into three equal bundles.
step bind Lay the bundles side by side and tie them together {straw=wheat-stalk? right below the ears | a hand's width from the end} with {the cord}, twice around and tight.
step braid Braid: left bundle over the middle, right bundle over the middle, always pulling outward and never down. Keep it flat, and damp your fingers when the straw gets stiff.
step end After {@9-12? {in 8} | {in 10}}, tie the end of the braid with {the cord}.
step loop Bend the braid around into a drop-shaped loop, lay its end across the first knot, and tie both together. What hangs below are the {straw=wheat-stalk? ears | ends}.
step bow Tie {colored bow b} over the knots in a bow with long ends.
step trim Trim the spare straw ends at a slant.
step press Let it dry flat under a light book for an hour, so that the braid keeps its curve.
further @9-12 Braid a second one with the loop turned the other way and tie the pair together.
further @13+ Try the four-straw braid with a twist in it: the edge becomes a rope.
safety {straw=wheat-stalk? The beards of the ears prick and their dust makes some people sneeze: braid at arm's length from your eyes. | Straw splinters are fine and sharp: sort out the broken ones first.}
skills braiding, keeping an even tension, knowing an old custom
waiting Half an hour to soak and an hour to dry.
alt A braided straw loop with ears of grain below and a red bow
`;
