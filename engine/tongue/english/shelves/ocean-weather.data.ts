export const words = `
* sponge-fish
name fish print
title Sponge-Print Fish | Fish in the Sponge Waves | A Sea Printed With Sponges
about A sponge holds just enough paint for a whole wave, and a fish with a spongy skin needs no drawing at all. | One sponge is the sea and the other one is the fish: press, lift, and another one swims along.
step cut Cut one dry sponge into a fish as long as {@2-3? your child's hand | your hand}: an oval with a notch before the tail. Leave the other sponge whole.
step lay Spread {the newspaper} on the table with {the sheet} on top, and pour a flat puddle of each paint color onto {the plate}.
step waves @2-3 Dip the long edge of the whole sponge into the {color b} and let your child wipe it across the paper in wiggles: waves at the top, waves at the bottom.
step waves Dip the long edge of the whole sponge into the {color b} and pull it across the paper, up and down as you go: two waves near the top and one at the bottom.
step fish @2-3 Press the fish sponge into the {color a}, then onto the paper. Your child pats its back with a flat hand and lifts: there it is.
step fish Press the fish sponge into the paint and then flat onto the paper. Print the palest color first, and turn the sponge over so that some fish swim the other way.
step bubbles Dip a fingertip in {color b} paint and {@2-3? dot bubbles wherever a fish might breathe. | dot three bubbles rising from each mouth, every one smaller than the last.}
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
left seashell: {nothing}

* sticky-aquarium
name window aquarium
title Sticky-Window Aquarium | Fish Tank for the Window | See-Through Aquarium
about The window does the work: everything your child presses on stays, no glue anywhere, and the sun lights the water. | A tank that never needs cleaning, with fish behind torn paper water that glows when the sun comes round.
step cut {@2-3? From {the card} cut three fish as long as your child's hand and two waving weeds as long as your hand, and four strips for a frame. | Draw three fish and two waving weeds as long as your hand on {the card} and cut them out. Cut four strips as wide as two fingers for the frame.}
step hang Peel {the film} and tape it to a low window by its corners, sticky side toward the room.
step fish @2-3 Let your child press the fish and the weeds onto the sticky film. Who swims near the bottom?
step fish Press the fish and weeds on first, the weeds growing up from the lower edge. Think before you press, because they hold at once.
step tear Tear {the bits} into pieces {@2-3? as big as your child's palm. A small tear at the edge gets each piece started. | between a stamp and a palm in size. Torn edges look wetter than cut ones.}
step water @2-3 Your child covers the gaps with torn water, piece after piece, until hardly any sticky spot is left.
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
step whale Cut a whale as long as {@2-3? your child's forearm | your hand and wrist together} from {the body}: a fat drop with a tail like a heart at its thin end.
step eye {@2-3? Draw the eye and the mouth while your child shows you where. | Draw an eye, a long mouth and a spout with {the pen}.}
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
title Cardboard-Tube Octopus | Eight-Legged {color a} Octopus | Curly-Legged Octopus
about Eight snips turn a tube into eight legs that curl, and an octopus stands up on all of them. | The legs are the best part: roll them up tight, let go, and they stay curly.
step paint {@2-3? Slide {the tube} over two of your own fingers and turn it while your child paints it {color a} all around. | Paint the outside of {the tube} {color a}. Two fingers inside make a good handle.}
step dry Stand it on {the plate} and wait half an hour, until the paint no longer feels cool.
step top Press the rim in on one side, then on the other, so that two points stand up like ears and the top is closed.
step legs Cut eight legs from the other end up to the middle: {@2-3? four cuts first, then one between each two. | snip halfway up at the front, the back and both sides, then split each flap in two.}
step curl {@2-3? Bend the legs outward together, then let your child roll each one around a finger. | Roll each leg outward around the {pen=marker,crayon? shaft of {the pen} | shaft of a pen} until it curls by itself.}
step suckers Dip a fingertip in {color b} paint and dot suckers {@2-3? all over the legs. | down every leg, big ones at the top and small ones at the tip.}
step eyes Dab two big spots of white on the head for eyes and let them dry.
step face Draw a pupil in each eye and a mouth {@2-3? with {the pen}: your child says whether it is happy. | below. Pupils close together look surprised, pupils far apart look dreamy.}
further @2-3 Set something small and soft on each leg and count to eight.
further @4-5 Make a baby octopus from half a tube and carry it around on the big one's legs.
further Write one thing that you would do with eight hands on each leg.
safety A grown-up watches the scissors at the tube's edge: {@6-8? squeeze it flat for the first snip, so that the blade cannot slip. | the tube is squeezed flat for the first snip, so that nothing slips.}
skills painting, snipping, counting to eight
waiting Half an hour for the paint to dry.
alt A painted cardboard-tube octopus with eight curled legs and dotted suckers
fact A real octopus has three hearts.
`;
