export const words = `
* galaxy-wash
name galaxy
title A Galaxy in One Wash | Milky Way on Wet Paper | {ground? {stars=salt? Salt Stars Over Dark Hills | Stars Over a Purple Cloud} | }
about Nobody can paint a galaxy stroke by stroke. The water does it: colors run into each other like clouds of gas, {stars=salt? and every grain of salt pushes them aside and leaves a star. | and a hundred white dots turn them into a sky.}
step edge Tape {the paper} down around its edges with {the edge}: it stays flat, and in the end it has a clean white frame.
step wet Brush {water} all over {the paper} until it shines like a window.
step drop Touch {the color} to it in patches: {color c} in the middle, {color b} around it, {color a} toward the corners. Let them flow and leave gaps.
step dark Now drop the darkest blue, nearly black, into the outer corners and between the clouds. The darker the edge, the brighter the middle.
step lift Press a crumpled bit of {paper-towel} into the middle once and lift it: there the galaxy glows.
step stars {stars=salt? While it still shines, scatter {the stars} over it, grain by grain, and leave it alone. | When the shine is gone, add stars: {stars=gel-pen,paint-marker? dots with {the stars}, many tiny and few big. | flick thin white paint from {stars=toothbrush? {the stars} | the brush} with your thumb over the sheet.}}
step dry Let it dry flat for 45 minutes. {stars=salt? Then rub the salt off with your hand. | No hair dryer: it would blow the colors together.}
step pen Join seven of the stars to a constellation of your own with {the pen} and give it a name.
step shape Cut hills and fir trees from black {ground} and glue them along the lower edge.
further @6-8 Cut a window in the shape of a rocket from another sheet and lay it on top.
further Cut the second-best one into bookmarks and cards: a galaxy can be cut anywhere.
safety {stars=salt? Salt stings in eyes and in scratches: shake it from close above the paper.} Paint water is poured away at the end.
skills wet-on-wet painting, leaving things to chance, contrast
waiting 45 minutes until it is dry.
alt A purple and blue galaxy with white stars over dark hills

* dragon-eye-jar
name dragon jar
title The Jar That Looks Back | Dragon's Eye on a {jar=cookie-tin? Tin | Jar} | Treasure Keeper With One Eye
about Skin in scales, heavy lids, and one eye that follows you across the room: nobody takes a pencil out of this one without asking. {eye=glass-gem? The iris is painted on the flat back of the glass, so that it seems to lie deep inside. | The eye sits deep between the lids, and that makes it look alive.}
step clean Wash {the jar} and rub it dry with a {towel}, so that the clay grips.
step iris {eye=glass-gem? Paint the flat back of {the eye} with {the iris}: first a black slit, then a ring of gold flames around it, then {color a} over everything. | Paint a slit and a ring of flames on {the eye} with {the iris}.} Let it dry.
step cover Knead {the clay} until it is soft, and press two thirds of it into a sheet as thick as a coin, big enough for the front of the jar. Press it on from the middle outward, without air below. It may end in an uneven edge, like skin.
step eye Push {the eye} firmly into the middle until clay stands up around it{eye=stick-on-gem,safety-eye,button? , and lift it out again: the oven is too hot for it, its seat may go in | . It stays there}.
step lids Roll two sausages as long as a finger, flatten them, and lay one {eye=stick-on-gem,safety-eye,button? along the upper edge of the seat and one along the lower edge, so that the eye still slips in later. | over the upper third of the eye and one along the lower edge.} Pinch the corners to points and press wrinkles in with {the knife}. A low upper lid looks dangerous, a high one astonished.
step scales Roll peas, press them flat and lay them like roof tiles, from below upward, or press half circles into the skin with {the poke}. Big ones at the edge, small ones near the eye.
step horn Press {the horn} in as a core above the brow and cover each with clay: three horns.
step bake {@9-12? A grown-up sets {the jar} without its lid into the cold {oven}, turns it on, bakes it as the package says, and lets it cool down in there, because sudden changes crack it. | With a grown-up, set {the jar} without its lid into the cold {oven}, bake it as the package says, and let it cool down in there, because sudden changes crack it.} {eye=stick-on-gem,safety-eye,button? Afterward glue the eye into its seat. | }
step green Lay {the green} around the foot: that is where it has slept for a thousand years.
step rub Rub a very little of {the rub} over the raised scales with a nearly dry brush: that is the shine of old dragons.
further @9-12 Make the second eye on another jar, and stand them an eye's width apart.
further Write the card of the creature: age, hoard, weakness, what the jar guards.
safety Oven and hot jar are a grown-up's work; what touched polymer clay never goes back to the kitchen.
skills modeling texture, building in layers, dry brushing
waiting About an hour for baking and cooling.
alt A jar covered with green scales around one golden dragon eye

* freezer-stencil-shirt
name stenciled {shirt=cloth-bag? bag | {shirt=pillowcase? pillowcase | {shirt=apron? apron | shirt}}}
title {shirt=cloth-bag,pillowcase,apron? {V} on Cloth | {V} Shirt} With Sharp Edges | {shirt=cloth-bag,pillowcase,apron? Printed With | A Shirt With} Your Own {V} | The {stencil=freezer-paper? Ironed | Stuck-On} Stencil: {V}
about {stencil=freezer-paper? One side of this paper is shiny, and under an iron it sticks to cloth like tape and comes off without a trace. | A stencil that sticks to the cloth lets no color creep below.} That gives edges like those from a shop, and {v.pic} that only you have.
say emblem: name=emblem; pic=a hero's sign; draw=a shield as high as your hand with a bolt in it; second=the bolt
say planet: name=planet; pic=a world with a ring; draw=a circle as large as a saucer with a slanting ring around it, cut as two arcs; second=the ring and two stars
say paw: name=paw; pic=the paw of your favorite; draw=a paw: one big pad like a rounded triangle, and four toes above it; second=a small heart in the big pad
say number: name=team number; pic=the number; draw=a big number, as high as your hand, with a double line below; second=the lines
step wash {shirt=cloth-bag? Check that {the shirt} is clean, | The {one shirt} must be washed and dry,} so that the color holds. Push {the board} inside, under the place for the picture.
step draw Draw {v.draw} on the {stencil=freezer-paper? dull side | back} of {the stencil} with {the pen}, in clear, simple shapes. What lies inside a shape must hang on somewhere, or be kept and put back as an island.
step cut Cut the shapes out {knife? with {the knife} on cardboard, a grown-up nearby | with {the scissors}: bend the middle, snip, and work from there to the line}. The frame stays whole, as wide as a hand on all sides.
step stick {stencil=freezer-paper? {@6-8,9-12? A grown-up lays | With a grown-up, lay} it shiny side down and irons it on, dry and medium hot, ten seconds to a place, edges last. | Stick it on, stroke it flat from the middle, and press every inner edge down with a fingernail. The {iron} is for the end.}
step dab Put {the paint} on a {plate}, take very little with {the sponge}, and dab straight down, from the edge of the stencil inward, in {color b} for the main shape. Two thin coats, never one thick one.
step wait Wait an hour until it no longer feels cool.
step second Dab {v.second} in another color. Cover what must not get any with a scrap of the stencil.
step peel Peel the stencil off slowly, flat to the side, while the last color is still a little damp.
step dry Let it dry for four hours with {the board} inside.
step fix {@6-8,9-12? A grown-up irons | With a grown-up around, iron} it from the wrong side for three minutes: after that it can be washed, inside out.
further @6-8,9-12 Dab two colors into each other, dark below and light above, as on a real jersey.
further Cut a second stencil for the sleeve, tiny, like a label.
safety The iron {@6-8,9-12? is a grown-up's, also for the second turn | stays in its stand between two turns}; {one paint} does not come out of the shirt that you wear while you paint.
skills designing a stencil, dabbing, layering colors
waiting An hour between the colors and four hours at the end.
alt A shirt with a stenciled {v}

* glue-lid-sea
name set of suncatchers
title {v=petals? Petals in a Drop of Light | Tide Pools in a Lid} | {v=petals? A Meadow | A Sea} That Lets the Light Through | Poured in a Lid
about Nothing but glue, a drop of color and {v.what}: after two days it is as clear as old glass and bends like rubber. In the window it looks as if somebody had cut a slice from {v.where}.
say tide-pool: name=tide pool; what=small finds from the beach; where=the sea
say petals: name=petal window; what=thin petals and leaves; where=a garden
step oil Wash {the lid}, rub a very thin film of {oil} inside, and stand them level on a {tray}. What is crooked now stays crooked.
step pour Pour {the glue} in, {in 1/4} deep; clear glue stays clear, white glue turns milky like a shell.
step tint {glove? Put on {the glove}. | } Set one drop of {the tint} near the edge and draw it through with {the stir} in slow curves. Stop while there are stripes.
step inside Lay {the inside} in with your fingertips and press them just below the surface. {sand? A thin strip of {the sand} along one side is the beach. | } Half of the space stays empty, so that light comes through.
step glitter Sprinkle {the glitter} on one side only.
step rest Let it stand for a day where nobody bumps into it. The rim turns clear first.
step peel Push a fingernail under the rim, all around, and peel the disk out like a contact lens.
step flip Lay it upside down on the rim of a {cup} for another day: now the back dries.
step hole {@6-8? A grown-up makes | Make} a hole near the edge with {the punch}.
step hang Tie {the line} through it and hang it in the window: three at different heights look best.
further @6-8 Write down how long it takes until the middle is clear.
further Pour a thin layer, let it dry, lay things in and pour the second: now they float at two depths.
safety Glue stays out of eyes, and the window should be a cool one: in hot sun the disk gets soft. Small finds stay away from toddlers.
skills pouring, composing in a small space, waiting
waiting Two days, one for each side.
alt Three round, see-through disks with {v=petals? petals | shells} inside, hanging on threads

* tube-space-station
name space station
title A Space Station From {tube=plastic-bottle? Bottles | Tubes} | Module by Module | Home Above the Clouds
about The real one was not launched in one piece either: module after module went up and was plugged together, and the long wings of solar cells grew pair by pair. Build it in the same order{line? , and hang it where it can circle | }.
step plan Lay {the tube} out before you begin: one long corridor, one module across above it, one below. Where does the crew sleep, where is the lab, where do ships dock?
step skin Wrap each one in {the skin}, cut a little longer than it is, and fold the ends in. Tape the seam, and press lines in with a fingernail for plates and hatches.
step hub Tape the modules together in a cross, with strips in both directions. Shake it: nothing may swing.
step panels Cut four long wings from {the panel}, each {in 2} wide and {in 5} long.
step grid {paint=marker,permanent-marker? Draw | Paint} them dark with {the paint} and add a grid of cells{paint=paint,acrylic-paint? when they are dry, after half an hour, scratched in with a fingernail | }.
step arms Cut {the arm}: a long piece, as wide as the whole corridor, and a short piece like a finger. Tape two wings to each end of the long piece, and tape that across the middle. The short piece sticks out in front as a robot arm.
step parts Glue on {the parts}: hatches, antennas, a dish, the docking ring.
step lamp Push {the lamp} into the upper module, battery case where you can reach the switch, and close the gap with tape.
step line Tie {the line} around both ends of the corridor, knot it above the middle, and slide it until the station hangs level.
step crew Give it a name and a log book: who is on board, what is measured today, what broke.
further @6-8 Build a small supply ship that fits the docking ring.
further Find out when the real one passes over your town, go out with a grown-up, and wave.
safety {@6-8? A grown-up cuts thick tubes and hangs the station up. | A grown-up hangs it up, away from a bed and from lamps.} Battery lids stay screwed shut.
skills planning modules, joining at right angles, balancing
waiting {paint=paints? Half an hour for the paint.}
alt A silver space station of tubes with blue solar wings and a robot arm

* wood-block-wheels
name wooden car
title A Car That Will Outlive You | Off-Cut Speedster | {wheels=spool? Wooden Car on Spools | Wooden Car With a Cab}
about Sanding is most of the work, and after it the rest goes by itself: two blocks, two axles, four wheels. In fifty years somebody will find it in an attic and push it across the floor.
step sand Rub {the wood} with {the sand} along the grain, then all corners round, until it glides over your cheek. {@9-12? Ten minutes a piece is normal. | Coarse paper first, fine paper last.}
step plan Mark the axle places on the underside with {the ruler} and {the pen}: {in 1} from each end, at right angles to the long edge.
step cab Glue the smaller piece on the larger one as the cab, a little behind the middle. Press it for a minute and leave it for an hour.
step paint Paint it with {the paint} in {color a}, two thin coats, windows in {color b}. Let each coat dry for half an hour.
step lines Paint the faces of {the wheels}: a dark tire, a light rim.
step bearing Cut two pieces of {the bearing}, as long as the body is wide, and tape them across the underside on the marks with {the tape}, exactly parallel. They are what the axles turn in.
step axles Push {the axle} through, and shorten each so that a wheel and a bit more fits on both sides.
step wheels {wheels=cork,bottle-cap? Make a hole through the middle of each of {the wheels} with a grown-up first. | } Slip {the wheels} on, a drop of glue only at the very end of each axle, and spin them while it dries: nothing may stick to the body.
step light Glue on {the light} as headlights.
step roll Push it across the table. It pulls to one side? Then one axle is crooked: loosen the tape and turn it by a hair.
further @9-12 Build a ramp from a board and measure how far it rolls at three heights.
further Make a trailer with a hook from a bent paper clip.
safety Saw and drill are a grown-up's tools: use off-cuts as they are. Sand outdoors or with a damp cloth below, and wear old clothes.
skills sanding, measuring parallels, fine fitting
waiting {paint? An hour for the glue and an hour for the paint. | An hour for the glue.}
alt A small wooden car with a cab, painted, on four round wheels

* flower-phone-case
name phone case
title Meadow Behind Glass | {many flowers} for a Phone | A Case Nobody Else Has
about The flowers do not stick to the case but lie on a sheet inside it: so nothing peels off in your pocket, and in fall you can change them for leaves.
step press {flowers=flower,clover? Lay {the flowers} between paper in a heavy {book} until they feel like tissue, a week at least; thin ones are best. | Take {the flowers} out of the {book} only now: dry ones curl in the air. Thin, flat ones are best.}
step trace Lay {the case} on {the ground} and draw around it with {the pen}, with the place for the lens.
step cut Cut it out a hair smaller than the line, so that it slips in, and cut out the place for the lens.
step lay Arrange {the flowers} with {the tweezers}: stems from below, as if they grew there, one large bloom off the middle. Take a photo of the best version.
step glue {ground=contact-paper? Press each one onto the sticky side, once and for good. | Brush a trace of {the glue} on the back of each bloom and stalk, set it down, and stroke it flat with a clean {brush}.}
step gold Add fine lines or dots with {the gold}.
step film Cover everything with {the film}, {film=tape? strip beside strip, | in one piece,} and trim it at the edge: it keeps the colors.
step dry Let it lie under the {book} for three hours, or damp glue will fog the case.
step build Lay the sheet into the case, picture toward the clear back, and press the phone in behind it. It must close as before; if not, something lies too thick.
further @6-8,9-12 Make a second sheet for the winter: fir tips and silver dots.
further Press a flower from a special day and write the date in tiny letters on the stem.
safety Ask before the case comes off somebody's phone, and pick only what grows in plenty.
skills pressing, composing, working with tweezers
waiting Three hours under a book.
alt A clear phone case with {many flowers} behind it

* jar-barometer
name barometer
title The {jar=can? Can | Jar} That Feels Tomorrow's Weather | Homemade Barometer | A Needle for the Weight of the Air
about Air has weight, and before a storm there is less of it on top of us. The skin of this {one jar} feels it: heavy air presses it in and the pointer goes up; light air lets it bulge, and the pointer sinks.
step stretch {@6-8? A grown-up cuts | Together, cut} {skin=balloon? the neck off {the skin} and {@6-8? stretches | stretch} the rest | {skin=rubber-glove? a round piece from the palm of {the skin} and {@6-8? stretches | stretch} it | a square from {the skin} and {@6-8? stretches | stretch} it}} over the mouth of {the jar}, as flat and tight as a drum. The scraps go into the trash at once.
step seal Put {the band} around it, twice if you can. No air may get in or out: that is the secret.
step tip Tape {the tip} to one end of {the pointer}, so that it comes to a point.
step pointer Tape {tip? the other | one} end of {the pointer} to the middle of the skin, flat, with a short strip. The pointer lies across the rim and sticks far out.
step scale Draw a scale on {the card} with {the ruler} and {the pen}, a line for every {in 1/4}, with a sun at the top and rain at the bottom.
step stand {box? Tape the scale to {the box} | Fold the foot of the card to the back, so that it stands by itself,} and set it up so that the tip almost touches it.
step start Mark where the tip points now and write the time beside it.
step place Find a place indoors without sun, heater or draft: warmth makes air swell as well, and then you measure the room and not the weather.
step log Write down the mark and the sky three times a day for a week. After four days, guess tomorrow before you look at the forecast.
further @6-8 Draw the sky beside each mark.
further Compare with the pressure in the forecast and number your scale with the true values.
safety {skin=balloon? Whole or burst, a balloon is kept away from small children. | Thin skin and bands stay away from small children.} {jar=can? A grown-up checks the rim of the can. | The jar stands where nobody bumps into it.}
skills building airtight, reading a scale, keeping a record
alt A jar with a tight skin and a straw that points to a scale

* walnut-beetles
name game of beetles
means bottle cap
title Five Ladybugs Against Five Bees | Nutshell {board? Tic-Tac-Toe | Beetles} | Beetles for Three in a Row
about Half a {shell=walnut-shell? walnut | shell} has the back of a beetle already, wrinkled and round. Ten of them are two teams, and whoever gets three in a row wins: bees or ladybugs.
step wash Scrub {the shell} inside and out, ten halves, and dry them on a {towel}.
step base Paint five {color a} and five {color b} with {the paint}, only the outside. A second coat covers the wrinkles.
step dry Let them dry for forty minutes on the cut edge.
step marks With {the fine} and black draw a head at the narrow end, a line down the back and dots for the ladybugs; stripes right across for the bees.
step legs Cut {the legs} into pieces as wide as the shell and a little more: three to a beetle.
step stick Glue the legs across the hollow side, so that the tips look out left and right. {legs=pipe-cleaner? Bend the tips down into feet. | }
step eyes Set two of {the eyes} on each head with a dot of glue.
step board Cut a square from {the board}, as long as your hand and a half on each side; round wood and paper stay as they are.
step lines {line? Lay two lines each way from {the line} and glue them down: nine fields. | Draw two lines each way with {the fine} and a little paint: nine fields.}
step play Take turns setting a beetle on a field. When all are down and nobody has three, move them one field at a time.
further @6-8 Hide a wish on a strip of paper under each beetle.
further Make a queen for each team that may jump, and write new rules.
safety Anybody allergic to nuts in the house? Then take bottle caps. Shells are cracked by a grown-up, and sharp edges are rubbed smooth.
skills painting on a curve, even sets, strategy
waiting Forty minutes for the paint.
alt A board with painted nutshell ladybugs and bees

* robot-suit-of-boxes
name robot costume
title Walk Like a Machine | {shine=aluminum-foil? Foil-Clad Robot Suit | A Robot to Get Into} | Two Boxes, One Robot
about A big box for the body, a smaller one for the head, and arms that still reach the candy. {panel? The best part is the panel on the chest: | The best part is the chest:} decide what each button does before anybody presses it.
step try Together, hold {the box} in place and mark with {the pen}: the hole for the head, two for the arms at armpit height, and in the smaller one an opening for the face, as wide as both hands. The body ends above the knees, or you cannot climb stairs.
step cut {@6-8? A grown-up cuts | Together, cut} the openings with {the scissors}, a little larger than marked. Try it on and cut more rather than less.
step edges Tape all cut edges with {tape}: they scratch at the neck and arms.
step shine {shine=aluminum-foil,duct-tape? Wrap the boxes in {the shine}, in long strips, and tape the ends inside. Wrinkles look like steel. | Paint the boxes with {the shine} in {color a}, sides first, and let them dry for an hour.}
step panel Cut a control panel from {the panel}, draw a screen with a curve on it, and glue it to the chest.
step dials Tape {the dials} around it with a ring of tape behind each: buttons, gauges, an eject knob.
step ears Tape {the tube} to both sides of the smaller box, pointing out: hearing sensors. {lamp? Fasten {the lamp} on top of one of them, switch outside. | }
step wire Tape {the wire} on top of the head as antennas{wire=craft-wire,pipe-cleaner? , their tips bent into a loop | }.
step strap Lead {the strap} over the shoulders inside the body and tape both ends down with many strips: now the box does not rest on your arms.
step walk Walk, turn, sit, climb one stair with a grown-up. What pinches is cut wider now and not at the party.
further @6-8 Record three robot sentences and play them from inside.
further Build a slot in the chest, where a printed answer comes out when somebody asks a question.
safety The face stays open, so that you see and breathe freely; no running and no stairs alone in a box. Nothing is tied around the neck. {lamp? Lights have their lids screwed shut. | }
skills building to measure, reinforcing edges, inventing a machine
waiting {shine=paints? An hour for the paint.}
alt A robot suit of two silver boxes with a panel and dials

* melt-soap
name set of soaps
title Four Bars With {inside=toy-animal? a Secret | a Garden} Inside | Soap From Your Own Counter | Poured, Not Bought
about Soap base is finished soap that waits for an idea: melted, tinted, with {the inside} in it and in a shape that no shop has. After an hour it washes hands.
step cut {@9-12? A grown-up cuts | With a grown-up near, cut} {the base} into cubes as big as dice with the {knife}: small ones melt evenly.
step set Lay {inside=toy-animal? one of {the inside} | some of {the inside}} in each of {the mold}, prettiest side down. {inside=lemon? Thin slices of peel only, no wet fruit. | What is thin and dry looks best.}
step melt {@9-12? A grown-up melts | Together, melt} the cubes in a {measuring-cup} in the microwave, twenty seconds at a time, and stirs with {the stir} in between. It must be liquid but never boil.
step tint Stir in {the tint}, one drop at a time: pale is prettier than poisonous.
step pour {@9-12? A grown-up pours | With a grown-up, pour} it slowly into the molds. Tap them on the table: the bubbles come up and burst.
step sprinkle Sprinkle the rest of {the inside} on top while it is still soft.
step cool Let it stand for an hour and a half without touching it.
step out Press on the bottom of each mold until the soap slides out.
step wrap Wrap a strip of {the wrap} around each bar{tie? , tied with {the tie} | }: soap sweats in the open air.
step tag Write on {the tag} what is in it and when it was made.
further @9-12 Pour two colors one after the other, with ten minutes in between: stripes.
further Design a label for a whole series, as if you had a shop.
safety Melted soap is hotter than it looks: a grown-up handles the cup from the microwave to the mold. New soap is tried on the inside of the arm first.
skills working in order, pouring, packaging
waiting An hour and a half until it is hard.
alt Two bars of soap, one with {many inside} inside

* journal-spread
name journal spread
means glue
title Two Pages for One Week | {trim=washi-tape? Journal With Washi and Dots | A Spread of Your Own} | The Week at One Glance
about School, practice, a birthday, and how you felt: two pages hold it all, and they are yours to design. It takes an hour on Sunday and saves one every day.
step open Open {the book} at a fresh double page and make a tiny sketch in a corner with {the pencil}: the days, the title, and what else you want to keep.
step grid Draw the fields lightly with {the ruler}: three broad ones on the left for Monday to Wednesday, two on the right for Thursday and Friday, half as broad ones for the weekend, one strip at the top for the title.
step title Letter the title at the top with {the pen}: the month, or one word for this week. First in pencil, thick on the way down, thin on the way up.
step days Write the days, and draw three small boxes under each, for the three things that matter most.
step tracker In what is left on the right, draw a habit tracker: three rows of seven circles, for sleep, reading, moving, or whatever you want to keep an eye on. Add a row for moods, one color each.
step light Lay a light color behind title and days with {the light}: one warm and one cool is enough.
step trim {trim=washi-tape,sticker,sticky-note? Stick on {the trim} | {trim=stencil? Trace shapes from {the trim} | Tear pieces from {the trim} and glue them on}} where the page is empty: edge, corner, one surprise.
step photo Glue in {the photo}, a little aslant.
step ink Go over the last pencil lines in pen, one small drawing beside each day, and let it dry before you turn the page.
step clip Fasten {the clip} to the page as a marker: that is where you start tomorrow.
further @9-12 Fill one circle every evening. Which row surprises you after a week?
further Design a key: one sign for done, one for moved, one for never mind.
safety It is private: nobody reads it unless you hand it over. Ask before you glue in a photo that belongs to somebody.
skills layout, lettering, planning
alt An open journal with a week plan, a tracker and colored strips

* manga-mini
name manga
title A Manga of Eight Pages | {cover? Black, White and One Red Cover | Black, White and Speed Lines} | Your First Chapter
about Manga are read from right to left, they are black and white, and a single drop of sweat tells what a page of words cannot. Eight pages are enough for one hero, one problem and one twist.
step fold Fold {the paper} in half, sheet by sheet, and lay them into each other: a booklet. Manga begin where other books end: what looks like the back cover is the front, so write a 1 there.
step hero Draw your hero from three sides on another sheet with {the pencil}: big eyes low in the face, small nose, hair as one shape with a few points. Whoever is drawn twenty times must be simple.
step story Write the plot in three sentences: what somebody wants, what goes wrong, how it turns. One sentence is two pages.
step panels Divide each page with {the ruler} into three to five panels, one of them big, one with a slanting edge. Leave a gap of {in 1/4}.
step sketch Sketch figures and bubbles lightly. Bubbles first: what is said needs more room than you think. Close up for feelings, far away for places.
step ink Go over the lines with {the pen}: thick outlines in front, thin ones behind. Fill hair and shadows with solid black.
step effects Draw speed lines with {the ruler}, from the edge of the panel toward what matters, a star for surprise, a cross vein for anger. Sounds are letters that burst the frame.
step tone Shade with {the tone}: one gray for shadows, nothing else.
step cover Fold {the cover} around it, with the title and your hero looking over one shoulder.
step bind {bind=tape? Run a strip of {the bind} down the folded edge | {bind=stapler? Staple the fold twice with {the bind} | Sew through the fold with {the bind}, three holes, and cut the ends}}, and rub out the pencil with {the eraser}.
further @9-12 Draw four-panel strips about your school, one a week.
further Copy it and leave ten where people wait: at a bus stop, in a library.
safety {bind=stapler? Staple ends are pressed flat. | Needle and blade are put away before the ink comes out.} Permanent pens want an open window.
skills designing a character, laying out panels, inking
alt A manga page with slanted panels, a big-eyed hero and speed lines

* worry-worm
name worry worm
title A Worm for Worries | Crocheted Worry Worm | It Curls by Itself
about One chain and one row of stitches: because there are three stitches in every loop, the strip has to curl, and a worm comes out. Put it into somebody's pocket{note? , with a note that says what it eats: worries | : it eats worries}.
step slip Tie a slip knot in {the yarn} {in 6} from the end, put it on {the hook} and pull it snug.
step chain Chain thirty: yarn over the hook, pull it through the loop, thirty times. Do not pull tight; the hook must fit in again.
step turn Skip the last two chains and put the hook into the third. From now on, work back along the chain.
step curl Make three double crochet into every chain: yarn over, into the chain, pull a loop up, yarn over and through two, yarn over and through two. After ten chains it begins to wind. For the head, make six in each of the last three.
step end Cut the yarn a hand long with {the scissors}, pull it through the last loop, and tighten it.
step weave Pull both ends through some stitches with {the needle}, back and forth, until they hide. Twist the worm with your fingers into an even spiral.
step eyes {eyes=safety-eye? Push {the eyes} through the head and press the backs on | {eyes=googly-eye? Glue {the eyes} to the head | Sew {the eyes} to the head with {the needle} and a bit of {yarn}}}, close together: it looks kinder.
step hat Cut a tiny hat from {the hat} or take a ball of it, and glue it on top.
step note Write on {the note} with {pen? {the pen} | a pen}: Hold me when you worry. I have time.
further @9-12 Make one in each color of a friend's team.
further Leave ten in places where people have to wait and be brave.
safety Its eyes are small: it is nothing for children under three, who bite into everything. Scissors and hook go back into the bag.
skills chain stitch, double crochet, hiding ends
alt A curly crocheted worm with two eyes and a small note

* cardboard-loom
name weaving
title {v=landscape? Hills and a Sun, Woven | Stripes and a Diamond, Woven} | Woven on Cardboard | {v=landscape? A Landscape | A Pattern} in Yarn
about A piece of a box with notches is a loom, and it weaves as true as one of wood. You begin with plain rows, and in the middle the weft begins to draw: {v.pic}.
say landscape: name=landscape; pic=hills in front of hills, and one round sun; shape=For hills, turn around earlier in every row, a thread at a time: a slope. Fill the valley beside it with the next color. For the sun go back and forth over five threads, then seven, seven, five.
say stripes: name=striped pattern; pic=stripes, and one diamond in the middle; shape=For a diamond, weave over one thread in the middle, then three, five, seven, and back to one. Fill both sides with the other color up to the same height.
step notch Cut {the loom} to {in 8} by {in 11}. Mark thirteen lines along both short edges with {the ruler}, {in 1/2} apart, and cut a notch in each, as deep as a fingernail.
step warp Tape the end of {the warp} to the back, lead it through the first notch, down the front, around the next notch at the bottom, and up again, until all are full. Tight as a rubber band, but the card must not bend.
step hem Thread {the needle} with {the warp} and weave six rows: over one, under one, and the other way around on the way back. That is the hem.
step weave Go on with {the yarn} in {color a}, arm-long pieces. Lay each row in as an arch, not straight: so the edges do not pull in.
step beat Press the rows down with {the fork} after every second one, until the warp can hardly be seen.
step shape {v.shape}
step extra Work in {the extra} somewhere: thick, fluffy rows between thin ones, pulled up in loops.
step fringe For the fringe cut pieces as long as your hand, lay two at a time behind two warp threads near the bottom, pull the ends forward between them, and pull down.
step off Bend {the loom} a little and slip the loops of the warp off the notches: the upper ones straight onto {the bar}, the lower ones tied in pairs, close to the weaving.
step ends Sew all loose ends in on the back with {the needle}{bead? and thread {the bead} onto the lower ends | }, and tie a loop to the bar.
further @6-8 Weave a second, tiny one as a rug for a dollhouse.
further Use yarn from an old sweater, a ribbon, a strip of shirt: a weaving that remembers a year.
safety {@6-8? A grown-up cuts the notches in thick board. | Cut notches away from the holding hand.} The needle parks in the edge of the loom.
skills warping, weaving shapes, even edges
alt A woven wall hanging with {v=landscape? hills and a sun | stripes and a diamond} and a fringe on a stick

* bath-bombs
name set of bath bombs
title {petals? Bath Bombs With Petals | Bath Bombs} for Tired Feet | It Fizzes in the Tub | Four Bombs and No Bang
about Dry, the two powders lie quietly side by side; in the water they fall upon each other and the whole tub fizzes. The art is to make them just damp enough to hold and not so damp that they start too early.
step sift Sift {the soda}, {the acid} and {the starch} into a {bowl} and rub every lump apart with your fingers.
step oil Measure {the oil} into a {cup}{tint? and stir in {the tint} | }.
step drip Drip it into the powder, a teaspoon at a time, and beat it in at once with {the whisk}. Where it starts to hiss, rub it in fast.
step damp Hold one hand under {water}, shake it off well, knead with it and squeeze a handful: it is right when it holds like wet sand. Usually three wet hands are enough. Too wet cannot be mended.
step petals Lay some of {the petals} {mold? in the bottom of {the mold} | on the table in front of you}.
step press {mold? Fill {the mold} and press hard with your thumbs, a little more than full. | Press the mixture into balls as big as an egg with both hands{petals? , over {the petals}}.} Work quickly.
step dry Leave them on a {tray} for an hour, {mold? tap them out, | turn them,} and dry them for a day, where it is not damp.
step wrap Cut {the wrap} to size and wrap each one, airtight if you can: they fizz in the fog of a bathroom.
step tie Tie {the tie} around it and add a label: one to a bath.
further @6-8,9-12 Press one more with half as much sour powder: which fizzes longest? Write it down like a chemist.
further Press a tiny rolled message inside: it comes up in the tub.
safety The powder stings in eyes and cuts: wash your hands, do not rub your face. Nobody with sore skin tries them first, and the tub is slippery afterwards.
skills measuring, feeling for the right dampness, packaging
waiting A day until they are dry and hard.
alt Two round bath bombs with petals, one in cloth with a bow

* wrapped-walking-stick
name walking stick
title A Stick for Many Miles | {wrap=paracord? Paracord-Wrapped | Wrapped} Walking Stick | The Stick That Keeps a Record
about Everybody finds a good stick on a walk, and everybody has to leave it at the car. Not this one: with a grip that fits your hand and a ring of color for every hike it comes along for years.
step choose Choose {the stick}: dry, straight, as thick as two thumbs, and as high as from the ground to your armpit. Lean on it with your whole weight. No crack? Good.
step sand Rub it smooth with {the sand}, above all where your hand will be.
step paint Draw rings with {the paint} below the middle: one for each walk that counts. {paint=acrylic-paint,paint? Let them dry. | }
step start Grip the stick as you would walk: that is the place. Put a line of {the glue} there, lay the end of {the wrap} along the stick, pointing up, and begin to wind over it from below.
step wind Wind tightly, turn beside turn, four inches (10 cm) high, turning the stick and not the cord. Push the turns together with your thumb.
step end Tie the end with a loop: lay a folded bit of cord under the last ten turns, push the end through its eye and pull it under. Cut it off.
step cross Higher up, wind two more lengths crosswise, left and right by turns, for a pattern of diamonds.
step loop Tie {the loop} just above the grip, wide enough for your hand to slip out at once.
step charm Tie {the charm} to two ends of cord below the grip. {@6-8? Each stands for something you found. | }
step foot Fix {the foot} to the lower end: it grips on rock and makes no noise in the hall.
further @6-8 Give it a name and burn it in with a pencil: press the letters deep.
further Mark inches on the lower part: now it measures tracks, puddles and snow.
safety It is a third leg and no sword; {@6-8? a grown-up shortens it and looks for splinters. | shorten it with a grown-up and a proper saw.} The loop is never pulled over the hand when you climb.
skills winding tightly, knotting, finishing wood
alt A walking stick with a wound grip, colored rings and feathers

* sewn-scrunchie
name scrunchie
title A Scrunchie From {cloth=old-t-shirt? a T-Shirt | {cloth=old-tie? a Tie | Scraps}} | {bow? Scrunchie With a Bow | Soft Ring for a Ponytail} | One Strip, One Elastic
about A strip of cloth twice as long as the elastic: everything that makes a scrunchie a scrunchie comes from that. Sewn by hand it takes as long as an episode, and velvet looks like a shop window.
step cut Cut a strip {in 4} wide and {in 18} long from {the cloth} with {the ruler} and {the chalk}. Not long enough? Sew two together at the short ends.
step fold Fold it lengthwise, good side in, edge to edge{pins? , and hold it with {the pins} | }.
step sew Sew the long edge with {the needle} and {the thread}, small stitches, a finger's width from the edge, one stitch back after every third. Leave both ends open.
step turn Fasten {the pull} to one end, push it through the tube and pull the right side out.
step elastic {elastic=hair-tie? Cut nothing: pull the tube over {the elastic}: open the tube at its ends, lay it around the ring, and sew it shut over it later. | Lead {the elastic} through with {the pull} and hold on to the other end, or it slips away.}
step knot {elastic=hair-tie? Spread the folds evenly around the ring. | Tie both ends of {the elastic} with two firm knots, as wide as your wrist is around, and let them slide in.}
step close Push one end of the cloth into the other, fold its edge in, and sew it shut with tiny stitches. Pull: the folds spread all around.
step bow Tie a bow from {the bow} over the seam, and sew it on with two stitches.
step bead Sew {the bead} to {bow? the knot of the bow | the seam}, three stitches each.
step clip Make a little brother: tie a second bow around {the clip} and sew it on.
further @6-8,9-12 Make three in one evening from one shirt: for you, a friend, and the teacher of the year.
further Sew in two long tails before you close it: a scarf scrunchie, as in old films.
safety Needles are counted before you try it on, and elastic goes around hair, not around a wrist overnight.
skills running stitch, turning a tube, invisible closing
alt A gathered fabric scrunchie with a bow

* carton-nursery
name seedling nursery
title {carton=egg-carton? A Nursery in an Egg Carton | A Nursery on the Windowsill} | From Seed to Salad | Small Farm With Painted Signs
about {carton=egg-carton? Twelve pockets of cardboard are twelve little fields: later | A pot is a little field: later} each seedling moves into the garden {carton=egg-carton? together with its pocket, which rots in the soil | as soon as it has four leaves}. The painted signs tell who lives where, because for the first two weeks they all look alike.
step open {carton=egg-carton? Cut the lid off {the carton} with {the scissors} and set it below as a saucer, on a {tray}. | Rinse {the carton}, cut off what is torn at the rim with {the scissors}, and set it on a {tray}.}
step holes Poke a hole in the bottom of each {carton=egg-carton? pocket | pot} with {the poke}: roots drown in a puddle.
step paint Paint one sign for each kind on {the mark} with {the paint}: a red tomato, an orange carrot, a purple beet, a green leaf, with a bright band below. {paint=acrylic-paint,paint? Let them dry for half an hour. | }
step name Write the names on the bands with {the pen}{!@6-8? , and the day of sowing on the back | }.
step fill Fill in damp {soil} with {the spoon} up to a fingernail below the rim, and press it gently.
step sow {seed=grass-seed? Sprinkle a pinch of {the seed} into each {carton=egg-carton? pocket | pot}, press it down and cover it thinly with soil. | Make a hole with {the poke}, three times as deep as the seed is thick, drop in two of {the seed}, and close it with a pinch of soil.}
step water Drip on {water} with the spoon until the soil is dark all through, and not a drop more.
step mark Push each sign in beside its row.
step roof Lay {the roof} loosely on top until the first green shows, then take it off: air, or it goes moldy.
step log Measure the tallest of each kind every third day and draw the curve on {the log}. Who is fastest?
further @6-8 Plant the strongest in a pot as a gift, sign and all.
further @9-12 Keep one in the dark and one without water for a week: what does a plant want most?
safety Seeds from packets can be treated and some plants are poisonous: nothing goes into the mouth, and hands are washed after working in soil.
skills sowing, lettering, keeping a record
waiting {paint=acrylic-paint,paint? Half an hour for the paint. | }
alt Seedlings in {a carton} with four painted signs

* jointed-dragon
name dragon
title A Dragon That Coils | {joint=paper-fastener? Seven Brads and a Tail | Seven Joints and a Tail} | Dragon With Moving Jaws and Wings
about Cut from one piece, a dragon only lies there. Cut into seven, with a joint between each, it rears up, strikes and curls around whatever stands on your desk: asleep, on guard, attack. {stick? On two sticks it becomes a puppet. | }
step draw Draw the parts on {the board} with {the pencil}, each with a rounded end as wide as your thumb where it meets the next: a head with an open mouth, a shoulder piece, a middle, a pointed tail, a front leg, a hind leg, and one large wing like half an umbrella.
step cut Cut out all seven. Cut the wing along its edge in scallops.
step color Color both sides with {the pens}: {color a} on top, lighter below, scales in rows of half circles, and an eye with a slit. {pens=acrylic-paint,paint? Let it dry for half an hour. | }
step shine Add the shine with {the shine}: claws, the ribs of the wing, one row along the back.
step holes Make a hole in the middle of every rounded end with {the punch}. Lay the parts in order first: which lies on top?
step join Join tail, middle, shoulders and head with {the joint}{joint=paper-fastener? , legs opened flat behind | {joint=button? , each tied through with a bit of thread | }}, so loosely that each part falls by itself. Then the two legs.
step wing Join the wing last, on the shoulders, on top of everything.
step flame Cut flames from {the flame} and glue them into the mouth.
step stick Glue {the stick} behind shoulders and tail: now two hands can make it fly.
step line Tie {the line} to the shoulder piece and the tail to hang it up.
further @6-8 Give it an egg from the scraps.
further Draw a second wing in mirror image behind it and move both with one thread.
safety {@6-8? A grown-up helps with the holes. | The punch goes through card and not toward a finger.} {joint=paper-fastener? Fasteners are small and pointed | Small parts roll far}: none stays on the floor.
skills planning joints, cutting curves, patterning
alt A paper dragon with jointed body, legs and a wing

* cork-zoo
name set of cork animals
title {hair? Horse, Giraffe and Company | A Small Zoo of Corks} | Four Corks, {antler? a Deer | a Giraffe} and a Friend | Animals on {one legs} Legs
about A cork already has a belly. With a second one for the head and four thin legs, it only depends on the neck: short makes a pig, long a giraffe, and antlers a deer.
step plan Two of {the cork} are one animal: body and head. Lay them on the table and decide who they are before you do anything: that sets the length of neck and legs.
step head {@6-8,9-12? A grown-up cuts the | With a grown-up near, cut the} cork for the head a third shorter with a {knife}, on a board. For an animal with a short neck, glue it right to the front edge of the body.
step paint {coat=acrylic-paint,paint? Paint | Draw} the coat with {the coat}: patches for a giraffe, a white belly, a dark back. Hooves come last. {coat=acrylic-paint,paint? Let it dry for half an hour. | }
step holes Make four holes below and one for the neck with {the hole}, {in 1/2} deep, slanting a little outward: straight legs fall over.
step legs Cut {the legs} to length, dip one end in glue and push them in. Stand the animal up at once and turn the legs until all four touch the table.
step neck Push half of one more into the body at the front as a neck, slanting up, and the head onto its other end.
step ears Cut ears from {the ears}, pinch them at the base, and glue them on behind the eyes.
step hair Glue on {the hair} as a mane and a tail.
step antler Push in or glue on {the antler} as antlers.
step eyes Set {the eyes} on both sides of the head.
further @6-8,9-12 Build a fence and a water trough from what is left.
further Make one for each guest and stick a name card between its ears.
safety A cork rolls: hold it in a rag while it is cut. Legs are pointed: snip the tips.
skills proportion, balancing, working small
waiting An hour for the glue.
alt Two small animals of corks with thin legs, one with antlers

* pyramid-hen
name fabric hen
title {fill=rice,dried-lentil,dried-bean? The Hen That Holds the Door | A Hen in Three Corners} | Pyramid Hen | A Hen for Pins and for Company
about Two squares and a twist: because the last seam is sewn the other way, a flat bag turns into a hen with a beak{tail? , a back and a tail |  and a back}. {fill=rice,dried-lentil,dried-bean? Heavy as it is, it holds recipes, doors and loose pages. | It holds all the pins, and nobody else has one like it.}
step cut Cut two squares of {in 5} from {the cloth} with {the ruler} and {the chalk}.
step red Cut a comb with three bumps, a drop for below, and a small triangle for the beak from {the red}.
step lay Lay one square good side up. Lay the comb near the left corner of the upper edge, the beak below it at the left edge, both pointing inward{tail? , and {the tail} at the right edge, also inward | }. The other square goes on top, good side down.
step sides Sew three sides with {the needle} and {the thread} in backstitch, a finger's width from the edge, through everything. The lower side stays open.
step turn Turn it right side out: comb{tail? , beak and tail | and beak} jump outward. Push the corners out with a finger.
step fill Push in {the fill} until it stands by itself, but not tight.
step legs Knot the ends of {the legs} for feet, and lay them over the edge of the opening, in the middle.
step close Now the trick: press the opening the other way, so that the two side seams meet in the middle, and sew it shut in that direction. A pyramid!
step eyes Sew {the eyes} on both sides, with one stitch through the whole head, so that they sink in a little.
step sit Set it down and press the back: every hen sits a little differently.
further @6-8,9-12 Sew three in different sizes from one old shirt.
further Sew a nest from a braided strip of scraps, and two eggs with buttons.
safety The needle comes back to its place after every seam. {fill=rice,dried-lentil,dried-bean? Seams are sewn twice, so that no filling gets out where a baby crawls. | Pins sit in the hen only when no small child is around.}
skills backstitch, turning, sewing a pyramid
alt A three-cornered fabric hen with a red comb and a beak

* slotted-dinosaur
name dinosaur
title T. Rex From Nine Pieces | {board=cereal-box? A Dinosaur in One Cereal Box | A Skeleton From a Box} | Cut, Slot, Roar
about No glue holds it up and no tape: each rib sits in a slot that is exactly as wide as the {board=foam-board? board | cardboard} is thick. It stands on your shelf, and comes apart again to travel in an envelope.
step plan Draw the parts on {the plan}: a body from snout to tail, as long as your lower arm; four ribs like upside-down U shapes, {in 3} high in the middle; a pair of hind legs joined at the top like a bridge; small arms joined the same way.
step trace Cut them out and trace them onto {the board}{board=cardboard? , the body with the ridges running lengthwise | }.
step body {@6-8? Together, cut | Cut} out the body with {knife? {the knife} on {mat? {the mat} | a cutting board} | {the scissors}}, slowly, in long cuts. Teeth are notches.
step ribs Cut the ribs; the longest belongs in the middle.
step legs Cut legs and arms. The feet are broader than you think: the whole animal stands on them.
step slots Measure how thick the board is with {the ruler}. Cut slots just that wide: for each rib one from above into the back, and one from below into the middle of the rib; for legs and arms one from below into the belly, and one from above into their bridge. Half the height in one piece, half in the other, and both meet.
step try Slide everything together. Too loose? A paper scrap in the slot. Too tight? Half a hair wider. If it tips over, move the legs one slot toward the head.
step paint Take it apart, paint both sides with {the coat}, bone-pale or striped like a tiger, and let it dry for half an hour.
step join Put it together for good with a drop of {glue} in each slot, or without, so that it can be folded flat.
step ground Stand it on {the ground}.
further @6-8 Build a fence and sell tickets.
further Change the species: plates along the back and a low head for a stegosaurus, a long neck and four legs for a diplodocus.
safety {@6-8? A grown-up cuts the slots in thick board. | {knife? The blade goes away from your hand, on a cutting board, with somebody at home. | Thick board is cut in several passes, away from the hand that holds it.}}
skills drawing parts, exact slots, balancing
waiting {coat? Half an hour for the paint.}
alt A cardboard dinosaur of slotted pieces with ribs and two legs

* watercolor-card
name pair of cards
title {photo? Flowers, a Photo and a Few Words | Three Flowers and a Few Words} | Flowers That Need No Vase | Loose Flowers on a Card
about Cut flowers last a week, and these for years. They are made of wet spots that run into each other, and only at the end a pen says where the petals are: nobody needs to be able to draw for that.
step fold {card=index-card? Fold {the card} in half, or leave them flat like postcards. | Fold a piece of {the card} of {in 5 1/2} by {in 8 1/2} in half: the fold at the left.} Two, so that one may go wrong.
step petals Load the brush with {water} and {color a} of {the color} and set five spots close together, pressing the brush flat and lifting it. Leave a little white between them. That is a flower.
step second Set a second flower beside it in {color c}, so close that the colors touch once and bleed into each other.
step stems With {color b} draw three stems downward that meet in one point, and press the brush down left and right for leaves.
step splash Tap the wet brush on a finger above the card: a few drops around it make it light.
step dry Let it dry flat on a {towel} for half an hour.
step lines Draw with {the pen}, fast and a little beside the color: the edge of a petal, a middle of dots, a vein. Not everywhere.
step inside Write inside: what you did this week, what you will do together, and one joke. It helps more than a wish from a store.
step photo Glue in {the photo}, so that there is a face to look at.
step bow Tie {the bow} around the fold{cover? and slip it into {the cover} | }.
further @6-8 Write a number on it and send one a week until you may visit.
further Paint a whole sheet of spots first and find the flowers, birds and fish in them later.
safety Paint water is not for drinking, so keep it away from cups. A wet card lies flat, or the colors run where nobody wants them.
skills wet-on-wet, line and wash, writing from the heart
waiting Half an hour for the paint.
alt A folded card with loose watercolor flowers and pen lines

* two-maps-frame
name map picture
title From There to Here | Two Hearts on One Line | {line? A Thread Between Two Homes | Two Homes in One Frame}
about The street where you learned to ride a bike and the street that is still new: two hearts from two maps, and {line? a red thread | a line} that says that both are true. It is the first thing that goes on the wall in the new room.
step find Find both places on {the map}, print or copy the one you do not have, and mark each with a tiny dot.
step pattern Fold a piece of {the shape}, draw half a heart along the fold, {in 4} wide when it is open, and cut it out. Keep the outside too: it is a viewfinder.
step cut Move the viewfinder over each map until your place lies where you want it, trace, and cut out the heart.
step ground Cut {the ground} to the size of {the frame}.
step stick Glue the hearts side by side, a little below the middle, with a hand of air all around.
step line Lay {the line} in a soft curve from one dot to the other and fix it with tiny dots of glue, its ends tucked under the hearts' edges.
step pins Set {the pins} on both dots.
step photo Glue {the photo} below, a face for each place.
step write Write the names and years with {the pen}, and underneath one sentence: what you bring along.
step frame Put it into {the frame} when the glue is dry, after half an hour.
further @6-8,9-12 Make a second one for the friend who stays, with the hearts the other way around.
further Use it for a whole family: a heart for each place where somebody was born.
safety Ask before you cut a map. {pins=pin,pushpin? Points are bent or pressed flat behind the board. | Glass is put in by a grown-up.}
skills choosing a detail, cutting matching shapes, layout
waiting Half an hour for the glue.
alt A frame with two hearts of maps joined by a red line

* no-sew-tutu
name tutu
title {tulle=tulle? A Tutu Without a Stitch | Rustling Tutu} | Knot, Knot, Twirl | Skirt for a Swan
about Strip after strip is knotted around the waistband, and the more there are, the farther it stands out. There is no sewing in it, and it is ready before the music starts.
step measure {@4-5? A grown-up measures {the band} around the child's waist | Measure {the band} around your waist with {the ruler}}{band=sewing-elastic? , {@4-5? takes | take} off {in 2} so that it sits snugly, | , {@4-5? adds | add} {in 12} for a bow,} and {@4-5? cuts | cut} it.
step ring {band=sewing-elastic,tights? Knot the ends to a ring{@4-5? , tightly | } | Mark the middle of the band, and leave both ends free for tying}, and stretch it over the back of a {chair}.
step strips Cut {the tulle} into strips {in 4} wide and {in 20} long: {@4-5? thirty | forty} or more. {@4-5? The grown-up cuts, the child counts and sorts. | Cut several layers at a time.}
step knot {@4-5? Together, fold | Fold} a strip in half, lay the loop over the band, pull both ends through it and tighten it: one knot. Go on all around, in a pattern of {color a} and {color b}.
step push Push the knots close together. Is there a gap? One more strip fits in.
step even Let somebody turn slowly in it, and trim what hangs too low.
step bow Tie {the bow} around the front over the knots.
step trim Glue {the trim} along the waist.
step glitter Draw dots of {the glitter} on the outer strips and let them dry for an hour.
step dance Put it on over leggings and turn: it should rise and fall a moment after you.
further @4-5 Make a wand with two strips tied to its tip.
further Layer two lengths, long ones below and short ones above, like the skirts on a stage.
safety It is worn around the waist and never higher; strips that come off are picked up. {@4-5? The child is never left to play with loose long strips. | Turn where nothing can catch in it.}
skills knotting, making a pattern, measuring
alt A pink skirt of layers with a white bow at the waist

* tug-braid
name tug toy
title {ball? Tug Toy With a Ball | Braided Tug Toy} | Pull, Growl, Win | The {cloth=denim? Jeans | Shirt} That a Dog Deserves
about The shirt with the stain gets a better life: torn into strips, braided so tightly that teeth slip off, knotted at both ends. For your own dog, or for the ones at the shelter that wait for somebody.
step cut Cut off the hems and seams of {the cloth}, and cut six long strips, {in 3} wide and {in 28} long, with {the scissors}.
step stretch Pull every strip hard at both ends{cloth=old-t-shirt,old-jersey? : it rolls up into a cord | }. What tears now would have torn later.
step knot Lay all six together, tie one thick knot {in 4} from the end, and fix it to the back of a {chair}{hold? with {the hold} | , or let somebody hold it}.
step braid Sort them in pairs and braid: right over the middle, left over the middle. Pull after every turn, as tightly as you can, for as long as your lower arm.
step ball A grown-up cuts two crosswise slits opposite each other in {the ball}; pull the braid through to its middle, strip after strip if it is tight.
step second Tie the second knot close to the end of the braid and pull it tight with your foot on the other one.
step fringe Cut the ends to fringes as long as a finger, not longer: long ones are chewed off.
step test Pull at it in pairs, each at one end, for as long as a breath lasts. Does anything move? Knot again.
step play Hold it low, let the dog pull, and let it win every second time. Then say the word for letting go and trade it for a treat.
further @6-8 Make one with a knot in the middle for two dogs.
further Ask the shelter what they need, and make ten with your class.
safety A toy for a dog is watched by a grown-up: when threads come loose, it goes into the trash. A grown-up does the cutting of thick or springy things.
skills braiding tightly, knotting, testing
alt A thick braided tug toy of strips with knots {ball? and a ball | and fringes}

* diamond-kite
name kite
title A Kite Like in the Old Books | {sail=newspaper? Yesterday's News in the Sky | Diamond in the Wind} | Two Sticks and the Wind
about One stick up, one stick across, a sail between them and a tail that keeps it honest. People flew this kite three hundred years ago. If it does not climb, it is hardly ever the wind and nearly always the bridle: that can be moved.
step cross Cut {the spar} to {in 30} and {in 24}. Lay the short one across the long one, a quarter from the top, and tie them crosswise with {the line}, many turns, until they no longer turn. {spar=wooden-skewer? Skewers are too short alone: bind two together, overlapping by a hand. | }
step frame Cut a notch into each of the four ends and stretch {line} all around through the notches, tight but without bending the sticks. Knot it.
step trace Lay the frame on {the sail}, draw around it {in 1} larger on all sides with {the pen}, and cut it out.
step color Color it with {the color}, large and simple: from below only what is big can be seen. {color=acrylic-paint,paint? Thin coats, and let it dry: paint is heavy. | }
step fold Fold the edges over the string, and tape them down all around with {the tape}.
step patch Stick {the patch} on the two places where the bridle will go through.
step bridle Poke two holes beside the long stick, one a hand from the top, one two hands from the bottom. Tie a string of {ft 3} to the stick through both, on the picture side, and make a small loop in it just above where the sticks cross.
step tail Tie {the tail}, each as long as your hand, in bows along a string five times as long as the kite's width, and tie that to the lower end.
step reel Wind the rest of {the line} onto {the reel} and tie its end to the small loop of the bridle.
step fly With a grown-up on an open field: one holds the kite up, back to the wind, one walks backward and lets out line. It dives? Longer tail. It will not climb? Move the loop a finger toward the top.
further @6-8 Send a paper ring up the line: the wind carries it to the kite.
further Fly it with three different tails and write down which wind wants which.
safety Fly only on open ground, far from power lines, roads and trees, never in a storm, and with gloves on the hand that holds the line.
skills measuring, lashing, tuning
alt A diamond kite in three colors with bows on its tail

* duct-tape-wallet
name wallet
title {tape=duct-tape? Duct-Tape Wallet | Taped Wallet} | {tape=washi-tape? Wallet in Stripes | Wallet That No Rain Gets Through} | Pockets, Strip by Strip
about Strip beside strip, sticky side against sticky side: so tape becomes cloth. It takes an hour, keeps bills flat and cards dry, and whoever sees it orders one.
step sheet Lay strips of {the tape} {in 8} long on a {board}, sticky side down, each overlapping the one above by {in 1/4}, until they are {in 7} high. Measure with {the ruler}.
step back Peel it off in one piece, turn it over, and cover the sticky side with strips the other way around, edge on edge. Smooth it from the middle.
step trim Cut it to {in 7 1/2} by {in 6 1/2} with {the scissors}: clean edges decide how it looks.
step core {core=paper? Slip nothing in yet: fold a bill from the {one core} and lay it on. It must be | Cut the {one core} to {in 7} by {in 2 3/4} and lay it along the middle as a stiff core. The wallet must be} a finger wider than a real bill on each side.
step fold Fold the lower half up to {in 1/4} below the top edge, and crease it with a ruler's edge.
step sides Close both short sides with a strip of another color, half in front, half behind. The top stays open: that is for bills.
step pockets Make three small sheets in the same way, {in 3 3/4} by {in 2 1/4}. Tape them inside on the left, the lowest edge and both sides of each, every one {in 1/2} higher than the last: for cards.
step window Cut {the pocket} to the same size and tape it inside on the right along three sides: a window for a photo.
step deco Decorate the outside with {the deco}, under a strip of clear tape if it should last.
step snap Stick {the snap} on as a fastener.
further @6-8,9-12 Put a card in it with your name and a finder's reward.
further Make a matching phone pocket or a pencil case: the same sheet, other folds.
safety Blades get sticky: wipe the scissors often, and cut away from the hand that holds the tape.
skills laying strips, measuring, folding
alt An open wallet of tape with card pockets and a window
`;
