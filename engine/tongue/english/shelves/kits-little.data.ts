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
step wash Wash and dry the hand with the {towel}, and keeps a step away from what comes next.
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
means puppet, lion, dog, dragon, dinosaur, pig, mane, hole, face
title {A V} for the Hand, Laced by Hand | {V} Hand Puppet With a Laced Edge | Slip In and Talk: {a V} of Felt
about In at one hole, out at the next: the thread runs all around {the v}, and below it stays open for the hand that makes it talk. | Felt does not fray, so two pieces and one long thread are all that {a v} needs.
say lion: name=lion; face=a round muzzle with a nose, and two round ears; talk=Roar, first far away, then right beside the sofa.; mane=and a mane
say dog: name=dog; face=two long ears, a muzzle and a nose; talk=Sniff at everybody, and find out who has the cookies.; mane=
say dragon: name=dragon; face=a muzzle with two nostrils, a tongue and three spikes for the head; talk=Does it guard the gold, or does it want to be friends?; mane=
say dino: name=dinosaur; face=teeth, four spikes for the head and a few spots; talk=Stomp along the edge of the table. Who was there before the people?; mane=
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
`;
