export const words = `
* stitched-sock-softie
name {v}
title {A V} From One Sock | Sock {V} With Real Stitches | The Lost Sock Comes Back as {A V}
about One sock is always left over. Filled and sewn, it is {a v} that fits exactly into an arm. | Straight stitches, back and forth: {v.about}
say pig: name=pig; about=that is all a pig asks for.; parts=two pointed ears, an oval snout as wide as three fingers, two feet and a tail as long as a finger; put=the ears at the top, the snout in the middle of the face, the feet below and the tail behind; draw=Draw two nostrils on the snout and a smile below; play=Find it a bed of hay, and a name
say lamb: name=lamb; about=that is all a lamb asks for.; parts=a face like an egg, two long ears and two feet; put=the face in front, the ears to its sides and the feet below. A tuft of the filling goes on top; draw=Draw a smile with a light line, or stitch it; play=Count it tonight before you fall asleep
say cat: name=cat; about=that is all a cat asks for.; parts=two pointed ears, a round belly and a tail as long as a hand; put=the ears at the top, the belly in front and the tail behind; draw=Draw a small nose, a mouth like a W and whiskers; play=Scratch it under the chin: where does it purr
say owl: name=owl; about=that is all an owl asks for.; parts=two circles as large as a cookie for the eyes, a beak, two wings and a round belly; put=the circles high up, the beak between them, the belly in front and a wing on each side; draw=Draw small arcs on the belly: feathers; play=Set it on the shelf as the watch for the night
step cut Lay {the sock} flat and cut it off straight at the heel: the toe end is the {v}.
step fill Push {the fill} in with two fingers, a little at a time, until it is round and firm. Leave an inch empty at the top.
step close Turn the edge in and sew it shut with {thread} and {the needle}, in stitches as long as a grain of rice. Knot it twice on the inside.
step neck Two fingers below the middle, sew once around with long stitches, pull the thread a little and knot it: now it has a head and a body.
step parts Draw with {the chalk} on {the felt}: {v.parts}. Cut everything out.
step ears Sew or overcast them on: {v.put}. Four stitches each are enough.
step eyes Sew {the eyes} on, {eyes=felt? two small circles with a stitch through the middle | through the holes twice, with a knot behind}.
step face {v.draw}.
step ribbon Tie {the ribbon} around the neck with a flat bow.
step name {v.play}{v=cat? ? | .}
further Make a small one from a baby sock, so that there are two.
safety The needle lives in a scrap of felt between stitches; a grown-up threads it, sits beside and counts needles at the end.
skills running stitch, stuffing evenly, finishing a seam
alt A stuffed sock {v} with button eyes

* tilt-soccer-lid
name tilt soccer
title Tilt the Field and Score | Soccer in a Lid | Both Hands on the Stadium
about The ball only rolls, and the whole stadium leans: a goal takes steady hands and a plan. | It fits on a lap, it needs no batteries, and extra time is always possible.
step rim {field=shoebox? Take the lid of {the field}: it is a stadium already. | {field=plastic-lid? Take {the field}: its rim keeps the ball in. | Is {the field} a lid? Then its rim is there already. Otherwise cut a field as large as two hands, with a border as wide as two fingers. Snip in at each corner, fold the border up and {fix fix} the corners, counting to sixty at each.}}
step coat {coat=construction-paper? Cover the inside with green {coat}, and {fix fix} it down flat. | Color the inside green, in light and dark stripes, with {the coat}{brush?  and {the brush} | }.}
step lines Draw the lines: one across the middle, a circle, and a penalty box at each end.
step goals Cut a goal at each end, low in the rim, twice as wide as {the ball}.
step trial Lay {the rails} out first and let {the ball} roll between them: a gap has to be a little wider than the ball. Move them until it is difficult, but not impossible.
step rails Snip them to length and {fix fix} them down.
step players {players=sticker? Press {the players} on | {fix fix} {the players} on} as the two teams, three against three.
step net {fix fix} {the net} behind each goal: what goes in stays in.
step dry Leave it flat for an hour before the first kick.
step play Ball on the middle spot. Hold it with both hands and tilt: how many seconds until it is in? Each tries three times, and the best time goes on the rim, in pen.
further Add a hole in the middle as a trap: whoever falls in starts again.
safety The ball is small: count it back into its box after the match, and keep it from little brothers and sisters.
skills planning a path, measuring a gap, steady hands
waiting {fix=glue? An hour for the glue. | {coat=paint,acrylic-paint? An hour for the paint. | }}
alt A small soccer field in a lid with rails, players and a ball

* ribbon-star-wand
name star wand
title A Wand With a Double Star | Star on a Stick, With Ribbons | A Wand for Small Spells
about Two stars with the stick between them shine on both sides, and the ribbons draw every spell into the air. | It works best when nobody is looking.
step star Draw a star with five points on {the card}, as wide as your hand. Draw around it for the second: they have to match.
step cut Cut both out. Turn the card, not the scissors, in the corners.
step coat {coat=aluminum-foil? Wrap one side of both stars in {the coat} and press it smooth. | Color one side of both {color a} with {the coat}{brush?  and {the brush} | }, right over the edges.}
step shine {shine=glitter-glue? Dot {the shine} along the edges. | {shine=stick-on-gem? Press {the shine} along the edges. | Draw a thin line of glue along the edges and scatter {the shine} on. Tap off what is loose.}}
step dry Let them dry for three quarters of an hour.
step wrap Wind {the wrap} around the lower half of {the stick}, slanting, and {wrap=washi-tape? press the end down. | fix the end with a dot of glue.}
step ribbons Cut {the ribbon} into four pieces of different length and tie them to the upper end with a double knot.
step bell Thread {the bell} onto two of the ends and knot them.
step join Spread glue on the back of one star, lay the end of the stick with the knot in the middle, and press the other star on top. Count to a hundred.
step spell Draw a circle in the air, say the word that only you know, and point at something small. Did it move?
further @4-5 Make up a dance for it: a big circle, a small one, and a snake.
further Write a tiny book of spells, each with its own movement.
safety It points up or down, never at eyes, and its ribbons stay away from necks. {fix=glue-gun? Hot glue is a grown-up's job. | }
skills matching two shapes, gluing in layers, knotting
waiting Three quarters of an hour for the {coat=aluminum-foil,marker? glue | paint}.
alt A star on a stick with long ribbons

* felt-finger-troupe
name finger puppets
title {V.long} on Three Fingers | Three Felt Finger Puppets: {V.long} | A Theater That Fits Your Hand
about Three small pockets of cloth, three faces, and a whole play fits into a coat pocket. | {v.about}
say farm: long=The Farm; about=A pig, a sheep and a chick: enough for a quarrel about who wakes the farmer.; parts=a snout and pointed ears for the pig, a face and two ears for the sheep, a beak and a comb for the chick; play=The chick overslept. Who tells the sun
say forest: long=The Forest; about=A fox, a bear and an owl: enough for a story with a moon in it.; parts=pointed ears and a white chin for the fox, round ears and a muzzle for the bear, tufts and a beak for the owl; play=It snows for the first time. Who has never seen it before
say tale: long=Red Riding Hood; about=A girl, a wolf and a grandmother: everybody knows how it goes, and this time it goes differently.; parts=a red hood and a round face for the girl, pointed ears and a muzzle for the wolf, a white cap and a round face for the grandmother; play=The wolf brings the cake. What now
say jungle: long=The Jungle; about=A lion, a frog and an elephant: enough for a quarrel about the best place in the shade.; parts=a shaggy mane and a face for the lion, two bulging eyes for the frog, large ears and a trunk for the elephant; play=A mango hangs too high for everybody. Who has an idea
step pattern On paper draw with {the pen} around your finger, a thumb's width away from it on both sides, with a round top: that is the pattern. Cut it out.
step cut Lay it on {the felt} and cut two pieces from each color: front and back.
step parts From what is left cut: {v.parts}.
step eyes Sew {the eyes} onto the three fronts, with two stitches each.
step glue Glue the small parts on where they belong, and press them for a moment.
step sew Lay front on back and sew around the edge with {thread} and {the needle}, in small stitches. The bottom stays open: that is where the finger goes.
step hair Cut {the hair} into short bits and glue a tuft to whoever needs one.
step face Draw mouths and noses with a thin line.
step stage Cut a window into one side of {the stage}, as wide as three hands: the curtain goes up.
step show {v.play}? {stage? Hide below the stage and | Hide behind the sofa and} play it, each in another voice.
further Sew a fourth one that changes the whole story.
safety The needle rests in a scrap of felt between stitches; a grown-up threads it, sits beside and counts needles at the end.
skills cutting from a pattern, stitching an edge, telling a story
alt Three felt finger puppets with stitched edges

* leaf-sail-raft
name raft
title A Raft With a Leaf for a Sail | Ship From the Woods | Launch Day at the Puddle
about Everything it takes grows along the way, and a puddle is an ocean. | Bound well, it floats; bound badly, it is eight sticks again. Most captains need two tries.
step sort Find eight straight {sticks}, as long as your hand and as thick as a finger. Break off what sticks out.
step lay Lay two of them down as far apart as your palm is wide. These are the beams; six go across.
step bind {@4-5? Together tie | Tie} the end of {the line} to a beam, then go over and under, stick by stick, and pull tight after every turn. At the end knot it and cut it off with {the scissors}{line=grass?  . Twist several blades together first | }.
step cross Bind the second beam in the same way. Shake it: nothing may slide.
step float Wedge {the float} between the beams underneath and tie it down: it floats higher.
step mast Push {mast=stick,reed? one more {one mast} | {the mast}} between the two middle sticks and bind it crosswise at its foot.
step sail {sail=paper,fabric-scrap? Snip two small holes into {the sail}, one above and one below, and thread it | Push the mast through {the sail}, once near the stem and once near the tip, so that it bulges} onto the mast.
step crew Set {the crew} on deck. Who is the captain?
step swim Try it in a bowl of water. Does it lean? {crew? Shift the crew until it is level. | Move the mast a little until it is level.}
step launch Set it on a puddle or a pond, with a grown-up beside you, and blow. How far does one breath carry it?
further Build a harbor from stones, and a second raft for a race.
safety At any water, also a shallow one, a grown-up stands beside you. Leave what is poisonous or growing where it is.
skills binding, balancing a load, trying again
alt A raft of bound sticks with a big green leaf as its sail

* dinosaur-world-jar
name dinosaur world
title A Dinosaur World Under Glass | The Land Before Us, in {a jar} | Dinosaur Valley to Go
about A floor below, green above, and somebody with a long tail in between: sixty-six million years fit on a shelf. | Take it down, turn it around, and there is always something going on.
step clean Wash {the jar}, dry it, and take a look from all sides: which one is the front?
step ground Spoon {the ground} in with {the spoon}, higher at the back than in front: a hill makes a landscape.
step stones Set {the stones} in as rocks and a cave.
step green {green=tissue-paper,construction-paper? Tear {the green} into long leaves and plant them at the back. | Plant {the green} at the back and along the sides.} Leave a clearing in the middle.
step volcano {volcano=egg-carton? Tear one cone out of {the volcano} | Twist {the volcano} into a cone} as tall as a thumb with a hollow top, and set it in: smoke or no smoke?
step eggs {egg=dried-bean? Hide {the egg} in a hollow as an egg. | Roll two eggs as large as a bean out of {the egg} and lay them in a hollow.}
step dino Set {the dino} into the clearing. Push the feet in a little, so that it stands.
step lid Lay {the lid} over the opening and fasten it with {the hold}: now it can travel.
step look What has it just heard? Tell what happens next, and let it happen.
further Draw a strip of sky with the first birds and stand it behind.
safety {jar=glass-jar? Glass is carried by a grown-up and stands where nobody knocks it over. | Nobody tastes what is inside, and hands are washed afterward.}
skills building a landscape, arranging, telling a story
alt A jar with a brown floor, green leaves and a toy dinosaur in it

* foil-cargo-barge
name foil barge
title How Much Can Foil Carry? | The Foil Barge and Its Cargo | Sink or Float: Foil Barge
about Crumpled into a ball, foil sinks. Folded into a boat, the same piece carries a load. Why? | A ship is mostly the space inside it. This one shows how much that is.
step sea Fill the bowl with water, a hand deep, with the towel beside it{sea? . Three drops of {the sea} make it an ocean | }.
step hull {foil=aluminum-foil? Fold {the foil} in half for strength, as large as two hands, and turn up all four edges, as high as two fingers. | {@4-5? Together press | Press} the rim of {the foil} smooth and bend two corners into a bow.}
step corners Fold the corners around, so that no gap is left, and press them flat. The bottom must be smooth and even.
step mast {@4-5? Together tape | Tape} {the mast} upright to the middle of one side wall, standing on the bottom.
step flag Cut a flag from {the flag}, draw your sign on it with {the pen}, and tape it to the top.
step leak Set it on the water and wait while you count to twenty. Wet inside? Dry it with the towel and fold that corner again.
step guess Guess first: how many of {the cargo} will it carry? Write the number on your hand, or say it aloud.
step load Load them one by one, the first in the middle, the next to the left and right. Count until it goes down.
step crew Set {the crew} on board for the next trip: how many less fit now?
step better Dry the foil and fold another hull: wider, or with higher walls. Which one holds the record?
further Which is better at sea: all the cargo in one corner, or spread out? Try it twice.
safety A bowl of water never stands alone: a grown-up stays by it and pours it out afterward. Foil edges are folded over, and the cargo is counted back.
skills folding a hull, guessing and counting, improving a design
alt A silver foil boat with a flag and a cargo of coins

* tissue-scale-bottle-fish
name bottle fish
title A Fish in Bright Scales | Bottle Fish With Real Rows of Scales | The Fish That Was a Bottle
about The neck of the bottle is the mouth already, open and ready to say blub. | Scale over scale, from the tail to the gills, as roof tiles lie on a roof.
step dry Rinse {the bottle}, take off the label and dry it well: nothing sticks to a wet one. The neck is the mouth.
step belly Pour {the belly} in and screw the cap on tight: it rattles when the fish swims.
step cut Cut {the scales} into half circles as large as a thumb: forty are enough for one side.
step rows {brush? Brush glue onto | Put small loops of tape onto} the bottle near its bottom and press a row of scales on, round edge to the back. The next row covers the straight edge of the first, and so on toward the neck.
step fins Draw a large tail, a fin for the back and two for the sides on {the fins} with {the pen}, each with a strip for {fix=glue? gluing | taping}. Cut them out and fold the strips over.
step tail {fix fix} the tail to the bottom of the bottle and the fins where they belong. Hold each until it stays.
step eyes {eyes=sticker? Press | {fix fix}} {the eyes} on, one on each side, close to the mouth.
step set Let it lie for an hour, until nothing slides.
step line Tie {the line} around its middle, behind the fin, with two ends that go up.
step swim Let it swim through the room: up over the chair, down under the table. What does it see there?
further Make a smaller one that swims into its mouth.
safety A bottle with something inside is closed tight and checked by a grown-up; it hangs higher than little children reach.
skills overlapping rows, working around a round thing, gluing upright
waiting {fix=glue? An hour for the glue. | An hour, to be safe.}
alt A bottle fish with rows of colored scales, fins and an eye

* cap-castanets
name castanets
title Clap, Click: Castanets | Castanets From Four Caps | Two Hands Full of Rhythm
about Fold, click, and fold again: {caps=bottle-cap,metal-lid? metal on metal | hard on hard} sounds brighter than any clap. | Dancers in Spain play these while their feet do something else.
step strips {@4-5? Together cut | Cut} two strips from {the card}, as long as your hand and as wide as three fingers.
step fold Fold each in half, and let it spring open again: like a mouth.
step pattern Color the outside with {the pens}{brush?  and {the brush} | }: zigzags, waves, dots.
step border {border=sticker? Press {the border} along the edges. | Run {the border} along the edges.}
step eyes {eyes=sticker? Press | Stick} {the eyes} on near the fold: now it is a mouth that talks.
step caps {fix=glue-gun,waterproof-glue? A grown-up glues | Tape} one of {the caps} inside each of the four ends, exactly across from each other, hollow side to the {card}. {fix=tape,duct-tape? Only the edges get tape, so that the middle stays bare. | }
step dry Leave them open for half an hour, until nothing moves.
step band {@4-5? Together tie | Tie} {the band} around the fold, as a loop for the thumb. It has to be loose.
step clap Lay one in each palm, thumb above, fingers below, and close your hand. Do they meet? Shift a cap if they do not.
step song Slow, slow, quick-quick, slow: one hand plays it, the other answers. Then put on music with a good beat.
further Find two other things that click, and compare the sound.
safety The caps are small: pull at each before the music begins, and keep them from little brothers and sisters.
skills matching two sides, keeping a beat, playing with both hands
waiting Half an hour for the {fix=glue-gun,waterproof-glue? glue | color}.
alt Two pairs of folded castanets with caps inside

* filter-planet-sky
name planets
title Three Planets That Nobody Knows | {filters=coffee-filter? Coffee-Filter | Soft Paper} Planets | A Sky Full of New Worlds
about Rings of color and a bit of water: storms begin to turn, as on the real giants. | Jupiter has stripes and a red spot. What does yours have?
step rings {brush? Brush | Draw} rings, stripes and one big spot onto {the filters}, in three colors, with {the pens}. Leave some white.
step wet Lay them on the plate. {spray? Wet them with water from {the spray}, | Sprinkle water on with your fingertips,} a little at a time, and watch the storms begin.
step dry Let them dry for half an hour.
step cut Cut a circle from each: a large one, a middle one and a small one.
step plan Lay them on {sky=packing-paper,paper? {the sky} | {colored sky a}} and push them around: one close by, one far away.
step stick Glue them on, pressing from the middle outward.
step ring {ring=pipe-cleaner? Bend {the ring} | Cut {the ring} into a strip and bend it} around one of the planets as a ring, and glue it at both ends.
step moons Glue {the moons} on near the largest.
step stars {stars=salt? Dot glue all over the dark and sprinkle {the stars} on. | {stars=chalk,metallic-pen,glitter-glue? Dot stars all over the dark with {the stars}. | {stars=sticker? Press {the stars} on, near and far. | Glue {the stars} on, near and far.}}}
step trip Give each of them a name. Which one would you visit first, and what would you take along?
further Write a travel guide: weather, animals, and what there is for breakfast.
safety Colored water stains: cover the table and roll up the sleeves.
skills watching colors spread, cutting circles, composing a picture
waiting Half an hour until the filters are dry.
alt A dark sky with three colorful planets, one with a ring
`;
