/** The English words of the shelf of the same name. */
export const words = `
* box-of-our-years
name box of years
means year, box
title A Box for All Our Years | Memory Box for a Best Friend | For the One Who Is Leaving
about Six pictures, five notes and a sign on the lid that only two people understand. It fits into any dorm room. | It is easier to leave with it under your arm.
step sand Rub {the box} with {the sand}, edges first, and wipe off the dust.
step stain Brush {the ground} on thinly with {the brush} and wipe it along the grain before it dries. Give it an hour.
step sign Make up a sign on paper with a pencil: your two initials, the street corner, the joke. Draw it on the front with {the pen}, and the year you met and this year below it.
step lid Lay {the photos} out in the order in which things happened. Choose the best one and fix it inside the lid of {the box} with {the glue}: it is what one sees first.
step string Fix {the line} across the back wall inside, from corner to corner, a little slack, and cut off the rest.
step clip Clip the other pictures to it with {the clips}, oldest on the left. On the back of each: where, and who laughed first.
step bed Lay {the bed} into the bottom.
step notes Write on {the notes}, one each: open when you are homesick, when you passed something, when nobody sits beside you, when it snows, when you come home.
step cap Add {the cap}: one real thing from these years.
step give Close it, and do not explain anything. Sit beside them.
further Leave one envelope empty, with your new address and a stamp on it.
safety {glue=glue-gun? Hot glue burns: press with a stick. | Copies of old pictures go in, and the originals stay at home.} A box with a lid is no place for perfume or food.
skills composing a keepsake, lettering, writing to one person
waiting An hour, if the box is painted or stained.
alt An open box with a photo in its lid and pictures on a line

* family-picture-bingo
name picture bingo
means bingo, family
title Our Family's Lotería | Everybody Is a Card | Bingo With Faces
about Twenty cards: people, places and jokes of one family. Nobody can buy this game, and the oldest one calls the cards. | Who is "the one who never hangs up"? Everybody knows. That is why it works at a party.
step list Ask around and write twenty names on paper with a pencil: aunts, the first car, the pot that burned, the dog. Number them.
step grid Rule a sheet of {the card} into squares of {in 2} with {the ruler}, twenty in all. One sheet may hold twelve, a second one the rest.
step draw {faces=photo? Trim faces from copies of {the faces} with {the scissors}, and glue one to a square with {the glue}. | Draw one thing in each square with {the faces}, large, with three details at most.} What has no picture is drawn as a sign.
step names Write number and name below each with {the pen}, as on old cards: The Rooster. The Aunt. The Suitcase.
step color Color the backgrounds with {the color}, no two neighbors alike.
step boards For every player rule a board of nine squares on another sheet of {the card} and copy nine of the pictures into it, small, with their numbers. No two boards are the same.
step cut Cut the twenty cards apart with {the scissors} and round the corners.
step box {cover? Cut {the cover} to size with {the scissors} and fix it over {the box} with {the glue}. | Take {the box} as it is.} The name of the family goes on the lid.
step markers Fill in {the markers}: ten for each player.
step play The guest of honor draws and calls, with a rhyme or a story for each. Three in a row, and somebody shouts.
further Leave two cards empty: for the next wedding and the next baby.
safety Small markers stay away from babies at the party, and photos are copied before they are cut.
skills ruling a grid, drawing signs, designing a game
alt A board of nine pictures with cards and markers beside it

* team-frame-for-coach
name team frame
means team, frame
title The Whole Team, Signed | For the Coach, From All of Us | The Season in One Frame
about A picture in the middle, and around it the name and number of everybody who ever was late to practice. | Coaches throw away mugs. This one goes onto the wall of the office.
step mat Measure the inside of {the frame} with {the ruler}, draw it on {the mat} with {the pencil}, and cut it out: that is where everybody signs.
step photo Glue {the photo} into the middle with {the glue}, a little above center: there is more room for names below.
step pass Let it go around at practice with {the pen}: name and one sentence each, in the ring around the picture. Nobody reads first.
step numbers Add everybody's number, the year, and the one score that nobody forgets, large.
step strip Cut two corners from {the strip} with {the scissors}{strip=soft-ball? : the skin of an old ball, cut by a grown-up | } and glue them over opposite corners of the frame.
step lace Wind {the lace} around one side of the frame and tie it as on game day.
step turf Cut a strip of {the turf} and glue it along the lower edge: home ground.
step close Put the sheet into the frame{frame=cardboard,foam-board,wood-scrap? , glued flat onto it | and close it behind}. Check that no name is hidden by the rim.
step medal Glue {the medal} onto a lower corner: best coach of a team that knows.
step give Give it after the last game, when everybody still stands there with wet hair.
further Number the sentences, and let the coach guess who wrote which.
safety {glue=glue-gun? Hot glue burns: press with a stick. | Glass comes out of a frame before you work on it, by a grown-up.} A copy of the picture is enough, if there is only one.
skills measuring a mat, layout, organizing a team
waiting An hour for the glue.
alt A framed team picture with signatures, numbers and a lace

* whistle-lanyard
name team lanyard
means whistle, key
title A Lanyard in Team Colors | What a Whistle Hangs On | {lace=shoelace? Four Laces for the Coach | Four Cords for the Coach}
about {lace=shoelace? The laces have run the whole season | Four cords in the colors of the team}, and now they carry the whistle. | Two colors, one knot over and over, and a catch that opens before it hurts.
step ring Pull the middle of two of {the lace}, one of each color, through {the ring}, so that four ends hang down.
step fix Hold the ring under {the clip} at the edge of the table.
step first Tie square knots with the outer two around the inner two: left over, right through; right over, left through. Eight of them, tight.
step beads Slide {the beads} onto the inner two strands: numbers, letters or the score.
step round Now part the strands, two and two, and twist or braid each pair to {in 16}: with a third lace laid in on each side it gets stronger and stops slipping.
step break In the back, where the two sides meet, fix {the clasp}{clasp=rubber-band,hair-tie? , looped through both ends | , one half on each end}, ends wrapped in {the tape} and cut clean: it has to open at one strong pull.
step join Bind loose ends near the ring with a last knot, trim them with {the scissors}, and wrap them in {the tape}.
step end Hang {the end} on the ring beside the whistle or the key.
step give The whole team hands it over, and whoever was latest most often has to say the sentence.
further A short one from the scraps, with the same beads, for the captain's key.
safety What hangs around a neck must open by itself: pull hard at the catch before you give it away. It is nothing for little children or for the playground.
skills square knots, planning lengths, finishing ends
alt A two-colored lanyard with beads, a catch and a ring

* ball-planter
name ball planter
means pot
title The Ball That Grew | {ball=tennis-ball? Match Point for a Plant | Last Season's Ball, This Season's Plant} | Retired From Play, Still in the Game
about A ball that holds no air anymore holds a plant: it keeps its seams, its scratches and now something green. | Nobody throws away the ball of that game. This is the better shelf.
step empty With a grown-up, let out all the air: hold {the ball} still on the floor and prick it beside the valve with {the knife}, pointing away from both of you.
step line Draw a ring around the valve with {the chalk}, a third of the way down from the top. Follow a seam where there is one.
step cut With a grown-up, open it along the line, slowly, in short strokes, turning {the ball} and never the blade. What comes off is a dish for the drips later.
step holes Make three small holes in the bottom in the same way, or the roots will drown.
step names Let everybody sign it with {the names}: number, year, one word.
step stand Set it into {the stand}, so that it does not roll.
step stones Put in {the stones}, two fingers high.
step plant Fill in {the soil} with a spoon, set {the plant} in the middle, and press it firm, a finger below the rim.
step hang Knot {the hang} around it like a net, and hang it from a hook that holds.
step care Give it water over a sink and let it drip. Turn it a quarter every week.
further A row of three on one shelf, from three seasons.
safety The cutting is done by or with a grown-up, on the floor, gloves on: rubber grips the blade. Ask the team before the ball is cut.
skills cutting a round thing, planting, working together
alt A plant growing from a cut ball with signatures

* haunted-mirror
name haunted mirror
means mirror, spider
title Somebody Is Behind You | The Mirror From the Locked Room | A Haunted Mirror
about Black scrolls, torn veils, and in the corner of the glass somebody who was not in the room a moment ago. | Guests look in to fix their hair. Then they look again.
step frame Draw a large oval on {the frame} with {the pencil}, four fingers wider than {the mirror} all around{frame=picture-frame? , or keep the frame's own shape | , and cut it out with {the scissors}}.
step swirls Glue {the swirls} onto it in scrolls with {the glue}, mirrored left and right, until it looks like carved wood. Let it set.
step black Cover everything with {the black}{black=spray-paint? , outdoors and with a grown-up | }, down into the scrolls, and let it dry for an hour. Rub gray or silver over the high places with a finger, if you have it.
step ghost Cut a pale figure from {the ghost}, as tall as a hand, with a torn lower edge, and rub it with your fingers until it is soft.
step mirror Glue {the mirror} into the middle with {the glue}{mirror=aluminum-foil? , smoothed over a piece of card, shiny side out | }. The figure goes into a lower corner of it, half hidden by the rim.
step web {web=cotton-ball? Pull {the web} apart until it is nearly nothing | Tear holes into {the web} and pull it into rags and threads}, hang it over one shoulder of the frame, and hold it with dots of {the glue} at the back.
step spiders Set {the spiders} where the threads meet with a drop of {the glue}, one of them right on the mirror.
step hang Hang it in a dim hall, a little crooked, a light below it.
further Write one word on the glass with soap. It shows only when somebody breathes on it.
safety A mirror of plastic or film and never a broken one of glass. {black=spray-paint? Spray outdoors with a mask. | } {glue=glue-gun? Hot glue goes through thin cloth: press with a stick. | } Cloth stays far from candles.
skills building relief, aging a surface, staging
waiting About an hour to dry.
alt A black scrolled mirror with webs, spiders and a pale ghost in it

* pizza-box-question
name pizza box
means box, pizza, felt
title A Proposal With Extra Cheese | This Might Be Cheesy | The Box With the Question in the Lid
about The box looks like dinner. Then the lid goes up, and nobody thinks of dinner anymore. | A pizza nobody can eat and a sentence nobody forgets.
step joke Make up the sentence on a scrap of {the toppings} with a pencil: this may be cheesy, but. You stole a pizza my heart. I have only one topping in mind. Choose the one that sounds like you.
step base Trace a plate on the tan or palest of {the toppings}, or two half circles, and cut out the crust with {the scissors}.
step sauce Cut a smaller wavy round in red or orange and glue it on top, then both into the bottom of {the box} with {the glue}.
step cheese Spread {the cheese} over it and fix it here and there.
step pepperoni Cut hearts as large as a coin, about ten, and glue them on as pepperoni, and some leaves of basil in green.
step olives Scatter {the olives} in between.
step lid Write the sentence inside the lid with {the pen}, pencil first: one word very large, the rest small, and the question at the very end.
step lights Run {the lights} around the rim, tucked under the flaps, switched off until the last second.
step flower Lay {the flower} beside it.
step ask Deliver it yourself, warm if you can: a real slice may wait in another box for afterward. Whatever the answer is, smile.
further Two boxes to tick under the question, both of them saying yes.
safety {glue=glue-gun? Hot glue burns: press with a stick. | Lights have a closed battery case and stay cool.} Ask where it is only the two of you: nobody should have to answer in front of a crowd.
skills lettering, layering, composing a joke
waiting Half an hour for the glue.
alt An open box with a felt pizza and a question in the lid

* fuzzy-car-dice
name pair of fuzzy dice
means dice
title Fuzzy Dice for the First Car | Soft Dice, Lucky Seven | Twelve Sides of Luck
about The exam is passed, the car is twenty years old, and this is what it still lacked. | Two cubes, forty-two dots and one cord: soft dice that always fall on the right side.
step pattern Draw a square of {in 3} on paper with {the ruler} and {the pen} and cut it out.
step cut Trace it twelve times on the back of {the fur} and cut the squares out with {the scissors}{fur=faux-fur? , through the backing only, so that the hair stays long | }.
step dots Fix {the dots} on before sewing: one to six, and what lies opposite must add up to seven. {dots=button? Sew them on with {the thread} and {the needle}. | Glue them on with {the glue}.}
step row For each cube sew four squares to a row with {the thread}, good sides together, a thumb's nail from the edge, in small stitches, and close the row to a ring.
step cube Sew a square onto the top, edge by edge, and the last one onto the bottom, with one side left open.
step turn Turn it right side out through the open side and push out the corners with a finger.
step cord Sew the end of {the cord} into a corner of each: at two heights, so that they do not knock.
step fill Fill them with {the fill}, corners first, plump but still square.
step close Close the last sides with small stitches, from outside, the thread hidden in the pile.
step bell Tie {the bell} to the cord above each one.
further Give each die a secret dot inside: nobody will ever count it.
safety In a moving car nothing may hang where it blocks the view: they hang in the back window or over a bed, and on the mirror only while the car is parked. {glue=glue-gun? Hot glue soaks through cloth: press with a stick. | Needles are counted at the end.}
skills sewing cubes, counting pips, stuffing square
alt Two soft red dice with white dots on a cord

* camp-name-cookie
name camp name tag
means name, cookie
title Your Camp Name on {disk=wood-slice? a Slice of Tree | a Disk} | {disk=wood-slice? A Wood Cookie With a Name | A Camp Name to Wear} | Nobody Here Is Called Jessica
about At camp people are called Otter, Moss or Thunder. It has to be written somewhere. | One disk, one cord, six beads: one for each week or each thing you can do now.
step sand Rub both sides of {the disk} with {the sand} until ink will not run in the grain.
step hole {@9-12? With a grown-up, turn | Turn} a hole near the edge with {the awl}, on a piece of wood, until the cord fits.
step draft Draft your name with a pencil: large letters in the middle, a small picture above or below it.
step ink Go over the letters with {the pen}, twice, thick down and thin up. Let it dry.
step color Color the picture with {the color}, pale first: trees, an otter, a tent.
step press Glue {the press} flat below the name with {the glue}.
step wax Rub {the wax} over everything with a warm finger, thin, and polish it with a cloth: rain may come.
step beads Slide {the beads} onto {the cord}, three on each side.
step catch Pull the cord through the hole with {the scissors} at hand, cut it to fit over your head, and join its ends with {the catch}: it has to open when something pulls at it.
step wear Wear it from breakfast to lights-out. On the last day everybody signs the back.
further Make one for the new one who comes a day late. They will not forget it.
safety What hangs around a neck has to open by itself, and comes off for climbing, swimming and sleeping. The point goes down into wood, the other hand beside it.
skills lettering on wood, making holes, finishing
waiting Half an hour to dry.
alt A round wooden name tag with a picture and beads on a cord

* golden-mend
name golden mend
means pot, glove
title Broken, Then Better | The Gold Is Where It Broke | Kintsugi on a Sunday
about In Japan broken bowls are mended with gold, so that everybody sees the cracks: they are the story. Yours is an honest copy of that. | Everything else in the house hides where it broke. This one shows it, in gold.
step words Write on the inside of {the pot} with {the words} what went wrong, or draw it. Nobody has to read it.
step break Is it in pieces already? So much the better. Otherwise, with a grown-up and with glasses on, wrap {the pot} in a towel, twice, and tap it once with {hammer? {the hammer} | the edge of a step}: four or five large pieces are right.
step lay {gloves? Put on {the gloves}, unfold | Unfold} the towel carefully and lay the pieces together like a puzzle, without touching the edges. Crumbs go into the trash with the towel shaken outdoors.
step join With {the stick} run a line of {the glue} along one edge, press two pieces together, and hold them while you count to a hundred. Begin at the bottom, piece by piece.
step hold Hold it together from outside with {the hold} while it sets.
step dry Do not touch it for three hours. That is part of it.
step sand Rub glue that has oozed out away with {the sand}, gently.
step gold {gold=pigment-powder? Stir a pinch of {the gold} into a drop of {glue} and draw along every crack with {the brush}, | Draw along every crack with {the gold},} a line as wide as a grain of rice, inside and outside, and do not hide the crooked places. An hour to dry.
step plant Set {the plant} into it, in its own small pot if the cracks still leak.
step live Put it where you see it in the morning. What does it say there now?
further Mend something of somebody else's in the same way, if they want it.
safety Edges of pottery cut: a grown-up is there, glasses and gloves on, and splinters are swept up at once. Mended things are for keys and plants, and not for food, drink or heat. {glue=glue-gun? Hot glue burns: press with the stick. | Open a window for strong glue.}
skills fitting pieces, careful gluing, painting a line
waiting About four hours for glue and gold.
alt A white pot with golden cracks and a plant in it

* kitchen-lip-balm
name lip balm
means lid, honey, oil, jar
title Lip Balm From Two Things | Three Little Pots of Balm | Bees, Oil, Lips
about A sheet of wax and three spoons of oil: nothing else is in it, and nobody charges nine dollars for it. | It smells of honey because it was in the hive.
step clean Wash three of {the pots} hot, dry them with a clean towel, and stand them on it side by side. They must be small and clean enough for lips.
step bath With a grown-up, snip {the wax} small with {the scissors}, one loose tablespoon of it, put it into {the jar} with {the oil}, and set that in a bowl of very hot water, so that no drop of it gets in. Change the water when it cools.
step stir Stir slowly with {the stir} until it is as clear as apple juice, with no crumbs left.
step test Dip in the cold tip of {the stir}, wait a minute, and press it with a fingernail. Too hard: a spoon more oil. Too soft: more wax, and back into the bath.
step scent Stir in a pinch of {the scent}, only what one could also eat, and let it settle.
step pour With a grown-up, hold the jar in a towel and pour the pots nearly full, in one go: it sets while you look.
step set Let them set for an hour without moving them. Whoever pokes gets dents.
step label Put {the label} on each{pen? , with name and date in {the pen} | }. It keeps for half a year.
step bag Pack them in {the bag} for whoever was not there.
step try A little on the lip, pressed together once. Less is more.
further With a scrap of red beet powder or a shaving of lipstick it gets a tint.
safety Hot wax burns: a grown-up pours, and nothing stands over a flame. Everybody has their own pot, and whoever reacts to bee products or an oil leaves it out. Try a dab on the arm first.
skills melting in a water bath, testing a mix, pouring
waiting An hour to set.
alt Three little pots of pale yellow balm

* fan-light-stick
name light stick
means stick, light
title A Light Stick for Concert Night | The Third-Row Light | {light=string-light? A Globe Full of Lights | A Glowing Globe} on a Handle
about The official one costs sixty dollars and looks like everybody's. Yours has its own sign in the middle of the light. | Lights off, first song: this is what the living room was missing.
step globe Open {the globe}, wash it, and line it from inside with {the skin}, trimmed with {the scissors}, crumpled once and opened again, so that the light spreads and nothing hard shows through.
step logo Cut your sign from {the logo} with {the scissors}, no larger than a cookie, and press or stick it to the front of {the globe}: a letter, a heart, a number.
step handle {handle=dowel? Bind {the light} to the top of {the handle} with {the tape} | Push {the light} into the upper end of {the handle} and wedge it with {the tape}}{!light=glow-stick? , the switch where a thumb gets to it}.
step join Set the globe on top, opening downward over the light, and close the joint with a ring of {the tape}, three turns{tape=glue-gun? of glue, each one cold before the next | }. Shake it: nothing may rattle.
step light Switch it on in the dark. Too bright in one spot? Add a second layer of {the skin}.
step cover Cover the handle with {the cover}, smooth, with a seam at the back.
step words Write name, date and the first line of your song down the handle with {the words}.
step strap Tie {the strap} to the lower end, as a loop for the wrist.
step charm Hang {the charm} on it.
step show One song, everybody with a light: up on the beat, and slow waves in the ballad.
further Colored cellophane over the light changes the era.
safety {light=glow-stick? A glow stick is bent and never cut open. | Only lights that stay cool, with a closed battery case.} {tape=glue-gun? Hot glue burns: press with a stick. | } At a real concert ask first what may come in.
skills diffusing light, joining, lettering
waiting An hour, if something is painted or glued.
alt A light stick with a glowing globe and a sign in it

* painted-film-cel
name film cel
means cel, glass, film
title A Cel From a Film That Does Not Exist | Painted From Behind | One Frame of Your Own Anime
about Outline in front, color behind, landscape underneath: films were painted like this for sixty years, one picture at a time. | From the front there is no brushstroke to see. That is the trick, and nobody believes you did it by hand.
step sketch Draw your character on {the sketch} with {the pencil}, as large as your hand: closed shapes, no hatching, one light in each eye.
step clean Wash {the clear} with a drop of dish soap, dry it, and from now on hold it by the edges.
step fix Lay it over the sketch and hold both together with {the tape} so that nothing slips.
step line Trace all lines with {the line}, in long strokes, thin inside, thicker outside. Dry for ten minutes.
step turn Take the sketch away and turn {the clear} over: you paint on the back, and the lines stay clean in front.
step dark Begin with what lies in front: eyes, mouth, shadows, the dark of the hair. Put {the paint} on in thick even puddles, right up to the lines. Let each color dry before its neighbor comes.
step light Now skin, clothes, the large areas over it, two coats, until a lamp no longer shines through.
step wash Color the landscape on {the sky} with {the wash}, pale and soft: it is always a little out of focus.
step frame Lay {the clear} on {the sky}, right side up, and fix it at the corners with {the tape}{frame? , with {the frame} around it | }.
step show Slide another landscape behind it: the same character is somewhere else now.
further Paint a second cel with the eyes closed. Lift it on and off: a blink.
safety {clear=glass-pane,picture-frame? Glass lies on a towel and its edges are taped first. | Cut edges are sharp: round the corners.} Open a window when a pen smells strong.
skills inking clean lines, reverse painting, layering
waiting About two hours between coats.
alt A painted character on a clear sheet in front of a landscape

* water-roots-stand
name root stand
means pot, glass
title Propagation Stand: Watching Roots Grow | Three Plants From One | Cut, Water, Wait
about A cutting, a little water, and in ten days there are roots: out of one plant come three, and two are presents. | The best part of a plant is usually hidden. Here it is on display.
step wash Wash three of {the vials} with dish soap and peel off what sticks to them.
step coat Decorate {the holder} with {the coat}: a stripe, a border, the date.
step rings Cut {the tie} into three pieces with {the scissors}, and wind each twice around the neck of one of {the vials}, tight, with two long ends.
step fix Tie them to {the holder} side by side, a hand apart, all at one height. Pull: they will be heavy.
step pebbles Drop some of {the pebbles} into each: they hold a stem upright.
step cut Cut three shoots from {the cutting} with clean scissors, as long as your hand, at a slant just below a knob where a leaf grew. Pull off the lowest leaves.
step water Fill in water until the knobs are under it and the leaves are not, and set them in.
step tags {pen? Write name and day on {the tags} with {the pen}, and tie them on. | Tie {the tags} on: one for each, in the order of the days.}
step hang Hang or fix it with {the hang} in a bright place without hot sun.
step watch Fresh water once a week. Draw what you see every third day: white dots, threads, a beard.
further When the roots are as long as a finger, plant them in soil and give two away.
safety Some houseplants are poisonous to pets and itchy on skin: look yours up, and wash your hands. {vials=glass-bottle,glass-jar? Glass hangs where no elbow passes. | } The hook has to hold three times the weight.
skills taking cuttings, binding, observing
alt Three hanging bottles with green cuttings and white roots

* cardboard-arcade
name arcade stand
means game, box, phone
title Your Own Arcade, One Hand Tall | {phone=phone? The Phone Stand From 1983 | The Smallest Arcade} | Insert Coin
about Sloped screen, stick, four buttons, a lit sign: {phone=phone? the phone slides in behind, and homework breaks cost a coin | a paper game slides in behind, level by level}. | Everybody reaches for the stick, although it does nothing.
step side Draw the side of the machine on {the box} with {the pencil} and {the ruler}: {in 8} tall, {in 4} deep below, leaning back above where the screen will be, with a roof that juts out.
step cut {knife=craft-knife? With a grown-up, cut | Cut} out two such sides with {the knife}, and strips as wide as {the phone} and two fingers more, for back, front, shelf and roof.
step panels Glue the strips between both sides with {the glue}, the front first, and hold each while you count to thirty. The slope of the screen stays open.
step color Decorate it all over with {the color}: stripes, stars, one wild color around the screen.
step ledge Glue a narrow ledge on which {the phone} will stand, and a second strip in front as a control panel.
step buttons Glue {the buttons} onto the panel, right.
step stick Push {the stick} into the panel on the left{knob? , with {the knob} on its end | }.
step sign Set {the sign} under the roof, with the name of your machine on it{lights? , and {the lights} behind | }.
step coins Draw a coin slot with {the pencil}, and keep {the coins} in a drawer behind it.
step play Slide the screen in from above. One coin, three lives.
further Draw a new marquee for each game. Collectors change them every month.
safety {glue=glue-gun? Hot glue burns: press with a stick. | The knife goes along the ruler.} A charging phone gets warm: leave the back open.
skills building from a side view, measuring to a device, graphic design
waiting Half an hour to dry.
alt A small arcade machine of cardboard with a screen, a stick and buttons

* tiny-musical-stage
name little stage
means stage, box, word
title Opening Night in a {box=shoebox? Shoebox | Box} | The Smallest Theater in Town | Five Minutes to Curtain
about The set of your musical, a hand high, with a light that comes from above and a curtain that really opens. | Set designers build this first, exactly like this. Then somebody pays them to do it large.
step scene Choose the one moment that everybody hums afterward, and sketch on a corner of {the flats} with {the pencil}: what is behind, what stands at the sides, who is in the middle.
step open Lay {the box} on its long side. Draw the stage opening on the bottom that now faces you, two fingers from every edge, and cut it out with {the scissors}. Cut a hatch as large as a coin into the ceiling.
step back Color the backdrop on a sheet as large as the back wall with {the color}: sky first, far things pale.
step flats Cut two or three pairs of side pieces, each pair a little narrower than the one in front of it.
step slots Glue the backdrop in, then the pairs at the sides, a finger's width apart, each on a folded tab, with {the glue}.
step curtain Cut {the curtain} into two halves and a short strip. {rod? Run them on {the rod} across the opening, so that they slide, | Gather the upper edges in folds, hold them with {the glue} behind the opening,} and hide the top behind the strip.
step gold Frame the opening with {the gold}.
step cast Turn {the cast} into your three leads: color, a scrap of cloth, hair. The pose must be readable from the sofa.
step light Set {the light} on the hatch so that it falls on the middle. Try a scrap of colored tissue or a hand in front of it: evening.
step show Room dark, song on, curtain. One number, then bow.
further A program with cast and title, and a second backdrop behind the first, on two threads: the scene change is half the applause.
safety Only a battery light that stays cool stands on paper. {glue=glue-gun? Hot glue burns: press with a stick. | Cutting into a box is slow work: blade or points away from you.}
skills perspective in layers, lighting, set design
waiting Half an hour for the glue.
alt A small box theater with curtains, a lit scene and three figures

* concert-light-box
name concert box
means ticket, concert
title The Night in a Box | Row Twelve, Lights On | Concert Memory Light Box
about {stubs=ticket-stub? Three stubs | Three scraps}, a crowd of black card and lights that come from above: for a second the first chord is there again. | It lay in a drawer. Now it glows.
step back Cut {the back} to the size of the back wall of {the frame} and glue it in.
step lights Run {the light} along the ceiling of {the frame}, bulbs downward, and hold it with {the glue}, a drop beside each bulb. The battery case goes behind.
step crowd Draw a row of heads and raised hands on {the crowd} with {the pencil}, as wide as the box, and cut it out along the top: the people in front of you.
step list Write the first three songs on the back wall with {the pen}, and the one you lost your voice at.
step lay Lay {the stubs} out: the truest one in the middle, a little crooked.
step stubs Glue them on with {the glue}, some flat, some on a folded strip, so that they stand out and throw a shadow.
step bits Scatter {the bits} on the floor of the box: what fell from the ceiling at the end.
step close Set the crowd into the front, a finger behind the edge, and switch on.
step show Dark room, second song from the list, loud.
further Leave the next box empty, with a date on it.
safety Only lights with a closed battery case that stay cool. {glue=glue-gun? Hot glue burns: press with a stick. | Copy thermal tickets first: their print fades in light.}
skills composing in depth, lighting, silhouettes
waiting An hour for the glue.
alt A lit box with tickets and a crowd in front

* slot-top-fund
name fund box
means box, bank, dream, coin
title The Fund for Getting Away | Every Coin Is a Mile | Savings Bank With a Goal on It
about A picture of where you want to go, a slot, and a scale on the side: one sees how far it still is. | Apps count quietly. This one rattles.
step find Choose from {the dream} what you are saving for: a place, a car, a stage. Write down what it costs, honestly.
step cut {knife=craft-knife? With a grown-up, cut | Cut} the picture out with {the knife}, as large as one side of {the box}.
step back Glue it {box=shadow-box? to the back wall inside | around the outside or behind it}, with {the glue}, where coins will slowly cover it.
step words Write the goal across the front with {the pen}: a place and a date, no more.
step lid {knife=craft-knife? With a grown-up, cut | Cut} a strip or a lid for the top from {the lid}, with a slot {in 1 1/2} long and as thick as three coins, measured with {the ruler}.
step gauge Stick {the gauge} up one side as a scale.
step marks Mark it in four quarters with {the pen}. Beside each stands what you may allow yourself when it is reached.
step deco Add {the deco}: the thing that moves you.
step coins Drop in {the coins}. The first ones are always the loudest.
step pact Put it by the door, and decide on the rule: every coin of one kind goes in, no exceptions.
further At each quarter write one thing you found out about the place on the back.
safety {box=glass-jar,shadow-box? Glass is full and heavy later: it stands low and wide. | Tape sharp rims.} Coins stay away from toddlers.
skills planning, measuring a slot, keeping a scale
waiting An hour for the glue.
alt A box with a map, a slot, a scale and coins

* hammered-leaf-hanging
name hammered hanging
means leaf, hammer
title Hammered Leaves, Twice Over | A Meadow, Printed by Hammer | Every Leaf and Its Mirror
about Pound a fern into cloth, and it leaves a green ghost with every vein. Folded over it prints twice, left and right. | No paint, no ink: the color was in the leaf all along.
step choose Pick thin juicy leaves and blot them dry. Lay one on a corner of the {board} between two scraps and tap it with {the hammer}: what leaves a clear print is right, what turns to mush is not.
step fold Fold {the cloth} in half lengthwise, press the crease with your hand, and open it again.
step lay Arrange {the leaves}{flowers? and {the flowers} | } on one half only, veins down, none touching, and fix each stem with a bit of {the tape}.
step cover Fold the other half over, lay it on the board, and {the cover} on top.
step pound Feel for each leaf and tap around its edge first, then inward, in short even blows from {the hammer}, until you see green come through everywhere. Two minutes for a leaf.
step open Unfold it, peel everything off, let it dry for an hour and brush away the crumbs.
step blooms Pound {the flowers} into the gaps one by one in the same way, face down: they give up their color faster.
step names Write beside each print with {the names} what it was and where it grew, very small.
step rod Fold the upper edge over {the rod}, snip three small holes below it with {the scissors}, and tie it on with pieces of {the cord}. The rest of it is the hanger.
step hang Hang it out of the sun, which would fade it. From across the room it is a forest.
further Make one in each season on the same length of cloth: four meadows, one above the other.
safety Pound on the floor or a firm bench, fingers out of the way and glasses on, at an hour when nobody sleeps below. Use only plants that you know.
skills choosing plants, even hammering, composing a mirror
waiting An hour to dry.
alt A cloth on a stick with mirrored leaf prints and small flowers

* day-as-weather-journal
name weather journal
means page, weather
title The Weather Inside | Mood Journal: A Week of Inner Skies | How Was Today? Cloudy, Later Wind
about Stress is hard to write about. Weather is easy: one small sky for each day, painted in two minutes, and after a week you see what moves through. | No sentence is needed. Who asks how you are, gets shown the page.
step edge Stick {the edge} around the page of {the book} and down the middle, to leave a clean white rim later.
step rows Open {the book} and rule seven boxes on the left with {the ruler} and {the pen}, one for each day, as high as two fingers. The right side stays free.
step key On the right mix five colors from {the color}, with a dot of each below the other, and decide what each one is for you: clear, calm, gray, storm, something warm.
step today Fill the first box with today: wet, without drawing, two or three colors that may run into each other. Stop before it is nice.
step dry Let it dry for half an hour. Meanwhile write nothing, look out of the window.
step line Draw one line over it with {the pen}: a wind, three drops, a small sun. Only one.
step words Find two words in {the scraps} that fit today, tear them out, and glue them under the box with {the glue}.
step blank Under the key write with {the pen} one thing that made the sky lighter this week, however small. Add to the list, never cross anything out.
step mark Lay in {the mark} to find the page with one hand.
step week At the same hour tomorrow: the next sky. After seven, squint: what comes back, and after what?
further After a month cut one box out of each week and lay the four side by side.
safety If every box stays dark for two weeks, show the page to somebody you trust: a parent, a counselor, a doctor. It is made for showing.
skills wet color washes, noticing, keeping at it
waiting Half an hour to dry.
alt An open journal with small painted skies and a row of color dots
`;
