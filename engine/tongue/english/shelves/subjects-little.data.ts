export const words = `
* crumple-ball-picture
name crumpled picture
title {V} of Crumpled Balls | Bumpy {V} | {V} to Stroke
about Squeezing a ball takes all ten fingers, and every ball makes {the v} a little fatter. | From the side it looks like hills, from the front like {a v}: this picture is for stroking. | Loud to make and soft to touch: {a v} out of nothing but crumpled paper.
step draw Draw with a thick line on {piece base}, as large as a small plate: {v.shape}.{v.kind=animal,bird,robot?  Legs and other thin parts stay a line. | }
step tear {@2-3? Tear {the bits} together into pieces as large as a hand: one holds, one pulls. | Tear {the bits} into pieces as large as your hand. Torn edges grip each other in the ball.}
step crumple {@2-3? Your child squeezes each piece into a ball the size of a plum. Two hands, squeeze, and turn. | Squeeze each piece into a tight ball, {@4-5? as big as a walnut in its shell | smaller ones for the edge and larger ones for the middle}.}
step glue Squeeze plenty of {fix} over one part of the inside and spread it with a finger: as much as is filled in the next few minutes.
step press {@2-3? Your child sets the balls in the wet {fix} and pushes each one down. | Set ball against ball in the wet {fix}, first along the line, then inward.} Go on, part by part, and squeeze new balls for the gaps.
step face {v.face? Draw the face on flat scraps and glue them on top: {v.face}. | Draw on a flat scrap and glue it on top what nobody may miss: {v.mark}.}
step tint An hour later, when the glue holds, dab {paint} in {color a} over the hills with {the brush}, and leave the valleys as they are. It dries in half an hour.
step hang Glue the ends of {the hang} to the back of {the base}, a hand apart.
step stroke When all is dry, close your eyes and read it with your fingertips: where does {the v} begin, and where does it end?
further @2-3 Roll the balls that are left over into a box lying on its side, from a little farther away each time.
further Use two kinds of paper, one for {the v} and one for the ground below it.
safety {@2-3? Make the balls big, and count them back: wet paper in a mouth turns into a plug. | Balls that roll away are picked up before somebody slips on them.}
skills crumpling, pressing, strong fingers
waiting About an hour until the balls hold{paint? , and half an hour for the paint}.
alt {A v} made of crumpled paper balls

* scribble-coat
name scribbled figure
title {V} in a Scribble Coat | The Scribble {V} | {V} Out of a Thousand Lines
about At first nobody knows what it will be. Then the scissors go around, and the scribbles have turned into {a v}. | Your child's own lines become a coat for {the v}, and no line is in the wrong place.
step fix Lay out {the wax}, and hold one sheet down with a flat hand on each side, so that it cannot run away.
step scribble Your child draws over the whole sheet: round and round, back and forth, up and down. Fast lines, slow lines, a storm.
step turn Turn the sheet sideways and start over with another color, until hardly any bare paper is left.
step draw Turn it over. On the back, {wax=marker? where the colors only shine through, draw a thick outline | draw the outline}, as large as it will go: {v.shape}.
step cut Cut along the line while your child waits for the moment when it comes loose. {@4-5? The long edges are for your child's own scissors. | } Turn it over: there it is, in its coat.
step place Your child {stick=tape? puts tape | spreads {stick}} on the back, turns {the v} over and presses it onto the other sheet with both palms.
step ask Ask what is still missing, and draw it together on top, pressing hard: {v.face? {v.face}. | {v.mark}.}
further @2-3 Scribble with both hands at once: two coats, one for a friend.
further @4-5 Fill one sheet with dots only and one with circles, and cut two figures that swap their coats.
safety {wax=crayon,broken-crayon,sidewalk-chalk? Bits that break off go back into the box, not into a mouth. | Caps and ends stay out of mouths: count them back when you are done.}
skills drawing from the shoulder, covering a sheet, naming
alt {A v} cut out of a sheet full of scribbles

* wrinkled-foil-figure
name foil picture
title {V} That Catches the Light | Silver {V} | {V} With a Thousand Wrinkles
about Crumple something shiny and smooth it out again, and it throws back the light from every fold. | In the daytime it is gray; in the dark, with one lamp, {the v} lights up like a star.
step night {@2-3? Your child paints {the dark} as dark as the night. | Paint {the dark} black or dark blue, right over the edges.} It dries for half an hour.
step draw Draw a strong outline on {night? the night sky | {the dark}}: {v.shape}. It should reach nearly to the edges.
step tear {@2-3? Your child tears {the foil} into pieces. It tears with a zip, and any shape is right. | Tear {the foil} into pieces, some as large as a palm and some as narrow as a finger.}
step wrinkle Squeeze each piece gently in the fist and open it again. The more wrinkles, the more lights.
step smear {@2-3? Your child wipes {fix} over the inside, with as much of it as the sheet will take. | Spread {fix} over a part of the inside as large as your palm.}
step press Lay the pieces on, shiny side up, and pat them down softly, so that the wrinkles stay. {@2-3? A grown-up folds back what sticks out over the line. | Let them overlap until the last dark spot is gone, and fold back what sticks out over the line.}
step rub Rub one part smooth with the back of a fingernail, such as {v.part}: smooth beside wrinkled shows where one ends and the other begins.
step around {around=sticker,stick-on-gem? Press | Glue} {the around} onto the dark around it, far apart, like lights in the night.
step face {@2-3? Draw on the foil with {the ink} while your child tells you where, so that everybody knows what it is: | Draw on the foil with {the ink}, lightly, for it tears:} {v.face? {v.face} | {v.mark}}.
step shine Darken the room, switch on {the lamp} and tilt the picture back and forth.
further Turn the lamp so that the light from the picture dances on the wall.
safety Torn edges can scratch a little: press with a flat hand instead of wiping along them. Foil stays out of mouths.
skills tearing, crumpling, playing with light
waiting About 45 minutes to dry.
alt {A v} of wrinkled silver foil on a dark sheet

* tape-line-on-the-floor
name floor figure
title {V} on the Floor | Step Into the {V} | Giant Tape {V}
about {@2-3? One roll of tape, and {a v} as big as a rug lies on the floor, waiting to be walked on. | Nothing dries, nothing stains, and tonight the floor is empty again: until then {the v} fills the room.} | A line on the floor asks to be followed. This one ends up as {a v}.
step clear Clear a piece of floor as large as a blanket, and put {the fill} beside it in a heap.
step line Tape an outline onto the floor: {v.shape}. Curves work in short pieces, each set on a little more to the side; {@2-3? your child presses every piece down with a foot. | press each one down with your heel.}
step walk Walk along the line, one foot before the other, all the way around without falling off. {@2-3? A hand to hold helps. | Then backward.}
step lay {@2-3? Your child carries {the fill} inside, one by one, and finds a place for each. | Lay {the fill} along the tape at the same distance from each other, one in every corner. Who finds a pattern?}
step mark {v.face? Add the face from short pieces: {v.face}. | Add with short pieces what makes it unmistakable: {v.mark}.}
step inside Sit down in the middle and be {the v}: {v.does}.
step peel In the evening, pull the tape off, slowly and flat along the floor, and roll it into one big ball.
further @2-3 Let the toys take a walk along the line, too.
further Give each part a number and call one out: who is standing on it first?
safety Take tape that peels off easily and try one piece in a corner of the floor first. Nothing round lies where somebody runs.
skills balance, filling a shape, seeing something big as a whole
alt A taped outline of {a v} on the floor, filled with things

* sticky-wall-picture
name sticky wall
title Stick-On {V} | {V} on a Sticky Wall | The {V} That Holds Without Glue
about A wall that holds on to whatever touches it, without glue and without a brush. | {@2-3? Patting the sticky sheet is a wonder by itself; that {a v} comes of it is a second one. | Standing up, with the whole arm, {the v} grows piece by piece.}
step draw Leave the backing on {the film} and draw on its clear side, large and with a thick line: {v.shape}. {v.face? Add the face: {v.face}. | Add {v.mark}.}
step hang Peel off the backing and {fix tape} the sheet to a wall or a glass door with the sticky side facing you, low enough to reach every corner.
step pat Pat it with a flat hand. What does it feel like? What does it sound like when the hand comes off?
step tear {@2-3? Your child pulls {the bits} apart into pieces as large as a palm. Whole ones are fine, too. | Tear {the bits} into pieces; what does not tear is used as it is.}
step press {@2-3? Your child presses piece after piece inside the line, as high as the arms go. | Press the pieces on inside the line, edge to edge.} {v.face? Leave the face free. | Leave a gap now and then, so that the drawing shows through.}
step more {more=aluminum-foil? Tear {the more} into strips and press them on where it should shine. | {@2-3? Now {the more}: does it stick as well as the rest? | Try what else sticks: press {the more} on where the picture should stand out.}}
step move {bits=tissue-paper,crepe-paper,paper-napkin? Lay a second color over the first, only half over it. What does it turn into where both meet? | Change your mind: lift a piece, look for a better place, and press it on there.}
step name Point and say the words together: {v.part}. And what does {the v} do all day?
step border Lay a row of pieces along the bottom for {v.place}, and see how far you get without using a color twice.
further Leave it up for a week, and let everyone who passes add one piece.
safety Pieces stay on the wall or in the basket, out of mouths. {@2-3? A sheet that comes loose goes up again with more tape, never over a face. | Roll up what is left over before it sticks to hair.}
skills pressing and lifting, reaching up, planning as you go
alt {A v} filled with scraps on a clear sticky sheet

* magic-water-towel
name magic towel
title {V} Out of the Water | The {V} That Comes When It Gets Wet | Magic-Water {V}
about White and nearly empty it goes onto the water, and one breath later {the v} has all its colors. | The trick is in the second layer: dry, it hides the colors, and wet, it lets them through.
step fold Fold one {one towel} in half and stroke the fold with a fingernail. {@6-8? Keep it closed while you draw. | }
step draw Draw only the outline on the front: {v.shape}. Go slowly, so that the line soaks through to the layer below.
step color Open it. The line shows on the inner half as well. {@2-3? Your child dots and dabs there with {the color}, in and out of the line: rubbing tears the paper. | Color there with {the color}, not on the front: the large parts first, then {v.part}.} Only ink that washes off will do the trick.
step close Fold it shut, with the outline on the outside and the colors hidden in between.
step pour Pour a finger's width of {water} onto {the plate}.
step lay Lay it flat on the water, outline up, and take your hands away. One, two, three: {the v} has its colors.
step guess Fold and draw another one for somebody who has not seen it, and let them say beforehand what will happen.
step again Take {@2-3? the next one. What shall come out of the water this time? Your child chooses the colors. | the last one. Draw a plain box outside and {the v} inside it: a present that opens in the water.}
further Lay one on colored water and find out whether the trick still works.
safety {line=permanent-marker? The lasting pen is for the outline and a steady hand; put something under the towel. | Put something under the towel: the ink goes through.} Pour the water away when you are done.
skills following a line, cause and effect, waiting for the right moment
alt {A v} whose colors shine through a wet {one towel} on a plate

* melted-crayon-window
name crayon window
title {V} of Melted Color | Sunlit {V} | {V} With Rainbow Freckles
about Crumbs of crayon melt into drops of color, and then the sun comes through {the v}. | Old crayons give their last colors to a window that looks like stained glass.
step shave {@6-8? Cut shavings off {the wax} together with {the shaver} | A grown-up cuts shavings off {the wax} with {the shaver}}, on a sheet of its own for each color, until there are three little heaps.
step sprinkle Lay one sheet of {wax-paper} down. {@2-3? Your child sprinkles the shavings over the middle, thin as snow. | Sprinkle the shavings over the middle with your fingertips, thin as pepper: too many at one spot turn brown.}
step cover Put the second sheet on top, edge on edge, without pushing the crumbs about.
step iron A grown-up covers it with {the towel} and presses a warm, dry {iron} on it for ten seconds at a time, until no crumb is left.
step look Once it is cool, hold it up to the window. Which colors have met, and what came of it?
step draw Draw on it with {the pen}, over the brightest spots: {v.shape}. {v.face? Give it a face: {v.face}. | Put in {v.mark}.}
step cut {@2-3? A grown-up cuts it out | {@4-5? Cut it out together | Cut it out}} just outside the line, with a border that keeps the two sheets together.
step hang {@2-3? Your child presses the tape on, and {the v} | Tape it to the glass where the sun comes in: {the v}} {@2-3? hangs in the light. | throws spots of color on the floor.}
further Make a whole row of them with one color more in each.
safety The iron is a grown-up's from plugging in to cooling down, and stands where no cord hangs. Melted wax stays hot for a minute: look, then touch.
skills sprinkling, watching how things melt, mixing colors
waiting Ten minutes to cool.
alt {A v} of melted crayon colors at a window

* rag-coat
name touch picture
title {V} in a Coat of Rags | Patchwork {V} | {rags=fabric-scrap? The {V} You Read With Your Fingers | {V} in Many Patches}
about {rags=fabric-scrap? Rough, smooth, thick, thin: the coat of {the v} can be read with the eyes closed. | Close your eyes, and a finger still finds its way over {the v}, from patch to patch.} | Scraps too small for anything else make a coat that {the v} would not swap for a new one.
step feel {rags=fabric-scrap? Which is the softest? Stroke the cheek with one of {the rags} after the other and lay them in a row, from soft to rough. | Stroke the cheek with {the rags}, one after the other, and lay them in a row, from light to dark.}
step snip {@2-3? A grown-up cuts them into pieces as big as a child's palm. | {@4-5? Cut them together into squares and strips as wide as two fingers. | Cut them into squares, strips and triangles, none smaller than a stamp.}}
step draw Draw on {piece base}, nearly to the edges: {v.shape}.
step glue Brush or smear {fix} inside the line, one part after the other.
step dress {@2-3? Your child lays the patches on and presses each with a flat hand. | Lay the patches on like roof tiles, each a little over the last.} {rags=fabric-scrap? The softest belong where {the v} would like to be stroked. | The lightest belong where the sun would shine on {the v}.}
step thread Draw stitches along the seams with {the pen}, short and even, as if everything were sewn.
step face Draw the outline once more with {the pen} where a patch hides it. {v.face? Then comes the face, on the lightest spot: {v.face}. | Then comes what {the v} is known by: {v.mark}.}
step blind When it is dry, close your eyes and let somebody lead your finger over {the v}. Where are you now?
further Find one more thing at home for each patch that feels just like it.
safety {@2-3? Cut no patch so small that it would go into a mouth whole, and pull off loose threads. | Cloth needs a firm snip: keep the fingers of the other hand behind the blades.}
skills telling textures apart, covering a shape, words for touch
waiting About an hour to dry.
alt {A v} in a coat of many cloth patches

* under-three-cups
name hiding game
title Where Is the {V}? | {V} Under the Cups | Find the {V}
about {@2-3? Gone, and there again: with {a v} under a cup, that joke never gets old. | Watch closely, follow one cup, and say where {the v} has gone. Eyes are slower than hands.} | It is the oldest trick of the fairground, played with {a v} that your child has colored.
step draw On {piece card}, draw {v.shape}, a thumb's width lower than a cup, with a strip as wide as two fingers below.
step color {@2-3? Your child colors it with {the color}, strip and all. | Color it with {the color}. {v.face? Give it its face: {v.face}. | Do not forget {v.mark}.}}{color=paint?  Let it dry.}
step cut Cut around it with a border, and keep the strip on: it will be the foot.
step foot Fold the strip back. {The v} should stand by itself; if it tips, make the fold sharper.
step sleeves {color=paint? Dab dots of paint on | Scribble and dot} the paper for the sleeves, all in the same pattern, so that nobody can tell the cups apart. {color=paint?  They dry for half an hour.}
step wrap Cut the paper into strips, wrap one around each cup and tape it: now no cup can be looked through.
step hide {@2-3? Put {the v} under one cup while your child watches. Where is it? Your child lifts the cup. | Put {the v} under one cup, with the others beside it, and let somebody guess without moving them.}
step push {@2-3? Change places of the two cups, very slowly, and ask again. Then your child hides it from you. | Now push the cups around each other on the table, ten times, faster and faster. Point, then lift.}
further {@2-3? Hide a surprise with it, such as a sticker for the hand. | Play with your hands behind the back: let somebody describe which cup moved where, and keep it in your head.}
safety Play at the table or sitting on the floor, and lift the cups gently: {the v} bends where it is stepped on.
skills watching closely, remembering, standing things up
alt {A v} under one of the cups

* rummage-box
name rummage box
title Who Is in the Box? {V}! | The {V} at the Bottom of the Box | Rummage for the {V}
about An arm goes in up to the elbow, and somewhere in all that softness is {a v}. | Taking everything out is the best thing about a box. Here it pays: at the bottom sits {the v}.
step draw Draw with a thick line on {piece card}, as large as a hand with the fingers spread: {v.shape}.
step cut Cut it out with a broad edge and round off every point, so that it feels good in the hand.
step color Your child {color=paint? paints it on both sides, one after the other has dried. | colors it on both sides with {the color}.}{v.face?  Draw the face together: {v.face}. |  Draw together: {v.mark}.}
step open {box=tissue-box? A grown-up pulls out the plastic film and cuts the opening a little wider if a fist does not fit. | A grown-up cuts a round hole in the top of {the box}, a little wider than a fist, and smooths the edge.}
step dress Your child covers the outside of {the box} with {the color}: dots, lines, whatever comes. {color=paint?  Then it dries for half an hour.}
step bury First half of {the fill}, then {the v}, then the other half. Your child stuffs everything in, down into the corners.
step feel One hand in, eyes to the ceiling. Is that only {fill}, or is there something stiff? Can a finger find {v.part}?
step pull Pull out one thing after another until {the v} comes along. Then everything goes back in for the next one.
further @2-3 Hide a spoon and a toy as well, and name each thing before it comes out.
further @4-5 Hide two figures of different shape and say which one you hold before you look.
safety Stay beside your child, and cut long pieces short before they go into the box: nothing in there may be long enough to wind around anybody.
skills feeling without seeing, stuffing and pulling, naming
alt A dotted box out of which {a v} looks

* meadow-sprinkle
name meadow picture
title {V} From a Walk | The Garden {V} | {V} in a Coat From Outside
about A walk, two full fists, and {the v} wears what you found today. | In spring it turns out different than in fall: {the v} tells you the season.
step wash {@2-3? Before you go out, your child paints {the base} in a sky color. It dries on the way. | Paint {the base} in one pale color before you go out: it dries while you gather.}
step gather {@2-3? Your child brings two fists full of {green} to the table, from a walk or from the basket. | Gather two handfuls of {green}. Take only what lies on the ground or grows in plenty.}
step tear {@2-3? Your child pulls {green} into bits over the table. Can you smell the garden? | Tear {green} into bits as long as a fingernail; keep the prettiest whole.}
step draw Draw with a thick line on {piece base}: {v.shape}.{v.kind=animal,bird,plant?  Legs and stalks stay a line. | }
step glue Fill the inside with {fix}, right up to the line, so thick that it stays wet for a while.
step sprinkle {@2-3? Your child lets it rain down on the glue, from both hands. | Sprinkle one part after the other, the light bits on one side, the dark ones on the other: that makes it round.}
step pat Pat everything down softly with a flat hand, and add more where the sheet still shows.
step bright {@2-3? Let your child drop {the bright} on wherever there is room, and pat again. | Lay {the bright} on last, sparingly, where something should shine.}
step shake Hold it by its edge and tip it a little over the table: what is loose falls off, what touches glue stays.
step face {v.face? Draw the face on a scrap and glue it on: {v.face}. | Lay the prettiest whole pieces on last, where everybody should look first.}
further Hang it up and look again in a week: which colors have stayed?
safety Gather only what a grown-up knows, nothing with thorns and no berries, and wash hands afterward.
skills collecting, sprinkling, seeing the seasons
waiting About an hour to dry.
alt {A v} filled with bits of leaves and grass

* mud-portrait
name mud painting
title {V} of Mud | The Mud-Pie {V} | Painted With the Garden: {V}
about The oldest paint in the world lies in the flower bed, and today {the v} is painted with it. | Thin mud is light brown, thick mud is nearly black. More is not needed for {a v}.
step draw Draw on {the base} with a line as thick as a finger: {v.shape}.
step stir Tip half of {the mud} into {the bowl} and stir in {water} {@2-3? with both hands, until it runs like soup. | until it runs off your fingers like cream.} Pick out the stones.
step thick Stir the rest with only a splash, so that it stays as thick as pudding.
step smear {@2-3? Your child smears the thin mud over the whole inside with flat hands. | Spread the thin mud inside the line with your fingers, and keep the thick for {v.part}.}
step scratch {v.face? Scratch the face into the wet mud with a fingertip: {v.face}. | Scratch into the wet mud with a fingertip what everybody knows it by: {v.mark}.}
step print Dip your fingertips into the thick mud and print the ground below {the v}: dots, rows, paths.
step rinse Rinse hands and arms in clean {water} and rub them dry with {the towel}. The painting dries flat in the sun.
further Look for a second kind of earth, red or gray or sandy, and try how it paints.
safety Use clean soil from a garden bed without fertilizer, where no animals go; no fingers in the mouth, and soap for the hands afterward.
skills mixing thick and thin, painting with the hands, knowing what earth is like
waiting An hour in the sun, until the mud turns light.
alt {A v} painted in brown mud

* dyed-snow-picture
name snow painting
title {V} on Fresh Snow | Snow-Painted {V} | {The V} in the White Yard
about Fresh snow is the largest sheet of paper there is, and nobody minds if the colors run over the edge. | Each drop sinks in and leaves a bright hole: dot by dot, {the v} stands in the yard.
step stamp Choose a patch of fresh {snow} as large as a door, and stamp or pat it firm.
step draw Draw with a stick or a gloved finger, deep enough to make a shadow: {v.shape}.
step mix {@2-3? Together, stir each color into a cup of water. | Stir each color into a cup of cold water.} Make it strong: snow makes everything paler.
step drip {@2-3? Your child lets one color drip, spray or run from {the drop} over the whole inside. | Color the inside with {the drop}, starting at the line.} Hold it low, so that it hits.
step second Take the next color for {v.part}.
step face {v.face? Press the face in with two fingers, and pour dark color into the holes: {v.face}. | Draw on it with the darkest color: {v.mark}.}
step look Take five steps back. Can you tell from there what it is? Come back tomorrow to see what frost or sun has done.
further Build {v.scene} around it from snow, and color that, too.
safety Wet mittens get cold fast: go in when the first finger hurts. Colored snow is not for eating, and neither is the rest.
skills working large, mixing strong colors, seeing how water soaks in
alt {A v} in colored water on snow

* frozen-paint-pops
name ice painting
title {V} Painted With Ice | The {V} That Melted Onto Paper | Ice-Cold {V}
about Paint with a handle, and so cold that it smokes: it glides over the sheet and leaves more color the warmer the day is. | First nothing comes, then a thin line, then a puddle. Ice teaches patience, and it paints {the v} in colors like silk.
step mix {@2-3? Stir each color together with a little {water}. | Stir each color with as much {water} as paint}: it should be as strong as juice, not as thin as tea.
step pour {tint? Drop {the tint} into the cups as well, the same color on the same: ice takes away half of the strength. | } Fill a different color into each hollow, up to just below the rim. Four are enough.
step handle {@2-3? Your child stands a handle in each one: {the grip}. | Stand {the grip} in them. If they tip over, wait until the ice is mush and set them up again.}
step freeze A grown-up puts {the mold} into the freezer until tomorrow, or for five hours at least.
step under Lay {the sheet} into {the tray}: it catches what melts off the edge.
step draw Draw on {the sheet} with {the pen}, large: {v.shape}.
step paint Loosen the ice by holding {the mold} in warm water for a moment. {@2-3? Your child takes one by the handle and rubs it over the whole inside. | Rub one color over the large parts, and another over the rest: {v.parts}.}
step tilt Where a puddle stands, tilt the sheet and let it run into the next color.
step face {v.face? When the sheet is dry, draw the face: {v.face}. | When the sheet is dry, draw what was still missing: {v.mark}.}
further Leave the last piece lying on an old sheet in the sun and look every ten minutes: what is it drawing by itself?
safety Ice sticks to dry lips and hurts bare fingers: hold it by the handle. It looks like a frozen treat, so say before you start that it is paint, and wash the mold with soap afterward.
skills gliding strokes, waiting, knowing how ice melts
waiting Five hours in the freezer, and an hour for the picture to dry.
alt {A v} painted with melting ice, two ice paints beside it

* printed-backdrop
name printed picture
title {V} in Front of a Wallpaper | {V} and the Kitchen Prints | A Patterned Wall for the {V}
about Somewhere in a drawer lies a stamp that nobody has ever used as one. It prints the wall behind {the v}. | {@2-3? Bang, lift, look: each time there is one more, and in the end {the v} moves in. | A pattern needs only one thing, printed again and again. In front of it, {the v} looks as if it were at home.}
step find Look {the stamp} over. Which side will print, and what will it leave: {stamp=whisk? loops and rays | {stamp=funnel,measuring-cup,paper-straw,plastic-straw? rings | {stamp=plastic-fork? combs | {stamp=strainer? little nets | {stamp=cookie-cutter? outlines | spots}}}}}? Guess first.
step spread {paint=washable-ink-pad? Open {the paint} and lay it on {the plate}, so that it cannot slide. | Spread a little of {the paint} on {the plate}, no thicker than butter on bread.}
step print {@2-3? Your child dips {the stamp} and presses it onto one sheet. Lift, dip, and again, until prints are everywhere. | Dip {the stamp} and print in rows across one sheet, always the same distance apart.}
step rows {@2-3? Take the other color for the gaps, with a fingertip. | Set a fingertip of the other color into each gap: now it is a pattern.}
step draw On the other sheet, draw {v.shape}, half as high as the printed one.
step color {@2-3? Your child colors it with {the color}. | Color it with {the color}, and add {v.face? the face: {v.face} | what it is known by: {v.mark}}.}
step cut Cut it out with a thin white border, so that it stands out against the pattern.
step place Spread {stick} on the back and press {the v} onto the dry pattern, in the middle or where it likes to be.
step wash Wash {the stamp} in {soapy-water} until it is as clean as before, {stamp=toothbrush? and keep it for painting | {stamp=paper-straw? or throw it away | and put it back in its drawer}}.
further Print a second sheet in other colors and fold it into an envelope for the picture.
safety {@2-3? Sit beside your child: what prints well is often tried with the mouth, too. | Use paint that washes off, and wash what goes back into the kitchen with soap and hot water.}
skills printing, making a pattern, looking at everyday things anew
waiting Half an hour until the pattern is dry.
alt {A v} in front of a printed pattern

* ruffle-coat
name ruffled picture
title {V} in Ruffles | {V} With a Party Coat | Ruffled {V}
about Thin, pleated and all alike: laid one over the other, {the ruffles} make a coat that rustles. | Feathers, scales, shingles, clouds: on {a v}, a row of {the ruffles} can be anything.
step draw Draw on {piece base}, so large that a dozen of {the ruffles} fit on it: {v.shape}.
step peel Pull {the ruffles} apart, one by one. {@2-3? That takes a while, and that is the good of it. | Thin ones like to stick together: blow between them.}
step flat {@2-3? Your child presses them flat with the palm, one after the other. | Press some flat, fold some in half and some in quarters: three kinds of ruffles.}
step tear Tear a few in two, straight through the middle, for the edge of the coat.
step glue Spread {fix} over the lower part of the inside first.
step lay {@2-3? Your child lays them on, side by side, and pats each one. Start again above when the first row is full. | Lay a row along the bottom, the next one half over it, and so on upward, as on a roof.} They may stick out over the line.
step face {v.face? Draw the face on the flattest one, and glue it on top: {v.face}. | Draw on the flattest one, and glue it on top: {v.mark}.}
step blow Blow from the side: which ruffles move?
further Hang a few that are left over on {the v} as a hat, a collar or a cloud.
safety {@2-3? Keep the pieces whole and large, and glue down every edge that invites a pull. | Use new, clean ones: butter from the last batch keeps the glue from holding.}
skills peeling apart, laying in rows, gentle pressing
waiting Half an hour to dry.
alt {A v} covered with pleated paper rounds

* colored-light-figure
name light picture
title {V} of Colored Light | {V} on the Wall | The {V} That Nobody Can Catch
about A shadow is gray, except for this one: {the v} falls onto the floor in full color and slides over whoever stands there. | Light goes through {the film} and takes the color along. You can put your hand into {the v} and it stays there.
step draw Draw in the middle of {piece card}, as large as your hand: {v.shape}. Leave a broad frame, and no part thinner than a finger.
step open {@4-5? A grown-up pokes through the middle, cuts to the line and around, and lifts the figure out. | Fold the card lightly, snip into the middle, unfold it, and cut along the line from inside{@6-8?  together}.} The frame is what you need: keep the edge whole.
step film {film=candy-wrapper? Smooth {the film}, lay them over the hole, edge over edge, and tape them down. | Lay {the film} over the hole and tape it down on all four sides, as tight as a drum.}
step strip {v.face? Stick narrow bits of tape on the film where no light should pass: {v.face}. | Stick narrow bits of tape on the film where no light should pass: {v.mark}.}
step hunt Hold it in the sun or in front of {the lamp}, a hand's width above the floor or the wall. There is {the v}, colored.
step size Move it closer and farther away. When is {the v} sharp, when is it a giant, when is it gone?
step layer Lay a second color over the first. What does light do that paint cannot?
further Tape it to a window in the morning and chalk the place where {the v} lies, every hour until noon.
safety Look at the colored light, never through the film into the sun or a lamp. {@4-5? The scissors are a grown-up's here. | Cut away from the hand that holds the card.}
skills cutting from inside, experimenting with light and distance
alt A card with {a v} cut out, and {a v} of colored light beside it

* stack-me-up
name tower puzzle
title {V} in Pieces | Stack-Up {V} | The {V} That Falls Apart
about {@2-3? A top and a bottom: put together they are {a v}, and knocked over they are a good joke. | Three pieces, and only one way is right: but try the others, they are funnier.} | A puzzle and a building toy in one, and {the v} is as tall as the tower.
step size Stack {the blocks} and lay {the sheet} beside them. Mark how tall and how wide the picture may be.
step draw Draw inside these marks, filling them from top to bottom: {v.shape}. {v.face? Draw the face near the top if that is where it is: {v.face}. | Add {v.mark}.}
step color {@2-3? Your child {color=paint? paints it with bare fingers | colors it with {the color}}. | {color=paint? Paint | Color} it with {the color} right to the edge, so that every piece can be told from the others.}{color=paint?  Let it dry.}
step cut Lay the picture along the stack and cut it exactly where one piece ends and the next begins.
step stick {fix tape} each part to the front of its piece, all the way around, so that no corner lifts.
step stack Mix them up on the floor. {@2-3? Your child puts {the v} together: who is at the bottom? | Build {the v} with your right hand, then with your left, then with your eyes closed.}
step crash One finger, one push: crash. And again.
step turn Draw another figure on the other side of the pieces, and find out what comes of half of this and half of that.
further {@2-3? Hide one piece in the room and let {the v} wait for it. | Take turns giving orders, such as "bottom on top", and tell what kind of creature or thing that is.}
safety {blocks=wooden-block? Wooden pieces hurt bare toes when they fall: build on a rug. | Build where nobody crawls past, and leave room for the crash.}
skills putting parts together, top and bottom, steady stacking
alt {A v} painted across a tower

* peekaboo-envelope
name peekaboo letter
title A Letter With {a V} Inside | {V} in the Mail | Pull Out the {V}
about It looks like a letter, but something wants out: pull at the strip and {the v} comes up. | {@2-3? In it goes, out it comes: a door that fits into a mailbox. | Somebody far away will open this and laugh, because {the v} jumps out first.}
step open {@6-8? Cut the narrow top edge off | A grown-up cuts the narrow top edge off} {the envelope}, so that it becomes a pocket. Glued flaps stay closed.
step place {@2-3? Your child colors {the envelope} all over. Call it {v.place}. | Make {v.place} out of {the envelope}: {color=paint? paint | color} the front until nobody would take it for a letter.}{color=paint?  Let it dry, open side up.}
step draw On {piece card}, draw {v.shape}, smaller than the pocket, with a strip on top of it as wide as two fingers and as long as a finger: the handle.
step color {@2-3? Your child {color=paint? paints | colors} {the v} and its strip. | Color {the v}, and write a word on the strip that can be seen only when it is out.}{v.face?  Draw the face: {v.face}. |  Draw {v.mark}.}
step cut Cut around it with a narrow white edge, and leave the strip on.
step slide {@2-3? Your child puts {the v} into the pocket | Slide {the v} down into the pocket}, until only the strip looks out.
step pop Pull at the strip, and up it comes. Peekaboo!
step stamp Stick {one stamp} on the corner, as on a real letter.
step post {@2-3? Carry the letter to somebody in the next room and let them find out who is inside. | Put it into a larger envelope if it has far to go, or under a pillow if it has not.}
further Make a friend for it that fits into the same pocket, and let them take turns.
safety {@2-3? Round off the corners of the card, and keep the cut edge away from eyes. | Paper edges can cut: pull {the v} up by its strip, not by its sides.}
skills sliding in and pulling out, coloring, sending news
alt {A v} that looks out of an open envelope

* posting-tub
name posting game
title Mail for the {V} | Clink, Gone: The {V} Game | The {V} Posting Game
about In through the slot, a clink, gone. Open it, and all are there again: a game that a toddler can play twenty times in a row. | Each disc shows {a v} in another color, and each one fits through the slot only when it is held right.
step top A grown-up cuts a lid for {the tub} from {the lid}, as wide as the opening and a finger more, with a slot across the middle that runs nearly from edge to edge.
step fix {fix tape} it over the opening on one side like a hinge, and lightly on the other, so that it opens for emptying.
step discs A grown-up cuts six large discs from {the cards}, a little narrower than the slot is long, and at least {in 2.5} wide: too big for a mouth.
step draw On each, draw the same picture with a thick line: {v.shape}. {v.face? Give each one a face: {v.face}. | Add {v.mark}, if there is room.}
step color {@2-3? Your child colors the discs, another color for each. | Color three discs in one color and three in another, front and back.}
step post Show it once, slowly: turn the disc upright, find the slot, let go. Then watch and say nothing.
step sound Shake it and listen: how many are inside? {@4-5? Say a number, then open it and count. | }
step empty Open it, tip them out, and begin again. {@4-5? This time only one color may go in, then only every second one. | }
further {@2-3? Say a color, and your child looks for the disc that goes in. | Cut a second slot with a round hole beside it, and find things in the room that fit only one of them.}
safety Only these big discs go into the slot, and nothing small lies near. {tub=cookie-tin? A grown-up checks the metal rim for sharp places first. | Run a finger along the edges and cover rough ones with tape.}
skills turning the wrist, putting in and taking out, counting
alt A tub with a slot, and a disc with {a v} on it

* roll-along-bottle
name rolling toy
title Rolling {V} | The {V} Roller | {V} Goes Round and Round
about Give it a push, and {the v} turns somersaults all the way across the room. | One rolls it and one crawls after it; {the v} is always ahead.
step strip Cut a strip from {the sheet}, a little longer than the way around {the bottle}, and narrower than its straight part.
step draw Draw {the v} on it three times in a row, all upright, side by side: {v.shape}.
step color {@2-3? Your child {color=paint? dabs paint all over the strip with its fingers. | colors the whole strip with {the color}.} | {color=paint? Paint | Color} all three, and give them their {v.face? faces: {v.face} | details: {v.mark}}.}{color=paint?  It must be dry before it bends.}
step rattle {@2-3? Together, pour | Pour} {the rattle} inside, no more than a small fist holds, so that it can still slide.
step shut {@6-8? Shut it tight together and wind | A grown-up shuts it tight and winds} {tape} around the closure twice.
step wrap Wrap the strip around and tape the end down along its whole length: a loose edge stops the roll.
step push {@2-3? Sit on the floor with your legs apart and roll it to each other. | Push it toward a goal with one finger.} Which way does {the v} turn?
step ramp Lean {the board} on a cushion and let it go from the top. {@2-3? Again? Again. | Make it steeper and mark how far it rolls each time.}
further Make a second one that is empty, or full, and let them race.
safety {rattle? What rattles is small: the taped closure is checked before every game, and a cracked bottle is thrown away. | Roll it on the floor, away from stairs, and look at the taped closure before every game.}
skills rolling and following, cause and effect, comparing
alt A lying roller with {v.many} on its band

* brushed-chalk-giant
name chalk giant
title Giant {V} in the Driveway | Wet-Chalk {V} | {V} Until the Next Rain
about Chalk alone is pale. A wet brush over it, and {the v} glows as if it were painted. | As large as three children lying in a row: on the ground, {a v} can be as big as it really would like to be.
step line On clean pavement, draw an outline that a child fits into: {v.shape}.
step fill {@2-3? Your child fills it with chalk: rub, scribble, roll the stick on its side. | Fill it with the long side of the chalk, one color for the large parts, another for {v.part}.} Press hard: the more dust, the better the paint.
step carry Carry a little {water} over in {the bucket}.
step brush {@2-3? Your child dips {the brush} and paints over the dust. | Dip {the brush} and stroke over the dust from the light colors to the dark.} It turns into paint under your hand.
step face {v.face? Draw the face into the wet color with dry chalk, which gives the strongest line: {v.face}. | Draw into the wet color with dry chalk, which gives the strongest line: {v.mark}.}
step lie Lie down beside it, arms out. Who is bigger? Let somebody draw your outline, too.
step flood Before supper, brush it away with clear water, or leave it for the rain.
further Draw {v.place} all around it, as far as the chalk lasts.
safety Draw where no car can come, and wear a hat: on sunny days the pavement gets hot.
skills large strokes, changing dust into paint, comparing sizes
alt A giant {v} in wet chalk on the pavement

* treasure-slab
name pressed picture
title Treasure {V} | Pressed {V} | {V} Set Like a Jewel
about All the best pieces of a collection, and no glue: the soft ground holds every one of them. | Push, and it stays. Pull, and it is free again: {the v} can be built over and over.
step pat Pat and roll {the dough} flat on {the plate}, as thick as a finger and larger than your hand.
step trace Scratch the outline into it with {the point}: {v.shape}. A mistake is stroked away with a thumb.
step line Press {many bits} in along the line, one beside the other, all the way around.
step fill @4-5 Fill the inside, and choose the finest of {the bits} for {v.part}.
step fill Fill the inside in rows that follow the outline. Sort first: light ones for {v.part}, dark ones for the rest.
step sink {v.face? Choose pieces for the face and press them in last: {v.face}. | Press in last, from the best pieces, what it is known by: {v.mark}.} Each one must sink in by half, or it falls out.
step rest {dough=air-dry-clay? Leave it flat for two days, turning it once, so that it dries right through without bending. | Take a good look at it from all sides, and carry it around to be admired.}
step out {dough=air-dry-clay? Stand it on a shelf where light falls across it. | Pick {the bits} out again, look at the pattern of little hollows, knead, and begin a new one.}
further Press the pieces in and take them out at once: which picture is better, theirs or the one of their prints?
safety Count {the bits} out and in: what is left on the floor is dangerous for a baby. {one dough} that is put away for later keeps no crumbs in it: pick out the last one.
skills sorting, pressing with the fingertip, following a line
alt {A v} of pressed-in treasures on a flat slab

* twig-window
name twig window
title {V} in a Twig Window | A Forest Frame for the {V} | {V} Between Four Sticks
about Four sticks, four knots, and the wall has a window with {a v} in it. | The frame comes from the ground, {the v} from your pens, and when the door opens it turns a little.
step break Find or break {the sticks} to about the same length, a little longer than your forearm. Rub off what is loose.
step lay Lay two upright and two across, so that the ends stick out at all four corners.
step bind {@4-5? A grown-up winds and knots {the tie} around each crossing while you hold the sticks still. | Wind {the tie} around each crossing, three times one way and three times the other, and knot it{@6-8?  together}.} Lift it by one corner: nothing may wobble.
step draw On {the card}, draw {v.shape}, small enough to hang inside the frame with air all around.
step color {color=paint,watercolor-paint? Paint it on the front, let it dry, then turn it over against the window and paint the back: | Color it with {the color} on the front, then turn it over against the window and color the back:} it will show both sides. {v.face? Give it a face: {v.face}. | Add {v.mark}.}
step cut Cut it out with an edge as wide as a straw.
step hang Snip a small notch at the top on the left and on the right, and hook a short piece of {the tie} into each. {beads=pom-pom?  Knot a pom-pom into each. | {beads?  Slip one of {the beads} onto each. | }} Tie both to the upper stick, so that {the v} hangs straight.
step green Tuck {the green} into the knots.
further Make more windows and hang them one below the other, with {v.scene} in the next.
safety Stick ends are blunted before the craft begins, and the frame hangs on a wall, out of reach of small children, because of its threads.
skills tying, hanging straight, drawing on two sides
alt {A v} hanging in a frame of four sticks

* banded-roller-print
name stripe print
title {V} in the Striped Rain | {V} Left White | {V} Among the Stripes
about Where the paper lay, no stripe could go: lift it, and there stands {the v}, as white as before. | A roller dressed in {many bands} prints lines like rain, like grass, like a stage curtain. {The v} waits behind them.
step bands Stretch {the bands} around {the roller}, some close together, some far apart, and some crossed.
step draw On one sheet, draw large: {v.shape}.
step cut Cut it out. This is the cover that keeps the paint away, so keep its edge clean.
step lay Lay the cover in the middle of the other sheet and hold it with small rolls of tape underneath.
step paint Spread a strong color on {the plate} and roll {the roller} back and forth there until every band is wet, but nothing drips.
step roll Roll once from bottom to top across everything, right over the cover. Take new paint and set off again beside it, until the sheet is full.
step lift Lift the cover by an edge, slowly. Who is there?
step face {v.face? Once it is dry, draw the face into the white: {v.face}. | Once it is dry, draw into the white: {v.mark}.}
further Roll across a second time from left to right with another color: now it is a plaid.
safety {bands=rubber-band? Rubber bands snap: stretch them away from the face, and count them afterward. They may hold latex. | Stretch them away from your face and gather them all up afterward.}
skills rolling straight, understanding what a mask does, printing
waiting About 45 minutes to dry.
alt A white {v} among printed stripes

* echo-dots
name dotted echo
title {V} With an Echo of Dots | {V} in Rings of Light | Dot by Dot Around the {V}
about Drop a stone into a pond and rings run outward. Here they run outward from {a v}. | It is not {the v} that is painted but what is around it: ring after ring of dots, until the sheet hums.
step draw Draw in the middle of {the sheet}, as large as your hand: {v.shape}.
step drops Put a drop of each color on the rim of {the plate}, and lay a swab beside each one, so that the colors stay clean.
step first Dot along the outside of the line with the brightest color. Straight down, straight up: a dot needs no wiping.
step second Set a second ring around the first with another color, keeping the same distance all the way.
step more Go on outward, a new color for each ring{@4-5? , three rings or more | , until the rings reach the edge of the sheet and run out over it}.
step inside {v.face? Dot the inside sparingly, and put in the face with the finest dots: {v.face}. | Dot on the inside only what it needs: {v.mark}.}
step look Leave it flat until the thick dots are dry, and look at it from the other end of the room.
further Use both ends: make big dots with the cotton and tiny ones with the bare end of a swab whose cotton has come off.
safety The swabs are for paint today, never for ears. Throw them away when you are done.
skills even spacing, following a shape, patience
waiting About 45 minutes to dry.
alt {A v} with rings of painted dots around it

* dabbed-through-a-hole
name stencil print
title {V} Through the Hole | Dab, Dab, {V} | Sponged {V}
about Dab anywhere you like: the hole decides what it will be, and it always decides for {a v}. | {@2-3? The stencil keeps the edge, so your child can dab as wildly as it comes. | Two colors, dabbed over each other through one hole, look like fur, bark, stone or clouds, whatever {the v} needs.}
step draw On {piece mask}, draw {v.shape}, with a wide border around it and nothing thinner than a finger.
step cut {@6-8? Together, cut | A grown-up cuts} the figure out from the inside: fold the sheet a little, snip into the middle, and go from there to the line. What stays is a sheet with a hole.
step tape {fix tape} it on the first sheet along the upper edge only, so that it opens like a lid.
step dab {@2-3? Pour the first color onto {the plate}. Your child dabs it on with {the dab}, up and down, over the hole and the edges. | Pour a little of the first color onto {the plate}, and dab it on with {the dab} from the rim of the hole toward the middle. Hardly any color: too much creeps under the edge.}
step second {@2-3? Now the other color, wherever your child wants it. | Turn {the dab} to a clean side and dab the other color over one side: that makes {the v} round.}
step lift Fold the stencil back like a lid. There it is, with a sharp edge all around.
step again Slide the second sheet underneath and do it again, {@2-3? with all the color that is left | with the colors the other way around}.
step face {v.face? Add the face when it is dry: {v.face}. | Add what is still missing when it is dry: {v.mark}.}
further {@2-3? Keep the piece that fell out of the hole: it is a puzzle for the stencil. | Lay the piece that fell out on a sheet and dab around it: now the world is colored and {the v} is not.}
safety Cutting from the inside takes a firm point: {@6-8? a grown-up makes the first hole. | it is a grown-up's from beginning to end.} A wet cloth for the fingers lies ready.
skills dabbing, cause and effect, using little paint
waiting About half an hour to dry.
alt {A v} dabbed through a stencil

* see-through-card
name see-through card
means paint
title {V} Made of Meadow | {V} Full of Sky | The {V} Made of Whatever You See
about Hold it in front of grass and {the v} is green; hold it in front of the sky and {the v} is blue. {The v} changes with every step. | A card with a hole can paint: with bark, with tulips, with the neighbor's brick wall. | An empty {v} goes for a walk and comes home with a whole row of pictures.
step draw Draw in the middle of {piece card}{card=cereal-box? , on the plain inside}, as large as {@2-3,4-5? a child's hand | your hand}: {v.shape}. Only the outline counts, so leave nothing thinner than a finger.
step cut {@2-3,4-5? A grown-up pierces the middle and cuts the figure out. | {@6-8? Pierce the middle together, and cut it out from the inside. | Pierce the middle with the card on something soft, and cut it out in small cuts.}} The frame must stay whole, and the hole must show at a glance what it is.
step frame {@2-3? Your child {color=paint? dabs the frame with painty fingers | colors the frame with {the color}}. | {color=paint? Paint | Color} the frame with dots or stripes, in colors that do not grow out there.}{color=paint?  Let it dry.}
step out Take it outside. {@2-3? Your child carries it in both hands, like a steering wheel. | Hold it at arm's length, with one eye closed.}
step hold Hold it in front of grass, a tree trunk, flowers, a wall, the sky. {@2-3? What is {the v} made of now? | Which one suits {the v} best?}
step photo Bring {the camera} so close that only the frame and what fills the hole can be seen, and take each picture that you like.
step best {@2-3? Look at the pictures together in the evening: do you remember where that was? | Show the pictures to somebody who was not there, and let them guess what {the v} was made of each time.}
further {@2-3? Look through it at home: blanket, rug, soup, teddy. | {@4-5,6-8? Find six fillings in six colors. | Make a series of nine on a single subject, such as rust, and print it as a square.}}
safety Look where you are going: the card comes up only when the feet stand still. Never hold it toward the sun.
skills looking closely, finding patterns, choosing
alt A card whose hole in the shape of {a v} is filled with grass

* sock-toss
name toss game
title Feed the {V} | Toss One to the {V} | Soft Shots for the {V}
about {The v} is waiting with a box and never has enough. Throw, miss, throw, in! | A ball game for the living room: nothing breaks, and afterward the laundry is sorted.
step draw Draw on {the sheet}, as large as it allows: {v.shape}. {v.face? Draw the face large, so that it can be seen across the room: {v.face}. | Draw {v.mark}, large enough to be seen across the room.}
step color {@2-3? Your child colors it in with {the color}. | Color it in strongly with {the color}.}{color=paint?  Let it dry.}
step wall {fix tape} the picture to the wall just above {the box}, or to its back edge, so that {the v} looks over the rim.
step roll {@2-3? Your child squeezes and rolls {the balls}, and a grown-up tucks in the end. | Roll up {the balls} from the toe and fold the cuff over, until they are tight balls.}
step near {@2-3? Stand right in front of the box and drop the balls in, all of them. Tip it out, and again. | Stand two steps away and throw each ball once. How many went in?}
step far {@2-3? One small step back. Throw with both hands from below. | For each round that goes well, take one step back and mark the place.}
step cheer For every ball that lands, everybody does what {the v} does: {v.does}.
further {@2-3? Roll the balls along the floor instead, with the box lying on its side. | Throw backward over the shoulder, or with the other hand, and write down the points.}
safety Clear away what can fall over. Throw only the soft balls, and only at the box.
skills aiming, throwing, waiting for a turn
alt A box with a picture of {a v} behind it, and soft balls

* feather-strokes
name brushless painting
title {V} Painted Without a Brush | Light as a Breath: {V} | {V} in Soft Strokes
about {brush=feather? A feather was made to stroke the air. Dipped in paint, it strokes {the v} onto the sheet. | What grew outside paints better than it looks: each stroke splits into many fine ones.} | No brush in the house can paint lines as fine as these.
step try On the first sheet, find out what {the brush} can do: pull it flat, push it, tap with the tip, press it down whole.
step draw On the second sheet, draw lightly and large: {v.shape}.
step sweep Dip it into the first color on {the plate}, wipe it off once, and sweep from the line inward, stroke beside stroke, {v.face? all in the direction in which {the v} would be stroked. | all from the rim to the middle, like spokes.}
step tip {other? Dip {the other} into the next color and tap: | Take the next color and tap with the tip alone:} close together for {v.part}, loosely for the rest.
step print Lay {the brush} beside {the v}, painted side down, cover with a scrap of paper, press with a flat hand, and lift: now it has printed itself.
step face {v.face? Draw the face when everything is dry: {v.face}. | Draw when everything is dry: {v.mark}.}
step gift Leave it flat to dry, and hang it beside the first sheet: the tryouts are often just as good.
further Dip the other end, the stalk, and write the name with it.
safety Use {brush=feather? bought feathers, or washed ones from a grown-up | what a grown-up knows to be harmless}, keep it out of eyes and noses, and wash your hands at the end.
skills making marks, light pressure, choosing a direction
waiting About 45 minutes to dry.
alt {A v} in fine soft strokes

* color-hunt-carton
name color collection
title The Color Hunt | A Walk for Every Color | The Color Collector
about Each compartment asks for a color, and the way home is long enough to find it. | What color is the season? After this walk you can show it to somebody.
step spots {@2-3? Your child fills {the sheet} with patches of {the color}: one red, one yellow, one green, one of any color. | Color patches on {the sheet}, as large as a coin: red, yellow, green, brown, and whichever you hope to find.} One stays white. {color=paint,watercolor-paint?  Wait until they are dry.}
step cut Cut the patches out, each small enough for a compartment.
step place {@2-3? Your child lays each patch into a compartment of its own in {the carton}. | Lay each patch into a compartment of its own in {the carton}. A crumpled bit of paper below holds it up.}
step walk Take {the carton} outside and walk slowly. Look down, look up, look under the hedge.
step find {@2-3? Your child lays what fits on its color: a leaf, a flower, a big cone. Nothing smaller than a child's fist. | Lay one find on each color, only what lies on the ground or grows in plenty.} It does not need to match exactly.
step talk Which color was easy to find, and which one is still empty? {@4-5,6-8? Why is that, at this time of the year?}
step picture {fix stick} the patches in a row on what is left of the sheet, and write the month beside it: next season you make another.
step back Carry the finds back outside, or lay them on the windowsill and watch how the colors change.
further {@2-3? Do the same indoors with toys. | Sort the finds again, this time from rough to smooth.}
safety {@2-3? Hold hands near the road, and look together at each find before it goes in: no berries, no mushrooms, nothing that fits into a mouth. | No berries, no mushrooms, nothing with thorns; wash hands at home.}
skills telling colors apart, searching, sorting
alt {a carton} whose compartments hold finds of different colors

* frozen-rescue
name ice block
title {V} in the Ice | Rescue the {V} | Locked in Ice: {The V}
about Overnight, {the v} was caught in the ice. Only warm drops and patience can get it out again. | The ice cracks, drips and gives way: it is the best hour of a hot day, and {the v} is free at the end.
step lay Lay {the toy}, your {v}, into {the mold}. It should be larger than a child's fist and fit in with room on all sides.
step green Strew {the green} around it, as if {v.world}.
step pour Pour in {water}, until {the v} is covered by a finger's width.
step freeze A grown-up puts it into the freezer overnight.
step slip Next day, dip {the mold} into warm water for a moment and slip the block out onto {the tray}.
step feel {@2-3? Your child strokes the ice: cold, wet, slippery. Can you see {the v}? Where is its nose? | Look through the ice from all sides. Where is it thinnest, and where will {the v} come out first?}
step drip {@2-3? Your child drips {warm-water} on it with {the drop}, again and again. | Let {warm-water} drip on one place with {the drop} until there is a hollow, then move on.} Crack, says the ice.
step free Wait until {the v} moves by itself when you touch it, then pull it out. {@2-3? Hello! | How long did it take?}
step welcome {v.home}
further {@2-3? Float the pieces of ice that are left in a bowl, and fish them out with a spoon. | Freeze two blocks, sprinkle one with salt, and find out which lets go first.}
safety The warm water is as warm as a bath, and a grown-up pours it. {@2-3? Pieces of ice that break off go into a bowl, not into a mouth. | Nobody hits the block: splinters of ice fly.}
skills dripping, watching how ice melts, patience
waiting One night in the freezer.
alt A block of ice with {a v} in it, and drops of warm water
say dino: name=dinosaur; world=it had fallen asleep in a forest of long ago; home=Rub it dry and let it stamp through the puddle that has become of the ice age.
say bear: name=polar bear; world=it were resting on a drifting floe; home=Rub it dry and build it a den from a blanket that is folded like a cave.
say whale: name=whale; world=it were swimming through a forest of seaweed; home=Let it dive in the melted water and blow the first breath since yesterday.

* peeled-spots
name spotted painting
title {V} With Peeled Spots | Stick, Paint, Peel: {V} | The Spots of the {V}
about The best moment comes last: every sticker that is peeled off leaves a bright spot in the wet-looking color. | Stick them on, paint over everything, and take them off again. What is left is {a v} with spots that nobody could have painted so neatly.
step draw Draw with a thick line on {the sheet}: {v.shape}.
step loosen {@2-3? Lift an edge of each one, so that small fingers can get hold of it. | Bend the backing away a little, and they come off by themselves.} Press each one against your sleeve first: that takes away some of the stick.
step stick {@2-3? Your child sticks them inside the line, wherever there is room. | Stick them inside the line: in rows, in rings, or close together for {v.part}.} Leave space between them for the paint.
step paint {@2-3? Your child dabs paint over everything with {the brush}, stickers and all. | Dab the paint over everything with {the brush}, from the stickers outward, so that none creeps underneath.}
step wait Let it dry until it no longer shines. That takes as long as a walk around the block.
step peel {@2-3? Your child peels off one after the other, with a corner lifted by you. | Peel them off slowly and flat, one after the other.} Look, a window!
step face {v.face? Draw the face last: {v.face}. | Draw last what everybody knows it by: {v.mark}.}
further {@2-3? Give the peeled ones a page of their own, and see what prints their wet paint leaves there. | Stick new ones half over the white spots and paint with a second color: now there are moons.}
safety {@2-3? Count what comes off and throw it away at once: painted stickers look like candy. | Peel toward the middle of the sheet, and hold the edge down with the other hand.}
skills peeling, covering a surface, waiting for a surprise
waiting About 45 minutes to dry.
alt A painted {v} with white spots where stickers were
`;
