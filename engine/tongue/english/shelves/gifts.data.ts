export const words = `
* dough-handprint
name handprint
title Salt-Dough Handprint | Handprint Keepsake in Salt Dough | A Handprint to Keep Forever
about This hand will never be this small again. Salt dough keeps every line of it, for a wall, a tree, or a grandmother's kitchen. | Two cups, one cup, some water: the dough is older than any of us, and so is the idea of leaving a hand behind.
step mix Stir {flour}, {salt} and {water} in a {bowl}: two cups of flour, one cup of salt, three quarters of a cup of water{@2-3? . Your child pours, you stir. | , the water bit by bit.}
step knead Knead for as long as a song lasts. It is right when it is as smooth as an earlobe and no longer sticks; add flour if it does.
step roll Roll it out {in 1/2} thick with {the pin}, larger than the hand with fingers spread. Thinner would crack.
step hand {@2-3? Lay the small hand on the dough, fingers spread, and press each finger down together, then the palm. Lift it straight up. | Spread your fingers, press the hand down once and firmly, palm and every fingertip, and lift it straight up.} Not good? Roll the dough out again.
step edge Press {the shapes} along the edge for a border, and lift {shapes=cookie-cutter? it | them} off again.
step hole Push a hole through near the top with {the straw}, a finger away from the edge, because dough shrinks.
step bake {@6-8? A grown-up bakes | A grown-up bakes} it on parchment at 200°F for three hours, turns it once and lets it cool inside. Without an oven it needs three days on a rack.
step paint Dab {the paint} into the print only, thinly{@2-3? , with a fingertip | }, and leave the rest pale. Write name and year on the back.
step ribbon Thread {the ribbon} through the hole and knot it to a short loop.
step fit Lay the small hand into its print once more: today it fits exactly. Whose hand is too big?
further @2-3 Press a foot beside it in the same dough, if the toes hold still.
further @4-5,6-8 Make one each year on the same day and hang them in a row, from small to large.
safety Raw dough is salty enough to make a small child ill: no tasting, and wash hands when the pressing is done. {@2-3? The loop stays shorter than {in 7}. | The oven belongs to a grown-up.}
skills kneading, pressing evenly, following a recipe
waiting Three hours in a low oven, or three days in the air.
alt A round salt-dough disk with a colored handprint
left toothpick: is too sharp for small hands

* feelings-plates
name feelings faces
means felt
title Feelings Faces on Plates | Happy, Sad and Angry: Feelings Plates | Three Feelings Faces to Hold Up
about Before a child can say I am angry, it can hold up a red plate. From there it is a short way to the word. | Happy, sad, angry: three faces that somebody made and that can be asked for whenever the real one does not find words.
step look @2-3 Stand at the bathroom {mirror} and make faces in it together: happy, sad, angry. Where does the mouth go?
step look @4-5 Make faces at each other: happy, sad, angry. Look what the mouth does, and what the brows do, because you are going to need it.
step color Color {the plate} as faces: one {color a}, one {color b} and one {color c} with {pens}, big and wild, right to the rim{pens=crayon? , but leave bare patches for eyes and mouth: glue does not hold on wax | }. {pens=paint?  Half an hour to dry.}
step cut Cut six round eyes, three mouths, one of them with a zigzag edge for teeth, two brows and a tear from {the bits}, all larger than a grown-up's thumb.
step happy The {color a} one is happy: glue on two eyes and a mouth that curves up. Press and say it: happy.
step sad The {color b} one is sad: two eyes, a mouth that curves down, a tear.
step angry The {color c} one is angry: two eyes, two brows that slant down toward the nose, and the mouth with the teeth.
step hair Give them hair from {the hair}, stuck along the upper rim.
step handle Tape one {one handle} to the back of each face, halfway up.
step show {@2-3? Hold one up and ask: who is this? Then: which one are you today? | Pick the face for today, hold it in front of your own face, and say when you last felt like that.}
further @2-3 Hang the plates beside the door, low, and let your child tap one each morning.
further @4-5 Make a fourth plate for a feeling that has no color yet: shy, proud, or hungry.
safety {@2-3? The pieces are large on purpose: throw cut-off scraps away at once. | Cut together; handles are for holding, not for running with.}
skills naming feelings, placing a face, coloring large
alt Three round faces: a happy, a sad and an angry face
left googly-eye: is too small for this age

* printed-wrap
name wrapping paper
means ribbon
title Hand-Printed Wrapping Paper | {tag? Printed Gift Wrap With a Tag | } | Dots and Rings: Printed Wrap
about {@2-3,4-5? Dip, press, lift: a tube prints a ring, and a sheet full of rings is gift wrap nobody else has. | A stamp of your own, a grid in your head, two colors: that is all a pattern factory has.} | The present inside may be bought. The paper around it is from you.
step pad Lay a folded {towel} in a {plate}, wet it and {paint=washable-ink-pad? dab ink from {the paint} onto it | spread {paint} on it}. This is the pad; it keeps prints from drowning.
step shape {stamp=cardboard-tube? Leave one end of each {one stamp} round and pinch the other into a heart or a leaf. | {stamp=potato,apple,celery? A grown-up halves {the stamp} with a kitchen knife, for a flat side to print with, and dries it on the towel. | Find the flattest side of each of {the stamp} and wipe it dry: that is the one that prints.}}
step carve {stamp=potato? A grown-up halves the potatoes; cut a star, a tree or an initial into the flat side together, by taking away what is around it. | {stamp=cardboard-tube,spool? Pinch or snip one end into a shape: a heart, a star of slits bent outward. | Cut a simple shape into {the stamp}: triangle, star, initial in mirror writing. Cut straight down at its edge first, then in from the side.}}
step print Press the first of {the stamp} onto the pad, then onto {sheet=tissue-paper? the tissue, very lightly | the sheet}, and lift it straight up. {@2-3? Anywhere is right. | {@4-5? Row by row, or round the edge first. | Row by row, each row half a step along: that is what makes it look bought.}}
step second Take the next stamp and the second color and print into the gaps.
step finger Dip one fingertip into the paint in the {plate} and print dots wherever there is a hole in the pattern.
step dry Let it dry for an hour. It crackles a little, then it is ready.
step tag Cut {the tag} to a label, print one last shape on it, and write who it is for.
step wrap Wrap the present: sides first, then the ends folded to triangles, with {tape} on the last edge only.
step bow Tie {the bow} around it{tag? with the tag on top | }.
further @2-3 Print a card for the same present with the same stamps.
further @4-5,6-8 Print a white sheet with a bit of glue and paint mixed: it gives a raised pattern for next time.
safety {@2-3? Cutting and tying are the grown-up's part, and the {paint=washable-ink-pad? ink | paint} is the washable kind. | {stamp=potato? Knife and potato are in a grown-up's hands. | Cover the table: printing spreads.}} Keep bows and ribbon for the parcel alone.
skills printing, {@2-3? pressing and lifting | making a pattern}, wrapping
waiting An hour to dry.
alt A parcel in printed paper with a bow and a heart tag

* cup-bouquet
name bouquet
title A Bouquet That Never Wilts | Five Flowers From {blooms=cupcake-liner? Cupcake Liners | Paper} | Paper Bouquet for Somebody Dear
about {spray? No vase, no season: | No water, no vase, no season:} five flowers in a cone of paper, for whoever should be thanked today. | {@2-3? Opening, squashing, coloring, sticking: small hands do nearly all of it, and the result fills a fist. | Colored in, layered and bound like a real one, it can stand on a desk until next year.}
step spray {blooms=coffee-filter,paper-napkin,paper-doily? Lay {the blooms} on newspaper and mist them once from afar with {the spray}: on damp paper the colors will run into each other. They dry in half an hour. | Spray a little water on the leaves at the end, like dew.}
step open {blooms=cupcake-liner? Ruffle their rims | {blooms=egg-carton? Pinch the rims outward like petals | Crumple {the blooms} in the middle and open the rims like petals}}.
step color {blooms=cupcake-liner? Pull {the blooms} flat, then color | {blooms=egg-carton? Break five cups out of {the blooms}, then color | Color}} the rims with {pens}: rays, dots, rings. {blooms=coffee-filter,paper-napkin? Press lightly, the paper is thin. | }
step stem {blooms=egg-carton? {fix tape} one of {the stems} to the side of each cup. | Press the middle of each flower around the end of one of {the stems} and wind {tape} around it.}
step middle {fix glue} one {one middle} into the heart of each flower and hold it while you count to ten.
step leaves Cut five leaves as long as a finger from {the leaves}.
step stick Stick one leaf to each stem with bits of {tape}.
step wrap Roll {the wrap} into a cone around the stems, open at the top, pointed at the bottom, and {fix tape} the edge down.
step bow Tie {the bow} around the cone.
step give Hand it over with both hands, and say what it is for.
further @2-3 Count the flowers with the one who gets them: one for each of you, and who gets the last?
further @4-5,6-8 Write one thing you like about the person on each leaf.
safety {@2-3? Stems have ends: sit while you work, and let a grown-up do the cutting. | Stems are held flowers up, away from faces, and carried at a walk. {stems=pipe-cleaner?  The wire ends are folded over. | }}
waiting {spray? {blooms=coffee-filter,paper-napkin,paper-doily? Half an hour for {the blooms} to dry. | } | }
skills {@2-3? pressing and opening | shaping flowers}, coloring, saying thank you
alt Five paper flowers with leaves in a cone of paper

* calm-bottle
name calm-down bottle
title {float=glitter? Calm-Down Glitter Bottle | Calm-Down Sparkle Bottle} | A Storm to Watch Until It Settles | Calm-Down Bottle With Slow Sparks
about Shake it, set it down, and breathe until the last spark has landed. By then the anger has usually landed as well. | Your head on a bad day looks like this: everything whirls. Nothing has to be done about it, except wait and watch.
step label Soak the label off {the bottle}, rinse it and dry its neck, where the tape will go.
step pour Fill {the bottle} two thirds full with warm {water} through a {funnel}{@4-5? : you hold, your child pours | }.
step thick {thick=glue? Pour in {thick}, clear if you have it: the more there is, the slower the sparks fall. | Let {thick} run in along the side, slowly, so that it does not foam. It slows the sparks.}
step sparkle {float=metallic-paper,aluminum-foil,tinsel? Cut {the float} into confetti and add it | Add {the float}}, half of it first. Close the bottle with a thumb and tip it over: is there enough going on?
step dye Drop in {the dye}, one drop at a time. Pale is better, or you will see no sparks.
step small Add {the small}, a few at a time, for something to wait for: the last one down is the signal.
step test Fill up with water to a finger below the rim, close the cap and shake. The sparks should take a minute to settle. Too fast? More {thick=glue? glue | soap}. Too slow? More water.
step seal {@4-5,6-8? A grown-up dries the thread, screws the cap tight and winds | Dry the thread, screw the cap tight and wind} {seal} around it three times. {@6-8,9-12? It is done when nobody can turn it. | Try hard to open it.}
step collar Tie {the collar} around the neck of the bottle.
step breathe Shake it as hard as you feel. Then put it down, and be still until the last spark has landed.
further @4-5 Choose a place for it, low enough for a short arm.
further @6-8,9-12 Make a second one with more {thick=glue? glue | soap} that takes three minutes, and find out for which moods each one is right.
safety The cap stays sealed for good, and a bottle that leaks goes into the trash. {bottle=glass-jar? Glass is put down, not shaken over tiles. | Wipe up spills at once: {thick=glue? glue | soap} on the floor is slippery.}
skills measuring, testing and adjusting, calming down
fact A bottle like this one is called a mind jar by people who teach quiet.
alt A bottle of purple water with sparks sinking to the bottom

* bandage-bear
name get-well bear
title {patch=adhesive-bandage? Get-Well Bear With Real Bandages | Get-Well Bear With a Bandage} | Bear in Bed: a Get-Well Card | A Bear Who Knows How It Feels
about He has one on the ear, one on the arm and one on the belly, and he is smiling again. That is the whole message. | {patch=adhesive-bandage? The bandages are real, which every patient understands at once. | Strips of {patch} make bandages as good as real ones.}
step card Fold {the card} in half like a book.
step head Draw around a {mug} on {the bear} and cut out the head.
step body Cut a body with two arms, a bit wider than the head, and {fix stick} it to the front of the card so that it sits at the lower edge. The head goes above it.
step ears {fix stick} two ears behind the head, with paler ones inside.
step face Draw eyes, cheeks and a mouth with {eyes}. A brave smile is a little crooked.
step nose Glue on {the nose}.
step patch Now the doctor's work: {patch=fabric-scrap,felt? {@4-5? together, cut | cut} {the patch} into short strips with round ends and {fix stick} them on the ear, the arm and the belly. | stick {the patch} on the ear, the arm and the belly{patch=masking-tape,washi-tape? , torn to short strips with a dot drawn in the middle | }.}
step blanket Fold {the tissue} and glue it over the legs along three sides: a blanket, and a pocket for a note.
step write Inside, {@4-5? your child says what helps when one is ill, and a grown-up writes it down | write what helps when one is ill, and what you will do together afterward}.
further @4-5 Draw the bear's medicine on a slip and put it into the pocket: soup, a story, a nap.
further @6-8 Make the card a week long: one small flap for each day, with a joke behind it.
safety {patch=adhesive-bandage? Bandages go on bears today; keep a few for knees. | The bear holds still: nobody else gets such a patch on the ear.} {@4-5? Cut together. | Scissors are closed when they change hands.}
skills cutting curves, cheering somebody up, {@4-5? sticking with care | writing a note}
alt A card with a bear in bed who wears three bandages

* garden-markers
name plant markers
title Vegetable-Face Plant Markers | Three Plant Markers With Faces | Painted Markers for the Garden
about A carrot, a tomato, a pea: who sleeps in this bed? For weeks there is only soil, and then you are glad that somebody wrote it down. | Painted and sealed, they last well into summer. Gardeners get plenty of gloves and hardly ever one of these.
step plan Ask the gardener what is going to grow. Choose three things that look different: orange and long, red and round, green with bumps.
step ground Paint the {base=wooden-spoon,plastic-spoon? rounded end of each spoon | upper half of each of {the base}} in its main color, front and edge, two thin coats. The handle stays bare.
step second Add what makes it that vegetable: rings on the carrot, a bright spot on the tomato, peas in the pod.
step dry Stand them in a pot until they are dry, about an hour.
step face Draw a face on each: two eyes close together and a small mouth is all it takes.
step name Write the name of the plant down the handle with {the pen}{@4-5? , letter by letter, with help | }.
step leaves Cut leaves from {the hat} and glue them behind the top.
step seal Brush two thin coats of {glue} over face and name. It turns clear and keeps off most of the rain; in midsummer they get a new coat.
step plant Push the handle a hand deep into the soil beside the seeds.
step bundle As a present: tie all three together with {the string}, and add a packet of seeds if you have one.
further @4-5 Measure the plant against its marker once a week and make a line at its height.
further @6-8,9-12 Paint the weeds as well: a dandelion with a guilty face.
safety Stick markers into soil, low and at the edge of the bed, so that nobody bends down onto one. {@4-5? Wash hands after planting. | Work outdoors or on covered ground: {paint=acrylic-paint? acrylic paint stays in clothes. | paint travels.}}
skills painting small, lettering, knowing plants
waiting An hour to dry.
alt Three painted spoons as a carrot, a tomato and a pea pod

* worry-dolls
name worry dolls
title Three Worry Dolls | Worry Dolls for Under the Pillow | The Small People Who Take Worries
about In Guatemala, children tell a worry to each doll in the evening and lay them under the pillow. In the morning the dolls have carried it off. | As long as a finger, dressed in thread, and very good listeners. Make them for somebody who lies awake.
step body {body=pipe-cleaner? Cut {the body} to the length of your hand, fold each in half and twist the fold into a head. | Cut or choose {the body} as long as your finger, and leave a finger's width bare at the top as a face.}
step arms Cut {the arms} to twice the width of the shoulders. Wind the middle once around each body below the face, and fold the ends back into small hands.
step shirt Put a dot of glue on the back and wind {thread} around the chest{arms?  and the arms}, turn beside turn, until nothing shows through. Change the color for stripes.
step pants Wind the legs in another color, each by itself if there are two, and end with a dot of glue.
step skirt Cut a strip of {the cloth}, glue it around the waist and overlap it at the back: a skirt or a poncho.
step hair Glue on hair of {thread}: cut short, braided, or down to the hips.
step face Draw two dots and a small mouth with {the pen}, last, when the head is dry.
step bed Give them a bed: {bag=small-box,plastic-tub? {the bag} with a folded scrap inside | {bag=cloth-bag,sock? {the bag} to close with a thread | a pouch folded from {the bag}}}.
step tell Whisper one worry to each, a different one, and lay them under the pillow.
further @6-8 Make a fourth doll for nice things: it keeps what you look forward to.
further @9-12 Look up the patterns of Guatemalan weavings and wind one of them in stripes.
safety {arms? {arms=paper-clip? A grown-up bends the clips; | The wire in the arms is folded back, twice, so that nothing pokes;} check it with a finger.} A worry that is still there after three nights belongs to a grown-up as well.
skills winding tightly, fine work, putting worries into words
alt Three small dolls dressed in wound thread

* lace-dish
name dish
title Lace-Pressed Trinket Dish | {lace=lace,paper-doily? Clay Dish With a Lace Print | Clay Dish With a Pressed Pattern} | A Small Dish for Rings
about Press {the lace} into clay, peel it off, and every thread of it stays. A thin wash of color makes the pattern come up like an old photograph. | Rings, keys, one earring: small things need a place, and this one looks inherited already.
step roll Roll {the clay} between two sheets of paper to an even {in 1/4}. Prop {the pin} on two craft sticks or books, and the thickness takes care of itself.
step press Lay {the lace} on it, best side down, and {lace=rubber-stamp? press it in, print beside print | roll over it once, firmly, without going back}. {!lace=rubber-stamp? Peel it off from one edge.}
step cut Turn a {bowl} upside down on the best part of the pattern and cut around it with {the knife}. Smooth the edge with a damp finger. {cutter? What is left becomes pendants and gift tags with {the cutter}.}
step drape Line the {bowl} with a thin {towel}, lower the clay in, pattern up, and press it from the middle outward until it sits without folds.
step dry {clay=polymer-clay? Bake it in an oven-proof bowl as the package says and let it cool inside{@9-12? ; the oven is a grown-up's | }. | Let it dry in the bowl for a day, then upside down for another. Slowly is the secret: heat bends it.}
step sand Rub rim and foot with {the sand} until they feel like an eggshell{sand=sandpaper? , and blow off the dust outdoors | }.
step wash Brush thin paint in {color c} over the whole inside, into every dent.
step wipe Wipe it at once with a damp corner of the {towel}: the high places come out white, the pattern keeps the color.
step gold Run {the gold} along the rim in one go, turning the dish and not the hand.
step seal Brush on two coats of {glue}, thinned with a few drops of water, inside and out.
further @9-12 Roll out the leftovers and make gift tags with the same print.
further @13+ Make three that nest, and press a different lace in each: one from each generation, if you may borrow it.
safety {clay=polymer-clay? Bake with the window open, and keep clay tools out of the kitchen. | Sand with a damp cloth at hand.} The dish is for jewelry, and not for food.
skills rolling evenly, printing in relief, {@9-12? painting a wash | antique finishes}
waiting {clay=polymer-clay? An hour to bake and cool. | Two days to dry.}
alt A shallow white dish with a lace pattern in teal and a gold rim
left battery: has no business near wet clay

* crayon-pot
name desk pot
title Desk Pot in a Row of {row=crayon,broken-crayon? Crayons | {row=craft-stick? Sticks | Pencils}} | Thank-You Pot for a Desk
about Everybody gives mugs. This pot says at one glance whose it is: {n row} {row=crayon? crayons | {row=craft-stick? sticks | pencils}} stand around it in order, and it holds whatever the desk has lost. | No glue on the {row=craft-stick? sticks | colors}: two bands hold them all, so it can be taken apart and drawn with.
step count Lay {the row} out in the order you want, like a rainbow or in stripes, and see whether they go around {the pot}.
step bands {bands=string? Tie {the bands} around | Stretch {the bands} around} {the pot}, one near the top and one near the bottom, snug but not tight.
step row Slip {the row} under both bands, one beside the other, points up, all the way around. {row=broken-crayon? Short ones go in two storeys, one above the other. | }
step straight Stand the pot on the table and push each one down until all feet are level. Close the last gap by spreading the others.
step ribbon Tie {the ribbon} over the bands, so that they disappear.
step label Cut a label from {the label} and letter it: thanks, a name, or your teacher's favorite saying.
step stick Glue the label onto {the ribbon}, over the knot.
step bloom Make three flowers from {the bloom}: fold a strip like an accordion, tie or pinch it in the middle, pull it open and set it on a rolled stem.
step fill Fill the pot{bloom? with the flowers first | }, with good pencils, or with notes from the whole class.
further @6-8 Let everybody in class sign one {row=craft-stick? stick | paper flag for it}.
further @9-12 Line the pot, put in a small plant, and it is a flowerpot.
safety {pot=can? A grown-up checks the rim of the can. | {bands=rubber-band,hair-tie? What is stretched stays on the pot; it is not for shooting.}} Colors stand with their points away from whoever leans over.
skills ordering colors, lettering, working neatly
alt A pot surrounded by colored crayons with {ribbon? a band and} a label

* origami-shirt
name shirt card
means graph paper
title Folded Shirt and Tie Card | Card With a Folded Paper Shirt | Card With a Shirt and Tie
about Six folds turn a sheet of paper into a shirt with a collar that really stands. The tie is your choice, and he cannot return it. | It works with gift wrap, graph paper, or the map of the place where you went fishing.
step halves Lay {the shirt} with its best side down, taller than wide, {in 6} by {in 8}. Fold it in half lengthwise, open it, and fold both long sides in to the middle crease.
step collar Turn it over and fold a strip as wide as your thumb back at the top.
step points Turn it over again and fold the two top corners in to the middle, so that they meet like a collar: slanting a little, points down.
step sleeves At the other end, fold the two corners of the open edges outward, a thumb's width past the sides. Those are the sleeves.
step up Now fold the lower half up and push its edge under the collar. There is the shirt: sleeves out, collar on top. Press it under a book.
step tie Cut a tie from {tie}: a small trapezoid for the knot, a long kite below. Tuck it under the collar and glue it down.
step buttons Glue {the buttons} down the front in a line.
step pattern Add stripes, checks or a pocket with {the pen}.
step card Fold {the card} in half and glue the shirt onto its front, in the middle.
step write Write inside what kind of man wears this shirt{pocket? , and glue {the pocket} beside it | }.
further @9-12 Fold a tiny shirt from a sheet the size of your palm, as a tag for the present.
further @13+ Fold the shirt from a banknote for a gift of money, without a single cut, and let the tie be paper.
safety Fold with a fingernail, and cut the tie on the table: {tie=fabric-scrap,felt? cloth slides under small scissors. | small pieces slip, so draw it before you cut it out.}
skills exact folding, proportion, saying something kind
alt A card with a folded blue paper shirt and a red striped tie

* name-bracelet
name bracelet
title Letter-Bead Friendship Bracelet | Name Bracelet With Letter Beads | A Bracelet That Says It
about Six letters can be a name, a song, an inside joke or an address in the heart. The rest is color, and the order matters. | Make two, keep one: that is how friends recognize each other in a crowd.
step word Lay out the word on a {plate} with {letters}, and two or three beads on either side to see which colors it likes.
step measure Wrap {cord} loosely around the wrist, add a hand's length, and cut. {cord=beading-elastic,sewing-elastic? Pull it a few times: stretched beforehand, it will not sag later. | } Stick one end down on the table with {tape}, so that nothing runs off.
step pattern Plan the pattern from the middle of the word outward: {@6-8? two colors by turns | a repeat of three or five, the same on both sides}.
step half Thread the beads of the first half, as many as reach a third of the way around.
step name Thread the letters, all facing up, first letter first. Read it before you go on.
step rest Thread the second half as a mirror of the first. Try it on: a finger should fit under it.
step spacers Set {the spacers} between colors where the pattern wants a breath.
step knot {cord=beading-elastic,sewing-elastic? Tie a surgeon's knot: over, under, and once more under; pull until it sits, and push it into a bead. | Tie both ends together in a knot that slides over the hand, or in a bow.} Snip the ends.
step charm Tie {the charm} on beside the knot.
step give Give it away and tie it on, or hide it in a lunch box.
further @6-8 Thread a second one with only colors that stand for the letters, as a secret.
further @9-12,13+ Make a set of five, one word of a line each, for five friends who only read well together.
safety The bracelet is for wrists, with room for a finger, and comes off for sleep and sports. {@6-8? Work over a plate: beads underfoot roll, and little sisters find them. | Count beads back into the box.}
skills threading, {@6-8? patterns | mirrored patterns}, secure knots
alt A beaded bracelet with letter beads that spell FRIEND

* open-when
name box of letters
title Open-When Letters in a Box | Eight Letters for Later | Open When: Letters for a Friend
about Open when you miss home. Open when you cannot sleep. Open when you won. Eight letters, and whoever leaves takes you along for a year. | For the friend who moves away, the sister at college, the grandmother in the hospital: not a card but company, in portions.
step list Make a list of eight moments the other will really have: a bad day, a birthday, the first snow, three in the morning, a victory, a fight, boredom, the last one.
step fold {letters=envelope? Choose {letters} in two or three colors, or line them with a strip of patterned paper. | Fold eight envelopes from {letters}: a square, three corners to the middle, glue where they overlap.}
step write Write each letter for its moment: short, in your own voice, with one thing that only you two know.
step extras Tuck in {the photos}, one to a letter: proof, a joke, a comfort that fits its moment.
step fronts Letter the fronts: open when, and the moment. Number none of them; life does not come in order.
step seal Close each with {seal=washi-tape? a strip of washi tape | one {one seal}} across the flap.
step box Cover {the box} with {the cover}, cut to size, folded in at the rim and glued at the corners.
step lid Write the rules on a card for the lid: one at a time, no peeking, write back after the fourth.
step file Stand the letters in the box, the funniest in front.
step tie Tie {the tie} around it, with a bow that one hand can open.
further @9-12 Put an empty envelope with your own name on it at the back.
further @13+ Leave one letter without a title, sealed twice: open when you know why.
safety Cut paper toward the middle of the table. Write letters that you would stand by in five years, and leave addresses and passwords out of them.
skills writing for somebody, lettering, folding and covering
alt A navy box full of letters, tied with a bow

* woven-photo
name woven portrait
title Woven Photo Portrait | Two Pictures, Woven Into One | A Photo in Warp and Weft
about Cut one picture into strips from top to bottom and another from side to side, and weave them: now there are two moments in one frame, and both look back. | You at four and you at fourteen; two best friends; the same street in summer and in snow.
step choose Choose two pictures of the same size{photo=photo? : copies of {the photo}, never the only print | {photo=paper? , printed on {photo} | , from {the photo}}}, with faces in the same place, or one in color and one in black and white.
step backs Turn both over. Rule lines down the back of the first, {in 1/2} apart, and across the back of the second, and number the strips with {the pencil}.
step warp Cut the first one along its lines, but stop {in 1/4} below the upper edge: it stays together like a comb.
step weft Cut the second one right through, and lay the strips down in order.
step first Weave the first strip over one, under one, close up to the uncut edge. The second goes under one, over one. Weave on in the order of the numbers: the two pictures come through each other, square by square.
step push Push each strip up with a fingernail until no light shows between, and check that the eyes line up.
step fix Hold the last row with small pieces of {tape} on the back, and trim what sticks out.
step mount Glue it onto {the mount} with a border of two fingers, and press it under a book.
step line Draw a fine line around it with {the line}.
step frame Put it into {the frame}.
further @9-12 Cut the strips in gentle waves instead of straight: the picture starts to swim.
further @13+ Weave with strips of three widths, narrow across the faces, wide at the edges, so that the eyes stay readable.
safety Long straight cuts go best with a ruler line and long scissors, sitting down; {@9-12? a paper trimmer is a grown-up's tool. | a craft knife is for a mat, a metal ruler, and a grown-up around.}
skills measuring, weaving, composing two images
alt A portrait woven from strips of two pictures in squares

* sleeve-warmers
name wrist warmers
title Wrist Warmers From {sleeve=tights? Old Tights | an Old Sleeve} | Thrifted Wrist Warmers | Stitched Fingerless Mitts
about It was three dollars, or too small, or loved to holes. Its sleeves are wrist warmers already; they only need a thumb and a signature. | Blanket stitch around the edge, a flower on the back of the hand: thrift fashion, where the mend is the point.
step choose Choose {sleeve=tights? tights with feet and ankles that are still good | {a sleeve} with cuffs that are still good}. Wash it first; {sleeve=old-sweater? real wool washed warm felts and will not fray. | stretchy knits work best.}
step measure Pull {sleeve=tights? one leg | one sleeve} down over your hand. Mark where it should end, just below the knuckles and halfway up your forearm, and the base of your thumb.
step cut Cut {sleeve=tights? both legs | both sleeves} straight across, {in 1/2} longer than marked, and lay the two pieces on each other: same length?
step thumb Cut a slit for the thumb, {in 1} long, on the inner side. Try on, then lengthen it a bit at a time: it stretches.
step edge Fold the raw edge in and sew it in blanket stitch with {floss}: down through the cloth, up through the loop, a finger's width apart, loose enough to stretch.
step thumbedge Sew around the thumb hole the same way, stitches close together, because that is where it tears.
step flower On the back of each hand, draw a flower and fill it with lazy daisies: up, down in the same hole, and catch the loop at its tip. Stem in backstitch.
step lace Sew {the lace} inside the cuff, so that it peeps out.
step buttons Sew {the buttons} in a row along the outer side.
step wear Wear them with sleeves pushed down over them, and give the second pair away.
further @9-12 Make a hat for a bear from what is left of the sleeve.
further @13+ Darn a visible patch of woven squares over a worn place, in the loudest color you have.
safety Cut knit on the table with sharp scissors, {needle? keep count of your needles | } and sew away from the hand inside: never stitch while you wear it.
skills sewing knits, blanket stitch, embroidery
alt Two gray wrist warmers with red edges, buttons and a flower each

* steampunk-goggles
name goggles
means old belt, leather
title Steampunk Goggles | An Inventor's Goggles | Brass Goggles for an Airship
about Brass that is cardboard, leather that may be an old belt, cogs that never turned: a hundred and fifty years old by this evening. | The secret is black first. Gold over black, dabbed on nearly dry, makes metal of anything.
step rims {rims=plastic-lid? Cut the middle out of {the rims}, leaving a rim of {in 1/2}. | Cut two rings, {in 1.5} deep, from {the rims}{rims=paper-cup? , the rim ends of the cups | }. Trim the inner sides to a slant, so that they follow your face.}
step plate Cut a bridge {in 1} wide from {the plate} and bend it in the middle for the nose. From the rest, cut three cogs of different sizes, eight teeth each.
step join {fix tape} the bridge between the rims, inside and outside. Hold it up: it should sit on your nose and let you see.
step black Paint rims, bridge and cogs black all over, and let them dry for half an hour.
step gold Wipe nearly all the gold off {the brush} and stroke it over edges and high places. The hollows stay black. A touch of brown is rust, a touch of {color c} is verdigris.
step lens Cut two circles of {the lens}, a finger wider than the opening, and {fix tape} them in from the back.
step bolts Glue {the gears} around the rims as rivets and dials, and the cogs at the upper edge, one half over the other.
step charms Tie {the metal} to the sides of the strap with {the cord}: spare parts, as every engineer carries.
step strap Cut two lengths of {the strap} and {fix tape} one to the outer side of each rim. Close them behind the head {strap=sewing-elastic? with a knot | with an overlap that opens when it is pulled}.
step wear Push them up on your forehead, as engineers do, and write a name for your airship.
further @9-12 Add a second lens on an arm of card that swings down over the first.
further @13+ Build the rest of the kit in the same brass: a wrist instrument, a compass, a key to something.
safety The lenses are for show: no protection for eyes, no looking toward the sun, and off before you run or ride. {rims=plastic-lid? Cutting a lid takes strong scissors and slow hands. | Turn the tube and not the scissors.}
skills cutting rings, painting metal, costume building
waiting An hour between the coats.
alt Brass goggles with teal lenses, rivets and cogs on a brown strap

* star-jar
name jar of stars
title Jar of Lucky Stars | Lucky Stars With Words Inside | Folded Stars With Kind Words
about Every star was a strip, and on every strip stands something true about one person. Nobody sees it until a star is unfolded. | A knot, nine turns and five pinches: after the third star the hands go on by themselves, and you can talk or listen to music.
step strips {strips=paper-strip? Sort twenty {many strips} by color and trim them to | Cut {the strips} into twenty strips,} {in 1/2} wide and {in 10} long. Exact strips make plump stars.
step write Write on the inner side, small: something you like about them, a day you remember, a wish. Leave a finger's width free at one end.
step knot Tie the free end into a flat knot, like a ribbon, writing inside. Pull gently until it is a five-sided shape, and crease it. Tuck the short end in.
step wind Wind the long end around it, always along the next edge: the strip finds its own way. Tuck the last bit under a fold.
step puff Hold the pentagon by its edges and press a fingernail into the middle of each of the five sides. It pops up into a star.
step more Fold the rest. Half of them first, then see how many colors the heap still wants.
step lights Coil {the lights} into {the jar}, its battery case at the rim.
step fill Fill {the jar} with the stars; do not press them.
step label Cut a label from {the label}: one a day, or only in bad weather.
step ribbon Tie {the ribbon} around the neck and hang the label on it.
further @9-12 Fold one in gold with nothing in it, for a wish of their own.
further @13+ Ask ten people for a line each, and let the jar speak with ten voices.
safety {jar=glass-jar,glass-bottle? Pack glass in a scarf when it travels. | Rest your eyes and thumbs after every ten.} {lights? The lights have a case with a screwed lid, and go off at night. | Paper edges cut: pull the knot tight with flat fingers.}
skills exact folding, writing briefly, patience
fact In Japan, a thousand stars folded for somebody count as a thousand good wishes.
alt A jar full of small paper stars with a heart on its label

* sky-deck
name card deck
title Moon and Star-Sign Card Deck | An Oracle Deck of Your Own | Twelve Cards of the Night Sky
about Twelve cards, night on one side, gold on the other: one for each star sign, or for sun, moon, storm and nine other moods. Shuffle and ask. | No fortune-teller needed. A picture and one word are enough to make you think of the thing you already knew.
step cut Cut twelve cards to the same size, {in 2.75} by {in 4.75}. Stack them and tap them on the table: none may stick out, or you will know it by its edge. Round the corners along a coin.
step night {night=construction-paper? Glue dark paper onto both sides and trim it. | Paint both sides in dark blue, thin and streaky, with a trace of purple in the middle. Press the cards flat when they are dry.}
step backs Draw the same back on all twelve with {ink}: a border and one sign in the middle. It must look the same upside down.
step list Choose your twelve: the signs of the zodiac with their constellations, or moon, sun, comet, tide, key, door, mirror, nest and so on. Find one word for each.
step draw Sketch each picture lightly with {the pencil}. A {mug} gives round moons; stars on a line make constellations.
step ink Go over it with {ink}: lines first, then rays and dots. Leave most of the night empty, and letter the word at the bottom in small capitals.
step stars Set a few {stars} where the brightest stars are, never near the edge.
step case {case=cereal-box,small-box,cardstock? Cut and fold a case from {the case}, a hair larger than the deck, and glue its sides. | Fold a case from {the case} around the deck and glue the sides.}
step ribbon Tie {the ribbon} around the case.
step read Shuffle, draw one, and say in three sentences what it has to do with today.
further @9-12 Write a small book that says what each card would ask, and never what will happen.
further @13+ Trade the roles: let a friend write the words for your pictures.
safety {ink=paint-marker,metallic-pen? Paint pens smell: open a window. | Let the ink dry before you stack.} The cards are for wondering aloud, not for big decisions.
skills series design, lettering, symbols
alt Three dark blue cards with sun, moon and stars in gold above a purple case

* name-garland
name name garland
title Name Garland in {cloth=felt? Felt | Flags} | Letter Garland for a Wall | Garland With a Name
about One flag for each letter: hung above the dresser, it tells everybody whose room this is. | A pattern, a heap of scraps, and somebody's name in big letters: a room belongs to somebody at once.
step count Count the letters and add none for decoration. Sketch the name on {the pattern}, one letter to a box, to see where it gets crowded.
step pattern Cut a pattern for the flag, {in 5} by {in 7}, with two points at the bottom, and letter patterns that fit inside with a thumb's width to spare.
step flags Lay the pattern on {the cloth}, draw around it and cut one flag for each letter, colors in turn.
step letters Cut the letters from {the letters}. {@6-8? A grown-up helps with the holes in A, O and R. | Cut the holes in A, O and R first: fold the letter and snip.}
step glue Glue each letter to its flag, {letters=felt-sticker? pressing it down | a thin line of glue along the edge and a dot in the middle}.
step stitch Sew a running stitch along the sides of each flag with {floss}, as a frame.
step fold Fold the top of each flag over {the line}, a thumb's width, and glue it shut. Two fingers between the flags, a forearm free at both ends.
step puffs Glue or tie {the puffs} between the flags.
step dry Let everything dry flat, so that no flag sticks to its neighbor.
step hang Hang it high on the wall, and step back to read it aloud.
further @6-8 Keep the patterns: the next one in the family has some of the same letters.
further @9-12,13+ Make a second line below it with the date of birth, one number to a flag.
safety Hang it on a wall, well away from crib, bed and anything a baby could reach. {@6-8? A grown-up does the hanging. | Check the knots before you let go.}
skills patterns and templates, lettering, spacing
waiting Half an hour for the glue.
alt A garland of four swallow-tailed flags that spell LUCY

* peel-initial
name painted initial
title Peel-Off Initial | An Initial Under the Paint | Painted Letter With a Name Behind It
about Paint all over it, as wild as you like, and pull: there stands a letter, straight and white, as if it had been printed. It is the first of a name. | {@2-3? A two-year-old cannot write yet. Dabbing is enough: the tape remembers the letter until the paint is on. | For a door, for a new sister, for somebody who collects what you make.}
step letter {@2-3? Stick the first letter of a name on {the base} with {tape}, as tall as it allows | Stick the first letter of a name on {the base} with strips of {tape}, as tall as it allows}. Round letters become corners. Fold one end of each strip under as a handle, and frame all four edges.
step rub {@2-3? Your child rubs every strip with a flat hand, and once more for luck | Rub every strip with a thumbnail}: paint creeps in wherever it stands up.
step pour {paint=watercolor-paint? Wet three colors of {the paint} and mix a strong puddle of each on a {plate}: pale water would creep under the tape. | Put a spoonful of each color on a {plate}, thick as yogurt.}
step dab {@2-3? Dab the first color all over it, letter and all, with {the dab}. | Dab the first color over half of it, letter and all, from the tape outward, with {the dab}.}
step more {@2-3? Now the other colors, wherever there is room and also where there is none. | Dab the other colors in beside it and let them overlap a little, until no bare spot is left.}
step shine Add dots and lines with {the shine}, fewer than you would like.
step dry Let it dry for an hour.
step peel {@2-3? Find the handles together and pull slowly, flat over the painting. Who is it? | Pull the tape off slowly, flat over the painting and away from the paint.}
step sign Write the whole name, the date and the painter on the back.
step hanger {fix hold} {the hanger} to the back as a loop.
further @2-3 Do the same with a tape house, with a sun, with nothing but crossing lines.
further @4-5,6-8 Make one for each letter of the name and hang them in a row.
safety {@2-3? Roll up the peeled tape and throw it away at once: it sticks to hair and to mouths. | Peel toward yourself with a flat hand on the paper, and wash {dab=cotton-swab? hands | hands and tools} before the paint dries on them.}
skills {@2-3? dabbing | careful taping}, {@2-3? rubbing and peeling | mixing edges of color}, waiting for a surprise
waiting An hour to dry before it is peeled.
alt A bright dabbed painting with a white letter M in the middle

* yarn-hanging
name wall hanging
means comb
title Layered Yarn Wall Hanging | Yarn Wall Hanging on {bar=driftwood? Driftwood | {bar=stick? a Stick | a Bar}} | Four-Color Yarn Wall Hanging
about One knot, a hundred times: after that, scissors do the design. Four layers of {yarn}, each cut to a point, and the wall above the bed has something to say. | It looks like weaving and goes five times as fast. The trick is combing before cutting.
step cut Wind {the yarn} around a piece of {card} as long as your forearm and cut it along one edge: all the strands come out alike. You need about forty of {color a}, and thirty, twenty and a dozen of the other colors.
step hitch Fold a strand in half, lay the loop behind {the bar}, and pull the ends through it. Strand beside strand in {color a}, a hand's length free at both ends of {the bar}.
step color Knot the second color over the first, starting four strands in from each side. You lift the loops of the first ones apart and push the new ones between.
step comb Add the third color in the same way and comb each layer straight with {comb=plastic-fork? {the comb} | your fingers, laying {the comb} across to hold it}. {yarn=yarn? Combed-out yarn fluffs up and falls softer. | }
step trim Lay the hanging flat. Trim the back layer to a wide point, from both sides down to the middle, with {the scissors} held at a slant.
step diagonal Knot on the last color and cut each layer to its own point, a hand's width above the one behind.
step tassels Make two tassels: wind the leftovers around four fingers, tie them at the top, wrap the neck, cut the loops, and tie them to the ends of {the bar}.
step beads Thread {the beads} onto single strands and hold each with a knot below.
step feathers Tie {the feathers} in between the layers, high up, so that the knots do not show.
step hang Braid three strands, tie the braid to both ends and hang it up. Trim once more, when it hangs: a wall shows what a table hides.
further @9-12 Try it small, on a pencil, as a bookmark or for a locker.
further @13+ Dip the last third of the back layer in strong tea before you cut it, for a fade that looks like a sunset.
safety Put the scissors down between two cuts and gather loose strands as you go: they end up in wheels and vacuum cleaners. Hang it where no small child can pull at it.
skills knotting evenly, layering color, cutting a line by eye
alt A wall hanging of cream, orange, teal and pink yarn in layered points
left clothespin: would only hold what the knots hold already
`;
