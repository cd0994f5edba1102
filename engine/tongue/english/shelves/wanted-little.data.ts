export const words = `
* plate-pet
name {v}
means yarn
title {V} With a Paper-Plate Face | Plate {V} to Take for a Walk | {A V} of Your Own
about A plate is the right size for {a v}'s face, and the ears make the breed. {v=dog? Long ones, short ones, one up and one down: all of them are good dogs. | Tall ones or small ones, striped or plain: every cat looks as if it owned the sofa.}
say dog: name=dog; call=Woof; job=fetch the slippers; patch=one eye
say cat: name=cat; call=Meow; job=catch a yarn mouse; patch=stripes
step paint {@2-3? Your child paints the back of {the plate} {color a}, with big strokes, out to the rim. | Paint the back of {the plate} {color a}, rim and all.}
step spot {v=dog? Press a {color b} patch around one eye, and two round cheeks below the middle, | Press {color b} stripes onto the forehead, and two round cheeks below the middle,} {@2-3? with fingertips or the side of a small fist. | with a fingertip or the tip of the brush.}
step ears While the paint dries for half an hour, cut two ears from {the ears}, about {in 4 1/2} long: {v=dog? like big drops for a hound, like triangles for a terrier. | triangles with rounded tips, and a smaller triangle inside each.}
step stick {v=dog? {fix stick} the ears behind the top rim so that they hang down at the sides{ears=construction-paper,cardstock? , and bend the tips forward | }. | {fix stick} the ears behind the top rim, tips up.}
step patch Pull {the patch} into pieces as big as a plum, and put {stick=glue? a blob of glue | a loop of tape} on the forehead; your child presses the tuft on.
step tuft {patch=yarn,fabric-scrap,faux-fur? Snip {the patch} into short pieces | {patch=cotton-ball,wool-roving? Pluck {the patch} apart | Tear {the patch} into small pieces}} and {fix stick} them on between the ears, as fur that stands up.
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on}, {v=dog? one of them in the middle of the patch. | a little slanted: that looks clever.}
step nose {fix stick} {the nose} in the middle, right above the cheeks, as a nose to boop.
step face Draw {!eyes? two eyes, }{!nose? a nose, }a line down from the nose and a smile to the left and the right{@2-3? together; your child dots the freckles. | , and freckles on the cheeks.}
step whiskers {whiskers=spaghetti? Break | Cut} {the whiskers} into six pieces as long as a finger and {fix stick} three to each cheek.
step handle {fix stick} {the handle} behind the lower rim, long end down, to hold on to.
step walk {@2-3? {v.call}! Hold it up and ask what the {v} would like to eat. | {@4-5? {v.call}! Take it for a walk through every room and let it {v.job}. | Teach it three tricks, and show them to an audience with you behind the plate.}}
further @2-3 Give it a bowl, and fill it with torn paper.
further Make a second one with other ears: which breed is it now?
safety @2-3 A grown-up cuts the ears, and pulls the fur into pieces too large to swallow.
safety {@4-5? Ears are cut together: one turns the paper, the other works the scissors. | Turn the paper and not the scissors when you cut around an ear.}
skills painting, cutting curves, placing a face
waiting Half an hour for the paint to dry.
alt A paper-plate {v} face with two ears, a muzzle and a friendly look
left bell: hidden from small mouths

* bag-pet
name {v}
title {V} From a Paper Bag | A Bag {V} to Adopt | Your Own Sitting {V}
about Stuffed and folded shut, a lunch bag sits there as {a v} does: waiting. It wants a name{collar? , a collar | } and somebody to take it home.
say puppy: name=puppy; ears=two ears as long as a hand that hang down; first=a walk around the table; eats=a bone
say kitten: name=kitten; ears=two triangles; first=a nap in the sun; eats=a bowl of milk
say rabbit: name=rabbit; ears=two ears as long as a hand that stand up; first=a hop to the kitchen; eats=a carrot
step stuff {@2-3? Your child crumples {the filling} sheet by sheet and pushes them into {the bag}, until it is two thirds full. | Crumple {the filling} into loose balls and fill {the bag} two thirds full with them. Push into the corners at the bottom: that is what it sits on.}
step close {@2-3? Fold the top over twice, to the back, and tape it down while your child presses. | Fold the top over twice, to the back, and tape it down. Does it sit? Thump it flat underneath.}
step cut From {the paper} cut {v.ears}, two paws as big as an egg, and {v=rabbit? a round tail | a long tail}. {@2-3? Your child chooses the color. | }
step stick {@2-3? {stick=glue? Put glue | Put loops of tape} on ears and paws; your child presses the ears on at the top corners, the paws at the bottom edge and the tail behind. | {fix stick} the ears to the top corners, the paws to the bottom edge, sticking out a little, and the tail behind.}
step coat Put {stick=glue? plenty of glue | loops of tape} on the belly. Your child pats on {the coat} until the tummy is soft.
step fur {coat=yarn,paper-strip? Snip {the coat} into pieces as long as a thumb | {coat=tissue-paper,crepe-paper? Tear {the coat} into small pieces | {coat=faux-fur? Cut {the coat} to the size of the belly | Pluck {the coat} a little apart}}} and {fix stick} it onto the belly, from the bottom up, so that it overlaps.
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on}, not too high: low eyes look young.
step nose {fix stick} {the nose} on below the eyes.
step face Draw {!eyes? two eyes and }{!nose? a nose, }a mouth and whiskers{@2-3? , hand over hand | }.
step collar {collar=sticker? Stick {the collar} in a row across the middle: a collar with jewels. | Run {the collar} across the middle of the bag as a collar, and {fix tape} the ends at the back. Nothing dangles.} {@6-8? Write the name and your telephone number on a tag of paper. | }
step home {@2-3? Where does the {v} sleep? Carry it there, and say good night. | {@4-5? Write an adoption paper together: name, age, what it likes. Then comes {v.first}. | Write its papers: name, birthday, what it eats, what it is afraid of. Sign them. Then comes {v.first}.}} {bowl? {the bowl} is for {v.eats}, drawn or torn from paper. | }
further @2-3 Feed it with crumpled paper, and wipe its mouth.
further Set up an animal shelter for every bag in the kitchen drawer: who moves in with whom?
safety @2-3 A grown-up cuts and tapes; what is fluffy goes on in tufts as large as a small fist.
safety Keep the pieces for the eyes and the nose in a saucer, and count them when you are done.
skills crumpling and stuffing, folding, caring for something
alt A sitting {v} made of a stuffed paper bag, with ears, paws and whiskers
left string: no leads at this age, nothing to get caught in

* tube-house-pet
name {v} in its house
title {V} in a House of Tubes | A Tube {V} With Tunnels | House for a Pocket {V}
about The {v} is a tube, and so are the tunnels it runs through: push it in on one side of the house and see where it comes out. | Small pets like small rooms. One tube is the {v}, the other two are the ways into its house.
say hamster: name=hamster; ears=two round ears as big as a coin; bed=nest; does=hoards its food; tail=a stub of a tail
say dog: name=dog; ears=two floppy ears as long as a thumb; bed=basket; does=guards the door; tail=a tail that stands up
say cat: name=cat; ears=two pointed ears as high as a thumb; bed=cushion; does=watches from the roof; tail=a tail with a curl
step wrap Cut one {one tube} to the length of your hand. Cut a piece of {the paper} as wide as that and {glue=glue? glue | tape} it around, pressing along the seam until it holds.
step ears Cut {v.ears} from the rest and {fix glue} them inside the top edge. {@6-8? Pinch them at the base first, so that they stand. | Pinch them at the bottom: so they stand up.}
step belly {belly=yarn? Snip {the belly} into short pieces and | Pull {the belly} thin and} {fix glue} the fluff to the front, from chin to feet.
step eyes {eyes=sticker? Press {the eyes} on | {fix glue} {the eyes} on}, a finger's width below the ears.
step face Draw {!eyes? eyes, }a nose, whiskers and {v=hamster? two big teeth | a mouth}, and paws that hold something.
step tail Tape {the tail} to the back as {v.tail}{tail=yarn,pipe-cleaner? , no longer than a finger | }.
step doors Stand a {one tube} on the front of {the house} and on one side, draw around it, and cut the circles out, a hair too small rather than too big. {@4-5? A grown-up starts each cut in the middle. | Start in the middle of the circle, and snip outward.}
step tunnels Push the other two tubes into the holes, until they hold by themselves, and tape them from inside. {@6-8? Bend one way around a corner: cut a tube slantwise, turn it and tape it. | }
step bed {bed=fabric-scrap,felt? Fold {the bed} | Tear or pluck {the bed} apart and press it} into a corner of the house as {v=hamster? a nest | {v=dog? a basket | a cushion}}.
step move {@4-5? In at one end, out at the other! | Let the {v} move in. Draw a plan of the house, and mark where it hides its things.} {bowl? {the bowl} is for its food. | } {@4-5? Where does it sleep when it has run enough? | }
further @4-5 Invite a second animal: what do they play together?
further Add a box on top as a second floor, with a ramp of cardboard that a marble-sized ball can roll down.
safety {@4-5? A grown-up cuts the doors: box board is tough and the scissors slip. | Hold the box from outside while you cut, never with a hand behind the hole.}
skills rolling and gluing, cutting circles, making up a home
alt A little tube {v} in the door of a box house with tunnels
left water: softens tubes and house alike

* treasure-bag
name treasure bag
title Treasure Bag With Your Name | My First-Day Treasure Bag | A Bag for Things Worth Keeping
about On a first day there are things to carry there and things to bring back. A bag with a name on it belongs to somebody, and everybody can see to whom. | Stones, drawings, half a cookie for later: whatever is worth keeping goes in here.
step rim {@2-3? Fold the edge of {the bag} outward together, two fingers wide: it is stronger so, and nobody gets scratched. | Fold the edge of {the bag} outward, two fingers wide. Fold it once more: now it holds a handle.}
step name {@2-3? Write your child's name on the front in letters as high as a finger; your child goes over them in other colors. | {@4-5? Write your name across the front, as big as it fits. A grown-up may dot the letters first. | Write your name across the front in block letters, and fill each letter with another pattern.}}
step pictures {@2-3? Now your child {color=washable-ink-pad? prints fingertips all around: dots, rings, a sun | colors all around: scribbles, dots, a sun}. | {@4-5? Draw around the name what you like best: three things are enough. | Draw what you hope for on the front and on the back what you can do well.}}
step shapes {@2-3? Cut a large heart from {the paper}; your child {stick=glue? presses it on, over a blob of glue. | presses it on, over a loop of tape.} | {@4-5? Cut a large heart or a star from {the paper} and {fix stick} it below the name. | Cut a pocket from {the paper}, {fix stick} it on along three sides, and you have a place for a note.}}
step stickers Press {the stickers} on{stickers=washi-tape? , in strips, where there is room. | , in a row or all over: where do they look best?}
step fringe {fringe=cupcake-liner? Fold {the fringe} in half and {fix stick} it along the folded rim, frill down. | {fix stick} {the fringe} along the folded rim{fringe=tissue-paper,crepe-paper? and tear it from below into a fringe. | , all the way around.}}
step handle Tear or fold a strip off {the handle} three fingers wide and as long as your child's arm, fold it once lengthwise, and tape both ends to the inside, across from each other. Go over them twice.
step holes {punch=pencil? Push {the punch} | Make a hole with {the punch}} through the folded rim, two holes on either side, each with a bit of tape behind it so that nothing tears.
step tie Thread {the handle} through the holes and knot the ends inside. {charm? {the charm} go on before the last knot. | } Pull: does it hold a book?
step fill {@2-3? Go through the rooms: what is a treasure? Put five of them in, and carry them to the sofa. | {@4-5? Put in something that smells of home, and keep a corner free for what you will bring back. | Put in a note to yourself: what are you curious about? Read it when the day is over.}}
further @2-3 Unpack together in the evening and tell where each thing came from.
further Empty it once a month, and draw what was in it.
safety @2-3 The handle is short and of paper, and the bag never goes over a head.
safety {@4-5? The handle is for the hand and the arm, not for around the neck; a grown-up makes the holes. | The handle is for hand and shoulder, never for around the neck.}
skills writing a name, drawing, tying
alt A paper bag with a name, a heart and a handle
left paint: would make the bag limp

* me-bag
name self-portrait
title This Is Me: A Bag Puppet | Self-Portrait That Talks | Me, With a Mouth That Opens
about {eyes? {hair? Hair, eyes | Eyes, a big mouth}, the favorite shirt: all of it is there, and when a hand slips in, it can say its name. | } | A self-portrait hangs on the wall and keeps quiet. This one answers.
step look {@2-3? Look into {the mirror} together. Where are the eyes? What color is the hair? Then lay {the bag} down, flap up: that is where the face will be. | Look into {the mirror} and find three things that only you have. Lay {the bag} flat, its folded bottom up: that flap is your head.}
step face Draw {@2-3? the eyes, nose and cheeks on the flap together, | your eyes, nose and cheeks on the flap,} {@6-8? with your own color of eyes, and eyebrows: they do most of the talking. | in the color that your own eyes have.}
step mouth {@2-3? Lift the flap: underneath goes a big red mouth. Your child colors it. | Draw the upper lip on the edge of the flap and the lower one on the bag beneath it, so that they meet when it is shut. Color the inside red.}
step hair Tear or crumple {the hair}, put {stick=glue? glue | loops of tape} along the top, and your child presses on as much hair as there has to be.
step strands {hair=yarn,raffia,crepe-paper,paper-strip,felt? Cut {the hair} to the length of your own | {hair=pipe-cleaner? Wind {the hair} around a finger into curls | Pull {the hair} into tufts}} and {fix stick} it along the top and down both sides. {@6-8? Braid it, cut a fringe, or tie it up. | }
step eyes {eyes=sticker? Press | {fix stick}} {the eyes} onto the eyes that you drew.
step clothes Cut a shirt as wide as the bag from {the clothes}, and two strips for arms{@2-3? . | , with a hand drawn at each end.} {@6-8? Add a collar, a pocket, the number of your team. | }
step dress {@2-3? Spread {stick=glue? glue | tape} on the bag below the mouth; your child lays the shirt on and strokes it flat, then the arms to the left and the right. | {fix stick} the shirt on below the flap, with the arms coming from behind. The flap must still open.}
step buttons {buttons=sticker? Press {the buttons} on | {fix stick} {the buttons} on} down the front of the shirt.
step bow {bow=ribbon,ric-rac,lace? Knot {the bow} into a bow and {fix stick} | Bend or fold {the bow} into a bow and {fix stick}} it on: in the hair, or at the collar.
step talk {@2-3? Hand in, fingers in the flap: Hello, I am Mia, says the bag. Your child finds out what else it has to tell. | {@4-5? Let it say your name, how old you are, and what you eat for breakfast. | Interview each other's bags: each may tell one thing that nobody in the room knew.}}
further @2-3 Make one for the grown-up, and let the two say good morning.
further Make the whole family, and play what happened at supper.
safety @2-3 The cutting is a grown-up's; hands go into the bag, heads never.
safety {@4-5? Clothes are cut together; a bag is for hands and never for a head. | Cut the clothes before they are on the bag: one layer is safer than three.}
skills looking closely, cutting clothes to size, speaking for oneself
alt A paper-bag puppet of a child with hair, a shirt and arms
left string: has no place on a face

* potty-path
name potty path
title Potty Path With Ten Steps | A Path to the Potty | My Potty Chart
about Ten stepping stones lead across the meadow to the potty, and each try earns one. Trying counts, not only succeeding: that is what keeps a child coming back. | A chart that a small child can read: the path gets fuller, and under the lid at the end there is a star.
step stones {@2-3? Draw a winding path on {the board}, and ten circles along it, around the bottom of a small glass or {the pot} lid. The path starts at the bottom and ends under a free space at the top. | Draw a winding path across {the board} together, and ten circles along it, around {the pot} lid or a small glass. Leave room at the top.}
step trail Your child colors the path between the stones{trail=paint? with a fingertip of paint | } and the meadow beside it.
step potty Cut a potty as big as your hand from {the potty}, and a lid that is a little wider than it. {@4-5? Your child cuts along the straight lines. | }
step lid {stick=tape? Tape | Glue} the potty down where the path ends. {stick=tape? Tape | Glue} the lid on along its upper edge only, so that small fingers can lift it.
step star Lift the lid: your child draws a star or a sun underneath, as well as it goes. It is the secret of this chart.
step roll {stick=tape? Tape | Glue} {the roll} beside the potty at one end only, so that it can be pulled a little.
step clouds Your child presses {the tub} on as clouds above the meadow, each on {stick=tape? a loop of tape | a dab of glue}.
step hang Hang the path up in the bathroom, as high as your child's eyes, and put the marks out of reach beside it.
step mark For every try your child {marks=tissue-paper,construction-paper? sticks a torn scrap onto the next stone. | presses one of the marks onto the next stone.} Ten stones full: what do you do together? Choose it now, and draw it on the back.
further @2-3 Let a small toy animal hop along, one stone after the other.
further When the path is full, fold it up and keep it: it was a big piece of work.
safety What marks the path is handed out one by one by a grown-up, since a backing sheet full of them ends in mouths.
skills coloring, sticking on a spot, being patient with oneself
alt A chart with ten stepping stones that lead to a potty with a lid
left candy: earns cavities, not steps

* goodbye-frame
name keepsake frame
title A Frame for Somebody We Miss | Frame to Remember By | Leaves Around a Picture
about When a pet has died, or somebody is far away, hands want something to do. This frame is made slowly, with leaves and petals from places where you were together. | A picture in a frame of your own can stand where you see it every day. There may be crying and laughing while it is made.
step frame Cut a frame from {the base}{base=paper-plate? : cut out the flat middle and keep the rim. | : a ring as wide as two hands, with a window that is a little smaller than the photo.} {@2-3? Show your child the photo, and tell what it shows. | Look at the photo while you work, and tell each other what you see.}
step wash {@2-3? Your child paints the frame {color a}, in slow strokes. | Paint the frame {color a}, the favorite color of whom you remember if you know it.} Let it dry until it feels like paper again.
step edge {@2-3? Put dots of glue around the frame; your child lays {the edge} on, one after the other. | {edge=craft-stick,stick? Glue {the edge} on side by side around the window. | Glue {the edge} around the window, the largest pieces into the corners first.}}
step press Lay both hands flat on what you glued, and count to twenty together. {!@2-3? What was the funniest thing that happened with the one in the picture?}
step hearts {hearts=sticker? Your child presses {the hearts} on where there is room. | Tear two big pieces of {the hearts}; your child presses them onto dots of glue, for a kiss each.}
step tokens {hearts=sticker? Press {the hearts} on where there is room. | Cut two hearts from {the hearts} and glue them where they look right.}
step dry It dries for an hour. Take a walk meanwhile{edge=leaf,flower,petal? , and bring home one more leaf | }.
step picture Lay the photo behind the window, face through, and fasten it with glue at the corners. {@2-3? Your child waves to it. | }
step words {@2-3? Write the name below the picture; your child adds a line of kisses with {the pen}. | {@4-5? Write the name below the picture, or draw something that the two of you did. | Write the name, and one sentence that begins with: I remember.}}
step ribbon Glue {the ribbon} to the back as a loop to hang it by, and tie the rest into a bow.
step stand {@2-3? Choose a place for it together, low enough to look at. | Choose a place for it. Say good night to it as long as it does you good.}
further @2-3 Look at it again next week, and let your child tell the story.
further Write down one memory each month and slip it behind the photo.
safety @2-3 What is glued on here is soft and flat; a grown-up sorts out stems and anything hard beforehand.
safety Use a copy of the photo, and keep the only print in a safe place.
skills gluing in order, remembering aloud, choosing words
waiting One hour for the glue to dry.
alt A photo of a pet in a square frame set with leaves, flowers and hearts

* shabbat-lights
name Shabbat lights
title Two Lights for Shabbat | Shabbat Lights That Need No Fire | Paper Lights for Friday Evening
about Two lights stand on the table when Shabbat begins. These two have flames of {flame=felt? felt | paper} that rise out of their candlesticks, so that even the youngest can light them on Friday evening. | They are lit by pushing a flame up from below, before the sun goes down, by the child who usually only watches.
step paint {@2-3? Your child paints {the tube} {color a}, turning each with the other hand inside. | Paint {the tube} {color a}, a hand inside each to turn it. Leave them standing for half an hour.}
step flames Cut two flames as long as a hand from one color of {the flame}, and two smaller ones from the other, and lay the small ones on the large ones.
step lift {!lift=craft-stick? Cut two strips as long as a tube and two fingers wide from {the lift}. }Tape each flame to the top of {lift=craft-stick? {a lift} | a strip}, {@2-3? while your child counts them: one, two. | so that only the flame looks over the edge when it is pushed up.}
step shine {shine=washi-tape? Wrap strips of {the shine} | Wrap strips of {the shine} and tape them} near both ends of each tube{@2-3? together; your child strokes them smooth. | , like the metal bands on real candlesticks.}
step jewels {jewels=sticker,felt-sticker,stick-on-gem? Press {the jewels} on | {fix stick} {the jewels} on} between the bands{@6-8? , as a pattern that is the same on both. | .}
step base {stick=tape? Tape each tube onto one of {the base} | Run glue around the bottom of each tube and press it onto one of {the base}}, so that nothing tips over{base=cupcake-liner? , the liner spread flat | }.
step light Flames down, sticks in. On Friday evening push them up from below{@2-3? : your child does it, one and then the other. | , one for Remember and one for Keep.} Cover your eyes, say the blessing as your family does, and wish each other Shabbat shalom.
step tray Set them on {the tray}, beside the place where the real ones stand.
further @2-3 Sing one Shabbat song while the lights are up.
further Make a cup for the wine and a cover for the challah to go with them.
safety These lights stay paper lights: a grown-up keeps them well away from candles that really burn.
skills painting round things, cutting flames, taking part
waiting Half an hour for the paint to dry.
alt Two painted tube candlesticks with paper flames
left LED-candle: would do for a light, but nobody could push it up

* goldfish-bowl
name goldfish bowl
title Goldfish Bowl for Nowruz | Two Goldfish in a Paper Bowl | A Goldfish for the Haft-Sin Table
about A goldfish swims on many tables at Nowruz, as a sign of life in the new year. These two need no changing of water. | Orange fish, blue water, a bowl from a plate: bright enough for the haft-sin table, and for every day after.
step water {@2-3? Your child paints the whole front of one of {the plate} {color a}, in waves. | Paint one of {the plate} {color a}, with darker waves lower down.} It dries for half an hour.
step rim Cut a strip as wide as three fingers from the edge of the second plate: it becomes the rim of the bowl. {@6-8?  Make it a little wider than the bowl at the top. | }
step fish {fish=felt? Your child takes two large pieces of {the fish}, the bodies, and two small ones, the tails, and presses them | Your child tears {the fish} into two big pieces, the bodies, and two small ones, the tails, and presses them} onto blobs of glue.
step fishes Cut two fish from {the fish}, one large and one small, {@4-5? each an oval with a triangle for a tail, | with fins and a tail that sways,} and {fix stick} them on in the middle, swimming toward each other.
step weed {fix stick} {the weed} on as water plants, bottom ends along the edge, wavy{@2-3? ; your child presses them down | }.
step pebbles {pebbles=sticker? Press {the pebbles} on along the bottom. | Spread glue along the bottom edge and press {the pebbles} into it.}
step bubbles {bubbles=sticker? Press {the bubbles} on as bubbles that rise from the mouths. | Dip {the bubbles} into a little of the paint and print bubbles that rise from the mouths.}
step face Draw eyes and {@2-3? mouths on the fish together. | mouths and scales on the fish.}
step glass Lay {the glass} over the water, tape it down behind the edge: now it shines like glass.
step join {fix stick} the strip across the top as the rim of the bowl, curved side up.
step table {@2-3? Say hello to both fish, and blow bubbles for them. | Lean the bowl against a vase among the apples, the garlic and the painted eggs. Wish everybody a happy new year: Nowruz mobarak.}
further @2-3 Let the fish have names, and ask what they eat.
further Paint an egg for everybody in the family to go beside the bowl.
safety @2-3 All that is glued on here is larger than a small mouth; a grown-up does the cutting.
safety {@4-5? A grown-up cuts the plate; small stones are counted before and after. | Cut the rim in one slow curve, turning the plate.}
skills painting, cutting ovals, telling of a custom
waiting Half an hour for the paint to dry.
alt Two orange fish in a blue fishbowl with plants{pebbles? and {many pebbles}}

* poppy-wreath
name poppy wreath
title A Wreath of Eight Poppies | Poppies in a Ring | Poppies for Remembering
about Red poppies were the first flowers to grow again on fields where soldiers had fought. People wear them and lay them down in wreaths, to remember, and to wish for peace.
step hole Cut the middle out of {the ring}, so that a ring as wide as a hand is left. {@6-8? Fold it once in the middle to begin the cut. | Keep the middle for mixing paint.}
step green {@2-3? Your child paints the ring {color c}, front side, all around. | Paint the ring {color c}, and let it dry for half an hour.}
step petals @2-3 {petal=cupcake-liner? Your child flattens {the petal} with a hand and rumples the rims a little. | {petal=felt? Your child picks out {the petal}, cut beforehand by a grown-up into rounds as wide as a fist. | Your child tears {the petal} into pieces as wide as a fist, and crumples each a little.}}
step petals @4-5,6-8 {petal=cupcake-liner? Flatten {the petal}, and cut four notches into each rim, so that four petals are left. | {petal=egg-carton? Cut {the petal} into single cups, and each cup into four petals down to the bottom. Paint them red if they are gray. | Cut {n petal} rounds as wide as a fist from {the petal}, each with a wavy edge, and pinch them in the middle.}}
step stick {stick=glue? Put {n petal} big dots of glue around the ring. | Put {n petal} loops of tape around the ring.} {@2-3? Your child presses a poppy onto each. | Press a poppy onto each, edges up.}
step eyes {@2-3? Dip a fingertip in {color b} paint: one black eye for every poppy. | Dab a {color b} eye into every poppy with a fingertip.}
step hearts {heart=sticker? Press | {fix stick}} {the heart} into the middles, over the black.
step leaves {leaves=felt,construction-paper,tissue-paper,crepe-paper? {leaves=felt? Take pieces of {the leaves} and tuck them | Tear {the leaves} into leaves and tuck them} | Tuck {the leaves}} between the poppies, with {stick=glue? glue | tape} underneath.
step ribbon Loop {the ribbon} around the top and tie it, with a loop to hang it by.
step hang {@2-3? Hang it on the door together, and be quiet for as long as one breath. | Hang it on the door or by a window. At eleven o'clock, be quiet together for one minute.}
further @2-3 Count the poppies with a finger.
further Ask the oldest person you know what they remember, and write one sentence of it on the back.
safety @2-3 A grown-up cuts the ring; your child gets the poppies one by one.
safety The middle of the plate is cut {@4-5? by a grown-up. | together: it is tough to begin with.}
skills painting, making petals, remembering others
waiting Half an hour for the paint to dry.
alt A green ring with eight red poppies with black middles

* lid-wheel-rescuer
name {v}
title {V} From a Box | Here Comes the {V} | Box {V} With Big Wheels
about {v=fire-engine? Somewhere a cat sits in a tree. | {v=ambulance? Somewhere a teddy has fallen off the sofa. | Somewhere a car is parked where it should not be.}} The siren is in your mouth, the wheels are {wheels=paper-plate,cardstock,cardboard? cut | lids} and the {v} is a box from the recycling. | A box turns into {a v} with one color, four wheels and a voice that goes wee-oo.
say fire-engine: name=fire engine; gear=a ladder for the roof; call=There is smoke behind the sofa; sign=a flame
say ambulance: name=ambulance; gear=a stretcher behind; call=Teddy has bumped his knee; sign=a red cross bar
say police-car: name=police car; gear=bumpers in front and behind; call=Somebody has lost a shoe; sign=a star
step paint {box=egg-carton? Close {the box}, humps up. | Close {the box}.} {@2-3? Your child paints all the sides {color a}; you turn it. | Paint it {color a} all around{v=fire-engine,police-car? , and the roof last | }.}
step cut While it dries for half an hour, cut windows from {the windows}{wheels=paper-plate,cardboard,cardstock? , and four wheels as wide as a fist from {the wheels} | }. {@2-3? A grown-up cuts; your child draws lines on the wheels. | Two windows for each side, one big one for the front.}
step stick {tape=glue? Put glue | Put loops of tape} on the windows and press them on{@2-3? together | }, all at the same height.
step wheels {tape=glue? Glue | Tape} {wheels=paper-plate,cardboard,cardstock? the wheels | {the wheels}} on, two on each side, so that they reach below the box. {@6-8? Set the box on a book while you do it: so all four touch the ground. | They need not turn: the {v} glides.}
step lights {lights=sticker? Press {the lights} onto the roof | {fix tape} {the lights} onto the roof}, {v=fire-engine,police-car? above the front window. | above the front window, one left, one right.}
step stripe {stripe=washi-tape,masking-tape? Run {the stripe} along both sides | {fix tape} {the stripe} along both sides}{@2-3? ; your child strokes it flat | }.
step gear {fix tape} {the gear} on as {v.gear}{v=fire-engine? : two long, four across | }.
step hose {hose=pipe-cleaner? Wind {the hose} around a finger | Wind {the hose} into a coil} and {fix tape} it to the side, {v=fire-engine? as the hose. | as the cable that always has to be there.}
step sign Draw {v.sign} on each side{@6-8? , large enough to be seen from across the street, and a number that is yours | }.
step call {@2-3? {v.call}! Push the {v} there with a loud wee-oo, and help. | {@4-5? The telephone rings: {v.call}! Push the {v} there, help, and come home more quietly. | Write five emergencies on scraps of paper, draw one, and race there on your knees.}} {crew? {the crew} may ride on the roof. | }
further @2-3 Park it under a chair: that is its station.
further Put up a road of tape with a crossing, where the others have to wait.
safety @2-3 Wheels and windows are cut by a grown-up, and nothing on the {v} is smaller than a child's fist.
safety {wheels=bottle-cap? Caps belong on the {v} or in a jar, and not near a baby. | Cut wheels from thin board; thick board is for a grown-up's scissors.}
skills painting all around, placing in pairs, playing a rescue
waiting Half an hour for the paint to dry.
alt A box {v} with windows, lights and two big wheels on the side

* big-wheel-tractor
name tractor
title Tractor With Two Big Wheels | Box Tractor for the Field | The Green Tractor
about Small wheels in front, huge wheels behind: that is all it takes, and everybody under five knows what it is. | Two boxes on four wheels go to work in the field.
step join Stand one of {the box} up at the back as the cab and lay the other one in front of it as the hood. Tape them together on all sides{@2-3? . | : push, and nothing may wobble.}
step paint {@2-3? Your child paints the tractor {color a}, every side that shows. | Paint the tractor {color a}, and leave a window white on each side of the cab.}
step wheels {wheels=cardboard,cereal-box? Cut two wheels as wide as a hand is long from {the wheels}, and two as wide as a fist from {the small}. | Cut two front wheels as wide as a fist from {the small}; {the wheels} are the big ones.} Paint all four {color c}{@2-3? together | }, and let everything dry for half an hour.
step hub {@2-3? You draw a yellow circle in the middle of each big wheel; your child makes dots around it. | Draw a yellow hub in the middle of each wheel, with dots for the bolts.}
step mount Tape the big wheels to the sides of the cab and the small ones to the front, bottoms level. {@6-8? Set it down to try before you press hard. | }
step chimney Tape {the chimney} upright onto the hood.
step smoke Pull {the smoke} a little apart and press it into the top of the chimney{!chimney? , or onto a loop of tape where one would be | }. Puff!
step trailer Tape {the trailer} on behind, with a strip of tape folded lengthwise as the hitch.
step load Fill the trailer, or the roof, with {the load}{@2-3? , one fistful after the other | }.
step drive {@2-3? Brrrm! Drive it over the carpet, the sofa and the farmer's knees. | {@4-5? Plow the carpet: up one row, down the next. What grows there? | Draw a field with rows on a big sheet of paper, and bring in the harvest in as few trips as you can.}}
further @2-3 Lift a cushion: a hill! Does the tractor get up?
further Tape a comb of craft sticks on behind, and plow through a tray of salt.
safety @2-3 All cutting and the taping of the boxes is for a grown-up; a load of dry things is watched.
safety Wheels from thick board are cut {@4-5? by a grown-up. | together, in short snips.}
skills painting, telling big from small, loading and driving
waiting Half an hour for the paint to dry.
alt A green box tractor with two big black wheels and two small ones

* ride-along-train
name train
title Train for Small Passengers | {steam? Box Train With Steam | } | All Aboard the Box Train
about One engine, two cars, and room for whoever wants to come: bears, bricks, the sock that has lost its partner. | Boxes in a row are a train as soon as the first one has a chimney.
step open {cars=egg-carton? Cut the lids off two of {the cars}: open cars. | Cut the top off two of {the cars}: open cars.} One stays whole: turned over, it is the engine.
step paint {@2-3? Your child paints every car another color, and {the chimney} too. | Paint engine, cars and {the chimney}, each in another color, and let them dry for half an hour.}
step chimney Tape {the chimney} upright onto the front of the engine, all around the bottom.
step steam Your child {@2-3? stuffs {the steam} into the chimney until it comes out at the top. | fills the chimney with {the steam} and pulls it up into a cloud.}
step wheels {wheels=sticker? Press {the wheels} on, two to a car on the side that is seen. | Tape {the wheels} on, two to a car on the side that is seen.} {@6-8? Put them all at the same height: measure with a finger. | }
step signs {signs=construction-paper? Tear {the signs} into spots and press them onto loops of tape | Press {the signs} on}: every car has to be known from afar.
step face Draw a face on the engine{@2-3? together: eyes, and a big smile. | : is it an early one, or one that is always late?}
step couple Push the cars together in a row. Fold short strips of tape lengthwise, sticky sides in, and tape one from each car to the next: they bend in the curves.
step track Lay {the track} on the floor as rails{@2-3? , in one long bend | that come back to where they began}.
step ride {@2-3? All aboard! {riders? Your child seats {the riders}, and the train goes | Choose the passengers, and the train goes} from the bed to the kitchen. | {@4-5? All aboard! {riders? {the riders} take their seats | The passengers take their seats}. Call out the stations: where does the train stop? | Make tickets, punch them, and write a timetable with three stations. {riders? {the riders} pay in buttons of paper. | }}}
further @2-3 Build a tunnel of two chairs and a towel.
further Add a car every week: what does it carry?
safety @2-3 A grown-up cuts the boxes and covers rough edges with tape; the couplings are short, so nothing winds around a hand.
safety {@4-5? Boxes are opened together; a grown-up begins the cut. | Cut away from the hand that holds the box.}
skills painting, joining in a row, pretending
waiting Half an hour for the paint to dry.
alt A box engine with steam and two open cars on a track
left string: too long behind a train for somebody this small

* scoop-digger
name digger
title Digger With a Bending Arm | Scoop Digger | An Excavator That Really Digs
about The arm has an elbow, and a wrist where the scoop hangs on: reach out, bend, lift, turn. That is how the big ones work, too. | Two joints are enough to dig with. Find out how the arm has to be held so that nothing falls out on the way.
step paint {cab=milk-carton? Wash and close {the cab}, | Close {the cab}} and paint it {color a}, together with {arm=craft-stick? {the arm}. | four strips of {the arm}, two fingers wide and as long as a hand, cut first.} Half an hour to dry.
step tracks {tracks=cardboard? Cut two long ovals from {the tracks} and {fix tape} | {fix tape} {tracks=cardboard-tube? the two tubes | {the tracks}}} {tracks=cardboard? them to the sides | lengthwise under the sides} as crawler tracks.
step belt {belt=rubber-band? Stretch {the belt} around the tracks | Cut {the belt} into strips and lay them around the tracks, ends stuck down}: without a grip it gets nowhere in the mud.
step holes {punch=pencil? Push a hole with {the punch} through | Make a hole with {the punch} in} both ends of two arm pieces, and one end of the other two. {arm=craft-stick? A grown-up does it, slowly, on a folded cloth: wood splits. | }
step joint Lay the pieces in pairs, double, and join upper arm and lower arm with a {one joint}: through all the holes{joint=paper-fastener? , legs spread behind. | , and twisted or knotted tight behind.} The elbow bends, but does not fall by itself.
step scoop {scoop=egg-carton,paper-cup,yogurt-pot? Cut {scoop=egg-carton? one cup from {the scoop} | {the scoop} down to a third}, with teeth along one edge, | Cut a notch for it if it slips:} and fix {scoop=plastic-spoon,bottle-cap,plastic-lid? {the scoop} | it} to the free end of the arm with {tape}, opening toward the cab.
step mount Fasten the upper arm to the side of the cab with the second {one joint}, or with {tape} wound around twice, so that it goes up and down.
step window Cut windows from {the window} and {fix tape} them to the cab. The driver wants to see.
step lamp {lamp=sticker? Press {the lamp} onto the roof | {fix tape} {the lamp} onto the roof}: a light that turns, in your imagination.
step dig {load? Pour {the load} onto {the tray} and move the heap from one corner to the other. | Heap up what is small and dry on {the tray}, and move it from one corner to the other.} {@4-5? Beep, beep, beep when it backs up! | {@6-8? How many scoops is that? Guess first. | Make the upper arm half as long: what changes when you lift a full load?}}
further @4-5 Dig up a toy that somebody has buried.
further Make a second scoop with another shape: which one holds more, which one digs better?
safety {@4-5? Holes are a grown-up's work; what is dug is counted back into its cup, and tasted by nobody. | Make the holes over a folded cloth on the table and not toward your own hand.}
skills building joints, measuring alike, working a machine
waiting Half an hour for the paint to dry.
alt A yellow digger with tracks, a cab and a bent arm with a scoop

* big-sibling-badge
name big sibling badge
title Badge for a Brand-New Big Sibling | A Medal for the Big One | I Am the Big One Now
about Everybody brings something for the baby. This badge is for the one who has just been promoted, and it is worn when visitors come. | A baby gets a hat. A big brother or a big sister gets a badge with ruffles and tails.
step circle Cut a circle as wide as a fist from {the middle}{@6-8? , around the bottom of something round | }.
step rays {rays=cupcake-liner? Flatten {the rays}, | Fold or crumple three round ruffles out of {the rays},} one after the other, {@2-3? with flat hands: pat, pat. | and pinch them in the middle so that the edges stand up.}
step layers {fix stick} the ruffles on top of each other{@2-3? : your child lays them on and presses with a thumb | , each turned a little}. The circle goes on last, in the middle.
step shine Press a ring of {the shine} in between, so that a shiny edge looks out from under the circle.
step face {@2-3? Draw a baby's face on the circle together: two dots, a mouth, one curl. | {@4-5? Draw a baby's face on the circle: two dots, a mouth and one curl. | Draw the baby on the circle, or write your new title there.}}
step pram {fix stick} a bit of {the pram} along the lower edge, as the baby's bib.
step stickers {stickers=button,sequin? {fix stick} {the stickers} on | Press {the stickers} on} around the edge.
step tails {fix stick} two strips of {one tails} behind the badge as tails, side by side{@6-8? , and cut a notch into each end. | .}
step pin Fold tape into loops, sticky side out, and put them behind the badge: it holds on a shirt, without any pin.
step swear {@2-3? Stick it on, shake hands, and say it aloud: you are the big one now. What can big ones do that babies cannot? | {@4-5? Wear it, and choose a job that only the big one has: singing, fetching, telling what is what. | Wear it, and write three promises to the baby on the back, and one of your parents to you.}}
further @2-3 Make a small one for the baby's bed, too high to reach.
further Make a badge for each grandparent: they have just been promoted as well.
safety The badge is stuck on, not pinned, and it comes off before the baby is held.
skills layering, sticking, being proud of a new part
alt A ruffled badge with two tails and a baby's face in the middle
left pin-back: too sharp so close to a baby

* hand-and-kiss
name pair of hands
title A Hand to Hold All Day | Big Hand, Small Hand, Heart | The Kiss You Can Carry
about A big hand and a small one on top of it, a heart in the palm: one sheet stays at home, the other goes along, on a first day, after a visit, or whenever saying goodbye is hard. | Two prints of two hands. Whoever misses somebody lays a palm on the heart and gets the kiss that is kept there.
step big Brush {color b} paint onto the grown-up's palm and fingers, thin and even, and press it onto {base=paper-plate,canvas,fabric-scrap,felt? the first of {the base} | the first sheet}, fingers spread. Brush again, and print the second one.
step small {@2-3? Now your child's hand, in {color a}: brush it, which tickles, and your child presses it into the middle of the big palm. Both sheets. | Hold out your palm: a grown-up brushes {color a} on, and you press it into the middle of a big one. Again for the second.} Wash hands, and dry them on {the cloth}.
step dry Leave both prints flat for half an hour: on wet paint the second color turns to mud. Who has the longest fingers?
step heart Cut two hearts as big as a walnut from {heart=tissue-paper? {the heart}, three layers at once | {the heart}, in a color that neither hand has}.
step stick Half an hour later the small hands are dry as well. {stick=tape? Put a loop of tape on each heart; | {stick=glue-stick? Rub the glue stick over each heart; | Put glue on each heart;}} {@2-3? your child sets it into the small palm and presses with one finger. | set it into the small palm and press.}
step kiss {@2-3? Each of you kisses both hearts, really. Then draw kisses around them together. | {@4-5? Each of you kisses both hearts, really. Write your names below. | Kiss both hearts if you like. Write on one what you say when you leave, and on the other what you say when you are back.}}
step edge {edge=sticker,washi-tape? Press {the edge} on | {fix stick} {the edge} on} around the prints on the sheet that stays at home.
step face Cut the two faces out of {the face}, small, and {fix stick} one beside each heart: whose hand is it?
step half Cut around one pair of hands, with a finger's width of edge, so that it fits into a bag: that one goes along. The other one stays, whole, on the wall.
step carry {@2-3? Put it into the bag together. In the evening the two pairs meet, palm on palm. | {pocket? Carry it in {the pocket}. | Carry it in a pocket of the bag.} When you need it, lay your palm on the heart and count to five.}
further @2-3 Print the whole family on one long paper.
further Do it again on the first day of every year, and lay the hands on each other.
safety Washable paint only, and not on a scratch: a grown-up brushes it on and stays until hands are clean.
skills printing, feeling with the palm, saying goodbye
waiting Half an hour for the big prints, and half an hour for the small ones.
alt A small handprint inside a big one, with a heart in the palm

* box-layer-cake
name cake
title Layer Cake Without an Oven | Birthday Cake With Candles to Blow | Two-Layer Cake for Pretend Parties
about Two layers, frosting, candles that can be pulled out and stuck in again: this cake lasts for every birthday of every bear. | No oven, no crumbs, and each candle can be blown out as often as anybody likes.
step paint {tiers=cookie-tin? Wrap or | } {@2-3? Your child paints {the tiers} {color a}, all around. | Paint {the tiers} {color a}, sides first.} They dry for half an hour.
step stack Set the smaller one on the larger one, {tiers=paper-plate,paper-bowl? both upside down, | } and {fix stick} them together. {@6-8? Check from the side: straight up? | }
step holes Cut {@2-3? three slits | four holes} into the top, {@2-3? just wide enough for the candles to stand in. | just wide enough that a candle stands by itself.}
step ribbon {ribbon=washi-tape? Run {the ribbon} around each layer, | {fix stick} {the ribbon} around each layer,} close to the bottom.
step frosting {@2-3? Put {stick=glue? glue | loops of tape} along the edges; your child pats on {the frosting}, fluff by fluff. | {frosting=cotton-ball,pillow-stuffing? Pull {the frosting} apart | Crumple {the frosting} into soft folds} and {fix stick} it along the edges, so that it drips over a little.}
step berries {berries=sticker? Press {the berries} on | {fix stick} {the berries} on} as strawberries, {@2-3? as many as there is room for. | the same distance apart, all the way around.}
step flames {candles=construction-paper,cardstock? Roll {the candles} tight as candles. | } Tear {the flame} into drops as long as a thumb and tape one to the top of each candle, as its light{candles=pencil? , on the blunt end | }.
step plant {@2-3? Your child plants the candles in the slits. How many? One for each year. | Plant the candles: as many as there are years, or as there are holes.}
step serve Set the cake on {the stand} and carry it to the table with both hands.
step party {@2-3? Sing, and blow! Pull the candles out, hand them around, and begin again. | {@4-5? Sing, blow, and serve it on small plates of paper. Whose birthday is it among the bears? | Take orders: which flavor, how many candles, what is written on it? Deliver it on time.}}
further @2-3 Draw a plate for every guest.
further Build a third layer, and a box to carry the cake in.
safety The candles are {candles=paper-straw,pencil? plain sticks with paper flames | sticks with paper flames}, and no real one ever comes near this cake.
skills painting, layering, counting years
waiting Half an hour for the paint to dry.
alt A two-layer pretend cake with frosting, berries and three candles
left candle: the flames here are paper

* burner-stove
name stove
title Stove With Knobs That Turn | Box Stove for a Small Cook | My Own Kitchen Stove
about Two burners, three knobs and an oven door that opens: what is cooked here is never too hot and never too salty. | A box on the floor is the right height for a cook of this size.
step paint {@2-3? Set {the box} open side down. Your child paints it {color a}, with a brush as big as you have. | Set {the box} open side down and paint it {color a}, all sides that show.} Half an hour to dry.
step door Cut a big door into the front: two sides and the top. Fold it down, and put {tape} along the edges of the cut, so that no edge scratches.
step window Tape {the window} onto the door as its pane.
step burners {@2-3? Draw a big spiral on each of {the burners}; your child colors it red. | Draw rings on {the burners}, red for hot.}
step place Tape {the burners} on top, side by side{burners=paper-plate? , ribbed rim down | }.
step knobs {knobs=cardstock? Fold three circles of {the knobs} and tape them | Tape {the knobs}} in a row above the door{@2-3? ; your child draws a line on each, to see how high it is set. | , and draw numbers around them: off, 1, 2, 3.}
step handle Tape {the handle} onto the top edge of the door, bent a little so that fingers fit behind.
step food {food=play-dough? Shape dumplings and noodles of {the food}. | {food=construction-paper,tissue-paper? Tear {the food} into noodles, green leaves and pancakes. | Sort {the food}: what is soup, what are greens, what is a pancake?}}
step cook {pan? {the pan} goes on the front burner. | } {@2-3? Click, the knob turns. Stir, blow on it, hand it around. | {@4-5? What is on the menu? Stir, taste with the air, and call everybody to the table. | Write a menu with three dishes. The first guest is waiting: can you manage two pans at once?}} {tool? Stir with {the tool}. | }
further @2-3 Wash the dishes afterward, in a bowl of nothing.
further Build a sink beside it, with a tube as the faucet.
safety @2-3 Say it every time: this stove is for playing, the real one is for grown-ups.
safety The door is cut by {@4-5? a grown-up | two}, and the play stove stands far from the real one.
skills painting, turning and sorting, cooking up a story
waiting Half an hour for the paint to dry.
alt A box stove with two burners, knobs and an oven door

* toy-clinic
name clinic
means bandage
title Clinic for Stuffed Patients | {patient=doll? Doll Clinic in a Box | Animal Clinic in a Box} | The Doctor Is In
about First somebody soft goes to the doctor, then it is easier to go there oneself. The clinic has a bed{lamp? , a lamp} and as many bandages as anybody needs. | A bed, a sign and a patient: the doctor comes in at once. Whoever bandages others is brave already.
step room Lay {the box} on its long side: a room. {@2-3? Your child makes the bed with {the bed}. | Make a bed in it with {the bed}, soft enough for somebody with a sore paw.}
step cross With {the pen}, draw two bars as long as a finger and a square to lay them on, on {the cross}. Color the bars, so that they stand out from the square, and cut everything out.
step stick {stick=tape? Tape | Glue} {@2-3? one bar, and your child puts the other one across: | the bars crosswise on the square, and the square on the wall:} this is where help is.
step lamp {fix stick} {the lamp} inside the box, above the bed, as the doctor's lamp.
step patient {patient=sock? Knot or stuff {the patient} into somebody with a head and | Choose {the patient} who is not well and} lay it down. {@2-3? Where does it hurt? | Ask what happened, and listen before you do anything.}
step bandage {bandage=adhesive-bandage,masking-tape? {@2-3? Your child sticks | Stick} {bandage=masking-tape? short strips of {the bandage} | {the bandage}} on, | Wind {the bandage} around, in strips, and tuck in the end,} {@2-3? wherever it hurts, and blows on it. | not too tight: a finger must still fit under.}
step xray Lay {the xray} over a paw or your own hand and scratch the bones that you feel into it with a fingernail. Hold it to the window: is anything broken?
step scope Knot {the scope} into a loop with one long tail: hold the loop in one hand and the end of the tail to the chest. Do you hear it beat?
step chart {@2-3? With {the pen}, draw a face on one {one chart}: sad before, glad after. | {@4-5? Draw the patient on one {one chart} and mark where it hurts. | Keep a record on one {one chart}: name, what hurts, what was done, when to come again.}}
step round {@2-3? Is it better? Give it a sip, tuck it in, whisper good night. | {@4-5? Do your rounds: a spoon of nothing at all, and a story for the patient. | Do your rounds. Who may go home today, and who calls for them?}} {tools? {the tools} are the instruments. | }
further @2-3 Let your child bandage you as well.
further Open a waiting room, with numbers, and a picture book on the table.
safety {bandage=toilet-paper,crepe-paper,fabric-scrap,paper-towel? Bandages are for toys, and never go around a neck, also not in play. | The doctor here treats toys; whoever is really ill goes to a grown-up.}
skills wrapping, listening, looking after somebody
alt A box clinic with a red cross, a lamp and a bandaged toy in bed
left button: gets lost in the bed

* folded-plate-fox
name fox
title Fox From One Plate | A Fox That Folds Its Own Face | Little Fox With a Big Tail
about One plate is the whole fox: a half is the body, a quarter folds into the head, and the rim that is left is the tail. | {nose? Cut, fold, fold, and somebody with a pointed nose looks at you. | }
step paint {@2-3? Your child paints the back of {the plate} {color a}, all the way to the rim. | Paint the back of {the plate} {color a}.} It dries for half an hour.
step cut Cut {the plate} in half: one half is the body. Cut the other half into two quarters: one is for the head. From the last quarter cut the rim as wide as three fingers: the tail.
step head Lay the quarter with its point down, white side up. Fold {@2-3? the two upper corners | both upper corners} forward to make the ears, and fold the tips over a little: two white cheeks, one pointed nose.
step glue {fix stick} the head onto the rounded edge of the body and the tail behind it{@2-3? while a grown-up holds them, | ,} curved up. {@6-8? Bend the body a little: so it stands. | }
step tip Pull or cut {the tip} small, and {fix stick} the fluff to the end of the tail. Every red fox has a light tip.
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on}, close to the folds.
step nose {nose=sticker? Press {the nose} onto the point. | {fix stick} {the nose} onto the point.}
step face {@2-3? Draw two eyes together; your child adds whiskers on both sides. | Draw {!eyes? eyes, }whiskers and dark insides of the ears.}
step leaves Lay {the leaves} around it, for somebody who likes to hide.
step hide {@2-3? Hide the fox behind the sofa: can you see the tail? | {@4-5? One hides the fox, the others look. Warm, warmer, hot! | Make up why the fox has come to the house, and whether it may stay until spring.}}
further @2-3 Ask what the fox says. Nobody knows; try anyway.
further Make an arctic fox from the second plate, with no paint at all.
safety {@2-3? A grown-up cuts the plate into its pieces beforehand. | The plate is stiff: cut it in short snips, and turn it as you go.}
skills painting, folding, putting a body together
waiting Half an hour for the paint to dry.
alt An orange fox folded of a paper plate, with a pointed face and a big tail

* cotton-ear-koala
name koala
means eucalyptus
title Koala With Fluffy Ears | Soft-Eared Koala | A Koala to Hug a Branch
about Koalas sleep up to twenty hours a day, and their ears look as if they had just woken up. | {nose? The nose is big, the ears are bigger, and the arms are made for holding on. | }
step paint {@2-3? Your child paints {the tube} {color a}{tube=paper-bag? , laid flat | , with a hand inside to turn it}. | Paint {the tube} {color a}, all around.} It dries for half an hour.
step cut Cut {ears=paper-plate? two rounds as wide as a fist from the rims of {the ears} | {ears=cupcake-liner? nothing yet for the ears: flatten {the ears}. Cut | two rounds as wide as a fist from {the ears}}}{ears=cupcake-liner? two arms as long as a hand from {the arms}. | , and two arms and two feet as long as a finger from {the arms}.}
step fluff Pull {the fluff} a little apart. {@2-3? Put {stick=glue? glue | loops of tape} on the ears; your child presses the fluff on. | {fix stick} a tuft into the middle of each ear.}
step join {fix stick} the ears behind the top, one left, one right, and the arms and feet to the sides, reaching forward.
step belly A flat, wide tuft of {the fluff} goes on the belly{@2-3? : your child pats it on. | , because koalas are light below.}
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on}, far apart.
step nose {nose=sticker? Press {the nose} on, right in the middle. | {fix stick} {the nose} on, right in the middle.}
step face Draw {!eyes? two small eyes, }{!nose? a nose as long as a thumb, }and a small mouth{@2-3? together | }.
step leaves {leaves=tissue-paper,crepe-paper? Tear {the leaves} into long leaves and {fix stick} them | {fix stick} {the leaves}} into the hands: eucalyptus, what else.
step climb {@2-3? Let it climb up your arm and fall asleep on your shoulder. | {@4-5? Let it climb the curtain, the chair leg, an arm. Where does it sleep? | Find out what else lives in its tree, and make room for it.}} {trunk? Bend the arms around {the trunk}. | }
further @2-3 Make a small one, to ride on the back of the big one.
further Count how often you yawn while you make it.
safety @2-3 Cut by a grown-up, and fluffed in tufts too large for a mouth.
safety {leaves=eucalyptus,leaf? Wash hands after handling leaves from outside. | Cut the small rounds with the paper turning, not the hand.}
skills painting, pulling and patting, bending arms
waiting Half an hour for the paint to dry.
alt A gray koala with fluffy ears, a big dark nose and arms that hold on

* sky-box-rocket
name rocket
title Rocket in the Night Sky | {one box} Rocket in the Dark | {stars? Lift-Off Through the Stars | }
about {moon? The back of the box becomes the night, the front becomes the rocket, and a handle lets it fly past the moon. | } | Foil, dark paint and a countdown: the rocket rises through its own sky.
step open Cut {box=cardboard? {the box} in two | {the box} open and the two large sides off}. From one, cut a rocket as long as two hands, with two fins{@6-8? ; the other is the sky. Near its middle cut a slit upward, as long as a hand. | ; the other one is the sky. {@4-5? Cut a slit as long as a hand up its middle. | }}
step sky {@2-3? Your child paints the sky {color a}, every corner. | Paint the sky {color a}, blackest at the top.}
step spatter Dip a fingertip into the second color, white or yellow, and dab stars all over the dark. It dries for half an hour.
step wrap {@2-3? Lay the rocket on {the shine}. Your child folds the edges over and strokes the front with a sleeve. | Wrap the rocket in {the shine}: fold it over to the back, and stroke the front smooth with a sleeve.}
step window {window=sticker? Press {the window} on as the porthole. | Tape {the window} on as the porthole, with a loop of tape behind it.}
step fire {fire=cupcake-liner? Tape {the fire} flat | Tape {the fire}} behind the bottom of the rocket as fire.
step moon Tape {the moon} up in a corner of the sky, where the rocket wants to go.
step stars {stars=chalk? Draw more stars with {the stars}. | {stars=washi-tape? Tear {the stars} small and press them on as stars. | {stars=glitter-glue? Set dots of {the stars} between the painted ones. | {stars=sequin,confetti? Press {the stars} into drops of paint as stars. | Press {the stars} on between the painted ones.}}}}
step lever {@2-3? Tape {the lever} behind the rocket, so that it sticks out below as a handle. | Push {the lever} through the slit from behind and tape it to the back of the rocket, so that it flies as you push from behind.}
step launch {@2-3? Five, four, three, two, one! Your child flies the rocket up to the moon and down again. | {@4-5? Count back from ten, and go. What do you see out of the window? | Count back from ten. Tell the flight in one breath, from the ground to the moon.}}
further @2-3 Land on the sofa, and take a moon rock home.
further Paint the back of the sky as the sky of another planet.
safety {@2-3? Cutting and the edges of the foil are a grown-up's business. | {@4-5? The box and the slit are cut by a grown-up. | Cut the slit from a fold, and not by stabbing into the board.}}
skills painting, wrapping smoothly, counting down
waiting Half an hour for the paint to dry.
alt A foil rocket with red fins of fire in a navy sky with a moon and stars

* grumble-bag
name grumble bag
title Grumble Bag to Squash | A Monster Made of Anger | The Bag That Takes the Grumbles
about Being angry is allowed; hitting somebody is not. This monster is made by scribbling and tearing, and when it is done it can be squeezed, punched and sat on. | Tear the paper as hard as you are cross. By the time the bag is full there is often less of it.
step scribble {@2-3? Your child scribbles on {the bag} as hard as it likes, with {the pen}: what does mad look like? | Scribble on {the bag}: which color is your anger, and does it have corners?}
step tear Tear {the paper} into pieces{@2-3? , together and loudly. Rrrip! | , slowly or fast, with a sound for each. Crumple every piece.}
step fill {bag=packing-paper? Wrap {the bag} around the heap like a dumpling. | {@2-3? Your child stuffs all of it into the bag. | Stuff all of it into the bag, until it is as fat as a pillow.}}
step close Fold the end over twice and tape it down, with two long strips. It must hold a good thump.
step mouth Cut a big mouth with teeth, and two slanted eyebrows, from {the face}.
step stick {stick=glue? Glue | Tape} {@2-3? them on together: where is the mouth? | them on. Low eyebrows look angry; tilt them and it changes.}
step hair {fix stick} {the hair} on top, standing in all directions.
step eyes {eyes=cotton-pad? Draw a dot on each of {the eyes} and {fix stick} them on. | {fix stick} {the eyes} on, close under the brows.}
step arms Tape {the arms} to the sides, raised.
step use {@2-3? Now squeeze it! Stamp, growl, and then breathe out long, like a balloon that sinks. Is it smaller? | {@4-5? When you are cross, it may be squeezed, thumped and thrown onto the bed. After that, breathe out five times and tell somebody what it was about. | Keep it where you can get at it. Thump it, breathe out slowly five times, then write down in one sentence what it was about. Feed the sentence to the bag.}}
further @2-3 Paint a glad face on the other side, and turn it around when it is over.
further Find a place where everybody in the family may go to be angry.
safety The bag is for thumping on a bed or a rug, away from table edges and from other people.
skills tearing, stuffing, finding words for feelings
alt A stuffed bag monster with slanted brows and a mouth full of teeth
left balloon: bursts, and nobody needs that just then

* ring-feeder
name bird feeder
title Heart of Rings for the Birds | Bird Feeder Without Nuts | Breakfast Rings for Birds
about Plain cereal rings, threaded and bent into a heart: the birds get something to eat, nobody touches a nut, and nothing is left over but the string. | It takes patience to make and about a day to be eaten, if the sparrows find it.
step sort Pour {the rings} onto {the saucer} and pick out those that are whole, with a hole in the middle. Plain and unsugared ones are good for birds.
step thread {wire=pipe-cleaner? Bend up one end of each of {the wire}, so that nothing slips off, and thread | Knot one ring to the end of {the wire}, and thread} on ring after ring, until a finger's width is left. {@6-8? How many fit? Guess after the first ten. | }
step heart {wire=pipe-cleaner? Twist both filled pieces together at the tips, and bend each into half a heart. | Knot both ends together, so that it hangs as a loop.} Tuck every sharp end inside.
step perch Tie {the perch} across with a short piece of {the hanger}, cut off close: small birds like to sit while they eat.
step hanger Cut {the hanger} in half if it is long, tie it to the top with a double knot, and make a loop.
step bow Tie {the bow} around the string, above the food, to turn in the wind.
step watch A grown-up hangs it where cats cannot jump, away from windows. {@4-5? Sit still and wait: who comes first? | {@6-8? Keep a list for a week: who came, and when? | Note kind and hour for a week, and move it once: what do the birds prefer?}}
further @4-5 Draw the first bird that comes.
further Take it down when it is empty or wet, and save what can be used again.
safety Food for the birds is not for tasting once it was handled; wash hands before and after, and take it in when it gets moldy.
skills threading, being patient, watching birds
alt A heart of cereal rings on a string, with a small perch across it
left candy: makes birds ill

* plate-and-cup-tower
name tower
title {floors=paper-plate? Tower of Cups and Plates | Tower of Cups} | Nine Cups, Three Floors | A Tower to Build and Knock Down
about Cups are walls, {floors=paper-plate? plates | flat pieces} are floors, and the crash is free of charge. It can be higher than the one who builds it.
step draw {@2-3? Your child draws doors and people along the edges of {the floors}, or scribbles all over them. | Draw along the edges of {the floors} who lives there: doors, pots of flowers, a cat.}
step windows Press {the windows} onto the cups as windows{@2-3? , one and then another | , in rows or all over}.
step base {@2-3? Set four of {the cups} on the floor, upside down. Your child pushes them close together. | Set four of {the cups} upside down, a hand apart. Are they all the same height?}
step floor Lay a floor on top, {@2-3? with both hands. Does it wobble? | and press softly in the middle: what gives way?}
step second Set three of {the cups} on it, upside down as well, and lay another floor on them. {@2-3? One of you holds, the other sets. | The cups stand best right above those below.}
step top Two of {the cups} with a floor on top, and whatever else you dare. {@6-8? Where does it break first? Build that part twice. | }
step flag Tape {the flag} to {the mast} and put it on the very top.
step people {the people} move in: who lives at the top?
step crash {@2-3? One, two, three, crash{ball? : roll {the ball} at it | }! And now once more. | {@4-5? How high is it: up to the knee, the belly, the chin? Then {ball? roll {the ball} at it | blow as hard as you can}. | Build it as high as you are, with as few cups as possible. Then {ball? roll {the ball} at it from three steps away | pull out one cup and see what happens}.}}
further @2-3 Hide something under a cup and let your child look for it.
further Build a bridge from one tower to the next.
safety @2-3 Build on the floor, and stay beside it: cups get chewed on by those who tire of building.
safety Build on the floor, not on a chair: what is too high to reach is high enough.
skills stacking, balancing, starting again
alt A tower of nine cups and plates with a flag on top

* no-sew-fruit-salad
name fruit salad
title Fruit Salad Without a Stitch | Soft Fruit to Serve | Stuffed Fruit for the Play Kitchen
about Banana, apple, orange, pear: soft to hold, easy to stir, and nobody has to finish it. {felt=felt? The edges are glued, not sewn. | The edges are glued, and that is all.}
step cut Cut two alike of every fruit from {the felt}, as large as a hand: an apple, a banana, an orange, a pear. {!@2-3? Cut both layers at once. | }
step glue Run glue along the edge of one half of each, and leave a gap of two fingers. Press the other half on{@2-3? together | }. Ten minutes to set.
step stuff {@2-3? Your child pushes {the stuff} in through the gap, until the fruit is plump. | Push {the stuff} in through the gap with a finger, into the corners first.}
step close Glue the gap shut and hold it while you count to twenty{@2-3? , with one hand on top of the other | }.
step leaves Glue {the leaves} to the top of the fruit.
step seeds {seeds=sticker,felt-sticker? Press {the seeds} on as seeds. | Glue {the seeds} on as seeds.}
step faces {@2-3? Draw a face on each fruit together: who is sweet, who is sour? | Draw a face on each: who is sweet, who is sour, who is still asleep?}
step dish Lay everything into {the dish}, the largest at the bottom, and set it where the guests can see it.
step eat {@2-3? In with them! Stir, and serve everybody one. What color is yours? | {@4-5? Make it to order: two red ones and a yellow one, please. | Run a juice bar: write a menu, take orders by color, and mind the prices.}} {spoon? Stir with {the spoon}. | }
further @2-3 Sort the fruit by color into two bowls.
further Add a slice with pips, a bunch of grapes, a fruit that nobody has seen.
safety @2-3 Cut by a grown-up and glued shut well: what opens is put away, for the stuffing is not for mouths.
safety {@4-5? Two layers are tough to cut: do it with four hands. | Cut both layers pinned by your other hand far from the blades.}
skills cutting alike, stuffing, sorting
waiting About ten minutes for the glue, twice.
alt A bowl with a soft banana, apple, orange and pear with faces
`;
