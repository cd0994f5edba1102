/** What strict parents still missed: rainy days, jokes, pyramids, favors by the dozen, in English. */
export const words = `
* bowl-moon-face
name moon
means bowl, moon, star
title A Moon for the Dark | The Moon That Stays All Night | A Moon Over the Bed
about A round moon with a friendly face, made of torn yellow paper. It watches, and it does not blink. | Who has made the moon can say good night to it.
step eyes Turn {the bowl} over, bottom up. {@2-3? Cut two eyes as big as a coin and a wide smile into it. | Draw two eyes as big as a coin and a wide smile, poke a hole in each, and cut them out together from there.}
step tear {@2-3? Your child tears | Tear} {the tissue} into pieces as big as a palm. Crooked is right.
step coat Spread {the glue} thinly over the outside of {the bowl} with {the brush}, half of it at a time, so that it stays wet.
step lay {@2-3? Your child lays | Lay} the pieces on the wet place, one over the edge of the other, until nothing of {the bowl} shows, and {@2-3? pats | pat} them down.
step dry Let it dry for an hour, outside up.
step open {@2-3? Show where the holes are; your child presses | Feel for the holes and press} through the paper with a finger, and the moon has eyes. {@2-3? You press | Press} the torn edges back to the inside.
step window Cut a piece from {the window} as large as your hand and tape it behind the face: light shines softly through it.
step night {@2-3? Your child says | Say} good night to the moon, {friend? and so does {the friend}, | } and somebody answers in a deep moon voice.
step stars {@2-3? Your child presses | Press} {the stars} on all around the face.
step stand {glow? Lean the moon against the wall, high up, with {the glow} behind it. Now the eyes are bright. | Lean the moon on the shelf where the light from the hall or of a night light falls on it, an arm's length away from the lamp.}
further Make a small star from the leftover pieces for the way to the bathroom.
safety Paper stays away from bulbs and lamps that get warm. {glow? The battery case is closed with a screw, and a grown-up puts the light in. | No real candle comes near it.}
skills tearing, gluing layer on layer, saying good night
waiting An hour until the glue is dry.
alt A round yellow moon with a smiling face and stars

* rainy-floor-town
name tape town
means town, tower, house, pond, street, window, door, car
title A Town on the Floor for a Rainy Day | The Town That Tape Built | Rain Outside, a Town Inside
about One long road of tape, and the whole floor is a town. Nobody asks when it will stop raining. | It peels off in a minute, and tomorrow the road goes somewhere else.
step road {@2-3? A grown-up tears | Tear} off long strips of {the tape} and {@2-3? lays | lay} two lines along the floor, as far apart as a hand is wide: a road of tape with a curve in it. Try a corner first: it has to come off the floor again without a mark.
step press {@2-3? Your child presses | Press} the road down, walking along it on hands and knees.
step tunnel {@2-3? A grown-up cuts | Cut} one of {the tubes} open from end to end with {the scissors}, spreads it to an arch and tapes both edges down over the road: a tunnel.
step tower Stand the other one up on the floor and tape its foot down on three sides: a tower.
step house Set {the house} where the lines bend. Who lives there?
step pictures {@2-3? Let your child choose from {the pictures}: people, food, trees. Cut them out and tape them on: windows, a shop, a sign. | Look in {the pictures} for people, food and trees, cut them out, and tape them on: windows, a shop, a sign.}
step pond Put {the pond} where the tape ends: the harbor. {boat? Pour in water, two fingers deep. | }
step boat {@2-3? Your child lets {the boat} float | Let {the boat} float}, drink itself full, and squeezes it from high up: now it rains in the town as well. The towel lies ready.
step drive {car? Drive {the car} | Two fingers walk} along the tape, through the tunnel, around the tower, and home before it gets dark.
further Tape a second road with stops: at each of them hop, clap or sing.
safety {boat? Somebody stays beside the water, and it is poured out when the game is over. | Peel the tape off before it has been walked on for days.}
skills planning a road, cutting out, telling while one plays
alt A road of tape on the floor with a house, a tower and a tunnel

* knock-knock-door
name joke door
means door, knob, wall, joke, card
title Knock, Knock! A Door Full of Jokes | The Door That Tells Jokes | Who's There? A Door to Open
about A door as tall as a hand, a row of somebodies behind it, and the oldest joke in the world works again each time it opens. | Everybody who passes has to knock. After the third joke even the grown-ups laugh.
step door Draw a door as tall as a hand on {the door}. {@4-5? A grown-up cuts | Cut} along the top, one side and the bottom, and {@4-5? folds | fold} it open along the fourth.
step paint Color the door with {the pens}: planks, a window, and a big sign above it that says KNOCK.
step knob {knob=paper-fastener? Push {the knob} through at the side that opens and spread its legs behind: a knob to pull. | Fix {the knob} on with {the glue} at the side that opens: a knob to pull.}
step trim Put {the trim} along the frame.
step who Cut {the jokes} into pieces that fit behind the door, and draw somebody on each: a lettuce, a cow, a little ghost. Leave one empty for a joke of your own.
step sticks Fix a {one sticks} to the back of each picture as a handle.
step answers {@4-5? A grown-up writes what your child remembers on the backs. | Write the answer on the back of each.} Lettuce who? Lettuce in, it is cold out here. Cow says who? No, a cow says moo. Boo who? Do not cry, it is only a joke.
step host Slip {the host} over one hand: that is the one who knocks, and it speaks in a voice of its own.
step tell Hold the first picture behind the closed door. {host? {the host} knocks | Somebody knocks} twice. Who is there? Open the door only when everybody has said: who?
further Collect one new joke each day and draw whoever is in it.
safety {@4-5? A grown-up cuts the door; small hands cut the pictures. | Cut the inside corner last, with the card flat on the table.}
skills drawing, opening at the right moment, making people laugh
alt A small painted door that opens on somebody drawn behind it

* sugar-cube-pyramid
name pyramid
means mummy, pyramid, block, cube, square, sand, sign
title A Pyramid of Sugar Cubes | Thirty Stones for a Pharaoh | The Pyramid in the Desert
about Thirty small blocks in four layers: only when one builds it does one see how much work the big one was. | It looks like a school project, and it is one: the numbers are in it as well.
step square Draw a square in the middle of {the base} with {the pen} and {the ruler}, as long on each side as four sugar cubes in a row. Count out thirty of them.
step first Glue down the first layer with {the glue}: sixteen cubes, four by four, edge to edge along the line.
step layers Go on upward, each layer half a cube further in on all sides: nine, then four, then one on top. One dot of {the glue} under each; too much, and the sugar crumbles.
step dry Leave it alone for an hour. Then blow at it: nothing moves.
step gold Paint the cube at the top with {the gold} and the tip of {the brush}, almost dry. The tips of the real ones were covered with gold.
step sand Spread {the glue} thinly over the base around it, scatter {the sand} on it, and tip off what does not stick.
step dusk Rub {the dusk} into the corners with a fingertip: shadows, and a path that leads to the entrance.
step lay {wrap? Wind {the wrap} around {the king} from the feet up, each turn half over the last, and tuck in the end; the face stays free. Lay the mummy | Lay {the king}} beside the pyramid, head to the west: there the sun goes down.
step sign Write on {the sign} what you know: who was buried there, how high it was, and how many blocks it took. Stand it in front.
step tell Now tell somebody. The Great Pyramid has more than two million blocks. How many pyramids like yours would that be?
further Work out how many cubes a pyramid of five layers needs before you build it.
safety Building sugar is not for eating any more: glue is on it. Keep the board dry, and ants away.
skills counting in squares, building in layers, explaining history
waiting An hour until the glue holds.
alt A stepped pyramid of white cubes with a golden tip on sand

* pinned-road-map
name map board
means map, board, road, route
title A Map for Every Road So Far | Where I Have Been: a Map on the Wall | The Road Map You Add To
about A map on a board, a line for every trip, and room for the ones that are still to come. | Half of it is memory and half of it is a plan.
step cut Lay {the map} on {the board} and move it until the places that matter to you lie in the middle. Cut it with {the scissors} to the size of the board.
step paste Spread {the glue} thinly over {the board}{brush?  with {the brush} | }, lay the map on from one edge, and stroke it flat from the middle outward, so that no bubble stays.
step press Let it dry for an hour under heavy books.
step rim Cut {the rim} to length with {the scissors} and fix it around the edge with {the glue}: a frame. Hold each side until it grips.
step deck {rough? Rub the broken edges with {the rough}, along the grain, until a cloth no longer catches on them. | Wipe off the dust.} Lay {the deck} on a shelf with its underside up, so that it cannot roll, and stand the board on it against the wall.
step route Draw the first route with {the pen}: the way to school counts as much as the one to the sea.
step pins Push {the pins} in where you have been{board=cardboard,foam-board,pizza-box? , straight down and not all the way | }. Later one color for been and another for not yet.
step thread Wind {the thread} once around each of them, from place to place in the order of the trip, and knot the ends.
step photos Put {the photos} beside the places that they belong to.
step plan Stand back and look for the emptiest corner. Which road goes there?
further Draw a scale at the lower edge and add up all the miles.
safety {pins? Points go straight into the board and stay out of reach of little ones. | Cut large maps on a flat table.} {rough? Wear a mask or sand outdoors. | }
skills pasting without bubbles, reading a map, planning a trip
waiting An hour until the map lies flat.
alt A map on a board with routes drawn on it and places marked

* favors-by-the-dozen
name favor
means tin, label, cover, lid, row
title Favors by the Dozen | A Small Thank-You at Every Plate | Twelve Favors, and Twelve More
about Made one by one, sixty would take a week; made step by step in rows of twelve, they take an afternoon with a sister. | What the guests take home is small, smells of that day, and carries two names.
step lay Make one from beginning to end first, and show it to whoever decides. Then set up {the tins} in rows of twelve, and do each step for the whole row.
step label Press {the stamp} on {the label}, all twelve in one go, and let the ink dry.
step write Write on each with {the pen}: two names, or a date. Practice the line once on scrap.
step fill Put the same into each, no more than half full: {the fill}. Count as you go, for nobody should get less.
step cover {cover? Cut {the cover} into circles, three fingers wider than the opening, and lay one over each. | Cut twelve paper circles to lie on top of what is inside.}
step shut {cover? Press the edge of each cover down all around, so that it lies without folds in front. | Close them, all twelve in one go.}
step tie Cut {the tie} into equal lengths with {the scissors}, wind one around each, and make the same bow twelve times, its ends trimmed slantwise.
step stick {label=sticker? Press {the label} on the front of each, always at the same height. | {label=price-tag? Hang {the label} on the front of each, always at the same height. | Cut {the label} to the size of two thumbs and fix one on the front of each with {the glue}, always at the same height.}}
step sprig Tuck one {one sprig} under each bow, on the last day, so that it is fresh.
step place Count them and add two for guests who were not on the list. Set one at each place, label toward the chair. From the door it should look like one straight line.
further Write the rest of the recipe on the back of the labels: where it grew, and what it is good for.
safety {fill=candy? Write on the label what is in the candy, for allergies. | {fill=lavender? Leave it out where a strong scent gives somebody trouble. | Nothing in it is for small children, who put things into their mouths.}}
skills working in a row, lettering, keeping things alike
alt Three small favors with labels and bows in a row

* wire-sign-amulet
name wire amulet
means sign, ring, chain, wire, scroll, seal, magic
title An Amulet of Twisted Wire | A Sign to Wear in Wire | The Sign of Your House, in Wire
about A circle, a sign that only you can read, and a tale of what it guards against. | Four feet of wire and no solder: everything holds because it is wound.
step cut Cut {the wire} with the root of {the scissors}: one piece of {in 24}, three of {in 8}. {gloves? Wear {the gloves} for it: ends jump. | Hold both ends firmly: they jump.}
step ring Bend the long piece twice into a ring as wide as three fingers, and wind its ends around both turns until they lie tight. At the top bend a loop around {the round}.
step sign Bend a sign from the second piece that just fits into the ring: one stem, two arms, or the first letter of a language you invent.
step spiral Roll both ends of the third into spirals, flat on the table, and bend it in the middle: these are the horns, the roots or the clouds.
step bind Lay the sign and the spirals in the ring, and bind each place where they touch it with four tight turns of the last piece.
step stone Wind what is left of the wire crosswise around {the stone}, twice each way, and bind it on where the lines meet.
step ends {pliers? Pinch every end flat against the ring with {the pliers}. | Press every end flat against the ring with the handle of a spoon.} Then stroke along it: nothing may scratch.
step chain Thread {the chain} through the loop, long enough to slip over the head.
step scroll Tear the edges of {the scroll} and write down what the sign means, who wore it first, and what it costs to use it, with {the ink}. {shimmer? Below it draw the sign with {the glue}, sprinkle {the shimmer} over it and tip off the rest: the seal. | }
step wear Let it hang and look: if it tilts, move the loop. Then put it on and see who asks.
further Bend the same sign half as large as an earring or a bookmark.
safety Wire ends spring: eyes away from the tips. The chain comes off for sports and for the night. {shimmer? Dust is not blown on but tipped off. | }
skills bending, binding, inventing a sign
alt A round wire amulet with a sign and spirals on a chain

* cool-down-jar
name cool-down jar
means jar, stone, face, strip
title The Cool-Down Jar | First the Stone, Then the Jar | A Jar for When You Boil Over
about When one is furious, nothing comes to mind. So the ideas are put into a jar beforehand, while everybody is calm. | Ten ways out of a fight, and a stone for the fist until one of them works.
step faces Put a face on each of {the stones} with {the coat}{brush?  and {the brush} | }: furious, cross, sad, fine again.
step dry Leave them to dry for three quarters of an hour.
step slips {slips=paper,construction-paper? Cut {the slips} into ten strips as wide as two fingers. | Count out {the slips}.}
step think {@4-5? A grown-up writes down what your child says | Write down with {the pens}}, one idea on each: stamp like an elephant, go and drink something, ten slow breaths, push against the wall, draw it, say what is unfair. {@4-5? A small picture beside it helps. | }
step fold {slips=craft-stick? Stand all of them in {the jar}. | Fold each once and put it into {the jar}.}
step trim Put {the trim} around the top.
step stones Lay {the stones} in front of it in a row, from furious to fine.
step use Next time: take the stone that looks like you, hold it in your fist while you count to ten, then draw one idea and do it.
step after Later, when both are fine again, choose together: which idea stays, and which one is exchanged?
further Make one idea that needs two: a handshake, a race, a pillow tower.
safety Stones are held and never thrown. {@4-5? Small ones stay away from anybody under three. | } {jar=glass-jar? Glass stands where nobody knocks it over. | }
skills naming feelings, finding ways out, making up again
waiting Three quarters of an hour until the faces are dry.
alt A jar with folded strips in it, and a row of stones with faces before it

* striped-tube-cat
name tube {v}
means tube
title {A V} in the Grass | The Paper-Tube {V} | {V} on Soft Paws
about A cardboard tube, one coat of paint and a pen: it stands by itself and looks at whoever comes. | One sees the grass first. Then one sees two ears.
say tiger: name=tiger; marks=black stripes around its sides and three on its forehead; says=Grrr
say leopard: name=leopard; marks=rings like broken circles all over, close together; says=Chuff
step paint {@2-3? Put two fingers into {the tube} with your child, who paints it | Push two fingers into {the tube} and paint it} {color a} all around, over {the plate}.
step dry {@2-3? Your child carries it to the windowsill and stands it up, | Stand it up} to dry for half an hour.
step marks {@2-3? Draw together with {the pen} | Draw with {the pen}}: {v.marks}.
step cut Cut two round ears from {the ears}, each as big as a coin, with a little foot to fix it by.
step ears {glue=tape? Tape | Glue} the feet of the ears inside the top of the tube, one on each side. Hold them while you count to ten.
step face Draw two eyes, a nose, a mouth and long whiskers with {the pen}.
step tail {glue=tape? Tape | Glue} {the tail} inside the tube at the back, so that it hangs down behind.
step grass {@2-3? A grown-up snips | Snip} a fringe into {the grass}, as deep as a hand is long, and {@2-3? your child crumples it a little | crumple it a little}: tall grass.
step say What does it say when somebody comes? {@2-3? Your child says it. | Say it, low and long:} {v.says}!
step hide {@2-3? Your child hides | Hide} it in the grass until only the ears show. And who has to find it? {friend? {the friend}! | You!}
further Make a small one from half a tube: a cub.
safety {tail? The tail is short and is never put around a neck. | Hold the tube by its rim: it rolls.}
skills painting all around, drawing stripes and spots, hiding
waiting Half an hour for the paint.
alt {a v} of a painted tube with two round ears

* flicked-night-sky
name night sky
means star, moon, planet, rocket, ring
title A Thousand Stars From One Brush | Moons and a Storm of Stars | The Sky Over Your Planet
about {the lids} print moons and planets; then the bristles are pulled back, and it snows stars. | Nobody can paint a thousand stars. A toothbrush can.
step cover Cover the table with {the newspaper} and lay {the night} in the middle. Only on black or dark blue will the stars shine.
step moons Spread a little paint on {the saucer}. Dip the rim of a {one lids} and press it onto the paper: a ring. Print large and small ones, and dab some of them full with a fingertip.
step flick Stir a few drops of water into the paint. Dip the tips of {the flick}, aim down at the paper, and pull your thumb across the bristles toward yourself: stars. Go on until it looks like far away.
step dry Do not move it for half an hour.
step rocket {@4-5? Cut a rocket from {the foil} together | Cut a rocket from {the foil}}, as long as a finger: a rounded body, two fins, and a flame. Rub it smooth with a thumb.
step stick Roll a bit of tape into a loop and stick the rocket down with it between the stars, its nose toward the farthest planet.
step bright {bright=sequin? Glue {the bright} on | Press {the bright} on}: the stars that have names.
step tell Which planet is home? Show with a finger how one flies there.
further Join seven stars with a pale line and find out what your constellation is.
safety Paint from bristles flies far: aim down and away from faces. {bright? Small bright things stay away from anybody under three. | }
skills printing circles, spattering, seeing near and far
waiting Half an hour until the stars are dry.
alt A dark sky with printed planets and many white stars

* dabbed-blossom-tree
name blossom tree
means tree, branch, blossom, trunk, petal
title A Tree in Bloom, Dab by Dab | Every Dab a Blossom | The Tree That Woke Up This Morning
about In winter it is only a trunk. Then come the dabs, first {color a}, then {color b}, and it is spring. | Nobody paints petals: one dab is a blossom, and a hundred are a tree.
step trunk {@2-3? Draw together | Draw} a trunk with {the trunk} on {the sheet}, wide at the foot, with five branches that reach up and to the sides.
step twig Put glue along the trunk, lay {the twig} on it and hold it while you count to twenty. Now one can feel it.
step first {@2-3? Your child dips a {one dab} | Dip a {one dab}} into the {color a} on {the saucer} and {@2-3? dabs | dab} along the branches, close together, until they are full.
step second Take a clean one for the {color b} and {@2-3? let your child put | put} dabs between the others and on their edges: pale blossoms on top of the others.
step fallen Last, a few dabs on the ground below: the ones that the wind took.
step dry Let it dry for half an hour.
step petals Tear {the petals} into bits and glue them on by their middles: blossoms that stand out.
step bird {bird=sticker? Press {the bird} onto a branch | Lay {the bird} on a branch with a drop of paint under it}: the first bird.
step blow Hold it up and blow gently. Which blossoms would fly first?
further Make the same tree for summer, fall and winter, and hang all four in a row.
safety What dabs is for paint, never for ears or mouths.
skills dabbing, filling a branch, seeing spring come
waiting Half an hour for the paint.
alt A brown tree covered with pink and white dabs of blossom

* jar-of-good-reasons
name jar of reasons
means jar, reason, number
title A Jar Full of Good Reasons | As Many Reasons as Years | It Costs Nothing: a Jar of Reasons
about One small roll for every year, and on each a reason why it is good that this person is here. | It costs nothing but an afternoon, and it is the present that is still on the shelf in ten years.
step cut Cut {the slips} into strips as wide as two fingers and as long as a hand: one for every year of the one who gets it, or a dozen if time is short.
step write Write one thing on each with {the pen}. No flattery: what she does at breakfast, what he said in the rain, what only the two of you know. Ask everybody at home for three.
step photos Slip {the tokens} into {the jar} first, picture outward.
step roll Roll up each strip, tightly at first and then let go a little, and put them all into {the jar}, the best one at the bottom.
step band Cut a strip with the best part of the picture from {the scenes} and wrap it around {the jar}, its end fixed with {the glue}.
step label Write on one more strip the number and the name, large, and stand it in front.
step ribbon Tie {the ribbon} around the top with a bow{flower? , and put {the flower} under the knot | }.
step cup Put the first three into {the cup} and set it beside the jar: these are for breakfast today.
step lights Set {the lights} around it for the evening.
step give Give it and say the rule: one each morning, and no peeking.
further Leave ten strips empty, and ask the guests to fill them.
safety {flower? Let flowers dry before they go near paper. | Cut away from the hand that holds.} {jar=can? Tape over the rim of a can. | }
skills noticing, writing it short, giving
alt A jar of small colored paper rolls with a label

* wool-flock-in-a-crate
name flock
means crate, box, field, fence, sheep, hen, legs
title A Flock in a Crate | Sheep on a Pasture in a Box | The Meadow With a Woolly Flock
about Wool that has become sheep again: two round bodies, two small heads, and a field of their own. | Everything stands in one box, so the flock can move from the shelf to the floor and home again.
step field Cut {the field} with {the scissors} to the size of the bottom of {the crate}, a little ragged at the edges, and fix it in with {a glue}.
step coat Paint the inside walls above it with {the coat} and {the brush}: sky, and a line of far hills.
step balls Pull two wisps as long as a hand from {the wool}. Wet your palms, put a drop of soap on them, and roll each wisp, lightly at first and then firmly, until it is an egg that no longer gives.
step heads Roll two more, as small as a bean, in the same way: the heads.
step dry Rinse everything, squeeze it in the towel, and let it dry for four hours in the sun or on the windowsill.
step sheep {legs? Cut eight legs as long as a thumb joint from {the legs} and fix four under each body with {a glue}, then the head in front. | Press each body a little flat below, so that it lies in the grass, and fix the head in front with {a glue}.} {coat? A dot of {the coat} is each eye. | }
step hens Wash and dry {the shell}, set each half rounded side up, and paint a beak, a comb and eyes: hens that sit.
step straw Heap {the straw} in one corner{shell? , with {the shell} on it: a nest | : a bed for the flock}.
step fence Fix {the fence} in a row along the back with {a glue}.
step set Set the flock on the field, one grazing, one looking at you.
further Roll a third one from the darkest wool you have.
safety Warm, soapy water is enough; nothing here needs a needle. {shell? Wash your hands after touching shells. | } Somebody allergic to wool leaves this to another.
skills felting with water, building small, setting a scene
waiting Four hours until the wool is dry.
alt Two white woolly sheep on a green field in a crate
`;
