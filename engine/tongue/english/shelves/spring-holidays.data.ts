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
step pin {pin=key-ring? Hang {the pin} from the top loop. | Lay the bar of {the pin} on the back, above the middle, and {glue} a narrow strip of {back} over it.}
further @13+ Tie it in three colors side by side: the crossings become easier to read and twice as handsome.
further Make a small one from thin yarn and sew it to a cap or a bookmark.
safety {pin=pin-back? A pin back is sharp: close it before you hand the brooch over, and keep it away from little ones. | Cord ends fray: trim them away from your fingers, on the table.}
skills knotting, following a line, evening out
waiting Half an hour under a book.
alt A three-cornered knot of green cord, laid double{back? , on a soft back}

* holi-kurta
name kurta
title A White Shirt for Holi | Holi Kurta Full of Color | The Holi Shirt
about On the morning of Holi everybody wears white, and by noon nobody is white anymore. This small kurta goes the same way, drop by drop. | White cloth is the canvas at Holi, the Hindu festival of colors and of spring. Here the cloth is {cloth=watercolor-paper? thick paper | soft paper} and soaks color like mad.
step cut Lay {the cloth} on each other, fold them once down the middle, and cut half a long shirt with a wide sleeve through all layers. Open it: two kurtas.
step lay Lay one kurta on a {plate} and smooth it flat with both hands.
step mix Fill a finger of {water} into each {one bowl} and stir in {color=paint? a spoonful of {color a}, {color b} or {color c} {color} | {color a}, {color b} or {color c} from {the color}}, one color in each.
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
means beet
title Three Bowls of Gulal | Homemade Holi Powder | Color Powder for Holi
about Gulal is the powder that flies at Holi. Store-bought it is bright; made at home you know what is in it. | A day to dry, an hour to rub, ten minutes of pure color: a small heap of your own goes a long way when everybody dabs instead of dumping.
step tint In each {one bowl}, stir a quarter cup of {water} with one color: {color=food-coloring? fifteen drops of food coloring, pink, yellow or green | {color=spice? one, two or four spoons of turmeric, for three yellows from lemon to gold, and no spice that stings | beet juice, a lot for red, less for pink, a splash for rose}}.
step knead Add a cup of {the powder} to each bowl and work it with {the spoon}, then with your hands, until it is an even, crumbly dough. More powder if it runs.
step spread Crumble each color onto {one sheet} of its own, no thicker than a finger.
step dry Leave everything in the sun or in a warm, airy room overnight. It is ready when a lump snaps instead of bending.
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
title Sabzeh for Nowruz | A Meadow in a Dish | {band=ribbon? Sprouts with a Ribbon | Sprouts with a Band}
about Two weeks before the first day of spring, families from Iran to Central Asia set seeds to sprout. At Nowruz a whole green meadow stands on the table. | Sabzeh means greenery, and it is the s of the seven on the haft-sin table that you can watch growing.
step soak Cover the {many seeds} with {water} in a {bowl} and let them drink overnight. Pour the water off and rinse them once.
step bed Lay {the pad} in {the dish}, two layers thick, and wet it until it is soaked but nothing swims.
step spread Spread {the seeds} over it, close together in a single layer, right up to the rim.
step cover Cover them with another wet sheet of {the pad} and put the dish in a dim place. Wet it twice a day; after two or three days white tips look out. Then take the cover off.
step green Move {the dish} to a bright window, out of the hot sun, and turn it every day so that the sprouts stand straight. Ten days later they are as high as your hand.
step mist Spray them morning and evening with {the spray}; a splash from a cup would wash them together.
step ribbon Tie {the band} around the sprouts, a little above the dish, and make a bow. Trim the longest tips with {the scissors} so that the top is even.
step eggs Decorate {the eggs}, boiled hard or blown out, with {the pens}{brush? and {the brush} | }: one for each of the family, with patterns of rings, leaves and dots. They lie beside the greens.
step table Set it among the other things with s: apple, garlic, vinegar, a coin. Everybody who passes may stroke it.
step wish On the thirteenth day the sabzeh goes outdoors and into running water. Before that, tie two blades together and wish for something.
further {@4-5? Draw the sprouts every second day, next to your finger, and you have a picture of growing. | Sprout a second dish in a dark cupboard and compare: what does light do?}
safety Sprouts are for looking at: seeds {seeds=seed,birdseed,grass-seed? from the shed may be treated, so hands are washed afterward | that smell sour go to the compost, and hands are washed afterward}.
skills patience, caring for plants, observing
waiting About ten to twelve days of growing.
alt A dish of tall green sprouts with a red band and a bow

* wax-eggs
name eggs
title {v=nowruz? Nowruz Eggs in Wax and Dye | Easter Eggs in Wax and Dye} | {v=nowruz? Colored Eggs for the Haft-Sin | Easter Eggs with a Secret Pattern} | Three Eggs, Two Baths
about {v=nowruz? On the haft-sin table the colored eggs stand for life, often one for each child of the house. Wax keeps the shell white where the dye must not go. | For centuries people in Eastern Europe have drawn on eggs with wax before the dye bath. What the wax covers, the color cannot find.} | First the lines that stay white, then a light bath, then the lines that stay light, then a dark one: the egg remembers every layer.
step boil A grown-up boils {the egg} in a {pot} of {water} for ten minutes and lets them cool until you can just hold them: on a warm shell wax glides.
step wax {wax=beeswax-sheet? Warm a corner of {the wax} between your fingers and rub | Draw} the first pattern on the dry shell: {v=nowruz? rings, waves and dots, a small fish, a blossom | rings, zigzags, dots and a star at each end}. Press hard; thin wax leaks. These lines will stay white.
step dye Stir {color=food-coloring? twenty drops of a light color | a light color} into one {one mug} of warm {water} with a spoon of {the vinegar}, and twenty drops of a dark one into the second. Without the acid the dye slides off.
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
step shine Rub the dry eggs with a drop of {the oil} on {the towel} until they gleam.
further Try two pots, {skins=red-cabbage? red cabbage for blue and onion skins for brown | onion skins for brown and red cabbage for blue}, and dip half of an egg into each.
safety Raw eggs first, so hands are washed before anything else is touched. Hot dye stays on the back burner, and a grown-up lifts the pot{@13+? or stands by while you do}. Use only leaves you can name: no lily of the valley, no ivy.
skills dyeing with plants, wrapping tightly, patience
waiting An hour and a half, most of it in the pot.
alt Three brown eggs with the pale shadows of leaves on their shells

* purim-grogger
name grogger
title Purim Grogger | Rattle for the Megillah | A Grogger with a Loud Voice
about When the story of Esther is read at Purim, everybody waits for one name. At each Haman the whole room drowns it out, and this is what for. | A grogger has a single job: to be louder than the name of Haman. Two {many shells} and a handful of {fill} will do.
step color {color=paint? Paint | Decorate} the outsides of {the shells} with {the color}: a crown for Esther, stripes, or a star with eight points.
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
step strips Rule and cut {the strips} into strips {in 1} wide and as long as the sheet: eight of one color to stand up, eight of another to go around, two for the handle.
step mat Lay four strips of the first color side by side and weave the other four through their middle, over, under, over, under. Push them together until no table shows.
step lock Fix the four corners of the mat with a dot of {stick} under each strip, so that it cannot slide apart.
step up Fold all the ends up along the edge of the mat and crease them against {the ruler}. These are the stakes of the wall.
step sides {fix stick} two strips of the second color end to end and weave them around the stakes, in front of one and behind the next. Close the ring with {stick} and clip the corners with {the clip}. The next ring begins behind the first stake.
step rim After the third round, fold the tips of the stakes over to the inside and {fix stick} them down. {fix stick} the last two strips around the edge as a rim.
step handle {fix stick} the two handle strips on each other, set them inside, deep down on two opposite sides, and hold them with {the clip} until the glue is dry.
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
step ring Set {the dishes} in a ring on {the plate}, one at the top, one at the bottom, two on each side. {dishes=egg-carton? A grown-up cuts the cups apart first.}
step stick Put {stick} under each of them and press them down for as long as you can hold your breath.
step border Draw a pattern along the rim with {the pens}: dots, grapes, waves of the sea that parted.
step bone Cut a bone from brown or rolled paper: the shank bone, zeroa, for the dish at the top. It remembers the lamb of the first Passover.
step egg Cut an egg from white paper for the next dish: beitzah, roasted, for the round of the year and the days of the Temple.
step greens Tear green paper three ways: a frilly sprig for karpas, the spring; a leaf of lettuce, chazeret; and dark ones for maror, bitter as slavery. Each has a dish of its own.
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
step cut Cut a piece {in 8} wide and {in 12} long from {the cloth}. Half a matzah is smaller than you think, but it breaks if it is bent.
step mark Fold up {in 5} from one end: that is the pocket, the rest is the flap. On the pocket's front, mark a picture with {the pen}: a square of matzah between two sprigs, or the word in Hebrew, אפיקומן, from right to left.
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

* peekaboo-chick
name chick
title Peekaboo Chick | A Chick in Its Egg | Chick That Pops Out
about Down goes the chick, and the egg looks empty. Up it comes, and a two-year-old laughs every single time. | {cup=paper-cup? A paper cup with a jagged rim | A cup with a jagged rim} is a cracked egg as soon as somebody yellow looks out of it.
step zigzag Cut the rim of {the cup} into big zigzags: the crack in the shell.
step slot Press a slit into the bottom of the cup with the points of {the scissors}, wide enough for {the stick} to slide up and down.
step body Cut an egg shape from {the card}, narrow enough to turn around inside the cup.
step tear @2-3 Start a few tears in {the down} and hand it over: your child rips it into yellow fluff.
step tear Tear {the down} into bits as big as a thumbnail. Crooked is best; chicks are never combed.
step down @2-3 Rub the egg shape with {the glue} together, and let your child press the fluff on, front first.
step down Cover the front of the egg shape with {the glue} and press the bits on, close together, until no card shows.
step face @2-3 Draw two eyes and a beak where your child points, or cut the beak from an orange scrap.
step face Draw {!eyes? two eyes, wide awake or still sleepy, and }an open beak.
step eyes Glue {the eyes} above the beak.
step stick Tape {the stick} to the back of the chick and push its other end down through the slit.
step dots Stick {the dots} on the shell.
step peek @2-3 Hide the chick, knock on the shell, and push. Peep.
step peek Pull it down until the egg looks whole. Knock three times, push slowly, and let somebody guess what hatches.
further @2-3 Sing a lullaby to the egg, quietly, and let the chick wake up at the last word.
further Make a second egg with somebody in it who does not belong there, a small dragon or a snail.
safety @2-3 The grown-up does the cutting and the slit, with the cup upside down on the table; torn bits stay out of mouths.
safety Making the slit is the grown-up's job. A stick points up: sit down to play.
skills tearing, pressing on, waiting for the right moment
alt A fluffy yellow chick on a stick looking out of a cup with a jagged rim

* bunny-carrier
name bunny basket
title Egg-Hunt Bunny | Bunny That Carries Eggs | Bunny Basket for the Hunt
about {grass? A handle behind the ears and a bed of grass inside: this bunny comes along on the hunt and does the carrying. | } | {box=milk-carton? Cut down a carton, give it ears, and nobody sees the milk anymore. | {a box} with long ears is all that an egg hunt needs.}
step open {box=milk-carton,small-box? A grown-up cuts {the box} down to an open box, as high as your hand is long. | A grown-up cuts off the lid or rim of {the box} wherever it is in the way.}
step coat Wrap a strip of {the ears}, as high as the box, all around and {glue} it down at the back.
step ears Cut two ears as long as your hand from {the ears}, and two small pink insides.
step pinch {glue} the insides on, pinch each ear at the bottom so that it bends like a spoon, and {glue} them behind the front edge.
step face Draw eyes, whiskers and a mouth. A pink bit of {ears} is the nose.
step feet Cut two feet, round in front, and {glue} them under the front edge so that they look out.
step tail {glue} {the tail} to the back, low down.
step handle Fix a strip of {strip} inside on both sides as a handle with {the hold}, and pull hard once: eggs are heavy.
step grass Loosen {the grass} and line {the box} with it.
step hunt Off you go. Whoever finds one that is not theirs puts it back in a better place.
further {@4-5? Hide the bunny itself: the next hunt is for the hunter. | Make a treasure map of the garden or the room with a cross for every hidden egg.}
safety The first cut through stiff walls is for a grown-up, who also feels along the rim for sharp corners.
skills covering, pinching and bending, drawing a face
alt A white bunny basket with long ears, a handle and green grass

* crescent-plate
name crescent moon
title Crescent Moon for Eid | Eid Moon and Star | {paint? A Golden Moon | The Moon That Ends the Fast}
about When the thin new moon is seen, Ramadan ends and Eid begins. This one has been hung up early so that nobody misses it. | {plate=paper-plate,cake-board? One cut turns a round into a crescent. | One long curve, and there is a crescent.} The rest is shine and a star.
step cut {plate=paper-plate,cake-board? With {the pen}, draw a curve inside {the plate} so that a crescent as wide as a hand remains, and cut along it. Keep the cut-out piece for a second, smaller moon. | With {the pen}, draw a crescent as tall as two hands on {the plate}, a hand wide in the middle, and cut it out. Keep what is left for a second, smaller moon.}
step paint @2-3 Your child paints the whole moon {color a}. Both sides of the brush are allowed.
step paint Paint the crescent {color a}, the edge too, and let it dry for half an hour.
step tear {foil=metallic-paper? Tear {the foil} into bits as big as a thumb | Tear {the foil} into bits as big as a thumb and smooth or scrunch them}.
step foil @2-3 Stick loops of {hold}, sticky side out, along the curve; your child presses the bits onto them.
step foil Stick loops of {hold}, sticky side out, along the inner curve and press the bits on, some flat, some crumpled: they catch the light.
step tissue {@2-3? Your child glues scraps of {the tissue} between the bits. | Tear {the tissue} into scraps and glue them between the bits.}
step star {@2-3? Cut a star as wide as your palm from {the stars} | Cut a star as big as your palm from {the stars}: two squares laid across each other make the eight points of Islamic patterns}. Wrap its middle in a scrap of {foil}.
step gems Add {the gems} between the shiny bits.
step bead Tape a short piece of {the string} to the upper tip so that the star dangles in the curve, and a longer one to the moon for hanging.
step stick Press the star onto the lower tip of the moon, with plenty of {glue} behind it.
step greet @2-3 Hang the moon where your child can see it from bed, and say it together: Eid Mubarak.
step greet Hang it in the window on the last evening of Ramadan and be the first to say Eid Mubarak, a blessed Eid.
further @2-3 Cut a round from what is left: that is the full moon in the middle of the month.
further Make thirty small moons, one a day, for next Ramadan.
safety @2-3 Cutting is the grown-up's, and so is anything that shines and is small; the moon hangs out of reach.
safety Draw the curve first, and when you cut, turn the moon and not the scissors.
skills painting, tearing, sticking
waiting {paint? Half an hour for the paint. | }
fact The Islamic months begin with the new crescent moon, so Eid comes about eleven days earlier every year.
alt A crescent moon with shiny bits and a star

* fanous-lantern
name fanous
title Fanous for Ramadan | Ramadan Lantern with Colored Panes | Cairo Lantern of Card
about In the streets of Cairo, Ramadan begins when the colored lanterns go up. Four walls of card and panes of {panes} bring one to your window. | {gold? A fanous glows red, blue and gold after sunset. The panes are paper, {light? the flame is a small lamp. | and the evening light does the rest.} | }
step walls Rule a strip of {the card}, {in 10 3/4} by {in 6}, into four walls {in 2 1/2} wide and a narrow tab at one end. Score the lines and fold them sharply.
step arches In each wall draw a tall window with a pointed arch, a finger away from all edges. Fold the wall lightly to start the cut, and cut the windows out.
step star {@6-8? Cut a small star or a crescent from what fell out, one for each wall. | Cut a lattice for each window from what fell out: a star with eight points in a narrow frame{@13+? , or leave bars of card standing inside the window from the start}.}
step panes {fix glue} {the panes} behind the windows, three strips of different colors in each, and the stars on top.
step gold Draw borders of dots and scallops on the card with {the gold}.
step close Fold the walls into a square and {fix glue} the tab inside. Hold it until it stops springing open.
step roof Draw four triangles side by side, each {in 2 1/2} wide and {in 3} high, with a tab on one side. Cut, fold into a pyramid, and {fix glue} it to small flaps on the walls, {@6-8? on two sides only, so that it opens | on one side only, so that it opens like a lid}.
step ring Poke {the ring} through the tip and twist or tie it into a loop.
step light {@6-8? A grown-up switches on {the light}, screws its lid shut and sets the lantern over it. | Switch on {the light}, and set the lantern over it or put it inside.}
step hang Set it on the windowsill or hang it by its ring, and wait for sunset.
further {@6-8? Carry it around the house and sing Wahawi ya wahawi, as children in Egypt do. | Build three in different heights and line them up by the door for the month.}
safety Only a lamp with a battery goes inside, and its lid stays screwed shut: paper and flames do not meet. A grown-up pokes the first hole into stiff card.
skills measuring, cutting windows, building a box
alt A dark blue lantern with three colored arched windows, a domed roof and a ring

* mehndi-hand
name mehndi hands
title Mehndi Hands | A Card with Henna Hands | Hands Full of Patterns
about The night before Eid or a wedding, cousins sit in a row and hold still while the henna dries. Paper holds still much longer. | Dot, leaf, spiral, vine: mehndi is built from four small shapes, and on these hands you can practice them all.
step fold Fold {the sheet} in half. The fold becomes the side of the hand where the little finger is.
step trace Lay your hand on it, little finger along the fold, wrist at the lower edge, and draw around it with {the pencil}.
step cut Cut around the hand through both layers, but not along the fold. Opened, two hands lie side by side.
step heart Begin in the palm: a small circle with {the pen}, petals around it, a ring of dots around those.
step fingers Go on at the fingertips, one finger after the other: a leaf, two arches, {@6-8? three dots | three dots, and a lattice where it gets wide}. Start with the finger farthest away, so that your hand rests on clean paper.
step fill Join fingers and palm with vines and spirals. Leave some of the {sheet} empty; the gaps are half of the pattern.
step cuff Glue {the cuff} across the wrist as a bracelet.
step gems {gems=sticker? Press | Glue} {the gems} onto the middles of the blossoms.
step inside Write your wish inside: Eid Mubarak, or the names of the two who marry.
further {@6-8? Hide a letter among the vines, as brides hide a name, and let somebody search for it. | Look up one pattern each from Morocco, Punjab and Sudan, and give each finger another country.}
safety Pens are for paper: real henna on skin belongs in a grown-up's hands, and so-called black henna on nobody's.
skills tracing, drawing patterns, resting the hand
alt A hand of paper covered with brown henna patterns

* punjabi-pakhi
name pakhi
title Punjabi Pakhi | A Fan That Turns in a Circle | Fan for Vaisakhi
about {mirrors? A pakhi is not waved but spun: the stick circles, the flag flies around it, and the air follows. In Punjab it is woven, fringed and set with mirrors. | } | Vaisakhi falls in April, when the wheat is ripe and the afternoons are hot. Somebody has to make the wind.
step core Rule and cut a square {in 7} wide from {the core}.
step sleeve Cut {the sleeve} to the same length and tape it along one edge of the square, over and over: this is the bearing in which the fan turns.
step cover Cut two squares from {the blade} in {color a}, a little larger. {glue} one to the front and wrap it around the sleeve.
step diamonds Cut diamonds from what is left, or from another color, each smaller than the last. {glue} them on top of one another in the middle, and half ones into the corners.
step mirrors {mirrors=metallic-paper? Cut round mirrors from {the mirrors} and {glue} them on | {glue} {the mirrors} on} the points of the diamonds, as embroiderers set real ones.
step fringe Cut {the fringe} into pieces as long as your finger and tape them along the back of the three free edges, close together.
step hide {glue} the second square over the back, so that all the ends and tape disappear.
step mount Push {the stick} through the sleeve and wind {hold} around it above and below as stoppers, thick enough that the fan cannot slip off.
step swing Hold it beside your cheek and make small circles with your wrist. The fan swings around the stick, and the breeze comes at every turn.
further {@6-8? Fan to the beat of a bhangra song: one turn for each beat of the drum. | Weave the square yourself, red strips through yellow ones, instead of covering it.}
safety Spin it with room on all sides: the corner comes around at the height of the next person's eyes.
skills measuring, building a bearing, making a pattern
alt A square red fan with diamonds, mirrors and a colorful fringe on a stick
fact At Vaisakhi, on April 13 or 14, Sikhs celebrate the founding of the Khalsa in 1699.

* sand-chedi
name sand chedi
title Sand Chedi for Songkran | A Thai Sand Pagoda | Sand Tower with Flags
about For the Thai New Year, families carry sand back to the temple, as much as their shoes took away in a year, and build it into towers. | A chedi has three steps and a point. It may fall by itself, and next April there will be another.
step damp Pour {water} over {the sand}, a little at a time, until a squeezed handful keeps the shape of your fingers.
step base Pack the largest of {the molds} to the brim, turn it over onto a {plate}, tap all around, and lift it slowly.
step tiers Set the middle one on top of it, then the smallest. If it crumbles, the sand wants more water.
step point Shape the tip from a wet handful with your palms, narrow and straight.
step flags Cut small three-cornered {flags} flags, as long as your thumb.
step poles {fix glue} each of them to one of {the poles} and push the poles in around the tower, one at the very top.
step ring Press {the stones} into the edge of each step like a row of beads.
step flowers Lay {the flowers} around it, and a few on the steps.
step pour Let a little water with petals in it run over the base, not over people, and wish each other a happy year: sawasdee pi mai.
further {@4-5? Build a small one beside it for everybody who lives with you. | Write a wish for the year on the back of each flag.}
safety Songkran water goes gently: a small cup, poured over hands by those who like it. A grown-up keeps sand away from eyes, and everybody washes hands.
skills packing and tipping, building in steps, wishing
alt A three-step tower of sand with paper flags and flowers

* flower-garland
name garland
title {v=toran? Marigold Toran | {v=lei? Paper-Flower Lei | Phuang Malai of Paper}} | {v=toran? Garland for the Doorway | {v=lei? A Lei to Give Away | A Thai Flower Garland}}
about {v=toran? Marigolds and mango leaves over the door mean: a celebration lives here. Indian homes hang them for weddings and for the gods' birthdays. | {v=lei? May Day is Lei Day in Hawaii. A lei is given with aloha, and it is worn open over the shoulders when somebody has finished something great. | In Thailand a phuang malai welcomes, honors and thanks: a ring of jasmine with a tassel of roses, small enough for a hand.}} | One flower is a scrap of {petals}. Forty on a thread are a garland.
step stack Lay {the petals} in a stack and cut circles as wide as {v=phuang-malai? a bottle cap | the rim of a cup}, about forty. {petals=cupcake-liner? The liners are round already; just flatten them.}
step frill Snip around the rim of several circles at a time, {v=toran? narrow and deep, like the petals of a marigold | {v=lei? into five rounded petals | just a little, like the edge of a jasmine bud}}, and ruffle them.
step tubes {tubes=bead,wooden-bead? Lay out {the tubes}: they keep the flowers apart. | Cut {the tubes} into pieces as long as a fingernail: they keep the flowers apart.}
step leaves {leaf=leaf? Choose {leaf}, small and firm, of about the same size | Cut leaves as long as your finger from {the leaf}} and trim their stalks.
step thread Thread {the needle} with {the line}, doubled, knot the end, and push it through the middle of {v=toran? six circles at once: pressed together they are one marigold. | {v=lei? three circles at once, turned so that the petals show. | four circles at once, tightly, so that they close to a bud.}}
step space {tubes=bead,wooden-bead? Add a bead | Add a piece of straw}, then the next flower, and go on {v=toran? as far as the door is wide. | {v=lei? until it reaches from one hip over the shoulders to the other. | until the row closes to a ring as wide as two palms. Knot it.}}
step hang {v=toran? Hang short strands from it, each with a leaf at the end, the longest in the middle. | {v=lei? Thread a few leaves at both ends and leave the ends open: a lei for a graduate or a guest is laid on, not tied. | Hang three short strands from the ring, with leaves where they begin and a rose of {petals} at each end.}}
step give {v=toran? Fix it above the door and step back into the street to see it as a guest does. | {v=lei? Lay it over somebody's shoulders with both hands, and say why. | Lay it into somebody's hands with a small bow, or in front of a picture you honor.}}
further {@6-8? Count how many flowers one sheet gives, and how many sheets a longer one would need. | Work out a pattern that repeats after seven flowers and keep it up to the end.}
safety Needles go through paper fast: push against the table, not against a finger. A garland lies loosely and open, never tied around a neck.
skills cutting in stacks, threading, keeping a rhythm
alt A garland of paper flowers and leaves
say toran: name=toran
say lei: name=lei
say phuang-malai: name=phuang malai

* seed-paper
name seed paper
title Seed Paper | Paper That Wants to Be Planted | Paper with a Garden Inside
about Old paper goes into water, comes out as new paper, and carries a meadow. Whoever gets a card made from it can plant it. | Earth Day in a single sheet: nothing bought, nothing thrown away, and something grows.
step tear Tear {the pulp} into stamps, no larger, and soak them in {water} in {the jar} overnight, or at least as long as supper takes, in warm water.
step mash Beat the mush with {the whisk} until no letter and no corner can be seen anymore. {jar=plastic-jar? With the lid on, shaking works too. | Twenty minutes, taking turns.}
step drain Pour the pulp through {the screen} and press out half of the water with your palm.
step seeds Stir the {many seeds} in with your fingers, only now: they must not swell.
step press Spread the pulp on a dry {one towel}, only as thick as two coins, and pat it into a rectangle.
step cutter Press {the cutter} into the wet pulp and lift away what is outside.
step petals Lay {the petals} on and press them flat.
step squeeze Cover it with the second {one towel} and lean on it with all your weight, again and again, until no more water comes. Peel the towel off from a corner.
step dry Dry the sheet on a rack in moving air, a day at most, turning it twice: seeds that stay wet too long will sprout in the paper.
step plant {stamp? Tear it into tags and print each with {the stamp}{pad? and {the pad} | }. | } Write on it, give it away, or plant it: a finger's width of soil on top, water every day, and in a week look for green.
further {@6-8? Make one sheet of brown bag and one of white paper, and mix the two pulps for marble. | Cut it into gift tags and write the planting instructions on the back, in eight words.}
safety Old pulp clogs drains: pour the water through {the screen} into the garden. {@13+? Use seeds of local wildflowers, nothing that spreads. | Hands are washed at the end, since seeds may be treated.}
skills tearing and mashing, pressing flat, sowing
waiting A night to soak, a day to dry.
alt A rough handmade sheet and a paper heart with petals and seeds in them

* filter-earth
name Earth
title Our Earth on a Filter | The Blue Planet | Planet Earth in Two Colors
about Blue and green run into each other like seas and coasts, and no two Earths come out alike. | The planet from far away, where there are no borders: a {filter}, two colors and a little water.
step flat Smooth {the filter} out on a {plate}{filter=coffee-filter? : it is round already, like the planet}.
step land @2-3 Give your child green: patches here, patches there, with white gaps between them. That is the land.
step land {color=marker? Scribble green patches | Dab green patches}, big and small: continents, with white gaps between them.
step sea @2-3 Now blue, all over what is still white. Everywhere is right.
step sea Fill the gaps with blue, thickly near the coasts.
step water {color=marker? Dip {the drip} into {water} and let it drip onto the colors: now they begin to swim. | Add a few drops of plain {water} with {the drip}: the coasts begin to swim.} Stop when the whole circle is damp.
step dry Leave the Earth on the plate for an hour, in a warm place.
step round Cut off what is not round.
step sky {fix glue} the Earth onto {colored sky c}, the darkest you have.
step cloud Pull {the cloud} into thin wisps and press them on with {glue} as clouds.
step stars Stick {the stars} into the black around it. {@2-3? Which one is the moon? | One of them is the moon: where does it belong?}
further @2-3 Hang the Earth in the window without its sky and see the sun shine through.
further Go outside with a bag and pick up ten things that the Earth has no use for.
safety @2-3 The colors stain clothes and tables: an apron, a plate, and a grown-up within reach.
safety Cut when the {filter} is dry: wet paper tears and takes the coast with it.
skills scribbling, dripping, telling land from sea
waiting An hour to dry.
alt A round blue and green Earth with clouds on a dark sheet with stars

* paper-cornet
name paper cone
title {v=may-basket? May Basket for a Doorknob | Petal Cone for a Wedding} | {v=may-basket? Knock and Run May Basket | Cone Full of Petals}
about {v=may-basket? On the first of May, children used to hang flowers on the neighbors' doors, knock, and run. It still works. | Guests at a wedding stand with one of these in hand and let the petals fly when the couple comes out.} | A sheet rolls into a cone in a minute; what takes time is choosing the flowers.
step square Cut a square from {the paper}, as wide as your forearm is long. {paper=paper-doily? A doily stays whole; lay a second one behind it.}
step roll Roll it into a cone, one corner down, and close the seam with {the glue} from top to tip. Hold it for as long as a song's first verse.
step edge {fix glue} {the edge} around the rim.
step handle Fix {the band} inside on both sides as a handle with {the hold}, two hands above the rim.
step tag {v=may-basket? Draw a flower on {the tag} and write nothing, or only: guess who. | Write the two names on {the tag}.} Tuck it under the rim.
step pick {flowers=flower,petal,leaf,clover? Pick {the flowers} where you may, {v=may-basket? with short stalks | and pull off the petals; let them dry on paper for a day if there is time}. | {v=may-basket? Pinch {the flowers} into blossoms around your fingertip and twist a stalk | Tear {the flowers} into petals as big as a thumbnail}.}
step fill Fill the cone, {v=may-basket? tall ones at the back. | loosely, so that they fly.}
step give {v=may-basket? Hang it on the knob, knock, and run before the door opens. | Hand one to every guest and throw high, above the heads, on a count of three.}
further {v=may-basket? Wrap the stalks in a wet tissue and a bag, and the flowers last until evening. | Line up ten cones in a box with holes, and the petals stay where they belong.}
safety {v=may-basket? A grown-up comes along as far as the corner and knows the door. | Petals make stone floors slippery: a grown-up says where they may fly.}
skills rolling a cone, choosing flowers, giving in secret
alt A yellow paper cone full of flowers with a handle
say may-basket: name=May basket
say petal-cone: name=petal cone

* ribbon-maypole
name maypole
title {v=maypole? Tabletop Maypole | Midsummer Pole in Green} | {v=maypole? Maypole with Six Ribbons | Maypole for a Midsummer Table}
about {v=maypole? Dancers with ribbons circle the pole, half of them one way, half the other, and weave it a dress. On the table, fingers do the dancing. | At Midsummer all of Sweden dances around a pole covered with leaves, with a crossbar and two rings. The small frogs hop around this one too.}
step foot {foot=terracotta-pot,plastic-tub? Stand {the pole} in {the foot} and wedge it with crumpled paper until it is straight. | Shape {the foot} into a flat cone and press {the pole} into it, straight up.}
step wrap Wind {the green} around the pole from top to bottom and fix its ends with {glue}.
step top {v=maypole? Fold a bit of {ribbons} over the tip and tape it: that is the crown that holds everything. | Roll a sheet of scrap paper for the crossbar, wrap it in green, tape it across the pole a hand below the top, and close two strips of paper to rings.}
step strands {v=maypole? Cut six strands from {the ribbons}, twice as long as the pole is high, two of each color. | Cut four strands from {the ribbons}, blue and yellow, as long as the pole is high.}
step fix {v=maypole? Tape them around the top, {color a}, {color b}, {color c}, and again, evenly like the hours of a clock. | Hang the rings from the ends of the bar with tape, and the strands beside them.}
step blooms {glue} {the blooms} {v=maypole? over the tape at the top. | on the bar, the rings and the tip.}
step people Set {the people} in a circle around the foot, hand to hand.
step weave {v=maypole? Number the strands one to six. The odd ones walk to the right, the even ones to the left: over the first you meet, under the second. After two rounds a diamond pattern shows. | Weave the strands loosely down around the pole, one over the other, and tie them at the foot.}
step dance {v=maypole? Unwind by dancing the other way around, without a knot if everybody remembered their turns. | Put a song on and let the figures hop around it once for each verse.}
further {@6-8? Stand a broomstick in the yard with real ribbons, and be the dancers yourselves. | Try eight strands, and write down the pattern before you weave it.}
safety {pole=dowel,chopstick,stick? The top of the pole is at eye level: look from the side, not from above. | Long ribbons stay on the table and off people, and a grown-up checks that they are put away.}
skills weaving in a circle, keeping turns, building straight
alt A small pole with ribbons, greenery and tiny dancers around it
say maypole: name=maypole
say midsummer-pole: name=midsummer pole

* midsummer-crown
name flower crown
title Midsummer Flower Crown | A Crown for the Longest Day | Midsummer Wreath for the Head
about On the longest day, from Sweden to Latvia and Poland, heads turn into meadows. A crown like this lasts for one night, and that is long enough. | Small bunches, each one hiding the stalks of the last: that is the whole secret of a wreath.
step pick {flowers=fake-leaf,ribbon-rose? Lay out {the flowers} by size, the best ones in front. | Pick {the flowers} with stalks as long as your hand, and let them stand in {water} for an hour, so that they last through the dance.}
step measure {base=pipe-cleaner,craft-wire? Bend {the base} into a ring around the head, two fingers wider, and twist the ends together. | Twist or braid {the base} into a ring around the head, two fingers wider, and tie it.}
step bundles Gather three or four blossoms and some green in one hand, shorten the stalks to {in 3}, and wind {the bind} around them. Make ten or twelve.
step first Lay the first bunch along the ring and bind it on with three tight turns. Do not cut {the bind}.
step next Set the next bunch so that its heads cover the stalks of the one before, all facing the same way. Three turns, and on.
step last Push the stalks of the last bunch under the heads of the first and bind them there.
step close Check the inside: tuck in every {base=craft-wire,pipe-cleaner? sharp end | scratchy end} and wrap it.
step bow Tie {the bow} at the back with two long tails.
step wear Wear it until the sun is down, and then lay it on water or hang it up to dry.
further {@13+? Seven flowers under the pillow on Midsummer night are said to bring a dream; note which seven you chose. | Learn the names of all the flowers in your crown, and count them at the end.}
safety {@13+? Gather only plants you can name; lily of the valley and foxglove are poisonous. | A grown-up looks over what was picked: lily of the valley and foxglove stay where they are.} {flowers=flower,clover,lavender? Check for bees before you put it on.}
skills bundling, binding, working in a ring
alt A flower crown with green leaves and blossoms in many colors

* fiesta-picado
name papel picado
title Papel Picado | Fiesta Banner of Cut Paper | A Line of Papel Picado
about In San Salvador Huixcolotla in Mexico, whole families cut these banners with chisels, fifty sheets at a time. Scissors and folds bring you surprisingly close. | Thin paper, many holes: on a line across the street every breath of wind becomes visible.
step size Cut {the tissue} into rectangles, {in 9} wide and {in 7} high. Keep a strip as wide as two fingers along the top free; it goes around the line.
step fold {@6-8? Fold one sheet in half and in half again, side to side. | Lay two sheets on each other and fold them in half, side to side, then in half again{@13+? ; for a bird or a skull in the middle, only once}.} Clip the edges with {the clip}.
step draw With {the pencil}, draw half shapes along the folds: half a heart, half a flower, half a {@6-8? star | dove}. Leave bridges of paper as wide as a pencil between them.
step edges Cut the lower edge into scallops or points first; it is the frame of the picture.
step inner Cut the shapes along the folds, then refold the other way and cut small diamonds in the new folds. {@13+? For closed shapes, pinch a tiny fold across and start there.}
step punch Punch rows of dots with {the punch} where the paper is still whole.
step open Unfold slowly, from the outside in, and press the sheets flat in a book for a few minutes.
step line Fold the top strip over {the line}, {fix stick} it down along its lower edge only, and set the next banner two fingers away.
step hang Hang it across a window or a porch, where air moves.
further {@6-8? Cut one sheet without drawing, just snip, open, and look. | Draw a whole picture for one banner, a name or a date with it, and connect every letter to the frame.}
safety {@6-8? A grown-up stands by while thick folds are cut: press the handles, do not twist. | Scissors only, on a folded stack no thicker than eight layers; more makes them slip.}
skills symmetry, cutting in folds, planning bridges
fact Cinco de Mayo remembers the battle of Puebla on May 5, 1862; Mexico's Independence Day is September 16.
alt Three cut-paper banners in bright colors on a line

* number-pinata
name piñata
title Birthday Number Piñata | Pull-String Piñata | Piñata as Old as You Are
about Nobody needs a stick for this one: everybody holds an end, everybody pulls, and only one end opens the door. | Your new age, as tall as your arm, with a fringe like a party dress and something inside.
step cut Rule your number on {the board}, as tall as your forearm and a hand wide everywhere. {@6-8? A grown-up cuts it out, draws around it, and cuts a second one just like it. | Cut it out together, draw around it, and cut a second one just like it.}
step strips Cut {the wall} into strips {in 3} wide, as many as it gives, and snip the long edges of those that must go around curves.
step wall Tape the strips upright all along the edge of one number. One holds, one tapes; the wall should stand like a fence.
step door A grown-up cuts three sides of a small door into the wall at the very bottom, so that it hangs on its fourth side.
step pulls Cut {the pulls} into one piece for each guest. Tape one to the inside of the door, firmly, and the others next to it, loosely. Close the door with one small bit of tape.
step fill Pour in {the filling}, not more than two handfuls: a heavy piñata opens too early.
step shut Lay the second number on top and tape it all around, until nothing shows light.
step fringe Fold {the fringe} into long strips as wide as two fingers and cut a fringe into one edge, half of the width deep.
step stick Start at the bottom: {glue} the first strip along the lower edge, fringe hanging down, the next one half a finger higher, in another color. Do the sides too.
step pull Hang it at chest height by a loop of {one pulls} through the top. Everybody takes a strand; count to three.
further {@6-8? Make the candy part of the plan: slips of paper with forfeits fall out too. | Build the number of the day's guest of honor as two digits with one shared wall.}
safety A grown-up cuts the board, ties the piñata up where nobody climbs, and sees that the pulls go away again after the party.
skills measuring, building a hollow shape, fringing
alt A number five with a colorful fringe, hung up, with {many pulls} at the bottom

* hand-bouquet
name handprint bouquet
title A Bouquet of Handprints | Three Handprint Flowers in a Vase | Flowers the Size of Your Hand
about Flowers fade and hands grow. This bouquet keeps the hands of today, just as large as they are. | Three prints, three stalks, a vase: a mother or grandmother sees at once whose garden it is from.
step pour Lay {the sheet} out upright, and give green, {color a}, {color b} and {color c} {paint} each a puddle as big as a cookie on a {plate}.
step stems @2-3 Your child pulls three green lines from the lower edge upward, like roads to the sun, fanned out; each stops a hand's length below the top. A finger paints as well as {the brush}.
step stems Paint three green stalks that start close together, lean apart and stop a hand's length below the top edge.
step first Brush one palm and all its fingers with {color a}, then press the hand onto the tip of the middle stalk. Hold it still, count to three, and lift it straight up.
step more @2-3 The other hand takes {color b}. Wipe one hand clean on the {towel} and print it once more in {color c}: each stalk has its flower.
step more Print the other two flowers in {color b} and {color c}, tilted a little outward. Wipe the hand on the {towel} before it changes color.
step middle Ten minutes later, dab a fingertip of green into the middle of each flower.
step wash Wash the painted hands at once with warm water and soap, and dry them on the {towel}: they want to touch everything.
step dry Let it dry for an hour, lying flat. Write the greeting along the lower edge, such as Happy Birthday or For You, and the name, the age and the year on the back.
step vase Cut a vase from {the vase}, as wide as your hand, and {fix glue} it over the lower ends of the stalks.
step bow Tie {the bow} and {fix glue} it to the neck of the vase.
further @2-3 Print one more hand on a card, for the other grandmother.
further Measure your hand against it every year on the same day, and note by how much the bouquet has been outgrown.
safety @2-3 Paint goes on hands, not near eyes and mouths: hold the printing hand by the wrist on its way to the paper.
safety Keep the towel next to the plate, and push up sleeves before the first print.
skills printing with hands, painting lines, naming colors
waiting An hour to dry.
alt Three handprints as flowers in a vase

* dried-flower-hoop
name dried-flower wreath
means stalk
title Dried-Flower Wreath | Wreath That Does Not Fade | Half a Ring of Dried Flowers
about A bouquet lasts a week, this wreath lasts for years, because everything in it has already dried. Only the lower half is filled: the empty ring is what makes it modern. | Bind small, work from both sides toward the middle, and finish with the best blossom. Florists do it no other way.
step sort Sort {the flowers} and {the green} into three heaps: long and thin, filling, and three blossoms to be looked at. {flowers=flower? Fresh ones hang upside down in a dark place for two weeks first.}
step ring {hoop=craft-wire? Bend {the hoop} twice into a circle as wide as two hands and twist the ends together. | {hoop=pipe-cleaner? Twist several of {many hoop} end to end and close them to a ring. | {hoop=hanger? Bend {the hoop} open to a rough circle; the hook stays for hanging. | {hoop=embroidery-hoop? Take {the hoop} apart: the inner ring is all you need. | Wipe {the hoop} clean and tie a thread around it where the top will be.}}}}
step bundles Bind small bunches as long as your finger, each with a bit of green at the back and a blossom in front. Six are enough.
step start Lay the first bunch on the ring at three o'clock, heads pointing up, and wind {the bind} around its stalks three times.
step row Set the next ones below it, each heads-up over the stalks of the one before, until you reach the lowest point.
step other Start again at nine o'clock and bind down to the middle. Cover the meeting point with the finest blossom.
step pearls Thread {the pearls} onto {the bind} and let them wander along the bare part of the ring.
step bow Tie {the bow} to the top or to the meeting point, tails down.
step hang Hang it by a loop of {the bind}, out of the sun: light is what makes dried flowers pale.
further @13+ Make a hair comb the same way: one row of tiny bunches bound to the bar of a comb with wire.
further Press one blossom of each kind and glue them into a card with their names.
safety {hoop=craft-wire? Cut wire away from your face and bend the tips inward. | {bind=craft-wire? Cut wire away from your face and bend the tips inward. | The tips of whatever binds are tucked inward, and a grown-up cuts what is too stiff for scissors.}}
skills sorting, binding, composition
alt A thin ring with dried flowers and leaves around its lower half

* shirt-card
name shirt card
title Shirt-and-Tie Card | A Shirt and Tie for Dad | Card with a Collar
about Two snips and two folds make a collar, and under the tie there is room for what you want to say. | Fathers and grandfathers own many shirts, but none with a letter inside.
step fold Fold {colored shirt a} in half the long way, so that it opens like a book with the fold on the left. Rub the fold flat.
step snip At the top, cut a strip as wide as two fingers off the back half. In the front half, snip from both sides a third of the way in, two fingers below the edge.
step collar Fold the two flaps down toward the middle until their tips meet: a collar.
step tie Cut a tie from {the tie}: a small knot, and below it a long shape that gets wider and ends in a point.
step stick {fix glue} the knot under the collar tips, and the tie below it.
step pattern Draw stripes, checks or small cars on the shirt with {the pens}.
step buttons {fix glue} {the buttons} in a row beside the tie and on the collar.
step pocket Cut {the pocket} to a small pocket and {fix glue} it on at three sides; something fits in, a ticket for a walk together.
step inside @4-5 Say what you like best about him, and a grown-up writes it inside in your words.
step inside Write inside three things that only he can do, and sign it.
further {@4-5? Make a bow tie for the other grandfather. | Design a second tie for him with a pattern from his work or his team.}
safety {@4-5? A grown-up holds the paper tight for the two collar cuts. | The collar cuts end a third of the way in: mark the spot before you snip.}
skills folding, snipping to a point, thinking about somebody
alt A light blue paper shirt with a red striped tie

* pocket-tray
name pocket tray
title Pocket Tray with Pinched Corners | A Tray for Keys and Coins | Stitched Valet Tray
about Keys, coins, an earphone: what comes out of the pockets at night wants a place. A flat piece of {cloth} becomes a tray when its corners are pinched. | Four stitches at four corners, and flat turns into deep. It looks bought, until somebody finds the initials.
step cut Mark and cut two squares {in 9} wide from {the cloth}.
step core Cut {the core} to a square {in 6} wide; it keeps the bottom flat.
step sandwich {fix glue} {the core} in the middle of one square with a few dots, and lay the other one on top, edges even.
step edge Sew the two together {in 1/4} from the edge with {the thread}: {@9-12? running stitch, as even as you can | saddle stitch or backstitch, eight to the length of a finger}. {cloth=leather? Mark the holes with a ruler and pierce them first, on a thick board.}
step initials Sew initials into one wall, a thumb's width from the edge: the stitch goes through the top layer only.
step pinch Pinch one corner, so that the two edges meet and a wall {in 1 1/2} high stands up. Hold it with {the clip}, and do the other three.
step corners Sew each pinched corner with two or three stitches crosswise, a finger below the top, and knot the thread on the inside.
step snaps Sew {the snaps} over the stitches, one for each corner.
step fill Put it by the door or on the nightstand, empty, with a note: for everything that falls out of your pockets.
further @13+ Close the corners with snaps or ties instead: for travel the tray lies flat again.
further Make a tiny one from a square {in 4} wide, for rings or guitar picks.
safety {cloth=leather? Leather is pierced on a board, with the holding hand behind the point and a grown-up around. | The needle goes through thick layers with a thimble or a scrap of leather behind it, not with a bare finger.}
skills measuring, hand sewing, thinking in three dimensions
alt A square tray of cloth with stitched edges and a button at each corner

* stick-frame
name picture frame
title Craft-Stick Picture Frame | Frame with {picture=photo? a Photo | a Portrait} Inside | Eight Sticks Around a Picture
about Eight sticks, doubled, hold a picture for years. On which shelf it will stand is decided already. | {picture=photo? The photo says who; the frame says who made it. | Draw the two of you, and give the drawing a frame as if it hung in a museum.}
step paint Color {the sticks} {color a} on one side and along the edges.
step dry Let them dry for half an hour, not touching each other.
step double {glue} them together in pairs, one on the other: four strong bars.
step square Lay two bars side by side, as far apart as {@4-5? a hand is wide | the picture is wide, minus a finger}, and {glue} the other two across at top and bottom. Check that it is square: a sheet of paper fits into its corner.
step trim {glue} {the trim} to the corners and along the bars.
step back Cut {the back} as large as the outside of the frame.
step picture {picture=photo? Trim {the picture} until it is a finger larger than the window all around, and tape it in the middle of the back piece. | Draw the two of you on {the picture}, as large as the window, and tape it to the back piece.}
step join Put {glue} on the back of the bars and press the back piece on, picture looking out. Lay a book on it for ten minutes.
step hang Tape {the hang} to the back as a loop.
step give Write on the back who is in the picture, where it was, and what was funny.
further {@4-5? Put a drawing of what you do together behind the first picture, as a secret. | Leave one side of the back unglued, so that the picture can be changed every year.}
safety {trim=button,stick-on-gem,seashell? What is glued to the corners is small: the frame hangs out of reach of babies. | A grown-up checks for splinters before the painting starts.}
skills gluing square, painting edges, choosing a picture
waiting Half an hour for the paint.
alt A frame of painted craft sticks with a picture of two people

* juneteenth-flag
name {v}
title {v=flag? Juneteenth Flag | Juneteenth Banner} | {v=flag? A Bursting Star for Juneteenth | Red, Black and Green Star Banner}
about {v=flag? The arc is a new horizon, the star stands for Texas and for freedom in every state, and the burst around it for a new beginning. On June 19, 1865, the news of freedom reached Galveston. | Red, black and green are the colors of the Pan-African flag, and the star belongs to Juneteenth, the day in 1865 when the news of freedom reached the last enslaved people in Texas.} | {v=flag? A flag to carry in the parade, with a story in each of its shapes. | A banner for the porch on June 19, and a story to go with it.}
step ground {v=flag? Cut {color a} {paper} to a rectangle {in 6} by {in 10}: the sky of the flag. | Cut three pennants {in 6} wide and {in 9} long from {paper}, red, black and green, each with a notch at the bottom.}
step horizon {v=flag? Draw an arc across a {color b} sheet, low at both ends, high in the middle, like the Earth seen from above. Cut along it and {fix stick} it to the lower half. | Cut a narrow strip of each color and {fix stick} it across the pennant of another color as a horizon.}
step burst {v=flag? For the burst, cut a white star with twelve points, as wide as your palm, and a {color a} one a little smaller. {fix stick} them together where sky and horizon meet. | Cut thin white rays, ten for each pennant, and {fix stick} them in a ring with an empty middle.} {stars=sticker,felt-sticker? A ring of small star stickers will do as well.}
step star {stars=sticker,felt-sticker? Set one large star into the middle; trim a few small ones together if yours are all small. | Cut a white star with five points{@9-12? : draw it in one line, without lifting {the pencil}} and {fix stick} it into the middle of the burst.}
step tails {v=flag? Tape {the tails} to the top of the flag's short side. | Tape {the tails} to both ends.}
step pole {v=flag? Lay {the pole} along the left edge, fold the paper around it, and tape it down from end to end. | Fold the tops of the pennants over {the pole}, side by side, and tape them down on the back.}
step ask {@4-5? Carry it outside and tell somebody why today is a day for a parade. | Find out why it took two and a half years for the news to come, and tell it when somebody asks about your {v}.}
further {@4-5? Make one in the small size of a cupcake, for the table. | Cook or drink something red, as many families do on this day, and ask what the red remembers.}
safety {v=flag? Poles stay upright in a crowd, tips above heads; | Hang it where nobody must climb;} a grown-up has an eye on it.
skills cutting an arc, making stars, knowing a story
fact {v=flag? Ben Haith designed the Juneteenth flag in 1997.}
alt {v=flag? A flag with a blue sky, a red arc and a white star in a burst | Three pennants, red, black and green, each with a white star}
say flag: name=flag
say banner: name=banner

* story-quilt
name story quilt
title A Story Quilt Block | Our Story in Appliqué | Quilt Block After Harriet Powers
about Harriet Powers, born enslaved in Georgia, sewed stories into quilts: people, stars and animals cut from cloth. Two of her quilts hang in museums today. | One block, one family story, no words: whoever sees it starts to ask.
step story Ask somebody older for a story of courage or of a new start, and draw it on {the plan} as four to six simple shapes: a person, a house, a bird, a star.
step pattern Cut the shapes out of the drawing. Everything smaller than a thumb gets left out or made larger.
step shapes Pin the patterns on {the shapes} with {the clip} and cut around them. Strong colors beside each other, as Powers did.
step lay Arrange them on {the ground} without fixing anything. Step back: would somebody see who is who?
step tack {fix glue} each shape down with three tiny dots, so that it does not wander.
step stitch Sew around each shape with {the thread}, {@9-12? running stitch close to the edge | blanket stitch or tiny whipstitches, the edge folded under where the cloth frays}.
step details Add what is too small to cut, in single stitches: rays, hands, a road, a date.
step eyes Sew on {the eyes}.
step border Sew {the border} around the edge, overlapping at the corners.
step tell Hang it up and tell the story once, from left to right, with the person who gave it to you beside you.
further @13+ Ask others in the family for a block each and sew them together into one quilt.
further Look up the quilts of Faith Ringgold, who wrote her stories around the edge, and add one sentence to yours.
safety {@9-12? A grown-up is around for threading and for scissors in thick cloth; the needle is parked in a scrap between two seams. | Count the needles before and after; a lost one is found by the next bare foot.}
skills listening, appliqué, telling without words
fact Powers' quilts are in the Smithsonian in Washington and in the Museum of Fine Arts in Boston.
alt A quilt block with figures, a house, a star and a bird in appliqué

* rainbow-hand-kite
name hand kite
title Rainbow Hand Kite | Six Colors for the Parade | {ribbons=ribbon? Pride Ribbon Ring | Pride Ring With Streamers}
about Run, and six colors run after you. A hand kite needs no wind and no string, only somebody who dances. | Red, orange, yellow, green, blue, purple: the rainbow flag as something to swing, in the order of the sky.
step ring {ring=paper-plate,cardboard,plastic-lid? Cut a ring from {the ring}, as wide as a hand and as thick as two fingers. | Choose {the ring} that fits around your hand; cut away any loose bits.}
step wrap Wind {the wrap} around the ring once all the way: it gets stronger and smooth to hold.
step cut Cut two strips of each color from {the ribbons}, as long as your {@4-5? arm | leg} and as wide as two fingers.
step order Lay them out like the flag: red, orange, yellow, green, blue, purple. Say it once with your eyes closed.
step loop Fold each strip in half, put the loop through the ring, pull both ends through the loop. They sit side by side on the lower half only.
step bells Tie {the bells} between the outer strips.
step hearts Stick {the hearts} on the upper half.
step dance Hold the ring at the top and draw circles, eights and waves in the air. What does the slowest wave look like?
further {@4-5? Play a song and freeze when it stops: the tails fall last. | Work out a dance for two with one hand kite each, mirrored.}
safety The ring is for hands: never around a neck or a wrist, and not while climbing. A grown-up cuts the ring.
skills ordering colors, looping, dancing
fact The rainbow flag was first flown in San Francisco in 1978.
alt A ring with hanging tails in the six colors of the rainbow

* pride-rainbow
name rainbow
title Wrapped-Cord Rainbow | Rainbow for a Bedroom Wall | Six Arches of {one yarn}
about Six cords, six colors, hours of quiet winding: a rainbow for Pride, for a new baby's wall, or for your own. | {one yarn} around cord, turn beside turn. It is the slow kind of craft, done with a podcast on.
step cut Cut {the cord} into six pieces, the outer one {in 26} long, each of the others {in 3} shorter. Tape the ends before you cut, or they unravel.
step pipe Tape one {one pipe} along each cord: it will keep the curve.
step start Leave {in 1 1/2} of cord bare. Lay the end of the red {yarn} along the longest cord, tape it down, and start winding over it.
step wrap Wind turn beside turn, pushing them together with your thumbnail, until {in 1 1/2} are left. Tuck the end under the last turns with the points of {the scissors}.
step rest Wrap the others in orange, yellow, green, blue and purple, each shorter than the last.
step bend Bend the red one into an arch over your knee, set the orange one inside, and so on. Hold them together with clothespins.
step join {glue} arch to arch in thin lines on the back, and leave the clothespins on for an hour.
step back Cut {the back} to the shape of a rainbow, a little smaller, and {glue} it behind everything.
step fray Cut all the feet to one line, take off the tape, and fray the cords up to {the yarn}.
step hang {beads? Push {the beads} onto the frayed feet, one on each. | } Tape a loop of {one yarn} to the back, at the top of the arch{rod? , and hang it from {the rod} | }.
further @13+ Choose the colors of another flag, or of one painting, from dark to light.
further Wind one arch in two colors at once, two strands side by side.
safety {@9-12? A grown-up helps to cut thick cord. | Thick cord slips under scissors: press it on the table and cut on the tape.} Over a baby's bed nothing hangs that has cords.
skills winding, bending, ordering colors
waiting An hour for the glue.
alt A wall rainbow of six wrapped cords with frayed ends

* tube-fireworks
name fireworks
title {one tube} Fireworks | Fireworks Without a Bang | Night Sky for the Fourth of July
about Cut a tube into a fringe, spread it like a flower, dip and press: a whole rocket bursts, and no dog hides under the sofa. | Every print is a new explosion, and where two of them overlap, the sky gets really full.
step fringe Cut the end of each of {the tube} into a fringe, {@2-3? {in 2} deep and as wide as a finger | {in 2} deep; narrow strips in one tube, wide ones in the other}.
step spread @2-3 Your child pushes the open fringe down onto the table: it opens like a flower.
step spread Bend all the strips outward, right to where the cut ends.
step pour Lay out {colored sky d}, and spread each color of {the paint} on a {plate}, thin as jam on toast.
step print @2-3 Dip the flower and press it onto the sky. Boom, says somebody. Again.
step print Dip a fringe in {color a}, let it drip, and press it onto {the sky}. Lift it straight up.
step second @2-3 The other tube takes another color. Fireworks may land on fireworks.
step second Turn to the other tube and the next color. A smaller burst goes inside a larger one that is nearly dry.
step center @2-3 A fingertip of bright paint in the middle of each: the spark.
step center Dab a bright middle into each burst, and a ring of dots around it.
step trails Draw the trail of each rocket with {the brush}, dotted, from the ground up to its burst.
step sparks Stick {the sparks} into the dark gaps.
step dry Let the sky dry flat for three quarters of an hour.
further @2-3 Turn off the lights and shine a lamp across the dry picture, on and off, with the sounds that belong to it.
further Cut out a dark skyline of your town and stick it along the lower edge.
safety @2-3 A grown-up cuts the fringe and keeps the plate out of reach between the prints.
safety The tube is stiff to cut: flatten its end first, and snip through both layers.
skills printing, pressing and lifting, layering colors
waiting Three quarters of an hour to dry.
alt A dark sheet with bursts of red, white, blue and yellow

* pleated-cockade
name rosette
title {v=cocarde? Tricolor Cockade | Red, White and Blue Rosette} | {v=cocarde? Cocarde for Bastille Day | Rosette for the Fourth of July}
about {v=cocarde? In the summer of 1789 people in Paris pinned cockades to their hats: the red and blue of the city, the white of the king. On July 14 you can still see them. | Pleated bunting on porches, pleated rosettes on bags and hats: the paper only needs one fold, again and again.} | Three wheels of pleats, one on top of the other. The trick is to push the middle down before it springs back.
step strips Cut strips from {the paper}: {color a} {in 2} wide, {color b} {in 1 1/2}, {color c} {in 1}, each about {in 24} long; {glue} two pieces together if the sheet is shorter.
step pleat Fold each strip back and forth like an accordion, folds as wide as a pencil, and press it with {the ruler}.
step ring {glue} the two ends of a strip together to a crown, and hold the place with {the clip}.
step push Press the crown from above until it falls flat into a wheel, gather it in the middle, and {glue} a small circle of {the hub} over and under the hole. Keep a finger on it for a minute.
step layers {v=cocarde? Build the white one the same way and {glue} it onto the red, so that a rim of red remains. | Build the white one the same way and {glue} it onto the red.}
step eye {v=cocarde? The blue wheel goes in the middle: blue inside, white, then red. That order is French. | Cut a blue circle and a white star from what is left and {glue} them into the middle.}
step center {fix glue} {the center} over the middle.
step tails Cut {the tails} to {in 5}, with a notch at the ends, and {glue} them behind, spread like legs.
step back {back=masking-tape? Fold a strip of {the back} into a loop, sticky side out, for the back. | Fix {the back} to the back, above the middle.} Wear it on the left.
further {@6-8? Fold one wheel from a page of a magazine and see what happens to the picture. | Find out which countries have cockades of their own, and in which order they wear the colors.}
safety {back=pin-back? A grown-up opens and closes the pin. | The rosette holds on cloth, not on skin or hair.} Clips pinch: small fingers out of their way.
skills pleating, measuring, building in layers
alt A pleated rosette of red, white and blue with two tails
say cocarde: name=cockade
say star-rosette: name=rosette

* maple-flag
name flag
title Maple Leaf Flag | Flag with a Real Leaf | A Leaf Print for Canada Day
about The leaf on Canada's flag has eleven points, but yours has veins: it is printed from a leaf that grew outside. | On July 1 the maples are in full leaf. One of them lends its shape to a flag.
step press Find two fresh maple leaves about as large as your hand, and press {the leaf} in a heavy {book} while you do the rest.
step bars Cut two bars from {the red}, each a quarter as wide as {the sheet} is long.
step stick {fix glue} them to the left and the right edge of the sheet. The white square in the middle is for the leaf.
step test Brush red {paint} on the vein side of one leaf and print it on scrap paper. Too much paint drowns the veins; the second print is often the best.
step print Brush the other leaf, lay it paint down in the middle, stalk toward you, cover it with paper, and rub from the middle outward.
step lift Lift the leaf by its stalk in one go. Fill a gap with a fingertip if you want, or leave it as it is.
step dry Leave it flat for half an hour.
step pole Roll the edge of one bar around {the pole} and fix it with {the hold}.
step wave Carry it to the parade, or stand it in a pot by the door.
further {@4-5? Print leaves of other trees and find out whose flag would wear them. | Count the points on the flag's leaf and on yours, and look up which ten maples grow in Canada.}
safety Pick leaves from a tree you are allowed to touch, with a grown-up, and wash hands after; a pole points up, not ahead.
skills leaf printing, dividing a sheet, comparing
waiting Half an hour to dry.
alt A red and white flag with a printed maple leaf on a pole

* dragon-boat
name dragon boat
title Dragon Boat with a Crew | {hull=egg-carton? Egg-Carton | {hull=milk-carton? Milk-Carton | Bottle}} Dragon Boat | Boat for the Double Fifth
about On the fifth day of the fifth moon, long boats with dragon heads race to the beat of a drum. Four paddlers fit into this one. | In the story, fishermen raced out to save the poet Qu Yuan, drumming to keep the fish away.{drum?  That is why there is a drum on board. | }
step hull {hull=egg-carton? A grown-up cuts one row of six cups off {the hull}: one seat for each paddler, one for the drum. | A grown-up cuts away one long side of {the hull}: an open boat. Run tape all along the rim.}
step scales Draw rows of scales on two strips of {the card}, as long as the boat and as high as its sides, in {color a} and {color b}, and cut them out.
step dress Fix the strips along both sides with {the hold}. {hull=egg-carton? Run more of it all along the underside, two layers: now the cardboard can swim.}
step head Cut two dragon heads as large as your hand: open mouth, teeth, a horn, a beard. Draw the eye last; in China that is what wakes a dragon.
step tail Cut a tail, tape the two heads back to back around the bow, and the tail to the stern.
step crew Draw a face on each of {the crew}, all looking the same way.
step seats {glue} them into the boat, one behind the other.
step oars Fix {the oars} to the side, tips down, one beside each of them.
step drum {glue} {the drum} in front of the first paddler.
step race Set it on {water} in a basin, with a grown-up beside you, and blow from behind. {hull=egg-carton? After three races it wants to dry.} Somebody beats time on the table: slow, slow, faster.
further {@4-5? Build a second boat and let two crews race, each with a drummer of its own. | Find out how many coins the boat can carry before it lies too low.}
safety A grown-up does the first cuts and stays at the water's edge the whole time, even at a small basin.
skills building, drawing patterns, racing to a beat
alt A red dragon boat with a green dragon head, four paddlers and oars

* zongzi-charm
name zongzi charm
title Five-Color Zongzi Charm | A Dumpling of Thread | Lucky Charm for Duanwu
about Real zongzi are rice dumplings in bamboo leaves. This one is paper in five colors of thread, and children wear it at the Dragon Boat Festival to stay healthy. | A strip of paper, folded along triangles, closes to a pyramid all by itself. Then comes the beautiful part, the winding.
step rule Rule a strip {in 1 1/4} wide and {in 10} long on {the strip} and cut it out. Mark a row of triangles on it with three equal sides.
step crease Fold along every line, to the front and to the back again, so that the strip is soft at each of them.
step wrap Fold the triangles around one another, always over the next edge, until a pyramid with four sides stands in your hand.
step scent Before it closes, put {the scent} inside.
step tuck Tuck the last triangle under and fix it with {the hold}. All four points must be sharp.
step first Fix the end of the white {thread} at one point and wind it around the pyramid, turn beside turn, parallel to an edge. About ten turns.
step colors Go on with green, red, yellow and black, or with the five you have. Change the direction with every color: the stripes begin to cross.
step bead Thread {the bead} above the top point.
step tassel Tie a loop of all five colors to the top and a tassel to a lower point, and trim it straight.
step wear Hang it on a bag or a door on the day of the festival, and cut it off after the first rain, as the custom says.
further {@6-8? Make three in a row on one cord, each smaller than the one above. | Cook real zongzi with somebody who knows how, and compare the folds.}
safety A short loop for a bag, nothing for the neck; {@6-8? a grown-up checks that the thread is cut off after the winding. | the ruler lies still while you score, and fingers stay behind it.}
skills folding exactly, winding, ordering colors
fact The five colors stand for wood, fire, earth, metal and water.
alt A small pyramid wound with threads in five colors, with a tassel

* tanabata-branch
name wish tree
means bamboo
title Tanabata Wish Branch | A Branch Full of Wishes | Tanzaku on a Branch
about On the seventh of July two stars that love each other meet across the Milky Way, and in Japan everybody writes a wish on paper and ties it to bamboo. | Five colors of paper, one wish each, and a branch that rustles when somebody walks past.
step stand Stand {the branch} in {the foot}{stones?  and hold it with {the stones}}. {branch=stick,driftwood? It should have a few side twigs to tie things to.}
step slips Cut {the slips} into wish strips, as long as your hand and as wide as three fingers: tanzaku.
step write {@4-5? Draw a wish on each strip, or say it and let a grown-up write. | Write a wish on each strip from top to bottom, one for yourself and one for somebody else.} In Japan many wish to get better at something.
step holes Make a hole at the top of each strip, and thread a piece of {the ties} as long as a finger through it.
step net Fold a sheet in half twice, the long way, and cut slits from alternate sides, not all the way across. Pull it open: a fishing net, for a rich catch.
step lantern Fold another sheet once, cut slits from the fold, open it, and {fix glue} it to a tube: a lantern.
step chain {fix glue} short strips into rings, one inside the next, for a chain like the Milky Way.
step stars Fold narrow strips into lucky stars: knot the strip flat to a pentagon, wrap the tail around it, and press the five edges in.
step hang Tie everything to the branch, heavy things low, wishes where the wind gets at them.
step dots Put {the stars} on the strips and the leaves.
step night After sunset look for Vega and Altair, high in the east. If it rains, the two must wait until next year.
further {@4-5? Invite everybody in the house to add a strip before bedtime. | Learn to write star in Japanese, 星, and put it on one strip.}
safety A branch has tips: it stands at the back of the table, and eyes keep their distance. {foot=glass-jar? A grown-up carries the glass.}
skills cutting nets and lanterns, tying, wishing
alt A green branch in a jar with wish strips, a paper net, a lantern and stars

* koinobori
name koinobori
title Koinobori for Children's Day | A Carp That Swims in the Wind | {@2-3? A Printed Carp | Paper Carp Streamer}
about A carp swims up waterfalls, and so on May 5 a carp of cloth or paper flies over Japanese homes for every child who lives there. | {tails? Mouth open, tail free: the wind fills it, and it swims. One for each child is the rule. | }
step flat Spread {the body} out, as large as {@2-3? a pillowcase folded once | two sheets side by side}, and pour {the paint} on a {plate}, as thin as you can.
step print @2-3 Your child dips {the stamp} and presses rings all over the paper: scales, as many as there is room for.
step print Print scales in rows with {the stamp}, beginning at the tail, each row in the gaps of the row before. Leave a hand's width free for the head.
step dry Let the paint dry for half an hour.
step cuteye Cut two round eyes as wide as a palm from {the eye} and draw a dark dot in each.
step eye @2-3 Your child sticks the eyes on, wherever a fish should look.
step eye Cut two large round eyes from {the eye}, draw a dark dot in each, and {fix glue} them to the head. Big eyes: a carp sees everything.
step rim {fix glue} {the rim} along the edge at the head and close it to a ring. The mouth must stay round and open, or no wind gets in.
step close {fix glue} the long sides together to a tube, scales outside. {@6-8? Snip the far end into a fish tail.}
step tails Tape {the tails} inside the far end.
step pole @2-3 A grown-up tapes the round opening straight to {the pole}, so that nothing dangles.
step pole Tie {the line} to both sides of the mouth and to the end of {the pole}, and secure the knots with {hold}.
step fly @2-3 Walk with it, then run. The carp swims behind you.
step fly Run with it against the wind, or hang it at the window. In Japan the black one flies at the top, and the red and blue below.
further @2-3 Print a baby carp on half a sheet, for a favorite stuffed animal.
further Make a carp for everybody in the family and hang them in order of age.
safety @2-3 The pole is for walking with a grown-up's hand on it; paint stays on the plate side of the table.
safety Sticks point at the sky, not at people, and the string is taken off the pole before the carp goes to bed.
skills printing rows, closing a tube, running with the wind
waiting Half an hour to dry.
alt A red paper carp with printed scales and a round mouth, on a pole

* rakhi-bracelet
name rakhi
title Rakhi for a Brother | A Braided Rakhi | Rakhi with a Golden Flower
about A sister ties the thread, a brother promises to stand by her, and both get something sweet. Many families tie a rakhi to sisters, cousins and friends as well. | The thread is the promise, everything else is joy: petals, gold, a braid in the colors of the house.
step cut Cut {the thread} into six pieces as long as your arm, in three colors if you have them.
step braid Knot them together a hand's length from one end, hold the knot with {the hold}, and braid two by two until the braid goes once around a wrist. Knot it and leave the rest open for tying.
step disks Cut three disks from {the medal}: {in 2}, {in 1 1/2} and {in 1} across.
step petals Snip the edge of the middle one into eight petals, curl them up a little, and {glue} the disks on top of one another.
step quill Roll {the strips} into tight coils, let them open to the size of a pea, and {glue} them in a ring on the petals.
step gem {glue} {the gem} into the middle, the largest in the center.
step beads Thread {the beads} onto the braid, two on each side, before the end knots.
step mount {glue} the flower onto the middle of the braid, with one more small disk from below, and let it dry under a book for half an hour.
step tie On the day of the full moon in the month of Shravan, tie it around the right wrist with two knots, and say what you promise each other.
further {@6-8? Make a small plate to bring it on, with rice, a sweet and a flower. | Send one by mail to a brother far away, with a note on what the colors mean.}
safety It goes loosely around a wrist, with room for a finger; {@6-8? a grown-up checks the knot and takes it off before bed. | cut it off when it gets tight or wet.}
skills braiding, layering, keeping a promise
waiting Half an hour for the glue.
alt A braided rakhi of red and gold thread with a round flower in the middle

* onam-pookalam
name pookalam
title A Pookalam for Onam | Carpet of {petals=tissue-paper,crepe-paper? Paper Petals | Petals} | Rings of Color at the Door
about In Kerala, King Mahabali comes home once a year, and for ten days a carpet of petals grows before every door, one ring larger each morning. | No glue and no brush: for Onam, the harvest festival of Kerala, families lay such a carpet of {petals=tissue-paper,crepe-paper? color | petals} before the door to welcome their old king home.
step sort @2-3 {petals=tissue-paper,crepe-paper? Tear {the petals} into pieces as big as a palm | Pull {the petals} apart} together, and let your child {petals=tissue-paper,crepe-paper? squeeze each once in the fist, so that it lies still, and} drop them into bowls, one for each color.
step sort {petals=tissue-paper,crepe-paper? Tear {the petals} into bits as long as a thumb, give each a twist, so that it lies still and has a tip, | Pluck {the petals}} and sort everything by color into one {one bowl} each. {petals=flower? Fallen blossoms and those past their best are just right.}
step rings @2-3,4-5 Draw three rings on {the ground}, one inside the other, the largest as wide as a dinner plate.
step rings Tie {the pen} to {the line}, hold the other end in the middle of {the ground}, and draw four circles, each two fingers wider than the last{@9-12? . Divide them into eight with straight lines}.
step heart @2-3 The middle first: your child heaps a handful of one color there.
step heart Lay eight {petals=tissue-paper,crepe-paper? of the longest twists | long petals} in the center like a star.
step first @2-3 Now along the first ring, one bit after the other, all the way around.
step first Fill the first ring with {color a}, so closely that no ground shows.
step second {@2-3? Green comes next: press the pieces into the second ring. | Fill the second ring with {the green}, every piece pointing the same way around.}
step third {@2-3? And the last ring, in {color b} or in whatever is left. | Fill the third ring with {color b}.}
step scallop {@6-8? Add loops of petals around the outside, as many as you count hours on a clock. | Set sixteen points of {color c} around the outside, two to each of the eight parts.}
step middle Put {the middle} into the very center.
step look {@2-3? Walk around it once, hand in hand, and look from all sides. | Look at it from a chair. What would you add tomorrow, if it were to grow for ten days?}
further {@2-3,4-5? At the end, {petals=tissue-paper,crepe-paper? gather it into a bag, and it can be laid again tomorrow | throw the petals into the air outdoors}. | Make it larger by one ring each morning for ten days, as they do in Kerala, and take a photo of each.}
safety @2-3 {petals=tissue-paper,crepe-paper? Paper gets soft in a mouth and sticks there | Only petals and leaves that you know, and none for the mouth}: a grown-up sits on the floor as well.
safety {petals=tissue-paper,crepe-paper? Walk around it, not over it: paper slides on a smooth floor. | Pick only what you know and may pick; oleander and lily of the valley are poisonous. Hands are washed at the end.}
skills sorting by color, working in circles, patience
alt A round carpet of petals in rings of orange, yellow, pink and green

* krishna-flute
name flute
title Krishna's Flute | Bansuri with a Peacock Feather | A Flute for Janmashtami
about At midnight on Janmashtami a small swing is rocked, and the flute lies ready beside it, with a feather from the peacocks that danced to it. | Golden tube, six holes, and an eye of blue and green: everybody in India knows whose flute this is.
step tube {tube=wrapping-paper,construction-paper? Roll {the tube} tightly around a marker, slide it out, and tape the seam. | {tube=paper-straw? Roll a strip of paper around {the tube} until it is as thick as a finger, and tape it. | {tube=cardboard-tube? Slit {the tube} lengthwise, roll it half as thick, and tape it shut: a flute is slim. | Wipe {the tube} clean and tape over the ends if they are rough.}}}
step bands {glue} bands of {the wrap} around both ends and the middle.
step holes Draw one mouth hole near an end and six finger holes in a row on the other half.
step leaf Cut a feather shape as long as your hand from green {feather}.
step eye Cut three ovals, gold, teal and dark blue, each smaller than the last, and {glue} them on top of one another near the tip. Push the blue one toward the edge: the eye looks sideways.
step fringe Snip a fringe all around, slanting toward the tip, thin as grass, but not into the eye.
step fix Tape the stalk of the feather to the flute, a little behind the mouth hole.
step gems Put {the gems} on the bands.
step tassel Tie {the tassel} to the far end and fray it.
step place Lay it beside the cradle, or hold it crosswise with bent knee and crossed feet: that is how he stands in every picture.
further {@4-5? Make a small swing from a box for a figure and rock it with a string. | Find out what a real bansuri sounds like, and why its pitch depends on its length.}
safety {@4-5? Walk, do not run, with anything long near the mouth; a grown-up cuts the fringe along the eye. | It is a flute to look at: do not run with it at your lips.}
skills rolling, layering ovals, fringing
alt A golden flute with red bands and a peacock feather

* clay-ganesha
name Ganesha
title Clay Ganesha | Ganesha for Ganesh Chaturthi | A Ganesha Shaped by Hand
about Before every beginning, Hindu families greet Ganesha, who takes obstacles away. For his festival he is shaped from clay, kept as a guest, and returned to the water. | A belly, two large ears, a trunk that bends to his left: he can be told by three shapes, and your hands find the rest. Work calmly; he is a guest.
step parts Knead {the clay} and divide it: a quarter for the base, a quarter for the belly, a quarter for head and trunk, the rest for arms, legs and ears.
step base Press the first lump into a thick round on {the base}.
step seed Press {the seed} into the middle of the base: where he dissolves, something will grow.
step belly Roll a ball for the belly. Scratch both places, wet them with {water}, and set it on the base.
step legs Shape two rolls for the legs, bend each at the knee, and lay them crossed in front.
step arms Add two arms: one palm is raised in blessing, the other holds a modak, a sweet like a small pointed dumpling.
step head Set a ball for the head on top and draw a long trunk out of it, curling to his left, toward the sweet. Scratch and wet every joint with {the poke}.
step ears Flatten two pieces to large ears and press them on from behind. Add two tusks, one whole, one broken off short.
step crown Shape a pointed crown, and press in eyes and three lines on the brow with {the poke}. {beads? Set {the beads} into the crown.}
step dry Let him dry for a day or two, away from the sun{petals? , and lay {the petals} before him}. At the end of the festival, natural clay goes into a bucket of water, and from there to a plant pot; other clay stays on the shelf.
further {@6-8? Make the small mouse that carries him, and set it at his feet. | Read how he lost half of a tusk while writing down the Mahabharata.}
safety {@6-8? Pointed tools lie down between two uses; a grown-up carries the base. | Let thick parts dry slowly, or they crack;} immersed clay belongs in a bucket, not in a drain.
skills joining clay, balance of shapes, respect
waiting A day or two to dry.
alt A seated clay Ganesha with large ears, a curled trunk and a crown

* hina-dolls
name hina dolls
title Hina Dolls for March 3 | Emperor and Empress | A Pair of Hina Dolls
about On Girls' Day in Japan the emperor and the empress look down from a step covered in red, to bring luck to the girls of the house. | Layer over layer: the robes are the whole dolls, and every strip of paper at the collar counts.
step bodies {bodies=cardboard-tube? Cut one {one bodies} in half, or use two short ones, and set them side by side. | {bodies=egg-carton? Cut two cups from one {one bodies} and set them on their open sides. | Set {the bodies} side by side: two bodies, not quite as high as your hand.}}
step under Wrap each of them in white or plain {robe} and {glue} it down at the back.
step robe Cut a strip of patterned {robe} for each, {in 8} long. Lay two thin strips of other colors along its upper edge so that they show like collars, and wrap it around, left side over right, ends open below. {glue} it at the back.
step sleeves Fold a smaller piece for the sleeves, square and wide, and {glue} it across the front, so that hands could be hidden inside.
step heads {face=wooden-bead,cotton-ball? {glue} {the face} on top as heads. | Cut two ovals from {the face} and {glue} them on as faces.}
step hair Cut black hair: for her long and open, for him a knot on top with a small tall cap.
step faces Draw narrow eyes and a tiny red mouth. Little is more: hina dolls look calm.
step fan Fold a scrap of {the fan} for her fan{@6-8,9-12? , and cut a flat wooden staff for him}.
step screen Fold {the screen} like an accordion into three panels and stand it behind them.
step place Set them on something red, he on the left as you look at them, she on the right, and put them away soon after March 3, so the saying goes.
further {@4-5? Set a cup of rice crackers and a peach blossom before them. | Add the three ladies of the court on a step below.}
safety {@4-5? A grown-up cuts what is round or thick. | Small scissors for the collars, and a thumbnail for the folds.} {face=wooden-bead? Beads stay away from little ones.}
skills layering paper, wrapping, small details
alt Two paper dolls in layered kimonos before a golden screen

* bottle-blossoms
name cherry branch
title Cherry Blossoms from a {bottle=celery? Stalk | Bottle} | Hanami on Paper | A Branch for Hanami
about {bottle=celery? Cut through a bunch of celery or a pepper and the cut end prints a blossom. | Look at the bottom of a bottle: five bumps in a ring, just as a cherry blossom has five petals.} | For one week in spring everybody in Japan sits under the trees and looks up. This branch blooms longer.
step mix Lay out {the sheet} and pour {color a} {paint} on a {plate}, with a little {water}. Beside it a puddle of {color b}.
step branch @2-3 Your child draws a crooked branch with a brown finger, from one corner across.
step branch Drop thin {color b} paint at one corner, and blow it across with {the straw}: it forks by itself, like a real twig.
step dip {bottle=celery? A grown-up cuts the end of {the bottle} straight across with {the knife} and pats it dry. | Pat the bottom of {the bottle} in the paint, so that only the bumps get wet.}
step print @2-3 Dip, press, lift: a blossom. And one more, wherever the branch needs it.
step print Print blossoms along the branch, turning {the bottle} a little each time.
step more Print again without dipping: the second blossoms are pale, as if they were farther away.
step dots Dab a few red dots into the middle of each blossom with {the swab}.
step buds {@2-3? Fingertips make buds: dots at the ends of the twigs. | Add buds with a fingertip at the ends of the twigs, and a few petals in the air.}
step dry Let it dry for three quarters of an hour.
step petals {fix glue} {the petals} below the branch, as if the wind had just been there.
further @2-3 Take a snack outside and have it under a real tree, looking up.
further Write a poem of three short lines below it: five beats, seven beats, five beats.
safety @2-3 Thin paint drips: an apron, a covered table, and a grown-up who holds the plate.
safety Blow out through the straw and never draw in: paint belongs on paper.
skills printing, blowing paint, looking closely
waiting Three quarters of an hour to dry.
fact At the foot of their trees, people in Japan say hanami, looking at flowers.
alt A branch with printed pink blossoms on light blue paper

* autograph-pillow
name autograph {cloth=cloth-bag? bag | {cloth=old-t-shirt? shirt | cloth}}
title {cloth=pillowcase? Autograph Pillow | {cloth=cloth-bag? Autograph Bag | {cloth=old-t-shirt? A Shirt Full of Autographs | Cloth Full of Autographs}}} | Everybody's Name on {cloth=cloth-bag? a Bag | {cloth=old-t-shirt? One Shirt | Cloth}} | Everybody Was Here
about When something ends, everybody signs. Paper gets lost; {a cloth} goes along to camp, to the new town, to the next school. | You draw the frame, the others fill it. By the end of the day no two corners are in the same handwriting.
step flat {the cloth} should be washed without softener, best the day before. Smooth it out. Slip {the card} inside, so that ink does not go through, and pull the cloth tight with {the hold}.
step frame Rule a frame as wide as two fingers along the edge and a large circle in the middle, lightly, with {the pencil}.
step title Letter in the circle what it is all about, the class, the team or the sleepover, and the date, with {the pens}: outline first, then fill, from the middle outward.
step borders Fill the frame with a pattern of things that belong to it: pillows, pencils, popcorn, a hamster, the number of the bus.
step collect Pass it around, tonight or on the last day, with the card still inside. Everybody writes a name and one thing that must not be forgotten.
step paint Let those who like print a fingertip of {spots}{dab? , patted onto it with {the dab}, | } beside their name.
step memory Draw small pictures into the gaps, one for each story you remember.
step fix Iron it on the wrong side for three minutes, dry and hot: now it can be washed.
step use {cloth=pillowcase? Sleep on it tonight. | {cloth=cloth-bag? Pack it for the first day of vacation. | Wear it, or hang it over the bed.}}
further {@6-8? Give your teacher one as well, signed by everybody in secret. | Collect one sentence instead of a name: what I learned from you.}
safety {@6-8? A grown-up does the ironing | The iron is used with a grown-up around}; permanent pens stay off faces and furniture, and the window stays open.
skills lettering on cloth, asking, remembering
alt A cream pillow with a border of dots, a star and many signatures

* school-cone
name school cone
title A School Cone for the First Day | Schultüte | Cone as Tall as an Arm
about In Germany nobody starts school without a Schultüte, a cone as tall as half a child and full to the top. It makes a first day easier to carry. | Whoever holds this cone on the first morning has no hand free to be nervous with.
step quarter Tie {the string} to {the pen}, hold its other end in a corner of {the board}, and draw a quarter circle with a radius of {in 16}. {board=wallpaper,wrapping-paper? Lay it double. | If one sheet is too small, join two with {hold} first.}
step cut Cut along the curve.
step shapes Cut out what you like best from {the shapes}: an animal, a rocket, numbers, letters.
step stick {glue} them onto the outside while it is still flat, and leave two fingers free along both straight edges.
step roll Roll it into a cone, the tip tightly closed, and fix the seam inside and out with {the hold}. One holds, one fixes.
step collar {glue} {the collar} inside the rim, standing up as high as a hand and pleated a little.
step name Write your name on a strip of {one shapes} and {glue} it across the front.
step padding Push crumpled {padding} down into the tip, so that it stays straight.
step fill Fill the cone with {the filling}: heavy things at the bottom, the best thing on top. {filling=candy? The sweets are for after the first day.}
step tie Gather the collar and close it with {the bow}.
further {@4-5? Make a tiny cone for the stuffed animal that stays at home. | Write a letter from today to yourself on the last day of school, and hide it in the tip.}
safety A grown-up helps to cut the large curve, and packs the cone; small things stay out if a younger brother or sister shares the unpacking.
skills drawing a large circle, rolling a cone, choosing
fact The first school cones are known from around 1810, in Saxony and Thuringia.
alt A large blue cone with shapes on it, a yellow collar and a red bow

* pocket-journal
name travel journal
title A Journal of Pockets | {pockets=envelope? Summer in Five Envelopes | Summer in Five Pockets} | The Vacation Pocket Book
about Tickets, sand, a leaf, the map on the napkin: a summer is made of flat things, and every page of this book is a pocket. | No blank pages that ask for essays. Each {one pockets} takes what you found and one card on which you write a line.
step order Lay {the pockets} on each other, openings all on the same side, and cut {the pages} a little smaller, so that two fit into each.
step cover Cut a front and a back from {the cover}, a finger larger all around than one {one pockets}.
step punch Punch two holes through the closed side of everything, front cover, pockets and back, all at the same places. Use one page as a pattern.
step bind {binding=rubber-band? Push the two ends of {the binding} through the holes from the back, and slide a stick or a pen through both loops. | Thread {the binding} through both holes, and tie it on the front, loosely enough to turn the pages.}
step edges Run {the tape} along the edges of the pockets, so that they hold when they get full.
step map Draw the route on the cover, the house at one end, the sea or the lake or the grandmother at the other.
step prompts Write one question on each card: What did it smell like? Who said what? What was the best worst meal? Leave the answers open.
step tags Stick {the tags} to the edge as tabs: people, places, food, weather, treasure.
step close Fasten {the close} to the cover so that it holds everything together.
step start Put the first thing in today, even if it is only the packing list.
further {@6-8? Press a flower from every stop between two pages. | Fill one pocket with the things that went wrong; in a year it will be the funniest.}
safety {@6-8? A grown-up helps to punch through thick layers. | Punch in thin stacks; the holes stay in line and the hand stays whole.} What was found in the sea gets washed and dried first.
skills bookbinding, collecting, writing short
alt A teal pocket book with a route drawn on the cover and tabs at the side

* memory-box-frame
name memory frame
title Graduation Memory Frame | Shadow Box of Four Years | A Frame Full of Memories
about {frame=picture-frame? Photos that stand at different heights behind one edge look like a stage | A shallow box turned into a frame looks like a stage}: the people in front, the places behind them, the cap on top. | Not a collage but a small museum, with one object for each year and a note nobody else can read.
step sort Choose four {photos}, one for each year or for each person who mattered{small? , and lay {the small} beside them}. Fewer things say more.
step ground {frame=picture-frame? Take the pane out of {the frame}. | Cut {the frame} down to a shallow box, as deep as two fingers, and cover its edges.} Cut {the ground} to fit the back and {glue} it in.
step spacers Cut small squares, ruled with {the ruler}, from {the card} and stack them: piles of one, two and three, to raise the photos.
step layers {glue} the stacks behind {the photos} and set them in, the highest in front, overlapping a little. Move everything around before the glue goes on.
step cap Cut a cap: a flat diamond and a band below it, both from dark {card}, and {glue} it over the lower corner.
step tassel Wind {the tassel} thirty times around three fingers, tie it at the top, wrap it below the knot, cut the loops, and hang it from the cap.
step small {glue} {the small} into the free corners, each with its own story.
step letters Set the year or initials with {the letters}.
step write Write a sentence on a strip of {one card} that you want to remember in ten years.
step light Lead {the light} along the inner edge, battery pack behind the frame.
further Make a second one for the friend who graduates with you, with the same photos from your side.
safety {frame=picture-frame? The pane leaves the frame before the work starts and is carried by a grown-up. | Cut stiff walls on a mat, blade of the scissors away from the holding hand.} {light? Only lights with a screwed battery lid.}
skills composing, working in layers, choosing
alt A deep frame with photos, a graduation cap with a tassel, and flowers

* grad-cap
name graduation cap
title Graduation Cap with a Tassel | Mortarboard for Small Graduates | Cap for the Last Day
about Whoever leaves kindergarten has learned as much as anybody ever will in so short a time. That deserves a cap. | A square, a band and a tassel. The tassel hangs on the right, until your name is called.
step square With {the ruler} and {the pen}, draw a square {in 8} wide on {the board}, and cut it out.
step cover Cover it with {the cover} in {color a}, fold the edges over to the back, and {glue} them down.
step band Lay {the band} around the head, a finger's width looser than tight, and fix it to a ring with {the hold}.
step tabs Snip the upper edge of the band all around, as deep as a thumb is wide, and bend the tabs inward.
step join {glue} the tabs to the middle of the underside of the square and press until it holds. Set something heavy inside for a quarter of an hour.
step tassel Wind {the tassel} around your hand thirty times, tie the loops together at one end with a long piece, wrap another around below, and cut the other end open.
step hang Fix the long piece to the middle of the square on top with {the hold}, so that the tassel falls over the edge.
step button {glue} {the button} over it.
step stars Add {the stars}: one for each thing you can do now and could not do last year.
step toss Walk across the room, shake hands, move the tassel from right to left, and throw the cap as high as you can.
further {@4-5? Graduate all your stuffed animals as well, each in its own subject. | Write your name and your plans on the inside, where caps keep secrets.}
safety The corners of the square are stiff: a grown-up rounds them a little, and caps fly outdoors, away from faces.
skills measuring a head, joining with tabs, making a tassel
waiting A quarter of an hour for the glue.
alt A black graduation cap with a golden tassel and stars

* black-white-book
name baby's first book
title Baby's First Black-and-White Book | A Book for New Eyes | {@4-5? Pictures for the New Baby | The Book That a Newborn Can See}
about A new baby sees clearly only as far as your face is when you hold it, and black on white best of all. So the first book needs no colors, but it needs you. | Made by a big brother or sister, stood up beside the baby, and read without a single word.
step cut Cut {the pages} into four cards, {in 5} wide, and round the corners.
step shapes Cut big simple shapes from {the black}: circles, stripes, two eyes, a cat, a leaf. Nothing narrower than a finger.
step face {fix glue} the first page: a face with large eyes, because babies look at faces first.
step more {fix glue} the next shapes, one for each page, right in the middle.
step stripes Draw thick stripes or a checkerboard on one page with {the pen}, and fill them in until no white shines through.
step red {fix glue} one heart of {the red} on the last page: red is the first color that babies see.
step join Lay the pages side by side with a narrow gap and tape them together on both sides, so that they fold like an accordion.
step seal Cover both sides with {the seal} and trim it: newborns drool.
step ribbon {fix glue} {the ribbon} to the back as a closing band, and take it off before the baby gets the book.
step read Stand the book up on the floor, as far from the baby as your forearm is long. Look together, quietly, and wait.
further {@4-5? Draw your own face for the next page: that is the one seen most. | Watch on which page the baby stays longest, and make another of that kind.}
safety The book is looked at with a grown-up beside it; no loose bits, no cords, and it does not stay in the crib.
skills cutting simple shapes, contrast, being a big sibling
alt An accordion book with a face, an eye, a cat and stripes in black and white

* birthday-crown
name birthday crown
title A Birthday Crown | Crown with Your New Number | King or Queen of the Day
about One day a year somebody in the house is in charge. A crown with the new number makes it official. | {band=felt? Felt is soft, so the crown can come out again next year with another number. | Five points, some jewels, and in the middle the number that is new today.}
step measure Hold the long edge of one piece of {band} across {@2-3? your child's | the} forehead. Mark on the second piece how much is still missing to meet at the back, and two fingers more to overlap.
step cut Cut both bands {in 5} high and {glue} them end to end, one a finger over the other. Then cut five points along the upper edge.
step jewels Cut circles, hearts and diamonds from {the jewels}: {@2-3? large ones, nothing smaller than a lid | some as wide as two fingers, some as wide as a thumb}.
step stick @2-3 Your child chooses a jewel, and dabs the {glue} on. Press, count to five, next one.
step stick {glue} the jewels along the band, the largest ones under the points. Leave the middle free.
step number @2-3 Draw the new age on {the number}, thick as a sausage, and cut it out.
step number Draw the new age on {the number}, cut it out, and {glue} it into the middle.
step press @2-3 The number goes into the middle, and the birthday child does the pressing.
step edge {glue} {the edge} along the lower rim.
step puffs {glue} {the puffs} onto the tips.
step close Close the band with {the close}, loosely enough for a finger in between. {close=sewing-elastic? A short piece between the ends lets it grow.}
step crown {@2-3? Put the crown on, sing, and let the child decide what happens next. | Crown the birthday child before breakfast. The wearer decides what is for dinner.}
further @2-3 Make a tiny crown for the stuffed animal that shares the day.
further Write the age and the year inside, and let it grow a jewel every year.
safety @2-3 A grown-up cuts and does the closing; only large soft things go on a crown for this age, and it comes off for naps.
safety The band sits loosely and comes off for climbing; scissors go back before the party starts.
skills measuring, gluing, choosing colors
alt A yellow crown with jewels and the number three

* explosion-box
name explosion box
title Birthday Explosion Box | Box That Falls Open | {inside=photo? A Cake in a Box of Photos | A Cake in a Box of Surprises}
about Lift the lid, and the walls fall down on all sides: photos, notes, and a cake that nobody expected. | A birthday card with two floors. It takes an evening, and it is kept longer than the present.
step outer On {colored card a}, rule a cross of five squares, {in 2 3/4} each: one in the middle, one on every side.
step cut Cut out the cross. The corners fall away; they are the paper for the tags.
step fold Score the four lines around the middle with {the ruler} and a dry pen, and fold the walls up and down until they fall open by themselves.
step inner Cut a second cross from {colored card b} with squares {in 2 1/2} wide, and {fix stick} its middle into the first.
step lid For the lid, cut a square {in 4 1/2} wide, score a line {in 3/4} inside each edge, slit the corners along one line, fold, and {glue} the flaps. It must slide over the closed walls without squeezing.
step panels Cut {the inside} to {in 2 1/4} and {fix stick} one piece to each wall, inside and out of the inner cross: eight panels.
step cake Roll two strips of card into rings, one wide, one narrow, {glue} a circle on each, stack them, and {glue} the cake into the middle.
step candles Cut {the candles} to the length of a finger joint and {glue} them on top, with a paper flame each.
step write Write on the panels: a memory, a joke, a promise, a wish. One says: turn me over.
step trim Put {the ribbon} around the lid{gems? , with {the gems} where it crosses}.
further {@9-12? Hide a folded note under the cake, for the one who looks twice. | Add a third cross, and let one panel fold out like an accordion.}
safety The flames are paper, and so they stay. Score with a dry pen and not with a blade; the ruler holds the line, fingers behind the edge.
skills measuring exactly, scoring, surprising somebody
alt An open box with photos on all four walls and a small paper cake in the middle

* mailed-hug
name hug
title A Hug for the Mail | A Hug as Wide as You | A Hug to Send or to Give
about For a day when somebody is too far away for a hug: this one is exactly as wide as your arms, and it fits into an envelope. | Two hands, two sleeves and a heart with a face: unfolded, it reaches around whoever opens it.
step lie Tape {the sheet} together on the floor to a strip longer than two outspread arms. {@2-3? Your child lies | Lie} down on it with arms spread wide, and somebody draws around hands and arms.
step cut Cut along the line, arms and hands in one piece. Where the head was, there will be a heart.
step color @2-3 {color=paint? Spread a spoonful of each color on {the plate}. Your child pats a hand into it and prints along both arms, all the way to the wrists; wipe small hands on a damp {towel} in between. | Sleeves need a pattern: your child scribbles along both arms with {the color}, all the way to the wrists.}
step color {color=paint? Paint the sleeves as your favorite sweater with {the brush}, thinly. | Color the sleeves as your favorite sweater, and draw fingernails on the hands.}
step dry {color=paint? Let the arms lie flat for an hour, until no spot is wet: then nothing sticks together when they are folded. | }
step dots Put {the dots} on the sleeves.
step heart Cut a heart as large as a face from {the heart} and {fix glue} it over the middle of the arms.
step draw {@2-3? Draw the face together: your child puts in the eyes, somehow and somewhere. | Draw your face on the heart, with the smile that they know.}
step cuffs {fix glue} {the cuffs} around the wrists.
step fold {@2-3? Fold the arms in, one over the other, as if they were hugging. | Fold the arms over the heart, hand over hand, until the hug is small.}
step mail @2-3 Push it into {the mail} together, kiss it, and put it in the mailbox.
step mail Write on the outermost hand: unfold and wrap around yourself. Slip it into {the mail} and send it off.
further @2-3 Trace a teddy as well: hugs come in sizes.
further Ask for one back, and compare whose arms are longer.
safety @2-3 A grown-up does the cutting, and the hug is for looking and lying in, not for wrapping around necks.
safety It goes around shoulders, never around a neck; the long scissors are for grown-ups.
waiting {color=paint? An hour for the paint. | }
skills body shapes, coloring, thinking of somebody
alt Two paper arms with hands spread wide and a smiling heart between them
`;
