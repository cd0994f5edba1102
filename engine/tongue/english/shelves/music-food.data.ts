export const words = `
* bottle-cap-tambourine
name tambourine
title Bottle-Cap Tambourine | Forked-Stick Tambourine | Ten-Cap Tambourine
about Caps that hang loose clatter at every shake, which is all a tambourine does; a forked branch is the frame that somebody already grew for you. | Pairs of caps, strung back to back across a forked branch, sound like a small marching band.
step fork Look for {stick=driftwood? a dry piece of {stick} | a dry {one stick}} with a fork like the letter Y, about as long as your forearm. Snap off the side twigs and rub away loose bark.
step holes Lay each of {the caps} on {the board}, open side down, and tap {the nail} through its middle with {the hammer}. Wiggle the nail: the hole must be wide enough for the cap to slide.
step paint Brush three {color a} rings around the handle and let them dry for twenty minutes.
step upper Cut {the line} in half. Thread six caps onto one half in three pairs, back to back, because backs ring louder than rims.
step bind Wrap one end three times around the left arm of the fork, high up, and knot it. Pull the line across, wrap and knot it on the right: the caps should slide, the line should not sag.
step lower Hang the other four caps the same way, a hand's width lower.
step trim Knot {the trim} around the handle, where the arms begin.
step play Shake it on beats two and four while somebody sings, or tap it against your palm.
further Take two caps off again and listen; then let a grown-up hammer two others flat. Can you hear the difference with your eyes closed?
safety A grown-up does the hammering, with the cap on wood and all fingers well away, and presses down any sharp edge around the holes.
skills threading, knotting, keeping a beat
alt A forked stick with two strings of bottle caps across the fork
left rubber-band: soft rubber would swallow the jingle

* oatmeal-drum
name drum
title {can=oatmeal-canister? Oatmeal Drum | {can=plastic-tub? Plastic-Tub Drum | Cookie-Tin Drum}} | March-Around Drum | A Drum from the Pantry
about Hit the lid and it booms: a round box is a drum before you have done anything to it. Your child's own scribbles make it theirs. | Hollow, round, and closed at both ends: {the can} is the drum, and the coat of scribbles says whose.
step fit {can=plastic-tub? Cut {the wrap} into pieces as big as a hand: a tub is narrower at the bottom, and one long strip would not lie flat on it. | Tape two sheets of {the wrap} end to end, hold them around {the can} and trim them to its height.}
step scribble @2-3 Tape {can=plastic-tub? the pieces | the corners of {the wrap}} to the table and let your child scribble all over it with {the pens}, big arm swings first.
step scribble @4-5 Draw zigzags, circles, and dots from edge to edge on {the wrap}: they are the pattern of the drum.
step wrap {can=plastic-tub? Stick the pieces on with {the tape}, each a little over the last, until the tub is covered. | Roll {the can} up in the picture, pull it snug, and close the seam with {the tape} from top to bottom.}
step dots {@2-3? Your child presses {the dots} all around, wherever there is still room. | Set {the dots} all around, one for each beat of a song.}
step shine Smooth {the film} over the picture, so that sticky hands and rain do no harm.
step lid {can=plastic-tub? No lid? Turn the tub over: the bottom is the drum. Otherwise push | Push} the lid down firmly and run {the tape} once around the rim, half on the lid, half on the side. It must not pop off at the first loud beat.
step first @2-3 Hand over {a beaters}; the other hand drums along, flat. Try the round end and the thin end: which one is the loud one?
step first @4-5 Try {a beaters} with the thick end and the thin end, in the middle of the lid and at its rim: four different sounds.
step march @2-3 March around the table and drum: slowly like an elephant, quickly like a mouse, and stop when the singing stops.
step march @4-5 Play your name: one beat for each part of it, El-e-na, again and again. Now let somebody guess whose name it is.
further @2-3 Pull a sock over the hand that drums: the next march is so soft that nobody wakes up.
further Build a drum kit: a pot lid beside it is the cymbal, a cardboard box the bass drum.
safety Whoever holds {a beaters} walks slowly: a grown-up makes sure that nobody runs with it, and that the lid stays taped shut.
skills scribbling, drumming, stopping and starting
alt A round drum with a scribbled coat and something to drum with on its lid
left rice: a drum wants to be empty

* bottle-shaker
name shaker
title Bottle Shaker | Rattle-and-Freeze Shaker | Shake-It Bottle Shaker
about {@2-3? Filling it is your child's own work: one ring, one pinch, one spoonful at a time. | Clear sides let you watch the sound happen: few grains tick, many grains hiss.}
step dry Wash {the bottle}, take the label off, and let it dry to the last drop: damp filling sticks and stays silent.
step fill @2-3 {fill=breakfast-cereal? Pour {the fill} into a low heap and let your child drop the pieces through the neck, a few at a time. | Roll a sheet of paper into a funnel and hold it in the neck; your child pours {the fill} in by the handful.}
step fill @4-5 Set the {funnel} on {the bottle} and pour {the fill} in, only a finger's width deep: it needs room to jump.
step tear @2-3 Start a few tears at the edge of {the bits} and let your child pull strips off, as wide as two fingers.
step tear @4-5 Tear {the bits} into confetti, no bigger than a fingernail.
step bits @2-3 Push the strips in as well, one by one, and watch them land.
step bits @4-5 Poke the scraps in as well: they dance when you shake, and they hardly make a sound.
step close Screw the cap on hard and wind {the tape} around it three times, so that small hands cannot open it.
step dots Stick {the dots} on the outside.
step play @2-3 Shake while the song gets louder; freeze when a grown-up says stop.
step play @4-5 Shake fast, shake slowly, roll it along the floor: three sounds from one bottle. Freeze when the music stops.
further @2-3 Fill a second bottle with nothing but paper strips. Is there a sound at all?
further Make a second shaker with a different filling and let somebody guess, back turned, which one is playing.
safety @2-3 {fill=breakfast-cereal? Cereal only, nothing harder | What may be eaten, nothing harder}: a grown-up checks before every use that the cap is still taped tight.
safety @4-5 A grown-up tapes the cap and looks it over now and then: the filling must never come out near a younger child.
skills pouring, tearing, listening
waiting The washed bottle should dry for an hour or so before it is filled.
alt A clear bottle with a rattling filling{bits? , paper scraps, | } and a taped cap
left bead: too small for this age

* song-painting
name song painting
title A Slow Song and a Quick One | Song Paintings | What Music Looks Like
about Play a lullaby and then a polka: the arm paints what the ear hears, and two pictures side by side show the difference. | One song, one sheet. Nobody can paint music wrong, and a toddler hears more than you would think.
step hold Lay two sheets of {paper} side by side on the table and tape the corners down, so that nothing slides when the arm swings.
step pour Put {color a} at one end of a {plate} and {color b} at the other, no more than a spoonful of each.
step bells Thread {the bells} onto {the twist} and twist it around the handle of {the brush}: now the brush plays along.
step slow @2-3 Play something slow. With {color a} on {the brush}, let the arm glide over the first sheet: long, long lines.
step slow @4-5 Listen to a slow song with closed eyes first. Then pull long {color a} lines across the first sheet, without lifting {the brush} until the tune takes a breath.
step quick @2-3 Now something quick, and {color b}: dab, dab, dab on the second sheet, as fast as the music hops.
step quick @4-5 Change to a quick song and {color b}. Every beat is a dab: loud ones big, soft ones small.
step dry Let both paintings lie flat to dry for an hour.
step name Write the name of each song underneath with {the pen}, and hang the two where everybody can guess which is which.
further Paint a song that suddenly stops. What does the stop look like on paper?
safety Paint stays on the table and off the tongue: a grown-up keeps a wet cloth within reach and does the pouring.
skills listening, moving to music, painting
waiting About an hour to dry.
alt Two paintings side by side, one with long waves, one with quick dabs
left scissors: this one is all arms and ears

* floor-piano
name floor piano
title Giant Floor Piano | Piano for Feet | A Piano Eight Sheets Wide
about Eight sheets and five black bars make a keyboard as long as a sofa. One person walks the tune, the others sing it. | A piano that a foot can play: step on a key, and whoever sings has to hit that note.
step row Lay the eight sheets of {white} side by side on the floor, long sides touching, like eight wide teeth.
step back Run {the tape} along every seam. Turn the whole strip over and do the same on the back.
step cut Cut five strips from {colored black a}, {in 3} wide and a little longer than half a white key.
step black @2-3 Put a loop of {tape} behind each black strip. Your child presses them on across the upper seams: first two, then a gap, then three.
step black @4-5,6-8 Tape the black strips across the upper seams: two, then skip a seam, then three. That two-and-three pattern is how pianists find their way.
step dots Put one of {the dots} on the lower end of each white key.
step number Write 1 to 8 on the white keys with {the pen}, from left to right.
step floor Tape the outer edges flat to the floor, all around, so that nobody slips or trips.
step play @2-3 Step on a key and sing: low notes on the left, high notes on the right. Take your shoes off first.
step play @4-5 Walk a song: 3 2 1, 3 2 1 is Hot Cross Buns. Everybody sings the numbers.
step play @6-8 Play Twinkle with your feet: 1-1-5-5-6-6-5, then 4-4-3-3-2-2-1. A second player takes the low keys.
further @2-3 Roll a ball along the keys, and sing higher and higher as it goes.
further Write a tune of your own as a row of numbers, and see whether somebody else can dance it.
safety Bare feet or grippy socks only: paper on a smooth floor slides, so a grown-up tests every taped edge before the first step.
skills patterns of two and three, high and low, counting
fact On every piano the black keys come in twos and threes; without them nobody could tell one white key from the next.
alt A paper keyboard with eight white keys and five black ones

* spoon-maracas
name maracas
title Spoon Maracas | A Pair of Egg Maracas | Maracas for the Kitchen Band
about Two spoons hold a plastic egg like two hands, and tape turns them into a handle. Shake one, answer with the other. | Maracas always come in pairs, one a little higher than the other; here the filling decides which.
step fill {@4-5? Share {the fill} out between the two eggs: pour it into the lower halves. | Pour twice as much of {the fill} into one egg as into the other: the fuller one sounds duller, and you want two different voices.}
step seal Snap {the egg} shut and wind {the tape} around the seam twice. Shake: nothing may trickle out.
step cup Hold an egg between the bowls of two {many spoons}, with the handles together. Do the same with the other egg.
step bind Run {the tape} tightly around the spoons just below the egg, and once over the top from spoon to spoon.
step handle Wrap the two handles together, turn by turn, all the way down.
step frill Tie {the frill} under each egg.
step play {@4-5? Shake left, shake right, shake both. March to it. | Shake left-right-left-right, evenly like a clock; then make every fourth shake a loud one with both hands.}
further Build a third one with a filling that nobody has heard yet, and let the family vote on the best sound.
safety The egg stays taped for good: a grown-up tugs at the seam before the first song, because what rattles inside is small.
skills wrapping, comparing sounds, keeping a beat
alt Two maracas made of plastic eggs held between spoons with striped handles
left rubber-band: tape grips better under all that shaking

* tube-kazoo
name kazoo
title Cardboard-Tube Kazoo | Hum-Through Kazoo | Buzzing Tube Kazoo
about Hum into it and it buzzes like a bee in a trumpet. There is nothing to learn: whoever can hum can play it. | A scrap of {skin}, stretched over the end of a tube, shivers when you hum. That shiver is the whole secret.
step color Color {the tube} with {pens} all around, before anything else: later one end is covered and there is less to hold.
step hole Poke one hole into the side of {the tube}, about {in 2} from one end, with the {pencil}. Without it the air cannot get out and the buzz dies.
step cut Cut a square from {the skin}, as wide as your hand.
step skin Lay the square over the end that is near the hole and smooth it down all around, leaving the hole free.
step band Slip {the band} over it, {band=rubber-band,loom-band? wound as often as it goes | wound twice}, until {the skin} is tight like a drum.
step deco Wind or stick {the deco} around the open end.
step hum Put the open end to your lips and hum, do not blow. Sing the word doo if nothing happens.
step trio Build the next one longer or shorter, and find out who gets the bass part.
further Ask for a second hole beside the first, and cover and uncover it with a finger while you hum.
safety Poking the hole is a grown-up's job, with the tube lying on the table, never held in the hand.
skills humming, stretching, coloring
alt A painted cardboard tube with paper stretched over one end

* box-guitar
name guitar
title Rubber-Band Box Guitar | Four-String Box Guitar | Guitar with a Big Voice
about Stretch a rubber band and pluck it: hardly a sound. Stretch it over a box, and the box sings with it. The hollow does it, as in every wooden guitar. | A hole, a hollow, four strings: the box does what the wooden body of a real guitar does.
step cover {box=shoebox? Put the lid on {the box} and {fix tape} it down all around. {fix tape} | {fix tape}} {the cover} {box=tissue-box? around the sides of {the box}, and leave the opening free. | over the largest side of {the box}.}
step hole {box=tissue-box? Cut the plastic film out of the opening of {the box}; that is the sound hole. {tape=glue? Glue | Tape} the box shut everywhere else. | Draw a circle as wide as your palm in the middle of that side and cut it out, through the cover and the box: the sound hole.}
step neck {neck=cardboard-tube? Snip the end of {the neck} into six tabs, {in 1} deep, spread them like a star, and {fix tape} them to the short end of {the box}, in the middle. | Lay {a neck} along the back of {the box}, a hand's width of it on the box, and fasten it with {tape} in three places.}
step strings Stretch {the strings} lengthwise around {the box}, past the neck and across the hole, a finger's width apart. Take bands that are at least half as long as {the box}, so that they reach around. Two thick and two thin, if you have both.
step bridge Slide one of {the bridge} under {the strings} on each side of the hole, so that they lift off the box and ring freely.
step pegs Stick {the pegs} on the end of the neck, two on each side, for tuning pegs.
step tune {@6-8? Push the lower {one bridge} up and down: where does the sound get higher? Leave it where you like it. | Tune it: pull each rubber band a little tighter on one side of the bridge until the four notes climb like the start of a song.}
step frets Pinch a band from both sides exactly halfway between the two bridges and pluck: the same note, one octave higher. Mark that height at the edge of the cover with {the pencil}, and find two more notes between.
step play {@4-5? Strum with your thumb and sing. | Strum with a thumb, pick with a finger, or tap the box as a drum between the chords.}
further {@4-5? Find out what else rings under a rubber band: a baking pan, a bowl, a drawer. | Build a bass with a bigger box and the thickest bands in the house, and start a duo.}
safety Rubber bands snap back: {@4-5,6-8? a grown-up helps to stretch them, and | } faces stay well behind the strings.
skills stretching, cutting a circle, hearing high and low
alt A guitar made of a box with a round hole, four rubber-band strings, and a tube for a neck

* rain-stick
name rain stick
title Rain Stick | Rain Stick with a Foil Coil | A Rain Stick to Turn Over
about Turn it over slowly and it rains. Inside, a coil of foil trips every single grain on its way down. | People in the deserts of Chile play rain sticks made of dried cactus. Yours has a coil of foil instead of thorns.
step color Color {the tube} with {pens}, in bands or zigzags, while it is still empty and easy to hold.
step coil Squeeze {the coil} lengthwise into a long, thin snake, no thicker than your little finger.
step spring {@4-5? Wind the snake | Wind the snake} around a broom handle or your arm into a loose spring and push it into {the tube}, from one end to the other. The more turns, the longer it rains.
step caps Draw around a {mug} twice on {the cap} and cut the two circles out.
step close Fold one circle over the lower end, press it down all around, and tape it shut without a gap.
step fill Pour {the fill} in. Hold your hand over the top, turn it over once, and listen: {@4-5? add a pinch if you want more rain | more grains make a downpour, fewer a drizzle}.
step top Close the upper end with the other circle and {the tape}.
step wrap Wind {the wrap} around the middle and both ends, and stick the loose ends down.
step dots Press {the stickers} on in rings or raindrops, all the way up.
step listen {@4-5? Turn it over slowly, eyes closed. When does the last drop fall? | Tip it flat for a drizzle, upright for a cloudburst. Time how long a single turn lasts.}
further {@9-12? Join two tubes end to end before you fill them: the rain lasts twice as long. | Let somebody tell a story about a thunderstorm, while you play the weather.}
safety The ends are taped so well that nothing trickles out: a grown-up tests it upside down over a bowl, since grains are small.
skills coiling, taping, listening
alt A long tube with colored bands and covered ends

* tape-bongos
name bongos
title Tape-Skin Bongos | A Pair of {many can}, Drummed | Drums with a Tape Skin
about {skin=duct-tape? Duct tape | Packing tape}, laid like the slices of a pie, makes a drumhead that needs no balloon and takes a real beating. Two sizes give two notes. | A drum wants a skin that is tight and does not stretch. Tape does both, if you pull it hard enough.
step rim Choose two of different sizes. {can=can? Feel the open rims of {the can} for sharp spots and cover them with a strip of tape, folded over the edge. | Take the lids off {the can} and wipe the rims dry, so that tape sticks to them.}
step star Pull a strip of {skin} straight across the opening, as tight as it goes, and press it down {in 2} on both sides. Lay the next across it, and go on like the slices of a pie, until no hole is left. Now the second one.
step layer Put a second layer over the first, every strip turned by half a slice. Tap it: a dull thud means that the next strip must be tighter.
step cover Cut {the cover} to the height of each {one can}, roll it around, and tape the seam. It hides the ends of the strips.
step paint Add a border of triangles and dots with {the paint}.
step rims Snap two of {the bands} around each rim: they hold the ends of the tape down while you play.
step sticks Wind one band tightly around the tip of each of {the sticks}, turn over turn, into a small ball. Rubber tips bounce, bare wood tears the skin.
step pair Set the two drums side by side and hold them together with the last two bands.
step play {@6-8? Play big, small, big, small; then big, big, small. Your fingers make a third sound. | Right hand on the big drum, left on the small one: play one-two-three, one-two-three, one-two, and say the numbers.}
further Tune the small drum with one more layer of tape, and listen whether it goes up or down.
safety A grown-up checks metal rims and tapes them over before any small finger goes near, and watches that nobody lets a rubber band fly.
skills taping tightly, drumming with two hands, comparing notes
alt Two drums of different sizes with taped skins and two rubber-tipped sticks
left rice: grains inside would only rattle
left balloon: the tape skin is safer and lasts longer

* straw-panpipes
name panpipes
title Straw Panpipes | Eight-Note Panpipes | Panpipes with a Whole Scale
about Short straw, high note; long straw, low note. Eight straws, cut by the ruler, give you a scale that you can play real tunes on. | Blow across a bottle and it hoots. These are eight very thin bottles, each cut to its own note.
step mark Mark {the straws} from one end with {the ruler}: {in 7.75}, {in 7}, {in 6.25}, {in 5.75}, {in 5.25}, {in 4.75}, {in 4.25}, {in 4}. The first is nearly a whole straw.
step cut Cut each straw straight at its mark, then line them all up again from long to short.
step close Fold a bit of {tape} over the lower end of every straw and pinch it shut. A leak makes no sound at all, so blow into each one to test it.
step row Lay them side by side with the open tops in one line, and run a strip of {tape} across.
step brace Lay one of {the brace} across the front and the other across the back, and wrap both ends with {tape}.
step deco Add {the deco} along the top.
step blow Rest the tops against your lower lip and blow across them, not into them, the way you would blow across a bottle.
step tune @6-8 Find the three notes of Mary Had a Little Lamb: third straw, second, first, second, third, third, third.
step tune @9-12 If a note is too low, snip the thickness of a fingernail off the top of that straw. Write the numbers 1 to 8 above the tops with {the pen} and work out a tune.
further Cut a straw in two halves that slide into each other, and you have a trombone: one note that goes up and down.
safety Scissors are done before the blowing starts: nobody walks around with a straw in the mouth.
skills measuring, cutting straight, blowing across
fact On panpipes from the Andes two players often share one tune: each has every other note.
alt Eight straws in a row from long to short, held by two cross bars
left cotton-ball: would stuff the pipes and silence them

* beat-cubes
name beat cubes
title Beat Cubes | Throw-a-Rhythm Cubes | Clap, Stomp, Snap Cubes
about One cube says what to do, the other says how often: clap four, stomp two. After three throws you have a rhythm that the whole table can play. | Dice that write music. Every throw is one bar, and the trick is to keep the old bars in your head.
step squares Draw around a side of {the cube} on {the cover} and cut out twelve such squares, six for each cube.
step glue Stick a square on every side of both cubes and rub them flat from the middle outward.
step moves {@4-5? Think of six moves together and draw one on each side of the first cube: | Draw a different move on each side of the first cube:} clap, stomp, pat your knees, snap, tap the table, and freeze.
step counts @4-5,6-8 Draw one to six big dots on the sides of the second cube with {the pen}: that is how often.
step counts @9-12 Write a rhythm on each side of the second cube: four slow beats, eight quick ones, a rest and three, slow-quick-quick, long-long, and one free choice.
step dots Stick one of {the dots} on each of the dots you drew, so that even fingers can count them.
step throw {@4-5? Throw both cubes and do what they say. Then the next player throws. | Throw both and play what they say. The next player repeats it and throws one more bar.}
step grow {@4-5? Put on a song and do the move in time. | Keep going until somebody forgets a bar. {@9-12? Record the best eight bars and speak a verse over them. | Four bars are good, eight are a record.}}
further Make a third cube for how: quietly, like a robot, in slow motion, with eyes closed.
safety Stomping goes on the floor, not on chairs: a grown-up clears the space around the table first.
skills counting beats, remembering, cutting squares
alt Two cubes, one with a hand on it and one with five dots

* cigar-box-guitar
name cigar-box guitar
title Three-String Box Guitar | Cigar-Box Guitar | A Blues Guitar from a Box
about Blues players without money for a guitar built one from a box, a broomstick, and wire. Three strings are enough for a riff, and you can tune this one. | A stick through a box, three strings over a bridge, {pegs=cup-hook? a hook | a bolt} for each tuning peg. It is rough, loud, and yours.
step sand Sand {the neck} until no splinter catches: your hand will slide along it a thousand times.
step slots {@9-12? A grown-up saws {the neck} to {in 24}, lays it across {the box} in the middle, draws around it on both short walls, and saws out the two slots so that it fits tightly and lies just below the lid. | Saw {the neck} to {in 30}. Lay it across {the box} in the middle, draw around it on both short walls, and saw out the two slots so that it fits tightly and lies just below the lid.}
step hole {@9-12? A grown-up draws around a {mug} on the lid with {the pen} and saws it out: the sound hole. Rub its edge smooth. | Draw around a {mug} on the lid, and cut or saw it out: the sound hole. Rub its edge smooth.}
step finish Paint {the box} with {finish}, a frame around the edge and a ring around the hole, and let it dry for an hour.
step neck {@9-12? Together, push | Push} {the neck} through both slots until {in 2} stick out at the tail. Fix it inside with {glue}{glue=glue? , weigh the lid down, and leave it overnight}.
step drill {@9-12? A grown-up drills | With the work clamped down, drill} three holes through the head, {in 2} apart and not in one line, {pegs=cup-hook? thinner than the screws | just wide enough for the bolts}, and three thin ones side by side in the tail.
step pegs {pegs=cup-hook? Screw one of {the pegs} halfway into each hole of the head. Turning it will wind up the line and hold it. | Push one of {the pegs} through each hole of the head and put the nut on loosely. Turning the bolt will wind up the line; tightening the nut will hold it.}
step strings {strings=guitar-string? {@9-12? Together, put | Put} one of {the strings} through each tail hole, so that its knob holds behind, | {@9-12? Together, knot | Knot} a third of {the strings} into each tail hole,} run it over the lid to the head, wind it twice around its {pegs=cup-hook? hook | bolt}, and turn until it is tight enough to hum.
step bridge Slide one of {the bridge} under the strings below the hole and the other near the {pegs=cup-hook? hooks | bolts}, {@9-12? {in 18} | {in 24}} apart. Between the two is the part that sounds.
step tune Tune with a phone app to G, D, G. Play the open strings for one chord, lay a finger across the middle for another{pick? , and strum with {the pick} | }.
further Wedge a cheap contact microphone under the lid, and record your first riff.
safety {@9-12? Saw and drill are a grown-up's. Wear | Saw and drill with the work clamped down and a grown-up in the room; wear} glasses when you tighten strings, because one that breaks whips back.
skills sawing to a line, drilling, tuning by ear
waiting {finish? {glue=glue? Paint needs an hour, glue a night, before the strings go on. | An hour for the paint, before the strings go on.} | {glue=glue? The glue needs a night before the strings go on.}}
alt A three-string guitar made of a box with a round hole and a long stick for a neck
left air-dry-clay: clay would deaden the sound

* bobby-pin-kalimba
name kalimba
means wire
title Bobby-Pin Kalimba | Seven-Note Thumb Piano | Pocket Kalimba
about Seven hairpins, clamped over a board, ring like a music box. Push a pin in or out and its note goes up or down. | The mbira of Zimbabwe has forged iron keys. Hairpins are their small cousins, and your thumbs already know what to do.
step sand Sand {the board} smooth, edges too. About as big as your hand, and not too thick, sings best.
step paint Paint {the board} in {color a} and {color c}: arcs, dots, a border. Leave the upper third bare, where the bars go.
step saw {@9-12? Saw {the bars} off at the width of {the board} | Saw a notch around {the bars} and snap them at the width of {the board}}; they may stick out by a finger's width, but not less.
step open Pull each of {the pins} wide open until it is one straight wire, and press the bent middle flat.
step lay Lay two bars across the upper third of {the board}, {in 2} apart. Lay the pins over both, side by side like piano keys, so that the free ends stick out to different lengths, the longest in the middle.
step clamp Set the third bar on top, between the other two. Wind {the cord} around bar and board at both ends, six turns, as tight as you can; then once between every pair of pins, under the board and up again. Knot it.
step tight Push the two lower bars apart with your thumbs. It bends the pins over the bar, and everything goes tight. A pin that wobbles only clicks.
step tune Pluck and listen: pull a pin out for a lower note, push it in for a higher one. The longest is your do, the others climb left and right in turn.
step play Hold it in both hands and pluck with your thumbs. Then set it on an empty box: the same tune, three times as loud.
further Wind a scrap of foil loosely around one pin: the buzz it makes is wanted on a real mbira.
safety Hairpins flick back while they are bent open and tuned: keep them away from eyes, and file or tape a sharp end. {@9-12? A grown-up saws the bars. | }
skills clamping, tuning, playing with two thumbs
alt A wooden board with seven hairpin keys held by a bar and cord
left rubber-band: rubber gives way, and a key that gives way does not ring

* bamboo-chime
name wind chime
title {ringers=bamboo? Bamboo | Wooden} Wind Chime | Five-Note Wind Chime | Wind Chime for an Open Window
about Five pieces, each shorter than the last, each with its own hollow note, and a clapper that lets the wind choose the tune. | It plays by itself, but only in the right weather. Hang it where somebody sleeps with the window open.
step saw Saw {the ringers} into five lengths: {in 12}, {in 10}, {in 8}, {in 6}, {in 5}. {ringers=bamboo? Leave a knuckle of the bamboo near one end of each, because a knot of line cannot slip past it. | Saw a shallow groove near one end of each, where the line can sit.} Rub the ends smooth on a stone step.
step paint Paint two rings near the lower end of each piece and let them dry.
step knot Tie {in 14} of {line} around each piece, {ringers=bamboo? right below the knuckle | in the groove}, and knot it twice. Hold it up and tap it: it should hang straight and ring for a moment.
step ring Tie the five lines to {the ring} in order of length, {ring=wooden-bead-ring,embroidery-hoop? evenly around, | two fingers apart,} so that the tops hang at one height and neighbors can just touch when they swing.
step clapper Hang {the clapper} from the middle, low enough to hit all five at half their height.
step keys Let {the keys} dangle below it: they catch the wind and pull the clapper along.
step loop Tie two more lines {ring=wooden-bead-ring,embroidery-hoop? to opposite sides | to the ends} of {the ring} and bring them together in one knot above the middle. Move the knot until everything hangs level.
step hang Hang it in a doorway first and push it gently. Too quiet? Shorten the lines. Tangled? Move them apart.
further Swap the order of the pieces, long beside short, and listen: now the neighbors make chords.
safety {@9-12? A grown-up saws, | Saw} with the cane held down firmly on a step or bench; long lines stay out of reach of small children once it hangs.
skills sawing, knotting, balancing
alt A wind chime with five hanging pieces from long to short and a clapper in the middle
left feather: too light to move the clapper

* album-sleeve
name album sleeve
title Album of the Year | The Album You Never Recorded | Album Cover, Record, Track List
about Invent a band, its best album, and the one cover that everybody would know. With a record inside and a track list on the back, it could stand in a shop. | Great covers are often just scissors and nerve: one cut-out person, one wrong landscape, two colors, a name.
step concept Decide first: the name of the band, the title, and three words for the sound. Then go through {the art} and keep only the pictures that fit those words.
step sleeve Cut both sheets of {the sleeve} to a square, {in 8} on each side, and glue them together along three edges with a narrow strip of {stick}. The open side is on the right.
step collage Lay the background first, in two or three big shapes with clean edges; then one thing that does not belong there. Move the pieces until it looks right, and only then glue.
step photo Cut the person out of {the photo} along the outline and set them in the scene, far too large or far too small.
step shine Run {the shine} along one edge, like the foil band of a limited edition.
step letter Letter the name of the band with {the pen}: plain capitals, evenly spaced, or one wild hand that you practiced on scrap paper.
step record Draw around a {plate} that just fits the sleeve, on {the vinyl}, black if you have it, and cut out the record. Scratch a few grooves into it with the tip of the scissors.
step label Cut a small circle from the leftover {art} for the label, glue it in the middle, and write on it which side it is.
step tracks Write the track list on the back: eight songs, their lengths, who plays what, and one thank-you that is a private joke.
further Make the whole discography: three sleeves in a row on the wall, where one can see the band grow up.
safety Cut small outlines slowly with pointed scissors and turn the paper, not the hand; scrap goes under the work.
skills composing a picture, lettering, cutting outlines
alt A square album cover with a collage of mountains and sun and a black record sliding out
left balloon: no place on a cover that has to lie flat

* sheet-music-rose
name roses
title Sheet-Music Roses | Three Paper Roses with a Tune | Sheet-Music Roses for a Concert
about A page of notes, cut into one long spiral and rolled up, turns into a rose with a tune hidden in its petals. Choose the piece that the person plays. | For a recital, a music teacher, or a grandmother who sang: three roses that never need water.
step copy Copy or choose pages of {music} that nobody needs any longer. Draw around a small {bowl} three times on them with the {pencil}, about {in 5} across.
step tint Tint the rims with a little {tint}{tint=tea-bag? , dabbed on wet, and let the paper dry}: when the rose is rolled, only the edges show the color.
step spiral Cut out the circles. Then cut each into a spiral, from the rim to the middle, half a thumb wide all the way. A slightly wavy line makes petals.
step roll Start at the outer end and roll the strip around the {pencil}, not too tightly, until you reach the middle. Let it spring open a little.
step glue Put a dot of {glue} on the round piece in the middle, set the roll upright on it, and hold it while you count to thirty.
step stem Push one of {the stem} into the base of each rose and {fix glue} it in.
step leaf Cut six leaves from {the leaf}, fold each along the middle, and {fix glue} two to every stem.
step bow Tie the three together with {the bow}.
step play Arrange them at three heights, so that every rose can be read.
further Write the name of the piece on a tag, or let the opening notes run along the outermost petal, where the player will recognize them.
safety The spiral is cut with small scissors: turn the paper toward you and keep the blade in one place. {stem=craft-wire,wooden-skewer? Blunt the end of each stem with a drop of glue. | }
skills cutting a spiral, rolling, arranging
alt Three paper roses with musical notes on green stems, tied with a bow

* sound-wave
name sound-wave picture
title A Song as a Sound Wave | Sound-Wave Wall Art | Sound Wave of Your Song
about Look closely at a recording and you see mountains: tall where it is loud, flat where it breathes. These are the four seconds you like best, in strips of color. | Nobody who sees it can guess what it is, except the person who knows the song.
step listen Play the song into the voice recorder of a {phone} and stop it after four seconds. The picture on the screen is your pattern: pick the part with the best ups and downs.
step line Draw a faint line across the middle of {the base} with the {pencil}, and make a mark every {in 0.5} along it: nineteen marks.
step cut Cut strips of {bars}, {in 0.25} wide: short, middle, and long ones, the longest {in 4}. Let each color have its own stretch of the song.
step sort Lay the strips across the line without glue, as many above as below, and copy the heights from the screen. Step back and look from the door.
step glue Glue them down one after the other, from the middle of the song to both ends, so that nothing drifts.
step name Write the title of the song very small underneath with {the pen}, or leave it a secret.
step hang Erase the line, and hang the picture where that song belongs.
further Record a voice instead: a laugh, a name, a grandparent's good night.
safety Cut the narrow strips with the ruler as a guide and fingers behind the edge; nothing here is sharper than your scissors.
skills measuring, reading a graph, cutting strips
alt A pale sheet with nineteen upright bars of color that rise and fall like a sound wave

* torn-paper-pizza
name pizza
title Torn-Paper Pizza | Pizza on a Plate | Pizza with Extra Cheese
about Tearing is the cooking here: red for sauce, yellow for cheese, green for basil, and your child is the chef. | A plate is round and pale already, just like dough. All that is missing is what goes on top.
step crust {@2-3? Let your child {crust=paint? paint | color} | {crust=paint? Paint | Color}} the rim of {the plate}: the crust. {crust=paint?  It dries while you tear.}
step sauce {@2-3? Start a tear at the edge of the {color a} {one paper} and let your child pull it apart, into pieces as large as a hand. | Tear the {color a} {one paper} into pieces as large as your palm.} Ragged edges look like sauce.
step spread {@2-3? Rub {stick} all over the middle. Your child lays the sauce down and pats it flat. | Spread {stick} over the middle and lay the sauce down, one piece over the next, up to the crust.}
step cheese {@2-3? Now the {color b} paper: tear small bits, let them snow onto the sauce, press each one down. | Tear the {color b} paper into squares and stick them on with gaps between, as cheese melts.}
step topping Cut {the topping} into {@2-3? circles as large as a cookie | circles, rings, and half-moons}.
step place Stick the toppings on wherever a bite is still boring.
step small {small=yarn,ribbon? Snip {the small} into short bits, glue them on, and call it grated cheese. | {small=pipe-cleaner,paper-straw? Snip {the small} into short pieces, glue them on, and call them beans and chives. | Glue {the small} on in between: olives or corn, whichever the color fits.}}
step basil Tear a few {color c} leaves and put them on top.
step slice Draw two lines across with {the pen} and cut the pizza into four slices together.
step serve {@2-3? Ring, ring: somebody orders a pizza. Carry it to the table on both hands. | Take an order, put one slice back together with the others, and deliver it.}
further {@2-3? Next time the guest chooses: a pizza with only one color. | Make a second one for a guest who cannot stand cheese.}
safety The pizza is only for pretending: a grown-up keeps an eye on what goes from hand to mouth, and does the cutting.
skills tearing, sticking, telling colors apart
alt A pizza with torn red sauce, yellow cheese, and green basil
left dry-pasta: for cooking, not for toppings at this age
left rolling-pin: this dough is a plate and needs no rolling

* dough-bakery
name bakery
title Play Bakery with a Cake | Pretend Cookies and Cake | The Bakery Opens
about Roll, press, lift: the three things that a baker does all day, and that small hands never tire of. | A cake, a plateful of cookies, and a shop that opens as soon as you ring. Everything can be squashed and baked again.
step warm {@2-3? Break off lumps of {the dough} and squeeze them together until they are soft and warm. | Knead {the dough} on the table until it is soft; cold dough cracks.}
step roll {pin? {@2-3? Flatten one color with {the pin}, hand over hand together, as thick as a finger. | Roll one color out with {the pin}, as thick as your little finger.} | {@2-3? Pat one color flat with open hands, as thick as a finger. | Pat one color out flat with the palms, as thick as your little finger.}}
step stamp Press {the cutter} down hard, wiggle, and lift. {@2-3? Peel off what is around it. | Press out four cookies, then roll the scraps out again.}
step fork {prick? Press {the prick} into every cookie, four dots in a row, and set one dot beside them with the handle of a {spoon}. | Press dots into every cookie with the handle of a {spoon}.}
step cake {@2-3? Roll a fat ball and a smaller ball, pat both flat, and set the small one on top: a cake. | Shape two thick rounds, one larger than the other, and stack them. Pinch a wavy edge of icing around the join.}
step cherry {@2-3? Pinch off bits of another color and press them on top for cherries. | {topping? Press {many topping} into the icing, in rings from the edge to the middle. | Roll small balls between your palms and press them on top for cherries.}}
step cases {@2-3? Your child presses a lump of dough into {cases=muffin-tin,egg-carton? every hollow of {the cases} | each of {the cases}}, thumb in the middle: muffins. | Press a ball of dough into {cases=muffin-tin,egg-carton? every hollow of {the cases} | each of {the cases}} and dimple the top with a thumb: muffins.}
step candle Stand {the candle} in the cake, pushed in so far that they stay up.
step tray Set everything out on {the tray}.
step sell {@2-3? Ding-dong: the first customer wants one cookie, please. | Open the shop. What does a cookie cost today? Pay with buttons from your imagination.}
further {@2-3? Press a leaf, a block, or a thumb into a cookie: each one leaves its own pattern. | Bake to order: a customer names a color and a shape, and you make it while they wait.}
safety Pretend dough tastes tempting and is far too salty: a grown-up stays at the table and keeps tasting out of the game.
skills kneading, rolling, counting out
alt A plate with a layered pretend cake and four cookies
left rice: would never come out of the dough again

* ice-cream-cone
name ice cream
title Pretend Ice Cream | Two Scoops of Ice Cream | An Ice Cream That Never Melts
about Two soft scoops that can be licked for hours without dripping. Choose flavors by color, and invent names for them. | Squeeze it: the scoops give way like real ones, because they are stuffed.
step cone {cone=paper-cup? Wash and dry {the cone}; if it is pointed, all the better. | {cone=party-hat? Take the elastic off {the cone} and turn it upside down. | Draw around a {plate} on {the cone}, cut the circle out, and cut it in half. Roll one half into a cone with a sharp tip and tape the edge.}}
step waffle Draw slanting lines across {the cone} with {the pen}, first one way, then the other: a waffle.
step cut Cut two circles from {the skin}, as large as your spread hand, {@4-5? one for each flavor | a different flavor each}.
step scoop Heap half of {the scoop} in the middle of each circle, gather the rim like a bag, and close it with one of {the tie}. Push the bunched end underneath.
step seat Squeeze {stick} around the inside of the rim of {the cone} and press the first scoop in, with its bunched end down. Hold it while you count to twenty.
step stack Dab more {stick} on top and set the second scoop on it.
step top {fix stick} {the top} on as {@4-5? cherries and | } sprinkles, the biggest one on the very top.
step sell {@4-5? Open an ice cream stand: what flavor, how many scoops? | Write a flavor card with three names that nobody has ever heard of, and sell.}
further {@4-5? Make a bowl of loose scoops, so that customers can choose their own two. | Add a cardboard stand with holes, so that three cones wait for the next customers.}
safety Sprinkles are small: a grown-up keeps count while they are glued, and everything stays pretend, without a lick.
skills gathering, stuffing, gluing
alt A pretend ice cream with two scoops and sprinkles in a waffle cone
left rubber-band: not needed once the scoops are tied

* noodle-bowl
name noodle bowl
means chopstick
title {one noodles} Noodle Bowl | Noodle Soup to Slurp | A Bowl of Pretend Noodles
about Long, soft noodles that really can be lifted with {sticks? chopsticks | a fork}, an egg cut in half, and a leaf of seaweed: lunch for a bear. | The secret of a bowl that looks full is what lies under the noodles.
step broth Crumple {the broth} and press it into {the bowl} until only two fingers' width is free at the top. Otherwise the noodles sink and are never seen again.
step snip Cut {the noodles} into pieces as long as your arm{@4-5? , together, one cut at a time | ; twelve are enough for one bowl}.
step swirl Drop them in with a swirl, around and around, and let a few hang over the rim.
step egg Cut a white oval and a smaller {color d} circle from {the topping} and glue one on the other: half an egg.
step greens Cut a dark square for the seaweed, a few {color b} leaves, and a carrot flower.
step onion Snip {the onion} into rings: spring onions.
step plate Tuck the toppings in, each in its own corner: a bowl is pretty when one can still see the noodles.
step slurp Lift the noodles with {the sticks}, high, and slurp as loudly as you like. In a noodle shop nobody minds.
further {@4-5? Cook a second bowl in one color only: green soup. | Write the order first, number of eggs and all, and cook exactly what it says.}
safety Long pieces stay in the bowl: a grown-up collects the leftovers, and noodles never go around a neck.
skills cutting, swirling, setting things out
alt A bowl of noodles with half an egg and seaweed{sticks? , and two sticks to eat it with}

* fruit-stand
name market stand
means price tag
title Market Stand with Awning | {stand=shoebox? A Shoebox Farmers Market | A Small Farmers Market} | Fruit Stand for Small Change
about A box becomes a stand, {crates=egg-carton? an egg carton three crates,} and every piece of fruit is rolled by hand. Once there are prices, the playing begins. | Striped awning, full crates, handwritten tags: you can nearly hear somebody call out the price of apples.
step stand {stand=cereal-box? Cut one large side off {the stand} and lay it down, open side below: the closed side is the counter. | Turn {the stand} over, so that its bottom becomes the counter.} Close loose corners with {tape}.
step poles {fix tape} one of {the poles} upright to each of the four corners, all the same height.
step stripe Draw wide stripes on {the awning} with {the pen}, from edge to edge.
step awning Cut a wavy lower edge along one long side. Fold it down and {fix tape} its corners to the four poles: a roof.
step crate Cut {the crates} into three crates, with two or more hollows each, and set them on the counter.
step fruit Roll {the fruit} into balls as large as a cherry tomato: red apples, oranges, {fruit=play-dough,modeling-clay? green grapes. | green lettuce crumpled loosely.} Fill every crate until it heaps.
step more {more=acorn,chestnut? Heap {the more} onto one of the crates: these are sold by the handful. | Heap {the more} onto one of the crates: cherries, blueberries, or peas, whichever the color fits.}
step tags Write a price on each of {the tags} and {tags=sticker? press | {fix tape}} one in front of every crate.
step coins Count out {the coins} as money: three for each customer.
step open {@4-5? Ring the bell: the market is open. What would you like, and how many? | Open the stand. Each customer has a list and not enough money; the seller may bargain.}
further {@4-5? Bring in what grows now: strawberries in June, pumpkins in October. | Work out a special offer, three for the price of two, and write a sign for it.}
safety A grown-up cuts the box and the crates; the fruit is for selling, and small coins stay away from the youngest shopper.
skills rolling, sorting, paying and giving change
alt A market stand with a striped awning, three crates of fruit{tags? , and price tags}

* stacking-sandwich
name sandwich
title Stack-It Sandwich | Sandwich to Order | Tall Sandwich, Short Sandwich
about Nothing is glued, so it can be built again and again: one game, and every lunch in it is a different one. | Bread, ham, cheese, tomato, lettuce: say it while you stack, and a two-year-old learns the order in an afternoon.
step bread Cut {the bread} into two slices of bread, as large as a grown-up's palm. {bread=kitchen-sponge? A thick sponge can be split in half. | }
step crust {@2-3? Let your child color | Color} the edges of both slices of bread with {the crust}, brown as a crust.
step filling Cut {the filling} into a pink square of ham, a {color a} square of cheese, and two {color b} circles of tomato, all a little larger than the bread, so that they peek out.
step lettuce {@2-3? Crumple {the lettuce}, open it again, crumple once more: lettuce. | Crumple {the lettuce}, open it, and tear the edge all around for a curly leaf.}
step stack {@2-3? Put a slice on the {plate} and build: ham, cheese, lettuce, tomato, and the lid of bread on top. | Lay everything out like a deli counter, and build the sandwich on the {plate} from the bottom up.}
step order {@2-3? Now a sandwich for the teddy: what does he want in it? | Take an order with three things in it, keep it in your head, and build it without asking again.}
further {@2-3? Add an egg or a pickle when you come across a scrap in the right color. | Draw the menu: three sandwiches with names, shown layer by layer.}
safety The layers are big enough that none fits into a mouth; a grown-up puts torn bits away and {@2-3? cuts all the pieces | guides the scissors}.
skills stacking, naming, remembering an order
alt A pretend sandwich with ham, cheese, tomato, and lettuce on a plate

* apple-print-bowl
name bowl of printed fruit
title {fruit=apple? Apple-Print Fruit Bowl | Print-and-Paste Fruit Bowl} | A Fruit Bowl Full of Prints | Stamped Fruit Bowl
about The inside of {fruit=apple? an apple is | every fruit is} a stamp: dip, press, lift, and there it is. A paper bowl over the bottom gathers them all. | Prints overlap, smudge, and turn out half: in a full fruit bowl that is just right.
step halve Cut {the fruit} in half {fruit=carrot,celery? straight across the thick end | from top to bottom} with a {knife}. Dab the cut side dry with a {towel}, or the paint slides, and push a {fork} into the back as a handle.
step pour Spread a thin puddle of {color a} at one end of a {plate} and {color b} at the other. Thin is better: thick paint {fruit=apple? fills in the seeds. | blurs the edges.}
step dip {@2-3? Show it once: press the fruit into {the paint}, wait, lift. Then it is your child's turn. | Press the fruit into the paint and wipe it once over the rim of the plate.}
step print {@2-3? Print on the upper half of {the paper}: press, count to two, up. Again, and again in the other color. | Print on the upper half of {the paper}, so close that the fruits touch, and change the color when you like.}
step dry Wipe hands on the {towel} while the prints dry for half an hour.
step bowl Cut {the bowl} in half: a round half is a bowl.
step stripe Color stripes and dots on it with {the pen}.
step glue Rub {stick} along the curved edge and stick the bowl over the bottom of the fruit, so that they seem to lie in it.
step leaves Stick {the leaf} beside some of the fruits.
further {@2-3? Print with the other half on an old envelope: a card for somebody who likes apples. | Cut the next fruit the other way, across the middle, and look for the star.}
safety A grown-up halves the fruit and puts the {knife} away at once; painted fruit goes into the bin, not into a mouth.
skills printing, pressing and lifting, knowing fruits
waiting About half an hour to dry.
alt A sheet of fruit prints with a striped paper bowl in front of them

* felt-food
name felt food
title Hand-Sewn Felt {V} | Felt Food to Sew: {V} | Felt-Food {V} to Keep
about Two shapes of felt, a ring of stitches, a handful of stuffing: {the v} is soft, sturdy, and looks good enough {@6-8? for the pretend café | to bite}. | {v.about}
step pattern On {paper? {the paper} | {the felt}}, draw {v.shape}, as large as your hand{v=donut? , with a hole as large as a coin in the middle}, and cut it out with {the scissors}. {v.second}
step cut {paper? {pins? Fix the paper flat on {the felt} with {the pins} | Hold the paper flat on {the felt}} | {pins? Pin that piece on {the felt} with {the pins}, trace | Trace} around it} and cut {v.pieces}. Cut slowly around curves and turn the felt, not the scissors.
step top {thread=embroidery-floss? Split the floss first: three of its six strands are enough. | } Sew {v.sew}, with {thread} in small running stitches: up, down, up, down.
step trim Sew on {the trim} one by one {v=toast? as blueberries on the jam | {v=donut? among the sprinkles | as the seeds}}, with two stitches through each and a knot on the back.
step seam Lay the two big pieces together, the decorated sides outside. {v=donut? Sew around the hole first, through both layers, then around the outer edge | Sew around the edge}{@6-8? , in stitches as long as a grain of rice, | with a blanket stitch or small running stitches} and stop when two fingers still fit through the gap.
step stuff Push {the stuff} in through the gap, small bits first, with the blunt end of {the pen}. Fill the edges before the middle.
step close Sew the gap shut, knot the thread, and bury its end: one stitch into the stuffing, out again, and snip.
step serve {v=toast? {@6-8? {v.serve} | Lay it among real slices at breakfast and see who falls for it.} | {v.serve}}
further {v.further}
safety {@6-8? Needles stay in a cushion or a scrap of felt when they are not in the hand: a grown-up threads, counts them before and after, and sews along. | Count the needles before and after, and sew toward the table, never toward the other hand.}
skills running stitch, cutting felt, stuffing
alt A soft {v} of felt with a stitched edge
say donut: name=donut; about=A donut with pink icing that nobody has to share.; shape=a circle; second=Cut a second pattern for the icing, with a wavy edge.; pieces=two donuts in one color, the icing in another, and ten short sprinkles in a third; sew=the icing to the front donut, all along its wavy edge, and each sprinkle onto the icing; serve=Set it on the breakfast table and see who reaches for it.; further=Sew five more in other flavors and keep them in an egg carton.
say strawberry: name=strawberry; about=A strawberry as large as a hand, with seeds and a leafy cap.; shape=a strawberry, round at the top and pointed below; second=Cut a second pattern for the cap: a star with five long leaves and a stalk.; pieces=two strawberries in one color and the cap in another; sew=the leafy cap to the front strawberry, only across its middle so that the leaves can lift; serve=Give it away in July, or any day in winter.; further=Make a bowlful in three sizes, and sew a loop of thread on the smallest for a zipper.
say toast: name=slice of toast; about=Breakfast that never gets cold, jam and all.; shape=a slice of bread with two round shoulders; second=Cut a second pattern, a finger's width smaller, and a third for a blot of jam.; pieces=two slices in brown, the smaller one in cream, and the jam in red; sew=the jam to the cream slice and the cream slice to a brown one; serve=Slide it between two blocks for a toaster.; further=Sew a fried egg, a leaf, and a slice of cheese that fit on top.

* clay-sushi
name sushi
title Clay Sushi Set | Sushi That Keeps for Years | Two Sushi Rolls, Two Nigiri
about {board? Nigiri with salmon, nigiri with egg, two rolls in a band of seaweed: set out on a board, they fool people at arm's length. | } | Sushi is built exactly like this in the kitchen: rice first, then what lies on it, then the band that holds it.
step rice Knead {the clay} with damp fingers and shape two ovals as large as your thumb. Flatten the undersides, so that they stand.
step grains Dab them all over with {the poke} until the surface looks like grains of rice.
step salmon Flatten two more pieces, a little longer than the rice, and lay them over it. Press lines into the first with a table {knife}: those become the stripes of the salmon.
step rolls Roll a log as thick as two fingers and cut two short rolls from it. Press a hollow into each cut side for the filling. {@6-8? A grown-up cuts, so that the rounds stay round. | Cut with one push, or they go oval.}
step dry Let everything dry for a day, turned over once. Clay that is still cool to the touch is still wet.
step lines Leave the rice as white as the clay is. Paint the salmon {color a} with thin white lines, the egg {color c}, and small dots of {color a} and {color b} in the hollows of the rolls.
step nori Cut {the nori}, black or dark green, into strips; glue one around each roll so that it stands up a little over the rim, and one as a belt around the egg nigiri.
step serve Set the four pieces out on {the board}, two and two, with space between.
step sticks Lay {the sticks} across the top. Can you lift all four without dropping one?
further {@6-8? Make a tiny bowl for soy sauce and paint it brown inside. | {@9-12? Shape a whole platter: shrimp, cucumber, and a blob of wasabi. | Cut a slit into the top of each roll before it dries: they become place-card holders for a dinner with friends.}}
safety {@6-8? A grown-up uses the knife; | The knife cuts clay on a board, away from the hand;} the set is for looking and playing, and never goes near real food.
skills modeling, painting fine lines, setting a table
waiting About a day to dry, turned over once.
alt Two nigiri and two sushi rolls on a board{sticks? with {many sticks}}
left pipe-cleaner: no sushi has fur

* fruit-slice-dish
name fruit-slice dish
title {V}-Slice Dish | A Dish Like a Slice of {V} | {V} Trinket Dish
about A dish for rings, keys, or coins that looks as if somebody had cut it fresh this morning. | Pressed thin, curved in a bowl, painted with a steady hand: a slice of {v} that lies on the desk and holds what usually gets lost.
step roll Knead {the clay} until it is smooth and roll it out with {the pin}, {in 0.25} thick. Turn it after every stroke, so that it does not stick.
step cut Set {the cutter} on it upside down, about {in 5} across, and cut around it with a table {knife}. Smooth the edge with a damp finger.
step curve Line a small {bowl} with {the wrap} and lay the circle in. Press it gently from the middle outward until it curves, with no crease at the rim.
step segments Draw {v.lines} into the soft clay with the tip of the table {knife}, only as deep as a scratch: they will guide the brush.
step dry Let it dry in the bowl for half a day, then take it out and let it dry upside down overnight.
step sand Rub the rim smooth with {sand}.
step base Paint {v.base}. Two thin coats look better than one thick one.
step detail When that is dry, paint {v.detail}.
step seal Mix {seal} with the same amount of water and brush it over everything, twice: it dries clear and keeps fingerprints off.
step use Put it where you empty your pockets.
further {v.further}
safety The dish is for dry things only, not for food: air-dried clay drinks water and is no tableware. A grown-up is near when the knife is out.
skills rolling evenly, painting clean edges, patience
waiting About a day to dry before you paint, an hour between coats.
alt A round clay dish painted like a slice of {v}
say lemon: name=lemon; lines=a rim and nine wedges, like the spokes of a wheel,; base=the outside and the rim gold and the inside white; detail=nine yellow wedges with a thin white line between them, and three pale seeds; further=Make a stack of three: lemon, lime, and blood orange.
say watermelon: name=watermelon; lines=two rings close to the rim; base=the outside green, a pale ring inside it, and the middle red; detail=eight black seeds, all pointing to the middle; further=Cut the next one as a half-moon, with a bite taken out of it.
say kiwi: name=kiwi; lines=a small oval in the middle and thin rays around it; base=the outside brown and the inside light green; detail=the middle cream, pale rays around it, and a ring of black seeds; further=Cut three more, smaller each time, and let them stand in one another.
left pipe-cleaner: a dish has no use for it

* shrink-food-charms
name food charms
title Four Shrink-Plastic Food Charms | Tiny Food Charms | Snack Charms
about Drawn as large as a playing card, baked as small as a stamp: {shrink} shrinks to a third in the oven, and every sloppy line turns sharp. | An avocado, a slice of pizza, sushi, a strawberry, each with its own hook: for keys, a backpack, or a zipper.
step sketch Draw four foods on paper first, each about {in 4} high: simple outlines, thick where you will cut. Lay {the shrink} over it and trace with {the line}.
step draw Color them in with {pens}, on the rough side if there is one. Paler than you want it: the color grows three times as strong in the oven.
step cut Cut each one out with a margin of {in 0.25}, and round off every corner, because corners turn into points.
step punch Punch a hole in the top, a good distance from the edge. It will be a third of the size afterward.
step bake Lay them on {the sheet}, colored side up, and bake as the package says. They curl, twist, and lie flat again: wait for the flat part, then half a minute more.
step flat Lift them out on the sheet and press each one with the bottom of a {sheet=parchment-paper? book wrapped in parchment | cold pan} while it is still warm.
step ring Put one {one ring} through each hole and {ring=string,ribbon,beading-elastic? knot it | close it again}.
step wear Hang one on your keys and trade the others.
further Make a whole breakfast for a charm bracelet, or one charm for every friend with the thing they would eat every day.
safety {@9-12? The oven belongs to a grown-up, and so does the hot tray; | Use mitts and keep the window open: warm plastic smells; and} fresh charms are hot enough to burn for a full minute.
skills drawing small, cutting cleanly, waiting for the right moment
fact The plastic was stretched in the factory; heat lets it go back to the size it used to have.
alt Four small charms on rings: an avocado, a pizza slice, sushi, and a strawberry
left cotton-ball: nothing here is stuffed

* fruit-print-tote
name printed cloth
title {cloth=cloth-bag? Fruit-Print Market Tote | {cloth=old-towel? Fruit-Print Kitchen Towel | {cloth=apron? An Apron Printed by Hand | Fruit-Print Fabric}}} | {cloth=cloth-bag? Tote | {cloth=apron? Apron | Cloth}} with Market-Stall Prints
about A halved {one fruit} is a better stamp than anything from a shop: it has its own pattern inside, and no two prints are alike. | Print in rows, and {the cloth} looks bought. Print wild, and it looks like a market.
step press {@6-8,9-12? A grown-up presses | Press} {the cloth} flat with an {iron} and {@6-8,9-12? slides | slide} {the card} {cloth=cloth-bag,pillowcase,old-t-shirt? inside | underneath}, because paint goes through.
step halve Cut {the fruit} in half, {fruit=apple,lemon,orange? one from top to bottom, one across | straight and in one push}. Stand the cut sides on a {towel} for ten minutes: a dry stamp prints sharp.
step carve {@9-12? A grown-up carves | With a grown-up around, carve} a simple shape into {fruit=potato? the potato half | a second half}: a leaf, a circle, a triangle. The first cut follows the line, the next comes from the side toward it.
step test Dab {the paint} onto the cut side with {the pad}, thinly, from {a palette}. Test it on {the card} before it goes on the good side.
step print Print the first fruit in {color a}: press straight down with the flat of your hand, count to five, lift straight up. {@13+? Mark out a half-drop repeat first, every second column half a step lower: that is how wallpaper is printed. | }
step second Print the second one in {color c} in the gaps, fresh paint every time.
step leaf Draw stalks and leaves with {the pen} where they belong.
step dry Let it dry flat overnight, and leave {the card} where it is until then.
step fix Iron it from the wrong side for three minutes, as the bottle of paint says, and it survives the wash.
further {@6-8? Print a row of paper with the same stamps and wrap the present to go with it. | Print the name of the person with letters carved from half a potato, mirrored, one letter after the other.}
safety Knife and iron are for {@6-8,9-12? a grown-up | a grown-up, or for you with one nearby}; wash hands and board when the printing is done, for painted fruit is no food.
skills printing, planning a pattern, cutting a stamp
waiting A night to dry before it is ironed.
alt {cloth=cloth-bag? A cloth bag | A cloth} printed with rows of apples and round slices

* recipe-box
name recipe box
title The Family Recipe Box | Recipe Box with Twelve Cards | Twelve Recipes Worth Keeping
about A box with tabs, twelve cards, and the recipes of the people who cook for you, in your handwriting and their words. | Half of what a family eats is written nowhere. Ask now, write it down, and one day you will be glad you did.
step measure {the cards} should stand upright in {the box} and look out over the front. If they drown in it, draw a line with {the ruler} all around and cut the walls lower, the front one most.
step cover {fix stick} {the cover} around the outside, pull it smooth at the corners, and fold the top edge in.
step strip Run {the strip} around the lower edge.
step tabs Cut {the tabs} a little taller than the cards and give each a tongue at the top, further to the right than the one before. Write: mornings, big table, sweet, and one that only your family needs.
step interview Interview three people: what do you cook when somebody is sad? What did your own grandmother make? Write down how they say it, with a handful and until it smells right.
step write Copy each recipe onto a card: name and from whom at the top, then what you need, then the steps. Draw one thing that belongs to it.
step label {fix stick} {the label} on the front and letter the name of the kitchen on it.
step file Sort {the cards} in among {the tabs}, each with its own kind, empty ones at the back for what comes later.
step share Read one aloud at dinner, and cook it on Sunday together with a grown-up.
further Copy all twelve cards into a second box: a present for somebody who is moving out.
safety Cut stiff walls on a mat with the ruler against the line; hot and sharp things stay in the recipes, for the day you cook them together.
skills asking and writing down, lettering, measuring
alt A covered box with recipe cards standing in front of four colored tabs

* pop-up-menu
name pop-up menu
title Pop-Up Menu | The Menu of the House | Menu with a Burger That Stands Up
about Open it, and dinner stands up and looks at you. Two cuts and a fold do it, and the prices are up to you. | Family dinner is more polite when somebody takes the order. This is the menu for it.
step fold Fold both sheets of {the card} in half and rub the fold sharp with {the ruler}.
step slits On the inner sheet, draw two lines from the fold inward, {in 2} apart and {in 1} long, and cut along them with the sheet still folded.
step push Open the sheet a little, pull the strip between the cuts toward you, and crease it the other way: a small box stands up inside.
step jacket {fix stick} the outer sheet around the inner one, along the edges only, never where the box moves.
step dish Draw the dish of the day on {the dish}, {in 3} wide, color it, and cut it out{@6-8? . A burger is easiest | : layers, sesame, and all}.
step stick Put {stick} on the front of the small box and press the dish on. Close the menu carefully: does it fold without catching?
step list Write starters on the left, main dishes and desserts on the right, with prices{@9-12? that add up to a sensible dinner for two | in whole coins}.
step deco Stick {the deco} around the edges.
step pad Turn {the pad} into an order pad: name, dish, how many.
step serve Take the orders before dinner, whatever is really in the pot.
further {@6-8? Add a children's menu for dolls, with portions of one pea. | Find out what the dishes are called in another language, and let the guests guess.}
safety The two cuts end where the line ends: pointed scissors with the sheet on the table, and a grown-up for a first try with stiff card.
skills cutting to a line, folding a pop-up, writing a list
alt An open menu with a burger standing up from the fold

* fortune-cookies
name fortune cookies
title Three Fortune Cookies | Fortune Cookies to Open | Kind Words in a Cookie
about Fold a circle twice, and it closes over a strip of paper. What the strip says is your part: a joke, a wish, something true about the person. | They never go stale, they can be opened and closed a hundred times, and everybody fishes out a second one.
step circles Draw around a {bowl} on {the shell} and cut out three circles, about {in 4} across.
step wire Glue one of {the wire} across the middle of each circle, cut a little shorter than the circle is wide: it will hold the bend.
step write Cut three strips of {slips}, {in 0.5} by {in 4}, and write one thing on each with {the pen}{@6-8? . Good: you are braver than you think | . True beats clever, and short beats both}.
step fold Lay a strip on each circle so that one end peeks out, and fold the circle over it in half{wire? , along the wire}. Do not press the fold flat: a fortune cookie is hollow.
step dot Put a dot of {glue} in the middle of the straight edge, where the two corners will meet.
step bend Push the middle of the fold in with a thumb and bring the two ends together behind it. Hold it with {the clip} until the glue grips, about ten minutes.
step box Pack the three cookies in {the box}.
step give Hand them over unopened, and read aloud what came out.
further {@6-8? Draw the fortunes instead of writing them, for somebody who cannot read yet. | Write twelve, one for every month, and let somebody take one on the first.}
safety {@6-8? A grown-up helps to bend, since small hands slip and {clip=binder-clip? the clips pinch | paper edges cut}; | Mind the {clip=binder-clip? clips, which pinch | edges, which cut};} these are for reading, not for eating.
skills folding, writing short, surprising somebody
alt Three folded cookies, each with a strip of paper peeking out

* citrus-cane-charms
name citrus slices
title Citrus-Slice {ring=earring-hook? Earrings | Charms} | A Pair of Orange Slices | Slices from a Clay Cane
about The pattern runs all the way through, like the stripes of a candy cane: build the fruit once, then cut as many slices as you like. | Millefiori is what glass blowers call it. Your oven does the rest, and the slices look sharper the thinner you roll the log.
step warm Knead one block of each color of {the clay} in your hands until a rolled rope bends without a crack.
step log Roll {a color a} log as thick as two thumbs with {the pin} and square off its ends.
step wrap Roll the {color b} clay into a thin sheet and wrap it once around the log. Butt the edges and stroke the seam away.
step wedges Cut the log lengthwise into eight wedges, like a pie. Each now has a white edge on its round side: pinch the point of each wedge straight.
step build Set the wedges together with a thin {color b} sheet between them, round side out, roll one more {color a} sheet around everything for the peel, and squeeze gently all around until the log is half as thick as before.
step rest Let the cane rest in the refrigerator for an hour: a firm cane cuts without smearing.
step slice {@9-12? A grown-up cuts | With a grown-up around, cut} two slices {in 0.25} thick with one clean push of the {knife}, turning the cane a little each time. Poke a hole into each with {the poke} before they are baked{ring=key-ring? , as wide as a straw | }, a fingernail from the edge.
step bake Bake them on {the sheet} at the temperature on the package, not a degree more, and let them cool in place.
step ring Put one {one ring} through each slice and {ring=string,ribbon? knot it | close it}.
further Build the next cane in pale green and white for lime, then in pink for grapefruit, and let two hang together that do not match.
safety The oven is set and watched by a grown-up{@13+? , or by you with one in the house}; the window stays open, the jar or pin is wrapped in parchment, and the knife is an old one: what touched polymer clay never goes back to the kitchen.
skills building a cane, slicing evenly, baking clay
waiting An hour in the refrigerator, half an hour in the oven and to cool.
alt Two round citrus slices to wear beside a log of clay with the same pattern

* handwriting-towel
name towel
title {cloth=old-towel? Kitchen Towel | Cloth} in Their Handwriting | A Recipe in Stitches
about One line of a recipe, in the handwriting of the person who wrote it, sewn so that it survives the dishes. Nobody throws that away. | Not the whole recipe: the one line that everybody quotes. Add a spoonful, then it will be fine.
step choose Find a recipe written by hand, or ask for a new one on {a script}. Choose one or two lines, not more; a long text tires the hand and the eye.
step trace Tape {the script} to a bright window, tape {the cloth} over it, and go over the letters with {the pen}.
step hoop Stretch the writing in {the hoop}, as tight as a drum.
step start Split {the thread} and thread three of its six strands{@9-12? ; a knot on the back is enough | , without a knot: run in a few stitches and sew over them}.
step stitch Sew the letters in backstitch, following every loop exactly: the wobbles are the person. Short stitches in the curves, longer ones on straight strokes.
step picture Add one small drawing in the other color: the pot, the spoon, the steam.
step patch Sew {the patch} along the lower edge in long running stitches.
step finish Turn it over, weave in the ends, trim them, and wash out the pen. {@9-12? A grown-up irons it | Iron it, with a grown-up around,} face down on something soft.
step hang Fold it so that the line shows, and give it to somebody who will read it aloud.
further Ask five relatives for one line each, and sew all five into one cloth, one below the other.
safety Count needles before and after, and sew away from the hand that holds the hoop; {@9-12? a grown-up does the ironing. | keep the iron for the end, with a grown-up around.}
skills backstitch, tracing, patience
alt A cloth with two lines of stitched handwriting and a small pot in a hoop
`;
