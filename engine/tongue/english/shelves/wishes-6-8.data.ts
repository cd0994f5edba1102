/** The English words of the shelf of the same name. */
export const words = `
* bus-card-with-windows
name bus card
title A Bus Full of Thanks | Open the Windows: We Are All In Here | The Bus That Says Thank You
about Four windows that really open, and behind each one sits somebody with something nice to say. | A whole year of mornings, and somebody always opened the door. This is the answer.
step fold Fold {the sheet} in half lengthwise: the fold is the roof. Cut a notch out of one upper corner of the front, so that the bus has a hood.
step windows Draw four windows side by side below the roof with {the pens}{ruler?  and {the ruler} | }, each as wide as two fingers.
step cut Open the card. Cut three sides of every window, and leave the upper one as a hinge; a grown-up makes the first snip in the middle of each.
step strip Cut {the riders} to a strip a little wider than the row of windows and stick it inside behind them with {glue}. No glue on the flaps.
step draw {riders=photo? Open one window after the other: who looks out? Draw in hats and a word for each: | Open one window after the other and draw a rider behind it, with a few words:} "You always wait for me."
step wheels {wheels=button,bottle-cap? Fix {the wheels} to the lower edge with {strong}: | Cut two circles as wide as three fingers from {the wheels} and stick them to the lower edge with {fix wheels=felt? glue | glue}:} the wheels.
step stripe Draw a long dark stripe, the lights, the door and the stop sign.
step words Inside, write who you are, and one thing from this year that you will remember.
step give Hand it over at the door, and get off quickly, before the windows are opened.
further Let the others who ride along sign the back.
safety The first snip into a window is a grown-up's, with a folded cloth below. {wheels=button,bottle-cap? Small round things stay away from little brothers and sisters. | }
skills cutting flaps, planning a row, thanking
alt A yellow bus card with four windows and a face in each

* half-a-heart-each
name half heart
title One Heart, Two Pockets | You Have Half and I Have Half | The Heart That Fits Only Yours
about A zigzag runs through the middle, and only these two halves in all the world fit each other. One goes with you, the other one waits. | Whoever misses somebody puts a hand in a pocket and feels the edge.
step heart {knife? Roll {the heart} out half as thick as a finger and cut out a heart as large as your palm with {the knife}. | Fold a piece of {the heart} and draw half a heart along the fold, as tall as your palm. {@4-5? Together, cut | Cut} it out and open it.}
step zigzag Draw a zigzag from the dip to the point, with three teeth, and cut along it{knife?  with {the knife} | }. Pull the halves apart{knife?  and smooth the edges with a wet fingertip | }.
step hole Make a hole near the upper edge of each half with {the poke}.
step write {knife? When it is firm, write | Write} on your half the name of the one you will think of, with {the pens}. They write yours on theirs. {heart=air-dry-clay,salt-dough? It needs a day to dry, turned over once. | }{heart=polymer-clay? A grown-up bakes both as the package says. | }
step shine Put {the shine} along the outer edge{glue? , with dots of {glue} | }.
step cord Pull {the cord} through the holes and knot the ends.
step fit Lay the halves together once more. Do they close? Then nobody can take the wrong one.
step keep Each takes one along: in a pocket, on a bag, under a pillow. In the evening they are laid together and tell each other about the day.
further Make a word for the two of you, and write half of it on the back of each half.
safety {@4-5? Cords are for bags and hooks, not for necks; a grown-up makes the holes. | Cords are for bags and hooks, and loose at the neck.}
skills cutting in half, writing names, saying what one misses
waiting {heart=air-dry-clay,salt-dough? A day until it is hard. | }
alt A heart parted by a zigzag, a name on each half

* welcome-den-for-a-pet
name den
title A Den for a New Pet | Tonight Somebody Moves In | A House, a Bed, a Name on the Door
about The first night in a new home is long. A corner that smells of you makes it shorter. | It has four walls, a door that is always open, and a name over it.
step flaps {box=basket? Turn {the box} on its side: the opening is the door. | Together, fold the flaps of {the box} flat, and cut a doorway into one side with {the scissors}, a hand higher than the animal's back and round above.}
step edge Cover the cut edge with {the edge}, so that nothing scratches.
step name Write the name over the door with {the pens} and draw paw prints around it{brush? , large ones with {the brush} | }. Only the outside: some animals gnaw.
step bed Fold {the bed} and lay it in, thick and flat, with a low side toward the door.
step smell Rub it between your hands, or sit on it while you read: now it smells of you.
step toy {toy=sock,rope,old-t-shirt,fabric-scrap? Cut or knot {the toy} into something thick, with a knot that does not fit into a throat, and lay it in. | Lay {the toy} in.}
step sign Write WELCOME on {the sign}, cut a heart or a bone out of the corner if you like, and tape it to the wall above the den.
step place Put it where it is quiet, out of the sun and away from the door, with something to drink near.
step wait When the newcomer arrives, sit beside the den, look the other way, and wait. Who comes to whom?
further Keep a list on the roof: first nap, first trick, first word that it understands.
safety No string, staples or small parts inside: animals chew. Let it sleep alone when it sleeps, and wash hands after playing.
skills measuring for somebody else, planning, patience
alt A box den with a round door, a soft bed and a name above the door

* tea-set-for-dolls
name tea set
title Tea for Four, and All of Them Dolls | Tea Is Served | The Smallest Tea Party in Town
about Two lumps of sugar, please. Four cups, a pot with a spout and four cakes, all of a size that fits a bear's paw. | The invitation has gone out to everybody on the bed.
step cups Together, cut four cups off {the cups} and trim their rims even.
step color {color=washi-tape? Wind {the color} around each of them and around {the pot}. | Color them and {the pot} with {the color}{brush?  and {the brush} | }: all alike, or each with its own pattern.}
step dry {color=paint,acrylic-paint? Let everything dry for half an hour. | Set everything out in a row.}
step handles Cut {the handles} as long as a finger, bend four to an ear each, and fix one on each with {tape}.
step pot Together, cut a hole as wide as a finger high up in the side of {the pot}, roll a strip from the lid of the carton to a spout, and push it in. Fix the last handle opposite with {tape}.
step cakes {cakes=cupcake-liner? Fold {the cakes} a little smaller and crumple paper into each: cake in its case. | {cakes=pom-pom,cotton-ball? Set {the cakes} out, one for each guest. | {cakes=play-dough,air-dry-clay? Roll four balls of {the cakes} and press them flat below. | Cut {the cakes} into rounds as wide as two fingers and lay two on each other.}}}
step sugar Put one of {the sugar} on top of each: the cherry.
step table Lay {the cloth} on a box and set the table: something to drink from in front of everybody.
step invite Pour, pass the cakes, and ask each guest about the week. Who takes sugar?
further Write a menu with three cakes and their prices.
safety {@4-5? Nothing on this table is for real mouths, and a grown-up counts the small parts at the end. | Pretend tea only: what is glued or painted is no cup for real drinks.}
skills cutting small rims, bending handles, being a host
waiting {color=paint,acrylic-paint? Half an hour for the paint. | }
alt A small teapot, two cups and a cake on a cloth

* big-painted-banner
name banner
title Big Enough to Read From the Street | The Banner for the Big Day | Letters as Tall as Your Arm
about Nobody will have to look for you. Letters as tall as an arm, handprints all around: that can be read from a car. | One word or three; whoever comes around the corner knows that they are meant.
step words What shall it say? Few words are larger than many: WELCOME HOME, GO TEAM, a name. Spread {under} on the floor or the lawn, and {the cloth} flat on top.
step fold Fold {the cloth} in half and in half again, and open it: the creases part it into four. Count the letters and share them out.
step letters Draw the letters with {the line}, as tall as your arm and as wide as your hand, double, so that there is something to fill.
step fill {dab? Put {the color} on {a plate} and dab the letters in with {the dab}, from the middle to the edge. | Fill the letters in with {the color}, in thick strokes.} One color for each word.
step hands {dab? Dip hands in {the color}, wipe them off half, and print them around the edge, one for everybody who is waiting. | Draw around the hands of everybody who is waiting, all along the edge.} Write the name beside each.
step dry {dab? Let it lie for two hours, and look for a spot that is still wet. | Step back to the far end of the room: can everybody read it from there?}
step flags Tie {the flags} to the upper corners.
step hang {hang=clothespin? Clip it to a fence or a line with {the hang}. | Fix the upper corners with {the hang}, firmly, to a fence, a porch or a wall.}
step cheer Stand under it with all the others. Who sees it first?
further Leave a corner free: whoever was welcomed signs it and writes the date.
safety Wear old clothes, and let a grown-up hang it: nobody climbs. It never hangs over a road or where it could hide somebody from a driver.
skills planning letters, working large, sharing a surface
waiting {dab? Two hours for the paint. | }
alt A long painted banner with large letters, handprints and flags

* clues-in-eggs
name hunt
title {V.head} | Six Clues and One Treasure | Find the First, and It Leads to the Next
about {v.about} Six hiding places, six riddles, and at the end a box that is heavy. | Whoever makes a hunt has to think like the ones who will search.
say pirates: head=The Pirates' Last Island; about=An old map, a cross in red, and nobody alive who knows the way.; box=chest; place=palms, rocks and a river; word=Ahoy
say garden: head=The Garden Keeps a Secret; about=A map of your own garden, in which every bush has a name.; box=basket; place=bushes, a path and a tree; word=Ready
say knights: head=The Quest for the Dragon's Gold; about=The dragon has flown out, and the map has been found.; box=chest; place=towers, a wood and a bridge; word=Onward
step walk Walk through the house or the yard and choose six places that nobody walks past. Write them down with {the pens}.
step map Draw them on {the sheet} as a map, seen from above: {v.place} where your chairs and trees stand. A red cross where the treasure lies.
step tea Crumple the map, dip it in {water} with {the tea} on {a plate}, and lay it flat to dry: now it is a hundred years old.
step riddles Write a riddle for each place on {the clues}: "I have four legs and never walk."
step number Number them from 1 to 6 and put one into each of {the hides}. The first riddle leads to the second place, and so on; the last one leads to the treasure.
step chest Fill {the gold} into {the chest}, on top a note: what does the finder get?
step roll Roll the map up and tie {the string} around it with a bow.
step hide Hide {the hides} in order and {the chest} last. Check once: can every one be reached without climbing?
step start Hand over the map and the first riddle, and say: "{v.word}." You may only answer warm or cold.
further Turn it around: now the finders hide, and you search.
safety Nothing is hidden up high, near water, or beyond the fence, and all six are counted at the end. {gold=coin,button? Small treasure is not for little brothers and sisters. | }
skills drawing a map, inventing riddles, thinking in order
alt A rolled map with a red cross, three eggs and a chest

* detective-case
name detective's case
title The Case Is Open | Everything a Detective Needs | Who Ate the Last Cookie
about A badge, a file of fingerprints, a secret code and a case to carry it all. The first mystery waits in the kitchen. | No two people on earth have the same fingertips. Your file will prove it.
step badge {badge=sticker,bottle-cap,plastic-lid? Write DETECTIVE and a number on {the badge} with {the pen}{shine? , and tape rays of {the shine} behind it | }. | Cut a star or a shield as large as your palm from {the badge}{shine? , wrap it in {the shine} | }, and write DETECTIVE and a number on it with {the pen}.} Fix it to your shirt with a loop of {tape}.
step prints {prints=washable-ink-pad? Press fingertips on {the prints} and roll them on {the cards}, once from left to right. | {prints=charcoal,cocoa? Press a fingertip into a little of {the prints}, lift the print off with {tape}, and stick it on {the cards}. | Rub a dark patch with {the prints} on scrap, rub a fingertip in it, lift the print off with {tape}, and stick it on {the cards}.}} One card for each suspect.
step suspects Write name, height and an alibi beside it. Loop, whorl or arch: which kind of print is it?
step glass {glass=cardboard-tube? Cut a ring as wide as a finger from {the glass} and fix a rolled strip to it as a handle, with {tape}: | {glass=paper-cup? Cut the rim off {the glass}, with a strip below it as a handle, wound with {tape}: | Cut a ring with a handle from {the glass} and close its middle with clear {tape}:}} through it a detective looks only at what matters.
step code Invent a code on one more card: every letter is the one that follows it. Write CASE in it: DBTF.
step bags Write EVIDENCE, date and place on {the bags}.
step string Tie {the string} to the handle, as a loop for the wrist, or stretch it around the scene: nobody may step in.
step case Write TOP SECRET on {the case} with {the pen}, and put everything in.
step crime Something is missing. Who was where? Take prints from the table, compare them with your file, and write the report.
further Leave a message in code for a partner, with the key hidden somewhere else.
safety Prints are taken only from whoever says yes, and hands are washed after. Strangers are no suspects.
skills observing, comparing, writing a report
alt A brown case with a fingerprint card, a badge and a magnifying glass

* storm-cloud-to-hug
name storm cloud
title A Thundercloud That Hugs Back | Thundercloud Pillow | When It Thunders, Squeeze Here
about Somebody has to hold the storm while it is loud. This one fits under an arm, smells good, and only rumbles if you do. | Between the flash and the thunder you count. With something to squeeze, counting is easier.
step draw Draw a cloud as wide as two hands on {the cloth} with {the pen}: flat below, four bumps above.
step cut Lay two layers together and cut out both at once.
step eyes {eyes=felt-sticker,googly-eye? Press {the eyes} on the front one, wide apart, and sew once over each. | Sew {the eyes} on the front one, wide apart, with a knot behind.}
step mouth Stitch a sleepy mouth under them with {thread} and {the needle}{eyes?  | , and above it two closed eyes}.
step bolt {bolt=felt? Cut two zigzags from {the bolt} | Fold {the bolt} into two zigzags} and sew their ends to the lower edge, so that they hang down: lightning.
step round Lay the two clouds back to back, the face outside, and sew around the edge, stitches as long as a grain of rice. Leave a gap as wide as three fingers.
step scent Stir {the scent} into {the fill}.
step fill Fill it through the gap, a little at a time{fill=rice,dried-bean? , and not too full: it has to give way | , until it is soft and round}.
step close Sew the gap shut and knot twice. {fill=rice,dried-bean? Go around the edge a second time, so that nothing trickles out. | }
step count Squeeze it at the next flash and count until it thunders. Each five you counted is one mile (1.6 km). Is it coming or going?
further Write on a slip what helps when it is loud, fold it, and sew it in.
safety The needle lives in a scrap of cloth between stitches, and a grown-up counts needles at the end. {scent? What smells strong stays out where somebody sneezes. | }
skills running stitch, sewing around a curve, naming a fear
alt A soft gray cloud with a sleepy face and yellow lightning below

* photo-face-puppets
name photo puppets
title {V.head} | Real Faces, New Bodies | The Whole Cast Is Related
about {v.about} | With their real faces and impossible bodies, they say what they would never say.
say family: head=A Play With the Whole Family; about=Grandma in a cape, a cousin with six arms: the faces are real, the rest is yours.; bodies=in clothes they would never wear; trim=buttons, bows and hats; play=what happened at the last big dinner
say heroes: head=We Are the Super Family; about=Everybody knows somebody who could have been a hero. Now they are.; bodies=in suits with a sign on the chest; trim=belts, masks and bolts; play=how they saved the day
say court: head=The Royal Family, With Our Faces; about=A king, a queen and a knight, and all of them live in your house.; bodies=in robes and gowns down to the floor; trim=crowns, jewels and fur; play=who ate the king's cake
say crew: head=Our Crew Is Ready for Takeoff; about=Three people you know have never been in space. Until today.; bodies=in suits with hoses and a number; trim=badges, buttons and a flag; play=what went wrong on the way to Mars
say team: head=The Whole Team on Sticks; about=Every player is here, and so is the coach.; bodies=in the team's shirt, one arm up; trim=numbers, a whistle and a medal; play=the last minute of the big game
step faces With a grown-up's yes, cut the faces out of {the photo}, close around hair and chin. Prints, not the only copy.
step body Draw three bodies without heads on {the body}, as tall as your hand, {v.bodies}.
step cut Cut them out, with a tab at the neck.
step color Color them with {the pens}: both hands, and shoes.
step heads Stick the heads on the necks with {glue}. A head that is a little too big is just right.
step trim Make {v.trim} from {the trim} and from scraps, and stick them on with {glue}.
step sticks Fix each body to one of {the stick} with {tape}, so that the end sticks out below: that is where you hold it.
step stage {stage=fabric-scrap,bed-sheet? Hang {the stage} over a chair and hide behind it. | Set {the stage} on the table with the opening to the audience{stage=pizza-box? , propped up | }, and a slot cut into the top for the sticks.}
step show Play {v.play}, with a voice for each. Is the real one in the audience?
further Make a speech bubble on a stick for the moment when somebody says something important.
safety Ask before you cut up a photo, and keep pictures of others off the internet. {stick=wooden-skewer? A grown-up snips the points off the skewers. | Sticks point down when you walk.}
skills cutting around a shape, making somebody new, acting
alt Three puppets on sticks with real faces and drawn bodies

* lace-up-practice-shoe
name practice shoe
title The Shoe That Holds Still | Two Loops and a Knot | A Shoe to Practice On
about It does not run away, it has no foot in it, and nobody is waiting at the door. So the bow gets easy. | Twenty times on the table, and the real one comes by itself.
step trace Stand on {the board} with one shoe and draw around it with one of {the pens}.
step cut A grown-up cuts the shoe out of {the board}.
step color Color it as the shoe of your dreams: a toe cap, stripes, a number. Mark two rows of four dots in the upper half, three fingers apart.
step trim Put {the trim} on toe and heel.
step holes A grown-up makes the holes on the dots with {the punch}, wide enough for {the lace}.
step tips {tape? Cut {the lace} as long as both your arms and wind a bit of {tape} tightly around each end, like the tip of a real lace. | Even out both ends of {the lace}; if it is much too long, cut it and knot the end.}
step cross Pull it from below through the two lowest holes, make both ends equally long, and cross over: left goes right, right goes left, hole by hole to the top.
step first Cross the ends, one goes under and through, and pull: that is the first knot.
step loops Make a loop with each end: two rabbit ears. Cross the ears, tuck one under the other and through the hole, and pull both.
step real Ten times today, ten times tomorrow. Then set your own shoe beside it and do the same.
further Time it. When it takes less than ten breaths, sign your name on the sole.
safety The lace is for the shoe, not for necks or door handles.
skills crossing, looping, not giving up
alt A large card shoe with crossed laces and a bow

* book-report-in-a-box
name book in a box
title My Book, in a Box | Open the Cover, and the Story Stands There | A Book Report With Three Characters
about On the outside the title, inside the best scene, and three characters who tell you themselves why one should read it. | Anybody can write that a book was good. This one opens its doors.
step think Take a scrap of {the sheet} and note: who, where, what goes wrong, the best moment, would I read it again?
step cover Cut {the sheet} to fit, cover {the box} with it, and fix it with {glue}.
step title On the front, put the title, the author and a picture of your own with {the pens}{brush?  and {the brush} | }.
step open With a grown-up, cut the front so that it opens like a door, along three sides: behind it is the stage.
step scene On another sheet, draw the place of the best moment: sky, room, wood, sea. Stick it to the inside walls with {glue}.
step people Turn {the figures} into three characters with faces, clothes and one thing that nobody else has. Give each something to say.
step things Set {the things} around them: furniture, trees, treasure.
step sides {cards? Write problem, ending, best sentence and your stars on {the cards} and fix them to the sides. | Write the problem on one side, the best sentence on the other, and your stars on the back.} Don't give away the ending.
step report Open the door, let each character say a sentence, and close it before the end. Who wants to read it now?
further Make a bookmark from what is left over and lend it out together with the book.
safety A grown-up helps with the door of thick card: the cut goes away from the hand.
skills choosing what matters, building a scene, presenting
alt A box like a book with an open door and three characters in a scene

* school-for-stuffed-animals
name animal school
title The Bears Have Math Today | School Begins, Take Your Seats | A School With You as the Teacher
about Three pupils who have never been to school, three desks, a board, and a teacher who knows everything: you. | Whoever explains it to a rabbit understands it twice.
step desks Set {the desks} in a row and seat {the pupils} behind them. Who must sit in front to see?
step books Cut or fold {the sheets} into small books as large as a playing card, fold them in the middle, and {staple=stapler? staple the fold: a grown-up presses with you. | fix the fold with {staple}.}
step names Write a name on every book, and a first page of work: three sums, three letters, a picture to color.
step board Write the day and the lesson on {the board} with {the pens}: A B C, 2 + 2.
step bags Write the same names on {the bags}: school bags, and in each a book.
step lesson Explain it, ask, and let each answer in its own voice. Then correct their books in red.
step stars Put one of {the stars} in every book for something that went well.
step begin {bell? Ring {the bell} for the first lesson. | Clap twice for the first lesson.} After it comes recess: what do they play?
further Write a report card for each, with one thing to be proud of.
safety {@4-5? Scissors and staples are for the big teacher with a grown-up. | {staple=stapler? Staples are for paper and for four eyes. | Small seats for small pupils: real ones sit on the floor.}}
skills explaining, writing small, being patient with pupils
alt Three stuffed pupils at their desks with books before a green board

* vanishing-coin-glass
name magic glass
title The Coin That Was There a Moment Ago | Abracadabra: Gone | Vanishing-Coin Magic Trick
about Magicians never tell. But you will know, because you built it: the coin does not go anywhere at all. | Your friends will look under the cloth, behind the glass and in your sleeves. None of them will look in the right place.
step trace Set {the glass} upside down on {the mat} and draw closely around its rim with {the pen}.
step cut Cut the circle out exactly on the line, from one of the two sheets. The other sheet stays whole.
step stick Put a thin line of {glue} on the rim of {the glass}, set it on the circle, and press. Nothing may stick out: trim it if it does.
step dry Leave it upside down for twenty minutes.
step mat Lay the whole sheet on the table and {the glass} on it, upside down: the circle cannot be seen, since it looks like the mat.
step stars Put {the stars} on {the veil}: an ordinary cloth does no magic.
step practice Lay {the coin} beside it. Cover {the glass} with {the veil}, lift both over the coin, set them down, and pull the cloth away. Gone. Cover, lift, pull: back again. Practice before a mirror, ten times.
step show Show the coin, say the words, {wand? tap with {the wand}, | snap your fingers,} and go on talking all the time. Bow, and never do it twice.
further Make up a story in which the coin travels: to the moon, or into somebody's ear.
safety {glass=glass-jar? The glass stays on the table, and a grown-up carries it. | The coin goes back into the purse after the show.} Small things stay away from little brothers and sisters.
skills cutting exactly, practicing, speaking to an audience
waiting Twenty minutes for the glue.
alt A glass upside down on a dark mat, a coin and a cloth with stars

* pizza-box-board-game
name board game
title The Game Nobody Can Buy | Our Own Game, in Its Own Box | Roll, Move, Groan, Win
about Somebody has to invent the rules. In this game it is you: what the traps do, who gets a second turn, and what the winner may call out. | It starts in the rain, and it is still on the shelf when the sun is back.
step idea What is it about: escape from the volcano, cat in the kitchen, race to bed? Write the name on the lid of {the board} with {the pens}. The inside is the board.
step path With {the ruler}, draw a path of about twenty squares, as wide as two fingers, winding from START to FINISH.
step color Color the squares in turn, four colors over and over.
step traps Choose six squares for surprises: a ladder up, a slide down, miss a turn, roar like a lion, change places. Draw them in.
step stickers Mark them with {the stickers}.
step cards {scissors? Cut {the cards} to twelve equal pieces. | Take {the cards}.} Write a task on each: "Move on two squares if you can name three fish." Lay them face down in the middle.
step pieces Choose one of {the pieces} for each player. Two look alike? One of them stands on its head.
step rules Write the rules in five sentences, {bag? on a slip that lives in {the bag} with the pieces | inside the lid}: who begins, how one moves, who wins.
step try {dice? Roll {the dice} and play | Write 1 to 6 on six more slips, turn one over instead of rolling, and play} a first round. What is unfair, what is too slow? Change one rule and play again.
further Let another family play it without you: do they understand the rules?
safety {pieces=bottle-cap,button,coin,pebble? Small pieces go back into the box after every game, away from little brothers and sisters. | All pieces go back into the box after the game.}
skills inventing rules, measuring squares, testing and changing
alt A game board with a colored path, surprise squares, cards and pieces
`;
