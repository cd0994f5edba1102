export const words = `
* carbon-copy-cards
name set of four cards
title Four {V} Cards From One Drawing | Carbon-Copy {V} Cards | {V}, Copied by Hand
about Before there were copy machines, offices wrote everything twice with a dark blue sheet in between. It still turns one drawing of {a v} into four cards. | The line of {the carbon} is soft and a little smoky, like an old print. One plan gives four cards, ready for whoever deserves a letter.
step plan Fold {the plan} to the size of a card and draw inside: {v.shape}. Add {v.mark}. Lines only, no gray areas: the copy knows only lines.
step stack Lay one card down, {the carbon} on it with the dark side facing the card, and the drawing on top. Fix the stack at one edge with {the grip}, so that nothing slides.
step trace Go over every line with {the point}, pressing hard on a hard table. Lift a corner without undoing the edge: what is missing can still be traced.
step again Move the drawing and {the carbon} to the next card, a little higher or tilted, until all four are done. Keep your other hand off the dark sheet, which smudges.
step tint Color a few places with {the color} and leave the rest white: the blue line does the drawing.
step use Write inside or on the back, and sign with the number of the copy: 1 of 4, 2 of 4.
further @6-8 Make a fifth copy upside down below the first, and {the v} is mirrored in a lake.
further Trace the same plan onto a light T-shirt or a cloth bag and go over the lines with a fabric pen.
safety The dark side of the copying sheet rubs off on fingers and sleeves: touch it by the edges and wash your hands before you eat.
skills drawing in clear lines, tracing, working in a series
alt Cards with {a v} copied in blue lines, the dark sheet beside them

* scratched-night
name scratched picture
title {V} Scratched Out of the Dark | A Night Picture With the {V} | {V} in Bright Scratches
about Black on top, color below: every line you scratch lights up, so {the v} seems to glow in the dark. | Here a line is taken away instead of put on. What cannot be erased has to be planned, and it is worth it.
step plan Draw on {the plan} in the size of the picture: {v.shape}.
step press Lay the plan on the black sheet and go over the outline with the pencil, just hard enough to leave a dent that you can see when you tilt it.
step scratch Scratch along the dent with {the point}. Then fill {the v} with short strokes side by side, all in one direction, and cross them where it should be brightest.
step light Scratch what makes it unmistakable: {v.mark}. Leave some black beside each bright line; light needs the dark.
step ground Add {v.scene} with few, thin lines and blow the crumbs away.
step mount {fix stick} it onto {the back} with a margin as wide as a finger, and sign in the corner with a scratch.
further Scratch a second picture with nothing but dots, more of them where it is light.
safety The tip points away from you, and the hand that holds the sheet stays behind it. Wipe up the black crumbs: they smear.
skills planning a picture, hatching, light and dark
alt {a v} in bright scratched lines on black

* crown-of-the-day
name crown
title Crown With the {V} | {V} Over the Crown | Your Own {V} Crown
about Whoever wears this crown rules over a kingdom with {a v} as its sign. | A coat of arms for the head: {the v} stands in front, where everybody sees it.
step draw @2-3 Draw on {the picture}, as large as a hand: {v.shape}. The child chooses what stands on the crown.
step draw Draw on {the picture}, about as large as your hand: {v.shape}.
step color @2-3 Your child colors it with {the color}, over the lines as much as inside.
step color Color it with {the color}, and add {v.mark}.
step cut Cut it out with a small white edge all around, so that nothing thin can tear off.
step points Now the crown itself: dots and stripes with {the color}, all the way along.
step press {fix stick} the back of {the v} and press it on above the middle of the band. Count to twenty.
step gems Set {the gems} on the points and along the band, one for each good thing about today.
step dots Stick {the dots} wherever the crown still looks bare.
step close {@6-8? Together, lay | A grown-up lays} the crown around the head, {@6-8? pass | passes} {the bow} through a hole in each end, and {@6-8? tie | ties} a bow behind, tight enough to sit.
step play {@2-3? Put the crown on and make {the v} move: {v.does}. | March in with the crown on. The first law of the kingdom is yours to make: what must everybody do today?}
further Cut a medal from the rest, with a tiny {v} on it, for the most faithful subject.
safety The crown sits loosely and comes off for running and climbing. If it is too wide, a grown-up makes it smaller at the back.
skills coloring, placing, pretend play
alt A gold crown with {a v} on its front

* peeking-bookmark
name bookmark
title {V} on Page 37 | The {V} That Keeps Your Page | Bookmark With the {V} on Top
about Shut the book, and {the v} looks out at the top: you find your page at once, and everyone can see what you like. | A bookmark is used every day. This one is worth being seen, and it makes a present that fits into a letter.
step draw Draw on {the picture}, about {in 2.5} high: {v.shape}. Make the lower edge broad, because it has to hold on to the strip.
step color Color it, then add the details with the sharpest {one color} that you have: {v.mark}.{v.face?  Draw the face last: {v.face}.}
step cut Cut it out, leaving a white edge as wide as a pencil line. Cut straight along the bottom.
step strip Color the strip, {the mark}, in bands or dots that go with {the v}. The upper third stays plain: that is where it will be joined.
step join {fix stick} the lower part of {the v} to the plain end, so that it stands above the strip. Press it inside a heavy book for ten minutes.
step test Put it into your book and shut it. Only {the v} should stick out; if the strip shows too, push it deeper.
step write Write on the strip what you read and when you finished it, one line for each book.
further Make a second one for the back of the book, where the answers or the map are.
safety Turn the paper and not the scissors when you cut around curves.
skills small drawing, exact cutting, judging size
alt A bookmark with {a v} that stands above the strip

* sticky-note-reveal
name guessing picture
title Behind the Notes: {V} | Peel and Guess: {V} | The Hidden {V} Game
about A picture, four little doors, and a good question: what can that be? Every note that comes off tells a bit more. | {@2-3? Sticky notes peel off with a soft crackle and go back on a hundred times, which is just what two-year-olds want from a door. | Draw big, hide it all, and let the others guess from as little as they can.}
step draw @2-3 Draw on {the sheet}, as large as four notes laid edge to edge, while your child tells you what comes next: {v.shape}.
step draw Lay the four notes edge to edge on {the sheet} and draw as large as that: {v.shape}. {v.face? Add the face: {v.face}. | Add {v.mark}.}
step color {@2-3? Your child colors it in with {the color}. Strong, wild strokes look best through the gaps. | Color it in strong colors with {the color}. A pale picture gives nothing away.}
step number Write the numbers 1 to 4 on the notes.
step press Press the notes over the picture, sticky edge at the top, until it is covered from side to side.
step peek Lift one note together: peekaboo! Is it a tail, a wheel, a hat? Then your child peels the next one off.
step play Call somebody in. They say a number, you peel off that note, and they have one guess. Who knows it with two notes left?
step again {@2-3? Stick the notes back on in new places and play it again for a grandparent or a bear. | Put the notes back, shuffled, and count your points: one for every note that is still on.}
further @2-3 Hide small pictures from a catalog under the notes, one under each.
further Draw a second picture with only a tiny part showing, and give one hint: {v.fact}
safety Collect the notes when the game is over; {@2-3? paper in a small mouth turns to a lump | a single one on the floor is slippery under socks}.
skills guessing from a part, peeling and pressing, asking good questions
alt {a v} partly hidden behind sticky notes

* wipe-clean-drawing
name wipe-clean drawing board
title Wipe-Clean {V} | {V} to Draw Again and Again | The {V} That Changes Clothes
about The outline of {a v} waits under a clear sleeve, and every round it gets another pattern, drawn and wiped away. | Slip a drawing into a clear sleeve, and it becomes a coloring page that never runs out. Just the thing for a long car trip.
step whole Draw only the outline with {the line}, thick and filling the sheet: {v.shape}. No pattern, {v.face? no face | no details}: those are for the sleeve.
step place On the second sheet, draw an empty place for {the v}: {v.place}. It goes behind as a change.
step slide Push {the back} into the sleeve as a stiff middle, one sheet on each side of it.
step finish Draw on the sleeve with {the pen}: first {v.mark}{v.face? , then {v.face}}, just as it should be.
step show Hold it up. Would everybody know {the v} at once?
step wipe Rub the sleeve clean with {the wipe} and begin again: stripes, flowers, checks, whatever no {v} ever had.
step race Play against the clock: {@6-8? two minutes | one minute} for each player, then the others choose a name for the new kind.
further @6-8 Turn the board over and put somebody into {v.place}: who is visiting?
further Cover your eyes while somebody adds one detail on the sleeve, then look: what is new?
safety Put the caps back on the pens, and keep the ink off clothes and sofas: it wipes off plastic only.
skills inventing patterns, observing, drawing again and again
alt The outline of {a v} under a clear sleeve, with patterns drawn on top

* charcoal-lift
name charcoal drawing
title {V}, Lifted Out of Gray | {rubber=eraser? Eraser Drawing of the {V} | The {V} Drawn by Taking Away} | {V} in Light and Shadow
about What wipes is the pencil here. The sheet is gray all over, and {the v} comes forward wherever you take the gray away. | Portfolio classes begin with this exercise, because it teaches to see light instead of outlines.
step tape Tape {the sheet} to {the guard} with a border of {edge} on all four sides. It gives a clean white frame at the end.
step dark Shade everything inside the border with the long side of {the dark}, back and forth and then across.
step rub Rub it with {the soft} in circles until the gray is even and no stroke shows. Blow the dust off outdoors or over the bin, not into the room.
step shape Wipe the big shape out of the gray with {the rubber}: {v.shape}. No outline: work from the middle of each light part outward.
step bright Clean {the rubber} on scrap paper, press it to an edge, and lift the brightest places: where the light falls first, and {v.mark}.
step black Now the darkest accents with {the dark}: one side of {the v}, the shadow on the ground, {v.face? the eyes | the gaps and openings}.
step peel Pull {the edge} off slowly, away from the picture. Look at it through half-closed eyes: are there three clear steps from light to dark?
further Draw it a second time with the light from the other side.
safety The dust belongs on paper, not in lungs: no blowing toward faces, and wash hands before touching anything light.
skills light and shadow, drawing without outlines, working from dark to light
alt {a v} in white and gray on a dark rubbed ground

* bandage-clinic
name paper patient
title A Checkup for the {V} | {V} at the Doctor | Bandages for the {V}
about Today {the v} is the patient, and your child knows what helps. | Peeling the paper off, pressing, smoothing: four bandages are the best work for small fingers, and afterward nobody fears them.
step draw Draw {the v} as large as {the sheet} allows: {v.shape}. The face asks for help: {v.face}.
step color Your child colors the patient with {the color}.
step ask Talk it over: what happened to {the v}? Where does it hurt? Put a red dot on each spot together.
step peel Open {the bandage} together: a grown-up peels back the paper until the sticky end looks out, the child pulls it off.
step press Your child presses one on each spot and strokes it flat. {@4-5? Two of them can cross. | }
step pillow {fix stick} {the pad} under {the v} for a pillow.
step tell Ask the doctor for advice: how long to rest, what tea to drink, when {the v} may {v.does} again.
further @2-3 Give a favorite stuffed animal a checkup too, with a paper bandage around the arm.
further @4-5 Write a prescription together and hang the patient on the wall with the date of recovery.
safety {@2-3? Keep the wrappers and the loose paper out of small hands and mouths. | Bandages are for skin and paper, not for mouths or eyes.} Some contain latex: check the box if somebody is allergic.
skills peeling and pressing, talking about feelings, caring
alt A drawn {v} with bandages on it

* lantern-head
name lantern
title {V} Lantern | A Round {V} for the Ceiling | Paper Lantern With {V} Face
about A round lantern is a head already. It only waits for somebody to look out. | Hung in a corner, {the v} watches over the party, and afterward over the bed.
step open Unfold {the lantern} and set its frame, so that it stays round.
step wash Paint {the lantern} with thin color in one coat, turning it by its frame, and let it dry: more than one coat softens the paper.
step draw Draw the parts of the face on {the paper}, large enough to be read across a room: {v.face}. Add what else belongs to it, such as {v.part}.
step cut Cut the parts out. Each one may be twice as big as you first think.
step face {fix stick} them on with little {stick}, starting with the eyes just above the middle. Hold a hand inside against the press, or the thin wall dents.
step trim {fix stick} {the trim} on top in small bunches: a tuft like that can be seen from far away.
step fringe Cut a strip of {the paper} into a fringe, {fix stick} it around the lower opening, and roll the ends around a finger.
step hang @4-5 Tie {the hanger} to the frame and hang the lantern higher than a child can reach.
step hang Tie {the hanger} to the frame and hang the lantern where it can turn.
step light Switch on {the light} and set or hang it inside. Turn off the room light: good evening, {v}.
further @4-5 Give it a voice: stand behind the door and answer questions for {the v}.
further Make a small sister lantern in the same way, with one eye closed.
safety Only cold light goes into paper, never a flame or a light bulb. The cord hangs out of reach of small children.
skills reading a face from afar, placing shapes on a ball, working gently
alt A round paper lantern with the face of {a v}

* confetti-dot-picture
name dot picture
means hole punch
title {V} in a Thousand Dots | Punched-Dot {V} | {V} Made of Confetti
about Stand close, and there are only dots. Three steps back, and there is {a v}. | The painter Seurat put dots beside each other instead of mixing paint. Yours come out of a hole punch.
step sort {dots=hole-punch? Punch {the paper} until you have a small heap of every color | Sort {the dots} by color, and tear or punch {the paper} for the colors that are missing}, and keep each color in its own corner of a bowl.
step draw Draw with the pencil on {the sheet}, no taller than {@6-8? {in 3} | {in 5}}, for dots are small and many: {v.shape}. Write into each field which color it gets.
step edge Run a thin line of glue along the outline and set dots on it, side by side, with the damp tip of {the pick}.
step fill Fill field after field. Spread glue on a patch as big as a stamp, set or sprinkle the dots, and go on before it dries.
step mark Save the strongest color for what makes it unmistakable: {v.mark}.
step dry Let it dry flat for half an hour, then tip the loose dots back into the bowl.
step far Prop it up and walk backward until the dots vanish. That is its right distance: hang it there.
further @6-8 Make the ground with dots of two colors, mixed: what color is it from far away?
further Set a few dots of the opposite color into a field, orange into blue, and see how it starts to flicker.
safety Dots on the floor are slippery and end up in baby's mouth: work over a large sheet and sweep at the end.
skills patience, seeing color from afar, fine work with a tip
waiting Half an hour to dry.
alt {a v} made of many small paper dots

* two-sides-spinner
name spinner
title Spin the {V} Home | {V} and Home in One Spin | The Two-Sided {V} Trick
about On one side is {the v}, on the other the place where it belongs. Spin, and your eyes put them together. | The trick is 200 years old and was the beginning of the movies: the eye keeps a picture a moment longer than it is there.
step circle Draw around {the cup}, or anything round of its size, twice on {the disc}, for two circles about {in 3} wide.
step cut Cut both circles out and lay them on each other: the edges should match.
step draw On the first, draw in thick lines and in the middle: {v.shape}. Leave a wide ring of white around it.
step place On the second, leave the middle empty and draw what belongs around it: {v.place}. Nothing may reach into the middle.
step join Tape {the stick} to the back of one circle and stick the other one over it, back to back and both the right way up.
step spin Hold the stick between flat palms and rub them to and fro, fast. Now {the v} is at home.
step fix Does it float beside its place? Then one circle has slipped: turn it until both stand upright.
further @4-5 Draw an empty plate on one side and its dinner on the other.
further Draw it in two halves, one on each side: the spin has to put it together.
safety Spin at arm's length, away from faces, and hold the stick with its end pointing down.
skills placing in the middle, steady spinning, how eyes see
alt A disc on a stick with {a v} on one side

* party-hat-cone
name ice cream cone
title Party-Hat Ice Cream Cone | Two Scoops in a Party Hat | The Cone That Never Melts
about Upside down, a party hat is a cone, and the birthday paper turns into scoops. | After the party the ice cream shop opens. Two scoops fit, and nothing drips.
step lines Draw slanting lines around {the hat}, then lines the other way across them, like a waffle.
step wad Crumple one sheet into a ball as big as an orange and wrap a smooth sheet around it: that is the first scoop.
step stuff Turn the hat over, point down, and press the ball in until it sits tight and looks out at the top.
step fasten {fix tape} the ball to the inside of the rim in three places, where nobody sees it.
step second Make the second scoop in another color and set it on with {tape}.
step bits Press on {the bits} for sprinkles with a dab of {tape}.
step shop Open the shop: invent flavors that nobody else sells, and take the first orders.
further Hang the cone from a string by its scoops, as the sign of the shop.
safety Take the elastic off the hat before you begin. It looks good enough to bite: tell small guests that it is paper.
skills crumpling, stuffing, playing shop
alt A party hat turned over with two paper scoops in it

* pencil-shaving-flowers
name flower card
title Pencil-Shaving Flowers | A Meadow From the Sharpener | Shaving Blossoms on a Card
about Sharpen slowly, and what falls out is a petal with a colored hem. Nine of them are a flower. | Somebody in every class empties the sharpener into the bin. Here it becomes a card.
step shave Turn {the pencils} slowly and evenly in {the sharp}, without stopping: the longer the curl, the larger the petal. Long curls may break in two; about seven pieces of each of the four colors are enough for three flowers.
step sort Lay the curls out on {the sheet} by color, wavy edge outward, and move them about until three flowers fit.
step dot Squeeze a ring of glue, as big as a coin, where the first flower goes.
step petals Set the curls into the glue by their plain edge, one beside the other, then a second ring inside it. Do not press them flat.
step middle Set one of {the middle} into the center of each flower.
step stems Draw the stems and leaves down to the ground with {the pen}.
step dry Leave it flat for twenty minutes before you move it.
further Write a line underneath for a teacher, or fold a second sheet around it as an envelope with some air.
safety A sharpener's blade is a blade: nobody takes it apart, and fingers stay outside the opening.
skills steady turning, building in layers, fine gluing
waiting Twenty minutes to dry.
alt Flowers made of pencil shavings with drawn stems

* umbrella-rain-garland
name umbrella mobile
title Five Umbrellas in the Rain | Cocktail-Umbrella Mobile | A Rain Shower on a Stick
about Small paper umbrellas wait in a drawer for a party that nobody gives. Here they have their shower. | Five umbrellas hang in the air, and below each the rain goes on, bead by bead. It turns whenever somebody passes.
step cut Cut five pieces of {the line}, each {in 10} long, and one of {in 20} to hang it by.
step open Open {the brolly} as far as they go. A ring of paper on the stem keeps each one open.
step tie Knot a line to the tip of each umbrella, so that it hangs upright, and fix the knot with a dab of {glue}. Let the long end run down beside the stem.
step rain {rain=paper-strip? {fix glue} short pieces of {the rain} to the long ends | Thread three pieces of {rain} on each long end}, a thumb's width apart, and knot the line below each so that it stays.
step stick Tie the five lines to {the stick}, some short and some long, as far apart as a hand is wide.
step hang Tie the last line to both ends of {the stick}, hang it up, and slide the knots until it hangs level.
further @6-8 Paint a cloud, cut it out, and hang it in front of the stick.
further Cut the umbrella stems shorter and hang single ones from the twigs of a bare branch.
safety The stems are pointed: snip off the tips before you begin, and hang the mobile out of reach of small children.
skills knotting, balancing, even spacing
alt Five small paper umbrellas hanging from a stick with drops below them
`;
