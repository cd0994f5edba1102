/** The English words of the shelf of the same name. */
export const words = `
* four-stages-plate
name {v} life cycle
title From {V.start} to {V}: a Life on a Plate | The Life of {a V}, Round and Round | Four Quarters of {a V}
about A plate is round, and so is this story: when it is over, it begins again. Four quarters, four pictures, and an arrow in between. | {v.wow} The whole way there fits on one plate.
say frog: name=frog; start=Egg; wow=A frog begins as a dot in jelly.; ground=blue, cream, green and brown: pond, sand, weeds and land; one=a clump of frogspawn: round eggs with a black dot in each; two=a tadpole: a fat head and a long tail; three=a froglet: it has legs already, and still a bit of a tail; four=a grown frog that sits on a leaf; bits=eggs
say butterfly: name=butterfly; start=Egg; wow=A butterfly begins as an egg on a leaf.; ground=light colors, each a different one; one=five tiny eggs on a leaf; two=a caterpillar, striped and hungry; three=a chrysalis that hangs from a twig; four=a butterfly with two pairs of wings; bits=eggs
say chicken: name=chicken; start=Egg; wow=A chicken takes just three weeks to get out of its egg.; ground=light colors, each a different one; one=eggs in a nest; two=an egg with a crack and a beak; three=a wet yellow chick; four=a hen with a red comb; bits=eggs
say sunflower: name=sunflower; start=Seed; wow=A sunflower taller than you begins as a seed smaller than your nail.; ground=light colors, each a different one; one=five seeds in the soil; two=a sprout with two first leaves; three=a stalk with a green bud; four=a flower with a brown face full of new seeds; bits=seeds
step lines Draw a cross over {the plate}, so that it has four quarters, and number them 1 to 4, going to the right like a clock.
step ground Color the quarters in {v.ground}{pens=paint? , with {the brush}. Let it dry for half an hour. | .}
step eggs Into quarter 1 draw {v.one}.
step bits {fix stick} some of {the bits} on top: those are the {v.bits}.
step second Into quarter 2 comes {v.two}.
step third Into quarter 3 comes {v.three}.
step last In quarter 4 there is {v.four}. {sheet? Draw it on {the sheet}, cut it out and glue it on, so that it stands out. | Make it the biggest of all.}
step arrows Draw an arrow from each quarter to the next{@4-5? . | , and write beside it what happens there.}
step tell Turn it with one finger and tell the story: {@4-5? first, then, then, and at the end? | how long does each stage take, and what does it eat?} After 4 comes 1 again.
further Make one of your own life: baby, now, grown up, and what comes after.
safety {bits? Small pieces go back into their bowl, out of the reach of little brothers and sisters. | Whoever turns the plate for others keeps it flat on the table.}
skills dividing a circle, drawing in order, telling how something grows
waiting {pens=paint? Half an hour for the paint. | }
alt A plate in four quarters with the stages of {a v} and arrows between them

* little-box-bed
name little bed
title A Bed for Somebody Very Small | The Matchbox-Size Bedroom | Sleep Well, Little One
about Dolls, mice and plastic dinosaurs get tired too. {the box} is the bed, and the rest is making it. | One bed tonight, a table tomorrow: this is how every dollhouse began.
step trim {@4-5? A grown-up cuts the top off {the box} | Cut the top off {the box} with {the scissors}}, so that the walls are as high as a finger is wide{box=milk-carton,shoebox,cereal-box,tissue-box? , and shortens it to the length of the one who sleeps there}.
step board Cut {the board} as wide as the box and twice as high, with round corners: the head of the bed.
step head {fix stick} it upright to one end of the box {stick=glue? and hold it while you count to thirty. | and press the tape down well.}
step legs {fix stick} {the legs} under the corners as feet.
step pillow Wrap {the stuffing} in a small square of {the cloth} and {fix stick} the edges together behind: a pillow.
step blanket Cut {the cloth} into a blanket that hangs over the sides, and tuck the foot end in.
step shelf Set {the shelf} beside it as a nightstand, with a dot of {stick} below.
step sleep Who moves in? Tuck them in up to the chin, and read something short.
further Glue three small boxes on top of each other: drawers for what dolls wear.
safety {@4-5? Boxes are cut by a grown-up, and the small feet are counted back when little ones are about. | Cut the box from the corner down, away from the hand that holds it.}
skills measuring by a toy, wrapping and gluing, pretending
waiting {stick=glue? Half an hour for the glue. | }
alt A small bed made of a box with a headboard, pillow and pink blanket

* name-door-hanger
name door hanger
title Knock First: a Door Hanger | Come In, or Come Back Later | My Name Is on This Door
about One side says come in, the other says not now. A door that can talk saves a good many quarrels. | Whoever has a door, or half of one, needs a sign with a name on it.
step shape Lay {the sheet} before you{sheet=wooden-craft-shape?  and mark the middle of the top. | : it should be as long as two hands and as wide as one.} Trace a small {mug} near the top with {the pencil}, and draw a slit from the circle to the edge.
step cut {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} along the lines with {the scissors}: the shape, the slit and the round hole. Try it on the door handle now.
step front {pens=sticker,felt-sticker,letter-bead? Lay your name out with {the pens} in the middle of the front, then stick it on. | Write your name large on the front{@4-5? , dotted first by a grown-up, | } with {the pens}, and a picture of what you like doing below.}
step back Turn it over. {pens=sticker,felt-sticker,letter-bead? Here comes the other message: moon and stars for quiet. | Here comes the other message: {@4-5? a sleeping face for quiet | Not now, Building, Reading or something only your family understands}.}
step trims {trims=washi-tape,stick-on-gem? Stick {the trims} | {fix stick} {the trims}} along the edges of the front.
step bell {@4-5? Tie | Tie} {the bell} to a lower corner with {the cord}, through a small hole made with the point of {the pencil}.
step hang Hang it on the handle. Explain to everybody which side means what, and let them try.
further Make one for each door in the house; the bathroom needs it most.
safety {@4-5? The round hole is cut by a grown-up. | Cut into a round hole from the slit, and turn the sheet, not the hand.}
skills lettering, cutting a curve, saying what one needs
alt A blue door hanger with a name, a star and round trims

* foil-badge-and-cap
name {v} cap
title {V} on Duty | A Cap and a Badge for {a V} | Here Comes the {V}
about A cap with a peak and a star that shines: whoever wears them, everybody knows who is in charge. | {v.wow}
say police: name=police officer; wow=Somebody has to say who may go and who has to wait. Today it is you.; job=Stand where two paths cross and wave the traffic through
say sheriff: name=sheriff; wow=This town had no sheriff until today.; job=Ride through the town and see that all is well
say firefighter: name=firefighter; wow=When the alarm rings, the cap has to be on in three seconds.; job=Ring the alarm, jump up and roll out the hose
say captain: name=captain; wow=A ship, a plane or a train: nothing leaves before the captain is there.; job=Count your passengers, close the doors and call out where you are bound
step band {@4-5? Together, cut | Cut} two strips as wide as three fingers from {the sheet} and join them to a band that fits around your head.
step top {fix stick} two more strips crosswise over the top, from front to back and from ear to ear, not too flat.
step peak Cut a half moon as wide as your hand is long from {the sheet}, with small cuts along the straight edge. Bend the flaps up and {fix stick} them inside the front of the band.
step star {@4-5? A grown-up cuts | Cut} a star as big as your palm from {the sheet}.
step foil Lay the star on {the foil}, fold the edges over to the back and rub the front smooth with a thumb.
step number Write a number on it with {the pen}. It goes on the front of the cap with {stick}.
step buttons {buttons=sticker? Press | {fix stick}} {the buttons} onto the band.
step duty Cap on! {v.job}.
further Make a second badge for whoever helps you.
safety {@4-5? The star is cut by a grown-up, and its points are folded in foil: they are blunt. | Press the points of the star down flat, so that none of them pricks.}
skills fitting a band, wrapping in foil, playing a part
alt A cap with a peak and a shining star badge

* name-on-sticks
name name puzzle
title My Name in Eight Pieces | The Name That Falls Apart | A Puzzle Only I Can Solve First
about Write your name across a row of sticks, mix them up, and put yourself together again. | No letter is harder than the own ones, until they come apart in your hands. After the third time they sit.
step row Lay {the sticks} side by side in front of you, {sticks=wooden-block? the largest faces up. | the long sides touching.} They must be even at the top.
step hold {@4-5? Together, run | Run} two strips of {the tape} across the back, so that nothing slips. Turn the row over.
step letters Write your name with {the pens}, as tall as a finger is long, right across {the sticks}. {@4-5? A grown-up dots it first, and you go over it. | Fill the fat letters in.}
step pattern Draw waves or stripes below, from one end to the other: they help to put it together.
step apart Turn it over and peel {the tape} off slowly.
step mix Mix the sticks. Which is the first letter? Build it from memory, then with one eye shut.
step case Keep them in {the case}, with your name on it.
further Write the name of somebody you like on the back, with another color.
safety Feel the edges for splinters before you begin.
skills writing letters, seeing order, patience
alt Eight sticks in a row with red letters and wavy lines across them

* kindness-pebbles
name kindness stones
title Four Stones to Leave Behind | Kindness Rocks for the Whole Street | Found: One Friendly Stone
about You color them, you lay them out where people walk, and you go home. Somebody will find one on a bad day. | Nobody knows who it was. That is the fun of it: a kind word that lies in the way.
step wash Wash {the stones} in {water} and rub them dry with {the towel}: color does not hold on dust.
step ground {color=paint,acrylic-paint? Paint the top of each in one color with {the brush}. | Color the top of each in one color with {the color}.}
step dry Let them dry for half an hour, {@4-5? and wash your hands meanwhile. | top up.}
step sign On each comes a sign that everybody can read: a heart, a sun, a rainbow wave, a star.
step dots Dip the {one swab} into color and dot a border around it.
step words {@4-5? A grown-up writes on the back what you say: | Write on the back or around the edge, small and plain:} Well done, Hello, You are not alone, Keep me or pass me on.
step gloss When all is dry, brush a thin coat of {the gloss} over the top: rain cannot wash it off so fast.
step place {@4-5? Go for a walk together and | Go for a walk and} leave them where they are seen: on a wall, a bench, a windowsill. Not on grass that is mowed.
further Keep one in your pocket for the person who needs it tomorrow.
safety Stones are laid down and never thrown; take only ones that lie about, and leave none on a path where somebody trips.
skills painting on a curve, finding short words, thinking of strangers
waiting An hour in all.
alt Four painted stones with a heart, a sun, a wave and a star

* fill-the-carton-game
name carton game
title The First Full Row Wins | {carton=egg-carton? Egg-Carton | Twelve-Cup} Race for Two | Six Cups for You, Six for Me
about A game for two, made of what held the eggs: six cups are yours, six are mine, and whoever fills theirs first has won. | Draw a card, put down as many as it says. It sounds like luck, until somebody draws the third kind of card.
step rows {carton=egg-carton? Tear the lid off {the carton}. | Set {the carton} between you.} {color=sticker? Stick one color of {the color} into the six cups of one side, another into the six of the other. | Color the six cups of one side {color a} and the six of the other {color b}{color=paint? , with {the brush}}.}
step dry {color=paint? Let it dry for half an hour. | Put {the pieces} into a {cup} between you, where both can reach.}
step cards {@4-5? Together, cut | Cut} twelve cards as big as a matchbox from {the sheet} with {the scissors}.
step dots {color=sticker? Stick | Draw} one dot on four cards, two on four cards, three on two. The last two get a sad face: they take one away.
step deal Lay the cards face down in a heap. Twelve of {the pieces} in the middle belong to nobody yet, and twelve stay in store.
step play Take turns: turn over a card and put as many of {the pieces} into your cups, one to a cup. A sad face puts one back.
step swap Whoever has all six cups full calls Full! {@6-8? Then play it harder: two to a cup, and you may take from the other side when the card has three dots. | Shuffle, and play again.}
further Invent a card of your own with a new rule, and test whether it is fair.
safety {@4-5? The pieces are counted before and after, and stay away from mouths and from little brothers and sisters. | Count the pieces back into the store: small ones are not for the baby.}
skills counting, taking turns, keeping to a rule
waiting {color=paint? Half an hour for the paint. | }
alt A tray of twelve cups with one red and one blue row, cards with dots and small pieces in some cups

* lemon-slice-bunting
name lemon bunting
title Fresh Lemonade: a Bunting of Lemon Slices | The Lemon Slices on a Line | Open for Business, in Yellow
about A stand is only a table until something hangs over it. These slices can be seen from the end of the street. | Circles cut in half are lemon slices, and eight of them in a row sell more lemonade than any shouting.
step cut {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} {sheet=paper-plate? two of {the sheet} in half: four | two circles as wide as two hands from {the sheet}, and each in half: four} lemon slices. {@9-12? Make eight if the line is long. | }
step rind {color=paint,acrylic-paint? Paint the round edge and a smaller half moon inside {color a} with {the brush}: | Color the round edge and a smaller half moon inside {color a} with {the color}:} the white ring between is the pith.
step segments Draw three lines from the middle of the straight edge to the rind with {the pen}: the segments of the lemon.
step dry {color=paint,acrylic-paint? Let them dry flat for half an hour. | Lay them out in a row on the floor, a hand apart.}
step hang {stick=stapler? Fold the straight edge over {the cord} and staple it down, | {fix stick} the straight edge to {the cord},} one slice beside the other, with an arm's length of line free at both ends.
step sign Write on {the sign}: {@4-5? LEMONADE, dotted first by a grown-up, and the price in coins drawn around. | LEMONADE, what a drink costs, and what the money is for.}
step open Hang it along the edge of the table, and call out what you sell. The first drink is for whoever helped.
further Make orange and lime slices as well: whoever buys three kinds gets a discount.
safety The line hangs along the table, never across a path at the height of necks.
skills halving circles, coloring within lines, writing a price
waiting {color=paint,acrylic-paint? Half an hour to dry. | }
alt A line with four yellow lemon slices over a lemonade sign

* first-day-board
name first-day board
title My First Day: a Board for the Photo | First Day, With Everything About Me | Hold This and Smile
about You hold it in your hands on the first morning, and somebody takes the photo. In June you hold it again and laugh. | How tall, how old, what I want to be: on the first day it belongs on a board.
step ground {color=paint,acrylic-paint? Paint {the board} {color a} with {the brush}, from one side to the other. | Color the whole of {the board} with {the color}, in one direction{color=chalk? , and rub it in with a finger | }.}
step dry {color=paint,acrylic-paint? Let it dry for an hour. | Blow off the crumbs.} Meanwhile think: what do you want to remember?
step lines {@4-5? A grown-up writes with {the pen}, as you say it: | Write with {the pen}, large:} My first day, my name, how old I am, and what I like best.
step me Draw yourself on the right side, with what you will wear.
step ring {fix stick} {the ring} beside it.
step edge {edge=sticker,washi-tape? Stick | {fix stick}} {the edge} around the edge as a frame.
step photo Hold it under your chin at the front door. One photo with a smile, one with a silly face.
further Put it away behind the wardrobe: on the last day, only the answers are new.
safety Names and schools stay off the photos that strangers may see: a first name is enough.
skills drawing oneself, lettering, looking ahead
waiting {color=paint,acrylic-paint? An hour for the paint. | }
alt A dark board with a frame, white writing and a drawn child

* sleeping-bag-card
name sleeping-bag invitation
title Come and Sleep Over: a Bag With a Guest Inside | The Invitation in a Sleeping Bag | Pull Me Out and Read
about A guest lies in the bag and knows all about the party: pull, and there it stands, when, where, and what to bring. | One for each friend, and no two guests have the same hair.
step bag Fold one sheet of {the sheet} so that it is as long as a hand and as wide as three fingers on each side; the open end is on top.
step sides {fix stick} the long sides shut, and fold the upper edge over like a collar. The top stays open.
step trim Color stripes, dots or stars on the bag with {the pens}{sheet=felt,fabric-scrap? , dabbing rather than pulling | }.
step child {body=craft-stick? Draw a face on the end of {the body} with {the pens}. | Cut a strip from {the body} that just slides into the bag, round at one end, with {the scissors}. Draw a face there, awake or asleep.}
step hair {fix stick} {the hair} on.
step stars {stars=washi-tape? Tear small bits of {the stars} and stick them on the bag. | Stick {the stars} on the bag.}
step words {@4-5? A grown-up writes on the lower part, where the bag hides it: | On the lower part, which the bag hides, write} who, when, where, and bring your pillow.
step tuck Tuck the guest in up to the chin. {@4-5? Make one for each friend. | Make as many as you have friends coming, and try the pull.}
further Make your own name card for each pillow with a smaller bag.
safety Addresses go inside, where only your guest reads them.
skills folding a pocket, drawing a sleeper, inviting
alt A blue paper sleeping bag with stripes, a smiling guest looking out

* thank-you-pocket
name thank-you pocket
title Three Reasons in a Pocket | A Pocket Full of Thank-Yous | Thank You, Three Times Over
about Thank you is quickly said. Three slips in a pocket say what for, and that is what people keep. | For whoever teaches, drives, helps, heals or brings: pull out a slip, and there stands something that only you could write.
step fold Fold {the sheet} across so that the lower part covers two thirds of the upper one.
step sides {fix stick} the two sides of the lower part down: a pocket. Cut or fold the upper part away to the back, so that the edge is straight.
step front Draw on the front what {@4-5? this person does: a bus, a piano, a letter, a dog | makes one think of this person: the bus, the keys, the whistle, the garden}. A heart is right for everybody.
step stamp {stamp=sticker,felt-sticker? Stick | {fix stick}} {the stamp} around it.
step slips {@4-5? A grown-up cuts | Cut} {the slips} into three strips a little longer than the pocket with {the scissors}.
step words {@4-5? Tell a grown-up three things that this person did for you. They write one on each, in your words, and you add a heart. | Write one thing that this person did for you on each, as exactly as you can: not thanks for everything, but thanks for waiting when I was late.}
step ribbon {ribbon=washi-tape? Stick {the ribbon} across the pocket. | {@4-5? Tie {the ribbon} around the pocket together, with a bow in front. | Tie {the ribbon} around the pocket with a bow in front.}}
step give Tuck the slips in, so that their ends look out, and put your name on the back. Hand it over yourself.
further Add a fourth slip with a promise: one car wash, one concert, one cake.
safety {@4-5? Strips are cut by a grown-up; small trims stay on the table. | Keep scissors flat on the table while you think of words.}
skills folding a pocket, choosing words, giving thanks
alt A teal paper pocket with a heart and three slips looking out

* torn-pet-portrait
name {v} portrait
title Portrait of the Best {V} in the World | Our {V}, in Torn Paper | The {V} Who Sits for a Portrait
about Kings had themselves painted. {v.own} gets a portrait too, in paper that is torn hair by hair. | Torn edges look like fur and feathers: nothing else makes {a v} so soft.
say dog: name=dog; own=Your dog; look=how the ears hang, where it is light and where it is dark; shape=a round head, a body below, and two ears that hang; light=the muzzle and the chest; ask=what it is doing right now
say cat: name=cat; own=Your cat; look=its stripes, its patches, and the color of its eyes; shape=a round head, two pointed ears and a body below; light=the muzzle and the chest; ask=where it sleeps best
say rabbit: name=rabbit; own=Your rabbit; look=how it holds its ears, and where it is light; shape=a round head, two long ears and a body below; light=the insides of the ears and the cheeks; ask=what it likes best to eat
say guinea-pig: name=guinea pig; own=Your guinea pig; look=where the patches are, and which way the hair stands; shape=a body like a loaf of bread with two small ears; light=a patch over one eye and the muzzle; ask=what it says when the fridge opens
say bird: name=bird; own=Your bird; look=which feathers have which color; shape=a round head, a long belly and two wings; light=the face and the belly; ask=what it can say or whistle
say horse: name=horse; own=Your horse; look=the blaze on its forehead and how the mane falls; shape=a long face, two ears and a strong neck; light=the blaze, the mane and the soft nose; ask=what it smells like
step look Look at the real one or at a photo: {v.look}. Then draw {v.shape} on {the ground} with {the pen}, as large as will fit.
step tear Tear {the paper} into bits as big as a stamp, the colors in separate heaps. Pull slowly: the ragged edge is the {v=bird? feathers | fur}.
step dark Begin at the {v=bird? tail | edge} with the main color. {fix stick} the bits on in rows, like roof tiles, each over the edge of the last.
step light Now the other color for {v.light}.
step eyes {fix stick} {the eyes} on.
step face Draw {!eyes? two eyes, }a {v=bird? beak | nose and a mouth} and whatever only this one has: a spot, a scar, a crooked ear.
step tag Below the chin comes a collar with {the tag}{tag=sticker?  | , held with {stick}}.
step frame {frame=washi-tape? Stick | {fix stick}} {the frame} around the edge as a frame.
step name {@4-5? A grown-up writes its name below, as you spell it. | Write its name below, and {v.ask}.}
further Make one for a friend's pet, from a photo, as a present.
safety The one who sits for the portrait does not get any glue or paper to eat.
skills looking closely, tearing small, gluing in rows
waiting Half an hour to dry.
alt A portrait of {a v} made of torn paper

* memory-shoebox
name memory box
title A Box for What Must Not Be Forgotten | The Box That Moves Along First | Everything We Want to Keep
about A house, a summer or somebody you love does not fit into a box. What reminds you of them does. | Choose little, and choose well: in ten years every single thing in here can tell a story.
step choose Go through the rooms with {the box} and collect what belongs to the one, the place or the time that you want to remember: a ticket, a stone from the yard, a drawing, something with its own smell. {@4-5? Ten things are enough. | No more than fits; choosing is the work.}
step cover {cover=photo,postage-stamp? {cover=photo? Use copies, and keep the photos themselves. | } Lay {the cover} out on the lid and {fix stick} what stays. | {@4-5? Together, cut | Cut} {the cover} into large pieces and {fix stick} them over box and lid, smoothing from the middle.}
step title {@4-5? A grown-up writes on {piece slips} what you say: | On {piece slips} write} whose box it is, and whom, what or which time it holds.
step label {fix stick} it to the front.
step rooms Divide the inside with {the rooms}, {rooms=envelope? glued flat to the lid for paper things. | folded at a right angle and held with {stick}: one corner for people, one for places.}
step tell {@4-5? Tell about each thing; a grown-up writes two sentences on a slip. | Write a slip for each thing: what it is, and what it was like. Without that, a stone is only a stone.}
step fill Lay each thing in with its slip. One place stays free for something you find later.
step ribbon {@4-5? Tie {the ribbon} around it together. | Tie {the ribbon} around it with a bow.} Decide when it may be opened again.
further Ask everybody in the family for one thing and one sentence.
safety Only what keeps for years goes in: no food and no flowers that are still fresh. Whatever is precious for somebody else is asked for first.
skills choosing, covering a box, telling memories
alt A decorated box with a label

* gone-fishing-card
name fishing card
title A Card With a Bite on the Line | Gone Fishing: a Card | Happy Day to the Best Angler
about A rod stands out of the card, a line hangs down, and at the end of it somebody has bitten. | For a grandpa, a dad, an aunt: for anybody who can sit at a lake for hours and calls it a good day.
step fold Fold one sheet of {the sheet} in half, fold on top: the card.
step water Color waves on the lower half of the front with {the pens}{pens=paint? and {the brush}, and let it dry | }.
step fish {@4-5? Draw a fish as long as a finger on the other sheet, and cut it out together. | Draw a fish as long as your finger on the other sheet and cut it out.} Give it an eye and a mouth.
step shine {shine=sticker,washi-tape? Stick bits of {the shine} | {fix stick} small bits of {the shine}} on it as scales.
step rod {fix stick} {the rod} across the front at a slant, tip up, so that it looks out over the edge.
step line Knot {the line} to the tip of the rod.
step hook {hook? Bend {the hook} a little open, tie it to the end of the line and hang the fish on it{stick=tape? with a bit of tape | }. | {fix stick} the other end of the line to the back of the fish.} It should dangle over the waves.
step words {@4-5? A grown-up writes inside what you say, | Write inside} for example: you are a great catch, and draw what else lives in the lake.
step give Let it dangle when you hand it over. Who bites first?
further Make more fish, each with a wish on its belly, and put them in the card to be caught.
safety {hook=paper-clip? The clip is bent with blunt ends; a real hook never goes on a card. | A real hook never goes on a card.}
skills cutting a fish, knotting a line, giving joy
alt A card with water, a rod at a slant, and an orange fish on the line

* one-big-letter
name big letter
title The Letter You Can Feel | One Big Letter, and What Begins With It | A, B or Z: the Letter of the Week
about One letter, as big as a head, covered all over: a finger goes over it and remembers the way. | Choose the letter that you are learning. The picture has the first of the alphabet; yours may be any.
step letter {@2-3? A grown-up draws | {@4-5? Together, draw | Draw}} the letter on {the sheet} with {the pen}, as tall as two hands and as thick as two fingers, and {@2-3? cuts it out | cut it out with {the scissors}}.
step trace Trace it with a finger, as it is written: {@2-3? down, up, across. And say its sound. | first stroke, second stroke, third. Say its sound each time.}
step fill {fill=sticker? Press {the fill} all over it, close together. | {fill=tissue-paper,construction-paper,magazine? Tear {the fill} into bits and {fix stick} them all over it. | Spread {stick} on a part of it, and press {the fill} in; then the next part.}}
step dry {fill=sticker? Hold it up: which side is the front? | Let it dry flat for half an hour.}
step ground {fix stick} the letter onto {the ground}.
step hunt Go through the house together: what begins with this sound? {@2-3? Bring one thing. | Bring five things, and let one be wrong: who finds it?}
step pictures {@2-3? A grown-up draws the things {ground? around it | on the second sheet}, as your child names them. | Draw the things {ground? around it | on the second sheet}{@6-8? and write their names | }.}
further Make the next letter next week, and hang them in a row.
safety {fill=button,dried-bean,pom-pom,dried-lentil? Small things are counted back and never go into ears or noses. | Scissors are closed and away before the letter is filled.}
skills seeing and feeling a letter, filling a shape, hearing first sounds
waiting {fill!=sticker? Half an hour to dry. | }
alt A big red letter A covered with small pieces, an apple beside it

* storm-in-a-box
name storm box
title The Storm That Stops When I Say So | Thunder in a Box | Flash, Count, Rumble
about A real storm asks nobody. This one has a lid, and whoever holds it decides how loud, how long, and when it is over. | First the flash, then the rumble: whoever counts in between knows how far away it is.
step sky Color the box with {the pens}: dark clouds, slanting rain.
step fill Pour {the rain} into {the box}{@4-5? , with a grown-up holding it | }.
step close Close the lid and run {tape=glue? glue along the whole edge | {tape} along the whole edge} together: nothing may trickle out.
step flash {flash=aluminum-foil,metallic-paper? Fold {the flash} four times, so that it is stiff, and {@4-5? cut a zigzag from it together | cut a zigzag from it} with {the scissors}: | {@4-5? A grown-up draws a zigzag on {the flash} with {the pencil}, and you cut it out together | Draw a zigzag on {the flash} with {the pencil} and cut it out} with {the scissors}:} the lightning.
step handle {fix tape} {the stick} to the back as a handle.
step cloud {fix tape} {the cloud} along the top of the box.
step count Lift the lightning: flash! Count slowly, one, two, three. Then tilt the box: rumble. The longer you count, the farther away it is.
step storm Let it come nearer, be right above you, and go away. {@4-5? Then say stop: it stops. | Then play it for somebody with closed eyes. Where is it now?}
further When a real storm comes, play along with it, each rumble an answer.
safety {@4-5? Box and lid are closed by a grown-up, and what rolls out is picked up at once. | Tape the edge twice: what rolls out makes floors slippery.}
skills making sounds, counting, mastering a fear
alt A box with white clouds on top, rain on its sides and a lightning bolt

* shield-with-a-boss
name {v} shield
title {V.title} | A Round Shield for {V.who} | Whoever Carries This Shield Is Ready
about {v.fact} | A disc as wide as an arm is long, a sign that can be seen from afar, and a strap: it takes an afternoon and lasts a whole war of cushions.
say viking: name=Viking; title=The Round Shield of the Vikings; who=a Viking; fact=On their ships Vikings hung their shields over the rail, red and white by turns. Underway nobody stumbled over them.; sign=four quarters, and two of them, across from each other, get another color; battle=Hang it over the edge of the sofa: the longship sets sail
say knight: name=knight; title=A Shield With a Golden Cross; who=a Knight; fact=Behind a visor all knights look alike. Only the shield told who was coming.; sign=a broad cross from edge to edge; battle=Swear to be brave and polite, and guard the door of the castle
say greek: name=Greek; title=The Shield of a Greek Hero; who=a Hero; fact=The letter on the shield told which city somebody came from: an upside-down V stood for Sparta.; sign=a ring along the edge and a large upside-down V; battle=Stand side by side with others, rim over rim: nobody gets through
step circle Knot {the string} to {the pencil}. {@4-5? A grown-up holds the end on the middle of {the disc}, and you draw around. | Hold the end on the middle of {the disc} with a thumb and draw around: a circle as wide as your arm is long.} {disc=paper-plate? On a plate the rim is the line. | }
step cut {@4-5? A grown-up cuts it out | {@6-8? Together, cut it out | Cut it out}} with {the scissors}.
step fields Draw the sign with {the pencil}: {v.sign}.
step color {color=paint,acrylic-paint? Paint it with {the brush}, the light color first, and let it dry for forty-five minutes. | {color=construction-paper? Tear {the color} to shape and {fix stick} the fields on. | {color=duct-tape? Lay strips of {the color} side by side over the fields. | Color it in with {the color}, one field after the other.}}}
step boss {boss=aluminum-foil,metallic-paper? Shape a hill as big as a fist from {the boss} | Turn {the boss} over} and {fix stick} it in the middle: it guards the hand.
step studs {studs=sticker? Press | {fix stick}} {the studs} around the edge, evenly, like rivets.
step edge {edge=string,rope? {fix stick} {the edge} around the rim. | Fold {the edge} over the rim, all around.}
step strap {fix stick} a strip of {strap} across the back as a loop for the arm, both ends firmly, {@4-5? with a grown-up | wide enough for a sleeve}.
step guard {v.battle}.
further Make a sign of your own that nobody else may carry.
safety {@4-5? A grown-up cuts the disc and rubs rough spots smooth. | Cut thick board little by little, away from the hand that holds it.} Shields are for stopping cushions, and are never thrown.
skills drawing a large circle, coloring fields, fixing a strap
waiting {color=paint,acrylic-paint? Forty-five minutes for the paint. | }
alt A round {v} shield with a sign, rivets and a round boss in the middle

* crumpled-treasure-map
name treasure map
title A Treasure Map, Old by This Afternoon | X Marks the Spot | The Map From the Pirate's Chest
about Torn, crumpled and brown at the edges: by this afternoon the sheet is three hundred years old. | First the paper gets old, then the island gets drawn, and last somebody has to find what you have hidden.
step tear Tear a narrow strip off all four edges of {the paper}: old edges are ragged.
step crumple Crumple it to a ball, open it, and crumple it again. Smooth it out.
step stain {stain=tea-bag,coffee-grounds? {@4-5? A grown-up makes a cold brew of | Make a cold brew of} {the stain} in a {bowl} of {water}. Dab it over the paper with the wet {stain=tea-bag? bag | grounds in a cloth}, dark at the edges. | {stain=crayon? Rub {the stain} flat over the creases in brown and yellow, darker at the edges. | Wash the paper brown with {the stain}, much {water} and {the brush}, darker at the edges.}}
step dry {stain=crayon? Pat it with {the towel} until the crumbs are off. | Pat it with {the towel} and let it dry for an hour and a half.}
step island Draw an island with {the pens}: the coast with bays and points, as large as the sheet allows.
step signs Add what one has to pass: palm trees, a cave, a bridge, a monster in the sea, and an arrow to the north.
step path Dots show the way, and at the end of it a red X.
step roll Roll it up and {tie=rubber-band? slip {the tie} over it. | tie {the tie} around it.}
step hide Hide {the treasure} in the room, at the place that the X stands for.
step hunt Give the map to somebody and say nothing. {@4-5? Warm or cold is allowed. | Three questions are allowed, and you may only say yes or no.}
further Draw the next map of your own home, with the sofa as a mountain.
safety {stain=tea-bag,coffee-grounds? What stains has to be cold, and | What colors the paper colors more, so} stained fingers stay off the sofa.
skills aging paper, drawing a map, giving and reading clues
waiting {stain!=crayon? An hour and a half to dry. | }
alt An old brown map with an island, palm trees, a dotted path and a red X
`;
