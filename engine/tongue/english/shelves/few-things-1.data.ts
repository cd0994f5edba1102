/** The English words of the shelf of the same name. */
export const words = `
* stamped-pillowcase
name {cloth=pillowcase? pillowcase | printed cloth}
means shape, print, bed
title {V.many} on {cloth=pillowcase? a Pillowcase | Cloth} | {cloth=pillowcase? A Pillowcase Full of {V.many} | {V.many} in Every Corner: Printed Cloth} | {cloth=pillowcase? Sleeping Among {V.many}: A Pillowcase | Stamped With {V.many}: Printed Cloth}
about {cloth=pillowcase? A bed is somebody's own when the pillow is. {@2-3? Your child stamps | Stamp} one for it, {v.good}. | Cloth takes a print like paper does, and keeps it through the wash: {v.good}.} | One {one stamp}, two colors, and {v.many} wherever there is room.
say stars: name=star; many=stars; good=with a sky that comes along into every dream; shape=a thick star
say fish: name=fish; many=fish; good=with a shoal that never sleeps; shape=an oval with a triangle for a tail
say leaves: name=leaf; many=leaves; good=with leaves that never fall; shape=a leaf with pointed ends
say apples: name=apple; many=apples; good=with an orchard that is always ripe; shape=a round apple
say ladybugs: name=ladybug; many=ladybugs; good=with a whole swarm of luck; shape=a plump oval with a few holes for dots
say drops: name=raindrop; many=raindrops; good=with rain that is warm and dry; shape=a drop
say prints: name=dinosaur print; many=dinosaur prints; good=with the tracks of whoever walked across it at night; shape=a foot with three thick toes
say hearts: name=heart; many=hearts; good=with a heart for every night of the week; shape=a heart
step lay {cloth=cloth-napkin,apron? {@2-3? Together, spread {the cloth} on {the inside}: your child strokes it flat, | Spread {the cloth} on {the inside} and stroke it flat,} so that no paint gets through to the table. | {@2-3? Slip {the inside} into {the cloth}; your child strokes it flat, | Slip {the inside} into {the cloth} and stroke it flat,} so that no paint gets through to the back.}
step shape {stamp=potato? A grown-up halves {the stamp} with {the knife}, cuts {v.shape} into the flat side by taking away what is around it, and dries it on {the towel}. | A grown-up cuts {the stamp} to {v.shape}, as wide as an egg, with {the scissors}, and dries it on {the towel}.}
step spread {@2-3,4-5? A grown-up spreads | Spread} two colors of {the paint} on {the plate}, side by side and thin as jam on bread. What is too thick smears.
step stamp {@2-3? Your child presses the stamp into {color a} and onto the cloth: press, count to two, and up. Again, and again, wherever there is room. | Press the stamp into {color a} and onto the cloth, count to two, and lift it straight up. {@4-5? Again and again, with room in between. | Every print half a step beside the last row looks as if it were bought.}}
step second {@2-3? Wipe the stamp dry, and your child goes on in {color b}, in all the empty places. | Wipe the stamp dry and go on in {color b}, in the gaps.}
step pen Add with {the pen} what is too fine for a stamp: an eye, a vein, your initials in one corner.
step dry Leave it flat until evening, and the lining inside.
step iron A grown-up irons it from the back with {the iron}, under a {towel}, three minutes without steam. From now on it can be washed.
step use {cloth=pillowcase? {@2-3? Pull it over the pillow together. Your child lays an ear on the best {v}: good night, big bed. | Pull it over the pillow and lay your ear on the best {v}. Good night!} | {cloth=cloth-bag? What is the first thing that goes into it? | {cloth=cloth-napkin? Lay the table for somebody with it. | Put it on: how many {v.many} can you find without a mirror?}}}
further Print a second one, smaller, for a doll or a teddy.
safety Iron and knife are a grown-up's. What gets on clothes stays there for good, so old shirts go on first; a painted stamp is no food any more.
skills pressing straight, repeating, making a pattern
waiting Until evening to dry.
alt {cloth=pillowcase? A pillowcase | A piece of cloth} with printed {v.many} in two colors

* whiskered-paper-pet
name {v}
means fur, whisker, picture, mane
title {wool? {A V} With {v.tickle} | {A V} to Stroke} | {v.call}: {A V} | Two Ears, One Nose: {A V}
about {v.about} {@2-3? A grown-up cuts, and everything else is done by small hands. | In the right color it is one that you know.} | Somebody with whiskers looks up from the table, and wants to be scratched behind the ears.
say cat: name=cat; call=Meow; about=A round head and two pointed ears, and it is a cat, nearly purring.; ears=two pointed ears; tickle=Whiskers; inner=the inside of the ears pink; where=beside the nose, three or four on each side, like whiskers; say=meows
say dog: name=dog; call=Woof; about=Floppy ears and a wet nose: that is a dog who has been waiting at the door.; ears=two long floppy ears; tickle=Whiskers; inner=a light muzzle around the nose; where=beside the nose, three or four on each side, like whiskers; say=barks
say rabbit: name=rabbit; call=Hop, Stop, Nibble; about=Two long ears hear every carrot in the kitchen.; ears=two ears as long as your hand; tickle=Whiskers; inner=the inside of the ears pink; where=beside the nose, three or four on each side, like whiskers; say=hops
say mouse: name=mouse; call=Squeak; about=Ears as big as plates, on an animal as small as a nut.; ears=two big round ears; tickle=Whiskers; inner=the inside of the ears pink; where=beside the nose, three or four on each side, like whiskers; say=squeaks
say lion: name=lion; call=Roar; about=A lion is a cat as well, only with a mane and a much bigger voice.; ears=two small round ears; tickle=a Mane; inner=the inside of the ears brown; where=all around the edge, rolled up or crumpled, as a mane; say=roars
step cut From {colored face a}, {@2-3? a grown-up cuts | cut} a round head as wide as two hands, and from the corners {v.ears}.
step fur {@2-3? Your child strokes fur onto the head with {the pens}, around and across: here it has tufts, there it has stripes. | Stroke fur onto the head with {the pens}, always away from the nose, with stripes or spots as it should have them.}
step ears {@2-3? Rub {stick} on the ears together; your child presses them | {fix stick} the ears} onto the upper edge of the head.
step inner {@2-3? Your child colors | Color} {v.inner}.
step look Together, draw {!eyes? two eyes, | } a dark nose in the middle and a mouth below it.
step eyes {eyes=sticker? {@2-3? Your child presses | Press} {the eyes} on above the nose, side by side. | {fix stick} {the eyes} on above the nose, side by side.}
step wool {@2-3? A grown-up cuts {the wool} as long as a finger and fixes it with {hold} | Cut {the wool} as long as a finger and fix it with {hold}}, {v.where}.
step pat {wool? {@2-3? Your child pats everything until it holds, and counts | Pat everything until it holds, and count} to five. | {@2-3? Your child pats the ears until they hold, and counts | Pat the ears until they hold, and count} to five.}
step ground {@2-3? Your child presses | Press} the head onto {the ground} with {stick}: now it can hang on the wall.
step stroke {@2-3? Your child strokes it between the ears, and {v.say}. Who answers? | Stroke it between the ears. Now somebody {v.say}: was that you?}
further Make a small one of the scraps, and let the two look at each other.
safety A grown-up does the cutting{wool? , and {the wool} that comes loose goes back into the box and not into a mouth | }.
skills pressing, coloring in strokes, finding where ears and noses go
alt A paper {v} with {v.ears} and a dark nose

* dotted-cup-garland
name cup garland
means bell, dot, knot, color
title Dotty Bells for a Party: A Cup Garland | A Garland of Spotted {many cups} | Ding Dong, Party Time: A Cup Garland
about Turned upside down, {the cups} are bells, and every one has its own dots. {@2-3? Sticking them is your child's work; the high part is yours. | Hung across the room, they nod when the door opens.} | Somebody is being celebrated, and one sees it from the door.
step dots {dots=marker? {@2-3? Your child dots {the cups} all around with {the dots}. | Cover {the cups} with big dots all around with {the dots}, every one in another pattern.} | {dots=washi-tape? {@2-3? Tear off short pieces of {the dots}; your child presses them on all around {the cups}. | Tear short pieces of {the dots} and press them on all around {the cups}, every one in another pattern.} | {@2-3? Lift an edge of each of {the dots}; your child peels and presses them on all around {the cups}. | Press {the dots} on all around {the cups}, every one in another pattern: rows, spirals, a face.}}}
step fringe {@2-3? Start the rips; your child tears {the fringe} into strips as long as a hand. | Tear {the fringe} into strips as long as a hand.}
step stick {@2-3? Your child presses the strips on inside the rim with {fix}, | Fix the strips inside the rim with {fix},} three to a bell.
step hole {@6-8? Together, poke | A grown-up pokes} a hole through the middle of each bottom with {the poke}.
step cut {@6-8? Cut | A grown-up cuts} a piece as long as a forearm off {the line} for each of {the cups} with {the scissors}. The longest piece stays whole.
step knot {@6-8? Together, push | A grown-up pushes} one end of a short piece through each hole from outside and {@6-8? tie | ties} it inside into a knot too thick to slip out.
step tie {@6-8? Tie the other ends | A grown-up ties the other ends} to the long piece, a hand apart, so that all the bells hang freely.
step shake {@2-3? Your child gives each bell a push while you hold the string: does it swing? | Hold it up together and push each bell: does it swing without bumping?}
step hang A grown-up hangs it across the room or the door, above everybody's head.
step party {@2-3? Blow at it together, sing the song, and clap at the end. | Stand below it, and sing for whoever has the day today.}
further Write one letter of a name on each of a second row.
safety The string is a grown-up's, hangs high and is taken down after the party. {dots=sticker,felt-sticker? Loose dots go back onto their sheet and not into a mouth. | }
skills sticking all around, repeating a pattern, getting ready for guests
alt A garland of upturned cups with dots hanging from a string

* stapled-strip-rainbow
name rainbow
means bow, cloud, rain, color
title A Rainbow of Paper Arches{cloud? , From Cloud to Cloud | } | The Springy Rainbow | Six Strips Make a Rainbow
about Six strips, each a little longer than the last, bend into a rainbow when their ends come together. {cloud? At each end waits a cloud. | It springs when you tap it.} | Nothing has to be drawn or painted: the paper bends itself into the right shape.
step sort Lay out six of the strips in the order of the rainbow: red, orange, yellow, green, blue, purple. {strips=construction-paper? Each is cut two fingers wide, along the long side of the sheet. | A color is missing? Then the rainbow has one lane less.}
step cut Leave the red one long, and cut each next strip a thumb shorter than the one before with {the scissors}: purple is the shortest.
step fan {@4-5? A grown-up lays | Together, lay} all six on top of each other, red below, one end of all even. This end is held together with {the staple}.
step bow Push the other ends together until they are even as well: the strips stand up in six arches. {@4-5? A grown-up fixes | Fix} this end too.
step clouds Draw two clouds as wide as a hand on {the base} with {the pen} and cut them out.
step on {@4-5? A grown-up fixes | Fix} a cloud to each end with {the staple}, so that it hides the ends.
step fluff Pull {the cloud} into tufts and press them onto the clouds with {stick}, until no bare place is left.
step rain {@4-5? A grown-up fixes | Fix} {the rain}, as long as a hand, behind the lower edges of the clouds with {the staple}.
step line {@4-5? A grown-up fixes | Fix} both ends of {the line} behind the top of the red arch: a loop to hang it up.
step look Hold it by the window and tap it. Which color is outside, which one inside? Look again when the next real one comes.
further Make a second one beside it in the opposite order: double rainbows are like that.
safety {staple=stapler? Staples are pressed by {@4-5? a grown-up | whoever has both hands behind the stapler}, and their points are pressed flat. | Only one pair of scissors is out at a time.}
skills ordering colors, cutting to length, bending paper
alt A rainbow of six paper arches between two clouds

* puffy-planets
name puffy planets
means ring, circle, crater
title A Puffy Moon With Real Craters | Planets You Can Squeeze: Puffy Paint | Moon and Planets in Foam Paint
about Foam and glue make a paint as thick as cream. On the moon every press of a lid is a crater, and it stays. | Circles are easy to draw around, and all that is in space is round.
step circles Lay {the plate} on {the sheet} and draw around it with {the pen}: the moon. Draw around {the round} for two planets.
step foam Pour two spoonfuls of glue into each of {the bowl}. {@4-5? A grown-up sprays as much of {the foam} on top, and your child folds | Spray as much of {the foam} on top, and fold} it in slowly with {the brush}, so that the air stays in.
step tint Fold a few drops of {the color} into each, one color to a bowl, until no streaks are left. Pale is right for the moon.
step big Spread the palest color inside the large circle with {the brush}, thick as your little finger, right up to the line.
step small Fill the planets with the other colors. A stripe of another color across one, and it looks like Jupiter.
step crater Press the rim of {the round} into the moon here and there and lift it straight up: craters, big ones and half ones.
step ring Draw a ring of foam around one planet with the tip of {the brush}.
step stars {stars=sticker? Press {the stars} on | Drop {the stars} onto wet dots of foam} in the empty sky.
step dry Let it lie flat for a day and a night. It is done when the skin feels dry and springs back.
step touch Close your eyes and land on the moon with one finger. How many craters can you feel?
further Look at the real moon through binoculars: its dark patches are flat, and its bright ones are full of craters.
safety {@4-5? The can is a grown-up's. | Spray downward, into the bowl.} It looks like cream and is not: nobody tastes it, and hands are washed before they rub eyes.
skills folding in, filling a circle, knowing the moon
waiting A day and a night, lying flat.
alt A puffy moon with craters and two planets on a sheet

* plank-of-hooks
name {v}
means board, hook, stripe, line, medal, key, leash, coat, necklace
title {v.title} | {v.also} | A Plank, Four Hooks, Two Colors: {A v}
about {v.about} Sanded by you, painted by you, screwed together with a grown-up. | A piece of wood turns into furniture as soon as something can hang on it.
say medals: name=medal rack; title=A Rack for Every Medal; also=Medals Belong on the Wall: A Rack; about=A medal in a drawer is only metal. On the wall it is the day when you won it.; signs=stars; first=your medals, the newest in front
say keys: name=key rack; title=Where the Keys Are: A Rack; also=Never Look for Keys Again: A Rack; about=Every morning somebody looks for the keys. From tomorrow on they hang here.; signs=a key; first=every key in the house
say leash: name=leash rack; title=A Rack for the Leash; also=Who Wants to Go Out? A Leash Rack; about=Whoever hears this hook knows what comes next, and is already at the door.; signs=a paw; first=the leash, low enough to fetch it yourself
say coats: name=coat rack; title=A Coat Rack at Your Height; also=My Hook, My Coat: A Rack; about=What has a hook of its own does not lie on the floor.; signs=big dots; first=what usually lies on the floor
say necklaces: name=necklace rack; title=A Rack for Necklaces; also=No More Knots: A Necklace Rack; about=Necklaces tie themselves into knots in a box. On hooks they cannot.; signs=a row of dots like pearls; first=your necklaces, one to a hook
step sand Rub {the board} with {the sand}, along the grain, faces and edges, until no corner catches your sleeve. Wipe off the dust with a damp {cloth}.
step mask Press {the tape} along the board, two fingers from the lower edge: the stripe will be sharp.
step coat Brush the whole board {color a} with {the brush}, edges too, and let it dry for half an hour. Two thin coats are better than a thick one.
step second Add the second color: a stripe along the lower edge, and {v.signs} at one end. {tape? Peel {the tape} off while the paint is damp. | } It dries for another half an hour.
step mark Measure with {the ruler} and mark the places for four hooks with {the pen}, all the same distance apart and one line high.
step hooks {@13+? With somebody to hold the board, make | A grown-up makes} a small hole at each mark and {@13+? turn | turns} in {the hooks}, until none of them wobbles.
step name {name=sticker? Press {the name} on: your name, or what hangs here. | Fix {the name} in the middle with {glue}: your name, or what hangs here.}
step cord Tie {the cord} to both ends with knots that tighten under a pull.
step wall {@13+? Fix the board to the wall with somebody who knows what is behind the plaster, | A grown-up fixes the board to the wall,} level, and pulls at every hook once.
step hang Hang up {v.first}. One hook stays free, on purpose.
further Write the date and your name on the back before it goes up.
safety {@13+? Small holes made first keep the wood from splitting. | A grown-up makes the holes and turns in the hooks.} It hangs where nobody runs into it, and no hook is at the height of eyes.
skills sanding, painting a clean edge, measuring
waiting About an hour for the paint.
alt {A v}: a painted board with a stripe and four hooks

* winter-cone-gnome
name pinecone gnomes
means hat, cap, scarf, wool, winter
title Two Gnomes From the Winter Woods | Pinecone Gnomes in {one cap} Hats | Gnomes{loop? for the Tree | on the Windowsill}: Pinecones in Hats
about In winter the woods are quiet, and whoever still lives there wears a hat and a scarf. | Hat down to the nose, scarf around the neck: more of a gnome nobody has ever seen.
step stand Shake {the cone} clean. The broad end is the bottom; turn each around until it stands.
step cut From {the cap}, cut a half circle as wide as your hand for each gnome{nose=felt? , and a round nose from {the nose} | }.
step roll Roll each into a pointed hat, run a line of {fix} along the edge, and hold it while you count to thirty.
step loop {@4-5? A grown-up cuts {the loop} in two, pulls | Cut {the loop} in two with {the scissors}, pull} each folded piece out through the tip of a hat, and {@4-5? knots | knot} it inside.
step hat Put {fix} on the upper scales and press the hat on, down to where the eyes would be.
step wrap Cut two scarves from {the scarf} as long as your forearm with {the scissors}. Lay one around each cone below the hat, press it between the scales, and knot it once. The ends hang down.
step beard Pull {the beard} into two tufts and press them into {fix} below the hat: a beard.
step nose Press {nose=felt? the felt noses | {the nose}} into a drop of {fix} right below the rim of the hat. Two of them, and two gnomes are looking at you.
step dry Let them lie for an hour, until nothing wobbles.
step meet {loop? Hang them where they can see each other. | Stand them where they can see each other.} What are their names, and what are they waiting for?
further Make one for every season: a flower for a hat in spring, a straw hat in summer, an acorn cap in fall.
safety {@4-5? Cut together, and keep hot glue out of this: | Hot glue is not needed:} plain glue holds after an hour. Noses are small, and no toy for a baby.
skills rolling a cone, tucking, knotting
waiting An hour for the glue.
alt Two pinecones as gnomes with pointed hats, scarves and round noses

* hungry-box-animal
name hungry {v}
means mouth, box, food, ear, fin, mane
title Feed the {V} | The Hungry {V} | Open Wide, Says the {V}
about {v.about} On the menu today: {food? {the food}. | socks and paper balls.} | An empty box is nothing but mouth. Paint it, and somebody is hungry.
say pig: name=pig; about=A pig eats whatever it gets and never leaves anything over.; cut=two pointed ears, an oval snout with two holes and two round eyes; where=the ears on top, the snout right above the mouth, the eyes over it; sound=oink
say frog: name=frog; about=A frog sits still, waits, and snap: gone.; cut=two big circles with white eyes on them and two cheeks; where=the eyes on the upper edge, so that they look over it, the cheeks beside the mouth; sound=ribbit
say shark: name=shark; about=A shark has more teeth than manners, and this one only wants to play.; cut=a tall fin, two round eyes and five pointed teeth; where=the fin on top, the teeth along the upper edge of the mouth, the eyes above; sound=snap
say lion: name=lion; about=A lion sleeps all day and wakes up when it smells supper.; cut=seven leaves for the mane, a nose and two round eyes; where=the mane around the upper edge, the nose above the mouth, the eyes over it; sound=roar
say dino: name=dinosaur; about=This dinosaur has not eaten for sixty-six million years.; cut=three spikes and two round eyes; where=the spikes along the upper edge, the eyes below them, and two dots for a nose; sound=grrr
say robot: name=robot; about=A robot needs no sleep, but it always needs parts.; cut=an antenna, two square ears, two square eyes and three buttons; where=the antenna on top, the ears at the sides, the buttons above the mouth; sound=beep
step mouth {@6-8? Together, stand | A grown-up stands} {the box} up and {@6-8? cut | cuts} a mouth into the lower half of the front, as wide as two fists and as high as one.
step coat {@2-3? Your child paints the box {color a}, {brush? with {the brush} | with bare hands}, front and sides and all. | Paint the box {color a}, {brush? with {the brush} | with your hands or a wad of paper}, front, top and sides.}
step dry Let it dry for three quarters of an hour.
step cut From {the trim}, {@2-3? a grown-up cuts | cut} {v.cut}.
step glue {@2-3? Together, put {stick} on the pieces; your child presses them on: | Fix them with {stick}:} {v.where}.
step draw {@2-3? Your child makes | Make} the dots in the eyes with {the pen}{!eyes? : where is it looking? | .}
step eyes Set {the eyes} onto the paper ones with {stick}.
step food {@2-3? Your child sorts | Sort} {the food} into a heap: supper.
step feed {@2-3? Your child posts one bite after another into the mouth: {v.sound}! And when it is full, everything comes out again and the meal starts over. | Stand one step back and throw: {v.sound}! Then two steps. Who feeds it most in ten throws?}
further Let it tell in its own voice what it likes best, and what it spits out.
safety A grown-up cuts the mouth and presses the edge smooth.{@2-3?  What is posted is bigger than a child's fist or longer than a hand, and the game is put away together. | }
skills painting a box, aiming, pretending
waiting About 45 minutes for the paint.
alt A painted box as {a v} with a big open mouth

`;
