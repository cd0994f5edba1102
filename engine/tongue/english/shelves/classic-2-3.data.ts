export const words = `
* tissue-fishbowl
name fishbowl
means bowl
title Fishbowl on a Plate | {one plate} Fishbowl | A Goldfish in {one sea} Water
about Torn tissue under runny glue is water with light in it, and the fish never has to be fed. | Tear, brush, press: the plate fills with water, and one {color b} fish moves in.
step tear {@2-3? Your child tears {the sea} into pieces as big as a small hand. | Tear {the sea} into pieces as big as your palm.} Light and dark pieces make the deepest water.
step thin Pour four tablespoons of {the glue} into {the saucer} and stir in one tablespoon of water, until it runs like cream.
step spread {@2-3? Your child brushes it all over the middle of {the plate} with {the brush}. | Brush it all over the middle of {the plate} with {the brush}.}
step press {@2-3? Your child presses the pieces on, one over the edge of the other, | Press the pieces on, one over the edge of the other,} until the bowl is full of water.
step over {@2-3? Your child brushes more of the glue over the top: the water begins to shine. | Brush more of the glue over the top: the water begins to shine.}
step cut From {colored fish b}, cut a fish as long as {@2-3? your hand | a hand} with a wide tail{@4-5? , and a small one to keep it company}.
step fish {@2-3? Your child lays the fish into the wet water and pats it flat. | Lay the fish into the wet water and pat it flat.}
step school {@2-3? Your child presses {the school} on | Press {the school} on} around it, where the tissue is no longer wet.
step ground {@2-3? Brush glue along the bottom; your child sprinkles {the ground} on it | Brush glue along the bottom and sprinkle {the ground} on it}: that is what lies at the bottom of the bowl.
step face {@2-3? Draw an eye, a smile and bubbles together. | Draw an eye, a smile and a row of bubbles.} Then the bowl lies still for an hour, until the glue is dry.
further Hold a lamp behind it: which part of the water is the deepest?
safety {ground? What is sprinkled stays in the glue and out of mouths; a | A} damp cloth lies ready for sticky fingers.
skills tearing, brushing, pressing
waiting An hour for the glue to dry.
alt A plate filled with torn blue {one sea} and a fish swimming in it
left glitter: gets everywhere and into eyes

* hand-dinosaur
name dinosaur
title Handprint Dinosaur | A Dinosaur With Your Hand for a Body | {pins? Handprint Stegosaurus With Clip-On Spikes | Handprint Stegosaurus}
about Four fingers are the legs, the thumb is the neck: turned upside down, a hand is a dinosaur. | One print, a few fingertips along the back{pins? , and spikes that can be clipped on and off all day. | , and it stomps off.}
step paint {paint=washable-ink-pad? Press palm, fingers and thumb into {the paint} together, until they are {color a} all over. | {@2-3? Brush {color a} paint onto palm, fingers and thumb together with {the brush}. It tickles. | Brush {color a} paint onto palm, fingers and thumb with {the brush}.}}
step print {@2-3? Your child presses the hand onto {the sheet}, fingers pointing down and thumb out to the side, and lifts it straight up: a belly, four legs and a neck. | Press the hand onto {the sheet}, fingers pointing down and thumb out to the side. Lift it straight up: a belly, four legs and a neck.}
step plates {@2-3? Your child dips | Dip} a fingertip in the color and {@2-3? prints | print} a row along the top of the back: its plates. One big print at the end of the thumb is the head{@4-5? , and a dragged fingertip on the other side the tail}.
step wash Wash the hand with warm water and {the wipe}, and rub it dry with {the towel}.
step dry Let the print dry for half an hour.
step face {@2-3? Draw the face together: an eye, a smile and a few teeth. | Draw an eye, a smile and as many teeth as it needs.}
step ground {@2-3? Your child sticks {the ground} on under the feet: now it has something to eat. | Stick {the ground} on under the feet: now it has something to eat.}
step cut Cut around the dinosaur{@4-5?  together}, with a rim as wide as a finger.
step pins {@2-3? Your child pinches {the pins} open and clips them along the back, one after the other: spikes! | Clip {the pins} along the back: spikes!} They come off and go on again.
step stomp {@2-3? Stomp through the room with it: slow and heavy, then quick. What does it say? | Stomp through the room with it. Which of you is louder?}
further Print the smallest hand and the biggest one in the house: a baby and its mother.
safety Water and {the wipe} lie ready before the hand is painted, and painted fingers stay away from eyes and mouth.
skills printing with a hand, {pins? pinching | pressing}, stomping
waiting Half an hour for the print to dry.
alt A handprint dinosaur with a row of plates along its back

* swab-tree
name tree
title {v.title} | {v.again} | {V} Dabbed With Cotton Swabs
about {v.about} Dab, dab, dab: four swabs in one fist print four dots at once. | The trunk is torn, the rest is dots: {v.ones} wherever a small hand can reach.
say spring: name=spring tree; title=Blossom Tree in Dots; again=A Cherry Tree in Bloom; ones=blossoms; about=Overnight the bare tree is full of blossoms.; fallen=a few at the foot of the tree: the petals that have fallen; play=Blow softly against the picture: do the petals fly? Your child twirls down to the floor like one of them.
say winter: name=winter tree; title=Snow on the Branches; again=The First Snow on the Tree; ones=snowflakes; about=It is snowing, and the bare tree puts on white.; fallen=a row of dots along the bottom: there the snow stays; play=Hold out both hands. How does a snowflake come down: fast, or slowly and turning?
say fall: name=fall tree; title=Fall Tree in a Thousand Dots; again=The Tree That Turns Red and Yellow; ones=leaves; about=Before they drop, the leaves turn every warm color there is.; fallen=a heap under the tree, to jump into; play=Wind! Your child sways like the tree, and then sinks down like a leaf.
step tear {@2-3? Tear {trunk=construction-paper? {colored trunk brown} | {the trunk}} together into one wide strip as long as two hands, and five thin ones as long as a finger. | Tear {trunk=construction-paper? {colored trunk brown} | {the trunk}} into one wide strip as long as two hands, and five thin ones as long as a finger.} Torn edges look like bark.
step trunk {@2-3? Put {stick} on the wide strip; your child presses it upright onto {the sky}: the trunk. | Stick the wide strip upright onto {the sky}: the trunk.}
step twigs {@2-3? The thin strips get {stick} too; your child sets them on at the top, pointing every way: branches. | Stick the thin strips on at the top, pointing every way: branches.}
step pour Pour a puddle of {color a} and one of {color b} paint into {the saucer}, thin as jam on bread.
step dab {@2-3? Your child takes {the swab} in one fist, dips them into {color a} and dabs | Take {the swab} in one fist, dip them into {color a} and dab} along the branches: four dots each time.
step more Turn the swabs around. {@2-3? Your child dips the clean ends into {color b} and dabs | Dip the clean ends into {color b} and dab} in between.
step fall Now {v.fallen}.
step dry Let the tree dry for half an hour.
step bird {@2-3? Your child presses {the bird} on: somebody has come to sit in the tree. | Press {the bird} on: somebody has come to sit in the tree.}
step wind {v.play}
further Hang it in the window and make the next one when the tree outside looks different.
safety The swabs are for the paint, never for ears or noses, and go into the trash when the tree is done.
skills tearing, dabbing, watching the seasons
waiting Half an hour for the paint to dry.
alt A tree with a torn brown trunk and branches full of dabbed dots

* sticker-fir-tree
name Christmas tree
title Sticker Christmas Tree | Christmas Tree to Trim With Stickers | Trim the {tree=felt? Felt | Paper} Tree
about A {color a} triangle is a Christmas tree as soon as somebody hangs its ornaments, and here small fingers hang them all. | Peel, press, step back and look: this tree can be trimmed weeks before the real one.
step tone {@2-3? Your child scribbles short lines all over the tree with {the tone} | Draw short lines all over the tree with {the tone}}{tree=paper? , until the paper is green}: those are the twigs.
step cut Cut a triangle as tall as the sheet from {the tree}: the fir tree.
step garland {garland=washi-tape,masking-tape? {@2-3? Tear {the garland} off a little longer than the tree is wide. Your child presses the strips on from edge to edge | Press {the garland} on from edge to edge} and folds the ends to the back: garlands. | {@2-3? Put {stick} on the ends of {the garland}; your child presses them on from edge to edge: garlands. | Stick {the garland} on from edge to edge: garlands.}}
step balls {@2-3? You loosen one edge of each of {the balls}; your child peels and presses them on: the ornaments. | Press {the balls} on: the ornaments. No two of one color side by side.}
step more Look for the places that are still empty: {@2-3? your child fills them, down to the lowest branch. | fill them, down to the lowest branch.}
step star {@2-3? Your child squeezes {the star} into a flat lump and presses it onto {stick} at the very top: the star. | Pinch {the star} into points and stick it on at the very top.}
step trunk {trunk=craft-stick? {@2-3? Your child presses the end of {the trunk} onto the back | Stick the end of {the trunk} onto the back}, standing out below: the trunk, and a handle to wave it with. | {@2-3? Your child presses a piece of {the trunk} onto the back | Stick a piece of {the trunk} onto the back}, looking out below: the trunk.}
step back {@2-3? Put {stick} under the tree; your child presses it onto {the back}. | Stick the tree onto {the back}.}
step sing Sing a Christmas song to the tree, and touch one ornament for each word.
further Lay a flat parcel of folded paper under the tree: who is it for?
safety The stickers come off their sheet one at a time and go straight onto the tree; what has fallen is picked up before it is tasted.
skills peeling, pressing, naming colors
waiting {stick=glue? Ten minutes for the glue. | Nothing has to dry.}
alt A green triangle of a Christmas tree with round stickers for ornaments
left glitter: gets into eyes

* potato-valentine
name valentine
title {stamp=potato? Potato-Stamp | {stamp=apple? Apple-Stamp | Sponge-Stamp}} Valentine | Hearts From {stamp=potato? a Potato | {stamp=apple? an Apple | a Sponge}} | A Valentine Full of Printed Hearts
about Press, lift, a heart! {stamp=potato? Half a potato | {stamp=apple? Half an apple | A block of sponge}} prints as many as there are people to love. | One stamp that fits a small fist, {color a} and {color b}, and every print is a heart.
step halve {stamp=potato? Halve {the stamp} lengthwise and dab it dry. Cut a notch into the top of each cut side and slant the sides down to a point: a heart. Two grooves in the back are a grip for small fingers. | {stamp=apple? Halve {the stamp} from stalk to base and dab it dry: the cut side looks like a heart already. Cut a notch at the top to make it plain. | Cut two hearts as big as your palm from {the stamp}.}}
step fold Fold {the card} in half{@2-3?  together; your child runs a fist along the fold. | and run your fist along the fold.}
step pour Spread {color a} and {color b} paint on {the tray}, side by side and thin as jam on bread.
step stamp {@2-3? Your child dips a heart into {color a} and presses it onto the card: press, lift, look. | Dip a heart into {color a} and press it onto the card, straight down and straight up.}
step second {@2-3? The other heart is for {color b}: your child prints between the first ones. | Print with the other heart in {color b}, between the first ones.}
step thumb {@2-3? Your child dips a fingertip and dots the gaps | Dip a fingertip and dot the gaps}: kisses.
step dry Wipe the fingers with {the towel}, and let the card dry for half an hour.
step lace {lace=washi-tape? {@2-3? Your child presses {the lace} on | Press {the lace} on} along the lower edge. | {@2-3? Your child presses {the lace} onto {stick} along the lower edge. | Stick {the lace} on along the lower edge.}}
step dots {@2-3? Your child presses {the dots} on. | Press {the dots} on.}
step sign {@2-3? Open it: your child scribbles inside what it wants to say, and you write it underneath. | Open it and write or draw inside what you want to say.}
further Print a whole sheet with what is left of the paint: wrapping paper for a valentine's present.
safety {stamp=kitchen-sponge? The hearts are cut by a grown-up, and big enough that none fits into a mouth. | The knife is used and put away before your child sits down; what has been in paint is not for biting.}
skills printing, pressing and lifting, giving
waiting Half an hour for the paint to dry.
alt A folded card printed with red and pink hearts

* fingertip-flower-card
name flower card
title Fingertip Flower Card | A Card Full of Fingerprint Flowers | Flowers From {@2-3? Small | Ten} Fingers
about Five dots in a ring are a flower, and nobody else's card has flowers of exactly this size. | A bouquet that never wilts: for a birthday, for Grandma, for somebody who should smile today.
step fold Fold {the card} in half{@2-3?  together; your child runs a fist along the fold. | and run your fist along the fold.}
step stems {@2-3? Your child draws lines with {the stems}, from the bottom up, as many as it likes: those are the stems. | Draw stems with {the stems}, from the bottom up, some long and some short, with leaves.}
step pour {paint=paint? Put a spoonful of {color a} and one of {color b} paint into {the saucer}. | Open {the paint} in {color a} and {color b}.}
step petals {@2-3? Show one: five dots in a ring at the top of a stem. Your child dips a fingertip into {color a} and dabs a flower onto every stem. | Dip a fingertip into {color a} and print a ring of five dots at the top of every stem.}
step middles Another finger, another color: {@2-3? your child dabs | dab} one dot of {color b} into the middle of each flower.
step wipe Wipe the fingers clean with {the wipe}.
step border {border=washi-tape,masking-tape? {@2-3? Your child presses {the border} on | Press {the border} on} along the lower edge. | {@2-3? Your child presses {the border} onto {stick} along the lower edge. | Stick {the border} on along the lower edge.}}
step spots {@2-3? Your child presses {the spots} on | Press {the spots} on} around the flowers, like bees and butterflies.
step dry Let the prints dry for twenty minutes.
step inside {@2-3? Open the card. Your child scribbles inside with {the stems}, and you write underneath who it is for and how old the fingers are. | Open the card and write inside who it is for, and sign it.}
further Print one more flower on the envelope, so that everybody knows what is inside.
safety Lay out {the wipe} before the first finger is dipped, so that no painted finger comes near eyes or mouth.
skills printing with one finger, drawing lines, giving
waiting Twenty minutes for the prints to dry.
alt A folded card with flowers of fingertip dots on drawn stems

* five-sheet-banner
name banner
title {v.title} | {v.again} | A Banner in Five Letters
about {v.about} {@2-3? Every sheet is scribbled on by the one who is waiting. | Every sheet is another picture.} | Five sheets, five letters and a line across the door: {v.who} can read it from far away.
say baby: name=welcome banner; title=Hello, Baby: a Welcome Banner; again=A Banner for the New Baby; about=Somebody very small is coming home, and somebody bigger has hung out a banner.; who=whoever carries the baby in; letters=H, E, L, L and O; look=Practice it together, very softly, because babies sleep a lot: hello!
say home: name=welcome banner; title=Welcome-Home Banner; again=Hello Again: a Banner for the Door; about=Whoever has been away for long should see at the door how much they were missed.; who=whoever comes home; letters=H, E, L, L and O; look=Hide behind the door, and when it opens, call out what the banner says.
say party: name=party banner; title=Party Banner in Five Letters; again=A Banner for the Birthday; about=A party begins with a banner, and this one is made by the guest of honor.; who=every guest; letters=P, A, R, T and Y; look=Read it aloud, letter by letter, and clap for each one.
step letters Write {v.letters} on {the sheet}, one on each, as tall as a hand and with thick lines.
step color {color=sticker? {@2-3? Your child sticks {the color} all around the letters, until every sheet is full. | Stick {the color} along the letters, until every sheet is full.} | {@2-3? Your child {color=paint? dabs paint | scribbles} all around and over the letters, another color on every sheet. | {color=paint? Paint | Color} all around the letters, another pattern on every sheet.}}{color=paint?  Half an hour, and they are dry.}
step dots {@2-3? Your child presses {the dots} on. | Press {the dots} on.}
step lay Lay the sheets in a row on the floor, in the right order. {@2-3? Your child walks along it from letter to letter. | Read it once from far away.}
step tails Turn the sheets over{tails=tissue-paper,crepe-paper?  and tear {the tails} into strips as long as a hand}. {@2-3? Put {tape} on the lower edges; your child presses {tails=paper-strip? one of {the tails} | a strip} onto each: it flutters. | {fix tape} {tails=paper-strip? one of {the tails} | a strip} to the lower edge of each: it flutters.}
step turn {tails? Lay the sheets in order again, with the letters facing the floor{@2-3? : your child slides, you check | . Seen from behind, the order runs backward}. | Turn every sheet over, so that the letters face the floor{@2-3? : your child flips, you check the order | . The order now runs backward}.}
step line {line=masking-tape? Run {the line} along the upper edges from sheet to sheet, and cut it off a hand's length past both ends. | Cut {the line} and lay it along the upper edges, with a hand's length free at both ends, and {fix tape} it to every sheet.}
step hang Hang it high across a door, a wall or a window, where small hands cannot pull at it, and fasten both ends well.
step look {v.look}
further Keep one sheet for the album, with the date on the back.
safety The banner hangs high, away from beds, and only a grown-up handles the line; it never goes around anybody's neck.
skills scribbling, {@2-3? looking at letters | writing letters}, looking forward
waiting {color=paint? Half an hour for the paint. | Nothing has to dry.}
alt A banner of five scribbled sheets with one letter on each

* stick-ladder-fire-truck
name fire truck
title Fire Truck With a Stick Ladder | Red Fire Truck to the Rescue | A Fire Engine, Ladder and All
about A long red box, a cab, two wheels and a ladder of {many ladder}: whoever has a firefighter in the family knows that nothing may be missing. | Two shapes make the truck, and the ladder makes it a fire truck.
step cut From {colored body a}, cut a rectangle as long as {@2-3? your hand and half as high | a hand and half as high}{rungs?  and a smaller cab with a slanted front. | , a smaller cab with a slanted front, and five strips as long as a finger.} {wheels=cupcake-liner,plastic-lid,cotton-pad? {the wheels} are round already. | From {the wheels}, cut two circles as wide as three fingers.}
step body {@2-3? Put {stick} on the backs; your child presses the long part onto the middle of {the back}, and the cab close in front of it. | Stick the long part onto the middle of {the back}, and the cab close in front of it.}
step wheels {@2-3? The wheels get {hold}; your child presses them on under the truck, one in front and one behind. | Stick the wheels on under the truck with {hold}, one in front and one behind.}
step windows {@2-3? Your child presses a scrap of {the windows} onto the cab with {stick}: the window. | Stick a scrap of {the windows} onto the cab with {stick}: the window.}
step rails {@2-3? Run two lines of {hold} along the roof. Your child lays {the ladder} on them, side by side, with a gap as wide as two fingers. | Fix {the ladder} along the roof with {hold}, side by side, with a gap as wide as two fingers.}
step rungs {rungs? Now {a rungs}: | Now the five strips:} {@2-3? your child presses them across the ladder with {hold}, one after the other, and counts the rungs. | stick them across the ladder with {hold}, one after the other: the rungs.}
step hose {hose=pipe-cleaner? Bend in both ends of {the hose}, roll it up like a snail, and stick it onto the side: the hose. | {@2-3? Roll {the hose} up loosely; your child presses it onto the side with {hold}: the hose. | Roll up {the hose} like a snail and stick it onto the side: the hose.}}
step lights {@2-3? Your child presses {the lights} on: the flashing lights. | Press {the lights} on: the flashing lights.}
step draw {@2-3? Draw the headlight, the door and somebody at the wheel together. | Draw the headlight, the door and somebody at the wheel.}
step drive Nee-naw, nee-naw! {@2-3? Drive the truck across the table. Who is in need of help: a teddy, a cat in a tree? | Drive the truck to wherever somebody needs help, and tell what happened.}
further Turn a box into the fire station, with a door that the truck fits through.
safety {hose=pipe-cleaner? The ends of the wire are bent in before it is used. | The sticks stay on the truck, and nobody walks about with one in the mouth.}
skills pressing, putting parts in place, pretending
waiting {hold=glue? Twenty minutes for the glue. | Nothing has to dry.}
alt A red paper fire truck with a ladder of sticks on its roof

* color-sorting-tin
name color game
title {tin=muffin-tin? Muffin-Tin | Egg-Carton} Color Sort | Every Color Has Its Cup | The Color-Sorting {tin=muffin-tin? Tin | Carton}
about Red to red, blue to blue: a spot at the bottom of each cup shows who lives there. | A game that can be tipped out and begun again as often as anybody likes, and the colors are learned on the way.
step cut From {the sheet}, cut {tin=muffin-tin? six circles that fit into the bottom of {the tin} | six circles that fit into the cups of {the tin}}.
step dots {color=sticker? {@2-3? Your child sticks {the color} onto the circles, one color on each. | Stick {the color} onto the circles, one color on each.} | {@2-3? Your child colors the circles, another color on each. You say its name. | Color the circles, another color on each.}}
step lay {@2-3? Your child lays one circle into each cup, color up. | Lay one circle into each cup, color up.}
step make {things=duplo-brick? Choose twelve of {the things} in the same colors and put them into {the bowl}. | {things=pom-pom,button? Choose twelve of {the things} in the same colors and put them into {the bowl}. | {things=paper? {@2-3? Your child scribbles on {the things} in the same colors and crumples them into balls as big as an egg. | Color {the things} in the same colors and crumple twelve balls as big as a walnut.} They go into {the bowl}. | {@2-3? Tear {the things} in the same colors; your child crumples balls as big as an egg. | Tear {the things} in the same colors and crumple twelve balls as big as a walnut.} They go into {the bowl}.}}}
step first {@2-3? Your child takes one out: where does it live? Plop! | Sort them: each into the cup of its color.}
step name Say it together: {@2-3? what else in the room is red? What is blue? | how many live in each cup, and which has the most?}
step grab {grab=clothespin? {@2-3? Pinch! Now your child carries them over with {the grab}. | Now the same again, with {the grab} only.} | {@2-3? Now your child carries them over with {the grab}, without fingers. | Now the same again, with {the grab} only, and no fingers.}}
step check Tip everything back into {the bowl} and change places: this time {@2-3? you put one in the wrong cup. Does anybody notice? | somebody calls a color, and whoever finds it first puts it in.}
further Go through the rooms with the {tin=muffin-tin? tin | carton} and find one thing for every cup.
safety @2-3 Everything that is sorted is bigger than an egg, so that nothing fits into a mouth; what is smaller stays in the drawer.
safety Small things are counted before and after, and kept away from little brothers and sisters.
skills naming colors, sorting, {grab? using a tool | crumpling}
waiting Nothing has to dry.
alt A tin with six cups, each with a colored spot and things of the same color
left pom-pom: small enough to choke on

* pocket-photo
name pocket photo
means bag
title A Photo to Open All Day | Us in {pocket=envelope? an Envelope | a Paper Bag} | The Miss-You Letter
about When somebody is at work or far away, this is opened as often as it is needed: there we are, both of us. | One photo for the hand, one {one pocket} to keep it in, and a page on which to say I miss you.
step fold Fold {the letter} in half like a card{@4-5?  and run your fist along the fold}.
step photo {@2-3? Open it. You put {tape} on the back of {a photo}; your child presses it onto one side. | Open it and stick {a photo} onto one side with {tape}.}
step frame {@2-3? Your child scribbles a frame all around it with {the color}. | Draw a frame all around it with {the color}.}
step hand {@2-3? On the other side, draw around the small hand together: a hand to hold. | On the other side, draw around your hand: a hand to hold.}
step fill {@2-3? Your child colors the hand, and says what you should write beside it. | Color the hand, and write beside it what you want to say.}
step pocket {@2-3? Now the outside of {the pocket}: your child scribbles on it, front and back. | Now the outside of {the pocket}: color it, front and back.}
step dots {@2-3? Your child presses {the dots} on. | Press {the dots} on.}
step post {@2-3? In with the page! Your child pushes it into {the pocket}; if it is too big, you fold it once more. | Push the page into {the pocket}, folded once more if it is too big.}
step open Open it and say hello to the two in the picture. {@2-3? Where does it wait, so that your child can reach it: beside the bed, in the bag?  | Keep it where you can reach it by yourself.}
further Make a second one for the one who is away, with a scribble instead of a photo.
safety Use a copy of the photo and keep the only print; {tape=tape,masking-tape? tape is torn off | glue is handed out} by a grown-up.
skills scribbling, putting in and taking out, talking about feelings
alt A folded page with a photo in a scribbled frame, in front of a decorated envelope
left string: a photo around the neck can catch; in the hand it is safe

* circle-print-caterpillar
name caterpillar
title Caterpillar of Printed Circles | The Hungry Circle Caterpillar | Print, Print, Print: a Caterpillar
about One circle, and another, and another: it grows for as long as there is paper. A red head, and it is hungry. | {stamp=cardboard-tube? The end of a tube | {stamp=kitchen-sponge,sponge-brush? A sponge | {stamp=potato,apple? Half of {a stamp} | One {one stamp}}}} prints a whole caterpillar, belly by belly.
step pour {paint=washable-ink-pad? Lay {the paint} in {color a} and {color b} on {the tray}, side by side. | Spread {color a} and {color b} paint on {the tray}, side by side.} {stamp=potato,apple? Halve {the stamp} and dab the cut side dry. | {stamp=kitchen-sponge? Cut a circle as wide as three fingers from {the stamp}. | Try the rim of {the stamp} once on the edge of {the tray}.}}
step print {@2-3? Your child dips {the stamp} into {color a} and prints | Dip {the stamp} into {color a} and print} circles along {the strip}, in a row with gaps between them. At the left there must be room for the head.
step more {@2-3? Now {color b}: your child prints a circle into each gap, so that they touch. | Now {color b}: print a circle into each gap, so that they touch.}
step dry Let the caterpillar dry for half an hour.
step cut From {colored head c}, cut a circle as wide as {@2-3? three of your fingers | a print} for the head. If a circle is cut already, take that one.
step head {@2-3? Put {stick} on the back; your child presses the head on in front. | Stick the head on in front.}
step face Draw {!eyes? two eyes, }a mouth and two feelers{@2-3?  together}, and two short legs under every circle.
step eyes {@2-3? Your child presses {the eyes} on. | Press {the eyes} on.}
step food {@2-3? Your child presses {the food} on in front of its mouth. | Press {the food} on in front of its mouth.} What has it eaten today?
step munch {@2-3? Creep across the floor like a caterpillar: belly up, belly down. | Curl up like a cocoon, wait, and come out as a butterfly.}
further Paint a butterfly on the back of the sheet: that is what it becomes.
safety {stamp=potato,apple? The cutting is done before your child sits down; what has been in paint is not for biting. | A damp cloth lies ready for painted fingers, before they go to a mouth.}
skills printing in a row, pressing, telling a story
waiting Half an hour to dry.
alt A caterpillar of printed green circles with a red head
left balloon: bursts into pieces that choke small children

* sand-and-glue-picture
name {v}
means paint
title {v.title} | {v.again} | {V} in {one grit} and Glue
about {v.about} Where there is glue, {the grit} stays; where there is none, it slides away. | {v.about} Paint with glue, sprinkle, tip: and the ground can be felt with the fingers.
say beach: name=beach; title=A Beach That Can Be Felt; again=Sandy Beach Picture; about=The beach comes home with you, at least a handful of it.; soft=foam of the waves; where=along the upper edge of the ground, in a wavy row; trim=on the ground, for whatever lies about on a beach; feel=Close your eyes and walk along the beach with two fingers. Then comes a wave!
say snowman: name=snowman; title=A Snowman at the Beach; again=Snow in Summer: a Snowman on the Sand; about=In half of the world it is summer at Christmas, and there a snowman stands in the sand.; soft=snowman; where=on top of the ground, a big heap, a smaller one and the smallest for the head; trim=on for eyes, nose and buttons; feel=Stroke the snowman, then the sand: which is soft, and which is rough?
step pour Pour a puddle of {the glue} into {the saucer}.
step spread {@2-3? Your child dips {a swab} into the glue and paints the lower third of {the base} with it, | Dip {a swab} into the glue and paint the lower third of {the base} with it,} until it is white everywhere.
step sprinkle {@2-3? Your child sprinkles {the grit} over the glue with {the spoon}: more, and more. | Sprinkle {the grit} over the glue with {the spoon}, until nothing white is left.}
step shake Tip the sheet over {the tray}{@2-3?  together} and tap the back: what does not stick slides off.
step dab {@2-3? Now your child dabs glue above it, {v.where}. | Now dab glue above it, {v.where}.}
step soft {soft=paper? {@2-3? Your child tears {the soft} small | Tear {the soft} small} | {@2-3? Your child pulls {the soft} apart | Pull {the soft} apart}} and {@2-3? pats | pat} it on: the {v.soft}.
step sun {sun=paint? A fingertip dipped in {the sun} prints | {@2-3? Your child draws | Draw}} a big round sun with rays above it.
step trim {trim=construction-paper? Tear small bits of {the trim} and stick them {v.trim}. | {@2-3? Your child presses {the trim} {v.trim}. | Press {the trim} {v.trim}.}}
step dry Let it lie flat for two hours, until the glue is clear.
step feel {v.feel}
further Pour what slid off into the saucer of a flowerpot, or save it for the next picture.
safety Sprinkle low over the table and keep hands away from eyes until they are washed; nothing of it is for the mouth.
skills painting with glue, sprinkling, feeling with the fingers
waiting Two hours for the glue to dry.
alt A picture with ground of {one grit} and soft white above it

* torn-picado-banner
name papel picado
title Torn Papel Picado | First Papel Picado | Papel Picado for Small Hands
about In Mexico, banners of cut paper with holes like lace hang over every party. Here small fingers tear the holes. | Fold, tear, open: nobody knows the pattern beforehand, and that is the best moment of it.
step choose {@2-3? Your child spreads out {the tissue} and decides which color comes beside which. | Spread out {the tissue} and decide which color comes beside which.}
step fold Fold each sheet in half and in half again{@2-3? , together: your child strokes the folds flat with both hands. | , and stroke the folds flat.}
step nick Along the folds, cut three short nicks into each packet, as far apart as two fingers: that is where the tearing begins.
step tear {@2-3? Your child tears a bite out at every nick, half as big as a hand or quite small. | Tear a bite out at every nick: big, small, round, pointed.}
step open {@2-3? Now open it slowly. Your child looks for the holes: there they are, and each one several times! | Open it slowly. Each hole is there several times: where does the pattern repeat?}
step fringe {@2-3? Your child tears | Tear} short slits into the lower edge: the fringe.
step dots {@2-3? Your child presses {the dots} on between the holes. | Press {the dots} on between the holes.}
step line Fold the upper edge of every sheet over {the line} and {fix tape} it down, one beside the other. Then hang the banner high, where small hands cannot pull at it.
step blow {@2-3? Blow from below: it dances! Say hello to whoever it was made for. | Open a window: in the wind it dances and rustles.}
further Lay one sheet on a light wall and look at the shadow of the holes.
safety Only a grown-up handles the line, and the banner hangs high and away from beds; torn scraps are gathered up before they are tasted.
skills tearing, opening, looking for a pattern
alt A line with four colorful sheets of {one tissue} full of torn holes
left LED-candle: hangs better somewhere else than near paper

* folded-top-kitty
name kitty
title Tube Kitty With {tail=feather? a Feather | a Swishing} Tail | Kitty From a {one tube} | The Cat With Folded Ears
about Press in the top of a tube, and it has two ears: that is all it takes to make a cat. | No cutting and hardly any waiting: two ears, whiskers, and a tail that {tail=feather? tickles. | swishes.}
step fold Press the front of the rim of {the tube} down and in with a thumb, then the back{@2-3? , together}: two pointed ears are left standing at the sides.
step coat {coat=tissue-paper,construction-paper? {@2-3? Your child tears {the coat} into scraps and presses them on all around with {stick}: fur. | Tear {the coat} into scraps and stick them on all around with {stick}: fur.} | {@2-3? Your child {coat=paint? paints | colors} the tube all around with {the coat}: plain, striped or spotted, like the cat you know. | {coat=paint? Paint | Color} the tube all around with {the coat}: plain, striped or spotted, like the cat you know.}}{coat=paint?  Half an hour, and it is dry.}
step face {@2-3? Draw {eyes? two dots for the eyes, | two eyes,} a nose and a mouth together; your child adds the whiskers. | Draw {eyes? two dots for the eyes, | two eyes,} a nose, a mouth and long whiskers.}
step eyes {@2-3? Your child presses {the eyes} onto the dots. | Set {the eyes} onto the dots.}
step tail {tail=construction-paper,crepe-paper,tissue-paper? {@2-3? Tear a strip from {the tail}, as long as a hand. Your child sticks it on inside the lower rim at the back with {tape}. | Tear a strip from {the tail}, as long as a hand, and stick it on inside the lower rim at the back with {tape}.} | {@2-3? Your child sticks {the tail} on inside the lower rim at the back with {tape}, pointing up. | Stick {the tail} on inside the lower rim at the back with {tape}, pointing up.}}
step collar {@2-3? Your child presses {the bowtie} around the neck with {tape}: the collar. | Stick {the bowtie} around the neck with {tape}: the collar.}
step purr {@2-3? Meow! Stroke the kitty from head to tail and purr. What is it called, and where does it sleep? | Give it a name, a place to sleep and something to hunt.}
further Fold the ears of a shorter tube: the kitten that goes with it.
safety {tail=feather? The feather is a bought or washed one, and stays | The tail stays} on the cat and out of mouths; a tail that has come off is taped on again by a grown-up.
skills coloring all around, {eyes? peeling | drawing}, pretending
waiting {coat=paint? Half an hour for the paint. | Nothing has to dry.}
alt A cat from {a tube} with folded ears, whiskers and a tail

* dabbed-sprout-pot
name flowerpot
title Sponge-Dabbed Flowerpot | A Pot That Grows a Thank-You | Dab It, Fill It, Water It
about Dabbed by small hands, filled with soil and watered every day: a present that is still growing when the giving is over. | {dab=kitchen-sponge,sponge-brush? A sponge | One {one dab}} makes the pattern, soil fills the pot, and in a week something green looks out.
step lay Spread {newspaper} and turn {a pot} upside down on it. Put a spoonful of {color a} and one of {color b} paint into {the saucer}.
step first Your child dips one {one dab} into {color a} and dabs all around the outside: dab, turn, dab.
step second The other one is for {color b}: your child fills the gaps. Nothing has to be even.
step dry Let the paint dry for half an hour.
step look Your child presses {the look} on, around the rim.
step soil Turn the pot over. Your child spoons the soil in with {the spoon}, up to two fingers below the rim.
step sow Sprinkle {the seeds} on top yourself, thinly, and put the packet away.
step cover Your child lays one more handful of soil over them like a blanket and pats it, very lightly.
step drink Your child waters it with five spoonfuls of water. It wants as much every day, and a place at a bright window.
step bow Knot {the bow} loosely around the pot and leave the ends short.
further Look every morning: which of you sees the first green tip?
safety The seeds stay in your hands and go straight under the soil; hands are washed when the pot is planted, and {pot=terracotta-pot? it is carried by you, for clay breaks. | nobody tastes the soil.}
skills dabbing, spooning, caring for something
waiting Half an hour for the paint, and a week for the first green.
alt A dabbed flowerpot with soil and two small green sprouts

* sock-ball-goal
name toss game
title Sock-Ball Goal | Sock Balls Into the {goal=plastic-tub? Tub | {goal=basket? Basket | {goal=bucket? Bucket | Box}}} | Toss the Socks: Goal!
about Rolled-up socks are the best balls indoors: nothing breaks, nothing rolls under the sofa for long, and every throw may be loud. | {a goal} is the goal, a strip of tape is the line, and the laundry is the team.
step dress {look=sticker? {@2-3? Your child sticks {the look} all over {the goal}: the colors of the team. | Stick {the look} all over {the goal}: the colors of your team.} | {look=construction-paper? {@2-3? Your child tears {the look} into patches and presses them onto {the goal} with loops of {tape}: the colors of the team. | Tear {the look} into patches and fix them onto {the goal} with {tape}: the colors of your team.} | {goal=plastic-tub,bucket,basket? {@2-3? Your child presses strips of {tape} onto {the goal} and scribbles on them with {the look}: the colors of the team. | Press strips of {tape} onto {the goal} and color them with {the look}: the colors of your team.} | {@2-3? Your child scribbles all over {the goal} with {the look}: the colors of the team. | Color {the goal} with {the look}: the colors of your team.}}}}
step target {@2-3? Your child {look=sticker,construction-paper? sticks | draws} a face on {the target}: the goalkeeper. | {look=sticker,construction-paper? Stick | Draw} a face on {the target}: the goalkeeper.}
step post Tape {the target} upright to the back edge of {the goal}, so that it looks over the rim.
step roll {@2-3? Roll up {the balls} from the toe together and fold the cuff over: your child squeezes each one hard. | Roll up {the balls} from the toe and fold the cuff over, until they are tight balls.}
step line Run a strip of {tape} across the floor, one step in front of the goal, and cut it off: nobody throws from beyond it.
step drop {@2-3? First your child stands close and drops the balls in, one, two, three, four. Tip them out, and again! | Begin close by: each ball once, from below with both hands.}
step near {@2-3? Now from the line: toss with both hands from below. Did it go in? Goal! | Now from the line. Every hit earns one big step back.}
step fetch {@2-3? Whoever has thrown runs and fetches: all the balls back over the line. Who is quicker, your child or you? | Count ten throws each. How many were goals?}
further Lay the goal on its side and roll or kick the balls in.
safety Clear away what can fall over, and throw nothing but socks; the floor is for bare feet, so that nobody slips.
skills tossing, running, taking turns
alt A decorated box as a goal with balls of rolled socks around it

* fluffy-snowman-plate
name snowman
title Fluffy Plate Snowman | Paper-Plate Snowman | A Snowman That Does Not Melt
about Pulled, patted and soft all over: this snowman lives indoors and stays until spring. | A plate for the head, {the fluff} for the snow, and a nose like a carrot.
step cut From {the hat}, cut a hat as wide as {the plate}{hat=construction-paper? {nose=construction-paper? , and a long thin triangle in orange: the carrot. | . From {the nose}, cut a long thin triangle: the carrot.} | . From {the nose}, cut a long thin triangle: the carrot.}
step spread Spread glue all over the front of {the plate}{@2-3? , but leave a circle as wide as a mug free in the middle | , except for a circle as wide as a mug in the middle}: there the face will be.
step pull {@2-3? Your child pulls {the fluff} apart, thin and airy: | Pull {the fluff} apart, thin and airy:} snow.
step pat {@2-3? Your child pats the snow on, all the way around. | Pat the snow on, all the way around.}
step nose {@2-3? Put glue on the wide end of the carrot; your child presses it into the middle. | Glue the carrot into the middle by its wide end.}
step hat {@2-3? Put glue along the upper rim; your child presses the hat on. | Glue the hat onto the upper rim.}
step face {!eyes? Draw two eyes and a row of dots for a mouth{@2-3?  together}. | Mark two dots for the eyes and a row for the mouth{@2-3?  together}.}
step eyes {@2-3? Your child presses {the eyes} onto the dots: coal. | Set {the eyes} onto the dots: coal.}
step scarf {scarf=washi-tape? Press {the scarf} across under the chin: the scarf. | Lay {the scarf} across under the chin and glue it down: the scarf.}
step play {@2-3? It is cold outside! Rub hands, stamp feet, and say hello to the snowman. | Let the glue dry for an hour, and give the snowman a name.}
further Make a small one from the middle of another plate: the snow child.
safety The fluff goes onto the plate and not into mouths, so a grown-up keeps the bag and hands out a little at a time.
skills pulling apart, patting, naming parts of a face
waiting An hour flat on the table for the glue.
alt A round snowman face in fluffy white with a black hat and an orange nose

* tire-track-card
name card
title Tire-Track Card | A Card That a Car Drove Over | Card for {@2-3? Daddy | Dad} With Tire Tracks
about One car, one color, and across the card it goes: nobody who likes cars has ever had a better card. | The wheels write it, the hand signs it.
step fold Fold {the card} in half{@2-3?  together; your child runs a fist along the fold. | and run your fist along the fold.}
step pour {paint=washable-ink-pad? Open {the paint} and lay it on {the tray}. | Spread {color a} paint on {the tray}, thin as jam on bread.}
step dip {@2-3? Your child rolls {the car} back and forth {paint=washable-ink-pad? on | in} {the paint} until its wheels are full. | Roll {the car} back and forth {paint=washable-ink-pad? on | in} {the paint} until its wheels are full.}
step drive {@2-3? Now your child drives across the front of the card: around a bend, off the edge, and back for more. | Now drive across the front of the card: around a bend, off the edge, and back for more.}
step thumb {@2-3? Your child dips a fingertip and dots beside the lines: lamps. | Dip a fingertip and dot lamps beside the lines.}
step wash Wash the wheels in a bowl of water and dry them with {the towel}. {@2-3? The car wash is open: your child rubs, you hold. | The car wash belongs to it.}
step dry Let the card dry for half an hour.
step edge {@2-3? Your child presses {the edge} on along the bottom. | Press {the edge} on along the bottom.}
step look {@2-3? Your child presses {the look} on where there is room. | Press {the look} on where there is room.}
step draw {@2-3? Draw a heart together, and write inside whom the card is for; your child signs with a scribble. | Draw a heart, and write inside whom the card is for.}
further Drive over a big sheet as well: wrapping paper for the present.
safety The car is too big for a mouth and its wheels sit tight; the water of the car wash is poured out at once.
skills rolling, steering, giving
waiting Half an hour to dry.
alt A folded card with tire tracks across it and a small heart

* cutter-print-parade
name {v} prints
title {v.title} | {v.again} | Cookie-Cutter Prints: {V}
about {v.about} | One {one cutter} dipped in paint prints its outline at one press, as often as anybody likes: {v.ones}, and more {v.ones}.
say zoo: name=zoo; title=A Zoo in Cookie-Cutter Prints; again=Parade of Printed Animals; ones=animals; about=What cuts cookies prints as well: today a whole zoo walks across the paper.; ground=a strip of grass along the bottom; draw=eyes, tails and legs to whoever has none; walk=Walk like each of them: which one is heavy, which one hops?
say sea: name=sea; title=A Sea in Cookie-Cutter Prints; again=Printed Fish, Round and Long; ones=fish; about=Dip, press, lift: with every press somebody new swims across the paper.; ground=a strip of seaweed along the bottom; draw=eyes, fins and bubbles; walk=Wriggle through the room like one of them, around every chair.
say stars: name=stars; title=A Sky Full of Cookie-Cutter Stars; again=Twinkle, Twinkle, Printed Star; ones=stars; about=Dip, press, lift: with every press one more star comes out.; ground=a strip of mist along the bottom; draw=rays and a trail behind the quickest star; walk=Sing of a little star, and touch one for every word.
say hearts: name=hearts; title=Cookie-Cutter Hearts; again=Hearts, Printed by the Dozen; ones=hearts; about=Dip, press, lift: with every press somebody is loved a little more.; ground=a strip of soft color along the bottom; draw=a line from heart to heart, as if they held hands; walk=Blow a kiss at every heart. Whom is each of them for?
step tape Lay {the sheet} flat. Choose {the cutter} that are easy to hold, with a rim that is not bent{v=zoo? : animals, if there are any, or circles for bodies | {v=sea? : fish, if there are any, or ovals for bodies}}.
step pour Spread {color a} and {color b} paint on {the tray}, side by side and as thin as jam on bread.
step ground {@2-3? Your child dips {the ground} and dabs {v.ground}. | Dip {the ground} and dab {v.ground}.}
step print {@2-3? Your child dips one {one cutter} into {color a} and presses it onto the sheet: press, lift, look. | Dip one {one cutter} into {color a} and press it onto the sheet, straight down and straight up.}
step more {@2-3? The other one is for {color b}: your child prints in between. | Print with the other one in {color b}, in between.}
step fill {@2-3? Your child dips a fingertip and dots inside the prints. | Dip a fingertip and fill some of the prints with dots.}
step dry Let the sheet dry for half an hour, and wash {the cutter}.
step eyes {@2-3? Your child presses {the eyes} on where the prints should look out. | Press {the eyes} on where the prints should look out.}
step draw {@2-3? Draw together: {v.draw}. | Draw {v.draw}.}
step walk {v.walk}
further Press the same shapes into dough: what is different?
safety Plastic ones, or those with a rolled rim, are kind to hands; the thin edge always points down.
skills pressing and lifting, seeing shapes, {v=zoo? moving like animals | telling a story}
waiting Half an hour for the paint to dry.
alt A big sheet with outlines printed by cookie cutters

* bear-in-a-cave
name sleeping bear
title Bear in a {cave=paper-bag? Paper-Bag | Winter} Cave | The Bear Sleeps All Winter | Good Night, Bear
about When it snows, the bear goes into its cave, pulls up its paws and sleeps until spring. | {a cave} becomes a cave, and the bear in it is only as large as a hand: sh, it is asleep.
step hole {cave=paper-bag? Fold down the open edge of {the cave} twice and cut a round doorway into the front, as wide as a hand. | Cut a round doorway into the side of {the cave}, as wide as a hand.}
step crumple {cave=paper-bag? {@2-3? Your child crumples the bag all over and opens it again: now it is a rock. | Crumple the bag all over and open it again: now it is a rock.} | {@2-3? Your child turns {the cave} so that the doorway looks forward, and knocks: is anybody in? | Turn {the cave} so that the doorway looks forward.}}
step color {@2-3? Your child {color=paint? dabs | scribbles} stones and moss all over it with {the color}. | {color=paint? Dab | Draw} stones and moss all over it with {the color}.}
step snow {@2-3? Put {glue} along the top; your child pulls {the snow} apart and pats the fluff on. | Pull {the snow} apart and stick the fluff along the top with {glue}.} It has snowed.
step cut From {colored bear a}, cut an oval as big as {@2-3? your child's hand | a hand} for the body, a circle for the head and two round ears.
step ears {@2-3? Put {glue} on the edges; your child presses the head onto the body, and the ears onto the head. | Stick the head onto the body with {glue}, and the ears onto the head.}
step face {@2-3? Draw the face together: closed eyes, a nose and a smile. | Draw closed eyes, a nose and a smile.}
step bed {@2-3? Your child stuffs {the bed} into the cave: a soft bed. | Stuff {the bed} into the cave: a soft bed.}
step sleep {@2-3? Good night, bear. Your child puts it to bed, whispers, waits, and then: spring is here. Wake up. | Put the bear to bed. How many months does it sleep, and what does it eat first?}
further Who else sleeps through the winter? A hedgehog fits beside it.
safety The cave is for a paper bear and for hands; nothing of it goes over a head.
skills crumpling, pressing, playing a story
waiting {glue=glue? Twenty minutes for the glue. | Nothing has to dry.}
alt A brown paper bear asleep in a cave with snow on its roof

* tissue-shell-turtle
name turtle
title Turtle With a {shell=tissue-paper? Tissue-Paper | Patchwork} Shell | {one plate} Turtle | Slowly Comes the Turtle
about Torn scraps, one over the other, are just what the shell of a turtle looks like. | A plate is a shell; a head, four legs and a tail are all that it still needs.
step coat {@2-3? Your child paints the back of {the plate} {color a} with {the brush}. | Paint the back of {the plate} {color a} with {the brush}.} Let it dry for half an hour.
step tear {@2-3? Your child tears {the shell} into pieces as big as a small hand. | Tear {the shell} into pieces as big as your palm.}
step glue {@2-3? Your child brushes glue all over the back of {the plate} with {the brush}. | Brush glue all over the back of {the plate} with {the brush}.}
step press {@2-3? Your child presses the pieces on, one over the edge of the other: the shell. | Press the pieces on, one over the edge of the other: the shell.}
step cut From {colored body b}, cut a round head, four legs as long as {@2-3? your finger | a finger} and a pointed tail.
step dry Let the shell dry for an hour.
step legs {@2-3? Turn it over. You put glue on the ends; your child presses on the head, the tail and two legs on every side. | Turn it over and glue on the head, the tail and two legs on every side.}
step face {@2-3? Draw {!eyes? two eyes and }a smile on the head together. | Draw {!eyes? two eyes and }a smile on the head.}
step eyes {@2-3? Your child presses {the eyes} on. | Set {the eyes} on.}
step walk {@2-3? On all fours, slowly, very slowly: your child carries the turtle on its back to the sea. | Slowly now: who comes last in a turtle race has won.}
further Hide a sticker under the plate: an egg in the sand.
safety Legs that have been chewed off are replaced and thrown away, and a wet cloth waits for sticky fingers.
skills tearing, brushing, moving slowly
waiting An hour for the glue to dry.
alt A turtle with a plate for a shell, covered in torn green scraps

* carton-boat-first
name boat
title Milk-Carton Sailboat | The Boat That Was a Carton | Set Sail, Milk Carton
about A carton keeps milk in, so it keeps water out: cut in half, it is a boat at once. | One carton, one sail, and it sails in the sink, in the tub and in every puddle.
step cut Close the top of {the hull} with {tape} and cut off one of the long sides: the other side is the bottom of the boat. Tape over the cut edges.
step coat {@2-3? Your child presses {the coat} all around the outside. | Press {the coat} all around the outside: a name, a pattern, a flag.}
step sail Cut a triangle as tall as a hand from {the sail}.
step draw {@2-3? Your child scribbles a sign on the sail with {the color}. | Draw a sign on the sail with {the color}.}
step mast Lay {the mast} along the straight edge of the sail and tape it on together.
step stand Stand the mast upright inside, in the middle, and tape its foot to the bottom and the side with four long strips.
step crew {@2-3? Your child seats {the crew} in front and behind. | Seat {the crew}, heavy ones in the middle.}
step float Set it on {the water} in {the bowl}. {@2-3? Blow: which way does it go? | Blow from behind, from the side: where does the sail want the wind?}
further Build a harbor from sponges: who may moor first?
safety Stay within arm's reach as long as there is water in the bowl, and pour it out as soon as the trip is over.
skills decorating, blowing, watching what floats
alt A boat from a milk carton with a paper sail

* liner-flower-meadow
name flower picture
title {bloom=cupcake-liner? Cupcake-Liner | {bloom=coffee-filter? Coffee-Filter | {bloom=tissue-paper? Tissue-Paper | Paper}}} Flowers | A Meadow of {bloom=cupcake-liner? Cupcake Liners | {bloom=coffee-filter? Coffee Filters | Paper Blooms}} | Five Flowers in the Grass
about Pressed flat, ruffled or crumpled: every one of {the bloom} is a flower as soon as it has a stem. | It takes five blooms, five stems and somebody who likes to press things down hard.
step flat {bloom=tissue-paper? {@2-3? Your child tears {the bloom} into five pieces as big as two hands and scrunches each one in the middle: petals. | Tear {the bloom} into five pieces as big as two hands and scrunch each one in the middle: petals.} | {bloom=cupcake-liner? {@2-3? Your child presses {the bloom} flat with the palm. The rims stay ruffled. | Press {the bloom} flat with your palm, and let the rims stay ruffled.} | {@2-3? Your child crumples {the bloom} in the middle and lets go: petals. | Crumple {the bloom} in the middle and open the rims: petals.}}}
step color {bloom=tissue-paper? {@2-3? Your child draws a round sun and whatever flies with {the color}, high up on the sheet. | Draw a round sun and whatever flies with {the color}, high up on the sheet.} | {@2-3? Your child colors the flowers with {the color}: rings, dots, rays. | Color the flowers with {the color}: rings, dots, rays.}}
step stems {stems=crayon,marker? {@2-3? Your child draws five long lines on {the sheet} with {the stems}, from the bottom up. | Draw five long stems on {the sheet} with {the stems}, from the bottom up.} | {stems=construction-paper,tissue-paper? {@2-3? Your child tears {the stems} into five strips and presses them onto {the sheet} with {stick}, from the bottom up. | Tear {the stems} into five strips and stick them onto {the sheet} with {stick}, from the bottom up.} | {@2-3? Put {stick} on {the sheet} where the stems will be; your child presses {the stems} on, from the bottom up. | Stick {the stems} onto {the sheet} with {stick}, from the bottom up.}}}
step press {@2-3? A dab of {stick} at the top of every stem: your child presses a flower onto each. | Stick a flower to the top of every stem.}
step middle {@2-3? Your child presses {the middle} into the hearts of the flowers. | Set {the middle} into the hearts of the flowers.}
step grass {@2-3? Your child scribbles grass along the bottom. | Draw grass along the bottom, blade by blade.}
step sun {@2-3? Your child sticks {the sun} on at the top: the clouds. | Stick {the sun} on at the top: the clouds.}
step smell {@2-3? Smell each flower, and buzz like a bee from one to the next. | Count the petals of one of them. Which flowers do you know by name?}
further Give one flower a face: that is the sun.
safety What has been glued stays on the paper; bits that have come loose are picked up before they are tasted.
skills pressing, coloring, lining things up
waiting {stick=glue? Twenty minutes for the glue. | Nothing has to dry.}
alt A picture of five ruffled paper flowers on green stems

* dough-cutter-ornaments
name ornaments
title {dough=salt-dough? Salt-Dough | Clay} Ornaments | Ornaments With a {@2-3? Small Thumbprint | Thumbprint} | Cut Out, Dry, Hang Up
about Cut out like cookies, pressed once with a thumb, and kept for years: nobody else in the world has that thumb. | For the tree, for a present, for {@2-3? grandparents | somebody far away}: one morning of dough makes enough for all of them.
step knead {@2-3? Your child squeezes and pushes {the dough} until it is soft and warm. | Knead {the dough} until it is soft and smooth.}
step roll {@2-3? {pin? Roll it out together with {the pin} | Pat it flat together}, as thick as a finger. | {pin? Roll it out with {the pin} | Press it flat with your palms}, as thick as a finger.} What is thinner will crack.
step cut {@2-3? Your child pushes {the cutter} down through the dough and lifts them out: four shapes. | Push {the cutter} down through the dough, close together: four shapes or more.}
step thumb {@2-3? Your child presses a thumb into the middle of each one. | Press your thumb into the middle of each one, or a pattern all over.}
step hole Push {the straw} through near the top of each and turn it: a hole, a finger's width from the edge.
step dry Lay them on {the tray} and let them dry for {dough=salt-dough? three days | a day or two}, turned over every evening, until they are hard all through.
step paint {@2-3? Your child paints them in {color a} and {color b} with {the brush}. They want half an hour to dry. | Paint them in {color a} and {color b} with {the brush}, first one side, then the other.}
step loop Tie {the loop} through the holes as short loops.
step hang {@2-3? Hold one up: which shape is it? Your child chooses where it hangs. | Hang them up, or lay one on every present instead of a tag.}
further Press a leaf or a bit of lace into the next one.
safety @2-3 Dough is for hands, not for the mouth, for it is very salty; loops are short, and ornaments hang where nobody can pull them down.
safety The loops are short, and the ornaments hang out of reach of the very small.
skills kneading, cutting out, giving
waiting {dough=salt-dough? Three days to dry. | A day or two to dry.}
alt Three ornaments of dough with loops: a star, a tree and a heart

* shape-town
name shape town
title A Town of Shapes | Circle, Square, Triangle: a Town | Houses From Squares and Triangles
about A square is a house, a triangle is its roof, and the sun has always been a circle. | Three shapes in four colors: more is not needed to build a whole street.
step cut From {the paper}, cut three squares, three triangles and two circles, all as wide as {@2-3? your | a} palm.
step sort {@2-3? Your child sorts them into three heaps, and you say their names: circle, square, triangle. | Sort them into three heaps. How many corners has each?}
step houses {@2-3? Put {stick} on the backs; your child presses the squares onto {the ground} in a row: houses. | Stick the squares onto {the ground} in a row: houses.}
step roofs {@2-3? Now the triangles: one goes on top of every square. That is the roof. | Stick a triangle on top of every square: the roof.}
step sun {@2-3? Where do the circles belong? Your child presses one into the sky, for the sun, and one wherever it likes: a tree, a balloon. | Stick one circle into the sky for the sun, and turn the other into a tree.}
step road {@2-3? Your child presses {the road} on below the houses. | Press {the road} on below the houses.}
step windows {@2-3? Your child presses {the windows} on. | Press {the windows} on: who still has a light on?}
step draw {@2-3? Your child draws doors, rays and whoever lives there. | Draw doors, rays and whoever lives there.}
step name Touch a circle. Touch a square. {@2-3? And where in the room is a triangle hiding? | Then go on through the house: who finds ten of each?}
further Lay the next shapes without glue: a train, a face, a fish.
safety A grown-up does the cutting and rounds the sharpest tips; scraps are gathered up.
skills naming shapes, putting things on top, looking for shapes
waiting {stick=glue? Ten minutes for the glue. | Nothing has to dry.}
alt A picture of three houses made of squares and triangles under a round sun

* painted-leaf-prints
name leaf prints
title Painted Leaf Prints | {leaf=leaf? Leaves That Print Themselves | Ferns That Print Themselves} | Paint It, Press It, Peel It Off
about Every vein of {a leaf} is there to be printed: paint it, press it, peel it off. | What was found on the walk leaves its picture on paper, in {color a}, {color b} and {color c}.
step sort Spread {newspaper}. {@2-3? Your child lays out {the leaf}, big ones and small ones, with the thick veins up. | Lay out {the leaf} with the thick veins up: those are the ones that print.}
step pour Put a spoonful of {color a}, {color b} and {color c} paint into {the saucer}.
step paint {@2-3? Your child paints the first one all over with {the brush}, thin, right to the tips. | Paint the first one all over with {the brush}, thin, right to the tips.}
step lay Lift it by its stem and lay it onto {the sheet}{@2-3?  together}, painted side down.
step rub Lay a scrap of {newspaper} over it. {@2-3? Your child {roll? rolls over it with {the roll} | rubs it with a flat hand}: everywhere, and not too fast. | {roll? Roll over it with {the roll} | Rub it with a flat hand}: everywhere, and nothing may slip.}
step peel {@2-3? Now your child peels it off, slowly, by its stem. There is every vein! | Peel it off slowly, by its stem: there is every vein.}
step more {@2-3? The next one gets another color. Your child paints and presses until the sheet is full. | The next one gets another color, or two at once. Go on until the sheet is full.}
step dry Let the prints dry for half an hour.
step finish {@2-3? Your child draws stems and scribbles grass with {the finish}. | Draw stems and whatever crawls on them with {the finish}.}
step frame {@2-3? Your child presses {the frame} along the edges: a frame. | Press {the frame} along the edges: a frame.}
further Print one of them three times without new paint: which print is the finest?
safety Only leaves that you know, from the ground and without prickles; hands are washed when the paint is put away.
skills looking closely, painting, peeling
waiting Half an hour for the paint to dry.
alt A sheet with leaves printed in orange, red and yellow

* foil-tube-robot
name robot
title Foil Tube Robot | A Robot From a Tube | Little Robot in {foil=aluminum-foil? Foil | Silver}
about Wrapped in {foil}, pressed smooth and full of buttons: nobody sees that it was a cardboard tube. | A robot that fits into a fist, with a button for everything that it should do.
step wrap Lay {the tube} on {the foil} and roll it up{@2-3?  together}. Fold the ends in at the top and the bottom, and close the seam with {tape}.
step stroke {@2-3? Your child strokes the tube with both hands until it is smooth. The wrinkles that stay are metal. | Stroke the tube until it is smooth. The wrinkles that stay are metal.}
step arms {arms=craft-stick? Choose two of {the arms} of the same length, and cut a piece of {tape} for each. | Cut two strips as long as a finger and as wide as one, and a square for the face, from {the arms}.}
step pleat {arms=craft-stick? Try where they belong: high up for a robot that waves. | Fold the strips to and fro like a fan{@2-3?  together}: arms that bounce.}
step fix {@2-3? Put {tape} on the ends; your child presses one arm onto each side. | Stick one arm onto each side with {tape}.}
step dots {dots=washi-tape? {@2-3? Your child presses bits of {the dots} on: buttons. | Press bits of {the dots} on: buttons.} | {@2-3? Your child presses {the dots} on in rows: buttons. | Press {the dots} on in rows: buttons.}} What does the red one do?
step head Stick {the head} on top with {tape}: a helmet.
step face {arms=craft-stick? Draw two eyes and a mouth on a piece of {tape} and press it on | Draw two eyes and a mouth on the square and press it on with {tape}}{@2-3? , together}: the face.
step beep {@2-3? Your child presses a button. You are the robot and do what it says: beep, turn, sing! | One presses, the other one obeys: which button means stop?}
further Make a second one from half a tube: the robot child.
safety Foil is torn by a grown-up, because its edge can scratch; buttons that come off are put away.
skills wrapping, stroking, pretending
waiting Nothing has to dry.
alt A tube robot in shining foil with colorful buttons and folded arms

* shoebox-sock-baby
name baby in a bed
means stuffing
title Sock Baby in a {bed=shoebox? Shoebox | Small} Bed | A Baby to Rock to Sleep | Big Brother, Big Sister, Small Bed
about Somebody who has a baby to look after knows what there is to do: rock it, cover it, and be very quiet. | Two {many baby} make the baby, {a bed} is the cradle, and the one who sings is your child.
step color {color=sticker? {@2-3? Your child sticks {the color} all around {the bed}. | Stick {the color} all around {the bed}.} | {@2-3? Your child scribbles all around {the bed} with {the color}. | Color {the bed} all around with {the color}.}} A baby likes it bright.
step stuff {@2-3? Your child stuffs one {one baby} into the toe of the other, as deep as it goes: a round head. | Stuff one {one baby} into the toe of the other: a round head.}
step head Wind {hold} twice around the neck below the stuffing, so that the head stays round, and press the end flat.
step face Draw two eyes and a smile on the head{@2-3?  together}: does it sleep, or is it awake?
step pillow {@2-3? Your child lays {the pillow} into the bed. | Lay {the pillow} into the bed.}
step lay {@2-3? Your child lays the baby in, head on the pillow side. | Lay the baby in, on its back, as babies sleep.}
step blanket {@2-3? Fold {the blanket} to the size of the bed beforehand; your child covers the baby up to the chin. | Fold {the blanket} to the size of the bed and cover the baby up to the chin.}
step rock {@2-3? Sh! Rock the bed with one hand and sing a lullaby. Now it is crying: what does it need? | Sing a lullaby, and take turns with the night watch.}
further Fold a diaper from a paper napkin: who can change it?
safety This baby is one to play with; around a real one, your child is never alone, and no blanket lies near a face.
skills stuffing, covering up, looking after somebody
alt A sock baby with a smiling face asleep in a decorated box

* paper-ice-pop
name ice pop
title Paper Ice Pop on a Stick | A Popsicle That Never Melts | Three-Color Paper Popsicle
about Two layers of paper, one stick between them: this one does not drip, and it is there all year round. | Raspberry, lemon, or all at once: your child decides how it tastes.
step cut From {the ice}, cut two shapes as big as {@2-3? your hand | a hand}, straight below and round above.
step color {@2-3? Your child {color=paint? paints | colors} stripes across one of them with {the color}, every stripe another taste. | {color=paint? Paint | Color} stripes across one of them with {the color}, every stripe another taste.}{color=paint?  Let it dry for half an hour.}
step bits {bits=tissue-paper? {@2-3? Your child tears {the bits} small and presses them onto {glue}: fruit. | Tear {the bits} small and stick them on with {glue}: fruit.} | {@2-3? Your child presses {the bits} on: sprinkles. | Press {the bits} on: sprinkles.}}
step glue {glue=tape? Lay loops of tape all over the plain one. | Spread {glue} all over the plain one, right to the edge.}
step stick {@2-3? Your child lays {the stick} onto it, half on and half off. | Lay {the stick} onto it, half on and half off.}
step press {@2-3? Now the striped one on top: your child presses with both hands while you count to twenty. | Lay the striped one on top and press until you have counted to twenty.}
step shop {@2-3? Ice cream for sale! Who would like red, who yellow? | Open a stand: what does one cost, and which is the favorite of the day?}
further Tear a bite out of the corner: somebody could not wait.
safety It is for pretending; the stick stays in the hand and not in the mouth.
skills coloring stripes, pressing, pretending
waiting {glue=glue? Twenty minutes for the glue. | Nothing has to dry.}
alt A paper ice pop in colorful stripes on a wooden stick

* toast-bird-feeder
name bird feeder
title Toast Bird Feeder | {cutter? Cut-Out | Crusty} Breakfast for the Birds | Bird Feeder From Two Slices of Bread
about {cutter? Cut out like a cookie, | Two slices of bread,} spread like a sandwich, and hung where the birds can find it: then everybody waits at the window. | The birds get the seeds, {@2-3? and your child gets to do the spreading. | and you get to see who comes.}
step cut {@2-3? Your child pushes {the cutter} down through {the bread}: one shape from each slice. | Push {the cutter} down through {the bread}: one shape from each slice.}
step hole Push {the straw} through {the bread} near the top and turn it: a hole, two fingers from the edge.
step dry Let {the bread} dry overnight, or toast it light brown: soft bread would tear.
step spread {@2-3? On {the plate}, your child spreads {the spread} over one side with {the knife}, as thick as it likes. | On {the plate}, spread {the spread} over one side with {the knife}, right to the edge.}
step seed {@2-3? Sprinkle {the seed} over it yourself, until nothing of {the spread} can be seen, and put the rest away. | Pour {the seed} onto {the plate} and press the sticky side into it, until nothing of {the spread} can be seen.}
step pat {@2-3? Your child lays a hand flat on top and presses | Lay a hand flat on top and press}: now it holds.
step line Pull {the line} through the hole and knot it to a short loop.
step hang Hang it in a branch or on the balcony, high up, where no cat can reach it.
step watch {@2-3? Sit down at the window, still as a mouse. Who comes first, and what color is it? | Remember who comes: which birds eat at the feeder, and which pick up below?}
further Put a flat bowl of fresh water beside it: birds are thirsty, too.
safety @2-3 The seeds stay in a grown-up's hands, for they are small and may hold nuts; nothing from this plate is for tasting.
safety Nothing from this plate is for tasting, and hands are washed afterward; hang up little bread at a time, and take it down when it gets wet.
skills cutting out, spreading, watching quietly
waiting One night for the bread to dry.
alt Two shapes of bread covered in seeds, hanging from loops of string

* tube-mummy
name mummy
title Toilet-Roll Mummy | A Mummy That Only Peeks | The Friendliest Mummy in the House
about Around and around, with a gap for two eyes: this mummy scares nobody who has wrapped it up. | Wrapping is what small hands like best, and here nothing has to be straight.
step glue {glue=tape? Lay strips of tape around {the tube}, sticky side out, one at the top and one at the bottom. | Rub {glue} all around {the tube}.}
step wrap {@2-3? Hold the tube and turn it. Your child winds {the wrap} around it, from the bottom up, with a gap for the face. | Wind {the wrap} around it, from the bottom up, slanting this way and that, with a gap for the face.}
step more Tear off what is too long. {@2-3? The next strip begins above the gap: your child winds, you hold. | The next strip begins above the gap.}
step tuck {@2-3? Your child pushes the end into the top of the tube with a finger. | Push the end into the top of the tube.} One end may hang out: mummies are never tidy.
step face {@2-3? Draw two big round eyes into the gap together. | Draw two big round eyes into the gap.}
step eyes {@2-3? Your child presses {the eyes} on: it is awake. | Set {the eyes} on: it is awake.}
step spiders {@2-3? Your child tears a round bit of {the spiders}, presses it on with {glue}, and you draw eight legs: a visitor. | {spiders=pom-pom? Stick {the spiders} on with {glue} | Tear a round bit of {the spiders} and stick it on with {glue}}, and draw eight legs: a visitor.}
step walk {@2-3? Walk like a mummy, stiff arms, stiff legs. Boo! And who laughs first? | Walk like a mummy, and hide it where somebody will find it tonight.}
further Wrap each other once around the belly with what is left, and tear it off by growing big.
safety The strip goes around tubes and bellies, never around a neck or over a face.
skills winding, tucking in, pretending
waiting {glue=glue? Ten minutes for the glue. | Nothing has to dry.}
alt A tube wrapped in white strips with two eyes looking out
`;
