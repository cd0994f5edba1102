export const words = `
* plate-sheep
name sheep
title Paper-Plate Sheep | Woolly Paper-Plate Lamb | A Sheep to Pat
about {fluff=cotton-ball? Pulling cotton balls apart is good work for small fingers, and every tuft ends up on the sheep.}{!fluff=cotton-ball? Handfuls of soft stuffing turn a plate into a sheep that asks to be patted.} | The plate disappears under soft white wool until only a dark face looks out.
step cut From {colored face a} cut an egg shape as long as your child's hand for the face, two leaf-shaped ears and two legs as long as a finger. Cut two white eyes as big as large coins from {the white}.
step legs Turn {the plate} over and glue the legs to the rim, side by side, so that they stick out at the bottom.
step face @2-3 Turn it right side up. Your child presses the glued face onto the middle and puts an ear on each side.
step face Glue the face onto the middle of the front and tuck an ear under each side of it.
step spread @2-3 Let your child rub {the stick} all over {the plate}, round and round the face, right out to the rim.
step spread Cover the rest of {the plate} with {the stick}, right out to the rim, so that no tuft falls off later.
step wool {fluff=cotton-ball? Pull each cotton ball apart until it is fluffy | Pull {the fluff} into tufts}, and press tuft after tuft into the glue until no plate shows.
step eyes Stick the two white eyes onto the dark face, close together.
step pupils {@2-3? Draw a dot in each eye and let your child show you where the smile goes. | Draw a dot in each eye. Looking sideways makes a cheeky sheep.}
further @2-3 Hide the sheep somewhere in the room and follow your own "baa" until you find it.
further Make a black sheep for the flock: leave the face white and paint the wool.
safety @2-3 Loose {fluff} can end up in a mouth: put down one small handful at a time, and clear the rest away.
safety A grown-up guides the scissors around the small eyes and ears.
skills pulling apart, spreading glue, parts of a face
alt A round sheep with a dark face and a plate full of white wool
left marble: are small enough to swallow

* teddy-plate
name teddy bear
title Paper-Plate Teddy Bear | Scruffy Bear Face | A Bear With Torn-Paper Fur
about Torn edges look just like fur, so the ripping that children love is the craft itself. | Nobody has to stay inside any lines here: the wilder the torn fur lies, the cuddlier the bear.
step cut From one plate cut two ears as big as oranges and a muzzle as wide as a mug. The other plate stays whole: it is the head.
step ears Glue the ears behind the rim of the whole plate, at ten and two o'clock.
step tear @2-3 Start a rip in {the fur} and hand it over: your child tears it into patches as big as a palm.
step tear Tear {the fur} into patches as big as your palm. Slow tearing gives soft, furry edges.
step spread Rub {the stick} over the whole face and both ears.
step press {fur=tissue-paper,crepe-paper,paper-napkin? Scrunch each patch a little and press it on | Press the patches on}, overlapping, {@2-3? until the white is gone. | from the rim inward, so that each one hides the edge of the last.}
step muzzle Put glue on the back of the muzzle and press it onto the lower half of the face.
step face {@2-3? Draw a nose, a mouth and two eyes together: your child points, you hold the other end of {one pen}. | Give the bear a nose on top of the muzzle, a mouth below it and two eyes right above.}
further @2-3 Lay out a cloth and have a picnic with every teddy in the house; the new bear sits in the middle.
further Make three bears, papa, mama and baby, from plates of different sizes, and tell the story of the porridge.
safety @2-3 A grown-up does all the cutting and keeps an eye on torn bits that travel toward mouths.
safety Scissors go through plates stiffly: hold the plate together while the ears are cut.
skills tearing, spreading glue, naming parts of a face
alt A teddy bear's face with torn-paper fur on a paper plate
left button: too small for this bear: a drawn nose stays put

* tape-zebra
name zebra
title Sticky-Tape Zebra | Stand-Up Zebra | Zebra With Peeled-On Stripes
about Tape that may be stuck wherever you like: no two zebras in the world have the same stripes, so every one is right.
step fold Fold {colored body a} in half the long way and rub the crease flat. The fold is the zebra's back.
step legs Cut a doorway {in 6} wide and {in 2 1/2} high out of the open edge, through both layers. Keep the piece. What is left at both ends are the legs.
step head From the piece that came out, cut one shape like a sock: the leg of the sock is the neck, the foot is the head. Add two pointed ears.
step join Slip the end of the neck into the front of the fold, fix it with {stripes} on the inside, and stick the ears behind the head the same way.
step tear @2-3 Tear {one stripes} into strips as long as a finger and hang them along the edge of the table, where small hands can peel them off.
step tear Tear strips as long as your finger off {the stripes} together and line them up along the edge of the table.
step stick @2-3 Lay the zebra flat. Your child peels strip after strip and presses the stripes on: across the back, down the neck, around the legs.
step stick Press the strips on, side by side with gaps between them: up and down on the body, across the legs. Bend the ends around the edges so that they hold.
step tail Fold a long strip onto itself, sticky side in, and stick its end to the back as a tail.
step eye Stick a bit of tape to the head and draw a black dot on it: an eye.
step stand Spread the legs a little and stand the zebra up. {@2-3? Where does it gallop first? | Lean its feet apart until it no longer tips.}
further @2-3 Put a zebra crossing of long tape strips on the floor and hop over it.
further Fold a smaller zebra from half a sheet: a foal always trots beside its mother.
safety @2-3 A grown-up tears the tape and does the cutting; tape stays on the table and off faces.
safety Cutting through two layers takes strength: the grown-up holds the paper while you snip.
skills peeling and sticking, fine finger work, stripes and patterns
alt A black paper zebra with pale tape stripes, standing on four legs
fact A foal finds its mother by her stripes, which no other zebra has.

* clay-hedgehog
name hedgehog
title {V} to Poke and Pat | Prickly {V}
about @2-3 Push a stick in, pull it out, push it in again: the porcupine that small hands never finish is the best one.
about A lump of clay and a handful of what lies outside or in the cupboard: the quills make the animal.
step ball {@2-3? Give your child a lump of {the dough} as big as an apple to squash, pat and roll into a ball. | Knead {the dough} until it is soft, roll it into a ball as big as an orange, and set it down hard so that the bottom gets flat.}
step nose {@2-3? Pinch one side into a pointed snout together and press the bottom flat, so that nothing rolls away. | Pinch one side between two fingers and pull it forward into a pointed snout.}
step breakup {quills=stick,spaghetti? Break {the quills} into pieces as long as your little finger, about thirty of them. | Pick out about forty {many quills} of the same length.}
step quills @2-3 Your child pokes {the quills} into the back, one after another, standing up like quills.
step quills @4-5 Poke {the quills} in from the back of the head to the tail, all leaning backward. Leave the face bare.
step quills @6-8 Begin at the tail and work forward in rows, each row in the gaps of the last and all leaning backward. Leave the face bare.
step face Press {@2-3? two eyes and a mouth in with the blunt end of {the poker}. | two eyes and a nose in with {the poker}.}
step eyes Push {the eyes} into the eye holes until they sit firmly.
step play Count the quills as they come out, and plant them again tomorrow.
step dry {dough=air-dry-clay? Let the hedgehog dry overnight, and turn it once so that the bottom dries too. | Leave the hedgehog where air gets at it; this dough stays soft for some days, and the quills can be planted anew.}
further @2-3 Poke in leaves or feathers instead: which animal is it now?
further Lay out a garden of leaves on a tray and build the hedgehog a place to sleep through the winter.
safety @2-3 Whole sticks only, and only while sitting: nobody walks about with a stick in hand.
safety Thin quills are pointed: poke them in while sitting, and keep them away from eyes.
skills rolling and pinching, poking with aim, counting
waiting {dough=air-dry-clay? A night to dry.}
alt A clay animal with a pointed snout and a back full of quills
say porcupine: name=porcupine
say hedgehog: name=hedgehog

* leaf-owl
name owl
title Leaf-Feather Owl | Owl Dressed in Leaves | An Owl From the Park
about Overlapping leaves lie like feathers, so a bag from one walk to the park is a whole plumage. | Collect first, then build: the leaves decide how this owl looks.
step sort {@2-3? Spread {the leaf} out and let your child find the big ones and the small ones. | Sort {the leaf} by size. Long narrow ones become wings, small ones the breast. Put wet ones between paper for a while.}
step body Cut a pear shape as long as {@2-3? your forearm | two of your hands} from {the base}, with two points at the top for ears.
step spread Spread {the glue} thickly over the belly.
step feathers {@2-3? Your child presses leaf upon leaf into the glue, tips down, until the belly is full. | Start at the bottom with the tips pointing down, and let each row cover the stems of the row below, like tiles on a roof.}
step wings Glue the {@2-3? two biggest leaves | biggest leaves} along the sides as wings, hanging down, and a narrow one on each ear.
step cut {face=cupcake-liner? Flatten two liners for eyes and cut a beak from a third one. | Cut two round eyes as wide as {@2-3? a mug | a jar lid} and a pointed beak from {the face}.}
step eyes Draw a big dark dot in each eye. Glue the eyes on so that they touch, and the beak just below them.
further @2-3 Press the owl under a book for a night, so that the leaves stay flat, and hang it where your child can say good night to it.
further Find out which trees your leaves come from, and write the names on the back.
safety @2-3 Leaves only, no berries or seeds, and hands are washed afterward.
safety Wash your hands after collecting, and leave berries and mushrooms where they grow.
skills sorting by size, overlapping, spreading glue
waiting About an hour to dry, lying flat.
alt An owl with overlapping leaves for feathers and two big round eyes

* sock-bunny
name bunny
title No-Sew Sock Bunny | Sock Rabbit to Squeeze | The Odd-Sock Bunny
about Every home has a sock without its partner. Two knots and one long cut make a rabbit of it that sits by itself. | {fill=pillow-stuffing? Soft enough to sleep beside, and without a single stitch.}{!fill=pillow-stuffing? The heavy bottom keeps this bunny sitting on a windowsill, against a door or on a stack of books.}
step open Roll the cuff of {the sock} over the rim of a mug, so that it stays open by itself.
step body {fill=pillow-stuffing? Push {the fill} down until the foot is as big and firm as a grapefruit. | Pour in {the fill} up to the heel, and tap the mug so that everything settles in the toe.}
step tie Take the sock out, squeeze the air out and wind {@6-8? {the ties} around it together, | {the ties} around it,} close above the filling, four times as tight as you can. That is the body.
step head Fill in as much as makes a small orange, and close it with {the ties} in the same way: the head. The rest of the cuff stays empty.
step paws Pinch a tuft as big as a cherry on each side of the belly and wind a bit of {the ties} around its root: two paws.
step ears Cut the empty cuff down the middle, from the edge to just above the upper knot, and trim both halves to long points. These are the ears.
step face Draw two eyes, a small nose and whiskers with {the pen}. Dots first: they can grow, but not shrink.
step bow Tie {the bow} around the neck and hide the knots under it.
step tail Glue {a tail} low on the back as the tail, and press until it holds.
further @6-8 Make a baby from a child's sock, small enough to sit between the big bunny's paws.
further Put a spoonful of dried lavender in with the filling and give the bunny away as a pillow guest.
safety {fill=pillow-stuffing? Knots sit tight enough when a grown-up cannot pull the {many ties} off. | Tie twice around: {fill} that leaks out is slippery on a floor and no food anymore.}
skills tying, filling, cutting to a line
alt A bunny made from a sock, with two long ears and a round belly

* swan-flock
name swan
title Folded Swan and Cygnets | A Family of Paper Swans | Swans From One Square
about Five folds make a swan that stands on its own keel. Then the squares get smaller, and so do the swans. | An old fold from Japan, and one that fingers remember after the third bird.
step squares {sheet=origami-paper? Keep one square whole for the big swan. Cut another one into four small squares for the young. | Cut a square of {in 6} from {the sheet} for the big swan, and three squares of {in 3} for the young.}
step kite Fold the big square from corner to corner and open it again. Lay two neighboring edges exactly on that middle line: it is a kite now.
step narrow Turn the kite over and fold its two long edges to the middle line once more. The tip gets as slim as a beak.
step neck Fold the slim tip up until it lies on the blunt end, then fold a thumb's width of it back down: neck and head.
step stand Fold the whole thing in half along the middle line, with the neck outside. Pull the neck up, then the head forward, pinch both at the bottom, and set the swan down on its open edges.
step small Fold the small squares in the same way. {@6-8? Short creases need a fingernail. | {@9-12? Use the back of a spoon for the creases: the smaller the square, the more the paper fights back. | Halve the square again and again: the smallest swan that still has a neck is your record.}}
step face Color the beaks and dot an eye on each side of every head.
step pond {pond=aluminum-foil? Crumple {the pond} lightly, smooth it out again | Tear a round pond from {the pond}} and let the family swim in a line.
further @13+ Fold nine swans from old pages in falling sizes and hang them from a stick with thread, the largest at the end.
further Write a name on the wing of each swan and set them around the table as place cards.
safety Paper edges cut too: smooth the creases with a fingernail, not with the tip of a finger.
skills folding exactly, reading a shape from steps, patience
alt A large folded paper swan with two cygnets on a pond

* slot-animals
name animal
title Slot-Together {V} | Stand-Up {V} | {V} in Three Pieces
about A body, two arches and four slits: {the v} stands without a drop of glue and comes apart flat enough for a letter. | Three flat pieces lock into one animal that can stand, and every piece can be swapped.
step draw On {the board}, draw {the v} from the side, without legs: {v.shape}. Make it about {in 7} long.
step legs Beside it draw two arches, {in 4} high and {in 3} wide, like a big letter n with thick legs.
step cut Cut out all three pieces. {board=cardboard,foam-board? A grown-up starts the tight corners with the point of the scissors. | Turn the paper, not the scissors, in the curves.}
step slots Cut two slits up into the belly, {in 1} deep, where the legs belong, and one slit down into the top of each arch, just as deep. They should be as wide as {the board} is thick.
step color Color both sides of all the pieces: {v.coat}.
step build Push the slits of the arches into the slits of the belly, crosswise. Does it rock? Trim the longer legs until all four feet touch.
step tail Fix a short piece of {the tail} to the back end and fray its tip.
further @6-8 Cut a second pair of arches twice as tall: which animal could live on those legs?
further Add wings, antlers or a saddle that slot into the back, and send the flat pieces to a friend with a drawing of how they go together.
safety {board=cardboard,foam-board? Thick board is hard to cut: cut away from the holding hand, a little at a time, and let a grown-up do the slits. | The slits are the hard part: close the scissors slowly, and stop where the line stops.}
skills drawing an outline, cutting slits, finding balance
alt {V} built from a flat body and two slotted leg pieces
say giraffe: shape=a sloping body with a neck as long as the rest and two small horns; coat=brown patches on yellow, with thin paths between them
say elephant: shape=a round hill with a big head and a trunk that hangs down in front; coat=gray all over, with a pink ear on each side
say cow: shape=a long box with a square head and two horns; coat=black patches on white, and a pink nose

* flapping-bird
name bird
title Pull-String {V} | {V} That Flaps | The Flapping {V}
about One string, two wings and two hinges: pull, and {the v} takes off on the wall. The toy is called a pantin, and grown-ups in Paris once could not stop pulling it. | What looks like a trick is a lever: the short end goes down, so the long end flies up.
step draw On {the card}, draw {the v.body}, {in 8} tall. Beside it draw two {v.wings}, {in 5} long, each with a round shoulder as wide as three fingers.
step cut Cut out the body and both {v.wings}.
step paint Color the front: {v.look}. {color=paint,acrylic-paint? Let it dry before you go on.}
step holes Punch one hole at each side of the body, at shoulder height. In each wing punch two: one in the middle of the shoulder, and one {in 1/2} closer to the inner edge.
step pivots Lay the wings behind the body and push {the pivots} through the holes of body and shoulder. Bend the legs apart loosely: the wings must fall down by their own weight.
step bar Turn the bird over and let both wings hang. Tie a short piece of {the cord} straight across, from one inner hole to the other, neither tight nor slack.
step pull Tie a long piece of {the cord} to the middle of the short one, so that it hangs down below the feet. A loop through the top of the head is for hanging it up.
step weight Thread {a weight} onto the end of the long string and knot it: a handle that also pulls the string straight.
step test Hang it up and pull. If a wing sticks, loosen its hinge; if it lifts only halfway, retie the short string a little shorter.
further @13+ Add a third lever: legs that kick, tied to the same string with a piece of their own.
further Design another creature for the same two hinges, a bat, a moth or a flying teacher, and measure where its holes must go.
safety Open paper fasteners have sharp ends: bend them flat against the card and cover them with a bit of paper.
skills measuring, building a lever, adjusting
alt {V} with wings on hinges and a string to pull
say goose: body=egg-shaped body of a goose with a long neck and flat feet; wings=wings; look=an orange beak and feet, a blue collar and a few curved feathers on the breast
say penguin: body=body of a penguin, round at the bottom; wings=flippers; look=a dark coat, a white belly with a bay at the face, and an orange beak and feet
fact Jumping jacks with this lever were the fashion of the 1740s in Paris.

* quilled-animal
name picture
title Quilled {V} | {V} in Paper Coils | {V} of Rolled Paper
about Paper standing on its edge catches the light, and forty small coils look like {v.skin}. | Roll, let go, pinch, glue: four moves, and a picture grows that people want to touch.
step draw Draw the outline of {the v} on {the base} with light pencil lines, about {in 5} high: {v.shape}.
step strips {strips=paper-strip? Sort {many strips} by color. Tear long ones to about {in 8}: that is one coil. | Mark {the strips} every {in 1/4} and cut forty long strips, each about {in 8}. Even strips give even coils.}
step roll Catch the end of a strip {coiler=needle? against the thick end of {the coiler} | on the tip of {the coiler}} and roll it up tightly between thumb and finger. Slide it off and let go: it springs open to a loose coil.
step close When the coil is as wide as you want it, hold it there and close the end with a tiny dot of glue.
step pinch Pinch some of the coils: one pinch makes a drop, two opposite pinches make an eye, three make a leaf.
step swirl For shading, put a dot of glue on one side of a few coils, press all their turns over to that side, and let them dry: the curls open like shells.
step outline Glue strips on edge along the pencil line. Run a thread of glue along the line first, set the strip in it and hold it for a slow count to ten.
step fill Lay the coils inside the outline before you glue anything: {v.fill}. Then dip each one in a puddle of glue, edge first, and set it down.
step eyes {v.eyes}
step frame Put the picture into {the frame} without its glass, so that the coils have room.
further Quill initials beside the animal, in the color of its coils.
further @13+ Try the same animal in white on white: only the shadows draw it.
safety {coiler=needle,toothpick,knitting-needle? {The coiler} is pointed: hold it still and turn the paper, with nobody at your elbow. | Take the glue from scrap paper with a fingertip: less on the coils, and none on the table.}
skills rolling evenly, planning a surface, gluing on edge
waiting Half an hour to dry, lying flat.
alt {V} made of coiled paper strips on a white card
say owl: shape=a body like a pear with two ear tips, and a branch below; skin=feathers; fill=large coils for the breast, small dark ones down the sides for wings; eyes=Roll two strips glued end to end into tight wide disks for the eyes, put a small dark coil on each, and set a drop between them as a beak.
say turtle: shape=an oval shell with a head, four flippers and a short tail; skin=a shell; fill=seven wide coils in the middle of the shell, small ones around the rim, and a large drop for each flipper; eyes=Roll a tight disk for the head, set it against the shell and give it one dark dot of a coil as an eye.

* felted-wool
name animal
title Wet-Felted {V} | Felted {V} | {V} of Warm Wool
about Soap and warm water make the scales of wool fibers open and hook into each other, so a loose cloud turns into {a v} that keeps its shape. No barbed needle is needed. | Half an hour of rolling in warm suds, and the wool never comes apart again.
step core Pull {the wool} apart into thin wisps. Wind a long one into a firm {v.core}.
step layers Wrap more wisps around it, each layer across the last, until it is half as big again as the finished animal. It will shrink by a third.
step wet Fill a bowl with warm water, as warm as your hands like it, and stir in {the soap}.
step pat Dip the wool in, lift it out and pat it with flat fingers, as lightly as if it were an egg without a shell. After three minutes a skin forms.
step roll Add a little {soap} and roll it between your palms, harder and harder, for ten minutes. It is done when you can pinch the skin and no single fibers lift off. Press it into {v.form}.
step rinse Rinse out the soap under cold water, squeeze it in {the towel} and shape it once more.
step dry Let it dry for a night in a warm place. Everything that comes now is done on dry wool.
step ears Cut {v.pieces} from {the felt}.
step sew Thread {the needle} with {the floss} and sew {v.sewn}. Pull the knots into the wool, where nobody sees them.
step eyes Sew on {the eyes}, going right through the head so that both dents are the same depth.
step face {v.face}
further @9-12 Roll marble-sized balls from what is left: threaded up, they are a garland.
further Sew a pin back or a loop to it and wear it on a bag.
safety Needles go back into a piece of wool after each use; wool and soap are the wrong craft for somebody who is allergic to them.
skills wet felting, sewing by hand, waiting for a change
waiting A night to dry.
alt {V} of felted wool
say mouse: core=egg as long as your thumb; form=a drop with a pointed nose; pieces=two round ears as wide as a coin; sewn=the ears to the head with a small tuck each, and a plaited tail to the back; face=Stitch a nose and three whiskers, and two knots as eyes where there are none yet.
say chick: core=ball as big as a walnut; form=a ball with a smaller bump on top for a head; pieces=two wings and a beak as small as a fingernail; sewn=the wings to the sides and the folded beak to the face; face=Stitch two thin legs with three toes each, and two knots as eyes where there are none yet.

* wire-cat
name cat
title One-Line Wire Cat | Cat Drawn in Wire | A Cat Made of One Line
about A drawing that can stand up: {wire=craft-wire? a single wire runs | the wire runs} from ear to paw to tail, and the wall behind it shows a second cat made of shadow. | Artists draw with wire because a line in the air has no background to hide in.
step draw On {the plan}, draw a sitting cat from the front, {in 6} high, without lifting {the pencil}: ears, cheeks, back, paws. Simplify until one line tells it all.
step length {wire=craft-wire? Cut {ft 4} of {the wire} with old scissors or wire cutters. Curl both ends in at once, so that nobody gets poked. | Twist three of {the wire} end to end for the outline, and cut nothing off yet. Two are left for the tail and the whiskers.}
step head Start at the chin. Bend the wire along your drawing, lay it on the line after every curve, and pinch the ears to points with your fingertips. Close the head with one twist.
step body Go on down one side, make two narrow loops for the front legs, come up the other side and twist the end around the neck.
step tail Wind a piece around {the pencil} once for the curl, and twist its other end to the hip.
step whiskers Cut short pieces for whiskers, lay them across the face and twist them once in the middle: that is the nose. {wire=craft-wire? Curl their tips.}
step mount {foot=stone? Wrap the feet twice around {the foot} from below and tighten them with a twist. | {foot=air-dry-clay? Push the feet {in 1/2} deep into a flat lump of {the foot} and press it close around them. | Push the ends of the feet deep into {the foot}.}}
step settle Set the cat down and bend it from the hips until it stands straight. Shine a lamp on it in the evening.
further @9-12 Draw your own pet, or the one you wish for, and bend a friend for the cat.
further Thread a single bead onto the wire before you close the neck: a collar.
safety {wire=craft-wire? Cut wire jumps: hold both sides while cutting, keep your eyes back, and curl in every end. | The ends of pipe cleaners are sharp: fold over the last bit of each one.}
skills simplifying a shape, bending, balance
alt A sitting cat bent from wire on a small base

* felt-keyring
name charm
title Felt {V} Charm | Hand-Sewn {V} for Your Bag | Pocket {V} in Felt
about Palm-sized, stuffed and sewn all around with one stitch worth knowing for life. {The v} rides along on a backpack. | Two layers, a handful of filling and an hour of sewing: small enough to finish, good enough to give away.
step plan Draw the head of {the v} on {the plan}, {in 3} wide: {v.shape}. Cut it out: that is your pattern.
step cut Cut two heads from {colored felt a}, and {v.pieces} from {the felt} in other colors, with a strip {in 1/2} wide and {in 2} long for the loop.
step patches Sew {v.patches} onto one of the heads with tiny stitches, before the back comes on.
step face Sew the face: {v.face}. Satin stitch means stitches so close that they touch.
step loop Fold the strip in half and lay its ends between the two heads, in the middle of the top.
step sew Lay the heads on each other and sew around them in blanket stitch: go in from the back, catch the loop of thread before you pull it tight, a finger's width from stitch to stitch. Stop before the last {in 1}.
step fill Push in {the fill} in small bits with {the pencil}, tips and corners first, until it is plump.
step close Sew the opening shut in the same stitch and sink the end of the thread inside.
step ring Put {the ring} through the loop.
further @9-12 Sew two without stuffing and keep a secret note between them.
further Draw a pattern from a photo of somebody's pet and make the charm as a gift.
safety Count the needles before and after: one in the hand, the others in a scrap of felt.
skills blanket stitch, making a pattern, sewing neatly
alt {V} as a small stuffed felt head with a loop
say fox: name=fox; shape=a wide triangle, point down, with two ears; pieces=two white cheeks and two dark ear tips; patches=the cheeks and the ear tips; face=a black nose at the very point in satin stitch, and two eyes
say bunny: name=bunny; shape=an egg lying on its side with two long ears; pieces=two inner ears and two round cheeks; patches=the inner ears and the cheeks, side by side; face=a pink nose in satin stitch, two eyes, and one straight stitch below the nose
say pig: name=pig; shape=a circle with two pointed ears that tip forward; pieces=an oval snout; patches=the snout; face=two nostrils and two eyes in satin stitch, and a smile in backstitch

* ring-dish
name dish
title {V} Ring Dish | Clay Dish With {V} Ears | {V} to Keep Your Rings
about Rings, earplugs, guitar picks, the key to the bike: they all end up in one place when the place is {a v}. | A dish for small treasures, shaped over a kitchen bowl, with ears that stick up over the rim.
step roll Knead {the clay} until it is soft and roll it out on {the sheet} with {the roller}, as thick as a pencil.
step cut Turn a bowl upside down on it and cut around it with {the knife}: a circle {in 5} across. From the rest cut {v.ears}.
step ears Scratch a grid into the places where {v.what} meet the rim, wet them with a drop of water, and press them on. Smear the clay across the seam on the back, or they fall off when they dry.
step bowl Lift the circle into the bowl, with {the sheet} under it, and press it gently against the walls. Lean {v.what} against the rim.
step smooth Dip a finger in water and stroke along every edge until no crack is left.
step dry {clay=polymer-clay? A grown-up bakes it in an oven-proof bowl as the packet says, with the window open, and it cools there. | Let it dry in the bowl for a day, then turn it out and let the bottom dry for another night.}
step paint Paint the whole dish {color a}, inside and out, in two thin coats instead of a thick one.
step face {v.face} Practice on paper first, and use the tip of the brush.
step shine When the paint is dry, brush a thin coat of {the shine} over it: it goes on white and dries clear.
further @13+ Press a tail out of leftover clay, standing up from the rim, to stack rings on.
further Make a nest of three in falling sizes, each around the next smaller bowl.
safety {clay=polymer-clay? Baking is for a grown-up: burned polymer clay gives off bad fumes, so the oven stays exactly at the number on the packet. | The dish is for small things, never for food: neither the clay nor the paint is made for that.}
skills rolling a slab, joining clay, painting fine lines
waiting {clay=polymer-clay? An hour to bake and cool, and an hour for the paint. | A day and a night to dry before painting.}
alt A round clay dish with the face and ears of {a v}
say cat: name=cat; ears=two triangles for ears; what=the ears; face=Paint pink inside the ears, two closed eyes, a nose and whiskers.
say bear: name=bear; ears=two half circles for ears; what=the ears; face=Paint the inner ears and a muzzle in tan, then two dots of eyes and a nose.
say cow: name=cow; ears=two leaf-shaped ears and two small horns; what=the ears and horns; face=Paint black patches, one of them around an eye, and a pink muzzle with two nostrils.

* stone-pets
name stone
title Sleeping {V} Stone | Pocket {V} on a Stone | {V} Curled Up on a Rock
about A smooth stone already has the shape of an animal asleep. You only need to find its back and wake up the rest with a brush. | Turn the stone until you see where it wants its head: that is half of the painting.
step wash Scrub {the stone} in water and dry it well with {the towel}. Paint does not hold on dust.
step turn Turn the stone around and over. The highest curve is the back; the flattest side lies on the table.
step coat Paint it {color a} all over, two thin coats, and let each one dry.
step sketch With {the pencil}, draw a spiral that begins at the nose, runs along the back and ends in the tail. A circle on top of it is the head.
step tail Paint {v.tail}.
step face Paint the head {v.head}.
step fur Mix a darker and a lighter shade and lay short strokes over the coat, always in the direction in which fur would be stroked.
step eyes With the tip of {the fine}, draw two curved lines for the closed eyes and put a dot of white on the nose.
step base Glue a piece of {the base} under the stone, so that it scratches no table.
further @6-8 Build a den for it from sticks and moss, on a plate.
further Paint a whole litter from stones that lie well against each other, and let them sleep in one heap.
safety @6-8 A stone is heavy for its size: paint with it lying on the table, and keep it there.
safety Take loose stones only, and none from a protected beach; acrylic paint does not come out of sleeves.
skills seeing a shape, layering paint, fine brush work
waiting About an hour in all, between the coats.
alt A painted stone that looks like {a v} curled up asleep
say fox: name=fox; tail=the tail as a wide band along the bottom, a shade darker, with a white tip that reaches the nose; head=as a triangle with two ears, white cheeks and a dark nose
say cat: name=cat; tail=the tail as a band along the bottom, a shade darker, with black rings; head=as a circle with two pointed ears, a white muzzle and three dark stripes on the forehead
say fawn: name=fawn; tail=the folded legs as one dark line along the bottom, a short tail, and rows of cream dots on the back; head=as a long drop with an ear on each side, a pale muzzle and a dark nose
`;
