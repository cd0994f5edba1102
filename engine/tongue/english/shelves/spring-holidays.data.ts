export const words = `
* shamrock-print
name shamrock
title Cardboard-Tube Shamrocks | Shamrock Prints | Three Hearts Make a Shamrock
about Pinch a cardboard tube into a heart, print it three times around one point, and there it is: a shamrock. | In Ireland people pin a sprig of shamrock to their coats on March 17. Yours grows out of three printed hearts.
step pinch Press {the tube} flat, let it open again, and push one of the two creases inward until the opening is a heart. {tape=rubber-band? Slip {the tape} around the middle so that it stays. | Run {the tape} around the middle so that it stays.}
step pour Lay out {the paper} and spread {color a} {paint} on a {plate}, no deeper than a coin is thick: too much and the heart runs shut.
step print @2-3 Show your child how to dip the tube and press it down like a cookie cutter. Three hearts with their tips together make a shamrock.
step print Dip the heart end and press it onto {the paper}, count to three, lift. Turn the tube and print twice more, so that all three tips meet in one point.
step fill @2-3 Hearts are empty rooms: your child dabs them full with a fingertip.
step fill Fill the three hearts with {the brush}, a little lighter if you have white to mix in.
step stalk @2-3 Pull a painted finger down from where the tips meet. Now it has a stalk.
step stalk Paint a stalk from the meeting point, slightly bent, with {the brush}.
step lucky Print one shamrock with four leaves and hide it among the others. Who finds the lucky one?
step dry Leave {the paper} flat for half an hour.
further @2-3 Print hearts all over a big paper and cut it into wrapping paper for a small present.
further Print on a strip of stiff paper, close it to a ring, and wear the shamrocks as a hat band.
safety @2-3 The grown-up pinches the tube and keeps a wet cloth ready: painted fingers travel.
safety Keep sleeves pushed up, and wipe the rim of the tube whenever the heart starts to blur.
skills printing, making a shape from parts, counting to three
waiting Half an hour to dry.
fact A shamrock has three leaves; the four-leaf clover stands for luck, and there is only about one among five thousand.
alt A sheet of paper with a big printed shamrock and a small four-leaf clover

* trinity-knot
name knot
title Celtic Knot {pin=key-ring? Keyring | Brooch} | The Trinity Knot in Cord | A Knot Without an End
about An overhand knot with its ends joined is a trefoil, and a trefoil laid flat is the Irish trinity knot. Follow it twice and it looks carved. | Celtic monks drew this knot in their books more than a thousand years ago. It has three corners and no beginning.
step draw Draw a circle as wide as your palm on {the board} and mark three points on it, equally far apart: one at the top, two below.
step pretzel Find the middle of {the cord} and tie a loose overhand knot there, as big as a pretzel. Do not tighten it.
step lobes Lay it on {the board}: the top loop goes to the top mark, the two below to theirs, and the two ends cross each other and run on into the lower loops. Check the crossings, over, under, over, and hold each loop with {the hold}.
step follow Take one end and follow the first line all the way around on its outer side, over where it goes over, under where it goes under. {@13+? Follow a third time on the inner side. | Pull the slack through at the end, loop by loop.}
step close Tuck both ends under on the back where they meet, {glue} them down, and trim them after ten minutes.
step back Cut {the back} a little smaller than the knot.
step mount Spread {glue} on {the back}, turn the knot face down, press the back on, and lay a book on it for half an hour.
step pin {pin=key-ring? Hang {the pin} from the top loop. | {glue} {the pin} to the back, above the middle, so that the knot does not tip forward.}
further @13+ Tie it in three colors side by side: the crossings become easier to read and twice as handsome.
further Make a small one from thin yarn and sew it to a cap or a bookmark.
safety {pin=pin-back? A pin back is sharp: close it before you hand the brooch over, and keep it away from little ones. | Cord ends fray: trim them away from your fingers, on the table.}
skills knotting, following a line, evening out
waiting Half an hour under a book.
alt A three-cornered knot of green cord, laid double, on a felt back

* holi-kurta
name kurta
title A White Shirt for Holi | Holi Kurta Full of Color | The Holi Shirt
about On the morning of Holi everybody wears white, and by noon nobody is white anymore. This small kurta goes the same way, drop by drop. | White cloth is the canvas at Holi, the Hindu festival of colors and of spring. Here the cloth is {cloth=watercolor-paper? thick paper | soft paper} and soaks color like mad.
step cut Lay {the cloth} double, fold it once down the middle, and cut half a long shirt with a wide sleeve through all layers. Open it: two kurtas.
step lay Lay one kurta on a {plate} and smooth it flat with both hands.
step mix Fill a finger of {water} into each {bowl} and stir in {color=paint? a spoonful of {color a}, {color b} or {color c} {color} | {color a}, {color b} or {color c} from {the color}}, one color in each.
step drip @2-3 Your child dips {the drip} and lets it kiss the white shirt. The color runs all by itself. Again, with the next color.
step drip Let {color a} drops fall from {the drip}, then {color b}, then {color c}. Where two of them meet, a new color is born: say its name.
step spray Spray plain mist over the colors from above and watch them run into each other. At Holi this is what the pichkari does, the water squirter.
step hands @2-3 Now the hands: dip the palms and pat the shirt, left and right, as friends pat each other's cheeks with color at Holi.
step flick Dip {the drip} and tap it against a finger over the shirt: a whole shower of dots.
step dry Carry the plate to a warm place for about two hours.
step hang Stick the shirt to a window or a door by the shoulders with {the line}, and the second one beside it.
further @2-3 Wet a white washcloth and pat it with the leftover colors.
further Make a kurta for everybody in the family and hang them in a row like laundry after Holi.
safety @2-3 Colored water stains: old clothes on both of you, and the bowls stay in front of the grown-up.
safety Wear old clothes, and dip and drip over the plate; the grown-up carries the full bowls.
skills dripping, mixing colors, watching
waiting About two hours to dry.
alt A white paper shirt full of colored splashes, hung up by the shoulders

* holi-gulal
name gulal
title Three Bowls of Gulal | Homemade Holi Powder | Color Powder for Holi
about Gulal is the powder that flies at Holi. Store-bought it is bright; made at home you know what is in it. | A day to dry, an hour to rub, ten minutes of pure color: a small heap of your own goes a long way when everybody dabs instead of dumping.
step tint In each {bowl}, stir a quarter cup of {water} with one color: {color=food-coloring? fifteen drops of food coloring, pink, yellow or green | {color=spice? two spoons of turmeric for yellow, of paprika for red, of dried herbs rubbed fine for green | beet juice, a lot for red, less for pink, a splash for rose}}.
step knead Add a cup of {the powder} to each bowl and work it with {the spoon}, then with your hands, until it is an even, crumbly dough. More powder if it runs.
step spread Crumble each color onto {one sheet} of its own, no thicker than a finger.
step dry Leave everything in the sun or near a heater overnight. It is ready when a lump snaps instead of bending.
step rub Rub the dry lumps to powder between your palms over the bowl, the hard ones with the back of {the spoon}.
step sieve Shake the powder through {the sieve} and rub the rest once more: the finer, the softer on the skin.
step pack Fill {the bags} for your guests, one color each, and roll the tops down.
step place Choose a lawn or a yard, lay out old towels, and agree on the rules: only who says yes gets color, cheeks and arms first, never the eyes.
step play Dab some on a cheek with two fingers and say Holi hai. Then throw it low, below the shoulders and with the wind.
further {@6-8? Sprinkle what is left through a doily onto the pavement for a rangoli that the rain takes away. | Press leftover powder through a paper stencil onto wet pavement: a rangoli for a day.}
safety Fine starch must stay away from flames, grills and lighters; a grown-up keeps the place free of them. Glasses on, mouths closed, and nobody with asthma stands downwind.
safety The colors wash off skin but may stay in cloth and on light walls: wear old white clothes.
skills mixing by measure, drying, playing with care
waiting A night, better a whole day, to dry.
fact The old colors of Holi came from plants: turmeric, beet and the orange blossoms of the flame-of-the-forest tree.
alt Three bowls with heaps of pink, yellow and green powder

* nowruz-sabzeh
name sabzeh
title Sabzeh for Nowruz | A Meadow in a Dish | Sprouts with a Ribbon
about Two weeks before the first day of spring, families from Iran to Central Asia set seeds to sprout. At Nowruz a whole green meadow stands on the table. | Sabzeh means greenery, and it is the s of the seven on the haft-sin table that you can watch growing.
step soak Cover {the seeds} with {water} in a {bowl} and let them drink overnight. Pour the water off and rinse them once.
step bed Lay {the pad} in {the dish}, two layers thick, and wet it until it is soaked but nothing swims.
step spread Spread the seeds over it, close together in a single layer, right up to the rim.
step cover Cover them with another wet sheet of {the pad} and put the dish in a dim place. Wet it twice a day; after two or three days white tips look out. Then take the cover off.
step green Move {the dish} to a bright window, out of the hot sun, and turn it every day so that the sprouts stand straight. Ten days later they are as high as your hand.
step mist Spray them morning and evening with {the spray}; a splash from a cup would wash the seeds together.
step ribbon Tie {the band} around the sprouts, a little above the dish, and make a bow. Trim the longest tips with {the scissors} so that the top is even.
step table Set it among the other things with s: apple, garlic, vinegar, a coin. Everybody who passes may stroke it.
step wish On the thirteenth day the sabzeh goes outdoors and into running water. Before that, tie two blades together and wish for something.
further {@4-5? Draw the sprouts every second day, next to your finger, and you have a picture of growing. | Sprout a second dish in a dark cupboard and compare: what does light do?}
safety Sprouts are for looking at: seeds {seeds=seed,birdseed,grass-seed? from the shed may be treated, so hands are washed afterward | that smell sour go to the compost, and hands are washed afterward}.
skills patience, caring for plants, observing
waiting About ten to twelve days of growing.
alt A dish of tall green sprouts with a red ribbon and a bow

* wax-eggs
name eggs
title {v=nowruz? Nowruz Eggs in Wax and Dye | Easter Eggs in Wax and Dye} | {v=nowruz? Colored Eggs for the Haft-Sin | Easter Eggs with a Secret Pattern} | Three Eggs, Two Baths
about {v=nowruz? On the haft-sin table the colored eggs stand for life, often one for each child of the house. Wax keeps the shell white where the dye must not go. | For centuries people in Eastern Europe have drawn on eggs with wax before the dye bath. What the wax covers, the color cannot find.} | First the lines that stay white, then a light bath, then the lines that stay light, then a dark one: the egg remembers every layer.
step boil A grown-up boils {the egg} in a {pot} of {water} for ten minutes and lets them cool until you can just hold them: on a warm shell wax glides.
step wax {wax=beeswax-sheet? Warm a corner of {the wax} between your fingers and rub | Draw} the first pattern on the dry shell: {v=nowruz? rings, waves and dots, a small fish, a blossom | rings, zigzags, dots and a star at each end}. Press hard; thin wax leaks. These lines will stay white.
step dye Stir {color=food-coloring? twenty drops of a light color | a light color} into a {mug} of warm {water} with a spoon of {the vinegar}, and twenty drops of a dark one into the second. Without the acid the dye slides off.
step dip Lower each egg into the light bath with {the lift}. After five minutes lift it, look, and pat it dry on a {towel}.
step second Draw more wax over what is to stay light: dots between the rings, petals around the star.
step dark Now the dark bath, ten minutes, without stirring.
step rest Let the eggs dry on {the rest}{rest=egg-carton? , turned over}, half an hour.
step melt A grown-up warms each egg in a hot wet {towel} for a minute and wipes: the wax comes off and the pattern shows.
step gold Follow one line of the pattern with {the gold}, very thin.
step table {v=nowruz? Lay them in a bowl on the haft-sin, beside the mirror, and tell who each egg is for. | Play at egg tapping at breakfast: tip against tip, and the uncracked one goes on to the next.}
further {@6-8? Try white wax on white: nobody sees the pattern until the bath, not even you. | Plan an egg with three baths, yellow, orange, brown, and wax after each.}
safety The hot water is a grown-up's business, both at the start and at the end, and eggs that stood at room temperature for more than two hours are for looking at.
skills planning in layers, drawing on a curve, patience
waiting About an hour, bath and drying together.
alt Three decorated eggs with white and yellow patterns

* leaf-eggs
name eggs
title Eggs with a Leaf Shadow | Leaf-Print Eggs from {skins=onion-skin? Onion Skins | the Pot} | Easter Eggs, Dyed Like Grandma's
about In Latvia and many other places, Easter eggs go into the pot wrapped up with a leaf. It leaves its shadow on the shell, every vein of it. | No paint and no brush: {skins=onion-skin? onion skins | what is in the kitchen} and one small leaf for each egg draw the picture for you.
step pick Choose small, flat {leaf=petal,pressed-flower? blossoms | leaves} with clear edges, no longer than half an egg, one or two for each. Thick ones leave a blur.
step wet Wet each raw egg and smooth {the leaf} onto the shell with a drop of {water}, vein side down. Every edge must lie flat.
step bundle {wrap=tights? Cut a piece of {the wrap} as long as your hand, | Cut a piece of {the wrap} as big as your hand,} pull it tight around the egg like a skin, and tie it at the back with {the tie}. Nothing may slip.
step brew {skins=tea-bag? Hang all {the skins} into | Put all {the skins} into} a {pot} with {water}, a grown-up beside you, and simmer it for twenty minutes until it is the color of strong tea or deeper.
step vinegar Add {the vinegar}: it bites into the shell a little, so that the dye can hold on.
step simmer Let the pot cool down for ten minutes, lower the bundles in on a spoon, and simmer them for twelve minutes. Slowly, so that none cracks.
step cool Leave them in the dye, off the heat, for an hour. In the refrigerator overnight they get darker still.
step open Cut the knots, unwrap the eggs over the sink, and peel off the leaf under running water.
step shine Rub the dry eggs with a drop of {the oil} on a {towel} until they gleam.
further Try two pots, {skins=red-cabbage? red cabbage for blue and onion skins for brown | onion skins for brown and red cabbage for blue}, and dip half of an egg into each.
safety Hot dye stays on the back burner, and a grown-up lifts the pot{@13+? or stands by while you do}. Use only leaves you can name: no lily of the valley, no ivy.
skills dyeing with plants, wrapping tightly, patience
waiting An hour and a half, most of it in the pot.
alt Three brown eggs with the pale shadows of leaves on their shells

* purim-grogger
name grogger
title Purim Grogger | Rattle for the Megillah | A Grogger with a Loud Voice
about When the story of Esther is read at Purim, everybody waits for one name. At each Haman the whole room drowns it out, and this is what for. | A grogger has a single job: to be louder than the name of Haman. Two {many shells} and a handful of {fill} will do.
step color Decorate the outsides of {the shells} with {the color}: a crown for Esther, stripes, or a star with eight points.
step handle Tape {the stick} inside one of them so that a hand's length sticks out. Two sticks together, and nothing wobbles.
step fill Pour {the fill} into it. {@4-5? Shake it once over the table to hear whether that is loud enough. | Not too much: what has no room to jump makes no noise.}
step close Turn the other one over on top, rim to rim. One holds, one runs {the tape} all around, twice, and over the handle with a cross.
step tails Tape {the tails} to the rim on both sides, so that the noise can be seen too.
step stars Stick {the stars} between the points.
step test Shake it above your head. If anything trickles out, that place gets more tape.
step read Listen to the story and wait. At Haman: rattle, stamp, boo. Then be so quiet that everybody hears the next word.
further {@4-5? Make a mouse grogger with only five pieces inside, for practicing being quiet. | Write the name on the soles of your shoes in chalk and stamp it out, as some families do.}
safety A grown-up checks the tape all around before the first shake: what is inside is small, and babies crawl at parties too.
skills decorating, wrapping, listening for a word
alt A round purple rattle with a star, tails of paper and a handle

* woven-basket
name basket
title {v=easter? Woven Easter Basket | A Basket for Mishloach Manot} | {v=easter? Basket for the Egg Hunt | A Woven Purim Basket}
about {v=easter? Over, under, and up the sides: a flat mat of paper strips folds into a basket that carries a whole egg hunt. | At Purim, friends bring each other a gift of at least two things to eat, mishloach manot. A basket woven by hand says the rest.} | Weaving makes thin paper strong: no strip can tear where two others hold it.
step strips Rule and cut {the strips} into strips {in 1} wide and as long as the sheet: eight of one color to stand up, five of another to go around, one for the handle, glued double.
step mat Lay four strips of the first color side by side and weave the other four through their middle, over, under, over, under. Push them together until no table shows.
step lock Fix the four corners of the mat with a dot of {stick} under each strip, so that it cannot slide apart.
step up Fold all the ends up along the edge of the mat and crease them against {the ruler}. These are the stakes of the wall.
step sides Weave a long strip of the second color around the stakes, in front of one and behind the next, and {fix stick} its ends together. Clip it with {the clip} at the corners. The next one goes the other way around.
step rim After the fourth round, fold the tips of the stakes over to the inside and {fix stick} them down. {fix stick} the last strip around the edge as a rim.
step handle {fix stick} the handle inside, deep down on two opposite sides, and hold it with {the clip} until it is dry.
step bow Tie {the bow} where the handle begins.
step bed Loosen {the bed} and make a soft bed of it.
step give {v=easter? Put in a few eggs, and hang the basket by the door: on Easter morning it may be fuller. | Fill it with two things that can be eaten at once, a hamantasch and a piece of fruit, and carry it to somebody on the day of Purim.}
further {@6-8? Weave the walls in three colors and see what the corners do. | Split some strips into halves for the walls: a finer weave with twice the rounds.}
safety Paper edges can cut: slide strips through by the flat side, and let nobody carry the basket by the bow.
skills weaving, measuring, folding true
alt A woven paper basket with a handle and a filling
say easter: name=Easter basket
say mishloach-manot: name=Purim basket

* seder-plate
name seder plate
title A Seder Plate with Six Places | My Own Seder Plate | Paper Seder Plate
about Each thing on the seder plate answers a question about leaving Egypt. Whoever made the plate can do the telling. | Six small dishes, six foods, one long story: at Passover this plate stands in front of whoever made it.
step ring Set {the dishes} in a ring on {the plate}, one at the top, one at the bottom, two on each side.{dishes=egg-carton? A grown-up cuts the cups apart first.}
step stick Put {stick} under each of them and press them down for as long as you can hold your breath.
step border Draw a pattern along the rim with {the pens}: dots, grapes, waves of the sea that parted.
step bone Cut a bone from brown or rolled paper: the shank bone, zeroa, top right. It remembers the lamb of the first Passover.
step egg Cut an egg from white paper for the top left: beitzah, roasted, for the round of the year and the temple days.
step greens Tear green paper three ways: a frilly sprig for karpas, the spring; a leaf of lettuce, chazeret; and maror in the middle top, bitter as slavery.
step charoset Crumple brown bits for charoset. On the real plate it is apple, nuts and wine, and looks like the mortar that the slaves had to mix.
step label {@4-5? Tell a grown-up the name of each dish, and they write it beside it. | Write the names on the rim: zeroa, beitzah, maror, charoset, karpas, chazeret.}
step ask Bring it to the table and ask for each dish: what is this for? On this night, asking is what children do.
further {@4-5? Draw three matzot on paper with rows of dots and lay them beside the plate. | Find out where an orange or an olive lies on the plates of some families, and why.}
safety Everything on this plate is for telling, not for tasting; the grown-up keeps the small bits together.
skills tearing and cutting, remembering a story, asking
alt A paper plate with six small dishes in a ring, each with a paper food

* afikomen-bag
name afikomen bag
title Bag for the Afikomen | An Afikomen Bag to Hide | Stitched Afikomen Bag
about The seder cannot end without the afikomen, the half of the middle matzah, and by then somebody has hidden it. In this bag not a crumb goes astray. | Sewn once, searched for every spring: families keep an afikomen bag for longer than any toy.
step cut Cut a strip {in 9} wide and {in 22} long from {the cloth}. A half sheet of matzah is smaller than you think, but it breaks if it is bent.
step mark Fold up {in 9} from one end: that is the pocket, the rest is the flap. On the pocket's front, mark a picture with {the pen}: a square of matzah between two sprigs, or the word in Hebrew, אפיקומן, from right to left.
step picture Open the strip again and sew along the lines through one layer only: {@6-8? running stitch, in and out like a dashed line | backstitch for the lines, lazy daisies for the leaves, French knots for the holes of the matzah}.
step trim Sew {the trim} along the edge of the flap.
step fold Fold the pocket up again, best sides out, and hold the edges with {the clip}. Cut the flap to a point or a curve.
step sides Sew both sides with {thread=yarn? a wide whipstitch | blanket stitch or whipstitch}, half a finger from stitch to stitch, with two stitches in place at the corners.
step close {close=button? Sew {the close} to the pocket and cut a slit in the flap just long enough for it. | Sew {the close} in the middle, one half under the flap, one half on the pocket.}
step hide Slip in the matzah, and agree before the meal which rooms are allowed. Whoever finds it sets the ransom.
further @13+ Line it: sew a second strip of thin cloth inside before the sides are closed.
further Sew the year in a corner, small, and one more every Passover.
safety {@6-8? A grown-up threads the needle and sits beside you; | Sew away from the hand that holds, and} the needle goes back into its cushion when the phone rings.
skills hand sewing, lettering with thread, measuring
alt A cloth bag with a flap, stitched with a square of matzah between two sprigs
`;
