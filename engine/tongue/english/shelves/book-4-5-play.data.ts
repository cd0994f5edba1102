export const words = `
* noodle-mane-lion
name lion
title A Lion With a Crunchy Mane | {mane=dry-pasta? The Noodle Lion | The Crunchy Lion} | Roar! A Lion From the Pantry
about {a plate} has a rim as if made for a mane, and {mane=dry-pasta? pasta | {the mane}} stands up on it better than any hair. One handful after another, until no rim shows.
step paint Paint {the plate} {color a}, and the rim {color b}. Half an hour, and it is dry.
step ears Cut two round ears as big as an egg from {the ears} and {fix stick} them behind the top of the rim.
step eyes {fix stick} {the eyes} on in the middle, close together.
step face Draw {!eyes? two eyes, }{!nose? a nose, }a mouth with two curves{!whiskers?  and whiskers | }.
step nose {fix stick} {the nose} on between eyes and mouth.
step whiskers {whiskers=spaghetti? Break | Cut} {the whiskers} into six short pieces and {fix stick} three to each cheek.
step mane Spread plenty of glue on a part of the rim as long as your hand and press {the mane} into it, close together. Then the next part, all around.
step dry Let it lie flat for an hour before anybody holds it up.
step roar Hold it before your face and roar. Who answers?
further Make the lioness too: she has no mane at all.
safety {@4-5? What falls off the table is picked up at once, before little brothers and sisters find it; ears are cut together. | What falls off the table is picked up before little brothers and sisters find it.}
skills painting, gluing in a ring, making a face
waiting An hour and a half in all.
alt A round lion with a thick mane glued on

* fork-strokes
name fork {v}
title {V} Painted With a Fork | The Fork-Print {V} | {V}, All Strokes
about {v=hedgehog? Four tines make four spines at once: nothing in the house paints a hedgehog faster. | {v=lion? Four tines, four hairs. Twenty strokes later, the mane is thicker than that of any lion in the zoo. | {v=sun? Round and round go the rays, four at a time, until the whole sheet is warm. | Pressed down three times, a fork makes a tulip. A bed of them is ready before breakfast.}}}
say hedgehog: name=hedgehog; body=a long body with a pointed nose; strokes=backward from the body, row behind row, until the back bristles; ask=where does it sleep all winter
say lion: name=lion; body=a round face as big as your palm; strokes=outward, all around the face; ask=what does it dream of
say sun: name=sun; body=a round sun as big as your palm; strokes=outward, all around; ask=where do you go when it shines like this
say flowers: name=tulips; body=long stems and leaves, standing up from the lower edge; strokes=onto the top of each stem, three prints side by side; ask=who gets the bunch
step pour Put a spoonful of each color on {the plate} and spread it thin: thick paint fills up the gaps between the tines.
step body Paint {v.body} on {the paper} with the back of {the fork}, in {v=flowers? {color b} | {v=sun? {color a} | {v=lion? {color b} | a pale mix}}}.
step strokes Dip the tines of {the fork} and {v=flowers? press them | pull them} {v.strokes}. Dip again after every second stroke.
step dry Let it dry for half an hour.
step face {v=flowers? Dot a bee or a butterfly among them. | Draw {!eyes? {v=sun? two eyes and | the eyes and} | {v=sun? two eyes and | }} {v=hedgehog? a black nose, a mouth and feet. | {v=lion? nose and mouth. | a smile.}}}
step eyes {v=hedgehog? {fix stick} one eye on above the mouth. | {fix stick} {the eyes} on.}
step grass {grass=leaf,grass? {fix stick} {the grass} along the lower edge. | Tear {the grass} into blades and {fix stick} them along the lower edge.}
step show Hang it up and tell: {v.ask}?
further Find three more things in the kitchen drawer that print, and guess first what they will leave.
safety The fork stays at the table, tines down, and nobody walks about with it.
skills painting without a brush, strokes in one direction, observing prints
waiting Half an hour for the paint.
alt {a v} made of strokes printed with a fork

* beach-shell-creatures
name shell creatures
title A Snail, a Turtle, a Crab | Who Lives in This Shell? | Shell Creatures From the Beach
about Every shell once had somebody in it. Now they move back in: a snail, a turtle and a crab, made of {dough}, with the shell just where it belongs.
step roll Knead {the dough} soft and divide it in three.
step snail Roll one part into a sausage as long as your finger. Press a {one shell} onto its back and bend the front end up: a snail.
step turtle Pat the second part as flat as a cookie and pinch out four feet and a head. A {one shell} goes on top: a turtle.
step crab Roll the third part into a ball, press a {one shell} on, and push the edge up around it: a crab.
step legs Cut {the legs} into pieces as long as a thumb: eight legs for the crab, {legs=pipe-cleaner? and two for the snail's feelers. | pushed in at the sides.}
step eyes Push {the eyes} in, two to each.
step faces Press a smile into each with {the pen}. {!eyes?  Two deep dots are its eyes. | }
step beach Pour {the beach} onto {the tray} and stroke it smooth.
step weed Lay {the weed} at the edge: seaweed.
step live Set all three on {the tray}. Who is the fastest, and where do they go when the tide comes in?
further Give the crab a bigger shell: hermit crabs move when they have grown.
safety {@4-5? A grown-up feels the shells for sharp edges first, and the small ones are counted back. | Feel the shells for sharp edges before you press them in.}
skills rolling and pinching, matching shape to animal, telling a story
alt A snail, a turtle and a crab with real shells on a beach

* shining-star-wand
name star wand
title A Wand With a Star | Swish! A Magic Wand | The Wand That Grants One Wish
about {stick=stick? A stick from the path | Something to hold} and a star on top: more is not needed to do magic until supper.
step cut {@4-5? A grown-up cuts two stars as wide as a hand | Cut two stars as wide as your hand} from {the star}. {@6-8? The second is traced from the first. | }{star=craft-foam,felt?  Ready-made stars only need choosing. | }
step wrap {wrap=washi-tape? Wind {the wrap} around | {fix stick-on} {the wrap} around} {the stick}, like the stripes on a candy cane.
step coil Wind {the coil} around {the stick} in wide turns, and press its ends flat.
step ribbons Lay {the ribbons} across the tip of {the stick}, middle on top, and tape them down there together, so that both ends hang free.
step join Tape {the stick} to the back of one star and {fix stick-on} the other on top, so that stick and tape are hidden between.
step edge Go along the edge of the star with {the pen}, or draw a face in the middle.
step gems {gems=sticker,stick-on-gem,felt-sticker? Press {the gems} onto | {gems=glitter-glue? Dot {the gems} onto | {fix stick-on} {the gems} onto}} the star: one for each point and one in the middle.
step wish Swing it three times and say what is to happen. {@4-5? Magic words may be made up. | The magic word has to rhyme.}
further Write down your three best spells and what they did.
safety Try the stick for splinters first; wands are waved and never poked at anybody.
skills decorating, taping, pretending
alt A wand with a big star and gems{ribbons? , and {many ribbons}}

* dough-monsters
name dough {v}
title {V} With Far Too Many Eyes | {A V} to Knead | The Little Dough {V}
about Take a ball and put in whatever lies on the table. {v=monster? No two monsters are alike, and none is wrong. | {v=alien? Nobody has ever seen an alien, so nobody can say that it looks different. | Bugs have six legs, and as many spots as you like.}}
say monster: name=monster; shape=a fat drop that stands by itself; eyes=three or five; home=Where does it live, and what is it afraid of
say alien: name=alien; shape=a body like a bell with a wide head; eyes=one big one or a ring of small ones; home=What is its planet called, and how does it say hello
say bug: name=bug; shape=a big ball with a small one in front for the head; eyes=two, right at the front; home=Does it crawl, hop or fly, and what does it eat
step ball Knead {the dough} soft and shape it on {the mat} into {v.shape}. The second color makes {v=bug? the head and the spots. | the feet and the mouth.}
step bits Push in {bits=googly-eye,button,bead,pom-pom? {the bits} as eyes: {v.eyes}. | {the bits} wherever it needs feelers, spikes or a tail, and make the eyes of two balls of dough.}
step arms {arms=pipe-cleaner? Bend {the arms} into | {arms=paper-straw,plastic-straw,craft-stick,stick,feather? Take {the arms} for}} arms{v=bug? and legs | and feelers}, and push the ends deep in.
step mouth Press a wide mouth in with a thumb, and line it with a little of the other color.
step teeth Set {the teeth} along the mouth.
step hair {hair=yarn,ribbon? Lay {the hair} on top in tufts, | Stick {the hair} in on top,} and press the dough around the ends.
step pattern Press {the poke} in all over: scales, fur or armor.
step talk {v.home}?
further Make a second one, and let the two become friends.
safety Small parts go back into their bowl when the dough goes into its tub; nothing here is for eating.
skills kneading and pressing in, inventing, talking
alt A dough {v} with eyes, arms and a grin
left toothpick: too sharp for play; straws and sticks do the same

* tube-visitor
name tube {v}
title Say Hello to {a V} | The Three-Eyed Tube {V} | Greetings From a Tube {V}
about {v=alien? It came without a spaceship, from the bathroom{feelers? , and it brought its own feelers | }. | {v=monster? Under the bed is no place for a monster as friendly as this. It lives on the shelf now. | A tube{knobs?  and some knobs | } on two feet: this robot does not need a battery.}}
say alien: name=alien; feelers=three feelers that bend in all directions; parts=two arms and two flat feet; says=Bzip; ask=What does it want to know about us
say monster: name=monster; feelers=horns and a tuft of hair; parts=two arms with claws and two flat feet; says=Grumble; ask=What makes it laugh
say robot: name=robot; feelers=antennas; parts=two long arms with grippers and two square feet; says=Beep; ask=What work does it do for you
step coat {coat=paint,metallic-paint? Paint {the tube} {color a} all around and stand it on end for half an hour. | {coat=aluminum-foil? Wrap {the tube} in {the coat}, and press the ends in. | {coat=tissue-paper? Tear {the coat} into patches and glue them all over {the tube}, one over the other. | Wrap {the tube} in {the coat}, glue along the seam, and press the ends in.}}}
step feelers Cut {the feelers} as long as a finger and tape them inside the top rim: {v.feelers}. {feelers=pipe-cleaner? Bend them. | }
step tips {tips=sticker? Press {the tips} | {fix stick} {the tips}} onto the ends.
step eyes {eyes=sticker? Press {the eyes} on, | {fix stick} {the eyes} on,} {v=robot? side by side{eyes=bottle-cap? like lamps | }. | two or three, as you please.}
step arms From {the arms} cut {v.parts}, and {fix stick} them to the sides and below.
step knobs {knobs=sticker,stick-on-gem? Press {the knobs} on | {fix stick} {the knobs} on}: {v=robot? switches on its belly. | buttons or warts.}
step face {coat=aluminum-foil? Press | Draw} {!eyes? eyes and }a mouth with a tooth or two{coat=aluminum-foil?  into the foil with the cap of {the pen} | }.
step land {v.says}! {v.ask}?
further Cut a second one in half: that is its little brother.
safety {@4-5? A grown-up tucks in every sharp tip of the feelers, and counts the small parts back. | Tuck in every sharp tip of the feelers.}
skills covering a tube, placing a face, inventing a character
waiting {coat=paints? Half an hour for the paint.}
alt A tube {v} with feelers, three eyes and a grin

* planets-in-a-box
name planet box
title Outer Space in a Box | Six Planets in the Dark | A Box Full of Planets
about Open the box and look into the night: planets in every color{foil? , and stars far behind | }. It fits on a shelf, which cannot be said of the real one.
step open {@4-5? A grown-up cuts the flaps or the lid off {the box} | Cut the flaps or the lid off {the box}} and {@4-5? lays | lay} it on its side, like a stage.
step dark Paint the inside {color a}, all five walls. It takes half an hour to dry.
step cut {planets=egg-carton? Meanwhile {@4-5? a grown-up cuts six cups from {the planets} and trims | cut six cups from {the planets} and trim} their rims. | Meanwhile crumple pages of {the planets} into six firm balls of different sizes, and wind a strip of paper around each to hold it.}
step paint Paint them on {the plate}: one gold for the sun, one blue and green for the earth, one red, one with stripes. Another half an hour.
step stars {foil=sticker? Press {the foil} onto the walls. | {foil=glitter-glue,chalk? Dot stars onto the walls with {the foil}. | Tear {the foil} into tiny bits and {fix stick} them to the walls.}}
step clouds Pull {the clouds} thin and {fix stick} them into the corners: clouds of star dust.
step ring {ring=pipe-cleaner? Bend {the ring} into | Cut a ring from {the ring} or use it as} a ring and {fix stick} it around one planet.
step hang {@4-5? A grown-up cuts {the cord} into short pieces and tapes | Cut {the cord} into short pieces and tape} one end of each to a planet, the other to the ceiling of the box: three of them fly.
step set {fix stick} the {cord? others | planets} to the back wall and the floor, and hold each while you count to twenty.
step fly Let it dry for an hour. Which planet would you land on, and what would you take along?
further Add a rocket as long as a finger, on a thread.
safety {@4-5? Box and cups are cut by a grown-up; threads stay short. | Threads stay short, and the box stands where it cannot fall.}
skills painting inside a box, comparing sizes, knowing planets
waiting Two hours in all.
alt A dark box with six planets, a ring and stars

* felt-eye-mask
name hero mask
title A Mask for a Hero | Who Is Behind the Mask? | The Secret Hero Mask
about Nobody recognizes a hero who wears one of these, not even at breakfast. {felt=felt? Felt is soft on the nose and does not tear. | }
step fold {@4-5? Fold {the felt} in half; a grown-up draws half a mask at the fold: as long as the child's hand, with an eye as big as a walnut. | Fold {the felt} in half and draw half a mask at the fold: as long as your hand, with an eye as big as a walnut.}
step cut Cut along the line through both layers, {@4-5? one pair of hands holding, one cutting. | then open it.}
step eyes A grown-up folds the eye spot and cuts it out, holds the mask up to the face, and makes the eyes a little larger than they seem to need.
step shapes {sign=felt,craft-foam,metallic-paper,paper-strip,duct-tape? Cut {the sign} into what belongs to your hero: a lightning bolt, stars, stripes. | Choose from {the sign} what belongs to your hero.}
step sign {sign=sticker,stick-on-gem,felt-sticker? Press {the sign} on, | {fix stick} {the sign} on,} the same on the left as on the right.
step gems {gems=stick-on-gem,felt-sticker,sticker? Press {the gems} on along the upper edge, as many on the left as on the right. | {gems=glitter-glue? Draw a line of dots along the upper edge with {the gems}, and around both eyes. | {fix stick} {the gems} on along the upper edge, as many on the left as on the right.}}
step dry Leave it flat under a book for half an hour.
step band {band=craft-stick? A grown-up glues {the band} to one side as a handle. | A grown-up makes a small hole at each end and knots {the band} through it, so that it sits without pulling.}
step save Put it on and look around: can you see to the left, to the right and down to your feet? Then there is somebody to be saved.
further Invent the name, the sign and the one thing that this hero is afraid of.
safety {@4-5? A grown-up cuts the eyes and ties the band; the mask is worn for play indoors, not on stairs or bikes. | A mask is worn where you can see your feet, not on stairs or bikes.}
skills cutting two layers, matching sides, playing a part
waiting Half an hour.
alt A hero mask with a lightning sign

* tube-palm-tree
name palm tree
title A Palm Tree That Stands | Under the Palm Tree | Palm Tree With Waving Leaves
about {leaves=crepe-paper,tissue-paper? Soft leaves on a stiff trunk: blow at it, and there is a wind from the sea. | Long leaves bent over a trunk, and the table is an island.}
step bark {@2-3? Your child {color=paint? paints | colors} {the trunk} {color a} all around. | {color=paint? Paint {the trunk} {color a} and let it dry for half an hour. | Color {the trunk} {color a} all around.}}
step rings {color=paint? Press rings into it with a fingernail, one above the other: | Draw rings around it, one above the other:} that is where old leaves have been.
step cut {@2-3,4-5? A grown-up cuts | Cut} six leaves from {the leaves}, like long drops as long as a hand. {leaves=leaf,fake-leaf? Long narrow ones can stay as they are. | }
step fringe Snip both edges of each leaf, slantwise, not as far as the middle.
step crown {@2-3? Put tape inside the top rim; your child presses the leaves on, and you bend them down. | Tape the leaves inside the top rim, all around, and bend them outward over a finger.}
step nuts {nuts=newspaper,tissue-paper? Crumple {the nuts} into balls and | {nuts=play-dough? Roll {the nuts} into balls and | }} {fix stick} {nuts=newspaper,tissue-paper,play-dough? them | {the nuts}} on under the leaves: coconuts.
step feet {@2-3,4-5? A grown-up snips the lower rim four times, bends | Snip the lower rim four times, bend} the flaps outward and tapes them onto {the ground}.
step sand Spread glue around the foot and press {the sand} on.
step play {animal? Set {the animal} under it. | Let two fingers walk up to it.} {@2-3? Shake, shake: a coconut falls! | Who lives on this island?}
further @2-3 Make two more: a whole beach.
further Make one short, one tall and one crooked: an island.
safety @2-3 A grown-up cuts, and coconuts are made bigger than any mouth.
safety {@4-5? Leaves are cut by a grown-up and fringed together. | Snip away from the fingers that hold the leaf.}
skills covering a tube, fringing, building
waiting {color=paints? Half an hour for the paint.}
alt A tube palm tree with long leaves and coconuts

* tube-binoculars
name binoculars
title Binoculars for an Explorer | Safari Binoculars | What Do You Spy?
about Two tubes side by side, and whoever looks through sees things that nobody else notices. {@2-3? A sofa will do as a jungle. | The rest of an expedition is in your head.}
step smooth Pick the last scraps of paper off {the tube}, and look through: which end is rounder? That one goes to the eyes.
step look {look=paint? {@2-3? Your child paints both of them. | Paint both tubes, and let them dry for half an hour.} | {look=sticker,washi-tape? {@2-3? Your child presses {the look} onto both, all around. | Press {the look} onto both tubes, all around.} | {look=marker,crayon? {@2-3? Your child scribbles on them with {the look}. | Decorate both tubes with {the look}: leaves, spots, stripes of a zebra.} | {look=leaf? {fix stick} {the look} onto both tubes: so nobody sees you in the bushes. | Wrap or patch both tubes with {the look}, and {fix stick} it down.}}}}
step second {second=marker? Draw more on with {the second}. | {second=sticker,washi-tape? Press {the second} on as well. | {stick? {fix stick} | Tape} {the second} on as well.}}
step glass {@2-3,4-5? A grown-up cuts {the glass} in two and tapes a piece | Cut {the glass} in two and tape a piece} over one end of each tube: colored lenses.
step bind {@2-3,4-5? A grown-up lays | Lay} both tubes side by side{bridge? , with {the bridge} in between, | } and {@2-3,4-5? winds | wind} tape around them at the top and at the bottom.
step strap {@2-3,4-5? A grown-up ties | Tie} {the strap} into a loop through both tubes, short enough for a wrist to carry.
step look-out {@2-3? Look through: what is red, what is round, what moves? | Look around slowly. {@4-5? Find something that crawls, something that flies, and something that sleeps. | List ten things you have never noticed in this room.}}
further @2-3 Hide three toy animals for the explorer to find.
further Go to a window and count the birds for five minutes.
safety @2-3 Nobody walks while looking through, and nothing hangs around the neck.
safety Nobody walks while looking through{strap? , and the strap is for the wrist, never for the neck}.
skills decorating a round thing, looking closely
alt Binoculars made of two tubes with lenses

* cork-sailboat
name sailboat
title A Raft of Corks Sets Sail | The Cork Sailboat | Ship Ahoy in a Bowl
about {hull=bottle-cork,cork? Three corks side by side cannot sink and hardly ever tip over. | It floats before you have done anything; the sail only tells it where to go.} A bowl is an ocean, if you blow.
step band {hull=bottle-cork,cork? Lay three corks side by side and {band=tape? tape them together at both ends. | wind {the band} around both ends, so that they hold.} | Take {a hull} as it is, or {band=tape? tape two together side by side. | bind two together with {the band}.}}
step color Draw on {the sail} with {the pens}: stripes, a number, your flag.
step sticker Press {the sticker} on.
step sail {@4-5? Together cut | Cut} a triangle as high as a finger from it{sail=leaf? : the straight edge goes along the mast | }.
step mast {@4-5? A grown-up pricks two small slits into the sail, pushes {the mast} through and sets it upright | With a grown-up, prick two small slits into the sail, push {the mast} through and set it upright}{hull=bottle-cork,cork?  between two corks, or into the middle one, | , with a bit of {band=tape? tape | clay or tape},} with the sharp end down and out of reach.
step launch Fill {the bowl} half full with {the water}, set it in and blow. Does it float straight? If it leans, push the mast down a little.
step crew {crew? Set {the crew} aboard. | How many crumbs can it carry?} How many passengers until it sinks?
step dry Pour the water away when the voyage is over, and dry what got wet.
further Make two: whose crosses to the other rim first?
safety {@4-5? Even a bowl of water needs a grown-up beside it, who also does everything with the point of the mast. | A grown-up stays while there is water, and nobody leans over deep water with it.}
skills binding, balancing, trying what floats
alt A little sailboat on a raft of corks

* swift-paper-plane
name paper airplane
title Ready for Takeoff: A Paper Plane | The Paper Plane of Your Own Line | {hoop? Through the Hoop: Paper Planes | }
about Five folds, no glue. It is colored first, because afterward everybody wants to throw and nobody wants to draw.
step color Color {the paper}: {@4-5? windows, stripes, whoever sits inside. | the colors and the name of your own airline.}
step half Fold it in half the long way, edge on edge, rub along the fold, and open it again.
step nose Fold both upper corners in to the middle line: now it looks like a house.
step again Fold the slanting edges in to the middle line once more: a steep roof.
step wings Close it along the middle line. {@4-5? Together fold each side down | Fold each side down} so that its edge meets the bottom: two wings.
step tape Put a bit of {tape} across the top where the wings meet, so that they stay together.
step dots Press {the dots} on, the same on both wings.
step weight Clip {the weight} to the nose and try again: what changes?
step hoop {hoop=paper-plate? A grown-up cuts the middle out of {the hoop}: a ring to fly through. | {hoop=cardboard-box? Set {the hoop} open side up, at the end of the room: the airport. | {hoop=newspaper? Spread {the hoop} on the floor at the end of the room: the runway. | Hold {the hoop} up as a ring to fly through.}}}
step fly Stand behind a line on the floor and throw gently, level, from the shoulder. How far does it go, and does it land on its wheels or on its nose?
further Bend the back edges of both wings up a little: what does it do now?
safety Throw only where nobody stands in front, and never at a face: the nose is pointed.
skills folding edge on edge, throwing level, comparing
alt A paper airplane with colored wings and dots

* tree-trunk-faces
name tree face
means bark
title A Face for an Old Tree | The Forest Has Eyes | Somebody Lives in This Tree
about A lump of {clay}, pressed on bark, and what lies on the path: out of these a face looks at you that only you knew was there. The rain may have it back.
step find Look for {the finds} together, and for whatever else lies on the ground. What grows stays.
step ball Knead {the clay} with a little {water} until it is soft and sticks a little to your hand.
step stick Press it onto {the board} outdoors, or straight onto the bark of a tree: as big as your face, as thick as a thumb, and smear the rim outward so that it holds.
step nose Pinch a nose out of the middle, long or round, and draw a mouth and wrinkles with {the poke}: old trees have many.
step eyes Press {the eyes} in on both sides of the nose, deep.
step finds Press {the finds} in: eyebrows, cheeks, a beard, teeth.
step hair Push {the hair} in along the top.
step arms Lean {the arms} against the sides as arms, or stick them in as antlers.
step greet Say hello. What has it seen today, and how old is it?
further Come back after the next rain and see what is left.
safety {@4-5? Berries and mushrooms stay where they are; a grown-up looks first at what goes into the basket. | Berries and mushrooms stay where they are.}
skills kneading and smearing, finding, seeing faces
alt A face of {one clay} with a beard of things from the ground

* yarn-wrapped-wand
name yarn wand
title A Stick in a Yarn Coat | The Forest Wand | Wrapped, Feathered, Ready
about Every color is a piece of the way: red for the fox that nobody saw, blue for the puddle. Whoever winds slowly remembers most.
step find {@4-5? Choose {a stick} as long as your arm together, break off what is sharp, and rub the bark with your palm. | Choose {a stick} as long as your arm, break off what is sharp, and rub the bark with your palm.}
step start Knot the end of {the yarn} near one end of it, and pull it tight.
step wind Wind it around, turn beside turn, as close as you can, and press the turns together with a thumb.
step change For a new color cut off, knot the next one to the end, and wind over the knot. A piece as long as your arm is enough for a stripe.
step feather Push {the feather} under the turns, and wind over the ends.
step flower Tuck {the flower} in as well.
step beads Thread {the beads} onto a short end and knot it, so that they rattle.
step end At the end cut off, push the tail under the last turns, and knot it twice.
step wave Wave it and tell about the walk, color by color.
further Take it along on the next walk and add one thing each time.
safety {@4-5? Walk with it pointing down, cut the yarn off short together, and keep what is left away from necks. | Walk with it pointing down.}
skills winding evenly, changing colors, remembering
alt A stick wound with colored yarn, with feathers and flowers
`;
