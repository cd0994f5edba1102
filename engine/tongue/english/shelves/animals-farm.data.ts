export const words = `
* plate-sheep
name sheep
title Paper-Plate Sheep | Woolly Paper-Plate Lamb | A Sheep to Pat
about {fluff=cotton-ball? Pulling cotton balls apart is good work for small fingers, and every tuft ends up on the sheep.}{!fluff=cotton-ball? Handfuls of soft stuffing turn a plate into a sheep that asks to be patted.} | The plate disappears under soft white wool until only a dark face looks out.
step cut From {colored face a} cut an egg shape as long as {@2-3? your child's | your} hand for the face{leg?  and two leaf-shaped ears | , two leaf-shaped ears and two legs as long as a finger}. Cut two white eyes as big as large coins from {the white}.
step legs {!leg? Turn {the plate} over and glue the legs to the rim, side by side, so that they stick out at the bottom.}
step pegs {leg=clothespin? Clip {the leg} to the rim, side by side: two legs to stand on. | Turn {the plate} over and glue {the leg} to the rim, side by side, so that most of each sticks out at the bottom.}
step sight Glue one of {the sight} onto each white eye, both looking the same way.
step bow Tie {the bow} into a small bow and glue it under the chin.
step eyes Stick the two white eyes onto the dark face, close together.
step pupils {@2-3? Draw a dark dot in each eye. Then draw a smile with {the light} in white, where your child shows you: only a light color can be seen on the dark face. | {!sight? Draw a dark dot in each eye; looking sideways makes a cheeky sheep. | } Then draw a smile and two nostrils with {the light} in white, for only a light color can be seen on the dark face.}
step face @2-3 Turn it right side up. Rub glue on the back of the face; your child presses it onto the middle and puts an ear on each side.
step face Glue the face onto the middle of the front and tuck an ear under each side of it.
step spread @2-3 Let your child rub {the stick} onto a part of {the plate} as big as a hand, close to the face.
step spread Spread {the stick} on a part of {the plate} as big as your hand, right out to the rim, so that no tuft falls off later.
step wool {fluff=cotton-ball? Pull each cotton ball apart until it is fluffy | Pull {the fluff} into tufts}, and press tuft after tuft into the glue. Then the next part: glue, tuft, glue, tuft, until no plate shows. Let the sheep lie flat for half an hour before it is picked up.
further @2-3 Hide the sheep somewhere in the room and follow your own "baa" until you find it.
further Make a black sheep for the flock: leave the face white and paint the wool.
waiting Half an hour until the glue is dry.
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
step noses Glue {the nose} to the top of the muzzle.
step sight Glue {the eyes} right above the muzzle.
step bow Tie {the bow} into a bow and glue it under the chin.
step face {@2-3? Draw a nose, a mouth and two eyes together: your child points, you draw. | Give the bear {!nose? a nose on top of the muzzle, }a mouth{!eyes?  and two eyes right above}.}
further @2-3 Lay out a cloth and have a picnic with every teddy in the house; the new bear sits in the middle.
further Make three bears, papa, mama and baby, from plates of different sizes, and tell the story of the porridge.
safety @2-3 A grown-up does all the cutting and keeps an eye on torn bits that travel toward mouths.
safety Scissors go through plates stiffly: hold the plate together while the ears are cut.
skills tearing, spreading glue, naming parts of a face
alt A teddy bear's face with torn-paper fur on a paper plate
left button: too small for this bear

* tape-zebra
name zebra
title Sticky-Tape Zebra | Stand-Up Zebra | Zebra With Peeled-On Stripes
about Tape that may be stuck wherever you like: zebras are all striped differently, so every stripe is right.
step fold Fold a sheet of {colored body a} in half the long way and rub the crease flat. The fold is the zebra's back.
step legs Cut a doorway {in 6} wide and {in 2 1/2} high out of the open edge, through both layers. What is left at both ends are the legs. From the piece that came out, cut a shape like a sock, leg for the neck and foot for the head, and two pointed ears.
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
fact No two zebras have the same stripes.

* clay-hedgehog
name hedgehog
title {V} to Poke and Pat | Prickly {V}
about @2-3 Push a stick in, pull it out, push it in again: the porcupine that small hands never finish is the best one.
about A lump of clay and a handful of what lies outside or in the cupboard: the quills make the animal.
step ball {@2-3? Give your child a lump of {the dough} as big as an apple to squash, pat and roll into a ball. | Knead {the dough} until it is soft, roll it into a ball as big as an orange, and set it down hard so that the bottom gets flat.}
step nose {@2-3? Pinch one side into a pointed snout together and press the bottom flat, so that nothing rolls away. | Pinch one side between two fingers and pull it forward into a pointed snout.}
step breakup {quills=stick,spaghetti? Break {the quills} into pieces as long as your little finger, about thirty of them. | Pick out about forty {quills=dry-pasta? long, thin pieces of {the quills} | {many quills}} of the same length.}
step quills @2-3 Your child pokes {the quills} into the back, one after another, standing up like quills.
step quills @4-5 Poke {the quills} in from the back of the head to the tail, all leaning backward. Leave the face bare.
step quills @6-8 Poke {the quills} in row by row, from the tail forward, each row in the gaps of the last and all leaning backward. Leave the face bare.
step face Press {@2-3? two eyes and a mouth in with the blunt end of {the poker}. | two eyes and a nose in with {the poker}.}
step eyes Push {the eyes} into the eye holes until they sit firmly.
step play Count the quills as they come out, and plant them again tomorrow.
step dry {dough=salt-dough? Let the hedgehog dry for three days, and turn it every evening: salt dough hardens slowly from outside. | {dough=air-dry-clay? Let the hedgehog dry overnight, and turn it once so that the bottom dries too. | Leave the hedgehog where air gets at it; {dough=modeling-clay? it | this dough} stays soft for some days, and the quills can be planted anew.}}
further @2-3 Poke in leaves by their stems instead: which animal is it now?
further Lay out a garden of leaves on a tray and build the hedgehog a place to sleep through the winter.
safety @2-3 Whole sticks only, and only while sitting: nobody walks about with a stick in hand.
safety Thin quills are pointed: poke them in while sitting, and keep them away from eyes.
skills rolling and pinching, poking with aim, counting
waiting {dough=salt-dough? Three days to dry. | {dough=air-dry-clay? A night to dry.}}
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
step feathers {@2-3? Your child presses leaf upon leaf into the glue, tips down, until the belly is full. | Press the leaves into the glue, tips down. Start at the bottom, and let each row cover the stems of the row below, like tiles on a roof.}
step wings Glue the {@2-3? two biggest leaves | biggest leaves} along the sides as wings, hanging down, and a narrow one on each ear.
step cut {face=cupcake-liner? Flatten two liners for eyes and cut a beak from a third one. | Cut two round eyes as wide as {@2-3? a mug | a jar lid} and a pointed beak from {the face}.}
step eyes {!pupils? Draw a big dark dot in each eye.} Glue the eyes on so that they touch, and the beak just below them.
step pupils Glue one of {the pupils} into the middle of each round: now the owl is awake.
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
step tie Take the sock off the mug and squeeze the air out. {ties=rubber-band,hair-tie? Wind one of {the ties} around it close above the filling, over and over, until it is tight. | {@4-5,6-8? Together, wind | Wind} an arm's length of {the ties} around it close above the filling, four times and as tight as you can, and knot it.} That is the body.
step head Fill in as much as makes a small orange, and close it {ties=rubber-band,hair-tie? in the same way with another | with {the ties} in the same way}: the head. The rest of the cuff stays empty.
step paws Pinch a tuft as big as a cherry on each side of the belly and {ties=rubber-band,hair-tie? wind another of {the ties} | tie the cut-off end of {the ties}} around its root: two paws.
step ears Cut the empty cuff down the middle, from the edge to just above the upper knot, and trim both halves to long points. These are the ears.
step face Draw {!eyes? two eyes, }{!nose? a small nose and }whiskers with {the pen}. {!eyes? Dots first: they can grow, but not shrink.}
step feats {eyes? Glue {the eyes} to the head{nose? , and {the nose} between and below them | }, and hold each while you count to twenty. | {nose? Glue {the nose} to the middle of the face.}}
step bow Tie {the bow} around the neck and hide the knots under it.
step tail Glue {a tail} low on the back as the tail, and press until it holds.
further @4-5,6-8 Make a baby from a child's sock, small enough to sit between the big bunny's paws.
further Give the bunny a job: it holds a door open, keeps a page, or warms hands after an hour on the sunny windowsill.
safety {fill=pillow-stuffing? A knot is tight enough when a grown-up cannot pull it off. | Tie twice around: {fill} that leaks out is slippery on a floor and no food anymore.}
skills tying, filling, cutting to a line
alt A bunny made from a sock, with two long ears and a round belly

* swan-flock
name swan
title Folded Swan and Cygnets | A Family of Paper Swans | Swans From One Square
about Five folds make a swan that stands by itself. Then the squares get smaller, and so do the swans. | An old fold from Japan, and one that fingers remember after the third bird.
step squares {sheet=origami-paper? Keep one square whole for the big swan. Cut another one into four small squares for the young. | Cut a square of {in 6} from {the sheet} for the big swan, and three squares of {in 3} for the young.}
step kite Fold the big square from corner to corner and open it again. Lay two neighboring edges exactly on that middle line: it is a kite now.
step narrow Turn the kite over and fold its two long edges to the middle line once more. The tip gets as slim as a beak.
step neck Fold the slim tip up until it lies on the blunt end, then fold a thumb's width of it back down: neck and head.
step stand Fold the whole thing in half along the middle line, with the neck outside. Pull the neck up, then the head forward, pinch both at the bottom, and set the swan down on its open edges.
step small Fold the small squares in the same way. {@6-8? Short creases need a fingernail. | {@9-12? Rub the creases flat with the handle of {the scissors}: the smaller the square, the more the paper fights back. | Halve the square again and again: the smallest swan that still has a neck is your record.}}
step face Color the beaks and dot an eye on each side of every head.
step pond {pond=aluminum-foil? Crumple {the pond} lightly, smooth it out again | {pond=plastic-mirror? Lay {the pond} down flat | {pond=felt,cellophane? Cut | Tear} a round pond from {the pond}}} and let the family swim in a line.
further @13+ Fold nine swans from old pages in falling sizes and hang them from a stick with thread, the largest at the end.
further Write a name on the wing of each swan and set them around the table as place cards.
safety Paper edges cut too: smooth the creases with a fingernail, not with the tip of a finger.
skills folding exactly, reading a shape from steps, patience
alt A large folded paper swan with two cygnets on a pond

* slot-animals
name animal
means glue
title Slot-Together {V} | Stand-Up {V} | {V} in Three Pieces
about A body, two arches and four slits: {the v} stands without a drop of glue and comes apart flat enough for a letter. | Three flat pieces lock into one animal that can stand, and every piece can be swapped.
step draw On {the board}, draw {the v} from the side, without legs: {v.shape}. Make it about {in 7} long, and the belly {in 3} deep.
step legs Beside it draw two arches, {in 4} high and {in 3} wide, like a big letter n: legs two fingers thick, and an opening only {in 2} high, because the solid top has to carry the slit.
step cut Cut out all three pieces. {board=cardboard,foam-board? A grown-up starts the tight corners with the point of the scissors. | In the curves the free hand turns the piece, while the scissors stay where they are.}
step slots Cut two slits up into the belly, {in 1} deep, where the legs belong, and one slit down into the top of each arch, just as deep. They should be as wide as {the board} is thick.
step color {color=paint,acrylic-paint? Paint | Color} both sides of all the pieces: {v.coat}. {color=paint,acrylic-paint?  One side dries before the other gets its turn.}
step eyes Glue one of {the eyes} onto each side of the head, exactly opposite each other.
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
step draw On {the card}, draw the {v.body}, {in 8} tall. Beside it draw two {v.wings}, {in 5} long, each with a round shoulder as wide as three fingers.
step cut Cut out the body and both {v.wings}.
step paint Color the front: {v.look}.
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
say penguin: body=body of a penguin, round at the bottom; wings=flippers; look=a dark coat, a white belly and face, and an orange beak and feet
fact Jumping jacks with this lever were the fashion of the 1740s in Paris.

* quilled-animal
name picture
title Quilled {V} | {V} in Paper Coils | {V} of Rolled Paper
about Paper standing on its edge catches the light, and forty small coils look like {v.skin}. | Roll, let go, pinch, glue: four moves, and a picture grows that people want to touch.
step draw Draw the outline of {the v} on {the base} with light pencil lines, about {in 5} high: {v.shape}.
step strips {strips=paper-strip? Sort {many strips} by color. Cut long ones to about {in 8}: that is one coil. | Mark {the strips} every {in 1/4} and cut forty strips, each as long as the sheet. Even strips give even coils.}
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
safety {coiler=needle,toothpick,knitting-needle? {the coiler} is pointed: hold it still and turn the paper, with nobody at your elbow. | Take the glue from scrap paper with a fingertip: less on the coils, and none on the table.}
skills rolling evenly, planning a surface, gluing on edge
waiting Half an hour to dry, lying flat.
alt {V} made of coiled {many strips} on a white card
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
step sew Cut {v.pieces} from {the felt}. With {the floss}, sew {v.sewn}, and pull the knots into the wool, where nobody sees them.
step eyes Sew on {the eyes}, going right through the head so that both dents are the same depth.
step face {v.face}
further @9-12 Roll marble-sized balls from what is left: threaded up, they are a garland.
further Sew a loop to its back and let it ride on the zipper of a bag.
safety A needle that slips goes deep: push it through against the table, with a grown-up within call. Wool and soap are the wrong craft for somebody who is allergic to them.
skills wet felting, sewing by hand, waiting for a change
waiting A night to dry.
alt {V} of felted wool
say mouse: core=egg as long as your thumb; form=a drop with a pointed nose; pieces=two round ears as wide as a coin; sewn=the ears to the head with a small tuck each, and a plaited tail to the back; face=Stitch a nose and three whiskers, and two knots as eyes where there are none yet.
say chick: core=ball as big as a walnut; form=a ball with a smaller bump on top for a head; pieces=two wings and a beak as small as a fingernail; sewn=the wings to the sides and the folded beak to the face; face=Stitch two thin legs with three toes each, and two knots as eyes where there are none yet.

* wire-cat
name cat
title One-Line Wire Cat | Cat Drawn in Wire | A Cat Made of One Line
about A drawing that can stand up: the line runs from ear to paw to tail, and the wall behind it shows a second cat made of shadow. | Artists draw with wire because a line in the air has no background to hide in.
step draw On {the plan}, draw a sitting cat from the front, {in 6} high, without lifting {the pencil}: ears, cheeks, back, paws. Simplify until one line tells it all.
step length {wire=craft-wire? Cut {ft 4} of {the wire} with old scissors or wire cutters. Curl both ends in at once, so that nobody gets poked. | Twist three of {the wire} end to end for the outline, and cut nothing off yet. Two are left for the tail and the whiskers.}
step head Start at the chin. Bend the wire along your drawing, lay it on the line after every curve, and pinch the ears to points with your fingertips. Close the head with one twist.
step body Go on down one side, make two narrow loops for the front legs, come up the other side and twist the end around the neck.
step tail Take a piece for the tail, wind one end once around {the pencil} for the curl, and twist the other end to the hip.
step whiskers Cut short pieces for whiskers, lay them across the face and twist them once in the middle: that is the nose. {wire=craft-wire? Curl their tips.}
step mount {foot=stone? Wrap the feet twice around {the foot} from below and tighten them with a twist. | {foot=air-dry-clay? Push the feet {in 1/2} deep into a flat lump of {the foot} and press it close around them. | Push the ends of the feet deep into {the foot}.}}
step settle Set the cat down and bend it from the hips until it stands straight. Shine a lamp on it in the evening.
further @9-12 Draw your own pet, or the one you wish for, and bend a friend for the cat.
further Wind a collar around the neck in another color, and write a name on a scrap of paper for its tag.
safety {wire=craft-wire? Cut wire jumps: hold both sides while cutting, keep your eyes back, and curl in every end, with a grown-up within call. | The ends of pipe cleaners are sharp: fold over the last bit of each one.}
skills simplifying a shape, bending, balance
alt A sitting cat bent from wire on a small base

* felt-keyring
name charm
title Felt {V} Charm | Hand-Sewn {V} for Your Bag | Pocket {V} in Felt
about Palm-sized, stuffed and sewn all around with one stitch worth knowing for life. It rides along on a backpack. | Two layers, a handful of filling and an hour of sewing: small enough to finish, good enough to give away.
step plan Draw the head of {the v} on {the plan}, {in 3} wide: {v.shape}. Cut it out: that is your pattern.
step cut Cut two heads from {colored felt a}, and {v.pieces} from {colored felt b}, with a strip {in 1/2} wide and {in 2} long for the loop.
step patches Sew {v.patches} onto one of the heads with tiny stitches, before the back comes on.
step face Sew the face: {v.face}{!eyes? , and two eyes | }. Satin stitch means stitches so close that they touch.
step eyes Sew on {the eyes} as eyes, each with five stitches: they must not come off when somebody fiddles with them.
step loop Fold the strip in half and lay its ends between the two heads, in the middle of the top.
step sew Lay the heads on each other and sew around them in blanket stitch: go in from the back, catch the loop of thread before you pull it tight, a finger's width from stitch to stitch. Stop before the last {in 1}.
step fill Push in {the fill} in small bits with {the pencil}, tips and corners first, until it is plump.
step close Sew the opening shut in the same stitch and sink the end of the thread inside.
step ring Put {the ring} through the loop.
further @9-12 Sew two without stuffing and keep a secret note between them.
further Draw a pattern from a photo of somebody's pet and make the charm as a gift.
safety Count the needles before and after, keep spare ones in a scrap of felt, and have a grown-up within call.
skills blanket stitch, making a pattern, sewing neatly
alt {V} as a small stuffed felt head with a loop
say fox: name=fox; shape=a wide triangle, point down, with two ears; pieces=two round cheeks; patches=the cheeks; face=a black nose at the very point and black ear tips, all in satin stitch
say bunny: name=bunny; shape=an egg lying on its side with two long ears; pieces=two inner ears and two round cheeks; patches=the inner ears and the cheeks, side by side; face=a pink nose in satin stitch, with one straight stitch below it
say pig: name=pig; shape=a circle with two pointed ears that tip forward; pieces=an oval snout; patches=the snout; face=two nostrils in satin stitch, a smile in backstitch

* ring-dish
name dish
title {V} Ring Dish | Clay Dish With {V} Ears | {V} to Keep Your Rings
about Rings, earplugs, guitar picks, the key to the bike: they all end up in one place when the place is {a v}. | A dish for small treasures, shaped over a kitchen bowl, with ears that stick up over the rim.
step roll Knead {the clay} until it is soft and roll it out on {the sheet} with {the roller}, {in 1/4} thick everywhere.
step cut Turn a small bowl, {in 5} across, upside down on it and press {the knife} through the clay all around. From the rest form {v.ears}.
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
further @4-5,6-8 Build a den for it from sticks and moss, on a plate.
further Paint a whole litter from stones that lie well against each other, and let them sleep in one heap.
safety @4-5,6-8 A stone is heavy for its size: paint with it lying on the table, and keep it there.
safety Take loose stones only, and none from a protected beach{color=acrylic-paint? ; acrylic paint does not come out of sleeves}.
skills seeing a shape, layering paint, fine brush work
waiting About an hour in all, between the coats.
alt A painted stone that looks like {a v} curled up asleep
say fox: name=fox; tail=the tail as a wide band along the bottom, a shade darker, with a white tip that reaches the nose; head=as a triangle with two ears, white cheeks and a dark nose
say cat: name=cat; tail=the tail as a band along the bottom, a shade darker, with black rings; head=as a circle with two pointed ears, a white muzzle and three dark stripes on the forehead
say fawn: name=fawn; tail=the folded legs as one dark line along the bottom, a short tail, and rows of cream dots on the back; head=as a long drop with an ear on each side, a pale muzzle and a dark nose

* bead-gecko
name gecko
title Beaded Gecko | Bead Lizard for a Backpack | Gecko in Sixty-Three Beads
about Every row is threaded from both sides at once, and that one trick pulls a flat string of beads into a lizard with elbows and toes. | The gecko of school bags everywhere, with a pattern that you can bend to your own colors.
step sort Count out the beads: 40 in {color a}, 9 in {color b}, 2 in {color c} for eyes, 12 in {color d} for toes. {beads=seed-bead? Beads as small as these want a thin, stiff line. | Check that {the line} goes through a bead twice.}
step middle Cut {ft 5} of {the line}. Put one bead on it, the nose, and slide it to the middle, so that both ends are equally long. {line=string,cotton-cord? Twist the tips to a point as you go.}
step nose Second row: thread an eye, a plain bead and an eye onto the right end. Now push the left end through the same three beads from the other side, and pull both ends until the row sits tight.
step cross Every row works like this: beads on one end, the other end back through them, pull. Go on with a row of three and a row of two for the neck.
step legs For a front leg, thread four beads and three toes onto the right end. Skip the toes, go back through the four, and push the leg up to the body. Do the same on the left.
step body Five rows for the body: three beads, then four, four, four, and three. Put {color b} in the middle of each row.
step hind Make two hind legs like the front ones. If a leg stands off, tug its end until the elbow closes.
step tail One row of two, then six rows of a single bead, in turn {color b} and {color a}: both ends cross inside each of them.
step knot Tie the ends together twice, close to the last bead, and cut them off a finger's width below. A tail may show a little fringe.
step ring Hook {the ring} around the line behind the nose.
further @9-12 Write the pattern of a snake, a crocodile or a bee on squared paper and thread it.
further Thread a mirror-image pair and keep one: it is an old swap between friends.
safety Thread over a tray: beads on the floor are slippery, and a danger to small brothers and sisters.
skills following a pattern, threading from two sides, counting
alt A gecko of beads with four legs and a long tail

* plate-pig
name pig
title Paper-Plate Pig | Pig With a Curly Tail | The Whole Pig on a Plate
about Two plates are enough for a whole pig, from the snout to the curl at the other end. {@6-8? The snout sits on a paper spring and wobbles.} | One plate is the belly; the other gives up its middle for the head and its rim for ears and legs.
step cut Cut the flat middle out of one plate: that is the head. From its rim cut two triangles for ears and two short legs. The other plate stays whole.
step paint Paint all the pieces {color a}, rims too. Let them dry until they no longer feel cool to the touch.
step snout Cut an oval snout as long as your thumb from {colored card a}{@6-8? , and a strip as wide as two fingers and as long as your hand. | .}
step spring Fold the strip back and forth like a fan and glue one end behind the snout and the other onto the lower half of the head: a spring that makes it wobble.
step face Glue the snout onto the lower half of the head.
step nostrils {nostrils=bottle-cap? Glue one of {the nostrils} onto the snout | {nostrils=sticker? Press {the nostrils} onto the snout | Glue {the nostrils} onto the snout}}, as what it sniffs with.
step eyes With {the pen}, draw {!nostrils? two nostrils on the snout, and above it }{eyes? eyebrows. {eyes=sticker? Press | Glue} {the eyes} on below them. | two eyes.} {card=paper? A smile goes below. | The closer they stand together, the sillier the pig.}
step ears Glue the ears behind the top of the head, tips folded forward, and the legs behind the lower rim of the whole plate.
step join Put plenty of glue on the back of the head and press it onto one side of the body while you count to twenty.
step tail Wind {the tail} tightly around {the pencil}, slide it off and pull it out a little: a curl.
step stick Glue one end of the curl behind the rim, on the side across from the head.
further Make three pigs and build them houses of grass, sticks and boxes. Whose house stands a strong puff?
safety A grown-up pushes the scissors through the plate for the first cut into the middle; the rest of the line is easy.
skills cutting curves, mixing pink, putting pieces together
waiting About half an hour for the paint.
alt A pink pig made of two paper plates with a curly tail
left cork: would make the snout too heavy for the plate
left balloon-stick: has nothing to hold here

* muddy-tracks
name picture
title Muddy Farm Tracks | Who Walked Through the Mud? | Muddy Footprints
about First through the mud, then over clean paper: every pair of feet writes its own line. The bath afterward is half the joy. | A picture that nobody can do wrong: dip, walk, look, and wash up.
step mud Cover the table. {mud=paint? Pour a puddle of brown paint into {the tray} and thin it with a spoonful of water | Stir water into {the mud} in {the tray}}, until it is as thick as yogurt.
step feet {walker=potato? Halve {the walker} and carve a notch into each cut side, so that it prints two toes like a pig's foot. | Choose {walker} too big to fit into a mouth, with nothing loose on them, and put them beside {the tray}.}
step dip {@2-3? Your child stamps | Stamp} {the walker} up and down in the mud until the feet are brown.
step walk Now walk them across {the paper}: step, step, step. When the tracks grow pale, it is time for more mud.
step guess Look at the tracks together. Which are big, which are small, and where did somebody run?
step pig From {colored pig b}, cut a pig as big as your hand.
step stickpig Stick the pig at the end of a trail and give it a muddy belly with a fingertip.
step bath Pour warm water into a bowl, two fingers deep, for the bath.
step wash Everybody gets washed {scrub? with {the scrub}} and rubbed dry with {the towel}. Then it is the turn of the hands.
further @2-3 Take off shoes and socks and make a trail of your own feet down a long piece of paper.
further Print each animal alone on a card and play a guessing game: whose foot was that?
safety @2-3 Stay beside the water, even if it is shallow, and pour it out right after the bath.
safety Mud stays away from mouths, and hands get soap after the animals had theirs.
skills printing, big arm movements, noticing patterns
waiting Half an hour for the tracks to dry.
alt A sheet of paper with brown animal tracks and a pink pig
left sequin: are too small for this age
left googly-eye: too small, and mud would swallow them

* potato-chicks
name chicks
title {stamp=potato? Potato-Print Chicks}{!stamp=potato? Printed Chicks} | A Row of Yellow Chicks | Chicks in the Grass
about One press, one chick: a whole brood hatches before the color dries, and no two of them look the same.
about What fits a small fist prints the round belly of a chick, and a few lines give it legs to run on.
step halve {stamp=potato,apple,lemon? Cut {the stamp} in half with one straight cut and dab it dry. | Cut {the stamp} to an oval as big as an egg.} {@2-3? Cut two grooves beside the edge as a grip for small fingers.}
step spread {color=paint? Spread {colored color a} on a plate in a thin layer. | Lay {the color} open on a plate.} {@2-3? Too much color makes the stamp slide.}
step try Press the stamp into the color and print once on a scrap corner, so that the first big blob is gone.
step print {@2-3? Press, lift, look: your child prints chicks wherever there is room. | Print a family: press straight down, count to three and lift straight up. Leave two fingers of space for the beaks.}
step tear Tear {colored grass c} into a fringe: rip from one edge toward the other, and stop before the end.
step grass Glue the fringe along the bottom, blades up, so that the chicks stand in the meadow.
step legs {@2-3? When {color=washable-ink-pad? the ink | the paint} is dry, draw two legs under each chick while your child counts them. | When {color=washable-ink-pad? the ink | the paint} is dry, draw two legs under each chick.}
step eyes {@2-3? Let your child dot an eye on every chick; you add the beaks. | Give every chick an eye and a beak. The direction of the beak decides whom it talks to.}
step wings Glue {a down} onto some of the chicks as wings.
further @2-3 Hide the picture under a towel and let the chicks out one at a time, with a peep for each.
further Print cracked white ovals on dark paper, and let a chick look out of every second one.
safety @2-3 The knife is used and put away before the child sits down; what prints is not for biting.
safety The cutting belongs to a grown-up; wash {the stamp} and the hands afterward.
skills stamping, counting, placing things in a picture
waiting Twenty minutes for the prints to dry.
alt Yellow printed chicks with beaks and legs standing in torn-paper grass

* box-barn
name barn
title A Barn With Opening Doors | A Barn From a Box | Box Barn for the Animals
about Every farm game needs a place to come home to. This one has doors that swing and a roof that comes off, and it takes a whole herd. | Big brushes, {color a} paint and a box: the barn is made in the morning and lived in by the afternoon.
step doors Stand {the box} on a narrow side. Draw a doorway with a line down its middle. Cut along the top and down the line, and fold both halves outward: two doors.
step paint {@2-3? Hand over {the brush} and {color a} paint: your child paints the walls, as far as the arms reach. | Paint all the outside walls {color a}. {box=shoebox,cereal-box,tissue-box? Print still showing? A second coat, when the first is dry, covers it.}}
step dry Let it dry with the doors open, so that they do not stick.
step roof {@2-3? Fold {the roof} in half together and let your child run a hand along the crease. | Fold {the roof} in half: a roof that is two fingers wider than the barn on each side.}
step fix Set the roof on top like a tent and hold it with {trim} on the inside.
step strips {@2-3? Tear off strips of {the trim} and hang them from the edge of the table. | Tear strips of {the trim}: four as long as the doors are from corner to corner, and a few more for the edges.}
step cross {@2-3? Your child sticks the strips onto the painted walls, wherever they look right. Two of them crossed make a barn door. | Stick two strips crosswise on each door, and frame the edges of the barn with the rest.}
step hay Stuff {the hay} inside, and the rest of it up into the loft under the roof.
step play {herd? Open the doors and bring the {many herd} home for the night. | Open the doors. Who lives here, and who is late?}
further @2-3 Say good night to each animal by its sound, and shut the doors.
further Tie a bale of hay to a string and lower it from the loft at feeding time.
safety @2-3 A grown-up does the cutting before the paint comes out, and folds the cut edges flat with a thumb.
safety Board is stubborn: a grown-up starts each cut, and little fingers hold the box from the far side.
skills painting large surfaces, sticking, pretend play
waiting About 45 minutes for the paint.
alt A painted barn made from a box, with white crosses on its open doors

* egg-hen
name hen
title Egg-Carton Hen | Hen on Her Nest | The Hen That Sits Tight
about The cups of an egg carton are round like a hen, and the cones between them are just right for her head. Where the eggs came from, the hen moves in.
step cut Cut two cups {@2-3? that hang together from {the carton} | from {the carton}, with the edge all around,} and one of the tall cones between the cups. Turned over, the cups are the body; the cone is the head.
step paint {@2-3? Your child paints or dabs both pieces, inside too if that is more interesting. | Paint both pieces {color a}. Egg carton soaks up a lot, so a thick coat is right here.} Leave them to dry on their edges for half an hour.
step card From {the card} cut a comb with three bumps, a wattle like a drop and two wings as long as a finger. Fold a corner of {the card} into a beak and color it with {the pen}, so that it differs from the comb.
step head Glue the cone onto one end of the body and hold it {@2-3? together through a whole song, then lean it against a cup while the glue sets. | for a slow count to thirty.}
step face {@2-3? Show your child where the comb goes, and let small hands press it on, then the beak, the wattle below it, and the wings. | Cut a slit into the top of the head and slide the comb in, then glue on beak, wattle and wings.}
step eyes {!sight? Dot an eye on each side of the head.}
step sight Glue one of {the sight} to each side of the head.
step tail {tail=tissue-paper,crepe-paper? Pleat {the tail} like a fan, pinch one end, and glue it into the back end. | {tail=pipe-cleaner,ribbon? Bend {the tail} into loops as long as a thumb and glue them into the back end. | Glue {the tail} into the back end, fanned out.}}
step nest {nest=hay,raffia,crinkle-paper? Pull {the nest} apart and press it into a ring on {the seat}. | Tear {the nest} into long strips, scrunch them and lay them in a ring on {the seat}.}
step eggs {eggs=air-dry-clay? Roll three eggs from {the eggs}, each as big as a grape, | Scrunch {the eggs} into three tight eggs} and hide them in the nest.
step sit Set the hen on her nest {@2-3? and cluck her to sleep. | and look underneath every morning.}
further @2-3 Hide the hen in the room; whoever finds her clucks.
further Cut single cups for chicks, paint them yellow and let them follow her in a row.
safety @2-3 Use a clean carton, and let a grown-up cut: the edges of the cups are stiff.
safety Wash hands after handling a carton that held eggs, and let a grown-up cut the cone free.
skills painting, tearing, putting parts together
waiting Half an hour for the paint to dry.
alt A hen from an egg carton, sitting on a nest

* clothespin-farm
name animal
title Clothespin {V} | {V} on Clothespin Legs | Clip-Leg {V}
about Two clothespins have four legs between them. Clip them on, and {the v} stands; take them off, and it lies down. | No glue holds these legs: children clip and unclip them until every animal on the farm has had a turn.
step draw Draw {v.body} on {the card}, as long as your hand and without legs, and beside it {v.head}.
step cut Cut out both pieces. {@4-5? The grown-up turns the card while you snip. | Keep the belly straight: the legs grip best there.}
step color Paint both pieces: {v.coat}. Let the paint dry before the next step.
step head Glue the head to one end, so that it looks over the back line.
step eye Glue {the eye} on{v=goat,horse? , one on each side of the head. | , side by side.}
step tail Glue {a tail} to the other end as a tail.
step fluff {v=cow? Pull a bit of {the fluff} loose and glue it to the end of the tail.}{v=pig? Glue {the fluff} under the belly as a soft bed, so that the pig can lie down without its legs.}{v=goat? Pull {the fluff} long and glue it under the chin for a thicker beard.}{v=horse? Glue a tuft of {the fluff} between the ears as a forelock.}
step legs Clip {the pins} onto the belly from below, one at each end. {@4-5? Squeezing them open is a job for strong fingers.}
step stand Set {the v} down. If it tips forward, move the front pair a little toward the head.
further Make the whole yard, then swap the legs: who stands best on whose?
further @6-8 Write one fact about each animal on its back and set up a farm museum on the windowsill.
safety Clothespins pinch: open them away from noses and lips, and keep them off fingers that did not ask.
skills squeezing a clothespin, cutting out, balance
alt {V} cut from card, standing on two clothespins
say cow: name=cow; body=a long box with round corners; head=a square head with ears and horns; coat=black patches on white, and a pink nose
say pig: name=pig; body=a fat oval; head=a circle with two ears; coat=pink all over, with a snout a shade darker
say goat: name=goat; body=a box with round corners; head=a head with a long face, an ear, a beard and two bent horns; coat=tan, with dark horns and a white beard
say horse: name=horse; body=a long box with round corners; head=a head with a long neck, rising like a ramp; coat=brown, with a dark mane down the neck
left milk-jug: would need another pair of scissors and another afternoon

* pompom-sheep
name animal
title Pom-Pom {V} | Fluffy {V} From Yarn | {V} Made of a Pom-Pom
about All that winding comes to one moment: the scissors go around, and a ball of yarn bursts open into {a v}. | The more yarn goes on, the thicker the coat, so this is a good craft for a long story or a car full of talk.
step rings {ring=plastic-fork? Lay {the ring} ready: you wind around its tines, and it needs nothing more. For a bigger ball, use two forks back to back. | With {the pencil}, draw around {the mug} on {the ring}, twice, and a circle as wide as a coin in each middle. Cut them out as two flat rings with a slit to get in, and lay them on each other.}
step wind Wind {the yarn} around {ring=plastic-fork? the tines | both rings, all the way around}, layer on layer, until {ring=plastic-fork? the bundle is as thick as two thumbs. | the hole in the middle is nearly full.}
step cut {ring=plastic-fork? Push a piece of yarn through the middle tines, knot it around the bundle, slide it off and cut open the loops on both sides. | Push the scissors between the two rings and cut through all the yarn along the edge, holding the middle tight.}
step tie {ring=plastic-fork? Pull the knot as tight as two people can. | Slip a doubled piece of yarn between the rings, pull it as tight as two people can, and knot it twice. Then take off the rings.}
step trim Roll the ball between your hands and trim whatever sticks out, turning it all the time. Half a minute more makes it twice as round.
step face Cut {v.face} from {the felt}.
step glue Part the yarn with your fingers, put glue deep into the gap and push the pieces in. They hold better there than on the tips.
step eyes Glue {the eyes} in place.
step legs {legs=pipe-cleaner? Bend each of {the legs} into a U, push it into the ball from below with a drop of glue, and turn up the ends as feet. | Clip {the legs} into the yarn from below as legs.}
further Wind a small ball for a head and tie the ends of both balls together: now it can look around.
further @9-12 Wind stripes of two colors and find out where they come out in the finished ball.
safety {@4-5? A grown-up cuts the loops: open scissors and tight yarn jump. | {@6-8? A grown-up holds the rings while the child cuts around: open scissors and tight yarn jump. | Cut the loops with the points of the scissors turned away from the hand that holds them.}}
skills winding, knotting, trimming a round shape
alt {V} made of a fluffy yarn pom-pom
say sheep: name=sheep; face=a face like an egg and two ears in a dark color
say chick: name=chick; face=a folded beak, two feet and two small wings
say bunny: name=bunny; face=two long ears with a pinch at the bottom, two round cheeks and a nose

* hen-hoop
name hen
title Embroidered Hen | Hen in a Hoop | A Stitched Hen Among Flowers
about Four stitches draw a whole hen: a line, a loop, a knot and a filling. The hoop that holds the cloth becomes the frame. | {cloth=burlap? On an open weave every stitch finds its own hole, which is why beginners' rows look so even on burlap.}{!cloth=burlap? A hen for the kitchen wall, with a meadow as long as your patience.}
step stretch Lay {the cloth} over the inner ring of {the hoop}, press the outer ring down and pull the edges until the cloth sounds like a drum. Then tighten the screw.
step draw Draw the hen with light lines, as large as your palm: a body like a boat, a neck, a fan of three tail feathers, two legs.
step thread Cut {the floss} as long as your arm, thread {the needle} and knot the end. {floss=embroidery-floss? Split the six strands into two bundles of three first. | No longer, or it wears thin.}
step outline Sew the outline in backstitch: come up one stitch ahead, go back down at the end of the last. Stitches as long as a grain of rice follow curves best.
step feathers Fill the body with lazy daisies, row behind row: come up, go down in the same hole, and catch the loop with a tiny stitch at its tip. Three long ones make the tail.
step comb Fill comb and wattle in {color a} with satin stitch, close together and all in one direction. A French knot, wound twice around the needle, is the eye.
step wing Cut a wing like a drop from {the wing} with {the scissors} and sew it onto the body with small stitches over its edge.
step meadow {nest? Lay a little of {the nest} under the hen and catch it with stitches across: that is where she sits. | } Add grass in straight stitches below, and a few flowers as rings of five loops.
step beads Sew {the beads} on as flower centers, with two stitches for each.
step finish Cut the cloth {in 2} outside the hoop, gather the edge with a running stitch and pull it together on the back.
further @13+ Stitch the words of a family recipe under the hen, in backstitch.
further Copy a hen from a photo: every breed has another comb and another pattern.
safety Stitch away from your lap, park the needle in the edge of the cloth whenever you stop, and have a grown-up within call.
skills backstitch, lazy daisy, French knots
alt A hen stitched in colors on cloth inside a wooden hoop
left plastic-bag: has no place on a wall

* barn-quilt
name barn quilt
title Barn Quilt Star | Painted Quilt Block | Sawtooth Star on a Board
about Farms in Ohio and Kentucky wear one quilt block each on the barn, painted eight feet wide. A small one needs tape, four colors and a steady ruler. | Sixteen squares, some cut by a diagonal: out of that comes a star with a pinwheel in its heart.
step sand Rub {the board} smooth with {the sanding}{board=wood-scrap? , with the grain,} and wipe off the dust.
step ground Paint the front of {the board} {color d}, two thin coats. It is the color of the pinwheel's gaps and of the frame.
step grid Measure the largest square that fits, leaving a frame of {in 1/2} all around. Divide each side by four and rule the lines: sixteen equal squares.
step diagonals Rule the star: in the two middle squares of each side, one diagonal, both running down to the middle of the side of the inner square. Then both diagonals of the inner four squares, from corner to corner and no farther.
step mask Lay {mask} along the lines of one color at a time and rub down its edge with a fingernail. Paint creeps under anything that is not rubbed.
step field Paint the four corner squares and the triangle between each pair of points {color a}.
step points Paint the eight points of the star {color c}, brushing from the tape into the shape and never against its edge.
step middle In each of the inner squares, paint one half {color b}, always the one clockwise from the diagonal, and a pinwheel turns.
step peel Peel the tape off slowly, flat back over itself, while the last coat is still a little damp. Touch up with the tip of the brush.
step hook Fix a loop of {the hook} to the back, in the middle of the upper edge.
further @13+ Design a block of your own on squared paper: use at most three kinds of triangle, and count how many ways they turn.
further Paint four small blocks and hang them edge to edge: new patterns appear where they meet.
safety {board=wood-scrap? Sand with a damp cloth at hand and keep the dust out of noses; splinters stay off the edges. | Work on covered ground{color=acrylic-paint? : acrylic paint leaves clothes no more}.}
skills dividing a square, masking, planning colors
waiting An hour, spread over the coats.
alt A painted square with an eight-pointed star and a pinwheel in the middle

* field-weaving
name weaving
title Woven Farmland | Fields in a Weaving | A Landscape of Yarn
about From a hill, a farm looks like weaving anyway: bands of wheat, clover and plowed earth. Here you build it from the ground up. | Leftovers of yarn are enough, because every field has a color of its own.
step loom {loom=picture-frame? Use {the loom} empty, without its pane and its back. Mark every {in 1/4} along the upper and the lower edge. | Cut slits {in 1/4} apart and just as deep into the two short edges of a piece of {the loom}, {in 8} by {in 10}.}
step warp Knot {the warp} {loom=picture-frame? to one corner and wind it around the frame, over and under, one turn to each mark. | into the first slit and run it up and down across the front from slit to slit.} It should give like a guitar string. Knot it at the end.
step sketch Draw the lines of your hills on paper or on {the loom} behind the warp: two fields, two hills, the sky, a sun.
step ground Thread {the needle} with dark yarn and weave over one, under one; back again the other way around. Lay each row in as an arch and press it down, so that the sides do not pull in. After {in 2}, change to the color of wheat.
step hills Weave the hills in green: turn back earlier on one side in each row, and the edge becomes a slope. Where two colors meet, hook their yarns around each other. Press the rows down with {the comb}.
step sun Weave a small disk of {color d} into the warp where the sun stands: short rows, longer ones, short ones again.
step sky Fill the sky around the sun in {color c}, up to {in 1} below the edge.
step off {loom=picture-frame? Cut the warp at top and bottom, two threads at a time, and knot each pair at once. | Lift the loops off the slits at the top. Cut those at the bottom and knot them in pairs for a fringe.}
step rod Tie {loom=picture-frame? the upper knots | the upper loops} to {the rod} and hang it from a piece of the warp.
further @13+ Weave the view from your own window, one evening after school at a time.
further Work in dry grass or a strip of an old shirt as one of the fields.
safety Use a blunt needle: it finds its way between the threads, and no finger pays for it.
skills weaving, shading with color, keeping an even edge
alt A woven hanging with fields, green hills and a sun, on a rod

* rooster-vane
name weather vane
title Rooster Weather Vane | Rooster in the Wind | Spinning Rooster
about For a thousand years roosters have stood on towers and turned their beaks into the wind. The big tail is the reason: the wind pushes it away, and the beak has no choice. | A straw that spins on a stick is all the machine there is.
step draw Draw a rooster from the side on {the card}, {in 8} long: a small head, and a tail as big as the rest together.
step cut Cut it out. Leave the legs away; they would only catch the wind from the wrong side.
step color Color both sides, comb and beak too: from the back, the rooster is seen just as often.
step straw Fold over the top end of {the straw} and close it with {a tape}. On this closed end it will spin.
step mount Stick {the straw} upright to the rooster so that two thirds of it hang out below, closer to the head than to the tail. Run {tape} down both sides.
step comb Fix {the comb} to the tail: more tail, more push.
step foot {foot=terracotta-pot,plastic-tub? Stand {the post} in the middle of {the foot} and wedge it in {weight? with {the weight} | with crumpled paper or soil}, until it is straight. | Press a lump of {the foot} into a broad base and push {the post} in, straight up.} The upper tip must be smooth.
step spin Slip {the straw} over the post. Blow from the side: it should turn at a breath. If it drags, {straw=paper-straw? widen the straw with a thin stick. | wipe the post smooth.}
step wind Carry it outdoors and stand it away from walls. Where the beak points, the wind comes from: a north wind comes from the north.
further @9-12 Mark the four directions on the base with a compass and write down the wind for a week, morning and evening.
further Cut the tail in half and try again: why does the rooster lose its way?
safety A stick that stands up is level with eyes: bend over from the side, not from above.
skills balancing on a point, testing, reading the wind
alt A red rooster on a straw that spins on a stick in a base

* bottle-pig
name piggy bank
title Bottle Piggy Bank | Pig for Saving Coins | The Pig That Eats Coins
about A bottle laid on its side has a snout already. With four legs and a skin of paper it is a pig that eats every coin you can spare. | Strips of paper and thin glue turn a see-through bottle into something that looks like china.
step slot Rinse {the bottle}, dry it and lay it on its side. A grown-up cuts a slot into the top, as long as a thumb and as wide as two coins.
step legs Stick {the legs} under the belly with {the tape}, two in front and two behind, and press until {the bottle} stands without rocking.
step ears Cut two triangles for ears from {the card}, with a fold along the bottom as a flap.
step tapeears Fix the flaps in front of the slot, so that the ears stand up and lean forward.
step paste Mix one part {paste} with one part water in a bowl.
step coat Tear {the coat} into pieces as big as a stamp. Brush paste on the bottle, lay a piece on it, brush over it, and go on, three layers thick. Keep slot and cap free.
step dry Let it dry, best overnight on a rack: paper that is still damp inside tears at the next cut.
step open Cut the slot free again and try a coin. {bottle=milk-jug,plastic-jar? The cap is the snout: unscrew it when the pig is full. | When the pig is full, turn it over and coax the coins out of the slot with a strip of card.}
step tail Curl {the tail} around a finger and fix it to the back end.
step face Draw two nostrils on the cap, and two eyes and a smile behind it. {coat=newspaper,old-book-page? The print may show through: a pig that has been reading.}
further @9-12 Keep a tally on the belly: a line for each coin, crossed at five.
further Name the pig after what you are saving for.
safety A grown-up cuts the slot with the point of strong scissors, pushing away from the hand, and covers its rim with tape.
skills papier-mâché, patience, counting money
waiting Four hours to dry, better overnight.
alt A pink pig made from a bottle, with cork-like legs and a coin slot on its back

* farm-papercut
name papercut
title Farmyard Papercut | Two Cows Under a Tree | Alpine Papercut
about In the Swiss Alps, cowherds cut paper on long evenings: fold once, cut half a farm, open a whole one. | Everything you cut appears twice, so half a tree is enough, and a single cow becomes a pair.
step fold Fold a sheet of {colored sheet a} in half with the best side in. The fold is the trunk of the tree.
step draw On the folded sheet, draw half of the picture, from the fold outward: half a trunk, branches with leaves, a cow below, a fence, and a strip of ground that holds all the feet.
step shade Hatch everything that will stay. Each hatched piece must touch another one: a cow that touches nothing falls out when you open the sheet.
step inner Cut the small gaps first, while the sheet is still strong: under the belly, between the branches, between the pickets. Fold a gap lightly to get the scissors in.
step outer Cut the outer edge last, and turn the paper, not the scissors.
step dots Punch {punch=hole-punch? a few holes} into the trunk and the cow, where the paper is wide enough.
step open Open the sheet slowly, from the ground upward, and press it under a heavy book for ten minutes.
step mount Put tiny dots of glue on the back, many of them, and lower the picture onto {the back} from the middle outward.
step frame Put it into {the frame}.
further @13+ Fold the sheet twice for four trees around one well, and leave the center whole.
further Cut the story of your family in one row along the ground: house, bicycle, dog.
safety Small scissors have fine points: cut sitting down, and close them before you reach for something.
skills thinking in mirror images, fine cutting, composition
alt A black papercut of a tree with two cows and a fence, each half the mirror of the other
fact One of the first masters of this craft in Switzerland, Johann Jakob Hauswirth, was a farmhand and charcoal burner.
`;
