/** The English words of the shelf of the same name. */
export const words = `
* bench-bot
name robot
means robot, head, junk, can, motor, joint
title A Robot With a Job | First Day on the Job for a Robot | Built Out of What Was Left
about It gets a job before it gets a body: a homework guard, a sock finder, an inspector of refrigerators. What it needs for that, it is built with. | No two robots of this make look alike, because no two tables do.
step job Decide what your robot is for before anything is fixed, and turn {the body} until you see where its front is. Write its model number at the foot with {the pen}. A guard needs eyes, a finder needs long arms, a messenger needs feet.
step coat {coat=spray-paint? Spray {the body} outdoors and with a grown-up in thin passes of {the coat}, | Paint {the body} all over with {the coat} and {the brush}, two thin coats,} and let it dry.
step skin Cut plates out of {the skin} with {the scissors}, for the chest and the sides, and press them on smooth with {a glue}.
step face {head? Fix {the head} on top with {a glue}, a little turned: a robot that looks to the side seems to be listening. | } {eyes? Fix {the eyes} {head? to the head | high up on the front} with {a glue}. | Draw two eyes {head? on the head | high up on the front} with {the pen}.} Close together looks clever, far apart looks friendly.
step feet Fix {the feet} below with {a glue}, wide enough apart that a nudge does not tip it over.
step arms Bend or turn {the arms} until they could do the job, and fix one on each side with {a glue}. Hold them while you count to sixty.
step panel Lay {the panel} on the chest as buttons and gauges, move them until they look as if they did something, then fix them with {a glue}.
step wires {cables? Run {the cables} from the chest to the back and hold both ends with {a glue}. | } {feelers? Fix {the feelers} on top as antennas with {a glue}. | }
step stand Nudge it with one finger from all four sides. Where it wants to tip, something heavy belongs inside, low down.
step first {ride? Set it on {the ride}: this model drives to work. | Stand it where its work is.} Read out what it does, in its own voice, and give it its first order.
further Write an instruction manual with one page about what it refuses to do.
safety Sharp cut edges are pressed flat first, by somebody older. {arms=craft-wire,guitar-string? Turn the ends of the wire into loops. | } Nothing here is ever plugged in.
skills planning before building, joining different materials, giving a thing a character
waiting {coat? About three quarters of an hour for the coat. | }
alt A robot with a square body and a friendly face, made of things from the recycling

* mission-console
name control panel
means panel, key, screen, board, light, desk, label, number
title All Systems Ready | The Captain's Console | Who Presses the Red One?
about Knobs that turn, levers that click, and one button nobody may touch. Sit down in front of it, and the room takes off. | A ship is mostly its control panel. This one is built by the captain.
step plan Lay all the parts on {the panel} first and push them about: what you use most goes to your right hand, the alarm far away from it. Draw around each with {the pen}.
step coat {coat=spray-paint? Spray the front of {the panel} outdoors and with a grown-up with {the coat} | Paint the front of {the panel} with {the coat} and {the brush}} and let it dry. The lines show through a thin coat.
step skin Trim {the skin} to fit with {the scissors} and cover the front of {the panel} or a part of it, smooth, with {a glue}.
step screen Fix {the screen} at eye height with {a glue}: this is where the captain looks.
step knobs Fix {the knobs} in rows with {a glue}. Draw a white or dark pointer on each, and turn every one a little differently: ships are never set all to zero.
step levers Fix only the lower end of {the levers} with {a glue}, so that the upper ends can be tipped or pushed.
step keys Set {the keys} close together as a keypad with {a glue}. Leave a gap as wide as a fingertip.
step cables {cables? Lead {the cables} from one corner to another and hold the ends with {a glue}. | } {maker? In the middle of it goes {the maker}, the heart of the machine. | } {lights? Last come {the lights}, along the edge. | }
step labels Write with {the pen} what each thing does: thrust, shields, snacks.
step launch Strap in, read the checklist aloud and count down from ten.
further Write a flight log: three missions, one of which went wrong.
safety Old electronic parts are looks only: nothing is plugged in, no battery is opened. Small pieces stay away from little brothers and sisters.
skills arranging by use, gluing neatly, inventing a checklist
waiting Half an hour until everything holds.
alt A control panel with knobs in two rows, a screen and labels

* carton-freight-train
name freight train
means train, car, engine, wheel, track, rail, freight, load, number, driver, station
title Freight Train, Due at Four | The Kitchen Line Freight | Three Cars and a Long Way to Go
about An engine and two freight cars on wheels that truly turn. It leaves when the timetable says so, and the timetable is yours. | What did these boxes carry before? Now they carry whatever you load.
step open {cars=can,soda-can,plastic-bottle? Two of {the cars} carry the freight: a grown-up cuts a large window into the top side of each and tapes the edge. | Cut the top side out of two of {the cars} with {the scissors}: those carry the freight.} The third stays closed and becomes the engine: mark its window with {the pen}.
step coat Paint all three with {the coat} and {the brush} and let them dry.
step skin Cut {the skin} with {the scissors} into panels that fit the sides, and put them on with {a glue}.
step holes With a grown-up, make a hole in the exact middle of {the wheels} with the nail. Off center limps.
step axles {tubes? Cut {the tubes} with {the scissors} into six pieces, each a little wider than a car, fix two under each car with {a glue}, and push {the axles} through. | Make loops of {a glue} for two of {the axles} under each car, loose enough that they turn.} Push a wheel onto each end, trim the points with {the scissors}, and roll it.
step funnel Fix {the funnel} on the front of the engine with {a glue} {smoke? and pull {the smoke} out of it in a long puff | }.
step number Draw windows, a door and the number of the line on the sides with {the pen}. Each freight car gets its home station.
step link Tie the cars together with {the link}, two fingers apart, so that it goes around curves.
step load Load {the load} by hand, as many as you can before one falls off.
step off {rails? Lay {the rails} on the floor as tracks. | Choose a line: from the bed to the kitchen.} Announce the departure, push, and be on time.
further Write a timetable with three stops, and let somebody send a parcel.
safety A grown-up holds the wheel while the hole is made, on a board and never in the hand. Points of the axles are cut blunt.
skills making axles turn, measuring, building in series
waiting {coat? About forty minutes for the coat. | }
alt A small freight train of three cars on round wheels

* ring-the-bell-machine
name chain-reaction machine
means bell, machine, ball, track, plan, ramp, end, row
title The Long Way to Do a Small Thing | One Push, and Then Hands Off | A Chain-Reaction Machine
about One push starts it. Then you stand back, and it does six things by itself to do one that you could do with a finger. | It will fail nine times. The tenth time you will want somebody to have filmed it.
step last Begin with the end. {end? Put up {the end} at the far side of the room: that is what the machine has to reach. | Choose what the machine has to do: switch the light off, knock a sock from a chair.} Draw on {the plan} with {the pen} how each thing could set off the one before it.
step ramp Build a slope of {the ramp}, cut to fit with {the scissors} and held with {tape}, and let {the runner} roll down it. It should arrive with a bump, not with a crash: change the slope until it does.
step row Stand {the row} up in a curve at its foot, each closer to the next than it is tall, and take one out of the middle until all the rest is ready.
step arm Tape {the arm} loosely over a fold of the tape roll as a seesaw. {weight? Lay {the weight} on one end: what lands on the other must be heavier, or come from higher. | One end waits up, the other hits the next thing.}
step bucket {line? Hang {the bucket} from {the line} {wheel? over {the wheel} on a chair's arm | over the back of a chair}: when something drops into it, it goes down and pulls the other end up. | Stand {the bucket} at the edge of a chair with half of it over the air: what rolls into it tips it off.}
step spring Stretch or clamp {the spring} and hold it back with one small piece of {tape}: the lightest touch lets go.
step cart Place {the cart} where it gets carried along or pushed off: the passenger of the machine.
step each Try each link five times by itself before you join it to the next one. What works four times of five still needs mending.
step mark Mark with {tape} on the floor where everything stands, and write it on {the plan}: now you can set it up again in two minutes.
step run Put the last piece back, call everybody, film it, push once, and take your hands away.
further Add one more link each day for a week, and count how many tries each costs.
safety Nothing heavier than an orange flies or falls, and nobody's face is over the machine when it starts.
skills cause and effect, patience, testing one thing at a time
alt A ramp with a red ball and a plan beside it, the beginning of a chain-reaction machine

* tray-mars-base
name Mars base
means base, moon, mars, ground, dust, light, flag, tray, power, star
title First Night on Mars | A Base for Six, Far From Home | Where Will the First Ones Live?
about Six people, one tray, two hundred million kilometers from the next shop. Where do they sleep, what do they breathe, what grows? | Every piece here has a job. On Mars nobody brings decoration.
step plan Draw the base on {the ground} with {the pen}: where one lands, where one sleeps, where food grows. Nothing may stand more than one tunnel from the next.
step coat {coat=spray-paint? Spray {the ground} outdoors and with a grown-up with {the coat} | Paint {the ground} with {the coat} and {the brush}} in the color of the planet and let it dry.
step domes Trim {the domes} with {the scissors} where they are too tall{domes=can,soda-can? , with a grown-up and folded edges | }, turn them open side down and fix them onto {the ground} with {a glue}.
step skin Cover one dome, or the tops of all, with {the skin}, cut to strips with {the scissors} and held with {a glue}: out there the sun burns and the night freezes.
step tunnels Cut {the tunnels} to length with {the scissors} and join the domes with them and {a glue}: nobody goes outside without a suit.
step dust Spread {paste} on the free ground and scatter {the dust} over it, thicker against the walls, as the wind leaves it. Tip off the rest. {rocks? Press {the rocks} in where they look as if they had fallen. | }
step power Fix {the sun} in a row with {a glue}, all tilted to the same side: that is the power plant.
step green Tuck {the green} into or beside the largest dome: the only garden on the planet. {light? Put {the light} under or behind it. | } {rover? Park {the rover} by the door. | } {flag? Stand {the flag} where the first foot touched the ground. | }
step doors Draw a door and a number on every dome with {the pen}: in a storm nobody should look for long. {mast? Put up {the mast} on top with {a glue}, for calling home. | }
step day Tell one day of the base: who wakes first, what breaks at noon, and how they mend it with what they have.
further Write the list of ten things that each of the six may bring along.
safety {dust=coffee-grounds,flour,spice? Scatter low, and do not breathe the dust. | Small pieces stay away from little brothers and sisters.}
skills planning, building in scale, thinking about what people need
waiting An hour until everything holds.
alt A tray with a rust-red ground and pale domes, the model of a base on Mars
`;
