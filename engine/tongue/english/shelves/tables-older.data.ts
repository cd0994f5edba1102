export const words = `
* wind-pump
name wind pump
title Wind Pump That Lifts a Bucket | Windmill With a Working Bucket | Windmill on the Prairie
about On old farms the wind drew the water. Blow against eight twisted blades and it does so again: the axle winds up the string, and the bucket rises from the well. | All eight blades lean the same way. That is the whole secret, and it is enough to hoist a bucket {load? of {many load} }without touching it.
step coat {coat=washi-tape? Run two bands of {the coat} around | {coat=wrapping-paper,felt? Cut two strips of {the coat} and tape them around | Paint two broad bands around}} {the tower}{coat=paint,acrylic-paint? and let them dry for half an hour. Cut the wheel meanwhile. | , like the boards of a real mill tower.}
step holes {tower=paper-cup,yogurt-pot? Turn {the tower} upside down. | Stand {the tower} upright{tower=shoebox,cardboard-box,tissue-box? on its short side}.} Poke a hole a thumb's width below the top, and one exactly opposite at the back. Turn {the pen} in them until {the axle} spins without rubbing.
step base {fix tape} {the tower} onto {the base}, as wide as two open hands, with long strips on all sides. Otherwise the wind carries off the mill instead of the bucket. Draw a door.
step circle Trace a small {bowl} on {the wheel}, about {in 4 1/2} across, and cut out the circle. Draw two lines through its middle, like a cross, then two more between them: eight slices.
step blades Cut along every line from the rim, and stop a thumb before the middle. Take hold of each blade by its right edge and bend that edge toward you, all eight alike.
step axle {axle=paper-straw,plastic-straw? Poke the middle of the wheel, push the straw a finger's width through and snip its end into four tabs. Fold them flat and tape them down. | Push {the axle} through the middle of the wheel and wind {tape} tightly around it, in front and behind.} Wheel and axle must turn as one. Slide the axle through the tower, so that it sticks out at the back.
step bucket {bucket=coffee-filter,aluminum-foil? Shape {the bucket} into a small pail. | {bucket=egg-carton? Cut one cup from {the bucket} for the pail. | {bucket=paper-cup? {tower=paper-cup? A second paper cup is the pail. | {the bucket} is the pail.} | {the bucket} is the pail.}}} Tape both ends of a piece of {line}, {in 6} long, to its sides as a handle. Tie the rest to the handle, and tape the other end to the axle behind the tower.
step sheep Press {the sheep} onto {the base} with {glue}. A dot from {the pen} at one end of each is the face: sheep that wait for the bucket.
step blow {load? Put one of {the load} into the bucket. | Start with the bucket empty.} Set the mill at the edge of the table with the bucket hanging over it, stand in front, and blow evenly. {@6-8? How high does it come in one breath? | {load? Add one more each time. How many can one breath lift? | Then bend the blades flatter. Does it lift faster, or not at all?}}
further {@6-8? Hold it out of the window on a windy day, and count how many turns it makes while you say your own name. | Build a second wheel with only four blades, and measure which one lifts the same bucket sooner.}
safety {axle=wooden-skewer? Snip the point off the skewer before it goes through the wheel, and keep faces behind the wheel when a fan does the blowing. | Poke from the outside inward, with nobody's hand inside. If a fan does the blowing, a grown-up holds the fan.}
skills twisting blades, building an axle, testing and changing
alt A farm windmill with eight blades on a tower, its axle lifting a small bucket on a string
left rubber-band: would brake the axle

* wing-pusher
name flapping {v}
title {V} That Flaps Its Wings | Push-Rod {V} | {V} in Flight
about {v.about} | One push from below, and both wings beat. The wings are held by two strips while the body goes up and down between them: {the v} cannot help but fly.
step coat Paint {the stand} in the color of {v.place}, and give it half an hour to dry. The figure is cut meanwhile.
step figure Draw on {the card} {v.body}, as tall as your hand, and {v.wings}, each as long as your hand. Cut out the body, and both wings at once from a folded piece, so that they weigh the same.
step look Color {v.look}{!eyes? , and two wide eyes}. Work on the table, before anything hangs together.
step cover {cover=feather? {fix glue} {many cover} onto the wings | {cover=sequin,sticker? Dot {many cover} along the wings | Cut {the cover} into small pieces and {fix glue} them onto the wings}} from the tips inward, each row half over the last. Keep it light: heavy wings beat late.
step eyes {fix glue} {the eyes} onto the head{glue=tape? with small rolls, sticky side out | , and press while you count to twenty}.
step extra Tape {the extra} to the back of the body, where {v.extra}.
step rod Poke a hole in the {stand=paper-cup,yogurt-pot,plastic-cup? bottom of {the stand}, which becomes the top | top of {the stand}{stand=coffee-sleeve? , closed with a circle of card | }}, just wide enough for {the rod}. Push it through from below and {fix tape} the body to its upper end.
step hinge {fix tape} each wing to the side of the body along its inner edge, with one strip in front and one behind. The wing has to swing up and down there like a door.
step struts Cut two strips from the rest of {the card}, a finger wide and {in 4} long. Fold both ends over by a thumb's width. {fix tape} the lower ends to the left and right of {the stand}, and the upper ones under the wings, a third of the way out.
step fly Hold {the stand} in one hand and push {the rod} gently up and down with the other. If the tips hardly move, set the strips nearer to the body. {@6-8? How fast do tiny wings beat, and how fast big ones? | Strip nearer to the body: wide beat. Strip farther out: short and strong. Which suits {the v}?}
further {@6-8? Let it fly in front of a lamp: on the wall behind it flaps one as big as you. | Drive it with a crank: a disk of card under the rod, with its axle off the middle.}
safety {rod=wooden-skewer? A grown-up snips the point off the skewer, since faces lean over a toy that jumps up. | Push from below with the head to one side: the rod comes up faster than one thinks.}
skills building hinges, levers, cutting alike
alt A paper {v} with wings spread, on a rod above a small stand, with a strip under each wing
left stone: too heavy for anything that has to beat its wings
say owl: name=owl; about=Owls fly without a sound. This one rustles a little, but its wings beat wide and slow, as an owl's should.; place=a tree trunk; body=a plump owl body with two ear tufts; wings=two broad, round wings; look=rows of brown feather tips on the wings, a pale belly and a small beak; extra=the feet hang down
say bee: name=bee; about=A bee beats its wings more than two hundred times a second. How many can your hand do?; place=a flower; body=a long oval with a round head; wings=two pairs of rounded wings, the upper larger than the lower; look=broad black stripes on the body and thin veins on the wings; extra=the legs hang down
say pterosaur: name=pterosaur; about=It was no bird and no bat: its wing was skin, stretched from one very long finger. Push the rod and it takes off from its rock.; place=a cliff; body=a slim body with a long beak and a crest; wings=two long pointed wings, notched along the lower edge; look=the long finger bone along the upper edge of each wing, and an orange crest; extra=the legs trail behind
say dragon: name=dragon; about=It has sat on that tower for two hundred years. Push from below, and it spreads its wings and lifts off.; place=a castle tower; body=a dragon with two horns and a scaly chest; wings=two bat wings with three points each; look=bones that run to each point of the wings, scales on the chest and two nostrils; extra=the tail hangs down
say rooster: name=rooster; about=Before a rooster crows it beats its wings to wake up first himself and then the farm. The crowing is up to you.; place=a fence post; body=a rooster with a big comb and a beak; wings=two short wings with four feather tips each; look=feather tips along the wings, a red comb and a red chin; extra=the tail feathers hang down
say parrot: name=parrot; about=Closed it is a red bird. When the wings open, there is blue and yellow enough for the whole rain forest.; place=a branch; body=a parrot with a round head and a strong beak; wings=two long wings with rounded ends; look=the wings in three bands, and white patches around the eyes; extra=the tail feathers hang down

* four-page-tree
name four-season tree
title A Tree With Four Seasons | The Tree That Turns Through the Year | Four Trees, Back to Back
about Four flat trees, folded like pages and glued back to back, become one that stands by itself. Turn it a quarter, and it is another season. | Each season has its own corner and its own stuff: {many spring} for blossoms, {many winter} for snow. In between, the year only has to be turned.
step draw Draw a tree on {the tree}, {in 7} high, with a wide crown and a straight trunk that is flat at the bottom. Cut it out, trace it three times and cut those out too: only equal trees fit together.
step fold Fold every tree down the middle, from the top of the crown to the foot, and open it again like a book. Check that all four stand level.
step bark Color trunk and branches on the inside of each tree. {@9-12? Branches grow thinner toward their tips. | The same branches in every season, line for line: it is one and the same tree, and that is what makes people look twice.}
step spring First page, spring: {spring=paint? dab blossoms of paint along the branches with a fingertip. | {spring=tissue-paper,crepe-paper,felt,craft-foam,ribbon,cupcake-liner? cut or crumple {the spring} into blossoms as big as a fingernail and glue them along the branches. | glue {many spring} along the branches, a few at a time, as blossoms.}} Leave gaps: not every bud is open.
step summer Second page, summer: {summer=yarn,moss? glue {the summer} all over the crown in curls, | {summer=button,pom-pom,dried-lentil? glue {many summer} all over the crown, greenest first, | cut {the summer} into leaves and glue them all over the crown, each half under the next,}} until no branch shows.
step fall Third page, fall: {fall=leaf,bark,seed,feather,dried-lentil,button? glue {many fall} | cut small leaves from {the fall} and glue them} onto the branches, fewer toward one side, and two more on the trunk. Those are the ones that the wind has already taken.
step winter Fourth page, winter: {winter=salt,rice? draw along the upper side of every branch with glue, sprinkle {the winter} over it and tip off the rest. | pull or cut {the winter} into small pieces and glue them along the upper side of every branch.} Snow never sticks below.
step join When nothing moves any more, in an hour, glue the back of spring's right half to the back of summer's left half, and so on around to winter. {core? Glue {the core} into the middle as a spine before the last pair closes. | Press each pair flat under a book while you count to fifty.}
step top Glue {the top} into the point where the four tops meet.
step turn Stand it up, let the glue dry for another hour, and turn it to the season outside your window.
further {@9-12? Put yourself on all four pages: in rain boots, in a swimsuit, in a heap of leaves, in a hat. | Write on each back edge what happens in your family at that time, before the pages close over it.}
safety {top=bead,acorn,googly-eye? Small things for the top lie in a dish until they are glued, out of reach of little hands. | Fold by hand on the table, and cut with the paper turning instead of the scissors: four trees are a lot of edges.}
skills cutting alike, telling the seasons apart, gluing flat things into a standing one
waiting One hour before the pages are joined, and one after.
alt A standing paper tree with four corners: blossoms, green leaves, fall leaves and snow
left glitter: would blow from winter into every other season

* turning-water-cycle
name moving water cycle
title Water Cycle That Turns | The Drop That Never Stops | Pull the String, Make It Rain
about Pull the string, and drops rise from the sea, vanish behind the cloud, fall on the mountains and run back to the sea. The string has no end, and neither has the water. | In a schoolbook it is four arrows. Here eight drops really go around, and whoever pulls sees why rain does not run out.
step land {board=shoebox,cardboard-box,pizza-box? Stand {the board} on its side: its inner back wall is the picture. | Lay {the board} flat: it is the picture.} Draw a line from side to side a third of the way up. On the right, draw mountains, and a blue line that winds down from them to the left, where the sea will be.
step sky Paint the sky above the mountains, thin and pale, and let it dry for half an hour.
step sea Cut {the sea} as wide as half the picture with a wavy upper edge. {fix glue} it on at the bottom left, where the blue line ends.
step ground {fix glue} {the land} onto the mountains, {land=sand? a thin strip below the peaks | rough side out}, and leave the blue line free.
step pegs Poke a hole with the tip of a {one pens} near each corner of the picture, {in 2} from the edges. {pegs=paper-straw,plastic-straw? Cut four pieces of straw, {in 1 1/2} long, push them through and tape them at the back. | {pegs=paper-fastener? Push a fastener into each, its head a finger's width above the picture, and tape the legs at the back. | {pegs=cardboard,craft-stick? Push a rolled or broken-off strip of {one pegs} through each, a thumb long, and tape it at the back. | Tape one of {the pegs} upright over each hole instead, with strips crosswise.}}}
step loop Lay {the loop} once around all four pegs, tight enough not to fall off and loose enough to slide, and knot the ends. Trim the tails. Pull: it must run all the way around.
step drops {drops=sticker? Fold a sticker around the string | Cut eight drops as long as a thumb, from {the drops} and tape them to the string by their tips}, on the left, on the right and below, as evenly as you can. Only the tip is fixed: so they slip past the pegs.
step cloud {cloud=cotton-ball,cotton-pad? Pull {the cloud} apart | Crumple {the cloud} into puffs} and {fix glue} them on the picture at the top, above and below the string but not onto it. The drops pass behind the cloud and come out as rain.
step sun {fix glue} {the sun} to the sky on the left: without it nothing would rise.
step turn Pull the string down on the right side and follow one drop. {@6-8? Say it as it goes: up, cloud, rain, river, sea. | Write the four words at their places: evaporation, condensation, precipitation, collection. Then pull, and explain it to somebody who has ten seconds.}
further {@6-8? Mark one drop with a face and tell where it has been today. | Add a side road: a second loop that leads from the river through a kitchen faucet and back.}
safety The four holes are poked from the front with the other hand beside the box, never behind it.
skills telling a cycle, building a pulley, gluing around a moving part
waiting {sky? Half an hour for the sky. | }
alt A picture of sea, mountains and cloud, with a loop of string that carries drops around it
left glitter: would stop the string from sliding

* water-jar-tune
name jar xylophone
title Jar Xylophone in Five Colors | Five Jars, No Wrong Note | A Tune You Can Pour
about Five {many jars}, five heights of water, five notes. They are the five of the old pentatonic scale, so whatever you play on them, it sounds right. | Water makes the note: the more of it, the deeper. {mark? A band marks each level, so that the tuning survives the night. | Pour a sip out, and the note climbs.}
step set Stand {the jars} side by side on the folded {towel}, a finger apart. The towel keeps them from sliding and lets them ring.
step pour Fill them like a staircase: two fingers of water on the left, then each a little fuller than the one before, the last nearly up to its shoulder.
step tune Tap each with {beater=pencil? a pencil | a {one beater}} just below the rim. Too high? Add a sip. Too deep? Pour some out. {@6-8? Stop when every step of the staircase sounds different. | Sing do, re, mi, sol, la from right to left and tune each jar to your voice, or to a tuner on a phone.}
step mark {mark=washi-tape? Stick a strip | {mark=rubber-band,hair-tie? Stretch one | Tie a piece}} of {the mark} around each jar, exactly at the water line. Tomorrow you only fill up to it.
step tint Stir a little {tint} into each jar, from red on the left to blue on the right, and mix what you do not have. Color does not change a note: tap and check.
step tip Wrap the end of each {one beater} in {the tip} and tape it. Soft ends sing, bare ends ring: keep whichever you like better.
step tags {tags=sticker,sticky-note? Press one of {the tags} | Cut five small circles from {the tags} and tape one} onto each jar in a color of its own, above the water.
step song Draw a song on {the song}: dots in those five colors, from left to right, near together for fast, apart for slow. {@6-8? Start with eight dots. | Four lines of eight dots make a verse. Let two of the lines be the same, and it turns into a tune.}
step play Put the song up behind the jars and play it dot by dot. {@6-8? Then somebody else plays it, who has never heard it. | Then hand both over: can a friend who reads no notes play it at first sight?}
further {@6-8? Blow across the top of the fullest and the emptiest one. Now which is the deep one? | Add three more jars for a whole scale, and find out why the pentatonic leaves out just those notes.}
safety {jars=ceramic-mug? Tap, never hit: mugs chip. | Tap, never hit: a grown-up checks the glass for chips first, and clears up if one breaks.} Wipe up spills at once.
skills listening, comparing heights, reading and writing dots as music
alt Five jars with rising levels of water in five colors, two beaters and a song of colored dots
left glitter: would settle on the bottom and dull the sound

* castle-siege
name catapult and castle
title Catapult Against the Castle | Siege of the {towers=paper-cup,plastic-cup? Cup | Tumbling} Castle | Knock Down the King's Towers
about Half of it is a catapult, the other half a castle of {n towers} towers that may fall as often as it likes. The knight behind the stick has to find out how hard, how far and how high. | Press, aim, let go. A stack of sticks under the arm decides how steeply the {one shot} flies, and one stick more or less changes everything.
step stack Lay seven of {the arms} exactly on top of each other and bind both ends with {many bands}, wound as often as they go.
step lever Bind the last two sticks together at one end only: that is the hinge. Pull the other ends apart like a beak.
step wedge Push the stack crosswise into the beak, as far toward the hinge as it goes, and bind everything together where it crosses with the last of {the bands}, over and under, crosswise.
step scoop {scoop=egg-carton,paper-cup? Cut a shallow cup from {the scoop} and {fix glue} it | {scoop=plastic-spoon? Lay the spoon along the upper arm, bowl outward, and {fix glue} it | {fix glue} {the scoop}, open side up, }}onto the free end of the upper arm{glue=glue? . It dries while the castle is built, in about half an hour | }.
step stone {stone=paint,acrylic-paint? Paint | Draw} arrow slits, stones and one gate on {the towers}.
step jewels {jewels=sticker? Press | {fix glue}} {the jewels} onto the towers of the king and the queen, the two that count double.
step flags Cut two flags from {the flag}, as long as a finger, and {fix tape} them to {many poles}{poles=wooden-skewer? whose points have been cut off}.
step wall Build three towers side by side, two on those and one on top, and stick the flags {towers=wooden-block,toy-brick,small-box,milk-carton? behind the highest and the last with tape | into the highest and the last}. They fall at the slightest hit.
step shots {shot=aluminum-foil,newspaper,paper? Crumple {the shot} into four balls, each as big as a grape. | Count out four of {the shot}.}
step fire Set the catapult two steps away. One finger holds the lower arm down, another presses the scoop, aims, and lets go. {@6-8? One point for a tower, two with a jewel or a flag. | Take sticks out of the stack or add one, and note: which number flies farthest, and which highest?}
further {@6-8? Put up a moat: a blue scarf on the floor. Whatever falls into it swims away and counts nothing. | Both players build a castle and a catapult. Peace is made when only one flag stands.}
safety Only soft balls are fired, at the castle and never at faces, and nobody collects shots while somebody is aiming.
skills binding, testing one thing at a time, aiming
waiting {glue=glue? Half an hour for the scoop. | }
alt A catapult of craft sticks with a scoop, aimed at a castle of six towers with flags
left stone: would fly too hard

* wall-run
name {v.name}
title {v.title} | {v.title2}
about {v.about} | Everything on the wall is held by tape, and so it can be moved until the last turn works. That is the real game: {v.game}?
step coat {coat=washi-tape,sticker? Brighten up {the wall} with {the coat} before anything is in the way. | Paint {the wall} in {v.ground} and let it dry for half an hour.}
step cut {chutes=paper-plate? Cut {the chutes} in half and fold each half into a gutter. | {chutes=craft-stick? Lay a strip of tape along the front edge of each of {the chutes} and fold half of it up: a rim that keeps the ball on its way. | {chutes=cereal-box,milk-carton,egg-carton,paper-cup? Cut {the chutes} into strips, three fingers wide, and fold each lengthwise into a gutter. | Cut {the chutes} in half lengthwise: every one gives two gutters.}}}
step first Lean {the wall} upright against something heavy. {fix tape} the first gutter on at the top left, falling by two fingers from one end to the other: tape on its back, and a strip under each end.
step more Set the next one lower and the other way around, so that its high end reaches under the low end of the first. Go on in a zigzag down to the bottom, with at least {n chutes} gutters.
step roll {ball=aluminum-foil? Press two firm balls from {the ball}, as big as grapes. | } Send one of {the ball} down after every new gutter. Too fast, and it jumps: make the slope flatter. Stuck: make it steeper.
step bumper {fix tape} {the bumper} on as fences where it jumps out, and one across a gutter as a gate that has to be lifted.
step ring Hang {the ring} from a strip of tape just where the ball comes off a corner: {v.ring}.
step world Draw on the free places of {the wall} what it passes: {v.world}.
step fluff {fix tape} {the fluff} on as {v.fluff}, beside the track and not on it.
step race Put {the goal} at the end and let go. {@6-8? Count aloud until it lands. Can you make the way slower, but without a stop? | Now build for time: exactly ten seconds from the top to the goal. Flat pieces and gates make it longer.}
further {v.further}
safety {ball=marble,bead,wooden-bead,dried-chickpea? Count the balls before and after, and a grown-up keeps them away from little brothers and sisters: they roll off, and end up in mouths. | Lean the wall so that it cannot fall over forward, and test that with one finger before it is built on.}
skills finding the slope, trying and changing, taping well
alt {v.alt}
left glitter: would slow down every ball
say rain: name=rain run; title=The Raindrop Run; title2=Down the Gutter With a Drop; about=A raindrop leaves its cloud, rattles down the gutters and lands in the rain barrel. It rolls because you found the right slope.; game=how does a drop get from the sky to the barrel without a stop; ground=a stormy blue; ring=a drop that falls on tin; world=a dark cloud at the top with lightning, windows, an umbrella, a cat that stays dry; fluff=the cloud from which everything begins; further=Send three drops at once. That is a shower: which part of the gutter jams first?; alt=A board with a zigzag of gutters between a cloud and a rain barrel, with two balls on their way
say bobsled: name=bobsled track; title=Bobsled Track on the Wall; title2=Four Curves to the Finish; about=The fastest ice in town runs down a wall. The ball is the sled, and every curve that it survives was built by you.; game=how fast can a sled take a curve without flying out; ground=the white and blue of ice; ring=the bell for the last lap; world=a start house, flags, trees, and people who cheer at the curves; fluff=snow at the edges; further=Time three runs each and keep a list. The sled with the best sum of all three wins, as at the real Games.; alt=A board with a zigzag bobsled track, flags and snow, with two balls on their way
say boulder: name=temple run; title=The Boulder in the Lost Temple; title2=Roll of the Temple Stone; about=Somebody has touched the golden idol, and now the great stone rolls, from gallery to gallery, through the whole temple. Run, explorer.; game=how far does the stone roll before somebody stops it; ground=the green of the jungle; ring=the alarm of the temple; world=a temple gate, steps, an idol, and the little explorer who runs ahead of the stone; fluff=leaves and vines that grow over the ruin; further=Stand a little paper explorer in the last gutter. The gate that you lift at the right moment decides about his hat.; alt=A board with a zigzag of gutters between a temple and vines, with two balls on their way

* shake-kaleidoscope
name kaleidoscope
title {v.title} | A Kaleidoscope {v.of} | Turn It and See {v.see}
about {v.about} | Three shiny walls and a pinch of {bits}: whatever falls between them is seen six times, and no pattern ever comes back.
step mirror {fix stick} {the mirror}, shiny side out and smooth as a lake, onto {the board}, and cut both as long as {the tube}, three thumbs wide. Wrinkles blur the picture: stroke them out with a sleeve.
step prism Fold it lengthwise into three equal walls, shiny side in, and tape the edge shut: a long three-sided roof with a mirror on every wall. Push it into {the tube}, and if it slips, wind leftover card around one end.
step eye Trace the end of {the tube} with {a pen} on leftover card, cut out the circle and cut a hole as big as a pea in its middle. Tape it over one end.
step window {window=plastic-lid? Press a flat disk cut from {the window} | Cut two squares from {the window}, larger than the end of the tube, and tape one}, tight as a drum, over the other end{window=plastic-lid? , with tape all around | }. It keeps the treasures out of the mirrors.
step bits {bits=tissue-paper,construction-paper? Cut {the bits} into crumbs no larger than a fingernail. | Take what is small and catches the light.} Lay a ring of twisted tape, a finger high, around this window, sticky side in, and put a pinch of {bits} into it: {v.bits}.
step more Add a few crumbs of {more} for the quiet places. Less is more: everything has to tumble.
step close {window=plastic-lid? Tape a second disk | Tape the second square} over the ring, without a gap. Shake. What falls back and forth is in the chamber.
step wrap {wrap=paint? Paint {the tube} all over and let it dry for half an hour. | Cut {the wrap} to size and {wrap=washi-tape? stick | tape} it around {the tube}.} {v.wrap}
step band {fix tape} {the band} around the end with the eye hole, so that everybody knows where to look in.
step look Point the window at a lamp or at the bright sky away from the sun, look in, and turn slowly. {@6-8? Call out when you see a star, and hand it on without moving it. | Draw one pattern before it is gone. How many times does each piece appear, and why six?}
further {@6-8? Take off the outer window and change the filling with the season. | Build one with four walls. Count the pieces again before you say what has changed.}
safety Look at lamps and the blue sky, never into the sun: no tube makes that harmless.
skills folding exactly, symmetry, turning slowly
alt A tube kaleidoscope, and beside it the round pattern with six equal parts that one sees in it
left cotton ball: would swallow the light
say galaxy: title=The Galaxy Kaleidoscope; of=of Stars; see=a New Galaxy; about=It looks like a telescope, and it shows galaxies that no telescope has found: six arms of stars that fall apart at the next turn.; bits=white, purple and yellow; wrap=Draw a few planets and stars in a dark sky.
say reef: title=The Coral Reef Kaleidoscope; of=of Corals; see=the Reef Change; about=No diver has seen this reef. With every turn it grows new corals, six of each, as if the sea could fold itself.; bits=orange, yellow and sea green; wrap=Draw waves and weeds that climb up the tube.
say meadow: title=The Meadow Kaleidoscope; of=of Flowers; see=Flowers Open; about=One pinch of colored bits becomes a flower with six petals, then another, then a whole meadow. Nothing in it is ever picked.; bits=pink, yellow and leaf green; wrap=Draw stems and petals all around.

* string-derby
name string race
title {v.title} | {v.title2} | Two {V.many} and One Finish Line
about Pull your string, and your {v} hops forward by itself; let it hang, and it stands still. Whoever only pulls hard loses. {v.about} | Race day on the kitchen floor: {v.about2} No motor, no wheels, one hole in the right place.
step draw Draw {v.shape} on {card=paper-plate? one of {the card}, as wide as it is, | {the card}, as long as your lower arm,} with its feet wide apart on one line. Cut it out, trace it on the other piece and cut out the rival.
step coat Paint both, each in a color of its own, and let them dry for half an hour.
step look Draw {v.look}. {!eyes? The eye is wide open: this is a race. | }
step cloth Cut two {cloth=felt,fabric-scrap? saddlecloths | race numbers} from {the cloth} and {fix glue} one on each back. Number 1 and number 2, and a name below that sounds fast.
step hair {fix glue} {the hair} on as {v.hair}, so that it flies when the {v} jumps.
step eyes {fix glue} {the eyes} on, looking toward the finish.
step hole With the tip of a {one pens}, poke a hole into each neck, a little in front of the middle and a thumb below the edge. It must be wide enough that {the line} slides through without sticking.
step line Cut {the line} in two equal pieces. Tie one end of each to a chair leg, low down, as high as the racers' knees. Thread on the racer facing the chair, and tie the other end to {handle=craft-stick? a stick | a {one handle}}. Both strings must be equally long.
step prize {fix tape} {the prize} to a strip of the leftover {card}: the medal. It hangs on the chair until somebody has earned it.
step race Sit side by side with the racers at your knees and the strings slack. Lift your hand and pull tight: the racer hops and slides. Lower it: the racer stands. {@6-8? First nose at the chair wins. | Small quick pulls beat large ones. Find out why, and do not tell.}
further {v.further}
safety The strings run over the floor, so nobody walks through while a race is on, and they are untied and wound up after the last one.
skills cutting alike, a light quick hand, losing and asking for another race
alt {v.alt}
left glitter: would come off at the first hop
say horse: name=horse; many=Horses; title=Pull-String Horse Derby; title2=Kitchen Floor Horse Race; about=A horse, too, runs better with a light hand.; about2=two horses, two strings, and the chair leg is the winning post.; shape=a running horse with a long neck; look=hooves, a bridle and a white blaze; hair=mane and tail; further=Build a stable from a box with a stall for each, and a board with the results.; alt=A cardboard horse with mane and saddlecloth on a string with a handle
say raptor: name=raptor; many=Raptors; title=The Great Raptor Run; title2=Jurassic Pull-String Race; about=Real raptors hunted in packs. These two only want to be first.; about2=two raptors that have smelled lunch, and the chair leg is the lunch.; shape=a running raptor with a long stiff tail; look=stripes across the back, a toothy mouth and claws; hair=a crest on the neck; further=Lay footprints of paper along the track. With every race one is turned over and says what happens: back three hops.; alt=A cardboard raptor with stripes and a crest on a string with a handle
say cheetah: name=cheetah; many=Cheetahs; title=Cheetah Pull-String Sprint; title2=The Fastest Cat in the House; about=The fastest animal on land can keep it up for twenty seconds. So can your arm.; about2=two cheetahs, and the chair leg is the last tree of the savanna.; shape=a cheetah in full stride; look=spots all over and the black tear line below the eye; hair=a tuft at the end of the tail; further=Measure the track, stop the time and work out how fast a paper cheetah really is.; alt=A cardboard cheetah with spots on a string with a handle

* slit-top-aquarium
name {v.name}
title {v.title} | {v.title2} | {v.title3}
about {v.about} | A slit in the lid is the trick: each one hangs by a thread through it, and a knob on top makes it travel from one end of {v.world} to the other.
step slits {box=cereal-box? Lay {the box} down and cut the upper broad side out, leaving a rim of two fingers; then stand it on a long narrow side. | Stand {the box} on a long side, open to the front.} Cut two slits into the upper side, a finger wide and as long as your hand, one behind the other.
step paint Color the inside walls: {v.paint}. {color=paint? Let it dry for half an hour while you make who lives there. | Go into the corners, they are seen first.}
step plants Cut or pull {the plants} into strips and {fix glue} them on as {v.plants}, some in front and some behind. Paths between them stay free.
step ground {ground=sand,colored-sand,rice,soil? Spread glue on the floor and sprinkle {the ground} over it. | Glue {the ground} onto the floor.} {v.ground}
step folk Draw on {the folk}, each as long as two fingers: {v.folk}. Color both sides, because they turn, and cut them out.
step shine {shine=sticker,washi-tape? Stick pieces of {the shine} on | {shine=sequin,stick-on-gem? {fix glue} {many shine} on | Cut small pieces of {the shine} and {fix glue} them on}} as {v.shine}. Front and back again.
step eyes {fix glue} one of {the eyes} to each side of those that look where they are going.
step hang Tape a piece of {line} to the upper edge of each figure and push it up through a slit. {knobs=bead,button? Tie | Tape} one of {the knobs} to it on top, wider than the slit. {v.hang}
step pane Tape {the pane} over the front, smooth and tight: {v.pane}
step play Move two knobs at once, one forward, one back. {@6-8? Who meets whom in the middle, and what do they say? | Write a scene with three entrances and play it without a word: it must be clear from the moves alone.}
further {v.further}
safety The slits are started by a grown-up with the tip of the scissors, and the box lies on the table for it, not on a lap.
skills planning what is in front and behind, cutting small figures, telling by moving
alt {v.alt}
left glitter: would blind the little stage
say aquarium: name=aquarium; title=An Aquarium With Fish That Swim; title2=Little Sea With Knobs on Top; title3=Dry Fish Tank, Moving Fish; about=These fish need no water and no food, only a hand at the knobs: then they swim past each other, up, down and behind the weeds.; world=the sea; paint=deep blue at the bottom and light blue at the top; plants=seaweed and corals; ground=Corals like to stand on something.; folk=one fish that faces left, one that faces right, and something strange; shine=scales, in rows from the tail to the head; hang=The lower a fish hangs, the deeper it swims.; pane=now it is a tank.; further=Keep an open slit for a visitor: a diver, a shark, a hook with a boot.; alt=A box as an aquarium with fish on threads that hang from slits with knobs on top
say orbit: name=space box; title=Space Traffic in a Box; title2=Planets on the Move; title3=A Rocket Among the Planets; about=In real space nothing stands still, and here nothing has to: the planets pass, the rocket goes between, and the knobs on top are gravity.; world=space; paint=black and dark blue, with stars as fine dots; plants=clouds of gas in the corners; ground=This is the moon on which the base stands.; folk=a planet with rings, a rocket, a rocky moon and a comet; shine=craters, windows and lights; hang=The rocket hangs in the front slit, so that it can overtake the planets.; pane=the window of the ship from which you watch.; further=Add a sun that fills one end wall, and hang the planets in their true order.; alt=A box as outer space with planets and a rocket on threads that hang from slits with knobs on top
say treetops: name=treetop box; title=Monkeys in the Treetops; title2=Swing Through the Little Jungle; title3=The Jungle With Knobs on Top; about=A monkey swings through, a parrot lands, a snake comes down to see who is making the noise. You move all of them from above, where nobody looks.; world=the jungle; paint=green in all shades, darker toward the bottom; plants=vines and big leaves; ground=The forest floor is littered and brown.; folk=a monkey with a raised arm, a parrot, a snake and a bat; shine=feathers, scales and bright spots; hang=The monkey hangs by its hand, the snake by its tail.; pane=the pane of the rain forest house at the zoo.; further=Make the night shift: a second set of figures that only comes out when the lamp is off.; alt=A box as a jungle with a monkey, a parrot and a snake on threads that hang from slits with knobs on top

* slithering-carton
name {v} on strings
title {V} on Strings | {v.title} | {V} That Slithers Through the Air
about {v.about} | {cups=egg-carton? An egg carton is a row of joints that nobody has cut apart yet | A row of rings is a spine}: threaded loosely, it winds and bends by itself, and two sticks make it climb, dive and turn its head.
step cut {cups=egg-carton? Cut six cups from {the cups} and trim their rims. | Cut {the cups} into six rings, as wide as two fingers.} The best one is the head.
step paint {coat=marker? Color them all in {color a}, the head too, with spots in {color b} along the back. | Paint them all in {color a}, the head too, dab spots of {color b} along the back, and let them dry for three quarters of an hour.}
step holes Make two holes in each part, on opposite sides and at the same height, as wide as a pea: push the tip of {the pencil} through from outside. The head gets one at the back and one on top; the third part and the last get one more on top as well.
step thread Knot one end of {line}, {in 20} long, inside the last one, and thread all of them up to the head. {joints? Between two parts goes one of {the joints}, so that they cannot rub. | Leave a finger's width between two parts and knot the line there.} Knot it inside the head.
step scales {scales=sticker,washi-tape? Stick small pieces of {the scales} on | Cut or tear small pieces of {the scales} and {fix glue} them on} as scales, all along the back.
step eyes {fix glue} {the eyes} on top of the head, close together and looking forward.
step crest {crest=feather? {fix glue} {the crest} on as {v.crest}. | Cut {the crest} into small pieces and {fix glue} them on as {v.crest}.}
step tongue Cut {the tongue} into {v.tongue}, as long as a finger, and tape one end to the front of the head, below where a mouth belongs. With {the pen}, draw {eyes? a mouth around it. | two eyes above it.}
step bars Tie three pieces of {line}, as long as your arm, through the holes on top: at the head, the middle and the tail. The first two go to the ends of one {one bar}, the third to the other.
step walk Stand up and let it hang just above the floor. {@6-8? One stick up, one stick down: it dives. What does it do when it has heard something? | Write its first meeting with {v.enemy}, without words. A slow head and a quick tail tell more than a growl.}
further {v.further}
safety The strings are untangled on the floor with two people, never over anybody's head, and they come off the sticks before the {v} goes to sleep in a box.
skills threading, moving with two hands, telling without words
waiting {coat=paints? About three quarters of an hour for the paint.}
alt {a v} of {cups=egg-carton? egg-carton cups | rings of tube} threaded in a row, hanging from two sticks on strings
left stone: too heavy for the strings
say dragon: name=dragon; title=The Dragon With Six Joints; about=No dragon can be stiff: this one winds, sniffs the floor, rears up and breathes fire made of strips that flutter with every move.; crest=horns on the head and spikes down the back; tongue=a bunch of flames; enemy=a knight who only wanted to ask the way; further=Walk it in a parade: two more dragons, a drum, and everybody slithers to the beat.
say snake: name=snake; title=The Snake With a Mind of Its Own; about=A snake has hundreds of joints and no legs. Six are enough to make it wind along the floor, rear up and stare.; crest=bands across the back; tongue=one thin tongue with two tips; enemy=a mouse that is not afraid; further=Play a flute tune and let it rise out of a basket by itself, as slowly as you can.

* hero-tower
name hero headquarters
title Hero Headquarters With an Elevator | The Tower Where Heroes Wait | Secret Base With a Real Winch
about Alarm at the top floor: turn the winch, and the elevator brings the heroes down{post? , unless they take the pole | }. {box=cereal-box? A cereal box | A box} on end, three floors, and one machine that truly works. | Every hero needs a place to be nobody. This one has a briefing room, a laboratory, a garage and an elevator that you wind by hand.
step coat {coat=washi-tape,wrapping-paper? Line the inside of {the box} with {the coat}, each floor in a color of its own. | Paint the inside of {the box}, each floor in a color of its own, and let it dry for half an hour.}
step floors Stand {the box} on a short side. Cut {box=cereal-box,pizza-box? one broad side | the flaps and one side} away, fold the piece in half and cut it apart: these are two more floors. Bend a thumb's width down at both ends of each and tape them in at equal heights.
step signs Draw the emblem of the team over the door, and in each room what belongs there: {@6-8? a map, tools, a bed. | a city map with a red pin, a workbench, a chart of what each one can do and what nobody may know.}
step screen {fix glue} {the screen} to the top wall: the screen on which the calls for help come in.
step knobs {knobs=sticker? Press | {fix glue}} {the knobs} on below it, one for each sort of trouble. {@6-8? What does the red one mean? | Label them.}
step heroes {heroes=cardstock,index-card,construction-paper? Cut two heroes, as tall as a finger, from {the heroes}, | Take two of {the heroes},} draw faces and masks on them, and {fix glue} a cape cut from {the cape} around each from behind.
step cabin {cabin=cardboard-tube,egg-carton? Cut {the cabin} to the height of a hero and draw a door on it. | Draw a door on {the cabin}.} Poke two holes opposite each other near its upper edge with the tip of a {one pens}, and tie in a short piece of {rope} as a handle.
step winch Poke a hole through both side walls near the top, push {the winch} through and wind tape around it at both sides, so that it stays in but turns. Tie the rest of {the rope} to the end that sticks out, wind it up and tie the handle of the cabin to it.
step pole Tape {the post} upright from the top floor to the ground{post=craft-stick? , end to end | }: the quick way down.
step alarm Call an alarm. {@6-8? Two heroes have to be down on the street before you have counted to twenty. | Test the machine: how many heroes can the winch lift before {the rope} slips? Two more turns around the rod help.}
further {@6-8? Stretch a line to the next chair, and the heroes leave by air. | Move the winch to the middle and hang a second cabin on the other side, which goes up when the first goes down. Why is it lighter now?}
safety Little fingers stay out of the winch while it turns, and the cords are shorter than an arm.
skills building floors, making a winch, telling stories
alt A box tower with rooms, a screen, two heroes and an elevator cabin on a winch
left glitter: no hero wants to be seen from afar

* tightrope-walker
name balancing {v}
means ribbon
title {V} on the Tightrope | The {V} That Will Not Fall | {v.title}
about {v.about} | Push it, blow at it, tip it to the side: it swings and stands up again. Two weights hang lower than its foot, and that is all the skill it needs.
step draw Draw {v.shape} on {the body}, as tall as your hand, with the legs together, and cut it out.
step color Color {v.look}. {!eyes? Two eyes look straight ahead: never down. | }
step shine {shine=sticker,washi-tape? Stick pieces of {the shine} on | Cut small pieces of {the shine} and {fix glue} them on} as {v.shine}, the same on both sides, or it will lean.
step eyes {fix glue} {the eyes} on: they look straight ahead, never down.
step tail Tape {the tail} to the back as {v.tail}.
step foot {foot=craft-stick,paper-straw,pencil? Tape {the foot} to the back as a leg, {in 1} below the feet{foot=craft-stick,paper-straw? , and snip a notch into its lower end | }. | {foot=clothespin? Clip {the foot} to the feet from below, so that its legs stand on the rope. | Tape {the foot} under the feet.}} It stands on this one point alone.
step pole {pole=pipe-cleaner,craft-wire? Twist both pieces of {pole} together in the middle, {fix tape} that place across the back and bend the two arms in a wide arc, down past the foot. | {fix tape} {many pole} across the back like two long arms that slope down, left and right, past the foot. {pole=stick? Choose two that are alike. | {pole=wooden-skewer? Snip off the points first. | }}}
step weights {weights=modeling-clay,play-dough,air-dry-clay,sticky-tack? Roll two balls, as big as grapes, and press one onto each end, equally heavy. | {weights=clothespin,binder-clip,paper-clip? Clip one of {the weights} to each end. | {fix tape} one of {the weights} to each end, equally heavy.}}
step test Set the foot on a fingertip. {@6-8? It leans? Move the weight on the other side a little outward. It falls? Bend the arms lower. | It leans: move one weight outward. It falls: the weights sit too high. Find the point at which it just stays up, and see where the weights are then.}
step rope Stretch {the rope} between two chairs, a little lower at one end, with a knot at both. Set the {v} on it and let go. Touch an arm: {v.does}.
further {@6-8? Let it stand on the top of a bottle and turn it, once around, with one breath. | Lift the rope at one end and shake it gently: how steep can it get before the {v} walks, and before it falls?}
safety The rope hangs no higher than a chair seat, nobody runs there, and it comes down after the show.
skills balancing both sides, finding the center of gravity, testing
alt {a v} balancing on a rope, with two long arms that carry weights below its foot
left feather: too light to keep anybody upright
say robot: name=robot; title=Robot With Perfect Balance; about=Engineers need computers to keep a robot on its feet. This one has two lumps of weight, and it never falls.; shape=a robot with a square head and a square body; look=a mouth, a panel and two dials; shine=rivets; tail=two cables; does=it sways, calculates, and stands
say gymnast: name=gymnast; title=The Gymnast Who Never Falls; about=On the beam every gymnast keeps her weight low. Yours carries it below her feet, and so she cannot fall.; shape=a gymnast with raised arms; look=the suit and a calm smile; shine=the pattern of the suit; tail=ribbons; does=she sways and finds the middle again
say hero: name=hero; title=Hero Between Two Towers; about=High above the city, on one foot, without a net: the hero owes it all to two weights that hang lower than the rope.; shape=a hero with raised arms and a cape; look=a mask and an emblem; shine=the emblem and the belt; tail=ends of the cape that flutter; does=the cape swings and the hero stays
say parrot: name=parrot; title=Parrot on a Swinging Branch; about=A parrot sleeps on a swinging branch and does not fall. This one swings as long as you let it.; shape=a parrot with a round head and folded wings; look=feathers and a strong beak; shine=bright feathers; tail=its long tail; does=it rocks like a branch in the wind

* desk-robot
name robot
means paper
title The Robot That Holds Your Notes | {dials=nuts-and-bolts? Nuts-and-Bolts | Recycled} Robot With a Job | Robot From the Recycling
about Every robot needs a job. This one holds what you must not forget: a note in each hand, {trunk=can,plastic-jar,plastic-tub,yogurt-pot? pencils in its body | and its eye on you}. | {trunk=paper-plate? A folded plate | {a trunk}} for a body, {many dials} for dials, and two arms that grip: built in an afternoon from what would have been thrown away.
step skin {skin=paint,acrylic-paint,metallic-paint? Paint {the trunk} and {the head} all over, thin, and let them dry for half an hour. | Wrap {the trunk} in {the skin}, smooth it and {skin=duct-tape? press down the edge | tape the edge} at the back. Do the same with {the head}.} A robot has no wrinkles, but it may have dents.
step legs {legs=paper-cup,egg-carton,cardboard-tube,cardboard? Cut two feet of equal height from {the legs} | Lay {many legs} side by side like two shoes that point forward}, as far apart as your thumb is long, and tape {the trunk} on top{trunk=paper-plate? , folded in half, the fold up | }{legs=cork,bottle-cork,spool? , a strip over each and up both sides}. Push it from the side: it must not tip.
step head {head=cardboard? Cut a strip from {the head} and fold it into a square head. Set it on | {head=cardboard-tube,egg-carton? Cut the head from {the head} and set it on | Set {the head} on}} {trunk=can,plastic-jar,plastic-tub? with one strip of tape at the back for a hinge, so that it opens and shuts. | and tape it all around, from inside and below, where nobody looks.}
step arms {arms=pipe-cleaner,craft-wire,twist-tie? Wind {many arms} around a finger to springs and tape | {arms=cardboard,cardboard-tube? Cut two arms from {the arms} and tape | Tape}} one to each side, high up, so that one arm is raised and one hangs. {arms=pipe-cleaner,craft-wire,ribbon,twist-tie? Springy arms can wave. | They may stick out: a robot is never in a hurry.}
step grip {grip=cardboard? Cut two hooks from {the grip} and tape them on as hands. | Tape one of {the grip} to the end of each arm as a hand that opens and shuts.} Try it with a sheet of paper.
step dials {dials=nuts-and-bolts? Lay {the dials} against the chest and tape a narrow strip across each: | Roll small loops of tape and press {the dials} onto the chest:} {@6-8? one for go, one for stop, one for music. | a big one in the middle, small ones around it. Three that do something look better than ten that do nothing.}
step eyes Press {the eyes} onto the face with loops of tape{eyes=bottle-cap,button,bead? , one a little lower than the other, and it is already thinking | }.
step aerial Tape {the aerial} to the back of the head: its antennas. Two that bend apart hear in stereo.
step face Draw the rest with {the pen}: a mouth of bars, {eyes? rivets | eyes, rivets}, dials on the belly with an arrow beside each, and on the back its number and the year.
step job Give it its first note to hold. {@6-8? What does it say when you have forgotten something? Try its voice. | {@9-12? Write three rules for it on the note: what must it always do, what never? | Two notes: one with what you must do today, one with what you would rather do.}}
further {@6-8? Build it a dog from what is left. | {@9-12? Cut a flap in its chest with a secret behind it: a drawing of its heart. | Rebuild it once a year from the same box of parts, and keep a photo of every version.}}
safety {trunk=can? Pencils go into the can point down, and nobody reaches to its bottom. | Cut ends of wire and straw point away from faces, and get a wrap of tape.}
skills building from parts, balancing, giving a thing a character
waiting {skin=paint,acrylic-paint,metallic-paint? Half an hour for the paint. | }
alt A robot of recycled parts with dials on its chest and a note in its hand
left glitter: gets into every joint

* sushi-belt
name sushi belt
means rice, plate
title Sushi on a Moving Belt | The Sushi Train | A Restaurant That Turns
about In Japan dinner rides past on a belt, and everybody takes what looks best. Turn the roller, and your sushi starts its round too. | A belt, two rollers, one crank: that moves suitcases, letters and sushi. Yours carries {n plates} plates, and the price is their color.
step frame Cut the {frame=cereal-box,pizza-box? upper broad side | top} out of {the frame} and tape the rest shut. Mark two holes in each long side, near the ends and at the same height, opposite each other, and poke them with the tip of a {one pen}.
step axles Stick three strips of tape across both ends of each tube, like the skin of a drum. Push a {one axle} through the frame, the middle of a tube and out on the other side. Wind tape around it at both drums: tube and axle turn as one.
step belt Cut strips from {the belt}, narrower than the frame, and tape them into one long loop around both rollers: snug, but loose enough to slide. Tape on the inside, smooth side out.
step turn Turn. Does it drift to one side? Then the rollers are not parallel. {@6-8? Does it slip? Wind tape around a roller, sticky side out. | A strip of tape around one roller, sticky side out, gives it grip. One is enough: the other only follows.}
step plates {plates=bottle-cap,plastic-lid,metal-lid,cupcake-liner? Set out three of {the plates}. Their color is the price: dark ones cost two, light ones cost one. | Cut three round plates, as wide as two fingers, from {the plates}, and color their rims: {@6-8? red costs one, blue costs two. | three colors, three prices.}}
step rice {food=felt,craft-foam? Roll strips of {food}, as wide as a thumb, into firm little cushions | {food=kitchen-sponge? Cut {the food} into blocks, as long as a thumb | {food=cotton-ball,pom-pom? Roll each of {the food} longer between your palms | Roll {the food} into little logs, as long as a thumb}}}: that is the rice. Six large ones, or twelve small.
step topping Cut from {the topping}: orange ovals with white lines for salmon, red ones for tuna, a green strip to go around. Lay one on each and {food=play-dough,modeling-clay,air-dry-clay? press | {fix glue}} the strip on around it.
step roe {roe=bead,seed-bead,dried-lentil,sequin? Press {the roe} close together on two of them | Scatter {the roe} on two of them} as roe. {@6-8? Those are the most expensive. | Between two fingers, grain by grain.}
step sign Write the sign on {the sign}: name, opening hours, and what each color costs{@9-12? , and draw the dish of the day | }. Stand it behind the belt.
step serve Set the plates on the belt with a gap between them. {@6-8? One turns, the others take. At the end the plates are counted: who has eaten how much? | One prepares, one turns, the rest may only reach while it moves. The bill is made from the stack of plates, in the head.}
further {@6-8? Put something on a plate that nobody has ordered, and watch who takes it. | Build a second belt in the other direction, so that the plates come back by themselves.}
safety This sushi is for dolls and for show, and a grown-up puts the small toppings away before babies come to dinner. Fingers stay off the rollers while somebody turns.
skills building a belt, modeling food, counting a bill
waiting {food=air-dry-clay? A day until the clay is hard. | }
alt A conveyor belt on two rollers that carries sushi on colored plates past a sign
left glitter: has no place on a plate

* sowing-game
name sowing game
means lid, seed
title Sow and Harvest in an Egg Carton | Mancala, the Farmer's Game | Twelve Fields and Forty-Eight Seeds
about An egg carton is a board that only waits for its seeds. In half of Africa people play this game, in the sand or on carved wood: sow around the field, and harvest more than your neighbor. | Twelve fields, forty-eight {many seeds}, two barns. The rules fit on a hand, and still nobody wins twice with the same trick.
step open Cut the lid off {the field} and keep the lower part with its twelve cups: six fields for each of you. Trim the edges level.
step coat {coat=marker? Color | Paint} the ridges {color a} like grass and the inside of the cups {color b} like plowed soil{coat=marker? . | , and let them dry for three quarters of an hour.}
step stores {stores=aluminum-foil? Press two bowls from {the stores} | {stores=egg-carton? Cut two bowls from the lid | Take {many stores}}} and tape one to each short end: the barns. The one on your right is yours.
step lining {lining=felt,fabric-scrap,tissue-paper,construction-paper? Cut small circles from {the lining} and {fix glue} one | {fix glue} a little {lining}} into each field, so that the seeds do not rattle. {@6-8? Two colors show whose fields are whose. | Two shades show whose fields are whose.}
step fence {fence=washi-tape,yarn,ribbon,raffia? {fence=washi-tape? Run | {fix glue}} {the fence} along both long edges as a fence. | Cut {the fence} short and {fix glue} them upright along both long edges as a fence.}
step crops {fix glue} {the crops} behind the fence, as corn, trees or sheep. Low ones, because hands have to reach over.
step seeds Count four {many seeds} into each field: forty-eight in all. {@6-8? Count together, once around. | Each count must be right, or the game is decided before it begins.}
step rules Take all seeds from one of your fields and sow them to the right, one into each, your own barn too, but not the other. {@6-8? If the last one falls into your barn, you sow again. | Last seed in your barn: sow again. Last seed in an empty field of yours: it and all those opposite are yours.}
step harvest When one side is empty, the other player takes what is left over there. The fuller barn wins. {@6-8? Count in fours, it goes faster. | {@9-12? Count aloud before you move: where will the last seed fall? | Think two sowings ahead: an empty field is worth more than a full one.}}
step bag Keep the seeds in {the bag} when the field rests.
further {@6-8? Start with three seeds in each field for a short game before bed. | Every country has rules of its own. Invent one more, a drought, a flood, a lucky field, and test whether the game becomes better.}
safety Forty-eight small things are counted back after each game, and a grown-up keeps them away from babies and pets.
skills counting on, planning ahead, winning and losing
waiting {coat=paints? About three quarters of an hour for the paint.}
alt An egg carton as a field with twelve pits, seeds in each, and a bowl at either end
left glitter: nothing grows from it

* pinecone-forecast
name pinecone weather station
title The Pinecone That Feels the Rain | A Weather Station From the Forest | Ask the Pinecone
about A pinecone closes when rain is near, to keep its seeds dry. Tape a pointer to one scale, and it writes on a dial what it feels. | No battery, no app: the scales of a pinecone bend with the damp in the air, and a pointer makes the small move large enough to read.
step coat {coat=washi-tape? Run strips of {the coat} around the edge of {the base}. | Paint the edge of {the base} and let it dry for half an hour.}
step set {hold=glue? Set {the cone} into a thick puddle of glue on the left half of {the base} and let it dry for half an hour, tip up. | Press a lump from {the hold} onto the left half of {the base} and set {the cone} in it, tip up.} It must not wobble. A cone that is open and dry is best.
step needle Choose a scale halfway up, on the right. Tape {the needle} to its upper side{!needle=toothpick? , cut to {in 5},} so that it points out to the right like a long arm. Light is better: the scale has to lift it.
step dial Cut a quarter circle, as wide as {the needle} is long, from {the dial}. Mark four lines from the corner to the edge: from the bottom up: {@6-8? dry, fair, damp, rain. When it is damp the scales close and lift the pointer. | numbers from 1, bone dry, to 4, very damp, since damp scales close and lift the pointer. The scale of words comes later, when you have watched it.}
step mount Fold over a strip at the lower edge and {fix tape} the dial upright behind the cone, so that the tip of the pointer moves just in front of it, and nowhere touches.
step signs {signs=sticker? Press {many signs} onto the dial | {signs=cotton-ball? Pull {the signs} apart and {fix glue} tufts to the dial | Cut or tear small signs from {the signs} and {fix glue} them to the dial}}, beside the lines: one for rain at the top, one for clouds in the middle, one for sun at the bottom. {@6-8? Draw drops and rays around them. | Leave room for changes.}
step wood Glue {the wood} around the foot, but nothing on the scales.
step roof Cut one side out of {the roof} and stand it over the cone like a porch: air gets in, rain stays out.
step start Set it in front of a window or on a covered balcony and mark where the pointer stands. {@6-8? Hang a damp cloth beside it overnight. Where does it point in the morning? | Then put it in the bathroom while somebody showers. How far does it travel?}
step book Note in {the book} every morning what it says and what the sky does. {@6-8? Who was right more often, you or the cone? | After two weeks work out in how many of ten days it was right.}
further {@6-8? Leave a second cone out in the rain, and look at it every hour. | Test three cones of different kinds. Which one answers first, and which one never tires?}
safety Scales and pointers are at the height of eyes: bend down beside it, not over it, and wash your hands after handling things from the forest.
skills observing, keeping a record, making small moves visible
waiting {hold=glue? Half an hour for the glue. | {coat=paint,acrylic-paint? Half an hour for the paint. | }}
alt A pinecone with a pointer in front of a quarter dial with a sun, a cloud and drops
left glitter: would stick the scales together

* ring-glider
name flying ring
title Flying Rings From Paper Plates | Plate-Ring Golf | Two Rims, One Long Flight
about Two paper plates, rim to rim, with the middle cut out: such a ring flies farther than the plate ever did, flat and straight, because the air goes through. | A whole plate tumbles; a ring glides. Build two, set up {mast? three flags | three goals}, and there is a golf course on the lawn.
step ring Trace a {bowl} in the middle of {n plate} plates, so that a rim of three fingers is left. Cut all the middles out, starting from a fold. Keep them.
step second Lay two rims on each other, hollow sides together, and {fix glue} them edge to edge{weight? , leaving a gap as long as a finger | }. Tape over the outer edge all around. Do the same with the other two: now there are two rings.
step weight {weight=coin,button,paper-clip? Tape {many weight} inside at equal distances | Pour half of {the weight} into each ring through the gap, shake it even} and close the gap with tape. The heavier the rim, the longer it spins.
step deco Decorate the upper side with {the deco} in blocks of color all around{deco=paint,acrylic-paint? and let it dry for half an hour | }. {@6-8? In flight they run together: which color comes out? | Spinning mixes colors. Plan blocks that become a ring of one new color.}
step tail Tape {the tail} to one ring at three places, no longer than your hand. This is the slow one, for beginners and for show.
step glow Tape {the glow} under the rim at opposite places, for the last round at dusk.
step flight Hold it level, turn your wrist, let go at the height of your belly. Tumbles: more spin. Climbs and falls: tilt the outer edge down. {@6-8? Three throws each, then a longer one. | Throw ten and measure the best, the worst and the middle one.}
step course Cut three flags from {the flag}, number them and tape them to {many mast}. Set them up far apart, with a tree or a bench in between: three holes.
step card Draw a score card on {the score}: three holes, a line for each player, and a space for the wind.
step play Throw from where the ring lies until it touches the {mast? pole | goal}, a tree trunk or a bucket. {@6-8? Fewest throws wins. | Fewest throws wins. Par is three; a ring over the pole counts as two less.}
further {@6-8? Throw through a hanging hoop of two plates. | Build a smaller and a larger ring and find the size that flies farthest. Then ask why nobody throws the middle.}
safety Nobody stands between the thrower and the flag, and the rings fly on grass, away from the street.
skills throwing with spin, testing, keeping score
waiting {deco=paint,acrylic-paint? Half an hour for the paint. | }
alt A flying ring of paper plate rims in bright blocks of color, with a flag on a pole
left glitter: would fly off with the first throw

* one-egg-machine
name {v.name}
title {v.title} | {v.title2} | One Turn, One {v.One}
about {v.about} | The drum inside has a pocket for exactly one {v.one}: turned up it fills, turned down it empties. Every vending machine in the world does it like this.
step coat {coat=washi-tape,wrapping-paper? Cover the front of {the box} with {the coat}. | Paint {the box} and let it dry for half an hour. Inside it stays as it is.}
step holes Trace the end of {the drum} on both sides of {the box} in the upper third, at the same height. Cut both circles out, a hair wider, so that the tube turns easily. {@6-8? A grown-up begins them. | Begin with a slit in the middle.} Cut an opening as large as a fist into the front, at the very bottom.
step pocket Push the tube through, mark its middle and pull it out again. There, cut a hole a little larger than {v.aone}. Stuff the tube with crumpled scrap below the hole and tape the ends shut: that is the pocket, just deep enough for one.
step tank {tank=plastic-bottle? Cut the bottom off {the tank} and set it with its neck down | {tank=paper-plate,cardstock? Roll {the tank} into a funnel, tape it and set it point down | Cut a hole, as large as the pocket, into the bottom of {the tank} and set it}} into a matching hole in the top of {the box}, exactly over the drum, a finger's width above it. Tape it all around.
step chute Cut a strip from {the chute}, three fingers wide, fold up both its edges to make a slide and tape it inside under the drum, steep, down to the front opening. It must come out by a finger.
step eggs {eggs=aluminum-foil,newspaper,paper? Crumple eight balls from {the eggs}, firm and equal, | Take eight of {the eggs} of the same size} and let them roll over the drum while you turn: one at a time. Two at once? Make the pocket flatter with more scrap. None? Make it deeper.
step look Draw {v.look} on the front of {the box}.
step trim Cut or pull {the trim} into shape and {fix glue} the pieces on as {v.trim}.
step eyes {fix glue} {the eyes} to the front: {v.eyes}.
step lay {crank? Tape {the crank} across the end of the drum as a crank, then fill | Fill} the tank and turn. {v.lay} {nest? Set {the nest} below to catch it. Count | Count} {@6-8? the turns: one each? | twenty turns and twenty {v.ones}: if one is missing, find out why.}
further {@6-8? Write a price over the crank, and take buttons for money. | Build a slot in front that only lets the drum turn when a coin has gone in. How would you do it?}
safety The circles are cut with the box on the table, and {eggs=marble,candy,wooden-bead,pom-pom? small balls are counted back in, out of reach of babies. | fingers stay out of the opening while somebody turns.}
skills fitting a drum, testing and adjusting, making a machine look alive
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt {v.alt}
left glitter: gets into the bearing
say hen: name=egg-laying hen; title=The Hen That Lays by Turns; title2=An Egg for Every Turn; One=Egg; one=egg; aone=an egg; ones=eggs; about=Turn the crank, and the hen lays one egg. Not two, not none: one. That is what makes it a machine and no box with balls in it.; look=a hen's face with a beak, and straw all around; trim=a red comb, a tail and wings; eyes=one a little surprised; lay=Cluck while it drops.; alt=A box as a hen with comb and beak, a crank at the side and an egg that rolls out in front
say gumball: name=gumball machine; title=One Turn, One Gumball; title2=The Gumball Machine; One=Ball; one=ball; aone=a ball; ones=balls; about=Put in a button, turn the crank, and one ball rolls out. The machine never makes a mistake in your favor, and neither does it cheat.; look=a coin slot, a price and a sign; trim=an awning along the upper edge; eyes=a machine that watches the queue; lay=Which color comes next? Guess before it drops.; alt=A gumball machine with a round tank on a box, a crank at the side and a ball that rolls out in front

* peak-cable-car
name cable car
title Cable Car to the Top of the Shelf | A Gondola With a Winch | Up the Mountain Without a Road
about From the chair to the top of the shelf there is no road. So you stretch a rope, hang a cabin on two wheels, and wind it up: that is how villages in the Alps get their bread. | Wind, and the cabin climbs; let go, and it comes down again by itself. The rope carries, the thread pulls, and the two never do the same work.
step cut {cabin=egg-carton,cereal-box? Cut a cabin, as long as your hand, from {the cabin} and tape its ends shut. | {cabin=cardboard-tube? Close both ends of {the cabin} with tape: a round cabin. | Close {the cabin} with tape: the cabin.}} Draw three windows on both sides and cut them out.
step coat {coat=washi-tape,wrapping-paper? Stick {the coat} around the cabin in two bands. | Paint the cabin in bold colors, to be seen in fog, and let it dry for half an hour.}
step panes Tape pieces of {the panes} behind the windows from inside. {@6-8? Smooth, so that everybody can see out. | Leave one open: somebody always wants to wave.}
step riders {riders=clothespin,cork,craft-stick,wooden-bead,peg-doll? Take two of {the riders} | Cut two riders from {the riders}}, draw faces on and seat them at the windows. {@6-8? One is afraid of heights. | One is the conductor, one has never been up before.}
step lamp {lamp=sticker? Press {many lamp} on | {fix glue} {many lamp} on}, one in front and one behind: now it can also travel at night.
step snow Pull or tear {the snow} apart and {fix glue} the tufts onto the roof: snow from up there.
step hang Poke two holes with the tip of {the scissors} into the roof, near the ends. Pull a piece of {rope} through, knot it inside and tie its two ends {wheel=paper-straw,plastic-straw? to two pieces of straw above, each as long as a finger: | to {many wheel} above:} the wheels. The cabin must hang level.
step line Thread the long piece of {rope} through both wheels. Tie it low to a chair and high to a shelf or a door handle and as tight as a clothesline. The cabin rolls down by itself.
step winch Tie a second piece of {rope} to the upper end of the cabin, lead it over the high knot and back down, and tape its end to {the winch}. Wind, and the cabin climbs.
step ride {@6-8? Take up a passenger, then the mail, then a load of {snow? snow | bread}. How many turns to the top? | Load it until the winch gives up, then make the rope less steep. How much more can it carry?}
further {@6-8? Build a station at both ends, with a bell that announces the cabin. | Hang a second cabin on the same thread: while one climbs, the other sinks and helps to pull. Feel the difference at the winch.}
safety The rope runs at the edge of the room, where nobody walks, not at the height of a neck, and it comes down when the last car has arrived.
skills stretching a rope, building a winch, comparing slopes
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A cable car with two riders that hangs from a slanting rope on two wheels, with a winch
left stone: would pull the rope down

* plate-orrery
name orrery
title Sun, Earth and Moon That Turn | An Orrery From {plate=paper-plate? a Paper Plate | Paper and Paint} | A Year in One Turn
about Turn the arm, and a year goes by; turn the small one, and a month does. Clockmakers once built such machines of brass for kings, and called them orreries. | Why is there a full moon, and why does it come back? You can read it in a book, or turn it with one finger and see.
step paint {plate=paper-plate? {coat=marker,crayon,oil-pastel? Color | Paint} {the plate} | Cut a circle, {in 10} across, from {the plate}, and {coat=marker,crayon,oil-pastel? color | paint} it} {color d} all over: space{coat=paint,acrylic-paint? . It needs three quarters of an hour to dry | }. {balls=ping-pong-ball,foam-ball,wooden-bead? Give the largest ball {color a} for the Sun and one {color b} for the Earth; the Moon stays pale. | {@6-8? Dark, so that what turns in front of it shines. | In the old brass machines it was always blue.}}
step arms {arm=paper-straw,plastic-straw? Cut {the arm} to two arms | Cut two arms from {the arm}, a finger wide}: one a thumb's width shorter than from the middle of space to its edge, the other a third as long.
step pivots Lay a folded cloth below, and turn {a point} until it makes a hole in the middle of space, one into both ends of the long arm and one into an end of the short arm{arm=paper-straw,plastic-straw? , flattened first | }.
step join Put {pivot=paper-fastener? a fastener | a piece of {the pivot}} through one end of the long arm and space, from above. At its free end join the short arm in the same way. {pivot=paper-fastener? Open the legs behind, not too tight. | {pivot=toothpick,wooden-skewer? Snip off the points and wind tape around both ends as stoppers, not too tight. | Curl both ends flat on each side, not too tight.}} Both arms have to turn.
step balls {balls=modeling-clay,play-dough? Shape a large, a middle and a small ball from {the balls} and press | {balls=aluminum-foil? Crumple a large, a middle and a small ball from {the balls} and tape | Choose the largest of {the balls} for the Sun, one for the Earth and the smallest for the Moon, and tape}} them on: the Sun in the middle, the Earth above the joint of the arms, the Moon on the end of the short arm. {balls=foam-ball,ping-pong-ball,wooden-bead,tennis-ball?  Round things hold best on a fat ring of tape, sticky side out.}
step rays Cut {the rays}, the brightest color you have, into rays and {fix glue} them around the Sun, under the ball.
step stars {stars=glow-paint? Dab {the stars} onto the free parts of space, some dots big and some small, and let them dry for half an hour under a bright lamp. In the dark they shine. | {stars=salt? Draw dots of glue and sprinkle | {fix glue}} {the stars} onto the free parts of space, far from the paths.}
step months Write the twelve months around the edge, counterclockwise, in {pens=marker? dark letters on a strip of white paper {glue=tape? taped | glued} around the rim, | white or the palest color there is,} and mark {@6-8? your birthday and the first day of school. | the longest and the shortest day, and your birthday. Where was the Earth then, and where is it now?}
step light Hold {the light} over the Sun and darken the room. One half of Earth and Moon is always bright: that is all there is to day, night and the phases.
step turn Move the Earth one month on, and the Moon once around it. {@6-8? When is it between us and the Sun? When is it behind us? | Set it to new moon, half moon and full moon, then to an eclipse. Why is there not one every month?}
further {@6-8? Add Mars on a longer arm. It takes nearly two years. | Find out to what scale your Sun would need to be. If it is as large as a plum, the Earth is a grain of salt, three big steps away.}
safety Holes are poked on a folded cloth or scrap of card, with the fingers beside the point and not below it.
skills building joints, understanding orbits, explaining
waiting {coat=paint,acrylic-paint? About three quarters of an hour for the paint. | }
alt A blue plate as space with a sun in the middle and the Earth and the Moon on turning arms
left string: would twist up with every turn
`;
