export const words = `
* torn-picture
name {v}
title Torn-Paper {V} | {A V} Without Scissors | {V} in a Hundred Scraps
about {@2-3? Ripping paper is what two-year-olds do best, so here it is the whole job: every scrap lands on the {v}. | Torn edges are soft and a little furry, and no two scraps are alike. That is why {a v} made of them looks alive.} | {@2-3? A picture that starts with a good loud rip and ends as {a v}. | Fingers can do what scissors cannot: an edge with a white rim, as if it were drawn in chalk.}
step outline {@2-3? Draw {the v} on {the base} for your child, as large as the sheet allows: {v.big}. | Draw the big shapes lightly on {the base}, almost to the edge: {v.big}.}
step strips @2-3 Start many small rips along the edge of {the bits}, then let your child pull each one through. Scraps as big as a cracker are right.
step strips @4-5 Tear strips as wide as a thumb from {the bits}, then tear the strips into squares. One heap for each color.
step strips @6-8 Tear strips from {the bits}. Pull toward yourself for a white rim and away from yourself for none, then tear them into scraps and sort them by color.
step big @2-3 Rub {stick=glue? a little glue | the glue stick} inside the outline, one hand's width at a time. Your child presses scraps on until the ground is hidden.
step big @4-5 {stick=glue? Spread a thin coat of glue | Rub the glue stick} over one shape and lay the scraps on like tiles, from the outline inward.
step big @6-8 Glue the outer row first, with its straight edges along the line. Fill the middle in rows, each scrap half over the one before.
step small @2-3 Now the parts that make it {a v}: {v.small}. You tear, your child points where, and you stick together.
step small Tear the small parts to shape, slowly, with both thumbs close together: {v.small}.
step shade Turn the scraps over or pick a darker page, and lay a row of them along the lower edge: it makes the shape look round.
step last {@2-3? Draw with your child: {v.last}. | Draw what is too fine to tear: {v.last}.}
step play {v.game}
further {@2-3? Keep a box for leftover scraps: next week they are snow, or food for a toy cow. | {v.more}}
safety {@2-3? Scraps go on the paper: sit beside your child, and keep pieces larger than a mouthful. | Paper edges can cut when they are pulled fast: tear slowly, with the thumbs close together.}
skills tearing, sticking, {@2-3? naming the parts | filling a shape}
alt A picture of {a v} made of torn scraps of paper
left rice: too heavy for {stick} on paper
say longneck: name=long-necked dinosaur; big=a hill for the body, a neck like a swan, four short legs, and a tail; small=round yellow spots down its side; last=an eye and a small smile; game=Stretch up like a long neck and pretend to eat the leaves off the lampshade.; more=Tear a tree with leaves that only this neck can reach.
say rocket: name=rocket; big=a tall body with a pointed nose and two fins at the bottom; small=a gold ring for the window, and flames under the tail; last=a face in the window; game=Count down from five and lift the picture off the table as high as you can reach.; more=Tear a moon for it to land on, with craters of gray.
say fish: name=fish; big=an egg-shaped body and a tail with two points; small=blue stripes across the body and a fin in the middle; last=a round eye and a mouth; game=Let it swim around the kitchen, and stop for every bubble you say: pop.; more=Tear thin green strips for seaweed and let the fish hide behind them.
say lion: name=lion; big=a mane of long orange scraps, all pointing outward, and a round yellow face on top; small=nothing on the cheeks yet: round off the ears with two scraps; last=eyes, a nose, and whiskers; game=Hold it in front of your face and roar, first like a big lion, then like a cub.; more=Tear tall grass along the bottom so that only the face looks out.
say bus: name=bus; big=a long box with a short nose in front; small=blue windows, a black stripe, and two wheels; last=a headlight and somebody in each window; game=Sing the wheels on the bus, and point to what the song sings about.; more=Tear a road from gray paper and park the bus on it.
say robot: name=robot; big=a large square body, a smaller square head, two arms, and two feet; small=a red panel with buttons and two round eyes; last=an antenna on the head and a mouth like a slot; game=Walk like a robot: stiff knees, stiff elbows, and a beep at every corner.; more=Tear a tiny robot helper from the leftover scraps.
say snail: name=snail; big=a long flat body and a large round shell on its back; small=a spiral of darker scraps, from the middle of the shell outward; last=two feelers with eyes on top; game=Creep across the floor as slowly as you can: the last one wins.; more=Stick a shiny trail of foil or light paper behind it.
say drum: name=drum; big=a wide red side, a little narrower at the bottom; small=a white oval on top for the skin and a gold zigzag around the side; last=two sticks, crossed on the skin; game=Drum on the table with two fingers while somebody else hums a march.; more=Tear big and small dots that bounce off the skin: loud beats and soft ones.
say jersey: name=team jersey; big=a square body and two short sleeves; small=a collar, a stripe at the hem, and the number of your age; last=the name of the player; game=Wear it in front of your chest and take a bow to the crowd.; more=Tear a ball to go with it, and a goal with a net of strips.
say umbrella: name=umbrella in the rain; big=half a circle as wide as the sheet; small=two curved ribs in another color; last=a handle with a hook, and drops on every side; game=Tap the table with all fingers: drizzle, rain, downpour, and stop.; more=Tear two boots and a puddle to go under it.
say dragon: name=dragon; big=a round body with a long tail, a neck, and one wing that stands up; small=two horns and spots along the body; last=an eye, and fire in front of the mouth; game=Breathe in through the nose and let the fire out slowly, until the very end.; more=Tear a heap of yellow gold for it to guard.
say castle: name=castle; big=two tall towers and a wall between them; small=a pointed roof on each tower; last=a gate, and windows to look out of; game=Knock on the gate and tell who lives there, and who may come in.; more=Tear a moat of blue strips around it.
say hero: name=superhero; big=a cape as wide as the sheet, a red body, and two arms that reach up; small=a mask, a belt, and boots; last=a smile and a sign on the chest; game=Fly the picture through the room and land wherever somebody needs help.; more=Tear a row of gray houses along the bottom for the hero to fly over.
`;
