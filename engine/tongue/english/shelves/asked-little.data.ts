/** The English words of the shelf of the same name. */
export const words = `
* tube-sheep
name sheep
title Woolly Tube Sheep | A Sheep You Can Fluff Up | {wool=cotton-ball? Cotton Sheep on a Tube | Sheep in a Thick Coat}
about Pulling {the wool} into clouds is half the work and all the pleasure; the other half is pressing it on until no cardboard looks out. | A tube that nobody needs any more puts on a winter coat and says baa.
step fluff {@2-3? Your child pulls {the wool} apart, as thin as fog, and piles it up. | Pull {the wool} apart into loose tufts: one handful becomes three, and it sticks much better that way.}
step cut {@2-3? Cut for your child | Cut together} from {the face}: an oval as long as a grown-up's thumb, two ears like drops, and two feet, each with a tab as wide as a finger.
step draw {eyes? Draw a nose and a mouth on the oval with {a pen}; the eyes come later. | {@2-3? Hold the oval still while your child dots two eyes with {a pen}. You add the nose and the mouth. | Draw two eyes, a nose and a mouth on the oval with {a pen}.}}
step coat {stick=glue-stick? Rub {the stick} over one half of {the tube}, thick and slowly, and go on at once while it is wet | Spread {the stick} over one half of {the tube}, thick as jam}; the other half follows when this one is covered.
step press {@2-3? Your child presses the tufts on with flat hands, all around, until the cardboard is gone. | Press on tuft after tuft, close together. Hold each one while you count to three, then pat the whole coat.}
step head Put {stick=glue-stick? a thick layer of glue | glue} on the backs of head and ears. {@2-3? Your child pushes the head into the wool near the top, and an ear on each side. | Push the head into the wool near the top, then the ears, a little lower than you think.}
step eyes Stick {the eyes} on the face, close together.
step feet Bend the tabs of the feet up, and glue them inside the lower rim, side by side: so the sheep looks where it stands.
step baa {@2-3? Stand it on your child's open hand. What does a sheep say? And what does it eat? | Let the sheep answer questions, in its own language only. Who can guess what it means?}
further @2-3 Hide the sheep, and call it: whoever is near it may bleat.
further Make a flock with a black sheep, and count them every night.
safety @2-3 Tufts go from the hand straight to the tube; cotton in the mouth is unpleasant to get out again.
safety {stick=glue? Glue on fingers picks up fluff: keep a wet cloth beside you. | Scissors stay with the pair of hands that is cutting.}
skills pulling apart, pressing, animal sounds
waiting Half an hour until the coat holds.
alt A standing sheep with a thick white coat, a light brown face and two ears

* paper-rain-cloud
name rain cloud
title Cotton Cloud With Paper Rain | A Cloud You Can Shake | Soft Cloud, Long Rain
about A soft cloud, and under it rain that flutters when somebody blows. It takes a quarter of an hour and looks like the sky outside. | Two things that every small hand likes, pulling {the fluff} apart and {@2-3? tearing | cutting} strips, make the whole weather.
step cloud {@2-3? Cut a cloud as wide as two hands from {the cloud}. | Draw a cloud as wide as two hands on {the cloud}, with four bumps, and cut it out together.} The lower edge stays straight.
step rain @2-3 Tear a little way into the short edge of {the rain} every two fingers; your child pulls each strip off to the end. Six long ones are a shower.
step rain @4-5 Cut {the rain} into six strips as wide as a finger, always along the long side.
step hang {@2-3? Rub {the stick} along the lower edge of the back; your child presses the strips on, one beside the other. | Turn the cloud over and glue the strips along the lower edge of the back. They hang down freely.}
step streamers {@2-3? Your child presses four of {the streamers} on in between, no longer than your hand: | Glue {the streamers} on in between, as long as the paper strips:} that is the rain that shines.
step bow Strips torn from the brightest places of {the bow} go at both ends: the first bit of rainbow.
step flash {@2-3? Tear or fold a zigzag from {the flash} together and stick it behind the edge, | Fold a narrow strip of {the flash} into a zigzag and stick it behind the edge,} in the middle of the rain.
step coat Turn the cloud to its front, and {stick=glue-stick? rub it all over with {the stick}, thick, half of it at a time. | cover it with {the stick}, right to the edge.}
step press {@2-3? Your child pulls {the fluff} into thin tufts and pats them on, until no bare place is left. | Pull {the fluff} into thin tufts and pat them on, more of them in the middle. A cloud has no corners.}
step snow Keep a few tufts the size of a thumb: dabbed on the strips with {stick=glue-stick? a rub of the {stick}, | {stick},} they are snow.
step shower Hold the cloud up when it is dry, and blow from the side. {@2-3? Drip, drop, and now a storm! | Slowly: drizzle. Hard: a storm. And when does it stop?}
further @2-3 Carry the cloud from room to room: where does it rain, and who needs an umbrella?
further Look out of the window every morning for a week and let the cloud have as many strips as the day has rain.
safety {@2-3? Cotton sticks to wet lips: wipe hands before thumbs go anywhere. | Scissors for one at a time, and the strips lie flat on the table while they are cut.}
skills {@2-3? tearing | cutting along}, pulling apart, watching the weather
waiting Half an hour to dry.
alt A white cotton cloud with blue paper strips as rain and tufts of snow

* paper-eating-truck
name garbage truck
title The Hungry Garbage Truck | A Garbage Truck That Swallows and Dumps | Garbage Truck From a Box
about It has a mouth on top and a door behind: paper balls go in, and on command everything tumbles out again. | {@2-3? Crumple, feed, tip: three jobs for small hands, and the truck is never full for long. | The paper balls are half the toy: load them from the curb, drive a round, and dump them in a heap for sorting.}
step close {box=milk-carton? Rinse {the box} and let it dry.} A grown-up tapes {the box} shut and cuts two openings: in the top, near the back end, a hole as large as a grown-up's hand, and in the back a door, cut on three sides and folded down.
step coat {dish-soap? Stir a drop of {dish-soap} into the paint: so it holds on shiny sides too.} {coat=paint? Paint all sides with {the brush}, | Color all sides with {the coat}, with long strokes,} {@2-3? around and around the openings. | except the bottom.}{coat=paint?  Let it dry for an hour before anything is stuck on.}
step wheels Draw six circles on {the sheet}, as wide as three fingers, and cut them out: wheels for both sides, three each.
step cab {@2-3? Draw a window with a driver on what is left and cut it out. Your child draws the hair. | Draw the driver in a window, as large as a playing card, once for each side, and cut both out.}
step stick {fix stick} three wheels along the lower edge of each side, one in front, two behind, and the windows above the front ones.
step caps {fix stick} {the caps} in the middle of the wheels. {caps=bottle-cap? They wait flat on their side of the box until they hold, half an hour, then comes the other side. | Give them half an hour to hold.}
step rear {fix stick} {the rear} on the front, low: the headlights.
step crumple {@2-3? Your child crumples {the litter} into balls. Squeeze hard: they must fit through the mouth. | Crumple {the litter} into balls that fit through the mouth, ten at least. One page makes four.}
step load {@2-3? Feed the truck, ball by ball. Gulp! | Put the balls along a road of tape or blocks, drive from heap to heap, and load by hand.}
step dump Back up, open the door, lift the front: everything rumbles out. {@2-3? And again. | {@4-5? Now sort the heap: white, printed, crumpled twice. | Sort it: what could be used again, what goes to the paper bin? Weigh the loads on a kitchen scale.}}
further @2-3 Ring a bell before the truck comes: whoever hears it brings out the trash.
further @4-5 Draw a map of your street with every bin on it.
further @6-8 Tape a strip of card into the rear opening as a press that pushes the load to the front.
safety The openings are the grown-up's work, and rough edges get a strip of tape: arms reach in there many times a day.
skills crumpling, loading and tipping, sorting
waiting {coat=paint? An hour for the paint. | }
alt A green garbage truck made of a box, with paper balls above its mouth

* craft-stick-court
name stick puppets
title A Knight, a Princess and a Dragon on Sticks | Stick Puppets for a Castle | {armor=aluminum-foil? The Knight in Foil Armor | A Whole Fairy Tale on Sticks}
about Three puppets, and a story has everything it needs: somebody brave, somebody clever, and somebody who breathes fire. | The knight's armor is only {armor=cardstock? folded card | {a armor}}, and the dragon has nothing against it.
step faces On two of {the sticks}, draw a face a finger's width below the top with {the pen}: eyes, nose, mouth. The third stays bare; it is for the dragon.
step robe Cut a dress as long as a finger from {the cloth}, narrow at the top, wide at the bottom.
step dress Spread glue down the lower part of the princess and press the dress on, the narrow end under the chin. Lay it flat.
step mail {armor=cardstock? Fold a strip of {the armor} as wide as three fingers around the other one, the knight, below the face, and glue the ends at the back. | Wrap a strip of {the armor} as wide as three fingers around the other one, the knight, below the face, twice, and press it tight: it holds by itself.}
step helmet {armor=cardstock? Fold a small piece over the top of his head and glue it at the back: the helmet. | Press a small piece over the top of his head: the helmet. Roll another one thin: the sword.} Leave the eyes free.
step crown Cut a strip of {the armor} as long as a thumb into points along one edge, bend it around her head, and {armor=cardstock? glue the ends at the back. | pinch the ends together at the back.}
step hair Glue {the hair} down both sides of her face, from under the crown.
step dragon For the dragon cut a long drop, two wings with points and a row of spikes from {the cloth}. Glue the wings on the third stick, the body on top, the spikes on its back, and draw eyes with {the pen}.
step dry Leave them lying flat for an hour. {cloth=felt,fabric-scrap? Cloth lets go if it is lifted too soon. | Whoever hurries, pulls the dragon's wings off.}
step stage Crouch behind a table and let them look over its edge. {@4-5? Who comes first, and what does the dragon want? | Tell the tale with one thing turned around: the dragon needs help, or the princess has the sword.}
further @4-5 Build a castle of blocks for them, with a tower for the one who snores.
further Make one stick for everybody in the tale you know best, and play it for the family.
safety {@4-5? Cut cloth together: it slips, and the blades follow. | Cloth is cut slowly, with the points of the scissors turned away.} Sticks are held below the face, and never carried in the mouth.
skills dressing a figure, cutting cloth, telling a tale
waiting An hour under nobody's hands.
alt A knight with {one armor} armor, a princess with a crown and a green dragon, each on a stick

* drawn-sign-cape
name cape
title A Cape With Your Own Sign | Hero Cape, Drawn by Hand | {cuffs? Cape and Cuffs for a Hero | The Cape Nobody Else Has}
about Glued signs fall off in the third chase; a sign that is drawn into the cloth stays, even in the wash. | Every hero has a sign. This one is invented at the table and drawn straight onto the cape.
step size {cloth=play-cape? Spread {the cloth} out flat. {@4-5? A grown-up cuts | Cut} off strings that would be tied at the throat. | {cloth=old-t-shirt,old-jersey? Cut off the sleeves, the front and the neckband of {the cloth}, so that the back stays in one piece: it is the cape. | {cloth=pillowcase? Cut {the cloth} open along one long side and the bottom, and open it out. | Cut {the cloth} to the width of your shoulders and down to your knees.}} It ends above the heels.}
step pad Slide {the pad} under the middle of the cape, so that nothing goes through to the table, and tape the cloth down smooth at four corners.
step sign {@4-5? Draw a circle as wide as two hands with {a color b} pen, holding the cloth still with your other hand. | Draw a circle as wide as two hands in {color b}. Dot it first, then join the dots: cloth pulls along with long strokes.}
step fill Now your sign, and color it in: a bolt, a letter, a paw, {@4-5? whatever you can draw large. | something that only you can do.} {pens=fabric-paint? Dab the paint on thin. | Dab where the cloth will not take a line.}
step border Go along the lower edge with waves, zigzags or flames. {pens=fabric-paint? Let it dry for two hours before it is worn. | Lift the tape and wait ten minutes, then nothing smears.}
step stars Hold {the stencil} flat on a free place, go around inside it with a pen, lift it and fill in what it left: the same left and right.
step cuffs {@4-5? A grown-up cuts {the cuffs} open along their whole length: they | Slit {the cuffs} along their whole length and round the corners: they} open for a wrist and close by themselves.
step wind {wind=washi-tape? Stick rings of {the wind} around the cuffs, leaving the slit open. | Cut {the wind} into pieces as long as the cuffs are wide around and tape them on in stripes, ends inside. The slit stays open.}
step close A grown-up fixes the upper corners to the shoulders of the shirt that you wear with {the close}, one left, one right{close=hook-and-loop-tape? , the soft half on the shirt and the rough one on the cape}: nothing goes across the throat, and one pull opens it.
step fly {@4-5? Run into the wind. What do you call out when you land? | Choose a name that goes with the sign, and somebody who needs help before supper.}
further @4-5 Draw the sign again, small, on a paper badge for your helper.
further Turn the cape over and draw the sign of the villain on the inside.
safety A cape hangs from the shoulders of the shirt and is never tied; off it comes before slides, swings and climbing.
skills drawing large, cutting cloth, inventing a sign
waiting {pens=fabric-paint? Two hours to dry. | Ten minutes.}
alt A red cape with a hand-drawn yellow bolt in a blue circle

* ironed-leaf-mobile
name leaf mobile
title {leaf=petal,pressed-flower? {many leaf} in Colored Light | Leaves in Colored Light} | {leaf=petal,pressed-flower? A Window Mobile With {many leaf} | {rod=hanger? Leaves on a Hanger | A Mobile of Ironed Leaves}} | {leaf=petal,pressed-flower? A Meadow Behind Wax Paper | Fall Behind Wax Paper}
about Between two sheets of wax paper {leaf=petal,pressed-flower? flowers keep | a leaf keeps} {leaf=petal,pressed-flower? their | its} color for weeks, and crayon crumbs melt around {leaf=petal,pressed-flower? them | it} like light through a church window. | {leaf=pressed-flower? Pressed flowers are too good for the inside of a book: in the window they have the sun behind them again. | The iron does in ten seconds what pressing does in two weeks.}
step lay Lay four of {the leaf}, dry and flat, on the waxy side of one sheet of {the wax}, with a finger's width between them.
step shave {@4-5? A grown-up shaves | Shave} crumbs as fine as sawdust from {the crayon} with {the shave}, {@6-8? together, | } a small heap of each color.
step sprinkle Sprinkle the crumbs around {the leaf}, not on top, and less than you think: every crumb becomes a spot as large as a coin.
step cover Lay the second sheet on top, waxy side down, and fold a {towel} around it, so that no wax reaches the iron.
step iron A grown-up irons over the {towel}, warm and without steam, ten seconds on each place, until the sheets stick together and the crumbs have run.
step hold After five minutes it is cool. Hold it against the window: where is it brightest?
step cut {@4-5? Cut around every one together, | Cut around every one,} leaving a rim of a finger, so that the two sheets stay closed.
step hole {@4-5? A grown-up punches | Punch} a hole near the top of each, in the rim and not in {leaf=petal,pressed-flower? the flower | the leaf}.
step tie Cut {the line} into pieces, from a hand to two hands long, and tie one into each hole. Keep the rest.
step hang Tie them along {the rod}, no two at the same height{rod=hanger? , | , add the rest as a hanger,} and hang it in front of the window.
further @4-5 {leaf=petal,pressed-flower? Say where each of them grew, and what is in bloom there today. | Say which tree each leaf comes from, and which one still has leaves today.}
further Make one for every season, with petals in spring and grasses in summer.
safety The iron is a grown-up's from plugging in to cooling down, and everybody else stays a step away. The mobile hangs high, with its strings out of reach of little ones.
skills arranging, watching wax melt, balancing
waiting Five minutes to cool.
alt {leaf=petal,pressed-flower? Flowers | Leaves} in colored wax paper on strings below a stick
`;
