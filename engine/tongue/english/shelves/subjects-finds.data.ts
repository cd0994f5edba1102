export const words = `
* loose-parts-picture
name loose-parts picture
title Loose-Parts {V} | Junk-Drawer {V} | {V} Without a Drop of Glue
about No glue, no mistakes: {the v} lies there until the picture is taken, then every piece goes home again. | Whatever rolls around in the drawer becomes {a v}; move one piece and it changes its mind.
step sort Tip out {the parts}{more?  and {the more}} and sort the pieces: big and little, long and round, shiny and dull.
step wash Paint {the sheet} in one dark, plain color and let it dry: small things need a quiet ground.
step draw Draw an outline on {the sheet}: {v.shape}. Make it as large as your heap of pieces can fill: two hands side by side are plenty.
step edge {line? Lay {the line} along what you have drawn, then set the pieces inside it one by one, | Lay the pieces along the line one by one,} each touching the next, all the way around.
step fill @4-5 Fill the inside until hardly any {sheet} shows. Pieces may lie on top of each other.
step fill Fill the inside from the edge to the middle. Let one kind of piece run in rows, {more? and save {the more} for one part only | and turn every second piece the other way}, so that the parts can be told apart.
step mark {v.face? Choose the roundest pieces for the eyes and make the face: {v.face}. | Choose the most special pieces and show what everybody knows it by: {v.mark}.}
step photo Stand over {the sheet} with {the camera} straight above the middle and take the picture. Check that no shadow of a hand lies on it.
step back Lift one piece, look at what is left, and guess who will notice. Then put everything back in its box.
further Use the same pieces once more and lay {v.scene} around another outline.
safety Count {the parts} out and back in again; keep them away from younger brothers and sisters.
skills sorting, fine finger work, seeing shapes in things
alt {a v} laid out of loose parts on {a sheet}

* shell-mosaic
name shell mosaic
title {domes=acorn,pumpkin-seed,seed-pod? {V} Tiled With Finds | Shell-Studded {V}} | {V} in Little Domes | {domes=acorn,pumpkin-seed,seed-pod? {A V} From the Park | {A V} from the Shell Bowl}
about Set close together like roof tiles, {domes=acorn,pumpkin-seed,seed-pod? small finds | empty shells} turn into a surface you want to run a finger over. | Every piece is a small dome, so light and shadow do half of the work on this {v}.
step clean Wash {the domes} in {warm-water}, rub off what clings inside, and spread them out to dry completely; nothing sticks to what is damp.
step tint Tint some of {the domes} with thin {color a} and some with {color b}. Leave the rest as they are.
step draw On {the board}, draw with simple lines, no more than {in 6} tall: {v.shape}. Draw a ring around what has to stay bare, because it will be drawn: {v.face? the face | {v.mark}}.
step ring Squeeze {fix} along the outline and set {the domes} into it, round side up, edge against edge.
step rows Go on in rows from the bottom up, each row leaning a little on the one below, like tiles on a roof, until only the ringed places are left.
step flat With {the dark}, draw onto the bare board what you kept free: {v.face? {v.face} | {v.mark}}.
step dry Leave it lying flat until the glue is clear all the way through. {frame?  Then lay {the frame} over it, without the pane, and glue it down as a border.}
step hang Glue the ends of {the hang} to the back, near the top, and press until they hold.
further Rub a little thinned brown paint over the whole thing and wipe it off again: the cracks stay dark and every dome shows.
safety Shells can have sharp edges: press them down with a fingertip on the round side, and throw broken ones away.
skills laying rows, choosing by size, patience
waiting About four hours until the glue is clear.
alt {a v} covered with small domes on {a board}

* poured-sand-picture
name sand picture
title {sand=salt,sugar? Poured {V} | Poured-Sand {V}} | {sand=salt,sugar? {V} in White Grains | {V} in Sand} | {sand=salt,sugar? One-Pour-at-a-Time {V} | One-Color-at-a-Time Sand {V}}
about {sand=salt,sugar? What you pour stays | Sand stays} only where the glue was, so {the v} appears at the moment you tip the card. | One color, one pour, one shake: the picture grows the way sand painters build theirs, field by field.
step tint Rub the side of a stick of {tint=chalk? chalk | sidewalk chalk} through a few spoonfuls of {the sand} until it takes the color: one portion {color a}, one {color b}.
step draw On {the card}, draw {v.shape}. Close every line, so that each field has a fence around it.
step first Brush {fix} into the largest field only, thick enough to shine, right up to the line.
step pour Pour {the sand} over the wet field from {the spoon}, wait while you count to ten, then tip the card and tap its back.
step next Do the next field with another color or, with one color only, leave every second field as bare card. Always tap the loose sand off first.
step mark {v.face? Dot on the face with the tip of the glue bottle ({v.face}) and pour once more. | Draw one last thing with a thin line of glue, {v.mark}, and pour once more.}
step dry Leave it flat until nothing feels cool or damp, then tap it off for the last time.
further Write your name at the edge in glue and give it the leftover sand of all colors mixed.
safety Keep sandy fingers away from eyes, and wash hands before anything else.
skills painting up to a line, planning an order, gentle tapping
waiting About an hour until the glue is dry.
alt {a v} in {one sand} on {a card}

* bean-mosaic
name bean mosaic
title Pantry Mosaic {V} | {V} from a Hundred Beans | {V} in Beans and Grains
about Laid in rows that follow the outline, {the beans} give {the v} a grain, like brushstrokes do. | A patient one: piece beside piece, until {a v} looks back from the kitchen shelf.
step draw On {the board}, with a margin of two fingers all around, and no taller than a hand with its fingers spread, draw {v.shape}.
step wash Paint {the board} in one plain color that none of {the beans} have, and let it dry.
step plan Lay a few of {the beans}{more?  and {the more}} on the drawing without glue, to decide which kind goes where.
step coat Brush {fix} onto a patch as big as two fingers. More would be dry before you get there.
step rows Set {the beans} along the outline first, then in rows that follow it inward. Patch after patch, until the shape is full.
step mark {v.face? Leave the face for last and set it{more?  with {the more}} piece by piece: {v.face}. | Set the detail last{more? , with {the more}}: {v.mark}.} A bare strip of board reads as a dark line.
step border Glue {the border} along the edge of {the board}, one beside the other: a frame.
step seal Mix a spoonful of glue with as much water and brush it over the whole figure: it dries clear and holds everything down.
step dry Let it lie flat overnight, or at least four hours, before it stands up.
further Fill the background too, in one single color, with rows that run straight across.
safety Keep {the beans} in a bowl while you work: they are slippery on the floor, and nothing for noses or ears.
skills setting in rows, planning light and dark, patience
waiting At least four hours until it can stand.
alt {a v} laid in beans and grains on {a board}

* salt-tray-drawing
name drawing tray
means spoon
title {V} in a Tray | Finger-Drawn {V} | Shake-Away {V}
about A finger pulled through {the grains} leaves a bright path, and one shake gives a clean page. | {the v} is gone with one shake, which is why your child will want to draw it again.
step floor Tape {the glow} flat into the bottom of {the tray}, {color a} or another strong color: it is what will shine through.
step pour Your child pours in {the grains} until they cover the bottom of {the tray}, and shakes it level: the color has just disappeared.
step show Draw {a v} together, one finger on top of the other: {v.shape}. Say what comes while you draw it.
step own Smooth it over. Now your child draws {the v} alone, with one finger, as large as {the tray}.
step tools Try {the brush}, {more? {the more} | the handle end of a spoon}, and a whole fist. Which one leaves the widest road?
step shake Hold {the tray} by both sides and rock it gently until the page is empty.
further Draw half of {a v} and let your child finish the other half.
safety Salty or floury fingers sting in the eyes: sit beside the tray, and wipe hands with a damp cloth afterward.
skills big finger strokes, cause and effect, words for shapes
alt {a v} drawn with a finger in a tray

* scattered-oat-picture
name scattered picture
title Crumbly {V} | Sprinkle-On {V} | {V} with a Bumpy Coat
about Pour, pat, shake: the three best things about a kitchen, and {a v} is there at the end. | This {v} can be felt with the eyes closed.
step shape Draw {a v} with thick lines on {the sheet}: {v.shape}. {v.face? Then draw the face: {v.face}. | Then draw inside what it needs: {v.mark}.}
step color Your child colors the inside with {color a}, right across the lines if it happens.
step paint Paint {fix} all over the colored shape, but not over what you drew inside, with {the brush}, as if it were getting wet in the rain.
step rain Take {the flakes} with {the spoon}, or with whole fingers, and let them fall from high above, until the shape is covered.
step pat Pat everything down with the back of {the spoon} and count to five together: hands would take it off again.
step shake Tilt {the sheet} over the table and let what is loose slide off.
step face Let it dry, then stroke its coat: where is it bumpy, and where is it smooth?
further Close your eyes and find the edge of {the v} with one finger.
safety The loose bits stay out of mouths; they are full of glue by now.
skills pinching and letting fall, brushing, feeling textures
waiting An hour until it can hang.
alt {a v} sprinkled with {flakes} on {a sheet}

* spice-dough-ornament
name spice ornament
title Spice-Dough {V} | {V} That Smells of the Kitchen | Sweet-Smelling {V} Ornament
about The brown comes from {the spice} and so does the smell, which stays for {spice=coffee-grounds? a day or two | weeks}. | Rolled, cut and dried like a cookie, but made to hang: {a v} for a window, a branch or a gift.
step mix Stir {the flour}, {the salt} and {the spice} in {the bowl}. Add {the water} a little at a time, until the dough no longer crumbles.
step knead Knead the dough until it is smooth. Sticky? A pinch of flour. Cracked? A wet hand.
step paper On {the paper}, no taller than {in 4}, draw {v.shape}. Thin bits would break, so make them thick. Cut the shape out.
step roll Roll the dough out {in 0.25} thick, with {the roller}, turning it after every stroke so that it does not stick.
step cut Lay the paper shape on top and cut around it with {the knife}, straight down instead of dragging. Lift the scraps away, not the figure.
step press Press the details in with the tip of {the knife}, half as deep as the dough: {v.face? {v.face} | {v.mark}}.
step hole Twist {the straw} through near the top, a finger's width from the edge.
step dry Let the ornament dry on paper in a warm place for two or three days, and turn it over every evening, so that it stays flat.
step hang Pull {the hanger} through the hole and knot the ends.
further Roll the scraps out again and cut one small piece of its world to hang beside it: {v.scene}.
safety The dough is far too salty to taste; keep it away from pets as well. {@4-5? A grown-up helps with the cutting. | Wipe the table and wash hands afterward.}
skills kneading, rolling evenly, cutting around a shape
waiting Two or three days, turned every evening.
alt A brown dough {v} hanging from a loop

* brewed-brown-painting
name brown painting
title {V} in Kitchen Brown | Brewed Sepia {V} | {V}, Painted with the Pantry
about Three strengths of the same brew are all the paint you need; old masters worked in browns like these. | {the v} goes from tea-pale to almost black with nothing but {the brew} and water.
step brew A grown-up pours {the hot-water} over {the brew} in {the mug}. Let it steep for ten minutes and strain it through a clean cloth.
step three Divide the brew into three: a third with water added until it is pale, a third as it is, and a third with another spoonful of {the brew} stirred in for the darkest tone.
step sketch On {the paper}, with lines so faint that you can only see them up close, sketch {v.shape}.
step light Flood the background around {the v} with the palest brew and let the pigment gather where it wants. It should be dry before you go on.
step middle Lay the middle tone over the whole figure except where light falls: leave those patches bare.
step dark Use the darkest brew, almost dry on the brush, for {v.parts}, and for the shadow beneath.
step line Once it is dry, pick out the detail with {the line}: {v.face? {v.face} | {v.mark}}. A few lines say more than many.
further Set the wet rim of the mug down once beside the picture: the ring makes it look like it has been around the world.
safety Fresh brew is hot enough to scald: a grown-up pours, and nobody paints before it is lukewarm. Mark the mug, so that no one drinks from it.
skills working from light to dark, controlling water, leaving white
waiting About half an hour between the layers.
alt {a v} painted in shades of brown

* cracked-shell-inlay
name shell inlay
means eggshell
title Cracked-Shell {V} | {V} in White Crackle | Lacquer-Look {V}
about Vietnamese lacquer artists get their brightest white from eggshell, cracked in place so that dark lines run through it. | Up close a net of cracks, from across the room {a v}: that is the trick of shell inlay.
step boil {shell=egg? Beat the eggs for supper and rinse their shells | Rinse {the shell}} in warm {soapy-water}, peel away the thin skin inside, and let the pieces dry.
step ground Paint {the board} in one dark color, edges too, and let it dry.
step draw With a light line, draw {v.shape}. Keep it to one strong silhouette.
step set Brush {fix} on a patch as large as a coin and lay one piece of shell on it, hollow side down.
step press Press the piece flat with a fingertip until it cracks, then nudge the bits apart with {the tip}, so that thin dark lines open between them. Go on until the shape is full.
step lines Push wider gaps open where a line is needed: {v.face? {v.face} | {v.mark}}.
step wash Wipe thinned dark paint over the shell with the brush and rub it off at once with a cloth: it stays in the cracks.
step dry When all is dry, brush on two coats of glue thinned with water, for a shine like lacquer.
further Soak part of the shell in strong tea first and set {the v}'s shadow in that warmer tone.
safety Wash hands after handling raw eggshell. The bits are sharp for a moment while they crack: press with the flat of the finger.
skills placing small pieces, controlling gaps, finishing a surface
waiting About four hours in all between the coats.
alt {a v} of cracked white shell on a dark board

* leaf-figure
name leaf figure
title Leafy {V} | {V} Dressed in Leaves | {V} from a Walk Outside
about Leaves overlap the way feathers, shingles and scales do, so {a v} made of them has a coat from the first row. | Bring a handful in from outside: by evening it has become {a v}.
step lay Lay {the leaves} out and sort them by size. Set the curled ones aside: they would spring off again.
step shape On {the sheet}, no taller than {in 8} and without details, draw {v.shape}. Ring the spot where {v.face? the face | the detail} will be drawn: it stays bare.
step coat Brush {fix} thinly over one hand's width of the shape.
step scales Begin at the lower edge: lay {the leaves} side by side, points downward, and let each new row cover half of the one before. Brush on more glue as you climb.
step big Keep the finest ones for {v.part}, or tear some to fit.
step line Ink does not hold on a waxy leaf, so draw on the bare spot, with {the dark}: {v.face? {v.face} | {v.mark}}.
step eyes Glue {the eyes} onto the bare spot{v.face? , over the drawn ones | , so that it looks back at you}.
step press Lay {parchment-paper} over it, to which no glue sticks, and a heavy {book} on top, until all is dry.
further Write the names of the plants along the edge, the way collectors do.
safety Wash hands after collecting, and gather only what a grown-up knows by name: some leaves irritate the skin.
skills overlapping in rows, sorting by size, looking closely
waiting About an hour under a book.
alt {a v} covered with leaves on {a sheet}

* laid-land-picture
name land picture
title {V} on the Forest Floor | {V} in Land Art | {V}, Laid on the Ground
about Nothing is taken home except the photograph; wind and rain tidy up. | A few square feet of ground, what lies around on it, and {a v} that the next walkers will wonder about.
step place {@4-5,6-8? Go out together, find | Find} a flat place and sweep it clear with your foot. Look for {the line} and {the fill}: only what already lies on the ground counts, and what still grows stays.
step scratch Scratch an outline as long as your forearm into the ground: {v.shape}. Stand up and look from above before you go on.
step edge Lay {the line} along the scratched line. Where it curves, use short bits, where it runs straight, long ones.
step fill Fill the inside with {the fill}, packed closely from the edge to the middle. Running short? Leave a ring of bare ground along the inside, and it looks meant.
step sort Give it shading: the darkest pieces along one side, the lightest along the other, mixed in between.
step mark {v.face? Look for things that are the right shape by nature and lay the face: {v.face}. | Set off what everybody knows it by, in another color or with another find: {v.mark}.}
step photo Hold {the camera} flat above it, as high as your arms reach, and take one picture in sun and one in shade.
further Come back in a week and take the same picture again. Who has moved in?
safety Look before you reach under leaves, leave berries and mushrooms alone, and wash hands when you are back. {@4-5,6-8? A grown-up comes along. | Tell somebody at home where you are.}
skills gathering, working large, light and shade
alt {a v} laid on the ground from natural things

* story-stones
name story stones
title {V} Story Stones | Once Upon {a V}: Story Stones | The {V} Tale in Stones
about {stones=stone,pebble? One stone | One of them} is the hero, the others are what gets in the way; pull them from a bag in any order and the story writes itself. | Four small pictures, and no two evenings with the same story about {the v}.
step wash Scrub {the stones} in {the water}, fill {the cup} for the brushes, and let them dry in the sun.
step choose Choose the one with the smoothest and broadest face for {the v}, and give each of the others one thing for the tale: a star, a cloud, a flower.
step sketch In pencil, as large as the surface allows, sketch {v.shape}. What is smaller than a grain of rice will not be seen: leave it out.
step hero Paint {the v} in {color a} and {color b}. Let the first color dry to the touch before the next one meets it.
step others Paint the others with one object each and a lot of empty space around it.
step dry When all is dry, add the finest lines: {v.face? {v.face} | {v.mark}}.
step bag Drop everything into {the bag}, where no one can see which is which.
step tell Draw one after another without looking. Each picture must come into the next sentence, and {the v} must {v.does} once.
further Add one with a question mark: whoever draws it must let something go wrong.
safety What is painted on is not for throwing: it is laid down, and stays away from little brothers and sisters.
skills reducing to essentials, painting fine lines, storytelling
waiting About an hour until the paint is hard.
alt Painted stones, one of them with {a v}

* painted-pumpkin
name painted pumpkin
title {V}, Painted Instead of Carved | {V} on the Harvest Table | No Knife, One {V}
about Nothing is cut, so it lasts for weeks and nobody needs a knife. | A plain pumpkin has a whole round picture wall, and {the v} gets the best side of it.
step wipe Wipe {the pumpkin} with {the cloth} and dry it well; paint slides off dust and wax.
step ground Choose the smoothest side and paint a white oval there, two thin coats. White underneath makes every other color bright.
step sketch When the oval feels dry, sketch on it: {v.shape}. Let it fill the oval.
step block Fill the large areas first, {color a} and then {color b}. Wait until one is dry before its neighbor follows.
step mark Wait until the colors are dry and finish with the thinnest brush: {v.face? {v.face} | {v.mark}}.
step shine Set off one part with {the shine}, for example {v.part}.
step show Turn its best side toward whoever comes through the door.
further Let {v.scene} run all the way around to the back.
safety Carry it with both hands from below, never by the stalk. Painted, it is no longer for the kitchen.
skills painting on a curve, working in layers, brush control
waiting About an hour between and after the coats.
alt A pumpkin painted with {a v}

* roll-and-draw
name drawing game
title Roll {a V} | Dice {V}: a Drawing Game | The {V} Drawing Game
about Chance holds the pencil here: nobody's {v} looks like anyone else's. | A game you draw yourself first, then play as often as there is paper.
step list Write the numbers one to six down the side of the first sheet and draw a box beside each: this is the game card.
step one Fill the boxes: 1 the outline ({v.shape}), 2 {v.part}, 3 {v.other? {v.other} | a pattern all over}, 4 {v.face? the face | {v.mark}}, 5 one color, 6 something from {v.place}.
step rules Settle the rules: everybody must roll a one to begin, then draws what each roll says. A number that you already have makes you wait{counters? , and one of {the counters} is laid on every box that is done}.
step first Roll {the dice} in turn and draw, large enough that all six things will fit.
step on Rolled a second six? Then the neighbor may add something to your picture. The first one with all six calls out its name.
step show Lay all the pictures side by side, give each one a name, and vote for the one you would least like to meet at night.
further Make a second card with wilder boxes: three heads, a hat, a shadow in the wrong shape.
safety Dice are small: count them back into the box after the game when there are little ones in the house.
skills inventing rules, drawing to order, taking turns
alt A game card, a die and a drawing of {a v}

* race-home-board
name board game
title Race to the {V} | The {V} Board Game | First One to the {V} Wins
about Every good board game has a path, a prize and a little bad luck; you decide about all three. | {the v} waits in the middle, and the way there is longer than it looks.
step goal In the middle of {the board}, as large as two hands, draw the goal of the game: {v.shape}. {v.face? Add the face: {v.face}. | Add its mark: {v.mark}.}
step path Draw a path of about twenty spaces around it, each as wide as your thumb, that ends at the goal. Number the spaces.
step traps Choose six spaces and give each a fate: two shortcuts, two traps, one rest and one swap. Think of {v.place}: what could happen there?
step rules Write the rules on the back, no more than five. {dice=dice? Throw {the dice} and move that many spaces. | {dice=playing-card? Turn over a card from one to six and move that many spaces; face cards mean wait. | Number the spool's edge from one to six, roll it, and move as many spaces as it shows on top.}}
step try Each player takes one of {the men}; play a trial round with somebody who has not seen the game.
step fix Where was it boring, where unfair? Change two spaces and play again: that is what game makers do all day.
further Write ten chance cards, each with something that could happen on the way, good or bad.
safety The small pieces go back into a bag after each game, out of reach of anyone who still puts things in the mouth.
skills planning a game, writing rules, testing and improving
alt A homemade board game with {a v} in the middle

* fizzing-picture
name fizzing picture
title Fizzing {V} | Foam-Up {V} | Bubbling {V} Experiment
about Paint {a v}, drip on something sour, and the picture boils without being hot. | Two kitchen things that cannot meet without a fuss, and {a v} in the middle of it.
step paste Stir {the soda} with {the water}, a spoonful at a time, until it runs off a spoon like thick cream. Divide it among {the cups}.
step color Stir a different color into each portion: plenty of {color a}, a little {color b}, a little {color c}.
step shape With {the brush}, paint on the bottom of {the tray}, as thick as a cookie: {v.shape}.
step mark Add the details in the other colors: {v.face? {v.face} | {v.mark}}.
step fizz Let {the sour} fall on it drop by drop with {the drop}. Start at {v.part}, and watch where the foam runs.
step look Bend down and listen close to {the tray}. The bubbles are carbon dioxide, the gas in soda water.
step again Tip the colored liquid together, sprinkle on a last spoonful of {the soda}, and see whether there is any sour left to fizz.
further Dry a painted shape overnight before you drip: does it fizz longer or shorter than the wet one?
safety What is sour stings in the eyes: keep faces beside it and not above it, and wash hands afterward. Nobody drinks an experiment.
skills measuring and stirring, painting with a paste, observing
alt {a v} of baking soda paste foaming in a tray

* oiled-paper-window
name oiled paper window
title Glowing {V} in Oiled Paper | Stained-Glass {V} without Glass | {V} for a Sunny Window
about Before glass was cheap, people oiled paper for their windows: it lets the light through and keeps the wind out. | An ordinary drawing of {a v} goes clear and bright under one spoonful of {the oil}.
step draw In thick lines, draw on {the paper} with {the dark}: {v.shape}. Let {v.scene} fill the rest, out to the edges.
step color Color every field as strongly as you can, and leave no white between the lines: pale colors vanish against the light.
step oil Turn the picture face down on {the newspaper}. Dip {the wipe} into {the oil}, squeeze it well, and rub the back of the paper until it looks wet and gray all over.
step blot Blot both sides with clean {many wipe} until nothing comes off any more, then wait an hour.
step frame Cut a frame from {the frame}, two fingers wide.
step mount {fix=glue-stick? Glue | Tape} the picture behind the frame by its rim only: where there is oil nothing sticks.
step hang Hang it in a window that gets sun and look at it from across the room.
further Bend two oiled pictures into a tube and stand a flashlight inside for the evening.
safety Oily paper burns well: keep it far from candles and lamps that get hot. Wipe drops off the floor, they are slippery.
skills coloring strongly, rubbing evenly, light and color
waiting About an hour until the oil has soaked in.
alt A framed {v} of see-through oiled paper

* rolled-ball-print
name rolled painting
title Rolled-Paint {V} | {V} from a Rattling Box | Racing-Line {V}
about Nobody can say beforehand where the lines will run, only what will be cut from them: {a v}. | Shake, tilt, listen: first the box makes the pattern, then scissors make it {a v}.
step paper Lay {the paper} in {the box} so that it is flat; trim it with your hands if it curls up at the sides.
step dip Put one of {the ball} into a spoonful of {color a} and turn it with {the spoon} until it is wet all around.
step roll Drop it in and tilt the box: long roads, sharp corners, circles. Stop when the lines get pale and dip again.
step colors Do the same with {color b} and another of {the ball}, then with a third color. Stop while you can still see paper between the lines.
step dry Lift the paper out and let it dry flat.
step shape Across the wildest part, as large as the paper, draw {v.shape}.
step cut Cut it out, one smooth line all around. {v.face? Keep a scrap for the face. | Keep a scrap for the details.}
step mount Glue {the v} on {the back}. {v.face? Draw or cut the face: {v.face}. | Then show {v.mark}, drawn or cut from the scrap.}
further Use the sheet with the hole as a stencil: hold it over plain paper and color through.
safety Pick up every ball before you stand: one on the floor is worse than a banana peel.
skills tilting with control, cutting one long line, choosing a section
waiting About an hour until the paint is dry.
alt {a v} cut from paper with rolled lines of paint

* vegetable-print
name vegetable print
title {V} from the Vegetable Drawer | {V} with a Garden Pattern | Stamped {V} from the Garden
about Every vegetable has its own handwriting when you cut it: rings, stars, trees, little moons. | What is left on the chopping board becomes the coat of {the v}.
step cut A grown-up cuts {the veg} straight across, with an end left on that a hand can hold, and pats the cut sides dry.
step shape Draw an outline on {the sheet}, large and with nothing inside: {v.shape}.
step dip Put a little {color a} on {the plate} and press the cut side into it. Not too deep: the pattern must stay open.
step try Make three prints on the rim of the sheet, until you know how much color gives the clearest pattern.
step stamp @2-3 Your child stamps inside the shape: press, count "one, two", lift. Over the line is allowed.
step stamp Fill the shape with prints side by side, beginning along the line. Dip again after every second one.
step second {other? Dip {the other} into {color b} | Use another cut end with {color b}} for {v.part}, and for what grows around it.
step face {v.face? Draw the face when the color is dry: {v.face}. | Draw its mark when the color is dry: {v.mark}.}
step hang Tape the ends of {the hang} behind the top edge, once everything is dry.
further Print a row of each kind along the bottom and let somebody guess the vegetables.
safety The cutting is a grown-up's. Painted vegetables go into the compost, not into a mouth.
skills pressing straight, seeing patterns in nature, filling a shape
waiting About an hour to dry.
alt {a v} stamped with cut vegetables

* one-color-relief
name relief
title {V} in a Single Color | Gilded Junk {V} | The {V} Relief
about Painted all one color, bits from the junk drawer forget what they were; only shape and shadow are left. | Louise Nevelson built whole walls this way: collect, crowd together, and paint until it looks cast.
step slab Roll {the clay} out on {the board} with {the roller}, as thick as half a finger and as large as a postcard.
step draw Scratch the outline into the clay with {the tip}: {v.shape}. It should fill the slab nearly from edge to edge.
step big Press the largest of {the parts} in along the main forms first: {v.parts}. Each must sink in by half, so that the clay grips it when it dries.
step rope Press {the rope} into the outline, ends poked under.
step gaps Pack the gaps with the smallest pieces until no flat clay is left inside. {v.face? Build the face highest of all: {v.face}. | Build the detail highest of all: {v.mark}.}
step dry Let it dry lying flat for a day. If a piece has come loose by then, set it back with a pinch of fresh clay.
step paint Paint everything one dark or metallic color, into every crack, then once more when the first coat is dry.
step rub While the second coat is still tacky, wipe once across the top with {the cloth}: only the edges come out paler, and the relief jumps forward.
further Move a lamp around it before you choose its place: light from the side shows the most.
safety Work by an open window while the paint dries, and wash metal bits first: old ones are greasy and may be sharp.
skills composing by shape, building in layers, dry-brushing
waiting A day for the clay, half an hour for each coat.
alt {a v} in relief, built of small things and painted one color

* salt-line-painting
name salt painting
title Raised-Salt {V} | {V} in Running Colors | Salt-Line {V}
about Touch a line of salt with a wet brush and the color runs off along it by itself. | Salt pulls water the way a paper towel does; here it pulls color all the way around {a v}.
step draw With light lines on {the card}, nothing closer together than a finger, draw {v.shape}.
step line Go over every line with {the fix}, a thick, even bead that stands up from the card.
step salt Lay the card in {the tray} and pour {the salt} over it until nothing wet shows. Count to twenty.
step tip Tip the card on one edge and tap: what is loose falls into {the tray} and can be used again.
step touch Fill {the brush} with watery {color a} and only touch the salt, do not stroke it. Watch the color travel, then touch a little farther along.
step mark Touch in {color b} where it should change, for example at {v.part}; two colors that meet on a line mix on their own.
step dry Leave it flat until the next day. It must not be lifted while it looks wet.
further Look at the dried lines through a magnifying glass: the crystals are little cubes again.
safety Salt stings in eyes and in scratches on the hands; rinse with water, and wipe the table before somebody leans on it.
skills squeezing an even line, patience, watching water at work
waiting Overnight, lying flat.
alt {a v} in colored lines of salt

* walnut-racers
name nutshell racer
title Nutshell {V} Race | Three Nutshells on Marbles | The Running {V}
about A marble hides under the shell and rolls, so {the v} runs downhill as if it had places to be. | Half a walnut, a marble that nobody sees, and a slope: off goes the {v}.
step test Set one of {the shells} over one of {the marbles} on the table. The rim must float a hair above the table and the marble must spin freely: a smaller marble if it sticks.
step paint Paint {the shells} {color a} on the outside and let them dry for half an hour. Keep the rim and the inside clean.
step cut From {the felt}, cut for each: {v.cut}.
step glue Put {fix} along the edge of {v.glue}. Nothing may hang lower than the rim, or it will brake.
step face {v.face}
step ramp Prop one end of {the board} on {the books}, about {in 4} high, so that it makes a smooth slope.
step race Hold every shell over its marble at the top and let go together, without pushing. The first nose at the bottom wins.
further Draw three lanes and a finish line, then find the height at which they run fastest without tumbling.
safety Marbles and half shells are a choking danger: count them before and after, and race where no baby crawls. Skip the nutshells if somebody has a nut allergy.
skills testing and adjusting, cutting small shapes, fair starts
waiting Half an hour for the paint.
alt A painted walnut shell made into {a v}, rolling down a slope on a marble
say mouse: name=mouse; many=mice; cut=two round ears and a tail as thin as yarn; glue=the ears and set them near the pointed end, then the tail at the back; face=Dot on two eyes, and a nose right at the tip.
say ladybug: name=ladybug; many=ladybugs; cut=a half-round head with two feelers; glue=the head and set it at the blunt end; face=Paint a line down the middle of the back, then dots on both sides, as many left as right.
say turtle: name=turtle; many=turtles; cut=a rounded head and four short flippers; glue=the head and flippers and fix them just inside the rim, so that they point out; face=Paint five-sided plates over the back and dot two eyes on the head.

* nutshell-fleet
name nutshell boat
title Nutshell Fleet | Three Little Ships | Set Sail in a Nutshell
about Half a shell floats by itself; a little weight in the bottom keeps it upright when the wind gets into the sail. | These are the ships for a tub, a puddle or a slow brook, and one breath is a storm.
step float Set {the hulls} on {the tub-of-water} and see how each lies. One that tips to a side will need its {one ballast} on the other side.
step clay Press a lump of {the ballast}, as big as a cherry pit, into the deepest spot of each shell. In a {one hulls}, heavy and low means steady.
step mast Cut {the mast} to three times the height of the hull. Longer ones look bold and tip over.
step sail Cut a sail with three corners from each piece of {sail}, no wider than the boat is long.
step sign Draw a sign on every sail, so that you know the ships apart from the shore.
step thread Poke two holes in each sail, near the top and near the bottom, and push the mast through, so that the sail bows out.
step step Stand the mast upright in {the ballast} and press it firm around the foot.
step flag Fold a bit of {the flag} around the top and cut it to a point.
step launch Launch them together and blow low across the water. Which sail catches most?
further Load them grain by grain with rice: how much cargo does each carry before it goes down?
safety Small shells belong in no mouth; stay beside any water, even when it is shallow, and mind nut allergies.
skills balancing, reading the wind, cutting to measure
alt Three nutshell boats with sails

* coconut-hooves
name coconut hooves
title Clip-Clop Coconuts | Coconut Hooves | The Horse You Cannot See
about Radio plays never had a horse in the studio: they had these. Close your eyes, and somebody rides into the yard. | Two half shells make the best hoofbeats in the world, from a lazy walk to a gallop.
step rub Rub the rims of {the halves} with {the sand} until they are smooth and every loose hair is gone.
step paint Paint the outside in one color of {the paint}. Leave the rim bare: paint would deaden the sound.
step hoof Add a stripe or a pattern in the second color, and a star at the top, where it will face the audience.
step grip Cut two strips from {the grip}, each long enough to go over the back of your hand.
step fix Fasten both ends of a strip to the outside of each shell with {the fix}, tight enough that the shell stays on when you open your fingers.
step walk Clap them rim down on {the floor}, left, right, left, right, slow and even: a horse that walks.
step gallop Now three quick ones and a rest, again and again: it gallops. Soft and slower, and it is far away.
step scene Record a scene with no pictures: a rider comes nearer, crosses a bridge, stops, and knocks. Try wood, tin and carpet as the road.
further Learn the beat of a song you know and let the horse trot to it.
safety A grown-up cuts the coconut open beforehand and sands off splinters. Painted shells are for no food, and coconut can matter to people with nut allergies.
skills keeping a rhythm, sanding, listening
alt Two painted coconut halves with straps for the hands

* candy-cane-reindeer
name candy-cane reindeer
title Candy-Cane Reindeer | A Reindeer in a Twist | Red-Nosed Candy Cane
about The hook of the cane is already a head looking down; antlers and a nose tell whose. | One for every stocking: a candy cane, wrapped as it is, turns into a reindeer.
step keep Leave the wrapper on {the cane} and smooth it flat, so that it stays clean under all that comes.
step twist Lay the middle of {the antlers} on top of the hook and twist both ends around it once, tight, so that two arms stand up.
step branch Bend the last third of each arm into a zigzag or a loop: branches of the antlers. Turn sharp wire ends back on themselves.
step eyes Stick {the eyes} side by side on the curve.
step nose Set {the nose} at the very end of the hook with a dab of {fix} and hold it while you count to thirty.
step bow Tie {the bow} around the straight part, just below the hook, in one short bow.
step hang Hook it over a branch or the edge of a stocking.
further Make eight more and give only one of them the red nose.
safety Tie the bow short, and take eyes, wire and nose off before anybody unwraps the candy.
skills twisting, bending, placing a face
alt A candy cane with antlers, eyes and a red nose

* sprinkle-fir-forest
name fir forest
title Ice-Cream-Cone Forest | Three Fir Trees in Cones | Upside-Down Cone Wood
about Turn an ice cream cone over and it has been a fir tree all along. | This forest smells of vanilla, but it is for looking at: it will stand until the lights come down.
step paint Set {the cones} on a {cup}, open end down, and paint them {color a} all over with {the brush}. Use thick paint: wet cones go soft.
step plan Mark three places on {the base}, the tallest tree in the middle.
step coat When the paint is dry to the touch, brush {fix} over one tree, all around.
step roll Sprinkle or press {the trim} on from the top down, while you turn it by its rim.
step top Set the prettiest piece on the tip with a thick drop of glue.
step plant Run a ring of glue around the rim and press each tree onto its place until it no longer slides.
step snow Pull or scatter {the ground} between the trunks for snow, over more glue.
further Lead a path of crumbs between the trees and see who lives at its end.
safety With paint and glue on it, this is no longer food: say so before the first cone is touched. Keep it from dogs.
skills painting all around, sprinkling evenly, setting a scene
waiting About three hours until the glue holds.
alt Three cone fir trees with colored sprinkles on a snowy base

* rice-cake-moon
name moon
title Crater Moon | A Moon from the Snack Shelf | Full Moon with Craters
about Puffed rice has bumps and pits in all the right places: gray paint, and it hangs in the sky. | Nobody guesses what this moon is made of until they stand in front of it.
step seal Brush thinned {fix} over {the moon}, both sides and the rim, and let it dry hard. Without this coat it would go soft under the paint and crumble.
step gray Mix white and a little black into a pale gray and dab it on with the tip of {the brush}, into every hole.
step crater Dab darker gray into a few of the pits and around three wide patches: the seas of the moon.
step sky Paint {the sky} as dark as the night, right to the edges.
step set Glue the moon on with plenty of {fix}, a little off the middle, and lay a light book on it for an hour.
step stars Scatter {the stars} around it: many small ones together and one alone.
step foot With {the pen}, draw a trail of footprints along the lower edge, with no wind up there to blow them away.
further Hold a lamp to the side: which craters throw the longest shadow?
safety Sealed and painted, it is not for eating any more. Sit by an open window while the paint dries.
skills sealing, dabbing, mixing grays
waiting About two hours between coats and under the book.
alt A gray bumpy moon on a dark starry sky

* marshmallow-igloo
name igloo
title Marshmallow Igloo | Snow House from Marshmallow Bricks | An Igloo That Never Melts
about Builders in the Arctic cut snow into blocks and lean every ring a little inward; here a bowl does the leaning. | Brick by soft white brick, an igloo for whoever is small enough.
step door Turn {the dome} upside down and cut a door into the rim, as high as two marshmallows and as wide as one and a half.
step stand Glue the dome to {the ground}, open side down, with the door toward you.
step ring Glue a first ring of {the bricks} around the foot, round side out, from one side of the door to the other.
step second Begin the second ring over a gap: each marshmallow sits on two below, the way real blocks do.
step close Go on to the top, and turn the last one on its end to close the smoke hole.
step porch Glue two short walls in front of the door and a roof across them: the tunnel keeps the wind out.
step snow Spread glue on the ground with a fingertip and scatter {the snow} over it.
step folk Let {the folk} move in.
further Build a second, tiny one without a dome inside. How many rings hold before it falls in?
safety Marshmallows are a choking danger for the little ones, and these are glued: nobody eats bricks.
skills laying bricks in bond, building upward, patience
waiting About three hours until the glue is hard.
alt A white igloo of marshmallows with a dark doorway

* chestnut-spiders
name chestnut spider
title {bodies=acorn? Acorn Spider | Chestnut Spider} | A Shiny Spider on a Stick Web | The Eight-Legged {bodies=acorn? Acorn | Chestnut}
about Eight legs in one twist, no drilling: the wire holds the body like a belt. | A glossy brown spider and the web that it sits in, from one pocketful of a walk.
step bundle Lay {the legs} side by side and twist them together once in the middle.
step wrap Bend the bundle around the middle of {the bodies} like a belt and twist it tight underneath: eight ends stick out.
step knees Spread the ends and bend each into a knee and a foot, until the spider stands by itself on all eight.
step eyes Glue {eyes=cardstock,paper? two dots of white paper, each with a black pupil, | {the eyes}} onto the front, side by side.
step cross Cross {the web} at the middle and wrap the crossing with {the line}, over and under, until nothing wobbles.
step weave Lead the line from stick to stick, once around each, working outward in wider and wider rings. Knot the end and cut it off.
step sit Hook the spider into the web by its feet.
further Wrap one small thing in yarn and hang it in a corner of the web: dinner.
safety Fold back wire ends that scratch. {@4-5? Chestnuts are small enough to choke on: a grown-up stays beside the table. | Chestnuts of the street kind are not for eating.}
skills twisting, making things stand, weaving around spokes
alt Brown chestnut spider with eight legs on a web of sticks and {one line}

* shell-snails
name snail
title A Snail on a Leaf | Slow Mover | A New Snail for an Old Shell
about Someone moved out of this shell; a roll of {one clay} moves in and puts out its feelers. | The house comes from a walk, the snail comes from you, and together they look as if they might be gone tomorrow.
step wash Wash {the shells} in {soapy-water}, inside as well, and wipe {the leaf} dry.
step roll Roll {the clay} into a sausage as long as your hand, thicker at one end.
step foot Lay it down, flatten the underside, and press the thin end to a point. Press a row of lines into the rim with {the tip}.
step head Bend the thick end up in a curve, as high as the shell, and smooth the neck with a damp finger. Press in two eyes and a mouth.
step shell Push {the shells} into the back, opening down, until {one clay} stands all around its edge.
step horns Stick {the horns} into the head, {horns=toothpick? broken to half a finger's length by a grown-up | no longer than a finger is wide}.
step leaf Set the snail on {the leaf} while it is soft, so that its foot follows every vein.
step dry Let it stand for a day{clay=modeling-clay? ; this clay stays soft and can be changed at any time}.
step paint Follow the spiral of the shell with a thin line of {color c}.
further Draw a shiny trail behind it with glue and let it dry clear.
safety Use only empty shells, wash hands, and keep small shells away from little ones.
skills rolling and bending clay, joining, looking closely
waiting {clay=air-dry-clay? A day for the clay.}
alt A snail of {one clay} with a real shell on a leaf

* salt-welded-ice-tower
name ice palace
title Ice Palace | Salt-Welded Ice Tower | A Palace for the Snow Queen
about A pinch of salt melts the ice just enough, then it freezes together again: that is all the mortar you need. | It stands for a quarter of an hour, and melting is the last act.
step lay Lay {the towel} under {the tray} and bring {the ice} straight from the freezer. Cubes that are very cold hold best.
step first Set out four cubes for the front, with a gap in the middle for the gate.
step salt Sprinkle a small pinch of {the salt} on top of each cube. Too much, and the ice only melts.
step weld Press the next cube on and hold it while you count to twenty. Lift it carefully: does the one below come along?
step up Go on, row by row, and let a tower grow at each end.
step flag Press {the shine} onto wet spots for windows and flags.
step color Let {the color} fall on the top with {the drop} and watch it run down through the cracks that the salt has made.
step light Turn off the lamp and hold {the light} behind the gate.
step melt Who falls last? Bet on a tower, and set the clock.
further Hang a string across a single cube, salt it, count to sixty, and lift: it has caught the ice.
safety Very cold ice sticks to wet skin: use dry fingers, for short moments, and keep salt out of scratches. Cubes are no snack for little ones.
skills balancing, patience, watching ice and salt
alt A palace of ice cubes with two towers
`;
