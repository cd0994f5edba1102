/** The English words of the shelf of the same name. */
export const words = `
* bowl-cloud-with-rain
name rain cloud
title Rain Cloud From a Bowl | A Cloud That Carries Its Rain | Bowl of Rain, Upside Down
about Turn a bowl over, and it is a cloud with room inside for a whole shower. | Round and soft above, and below it rains in long strips that swing when you walk.
step turn Turn {the bowl} over. {@2-3? Together draw | Draw} a small cross on the front: the face comes here later, so the fluff leaves room.
step rain {@2-3? A grown-up cuts | {@4-5? Cut together | Cut}} {the rain} into eight strips as long as {@2-3? a hand | your forearm}.
step fix {@2-3? Turn the bowl over once more. Your child presses the strips into glue inside the rim, all around. | Glue the strips inside the rim, one beside the other, all around.}
step drops {@2-3? A grown-up cuts | {@4-5? Cut together | Cut}} four drops as long as a thumb from {the drops}.
step hang {@2-3? Your child glues | Glue} each drop near the end of every second strip.
step fluff {@2-3? Dot glue all over the outside. Your child presses on | Dot glue all over the outside and press on} {many fluff}, torn and fluffed up, until it is a cloud all around the face.
step face {@2-3? Draw two eyes and a mouth in the free place together. | Draw two eyes and a mouth in the free place: is it a mild cloud or a cross one?}
step cord {@4-5? A grown-up pokes a hole into the top with the tip of {the scissors}. | Poke a hole into the top with the tip of {the scissors}, together with a grown-up.} Push the ends of {the cord} through and knot them inside.
step shower {@2-3? Carry the cloud through the room: over whom does it rain? Drip, drop, then a whole shower. | Let it rain: a drizzle first, then a downpour. What weather is it outside?}
further @2-3 Rain on each toy in turn, and say who gets wet.
further Make a yellow bowl with yellow strips: the sun that follows the rain.
safety @2-3 Fluff and strips stay on the table and out of mouths: hand out a few at a time.
safety Hang it where nobody has to climb to reach it.
skills pressing, fluffing, talking about the weather
alt A puffy white cloud with a face and eight streamers of rain

* striped-plate-face
name {v}
title {V} With Stuck-On Stripes | {A V} From a Plate | Stripy {V}
about Brush on the coat in wild strokes, and let the stripes come last. {v.about} | {v.about} A {one plate} has just the right face for it.
say tiger: name=tiger; about=No two tigers have the same stripes, and this one has yours.; ears=two round ears as wide as a plum; at=behind the rim, left and right; lay=three on the forehead, three on one cheek and two on the other, all pointing to the middle; face=two eyes, a nose like a heart, and a mouth with whiskers; play=Creep up softly, and then roar!
say zebra: name=zebra; about=Every zebra knows its mother by her stripes.; ears=two long ears like leaves; at=behind the rim at the top, standing up; lay=three on the forehead, three on one cheek and two on the other, all pointing to the middle; face=two eyes, two nostrils low down, and a smile; play=Trot, trot, stop: who is in the high grass?
say bee: name=bee; about=Yellow and black means: please look, do not touch.; ears=two feelers as long as your finger with a knob at the end; at=behind the rim at the top; lay=side by side in three rows across the lower half; face=two eyes and a smile in the upper half; play=Buzz from flower to flower, and land on a knee.
step coat {@2-3? Your child paints | Paint} the front of {the plate} {color a} with {the brush}. {brush=plastic-fork? Drag the prongs outward through the paint: that makes fur. | Brush outward from the middle: that is how fur lies.}
step dry Let it dry for half an hour.
step ears {@2-3? A grown-up cuts | {@4-5? Cut together | Cut}} {v.ears} from {the ears}.
step stick {@2-3? Put glue on the lower edge of both, and your child sticks them on: | Glue them on:} {v.at}.
step strips {stripes=paper-strip? {@2-3? Together tear | Tear} eight {one stripes}s to the length of a finger. | {stripes=electrical-tape,washi-tape,masking-tape? {@2-3? Together tear | Tear} {the stripes} into eight pieces as long as a finger. | Tear {the stripes} into eight strips as long as a finger{stripes=crepe-paper? and as wide as two | }.}}
step stripes {stripes=electrical-tape,washi-tape,masking-tape? {@2-3? Your child presses them on | Press them on}, | {@2-3? Your child glues them on | Glue them on},} {v.lay}.
step face {@2-3? Draw together: {v.face}. | Draw {v.face}.}
step eyes Glue {the eyes} onto the drawn ones: now it looks at you.
step nose Glue {the nose} right in the middle of the face.
step play {v.play}
further Make a second one that is smaller: a young one, with thinner stripes.
safety {@2-3? Paint and strips stay out of mouths; wash hands before you play. | The grown-up keeps an eye on the scissors.}
skills painting a large surface, placing, parts of a face
waiting Half an hour for the paint.
alt {A v} face made of a painted plate with stripes

* photo-book-of-my-people
name photo book
means book, page, cover, picture
title A Little Book of My People | My People in a Book | The Photo Book That Comes Along
about Whoever is missed is in here, as large as a hand, and can be looked at whenever it is needed. | A few pages, and everybody who belongs to you comes along in the bag.
step choose {@2-3? Your child points to each of {the photos} and says who it is. Lay them in a row: who comes first? | Lay {the photos} in a row: who comes first, and who comes last?}
step cut {@2-3? A grown-up cuts | {@4-5? Cut together | Cut}} three pages from {the pages}, all the same, two fingers wider than a photo on every side.
step punch {@4-5? Together make | Make} two holes into the left edge of each page with {the punch}, a hand apart, in the same places.
step spread {fix=tape? Make four rings of {the fix}, sticky side out, for the back of each photo. | Spread {the fix} on the back of the first photo, right to the corners.}
step press {@2-3? Your child presses it onto a page and strokes it flat. | Press it onto a page and stroke it flat.} Then the others: one in front, and one on each page behind it.
step trim {@2-3? Your child sticks {the trim} around the pictures. | Stick {the trim} around the pictures.}
step write {@2-3? A grown-up writes | {@4-5? Together write | Write}} the names below with {the pen}, just as they are called at home.
step hinge A grown-up lays the pages one on top of the other and binds them with {the hinge}: one strip for the front, one for the back, and one right around the edge.
step tie Lay the pages one on top of the other, pull {the tie} through both holes, and tie a double bow. Cut off what hangs down longer than a finger.
step read {@2-3? Look at it together, page by page: kiss, wave, good night. Then it goes into the bag. | Read it to somebody, page by page. What would each of them say to you now?}
further One more page for a drawing of home, or of the bed with all its animals.
safety @2-3 A grown-up looks now and then whether every photo still holds, and puts the corners back under {the fix}.
safety Use copies of photos that the family would not like to lose.
skills naming, pressing flat, telling about oneself
alt A small tied book with a photo of two people on its cover

* sprayed-filter-bunting
name bunting
title {hold=clothespin? Bunting on Clothespins | Bunting of Running Colors} | Flags That Painted Themselves: A Bunting | A Bunting as Soft as Clouds
about Scribble, wet it, and the colors run by themselves. Folded over a line, each round is a flag for a feast. | Every flag comes out another way, and together they say: how good that you are here.
step flat Spread out {the towel} and press {the filter} flat on it, side by side.
step color Draw rings, rays and dots on them with {the color}, and some white stays.
step wet {wet=spray-bottle? Fill {the wet} with water and spray each one three or four times. | Drip water onto each one with {the wet}, drop by drop.}
step watch Stop and look: which colors meet, and what do they become?
step dry Leave them on the towel for an hour.
step fold Fold each one in half and stroke along the edge.
step line {@4-5? A grown-up ties | {@6-8? Together tie | Tie}} {the line} between two hooks or door handles, above everybody's head.
step hang {hold=clothespin? Hang a flag over the line and clip it on with a {one hold}, six times over. | {hold=glue,glue-stick? Lay each flag over the line, put {the hold} between the halves, and press them shut. | Lay each flag over the line and close it below with a piece of {the hold}.}}
step under Stand under it and blow: which flag dances first?
further Write one letter on each flag before it is folded: six letters are a name or a greeting.
safety The line is hung by somebody tall, and never over a crib.
skills watching colors mix, folding, {hold=clothespin? squeezing clothespins | pressing}
waiting An hour for the filters to dry.
alt A line of six round folded flags in running colors

* hidden-leaf-wash
name leaf picture
title Leaves That Come Out in the Wash | The Hidden Leaves: A Rubbing in Watercolor | Fall Leaves, Rubbed and Washed
about Rub, and there is hardly anything to see. Then the color runs over it, and every leaf stands out white. | Wax and water do not like each other, and that is why the leaves stay light while everything around them turns into fall.
step lay Lay {the leaf} on the table with the veins up, a finger apart.
step rub Put {the sheet} on top, hold it with one hand, and rub over it with the long side of a {color white} {one wax}, firmly, until you feel every edge and vein.
step shift Move the paper a little and rub again where it is still empty. Tilt it to the light: there they are.
step frame Run {the frame} along all four edges and press it flat on the table: the paper lies still, and later there is a clean border.
step wet Brush clear {water} over the paper, until it shines and no puddle stands.
step wash Dab {color a}, {color b} and {color c} from {the wash} side by side onto the wet paper with {the brush}, and let them flow together. The leaves stay white by themselves.
step salt Sprinkle {the salt} on while it shines: each grain drinks a star, like first frost.
step dry Let it lie flat for an hour.
step off Rub the salt off with a dry {towel}{frame? , and pull the tape away slowly | }.
step look Hang it in the window. Which leaf is from which tree?
further Do the same in blue and purple with more salt: leaves on a winter morning.
safety {salt? Salt stings in eyes and in small cuts: wash your hands afterward. | The water stands where no elbow goes.}
skills rubbing, washing with wet color, looking closely
waiting An hour to dry.
alt White leaf shapes with veins on a wash of orange, red and yellow

* bubble-wrap-tree
name {v} tree
means leaf, petal
title {V.title} | Bubble-Printed Tree: {V.name} | {V.title}, Pressed and Peeled
about {v.about} Every bubble leaves one round print, and a whole crown is there in three presses. | Paint the bumps, press, peel: {v.print}.
say snow: name=snow; title=A Tree in the Snow; about=Overnight it has snowed, and every twig wears white.; print=the branches are full of snowflakes; below=Under the tree too it has snowed: dot flakes all over the ground and through the air; extra=on the ground, where the snow has drifted; play=Whisper, for snow makes everything quiet. Who has left tracks under the tree?
say fall: name=fall; title=A Tree in Fall; about=In fall a tree is as bright as a fire.; print=the branches are full of leaves; below=Some are falling already: dot a few in the air and under the tree; extra=under the tree, as a heap to jump into; play=Blow like the wind: which leaf goes first?
say blossom: name=blossom; title=A Tree in Blossom; about=For one week in spring there is more blossom than tree.; print=the branches are full of blossoms; below=Some petals are flying already: dot a few in the air and in the grass; extra=among the blossoms; play=Sniff, and buzz from blossom to blossom like a bee.
step tear {@2-3? Your child tears {the trunk} into strips: | Tear {the trunk} into strips:} one as wide as a hand, three as wide as a thumb.
step tree {@2-3? Glue them on {colored sheet c} together: | Glue them on {colored sheet c}:} the wide strip is the trunk, and the narrow ones reach up from it as branches.
step coat {@2-3? Your child paints | Paint} the bumps of {the wrap} {color a} with {the brush}. Thin is better: puddles run together.
step print {@2-3? Your child lays it, bumps down, over the branches and pats its back all over. | Lay it, bumps down, over the branches and pat its back all over.} Peel it off: {v.print}.
step again Paint it again and press it on beside the first print, until the crown is full.
step below {v.below}, with a fingertip.
step dry Let it dry for half an hour.
step extra {extra=leaf,petal? {@2-3? Your child glues | Glue} {the extra} on, | {@2-3? Your child pulls {the extra} into bits and glues them on, | Pull {the extra} into bits and glue them on,}} {v.extra}.
step play {v.play}
further Make the same tree for another season and hang both side by side.
safety Bubble wrap is for the table, never for a face; the pieces go into the trash right after printing.
skills tearing, printing, knowing the seasons
waiting Half an hour for the paint.
alt A tree of torn paper with a crown of round {v.name} prints
`;
