/** The English words of the shelf of the same name. */
export const words = `
* odd-clay-animal
name clay {v}
title {A V} for the Desk | {A V}, No Bigger Than an Egg | The Clay {V} That Keeps Me Company
about {v.wow} This one fits in a palm and keeps an eye on the homework. | It begins as an egg of {clay}. {v.wow} That is what has to be seen, and the rest may be simple.
say axolotl: name=axolotl; wow=An axolotl never grows up: it keeps its gills and its smile.; special=Six gills like small feathers go beside the head, three on each side, and a flat tail behind.; head=wide and flat; ask=a tank of blue paper
say otter: name=otter; wow=An otter has a stone of its own, and a pocket under its arm to keep it in.; special=A thick tail goes behind, two tiny ears on top, and a light muzzle as wide as the face.; head=round and a little flat; ask=a pebble to hold
say raccoon: name=raccoon; wow=A raccoon feels with its hands what it cannot see.; special=A dark mask goes over the eyes, two pointed ears on top, and a striped tail behind.; head=round, with a pointed nose; ask=a tin can to look into
say red-panda: name=red panda; wow=A red panda sleeps with its tail over its nose.; special=Two white pointed ears, a white muzzle, dark paws, and a bushy ringed tail.; head=round as a tangerine; ask=a twig to climb
say llama: name=llama; wow=A llama looks down on everybody, and is right.; special=A long neck between body and head, two ears like bananas, and a red blanket on the back.; head=small, on a neck as long as a finger; ask=a mountain of cardboard
say guinea-pig: name=guinea pig; wow=A guinea pig whistles when the fridge opens.; special=A light patch around the belly and two ears like petals. A tail it has none.; head=big, with hardly a neck; ask=a leaf of paper lettuce
say dog: name=dog; wow=Everybody says that all dogs look alike, except those who have one.; special=Ears as your own dog wears them, a light muzzle, a tail, and a thin roll around the neck as a collar.; head=shaped like that of the dog you know best; ask=a ball as big as a pea
say triceratops: name=triceratops; wow=A triceratops carries three horns and a frill as wide as a door.; special=A flat round frill with notches goes behind the head, two long horns above the eyes, a short one on the nose, and a pointed tail behind.; head=long, with a beak; ask=a fern as high as a tree
say cat: name=cat; wow=A cat sits where the paper lies that somebody needs.; special=Two pointed ears, a light muzzle, and a tail that curls around the body.; head=round, a little wider than high; ask=a cushion of felt
step knead Knead {the clay}{ring? , a piece as big as a walnut, since it has to hang, | } on {a mat} until it is warm and has no cracks. Divide it in two: one half for the body, the other for head, ears and tail. {clay=air-dry-clay,salt-dough? Whatever waits lies under a damp cloth. | }
step body Roll the first half to an egg, lay it down, and pinch four short feet out of it, so that it stands by itself.
step head Roll the head, {v.head}. {clay=polymer-clay? Scratch both places a little and press the head on with a small turn: this clay bonds by itself. | Scratch both places a little, wet them with a fingertip, and press the head on with a small turn.}
step special {v.special} Press each on the same way, and smooth the seams with a finger.
step face With {the poke}, press two eyes and a nose, and draw the mouth as one line. Less is more.{ring?  {clay=modeling-clay,play-dough? Leave the back free for {the ring}. | Then press a hole through its back from side to side, wide enough for {the ring}.} | }
step dry {clay=polymer-clay? {@6-8,9-12? A grown-up bakes it | Bake it} in the oven as the package says, and lets it cool there. | {clay=modeling-clay,play-dough? It stays soft: give it a place where nobody leans on it. | Let it dry until tomorrow, turned once.}}
step color Touch up with {the color}{brush?  and the tip of {the brush} | }: the patches, and a white dot in each eye, which wakes it up.
step ring {clay=modeling-clay,play-dough? Press the edge of {the ring} into its back: a handle to carry it by. | Open {the ring} and thread it through the hole: from now on it comes along with the keys.}
step place Put it on the desk, with {v.ask}. What is it called?
further Make the same one asleep: without opening the clay, only curled up.
safety {clay=polymer-clay? The oven is a grown-up's work; polymer clay must never bake too hot. | Whoever works with {poke} puts it down before looking away.}
skills shaping from simple forms, joining clay, choosing what is typical
waiting {clay=modeling-clay,play-dough? None. | Until the next day.}
alt A small clay {v} standing on its feet, with eyes and a mouth

* leather-key-tab
name key tab
means key ring
title A Key Tab in Saddle Stitch | Stitched to Last: a Key Ring | For the Keys of Somebody Good
about Saddlers have sewn like this for a thousand years: one thread, every hole twice, and it holds even when a stitch breaks. | A scrap as long as a hand is enough for something that is in somebody's pocket every day.
step strip With {the ruler} and {the pen}, mark a strip {in 6} long and {in 1} wide on {the leather} and cut it out with {the scissors}, with rounded ends.
step mark {mark=rubber-stamp? Stamp | Put}{mark=rubber-stamp?  a sign | a sign or initials} on one half with {the mark}. Fingers off for a minute.
step fold Push the strip through {the ring} and fold it in half, sign outside, so that the ring lies in the fold.
step holes {@9-12? With a grown-up, mark | Mark} dots a finger's thickness from the edge, a quarter inch (6 mm) apart, along both long sides, and press through both layers with {the hole}, on a board.
step sew {wax? Pull {the thread} three times over the edge of {the wax}: so it lies flat and does not fray. | } Thread {the needle} and begin at the ring: in and out through every hole, down one side, across the end and up the other.
step back Now go back the same way and fill the gaps: every space gets its stitch. Two stitches over each other at the end, and a knot between the layers.
step edge Rub the edges round with the side of a thumb or a piece of paper.
step bead Thread {the bead} on the ends of the {one thread} and knot it below the tip.
step give Pull hard at the ring: it holds. Hang a key on it, or a note that says thank you. {wrap? Fold {the wrap} around it like a letter. | } {box? Lay it in {the box}, the sign on top. | }
further Make one from a darker scrap, with a loop that opens by a snap.
safety Holes are pressed through on a board, hand behind the point; {@9-12? a grown-up does it with you. | nothing lies under the strip that you like.}
skills measuring, saddle stitch, finishing an edge
alt A brown key tab with light stitches and a star on a ring

* sewn-zip-pouch
name zip pouch
title The First Zipper I Ever Sewed | A Pouch With a Zipper | Everything Small in One Bag
about A zipper looks like an art, and is two straight seams. The trick comes before the third one: leave it open. | For pens, chargers, or what else flies about in a bag: two rectangles and {a zip}.
step cut Measure {the zip}. Cut two rectangles from {the cloth} with {the scissors}, as wide as the zipper is long plus {in 1}, and {in 6} high, marked with {the ruler} and {the pen}.
step sign Put {the sign} on one of them now, in the middle of the right side.
step first Lay the zipper face down along the top edge of one rectangle, right sides together. Hold it with {the pin}.
step zip {sewer=sewing-machine? Sew along the zipper with {the sewer} and {thread}, foot close to the zipper. | Sew along it with {the sewer} and {thread} in backstitch, small and close to the zipper.} Fold the cloth back: the first side is in.
step second Lay the other rectangle on the free edge of the zipper, right sides together, and sew it on with {the sewer} the same way.
step open Open the zipper at least half. Whoever forgets this has sewn a bag that cannot be turned.
step sides Fold right sides together and sew with {the sewer} around the three open sides, a finger's width from the edge, back and forth at the corners.
step turn Snip the corners off, turn everything through the zipper, and push the corners out with the blunt end of {the pen}.
step pull {pull=bead,charm? Fasten {the pull} to the slider with a bit of {thread}. | Knot {the pull} through the slider.}
further Sew a lining the same size and stitch it in by hand below the zipper.
safety {sewer=sewing-machine? Fingers stay a hand away from the foot, and the machine is switched off while you thread it. | Count needles and pins at the end: as many as at the beginning.}
skills sewing in a zipper, backstitch, planning the order
alt A teal pouch with a cream zipper, a heart and a pull

* beeswax-food-wrap
name beeswax wrap
title {v=honeycomb? Honeycomb Beeswax Wraps | Beeswax Wraps for a Kitchen Without Plastic} | A Wrap That Smells of Honey | Wrap It, Wash It, Use It Again
about {v=honeycomb? Bees build six-sided cells, because nothing is lost that way. These wraps are made of their wax and have their shape. | Warm hands make it soft, the cold makes it hold: a cloth with wax closes a bowl or wraps a sandwich, a hundred times over.} | Two squares of cotton, some wax and an iron: half a roll of plastic wrap less each month.
step cut {v=honeycomb? Cut two pieces with six equal sides from {the cloth}, like cells of a comb: sides of {in 6} for bread, of {in 4} for a bowl, measured with {the ruler}. | Cut two squares from {the cloth}: {in 10} for a sandwich, {in 7} for a bowl, measured with {the ruler}.}
step crumble Tear {the wax} into crumbs as small as lentils.
step lay Spread {the towel} on the table, {the paper} on it, one piece of cloth, and the crumbs over it, thin and even, right to the edge. Cover it with a second sheet.
step oil Drip {the oil} over it before you cover it: then it stays supple.
step iron Set {the iron} to wool, without steam, and press slowly from the middle to the edge, until the cloth has darkened everywhere. Where it stays light, wax is missing.
step check Lift a corner of the paper and look; {brush? push the liquid wax into the dry spots with {the brush}, which will belong to wax from now on, and iron once more. | scatter crumbs on the dry spots and iron once more.}
step wave Peel the cloth off by two corners while it is warm and wave it: after ten seconds it is firm. Then the second one; let both cool for ten minutes.
step band Roll both up, tie {the band} around and tuck in a note: wash it cold, never for raw meat, gone soft after a year.
step use Try it: press it over {jar? {the jar} | a bowl} with warm hands and count to ten.
further Cut a large one for bread, with a button and a loop sewn on.
safety The iron stands on its heel and is never left alone; wax that smokes is too hot. Keep it away from open flames.
skills ironing evenly, spreading thin, testing and mending
waiting Ten minutes to cool.
alt {v=honeycomb? A six-sided waxed cloth with a honeycomb drawn on it | A dotted cloth square with a zigzag edge and a band}
say square: name=beeswax wrap
say honeycomb: name=honeycomb wrap

* toddler-quiet-page
name quiet page
title A Page That Keeps Small Hands Busy | The House With a Door That Opens | Rip, Peek, Close: a Toddler Page
about Whoever looks after small children needs something that rustles, opens and closes. This page has a door, and behind it somebody. | Every baby loves opening and closing. Nothing on this page comes off, and everything may go into a mouth.
step plan Draw a house with a door, half as big as the page, with {the pen} on {the felt}, and somebody who will live behind the door.
step page Cut two squares as big as a large hand from {the felt} with {the scissors}: front and back of the page.
step shapes From what is left cut the wall, the roof, the door, and the one who lives there. No part smaller than an egg.
step close {close=hook-and-loop-tape,snap-fastener? Sew one half of {the close} inside the door and the other on the wall with {the needle}, and sew the door down along one side only. | {close=zipper? Sew {the close} into the door opening with {the needle}, so that it opens upward. | Sew the door down along one side, and a loop of {the close} on the other as a handle, with {the needle}.}}
step sew Sew {the shapes} on as sun and bushes, all around the edge, with tiny stitches. What is only stuck on would be chewed off.
step squeak Lay {the squeak} between the two squares{squeak=bell? , in the middle, and sew a pocket around it so that it cannot get out | }.
step edge Pin the squares together with {the pin} and sew around the edge in blanket stitch or running stitch, with doubled {thread}.
step cord Sew {the cord} into a corner as a short loop, no longer than a finger, for the car seat.
step test {@9-12? With a grown-up, pull | Pull} at every part with all your strength. Whatever gives way is sewn again. Then wash it by hand.
further Sew a second page with a pocket, and join both with two rings of ribbon.
safety For small children nothing hard or loose goes on: no buttons, no beads, no cord longer than a finger, and the pins are counted back.
skills planning for somebody else, sewing on, testing for safety
alt A light blue cloth page with a red house, a yellow door and bushes, sewn all around

* paracord-dog-leash
name dog leash
title A Leash in Four-Strand Braid | Walk the Dog, Braided by Hand | The Leash That Holds
about A four-strand braid is round, and does not cut into the hand. It holds a dog who has seen a squirrel, if you braid it tight. | Two long cords, folded over {a clip}, and an hour with a movie.
step measure Measure two pieces of {the cord}, {yd 6} each, and cut them with {the scissors}: they end up less than half as long.
step fold Fold both in the middle, and fasten them side by side to {the clip} with a lark's head: the loop through the ring, all ends through the loop, pull.
step hold Tape {the clip} to the edge of a table, so that you can pull against it.
step braid Of the four strands, take the outer right one under two and back over one. Then the outer left one under two and back over one. Always pull tight, again and again, until {in 24} are left.
step handle Bend the braid into a loop for your hand, the ends lying along the braid.
step bind Wind two of the ends tightly around braid and loop, eight times, and knot them with a double knot. The other two do the same the other way.
step ends Wrap each end with a bit of {the tape} and tuck it under the binding.
step bead Knot {the bead} onto the last end.
step pull Hook it to a door handle that is shut, and lean back with your whole weight. If anything slides, bind it again.
further Braid a short one in the same way for the car.
safety Buy the snap hook for a dog who pulls, and check knots before each walk. Never wind a leash around your wrist, and never tie it to a bicycle.
skills braiding four strands, binding, testing a load
alt A blue braided leash with a hand loop and a ring

* plastic-bag-rope
name jump rope
title Twelve Bags, One Jump Rope | The Bag That Learned to Jump | Skipping Rope From Shopping Bags
about A bag is used for twelve minutes and lasts four hundred years. As a rope it lasts at least through recess. | Twelve bags make a rope that hums through the air and costs nothing.
step flat Smooth {the bags} flat and fold each lengthwise twice, edges on edges.
step cut Cut off the handles and the bottom seam with {the scissors}, and then cut across into rings {in 3} wide, measured with {the ruler}.
step link Loop ring into ring: lay one over the other, pull its end through itself, and draw it tight. Make three chains, each half as long again as you are tall.
step three Lay the three chains side by side and tape their ends to the edge of the table with {the tape}.
step braid Braid: right over the middle, left over the middle, tight and even. Let somebody hold the far end.
step ends Wind {the tape} around both ends ten times and trim what stands out.
step grips {grips=old-t-shirt? Wind a strip of {the grips} around each end as a grip, and tape it down. | Push the ends through {the grips} as grips, and fasten them inside with tape.}
step size Stand on the middle: the ends should reach your armpits. Too long? Undo one end and tape it again. Then jump: how many without a stop?
further Braid one twice as long for two who turn and one who jumps.
safety Bags and bag strips are not for little brothers and sisters: keep them away from their faces, and throw scraps in the bin at once.
skills looping, braiding, counting jumps
alt A braided white and red jump rope with grips

* recipe-ring-book
name recipe book
title The Recipes Only Our Family Knows | Cook Like Grandma: a Book of Recipes | A Pinch of This: Our Recipe Book
about Grandma says a handful and until it looks right. Somebody has to ask her, and write it down. | Eight cards, two covers, and at the end a book that gets stains, as it should.
step cards Cut {the cards} to the same size with {the scissors}, as big as a postcard.
step ask Ask somebody who knows a recipe by heart to tell it, and take notes with {the pen}: how much is a handful? What must one never do?
step write Write one recipe to a card, with what is needed on the left and how it is done on the right. {@6-8? Draw what it looks like on the back. | On the back stands who has made it, and for whom.}
step photos {fix stick} {the photos} of the cooks beside it.
step cover Cut two covers from {the cover}, a bit larger than the cards.
step title {cover=fabric-scrap? Write the title on a card and keep it in front | Write the title on the front}: whose kitchen is it? Draw a pot or a cake below.
step tabs {tabs=washi-tape,sticky-note? Fold {the tabs} over the edges as tabs: | Stick {the tabs} at the edges:} soups, cakes, feasts.
step punch {@6-8? With a grown-up, make | Make} two holes at the left edge with {the punch}, through covers and cards at the same places.
step bind {bind=key-ring,curtain-ring? Open {the bind} and hang everything on it, one in each hole if you have two. | Pull {the bind} through both holes and tie it in a bow: it opens when a card is added.}
further Leave five cards empty at the end, for those who come after you.
safety Knives and stoves belong to the cooks: whoever takes notes stands back from the pan.
skills asking and noting, writing instructions, binding
alt A recipe book with a title on its cover, {bind=key-ring,curtain-ring? held by two rings | tied with a bow}

* dipped-kitchen-spoons
name painted spoons
title Spoons for Somebody Who Cooks | Three Spoons With Painted Handles | A Bouquet of Kitchen Spoons
about Only the handle is painted; the rest goes on stirring soup. Tied into a cloth, three of them are a present that is used every day. | Sharp edges, bright bands, a cloth and a bow: whoever loves to cook sees at once that somebody thought of them.
step sand {sand=sandpaper? Rub the handles of {the spoons} with {the sand}, along the grain, until they are smooth, and wipe the dust off. | Rub the handles of {the spoons} clean with {the sand}: color does not hold on grease.}
step tape Wind {the tape} around each handle where the color is to stop, and press its edge down with a thumb. Only the last third gets color.
step paint {brush? Paint the ends in three colors with {the brush}, thin, and again after twenty minutes. | Color the ends in three colors with {the color}.}
step second Set dots, rings or waves on the color: a different pattern for each.
step peel Peel {the tape} off before everything is quite dry: the edge is as sharp as from a factory.
step dry Stand them in a {jug}, painted end up, for two hours.
step tag Cut {the tag} to the size of a matchbox and write for whom it is{pen?  with {the pen} | }. Below it stands: wash by hand.
step wrap Roll {the cloth} around all three{bow?  and tie it with {the bow} | , and tuck the end in}. {tag? The tag hangs in front. | }
step give Hand it over together with a recipe that all of you like.
further Paint the rim of a jar in the same colors: the spoons stand in it.
safety Color stays on the handles, a hand away from what touches food.
skills taping an edge, painting patterns, wrapping a gift
waiting Two hours to dry.
alt Three kitchen spoons with colored handle ends, tied in a cloth with a bow

* miniature-trees
name small trees
title A Forest for the Model Train | Six Trees, None Taller Than a Hand | Trees for a Very Small World
about Model builders buy trees by the bag. They are cheaper and more beautiful out of what lies in the kitchen and behind the house. | For a train, a castle, a diorama or a table full of dragons: where a few trees stand, a landscape begins.
step trunk {trunk=pipe-cleaner? Fold {the trunk} in half and twist the lower part as a trunk; cut the upper loops open with {the scissors} and spread them as branches. | Break or cut {the trunk} to different heights, between a finger and a hand. Forked ones are the best.}
step foot {foot=modeling-clay? Press the foot of each trunk into a lump of {the foot}. | Fix the foot of each trunk to {the foot} with plenty of {stick}, and let it set: roots may be seen.}
step bark Paint the trunks brown and gray with {the brush}, dark first, then a dry light stroke over it.
step tear {leaves=kitchen-sponge,foam-sheet-scrap,craft-foam,packing-peanut? Tear {the leaves} into crumbs over a {plate}, as small as you can. | {leaves=moss? Pull {the leaves} into tufts over a {plate} and pick out the soil. | Spread {the leaves} on a {plate} and rub out the lumps.}}
step tint Stir a little paint into half of it with {the brush}: two greens look like a forest, one looks like plastic.
step crown Brush {stick} over the branches, dip them in the leaves, press, and fill the gaps with small tufts: narrow above for a fir, round for an oak.
step ground Brush {stick} over the foot and sprinkle {the ground} on it.
step dry Let them stand for two hours and shake off what does not hold.
step place Set them up in groups of three, never in a row, and look from the height of a traveler's eyes.
further Make autumn: the same trees in rust and yellow.
safety Crumbs and small trees are kept away from little brothers and sisters.
skills working small, mixing greens, composing a landscape
waiting Two hours for glue and paint.
alt Three small model trees with brown trunks and green crowns on round feet

* desk-zen-garden
name zen garden
means sand, stone
title A Garden of Sand for the Desk | Five Stones and a Rake | The Smallest Quiet Place in the House
about In Japan monks rake gravel into waves around stones, and begin again the next morning. It takes two minutes, and the head is clear. | Nothing grows here, and nothing needs water. Only the lines change, whenever you need them to.
step color Paint the outside of {the tray} with {the brush}, in one quiet color.
step rake {rake=plastic-fork? Break the handles of {the rake} shorter: two rakes with fine teeth. | Cut one piece of {the rake} as long as a finger and notch one edge with {the scissors}, like a comb. {fix stick} another piece to its back as a handle.}
step dry Let it set for half an hour.
step pour Pour {the sand} into {the tray}, a finger deep, and shake it level.
step stones Place {the stones} in groups of three and two, never in the middle and never in a row. Press each in a little: they should look as if they had grown there.
step plant Set {the plant} in one corner as the forest.
step lines Lead the rake slowly around the stones in rings, like waves around an island, and then in long straight lines beside them.
step rest When lessons or thoughts get too loud, smooth everything and rake anew, one slow line after the other.
further Write one word into the sand that you want to get rid of, and rake it away.
safety Sand stays in the tray and away from eyes; it is swept up, and never blown.
skills composing with stones, drawing slow lines, coming to rest
waiting Half an hour for the rake.
alt A tray of sand with stones, raked rings and lines, a bit of green and a small rake
`;
