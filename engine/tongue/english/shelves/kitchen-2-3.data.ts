export const words = `
* masher-prints
name {v}
title Stamped {V} | {V} From the Kitchen Drawer | Stamp, Stamp: {V}
about The handle fits a small fist, and every press leaves a big print. | What mashes and stirs on other days prints {v} today.
say pigs: name=piglets; dab=Dab mud around the prints with a fingertip, as much as pigs like; faces=a snout with two dots, two eyes and two pointed ears on every print; play=Oink, and roll on the floor like a pig in the mud.
say chicks: name=chicks; dab=Dab a small beak and two thin legs onto every print with a fingertip; faces=two eyes on every chick; play=Peep, and pick imaginary corn from the floor.
say flowers: name=flowers; dab=Pull a stem down from every print with a fingertip, and dab two leaves; faces=a smile into the middle of every flower; play=Smell every one of them, and say which color smells best.
say ladybugs: name=ladybugs; dab=Dab a head and some spots onto every print with a fingertip; faces=two feelers and two eyes on every head; play=Let two fingers be the ladybug and walk it up an arm.
say suns: name=suns; dab=Pull short rays out of every print with a fingertip; faces=two eyes and a smile on every sun; play=Hold it up high: the sun rises, and goes down behind the table.
step puddle Lay out {the sheet}. {@2-3? Spread | {@2-3,4-5? Together spread | Spread}} a thin puddle of {color a} on the plate, as wide as {the stamp}, and a spoonful of {color b} beside it.
step dip {@2-3? Your child presses | Press} {the stamp} into the {color a} and {@2-3? lifts | lift} it straight up again. {!@2-3? Hold it level, so that all of it gets wet.}
step stamp {@2-3? Your child stamps it on | Press it onto} {the sheet}: down, count to two, up. Fresh paint after every second print, until there are three or more.
step dab {v.dab}. The {color b} is for that.
step dry Let it lie for half an hour, until nothing shines.
step faces {@2-3? A grown-up draws | Draw} {v.faces}, with {the pens}.
step noise {v.play}
further @2-3 What else in the drawer prints? Try a fork, and a cookie cutter.
further Print with the edge only, and turn it a little each time: what comes out?
safety Washable paint only, and the sleeves go up first; what was used is washed twice before it goes back to the kitchen.
skills pressing and lifting, seeing a shape in a print, waiting for paint to dry
waiting Half an hour for the paint.
alt Three printed {v} on a sheet of paper, with faces drawn on

* seed-dot-fruit
name {v}
title {V.long} | {V.long}, Peel and Press | Count the {V.spots}
about {v.about} Peel, press, and count while you do it. | Nothing spills and nothing dries: {v.about2}
say strawberry: name=strawberry; long=Strawberry With Dot Seeds; spots=Strawberry Seeds; about=A strawberry wears its seeds on the outside.; about2=only the seeds have to go where they belong.; shape=a heart shape with a round tip, as large as the sheet; other=a crown of five pointed leaves; put=the leaves on the top edge; play=Munch, munch: how many bites is a giant strawberry?
say watermelon: name=watermelon; long=Watermelon Slice With Seeds; spots=Watermelon Seeds; about=Every slice has its seeds, and nobody has to spit them out.; about2=a slice of summer that keeps all winter.; shape=half a circle, as wide as the sheet; other=a curved band as wide as two fingers that follows the round side; put=it under the round edge as the rind; play=Bite, chew, spit out pretend seeds: who spits the farthest?
say ladybug: name=ladybug; long=Ladybug With Sticker Spots; spots=Ladybug Spots; about=As many spots as years, or as many as the sheet has.; about2=spots land wherever small fingers put them.; shape=a circle as large as a saucer; other=a half circle as wide as a palm, for the head; put=the head half under the edge; play=Let it land on every knee in the room.
say toadstool: name=toadstool; long=Toadstool With White Spots; spots=Toadstool Spots; about=Somebody very small lives below this hat.; about2=a hat full of spots, and room for a gnome below.; shape=a round hat, wide as the sheet and flat below; other=a stalk as wide as three fingers; put=the stalk under the hat; play=Who knocks at the stalk? Answer in a gnome's voice.
step cut {@2-3? A grown-up cuts | {@2-3,4-5? Together cut | Cut}} {v.shape} from {colored skin a}, and {v.other} from {colored second b}. Lines drawn first with {the pen} help.
step join Rub {fix fix} on and stick {v.put}.
step peel {@2-3? Bend the sheet of {the dots} and lift an edge of each: now small fingers can catch them. | Peel the waste around {the dots} away first: then they lift off by themselves.}
step dots {@2-3? Your child presses them on, one | Press them on, one} beside the other, wherever there is room. Twelve is a lot!
step face {@2-3? {@2-3,4-5? Together draw | Draw} | Draw} a smile on it with {the pen}.
step eat {v.play}
further @2-3 Touch the dots one by one with a fingertip and say a number for each.
further Make a second one with a number on it, and stick on just as many.
safety A sticker in the mouth is hard to get out: count them on their sheet before and after, and keep the rest out of reach.
skills peeling, pressing, counting
alt A big {v} of paper with dots stuck all over it

* plate-ring-suncatcher
name {v}
title {V} in the Window | {A V} Full of Light | Suncatcher {V}
about The rim of a plate is a round window, and {v.about} | Sticky film holds whatever lands on it, and daylight does the rest.
say sun: name=sun; about=with eight points around it, the window is a sun.; cut=eight small triangles; put=around the outside, points out; play=When the real sun comes around, look for its colors on the floor.
say fish: name=fish; about=with a tail and a fin, the window is a fish.; cut=a large tail, a fin and a round eye; put=with the tail behind one side and the fin behind the top, and the eye in front, with a dot in it; play=Look through from both sides: is it deep sea on the other one?
say flower: name=flower; about=with petals around it, the window is a flower.; cut=eight half circles as large as a cookie; put=behind the rim as petals, all around; play=Hold it up to a cloud, a tree and a wall: where does it shine most?
step ring {@2-3? A grown-up cuts | {@2-3,4-5? Together cut | Cut}} the flat middle out of {the ring} in one piece and {@2-3? keeps | keep} it. {@6-8? Out | Then out} of it cut {v.cut}.
step rim {@2-3? Your child colors | Color} the rim with {the pens}, all the way around{@2-3? , and the small pieces too | , and the pieces from the middle as well}.
step more Tape the pieces on {v.put}.
step film {@2-3? Peel | {@2-3,4-5? Together peel | Peel}} the backing from one sheet of {the film} and stick it over the hole from behind. Lay it down with the sticky side up.
step tear {bits=leaf,petal,feather? {@2-3? Your child chooses | Choose} {the bits} that are thin and dry. | {@2-3? Your child tears | Tear} {the bits} into pieces as large as a bottle cap.}
step stick {@2-3? Your child drops | Drop} them onto the sticky window and {@2-3? pats | pat} them flat, until there is hardly any room left.
step close Press the second sheet of {the film} over everything, stroke it flat from the middle outward and trim off what sticks out.
step loop Tape {the loop} to the back as a loop.
step shine {v.play}
further @2-3 Hold your hand behind it: which color is it now?
further Make one with two colors only: where they lie over each other, a third appears.
safety Film clings to faces: a grown-up peels it and keeps the rest out of reach; the finished window hangs flat against the glass.
skills tearing, filling a space, looking at light
alt A paper-plate {v} with a see-through middle of colored pieces

* taped-cup-shaker
name cup shaker
title Two-Cup Shaker | Shake, Shake, Cup | A Rattle From Two Cups
about One cup on top of the other, something small inside, and a band for a very small musician is complete. | It rattles loud for a fast song and softly for a slow one.
step pour Your child drops {the fill} into one of {the cups}, pinch by pinch. A third full is enough.
step listen Hold a hand over it and shake: hear that? Somebody else guesses what it is.
step close Set the other one on top, rim on rim, and wind {tape} around the seam three times. Press every bit of it down: nothing may come out.
step dots Your child presses {the dots} on, all over the cups.
step streamers Tape {the streamers} to the bottom: they fly when it is shaken.
step shake Your child shakes it up high, down low, fast, slow, and then not at all: hush!
step song Sing a song that everybody knows; your child plays along.
further Hide behind the sofa and shake: who finds the noise?
safety The taping is a grown-up's work: pull at both cups before the first song, and take the shaker away if the seam opens.
skills picking up small things, shaking to a beat, listening
alt Two cups taped together rim on rim, with dots on them

* leaf-pressed-dough
name dough picture
title Leaves Pressed in Dough | Leaf Prints to Touch | {trunk? A Tree Pressed in Dough | What the Leaves Left Behind}
about Every leaf has lines on its back, and in dough one can see them with the fingers. | A walk first, then the table: whatever was found leaves its print.
step pat {@2-3? Your child squashes | Squash} {the dough} in both hands until it is warm and soft.
step roll {roller? Roll it flat with {the roller} | Pat and press it flat with your palms}, as thick as a cookie{@2-3? : together, while your child counts to five. | .}
step press {@2-3? Your child lays {the leaves} on it, the side with the bumpy lines down, and presses with both hands. | Lay {the leaves} on it, the side with the bumpy lines down, and press from the middle outward, right to the tips.}
step lift {@2-3? {@2-3,4-5? Together pinch | Pinch} | Pinch} each by its stem and peel it off, slowly. There is the print, with every line!
step trunk Press {the trunk} in below as a trunk and branches; leave it there or lift it out.
step stones Set {the stones} into the dough along the edge, like a wall around a garden.
step flowers {@2-3? Your child presses | Press} {the flowers} in lightly where there is room.
step again {@2-3? Look at it together, stroke over it, roll everything up and start again: the dough does not mind. | Close your eyes and feel: which leaf was that? Then roll it all up and begin a new picture.}
further @2-3 Press a hand and a foot in: whose is larger?
further Let someone match each leaf to its print.
safety @2-3 Dough is for hands and not for the mouth; nothing that fits into a mouth is pressed in at this age.
safety Hands are washed after collecting, and berries and mushrooms stay where they grow.
skills rolling, pressing, looking closely
alt A flat piece of dough with the prints of leaves

* dough-nest
name nest
title {V} With Three Eggs | A Nest From Dough | Who Lives in This {V}?
about A bird builds with its beak, and that is hard. With ten fingers it goes faster. | Three eggs, a soft lining: now somebody only has to come home.
step ball {@2-3? Your child rolls | Roll} one color of {the dough} into a ball as large as an orange.
step bowl Press both thumbs into the middle and pinch the wall around it: {@2-3? together, until | until} it is hollow, with a thick rim.
step twigs {twigs=yarn,raffia? Pull {the twigs} into short bits, and press | {@2-3? Your child presses | Press}} {twigs=yarn,raffia? them | {the twigs}} into the outside, crisscross, until it looks like a real nest.
step eggs {@2-3? {@2-3,4-5? Together roll | Roll} | Roll} three eggs out of the other color, each as large as a walnut, and lay them in.
step soft {@2-3? Your child tucks | Tuck} {the feathers} in beside the eggs: now it is soft.
step bird Roll a ball as large as an egg and a smaller one, press them together as a bird and set {the bird} on as eyes.
step beak Cut a small triangle from {the beak} and push it in below the eyes. The bird sits on the eggs.
step sing {@2-3? Whistle and flap: the bird goes to find a worm and comes back. | What will hatch? Crack, peep: tell the story of the smallest one.}
further @2-3 Count the eggs; then one hatches: make it a dough chick.
further Look in a book for a bird with blue eggs, and one with spots.
safety @2-3 The eggs are larger than a child's mouth, and a grown-up stays as long as the dough is out.
safety Real nests stay in their trees, also when they look empty.
skills pressing a hollow, rolling balls, pretend play
alt A nest of dough with three eggs in it

* bubble-wrap-corn
name corn on the cob
title Corn on the Cob | Bubble-Printed Corn | A Cob With a Hundred Kernels
about Bubble wrap has more kernels than any cob, all in rows: painted and pressed down, it is corn. | Pop, press, peel: every bubble leaves one kernel.
step cut {@2-3? A grown-up cuts | {@2-3,4-5? Together cut | Cut}} a cob from {the cob}: as long as a forearm, round at the top. Then cut {the wrap} as large as two hands.
step coat {@2-3? Your child paints | Paint} the bumps {color a} with {the brush}. Thin is better: puddles run together.
step print {@2-3? Your child lays | Lay} the cob on the wet bumps and pats its back all over. Peel it off: corn!
step dry Let it dry for half an hour.
step husk {@2-3? A grown-up cuts | {@2-3,4-5? Together cut | Cut}} {husk=corn-husk? {the husk} | {colored husk b}} into three long leaves, pointed at the top.
step leaves Glue them to the lower end, left, right and in front, so that they hold the cob like hands.
step silk Cut {the silk} into short threads and glue them behind the tip.
step count {@2-3? Nibble along the rows from left to right, like a typewriter: ding! | How many kernels are in one row? Guess for the whole cob.}
further @2-3 Stamp the rest of the paint onto paper: what else could those dots be?
further Some corn has blue, red and black kernels: dab a few on with a fingertip.
safety Bubble wrap is for the table, never for a face; the pieces go into the trash right after printing.
skills printing, gluing, counting in rows
waiting Half an hour for the paint.
alt A corn cob with printed yellow kernels and green leaves

* stop-and-go-light
name traffic light
title Red, Yellow, Green | A Traffic Light to Play With | Stop and Go, in Paper
about Red means stop, and whoever holds the light is in charge of everybody. | Three colors, one after the other, and suddenly the whole living room has rules.
step coat {coat=paint,acrylic-paint? {@2-3? Your child paints | Paint} {the post} {color a} all around with {the brush}. | {@2-3? {@2-3,4-5? Together cover | Cover} | Cover} {the post} with {coat=construction-paper? {colored coat a} | {the coat}}, all around{coat=construction-paper? , and {fix fix} the edge down | }.}
step dry Let it stand for half an hour, until a fingertip stays clean.
step lights {@2-3? A grown-up draws | {@2-3,4-5? Together draw | Draw}} around the cup with {the pen}, once on red, once on yellow and once on green {lights}, and {@2-3? cuts | cut} the circles out.
step red {@2-3? Your child sticks | Stick} the red one at the very top{@2-3? . | , with {fix}.}
step rest {@2-3? Your child sticks | Stick} yellow in the middle and green below, {@2-3? with your help | each a finger apart}.
step road {@2-3? Tape | Tape} a road onto the floor with {the road}: two long lines, and one across where everybody has to wait.
step drive {@2-3? Red: everybody stands still. Green: everybody runs{cars? , and {the cars} drive | }. Who points at the light? | One holds a hand over two of the lights: whichever shows, counts. {cars? Drive {the cars} up to the line, and wait for green. | Red: freeze. Yellow: get ready. Green: run.}}
further @2-3 On your next walk, look for a real one and call out its color.
further Make a sign for people on foot, with one who stands and one who walks.
safety On a real street the light is not enough: look left, right, left, holding a hand.
skills naming colors, gluing in order, keeping a rule
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | Half an hour for the glue.}
alt A traffic light with a red, a yellow and a green circle

* gingerbread-runner
name gingerbread runner
title Run, Run, as Fast as You Can | Gingerbread Runner{scent?  That Smells Real | } | The Gingerbread Friend
about In the story he runs away from everybody. This one stays, at least until breakfast. | {scent? It smells like the oven, and nobody may bite it. | It looks like the bakery, and nobody may bite it.}
step cut {@2-3? A grown-up draws and cuts | {@2-3,4-5? Together draw | Draw} and cut} a gingerbread child from {the body}: a round head, arms out, legs apart, as tall as two hands. {the pen} is for the line.
step scent {@2-3? Your child dabs | Dab} glue onto the belly and {@2-3? sprinkles | sprinkle} {the scent} over it. Shake off what is loose. Sniff!
step bits {icing=cotton-ball? {@2-3? A grown-up pulls | Pull} {the icing} into four thin strands, and {@2-3? trims | trim} the ends. | {@2-3? A grown-up cuts | Cut} {the icing} into four pieces, each as long as a thumb.}
step icing {@2-3? Your child glues | Glue} one across each wrist and each ankle: icing.
step buttons Glue {the buttons} down the middle, one below the other.
step dots {@2-3? Your child presses | Press} {the dots} down the middle as buttons.
step eyes Glue {the eyes} on{body=sandpaper? , pressing hard | , close together}.
step face {@2-3? Your child makes two dots for eyes; you draw a smile. | Draw {!eyes? two eyes and }a smile.}
step bow Cut {the bow} and glue it to the neck as a bow tie.
step dry Let it lie for half an hour, until nothing slides.
step run {@2-3? Run, run, as fast as you can! Your child makes it run along the table, and you are the fox. | Tell it as in the story: who runs behind, and where is the fox? Find it a hiding place at the end.}
further @2-3 Hide it in the room: who finds it before breakfast?
further Make a whole tray of friends, each with another face.
safety It looks and smells good and is no cookie: it is kept where nobody takes a bite.
skills decorating along a shape, gluing, retelling a story
waiting Half an hour for the glue.
alt A brown gingerbread child with white icing and a smile

* cotton-popcorn-box
name popcorn box
title A Box of Popcorn | Popcorn Without a Pop | Movie-Night Popcorn
about It is warm, fluffy and free, and nobody may eat it. | All that is missing is a movie.
step box Together: {box=construction-paper,cardstock? roll {the box} into a wide cone, {fix fix} the edge down, and trim the top level with {the scissors}. | cut {the box} off straight with {the scissors}, as tall as a hand, with a wide open top. It must stand by itself.}
step stripes {stripes=paint? With {the brush}, paint red stripes on it from top to bottom. | {stripes=crayon,marker? Draw broad red stripes from top to bottom with {the stripes}. | {stripes=construction-paper? Tear strips of {colored stripes a}, as wide as a thumb, and {fix fix} them on from top to bottom. | Stick strips of {the stripes} on from top to bottom.}}}
step label {label=sticker? Press {the label} onto the middle. | Write POP on {the label} and stick it onto the middle.}
step pull {fluff=tissue-paper,paper-napkin,toilet-paper? Tear {the fluff} into pieces as large as a palm and crumple them: pop, pop, pop. | Pull {the fluff} apart into tufts: pop, pop, pop.}
step butter Rub a little yellow {butter} onto some of them: butter.
step heap Heap the popcorn into the box. The top ones are held with {fix}, piled high over the rim.
step show Dim the lamp and play cinema: tickets, please! Pass the box around and tell what the film is about.
further Make tickets with seat numbers, and tear off a corner at the door.
safety It looks like real popcorn: tell everybody smaller that this one is not for the mouth, and stay while it is played with.
skills pulling apart, making stripes, pretend play
alt A red and white striped box heaped with white popcorn

* firefly-jar-picture
name jar of fireflies
title A Jar Full of Fireflies | Six Small Lights | Fireflies That Stay
about Real ones want to go home after a minute. These stay in their jar all year. | A fingertip of yellow is a light, a line or two is the bug that carries it.
step cut {@2-3? A grown-up cuts | {@2-3,4-5? Together cut | Cut}} a jar from {the jar}: round shoulders and a neck, as tall as a hand. A line with {the pen} helps.
step stick {@2-3? Your child rubs {fix} onto it and sticks it | Stick it with {fix}} in the middle of {night=packing-paper? {the night} | {colored night a}}: that is the night.
step puddle Put a spoonful of {glow=glow-paint? {the glow} | yellow} on the plate.
step print {@2-3? Your child dips a fingertip in and presses it | Dip a fingertip in and press it} onto the jar, six times or more: lights!
step wash Wipe the finger clean with the towel.
step lid {@2-3? A grown-up cuts | Cut} a strip from {the lid} and {@2-3? your child sticks | stick} it over the neck as the lid.
step grass {@2-3? Your child tears | Tear} {the grass} into pointed blades and {@2-3? sticks | stick} them along the lower edge.
step stars {stars=glitter-glue? Dot {the stars} into the sky. | {@2-3? Your child presses | Press} {the stars} into the sky.}
step bugs {@2-3? When it is dry, a grown-up draws | When it is dry, draw} a dark head and two small wings over each light.
step dark {@2-3? Turn off the lamp, blink with a hand: on, off, on. Whose light is that? | Turn off the lamp and tell each other: where would they fly if the lid were open?}
further @2-3 Flutter around the room with a lamp in the window: all fireflies go to bed.
further Let a few escape: print them outside of the jar, above the grass.
safety Only what is safe on fingers; real fireflies are let go on the same evening.
skills printing with a fingertip, gluing, seeing in the dark
waiting Half an hour for the lights to dry.
alt A paper jar on a night sky with yellow fireflies in it

* dabbed-star-sky
name starry sky
title A Sky Dabbed Full of Stars | The Milky Way, Dab by Dab | So Many Stars
about Dab, dab, dab: the dark fills with white clouds, and far away they are all stars. | The Milky Way is nothing but white dabs on black.
step puddle Lay out {night=packing-paper? {the night} | {colored night black}} and put a spoonful of {color white} on the plate, flat.
step clip {@2-3? Clip | Together clip} {the grip} onto {the dabber}{dabber=toothbrush? , across the end: a handle that does not turn in the fist. | : a handle that keeps fingers clean.}
step dab {@2-3? Your child dips {the dabber} into the {color white}, wipes it once and dabs | Dip {the dabber} into the {color white}, wipe it once and dab} a wide, cloudy path from one corner to the other.
step dots {@2-3? Now a fingertip: your child dots | Now a fingertip: dot} single stars all around, as many as there is room for.
step round {@2-3? Your child presses | Press} {the round} into the {color white} and onto the sky: the moon, round and full.
step dry Let it lie for half an hour.
step stars {@2-3? Your child presses | Press} {the stars} on: those are the ones that shine brightest.
step night {@2-3? Turn the lamp down and whisper good night to each of them. | Turn the lamp down. Which of them would you fly to first?}
further @2-3 Look out of the window tonight: is there one?
further Join five stars with your finger and say what picture they make.
safety Washable paint, long sleeves up; what dabs is thrown away afterward and does not go into mouths.
skills dabbing lightly, dotting, naming colors
waiting Half an hour for the paint.
alt A black sky with a dabbed Milky Way, stars and a moon
`;
