/** The English words of the shelf of the same name. */
export const words = `
* orbits-of-odd-rounds
name solar system
means sun, sky, planet, orbit, ring, moon, star, space, craft, light, order
title Eight Worlds From the Junk Drawer | The Sun and Its Odd Company | A Solar System From the Junk Drawer
about Nothing round is thrown away in this house: eight of it go around the sun, and one has somebody on it who is reading this. | To scale it would need a soccer field. Like this it fits above a desk.
step order Choose which of {the planets} is which world. Where the sizes differ, the smallest goes nearest to the sun and the two largest are Jupiter and Saturn. Look the order up in a book and line them up.
step coat {coat=spray-paint? Spray {the sky} outdoors and with a grown-up, nearly black, with {the coat}, | Paint {the sky} nearly black with {the coat} and {the brush},} leave a paler cloud across one corner, and let it dry.
step flick Dip {the flick} into thin pale color or soap foam and flick or dab the stars on, dense in one band: that is the Milky Way.
step orbits Draw eight curves around one corner of {the sky} with {the pen}, close together at first, then wider and wider apart.
step sun {sun=old-CD,foam-ball,dried-orange-slice,yarn,cupcake-liner? Fix {the sun} in that corner with {a glue}: the only thing here that shines by itself. | Cut rays or a disk out of {the sun} with {the scissors}, as large as fits, and fix it in that corner with {a glue}.}
step rings Lay {the rings} around Saturn, and a thin one around Uranus, which lies on its side, and hold them with {a glue}.
step planets {lines? Tie or fix each to a piece of {the lines} and fasten the other end with {a glue}, so that it hangs before its own orbit: | Fix each onto its own orbit with {a glue},} the smallest nearest to the sun, and none of them in one row. {moons? {the moons} go beside them as moons. | }
step shine Cut {the shine} into specks with {the scissors}, as small as a lentil, and scatter them where no planet passes, held with {a glue}.
step craft Fix {the craft} somewhere between Mars and Jupiter with {a glue}: a probe that left nine years ago.
step night {glow? Add {the glow}, | Hang it opposite the window,} turn off the lamp and travel from the inside to the outside, with one sentence for each stop.
further Find out how long a year is out there, and work out how old you are on each.
safety {coat=spray-paint? Spray only outdoors and with a grown-up. | } Small planets stay away from little brothers and sisters.
skills ordering by size, painting a night sky, knowing the planets
waiting {coat? About three quarters of an hour for the coat. | }
alt A dark sky with a sun in the corner, curved orbits and eight planets

* ferry-across-the-rug
name car ferry
means ferry, boat, ship, car, ramp, deck, harbor, water, island, name, mast, horn, rope, number
title Last Ferry Before the Storm | All Aboard for the Other Side of the Rug | Ferry Leaves When It Is Full
about Cars roll on in front and off again on the other side. In between lies the sea, two meters of it. | A ferry does the same thing all day and never gets bored. The captain sells the tickets, too.
step bow Stand {the hull} open side up and cut one short end with {the scissors} on two sides, so that it folds down: the ramp. With a grown-up, cut the other end the same way. Mark the deck's lanes with {the pen}.
step coat {coat=construction-paper,duct-tape? Cover the sides with {the coat}, cut to size with {the scissors}, | Paint the sides with {the coat} and {the brush} and let them dry,} the lower third in a darker color: up to there it swims.
step cabin Set {the cabin} on one side of the deck with {a glue}, so that a lane stays free beside it. {funnel? Behind it stand {the funnel} as funnels. | }
step mast Fix {the mast} in front and behind with {a glue}. {flags? Between them or at the tips fly {the flags}. | }
step names Give the ship a name and a home port with {the pen}, and portholes as round as coins.
step rings Fix {the rings} along the rail with {a glue}: one for everybody on board.
step harbor Spread {the map} on the floor: that is the sea. {posts? On both shores stand {the posts} as docks. | }
step rope Tie {the rope} to the bow, with a loop at its end: so the ferry is pulled in, as on rivers.
step load Let {the load} drive or walk on, one lane after the other, heavy ones in the middle. Otherwise it lists.
step cross {horn? Sound {the horn}, | Give one long blast through your hands,} fold up the ramps, cross over, and let everybody off in the same order.
further Write a timetable, and what it costs for a car, a bicycle and a cow.
safety It is a ship for floors, not for a bath. Small loads stay away from little brothers and sisters.
skills cutting a hinged ramp, balancing a load, playing by a timetable
waiting {coat=acrylic-paint,paint? Forty minutes for the paint. | }
alt A ferry with a bridge, windows and a ramp

* box-of-every-road
name road box
means road, box, map, route, town, car, key, board, strap, trip, corner, pin, line, lid, mile
title Every Road You Ever Took | Keys, Maps, and Proof That You Were There | A Map-Covered Box for Travel Treasures
about The road on the outside leads from your door to the farthest place you have been. On the inside is the proof. | For somebody who is always on the way, or is about to leave for the first time.
step choose Find on {the map} the place where you live and the farthest place you want on it, and lay it over {the box} so that both lie on the front.
step cover Cut one piece of {the map} for the lid and one for the body with {the scissors}, a thumb larger all around. Spread {paste} {brush? thinly with {the brush}, | thinly,} lay each on from the middle outward, and fold the edges over: the seam between lid and body stays free, or it never opens again.
step dry {letters? Cover {the letters} with scraps of it too, and glue them on the lid. | } Spread two thin coats of {paste} over the map{brush?  with {the brush} | }, with an hour between them. It turns clear and keeps off fingerprints.
step route Draw the road you took with {the pen}, every bend, and one wrong turn if there was one.
step pins Lay {the route} along it and hold it with {a paste}. {pins? Every stop gets one of {the pins}. | }
step corners Cut four corners from {the corners} with {the scissors} and fold them over the edges with {a glue}: old suitcases had them.
step keys Set {the keys} where a lock would be with {a glue}. {car? On top parks {the car}. | }
step lining Trim {the lining} with {the scissors} and line what is hollow or the back of it with {a paste}.
step strap Tie {the strap} around as a handle, doubled and knotted twice.
step fill {stubs? Put in {the stubs}, the newest on top. | Put in the first thing from the next trip.} Stand it where you put down your keys when you come home.
further On each birthday add the miles of the year in small figures along the edge.
safety {keys? Old metal parts are wiped and free of sharp edges, checked by somebody older. | Wet paste is wiped off the table at once.} Small pieces stay away from little brothers and sisters.
skills covering neatly, reading maps, keeping a journey
waiting An hour for each coat.
alt A box covered with a map, with a red route and straps

* still-life-in-a-cup
name garden in a cup
means cup, garden, light, moss, house, mushroom, wood, page, tea, stone
title A Garden That Fits a Saucer | The Smallest Wood in the House | Somebody Left the Lights On
about A chipped cup is worthless in a cupboard and exactly right as a hill. Somebody has already moved in. | It needs no sun and hardly any care: only a windowsill and somebody who bends down.
step tilt Set {the vessel} upright or on its side, as if it had been forgotten in the grass. Turn it until its handle or its best edge is in front.
step clay Shape a house, a mushroom or a door as tall as your thumb from {the clay}, with a toothpick-thin window, and {clay=polymer-clay? bake it with a grown-up as the package says | let it get firm beside you}.
step stones Put {the stones} at the bottom: they hold it down and drain it.
step green Fill {the vessel} with {the green}, pressed in at the edges, heaped in the middle to a hill that is higher than the rim.
step second Push {the second} in at the back, trimmed with {the scissors} to different heights: these are the trees.
step ladder Make a ladder, a fence or a sign from {the ladder} with {a glue} and lean it on the rim. {folk? Beside it lives {the folk}. | }
step veil Tie {the veil} around the foot or the handle.
step page Write with {the pen} on a corner of {the page}, no larger than a stamp, what the one who lives here has put on the door: back by dark.
step look Bend down until your eye is as low as the rim. Where do you see the back? One more sprig goes there.
step dusk {light? Lay {the light} through the green, the switch behind. | Set it where the last sun comes in.} By evening, look who is home.
further Change one thing in it every month: a season costs one leaf.
safety {light=string-light,LED-tea-light,LED-candle,LED-light? Only lights with a closed battery case. | No candle among dry plants.} Pick only where picking is allowed. {vessel=ceramic-mug,bowl,ceramic-plate? A chipped rim is sanded or turned to the back. | }
skills arranging in layers, working small, telling with few things
waiting {clay? An hour until the small house is firm. | }
alt A cup with a small green garden in it

* bag-of-the-old-team
name team bag
means bag, team, ball, season, cord, pin, tunnel, number, sock, seam, needle
title It Still Goes to Every Practice | Too Small to Wear, Too Good to Quit | A Drawstring Bag in the Team's Colors
about It does not fit any more, but it has been in every game. From now on it carries the one that does. | One straight seam, one tunnel, one cord: a bag in an afternoon, with your own number on it.
step lay Lay {the jersey} flat, inside out, and mark with {the pen} a straight line across beneath the arms. What you want to see from outside, number or stripe, lies in the middle.
step cut Cut along the line with {the scissors}, through both layers. {jersey=old-jersey,old-t-shirt,old-sweater? The lower edge has its hem already: that becomes the top. | One finished edge becomes the top.}
step seam Hold the cut edges together with {the pin}, thread {the needle} with {the thread}, double, and close the bottom in small backstitches, a finger from the edge. Then once more beside it: balls are heavy.
step tunnel Fold the top over by three fingers and sew it down all around, with a gap of a thumb at each side: the tunnel.
step cord Fasten {the pin} to one end of {the cord} and push it through the tunnel, all around and out where it went in. Turn the bag right side out, and lead the ends to the lower corners, through a small snip, knotted on the inside.
step ends {tape? Wrap the ends with {the tape}, so that they do not fray. | Knot the ends fat, so that they do not fray.} {ball? To the knots hang {the ball}. | }
step pocket Sew {the pocket} on with {the needle} and {the thread} on three sides: for keys, tape, a mouthguard.
step letters Add your initials with {the letters}, next to the number or where it was.
step caps Fix {the caps} in a row with {a glue}: one for each season.
step pack Pack it for tomorrow. {stick? Hang it on {the stick} by the door: that is the new place for everything. | Hang it by the door.} {fill? Until then {the fill} keep it in shape. | }
further From the sleeves come two wristbands: hem them once around.
safety Nobody wears the cord around the neck, and no cord hangs where small children play. Count pins and needles afterward.
skills sewing a seam and a tunnel, planning a cut, reusing
alt A drawstring bag sewn from sports clothes

* crock-for-the-cook
name cook's crock
means kitchen, crock, spoon, card, wood, tea, spice, cup, oven, table, jar
title For the One Who Feeds Everybody | The Crock on the Counter | A Spoon Crock With a Secret Recipe
about Somebody stirs for all of you every evening. Here is what to stir with, and where it stands. | It looks like a shop in the old town, and it was in the recycling this morning.
step wash Wash {the can} with warm water, take the label off and dry it. {can=can? A grown-up checks the rim and presses it flat. | }
step wrap Trim {the wrap} with {the scissors} until it has the right height, {wrap=rope? wind it around in close turns, | wrap it around once with a thumb's overlap, the best part in front,} and hold it with {a glue}. Stains may stay: they are from real meals.
step coat {coat=spray-paint? Spray bands on the handles of {the spoons}, outdoors and with a grown-up, with {the coat}, | Decorate only the handles of {the spoons} with {the coat} {brush? and {the brush} | }: bands, dots, a name,} never the end that stirs. Let them dry for an hour.
step tie Tie {the tie} around the middle, cut off with {the scissors}. {spice? Tuck {the spice} behind the knot: now it smells of what is coming. | }
step foot Fix {the foot} below with {a glue}, so that it does not scratch.
step recipe Write on {the card} with {the pen} the recipe that only your family makes, with the part that nobody ever writes down: until it smells right.
step dry Pour {the dry} into the bottom as a weight, two fingers high, in a paper twist if it should stay clean.
step spoons Stand {the spoons} in it, handles up if they are the pretty end, at different heights.
step place Nudge it. If it tips, something heavier belongs at the bottom.
step give {clip? Fasten a note to the edge with {the clip} | Put a note on it} and stand it on the kitchen counter before anybody is up.
further Cook the recipe on the card with the one you gave it to.
safety What touches food stays bare: no color and nothing sticky beyond the handle. It stands away from anything hot. {coat=spray-paint? Spray only outdoors and with a grown-up. | }
skills wrapping, decorating handles, thinking of a cook
waiting {coat? An hour for the handles. | }
alt A covered crock with kitchen tools standing in it

* chest-of-the-last-crew
name treasure chest
means chest, treasure, map, key, gold, island, lid, wood, iron, plank, crew, captain, coin
title Half of It Is Still Missing | The Chest of the Last Crew | Finders Have to Sign
about Twelve pieces are inside, and a map to the thirteenth. Whoever opens the chest belongs to the crew. | It looks two hundred years old by tonight, and nobody needs to know what was in it before.
step grain Turn {the chest} so that its top opens toward you. Draw the grain of old planks all over it with {the pen}: long lines that bend around knots.
step planks Trim {the planks} with {the scissors} and fix them along the sides with {glue}, with gaps that are not quite even.
step coat Go over everything with {the coat} and {the brush}, dark in the cracks, wiped off on the edges where hands have carried it. Let it dry for three quarters of an hour.
step bands Cut {the bands} with {the scissors} and lay them around as iron fittings, two across and one over every corner, held with {glue}. Dots of the same make rivets.
step rope Tie {the rope} through a hole on either side, or around it, as handles: two knots each.
step lock Fix {the lock} in the middle of the front with {glue}. No chest is worth opening without one.
step lining Line the inside with {the lining} and {glue}, so that it hangs out a little over one edge.
step loot {sand? Pour in {the sand} first: it was buried. | Heap up something soft first, so that it looks fuller.} Then let {the loot} fall in from above, not laid but spilled. {pearls? {the pearls} hang out over the edge. | }
step map Draw on {the map} with {the pen} your home as an island: a mountain range of sofas, a bay, a cross. Crumple it, smooth it out, fray its edges.
step hide {guard? {the guard} sits on the lid and says nothing. | Knock twice on the lid: that is the sign.} Hide the chest, hand out the map, and let the crew begin at the wrong end of the island.
further Write the crew's six laws, and let everybody sign with a thumbprint.
safety Small treasure stays away from little brothers and sisters. {chest=cookie-tin? Rims of tins are smooth before small hands reach in. | }
skills aging a surface, lining, drawing a map
waiting {coat? Three quarters of an hour for the coat. | }
alt A wooden-looking treasure chest, open and full

* porch-of-pale-lights
name haunted lights
means light, lantern, ghost, mummy, porch, eye, night, house, window, veil, name, row, face
title Three Who Wait on the Porch | Pale Lights for a Dark Walk | Three Halloween Jar Lanterns
about By day three wrapped things in a row. When it gets dark, each of them opens an eye. | Whoever comes up the steps will slow down. That is all you want.
step wash Wash {the jar} with warm water and dry them. Set the tallest in the middle.
step coat {coat=spray-paint? Spray the rims outdoors and with a grown-up, with {the coat}, | Blacken the rims and a few drips below them with {the coat} {brush? and {the brush} | }} and let them dry. The middle stays clear for the light.
step veil Tear or cut {the veil} with {the scissors} into ragged strips and wrap them around, crossing, with gaps, held behind with {a glue}. One is wrapped tightly, one hangs in tatters, one only to the neck.
step eyes Draw a face on each with {the pen}, half covered: a mouth that has just stopped talking. {eyes? Set {the eyes} between the strips with {a glue}, not quite level. | }
step trim Tie {the trim} around the neck of each, cut ragged with {the scissors}.
step label Write with {the pen} on {the label} what is kept in there and since when, and hang one on each: do not wake before 1893.
step fill Pour a little of {the fill} into each, so that wind does not tip it.
step twigs Stand {the twigs} behind them like fingers. {guest? Between them hang or sit {the guest}. | }
step row Set the three {stand? on {the stand} | on steps} at different heights, turned toward the path, away from where feet go.
step night Put {the light} inside or behind them when it gets dark, step out of the house and look at it from the gate.
further Record three seconds of breathing and let it play behind the door.
safety Only lights with batteries: veils and flames do not go together. {jar=glass-jar,glass-bottle? Glass with a crack is left out. | } {coat=spray-paint? Spray only outdoors and with a grown-up. | }
skills layering, lighting, setting a scene
waiting {coat? An hour for the coat. | }
alt Three wrapped glowing lanterns with faces in a row

* panels-around-the-desk
name panel wall
means panel, page, board, light, frame, wall, word, figure, story, hero, speech, line, corner
title The Page You Live In | Four Panels and a Light Switch | A Comic Page for the Wall in Four Panels
about A page as large as a window: four panels, tilted as if something were just about to happen. | It is not a poster. You choose which moments stand next to each other, and then it is your story.
step moment Choose from {the pages} the four moments that made you stay, and lay them on {the board}: one quiet, one loud, one close up, one far away.
step grid Divide {the board} with {the pen} into four panels, with slanting lines: a slanted panel moves, a straight one waits.
step cut Cut {the pages} with {the scissors} to fit, and cut one figure out whole, so that it can step over its edge.
step panels Fix them with {a glue}. {depth? Under the figure and the loudest panel go pieces of {the depth}, so that they stand out by a finger. | The figure goes on last, over the line.}
step frames Border every panel with {the frames}, trimmed with {the scissors}: dark edges make it a page.
step pens Speed lines, sparks, a shadow: with {the pens}, add whatever is still only in your head.
step words Cut speech bubbles out of {the words} with {the scissors}, write in them what was never said, and fix them with {a glue}.
step figures Along the lower edge {hooks? hang {the figures} from {the hooks}, | fix {the figures} with {a glue},} as if on a shelf.
step shine Cut {the shine} into splinters with {the scissors} and set them where the light should catch, with {a glue}.
step on {light? Fasten {the light} around the back of the edge, so that only its glow is seen, and switch it on. | Hang it where the desk lamp reaches it.} Now read it aloud, from the upper left.
further Change one panel whenever there is a new favorite moment.
safety Cut up only what is yours, or is there twice. {light? Only lights with a closed battery case, off at night. | }
skills composing a page, cutting out, telling in pictures
waiting Half an hour until it holds.
alt A board with four slanted panels like a comic page
`;
