export const words = `
* little-red-barn
name barn
means hay
title A Barn for the Animals | Board by Board: The Red Barn | The Little Red Barn
about Sticks are boards, only smaller. Twelve of them side by side, and there is a barn with a door, a loft and room for everybody who eats hay.
step paint {color=paint? Paint {the boards} {color a} on one side and let them dry for half an hour. | Color {the boards} {color a} on one side.}
step shape Meanwhile a grown-up cuts {the back} into the shape of a barn: as wide as a hand and a half, with a pointed roof.
step build {boards=cardboard,corrugated-paper? Tear or cut {the boards} into narrow strips, and {fix stick} | {fix stick}} the boards upright on it, side by side. What sticks out above the roof is cut off by a grown-up at the end.
step doors Draw a big door with a cross on each half, and a loft window above.
step hay {fix stick} {the hay} into the window and along the bottom.
step fence {fence=spaghetti? Break | Take} {the fence} {fence=spaghetti? into pieces and | and} {fix stick} them on beside the barn as a fence.
step dry Let it lie flat for half an hour, then lean it on a book.
step animals Good evening: everybody comes in. {animals? Where do {the animals} sleep? | Which animals live here, and who sleeps beside whom?}
further Add a silo from a tube and a tractor from a box.
safety A grown-up cuts board and sticks: they jump when they break.
skills painting, laying boards, playing farm
waiting An hour in all.
alt A red barn of sticks with white doors and animals

* sponge-lunch
name sponge sandwich
title Cheese, Lettuce, Sponge | The Sandwich for Very Hungry Bears | One Big Lunch of Sponge and Felt
about This bread is as soft as real bread and squeezes like it. Everything between can be taken out and put in again, just as the customer wishes.
step slice A grown-up cuts one of {the bread} across into two slices, or leaves both whole for a really big sandwich.
step toast Draw a crust around the edges with {the pens}.
step cheese From {color a} {filling} cut a square of cheese a little larger than the bread, {color b} rounds of tomato, and a {color c} leaf.
step lettuce Crumple the leaf and open it again: that makes lettuce.
step ham Fold {the ham} loosely: slices of ham.
step seeds {fix stick} {the seeds} on the top slice: seeds and grains.
step stack Stack it on {the plate}: bread, lettuce, cheese, tomato, {ham? ham, | }bread. In which order does it taste best?
step flag Push {the flag} through from above, so that nothing slips.
step serve Who is the customer, and what may not be in it? {wrap? Pack it in {the wrap} for a picnic. | Share it, slice by slice.}
further Make a layer cake of two sponges, with felt as cream.
safety Pretend food goes near the mouth and never into it; a grown-up cuts the sponge.
skills cutting simple shapes, ordering, playing restaurant
alt A sandwich of sponge with felt cheese, lettuce and a flag

* glitter-gem-tiara
name tiara
title A Tiara With Real Sparkle | A Crown of Points for a Queen | Points, Gems and a Royal Wave
about Whoever wears it may say at supper who begins. It takes five points, some gems, and a very straight back.
step draw Draw five points on {the band}: a tall one in the middle, smaller ones beside it, along a strip as long as {@4-5? a grown-up's forearm and hand | your arm}. {@4-5? A grown-up begins, and you go over it. | }
step cut {@4-5? A grown-up cuts | Cut} it out. If the sheet is too short, tape two strips together.
step shine {shine=glitter-glue? Draw a line of {the shine} along the lower edge. | {shine=sticker? Press {the shine} along the lower edge. | Fold a strip of {the shine} over the lower edge and tape it.}}
step gems {gems=sticker,stick-on-gem? Press {the gems} on | {gems=glitter-glue? Dot {the gems} on as gems | {fix stick} {the gems} on}}: the biggest on the tallest point. Let it dry lying flat for half an hour.
step wire Curl {the wire} around a finger and tape the curls behind the points.
step veil Tape {the veil} inside at the back, down to the shoulders and no longer.
step close A grown-up lays it around the head and tapes the ends: snug, and loose enough to come off by itself.
step rule Walk once around the room without its falling off. What is your first law?
further Make a ring for the cup and a cover for the chair.
safety {wire? The ends of wires are taped flat by a grown-up, and nothing | The points stay soft enough to bend, and nothing} hangs in front of the neck.
skills drawing points, decorating, walking tall
waiting Half an hour for the glue.
alt A pointed tiara with gems

* firefighter-gear
name firefighter gear
title A Helmet and a Hose | Ready When the Bell Rings | Everything for the Fire Crew
about Helmet on, hose in hand, and every cat in this house comes down from its tree before supper. {hose=cardboard-tube? The hose was a paper towel roll this morning. | }
step brim A grown-up draws an oval as large as the whole sheet on {the helmet}, and inside it a big U, as wide as the head, open toward the back.
step flap A grown-up cuts along the oval and along the U. The flap stands up in front: the head goes into the hole, and the helmet has a shield.
step badge Cut a shield as big as a palm from {the badge}, draw a number or a flame on it, and {fix stick} it to the flap.
step hose Draw rings around {the hose}, and a nozzle at one end.
step water {water=tissue-paper,crepe-paper,cellophane? Tear {the water} into strips | Take {the water}} and tape them inside the nozzle: that is what splashes.
step line Tape one end of {the line} to the other end: the long hose that rolls up.
step alarm Ding, ding, ding! Helmet on, hose out. Where do they need you, and who has to be carried out first?
further Practice the way out of the house, and where everybody meets.
safety A grown-up cuts the helmet and stays when the long hose is out: it never goes around anybody.
skills decorating, playing a job, knowing what firefighters do
alt A red helmet with a shield and a hose with splashing water

* fiesta-bag-pinata
name piñata
title A Piñata From a Lunch Bag | Fringe by Fringe: A Fiesta Bag | Pull, Tap, Hooray: A Little Piñata
about In Mexico a piñata hangs over the birthday table, and everybody sings until it opens. A paper bag makes one that opens even for small arms.
step strips {@4-5? A grown-up cuts | Cut} {the fringe} into strips four fingers wide and as long as the bag is around.
step snip {@4-5? Together cut | Cut} fringes into one long edge of each strip, half as deep as it is wide.
step rows {fix stick} the first strip around the bottom of {the bag}, fringes down. The next goes on higher, so that it covers the edge of the first, in another color.
step fill Put {the fill} in{stuffing? , with crumpled {stuffing} around it | }.
step close Fold the top over twice and tape it shut, not too firmly.
step hole A grown-up makes two holes through the fold with {the punch}, with tape over the places.
step cord Thread {the cord} through and knot it into a loop.
step tail {tail=crepe-paper? Tear {the tail} into streamers and tape them | Tape {the tail}} to the bottom.
step fiesta A grown-up holds it up. Everybody taps it with a flat hand or pulls a streamer, one after the other, until it opens.
further Learn the song that belongs to it: Dale, dale, dale.
safety A grown-up holds the loop in the hand and keeps everybody an arm's length away while somebody taps.
skills fringing, gluing in rows, waiting for a turn
waiting Half an hour for the glue.
alt A paper-bag piñata with rows of colored fringe and streamers

* worry-people
name worry dolls
title Three Who Listen at Night | Worry Dolls for the Pillow | The Little Worry People
about In Guatemala children tell each doll one worry before they fall asleep, and the dolls think it over while the children rest. Three are enough for most evenings.
step face Draw a face on the upper end of each {one body}: eyes, and a mouth that does not say much.
step hair {hair=cotton-ball,wool-roving? Pull a little off {the hair} | Cut {the hair} short} and {fix stick} it on top.
step wind {dress=fabric-scrap,felt? Fold a strip of {the dress} around each, below the face, and {fix stick} it. | {dress=washi-tape? Wrap {the dress} around each, below the face. | {fix stick} the end of {the dress} below the face, wind it around and around down to the feet, and {fix stick} that end, too.}} Each gets a different color.
step cloth Cut {the cloth} into small pieces and {fix stick} them on as skirts, sashes or scarves.
step bed Draw stars and a moon on {the bed}: that is where they wait for the evening.
step pillow Lay {the pillow} {bed? into it | beside them} as their mattress.
step dry Let the glue dry for twenty minutes.
step tell Tell each of them one thing, quietly, and lay them under your pillow or into their bed. {@4-5? Tell it to a grown-up as well: two listen better than one. | What is too big for dolls belongs to a grown-up you trust.}
further Make one for somebody else who worries.
safety The dolls sleep in their box beside the bed, and what is wound around them is cut short.
skills winding, drawing small faces, saying what troubles you
waiting Twenty minutes for the glue.
alt Three little dolls wound in color beside a soft bed

* zoo-of-boxes
name zoo
title A Zoo in Two Boxes | Open at Ten: Our Own Zoo | Feeding Time at the Box Zoo
about Every box is somebody's home, with something to eat{sign? , somewhere to swim and a sign for the visitors |  and somewhere to swim}. Who moves in next door?
step open A grown-up cuts a wide window into the front of each of {the box}.
step color {color=construction-paper? Tape {the color} over the sides, each box in another color. | {color=paint? Paint each box in another color. Half an hour, and they are dry. | Color each box: rocks, jungle, snow.}}
step ground Scatter {the food} inside: something to eat and to lie on.
step pool Lay {the pool} down in one corner: something to splash in.
step animal {animal=sticker? Press {the animal} onto the back wall, | Set {the animal} in,} friends together, enemies next door.
step bars {@4-5? Together cut | Cut} {the bars} to the height of the window, and tape them across it, a finger's width apart.
step sign Draw each animal on {the sign}, and tape one over each house.
step visit Sell tickets and show the visitors around. What does each of them eat, and when?
further Build a path with arrows and a bench for tired visitors.
safety A grown-up cuts the windows; small animals go back into their box in the evening.
skills taping in rows, caring for animals, telling about them
waiting {color=paints? Half an hour for the paint.}
alt Two colored boxes as zoo houses with bars, animals and signs

* leaf-place-names
name place cards
title Everybody Has a Place | Place Cards With a Leaf | Names for the Family Table
about Whoever comes to dinner finds a leaf, a name and a face drawn by the youngest at the table. Six cards are made in the time that the potatoes take.
step cut {@4-5? A grown-up cuts {the paper} into six cards as large as a hand | Cut {the paper} into six cards as large as your hand}.
step fold Fold each in half, so that it stands like a tent.
step leaf {fix stick} one of {the leaf} to the front of each, near one end. Press it flat.
step names {@4-5? A grown-up writes each name in dots, and you go over it | Write a name on each in your best letters}: who sits next to whom?
step faces Draw the face of each guest beside the name. Glasses and beards help.
step trim {trim=sticker,washi-tape? Press {the trim} on | {fix stick} {the trim} on} as the last touch.
step clip {clip=clothespin? Clip one of {the clip} to each card, so that it stands even when somebody sneezes. | Lean each card against one of {the clip}.}
step set Set the table: a card at every place, and one for yourself.
further Write or draw inside what you like about that person, for them to find.
safety Collect leaves where no dogs go, and wash your hands before you set the table.
skills folding, writing names, drawing faces
waiting A quarter of an hour for the glue.
alt Two folded cards with leaves, names and small faces

* pot-of-fluffy-flowers
name pot of flowers
title Flowers That Need No Water | A Pot of Fluffy Flowers | A Garden That Never Wilts
about These bloom in January as well, and nobody can forget to water them. {bloom=pom-pom? Soft as dandelions, in every color there is. | }
step pot {color=paint,acrylic-paint? Paint {the pot} with {the color}: dots, waves, a face. Half an hour to dry. | {color=marker? Draw on {the pot} with {the color}: dots, waves, a face. | Press {the color} onto {the pot} in a pattern.}}
step fill {earth=newspaper,packing-paper,paper,tissue-paper? Crumple {the earth} and press balls of it into {the pot}, firm enough to hold a stem. | Press or pour {the earth} into {the pot}, up to a finger below the rim.}
step bloom {bloom=tissue-paper,crepe-paper? Crumple or fold {the bloom} into four blossoms | {bloom=cupcake-liner,coffee-filter? Pinch {the bloom} in the middle, one inside the other, into blossoms | Choose {the bloom} for four blossoms, one in the middle and others around it,}} and {fix stick} them to the tips of {the stem}. {stem=pipe-cleaner? Bend the tip into a little ring first: it holds better. | }
step leaf {@4-5? Together cut | Cut} leaves as long as a thumb from {the leaf} and {fix stick} them to the stems.
step plant When the glue has dried for half an hour, push the stems in, short ones in front, long ones behind.
step guest {fix stick} {the guest} to the rim: a visitor who has come for the flowers.
step give Who gets it? Carry it over with both hands.
further Add a tag with the names of the flowers, which nobody but you knows.
safety The ends of the stems are bent or blunt, and a grown-up runs a finger over them first.
skills building blossoms, planting, giving
waiting Half an hour for the glue.
alt A pot with four fluffy flowers and leaves

* slices-of-fruit
name {v} slice
title One Big Slice of {V} | {A V} Slice From a Plate | {V}, Please: A Slice to Sell
about Half a plate is just the size of {v=watermelon? a slice of melon on a hot day, with pips to count. | {v=kiwi? the kiwi of a giant, with pips in a fan. | an orange slice for a giant, with all its little rooms.}}
say watermelon: name=watermelon; more=a smile; ask=how many pips has your slice
say kiwi: name=kiwi; more=fine rays from the middle; ask=what color is a kiwi outside
say orange: name=orange; more=rays from the middle, so that it has little rooms; ask=juicy or dry
step rim {@2-3? Your child {color=paint? paints | colors} | {color=paint? Paint | Color}} the rim of {the plate} {v=watermelon? green | {v=kiwi? brown | orange}} all around.
step flesh {@2-3? Now the middle {v=watermelon? in red | {v=kiwi? in green | in yellow}}: what stays white in between is right. | {color=paint? Paint | Color} the middle {v=watermelon? red | {v=kiwi? green | yellow}}, and leave a thin white ring between.}
step dry {color=paint? Let it dry for half an hour. | Hold it to the light: is there still a white spot?}
step halve A grown-up cuts the plate through the middle: two slices.
step rind {rind=washi-tape? {@2-3? Your child presses {the rind} | Press {the rind}} | {@2-3? Your child tears {the rind} into bits and presses them onto {stick} | Tear {the rind} into bits and {fix stick} them}} along the outer edge: the rind.
step seeds {seeds=sticker? {@2-3? Your child presses {the seeds} on | Press {the seeds} on} | {fix stick} {the seeds} on} as pips, {v=watermelon? a finger's width apart. | close to the middle.}
step face Draw {@2-3? together: }{!seeds? dark pips and }{v.more}.
step stall Set up a stall: {v.ask}, and what does it cost?
further Cut a real one afterward: what did you forget?
safety A grown-up cuts the plate; what is glued on is not eaten.
skills painting a ring, knowing fruit, counting
waiting {color=paints? Half an hour for the paint.}
alt A half-round slice of {v} made from a plate

* rice-sock-snake
name sock {v}
title {A V} From a Long Sock | The Sock {V} | {V} Without a Stitch
about {fill=pillow-stuffing? Stuffed soft, a sock is half a pillow and half {a v}. | Filled with {fill}, a sock bends and lies heavily over an arm, just like {a v}.} It can also guard a door against drafts.
say snake: name=snake; says=Sssss; extra=a forked tongue at the tip; rings=bands across the back; goes=winds around the table leg
say caterpillar: name=caterpillar; says=Munch; extra=two feelers on the head; rings=rings that make round segments; goes=humps along the sofa
step fill Stand {the sock} in {the mug}, toe down, with its edge turned over the rim. {fill=pillow-stuffing? Push {the fill} in, a handful at a time, until it is full but still bends. | Pour {the fill} in until two thirds are full, so that it still bends.}
step close {@4-5? A grown-up closes | Close} the end with {the tie}, wound around twice, a finger's width from the edge. This end is the tail.
step color {color=paint? Dab stripes or spots onto {the sock} with {the color}, and let them dry for half an hour. | Draw stripes or spots on {the sock} with {the color}.}
step rings {rings=rubber-band,hair-tie? Slip {the rings} over from the tail, spaced out: {v.rings}. | Tie {the rings} around it, not too tightly, and cut off what hangs: {v.rings}.}
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on} at the toe: that is the head.
step tongue Cut {the tongue} for {v.extra} and {fix stick} it on.
step spots {spots=felt? Cut {the spots} into little circles and {fix stick} them | {spots=felt-sticker? Press {the spots} | {fix stick} {the spots}}} along the back.
step rest {stick? Leave it lying for an hour, until the glue holds. | Shake it once from end to end, so that the filling lies evenly.}
step crawl {v.says}! It {v.goes}. Where does it sleep?
further Make a baby one from a small sock.
safety {@4-5? A grown-up closes the end and checks it now and then: what is inside belongs inside. | Check the closed end before anybody plays with it.}
skills filling, tying, decorating
waiting An hour for the glue.
alt A long soft sock {v} with bands and eyes

* two-cup-shaker
name cup shaker
title A Shaker From Two Cups | Shake, Shake: The Cup Shaker | The Band Begins With Two Cups
about Two cups, mouth to mouth, and a handful of {fill}: it takes as long as a song, and then it can play one.
step try Drop a little of {the fill} into a {one cup}, hold a hand over it, and shake. Loud or soft? More of it sounds fuller, less of it sounds clearer.
step fill Put in as much as sounded best: two fingers deep is plenty.
step close Set the second {one cup} on top, rim on rim, and tape all around twice. {@4-5? One holds, the other winds, until no gap is left. | Go on until no gap is left.}
step look {look=sticker? Press {the look} on all over. | {look=washi-tape? Wind stripes of {the look} around both cups. | {look=marker,crayon? Draw zigzags and spots on both cups with {the look}. | Tear {the look} into scraps and {fix stick} them all over.}}}
step streamers Tape {the streamers}, as long as a finger, to the ends, so that they fly while you play.
step play Shake it fast, slow, once to each step. Can somebody guess the song from the rhythm alone?
further Make a second one with something else inside, and listen with closed eyes: which is which?
safety The tape is what keeps it safe: a grown-up checks that nothing trickles out before the concert.
skills listening, taping, keeping a rhythm
alt A shaker of two taped cups with stars and streamers
`;
