export const words = `
* grow-tall-print-card
name grow-tall card
title A Card That Grows When You Lift It | Grow-Tall Garden Card | Up, Up, Up: A Card With a Vine
about Folded, it is small and square. Whoever lifts the top sees a vine climb and climb, with something round and ripe on every step. | One print is one tomato, one apple, one berry. The gardener will know which.
step strips A grown-up cuts {card=packing-paper? a piece as big as a letter from {the card} | {the card}} lengthwise into two long strips and tapes them end to end with {the tape}.
step fold Fold the long strip back and forth into five even panels, like a fan. Open it again.
step vine {@2-3? A grown-up draws | Draw} one wavy vine from the bottom panel to the top, with {the pen}.
step stamp A grown-up {stamp=potato,apple,carrot,lemon,celery? halves {the stamp} with the knife, blots the cut side | cuts {the stamp} to the size of a coin with the knife} and spreads {the coat} thinly on the plate.
step print {@2-3? Your child presses | Press} it into {the coat}, then onto the card beside the vine: push, count to three, lift. Print every panel but the top one.
step wash Wipe those hands clean with {the wipe}.
step leaves {leaves=leaf? Choose small leaves | Tear {the leaves} into bits as long as a thumb} and glue them along the vine. Let all of it dry for an hour.
step write Fold it up with the empty panel in front. Write "Lift me up!" and for whom it is; {@2-3? your child adds a scribble as a name | sign your name}.
step lift Try it once: lift slowly, and count how many are ripe.
further Put a packet of seeds in the envelope and choose a day for planting together.
safety The knife is for the grown-up and goes away before the printing. Hands with paint on them stay out of mouths.
skills printing, folding back and forth, thinking of somebody
waiting An hour for the prints.
alt A tall folded card with a green vine and red prints

* roll-and-look-drum
name baby drum
title A Drum for the Baby to Look At | Roll and Look, Little One | From Me to the Baby: A Rolling Drum
about A new baby sees black and white best of all. Your child makes the very first thing for the baby to look at, and is the one who rolls it by. | Dots on this side, squares on that one, and a big child's hand that sets it going.
step fill Put {the inside} into {the drum}: it is going to rattle.
step lid A grown-up shuts {the drum} and winds {the tape} around every opening{drum=cardboard-tube? , with a scrap across each end, | } so tightly that nothing comes out.
step cut A grown-up cuts {the light} and {dark=duct-tape? {the dark} | {colored dark a}} so that each covers one half of {the drum}. Five big squares come out of what is left of the dark one.
step dots {@2-3? Your child presses | Press} {the dots} onto the dark half, anywhere.
step squares {@2-3? Your child pats | Pat} the squares onto {the light}{dark=duct-tape? . | , with {fix} underneath.}
step wrap A grown-up wraps both around {the drum} and covers all of it with {the tape}, pressed flat, so that no small finger can ever pick anything off.
step roll {friend? Practice on {the friend}: lay it on its tummy | Practice first: lie on your tummies together} and roll the drum past, slowly, an arm's length away. Sing while it rolls.
further Sing the same quiet song each time, and it becomes your song for the baby.
safety A grown-up is there whenever the baby has it, looks it over for loose edges each time, and puts it away when one comes up.
skills pressing on, patterns, looking after somebody small
alt A black and white drum with dots and squares

* photo-hand-flower
name hand flower
title A Flower of Small Hands | Four Hands and a Face | A Flower With Us in the Middle
about Four prints of one small hand make a flower, and out of the middle somebody looks who knows exactly whom it is for. | Hands grow, flowers wilt. This one stays just as big as it is today.
step coat Brush {the coat} onto your child's palm with {the brush}: a tickly, thin coat.
step print {@2-3? Your child presses | Press} a hand on {the sheet} four times, fingers outward, the heels of the hands meeting in the middle: four petals.
step wash Wash hands, and dry them on the towel.
step dry Let the prints dry for an hour.
step cut {@2-3? A grown-up cuts | Together, cut} around the whole flower, not between the fingers, and {@2-3? cuts | cut} {the photo} to a circle as wide as a small cookie.
step heart {@2-3? Your child presses | Press} {the photo} onto a dab of {fix} in the middle.
step stem {fix tape} {the stem} behind the flower.
step leaves {leaves=leaf? Take {the leaves} | Tear {the leaves} to two pointed shapes}: two leaves for the stem, one on each side, with {fix}.
step trim {trim=sticker? {@2-3? Your child presses | Press} {the trim} on wherever it pleases. | Wind {the trim} around the stem together.}
step write Write the name and the date on the back of the flower with {the pen}{@2-3? , and your child adds a scribble | }.
further Make one every year and keep them in one vase.
safety Paint hands stay off eyes and mouths until they are washed; the cloth lies ready before you begin. Copy the photo if it is the only one.
skills printing a hand, gluing in the middle, giving
waiting An hour for the prints.
alt A flower of four handprints with a photo in its middle

* shapes-in-the-tin
name sorting tin
means round, square, sheet
title Every Shape in Its Own Place | Shapes in the Tin, First by Form, Then by Color | Round, Square, Pointed: A Sorting Game
about The hollows are waiting for guests: circles here, squares there. Then shuffle, and sort the very same shapes by color. | One small set, two games, and it all goes back in the drawer flat.
step cut {@2-3? A grown-up draws and cuts | Together, draw and cut} circles, squares and triangles from {the sheet}, wide enough to fill the bottom of a hollow, four of each, in different colors. {the pen} is for the lines.
step name Lay them all out. {@2-3? Your child finds | Find} the round ones, the pointed ones, the ones with four corners.
step dots {dots=sticker? {@2-3? Your child presses | Press} {the dots} on | {@2-3? Your child makes | Make} dots with {the dots}}: one on a circle, two on a square, three on a triangle.
step floor Stick one of each shape into the bottom of a hollow in {the tin} with a bit of {tape}: this is where its friends go.
step sort {@2-3? Your child drops | Drop} every shape into its own hollow. Is anybody in the wrong bed?
step colors Tip them out and do it again: now all of one color live together.
step post Send {the more} in as well, one for every dot.
further Go through the room: what is round, and what has four corners?
safety Every shape is wider than a coin on purpose; {more? the extra ones are counted in and counted out | nothing smaller joins in}.
skills sorting by shape, sorting by color, counting to three
alt A tin with circles, squares and triangles sorted into its hollows

* rocking-shoebox-cradle
name cradle
means baby
title A Cradle for a Very Small Somebody | Hush, Hush: A Bed for the Practice Baby | A Bed Like the Baby's
about A real baby sleeps a lot, and everybody is busy. Here is one that waits only for your child. | Tuck in, rock, be quiet: whoever practices on a doll knows how, when the day comes.
step deco {deco=sticker? {@2-3? Your child sticks | Stick} {the deco} all over the outside of {the box}. | {deco=washi-tape? {@2-3? Your child sticks | Stick} strips of {the deco} all over the outside of {the box}. | {@2-3? Your child colors | Color} the outside of {the box} with {the deco}{brush?  and {the brush} | }.}}
step rock {@2-3? A grown-up cuts | Together, cut} {rockers=paper-plate? {the rockers} in half | a circle from {the rockers}, as wide as the box is broad, and {@2-3? cuts | cut} it in half}. One half goes under each end, round side down, with {fix}: it rocks.
step fluff {@2-3? Your child fills | Fill} the bottom with {the bedding}, until it is as soft as a cloud.
step pillow {@2-3? A grown-up cuts | Together, cut} a blanket from {the cover} as long as the cradle, and {@2-3? folds | fold} one end over.
step bow Tie {the bow} around the end where the head lies.
step baby {@2-3? Your child lays | Lay} {baby? {the baby} | a tired toy} down and {@2-3? tucks | tuck} it in with the blanket, up to the chin and no higher.
step sing Rock it, and sing until it sleeps. Shh! What does it need when it wakes up?
further Change it, feed it, carry it around: one turn each, and talk about how one does that with a real baby.
safety It is a bed for toys: a real baby or a kitten never goes into it.
skills decorating, tucking in, looking after somebody
alt A small cradle made of a box with a tucked-in doll

* tea-for-the-toys
name tea set
title Tea Time for Toys | Three Cups, Three Guests | The Toys Are Invited
about The guests are small, they like everything, and nobody minds what is spilled. All that is lacking is the good china. | Handles on, table laid, and the pot goes around.
step trim {trim=sticker? {@2-3? Your child sticks | Stick} {the trim} on | {trim=washi-tape,tissue-paper? {@2-3? Your child sticks | Stick} bits of {the trim} on, with {fix} where it needs it, | {@2-3? Your child decorates | Decorate} with {the trim}{brush?  and {the brush} | }}} the three {cups=egg-carton? cups of {the cups} | cups} and {the plates}: each one different, so that everybody finds their own again.
step handles {@2-3? A grown-up cuts | Together, cut} three strips as long as a finger and as wide as a thumb from {the strip}{pot? , and one as long as a hand | }.
step on Bend each strip into a handle and {fix fix} its two ends to the side of a cup{pot? . The long one goes onto {the pot}: the teapot | }.
step food {food=play-dough? Roll and pat {the food} into cakes as big as an egg. | {food=cotton-ball,pom-pom? Lay {the food} out as cream cakes. | {@2-3? A grown-up cuts | Together, cut} {the food} into slices of cake as big as your palm.}}
step cloth Spread {the cloth} on the floor and set the places: a plate, and a cup on top.
step guests Sit {the guests} around it. Who is next to whom?
step pour Pour tea that nobody can see, blow on it, and drink. One lump or two? Who wants more cake?
further Write invitations with a scribble and a sticker, and put one under each guest's arm.
safety What is on these plates is pretend, and real tea stays on the big table.
skills decorating, laying a table, pretend play
alt A toy tea party with three cups and three guests

* picture-packed-suitcase
name suitcase
title Packed and Ready: A Picture Suitcase | What Comes Along? | A Suitcase Full of Pictures
about Your child packs everything that has to come: a bear, boots, the blue cup. All of it is cut from paper, and so nothing is too heavy. | Whoever has packed once in play knows what is coming, and is less afraid of going.
step open A grown-up {case=cereal-box,cardboard? cuts {the case} open along three edges, so that it opens like a book | opens {the case}, with {the scissors} where it sticks, so that it opens and shuts like a suitcase}.
step trim {trim=sticker,washi-tape? {@2-3? Your child sticks | Stick} {the trim} all over the outside | {@2-3? Your child colors | Color} the outside with {the trim}{brush?  and {the brush} | }}: it has been far away.
step handle A grown-up fastens both ends of {the handle} inside the upper edge with {the tape}: a loop for a small fist.
step choose {@2-3? A grown-up cuts | Together, cut} six things from {the pictures}: a coat, a cookie, a friend, something soft.
step ask Lay them out. {@2-3? Your child points | Point}: what comes along, and what stays at home?
step tag Write your child's name on {the tag} with {the pen} and hang it on the handle.
step pack {@2-3? Your child packs | Pack} them in, one after the other, and {@2-3? shuts | shut} it with both hands.
step go Off to the door, the train, the plane. Arrived! Unpack, and tell what is what.
further Pack the real bag side by side with it: what is still missing?
safety The loop is for a hand and too short for a head. The real medicine and the real passport are packed by a grown-up.
skills choosing, naming things, getting ready for what is new
alt A suitcase with a handle and pictures to pack

* giraffe-to-grow-with
name growth giraffe
title Measure Me by the Giraffe | The Giraffe That Waits for Me to Grow | As Tall as a Giraffe's {leaf? Lunch | Knee}
about It is as tall as a grown-up's chest and stands on the wall for years. Every birthday another line climbs up its neck. | Painting it is the work of one afternoon. Growing is the work of the years after.
step roll A grown-up {roll=newspaper? tapes sheets of {the roll} together and trims them to a strip | trims {the roll} to a strip} as long as 4 feet (1.2 m) and {roll=cardboard-box,newspaper? as wide as two hands, with {the tape} over the joints | as wide as two hands, and fixes it to the floor with {the tape}}.
step giraffe Draw a giraffe from bottom to top with {the pen}: the neck is a road as wide as a hand, with a small head and two little horns at the upper end.
step coat {@2-3? Your child paints | Paint} neck and head {color a} with {the brush}{coat=paint?  | }.
step dry Let it dry for an hour, and measure how long your feet are meanwhile.
step spots {@2-3? Your child prints | Print} {color b} spots all over the neck with {stamp? {the stamp} | two fingers}, from top to bottom. Let them dry as well.
step leaf {leaf=leaf? Glue {the leaf} in front of the mouth | Tear three leaves from {the leaf} and glue them in front of the mouth}: lunch.
step face {@2-3? A grown-up draws | Draw} a nostril, a mouth and an eye{eye? , and {@2-3? glues | glue} {the eye} over it | }.
step inches Lay {the ruler} along one side and mark every inch up to 48 (120 cm), a longer line at every ten.
step stand Hang it on the wall, feet on the floor. Back straight, heels down: mark how tall you are, and write the date.
further Measure the stuffed animals too, and the cat if it holds still.
safety It hangs flat with no string, away from a radiator, and nobody climbs to reach the top.
skills painting big, printing, measuring
waiting Twice an hour for the paint.
alt A tall yellow giraffe with brown spots and measuring lines

* clip-the-same-shade
name shade game
means clip
title Clip It to the Same Shade | Light Blue Is Not Dark Blue | Eight Clips Look for Their Color
about Red is easy. But which red? Small eyes look closely, and small fingers learn to pinch. | It fits in a pocket and keeps two hands busy on a train, in a waiting room, at the doctor's.
step back {fix fix} {the chips} onto {the back} and cut it along their edges with {the scissors}: now they are stiff.
step pins {tint=sticker? Put a small piece of {many tint} on the end of each of {the pins} | Color the end of each of {the pins} with {the tint}{brush?  and {the brush} | }}: one like the lightest and one like the darkest shade of every card.
step lay {@2-3? Your child lays | Lay} {the chips} side by side: which go together?
step clip {@2-3? Your child clips | Clip} each one to the shade that is its own, one at the top and one at the bottom.
step off All off, shuffle, and once more. Who is faster, two hands or four?
step find Carry one card through the room: what has just this color?
step pouch Put all of it into {the pouch} for the next trip.
further Use a second set and play pairs, face down.
safety Clips pinch: show how to squeeze them, and keep them off noses and ears.
skills seeing shades, pinching, matching
alt Four color cards with eight colored clothespins

* box-washing-machine
name washing machine
means window, lid, door
title A Washing Machine to Load | Round and Round: My Own Washer | Wash Day for Small Hands
about Open the door, stuff it in, shut the door, turn the knob: the same as the big one does, only that this one waits for your child. | It runs without a drop of water and never loses a sock.
step door A grown-up cuts a round door as wide as two hands into the front of {the box} with the knife, and leaves it fast on one side, so that it opens and shuts. {the pen} gives it a handle.
step window A grown-up tapes {the window} behind a hole in the door: a window to watch through.
step coat {coat=sticker,masking-tape? {@2-3? Your child sticks | Stick} {many coat} all around the front. | {@2-3? Your child colors | Color} the front with {the coat}{brush?  and {the brush} | }.}
step knobs {fix tape} {the knobs} along the top: hot, cold, and very fast.
step load {@2-3? Your child stuffs | Stuff} {the wash} in, piece by piece{suds? , with {the suds} for suds | }, and shuts the door.
step spin Turn a knob, and be the sound: swish, swish, rrrr, ding. It is done!
step sort Take it all out{basket?  into {the basket} | } and find out what belongs together.
step hang A grown-up stretches {the line} low between two handles and hands out {the pegs}: your child hangs the wash.
further Sort it by color first, like the big wash.
safety Nobody climbs into this box or any real machine, and the real door stays shut. The line comes down after the game.
skills opening and shutting, sorting, doing as the big ones do
alt A white box washing machine with a round door full of socks

* ringing-pan-tambourine
name tambourine
means pan
title Bang and Jingle: A Kitchen Tambourine | The Loudest Pan in the House | A Drum With Bells On
about It booms in the middle, rings at the rim, and needs nothing but two hands and a song. | A drum and a rattle in one. The parade can start.
step try {@2-3? Your child taps | Tap} {the pan} with {the beater}: in the middle, at the rim, on the back. Where is it loudest?
step holes A grown-up makes five pairs of small holes around the rim with {the punch}, and covers every rough edge with {the tape}.
step bells A grown-up threads {the tie} through each pair of holes and ties one of {the bells} on, tight, with a double knot.
step tape Wind {the tape} over every knot, so that no end looks out. Pull hard at each: nothing may come loose.
step deco {deco=tissue-paper? Tear {the deco} and press it into the bottom with {water} | {deco=permanent-marker? Draw stars and stripes on it with {the deco} | {@2-3? Your child sticks | Stick} {many deco} all over the bottom}}.
step head Wrap {the head} around the end of {the beater} and hold it with {the tape}: a soft beater makes a deep sound.
step play March! Shake for running feet, boom for elephants, one finger for rain.
further Play a beat, and let somebody give it back like an echo.
safety {@2-3? Whatever rings is small: a grown-up knots it on, tugs at every knot before each concert, and takes it away after. | Look over the knots and the rim before every concert, and keep it from the ears of others.}
skills beating time, loud and soft, listening
alt A pan tambourine with bells around its rim and a beater
`;
