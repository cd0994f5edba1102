/** The English words of the shelf of the same name. */
export const words = `
* team-jersey-keychains
name team keychains
means number, star, team
title A Tiny Jersey for Every Teammate | The Whole Team, Jersey by Jersey | Jersey Keychains for the Season's End
about One small jersey for each player, with the right name and the right number: nobody mixes these up with anybody else's. | In the oven a jersey as large as a palm turns into one as large as a thumb, and every number on it gets sharper.
step pattern Write the list on {the plan} with {the pen}: every name, every number, nobody forgotten. Beside it draw a jersey {in 3} wide with short sleeves and cut it out with {the scissors}: the pattern for all of them. On {the plastic} six to eight find room on one sheet.
step sand Rub one side of {the plastic} with {the sand}, first up and down, then across, until it is dull all over.
step outline Lay the pattern on {the plastic} and trace it with {the pen}, jersey beside jersey, a finger's width apart.
step number Put the number in the middle, large, and the name above it in capitals. {tint? All of this goes on one side. | Fill the sleeves with the team's color.}
step tint Color the {sand? rough | back} side with {the tint} in the colors of the team: sleeves, collar, hem. Go lightly, for colors get three times stronger in the heat.
step cut Cut the jerseys out with {the scissors} and round off every corner: shrunken corners are sharp.
step punch Punch a hole through the top of each with {the punch}, a finger's width below the collar. It shrinks as well, so this is the moment for it.
step bake {@6-8,9-12? A grown-up lays | Lay} the jerseys on {the sheet} and {@6-8,9-12? bakes | bake} them in {the oven} as the package says. They curl up, lie down flat again, and are done half a minute later. Out they come with oven mitts, and {a book} on top keeps them flat until they are cold.
step ring {link? Open {the link} sideways, thread one through each jersey, and close it around a {one ring}. | {ring=ribbon,string,leather-cord? Cut {the ring} into pieces as long as a hand and knot a loop through each hole. | Push each jersey onto one of {the ring}.}} Check the list: is everybody there?
step give Hand them out by number, the smallest first. The last one is for the coach, who gets a star where the number would be.
further Make one more for next season's first newcomer, with no name on it yet.
safety The oven and the hot tray are for a grown-up. Rings and small things stay away from little brothers and sisters.
skills lettering small, working in a series, planning a gift
alt A small jersey with a number hanging from a ring

* four-quilled-trees
name quilled trees
means leaf, card, picture, branch, snow, water
title One Tree, Four Seasons, in Paper Coils | A Year of Quilled Trees | The Same Tree Four Times
about The trunk never changes. What sits on its branches does: pink in spring, green in summer, orange in fall, and in winter hardly anything. | Paper standing on its edge throws a shadow, so that a flat card becomes a tree with depth.
step sort {strips=paper-strip? Sort {many strips} by season: pink, green, orange and red, pale blue, and brown for the trunks. Cut long ones to {in 8} with {the scissors}. | Cut {the strips} with {the scissors} into strips {in 1/4} wide and sort them by season: pink, green, orange and red, pale blue, and brown for the trunks.}
step draw Draw the same bare tree on four pieces of {the ground} with {the pencil}, each as large as {frame? a {one frame} shows | a hand}: trunk, three branches, and thin lines only.
step trunk Squeeze a puddle of glue onto {a plate}. Dip the edge of a brown strip in it, {tweezers? hold it with {the tweezers} | hold it between two fingertips}, and stand it up along the line. Two or three strips side by side make the trunk.
step roll Catch the end of a strip on {the coiler} and roll it up tightly. Slide it off and let it spring open: that is a loose coil. Close its end with a dot of glue and hold it while you count to ten. You need ten to twelve for each tree, some large, some small.
step spring Spring: glue round pink coils close together along the branches{tweezers? , set down with {the tweezers} | }, the small ones at the tips.
step summer Summer: glue green coils so thickly that no branch can be seen, two layers in the middle.
step fall Fall: pinch each coil at both ends into a leaf. Glue most of them to the branches, two in the air and three on the ground.
step winter Winter: leave the branches bare. Three pale coils as the last snowflakes are enough, and a line of them along the ground. {snow? Glue {the snow} over it all, a little at a time. | }
step dry Let all four lie flat for an hour, until no coil moves when you tilt the card.
step frame Put each into a {one frame} of its own, the pane left out, so that the coils have room. Hang them in the order of the year, or in a square.
further Add one thing that happened in each season: a nest, a swing, a rake, a sled.
safety Tips for rolling are pointed: hold them low and point them away from faces. Small coils stay away from toddlers.
skills rolling evenly, pinching shapes, composing a series
waiting An hour lying flat.
alt Four small pictures of one tree in paper coils: pink, green, orange and snowy

* quilled-insect-case
name insect case
means pin, case, paper, leg, name, board, water, wing
title A Collection of Insects in Paper Coils | Beetles Behind Glass, and Nobody Was Hurt | The Quilled Insect Case
about A museum drawer full of beetles, with Latin names below, and every one of them is rolled from paper. | Entomologists sort by wings and legs. So will you, only that your beetles come in any color you like.
step look Look at pictures of three insects and sketch them on a corner of {the tag} with {the pen}: six legs, three parts of the body, where the wings begin.
step ground Cut {the ground} with {the scissors} to fit into {the case}.
step roll {strips=paper-strip? Cut long ones of {the strips} to {in 8} with {the scissors}. | Cut {the strips} with {the scissors} into strips {in 1/4} wide.} Roll strips up on {the coiler}: tight coils for heads, loose ones for bodies. Two strips glued end to end make a coil twice as large. Close each with a dot of glue.
step bodies Put the bodies together on a scrap, head, chest and tail in a row, with glue where they touch{tweezers? ; {the tweezers} hold what fingers crush | }.
step wings Pinch large loose coils at one end into drops and glue them to the chest: two for a beetle, four for a butterfly or a dragonfly.
step legs Snip six thin strips with {the scissors} for each insect, bend every one twice, and glue them below the chest, never below the tail. Two curled ones become feelers.
step wash {wash=tea-bag? Wet {the wash} with a little {water} and dab the color thinly over what is left of {the tag}, | Brush {the wash} thinly over what is left of {the tag}, with plenty of {water},} so that it looks old, and let it dry. It will become the labels.
step set When the insects are dry, after an hour, place them. {pins? Set the insects onto the ground with a drop of glue and push one of {the pins} in beside each, as collectors do. | Set the insects onto the ground with a drop of glue below the chest, all heads up.}
step labels Cut small labels from {the tag} with {the scissors}, letter them with {the pen}: a name in Latin, where it was found, by whom. Glue one under each.
step close Put the ground into {the case} and close it, or leave it open where there is no lid. Who finds the one that you invented?
further Add one insect a month, and a beetle that nobody has discovered yet.
safety {pins? Pins stay in the board and are counted at the end. | Coilers are pointed: hold them low.} No real insect is needed for this, and none is caught.
skills observing closely, rolling and pinching, labeling
waiting An hour for the glue.
alt A case with three paper-coil insects and small labels

* dragon-eye-notebook
name spell book
means book, eye, scale, corner, button, page, paper, coin, water
title A Spell Book With a Dragon's Eye | The Book That Looks Back | From Notebook to Grimoire
about An ordinary {one book} gets a hide, two eyelids and an eye that follows whoever reaches for it. | Raised lines under wrinkled skin, dark color in every fold, and gold on the edges: no one will ask what it was before.
step plan Lay {the eye} on the cover of {the book} where it should look out, draw around it with {the pencil}, and sketch a border, corners and a few curls.
step relief {@6-8,9-12? A grown-up draws | Draw} over the sketched lines with {the strong} in thick raised lines, and {@6-8,9-12? leaves | leave} the place of the eye free. {strong=glue-gun? It is cold in five minutes. | It needs an hour until it is firm.} In the middle sits {the eye}, in a thick ring of the same.
step skin {skin=leather,felt,fabric-scrap,denim? Cut {the skin} with {the scissors} two fingers larger than the cover, with a hole where the eye is. Brush the cover with glue, lay it on, and press it down beside every raised line with a fingernail. Fold the edges in. | Brush the cover with glue, lay {the skin} on, crumpled and opened again, and press it into every corner with more glue. Tear a hole over the eye. Fold the edges in and trim them with {the scissors}.}
step lids Cut two lids like slices of melon from what is left of {the skin} with {the scissors}, and glue one over and one under the eye, until it looks sleepy but awake.
step dry Let it dry for two hours, open, with the cover lying flat.
step coat Brush {the coat} over the whole cover with {the brush} and wipe it off the raised places at once with {a rag}: the dark stays in the folds.
step gold Go over everything that stands up with a little of {the gold}: border, curls, the edges of the lids. Less is more.
step studs {@6-8,9-12? A grown-up fixes | Fix} {the studs} along the border as fittings with {the strong}.
step clasp {@6-8,9-12? A grown-up fixes | Fix} one end of {the clasp} inside the back cover with {the strong}. The other end winds around the book and is tucked in.
step write Open it. The first page gets the rule: who may read this, and what happens to everybody else.
further Fill it: a map, a recipe for courage, the footprints of something large.
safety {strong=glue-gun? Hot glue is for a grown-up at this age, and it is cold before a finger tests it. | Strong glue is used by an open window.} Small fittings stay away from little brothers and sisters.
skills building a relief, covering a book, dry brushing
waiting About three hours in all.
alt A brown book with a raised border and an eye on its cover
left battery: nothing in here needs power

* comic-city-with-lights
name comic city
means light, city, window, street, page, hero, wall, line, roof, comic, corner
title A Comic-Book City That Lights Up | The City Where Your Heroes Work | Lights On, Heroes Out
about A row of towers that folds, with windows that really shine and sound words on the walls: the set for every adventure that you have figures for. | Comics are drawn at night for a reason. Turn off the lamp, and your city shows why.
step plan Draw a skyline on {the wall} with {the ruler} and {the pen}: five towers in a row, no two alike, joined side by side, as tall as your forearm. Add windows as large as a thumbnail.
step cut {@6-8,9-12? A grown-up cuts | Cut} along the roofs with {knife? {the knife} on an old board | {the shears}} and {@6-8,9-12? opens | open} twelve of the windows, no more: an empty office is dark.
step coat Paint the towers with {the coat} and {the brush}, darker below, and let them dry for half an hour.
step skin Cut strips and panels from {the skin} with {the trim} and glue them onto the walls as posters, shop signs and news.
step panes Cut {the panes} with {the trim} larger than the windows and tape them on from behind.
step words Letter sound words on the walls with {the pen}, each in a jagged star: CRASH by the bank, ZAP on the antenna.
step stand {wall=foam-board? Press a groove between the towers with the edge of {the ruler} and bend | Fold} the row into a zigzag so that it stands by itself, and tape the corners from behind with {the tape}. {street? Set it on {the street} and mark the middle line. | }
step ropes Tape {the ropes} from roof to roof: for those who cannot fly.
step light {light=string-light? Lead {the light} along behind the windows and tape the switch where a hand finds it. | Stand {the light} behind the windows, as many as you have, a hand's width away.}
step play {people? Put {the people} where the story begins: one on a roof, one in an alley, one who has not noticed anything yet. | } Turn off the lamp. Tell what happens tonight in six pictures, and photograph each one.
further Build the villain's tower, which looks nicer than all the others.
safety {knife? The knife is for a grown-up. | Thick board is cut by a grown-up.} {light=flashlight,glow-stick? Nobody looks straight into the light. | Only lights with a closed battery case.}
skills drawing in perspective, building a set, telling in pictures
waiting {coat? Half an hour for the coat. | }
alt A row of towers with lit windows and a sound word on a wall

* one-cord-bracelet
name cord bracelet
means button, buckle, knot, cord, ring, tape
title A Wristband From a Single Cord | {cord=paracord? The One-Cord Paracord Bracelet | Eight Feet Around a Wrist} | Team Band, Knotted by Hand
about Eight feet (2.4 m) of cord in one color, two kinds of knots that are really one, and a band that survives a season. | No second color, no sewing, nothing to glue: one cord goes there, turns around and ties itself to itself.
step cut Cut {ft 8} of {the cord} with {the scissors}, measured with {the ruler}, and wrap a bit of {the tape} around both ends, so that none frays.
step fold {clip=buckle? Fold the cord in half. Push the fold through the bar of one half of {the clip}, pull both ends through the loop, and draw it tight. | Fold the cord in half and pinch the fold into a loop through which {the clip} just fits.}
step length {clip=buckle? Lead both ends through the other half of {the clip} from behind | Lead both ends through {the clip}} and slide it along until the piece between is as long as your wrist is around plus {in 1}. These two strands are the core: tape it to the table at both ends.
step left The ends now lie left and right of the core. Lay the left one across the front, like a 4. Lay the right one over it, lead it behind the core and up through the bend on the left. Pull.
step right Now the mirror image: the right one goes across the front, the left one over it, behind the core and up through the bend on the right. Pull. Both halves together are one square knot.
step charm Thread {the charm} onto the core's front strand when the middle is reached, and knot on behind it.
step fill Go on, left, right, left, right, and push the knots together after every fifth. A row of bumps on each side means that it is right; a twist means that you did the same side twice.
step ends When the core is full, push both ends back under the last three knots with the closed tip of {the scissors}, pull them tight and cut them short.
step hook Clip {the hook} to the last loop: then it also hangs on a bag or a bottle.
step test Close it and shake your hand hard. It should hold, and still {clip=buckle? open with one press. | let go when something tugs hard.}
further Count your knots, and time a second one. A whole team is done in an afternoon when everybody makes one for somebody else.
safety This is for wrists and bags, never for necks. Ends are tucked in and cut, never melted over a flame.
skills square knots, even tension, measuring
alt A knotted cord bracelet in one color with a clasp

* locker-clip-strip
name locker strip
means photo, door, tape, magnet, board, page, ring, corner
title A Clip Strip for the Locker Door | Everything You Need Between Two Bells | Locker Door, Organized
about Photos, the timetable and the note that has to be signed hang in a row, {tin? pens stand below, and it all | and it all} comes off in June without a trace. | Seen ten times a day and as large as a poster: the inside of a locker is worth an hour.
step measure Measure the inside of the door, or take {in 8} by {in 10}, which fits most of them. Draw it on {the strip} with {the ruler} and {the pen} and cut it out with {the scissors}{strip=felt,burlap,craft-foam,fabric-scrap? , twice, and {fix glue} both layers onto each other, so that it is stiff | }.
step cover Cut {the cover} with {the scissors} a thumb smaller all around and {fix glue} it into the middle.
step edge Frame it: run {the tape} along all four edges of the panel, corners slanted like those of a picture.
step row Cut narrow strips of what is left of {the cover} with {the scissors} and {fix glue} one onto each of {the clips}, so that they match. {fix glue} them in a row across the upper third, all jaws down, and press them while you count to sixty.
step tin Wrap {the tin} in a strip of {the cover}, cut with {the scissors} to its height, and {fix glue} it on: that is the place for pens.
step mirror {fix glue} {the mirror} below the clips, at the height of your eyes.
step trim Set {the trim} into the corners with {a glue}.
step back Stick {the back} onto the back in four places{tin? , and onto the back of {the tin}, which hangs just below | }. Try it on a cupboard at home overnight.
step fill {photos? Clip in {the photos}: one that makes you laugh, one that makes you calm. | } {notes? Letter {the notes} with {the pen}: the timetable, what must not be forgotten, one sentence for Mondays. | Write the timetable on a scrap of {the cover} with {the pen} and clip it in.}
step hang Press it onto the inside of the door and slam it twice. What still hangs may stay.
further Change what hangs there with the seasons, and keep one clip for what has to be handed in.
safety Nothing pointed and nothing of glass goes onto a door that gets slammed. {tin=can,metal-lid,cookie-tin? Rough rims are covered with tape first. | }
skills measuring, covering neatly, getting organized
waiting Half an hour before the first slam.
alt A covered strip with a row of clips that hold photos and a note

* wand-with-a-crystal
name wand
means wand, feather, crystal, stone, light, core, water, paper, spiral, button, bottle
title {crystal=crystal? A Crystal-Tipped Wand | {crystal? A Wand With a Stone at Its Tip | A Wand of Your Own}} | The Wand Maker's Bench | Nine Inches, Slightly Springy
about Every wand maker begins with a plain stick and ends with something that nobody else may touch. | Raised lines, dark wood, {crystal? a stone at the tip, | }a wrapped grip: four steps, and it points at things by itself.
step core {sand? Rub {the core} with {the sand} until nothing catches. | {core=stick,driftwood? Peel loose bark off {the core}. | Wipe {the core} clean.}} Balance it on a finger: the heavier end becomes the grip.
step lines {strong=glue-gun? {@6-8,9-12? A grown-up draws a line of hot glue, while you turn {the core} slowly at its far end: | Draw a line of hot glue while you turn {the core}:} a spiral, three rings, a few drops that run. | {@6-8,9-12? A grown-up draws | Draw} raised rings and a spiral around {the core} with {the strong}, and it stands upright in a jar until they are hard.} Keep the tip and the last hand's width free.
step coat Paint {the core} with {the coat} and {the brush} all over, into every groove, and turn it while it dries for half an hour.
step gold Stroke {the gold} over the raised lines only, with hardly any on the tip of a finger.
step crystal {@6-8,9-12? A grown-up sets | Set} {the crystal} onto the tip in a thick bead of {strong=glue-gun? hot glue | {strong}}, and it is held still until it stays by itself.
step wire Wind {the wire} around the tip{crystal? , up and once around the stone, | } and down again in a close spiral. Press both ends flat, so that nothing pokes.
step grip Wind {the grip} around the last hand's width, turn beside turn, and tie the ends in a knot. Cut them with {the scissors} to two tails as long as a finger.
step feather Push {the feather} under the last turns{grip? , between the tails of {the grip} | }.
step label Cut a small scroll from {the label} with {the scissors} and write with {the pen} what the wand is made of and what it is good at. {bottle? A second one goes onto {the bottle}: Wand Polish, shake before use. | }
step name Stand up, arm out, and try three spells that you have just invented. The wand's name is the first word that comes.
further Make one for every guest, no two alike, and let the wands choose.
safety {strong=glue-gun? Hot glue is for a grown-up at this age, and the wand is cold before you touch a line. | Strong glue is used by an open window.} Wands point at the ceiling when people stand close.
skills building a relief, wrapping tightly, inventing
waiting An hour in all for the coat{strong=glue-gun? . | and the lines.}
alt A wand with raised spiral lines and a wrapped grip

* clay-over-foil-beast
name {v}
means foil, scale, seed, sand, stone, paper, leaf, tail, head, rock, water
title {v.title} | {V} With a Foil Heart | Sculpted Like a Professional: {V}
about Sculptors never begin with clay. They begin with bones, which nobody will see: yours are of crumpled foil. | {v.about} Under the skin lies foil, so that it stays light and nothing cracks.
step core {bones? Bend {the bones} into a line from nose to tail, with a loop for each pair of legs, and crumple {the core} around it: | Crumple {the core} around itself:} {v.bones}. Squeeze and roll it on the table until nothing gives: {a v}, only thinner.
step skin Roll {the clay} out as thick as a coin, lay it around the core piece by piece, and smooth the seams with a fingertip until none can be seen.
step parts Shape {v.parts} from the rest of the clay, put them where they belong, and smooth the edges into the body.
step marks Press in the surface with {the pick}: {v.marks}. Two deep hollows for the eyes, mouth and nostrils come last.
step harden {clay=polymer-clay? {@6-8,9-12? A grown-up bakes it in {the oven} | Bake it in {the oven}} as the package says, with a window open, and it cools down inside. | Let it dry for two days, and turn it over in between.}
step wash Brush {the wash}, thin as tea, over everything with {the brush}, and wipe the high places with {a rag} at once: every line that you pressed shows now.
step spikes {v=fox? Glue {the spikes} in front of its paws: that is what it has just sniffed. | Glue {the spikes} in a row along the back, the largest in the middle.}
step base Glue it onto {the base}, with its weight over the feet. {ground? Glue {the ground} around it. | }
step name Give it a name, and a place on a shelf at the height of your eyes. What has it just heard?
further Make a young one from what is left: the same steps, a third as large.
safety {clay=polymer-clay? The oven is for a grown-up, and clay that smells burnt has to come out at once. | Wet clay is no toy for mouths.} Small spikes stay away from little brothers and sisters.
skills building an armature, modeling, bringing out texture
waiting {clay=polymer-clay? Baking and cooling take an hour and a half. | Two days to dry.}
alt A sculpted {v} with pressed texture
say longneck: name=long-necked dinosaur; title=A Long-Neck Over Foil Bones; about=It weighed as much as ten elephants and ate leaves all day.; bones=a body like an egg, a long neck, a longer tail, four straight legs; parts=a small head and round toes; marks=wrinkles at neck and knees, spots along the back
say dragon: name=dragon; title=A Dragon Over Foil Bones; about=It sits up and keeps its tail around something that you cannot see.; bones=a body like a pear, a neck that curves twice, a tail that curls, two strong legs; parts=two wings, horns and plates for the belly; marks=scales with the tip, row over row, and bars across the belly
say fox: name=fox; title=A Sitting Fox Over Foil Bones; about=It has heard something, and has not decided yet whether to run.; bones=a body like a pear, a round head, two straight front legs, a thick tail; parts=two pointed ears, a snout and the white tip of the tail; marks=fur in short strokes, always toward the tail

* comb-and-paste-cloth
name resist cloth
means comb, paste, cloth, circle, square, star, sun, ring, fish, bowl, color, leaf
title Indigo Cloth, Drawn in Paste | Adire: The Comb Draws, the Dye Decides | Patterns Where the Dye Could Not Go
about In Abeokuta, in the southwest of Nigeria, women draw with starch on white cloth: adire eleko. Where the paste lies, the dye stays out, and the pattern comes up pale in deep blue. | A comb, a kitchen paste and one color: Yoruba artists fill whole cloths with it, square by square, and every square has a name.
step plan Take {the cloth} as it comes out of the wash, dry and without softener. Spread {the cloth} over {the under} and divide it with {the pencil} into nine squares, with faint lines. Give each a pattern: waves, fish, sun, a comb's tracks, something from your own family.
step mix {paste=glue? Thin {the paste}, whether it comes from a bottle or is homemade, with a spoonful of {water} in {a bowl}, until it runs slowly. | Stir {the paste} with {water} in {a bowl}, little by little, until it is as thick as yogurt and has no lumps.}
step comb Brush the paste with {the brush} over the first three squares, as thick as a coin. Draw {a comb} through the wet paste at once, straight, in waves or in a turning fan, down to the cloth. Go on to the next three before they dry.
step signs Draw in the other squares with a fingertip or the blunt end of {the pencil}: dots, spirals, a star. Every line that you scrape free will be blue.
step dry Let it dry until the paste is hard and cracks when you bend it, four hours or overnight.
step bands Pinch up a corner as large as a walnut and wind one of {the bands} around it, tightly, three times: a pale ring. Do the same with the other corners.
step dye {glove? Put on {the glove}. | } Brush {the dye} over everything, quickly, twice, and do not scrub. It should be darker than you want it.
step set Leave it lying until the color is dry, an hour at least{dye=fabric-dye,fabric-paint? , and set it as the package says | }.
step rinse Soak the cloth in cool {water}, scrape the paste off with a fingernail, and rinse until the water stays clear.
step hang Hang it up wet. Find out from a grandparent, or from a book, what the patterns are called, and write the names on a card.
further Dye a second cloth with one pattern only, repeated from edge to edge.
safety Old clothes and {glove? gloves | a covered table}: dye does not ask. The bowl for the paste is washed at once, for it sets like stone.
skills resist dyeing, repeating a pattern, learning from a tradition
waiting Four hours for the paste, an hour for the color.
alt A blue cloth with pale patterns in nine squares

* pipe-panpipes
name panpipes
means pipe, note, scale, wood, tone, ruler, tape, cork
title Panpipes From a Length of Pipe | Eight Pipes, One Whole Scale | The Flute That Pan Would Have Wanted
about A pipe closed at one end is a bottle that plays one note only. Eight of them, sawed by the ruler, are an instrument that lasts. | In the Andes two players often share one tune. Yours has all eight notes, and you can do it alone.
step mark Mark {the pipe} with {the ruler} and {the pen}: {in 6.75}, {in 6}, {in 5.5}, {in 5.25}, {in 4.75}, {in 4.25}, {in 3.75} and {in 3.5}. That suits pipes as wide as a finger; wider ones sound a little lower.
step saw A grown-up saws {the pipe} through at the marks with {a saw}, straight across, held down on a board.
step sand Rub both ends of every pipe with {the sand} until they are smooth: one end will touch your lip.
step stop {stops=cork,bottle-cork? Push one of {the stops} into the lower end of each pipe, trimmed where it is too thick, until it sits airtight. | Press a plug of {the stops} into the lower end of each pipe, a finger's width deep, until it is airtight.}
step tune Rest a pipe against your lower lip and blow across it. Too high? Pull the plug out a little. Too low? Push it in. Tune from the longest to the shortest: do, re, mi.
step row Lay them side by side from long to short with all open ends in one line, and wrap {the wrap} twice around the whole row.
step brace Lay {the brace} across the front and the back and wrap the ends with {the wrap}.
step lace Weave {the lace} over and under the pipes below the tape, back again the other way, and knot it, with a loop for your thumb. {charm? On its end hangs {the charm}. | }
step play Write 1 to 8 below the openings with {the pen}. Play 3, 2, 1, 2, 3, 3, 3: that is a lamb whose fleece was white as snow. Then find a tune of your own, and write it down in numbers.
further Build a second set one note apart and share a tune with somebody, note by note.
safety Sawing is for a grown-up, and the dust is wiped off before a lip comes near. Nobody runs with pipes in front of the mouth.
skills measuring exactly, tuning by ear, playing from numbers
waiting {stops=air-dry-clay? The plugs dry overnight. | }
alt Eight pipes in a row from long to short, held by a colored band

* locked-clue-box
name escape box
means box, lock, key, number, letter, note, map, chain, message, ring, code, dice, piece, page, ruler, mirror
title An Escape Room in a Box | Three Clues, One Wheel, One Locked Box | Nobody Leaves Before the Box Is Open
about Whoever builds the riddles knows the way out, and has to keep a straight face. The others get thirty minutes. | A cipher wheel, a message that can be read only backward, a picture in pieces: three old tricks of real spies, in the right order.
step story Write the story on one of {the clues} with {the pen}: what has been stolen, who did it, and why it has to be found within thirty minutes.
step rings Draw two circles on {the wheel}, one around {a mug} and one a thumb smaller, and cut them out with {the scissors}.
step letters Divide both into 26 fields and write the alphabet around each with {the pen}, all letters standing up. That goes best by halves, quarters, and then six or seven fields to each quarter. Poke a hole through both middles and join them with {the pivot}, the small wheel on top, so that it turns: a cipher wheel. Where D stands over A, HELP becomes KHOS.
step first Clue one: write where clue two is hidden, in cipher, and hide the setting of the wheel somewhere in the story.
step second Clue two: write a sentence in mirror writing{mirror? . {the mirror} makes it readable. | , which is readable against a dark window.} It says in which order the pieces of clue three belong.
step third Clue three: {trail? write a digit on three of {the trail} with {the pen}, or on a scrap cut with {the scissors} and hidden under each, | write three digits large on one of {the clues} with {the pen} and cut it into six pieces with {the scissors},} so that in the right order they open the box.
step drawer Tape {the drawer} to the side or inside of {the box} as a secret compartment, with its opening to the back.
step lock {prize? Put {the prize} in. | } {chain? Wind {the chain} around {the box} and tape a paper lock over the knot, | Tape {the box} shut with one strip,} with the line: opens for three digits only. You are the lock: who says the right number may open it.
step play Let one person try it who will not play. {board? {the board} leans on the wall as a case board for what has been solved. | } Then hide the clues, read the story aloud, start the clock, and say nothing. Not even when they are standing on it.
further Swap: now the others build one for you.
safety Nobody is ever really locked in: the room stays open, only the box is shut. Small prizes stay away from toddlers.
skills writing in cipher, planning in steps, testing on others
alt A shut box with a cipher wheel and notes around it

* one-line-wire-pendant
name wire {v}
means line, wire, ear, tail, eye, loop, paper, neck, shell, water
title A Pendant Bent From One Wire | {V}, Drawn in the Air | One Line, One {V}
about Alexander Calder drew with wire as others do with pencils. One line without a break, and {a v} hangs on your neck. | {v.about} Everything is one piece: where it begins is where it ends.
step plan Draw {a v} on {the plan} with {the pen}, {in 2} high, in one line, without lifting the pen: {v.draw}. Draw it three times; take the simplest.
step snip {@9-12? A grown-up cuts | Cut} {the wire} with {the pliers} to {in 18} and folds the last bit of each end over, so that nothing pokes.
step loop Find the middle of the wire and bend it once around {pen=pencil? the pencil | a pen}: that is the loop from which it will hang.
step bend Lay it on the drawing and follow the line from the loop to both sides, a finger's width at a time, bending over your thumb and never back and forth.
step beads Thread {the beads} on where the drawing wants them: {v.beads}. A half turn of the wire behind a bead keeps it there.
step curl {@9-12? A grown-up closes | Close} the line below with {the pliers}: both ends around each other, twice, and the tips pressed in.
step press Lay it on the table under your palm and press it flat. Does it still look like your drawing? Now is the time to correct it.
step link Open {the link} sideways, hang the loop in, and close it again.
step cord Lead {the cord} through the top and tie the ends in a knot that opens when it is pulled hard. Cut what is left with {the scissors}.
step wear Hold it up against the light and let it turn: from the side it is only a line.
further Bend the same animal in four sizes, and hang them up as a family.
safety Wire ends are turned in before anybody wears it, and wire is bent away from the eyes. It comes off for sports and for sleeping.
skills drawing in one line, bending with control, wearing what you made
alt {a v} bent from one line of wire, with beads
say cat: name=cat; about=Two ears, a back, a tail that goes its own way.; draw=start between the ears, down one side, along the bottom, up the other, and let the tail swing out; beads=two eyes across the head and three on the chest
say fish: name=fish; about=It swims as soon as somebody walks.; draw=start at the back fin, around the nose, along the belly, into the tail and back; beads=one dark one for the eye and the others in the belly, and one in the tail
say snail: name=snail; about=The wire does what it likes best: it curls.; draw=start in the middle of the shell, three times around, then along the body to the head and its two horns; beads=one in the heart of the shell, two on the horns, the rest along the spiral

* motor-wobble-robot
name wobble robot
means robot, motor, leg, tape, wire, head, can, wheel
title A Robot That Shakes Itself Across the Table | The Wobble Robot | Built, Wired, Unbalanced on Purpose
about A motor with something crooked on its shaft shakes. Put legs under the shaking, and it walks, in whatever direction it likes. | Phones buzz with exactly this trick. Yours does not ring: it dances.
step body {body=cardboard? Cut {the body} with {the scissors} into a strip, draw three lines across with {the pen}, fold it into a box as large as two fists and tape the edge. | {body=cereal-box? Cut {the body} with {the scissors} to the size of two fists, close it again with tape, and draw a panel of buttons on the front with {the pen}. | Turn {the body} so that its flattest side is on top. Draw a panel of buttons on the front with {the pen}.}}
step skin Cut {the skin} with {the scissors} and wrap it around {the body}, held with {tape}.
step legs {@9-12? A grown-up fixes | Fix} {the legs} below with {the strong}, slanting a little outward, all equally long.
step weight {weight=bottle-cap,button? Hold {the weight} by its rim against the shaft of {the motor}, so that nearly all of it hangs over to one side, and mark the place. | {weight=clothespin? Clip | Push} {the weight} onto the shaft of {the motor}, well off its middle, so that one side hangs over.} That is what will make it wobble.
step motor {@9-12? A grown-up fixes | Fix} {the motor} on top with {the strong}, the shaft over the edge, so that the weight turns freely.{weight=bottle-cap,button? A drop on the shaft holds {the weight} at its rim. | }
step pack Tape {the pack} beside it with {tape}, lid screwed shut and switch off.
step wires Together, twist each wire of {the pack} with one of {the motor}, and wrap each joint in its own piece of {tape}: the two must never touch.
step eyes {@9-12? A grown-up fixes | Fix} {the eyes} in front with {the strong}, where you point.
step arms Bend {the arms} and tape one to each side with {tape}. {feelers? On top go {the feelers}. | }
step run Set it on a smooth table, switch it on, and let go. It only hums? Move the weight farther out. It runs in circles? Bend one leg. It falls over? Spread all four. Change one thing at a time.
further Draw a ring with chalk and let two robots push each other out.
safety {strong=glue-gun? Hot glue is for a grown-up at this age. | } Only a closed battery pack, and off at once when something gets warm. Hair and fingers stay away from the shaft.
skills building a circuit, unbalancing on purpose, changing one thing at a time
waiting {strong=glue-gun? A few minutes until everything is cold. | }
alt A robot with a motor on its head and four slanting legs

* wire-and-bead-tree
name wire tree
means tree, leaf, stone, root, wire, branch, pot, blossom
title A Little Tree of Wire and Beads | The Bonsai That Needs No Water | Forty Leaves on Twisted Wire
about Twist, divide, twist again: that is how a tree grows, and how this one is made, from forty leaves down to one trunk. | A bonsai takes thirty years. Yours takes an hour and a half, and it never drops a leaf.
step cut {@9-12? A grown-up divides | Divide} {the wire} with {the pliers} into twelve pieces as long as your forearm.
step beads Thread three or four of {the leaves} onto each piece, and push one of them to the middle.
step twist Fold the wire over the bead in the middle and twist the two halves five times below it: a leaf on a stalk. Bring up the next bead, leave a finger's width, twist again, until the wire carries a small twig of leaves. Leave the last hand's width of both halves bare.
step count Lay the twelve twigs out: three for the top, three for each side, and three that may grow where they like.
step trunk Twist three twigs together below the leaves, then the next three: four branches. Hold two branches side by side and twist them into one, add the others lower down, and twist everything that is left into a trunk.
step roots Spread the lowest ends into five roots {foot=stone,driftwood,wood-slice,wood-scrap,log,bark,cork,seashell? and clamp them around {the foot}, pressed tight on its underside. | and stand them in {the foot}.} {hold? A lump of {the hold} around them makes it stand firm. | }
step bend Bend trunk and branches with your thumbs: one S for the trunk, branches almost level, tips up. Look at real trees; none is straight.
step moss Lay {the moss} around the roots.
step guest Set {the guest} under the tree, in the shade.
step turn Turn it slowly once around. Every tree has a best side. Which is it?
further Make the same tree in four seasons: green beads, red beads, white beads, none.
safety Wire ends are bent in, and wire is held low, away from eyes. Beads on the floor are picked up at once where toddlers live.
skills twisting evenly, dividing and joining, looking at how trees grow
alt A small tree of twisted wire with beads for leaves

* cardboard-boomerang
name boomerang
means wing, wind, tape, coin, side, card, plate, page
title A Cardboard Boomerang That Comes Back | Three Wings and One Flick | Throw It Away: It Returns
about Three strips of cardboard, a bend in each, a flick of the wrist, and it draws a circle through the room and comes home. | Aboriginal Australians found out how wings turn long before anybody else. Yours obeys the same law.
step draw Draw three wings on {the card} with {the ruler} and {the pen}, each {in 1 1/4} wide and {in 6} long, all alike, with round ends.
step cut Cut them out with {the scissors}, and cut a slit into one end of each, in the middle, {in 3/4} deep.
step cross Push the three slits into each other so that the wings point apart like a three-pointed star. Fix the middle on both sides with {the stick}.
step color {color=acrylic-paint,paint? Paint | Color} the upper side with {the color}: rings, dots, your own signs, the brightest at the tips. A spinning pattern turns into circles. {color=acrylic-paint,paint? Let it dry flat. | }
step tape Put a stripe of {the tape} across each wing, all in the same place.
step curl Bend every wing up a little along its whole length, as if it lay in the palm of a hand. Nothing more: flat boomerangs fall.
step hold Hold one wing between thumb and finger, upright beside your ear, the painted side toward you, and flick it forward with the wrist as if you knocked on a door. Try it ten times before you change anything.
step weight It falls short? Fix one piece of {the weight} to the tip of each wing with {the stick}, all at the same place.
step far Mark your place with a line. Who can stay on it and catch the boomerang ten times?
further Build one with four wings, and one with half the length. Which turns tighter?
safety It flies indoors in a large room or outdoors without wind, never toward faces, and everybody stands behind the thrower.
skills measuring three alike, trying and changing, throwing from the wrist
waiting {color=acrylic-paint,paint? Half an hour for the paint. | }
alt A boomerang with three painted cardboard wings

* layered-salt-jar
name layered jar
means sand, salt, layer, wave, jar, beach, stone, rock, line, mountain, lid
title {grains=salt? Colored Salt in Layers | {grains=rice? Colored Rice in Layers | {grains=sugar? Colored Sugar in Layers | Sand Pictures in a Jar}}} | A Landscape in a Jar | Twelve Layers, No Two Alike
about Cliffs are made like this, layer upon layer, only that they take a million years and have fewer colors. | Pour, tilt, poke: what looks like the work of a week is done before supper.
step share Divide {the grains} among {the bags}, in equal shares. One may stay as it is.
step color {tint=chalk,sidewalk-chalk? Rub {the tint} through {the grains}, back and forth over the bottom of each, until the color is strong enough. | {tint=oil-pastel? Scrape {the tint} fine over each and rub it in with your fingertips. | Add three drops of {the tint} to each and knead or stir until no pale grain is left.}}
step dry {tint=chalk,sidewalk-chalk,oil-pastel? Shake every color once and look at them side by side: dark ones go below, light ones above. | Spread every color out for half an hour, until nothing clumps. Damp grains stick to the wall of the jar.}
step first Pour the first layer into {the jar} with {a spoon}{funnel? , through {the funnel}{funnel=paper? rolled into a cone | } | }, a finger high, with the jar tilted to one side: that makes a hill.
step more Go on, color by color, thin and thick ones in turns, tilted left, tilted right. Never shake.
step poke Push {the poke} straight down along the inside of the jar, through two or three layers, and pull it out again: the upper color runs down in a point. Six of these all around look like mountains in a mirror.
step finds Lay {the finds} on the last layer, close to the wall of the jar. {plant? Stand {the plant} behind. | }
step full Fill the jar to the very top and tap it once on the table: what is full cannot mix any more.
step lid {cloth=cork,bottle-cork? Press {the cloth} in as a stopper | Lay {the cloth} over the top as a cap}{band? and tie {the band} around the rim. | .}
step shelf Set it where the sun comes from the side. Which layer is the oldest?
further Pour a place that you know: the lake, the field, the evening above it.
safety It is for looking at and not for tasting. Grains on the floor are slippery: sweep before anybody runs.
skills mixing color, pouring slowly, planning from below
waiting {tint=food-coloring,paint,acrylic-paint? Half an hour for the color. | }
alt A jar with wavy layers in several colors

* tape-petal-pens
name rose pens
means rose, petal, leaf, pen, tape, stem, flower, square, button
title {tape=duct-tape? Duct-Tape Roses to Write With | Tape Roses to Write With} | A Pot Full of Pens in Bloom | The Pen Nobody Walks Off With
about A pen with a rose on its end lies on no table for long without being admired, and it always finds its way back. | One fold, forty times: that is all there is to a rose. It never wilts, and it writes.
step stem Wrap the whole of each of {the pens} in {second? {the second} | {the tape}}, in a slanting spiral from the top down to where the fingers hold it.
step squares Cut squares from {the tape} with {the scissors}, as long as the tape is wide, about fifteen for each rose. Hang them by one edge from {the ruler}, so that nothing sticks together.
step fold Fold two neighboring corners of each square down to the sticky middle, so that a point stands up and a sticky strip stays free below: a petal.
step bud {heartbit? Press one of {the heartbit} onto the top of each stem and wrap | Wrap} the first petal tightly around the top, point up: the bud.
step petals Stick on one petal after the other, each half over the last, sticky strips all at the same height. Outer ones go on more loosely, points bent outward.
step leaves Cut leaves from {the leafbit} with {the scissors} and hold them under the rose with a strip of {the tape}.
step more Finish with a narrow ring around the foot of the rose that covers all edges. Then make the next one, a little larger or smaller.
step pot {ground? Fill {the pot} with {the ground} and push the pens in | Stand the pens in {the pot}}, tips down: a flowerpot full of roses.
step tag Write on {the tag} with the first of them: who grew these, and for whom.
step give Set them by the telephone, on a counter, or on a teacher's desk. Count how long it takes until somebody asks.
further Try a sunflower: yellow points, and a brown middle from a ball of tape.
safety Scissors get sticky: open them wide and wipe them, with the blades away from you. Tips of pens point down into the pot.
skills folding in series, working from inside out, even steps
alt Pens with tape roses on their ends

* marble-maze-to-squeeze
name maze to squeeze
means maze, marble, wall, path, patch, pocket, button, edge
title A Maze You Solve With Your Thumbs | {ball=marble? The Marble in the Cloth | The Secret in the Cloth} | Quiet Hands, Busy Thumbs
about It makes no noise, has no screen and fits into any pocket: something small wanders through sewn walls, and the thoughts slow down with it. | Before a test, in a waiting room, on a long drive: hands that have something to do leave the head in peace.
step cut {cloth=sock? Cut open {the cloth} with {the scissors} and cut | Cut} two rectangles of {in 5} by {in 4} from {the cloth}, measured with {the ruler}.
step plan Draw a maze on one piece with {the mark}: one way in, one goal, three dead ends. All paths are twice as wide as what rolls inside, which is {in 1} at least.
step patch Sew {the patch} onto the goal with a few stitches: the place where it may rest.
step pin Lay the second piece below and hold both together with {the pins}.
step walls Sew the walls through both layers with {the needle} and {the thread}, in small running stitches and back again in the gaps, so that no wall has holes. {mark? Follow the lines. | Make one long wall from the left and one from the right, with a gap at the end of each, and a short one between them.}
step ball Slip {the ball} in between at the entrance{scent? , with {the scent} beside it | }. Push it once through the whole maze: where it gets stuck, open a stitch.
step edge Sew all around the edge with small stitches, twice. {loop? Catch {the loop} in one corner, so that it can hang from a bag. | }
step try Close your eyes and bring it from the start to the goal with your thumbs. How long did it take, and what were you thinking of meanwhile?
further Swap with somebody: the maze is hardest for the one who has not drawn it.
safety A needle is parked in a cushion whenever the hands rest. The edge is sewn twice, because what is inside must stay inside: it is nothing for children under three.
skills planning a maze, a firm seam, calming down
alt A flat cloth maze with stitched walls and a marble inside
`;
