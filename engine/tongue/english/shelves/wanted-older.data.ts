export const words = `
* bead-helix
name DNA model
title DNA: A Ladder That Twists | The Double Helix | {rungs=bead? DNA From Beads and Rungs | DNA With Rungs}
about Two rails, a row of rungs and one long twist: the plan for a whole human being is written in four colors. If all of it in one cell were stretched out, it would be as tall as a grown man.
step plan Sort {the rungs} into two colors for the rails and four for the code. Yellow only ever pairs with blue, and red only with green: that is the whole rule.
step pairs Cut {the pairs} into ten rungs, each {in 2} long{pairs=cotton-swab? , without the tips | }.
step color Color one half of every rung and its partner color on the other half. {@6-8? Mix the order as you like. | Choose the order deliberately: it is a message.}
step thread Thread {the rungs} onto two long {many rails}, twisted end to end{rails=cotton-cord,yarn? and stiffened with tape at the tips | }, in the colors of the rails, with room for a rung after every other one.
step join Fasten each rung between the rails with a narrow strip of {tape}, all the same distance apart, until you have a straight ladder.
step twist Hold the bottom still and turn the top to the right, slowly, until the ladder has made one full turn. {!@6-8? In the real one, ten rungs make a turn. | }
step stand Push the lower ends into {the stand}, so that it stays upright.
step key Make a key on {the key}: which color stands for which of the letters A, T, C and G.
step hook Tie {the hook} to the top, to hang it by.
step read {@6-8? Read the code aloud from the top, then the other side. What do you notice? | {@9-12? Open it like a zipper in your mind: write down one side, and work out the other from it. | Look up how three letters stand for one building block, and spell a short protein.}}
further Ask your parents which things about you come from whom.
further @13+ Build the same ladder with one rung changed, and find out what one letter can do.
safety {rungs=bead,button,pom-pom,wooden-bead? Beads roll: work over a dish with a rim, and none stays behind for a toddler. | Fold in sharp ends before you twist.}
skills following a code, building evenly, twisting
alt A twisted ladder of two colored rails with rungs in four colors

* cell-in-a-box
name {v} model
title {V} Model in a Box | Inside {a V} | {V} With Every Part Labeled
about {v=plant-cell? A plant cell has a wall, a lake and little green kitchens that cook with light. | An animal cell is a whole town behind one soft skin: power stations, roads, and a town hall in the middle.} This model is made to be pointed at.
say animal-cell: name=animal cell; edge=a round, uneven outline; power=three power stations, like beans with a wavy line inside; extra=the skin that decides who may come in
say plant-cell: name=plant cell; edge=an outline with corners, like a brick; power=three green chloroplasts with stripes, and one big blue vacuole; extra=the wall that keeps a plant upright
step shape Draw {v.edge}, as large as it fits, on {the base}.
step gel Fill it with {the gel} as the jelly that everything swims in: {gel=paint? painted evenly. | torn or cut and glued down without gaps.} {gel=paint? Let it dry for an hour. | }
step wall Glue {the wall} along the outline: {v.extra}.
step core Make a nucleus as large as an egg from {the dough}, {dough=felt? two circles, one on the other, | a ball pressed flat,} with a darker ball inside. It keeps the plans.
step pods From other colors of {the dough} make {v.power}, and set them around it. {!@6-8? Compare them with a picture: proportions count. | }
step ribbon Fold {the ribbon} back and forth beside the nucleus: the folded roads on which things are made and sent off.
step inside Scatter {the beads} along the roads and in between: ribosomes, the smallest workers.
step grains Set {the pods} in small groups as stores and waste bins.
step flags Write {@6-8? five names | the name and the task of each part} on {the flags} and stand or stick them beside what they name.
step tell {@6-8? Explain it to somebody as if you led them through a town. | {@9-12? Cover the names and quiz each other, both ways: name to part, part to task. | Explain in one minute what would happen if one part failed. Take them in turn.}}
further Make the other kind beside it: what has one that the other lacks?
further @13+ Model one moment: the cell that is about to divide.
safety Nothing here is for tasting, also where it looks like candy; small parts stay in the box.
skills modeling, labeling, explaining
waiting About two hours until everything is dry.
alt A model of {a v} with a nucleus, other parts and small labels

* stick-truss
name truss bridge
title Truss Bridge of {n sticks} Sticks | The Bridge of Triangles | Bridge That Carries More Than You Think
about A square gives way, a triangle does not: that is the whole secret. Built well, this bridge weighs as much as a letter and carries a dictionary.
step draw Draw one side on {the plan} with {the ruler}, full size: a row of equal triangles, {in 16} long and {in 4} high. Everything is built on top of it.
step side Lay {the sticks} on the drawing and join them where they meet{joint=glue? : a drop of glue between them, no more | with {the joint}, firmly}. First the long edges, then the slants.
step lap Go over every joint from the other side. One weak joint is as weak as all of them.
step dry Press the joints with {the hold}{joint=glue? and let them dry for two hours. Glue that still looks wet is wet. | , and check them one by one: which one turns?}
step second Build the second side exactly on top of the first{hold=clothespin,binder-clip? , clipped to it | }: what is not equal will twist.
step cross Cut sticks to {in 4} and join the two sides with them: below, above, and slanting from corner to corner. Stand it up: does it rock?
step deck Cut {the deck} to fit between the sides and fasten it on the lower edges.
step hang Hang {the bucket} below the middle by {the line}.
step load Set it between two tables with {in 12} of air. {load? Add {the load} bit by bit, | Hang small weights on the middle, one by one,} and look along it from the end: where does it begin to bend?
step write Write down the load and what gave way first. {@9-12? Strengthen that place and try again. | Divide the load by the weight of the bridge: that number is what engineers compare.}
further Build it again with half the sticks. Which ones did nothing?
further @13+ Compare three patterns of triangles under the same load, and draw the result.
safety Test it over a cushion, with toes and faces to the side: when a truss goes, it goes at once.
skills working to a plan, joining exactly, testing
waiting {joint=glue? About four hours for the glue, in two rounds. | }
alt A wooden truss bridge of triangles with a cup of weights hanging below

* felt-poppy
name poppy
title A Felt Poppy to Wear | Poppy With a {middle=button? Button | Dark} Heart | Sewn Poppy for Remembering
about The first flowers that grew again on the battlefields were poppies. Whoever wears one says: I have not forgotten, and I wish for peace.
step petals Draw four petals like hearts without a point on {colored felt red}, and cut them out: each as wide as {in 2 1/2}, {@6-8? and one round of {colored felt black} as big as a coin. | two of them a little larger, and one round of {colored felt black}.}
step gather Sew along the straight edge of each petal with {the needle} and {the thread}, long stitches, and pull until it cups like a hand. Knot.
step layer Lay two petals across, then the other two between them, and sew through all of them in the middle.
step middle Sew {the middle} on top of the black round, through everything, four times. {!@6-8? Come back up beside it and wind the thread under it once: so it stands. | }
step seeds Sew {the seeds} in a ring around it, one stitch each.
step leaf Cut a leaf from {the leaf} and glue it behind, a little to the side.
step stem Glue {the stem} to the back, straight down{stem=pipe-cleaner? , the end bent into a loop | }.
step back Sew {the pin} to the back with a few strong stitches, high up, so that the flower does not hang its head.
step card Fasten it to {the card}, with the name of somebody to be remembered, or one line of a poem.
step wear {@6-8? Wear it on the left, over the heart, or give it to somebody who was a soldier once. | Wear it on the left. Find out one name on the memorial in your town, and one thing about its owner.}
further Make a white one beside it: it stands for peace.
further @13+ Sew twenty, for a wreath of your class or your street.
safety {@6-8? The needle is worked together; it goes back into its cushion between two stitches. | Needle and pin are counted when you are done.}
skills gathering, sewing in layers, remembering
alt A red felt poppy with a black middle and a green leaf on a card

* strung-wire-bracelet
name bracelet
title {wire=guitar-string? Guitar-String Bracelet | Coiled Wire Bracelet} | {wire=guitar-string? Bangle From Old Guitar Strings | Three Turns of Wire} | {wire=guitar-string? The Bracelet That Was a String | Bangle Without a Clasp}
about {wire=guitar-string? A worn string keeps its spring and its shine: wound three times it wants to stay round, and it once made music. | Wire keeps the turn that it is given.} It needs no clasp{beads? , only a handful of beads | }.
step measure {wire=guitar-string? Take a thick, wound string: the bare ones are too sharp. Wipe | Wipe} {the wire} clean with {the towel} and straighten it between finger and thumb. Wind it loosely around your wrist: three turns and a hand more is the right length. Shorten it to that with {the cutters}, at an arm's length from your face.
step coil Wind it around a {jar} or a can, a little tighter than your wrist, turn beside turn. Let go slowly: it springs open to the right width. Wind the last {in 4} around all the turns, tight as a spring, so that they stay together, and press the tip flat.
step loop Bend one end back into a loop as small as a pea, and press the tip flat inside: nothing may scratch.
step beads Thread on {the beads} from the open end: a group, a gap, a group. Bend a small kink before and after each group, so that it stays.
step charm {ring? Hang {the charm} on with {one ring} where the turns overlap, and press it shut. | Thread on {the charm} where the turns overlap.}
step wrap Wind {the wrap} tightly around one part of the coil, ends tucked under the last turns.
step ball Push {the ball} onto the end and bend the tip back into it, or bend the end into a second loop.
step card Slip it onto {the card}, if it is a present{card=sheet-music? : a song that it may have played | }.
step wear Turn it onto the wrist like a screw. Does a finger still fit under? Then it is right.
further Make one turn of the thickest string and two of the thinnest: which one rings when you tap it?
safety Wire ends spring: hold both ends whenever you cut, cover your eyes with glasses, and fold every tip inward. A grown-up is around.
skills bending evenly, threading in rhythm, finishing ends
alt A silver coiled wire bracelet with teal and gold beads and a star charm

* comic-page-silhouette
name silhouette
title Silhouette on Comic Pages | A Dark Hero on Bright Pages | Comic-Page Skyline
about Panels in front, panels behind, and in the middle of them one black figure: all the noise of the comic becomes a sky. It looks bought, and nobody else has it.
step pick Cut {the page} into panels and strips. Look for color and movement, not for the story: explosions, sky, lettering. {page=magazine? A comic is best, a magazine will do. | }
step paste Brush glue on {the ground}, lay the pieces on, overlapping, a few aslant, and brush a thin coat over everything. Press the bubbles out from the middle.
step dry Let it dry flat for an hour.
step glow Rub or brush a thin veil of {the glow} in a circle where the figure will stand: it will look lit from behind.
step draw {shade=acrylic-paint,paint,permanent-marker? Sketch on the ground | Sketch, mirrored, on the back of {the shade}}: roofs along the bottom and one figure above them, in a few lines: a stance, a cape, a chin. {@9-12? Ask somebody to stand in that pose and draw around the shadow. | The outline has to speak alone, so exaggerate it.}
step figure {shade=acrylic-paint,paint? Fill both in with {the shade}, edges first, in two thin coats, with the tip of the brush in the corners. | {shade=permanent-marker? Fill both in with {the shade}, edges first. | Cut both out along the sketch, with small clean curves.}}
step fix {shade=acrylic-paint,paint,permanent-marker? Glue one loose strip of page across the front of the roofs: it sets them back. | Glue the roofs down first, then the figure, one foot over the edge.}
step dots {dots=sticker? Press {the dots} on in a grid at one edge | Ink {the dots} with the dark color and print a grid at one edge}, like the dots of old printing.
step edge Run {the edge} around as a frame, corners cut slantwise or drawn square.
step hang Glue {the hang} to the back as a loop.
further Make a second one with the colors swapped: bright figure on pages gone over in gray.
safety {ground=picture-frame? The pane stays out until the picture is dry, and goes in with a grown-up around. | Protect the table, and let thick coats dry before the next.}
skills composing, simplifying a figure, finishing
waiting Two hours in all to dry.
alt A black caped figure above black roofs on a ground of bright comic panels

* lavender-rest
name lavender pillow
means rice
title {scent=lavender? Lavender Pillow for a Long Day | Scented Pillow for a Long Day} | A Pillow That Smells of Sleep | Cool Rest for Tired Eyes
about {scent=lavender? Lavender | A good scent} and a little weight on the forehead: after an hour over books, that is worth more than another hour. | It lies on the eyes, on the neck or in the drawer with the pajamas, and it keeps its scent for a year.
step cut Draw two rectangles of {in 5} by {in 10} on {the cloth} with {the ruler}, and cut them out. {cloth=denim? The leg of old jeans is wide enough. | }
step mark Write a word or draw a sprig on the front with {the mark}, before it is sewn.
step patch Sew {the patch} onto the front, on one side, with small running stitches.
step sew Lay both pieces on each other, outsides facing in. Sew around with {the needle} and {the thread}, a finger's width from the edge, stitches as short as a grain of rice; leave {in 3} open at one end.
step turn Trim the corners slantwise, without touching the seam. Turn it outside out and push the corners square with the blunt end of {the pen}.
step mix {scent=tea-bag? Cut {the scent} open | {scent=orange-peel? Tear {the scent} small | Rub {the scent} off the stalks, or tear it small}}, and mix it with {the fill} in {the bowl}. {scent=fresh-herb,eucalyptus,orange-peel? It has to be dry: damp filling molds. | }
step fill Pour the mixture in through a rolled paper, to two thirds. Flat is better than fat: it has to lie, not roll.
step close Fold the open edges inward and sew them shut with tiny stitches that hardly show.
step ribbon Tie {the ribbon} around it{button? and sew {the button} to the knot | }.
step rest {@9-12? Lie down, close your eyes, lay it on, and count ten slow breaths. | Before an exam: ten minutes on your back, the pillow on your eyes, nothing else. Then go on.}
further Sew a loose cover for it, so that it can be washed.
further @13+ Make a long one for the neck with three chambers, so that the filling stays where it is.
safety Somebody with asthma or allergies tries the scent first; and nobody sleeps through the night with it on the face.
skills measuring, sewing a seam, mixing a scent
alt A flat sewn pillow{ribbon? , tied with {one ribbon}}

* felt-fruit-slices
name {v} slice
title Felt {V} Slice | {V} Slice to Hang on a Bag | Plush Slice of {V}
about {v=watermelon? Half a circle, three layers, a row of pips: a whole summer hangs on the zipper. | {v=orange? Rind, white, and segments like petals: the pattern does the work. | Fuzzy outside, green inside, and a ring of pips that is embroidered in ten minutes.}} It goes on a bag, in a garland or on the windowsill, and needs no magnet.
say watermelon: name=watermelon; parts=two half circles in green, a smaller one in white, and one smaller still in red; inner=the white, then the red
say orange: name=orange; parts=two circles in orange, a smaller one in white, and six segments like petals; inner=the white, then the six segments in a ring
say kiwi: name=kiwi; parts=two ovals in brown, a smaller one in green and a small one in cream; inner=the green, then the cream in the middle
step pattern Draw around {the mug} on {the pattern}. Inside it draw the smaller shapes, a finger's width apart, and cut them out in turn as you need them.
step cut Cut from {the felt} {v.parts}. Fold the pattern to check that it is even.
step layers Sew {v.inner} onto one of the large pieces, {the needle} and {the thread} running close to the edge.
step pips Sew {the seeds} on as pips, two stitches each{v=kiwi? , in a ring around the cream | {v=watermelon? , in two rows that do not quite line up | }}.
step face Stitch a face: {eyes? {the eyes} for eyes, | two short lines for eyes,} a curve below them, and a bit of pink on each side.
step join Lay the second large piece behind it and sew around with blanket stitch: down through the edge, through the loop, pull. Leave a gap of two fingers.
step fill Push in {the filling}, a pinch at a time, into the corners first. It should be plump and not hard.
step close Stitch the gap shut and hide the thread inside: in at the seam, out somewhere else, cut close.
step hook Sew {the hook} to the top with six stitches through the same hole.
step use {@9-12? Hang it on a bag or a zipper, or sew three more for a garland. | One is a charm; five in a row are a garland; a firm one is a pincushion.}
further Sew the fruit that your grandmother has in her garden.
further @13+ Make it twice the size with a zipper in the seam: a pencil case.
safety Count pins and needles when you are done: felt hides them well.
skills cutting to a pattern, blanket stitch, clean endings
alt A felt {v} slice with a stitched smiling face

* paper-hyacinth
name hyacinth
title Paper Hyacinth for the Haft-Sin | Sonbol of Curled Paper | A Hyacinth That Never Fades
about On the haft-sin table of Nowruz the hyacinth, sonbol, stands for spring that has come. This one blooms in any week of the year, out of nothing but curled strips.
step fringe Cut {the petal} into strips as wide as four fingers. Fold each lengthwise, and cut into the fold, close together, to a finger's width before the edge. {!@6-8? The narrower the loops, the finer the flower. | }
step curl Open the fold and roll each cut tip around {the curl} {petal=felt? , as well as it goes, | }outward, so that every petal bends back. {!petal=felt? Two or three at a time. | }
step wind Start at the top of {the stem}: {fix stick} the uncut edge on, and wind the strip downward, each turn just below the last. Go on with the next strip until the flower is as long as your hand.
step loosen Ruffle it with your fingers until no edge shows and the blossoms stand in all directions.
step leaves Cut five leaves as long as the flower from {the leaf}, pointed, and draw each over the edge of {the curl} so that it bends.
step fix {fix stick} the leaves around the stem, low down, one after the other.
step pot Push {the soil} into {the pot} and set the stem in the middle, pressing all around: it must stand when you blow.
step band Wrap {the band} around {the pot}.
step coins Lay {the coins} beside it: each has a meaning on the table.
step table {mirror? Put {the mirror} behind it, so that there are two. | } {@6-8? Seven things whose names begin with S belong on the table. Which can you find? | Write cards that say what each of the seven stands for, in two languages if your family has them.}
further Make three in three colors, for a whole pot.
further @13+ Scent it: a drop of rose water on the paper behind the leaves.
safety {@6-8? Cut in short snips toward the edge, and stop before it: a stopped cut holds the strip together. | Cut away from the fingers that hold the fold.}
skills cutting a fringe, curling, winding
alt A purple paper hyacinth with green leaves in a pot

* eidi-envelope
name eidi envelope
title Envelope for Eidi | {window? Eidi Envelope With a Moon Window | } | A Golden-Starred Gift Envelope
about At Eid the children get eidi, a small gift of money. In an envelope with a pattern of stars it is a present before it is opened. | Star beside star beside star: the pattern grows by itself, if the first one is right.
step draw Draw with {the ruler} on {the pattern}: a rectangle of {in 3} by {in 4 1/2}, the same once more above it, a narrow strip on both sides of the lower one, and a pointed flap on top.
step cut Cut out the pattern, draw around it on {the sheet} and cut. {sheet=envelope? If you use {the sheet}, open it carefully and cut it smaller. | } Two or three at once go quickly.
step fold Score the lines with the edge of {the ruler} and a fingernail, then fold: sides in, bottom up, flap down. Sharp folds make it look bought.
step moon Cut a round opening, as large as a coin, into the flap. From the rest cut a crescent; it is glued beside the opening at the end.
step window {fix stick} {the window} behind the opening, so that light comes through.
step stars Draw a grid with {the ruler}, as wide as a finger, in pencil. In every second field set a star of two squares, one turned on its tip, with {the ink}{ink=sticker? , or press one on | }. {!@6-8? Join the tips, and new shapes appear between them. | }
step glue {fix stick} the sides together, and leave the top open; {stick=tape? tape | glue} the crescent onto the flap. Rub out the pencil lines with {the eraser}.
step gems Press {the gems} on where lines cross.
step tassel Wind {the tassel} around two fingers, tie it at the top, cut it open at the bottom, and fasten it to the flap.
step give {treat? Put {the treat} in, | Put in a folded note,} and write the name on the back. {@6-8? Say Eid Mubarak with both hands. | Keep one for somebody who does not expect any.}
further Make a set for all your cousins, each with another pattern.
further @13+ Draw the star with compass and ruler alone, as the old masters did.
safety Coins in an envelope are kept from babies{stick=glue-stick? . | , and glue dries before money goes in.}
skills measuring, folding sharply, building a pattern
alt A teal envelope with gold stars, a crescent window and a tassel

* spa-capybara
name capybara
title Capybara in the Bath | The Calmest Capybara | {orange? Capybara With an Orange on Its Head | }
about Nothing upsets a capybara. It sits in warm water{orange?  with an orange on its head | }, and everybody else feels calmer, too. It belongs beside a computer or a pile of homework.
step body Roll two thirds of {the clay} into a potato as long as your palm, and flatten the bottom: it will look as if it sat in water.
step head Keep back a lump as big as a walnut and shape the rest into a block with rounded corners, blunt in front: a capybara's nose is nearly square. {clay=air-dry-clay? Scratch both surfaces, wet them from {the water} and press them together. | Press it on firmly and smooth the seam with a fingertip from {the water}.}
step ears From the lump that you kept, roll two balls as small as peas and set them far back on the head, pinched flat: the ears. {!orange?  Roll what is left into an orange, prick it all over and set it on the head. | }
step fur Draw the fur with {the tool}: short strokes from nose to tail, all one way.
step dry {clay=polymer-clay? A grown-up bakes it as the package says, and it cools in the oven. | {clay=play-dough,modeling-clay? Let it rest for a day: it stays a little soft, so paint only lightly. | Let it dry for two days or three, a solid lump takes its time, and turn it on its side for the second half.}}
step paint Paint it {color a} and wipe over it with a nearly dry brush in a lighter tone, so that the fur shows. {!orange?  The orange gets its own color. | }
step face Paint closed eyes as two soft lines, wide nostrils and a mouth that does not quite smile.
step orange Glue {the orange} to the top of its head{leaf? {leaf=felt,construction-paper? , with a leaf cut from {the leaf} | , with {the leaf} beside it} | }. If it is not orange yet, paint it.
step towel Cut {the towel} to the size of a stamp, fold it and lay it over the back with a dot of glue.
step soak {pool=old-book-page? Tear a puddle from {the pool}, paint it blue, thinly, so that the words shine through, and set it there. | {pool? Set it in {the pool}, painted blue inside. | Set it where steam rises: beside the teacup.}} {bubbles? What looks like foam is {bubbles}. | } {@6-8? What would it say to somebody who is cross? | Give it a place where you look when it gets too much.}
further Make a small bird to sit on its back: in nature that happens all the time.
further @9-12,13+ Take photos of it in ten calm places, and make a calendar.
safety {clay=polymer-clay? Baking is a grown-up's part, with the window open. | Wet {one clay} goes into the trash and not down the drain.}
skills shaping, texturing, dry brushing
waiting Two to three days to dry.
alt A brown capybara of {one clay} with closed eyes and an orange on its head, sitting in a tub

* page-fold-hedgehog
name hedgehog
title Hedgehog From Folded Pages | A Hedgehog Full of Stories | The {pages=magazine? Magazine | Paper} Hedgehog
about Three folds, the same for every page, and at page forty something begins to bristle. The rhythm is the best part.
step open {pages=old-book-page,map? Stack {the pages} cut to one size, at least forty of them, and bind them along one side with {hold}. | {pages=hardcover-book? Choose a book that nobody will miss, with a hundred pages or so, and fold its covers back until they meet. Fix them there with {hold}. | Take {the pages} with forty to eighty pages. Bend the cover back and fix it there with {hold}.}}
step first Fold the first page: the upper corner down to the spine, so that a slant is left.
step second Fold the same page once more, lengthwise, so that the slanted edge lies along the spine. A tip sticks out below: fold it up and tuck it inside.
step all Go on, page after page, as alike as you can, pressing each fold with a fingernail. Stand it up now and then: it becomes half a hedgehog that leans on its spine.
step tips {tips=watercolor-paint? Brush | {tips=washable-ink-pad? Pat | Shade}} the edges of the pages with {the tips}, dark at the tips and lighter toward the middle.
step face Cut a pointed face as long as your thumb and two ears from {the face}, roll the face into a cone around your finger, and glue them to the front.
step eyes Glue {the eyes} on, close to the nose.
step nose Glue {the nose} to the very tip.
step draw Draw {!eyes? eyes, }{!nose? a nose, }a mouth and small feet that look out below.
step rest {leaves? Set it among {the leaves}. | Set it under a lamp.} {apple? {the apple} is its apple. | } {@6-8? What does it read in its own spines? | Keep notes, cards and photos between the folds: a hedgehog that holds your mail.}
further Fold a smaller one from a comic, for its child.
further @13+ Change the second fold by a finger on every tenth page, and see which new animal comes out.
safety Page edges cut like knives when you run along them: press folds from above, not along the edge.
skills folding exactly, keeping a rhythm, finishing
alt A hedgehog whose spines are folded pages, with a pointed face among leaves

* stamped-herb-marker
name herb markers
title Stamped Markers for the Herb Pot | Clay Tags for Basil and Thyme | {print=leaf? Herb Markers With a Leaf in Them | Herb Markers Made to Last}
about Each marker carries the print of the plant that it names, so that even those who cannot tell parsley from cilantro find the right pot. They last for years on a windowsill.
step roll Roll {the clay} out on {the board} with {the roller}, half as thick as your little finger. Turn it now and then, so that it does not stick.
step cut Part it into strips of {in 1 1/4} by {in 5} with {the cutter}: one end pointed, the other straight or round.
step press Lay a leaf or shape of {the print} on the lower half, roll over it once, and lift it off with a fingertip. {print=fresh-herb,leaf,fern-frond? The veined underside prints best. | }
step word Press or scratch the name of the herb into the upper half with {letters=letter-bead,rubber-stamp? {many letters} | {the letters}}, letter by letter, along a line.
step edge Dip a finger into {the water} and smooth all edges, and the point most of all. {!shaft? Make the lower end long enough to push into soil.}
step dry {clay=polymer-clay? A grown-up bakes them as the package says; they cool lying flat. | Dry them flat between two boards for a day, turned once, so that they do not curl.}
step smooth Rub the edges with {the smooth} until they feel like a pebble, outdoors or over damp paper.
step color Brush {the color} over the print and wipe it off again at once: it stays in the lines. Color the tops in stripes.
step shaft Glue a {one shaft} behind each marker, so that it can be pushed deep{string? , and wind {the string} over the joint | }.
step plant {@9-12? Put them beside what they name. Which print can you tell without reading? | Put them beside what they name, or tie four together with a packet of seeds as a present.}
further Press the scientific names on the back.
further @13+ Make a set with the print on a second, thinner layer of another color.
safety {shaft=wooden-skewer,chopstick? Points of sticks go into the soil and never upward in a pocket. | {clay=polymer-clay? Baking is a grown-up's part. | Sanding makes dust: do it outdoors or damp.}}
skills rolling evenly, printing, lettering
waiting About a day to dry.
alt Four pointed clay markers with pressed leaves and names

* snap-cable-wrap
name cable wraps
title Three Wraps for Three Cables | {close=button? Cable Wraps With a Button | Cable Wraps That Close} | No More Knots: Cable Wraps
about Headphones, charger, the other charger: each gets a band of its own that opens with one hand. The set takes an evening and is a present that gets used.
step draw Draw a band on {the pattern} with {the ruler}: {in 6} by {in 1 1/2}, both ends round. Fold it to check.
step cut Cut three bands from {the band}. {band=duct-tape? Lay two strips sticky side on sticky side first. | }
step shape Cut three small shapes from {the shape}: a sign for each cable.
step fix {thread=glue? Glue the shapes on | Stitch the shapes on with {the needle} and {the thread}}, in the middle of each band.
step close {thread=glue? Glue {close=button,wooden-bead? {the close} | a piece of {the close}} | Sew {close=button,wooden-bead? {the close} | a piece of {the close}}} {close=hair-tie,rubber-band? as a loop to one end of each band. | onto one end of each band, a finger's width from the edge.}
step slit {close=button,wooden-bead? Fold the other end and cut a slit into it, a hair shorter than the button is wide. Try, then widen. | Trim the other end until it meets its partner with the cable inside.}
step sign Write the owner, or what it holds, on each with {the sign}.
step card Button them onto {the card}, one above the other, if they are a present.
step wind {@9-12? Wind the cable around your hand, lay the band around, close it. Done: whose turn is the tangle now? | Wind the cable in loops and never around the plug: it lives twice as long.}
further Make a long one for the extension cord in the garage.
further @13+ Punch a row of holes along the edge and lace it with contrasting thread.
safety {thread=glue? Let the glue dry overnight before anything is pulled. | The needle goes back into its case, and scissors cut slits away from the holding hand.}
skills cutting to a pattern, fastening, planning for use
alt Three cable bands with buttons and small signs on a card
left glitter: ends up in the plug

* cork-hook-rack
name key rack
title Key Rack With Five Hooks | A Rack for Keys and Chains | Rack Made of Found Wood
about Keys have a gift for being elsewhere. A board with {n hooks} places, each with a name, puts an end to the search, and it looks like the sea.
step smooth Rub {the board} with {the smooth} along the grain until your palm glides over it. Wipe off the dust.
step paint Paint the whole front of {the board} {color a}, thin, in long strokes. Let it dry for half an hour.
step stripes Paint waves or stripes across in two more colors, one freehand line below the other.
step mark Mark {n hooks} places on {the board} with {the ruler} and {the pen}, equally far apart, and the two ends for the cord.
step wrap Wind {the wrap} around every second hook, tightly, ends tucked in.
step hooks Glue {hooks=clothespin? {the hooks} on upside down, jaws at the bottom, | {the hooks} on along the line,} with a good bead of glue, and weigh them down for two hours. {hooks=clothespin? What is light hangs in the jaws. | What hangs here has to be light.}
step labels Letter {the labels} and glue one above each hook: names, or what belongs there.
step shelf Glue {the shelf} to the top as a place for mail.
step hang Tie {the hang} around both ends, with knots at the back, and pull hard. A grown-up puts the hook into the wall.
step use {@9-12? Whoever comes home hangs up the key before the shoes come off. | Hang it where everybody passes, at the height of the smallest owner of a key.}
further Use it for necklaces, or as a rack for the earrings that have a partner.
further @13+ Burnish the wood with dark wax instead of paint, and let the grain show.
safety Glue holds keys and chains, not coats: for heavy things a grown-up screws real hooks in.
skills finishing a surface, spacing evenly, building to last
waiting Two hours for the glue.
alt A wave-painted board with five clip hooks, labels and a cord

* hoop-of-earrings
name earring holder
title Earring Holder in a Hoop | A Hoop Full of Earrings | {net=lace? Lace Hoop for Earrings and Pins | Hoop for Earrings and Pins}
about A ring, a net stretched in it, and every pair hangs beside its partner: seen at once, and pretty even when it is empty.
step ring Color the ring with {the paint}, inside and outside, and let it dry.
step stretch {hoop=embroidery-hoop? Open {the hoop}, lay {the net} over the inner ring, press the outer one on, and pull all around until it sounds like a drum before you tighten it. | {hoop=cardboard? Cut a ring as wide as two fingers from {the hoop}; stretch {the net} over the back and glue it down all around. | Stretch {the net} over {the hoop} and glue it to the back all around, pulling crosswise.}}
step trim Trim what sticks out at the back to a finger's width{hoop=embroidery-hoop? , or fold it in and glue it | }.
step vine Stitch a vine along the lower edge with {the needle} and {the thread}: long stitches for the stalk, short ones slantwise for leaves.
step flowers {flowers=felt? Cut {the flowers} into spirals, roll them into roses and glue three | Arrange {the flowers} and glue them} to the upper left, on the ring, not on the net.
step leaves Cut or tuck {the leaves} around them.
step tassel Tie {the tassel} to the lower rim in bunches of different length.
step hang Knot {the hang} to the top. A grown-up puts up the hook.
step wear {@9-12? Hang pair beside pair, and studs with their backs. What is missing a partner becomes a pin. | Sort by color or by how often you wear them. Pins and badges live here, too.}
further Make a small hoop with nothing but one stitched word.
further @13+ Stretch two layers of different mesh, and let the pattern shimmer.
safety Studs are pointed: hang the hoop higher than small hands reach.
skills stretching cloth, stitching, composing at an edge
alt A hoop with lace stretched in it, flowers at the upper left and tassels below

* jacket-for-a-journal
name journal jacket
title A Jacket for a Journal | Journal Cover With a Pen Pocket | {cloth=denim? Denim | Cloth} Coat for a Notebook
about The cheapest notebook becomes yours as soon as it wears something. When it is full, the jacket goes on the next one. | A pocket for the pen, a band against curious eyes, and a cover that nobody else has.
step measure Open {the book} and lay it on the back of {the cloth}. Draw around it with {the pen}, and add {in 3/4} above and below and {in 2 1/2} on both sides, with {the ruler}.
step cut Cut it out{cloth=denim,fabric-scrap,old-jersey? . If you have jeans, choose a piece with a seam or a pocket: it looks right at once | }.
step fold Fold the upper and lower edges inward to the lines and press them. Close the book in it: the spine needs a little slack.
step flaps {join=glue? Glue | {join=duct-tape? Tape | Sew}} the folded edges down, then fold the sides in as sleeves and fasten them only at the top and the bottom, {join=duct-tape? inside | close to the edge}. The cover slips in.
step pocket Glue {the pocket} to the front on three sides{pocket=denim? , if it is not there already | }: wide enough for a pen.
step letters {letters=fabric-marker? Draw a sign or a word on the front with {the letters}. | {letters=embroidery-floss? Lay a word with {the letters} and glue it along a pencil line. | Set a sign or a word on the front with {the letters}.}}
step trim Glue {the trim} on where the writing hand does not pass.
step mark Glue one end of {the mark} inside the spine as a bookmark.
step band Tie {the band} around, and slip the knot inside the back cover.
step write {@9-12? Write the first line at once: what was made today, and with whose trousers? | Write the first page at once, so that it is no longer empty: what should be in here by the end?}
further Make a second jacket that fits your calendar.
further @13+ Quilt it: two layers with a thin filling, stitched in lines.
safety {join=glue? Spread cloth glue thin, and let it dry under a weight. | Needle or blade goes back into its place before the next step.}
skills measuring with allowance, folding, finishing
alt A blue cover with a pen pocket, a star and a red band

* peeled-stencil-tote
name tote bag
title Tote With a Peeled Stencil | Mountain Tote, Dabbed and Peeled | The Tote You Designed
about What is covered stays bare, what is open takes color, and the moment when it is peeled off is the best of the whole afternoon. The edges come out as sharp as from a print shop.
step design Draw a simple shape on the back of {the film}: a sun behind mountains, a leaf, a word in block letters. Count what stays and what falls out before you cut.
step cut Cut out the shapes with small scissors: a circle as the window, and the mountains that will stay white.
step stick Push {the inside} into {the bag}. Peel the film and press it on, the window first, the mountains in it, edges rubbed down with a fingernail. Cover the table with {the newspaper}.
step first Pour a little of each color onto {the plate}. Dab with an almost dry {one dab}, straight up and down, from the edge inward, the lighter color above.
step second Take the second color for the lower half, and let the two mix where they meet.
step print Press {the print} into the darkest color and print a few spots or textures into the sky.
step peel Peel the film off slowly while the color is still damp, flat to the side.
step dry Let it dry for four hours. {color=fabric-paint? A grown-up irons it from the back, so that it can be washed. | Wash it by hand only.}
step detail Draw fine lines with {the detail}: trees, birds, a date.
step stitch Go over one line with {the thread} and {the needle}, in running stitch: it lifts the whole picture.
further Print the stencil a second time on paper, as a poster.
further @13+ Cut one stencil for each color and print three layers.
safety Fabric color stays: old clothes on, sleeves up. {@9-12? Small inner shapes are cut together if only a blade would do. | For inner shapes a craft knife works on a mat, with a grown-up around.}
skills thinking in negatives, dabbing, layering color
waiting About four hours to dry.
alt A tote with a teal and orange sun disk behind white mountains

* notched-plate-star
name string star
title String Star on a Notched Disk | Star of Straight Lines | String Art Without a Nail
about Only straight lines, and yet in the middle there is a circle: nobody drew it. The string does it, if you count well.
step circle {plate=paper-plate? Cut nothing away yet: {the plate} is the disk. | Cut a circle of {in 8} from {the plate}.} {plate=paper-plate? The flat middle and the rim both belong to it. | }
step color {color=marker? Color | Paint} it dark, so that the string will glow, and let it dry.
step mark Mark sixteen points around the edge with {the ruler} and {the pen}: halve, halve again, and twice more. Number them.
step notch Cut a notch at each point, as deep as a fingernail is wide.
step start Tape the end of {the thread} to the back and lead it through notch 1.
step wind Go across to 8, behind to 9, across to 2, behind to 3, across to 10, and on in this way, until every notch has been used twice. {@6-8? Say the numbers aloud. | Every line is seven steps long.} Tight, but so that the edge does not bend.
step second Begin again with {the second}, but jump five instead of seven. A second circle opens inside.
step beads Thread {the beads} onto a last round of string, and let them sit where many lines cross.
step hang Tape {the hang} to the back.
step look {@6-8? Turn it slowly: where is the circle that nobody drew? | {@9-12? What happens with jumps of six? Try it on paper first. | Find the rule that tells which jumps touch every notch and which do not.}}
further Use twenty-four notches and draw the pattern beforehand on squared paper.
further @13+ Light it from the side and photograph the shadow that it throws.
safety Cut notches from the edge inward, the disk flat on the table.
skills dividing a circle, counting, keeping tension
alt A navy disk with a star of gold and pink strings
left glue: would hold what ought to slide

* thumb-maze
name thumb maze
title Maze for a Restless Thumb | {ball=marble? Fidget With a Marble Inside | Fidget With a Ball Inside} | {ball=marble? Marble Maze You Can Sew | A Maze You Can Sew}
about Between two layers of cloth a {one ball} rolls through stitched lanes, pushed by a thumb: silent, in a pocket, under a desk, in a waiting room.
step plan Draw a square of {in 5} on {the pattern} with {the ruler}, and lanes in it, each {in 1} wide. No lane may be so narrow that the ball sticks: try with {the ball}.
step cut Cut two squares from {the cloth} by the pattern and copy the lanes onto one of them.
step marks Sew or draw {the marks} on as start and finish.
step walls Lay the squares on each other and sew the lanes through both layers with {the needle} and {the thread}: small running stitches, or backstitch where much pushing will be.
step sides Sew three of the four sides close to the edge.
step ball Push {the ball} in and roll it through every lane. Does it get stuck? Undo two stitches and go around it.
step loop Sew {the loop} into a corner, between the layers.
step close Sew the fourth side shut, twice.
step edge Sew {the edge} around as a border.
step move {@6-8? From start to finish with your eyes shut: how long? | {@9-12? Time it with eyes open, eyes shut, left thumb. | Use it where hands want to move and heads have to stay: on the phone, in a lecture, before an exam.}}
further Make one with two balls that cannot pass each other.
further @13+ Stitch your own town as the maze, from home to school.
safety The ball is sewn in twice: check the seam now and then, and give it to nobody under three.
skills planning a path, sewing walls, testing
alt A teal square with stitched lanes and a ball inside

* two-halves-map
name friendship heart
title Two Halves of One Map | A Heart for Two Places | Friendship Heart to Share
about One heart, one map, two halves: one goes along, one stays, and the edges fit only each other. | A thread runs from the place where one of you lives to the place where the other does, and it goes through both halves.
step heart Draw a heart as wide as your hand on {the base} and cut it out.
step cover {map=map? Choose the pieces of {the map} on which both places lie. | Choose pictures from {the map}: of places, songs or days that belong to both of you.} Brush glue on the heart, lay them on, and brush a thin coat over everything.
step trim Trim what sticks out once the glue has set, close to the edge.
step dry Dry it under a book with paper in between, for an hour.
step half Draw a zigzag or a wave down the middle, unlike any other, and cut the heart in two along it.
step dots Set one of {the dots} on your place and one on the other's.
step line Prick holes along the line between the two places with {the punch}, hold the halves together and sew the line with {the thread}; then snip it in the gap and knot both ends at the back.
step ink Write a date, a word or coordinates on each half with {the ink}.
step cord Tie {the cord} to the top of each half{charm? , with {the charm} on it in the same order | }.
step give {card? Put one half into {the card} | Wrap one half} and give it away. {@6-8? When you meet again, lay the halves together. | {@9-12? On the back, write what you will tell each other first when you meet. | Agree on an evening of the year when both halves are looked at.}}
further Take a photo of the halves whenever they are together again.
further @13+ Cut it into three for three friends.
safety {@6-8? Holes and thick board are done together. | Cut thick board in short snips, and prick holes over a folded cloth.}
skills cutting a fit, covering smoothly, saying goodbye well
waiting An hour for the glue to dry.
alt A heart covered with a map, cut in two halves along a zigzag, with a red stitched line
`;
