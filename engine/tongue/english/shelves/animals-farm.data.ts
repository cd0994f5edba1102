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
`;
