/** The English words of the shelf of the same name. */
export const words = `
* motor-on-the-bike
name bike motor
means bicycle, bike
title The Motor in the Spokes | Three Cards and a Bike Roars | {cards=playing-card? A Deck of Cards | A Motor} for Your Bike
about Every spoke flicks the card once. Faster than you can count, that is a motor. | It weighs nothing, needs no gas, and everybody on the street hears you coming.
step trim Pick three of {the cards} that nobody needs for a game. {cards=playing-card,index-card? They go in whole. | Small, stiff ones work best.}
step clip Turn the bike upside down. Clip the first one to the frame beside the rear wheel with one of {the pins}, far from chain and brake.
step bend Push it in until its edge stands a finger's width between the spokes, no more.
step turn Turn the pedals by hand. It should snap at every spoke and stop nothing. A deeper one is louder and brakes more.
step more Add the other two, each on its own place, and listen: three make a deeper hum.
step plate Cut a sign as large as your hand from {the plate} with {the scissors}. Put on a number or your bike's name{pens? , with {the pens}}, large enough to read from far away.
step tie Make two holes along its top and tie it under the saddle with {tie}.
step tails Cut {the tails} into pieces as long as your hand with {the scissors} and tie them to the ends of the handlebar. Nothing may reach a wheel.
step ride Ride slowly, then fast. At which speed does the tapping become a tone?
further Try another material in one of the clips: which one growls and which one rattles?
safety Fingers off the wheel while it turns. {@6-8? A grown-up checks that nothing touches brake or chain. | Check that nothing touches brake or chain.} A helmet belongs on every test ride.
skills clipping firmly, comparing sounds, lettering
alt A bicycle wheel with cards clipped between the spokes

* noodle-speedway
name noodle speedway
means track, ring
title The Noodle Speedway | A Roller Coaster for Small Racers | One Loop, No Brakes
about A pool noodle cut lengthwise is two tracks with walls, as long as you are. | What comes down must first go up: whoever starts too low does not make it through the loop.
step half {@6-8? A grown-up cuts | With a grown-up, cut} {the noodle} in half lengthwise with {the knife}, cut by cut along one line: two gutters. The soft core makes it easy.
step join Push the two gutters end to end and fasten them {joints=toothpick,wooden-skewer? with two of {the joints}, pushed in from below, | underneath with {the joints},} so that the inside has no step.
step start Lean the start on {towers? {the towers} | a chair}, as high as your hip, and fasten it with {the joints}.
step loop Two arms' lengths down, bend the track upward into a loop as wide as your head and fasten it where it crosses itself, a little to the side.
step run Let one of {the racers} go. It falls off the loop: start higher. It flies over the edge: bend the wall up with your hand and fasten it.
step goal Set {the goal} at the end, on its side.
step flags Cut a start flag and a finish flag from {the flags} with {the knife}, {pens? write a name for the track on one with {the pens},} and fasten them with {the joints}.
step race Three runs for each racer. Time counts, and whoever stays in the goal gets one second off.
further Lay the two gutters side by side instead: now two can race at once.
safety {racers=marble,bead,wooden-bead,dried-chickpea? What rolls away is dangerous for toddlers and for feet: count it back into the box. | Nobody lies under the track while it is fastened.} {joints=toothpick,wooden-skewer? Points are pushed in until none looks out. | }
skills building a track, testing, measuring time
alt A blue track of pool noodles with a red loop and small racers

* belt-driven-racer
name motor racer
means wheel, car, board, driver, seat
title A Racer With a Belt Drive | The Motor That Pulls by a Band | Zero to Fast in One Band
about A motor alone spins far too fast. The band carries its turning to a wheel, and the car runs instead of howling. | The first cars were driven just like this: with a belt.
step frame {frame=craft-stick? Lay two of {the frame} lengthwise and others across until nothing bends, trimmed with {the scissors}, | Cut or break a frame from {the frame}, trimmed with {the scissors}:} {in 8} long and {in 3} wide by {the ruler}.
step wheels With a grown-up, press a hole exactly into the middle of each of {the wheels} with {the hole}. Mark the middle first: a wheel off its middle limps.
step bearing {bearing? Cut two pieces from {the bearing} with {the scissors}, as wide as the frame, fix them across below it with {fix}, front and back, | Bend two strips of paper around {the axles}, loosely, fix them across below the frame with {fix}, front and back,} and slide {the axles} in. They turn by themselves when you blow.
step axles Push a wheel on each end, tightly, with a matchbox's height left between wheel and frame.
step belt Lay one of {the belt} over the rear axle, close to one wheel, and wind the other around the axle beside it, so that the first cannot wander.
step motor Fix {the motor} on the frame with {fix}, its shaft across the car and right above that place. Loop the band over the shaft: just taut, not stretched.
step power Fix {the power} in the middle and twist its two bare ends around those of the motor, each joint on its own side, so that they never touch. Switch on. It drives backward? Swap the two.
step test Hold it up first: does the band run straight? A shaft that slips gets one turn of tape.
step seat Fix {the seat} on in front as the driver's seat.{paint?  Add a racing stripe with {the paint} and let it dry.}
step race Mark ten feet on the floor and stop the time. Then make it lighter, and stop it again.
further Wind a strip of tape around the axle where the band runs, thicker and thicker: what happens to speed, and what to hills?
safety Only a closed case of batteries, never a loose one, and off it goes while you work on it. Hair and sleeves stay away from band and shaft. {fix=glue-gun? With a grown-up near the glue gun. | }
skills building axles, simple circuits, adjusting a drive
waiting {paint? An hour at most, for what was painted or glued. | An hour at most, until everything holds.}
alt A small racer with four wheels, a motor and a band to the rear axle

* roots-around-a-lamp
name tree spirit lamp
means bottle, jar, tree, lamp
title The Tree That Glows From Inside | A Spirit in the Roots | Roots Around a Light
about Roots grew around something that shines. Between them light falls out, and a face looks at you. | By day it is an old tree. In the evening it lights its own forest.
step wash Wash {the bottle} and dry it: on grease no clay holds. It stays upright, and its opening stays free.
step ropes Knead {the clay} and roll six ropes, thick as a thumb below and thin above, longer than the bottle is high.
step trunk Press them around the bottle from the foot to the neck, crossing and twisting, with gaps as wide as a finger: there the light comes out. Spread the lower ends on the table as roots. Smooth the places where they cross with water.
step face Add a nose and two brows of {clay} in the largest gap and press in eyes with {the tool}.
step bark Scratch lines along every root with {the tool}: bark.
step twigs Push {the twigs} into the thick places above, at a slant, with a ring of {clay} around each.
step dry Let it dry for two days, turned away from the sun. Cracks are welcome: it is bark.
step paint Color the roots with {the paint}, dark in the lines and light on the edges, and wipe the gaps clean.
step leaves Fix {the leaves} on with {glue}{dust? , and {the dust} where morning dew would lie}.
step lights {lights=string-light? Feed {the lights} in through the opening, all but the case with the switch. | Set {the lights} inside, or behind it where the opening is narrow.} Then switch off the lamp in the room.
further Build a tiny ladder of twigs up to the opening. Somebody will use it.
safety Only lights with a battery case, never a flame. {bottle=glass-bottle,glass-jar? The glass must not be cracked; it stands where nobody knocks it over. | It stands where nobody knocks it over.} {paint=spray-paint? Spray outdoors, with a grown-up and the wind behind you. | }
skills building in clay, modeling a face, working with light
waiting Two days to dry.
alt A bottle wrapped in thick brown roots with a face, lit from inside

* acorns-with-wool-hearts
name wool acorn
means acorn, soap, squirrel
title Acorns With Woolly Bellies | What the Squirrel Never Finds | Six Acorns in Fall Colors
about The caps are real. What grows in them is of wool, in colors that no oak has. | They weigh nothing, last for years, and no beetle lives in them.
step clean Rub six of {the caps} clean with a dry towel. {caps=acorn? Only the caps are needed: twist them off. | Choose those with a hollow that something can sit in.}
step pull {wool=wool-roving? Pull off tufts of {the wool} as big as an egg, one for each cap. | {wool=yarn? Wind {the wool} around two fingers, thirty turns for each cap, and cut it off with {the scissors}. | Choose from {the wool} what is just wider than the cap.}}
step roll {wool=wool-roving,yarn? Dip one into warm water with a drop of soap and roll it in your palms, at first as if it were an egg yolk, then firmly, for three minutes: a tight ball. | Roll each one between wet palms with a drop of soap until it is smooth and a little longer than round.}
step rinse Rinse them in cold water, press them in a towel and let them dry for four hours.
step cord Cut {the line} into six pieces with {the scissors}, each as long as your forearm, and fix one end under the stalk of each cap with {glue}.
step set Put a drop of {glue} into the cap, press the ball in and hold it while you count to thirty.
step hang {twig? Tie them on {the twig}, each at another height. | Tie them together in a bunch, each at another height.}
step show {twig? Hang them in a window, near warm air: they turn. | Lay them in the middle of the table, all six.}
further Make one that has a face on its belly, and hang it where only you know.
safety Warm water is enough. {glue=glue-gun? Hot glue sits deep in a cap: press with a pencil's end and not with a finger. | What is small stays away from toddlers.}
skills wet felting, gluing small things, hanging evenly
waiting Four hours for the wool.
alt Acorns with balls of orange, red and yellow wool in their caps

* spark-in-a-pan
name lightning pan
means pan, cloud
title Lightning You Can Hold | A Spark in the Kitchen | The Pan That Makes Lightning
about In a thundercloud ice rubs on ice. Here a rag does the work, and the flash is as long as a fingernail. | It snaps, it can be seen in the dark, and it can be done a hundred times without rubbing again.
step handle Fix {the grip} upright in the middle of {the pan} with {fix}. From now on you touch the pan only there.
step cloud Fix {the cloud} around the foot of the handle: a thunderhead. Nothing may hang over the rim.
step rub Rub {the foam} with {the rub}, fast and hard, for one minute. {foam=balloon? Blow it up first and tape it to the table. | Leave it on the table.} It must be dry, and so must your hands.
step set Lift {the pan} by its handle and set it on the rubbed place.
step first Touch the rim with a fingertip: a tiny snap. Hold your finger away again.
step lift Now lift it by the handle and bring a knuckle slowly near the rim. There it is.
step dark Set it down, touch, lift, spark. Do it in a dark room, with somebody who counts.
step count Note with {the pen} on {the note}: how far does it jump, how often without new rubbing, on a dry day and after rain?
further Hold a tiny strip of foil near the rim: it comes, touches, and flees.
safety The spark is like the one from a doorknob and harmless; whoever has a pacemaker or other medical device stays away from it. Keep it off phones and computers.
skills experimenting, observing, taking notes
alt A metal pan with a handle over a white plate and a spark at its rim

* gloves-that-drum
name tap gloves
means hand, drum
title Gloves That Drum | Ten Fingers, Ten Drumsticks | A Drum Kit for Your Hands
about Hard tips on soft fingers: now everything in the kitchen is a drum. | A pianist has ten fingers too, but not such loud ones.
step sort Drop {the taps} on the table, one after the other, with closed eyes. Choose ten: five bright ones for the right hand, five dull ones for the left.
step fill Put a rolled strip of paper into each finger of {the gloves}, so that nothing sticks through.
step tips {fix=sewing-thread,embroidery-floss? Sew one of {the taps} to each fingertip with {the needle} and {fix}, four times through, knot it and cut it off with {the scissors}. | Fix one of {the taps} to the pad of each fingertip with {fix}, hollow side out, and hold it while you count to thirty.}
step dry {fix=sewing-thread,embroidery-floss? Pull at each one: it must not wobble. | Leave them lying for an hour, or they come off at the first solo.} Then take the paper out.
step deco Give the backs of the hands a sign with {the deco}: left and right may differ.
step sounds Find five sounds on {the drum}: middle, edge, side, one finger, all of them.
step beat Left hand: all fingers together on one and three. Right hand: one finger after the other between. Slowly at first, then faster.
step call Now call and answer: you play one bar, somebody claps it back.
further Play on glass, wood, metal and your knee, and sort the sounds from high to low.
safety {taps=bead,wooden-bead,button? Small parts come off: not for toddlers. | Small metal parts are not for toddlers.} Not on windows, glasses or other people. {fix=glue-gun? The hot glue goes on before hands are in the gloves, with a grown-up. | }
skills sorting sounds, fixing small parts, keeping a beat
waiting {fix=sewing-thread,embroidery-floss? None. | An hour until everything holds.}
alt Two gloves with shiny taps on all fingertips beside a drum

* four-spoon-dragonfly
name spoon dragonfly
means spoon
title {wings=plastic-spoon,metal-spoon? A Dragonfly With Spoon Wings | A Dragonfly With Four Wings} | It Came From the Kitchen Drawer | A Dragonfly for the Flowerpot
about Four wings, all alike, lie in the drawer already. {body} in the middle, and it flies. | A dragonfly can move each wing by itself. Yours stays where the flowers are.
step wash Wash and dry {the wings}: nothing holds on grease.
step lay Lay them on the table as a long X, handles to the middle, and {the body} across. The front pair points a little forward.
step wings Fix the four handles to {the body} with {fix}, the front pair first and the second right behind it. {fix=glue-gun? Press with a craft stick. | Hold each while you count to sixty.}
step dry {fix=duct-tape? Turn it over and wind one more strip around. | Let it lie for an hour.}
step color Color the wings with {the color}, thin at the edges, and put rings around the body. Let it dry.
step veins Draw veins on the wings with {the shine}: one line along, short ones across.
step eyes Fix {the eyes} on in front, close together and large: it sees nearly everything.
step stake Fix {the stake} under the body, pointing straight down.
step plant {stake? Push it into a flowerpot or a bed, | Set it on the rim of a flowerpot,} a hand above the leaves.
further Make a second one in other colors. They always come in pairs near water.
safety {wings=metal-spoon? Ask before you take spoons from the drawer. | Nothing is bent or broken off: plastic splinters.} {fix=glue-gun? The hot glue is for a grown-up or with one. | }
skills balancing a shape, gluing handles, painting thinly
waiting An hour, and the drying of the color.
alt A blue and green dragonfly with four spoon-shaped wings

* cow-with-a-glove
name milking cow
means cow, milk, glove
title A Cow You Can Milk | Who Milks Fastest? | The Cow With a Rubber Udder
about Four fingers of {udder} are a whole udder. Squeeze from top to bottom, as on a farm, or nothing comes. | A good hand milks a gallon in five minutes. How much do you get in one?
step cow Stand {the cow} up. {@6-8? A grown-up cuts | Cut} away what is in the way below with {the scissors}, so that it has four legs and a belly as high as your knee, and cut a head from what is left over.
step coat Put on big patches, eyes and a muzzle with {the coat}. No two cows have the same.
step ears Cut two ears from {the ears} with {the scissors} and fix them beside the head with {the tie}.
step tail Fray one end of {the tail} and tie it on behind with {the tie}, shortened with {the scissors}.
step prick A grown-up pricks one tiny hole into each fingertip of {the udder} with {the pin}. One is enough; a second makes it run.
step fill Fill {the udder} with water over a sink, not quite full, twist the cuff shut and close it with {the tie}, wound five times around.
step hang Hang it below the belly with the same {tie}: the fingers point down, as far from the floor as two hands.
step bell Hang {the bell} around the neck with {the tie}.
step milk Set {the pail} under it. Close thumb and first finger around the top, then the other fingers, one after the other. One minute each: whose line is higher?
further Build a calf with a smaller one, for little brothers and sisters.
safety {udder} may be of latex: who reacts to that takes one of vinyl. Scraps of a burst one are picked up at once. Wipe up water where people walk.
skills building in cardboard, sealing, milking
alt A black-and-white cow with a pink udder

* web-from-a-glue-gun
name glue web
means spider, web
title A Web From a Glue Gun | The Web That Sticks to the Window | Spun From Hot Glue
about A spider presses its silk out as a liquid, too. Yours comes out of a nozzle. | On slick paper glue holds nothing: you draw a web with it and lift it off whole.
step plan Draw a web on {the plan} with {the pen}: eight spokes as long as a hand and three rounds that sag between them.
step under Lay {the under} over it and hold it at the corners. {under=baking-tray? Rub it with one drop of oil first; the plan lies beside it. | The drawing shows through.}
step spokes Warm up {the gun}. Draw the spokes from the middle outward, thick and without a gap.
step rounds Draw the rounds from spoke to spoke. Each must touch the spokes, or the web falls apart.
step cool Switch off {the gun} and wait for a quarter of an hour. Then peel the web off from the edge.
step shine Brush or dab {the shine} on it, only from above, so that it looks like dew.
step spiders Fix {the bodies} on with a drop from {the gun}: one in the middle, one on its way.
step legs Cut {the legs} into eight pieces for each spider with {the scissors}, bend a knee into each, and fix four on either side.
step eyes Fix on {the eyes}. Most spiders have eight; two are enough here.
step hang {thread? Tie {the thread} to two spokes, cut it off with {the scissors} and hang it in a corner. | {scissors? Snip off loose threads of glue with {the scissors} and press | Press} it against a window: it holds by itself, for a while.}
further Write one word into the next web, between two spokes, as Charlotte did.
safety Hot glue burns, also on a low setting: nobody touches the line before a quarter of an hour is over, and the gun stands on a plate. Cold water at once if it happens.
skills drawing with glue, planning, patience
waiting A quarter of an hour for the glue.
alt A web of white glue with two black spiders

* pipe-with-a-skin
name skin horn
means horn, neck
title A Saxophone From the Hardware Store | The Loudest Pipe on the Block | A Horn With a Fluttering Skin
about A skin over a hole flutters when you blow against it. In a saxophone a thin slip of cane does that. | Nobody guesses what it is made of, and everybody asks you to stop.
step head Cut a ring as long as your thumb from the neck or end of {the head} with {the scissors}: open on both sides, and wider than {the pipe}.
step pipe Push {the pipe} in from below until it stands a hair above the upper rim, and fill the gap at the bottom with {seal} until nothing hisses there.
step side Make one hole in the side of the ring with {the hole}, push {the straw} in as deep as a fingertip, and seal around it with {seal}.
step skin Cut off the neck of {the skin} with {the scissors}, pull it over the top, tight as a drum, and fasten it with {the band}.
step touch Look from the side: the skin must lie on the rim of the pipe all around. If not, push the pipe up a little.
step blow Blow into {the straw}. It drones. No sound? Push the pipe up; only air? Look for a leak and seal it.
step holes Mark three holes on the pipe with {the ruler}, a hand's width apart, the lowest a hand above the end. {pipe=PVC-pipe? A grown-up makes them with a drill. | With a grown-up, make them with {the hole}, as wide as a fingertip.}
step deco Put bands of {the deco} around it.
step play All holes closed is the lowest tone. Open them from below, and write down with {the note} which ones make a song.
further Slide a paper tube over the end: a longer pipe sounds lower, as in a trombone.
safety The skin may be of latex: who reacts to that takes one without. Scraps are picked up at once. Never put the pipe near an ear while somebody blows.
skills sealing, adjusting a reed, tuning
alt A white pipe with a red skin at its end and a yellow mouthpiece

* sponge-sweet-shop
name sponge sweets
means sweet, popsicle, sandwich
title The Sponge Sweet Shop | Ice Cream for All Year | Sweets You Can Squeeze
about A sponge is cake already: soft, full of holes, and it comes back when you squeeze it. | Popsicle, cake, ice cream sandwich: all stay as they are, and nobody gets a toothache.
step draw Draw a popsicle, a slice of cake and a square on {the sponge} with {the pen}, each as large as half your palm.
step cut Cut them out with {the scissors}: {sponge=pool-noodle? slices first, then the shape. | snip from all sides toward the middle, then it stays straight.} Round the popsicle's corners.
step color Dab {the color} on as icing, with drips at the edge. {color=acrylic-paint,fabric-paint,paint? A little water in it keeps the sponge soft. | Two coats, if it is pale.}
step dry Let everything dry for an hour, on its back.
step layer Cut two pieces of {the layer} with {the scissors}, as large as the square, poke dots into them with {the pen}, and fix the square between them with {fix}: an ice cream sandwich.
step top Fix {the top} on with {fix}, one by one.
step stick Push {the stick} deep into the popsicle with a drop of {fix} on its tip.
step serve {bag? Put each one on {the bag} | Set them out in a row}, write prices, and open. What is squeezed has to be bought.
further Mix one drop of scent from the kitchen, such as vanilla, into the next icing, if nobody in the family minds scents.
safety It looks good enough to eat: keep it from toddlers and pets. New sponges only, without soap in them.
skills cutting foam, painting, keeping shop
waiting An hour for the color.
alt A sponge popsicle and an ice cream sandwich

* sleeve-in-the-wind
name windsock
means sleeve, sock, leg, wind
title A Windsock From {sleeve=old-t-shirt,old-jersey,jacket,old-sweater? a Sleeve | the Closet} | Which Way Does It Blow? | The Airport on Your Balcony
about Pilots read it from far away: hanging down means calm, half up means a breeze, straight out means hold on to your hat. | It is cut and tapered already. All that is missing is a ring.
step cut {sleeve=old-t-shirt,old-jersey,jacket,old-sweater? Cut a sleeve off {the sleeve} along its seam with {the scissors}. | Cut a tube from {the sleeve} with {the scissors}, as long as your arm and as wide as your head, and join its long edges where it is open.} Both ends are open.
step deco Decorate it with {the deco}: broad stripes can be read from far away.
step ring {ring=embroidery-hoop? Take the inner ring of {the ring}; the cloth is trimmed with {the scissors} until it fits around. | {ring=plastic-lid,cereal-box,milk-jug,plastic-bottle? Cut a ring from {the ring} with {the scissors}, a finger wide and as large as the wider end. | Bend {the ring} to a ring as large as the wider end, with no point looking out.}}
step hem Fold that end over the ring and fasten it all around with {fix}{needle? and {the needle}}.
step tails Cut {the tails} into six strips as long as your arm with {the scissors} and fasten them around the narrow end with {fix}.
step cords Cut {the cord} into three pieces of {ft 1} and one of {ft 2}. Tie the three to the ring, evenly, knot them together, and tie on the long one.
step balance Hold it by the long cord: the mouth must hang level. Move a knot until it does.
step hang Hang it high and free, away from walls, and put a sign for north beside it. Every day at the same hour: from where, and how strong?
further Keep a week's notes and compare them with the forecast.
safety {fix=glue-gun? A grown-up is near for the hot glue: cloth lets it through. | Ask before you cut clothes.} Long cords hang where no child or bird gets caught; it comes down before a storm.
skills fastening a ring, balancing, observing weather
waiting {fix=glue-gun,waterproof-glue? Half an hour for the glue. | None.}
alt A red windsock with colored tails on a cord

* comet-for-the-dark
name throwing comet
means comet, sock, tail
title A Comet to Throw at Night | Catch It by the Tail | The Comet in {sock=sock,tube-sock? a Sock | a Bag of Cloth}
about A comet is a dirty snowball that glows, with a tail that always points away from the sun. This one you can catch. | Throw it up in the dark: first comes the light, then the tail.
step stars Decorate the toe of {the sock} with {the stars}.
step soft Push half of {the soft} into {the sock} and press it round, as big as your fist.{sock=old-t-shirt,tights?  Only one leg or sleeve of it is needed. | }
step glow {glow=glow-stick? Bend {the glow} until it clicks, shake it, and fold it or lay it | Switch on {the glow} and lay it} into the middle. The rest of {the soft} comes around it: nothing hard may be felt.
step close Wind {the band} tightly around, right behind the ball, three times. What is left of the cloth hangs behind.
step tail Cut {the tail} into six strips as long as your arm with {the scissors}.
step tie Put the strips under {the band} and wind it around once more.
step swing Hold it by the tail, swing it once in a big circle and let go. It must fly ball first; if it tumbles, make the tail longer.
step throw Stand ten steps apart. A catch by the ball counts one, a catch by the tail three.
further Build a second one. Then catch with the one hand while you throw with the other.
safety {glow=glow-stick? A glow stick is never cut or bitten. | The case of the light stays closed.} Play on grass, away from streets, and never aim at faces.
skills wrapping, balancing a flight, aiming
alt A glowing comet of cloth with long streamers

* ball-that-sees-everything
name seeing ball
means ball, mist
title The Ball That Sees Everything | A Crystal Ball With Answers | I See, I See, in the Mist
about It knows twelve answers. The mist inside decides which one you get, and it is right more often than it should be. | {light? A light from below makes the mist move. | Hold it against a lamp, and the mist moves.} Lower your voice, and the show begins.
step sparks Open {the ball} and let {the sparks} fall in. Turn it, so that some stick to the wall.
step mist Pull {the mist} apart until it is as thin as breath and push it in loosely. Close it.
step slips Cut {the slips} into twelve strips as long as your finger with {the scissors}.
step write Write an answer on each with {the pen}: four yes, four no, and four that mean nothing and sound wise.
step foot {foot=air-dry-clay? Shape a ring of {the foot} in which the ball sits firmly, and let it dry. | {foot=duct-tape,curtain-ring,coaster,plastic-lid,spool? Set {the foot} flat on the table: in its ring or hollow the ball sits firmly. | Cut a ring, two fingers high, from {the foot} with {the scissors}: in it the ball sits firmly.}}
step coat {coat=metallic-paint,acrylic-paint,paint? Paint | Cover} the foot with {the coat}, with signs that nobody can read.
step light Lay {the light} in the foot and switch it on.
step set Set the ball on it. It may not roll, also when somebody bumps the table.
step tell Ask, look into the mist, wait as long as it takes, and draw a slip from under the foot. Read it slowly.
further Write a second set for one guest only, out of things that you know about them.
safety {ball=glass-jar,ornament? Glass is carried with both hands and stays away from the edge. | It is light: set it where no draft takes it.} {light=glow-stick? A glow stick is never cut open. | }
skills layering, lettering, performing
waiting {coat=metallic-paint,acrylic-paint,paint? An hour for the paint. | }
alt A clear ball full of mist on a purple foot

* pleated-cupcake-charms
name cupcake charm
means cupcake, cake, cherry, icing
title Cupcakes on a {rings=key-ring? Key Ring | Ring} | Two Cupcakes, No Calories | Cupcakes From Real Paper Cups
about A real paper cup presses its own pleats into the clay. No tool could do it that well. | One hangs on your bag, and the other one is for the friend who always asks.
step knead Knead {the clay} color by color until it is warm and soft: one for the cake, two for the icing.
step press Press a ball of cake color into each of {the liners}, up to the rim and into all pleats.
step peel Peel the paper off. The pleats stay. Too soft? Ten minutes in the fridge help.
step bake Dust the upper edge with a little of {the bake} on {the brush}{bake=chalk,oil-pastel? , rubbed off with a fingernail}: golden brown.
step frost Roll a rope of icing color, thin at one end, and lay it around in a spiral, from outside to the tip. Draw creases with {the poke}.
step top Press {the top} in lightly.
step hole {hook? Push one of {the hook}, bent to a loop, deep into the tip. | Press a hole through the tip with {the poke}, wide enough for the ring, a finger's width from the edge.}
step oven {clay=polymer-clay? With a grown-up, bake both in the oven as the package says, and let them cool there. | Let both dry for two days, turned once; no oven is needed.}
step ring {rings=key-ring,curtain-ring,paper-clip? Open one of {the rings} and thread it through | Thread one of {the rings} through and knot it}. It hangs on a zipper.
further Press one in a bottle cap: that becomes a tart, and slices of colored clay lie on it.
safety {clay=polymer-clay? Clay is baked by a grown-up and never hotter than the package says. | It looks sweet and is salty or chalky: nobody bites in.} Keep small charms from toddlers.
skills pressing in a mold, coiling, shading
waiting {clay=polymer-clay? An hour with the oven. | Two days to dry.}
alt Two small cupcakes with icing on rings
`;
