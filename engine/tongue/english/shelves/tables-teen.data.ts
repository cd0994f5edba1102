export const words = `
* phone-sound-horn
name phone speaker
title A Speaker Without a Battery | Loud Phone, No Plug | Plug-Free Phone Speaker
about Put your phone into the slot and the song fills the room: no cable, no battery, only two {many horns} that send the sound forward instead of everywhere. | A phone throws half of its sound at the wall behind it. Here it runs through a tube and out of two horns, and you hear the difference at once.
step slot Trace the lower end of your phone on the middle of {the tube}, and cut the slot out exactly on the line. Too tight can be trimmed; too wide will rattle.
step holes Trace the end of {the tube} on the side of each of {the horns}, near the bottom. Cut a star into the circle and bend the points inward: they hold the tube without a gap.
step first Push one onto each end, mouths forward, put in the phone and play something with bass. Turn them until it sounds best, and mark that angle with {pencil}.
step skin Take it apart. {skin=paint,acrylic-paint? Paint tube and horns in one dark color and give them half an hour to dry. | Cut {the skin} to size and wrap tube and horns in it, seams at the back, with a strip of tape inside.}
step lining {fix glue} {lining=aluminum-foil? {the lining} smoothly into the horns: brighter sound. | pieces of {the lining} into the horns: warmer sound.} Try one with and one without, before you decide.
step join Push everything together at your marks and tape the joints from inside and at the back, where nobody looks. Sound escapes through every gap.
step feet {fix glue} {feet=craft-stick,clothespin? two of {the feet} crosswise | {many feet}} under the tube, so that it neither rolls nor hums against the table.
step trim {trim=string-light? Wind {the trim} around the rims of the horns, battery box at the back. | {trim=sticker,stick-on-gem,sequin? Set {many trim} around the rims of the horns. | Run {the trim} around the rims of the horns.}}
step mark Draw with {mark} across the front: the sound wave of your song, a name, the number of a channel.
step listen Measure it. {@9-12? Walk away from the phone alone until you can no longer follow the words, then do it again with the speaker. | Let a friend record both from across the room: the phone alone, then in the speaker, at the same volume.}
further {@9-12? Build the same from a longer tube. Deeper, louder, or neither? | Try bowls for horns, then cones of card as long as your arm. The big old gramophones knew why.}
safety Cut with the tube flat on the table and turn the tube, not the blade; the volume stays at half while your ear is near a horn.
skills fitting exactly, listening, comparing
waiting {skin=paint,acrylic-paint? Half an hour for the paint. | }
alt A phone in a tube between two horns made of cups, decorated with a sound wave

* wedge-pompom
name pompom {v}
title {v.title} | Pompom {V} for a Bag or a Key | Wind It by Plan: Pompom {V}
about A pompom does what its ring says: what is wound on one quarter of it becomes one quarter of the ball. Plan the quarters, cut, and {v.out} falls out. | {v.about} Everything was in the winding; the scissors only let it out.
step ring Trace {a mug} twice on {the ring}, draw a circle as wide as two fingers in the middle of both, and cut out two rings. Cut a slit from the edge to the hole, as wide as a finger: now nothing has to be threaded.
step plan Lay the rings on each other and divide them with {a pen} into quarters, starting at the slit. Write the colors in: {v.plan}.
step wind Wind {the yarn} through the slit around both rings, quarter by quarter as it is written, and back again, until the hole is almost closed. Whoever stops early gets a thin pompom.
step cut Hold it flat, push the scissors between the rings and cut all around. Slide {the tie} in between, pull it as tight as you can and knot it twice. Take off the rings. {v.cut}
step trim Roll it in your hands, then trim what stands out, turning it all the time. A finger's width may go: it only becomes denser. {v.shape}
step face Cut {v.face} from {the face} and push {v.them} into the wool with glue at the roots.
step eyes Glue {the eyes} {v.eyes}.
step extra {v=fox? Push {the extra} in at the back as a tail. | {v=hedgehog? Push {the extra} in among the spines: what it brought home. | {v=guinea? Push {the extra} in above the ears: hay from breakfast. | {v=chick? Push {the extra} in on top as a tuft. | {v=ladybug? Push {the extra} in above the head as feelers. | {v=melon? Push {the extra} in at the side as a stem. | {v=catcher? Push {the extra} in around the belt. | Pull {the extra} into thin wisps and push them in as clouds.}}}}}}} A drop of glue holds it.
step hold Knot the ends of {the tie} to {the hold}, close above the ball, so that it can come along.
step wear Let the glue dry for an hour before the first pull.
further {@9-12? Halve the quarters. With eighths, stripes, freckles and cheeks are possible. | Draw a face of your own as a ring plan, wind it, and note what came out elsewhere than you thought. That is how the patterns in books were found.}
safety Cut around the ring toward the open side, away from the hand that holds it, and keep the long ends of yarn off the floor.
skills planning backward, winding evenly, trimming a shape
waiting About an hour to dry.
alt A fluffy pompom {v}{eyes? with two eyes | }
left glitter: would never leave the wool again
say fox: name=fox; title=The Fox Inside the Pompom; out=a fox with a white chin; about=An orange ball with a white chin and two ears: a fox that lives on a backpack.; plan=one quarter white, three quarters orange; cut=The white wedge is the chin.; shape=Leave the chin longer: that is the snout.; face=two pointed ears and a nose; them=them; eyes=above the white, a finger apart
say hedgehog: name=hedgehog; title=A Hedgehog Without a Single Prick; out=a hedgehog with a pale face; about=Wool that is cut stands up like spines, only softer: nobody has ever petted a hedgehog as long as this one.; plan=one quarter cream, three quarters brown; cut=The pale wedge is the face.; shape=Trim the face short and leave the spines long, so that the face lies in a hollow.; face=two round ears and a nose; them=them; eyes=above the nose, a finger apart
say guinea: name=guinea pig; title=A Guinea Pig Without a Neck; out=a guinea pig with two patches; about=Guinea pigs have no neck and no tail to speak of. They are pompoms by nature, and this one may live at your door.; plan=two quarters white, two black, and never two of the same side by side; cut=The black wedges are its patches.; shape=Trim it to an egg rather than a ball, the narrow end in front: that is the snout.; face=two ears like petals, a tiny nose and two small feet; them=them; eyes=wide apart, halfway between nose and ears
say chick: name=chick; title=A Chick From a Skein; out=a chick; about=Nothing is as close to a real chick as a yellow pompom, and this one fits in the same hand.; plan=all four yellow, the first wound twice as thick; cut=The thick quarter is the head.; shape=Leave the head round and high and flatten the bottom, so that it can sit.; face=a beak, folded once, and two feet; them=them; eyes=left and right of the beak
say ladybug: name=ladybug; title=Ladybug Wound in Quarters; out=a red back with a black head; about=One black quarter is the head, three red ones are the wings, and it lands on every bag.; plan=one quarter black, three quarters red, with two turns of black in the middle of each; cut=The short black turns are the spots.; shape=Flatten the side below: that is where it sits.; face=two white circles with a dot in each; them=them; eyes=onto the white circles
say melon: name=watermelon; title=A Watermelon to Squeeze; out=half a melon, peel and all; about=Red above, green below, a white line between: the only fruit that can be trimmed with scissors.; plan=two quarters red, one green, one half white and half green; cut=The white line is where red and green meet.; shape=Flatten the red side: that is the cut through the melon.; face=five seeds, pointed at one end; them=them; eyes=among the seeds, for a melon that looks back
say catcher: name=catching ball; title=Red Above, White Below: A Ball That Catches; out=a ball with a black belt; about=Red on top, white below, a black belt between and a button to press: whoever collects small monsters knows what it is for.; plan=two quarters red, two white, with four turns of black wherever red meets white; cut=The black turns are the belt.; shape=Trim it until it rolls like a ball.; face=a black circle as large as a coin and a smaller white one for the button; them=them, one on the other, onto the belt; eyes=above the belt, for a monster that looks out
say earth: name=Earth; title=A Planet of Wool; out=a whole planet; about=Oceans, land and two caps of ice, and it weighs less than a letter. Hang it where it can turn.; plan=a broad piece of blue, a narrow one of green, and so on, no two alike; cut=What was green is land.; shape=Trim it until it rolls like a ball.; face=two jagged caps of ice; them=them, top and bottom,; eyes=on as satellites above the equator

* bubble-dot-portrait
name comic portrait
title Your Face in Comic Dots | Pop-Art Hero Portrait | Secret Identity in Dots
about Old comics were printed in dots, because dots were cheaper than color. Bubble wrap prints exactly those dots, and suddenly your own face looks like the cover of number one. | Three colors, black lines and the dots of a sheet of bubble wrap: nobody will ask who it is, only which powers you have.
step sketch {face=phone? Take a photo of yourself from slightly below, the way heroes are drawn. | {face=photo,plastic-mirror? Look at {the face} | Look at yourself in the window}, slightly from below, the way heroes are drawn.} Draw head, neck and shoulders on {the sheet} with {a pencil}, large, and only the outlines: eyes, nose and mouth as few lines.
step pour Pour a little {color a} paint onto {the plate}. Dab it onto the bubbles of a hand-sized piece of {wrap} with {the dab}, thin and only on the tops. Test on a corner of scrap: round dots, no puddles.
step skin Print the skin: press the wrap down, lift it straight up, and set it down beside the first print. Do not cover the eyes. {@9-12? Dots on the edge are no mistake, the lines come later. | A second print, half a bubble aside, makes the shadow under the chin and on one side of the nose.}
step back Wash the wrap, or cut a second piece, and print the background in {color b}: large dots toward the edge, none close to the head, which makes it glow.
step flat Fill the hair in {color c} without any dots, in one flat tone, with two streaks left white for the shine.
step dry Leave it flat for an hour. Meanwhile decide what the bubble says.
step line Go over all lines with {the line}: thick on the outside, thin for the nose. Add a mask. Hair needs three lines, not thirty.
step bubble Cut a jagged burst from {the bits}, and a larger one in another color to go under it. Letter one word with {the line}, {fix glue} both together and set them over a corner.
step cape Cut a cape or a collar from {the cape} and {fix glue} it across the shoulders. It may stick out over the edge.
step shine {shine=sticker? Press {the shine} on | Cut an emblem from {the shine} and {fix glue} it on} below the neck: what do you stand for?
further {@9-12? Print a row of four, each in other colors, and nothing else changed. | Add the second panel: what happens one second later. Then it is a comic.}
safety Paint goes on the bubbles, not on the hands that rub eyes; wash the wrap and your fingers between the colors.
skills printing in layers, drawing a likeness, lettering
waiting About an hour to dry.
alt A portrait in comic style with printed dots, a mask and a jagged speech bubble
left pom-pom: would make it a toy, and it is a cover

* carton-flower-lights
name flower lights
title Flower Lights From {cups=egg-carton? an Egg Carton | {cups=paper-cup? Paper Cups | {cups=cupcake-liner? Cupcake Liners | Coffee Filters}}} | A String of Lights in Bloom | Ten Flowers That Glow
about Ten {many cups} become ten flowers, and each has a light where the pollen would be. By day it is a garland, at night it is the best lamp in the room. | {cups=egg-carton? The rough gray board of an egg carton is just right: it takes color like a petal, and lets light through only at the edges. | Thin petals let the light through, so that the whole flower glows and not only its middle.}
step cut {cups=egg-carton? Cut out ten cups, each with its rim down to the lowest point between two corners. | {cups=paper-cup? Cut ten cups down to half their height. | Fold each of {the cups} into quarters, and round the edge off with one cut.}}
step petals {cups=egg-carton,paper-cup? Snip four slits from the rim almost to the bottom, round every flap into a petal and bend it outward over your thumb. | Open them, pinch the middle and twist it, so that the edge opens in a bell.} Two with narrow petals and two that are only half open look more like a real vine.
step paint {coat=marker? Color the petals with {the coat}, dark in the throat and lighter toward the edge. | {coat=food-coloring? Dab on {the coat} with a wet brush, | Brush it on inside and outside,} dark in the throat and lighter toward the edge, and let them dry for three quarters of an hour.} Three colors that lie side by side in a rainbow always look right together.
step hole Push the tip of {the pencil} through the middle of each flower: as wide as a bulb, no wider.
step light With the lights switched off, push one bulb into each flower from behind, every second or third along the cord. It should sit in the throat and touch no petal.
step leaves Cut ten pairs of pointed leaves from {the leaf}, fold each down the middle, and {fix glue} them to the back of the flowers.
step heart {heart=tissue-paper? Fringe small strips of {the heart} and roll them up as stamens. {fix glue} | {fix glue}} one of {the heart} beside each bulb, so that it catches the light.
step vine Wind {the vine} around the cord between the flowers, loosely, until no plastic shows.
step bough {bough=embroidery-hoop? Wind the lights around {the bough} | Hang the lights over {the bough}} in long and short loops{hold? and fasten them with {the hold} | }, and hang it on the wall.
step glow Switch the room dark and the flowers on. Bend each one until it faces where you sit.
further {@9-12? Make one flower for every season and change them in March, June, September and December. | Build three flowers in one size larger from thin card and put them at the end of the string, where it hangs lowest.}
safety Only battery lights with cool LEDs go into paper, they are off while you sleep, and the battery box has its lid screwed shut.
skills cutting petals, shading, spacing
waiting {coat=liquid? About three quarters of an hour for the color.}
alt A garland of lights, each in a flower with painted petals and leaves

* book-nook
name book nook
means sand
title {v.title} | A Book Nook: {v.title2} | Between Two Books: {v.title2}
about Push two books apart, and there it is, {v.what}. {v.about} | As wide as a thick book and deeper than it looks: the shine at the back doubles the way, and your eye walks on by itself.
step open Measure a gap in your bookshelf. {box=cereal-box,milk-carton,tissue-box,small-box? Cut one narrow side off {the box}: that is the front, and it stands upright between books. | Trim {the box} to the height and depth of a book, open at the narrow front.} If it is too wide, cut it down the back, overlap the halves and glue them.
step back {back=magazine,photo,paper? Tape a picture of {v.far} to the back wall, cut from {the back} or drawn on it. | Tape {the back}, smooth and shiny side out, to the back wall. It doubles everything that stands in front.}
step walls Cut two side walls from {the card}, as high as the box and a finger narrower than it is deep, and two more that are shorter and reach farther in. {v.walls}
step color Color all pieces before they are in: {v.look}. {color=acrylic-paint,paint? {color=acrylic-paint,paint? A nearly dry brush, dragged across, leaves the edges worn. | } Let it dry for half an hour. | Darker in the corners, lighter at the edges.}
step ground {ground=pebble? Set {the ground} into a bed of glue on the floor, close as paving. | {ground=foam-tray,sandpaper? Scratch joints into {the ground}, cut it to size and glue it on the floor. | Spread glue on the floor, sprinkle {the ground} over it and press it down.}} It may not move when the shelf is bumped.
step beams Cut {the beams} to length and glue them to the walls as {v.beams}.
step set Glue the walls in from back to front: the pair that reaches farthest in goes to the back. So the way grows narrower and looks longer than it is.
step details Hang up {the stuff} with small rolls of tape where a story needs them: {v.stuff}. Three are enough, and the one nobody expects is the best.
step green Pull {the green} apart and glue it into corners and cracks: {v.green}.
step light Lead {the light} in from behind{light=string-light? , the battery box outside | }, above the ceiling or behind a wall. You should see the glow and never the lamp.
further {@9-12? Put somebody in who is just leaving: only a foot and a shadow. | Write the first page of the book that has to stand beside it.}
safety Cut thick card in several light strokes of the scissors, turning the card; only cool battery lights go inside, and the box has a gap where warm air gets out.
skills building depth, working from back to front, painting wear
waiting About an hour for paint and glue.
alt {v.alt}
left glitter: would take the dust of years away
say alley: name=wizard alley; title=The Alley Between the Books; title2=Wizard Alley; what=an alley where lamps are lit and shops sell what you cannot name; about=Three crooked houses on each side, and a light at the end that somebody has left on.; far=a night sky over roofs; walls=Cut crooked roofs into their upper edges, and windows and doors into the fronts.; look=each house in a color of its own, with dark timber; beams=timber and signposts; stuff=lanterns, a shop sign, a barrel; green=ivy that has grown since the last customer; alt=A narrow alley of crooked houses with lit windows, built into a box between two books
say wood: name=forest nook; title=A Forest Behind the Books; title2=The Fairy Tale Forest; what=a path that no map knows, and somebody with a red hood; about=Trunk behind trunk, always darker, and far back a light. Every fairy tale begins here.; far=a clearing with a tiny house; walls=Cut tree trunks with gaps between them, and branches that reach over the path.; look=trunks dark at the edges, with bark in long lines, and a small red hood cut from the rest; beams=roots and fallen branches; stuff=a lantern, mushrooms, an owl; green=moss on everything that lies still; alt=A deep forest of layered trunks with a small red hood on the path, built into a box between two books
say corridor: name=spaceship nook; title=Deck Seven, Between Two Books; title2=Corridor of a Starship; what=the corridor of a starship, with a door that has just closed; about=Somewhere behind it a machine hums. You only have to put in the light.; far=stars behind a round window; walls=Cut windows and hatches with rounded corners into them, and a ceiling from the rest.; look=light gray with dark seams, and one red line along both sides; beams=pipes along the ceiling; stuff=valves, a lamp, a wheel that must not be turned; green=a plant that somebody smuggled on board; alt=A starship corridor with windows, light strips and a door, built into a box between two books
say ruin: name=temple nook; title=Lost Temple on the Shelf; title2=The Lost Temple; what=a gate that has been forgotten for a thousand years; about=Stone, vines, and one golden thing at the end of the passage. Nobody should touch it. Everybody will.; far=a golden figure in the last chamber; walls=Cut broken edges, and lines for great blocks of stone. A beam goes across on top.; look=sand and gray, dark in the joints, with a face above the gate; beams=props that hold the ceiling; stuff=an idol, a coin, a skull of clay; green=vines that hang through the cracks; alt=A ruined temple gate with vines, built into a box between two books

* cloth-horizon
name cloth picture
title {v.title} | {V} in Four Cloths | {v.title2}
about {v.about} | Light cloth lies far away, dark cloth lies near: that is all the perspective you need. {cloth=denim? Old jeans come in every shade of it, front, back, and inside out. | Four cloths in steps from pale to deep do the rest.}
step sort Lay out {the cloth} from the palest to the deepest. {cloth=denim? The inside of the leg, the faded knee, the seam and the pocket: one pair holds four shades. | Turn pieces over: the back is often just the shade that is missing.} Squint to check the order.
step sky Cut the palest piece for the sky, large enough for {the base}, and glue it on flat, rubbing from the middle outward. {base=embroidery-hoop? Stretch it first and tighten the hoop. | What hangs over is folded to the back and glued there.}
step orb {orb=button,plastic-lid,cotton-pad? The right place for {the orb} is | Cut a circle, two thumbs wide, from {the orb}. Its place is} a little off the middle: {v.orb}. Glue it on, low enough that the land may cover its edge.
step far Draw with {chalk} the line of {v.far} on the next shade, cut along it and glue it on, so that it overlaps the sky. Soft, low curves look distant.
step near Cut the third and the fourth in the same way, each line bolder and lower than the one before: {v.near}. Let frayed edges show: nothing outdoors has a hem.
step foam Glue {the foam} {v.foam}, {foam=cotton-ball,wool-roving? pulled out thin | only pressed down here and there}, so that it casts a little shadow.
step small Cut {the small} down and glue them on, no larger than a thumb: {v.small}. One small thing makes everything else big.
step stones Glue {many stones} {v.stones}. An uneven number looks as if it had happened by itself.
step stitch Thread one strand of {the floss} and follow the lines of the land with long and short running stitches, through the cloth only.
step dry Put a book on it for an hour, then {frame? lay it into {the frame} without the pane, because cloth wants to be near enough to touch. | hang it where light falls in from the side.}
further {@9-12? Make the same place at another time of day: only the sky and the orb change. | Make four in a row, one for each season, with one line that runs through all of them.}
safety {@9-12? Cut toward the table and away from the hand that pulls the cloth tight: thick cloth slips. | {floss? The needle goes into the cloth whenever you put it down. | Thick seams are cut with the thick of the blades, away from the hand that holds them.}}
skills sorting shades, building distance, cutting freehand
waiting About an hour under a book.
alt A picture of layered cloth: {v.alt}
left glitter: would break the quiet of it
say sea: name=night sea; title=The Sea in Old Cloth; title2=Moon Over Four Waves; about=The sea is never one blue. Four shades, cut in waves and laid one on the other, and the moon makes a path on it.; orb=the moon; far=the horizon, almost straight; near=waves with one crest that is higher than the rest; foam=along the crests; small=a boat with a mast and a sail; stones=on the beach and, as stars, in the sky; alt=waves in several blues under a moon, with a small boat
say fields: name=fields; title=Fields as Far as You See; title2=Hills in Old Cloth; about=From the hill, farmland looks like a quilt, and so it is made like one: field behind field, under one low sun.; orb=the evening sun; far=low hills; near=fields that swing around each other; foam=in rows, like furrows; small=a barn with a pointed roof, and a tree; stones=at the edge, like bales, and in the sky, like birds; alt=fields with furrows, a red barn and a low sun
say ridge: name=mountains; title=Blue Mountains, Four Deep; title2=The Last Light on the Ridge; about=Behind every ridge there is a paler one. That is why mountains look like cut paper, or like cloth.; orb=the setting sun; far=a far ridge with two peaks; near=steeper ridges, the last one nearly dark; foam=between two ridges, as mist; small=three fir trees of different height; stones=along the foot, like a stream, and a few in the sky; alt=mountain ridges in several shades with fir trees, mist and a setting sun
say dunes: name=red planet; title=Evening on Mars; title2=The Tracks of a Rover; about=On Mars the evening is blue and the ground is rust. Nobody has seen it except one small machine.; orb=a small pale sun; far=a crater rim; near=dunes that lean to one side; foam=along the dunes, as blown dust; small=a rover with two wheels and an antenna; stones=as rocks on the ground and stars in the sky; alt=dunes in shades of orange under a pale sun, with a small rover

* cap-league
name table soccer
title {men=bottle-cap? Bottle-Cap | {men=button? Button | {men=coin? Coin | Lid}}} Soccer With Two Teams | The Kitchen Table Cup | Flick Soccer, Five a Side
about Ten {many men} in two team colors, a field that rolls up, two goals{net? with real nets | }: a whole league fits into a bag. | You do not need a large box for table soccer. One fingertip is the whole team's legs, and a pass that lands is harder than any shot.
step pitch Cut {the pitch} to {in 16} by {in 11}{pitch=cardboard,pizza-box,cardboard-box,cereal-box? , taping pieces together from below if it is too small | }. It has to lie flat: smooth it under books while the teams get dressed.
step lines {lines=washi-tape,masking-tape? Stick narrow strips of {the lines} on as lines | {lines=yarn,ribbon,string? Tape {the lines} down as lines | Draw the lines with {the lines}}}: the edge, the middle, a box at each end. {@6-8? A circle as wide as your palm in the middle is the center circle. | Measure both halves from the middle, or one team has the longer way.}
step kit {kit=paint,acrylic-paint? Paint five of {the men} in one color and five in another, and leave them for half an hour. | {kit=sticker? Give five of {the men} stickers in one color and five in another. | Cut circles from {the kit}, a little smaller than your players, in two colors, and {fix glue} five of each onto {the men}.}} The last one stays bare: the referee.
step numbers Write a number on every one with {the pen}. Number 1 is the keeper. {@6-8? Who is number 10? | Give them names too, or nobody can shout.}
step posts {posts=paper-cup,small-box,cardboard-tube? Cut {many posts} in half, open to the field, | {posts=cardboard? Cut and fold two frames from {the posts}, as wide as a hand, | Cut {many posts} to two uprights and a bar each, as wide as a hand,}} and tape one at the middle of both short sides.
step net Tape {the net} behind each frame, slack, so that the ball stays in. A goal that hangs in the net needs no referee.
step ball {ball=aluminum-foil,paper? Roll a crumb of {the ball} as hard and round as a pea. | Test {the ball}: it has to roll straight when it is flicked.}
step table Draw a table of results on {the board}: teams, goals, points. {@6-8? A win is three dots. | Four teams, each against each, are six games. Who plays whom on which day?}
step cup {cup=aluminum-foil? Press a trophy as tall as a thumb from {the cup}. | Turn {the cup} into a trophy with two handles drawn on, and the year.}
step kickoff Set up five against five. Take turns: one flick of the finger against one of your own {many men}, which has to hit the ball. {@6-8? Three goals win. | Who touches an opponent before the ball gives away a free kick. Two halves of five minutes.}
further {@6-8? Make a third team, your own, with the colors that you like. | Film a goal in slow motion and add a commentary. Then hold the transfer market: one player of each team changes sides.}
safety Flick, never throw, and count {the men} back into their bag: they slip under sofas, where babies find them.
skills measuring a field, aiming with a fingertip, keeping score
waiting {kit=paint,acrylic-paint? Half an hour for the kits. | }
alt A table soccer field with goals and ten caps in two teams
left glitter: would stop every pass

* lit-layer-box
name layered light box
title {v.title} | Four Sheets of Paper, One Lit Box | {v.title2}
about {v.about} | By day four cut sheets, one behind the other. When the light goes on behind them, the farthest grows pale, the nearest black, and there is air in between.
step window {ruler? Mark the openings with {the ruler}. | } Cut a window into the {box=shoebox,pizza-box? lid of {the box} | front of {the box}}, leaving a frame of two fingers, and one into the back, as large, for the light.{knife?  With a grown-up beside you, {the knife} does it neatly{mat? on {the mat} | , on a pile of scrap}, in light strokes along the line. | }
step glow Tape {the glow} over the back window from inside, without folds: this is the sky that will shine.
step tint {tint=marker,colored-pencil? Color the upper part of it | {tint=marker,colored-pencil? Color | Brush color over} the upper part of it, thin, }{v.sky}, and leave a round place white for {v.orb}. {tint=marker,colored-pencil? Test it against the window. | Half an hour to dry, while you cut.}
step far Cut the first layer from the palest of {the layers}, as wide as the box and with flaps at both sides to fold back: {v.far}, low and without details.
step middle Second and third layer: draw {v.middle}, cut them out with everything in one piece, and reach higher at the sides than in the middle. What is thin will glow at its edges.
step front The darkest layer comes in front and is a frame of its own: cut {v.front}, from below, from the sides and from above. Nothing stands in the very middle.
step mount {spacer? {fix tape} {many spacer} behind the flaps as spacers, and tape | Fold the flaps back and tape} the layers in from back to front, a thumb's width apart. Hold the light behind after each one and push it until no line hides another.
step hang Tape {the hang} inside the upper edge as {v.hang}, some short, some long, between two layers.
step flash {flash=sticker? Press {many flash} on | {fix glue} pieces of {the flash} behind small holes} in the middle layers: {v.flash}. Only these few shine in color.
step shine Set {the light} behind the back window{light=phone? , its lamp switched on | }, a hand away, and turn off the room. Too bright in one spot? Move it farther back.
further {@9-12? Cut one more front layer with other creatures, and swap it at night. | Cut the four sheets again, in one color only. Does it lose anything? That is how much depth owes to light.}
safety Only cool battery lights go near paper, they stand outside the box, and small openings are cut from a folded edge instead of stabbed.
skills cutting in silhouette, building depth, working with light
waiting {tint? Half an hour for the sky. | }
alt {v.alt}
left glitter: would only be dust against the light
say jungle: title=The Jungle Lit From Behind; title2=Dawn in the Rain Forest; about=The sun comes up behind the trees, and whoever was awake at night is now a shadow between leaves: a toucan, and something with a long tail.; sky=yellow to teal; orb=the sun; far=hills of treetops; middle=trunks, ferns and a toucan on a branch; front=huge leaves and a big cat that lies in the grass; hang=vines; flash=eyes between the leaves; alt=A lit box with layers of jungle leaves, a toucan and a resting cat in front of a rising sun
say valley: title=The Valley of the Dinosaurs at Dusk; title2=Sunset, Sixty-Six Million Years Ago; about=Dusk in a world without people: a longneck looks up, a volcano stands in the red light, and in the ferns in front of you something moves.; sky=yellow to deep orange; orb=the low sun; far=far hills; middle=a longneck and a volcano with a broken top; front=ferns, tall trunks and a small raptor that watches; hang=roots and vines; flash=sparks above the volcano; alt=A lit box with layers of ferns, a longneck and a volcano in front of a low sun
say reef: title=The Sea in Four Layers of Light; title2=Under the Whale; about=You stand on the sea floor and look up. A whale passes between you and the light, as slowly as you like.; sky=pale green to blue; orb=the sun far above; far=far hills of the sea floor; middle=a whale, and long blades of kelp; front=corals, weeds and one small fish; hang=weeds that hang from above; flash=jellyfish and bubbles; alt=A lit box with layers of kelp and corals and a whale in front of the light
say woods: title=Little Red Riding Hood in a Box of Light; title2=Paper-Cut Light Box: The Dark Wood; about=A girl with a basket stands between trees as high as towers. In front, in the bushes, somebody else is on the way to grandmother's house.; sky=pale yellow to blue; orb=the moon; far=rows of treetops; middle=bare trunks with branches and a small figure with a pointed hood; front=two thick trees, a bush and a wolf; hang=vines; flash=the hood, a lantern; alt=A light box with a girl with a hood, bare trees and a wolf

* rain-bell-chain
name rain chain
means cup
title A Chain That Shows the Rain | Six Steps for the Rain | Six Cups for One Rainy Day
about In Japan the rain does not vanish in a pipe, it climbs down a chain from cup to cup, and people sit and watch. Yours hangs where the roof drips{clapper? , and rings when the water comes | }. | Each cup fills, runs over, and hands the water on to the next. After ten minutes of rain you know more about water than after an hour of weather reports.
step cut {cups=plastic-bottle,milk-jug? Cut off the lower third of each of {the cups}: these are the cups of the chain. Trim the rims until nothing scratches. | Cut the rims of {the cups} into low waves or points, no deeper than a finger. Water runs off at the lowest place.}
step hole {@6-8? A grown-up pokes | Poke} a hole into the middle of each bottom with the tip of {the pen}, just wide enough for {the line}. Two more beside it, as small as a lentil, let the cup empty itself.
step coat {coat=acrylic-paint? Paint a band around each of them | {coat=washi-tape,duct-tape,electrical-tape? Stick a band of {the coat} around each of them | Draw bands around each of them with {the coat}}}, in two colors by turns{coat=acrylic-paint? , and let them dry for half an hour | }. Rain is gray, so the chain may be loud.
step lowest Tie one of {the knots} to the end of {the line}, and slide the first cup down onto it, opening upward. It must hang straight and not slip.
step thread A hand above, tie in the next of {the knots} and slide the next cup down to it. Go on like this until all six hang one above the other, each just over the middle of the one below.
step drops {drops=aluminum-foil? Press drops from {the drops} and tie them on | {drops=sticker,candy-wrapper? Fold {many drops} around short pieces of line and tie them on | Tie {many drops} on}} between the cups, left and right, where they catch the light.
step clapper Tie {the clapper} under the lowest cup, where the water hits it last: that is the doorbell of the rain.
step scale Stand a jar below the chain and mark its outside with {scale=masking-tape,tape? thin strips of {the scale} | {the scale}}, one line for every {in 1/2}. {@6-8? How high does the water stand after one shower? | Note date and height after every rain, and compare with the forecast.}
step foot Put {the foot} below, so that the last drops {foot=potted-plant? water something | do not splash}.
step rain Hang it by a loop from a balcony rail or a branch, no higher than you can reach, and pour a {mug} of water in at the top. Where it misses the next cup, shift the knot.
further {@6-8? Pour and count: how long does the water need from the first cup to the last? | Make the holes in every other cup larger and film it in slow motion. When does a flow become drops?}
safety Plastic gives way suddenly: cut and poke away from the holding hand. Hang it where nobody walks into the line, and bring it in when there is a storm.
skills threading in line, watching water, measuring
waiting {coat=acrylic-paint? Half an hour for the paint. | }
alt A chain of six cups one below the other on a cord, with drops at the sides
left glitter: would end up in the ground water

* foil-bone-beast
name {v} sculpture
title {V} From a Roll of Foil | {v.title} | {V}, Sculpted and Standing
about Foil bends like clay and holds like bone. Squeezed, wrapped and skinned with paper, it becomes {a v} that stands on its own feet, and no one will believe what is inside. | {v.about} Under its skin there is nothing but kitchen foil.
step body {bones? Lay {the bones} out as spine and legs and squeeze foil around them, | Tear off a piece of foil as long as your arm, squeeze it into a roll for the spine, and two more for the legs, bent over it like staples,} layer on layer: {v.body}. Foil that is pressed hard does not give way later.
step head Squeeze the head from one piece: {v.head}. Set it on and press one more strip of foil over the place where the two meet.
step bind Wind {the bind} over every joint, crosswise, and then over the whole figure. Bend the pose now: {v.pose}. It has to stand before it gets its skin.
step skin Mix two parts of {glue} with one part of water in {the bowl}. Tear {the skin} into pieces as large as a stamp and brush them on, wet side down, each over the edge of the last: two layers. Fold small pieces into {v.small}.
step dry Let it dry for two hours on a piece of foil, and turn it once. It is ready when it sounds hollow and no longer feels cool.
step paint Paint it {color a} all over. While that is wet, work a darker tone into every fold: that gives weight.
step look Then the rest: {v.look}. A dry brush with a little {color c}, dragged over everything that stands out, catches the light.
step hide {hide=yarn,felt,fabric-scrap,faux-fur? Cut {the hide} into short pieces and glue them on as {v.hide}. | Spread glue where you want a rough skin, and press {the hide} on as {v.hide}.}
step eyes Glue {the eyes} in deep, under a brow of foil and paper: eyes that lie deep look alive.
step foot Glue the feet onto {the foot}. Whoever has a ground under them also has a place in the world.
further {@9-12? Make its young one from what is left on the roll: large head, short legs. | Make the same animal in three poses, lying, standing, running. After that you know how it is built.}
safety Squeezed edges of foil scratch: press them in with the handle of a brush, not with a thumb.
skills building from the bones, finding a pose, painting light and shadow
waiting About two hours to dry.
alt A sculpted {v} with painted skin, standing on its own feet
left glitter: would turn bone and muscle into tinsel
say triceratops: name=triceratops; title=A Triceratops With Bones of Foil; about=Three horns, a collar of bone and the patience of a cow: nothing from its time stands more firmly on a desk.; body=a heavy body with a thick tail; head=a long beak, and a broad collar behind it; pose=head low, one leg forward; small=three horns and a row of bumps along the collar; look=horns and beak in a pale tan, stripes over the back; hide=rough patches of scales
say stallion: name=stallion; title=A Horse That Stands Like One; about=A horse is all legs and neck. Once those are right, the rest follows.; body=a deep chest and a short, strong back; head=a long wedge on an arched neck; pose=neck high, one foreleg lifted a little; small=two ears and the edge of the jaw; look=hooves, mane and tail nearly black, a blaze on the face; hide=mane and tail
say gorilla: name=gorilla; title=The Gorilla That Looks Back; about=A gorilla carries its weight on its knuckles. That is the pose, and that is why it stands so well.; body=a huge chest and arms longer than the legs; head=a high crown, and a heavy brow over the face; pose=knuckles on the ground, looking back over a shoulder; small=the brow, the nose and the ears; look=face and chest darker, and a silver saddle on the back; hide=fur on the crown and arms

* juggling-trio
name juggling balls
title Three Juggling Bags That Never Roll Away | From {skin=sock? Sock | Scrap} to Circus | Learn to Juggle With Your Own Three
about Bought balls jump off and roll under the bed. Filled bags fall and stay where they are, and that is why everybody learns with them. | Half a mug of filling for each, three skins, one afternoon: the bags are done before dinner, and the three-ball cascade comes within a week.
step measure Fill the {mug} to exactly half with {fill} and pour it into the middle of {inner=plastic-bag? a bag | one piece of {the inner}}. Make three portions to the grain: your hands feel every difference.
step tie Twist each portion shut, so that the filling still moves a little, and tie it with {tie=rubber-band,hair-tie,loom-band? one of {the tie} | a piece of {the tie}}. Trim the end to a stub. Too tight is a stone, too loose is a rag.
step skin {skin=sock,tights,mitten,glove? Cut {the skin} off a hand's width above the toe: the toe ends are the skins. | Cut three circles, {in 7} across, from {the skin}.}
step wrap {skin=sock,tights,mitten,glove? Push a portion into each toe, stub first, twist the opening and fold it back over the ball, twice if it is long enough. | Set a portion in the middle of each, gather the edge all around and tie it off, very tight.} No grain may see the light.
step weigh Hold one in each hand, eyes closed, and swap. Then squeeze each into the same round. Correct now what you notice later a thousand times.
step ink Draw a different mark on each with {the ink}: a bar, a ring, a star. The eye follows marks.
step face Glue {many face} on, flat and near the top, and let them dry for an hour. One looks bored, one startled, one very sure.
step tail Tie {the tail} around the gathered end, no longer than a hand: a comet for the slow throws.
step learn One ball first: from hand to hand, up to your eyes, no higher. Two: throw the second when the first is at the top. {@9-12? Three is the same again, over a bed. | Three is the same again. Throw, throw, catch, catch, and stop. Only then go on.}
step bag Keep all three in {the bag}, together with a list of your record: how many catches, on which day.
further {@9-12? Learn one trick with two: under the knee, behind the back. | Learn columns, then the half shower. Film yourself from in front: your hands do something other than you think.}
safety Throw at the height of your eyes in a cleared corner, away from lamps, and mend a bag as soon as it loses the first grain.
skills measuring evenly, closing tight, rhythm
waiting {face? An hour for the glue. | }
alt Three filled juggling bags in three colors, one of them in the air
left glitter: gets into the eyes of whoever looks up

* crown-chess
name chess set
title Chess From {n men} Found Men | A Kingdom on Sixty-Four Squares | The Homemade Chess Set
about Kings, queens, knights and castles, two armies on sixty-four squares. Yours is made of thirty-two {many men}, and each one can be known by its crown. | Sixteen against sixteen, and the smallest can become a queen. Whoever makes the set knows the rules by the time it is dry.
step board Cut {the board} to {in 14} by {in 14}. Measure a border of {in 1} all around and divide the rest with {a ruler} into eight by eight equal squares.
step squares {squares=acrylic-paint,paint? Paint every second square dark with {the brush}, beginning with the one at the left corner nearest to you, and let it dry for three quarters of an hour. | {squares=marker? Color every second square, beginning with the one at the left corner nearest to you. | Cut thirty-two squares from {the squares} and {fix glue} one on every second field, beginning at the left corner nearest to you.}} The corner on your right stays light.
step edge {fix glue} {the edge} along the border, mitered at the corners: cut slantwise, so that the ends meet in a line.
step sort Sort {the men} into two armies of sixteen: {men=button,stone,bottle-cap? by shade, light against dark | as alike as possible}. In each, the eight smallest or plainest become the pawns, the two largest king and queen.
step team {team=acrylic-paint? With {the brush}, paint one army in one color and one in another, and let them dry for half an hour. | Mark one army with {the team} in one color, and the other in a second one.} From three steps away nobody may mistake them.
step badges Cut sixteen round badges, in two colors, to fit on top of {many men}, and draw on them: a crown with a cross, a crown with points, two towers, two horses, two pointed hats. Once for each side. Pawns need none.
step fix {fix glue} the badges on, and check from above: every figure has to be known at a glance by somebody who sits on the other side.
step crown Give {the crown} to the ten that matter most, kings and queens first: {crown=pipe-cleaner,craft-wire? bent to a ring with points | {fix glue} one on top of each}. Height tells rank.
step set Set them up: towers in the corners, then horses, then hats, the queen on a square of her color, the king beside her, pawns in front. {@9-12? Play the first game with pawns and kings only. | Play one game with ten minutes each. Who has less time has to know more.}
step bag Put the army into {the bag}; the board goes under the sofa, into the car or along to the park.
further {@9-12? Write the way each figure moves on the back of the board, for everybody who wants to learn. | Give both armies a story, sea against shore or gears against leaves, and change the badges after it.}
safety Thirty-two small pieces are counted after every game, and a grown-up keeps them out of reach of babies.
skills measuring exactly, designing signs, thinking ahead
waiting {squares=acrylic-paint,paint? About three quarters of an hour for the board. | }
alt A chess board with two armies of small pieces that carry badges and crowns
left glitter: would stick to every hand that thinks

* two-cube-calendar
name calendar
title The Calendar That Never Ends | Two Cubes, Every Day of Every Year | A Calendar With a Trick in It
about Two cubes, twelve faces, and they show every day from 01 to 31. It looks impossible until you find the trick: a 6 is a 9 that stands on its head. | You buy no calendar any more after this one. Two cubes show the day, three bars the month, and every January it starts over.
step cubes {cubes=wooden-block? Take two of {the cubes} with six good sides and wipe them clean. | {cubes=milk-carton,small-box? Cut {the cubes} down until they are as high as they are wide, close the open side with a square from the rest and {fix glue} it: two cubes. | Draw a cross of six squares, {in 2} each, twice on {the cubes}, with flaps. Cut them out, fold them and {fix glue} the flaps: two cubes.}}
step cover {cover=paint,acrylic-paint? Paint the cubes in two coats and let them dry for three quarters of an hour. | {cover=washi-tape? Cover the cubes side by side with strips of {the cover}. | Cut squares from {the cover}, one for each side, and {fix glue} them on.}} Quiet colors: the number is what counts.
step digits With {the ink}, {digits? and {the digits} as a help, | } put 0, 1, 2, 3, 4, 5 on one cube and 0, 1, 2, 6, 7, 8 on the other. No 9: turn the 6. {@9-12? Make thin lines first, then thick ones. | Check all days from 01 to 31 before you make the lines thick. Why do both cubes need a 0, a 1 and a 2?}
step months {bars=craft-stick? Take three craft sticks | Cut three bars, a finger wide and as long as both cubes together, from {the bars}} and write a month on the front of each. Turn it upside down and write another below. The same on the back: four months on every bar, twelve in all, and only one stands upright.
step stand Cut {the stand} down to a low stand, deep enough for the cubes, with a back as high as your hand and a ledge in front for the bars. {fix glue} loose edges.
step back {fix glue} {the photo} to the back wall: people whose birthdays you do not want to forget.
step seasons {fix glue} {the seasons} to the back wall in four spots, one for each season, from spring to winter.
step tray {fix glue} {the tray} to one end of the stand as a holder: it keeps the bars that are not needed.
step today Set today. {@9-12? Then your birthday, then the longest day. | Then let somebody set the 9th, and watch them look for the nine.}
further {@9-12? Make a third cube with six kinds of weather. | Add a bar for the days of the week. How few pieces are enough for all seven?}
safety Cut with the box flat on the table, and glue small things where nobody has to reach over them.
skills finding the trick, measuring cubes, lettering
waiting {cover=paint,acrylic-paint? About three quarters of an hour for the paint. | }
alt A desk calendar with two number cubes and a bar for the month in a stand
left glitter: would hide the numbers

* gadget-gauntlet
name hero gauntlet
title The Gauntlet With a Hook That Works | Hero Gadgets for One Arm | Armor for the Left Arm
about Heroes without powers have gadgets. This cuff carries a hook on a reel that really fetches things{screen? , a screen for orders, | } and dials whose purpose only you know. | Made to your own forearm, it fits like armor, closes with two straps and hides one thing that nobody expects.
step cuff {cuff=plastic-bottle? Cut off the top and the bottom of {the cuff}, then slit the tube lengthwise and round off every corner. | Lay your forearm on {the cuff}, draw a line two fingers beside it on both sides, wider at the elbow, and cut the shape out with round corners.} Bend it around the arm: the gap below is for the straps.
step lining Cut {the lining} as large as the cuff and {fix glue} it inside, over the edges. Armor that scratches stays in the closet.
step plates {plates=aluminum-foil? Cut two broad scales from the rest of {the cuff}, wrap them in foil and tape them on, | Cut two broad scales from {the plates} and tape them on,} one near the wrist and one near the elbow. They overlap the edge, like armor.
step coat {coat=duct-tape? Cover what is still bare with strips of {the coat}. | {coat=paint-marker? Color | Paint} what is still bare, dark first, then bright along the edges{coat=paint-marker? . | , and let it dry for three quarters of an hour.}} A dry smear of the other color over the corners looks like ten battles.
step dials {dials=sticker? Press {the dials} on | Tape {the dials} on with small rolls, sticky side out,} where the other hand reaches them without looking. Mark what each does, in a code that only your team can read.
step screen {screen=old-CD? Tape {the screen} on as a screen that shines | Draw a map, a radar or a message on scrap, cover it with {the screen} and tape both on as a screen}, open at one side: {@9-12? the message can be changed. | the slot behind it holds a folded note or a key.}
step tubes Cut {the tubes} to the length of a finger and tape them side by side near the wrist. {@9-12? What comes out of them? | Cables or jets: decide, and lead them somewhere.}
step reel {hook=curtain-ring,key-ring? Open {the hook} far enough to catch a loop. | Bend {the hook} into a small hook with the tip turned in.} Tie {the reel} to it, wind it around one of the dials and tape its end under a scale of armor: the line is as long as your arm, and no longer.
step strap Tape {the strap} across the gap at the wrist and at the elbow, {strap=rubber-band,hair-tie,sewing-elastic? both ends inside | one half on each side, to tie or to press shut}. Two fingers must still fit under it.
step mission Put it on, let the hook down from a chair back and fetch a sock with a loop. {@9-12? How many in one minute? | Then without looking, then against a second hero with the other arm.}
further {@9-12? Write the manual, one line for each dial. | Build the second arm with other tasks: a light, a lens, a place for a pen. The two should look like sisters, not like twins.}
safety The straps sit on the arm only and open with one pull; the hook fetches things from the floor and is never swung.
skills fitting to a body, layering armor, inventing a use
waiting {coat=paint,acrylic-paint,metallic-paint? About three quarters of an hour for the paint. | }
alt A forearm cuff with silver plates, a screen, dials and a hook on a line
left glitter: betrays every hiding place

* lid-creature-jar
name {v.name}
means pen
title {v.title} | A Golden {v.One} on the Lid | From Old Toy to Treasure Jar
about An outgrown plastic {v.one} and an empty jar: one coat of gold, and they look like something from a museum shop. | {v.about} One color makes toy and lid one piece, and nobody sees what it was.
step plan Wash {the toy} and {the jar} with soap, and dry them. Paint holds on nothing greasy. Try where it stands best: in the middle, with room for a hand at the rim of the lid.
step mount {grip=hook-and-loop-tape,duct-tape? Fix all feet to the lid with rolls or pieces of {the grip}. | Press a flat cushion from {the grip} onto the lid and set {the toy} in it, up to the ankles.} It has to stand by itself before it is painted. {grip=air-dry-clay? Leave it overnight. | }
step first Paint {the toy} and the lid in one thin coat of {coat=metallic-paint? {the coat} | {color a}}, also between the legs. Let it dry for an hour. Leave the thread of the lid bare, or it will stick.
step second A second thin coat, and another hour. Then a little of a lighter tone on a nearly dry brush, only over edges and back: now it looks cast.
step ground {ground=moss,leaf,fake-leaf,fern-frond? Tuck {the ground} around its feet with dots of glue | Spread glue around its feet and press {the ground} on}, until no cushion shows.
step inside Fill the jar with {inside=string-light,LED-candle? {the inside}, and it becomes a lamp | {inside=soil,moss? {the inside} and what grows in it | a layer of {inside} to begin with}}. {@9-12? Leave room for what is kept here. | Choose what it guards: pens, letters, tea, a promise.}
step band {band=washi-tape? Stick {the band} around the neck | Tie {the band} around the neck with a knot or a bow} and cut the ends slantwise.
step label Letter a label on {the label}: {v.label}, the year, your mark. Stick it on.
step close Screw it shut by the rim of the lid: the {v.one} only watches. {@9-12? Give it a name and tell it what to guard. | Photograph it from below, in front of a plain wall. How large does it look?}
further {@9-12? Make three in three sizes, from the leader to the little one. | Cast its shadow on the wall with a lamp and draw around it: that is the poster to go with it.}
safety {jar=glass-jar? Glass stands on a cloth while you work, and a grown-up sweeps up if it breaks. | Paint by an open window, and wash your hands before you eat.}
skills preparing a surface, thin coats, dry brushing
waiting Two hours for two coats of paint.
alt A jar with a golden {v.one} standing on its lid
left glitter: would make it a toy again
say dino: name=dinosaur jar; title=The Dinosaur Jar; One=Dinosaur; one=dinosaur; about=It has been extinct for sixty-six million years and still guards your pens.; label=its Latin name
say wild: name=elephant jar; title=The Safari Jar; One=Elephant; one=elephant; about=It has waited long enough at the bottom of the toy box. Any wild animal will do, and an elephant does best.; label=where it was seen
say farm: name=cow jar; title=The Cow on the Lid; One=Cow; one=cow; about=A plastic cow on a pedestal, in gold: nobody has done more to deserve it. A horse or a pig works as well.; label=her name
`;
