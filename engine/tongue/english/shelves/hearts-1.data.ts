export const words = `
* drawer-folk
name kitchen puppet
title Somebody From the Kitchen Drawer | {body=paintbrush? Paintbrush | Kitchen} Puppet With a Face | The Drawer Has Opened Its Eyes
about {body=whisk? A whisk has had a big round head all along. | {body=kitchen-tongs? Tongs are all legs, and somebody has to live on top of them. | Turn it the right way up and it has a head and a neck.}} A paper face, hair and a scrap of cloth turn it into a person, and after the show it goes back to work. | Nothing is glued to {the body}, so nobody has to ask twice before it is borrowed.
step look Hold {the body} upright and turn it. Where is its head, where is its neck? Is it a chef, a grandmother, a king?
step face Cut a round face from {the face}, a little smaller than the head, and color its cheeks.
step eyes {eyes=sticker,felt-sticker? Stick two eyes on, | {eyes=construction-paper? Tear two dots from {the eyes} and glue them on as eyes, | Glue two eyes on,}} close together for somebody shy, far apart for somebody cheerful.
step mouth Draw a nose and a mouth. {@4-5? Is it happy today? | {@6-8? Half a smile looks as if it were up to something. | Draw the mouth open: a puppet that talks needs one.}}
step fix Tape the face to the front with rolled-up {tape}, so that no mark stays behind.
step hair Cut {the hair} into pieces as long as a hand and tie them to the top in a bunch.
step arms Twist {the arms} around the handle, just below the face, and bend them into two arms with hands.
step dress Wrap {the dress} around the handle as clothes and hold it with a strip of tape.
step talk {@4-5? Let it say good morning to everything on the table. | {@6-8? Let two of them argue about what there will be for dinner. | Write a scene of six lines in which it wants to leave the kitchen, and play it above the edge of a table.}}
further Undress it, wash it, and give its face and hair to the next thing in the drawer.
safety {body=plastic-fork? The prongs point up and never at a face. | {body=kitchen-tongs? Tongs pinch: keep fingers out of the hinge. | A grown-up chooses what may be borrowed: nothing with a blade.}} Whatever cooks again is washed first.
skills seeing a figure in a thing, tying, acting
alt A kitchen tool with a paper face, hair and a dress

* kitchen-chime
name kitchen chime
title Chime From the Kitchen Drawer | {n ringers} Voices From the Kitchen | A Kitchen That Rings
about Everything in a kitchen has a voice, and most of them are beautiful as soon as they hang freely. A hand that holds a thing mutes it; a thread lets it sing.
step hear Hold {the ringers} by two fingers, one after the other, and tap them with {the beater}. Keep the pieces that go on sounding.
step cut Cut one piece of {the line} for each, {in 14} long, and one of {ft 2} for hanging.
step tie Knot a line to the lightest end of each{ringers=soda-can? , through the tab of the can | {ringers=whisk,kitchen-tongs,metal-spoon? , around the handle, with a second turn so that it cannot slip | }}.
step beads Thread one of {the beads} on every line.
step bar Tie the lines to {the bar}, a hand's width apart, so that the pieces hang at the same height and just touch when they swing.
step tags Mark each voice with {the tags}: a high one, a low one, a dull one.
step hang Tie the long piece to both ends of the bar and hang it where nobody walks: {@4-5,6-8? a grown-up ties the last knot. | pull on it before you let go.}
step tune Move the pieces along until low and high stand in order, from left to right.
step play {@4-5? Walk along and tap each one. Which one is the baby? | {@6-8? Find a tune of four notes and play it until somebody can sing it. | Write a rhythm with dashes and dots for every piece, and play it from the page.}}
further Hang it in a doorway with the window open, and let the wind play a tune.
safety {ringers=soda-can? Empty cans stay shut at the top, with the tab turned up: the opening is sharp. | The pieces hang above nobody's head.} Long lines stay with the chime, out of reach of small children.
skills listening, comparing sounds, tying knots
alt Kitchen tools hanging in a row from a bar

* dome-jellyfish
name jellyfish
title Jellyfish Under a {bell=strainer? Strainer | Dome} | A Jellyfish for the Ceiling | It Drifts Through the Kitchen
about {bell=strainer? So many holes, and each can hold an arm: | {bell=whisk? Hang it by the handle, and its wires are a bell: | Turned upside down, it is a bell already:}} tie on whatever flutters, hang it up, and it swims at the lightest breath.
step cut Cut {the arms} into ten strips, {@4-5? as long as your arm. | some as long as your arm, some half as long.}
step arms {bell=strainer? Thread each strip through a hole at the rim and knot it, all the way around. | {bell=whisk? Fold each strip in half over a wire at the widest place and pull the ends through the loop, all the way around. | Tie one strip around the rim as a belt, and knot the others to it, all the way around.}}
step frill Tape {the frill} around the inside as the short, curly arms in the middle.
step eyes Cut two eyes as big as a coin from {the eyes} and draw the pupils. Real jellyfish see little; ours looks around.
step face Tape the eyes to the front of {the bell}, a little apart.
step glow {glow=glow-stick? Bend {the glow} until it lights up and hang it inside. | Coil {the glow} inside, the battery case at the top.}
step hang Tie {the hang} to the middle of the top{bell=whisk? , around the end of the handle | {bell=plastic-cup,yogurt-pot? , through a hole that a grown-up has poked, with a knot inside | }}, and let a grown-up hang it higher than all heads.
step swim {@4-5? Blow from below. Which arm moves first? | {@6-8? Fan it with a book, slowly: up, and sink. | Pull the line in a slow beat: quickly up, slowly down. That is the stroke with which jellyfish swim.}}
further Hang a second one beside it with arms of another kind: which one is the better swimmer?
safety Long strips hang out of reach of small children, and the line is for the ceiling, never for a neck.
skills tying, cutting strips, looking at movement
alt A jellyfish with a dome and colorful arms that hang down

* balloon-basket
name hot-air balloon
title {ball=beach-ball? Beach-Ball | Round} Balloon With a Passenger | Up and Away With a Friend | The Balloon Takes Off
about Before anybody dared to fly, a sheep, a duck and a rooster went up in the first basket. Today it is the turn of {the rider}.
step stripes {stripes=washi-tape,masking-tape? Run {the stripes} | Tape {the stripes}} around {the ball} like the rings of the Earth.
step ropes Cut {the ropes} into four pieces, each {ft 3} long.
step cross Cross all four over the top of the ball like the spokes of a wheel and tape them down there and halfway along, so that they hang even.
step basket A grown-up ties the eight ends to the rim of {the basket}, all the same length: as long as a hand between ball and basket.
step bags Tie {the bags} into little bundles and hang them on the outside with short bits of rope: they are the ballast.
step flags Fold and tape {the flags} around the rim as a row of pennants.
step board Set {the rider} in, feet first. Does the basket hang level? Move the passenger until it does.
step hang A grown-up ties a loop to the crossing and hangs the balloon over a table or from a branch.
step fly Let it rise and land in your hands. What lies below: {@4-5? the sea, the woods, your own house? | name three countries that you fly over, and what the passenger sees there.}
further Draw a map of the journey on a big sheet and fly over it, stop by stop.
safety A grown-up ties and hangs it: the long ropes belong to the balloon alone, and nothing heavy rides in the basket.
skills tying evenly, balancing, telling a story
alt A striped ball as a balloon, with a toy in the basket below

* bow-wreath
name wreath
title Wreath of {trims=gift-bow? Gift Bows | Saved Treasures} | The Second Life of {trims=tinsel? Tinsel | {trims=gift-bow,ribbon? Bows | Trimmings}} | A Wreath From the Wrapping Drawer
about What was too pretty to throw away after the party becomes a ring for the door. {trims=gift-bow? Bows keep their shape for years when nobody sits on them. | }
step ring Cut the middle out of {the ring}, so that a band as wide as your hand is left{@4-5? : a grown-up starts the cut | . Does it lie flat?}{@4-5? . | }
step wrap Wind {the under} around it, turn beside turn, and tape both ends down at the back.
step hang Tie {the hang} around the top as a loop.
step plan Lay {the trims} on the ring without fastening them: {@4-5? big, small, big, small. | largest at the bottom, smaller toward the top, and a gap where the eye can rest.}
step bows {trims=gift-bow? Peel the backs and press them on, with a loop of tape under each. | {trims=tinsel? Wind {the trims} around in a loose spiral and tape it at the back. | Fasten them one by one with loops of tape, pushed down between the turns.}} The ring should hardly show.
step bits {bits=sticker? Press {the bits} into the gaps. | Fasten {the bits} in the gaps with small loops of tape.}
step tag Write a word on {the tag} and hang it in the middle: {@4-5? hello. | a name, a year, a wish.}
step door Hang it on a door from the inside or where no rain comes, and step back: is it even?
further Take off half of it when the season ends and dress the ring anew.
safety {trims=ornament,bell? Small things fall off when a door slams: they hang higher than a toddler reaches. | {@4-5? A grown-up cuts the ring and hangs the wreath. | Cut thick board in short snips, away from the holding hand.}}
skills composing in a circle, wrapping, fastening
alt A wrapped ring covered with bows

* ribboned-basket
name gift basket
title A Basket With a Wrapped Handle | Basket Dressed for a Visit | Basket With {trims=flower? Flowers | {trims=gift-bow? Bows | Trimmings}} on Its Rim
about A plain basket, dressed for the day: it carries eggs in spring, apples in fall and a surprise at any time of the year. Nothing is glued, so it can change its clothes.
step handle Wind {the handle} around the handle of {the basket}, edge to edge{basket=berry-basket? ; a berry basket gets a handle from a strip twisted into a rope and knotted to both sides | ; if it has none, knot on a braided strip}. Tape the ends inside.
step trims Tie {the trims} to the rim with {the ties}, pushed through the weave{@4-5? , together | , three on each side of the handle and the prettiest in the middle}.
step bunny Cut two long ears from {the bunny}, with a small fold at the foot.
step ears Tape the ears inside the back rim: a basket that listens.
step nest Tear {the nest} into strips, or pull it apart until it is fluffy.
step lay Fill the bottom with it and press a hollow in the middle.
step tag Write for whom it is on {the tag} and hang it on.
step give Fill it with something small and carry it over: {@4-5? hold it with both hands. | ring the bell, and hide around the corner.}
further Untie everything and dress it again for the next feast.
safety {ties=pipe-cleaner,twist-tie? Bend the sharp wire ends to the inside, back into the weave. | Knots sit on the inside, with their ends cut short.}
skills wrapping, tying, making a present look like one
alt A basket with a wrapped handle, trimmings and a soft nest

* basket-cradle
name cradle
title Cradle for Somebody Small | {bed=basket? Basket | Little} Bed With a Quilt | {bed=basket? Good Night in a Basket | Good Night in a Little Bed}
about Somebody small has been without a bed until tonight. {@4-5? Now there is a mattress, a pillow and a quilt to tuck in. | A mattress to measure, a quilt to cut and a song to finish with.}
step mattress Fold {the mattress} until it fits the bottom of {the bed}, smooth side up, and press it into the corners.
step rim Tape {the rim} around the edge, beginning and ending behind the head.
step quilt Cut {the quilt} as long as {the sleeper} and a hand wider. {@6-8? Round the corners: they hang better. | }
step patches {patches=washi-tape,felt-sticker? Stick {the patches} on | {patches=fabric-marker? Draw squares with {the patches} | Glue {the patches} on}} in rows, like a patchwork.
step pillow Fold or roll what is left of the soft things to a flat pillow.
step canopy Tape {the canopy} to the rim above the pillow, so that it falls open like a curtain.
step sleep Lay {the sleeper} in, head on the pillow, and tuck the quilt in on both sides.
step rock Rock it very slowly and {@4-5? hum until the eyes would close. | sing the song that was sung for you, or make up a verse about today.}
further Make a lid from a scrap of cloth: a travel bed for a sleepover.
safety This bed is for toys: no real baby or pet sleeps in it, and a canopy never hangs over anybody who breathes.
skills measuring against a thing, folding, caring
waiting {patches=felt? Half an hour for glued patches. | }
alt A basket bed with a tucked-in toy under a patchwork quilt

* beach-ball-puffer
name pufferfish
title Pufferfish in a Bad Mood | {ball=beach-ball? Beach Ball | A Ball} Turned Pufferfish | All Round and All Spikes
about A pufferfish is small and quiet until something annoys it. Then it gulps water, and there it sits, round as a ball and full of spikes.
step spikes {spikes=party-hat,cupcake-liner? Take {n spikes} of {the spikes}, and cut the big ones in half. | {spikes=paper-straw? Cut {the spikes} into pieces as long as a finger. | Cut {the spikes} into {n spikes} half circles as wide as a hand.}}
step cones {spikes=paper-straw? Snip each into four at one end and spread the flaps like a flower, with a scrap of tape: those are the feet. | Roll each to a cone and hold the edge with {tape}.} {@4-5? Who rolls, who tapes? | }
step stick Tape the spikes all over the upper half and the sides of {the ball}, a hand apart, and leave the face free. Two strips of tape for each, crosswise.
step fins Cut two fins like fans and a tail from {the fins}, each with a strip to tape down.
step on Tape the fins to the sides and the tail to the back.
step eyes Draw big pupils on {the eyes}. {@4-5? Is it cross or only scared? | Slanted lids make it cross.}
step face Tape the eyes on, wide apart, and below them a small round mouth drawn on a scrap.
step spots {spots=washi-tape,masking-tape? Tear dots from {the spots} and press them | Press {the spots}} on between the spikes.
step sit Set it on {the stand}, so that it cannot roll, and pass by very quietly. {@6-8? Let out some air: what does it look like when it has calmed down? | }
further Make a tiny one from a ball of paper: it has nothing to be afraid of today.
safety {ball=beach-ball? A grown-up blows up the ball and closes the valve; it stays full while it is taped. | Tape comes off in one piece: nothing small stays on the floor.}
skills making cones, taping on a curve, giving an expression
alt A yellow ball as a pufferfish with spikes, fins and big eyes

* soft-joint-tower
name tower
title Tower of {bars=pretzel? Pretzels | Sticks} and {joints=marshmallow? Marshmallows | {joints=candy? Gumdrops | Soft Joints}} | How High Before It Wobbles | Tower With Soft Joints
about {joints=marshmallow? Marshmallows are terrible bricks and excellent joints. | Soft things make the best joints: they hold and still let you turn the bar.} Squares sway, triangles stand, and after ten minutes every hand at the table knows it.
step square Stick four {many bars} and four of {the joints} together to a square{bars=spaghetti? , with the spaghetti broken as long as a finger | {bars=pretzel? , with straight pretzels | }}. Push at one corner: it leans.
step triangle Build a triangle from three of each and push again. It does not give way.
step foot Set a square on {the base} and double it: the foot has to be wider than the tower will be.
step up Put a bar upright into each corner, leaning a little inward, and close them at the top with the next square.
step brace Push long bars across the sides, from corner to corner: now every square is two triangles.
step top Let the last bars meet in one joint: the tip.
step flag Stick {the flag} to the highest bar.
step measure Measure it with {the ruler}. {weight? Then set {the weight} on it: does it carry? | Then build one floor more.} {@9-12? How much height does each piece give you? | }
step shake Shake {the base} gently: {@4-5? an earthquake! Who is still standing? | which joint gives way first, and what would hold it?}
further Ten minutes, twenty bars, two teams: whose tower is higher?
safety {bars=toothpick? Toothpicks are pushed in with fingertips at the side, away from the palm. | {bars=spaghetti? Broken spaghetti is picked up at once: it is sharp under bare feet. | What has been in many hands is for building, not for tasting.}} Soft pieces are choking size: none of them for little brothers and sisters.
skills building with triangles, testing, bracing
alt A tower of bars with soft joints and a flag on top

* pantry-cabin
name log cabin
title {snow? {logs=pretzel? Pretzel | {logs=cinnamon-stick? Cinnamon | Pantry}} Cabin in the Snow | } | Cabin With a {roof=cookie? Cookie | Round-Tiled} Roof | A Cabin Built From the Pantry
about Logs lie in the pantry, {roof=cookie? and cookies make the best tiles | and the roof tiles are there, too}. With a carton inside, it stands for weeks, and nobody asks when it may be taken apart.
step house {house=milk-carton? Rinse and dry {the house} and cut it down until the slanting roof and a wall as high as your hand are left. | Cut two flaps of {the house} to points and fold a piece of the rest over them as a roof.} {@4-5? A grown-up does this. | }
step door Cut a door and two windows from {the door} and draw handle and panes.
step walls Spread {stick} on one wall at a time and lay {the logs} on it, one above the other, from the ground up, around the door. {logs=pretzel,cinnamon-stick? Break one to fill a short row. | }
step turn Let each wall set for ten minutes before you turn the house to the next.
step roof Glue {the roof} on in rows from the eaves upward, each row a little over the one below.
step base Glue the cabin to {the ground}.
step trim Glue {the trim} along the ridge and around the door.
step snow Spread glue on the ground and the ridge and press or strew {the snow} on.
step look {@4-5? Who lives here? Knock and wait. | {@6-8? Put a light behind it in the evening, and tell who is sitting inside. | Draw the plan of the rooms inside on a card and keep it with the cabin.}}
further Build a woodpile and a fence from what is left over.
safety With glue on it, this is no longer food: say so before the first piece is touched, and keep it away from pets.
skills laying rows, fitting to length, planning a roof
waiting About three hours until everything holds.
alt A little log cabin with round roof tiles and snow

* candy-cane-sleigh
name sleigh
title Sleigh on {runners=candy-cane? Candy-Cane | Spicy} Runners | The Smallest Sleigh of Winter | A Sleigh Full of Parcels
about {runners=candy-cane? A candy cane is bent like the runner of a sleigh: lay two side by side, and somebody has to ride on them. | Two runners, a box and a bow: that is all it takes to deliver a present.} One stands beside every plate, or carries a ticket, a note, a coin.
step seat {seat=small-box? Cut {the paper} so that it wraps once around {the seat}. | Cut or lay {the seat} to a platform as long as your hand, and cut {the paper} a little larger.}
step wrap Wrap it like a present and tape the edges on the underside.
step runners Set {the seat} on {the runners}, {runners=candy-cane? hooks in front and turned up, | side by side,} on two thick lines of glue. It should stand without tipping; give it half an hour.
step load Wrap {the load} in the rest of the paper as tiny parcels and tape them on top, large ones below.
step bow {bow=gift-bow? Peel the back and press {the bow} | {bow=ribbon? Tie {the bow} to a bow and glue it | Glue {the bow}}} to the side or the top.
step reins Tie {the reins} to the front ends of the runners and lay them over the load.
step tag Write on {the tag} who gets it and lean it against the parcels.
step slide Let it slide over the table on a cloth and stop in front of somebody.
further Make a reindeer from a clothespin to pull it.
safety {runners=candy-cane? The canes keep their wrappers on; a broken one is sharp and gets replaced. | Sticks have rough ends: rub them smooth on paper before you glue.} Small parcels stay away from toddlers.
skills wrapping, balancing, giving
waiting An hour until the runners hold.
alt A sleigh on two striped runners, with a bow and parcels

* cookie-moons
name moon chart
means cookie
title Eight Moons of {cookies=cookie? Cookie | Rice} | The Moon's Month at a Glance | Moon Chart You Can Point At
about A month has eight faces of the moon, and {cookies=cookie? every sandwich cookie has a full moon inside | every rice cake is a full moon with craters}. Lay them around the Earth in the right order, and you never again mix up waxing and waning.
step board Draw around {the mug} in the middle of {the board} and color it blue and green: the Earth.
step light {cookies=cookie? Twist {the cookies} open: the white side is the moonlight. Scrape it smooth with {the shade}, right to the rim. | Smooth the rims of {the cookies} with {the shade} until all eight are equally round.}
step dark Cut the dark parts from {the dark}: one whole circle, two halves, two crescents and two that leave only a thin crescent of light. Draw around a cookie for the size.
step phases Glue one on each of seven rounds; the eighth stays full. {@9-12? Check: for each one that grows there is one that shrinks, as in a mirror. | Two that belong together look at each other.}
step lay Lay them around the Earth: new moon on the side of the sun, full moon opposite, halves in between, crescents beside the new moon, and the fat ones beside the full.
step sun Draw and cut out {the sun} and put it at the edge, beside the new moon.
step names Write the names on {the signs}: new moon, crescent, first quarter, gibbous moon, full moon, and back again.
step tell {@6-8? Go around with a finger and say each name. Which one was in the window last night? | Look up tonight's moon, find it in the ring, and say what it will be in a week.}
further Leave the ring out for a month and put a coin beside tonight's moon every evening.
safety What is glued is for looking. {shade=plastic-knife? The knife scrapes flat, away from the hand that holds. | Crumbs go in the bin, not to the dog: chocolate is bad for dogs.}
skills ordering, comparing shapes, explaining
alt Eight round moons in their phases around the Earth

* cone-hat-row
name row of witch hats
title Three Witch Hats in a Row | Hats From {cones=ice-cream-cone? Ice Cream Cones | Cones} | Lost and Found of the Witches
about A cone upside down and a {one brims} below it: nobody sees anything but a witch's hat. Three of them on a windowsill, and the owners cannot be far away.
step cover Spread {newspaper} and set {the cones} on it, open end down. Leave cracked ones in the box.
step paint Paint {the cones} and {the brims} {color a} with {the brush}, thick and quick: what stays wet too long goes soft.
step dry Leave everything alone for an hour until it feels dry.
step brim Run glue around the rim of each cone and press it onto the middle of its brim. Count to twenty.
step band Cut {the bands} to go once around each cone, low down, and glue them on.
step buckle Glue {the buckle} to the front of each band.
step hair Glue {the hair} under the rim, so that it looks out: somebody was in a hurry.
step row Set them in a row{stand? , one on each of {the stand}, | } by size. {@4-5? Which witch wears the smallest? | Write a label for each: the owner, and what the hat can do.}
further Hide something under every hat and let somebody guess.
safety Painted food is for looking at, and no pet gets any. {@4-5? A grown-up sits with the paint. | Brush and hands are washed before supper.}
skills painting all around, gluing upright, telling a story
waiting About two hours in all for paint and glue.
alt Three black pointed hats with bands and buckles

* bird-bakery
name bird feeder
title Bird Bakery: {n base} to Hang Up | {base=ice-cream-cone? Cones | Feeders} for Hungry Birds | The Bakery in the Tree
about {base=ice-cream-cone? Whoever cannot eat an ice cream cone without dropping crumbs has something in common with the finches: | Crisp below, greasy in the middle, seeds on top:} this is pastry for birds{base=pinecone? . | , and they eat the plate as well.}
step line Cut {the line} in two{perch? , and from each half cut a piece as long as your hand: the short ones are for the perch | }. {base=ice-cream-cone? Lead each piece up through the tip of a cone, with a fat knot inside: a grown-up pokes the hole. | {base=rice-cake? Lead each through a {one base}, two fingers from the edge, where a hole was poked gently, and knot it. | Tie {perch? a long piece | one} around the top of each pinecone.}}
step spread {paste? A grown-up asks first whether somebody is allergic to nuts, and stirs {the paste} into the {shortening}. | } Spread a thick layer of soft {shortening} all over the outside of {the base} with {the spreader}, into every gap.
step roll Pour {the seeds} on {the plate} and roll or press {the base} in them until no white shows.
step berries Press {the berries} in between, in a pattern that only birds will see.
step perch Tie a {one perch} crosswise below each with a short piece, while it is still clean: birds like to sit down.
step chill A grown-up puts them in the freezer on the plate until the fat is hard, about an hour.
step hang Hang them in a tree together, in the shade, higher than a cat can jump.
step watch {@4-5? Wait behind the window as still as a statue. Who comes first? | {@6-8? Keep a list in your head: who comes, and who chases whom away? | Count for ten minutes at the same hour each day: what changes with the weather?}}
further Bake the next batch with one kind of seed in each feeder, and find out what is liked best.
safety {seeds=birdseed? Birdseed can hold nuts: hands | Hands} and table are washed with soap afterward. Take down what gets wet or moldy, and hang none in hot weather.
skills spreading, tying, watching quietly
waiting About an hour in the freezer.
alt Two feeders covered in seeds, hanging from strings

* market-face
name vegetable portrait
title A Face From the Market | {curls=broccoli? Broccoli Curls | Leafy Hair} and {lines=green-bean? Bean | Crooked} Eyebrows | Portrait That Ends in the Soup
about More than four hundred years ago Giuseppe Arcimboldo painted an emperor out of fruit and vegetables, and the emperor liked it. Yours lasts until dinner. | No glue and no paint: it is laid, laughed at, photographed and cooked.
step sort Wash everything and spread it out. Look at each thing from all sides: {@4-5? is it an ear, an eye, a nose? | which part of a face is it already?}
step eyes Set {the eyes} on {the face}, at half height, not higher: that is where eyes are.
step brows Lay {many lines} over them as eyebrows. {@4-5? Up or down: happy or cross? | Two bends, and the whole character changes.}
step nose Put {the nose} in the middle.
step hair Break {the curls} into pieces and heap them up along the top edge as hair, close together.
step mouth Choose the mouth from the rest of {the lines}: a smile, a straight line, teeth.
step beard Spread {the beard} under the mouth as a beard.
step frame Lay {the frame} around it all as a collar or a frame.
step photo Hold {the camera} flat above it and photograph it. {@9-12? Move one thing, take another: four pictures, four moods. | {@13+? Light it from one side, as painters did, and compare it with Arcimboldo's Vertumnus. | Then change only the mouth and take it again.}}
step kitchen Carry everything back to the kitchen, washed once more, for the soup.
further Lay a portrait of somebody in the family, and let the others guess who it is.
safety {@4-5? Whatever must be cut is cut by a grown-up beforehand; | Cutting is done beforehand in the kitchen, with a grown-up around;} what has lain on the table is rinsed and cooked, not nibbled.
skills seeing likeness, arranging, changing an expression
alt A face laid out of vegetables on a plate

* plaster-face
name plaster mask
title Plaster Mask With a Profile | A Face That Dries in a Day | Mask in White and Gold
about Wet strips, laid crosswise over a form, turn to stone overnight, and what was a paper mask has cheekbones. Theater has been done behind faces like this for more than two thousand years.
step cover Wrap {the form} in {the cover}, smooth side up, so that the plaster lets go of it later. Cover the table, too.
step strips Cut {the bandage} into strips before anything is wet: twenty as long as a finger and two fingers wide, ten half as wide.
step brows Twist {the brows} into ridges for brows, nose and cheekbones and press them on. Exaggerate: plaster softens everything.
step first Dip one strip at a time into {warm-water} in {the bowl}, let it drip, lay it on the form and stroke it until the holes close. Overlap, and go crosswise.
step second Add a second and a third layer, the edge doubled over like a hem. Leave the eyes and the mouth open.
step smooth Wet two fingers and polish the whole face until no threads show.
step dry Let it dry for a day, then lift it off the form and let the inside dry as well.
step trim Cut the rim and the eyes clean.
step paint Paint {color a} first, all over. {@9-12? Then one half of the face in another color. | Then shade what lies deep, and let gold run along the ridges, almost dry on {the brush}.}
step plume Glue {the plume} behind the upper edge{tie? , and knot {the tie} to both sides | }.
further Make its opposite, one that cries beside one that laughs, and hang both up.
safety Plaster is laid on the form and never on a face: it gets hot while it sets. Do not breathe the dust, and pour no plaster water down the sink: let it settle and throw away what is solid.
skills layering, modeling a relief, painting with shadow
waiting A day to dry.
alt A white mask with golden paint and purple plumes

* plaster-hills
name landscape
title Plaster Hills With a Road | A Landscape for Trains and Dragons | The Mountain Pass
about {bones=newspaper? Yesterday's paper | Crumpled scrap} under a skin of plaster: that is how model builders have made mountains for a hundred years. One evening for the hills, another for the paint, and there is a world that can be played on.
step plan Sketch the land on {the base}: where the ridge runs, where a road must pass, where the river would flow.
step bones Crumple {the bones} into hills and tape them down firmly, the highest at the back. {bones=egg-carton? Cups make crags. | Sharp folds make cliffs, round ones meadows.}
step tunnel Cut {the tunnel} to length and tape it through the hill, so that both mouths stand on the ground.
step strips Cut {the bandage} into pieces as large as your hand while everything is dry.
step skin Dip a piece into {warm-water} in {the bowl}, let it drip and lay it over the hills, half over the next one. Two layers all over, and down to the ground at the edges.
step rock Before it sets, push folds together with a fingertip for rock, and stroke the meadows smooth. Leave it for a day: tapped, it should sound hollow.
step paint Paint gray over everything, thin enough to run into the cracks, then dab brown and {color a} on what faces the sky.
step green Spread glue on the slopes and strew or press {the green} on as bushes and grass.
step trees Glue {the trees} into small groups, the larger ones in front.
step play {life? Set {the life} into it and | Lie down with your eye at the height of the road and} look along the valley. {@9-12? Who comes over the pass, and why at night? | Photograph it from down there, with one lamp for a low sun.}
further Build a second base whose road continues where this one ends.
safety Plaster warms up while it sets: let nothing be buried in it, no hands either. Wet hands, no dust, and the leftover water goes in the garden soil or the bin, not down the sink.
skills planning a terrain, layering, dry brushing
waiting A day to dry.
alt A green and gray mountain landscape with a tunnel and trees

* plaster-drape-bowl
name bowl
title Bowl of Cloth and Plaster | A Bowl With a Golden Crack | A Bowl for Almost Nothing
about Outside it looks like old bone, inside like the sea: a bowl for keys, rings or nothing at all. Wherever two strips cross, the light draws a line, and you decide which of them is gold.
step cover Turn {the form} upside down{form=beach-ball,soft-ball? , or set the ball in a pot so that it cannot roll, | } and cover it tightly with {the cover}.
step cut Cut {the bandage} into thirty strips as long as your hand.
step star Dip each into {warm-water} in {the basin}, strip the drops off between two fingers, and lay a star over the top, then ring after ring to where the rim will be.
step layers Three layers in all, each in another direction, smoothed with wet palms. Leave the rim ragged, or fold it in.
step edge Press {the edge} into the wet rim, so that half of it is held.
step dry Let it dry for a day.
step lift Ease the form out, peel off the film, and let the inside dry in the open.
step inside Paint the inside with {the inside}, up to a clean line just below the rim.
step line Draw cracks with {the line} where strips meet, two long and three short.
step gloss Brush {the gloss}, thinned, over the inside, and let it turn clear.
further Break nothing on purpose, but if it cracks one day, mend it with gold: that is kintsugi.
safety It holds keys and not food, and water would soften it. Plaster heats up a little as it sets: hands only stroke, they never stay in it. The rest of the water goes in the bin once it has settled.
skills building in layers, finishing an edge, restraint
waiting A day to dry.
alt A white draped bowl with a teal inside and golden lines

* wipe-ghosts
name family of ghosts
title {n cloth} Ghosts Made of Almost Nothing | Ghosts From the {cloth=wet-wipe? Wipe Packet | Kitchen Roll} | The Soft Ghost Family
about {cloth=wet-wipe? A wipe that has dried is soft, thin and white, and it falls exactly like a ghost. | Soft, thin and white: it falls exactly like a ghost.} {@2-3? Peekaboo is all that it can do, and that is enough. | Stand them in a row, and blow.}
step wave {cloth=wet-wipe? Rinse {the cloth} in clear water and hang them up for an hour. | Unfold {the cloth}.} {@2-3? Your child waves them in the air: whoosh. | They are ready when they flutter.}
step heads {@2-3? Your child crumples {the head} into balls, three in all. | Crumple {the head} into three balls, a little wider than a {one body}.}
step set Push one ball into the top of each {one body}, so that half of it looks out.
step cut Cut eyes and mouths from {the face}, {@2-3? each as large as a child's thumb. | long ones for a howl, round ones for a scare.}
step drape {@2-3? Your child lays {a cloth} over each: there they are! | Drape {a cloth} over each and pull the corners down, one longer than the others.}
step eyes {@2-3? Dab on the glue; your child presses the eyes on. | Glue the eyes on, high up, and a mouth below. Is it a shy one?}
step bow Tie {the bow} loosely around one neck: that one is going out tonight.
step boo {@2-3? Hide one behind your back. Boo! Where is the other? | Blow at them from the side, and see whose hem lifts first. Then tell where they live by day.}
further {@2-3? Put a ghost on your child's own hand and let it dance. | Make a small one in another color, and let the white ones wonder whose child it is.}
safety {@2-3? Stay close: soft white scraps and crumpled paper are not for mouths, and scissors stay with the grown-up. | Ghosts are thin and burn easily: they stand far from every flame.}
skills crumpling, draping, pretending
waiting {cloth=wet-wipe? An hour until the wipes are dry. | }
alt Three white cloth ghosts with dark eyes

* wipe-lifted-print
name lifted print
title Print That Was Wiped Away | A Butterfly Lifted From a Scribble | What the Cloth Took Along
about Wiping up has never been so beautiful: the color goes into the cloth, swims a little and stays. {@2-3? Scribble, lay, pat, and look. | Every print is the last of its kind, since the plate is clean afterward.}
step scribble {color=watercolor-paint? Paint thick puddles of {the color} on {the plate}. | {@2-3? Your child scribbles on {the plate} with {the color}, as hard as it likes. | Fill {the plate} with patches of {the color}, close together: it does not have to be anything.}}
step lay Lay {piece wipe} over it{wipe=paper-towel,cotton-pad? , dampened and squeezed out, | } without a wrinkle.
step rub {@2-3? Your child pats it with flat hands: pat, pat, pat. | Stroke it from the middle outward until the color shines through everywhere.} Peel it off slowly.
step again Do it twice more, {@2-3? with new scribbles. | once with the leftover color: the pale ones are often the best.}
step dry Let the prints dry flat for an hour.
step shape Cut wings from two prints, folded once so that both sides are alike{@2-3? : a grown-up does that. | .}
step glue {@2-3? Spread glue on {the card} together; your child presses the wings on. | Glue the wings on {the card}, a gap as wide as a finger between them.}
step body {@2-3? Guide a thick line down the middle, and two feelers. | Draw the body and two feelers into the gap.}
step frame Cut a window into {the frame} and glue it around the picture.
step clean Wipe {the plate} with {the damp-cloth}: there was never anything there.
further {@2-3? Lay a dry print over a window and look at the light. | Cut the next prints into petals, fish or a quilt.}
safety {@2-3? Washable colors only, and the cloths stay on the table and out of mouths. | Wipes go in the bin afterward, never down a toilet.}
skills pressing, patience while peeling, cutting on a fold
waiting About an hour to dry.
alt A framed butterfly with wings of lifted color

* rolling-pin-print
name rolled print
title Pattern From a Rolling Pin | {stamps=yarn? Yarn | {stamps=rubber-band? Rubber-Band | Rolled}} Paper by the Yard | A Rolling Pin That Prints Stars
about Once around, and the pattern begins again, without a gap: printers work like this, with rollers as tall as a door. {@4-5,6-8? Your roller lies in the kitchen. | Plan what meets at the seam, and nobody finds where it starts.}
step jacket Roll {the wrap} around {the pin} and tape it tight: the color stays on the jacket and the wood stays clean.
step cut {stamps=rubber-band,yarn? Cut or sort {the stamps} to length. | Cut shapes from {the stamps}, as large as a thumb: stars, leaves, drops, stripes.} {!@4-5? Lay them on a sheet as wide as the roller goes around: that is the repeat. | }
step stick {stamps=rubber-band,yarn? Wind them around the roller, crossing as you like, and fix the ends with a drop of {stick}. | Glue them on all around, a finger apart.}
step dry Let the glue set for half an hour, roller on end.
step paint Brush thin color on the raised parts only, {color a} first.
step roll Lay out {newspaper} with {the sheet} on it and roll once, slowly, with even pressure from both hands. {@4-5? A grown-up guides the other handle. | Lift, paint, set it down where the last print ended.}
step second Wipe it, take {color b}, and roll a second sheet, or a second time across.
step detail Add lines or dots to the dry print with {the detail}.
step clean Pull off the jacket, wash {the pin}, and hang the paper up to dry.
further {@13+? Roll fabric color on a tote or a tea towel and fix it with a grown-up's iron. | Wrap the next birthday present in it.}
safety {@4-5? A grown-up holds the other end: rolling pins are heavy on toes. | A rolling pin is heavy: it lies on a towel, so that it cannot roll off the table.} Wash it before it meets dough again.
skills planning a repeat, even pressure, printing
waiting An hour in all to dry.
alt A rolling pin with star stamps over a printed sheet

* rolled-in-meadow
name {@2-3? meadow slab | meadow tile}
title Meadow in {clay=play-dough,salt-dough? Dough | Clay} | {plants=leaf? Leaves | A Walk} Pressed With a Rolling Pin | What Grew Here Today
about One roll of the pin, and a whole meadow lies in {the clay} with every vein. {@13+? Botanists kept such prints before there were cameras. | Peeling the plants off is the best part.}
step warm {@2-3? Your child squeezes {the clay} until it is warm and soft. | Knead {the clay} until it no longer cracks at the edges.}
step roll Lay it on {the mat} and roll it out with {the pin}, {@2-3? two pairs of hands on one pin, as thick as a finger. | from the middle outward, {in 3/8} thick.}
step lay {@2-3? Your child lays {the plants}{sprig?  and {the sprig} | } wherever they look good. | Arrange {the plants}{sprig?  and {the sprig} | } with their veins downward. {@9-12,13+? Keep gaps between them: the empty places make the picture. | }}
step press Roll over everything once, firmly, {@2-3? together, and say goodbye to the plants. | without going back: the second time would blur.}
step peel {@2-3? Your child finds the ends and peels. Look, it left its picture! | Lift each plant by its stem and peel it off.}
step edge Press out a round slab with {the edge}. {!@2-3? Smooth the rim with a damp finger. | }
step hole Push {the hole} through near the upper rim and twist it out.
step dry {@2-3? {clay=play-dough? Look at it as long as you like; dough goes back into its tub. | A grown-up lets it dry for a day.} | {clay=polymer-clay? A grown-up bakes it as the package says. | Let it dry for a day on {the mat}, turned over once.}}
step color Brush thin color over the prints and wipe the surface with a damp fingertip: it stays in the veins.
step hang Tie {the hang} through the hole.
further {@2-3? Squash it, and roll a new one with other plants. | Make one each month from the same path: a calendar in clay.}
safety {@2-3? A grown-up picks the plants: large leaves, no berries, nothing prickly. | Pick only what you know and what is allowed, and wash hands after the walk.}
skills rolling evenly, arranging, looking closely
waiting {clay=play-dough? Nothing to wait for. | About a day until it is hard.}
alt A round tile of {one clay} with leaf and flower prints

* sand-dig-site
name dig site
title Dig Site in a {one tray} | Pressed, Buried and Found Again: A Fossil Dig | The Fossil Dig on Your Table
about First the ground is pressed flat, then something walks across it, then it is covered up for a hundred million years. About ten minutes in your case. Then comes the expedition with the brush.
step fill {sand=sand? Stir a few spoonfuls of {the water} into {the sand}, until a squeezed handful keeps its shape. | } Press {the sand} into {the tray}, two fingers deep, and keep a handful aside.
step roll {pin=paper-cup,plastic-cup? Press it flat with the bottom of {the pin}, one print beside the other, until it is as smooth as a street. | Roll it flat with {the pin}, like a road roller: back and forth, until it is as smooth as a street.}
step press Press {the finds} in one by one and lift them straight out: every one leaves its print. {@6-8? Which print lies over which? That one is younger. | }
step bury Lay two or three of them in for real and cover them with the rest, pressed flat.
step layer Spread {the layer} over everything as the youngest soil: dark above, pale below, so that the diggers see how deep they are.
step stones Set {the stones} around it as the edge of the pit.
step flags Fasten {the flags} to {the signs} and push them in where a find was made.
step dig Let somebody else dig: loosen with {the scoop}, sweep with {the brush}, and nobody pulls. {@6-8? Draw where each piece lay before it is lifted. | }
step show {@4-5? Say what it was, and what it ate. | Write a museum label: name, age, where it was found.}
further Build three layers with a different kind of print in each and read them from the top down.
safety Sand stays in the tray and out of eyes and mouths; wash hands, and sweep at once: it is slippery on a floor. {signs=toothpick? A grown-up pushes the toothpicks in. | }
skills rolling flat, uncovering gently, telling an order of events
alt A tray of sand with tracks, flags and a half-buried dinosaur

* torn-hill-landscape
name landscape
title Torn Hills, One Behind the Other | {sun? Landscape {@2-3? With a Sun | Without a Brush} | } | Hills With Torn Edges
about A torn edge is rough and a little paler, like the first light on a ridge. {@2-3? Rip, rub, press: and there are the hills. | No brush and no paint: only strips, a glue stick, and the trick that what is far away is pale.}
step look {@2-3? Spread out {the paper}: which one is sky, which one is grass? | Sort {the paper} from pale to dark: pale for far, dark for near.}
step sky {@2-3? Rub the glue stick over {base=notebook? the cover of }{the base} together, and lay a large piece of sky on. | Glue the sky on {base=notebook? the cover of }{the base}: one sheet, or bands from light to dark.}
step tear {@2-3? Start a few rips; your child tears them through, long and wild. | Tear strips as long as the picture is wide, or shorter ones that you set end to end, slowly and toward you: the side that you pull gets the rough edge.}
step far Glue the palest strip on first, at half height, with {the glue} right up to its edge.
step near {@2-3? Your child presses the next hills on, each one lower than the last. | Go on with strip after strip, each lower and darker, until the bottom edge is reached.}
step sun {sun=sticker? Press | Glue} {the sun} on, half behind a hill if you can slide it there.
step trees Cut a few trees {@4-5? like triangles | no taller than a thumbnail on the far hills and as tall as a finger in front} and glue them on.
step detail {detail=paint,acrylic-paint? Paint | Draw} birds, a road or lit windows with {the detail}: {@4-5? two are enough. | the smaller, the farther away.}
step frame Put {the frame} around it.
step edge {@2-3? Stroke the hills with a finger: soft, rough, soft. | Hold it at arm's length and half close your eyes: do the hills step back? If not, one of them is too bright.}
further {@2-3? Tear tomorrow's picture all in blue: it is the sea. | Do the same view in four seasons with the same tears.}
safety {@2-3? The cap goes back on the glue stick, and the stick stays out of mouths. | {@4-5? Scissors are used together; tearing needs nobody. | Press glue to the very edge, on scrap paper, so that the table stays clean.}}
skills tearing in a line, layering, seeing depth
alt A collage of torn hills under a sky with a sun

* glue-stick-glimmer
name glimmer picture
title Picture That Appears in {grains=sugar? Sugar | {grains=salt? Salt | {grains=glitter? Glitter | Color}}} | Drawn With Nothing, Seen at Once | Fireworks From a Glue Stick
about You draw with the glue stick, and nobody sees a thing. Then it snows, you tap, and there it is. Whoever did not press hard enough finds out now.
step plan Think of something made of lines: fireworks, a snowflake, a spider web. Lay {the sheet}, dark side up, beside {the tray}.
step draw Draw it with {the glue} in thick lines, {@4-5? slowly, and twice over each. | one part at a time: glue dries while you think.}
step strew Lay the sheet in {the tray} and strew {the grains} over it from {the scoop}, until nothing wet shines.
step tap Lift it, tip it, tap its edge on {the tray}. Hello!
step more Add the next part, or a second color, from the top down, so that no hand rests on what is done.
step second Set {the second} where it should flash most.
step dry Let it dry flat for half an hour and then tap once more.
step back Fold {the fold} to a gutter and pour back into its jar what lies in {the tray}.
step card Stick it to {the card}, a rim all around, {@4-5? and give it to somebody. | and write inside what it says.}
further Write a secret word with glue alone, and let its receiver strew it.
safety {grains=glitter? Glitter stays away from eyes: nobody rubs, and hands are washed at once. | {grains=salt? Salt stings in eyes and small cuts: wash hands afterward. | Fingers stay away from eyes, and nothing is licked.}}
skills drawing blind, strewing, working in order
waiting Half an hour to dry.
alt A dark sheet with golden fireworks in grains

* glue-stick-peeper
name pocket peeper
title Somebody Lives in This Glue Stick | {head=pom-pom? Fuzzy | Little} Peeper That Turns Up | The Empty Glue Stick Wakes Up
about Turn the wheel, and up it comes; turn it back, and it was never there. An empty glue stick is a lift for one small creature, and it would be a pity to throw that away.
step clean Wind {the tube} all the way up and pick out the rest of the glue with {the pick}. Rinse it in {warm-water}, dry it, and turn it a few times: it should run.
step skin Cut {the skin} to the height of the tube, above the wheel, and {skin=washi-tape,duct-tape? wrap it around. | glue it around.} The wheel and the platform stay free.
step head {head=pom-pom? Choose a ball that slips into the tube without rubbing. | {head=play-dough,air-dry-clay? Roll a ball from {the head} that slips into the tube with room to spare. | Shape {the head} so narrow that it slips into the tube with room to spare.}} It must fit through the opening, or it stays outside forever.
step feelers Bend {the feelers} short and fasten them to the head: they have to fit through, too.
step eyes {eyes=sticker? Press | Set} {the eyes} on, close to the top.
step face Draw {eyes? a mouth | eyes and a mouth} with {the face}: surprised, since it has just woken up.
step seat Run a drop of glue onto the platform, all the way up, set the head on it and let it dry for an hour before you wind it down.
step leaves Cut leaves from {the leaves} and glue them around the rim, leaning outward: its garden.
step peep Wind it up behind a book. {@6-8? What does it say when it sees you? | Write down three things that it has seen from the pencil case.}
further Collect empty sticks from your class: a whole row of neighbors.
safety The peeper is small: it lives where no toddler looks. {head=air-dry-clay? Let the clay dry for a day first. | The cap stays off for good, or it would squash somebody.}
skills fitting, reusing a mechanism, giving a character
waiting An hour for the glue.
alt A green creature with feelers that looks out of a tube

* stapled-spring-crawler
name {@6-8? caterpillar | paper-spring creature}
means glue
title A Caterpillar With a Spring | Two Strips, Many Folds, One Crawler | The Crawler That Shoots Forward
about Two strips, folded over each other again and again, become a spring that is never quite still. {@6-8? A stapler holds its beginning and its end. | Staples hold where glue would slide, and it is ready at once.}
step strips Cut {the strips} {in 1} wide{strips=paper-strip? , if they are not yet | }, from two colors.
step long Staple four of one color end to end into a long one, and four of the other likewise. Press until it clicks.
step corner Lay the two ends across each other at a right angle and staple them through the corner.
step weave Fold the lower strip over the upper one, then the new lower one over that, and on, always at a right angle, until both are used up.
step end Staple the last two ends together and snip off what is left over. Pull gently: it springs.
step head Cut a head from {the head}, larger than the spring is wide, and color its face with {the color}.
step fix Staple the head to one end through the first fold, with the flat side of the staples on the outside.
step eyes {eyes=sticker? Press | Glue} {the eyes} on.
step feelers Tape {the feelers} behind the head, the ends rolled up.
step crawl Push the tail toward the head and let go of the head: it shoots forward. {@6-8? How many crawls to the edge of the table? | Race two: do wider strips or narrower ones jump farther?}
further Make it three times as long, with paper flames: a dragon for New Year.
safety Fingers stay beside the stapler and never under it; staples that went wrong are pulled out and counted into the bin. {@6-8? A grown-up loads it. | }
skills folding in rhythm, stapling, testing a spring
alt A folded paper caterpillar in two colors with a head

* stapled-strip-globe
name {v}
title {V} From Ten Strips | A Round {V} From Flat Paper | {V} With Ribs of Paper
about Two staples and ten strips: bend, fan, and flat paper is round. {v.pic}
say pumpkin: name=pumpkin; pic=In orange it is a pumpkin that never goes soft.; top=a stalk and two leaves; show=Set three in different sizes on a windowsill.
say bauble: name=bauble; pic=In red and gold it hangs on a tree and weighs less than a letter.; top=a cap with a rim, as metal baubles have it; show=Hang it where a lamp shines through the ribs.
say planet: name=planet; pic=In blue it is the Earth, with daylight inside.; top=continents, three of them, with ragged coasts; show=Hang it up and go around it: where are you?
step cut Cut {the strips} {in 8} long and {in 3/4} wide with {the ruler}, ten in all. {@13+? Cut two of them a little narrower: they go inside. | }
step stack Lay them exactly on top of each other and staple the stack {in 1/2} from one end. The paper must not shift.
step bend Bend the stack into a bow until the other ends meet your thumb: the inner strips will stand out farther.
step second Push those ends level and staple them, too. {@6-8? Press hard: ten layers need it. | With thick paper, staple five and five.}
step fan Fan out the strips one by one, half to the left, half to the right, until the ball is closed.
step inner Curl {the inner} and push it inside, where it shows through the ribs.
step top Cut {v.top} from {the top} and glue it on.
step hang Make a hole at the top with {the punch}, thread {the hang} through{beads? with {the beads} on it | } and knot it.
step show {v.show}
further Make a row of five from pages that nobody needs any more.
safety Staples hold many layers here: press with the flat hand, fingers away from the jaws, and bend over any tip that looks out with the end of the ruler.
skills measuring, stapling a stack, making round from flat
alt A round ball of paper ribs

* stapled-heart-chain
name chain of hearts
title Chain of Stapled Hearts | Hearts From Strips, Hearts on a Line | A Curtain of Hearts
about Two strips, one staple, a bend to the left and a bend to the right: a heart in six seconds. The next one hangs on its tip, and soon there is a whole curtain.
step cut Cut {the strips} {in 1} wide and {in 8} long with {the ruler}; cut some of them {in 6} long for small hearts.
step words Write on some of them what you like about somebody: {@6-8? one word each. | lines that can only be read when the heart turns.}
step pair Lay two equal strips on each other and staple them together at one end.
step bend Bend both free ends outward and down, left and right, until they meet below: two round shoulders.
step close Staple the lower ends: a heart. {@9-12,13+? Put a strip of paper between, and it has a second heart inside. | }
step next Put the lower ends between the beginning of the next two strips before you staple: now one hangs on the other. Three to the chain in the middle, one on each side.
step middle Glue {the middle} into the hearts where they meet.
step hang Staple or tie the chains to {the line}{tails? , with {the tails} at the lower tips | }, longest in the middle, and hang it in a window.
further Leave every heart unsigned, and let people guess who said what.
safety Staple on the table and not in the air, fingertips away from the jaws. The line hangs high, out of reach of small children.
skills bending evenly, stapling, hanging in order
waiting {middle=button,pom-pom? Half an hour for the glue. | }
alt Chains of red and pink paper hearts on a line

* step-through-card
name card to step through
title {card=paper,construction-paper? Walk Through a Piece of Paper | Walk Through a Card} | The Card With the Giant Hole | A Bet That You Will Win
about Bet that you can cut a hole into this card and climb through it. Nobody will believe you, and in ten minutes you stand on the other side. | All that changes is the way around: the paper stays the same, the edge gets longer and longer.
step bet Show {piece card} and make your bet. Then sit down and take a second one for practice.
step fold Fold it in half the long way, edge on edge.
step lines Draw lines across it, a finger's width apart{ruler? , with {the ruler} | }, an uneven number: from the fold, but not quite to the other edge, and then from the other edge, but not quite to the fold.
step first Cut every second line from the fold, beginning with the first and ending with the last, and stop {in 1/2} before the edge.
step other Cut the lines in between from the open edge, and stop {in 1/2} before the fold.
step fold-cut Cut along the fold, except at the first and the last section: those two stay whole.
step open Open it gently and pull it apart: a zigzag ring.
step through Lay it on the floor, step in, and lift it over your head. {@6-8? Who else fits in with you? | {@9-12? Halve the distance of the lines: how much larger does it get? | Work out the length of the edge before you cut the next, and check.}}
step stars Cover the lines with {the stars} if it is to be hung up: a garland from one card.
further Try it with the smallest ticket that you can find and the finest scissors.
safety Scissors point away from the hand that holds the card, and the ring goes on and off over the shoulders without being pulled at the neck.
skills following a plan, precise cutting, showing a trick
alt A card with slits, and below it the same card as a long zigzag ring

* hand-in-hand-chain
name chain of paper dolls
title Hand in Hand in Hand | Paper Dolls From One Strip | A Whole Class on One Strip
about Cut once, and four people hold each other's hands. {sheet=map? Cut from a map, they stand on half the world. | Each gets a face of its own, and none lets go.}
step strip Cut {the sheet} into strips as high as your hand{sheet=newspaper? , two sheets together, since newsprint is thin | } and as long as they come.
step fold Fold each like an accordion, {in 2 1/2} wide, edge on edge. {@6-8? Four layers can still be cut; more cannot. | Six layers at most.}
step draw Draw one figure on top: head, body, legs, and arms that run out over both folds. What touches a fold will hold.
step cut Cut around the figure through all layers at once. Leave both hands uncut at the folds! Turn the paper, not the scissors.
step open Unfold it, and count. If they all fall apart, a hand was cut: it happens once to everybody.
step faces Draw faces with {the color}: {@6-8? nobody like the other. | {@9-12? glasses, freckles, a gap in the teeth: people that you know. | a street, a team, a family across four generations.}}
step clothes Cut clothes from {the clothes} and {fix stick} them on.
step hair Pull {the hair} apart and {fix stick} it on.
step join Tape the strips hand to hand, and let them walk around the room.
further {@13+? Cut a chain in which every second figure stands on its head. | Cut a chain of cats with touching tails, or of trees with touching branches.}
safety Many layers need force: cut on a table with the elbow on it, in short snips, fingers behind the blades.
skills folding exactly, cutting through layers, seeing differences
alt Four paper dolls hand in hand with colored clothes

* one-cut-spiral-snake
name spiral snake
title A Snake in One Single Cut | The Snake That Turns Over Warm Air | Spiral Snake From a Flat Disc
about One cut, round and round, and a flat disc is as long as a table. Hung over warm air, it begins to turn by itself, and nobody is pulling. {@6-8,9-12? Warm air rises, pushes under the coils, and the coils give way. | }
step circle {disc=paper-plate? Take {the disc} as it is and draw | Draw a circle {in 9} wide on {the disc} and} a spiral line from the edge to the middle, two fingers wide, with a round head at the center.
step skin {color=paint,watercolor-paint? Dab {the color} on with {the brush}, one side first and the other when that is dry, half an hour each: | Color both sides with {the color}:} {@4-5? stripes, spots, zigzags. | a pattern that changes from head to tail, as on a real one.}
step lines Draw scales and zigzags over it with {the lines}.
step pattern Press {the pattern} on between the stripes.
step round Cut along the line, round and round, {@4-5? one pair of hands cuts, the other turns the disc. | turning the disc against the scissors, never the scissors.}
step shake Hold it by the head and let it fall open. How long is it?
step tongue Cut a forked tongue from {the tongue} and glue it under the head.
step eyes {eyes=sticker? Press two eyes on. | Glue two eyes on.}
step hang Press a bit of {hold} on the end of the spiral, so that it does not tear, poke a small hole there and knot {the hang} through it.
step turn Hold it in a sunny window or where warm air rises, and wait. {@4-5? Which way does it turn? | {@6-8? Hang it somewhere cold: does it still turn? | Cut one the other way around: which way does that one turn, and why?}}
further Cut a spiral from a much smaller and a much larger disc, and race them in the same window.
safety Never hang it over a flame, a stove or a lamp that gets hot. {@4-5? A grown-up pokes the hole and hangs it. | The line belongs to the ceiling and never around a neck.}
waiting {color=paint,watercolor-paint? An hour for the paint. | }
skills cutting a curve, coloring a pattern, observing
alt A green striped spiral snake hanging from a string

* lemon-ink-letter
name secret letter
title Letter in {ink=vinegar? Vinegar | Lemon} Ink | The Page With Nothing on It | Secret Ink From the Kitchen
about A page with a harmless greeting on it, and between the lines a second one that only heat brings out. Spies have been caught over a lemon in the pocket.
step pour Pour {the ink} onto {the saucer}, no more than a puddle.
step write Write with {the tip} in large letters, straight from the puddle, and look at the page from the side to see what is still wet. {@6-8? A map with a cross is a message, too. | Short words, one thin stroke each: drops turn into blots.}
step dry Let it dry for half an hour by itself. It has to be gone completely.
step decoy Write something boring across it with {the decoy}: a shopping list, the weather.
step fold Fold it twice{cover? and slip it into {the cover} | }.
step seal Close it with {the seal}. Whoever breaks it knows that it was opened.
step reveal {@6-8,9-12? A grown-up lays the page between two layers of {the towel} and irons it slowly | Together with a grown-up in the room, iron the page between two layers of {the towel}, slowly,} until the writing turns brown.
step answer Send the answer in the same ink, with instructions for those who have forgotten how.
further {@6-8? Write a treasure map in three letters, each with one third of it. | Try milk, sugar water and other juices in a row of samples: which turns brown first?}
safety The iron is {@13+? used with a grown-up around | in a grown-up's hands alone}, and the page never meets a flame or a lamp. The ink stings in eyes and in small cuts.
skills writing blind, waiting, experimenting
waiting Half an hour to dry.
alt A page with a harmless note and brown secret writing

* brush-handle-dots
name dot picture
title Painted With the Wrong End of a Brush | {n brush} Brushes and a Thousand Dots | Flowers Dot by Dot
about Turn the brush around: the handle makes rounder dots than any bristle. {@4-5? Dip, touch, lift, and there stands a dot like a button. | Ring around ring, a flower opens, and from across the room the dots melt together.}
step puddles Put a coin-sized puddle of every color on {the plate}, far apart.
step plan Draw a few faint stalks and a circle for every flower on {the base}.
step stalks Paint the stalks with the bristles of one brush: the only thing today that they are for.
step first Turn it around. Dip the end of the handle, touch the base straight down, lift straight up: a first ring in {color a}. {@4-5? Dip again for every dot. | One dip makes three dots, each smaller: use that.}
step rings Set the next ring in {color b} outside of it, a dot into every gap.
step big Print the middle with {the big}, dipped flat.
step fade Let the outermost dots grow smaller and stand farther apart, until the flower ends in the air.
step shine Set tiny points of {the shine} between the big ones when they are dry.
step dry Let it dry flat for an hour: thick dots stay wet inside. Wipe the handles with {the damp-cloth}.
further {@4-5? Dot a whole caterpillar, ring beside ring. | {@6-8? Do a tree in its autumn colors the same way. | Copy a small photograph in dots of only three colors, and look at it from across the room.}}
safety {@4-5? Brush handles point at the paper; everybody sits while dotting. | {base=wood-slice,stone? Work with the piece flat on the table, so that nothing rolls. | Sleeves up: wet dots are easily smeared.}}
skills printing with even pressure, working in rings, patience
waiting An hour to dry.
alt Flowers made of rings of dots on green stalks

* glasses-sleeve
name glasses case
title A Sleeve for Sunglasses | {cloth=denim? Denim | Sewn} Case for a Pair of Shades | The First Thing You Sew for the Beach
about Two pieces, three seams, one button: a case is the best first sewing project, because it is used on the very next day. And sunglasses that live in one have no scratches.
step pattern Fold {the glasses}, lay them on {the pattern} and draw a rectangle around them, {in 1} larger on every side.
step cut Cut two pieces of {the cloth} by the pattern{@6-8? , together if it is thick | }.
step patch Sew {the patch} onto the front piece now, while it still lies flat: {@6-8? big stitches around the edge. | small running stitches close to the edge.}
step clip Lay both pieces on each other, good sides out, and hold them with {the pins}.
step sew Thread {the needle} with {the thread}, knot it, and sew down one side, along the bottom and up the other: {@6-8? in and out, stitches as long as a grain of rice. | blanket stitch if you know it, or running stitch there and back.} The top stays open.
step close Sew {the close} to the middle of the opening{close=button? , and a loop of thread opposite | {close=hook-and-loop-tape? , one half to each side | }}.
step loop Sew {the loop} into the upper corner.
step slip Slip {the glasses} in. They should go in easily and not fall out when you turn it over.
further {@6-8? Make a small one for a pen. | Line the next one with a scrap of soft shirt, and sew the two at the rim.}
safety {@6-8? The needle is worked together with a grown-up, from front to back and never toward the face. | Needles live in a cushion between two stitches; count them at the end.}
skills making a pattern, sewing a seam, measuring with allowance
alt A teal sewn case with a patch and sunglasses that look out

* threaded-snow-garland
name snow garland
title Garland of {snow=popcorn? Popcorn | {snow=marshmallow? Marshmallow | Soft}} Snow | Ten Flakes on One Thread | A Thread Full of Snow
about A hundred years ago nobody bought a garland: one sat at the table in the evening and threaded. {snow=packing-peanut? What came in a parcel as padding | What is white and soft} hangs in the window afterward as if it were snowing there for good.
step thread Cut {the thread} as long as your outspread arms and thread {the needle}{@6-8? together | }.
step knot Tie a fat knot at the end{color? , around the first piece of {the color} | }.
step sort Pour {the snow} on {the tray} and take out {snow=popcorn,breakfast-cereal? a big handful of whole ones. | ten whole pieces.}
step first Push the needle through the middle of each and pull it down the thread, four or five at a time. {snow=popcorn,breakfast-cereal? Slowly: they crumble. | {snow=marshmallow? Wipe the needle when it gets sticky. | }}
step color After every second piece comes one of {the color}.
step leaves Sew on {the leaves}, here and there, with a stitch through one end.
step end Tie a loop at the other end and cut the thread.
step bows Tie {the bows} to both ends.
step hang Tape it across a window or a shelf, with a sag in the middle, higher than small children reach.
further Thread a short one for every window, each a little longer than the last.
safety {@6-8? The needle is used together, point away from the holding hand. | Hold the pieces from the sides, so that the point comes out between your fingers and not into them.} {snow=marshmallow,popcorn,breakfast-cereal? What has hung in the room is not for nibbling. | Small white things are for no toddler.}
skills threading a needle, counting a pattern, care with a point
alt A white garland with red beads and leaves

* rolled-stencil-poster
name stencil poster
title Poster Rolled Through a Stencil | One Stencil, Three Colors, No Drips | {roller=foam-roller,brayer? Rolled | Dabbed} Stencil Picture
about The secret of a sharp edge is too little paint. With an almost dry {one roller}, shapes come out as clean as on a street sign, and they overlap like glass.
step tape Tape {the stencil} to {the sheet} on two sides, so that nothing slips.
step load Spread a spoonful of {color a} on {the plate}, as thin as butter, and work it into {the roller}.
step off Take most of it off again on {newspaper}, until it only whispers.
step roll {roller=foam-roller,brayer? Roll lightly over the stencil, to and fro, | Dab straight down through the stencil,} again and again, until the color is full. Never press.
step lift Lift the stencil by one side. {@4-5? Look at that edge! | If color ran under it, there was too much on the {one roller}.}
step second Move the stencil so that it overlaps, tape it again, and take the next color. Where two cross, a third is born.
step line Add thin lines with {the line}: veins, windows, whiskers.
step dots Press {the dots} into the corners that are still empty.
step hang Tape {the hang} to the back.
further {@4-5? Use the hole and the piece that fell out of it. | Cut a stencil of your own initials from a folder and do the whole row of the family.}
safety {@4-5? A grown-up tapes the stencil and holds it for the first pass. | Cover the table to the edge, and wash the stencil before the paint sets.}
skills working with little paint, overlapping, placing shapes
waiting An hour to dry.
alt A poster with overlapping leaf shapes in teal and orange

* brayer-leaf-print
name pair of leaf prints
title Two Prints From One Leaf | The Leaf and Its Ghost | {leaves=feather? Feathers | Leaves} Under the Brayer
about One leaf gives three prints: its empty place, its ghost with every vein, and its own inked face. Printers like the ghost best.
step roll Roll a little paint on {the plate} with {the brayer}, up and across, until it sounds like tape being peeled.
step lay Lay {the leaves} on the paint, veins down, with room around them.
step first Lay a sheet on top and rub it with {press? {the press} | your flat hand}. Peel: white leaves on a colored ground.
step lift Lift {the leaves} off with your fingertips and turn them over on {newspaper}. On the plate their veins are left.
step second Lay a new sheet on at once and rub, gently: the ghost, with the finest lines of the three.
step direct Now roll the brayer over the leaves themselves and press them onto a third sheet, once.
step dry Let all of them dry for an hour.
step ink Add a line or a glint with {the ink}, and write the name of the plant and the date below.
step mount Glue a pair on {the mount}, side by side.
further {@6-8? Roll two colors at once, one at each end of the brayer. | Lay torn paper on the plate as a second mask, and print three layers on one sheet.}
safety Pick only leaves that you know and that do not sting, and wash your hands afterward. The brayer rests on its back, so that nothing sticks to it.
skills inking evenly, printing in sequence, observing plants
waiting An hour to dry.
alt Two leaf prints side by side, one white on green, one green with veins

* lino-card-set
name set of printed cards
title Five Cards From One Block | Night Moth, Cut and Printed | Linocut for the Mailbox
about Cut it once, print it as often as you have friends. A linocut shows every movement of the blade, and that is why it looks like nobody else's. | What you cut away stays white; what you leave will speak.
step sketch Draw a moth on {the sketch} in the size of {the block}, in solid black and white. Write nothing, or write it backward.
step copy Turn the sketch over, rub its back with the pencil and trace it onto {the block}: now it is mirrored.
step warm Set {the block} on a bottle of {warm-water} for a few minutes: warm, it cuts like cheese.
step carve With a grown-up around, carve with {the cutter} along the outside of each line, shallow, always away from the other hand, and turn {the block} instead of the wrist. Then clear the empty fields.
step proof Roll {the ink} thin on {the plate}, then on {the block} with {the roller}, and print a first proof on scrap. Too much black? Take it off in the same way, with the grown-up around.
step print Ink again, lay a card on {the block} and rub it {press? with {the press} | with your thumb}, corner by corner. Peel. Five times, inked anew.
step dry Let the cards dry for four hours.
step wash Color the moon, or one wing, with {the wash}.
step wrap Number them 1/5 to 5/5 below the picture, sign, and put each with {the wrap}.
further Cut away more of the same block and print a second color over the first: a reduction print.
safety Lino tools slip: a grown-up is around, the block lies against the edge of a board, and the free hand stays behind the blade. Cap the cutter as soon as you stop.
skills mirroring, carving, registering a print
waiting About four hours to dry.
alt Two cards with a printed navy moth

* clipboard-game-board
name game board
title Clipboard Full of Games | The Wipe-Away Game Board | Three Games Under One Clip
about Waiting is long when there is nothing to play. This board has three games and two colors, and every defeat can be wiped away.
step plan Divide {piece sheet} into two halves with {the ruler}: above a square for tic-tac-toe, below a field for dots and boxes.
step dots Draw the grid with {the lines}, and below it three rows of dots, {in 1/2} apart. {@9-12? On the second sheet draw two grids of ten by ten for sea battle. | On the second sheet draw seven dashes for guessing words, and a flower whose petals are the wrong guesses.}
step cut Cut both sheets to fit under the clip of {the board}.
step cover {cover=plastic-sleeve? Slip them into {the cover}, back to back, and clip it on. | Stick {the cover} over the front without bubbles and fold it over the edges, then clip them on.}
step frame Run {the frame} around the rim of the board.
step cord Tie {the cord} to the clip and tape its other end around one of {the pen}.
step eraser Pull, clip or tuck {the eraser} under the clip.
step play Play a round of each. {@6-8? Who begins has the better chance: is that true? | Write down who wins when the first one starts in a corner.} {eraser? Then wipe it with {the eraser}. | Then wipe it with a fingertip.}
further Draw a new sheet for every journey: a map of the way with boxes to check.
safety The cord is short and stays on the board; in a car, pens are capped whenever the road gets bumpy.
skills ruling a grid, covering smoothly, thinking ahead
alt A clipboard with a tic-tac-toe grid, dots and a pen on a cord

* clipboard-braid
name braided bracelet
title Four Strands Under a Clip | Braid Held by a Clipboard | Bracelet From the Braiding Board
about Braids come out crooked when the beginning wanders. A clipboard holds it like a third hand, and keeps your place when somebody calls. {!@6-8? Four strands lie rounder than three, and only one rule makes them do it. | }
step cut Cut {the cord} with {the scissors}, one of each color, {in 24} long by {the ruler}.
step clip {ring? Knot them all to {the ring} and clip it | Knot them together {in 2} from the end and clip the knot} under the clip of {the board}, ends toward you.
step order Fan the four strands out and say the order of the colors aloud.
step braid The rule: the far left goes over its neighbor; the far right goes under one and over one. Pull, and begin again. {@6-8? Left over. Right under, over. | After ten rounds your fingers know it.}
step beads Push one of {the beads} on the middle strand every {in 1}, and braid on around it.
step even Measure after every few rounds: is it as wide as at the beginning? Unclip and move it up when your hands get far away.
step end Stop when it goes around your wrist with a finger's room. Knot all four, cut the ends even.
step card Write a name on {the card} and slip the braid through two slits.
step wear {ring? Hang it on a bag or a key. | Tie it around the wrist of somebody else: a knot that one hand cannot tie.}
further {@6-8? Braid one with three strands and one with four and compare. | Use eight strands in pairs: the same rule gives a flat band.}
safety For wrists, bags and bookmarks: nothing braided goes around a neck, and it comes off for sleep and sports.
skills braiding by a rule, even tension, finishing
alt A four-colored braid held by a clipboard

* jar-of-alien-goo
name specimen jar
title The Goo That Looks Back | Specimen Jar From Another Planet | Jar of Alien {goo=slime? Slime | Goo}
about Found at the edge of a crater, still moving. It has {n eyes} eyes, likes the dark, and every morning they are somewhere else, because goo flows even when nobody watches.
step jar Wash and dry {the jar} and take off its label: science wants a clear view.
step hoard Lay {the hoard} on the bottom: it has eaten that already.
step goo Lower {the goo} in slowly, in folds, so that air is caught in between.
step eyes Press {the eyes} into it at different depths, some against the wall of the jar. {@6-8? Where do they look? | Uneven numbers look stranger.}
step feelers Bend {the feelers} and set them in so that they lean over the rim.
step rim Tape {the rim} around the top edge.
step label Cut {the label} to size and draw it up: number, place where it was found, what it must never be fed.
step fix Tape the label on, a bit crooked: it was an emergency.
step watch Mark on the outside where one eye is now. Where is it by the evening? {@9-12? How far does it travel in a day? Does it flow faster where it is warm? | }
further Write the first page of the expedition diary: who found it, and who touched it first.
safety Slime stays in the jar or in clean hands, away from mouth, eyes and cloth; wash hands afterward. Nothing of it is for small brothers and sisters or pets.
skills composing in layers, labeling, observing
alt A jar of green goo with eyes and a label

* lifted-comic-putty
name stretched face
title The Face That Was Lifted From the {print=magazine? Magazine | Paper} | Putty, Pressed and Pulled | Very Long Faces
about Putty takes ink off a page as if it read along. Then you pull, and a serious person in a suit becomes whatever you like.
step hunt Look through {the print} for faces, headlines and comics with a lot of black. Newsprint gives off most; glossy paper gives almost nothing.
step flat Knead {the putty} warm and press it flat on {the plate}, as large as your palm and quite smooth.
step press Lay it on a picture and press with your whole hand, without sliding. Count to twenty and peel.
step read Look: everything is mirrored. {mirror? Hold it before {the mirror}, and the headline can be read. | Can you read the headline anyway?}
step pull Pull slowly: sideways for a grin, downward for a sigh, at one corner for suspicion.
step shoot Lay it down and photograph it with {the camera} before it creeps back.
step draw Draw {@6-8? four of the faces | the best four, with balloons that say what they think,} on {the frames} with {the pen}.
step border {border=washi-tape? Run {the border} along the edges. | Glue {the border} along the edges.}
step fold Fold the putty over: the ink vanishes inside, and it is ready for the next face.
further {@6-8? Make a row: the same face in four moods. | Build a story of eight pictures from one front page.}
safety Putty stays on the table: it creeps into carpets, hair and sleeves. Wash the ink off your hands, and keep it from small children.
skills pressing evenly, looking at faces, drawing an expression
alt A piece of putty with a comic face, and two drawn frames

* camp-flag
name flag
title A Flag for the {@4-5? Den | Camp} | The Flag of Us | Three Signs on One Cloth
about Whoever has a flag has a country, even if it is only under a table. {!@4-5? Three rules from people who design flags: few colors, one sign, and a child can draw it from memory. | }
step talk Decide who you are: {@4-5? bears, pirates, the people from the sofa? | three things that belong to all of you.} Lay {the flag} on {the under} and draw one large sign with {the pen}.
step color {color=felt? Lay two broad stripes of {the color} beside the sign, and press them flat. | Color two stripes and the sign with {the color}, from the middle outward, and let neighbors dry before they touch.}
step shapes Cut {the shapes} as large as your hand and glue them on, each with glue up to its edge.
step dry Let it lie flat for an hour.
step pole Fold one side around {the pole} and tape it down, top and bottom first.
step tails Tie {the tails} to the top of the pole.
step knob Glue {the knob} on top.
step raise {@4-5? March once around the house with it. | {@6-8? Invent the song that goes with it, four lines are enough. | Write down what each color and each sign stands for, as every country does.}}
further Sew or tape small ones from the leftovers: a pennant for every member.
safety {@4-5? The pole stays on the ground or in two hands, and nobody runs with it. | Poles are carried upright.} {color=fabric-paint,acrylic-paint,permanent-marker? Old clothes on: the color stays. | }
skills designing a sign, coloring cloth, agreeing
waiting An hour to dry.
alt A striped flag with a star and a heart on a pole
`;
