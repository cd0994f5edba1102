/** Words for the shelf of the same name. */
export const words = `
* knit-square-bunny
name bunny
title Bunny From One Knitted Square | First-Knit Bunny | A Square That Becomes a Rabbit
about Whoever can knit a square can knit a rabbit: a few stitches with a sewing needle, pull, and there are ears. | One stitch, forty times a row, until your hands have learned it. Then comes the trick.
step cast Cast 30 stitches onto one of {the needles}: a slip knot first, then loop after loop from your thumb, not too tight.
step knit Knit every row: in from the left, around, through, off. Count the stitches now and then; there should be 30. Go on until the piece is as high as it is wide.
step off Bind off: knit two, lift the first over the second, knit one, and again to the end. Cut the yarn, leaving {in 12}, and pull it through.
step triangle With {the needle} and yarn, sew a line of big stitches: across the middle of the square, then up to the center of the top edge from both ends, so that a triangle comes out.
step gather Pull both ends of that thread: the triangle draws together to a head, and the two upper corners stand up as ears. Put some of {the stuff} inside before you knot it.
step belly Fold the lower half around the rest of {the stuff}, pull the corners down as feet, and sew it shut from below.
step nose Stitch eyes, a nose and a mouth with {the nose}.
step tail Sew {the tail} on behind.
step bow Tie {the bow} around the body below the head, and lean it against {the book}: does it sit.
further @9-12 Knit a small square with 20 stitches for its child.
further Knit the square in stripes: now it wears a sweater.
safety Two needles have two points: push them into a ball of yarn when you get up. The bow is stitched on if a baby gets the bunny.
skills casting on, knit stitch, shaping by gathering
alt A gray knitted bunny with long ears, a bow and a white tail

* copper-flashlight
name flashlight
title Copper-Tape Flashlight | The Flashlight You Can Explain | A Tube, a Switch, a Light
about One light, two copper paths and a flap that closes the gap: it is the smallest circuit with a switch, and it finds the way to the fridge. | Whoever has built one knows what is inside all the others.
step front Trace the end of {the tube} on {the card} and cut the circle out, with a strip left on it, {in 1} wide and {in 6} long.
step shine {fix glue} {the shine} onto the circle and press a shallow dent into it: that is the reflector.
step led Prick two small holes in its middle with {the poker} and push the legs of {the led} through from the shiny side. They must not touch the {one shine}: cut it away around the holes.
step strips Stick two paths of {the copper} along the strip on the back, side by side, a finger apart. Interrupt one of them halfway with a gap of {in 1/2}.
step legs Bend the long leg onto the path with the gap and the short one onto the other, and cover both with a bit of {the copper}, rubbed hard.
step switch Fold a flap from a scrap of {the card}, stick copper on its inside, and fasten it with {tape} so that it bridges the gap when you press it down.
step pack Tape the red wire of {the pack} to the end of the path with the gap, the black one to the other. Switch the pack on, lid screwed shut, and tape it into the tube, its wires coming out at the back.
step front-on Push the circle onto the end of the tube with the strip running along outside, and {fix tape} it all around.
step skin {fix glue} {the skin} around the tube, and leave the switch free.
step night Press the flap. Dark? Turn the LED around, or rub the joints once more. Then switch off the room.
further @9-12 Put colored tissue in front of it and send signals: short, long, short.
further Add a second LED beside the first, and find out why it must be beside and not behind it.
safety Use a white LED and two AA cells in a case with a screwed lid; if something gets warm, take it apart at once. Copper tape has sharp edges, and nobody shines into eyes.
skills building a circuit, making a switch, finding faults
alt A flashlight made of a tube with stars, a copper switch and a beam of light

* pipe-honeycomb
name pen honeycomb
title Honeycomb of Pipes | Six Pipes for Forty Pens | The Desk Hive
about Three below, two in the gaps, one on top: round pipes stack by themselves the way bees would do it. | Lying pens are easy to find, since you look into every cell from the front.
step mark Mark six lengths of {in 7} on {the pipe}, which should be as wide as your wrist, with {the ruler}.
step saw A grown-up saws it at the marks, or has it done in the store.
step sand Rub all edges smooth with {the sand}.
step paint Paint the outsides, each in one color, and let them dry for an hour. The inside may stay white.
step trim Run {the trim} around the front edges.
step lay Stack them: three, two, one. Turn the prints of the factory to where nobody looks.
step bind Take it apart again and rebuild it with {the join}: between each two pipes goes a strip rolled up sticky side out, front and back.
step belt Bind the whole stack twice around the outside with {the join}, pulled tight.
step back Stand {the back} against the rear and fasten it with {the join}, so that pens do not slide through.
step fill Sort your pens by kind, and give the smallest cell to what you use most.
further @9-12 Make cells of different depth: long ones for brushes, short ones for chalk.
further Outside, filled with reeds and hung up level, it is a house for wild bees.
safety Sawing is a grown-up's job, outdoors, for plastic dust is not for lungs. Cut edges are rubbed smooth before anybody reaches in.
skills measuring, stacking circles, binding
waiting An hour for the paint.
alt Six short pipes stacked as a honeycomb with pens inside

* record-stand
name tiered stand
title Two-Tier Record Stand | Records on Two Floors | The Stand That Used to Sing
about Two scratched records and two {many post}: a stand for rings, cups or party cards that turns heads. | Black and round with a groove that catches the light: no shop has a plate like that.
step wash Ask first, then wipe both records clean and dry.
step paint Paint {the post} on the outside and let them dry for an hour.
step label Cut two circles as large as the label from {the label} and write or draw on them.
step title {fix stick} them over the old labels, with a roll of tape beneath.
step first Put rolls of tape, sticky side out, on the upper end of one of {the post}, center the first record on it and press with a book on top.
step second Put tape on both ends of the other one, stand it in the middle of that record and press the second record on top. Look from the side: are they level?
step edge {fix stick} {the edge} around both rims from below.
step pads Cut pads from {the pads} and fix them under the foot.
step set Set out rings and chains, or cups and napkins. Heavy things go on the lower floor.
further @9-12 A third record on top, smaller if you find a single, makes it a tower.
further Choose the records so that the titles say something, one above the other.
safety It carries small, light things. Food goes on a napkin, for records cannot be washed in hot water. Ask whose they are before you begin.
skills centering, stacking, balance
waiting An hour for the paint.
alt A stand of two black records on golden posts with jewelry

* fan-peacock
name peacock
title Paper-Fan Peacock | The Fan That Shows Its Tail | Open It and It Struts
about Fold it shut, and it is nothing but a stick. Open it, and a peacock shows you every eye of his tail. | A peacock's tail is a fan; this is only the other way around.
step open Open {the fan} and lay it flat. {@4-5? A grown-up holds the ends while you dot. | Weigh down the ends with something.}
step big {paint=marker? With {the paint}, draw | With {the dot}, dot} a row of big spots along the rim, one on every second fold.
step small When they are dry to the touch, put a smaller dot of another color into each, and fine dots below.
step dry Let the fan lie open for half an hour.
step body Draw a body like a bowling pin with {the pen} on {the body} and cut it out, with a beak and two feet.
step crest Tape {the crest} behind the head, upright.
step glue Glue the body over the handle, so that the tail begins right behind its shoulders. Only the lower half gets glue, or the fan cannot fold.
step eyes {eyes=googly-eye? Glue on {the eyes}. | Press on {the eyes}.}
step gems Press one of {the gems} into each spot.
step strut {@4-5? Let it walk, stop, and open up. | Fan it slowly: a real one shakes its tail so that it rustles.}
further @4-5 Use brown and red, and it becomes a turkey.
further Fold a small one from paper for the hen, in brown: she needs no show.
safety {@4-5? The fan has thin sticks: | Thin sticks break with points:} open it slowly, and keep it away from faces.
skills dotting in a row, cutting a shape, gluing where it counts
waiting Half an hour to dry.
alt A blue peacock whose tail is an open fan with golden eyes

* glow-star-ceiling
name glowing stars
title Stars That Stay on at Night | A Ceiling Full of Glow | Ten Stars Against the Dark
about By day they are pale and hardly there. When the light goes out, they have been saving it up for you. | The dark is only dark until you know where the stars are.
step pattern Draw three stars, big, middle and small, on {the pattern} and cut them out.
step trace Trace ten stars on {the card}, mixed, close together.
step cut Cut all ten out. {@6-8? Cut in toward each corner from both sides, and do not turn the scissors there. | }
step moon Draw a crescent or craters on {the moon} with the pencil.
step paint Put newspaper down and brush the stars {moon? and the moon | } with {the glow}, thickly, right to the tips. Let them dry for half an hour.
step second Brush on a second coat: twice as thick glows twice as long.
step charge Hold them under {lamp? {the lamp} | a lamp} for a minute, then under a blanket: do they shine?
step sky {@6-8? Arrange your sky on the floor first; a grown-up sticks it to the ceiling with {the hold}. | Arrange your sky, as a real constellation or one of your own, and fix it with {the hold}, a grown-up on the ladder.}
step dark Read a story by the light of your lamp at bedtime, switch it off, and count.
further @6-8 Give the biggest one a name, and say good night to it.
further Put the stars of your birth month over your bed, as they stand at midnight.
safety Only paint that is sold for children to craft with, and hands are washed afterward. Climbing up to the ceiling is for grown-ups.
skills cutting points, coating evenly, planning a sky
waiting An hour for two coats.
alt Pale stars with a green glow on dark blue

* see-through-street-art
name see-through painting
title Street Art Without a Wall | The Wall of Plastic Wrap | A Mural Between Two Trees
about Wind plastic wrap between two trees, and there is a wall that nobody minds: you can paint it from both sides, and the park shines through. | Street artists invented it, because it is legal, huge and gone in the evening.
step place Find two trees or posts about {ft 6} apart, ask whoever they belong to, and put newspaper on the ground.
step wrap Tape the end of {the wrap} to one tree, walk to the other and back, pulling it tight, and go on upward, each round overlapping the last, until the wall is as high as your shoulders. Three layers hold paint.
step sketch Draw a face, an animal or a word on {the plan}, in big shapes only.
step shapes Paint the shapes with thick paint, from the top down. Thin paint runs.
step both Send somebody to the back: what they paint there is seen in front as well, but behind yours. Paint each other's portraits, nose to nose.
step line Add outlines with the {one line} when the paint is dry to the touch.
step name Sign it, with a drip if you like.
step photo Take photos with the sun behind it, and with people behind it.
step down Cut it down at one tree, roll it up with the paint inside, and take all of it home with you: nothing stays in the park.
further @9-12 Paint the background behind the wall onto it, until a friend standing there vanishes.
further Film it from the front while it is being painted, and play it in a minute.
safety The wall stands where nobody runs or rides, is never lower than a knee and is never left alone; plastic wrap is for trees and not for people. Little ones watch from your side.
skills working large, painting from both sides, planning with shapes
alt A see-through wall between two trees with a painted face and waves

* tray-thunder
name thunderstorm
title A Thunderstorm on a Tray | Rain, Wind and a Tray | The Storm From the Kitchen
about In the old theaters a sheet of metal was shaken behind the stage, and everybody believed in thunder. Your oven has one inside. | It drizzles, it pours, it crashes, and then a bird sings. A storm is a piece of music.
step cloud Draw a big cloud on {the cloud}, color it gray below, and cut it out.
step tape Tape it to one long edge of {the tray}, standing up.
step rain Pour the {many rain} into {the tray}.
step hard Hold the tray by both ends and tip it slowly: drizzle. Faster: a downpour. {@4-5? Can it rain very softly? | Shake it from side to side: hail.}
step drum {drum=sock? Roll up {the drum} into balls: soft hands for thunder. | {drum=tennis-ball? Take {the drum}, one in each hand. | Wrap the heads of {the drum} in tape, three times around: soft thunder.}}
step thunder Empty the tray, hold it up by one edge and beat it: first near, then far away. {@4-5? Who is counting until the next one? | Bend it quickly, if it is thin: it rumbles by itself.}
step wind Crumple and rub {the wind} near your ear: {wind=plastic-bag? that is the hiss of rain on a roof. | that is the wind in dry leaves.}
step score Draw the storm on {the line}, from left to right: dots for rain, zigzags for thunder, waves for wind.
step storm Play it under a blanket{flash? , with {the flash} for lightning | }: it comes near, it is here, it goes away. {!@4-5? Somebody tells the story to it. | }
further @4-5 Find the sound of a bird for the end.
further Record it and play it to somebody with closed eyes: do they look for an umbrella?
safety Metal is loud: nobody's ear is beside the tray, and {@4-5? small grains are picked up together before anybody gets down on the floor. | what falls is swept up at once, for grains are slippery.}
skills listening, loud and soft, playing from a drawing
alt A baking tray with grains, a gray cloud, a yellow flash and a mallet

* daisy-stretch-bracelet
name daisy bracelet
title Daisy-Chain Bracelet | A Stretchy Ring of Daisies | Five Daisies on Elastic
about Six beads around one: that is a daisy, and it holds by itself once the thread has gone back through. | Real daisy chains wilt by evening. These are for the whole summer.
step sort Pour {the bead} into a bowl and sort out three colors: one for petals, one for middles, one for leaves.
step end Stick a flag of tape on one end of {the elastic}, so that nothing runs off.
step plain Thread four leaf beads.
step loop Thread six petal beads and go back through the first of them in the same direction. Pull: they bend into a ring.
step middle Thread one middle bead, lay it into the ring, and go out through the fourth petal, the one opposite. Pull gently: a daisy.
step on Four leaf beads, a daisy, four leaf beads: go on until five daisies go around the wrist.
step letters Thread {the letters} where the last row of leaves would be.
step charm Hang {the charm} beside them.
step knot Lay it around a wrist, tie three knots, pull hard, put on a dot of glue, let it dry and snip off the ends.
step give {@6-8? Count the petals: she loves me, he loves me not? | Make the second one before you give the first away: then you have a pair.}
further @6-8 With eight petals it is a sunflower.
further Make a ring with a single daisy, and a chain for a water bottle.
safety Elastic is for wrists only, loose enough for two fingers. Spilled beads are picked up at once, before a baby or a pet finds them.
skills threading back through, counting, pattern
waiting Half an hour until the knot is dry.
alt A stretchy green bead bracelet with five white daisies

* nose-for-glasses
name glasses stand
title A Nose for Your Sunglasses | The Nose on the Nightstand | {mustache? Glasses | A Glasses} Stand With a Mustache
about Glasses get lost because they have nowhere to sit. Give them a nose of their own. | It belongs to nobody, it smells nothing, and everybody who comes in laughs.
step core Crumple {the core} into a cone as high as your hand, with a foot as broad as a saucer would be for a cup. That keeps the nose light.
step cover Press {the clay} around it on the plate, as thick as a finger, and stroke it into one piece: narrow on top, broad below.
step bridge Set {the glasses} on it while it is soft: they should sit straight and not slide. Press a small saddle where the bridge lies.
step nostrils Press two nostrils in with {the shaper}, and curve the wings of the nose around them.
step lip Roll two sausages for a mustache, pointed at the ends, and press them on below. Comb lines into it with {the shaper}.
step smooth Stroke away cracks with a wet finger. {!@6-8? A bump on the bridge makes it somebody. | }
step dry Take the glasses off and let the nose dry for a day or longer.
step paint Paint it: skin, freckles, a red tip? Then the mustache.
step coat Brush on {the coat} thinly, and it wipes clean.
step sit {felt? Stick {the felt} underneath, and put | Put} the glasses on it every evening.
further @6-8 Make one for every pair of glasses in the family, and guess whose nose it is.
further Model it after a real nose: look at yours in two mirrors.
safety Clay dust is wiped up wet. Dry it well away from heaters, for it cracks there.
skills building over a core, observing a form, fitting to a thing
waiting A day to dry, then an hour for the paint.
alt A clay nose with a mustache that wears sunglasses

* felt-eye-fob
name felt creature
title Felt Creature on a Ring | The Blob With Real Eyes | A Small Somebody for Your Bag
about Two pieces of felt, two eyes that click into place, and a backpack has a face. | What is it? It depends on the ears. Cat, frog, ghost, or something that nobody has met.
step draw Draw a creature as big as your palm on {the felt}: round, with two short ears. No thin legs, for they cannot be stuffed.
step cut Cut it out twice, both at once if your scissors can.
step eyes Snip two tiny holes in the front, low and wide apart{@9-12? , with somebody beside you | }. Push the stems of {the eyes} through and press the discs on from behind until they click.
step mouth Stitch a small mouth between them: three stitches are enough.
step cheeks {cheeks=felt? Sew or | }{cheeks=felt? glue on two small rounds | Dab two cheeks} beside the mouth.
step tab Cut a narrow strip of felt, {in 2} long, pull it through {the ring} and fold it.
step sew Lay front on back with the strip between them at the top, and sew around with small stitches. Leave a gap of {in 1}.
step stuff Push in {the stuff} until it is as plump as a bun.
step close Close the gap, and tug at the ring: the strip must be caught by three stitches at least.
further @9-12 Give it a pocket on its back for a coin.
further Make the whole family, from the same pattern in three sizes.
safety Safety eyes hold only when the disc is right down: tug at them before you sew. Not for children under three. The needle goes back into its case.
skills fixing eyes, sewing small, placing a face
alt A small green felt creature with black eyes on a ring

* beeswax-bees
name bees
title Beeswax Bees | {twig? Three Bees on a Twig | } | Bees Made by Bees
about Warm wax smells of honey and gets soft in your hands. The bees have done the hardest part of the work already. | They made the wax; you make the bees.
step warm {@4-5? A grown-up cuts {the wax} into three strips with the scissors and lays them on the warm cup for a minute. | Cut {the wax} into three strips with the scissors and lay them on the warm cup for a minute: then it bends without breaking.}
step roll Roll each strip up tightly, and roll it between your palms until it is as thick as a thumb and round at both ends.
step stripe {stripe=permanent-marker? Draw two rings around each body with {the stripe}. | Cut {the stripe} into short pieces and wind two around each body, pressing the ends into the wax.}
step cut Cut three pairs of wings from {the wings}, each pair joined in the middle.
step wings Press the middle of each pair into the back with a fingernail: warm wax holds them.
step eyes Press two of {the eyes} into each head.
step line Cut {the line} into three pieces and tie one around the middle of each bee.
step twig Tie all three to {the twig}, at different heights.
step fly Blow gently: they fly. {@4-5? Where do they go? Hum along. | Watch which one circles.}
further @4-5 Make a flower of wax for them to land on.
further Roll the last scraps into a tiny hive, round upon round.
safety {@4-5? The cup is warm and not hot, and a grown-up fills it. | The water in the cup is warm, not hot.} Wax is no candy, even if it smells like it.
skills warming and rolling, pressing, looking at bees
alt Three yellow wax bees with black stripes and pale wings on a twig

* puffy-snowman-paint
name snowman
title Puffy-Paint Snowman | A Snowman You Can Squeeze | Snow From a Can
about Half foam, half glue: it goes on like whipped cream, and tomorrow it is dry and still as soft as a cushion. | Snow without the cold, and it stays until July.
step draw Draw three circles for the snowman and a line for the ground on {the sheet}, lightly.
step cut Cut a carrot from {the nose}.
step mix Fold {the foam} and half as much glue together in a bowl with {the spreader}, slowly: stirring makes it flat.
step ball Pile it into the circles, from the bottom up, as thick as a finger.
step ground Spread the rest along the ground, with drifts and peaks.
step face Press {the eyes} and the carrot in while it is wet.
step arms Push {the arms} in at the sides.
step scarf Lay {the scarf} between head and body.
step flakes Sprinkle {the flakes} over it.
step dry Leave it flat overnight. It will stay puffy; do not poke it before morning.
further @6-8 Stir a drop of color into some of it: what does a pink snowman mean?
further Do a sheep, a cloud or a sundae in the same way.
safety The foam stings in eyes and is not for mouths: a grown-up gives it out, and hands are washed before faces are touched.
skills folding in, building up texture, waiting
waiting Overnight, about twelve hours.
alt A puffy white snowman with an orange nose and a red scarf on blue

* flower-brim-hat
name flower hat
title Hat With a Garden on It | {flower=flower? Fresh-Flower Hat | Flower-Brim Hat} | Flowers on a Straw Brim
about Straw is full of small gaps, and each can hold a stem. An hour later there is a garden going for a walk. | For a tea party, for the first of May, or for a grandmother who still has such hats.
step band Tie {the ribbon} around the crown of {the hat}, knot at the side, ends hanging a little.
step flowers Cut {flower=flower? the stems to the length of a finger. | off any long threads.} Sort by size: three big ones, the rest small.
step stems Twist {the wire} around {flower=flower? the stems | the backs}, one piece for two flowers, and let the ends stand out.
step first Set the three big flowers side by side at the knot: push the ends through {the ribbon} and the straw, and bend them flat inside.
step fill Fill in the small ones to both sides, fewer and fewer.
step leaf Tuck {the leaf} into the gaps.
step bird Stand {the bird} behind the biggest flower.
step ends Turn the hat over and press every end flat. {@6-8? A grown-up covers them with the end of {the ribbon}. | Tuck them under {the ribbon}.}
step mirror Look in the mirror: a little to one side it looks best.
further @6-8 Decorate a tiny one for a doll or an egg.
further Do the four seasons, one side of the brim for each.
safety Ends of wire are turned away from the head and covered. {flower=flower? Pick only flowers that somebody has allowed, and leave out what makes a nose itch. | }
skills composing, fastening without glue, looking from all sides
alt A straw hat with a green band, flowers and a feather

* rain-garden-umbrella
name painted umbrella
title Umbrella Full of Leaves | A Garden for Rainy Days | Printed Umbrella
about On gray days everybody looks at the ground. Give them a reason to look up. | Leaves around the rim, stems up the ribs, blossoms near the top: it grows as rain falls, from the edge to the middle.
step wipe Open {the umbrella}, wipe it with the damp cloth, and stand it on {the guard}.
step plan Draw one section between two ribs on {the plan}. What you draw once comes eight times.
step try Spread paint thinly on a plate, press {the stamp} in, and try it on the paper: less paint, sharper veins.
step rim Print leaves along the rim, section by section, a hand underneath from inside. {stamp=leaf,fern-frond? Brush each leaf anew. | Load the stamp anew for each.}
step grow Paint stems up along the ribs with a thin brush.
step top Print blossoms near the top with a fingertip or a small stamp, five dots around one.
step line Draw veins and outlines with the {one line} when the paint is dry.
step drops Glue {the drops} below the rim like the last rain.
step dry Leave it open for four hours, or it will stick to itself.
further @9-12 Put a surprise on the inside: a sun, where only you can see it.
further Print the last section differently, and see who notices.
safety An open umbrella has pointed ribs: work on the floor with room around you. Acrylic stays in clothes and carpets.
skills printing on cloth, repeating a pattern, working around a form
waiting Four hours, open.
alt An open umbrella with printed leaves and small blossoms

* fizzing-dino-eggs
name dinosaur eggs
title Fizzing Dinosaur Eggs | Eggs That Hatch With a Hiss | What Is in the Egg?
about Drop by drop the shell foams away, and a foot comes out, then a tail. Nobody knows before who is going to hatch. | Eggs are made today, and hatched tomorrow: waiting is a part of it.
step mix Stir {the soda}{speck? , {the speck} | } and a few drops of {color} in a bowl with {the water}, a spoonful at a time, until it holds together like damp sand.
step press Press half of it flat in your hand, lay one of {the dino} in the middle, and close it up all around. Then the other.
step shape Wrap each in {the wrap} and press it into an egg.
step dry Unwrap them and let them dry overnight, turned once.
step nest Set the eggs in {the tray} as in a nest.
step pour Pour {the vinegar} into a cup{@6-8? together | }.
step drip Drip {the vinegar} onto the eggs with {the drip}: one drop, and listen. {@6-8? Where it foams, the shell is gone. | Soda and {one vinegar} make a gas, and the gas carries the shell away.}
step out Who is it? Help with a little more when a foot gets stuck.
step clean Rinse the hatched ones and dry them. The foam goes down the drain.
further @6-8 Hide something else next time: a car, or a big ring.
further Try it warm and cold, and stop the time: which one hatches sooner?
safety {vinegar=vinegar? Vinegar | Sour juice} stings in eyes and scratches: drip low, and no faces over the tray. Nothing of it goes into a closed bottle.
skills pressing a shape, dripping, watching a reaction
waiting Overnight, about twelve hours.
alt One green egg, one blue shell from which a small dinosaur comes, and foam
left bead: would be lost in the foam

* painted-whiskers
name painted face
title {V} Face | Face Paint: {A V} | Be {a V} by Four O'Clock
about {v.idea} It takes a quarter of an hour, and then somebody else is standing there. | Good face painting is three layers: a ground, a few shapes, and dark lines at the end. {v.idea}
step test Dab a dot of each color of {the color} on the inside of an arm and wait for ten minutes. Red or itchy? Then it stays in the box.
step plan Draw a face on {the plan} and try it out: {v.plan}.
step ready Wash the face with {the washcloth}{gem? and put the hair up with {the gem} | }.
step ground Dip {the sponge} in a cup of water, squeeze it out and dab on the ground color, from the middle outward, eyes closed. Lids and lips stay free.
step shapes With the {one brush}: {v.shapes}.
step lines Let it dry, then take the darkest color: {v.lines}. Steady the little finger on the cheek.
step dots {v.dots}.
step mirror Go and look at yourself. {@4-5? How does it roar, flutter or beep? | How does somebody with this face walk?}
step clean In the evening wipe it off with {the washcloth} and warm water, eyes last and gently.
further @4-5 Paint the same on the back of a teddy's paper mask.
further Swap: now paint the one who painted you.
safety Only paint made for faces, never on broken skin or close to eyes, and one clean sponge for each child. {@4-5? A grown-up does the parts around the eyes. | Do the test the day before, if anybody has tender skin.}
skills working in layers, steady lines, sitting still
alt A smiling face painted as {a v}
say tiger: name=tiger; idea=Orange, white and black are enough for a tiger.; plan=where the stripes begin, and which way they point; shapes=white around the mouth and over the eyes, orange on cheeks and forehead; lines=stripes from the edge of the face inward, thick and then thin, and a black nose; dots=Dot whiskers on both sides of the nose
say butterfly: name=butterfly; idea=The wings lie around the eyes, and the nose is the body.; plan=two big wings above, two small ones below, alike on both sides; shapes=two big wings from the nose up over the brows, two small ones on the cheeks; lines=the outline of the wings, a thin body down the nose, two feelers; dots=Set dots on the wings, the same left and right
say robot: name=robot; idea=Only half of the face is metal, and that makes it eerie.; plan=a line from forehead to chin, and what is behind the panel; shapes=silver on one half, with a blue screen beside the eye; lines=the seams of the panels, as straight as you can; dots=Dot rivets along the seams, and a red lamp on the cheek
`;
