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
step start {stick=glue? Spread {the stick} over the lower half of {the jar}, later over the upper half, | Fix the end of the first strip to the bottom of {the jar} with {the stick},} and begin to wind from the bottom.
step wrap Wind strip after strip around {the jar}, up and down and slanting, all the way to the neck. Leave one gap as wide as two fingers in the middle: somebody has to look out.
step ends {stick=glue? Stick | Tape} down the ends, except for two or three that may hang loose.
step eyes {eyes=googly-eye,sticker? Stick two eyes into the gap. | Cut two circles as big as a bottle cap from {colored eyes white}: the eyes. Stick them into the gap.}
step pupils {eyes=googly-eye? Draw a thin black line over each eye: a mummy that wonders. | Draw a big black dot in each eye. Both looking sideways is spookiest.}
step light {light=string-light? Coil {the light} into {the jar} and leave the battery case outside at the back. | {light=glow-stick? Bend {the light} until it lights up and drop it in. | Switch {the light} on and stand it in {the jar}{light=flashlight? , shining up}.}}
step dark Turn off the lamp in the room and see where the mummy throws its stripes.
further @4-5 Lay a bat of black paper inside against the wall of {the jar}: its shadow hangs among the bandages.
further @9-12 Make a family of three heights, and let one bandage hang across from jar to jar.
further Build one with a single eye, and one with three.
left LED-tea-light: use yours if its battery lid is held by a screw
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
about In Mexico, papel picado hangs over streets and ofrendas, so light that it moves with every breath. Folding lets a pair of scissors do what the masters do with chisels, many sheets at once. | The paper shows half of it and the holes the other half: {@9-12,13+? skulls, | }hearts and flowers made of nothing.
step trim {@4-5? A grown-up cuts | Cut} {the sheet} into four flags, {in 8} wide and {in 10} high. {sheet=tissue-paper,crepe-paper? Thin paper likes to be cut two sheets at a time. | The prettier side faces out.}
step fold {@4-5,6-8? Fold a flag in half the long way, then in half the long way again. | {@9-12? Fold a flag in half the long way twice, then once across from the bottom to a hand's width below the top. | Fold a flag in half the long way, and stack it with a second one: two flags in one go, and twins at the end.}} Leave {in 1 1/2} free at the top.
step draw {@4-5,6-8? Draw half hearts and half diamonds along the folds. Leave a bridge as wide as your finger between two shapes. | {@9-12? Along the folds draw half of whatever you want to see: half a heart, half a flower, half a skull with one eye. Bridges of {in 1/4} must stay everywhere. | Draw half a skull at the fold: half the teeth, half the nose, one eye ringed with petals. Everything that is to stay needs a bridge of {in 1/4}.}}
step folds Cut out the shapes along the folds. {@13+? For the eye, pinch a small fold through its middle and snip. } {@4-5? One pair of hands holds, the other cuts: turn | Turn} the paper, not the scissors, and cut the smallest ones first, while the paper is still firm.
step punch Punch dots along the edges with {the punch}.
step hem Cut scallops or points into the lower edge.
step open Unfold it, slowly, like a letter. {sheet=tissue-paper? Smooth it with a cool, flat hand. | Press it under a book for a while.} {@13+? Then cut the other pair, with other pictures. | Then cut the others, each one different.}
step hang Fold the free edge at the top over {the line} and {stick=stapler? staple | {fix stick}} it down. Leave a finger's width between the flags, so that they can flutter.
further @4-5 Hold a flag against the light, and look at its shadow on the wall.
further @6-8 Cut one flag with the first letters of your family, drawn at the folds in mirror writing.
further @9-12 Cut a row for another feast in its own colors: papel picado hangs at weddings and birthdays too.
further @13+ Cut the name of somebody whom you remember along the lower edge, each letter joined to the border, and hang it in a window where the shadows can be read.
safety {@4-5,6-8? Many layers are tough: a grown-up helps with the thickest corner, and the scissors stay at the table. | Scissors with a fine point slip easily on folded tissue: cut away from the hand that holds.}
skills folding, symmetry, cutting small shapes
alt Four bright paper flags with cut-out skulls and flowers on a string

* clay-calavera
name skull
title Painted Clay Calavera | A Calavera With a Name | Flower-Eyed Calavera
about Calaveras are skulls that smile: on the Day of the Dead they stand for somebody who is loved, alive or gone, and carry the name on the forehead. | In Mexico they are cast from sugar. In clay they last, and your own flowers and spirals go on top.
step ball Knead {the clay} until it is soft, shape a ball as big as a small orange, and press the lower third in from both sides: above is the skull, below is the jaw.
step eyes Press your thumbs in for the hollows of the eyes, not quite halfway down. Make two small slanting dents for the nose with {the poker}.
step jaw Draw the line of the mouth with {the knife}, and short lines across it for teeth. Flatten the bottom, so that the skull stands.
step smooth Dip a finger in water and smooth away cracks and fingerprints. Less water is more.
step gems Press {the gems} in while the clay is soft, deep enough that clay grips their edges.
step dry {clay=polymer-clay? A grown-up bakes it as the package says, and it cools in the oven with the door shut. | Let it dry for a day or two, and turn it when the top feels dry, so that the bottom follows.}
step base {clay=air-dry-clay? Paint the hollows, the nose and the lines of the teeth black. | Paint it white first. When that is dry, paint the hollows, the nose and the lines of the teeth black.}
step brow Put the name on the forehead, or a flower with six petals in its place.
step rest Ring the eyes with petals of dots, dipping {the brush} handle first. Then add what belongs to the person: hearts, notes, waves, leaves. What you do on the left, do on the right.
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
step press Push a thumb into the middle{@2-3? , deep, and pull it out again. Your child can do that all around, until there is a little nest. | , stop before you reach the bottom, and press the walls outward, turning the lump a little after every press.} {flame=LED-candle,LED-tea-light? Try the candle in it: it should sit loosely, because the dough shrinks.}
step lip Pinch one side forward into a pointed spout: there the wick would lie in a real lamp. Set the diya down and press the bottom flat.
step marks {@2-3? Your child pokes dents all around the outside with {the poker}. | Press a pattern into the outside with {the poker}, one row of lines and one of dots.}
step gems Push {the gems} into the wall while it is soft.
step dry Let it dry overnight in a warm place, {@2-3? up where nobody can bite into it. | and turn it over in the morning.}
step paint Paint the dry lamp {@2-3? with big strokes, inside and out. | {@9-12? inside gold or white, so that it throws the light back, outside in bands; then set dots and drops of color in rings around the rim. | in bright bands, and dot the rim.}}
step flame {flame=LED-candle,LED-tea-light? Switch {the flame} on and set it into the hollow. | {@2-3? A grown-up tears a flame as long as a finger from {colored flame c}, and your child presses its end into the spout with a soft crumb that you kept wrapped up. | Tear a flame from {colored flame c}, twist its end, and fix it to the spout with a soft crumb that you kept wrapped up.}}
step row {@2-3? Put it by the door together and say hello to the light. | Set it beside the door with the lamps of the whole family: a row shows Lakshmi and every guest the way.}
further @9-12 Make seven of one size and set them as a star around a rangoli of colored rice.
further @2-3 Make one for grandma's windowsill too.
further Draw a rangoli with chalk around the place where the lamp stands.
safety @2-3 {dough=salt-dough? Salt dough is far too salty to eat: it is | {the dough} is} for hands, and a grown-up watches mouths. No flame but a paper one.
safety {flame=LED-candle,LED-tea-light? The candle's battery lid is screwed shut, and a grown-up checks it. | A paper flame never meets a real one.} No fire near this lamp: dough and paint can crack and smoke.
skills pressing and pinching, making patterns, knowing a feast
waiting A night to dry.
alt A small lamp of {one dough} with a pointed spout, a pattern around it and a bright flame
left LED-candle: has a battery inside, and at two a paper flame is safer

* cd-rangoli
name rangoli
title CD Rangoli{light? and Light Holder} | Mirror Rangoli | A Rangoli on a Silver Disk
about The floor in front of the door gets a rangoli for Diwali, ring around ring. On an old CD it glitters twice, because the disk is a mirror{light? and throws the light back up}. | Begin in the middle and work outward, always the same piece opposite the same piece: that is how every rangoli grows.
step dye Stir {the grain} with a few drops of color on {the plate} with {the spoon} until every grain is tinted. Spread it out to dry.
step sort Sort {the bits} and {the ring} by size and color. For a rangoli you need at least eight of a kind.
step rings Lay the CD shiny side up. With {the pen}, mark eight points around it like the slices of a pie, and leave the middle free, {in 2} wide{light? : the light goes there. | .}
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
step panels On {the card}, mark a strip {in 12} long and {in 5} wide with {the ruler}, plus a tab of {in 1/2} at the end. Draw a line every {in 2}: six panels. Go over the lines with the tip of closed scissors and fold them.
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
step cut From {colored head a}, cut a head and neck in one piece, like a bowling pin as long as your finger. Cut a small triangle for the beak, a drop for the wattle{!legs? , and two feet with three toes}. {tail=construction-paper,cardstock,felt,tissue-paper? Then cut six feathers as long as your hand from {the tail}.}
step tail Put a drop of {the glue} on each of {tail=feather? the six feathers | {tail=leaf,fake-leaf? six leaf stems | the six feathers}} and push it between the scales at the back, from the middle to both sides, like a fan.
step face Glue the beak to the head and the wattle beside it, and draw two eyes.
step head Push the neck between the scales at the front with a drop of glue, so that the head looks over the top.
step eyes Glue {the eyes} over the drawn ones.
step feet {legs? Bend {the legs} into two feet with three toes each, and push the ends up between the scales with a drop of glue. | Glue the feet underneath with their toes forward. They keep the turkey from rolling.}
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
about A few bare twigs in a jar, and every day they grow a leaf with something good on it. | Being thankful is easier one leaf at a time: the soup, the neighbor's dog, a friend who waited.
step plant Stand {the branch} in {the vessel} and pour in {the weight} around the ends until nothing wobbles.
step trim Tie {the trim} around {the vessel}.
step leaves {sheet=leaf,fake-leaf? Pick out fifteen {many sheet} that are flat and dry, and cut off the stems. | Cut fifteen leaves, {@4-5? {in 4} | {in 3}} long, from {colored sheet a} and other fall colors. {@4-5? Fold the paper and cut half a leaf: it comes out even. | Vary them: oak, beech, maple.}}
step holes Make a hole at one end of every leaf with {the punch}.
step first {@4-5? Say what you are glad about. Draw it on a leaf, and let a grown-up write the word. | {@6-8? Write or draw one thing on each of nine leaves. Small things count most. | Write on the first nine: not "family", but what exactly they did.}}
step loops Cut short pieces of {the cord} and tie a loop through each hole.
step hang Hang the leaves all over the twigs, high and low.
step week Lay the empty leaves and a pen beside it. Whoever passes writes one, guests too.
further @4-5 Read the leaves aloud at dinner and guess who drew which.
further @6-8,9-12 Keep the leaves in an envelope and hang them up again next November.
further @13+ Give away a leaf a day: hand it to the person whom it is about.
safety {@4-5? Twigs are pokes at eye height: cut the tips blunt and stand the jar on a low, firm table. | {vessel=glass-jar? Fill the glass gently{weight=stone,pebble,nuts-and-bolts? , because what drops in can crack it}. | {vessel=can? A grown-up checks the rim of the can for sharp spots. | Set it where nobody brushes against the twigs.}}}
skills cutting leaves, writing and drawing, noticing good things
alt Twigs in a jar hung with leaf-shaped notes in fall colors

* handprint-menorah
name menorah
title Handprint Menorah | Ten Fingers, Nine Lights | Menorah From Two Hands
about Eight fingers for the eight nights of Hanukkah, and two thumbs that meet in the middle: they are the shamash, the helper that lights the others. | The candles are exactly as tall as your child's fingers are this year, so keep the sheet for next December.
step pour Squeeze {color a} paint onto one plate and a little {color b} beside it. Turn {the paper} sideways.
step paint Dab {color a} over both palms and all the fingers with {the dab}, but no farther than the wrists. That tickles on the left and on the right.
step press {@2-3? Lead the hands to the middle of the sheet, one thumb over the other. Your child presses down with spread fingers and lifts them straight up. | Press both hands down side by side, fingers spread and one thumb over the other, and lift them straight up.}
step wash Wash the hands with warm water and dry them with the towel. Let the print dry for a quarter of an hour.
step flames {@2-3? Your child dips one fingertip in the {color b} and dots a flame over every finger, with the highest one over the thumbs. Count along: nine. | Dip a fingertip in the {color b} and put a flame over each finger. The ninth, over the thumbs, is the highest.}
step base {@2-3? {base=washi-tape? Your child presses {the base} on | You rub glue on the back of {the base}; your child presses it on} | {base=washi-tape? Press {the base} on | Glue {the base}}} under the palms as a foot.
step stars Stick {the stars} beside the hands.
step dry Let the flames dry before the menorah goes up.
further @2-3 Cover the flames with a strip of paper and slide it aside, one flame farther every evening.
further Print only the hands, and add one fingertip flame each night, the first one on the right.
safety @2-3 Keep painted hands busy on the sheet until the towel comes, and away from eyes and mouths.
safety Wet paint is slippery on a tabletop: wipe up drips before anybody leans in.
skills printing, counting to nine, knowing fingers
waiting About 45 minutes to dry in all.
alt Two blue handprints whose thumbs meet, with nine yellow flames above the fingers

* stick-menorah
name menorah
title {sticks=craft-stick? Craft-Stick | {sticks=clothespin? Clothespin | Paper-Straw}} Menorah | Menorah With Paper Flames | Hanukkiah for Eight Nights
about A menorah for Hanukkah that is lit without a match: every evening one more flame of paper is glued on, until all nine shine. | Eight lights in one row, all the same height, and one that stands taller because it helps the others.
step cut Cut two strips of {the bar}, {in 12} long and {in 2} high.
step paint Color {the sticks} {color a} and one of the strips {color c} with {the color}, {color=marker? and let the ink dry. | using {the brush}, and let them dry.}
step row On the plain strip, mark nine places a thumb apart. Leave the middle one free. Glue a stick upright on each of the other eight, all their tops at the same height.
step tall Glue the ninth stick in the middle, two fingers higher than the rest. That is the shamash.
step front Glue the colored strip over the lower ends, so that the sticks sit between two layers.
step stars Put {the stars} on the bar.
step stand Clip one of {the pins} to each end of the bar, handles down. Now it stands on a shelf.
step flames Tear nine flames from {colored flames b} and {flames=felt? round them with your fingers. | twist each one at the bottom.}
step light On the first evening, glue a flame on the shamash and one on the stick at the far right. Every evening another flame joins, from right to left.
further @4-5 Say good night to the flames with a song, and count how many evenings are left.
further Give every evening a person: whoever glues the flame tells about something that went well against the odds.
safety {bar=cardboard,wood-scrap? A grown-up cuts the thick board. | Cutting long strips goes better together.} It is a paper menorah: no real candle comes near it.
skills measuring out, gluing in a row, counting evenings
waiting About 45 minutes for the glue.
alt A menorah of nine sticks with paper flames, the middle one taller
left glitter: stays in the drawer: it gets into eyes

* pencil-dreidel
name dreidel
title Dreidel That Spins on a {axle=pencil? Pencil | {axle=crayon? Crayon | Stick}} | Folded Card Dreidel | Build a Dreidel
about A cube, four letters and something to spin on. The game that comes with it is older than anybody's grandmother, and needs nothing but a handful of tokens. | Nes gadol hayah sham, a great miracle happened there: the first letters of these words stand on the four sides.
step net With {the ruler}, draw four squares of {in 1 1/2} in a row on {the board}, and one more above and one below the second square. Add a narrow flap to every free edge.
step letters Draw one letter in each square of the row, large, going from right to left: nun, a hook that is open to the left; gimel, the same hook with a foot; hei, a doorway whose left post does not touch the roof; shin, a fork with three prongs.
step cut Cut out the whole shape, flaps and all.
step holes Poke a hole through the middle of the top square and of the bottom square with the point of a {drawn}. Keep it small: {the axle} must sit tight in it.
step fold Fold every line sharply, with the letters outside.
step close Glue the flaps inside and close the cube. Hold each seam for a slow count to ten.
step axle Push {the axle}, the shorter the better, through both holes, point down, until {in 1/2} of it sticks out below. Run a ring of {glue} around it, above and below, and let it dry.
step spin Spin it between thumb and finger. Does it tip over? Push the cube farther down toward the point: the lower it sits, the steadier it turns.
step game Everybody gets the same number of {tokens} and puts one in the middle. Spin: nun takes nothing, gimel takes all, hei takes half, shin puts one in.
further @6-8 Time the spins: whose dreidel is still turning when you have counted to twelve?
further Build one with squares of {in 1} and one of {in 2}. Which spins longer, and can you say why?
safety {@6-8? Hole and point are the hard part: press the point into a ball of scrap paper under the card, never toward a hand. | Push the point through away from your fingers, with the card lying on something soft.}
skills drawing a net, folding a cube, finding balance
waiting Half an hour for the glue.
fact In Israel the last letter is pei instead of shin: a great miracle happened here.
alt A blue card dreidel with Hebrew letters on its sides, spinning on a pencil

* papercut-menorah
name papercut
title Hanukkah Papercut | Papercut Menorah | A Folded-Paper Menorah
about Jewish families have cut paper like this for centuries, with penknives and scissors, one half of the picture at a time. Fold, cut, unfold: the other half was there all along. | A single sheet in one piece, where every line holds on to the next. Planning it is half the art.
step fold Fold {colored dark a} in half, with the better side inside. The fold is the stem of the menorah.
step stem At the fold, draw half a foot, half a stem and half the tallest flame. From the stem, draw four branches that curve up like quarter circles, {in 1/4} wide, all ending at the same height with a small bar and a flame.
step border Draw a frame {in 1/2} wide along the three open edges. In the corners, add half-hidden things: a star of David, a pomegranate, a lion, leaves. Everything must touch the frame or the menorah.
step shade Shade what falls away. Look for islands: a shape with shading all around it will drop out, so give it a bridge.
step inside Cut out the inner spaces first, through both layers, starting from a small snip in a pinched fold. Turn the paper toward the scissors.
step edge Cut along the fold last: the half foot, the half stem, the half flame.
step open Open it slowly and press it flat under a heavy book.
step mount Put thin dots of {stick} on the back and lay it on {the back}. Press from the middle outward.
step gold Dot the lights with {the gold}.
step frame Set it into {the frame}.
further @9-12 Cut a small one with a single flame for the front of a card.
further @13+ Hide a word: letters cut at the border read the right way on one side and mirrored on the other, unless each half is drawn apart.
safety Small scissors with a sharp point do this work: cut away from the holding hand, with a grown-up within call.
skills symmetry, planning what stays and what goes, cutting fine lines
alt A dark papercut of a nine-branched menorah with stars in a frame

* plate-santa
name Santa
title Paper-Plate Santa | Santa With a {beard=cotton-ball,cotton-pad? Cotton | Fluffy} Beard | The Softest Santa
about The beard is the best part: a whole lap of white fluff, pulled apart and pressed on until the chin is gone. | Patting the beard is allowed every day until Christmas.
step cut Cut a tall triangle for the hat, as wide as the plate at the bottom, from {colored hat a}{!pom? , and a round nose from the rest | }.
step face {@2-3? Your child colors the middle of the plate in the skin color that this Santa has. {color=paint?  Let it dry a little. | } | Color the upper half of the plate in the skin color that your Santa has.}
step hat Glue the hat to the top of the plate and fold its tip over to one side.
step spread Spread {the glue} along the lower rim and up both sides, as far as the hat.
step beard {beard=cotton-ball? Pull each cotton ball apart until it is as light as a cloud | {beard=cotton-pad? Tear each cotton pad in half | Pull {the beard} into tufts}} and press it into the glue, from ear to ear.
step fur Stick a row of fluff along the edge of the hat, and one big tuft on its tip.
step eyes {@2-3? Where do the eyes go? Your child points, and you draw them together. | Draw {!sight? two eyes and | } a pair of bushy eyebrows.}
step pom Glue {the pom} between beard and eyes: a nose that has been out in the cold.
step sight Glue {the sight} side by side, one thumb below the hat.
step nose {!pom? Glue the nose between beard and eyes. The mouth is somewhere in there.}
further @2-3 Hold Santa up and laugh like him in a deep voice, in a tiny voice, and in a whisper.
further Write a wish list on the back of the plate, drawn instead of written.
safety @2-3 Fluff can end up in a mouth: hand it out in small portions and put the rest away.
safety A grown-up starts the cut for the hat and watches where the fluff goes.
skills pulling apart, spreading glue, parts of a face
waiting Half an hour to dry.
alt A paper-plate Santa with a red hat and a thick white beard

* pinecone-tree
name Christmas tree
title Pinecone Christmas Tree | A Tree From One Pinecone | Tiny Tree With a Star
about Turn a pinecone on its head, and it is a fir tree with every branch in place. It wants only snow, color and a star. | A forest of these fits on a windowsill, and each one was decorated by somebody else.
step turn Find the end where the stem was: that is the bottom of the tree. Stand {the cone} on it and shake out loose seeds.
step paint Brush {color a} over the scales and dab white onto their tips, {brush=toothbrush? with the toothbrush, which gets in between. | as if it had snowed in the night.}
step pot {pot=cardboard-tube? Cut a ring, {in 1 1/2} high, from {the pot} | {pot=egg-carton? Cut one cup from {the pot} | Take {the pot}}}, put plenty of {glue} on top and set the tree on it.
step garland Wind {the garland} loosely around the tree from the bottom up, and tuck both ends between the scales.
step star {star=pipe-cleaner? Snip {the star} to the length of your hand, bend it to and fro into a star with five points and twist the ends together. | Cut a star, {@4-5? {in 2 1/2} | {in 2}} wide, from {colored star c}.}
step balls {trims=tissue-paper? Roll twelve scraps of tissue paper into balls as big as peas. | Choose twelve {many trims} in two or three colors.} Dip each one in glue and set it deep between the scales.
step shine Press one of {the shine} onto each side of the star.
step top Glue the star to the very tip, and hold it until it stays.
step rest Let it stand until the glue is clear, then find it a place at the table.
further @4-5 Make one tree for everybody at breakfast, each in a color they like.
further Write the names on the pots and use the trees as place cards, or add a loop at the top and hang them up.
safety Cones prick: a grown-up feels it over first and snips off sharp tips. {trims=tissue-paper? Paper balls stay out of mouths. | Small baubles stay on the table, far from small brothers and sisters.}
skills fine finger work, painting, decorating
waiting About an hour for the glue.
alt A green pinecone tree with snow on its tips, colorful baubles and a star
left balloon: has nothing to hang on here

* tube-nativity
name nativity
means hay
title Cardboard-Tube Nativity | Nativity in Three Tubes | Mary, Joseph and the Manger
about {hay? Mary, Joseph and a manger full of hay: children can move these figures, and so they can tell the story themselves. | } | Three tubes and some scraps of cloth grow into a scene that is unpacked again every Christmas.
step crib Cut one tube in half across. Slit one half open lengthwise, and it is the manger. From the other half, cut four narrow strips and join them in two crosses: the feet.
step faces Cut two ovals for faces as tall as your thumb from {the faces}, in the skin colors you choose.
step glue Fasten one oval high up on each of the two whole rolls with {glue}.
step draw Draw eyes and a mouth on both, and a beard on Joseph.
step cloaks Cut two pieces of {the cloth} as high as a tube and twice as wide: {color a} for Mary, {color b} for Joseph.
step wrap Lay a cloak over the head of each figure like a scarf, leave the face free, and {fix glue} the edges together down the front.
step staff {glue=tape? Tape | Glue} {the staff} to Joseph's side, its top bent over if it bends.
step hay Set the manger on its feet and fill it with {the hay}.
step baby Roll a finger-long strip of {the cloth} into a bundle, give it a tiny face at one end, and lay it in the manger.
step star {star=sticker? Put {the star} | Cut a star with a tail from {the star} and put it} on the wall above them.
further @4-5 Let the figures walk: all through Advent they come a step closer to the manger every day.
further Make shepherds from two more tubes, and sheep from what is left of the cloth.
safety {glue=tape? Tubes are tough: a grown-up makes the long slit. | A grown-up slits the tube, because it slips when it is squeezed.}
skills cutting and wrapping, drawing faces, telling a story
waiting Half an hour for the glue.
alt Mary and Joseph made from tubes, beside a manger with a baby under a star

* advent-packets
name advent calendar
title Advent Calendar of Paper Packets | Twenty-Four Packets on a Line | A Line Full of December
about Twenty-four small pyramids hang in the hallway, and in each one waits a minute of Christmas: a joke, a task, a walk in the dark. | No chocolate is needed when every packet says what the two of you will do tonight.
step halve Cut {the sheet} into 24 pieces, about {in 5 1/2} by {in 8 1/2}. {sheet=old-book-page? Book pages are often that size already. | Twelve sheets halved are just right.}
step tube Roll a piece around so that its short edges overlap by a finger, and {fix stick} the seam.
step bottom Flatten the tube, fold the lower end up twice, {in 1/2} each time, and {fix stick} it down.
step write Cut {the notes} into 24 slips and write one thing on each: {@6-8? sing, play cards, call grandpa, read under the table. | {@9-12? something to do, to give away or to find out, and some just for one person. | half for them, half about them: a memory, a dare, an IOU.}}
step fill Put a slip into every packet, the ones that need time on weekends.
step pinch Squeeze the open end shut the other way, crosswise to the bottom: the packet becomes a pyramid. Fold the top over once.
step number Number them from 1 to 24. {@6-8? A white circle behind the number makes it easy to read. | Every number may look different.}
step line Tie {the line} in three rows between two hooks or along a stair rail, {@6-8? and let a grown-up make the knots. | a hand's width below one another.}
step hang {clips=washi-tape? Stick the packets on with {the clips}, | Clip the packets on with {the clips},} mixed up, so that everybody has to look for today.
further @6-8 Keep the slips in a jar afterward: that was December.
further @9-12 Make twelve for the twelve days after Christmas instead, and hide them around the house.
further @13+ Cut every packet from one old map, so that the days also make a journey.
safety {@6-8? Cords hang out of reach of small children, fixed well at both ends. | Fix the line at both ends: a long loose cord does not belong near small children.}
skills folding the same thing well many times, planning, thinking of others
alt Twenty-four paper pyramids with numbers clipped to three lines

* woven-heart
name heart
title {v=valentine? Woven Valentine Heart | Danish Woven Heart} | {v=valentine? A Heart That Opens | Christmas Heart From Denmark} | Woven Heart in {sheet=felt? Felt | {sheet=craft-foam? Foam | Paper}}
about {v=valentine? Two colors go in and out of each other until nobody can pull them apart, and inside there is room for a letter. | In Denmark these hearts hang on every Christmas tree, filled with something sweet. Hans Christian Andersen wove them too.} | It looks like a magic trick: two loops, woven, that open like a pocket. Once the fingers know it, they never forget.
step plan On {the plan}, draw a shape {in 3} wide and {in 4 1/2} long: one short end straight, the other rounded. Cut it out: that is your pattern.
step fold Fold each color of {the sheet} in half, lay the straight end of the pattern exactly on the fold, and draw around it.
step cut Cut out both pieces, through both layers. Do not cut the fold.
step slits From the fold, cut {@6-8? two slits, {in 1} apart, | {@9-12? three slits, {in 3/4} apart, | four slits, {in 0.6} apart,}} straight up and {in 3 1/4} long, in both pieces: {@6-8? three | {@9-12? four | five}} loops each.
step first Hold the pieces like a heart, with the folds meeting at the bottom. Push the nearest loop of one through the first loop of the other, then let it go around the second, through the third, and so on. Slide it up.
step rest Weave the next loop the opposite way: around, through, around. {@6-8? The last one is tight; wiggle it, and do not pull. | Keep sliding everything up, or the last loop will not fit.} Now open the heart like a bag.
step handle Glue a strip as long as your hand inside, from one side to the other, as a handle.
step notes Put {the notes} inside.
step hang {v=valentine? Leave it on somebody's door handle. | It likes a low branch of the Christmas tree, or a twig in a jar.}
further @6-8 Weave a tiny one for a teddy bear, with two loops on each side.
further @9-12 Make the loops of different widths: the checks become stripes and squares.
further @13+ Cut the slits in waves instead of straight lines. Both pieces must have exactly the same ones, and the checks turn into petals.
safety {@6-8? Slits through two layers need strong scissors: a grown-up holds the fold flat while you cut. | Stop the scissors where the pencil line stops: a slit that is too long tears.}
skills measuring, cutting straight, weaving in and around
alt A heart woven from two colors in a checkered pattern, with a handle
say christmas: name=heart
say valentine: name=heart

* clay-gift-tags
name gift tags
title {press=rubber-stamp? Stamped | {press=lace? Lace-Pressed | {press=leaf? Leaf-Pressed | Pressed}}} Clay Gift Tags | Clay Tags for the Tree | Tags to Keep
about First it says whose present it is, and later it hangs on the tree for years. Clay remembers every vein of {press=lace? the lace | {press=rubber-stamp? the stamp | a leaf}}. | Three tags from a lump of clay: pressing takes a minute, and looks like a botany book.
step roll Knead {the clay}, lay it on {the mat} and roll it out with {the roller}, {in 1/4} thick. Thinner ones curl while they dry.
step press {press=rubber-stamp? Press one of {the press} into the clay three times, straight down and up again. | Spread {the press} on the clay and roll over everything once, firmly, without going back. Peel it off by {press=lace? a corner | the stems}.}
step cut {cutter=plastic-knife? Cut out three circles or drops with {the cutter}, | Press out three tags with {the cutter},} placing the prettiest part of the print in the middle.
step hole Push {the hole} through near the top and twist it: the hole should be {in 1/4} wide, because it shrinks.
step edge Stroke the edges smooth with a damp fingertip.
step dry {clay=polymer-clay? A grown-up bakes the tags as the package says. | Let them dry for a day on {the mat}, and turn them over twice, so that they stay flat.}
step color {color=metallic-pen? Trace the lines of the print with {the color}. | Brush {the color} over the print, wait a moment, and wipe it off again with a damp finger: it stays only in the lines.}
step cord Thread {the cord} through each hole, a hand long, and knot the ends.
step give Write the name on the back with {the pen} and tie it to a parcel.
further @6-8 Press a fingertip into one twice, slanting: two prints make a heart.
further @9-12 Cut a set of seven, one for each guest, each with a plant from a different walk.
further @13+ Mix two clays, twist and roll them once: marble, with a leaf in it.
safety {clay=polymer-clay? Only a grown-up handles the oven, and the window stays open. | {press=pine-branch,pine-needle? Needles prick: hold them by the woody end. | Wet clay makes tables slippery: wipe up as you go.}}
skills rolling evenly, printing with nature, finishing edges
waiting {clay=polymer-clay? Half an hour to bake and an hour to cool. | A day to dry.}
alt Three round clay tags with pressed leaf prints and loops of cord
left hole-punch: cannot bite through clay

* kinara
name kinara
title Cardboard-Tube Kinara | Seven Candles for Kwanzaa | Kinara With Paper Flames
about Seven candles for seven evenings of Kwanzaa: black in the middle for the people, red for the struggle, green for the future. | Every evening gets its flame and its word, from umoja, which means unity, to imani, which means faith.
step halve Cut three of {the tubes} in half across: six short candles. The fourth stays long.
step color @2-3 Your child paints the tubes: three of the short ones {color a}, three {color c}, and the long one {color b}. Hand over one color at a time, and let them dry.
step color Color three short tubes {color a}, three {color c} and the long one {color b} with {the color}{color=marker? . | , using {the brush}, and let them dry.}
step base Lay {the base} in front of you{base=shoebox? with the bottom up}{base=cereal-box? , flat on its back}. Find its middle and put a ring of {glue} there.
step black Set the long black candle on the glue and hold it until it stands.
step reds {@2-3? Put glue on the base to the left of it. Your child sets the three {color a} candles there, side by side. | Glue the three {color a} candles to the left of it, side by side.}
step greens {@2-3? Do the same on the right: three {color c} ones, pressed down until you have counted to five. | Glue the three {color c} candles to the right.}
step flames @2-3 Start a few rips in {colored flames d}, and let your child tear seven pieces off. Twist one end of each.
step flames Tear seven flames as long as your hand from {colored flames d} and twist their lower ends.
step light On the first evening of Kwanzaa, December 26, the black candle gets its flame. Then red and green take turns, one each evening, with the word of the day.
further @2-3 Point to the candles each evening and say their colors, black first.
further @4-5 Say the word of the evening and tell what it looked like today: who helped whom?
further Write the seven words on the candles: umoja, kujichagulia, ujima, ujamaa, nia, kuumba, imani.
safety @2-3 A grown-up cuts the tubes before your child comes to the table, and no real flame ever stands near.
safety A grown-up cuts the tubes; pressed flat, they slip. No real flame near a kinara of cardboard.
skills painting, arranging in order, learning seven words
waiting Half an hour for paint and glue.
fact Kwanzaa was begun in 1966 by Maulana Karenga; its name comes from "first fruits" in Swahili.
alt A kinara with three red, one black and three green candles and paper flames

* mkeka
name mkeka
title Woven Mkeka for Kwanzaa | A Mat in Black, Red and Green | Mkeka on the Loom of {ground=felt? Felt | Paper}
about The mkeka is the mat on which the Kwanzaa table is set, the kinara, the corn and the unity cup. It stands for the ground one stands on: history, woven strip by strip. | Over and under looks plain until the second color starts. Then the pattern appears by itself.
step mark Turn {colored ground a} so that it lies wide. Draw a border {in 1} wide along the two short sides, and lines from border to border, {in 1} apart, along the length.
step slits {ground=cardstock,craft-foam? Bend the sheet, snip into the bend | Fold the sheet in half across, cut from the fold} and follow every line to the border. Unfold it.
step strips {strips=paper-strip,ribbon? Cut six {color b} and six {color c} pieces | Cut six {color b} and six {color c} strips, {in 3/4} wide,} a little longer than the mat is high.
step first Weave the first {color b} strip from top to bottom: over one, under one, to the end. Push it against the border.
step second The next strip is {color c} and goes the other way around: under one, over one. Take turns until the mat is full.
step pattern Now change the rhythm in the middle four strips: over two, under two, moving on by one with every strip. A diagonal grows, the twill of real looms.
step fix Tuck a dot of {stick} under the ends of every strip and trim what sticks out.
step fringe Snip the two short sides into a fringe, as deep as your fingernail is long.
step set Lay it out and put on it what belongs there: an ear of corn for every child, fruit, a book.
further @6-8 Weave a small one as a coaster.
further @9-12 Draw the pattern on squared paper first, one square for every crossing, and weave what you drew.
further @13+ Look up kente and try one of its blocks: what looks like zigzag is counted, two and two.
safety {@6-8? A grown-up starts the first slit; after that the scissors just follow the line. | Long slits tear at the ends: stop exactly at the border.}
skills weaving over and under, measuring, keeping a pattern
alt A black mat woven with red and green strips, with a fringe on both sides

* lucia-crown
name Lucia crown
title Saint Lucia Crown | Crown of Paper Candles | Five Lights for Lucia
about In Sweden, on the dark morning of December 13, Lucia walks in with lights in her hair, singing. On this crown the lights are paper, so that anybody can be Lucia, at any age. | Leaves all around, five candles, and a song that everyone hums: that is Lucia morning.
step ring {ring=paper-plate? Cut the middle out of {the ring}, so that the rim remains. Try it on: it should sit on the head without slipping. Cut it open at the back if it is tight. | Cut a strip of {the ring} {in 2} wide and long enough to go around the head, and join its ends to a ring.}
step leaves {leaves=fake-leaf? Cut {the leaves} off their stems. | Cut about thirty leaves as long as your {@4-5? hand is wide | finger} from {colored leaves a}. Fold the paper first, and every cut gives several.}
step cover {glue=tape? Tape | Glue} the leaves onto the ring, each one over the stem of the last, some pointing in and some out.
step roll {candles=paper-straw? Cut five straws to a finger's length. | Roll five pieces of {the candles}, {in 3} by {in 4}, into tubes as thick as a thumb, and close them with {the glue}.}
step flames Tear five flames from {colored flames c}, each as long as a thumb, with a tail to push in.
step tip {fix glue} a flame into the top of every candle.
step feet {candles=paper-straw? Snip two slits into the lower end of each straw and spread the two halves. | Snip the lower end of every candle four times, {in 1/2} deep, and bend out the tabs.}
step stand {glue=tape? Tape | Glue} the tabs to the ring, the candles an equal distance apart and straight up.
step berries Set {the berries} between the leaves.
step sash Tie {the sash} around the waist over a white shirt: Lucia wears it as a belt.
further @4-5 Walk in a row behind Lucia, each child with a paper star.
further @6-8 Learn the song "Santa Lucia" for the morning and bring somebody breakfast.
further @9-12 Fold star boys' cone hats with gold stars for the others in the procession.
safety The candles are paper and stay paper: nothing lit is ever worn on a head. {sash? The sash is tied by a grown-up, at the waist and never at the neck.}
skills cutting leaves, rolling, joining with tabs
waiting Half an hour for the glue.
alt A crown of green leaves with five white paper candles

* yule-log
name Yule log
means bark
title Yule Log With Paper Candles | A Log for the Longest Night | Yule Log, Lit With Paper
about On the longest night of the year people in the north burned a great log, and saved a piece to light the next one. This one is never burned, so it comes back every winter. | Three candles, some green that smells of woods, and a night that is a little shorter from tomorrow on.
step rings {log=log? Count the rings at the end of {the log} and draw round tree rings on a circle of {slips} to remember them by. | Cut two circles of {slips} as wide as the ends of {the log}, draw tree rings on them and glue them over the openings.}
step bark {bark=bark? Glue pieces of {the bark} along {the log}. | Crumple {the bark}, smooth it out halfway and glue it around {the log}: the wrinkles are the bark.}
step roll {candles=paper-straw? Cut three straws to a finger's length. | Roll three pieces of {colored candles b}, {in 3} by {in 4}, into candles as thick as a thumb, and glue the seams.}
step flames Tear three flames from {colored flames d}, twist their ends, and glue them into the candles.
step feet Snip the lower ends of the candles four times and bend the tabs outward.
step stand Glue the tabs along the top of {the log}, one in the middle and one on each side. Hold each one until it stands.
step green Tuck {the green} around the candles, and put a drop of {glue} under whatever will not stay.
step trims Glue {the trims} in front of the green.
step wish {@4-5? Say what you wish for the new light. A grown-up writes it on a slip. | Write on one slip what the old year may keep, and on another what you wish for.}
step night Lay the slips behind the log at dusk{log=cardboard-tube? , or roll them up inside it}, turn off the lamps for one quiet minute, and turn them on again.
further @4-5 Listen in the dark: who hears the most sounds?
further @6-8 Mark on the windowsill where the sun's light falls at noon, and once a week see how far it wanders.
further @9-12 Note sunrise and sunset every Sunday until March and draw the curve of the days.
safety {green=pine-branch,pine-needle? Needles prick, and sap sticks: a grown-up strips the ends. | Some green plants are poisonous: a grown-up picks what may be used, and everybody washes hands.} The flames are paper, and no real one stands near.
skills rolling, joining with tabs, noticing the season
waiting About an hour for the glue.
alt A log with three red paper candles, greenery and tree rings at its end

* ice-lantern
name ice lantern
title Ice Lantern for a Dark Evening | Lantern Made of Ice | Winter Woods in Ice
about In Finland and Sweden, ice lanterns stand along garden paths in midwinter. A bucket of water and a frosty night do the work; a freezer will do in mild winters. | Leaves and slices hang in the clear wall as if they had just been falling, and the light behind makes them glow.
step nest Set {the core} in the middle of {the mold} and put {the weight} into it, enough to keep it from floating, with its rim level with the rim of {the mold}.
step tape Stretch two strips of {tape} crosswise over both rims, so that {the core} hangs in the middle and stays off the bottom.
step green Push {the green} down into the gap, close to the outer wall. What touches the wall will show best.
step pour Fill the gap with cold water, to a finger below the rim. No water in {the core}.
step freeze Put it outside in hard frost, or in the freezer, for a night. It is ready when the top no longer moves at a tap.
step free Peel off the tape. Stand {the mold} in warm water and pour a little warm water into {the core}, until both come loose. Lift the ice out with a towel around it.
step light {light=string-light? Put {the light}, sealed in a dry jar, into the hollow. | {light=glow-stick? Bend {the light} until it glows and stand it in the hollow. | Set {the light} back into the dry {core} and put both in the hollow.}}
step dusk Carry it outside, place it on snow or stone, and wait for dark.
further @6-8 Freeze ice rings with berries from the kitchen and hang them in a bare tree by a loop.
further @9-12 Try boiled water beside tap water, and look which ice gets clearer.
further @13+ Photograph it at the blue hour, with a slow shutter and no flash.
safety {@6-8? A grown-up turns the ice out: it is heavy, slippery, and cold enough to hurt bare fingers. Mittens help. | Wear gloves, and lift from the knees: wet ice slips like soap.}
skills planning, patience, watching water change
waiting A night to freeze.
alt A lantern of ice with twigs and orange slices frozen in its wall, glowing from inside
left salt: would melt it

* midnight-ball
name midnight ball
title Midnight Ball for New Year's Eve | Countdown Ball on a String | The Ball That Drops at Twelve
about In Times Square a shining ball slides down a pole in the last seconds of the year. Yours slides down a string, over a door, with ten knots to count by. | Whoever stays up gets to hold the string. Whoever cannot stay up lets it drop at noon.
step ball {ball=newspaper? Crumple {the ball} into a ball as big as a melon and bind it crosswise with some of {the line}. | {ball=paper-lantern? Open {the ball} and set its frame. | Wipe {the ball} clean and dry.}}
step loop {ball=paper-lantern? Tie {the line} to the wire at the top. | Tie a piece of {the line} around {the ball} like the ribbon on a present, and knot the long end to it on top{stick=glue? . | , with {stick} over the knot.}}
step squares Cut {the shine} into squares, as wide as {@6-8? three fingers | two fingers}. About sixty will do.
step cover Begin at the bottom and stick the squares on in rings with {the stick}, each ring overlapping the last like scales.
step trail {stick=glue? Stick | Tape} {the trail} to the bottom, so that it flutters.
step marks Tie ten knots into the line, {in 8} apart, beginning {in 12} above the ball. Each knot is a second.
step ring Tie {the ring} to a curtain rod or a strong hook with a short piece of line, and run the long line through it.
step top {ring? Pull the ball up to the ring | Lay the line over the top of an open door, wedge the door so that nobody moves it, and pull the ball up} until the tenth knot reaches your hand.
step count At ten seconds to midnight let the line through your fingers, one knot for every number. At zero the ball touches the floor.
further @6-8 Try it at every hour of the evening for another country: where is it midnight now?
further @9-12 Stick notes with this year's best moments inside the scales, to be read next year.
further @13+ Point a flashlight at it in the dark and film the drop in slow motion.
safety {@6-8? Nobody stands under the ball, and a grown-up ties it up and takes the long line down afterward. | Wedge the door before the line goes over it, and take the line down afterward: long cords are for grown-up hands around small children.}
skills covering a curve, tying knots, keeping time
alt A ball covered in shiny squares hanging on a line with streamers below

* camel-box
name camel box
means tape
title Box of {grass=hay? Hay | {grass=grass,clover? Grass | Green}} for the Camels | Three Kings' Box | A Supper for Three Camels
about On the evening before Three Kings' Day, children in Puerto Rico put a box of grass under the bed. The camels are hungry from the long way, and kings remember who was kind. | Everybody sets out something for the kings. This box thinks of those who carried them.
step open {box=shoebox,small-box? Take the lid off {the box} and cut away any tape. | Cut the top off {the box}, so that it is open and as deep as a hand.}
step tear Hand your child {colored wrap a} with a rip started, and let it be torn into big patches.
step cover @2-3 Rub {the stick} over one side of the box after another. Your child presses the patches on, and around the edges.
step cover {fix stick} {colored wrap a} around the outside and fold the edge over the rim.
step crowns Cut three crowns as wide as {@2-3? your child's | your} hand from {colored crowns b}, one for each king: Caspar, Melchior and Balthazar.
step jewels Put three of {the jewels} on every crown.
step stick {fix stick} the crowns side by side onto the front.
step camels {@2-3? Draw a camel together: a hill, another hill, a neck, four legs. | Draw three camels below the crowns, humps first.}
step grass Fill the box with {the grass}, {grass=hay,grass,clover? shaken out, so that it smells good. | pulled apart, so that it looks like a meadow.}
step bed Put it under the bed on the evening of January 5. In the morning, look for what is left of the grass.
further @2-3 Walk like a camel through every room, slowly, with a cushion for a hump.
further Put a note for the kings under the grass: a drawing of the house, so that they find it.
safety @2-3 Grass and paper stay in the box and out of mouths, and a grown-up does the cutting.
safety Pick grass where no dogs go and nothing was sprayed, and wash hands. {grass=hay? Hay makes some noses run.}
skills covering a box, cutting zigzags, being kind to animals
alt A purple box with three gold crowns and small camels, filled with grass
* fork-dragon
name dragon
title Fork-Print Dragon | Red-and-Gold Dragon | Dragon With Fork Scales
about A fork pressed down in gold leaves a row of scales, and a dragon needs hundreds. For the Lunar New Year he flies through the room with fire behind him. | Red keeps trouble away and gold brings luck: with both on, this dragon is well prepared for the new year.
step pour Squeeze a puddle of gold or yellow paint onto a plate and tilt it until it is thin. Lay out {colored sheet a}.
step print {@2-3? Your child dips the back of a fork into the paint and presses it onto the sheet, again and again. Blunt little forks do it best. | Press the back of a fork into the paint and print rows of scales, the next row in the gaps of the last.}
step lines Dip a fingertip in the gold and dot what is still bare. Then let it dry.
step wrap Roll the printed sheet around {the tube}, with the scales outside, and {fix tape} the seam. Fold what sticks out into the ends.
step tear Tear {the fire} {fire=construction-paper,tissue-paper,crepe-paper? into long tongues of fire. | to the length of a forearm.} Short and crooked ones flicker too.
step fire {fix tape} the flames inside one end, so that they stream out.
step face Draw a wide mouth and two nostrils near the fiery end{eyes? . | , and two big eyes.}
step eyes Stick on two eyes.
step fly Hold the dragon in the middle and run: the fire follows.
further @2-3 Turn on music and let the dragon dance high, low, and around the table.
further Make the whole procession: every family member flies one of another size.
safety @2-3 Fork in hand means sitting down. A grown-up keeps the streamers short, no longer than {in 7}, and puts the fork away after printing.
safety Run with the dragon where nothing can be knocked over, and never with the fork.
skills printing, seeing patterns, moving to music
waiting About 45 minutes to dry.
alt A red paper-tube dragon with gold fork-print scales and streamers of fire
left coin: are too small to be lucky here

* plate-dragon
name dragon
title Paper-Plate Dragon | Dancing Dragon With a Mouth | The New Year Dragon
about The head snaps, the tail streams, and the louder the drums, the better he dances. At Lunar New Year he chases the old year's bad luck out of the door. | Fold a plate, and it has a mouth; that is half of a dragon.
step paint Paint the backs of both plates {color a}, one plain and one with stripes of {color b}, and let them dry.
step fold Fold one plate in half with the color outside: upper and lower jaw.
step cut Cut the other plate into a half circle with a zigzag edge for the mane, and its rest into a row of teeth. {eyes=cardboard-tube? Cut two rings, {in 1} wide, from {the eyes}. | {eyes=egg-carton? Cut two cups out of {the eyes}. | Cut the bottom, two fingers high, off each {one eyes}.}} They bulge: dragon eyes.
step mane {fix tape} the mane behind the fold, points up, and the teeth along the inside of both jaws.
step eyes {tape=glue? Glue | Tape} the eyes onto the upper jaw near the fold.
step pupils {!pearl? Give each eye a dark round pupil{eyes=egg-carton,paper-cup? on its flat top}.}
step pearls {fix tape} one of {the pearl} onto the front of each eye.
step horns Shape two horns as long as a finger from {the horns} and {fix tape} them between eyes and mane.
step strap {tape=glue? Glue | Tape} a band cut from the scraps across the upper jaw for your fingers and one below for your thumb, on the outside near the fold.
step tail {tape=glue? Glue | Tape} {the tail} to the fold, so that everything streams behind.{beard?  {fix tape} {the beard} under the lower jaw: an old dragon has a beard.}
step dance Slip your hand into the bands, snap the mouth, and dance.
further @4-5 Find a drum, and let one child play while the other one dances: loud means high, soft means low.
further Add a body: a long cloth with two friends under it, who follow the head.
safety {@4-5? A grown-up cuts the plates and cups with you. | Stiff plates bend the scissors: cut them one at a time.} Streamers stay behind the dancer, never around a neck.
skills folding, building a puppet, dancing
waiting Half an hour for the paint.
alt A red dragon head from a folded plate, with bulging eyes, teeth, a mane and streaming tail
left grass: is what the dragon eats

* red-lantern
name lantern
title {v=slit? Red Paper Lantern | Red Globe Lantern} | Lantern for the New Year | {v=slit? Red-and-Gold Lantern | Lantern of Twelve Red Strips}
about {v=slit? One row of slits, and a flat sheet puffs out into a lantern, with {inner=metallic-paper? a shiny core | a {color b} core} showing through. | Twelve straight strips bend into a ball that looks as if a master had built it. Red brings luck and gold brings plenty, so hang it over the door.} | On the fifteenth day of the Lunar New Year the streets of China are full of lanterns. Yours can hang from the first day on.
step inner Cut three strips, a finger wide, off the long edge of one sheet of {colored inner b} and keep them. Bend the rest into a tube, short edges together with a finger of overlap, and {fix glue} it.
step wish Write a good wish with {the wish} on {colored sheet a}, close along both long edges, where no slit will go.
step fold Fold one sheet of {colored sheet a} in half the long way.
step slits Draw a line {in 1} from the open edges. From the fold, cut slits up to that line, a thumb apart, all along.
step wrap Unfold the sheet and wrap it around the tube, the fold outward and the short edges meeting at the back. {fix glue} the upper rim level with the top of the tube, then push the lower rim up until the slits bulge, and {fix glue} it as well.
step rims {fix glue} two of the strips you kept around the rims, and the third across the top as a handle.
step strips From {colored sheet a}, measure and cut twelve strips, {in 0.75} wide and {@9-12? {in 8} | {in 10}} long. Exactly equal strips make a round ball.
step holes Stack the strips and make a hole through all of them, {in 1/2} from each end, with the point of {the pencil}.
step stack {pivots? Push one of {the pivots} through the stack at each end and open its legs. | Thread a piece of {tassel} through the holes at each end and knot it on both sides of the stack.}
step bow Bend the whole stack into a bow, like a C.
step fan Now fan the strips out, one after another, all the way around, until they stand evenly like the lines on a globe.
step gold Cut four circles as wide as a coin from {the inner} and {fix glue} them over both ends of the axis, outside and inside.
step tassel Wind {colored tassel b} around three fingers ten times, tie it at the top, cut the loops below, and tie another piece around it as a neck. Knot it to {v=slit? a thread across the lower opening. | the lower end of the axis.}
step bead Thread {the bead} between the lantern and the tassel.
step hang Tie a loop of {tassel} to the {v=slit? handle. | upper end of the axis.}
step pole Tie the loop to the end of {the pole}: now the lantern can walk.
further @6-8 Write a riddle on a slip and hang it on the lantern. Guessing lantern riddles is an old game of this feast.
further @9-12 Build three, each with strips {in 1} shorter than the last, and hang them under one another.
further @13+ Use strips that taper toward both ends: the poles lie flatter and the globe turns smooth.
safety {@6-8? A grown-up ties the loop and hangs the lantern higher than any child's neck. | The point that makes the holes goes into a pad of scrap paper, not into a palm.}
skills cutting evenly, bending paper into a body, making a tassel
alt A red paper lantern with gold trim and a gold tassel

* jianzhi
name paper cut
title Chun, the Paper Cut for Spring | Jianzhi Window Flower | Spring Cut From Red Paper
about In China, windows and doors wear red paper cuts at the New Year, and one of the best loved is a single character: chun, spring. It is the same left and right, so it can be cut from a fold. | The character is hung upside down on purpose: the word for "upside down" sounds like "arrived". Spring has arrived.
step square Cut {colored sheet a} to a square of {in 6}.
step fold Fold it in half, pattern inside. The fold is the middle line of the character, and you draw only the right half.
step beams From the fold, draw three beams to the right, each {in 1/4} thick: a middling one near the top, a shorter one below it, and the longest one in the middle of the sheet. Join them along the fold by a post {in 0.25} wide that begins above the first beam.
step legs From the crossing of fold and second beam, draw a leg that swings down and outward like a roof, as far as the edge of the paper.
step sun Under it, draw half a standing box at the fold, with two half windows in it: that is the sun, ri. Its top touches the longest beam. {@13+? Last, draw a ring {in 1/2} wide around everything, touching the tips of the beams and legs.}
step inside Cut the windows of the box and the spaces between the beams first, starting at the fold. Paper that is still whole holds better.
step outside Cut the outer line in one sweep, then open the sheet and press it under a book.
step back Fix it with small dots of {stick} to {the back}{stick=tape? , rolled up sticky side out}.
step turn Stick it to a window or a door with the head of the character down, if spring is to arrive.
step loop Tie {the string} through the top, if it should hang free.
further @9-12 Cut fish, yu, from another folded square: their name sounds like "plenty".
further @13+ Combine the character with the animal of the year, and let the tail run out into the ring.
safety Fine scissors are sharp: they cut away from the hand, and a grown-up is within call.
skills symmetry, planning a cut, reading a character
fact The character consists of sprouting plants above and the sun below.
alt The Chinese character for spring cut from red paper on a round gold ground
left glitter: would hide the fine edges

* dot-kolam
name kolam
title Kolam of One Line | Dot Kolam for Pongal | The Line That Never Ends
about Before sunrise on Pongal, Tamil families draw kolams at the door with rice flour, dot by dot, so that ants and birds have something of the feast too. This one is a single line that comes back to its beginning. | A grid of dots, one rule, and the line finds its way around every dot without lifting the hand. Mathematicians love kolams for that.
step grid On {colored ground b}, mark three rows of four dots, {in 1 1/4} apart in both directions, with {the ruler} and {the pencil}.
step dots Make every dot strong with {colored chalk a}.
step trace With {the pencil}, start in the gap between two dots of the top row. Go down at a slant, pass exactly between the next two dots, and keep that direction from gap to gap.
step edge At the edge the line rounds the last dot like a hairpin and slants back in. At a corner it goes around three quarters of the dot. Always on, until you reach the start.
step line Draw the line again with {chalk}, in one slow stroke, with soft curves.
step check Count: every dot sits in a field of its own, and no line touches one. If a dot has none, look for the crossing where you turned too early.
step border Draw a border around it in {color c}, with small leaves pointing inward.
step petals Glue {the petals} in the corners.
step floor Lay it at the door for the morning of the feast and wish everybody "Pongalo Pongal!"
further @6-8 Draw it outside with sidewalk chalk, as large as you can reach.
further @9-12 Try three rows of three: the line closes too early, and you need three lines. Which grids need only one?
further @13+ A grid needs as many lines as the largest number that divides both rows and columns. Test it on 4 by 6, then look for the reason.
safety {@6-8? Drawing at the door happens with a grown-up, away from the street. | {chalk=chalk,sidewalk-chalk? Chalk dust belongs on the ground: wipe it up with a damp cloth instead of blowing. | Kneel on something soft, and keep the caps and ends out of mouths.}}
skills seeing patterns, drawing a steady line, patience
alt A white looping line around a grid of dots on dark paper, with an orange border

* lohri-fire
name bonfire
means popcorn
title Paper Bonfire for Lohri | Sticks and Tissue Flames | A Fire That Stays Cool
about On a cold January night in Punjab, everybody circles the Lohri fire, sings of Dulla Bhatti and throws in popcorn, sesame and sugar. Around this one you may sit as close as you like. | {ring? Sticks, scraps of red and yellow, a ring of stones: the fire is ready, and nobody needs a match. | }
step band Stand {the sticks} in a bundle and bind them together with {the band} a hand's width below the top, not too tight.
step spread Twist the bundle open until the sticks stand like a tent, and glue their feet to {the base} in a circle.
step cut Cut {the flames} into pieces as big as two hands, red, orange and yellow.
step twist {flames=felt,construction-paper? Fold each piece around a finger and pinch its lower end. | Lay three colors on each other, pinch them in the middle and pull the corners up.} That is a flame.
step fire Push the flames between the sticks with a drop of {glue} underneath, {color a} outside and {color c} in the middle.
step ring Lay {the ring} around the fire and glue them down.
step light Stand {the light} in the middle, behind the flames, and switch it on.
step treat Sprinkle {the treat} around the fire as the gift of the harvest.
step sing Turn off the lamp, walk around the fire once, and sing or drum on the table.
further @4-5 Tell each other what was good this winter, one thing for every round.
further Learn the first line of "Sunder mundriye", the song of the evening.
safety {light? The battery lid of the light is screwed shut.} No candle ever goes near this fire: paper flames burn for real. Sticks with splinters are sorted out first.
skills balancing a tent of sticks, shaping paper, singing together
waiting Half an hour for the glue.
alt A small tent of sticks with red, orange and yellow paper flames and a ring of stones

* march-chain
name marchers
title Marchers Hand in Hand | A Paper March for Dr. King | People of the Dream
about In August 1963 a quarter of a million people walked in Washington, side by side, and Dr. Martin Luther King told them his dream. These four hold hands and carry what you wish for. | One cut makes four people who are joined at the hands. Then each of them gets a face and a sign of their own.
step strip Cut a strip of {the sheet}, {in 5} high and {in 12} long.
step fold Fold the strip back and forth like a fan, every {in 3}: four layers.
step draw Draw one person on the top layer, with arms that run right over both folded edges. Those are the hands that will hold.
step cut Cut out the person through all the layers. Where the hands meet the fold, do not cut.
step color Unfold it. No two people are the same: give each one a skin color, hair and clothes of their own.
step scraps {fix stick} on skirts, scarves and ties from {the scraps}.
step words Cut four signs as big as a matchbox from {the signs} and write or draw on them what should be fair: {@6-8? "Everybody may play", "Peace", a heart. | something from your school, your street, the world. Real marchers in 1963 asked for jobs, freedom and schools for all.}
step hold {fix stick} a sign with a thin strip as its stick behind each hand.
step march Fold them slightly in zigzag, so that they stand, and let them march along the windowsill.
further @6-8 Cut four more people and join the rows: the march goes on around the corner.
further @9-12 Read a part of the speech aloud, and choose the line that the first sign should carry.
safety {@6-8? Four layers are thick: a grown-up helps at the fold, where the hands must stay whole. | Cut slowly at the hands: one snip too far, and the march falls apart.}
skills folding a fan, cutting through layers, saying what is fair
alt Four paper people hand in hand, each dressed differently, carrying signs

* heart-stamp-card
name valentine
title Heart-Stamp Valentine | A Card Full of Tube Hearts | Valentine Printed With a Tube
about Pinch a tube and it prints hearts, as many as your child wants, each one with a little difference. | A Valentine's card that a two-year-old can truly make alone: dip, press, and there is a heart.
step fold Fold {the card} in half {@2-3? together; your child runs a fist along the fold. | and run your fist along the fold.}
step pinch Press a dent into one side of {the tube}, the whole way along, and pinch the opposite side to a point: seen from the end, it is a heart.
step tape {fix tape} the dented tube around its middle, so that it keeps the shape.
step pour Spread thin puddles of {color a} and {color b} paint on a plate.
step stamp {@2-3? Your child dips the heart end in the paint and presses it onto the card. Wait a breath, then lift. | Dip the heart end in the paint and print. Turn the tube, so that the hearts look in all directions.}
step fill Put a fingertip dot of the other color into every heart.
step wash Wipe hands with a wet towel, and let the card dry for half an hour.
step lace {fix tape} {the lace} along the lower edge.
step sign {@2-3? Your child scribbles inside; you write underneath what it says. | Write your name inside, or draw the two of you.}
further @2-3 Print hearts on a long sheet as well: wrapping paper for the present that goes with it.
further Print a heart, add six legs, and it is a love bug.
safety @2-3 Paint on fingers is for paper: a damp towel lies ready, and thumbs stay out of mouths.
safety A grown-up pinches the tube, because cardboard springs back.
skills printing, dipping and lifting, giving a present
waiting Half an hour to dry.
alt A white card with printed pink and red hearts
left marble: are no help in printing hearts

* feather-mask
name mask
title {plumes=feather? Mardi Gras Feather Mask | Mardi Gras Mask With Plumes} | {handle? Masquerade Mask on a Stick | Masquerade Mask} | Mask for Carnival
about In New Orleans, purple stands for justice, green for faith and gold for power, and on Mardi Gras everybody wears all three. {handle? A mask on a stick is off again when it is time for cake. | } | In Venice, too, nobody at Carnival is who they seem. All it takes is half a face and a crown of {plumes=feather? feathers | plumes}.
step plan {mask=mask-blank? Draw a curved line across {the mask} below the eyes: only the upper half is used. | Hold {the mask} up to your face and let somebody mark where your eyes are. Draw a shape like a butterfly around them, as wide as your face.}
step cut {mask=mask-blank? Cut along the line. | Cut out the shape{mask=felt? twice, and glue both layers together, so that it is stiff | . Fold it in the middle once, and both halves come out alike}.}
step eyes {mask=mask-blank? Cut the eye holes a little larger, in the shape of an almond. | Cut almond-shaped eye holes, {in 1 1/2} wide, beginning with a snip in the middle.} Try it on: you should see your own shoes.
step paint Paint it {color a}, and let it dry. Then add swirls in {color c}, {brush=paintbrush? with the tip of {the brush}. | with a fine tip.}
step plumes {plumes=feather? Glue seven feathers | Cut seven long plumes from {the plumes}, fringe their edges, and glue them} to the back of the upper edge, the longest in the middle, like a fan.
step trim Glue {the trim} along the front of the edge, over the ends of the {plumes=feather? feathers | plumes}.
step gems Ring the eyes with {the gems}, every second one a different color.
step beads A grown-up fixes {the beads} down the outer edge on both sides with {the strong}, where you point.
step handle {handle? Glue {the handle} to the back of one side with a scrap across it, and let it rest until it is firm. | Let it rest until nothing slides when you tilt it, and see that the band at the back still holds.}
step parade Turn the music up and parade from room to room. Beads are thrown in New Orleans; here a bow will do.
further @6-8 Make up who you are behind the mask, with a name, a walk and a voice.
further @9-12 Build the other half of the pair: moon for sun, cat for bird.
further @13+ Cover the mask with old sheet music before painting, and leave some notes showing, as in Venice.
safety {@6-8? A grown-up starts the eye holes, never while the mask is on a face. | Cut the eye holes with the mask on the table, never held up to a face.} Stop walking when you cannot see the floor.
skills symmetry, arranging colors, cutting curves
waiting About an hour to dry.
alt A purple half mask with swirls, a fan of feathers{handle? and a stick | }

* catherine-wheel
name Catherine wheel
title Paper Catherine Wheel | Catherine Wheel That Spins | A Firework for the Fifth of November
about On Bonfire Night a Catherine wheel whirls on its post and throws sparks in a circle. One flick, and this one does the same, without a bang and without frightening the dog. | Remember, remember, the fifth of November: here is a firework that can be let off indoors, as often as you like.
step ground Paint the inside of {the plate} {color a}, as dark as the night, and let it dry.
step spiral {@4-5? Paint bright swirls from the middle to the rim, all curving the same way. | Paint six curved arms from the middle to the rim in {color b}, {color c} and {color d}, all bending the same way, like a whirlpool.}
step sparks Cut twelve strips of {the sparks}, as long as your {@4-5? hand | hand is wide and half as much again}.
step stick Turn {the plate} over and {fix tape} the strips around the rim, slanting, every one in the same direction: that makes them fly.
step stars Dot the dark places with {the stars}.
step hole Make a hole through the exact middle of {the plate} with {the poker}, wide enough for {the axle} to turn loosely. {washers=cardboard? Make one in two small rounds of cardboard as well.}
step axle Thread one of {the washers} onto {the axle} and bend the end over. Push {the axle} through the front of {the plate} and thread the second of {the washers} on behind it.
step handle Leave a finger's width of play and wind the rest of {the axle} tightly around {the handle}, close to the top.
step spin Hold it out and flick the rim. Does it drag? Give the axle more play, and bend the plate until it runs true.
further @4-5 Walk into the wind with it, and let the wind light the firework.
further @6-8 Paint a second wheel with dots instead of arms and see what spinning makes of them.
further @9-12 Fix three wheels to one long stick, each smaller than the last, and let them turn in opposite directions.
safety {@4-5? A grown-up makes the hole and folds in the sharp ends of the axle. | Fold in the ends of {the axle}, because they scratch, and spin at arm's length from faces.}
skills painting a spiral, building an axle, making things turn
waiting Half an hour to dry.
alt A dark paper-plate wheel with bright spiral arms and streamers, spinning on a stick

* martin-lantern
name lantern
title Lantern for Saint Martin | {color=leaf? Leaf Lantern on a Stick | Lantern on a Stick} | Lantern for the November Walk
about On November 11, children in Germany walk through the dark with lanterns and sing, because Saint Martin cut his cloak in two and shared it with a man who was freezing. | Light behind {color=leaf? real leaves | colored paper} looks like a church window, and this window goes for a walk.
step tear {color=leaf,petal,pressed-flower? Choose the thinnest and brightest of {the color}. They must be dry and flat. | {color=watercolor-paint? Wet {the window} and let three colors run into each other. | Tear {the color} into leaf shapes as long as a thumb.}}
step glue {color=watercolor-paint? When it is dry, brush {the window} with {glue}, thinned with a little water: that makes it glow. | Brush {the window} with {glue}, lay the pieces on so that they overlap a little, and brush over them once more. It dries clear.}
step dry Hang it up to dry for an hour.
step floor Draw around a plate as wide as a hand is long on {the floor} and cut out the circle. Cut two strips {in 1} wide from {the rings}, as long as {the window}. Snip the edge of the circle every {in 1/2} and bend up the tabs.
step rims Glue one strip along the upper edge of {the window} and one along the lower edge.
step roll Roll the sheet around the circle together, glue the tabs inside the lower rim, and close the seam. Count to thirty while you hold it.
step holes Make two holes in the upper rim, opposite each other.
step hang Tie {the hang} through both holes like a bucket handle, and hang it in a notch near the end of {the stick}.
step light {light=string-light? Coil {the light} up on the floor of the lantern. | {light=glow-stick? Stand two bent sticks on the floor of the lantern. | Stand {the light} on the floor of the lantern.}}
step walk Wait until it is really dark, and walk around the block together, singing.
further @4-5 Share something on the walk, as Martin did: a cookie broken in two.
further Cut a goose from dark paper and let it swim among the leaves: geese gave Martin away when he was hiding.
safety The light is a {light=glow-stick? glow stick, which nobody opens or chews | battery light with a screwed lid}, never a flame. On the walk, a grown-up goes on the side of the street.
skills tearing and overlapping, rolling a cylinder, singing together
waiting About an hour for the window.
alt A glowing round paper lantern with autumn leaves, hanging from a stick
* hand-turkey
name turkey
title Handprint Turkey | Turkey From One Hand | A Thankful Handprint
about Four fingers are the tail and the thumb is the head: nobody's turkey looks like your child's, and next year's will be bigger. | One hand, four colors, one press, and there stands the guest of honor.
step pour Spread a puddle of {color a} paint on a plate, and beside it a little {color b}, {color c} and {color d}.
step hand Dab the palm and the thumb {color a} with {the dab}, and each finger another color. Do it quickly, so that it stays wet.
step press {@2-3? Your child presses the hand onto {the paper} with spread fingers. Tap every fingertip once and lift straight up. | Press the hand onto {the paper} with the fingers spread wide, count to three, and lift it straight up.}
step wash Wash the hand with warm water, dry it with the towel, and wait until the print is dry.
step legs Dip a fingertip in {color c} {@2-3? and dab two legs under the belly. A red dab under the thumb is the wattle. | and drag two legs down, each with three toes. Add a red wattle below the thumb.}
step face {@2-3? Draw an eye and a beak on the thumb together. | Draw an eye and a beak on the thumb, and feathers into the tail if you like.}
step leaves Glue {the leaves} around the turkey.
further @2-3 Ask what your child likes best today and write one answer beside every finger.
further Print one hand of everybody at the table on a paper tablecloth: a whole flock.
safety @2-3 A painted hand travels fast to hair and eyes: hold the wrist until the towel comes.
safety Roll up sleeves before the paint comes out, and wash between the fingers.
skills printing, naming fingers, knowing colors
waiting About 45 minutes to dry.
alt A brown handprint turkey with colorful fingers for a tail

* paper-cornucopia
name cornucopia
title {bag=paper-bag? Paper-Bag | Twisted-Paper} Cornucopia | Horn of Plenty | A Horn Full of Harvest
about Twist a bag, and it is a horn; fill it until it spills over, and it is a cornucopia, the old picture of a good year. | Goes in the middle of the table, and every guest may add one fruit.
step rim {bag=paper-bag? Open {the bag} and roll its rim outward twice, for a thick round edge. | Roll {the bag} into a wide cone, {fix tape} the seam, and roll its rim outward twice.}
step twist Squeeze the closed end and twist it tighter and tighter, until the last third is a tail. Curl the tail upward.
step tie Wind {the tie} around the tail and knot it, so that the twist cannot undo itself.
step big {fruit=play-dough,modeling-clay? Roll five fruits as big as an egg, red and orange ones. | Crumple a sheet of {fruit} into a ball as big as an egg and wrap it smoothly. Make five, red and orange.}
step grapes Roll seven {color c} balls as big as a cherry from the rest: grapes.
step stems {stems=construction-paper,paper-bag? Cut three narrow stems | Cut three short stems} and {fix tape} one to each of the biggest fruits.
step fill Lay the horn down and fill it from the back to the front, so that the last fruits roll out onto the table.
step nature Tuck {the nature} into the gaps.
step tell Before dinner, everybody picks a fruit and says what was good this year.
further @4-5 Play shop with the harvest, and put everything back in the horn at night.
further Write a word of thanks on paper leaves, hide them under the fruit, and let guests find them.
safety Grapes and acorns are as small as real ones: the horn stands where toddlers do not reach.
skills twisting, making balls, telling what is good
alt A twisted paper horn spilling red, orange and purple fruit

* harvest-loaf
name wheat sheaf
title Wheat Sheaf With a Mouse | Harvest Loaf to Keep | A Sheaf That Nobody Eats
about For the harvest festival, bakers in England shape a loaf like a sheaf of wheat, and hide a mouse in it, because no field is without one. This loaf is for the wall and not for the butter. | Roll, snip, overlap: with a pair of scissors you turn little rolls of {dough=air-dry-clay? clay | dough} into ears with a hundred grains.
step base On {the mat}, roll out a third of {the dough} {in 1/4} thick with {the roller}. Cut a keyhole from it with {the knife}: a round top as wide as {@6-8? your hand is long | two hands}, and a short, flared stem.
step stalks Roll {@6-8? ten | ten to fifteen} thin ropes, wet the stem, and lay them side by side from the middle downward. Let their ends spread.
step ears Roll twenty little ovals as long as the top of your thumb.
step snip Snip each oval with the tips of {the scissors}, held flat: small cuts in three rows, from the bottom to the tip. The grains lift by themselves.
step set Wet the round top. Set the ears in rows, beginning at the outer edge with tips outward, each row covering the lower half of the last, until they meet the stalks.
step band Braid three ropes and lay the braid across the waist of the sheaf. Tuck the ends underneath.
step mouse Shape a drop as long as your thumb, with two ears and a tail, and let it climb up the stalks.
step eye Press {the eye} into the mouse as its eye.
step dry Let it dry for two days, flat and slow, and turn it over on the second. {dough=salt-dough? A grown-up can speed it up in the oven at the lowest heat.}
step wash {wash=tea-bag? Brush it with strong cold tea: it runs into the cuts and colors them like a crust. | Thin brown {wash} with water, brush it on, and wipe it off the high places: it stays in the cuts.}
further @6-8 Hide a ladybug somewhere as well, and let visitors look for it.
further @9-12 Make the year's date from ropes and set it on the base.
further @13+ Shape a corncob, hops or grapes around the sheaf, whatever is harvested where you live.
safety {dough=play-dough,salt-dough? It looks like bread and is so salty that it makes you sick: nobody and no dog takes a bite. | It looks like bread, but it is clay: tell small brothers and sisters.} The tips of the scissors point away from the holding hand.
skills rolling, cutting a texture, working in rows
waiting Two days to dry.
alt A sheaf of wheat in {one dough} with a braided band and a small mouse

* sukkah-box
name sukkah
title {one box} Sukkah | Little Sukkah Under the Stars | Sukkah With a Green Roof
about For a week in fall, Jewish families eat under a roof of branches, through which one must see the stars. This sukkah is made for small guests. | Three walls, a roof of green, fruit hanging down: the sukkah recalls the huts of the desert and gives thanks for the harvest.
step open Stand {the box} with its opening up and cut out one long side: three walls are left. Cut a window in each of the short ones.
step walls {fix glue} {the walls} inside, like cloth hung for a feast.
step draw Draw on whatever wall is still bare: grapes, figs, pomegranates, and a rug on the floor.
step stars Put {the stars} above the windows.
step fruit {fruit=tissue-paper,crepe-paper? Roll nine fruits from scraps of {the fruit} and tie them into {the cord} a thumb apart. | {fruit=air-dry-clay,modeling-clay? Press nine fruits of {the fruit} around {the cord}, a thumb apart. | {fruit=bead? Thread nine fruits onto {the cord}, with a knot between them. | Tie nine of {the fruit} into {the cord}, a thumb apart.}}}
step hang {fix glue} the garland along the back wall in three swags.
step beams Lay {the beams} across the open top, two the long way and two across, and {fix glue} their ends.
step roof Spread {the roof} over the beams. It should give shade, but leave gaps: the stars want to look in.
step table Put {the table} in the middle as a table{guests? , and around it {the guests}}. On the table lie the lulav, a bundle of green, and the etrog, which looks like a lemon.
step look Hold the sukkah up against the evening sky and look through the roof. Who would you invite?
further @4-5 Give your guests something to eat from what the cupboard holds, and sing for them.
further @6-8 Ask the oldest person you know which seven guests they would invite, from any time.
further @9-12 Measure: a real sukkah is at least ten handbreadths high. How high is yours for somebody the size of a peg?
safety {@4-5? A grown-up cuts the cardboard and the thick stems. | Cut cardboard away from the hand that holds, with the box on the table.} Plants from outside get hands washed afterward; nobody tastes berries.
skills building a room, making a garland, knowing a feast
waiting Half an hour for the joints.
alt A box sukkah with a leafy roof, a fruit garland and a small table

* honeycomb-card
name New Year card
title Apple-and-Honey Card | Honeycomb Card for Rosh Hashanah | A Sweet New Year Card
about An apple dipped in honey is the wish of Rosh Hashanah: shanah tovah u'metukah, a good and sweet year. On this card the honey is printed and the bees are thumbs. | {stamp=bubble-wrap? Bubble wrap prints cells so well that the bees come by themselves. | A tube with six corners prints one cell of honeycomb, and another, and another.}
step fold Fold {the card} in half and rub along the crease.
step shape {stamp=bubble-wrap? Take a piece of {the stamp} as big as your palm and bunch up its corners behind as a handle. | Fold {the stamp} flat three times, each time turned a little, until it has six creases. Opened up, it is a six-sided ring.}
step pour Spread yellow paint thinly on a plate.
step print {@2-3? Your child dips the ring and prints cell beside cell on the upper half of the card. | {stamp=bubble-wrap? Press the bubbles into the paint and print them over the upper half of the card. | Print cell beside cell on the upper half of the card, corner to corner, as bees build them.}}
step bees Dip a thumb in the paint and print three bees where there is room.
step wash Wipe hands on a wet towel and let the card dry.
step tear {@2-3? Tear {colored apple b} into pieces together; your child keeps tearing as long as there is paper. | {@4-5? Tear an apple as big as your palm from {colored apple b}, or fit it together from pieces. | Tear an apple as big as your palm from {colored apple b}: half a shape from a folded sheet.}}
step apple {@2-3? Rub glue on the lower half. Your child presses the pieces into a round heap: an apple. The leaf goes on top. | Glue the apple below the honey, with {leaf=leaf? a real leaf | a leaf torn from {colored leaf c}} on top.}
step stripes Draw stripes, wings and a wiggly path of flight for every bee.
step wish {@2-3? Write the wish inside, and let your child sign with a scribble. | Write "Shanah Tovah" inside, and whom it comes from.}
further @2-3 Buzz with the card to every person in the house and deliver a kiss.
further Make one for each month of the new year, twelve bees on the last.
safety @2-3 Yellow paint looks like honey: keep the plate out of reach of tongues.
safety Wipe thumbs before they touch the apple, or it gets stripes too.
skills printing, tearing a shape, wishing well
waiting Half an hour to dry.
alt A card with printed honeycomb, three bees and a red torn-paper apple

* star-lantern
name star lantern
means bamboo
title Star Lantern for the Full Moon | {@6-8? Five-Stick Star Lantern | Ten-Stick Star Lantern} | Star Lantern of Trung Thu
about When the moon is at its roundest in fall, children in Vietnam walk through the streets with star lanterns, đèn ông sao, drumming and singing. This is how the star is built. | Five sticks laid like a star drawn in one line hold each other by themselves. {@6-8? Red paper turns them into a lantern. | Two such stars, pushed apart in the middle, become a body of light.}
step star Lay five {sticks=bamboo? bamboo sticks | {many sticks}} like a star that is drawn without lifting the pen: up, down, across, over, back. Where they cross, the last stick goes over one and under the next.
step ties Tie the five tips with {the ties}, tight enough that nothing slides.
step second Build a second star of the same size. Lay both on each other and tie them together at the five tips only.
step spread Cut {the spread} into five pieces, {@9-12? {in 1 1/2} | {in 2}} long. Push one between the two stars at each inner corner and fix it with {glue}: the star swells.
step trace Lay the star on {colored cover a} and mark its outline, with a thumb's width extra on all sides.
step cut Cut it out{@9-12,13+? in single points and a pentagon for the middle, for both sides}, and snip the extra at every corner.
step cover Fold the edges over the sticks and {fix glue} them{@6-8? on the back. | , tight as a drum, point by point.}
step tails {fix glue} {the tails} to the two lower points.
step light {@6-8? Fasten {the light} behind the star. | Leave one flap open at the back and put {the light} inside.}
step walk Tie {the cord} to the top point and to {the handle}, and carry the star out to meet the moon.
further @6-8 Fringe a ring of paper around the star: that is the halo of the moon.
further @9-12 Paint a carp or a moon rabbit on the middle before you cover it.
further @13+ Set the star in a hoop of bamboo, as the lantern makers in Hanoi do.
safety {sticks=wooden-skewer,bamboo? Cut off the pointed ends first, and sand splinters away, with a grown-up near. | Sticks at face height: carry the star in front of you and low.} Only a battery or glow light goes inside.
skills building a stable frame, covering evenly, knowing a feast
waiting Half an hour for the glue.
alt A red star lantern on crossed sticks with streamers and a light inside

* moon-rabbit
name moon rabbit
title Rabbit in the Moon | Moon Rabbit on a Plate | The Jade Rabbit's Moon
about In China, Korea and Japan, whoever looks up at the full moon sees a rabbit. At the Moon Festival it is greeted with cakes, and here it sits in the light, very soft and close. | A sponge dabs a better moon than any brush, with craters and all.
step pour Spread {color a} paint in a dish, and a little {color d} beside it.
step dab {@2-3? Your child dabs {color a} over the whole plate with {the dab}, and then a few darker dabs on top: craters. | Dab {the plate} {color a} with {the dab}, all over, and then some {color d} craters. Dab, do not wipe: moons have pores.}
step cut Cut a sitting rabbit from {the rabbit}, as tall as {@2-3? your hand: | your own hand:} a big oval, a round head, two long ears.
step moon When it is dry, glue the moon onto {colored sky b}.
step rabbit {@2-3? Your child sticks the body onto the moon, then the head, then the ears, one by one. | Glue the parts onto the lower half of the moon, body first. Ears that tip back are listening.}
step tail Glue on {the tail}.
step face {@2-3? Draw an eye and a nose together. | Draw an eye, a nose and whiskers.}
step stars Put {the stars} in the sky around it.
further @2-3 Go to the window at bedtime and look for the moon: is the rabbit in?
further Draw the rabbit a mortar and a stick: in the story it pounds medicine, or rice for cakes.
safety @2-3 A grown-up cuts the rabbit; the tail is stuck on firmly and not for chewing.
safety Hold the plate still for each other, and wash the sponge before paint dries in it.
skills dabbing, putting a shape together, listening to a story
waiting Half an hour for the moon to dry.
alt A white rabbit sitting in a yellow paper-plate moon in a dark starry sky

* housetop-quilt
name quilt block
title {@9-12,13+? Hand-Sewn Housetop Block | Housetop Quilt Picture} | A Quilt Block Like Gee's Bend | {@9-12,13+? Housetop From Old Clothes | Strips Around a Red Heart}
about In Gee's Bend, Alabama, Black women have sewn quilts for generations from worn work clothes, strip around strip, and their quilts hang in great museums today. This pattern of theirs is called Housetop. | The quilters of Gee's Bend did not use a ruler. "My way", they said: if a strip is crooked, the next one answers it.
step sort Lay out {many scraps} and choose: one bright piece for the middle, and strips that argue or agree with it. {@9-12,13+? Old cloth with a history is the best.}
step cut {@4-5? Cut {the ground} to a square as long as your forearm, and strips as wide as two fingers. Wavy edges are good. | Cut {the ground} to a square of {@6-8? {in 9}, and strips | {@9-12? {in 12}, and strips | {in 14}, and strips}} {in 1} to {in 2} wide, by eye. They need not be straight.}
step heart @4-5,6-8 Glue the bright piece into the middle of the square, a little crooked.
step heart @9-12,13+ Fasten the bright piece in the middle with a few running stitches: up and down, each as long as a grain of rice.
step first @4-5,6-8 Glue a strip along one side of it. Turn the square, glue the next strip along the side, over the end of the first. Four turns make a frame.
step first @9-12,13+ Lay a strip face down along one edge of it, sew {in 1/4} from the edge, and fold it open. Turn the block and sew the next one over its end. Four turns make a frame.
step round @4-5,6-8 Go around again with another color, turning the same way.
step round @9-12,13+ Go around again with other strips. Too short? Sew two together first: that is how the best surprises happened.
step last @4-5,6-8 Go around once more with the widest strips, until the square is full.
step last @9-12,13+ Go around once more with the widest strips, until the ground is covered.
step trim Cut off what hangs over the edges, or leave it, if you like it so.
step stitches Draw stitches along the strips with {the stitches}.
step quilting Quilt it: long lines of running stitches through all layers, following the frames.
step name Tell where each piece comes from. A quilt remembers who wore it.
further @4-5 Put the blocks of several children side by side on the floor: a quilt.
further @6-8 Find pictures of quilts by Mary Lee Bendolph or Loretta Pettway, and look for the housetop in them.
further @9-12 Collect one block from each person in the family and sew them together.
further @13+ Back it with cloth, leave one side open, and it is a pillow cover.
safety {@9-12,13+? Count needles before and after, park them in a scrap of cloth, and sew with a grown-up within call. | A grown-up starts the cuts in thick cloth, which is tough for small scissors.}
skills {@9-12? sewing by hand | {@13+? sewing by hand | gluing in order}}, choosing colors, listening to history
waiting {@9-12,13+? None. | Half an hour to dry.}
alt A quilt block of crooked colorful strips around a red center
left sewing-elastic: would pull the block out of shape

* groundhog-cup
name groundhog
title Pop-Up Groundhog | Groundhog in a Cup | Does He See His Shadow?
about On February 2 everybody waits for a groundhog: if he sees his shadow, winter stays for six more weeks. This one comes out as often as you like. | Push, and up he comes; pull, and he has thought better of it.
step slit Cut a slit in the bottom of {the cup}, just wide enough for {the stick}.
step hog {@2-3? Draw and cut a groundhog as tall as your finger from {colored hog a}: a rounded loaf with two ears. | Draw a groundhog as tall as your finger on {colored hog a}, a rounded loaf with two ears and two paws, and cut it out.} It must slip into {the cup}.
step face {@2-3? Give him a face together: your child points to where the eyes go. | Draw two eyes, a nose and two long front teeth, and color a pale belly.}
step stick {fix glue} the groundhog to the upper end of {the stick}.
step tear @2-3 Start some rips in {colored grass b}, and let your child tear it into tufts.
step tear @4-5,6-8 Cut {colored grass b} into two strips, and snip one edge of each into grass.
step grass {@2-3? Rub {glue} on {the cup}. Your child sticks the tufts all around. | {fix glue} the strips around {the cup}, blades up, the upper one just over the rim.}
step snow Stick bits of {the snow} around the lower rim: it is still February.
step pop {@2-3? Push the free end of {the stick} through the slit from inside, and hold {the cup}. Your child pushes from below and pulls again: out and home. | Push the free end of {the stick} through the slit from inside. Hold {the cup} in one hand and push from below: out he comes. Pull, and he is at home.}
step shadow Shine {the lamp} on the groundhog in a dark room. Hold it low, then high, then close: when is his shadow long?
further @2-3 Knock on the cup, and ask, "Mr. Groundhog, is it spring?"
further Keep a weather list for six weeks and see who was right, the groundhog or you.
safety @2-3 A grown-up makes the slit, and holds the cup while your child pushes.
safety The slit is cut by a grown-up, because the point slips on the cup. Lights shine on groundhogs, not into eyes.
skills cutting fringe, push and pull, light and shadow
alt A groundhog on a stick popping out of a cup covered in paper grass

* snow-monster
name snow monster
title Painted Snow Monster | Three-Eyed Snow Monster | Monster in the Front Yard
about {eyes? A snow day is too short for a snowman that looks like all the others. Color it, give it one eye too many, and let the neighbors wonder. | } | No ball has to be perfect, because a monster is a heap with a face.
step mix Mix {the color} with water in a bucket, one color at a time and strong enough to show on white. {squirt=spray-bottle? Fill it into {the squirt}.}
step pile Heap up snow together, {@2-3? as high as your child, | as high as your belly,} and stamp it down in between.
step pat {@2-3? Your child pats it smooth with both mittens and rolls two feet and a nose. | Pat it firm, and press on feet, a nose, perhaps a hump. Wet snow sticks best.}
step arms Push {the arms} in at the sides, deep enough to hold.
step eyes Press in {the eyes}: three look better than two.
step hair Stick {the hair} into the top of the head.
step squirt {squirt=paintbrush,sponge-brush? Brush stripes and spots onto the snow, dripping wet. | Squirt stripes, spots and a belly.} Snow drinks the color at once.
step face {squirt=paintbrush,sponge-brush? Paint | Squirt} {eyes? a mouth | three eyes and a mouth} with teeth{@2-3? together}, from ear to ear.
step warm Feel your fingers. When they are cold, the monster waits outside while you warm up inside, and afterward it needs a friend.
further @2-3 Bring a bowl of snow into the bathtub, and paint that.
further Measure your monster with a stick every day: how fast does it shrink?
safety Wet mittens get cold fast: change them, and go in before fingers hurt. Colored snow is for looking, and no snow is eaten.
skills building, spraying with aim, playing outdoors
alt A snow monster with three eyes, stick arms and colorful stripes
`;
