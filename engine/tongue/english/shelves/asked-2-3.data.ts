/** The English words of the shelf of the same name. */
export const words = `
* tissue-night-jar
name night jar
title A Night Light Full of Color | The Glowing Tissue Jar | Good Night, Little Lamp
about Torn {paper} on {the jar}, a small light inside, and the dark is not dark any more, but full of color. | Daytime is for tearing and patting. At bedtime it is the lamp that your child made, and that helps.
step tear Your child tears {the paper} into pieces, each about as big as a palm. {paper=paper-napkin? Pull the layers apart first, so that light comes through. | Big, small, crooked: all are right.}
step coat Turn {the jar} on its side, hold it, and brush {stick} over a part as large as a hand with {the brush}.
step press Your child lays pieces on the wet place, one over the edge of the other. Turn the jar and go on, until it is covered all around.
step pat Brush a last thin coat of {stick} over everything with {the brush}, and pat down the corners that stand up.
step dry Stand it on its rim for an hour. When it is dry, the colors are clear.
step light A grown-up puts {the light} into the jar and stands it on a high shelf.
step night Curtains closed, lights out. Which colors does your child see on the wall?
further Make a second one for the bathroom, all in one color.
safety The light is put in and taken out by a grown-up, and no real candle ever goes in.
skills tearing, patting flat, naming colors
waiting An hour to dry.
alt A jar covered with patches of yellow, blue and pink paper, a light glowing inside

* box-vacuum
name vacuum cleaner
title My Own Quiet Vacuum Cleaner | Vroom, Says the Box | A Vacuum Cleaner That Minds Its Manners
about The big one is loud and starts when it likes. This one only makes the noise that your child makes. | Who has a vacuum cleaner of their own can go along when the real one comes out. It begins with a hole in a box.
step hole A grown-up cuts a hole into one end of {the box} with {the scissors}, as wide as {the hose}.
step color {pens=sticker? Your child sticks {the pens} all over the box: lights, dials and stripes. | {@2-3? Your child colors the box with {the pens}, all around. | Color the box with {the pens}: lights, dials, a stripe on each side.}}{pens=paint?  Let the paint dry for half an hour, so that the tape will hold.}
step hose {@2-3? Push one end of {the hose} into the hole and tape it all around. | Push one end of {the hose} into the hole. One holds, one tapes it all around.}
step caps Stick {the caps} on top with loops of tape: one is on and off, one is quiet and loud.
step cord A grown-up tapes {the cord} on behind, no longer than a forearm. The free end gets a fold of tape: the plug.
step noise {caps? Press the switch. | Press a finger on the top, where the switch would be.} {@2-3? Quiet: mmm. Loud: vroom! And off. Your child says which. | Try all its noises, from a mosquito to a storm, and off again. You decide.}
step clean {@2-3? Now vacuum the rug, the sofa and Daddy's feet. | Vacuum the rug, the sofa and somebody's feet. What has it swallowed today?}
further @2-3 When the real one runs, both work side by side: your child's is the boss.
further Lay paper snippets on the rug and gather them up with a loop of tape around the nozzle.
safety The cord stays as short as a forearm, and the hole is cut by a grown-up.
skills coloring a box, making noises on purpose, pretending
alt A red box as a vacuum cleaner, with a hose, a nozzle, two wheels and a short cord
waiting {pens=paint? Half an hour for the paint. | }

* box-car-wash
name car wash
title Car Wash in a Box | Drive Through, Come Out Clean | The Swish-Swash Car Wash
about In at one end, swish through the strips, and out at the other: every car in the house wants its turn. | {the box} is a car wash as soon as something hangs in its door and brushes over the roof.
step doors {@6-8? With a grown-up, cut | A grown-up cuts} a door into both ends of {the box}, as high as {one cars} and a bit more.
step color {@2-3? Your child colors the box with {the pens}: blue waves, dots for bubbles. | Color the box with {the pens}: waves, bubbles, and a sign with the price.}
step strips {strips=ribbon,crepe-paper? Cut {the strips} into eight pieces as long as a hand. | Cut {the strips} into eight strips as wide as a finger and as long as a hand.}
step hang {fix tape} four strips side by side over the inside of each door, so that they brush the ground.
step foam {fix tape} {the foam} along the roof: soap foam.
step road {tape=glue? Lay the box on the floor where there is room for a line of cars in front. | Stick a road of {tape} to the floor, in at one door and out at the other.}
step wash {@2-3? Brrm: your child drives the cars through, one after the other. Which is the dirtiest? | Drive through, one after the other: soap, rinse, dry. What does it cost, and who pays?}
further @2-3 Wash the cars for real afterward, with a wet cloth in a tub.
further Write tickets: one wash, wash with wax, wash for trucks.
safety The doors are cut by a grown-up; a rough edge that small wrists pass is folded over or rubbed smooth.
skills hanging strips, driving through, taking turns
alt A blue box with hanging strips in its door as a car wash, a toy car in front

* paper-hair-salon
name hair salon
title The Salon Where Hair Grows Back | A Haircut for a Paper Friend | Snip: Somebody Else Goes First
about Somebody sits in the chair, and nothing hurts: hair of {one hair} falls, and the friend still smiles. Who has cut hair once sits more bravely in the real chair. | Long hair, short hair, or only the bangs? Here the one with the scissors decides.
step face {@2-3? Draw two eyes on {the plate} with {the pens}; your child adds a mouth and round cheeks. | Draw a face on {the plate} with {the pens}: somebody who waits to have their hair cut.}
step eyes {fix stick} {the eyes} over the drawn ones.
step strips {@2-3? A grown-up cuts | Cut} {the hair} into ten {hair=yarn? pieces | strips as wide as a finger}, as long as a forearm: the hair.
step stick {fix stick} the hair along the upper edge, one strand beside the other, and down both sides. It should hang into the eyes.
step dry Wait twenty minutes, so that nothing comes off in the salon.
step cut {@2-3? Hold the friend. Your child points where: a grown-up cuts, and the hair drops. | {@4-5? One holds the hair tight, one cuts with {the scissors}. A little at a time, and look in between. | Cut with {the scissors}, a little at a time: bangs, steps, a zigzag. What is off stays off.}}
step bow Put {the bow} where the prettiest strand is.
step mirror Hold it up to a mirror. {@2-3? Is the friend pleased? | What does the customer say, and what does it cost?}
further @2-3 Lay a towel around your child's shoulders and comb with your fingers: that is how it begins in the real salon.
further Give it new hair of another color: in this salon it grows back overnight.
safety {@2-3? Only a grown-up holds the scissors. | Scissors cut paper friends and never real hair: say so before the salon opens.}
skills gluing strands, cutting with an aim, talking about what comes
waiting Twenty minutes for the glue.
alt A smiling plate face with long strands of hair, a bow and a fresh cut

* odd-tube-animal
name tube {v}
title {A V} Made of a Tube | The Little Tube {V} | {V}, Standing Room Only
about {v.wow} A tube has just the right shape for {a v}. | {A v} is not in every animal book. {v.wow} On your shelf, one moves in today.
say capybara: name=capybara; wow=Nobody is as calm as a capybara, not even in the bath.; ears=two tiny round ears; put=at the upper rim, far apart; fluff=a few hairs behind the ears; ask=Who comes to sit on its back
say axolotl: name=axolotl; wow=An axolotl smiles all its life and wears its gills outside.; ears=six gills, long and pointed like leaves; put=beside the face, three on each side; fluff=a crest along the back; ask=What does it see when it looks up
say otter: name=otter; wow=Otters sleep on the water and hold hands, so that nobody drifts away.; ears=two small round ears and a long tail; put=at the upper rim, and the tail behind; fluff=some fur on the head; ask=What has it found to crack open
say raccoon: name=raccoon; wow=A raccoon wears its mask day and night.; ears=two pointed ears and a thick tail; put=at the upper rim, and the tail behind; fluff=some fur between the ears; ask=What has it found in the bin tonight
say red-panda: name=red panda; wow=When a red panda is frightened, it stands up and throws its arms in the air.; ears=two pointed ears and a bushy tail; put=at the upper rim, and the tail behind; fluff=some fur between the ears; ask=Which tree does it climb tonight
say llama: name=llama; wow=A llama that is cross spits, this one is never cross.; ears=two ears as long as a thumb and curved like bananas; put=at the upper rim, upright; fluff=a shaggy tuft between the ears; ask=What does it carry over the mountains
say hippo: name=hippo; wow=A hippo spends the day in the water, with only its eyes and ears looking out.; ears=two tiny round ears; put=at the upper rim; fluff=a bristle or two on the head; ask=How wide can it yawn
say hamster: name=hamster; wow=A hamster keeps its supper in its cheeks.; ears=two round ears as big as a coin; put=at the upper rim; fluff=some fur between the ears; ask=What is in its cheeks
step coat {color=construction-paper? Wrap {the tube} in {the color} and {fix stick} the edge down. | {color=marker,crayon? Color {the tube} {color a} all around with {the color}. | Paint {the tube} {color a} all around with {the brush}.}}
step cut {@2-3? A grown-up cuts | {@4-5? Cut together | Cut}} {v.ears} from {the ears}.
step dry {color=paint,acrylic-paint? Stand it up for half an hour, until it does not stick to a finger. | Stand it up and look: which side is the front?}
step ears {fix stick} them on: {v.put}. Hold while you count to ten.
step face {@2-3? Draw the face with {the pen}: a lighter muzzle, two eyes, a nose. Your child adds the mouth. | Draw a lighter muzzle with {the pen}, two eyes, a nose and a mouth.}
step eyes {fix stick} {the eyes} over the drawn ones.
step dots Your child presses {the dots} on where the eyes are.
step fluff {fix stick} {the fluff} on: {v.fluff}.
step live {v.ask}? {@6-8? Write its answer on a little sign. | Let it tell.}
further @2-3 Hide it in the room, and whoever finds it makes its noise.
further Make it a place to live from a box, with whatever it likes best.
safety {@2-3? Scissors are for the grown-up; what has come loose is stuck on again before it goes into a mouth. | {@4-5? Ears are cut with two pairs of hands. | Cut the small shapes sitting down.}}
skills coating a tube, placing ears and face, knowing an animal
waiting {color=paint,acrylic-paint? Half an hour for the paint. | }
alt A tube {v} with ears and a friendly face

* bandage-bear-picture
name get-well card
title A Card for Somebody Who Is Sick | Poor Bear Gets Better | The Bear With Three {plasters=adhesive-bandage? Bandages | Patches}
about The bear has the same trouble as the one who gets the card, and somebody looks after it: your child. | Sticking {the plasters} on is what small fingers do best, and the bear is patient.
step fold Fold one sheet of {the sheet} in half like a book: the card.
step bear {@2-3? A grown-up cuts | Cut together} a bear from the other sheet with {the scissors}: round head, two round ears, round belly, two arms.
step color Your child colors the belly and the ears with {the pens}.
step stick Rub {stick} on the back of the bear. {@2-3? Your child claps it onto the front of the card and leans on it. | Press it onto the front of the card.}
step face {@2-3? Draw two eyes and a nose together; your child adds the mouth. | Draw two eyes, a nose and a mouth: does it smile again already?}
step heal Where does it hurt? Your child puts {plasters=adhesive-bandage,sticker? {a plasters} | three short strips of {the plasters}} there: on the head, the arm and the belly.
step write A grown-up writes inside what your child says, word for word{@4-5? , and your child signs | , and a scribble is the name}.
step give Blow on every {plasters=adhesive-bandage? bandage | patch} three times. Then the card can go.
further Bring a spare {one plasters} along, for the toy that lies in bed beside the patient.
safety {plasters=adhesive-bandage? Bandage wrappers go in the bin at once; ask first whether the patient can stand latex. | Small bits of sticky paper go in the bin at once, before they go into a mouth.}
skills sticking where it is meant, coloring, thinking of somebody
alt A card with a tan bear that has three bandages

* hand-fish-on-a-line
name hand fish
title The Catch of the Day Is My Hand | A Fish for Somebody Who Fishes | Hooked: One Handprint Fish
about Fingers make the tail, the palm makes the fish: nobody else will ever catch one of just this size. | For a grandpa, a dad or anybody who waits at the water: this one does not get away.
step coat Brush {the color} onto palm and fingers with {the brush}: {@2-3? your child holds still for the tickle. | one layer, not too thick.}
step print Press the hand on the middle of {the sheet}, fingers pointing left and a little apart. Lift it straight up.
step wash Wash the hand at once and dry it with {a towel}.
step dry Let the print dry for an hour.
step scales {scales=sticker? Press {the scales} onto the palm | Tear {the scales} into five bits as big as a fingernail and {fix stick} them onto the palm}: the scales.
step face {@2-3? Your child draws an eye on the palm, and bubbles at its right edge. | Draw an eye on the palm, a mouth at its right edge, and three bubbles.}
step line {fix stick} one end of {the line} at the mouth and the other at the upper edge of {the sheet}: hooked.
step words {@2-3? A grown-up writes: caught by, with name and date, and for whom. | Write below who caught it, when, and for whom.}
further Print a second fish every year beside it, and see which is the big one.
safety Paint hands stay off eyes and mouth until they are washed; keep the cloth ready before you begin.
skills printing a hand, gluing on, giving something of oneself
waiting An hour to dry.
alt An orange handprint fish with an eye and bubbles, hanging on a line

* sponge-sailboat
name boat
title {hull=kitchen-sponge? A Sponge Sets Sail | A Boat for the Bathtub} | Bathtub Regatta | Ahoy From the Tub
about Three things, no paint, nothing that goes soft: this one is in the water before the tub is full. | {hull=kitchen-sponge? A sponge floats, drinks and drips: boat and toy in one. | It floats, carries a sail, and stays in the bathroom for next time.}
step hull {@2-3? A grown-up cuts | {@4-5? Cut together | Cut}} one end of {the hull} to a point with {the scissors}: the bow.
step sail {@2-3? Cut | Now cut} a triangle as high as a hand from {the sail}.
step sign Your own sign goes on the sail{sign=marker? : a dot, a letter, a face | , in the middle}.
step mast Tape the long side of the sail to {the mast}, and leave a thumb's length free below.
step hole {@6-8? With a grown-up, make | A grown-up makes} a slit in the middle of the boat with the point of {the scissors}.
step set Push {the mast} in as deep as it goes. {@2-3? Your child presses. | If it wobbles, wind tape around the foot.}
step float Into the tub! Blow from behind: slowly, then like a storm. {@2-3? What may ride along? | How many bottle corks, bricks or ducks can it carry?}
further Build a harbor from a washcloth over the rim, and let two boats race there.
safety In the tub a grown-up sits beside, always; the boat comes out with the child and dries.
skills putting together, blowing with an aim, floating and sinking
alt A yellow boat with a blue sail on a mast

* bravery-medal
name bravery medal
title A Medal for Being Brave | I Did It: My Bravery Medal | For Courage, First Class
about Brave is who is a little scared and goes all the same. Make the medal before, and pin it on after. | It waits at home on the shelf, and whoever comes back from the hard thing wears it.
step cut {@2-3? A grown-up cuts | {@4-5? Cut together | Cut}} a circle as wide as an orange from {the disc} with {the scissors}, with small zigzags all around.
step shine {shine=aluminum-foil,metallic-paper? Lay the circle on {the shine}, fold the edges over to the back and rub the front smooth. | {shine=washi-tape? Cover the front with {the shine}, strip beside strip. | {shine=paint? Paint the front {color a} with {the brush} and let it dry. | Color the front {color a} with {the shine}, right to the edge.}}}
step sign {@2-3? Draw a star in the middle together, with {the pen}. | Draw a star in the middle with {the pen}, or the thing that was hard: a tooth, a wave, a cloud.}
step gems {fix stick} {the gems} around the edge.
step band Fold {the band} in half and {fix stick} its middle to the back: two ends hang down.
step say Say aloud what it is for: {@2-3? for the doctor, for the dark, for the first swim. | what was hard, and how you will do it, breathing out slowly first.}
step wear {@2-3? Done? Then a grown-up fixes it to the shirt with a loop of {the tape} and shakes the hand. | When it is done, somebody fixes it to your shirt with a loop of {the tape} and shakes your hand.} Applause!
further Write on the back what it was for, and add a line for each new brave thing.
safety It sticks to the shirt and is never fixed with a pin, and never hung around a neck to sleep.
skills talking about what is hard, decorating a circle, being proud
alt A gold medal with a star and two loose ends

* all-in-one-color
name one-color picture
title Everything in My Favorite Color | One Color, a Hundred Shades | The Picture That Is All One Color
about Light and dark, shiny and dull, torn and dabbed: one color alone is enough for a whole picture. | Which is it today? Gather everything in the house that has it, and stick, dab and rub it onto one sheet.
step gather Choose one color together. Pick out of {the bits} everything that has it: pale, dark, with dots. {@2-3? Your child points, and you hold it up. | All is right if it is that color.}
step ground {color=paint? {sponge? Dab the color all over {the sheet} with {the sponge}, | Rub the color all over {the sheet} with flat fingers,} thick here and thin there. | {color=watercolor-paint? Paint {the sheet} with {the brush}, with much water here and little there. | Rub {the color} over {the sheet}, hard here and softly there.}} One color can look like three.
step dry {color=paint,watercolor-paint? Let it dry for an hour. | Hold it at arm's length: where is it darkest?}
step bits Tear {the bits} into pieces as big as a palm, and some as small as a thumb.
step stick {@2-3? Spread {stick} on a part of {the sheet}; your child claps the pieces on. | {fix stick} the pieces on, light ones on dark places and dark ones on light.}
step spots {spots=sticker? Press {the spots} on | {fix stick} {the spots} on} wherever the eye should stop.
step name {@2-3? Look through the room: what else has this color? | Give the picture a name, and invent names for the shades: raincloud, berry, evening.}
further Make the next one in another color and hang all of them in the order of the rainbow.
safety {spots=pom-pom? Small things go on with a grown-up beside, and what is left is put away. | Wash hands before the color travels to the wall.}
skills finding and comparing shades, tearing, gluing
waiting {color=paint,watercolor-paint? An hour to dry. | }
alt A picture all in shades of one color

* goodbye-box
name goodbye box
title A Box for Saying Goodbye to the Pacifier | Goodbye, Baby Things | The Box for What I No Longer Need
about Something is not needed any more, and that is a big step. In a box made by your child it goes away with a bow, and not in secret. | First the box is made beautiful. Only then, when your child says so, comes the goodbye.
step color {deco=sticker? Your child sticks {the deco} all over {the box}. | {deco=wrapping-paper,tissue-paper? Tear {the deco} into pieces; your child helps to {fix stick} them all over {the box}. | Your child {deco=paint? paints {the box} with {the brush}, | colors {the box} with {the deco},} top and sides.}}
step dry {deco=paint? Let it dry for half an hour. | Put {the box} where all can see it, for one day or for three: there is no hurry.}
step bed Lay {the bed} inside: a soft bed.
step letter {@2-3? A grown-up writes a letter on {the sheet}, as your child says it: | Write a letter together on {the sheet}:} thank you for helping me sleep, now another baby may have you.
step sign Your child signs with {the pen}: a scribble, a sun, a first letter.
step goodbye Your child lays the thing in with one last hug, and the letter on top. Wave goodbye.
step bow {@2-3? A grown-up ties | Tie} {the bow} around the box{bow=washi-tape? , sticking the end down | }.
step place Put it on the windowsill before bed. In the morning there may lie something for a big child in its place.
further Make a chart with five suns, one for each night without.
safety The child decides the day; a pacifier that comes back for one night is no defeat. The bow is tied by a grown-up and kept away from the bed.
skills decorating, saying goodbye, growing
waiting {deco=paint? Half an hour for the paint. | }
alt A decorated box with a heart, a letter and a bow

* cup-hat-for-teddy
name hat for teddy
means party hat
title A Party Hat for Teddy | Teddy Is Invited | The Hat That Fits a Bear
about Everybody at the party has a hat, only the smallest guest has none. {the cup}, turned over, fits a bear as if it had been made for one. | Small heads are soon dressed: a little color{tuft? , a tuft | }, and the guest of honor is ready.
step try Try {the cup} on {the friend}, upside down. Does it sit straight or over one ear? Both look fine.
step color {deco=sticker? Your child presses {the deco} on all around. | {deco=washi-tape? Stick bits of {the deco} on all around. | {deco=tissue-paper? Tear {the deco} into bits and {fix stick} them on all around. | {deco=paint? Your child paints {the cup} all around with {the brush}. | Your child colors {the cup} all around with {the deco}.}}}}
step dry {deco=paint? Let it dry for half an hour. | Stand it beside the plates while the party is made ready.}
step rim {fix stick} {the rim} around the lower edge together.
step top {fix stick} {the top} on the very tip.
step tuft {fix stick} {the tuft} on top{top? , around it | }.
step wear Put it on {the friend}. If it slides, a fold of cloth inside helps.
step party Sing for the smallest guest, and ask what it wishes for.
further Make one for every guest on the sofa, each a different color.
safety {@2-3? Trims are glued on by two, and what comes off is picked up at once. | The hat is for toys: nothing goes around a neck or under a chin.}
skills decorating a round thing, trying on, pretending
waiting {deco=paint? Half an hour for the paint. | }
alt A brown bear with a red dotted party hat
`;
