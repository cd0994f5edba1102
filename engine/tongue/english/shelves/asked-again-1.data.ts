/** The English words of the shelf of the same name. */
export const words = `
* foam-mask-and-cuffs
name hero mask
means mask, badge, cuff
title A Hero's Mask{tube? and Cuffs | } | The Secret Hero Mask{tube? , With Cuffs to Match | } | Mask On: A Hero{tube? With Cuffs | Is Here}
about Nobody recognizes a hero in a mask, not even at breakfast. {tube? The same sign shines on the cuffs: now everyone knows who came. | The sign on the forehead is your own.} | {foam=craft-foam? Foam bends around a face and does not fray, so this mask | {foam=felt? Felt is soft on the nose and does not fray, so this mask | Stiff card keeps its points in every wind, and a mask of it}} lasts for many rescues.
step draw {@4-5? A grown-up folds {the foam} in half and draws half a mask at the fold with {the pen}: as long as the child's hand, with an eye as big as a walnut. | Fold {the foam} in half and draw half a mask at the fold with {the pen}: as long as your hand, with an eye as big as a walnut.}
step cut {@4-5? Cut along the line with {the scissors} through both layers: one holds, the other cuts. | Cut along the line with {the scissors} through both layers.} Open it: both halves are alike. Keep the scraps.
step eyes A grown-up cuts out the eyes, holds the mask to the face, and makes them a little larger than they seem to need.
step cuffs {@4-5? Together, cut {the tube} open from end to end with {the scissors} and round off the corners. | Cut {the tube} open from end to end with {the scissors} and round off the corners.} A long tube is cut across first: that makes two cuffs. {coat? Paint them with {the brush} and {the coat}, and let them dry for half an hour. | }
step sign Cut bolts, stars or stripes from {the sign} with {the scissors}. They must show from across the room: dark on light, or light on dark.
step glue Glue the largest sign in the middle of the forehead with {the glue}, and the others the same on the left as on the right. Press and count to twenty.
step badge {@4-5? Together, cut a round badge for each cuff from the scraps of {the foam} with {the scissors}. | From the scraps of {the foam}, cut a round badge for each cuff with {the scissors}.} {fix glue} it on opposite the slit, and a small sign on top.
step gems {gems=sequin? {fix glue} {the gems} on | Press {the gems} on} along the upper edge: as many on the left as on the right.
step band {@9-12? Together with a grown-up, make a small hole at each end with {the punch}, knot {the band} through them, so that it holds without pulling, and trim | A grown-up makes a small hole at each end with {the punch}, knots {the band} through them, so that it holds without pulling, and trims} the ends with {the scissors}.
step save Put everything on and look around: can you see to the left, to the right and down to your feet? Then there is somebody to be saved.
further Invent the name, the sign and the one thing that this hero is afraid of.
safety A mask is worn where you can see your feet, not on stairs or bikes, and not to bed. {tube? Cuffs stay open, so that they slip off by themselves. | }
skills cutting two layers alike, matching sides, playing a part
waiting Half an hour for the glue{coat? and the paint | }.
alt A hero mask with a lightning sign

* flowers-in-the-mist
name flower picture
means mist, frame, pane, glass, picture, back
title {many flowers} in the Mist: A Framed Picture | A Framed Meadow in the Morning Mist | {many flowers} Behind a Veil of Color
about Paint a soft sky, lay {the wax} over it, and the color turns to mist. {the flowers} stand in front, as if the sun had just come up. | Everything between glass and back is as thin as a petal, and yet you can look deep into it.
step open {@6-8? With a grown-up, open | Open} {the frame}, lift out the back, and wipe the pane on both sides with a damp {towel}. Hold it by the edges.
step trim Lay the back on {the sheet} and on {the wax}, trace around it with {the pen}, and cut both to size with {the scissors}.
step wash Wet {the sheet} with {the brush} and {water}, and let a little {color} run over it: deep below, pale toward the top. Stop while it is still soft and nothing has an edge.
step dry Let the color dry flat for half an hour.
step lay Put the pane back into {the frame}, which lies face down, and arrange {the flowers} on the glass, their best side toward it: the tall ones in the middle, a thumb away from the edge. {grip? Use {the grip} where fingers are too thick. | Slide a slip of paper under a flower to move it.} Leave gaps: the empty places are part of the picture.
step glue Lift each stem a little and touch {the glue} under it with the tip of {the brush}, no more than a pinhead, and press it to the glass. It dries clear in a quarter of an hour.
step close On the flowers goes {the wax}, then the painted sheet, color down, then the back. {@6-8? A grown-up closes it. | Close it.} Turn it over: does anything slip?
step bow Wind {the bow} three times around one lower corner of the frame, tie a bow, and trim the ends with {the scissors}.
step look Hang it or stand it where the light comes from the side. Where is the mist thickest?
further Make a second one in the colors of the evening, and hang the two side by side.
safety Glass edges cut: lift the pane with both hands, and leave a chipped one out. {@6-8? A grown-up opens and closes the frame. | } Hang it on a firm hook, out of the noon sun: petals fade.
skills washing color, composing, handling what is thin
waiting Half an hour for the color, and a little more for the flowers.
alt A framed picture of flowers before a soft misty sky

* block-world-on-the-shelf
name block world
means block, world, tool, game, screen, box, page, plan
title A Block World You Can Hold | Three Blocks From Your Game, Built for Real | Pixel by Pixel: A World of Painted Blocks
about In the game you pick up blocks by the dozen. Here every one is a box, every pixel a square that you painted, and nobody can turn it off. | Grass on top, earth below, and one block that looks back at you: stack them as you like, in every room.
step cube {@6-8? Together with a grown-up, trim | Trim} {the boxes} with {the scissors} until they are close to cubes, fold them shut, and {fix glue} the flaps.
step plan On {the plan}, plan three blocks with {the pen}, eight squares wide: grass on earth, stone or wood, and a face of your own.
step grid With {the ruler} and {the pen}, divide each side of the boxes into eight by eight squares. Check it: every line meets its neighbor at the corner.
step base {color=marker? Color | Paint} the first coat {brush? with {the brush} | with {the color}}, in steps like in the game: {color a} on the top and the upper rows, {color b} below. {color=paint,acrylic-paint? Let it dry for half an hour. | }
step squares Now single squares, {color=marker? colored | painted} one shade lighter or darker, scattered and never two alike side by side. That is what makes it a pixel.
step pixels Cut {the pixels} into squares of the same size with {the scissors}, and {fix glue} them to the front of one block: two eyes, a mouth, something only yours has.
step beads Lay a tool or a jewel on {the pegboard} with {the beads}: a pickaxe has a handle of six beads in a slanted line and a bow across its end. Every bead touches its neighbor.
step iron A grown-up lays {the cover} over the beads and moves {the iron} over it in slow circles until the holes shrink evenly, then does the other side. It cools under a book.
step build Stack the blocks as a wall, a tower, a doorway. {beads? The tool leans beside them, ready. | Who lives in there?} Tomorrow it is another world.
further Build one more block each week, and give every kind its own pattern.
safety Boxes are trimmed at a table. {beads? The iron is a grown-up's, and the beads are left alone until they are cool. | } The stack is for the shelf, not for climbing.
skills measuring a grid, mixing shades, thinking in pixels
waiting {color=paint,acrylic-paint? Half an hour for each coat. | }
alt Three boxes as blocks with green tops and square pixels

* one-long-welcome
name welcome banner
means banner, print, hand, letter, door
title One Long Welcome: A Handprint Banner | Welcome Home, Say These Hands: A Banner | A Handprint Banner Across the Door
about One long sheet, one word, and small hands all around it: {photos? with the photos of everybody who is waiting, | } nobody could be welcomed better. | Whoever comes through the door sees at once whose hands have been waiting.
step write Roll out {the sheet} on the floor, as long as the door is wide and four hands high, and hold the corners with {tape}. Write WELCOME, or the name, along the middle with {the pen}, in letters as tall as a hand. Leave a hand's width free above and below.
step print {@2-3? A grown-up spreads | Spread} a spoonful of {the paint} on {the plate}, one color beside the other, no thicker than a coin. {@2-3? Your child pats one hand into the paint and presses it on above and below the word, not over the letters. | Pat one hand into the paint and print it above and below the word, not over the letters.} Press, count to three, lift straight up. Three or four from each helper.
step wash Into the {water} with the hands at once{cloth? , with {the cloth} for the first wipe}, and dry them on the {towel}. The banner stays flat for half an hour, until no print is wet.
step photos Tape {the photos} between the hands with a small roll of {tape} behind each, {@2-3? and let your child pat them flat: who is this? | faces at the height of whoever will look.}
step sprinkle {sprinkle=washi-tape? {@2-3? Your child presses | Press} short pieces of {the sprinkle} on wherever there is room. | {@2-3? Your child presses | Press} {the sprinkle} on wherever there is room.}
step ribbon {@6-8? Together with a grown-up, fold | A grown-up folds} the upper edge over {the ribbon} and {@6-8? fix | fixes} it with {tape}, so that an end looks out on either side.
step hang {@6-8? Together with a grown-up, put it up | A grown-up puts it up} over the door with {tape}{ribbon? , the ends of {the ribbon} knotted to two hooks or handles, | ,} out of reach.
step wait Listen for the door. Practice it once together: Welcome!
further Print one more pair of hands on a page of its own, write the date on it, and keep it for the newcomer.
safety Painted hands go into the water and not into the mouth. {ribbon? Only grown-ups handle {the ribbon}, and no end hangs down. | The banner hangs where nobody can pull it down.}
skills printing, pressing and lifting, greeting somebody
waiting Half an hour for the prints.
alt A long banner with the word welcome and handprints all around

* shoebox-jungle
name box jungle
means jungle, box, floor, leaf, vine, rock, tree
title A Jungle in a {one box} | Open the Box: A Jungle | The Wild {one box} Jungle
about Torn paper turns into leaves, and a box into a place where somebody can hide. {beasts? {the beasts} are moving in. | Then whoever is small and wild moves in.} | Rip, scrunch, stick: a jungle is the one place where nothing has to be neat.
step box {@2-3? Take off the lid or cut one side open, and lay | Take off the lid or cut one side open, and lay} {the box} on its long side, like a stage.
step dots {dots=sticker? {@2-3? Your child presses {the dots} on inside, on the back and the sides: | Press {the dots} on inside, on the back and the sides:} fruit and flowers. | {@2-3? Your child dots and scribbles inside with {the dots}, on the back and the sides: | Color the back and the sides inside with {the dots}:} fruit, flowers and eyes between the leaves.}
step tear {@2-3? Start a rip in {the green} and hand it over: your child tears it into big leaves and scrunches some into bushes. | Tear {the green} into leaves as long as a hand, and scrunch some into bushes.}
step leaves {@2-3? {glue=tape? Put loops of {the glue} | Dab {the glue}} on the floor and the back, and your child pats bushes and leaves on. | Fix bushes and leaves on the floor and the back with {the glue}.} The tallest stand in the corners.
step vines {@6-8? Cut | A grown-up cuts} long strips of {the green} with {the scissors}, twists them and fixes them under the ceiling with {a glue}: vines that hang down. {@4-5? Which one moves when you blow? | }
step rocks {@6-8? Cut | A grown-up cuts} a piece from {the rocks} with {the scissors}. Upside down it is a rock, and a cave for somebody small.
step in {beasts? {@2-3? Your child hides {the beasts} between the leaves, one after the other. | Hide {the beasts} between the leaves, one after the other.} | {@2-3? Your child fetches small toys and hides them between the leaves. | Fetch small toys and hide them between the leaves.}}
step play Who is in there? Growl, hiss and chatter, and find each one by its voice.
further Shine a flashlight in after dark: the vines throw shadows, and the jungle wakes up.
safety {@2-3? A grown-up does the cutting, and keeps scraps and small pieces out of mouths. | Trim the box at a table, away from the other hand.} Everything that lives in there is bigger than an egg where little ones play.
skills tearing, scrunching, telling a story
alt A box on its side as a jungle with leaves, vines and animals

* lucky-envelope-lantern
name lucky lantern
means lantern, chain, ring, wish, coin, bow
title {lantern? A Red Lantern With Lucky Envelopes | A Red Chain With Lucky Envelopes} for the New Year | Lucky Envelopes for the Lunar New Year | {lantern? New Year's Lantern | New Year's Chain} With Three Wishes
about Red calls luck in, and gold shows it the way. In every envelope below {lantern? the lantern | the chain} is a wish for somebody. | At the Lunar New Year children get red envelopes. These hang in the doorway, and the wishes inside are for everybody.
step draw {@4-5? A grown-up draws a lucky sign on each of {the packets} with {the gold}, and tells what it means: | Draw a lucky sign on each of {the packets} with {the gold}:} a coin with a square hole for plenty, a fish for more than enough, a blossom for a new beginning.
step marks {@4-5? A grown-up holds {the lantern} at the top and draws | Hold {the lantern} at the top and draw} a round coin on each side with {the gold}, lightly, so that it does not tear.
step strips Cut {the red} into strips with {the scissors}, as wide as two fingers and as long as a hand.
step chain Close one strip into a ring with {the fix}, put the next through it, and go on, ring after ring, ten or more. Press each until it holds by itself.
step packets {@4-5? A grown-up cuts | Cut} {the line} into pieces, one for each envelope, of different lengths, and {@4-5? fixes | fix} an end behind each of {the packets} with {the hold}, flap outside, so that it can still be opened.
step tie {lantern? {@4-5? A grown-up ties | Tie} the other ends to the bottom of {the lantern}, and the paper chain to both sides. | {@4-5? A grown-up ties | Tie} the other ends to the lowest ring, and to the two above it.}
step wish Whisper a wish into each envelope, one for somebody in the family, one for a friend, one for yourself, and close it quickly.
step hang A grown-up hangs it in the doorway with what is left of {the line}, above everybody's head. On the last day of the festival the envelopes are opened.
further Learn to say it: gong xi fa cai, in Cantonese gong hei fat choy.
safety A grown-up hangs it high, and no loose string stays within reach. No candle and no bulb goes into a paper lantern.
skills drawing signs, building a chain, wishing well
alt Red envelopes with gold signs hanging below a red lantern with paper chains

* tea-break-thank-you
name thank-you card
means cup, teacup, card, tea, break, pocket, side
title A Tea Break as a Thank-You | Thank You, Sit Down: A Card With Tea | Thank You in a Paper Cup: A Tea Card
about It is a card, and it is a cup, and in it is real tea: for somebody who is on their feet all day and ought to sit down for once. | A thank-you to drink. For whoever brings the mail, drives the bus, teaches or helps.
step cup Fold {the card} in half so that the fold is below, and draw a teacup on the front with the first of {the pens}: as wide as a hand, its flat bottom on the fold, with a handle at one side. {@4-5? A grown-up draws the outline. | }
step cut {@4-5? A grown-up cuts | Cut} around the teacup with {the scissors} through both layers, and never along the fold.
step picture {@4-5? Color the teacup, and draw on it what this person does: a mailbag, a bus, a book. | Color the teacup with a pattern, and in the middle what this person does: a mailbag, a bus, a book.}
step words {@4-5? Tell a grown-up what you want to say thank you for. They write it on the back, in your words, and you write your name. | On the back write what you want to say thank you for, as exactly as you can, and your name.}
step pocket {fix=tape? Tape | Glue} the two sides of the teacup together along the edges, as far as the middle, and leave the top open: now it is a pocket.
step trim {trim=washi-tape,masking-tape? Stick {the trim} across below the rim, and fold its ends to the back. | Lay {the trim} across below the rim, and {fix fix} its ends to the back.}
step marks {marks=rubber-stamp? Print {the marks} around the picture{letter? , and one on the corner of {the letter} | }. | {marks=postage-stamp? {fix fix} {the marks} around the picture{letter? , and one on the corner of {the letter} | }. | Press {the marks} on around the picture{letter? , and one on the corner of {the letter} | }.}}
step tea Slip {the tea} into the pocket, with the little tags hanging over the rim.
step give {letter? Put it into {the letter} and write the name on it. | Write whom it is for above the picture.} {mug? Stand it in {the mug}, or lay it beside: whoever gets it can begin at once. | } Hand it over yourself, and say it too: thank you.
further Add a slip that says when you will come and drink a cup together.
safety The tea stays dry and closed, and water is only boiled by a grown-up. {@4-5? Keep the scissors flat on the table while you think. | Ask first whether somebody may have that tea.}
skills folding, choosing words, giving thanks
alt A paper cup as a card with tea bags looking out

* shoebox-ofrenda
name ofrenda
means altar, box, photo, picture, flower, petal, flag, light, stage
title An Ofrenda in a {one box} | Marigolds and a Photo: An Ofrenda | A Little Altar for Somebody We Remember
about On the Day of the Dead those we remember come to visit. Marigolds show the way, and what they loved is waiting. | Somebody's face, a ring of orange flowers, and the little things that made them laugh: that is an ofrenda.
step who Take {the face} and tell each other one thing about whoever you remember: what they cooked, what they sang, how they laughed. {face=paper,cardstock,index-card? Then draw their face on it. | }
step coat {coat=metallic-paint? Paint the edges of {the box} with {the coat} and {the brush}. | Paint {the box} inside and outside with {the coat} and {the brush}.} Let it dry for half an hour.
step stand Lay {the box} on its side, like a stage. {steps? Fix {the steps} inside with {a glue}, as stairs: an altar has levels. | The lid or a folded flap becomes a step along the back.}
step face {fix glue} {the face} in the middle of the back, at the height of whoever kneels in front, and draw a frame around it with {the pen}.
step fold {@4-5? Together, cut | Cut} {the blooms} into pieces as big as a hand with {the scissors}, stack four, and fold the stack to and fro like a fan.
step blooms {stems? Twist one of {the stems} around the middle of each fan, | Pinch each fan tightly in the middle and wind a narrow strip of paper around it,} round the ends off with {the scissors}, and pull the layers up one by one: a marigold. Make six.
step flags {@4-5? A grown-up cuts {the flags} into small flags with {the scissors}, folds each once and snips | Cut {the flags} into small flags with {the scissors}, fold each once and snip} out hearts and diamonds. {fix glue} them in a row under the ceiling.
step set Fix the marigolds around the photo and along the front with {a glue}, thick as a hedge. A path stays free in the middle.
step give On the lid or a spare flap, draw what they loved with {the pen}, and cut it out with {the scissors}: bread, a cup of coffee, a guitar, a dog. Lay it out before them.
step light {lights? Switch {the lights} on and set them to the left and the right. | Set the altar where the evening light falls in.} Now say the name aloud, and tell one more story.
further Leave room on the altar for a new thing each year: somebody always remembers one more.
safety {lights? Only lights with a closed battery case, never a flame. | No candles: paper burns.} Use a copy of a photo that there is only once.
skills folding flowers, arranging, remembering together
waiting {coat? Half an hour for the paint. | }
alt A box as an altar with a framed face, marigolds and little flags

* corner-of-photos-and-light
name photo wall
means wall, corner, room, photo, light, window, picture, color
title A Corner of Photos and Light | The Wall That Is Not Beige: Photos and Light | {many photos} on a River of Light: A Wall
about A room is not boring, only its walls are. One string of light, the people you like, and a corner of it is yours. | It takes one evening, leaves no hole in the wall, and is the first thing that anybody looks at.
step choose Lay {the photos} out on the floor: nine that belong together by color or by story. Move them until no two that are alike stand side by side.
step back From {the back}, cut a frame for the two best ones with {the scissors}, a finger wider all around: they will stand out from the wall.
step light Lead {the light} in slow curves over the wall, from the plug end or battery case upward, and hold it with {the fix} at every bend. Step back: a river, not a zigzag.
step photos Fix {the photos} along it with {the fix}, each a finger below the line, so that a light shines over each. Straight at the level, loose at the edges.
step tape Cross the corners with short pieces of {the tape}, cut slantwise with {the scissors}: two colors, no more.
step chips Cut {the chips} in half with {the scissors} and set them in a row from dark to pale with {the fix}, where the wall is emptiest. They show what color the room wants to be.
step discs Stick up {the discs} whole, shiny side out, with {the fix} where the light meets them: every one throws a small rainbow.
step vine Wind {the vine} loosely around the line, thick at the top and thinner below, as if it had grown there. Leave the lights free.
step on Switch everything else off and this on. One thing is still too much: take it away.
further Change one picture at each new month and write on the back of the old one why it was there.
safety {discs? Discs stay whole: they splinter when they are cut. | } Only lights that stay cool, off at night, and nothing over a lamp or a heater. {fix=tape,masking-tape? Try the tape on a hidden spot of the wall first. | }
skills composing a wall, choosing, seeing light
alt A wall with photos along a curved string of lights

* red-blue-yellow-cups
name color game
means cup, basket, house, home
title Red Has Friends: A Color Game | One Cup for Red, One for Blue, One for Yellow: A Color Game | The Color Hunt With Three Cups
about Red is an old friend already. Today it gets a cup of its own, and so do two new ones, and everything in the house wants to go home. | Three cups, three colors, and a walk through all the rooms: what is red, what is blue, what is yellow?
step red {color=sticker? {@2-3? Begin with the color that your child knows: it presses red ones of {the color} all over | Begin with red: press red ones of {the color} all over} one of {the cups}. | {@2-3? Begin with the color that your child knows: it colors one of {the cups} red with {the color}, | Begin with red: color one of {the cups} red with {the color},} dots, lines and all over.} "Red!"
step blue {@2-3? Now your child makes the second one blue and the third one yellow. You say the name each time, and do not ask yet. | Now make the second one blue and the third one yellow.}
step set {bowls? {@2-3? Your child sets | Set} each one into one of {the bowls}, in the same color if there is one, in a row. | {@2-3? Your child sets | Set} them in a row, a hand apart.}
step hunt {@2-3? Take a basket and walk through the rooms together. Your child puts in toys and socks that are red, then blue, then yellow, all bigger than an egg. | Take a basket and walk through the rooms: two things that are red, two blue, two yellow.}
step drop {@2-3? Back on the floor, your child takes one out: where does it live? Set it beside the cup of its color. | Back on the floor, take them out one by one and set each beside the cup of its color.}
step heap Now {the heap}: which ones go home to red, to blue, to yellow? Count each cup.
step grab {@2-3? Now the same with {the grab}: your child picks up what is soft and light and carries it over. | Now the same with {the grab}, without fingers.}
step swap {@2-3? Put one thing beside the wrong cup. Does anybody notice? Laugh, and let your child put it right. | Close your eyes while somebody puts one thing in the wrong place. Which one is it?}
further Tomorrow green gets a cup too, and on Sunday orange.
safety @2-3 Everything that is sorted is bigger than an egg, so that nothing fits into a mouth; what is smaller stays in the drawer.
safety Small things are counted before and after, and kept away from little brothers and sisters.
skills naming colors, sorting, {grab? using a tool | carrying}
alt Three cups in red, blue and yellow with things of the same color
left pom-pom: small enough to choke on
`;
