export const words = `
* peg-leg-dinosaur
name {v}
title {V} on Clothespin Legs | {V} With Legs That Clip On | Clothespin {V}
about Two clothespins are four sturdy legs, and they clip on without any glue: the {v} stands up the moment it has them. | Paper lies flat; with clothespins it stamps through the jungle.
say longneck: name=longneck; shape=a body like a bean, a neck as long as the body and a tail; parts=round spots in several sizes; does=eats from the top shelf
say stegosaurus: name=stegosaurus; shape=a low body like a hill, with a small head and a long tail; parts=four plates like kites, and two tail spikes; does=swings its tail
say triceratops: name=triceratops; shape=a heavy body with a big head held low and a short tail; parts=a frill like a fan, and three horns; does=stamps and snorts
step body Draw {v.shape}, about {in 8} from nose to tail, on {the body} and cut it out. No legs!
step skin {skin=paint? Paint body and {many legs} | Color body and {many legs}}: one color all over, a second for stripes or spots. {skin=paint? Wait until it is dry to the touch. | }
step parts Cut {v.parts} from {the parts}. {@4-5? Small ones are cut together. | }
step fix {stick=tape? Tape | Glue} {v=longneck? the spots on, the largest on the back. | {v=stegosaurus? the plates on from behind, in a row from neck to tail, and the spikes at its end. | the frill behind the cheek, and the horns in front of it.}}
step scales {scales=bubble-wrap? Brush a little color on {the scales} and press its bumps onto the belly. | {scales=sticker? Press {the scales} on as scales. | {scales=tissue-paper? Tear {the scales} small and stick the bits on as scales. | Stick {the scales} on as scales, close together.}}}
step eye {eye=sticker? Press {the eye} on, | {stick=tape? Tape | Glue} {the eye} on,} not too big: it was a big beast with a small head.
step face Draw {!eye? an eye, }a mouth and a nostril, and toenails on the clothespins.
step legs Clip one clothespin under the shoulders and one under the hips, straight down. Does it stand? If it tips over, move the legs apart.
step ground {ground=paper-plate,egg-carton,construction-paper? Color one {one ground} as its land | Scatter {the ground} as its land}, with a place to drink and a place to hide.
step play {@4-5? It {v.does}. What does it say to you? | {@6-8? It {v.does}. Give it a family, and tell who may eat first. | Look up how long the real one was, and pace it out along the pavement or the hall.}}
further @4-5 Make an egg of crumpled paper for it.
further Clip legs onto other shapes: which animals never had four of them?
safety {@4-5? Clothespins pinch: open them over a finger of paper first. | Cut inner corners from both sides, and not by tearing.}
skills drawing a body, cutting curves, making it stand
alt A paper {v} that stands on two clothespins
left magnet: unknown to dinosaurs

* wrapped-ninja
name ninja
title Ninja, Wrapped and Ready | Only the Eyes: A Ninja | Tiny Ninja With a Belt
about All that is seen of a ninja is the eyes. The rest is wrapped, strip over strip, and moves without a sound.
step face Cut a strip two fingers wide from {the face} and {fix stick} it around the upper third of {the body}: that is the only window.
step look Draw two eyes and two slanted eyebrows on the strip. Closer together looks stern, farther apart looks surprised.
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on}, and draw the brows right above them.
step wrap {wrap=crepe-paper,yarn,masking-tape,ribbon? Cut {the wrap} into pieces as long as your arm and wind them | Cut {the wrap} into strips two fingers wide and wind them} around, above the eyes and below them, each over the edge of the last. {!wrap=masking-tape? {fix stick} down every end. | }
step arms {fix stick} {the arms} to the back, so that they reach to the left and the right, and bend or point one of them: on guard.
step belt Tie {the belt} around the middle{!belt=washi-tape,pipe-cleaner? with a knot in front, ends hanging}. {@4-5? Which color has your ninja earned? | White is for the first day, black for long practice.}
step tails {fix stick} two short strips of what is left to the back of the head: the knot of the mask, flying.
step sword {fix stick} {the sword} slantwise across the back, handle up at the shoulder. It stays there.
step star Cut a star with four points from {the star}, small enough for its hand.
step train {@4-5? Ninja school: tiptoe, freeze, roll, hide behind a cup. Nobody may hear it. | {@6-8? Set up a course: past a sleeping bear, through a ring, over a wall of books. Without a sound, or back to the start. | Write three rules of your own dojo, and build the course in which each of them matters.}} {target? {the target} is the wall to be leapt over. | }
further @4-5 Make one in another color, and let them bow to each other.
further Wrap a whole team, each with its own belt, and give out belts for what they learn.
safety {@4-5? The sword and the star are for show; a grown-up keeps strips short, and away from necks. | Sword and star are for show: a ninja wins by not being seen.}
skills wrapping evenly, drawing expression, moving quietly
alt A tube ninja wrapped in black strips, with stern eyes and a red belt

* plate-skeleton
name skeleton
title Paper-Plate Skeleton That Dances | Four Plates, One Skeleton | Skeleton With Joints
about Four white plates hold a whole skeleton: skull, ribs, hips and long bones. {joint=paper-fastener? Fasteners are its joints, | The joints are {one joint},} so it can dance. | The ribbed rims of the plates make the best bones.
step skull Cut a skull from the middle of the first of {the plate}: round above, narrow and square at the jaw.
step face Draw two big eye holes, a nose like a heart upside down, and a row of teeth. Color the holes quite black.
step ribs Cut the second plate into a spine with three pairs of ribs: keep the middle strip and cut windows to its left and right.
step limbs From the rims of the others cut {@4-5? four long bones, arms and legs, with hands and feet, and a wide piece as hips. | eight bones as long as your middle finger, with hands and feet to match, and a wide piece as hips.}
step holes {punch=pencil? Push holes with {the punch} | Make holes with {the punch}} where bones meet: shoulders, hips{!@4-5? , elbows and knees | }. Two layers at once, so that they match.
step join Join the bones with {the joint}{joint=paper-fastener? , legs spread behind, not too tight | , knotted or twisted so loosely that they swing}. Glue the skull on top of the spine and the hips below it.
step bones Glue {the bones} along arms and legs as bones that stand out{bones=dry-pasta,cotton-swab? , and small ones as fingers | }.
step hat Cut a hat, a bow or a flower from {the hat} and glue it to the skull. It used to be somebody, after all.
step dance {@4-5? Shake it: which bones rattle? Point to the same ones on yourself. | {@6-8? Learn five of the names, and touch them on yourself: skull, spine, ribs, hips, thigh. | Name twelve bones, on it and on yourself, and write them on the back.}} {backing? Lay it on {the backing}, end to end, and it is a picture from the hospital, all bones. | }
further @4-5 Play a song with stops: when the music ends, so does the skeleton.
further Hang it so that one pull moves all four limbs at once.
safety {@4-5? A grown-up cuts the ribs and makes the holes. | Cut the windows between the ribs from a fold, one at a time.}
skills cutting windows, building joints, knowing bones
alt A white skeleton made of paper plates with a skull, ribs and jointed limbs
left balloon: too loud, even for ghosts

* glue-stiff-ghost
name ghost
title Ghost With Nobody Inside | The Ghost That Stands by Itself | A Ghost of Glue and Cloth
about A wet cloth is hung over {a form}, and tomorrow {the form} is taken away. The ghost stays standing, all by itself, with nobody in it. | Glue turns cloth into a shell. That is all the magic there is, and it works every time.
step form Set {the form} on {the under}, and {head=balloon? blow up {a head} as large as a fist for the top and stick its knot into the opening | {head=aluminum-foil,newspaper? crumple {the head} into a ball for the top | put {the head} on top}}. Cover it with a piece of {the under} or {the glue} will hold on for good.
step cut {cloth=wet-wipe? Rinse {the cloth} in plain water and wring it out: then the glue can soak in. | } Cut {the cloth} round or square, as wide as twice the height of the form, with a ragged edge. {!@4-5,6-8? Try it dry first: are the folds where you want them? | }
step mix Stir {the glue} and {the water} in {the bowl} with {the spoon}: twice as much glue as water, like thin cream.
step soak Push the cloth in, turn it over, squeeze it out between two fingers. Every thread has to be wet, but nothing should run.
step drape Hang it over the form, pull the corners out onto {the under}, and lay the folds. {@4-5,6-8? At least three places must touch the ground: they are its feet. | Give it a direction: a ghost that leans forward has somewhere to go.}
step dry Let it dry overnight, standing. It is ready when it sounds like paper.
step lift {head=balloon? Prick the balloon and throw every scrap away. }Squeeze the form a little, twist, and lift the ghost off. If the cloth is still soft inside, let it dry upside down.
step eyes {eyes=marker? Draw two long eyes and a mouth. | {eyes=googly-eye,sticker,button? Stick two of {the eyes} on, high up. | Cut two long eyes and a mouth from {the eyes} and glue them on.}} {@4-5,6-8? Tilted inward it is cross, outward it is sad. | Less is more: two eyes, and no smile.}
step shimmer {shimmer=glitter-glue? Draw thin lines of | Brush a thin veil of} {the shimmer} along the folds.
step stand {glow? Set it over {the glow} and turn off the lamp. | Set it where a draft can move the hem, and turn off the lamp.} {extra? {the extra} makes it somebody in particular. | }
further Make three in different sizes from one cloth: a ghost family, out for a walk.
further @13+ Drape a very thin cloth over two forms at once, and get two ghosts who hold hands.
safety {glow? Only a light without a flame goes under it: cloth with glue burns. | No candle ever goes under it: cloth with glue burns.}
skills draping, judging wetness, being patient
waiting Overnight, about twelve hours, to dry.
alt A white cloth ghost standing by itself with long dark eyes
left cotton-swab: too thin to hold up a ghost

* shambling-zombie
name zombie
title Zombie in Rags | The Zombie From Aisle Three | A Zombie Who Lost Its Way
about Arms out, one eye bigger than the other, and clothes that have seen better days: this zombie is slow, polite and always hungry. | Everything may be crooked here. That is what makes it good.
step arms Cut two arms with three fingers each from {the arms}, as long as your hand{arms=craft-stick? , or use the sticks as they are, with fingers drawn on | }.
step paint Paint {the body} and the arms {color a}, a little streaky. Half an hour to dry.
step shade Mix a darker tone and dab it around where the eyes will be, under the cheeks and along the arms. Now it looks tired.
step rags {rags=sock? Cut {the rags} open and | Cut a shirt and trousers from {the rags},} tear the edges into fringes, and rub {rags=newspaper,paper-bag? them with a crumpled fist | some paint into them}. Add one patch.
step dress {fix stick} the clothes around the body and the arms to the sides, one higher than the other, both reaching forward.
step eyes {fix stick} {the eyes} on: one large and one small, or one that slips down a little.
step face Draw {!eyes? two unequal eyes, }a crooked mouth with stitches, and a scar with five short lines.
step bandage Wind or stick {the bandage} around the head, not straight.
step hair {hair=yarn,raffia? Cut {the hair} into uneven tufts | Pluck {the hair} into tufts} and {fix stick} a few on top. A few: the rest got lost.
step walk {@6-8? It walks slowly. What does it ask for? Find it a harmless answer. | Film its walk, three steps forward and one sideways, photo by photo.} {stone? {the stone} becomes its gravestone: write a name on it that rhymes. | }
further Give it a job that suits somebody so slow: museum guard, librarian, chess player.
further @9-12 Build a second one that comes apart at the waist, with a thread to hold the halves together.
safety Take care with what frightens: show it to smaller ones by daylight, and let them choose its name.
skills mixing tones, aging cloth, making a character
waiting Half an hour for the paint to dry.
alt A green tube zombie in torn clothes with unequal eyes and arms held out

* branch-hugger
name {v}
means bamboo
title {V} That Hugs a Branch | {A V} to Hang Up | {V} on Its Branch
about The arms bend around whatever they are given: a branch, a pencil, your finger. {v=sloth? A sloth is in no hurry to let go. | {v=red-panda? A red panda sleeps like this, tail hanging. | A monkey can do it with one hand.}}
say sloth: name=sloth; face=a wide light face, with two dark stripes slanting down from the eyes; more=three long claws on every hand; calls=Tomorrow is soon enough
say red-panda: name=red panda; face=a face with white cheeks, two round ears, and a tail with rings; more=white brows, and rings on the tail; calls=Who stole my bamboo
say monkey: name=monkey; face=a light face like a heart, two round ears and a long tail; more=nostrils, and a wide mouth; calls=Catch me if you can
step cover {body=cardboard-tube,paper-cup? Cut {the body} down to the length of a finger: it is the belly, rounded at the corners. | Cut an egg as long as your hand from {the body}: the belly.}
step limbs {limbs=pipe-cleaner? Cut {the limbs} in half: two arms, two legs, each as long as a finger and a half. | Cut two arms and two legs from {the limbs}, as wide as a finger and as long as your hand, rounded at the ends.}
step join {fix stick} the arms to the shoulders and the legs to the hips, all four pointing forward and up.
step face From {the face} cut {v.face}, and {fix stick} it all on. The head sits low, on the chest.
step draw Draw {!eyes? eyes, }a nose and a mouth, {v.more}.
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on}, close to the nose.
step fur {fur=yarn,raffia,paper-strip? Cut {the fur} short | {fur=tissue-paper,crepe-paper? Cut {the fur} into fringes | Pluck or cut {the fur} into tufts}} and {fix stick} it to the belly, pointing down: it hangs, so the rain runs off.
step hug Bend arms and legs around {the branch}{limbs=pipe-cleaner? , twice, so that they grip. | and {fix stick} the tips together, so that it can slide along.}
step leaves {leaves=felt,tissue-paper,construction-paper? Cut leaves from {the leaves}, and | Take {the leaves}, and} {fix stick} a few to its perch on the left and on the right.
step hook Tie {the hook} to both ends of the branch, for a hook {@4-5? that a grown-up has put up. | at the height of your eyes.} {v.calls}!
further @4-5 Let it hang from your sleeve for a whole breakfast.
further Make a second kind on the same branch: who gets the better place?
safety {@4-5? The loop is tied and hung by a grown-up, out of reach of the bed. | A hanging loop belongs where nobody runs into it.}
skills cutting limbs alike, bending, placing a face
alt {a v} holding on to a branch with both arms and legs

* hand-in-hand-otters
name pair of otters
title Two Otters Holding Hands | Otters That Never Drift Apart | Sleeping Otters, Hand in Hand
about Sea otters float on their backs when they sleep, {kelp? wrapped in kelp, | } and some hold hands so as not to drift apart. These two are good for a friend, a sister, or somebody who is moving away.
step body {body=cardboard-tube? Cut {the body} down to the length of a finger and a half; round the corners at one end. | {body=sock? Cut {the body} down to the feet; stuffed with the rest and tied shut, they are two soft bodies. | Cut two long eggs from {the body}, as long as your hand.}}
step face Cut two round heads with small ears from {the face}, and two light bellies and muzzles.
step paws Cut four arms and two tails from {the paws}: arms as long as a finger, tails like leaves. {paws=pipe-cleaner? Fold sharp ends over. | }
step join Glue on bellies, heads and tails. Now the arms: one of each otter reaches for the other, and the hands are glued together.
step eyes {eyes=sticker? Press {the eyes} on | Glue {the eyes} on}, wide apart, or draw shut ones for otters who sleep.
step nose {nose=sticker? Press {the nose} on, | Glue {the nose} on,} big and dark, right between the cheeks.
step look Draw {!eyes? eyes, }{!nose? big noses, }whiskers and a smile. Are they asleep or just resting?
step shell Glue {the shell} to each belly: an otter cracks its food there, and keeps its favorite stone in a pocket under the arm.
step kelp Wind {the kelp} loosely over both: that is their anchor for the night.
step sea {sea? Lay them on {the sea}. | Lay them on something blue.} {@4-5? Rock them: who lets go first? Neither of them. | {@6-8? Write the two names on the backs: yours, and that of the one you would hold on to. | Write a message along the back of the kelp that can only be read when it is unwound.}}
further @4-5 Rock them on a blue towel and sing something slow.
further Make one pair into two: give the friend who moves away one otter, with a hand that clips into yours.
safety {shell=seashell,button? The shells are counted and kept from little ones. | Cut small arms from a folded piece, two at once, so that your fingers stay away from the blades.}
skills cutting pairs, gluing in order, thinking of somebody
alt Two brown otters on their backs holding hands, with shells and kelp

* sock-axolotl
name axolotl
title Sock Axolotl With Frilly Gills | Axolotl to Squeeze | An Axolotl From One Sock
about Six feathery gills and a smile that never stops: the axolotl stays young all its life, and a sock has just its shape.
step fill Push {the filling} into {the sock}, firmly into the toe: that is the head. Fill up to where the tail begins{sock=glove? , the fingers tucked inside | }.
step tie {tie=rubber-band,hair-tie? Twist one of {the tie} | Tie a piece of {the tie}} around behind the head, not too tight, and the other where the filling ends. The loose rest is the tail: cut it to a point.
step gills Cut {gills=pipe-cleaner? {the gills} into six pieces as long as a finger | six gills as long as a finger from {the gills}}{gills=felt,craft-foam,construction-paper? , and a fringe along one edge of each | }.
step fix Glue three gills to each side of the head, pointing up and back like feathers. Hold each while you count to twenty, then leave them in peace.
step legs Cut {the legs} into four short legs and glue them underneath, toes outward.
step eyes {eyes=sticker? Press {the eyes} on | Glue {the eyes} on} very far apart, low at the sides: that is what makes it an axolotl.
step face Draw {!eyes? two small eyes, far apart, and }a wide mouth with the corners up.
step cheeks {cheeks=paint? Dab {the cheeks} on with a fingertip, | {cheeks=sticker? Press {the cheeks} on, | Glue {the cheeks} on,}} right under the eyes.
step spots {spots=felt? Cut {the spots} into dots and glue them along the back. | {spots=fabric-marker,permanent-marker? Draw freckles along the back with {the spots}. | {spots=sticker? Press {the spots} along the back. | Glue {the spots} along the back.}}}
step home Give the glue an hour. {@4-5? Is the pillow its home today, or your arm? | {@6-8? Look up which lake the wild ones live in, and how many are left. | Make up an axolotl's diary: one sentence for each day on which nothing happens.}}
further @4-5 Give it a lake of crumpled blue paper.
further Make a second one in another color: wild axolotls are nearly black.
safety {@4-5? What is glued on is pulled at by a grown-up before it goes to bed with anybody. | It is no toy for children under three: bands and eyes can come off.}
waiting An hour for the glue.
skills stuffing firmly, tying, placing features
alt A pink sock axolotl with red gills, small eyes and a smile

* woolly-llama
name llama
means wool
title {tassels? Woolly Llama With Tassels | } | {blanket? Llama in Its Best Blanket | } | A Llama From the Andes
about {blanket? A long neck, a lot of wool and a blanket for the feast day. | A long neck and a lot of wool.}{tassels?  In Peru, llamas wear tassels so that everybody knows whose they are. |  In Peru, such a coat is worn by whole families.}
step neck Draw a head on a long neck, about as long as your hand, with two ears like bananas, on {the neck}. Cut it out.
step join Tape the neck to the front of {the body}, as far inside or behind as it holds, standing straight up.
step legs {legs=cardstock,paper-straw? Cut {the legs} into four legs as long as a finger and tape | {legs=clothespin,craft-stick,cork? Tape | Tape} {the legs} on as four legs,} {legs=cardstock,paper-straw? them on, two in front and two behind. | two in front and two behind.} Set it down: does it stand? Move them until it does.
step snip {wool=yarn,raffia? Cut {the wool} into pieces as long as a finger, in bundles. | {wool=tissue-paper? Cut {the wool} into squares and crumple them. | Pull {the wool} into tufts; cut what does not tear.}}
step wool Spread glue on the body and press the wool on, from the legs upward, then up the neck. Face, ears and legs stay bare.
step eyes {eyes=sticker? Press {the eyes} on. | Glue {the eyes} on.} Long lashes suit a llama.
step face Draw {!eyes? an eye with long lashes, }nostrils, and a mouth that chews to one side.
step blanket Cut a blanket as wide as the back from {the blanket}, with a zigzag border, and glue it over the wool.
step tassels {tassels=yarn,embroidery-floss? Knot {the tassels} into small tassels and glue them | Glue {the tassels}} along the edge of the blanket{@6-8? and one to each ear | }.
step walk {harness? Lay {the harness} around its nose and cheeks as a halter. | } {@4-5? Load it with two crumpled sacks and walk it over the mountains of the sofa. | Load it, and set out. A llama that has too much on its back sits down: find out how much that is.}
further @4-5 Make a lamb with shorter legs: it is called a cria.
further Look at weavings from Peru, and draw a blanket with three bands of pattern.
safety {@4-5? Cutting board is done together; loose wool is swept up before a baby crawls by. | Cut the ears last and in short snips; they bend easily.}
skills cutting a tall shape, gluing in layers, making it stand
alt A woolly cream llama with a long neck, a red blanket and tassels

* sock-puppy
name puppy
title Sock Puppy in Its Bed | {ears=sock,tube-sock? A Puppy From a Pair of Socks | A Puppy From One Sock} | Sock Puppy for Bedtime
about {ears=sock,tube-sock? One sock is the puppy, the other one is its ears. | A single sock, filled and tied, is a whole puppy.} {@4-5? It is made without a needle. | A few stitches make it last, however hard it is hugged.}
step fill Choose {a sock} without a hole below the heel, or have it darned first. Fill it with {the filling}: toe first, then the heel, firmly, up to a hand's width below the cuff. The toe is the head.
step head Wind one of {the tie} behind the toe, so that a round head stands off. Twist the open end shut, wind another around it, and leave a bit of the cuff as a tail.
step legs Pinch two bumps at the front and two at the back, and wind a band around each bump. Paws! {!@4-5? Pull the bumps out until they are alike. | }
step ears Cut two ears as long as a finger from {ears=sock,tube-sock? the second sock | {the ears}}, and glue them to the sides of the head, so that they hang.
step sew Fasten the ears with a few small stitches, {the needle} and {the thread} going in and out close to the edge; the knots stay inside.
step nose {nose=felt? Cut {the nose} round and glue it on | Glue {the nose} on}, at the very tip.
step eyes {eyes=sticker? Press {the eyes} on | {eyes=felt? Trim {the eyes} round and glue them on | Glue {the eyes} on}}, a thumb's width above the nose.
step face Draw {!eyes? eyes, }{!nose? a nose, }a mouth and freckles. One raised eyebrow, and it has a question.
step collar Lay {the collar} around, knot it so that a finger fits under{tag? , with {the tag} threaded on as its tag | }.
step bed {bed? Fold a cloth into {the bed}: good night, puppy. | Fold a sweater into a basket: good night, puppy.} {@4-5? What is it called when you call it softly? | Decide what it has learned by tomorrow, and who teaches it.}
further @4-5 Make a bone from a rolled sheet, and hide it.
further Make the mother as well, from a knee sock.
safety {eyes? Small eyes and bands | Small things} belong to children who no longer put things in their mouths; a grown-up tugs at all of them first.
skills stuffing, tying, giving it a look
alt A sock puppy with brown ears and a red collar, lying in a basket

* foil-knight-set
name knight's shield
title Silver Shield {blade? and Sword | for a Knight} | Arms for a Brave Knight | The Shield With Your Own Crest
about Foil over board looks like hammered steel{relief? , and what lies under the foil shows through like something forged | }. The crest tells everybody who comes there: you.
step draw Draw a shield as tall as your arm from elbow to fingertips on {the board}: straight above, pointed below. Beside it draw a blade as long as your forearm{blade? , and a crossbar as long as your hand | , with a grip and a crossbar}.
step cut Cut everything out. {@4-5? A grown-up cuts; you check that every tip is round. | Thick board goes better in short cuts, the board turning.}
step relief Lay {the relief} in a border along the edge and tape it down here and there: it will show through the foil like rivets and rims.
step wrap Cover shield and blade with {the shine}, shiny side out, edges folded to the back and taped. {relief? Rub along the raised lines with a fingertip | Smooth it with a flat hand}, softly: foil tears.
step blade Tape the blade into or onto {the blade}, and tape the crossbar over the joint: now it has a grip. Cover the rest with a strip of {the shine}.
step emblem Cut your crest from {the emblem}: a half shield in one color, and on it {@4-5? a star, a sun or an animal that you like. | an animal, a star or a tool that says something about you.}
step fix {emblem=duct-tape,washi-tape? Peel the crest and press it onto the shield. | Tape the crest onto the shield with loops behind it.}
step jewels {jewels=sticker,stick-on-gem? Press {the jewels} on | Tape {the jewels} on with small loops}, in the corners and along the border.
step handle {handle=duct-tape,masking-tape? Fold each strip of {the handle} lengthwise, sticky side in, so that it does not cling to the arm, and tape | Tape} {handle=duct-tape,masking-tape? both | {the handle}} across the back: two loops, one for the forearm, one for the fist. Pull hard.
step vow {plume? Tape {the plume} behind the top edge.} Kneel, and be knighted. {@4-5? What do you promise to protect? | Say a vow in three parts: whom you help, what you never do, and what you are afraid of all the same.}
further @4-5 Build a dragon out of chairs, and make friends with it.
further Paint the same crest on paper, twice the size, as the banner of your castle.
safety The sword is for salutes: no hitting, no running with it, and its tip stays round. {@4-5? A grown-up cuts the board. | }
skills drawing to size, wrapping, designing a crest
alt A silver shield with a red and gold crest beside a silver sword

* no-sew-cape
name cape
title Cape Without a Stitch | No-Sew Hero Cape | {stick=glue? A Cape That Lets Go | The Quickest Cape of All}
about No needle and no paint: a cloth, an emblem and something that opens by itself when the cape gets caught. Then it flies.
step size {cloth=old-t-shirt,old-jersey? Cut off the sleeves and the sides of {the cloth}, and keep the back: it is the cape. | {cloth=pillowcase? Cut {the cloth} open along one long side and the bottom, and open it out. | Cut {the cloth} to a width from shoulder to shoulder and a length down to the knees.}} It ends above the heels, so that nobody trips.
step emblem {@2-3? Draw and cut a circle and a lightning bolt from {the emblem}, large ones. | Draw and cut a circle as wide as a hand from one color of {the emblem}, and from the other your sign: a bolt, a letter, a star, a paw.}
step doodle Spread {newspaper} on the floor and the cloth on top. {@2-3? Your child draws | Draw} all over the lower half with {the doodle}: stars, zigzags, a whole city far below.
step fix Lay the emblem on, first without sticking: in the middle? Higher? {emblem=duct-tape,washi-tape? Peel and press it down, | {stick=glue? Spread glue on the back, thin, right to the edges, and press it down, | Put loops of {stick} behind it and press it down,}} {@2-3? with flat hands, while somebody counts to ten. | stroking from the middle outward.}
step shine {shine=sticker,stick-on-gem? Press {the shine} on | {fix stick} {the shine} on} around it, like stars.
step hem {fix stick} {the hem} along the lower edge as a border.
step press {emblem=duct-tape,washi-tape? Lay {the cushion} on the emblem and sit on it for one song. | {stick=glue? Lay {the cushion} on the emblem for two hours: on cloth, glue takes its time, and what flies too early loses its sign. | Lay {the cushion} on the emblem and sit on it for one song.}}
step close With {the close}, a grown-up fixes the upper corners to the shoulders of the shirt that {@2-3? your child wears | you wear}, one left, one right{close=hook-and-loop-tape? , the soft half on the shirt and the rough one on the cape}: nothing goes across the throat, and one pull opens it.
step cuffs {cuffs=sock? Cut the toes off {the cuffs}: pulled over the hands, they are cuffs. | Slit {the cuffs} along their whole length and round the corners: now they open for a wrist and close by themselves.}
step fly {@2-3? Arms out: where does the hero fly first? | {@4-5? Arms out, run, turn! Whom will you help before supper? | Choose one power that is quiet, such as listening or fixing things, and use it before supper.}}
further @2-3 Give the teddy a cape from a washcloth.
further Put a second sign on the other side, and turn it over for the nights.
safety A cape is held by the shoulders of the shirt and never tied; it comes off before climbing, slides and swings.
skills cutting cloth, placing a sign, moving
alt A red cape with a yellow lightning bolt in a circle
left string: would tie where nothing may be tied
waiting {!emblem=duct-tape,washi-tape? {stick=glue? Two hours for the glue.}}

* tail-fin-mermaid
name mermaid
title Mermaid With a Ruffled Tail | {rock? Mermaid on Her Rock | } | The Mermaid With Rows of Scales
about Row upon row of scales, from the fin upward, and hair that would float if there were water. She sits {rock? on her rock | still} and waits for evening.
step skin Cut a piece of {the skin} that goes around the upper half of {the body}, and {fix stick} it on: face and arms will be of the same.
step cut Cut {scales=cupcake-liner,paper-doily? {the scales} in half; keep one whole for the fin | strips two fingers wide from {the scales}, with scallops along one edge, and a fin as wide as your palm}.
step scales {fix stick} the fin to the bottom. Then the scales, row by row, from below upward, each over the edge of the last, until they reach the waist.
step face Draw {!eyes? eyes, }a small nose and a mouth. Sleepy or curious?
step eyes {eyes=sticker? Press {the eyes} on. | {fix stick} {the eyes} on.}
step hair Cut {the hair} into pieces as long as your hand, and {fix stick} them on from the crown, left and right. {@6-8? Braid one strand and let the rest fall. | }
step arms Cut two arms from the rest of the skin and {fix stick} them to the sides: one to wave, one to hold on.
step shells {shells=sticker,stick-on-gem? Press {the shells} on | {fix stick} {the shells} on} as her top and in her hair.
step crown {crown=pipe-cleaner? Bend | {crown=bead? Line up | Fold}} {the crown} into a crown{crown=bead? and set it on | , points up, and set it on}.
step rock {rock? Seat her on {the rock}. | Seat her on a folded blue cloth.} {@4-5? What does she sing, and who hears it? | {@6-8? What has she found today that fell from a ship? | Write the message in a bottle that she finds, torn in the middle.}} {pearls? {the pearls} lie around her. | }
further @4-5 Make her a friend with another tail.
further Make a merman, a baby, and a sea horse to ride on.
safety {@4-5? Half circles are cut together; what glitters and is small stays on the table. | Cut the scallops slowly, with the strip turning.}
skills overlapping rows, cutting scallops, dressing hair
alt A mermaid with a teal tail of scales, long red hair and a crown

* little-door
name fairy door
title Fairy Door for the Baseboard | A Door as High as a Hand | {window? Little Door With a Round Window | }
about Somebody very small lives in this house. You have never met, because there was no door. Now there is. | A door in the wall does not need to open. It only has to look as if it did at night.
step planks Lay {the planks} side by side, the middle one highest, so that the door is round at the top. Cut {the back} a finger wider all around and glue them onto it.
step color {color=marker? Color | Paint} the door {color a}, along the grain. {!color=marker? Half an hour to dry. | }
step hinges {color=marker? Draw | Paint} two dark hinges across the planks, left, one high and one low, with dots for the nails.
step knob {knob=sticker? Press {the knob} on | Glue {the knob} on} across from the hinges, at half height: that is where a small hand would reach.
step frame Glue {the frame} around the door onto the edge of the back{frame=pebble? , stone beside stone, in a thick bed of glue | }: two sides and an arch. {frame=pebble? Leave it flat for an hour. | }
step window {window=sticker? Press {the window} on | Stick a round of {the window} on}, high up in the middle, and draw a cross over it: a window with panes.
step green {green=felt,tissue-paper? Tear or pinch {the green} into leaves and | Take {the green} and} glue it at the foot of the frame and up one side, as if it had always grown there.
step flowers {flowers=sticker? Press {the flowers} into the green. | Glue {the flowers} into the green.}
step sign Write on {the sign} what a visitor should know: {@4-5? a name, a number, or just an arrow. | a name, or the hours at which somebody is at home.}
step place {wall? Lean it against {the wall}, as if somebody lived in there. | Lean it against the wall, low down.}{path?  Lay a path to it of {the path}. | } {@4-5? Leave a letter there tonight, folded very small. | {@6-8? Write a letter in the smallest hand you can, and see whether an answer comes. | Add what gives it away that somebody lives there: a coat hook, a mat, a lamp, mail.}}
further @4-5 Knock with one finger each morning and say hello.
further Change the door with the seasons: snow on the frame, a wreath, a pumpkin as big as a pea.
safety {@4-5? Small stones and knobs stay away from toddlers. | Whatever is too long is snapped by a grown-up, not cut: wood splinters.}
skills measuring by eye, building a frame, telling in detail
waiting Half an hour for the paint to dry.
alt A small green door with a round window, a knob and a frame of stones

* cloud-beard
name wizard's beard
title A Beard as Long as a Spell | Wizard's Beard on a Stick | Fluffy Beard for Wizards and Kings
about Held in front of the chin, it makes anybody three hundred years old. {hat? With a hat, nobody asks for more proof. | Nobody asks for more proof.}
step shape Draw a beard on {the base}, as wide as your face and as long as there is room, pointed below. Cut it out.
step mouth Hold it to your chin: a grown-up marks where the mouth is. Cut an opening there that is wide enough to speak through.
step snip {fluff=yarn,raffia,paper-strip? Lay {the fluff} into bunches as long as a finger. | {fluff=tissue-paper,crepe-paper? Tear {the fluff} into strips as long as a finger. | Pull {the fluff} apart until the heap is twice as big.}}
step beard Spread glue from the tip upward, a hand's width at a time, and press the fluff on, row over row, so that it hangs down like the tiles of a roof.
step mustache Roll two long tufts between your palms, and glue them on above the mouth, ends outward and curled.
step stars {stars=sticker,stick-on-gem? Press {the stars} in | {stars=metallic-paper? Tear {the stars} into bits as big as a thumbnail and glue them in | Glue {the stars} in}} along the lower rim, like dew.
step hold Turn it over, glue {the hold} down one side of the back, so that a hand's length sticks out below, and let all of it lie for an hour: tufts and stick.
step hat {hat=party-hat? Set {the hat} aside for the top: it only needs stars. | Roll {the hat} into a cone that fits your head, and tape it along the edge. It sits loosely, without any band.}
step brim Tape {the brim} around the edge of the hat.
step spell {@4-5? Say it very low: by my beard! What do you turn the cat into? | Invent a spell in rhyme that makes somebody tidy the room, and speak it slowly.}
further @4-5 Make a red one for a dwarf, from the same base.
further Put on a play with one beard and three people: whoever holds it is the wizard.
waiting An hour for tufts and stick.
safety The beard is held by its stick and has nothing that goes around head or neck; fluff stays away from the mouth opening.
skills covering in rows, rolling, acting
alt A fluffy white beard with stars on a stick below a purple pointed hat

* carton-register
name cash register
title Cash Register With a Coin Drawer | Ring It Up: A Shop Register | Box Register for a Small Shop
about Keys to press, a drawer for the coins and a receipt that comes out at the top: now anything in the house can be sold.
step cut Cut {the box} slantwise, high at the back and low in front, so that the keys lie on a slope. Close the open side with what you cut off. {@4-5? A grown-up does the cutting. | }
step color {color=construction-paper,wrapping-paper? Cover the box with {the color}, | Paint the box {color a},} sides first. {color=paint,acrylic-paint? It dries for half an hour. | }
step drawer {drawer=egg-carton? Cut {the drawer} down to two rows of cups | Cut an opening for {the drawer}}: it goes in front, under the keys, and each kind of coin gets a place of its own.
step keys {keys=sticker? Press {the keys} on | {keys=craft-foam,construction-paper? Tear or fold {the keys} into squares and glue them on | Glue {the keys} on}} in rows on the slope, with a bigger one for the total.
step numbers Write the numbers from 1 to 9 on scraps of {the slip} and glue one to each key{@4-5? : a grown-up says them with you | , and a plus, a minus and an equals sign}.
step screen Stick {the screen} above the keys as the display{screen=aluminum-foil? , edges folded under | }.
step slip {slip=toilet-paper? Set {the slip} behind the box and pull its end over the top | Roll or fold {the slip} and push it into a slit at the top}: that is the receipt.
step bell Tape {the bell} to the top. It says when somebody has paid.
step money {money? Sort {the money}: what is worth one, what is worth five? | Draw coins and notes on scraps of the paper.} {@4-5? Put a dot on each for every one it is worth. | Write prices for ten things on slips.}
step sell {@4-5? What does a banana cost today? Ring it up, take the money, give back what is left. | {@6-8? Sell five things to one customer, add them up on the slip, and give change. | Open for an hour. What sells best, and what happens when you make it cheaper?}} {scanner? Beep goes {the scanner}. | }
further @4-5 Make a purse of folded paper for every customer.
further Add a sign with offers: two for the price of one. Does it pay?
safety {money=coin,button,dried-bean,metal-washer? Real coins and small things are counted back into the drawer and kept from toddlers. | {@4-5? Cuts in the box are a grown-up's. | Cut the slope from the corner downward, slowly: the box bends.}}
skills counting, gluing in rows, buying and selling
waiting {color=paint,acrylic-paint? Half an hour for the paint to dry. | }
alt A blue cash register with number keys, a display and {a drawer} drawer

* pizza-box-farm
name farm
title Farm in a {one box} | The Fold-Up Farm | {pond? A Farm With Rows and a Pond | }
about Open the lid, and there is the sky over the fields; close it, and the whole farm goes under the bed. | {pond? A field with rows, a barn and a pond: all on one {one box}. | }
step ground Open {the box} and stand the lid up. Paint the lid as the sky and the bottom as meadow, with a brown patch for the field. Half an hour to dry.
step rows {rows=soil? Spread glue on the brown patch in stripes and sprinkle {the rows} on; shake off the rest. | Glue {the rows} onto the brown patch side by side, as furrows.}
step barn {barn=milk-carton,small-box,egg-carton? Cut a door into {the barn} and glue it down in a corner of the meadow. | Cut a barn with a door from {the barn} and glue it up against the sky.}
step roof Paint the barn {color c} with a dark roof, and a white X on the door.
step pond Cut a pond from {the pond} and tape it into the meadow{pond=aluminum-foil? with its edges folded under | }.
step fence {fence=toothpick? Stick {the fence} upright into dots of glue | Glue {the fence} on as posts and rails} around the field. A gap is the gate.
step crops Glue {the crops} into the rows: what grows here? {!@4-5? Keep the same distance from plant to plant. | }
step hay Put {the hay} beside the barn, for those who get hungry.
step animals {animals=toy-animal? Let {the animals} move in: | Make the animals of {the animals}, with legs and faces drawn on:} cows and sheep to the grass, hens to the barn, a dog anywhere.
step play {@4-5? Good morning, farm! Who is milked first, and who has got out? | {@6-8? Play a whole year: plow, sow, water, harvest. What goes wrong in summer? | Plan three fields that change places every year, and find out why farmers do that.}}
further @4-5 Add a scarecrow from two sticks.
further Build the farm next door in a second box, and trade with it.
safety {crops=dried-bean,popcorn,button? Small crops are glued down well, and counted if a baby lives in the house. | {@4-5? A door in thick board is cut by a grown-up. | Keep the lid from closing on fingers: prop it with a stick.}}
skills painting land, building small, planning
waiting Half an hour for the paint to dry.
alt {a box} opened as a farm with a red barn, a field, a pond and animals

* paper-eating-worrier
name worry eater
title Worry Eater With a Big Mouth | The Monster That Eats Worries | Feed Me Your Worries
about What goes around in the head at night can be drawn or written on a slip, and eaten. In the morning a grown-up empties the box together with you: most worries have shrunk by then.
step mouth {box=tissue-box? The slot of {the box} is the mouth already: cut it wider on both sides. | Cut a mouth as wide as a hand into the front of {the box}.} It has to take a folded note.
step skin {skin=paint? Brush {the skin} over the whole box, {color a}, and let it dry for half an hour. | {skin=tissue-paper,crepe-paper? Tear {the skin} into pieces and glue them all over, each over the edge of the last. | Glue {the skin} around the box, a side at a time, and fold in what is left over.}}
step teeth Cut teeth from {the teeth}, long or short, even or not, and glue them inside along both lips.
step eyes Glue {the eyes} on{eyes=cotton-ball,egg-carton,ping-pong-ball? and draw a dot on each | }. Two, or three? It has to look in all directions.
step face Draw {!eyes? eyes, }brows, nostrils and freckles. Does it look hungry, or kind? It may be both.
step hair Glue {the hair} to the top, sticking up.
step arms Glue {the arms} to the sides{arms=pipe-cleaner? and curl up the tips, sharp ends inward | , as if it asked for more}.
step spots {spots=sticker? Press {the spots} on as warts. | Glue {the spots} on as warts.}
step write {@4-5? Draw a worry on {notes=paper? a slip of paper | one {one notes}}, or say it and a grown-up writes it down. | {@6-8? Write or draw one worry on each {notes=paper? slip of paper | {one notes}}. A big one may be torn in two. | Write one worry on each {notes=paper? slip of paper | {one notes}}, and on the back what would be the next small thing to do about it.}}
step eat Feed it before bed. {pencil? {the pencil} lives beside it, for the night. | } {@4-5? In the morning, look together at what it has left over. | Once a week you open it with somebody you trust, and sort: gone, smaller, still to be talked about.}
further @4-5 Tell it also something good: monsters like dessert.
further Make a second slot for good news, and see which fills faster.
safety A worry that does not get smaller is not for a box: tell a grown-up, who listens.
skills covering, inventing a face, putting worries into words
waiting {skin=paint? Half an hour for the paint to dry. | }
alt A purple box monster with a wide toothy mouth that eats a note

* night-guard
name dream guard
title Dream Guard for the Nightstand | The Owl That Stays Awake | Guard Against Bad Dreams
about Somebody has to stay awake so that you can sleep. The dream guard has eyes that never close, a net for what comes creeping, and orders in your own words.
step skin {skin=paint? Brush {the skin} over {the body}, {color a}, and let it dry for half an hour. | Cut {the skin} to size and {fix stick} it around {the body}.} {body=cardboard-tube,paper-cup? Press the top edge down in front and behind: two ears stand up. | Pinch or add two pointed ears.}
step eyes Cut two circles from {the eyes}, so large that they touch in the middle, and {fix stick} them on. They take up the whole head.
step pupils {fix stick} {the pupils} into the middle: now it is awake.
step face Draw {!pupils? big black pupils, }lashes, and a beak or a nose between the eyes. It looks straight at whoever comes.
step wings {wings=felt,construction-paper,paper-plate,craft-foam? Cut {the wings} to a wing's shape and {fix stick} one to each side. | {fix stick} {the wings} to the sides as wings, tips down.}
step shield {shield=aluminum-foil? Fold {the shield} into a round shield | Draw a star on {the shield}, the shield,} and {fix stick} it to one wing or hand.
step net Wind {the net} {net=net-bag,tulle,lace? around the belly and knot it behind: | crisscross around the belly, knot it at every turn, and cut it off close:} bad dreams are caught in it, and gone in the morning light.
step stars {stars=sticker,stick-on-gem? Press {the stars} on | {stars=glow-paint? Dab dots of {the stars} on | {fix stick} {the stars} on}} where there is room: good dreams may pass.
step order {@4-5? Draw on {the card} what must stay outside. | Write its orders on {the card}: what must stay outside, and which dream may come in.}
step post Set it where you can see it from the pillow{lamp? , with {the lamp} beside it | }. {@4-5? Tell it good night, and what its watch is for. | {@6-8? Tell it what its watch is for. If a bad dream slips through, give it another line on the card. | A bad dream that comes again can get another ending: write it on the card, and put it under the guard.}}
further @4-5 Give it a drawn cup of cocoa for the long night.
further Make one for somebody who is in a strange bed: at the hospital, or on a trip.
safety Everything on the guard is stuck fast or tied short, and it stands beside the bed, not in it.
skills wrapping, drawing a look, giving fear a shape
waiting {skin=paint? Half an hour for the paint to dry. | }
alt A navy owl guard with huge open eyes, a net and a shield with a star

* tooth-box
name tooth box
title Box for the First Lost Tooth | A Bed for a Tooth | {wings? Tooth Box With Wings | }
about A tooth is so small that it gets lost twice. In here it has a soft bed, and the tooth fairy knows where to look. | Wobble, wobble, out: and then it needs a place for the night.
step cover {box=egg-carton? Cut two cups that hang together from {the box}: one is the bed, one is the lid. | {cover=paint? Paint | Cover} {the box} first:} {cover=paint? brush on {the cover} and let it dry for half an hour. | {cover=washi-tape? wind {the cover} around it in stripes. | cut {the cover} to fit and glue it around.}}
step bed Press {the bed} into the box with a thumb, so that a hollow is left in the middle.
step tooth Cut a tooth from {the tooth}, as long as a finger: two bumps at the top, two roots below.
step wings {wings=paper-doily,cupcake-liner,coffee-filter? Fold {the wings} once, and glue them | Glue {the wings}} behind the tooth, left and right.
step eyes {eyes=sticker? Press {the eyes} on. | Glue {the eyes} on.}
step face Draw {!eyes? two eyes, }a smile and rosy cheeks on the tooth. Has it got a gap?
step fix Glue the tooth to the lid or the back of the box, so that it looks over the edge.
step sparkle {sparkle=sticker,stick-on-gem? Press {the sparkle} on. | {sparkle=glitter-glue? Set dots of {the sparkle} on the front. | Glue {the sparkle} on.}}
step bow Tie {the bow} around the box and into a bow that opens with one pull.
step night {@4-5? The day it happens, lay the tooth in. Where does the box stand tonight? | Write the date and the story on the bottom: which tooth, and how did it come out?}
further @4-5 Draw all your teeth as a row of houses, and color in those that have moved out.
further Keep a list on the bottom for all twenty.
safety Small things and small coins stay away from brothers and sisters under three, on this night too.
skills covering, cutting a shape, keeping something small
waiting {cover=paint? Half an hour for the paint to dry. | }
alt {a box} with a smiling winged tooth looking over its edge

* tooth-pillow
name tooth pillow
title Tooth Pillow With a Pocket | A Pillow the Tooth Fairy Finds | Sewn Tooth With a Pocket
about In the dark it is hard to find a tooth under a big pillow. This one has the shape of what it holds, and the pocket in front is just deep enough for a tooth and a coin.
step pattern {@4-5? Together, draw | Draw} a tooth as tall as {@4-5? a big hand | your hand} on {the pattern}, bumps above and roots below, and a pocket as wide as three fingers. {@9-12? Fold the sheet and draw half: both sides will be alike. | }
step cut {@4-5? Together, cut | Cut} out the pattern, lay it on {the felt} and cut two teeth and one pocket.
step smile Draw a smile with a gap on one tooth with {the pen}{!eyes? , and two closed eyes above it | }.
step face {thread=embroidery-floss? Split {the thread} in two, three strands each, so that it lasts.} With {the needle} and {the thread}, stitch a smile on one tooth: in and out, small steps{@6-8? , along a line that you draw first | }. {!eyes? Two short lines above it are closed eyes. | }
step eyes {@4-5? A grown-up sews {the eyes} on above the smile; you pull the thread through each time. | Sew {the eyes} on above the smile, through every hole twice.}
step pocket {stars? Sew {the stars} on the pocket first, knots on the back. | } {edge? Sew {the edge} along the top of the pocket. | } {@4-5? A grown-up sews the pocket on below the face, along three sides, with {the needle}; you pull the thread through each time, until it lies flat. | Stitch the pocket below the face along three sides.} The top stays open for tooth, coin and note: slip a finger in to test it.
step stars Look at the pocket again: is every one of {the stars} tight? Sew on what is loose.
step join Lay both teeth on each other, face out{loop? , and {the loop} between them at the top, ends inside | }. {@4-5? A grown-up sews along the edge, and you pull the thread through, as before. Stop | Sew around the edge with small stitches, and stop} when a gap of two fingers is left.
step stuff Push {the filling} in through the gap, the roots first, with the blunt end of a pen. It is full when it stands up to a squeeze.
step close {@4-5? A grown-up sews the gap shut; you give the thread its last pull. | Sew the gap shut and hide the knot between the layers.}
step night {@4-5,6-8? Put a note for the tooth fairy into the pocket, folded as small as a tooth. | Give it to whoever is next: the first wobble counts.}
further Embroider the date of each tooth on the back.
further @9-12 Sew a molar with three roots for a cousin who wants to be a dentist.
safety {@4-5? The needle stays in a grown-up's hand and is counted back at the end; what is sewn on is tugged before it goes to bed. | {@6-8? Needle and thread are worked together at first; the needle goes back into its cushion after every seam. | Count the needles before and after, and sew with your fingers behind the point.}}
skills making a pattern, sewing a running stitch, stuffing
alt A white felt tooth pillow with a stitched smile and a blue pocket

* jar-of-remembering
name memory jar
title A {jar=cookie-tin,small-box? Box | Jar} Full of Remembering | Memory {jar=cookie-tin,small-box? Box | Jar} for Somebody We Love | The {jar=cookie-tin,small-box? Box | Jar} That Holds the Stories
about When somebody is far away, the stories stay. Each goes on a slip, rolled up and tied, and on a day when you miss them, you open one. | It begins with ten small memories, and it is never quite full.
step wash {jar=small-box,cookie-tin? Dust {the jar} and find a place for it. | Wash and dry {the jar}, and peel off what is printed on it.} Sit down with whoever remembers, too.
step strips Cut {the notes} into strips two fingers wide{@4-5? together | }: ten for a start.
step write {@4-5? Tell one memory at a time; a grown-up writes it down, and you draw beside it{color? with {the color} | }. | {@6-8? Write or draw one memory on each{color? , in colors of their own | }: what they liked, what they said, what made everybody laugh. | Write one memory on each{color? , in the color that suits it | }, as exactly as you can: a smell, a sentence, what the light was like. Small ones are often the strongest.}}
step fold Roll each strip around {@4-5? a finger | a pencil stub} and tie it with a short piece of {the tie}, or put it in unrolled.
step finds Lay {the finds} at the bottom: things from places where you were together.
step photo Fix {the photo} to the jar with {stick}, looking out.
step label Write a name, or draw a heart, on {the label}, and tie or stick it to the front.
step lid Cover the lid with {the lid}, and tie {the tie} around.
step light Put {the light} in or beside it on days that are hard, or that ought to be bright.
step open {@4-5? Take one out whenever you like, hear it, and put it back. | {@6-8? Open one when you miss them. Ask others for a memory that you do not know. | Open one when you need it. Ask people who knew them for a slip: there are stories you have never heard.}}
further @4-5 Add a drawing every birthday.
further Read them aloud together once a year, on a day that you choose.
safety {@4-5,6-8? Crying is allowed here, and so is stopping: a grown-up stays with it to the end. | If it gets too heavy, put it down and talk to somebody: you do not have to carry it alone.}
skills remembering, writing shortly, keeping
alt A jar filled with small rolled notes, with a photo, a heart and a cloth lid
left candle: no flame beside so much paper

* dish-soap-putty
name putty
title Putty From Two Things | Stretchy Putty Without Borax | Putty for Restless Hands
about Two parts of one, one part of the other, and hands: that is all it takes to get something that stretches, breaks and melts back into a puddle. | It feels like slime and is made of what stands in the kitchen.
step measure Measure {the starch} into {the bowl}, and keep two spoonfuls back for later.
step stir Pour in {the soap} little by little, stirring with {the spoon}, until it crumbles and then clumps.
step knead Take it into your hands and knead for five minutes. Too sticky? One of the spoonfuls. Too crumbly? A few more drops of soap. It is right when it no longer sticks to your palm.
step tint Press a hollow, drip in {the tint}, fold it shut and knead: first inside, then everywhere. {!@6-8? Stop early for marble. | }
step shine Knead in {the shine}, a little at a time.
step test {@6-8? Pull it fast, and it snaps; pull it slowly, and it runs. Why? | Try three speeds: pull, hold, drop. Remember when it acts like a solid and when like a liquid.}
step keep Press it into {the keep} and close the lid: in the air it dries within a day. Knead it with wet fingers when it stiffens.
step label Put {the label} on it, with the date and the recipe: two to one.
step use {@6-8? Roll it, twist it, make a snail that slowly melts into a pancake. | {@9-12? Keep it beside you while you read or study: one hand kneads, the other turns pages. | Keep it at your desk for the hour before an exam. Kneading slowly, with long breaths out, does help.}}
further Change one thing at a time: half the soap, warm hands, an hour in the refrigerator. What does it do?
further @9-12 Write a label that explains to a customer why it is a liquid and a solid.
safety Putty is made of soap: hands out of eyes and mouth, wash afterward, and keep it away from small children and from cloth.
skills measuring by parts, kneading, testing
alt A stretched lump of teal putty beside its jar
left flour: would turn it into dough

* squeeze-sock
name squeeze ball
title Squeeze Ball in Two Skins | Stress Ball From a Sock | A Ball to Squeeze When It Gets Too Much
about A knotted bag and two layers of cloth hold what a balloon would spill. It can be squeezed, thrown at the sofa and warmed in the hand, and it does not squeak or burst.
step double Hang {the skin} in {the cup} and turn its edge over the rim, like a bag in a bin. Have {the sock} ready{sock=glove? , the fingers tucked inside}.
step fill {@4-5,6-8? A grown-up pours | Pour} {the fill} into {the skin}{pour? through {the pour} | } until it is as big as {@4-5,6-8? an apple, presses out the air, knots the bag tightly above it and lowers it into the toe. A freezer bag is best: thin ones split. | an egg or an apple, whichever your hand likes, press out most of the air, knot the bag tightly above it and lower it into the toe.} Nothing can dust or trickle out of it now.
step scent Mix {the scent} into the filling before the bag is closed, finely crumbled.
step tie Twist the cloth shut above the filling. {tie=rubber-band,hair-tie? Wind one of {the tie} around it, as often as it goes. | Tie one piece of {the tie} around it, wind it five times and knot it.} Pull the rest of the sock back over the ball: now it has two skins.
step trim Close the outer skin the same way with the second piece, and cut the cuff to a finger's length.
step hair Tie or tuck {the hair} into the knot, cut to the length of a thumb.
step eyes {@4-5? Now your child gives it a face: | } {eyes=fabric-marker,permanent-marker? Draw two eyes and a mood. | {eyes=felt? Press two rounds of {the eyes} on with glue. | Glue {the eyes} on, close together.}}
step mouth Cut a mouth from {the mouth} and glue it on. A yawn, a grin, a zipper? It dries for an hour before anybody squeezes.
step mood {eyes? {mouth? Draw the brows: is it cross, or calm again? | Draw the brows and the mouth: is it cross, or calm again?} | Draw a face on it: eyes, brows and a mouth. Is it cross, or calm again?}
step squeeze {@4-5? Squeeze it slowly while somebody counts to four, and let go as slowly. Five times. | {@6-8? Squeeze for four, hold for four, let go for four. Where does it help: at homework, in the car, at the doctor? | Squeeze for four, hold for four, let go for six. Use it under the table: nobody sees it, and nobody has to.}} {tag? The numbers go on {the tag}, for those who forget them. | }
further @4-5 Make one for each hand, and let them talk.
further Try another filling in the second sock, and feel which one calms faster.
safety {@4-5? A grown-up pours and ties; a ball that leaks goes straight into the bin. | When it begins to leak, it is over: empty it into the trash and make another.}
skills filling, tying tightly, calming down
alt A round squeezable sock ball with big eyes and a tuft of hair
left balloon: bursts, and its scraps are dangerous

* taped-squishy
name {v} squishy
title {V} Squishy Made of Paper | Soft Paper {V} | Squishy {V} to Trade
about Paper, clear tape all over, and something soft inside: it sinks in under your thumb and comes back slowly. {v=toast? Toast is the easiest one to begin with. | {v=ice-pop? This one never drips. | This one purrs if you imagine it.}}
say toast: name=toast; shape=a slice of toast with a wavy top; face=a pat of butter, two eyes and a small smile
say ice-pop: name=ice pop; shape=an ice pop with its stick; face=two flavors that meet in a wave, and a sleepy face
say cat: name=cat; shape=a round cat's head with two ears; face=pink ears, whiskers and a mouth like a 3
step draw Draw {v.shape} as large as your hand on {piece paper}, with simple edges: corners burst first.
step color Color it well, right to the line: {v.face}. {!@6-8? Draw the back on the second sheet, as a mirror image. | }
step shine Add highlights with {the shine}: {shine=sticker,stick-on-gem? one or two are enough. | a white or shiny spot in each eye.}
step film Cover the whole front with {the tape}, strip beside strip, each a little over the last. Then the second sheet as well. It must be covered everywhere, or it tears.
step cut Lay both sheets back to back and cut them out together{@6-8? , a finger's breadth outside the line | , a hair outside the line}.
step sides Tape them together around the edge, strips folded over from front to back, and leave a gap of three fingers at the bottom.
step stuff {filling=kitchen-sponge? Cut or tear {the filling} into flakes and push | Pull {the filling} apart and push} it in, into the tips first. Less is softer: it should sink in halfway.
step loop Tape {the loop} into the top edge.
step close Make a pinhole-sized gap with the tip of your pen for the air, then tape the opening shut, all along.
step squish {@6-8? Press it flat and watch it come back. Which one is slowest? | Press it flat and count how long it takes to rise. More than three seconds is a good one.}
further Make a set of five that belong together, with a box that looks like their shop.
further @13+ Design one after something that your friends would know at once.
safety It is for hands and bags and not for faces; a squishy that opens is taken from small brothers and sisters.
skills drawing simply, covering in tape, stuffing evenly
alt A soft paper {v} covered in shiny tape, with a small face

* woven-bread-cover
name challah cover
means napkin
title Challah Cover for Friday Night | A Cover for Two Loaves | Painted Challah Cover
about While the blessing over the wine is said, the bread waits under a cover, so that it does not feel left out. This one is printed and painted by you, and comes to the table every Friday.
step size Cut {the cloth} to about {in 16} by {in 20}, large enough for two loaves, and spread it on {the newspaper}. {@4-5? A grown-up evens the edges. | }
step plan Sketch with {the pen}, very lightly: two loaves in the middle, candles above them, a border all around. {!@4-5? Leave a hand's width to every edge. | }
step border Run {the tape} along the edges as a straight line to print against.
step stamp {color=fabric-marker,permanent-marker,marker? Color the flat side of {the stamp} with a marker, and press it on while wet, | Pour a little color onto {the plate}, dip {the stamp} and press it} around the edge: {@4-5? dots, one beside the other. | stars and dots that take turns.} Try it on the paper first.
step loaf {color=fabric-marker,permanent-marker,marker? Draw | Paint} two braided loaves in golden brown: a row of ovals, each one leaning on the next, and seeds on top.
step word {@4-5? Add two candles; a grown-up writes Shabbat Shalom between them, and you go over it. | Add two candles and a cup, and write Shabbat Shalom between them, in Hebrew letters if you know them.}
step dry Dry it flat for two hours. {color=fabric-marker,fabric-paint? A grown-up irons it from the back, so that it can be washed. | }
step stitch Go over the letters or the border with {the thread} in small running stitches, {the needle} in and out, one strand doubled.
step edge Glue {the edge} along {@4-5? two sides | the edge}, corners folded over.
step gems Glue {the gems} where they catch the light: along the border, or on the crusts.
further @4-5 Bake the challah together and let it try the cover on.
further Make a smaller one as a gift for the grandparents, with their names in the border.
safety {color=fabric-paint,acrylic-paint? Old clothes on: this color does not come out. | Let it dry well before bread comes near it, and lay a clean napkin under it.}
skills printing a border, painting a braid, keeping a custom
waiting Two hours for the color to dry.
alt A white cloth with two braided loaves, candles, a blue border and gold fringe

* paper-bag-lungs
name lungs
title Lungs That Fill When You Blow | Paper-Bag Lungs | Two Lungs on One Windpipe
about Blow, and both lungs rise at once; let go, and they sink. That is what happens in your own chest about twenty times a minute, without your thinking of it.
step draw Draw a tree of fine branches on each of {the bags}, trunk at the opening: those are the airways. Color all of it pink.
step pipe Put {the pipe} side by side and tape them together at one end: that is the windpipe. Spread the other ends apart.
step fit Push an end into the mouth of each bag, gather the bag around it and seal it with {the seal}, round and round. No air may get out.
step test Blow in at the top. One side does not rise? Look for the leak and tape it once more.
step vessels {vessels=yarn,pipe-cleaner,embroidery-floss? Lay | Draw} vessels along the branches with {the vessels}: red for blood with air in it, blue for blood that fetches some.
step chest Cut a chest with a neck from {the chest}, as wide as yours, to lay it all on. {!chest=old-t-shirt? Cut a hole as large as a coin where the windpipe leaves. | }
step mount Fasten the windpipe to the chest with {the seal}. The bags stay loose: they have to move.
step ribs Lay {the ribs} across in pairs and {fix stick} down only their ends, like ribs that leave room.
step heart Cut or shape a heart from {the heart} and {fix stick} it between the lungs, a little to the left of the middle as its owner sees it.
step breathe {@6-8? Each child blows only into its own straw. Blow slowly: how many breaths fill them? | Count your breaths for a minute, jump for a minute, and count again. What do the lungs tell the heart?} {@6-8? Now breathe along with them. | }
further Trace your own chest at its widest and its narrowest, and measure the difference.
further @9-12 Add a diaphragm: a band below that pulls the bags down.
safety Everybody blows into a pipe of their own, and breathes in away from it; stop when it makes you dizzy.
skills sealing, modeling a body, observing oneself
alt Two pink paper lungs on a blue windpipe, lying on a chest of board

* folded-brain-cap
name brain
means cord
title A Brain to Put On | The Folded Brain | Brain Model With Its Regions
about A brain has so many folds that, spread out, its skin would cover a big pillow. On this one you lay the folds yourself, and then say what each part is for.
step halves Turn {the base} over{base=newspaper? , crumpled and pressed into a dome as big as your fist and a half | } and draw a line from front to back: two halves. They are nearly alike, as in a mirror.
step twist {folds=newspaper,tissue-paper,crepe-paper,paper-towel,toilet-paper? Tear {the folds} into strips, roll and twist them into cords as thick as a finger. | Cut {the folds} into pieces as long as your arm.}
step lay Spread {the glue} on one half, and lay the cords in bends, there and back again, like a road over a mountain. No gaps, and nothing crosses the line. Then the other half.
step dry Press everything down and let it dry for an hour.
step paint Paint it {color a} all over{folds=yarn,cotton-cord,rope? , dabbing the color into the grooves | , into the grooves first}.
step lobes Paint the regions in other colors: the front plans and decides, the sides hear and speak, the back sees, the top feels touch{@9-12? . Leave the small one below, which keeps you upright, striped | }.
step vessels Lay {the vessels} along the grooves as blood vessels, with dots of glue.
step stem Glue {the stem} below as the brain stem: it sees to your breathing, day and night.
step labels Write what each region does on {the labels} and fasten them with a bit of glue: {@6-8? see, hear, move, feel, think. | lobe on one side, what it does on the other.}
step wear {base=paper-bowl,straw-hat? Put it on. Now ask your brain something hard: where do you feel that you are thinking? | Set it beside you and teach it: who touches the right spot when you say see, hear, jump?}
further Write down what your brain did today all by itself.
further @9-12 Find out which region would light up while you read this, and make it glow with a flashlight.
safety Wash wet glue off at once; a dried cap is worn for a joke and not for running, since it slides.
skills laying patterns, mirroring, learning regions
waiting An hour for the glue, and half an hour for the paint.
alt A pink brain with raised folds, colored regions and small labels

* egg-cup-spine
name spine
title A Spine That Bends | Egg-Cup Backbone | The Bending Backbone
about Hard, soft, hard, soft: because there is a cushion between every two bones, you can bow, twist and roll up. Try it with yours, then with this one.
step cups {bones=egg-carton? Cut {the bones} into single cups, twelve of them. | {bones=cardboard-tube? Cut {the bones} into twelve rings as wide as a thumb. | Sort {the bones} by size; cut nothing.}} Small ones go to the neck, big ones to the hips.
step holes {bones=cardboard-tube,spool? Check that the cord fits through all of them with {the punch}. | Push a hole through the middle of each with {the punch}, on a folded cloth.}
step discs {discs=bead,pom-pom,dry-pasta,bottle-cap? Nothing to cut here: lay {the discs} ready, | Cut {the discs} into rounds as big as a coin and poke a hole into each,} one for every gap. They are the cushions.
step knot {cord=pipe-cleaner? Twist {the cord} together to one long piece, and fold up the end. | Tie a thick knot into one end of {the cord}.}
step thread Thread on bone, cushion, bone, cushion, all cups looking the same way. Push them close, but so that it still bends.
step spikes Cut {the spikes} to the length of a finger and {fix stick} one to the left and one to the right of each bone, and feel your own down your back.
step nerve Thread {the nerve} through all of it beside the cord: the spinal cord, which brings the news from your toes.
step hips Cut hips like two ears grown together from {the hips}, and {fix stick} them on below.
step skull Cut and draw a skull from {the skull}, and {fix stick} it on top: it has to sit straight.
step bend {@6-8? Bend it forward, back and to the side. Which way does it go farthest? Yours, too? | Give it the curve of a real spine, like a soft S, and find out why astronauts come home taller.}
further Feel how many bones you can count in your own neck.
further @9-12 Build the spine of a snake, and of a giraffe, and compare the number of neck bones. You will be surprised.
safety {@6-8? A grown-up helps with the holes: push away from the hand that holds. | Push holes over a cloth, never toward the hand that holds.}
skills cutting alike, threading in turn, comparing with a body
alt A spine of cups and blue cushions with a skull on top and hips below

* string-held-bridge
name suspension bridge
title Bridge That Hangs on String | {cars=toy-car? Suspension Bridge for Toy Cars | Suspension Bridge for Light Traffic} | A Bridge Held Up by Cables
about The road is held by nothing but string. Two cables run over the tops of the towers, and everything that drives across pulls at them: find out how much they can carry.
step towers Tape {the towers} upright onto {the base} in two pairs, a forearm apart, as the towers. {@6-8? Push at the top: they may not wobble. | Brace them at the foot, where they tend to tip.}
step deck Cut the road from {the deck}{deck=craft-stick? by laying sticks side by side on two long strips | , as wide as your palm and {in 24} long, in pieces if need be}: it must reach beyond both towers.
step paint Paint the towers {color a}, and let them dry for half an hour.
step holes Make holes with {the punch} along both edges of the road, every {in 2 1/2}, opposite each other.
step main Cut two main cables from {the cables}, twice as long as the road. Tie or tape each to one end of the base, lead it over both tower tops, and fasten it at the other end. Between the towers it hangs in a bow.
step lay Lay the road between the towers on two stacks of books, at the height where it is to hang.
step hang Cut short strings, thread one through each hole and tie it to the main cable above, so that all are straight and none is slack. Long ones near the towers, short ones in the middle. Take the books away.
step anchors Weigh down or clamp the ends of the cables with {the anchors}: if the ends slip, all of it sinks.
step river Lay {the river} underneath and {fix stick} it down: now it is a bridge over something.
step test {cars? Drive {the cars} across, one after the other. | Set small things on the middle, one after the other.} {@6-8? How many until it sags by a finger? | {@9-12? Note how far the middle sinks with each, and draw the curve. | Find the first thing that gives, strengthen only that, and load it again. Three rounds.}}
further Make the towers half as high and try the same load. What changes?
further @13+ Look up the bridge at Tacoma, and shake yours in time until it swings.
safety {@6-8? Holes in board are made together; | Make holes over a thick pad;} nothing heavy goes on the bridge while toes are underneath.
skills measuring, tying under tension, testing loads
waiting {paint? Half an hour for the paint to dry. | }
alt A red suspension bridge with cables, hangers and small cars on the road

* swinging-gymnast
name gymnast
title Gymnast on the High Bar | Gymnast Who Somersaults | The Tumbling Gymnast
about Press the two sticks together at the bottom, and up she goes, over the bar and around: the twisted string does it. | An old toy that still surprises everybody: squeeze, and somebody turns a somersault.
step cut Draw a body with a head, two arms and two legs as separate pieces on {the body}, the body as long as a finger, and cut them out. The arms need a hand's breadth of reach above the head.
step face Draw a face: concentrated, or already laughing. Both sides, since it turns.
step suit {suit=sticker,washi-tape? Press {the suit} on | {suit=marker? Draw a suit with {the suit}, | Stick {the suit} on}} as the team's colors{suit=marker? with a stripe | }.
step hair {hair=felt? Cut hair from {the hair} | Cut {the hair} short} and glue it on, tied up: nothing may hang in the eyes.
step holes Make holes with {the punch} at shoulders and hips, in both pieces at once, and two holes side by side through each pair of hands.
step joint Join arms and legs to the body with {the joint}, so loosely that they swing.
step frame Lay {the frame} side by side like the rails of a ladder and tape a short crosspiece between them, a third from below: tight on both sticks, but so that they still move.
step cord Thread {the cord} through the top of one stick, the hands, the top of the other, and back again. Turn the gymnast once, so that the cord is twisted between the hands. Knot it.
step swing Squeeze the sticks together below the crosspiece, and let go. {@4-5? Up, over, down! How often does it turn? | {@6-8? Can you stop it in a handstand? Count to three. | Find out what the twist in the cord does when you squeeze, and try it with two twists.}} {mat? {the mat} is for the landing. | }
step prize Stick {the medal} to the chest of whoever stood still the longest.
further @4-5 Announce the name, the country and the trick.
further Make a second one in other colors, and let them perform together.
safety {@4-5? A grown-up makes the holes and ties the cord, and the frame is kept away from faces. | Keep fingers out from between the sticks when you let go.}
skills cutting limbs, joining, finding the swing
alt A gymnast with jointed limbs hanging by the hands between two sticks

* soap-driven-swimmers
name swimmers
title Swimmers That Race by Themselves | Three Swimmers, One Drop of Soap | Swim Meet in a Pan
about Nobody pushes them, and still they swim: a drop of soap behind their feet, and they are off. Water has a skin, and soap lets it go on one side.
step draw Draw three swimmers on {the body}, as long as a finger: round head, arms forward, body narrow, feet together.
step cut Cut them out, close to the line. Flat is fast.
step notch Cut a small notch between the feet of each: that is where the motor goes.
step cap Give each swimmer a cap and a suit of its own color with {the cap}.
step pool Fill {the pool} with clean water, two fingers high, on {the towel}, and wait until it is smooth.
step tint Drip in {the tint}: now it is a pool.
step lanes Stretch {the lanes} across from rim to rim and fix the ends with {tape}: lanes{floats? , with {the floats} between them | }.
step dip {soap=soap-bar? Wet the tip of {the dip} and rub it on {the soap} until it is slippery. | Wet the tip of {the dip} with {the soap}. One drop is enough.}
step race Lay the swimmers on the water at one end, feet to the wall. On your marks: touch the notch of each with the soapy tip, {@4-5? one after the other. Whose swimmer gets farthest? | all at once if there are enough hands. Why do they stop after a while?}
step clear Rinse the pool well: the next race only works in water without any soap. {@9-12? Change one thing, notch, shape or soap, and measure the way. | }
further @4-5 Try a leaf: does it swim, too?
further Build a boat with the same motor that goes in a circle.
safety {@4-5? A grown-up stays beside the water the whole time and pours it out afterward; soap stays away from eyes. | Wipe up splashes at once, and keep soapy fingers out of your eyes.}
skills cutting small shapes, testing fairly, watching closely
alt Three small foam swimmers with caps in a pan of water with lanes

* plate-basket-hoop
name basketball hoop
means soft ball
title {rim=paper-plate? Paper-Plate Basketball Hoop | Basketball Hoop for Indoors} | Hoop for the Bedroom Door | A Hoop, a Net and a Ball
about A real backboard, a real net, and a ball so soft that no lamp has to fear it. It hangs on a door and is lower than the one at school, so that dunking is allowed.
step rim {rim=cardboard? Cut a ring as wide as two hands from {the rim}, three fingers thick. | Cut the bottom or the middle out of {the rim}: a ring is left.} {@6-8? Begin at a fold. | }
step color {color=marker? Color | Paint} {the board} white or light, with a colored border. {color=paint? Let it dry for half an hour. | }
step square Draw the target on it: a square above the rim, as thick as a finger. Whoever hits it scores.
step holes Make eight holes around the ring with {the punch}, a finger from the edge.
step net {net=net-bag,tulle? Cut {the net} into a tube as long as a hand, and tie it to the holes. | Cut {the net} into eight pieces, as long as your forearm, and loop one through each hole. Knot neighbors together, a finger below; then again in the next row.} It stays open at the bottom.
step join Tape the ring to the lower edge of the board, from above and below, so that it sticks out flat.
step stickers Press {the stickers} on as the sign of your team.
step ball {ball=newspaper,aluminum-foil,paper? Crumple {the ball} into balls that fit through with room to spare{skin? , and wrap them in {the skin} | }. | {ball=sock? Roll {the ball} into each other until they are a ball. | Draw lines on {the ball}, like those of a basketball.}}
step hang Fix the board to a door with {the hold}, as high as your child's fingertips reach with a jump.
step play {@4-5? Throw from here, then from one step farther back. Ten throws: how many go in? | {@6-8? Three spots on the floor: one point, two points, three. First to eleven. | Play a game with shots from five marks on the floor, each once, against the clock.}} {score? Keep score on {the score}. | }
further @4-5 Commentate each throw like somebody on the radio.
further Mark the spots you hit from most, and draw a map of them.
safety The door stays open and nobody may come through it in the game; only the soft ball is thrown.
skills cutting a ring, knotting a net, aiming
waiting {color=paint? Half an hour for the paint to dry. | }
alt A white backboard with an orange rim, a knotted net and a ball

* tube-bug-inn
name bug hotel
title Bug Hotel Full of Tubes | An Inn for Beetles and Bees | Winter Rooms for Small Guests
about Bees like narrow tubes, ladybugs like leaves, and earwigs like it dark: every guest gets a room. It costs nothing and hangs for years.
step house {house=terracotta-pot,can,wood-scrap? Wash {the house} and lay it on its side{house=wood-scrap? , or nail it into a frame with a grown-up | }. The edges must be smooth. | Cut one side out of {the house}{house=plastic-bottle? , so that a tube with one open end is left | }: that is the front.} {house=can,terracotta-pot,wood-scrap? Nothing has to be cut here. | }
step paint Paint it {color a} on the outside, never inside, and let it air for a day.
step collect Look outside for {the filling}: dry pieces, and only where there is plenty.
step tubes {canes? A grown-up cuts {the canes} with {the saw}, as long as the house is deep. | } {tubes=bamboo? A grown-up cuts {the tubes} with {the saw} | Cut {the tubes}} to the depth of the house, {tubes=cardboard-tube? and roll a piece of paper into each, so that its rooms are narrower | and close their back ends with a bit of clay or paper}.
step fill Pack the tubes in first, openings forward, then stuff the rest between them, so tightly that nothing falls out when you tip it.
step net Stretch {the net} over the front, so that birds do not pull it all out.
step roof {fix stick} {the roof} on top so that it juts out in front: wet rooms stay empty.
step sign Write a name for the hotel on {the sign}, and fix it under the roof.
step bug Draw a beetle or a bee on {the bug}, and set it at the door, as the porter.
step hang Tie {the hang} around it. A grown-up puts it up in the sun, out of the rain, as high as your chest, near flowers. {@4-5? Look every Sunday, and touch nothing: who has moved in? | {@6-8? A tube closed with mud is a nursery. Count them each month. | Keep a log: which rooms are taken first, and by whom?}}
further @4-5 Set a saucer with pebbles and a little water beside it, to drink from.
further Sow wildflowers within ten steps: a hotel needs a restaurant.
safety Leave wasps and anything that stings in peace, look under leaves before you grab them, and wash hands afterward.
skills sorting finds, packing tightly, observing
alt A small house full of tubes and finds from outdoors, below a roof

* corner-biter
name corner bookmark
title Monster That Bites the Page | Corner Monster Bookmark | It Only Eats Corners
about It sits on the corner of the page and shows its teeth: nobody will close the book in the wrong place again. Folded in ten minutes, it is also a small present.
step square Cut a square from {the paper}, {in 6} on each side. {@4-5? Cut it together along a fold. | Check: folded corner to corner, both halves must meet.}
step half Fold the square corner to corner into a triangle, long side toward you.
step corners Fold both sharp corners up to the tip, and open them again: that was only for the creases.
step pocket Fold the front tip down to the long side. Now bring the corners up again and tuck them into the pocket that is there. Slide a finger in: that is where the page goes.
step teeth Cut a row of teeth from {the teeth} and {fix stick} it inside the front edge, points out.
step tongue {fix stick} {the tongue} to the inside, so that it lolls out.
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on}, as crooked as you like.
step face Draw {!eyes? eyes, }eyebrows and nostrils. What does it like to read?
step hair {hair=yarn,feather,pipe-cleaner? {fix stick} {the hair} behind the top corner in tufts. | Tear or cut {the hair} into a crest before you {fix stick} it behind the top corner.}
step bite {spots? {spots=sticker,confetti? Stick {many spots} on as spots. | Give it spots with {the spots}.} | } Push it over the corner of the page where you stopped. {@4-5? Chomp! Where does the story go on? | {@6-8? Make one for each book that somebody in the family is reading. | Design a creature that belongs to the book: a whale, a dragon, a detective.}}
further @4-5 Make a cat: two ears instead of teeth.
further Write the title of every finished book inside its pocket.
safety {@4-5? Folding is done with four hands, cutting with two pairs of eyes. | Press folds with the side of a thumb; paper edges cut.}
skills folding exactly, cutting teeth, inventing
alt A green corner bookmark with eyes, white teeth and a pink tongue

* lamp-for-somebody
name remembrance light
title A Light for Somebody We Miss | Light Without a Flame, to Remember | Lamp With a Paw or a Name
about On a birthday, on the day of a farewell, or on an evening when you think of somebody: a light that may stay on all night, since nothing in it burns.
step tear Tear {the skin} into pieces as large as a stamp{skin=leaf,pressed-flower? , or leave small ones whole | }: light ones, and a few in a color that belongs to them.
step paste Brush glue onto {the jar}, a hand's width at a time, and lay the pieces on, one over the edge of the other. Brush once more over all of it.
step flowers Press {the flowers} into the wet glue, from a place where you were together.
step dry Let it dry for an hour. Tell each other something meanwhile that you do not want to forget.
step shape {shade=marker? Draw and cut a paw, a heart, a wing or a name on a scrap of what is left of the paper, dark enough with {the shade} to show. | Cut a paw, a heart, a wing or a name from {the shade}, as large as your palm.}
step fix Glue it to the front. In the light it will stand out like a shadow.
step tie Tie {the tie} around the neck of {the jar}{charm? , with {the charm} on it | }.
step stones Lay {the stones} at the bottom, so that it stands firmly; add one whenever you think of them.
step light {light=flashlight? Stand {the light} inside, pointing up, | Put {the light} inside} and dim the room. {@6-8? Be quiet together for as long as somebody counts to sixty, or say aloud what you remember. | Choose the evenings when it is lit, and whether you want to be alone with it.}
further Set it at the window on the same evening every year.
further @13+ Write a letter to them, fold it small and keep it under the lamp.
safety No candle ever goes in: paper and glue burn. {@6-8? A grown-up puts in the light, and stays for the talk. | If it gets too heavy, call somebody; you need not carry it alone.}
skills pasting in layers, choosing a sign, remembering
waiting One hour for the glue to dry.
alt A jar of soft paper glowing, with a dark paw print and a bow
left candle: this light must never be a flame

* fist-hard-goo
name goo
title Goo That Is Hard and Soft | Oobleck: Punch It, Pour It | The Goo That Cannot Decide
about Hit it, and it is a floor. Touch it gently, and it is a puddle. It needs two things from the kitchen, and a floor that can be wiped.
step tint Drip {the tint} into {the water} and stir with {the spoon}.
step mix Pour {the starch} into {the pan}, and add the water little by little while somebody stirs. It gets hard to stir: then go on with clean hands.
step right Is it right? Scoop up a handful and open your fingers: it has to run off like honey. {@4-5? Too wet: a spoon of powder. Too dry: a spoon of water. | Too wet: a spoon of powder. Too dry: a spoon of water, no more.}
step shine Strew in {the shine} and stir slowly.
step punch Hit the surface with a flat hand, then lay a finger on it. What happens? {!@4-5? Pull the finger out quickly, and slowly. | }
step ball Roll a lump between your palms as fast as you can: a ball! Stop, and watch it run away through your fingers.
step toys Set {the toys} on top and watch them sink. {@4-5? Who can save them? Slowly works, fast does not. | How fast can they be pulled out? Find the speed at which it gives way.}
step clean Let it stand, pour off the water on top, and scrape the rest into the trash: it would block the drain. Wipe your hands on {the towel} first.
further @4-5 Walk two fingers over it: who stays on top, the runner or the dawdler?
further Lay a bit of it on a loudspeaker under a sheet of foil, and play something low.
safety {@4-5? It is for hands and not for mouths, and a grown-up stays at the bowl with the wet floor in mind. | Keep it out of eyes and off the carpet; dry powder makes dust, so pour it low.}
skills mixing by feel, observing, wondering why
alt Green goo that runs off a spoon into a pan
left flour: makes glue, not goo

* paper-stick-tower
name tower
title Tower of Rolled Paper | Paper Tower as High as You | A Tower of Paper Beams
about A sheet of paper cannot stand. Rolled, it is a beam; three beams are a triangle, and from triangles towers are made that hold an apple at the height of your chin.
step roll Lay {the roller} on the corner of a sheet and roll it up slantwise, tight and thin. Tape the last corner down and pull {the roller} out. Make {@6-8? twelve | eighteen} of them.
step color Color the sticks, one color for uprights and one for slants{@6-8? : that makes it easier to read | }.
step triangle Join three or four sticks at their tips for the foot. Pinch the ends flat first: so they hold better.
step first Set up an upright at each corner and join their tops with shorter sticks. Now it wobbles: put a slant into every side, from corner to corner. Push again.
step second Build the next floor narrower, from sticks cut to two thirds.
step peak Let the last sticks meet in a point{!@6-8? , with a seat for the load below it | }.
step base Tape the feet to {the base}, so that they cannot slide apart.
step flag Fasten {the flag} to the top.
step load {load? Set {the load} in the topmost crossing. | Hang something small in the topmost crossing.} {@6-8? Does it hold for the count of ten? | What bends first? Mend that, and only that.}
step measure Measure the height with {the measure}. {@6-8? How many sheets is it high? | {@9-12? Divide it by the number of sheets: who builds highest with least? | Set yourself a limit of ten sheets and one arm's length of tape, and build again.}}
further Build it in two teams with the same sheets and half an hour.
further @13+ Make it carry a stack of books, and note the weight at which it fails.
safety Build on the floor, and climb on nothing: what is higher than your arm is finished.
skills rolling tightly, bracing, improving by testing
alt A tower of rolled paper sticks with crossed braces and a flag

* one-sheet-zine
name zine
means magazine
title A Zine From One Sheet | Eight Pages, One Slit | Zine: Your Own Tiny Magazine
about One sheet, one slit, eight pages, no staple: write what you want to have said, make it by hand, and leave it where somebody finds it.
step fold Fold {the sheet} in half three times, crosswise each time, and open it again: eight fields of the same size.
step slit Fold it once crosswise and cut a slit from the folded edge along the middle line, just as far as the next crease.
step book Open it, fold it lengthwise, hold both ends and push them together until the slit opens into a cross. Fold the pages around: a book.
step plan Number the pages lightly with {the pen}, open the sheet, and plan: cover, six pages, back. {@9-12? One idea for the whole, one sentence for each page. | Decide what the reader should feel on page three and on the last one.}
step collage Cut pictures, textures and words out of {the cutouts}: more than you need, without thinking of the order.
step paste Lay them out, move them about, and {fix glue} down only what stays. Some may run over a fold.
step words Write and draw with {the ink}: big, small, up the edge. {@9-12? Leave one page nearly empty. | Let one page be nothing but one word.}
step letters {letters=rubber-stamp? Ink {the letters} with {a ink} and print a title with it. | Fill in a title through {the letters}.}
step tape Run {the tape} along an edge or over a corner{cover? , and wrap {the cover} around as a jacket | }.
step share {@9-12? Copy it, fold five and swap them. | Copy it, fold ten, and leave them in places where people wait.} {bind? Tie {the bind} around the first one: it is the original. | }
further Agree on one subject with friends, and let everybody make an issue.
further @13+ Write down the month and the number: issue one calls for issue two.
safety Fold and cut on a flat table, and ask before you print somebody's picture or name.
skills folding a book, laying out pages, speaking up
alt An open little zine with collage pictures and lines of writing
`;
