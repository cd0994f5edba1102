export const words = `
* felt-coat-tube-pal
name {v}
title {A V} From a Tube | Tube {V} in {coat=felt? a Felt | a Soft} Coat | The {V} That Stands by Itself
about {v=bear? It has a coat for the winter, a belly for honey and stands on its own feet. | It never has to go out in the rain, and it always comes along.} A tube is a body already, and the rest is warm and soft. | Roll it in {coat=felt? felt | a coat}, give it ears, and somebody looks at you.
say bear: name=bear; ears=two round ears as large as a bottle cap; put=Glue the ears to the upper rim, left and right, so that they look over it; play=Growl, yawn, and build it a cave from a blanket.
say dog: name=dog; ears=two long ears, like drops; put=Glue the ears to the upper rim, left and right, so that they hang down; play=Sit, stay, fetch: which of these does it like?
step cut {@4-5? A grown-up cuts | Together cut} from {colored coat a}: a piece as high as {the tube} that goes once around it, {v.ears}, and two ovals as long as a thumb for the feet. A line with {the pen} helps.
step roll Spread glue on the tube, lay the big piece on and roll it up. Press the seam while you count to twenty.
step ears {v.put}.
step belly Glue {the belly} on as a light belly.
step eyes {eyes=sticker? Press | Glue} {the eyes} on, close together.
step nose Glue {the nose} on below them.
step face Draw {!eyes? two eyes, }{!nose? a nose and }a mouth.
step collar Together wind {the collar} around the tube as a belt, {collar=washi-tape? and press the end down. | glue it in place, and snip off what hangs.}
step feet Glue the ovals under the rim in front, half of each looking out.
step play {v.play}
further Make the whole family: a big one, a middle one and a small one from half a tube.
safety Soft cloth slips under scissors: it is cut by a grown-up or together.
skills rolling, gluing, giving a face
waiting Half an hour for the glue.
alt A tube {v} in a soft coat with ears and round eyes

* bowl-shell-turtle
name turtle
title A Turtle With a Bowl for a Shell | Paper-Bowl Turtle | The Patchwork Turtle
about A bowl turned over is a shell, and with patches in every green it is one that no other turtle has. | It takes its house along everywhere and is never in a hurry.
step paint Turn {the bowl} over and paint it {color a} all around. It dries in half an hour.
step tear {patches=button? Sort {the patches} by size. | {patches=felt? Cut {the patches} into pieces with five corners, together with a grown-up. | Tear {the patches} into pieces as large as a coin, in several greens and browns.}}
step shell {patches=button? Glue {the patches} on {the bowl}, turned over, in rings, from the middle down. | With {the brush}, spread glue on a part of {the bowl}, turned over, and press the pieces on, with thin gaps in between, as on a real one.}
step legs Together draw on {the card} and cut out: four feet like big drops, a round head with a neck as long as a finger, and a small pointed tail.
step join Glue them under the rim: head in front, tail behind, two feet on each side. The necks of all of them go inside.
step eyes {eyes=sticker? Press | Glue} {the eyes} onto the head.
step face Draw {!eyes? two eyes and }a mouth, and toes.
step dry Let it stand for half an hour until everything holds.
step crawl Crawl to the next puddle, as slowly as you can. Who wins a race for the last place?
further Make a baby turtle from an egg cup.
safety The brush spreads glue and paint: rinse it in between; feet are cut together.
skills tearing, filling a round thing, gluing under a rim
waiting Half an hour for the glue.
alt A turtle with a bowl for a shell, covered in green and brown patches

* plate-face-snowman
name snowman
title A Snowman That Does Not Melt | {one plate} Snowman | Fluffy Snowman Face
about It is soft instead of cold, and in April it is still here. | {@2-3? Soft snow, sticky glue, and a nose like a carrot: all of it is fun to press. | A round white plate, a carrot, {dots? a few black dots | two black eyes}: snow is optional.}
step cut {@2-3? A grown-up cuts a carrot as long as a finger from {colored nose b}{dots? , and two eyes and five dots from {the dots} | }. | Cut a carrot as long as a finger from {colored nose b}.}
step tufts {@2-3? Your child pulls {the snow} apart. | Pull {the snow} apart into tufts.}
step spread Spread glue all over {the plate}{@2-3? together | }, right to the rim.
step snow {@2-3? Your child presses the tufts on: it is snowing. | Press the tufts on, close together, until it is one big snowball.}
step nose Glue the carrot into the middle, pointing to the side.
step dots Glue {the dots} on: {@2-3? together, two eyes, and the rest as a smile | two eyes above the nose, five as a smile below}.
step face {dots? Draw lines across the carrot, as real ones have. | {@2-3? A grown-up draws | Draw} two eyes on what is left of the {nose}, cut them out and press them on; draw lines across the carrot as well.}
step scarf Lay {the scarf} along the lower edge as a scarf and glue it on.
step hat {@2-3? A grown-up cuts | Cut} a hat from {the hat}, a block on a wide brim, and glue it to the top.
step hello {@2-3? Say hello. Is the nose cold? | Hang it where it is cool, to be on the safe side. What does it dream of in summer?}
further @2-3 Stroke it: where is it soft, and where is it smooth?
further Make it a family, each with another hat.
safety {@2-3? A grown-up cuts; nothing small goes on this snowman. | Small buttons stay away from smaller children.}
skills pulling apart, filling a circle, making a face
alt A fluffy snowman face on a plate with a carrot nose, a hat and a scarf

* streamer-rainbow-cloud
name rainbow cloud
title A Rainbow Under a Cloud | Cloud With a Rainbow to Its Feet | Rainbow From {a plate}
about Red, orange, yellow, green, blue, purple: it hangs below the cloud and dances whenever somebody walks past. | When the sun shines into the rain, this is what hangs in the sky. Here it hangs in your room.
step fold {plate=paper-plate? Fold {the plate} in half, round side up: that is the cloud. | Fold {the plate} in half, and together cut the open edges into a half circle, fold below: that is the cloud.}
step cut Cut {the rays} as long as your arm, one of each color.
step order Lay them in the order of the rainbow: red, orange, yellow, green, blue, purple.
step rays Open the cloud and tape them inside along the straight edge, one beside the other.
step close Close it and tape the round edge shut in three places.
step fluff Pull {the fluff} apart and glue the tufts on, until the whole front is covered.
step face {face=sticker? Press {the face} on: | Glue {the face} on:} a cloud with eyes.
step smile Draw {!face? two eyes and a smile | a smile} on a bare spot, or on paper that you glue on.
step hang {@4-5? A grown-up tapes | Tape} {the hang} to the top.
step wind Hang it up and blow. Which color moves first?
further Name something for every color that you can eat.
safety The loop and the streamers hang high, out of smaller children's reach.
skills knowing the order of colors, taping, pulling apart
alt A fluffy cloud with a face and six rainbow streamers hanging from it

* cut-dough-ornaments
name ornaments
title {dough=salt-dough? Salt-Dough | Dough} Ornaments | Ornaments for the Tree | Rolled, Cut, Painted: Ornaments
about They smell of nothing and cannot be eaten, but they hang on the tree every year, and every year somebody says: you made that when you were so small. | Roll, cut, a hole at the top: they are baked by nothing but time.
step roll {@4-5? Together roll | Roll} {the dough} flat with {the roller}, as thick as a finger is wide at its tip, and even all over.
step cut {cutter=cookie-cutter? Press {the cutter} straight down and lift the shapes out: stars, hearts, trees, whatever you have. | Press the rim of {the cutter} straight down and lift out rounds.}
step print Press {the print} in lightly and lift it off: a picture in the dough.
step hole Press {the hole} through each near the top, a finger's width from the edge, and turn it out again.
step dry {dough=salt-dough,air-dry-clay? Let them dry on {the plate} for two days, and turn them over every evening. | Let them rest on {the plate} overnight.}
step paint {paint=marker? Color | Paint} them {color a} and {color b}, in patterns, with the edges left bare. Another hour to dry.
step sparkle {sparkle=glitter-glue? Dot {the sparkle} on. | {sparkle=sequin? Press {the sparkle} into the paint while it is wet. | Press {the sparkle} on.}}
step loop {@4-5? A grown-up cuts | Cut} {the loop} into pieces as long as a hand and knots one through each hole.
step hang Where does each of them belong: on the tree, at a doorknob, on a present? Say who gets which.
further Press a thumb in, and write the year on the back.
safety Dough of this kind is too salty or too tough to taste; loops are cut short.
skills rolling evenly, cutting out, painting small things
waiting Two days to dry.
alt A star, a heart and a round ornament of dough hanging on loops

* coffee-filter-ghosts
name little ghosts
title Three Little Ghosts | {filter=coffee-filter? Coffee-Filter | Paper} Ghosts That Only Want to Play | Boo, Said the Smallest One
about They are too small to frighten anybody and too light to stay down. One is surprised, one laughs, and one is new here. | A ball, a {one filter}, a string: ghosts are the easiest creatures there are.
step ball {head=cotton-ball,pom-pom? Choose three of {the head}, and roll them between your palms until they are round. | Roll {the head} into three balls as large as a walnut.}
step wrap Put a ball in the middle of each {one filter} and gather the rest below it: head above, gown below.
step tie {@4-5? A grown-up cuts | Cut} {the tie} in half, and one half in three: tie a short piece tightly below each ball.
step eyes {eyes=sticker? Press | Glue} {the eyes} on, two for each.
step face Draw {!eyes? two eyes and }a mouth on each head with {the pen}, only dabbing, because thin paper tears: one says oh, one smiles, one says boo.
step skirt Pluck the gowns wide, so that they float.
step bow Together tie a bow of {the bow} over the knot.
step hang {@4-5? A grown-up ties | Tie} a long piece to the top of each and hangs them in the window.
step boo Blow at them. Which one is the shyest?
further Set one beside the cookie jar and wait until somebody finds it.
safety The strings are cut short and hang high, away from smaller children.
skills wrapping, tying, drawing faces with few lines
alt Three little white ghosts with round eyes hanging on strings

* play-stethoscope
name stethoscope
title A Stethoscope for a Young Doctor | The Teddy Doctor's Kit | Listen: Does It Beat?
about The doctor is in. Teddy has a cough, the rabbit has hiccups, and Grandpa says it is his knee. | A round disc, a forked cord, two ends for the ears, and a badge so that everybody knows who is in charge.
step wrap Wrap {the disc} in {the shine} and press it smooth: that is the part that listens, and it is always a bit cold.
step cord {tube=construction-paper,felt? {@4-5? A grown-up cuts | Together cut} {the tube} into two strips, as wide as a finger: a long one and a short one. | {@4-5? A grown-up cuts | Together cut} a long piece of {the tube}, as long as your arm, and a short one as long as a hand.}
step fork Together lay the long piece in a U and tape the short one to its middle: now it has the shape of a Y.
step ears Wrap the two upper ends in a bit of {the shine} and tape them: the ear pieces, which only rest on the shoulders.
step disc Tape the disc to the lower end.
step badge Draw your face on {the badge}, and a grown-up writes DOCTOR and your name below it.
step cross {cross=sticker,adhesive-bandage? Press {the cross} onto the badge. | Lay a cross of {the cross} on the badge and press it on.}
step pin Together tape the badge to your shirt with a loop of {tape}.
step listen Next, please! Lay the disc on a chest and put your own ear close: real hearts say boom, boom.
further Write prescriptions: two stories and a banana, three times a day.
safety It is held in the hand or laid over the shoulders while a grown-up is near, never tied around a neck.
skills wrapping, taping, listening to others
alt A toy stethoscope with a shining disc and a doctor's badge

* sand-and-shell-plate
name beach picture
title The Beach on a Plate | Sand, Shells and a Bit of Sea | A Beach to Take Home
about Somebody carried the sand home in a pocket, and now it lies where it belongs: between the sea and the sun. | Shells tell of the beach for a whole winter if they are given a place.
step tear {sea=paint? With {the brush}, paint the upper half of {the base} {color a}, in waves, and let it dry for half an hour. | Tear {colored sea a} into strips with a wavy edge and glue them onto the upper half of {the base}, the lightest on top.}
step glue Spread glue on the lower half with {the brush}, thickly, right up to the blue.
step sand Sprinkle {the sand} over it until no glue is to be seen, and press it lightly.
step tip After ten minutes tip off what is loose, and keep it for the next picture.
step shells Put a big drop of glue under each of {the shells} and press it into the sand.
step foam Pull {the foam} into thin strands and glue them along the blue: foam.
step sun {sun=sticker? Press {the sun} | {sun=construction-paper? Tear a round sun from {the sun} and glue it | Glue {the sun}}} into the sky.
step crab Glue {the crab} onto one shell, close together: somebody lives in it.
step draw Draw a boat, two gulls and whatever else was there.
step tell Tell about it: what was the best thing, and what was in the sandwich?
further Write the day and the place on the back.
safety Sand is tipped over a tray and not blown; shells with sharp edges stay out.
skills tearing waves, sprinkling, remembering
waiting An hour for the glue.
alt A plate with blue waves, a strip of sand, {many shells} and a yellow sun

* tube-body-butterfly
name butterfly
title A Butterfly With a Tube for a Body | Toilet-Roll Butterfly | The Butterfly That Stands
about Two wings alike, a striped body, and it stands on the table or flies on a hand. | It was a tube yesterday. Butterflies know such things: they were something else before, too.
step cut {@2-3? A grown-up folds {the wings} in half, draws one half of a butterfly at the fold, as tall as the tube, and cuts both layers at once. | Fold {the wings} in half{wings=paper-plate,cereal-box?  as well as it goes | }, draw two wings at the fold, as tall as the tube, and {@4-5? together cut | cut} both layers at once: so they are alike.}
step coat {coat=washi-tape? {@2-3? Tear off pieces of {the coat}; your child presses them around {the tube}. | Wind {the coat} around {the tube} in stripes.} | {coat=paint? Paint {the tube} {color b} and let it dry for half an hour. | {coat=sticker? Press {the coat} onto {the tube}, all around. | {@2-3? Your child tears {the coat}, and together you {fix stick} it around {the tube}. | Tear {the coat} into strips and {fix stick} them around {the tube}.}}}}
step color {@2-3? Your child colors the open wings, as wild as it likes. | Color one wing, fold it shut and look: then color the other one the same.}
step dots {dots=sticker,felt-sticker? Press {the dots} on, | Tear {the dots} into pieces and {fix stick} them on,} {@2-3? wherever a dot is missing. | always two of a kind, left and right.}
step join {@2-3? Together {fix stick} | {fix stick}} the middle of the wings to the back of {the tube}, and hold it while somebody counts to twenty.
step feelers Cut {the feelers} in two, curl the tips and {fix stick} the lower ends inside the upper rim.
step eyes {fix stick} {the eyes} on near the top.
step face {@2-3? Draw a face on {the tube} together. | Draw {!eyes? two eyes and }a smile on {the tube}.}
step fly {@2-3? Put it on two fingers and fly to a flower. | Put it on two fingers, flap, and land on something that smells good.}
further Make a caterpillar from half a tube, and let them meet.
safety {@2-3? A grown-up cuts, and whatever comes loose is picked up. | Two layers are thick: hold them well while you cut.}
skills symmetry, coloring, sticking
waiting {coat=paint? Half an hour for the paint. | }
alt A butterfly with bright wings and a striped tube for a body

* yarn-spaghetti-plate
name spaghetti
title Spaghetti on a Plate | Yarn Spaghetti With Sauce | One Portion of Spaghetti, Please
about It takes no pot, it never gets cold, and nobody has to finish it. | {balls? Noodles, sauce and what rolls off the table | Noodles and sauce}: the cook recommends it.
step cut {@4-5? Together cut | Cut} {the noodles} into pieces as long as your forearm.
step spread Spread a big puddle of glue in the middle of {the plate}.
step noodles Lay the noodles in, in loops and curls, one over the other, and press them down.
step sauce {sauce=paint? Dab red paint on with {the brush}: tomato sauce. | {sauce=felt? Together cut {colored sauce a} into small pieces and glue | Tear {colored sauce a} into bits and press} them on with glue: tomato sauce.}
step balls {balls=packing-paper,paper-bag? Crumple three balls from {the balls} | {balls=play-dough? Roll three balls from {the balls} | Take {the balls}}} and glue them on top: meatballs.
step leaf {leaf=leaf? Tear {the leaf} in two | Tear two leaves from {the leaf}} and glue them on: basil.
step cheese Sprinkle {the cheese} on a last bit of glue: cheese.
step serve {fork? Lay {the fork} beside it and serve. | Serve it on the flat hand, like a waiter.} Who ordered this, and who would like seconds?
further Write a menu with one dish for everybody at home.
safety Strands are cut short and stay on the plate, and nothing here is for eating.
skills laying loops, tearing, playing restaurant
waiting An hour for the glue.
alt A plate of yarn spaghetti with red sauce and meatballs

* shamrock-on-a-stem
name shamrock
title A Shamrock for Luck | Three Hearts Make a Shamrock | {gold? Shamrock With Gold in It | The Lucky Shamrock}
about Three green hearts with their points together: that is a shamrock, and whoever finds one may wish. {gold? The leprechaun has left his gold in it. | } | It grows from {plate=paper-plate? two plates | paper} and brings luck on the seventeenth of March, and also afterward.
step color {green=tissue-paper? Tear {the green} into pieces and {fix stick} them all over {the plate}. | {green=paint? Paint {the plate} green with {the brush}, and wait half an hour until all is dry. | Color {the plate} green.}}
step hearts {@4-5? A grown-up cuts | Together cut} three hearts out of the green, each as large as a hand{plate=paper-plate? : two from one plate, one from the other | }.
step join Lay them so that the three points meet in the middle, and glue one over the other. Press for as long as it takes to say your name ten times.
step stem {stem=pipe-cleaner? Twist {the stem} together, bend them a little | Lay {the stem} side by side} and tape them to the back: the stem.
step gold {gold=sticker,stick-on-gem? Press | {gold=glitter-glue? Dot | Glue}} {the gold} on: gold coins.
step face Draw a winking face in the middle, if it is a friendly one.
step hang {@4-5? A grown-up tapes | Tape} {the hang} to the back at the top.
step luck Wish for something, and tell nobody. What color would luck be otherwise?
further Add a fourth heart: those are even rarer.
safety What is stiff is cut by a grown-up or together.
skills painting, joining points, wishing
waiting {green=paint? Half an hour for the paint. | }
alt A green shamrock of three hearts with gold buttons and a stem

* carton-row-train
name egg-carton train
title All Aboard the Egg-Carton Train | A Train From an Egg Carton | {load? Egg-Carton Train With a Load | }
about Every two cups are a car, and an egg carton is a whole train that only has to be told so. | It carries what is small and goes where the table ends.
step cut A grown-up cuts {the carton} into pairs of cups, three of them, and two single cups from what is left.
step paint Paint each pair in another color, and the single cups in whichever color you like best. Outside first, then the rims.
step dry Half an hour, until nothing sticks.
step engine Glue one single cup upside down onto the first pair, at the back: the cab. The other one, upside down in front of it, is the chimney.
step wheels {wheels=construction-paper,cardstock? Together cut twelve wheels, as large as a bottle cap, from {the wheels} and glue | Glue {the wheels} low on the sides as wheels, and press} them {wheels=construction-paper,cardstock? low on the sides | for as long as it takes to count to twenty}.
step link A grown-up pokes a small hole into each end with {the poke}, and ties the cars together with short pieces of {the link}.
step smoke Glue {the smoke} onto the chimney, a little pulled apart.
step face Draw windows, and a face in front if it is that kind of train.
step load Load {the load} into the cars: who or what is going along?
step go Pull it along the edge of the table. Which stations are there, and what is called out at each?
further Lay rails of craft sticks, with a bridge over a book.
safety A grown-up cuts and pokes; small loads stay away from smaller children.
skills painting, pairing, telling where it goes
waiting Half an hour for the paint.
alt An egg-carton train with an engine, two cars and round wheels

* box-lemonade-stand
name lemonade stand
title A Lemonade Stand From a Box | Fresh Lemonade, Two Pennies | The Stand in Front of the House
about Two plates are two lemons, a box is a counter, and the rest is calling loudly. | Whoever has a stand has customers, and whoever has customers has to count.
step stand A grown-up cuts the flaps off {the box} and turns it upside down: a counter.
step paint {color=paint? Paint | Color} the sides {color a}. {color=paint? They dry in half an hour. | }
step lemons {color=paint? Paint | Color} {lemons=paper-plate,cake-board? {the lemons} | two large circles on {the lemons}} yellow along the rim, and leave a white ring inside.
step slices Draw the lines of a lemon slice in the middle, like a wheel with eight spokes.
step hang Tape them to the front, one left, one right.
step sign Between them write LEMONADE and a price; a grown-up shows the letters.
step posts {@4-5? A grown-up tapes | Together tape} {the posts} upright to the back corners.
step roof Together tape {the roof} from post to post, or along the front edge, hanging down: an awning.
step cups Set {the cups} on the counter.
step sell Open the stand. Who is thirsty, and what do three cups cost?
further Make pretend coins, and count them when the stand closes.
safety A grown-up cuts the box; real drinks are poured and carried together.
skills painting, writing a sign, counting
waiting {color=paint? Half an hour for the paint. | }
alt A yellow lemonade stand with lemon slices, a sign and a striped awning

* swinging-plate-monkey
name monkey
title A Monkey From a {one plate} | The Monkey With the Long Tail | {one plate} Monkey
about Round ears, round muzzle, round eyes: a monkey is made of circles, all but the tail. | It hangs by its tail from a chair and has seen everything.
step paint Paint {the plate} {color a} to the very rim.
step dry Half an hour, and it is dry.
step cut {@4-5? A grown-up cuts | Together cut} from {colored ears b}: two ears {in 2 1/2} wide, two circles of the same size for the eyes and an oval as large as a palm for the muzzle.
step face Glue the ears behind the rim, left and right. The two circles go side by side in the middle, and the oval below, a little over them.
step eyes {eyes=sticker? Press | Glue} {the eyes} onto the circles.
step nose Glue {the nose} to the top of the muzzle.
step grin Draw {!eyes? two eyes, }{!nose? two nostrils and }a wide grin.
step tail {tail=pipe-cleaner? Curl one end of {the tail} around a finger and tape the other | Knot one end of {the tail} and tape the other} behind {the plate}, so that it hangs out below.
step banana Together cut a banana from {the banana} and glue it to the tip of the tail.
step swing Hang it over your hand by the tail, and swing. What does it shout from up there?
further Make five, and let them jump on the bed, one after the other.
safety Cut sitting down; the tail is no longer than an arm.
skills painting, building from circles, gluing
waiting Half an hour for the paint.
alt A brown plate monkey with round ears, a wide grin and a curly tail
`;
