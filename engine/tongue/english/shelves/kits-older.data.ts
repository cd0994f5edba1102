/** The English words of the shelf of the same name. */
export const words = `
* frilly-paper-axolotl
name paper axolotl
means axolotl, head, body, gill, leg, tail, stripe, smile, plant, sheet
title A Frilly Paper Axolotl | The Axolotl That Always Smiles | Six Feathery Gills: A Paper Axolotl
about An axolotl keeps its baby gills for life: six feathery plumes around a wide, friendly head. Fringe makes them. | It smiles, it waves its frills, and it needs no aquarium.
step draw {@4-5? A grown-up draws on {the sheet} with {the pen}: | Draw on {the sheet} with {the pen}:} a head like a wide bean, as wide as a palm, and a body as long as a hand that ends in a leaf-shaped tail.
step body {@4-5? A grown-up cuts | Cut} both out with {the scissors} and {@4-5? keeps | keep} the scraps. {sheet=felt? Turn the felt and not your wrist. | Turn the sheet and not your wrist.}
step strips From the scraps, cut six strips with {the scissors}, as long as a finger and as wide as a thumb.
step fringe Snip a fringe into both long sides of every strip with {the scissors}, close together and not quite to the middle.
step gills {fix glue} three strips behind the left side of the head, fanned out, and three behind the right. {sheet=felt? Fluff the fringe with your fingers. | Bend the fringe up a little: they look like feathers.}
step join {fix glue} the head on the upper end of the body, smile side up, and press while you count to twenty.
step legs Cut four short legs from a scrap with {the scissors} and {fix glue} them under the body, toes outward.
step stripe Cut {the stripe} into short pieces with {the scissors} and stick them across the tail.
step face Draw two small eyes with {the pen}, far apart, and a wide smile between them. Far apart is what makes it an axolotl.
step swim Lift it by the tail and let it glide through the room: the gills flutter. What is its name?
further @4-5 Make a small one from the scraps, so that nobody swims alone.
further Make it a home: a blue sheet with water plants and a cave, and an axolotl that lost a leg and is growing it again. They really do.
safety {@4-5? Round-tipped scissors, and a grown-up cuts the curves of the body. | Scissors point away from the hand that holds the paper.} 
skills cutting curves, snipping fringe, both sides alike
alt A paper axolotl with six fringed gills and a wide smile

* picture-on-a-canvas
name photo canvas
means canvas, flower, stalk, frame, photo, picture, edge, water
title A Photo on a Painted Canvas | The Photo in the Flower Bed: A Canvas | Painted All Around You: A Photo Canvas
about A photo alone can lie in a drawer. On a canvas, with a painted garden around it{buttons? and {buttons} along the edge | }, it stands where somebody sees it every day. | It is light, it has no glass, and it goes wherever the person goes.
step trim Trim {the photo} with {the scissors}, so that two fingers of canvas stay free all around. Use a copy if there is only one.
step ground Paint the whole {one canvas} in a soft {color a} with {the brush}, edges too.
step flowers When that no longer shines, paint stalks up both sides with {the brush}, and flowers on them: five dabs in a ring, a dot in the middle.
step dry Let it dry for half an hour. Wash the brush.
step under Brush {the seal} thinly over the middle of the canvas, as large as the photo.
step smooth Lay the photo on and stroke it flat, from the middle outward, until no bubble is left.
step over Brush one thin coat of {the seal} over it and a finger beyond its edges. It looks like milk and dries clear. A printed photo from an inkjet printer smears: pat there, do not rub.
step buttons Set {the buttons} around the photo like a frame, each in a blob of {the seal}, and press.
step write On the back, write who is in the photo with {the pen}, when it was, and one sentence from you.
step give Let it dry for an hour, then bring it along and let them tell you about that day.
further Leave the next canvas without a photo: paint what the person tells you.
safety Glue stays off sleeves and out of eyes. {buttons? {the buttons} are small and stay away from little brothers and sisters. | Keep the scissors closed when they are not cutting.}
skills composing around a picture, painting flowers, sealing paper
waiting Half an hour for the paint and an hour for the glue.
alt A canvas with a photo in the middle and painted flowers on both sides

* strip-star-window
name window star
means star, window, triangle, point, glass, frame, strip
title A Star of David Full of Light | Stained-Glass Star for the Hanukkah Window | Two Triangles, One Star: A Window for Hanukkah
about Two triangles of {one card}, one on its foot and one on its head, and {film=cellophane? blue glass | blue tissue} between them: when a light goes on behind it, the whole street sees what you celebrate. | It is cut from straight strips only, and it glows like the window of a synagogue.
step strips {@6-8? Together, rule | Rule} six strips on {the card} with {the ruler} and {the pen}, each {in 1/2} wide and {in 7} long, and cut them out with {the scissors}.
step first Lay three strips as a triangle and glue them where the ends overlap with {the glue}. Build a second triangle just like it, and press each corner while you count to twenty.
step star Turn the second one upside down, lay it on the first, and glue them together where they cross with {the glue}.
step film Lay the star on {the film}, trace around the inside of it with {the pen}, a finger larger, and cut out the pieces with {the scissors}: two large ones, or six small points and a middle.
step fix Glue the pieces behind the star with {the glue}, only a thin line along the strips. Two layers in the middle make it darker there.
step sparkle Glue {the sparkle} where two strips cross and on the six points.
step dry Let it lie flat for half an hour.
step hang {@6-8? Together, put | Put} it up on the window pane with {tape} at the upper point, where people look in.
step pane {pane=paint-marker? Make one dot in a corner first: does it wipe off? Then draw | Draw} dreidels and stars around it, on the inside of the pane, with {the pane}.
step light Go outside when it is dark and have somebody switch on the lamp behind it. Each evening one more star may join it, until there are eight.
further Make a smaller one in silver and white, and let it hang in front of the large one.
safety The star stays well away from the candles of the menorah: it is for the pane, and paper burns. {@6-8? A grown-up climbs, not you. | Stand on the floor while you put it up.}
skills measuring, building triangles, layering color
waiting Half an hour for the glue.
alt A six-pointed star of dark strips with blue film between them

* thirty-bags-to-the-feast
name countdown branch
means bag, branch, number, day, moon, star, calendar, ring, gift, picture, knot
title Thirty Days on a Branch: A Ramadan Calendar | Thirty Little {bags=envelope? Envelopes | Bags} to Eid | A Ramadan Countdown on a Branch
about From new moon to new moon there are thirty evenings, and in each {one bags} waits something to look forward to: a date, a joke, a good deed, a wish. | One {one bags} a day, and at the end comes the feast. Whoever counts along knows how long it still is.
step branch Draw rings around {the branch} with {the gold}, in pairs, and let it dry for a quarter of an hour.
step hang {@6-8? A grown-up cuts | Cut} an arm's length of {the cord} with {the scissors} and {@6-8? ties | tie} it to both ends of {the branch}. Hang it between two chairs: that is how you work.
step number {numbers=sticker? Press {the numbers} on {the bags}, from 1 to 30. | Write the numbers from 1 to 30 small on {the numbers}, cut apart, and {fix fix} one on each of {the bags}.} Lay them out in a row to check.
step sign Draw a crescent on every odd one and a star on every even one with {the gold}.
step notes Cut {the notes} into thirty slips with {the scissors} and write on each with {the pen}: whom to call, what to share, what to be thankful for.
step fill Fill {the bags}: a slip in each, and here and there a date or something small. The best goes into the last ten.
step cords {@6-8? Together, cut | Cut} thirty lengths of {the cord} with {the scissors}, some as long as a hand, some as long as an arm.
step tie {bags=cloth-bag,paper-bag? Tie one around the neck of each {one bags} | Tie one around each {one bags}, like around a parcel}{beads? , with one of {the beads} above the knot | }.
step row Knot them to the branch, long beside short, until all thirty have a place and none covers the next.
step open Open one every evening after sunset, and read it aloud before you eat.
further Keep the slips, and on Eid read out which of them you really did.
safety A grown-up hangs it up firmly, above the heads of little ones, and no loose cord stays down. {beads? The beads are counted back. | }
skills counting to thirty, tying, thinking of others
waiting A quarter of an hour for the gold.
alt A branch with little numbered bags hanging from it on cords

* cardboard-suit-of-armor
name suit of armor
means armor, shield, plate, breastplate, guard, metal, edge, sign, bolt, sword, box, cuff, steel, line
title {V.title} From {thin=cereal-box? Cereal Boxes | Card and String} | {V.other}
about Nobody believes that it was {thin=cereal-box? breakfast boxes | card} and string: under a coat of paint the string turns into welded ridges. | A breastplate, two guards for the arms and a shield: together that is {v.who}.
step draw {@6-8? Together, draw | Draw} on {the thick} with {the pen}: a breastplate as wide as your chest and down to your waist, with a hollow for the neck, and a shield as long as your forearm.
step cut {@6-8? A grown-up cuts both out with {the knife}. | {knife=craft-knife? With a grown-up beside you, cut both out with {the knife}, on something old. | Cut both out with {the knife}.}} Crease the breastplate lightly from top to bottom: now it bends around you.
step cuffs Cut {the thin} open with {the scissors}. Lay a piece around each forearm over the sleeve, mark where it ends with {the pen}, and cut a guard that leaves a gap of two fingers.
step plates Cut two narrower strips for each guard with {the scissors} and {fix glue} them across, each lapping over the last like tiles.
step sign From the scraps, cut {v.sign}, twice, with {the scissors}, and {fix glue} one in the middle of the breastplate and one on the shield.
step relief {glue=tape? Tape {the lines} down | {glue=glue-gun? Press {the lines} into a line of hot glue | Press {the lines} into a line of {glue}}}, bit by bit, a thumb inside every edge. Add rings and bars where a smith would put them.
step coat Paint everything with the first color of {the coat} and {the brush}, into every corner along {the lines}, on both sides so that it does not warp. Let it dry for an hour.
step shine Paint the signs in the second color. When it is dry, too, wipe the brush almost dry and stroke a little of the lightest color over the ridges.
step tie {@6-8? A grown-up makes | Make} holes in the shoulders and sides of the breastplate and along the guards with {the punch}, and {@6-8? ties | tie} them on with the rest of {the lines}, cut with {the scissors}. The shield gets a handle. Only bows that open at once.
step stand {v.stand}
further Build a helmet from one more box: measure around your head, and leave the whole face open.
safety Ties are bows around shoulders and arms, never around the neck. {glue=glue-gun? Hot glue burns: press with a stick and not with a finger. | Costumes are for play, not for hitting.}
skills pattern making, relief, painting like metal
waiting Two hours for glue and paint.
alt A silver breastplate with string ridges, two arm guards and a shield
say hero: title=Hero Armor; other=The Silver Breastplate of a Cardboard Hero; who=a hero whom everything bounces off; sign=a bolt of lightning; stand=Stand with your fists on your hips. What is the hero called, and who has just called for help?
say knight: title=A Knight's Armor; other=The Cardboard Breastplate of a Knight; who=a knight who needs no horse; sign=a broad sword; stand=Kneel down and have somebody make you a knight. What is your name, and what do you promise?

* road-map-key-fob
name map key ring
means map, road, key, ring, disc, place, town, river, hole, drop, heart
title A Key Ring Cut From the Map | Two Places on a Key Ring | Home and Away: A Map Key Ring
about One disc shows where you live, the other where you would rather be. In between is only a key. | An old map is wrong about the roads by now, but not about the places.
step cut Trace around a large {coin} with {the pen} over two places on {the map} that matter, and over two more for the backs. Cut the four circles out with {the scissors}.
step core {@6-8? A grown-up helps to cut | Cut} two discs of the same size from {the core}{core=wood-slice? , or take two slices as they are | with {the scissors}}. {core=cereal-box,cardstock? Glue two layers together if one is floppy. | }
step face Brush {the fix} thinly on both sides of each disc with {the brush}, lay the circles on, and rub them flat with a fingernail, from the middle outward.
step line Draw the way you would take with {the line}, and a heart where it ends.
step seal Brush {the fix} over the front and the edge with {the brush}, let it dry, and do the back. Two thin coats: it dries clear and hard.
step dry Let it stand on edge for an hour and a half.
step hole Make a hole near the edge of each with {the punch}, a straw's width inside.
step ring {cord? {@6-8? Together, cut | Cut} {the cord} in two, knot one piece into each hole, and tie both to {the ring}. | {@6-8? Together, open | Open} {the ring} with a fingernail and slide both discs on.}
step beads Slide {the beads} onto the cords before the last knot.
step go Hang a key on it and give it to whoever drives. On the way home you read the map backward.
further Cut a third disc from the middle of the sea, for wishes.
safety A key ring is for keys and bags and not for mouths: it stays away from little brothers and sisters. {punch=awl? The awl goes down into a scrap of cardboard, never toward a hand. | }
skills choosing a detail, gluing without bubbles, sealing
waiting An hour and a half for the coats of glue.
alt Two round pieces of map on cords from one key ring

* moths-on-a-page
name moth collection
means moth, beetle, wing, page, case, insect, back, collector, print, specimen, line, body, text, board
title Moths Who Read: A Framed Collection | A Collection Cut From Old Pages | Paper Moths and Beetles, Pinned in a Row
about Between the painted wings you can still read half a sentence. {page=old-book-page? A book that falls apart | An old page} makes a cabinet of moths and beetles, and not one of them was ever alive. | Collectors gave every moth a Latin name. Yours already have words on their wings.
step fold Fold a piece of {the page} in half and draw half a moth at the fold with {the pencil}: body, front wing, hind wing. Draw beetles the same way. Make five, none wider than your palm.
step cut Cut them out, still folded, with {the scissors}: so both sides are equal. Open them.
step wash Lay them flat and paint them with {the paint}, {the brush} and much {water}: ocher and brown for moths, green and blue for beetles. The print must still show through. Let them dry for half an hour.
step lines Draw veins, eyespots and dotted edges with {the pen}, left and right alike.
step body Roll a narrow strip of page into a body for each and glue it on along the middle with {the glue}. Two thin strips are the feelers.
step bend Fold the wings up along the body, not quite to the middle, so that they seem about to leave.
step ground Cut {the ground} to fit into {the case} with {the scissors}, and cover it with a plain page.
step pin Arrange the insects in rows and glue each down by its body only. {pins? Then push one of {the pins} in right beside each, with a grown-up near if you like. | A dot of ink on the body looks like a collector's pin.}
step label Cut small labels from the edge of the page with {the scissors} and write on them with {the pen}: a name, where it was found, in which book.
step close Close {the case} and hang it where the light comes from the side: the wings throw shadows.
further Look for words that fit: a moth with "lamp" on its wing belongs in the middle.
safety {pins? Pins are counted before and after, and stay with their points in the ground. | Small scissors are pointed: look where the other hand is.} {case=picture-frame,shadow-box? The pane is lifted with both hands. | }
skills cutting symmetry, washing color, fine line work
waiting Half an hour for the paint.
alt A case with paper moths and beetles, painted and pinned in rows

* slab-earrings-on-cards
name clay earrings
means earring, slab, pair, set, stall, piece, drop, stud, disc, hole, card, tray
title Marbled Slab Earrings for the Stall | Four Pairs From One Slab: Clay Earrings to Sell | Earrings by the Batch, Carded and Priced
about Who wants to sell has to make more than one: one marbled slab, {cutter=cookie-cutter? one cutter | one shape}, and an afternoon later four pairs lie on their cards, alike and each a little different. | Marbling cannot be repeated. That is why the second pair sells as well as the first.
step knead Knead the colors of {the clay} separately until they bend without cracking. Roll each into a thin snake, lay them together, twist, fold, twist again, and stop while you can still tell the colors apart.
step slab Roll it out on {the sheet} with {the roller} into one slab, as thick as two coins. Two strips of card on the left and the right keep it even; a pasta machine that is only for clay does it best.
step cut {cutter=plastic-knife? Cut arches and squares with {the cutter}, no wider than a thumb, eight large and eight small. | Press out eight large and eight small pieces with {the cutter}, none wider than a thumb.} Lay them in pairs that match.
step holes Make a hole near the edge of each with {the point}, a grain of rice inside, and turn it until it is clean.
step bake {@9-12? A grown-up bakes | With a grown-up, bake} them on {the sheet} as the packet says, mostly half an hour at 275 °F (135 °C), with a window open. They cool on it without being touched.
step sand Rub the edges with {the sand}, wet, until they feel like a pebble, and dry them.
step posts {posts=earring-post? Glue one of {the posts} to the back of each small piece with {the stick}, and leave them overnight. | Open the loop of each of {the posts} sideways, hang a small piece in, and close it.}
step rings Open {the rings} sideways with {the pliers}, never apart, hang each large piece under a small one, and close them until no gap can be seen.
step price Cut {the card} into pieces as large as a playing card with {the scissors}, prick two holes for each pair with {the point}, and letter the name of your shop and the price with {the pen}: what the clay cost, twice.
step sell Put a pair on each card and stand them in a row at the front of the stall. Wear one pair yourself.
further Keep the scraps: rolled once more with white they are terrazzo.
safety The oven is a grown-up's, never hotter than the packet says. What was used for clay is not used for food again. Small parts stay away from little ones.
skills marbling, working in series, presenting and pricing
waiting An hour to bake and cool.
alt Pairs of marbled clay earrings on two cards

* zip-back-cushion-cover
name cushion cover
means cushion, cover, number, print, pocket, seam, side, corner, edge, stitch, envelope, back
title A Cushion Cover From a {shirt=old-jersey? Jersey | {shirt=old-sweater? Sweater | Shirt}} | {V.other} | Cushion Cover, Made to Measure From a {shirt=old-jersey? Jersey | {shirt=old-sweater? Sweater | Shirt}}
about The {one shirt} no longer fits, but the cushion does: cut to measure, with {zip=zipper? a zipper | an opening} at the lower edge, so that it can go into the wash. | {v.about}
step measure Measure {the pad} with {the ruler}, add {in 1} to both sides, and draw that square on {the shirt} with {the pen}, {v.place}.
step cut {zip? Cut both layers on the line with {the scissors}. One is the front of the cushion, the other its back. | Cut the front on the line with {the scissors}, and the back a hand's width longer at the lower edge: that is its flap.}
step web With a grown-up, press {the web} onto the inside of the front with {the iron}, as its packet says: the cloth no longer stretches while you sew. A cloth lies between, for the print.
step zip {zip? {zip=zipper? Lay {the zip} along the lower edges of front and back, good sides together, and sew it to each with {thread} and {the needle}, right beside the little chain. Leave it half open. | Fold the lower edges in by a finger and sew one half of {the zip} onto each with {thread} and {the needle}, facing each other.} | Fold the lower edges of front and back in by a finger and sew them down with {thread} and {the needle}.}
step sew Lay front and back together, good sides inside{zip? {pins? , and fix them with {the pins} | } | , fold the flap up over the front{pins? , and fix everything with {the pins} | }}. Sew around the other three sides with {thread} and {the needle}, {in 1/2} inside, {needle=sewing-machine? in a narrow zigzag, because the cloth stretches. | in backstitch as short as a grain of rice.}
step corners Snip the corners of the seam off at a slant, almost to the stitches, with {the scissors}.
step turn Turn it right side out through the opening and push the corners out with a finger.
step pad Push {the pad} in, folded like a taco, let it open inside, and {zip? close {the zip} | tuck it under the flap}.
step lean Lean on it. {v.end}
further The sleeves are left over: one of them makes a neck roll.
safety Pins and needles are counted at the end. {needle=sewing-machine? Fingers stay a hand's width from the needle, and a foot off the pedal while you thread. | Sew toward the table and not toward the other hand.}
skills measuring, sewing a straight seam, fitting a cover
alt A square cushion cover made from an old shirt
say jersey: other=Number Up: A Fan's Cushion Cover; about=The season is over, the number stays.; place=with the number or the crest exactly in the middle; end=Who sits on it supports the team.
say band-tee: other=Front Row: A Band Cushion Cover; about=The concert is over, the print stays.; place=with the print exactly in the middle; end=Put the record on that belongs to it.

* board-that-blinks
name circuit robot
means robot, head, eye, chest, arm, leg, strip, pin, heart, joint, light, program, face
title The Robot With a Real Board in Its Chest | Copper Nerves, Shining Eyes: A Robot | A Cardboard Robot Wired by You
about Two eyes, two strips of {copper=copper-tape? copper | foil} and a computer as small as a cookie where the heart is: this robot is wired, not drawn. | The strips are nerves: follow one with a finger from the chest to the eye and you know how it works.
step cut On {the body}, draw a head, a chest wide enough for {the board}, legs and two loose arms with the ruler and {the pen}. Cut everything out with {the knife}{knife=craft-knife? , a grown-up beside you for the blade | }.
step arms Make a hole in each shoulder with {the poker} and fix the arms on with {the joints}, so that they swing. Cut or fold away what hangs in front of the board.
step window Fix {the board} to the chest with loops of {glue}, its row of contacts downward and free.
step eyes Poke two holes for the eyes with {the poker} and push {the lights} through from the front. Spread the legs flat behind the head: long legs up, short legs down.
step upper Behind the head, stick a strip of {the copper} across both long legs and lead it down the left side to the chest. Rub it flat. {copper=aluminum-foil? Tape holds it down. | }
step lower A second strip goes across both short legs and down the right side. The two must never touch.
step clip Clip or tape one of {the wires} from the left strip to the contact marked 3V, and one from the right strip to GND.
step power Connect {the board} to the computer with its cable. Both eyes shine? If one is dark, turn that light around.
step code Now let it think: in the board's editor, choose a ready example that shows a face or a beating heart, and load it. On a board without a display, let its own small light blink.
step trim Draw a mouth, dials and screws with {the trim}.
further Move the left clip from 3V to pin 0 and write a program that lets the eyes blink when you press a button.
safety White, blue or green lights only, at 3 volts and never at 5. Pull the cable before you change a wire, and whatever gets warm is taken apart at once. No loose batteries.
skills building a circuit, finding faults, changing a program
alt A cardboard robot with a small computer in its chest and shining eyes

* painted-blank-figure
name painted figure
means figure, color, side
title {A V}, Painted by You | {V} in Your Colors | From White to {V}
about White, smooth and waiting: what comes out of the box looks like everybody else's for exactly one more minute. Then it is {a v} of your own. | The shape is there already. Everything that makes it somebody is color.
step wipe Wipe the dust off {the blank} with a dry {towel} and stand it on {newspaper}.
step plan Turn it around once and say what will be which color: {v.shape}. If yours is another shape, paint its picture on the broadest side.
step ground Paint the largest parts in {color a} with {brush? {the brush} | {the paint}}, and leave gaps for the next color. Thin coats: it drinks.
step second {brush? Rinse {the brush} and dab it dry on {towel}. Then add | Add} {color b} and the other colors, always beside what is dry already.
step dry Let it dry for an hour, turning it once.
step fine {@4-5? Together, draw | Draw} the small things with {the fine}: {v.face? {v.face} | {v.mark}}.
step dots Set a row of dots around the foot in a light color with {brush? the other end of {the brush} | {the paint}}.
step show Stand it where it can look at everybody. Scratch your name and the year into the bottom.
further Paint what it stands on, too: a stone, a box lid, a saucer of {v.place}.
safety {@4-5? It can break: it is painted on the table and carried with two hands. | It breaks when it falls: paint it on the table.} It is for looking at, and not for eating from.
skills planning colors, painting up to an edge, fine details
waiting An hour for the paint.
alt A painted figure of {a v}

* sugar-skull-in-full-bloom
name sugar skull
means skull, calavera, flower, petal, eye, tooth, sugar, brow, flag, cheek, spiral, heart, name, forehead
title A Sugar Skull in Full Bloom | The Skull That Smiles: A Painted Calavera | Flowers Around the Eyes: A Sugar Skull
about On the Day of the Dead a skull is no fright: it wears flowers around its eyes and carries the name of somebody who is loved. | White as sugar, and then petals, spirals and dots, until it looks as if it had been dancing.
step dust Wipe the dust off {the skull} with a dry {towel}. Paint holds on what is clean.
step plan Draw lightly on {the skull} with {the pencil}: a flower on the forehead, a ring around each eye, a curl on each cheek. The left is as the right.
step eyes Paint the hollows of the eyes, the nose and the lines of the teeth black with {brush? {the brush} | {the paint}}.
step petals Set petals all around both eyes, dot by dot, in {color b}.
step brow Paint the flower on the forehead with six petals, and a leaf on each side.
step rest Fill what is empty: curls on the cheeks, a heart on the chin, dots between the teeth. Small things last.
step dry Let it dry for an hour without touching it.
step gems {gems=stick-on-gem? Press {the gems} on | Glue {the gems} on with {the glue}} along the top of the head.
step flags {@6-8? Together, cut | Cut} {the flags} into small flags with {the scissors}, fold each twice and snip out diamonds. Fold their upper edges over {the line} and glue them down with {the glue}: papel picado for the wall behind.
step name Say the name of the one it is for, and tell what made them laugh.
further Write the name on the forehead of the next one, in place of the flower.
safety It is for looking at and not for licking, even if it is called a sugar skull. {gems? Small gems stay away from little ones. | It breaks when it falls, so paint it on the table.}
skills symmetry, dots and fine lines, remembering together
waiting An hour for the paint.
alt A white skull with dotted petals around its eyes and a flower on its forehead

* badges-for-every-strap
name badge
means badge
title {V} Badges for Every Strap | A Badge With {a V} | {V} on a Badge, and Three More
about One click, and what was a scrap of paper is {a v} that goes everywhere with you. Nobody can buy it. | A badge says in one second what you are for. Today you are for {the v}.
step trace Trace around the flat front of {the blank} on {the sheet} with {the pencil}, and draw a second circle a finger's width larger. What lies outside the small one will be folded to the back.
step idea Sketch inside the small circle with {the pencil}: {v.shape}. Large and simple reads from afar.
step cut Cut along the large circle with {the scissors}. Make four, each with another picture or word.
step layers Cut the parts in {color a} and {color b} from {the sheet} with {the scissors}, and glue them on flat with {the glue}. Three layers are the most that fit.
step lines Draw the fine things and letters with {the pens}: {v.face? {v.face} | {v.mark}}. Outlines first, then fill.
step marks Set {the marks} on where there is room, well inside the small circle.
step load {@6-8? Together, lay | Lay} the metal front, the picture and the clear film on top of each other in the press, picture upward, and press once. The back goes into the other half.
step press {@6-8? Together, turn | Turn} {the press} and push the handle down slowly, until it clicks. Out comes a badge.
step more Press the others in the same way. Which one gets the strap, which one goes to a friend?
step wear Pin it on a strap or a cap, with its pin lying along the cloth.
further Draw the whole set again with the colors exchanged, and swap.
safety The pin on the back is pointed: open and close it away from the thumb, and little ones only look. {@6-8? A grown-up's hand is on the handle too. | Fingers stay out of the press.}
skills designing small, cutting circles, layering color
alt A round badge with {a v} and three small ones

* stripes-for-a-strap
name badge
means badge, stripe, pin, back, strap, flag, team, word, edge
title {v=rainbow? A Rainbow Badge With One Word | A Badge in Your Colors} | Stripes to Pin On: {v=rainbow? A Pride Badge | A Team Badge} | {v=rainbow? Six Stripes and a Word: A Badge | Show Your Colors: A Badge}
about {v=rainbow? Six stripes say it before anybody has read the word: here is somebody who is glad of everybody. | From across the street you can see which side you are on.} Cut from paper they are sharper than any pen could draw them. | One click of the press, and it lasts longer than the bag that it hangs on.
step base Trace around {the blank} on {the sheet} with {the pencil}, a finger's width larger all around, and cut out three circles with {the scissors}: that rim is folded to the back.
step strips Cut strips from {the sheet} with {the scissors}, one in each color, as wide as a sixth of the badge and longer than the circle.
step order Lay them out edge to edge beside a circle: {v=rainbow? red on top, then orange, yellow, green, blue and purple. | your colors by turns.} Is every stripe as wide as the next?
step stripes Glue them across the circle with {the glue}, the middle ones first, so that the line between them runs through the center.
step trim Turn the circle over and cut off what sticks out along its edge with {the scissors}.
step words Letter one word on a white scrap with {the pens}, your name, or what you stand for, and glue it across the middle.
step marks Set {the marks} above or below it, well inside the edge.
step press {@6-8? Together, lay | Lay} the metal front, the striped circle and the clear film in {the press}, and push the handle down. Then the back, and once more, until it clicks.
step pin Pin it on the strap. The other two are for whoever asks where you got it.
further Make the next one with the stripes standing on end, or as rays from the middle.
safety The pin on the back is pointed: open and close it away from the thumb. {@6-8? A grown-up's hand is on the handle too. | Fingers stay out of the press.}
skills even strips, composing in a circle, using a press
alt A round badge with six stripes and a word in the middle
say rainbow: name=rainbow
say team: name=team

* striped-soap-for-somebody
name set of soaps
means stripe, bar, soap, layer, skin, jug, plate, mirror
title Striped Soap for Somebody Who Deserves It | Soap in {color a} and White Stripes | Poured in Three Layers: Soap to Give
about Three layers in colors that mean something, {bow? a bow around it, | a tag on it,} and nobody would guess that it was poured in your kitchen. | For whoever always has dirty hands for others: the one who coaches, teaches, cooks or drives.
step dice {@6-8,9-12? A grown-up cuts | With a grown-up near, cut} {the base} into cubes as big as dice with the {knife}. Three heaps, all the same.
step melt {@6-8,9-12? A grown-up melts | Together, melt} the first heap in a {jug} in the microwave, fifteen seconds at a time, stirring with {the stir} in between. It must never boil.
step tint Stir in {color a}, one drop at a time, until you like it. In the bar it looks a little paler.
step first {@6-8,9-12? A grown-up pours | With a grown-up, pour} it into {the mold}, a third full. Tap them on the table: bubbles rise and burst.
step skin Wait ten minutes, then touch it with a fingertip at the edge. When a skin holds, it is time for the next layer.
step second {@6-8,9-12? A grown-up melts the second heap in the {jug} and pours | With a grown-up, melt the second heap in the {jug} and pour} it on as it is, lukewarm, over the back of a spoon: too hot, and the colors run.
step third The third heap gets the second color of {the tint} and goes on top in the same way{@6-8,9-12? , again by the grown-up | }. Let everything stand for two hours.
step out Press on the bottom of {the mold} with your thumbs until the bars slide out.
step wrap Wrap each bar in {the wrap}, cut to size with {the scissors}{bow? , and tie it with {the bow} | }: soap sweats in the open air.
step tag Write on {the tag} with {the pen} whom it is for, and one thing that this person has taught you.
further Ask for the colors of a team, and pour the next ones like its shirts.
safety Melted soap is hotter than it looks: {@6-8,9-12? a grown-up handles the jug from the microwave to the mold. | use a jug with a handle, with a grown-up near.} New soap is tried on the inside of the arm first.
skills pouring in layers, judging heat, wrapping
waiting Two hours until the bars are hard.
alt Two bars of soap in three stripes

* one-block-four-seasons
name set of prints
means tree, branch, print, leaf, leaves, season, spring, summer, fall, winter, block, card, trunk, snow, blossom, twig, hand
title One Tree, Four Seasons: A Lino Print | The Tree That Is Printed Four Times | Four Cards From One Bare Tree
about A bare tree is cut once and printed four times. What makes it spring, summer, fall or winter comes on afterward, in color. | Four prints side by side are a whole year.
step plan Trace {the block} onto {the plan} with {the pencil}. Inside, draw a bare tree: a trunk as thick as a finger, three main branches, a few twigs. Nothing thinner than a match.
step flip Lay the drawing face down on {the block} and rub it off with {the pencil}. Shade what is to stay.
step cut @9-12 A grown-up cuts along both sides of the trunk and branches with {the cutter}, shallow, with the block against the edge of a board, and always away from the other hand. You say where, and turn the block.
step cut With a grown-up in the room, cut along both sides of the trunk and branches with {the cutter}, shallow, with the block against the edge of a board. The other hand lies behind the blade, always.
step clear @9-12 Then a grown-up cuts the background out, in rows. A few ridges may stay: they print like wind.
step clear Then cut the background out, in rows. A few ridges may stay: they print like wind.
step ink Roll a spoonful of {the ink} on {the plate} with {the roller} until it {ink=printing-ink? hisses | is thin and even}, then over the block, twice crosswise.
step proof Print it once on scrap paper and look: bare patches want more ink, filled twigs less.
step print Print it on each of {the card}, inked anew every time: block face down, the back rubbed with {the spoon} from the middle outward, lifted by a corner.
step dry Let all four dry for four hours.
step seasons Now the year, with {the color}: {color=paint,acrylic-paint? fingertip prints | dots} of pink blossom, full green leaves, orange ones that already fall, and white or pale blue for snow on the branches.
step show Lay the four in a row and sign each with the number of the print.
further Print a fifth at night, in white on black paper.
safety A lino cutter is sharp and slips: blade away from you, the other hand behind it, the block on something that does not slide. Warm the block in your hands, it cuts more easily.
skills mirroring a drawing, printing evenly, changing one picture four ways
waiting Four hours for the ink.
alt Four prints of one bare tree, with blossoms, green leaves, orange leaves and snow

* bedroom-in-a-tin
name tin bedroom
means bedroom, room, bed, blanket, pillow, chest, drawer, wall, window, lid, tin, rug, house, post, mouse, floor, box, night, wallpaper
title A Bedroom in a {one tin} | Good Night in There: A {one tin} Bedroom | A Bed, a Chest, a Lid: A Pocket Bedroom
about Closed, it is a {one tin}. Open, there is a made bed in it, a chest of drawers and a window, and somebody as small as a thumb could move in tonight. | It fits into a bag, and it is always tidy.
step paper {@6-8? Together, trace | Trace} the bottom and the lid of {the tin} on {the wall} with {the pen}, and cut both out with {the scissors}, a hair smaller: wallpaper and floor.
step walls {fix glue} them in, and a window from a light scrap onto the wallpaper.{grip?  {the grip} reach where fingers do not. | }
step bed Cut one of {the bed} down with {the scissors} to the height of a finger; a matchbox is right as it is: that is the bed. It has to fit with room on one side.
step posts Snip the points off {the posts} with {the scissors}, shorten them to the height of a fingernail more than the bed, and {fix glue} one into each corner.
step cloth From {the cloth}, cut a sheet, a pillow as large as a thumbnail and a blanket with {the scissors}. Fold the edge of the blanket over once.
step make Make the bed: {stuff? a wisp of {the stuff} under the sheet and in the pillow, | sheet and pillow first,} the blanket tucked in at the foot. {glue=tape? A bit of {the glue} | A dot of {the glue}} under each keeps it so.
step drawers The second box becomes the chest. Draw two drawers on its front, and {fix glue} it beside the bed.
step knobs {fix glue} {the knobs} on the drawers{grip? , with {the grip} | }.
step in {fix glue} the bed in, and a scrap of {the cloth} before it as a rug. {glue=tape? Try whether the lid closes. | Let it dry for an hour with the lid open, then try whether it closes.}
step night Who sleeps there? Whisper a good night and close the lid, not quite.
further Another tin is the kitchen: a bottle cap for a sink, a paper clip for a tap.
safety Rims of tins can be sharp: cover them with a strip of paper. {posts? Points come off {the posts} before anything else. | } The small things stay away from little brothers and sisters.
skills measuring small, upholstering, planning a room
waiting {glue=glue,waterproof-glue? An hour for the glue. | }
alt An open tin as a bedroom with a made bed, a chest of drawers and a window

* penciled-slices-in-beeswax
name wood slice ornaments
means slice, ornament, fox, owl, tree, fir, star, wood, wax, line, ring, bark, eye
title Drawn on Wood, Sealed With Beeswax: Ornaments | Three Wood Slices From the Workshop | Wax and Wood: Ornaments to Hang
about A pencil line on sanded wood, and beeswax over it: it looks as if it had been burned in, and needs no flame and no fumes. | It smells of honey and of somebody's workshop.
step sand Rub both faces of {the slices} with {the sand}, along the grain, until they feel like paper, and wipe the dust off with the {cloth}.
step look Trace a slice on {paper} and try three pictures with {the pencil}: a fir, an animal's face, a star. Let the rings of the wood be sky or fur.
step draw Draw them on {the slices} with {the pencil}, firmly, line by line. What is pressed in stays.
step dark Go over the outlines twice, and shade one side with short strokes, as burners do.
step warm Warm a piece of {the wax} between your palms until it is soft.
step wax Rub it over the drawing in small circles, then over the rest, thinly, edge and bark too. Begin beside the lines and not on them.
step buff Let it rest for twenty minutes and polish with the soft side of the {cloth} until it shines.
step eye {@9-12? Together, prick | Prick} a start into the upper edge of each with {the hole}, in the wood and not in the bark, and screw one of {the eye} in by hand, straight.
step cord Knot a hand's length of {the cord} through each {eye? one | one, or around it like a parcel}.
step hang Hang them where the light comes from the side. Whose workshop do they remember?
further Write the date and the tree on the back before you wax it.
safety Sanding dust stays out of eyes: wipe, do not blow. {eye? Hold the slice on the table, not in the hand, while you prick and screw. | Turn the wood, not your wrist.}
skills sanding, drawing on wood, finishing
waiting Twenty minutes for the wax.
alt Three hanging wood slices with penciled pictures

* instrument-that-retired
name decorated instrument
means instrument, ukulele, guitar, violin, body, neck, string, wall, hole, music, note, sound
title The Instrument That Became a Picture | Out of Tune, Into Color: Wall Art | A Retired Instrument in a New Dress
about It cannot be played any more, but it can be looked at: scraps on its body, lines along its curves, and a bow at its neck. | The loudest thing on the wall, and it does not make a sound.
step clean Lay {the body} on {newspaper} and wipe off the dust with a damp {cloth}.
step strings {@6-8? A grown-up loosens | {@9-12? Together, loosen | Loosen}} the strings, bit by bit, and {@6-8? takes | take} them off, away from faces.
step tear {scraps=paper-napkin? Peel the printed layer off {the scraps} and tear it | Tear {the scraps}} into pieces as large as a palm, and cut out the best pictures with {the scissors}.
step under Brush {the glue} thinly on a piece of the front with {the brush}, only as much as you can cover in a minute.
step lay Lay the scraps on, one over the edge of the next, and stroke them flat with {the brush} from the middle outward. Leave the sound hole open and the neck bare.
step seal Brush a thin coat of {the glue} over all of it. It is white now and clear later.
step dry Let it lie for two hours.
step lines Follow the curves with {the lines}: rows of dots along the edge, rings around the hole, stripes up the neck.
step bow Tie {the bow} around the head, and cut the ends at a slant with {the scissors}.
step hang {@6-8? A grown-up hangs | {@9-12? Together, hang | Hang}} it on a firm hook by its neck. What was the last song it played?
further Write that song around the edge, word by word.
safety Strings under tension snap back: they are loosened slowly, and nobody's face is near. {@6-8? A grown-up does that. | }
skills layering paper, following a form, giving an old thing a new use
waiting Two hours for the glue.
alt An old stringed instrument covered in colorful paper with dotted lines and a bow

* twenty-four-bags-on-a-branch
name countdown branch
means bag, branch, number, day, fir, star, calendar, ring, gift, picture, knot
title Twenty-Four Days on a Branch: An Advent Calendar | Twenty-Four Little {bags=envelope? Envelopes | Bags}: A Calendar for December | An Advent Calendar That Hangs on a Branch
about From the first of December there are twenty-four mornings, and in each {one bags} waits something to look forward to: a riddle, a joke, a good deed, a wish. | One {one bags} a day, and whoever counts along knows how long it still is.
step branch Draw rings around {the branch} with {the gold}, in pairs, and let it dry for a quarter of an hour.
step hang {@6-8? A grown-up cuts | Cut} an arm's length of {the cord} with {the scissors} and {@6-8? ties | tie} it to both ends of {the branch}. Hang it between two chairs: that is how you work.
step number {numbers=sticker? Press {the numbers} on {the bags}, from 1 to 24. | Write the numbers from 1 to 24 small on {the numbers}, cut apart, and {fix fix} one on each of {the bags}.} Lay them out in a row to check.
step sign Draw a star on every odd one and a small fir on every even one with {the gold}.
step notes Cut {the notes} into twenty-four slips with {the scissors} and write on each with {the pen}: whom to write to, what to bake, what to sing together.
step fill Fill {the bags}: a slip in each, and here and there something small. The best goes into the last one.
step cords {@6-8? Together, cut | Cut} twenty-four lengths of {the cord} with {the scissors}, some as long as a hand, some as long as an arm.
step tie {bags=cloth-bag,paper-bag? Tie one around the neck of each {one bags} | Tie one around each {one bags}, like around a parcel}{beads? , with one of {the beads} above the knot | }.
step row Knot them to the branch, long beside short, until all twenty-four have a place and none covers the next.
step open Open one every morning, before school, and read it aloud.
further Keep the slips, and on the last day read out which of them you really did.
safety A grown-up hangs it up firmly, above the heads of little ones, and no loose cord stays down. {beads? The beads are counted back. | }
skills counting down, tying, thinking of others
waiting A quarter of an hour for the gold.
alt A branch with little numbered bags hanging from it on cords

* picture-with-a-brain
name light-up picture
means light, picture, strip, back, face, button, wire
title {V} With a Brain | {A V} That Lights Up on Command | The {V} That Is Wired
about Behind {the v} sits a computer as small as a cookie, and two lights do what it says. And it says what you tell it. | First it is a picture, then a circuit, and in the end a program. {A v} has seldom been so clever.
step draw In the middle of {the card}, leaving a hand's width free below, draw with {the pen}: {v.shape}. Large: it should fill half of it.
step color Color it {color a} and {color b} with {brush? {the brush} and {the pens} | {the pens}}, and everything around it like {v.place}.
step mark Add what makes it unmistakable: {v.face? {v.face} | {v.mark}}. {brush? Let it dry. | }
step holes Poke a hole into each upper corner with {the poker} and push {the lights} through from the front. Spread the legs flat behind: long legs up, short legs down.
step upper On the back, stick a strip of {the copper} across both long legs and lead it down the left side to the lower edge{copper=aluminum-foil? , held with tape | }. Rub it flat.
step lower A second strip goes across both short legs and down the right side. The two must never touch.
step board Fix {the board} below the picture with loops of {the tape}, its row of contacts free.
step clip Lead one of {the wires} from the left strip to the contact 3V and one from the right strip to GND, and hold the ends on the strips with {the tape}.
step code Connect {the board} to the computer with its cable: both lights shine. One is dark? Turn it around. Then load a ready example that blinks.
step show Switch off the lamp and show it. What should {the v} say when somebody presses the button?
further Move the left wire from 3V to pin 0, and let your program decide when the lights go on.
safety White, blue or green lights only, at 3 volts and never at 5. Pull the cable before you change a wire, and whatever gets warm is taken apart at once. No loose batteries.
skills building a circuit, finding faults, changing a program
alt A cardboard picture of {a v} with a small computer and two lights
`;
