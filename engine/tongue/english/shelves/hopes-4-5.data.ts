export const words = `
* trash-day-trucks
name garbage trucks
means trash
title Two Trucks, One Trash Day | Here Comes the Garbage Truck, Twice | Trash Day in the Hallway
about One truck for each driver, four cans at the curb, and a hatch on top for loading. Nobody has to wait for a turn. | Tip it in, drive to the dump, open the back. Then all over again.
step cut A grown-up cuts one end of each of {the box} on three sides, so that it opens like a door, and a hole for the trash in the top if there is none.
step coat {coat=construction-paper? Cover both trucks with {the coat} and {fix tape} it down. | Color both trucks with {the coat}{brush?  and {the brush} | }: one for each driver.}
step trash Tear {the trash} and scrunch it into balls as big as a walnut: a heap of trash.
step dry {coat=paint,acrylic-paint? Let the trucks dry for half an hour. | Decide which truck is for paper and which for the rest.}
step cab Cut two pieces as big as a truck's front from {the cab}, draw a windshield and a driver with {the pen}, and {fix tape} them on.
step axles A grown-up pokes a hole in the middle of each of {the wheels}, fixes two of {the tubes} under each truck with {the tape}, slides {the axles} through, pushes a wheel onto each end and snips off the points: these wheels turn.
step wheels {axles? {tubes? Turn the trucks over and give every wheel a push. Do all eight spin? A bit of {tape} on the end keeps each one on. | {fix tape} four of {the wheels} low on the sides of each truck.} | {fix tape} four of {the wheels} low on the sides of each truck.}
step sign Draw the sign on the side: three arrows that chase each other. And a number for the truck.
step bins {bins=cardboard-tube? {fix tape} one end of each of {the bins} shut, stand them | Stand {the bins}} along the hall and fill them with trash.
step drive Drive up, tip each can into the top, roll to the dump and open the back door. How many cans fit in?
further Color one can for recycling, and decide together what belongs in it.
safety Small wheels stay away from smaller brothers and sisters, and the pointed ends are cut by a grown-up.
skills covering a box, scrunching, sharing a job
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt Two garbage trucks with cans full of paper trash

* heart-in-two-pockets
name two-pocket heart
means book
title One Heart, Two Pockets | The Heart That Fits Together Again | Half for You, Half for Me
about Cut through in a wave, one half goes to school and the other to work or home. No other two halves in the world fit together like these. | When you feel for it in your pocket, you know that somebody is feeling for the other half.
step core Draw a heart as wide as your palm on {the core} with {the pen}, and cut it out.
step cloth Draw around it twice on {the cloth} and cut out two more hearts.
step glue Glue one soft heart to the front and one to the back.
step press Lay it under a book for an hour.
step split Draw a wavy line down the middle and cut along it: two halves.
step buttons {buttons=sticker,stick-on-gem? Press | Glue} one of {the buttons} onto each half: press here for a hug.
step loop Cut {the loop} in two, fold each into a loop as long as a thumb, and glue one behind each half.
step photo Trim {the photo} to the face and glue it to the half that goes along.
step letter Write one letter on each half: yours on the one that goes away, and the other's on yours.
step part Fit the heart together, take a big breath together, and each pocket a half. After school you join them up again.
further Practice at the weekend: ten minutes apart, each with a half, and then longer.
safety Small pressed-on things are checked each week; what is loose is glued again. The loop hangs on a bag and never around a neck.
skills cutting a curve, gluing in layers, saying goodbye
waiting An hour under the book.
alt A soft red heart in two halves with buttons and letters

* sock-friends-on-stage
name puppet stage
means box
title Sock Friends on Stage | Curtain Up for Two Socks | The Theater in a Box
about Two socks that have lost their partners find each other, and the big box becomes their theater. | Eyes, hair, a tongue: they begin to talk before the glue is dry.
step open A grown-up cuts the bottom out of {the box} and a window as wide as two forearms into one side, with the knife.
step coat Color the front all around the window with {the coat}{brush?  and {the brush} | }: stars, lights, the name of the theater.
step curtain {fix tape} {the curtain} inside, left and right of the window: a curtain that can be pushed aside.
step eyes {eyes=sticker? Press two of {the eyes} onto each of {the socks} | Glue two of {the eyes} onto each of {the socks}}, where the heel bends over your knuckles.
step hair Cut {the hair} to finger length and glue it on behind the eyes, wild or neat.
step tongue Cut two tongues as long as a thumb from {the tongue}. Push your hand in, tuck the toe between fingers and thumb: there, inside the mouth, the tongue gets its glue.
step dry Let both lie for half an hour. What are they called, and where do they come from?
step talk Put {the socks} on, one on each hand: open, shut, yawn, chew. What does a voice like that sound like?
step show Kneel behind the box. Curtain up: they meet, they quarrel about a cookie, they make up. Bow!
further Sell tickets, and let somebody from the audience ask the puppets a question.
safety The knife is for the grown-up. Small eyes are glued fast and kept from little brothers and sisters.
skills gluing on cloth, two voices, inventing a scene
waiting Half an hour for the glue.
alt A box stage with a curtain and two sock puppets

* matchbox-dresser
name little dresser
means drawer
title A Chest With Three Tiny Drawers | Drawers for Somebody Very Small | The Littlest Dresser
about Three little boxes that slide are three drawers: what a doll owns has a place at last. | Pull at a knob no bigger than a pea. What is inside?
step slide Try {the boxes}: only boxes with an inside that slides, like matchboxes, make drawers. Empty them first.
step stack {fix glue} them on top of each other, with all of them opening to the same side. Count to thirty.
step wrap Measure {the paper} around the whole stack with {the pen}, cut it, and wrap it around top, bottom and sides; the fronts stay free.
step front Three strips cut from what is left go onto the fronts of the drawers, with {glue}.
step knobs {knobs=sticker,stick-on-gem? Press | {fix glue}} one of {the knobs} onto the middle of each front.
step feet {fix glue} {the feet} under the corners.
step mirror Trim {the mirror} to an oval as long as a thumb and {fix glue} it on top, standing against the back.
step dry Let it stand for half an hour before you pull.
step move Fold {the clothes} very small and put them away: socks above, coats below.
step tell Who lives in this room? Pull out a drawer: what is the secret in it?
further Make a bed beside it from one more box and a scrap.
safety Knobs are small and stay away from little brothers and sisters; matches are taken out by a grown-up and put up high.
skills lining up, wrapping, handling tiny things
waiting Half an hour for the glue.
alt A little pink chest with three drawers and a mirror

* first-passport
name passport
means portrait
title My First Passport | Stamped at Every Border | Ready to Board: My Passport
about Whoever travels needs a passport. In this one there is a face, a thumb and one stamp for every place, even for the kitchen. | Please show your passport! The border is at the living-room door.
step fold Fold {the pages} and {the cover} in half together{cover=felt,craft-foam? , the pages inside | , the cover outside}, and trim the edges so that they are even.
step bind {fix=stapler? Staple it twice along the fold. | {fix=tape? Tape the pages in along the fold. | Lay {the fix} along the fold, around the outside, and knot it or twist it tight.}}
step emblem Draw a sign for your country on the cover: a sun, a bear, a globe.
step me Draw a frame on the first page, and beside it your name, how tall you are, and the color of your eyes. Somebody helps with the letters.
step photo Glue {the photo} into the frame.
step thumb Press your thumb in the color and onto the page: nobody else has that one.
step map Cut a piece as big as a stamp from {the map} and glue it in: that is where you are going.
step stamps {stamps=washable-ink-pad? Press fingers into {the stamps} and print round stamps on every page | {stamps=sticker,postage-stamp? Stick one of {the stamps} on for every place | Print one stamp with {the stamps} for every place}}: home, Grandma's, the moon.
step band Close it with {the band}.
step border Set up a border at a door: passport, please. Where from, where to? Stamp!
further Take it along on the real trip, and ask for one new mark in every place.
safety Write no address in it and no telephone number when it leaves the house.
skills folding a booklet, writing a name, pretend play
alt A small blue passport with a portrait and stamps

* petal-toss-cones
name petal cones
title Cones Full of Petals | Here Comes the Bride: Petals to Toss | Petals for a Big Day
about When everybody comes out of the door, somebody has to let it rain petals. That is a job for small hands. | Light, pretty, and swept up in a minute.
step roll Roll each of {the cones} into a pointed bag{cones=construction-paper,cardstock,sheet-music,wallpaper,wrapping-paper? , from a square {in 8} wide, | } and {fix fix} the edge down.
step ribbon Cut {the ribbon} into four pieces and {fix fix} both ends of each inside the rim: a handle.
step trim {trim=glitter-glue? Draw dots on with {the trim} | {trim=sticker,stick-on-gem? Press {the trim} on | Stick {the trim} on}}: two to each cone.
step petals {petals=petal,pressed-flower,lavender? Loosen {the petals} so that nothing sticks together. | {petals=flower? Pull {the petals} apart into single petals. | Tear {the petals} into petals as long as a thumb and round off the corners with your fingers.}}
step fill Fill the cones, loosely, up to the rim.
step basket Stand them in {the basket}, so that guests can take one.
step practice Practice with a handful: up and out, not at somebody. How slowly do they fall?
further Write a good wish on one of them: whoever finds it may keep it.
safety Only what a bird may swallow or rain dissolves is thrown outdoors; soft paper petals are swept up together afterward. Handles are for hands.
skills rolling cones, tearing, taking part in a big day
alt Four white cones with handles, full of petals

* tie-me-sneaker
name practice sneaker
means sneaker
title A Sneaker for Learning to Tie | Over, Under, Bunny Ears | I Can Tie It Myself
about It lies still, it has no foot in it, and it waits as long as it takes: the best shoe for learning to tie. | Twenty times on the table, and the twenty-first time on your own foot.
step trace Put your shoe on {the shoe} and draw around it with {the pen}. {shoe=egg-carton? The lid is flat enough. | }
step cut Cut it out.
step coat {coat=sticker,washi-tape? Decorate it with {many coat} | {coat=construction-paper? Glue torn pieces of {the coat} on | Color it with {the coat}{brush?  and {the brush} | }}}: your dream sneaker, stripes, flames, a number.
step holes Make two rows of four holes down the middle, a finger apart, with {the punch}.
step ends Wind {the tape} tightly around both ends of {the lace}, if they fray.
step lace Thread the ends up through the two lowest holes, cross them, and go on upward hole by hole. The ends come out at the top.
step ears Cross the ends, tuck one under, pull. Make two loops like bunny ears, cross them, tuck one under, pull. Slowly, and once more.
step foot Stick {the foot} behind the top edge, as a sock that looks out.
step time Count how often it holds. At five in a row, try a real one.
further Two colors, one on each side, show which loop goes where: knot two laces together.
safety The lace stays in the shoe and never goes around a neck. Whoever runs has both shoes tied.
skills threading, crossing over, not giving up
alt A flat sneaker laced up with a bow

* all-aboard-tickets
name train game
means train
title All Aboard! Tickets, Please | The Living-Room Express | I Am the Conductor
about Chairs in a row are a train as soon as somebody asks for tickets. The punching is what everybody wants to do. | No ticket, no ride. Stuffed passengers pay half.
step tickets Draw on each of {the tickets}: a number, a window seat, a picture of where it goes, with {the pens}.
step cap Cut a band as wide as a hand for the head and a peak like a half moon from {the sign}. Draw a badge on, and {fix tape} it all together: the conductor's cap.
step front Draw the front of the train on the other sheet: a big circle, a lamp, a smile.
step smoke {fix tape} {the smoke} to the top: steam.
step seats Push chairs one behind the other, two and two. {fix tape} the front to the first one.
step riders Seat {the riders} and give each one a ticket.
step bell Ring {the bell}: all aboard!
step punch Tickets, please! {punch=hole-punch? Punch a hole in each | Mark each one with {the punch}}: once is enough.
step light Dim the room and switch on {the light}: a tunnel. A grown-up helps.
step go Call out the stations: Cookie Town, Under the Table, Bed. Who gets off?{bag?  Collect the used tickets in {the bag}. | }
further Make a timetable with pictures, and be exactly on time.
safety Chairs stand on the floor and nobody stands on them; punched-out dots are swept up.
skills drawing signs, punching, playing a part
alt A train front, a conductor's cap and punched tickets

* fingerprint-detective-kit
name detective kit
means dust, fingerprint
title The Fingerprint Kit | Who Touched the Glass? | Detective, Take the Case
about No two people have the same fingertips. Whoever collects the family's prints can find out who took the cookie. | A badge, a set of cards, a clue: the case is open.
step badge Cut a star from {the badge} for a badge, and write your detective name on it with {the pen}.
step press {ink=pencil,charcoal? Rub {the ink} thickly onto a scrap, rub one fingertip in it, press {the tape} onto it and stick that to one of {the cards} | {ink=marker? Color one fingertip with {the ink} and press it quickly onto one of {the cards} | Press one fingertip into {the ink} and roll it gently onto one of {the cards}}}. Take everybody's.
step wash Wash hands and dry them on the towel.
step names Write under each card whose it is.
step look Look closely: do you see a loop, a whirl, or an arch like a hill? Sort the cards.
step crime Now the crime: all look away, and one person presses a fingertip on a piece of {the tape}.
step lift Stick the piece onto the last card: a clue.
step dust Somebody holds {the glass} with greasy fingers. Dust a little of {the dust} over it with {the brush} and blow: prints appear.
step solve Hold clue and cards side by side. Who was it?{case?  Close the file in {the case}. | }
further Find out whether twins, or you and your mother, have the same lines.
safety The color is washed off before anybody rubs an eye, and powder is dusted away from faces. Use only a glass that does not break, or let a grown-up hold it.
skills looking closely, comparing, sorting
alt A badge and cards with fingerprints, names and a clue

* envelope-street
name street
means house
title Envelope Street | Who Lives in My Street? | A Street of Pointed Roofs
about Turned on end, an open envelope is a house with a roof. Somebody can be slipped inside and look out. | Four houses, one road, and whoever lives there comes to the window.
step prepare Stand {the houses} on end with the {houses=envelope? flap open and up: flap is roof | open side up: fold the corners back for a roof}. What has writing on it goes with its face to the back.
step fronts Draw a door and windows on each with {the coat}, and number them.
step flap Color the roofs: tiles, a chimney, a bird. Fold them so that they point up.
step window Cut one window open on three sides in each house, so that it opens like a shutter.
step trim {trim=sticker? Press {the trim} on | {fix fix} {the trim} on}: flower boxes, curtains, a wreath.
step folk {folk=photo? Trim {the folk} to heads and shoulders, | {folk=craft-stick? Draw faces on {the folk}; a snip of {the scissors} shortens what is too long, | Draw four people or animals on {the folk}, as long as a finger, and cut them out,}} one for each house.
step road Lay {the road} in front, with a line down the middle.
step trees Set {the trees} between them.
step live Slip somebody into every house. Who looks out, who visits whom{cars? , and who comes home by {one cars} | }? Ding-dong!
further Put a letter into each house: who has written to whom?
safety Windows are cut lying flat on the table, by two together.
skills drawing fronts, folding, telling about neighbors
alt A street of four pointed houses with people at the windows

* five-ribbon-wand
name wand
title A Wand With Five Ribbons | Swish: The Star With a Tail | A Wand That Leaves a Trail
about The star is on top, and behind it the ribbons draw the spell into the air. | One swish, and what was a frog is a frog no longer.
step inside {stick=cardboard-tube,paper-straw,pool-noodle? Drop {the inside} in and shut both ends with a scrap of {the star} and {glue} | Set {the inside} aside: a little of it goes between the two stars later}: now it whispers when it is waved.
step coat {coat=washi-tape? Wind {the coat} | Color {the stick} with {the coat}{brush?  and {the brush} | }, or stripes of it,} from end to end{coat=washi-tape? around {the stick} | }.
step star Draw a star as big as your hand on {the star} twice, with {the pen}. Cut both out. {star=craft-foam,felt? Ready-made stars need only be chosen: two alike. | }
step ribbon Cut {the ribbon} into five strips as long as your arm, and glue them side by side to the back of one star.
step join Lay the end of {the stick} over them with plenty of {glue}, and the second star on top. Press while you count to thirty.
step gems {gems=sticker,stick-on-gem? Press | Stick} {the gems} on{gems=glitter-glue? , drop by drop, | } along the edges.
step dry Let it lie for half an hour, ribbons spread out.
step spell Three swishes and a word that only you know. What has changed?
further Hold a wand school: a spell for flying, one for sleeping, one for finding socks.
safety The ribbons are for waving and never go around a neck; in a run the wand points down.
skills cutting a star, taping in order, pretend play
waiting Half an hour for the glue.
alt A star wand with five long ribbons

* ice-cream-truck-box
name ice cream truck
title Ding-Ding, the Ice Cream Truck | The Truck Everybody Runs After | Four Scoops, One Truck
about You hear it before you see it. It stops, the hatch is open, and there is every flavor that anybody can think of. | Nothing melts here, and nobody has to wait for summer.
step hatch A grown-up cuts a window as wide as two hands into one long side of {the box}.
step coat {coat=wrapping-paper,washi-tape? Cover it with {the coat}, with {glue} where it lifts. | Color it with {the coat}{brush?  and {the brush} | }, right around.}
step dry {coat=paint,acrylic-paint? Let it dry for half an hour. | Invent a tune for it: what does it play?}
step wheels {wheels=plastic-lid,bottle-cap? {fix glue} {the wheels} on, two to each side, low down. Trim nothing; {the pen} makes the spokes. | Draw four wheels as wide as a cookie on {the wheels} with {the pen}, cut them out and {fix glue} them on, two to each side.}
step awning Snip or tear {the awning} into a fringe and {fix glue} it over the window.
step treats {scoops=pom-pom,cotton-ball? {fix glue} one of {the scoops} onto the top of each of {the treats}: | Cut or crumple {the scoops} into four scoops and {fix glue} one onto the top of each of {the treats}:} four kinds of ice cream.
step menu Draw the kinds on {the menu}, with dots for the price.
step bell Ring {the bell}: here it comes!
step sell What would you like? One scoop or two, with sprinkles or without? That makes two buttons, please.
further Invent a kind that nobody has ever tasted, and let people guess.
safety It is pretend ice cream and stays out of mouths; small scoops stay away from the smallest customers.
skills covering a box, inventing kinds, buying and selling
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt An ice cream truck with an awning and four kinds of ice cream

* snow-day-without-snow
name indoor snowballs
title A Snowball Fight Indoors | Snow Day Without Snow | Ten Snowballs and a Wall of Ice
about Outside it is raining and nobody's fingers get cold in here: these snowballs are dry, soft and there again tomorrow. | Build a wall, count to three, throw.
step balls {balls=sock? Roll {the balls} up tight and tuck the open end over. | {balls=cotton-ball,pom-pom? Press {the balls} between your palms, round and firm. | Crumple {the balls} into ten balls as big as an orange, white side out.}}{band?  Hold each with {one band}, if it opens. | }
step signs {signs=sticker,paper-doily? Stick {many signs} on {the wall} for windows and snowflakes | Draw windows, snowflakes and one grumpy face on {the wall} with {the signs}{brush?  and {the brush} | }}.
step flakes Fold {the flakes} twice, snip small bits from the edges, and open them up: snowflakes to hang around.
step wall Stack {the wall} into a pyramid: three, two, one.
step flag {fix tape} {the flag} to the top one.
step line Stick {the tape} on the floor as a line, four steps away.
step scoop Try to throw with {one scoop} as a shovel: farther, or only wilder?
step throw Ten throws each. Who brings down the wall, and who hits the grumpy one?
further Build two walls and hide behind them, as it should be in a snowball fight.
safety Throw at walls and at backs, not at faces, away from lamps and cups. Pick everything up before somebody slips.
skills crumpling or rolling, stacking, aiming
alt A wall of pale blocks with a flag and ten white snowballs

* bus-full-of-thanks
name thank-you bus
means bus
title A Bus Full of Thanks | Knock on the Windows and Look In | Thank You for the Ride
about Every window opens, and behind each somebody sits who says thank you. | A card for whoever drives, waits and waves every day.
step bus Lay both sheets of {the sheet} on each other and draw a bus as big as two hands: a long box, a short nose.
step cut Cut around it through both layers: two buses.
step flaps In the front one, cut four windows along three sides, so that they flap up.
step back Glue the front bus onto the back one, at the edges only, so that the windows still open. {card? Then glue the whole bus on the front of {card=index-card? {a card} | {the card}, folded in half}. | }
step riders {riders=photo? Trim {the riders} to faces and glue one behind each window. | {riders=sticker? Press one of {the riders} behind each window, and draw faces around them with {the pen}. | {riders=washable-ink-pad? Print one fingertip from {the riders} behind each window, and draw faces on them with {the pen}. | Draw a face behind each window with {the riders}: you, a friend, a teddy, the dog.}}}
step wheels {wheels=construction-paper,cardstock? Tear or fold {the wheels} into two round wheels and glue them on. | {wheels=sticker? Press {the wheels} on as wheels. | {wheels=paper-fastener? Push {the wheels} through at the bottom as wheels. | Glue {the wheels} on as wheels.}}}
step lamps {lamps=sticker,stick-on-gem? Press | Glue} {the lamps} on in front: lights.
step stop Glue {the stop} on behind the driver's window as a stop sign.
step write Write THANK YOU along the side together, and your name under your own window.
step knock Knock on a window, lift it, and let whoever sits there say what was nice. {post? Then it goes into {post=envelope? an {one post}}. | }
further Make a longer bus with a window for each child of the class.
safety Windows are cut flat on the table by two together.
skills cutting flaps, drawing faces, saying thank you
alt A yellow bus card with four windows that open

* kittens-in-a-lid
name kittens
means yarn
title Three Kittens and a Soft Bed | Mew! A Basket of Kittens | Small Paws, Soft Bed
about They are so small that all three fit in one bed, and one is always awake. | Two soft balls make a kitten: a big one for the belly and one for the head.
step pairs {bodies=sock? {@4-5? Together, roll | Roll} {the bodies} up into six balls and glue two on top of each other, three times. | Glue two of {the bodies} on top of each other, three times: belly and head.} Hold each while you count to thirty.
step ears Cut six small triangles from {the ears}.
step on Glue two ears onto each head.
step eyes {eyes=sticker? Press | Glue} two of {the eyes} onto each.
step face From a scrap of {the ears}, glue on a nose as small as a lentil, with whiskers drawn beside it with {the pen}.
step tails Cut {the tails} to finger length and glue one behind each.
step bed Lay {the soft} into {the bed}, round and deep.
step dry Let the kittens lie for half an hour. Meanwhile, find three names.
step tunnel Lay {the tunnel} in front: kittens want to hide.
step play Who is hungry, who wants to play, who is hiding again? Mew!
further Make the mother too, twice as big, and write on a card who is called what.
safety Small soft balls and eyes stay away from brothers and sisters who put things in their mouths. Real kittens are held with a grown-up, sitting down.
skills gluing round things, cutting triangles, taking care
waiting Half an hour for the glue.
alt Three kittens in a soft bed

* golden-treasure-chest
name treasure chest
means box, strap
title A Chest for a King's Treasure | Who Has the Key? | The Chest That Shines in the Dark Cave
about Iron straps, a lock, gold at the edges: whoever finds it wants to know at once what is inside. | Hide it well, and draw nobody a map. Or just one.
step coat {gold=metallic-paint,paint? Paint {the box} and its lid with {the gold} and {the brush} | Glue {the gold} over {the box} and its lid, smoothed down with a fist}; inside it may stay as it is.
step dry Let it dry for an hour.
step straps {straps=washi-tape,duct-tape? Stick strips of {the straps} on | {fix glue} {the straps} on, trimmed by bending or tearing}: two from top to bottom on the lid, two on the front, and one along each edge.
step lock Draw a big lock with a keyhole on the front with {the pen}.
step shine {shine=glitter-glue? Set dots with {the shine} | {shine=sticker,stick-on-gem? Press {the shine} on | Glue {the shine} on}} between the straps: jewels.
step lining Lay {the lining} inside: velvet, as for a crown.
step key A grown-up {key=old-key? rubs {the key} clean and cuts a paper tag for it: no child younger than you gets it | cuts a key as long as a finger from {the key}}.
step loot Fill in {the loot}: treasure.
step hide Hide the chest. Whoever finds the key may ask for three hints: warm, warmer, hot.
further Write a riddle on a card that tells where the key is.
safety Treasure is small: it stays away from little brothers and sisters. Real coins and keys are wiped first.
skills covering a box, gluing straps, hiding and seeking
waiting An hour to dry.
alt A treasure chest with straps and a lock, full of gold

* noodle-ball-run
name ball run
means noodle
title Down the Noodle and Into the Cup | The Ball Run From the Chair | Five Cups, Three Balls, One Ramp
about Cut lengthwise, a soft noodle is the best ramp there is: two of them, as long as you are. | Let go, do not push: where it lands is up to the ramp.
step halve A grown-up {noodle=pool-noodle? cuts {the noodle} in half lengthwise with the knife: two gutters | cuts {the noodle} open lengthwise with the knife, as far as it goes: a gutter}.
step ramp Tape the upper end of one to the seat of a chair with {the tape}, so that the lower end touches the floor. The second one makes it longer.
step cups {pens=sticker? Stick 1, 2, 3, 4 and 5 of {many pens} on {the cups} | Write 1, 2, 3, 4 and 5 on {the cups} with {the pens}}: points.
step garage Lay them on their sides in a row at the end, openings to the ramp, and hold each with {the tape}.
step flags Tape {the flags} to the start.
step test Let one of {the balls} go at the top. Too fast? Lower the ramp. Too slow? Raise it.
step aim Three balls each: add up the points. Who can hit the five on purpose?
step jump Bend the end up a little: now it jumps. How far?
further Build a curve around a table leg, or a tunnel.
safety Balls roll along the floor: pick them up before anybody walks there, and keep small ones from little brothers and sisters.
skills building a slope, trying and changing, adding up
alt A ramp from a noodle with balls and five numbered cups
`;
