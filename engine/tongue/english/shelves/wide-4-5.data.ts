export const words = `
* face-pot-with-green-hair
name face pot
means paper, hair, window
title A Pot Head With Green Hair | Grandpa's Silly Face Grows Hair | The Present That Needs a Haircut
about On the day it is given it is bald. A few days later it has a green crew cut, and whoever got it has to call a barber. | A face, a little water and seeds: a present that goes on growing after it has been unwrapped.
step wipe Wipe {the pot} clean and dry, inside and out: color does not hold on dust.
step cheeks {color=paint,acrylic-paint? Paint | Draw} two round cheeks below the middle with {the color}{brush?  and {the brush} | }, each as big as a large coin.
step face {color=paint,acrylic-paint? Let the cheeks dry, then paint | Now draw} the rest: two eyes, a nose, a mouth from ear to ear. Does it look like the one who gets it? {color=paint,acrylic-paint? Glasses and a beard go on last. | Add glasses or a beard.}
step dry {color=paint,acrylic-paint? Let it dry for an hour, until nothing comes off on a fingertip. | Let it dry for ten minutes, until nothing comes off on a fingertip.}
step eyes {eyes=sticker? Press {the eyes} onto the two eyes | {fix glue} {the eyes} onto the two eyes} and hold them while you count to twenty.
step bed {bed=soil? Fill in {the bed} up to a finger below the rim and | Pull {the bed} apart, lay it in up to a finger below the rim and} trickle on water until it is damp all through but nothing swims.
step sow Scatter {the seeds} on top, close together: a thick head of hair. Pat them down with flat fingers.
step bow Tie {the bow} on under the chin, as a collar or a bow.
step grow Stand it on a saucer in a bright window and give it two spoons of water every day. {seeds=grass-seed? Within a week the first hair is there. | Within a week the first green tips are there.}
step give Give it away, and say what it needs: light, a drink a day, and soon a haircut from somebody tall.
further @4-5 Measure the hair every morning with a finger: up to which line does it reach?
further Make a whole family of them, each with another haircut.
safety Wash hands after the seeds, and nobody tastes them. {pot=terracotta-pot,ceramic-mug? A grown-up lifts the pot when it is full: it breaks. | } {color=acrylic-paint,paint-marker,permanent-marker? Its color does not wash out of clothes: wear an old shirt. | }
skills painting a face, sowing, looking after something
waiting {color=paint,acrylic-paint? An hour for the paint, and a few days until the hair grows. | A few days until the hair grows.}
alt A pot with a smiling face, red cheeks and green sprouts for hair

* stone-pets-in-a-twig-den
name stone pets
means home
title A Fox, an Owl and a Frog of {stones} | Three Small Pets and Their Den | Who Lives Under the Twigs?
about They never need feeding, never run away, and move in the moment their house is ready. | A fox asleep, an owl awake and a frog that always smiles: three stones and a heap of twigs become a forest.
step wash Choose three of {the stones}, smooth, dry and none smaller than an egg: a wide one, a tall one, a round one. Wash them in water and dry them with a towel.
step coat {color=paint-marker? Color | Paint} the wide one {color a}, the tall one {color b} and the round one {color c} with {the color}{brush?  and {the brush} | }, down to where they touch the table.
step dry {color=paint-marker? Wait five minutes before the next color. | Let them dry for half an hour.} Meanwhile give each one a name.
step faces {color=paint-marker? Draw | Paint} what makes them animals: two pointed ears and a pale snout for the fox, large round eyes and a beak for the owl, a very wide mouth for the frog.
step eyes {eyes=sticker? Press two of {the eyes} onto each face. | Glue two of {the eyes} onto each face.}
step den {base? On {the base}, lean | Lean} {the sticks} against each other like a tent with an open front, half on each side. The tips cross at the top.
step fix A grown-up puts {a glue} wherever two tips meet and holds them until the tent stands by itself.
step moss Spread {the moss} as a soft bed, and a little as a roof.
step finds Arrange {the finds} around it as bushes, bowls and seats.
step live Let the three come home. Who knocks first, and who is already asleep?
further @4-5 Hide the three in the yard and let somebody look for them.
further Paint a whole family of one kind, from the largest to the smallest.
safety {glue=glue-gun? Hot glue is a grown-up's job from start to finish. | Nothing painted goes into a pond or a mouth.} The stones are heavy enough to hurt a toe: they are set down, not thrown. {color=paint-marker,acrylic-paint? The color does not wash out of clothes: wear an old shirt. | }
skills painting round things, building, telling a story
waiting {color=paint,acrylic-paint? Half an hour twice for the paint. | }
alt A fox, an owl and a frog with painted faces

* cup-robot-with-real-bolts
name robot
means nose, antenna
title A Shining Robot Made of Cups | The Robot That You Screw Together | Beep: Two Cups, One Robot
about Under the shining skin sit two cups from the kitchen, and what holds its shoulders {bolts=nuts-and-bolts? is really screwed in | looks like the work of a real mechanic}. | Wrap, stack, fasten, switch on. What does it say first?
step wrap Cover each of {the cups} with {the skin}, tuck the edge into the opening and smooth it with the ball of your hand until it shines. {tape} holds it inside.
step holes Choose one for the body. A grown-up turns {the poke} slowly through its wall: one hole on each side for an arm{bolts=nuts-and-bolts,paper-fastener? , four in front for the bolts. | . Thin pots crack if they are hurried.}
step bolts {bolts=nuts-and-bolts? Push a bolt into each of the four holes, reach inside and turn the nut on: twist, twist, until it stops. | {bolts=paper-fastener? Push one of {the bolts} into each of the four holes and spread its legs inside. | Fix four of {the bolts} in a square on the front of the body, with a loop of {tape} behind each.}}
step arms Push one of {the arms} into each hole at the side{arms=pipe-cleaner,twist-tie? , bend the end over inside | }, and secure it with {tape}. {arms=pipe-cleaner,twist-tie? Curl the other ends into grippers. | One arm points up, one points down.}
step stack Stand the body on its rim and the other one on top of it, bottom to bottom, and run {tape} around where they meet: now it has a head.
step legs {fix tape} {the legs} underneath, far enough apart that it stands.
step eyes Fix {the eyes} to the head with small loops of {tape}.
step dials Put {the dials} on the belly in rows: the control panel. Which one is for dancing?
step springs Wind {the springs} around a finger and {fix tape} them to the head: antennas that wobble.
step start Press a button on its belly and be its voice: hello, human, what shall I carry?
further @4-5 Press the buttons in an order, and let somebody else press them in the same order.
further Draw its plan: what is inside, and what does each button do?
safety {bolts=nuts-and-bolts,button,coin,metal-washer,keycap,old-key,paper-fastener,bottle-cap? Small parts are counted out and counted back, and stay away from little brothers and sisters. | A grown-up pokes the holes.} Edges of foil are folded in.
skills wrapping, screwing and fastening, naming parts
alt A shiny robot made of two cups with bolts, arms and a row of dials

* digger-with-a-swinging-arm
name digger
means coin, button, pocket, sand, teeth, black
title A Digger With a Swinging Arm | Dig, Swing, Dump: A Flat Digger | The Little Yellow Excavator
about The arm has an elbow that bends and a shoulder that swings, so it digs as the big ones do. | Flat as a picture, and still it works: push the scoop down, swing the arm up, dump.
step draw Draw four pieces on {the card} with {the pen} and cut them out together: a body with a cab as long as two hands, two arm pieces as long as a hand and two fingers wide, and a scoop like half a cookie.
step paint {color=construction-paper? Tear {the color} into pieces and {fix glue} them over all four pieces. | {color=paint,acrylic-paint? Paint | Color} all four pieces {color a} with {the color}{brush?  and {the brush} | }.}
step dry {color=paint,acrylic-paint? Let them dry for half an hour. | Lay them out as a digger: which end of the arm goes where?}
step tracks {tracks=cardboard-tube? Slit {the tracks}, flatten it and {fix glue} it | Cut {the tracks} into a long oval and {fix glue} it} along the lower edge: the crawler tracks.
step wheels {wheels=sticker? Press {the wheels} on in a row: | {fix glue} {the wheels} on in a row:} the wheels inside the tracks.
step window Draw a large window and a driver in the cab.
step holes Make a hole with {the punch} at both ends of the arm pieces, one in the body above the tracks and one in the scoop. {punch=pencil? A grown-up pushes it through, over a folded cloth. | One squeeze for each.}
step arm Join body, arm, arm and scoop in this order with {the joint} {joint=paper-fastener? through the holes, and spread the legs flat behind | {joint=nuts-and-bolts? through the holes, and turn the nuts on behind, not too tight | through the holes, twisted tight behind}}. {joint=nuts-and-bolts,paper-fastener? The scoop gets {a glue} and no joint. | The scoop gets {a glue} as well.} Does every joint turn?
step scoop Fold the teeth of the scoop a little forward, so that something stays in it.
step dig {load? Heap {the load} on the tray and | Heap up crumpled paper and} dig: down, push, up, swing, dump. Beep, beep, beep when it backs up!
further @4-5 Bury something in the heap for somebody to dig up.
further Make a second arm with a hook or a hammer, and change it over.
safety Small parts are counted out and counted back. {load=kinetic-sand,sand,soil? The heap stays on its tray, away from eyes and mouths. | What is dug is not eaten any more.} Thick board is cut by a grown-up.
skills cutting simple shapes, joining, seeing how a machine moves
waiting {color=paint,acrylic-paint? Half an hour for the paint. | }
alt A flat yellow digger with tracks, a window and a jointed arm with a scoop

* nine-tube-menorah
name menorah
means candle, light, candlelight
title A Menorah With Nine Paper Flames | Eight Lights and One That Helps | The Menorah Without a Match
about Every evening a flame more goes into its place, and nobody has to blow anything out. | Eight stand in a row and are all the same. The ninth stands higher, because it lights the others.
step base Cut a strip from {the base}, long enough for nine of {the tubes} side by side and as wide as your hand, and one small piece more.
step coat {color=construction-paper,washi-tape,aluminum-foil? Wrap {the color} around every {one tubes}{glue?  and hold it with {glue} | }. | {color=paint,acrylic-paint? Paint | Color} {the tubes} {color a} all around with {the color}{brush?  and {the brush} | }, standing on newspaper.}
step dry {color=paint,acrylic-paint? Let them dry for half an hour. | Stand them in a row and count them in both directions.}
step shine {shine=sticker,stick-on-gem? Press one of {the shine} onto each. | {shine=glitter-glue,metallic-pen? Draw a ring or a star on each with {the shine}. | Put {the shine} on each with {a glue}.}}
step row Fix eight of them upright on the long strip with {glue}: four on the left, four on the right, with a gap as wide as one in the middle. They do not move any more when you tap the strip.
step helper Roll or fold the small piece into a block, {fix glue} it into the gap, and set the ninth on top: the shamash, higher than all others.
step trim Run {the doily} along the front edge with {glue}.
step flames {flames=felt,construction-paper? Pull or tear nine flames as long as a finger from {colored flames b}. | Tear nine pieces as big as your palm from {colored flames b} and twist each at one end: a flame.}
step light On the first evening, put a flame into the shamash and one into the place at the far right. Every evening one more, from right to left.
further @4-5 Sing while the flame goes in, and count the flames that are still waiting.
further Write a small wish for somebody on every flame before it goes in.
safety It is a menorah for paper flames only: no real candle comes near it. A grown-up cuts thick board.
skills counting to nine, setting out in a row, telling evenings apart
waiting {color=paint,acrylic-paint? Half an hour for the paint and as long for the glue. | Half an hour for the glue.}
alt A menorah with nine lights in a row and the middle one higher

* kitchen-drum-set
name drum set
means drum, rest, band
title A Drum Set From the Kitchen | One, Two, Three, Bang: Your Own Drums | The Loudest Corner of the Kitchen
about Three drums with three voices, and the mallets are wound by hand: soft ones for the quiet songs. | What was dinner yesterday is a band today.
step rims {@4-5? A grown-up runs a finger around the rims of {the drums} and covers | Together, feel around the rims of {the drums} and cover} what is sharp with two rounds of {tape}. {drums=can? Cans that are left with a ragged edge stay out of the band. | }
step dress {dress=sticker? Press {the dress} all around: the drums get their stripes and stars. | Cut {the dress} so that it reaches around and fasten it with {tape}: every drum gets its own colors.}
step grain Put {the grain} into the smallest one, no more than covers the bottom, and close it with strips of {tape} laid over the opening like a star, then all the gaps: that one rattles.
step row Stand the three side by side, bottoms up, the closed one as it is, and bind them together with a long round of {tape}: nothing runs away while you play.
step strap {strap=rubber-band? Stretch {the strap} around all three as well. | Tie {the strap} around all three as well, with the bow at the back.}
step knobs {knobs=rubber-band,loom-band,hair-tie? Wind {the knobs} around the tip of each of {the sticks}, one over the other, | Wind {the knobs} around the tip of each of {the sticks}, layer over layer,} until there is a soft ball as thick as a thumb. Pull: does it sit tight?
step sounds Tap each drum in the middle and at the edge, with the soft end and with the other one. Which is the deepest?
step beat Play a steady beat with one hand, like walking. Then add the other hand, like running. Somebody sings.
further @4-5 Play loud and quiet: a flat hand up in the air means stop.
further Write the beat down with large and small dots, and let somebody else play it.
safety The sticks are for the drums: nobody walks or runs with one in the hand or the mouth. {grain? The rattling drum stays closed, and a grown-up looks after the tape. | } A song, then a rest for the ears.
skills keeping a beat, listening for high and low, winding tightly
alt Three decorated drums in a row and two mallets with soft ends
left balloon: stays in the drawer: pieces of it choke small children

* paw-print-keepsake
name keepsake
means paw, print, hand, place
title A Paw Print to Keep | For the One We Miss | Good Night, Dear Friend
about Somebody is missing at the door, and the day feels too quiet. While hands are busy, it is easier to talk about it. | It hangs where the leash used to hang, and says: you belonged to us.
step tell Sit close together and tell one thing that made you laugh about the one you miss. Crying is allowed.
step ball Roll {the clay} into a ball and press it flat with your palm, as thick as a finger and as large as your hand.
step pad Press the ball of your thumb into the middle of it, and then four fingertips in a bow above: a paw print, made by your own hand.
step stamp Press {the stamp} in beside it, straight down and straight up.
step hole Make a hole near the upper edge with {the hole}, a finger away from the rim: turn it, pull it out.
step dry {clay=polymer-clay? A grown-up bakes it as the package says and lets it cool. | Let it dry on a rack for a day and turn it over in between.}
step color {color=paint-marker? Color the paw print and a line along the rim with {the color}. | Paint the paw print and a line along the rim with {the color} and {the brush}.}
step photo Cut {the photo} to the size of the free place below and {fix glue} it on.
step tie Tie {the ribbon} through the hole with a knot that holds.
step hang Choose together where it hangs. Say good night to it as long as you want to.
further Make a book of small pictures: what it liked to eat, where it slept, what it was afraid of.
safety What it hangs from goes on a hook and never around a neck. A child may stop at any step and go on another day.
skills shaping, printing, finding words for being sad
waiting {clay=polymer-clay? Baking and cooling take about an hour. | One day to dry.}
alt A round keepsake with a paw print, hanging from a loop

* golden-crescent-and-stars
name golden crescent
means moon, star, light, point
title A Golden Crescent With Hanging Stars | The New Moon Is Here | A Crescent for the Window
about When the thin new moon is seen, the waiting is over. This one is golden and stays up all month. | It turns slowly on its string, and its stars turn with it.
step draw Draw a crescent on {the moon} with {the pen}, as tall as two hands and three fingers wide in the middle{moon=paper-plate? : the rim of the plate is its outer edge | }. Cut it out; keep what is left.
step wrap {gold=metallic-paint? Paint both sides with {the gold} and {the brush} and let it dry for half an hour. | {gold=aluminum-foil,candy-wrapper? Wrap {the gold} around it, smooth it from the middle outward with the ball of your hand, and hold the edges behind with {tape}. | {gold=metallic-paper? Cover it with {the gold} and hold the edges behind with {tape}. | Tear {the gold} into pieces and stick them on with {glue} until nothing else is to be seen.}}}
step stars Draw three stars as large as a cookie on what is left and cut them out. Crooked ones twinkle more.
step color {color=paint? Paint | {color=acrylic-paint? Paint | Color}} the stars on both sides with {the color}{brush?  and {the brush} | }.
step punch Make holes along the outer curve with {the punch}, a thumb apart: light falls through. What drops out can be glued onto the stars.
step trim {trim=sticker,stick-on-gem,washi-tape? Press {the trim} along the inner curve. | {trim=glitter-glue? Draw dots along the inner curve with {the trim}. | Glue {the trim} along the inner curve.}}
step pearls Thread {the pearls} onto a piece of {the line}, with a knot under each.
step hang Cut {the line} into four pieces. Fasten a star to each of three with {tape} and hang one from the upper point, one from the inner curve and one from the lower point. The fourth goes to the back, high up, as a loop.
step look Hang it up and look for the real one outside. Which way does its thin bow open?
further Make a star more every evening, until there is a sky full of them.
safety A grown-up cuts thick board and hangs it up high: strings are not for necks.
skills cutting a curve, wrapping smoothly, hanging in balance
waiting {gold=metallic-paint? Half an hour for the paint. | {gold=tissue-paper,glitter-paper,felt,wrapping-paper? Half an hour for the glue. | }}
alt A golden crescent moon with three stars hanging from strings

* two-stuffed-pocket-hearts
name pocket hearts
means heart, hand, pocket
title Two Stuffed Hearts, One for Each Pocket | A Hug That Fits in a Pocket | One Heart Stays, One Goes Along
about One goes to school in a pocket, the other stays with somebody at home. Press it, and you know that somebody is pressing theirs. | They are no larger than a palm, soft, and sewn for one person only.
step cut Draw a heart as large as your palm on {the cloth} with {the pen} and cut out four of the same, two for each.
step buttons {@4-5? A grown-up sews | Sew} one of {the buttons} onto a front, right in the middle, with {the needle} and {the thread}, four times through. {@4-5? You hold the cloth flat and pull the thread tight. | }
step loop Cut {the loop} in two, fold each piece double, and lay the ends between front and back at the top, two fingers deep.
step sew {@4-5? A grown-up pushes {the needle} in and out along the edge, a finger's width from it; you pull the thread through each time, until it lies flat. | Sew front and back together, in and out along the edge, a finger's width from it.} Leave a gap as wide as two fingers.
step fill Stuff {the filling} in through the gap, a pinch at a time: the points first, the middle last, until it gives when you press.
step smell Add {the smell} in the middle: now it smells of home.
step close {@4-5? A grown-up sews up the gap and makes | Sew up the gap and make} a knot that does not come undone when you pull.
step kiss Hold both hearts between your hands and fill them: one breath, one kiss, one secret word.
step part Each of you pockets one. When it gets hard, press it and think the word.
further @4-5 Practice first: one in the kitchen, one in the bedroom, and count to a hundred.
further Sew a third one for whoever else is missed.
safety {@4-5? The needle stays with a grown-up, and is counted back at the end. | The needle goes back to its place before the stuffing begins.} {buttons? What is sewn on is tugged once a week: it must not come off. | }
skills cutting pairs, first stitches, saying goodbye
alt Two stuffed hearts with stitches along the edge

* little-fairy-with-wings
name fairy
means night, light
title A Fairy as Long as Your Hand | The Fairy Who Lives on the Windowsill | Who Flew In at Breakfast?
about She is made from {body=wooden-spoon,plastic-spoon? a spoon and | next to nothing and} the scrap bag, and she still grants wishes: small ones, before bedtime. | A dress with a swing, two wings and a wish: what should she be called?
step face Draw a face near the upper end of {the body} with {the pen}: {eyes? a small smile and two red cheeks | two eyes, a small smile and two cheeks}.
step eyes {eyes=sticker? Press {the eyes} on above the smile. | Glue {the eyes} on above the smile.}
step dress {dress=felt? Cut a strip from {the dress} that is as high as her body below the face and goes around it once with room to spare. | {dress=cupcake-liner,coffee-filter,paper-doily? Snip a small hole into the middle of {the dress}, or fold it in half twice, | Cut a piece from {the dress} as wide as two hands and as long as one,} and gather it at the top into folds.}
step sash Hold {dress=felt? the dress | the folds} around her, just below the face, while {the sash} is wound around twice and tied.
step wings {wings=pipe-cleaner? Bend each end of a pipe cleaner to the middle, so that two loops stand out, and wind the middle around her back. | {wings=feather,leaf,fake-leaf? Fix two of {the wings} behind her shoulders with {the glue}, tips up. | Fold or pleat {the wings} in the middle, cut them like a butterfly if they are large, and fix the middle behind her shoulders with {the glue}.}}
step hair {hair=felt? Glue {the hair} on as a cap of hair. | Glue {the hair} on from the top downward: long, short or standing up wildly.}
step crown {crown=stick-on-gem? Press {the crown} on as a crown. | Glue {the crown} on as a crown.}
step sparkle {sparkle=sticker,stick-on-gem? Press {the sparkle} onto the dress. | {sparkle=glitter-glue? Draw dots on the dress with {the sparkle}. | Dab glue on the dress and put {the sparkle} on it.}}
step dry Let her lie for half an hour and think up what she is good at.
step fly Fly her through the room and land on somebody's shoulder. Which wish may they make?
further @4-5 Build her a bed in a box, and say good night to her.
further Make her sister from the same things, but with another temper.
safety Small finery stays away from little brothers and sisters. {wings=pipe-cleaner? Ends of wire are bent in. | She flies in a hand and is not thrown.}
skills wrapping, tying, inventing a character
waiting Half an hour for the glue.
alt A fairy with two pairs of wings, a swinging dress and a smile

* printed-by-hand-for-you
name printed gift
means bag, table, apple, pattern, circle
title {cloth=cloth-bag? A Bag | {cloth=apron? An Apron | {cloth=old-t-shirt,onesie? A Shirt | {cloth=pillowcase? A Pillowcase | {cloth=canvas-shoe? Shoes | A Cloth}}}}} That Nobody Else Has | Printed by Me, for You | Dip, Press, Lift: Printed for a Present
about Every print comes out a little different, and that is why nobody can buy one like it. | The stamps come from the kitchen and the toy box. Afterward they go back, or into the compost.
step inside {cloth=cloth-bag,old-t-shirt,pillowcase,apron,onesie? Lay {the cloth} flat and push {the pad} inside or underneath, | Lay {the cloth} flat on {the pad},} so that no color goes through, and smooth out every fold.
step stamp {stamp=potato,apple,lemon,carrot,orange? A grown-up halves {the stamp}, straight through, and you dab the flat side dry. | {stamp=celery? A grown-up takes the foot off {the stamp}, and you dab the end dry. | Choose the side of {the stamp} that leaves the best mark.}}
step test Pour a thin puddle of {the paint} onto a plate. Dip, wipe off the drips at the edge, and press once on a scrap of paper. Too fat? Less color.
step first Now on the cloth: press, count to three, lift straight up. Set the first three far apart.
step second Fill the gaps with the second stamp or the second color, and dip anew for every print.
step dots Dot a fingertip in between, wherever there is still room.
step dry Let it lie for four hours. Nobody carries it about, not even to show it.
step fix A grown-up irons the back without steam for three minutes, with paper on top: {paint=paint? children's paint still does not stand a wash, so this is a piece for show. | then the color stays, and cold water does not hurt it.}
step name Sign it with {the pen} in a corner, as painters do.
step give Roll it up and give it away.
further @4-5 Print the wrapping paper for it with the same stamps.
further Print a line that follows a rule: two of one, one of the other.
safety A grown-up does the knife and the iron. {paint=acrylic-paint,fabric-paint? This color does not come out of clothes: wear an old shirt. | Wear an old shirt.}
skills printing, placing a pattern, making a present
waiting Four hours to dry.
alt A piece of cloth printed by hand with round shapes and dots

* volcano-that-foams
name volcano
means lava, rock, glass, sand
title A Volcano That Really Foams | Run, the Mountain Is Awake! | Red Foam From the Top
about First it rumbles, then it rises, and then red foam runs down all its sides. And it does it again as often as you like. | A mountain with a hollow in its top and two things from the kitchen that cannot lie still together.
step cup Stand {the cup} in the middle of {the tray}{hold? , held by a ring of {hold} | }. The opening stays free.
step cone {cone=aluminum-foil,newspaper? Crumple {the cone} into thick sausages and stack them around it with {hold} | Press {the cone} up around it} as a mountain that reaches to the rim, steep on one side and with a valley on the other.
step rocks Lay {the rocks} around the foot of it.
step trees Push {the trees} in at the edge: the jungle.
step beasts Place {the beasts} where they can see the top, but not in the valley!
step soda Put three spoons of {the soda} into {the cup} with {the spoon}. A heap is good.
step red Add {the red} on top: hot lava is red.
step soap Add {the soap}: now it will foam and not only fizz.
step pour A grown-up pours in a good splash of {the sour}, everybody watching from an arm's length away. What do you hear?
step again When it sleeps again: more of the powder, another splash. Which side does the lava choose, and who needs saving?
further @4-5 Count how many seconds the mountain foams with one spoon, and with three.
further Draw the path of the lava before you pour, and see whether you were right.
safety What foams stings in the eyes: a grown-up pours, and hands are washed afterward. The opening stays open, always.
skills building, observing, guessing and trying
alt A volcano with red foam running down its sides

* secret-line-easter-eggs
name easter eggs
means eggs, line, nest, star
title Easter Eggs With Secret Lines | The Egg Knows Where You Drew | Six Eggs, Six Secrets
about Draw on the white egg with {the wax} in a pale color and nobody sees a thing. In the color bath it comes out. | Wax keeps the water away: that is the whole secret, and it is hundreds of years old.
step boil A grown-up boils {the egg} hard, ten minutes, and lets them cool until they are good to hold.
step dye {color=food-coloring? A grown-up fills {the cups} halfway with warm water and stirs a spoonful of {the sour} and ten drops of {the color} into each. | A grown-up boils {the color} in a little water for a quarter of an hour, pours it through a sieve into {the cups}, adds a spoonful of {the sour} to each and lets it cool.}
step draw Draw on the dry shell with {the wax}: lines, dots, your first letter. Press as hard as the egg allows; white and yellow are the best secrets.
step wraps {wraps=rubber-band? A grown-up helps to stretch one of {the wraps} around an egg: | Press {the wraps} onto an egg:} what is covered stays white.
step dip Lower each one into its color with {the spoon}, slowly, so that it does not crack.
step wait Let them sit for ten minutes, longer for darker colors. Peep, but do not stir.
step lift Lift them out with the spoon and dry them on {the rag}. {wraps? Take off what was wrapped around. | } Now you see what you wrote.
step shine Rub {the shine} over the dry shell with a corner of {the rag}: it gleams.
step nest Make a nest of {the nest} and lay them in.
further @4-5 Hide them, and draw a map with one cross for each.
further Dip one half first, dry it, turn it and dip the other half: what comes out in the middle?
safety Hot water is a grown-up's job. {color=food-coloring? Color stays on fingers for a day: an old shirt is a good idea. | Color stays on cloth: an old shirt is a good idea.} Eggs that lay outside or cracked are not eaten.
skills drawing on a curve, waiting, seeing wax and water part
waiting Half an hour in the colors.
alt Three colored eggs with white lines in a nest

* letter-full-of-patterns
name letter
means letter, stone, pattern
title My Letter, Full of Patterns | A Letter for My Door | The Letter You Can Read With Your Fingers
about One letter, and no two places on it feel alike: bumpy here, smooth there, round dots in between. | It is the first letter of somebody important: probably yours.
step trace Go along {the letter} with a finger, the way it is written, and say its sound three times.
step coat Paint the front and the edges {color a} with {the paint} and {the brush}, and let it dry for half an hour.
step print Dab the second color onto {the printer}, press it on one part of the letter and lift it straight up: what pattern has it left?
step cover {cover=sticker,stick-on-gem? Press {the cover} on in a row along the next part, close together. | {cover=tissue-paper? Roll bits of {the cover} into balls and glue them along the next part, close together. | Draw a fat line of {glue} along the next part and press {the cover} in, one after the other.}}
step second Fill the third part with {the second}{second=sticker? , pressed on | , pressed into {glue}}: big, small, big, small.
step band {fix glue} {the band} on across the gap between two parts, straight or in waves.
step dry Let it lie flat for an hour, until nothing moves when you touch it.
step hunt Shut your eyes, go along it, and say which part you are on. Then find three things in the room that begin with this letter.
further @4-5 Make the next letter of the name, with the same patterns in another order.
further Print the pattern once more on paper: a name card for the door.
safety Small things are counted into a bowl and back again, and never go into ears or noses. {letter=wooden-letter? A grown-up hangs it where it cannot fall. | }
skills knowing a letter, making patterns, filling a shape
waiting {paint? Half an hour for the paint and an hour for the glue. | An hour for the glue.}
alt A large letter with rows of dots and little things in different patterns

* streamer-cloud-from-a-cup
name rain cloud
means rain, cloud, drop, wind, bow, button
title A Cloud That Rains Streamers | The Cloud on a String | Look, It Is Raining Indoors
about Hung by a window it rains a little; carried through the room at a run, it pours. | Soft on top and long below: a cloud that shows the wind.
step strips {rain=paper-strip? Choose eight paper strips in the colors of rain, and cut one end of each to a point with {the scissors}. | Cut {the rain} into eight strips as long as your arm, each as wide as two fingers or as narrow as it comes.}
step fix A grown-up fixes the strips around the inside of the rim of {the cup} with {the staple} as you hold them out: two in front, two behind, the rest between.
step hole {@4-5? A grown-up pokes | Together, poke} a hole into the {cup=paper-plate? middle | bottom} with {the poke} and knots {the line} through it.
step rain Turn it over so that the strips fall down, and shake them out. Are they all free?
step fluff Pull {the fluff} into tufts and glue them all over the outside with {glue}, leaving a bare place for the face. The more corners it loses, the more it is a cloud.
step face Draw {!eyes? two eyes and }a mouth on the bare place with {the pen}: a happy cloud or a grumpy one?
step eyes {eyes=sticker? Press | Glue} {the eyes} on above the mouth.
step drops {drops=sticker,stick-on-gem? Press {the drops} onto the strips as drops. | Glue {the drops} onto the strips as drops.}
step bow {bow=washi-tape,pipe-cleaner? Bend {the bow} into an arch and {fix glue} it to one side: | Cut an arch from {the bow} and glue it to one side:} the sun is out again.
step blow Let the glue dry for half an hour, then hang it up and blow. Drizzle, shower or storm: which was that?
further @4-5 Run through the yard with it: which way do the streamers fly?
further Hang it outdoors under a roof for a week and note each morning where the wind comes from.
safety {staple=stapler? The stapler is a grown-up's. | A grown-up pokes the hole.} It hangs high: neither string nor streamers are for necks.
skills cutting strips, gluing fluff, watching the wind
waiting Half an hour for the glue.
alt A fluffy cloud with a face and long streamers of rain, hanging from a string

* clothespin-ruffle-butterfly
name butterfly
means caterpillar, wing, board, leaf
title A Butterfly With Ruffled Wings | Out of the Chrysalis: A Butterfly for the Curtain | The Caterpillar That Got Wings
about Four round things from the baking drawer become wings, and the body clips on wherever it wants to land. | First it was a caterpillar; you can still see its rings. Then it grew wings.
step flat {wings=cupcake-liner,coffee-filter,paper-doily? Choose four of {the wings} and press them flat with your palm. | Pull or tear four pieces as large as your palm from {the wings}.}
step fold Pinch each one together in the middle of its lower edge, so that it opens like a fan. Press hard while you count to five.
step wings Put a line of {the glue} along {the pin} and press the four pinched ends into it: two fans up and out, two down and out, the same on the left as on the right.
step bumps {bumps=sticker? Press {the bumps} along the middle, one behind the other: | Glue {the bumps} along the middle, one behind the other:} the rings of the caterpillar that it was.
step feelers {feelers=yarn,string? Fold {the feelers} in half and glue the bend to the head. | Fold {the feelers} in half, roll both tips around a finger, and fix the bend to the head with {the glue}.}
step eyes {eyes=sticker? Press | Glue} {the eyes} onto the head.
step face Draw {!eyes? two eyes and }a smile at the upper end with {the pen}.
step dots {dots=sticker,stick-on-gem? Press {the dots} on, | {dots=glitter-glue? Draw dots with {the dots}, | Glue {the dots} on,}} each spot on one wing also on the other.
step dry Let it lie flat for half an hour. How would it move if it could fly already?
step land Let it land {pin=clothespin? and clip it on: on a curtain, a plant, a book | on a curtain rail, a plant, a book}. Where does it sip first?
further @4-5 Crawl like the caterpillar, sleep like the chrysalis, and fly off.
further Make a second kind with four narrow wings: a dragonfly.
safety Small round things are counted out and counted back. {feelers=pipe-cleaner,twist-tie? Ends of wire are rolled in. | }
skills pinching, matching left and right, gluing small things
waiting Half an hour for the glue.
alt A butterfly with ruffled wings and a body of soft rings

* box-where-toy-animals-live
name animal box
means tiger, bear, tree, pond, leaf, stone, barn
title {v=jungle? A Jungle in a Box | {v=farm? A Farm in a Box | {v=dinosaurs? Dinosaur Land in a Box | A Forest in a Box}}} | Home for Three Animals | Whoever Looks In Had Better Whisper
about The animals were only standing on a shelf. Now they have somewhere to hide, to drink and to sleep. | Not to look at, but to play in: everything can be moved except the trees.
say jungle: name=jungle; back=a misty jungle with tall trunks; green=vines that hang from the top edge; first=Who climbs, and who waits below?
say farm: name=farm; back=a red barn and a fence; green=tufts of grass by the barn; first=Who wakes up first, and who has to be called for supper?
say dinosaurs: name=dinosaur land; back=a volcano and far hills; green=ferns as high as their knees; first=Who is gentle here, and who had better be avoided?
say forest: name=forest; back=dark trees, one behind the other; green=bushes, thick and low; first=Who is out by day, and who comes at night?
step open A grown-up cuts the front out of {the box} with {the scissors}, or stands it on its side if it is open on top, so that you look in as into a theater.
step back {back=construction-paper? Tear {the back} into large shapes and {fix glue} them to the back wall: {v.back}. | {back=paint,acrylic-paint? Paint | Draw} {v.back} on the back wall with {the back}{brush?  and {the brush} | }.}
step ground {ground=felt? Lay {the ground} on the floor and fix its corners with {glue}. | Spread {a glue} on the floor and press {the ground} in. Shake off what is loose.}
step trees Fix {the trees} upright at the sides with {a glue}, as if they grew out of the floor.
step green Tear or bunch up {the green} and put it in with {a glue}: {v.green}.
step pond Lay {the pond} down near the front: a place to drink.
step rocks Place {the rocks} so that somebody can hide behind them.
step move Let {the animals} move in, one after the other.
step tour Tell what happens here in one day. {v.first}
further @4-5 Take one animal out while somebody shuts the eyes: who is missing?
further Build a second box beside it and cut a passage between the two.
safety {ground=sand,soil,kinetic-sand,coffee-grounds? What lies on the floor stays in the box and out of eyes. | Small stones stay away from little brothers and sisters.}
skills building a place, telling a story, knowing how animals live
waiting Half an hour for the glue.
alt A box with trees, a green floor and three animals in it

* frozen-and-set-free
name ice rescue
means egg, ice, warm, salt
title {v=flowers? Flowers in Ice, Set Free Again | {v=eggs? Frozen Eggs: Who Hatches? | Caught in the Ice: A Rescue}} | Who Melts It First? | Out of the Freezer, Into the Sun
about In the evening they go into the water, overnight they are caught, and in the morning somebody has to get them out. | Cold, clear, slippery, and gone in the end: the best toy of a warm day.
say flowers: name=flowers; what=face down, so that they look up at you later; end=Lay what is free in water: it opens once more
say creatures: name=animals; what=lying on their sides; end=Dry everybody off, and ask how cold it was
say eggs: name=eggs; what=curled up as in an egg; end=Count who hatched first, and who took longest
step lay Lay {the finds} into {the mold}, {v.what}. Nothing sticks out over the rim.
step pour Fill with water until everything is covered.
step tint Let {the tint} fall in: one corner blue, one corner red, and do not stir.
step freeze A grown-up puts it into the freezer, where it stands level, for eight hours or over night.
step out {tray? A grown-up dips the outside into warm water and tips the ice onto {the tray}. | A grown-up dips the outside into warm water and tips the ice into the sink.}
step guess Touch it with one finger and guess: how long until the first one is free?
step salt Sprinkle {the salt} over one piece and nothing over the other. What do you hear?
step drip Take warm water and drip it on with {the drip}, always in the same place.
step tap Tap with {the hammers} where a crack is: gently, somebody is in there.
step free {v.end}. {towel? {the towel} is for wet hands and the floor. | }
further @4-5 Put one piece in the sun and one in the shade, and look every few minutes.
further Freeze a rope of ice by hanging a string from cube to cube.
safety Ice straight from the freezer sticks to wet fingers: wait two minutes. The water is warm and not hot, and a grown-up pours it.
skills guessing, trying out, patience
waiting Eight hours in the freezer.
alt Blocks of ice with things frozen inside, some already melting

* jingle-ring-with-ribbons
name jingle ring
means drum, ring, hand
title A Jingle Ring to Dance With | Shake It, Tap It, Dance | The Ring That Cannot Keep Still
about Everything that hangs on it has a sound of its own, and all together it is music. | Loud when you run, quiet when you tiptoe: a ring for every song.
step ring {ring=paper-plate,plastic-lid,cardboard,paper-bowl? A grown-up makes six pairs of holes around the edge of {the ring} with {the poke}, a finger from the rim. | Try how {the ring} lies in the hand; {the poke} is for marking six places, all equally far apart.}
step colors {colors=sticker? Press {the colors} on all around, the brightest in front. | {colors=paint,acrylic-paint? Paint | Decorate} it all around with {the colors}{brush?  and {the brush} | }.}
step grip Wind {the grip} around one part as wide as your hand, and cut off the end: that is where you hold it.
step ties Cut {the ties} into six pieces as long as your hand.
step thread Thread {the jingles} onto the pieces: one or two on each, so that they touch.
step tie Tie each piece to its place{ring=paper-plate,plastic-lid,cardboard,paper-bowl? , through both holes | , around the ring}, with a gap as wide as a finger, so that they swing. Two knots hold better than one.
step extra Tie {the extra} in between, wherever there is still a gap.
step streamers Knot {the streamers} on beside the grip, as long as your arm.
step shake Listen: shake, tap it on your palm, turn it like a wheel. Which is the quietest sound it has?
step song Sing a song that you know and shake on every step. Then stop, all at once!
further @4-5 One plays, the others walk, and when it stops everybody freezes.
further Make a second one with other things on it, and guess with closed eyes which one is played.
safety Small things are tied on tightly and tugged by a grown-up. Streamers are for waving and not for necks.
skills threading, knotting, keeping time
alt A ring hung all around with jingling things and ribbons

* galaxy-pressed-in-dough
name galaxy
means star, planet, moon, ring, earth
title A Galaxy Pressed in Dough | Fly Past Every Planet | The Sky Begins on This Plate
about Nobody has been there yet: you are the first to say what these planets are called. | Pat, swirl, press in: a whole sky, and tomorrow it can be another one.
step pat Pat {the dough} flat on {the base} with your palms, as thick as your finger, right out to the edge. Keep back a lump as big as a plum.
step swirl Scratch one large swirl from the middle outward with {the tools}: that is the Milky Way.
step stars Press {the stars} in along the swirl, close together in the middle and far apart outside.
step balls Roll three small balls from the lump: planets of your own. Pinch one, poke one, leave one smooth.
step planets Set {the planets} in where it is still dark.
step ring Bend {the ring} into a loop and lay it around the largest planet.
step glints Press {the glints} on wherever it is still too dark.
step dust Sprinkle {the dust} over the swirl with your fingertips: star dust.
step rocket Land {the rocket} wherever you like. Who gets out?
step fly Fly a finger from star to star and give five of them a name.
further @4-5 Shut your eyes, feel a planet, and say which one it is.
further Lay the eight planets in their order, from the sun outward.
safety Small things are counted out and counted back, and stay away from little brothers and sisters.
skills patting and rolling, placing a pattern, inventing
waiting {dough=air-dry-clay,salt-dough? Let it dry for two days if it is to be kept. | }
alt A round dark sky of dough with stars, planets and a swirl

* pond-for-little-skaters
name skating pond
means ice, snow, pond, tree, button, hat, coin
title A Frozen Pond for Two Skaters | Skates On: The Pond Is Frozen | Winter on a Tray
about It is smooth, it shines, and nobody gets cold: two skaters as long as a finger turn their rounds. | Push with a finger, and off they glide. Who can turn without falling?
step base {ice=old-CD,plastic-mirror,plastic-lid? Fix {the ice} in the middle of {the base} with {a glue}, shiny side up. | Cut {the ice} into a round pond, smooth it flat with your palm and {fix glue} it to the middle of {the base}.}
step snow Pull {the snow} apart and {fix glue} it all around the pond, higher behind than in front.
step faces Draw a face at the upper end of each of {the skaters} with {the pen}.
step clothes Cut a coat or a skirt for each from {the clothes} and {fix glue} it on.
step scarf Tie {the scarf} around as scarves, with one end flying behind.
step hats Fix {the hats} on top with {a glue}.
step blades Give each one a foot: {blades=paper-clip? {fix glue} {a blades} underneath, lying flat, as skates. | {blades=sticky-tack? press {the blades} around the lower end until it stands. | {fix glue} {a blades} underneath, so that it stands and slides.}}
step trees Stand {the trees} up in the snow.
step skate Push with one finger: a circle, a bend, a race. Who waves from the edge?
further @4-5 Hum slowly and skate slowly, then faster and faster.
further Set up two goals and a bead for a puck: now it is hockey.
safety Real ice is only for skating when grown-ups have tested it. Small things stay away from little brothers and sisters.
skills cutting a round shape, dressing figures, making them move
waiting Half an hour for the glue.
alt A shining frozen pond with snow around it and two little skaters

* first-friend-bracelets
name bracelets
means letter, charm, card, name
title Two Bracelets, One for You and One for Me | A Bracelet With Your Letter | Made for My Best Friend
about Two that are almost the same: one stays on your wrist, the other goes to somebody you like. | Red, blue, red, blue: a pattern goes all the way around, and in the middle sits a letter.
step sort Sort {the beads} by color{tray? , each kind in its own corner of {the tray} | , each kind in its own heap}.
step cut A grown-up cuts two pieces of {the line}, each as long as your arm from the elbow to the fingertips.
step stop Fold a bit of {the stop} over one end of each, so that nothing slides off.
step row Lay out your pattern on the table first: two colors in turn, or three{letters? , with a gap in the middle for the letters | }. Say it aloud.
step thread Thread {the beads} on in this order, and try it around your wrist: two fingers should still fit under it.
step letters {letters=letter-bead? Thread {the letters} on | Fix {the letters} on} in the middle: the first letter of each name.
step charm {charm=felt? Cut two small hearts from {the charm}, poke a hole through each and hang them on. | Hang {one charm} on each, right beside the middle.}
step knot {line=pipe-cleaner? A grown-up twists the ends together twice and bends the tips in. | A grown-up takes off the stop and ties the ends with three tight knots.}
step card Draw the two of you on {the card}.
step swap Put one on the wrist of your friend and say what you like best about being with them.
further @4-5 Read the pattern aloud with closed eyes, bead by bead, with a finger.
further Make a third with a pattern that somebody else has to continue.
safety Bracelets come off for sleeping and on the climbing frame. Small beads stay away from little brothers and sisters.
skills sorting, threading, continuing a pattern
alt Two bracelets with colorful beads and a letter on each

* panel-full-of-buttons
name control panel
means button, screen, light, glass
title {v=robot? A Control Panel for a Robot | {v=rocket? A Rocket's Control Panel | A Driver's Control Panel}} | Press the Big One, Quick! | All Systems Go
about {v=robot? Whoever sits here decides what the robot does. | {v=rocket? Five, four, three: nothing flies without this board. | Nothing drives off before this board has been checked.}} And only you know what each button is for. | Knobs, lamps, a dial and a lever: what lay in the junk drawer is in command now.
say robot: name=control panel; test=Press go, turn, stop, and somebody else is the robot; word=robot
say rocket: name=rocket panel; test=Check every knob aloud, count down from ten, and lift off; word=rocket
say driver: name=dashboard; test=Start the engine, look left and right, and say where the trip goes; word=dashboard
step coat {coat=paint,acrylic-paint? Paint the front of {the board} with {the coat} and {the brush} and let it dry for half an hour. | Cover the front of {the board} with {the coat}, folded over the edges and held behind with {a glue}. Stroke it smooth.}
step plan Lay out {the knobs} on {the board} first: which ones does one reach for all the time, and which are only for emergencies?
step knobs {knobs=paper-fastener? A grown-up makes a small slit for each, and you push them through and spread the legs behind: they can be turned. | {fix glue} them on firmly, each with room for a finger all around.}
step screen Cut a rectangle as large as your palm from {the screen} and {fix glue} it on at the top: the screen.
step dial {fix glue} {the dial} on beside it as a dial. {hand? {hand=paper-fastener? Push {the hand} through its middle, so that it turns. | {the hand} becomes its pointer: fix it in the middle with a bit of {glue}.} | }
step lever {fix glue} one end of {the lever} to the lower edge, so that the other end sticks out and can be pushed up and down.
step lamps {lamps=sticker,stick-on-gem,felt-sticker? Press {the lamps} on in a row: | {fix glue} {the lamps} on in a row:} lamps that blink when something is wrong.
step wires Lay {the wires} between the knobs as cables and hold both ends down with {glue}: now there is power.
step marks Draw a sign beside every knob with {the pen}: an arrow, a star, a sleeping eye.
step start {v.test}. What does the biggest one do?
further @4-5 One calls out a sign, the other has to find its knob.
further Write the instructions: what happens, step by step, when one presses what.
safety Real plugs and sockets are never played with: this board needs no power. Small parts stay away from little brothers and sisters.
skills arranging, fastening in different ways, pretend play
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A control panel with a screen, a dial, two rows of knobs and a lever

* big-jug-farm-animal
name {v}
means milk, ear, head, snout
title {v=sheep? A Round Woolly Sheep | A Spotted Cow} for the Barn | Who Said {v.sound}? | One {V} on Four Legs
about What was in the kitchen this morning stands in the barn at noon and says {v.sound}. | Big enough to be hugged, light enough to be carried under one arm.
say sheep: name=sheep; sound=Baa; ears=two long ears, a face as large as your palm and a nose; coat=close together and all over, until it is as round as a cloud
say cow: name=cow; sound=Moo; ears=two ears, two short horns and a wide muzzle; coat=all over and as smooth as it will go
step wash A grown-up rinses {the body}, dries it and closes it. Lay it on its longest side: the end with the opening is the head.
step legs Fix {the legs} underneath with {a glue}, two in front and two behind, and see whether it stands without rocking.
step coat {coat=paint,acrylic-paint? Paint it {v.coat} with {the coat} and {the brush}, and let it dry for half an hour. | {coat=cotton-ball,pillow-stuffing,wool-roving? Pull {the coat} into tufts and {fix glue} them on, {v.coat}. | Pull or tear {the coat} into pieces as big as your palm and {fix glue} them on, {v.coat}.}}
step ears Draw {v.ears} on {the ears} with {the pen} and cut them out together.
step face {fix glue} all of it to the head. A mouth is quickly drawn below.
step eyes {eyes=sticker? Press {the eyes} on above the nose. | {fix glue} {the eyes} on above the nose.}
step spots {spots=paint,acrylic-paint? Dab {v=cow? large spots | a few spots, mud or shade,} on with {the spots} and {the brush}. | Pull or tear a few spots from {the spots} and {fix glue} them on.}
step tail Fix {the tail} behind with {a glue}, hanging down.
step bell Hang or {fix glue} {the bell} on under the chin: so the farmer hears where it goes.
step feed Feed it{hay?  with {the hay} | }, call it by its name, and bring it to bed in the barn before dark.
further @4-5 Sing the song of the old farmer, with every animal that you can do.
further Make its young one from a smaller thing of the same kind.
safety Only clean bottles and boxes that held food or soap and were rinsed by a grown-up. Small parts stay away from little brothers and sisters.
skills covering all around, cutting simple shapes, caring for animals
waiting {coat=paint,acrylic-paint? Half an hour for the paint and a little longer for the glue. | Half an hour for the glue.}
alt {a v} on four legs with ears and a friendly face
`;
