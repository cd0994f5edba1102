export const words = `
* blackout-poem
name blackout poem
title {V} Blackout Poem | A Poem Hidden in a Page: {V} | {V} in Blackout Poetry
about Every printed page already holds a poem. You find it by hiding everything else, and what you hide takes the shape of {a v}. | No blank page, no writer's block: the words are there, and you decide which ones survive. {v.pic}.
step pick Take {page=old-book-page? {a page} that nobody needs any more, from a book that has fallen apart | a page full of print from {a page} that everybody has read}. Do not read it: let your eyes jump around until one word will not let go.
step scan Circle that word in pencil, then look for eight to fifteen more that could belong to it. Only the order on the page counts, from the top left to the bottom right.
step box Read your words aloud. Drop the ones that stumble and look for small joiners such as "and", "into" or "never". Draw a neat box around each word that stays.
step shape Sketch {the v} in big plain lines around the boxes. {v.draw} Words that end up outside can stay too, as the last line.
step tint {tint=watercolor-paint? Wash | Lay} a thin tint over the page outside your drawing with {the tint}, so pale that the print shows through, and let it dry.
step black {!dark=drawing-ink,acrylic-paint? Slip a folded sheet of scrap paper under the page, because the color goes through.} Go around every box first, then fill the rest of {the v} with {the dark}. Leave a hair of paper around each word: that thin edge is what makes it glow. {dark=drawing-ink,acrylic-paint? Dry it flat under a sheet of paper and a book, so that it does not curl.}
step words Link the words with a thin line from box to box, wherever the reading order might be missed.
step thread Glue {the thread} from word to word in the order of reading, so that the eye cannot lose its way.
step mount Stick the page onto {a back}, with an even margin on all sides.
step read Write title and date on the back, {frame? lay it into {the frame}, and | then} read it to one person you trust.
further Give a friend a copy of the same page. Two people never find the same poem, and both hang well side by side.
safety Use only books that are yours and past reading. {dark=permanent-marker? Permanent markers smell: open a window.}
skills writing, editing, composing black and white
alt A printed page with {a v} filled in dark and a few words left readable
say whale: name=whale; pic=a whale swims through the lines and carries yours; draw=Its back is one long curve, and the tail breaks out of the text at the edge.
say moon: name=moon; pic=a crescent moon fills with words that are good at night; draw=Two curves make the crescent. Put the last word alone at its lower tip.
say fir: name=fir tree; pic=a single fir stands in the lines, as quiet as your poem; draw=Three triangles, wider toward the bottom, and a trunk: one line of the poem for each layer.
say castle: name=castle; pic=two towers rise from a page that was about something else; draw=Two towers, a gate, battlements. A word in the gate is read last.
say robot: name=robot; pic=a machine speaks with words that a human wrote; draw=A square head with a wide visor, and two ears. Words in the visor become its eyes.
say rocket: name=rocket; pic=a rocket leaves the page at the top and takes ten words along; draw=A long drop with three fins. Start the poem at the nose and end in the flames.

* odd-collage
name collage
title {V} Collage | Surreal Collage: {V} | Cut-and-Paste {V}
about {v.pic}: two pictures that have never met, one clean cut, and suddenly there is a story. | The surrealists did it with catalogs and a pair of scissors a hundred years ago, and nothing has to be drawn. {v.pic}.
step hunt Go through {the pictures} with the table empty and pull out ten pages without thinking. You need one wide place, and one hero that is far too big for it. {v.look}
step place Cut {v.place} to size and stick it down so that it fills {the ground} to the edges, with no white left. {glaze?  Brush one watery veil of {the glaze} over it and let it dry: a pale background pushes the hero forward.}
step plane Cut a plain circle from {the paper}, as big as a saucer, and stick it where your hero will be. A calm spot of color behind a busy picture makes the eye go there first.
step hero Cut out {v.hero}. None to be found? Draw its outline with a pencil on a page of one strong color and cut that out. Turn the paper and hold the scissors still: that is how the edge gets smooth. Cut just inside the outline, so that no rim of background shows.
step try Lay it down, step back, squint. Move the hero off the middle, let it break out of the circle, and take a photo of each try. Choose the boldest.
step stick Spread glue right to the edge of the cutout, lay it down from one side to the other, and rub it flat through a clean scrap of paper.
step lift Give one piece a shadow of its own: stick a double layer of scrap under it. At the wall it stands out by a hair and the whole page gets depth.
step rays Glue short, equal pieces of {the rays} around the circle like rays.
step lines {rays? Draw one thin line with {the pen} between every two rays. | Draw short rays around the circle with {the pen}, all of one length.}{ruler?  Lay {the ruler} on: straight rays look printed. | }
step press Lay scrap paper over it and a heavy book on top for half an hour. It dries without a bubble.
further Keep leftover heads, hands, clocks and doors in an envelope. The next collage starts there.
safety Before a picture is cut, ask whether somebody still wants it. Scissors lie closed while you arrange.
skills composition, precise cutting, telling a story in one picture
waiting Half an hour under a book.
alt A collage of cut pictures: {v.alt}
say sky-whale: name=sky whale; pic=a whale carries a basket over the roofs; look=A street and an animal that belongs in the sea are a good start.; place=a street or a row of roofs; hero=a whale, or another big sea animal, and a basket to hang below it; alt=a whale floating over the roofs of a town
say moon-picnic: name=moon picnic; pic=dessert rises over the moon; look=Anything round from a food page makes a planet.; place=a dark sky with gray, rocky ground; hero=a donut, a pizza or an orange for the planet, and a checked cloth for the picnic; alt=a donut planet above the moon
say town-dino: name=downtown dinosaur; pic=a sauropod takes the crosswalk; look=A street with tall houses and an animal with a long neck do the trick.; place=tall houses and a road; hero=a dinosaur, or a lizard from a nature page that nobody will know is small; alt=a long-necked dinosaur between tall houses
say radio-field: name=guitar field; pic=a guitar grows in the middle of a field; look=Landscapes from calendars are wide enough.; place=a field with a big sky; hero=a guitar, or any instrument with a neck, as tall as the page; alt=a huge guitar standing in a field
say teacup-storm: name=storm in a teacup; pic=a whole storm rages in one cup; look=Look for a cup on a food page and dark clouds on any other.; place=a table top and a wall; hero=the cup, a piece of sea to fill it, a ship, and the darkest cloud you can find; alt=a teacup with waves, a ship and a thundercloud

* phone-stand
name phone stand
title {V} Phone Stand | Phone Stand: {V} | {V} to Hold Your Phone
about Three pieces slide into each other without a drop of glue, and your phone leans back at the angle in which it films, calls and plays. {v.pic}. | {v.pic}, and takes care of the phone while your hands do homework.
step plan On {the board}, draw a front {in 5} wide and {in 2} high, {v.shape}. Next to it draw two side pieces like chairs seen from the side: {in 5} long, a seat {in 1} high, and a back that leans and is {in 4} high. Let the ripples inside cardboard run upward in the backs, or they buckle.
step cut Cut out all three pieces. In thick board, cut each line twice: once rough, once on the line.
step slots Mark two slits in the bottom edge of the front, {in 3} apart and {in 1/2} deep, and one in the top of each seat, {in 1} from its front end and just as deep. They are as wide as the board is thick: too tight is better than too loose.
step double Glue a second layer behind each side piece, clear of the slit, with the grain across. Press them under books for an hour: nothing bends now.
step paint Paint everything {color a}, the cut edges first. {color=paint-marker? Markers need two layers on brown board. | Two thin coats cover brown board better than one that drips.}
step face {v.face}
step join Push the front down onto the seats, slit over slit. It stands across them now, and the phone will sit right behind it, leaning against the two backs.
step test Set {the phone} on the seats behind the front and lean it back. If it tips over backward, the seats are too short or the backs too steep: trim the backs to a flatter slant.
further Cut a notch in the middle of the bottom edge, and the charging cable finds its way out.
safety Thick board needs strong scissors and a grown-up at hand for the slits. Try the stand with a book before the phone goes on it.
skills interlocking slots, measuring, planning for strength
waiting An hour of pressing, and the paint dries alongside.
alt A cardboard phone stand in the shape of {a v} with a phone leaning on it
say robot: name=robot; pic=a robot holds the screen in both arms; shape=with two arms that reach up at the sides; face=Paint a panel with two round eyes and a mouth, then bolts at the shoulders.
say t-rex: name=T. rex; pic=a tyrannosaur grips the phone, in spite of those arms; shape=with two short arms that reach up at the sides; face=Paint a row of teeth above a pale chin, two eyes close to the phone and dark spots down the flanks.
say elephant: name=elephant; pic=an elephant spreads its ears behind your screen; shape=with a big round ear on each side; face=Paint pink into the ears, two eyes, and a trunk that swings down to one side.
say amplifier: name=amplifier; pic=a little stage amplifier takes the front row; shape=as a plain box with rounded corners; face=Paint the panel, two round speakers with pale centers, and a row of golden knobs. One lamp is red: it is on.
say goal: name=goal; pic=the screen stands in goal, and the ball is already in; shape=as a plain rectangle, the frame of a goal; face=Paint the inside green, then a net of thin white lines, and last the ball in the middle.
say dragon: name=dragon; pic=a dragon guards what you treasure most; shape=with a wing on each side; face=Paint a pale muzzle with two fangs, eyes that look up at the phone, and thin bones into the wings.

* stab-book
name notebook
title Stab-Bound {V} | Japanese Stab Binding: {V} | Hand-Sewn {V}
about One thread, four holes, no glue in the spine: books were sewn like this in Japan and China for centuries, and many still open today. {v.pic}. | A notebook that you sewed yourself gets filled, strangely enough, much faster than a bought one. {v.pic}.
step fold Fold the sheets in half one by one and sharpen every fold with the back of {the ruler}. Stack them with the folds on the right: open edges go into the spine, and each page is double and does not show ink through.
step cover Cut two covers from {the cover}, the size of the stack or a hair larger. Tap everything on the table until all edges are flush.
step picture {v.cut} Keep the left {in 1} of the cover free.
step stick Lay all shapes out on the front, from the lowest layer up, then rub {the glue} to the very edges and press them down.
step mark Clamp the stack with {the clip}. Draw a line {in 1/2} from the left edge and mark four points on it: the outer ones {in 1/2} from top and bottom, the others evenly between.
step holes {poke=hole-punch? Punch the holes through a few sheets at a time, using the first ones as a pattern. | Lay the stack on thick cardboard and push {the poke} straight down at every mark, a few sheets at a time, turning it.} Every hole must meet the one below.
step spine Begin between the pages at the second hole and leave a tail. Come up through it and loop once around the spine, back into the same hole. Go on to the next hole and do the same, always pulling along the direction of the thread, so that the paper does not tear.
step wrap At the top and bottom corners, loop around the short edge as well. Travel back through the holes until every gap on the line is filled, meet your tail, knot twice and hide the knot between the pages.
step crease Lay {the ruler} beside the seam and fold the cover back along it. Now it opens where it should.
further Look up the hemp-leaf pattern: it needs five more holes and the same thread, and turns the seam into lace.
safety The needle goes down into cardboard, never toward the hand that holds the stack. {@9-12? For a thick stack, a grown-up makes the holes. | Pierce a thick stack in two halves.}
skills bookbinding, exact measuring, paper layering
alt A notebook with a sewn spine and {v.alt} on the cover
say mountain: name=mountain journal; pic=a snowy peak on the cover waits for walks and weather; cut=Cut a mountain, a jagged cap of snow and a round sun. Hills for the front are torn, not cut: the white edge becomes mist.; alt=a snow-capped mountain
say comet: name=comet notebook; pic=a comet crosses the cover, and the pages take whatever you think of at night; cut=Cut a star with five points, a long tail in two layers, and a dozen small dots.; alt=a golden comet
say koi: name=koi notebook; pic=a koi circles on the cover; cut=Cut two circles for the pond, one a finger smaller than the other, and a slim fish with a forked tail and four fins.; alt=an orange koi in a round pond
say songbook: name=songbook; pic=half a rhyme, a chord, a title without a song: this is where they wait; cut=Cut a pale rectangle, five thin strips for the staff and a pair of notes joined by a beam.; alt=notes on a staff
say field-guide: name=bug field guide; pic=a beetle on the cover, and room for everything with six legs; cut=Cut a label, and on it a beetle: an oval body, a round head, six bent legs, two feelers.; alt=a beetle on a label
say ticket: name=travel journal; pic=tickets, routes and the names of people you meet: this book is for the road; cut=Cut a ticket with a stripe, a winding route from one thin strip, and a pin for the place you dream of.; alt=a ticket and a route

* sonobe-cube
name sonobe cube
title Sonobe {V} | Modular Origami: {V} | {V} From Six Folded Squares
about Six squares, six times the same folds, no glue: every unit has two flaps and two pockets, and together they lock into {a v}. {v.pic}. | Paper folders call it the sonobe unit, after the man who made it known in the 1960s. Six make a cube. {v.pic}.
step squares Cut six squares of {in 6} from {the paper}, {paper=magazine,map,sheet-music? two each from pages that look alike, bright, dark and in between | two in each of three colors}. Measure twice: a crooked square makes a cube that gapes.
step gate Fold a square in half, open it, and fold both edges to the crease in the middle. Run your nail along each fold. Open it again.
step corners Fold the top right corner and the bottom left corner in to the nearest crease, so that each makes a small triangle. Fold each of them once more, so that its slanted edge comes to lie along that crease and the tip gets long and sharp. Close the gates again.
step twist Now fold the top left corner down to the right edge, and the bottom right corner up to the left edge. A leaning shape with four equal sides appears.
step tuck Open the last two folds a little and slip each big triangle under the gate on the other side. Nothing can spring open any more.
step turn Turn it over and fold both points in, so that you see a square, then let them stand up again. Make five more, and check that they all lean the same way: a mirrored one will not fit.
step pair Slide one unit into another that looks different, the point deep in its pocket. A third one joins both at a corner: three different units, one corner of the cube.
step close Add the other three in the same way, each point into the nearest pocket. The last one is the hardest: open its neighbors a crack, push, and press the cube firm with all ten fingers. {v=ice-crystal,power-crystal?  Balance it on one corner in a ring of rolled paper: on its tip it looks like a cut stone.}
step stars Draw a small star or a few dots on each side with {the pen}.
step more Fold six units more and try twelve: instead of flat sides you get a spiky star with eight points.
further Put a wish or a tiny gift inside before the last unit closes.
safety A bone folder or the ruler makes the sharpest crease and spares your fingertips, which get sore after thirty folds.
skills modular origami, exact folding, geometry
alt A cube of six folded units in three kinds of paper
say ice-crystal: name=ice crystal; pic=in white, pale blue and teal it looks as if it came out of the freezer
say power-crystal: name=power crystal; pic=in a tale, whoever held it could do magic
say space-cube: name=space cube; pic=dark as the sky, with gold where the sun hits the panels
say toy-cube: name=puzzle cube; pic=it is the one puzzle cube that you solve by building it

* stand-up-card
name stand-up card
title {V} Pop-Up Card | Kirigami Card: {V} | Open It Up: {V}
about Nothing is glued in here: {the v} is cut from the card itself and stands up when it opens. Architects in Japan made an art of it. | A flat card opens to a right angle, and {v.pic}. The trick is two cuts and three folds for every box.
step plan Draw a rectangle of {in 6} by {in 8} on {the plan} with a dotted line across the middle: the valley. {v.plan}
step move Every box is two upright lines across the valley, joined by folds at the top and at the foot. A box {in 3} high and {in 1} deep goes from {in 3} above the valley to {in 1} below it. A third fold lies under the top, as far as the box is deep: here {in 1}. Lay the plan on {one card} and go over all lines firmly, so that they mark the sheet below.
step cut Cut only the upright lines. Fold the sheet loosely for each cut and start with a snip in the middle of the line. A grown-up can do it with a craft knife on a mat.
step score Run the ruler's edge and an empty pen or your nail along every fold line. Only a scored line folds straight in stiff paper.
step push Fold the card halfway along the valley and push each box forward from behind with one finger. Every box makes an outward fold at its front edge, and an inward one at its top and its foot. Close the card, press it hard, and open it again.
step trim {v.trim}
step pen Add small windows, stars and lines of light with {the pen}.
step back Put glue on the back of the card, but never behind the boxes, and stick it into the second sheet, fold into fold. The holes disappear.
step test Open and close it ten times. If a box catches, the trim is too near to a fold: cut it back by a hair.
further Hide the message where only somebody who looks into the box from above will find it.
safety Cutting stops exactly at the end of a line, so go slowly. If a craft knife is used, a grown-up uses it or stays beside you, with a mat below and fingers behind the blade.
skills kirigami, measuring, thinking in space
alt A pop-up card with {v.alt}
say castle: name=castle; pic=a castle with two towers and a gate rises; plan=Draw a wide low wall with a tall tower on each side. The gate is a small box of its own, and its valley is the fold at the foot of the wall.; trim=Cut two pointed roofs, a door, windows and battlements and stick them on with the roofs standing free above the towers.; alt=a paper castle standing up in it
say city: name=skyline; pic=a whole city stands in front of the night; plan=Draw six boxes of different width: tall ones with little depth behind, low deep ones in front.; trim=Cut tiny windows by the dozen from one strip, light some houses and leave others asleep, and hang a moon in the sky.; alt=six houses standing up in it
say stage: name=concert; pic=a stage comes out with its loudspeakers; plan=Draw one wide low box as the stage and two tall ones at its sides.; trim=Stick round speakers on the tall boxes, two beams of light behind, and one musician with a guitar on the front edge of the stage.; alt=a stage and a musician
say cap: name=graduation cap; pic=a cap jumps out at the graduate; plan=Draw one box in the middle, 2 inches (5 cm) wide and as deep as it is high.; trim=Cut a black square of 3 inches (8 cm), stick only its middle to the top of the box, and add a tassel and three stars.; alt=a graduation cap standing up in it
say podium: name=winners' podium; pic=a podium waits for the winner; plan=Draw three boxes side by side: the highest in the middle, the lowest on the right.; trim=Stick on the numbers 1, 2 and 3, and let a medal with a red ribbon stand on the highest step.; alt=a podium and a medal

* box-organizer
name desk organizer
title {V} Desk Organizer | {V} From {box=cereal-box,small-box? Boxes | Tubes} | Tidy Desk: {V}
about Four {many box} at four heights already make {v.pic}, and suddenly every pen has an address. | {v.pic2}. It cost nothing, and it stands on the desk longer than anything you could buy.
step heights Measure your longest pens, your scissors and your sharpener. Cut {the box} to four heights that fit: tall ones stand behind, low ones in front.
step stiff {box=chip-can,oatmeal-canister,cardboard-tube? Cut slits around the lower rim, {in 1/2} deep, and bend them out as feet: they will hold on the base. | Cut strips from what is left, {in 1} wide, glue them inside along the top edges and hold them with {the clip} until they stick: thin walls need a rim.}
step wrap Cover each {one box} on its own, as you would wrap a gift: glue, roll, smooth it from the middle outward, fold the edge in over the rim. {v.colors}
step base Glue them side by side onto {the base}, which reaches out a finger's width all around. Press each one down and hold it for a slow count of thirty.
step front Cut the small parts from what is left of {the cover}: {v.cut}.
step stick Stick them on from the bottom up, and let roofs and battlements stand up over the rim a little: that hides the boxes.
step pen Draw seams, handles and reflections with {the pen}.
step dry Let everything dry for an hour before anything heavy moves in.
step fill Put things in by how often you need them: daily ones in front.
further Add a drawer: a matchbox with a bead as a knob, glued into the lowest place.
safety Cut cardboard edges can scratch, so the strip inside the rim belongs to the job. {@9-12? A grown-up starts the cuts in thick walls. | Start the cuts in thick walls slowly, with a grown-up around.}
skills measuring, wrapping edges, design
waiting An hour for the glue.
alt A desk organizer that looks like {v.alt}
say street: name=street; pic=a row of town houses; pic2=Four narrow houses share a wall and take in pencils; colors=Every house gets a color of its own.; cut=windows, doors and four roofs of different shape; alt=a row of four houses
say castle: name=castle; pic=a castle with two towers; pic2=Pens move into the towers, and scissors into the keep; colors=Gray for the towers, a darker gray for walls and keep.; cut=battlements, narrow windows, a gate and a banner; alt=a castle
say jukebox: name=jukebox; pic=a jukebox with two pillars; pic2=A jukebox from the fifties plays nothing but holds everything; colors=Red for the wide middle, with an arched front of stiff paper, gold for the sides.; cut=two arches, a record, a row of buttons and golden bars; alt=a jukebox
say barn: name=barn; pic=a barn with its silo; pic2=The harvest of pencils comes into the barn, rulers go into the silo; colors=Red for the barn, gray for the tall silo.; cut=a wide roof, a door with a cross, a hayloft window and white hoops for the silo; alt=a red barn with a silo
say aquarium: name=aquarium; pic=a reef with deep and shallow water; pic2=Fish swim past your pens; colors=Two blues, by turns.; cut=three fish, five strands of seaweed, one red coral; alt=an aquarium with three fish
left soda-can: has edges that are too sharp to reach into

* pencil-roll
name pencil roll
title {V} Pencil Roll | Sewn {V} Roll for Pens | Roll-Up {V} Case
about Six pockets, one tie: the roll lies open while you draw and closes as small as a sausage. {v.pic}. | {v.pic}. Made of {a cloth}, it fits in any bag and is easier to sew than it looks, for all its seams are straight.
step cut {cloth=felt? Mark and cut a piece of {the cloth}, {in 9} wide and {in 12} long: a whole sheet, as a rule. | Mark and cut a piece of {the cloth}, {in 10} wide and {in 14} long. {cloth=denim?  The leg is best: let its hem be one of the short edges.}}
step hem {cloth=felt? Felt does not fray, so no hem: sew one line of running stitches along the lower short edge, where the pocket opens, and it will not stretch. | {cloth=denim? Fold the short edge that has no hem over by {in 1/2} and sew it down with running stitches. | Fold the two short edges over by {in 1/2} and sew them down with running stitches.}}
step face Cut {v.cut} from {the felt}.
step trim Fold the lower {in 4} up for a moment to see where the pocket will be, mark it and open it again. {v.sew} Sewing it on now, on one layer, keeps the pocket open.
step fold Fold the pocket up again, {in 4} high, with the picture outside, and rub the fold flat. {pins?  Hold the sides with {the pins}.}
step sides Sew both sides through all layers in backstitch, {in 1/4} from the edge, and sew the top corners of the pocket three times over: that is where it would tear.
step lines Draw five lines from the pocket's edge to the fold with {the chalk} and {the ruler}, so that six slots as wide as each other lie side by side, about {in 1 1/2} each.
step slots Sew along the lines in small running stitches, right across the picture. Knots stay on the back.
step tie Fold {the tie} in half and sew its middle to the left edge, at the height of the pocket.
step fill Put in six pencils with their points up, fold the edge above them down over the points, roll from the right and tie.
further Sew a seventh slot, wide and short, for an eraser and a sharpener.
safety Long seams tire the hand: change the finger that pushes, use a thimble for denim, and keep the needle in the cloth when you stop.
skills straight seams, appliqué, measuring
alt An open pencil roll with six pencils and {v.alt}
say piano: name=piano; pic=your pens stand behind a keyboard; cut=a white strip as wide as the pocket, and five black keys; sew=Sew the strip on along its edges and the black keys on top of it, first two, then three. The seams of the slots become the gaps between the keys.; alt=piano keys
say watermelon: name=watermelon; pic=a slice of summer keeps the pencils fresh; cut=a red piece as large as the pocket, a green strip for the rind, a narrow white one, and six black seeds; sew=Sew the red piece on along its edges, the strips along the fold, white above green, and the seeds above them, away from the lines of the slots.; alt=the rind and seeds of a watermelon
say caterpillar: name=caterpillar; pic=a caterpillar crawls across six pockets; cut=four circles for the body in two colors, and a larger one for the head; sew=Sew the circles on in a wavy row, head last. Stitch two feelers, two eyes and feet.; alt=a caterpillar
say shark: name=shark; pic=six pencils stand behind a row of teeth; cut=a white belly with a curved top, a dark mouth and seven teeth; sew=Sew the belly on first, the mouth upon it, then the teeth along the upper edge. Eyes and gills are stitched.; alt=a shark's mouth
say crocodile: name=crocodile; pic=a crocodile has its mouth full, so it cannot bite; cut=a green piece as large as the pocket, a strip for the lower jaw, two eye bumps and two rows of teeth; sew=Sew the green piece on first, then the jaw along the fold, teeth between jaw and snout so that they interlock, and the bumps at the right end.; alt=a crocodile's jaws

* pinhole-viewer
name pinhole viewer
title Pinhole Camera Viewer | Home-Built Camera Obscura | Camera Without a Lens
about A hole as small as a needle's point is enough: the street outside appears on a paper screen, in color, moving and upside down. | Painters used a dark box like this long before there was film. Yours comes out of the recycling, and it really works.
step hole Make a hole as wide as the pencil in the middle of the bottom of {the tube}. A grown-up starts it, because hard bottoms slip.
step pin Smooth a flat piece of {the foil}, as big as a stamp, and prick one hole into it with the very tip of {the needle}. The smaller and rounder it is, the sharper the picture will be.
step mount Tape {foil=soda-can? the piece, which a grown-up has cut, | {the foil}} over the wide hole, its pinhole in the middle, and seal all four edges, so that light comes in nowhere else.
step sleeve Roll {the cover} into a sleeve that just slides into the open end, dark side in, and tape it closed. {tube=small-box,shoebox,cereal-box? For a box, crease it into four sides that follow the walls.} It should be as long as {the tube}.
step screen Stretch {the screen} over the end of the sleeve that goes in first and hold it with {the band}, tight like a drum and without a wrinkle.
step slide Push the sleeve in, screen first, until it is {in 4} from the pinhole. You look in from behind.
step wrap Cover the outside and seal every seam with {the tape}. Add a dial and two bands, so that it looks like the camera it is.
step dark Point the pinhole at a bright lamp in a dark room, cup your hands around the open end and look inside: there it hangs, upside down. Slide the sleeve: nearer is brighter, farther is bigger.
step photo Hold the lens of {the phone} to the open end, sealed with your hand, and take a picture of the picture.
further Go out on a sunny day and sit under a tree with it. Then trace a house on the screen, as painters did.
safety Never point it, or your eyes, at the sun. The needle and the first hole are a job with a grown-up around.
skills optics, exact building, looking
fact Light travels straight: rays from the top of a tree go through the hole to the bottom of the screen. That is why everything stands on its head.
alt A pinhole viewer with a pricked front and a picture upside down on its paper screen

* chalk-marbling
name marbled paper
title {V} Marbled Paper | Chalk Marbling: {V} | Marbled Bookmarks: {V}
about Chalk dust floats on water, and paper that touches it carries it home: {v.pic}. No two sheets are ever the same. | Bookbinders guarded the secret of marbled paper for centuries. With chalk it takes a tray of water and a light hand, and {v.pic}.
step water Fill {the tub} with cold water, two fingers deep, and set it on the towel. Wait until it is perfectly still.
step scrape Hold {the chalk} close above the water and scrape it with {the scrape}, so that fine dust snows down. {v.colors} Coarse crumbs sink, fine dust floats.
step swirl Draw {the comb} through the dust once or twice, just skimming the surface. {v.comb}
step lay Hold a sheet by two corners, let the middle touch the water first, then lower both ends. Count to five without pressing: bubbles leave white spots.
step lift Lift it by one edge, let it drip, and lay it color side up on the towel. Dry it for an hour and do not touch it: wet chalk smears.
step again Scrape fresh dust and print the other sheets. Every third one, skim the water clean with a strip of scrap paper.
step cut Keep the best sheet whole and cut another into strips, {in 2} wide, for a set of bookmarks.
step tag Punch a hole with {the pencil} and tie {the tag} through it.
further Use the whole sheets as covers for a sewn notebook, or write a letter on the back.
safety Scrape slowly and low over the water, so that the dust falls in and is not breathed in. Pour the water out in the garden, not in the sink.
skills marbling, patience, a light hand
waiting An hour to dry.
alt A sheet of marbled paper with {v.alt} and a bookmark cut from another
say sea: name=sea; pic=waves in three blues settle on the sheet; colors=Start with blue, then teal, then a breath of light blue.; comb=One slow S from side to side makes swell, a second one makes surf.; alt=blue waves
say dragon-hide: name=dragon hide; pic=scales appear as if a dragon had shed its skin; colors=Dust green and teal in patches, and gold last.; comb=Make rows of small hooks, each between two of the row before.; alt=rows of scales
say canyon: name=canyon; pic=layers of rock lie one upon the other; colors=Dust in stripes, orange beside brown, with cream between.; comb=Pull across the stripes once in each direction: they bend like rock that has been under pressure.; alt=layers of orange and brown
say storm-planet: name=storm planet; pic=the bands and the great storm of a gas planet come up; colors=Dust in stripes, tan, orange and brown.; comb=Turn one small whirl between two stripes and leave all the rest alone.; alt=bands and a storm spot
say storm-sky: name=storm sky; pic=a front of cloud rolls in; colors=Gray first, then navy, and light blue for the gaps.; comb=Stir two slow spirals, one large, one small, and stop before they close.; alt=gray and navy clouds

* hand-lettering
name lettered sign
title Hand Lettering: {V} | Lettered Sign: {V} | Faux Calligraphy: {V}
about Real calligraphers press harder on the way down. With an ordinary pen you add that weight afterward, and nobody can tell. {v.pic}. | One word or one line that somebody needs to read every day, in letters that took you an evening. {v.pic}.
step words Choose words short enough to be read in passing: {v.words}. Write them small on scrap paper a few times and see which letters could reach up, down or across to a neighbor.
step lines Draw three faint lines on {one paper} with {the ruler}: where letters stand, where small ones end, where tall ones end. Write the words in pencil, in joined-up writing and slower than usual, with wide gaps between the letters: they need room to grow.
step thin Go over the pencil with {the pen} in one thin even line. Lift it wherever the direction changes, and breathe out on the long strokes.
step thick Find every stroke where your hand moved downward. Draw a second line beside each, a grain of rice apart in the middle, meeting the first at both ends, and fill the gap. Upward strokes stay thin: that is the whole secret.
step rub Wait until nothing shines, then rub out the pencil with {the eraser}, holding the sheet flat with your other hand.
step deco {v.deco}
step tint Lay a soft patch of color behind or beside the letters with {the tint}. {pen=permanent-marker,paint-marker,gel-pen? Keep it paler than you think. | Keep off the letters, whose ink can run.}
step shade Add a shadow with the side of a soft pencil, always at the lower right of a stroke, and smudge it with a fingertip.
step frame Set it behind the pane of {the frame}.
further Write the same line three times in three moods: shy, loud, and in a hurry.
safety {pen=permanent-marker,paint-marker? Use {the pen} with a window open, and cap it between words. | Cap {the pen} between words, and keep sleeves off wet ink.}
step press Lay {the pressed} above the letters, leave them there until you like it, then fix each with a dot of {glue} and a light fingertip.
skills lettering, rhythm, composition
alt A sheet with a hand-lettered word and {v.alt}
say wildflower: name=wildflowers; pic=flowers grow in from the corners; words="hello", a name, "bloom anyway"; deco=Draw flowers with five petals in two corners and smaller ones across from them, with stems and leaves between. Leave the middle alone.; alt=wildflowers
say rainy-day: name=rainy day; pic=rain falls around it, and a small rainbow waits below; words="hello", "let it rain", "puddle weather"; deco=Draw two clouds above, drops falling past the letters, and a little rainbow under the last word.; alt=clouds and raindrops
say surf: name=surf; pic=it has two waves to stand on; words="hello", "salt and sun", "gone to sea"; deco=Draw two wavy lines below, a sun in one upper corner and a surfboard in the other.; alt=waves, a sun and a surfboard
say galaxy: name=stars; pic=stars are scattered around it as if by chance; words="hello", "look up", "good night"; deco=Draw stars with four long points, a thin moon and a dust of dots, dense near the words and thin toward the edge.; alt=stars and a moon
say moth: name=moths; pic=three moths have come to its light; words="hello", "find the light", "night owl"; deco=Draw three moths, two above and one below: an oval body, two wide wings, two small ones, and dots between them.; alt=three moths

* accordion-album
name photo album
title Accordion Album: {V} | {V} in an Accordion Book | Zigzag Photo Album: {V}
about Closed, it fits in a jacket pocket. Pulled open, it stands on a shelf and shows all its pictures at once. {v.pic}. | An album of one long paper strip needs no thread and no staples. {v.pic}.
step strip Cut three strips of {the strip}, each {in 4} high and {in 11} long. Mark them every {in 3 1/2}; the last {in 1/2} is a tab.
step zigzag Fold along the marks, forward and back in turns, and sharpen each fold with {press? {the press} | {the ruler}}. Fold edges exactly onto each other, or the zigzag will lean.
step join Put glue on the tabs and join the three strips to one, so that the zigzag goes on without a stumble.
step covers Cut two covers from {the cover}, {in 4 1/4} by {in 3 3/4}: a hair larger than the folded pages.
step wrap Cut {the wrap} a thumb's width larger than each cover. Glue it on, snip the corners off at a slant, and fold the four edges in around the board.
step ribbon Lay half of {the ribbon} across the inside of each cover with its end hanging out, and glue the first and the last page over it.
step press Close the album, put scrap paper between the wet pages and leave it under a heavy book for an hour.
step photos Stick {the photo} onto four pages, in the order of the story, and leave the lower third of each page free.
step trim {v.trim}
step write Write under each picture what nobody can see in it: what it smelled of, who laughed, what came next.
further Use the backs too: they are empty, and the story has a second half.
safety Glue the photos only when everyone who owns them agrees. Scissors stay closed while you fold.
skills bookbinding, exact folding, telling a story
waiting An hour under a heavy book.
alt An open accordion album with four photos and {v.alt}
say best-friends: name=best friends; pic=friends, page after page; trim=Cut small hearts from the colored paper, in three colors, and scatter them below the photos.; alt=small hearts
say trip: name=the trip; pic=a journey unfolds as the road did; trim=Cut tiny dots from the colored paper for the route, and let it run below the photos from page to page up to a pin.; alt=a dotted route
say pet: name=my pet; pic=it belongs to somebody with four paws; trim=Cut paw prints from the colored paper, one round pad and three toes each, and let them walk along below the photos.; alt=paw prints
say year: name=one year; pic=four seasons stand side by side; trim=Cut a blossom, a sun, a leaf and a snow crystal from the colored paper, one for each season.; alt=a sign for each season
say kitchen: name=our kitchen; pic=everybody in the family has one dish, and here they all are; trim=Cut a tomato, a cupcake, a spoon and a donut from the colored paper, and leave room for a recipe beside each.; alt=small pictures of food
`;
