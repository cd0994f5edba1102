export const words = `
* sit-in-box-vehicle
name {v}
title {v=car? Box Car to Sit In | {v=ship? Spaceship From a Big Box | Pirate Ship From a Big Box}} | {v=car? The Car in the Hallway | {v=ship? Ready for Liftoff | All Hands on Deck}} | {A V} as Big as You
about {sail? {v=car? It needs no license and no gas: climb in, start the engine, and watch the road. | {v=ship? Buttons, gauges and a round window: three, two, one, and the carpet is a long way down. | A deck, a sail and four cannon holes: the carpet is the sea.}} | } | A box that somebody can sit in is the best toy in the house, and this one knows where it is going.
say car: name=race car; open=Leave all four walls, and cut a curved piece out of both long sides, where you get in; parts=Color four of them black with a white middle and tape them on as wheels, two to a side; panel=a speedometer, a fuel gauge, a radio and a key; shine=two headlights in front; ride=Who is the passenger, and where to? Stop at every red light that somebody holds up.
say ship: name=spaceship; open=Leave all four walls; cut a round window in front and a door on one side; parts=Tape one in front as a hatch, one on each side as fins, one behind as the engine, with paper flames; panel=gauges, a radar, a map of the stars and a big red button; shine=the nose and the edges, as silver metal; ride=Mission control counts down from ten. What do you see when the engine stops?
say pirates: name=pirate ship; open=Leave all four walls, cut waves into the upper edge and a low door into one side; parts=Cut or tape them on as cannon holes along both sides, and one behind as a steering wheel; panel=a compass, a chest, and planks along the sides; shine=a lantern at the back, and coins on the floor; ride=One steers, one looks out, one sings. Land ahoy: which room is it?
step open {@4-5,6-8? A grown-up cuts the flaps off the top of {the box} with you. | } {v.open}. Tape over every cut edge.
step paint {paint=construction-paper,duct-tape? Cover the outside with {the paint}, in big pieces. | {paint=marker? Draw the outside with {the paint}: stripes, numbers, planks. | Paint the outside with {the brush}, on an old sheet, two colors at most. Let it dry for three quarters of an hour.}}
step wheels Take {the parts}. {v.parts}.
step panel On the inside in front, draw {v.panel} with {the pen}.
step knobs Tape {the knobs} on as buttons and switches. What does the smallest one do?
step shine From {the shine}, make {v.shine}, and tape it on.
step pole Tape {sail? {the sail} to {the pole} and | } {the pole} to the back wall from top to bottom, three strips of tape: {v=car? a flag | {v=ship? an antenna | the mast}}.
step wait Press all the tape once more, and pack what you need for the trip.
step ride {v.ride}
further @4-5 Make a ticket for every passenger.
further Build a second one from a smaller box for the stuffed animals, and tie it on behind.
safety The box stands on the floor, never on stairs or furniture, and nobody is closed in.
skills planning something big, painting, pretending together
waiting {paint=paint,acrylic-paint? Three quarters of an hour for the paint. | }
alt A big box as {a v} to sit in

* sea-in-a-bottle
name sea
title The Sea in {a bottle} | Waves to Take Home | A Beach That Fits on the Shelf
about Tip it to one side and a wave rolls over {the floor}, slowly, as if it had all summer. | A little of the beach comes home in every shoe. Here it may stay.
step clean Rinse {the bottle}, take off the label, and let it dry.
step sand Pour {the floor} in through {the funnel}, two fingers deep.
step shells Drop {the shells} in, one after the other.
step water Fill it with {water}, {oil? a third full. Oil comes on top of it. | up to a hand below the neck.}
step tint Add {the tint}, drop by drop, and turn the bottle until it is as blue as a real sea.
step glints Add {the glints}: sun on the waves.
step fish Cut two fish as small as a fingernail from {the fish}, and slip them in.
step oil Fill up with {the oil}, slowly, to a finger below the rim. It floats: now the waves are slow.
step seal {@9-12? Screw the cap on hard and wind | A grown-up screws the cap on hard and winds} {the seal} around it three times.
step waves Lay it down and tip it gently from end to end. Can you make a wave that breaks?
further @4-5 Tip it slowly and make the sound of the waves yourself.
further Roll up a tiny message and let it float inside. Who will read it, and when?
safety The lid stays sealed. {bottle=glass-jar? Glass is held with both hands, over a towel. | If the bottle leaks, it goes into the trash.}
skills pouring, mixing colors, watching waves
alt A bottle lying down with {one floor}, shells and blue water inside

* three-pigs-houses
name three houses
title Houses for Three Little Pigs | Straw, Sticks and Bricks | Not by the Hair of My Chinny-Chin-Chin
about Three pigs, three houses, one wolf with a lot of breath: build all of it and find out whether the story is true. | The first house takes ten minutes, the second twenty, and the third holds.
step doors Stand {the cores} up and draw an arched door on each. {@9-12? Cut | {@6-8? Together, cut | A grown-up cuts}} it on one side and along the top, and bend it open.
step straw Cut {the straw} to the height of the first house. Spread glue around it and press it on, upright, with the roof last.
step sticks Break {the sticks} to the width of the second house and glue them on crosswise, one above the other, from the ground up.
step bricks Cut {the bricks} into bricks as long as a thumb and glue them around the third house in rows, each over the gap below.
step dry Three quarters of an hour, and all three are ready to move in.
step pigs Cut three round pigs with two ears and a round nose from {the pigs}, glue a strip behind each as a foot, and draw their faces with {the pen}.
step eyes {eyes=sticker? Press | Glue} {the eyes} on.
step wolf Make the wolf from {the wolf}: {wolf=pipe-cleaner? bend a head with two ears, a back and a long tail. | pull it over your hand, and the thumb is the jaw. Draw two eyes with {the pen}.}
step huff Tell the story, and huff and puff at each house in turn, as hard as you can. Which of them really stands?
further @4-5 Build a fourth house of something that nobody in the story tried.
further Fan with a folded newspaper from two steps away and measure how far each house moves. What makes the last one heavy?
safety {sticks=toothpick? The points are snipped off before they are glued. | Huff at houses and not at faces.}
skills covering walls, testing, retelling a story
waiting Three quarters of an hour for the glue.
alt Three small houses of straw, sticks and bricks with three pigs

* painted-pumpkin-faces
name painted pumpkin
means brush
title {v=grin? Pumpkin With a Painted Grin | {v=cat? Pumpkin Cat | Pumpkin Owl}} | No Knife, All Pumpkin | A Face for {a pumpkin}
about Without a hole it keeps for weeks, and everybody may join in who can hold a {paint=paint,acrylic-paint? brush | pen}. | A pumpkin is round already. It only waits for somebody to tell it who it is.
say grin: name=grin; coat=Leave it orange, or give it a thin coat of the color that a monster should have; face=eyes like triangles, a nose like another, and a grin with as many teeth as you are old; parts=two big leaves and a bow; show=Set it at the door. Does it make visitors laugh or run?
say cat: name=cat; coat=Make it black all over, around the stem as well; face=two big eyes with a slit in each, a pink nose, a mouth like a small w and six whiskers; parts=two pointed ears as long as your finger, with pink inside; show=Set it on a windowsill, as cats like to sit.
say owl: name=owl; coat=Make it brown all over, and dab paler feathers on the belly with a nearly dry brush; face=two big round eyes that touch each other, and rows of small curves on the belly; parts=two pointed tufts and a beak; show=Set it up high, where it sees the whole room.
step wash Wipe {the pumpkin} with {water} and dry it well with {the towel}: color does not hold on damp skin.
step coat {v.coat}. {paint=acrylic-paint,paint? Half an hour to dry. | }
step draw Draw the face lightly with {the pen}, as large as the front.
step face {paint=paint,acrylic-paint? Paint | Draw} it with {the paint}: {v.face}. Big shapes first, small ones on top when they are dry.
step parts From {the parts}, cut {v.parts}, and glue them on. Hold each while you count to thirty.
step eyes Glue {the eyes} onto the painted ones.
step hair Glue {the hair} around the stem as hair.
step dots {dots=sticker? Press | Glue} {the dots} on the cheeks, as freckles.
step dry Half an hour more, and it can be carried.
step show {v.show}
further @4-5 Paint a tiny one as its baby.
further Paint a whole family: what runs in it, the ears or the grin?
safety No knife is needed. Large ones are carried by two, from below and never by the stem.
skills painting on a round thing, big shapes first, giving a face
waiting {paint=paints? An hour in all for the paint.}
alt A painted pumpkin with a face

* pebble-cactus-pot
name cactus garden
title Cactuses Made of Stones | The Plant That Nobody Forgets to Water | {coat? Painted Cactus Garden in {a pot} | }
about {blossom? Green stones, white spines, a blossom on top: from three steps away, everybody believes it. | } | It needs no water, no sun, and never pricks.
step wash Choose four of {the stones} that could be cactuses: long, round, flat, bent. Wash them in {water} and dry them with {the towel}.
step coat Lay them on {the newspaper} and paint them green with {the paint}, each in a green of its own. {paint=paint-marker? Ten minutes to dry. | Half an hour to dry.}
step again Turn them over and paint the other side, and a second coat where gray shows through. {paint=paint-marker? Ten minutes more. | Half an hour more.}
step spines {paint=paint-marker? Set | Dip the tip of {the dots} into white and set} the spines: rows of dots, small stars, or short dashes like stitches. Every cactus gets another pattern.
step pot Decorate {the pot} with {the coat}.
step bed Fill {the pot} with {the bed}, to a finger below the rim.
step plant Push the stones in, half a finger deep, the tallest at the back. They lean on each other.
step blossom {blossom=tissue-paper,felt? Cut small petals from {the blossom}, pinch them together in the middle, and glue | Glue} one on top of {blossom=tissue-paper,felt? two stones. | two stones: the blossoms.}
step face Draw a face on the pot with {the face}. It may look a little prickly.
step show Give each cactus a name, and write the names on the bottom of the pot.
further @4-5 Add a lizard of modeling clay who lives there.
further Look up five real ones, and paint them so that somebody else can tell which is which.
safety What is painted stays out of mouths, and stones are never thrown.
skills painting in layers, dotting patterns, planting
waiting {paint=acrylic-paint,paint? An hour for the paint. | }
alt Painted stone cactuses in a pot

* paper-bag-wind-kite
name kite
title Paper-Bag Kite | A Kite for Short Legs | Run, and It Flies
about A bag with its mouth open catches the wind, six tails show it, and all you need is a place to run. | It needs hardly any wind, because you make your own.
step color Lay {the bag} flat and decorate both sides with {the color}: a face, stripes, scales. {color=paint? Half an hour to dry. | }
step rim Open the bag and fold its edge inward, two fingers wide, once around. Tape it down inside: this rim keeps the mouth open.
step tails Cut {the tails} into six strips as long as your arm.
step fix Tape the strips to the closed end of the bag, side by side.
step holes {rings? {@4-5? A grown-up punches | Together, punch} two holes through the rim with {the rings}, left and right across from each other. | {@4-5? A grown-up pokes | Together, poke} two holes through the rim with the tip of {the scissors}, left and right across from each other.} Stick a piece of tape around each, so that it does not tear.
step bridle Cut two pieces as long as your forearm from {the line}. Tie one end of each into a hole and knot the other ends together in front of the mouth.
step grip Tie the rest of {the line} to that knot, and its end to {the grip}. Wind it up.
step run Go where there are no trees and no wires. Hold the line short, run against the wind, and let out more as it rises. What do the tails do when you turn?
further @4-5 Make a fish of it: eyes in front, scales behind.
further Try four tails, then eight, and find out when it stops wobbling.
safety Fly on an open field, far from wires, roads and trees; the line is wound on the grip and never around a hand or neck.
skills folding a rim, tying, running into the wind
waiting {color=paint? Half an hour for the paint. | }
alt A decorated paper-bag kite with tails on a line

* spoon-wing-bugs
name {v}
title {v=bee? Spoon Bees | {v=dragonfly? Spoon Dragonflies | Spoon Ladybugs}} | Three {v=bee? Bees | {v=dragonfly? Dragonflies | Ladybugs}} From the Kitchen Drawer | {V} With a Handle
about The round end is the body, the handle is the tail or the stick to hold it by: bugs were never made faster. | Three spoons from the last picnic fly off into the flower pots.
say bee: name=bee; body=The round end is yellow, with black stripes across it and down the handle; wings=two wings like drops, as long as your finger, for each spoon; place=across the back, points together; face=two eyes, if it has none, and a smile; fly=Fly them from flower to flower, and hum.
say dragonfly: name=dragonfly; body=The whole spoon is one bright color; rings along the handle, a little apart, make the long tail; wings=four narrow wings as long as your finger for each spoon, in pairs; place=just below the round end, the upper pair longer; face=two eyes, if it has none, and a mouth; fly=Make them hover, and dart off to the next pot.
say ladybug: name=ladybug; body=The round end is black, for head and body; wings=two red wings like half hearts for each spoon, a little larger than it, with black dots on both; place=over the back, a little open, tips together; face=two eyes, if it has none, and a smile; fly=Set them in the leaves of a plant. How many dots do all three have together?
step coat {coat=washi-tape,electrical-tape? Cover {the spoons} with {the coat}, strip by strip. | {coat=construction-paper? Cut {the coat} into strips and stick them onto {the spoons}. | Take {the spoons} and {the coat}.}} {v.body}. {coat=acrylic-paint? Half an hour to dry. | }
step wings From {the wings}, cut {v.wings}: fold the sheet, and two are cut at once.
step join {fix fix} the wings to the rounded back of each spoon: {v.place}.
step eyes {eyes=sticker? Press | {fix fix}} {the eyes} on.
step feelers Snip {the feelers} into pieces as long as a finger, fold each to a V, and {fix fix} it behind the head with the tips curled in.
step face With {the pen}, draw {v.face}.
step dry {fix=tape? Press everything once more. | Lay them flat for half an hour.}
step line Tie {the line} around the neck of one spoon.
step fly Push the handles into flower pots, or hold them by the handles and fly. {v.fly}
further @4-5 Paint a big flower on paper for them to land on.
further Make the ones that live in your street: how can you tell them apart?
safety {spoons=plastic-spoon? A spoon that has cracked goes into the trash: its edges are sharp. | Bugs on sticks are held by sitting children and not by running ones.}
skills cutting pairs, coloring a round thing, knowing insects
waiting {fix=glue? Half an hour for the glue. | }
alt A spoon as {a v} with wings and feelers

* gold-medal-on-a-ribbon
name medal
title {v=gold? Gold Medal on a Ribbon | Medal for Somebody Kind} | {v=gold? And the Winner Is | Best of All} | A Medal Worth Wearing
about {v=gold? Real ones are only covered with gold, too. What counts is what it is for. | Somebody in this house deserves one, and not for running fast.} | Shining, raised, and on a ribbon: it looks as if it had come from a strict jury.
say gold: name=gold medal; mark=a large 1, or the sign of the sport; stars=around it; words=what it was for, the date and the name; award=Build three steps of books. Third place first, then second, then the winner, and everybody sings.
say kind: name=kindness medal; mark=a heart, or the first letter of a name; stars=around it; words=what this person does better than anybody; award=Call everybody together, give a speech of three sentences, and hang it on.
step disc {disc=plastic-lid,metal-lid,wood-slice? Choose {the disc} as wide as your palm, and smooth its edge. | Draw around the {cup} on {the disc} with {the pencil} and cut the circle out{@4-5? , which a grown-up does if it is thick | }.}
step relief {relief=string,yarn? Glue {the relief} on in a ring, two fingers from the edge, and in another one around the rim. | Glue {the relief} on in a ring along the rim.} It will show through the shine.
step shine Lay the disc on the back of {the shine}, cut around it with a finger to spare, and fold the edge over, in small pleats. Glue it down. A second, smaller circle covers the back.
step press {shine=aluminum-foil? With the blunt end of {the pencil}, rub along the ring until it stands out, and press {v.mark} into the middle, softly. | Draw {v.mark} in the middle with {the pencil}, pressing hard.}
step star {star=sticker? Press | Glue} {the star} on, {v.stars}.
step band Fold {the band} in half, lay its ends on the back like a V, and tape them down with two strips. It has to slip over the head loosely.
step words On the back, write {v.words} with {the pen}.
step award {v.award}
further @4-5 Make one for the bear who waited all day.
further Found your own games: five contests in one afternoon, and a medal for each, one of them for the best loser.
safety The ribbon is long enough to slip over the head by itself, and comes off for playing.
skills covering neatly, embossing, praising somebody
alt A shining medal on a ribbon
`;
