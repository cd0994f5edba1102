/** Techniques for which a table is laid, done with whatever the family loves: their words. */
export const words = `
* foam-marbled-figure
name marbled picture
title Marbled {V} | {V} Cut from a Swirl | {V} Out of the Foam
about Color swims on a field of foam, a sheet takes it off in one touch, and from the swirls you cut {a v} that nobody can make twice. | The foam wipes away gray, and under it lies marble. That is the moment everybody at the table leans in.
step spread Spread {the foam} on {the tray} with the edge of {the scraper}, as thick as your finger and as large as the sheet you will press on it.
step drop Let drops of {color a} and {color b} fall on it, a hand apart at first, then a third color into the gaps. Ten or twelve drops are enough.
step swirl Draw {the stick} through the top of the foam, back and forth and then once across. Stop while you can still tell the colors apart: one stroke too many and they go gray.
step press Lay the first sheet on the foam and press it down with flat hands from the middle outward. Count to ten and peel it off by a corner.
step scrape Hold the sheet on the table and pull {the scraper} over it once from top to bottom, firmly, so that all the foam comes off. The marble is on {the sheet}.
step wipe Wipe {the scraper} on {the towel} after every pull, so that it does not smear. There is enough color in the foam for a second print.
step dry Let the marbled sheet lie flat for an hour, until it is no longer cool to the touch.
step draw Turn it over and draw on the plain side, nearly as large as the sheet and with no thin parts: {v.shape}. It will face the other way.
step cut @4-5 A grown-up cuts it out with {the scissors}; the scraps are kept.
step cut Cut it out in one piece with {the scissors}, turning the sheet and not your wrist. Keep the scraps.
step mount {fix=tape? Tape | Glue} the marbled {v} on the other sheet. {v.face? From a scrap and with {the pen} add the face: {v.face}. | From scraps and with {the pen} add {v.mark}.}
further Press the last of the color onto an envelope or a card: it becomes the paler twin.
safety {@4-5? It looks like cream and is not: foam stays out of mouths and eyes, and a grown-up stays beside the tray; | Foam stays out of eyes and mouths;} hands are wiped before anybody rubs a face. {drops=food-coloring? The color stains fingers for a day. | The colors do not wash out of a shirt.}
skills mixing without mixing up, pulling evenly, cutting one long line
waiting An hour until the sheet is dry.
alt {a v} cut from marbled paper

* page-bead-bracelet
name paper-bead bracelet
means bead
title {V} on Paper Beads | A Paper-Bead Bracelet with {a v} | {V} to Wear, Rolled from Pages
about Nobody guesses that these beads were {pages=magazine? a magazine | printed pages} this morning. In the middle, stiff and glossy, hangs {a v} cut from the same pages. | Long triangles, rolled up tight: the printed colors become stripes, and no two beads are alike.
step strips From {the pages}, choose pages with a lot of {color a} and {color b}. With {the ruler} and {the pen}, draw long triangles, {in 1} wide at the foot and as long as the page, and cut out ten.
step roll Lay a triangle face down and roll it around one {one rod} from the wide end, tight and straight, so that the tip lands in the middle. Rub {fix=glue-stick? glue from {the fix} | a little of {the fix}} on the last third, roll on, and hold while you count to five.
step stack Cut four pieces as large as your palm from the pages, glue them on top of each other with {the fix}, and press them flat under a book.
step draw Draw on the stack, no larger than {in 1 1/2}: {v.shape}.
step cut Cut it out through all four layers. {v.face? Draw or glue on the face: {v.face}. | Draw or glue on its mark: {v.mark}.}
step coat Brush {the coat} thinly over each bead, turning the {one rod}, and over both sides of {the v}, and let it dry. When a bead clicks against the table, slide it off.
step hole Make a hole near the top with {the hole}, a straw's width from the edge.
step string Cut {in 16} of {the cord}. Thread five beads, {the v}, and the other five, and push everything to the middle.
step between Thread {the between} between the rolled beads, the same on both sides.
step tie Lay it around your wrist with room for one finger, tie the ends with two knots on top of each other, and cut off what is too long.
further Cut triangles half as wide from what is left: they give beads like grains of rice, for a key ring.
safety {rod=wooden-skewer,toothpick? Break the points off before rolling. | Take your time with the tools that have a point.} Take it off for climbing and sleeping.
skills measuring, rolling tightly, stringing in a pattern
waiting About an hour for beads and charm.
alt A bracelet of rolled paper beads with {a v} as its charm

* jointed-shadow-figure
name shadow puppet
title {V} for the Shadow Theater | {A V} of Shadow, with Joints | The {V} on the Bright Screen
about Against the light only the outline counts, and the moment a joint moves, {the v} is alive. | In Java such figures have told stories all night long for a thousand years. Yours needs two joints, two rods and a lamp.
step draw On {the card}, as long as your forearm, draw from the side: {v.shape}. Leave out what lies inside; the outline has to tell it all.
step part Beside it draw the piece that shall move, a thumb's width longer than it looks, for the overlap: {v.part}.
step cut Cut everything out with {the scissors}. Hold it in front of a lamp: what you cannot recognize now, no one will.
step holes {@13+? With a grown-up, cut | A grown-up cuts} openings with {the knife} where light should come through: {v.face? {v.face} | {v.mark}}. Leave at least a finger's width of {card=cardboard? cardboard | card} between two openings.
step joint Lay the moving piece over the body, poke through both with {the hole}, and join them with one {one joint}{joint=string? , a knot on each side | }, loose enough to swing by itself. Cut the body in two and do the same where it should bend.
step rods Tape one {one rods} upright to the body and one to the moving piece, so that it can turn a little{rods=wooden-skewer? . Points are broken off first | }.
step screen Stretch {the screen} {screen=bed-sheet,pillowcase? in a doorway or over two chairs | over an empty frame or the opening of a box} and set {the light} an arm's length behind it, at the height of the figures.
step play Hold {the v} flat against the screen, make it {v.does}, then pull it toward the light: it grows into a giant.
further Cut one more figure to meet it, and {v.scene} to tape to the edge of the screen.
safety {@13+? {knife=craft-knife? Cut on a board, in several light strokes, with a grown-up in the room. | Cut inside corners in small snips.} | Inner openings are cut by a grown-up.} Nobody looks straight into the light.
skills drawing an outline, making joints, telling with light
alt A black jointed {v} on rods before a bright screen

* gel-plate-layers
name gel print
title {V} in Layers of Print | Gel-Plate {V} | {V}, Pulled Three Times
about Color is rolled on, something takes part of it away, a sheet takes the rest: every pull is a surprise, and {the v} rises from three of them. | Print over print, until the ground is deep and {the v} stands clear in front of it.
step mask On one of your sheets, a little smaller than {the plate}, draw {v.shape}.
step cut Cut it out with {the scissors} in one piece. You need both: the figure, and the sheet with the hole.
step roll Put three pea-sized drops of {color b} on {the plate} and roll it thin with {the roller}, until it sounds like tape being pulled off.
step leaves Lay {the texture} on the paint, veins down, and press gently: they take their shape out of the color.
step weave Press {the weave} into the paint in one corner and lift it off again: the pattern stays.
step first Lay a fresh sheet on it, rub it with a flat hand from the middle, and peel it off. Make two or three, each different. Let the best one dry for ten minutes.
step stencil Roll on a light color, lay {the stencil} on the plate, and print over the first layer, in two places only.
step lay Roll out {color a}, dark and even. On the plate lay the sheet with the hole: paint shows only where {the v} is. Scratch in with {the pen} {v.face? {v.face} | {v.mark}}.
step pull Lay the best print face down on top, rub hard inside the shape, and peel. {The V} stands before all the layers.
step clean Wipe {the plate} and {the roller} with {the wipe} before the paint grows a skin. What is left on it can still print a ghost.
further Lay the cut-out figure on the plate instead, and print once more: now {the v} is the one place where the old layers show.
safety Nothing sharp touches the plate. {@9-12? Wear something old: acrylic paint stays. | Acrylic paint stays in cloth: sleeves up.}
skills layering, masking, seeing light against dark
waiting Ten minutes between the layers.
alt A layered print with {a v} in one strong color

* freezer-paper-print
name stenciled shirt
title {V}, Printed by You | {V} on a {cloth=old-t-shirt? Shirt | Piece of Your Own} | Your Own {V} Print
about {film=freezer-paper? Ironed on for a moment, {the film} seals the edge of the stencil, | Stuck on, {the film} seals the edge of the stencil,} so that the print comes out as crisp as from a shop. | One stencil, one color, and there is exactly one {v} like this in the world.
step draw On the {film=freezer-paper? paper side | back} of {the film}, as large as your hand with fingers spread, draw {v.shape}. Leave a margin of four fingers around it.
step bridges Shade what will be painted. Inside leave islands for the details, each joined to the edge by a narrow bridge: {v.face? {v.face} | {v.mark}}.
step cut {@13+? With a grown-up, cut | A grown-up cuts} the shaded parts out with {the knife}, on a thick pad, small openings first. Save the islands that come loose; they can be pressed on separately.
step inside Slide {the inside} under the layer that will be printed, so that no paint gets through, and smooth {the cloth} flat.
step press {film=freezer-paper? {@13+? With a grown-up near, iron | A grown-up irons} the stencil on, shiny side down, hot and without steam, for ten seconds, until the edges lie flat and tight. | Peel off the backing, lay the stencil on and rub every edge down hard.}
step paint Dab {the paint} on with {the dab}, straight up and down, from the edge of the stencil inward: a brushing stroke would push color under it.
step second Wait until it no longer shines, and dab a second thin coat. Two thin ones look better than one thick one.
step peel Peel off the stencil while the paint is still a little damp, slowly and flat, and lift the islands with a fingernail.
step dry Let it lie for four hours, with {the inside} still in place.
step set {iron? {@13+? Iron the print | A grown-up irons the print} from the back, without steam, for three minutes, so that it lasts in the wash. | Wait two days before it goes into the wash, inside out and cold.}
further Print the same stencil half over the edge of a pocket or a seam: it looks as if {the v} were walking by.
safety {@13+? {knife=craft-knife? Cut in several light strokes with a grown-up in the room. | Cut small openings in short snips.} | Cutting and ironing are a grown-up's.} Paint stays in cloth: wear something old.
skills thinking in stencils, dabbing, patience with edges
waiting About four hours until the print is dry.
alt {cloth=old-t-shirt? A shirt | Cloth} with a crisp one-color print of {a v}

* potato-stamp-parade
name potato print
title {V} by the Potato | A Parade of {V.many} | Potato-Stamped {V}
about One half of a {one potato} is {a v}, the other half is the ground it needs. {@2-3? Your child stamps a whole parade. | Then stamp a whole parade, and each print is a little different.} | Printing shops began like this: somebody cut a shape, and somebody else could not stop pressing it.
step cover {cover=newspaper? Spread {the cover} over the table, to the edges. | Put on {the cover}, sleeves rolled up.}
step cut A grown-up cuts the first potato in half with one straight cut, and makes a handle by slicing off two sides at the back.
step carve A grown-up scratches the outline into the cut side and cuts away what is around it, as deep as a fingernail is long: {v.shape}. Simple and thick: anything thin breaks.
step blot Press the cut side on {the towel} until it leaves no wet mark. Dry potatoes print best.
step color Spread a thin layer of {color a} on {the plate}, no deeper than a coin.
step dip @2-3 Your child presses the stamp into the color and lifts it: "press, and up".
step dip Press the stamp into the color and look: is the whole shape covered, and are the gaps still open?
step stamp @2-3 Your child stamps it on {the sheet}, again and again, across and up and down. What does it do? It can {v.does}.
step stamp Stamp it in rows on {the sheet}, pressing straight down while you count to three. Three prints to one dip: strong, paler, palest.
step end Dip the rounded end of the other potato into a second color and print dots or a path around {the v.many}.
step face When it is dry, draw with {the pen} on each of them: {v.face? {v.face} | {v.mark}}.
further Turn the stamp a quarter at every print and see what pattern four of them make.
safety Cutting and carving are a grown-up's part. A painted potato is no longer food: it goes into the compost at the end.
skills pressing straight, repeating, making a pattern
waiting About 45 minutes to dry.
alt Rows of {v.many} stamped with a potato

* leaf-print-coat
name leaf print
title {V} in a Coat of Leaves | Leaf-Print {V} | {V}, Printed with Leaves
about Leaves print their veins as finely as a pen could draw them. Side by side they become the coat of {a v}. | What lies under the tree is brush and pattern in one: no two leaves print alike, and {the v} wears them all.
step under Spread {the under} over the table, so that edges can be painted too.
step outline {@2-3? On one of the sheets a grown-up draws | On one of your sheets draw}, so large that it touches the edges: {v.shape}.
step coat @2-3 Your child dabs color on the back of a leaf, where the veins stand out. Thin is enough: the veins have to show.
step coat Turn a leaf so that the veins stand up, and dab it thinly with {color a}, out to the edge. Veins covered? Wipe half of it off again.
step lay Lay it on the outline, painted side down, and put a scrap sheet over it, so that nothing slides.
step roll Roll {the roller} over it once, slowly, from the stem to the tip.
step lift Press all over with a flat hand, then lift the leaf by its stem. Every vein is there.
step more Print on with {color b} and a third color, from the bottom up, each row over the stems of the last, until no gap is left inside. Over the line is allowed.
step dry Let it dry for 45 minutes.
step cut {@2-3? A grown-up cuts | Cut} {the v} out along the outline with {the scissors}.
step mount {fix=tape? Tape | Glue} it on the other sheet. {v.face? Give it its face with {the pen}: {v.face}. | Add with {the pen}: {v.mark}.}
further Print the smallest leaf alone on a card, and send it to somebody with the name of its tree.
safety {@2-3? Know your leaves: only those of trees you can name come into small hands, and no berries. | Gather only leaves that you know; ivy and oleander stay outside.}
skills looking closely, dabbing thinly, arranging in rows
waiting About 45 minutes to dry.
alt {a v} filled with prints of leaves

* sun-print-silhouette
name sun print
title {V} by Sunlight | Blue-Print {V} Among the Flowers | {V} in Sun and Water
about No ink, no brush: where light falls it turns blue, where something lies it stays white. {A V} stands among the plants as if it had always lived there. | The first photographs of plants were made like this in 1843, by Anna Atkins. She had no camera either.
step draw On {the mask}, a little lower than the sun print sheet, draw {v.shape}. Only the outline will show, so make it bold.
step cut Cut it out with {the scissors}. {v.face? Cut holes for the face, the size of a lentil or larger: {v.face}. | Cut slits or holes for {v.mark}: light will draw them blue.}
step dark In the shade, or indoors away from the window, take {the blue} out of its bag and lay it blue side up on a board. Set the cut-out on it at once.
step plants Lay {the plants} and {the fine} around {the v}, flat and side by side, some growing in from the edge. What touches prints sharp, what stands off prints soft.
step pane Lay {the pane} on top, so that nothing moves and everything lies close.
step sun Carry it into full sun without tilting, and wait two to five minutes, until the open parts have turned pale. No shadow of yours may fall on it.
step wash Back in the shade, take everything off and lay the sheet in {the bath} with water for a minute. Swing it gently: it changes before your eyes.
step blot Blot it between {the towel}, without rubbing.
step hang Hang it by two corners with {the pegs}. The blue goes on deepening for a day.
step see Hold it against the plants that you used: find which one drew which line.
further Make a second one with the sheet from which you cut {the v}: a blue figure on white.
safety {pane=glass-pane? A grown-up carries the glass. | Never stare toward the sun while you wait.} Gather only plants that you know, and wash hands afterward.
skills composing with shapes, patience, seeing in negative
waiting About an hour to dry, and a day for the full blue.
alt A blue sun print with {a v} in white among plants

* foam-block-stamp
name block stamp
title {A V} Stamp of Your Own | {V} Stamp and a Sheet of {V.many} | {V}, Printed by the Dozen
about A shop has a thousand stamps and never just this one. Cut once, glued once, and {the v} prints for years. | The stamp takes half an hour, the sheet with {v.many} all over takes ten minutes, and the present inside can be anything.
step trace Trace around one {one block} on {the foam}, so that you know how large the picture may be.
step draw Inside the line draw, simple and thick: {v.shape}. It will print as in a mirror; only letters mind.
step cut Cut it out with {the scissors}. Parts that lie apart may be cut apart: small gaps print as clear white lines.
step press Press the details in hard with {the pen}, twice over each line, so that they stay dented: {v.face? {v.face} | {v.mark}}.
step glue Glue it on one {one block} with {the fix}, dented side up, and press while you count to thirty. Draw an arrow on the back that shows which way is up.
step second Glue a star or a dot cut from the leftovers on the other one: the small stamp fills the gaps.
step ink {ink=washable-ink-pad? Tap the stamp on {the ink} five or six times, turning it a little. | Dab {color a} thinly on the stamp with a scrap.} Is the whole surface wet, and are the dents still open?
step print Try it on a scrap first. Then print {@4-5? all over {the sheet}, pressing straight down and lifting straight up. | row after row on {the sheet}, every second row moved by half, pressing straight down and lifting straight up.}
step fill Print the small stamp into the gaps, in a second color or pressed lighter.
step wrap Let it dry for half an hour. Wrap something in it and tie it with {the cord}.
further Stamp the edge of an envelope: now the letter matches the present.
safety {@4-5? A grown-up helps with small curves. | Snip toward the open side, away from fingers.} {ink=washable-ink-pad? Ink comes off hands with soap. | Wash the stamp before the color dries in the dents.}
skills simplifying, pressing evenly, repeating in a pattern
waiting About half an hour to dry.
alt A sheet printed with {v.many}, and the stamp beside it

* quilled-figure
name quilling
title Quilled {V} | {V} in Paper Coils | {V}, Rolled Strip by Strip
about Each strip becomes a coil, each coil a drop, a leaf or an eye, and side by side they fill {a v} with lace. | Nuns decorated books like this five hundred years ago, with a feather quill. {@13+? People ask where you bought it. | A {one coil} does it as well.}
step draw On {the base}, as large as your hand with the fingers spread, draw very lightly: {v.shape}.
step edge Set strips of {color a} on edge along the line: glue as thin as a thread goes on the base, the strip is bent with the fingers, pressed into it and held while you count to ten.
step roll Catch the end of a strip on {the coil} and roll it up evenly, without letting it slant. Slip it off and let it spring open to the size you want: a coin for the middle, a pea for the edge.
step close Close each coil with a dot of glue on its end. Make ten before you go on: four in {color a}, the others in {color b} and a third color.
step pinch Pinch some into other shapes: one pinch makes a drop, two opposite ones an eye, three a triangle.
step lay Lay them inside the outline without glue and move them until hardly a gap is left. Roll small ones for the gaps.
step fix Lift one after the other, dip its lower edge into a thin puddle of glue, and set it back.
step grip Use {the grip} for the smallest coils and for the corners where fingers do not fit.
step mark {v.face? Make the face from tight coils, rolled and not let go: {v.face}. | Make from tight coils, rolled and not let go: {v.mark}.}
step ground Set a few loose coils around it, and let everything dry for half an hour.
further Roll three strips together, end glued to end: it makes a coil as large as a bottle cap.
safety {coil=toothpick,wooden-skewer? Points are for the strip only: snip them off if they bother you. | Hold it still and turn the strip.} Glue in threads dries clear, glue in blobs does not.
skills rolling evenly, pinching shapes, composing
waiting About half an hour.
alt {a v} filled with coils of paper strips

* balloon-mache-figure
name papier-mache figure
title Papier-Mache {V} | {V}, Blown Up and Pasted | A Big Round {V}
about Breath gives it its shape, {paste=glue? glue | a paste from the kitchen} makes it hard, and after two days you knock on {a v} and it sounds like wood. | Light as an egg, large as a head: {the v} hangs or stands wherever there is room.
step blow {@6-8? A grown-up blows up | Blow up} {the balloon} to the size of a head, knots it and sets it on the rim of {the bowl}, knot up.
step paste {paste=flour? Stir {the paste} and the same amount of water, then the rest of {the water} little by little, until it runs like cream and has no lumps. | Stir {the paste} with as much of {the water} as it takes to run like cream.}
step layers Tear {the pages} into strips two fingers wide. Pull each through the paste, strip it off between two fingers, and lay it on crosswise, until three layers cover everything but the knot. Smooth every edge down.
step dry Let it dry for two days, turned now and then. It is dry when it is no longer cold and sounds hollow.
step pop {@6-8? A grown-up pricks {the balloon} beside the knot, pulls it out and throws every bit away. | Prick {the balloon} beside the knot, pull it out and throw every bit away.}
step parts From {the card} cut what {the v} needs: {v.parts}. Leave a tab a finger wide on each, slit it three times and bend it apart.
step build Tape the tabs on, from all sides, so that nothing wobbles. A ring of card below gives it a foot.
step cover Paste one more layer of small strips over the seams, and smooth it with wet fingers. Let it dry overnight.
step coat Paint everything in {color a} with {the brush}, twice if the print shows through.
step face Paint the rest in {color b} and a third color. {v.face? Then the face: {v.face}. | Then {v.mark}.}
further Leave the hole at the top open, fill in sweets wrapped in paper, and it is a pinata for a birthday.
safety Bits of a burst balloon go into the trash at once, out of reach of small children; some people are allergic to latex. {paste=flour? Flour paste keeps until tomorrow, not longer. | Wash {the bowl} before anything dries in it.}
skills tearing and layering, patience, painting a round form
waiting Two days for the shell, a night for the seams.
alt A papier-mache {v}, painted, large and round

* poured-figure
name poured picture
title {V} in Poured Paint | Flip-Cup {V} | {V} Out of the Flow
about Four colors go into one cup, the cup goes over, and what runs out no one could have painted. Then one brush of quiet color lets {the v} step out of it. | The pour is luck, the outline is yours: everything around {the v} disappears, and the flow stays inside.
step cover Spread {the cover} over the table, farther than you think.
step gloves Pull on {the gloves} and push your sleeves up.
step thin In four of {the cups}, stir one part paint and two parts {the medium} with {the stir}, plus a few drops of water, until it runs off like warm honey: {color a}, {color b}, another color and white.
step layer Pour them into the last of {the cups} one after the other, down the side, in thin layers, and do not stir any more.
step flip Lay {the ground} on the full {one cups} like a lid, hold both tight, and turn them over together. Wait one minute, so that the paint sinks.
step lift Lift the {one cups} with a twist. Tilt {the ground} slowly, toward one corner after the other, until the paint has run over every edge.
step dry Let it dry flat for a day, where no dust falls. Shiny is wet, even then.
step draw Look for the place with the finest cells and veins, and draw on it with {the pen}, nearly as large as the picture: {v.shape}.
step block With {the brush} paint everything outside the line in one plain light color, thick enough to hide the pour. Two coats; keep the edge crisp.
step mark With the tip and dark paint, add as little as it takes: {v.face? {v.face} | {v.mark}}.
further Cut the paint skins that dried on the cover into shapes: they glue on as collage.
safety Leftover paint is left to harden and goes into the trash, never down the drain. {@9-12? Flip it with two people. | Old clothes: acrylic paint stays.}
skills mixing to a thickness, tilting, seeing a figure in a pattern
waiting A day until the pour is dry.
alt {a v} of poured, flowing paint on a plain ground

* marker-painted-rock
name painted rock
title {V} on a Rock | The {V} Rock, and Two to Give Away | {V} for Your Pocket
about A smooth one in the hand, a pen that covers like paint, and {the v} looks out of the stone as if it had slept there. | Paint three: one to keep, one to give, one to leave on a wall for a stranger.
step under Spread {the under} on the table.
step wash Scrub the {many stones} in {the water} and dry them well, or the color will peel.
step ground Paint its top white with {the white} and {the brush} and let it dry for ten minutes: on white every color shines.
step sketch Turn the smoothest one until its shape helps: where could {the v} lie, sit or curl up on it? Sketch it lightly, up to the edges: {v.shape}.
step fill Fill the large fields with {the pens}, {color a} and {color b} first. Let each color dry until it is dull before its neighbor comes.
step lines Draw the lines last, with the finest tip, and only where they say something: {v.face? {v.face} | {v.mark}}.
step small Give each of the other two one small sign from the same story, such as a star, a drop or a heart.
step shine When all is dry, brush on {the shine}, thin: it looks milky and turns clear.
step bed {scissors? Cut a round bed from {the bed} with {the scissors}, a finger larger than the big one, and lay it on: soft below, and no scratch on the shelf. | Lay the big one on {the bed}: a soft bed.}
step hide Write the date below. Leave one where somebody will walk past, and watch for who smiles.
further Paint a flat one on both sides: {the v} by day, and asleep.
safety Shake pens with the cap on and point the tip away from faces. Rocks are laid, never thrown.
skills seeing a shape in a form, layering opaque color, fine lines
waiting About an hour until nothing rubs off.
alt A painted rock with {a v} and two small ones beside it

* window-painting
name window picture
title {V} on the Window | The Window with the {V} | {V}, Painted on Glass
about A spoonful of soap in the paint is the whole secret: it holds on the glass, shines in the sun, and comes off with a wet cloth. | From outside everybody sees {a v}, from inside you see the sky through it.
step towel Lay {the towel} on the sill and below it, for the drips.
step wipe Spray {the window} with {the spray} and wipe it dry: paint holds on clean glass.
step mix In {the cups}, stir two spoonfuls of each paint with one spoonful of {the soap}: {color a}, {color b} and white. It should be like cream; drops that run need more paint.
step outline Paint the outline on {the window} first, with {the brush} and white, as high as an arm is long: {v.shape}.
step fill Fill it with {color a} and {color b}, each up to the white line. Thin paint glows more than thick.
step face {v.face? Let it dry, then paint the face on top, dark and simple: {v.face}. | Let it dry, then paint on top: {v.mark}.}
step ground Dab the ground below it with {the sponge}, hardly wet.
step look Go outside and look. Which parts shine, and what is missing? The other side is a mirror image.
step off When everybody has seen it, wet it with warm water and a drop of {the soap}, wait a minute and wipe it off from top to bottom.
further Scratch a line into dry paint with a fingernail: light comes through it like a star.
safety Stay at a closed window with both feet on the ground{@4-5? ; a grown-up stands beside your child | ; what is too high stays clear}. Test a corner first: wooden frames soak up color.
skills working large and upright, layering, painting with light
alt {a v} painted on a windowpane

* string-pull-pair
name string print
title Two {V.many} from One Pulled String | String-Pulled {V} and Its Twin | {V} Meets {V}
about Nobody steers the string: it is pulled out of the folded sheet, and what it draws stands there twice, left and right. From it come two {v.many} who look at each other. | One string, one pull, a plume like feathers or flames, and all of it in duplicate.
step fold Fold one of your sheets in half, press the fold with a fingernail, and open it again.
step length Cut {the string} into three pieces as long as your arm{@4-5? ; a grown-up does it | }.
step cups Put a spoonful of each paint into {the cups}: {color a}, {color b} and another color.
step dip Push a string into the paint with {the spoon} until it is wet all along, but for the end that you hold. Wipe it off at the rim, so that it does not drip.
step lay Lay it on one half in loops, with the dry end over the edge. Loops that cross give the most beautiful plumes.
step press Close the sheet and lay {the press} on it. Press with one flat hand, not too hard.
step pull Pull the string out in one go, straight toward you. Do the same with the other strings, each from another side.
step dry Open the fold: two halves, one pattern. Let it dry for an hour.
step cut Fold it again, pattern out. Draw on the upper half {v.shape}, and {@4-5? a grown-up cuts | cut} through both layers at once.
step mount {fix=tape? Tape | Glue} the two face to face on the other sheet. {v.face? Each gets a face with {the pen}: {v.face}. | Each gets with {the pen} {v.mark}.}
further Pull only one string and turn what comes out into something with a few lines of the pen.
safety Strings are for pulling and for no neck; used ones go into the trash.
skills cause and chance, symmetry, cutting two at once
waiting About an hour to dry.
alt Two {v.many} facing each other, cut from a string print

* layered-memory-page
name scrapbook page
title The {V} Page | A Scrapbook Page with {a v} | {V} Among Our Photos
about Patterned layers, photos with air around them, and one large {v} that leans in from the side: the page tells what a phone full of pictures never does. | First move everything about, then glue. A good page has one star, and this time it is {a v}.
step choose Choose {the photo} and lay them on {the page}, off the center, with room below. What goes with {the v} comes first.
step mats From the plainest sheet of {the paper}, cut a mat for each photo, a pencil's width larger all around.
step shape On the back of the liveliest sheet, as large as your hand, draw {v.shape}. It will face the other way.
step cut Cut it out, and from another sheet cut {v.part}, to lie on top as a second layer.
step layers Lay it all down loosely first: one large sheet, mats, photos, {the v} over one corner of a photo. Move it until your eye walks in a triangle.
step glue {fix=tape? Fix | Glue} from the bottom layer up, {the v} only along its middle, so that its edges stand up a little. {v.face? Give it its face: {v.face}. | Give it {v.mark}.}
step washi Hold the corners of the photos with strips of {the washi}, torn and not cut.
step loop Lay {the loop} along one side and fix its ends behind.
step sticker Put {the sticker} in one group of three and one of two. Five is enough.
step write Write with {the pen}: who, where, when, and one sentence that only your family understands.
further Hide a note behind {the v}: whoever lifts it finds it.
safety Ask before you cut an old photo, or use a copy.
skills composing a page, layering, writing a caption
waiting A quarter of an hour for the glue.
alt A scrapbook page with photos and {a v} in patterned layers

* rice-sock-figure
name sock creature
title {V} from an Odd Sock | The No-Sew {V} | A Round {V} That Sits by Itself
about {fill=rice? Rice | The filling} gives it a bottom that sits, {bands=rubber-band? two bands give it a neck and a top | two ties give it a neck and a top}, and not one stitch is sewn. | It is heavy in the hand like a small animal, and the sock had been alone for months.
step prop Turn the cuff of {the sock} over the rim of {the cup}, so that it stays open, the toe hanging down.
step fill Fill in {the fill} up to three fingers below the heel, spoon by spoon. Stamp it on the table: it sinks, and then it sits.
step tie Twist the sock shut above the filling and wind one {one bands} around it, tight, three times.
step head Find the line that leaves the head a little smaller than the body, squeeze {the fill} apart there, and wind one {one bands} around it for the neck.
step cut {@4-5? A grown-up cuts | Cut} off the empty cuff a thumb's width above the top knot, and from the cuff {v.head? {v.head} | {v.part}}.
step ears Glue them to the head, pinched a little at the bottom so that they stand, and press while you count to thirty.
step eyes Glue {the eyes} on, far apart and low: that looks young.
step face Draw the face with {the pen}: {v.face}.
step pompom Glue {the pompom} on the tummy or behind, wherever {the v} wants it.
step scarf Lay {the scarf} over the lower band and knot it in front{@4-5? , with a grown-up's help | }. Cut the ends even.
further Make its friend from the other kind of sock, taller or shorter, and let them lean on each other.
safety {@4-5? A grown-up ties the bands. | Bands are wound away from faces.} If it ever leaks, it is emptied: grains are not for noses, nor for brothers and sisters under three.
skills filling, tying tightly, placing a face
waiting Half an hour for the glue.
alt A sock {v} that sits, with a tied neck

* glove-creature
name glove creature
title {V} from Lost Gloves | A Glove Becomes {a v} | {V} with Five-Finger Legs
about Five fingers are legs, arms, ears or a tail already; {the v} only has to be found in them. | One glove is the body, the other the head, and nobody asks where the pair went.
step plan Lay {the glove} down, fingers pointing toward you, and decide which become what: {v.parts}. The middle finger of the body is tucked inside, so that two legs are left.
step cut Mark with {the pen} and cut: the first one straight across below the thumb, for the body; the second across its fingers, so that the palm is the head and the fingers are spare tubes.
step close Turn them inside out and sew every open edge but the widest shut, with small backstitches.
step fill Turn them right side out and push in {the fill} in tiny tufts, fingertips first. It is firm when it springs back.
step shut Gather the open edge of the body with a row of long stitches, pull, and knot.
step head Fill the palm until it is round as a ball, and gather its edge in the same way.
step join Set the head on the body and sew around the neck twice, through both, with {the thread} doubled.
step parts Fill or flatten the spare fingers and sew on {v.head? {v.head} | {v.other? {v.other} | {v.part}}}, with stitches that go in and out of the fold.
step eyes Sew {the eyes} on with the thread pulled a little, so that they sit in a dent.
step line Embroider the rest of the face with {the line}: {v.face}. Come in from the neck, so that no knot shows.
further Keep one fingertip as its hat, and another one as a sleeping bag for something smaller.
safety {@9-12? A grown-up stays in the room while you sew. | Needles hide in stuffing.} Count needles before and after. For a child under three, embroider the eyes.
skills seeing a form in another, backstitch, gathering
alt A stuffed {v} sewn from gloves

* bound-outline-dye
name tie-dye
means bag
title Tie-Dyed {V} | {V} in the Middle of the Dye | {A V} Nobody Else Wears
about A spiral everybody can do. This is how a shape gets into a shirt: folded down the middle, pleated along a line, bound, and {the v} opens out of the folds with a soft white edge. | Where a band sits, the dye stops. You decide where, and the cloth does the drawing.
step wet Soak {the shirt} in {the water} and wring it out well: dye runs into damp cloth evenly.
step fold Lay it flat and fold it in half down the middle, front side out, so that the fold runs through where {the v} will be.
step half Along the fold draw half of it with {the pen}, from top to bottom, with round, simple curves: {v.shape}. As large as your two hands; small corners do not survive the folding.
step pleat Take the cloth up along that line in small folds, a finger wide, like an accordion, until the whole curved line lies straight in your hand.
step bind Wind one {one bands} tightly around the cloth exactly on the line, five or six times, and one {one bands} on each side of it. What sticks out like a balloon is {the v}; bind the rest loosely into a sausage.
step gloves {@6-8? Everybody pulls on {the gloves}. A grown-up spreads the newspaper and mixes {the dye} as the package says. | Pull on {the gloves}, spread the newspaper, and mix {the dye} as the package says.}
step inside {@6-8? Together, drench | Drench} the part that sticks out with {color a}, down into the folds. Turn it over: the back as well. What is to be white gets no dye at all.
step outside {@6-8? Together, color | Color} the rest in {color b} and a third color, beginning a finger's width away from the bands. White between two colors keeps them from going brown.
step rest {bag? Lay it in {the bag}, closed, | Wrap it up, so that it stays damp,} and leave it for a day. The longer it rests, the brighter it gets.
step rinse {@6-8? A grown-up rinses it under cold water with the bands on, until the water is nearly clear. Then roll them off and unfold it. | Rinse it under cold water with the bands on, until the water is nearly clear, then roll them off and unfold.} Wash it alone the first time.
further Do a second shirt with the colors exchanged, for the friend who asks where you bought it.
safety {@6-8,9-12? A grown-up stirs the powder. | Stir powder away from faces, with the window open.} Dye stays in skin for days and in sinks forever. {gloves? Gloves and old | Old} clothes on, newspaper below.
skills folding with symmetry, binding tightly, planning in negative
waiting A day for the dye.
alt A dyed shirt with the soft shape of {a v} in the middle

* knotted-fringe-hanging
name macrame hanging
means comb
title Macrame {V} | {V} in Brushed Fringe | A Knotted Hanging with {a v}
about The knots hold everything above; below, the cords are brushed out like hair and trimmed to {a v}, soft as a feather. | Two knots are all that macrame is: the loop that holds on and the square knot. The rest is combing and courage with scissors.
step cut Cut twelve cords, each {ft 6} long, from {the cord} with {the scissors}, and keep {in 20} to hang it by.
step mount Fold each cord in half, lay the loop over {the rod} from behind, and pull both ends through it. All twelve sit side by side, as wide as two hands.
step knots Take the first four ends. Lay the left one over the two middle ones and under the right one, the right one behind them and up through the left loop: pull. Do the same from the right. That is one square knot; tie six, side by side.
step rows Leave two ends free at the left and tie the next row between the first, then a third row like the first. Measure from {the rod} with {the ruler}, so that the rows stay level.
step bead Thread {the bead} onto the outer cords and hold each with a knot below it.
step comb Untwist the middle cords below the knots and brush them with the comb from the tips upward, until they lie like a soft cloth, as wide as your hand. Tie the outer cords aside.
step plan On {the plan}, as wide as the brushed part, draw {v.shape}, and cut the shape out. Thick and simple is best.
step trim Lay the shape on the fringe just below the last knots, hold it flat with a whole hand, and trim around it with short snips, a little too large at first. Comb and trim once more along the line.
step mark Make the details from leftover cord, knotted or laid in: {v.face? {v.face} | {v.mark}}.
step hang Tie the last piece to both ends of {the rod} and hang it straight.
further Dip the lowest finger's width of the fringe into strong tea: it fades upward like a shadow.
safety Long cords are cut one at a time and hang from the table, around nobody. The finished piece hangs high, away from cribs.
skills tying square knots, keeping rows level, trimming a shape
alt A knotted hanging whose brushed fringe is trimmed to {a v}

* punch-needle-picture
name punched picture
title Punch-Needle {V} | {V} in a Thousand Loops | The Looped {V}
about Push, lift, glide, push: the needle leaves a loop behind every time, and row by row {the v} grows thick and soft like a small rug. | You work from the back and see only lines. Turn it around, and there stands {a v} with fur.
step hoop Stretch {the cloth} in {the hoop} until it sounds like a drum, and pull it tight again whenever it sags: only tight cloth holds loops.
step draw On the side that faces you draw with {the pen} {v.shape}. It will be mirrored in front. Write the colors into the fields.
step thread Thread {the yarn} through the handle of {the needle} and out at the eye, with a tail as long as a finger. It has to run without a tug, so unwind a good length.
step edge Push the needle straight in to the handle, draw it up until the tip just leaves the cloth, move on by the width of a grain of rice, and push again. Go around the outline first, the open side of the needle facing where you go.
step fill Fill {the v} from the edge inward, one row beside the other, {color a} and {color b} in their fields. If loops slip out, you lifted too high.
step ground Fill the ground in one calm color, right up to {the v}, in rows that follow its shape.
step snip Turn the work over and snip off every tail level with the loops. Loops that are too long are pulled back from behind.
step mark Punch the details last, between the rows: {v.face? {v.face} | {v.mark}}.
step glue Spread {the glue} thinly over the flat back, so that no loop can come loose, and let it dry.
step back Cut {the back} to the size of {the hoop} and glue it on behind.
further Cut the loops of one field open with small scissors: it turns into velvet.
safety The needle is sharp and goes through cloth and whatever lies under it: the other hand holds the hoop by its rim, never beneath. {@9-12? A grown-up stays near. | Rest its tip in a cork.}
skills even loops, working in mirror image, following a shape
alt A hoop with {a v} in thick punched loops

* wet-felted-picture
name felted picture
title Felted {V} | {V} out of Soap and Wool | {A V} That Felted Itself
about Wool, warm water and soap, and a lot of patting: the hairs hold on to each other and never let go, and {the v} is in the cloth for good. | It begins as a cloud and ends as a mat that nobody can pull apart.
step base Spread {the towel}{mat? and on it {the mat}, bumps up | }. Pull thin wisps from {the wool} and lay them all in one direction like roof tiles, as large as a sheet of paper.
step wool Lay a second layer across the first, and a third like the first. Pat it: no hole, no thick place.
step shape Lay the picture on top from thin wisps of {color a} and {color b}: {v.shape}. {@4-5? Twist a wisp for a line. | Twist a wisp between wet fingers for every line, and lay it around the edge.} Then {v.face? {v.face} | {v.mark}}.
step net Cover everything with {the net}, so that nothing wanders.
step wet Stir {the soap} into {the bowl} of warm water, not hot. Sprinkle it on by hand, from the middle outward, until all the wool lies flat and wet.
step rub Rub with flat soapy hands in small circles, first as if you stroked a cat, after three minutes harder. Count to two hundred, together.
step test Lift a corner{net? of {the net} | } and pinch a few hairs: if they come up alone, rub on; if the whole piece comes along, it is felt.
step roll Roll everything up around {the roller}, and roll it to and fro a hundred times. Turn it by a quarter and begin again.
step full Drop and squeeze the felt a few dozen times, until it gets smaller and firm.
step rinse Rinse it in clear cool water, pull it into shape and let it dry flat for a day.
further Cut it out around {the v} when it is dry: felt does not fray, so it may become a patch or a pocket.
safety Warm is enough: a grown-up tests the water with a wrist. Soapy floors are slippery; wipe drops away at once.
skills laying thin layers, patience, feeling when it holds
waiting A day to dry.
alt A felt mat with {a v} in colored wool

* needle-felted-figure
name felted figure
means ball
title Needle-Felted {V} | A Woolly {V} the Size of an Egg | {V}, Poked into Shape
about Thousands of pokes turn a handful of fluff into {a v} that stands on the shelf and makes everybody ask how. | The barbs push hair into hair: where you poke it goes in, where you do not it stays soft. {@9-12? You are the sculptor, and a grown-up is the needle. | It is sculpture with one needle.}
step plan On {the plan}, as high as an egg, draw from the side {v.shape}. It is your measure: wool shrinks by a third while you work.
step core Pull a strip from {the wool}, roll it up as tightly as you can on {the pad}{pad=foam-sheet-scrap? , which is three fingers thick or more | }, and fold the sides in as you go.
step firm @9-12 A grown-up pokes it with {the needle}, straight in and straight out, turning it, while you watch and say where it is still soft, until it feels as firm as a bread roll.
step firm With a grown-up in the room, poke it with {the needle}, straight in and straight out at the same slant, turning it all the time, until it feels as firm as a bread roll.
step size Lay it on the drawing. Too thin? Wrap another wisp around it{@9-12? and have it poked again | and poke again}: adding always works, taking away never.
step parts @9-12 Roll and wrap the parts on {the pad}, as pairs and side by side so that they match, and leave a fluffy end on each: {v.parts}.
step parts Make the parts on {the pad}, as pairs and side by side so that they match, and leave a fluffy end on each: {v.parts}.
step join @9-12 Hold each part where it belongs and take your hand away: a grown-up pokes its fluffy end in all around, deep, until you can lift the whole by that part.
step join Spread the fluffy end on the body and poke it in all around, deep, until you can lift the whole by that part.
step skin @9-12 Wrap everything in thin wisps of {color a}, then lay {color b} where it belongs, thinner than you think, and pat it down.
step skin Cover everything with thin wisps of {color a}, then {color b} where it belongs, with short shallow pokes.
step mark @9-12 Roll tiny bits between your fingers for the details: {v.face? {v.face} | {v.mark}}. A grown-up pokes them on, and goes over the whole skin with short shallow pokes.
step mark Roll tiny bits between your fingers and poke them on with the very tip: {v.face? {v.face} | {v.mark}}.
step eyes {v.face? Sew {the eyes} on through the head with {the thread}, and pull until they sink in a little. | Sew {the eyes} on with {the thread}, where something should shine, and hide the knot in the wool.}
step smooth @9-12 Stroke it all over with a dry fingertip, always in one direction, until no needle hole shows.
step smooth Go over it once more with fast, shallow pokes, until no needle hole shows.
further Give it a base: a flat green disc, felted in the same way, with one thing from {v.place}.
safety @9-12 A felting needle is barbed and very sharp: it stays in a grown-up's hand from beginning to end, and no finger is near while it works.
safety A felting needle is barbed and hurts: eyes on the tip, the figure on the pad and never in the hand, fingers well away from where it goes in. It snaps when it is bent, so straight in, straight out.
skills sculpting, matching pairs, surface and detail
alt A small felted wool figure of {a v}

* salt-dough-figure
name salt dough ornament
title Salt-Dough {V} | A Baked {V} to Hang Up | {V} from the Kitchen Oven
about Two cups of this, one cup of that, and a warm oven: {a v} as hard as a cookie that nobody eats and that hangs for years. | Grandmothers keep such things for thirty years. This one is {a v}, with this year's fingers in it.
step mix {@2-3? Your child stirs | Stir} {the flour} and {the salt} in {the bowl}, with {the water}, a little at a time, until nothing dry is left at the bottom.
step knead @2-3 Your child pushes and squeezes the dough until it is smooth as an earlobe. Sticky hands? A pinch of flour.
step knead Knead it for five minutes, until it is smooth as an earlobe. Crumbly? A wet hand. Sticky? A pinch of flour.
step roll @2-3 Your child rolls it flat with {the roller}, as thick as a cookie, and helps with flat hands.
step roll Roll it out {in 1/4} thick with {the roller}, turning it after each stroke so that it lets go of the table.
step cut {@2-3? A grown-up cuts with {the knife}, as large as a hand: | Cut with {the knife}, straight down and as large as your hand:} {v.shape}. No part thinner than a finger; smooth the edge with a wet fingertip.
step press @2-3 Your child presses dots and lines into it with the end of {the hole}, wherever they belong. A grown-up adds {v.face? {v.face} | {v.mark}}.
step press Press the details in with the end of {the hole}, half as deep as the dough: {v.face? {v.face} | {v.mark}}.
step cutter Press {the cutter} into what is left, and lift small ones out to hang beside it.
step hole Turn {the hole} through it near the top, a finger's width below the edge, so that it can hang.
step bake A grown-up bakes everything at 210 degrees Fahrenheit (100 degrees Celsius) for three hours, turned once, and lets it cool in the oven.
step paint @2-3 Your child paints it with {the brush}, {color a} first. Bare places may stay: they look like cookie.
step paint Paint it with {the brush}, {color a} and {color b}, thinly, so that the pressed lines stay open. Let it dry for an hour.
step loop {@2-3? A grown-up pulls | Pull} {the loop} through the hole and knots the ends.
further Press a fingertip into the back before baking and scratch the date under it.
safety Far too salty to taste, and dangerous for pets: wash hands, keep dogs away. The oven is a grown-up's.
skills kneading, rolling evenly, pressing a pattern
waiting Three hours in the oven{paint? , and an hour for the color | }.
alt A baked dough {v} that hangs from a loop

* bolt-built-figure
name bolt sculpture
title {V} of Nuts and Bolts | {V} from the Toolbox | The Heavy Metal {V}
about Out of a jar of leftovers comes {a v} that weighs as much as it looks. Nothing is bent that need not be: the right piece is already in there. | A hexagon is a head, one {one washers} is an eye, and a long bolt can be nearly anything. You only have to see it.
step wash Wash {the bolts} and {the washers} with dish soap and dry them well: {glue=glue-gun? glue | glue} holds on no oil.
step plan On {the plan}, as large as your palm, draw {v.shape}.
step lay Lay the pieces on the drawing and try them out: the heaviest at the bottom, round ones where it curves. Take a picture when it is right.
step body Screw together whatever can be screwed: a bolt through one {one washers} and a nut behind it needs nothing else, and makes the body.
step spoon Set in {the spoon} where something broad is wanted, and glue it between two nuts.
step glue Glue the rest piece by piece with {the glue}, a drop on each place where metal touches metal, lying flat on the drawing. Hold every piece while you count to thirty.
step set Leave it to harden {glue=glue-gun? for an hour | overnight}, propped up with folded paper wherever something hangs in the air.
step bend Wind {the wire} around a bolt into what is thin on {the v}: {v.other? {v.other} | {v.part}}. {pliers? Turn the ends in with {the pliers}. | Turn the ends in, so that nothing pricks.}
step mark Glue on last what makes it {the v}: {v.face? {v.face} | {v.mark}}, from the smallest nuts you have.
step base Glue its feet on {the base}, and hold it until it stands by itself.
further Give it a name plate with a Latin name, as in a museum of machines.
safety {@9-12? A grown-up opens strong glue and stays near. | Strong glue works with the window open.} Small heavy pieces are nothing for little brothers and sisters, and it is not for throwing.
skills seeing a form in parts, joining metal, balancing
waiting {glue=glue-gun? An hour. | A night for the glue.}
alt {a v} built of nuts, bolts and washers

* wind-sail-chime
name key chime
title {V} in the Wind, with Keys | The Key Chime of the {V} | {V} Rings When It Is Windy
about Nobody knows what they opened. Now they ring, and in the middle hangs {a v} that catches the wind for all of them. | Six keys, one branch, and a sail: what the wind pushes is {the v}, and what you hear is the keys.
step wash Wash {the keys} and dry them. A bright one is a high note: strike each with another and sort them by sound.
step paint Paint the heads of the keys in {color a}, {color b} and a third color with {the brush}. The long ends stay bare, or they would not ring.
step draw On {the sail}, as large as your hand, draw {v.shape}. It is broad, so that the wind gets hold of it.
step cut Cut it out with {the scissors} in one piece.
step face Color it on both sides with {the pen}, and draw {v.face? {v.face} | {v.mark}}.
step hole Make a hole near the top edge with {the hole}, where it hangs straight.
step keys Cut six pieces of {the line} as long as your arm. Tie a key to each, and knot them to {the bough} a thumb's width apart, so that neighbors touch when they swing.
step bead Thread {the bead} onto the lines above the keys, with a knot below each group.
step middle Hang {the v} from the middle, lower than all the keys.
step hang Tie a line to both ends of {the bough}{rings? with {the rings} in its middle | } and hang it where wind passes.
further Listen from far away: which key carries the farthest? Move it to the middle.
safety Hang it out of reach: line and small metal are nothing for tiny hands. {@6-8? A grown-up helps with the knots. | A double knot holds smooth line.}
skills tying knots, sorting sounds, balancing
waiting {paint? An hour for the color. | }
alt A wind chime of keys with {a v} in the middle

* can-metal-figure
name can-metal figure
title {V} in Can Metal | {V}, Cut and Pushed from a Can | Silver {V}
about The inside of {a can} is the finest silver sheet that anybody throws away. Drawn on from the back, {the v} rises from it like a coin. | Metalsmiths push, then cut. So do you, with a pen first and snips second.
step open With a grown-up and with {the gloves} on both hands, cut off top and bottom of {the can} with {the snips} and open it along the seam. Drop the rest straight into the trash.
step flat Keep {the gloves} on, wash the sheet, and roll it flat against its curl over the edge of the table. Fold each edge over by a finger's width and press it down.
step plan On {the plan}, a little smaller than the sheet, draw {v.shape}, with a wide margin all around.
step trace Lay the sheet on {the pad}, printed side up, the plan on top, and go over all lines with {the tip}, firmly.
step push Turn it over and rub the fields between the lines from behind until they stand up. In front, trace the outline once more and add {v.face? {v.face} | {v.mark}}.
step cut With a grown-up, cut around {the v} with {the snips}, in long bites, a finger's width outside the line. Round off every corner.
step sand Rub the cut edge with {the sand} all around, until it no longer catches on a tissue.
step bend Press the margin over to the back with {the tip}, a little at a time: now the edge is a fold.
step hole Punch a hole at the top with {the hole}, where it hangs straight.
step hang Lead {the wire} through the hole and twist or tie the ends.
further Rub dark paint or ink into the lines and wipe it off the high parts.
safety Cut can metal is as sharp as a knife: gloves from the first cut until the last edge is sanded, offcuts into the trash at once, nobody small in the room.
skills embossing, cutting metal, finishing an edge
alt {a v} embossed and cut from the metal of a can

* floating-ink-marbling
name marbled picture
title {V} on Floating Ink | Water-Marbled {V} | {V} from Turkish Waves
about Drops spread on the water like clouds, a comb pulls them into waves, a sheet lifts them off in one breath. {The V} is cut from the strongest print, the palest becomes its sky. | In Istanbul it is called ebru, in Kyoto suminagashi. No picture can be made twice.
step bath Fill {the bath} two fingers deep with {the water}, or with marbling size that was prepared as its package says, and let it come to rest.
step skim Draw a strip of {the skim} over the surface once: it takes dust and bubbles with it.
step drop Touch the surface with a drop of {color a} from one {one drop}, hardly letting it fall. It spreads into a disc; set the next drop into it, in {color b} and a third color, ring in ring.
step comb Pull {the stick} slowly through the rings, this way and that, or blow on them once. Stop early: what looks unfinished prints best.
step print Hold a sheet by two corners, lay its middle down first, then let the sides follow, so that no air is caught. Count to ten and lift it off.
step second Drop fresh ink and print a second sheet. Lay a third on what is still left: it takes the pale ghost.
step dry Rinse each sheet under a gentle stream and let it dry flat for two hours.
step draw On the back of the strongest print, as large as the sheet allows, draw {v.shape}.
step cut Cut it out with {the scissors} in one long line.
step mount Glue it on the pale sheet. {v.face? Draw the face with {the pen}: {v.face}. | Draw with {the pen} {v.mark}.}
further Wrap a notebook in a third print and give it a label.
safety Ink stays in cloth and wood: sleeves up, newspaper below. The bath goes down the drain with plenty of water, and the tray is for crafts afterward.
skills light hands, timing, cutting one long line
waiting Two hours to dry.
alt {a v} cut from marbled paper on a pale marbled ground

* loop-woven-creature
name loop creature
title {V} off the Potholder Loom | Loop-Woven {V} | {A V} Woven from Loops
about A potholder takes an hour, and then it is folded, laced and filled, and looks at you: {a v} with a woven coat. | Over, under, over, under: the square is the coat, the loops left over are whatever {the v} needs.
step warp Stretch {the loops} in {color a} over {the loom} from one side to the other, one on each pair of pegs.
step weave Weave the first loop across, over one and under the next, with a finger or a hook, and put its ends over the pegs.
step rows Weave the next one the other way around, under one and over the next, and push it close. Change to {color b} every third row, until the loom is full.
step bind Bind off at a corner: lift one loop off its peg, pull the next through it, and go on all the way around. Knot the last loop.
step fold Fold the square in half, the prettier side out. The two upper corners are ears or shoulders.
step sew Sew the sides together with {the thread} and {the needle}, catching the edge loops, two at a time. Leave the top open.
step fill Push {the fill} in, into the corners first, until it stands.
step ears Close the top, pulling spare loops through the edge as you go for {v.head? {v.head} | {v.part}}: knot each at its foot, or chain three into one another for something long. Snip off what is left over with {the scissors}.
step eyes Sew {the eyes} on, as far apart as two fingers.
step face Stitch the rest of the face with {the thread}: {v.face}.
further Weave a second one with stripes across and let them meet.
safety {@6-8? A grown-up starts the binding off and threads the needle. | Loops that jump off are caught with the thumb.} Small parts are for hands, never for mouths.
skills over and under, binding off, joining edges
alt A small woven {v} of loops that stands

* front-panel-cap
name decorated cap
title {V} on a Cap | The {V} Cap | Your Cap, Your {V}
about The front of {a cap} is a sign that walks ahead of you. This one says {v} before you open your mouth. | Lines that swell as they dry, a row of dots on the brim, and nobody on the bus has the same.
step stuff Fill {the cap} with a rolled towel, so that the front is as firm as on a head.
step plan With {the chalk}, on the front and no higher than three fingers below the top, draw {v.shape}. Seams may run through it.
step fill Color the fields with {the pens}, {color a} and {color b} first, strokes all in one direction.
step line Go over the outline with {the puffy}, the tip just above the cloth, squeezing evenly: a cord as thick as spaghetti.
step mark Set on the rest in dots and short lines: {v.face? {v.face} | {v.mark}}.
step brim Set a row of dots along the brim, a fingernail apart, the largest in the middle.
step patch Glue {the patch} at the sides with {the glue} and press while you count to sixty.
step gems Glue {the gems} where it should flash, three in a group and not everywhere.
step dry Let it stand on its towel overnight before anybody puts it on.
further Write a word on the underside of the brim that only you can read.
safety Bottles squirt when a bubble comes: try the tip on a scrap first. {@6-8? Small stones are nothing for little brothers and sisters. | Wash it by hand only.}
skills squeezing a line, working on a curve, placing accents
waiting A night until the lines are hard.
alt A cap with {a v} in raised lines on the front

* wire-line-sculpture
name wire sculpture
title {V} in One Line of Wire | The Wire {V} | {V}, Bent and Not Drawn
about Calder carried wire in his pocket and drew with it in the air. {A V} takes one long line, a few coils and a place to stand. | From the front it is a drawing, from the side a scribble, and its shadow is a third picture.
step plan On {the plan}, as large as the sheet, draw in as few lines as you can: {v.shape}. Try to do it without lifting {the pen}.
step cut {@9-12? A grown-up nips | With a grown-up, nip} off {ft 4} of {the wire} for the outline and a few pieces as long as a hand, at the inner edge of {the pliers}. Hold both ends, so that none flies off.
step outline Lay the long piece on the drawing and follow the line with your thumbs: curves around a fingertip, corners over a thumbnail. Leave a hand's length free at the bottom for the foot.
step coil Wind a short piece around {the pen} for whatever curls, ten turns side by side, and slip it off.
step inside Bend what tells who it is, and hook both ends around the outline, twice: {v.face? {v.face} | {v.mark}}.
step bead Thread {the bead} on where something should shine, with a twist of wire before and behind.
step space Pull one part toward you and push one back, {v.part} for example, until it looks right from the side as well.
step ends {@9-12? A grown-up turns | With a grown-up's eye on it, turn} every cut end into a small loop with the tips of {the pliers}, so that nothing pricks.
step foot {foot=cork,air-dry-clay? Push the free wire deep into {the foot} | Wind the free wire around {the foot} three times, tight, and twist the end under itself}, and bend {the v} until it stands by itself.
step show Turn the lamp on it and walk around: where does the shadow look most like {a v}?
further Bend a second one half as high from the leftovers, without a plan.
safety Wire springs and its ends are sharp: bend at arm's length from faces, glasses of any kind on, and no end stays uncurled.
skills following a line, bending and hooking, thinking in space
alt {a v} bent from wire, standing on a foot

* wire-figure-pendant
name wire pendant
title A Wire {V} with a Stone at Its Heart | {V} Pendant, Wrapped in Wire | {V} for a Bag or a Key
about No drill and no glue: the wire draws {a v}, and where its heart would be the same wire holds {a stone}. | Jewelers call it a cage. This one has the outline of {a v}, and what it caught shines from inside.
step plan Lay {the stone} on {the plan}, trace around it, and draw around that, twice as high: {v.shape}. It may be simpler than simple.
step cut With a grown-up, nip off {in 24} and {in 12} of {the wire} at the inner edge of {the pliers}, holding both ends.
step outline Begin in the middle of the long piece at the lowest point and bend both halves upward along the drawing, rounding curves with your fingers and corners with the tips of {the pliers}.
step eye Where the ends meet at the top, wind one twice around {the pen}: the loop hangs the piece. Wind the other around its foot, three tight turns.
step cage Hook the short piece to one side of the outline, lead it across the front of {the stone}, around the other side, across the back and over the front again, like a cross. Not yet tight.
step bind Tie it to the outline wherever it passes, one full turn each, until {the stone} hangs free in the middle.
step small Thread {the small} on the last of the wire and wind it into {v.part}.
step tight Grip a wire at the back with {the pliers} and give it a small twist, like a Z. Two or three of them, and nothing rattles.
step ends Turn every end back on itself and press it flat with {the pliers}. Stroke it with a cotton cloth: nothing may catch.
step hang Hang it on {the cord} and fasten it to a bag, a zipper or your keys.
further Make the same {v} without anything inside, for a friend with the other half.
safety Wire springs: glasses on, ends pointing away from faces, and a grown-up in the room for cutting. Wear it on things and not around a neck while you run.
skills bending to a plan, setting a stone, finishing ends
alt A pendant of wire in the shape of {a v}, with a stone in it

* box-rolled-picture
name rolled picture
title {V} from the Rolling Box | Roll, Roll, {V}! | The {V} in the Box
about Balls run through paint and over the sheet, this way and that. Then the cover comes off, and there is {a v} made of nothing but roads. | Tilting is the whole art, and {@2-3? small arms are | everybody is} good at it.
step draw {@2-3? A grown-up draws | Together, draw} on one sheet with {the pen}, as large as fits in {the box}: {v.shape}.
step cut A grown-up cuts the shape out from the middle with {the scissors}, so that the sheet around it stays whole: it is the window.
step lay Lay the other sheet in {the box}, the window on top, and hold both at the corners with {the tape}.
step spoon @2-3 Your child puts a blob of {color a} into one corner of the box with {the spoon}, and one of {color b} into another.
step spoon Put a spoonful of {color a} into one corner of the box with {the spoon}, one of {color b} into another, and a third color into the third.
step dip @2-3 Your child drops a ball into the color and lets it go.
step dip Set one of {the ball} into each color and let it go.
step roll @2-3 Your child holds the box on both sides and tilts: over it rolls, and back. Roads appear.
step roll Tilt the box with both hands, slowly, so that the balls cross the window. Fast makes jumps, slow makes lines.
step second Push the balls through the color once more and roll until the window is full of roads, but not yet brown.
step lift Take the balls out, wash hands, and lift off the window by its edge. Who was under there?
step dry Let the picture dry flat for 45 minutes.
step face {@2-3? A grown-up draws with your child's finger on {the pen}: | Draw with {the pen}:} {v.face? {v.face} | {v.mark}}.
further Lay the window with the painted rim on another sheet and dab through it with fingers.
safety {@2-3? Only balls that are bigger than a child's fist. | Count the balls before and after.} They are for the box and not for the floor, where somebody slips.
skills tilting with both arms, watching cause and effect, patience
waiting About 45 minutes to dry.
alt {a v} made of the tracks of rolled balls

* pressed-texture-clay
name clay relief
title {V} in Pressed Clay | {V} with a Coat of Prints | The {V} That Shells and Leaves Made
about What grew in the sea or on a tree is the stamp: scales, feathers, bark and waves are in there already, and {the v} puts them all on. | Clay remembers whatever you press into it. Make {a v} and give it a coat from the things you found.
step knead Knead {the clay} in warm hands until it is soft and no longer cracks. Keep a lump as big as a walnut for later.
step roll Roll it out with {the roller}{roller=paper-cup,plastic-cup? laid on its side | }, as thick as your finger, turning it after every stroke.
step draw Scratch lightly into it with {the knife}, as large as your hand: {v.shape}. Wrong lines are wiped away with a fingertip.
step cut Press the edge of {the knife} straight down along the line, bit by bit, and take the rest away.
step smooth Stroke the cut edges round with a fingertip, until it looks like a cookie.
step press Press {the press} into it, one beside the other, straight in and straight out, until {the v} has its coat. Which print looks like fur, which one like scales?
step parts From the lump shape what stands out, press a print into it, and push it on firmly: {v.part}.
step fine Press in the rest with {the fine}: {v.face? {v.face} | {v.mark}}.
step paint Brush thin {color a} and {color b} over the prints: color stays in the hollows{clay=modeling-clay? , though this clay lets it wipe off again | }.
step move Slide it onto {the board} to keep. {clay=air-dry-clay,salt-dough? It dries for a day or two, turned over once. | It stays soft and can be pressed anew tomorrow.}
further Press each thing into a strip of its own and let somebody guess what made which print.
safety {clay=salt-dough,play-dough? The dough is not for eating, and wash hands afterward. | Wash hands afterward.} Shells with sharp edges are for looking at only.
skills kneading, printing texture, cutting around a shape
alt {a v} of clay with prints pressed into it

* sanded-wood-figure
name wooden figure
title {V} out of Soft Wood | The Wooden {V} for Your Pocket | {V}, Rubbed from a Block
about No blade touches it: {the sand}, patience and a good look at the block, and {the v} comes out as round as a pebble. | Toymakers say that the hand decides when it is finished. If {the v} lies in it as if it had always been there, stop.
step look Choose a soft piece of {the wood}, no longer than your hand, that is nearly the right shape already, and on its broad side draw {v.shape}. Only what is thick will survive.
step sides Draw the same from the side and from above, so that the lines meet at the corners, and shade what has to go.
step gloves Put on {the gloves} and lay {the stop} on the table: it holds the block while you work and keeps splinters out of your palms.
step corners Fold the coarsest {sand} over your thumb and take all eight corners down to the shaded line, always along the grain.
step shape Work inward from each side in long strokes and turn the block every twenty. Hold it at arm's length: can one already see {the v}?
step groove Roll a strip of {sand} around {the pen} and rub grooves with it where one form meets the next: {v.part}.
step fine Go over it with finer and finer grit, until your cheek feels no scratch.
step dust Wipe the dust off with a damp cloth and let it dry. Rub what stands up once more.
step mark Add with {the mark} as little as you can: {v.face? {v.face} | {v.mark}}.
step coat Rub in {the coat} with a cloth, thin, and let it dry for an hour: the grain begins to shine.
further Make its base from the thinnest offcut, sanded until it does not rock.
safety Sand outdoors or by an open window, and wipe the dust up damp. Work away from your face, and take splinters out before you go on.
skills seeing a form in a block, working with the grain, finishing a surface
waiting An hour to dry.
alt A small smooth wooden {v}
`;
