/** The English words of the shelf of the same name. */
export const words = `
* locked-grimoire
name grimoire
title The Locked Grimoire | A Spell Book From an Old Book | {stain=coffee-grounds? Coffee-Stained, Locked and Gilded | The Book With the Key}
about It stood on a shelf for years as an ordinary novel. With {stain=coffee-grounds? coffee | tea} on its pages, ridges on its cover and {a key} at its lock, nobody will believe that. | Old paper, raised gold, a knot that only opens for somebody who knows it: the best props in films are made exactly so.
step brew Stir {the stain} into half a {mug} of hot {water}{stain=tea-bag? , let it steep | } and let it cool until you can hold a finger in it. {@9-12? A grown-up pours the hot water. | Stronger is darker.}
step stain Hold {the book} shut and brush the edges of the pages, hardly damp, then open it and dab the corners of some twenty pages. Press a {towel} on at once: stains are wanted, wet paper is not.
step dry Stand it up open like a fan for a night, then lay it under a weight for an hour. Wavy pages are just right.
step relief {relief=glue-gun? Draw on the front with hot glue, slowly: a border, corners, a circle in the middle with a star. Lift the gun at every corner, and keep fingers off until it is cold. | Dip pieces of {the relief} in thinned glue and lay them on the front: a border, a curl in every corner, a circle in the middle with a star. Two hours, until they are hard.}
step gem Set {the gem} into the circle in a ring of thick glue.
step base Brush {color a} {paint} over cover and spine, also into every corner of the ridges. Half an hour to dry, and a second coat where the old title looks through.
step gold Take a little {color b} on a dry brush, wipe nearly all of it off again, and stroke over what stands up. Only the ridges catch it.
step lock Cut {the lock} in two, tie both around the closed book with the knot in front, and join the ends in one bow that looks harder than it is.
step key Tie {a key} to the end that hangs down. It opens nothing, and nobody needs to know that.
step write Write over the print in the middle of a stained page: {@9-12? a spell for lost socks, with what you need and what you say. | a recipe, an oath, a map; leave single printed words standing where they fit.}
further @9-12 Glue a few pages in the back together at the edges: a pocket for a map folded small.
further Invent the hand that wrote it: a script, an ink color, a name, and one page where the writing stops.
safety {relief=glue-gun? Hot glue burns: a board under the work, the gun on its stand, a grown-up within call. | The hot water is a grown-up's, and old books can be dusty: wipe the cover first.} Ask whose book it was before you begin.
skills staining paper, relief, dry brushing
waiting A night for the pages, and three hours in between.
alt A brown old book with golden ridges, a red stone and a key on a cord

* needle-felted-friend
name felted animal
title A Needle-Felted {V} | Felted {V} in the Palm of a Hand | Felted {V}, Stabbed Into Shape
about Every stab of the barbed needle pulls a few hairs inward, and after a thousand stabs a cloud has become {a v} with a face. It takes an evening and a good series. | No stuffing and no pattern: only wool, a needle with barbs and patience, and {a v} looks at you.
step guard Wrap {the guard} around thumb and forefinger of the hand that holds the wool{guard=glove? , cut from the fingers of a glove | }: leather guards are best. The needle goes straight down and straight up; what is bent breaks.
step core Pull {the wool} apart, never cut it. Roll a long wisp as tightly as you can into an egg {in 2} long: the tighter the start, the fewer stabs.
step stab Lay it on {the pad} and stab all over with {the needle}, turning it after every ten, until it no longer gives way when you press.
step head Make a second ball, a third smaller, for the head. Leave a loose tuft where they meet, set it on and stab through the tuft from all sides until nothing wobbles. {v.shape}
step color Lay on a thin layer of another color for {v.coat}, and stab it flat with short, shallow stabs. Too much? It lifts off again with a fingernail.
step small {v.small} Shape them flat on {the pad}, with one end left loose{felt? , or cut them from {the felt} | }.
step join Join them at the loose ends with {v.join}, from two sides.{bones?  Fold {the bones} for two pairs of legs with a loop at every tip, push the folds into the belly and stab wool over them until nothing wobbles. | }
step eyes With {a sew} and a piece of {the line}, {eyes? sew on {the eyes}, going right through the head and pulling both into small dents. | sew two eyes of five stitches each, one over the other.} Low and far apart looks young.
step line {v.line}
step trim Snip off the hairs that stand away, very short, and look at it from the front, at eye level. A tilt of the head is five stabs at one side of the neck.
further Give it a companion in half the size, or a loop at the back: then it hangs at a window.
safety A felting needle is barbed and breaks the skin easily: eyes on the point, guards on the fingers, never stab toward a hand, and it goes back into its case after each session. A grown-up knows that it is in use.
skills needle felting, shaping, patience
alt {A v} of felted wool with dark eyes
say fox: name=fox; shape=Pinch the front into a short snout and fix it with stabs around its root.; coat=cheeks, chest and the tip of the tail; small=Two triangles as ears and a tail as long as the body.; join=ten stabs each; line=Pull single threads through both sides of the snout, knot them close to the wool and cut them to a finger: whiskers.
say sheep: name=sheep; shape=Make the head long and slim, like a date, and set it low and in front.; coat=the whole back, left loose and in small curls that you roll between your fingers; small=Two ears like leaves and a tuft for the forehead.; join=ten stabs each; line=Wind dark thread around the legs, or around four short rolls of wool stitched under the belly, for hooves.
say bird: name=bird; shape=Leave no neck: a bird in the cold is a ball with a smaller ball.; coat=the breast; small=A wedge as long as a thumb for the tail, and a beak no larger than a grain of rice.; join=ten stabs for the tail and five for the beak; line=Stitch two legs under the belly with doubled thread, with three toes each.

* sprig-hanging
name sprig hanging
means comb
title {sprigs=eucalyptus? Knots and Eucalyptus | Knots and Sprigs} | A Wall Hanging That Changes With the Season | {cord=cotton-cord? Macramé With Something Green | Three Rows of Knots and a Garden}
about One knot, three rows, and then the season moves in: {sprigs=eucalyptus? eucalyptus now, wheat in summer, fir in December. | {sprigs} now, something else in three months.} | The knots stay on the wall, and what is tucked behind them dries there and smells of outdoors.
step cut Cut {the cord} into twelve pieces of {ft 5} and one of {ft 2} for the hanger. Measure one and cut the rest by it.
step mount Fold each long piece in half, lay the loop behind {the rod}, pull both ends through it and tighten: twelve of these, side by side, give twenty-four strands. Tie the hanger to both ends.
step row First row of square knots, six of them, each over four strands: left strand over the middle two and under the right one, right strand behind and up through the loop; then the same from the right. Pull even.
step second Second row, two fingers lower: leave two strands at each edge and take two from each of two neighbors. The row steps sideways and a net appears.
step third Third row like the first. {bead? Thread {a bead} onto the two middle strands of a knot before you close it, wherever you like. | Check that all rows hang level, and move what does not.}
step fringe Cut the ends into a point, longest in the middle, and comb them open with {the comb}.
step bundle Strip the lowest leaves off {the sprigs} and lay them in three fans: the longest in the middle, all stems to one side.
step tuck Push the stems of each fan through the knots of two rows from above, until the leaves lie over them. No wire is needed: as it dries, turn it a little and it holds.
step light Lead {the light} in and out behind the knots, a light in every gap, the battery case behind {the rod}.
step rest Hang it up and take three steps back. One sprig that hangs out of line is better than none.
further Write the date on a tag at the back each time the sprigs change, and photograph it: four pictures make a year.
safety Work with the rod tied to a chair back, so that the scissors never point at your lap. Some greenery is poisonous to pets and some people's skin does not like it: hang it high and wash your hands. {light? Only lights with a closed battery case, off while you sleep. | }
skills square knots, measuring, arranging
alt A hanging of cream knots on a rod with green sprigs tucked in

* layered-foam-mask
name foam mask
title A Hero's Mask in Layers | Foam Mask With Raised Ridges | Nobody Knows Who That Is
about Costume makers build helmets like this: flat shapes, one on another, bent until they fit a face. | One layer is a party mask. Three layers are armor.
step measure Measure {the pattern} with {the ruler}: as wide as your face from temple to temple, a hand high. Draw a line down the middle, the eye as far from it as yours is from the nose, and half a mask around it.
step half Cut out the half with its eye, fold it over on the line, trace it, and cut the other half: both sides alike.
step try Hold it up in front of a mirror. Eyes free? Nose free? Trim now, for a pattern is cheap.
step cut Trace it onto one color of {the foam} and cut it out. Slow, long cuts give smooth edges.
step blade {@9-12? A grown-up cuts the eye holes and the inner corners | Have a grown-up beside you, and cut the eye holes and the inner corners} with {the blade}, on a board, in several light strokes instead of one hard one.
step layers From the second color cut what stands out: brows, cheek plates, a ridge for the nose, an emblem. Each a finger narrower than what is below it.
step glue {bond=contact-cement? Outdoors, with a grown-up beside you: coat both sides thinly with {bond}, wait ten minutes until it no longer strings, and press together once. It cannot be moved again. | Glue them on with thin, even {bond}, the middle first, and press for as long as a song. It holds after half an hour.}
step shape {warm? {@9-12? A grown-up warms | With a grown-up beside you, warm} the back with {the warm}, moving all the time, until it gives like warm rubber. Bend it over your knee with a cloth in between and hold it until it is cool: it keeps the curve of a face. | Bend it over your knee and hold it there while you count to sixty. Thin foam keeps the curve; thick foam springs halfway back, and the band pulls it around your face.}
step shine {shine=spray-paint? Outdoors and against the wind a grown-up sprays thin coats with you, both in masks, and lets it dry outside. | Stroke a little {shine} along the highest edges with a fingertip: worn metal.}
step band Punch a hole at each temple, a finger from the edge, and knot {the band} in from behind: as long as it sits without pressing{band=hair-tie? , cut open first | }. It must come off with one pull.
further @9-12 Cut cuffs from the same foam, with the same ridges: now it is a suit.
further Scratch the edges with a fingernail and rub in a little dark paint: armor that has seen something.
safety The band goes around the back of the head and never around the neck; you see less with a mask on, so nobody runs or takes stairs in it.
skills making a pattern, layering, shaping foam
waiting Half an hour for the glue.
alt A mask in two layers of foam with brows and an emblem
left contact-cement: gives off fumes; this glue holds as well
left spray-paint: gives off fumes, and foam drinks it

* trouser-leg-gym-bag
name gym bag
title A Gym Bag From One Trouser Leg | The Jeans That Go to Practice | Drawstring Bag in Denim
about A trouser leg is a bag already: two of its three seams are sewn, and they were sewn to last. | Forty minutes of sewing, {lace=shoelace? two shoelaces | two cords}, and an old pair of jeans carries shoes, shirt and bottle for years.
step cut Cut one leg off {the denim}: {in 20} from the hem upward, straight across, marked with {the chalk} and {the ruler}. Keep the rest for the tabs. Turn the leg inside out.
step bottom Sew the narrow hem end shut {machine? on {the machine}, two rows a finger's width apart, back and forth over both ends | by hand with {the thread}, doubled, in small backstitches, two rows a finger's width apart}. This is the bottom.
step tabs From the rest cut two strips, {in 1} by {in 3}, fold each into a loop and sew one into each lower corner, right through the seam: the laces end here.
step hem Fold the upper edge over twice, a finger and then two fingers, and {pins? pin it down with {the pins}. | crease it hard with {the ruler}.}
step casing Sew along the lower fold {machine? on {the machine} | by hand}, and leave a gap of {in 1} at each side seam. The tunnel must be wide enough for {the lace}. Turn the bag right side out.
step patch Sew {the patch} on the front with running stitches around the edge, one hand inside the bag.
step number Draw your number or a sign on it with {the marker}, cardboard inside the bag.
step lace Push {lace=shoelace? a shoelace | one cord} in at the left gap, {pins? led by a safety pin, | end first,} all the way around and out at the left again. The second goes in and out at the right.
step knot Tie both ends of the left one to the left tab and of the right one to the right tab. {lace=shoelace? Too short for your back? Knot two together. | Try the length on your back first.}
step load Pull both sides: it closes. Load shoes and a full bottle and jump ten times. What creaks gets another row of stitches.
further Cut the back pocket off the jeans and sew it to the front for keys and bus card.
safety {machine? Fingers stay a hand's width from the running needle, and a grown-up who knows the machine is near for the first seam. | Denim is stiff: push the needle with something hard, away from you, with a grown-up within call.} The cords belong on shoulders, never around a neck.
skills {machine? machine sewing | backstitch}, making a tunnel, using a whole garment
alt A drawstring bag of blue denim with a number patch and lace straps

* nail-photo-board
name photo board
title A Board With Everybody on It | {light=string-light? Home, Lit Up | Home, on a Line} | Faces, Pegs and {light=string-light? Lights | a Line}
about Missing somebody does not go away by not looking. Here they all hang, {light=string-light? lit from between, | side by side,} and can be changed as often as you like. | Some places are far away. Their people fit on a board.
step sand Rub {the board} smooth with {the sand}, first across, then along the grain, and wipe off the dust.
step plan Mark eight dots on {the board} with {the pen}: three along the top, two in the middle of the sides, three along the bottom, a thumb from the edge.
step nails {@9-12? A grown-up holds the work and helps with every nail | Hold each of {the nails} with {a pegs}, not with fingers}: {board=wood-scrap? tap it in with {the hammer} until it stands firm and still sticks out by half. | push it in slantwise, so that it cannot slip out.} {@9-12? You tap, slowly. | Start with light taps.}
step wind Lead {the light} from nail to nail in a zigzag, once around each{light=string-light? , the battery case hanging free behind the board, its lid screwed shut | , and knot it at both ends}.
step signs On each peg goes a sign that only you understand: the tree outside the window, the dog's ear, a house number, the smell of Sundays. Small and {paint? in two colors. | with {the pen}.}
step hang Clip {the photos} to the line between the nails, two pegs for each, so that nothing turns.
step words Write on the edge of each where and when, or the one sentence that was said just before.
step map {fix stick} a piece of {the map} behind them, with the place that is missing in the middle.
step glow {light=string-light? Switch it on in the evening, and send somebody on it a picture of how it looks. | Send somebody on it a picture of how it looks.}
further @9-12 Keep one peg free, and every week something new comes on it: a leaf, a ticket, a joke.
further Keep one peg empty for the first picture of the new place. There will be one.
safety Eyes on the nail, fingers behind {the pegs}, and a folded towel under the board{board=wood-scrap? . A grown-up is at hand for the hammer | . A grown-up is at hand for the points}. {light=string-light?  Lights with a screwed battery lid only, and off at night. | }
skills hammering, arranging, remembering
alt A board with a zigzag of lights, pegs and photos
left frame: shows one, where there are many

* frame-of-night
name galaxy box
title A Galaxy in a Frame | The Night in a Box | Space, Lit From Behind
about Behind the glass lies a sky three layers deep, and where you pricked it, light comes through. | One switch, and the wall has a window into space.
step open Open {the box}{box=shadow-box,picture-frame? and put the back and the glass aside, lying flat | and cut a window into its lid, two fingers from the edge}. Draw around the back on {the sky}: that is the size of all three sheets.
step dab On {newspaper}, dab {the paint} over one dark sheet with {the dab}: {color b} in a slanting cloud, a lighter tone in its middle, white only at the heart. Little paint, many dabs. One hour to dry.
step prick Prick stars through the painted sheet from the front with {the prick}, a folded {towel} below: dense in the cloud, few outside, five large ones. {@9-12? Together, and the point always looks down. | The point always looks down.}
step light Tape {the light} to the back of the painted sheet, spread out{light=string-light? , its bulbs behind the stars and the screwed battery case outside the box | , its switch where a finger can reach it}.
step layers Cut two more sheets as horizons: hills on a strange planet, the front one darker and higher at the sides.
step step Tape sky, far hills and front hills into {the box} one behind the other, a thumb's width apart, with folded strips of paper as spacers.
step planets {planets=cardboard? Cut three discs from {the planets}, as wide as an egg, a walnut and a thumb, and paint them | Paint {the planets}} with stripes, craters, a storm{planets=wooden-bead? , held on the tip of the pencil | }. A strip of paper is a ring.
step hang Fasten {the planets} to {the line} with tape and tape them to the upper edge, one large in front, one small far back.
step far A trace of {the far} on the sky, where the cloud is brightest.
step glow Close it, turn off the room, switch on. A star too bright gets a bit of tape behind it.
further @9-12 Put somebody on the front hill: a figure as small as a fingernail makes the sky huge.
further Prick a real constellation, the one above your birthday, and see who recognizes it.
safety {box=shadow-box,picture-frame? The glass stays flat on the table and is lifted in by a grown-up. | Windows in boxes are cut in short snips from a hole in the middle.} Cool lights only, with the lid of the battery case screwed shut.
skills layering, sponging, working with light
waiting An hour for the sky.
alt A framed night sky with glowing stars, hills and hanging planets

* working-clock
name clock
title A Clock That Really Runs | {V} Clock for the Wall | Twelve Hours by Hand
about The works come from a box, and everything that makes somebody look up comes from you: {v.about} | It ticks, it is right, and {v.short}.
step round {face=vinyl-record,paper-plate? {the face} is round already. Find its middle, and draw | Draw a circle around {the plate} on {the face}, find its middle, and draw} four lines through it with {the ruler}: twelve and six, three and nine, and the rest by thirds between.
step cut {face=vinyl-record,paper-plate? Try the length of the hands on it, and cut a paper circle as a guide | Cut the circle out, in short cuts, turning the face and not the scissors}: the long hand must end a thumb's width before the rim.
step hole {face=vinyl-record? The hole of a record fits the shaft of most kits: try it, and widen it with a few turns of {the point} where it does not. | {@9-12? A grown-up makes | Make} a hole in the middle with {the point}, from the front, onto a folded cloth, and turns it until the shaft of {the works} just slips through.}
step ground {paint=permanent-marker,paint-marker? Draw the ground with {the paint}: {v.ground} | Paint the ground with {the paint}: {v.ground}}
step dry Let it dry flat, an hour or two, before anything is glued.
step marks {marks=felt,construction-paper,cardstock,craft-foam? Cut twelve marks from {the marks}, four large and eight small, | Take twelve of {the marks}, four large and eight small, and paint them} as {v.marks}.
step twelve {marks? {marks=sticker? Press | Glue} on the four large ones first, at twelve, three, six and nine, | With {the paint}, make four large marks first, at twelve, three, six and nine,} then two small ones between each pair, by the lines. Check with {the ruler} that all are equally far from the middle.
step works Push the shaft through from behind, screw on the nut from the front, hand-tight, and press on the hour hand, then the minute hand, both pointing to twelve.
step set A grown-up puts in the battery, closes the case and looks after it. Turn the little wheel at the back until the time is right, never the hands.
step hang Hang it from the hook on the works. {@9-12? Wait in front of it for one whole minute. It is longer than you think. | After a day, compare it with your phone.}
further @9-12 Mark your own times on the rim: school is out, dinner, lights off.
further Make the numbers go backward, if the kit allows it, and see who notices.
safety The battery is put in by a grown-up and stays behind its lid, and the nail for the clock goes into the wall with a grown-up's help.
skills dividing a circle, measuring, assembling
waiting An hour or two for the paint.
alt {v.alt}
say orbit: name=orbit; about=a sun in the middle, and twelve worlds that mark its hours.; short=the hands are comets; ground=dark blue with two thin rings and a yellow sun around the hole.; marks=planets and moons; alt=A dark blue clock with planets as hours
say record: name=record; about=a black disc, twelve notes, and a melody that takes half a day.; short=it never skips; ground=black, with thin gray grooves and a red label around the hole.; marks=notes, each on its stem; alt=A black record clock with notes as hours
say kitchen: name=fruit; about=twelve pieces of fruit, and it is always nearly time to eat.; short=lunch is at the orange; ground=cream, with an orange rim.; marks=oranges, cherries, limes and lemons; alt=A cream clock with fruit as hours
`;
