export const words = `
* button-creatures
name button {v}
title {A V} {buttons=button? From the Button Box | of {buttons}} | {V}, {buttons=button? Button by Button | Piece by Piece} | The Bright Little {V}
about {v=turtle? Every {one buttons} is a plate of the shell, and no two turtles are alike. | {v=snail? Round and round go {the buttons}, as in a real snail shell. | {v=fish? {many buttons} are scales that never fall off, if the glue is good. | The wheels were there first; the rest of the car had to be drawn around them.}}}
say turtle: name=turtle; draw=a half circle, flat side down, a head in front and two feet below; place=all over the shell, the big ones first; where=the pond
say snail: name=snail; draw=a long flat foot with a head, and a big circle on top; place=in a spiral, from the middle outward; where=the lettuce
say fish: name=fish; draw=a body like an egg and a tail like a triangle; place=in rows, from the tail to the head; where=the sea
say car: name=car; draw=a long body with a roof; place=two big ones below as wheels, small ones as lamps and windows; where=the road
step sort Tip {the buttons} out and sort them: big, small, {buttons=button? two holes, four holes, | shiny, dull,} all of one color.
step outline Draw {v.draw} on {the paper}, as large as your hand. Color it.
step glue Lay {the buttons} out first: {v.place}. Then a dot of glue for each, and press.
step eyes {v=car? {fix stick} {the eyes} into the window: somebody sits inside. | {fix stick} one eye onto the head; the other is on the side that nobody sees.}
step ground {ground=washi-tape? Press {the ground} | {fix stick} {the ground}} along the lower edge: {v.where}.
step draw Draw what is still missing around it: sun, plants, a friend.
step dry Let it lie flat for an hour.
step count How many are there? Which one do you like best, and where might it come from?
further Make a second one in one color only.
safety What is left of {the buttons} goes back into its box and is counted: little brothers and sisters must not find one.
skills sorting, drawing an outline, gluing in order
waiting An hour for the glue.
alt {a v} of colorful buttons on paper

* shoebox-aquarium
name aquarium
title Three Fish in a Box | An Aquarium Without Water | The Shoebox Sea
about These fish want no food and no clean water. They hang on threads and swim whenever somebody blows.
step side {@4-5? A grown-up takes the lid off {the tank} or cuts one side open | Take the lid off {the tank} or cut one side open} and {@4-5? stands | stand} it like a little stage.
step water {water=paint? Paint the inside of {the tank} {color a} and let it dry for half an hour. | Tear {the water} into waves and {fix stick} them to the back wall, one above the other.}
step draw {fish=sticker? Draw rocks and plants on the back wall with {the pens}. | Draw three fish on {the fish}, as long as your finger, and color both sides.}
step cut {fish=sticker? Press each of {the fish} onto a scrap of paper and cut around it. | {@4-5? Cut them out together | Cut them out}: a body like an egg and a tail like a fan.}
step hang {@4-5? A grown-up cuts {the line} and tapes | Cut {the line} and tape} one end to each fish, the other to the ceiling of the tank, at different heights.
step weed {weed=pipe-cleaner? Bend {the weed} | Twist {the weed}} a little and {fix stick} it to the floor and the walls: seaweed.
step ground Spread {a stick} on the floor and press {the ground} in.{finds?  {the finds} go on top, the largest near the back: here the fish hide. | }
step bubbles {bubbles=sticker,stick-on-gem? Press {the bubbles} onto the walls | {fix stick} {the bubbles} onto the walls}: bubbles, or more fish.
step pane Stretch {the pane} over the open front, leave a gap as wide as a hand at the top, and hold the other edges with {tape}. Now it looks wet inside.
step swim Blow gently{pane?  in at the top | }. Who swims first, and who {weed? hides in the weeds | comes last}?
further Add a treasure chest or a diver.
safety {@4-5? Threads are cut short by a grown-up; the tank stands on a shelf, away from small sisters and brothers. | Threads stay inside the tank.}
skills drawing fish, hanging in balance, arranging
waiting Half an hour in all.
alt A box aquarium with three fish on threads, waves and weeds

* climbing-beanstalk
name beanstalk
title Up the Beanstalk | {jack? Jack's Beanstalk | } | Five Beans and a Very Long Climb
about A handful of beans, and in the morning a stalk reaches up into the clouds. Nobody has to wait until morning here.
step hill Stand {the post} tall and color the lowest part brown: the garden. Draw Jack's house beside it.
step beans {fix stick} {n bean} of {the bean} into the ground. These are the magic ones.
step stalk Cut {stalk=construction-paper,tissue-paper,felt,crepe-paper? a strip two fingers wide and as long as your arm, and five leaves, | a piece as long as your arm and five short ones} from {the stalk}.
step twist Twist the long piece and {fix stick} it on in curves, from {the bean} up to the top. The {stalk=construction-paper,tissue-paper,felt,crepe-paper? leaves go | short ones go} to the left and the right, like rungs.
step vine Wind {the vine} around the stalk{@4-5? , and a grown-up cuts off what hangs | , and cut off what hangs}.
step cloud Pull {the cloud} apart and {fix stick} the tufts across the top: nobody sees from below what is up there.
step castle Draw the giant's castle above, with one light in a window.
step jack Draw a face and clothes on {the jack}, with {the pens}: that is Jack.
step climb Let Jack{jack?  | , played by two fingers,} climb from leaf to leaf. Fee, fi, fo, fum: who is at home?
further Put a real bean into wet cotton on the windowsill, and measure every morning.
safety {many bean} stay on the picture or in their jar, and out of noses and ears; stalks are cut short.
skills twisting, gluing in curves, telling a story
waiting Half an hour for the glue.
alt A green beanstalk climbing into clouds with a castle, and Jack on it

* snipped-snowflakes
name paper snowflakes
title Four Snowflakes, None Alike | Fold, Cut, Snow | {string? Snowfall on a String | Paper Snowfall for the Window}
about Folded small, cut a few times and opened: nobody, not even the one with the scissors, knows beforehand what it will be.
step round {paper=coffee-filter,paper-doily? {the paper} are round already: smooth them flat. | {@4-5? A grown-up cuts | Cut} circles as large as a saucer from {the paper}.}
step fold Fold each circle in half, in half again, and {@4-5? , if it still goes, once more. | into thirds: that makes six arms, as on a real one.}
step snip {@4-5? Together cut | Cut} little triangles and half circles out of the folded edges. Between two cuts some paper has to stay, or it falls apart.
step open Open it slowly, fold by fold. Oh.
step tint {tint=marker? Color the edges with {the tint} | Dab some of {the tint} on} over {the plate}, if your snow is blue.
step shine {shine=glitter-glue,chalk? Dot {the shine} on the tips. | {shine=metallic-paper? Tear {the shine} into bits and stick them on the tips. | Press {the shine} on the tips.}}
step string {@4-5? A grown-up lays out {the string} | Lay out {the string}} and {tape=glue-stick? glues | tapes} one flake beside the other to it: a garland.
step hang Hold them up to the window. Which is the fanciest, and which has the biggest holes?
further Save what falls off: it is the snow on the ground.
safety {@4-5? One hand of the grown-up guides the scissors, for many layers are tough; the garland hangs high. | Many layers are tough: cut near the joint of the blades.}
skills folding, cutting, being surprised
alt Three lacy paper snowflakes on a line

* cotton-swab-snowfall
name snowy picture
title A Snowman in a Thousand Dots | It Is Snowing Dots | Snow on a Dark Night
about One dab is a flake, a hundred dabs are a storm. The snowman is only where they have settled.
step rings Draw three circles on {the paper}, one above the other, the largest below. Choose the darkest that you have: nobody sees snow on white.
step body Dip {the dabber} into the {color a} on {the plate} and fill the circles, dab beside dab.
step snow Now the snow: single dots all over, close together below, far apart above.
step dry Half an hour, and it is dry.
step buttons {buttons=sticker? Press {the buttons} on | {fix stick} {the buttons} on}: buttons for the belly, and two for the eyes, if there are enough.
step arms {arms=yarn,grass? Lay {the arms} | {fix stick} {the arms}} on at the sides as arms{arms=yarn,grass? , in a line of glue | }.
step scarf {scarf=washi-tape? Press {the scarf} across as a scarf. | Fold {the scarf} to a strip and {fix stick} it on as a scarf, one end hanging.}
step fluff Pull {the fluff} apart and {fix stick} the tufts along the lower edge: deep snow.
step face Draw two eyes, a carrot nose and a mouth of dots.
step tell What does he see, now that it is night?
further Dab a tree with snow on every branch.
safety Swabs are for paint, never for ears.
skills dabbing, filling a shape, seeing a picture in dots
waiting Half an hour for the paint.
alt A snowman of white dabs in falling snow on dark paper

* stick-hero-team
name hero team
title Three Heroes on Sticks | The Team That Never Sleeps | Small Heroes, Long Capes
about One can fly, one can see through walls, and one is never afraid of dogs. {n sticks} heroes on one team, and the city is in good hands.
step suit Color {the sticks} from the middle down: suit, belt and boots, each in other colors.
step face Draw a mask and a smile on each, near the top{!eyes? , with two eyes in the mask | }.
step eyes {fix stick} two of {the eyes} onto each mask.
step hair Cut {the hair} short and {fix stick} it on top.
step cut {cape=ribbon? Cut {the cape} into pieces as long as a finger. | Cut a cape for each from {the cape}: narrow above, wide below, as long as a finger.}
step cape {fix stick} the upper edge of each cape behind the shoulders, so that the rest can fly.
step sign {sign=metallic-paper? Tear {the sign} into bits and {fix stick} one to each chest. | Put one of {the sign} on each chest.}
step home Stand them in {home=play-dough? a lump of {the home} | slits in {the home}}: headquarters.
step save When the glue has dried for half an hour, the alarm rings. What has happened, and who goes first?
further Make the one they rescue, and somebody who only looks dangerous.
safety Sticks are for playing at the table, tips down when you walk.
skills drawing small, gluing cloth, inventing heroes
waiting Half an hour for the glue.
alt Three stick heroes with masks and capes

* hot-air-balloon-plate
name hot-air balloon
title Up, Up: A Balloon for One | The Balloon With a Basket | Hot-Air Balloon for a Small Passenger
about A big round balloon, three ropes and a basket just large enough for somebody small. Hung by the window, it travels all day.
step color {color=paint? Paint {the balloon} in wide stripes and let it dry for half an hour. | {color=tissue-paper,crepe-paper? Tear {the color} into patches and {fix stick} them all over {the balloon}, one over the edge of the other. | Color {the balloon} in wide stripes, from top to bottom.}}
step dots Press {the dots} on where two colors meet.
step basket Draw a weave on {the basket}: lines across, lines down.
step ropes A grown-up cuts {the ropes} into three pieces as long as a forearm and tapes one end to the rim of the basket, the other behind the balloon.
step rider {rider=photo? Cut yourself out of {the rider}, a copy, and climb in. | Set {the rider} in.}
step cloud Pull {the cloud} apart and {fix stick} a little to the edge: a cloud in passing.
step fly Lift it slowly. What can be seen from up there: your house, the school, the sea?
further Draw a map of where it has been.
safety A grown-up cuts and tapes the ropes short and hangs it where nobody can pull at it.
skills decorating, taping, imagining from above
waiting {color=paints? Half an hour for the paint.}
alt A striped balloon with a basket on ropes and a passenger

* foil-star-mobile
name star mobile
title Moon and Three Stars | The Night Over the Bed | A Mobile That Catches the Light
about Foil takes whatever light there is, from a lamp or a real moon, and throws it around the room. It turns without a motor: warm air will do.
step draw {@4-5? Draw a moon as long as a hand and three stars on {the board} together. | Draw a moon as long as your hand and three stars on {the board}.}
step cut {@4-5? A grown-up cuts them out. | Cut them out.} Fat rays are easier to wrap than thin ones.
step wrap Wrap each in {foil=glitter-paper? a piece of {the foil} | {the foil}}, press it around the edges, and smooth it with the flat hand.
step rub Rub lines and spirals into the foil with {pen=pencil? the tip of {the pen} | the cap of {the pen}}, not too hard.
step shine {shine=glitter-glue? Dot {the shine} on. | Press {the shine} on.}
step lines {@4-5? A grown-up cuts {the line} into pieces and tapes | Cut {the line} into pieces and tape} one to the back of each star.
step bar {@4-5? A grown-up ties | Tie} a longer piece to the middle of {the bar}, to hang it by.
step moon {bar? The stars are tied to {the bar}, and the moon to its middle, | The stars hang below the moon,} at different heights. Push the threads along until nothing tips.
step glow Hang it where the sun or a lamp finds it. Where do the spots of light go?
further Add one star for everybody in the family.
safety {@4-5? It is hung up by a grown-up, high, and never over a crib. | It hangs high and never over a crib.}
skills wrapping, rubbing, balancing
alt A golden moon and three silver stars hanging on threads

* feather-bird-mask
name {v} mask
title A Mask With a Beak and Feathers | Behind {a V} Mask | The {V} Mask
about {v=phoenix? A phoenix burns up and flies out of its own ashes. Red and gold feathers show it at its best moment. | {v=owl? Owls see everything and say little. Behind this mask one can practice that. | A parrot says whatever comes to mind, and nobody minds.}}
say phoenix: name=phoenix; call=Whoosh; does=rises from the ashes three times
say owl: name=owl; call=Hoo, hoo; does=turns its head as far as it goes
say parrot: name=parrot; call=Hello, hello; does=repeats whatever the others say
step half A grown-up cuts {base=paper-plate? {the base} in half: one half is a mask | a mask as wide as the face from {the base}}, straight above, with a notch for the nose below.
step eyes A grown-up holds it up, marks where the eyes are, and cuts two holes as large as a walnut.
step paint {color=paint,metallic-paint? Paint it {color a} all over; it dries in half an hour. | Color it {color a} all over.}
step beak Cut a triangle as long as a finger from {the beak} and fold it down the middle.
step feathers {feathers=tissue-paper,crepe-paper? Tear {the feathers} into long pointed strips. | Sort {the feathers}: the longest go to the middle.} {fix stick} them along the upper edge, beginning outside, so that they stand up like rays.
step nose {fix stick} the beak between the eyes, point down.
step shine {shine=glitter-glue? Dot {the shine} | {shine=sticker,stick-on-gem? Press {the shine} | {fix stick} {the shine}}} around the eyes.
step handle {handle=ribbon,sewing-elastic? A grown-up tapes {the handle} to both ends, long enough to go around the head without pulling. | A grown-up tapes {the handle} to one side, so that the mask is held and not tied.}
step fly {v.call}! When the glue has dried, it {v.does}.
further Add wings: a long cloth from hand to hand.
safety A grown-up cuts the eyes; nobody runs behind a mask or takes it on stairs.
skills laying a fan, folding, playing a part
waiting Three quarters of an hour in all.
alt {a v} mask with a fan of feathers and a beak

* paper-bag-kite
name bag kite
title A Kite From a Paper Bag | Run, and It Flies | The Lunch-Bag Kite
about A bag catches air like a sail. Run, and it stands up behind you; stop, and it takes a rest. It needs no storm, only legs.
step color {color=paint? Paint | Color} {the bag} with {the color} on all sides: stripes, a dragon, two eyes. The opening will be the front. {color=paint? It takes half an hour to dry. | }
step dots {dots=sticker,washi-tape? Press {the dots} on. | Tear {the dots} into spots and tape them on.}
step rim Fold the rim of the opening outward, as wide as a thumb, so that it does not tear.
step stays Tape {the stays} inside the opening, on two sides, so that it stays open.
step tail {tail=ribbon,paper-strip,tinsel? Tape {the tail} | Tear {the tail} into long strips and tape them} to the closed end.
step holes A grown-up puts tape on two places of the rim, across from each other, and makes a hole through each with {the punch}.
step line A grown-up knots one end of {the line} into one hole, leaves a slack arch as long as a hand, knots it into the other, and lets the rest run free.
step fly Take the end in your hand and run where it is open and wide. How high does it go?
further Make the tail twice as long: does it fly higher or calmer?
safety Only on open ground, far from streets and wires; the line is held in the hand and never tied to anybody.
skills decorating, taping, running into the wind
alt A decorated paper-bag kite with fluttering tails

* my-hand-is-a
name handprint {v}
title My Hand Is {a V} | The Handprint {V} | {V} From One Hand
about {v=spider? Eight legs, and no thumb needed: two hands make a spider that only tickles. | {v=elephant? Four fingers stand on the ground, the thumb is the trunk: there is an elephant in every hand. | {v=fish? Fingers together are a tail, and the palm has always been a fish. | {v=flower? A flower that is exactly as big as a hand was on that day: no shop has it. | {v=chick? Three fingers up for the tuft, a thumb for the tail: cheep. | Fingers make the wildest hair that a monster can have.}}}}}
say spider: name=spider; press=press the palm and four fingers down, thumb tucked away, fingers to the left. Then the same with the other hand, palm on palm, fingers to the right; more=a thread up to the edge; ask=Where is its web
say elephant: name=elephant; press=press the hand down with the fingers pointing to you and the thumb to the side. Fingers are legs, the thumb is the trunk; more=an ear, a tail and grass; ask=What does it squirt water at
say fish: name=fish; press=press the hand down sideways, fingers close together and a little spread at the tips: that is the tail; more=bubbles; ask=Who swims behind it
say flower: name=flower; press=press the hand down in the upper half, fingers up and spread wide; more=a long stem and two leaves; ask=Who gets the flower
say chick: name=chick; press=press the hand down with the three middle fingers up and the thumb to the side: tuft and tail; more=a beak and two legs; ask=What is it looking for
say cactus-monster: name=monster; press=press the hand down with the fingers up and wide apart: the hair; more=a mouth with a tooth; ask=What makes it laugh
step spread Spread {the color} thin on {the plate}, as large as a hand{color=washable-ink-pad? , or use the pad as it is | }.
step dip {@2-3? Spread {the color} thin on {the plate}. Dab {color a} onto your child's palm and every finger with {the brush}, right to the tips. It tickles. | Dab {color a} onto the palm and every finger with {the brush}, right to the tips.}
step press {@2-3? Show it once in the air. Then, onto {the paper}: {v.press}. | Onto {the paper}: {v.press}.} Press every finger once, then lift straight up.
step wash Wash hands in {the water} right away and dry them on {the towel}.
step dry Let the print dry for three quarters of an hour.
step eyes {@2-3? {v=flower? Your child presses one of {the eyes} into the middle: it winks. | {v=spider,cactus-monster? Your child presses {the eyes} on, side by side. | Your child presses one of {the eyes} on; the other looks the other way.}} | {v=spider,cactus-monster? {fix stick} two eyes on. | {v=flower? {fix stick} one eye to the middle: it winks. | {fix stick} one eye on; the other looks the other way.}}}
step draw {@2-3? Draw together: | Draw} {!eyes? the eyes and }{v.more}.
step extra {extra=tissue-paper,construction-paper,crepe-paper? Tear a strip of {the extra} and {fix stick} it on below as the ground. | {fix stick} {the extra} on below as the ground.}
step say {v.ask}? Write the name and the date in the corner.
further Make one every year on the same day, and lay them side by side.
safety Only paint that says washable goes on skin, and a sleeve is rolled up first.
skills printing, turning a shape into something, drawing on
waiting Three quarters of an hour for the paint.
alt {a v} made from a handprint
`;
