export const words = `
* exam-week-notebook
name exam notebook
title A Notebook for Exam Week | Notebook for a Full Head | The Exam-Week Notebook
about Before an exam everything goes around at once in the head. On paper it stands still: a page to unload, a list to cross off, and a cover that looks calmer than you are. | In one study, people who wrote down their worries for ten minutes before a test did better in it. Here is the place for that.
step title Number the first pages of {the book} with {the pen} and name them: "out of my head", "what, when", "done", "after the exam".
step cover Tear or cut {the pages} into long wavy strips, from dark to pale. {fix glue} them over the front cover from the bottom up, each overlapping the last, and trim the edge with {the scissors}. Hills in the mist, whatever the pictures showed before.
step unload The page "out of my head": set a clock to ten minutes and write everything down that worries you, without stopping and without reading it again.
step list The page "what, when": rule seven rows with {the ruler}, one for each day. In each row no more than three things, each so small that it takes half an hour, with a box in front to tick.
step tape Mark that page with a strip of {the tape} folded over its edge: it opens by itself.
step pocket {fix glue} {the pocket} inside the back cover for the timetable and the ticket of what comes afterward.
step notes Write one thing that you can do well on each of {the notes} and put them between the pages. They turn up when they are needed.
step stars For each ticked box {stars=sticker? a sticker from {the stars} | one of {the stars}} goes on the cover.
step band {band=ribbon? Glue {the band} to the back cover: it ties in front. | Stretch {the band} around the book, as its closure{band=sewing-elastic? , knotted at the back | }.} Shut is shut: after nine it stays closed.
step close Open it tomorrow at the same time. Unload, tick, close: ten minutes, more is not needed.
further After the last exam tear out the first page, into very small pieces.
safety When the worry does not get smaller, show the page to somebody: a parent, a teacher, a friend. It is lighter with two.
skills planning, collage, putting thoughts in order
alt A notebook with a cover of layered blue hills, a list with boxes and a band

* knot-edge-animal
name no-sew {v}
title {A V} Pillow Without a Stitch | {cloth=old-t-shirt? T-Shirt {V}, Knotted | {V} Cushion, Knotted} | Knot-Edge {V}
about Two layers, a fringe all around, forty knots: that is all the sewing there is. {v.about} | {cloth=old-t-shirt? Old T-shirts are the softest cloth in the house. | It is as soft as what it is made of.} Knotted and stuffed, they become {a v} that sits on the bed.
step cut Lay both pieces of {the cloth} on each other and cut a square of {in 16} through both with {the scissors}. Round off the corners.
step ears {v.ears}
step face {face=felt,fabric-scrap? Cut mouth and cheeks from {the face} and {fix glue} them on the upper layer, a little below the middle. | Draw mouth and cheeks on the upper layer with {the face}, a little below the middle.} Only this layer: the fringe needs three fingers of free edge.
step eyes Glue {eyes} on wide apart and low: that looks young.
step nose Glue {the nose} between and below them.
step fringe Lay both layers on each other, faces outward. Cut slits all around through both, {in 3} deep and a finger apart, by {the ruler}.
step knot Tie each upper strip to the strip below it with a double knot. Go around, and leave one side open for now. The ears are caught in between.
step fill Push {the stuffing} in, into the corners first, until it is plump and still gives way.
step last Knot the rest shut.{tail?  Braid {the tail} and knot it into the fringe at the back. | }
step collar Tie {the collar} around it below the face, in a bow.
further Make two in the same size and one half as large: a family. Animal shelters take the large ones as beds, without eyes and noses.
safety {eyes=button,googly-eye? For a small child or a pet leave out the glued eyes and draw them. | For a pet leave out everything that is glued.} Cut on the table, away from the hand that holds the cloth.
skills cutting evenly, knotting, a face with few lines
alt {A v} pillow with a knotted fringe all around
say cat: name=cat; about=Cats like it, because it looks like one of them.; ears=Cut two pointed ears as long as a hand from the leftovers.
say bear: name=bear; about=It never growls.; ears=Cut two circles as wide as your palm from the leftovers for ears.
say frog: name=frog; about=It has already been kissed and stayed a frog.; ears=Cut two circles as wide as your palm from the leftovers: the bumps for the eyes.
say sheep: name=sheep; about=Counting it helps.; ears=Cut two leaves as long as a hand from the leftovers for ears.

* papered-letter
name papered letter
title {pages=sheet-music? Initial in Sheet Music | {pages=map? Initial in Maps | {pages=old-book-page? Initial in Book Pages | Initial in Printed Paper}}} | A Letter Made of {pages=sheet-music? Music | Paper} | The Papered Initial
about {pages=sheet-music? Staves and notes run across it as if the letter were singing. | What is printed on it says more about you than the letter does.} Gold at the edges, and it stands on the shelf like something from a shop. | Glue below, glue above: paper becomes a skin, and a plain letter gets something to say.
step edge {edge=washi-tape? Run {the edge} around the sides of {the letter} | {edge=ribbon? Glue {the edge} around the sides of {the letter} | On newspaper, paint the sides of {the letter} with {the edge}, and a finger of the front}}: edges stay visible later.
step trace Lay the letter face down on the back of {the pages} and trace it with {the pencil}, so that lines of print run straight across the front.
step cut Cut it out with {the scissors}, a hair larger all around. Too small cannot be mended. From small pages cut squares instead and let them overlap.
step glue Brush {the glue} on the front, lay the paper on, and stroke it from the middle outward with your flat hand until no bubble is left.
step trim When it is dry to the touch, cut off what sticks out, or rub it away with sandpaper strokes of a nail file, always downward.
step seal Brush two thin coats of {the glue} over everything, half an hour apart: white at first, clear when dry.
step dry Let it dry for two hours, standing on two pencils.
step shine Draw along the edges with {the shine}, broken lines rather than one.
step bits Glue {the trim} into one corner, large beside small, like a brooch.
step hang Tie {the hang} around it at the back, and it hangs on a door.
further Do the whole name over time, each letter in the paper of another year.
safety Copy old pages before you cut what somebody still needs. Scissors work better when the paper turns and not the hand.
skills decoupage, cutting to a line, finishing an edge
waiting Two hours to dry.
alt A letter A covered with {many pages} and gold edges

* pep-talk-deck
name pep-talk deck
means playing card
title A Pep-Talk Deck for Bad Days | Fifteen Cards Against Giving Up | {cards=playing-card? Old Cards, New Sentences | Small Cards, Big Letters}
about Fifteen cards, and on each one sentence or one thing to do that has already helped. Draw one when nothing works: the card decides, you only have to begin. | When you feel low you cannot think of anything. That is why somebody writes it down beforehand: you, on a good day.
step sort Count out fifteen of {the cards} and three kinds of sentences: five that somebody once said to you, five things that take two minutes, five reasons to laugh.
step corners {cards=cardstock? Cut them to the size of playing cards first. }Cut all corners round with {the scissors}, three cards at a time, so that they match.
step punch Punch one hole in the upper left corner of each, all in the same place: the first is the pattern.
step front Letter one strong word large on the front with {the pen}: thick lines down, thin lines up. WAIT. DRINK. TEXT HER. BEGIN.
step small Below, in small print along {the ruler}, comes the rest: "Begin. Only the heading, then you may stop."
step tape Run {the tape} along the edges, one color for each kind.
step sticks Put one small thing from {the sticks} on each, never on the words.
step ring Hang all of them on {the hold}{hold=ribbon,string? , tied loosely, so that they turn over | {hold=rubber-band? , pulled through the holes | }}.
step box Decorate {the box} with one sentence only: "Draw one."
step use Shuffle, draw, do it. It need not feel right; it need only be done.
further Write a second deck for a friend, in your handwriting, about them.
safety These cards are for bad days. For a bad month there are people: tell somebody whom you trust.
skills lettering, choosing words, designing a set
alt A stack of lettered cards on a ring

* pressed-soap-shapes
name pressed soap
title {herb=lavender? Lavender | {herb=oats? Oat | {herb=fresh-herb? Herb | {herb=tea-bag? Tea | {herb=petal? Petal | {herb=lemon,orange-peel? Citrus | Coffee}}}}}} Soap From One Bar | Pressed Soap {mold=cookie-cutter? Shapes | Cakes} | Soap With {herb=lavender? Lavender | {herb=petal? Petals | a Garden in It}}
about No lye and no stove: a bar is grated, kneaded with {the herb} and pressed anew. A plain bar becomes four small ones that nobody throws away. | It smells of the person who made it, and it is the one present that everybody uses up.
step grate {@9-12? A grown-up grates | With a grown-up near, grate} {the soap} coarsely on a {grater} into a {bowl}. It goes fastest when the bar has been in the fridge.
step herb Rub or cut {the herb} very small with {the scissors}: large bits scratch.
step mix Sprinkle two tablespoons of {water} over the flakes, add {the herb} and knead for five minutes, until it holds together like dough. Too crumbly? A few drops more.
step color Knead a little of {the color} into half of it: two tones look like marble.
step press Press it firmly into {the mold}, a thumb high, in several layers, and push down with the bottom of a cup.
step out Push it out onto a {plate}, smooth the edges with a wet finger and press a sprig or a pattern into the top.
step dry Let it dry for a whole day, turned once. It shrinks a little and gets hard.
step wrap Wrap each in a strip of {the wrap}, so that it peeps out at both ends.
step tie Tie {the tie} around it.
step tag Write with {the pen} on {the tag} what is in it, for noses and skins that mind.
further Let the second batch be for the garden: coffee grounds and oats scrub earth off hands.
safety The grater has teeth: stop when the piece is as small as a coin, and knead that in whole. Soap stings in eyes; wash your hands before you rub them.
skills grating, kneading to a feel, wrapping
waiting A day to dry.
alt Pressed soaps as hearts and a star, with a bow and a tag

* alphabet-light-wall
name alphabet wall
title A Wall That Spells in Lights | Alphabet Lights for a Movie Night | The Wall Talks Back
about Twenty-six letters, one small light above each: pointed at in turn, they say whatever somebody on the other side wants to say. | Black letters on an old wall, a little crooked, a string of lights. By day it is a poster, in the dark it is a message.
step ground Cut {the sheet} to {in 30} by {in 20}, or tape several together from behind with {the hold}.
step paint {paint=coffee-grounds,tea-bag? Stain it in uneven stripes with strong cold {paint} | Paint broad pale stripes with {paint}}: a wall that nobody has changed in forty years. Let it dry for half an hour.
step lines Divide it into three rows with {the ruler}: eight letters, nine, nine. Between the rows leave a hand for the lights.
step letters Write the alphabet with {the pen}{pen=paint,acrylic-paint? and {the brush} | }, large and shaky, as by somebody in a hurry. No two lines are quite level.
step drip {pen=paint,acrylic-paint? Let the paint run at five or six letters: tip the sheet up. | Draw a drip below five or six letters.}
step lights Lay {the lights} along the rows in slack arcs and fix them with {the hold}, one bulb above each letter, the leftover bulbs behind the edge.
step bulbs {bulbs=permanent-marker? Tint the bulbs with {the bulbs}, in four colors that take turns. | Wrap the bulbs in small pieces of {the bulbs}, in four colors that take turns, with room for air.}
step code Write first messages on {the code}: who is there? RUN. Popcorn is ready.
step play Dark, lights on, a flashlight or a finger from letter to letter. Whoever guesses the word is next.
further Replace the letters by Morse signs on one card: then only those who have the card can read it.
safety Battery lights only, off when you leave the room, and nothing covers a bulb tightly.
skills laying out a surface, lettering, staging
waiting {paint? Half an hour for the stripes. | }
alt A striped wall with painted letters and small colored lights above them

* mystery-braid-cuff
name braided cuff
title {skin=leather? Leather | {skin=inner-tube? Bike-Tube | Braided}} Cuff With the Mystery Braid | A Braid With No Open Ends | The Magic Braid Cuff
about A strip with two slits, closed at both ends, and still it can be braided. Saddlers decorated bridles with it, and nobody who sees it can explain it. | Three strands, six crossings, one turn through itself. The hand understands it before the head does.
step cut Measure your wrist, add {in 2 1/2}, and cut a strip of that length from {the skin}, {in 1 1/4} wide, with {the ruler} and {the pen}. Round the corners.
step slits Draw two long lines along {the ruler}, so that three equal strands lie side by side. The lines stop {in 3/4} before each end: the ends stay whole. Fold the strip across, snip into each line at the fold, open it, and cut on from there both ways.
step soak {skin=leather,old-belt? Lay it in {water} for five minutes: wet leather bends. | Dip it in {water} once, so that it slides.}
step braid Braid from the top as you would hair: left over the middle, right over the middle, three times each. Below, the strands twist the other way, a mess; that is right.
step flip Now the secret: push the lower end through between the left and middle strand, from front to back, and pull it down. Half of the mess is gone. Once more between the right and the middle strand, and it lies flat.
step again Repeat both steps until the strip is full: six crossings, then twelve. Push and pull until all look alike.
step beads Thread {the beads} onto the outer strands before the last round.
step mark Set dots or initials on the ends with {the mark}.
step close {close=snap-fastener? Fix {the close} to both ends, as its package shows. | {close=button,hook-and-loop-tape? Fix {the close} to one end and cut the other to match. | Snip a hole into each end and pull {the close} through as a tie.}} {prick? Holes come out clean with {the prick}. | }
step wear Let it dry on your wrist or around a jar: it keeps that shape.
further Five strands can be braided the same way. So can a longer strip, as a browband for a bridle or a key strap.
safety Cut away from the hand that holds the strip, with short snips. The cuff sits loosely: a finger fits under it.
skills braiding in a closed strip, measuring, patience
alt A brown cuff braided in three strands with a snap at each end

* rising-line-thermometer
name bottle thermometer
title A Thermometer From a Bottle | {color=food-coloring? Colored Water That Shows the Heat | Thermometer With a Rising Line} | The Bottle That Feels the Weather
about Water gets larger when it is warm. Only a little, but in a thin straw a little is three fingers: you see the temperature climb. | Galileo had one about the year 1600, without numbers. You put numbers on yours.
step fill Fill {the bottle} to the brim with cold {water} and stir in ten drops of {the color}.
step straw Hold {the straw} in the neck, a hand deep, most of it sticking out.
step seal Press {the seal} around it until the neck is closed without a gap. Blow gently on the straw: no bubble may escape at the side.
step top With your fingertip or a spoon let more {water} drip into the straw until the line stands two fingers above the stopper. This is the mark for "now".
step scale Tape {the scale} behind the straw with {the tape}, so that it stands up by itself.
step zero Draw a line on it with {the pen} at the height of the water{ruler? , and a ladder of small marks above and below with {the ruler} | , and small marks above and below}. Write today's temperature beside it.
step warm Set the bottle in a bowl of warm {water} from the tap for five minutes and mark where the line stands. How many marks is that?
step cold Then into cold water with ice. Which is quicker, up or down?
step chart Enter time, place and line in {the notes}: windowsill, fridge, cellar, in the sun. That is a row of measurements, and a fair likes rows.
step place Stand it by the window, out of the sun, and read it at the same time each day. Compare with a real one and correct the scale.
further Build it with a wide straw and with a thin one. In which does the line climb farther, and why?
safety Warm water from the tap is enough, never boiling{bottle=glass-bottle,glass-jar? : glass cracks, and | : it} spills. What is in the bottle is colored and not for drinking.
skills sealing, measuring, keeping a record
waiting An hour, until it has the temperature of the room.
alt A bottle of red water with a straw in its neck and a scale behind it

* white-line-pumpkin
name painted pumpkin
means paint
title A Pumpkin in Fine Lines | {color a} Pumpkin With White Petals | No-Carve Pumpkin for the Porch
about Dark ground, white petals, a line as thin as a hair: uncarved it lasts until Thanksgiving, and it is too good for one night. | The ribs of the pumpkin divide it already. You only have to fill the fields, one like the other.
step wipe Wipe {the pumpkin} with a damp cloth and let it dry: color holds on nothing that is dusty or wet.
step ground {paint=paint-marker,chalk-marker? Leave the pumpkin as it grew: its own color is the ground. | Brush it {color a} from the stem downward, two thin coats, half an hour apart. The stem stays bare.}
step dry Let it dry for an hour.
step plan Mark with {the pencil} a ring around the stem, and a second a hand below: between them come the petals, one on each rib.
step petals {paint=paint-marker,chalk-marker? Draw | Paint} a long pointed petal on every rib with {the paint}, from the stem outward, then a small one in every gap.
step pen Outline the petals with {the pen} and hang two rows of scallops below them, all the way around.
step dots Set dots with {the dots}: in the tips, between the scallops, smaller and smaller downward. Turn the pumpkin and not yourself.
step bow Tie {the bow} around the stem.
step leaves Lay {the leaves} in a ring and set the pumpkin into it.
step lights Wind {the lights} through at the foot.
further Three in three sizes, one of them in the colors turned around: white with dark lines.
safety Put it on a folded cloth while you paint, or it rolls. Paint it outdoors only under a roof: rain washes the lines off. Painted pumpkins go in the trash and not to the animals.
skills dividing a round thing, fine lines, rhythm
waiting Two hours of drying in all.
alt A dark pumpkin with white petals, dots and golden scallops
`;
