export const words = `
* sponge-fish
name fish print
title Sponge-Print Fish | Fish in the Sponge Waves | A Sea Printed With Sponges
about A sponge holds just enough paint for a whole wave, and a fish with a spongy skin needs no drawing at all. | One sponge is the sea and the other one is the fish: press, lift, and another one swims along.
step cut Cut one dry sponge into a fish as long as {@2-3? your child's hand | your hand}: an oval with a notch before the tail. Leave the other sponge whole.
step lay Spread {the newspaper} on the table with {the sheet} on top, and pour a flat puddle of each paint color onto {the plate}.
step waves @2-3 Dip the long edge of the whole sponge into the {color a} and let your child wipe it across the paper in wiggles: waves at the top, waves at the bottom.
step waves Dip the long edge of the whole sponge into the {color a} and pull it across the paper, up and down as you go: two waves near the top and one at the bottom.
step fish @2-3 Press the fish sponge into the {color b}, then onto the paper. Your child pats its back with a flat hand and lifts: there it is.
step fish Press the fish sponge into the {color b} and then flat onto the paper. Turn the sponge over so that some fish swim the other way.
step bubbles Dip a fingertip in {color a} paint and {@2-3? dot bubbles wherever a fish might breathe. | dot two bubbles above each mouth, a big one and a small one.}
step dry Let the picture dry flat for three quarters of an hour, and rinse the sponges in the meantime: they print again tomorrow.
step eyes {@2-3? Give every fish an eye together: your child points to the place, and you draw a ring with a dot in it. | Draw a ring with a dot in it where each eye belongs, and fins if you like.}
further @2-3 Count the fish with a finger on each one, and give the biggest a name.
further Cut a starfish from a third sponge and print it on the sea floor.
safety @2-3 Wet sponges go into mouths quickly: hand over one at a time, and cut no piece smaller than a fist.
safety The grown-up cuts the sponge fish, since thick sponge slips under the scissors.
skills printing, pressing and lifting, counting
waiting About 45 minutes for the paint to dry.
alt A sheet with printed blue waves and three spotted sponge fish
left toy-animal: would get paint in every crease

* sticky-aquarium
name window aquarium
title Sticky-Window Aquarium | Fish Tank for the Window | See-Through Aquarium
about The window does the work: everything your child presses on stays, no glue anywhere, and the sun lights the water. | A tank that never needs cleaning, with fish behind torn paper water that glows when the sun comes round.
step cut {@2-3? From {the card} cut three fish as long as your child's hand and two waving weeds as long as your hand, and four strips for a frame. | Draw three fish and two waving weeds as long as your hand on {the card} and cut them out. Cut four strips as wide as two fingers for the frame.}
step hang Peel {the film} and tape it to a low window by its corners, sticky side toward the room.
step fish @2-3 Let your child press the fish and the weeds onto the sticky film. Who swims near the bottom?
step fish Press the fish and weeds on first, the weeds growing up from the lower edge. Think before you press, because they hold at once.
step tear Tear {the bits} into pieces {@2-3? as big as your child's palm. A small tear at the edge gets each piece started. | between a stamp and a palm in size. The more ragged the edge, the more it looks like the sea.}
step water @2-3 Your child covers the gaps with torn pieces, one after another, until hardly any sticky spot is left.
step water Fill all the gaps. Where two colors overlap, a third one appears: put the darkest near the bottom, where the sea is deep.
step frame Press the four strips along the edges, so that no sticky rim catches dust.
step look {@2-3? Look through the tank together: who walks by outside behind the fish? | Step back, then look again when the sun has moved.}
further @2-3 Shine a flashlight through from the other side in the evening and watch the colors on the wall.
further Add a diver or a treasure chest cut from the same card.
safety @2-3 Pick up torn scraps as they fall; peeled-off backing goes straight into the trash.
safety A grown-up tapes the film to a closed window that can be reached without climbing.
skills tearing, peeling and pressing, seeing colors mix
alt A see-through window picture of three fish and weeds in blue paper water
left glue: stays closed, since the film is sticky by itself
left glue-stick: stays closed, since the film is sticky by itself

* diving-whale
name diving whale
title Whale That Dives | Whale in the Torn-Paper Waves | Peekaboo Whale
about Torn paper makes better waves than any scissors, and between two of them the whale goes up, blows, and down again. | First it is a picture, then a puppet stage: the whale lives in a pocket of waves.
step tear {@2-3? Start a rip along the edge of {the waves} and let your child pull: long strips as wide as a hand are waves. | Tear {the waves} slowly into three strips as wide as your hand and as long as the sheet. The wobblier the edge, the wilder the sea.}
step whale Cut a whale as long as {@2-3? your child's forearm | your hand and wrist together} from {the body}: a fat drop with a tail like a heart at its thin end and a forked spout on its head.
step eye {@2-3? Draw the eye and the mouth while your child shows you where. | Draw an eye and a long mouth with {the pen}.}
step handle {fix tape} {the stick} to the back of the whale so that half of it hangs down as a handle.
step back Rub {the glue} along the back of one strip and press it across the middle of {the base}: the waves farthest away.
step pocket {@2-3? Put glue only on the two ends of the other strips, and let your child press those ends down | Put glue only on the ends of the other two strips and press them down}, one a little below the other. The middle stays open: that is the pocket.
step dive Slide the handle down behind the front waves and pull: {@2-3? down goes the whale. Where is it? | the whale dives. Push, and it comes up to breathe.}
further @2-3 Say goodbye and hello to the whale each time it dives and comes up.
further Make a boat on a second stick, and let the two of them meet.
safety @2-3 Sit while playing with the stick, and put it away afterward.
safety Check the end of {the stick} for splinters before it becomes a handle.
skills tearing, gluing, telling a story
alt A gray whale on a stick behind torn blue paper waves

* tube-octopus
name octopus
title Cardboard-Tube Octopus | Eight-Legged Tube Octopus | Curly-Legged Octopus
about Eight snips turn a tube into eight legs that curl, and an octopus stands up on all of them. | The legs are the best part: roll them up tight, let go, and they stay curly.
step paint {@2-3? Slide {the tube} over two of your own fingers and turn it while your child paints it {color a} all around. | Paint the outside of {the tube} {color a}. Two fingers inside make a good handle.}
step dry Stand it on {the plate} and wait half an hour, until the paint no longer feels cool.
step top Press the rim in on one side, then on the other, so that two points stand up like ears and the top is closed.
step legs Cut eight legs from the other end up to the middle: {@2-3? four cuts first, then one between each two. | snip halfway up at the front, the back and both sides, then split each flap in two.}
step curl {@2-3? Bend the legs outward together, then let your child roll each one around a finger. | Roll each leg outward around the {pen=marker,crayon? shaft of {the pen} | shaft of a pen} until it curls by itself.}
step suckers {!cups? Dip a fingertip in {color b} paint and dot suckers {@2-3? all over the legs. | down every leg, big ones at the top and small ones at the tip.}}
step cups {cups=sticker,stick-on-gem? Press | Glue} {the cups} down the legs as suckers, two on each leg.
step eyes {!sight? Dab two big spots of white on the head for eyes and let them dry.}
step sight Glue {the sight} to the head, close together.
step face Draw {!sight=googly-eye? a pupil in each eye and} a mouth {@2-3? with {the pen}: your child says whether it is happy. | below. {!sight? Pupils close together look surprised, pupils far apart look dreamy.}}
further @2-3 Set something small and soft on each leg and count to eight.
further @4-5 Make a baby octopus from half a tube and carry it around on the big one's legs.
further Write one thing that you would do with eight hands on each leg.
safety A grown-up watches the scissors at the tube's edge: {@6-8? squeeze it flat for the first snip, so that the blade cannot slip. | the tube is squeezed flat for the first snip, so that nothing slips.}
skills painting, snipping, counting to eight
waiting Half an hour for the paint to dry.
alt A painted cardboard-tube octopus with eight curled legs and dotted suckers
fact A real octopus has three hearts.

* streamer-jellyfish
name jellyfish
title Paper-Plate Jellyfish | Jellyfish With Long Tentacles | Floating Plate Jellyfish
about Long, light tentacles float on the smallest draft, so the jellyfish keeps swimming long after the glue pots are put away. | A slit and a strip of tape turn a flat plate into a bell, and everything below it may tangle as it likes.
step paint Paint the bottom of {the bell} {color a} with {the brush}, and add {@4-5? spots | rings or spots} in a second color while it is still wet, so that they bleed like watery skin.
step dry Leave it to dry for half an hour.
step slit Cut one straight slit from the rim to the middle.
step dome Slide one edge of the slit over the other, as far as your palm is wide, until the plate rises into a bell, painted side out. Tape it on the inside.
step tentacles Cut {the tentacles} into eight strips {@4-5? as long as your arm. | as long as your arm, some straight and some wavy along one edge.}
step fix Turn the bell over and tape {@4-5? the strips inside the rim, like hands on a clock. | four strips inside the rim like the numbers 12, 3, 6 and 9 on a clock, then one in each gap, so that the bell hangs level.}
step arms Gather {the arms} into ruffles and tape one end inside, right under the middle: jellyfish have frilly arms between the tentacles.
step eyes {eyes=sticker? Press | Glue} {the eyes} on, near the rim.
step face {eyes? Draw a mouth under the eyes, | Draw two eyes and a mouth near the rim,} where a jellyfish would look down at you.
step hang {punch? Pinch the top a little and punch a hole through it with {the punch}, | Poke a small hole through the top,} thread {the line} through and knot it on the inside. The jellyfish hangs straight when the knot sits in the very middle.
further @4-5 Make a small one from half a plate and hang it lower, as the baby.
further Tape a second jellyfish to the other end of the string and hang both over a hook, so that one rises when the other sinks.
safety A grown-up {@4-5? guides the scissors through the plate and} hangs the finished jellyfish high, where nobody runs into its strings.
skills painting wet on wet, cutting strips, taping evenly
waiting Half an hour for the paint to dry.
alt A jellyfish with a painted paper-plate bell and eight hanging streamers
fact Jellyfish have no brain, no bones and no heart.

* paper-bag-fish
name paper-bag fish
title Stuffed Paper-Bag {V} | Big Brown-Bag {V} | {V} From a Paper Bag
about {v=whale? Stuff it, tie it, and the open end of the bag fans out into a whale's tail all by itself.}{!v=whale? Stuff it, tie it, and the open end of the bag is already a tail: a fish as big as a pillow, in less than an hour of work.}
step stuff Crumple {the filling} into loose balls and stuff {the bag} two thirds full. {v=whale? Fill the corners well: a whale is fat in front. | Leave the corners loose, so that it gets slim at the nose.}
step tie Twist the bag shut above the filling and {tie=rubber-band,twist-tie,pipe-cleaner? wind {the tie} | tie {the tie}} tightly around the twist. What stands out behind is the tail: spread it like a fan.
step paint Hold the {v} by its tail and paint the bag {color a}, {v=whale? with a paler belly. | with stripes or spots in a second color.} Turn it as you go, so that no brown is left.
step dry Hang it by its tail from a clothesline or a hanger for an hour, so that the wet sides touch nothing.
step fins Cut {v=whale? two flippers | two side fins and one long fin for the back} from {the fins}, each with a tab as wide as your finger for gluing.
step attach Fold the tabs over, put {the glue} on them and hold them {v=whale? low on both sides | on the sides and along the back} while you count to thirty.
step trim {v=whale? Cut {the trim} into five narrow strips, glue their ends together on top of the head and let them fall apart as a spout. | Tear {the trim} into pieces as big as a coin and glue them on like roof tiles, from the tail forward: scales.}
step gems {gems=stick-on-gem? Press | Glue} {the gems} along the back: that is how wet scales glitter.
step face Draw {@4-5? a mouth and an eye on each side. | a mouth that goes around the nose and an eye on each side, in the same spot: look from the front to check.}
step eyes Glue {the eyes} over the drawn ones.
further @4-5 Hold the {v} by its tail and let it swim once through every room.
further {v=whale? Make a calf from a lunch bag and hang it close beside its mother. | Make a school of small ones from lunch bags and hang them at different heights.}
safety A grown-up ties the knot and keeps loose ends short.
skills stuffing and tying, painting around a form, placing fins evenly
waiting About an hour for the paint to dry.
alt A stuffed paper-bag {v} with a tied tail
say fish: name=fish
say whale: name=whale
left egg-carton: waits for a crab or a turtle

* carton-turtle
name egg-carton animal
title Egg-Carton {V} | {V} in a Carton | {V} With a Carton Shell
about {v=crab? One cup of an egg carton is all the armor that a crab needs: the claws do the rest. | One cup of an egg carton is the right shell for a {v} that fits in your hand.} | It starts flat, and when the {v=turtle? flippers | legs} bend down it gets up and looks at you.
step cup Cut one cup out of {the carton} and trim the rim until it sits flat without rocking.
step body Stand the cup on {colored card} and draw around it. {v=turtle? Add a head, four flippers and a short tail | {v=tortoise? Add a round head, four short fat legs and a tiny tail | Add two claws in front, three legs on each side and two short eye stalks}}, all as wide as a finger or wider, and cut around the outside.
step paint Paint the cup {color a} with {the brush}, the rim as well, because everyone will see it.
step dry Wait half an hour. Paint that comes off on your finger is not ready for a pattern.
step pattern {!mosaic? {v=crab? Dot eight freckles on the shell with the tip of {the brush}. | Paint five shapes in a lighter or darker shade on the shell, with gaps between them, one in the middle and four around it.}}
step mosaic Cover the dry shell with small pieces of {the mosaic}, as big as a thumbnail, glued flat with {the glue}, a little gap between them: that is what makes it a shell with plates.
step gems {gems=sticker,stick-on-gem? Press | Glue} {the gems} on top, {v=crab? between the freckles. | one in the middle of each plate and the rest along the rim.}
step join Run a line of {the glue} around the rim of the cup and set it on the card. Press down and count to thirty.
step bend {v=turtle? Bend the flippers down a little, the back ones more than the front ones, and the head up. | {v=tortoise? Bend the four legs straight down, until it stands, and the head up. | Fold every leg down at the shell and up again at its middle, so that it stands on tiptoe. Bend the claws and the eye stalks up.}}
step face Draw {!eyes? two eyes {v=crab? on the stalks and | and}} a smile {v=crab? on the shell below the stalks. | on the head.}
step eyes Glue {the eyes} {v=crab? onto the stalks. | above the smile.}
further @4-5 {v=tortoise? Draw a garden on a sheet of paper, with dandelions and a heap of leaves to wake up in, and let {the v} walk through it, slowly. | Draw an island on a sheet of paper and let {the v} crawl around it.}
further {v=turtle? Hatch six small ones from half cups and race them to the sea. | {v=tortoise? Make a bed of leaves in a box for the winter, and wake it on the first day of spring. | Cut a second body with one claw much bigger than the other: a fiddler crab waves with it.}}
safety A grown-up cuts the cup out of the carton, where the scissors have to turn tightly.
skills cutting around curves, painting a pattern, folding
waiting Half an hour for the paint to dry.
alt {a v} with a painted egg-carton shell
say turtle: name=turtle
say crab: name=crab
say tortoise: name=tortoise

* wave-bottle
name wave bottle
title Ocean in a Bottle | The Slow-Wave Bottle | Waves You Can Hold
about Oil slows everything down: tip the bottle, and one long blue wave rolls from end to end. | Water and oil refuse to mix, which is bad for salad dressing and perfect for waves.
step soak Soak the label off {the bottle} in warm water and rub away the sticky rest, so that nothing hides the sea.
step shells Drop in {the shells} for the sea floor.
step water Pour water in {funnel=funnel? through the funnel | through a cone of paper} until {the bottle} is almost half full.
step dye Add the drops of {dye} one at a time, {bottle=plastic-jar? stir | swirl} and stop when you can still see through it: a pale sea shows its waves better.
step shine Sprinkle in {many shine}, for sparks in the foam.
step oil Fill the rest with {the oil}, slowly and right up to the brim. An air bubble would break up the waves, so top it up once it has settled.
step seal Dry the rim, screw the lid on hard and wind {the seal} around it twice. Turn it upside down over the sink: not one drop may come out.
step rock Lay the bottle on its side and tip it gently, left and right. {@4-5? Can you make a wave that goes all the way? | Find the rhythm at which one single wave runs through without breaking.}
further @4-5 Make a second bottle with green water and hold a race of waves.
further Shake it hard and time how long the storm takes to calm down. Does warm water change that?
safety A grown-up checks the sealed lid before the bottle is played with, and wipes up oil at once, because it makes floors slippery.
skills pouring, observing, waiting for things to settle
alt A clear bottle on its side with a blue wave rolling under pale oil
fact Oil floats because the same amount of it weighs less than water.

* salt-seascape
name seascape
title Wax-and-Salt Seascape | Salt-Bloom Seascape | Seascape With Waxy Waves
about Two things that paint cannot resist and one that it cannot cover: wax keeps the foam white, and salt drinks the color into frosty stars. | You paint the sea, and the salt finishes it while you watch.
step tape Tape {the sheet} to the board on all four sides. The tape keeps it flat and leaves a clean white border.
step wax Draw a horizon a third of the way down with white {wax}, thin as a thread, then wave after wave below it, closer together the farther away they are. Press hard: what you cannot see now will be the foam.
step sky Wet the sky with clean water and touch in a pale color. {@9-12? Leave dry patches for clouds, and keep a round spot dry for a sun or moon. | Leave a round spot dry for the sun.}
step sea Paint the sea while you turn to stronger color toward the front: {color b} far away, {color a} in the middle, {color c} at the bottom edge. Use plenty of water, so that the paint is still shiny in the next step.
step wrap Lay {the wrap} over the front waves, push it into wrinkles and leave it there: it prints ripples.
step salt Sprinkle pinches of salt on the shiny parts, not everywhere, and do not touch them again. The stars grow for ten minutes.
step dry Let everything dry flat for an hour.
step clean Brush off the salt{wrap? , lift off the wrap} and pull the tape away slowly, at a slant, so that the paper does not tear.
further @6-8 Cut a boat from leftover paper and glue it on the line where the sea meets the sky.
further Paint the black silhouette of a whale's tail or a lighthouse over the dry sea.
safety Salt stings in scratches and eyes: wash hands before rubbing them.
skills resist technique, painting wet on wet, planning light and dark
waiting About an hour to dry.
alt A watercolor sea with white wax waves and frosty salt stars
left needle: has no work here
left seashell: make a good paperweight for the drying sheet

* clothespin-shark
name snapping shark
title Clothespin Shark | Shark With a Snapping Jaw | Snap! Goes the Shark
about Pinch the tail end and the jaws fly open, and only then do you see who is inside. | The spring of a clothespin is a ready-made jaw, and card teeth do the rest.
step draw Draw a shark as long as {in 7} on {the card}: a pointed nose on the left, one big fin on top, two below, and a tail like a half moon. A big curve of belly leaves room for the mouth.
step cut Cut it out around the outside. The fin may be big, the tail bigger.
step jaw Cut it in two along the mouth: in below the nose, straight back past the place for the gills, then down and out through the belly. The upper piece keeps the tail, the lower one is the jaw.
step teeth Cut two zigzag strips as long as the mouth from {the teeth}: {@6-8? big teeth are easier. | one row with large teeth, one with small.}
step bite Glue the strips behind the edges of the mouth, so that only the points show.
step face Draw an eye, three gills and a scar or two.
step prey Cut a fish as long as your thumb out of {the prey} and draw its eye. {@9-12? Write a message on it if the shark is to be a card.}
step glue Clamp {the pin} so that its mouth points the way the shark looks. Glue the upper half to the upper leg and the lower jaw to the lower one, level with each other, and the fish behind the lower jaw.
step dry Let the glue set for twenty minutes with the jaws closed, and open them once in between, so that the halves do not stick together.
step play Pinch the ends behind the tail fin. {@6-8? How many crumbs of paper can it catch in a minute? | Clip it to a page, a bag of snacks or somebody's homework.}
further @6-8 Make a hippo or a crocodile the same way.
further Stick a note into its mouth and let it guard your door.
safety Clothespins pinch: fingers stay at the back end while the jaws are tried out.
skills cutting zigzags, gluing with aim, how a lever works
waiting Twenty minutes for the glue to set.
alt A gray card shark on a clothespin, jaws open, with an orange fish inside

* denim-whale
name stuffed whale
title {cloth=denim? Denim {V} Softie | Stitched {V} Softie} | {cloth=denim? {V} From Old Jeans | Hand-Sewn {V}} | {V} With Its Stitches on Show
about {cloth=denim? {v=whale? Faded denim has exactly the blue of a whale's back, with worn places for the light on the sea. | Denim is tough, gray-blue and a bit scratchy, just like a shark, and this one keeps its teeth to itself.} | Two outlines, one seam and a good deal of stuffing: no sewing machine needed.} | All stitches show on purpose, so nothing has to be turned inside out, and a crooked one only adds character.
step pattern Draw {the v} as long as your forearm on {the pattern}, with curves wide enough for a fingertip{v=whale? , a deep body and a lifted tail | , a slim body, one fin on top and one below}. Cut it out. Anything thinner than two fingers cannot be stuffed.
step cut Pin the pattern down with your hand, trace it twice onto {the cloth}, the second time flipped over, and cut both out. {cloth=denim? Use the back of the legs, where a seam makes a fine {v=whale? throat line | scar}. | Keep the two pieces facing each other as a pair.}
step belly Cut a belly from {the belly} for {@9-12? one side | each side}, as long as the body and shaped like its lower edge. Sew its upper edge on with small running stitches.
step face Stitch a closed eye and lashes with {the thread} on {@9-12? the side that has the belly | both sides, at the same height}, starting and ending on the inside.
step eyes Sew one of {the eyes} on over each lid, through both holes twice.
step around Lay the two pieces together, right sides out, and sew around {in 1/4} from the edge: {@9-12? running stitch, as long as a grain of rice, | blanket stitch, which wraps the edge and stops fraying,} beginning at the chin. Leave a gap as wide as four fingers at the belly.
step stuff Push {the stuffing} in bit by bit, tail first, with the blunt end of {the pen}. It should feel like a firm pillow, without lumps.
step close Sew the gap shut, knot the thread close to the cloth and bury its end inside by passing the needle once through the body.
further @9-12 Make a calf from the pattern at half size and sew it on by one fin with three stitches.
further Quilt lines along the belly, or embroider the place and date where you would like to see one for real.
safety Needles wait in a scrap of cloth between stitches and are counted at the end. {@9-12? A grown-up helps where the needle has to go through thick seams. | Push the needle through thick seams with a thimble or the back of a spoon, not with a bare finger.}
skills drawing a pattern, {@9-12? running stitch | blanket stitch}, stuffing evenly
alt A stitched blue cloth {v} with a pale belly
say whale: name=whale
say shark: name=shark
left paper-straw: no straw in a softie

* sea-glass-pendant
name sea-glass pendant
title {glass=sea-glass? Wire-Wrapped Sea-Glass Pendant}{!glass=sea-glass? Wire-Wrapped Pendant} | Pendant in a Cage of Wire | {glass=sea-glass? Sea-Glass Necklace}{!glass=sea-glass? Beach-Find Necklace}
about No hole, no glue: four lines of wire hold {the glass} from all sides and leave most of it free for the light. | It is a piece of one particular beach, and the wire that holds it is bent with nothing but your fingers.
step choose Pick {glass=sea-glass? a piece of sea glass | {a glass}} as long as the top half of your thumb, flat rather than round. Cut {in 24} of wire, no thicker than a paper clip, with the part of the scissors near the joint.
step loop Bend the wire in half around {the pencil} and twist the two ends together below it three times. Pull {the pencil} out: this loop will carry the cord.
step cage Set {the glass} below the twist. Lead one wire down the front and the other down the back, cross them at the bottom edge and twist once, tightly.
step back Bring the front wire up along the left side and the back wire up along the right, each going once across the face on its way, so that the piece cannot slip out to any side. Shake it: nothing may rattle.
step neck Wind both ends around the twist below the loop, close together, three times each.
step spiral Wind one end into a small flat spiral around the tip of {the pencil}, press it onto the front, and snip off what is left of the other. Tuck every cut end under a turn of wire and stroke over it with a fingertip: it must not scratch.
step beads Thread one bead onto the cord on each side of the pendant.
step cord Fold {the cord} through the loop. Tie each end around the other strand with a simple overhand knot, so that the two knots slide: pulled apart, they make the cord long enough to go over your head.
further Two small pieces with half the wire become a pair to hang from a window instead.
safety Wire ends spring: hold the free end with the other hand when you cut, look away from it, and wear glasses or sunglasses if you have them.
skills bending wire, tension, sliding knots
alt {glass=sea-glass? A piece of teal sea glass | A beach find} held in silver wire on a cord
left tissue-box: belongs to another day

* shrink-charms
name sea charms
title Shrink-Plastic Sea Charms | Tiny Sea Charms | Whale, Jellyfish and Turtle Charms
about Draw big, bake for three minutes, and your whale comes out thumbnail-sized, as thick as a coin and brighter than before. | In the oven the plastic curls up as if it were alive, then lies down again a third as big: everything that you drew is still there, only finer.
step sketch Draw three sea creatures with {the pens}: a whale, a jellyfish and a turtle, each about {in 3} wide. They shrink to a third, so leave out fine lines and give every one a bold outline.
step color Color them in lightly. Color gets three times stronger in the heat, so half as much as you like is enough.
step cut Cut around each drawing with a rim as wide as a shoelace and round off every corner, because shrunken corners are sharp.
step punch Punch a hole near the top edge of each, not too close to it. It shrinks as well, so this is the moment for it.
step bake {@9-12? The grown-up heats | Heat} the oven as the package of {plastic} says, usually to 325 degrees Fahrenheit (165 degrees Celsius), and {@9-12? slides | slide} the charms in on {parchment} on the tray. Watch through the door: they curl, lie flat again and are ready half a minute later.
step flat Out with the tray, {@9-12? in the grown-up's oven mitts: | in oven mitts:} cover the charms with {parchment} at once and press them with the book for half a minute, until they are flat and cold.
step hang Tie a piece of {links} through each hole with a double knot.
step ring Tie or thread the charms onto {the ring}, each at a different height so that they do not scratch one another.
further @9-12 Trade doubles with friends: everybody draws their favorite sea creature twice.
further Test one idea first: draw a ruler on a scrap, bake it, and find out how much your plastic really shrinks.
safety {@9-12? The oven and the hot tray belong to the grown-up. | Bake with a grown-up in the house and the window open, and use oven mitts.} Hot plastic sticks to fingers, so nobody touches the charms until they have been pressed.
skills planning for scale, cutting fine shapes, patience at the oven door
alt A whale, a jellyfish and a turtle charm on strings from a ring

* wave-layers
name layered wave
means foam
title Five-Layer Paper Wave | Paper Sea in Layers | Layered Wave at Sunset
about Each layer stands a little in front of the last, and the real shadows between them make the sea deep. | No paint and no blade: five colors of paper, a steady hand, and air between the layers.
step size Cut or trim {the sheets} to the same size, about {in 6} square, {sheets=paint-chip? gluing paint chips side by side where one is too small, | } and sort them from the palest to the darkest: sky, far sea, and three waves.
step lines Draw a wave line across each of the four sea sheets. The far one is calm and reaches the middle; each nearer one starts lower, {@9-12? and the last two get a crest that curls over like a comma. | with crests that curl like a comma and end in claws of foam.} The crests must not sit above one another.
step cut Cut along the lines with long, slow snips, turning the paper and not the scissors. In tight curls, snip in from both sides.
step sun Cut a sun from leftover {color f} paper and glue it onto the sky, where the far sea will hide its lower edge.
step spacers Cut {the spacer} into strips as wide as a pencil: two for each side, and one for the bottom, for every layer.
step build Build from the back: strips along the left, right and bottom edge of the sky, a thin line of {glue} on them, then the far sea, and so on. The strips stay hidden behind the wave in front.
step frame Cut a window frame from {the frame} with a rim as wide as your thumb and glue it on top: it hides all the edges.
step dry Lay a book on top and leave it for half an hour.
further @9-12 Put a tiny paper boat between the second and third layer.
further Leave the back open and lean it in front of a window: thin layers glow, double ones stay dark.
safety {@9-12? Snip slowly in the tight curls, with the fingers of the holding hand behind the blades. | If you take a craft knife for the foam instead of scissors, work with a grown-up around, on a thick board, and cut away from the holding hand.}
skills cutting curves, working from back to front, composing with shadow
waiting Half an hour under a book.
alt A framed picture of layered paper waves under an orange sun

* macrame-jellyfish
name knotted jellyfish
title Macramé Jellyfish | Knotted Jellyfish | Jellyfish of Cord and Knots
about One knot, tied over and over, turns by itself into a spiral: four of them are the arms, and loose cord is everything else. | A jellyfish is a bell with trailing arms, which is just what happens when cords meet a hoop.
step cut Cut eight cords of {ft 5} and one of {ft 2} for hanging. Thick cord makes bold knots, thin cord a small jellyfish: choose a hoop to match.
step top Lay the eight cords side by side, fold them in half over the middle of the short one, and knot the short one into a loop. Wind a leftover piece tightly around all of them just below the fold and knot it: sixteen strands now hang from one head.
step hoop Spread the strands evenly around {the hoop}, held about as far below the head as it is wide. Wrap each one around {the hoop} twice, the second time through its own loop, and pull it tight.
step level Hang it up and look from the side. The hoop lies level when all strands are equally long: push the knots up or down until it does.
step knot Take four neighboring strands, the middle two hanging still. Lay the left one over them in the shape of a 4, the right one over its tail, behind and up through the 4, and pull. Repeat, always beginning on the left: after six knots it starts to turn. Make four such spirals, each a little longer than the last.
step beads Slide a bead onto the two middle strands of each spiral and knot them underneath.
step trim Trim the ends at a slant, the outer ones shorter, and draw the comb through them until they unravel into soft fringe.
step hang Hang it where air moves. If it tips, the spirals on the heavy side have slipped: push them up.
further @9-12 Make a small one on a curtain ring as a charm for a bag.
further Dip the ends in cold tea or thinned paint for an hour, so that the color climbs up the fringe.
safety Long cords stay away from necks, and the finished jellyfish hangs higher than small brothers and sisters can reach.
skills half knots, even tension, measuring by eye
alt A macramé jellyfish with a hoop, four spiral arms and a fringe of cord

* wave-block-print
name wave print
means foam
means foam
title {@9-12? Foam-Block Wave Print}{!@9-12? Wave Linocut} | {@9-12? A Wave to Print Again and Again}{!@9-12? The Great Wave in Lino} | Block-Printed Wave
about {@9-12? {block=foam-tray? A clean foam tray | Soft foam} takes every line that you press into it, and then it prints cards until you run out of paper.}{!@9-12? What you carve stays white, what you leave prints: after the first pull you look at pictures differently.} | One block, four prints, and no two quite alike: that is what makes them prints and not copies.
step plan Draw around {the block} on {the plan} and fill the shape with one big wave: a curling crest, claws of foam, a moon. {@9-12? Use lines only | Decide for every area: white or ink}, because a block knows no gray.
step trace Turn the drawing face down on the block, so that the print will come out the right way around, and rub over the back with {the pencil}. {@9-12? Go over the lines once more. | Darken the lines on the block and shade what is to stay.}
step carve @9-12 Press all lines into {the block} with {a carve}, as deep as a fingernail is thick but not through. Thick lines print best, so go over each one twice.
step carve @13+ Carve away everything that stays white, with a grown-up around. Hold the cutter flat like a spoon, push it away from you, and turn the block instead of your hand. Fine lines first, the open sky last.
step ink Put a spoonful of {ink} on {the plate}, {roll=sponge-brush? dip {the roll} in it, and dab a thin, even coat onto the block, almost dry. | roll {the roll} through it until it hisses, and roll a thin, even coat onto the block, in both directions.}
step print Lay {piece sheet} on the block, hold it still with one hand and rub its back with the spoon in small circles, edges too. Peel it up from one corner.
step check Look at the first print: where lines have filled up with paint, use less of it. Where they are missing, {@9-12? press them deeper | carve them deeper, with the grown-up still around}.
step more Ink the block again for every print and pull three more, one of them with the second color rolled onto the top edge.
step dry Hang or lay the prints to dry for an hour, then number them with {the pencil}: 1/4, 2/4, 3/4, 4/4.
further @9-12 Print on folded paper for a set of four cards.
further Carve a second block of the same size for the moon and the sky, and print it first in a pale color.
safety {@9-12? Wash out whatever held food before you use it, and wipe up wet spots on the floor. | The cutter is sharp: a grown-up stays around, the block lies against a stop such as a thick book, and the free hand always stays behind the blade.}
skills thinking in reverse, {@9-12? pressing lines | carving}, inking evenly
waiting An hour for the ink to dry.
alt A blue block print of a curling wave beside the block

* strainer-cloud
name rain cloud
title Rain Cloud in a Strainer | A Cloud Until It Rains | Cotton Cloud That Rains
about A cloud can carry a lot of water, but not forever: spoon by spoon your child finds out when it starts to rain. | Real clouds work like this one, drop upon drop, until they are too heavy to hold it all.
step mix Stir {the color} into half a mug of water until it is as blue as a rainy sky.
step pull {@2-3? Let your child pull the {many cloud} apart until they are wide and airy. | Pull {the cloud} apart into loose, airy tufts.}
step cloud Set the strainer on the bowl and heap the tufts in it. {@2-3? Pat them once: a cloud. | Leave no gaps, or it will rain before it should.}
step drip {dropper? Drop the blue water onto the cloud with {the dropper}, here and there, and count the drops. | {@2-3? Your child spoons blue water onto the cloud, one spoonful after another. | Spoon the blue water onto the cloud and count the spoonfuls.}}
step wait Keep looking under the strainer. {@2-3? Nothing, nothing, and then it rains. | How many did it take until the first drop fell?}
step squeeze {@2-3? Press the cloud with a flat hand: now it pours. | Press down with a spoon, gently for a drizzle, hard for a cloudburst.}
step catch Hold the dripping strainer over {colored sheet white} and tap its rim: the last drops paint {@2-3? a rain picture. | a picture of the rain.}
further @2-3 Wring the cloud out, pull it fluffy and let it rain again.
further Make two clouds, one of tufts and one of {cloud=cotton-pad? paper | a folded towel}, and see which one holds more.
safety @2-3 The bowl holds only a little water, and a grown-up pours it out right afterward. Wet tufts stay out of mouths, and colored water stains: an old shirt, and a sink that may get blue.
safety Food colors stain: roll up sleeves and wear an apron.
skills spooning, counting, watching closely
alt A cotton cloud in a strainer raining blue drops into a bowl
left shaving-cream: stings in eyes, so this cloud is made of cotton

* plate-rain-cloud
name rain cloud
title Paper-Plate Rain Cloud | Rain Cloud to Shake | Cloud With Streamers of Rain
about Fold a plate, and the round edge is where the rain comes out. Shake it, and it rustles like a shower. | All the tearing, pressing and patting is work for small hands, and in the end it rains on command.
step fold Fold {the plate} in half {@2-3? together | }, rims on top of each other, and press along the fold. Open it again: the fold will be the top edge.
step tear {@2-3? Your child tears {the rain} into strips as long as a hand. Eight are enough. | Tear {the rain} into eight strips as long as your forearm.}
step stick Glue the strips side by side onto one half, so that they hang out over the rim.
step shine A grown-up cuts {the shine} into four strips as long as a hand and glues them in between: rain that glitters.
step drops {drops=sticker,stick-on-gem? Press | Glue} one of {the drops} onto every second strip: raindrops that catch the light.
step close Spread glue on the other half and fold it down onto the strips. A heavy book on top for ten minutes keeps it from springing open.
step dab Crumple a scrap of paper, dip it in {the paint} and {@2-3? let your child dab | dab} a row of rainy blots along the round edge. Go on while it is wet: the fluff sticks to it.
step fluff {@2-3? Pull {many fluff} into tufts and dot glue all over the half-moon. Your child presses tuft after tuft on. | Pull {many fluff} into tufts, dot glue all over the half-moon and press them on until hardly any plate shows.}
step face Draw {eyes? a mouth | a face} {@2-3? together: is the cloud sleepy or cross? | on it: is this a gentle rain cloud or one with thunder inside?}
step eyes Glue {the eyes} above the mouth.
step shake Hold it by the top and shake: {@2-3? drip, drop, then a whole shower. | a drizzle first, then a downpour.}
further @2-3 Let it rain on each of your child's toys in turn, and say who gets wet.
further Make a second cloud with yellow strips for the sun, and tell the day's weather with both.
safety @2-3 Tufts of cotton and torn strips stay on the table, not in mouths, so hand out a few at a time.
safety Hang it where nobody has to climb to reach it.
skills folding, tearing strips, pressing and patting
alt A puffy white cloud with a face and eight blue streamers of rain

* streamer-windsock
name windsock
title {@2-3? Wind Streamers to Run With}{!@2-3? Streamer Windsock} | {@2-3? Windsock for Running}{!@2-3? Windsock for a Breezy Day} | {@2-3? Little Windsock}{!@2-3? Eight-Tailed Windsock}
about {@2-3? Wind cannot be seen, but it can be made: run, and the tails fly out behind.}{!@2-3? As long as the tails hang, it is calm. When they lift, the windsock has turned to show where the wind is going.}
step draw {@2-3? Your child draws on {the body}: wiggles for wind, dots for rain, anything goes. | Draw wind, clouds or stripes on {the body} while it is flat.}
step paint Paint over it in broad stripes with {the paint} and let it dry flat for half an hour.
step dots Stick {the dots} wherever there is room.
step roll Roll it into a tube as wide as your two fists side by side and tape the seam from end to end.
step tails {@2-3? Cut {many tails} into eight strips as long as your child's hand. | Cut {many tails} into eight strips as long as your arm and as wide as two fingers.}
step fix {@2-3? Tape the strips around one end of {the body} together: you hold, your child presses. | Tape the strips side by side around the inside of the lower rim. Equal gaps make it hang straight.}
step hang Punch two holes across from each other near the upper rim, tie the ends of a short piece of {line} into them as a handle, and knot the rest to its middle.
step run Take hold of the tube, tails behind, and run. What happens when you stop?
step wind {@4-5? A grown-up hangs it from | Hang it from} a branch or railing, away from walls. {@4-5? Which way do the tails point? | Note morning and evening for a week which way the tails point: the wind comes from the other side.}
further @2-3 Blow at the tails, then wave a big sheet of cardboard at them: which makes more wind?
further @4-5 Tie one by the window of every room and find out where it is drafty.
further Make a scale: tails hanging is 0, tails straight out is 5, and keep a wind diary.
safety @2-3 Run on grass and without anything else in the hands; tear off no longer strips than a hand.
safety A grown-up ties the windsock where children do not run into the cord, and takes it in before a storm.
waiting {paint? Half an hour for the paint. | }
skills cutting strips, spacing evenly, watching the wind
alt A decorated windsock tube with eight bright tails

* spray-rain
name sprayed rain
title {spray=spray-bottle? Spray-Bottle Rain}{!spray=spray-bottle? Squeezed-Sponge Rain} | Rain That Really Runs | Rain Picture With an Umbrella
about Washable marker runs as soon as it gets wet, which is usually a pity. Here it is the rain. | Nobody draws these raindrops: color slides down the paper in long streaks, just as it does on a window.
step lean Tape {the sheet} to the tray and lean it upright in the sink or tub, with the short side down.
step clouds {@2-3? Give your child the markers for thick dark clouds along the top. Scribble over them twice: the more ink, the more rain. | Draw fat clouds along the top edge and color them in twice: the more ink, the more rain.}
step rain {spray=spray-bottle? {@2-3? Your child squeezes {the spray}, both hands on the trigger, and aims the water at the clouds | Spray the clouds with water from a forearm away} | Dip {the spray} in water, hold it against the clouds and squeeze}, until streaks run down. Stop while there is still white between them.
step dry Let it lie flat for forty minutes.
step cut Cut an umbrella as wide as {@2-3? your hand | two of your hands side by side} from {the cover}: half a circle with scallops along the bottom, and a strip for the handle.
step under {@2-3? Your child rubs glue on the back of the umbrella and presses it on under the rain. | Glue the umbrella on below the clouds, handle first.}
step tell Who is standing under it? {@2-3? Tell each other. | Draw them in, with boots.}
further @2-3 Spray a drawing on the tub wall or on the path outside and watch it run.
further Try which of your pens rain best: test a dot of each on a strip of paper.
safety The {spray=spray-bottle? bottle holds nothing but water, freshly rinsed, and never points at faces | sponge is for squeezing only, and stays out of mouths}.
skills squeezing, aiming, watching colors run
waiting About forty minutes to dry.
alt A picture of running blue and purple rain above a red paper umbrella

* bubble-rain
name weather print
title Bubble-Wrap {V}storm | Bubble-Printed {V} | {V} Printed With Bubble Wrap
about {v=snow? A hundred snowflakes at one press: bubble wrap prints a blizzard faster than any brush.}{!v=snow? A hundred raindrops at one press: bubble wrap prints a shower faster than any brush.}
step pad Cut {the wrap} together into a square as big as your hand and fold up one edge to hold it by, bubbles outward.
step roller Wrap {the wrap} around {the roller} with the bubbles outward, cut it off where it meets and tape the seam flat.
step paint Put {color b} paint on {the plate} and brush it over the bubbles, thinly: too much paint fills the gaps, and the {v=snow? flakes | drops} run together.
step print {@4-5? Press the pad onto {the sheet}, pat it and lift, again and again. | Roll it once across {the sheet} in one long push{v=snow? . | , a little slanted, the way wind drives the rain.}} Leave the top edge for the clouds.
step again Wipe the bubbles, brush on a second, {v=snow? bluish white, | darker or paler blue,} and print between the first {v=snow? flakes. | drops.}
step dry Half an hour later it is dry enough to glue on.
step cut Cut {v=snow? a house with a snowy roof | an umbrella like half an orange with scallops below} from {the thing} {v=snow? and {the cloud} | }, and two fat clouds from {the cloud}.
step glue Glue the clouds along the top and {v=snow? the house at the bottom, with a strip of torn paper as a snowdrift in front. | the umbrella where the rain is thickest.}
step draw Draw {v=snow? windows with a light in them and a door. | the handle, and whoever is holding it.}
further @4-5 Pop the bubbles when you have finished printing: each one makes its own small thunder.
further Print a second sheet in the other season's colors and hang the two side by side.
safety Bubble wrap stays away from faces; a grown-up throws it away after the last print.
skills inking thinly, printing, composing a scene
waiting Half an hour to dry.
alt {v=snow? A red house under clouds in a printed snowstorm | A red umbrella under clouds in printed rain}
say rain: name=rain
say snow: name=snow

* torn-sun
name sun
title Torn-Paper Sun | Paper-Plate Sun | Good-Morning Sun
about Rays do not have to be straight, or the same, or even many: every scrap that your child tears off is one. | A sun for gray days, made of nothing but rips and pats.
step tear {@2-3? Start a rip in {the rays} and let your child pull. Long pieces are rays, small ones are for the middle. | Tear {the rays} into long pointed rays and a handful of scraps. Pull slowly, one hand toward you and one away.}
step spread {@2-3? Spread glue around the rim of {the plate} together, one turn like a road. | Spread glue all the way around the rim of {the plate}.}
step first {@2-3? Your child presses the long pieces on, pointing away from the middle, all the way around. | Press the first round of rays onto the rim, thick ends in and tips out, with gaps between.}
step second Put glue on top and press a second round of rays into the gaps.
step thin Glue {the thin} in between, {@2-3? as thin rays that reach farther than the others | all the way around, as thin rays that reach farther than the others}.
step middle Spread glue over the middle and {@2-3? let your child pat the scraps on until no white looks out. | cover it with scraps, edge over edge, until no white looks out.}
step dab Dip a fingertip into {the paint} and dab two warm cheeks on.
step face {@2-3? Draw the face together: your child shows you where the eyes go. | Draw {eyes? a mouth | a face}: is the sun just getting up, or very awake?}
step eyes Glue {the eyes} above the mouth, as close together as you like.
step hello Hold the sun up behind the table and let it rise. {@2-3? Good morning! | What does everyone do when it comes up?}
further @2-3 Let it set behind the sofa and say good night to everything in the room.
further Make a cloud from a second plate that can slide in front of it.
safety @2-3 Torn scraps are handed out a few at a time, and a grown-up watches that none goes into a mouth.
safety Nobody looks into the real sun to see how it is done.
skills tearing, spreading glue, going around in a circle
alt A torn-paper sun with a ring of yellow and orange rays and a smile

* rainbow-bridge
name rainbow
title Rainbow That Grows by Itself | Paper-Towel Rainbow | Rainbow Between Two Clouds
about You only draw the beginning and the end: the water pulls the colors up the paper until they meet in the middle. | Ten minutes of watching, and a rainbow has built its own bridge from cup to cup.
step strip Cut a strip {in 4} wide and {in 10} long from {the towel}.
step stripes At each end, draw six stripes side by side in rainbow order, red to purple, each as long as your thumb and pointing toward the middle. Go over them until the ink is thick, and {@4-5? let a grown-up check that both ends begin with red on the same side. | start with red on the same side at both ends, so that like meets like.}
step cups Fill {the cups} with water up to two fingers below the rim and stand them a hand's width apart.
step bridge Hang the two ends into the water so that only the tips get wet and the stripes stay above it. The middle forms a bridge.
step watch Now keep still and look: the water climbs, takes the color along, and after about ten minutes the two halves meet.
step dry Lift the bridge out, empty {the cups}, dry them and hang the rainbow over them again. In about two hours it is dry and keeps its arch.
step clouds Glue {many fluff} all around the outside of {the cups}: now they are clouds.
step stand Set the ends of the rainbow into the clouds, {@4-5? and put it where everyone can see it. | and weigh them down with a crumpled scrap of paper towel if the arch wants to lift.}
further @4-5 Draw only red, yellow and blue, with gaps between, and see which colors appear where they meet.
further Time the climb with a paper towel, a napkin and a coffee filter: which one drinks fastest?
safety Use washable markers and old clothes, since rainbow water stains, and pour it out when the colors have met.
skills color order, observing, patience
waiting About two hours to dry.
alt A paper-towel rainbow arching between two cups that are covered like clouds

* weather-dial
name weather dial
title Weather Dial for Every Morning | {one plate} Weather Wheel | Today's Weather, With an Arrow
about Look out of the window, turn the arrow: a job for every morning that a child can be in charge of. | Six kinds of weather fit on one plate, and the arrow makes up its mind only when you do.
step fields Lay {the ruler} across the middle of {the plate} three times, like cutting a pie, and draw along it, so that you get six equal fields.
step pictures Draw one kind of weather in each field: sun, clouds, rain, a thunderstorm, snow and wind. {@4-5? Color every field in a different color. | Wind has no shape of its own, so draw what it blows about.}
step fluff Glue {many fluff} onto the cloud field.
step bits Glue a circle of {bits} onto the sun.
step arrow Cut an arrow from {the arrow}, half as long as the dial is wide, with a point that can be seen from across the room.
step axle Poke a hole through the middle of {the plate} and through the thick end of the arrow, push {the axle} through both, and open its legs at the back.
step turn Turn the arrow all the way around. If it is stiff, {@4-5? ask for the legs to be loosened | bend the legs up a little}; if it drops by itself, press them flat.
step morning Look outside, feel the air at the window, and set the arrow. {@4-5? What will you wear? | Guess tonight what it will say tomorrow, and keep score.}
further @4-5 Dress a paper doll or a stuffed animal for the weather that the arrow shows.
further Add a ring of numbers around the rim with a second arrow for the temperature.
safety A grown-up makes the holes and presses the sharp legs of the fastener flat at the back.
skills dividing a circle, drawing symbols, observing the weather
alt A round weather dial with six pictures and a red arrow

* tornado-bottle
name tornado bottle
title Tornado in a Bottle | Two-Bottle Twister | Bottle Whirlwind
about One swing of the wrist, and a tornado stands in the bottle from top to bottom, with a hole through its middle where the air rushes up. | Without a twist the water only gulps and glugs. With one it drains in half the time, and you see why.
step match Choose two bottles with the same neck, pull off the labels and take off the lids and rings.
step fill Fill one of {the bottles} two thirds with water and dry both necks with the towel: tape does not hold on wet plastic.
step dye Swirl in the drops of {dye}.
step shine Add {many shine}: later it shows how fast the water runs near the middle.
step washer Lay {the washer} on the mouth of the full bottle: the smaller hole makes a slower, longer tornado.
step join Stand the empty bottle upside down on the full one, necks exactly mouth to mouth. One person holds, the other winds {the seal} around the joint, six times, pulling it tight and pressing out the folds.
step check Tip it over the sink. {@6-8? If it drips, dry it and add more tape. | If it drips, dry everything and wind on more tape: a wet layer below never seals.}
step spin Turn the full bottle to the top, hold the joint with one hand, and swing the upper bottle in quick circles, {@6-8? five times. Let go and watch the tornado. | five times. Then change direction: does the tornado care which way it turns?}
further @6-8 Drop in two small pieces of paper and watch them race down the wall of the tornado.
further Time how long it takes to drain with and without a swing, three times each, and compare the averages.
safety Spilled water makes floors slippery: spin it over the sink or outdoors, and keep a towel at hand.
skills sealing a joint, working in pairs, observing
alt Two bottles taped neck to neck with a whirling blue tornado in the upper one
fact In a real tornado the air near the ground flows in, and then up.

* cup-anemometer
name wind meter
title {cups=paper-cup? Paper-Cup Wind Meter | Wind Meter With Cups} | Spinning Cup Anemometer | Four-Cup Anemometer
about Weather stations measure wind with cups on arms: the hollow side catches more of it than the round side, so the whole cross turns. | The harder it blows, the faster it spins, and one marked cup lets you count how fast.
step mark Color one of {the cups} all over with {the pen}. That is the one to count.
step cross Lay {the arms} across each other in the middle like a plus sign, pinched flat where they cross, and {fix=stapler? staple them together, just beside the center. | tape them together, crosswise.}
step cups {fix=stapler? Staple | Tape} one of {the cups} to each of the four ends, lying on its side. {@6-8? All open ends look the same way around, like four dogs that chase each other. | All mouths face the same way around the circle, and the distance to the middle is the same for all four.}
step turn Hold the cross by its middle on one fingertip. The side that rises is too light: stick a bit of {fix=stapler? paper | tape} under its {one cups} until the cross stays level.
step pin Push {the pushpin} straight down through the middle of the cross, wiggle it until the hole is wide, and press it deep into the eraser on the end of {the axle}. Leave room for the cross to turn freely.
step free Blow into one of {the cups}. If it stops at once, the hole is too tight, or the cross sits too low.
step wind Hold {the axle} upright outdoors, above your head, and count how often the marked one comes past in {@6-8? ten seconds. | thirty seconds. Measure three times and take the middle number.}
step table {@6-8? Count in three places: behind the house, at the corner, on top of a hill or slide. Where is the wind the strongest? | Write down the turns for a week next to the wind speed in the forecast. Soon you can read one from the other.}
further @6-8 Race it: who can blow it around ten times with the fewest breaths?
further Rebuild it with arms half as long, and find out whether it spins faster or slower in the same wind.
safety A grown-up {@6-8? does | helps with} the step with the pushpin and sees that it sits firmly in the eraser.
skills balancing, counting and timing, keeping a record
alt Four cups on a cross of straws that turn on top of a pencil, one cup red
left yarn: would catch in the spinning arms
left pinecone: opens when the air is dry, which is a weather station of its own

* weather-vane
name weather vane
title {V} Weather Vane | {V} That Shows the Wind | Weather Vane With {A v}
about {v=whale? Whales have turned on the roofs of harbor towns for three hundred years: the head looks where the wind comes from, because the big tail lets itself be pushed away.}{!v=whale? A rooster has turned on church roofs for more than a thousand years: it looks the wind in the face, because its big tail lets itself be pushed away.}
step draw Draw {a v} as long as your forearm on {the card}, in outline only: {v=whale? round head, thin waist, a tail fin as wide as your hand. | comb and beak in front, and a tail that takes up half of it.} The first third, counted from the nose, has to be smaller than the rest.
step cut Cut it out, lay it on the rest of {the card}, trace it and cut out the twin.
step sleeve Cut a piece as long as your finger off {the sleeve} and close its upper end with {tape}. It is the bearing, and the closed end will ride on the tip of {the rod}.
step join Glue the sleeve upright between the twins, one third of the way back from the nose, with the open end showing at the bottom. Spread {glue} over the rest, press the twins together and lay a book on top for an hour.
step paint Paint both sides {color a} {v=whale? with {a color b} eye | with {a color b} comb}, and the edges twice: paint is what keeps the rain out.
step pot Stand {the rod} in the middle of {the pot}, tip up, and pack {many fill} tightly around it. A hand's length should stand out, straight as a mast.
step letters Write N, E, S and W around the rim, a quarter turn apart.
step set Lower the vane onto {the rod} and blow from the side: it should swing around and face you. If it does not, {@9-12? cut a little off the head end. | trim area off the head or add some to the tail, until it does.}
step north Carry it outdoors to an open place and turn {pot? {the pot} | the whole vane} until N points where the compass on {the compass} says. A wind has the name of the place it comes from, so read the letter under the nose.
further @9-12 Keep a list for two weeks: which wind brings rain where you live?
further Design your own silhouette for it, a bicycle, a cat, your initials, and test how much tail it needs.
safety The tip of the rod is at eye height on a table: keep it under the vane or stick a lump of clay on it, and set the finished vane where nobody bends over it.
skills silhouette drawing, balance, finding north
waiting An hour under a book, and an hour for the paint.
alt {a v} weather vane turning above a pot
say whale: name=whale
say rooster: name=rooster

* cloud-lamp
name cloud lamp
title Glowing Cloud Lamp | Thundercloud Night-Light | Cloud With Lights Inside
about By day it is a white cloud under the ceiling. In the dark it glows from inside, like a storm that is still far away. | A paper lantern has the light and the shape already; all it needs is weather.
step open Open {the lantern} on its wire and knot {the line} to the wire, so that it hangs at working height, for instance from a chair back.
step flash Do your lights come as a strip with three wires? With everything unplugged, connect 5V, GND and the data wire to pin 6 of {the board}, load the NeoPixel example from {the computer}, and set it to ten lights: the plug of the board can feed so many. Then program the storm: warm white all the time, and two short flashes after a random pause. The board itself stays outside the cloud.
step light {light=string-light? Feed {the light} into the lantern in loops, so that the lights touch the paper all around, and let the battery case or the cable hang at the opening, where you can reach the switch. | Tie {the light} inside the lantern with a piece of {line}, so that it hangs in the middle and can be reached from below.}
step tear Pull {the fluff} apart into tufts as big as your palm, airy enough to see your fingers through.
step puff Take the lantern down and turn it so that you work on top, never overhead. {glue=glue-gun? Run | Brush} {the glue} onto a patch as big as your hand, press tufts on and wait ten minutes before you turn on to the next. Keep the opening free.
step shape Glue bigger tufts on top of the first ones at both sides and on top, and leave the bottom flat. Clouds are wider than high: look at it from across the room. Let it hang for an hour, until nothing moves when you blow.
step bolt Cut two lightning bolts as long as your hand from {the bolt} and tie them below the cloud at different heights.
step ring Hang {the ring} a hand below the cloud from three equal pieces of {line}: it hangs level when all three are tight.
step drops Tie {the drops} to pieces of {line} of different lengths, wind the ends twice around before you knot, and hang them below the cloud, no two at the same height: rain that catches the light.
step shine Tie {the line} to a curtain rod or a ceiling hook, {light=string-light? switch the lights on | light it up} and darken the room. {light=string-light? Where it is too bright, lay on another tuft. | Turn the lantern until the glow is where you want it.}
further @9-12 Hang three small clouds of leftover stuffing on threads around it.
further {light=string-light? Lights with a flicker setting make it a thunderstorm: play a recording of rain to go with it. | Stain a few tufts with thinned blue paint for the dark belly of the storm.}
safety Only lights that stay cool and run from a battery case{board? , or from the five volts of the board, | } go inside, never a bulb or a flame, because paper and stuffing burn. Switch it off when you leave the room or fall asleep.
skills building up a form, working in patches, seeing light
waiting About an hour for the glue.
alt A fluffy white cloud lamp with warm lights shining through
left sandpaper: nothing here is rough enough to need it

* storm-pour
name pour painting
title {v=storm? Storm-Sky Pour Painting}{!v=storm? {v=aurora? Aurora Pour Painting}{!v=aurora? Poured Surf Painting}} | {v=storm? Poured Storm Clouds}{!v=storm? {v=aurora? Northern Lights, Poured}{!v=aurora? Beach Waves, Poured}}
about {v=storm? Clouds are air that flows, and poured paint flows the same way: you only tilt, and the weather makes itself.}{!v=storm? {v=aurora? The curtain of an aurora hangs and drifts, and so does paint that is thin enough to run.}{!v=aurora? Foam runs up a beach and leaves lace behind: paint that runs does the same.}}
step cover Spread the newspaper wide, put the tray on it and set {the canvas} on two upturned cups in the tray, so that paint can drip off all around.
step mix Mix each color in its own cup: two tablespoons of paint, two of {the medium} and one of water. {v=storm? Make much {color a} and {color d}, and less of the others. | {v=aurora? Make three times as much {color a} as of each other color. | Make much {color a} and {color d}, some {color b}, and plenty of {color c}.}} Stir slowly, so that no bubbles get in.
step thin Lift the stirrer: the paint should run off like warm honey and lie flat after a moment. Too thick, add water by the drop; too thin, add paint.
step stack Pour the colors on top of one another into the fifth cup, a little of each in turn, letting them slide down the side. Do not stir.
step pour {v=storm? Pour the cup out in a broad zigzag from corner to corner. | {v=aurora? Cover {the canvas} with {color a} first, then pour the cup out in one long wavy ribbon across it. | Pour {color d} over the lower third and {color a} over the upper one, then the cup in a line along the border.}}
step tilt Pick {the canvas} up by its edges and tilt it, slowly, toward each corner, until the paint has run over all four sides. Stop earlier than you think: every tilt makes the shapes longer and fainter.
step blow Blow {v=surf? the white over the sand | along the light parts} through {the wind}, low and sideways, in short breaths. Never suck.
step streak {v=storm? Dip the edge of a clean stirrer in white and draw one forked bolt of lightning through the wet clouds. | {v=aurora? Flick a few white stars off the tip of a stirrer, and leave a dark edge of hills at the bottom. | Drip white from the tip of a stirrer along the waterline: it spreads into foam.}}
step dry Leave it level and untouched for a day. Scrape up spare paint and throw it in the trash, never down the drain.
further @9-12 Lay a piece of paper on the paint in the tray and peel it off: marbled paper for cards.
further Pour a row of three small ones from the same cups, so that the weather wanders from one to the next.
safety Acrylic paint does not wash out of clothes: old shirt, rubber gloves from the kitchen, and no tabletop that matters. {@9-12? A grown-up stays within reach and helps with the tilting.}
skills mixing to the right thickness, letting chance work, knowing when to stop
waiting A day, lying level.
alt {v=storm? A poured picture of dark clouds with a bolt of lightning | {v=aurora? A poured picture of green and purple northern lights | A poured picture of teal surf running onto sand}}
left ribbon: stays dry in the drawer
left glove: would soak up paint; kitchen gloves of rubber keep it off
say storm: name=storm
say aurora: name=aurora
say surf: name=surf

* storm-hoop
name storm hoop
title Stitched Storm Cloud in a Hoop | Embroidered Thunderstorm | Storm Hoop With {drops=bead,seed-bead? Beaded}{!drops? Stitched} Rain
about A cloud of knots, a bolt as smooth as satin, rain in single stitches: four stitches, and each one is right for its kind of weather. | The hoop that holds the cloth tight while you sew becomes the frame as soon as you stop.
step hoop Open the screw, lay {the cloth} over the inner ring, press the outer one down over it and tighten. Pull the edges until it sounds like a drum when you tap it.
step draw Draw a cloud as wide as three fingers are long, a bolt below it and slanting lines for rain.
step outline Split {color b} floss in half, thread {the needle}, knot the end and follow the cloud in backstitch: forward one stitch underneath, back to the end of the last on top.
step fill {@9-12? Fill the cloud with little crosses and stars, close together at the bottom and wide apart at the top, so that it looks heavy below. | Fill the cloud with French knots: come up, wind the floss twice around the needle, go down close beside and hold the floss tight while you pull. Pack them at the bottom, scatter them at the top.}
step bolt Fill the bolt with {color c} satin stitch: parallel stitches from edge to edge, side by side, without gaps. All six strands cover fastest.
step rain Sew the rain in {color d}: three or four straight stitches to a line, like dashes, all at the same slant.
step drops Sew one of {the drops} to the end of each line and scatter the rest below, two stitches through each.
step finish Turn the hoop over, cut the cloth to a rim as wide as two fingers, fold it in and glue it to the inner ring.
step back Cut a circle of {back} and glue it over the back, so that nobody sees the knots.
further @9-12 Stitch the date of a storm that you remember along the edge.
further Make a row of three hoops: sun, storm, rainbow.
safety Needles live in a scrap of cloth, never in the mouth or the sofa. {@9-12? A grown-up shows the first stitches and checks for lost needles at the end. | Stop when eyes or fingers are tired, and count needles at the end.}
skills backstitch, {@9-12? cross-stitch | French knots}, satin stitch
alt A hoop with a stitched white cloud, a yellow bolt and blue rain

* cord-rainbow
name cord rainbow
title Wrapped-Cord Rainbow | Fringed Rainbow | Five-Arc Rainbow for the Wall
about Wrapping is slow in the best way: hands are busy, talk goes on, and at the end five bare cords are a rainbow. | Choose five colors that you would wear together, and the rainbow looks like you.
step cut Cut the longest arc {in 20} long from {the core}, and four more, each shorter than the one before by three times the thickness of {the core}: about {in 2} with {core=rope? thick rope | cord as thick as a finger}. Then they nest without gaps.
step start Measure {in 2} from each end and leave that part bare for the fringe. Put a dab of {glue} at the first mark and lay the end of {the yarn} along the cord, under the wraps to come.
step wrap Wrap the longest one in {color a}, turn beside turn, tight enough that nothing shines through and loose enough that it still bends. Go on with {color b}, {color c}, {color d} and {color e}, from the longest to the shortest.
step end At the second mark, put glue under the last three turns, push the end through with {the needle} and snip it.
step bend Bend each one into an arch and nest them. If one is too long for its place, unwrap a turn or two at both ends.
step sew Turn the rainbow face down on the table and sew neighboring arcs together with {yarn}, one stitch every thumb's width, catching only the wraps at the back. Spread a thin line of glue over the stitches and let it set for half an hour.
step fringe Untwist the bare ends, comb them with your fingers and cut them off in one straight line.
step loop Sew a loop of {yarn} to the top at the back: it hangs straight when the loop is exactly in the middle.
further @9-12 Sew a pom-pom cloud of leftover yarn over the two feet.
further Make it with three arcs from thin string as a bag charm, or with seven from thick rope for a whole wall.
safety The needle goes through thick cord with a push: point it away from the holding hand. Long yarn ends are cut off, so that nothing dangles over a bed or crib.
skills wrapping evenly, measuring, sewing on the back
waiting Half an hour for the glue.
alt A wall rainbow of five wrapped arcs with fringed ends
`;
