/** Kits, blanks and tools that lie ready for small hands: their words. */
export const words = `
* painted-suncatcher
name suncatcher
means window, sun, light, lines
title {V} in the Window: A Suncatcher | {A V} That Catches the Sun | Suncatcher {V}
about The blank is ready and clear as a window: it wants only color, and a place where the sun comes by. | In the morning the light walks through {the v} and throws its colors on the floor.
step lay Lay {the blank} flat on {newspaper}, the side with the raised lines up. If it has a picture of its own, that is what you paint; a plain one becomes {a v}: {v.shape}.
step drop Let a drop of {color a} fall into the first field with {the brush} and push it softly into the corners. It may not run over the line.
step fill Go on field by field, from the middle outward, with {color b} and the others. {v.face? On a plain blank the face comes last: {v.face}. | On a plain blank comes last {v.mark}.} What is left bare lets white light through.
step dry Let it lie flat for three hours, where no sleeve brushes over it.
step line {@9-12? Cut | Together, cut} {in 12} of {the line} with {the scissors}, lead it through the hole at the top, and knot it to a loop.
step curl Lead {the curl} halfway through the hole, twist it once, and roll each end around a finger: two curls nod above it, like feelers.
step hook {@9-12? Together, wet | A grown-up wets} {the hook} and {@9-12? press | presses} it on the window pane until it holds a tug.
step hang Hang it in the window. Where does the color fall at breakfast, and where in the evening?
further Paint the next one in the colors of another season, and hang the two side by side.
safety A grown-up sets it up high in the window. The paint stains: sleeves up, and nobody licks a brush.
skills placing color, staying inside a line, looking at light
waiting Three hours to dry.
alt A clear suncatcher painted as {a v}, hanging from a loop

* salad-spun-planet
name spun planet
means planet, ring, color, paint
title A Planet Out of the Salad Spinner | Spin a Planet | Round and Round: A Spun Planet
about A few drops, the lid on, and round it goes: out comes a planet that nobody has painted and nobody can paint again. | {@2-3? Pushing, pulling, turning: the spinner does it all, and the child makes it go. | Storms and rings as on a real giant planet, made by nothing but speed.}
step trim {@2-3? A grown-up cuts | Together, cut} {the plate} to a flat disc with {the scissors}, as large as the floor of {the spinner}, and lays it in.
step drip {@2-3? Your child lets | Let} {the paint} drip from {the spoon} near the middle: a small spoonful of {color a}, one of {color b}, one of {color c}.
step spin Lid on! {@2-3? Together, hold | {@4-5? Together, hold | Hold}} {the spinner} still with one hand and make it turn with the other, while everybody counts to ten.
step look Stop, lift the lid and look. Is it wild enough? Another drip, and round it goes once more.
step dry {@2-3? A grown-up lifts the planet out and lays it flat for an hour. | Lift the planet out and let it lie flat for an hour.}
step ring {ring=aluminum-foil? {@2-3? Your child squeezes | Squeeze} {a ring} to a long, flat band, a little longer than the planet is wide: its ring. | {@2-3? Your child smooths | Smooth} {a ring} flat, a little longer than the planet is wide: its ring.}
step glue {@6-8? {fix glue} | Together, {fix glue}} the ring on across the middle, aslant, so that both ends stick out.
step fly {@2-3? Your child carries the planet once around the sun, which is the lamp. | Carry the planet once around the lamp: how long is its year?} What is it called?
further Spin a whole solar system, each planet a little smaller than the one before.
safety Hands and hair stay away until it has stopped. A spinner that has spun paint is for paint from now on; it is washed out at once.
skills dripping, turning evenly, watching what speed does
waiting An hour for the paint.
alt A round planet of paint streaks running outward, with a ring across it

* salad-spun-figure
name spun picture
means color, paint
title {V} From the Salad Spinner | Spin, Cut, {V} | A Whirl of Color Turns Into {a V}
about Drips turn to stars and streaks in the spinner, and from the whirl somebody cuts {a v}. | Nobody knows how it will look until the lid comes off. That is the best moment.
step trim {@2-3? A grown-up cuts | Together, cut} {the sheet} to a disc with {the scissors}, as large as the floor of {the spinner}, and lays it in.
step drip {@2-3? Your child lets | Let} a small spoonful of {color a} and one of {color b} run from {the spoon}, near the middle.
step spin Lid on! {@6-8? Hold | Together, hold} {the spinner} with one hand and make it turn with the other, while everybody counts to ten.
step again {@2-3? Your child adds | Add} a spoonful of a third color, and round it goes once more.
step dry {@2-3? A grown-up lifts the sheet out and lays it flat for an hour. | Lift the sheet out and let it lie flat for an hour.}
step draw {@2-3? A grown-up draws on the back | {@4-5? Together, draw on the back | Draw on the back}}, as large as the sheet is: {v.shape}.
step cut {@2-3? A grown-up cuts | {@4-5? Together, cut | Cut}} it out with {the scissors}.
step face {@2-3? Together, turn | Turn} it over and draw with {the pen}: {v.face? {v.face} | {v.mark}}.
step back {@2-3? Your child presses it | {fix glue} it} on {the back}{@2-3? , rubbed with {glue} | }.
step show {@2-3? Your child shows | Show} what {a v} {v.does? can do | can do}.
further Spin a second sheet, cut it in strips, and lay a frame around {the v}.
safety Hands and hair stay away until the spinner has stopped. From now on it is for paint and no longer for salad.
skills dripping, turning, seeing a shape in a whirl
waiting An hour for the paint.
alt {A v} cut from paper with spun streaks of color

* hand-cast-in-plaster
name plaster hand
means hand, print, slab, finger, mold
title A Small Hand in Plaster, to Keep | The Hand at This Age: A Plaster Keepsake | My Hand for You, Cast in Plaster
about Next year the hand will be bigger. This one stays as it is today, to be held and hung up. | Who gets it can lay their own palm on the small one, for years.
step pat Pat {the bed} flat in {the tray}, as thick as two fingers and larger than the hand.
step press Press one hand into the middle, fingers a little apart, until it is half deep, and lift it straight up. Not good? Pat it flat and press again.
step wash Wash and dry the hand with the {towel}, and keep a step away from what comes next.
step mix A grown-up sprinkles {the plaster} into {the water} in {the bowl}, waits one minute, and stirs it with {the spoon} to thick cream.
step pour A grown-up pours it in, two fingers deep over the whole bed, and taps the table until the bubbles are gone. {ribbon? The handle of {the spoon} set in near the rim leaves a hole. | }
step free Leave it alone for an hour: it grows warm, then cold and hard. {@6-8? Turn | Together, turn} it over and peel {the bed} off: there stands the hand. Rub the last crumbs away and let it dry until tomorrow.
step paint Paint the hand in {color a} with {the brush}, up to the fingertips.
step gems Press {the gems} around the rim, where the plaster is smooth.
step ribbon A grown-up leads {the ribbon} through the hole and knots it to a short loop.
step give Give it away and show how well the hand still fits into the print.
further Scratch name, age and date into the back with a fork.
safety Plaster is a grown-up's, as powder and as cream: its dust is nothing to breathe, and no hand goes in, for it gets hot while it sets. Leftovers go into the trash, never down the drain.
skills pressing with the whole hand, patience, painting a raised shape
waiting An hour to set, and a day to dry.
alt A pale disc of plaster with a small painted hand standing up on it

* first-book-of-us
name first photo book
means page, face, book, name, story
title {v.title} | {v.other}
about {v.about} Every page has one face, and every face has a name. | Small hands chose, small hands glued: it is read from front to back, and then again.
say baby: name=first book; title=A First Book for the Baby; other=Hello, Baby, This Is Us: A Photo Book; about=Somebody new does not know anybody yet. This book makes the introductions.; go=Sit beside the baby and turn the pages: who is that? The reader is the big one.; last=the very last one stays free: there the baby's own photo comes in
say family: name=family book; title=A First Book of Everybody; other=This Is Us: A Photo Book; about=Whoever is far away lives on a page, and can be visited at bedtime.; go=Turn the pages and call the names. Who wants a kiss?; last=the very last one stays free for somebody who comes along next
step leaves {!book=notebook? {@2-3? A grown-up cuts | Together, cut} {the book} with {the scissors} into pages as large as two hands and {@2-3? fixes | fix} them along one side with {the bind}. | }
step choose {@2-3? Your child chooses | Choose} from {the photos}: who has to be in it? Lay them in a row, the most important one first.
step trim {@2-3? A grown-up trims | Together, trim} {the photos} with {the scissors}, so that each fits on a page and leaves a free edge.
step glue {glue=tape? {@2-3? Your child lays | Lay} the first one on the first page, and a grown-up sticks {the glue} over the corners. | {@2-3? Your child rubs {the glue} on the back of the first one, lays it on the first page and pats it flat. | Rub {the glue} on the back of the first one, lay it on the first page and pat it flat.}}
step more {@2-3? Your child goes on, one for each page; | Go on, one for each page;} {v.last}.
step stickers {@2-3? Your child presses | Press} {the stickers} around the faces, as many as each of them deserves.
step draw {@2-3? Your child scribbles | Draw} a greeting under every face with {the crayons}.
step write With {the pen} a grown-up writes under each who it is, just as the child says it: also "Dada" and "my Mia".
step read {v.go}
further Add a page for the pet, one for the house and one for the favorite toy.
safety What is glued stays glued down flat; a baby looks at the book and does not chew it.
skills choosing, gluing, naming people
alt An open book with a photo on each page

* laced-hand-puppet
name hand puppet
means puppet, lion, dog, dragon, dinosaur, pig, shark, robot, ladybug, alien, hero, star, panel, dot, mane, hole, face
title {A V} for the Hand, Laced by Hand | {V} Hand Puppet With a Laced Edge | Slip In and Talk: {a V} of Felt
about In at one hole, out at the next: the thread runs all around {the v}, and below it stays open for the hand that makes it talk. | Felt does not fray, so two pieces and one long thread are all that {a v} needs.
say lion: name=lion; face=a round muzzle with a nose, and two round ears; talk=Roar, first far away, then right beside the sofa.; mane=and a mane
say dog: name=dog; face=two long ears, a muzzle and a nose; talk=Sniff at everybody, and find out who has the cookies.; mane=
say dragon: name=dragon; face=a muzzle with two nostrils, a tongue and three spikes for the head; talk=Does it guard the gold, or does it want to be friends?; mane=
say dino: name=dinosaur; face=teeth, four spikes for the head and a few spots; talk=Stomp along the edge of the table. Who was there before the people?; mane=
say shark: name=shark; face=a pale muzzle, a row of teeth and one fin for the head; talk=Swim along the edge of the sofa, only the fin above it.; mane=
say robot: name=robot; face=a mouth full of bars, a panel with buttons and an antenna; talk=Answer every question in one word, all on one note.; mane=
say ladybug: name=ladybug; face=dots for the belly and two feelers; talk=Land on a shoulder and count out loud: one dot, two dots.; mane=
say alien: name=alien; face=a third eye, two feelers with knobs, and spots; talk=Ask what a chair is for, and a spoon, and a sock.; mane=
say hero: name=hero; face=a mask to go behind the eyes and a star for the chest; talk=Who is calling for help behind the cushion?; mane=
say pig: name=pig; face=a snout with two nostrils, and two pointed ears; talk=Grunt behind the sofa until somebody brings the turnips.; mane=
step draw If the pieces are not cut yet, {@4-5? together, draw | draw} with {the pen} on {the felt}: a mitten with a head and two short arms, two fingers wider than the hand on every side.
step cut {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} two alike with {the scissors} and {@4-5? keeps | keep} the scraps.
step holes {@4-5? A grown-up punches | {@6-8? Together, punch | Punch}} holes through both layers with {the punch}, a finger's width from the edge and a thumb's width apart; the lower edge stays open. Felt that came with holes is ready.
step thread {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} a piece of {the thread} as long as your arms reach, {@4-5? leads | lead} it through {the needle}, and {@4-5? knots | knot} the end.
step lace {@4-5? Together, lay | Lay} the pieces on each other and lace: up through one hole, over the edge, up through the next. Pull each time until it lies snug, and knot the end twice at the last hole. Does the hand go in?
step face {@9-12? Cut | Together, cut} from the scraps, with {the scissors}: {v.face}.
step glue {fix glue} them on, and draw a mouth with {the pen}.
step eyes {fix glue} {the eyes} on above the muzzle, a thumb apart.
step mane {v=lion? {@9-12? Cut | Together, cut} what is left of {the thread} into pieces as long as a finger, and knot one into each hole around the head: the mane. | }
step play Slip your hand in: thumb and little finger are the arms. {v.talk}
further Make a partner, and hang a blanket over two chairs: a theater.
safety {@4-5? A grown-up sits beside the needle, and it is counted back in. | The needle is counted back in.} {eyes? Eyes are kept from little brothers and sisters. | }
skills lacing in order, pulling evenly, speaking for somebody else
waiting Half an hour for the glue.
alt A felt hand puppet of {a v} with a laced edge

* splattered-plate-sky
name night sky
means sky, galaxy, planet, moon, star, rocket, thumb, lid
title A Splattered Galaxy on a Plate | {pot? Rocket in a Splattered Sky | White Planets in a Splattered Sky} | Brush, Thumb, Splash: a Galaxy
about A toothbrush flings more stars than anybody can paint, and where something lay, a planet stays white. | The dark comes from a brush and the light from what was covered: a sky made back to front.
step discs Tear {the foil} in two. From one half, squeeze six little balls and press them flat as coins, three of them as big as a bottle lid.
step lay Set {the plate} on {newspaper} and lay the three big discs on it, not too near to each other. Under them the planets stay white.
step mix {@4-5? Together, stir | Stir} a spoonful of {colored paint} with a few drops of {water} on {the saucer}, until it is like cream.
step splatter Dip {the brush}, hold it over {the plate}, and pull a thumb over the bristles: a shower of drops. Again and again, until the plate is dark all over with only specks of white.
step dry Wait half an hour, and do not lift anything yet.
step lift Now lift the discs: three white planets in the night.
step moons Put a loop of {tape} behind each of the small foil discs and press them in as moons.
step glitter Draw rings around the planets and a few more stars with {the glitter}, and let them dry.
step pot {@4-5? Together, wrap | Wrap} {the pot} in the rest of {the foil}, pinched to a point on the closed end, and fix it in the middle with {tape}: the rocket is on its way.
step fly Carry the sky through a dark room under a lamp. Which planet is the nearest, and who lives on it?
further Splatter a second plate with the discs in the shape of stars.
safety The brush points down at the plate while it splatters, so that nothing flies into eyes, and from now on it is for paint.
skills flinging paint, covering and uncovering, waiting
waiting Half an hour for the paint.
alt A dark splattered sky on a plate with white planets and silver moons
left pencil: not needed here

* bag-with-my-name
name bag of my own
means name, sign, school, zipper, pull
title My Bag, My Name | The Bag That Nobody Mixes Up | Signed by Me: A Bag for {@4-5? the First Day | Every Day}
about Among twenty bags on twenty hooks this one can be found from the door: it has a name, a sign, and colors that nobody else chose. | A new place is easier with something along that was made at home.
step pad Push folded {newspaper} into {the bag}, so that no color goes through to the back, and smooth it flat.
step name {@4-5? Together, write | Write} the name on the front in {color a} with {the pens}, as large as it will fit. Dots first, then join them: cloth pulls along.
step sign Beside it goes the sign: {@4-5? a star, a cat, a digger, whatever can be drawn large. | something that only you would choose.}
step color Fill it in, and run waves, dots or zigzags along the lower edge.
step dry {pens=fabric-paint? Let it dry for two hours. | Let it dry for a quarter of an hour.}
step double {@4-5? Together, lead | Lead} {the cord} through {the button} and back, so that it hangs in the middle, and lay both ends side by side.
step beads Thread {the beads} on {the cord}{beads=letter-bead? : your letters, in the right order | , in a row that you like}.
step tie {cord? {@9-12? Tie | {@6-8? Together, tie | A grown-up ties}} the ends of {the cord} to the zipper or the handle with two knots, no longer than a finger, and {@4-5? cuts | cut} off the rest with {the scissors}. | }
step pack Take out the paper and pack it: what has to go in for the first morning?
further Hide something small in it for the first break: a smooth stone, or a drawn heart.
safety {beads? Beads are threaded at the table, and none stays behind for a smaller one to find. | Caps go back on the pens at once.} The pull is short and never goes around a neck.
skills writing a name, drawing on cloth, planning a border
waiting {pens=fabric-paint? Two hours. | A quarter of an hour.}
alt A cloth bag with a name, a star and a waved border drawn on it

* crown-with-turning-wheels
name {v} crown
means wheel, crown, tractor, car, cab, strip, name
title {V} Crown With Wheels That Turn | The Birthday {V} Crown | A {V} on Your Head
about Two pins, two wheels: {the v} drives across the forehead of whoever has a birthday, and the wheels really turn. | A crown shows who is king. This one shows who is the driver.
say tractor: name=tractor; draw=a long hood, a tall cab with a window, and a chimney, as wide as a hand is long; wheels=a big one for the back and a small one for the front; drive=Chug around the table, once for every year.
say car: name=race car; draw=a long low car with a window, as wide as a hand is long; wheels=two of the same size; drive=Race around the table, one lap for every year.
step band {@4-5? A grown-up cuts | Together, cut} {the band} into a strip three fingers wide that goes around the head and overlaps by a hand; {band=paper-strip? several are joined for it | two pieces are joined if one is too short}.
step draw {@4-5? Together, draw | Draw} on {color a} {one paper} with {the pen}: {v.draw}.
step body {@4-5? Together, cut | Cut} it out with {the scissors}.
step wheels Together, draw {v.wheels} on {color b} and cut them out: {v=tractor? the back one reaches up to the seat | each as big as a bottle lid}.
step treads Draw the tread on the wheels with {the crayons}: short thick lines, like slices of a cake.
step pins With the tip of {the scissors} a grown-up makes a hole in the middle of each wheel and where it goes on the body, pushes {the pins} through from the front, and spreads the legs behind, loosely enough for a spin.
step name {@4-5? Together, write | Write} the name and the new age on the band, left and right, with room in the middle.
step glue Glue {the v} to the middle of the band with {the glue}, only with its middle: the wheels hang free.
step close A grown-up lays the band around the head with room for a finger, and {close=stapler? staples it, the smooth side of the staples inside. | fixes the ends with {the close}, inside and outside.}
step drive {v.drive} Turn the wheels with a finger at every stop.
further Cut a trailer for the back of the band, one wheel and one more pin.
safety A grown-up checks that no leg of a pin and no {close=stapler? staple | sharp corner} points at the head. The pins are kept from babies.
skills cutting circles, joining so that it turns, writing a name
waiting A quarter of an hour for the glue.
alt A paper crown with a {v.name} whose wheels turn

* colored-wood-on-a-ribbon
name wooden {v} garland
means moon, star, heart, crescent, garland, shape
title {v.title} | {v.other} | Three Wooden Shapes{ribbon? on a Ribbon | , Colored by Hand}
about {v.why} The wood is cut already: small hands do all the color. | Front and back, edge and middle: it is all covered, and every stroke may show.
say moon: name=moon; title=Moon and Star for Eid; other=Moon, Star, Moon: Colored Wood; why=The thin new moon has been seen, and the feast begins.; go=Hang them where the guests come in, and point: moon, star, moon!
say star: name=star; title=Three Stars of Colored Wood; other=Twinkle, Twinkle: Wooden Stars; why=Three stars, one after the other, as in the song.; go=Hang them in the window and sing of the little star.
say heart: name=heart; title=Three Hearts of Colored Wood; other=Hearts From Small Hands; why=One for you, one for me, one for somebody who is not here today.; go=Hang them over a chair before somebody sits down.
step lay {@2-3? Your child lays | Lay} {the shapes} on {newspaper} and feels around every edge: {v=moon? which are moons, and which is a star? | all three alike?}
step color {color=paint? {@2-3? Your child dabs | Dab} the front with {the brush} and {color a} paint, up to the edges. | {@2-3? Your child colors | Color} the front in {color a} with {the color}, thickly, up to the edges.}
step turn {color=paint? When it is dry, turn them over for the backs. | Turn them over and color the backs.} They may be striped or spotted.
step tear {@2-3? Your child tears | Tear} {the shine} into bits as big as a thumb.
step glue {@2-3? Together, put | Put} a dot of {glue} in the middle of each, and {@2-3? let your child press | press} a bit on it.
step dry A grown-up lays them aside for half an hour.
step tie A grown-up ties or glues a short piece of {the ribbon} to each, and hangs them from the long rest, a hand apart.
step show {v.go}
further Color a fourth one for the neighbors, and hang it on their door.
safety {@2-3? Only shapes larger than the palm of your child, with smooth edges and no loose parts. | Only shapes with smooth edges.} A grown-up hangs {ribbon? the ribbon up high, for it is not for necks. | them up high.}
skills coloring to the edge, tearing, pressing
waiting Half an hour.
alt Three colored wooden shapes in a row

* felt-stories-without-glue
name felt face board
means board, face, shape, hat, mouth, eye
title A Felt Face, and Not a Drop of Glue | Happy, Sad, Surprised: A Felt Face Board | {sack? Faces Out of the Sack | Faces That Stick by Themselves}: Felt on Felt
about Felt holds on to felt all by itself: nothing is glued here, nothing is wet, and nothing sticks to fingers. | A mouth turned over makes a sad face happy. Press on, peel off, begin again, for weeks.
step prop Together, lean the largest piece of {the felt} against the back of a sofa, smooth and upright, or use the felt board that you have.
step big A grown-up cuts a head as big as two hands from {the felt} with {the scissors}. Ready-made shapes save this and the next step: just choose a large round one.
step small From other colors a grown-up cuts what a face needs, nothing smaller than a child's palm: two eyes, a nose, a mouth curved like a banana, a hat.
step dots {@2-3? A grown-up presses | Together, press} {the dots} on the back of whatever keeps sliding off, the rough side.
step feel {@2-3? Your child presses | Press} the head on, {@2-3? peels | peel} it off, and {@2-3? presses | press} it on again. It needs a flat hand.
step sack All the small pieces go into {the sack}. {@2-3? Your child reaches | Reach} in without looking and {@2-3? pulls | pull} one out: an eye, or the nose?
step face {@2-3? Your child gives | Give} the head its eyes, the nose and the mouth.
step mood Put the hat on and turn the mouth upside down: what has happened to the poor thing? And what makes it laugh again?
step clear {@2-3? Your child peels | Peel} everything off and {@2-3? counts | count} it with you, until nothing is missing.
further Add ears from a cat, a beak, a mustache: the face becomes whoever you call.
safety Nothing here is glued, and no piece is small enough for a mouth to swallow. {dots? Dots are pressed on hard, and what comes loose goes into a grown-up's pocket. | Pieces that are chewed go into the wash.}
skills naming parts of a face, pressing and peeling, telling feelings
alt A felt board with a big felt face, a smiling mouth and a hat
left glue-stick: nothing is glued here
left glue: nothing is glued here

* fruit-stall-in-an-egg-box
name fruit stall
means fruit, stall, crate, leaf, apple, orange, lemon
title A Fruit Stall in an Egg Box | Fresh Fruit, Sorted by Color: An Egg-Box Stall | Apples Here! A Little Fruit Stall
about Six hollows, three colors, and a greengrocer who knows exactly what belongs where. | Sort, sell, and sort again: a stall like this opens ten times in an afternoon.
step open {@2-3? A grown-up cuts | Together, cut} the lid off {the crate} with {the scissors}, so that six hollows stay in one piece. The lid is the shopping basket.
step cut {@2-3? A grown-up cuts | Together, cut} squares as large as a hand from {the felt}: red for apples, yellow for lemons, orange for oranges; and leaves as long as that from what is left.
step stuff {@2-3? Your child crumples | Crumple} a square into a ball and {@2-3? sets | set} it in a hollow, smooth side up: a fruit.
step leaves {@2-3? Your child tucks | Tuck} a leaf in beside each.
step fruits {@2-3? Your child sorts | Sort} {the fruits} into the other hollows by color: each comes to its own kind.
step sign {@2-3? Your child presses | Press} {the sign} on the front of the crate: that is what it costs.
step lace Thread what has a hole on {the lace}: a whole row of fruit, as on the market.
step sort Tip it all into the lid and begin again. Where do the red ones live?
step sell {@2-3? Your child sells | Sell} two apples and a lemon. What does the customer pay with? A nod, a kiss?
further Cut cherries and grapes next week: new goods come in.
safety Nothing in the stall is small enough for a mouth{@2-3? , and it is for pretend mouths only | }. {lace? Strings are for threading at the table. | }
skills sorting by color, tucking and crumpling, playing shop
alt An egg carton filled with red, yellow and orange felt fruits with green leaves

* papier-mache-jungle-head
name papier-mache {v}
means head, nose, snout, beak, ear, mane, whisker, feather, jungle, knot, shell
title Papier-Mache {V} | {A V} Out of Newspaper and Air | The {V} From the Paper Jungle
about Air gives it its shape, {paste=glue? glue | paste from the kitchen} makes it hard, and in two days {a v} looks down from the wall. | It is as light as an egg and as big as a head, and it frightens nobody but little brothers.
say lion: name=lion; nose=as a broad snout, and two round ears from a scrap; paint=the nose black, the eyes, and a mouth below; mane=all around the face as a mane; roar=Hang the lion where it sees everything, and give it a name that sounds like thunder.
say tiger: name=tiger; nose=as a broad snout, and two round ears from a scrap; paint=black stripes on forehead and cheeks, white around the snout, and the eyes; mane=left and right of the snout as whiskers; roar=Hang the tiger between the leaves of a plant, so that it looks out.
say parrot: name=parrot; nose=as a beak, the tip bent down; paint=white around the eyes, and a stroke of another color on each cheek; mane=high on the head as a crest; roar=Hang the parrot by the door, and teach it the first word.
step blow {@6-8? A grown-up blows up | Blow up} {the balloon} to the size of a head, {@6-8? knots | knot} it, and {@6-8? sets | set} it in {the bowl}, knot down.
step paste {paste=flour,cornstarch? {@6-8? Together, stir | Stir} {the paste} with {the water}, little by little, until it runs like cream and has no lumps. | {@6-8? Together, stir | Stir} {the paste} with half of {the water}, until it runs like cream.}
step layers Tear {the pages} into strips two fingers wide, draw each through the paste, strip it off, and lay it on crosswise, until three layers cover everything but the knot.
step dry Let it dry for two days, turned now and then, until it sounds hollow.
step pop {@6-8? A grown-up pricks {the balloon}, pulls it out, and throws every bit away. | Prick {the balloon}, pull it out, and throw every bit away.}
step nose {@6-8? Together, cut | Cut} {nose=egg-carton? two cups from {the nose} | {nose=cardboard? a cone from {the nose} | the bottom off {the nose}}} with {the scissors} and {fix tape} {nose=egg-carton? them | it} on {v.nose}.
step cover Paste small strips over the seams and over what is new, and let it dry overnight.
step coat Paint it all in {color a} with {the brush}; when that is dry, {v.paint}.
step mane {mane=feather? {fix tape} {the mane} on | Cut {the mane} to pieces as long as a hand and {fix tape} them on} {v.mane}.
step roar {v.roar}
further Fill it through the hole with sweets wrapped in paper: a pinata for the jungle party.
safety Bits of a balloon are thrown away at once, out of reach of small children; some people are allergic to latex. {paste=flour? Flour paste keeps until tomorrow. | The bowl is washed before anything dries in it.}
skills tearing and layering, patience, painting a round form
waiting Two days for the shell, a night for the seams.
alt A papier-mache head of {a v}, painted

* building-site-on-a-roll
name building site
means site, road, mud, digger, track, wheel, hole, rubble, car, sheet
title A Building Site on the Floor | Mud, Tracks and a Taped Road: A Building Site | The Digger Goes to Work: A Floor Building Site
about A long sheet on the floor, a road of tape, a puddle of mud: a digger needs no more, and it works until supper. | Every wheel writes where it has been. In the evening the whole plan of the site lies there.
step roll {@2-3? A grown-up rolls | Together, roll} out {the sheet} on the floor, as long as the child, and {@2-3? tapes | tape} down the corners with {the road}.
step road {@2-3? A grown-up tapes | Together, tape} two long lines of {the road} across it, as far apart as the digger is wide, with one bend: the road to the site.
step mud A grown-up spreads {color a} paint on {the tray}, thin as jam on bread, and sets it where the road ends.
step dig {@2-3? Your child drives | Drive} {the digger} into the mud, back and forth, until all its wheels are full. Brrrm!
step tracks Off it goes over the sheet: {@2-3? your child fetches | fetch} more mud whenever the tracks grow pale.
step finger {@2-3? Your child dips | Dip} one finger in the mud and {@2-3? digs | dig} a pit at the side of the road, round and round.
step rubble {rubble=newspaper,paper-bag,aluminum-foil? {@2-3? Your child crumples | Crumple} {the rubble} into lumps: | There lies {the rubble}:} rubble! The digger pushes it into the pit, one after the other.
step wash After work, together, fill {bowl} two fingers deep with {water}, scrub the digger{scrub? with {the scrub} | } and rub it dry with {towel}.
further Tomorrow the mud is dry: build houses of blocks along the road.
safety {@2-3? Only a digger too big for a mouth, with wheels that sit tight. Stay beside the water and pour it out at the end. | Stay beside the water and pour it out at the end.}
skills steering, making tracks, telling what a crew does
alt A long sheet with a taped road, brown tracks and a yellow digger
left pebble: for children from four years

* mask-from-a-blank
name {v} mask
means mask, spike, scale, antenna, rivet, ear, wing, bolt, feeler, stripe, face
title {v.title} | {v.other} | {V} Mask, Drawn and Dressed
about {v.about} The mask is cut already, so all the time goes into what nobody else has. | Put it on, look into the mirror, and speak in another voice.
say hero: name=hero; title=The Hero's Mask; other=A Mask for a Secret Name; about=Nobody recognizes a hero in a mask, not even at breakfast.; plan=a border around the eyes and flames toward the temples; sign=a bolt for the forehead and two points for the sides; wear=Invent the name, the power and the one thing that this hero fears.
say cat: name=big cat; title=The Mask of a Big Cat; other=Stripes Around the Eyes: A Cat Mask; about=Whoever wears it walks without a sound.; plan=a border around the eyes and stripes on forehead and cheeks; sign=two pointed ears, and two smaller ones in another color to go inside; wear=Creep through the tall grass behind the sofa.
say dino: name=dinosaur; title=A Dinosaur Around the Eyes; other=Spikes and Scales: A Dinosaur Mask; about=Whoever wears it has been here for a long, long time.; plan=a border around the eyes and scales like small half moons; sign=a row of pointed spikes, as long as the mask is wide; wear=Stamp through the hall, tail swinging, and sniff at everything that is new.
say robot: name=robot; title=A Robot Looks Out; other=Switched On: A Robot Mask; about=Behind it somebody thinks in numbers.; plan=a border around the eyes and rivets along it; sign=two antennas, and two square ears for the sides; wear=Turn the head in small jerks and say what you measure.
say butterfly: name=butterfly; title=A Butterfly Around the Eyes; other=Wings to Look Through: A Butterfly Mask; about=The eyes look out between two wings.; plan=a border around the eyes and rows of dots; sign=four wings, two large and two smaller, and two feelers; wear=Flutter from flower to flower, and land on somebody's hand.
step plan With {the pen}, draw on {the mask}: {v.plan}.
step color Color it in with {the color}, up to the edge: {color a} where it is widest.
step draw {@4-5? Together, draw | Draw} on {the sign}: {v.sign}.
step cut {@4-5? Together, cut | Cut} them out with {the scissors}.
step glue {fix glue} them on from {v=hero? the front | behind}, the same on the left as on the right, and count to thirty.
step gems {gems=stick-on-gem,sticker? Press {the gems} on | {fix glue} {the gems} on} below the eyes, as many on one side as on the other.
step band {@9-12? Together, knot | A grown-up knots} {the band} through the holes at the sides, so that it holds without pulling, and {@9-12? cut | cuts} off the ends. {band=sewing-elastic? A mask that has its own band needs no second one. | }
step wear {v.wear}
further Make one for a friend, in the same colors, with another sign.
safety A mask is worn where you can see your feet: not on stairs, not on bikes, and not to bed.
skills matching two sides, planning colors, playing a part
waiting Half an hour for the glue.
alt {a v} mask with colored border and signs

* season-light-around-a-jar
name {v} jar light
means light, jar, leaf, flower, snowflake, paper, sleeve, season, window
title {v.title} | {v.other} | {V} Light Around a Jar
about {v.about} The tissue lies on a sleeve of its own, and with the next season another one goes around the jar. | Where two pieces overlap, the light finds a third color.
say fall: name=fall; title=Fall Leaves in the Light; other=A Jar That Glows Like October; about=Red, orange, yellow: the light comes through as through leaves.; what=three leaves, each as long as a finger; look=Is it brighter than the tree outside?
say spring: name=spring; title=Blossoms in the Light; other=A Jar Full of Spring; about=Pink and green as the first morning without a coat.; what=three flowers with five petals each; look=Which flower is out there already?
say winter: name=winter; title=Snowflakes in the Light; other=A Jar as Cold as Frost; about=Pale blue and violet, as snow in the evening.; what=three snowflakes with six points each; look=Is it snowing in there?
step measure {@4-5? A grown-up cuts {the sheet} | {@6-8? Together, cut {the sheet} | Cut {the sheet}}} to a strip with {the scissors} that goes once around {the jar} and a thumb's width over.
step tear Tear {the tissue} into pieces as large as a postage stamp, {color a} and {color b} in two heaps. Keep some for the shapes.
step glue Lay the strip on {newspaper} and {glue=glue? brush {the glue} on it, a hand's width at a time, | rub {the glue} on it, a hand's width at a time,} and lay the pieces in it so that they overlap.
step shapes Tear or cut from what you kept: {v.what}. Glue them on top of the others.
step dry Let it dry flat for an hour.
step wrap {@4-5? A grown-up wraps it | {@6-8? Together, wrap it | Wrap it}} around {the jar}, the tissue outside, and {@4-5? glues | glue} the overlap down.
step band {@4-5? A grown-up ties | {@6-8? Together, tie | Tie}} {the band} below the rim in a bow.
step light {@6-8? Together, switch | Switch} {the light} on and {@6-8? set | set} it inside.
step look {light? Make it dark in the room. | {@4-5? Let a grown-up set it in a window in the sun. | Set it in a window in the sun.}} {v.look}
further Make a sleeve for every season, and change them on the first day.
safety {@4-5? The jar is a grown-up's to carry: glass breaks. | A jar is carried with both hands.} No flame goes inside: paper burns.
skills tearing, overlapping colors, looking at light
waiting An hour for the glue.
alt A jar with a sleeve of torn tissue in {v.name} colors

* figure-painted-at-home
name painted figure
means foot, figure, shade
title {A V} in Your Own Colors | The {V}, Painted by Hand | {V}: Only the Color Was Missing
about It came white from the shop and has been waiting: which colors it wears, nobody decides but the one with the brush. | Light colors first, the dark ones last, the face at the very end: that is how painters of figures do it.
step dust Wipe {the figure} with {the dust}, so that no dust comes between it and the paint.
step light Set it on {newspaper} and paint the largest part in {color a}, thinly, with {the brush}. A figure that is something of its own keeps its shape; a plain one becomes {a v}.
step dry Wait a quarter of an hour, and do not touch to see.
step second Rinse {the brush} in {water}, and go on with {color b}, and with a third color for the small parts. {v.face? The face comes last: {v.face}. | Last comes {v.mark}.}
step fine Draw the finest lines with {the fine}: edges, lashes, a date below.
step rest Leave it for two hours until nothing is cool to the touch.
step foot {@4-5? Together, cut | Cut} a piece from {the foot} with {the scissors}, a little smaller than the base.
step glue Glue it under the base with {the glue}: now it scratches no shelf.
step place Put it where the light comes from the side. What would {the v} say if it could speak?
further Paint a second one in night colors, and let the two meet.
safety Plaster and clay break when they fall: paint over the table, and carry it with both hands.
skills painting light to dark, small strokes, choosing colors
waiting Two hours until it is dry all through.
alt A painted figure of {a v}

* melted-bead-greeting
name bead greeting
means card, heart, star, rainbow, word, bead, greeting
title A {V} of Beads on a Card | The Card With a {V} to Keep | {V} From the Bead Board, With a Greeting
about The card is read once, but the {v.name} comes off and is hung up: beside a bed, at a window, on a bag. | {v.about} Bead by bead somebody has thought of somebody.
say heart: name=heart; about=A heart that cannot wilt may go to any hospital.; shape=two round hills above and a point below; word=GET WELL, I MISS YOU, or only a name
say star: name=star; about=A star for whoever has earned one.; shape=five points, the same on the left as on the right; word=HURRAH, THANK YOU, or only a name
say rainbow: name=rainbow; about=After the rain it stands there in all its colors.; shape=three bows, one inside the other; word=SEE YOU SOON, or only a name
step edge Set the outline on {the board}, one bead on each peg: {v.shape}. It may be as large as the child's palm.
step fill Fill the inside with {the beads} row by row, and push together what has fallen over. Every bead touches a neighbor.
step melt A grown-up lays {the cover} over the beads and moves {the iron} over it in slow circles until they hold together, then does the other side.
step flat A grown-up slides it under a {heavy-book} while it is warm; in a quarter of an hour it is flat and cool.
step fold Fold {the card} in half like a book.
step write Write with {the pens}, inside or below: {v.word}.
step line {@4-5? Together, cut | Cut} {the line} with {the scissors}, {@4-5? lead | lead} it through a bead at the top that has stayed open, and {@4-5? knot | knot} it to a loop.
step hang {line? {@4-5? Together, snip | Snip} a little slit in the middle of the upper edge and hang the loop in it: the {v.name} dangles in front of the card. | Lay the {v.name} loose into the fold, so that it falls into the hand of whoever opens the card.}
step give Put it where somebody will find it first thing in the morning.
further Lay a tiny one from the beads that are left, for the nurse or the mail carrier.
safety The iron is a grown-up's, and nobody touches the beads before they are cool. What rolls under the table is picked up at once: little siblings find every bead.
skills following an outline, setting small things, writing for somebody
waiting A quarter of an hour to cool.
alt A card with a {v.name} of melted beads
`;
