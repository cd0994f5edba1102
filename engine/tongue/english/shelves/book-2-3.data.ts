export const words = `
* squish-bag
name squish bag
title {v.title} | {V} Squish Bag | {V} Behind Plastic
about {v.about} The color stays in the bag, the hands stay dry, and the picture is never finished. | {v.about} Pat, push, stroke, start again: it lies taped to the table for as long as it is wanted.
say mixing: name=color mixing; ones=circles; V=Color-Mixing; title=Where Does the Orange Come From?; about=Three colors go in, and orange, green and purple turn up under your child's hands.; shape=three circles as big as your palm; do=Push yellow into red: what is it now? Then yellow into blue; draw=a circle, a line, a whole smiling face; chase=Your child pushes the circles from one color into the next.
say sea: name=sea; ones=fish; title=A Sea to Squeeze; about=Waves roll from one hand to the other, and a fingertip can draw a fish in them.; shape=two fish as long as your finger; do=Make waves with both palms, first small ones, then a storm; draw=fish, waves and a sun with rays; chase=Your child chases the fish through the bag with one finger.
say galaxy: name=galaxy; ones=stars; title=A Galaxy to Squeeze; about=Dark blue, silver and a little yellow turn slowly into a sky full of mist and stars.; shape=three stars as big as your palm; do=Turn a flat hand round and round on one spot: that is a spiral of stars; draw=a moon, a rocket and a row of dots for stars; chase=Your child slides the stars to a new place in the sky.
say holi: name=festival colors; ones=circles; V=Festival of Colors; title=Holi in a Bag; about=At Holi colors fly through the streets and land on everybody. Here they fly as well, and yet all hands stay clean.; shape=three circles as big as your palm; do=Push pink into yellow: what is it now? Then pink into blue; draw=a flower, a sun and a hand with five fingers; chase=Your child pushes the circles from one color into the next.
say swamp: name=swamp; ones=dinosaurs; title=A Dinosaur Swamp to Squeeze; about=Green and brown ooze between the fingers, as they did between a dinosaur's toes.; shape=two dinosaurs as long as your finger; do=Stomp through the swamp with your fingers, first slow and heavy, then quick; draw=footprints with three toes each; chase=Your child helps the dinosaurs wade to the other side.
step shapes If they are not cut yet, cut {v.shape} from {the swimmer}. Round off what could poke the bag.
step fill {paint=hair-gel? {!v=mixing,holi? Put three heaped tablespoons of {the paint} into {the bag}, right in the middle. If there are two colors, they go in side by side. | Put a heaped tablespoon of {the paint} in {color a}, one in {color b} and one in {color c} into {the bag}, each in its own corner.} | Put two heaped tablespoons of {colored paint a} and one of {color b} into {the bag}, side by side{v=mixing,holi? , and one of {color c} in the corner that is left}{v=galaxy? , and a small one of {color c} between them}.}
step dye Let two drops of {the dye} fall on it before the bag is closed. The patting will spread them, from dark streaks to one even color.
step slip Hold it open: your child drops the {v.ones} in, one after the other, and waves to each.
step seal Stroke the air out with the side of your hand, close the bag, fold the opening over once and tape it shut. Lay it flat on {card? {the card} on the table, for bright colors, | the table} and tape down all four edges, so that it cannot be lifted.
step pat Your child pats it with flat hands, then pushes with the fingers.
step wave {v.do}.
step draw Now one fingertip draws: {v.draw}. A flat hand wipes it away for the next picture.
step chase {v.chase}
step end When it is time to stop, peel the tape off and throw the bag away closed.
further Tape the next one to a window, as high as your child's chest: the light shines through the colors.
safety The bag stays taped down flat for as long as your child plays and never comes near a face; fingers only, nothing with a point, and a bag that leaks goes straight into the trash.
skills pressing, drawing with one finger, watching colors mix
alt A clear bag of swirling color taped flat to a table, with a wavy line drawn in it

* toy-car-tracks
name picture
title Roads Painted by {car? Cars | Wheels} | Tire Tracks on the Table | Drive, Print, Car Wash
about Wheels through the paint, wheels over the paper: every car writes its own two lines. Afterward everybody goes through the car wash. | Your child drives, the wheels paint. Where two roads cross, the colors mix.
step road Cover the table, {road=cereal-box? press {the road} flat on it, its plain side up, | lay {the road} on it with the ends touching,} and tape down the corners.
step cars Choose {n car} cars too big to fit into a mouth, with wheels that sit tight and turn easily.
step pour Spread a puddle of each color on {the tray}, thin as jam on bread and as wide as a hand: a deep puddle stops the wheels.
step dip Your child rolls the first car back and forth in {color a} until its wheels are full.
step drive Off onto {the road}: straight on, around a bend, all the way to the edge. When the line grows pale, it is time to fill up again.
step more The second car goes through {color b} and crosses the first road.
step wash Fill a bowl two fingers deep with warm water for the car wash. Your child dips, {scrub? scrubs with {the scrub} | rubs} and dries each car with {the towel}.
step dry Leave the roads flat for half an hour; then cars with clean wheels may drive on them.
further Try other wheels from the toy box. Which tracks are wide, and which have a pattern?
safety Stay beside the water of the car wash and pour it out right after; cars with small loose parts wait on the shelf.
skills rolling, steering, comparing lines
waiting Half an hour for the paint to dry.
alt A sheet of paper with red and blue wheel tracks and a small red car on it

* fork-prickles
name {v}
title {v.title} | {A V} Printed With a Fork | Fork-Print {V}
about The prongs of one fork print {v.what} in one press. Ten presses side by side, and {the v} is there. | One fork, one color: press and lift, all the way around, and {v.what} stands out on every side.
say hedgehog: name=hedgehog; title=A Hedgehog Full of Prickles; what=a row of prickles; shape=half a circle as wide as two hands, like a hill, with a pointed snout on the left; where=along the curve of the back, with the prongs pointing out; inner=on the snout, for soft fur; face=one eye, a round nose on the tip of the snout and a smile; tell=Hedgehogs snuffle. How does yours sound when it finds an apple?
say lion: name=lion; title=A Lion With a Fork-Print Mane; what=a bit of mane; shape=a circle as wide as a grown-up's palm; where=all around the circle, with the prongs pointing out; inner=inside the circle, for soft fur; face=two eyes, a nose like a triangle and a mouth; tell=Lions roar and lions yawn. Which one is yours doing?
say sun: name=sun; title=A Sun With Fork-Print Rays; what=a bundle of rays; shape=a circle as wide as a grown-up's palm; where=all around the circle, with the prongs pointing out; inner=inside the circle, until the sun is full; face=two eyes and a wide smile; tell=Stretch both arms up like the rays and let the sun rise.
say chick: name=chick; title=A Fluffy Fork-Print Chick; what=fluffy down; shape=a circle as wide as a grown-up's palm, with two short legs below; where=all around the circle and across the middle; inner=in the middle, where the down is thickest; face=two eyes and a small beak; tell=Peep softly. Who answers?
say pufferfish: name=pufferfish; title=A Pufferfish Full of Spikes; what=a row of spikes; shape=a circle as wide as a grown-up's palm, with a fan for a tail on the right; where=all around the circle, with the prongs pointing out; inner=inside the circle, for spots; face=a round eye and a small round mouth; tell=Make yourself as round as the fish, and then small again.
step line On {the sheet}, draw {v.shape}.
step pour Spread a spoonful of {color a} paint thinly on {the tray}.
step print {@2-3? Your child holds the fork at the neck, lays the prongs flat into the paint and presses them onto the sheet | Lay the prongs of the fork flat into the paint and press them onto the sheet}, {v.where}: press, lift, press, lift.
step again {@2-3? Fill the fork again and print a second round beside the first, until no gap is left. | Print a second round between the first prints, a little farther out, until no gap is left.}
step dot {@2-3? Your child dips | Dip} a fingertip into the paint and {@2-3? dabs | dab} it {v.inner}.
step dry Let the paint dry for half an hour.
step face {@2-3? Draw the face together: | Draw the face:} {v.face}.
step eyes Press {the eyes} on where the eyes are.
step tell {v.tell}
further @2-3 Drag the fork through the last of the paint: it plows lines like a field.
further Print one with small prongs and one with large, a child and its mother.
safety Choose a fork with short blunt prongs, of the kind your child eats with; it stays on the table, and nobody walks around with it.
skills pressing and lifting, working around a circle, naming a face
waiting Half an hour for the paint to dry.
alt A picture of {a v} whose outline is printed with the prongs of a fork

* bubble-print
name {v}
title {v.title} | {A V} Full of Bubbles | Bubble-Wrap {V}
about Both hands smear paint over the bumps, a sheet goes on top, and it comes off full of round {v.dots}. | {v.why} Printing them one by one would take all day; bubble wrap does it at once.
say fish: name=fish; title=A Fish in Round Scales; dots=scales; why=A fish has more scales than anybody can paint.; cut=a fish as large as the sheet, with a wide tail; face=an eye and a mouth; end=Let the fish swim behind the chairs and out again.
say octopus: name=octopus; title=An Octopus With All Its Suckers; dots=suckers; why=An octopus has hundreds of suckers.; cut=an octopus as large as the sheet, a round head with wide arms; face=two eyes and a smile; end=Count the arms with one finger. How many can you hold at once?
say dinosaur: name=dinosaur; title=Dinosaur Skin From Bubble Wrap; dots=scales; why=Dinosaur skin was full of bumps.; cut=a dinosaur as long as the sheet, with a long neck and four thick legs; face=an eye and a mouth; end=Stomp once around the table with the dinosaur in front.
say hive: name=hive; title=A Hive Full of Honey; dots=cells; why=A hive has more cells than anybody can count.; cut=a hive as tall as the sheet, wide and round like a pot; face=a round door and one bee with stripes; end=Buzz with a fingertip from flower to flower and home again.
say letter: name=letter; title=A Letter Full of Bubbles; dots=dots; why=A letter is learned best with both hands.; cut=the first letter of your child's name, as tall as the sheet, with strokes as wide as three fingers; face=two eyes and a smile; end=What is it called, and who else has a name that begins with it?
say snake: name=snake; title=A Snake in Spotted Skin; dots=spots; why=A snake wears spots from head to tail.; cut=a snake as wide as three fingers, winding from corner to corner; face=an eye and a tongue that is split in two; end=Hiss, and let the snake wind its way around the chair legs.
step fix Tape {the wrap} to the table, bumps up, along all four edges, so that it stays where it is.
step squeeze Squeeze two spoonfuls of {colored paint a} onto the bumps. With a second color at hand, make it one spoonful of each.
step smear Your child smears the paint with both hands until the bumps are full of color.
step lay Wipe the hands. Lay {the sheet} on top together, and hold it still.
step rub Your child pats and rubs the back of the sheet with flat hands, all over. Then peel it off from one corner: dots everywhere.
step dry Let the print dry for half an hour.
step cut From the printed sheet, cut {v.cut}.
step face Draw {v.face} together.
step stick {stick=glue? Spread glue | Rub glue stick} on the back; your child presses it onto {the back} and pats it flat.
step end {v.end}
further Print once more without new paint: the second print is paler and often the finer one.
safety The bubble wrap stays taped to the table the whole time and goes into the trash afterward; no small piece of it is left for a mouth.
skills smearing with both hands, pressing, peeling
waiting Half an hour for the print to dry.
alt {A v} cut from paper that is printed with round dots

* jewel-band-crown
name crown
title {jewel=aluminum-foil? Crown With Silver Jewels | A Crown Full of Jewels} | Long Live the King, Long Live the Queen | Crown for Today
about A band with points makes a king or a queen of anybody, and the jewels are {jewel=sticker? placed by small fingers, one after the other. | torn and pressed on by the one who will wear it.} | Scribbles for velvet, {jewel=aluminum-foil? foil | {many jewel}} for jewels: this crown is ready before the story is chosen.
step band Cut {the band} into two strips as wide as your hand, with pointed tips along one edge, and tape them into one long band.
step color {@2-3? Your child scribbles over the band with {the pens}, from one end to the other. | Color the band: stripes, dots, or a pattern that changes from point to point.}
step gold {@2-3? Tear {the gold} together into pieces as big as a hand. {stick=tape,masking-tape? Each gets a loop of tape | Each gets {stick} on the back}; your child presses them on all along the band, here and there a gap for the scribbles. | Tear {the gold} into strips and {fix stick} them on upright, with gaps between them: that is the gold.}
step tear {jewel=aluminum-foil? {@2-3? Your child tears the foil into pieces as big as a hand and squeezes | Tear the foil into pieces as big as a hand and squeeze} each one into a flat lump, like a jewel. | {jewel=sticker? {@2-3? Your child peels | Peel} half of each sticker off its sheet, ready to be picked. | {jewel=candy-wrapper? {@2-3? Your child squeezes | Squeeze} | {@2-3? Your child tears {the jewel} into pieces as big as a hand and crumples | Tear {the jewel} into pieces as big as your palm and crumple}} each one a little, so that it catches the light.}}
step press {jewel=sticker? {@2-3? Your child presses them onto the points and the band and rubs each one down. | Press them on: one large jewel on each point, small ones in a row below.} | {@2-3? Put {stick=glue? a dab of glue | {stick=tape,masking-tape? a loop of tape | a thick patch of glue stick}} on each point; your child presses the jewels on. | Press them onto the points and the band, each {stick=glue? into a dab of glue | {stick=tape,masking-tape? with a loop of tape | onto a thick patch of glue stick}}.}}
step stones {@2-3? Your child presses {the stones} on where there is room left and rubs them with a thumb. | Set {the stones} between the jewels in a row, as straight as a real goldsmith would.}
step patch {@2-3? A grown-up puts {stick=tape,masking-tape? a loop of tape | glue} behind each scrap of {the patch}; your child presses them on | Together cut {the patch} into diamonds and stick them on} in the gaps: velvet for a royal head.
step fur {@2-3? {stick=glue? Spread glue along the lower edge.  | {stick=tape,masking-tape? Press a row of tape loops along the lower edge.  | {stick? Rub plenty of glue stick along the lower edge.  | }}}Your child pulls {the fur} apart and pats it on: that is the ermine. | Stick {the fur} on along the lower edge: that is the ermine.}
step close {band=cardboard? Roll the band over a table edge until it bends. | } Lay the band around your child's head, just above the ears, and tape it shut where it sits without pressing.
step reign {@2-3? The new king or queen decides: does everybody hop or dance? | Give three royal orders that everybody at home will like to obey.}
further Tape a strip of leftover paper into a ring for a teddy: every court needs a prince.
safety The points are cut round at the tips, and the tape goes over the seam on both sides, so that no hair catches.
skills scribbling, pressing, pretend play
alt A paper crown with points, scribbled color and shining jewels

* photo-friend
name {v}
title {v.title} | It's Me, {the V}! | {A V} With My Face
about Your child's own face on {a v}: there is no better reason to play. {stars? The stars make it official. | It stands on a stick and goes wherever the story goes.} | {v.why}
say hero: name=hero; soft=cape; hat=mask; place=over the forehead, above the eyes; title=Super Me on a Stick; why=Who can do it? I can. The small hero with the familiar face is ready for every brave thing of the day.; body=a body with raised arms and two legs, as tall as your hand; cloth=a cape as tall as your hand; top=a band as wide as the face for a mask with two eyeholes; fly=Up, up and away: the hero flies around the chair. What brave thing did your child do today?
say astronaut: name=astronaut; soft=air tank; hat=helmet; place=around the face, like a frame; title=Me in a Space Suit; why=One photo, one white suit, and the smallest astronaut in the house is ready for the moon.; body=a thick suit with arms and legs, as tall as your hand; cloth=a tank for air, as big as a matchbox; top=a ring for a helmet, a finger's width wider than the face; fly=Count down from three and fly to the lamp. What can the astronaut see from up there?
say royal: name=king or queen; soft=cloak; hat=crown; place=on top of the head; title=Me With a Crown; why=A face that everybody knows, a crown and a robe: tonight the story is about your child.; body=a robe with two arms, as tall as your hand; cloth=a cloak as tall as your hand; top=a crown with three points, as wide as the face; fly=The stick puppet bows. Who is the dragon, and who makes peace with it?
step face From a copy of the photo, never the only print, cut out your child's face.
step body From {the paper}, cut {v.body}, then {v.cloth} and {v.top}.
step color {@2-3? Your child colors the body with {the pens}. | Color the body with {the pens}: a belt, boots, a pattern.}
step crumple {@2-3? Your child crumples the {v.soft} in both fists and smooths it out again: now it looks worn and real. | Crumple the {v.soft} in your fist and smooth it out again, so that it looks worn and real.}
step head {@2-3? Lay everything out together, the {v.soft} at the back, then the body, then the face. You put glue on each piece, and your child presses it down. | Glue the {v.soft} behind the body and the face on the neck.}
step top {@2-3? The {v.hat} comes last: glue on the back, and your child presses it {v.place}. | Glue the {v.hat} {v.place}.}
step stars {@2-3? Your child presses {the stars} on wherever the suit needs them. | Put {the stars} on: one on the chest, the others where they look best.}
step shine {@2-3? A piece of {the shine}, squeezed flat, goes on as a belt buckle. | Fold a piece of {the shine} flat and glue it on as a belt buckle.}
step stick Lay {the stick} on the back, from the middle down, with a hand's width sticking out below, and run tape across it twice.
step fly {v.fly}
further Make a second one with the face of a brother, a grandmother or the dog, and let the two meet.
safety Use a copy and keep the original photo; the stick points away from faces, and whoever holds it walks.
skills scribbling, pressing, talking about oneself
alt A stick puppet of {a v} with a child's face cut from a photo
left photo: kept whole: a copy will do

* spiral-snake
name snake
title Spiral Snake From a Plate | The Snake That Was a Plate | {dots=sticker? Sticker | Spotted} Plate Snake
about One cut, round and round, and a plate becomes a snake longer than your child's arm. Held by its tail it dances by itself. | First your child gives the plate its spots, then the scissors find the snake that was in it.
step color {dots=sticker? Your child sticks {the dots} all over the front of {the plate}, right out to the rim. | {dots=paint,washable-ink-pad? {@2-3? Your child dabs | Dab} spots of {color a} and {color b} all over the front of {the plate}, {sponge? with {the sponge} | with a fingertip}{saucer? , from a saucer of paint}. | {@2-3? Your child dots and scribbles | Dot and stripe} the front of {the plate} with {the dots}, right out to the rim.}}
step back {dots=paint,washable-ink-pad? A few spots with a whole thumb look best of all. | Turn it over and give the back a few spots as well: both sides show.}
step dry {dots=paint? Let the paint dry for twenty minutes. | Wipe the fingers and wait a moment, until nothing smudges.}
step cut Draw a spiral from the rim to the middle, three fingers wide all the way, and cut along it. Round off the outer end, broad, for a head; the middle runs out into the tail.
step snip Cut a strip from {the tongue}, as long as a finger, and split it at one end.
step tongue {@2-3? Your child presses the tongue under the head, | Stick the tongue under the head,} {stick=tape? with a bit of tape | with glue}.
step eyes Draw two eyes on the head{@2-3?  together}.
step dance {@2-3? Your child holds the snake by the tip of its tail, lifts it high and turns around: it bounces and winds. Sss! | Hold the snake by the tip of its tail, lift it high and turn around. How slowly can it creep down onto the table?}
further Lay the snake flat again: does it still fit back into its circle?
safety A grown-up cuts the spiral; it is a snake for the hand and the floor, never for around the neck.
skills dotting, turning, moving slowly
waiting {dots=paint? Twenty minutes for the paint to dry. | A minute, until nothing smudges.}
alt A spotted snake cut in a spiral from {a plate}, with a red tongue

* hand-palm
name palm tree
title Palm Tree With Hands for Leaves | A Palm From {trunk=cardboard-tube? a Tube and | Cardboard and} Two Hands | Handprint Palm
about Five green fingers are a palm leaf, exactly. A few presses, and the tree has its whole crown. | {trunk=cardboard-tube? A tube for the trunk | A brown strip for the trunk}, handprints for the leaves: nobody else's tree has leaves in this size.
step trunk {trunk=cardboard-tube? Cut {the trunk} open from end to end and press it flat. Cut a strip as wide as three fingers and as long as your hand, a little wider at the foot. | Cut a strip from {the trunk}, as wide as three fingers and as long as your hand, a little wider at the foot.}
step glue {@2-3? Put {stick=tape? tape | glue} on the back of the strip; your child presses it onto the lower half of {the sheet}, standing upright. | Stick the strip upright onto the lower half of {the sheet}.}
step paint {paint=washable-ink-pad? Press {the paint} onto the palm and the fingers, until the whole hand is {color a}. | {@2-3? Brush {color a} paint thinly onto your child's palm and fingers with {the brush}. It tickles. | Brush {color a} paint thinly onto one palm and its fingers with {the brush}.}}
step first {@2-3? Your child spreads the fingers and presses the hand down | Spread the fingers and press the hand down} above the trunk, pointing straight up.
step more Fresh color, and the next ones go left and right, with the fingers pointing out and down, until the crown is full: three to five prints.
step wash {@2-3? Wash the small hand right away, in warm water, and rub it dry with {the towel}. | Wash your hands in warm water right away and rub them dry with {the towel}.}
step fruit {fruit=sticker? {@2-3? Your child presses | Press} {the fruit} on under the leaves: three coconuts. | {@2-3? Your child tears three scraps of {the fruit}, rolls them flat between the palms and sticks them under the leaves | Tear three scraps of {the fruit}, roll them flat between your palms and stick them under the leaves}: coconuts.}
step ground {stick=tape? Pat {the ground} onto strips of tape along the bottom | Spread glue along the bottom and pat {the ground} on}: that is {ground=paper-strip? the grass, and it may stick out | the beach}.
step dry Let the picture dry flat for half an hour.
step sway {@2-3? Stand like a palm, arms up. Here comes the wind: sway left, sway right. | Stand like a palm in the wind. When the storm comes, who can bend the lowest without falling?}
further Print one more hand in blue low down: that is the sea.
safety Everything to wipe with lies ready before the first hand is painted; painted fingers stay away from eyes and mouth.
skills printing with a hand, pressing, naming top and bottom
waiting Half an hour for the prints to dry.
alt A palm tree with a brown trunk and green handprints for leaves

* tape-bracelet
name bracelet
title Bracelet From a Walk | Sticky Nature Bracelet | A Walk Around the Wrist
about The tape sits around the wrist with its sticky side out, and whatever is pretty on the way sticks to it. | No glue, no table, no waiting: the walk makes the bracelet, {one finds} by {one finds}.
step wrap Tear or cut a piece of {the tape} and lay it around your child's wrist, sticky side out, loose enough for two of your fingers. Overlap the ends and press them together.
step walk Walk slowly and look low. {@2-3? Your child picks up {the finds} and puts them in the basket, | Gather {the finds} in the basket,} what lies on the ground first, and leaves what is still growing for the bees.
step first {@2-3? Your child presses {the finds} onto the tape, flat side down | Press {the finds} onto the tape, flat side down}, side by side all the way around.
step more Fill the gaps with {the more}, until no tape can be seen.
step fluff A bit of {the fluff} goes on last, where everybody will see it.
step rub Stroke around the bracelet once with a flat palm, so that everything holds.
step end When it has been worn long enough, snip through the tape, with the blade away from the skin, and lay the bracelet flat in a book.
further Make one in a single color: all yellow, all green, all brown.
safety Only flat leaves and flowers that you know; berries and mushrooms stay where they grow, and hands are washed at home.
skills looking closely, pressing, turning the wrist
alt A bracelet of tape covered with flowers and leaves

* filter-rainbow
name rainbow
title {filter=coffee-filter? Rainbow in a Coffee Filter | Rainbow on a {one filter}} | The Colors That Run | A Rainbow With {clouds=cotton-ball? Cotton | Soft} Clouds
about Lines of color and a little water: they run into each other and make all the colors in between. | Nobody has to stay inside the lines, for the water wanders where it likes, and the rainbow comes out right.
step lay Spread {the filter} flat on a plate that may get wet.
step color {pens=marker? {@2-3? Your child draws rings, red on the outside, yellow inside it and blue in the middle, or scribbles from color to color. | Draw thick rings with a gap between them: red on the outside, then yellow, then blue.} | {@2-3? Your child dabs red along the edge, yellow inside it and blue in the middle. | Dab rings of color, red along the edge, yellow inside it and blue in the middle.}}
step wet {wet=spray-bottle? {@2-3? Your child squeezes {the wet}, filled with water: five good puffs from above. | Spray with {the wet}, filled with water, five puffs from above.} | {@2-3? Your child dips {the wet} into water and dabs it | Dip {the wet} into water and dab it} all over, until the filter is wet through.}
step watch Now hands off and watch: where do two colors meet, and what do they make?
step dry Lift the filter onto a dry place for an hour.
step cut Cut it in half: that is two rainbows. Cut a half circle as wide as three fingers out of the straight edge, so that each becomes a bow.
step sheet {stick=tape? Tape | Stick} one bow onto the middle of {the sheet}{@2-3? : your child pats it flat}.
step clouds {stick=tape? Roll tape into loops and press | Spread glue on both ends of the bow. {@2-3? Your child pulls {the clouds} apart and presses | Pull {the clouds} apart and press}} a cloud onto each end.
step rain {@2-3? Your child tears {the rain} as short as a finger and sticks the ends | Tear {the rain} as short as a finger and stick the ends} under the clouds: that is where the rain comes from.
further Give the second rainbow to somebody who had a gray day.
safety {wet=spray-bottle? The spray bottle is filled with clean water only and points at the plate, never at faces. | The dish of water stays small, and a grown-up empties it right after.}
skills squeezing, watching colors run, naming colors
waiting About an hour for the filter to dry.
alt A rainbow cut from a colored {one filter}, with a soft white cloud at each end

* spoon-maraca
name maraca
title Egg Maraca With a Spoon Handle | Shake It: A Maraca From an Egg | The Egg Between Two Spoons
about An egg that rattles, held between two spoons: it sounds like a real maraca and fits a small fist. | The handle makes the difference. An egg alone slips away; this one can be shaken as hard as the song asks for.
step fill Pour {fill} into the bottom half of {the egg}, two tablespoons of it, over a bowl{@2-3?  and away from small hands}. Snap the egg shut.
step shut Wind {the wind} around the seam twice and press it down, so that the egg can never open.
step listen {@2-3? Your child shakes the egg next to one ear, then next to the other. Is it loud or soft? | Shake the egg beside your ear. If it only whispers, it is too full.}
step hug Lay the egg between the bowls of {the spoon}, with the handles side by side. {@2-3? Your child holds the handles together while you wind {the wind} around spoons and egg, once across and once around. | One of you holds the handles together, the other winds {the wind} around spoons and egg, once across and once around.}
step handle Wind {the wind} around both handles from top to bottom, so that it feels like one stick. {@2-3? Your child turns the spoons while you hold the roll. | Turn the spoons and let the tape come off the roll by itself.}
step look {@2-3? Your child decorates the egg with {the look}. | Decorate the egg with {the look}.}
step tails Tear {the tails} as long as a finger. {@2-3? Your child presses them onto a bit of tape | Press them onto a bit of tape} around the end of the handle.
step shake {@2-3? Play a song that your child likes: shake fast, shake slow, and freeze when it stops. | Shake two short and one long, until everybody knows it. Then make up the next one.}
further Try the sound against the palm of the other hand: each shake gets twice as sharp.
safety A grown-up fills the egg, tapes it, and pulls at it hard before it is played; a cracked egg goes away at once with everything in it.
skills shaking to a beat, stopping and starting, holding a handle
alt A maraca made of a plastic egg between two spoons, wound with colored tape

* muddy-pig
name pig
title Pig in the Mud | One Very Muddy Pig | Muddy Pink Pig
about A clean pink pig is only half a pig. Brown {mud=paint? mud from the paint pot | mud} goes on with {the puddle} and with bare fingers, and nobody says stop. | Mud is what a pig likes best, and dabbing it on is what small hands like best.
step cut From {colored pig a}, cut an egg shape as long as your hand and a smaller circle for the head, then four short legs, two pointed ears and a snout as wide as two fingers.
step snout {@2-3? Lay the pig out together. You rub on the glue; your child presses down | Stick together} the body, the legs, the head, the ears and last the snout in the middle of the face.
step face Draw two {eyes? dots for the eyes | eyes}, two holes in the snout, a smile, and a tail like a curl.
step eyes {@2-3? Your child presses {the eyes} onto the dots. | Press {the eyes} onto the dots.}
step field Stick the pig onto {the field}: that is the barnyard.
step mud {mud=paint? Put a puddle of brown paint on a saucer and stir in a few drops of water, so that it smears. | Stir {the mud} with a little water on a saucer until it is as thick as yogurt.}
step dab {@2-3? Your child dips {the puddle} into the mud and dabs it | Dip {the puddle} into the mud and dab it} on the belly and the legs. The face stays clean, or it does not.
step roll Now with the fingers: splashes, drips, one big smear along the back.
step dry Wash the hands, then let the pig dry flat for three quarters of an hour.
further Dab one more piece of paper all brown: that is the puddle, and a second pig can lie in it.
safety {mud=soil? Take mud from a clean pot or bed where no animals go, and scrub the hands afterward. | The mud is for the pig; a wet cloth lies ready for fingers on the way to a mouth.}
skills dabbing, smearing, pressing
waiting Three quarters of an hour for the mud to dry.
alt A pink paper pig with brown mud splashes on its belly and legs

* feather-plate-bird
name {v}
title {v.title} | {feather=feather? Feathered | Fluffy} Plate {V} | {A V} on a Plate
about {feather=feather? Real feathers | Soft torn feathers} on a round belly, a beak in the middle, and {the v} is wide awake. | {v.why} Pressing {the feather} on is work for small hands from start to finish.
say chick: name=chick; title=Chick in Soft Feathers; beak=beak; why=A chick is all fluff and beak.; call=Peep, peep! Where has the hen gone? Your child calls until you answer with a cluck.; wing=on the left and right for the wings
say owl: name=owl; title=Owl With Ruffled Feathers; beak=beak; why=An owl looks twice as big in its feathers as it is.; call=Turn out the lamp. The owl opens its wings and flies without a sound, once around the room.; wing=on the left and right for the wings
say parrot: name=parrot; title=Parrot in Bright Feathers; beak=beak; why=A parrot cannot have too many colors.; call=Whatever you say, the parrot says it too. Who laughs first?; wing=on the left and right for the wings
say turkey: name=turkey; title=Turkey in Full Feather; beak=beak; why=A turkey shows everything it has.; call=Gobble, gobble! The turkey walks once around the table and looks at everybody.; wing=in a wide fan along the rim for the tail
say penguin: name=penguin; title=Penguin in a Warm Coat; beak=beak; why=A penguin has the thickest coat of all.; call=Feet together, arms down: waddle to the door and back without dropping the egg.; wing=on the left and right for the wings
step paint {@2-3? Your child paints the front of {the plate} {color a}, right out to the rim. | Paint the front of {the plate} {color a}, right out to the rim.}
step dry Let it dry for half an hour.
step cut From {the beak}, cut a triangle as long as your thumb for the beak and two feet of the same size.
step glue {glue=glue? Spread glue over the lower half of {the plate} and a patch on each side of the rim | Rub {the glue} over the lower half of {the plate} and a patch on each side of the rim}.
step press {feather=feather? {@2-3? Your child lays the feathers on one by one and pats them down: | Lay the feathers on one by one, tips pointing down:} | {@2-3? Your child tears {the feather} into pieces as long as a finger and pats them on: | Tear {the feather} into pieces as long as a finger and press them on, tips pointing down:}} on the belly, and longer ones {v.wing}.
step beak {@2-3? Your child sticks the beak into the middle and the feet below, into fresh glue. | Stick the beak into the middle and the feet below.}
step face {eyes? Mark with two dots where the eyes go, above the beak. | Draw two big round eyes above the beak.}
step eyes {eyes=sticker? {@2-3? Your child presses | Press} {the eyes} onto the dots. | {@2-3? Your child presses {the eyes} onto the dots, into a bit of glue. | Stick {the eyes} onto the dots, each into a bit of glue.}}
step fly {v.call}
further Make a smaller one with the leftover feathers and let the big one keep it warm.
safety {feather=feather? Use bought or washed feathers, and sweep up the small fluff: it tickles in noses and mouths. | The paper is cut by a grown-up, and the bits that fall are picked up before anybody crawls after them.}
skills tearing, pressing, naming parts of a bird
waiting {color? Half an hour for the paint, and half an hour for the glue. | Half an hour for the glue.}
alt {A v} made of {a plate} with feathers for wings and belly

* plate-ring-wreath
name wreath
title {v.title} | Round and Bright: A Wreath | {v.title2}
about {v.about} | The middle comes out, the rest is pressed full of {bits}: a wreath hardly needs more.
say christmas: name=Christmas wreath; title=Christmas Wreath From a Plate; title2=A Wreath for the Christmas Door; about=A green ring and red berries: whoever comes to the door knows that Christmas is near.; berry=red berries; say=Sing one Christmas song together underneath it.
say fall: name=fall wreath; title=Fall Wreath From a Plate; title2=A Wreath for a Windy Day; about=All the warm colors of fall in one ring, for the door that everybody walks through.; berry=berries; say=Look out from under it: which of its colors can be seen outside?
say spring: name=spring wreath; title=Spring Wreath From a Plate; title2=A Wreath Full of Blossoms; about=Pale green with blossoms: the door is the first thing in the house to know it is spring.; berry=blossoms; say=Smell it, even if it is paper. What does spring smell of?
say heart: name=heart wreath; title=Red Wreath With a Bow; title2=A Wreath for Somebody We Love; about=Red and pink all the way around, for the door of somebody who is loved.; berry=kisses; say=Whoever walks through underneath gets a kiss.
step ring Cut the middle out of {the plate}, so that a ring as wide as your hand's three middle fingers is left.
step paint {@2-3? Your child paints the ring {color a}. | Paint the ring {color a}, edge and all.} It may still be damp when the next step begins.
step tear {bits=leaf,flower,feather,cupcake-liner,pine-branch? {@2-3? Your child picks the best of {the bits} and lays them in a row. | Pick the best of {the bits} and lay them in a row.}{bits=pine-branch?  You snip them into pieces as long as a finger.} | {bits=felt,fabric-scrap? Have {the bits} ready in pieces as big as a palm. {@2-3? Your child pulls and crumples | Pull and crumple} each one. | {@2-3? Your child tears {the bits} into pieces as big as a hand and crumples | Tear {the bits} into pieces as big as your palm and crumple} each one a little.}}
step spread {glue=glue? Spread plenty of glue on the ring, a quarter at a time | Rub {the glue} thickly over the ring, a quarter at a time}, so that it stays wet.
step press {@2-3? Your child presses {the bits} on, close together, quarter by quarter, until no white is left. | Press {the bits} on, close together, quarter by quarter, until the ring is covered.}
step berries {berries=sticker? {@2-3? Your child presses | Press} {the berries} on all around | {@2-3? Your child sets | Set} {the berries} on all around, each into a dab of glue}: {v.berry}.
step bow Tie {the bow} into a bow with short ends, as long as a finger.
step hang Tape the bow to the ring and the ring to the door, at your child's eye level. {v.say}
further Keep the middle of the plate: covered the same way, it is a small ball for the handle.
safety The ring is cut by a grown-up, the bow has short ends, and the wreath hangs by tape and by no string.
skills tearing, pressing side by side, filling a ring
waiting An hour lying flat before it hangs.
alt A round wreath of crumpled {color a} paper with {color b} dots and a bow

* sticker-pumpkin
name pumpkin
title {pumpkin=gourd? A Gourd | A Pumpkin} Without a Knife | {look=sticker? Sticker | Happy} {pumpkin=gourd? Gourd | Pumpkin} Face | The Friendliest {pumpkin=gourd? Gourd | Pumpkin} on the Step
about No knife, no candle, no mush: your child decorates the whole thing alone, and it lasts for weeks. | A round pumpkin, a hand full of {many look}, and nobody has to be afraid of it.
step wipe {@2-3? Your child wipes {the pumpkin} clean and rubs it dry with {the towel}, | Wipe {the pumpkin} clean and rub it dry with {the towel},} so that everything sticks.
step plan {look=sticker,felt-sticker,adhesive-bandage? Loosen {the look} from their backing a little, and set the three largest aside for the face. | {look=tissue-paper? Tear {the look} into pieces as big as a palm, and set black or dark ones aside for the face. | Tear {the look} into pieces as long as a finger, and set three aside for the face.}}
step stick {look=tissue-paper? {@2-3? Your child presses the pieces on | Press the pieces on} with {glue=glue? a dab of glue | a loop of tape} each, on one side. | {@2-3? Your child presses them onto one side, as close or as wild as they come, and rubs each with a thumb. | Cover one side first: rows, rings, or wild.}}
step turn Turn it a little and go on, until it has been all the way around.
step band Wind {the band} around the middle like a belt, cut it off with scissors, and press it into the grooves.
step face In front, make two eyes and a mouth of what was set aside{@2-3? : you hold the piece where it belongs, your child presses}.
step hat {@2-3? Your child leans {the hat} against the stem. | Set {the hat} on top beside the stem.} That is the hat.
step show Carry it to the door together. What is its name, and what does it say to the neighbors?
further After dark, shine a flashlight at it from the side and look at its shadow.
safety Stickers stay whole and on the pumpkin: small torn bits are gathered up at once. Two hands carry it, for a dropped pumpkin hurts toes.
skills peeling, pressing, finding a face
alt An orange pumpkin with stickers all over and a friendly face
left marker: wipes off again on the smooth skin
left paint: peels off the smooth skin again

* first-stick-frame
name picture frame
title A Frame With {photo=photo? My Face | My Picture} in It | Painted Stick Frame | Eight Sticks and {photo=photo? a Photo | a Picture}
about Eight sticks and a bit of color hold the picture that everybody wants to have. It stands on a desk for years. | {photo=photo? A photo in a frame that the child in it has painted: | A drawing in a painted frame:} no shop has a better present.
step paint {color=washi-tape? {@2-3? Hand over pieces of {the color}; your child wraps them around {the stick}. | Wrap pieces of {the color} around {the stick}: stripes, rings, a pattern.} | {@2-3? Your child covers {the stick} with color, one after another, {color=paint? with {brush? {the brush} | a fingertip}. | pressing hard, for wood drinks it up.}{color=paint?  Then they dry for half an hour.} | Color {the stick} on one side, each with stripes, dots or a pattern of its own.}}
step square Lay two sticks side by side on the left and two on the right, a stick's length apart. Glue two across the top and two across the bottom{@2-3? : you put on the dots of glue, your child presses and counts to ten}.
step dry Let it lie for an hour, until no corner moves.
step draw {photo=photo? Look through the photos together: which one does your child choose? A copy of that goes in. | {@2-3? Your child draws on {the photo}, on a patch as big as a hand: whatever it says it is. Write the name and today's date on the back. | Draw a portrait as big as your hand on {the photo}: yourself, or the one the frame is for.}}
step deco {deco=sticker,felt-sticker? {@2-3? Your child presses | Press} {the deco} on at the corners. | {@2-3? Your child sets | Set} {the deco} on at the corners with a dab of glue each.}
step photo {photo=photo? Cut {the back} as wide as a stick is long and glue a copy of the photo onto the middle of it, so that the face will look out of the window. | Cut {the back} as wide as a stick is long and glue the picture on {the photo} onto the middle of it.}
step join Run glue around the edge of {the back}, set the frame on top and press until it holds.
step loop {loop=tape,masking-tape? Fold {the loop} into a loop with a sticky end and press it onto the back, at the top. | Glue a loop of {the loop}, no longer than a finger, to the back at the top.}
step give {@2-3? Wrap it in a cloth, hide it behind your back, and ask: which hand? | Write one line on the back that only the two of you understand, and hand it over.}
further Make a second frame from the leftover sticks for the picture of a pet.
safety {color=paint? Painted sticks dry out of reach, so that none goes into the mouth; | Sticks stay on the table and out of mouths;} the loop is as short as a finger.
skills covering with color, pressing, giving a present
waiting About an hour for the glue.
alt A square frame of painted craft sticks with a portrait inside

* bath-shapes
name bath {v}
title {v.title} | {V} That Stick to the Tub | Foam {V} for the Bath
about Wet foam sticks to a wet wall all by itself, comes off, and sticks again. {v.about} | Cut once, used at every bath: {v.about}
say fish: name=fish; title=Fish That Stick to the Tiles; about=The wall of the tub becomes a sea.; one=three fish as long as your hand, body and tail in one piece; two=four strips of seaweed as wide as two fingers, and a crab as big as a palm; story=Put the fish to bed in the seaweed. Which one is hiding?
say boats: name=boats; title=Boats That Sail up the Wall; about=A harbor grows where the water ends.; one=two hulls as long as your hand and two sails as large; two=a steamer with a tall chimney, and three waves as long as a hand; story=Sail a boat along the edge of the tub. Where does it land, and who gets on?
say letters: name=letters; title=My Name on the Bathtub Wall; about=A name is read and moved about at every bath.; one=the letters of your child's first name, each as tall as your hand and as thick as two fingers; two=a heart and a star as big as a palm; story=Put the first letter up together. What does it say? Your child says its name out loud.
step cut On {the foam}, draw {v.one}. Cut everything out, with round corners.
step more From another color, cut {v.two}.
step sort {@2-3? Your child lays everything out on the floor by color. | Lay everything out by color, and then by size.}
step wet {@2-3? Try it first on a kitchen tile: your child dips a piece into a bowl of water{wet?  or wets it with {the wet}} and slaps it on. It holds. | Try it on a tile first: dip a piece into a bowl of water{wet?  or wet it with {the wet}} and press it on. It holds.}
step stick At bath time {@2-3? your child presses | press} the wet pieces onto the tiles and the rim of the tub, high and low. {v.story}
step rinse When the water is out, rinse the pieces and lay them on the edge of the tub to dry.
further Fill a cup and pour it over the wall: which piece slides down last?
safety A grown-up stays beside the tub for every second of the bath, within arm's reach; a piece that has been bitten goes into the trash.
skills pressing, sorting by color, telling a story
alt Foam {v} in bright colors for the bathtub wall
left kitchen-sponge: washes, but does not stick

* first-calm-bottle
name calm-down bottle
title {v.title} | A Bottle That Slows Everything Down | Shake, Watch, Wait
about {v.about} Shaken hard it is as wild as a bad mood; watched until everything has sunk, it has made room for a hug. | When everything is too much, there is something to shake, and then something to watch. {v.about}
say sea: name=sea; title=Calm-Down Sea in a Bottle; about=Blue water with a glimmer in it.; breathe=Shoulders up while a wave rises, and down while it falls
say night: name=night; title=Calm-Down Galaxy in a Bottle; about=A night sky that fits into two hands.; breathe=Shoulders up, and let them sink as slowly as a star
say rainbow: name=rainbow; title=Calm-Down Magic in a Bottle; about=Pink and purple, with a shimmer like a spell.; breathe=Hum a spell, softer and softer, until the last sparkle is down
step peel In a bowl of warm water, your child rubs {the bottle} with both hands until the label comes off.
step pour Fill it three quarters full of warm water with {the funnel}.
step shine Add a squeeze of {the drop} as long as a finger, two drops of {the tint}, and {the shine}{shine=aluminum-foil? , snipped as fine as lentils}. Fill up with water, to a finger's width below the rim.
step shut Screw the lid on as tight as it goes, dry it, and wind {the tape} three times around the edge of the lid.
step shake {@2-3? Your child shakes with both hands, as hard as it can. | Shake it as hard as you can.} Now everything whirls.
step look {look=washi-tape? Put a ring of {the look} around the top. | {@2-3? Your child presses | Press} one of {the look} onto the bottle: the sign that it is yours.}
step calm Put it on the table and watch until all of it has sunk to the bottom. {v.breathe}. Do it together, three times.
further Lay it on its side and roll it slowly from one of you to the other, without a word.
safety A grown-up fills and closes the bottle; look at the tape each time before it is handed over, and throw the bottle away when it leaks.
skills shaking and waiting, growing calm, naming a feeling
alt A closed clear bottle of {color a} water with something bright sinking in it

* block-print-vehicle
name {v}
title {v.title} | {A V} in {block=kitchen-sponge,sponge-brush? Sponge | Block} Prints | Print {a V}, Wheels and All
about {road? {block=kitchen-sponge,sponge-brush? A sponge | A block} prints the parts, {a round} the wheels, and {the v} stands on the road without anybody drawing it. | } | {v.why} Three prints and two wheels are enough to see what it is.
say fire-truck: name=fire truck; title=Fire Truck, Printed Red; why=A fire truck is red blocks on black wheels.; parts=three in a row, the last one at the front; shine=a ladder: one long piece on the slant above the truck; line=a window for the driver and a line for the hose; go=Wee-oo, wee-oo! A finger drives it along the road to the fire, and back to the station for a rest.
say dump-truck: name=dump truck; title=Dump Truck, Printed Yellow; why=A dump truck is a box that tips, and a cab.; parts=two side by side for the box, and one with a gap before it for the cab; shine=a bumper in front; line=a window for the driver and a heap of sand in the box; go=Beep, beep, beep: it backs up. What does it carry today, and where does it tip it out?
say garbage-truck: name=garbage truck; title=Garbage Truck, Printed Green; why=A garbage truck is one big box with a cab in front.; parts=three close together for the big box, and one with a gap before it for the cab; shine=a flap behind that opens for the trash; line=a window for the driver, a line along the box, and a trash can behind; go=Stop, tip, crunch! Lay torn scraps along the road, drive past with a finger, and pick up each one at the back.
say school-bus: name=school bus; title=School Bus, Printed Yellow; why=A school bus is yellow and long.; parts=three in a row, close together; shine=a bumper in front; line=four windows, with a face in each; go=Sing about the wheels that go round and round, and let everybody on the bus wave.
say train: name=train; title=Choo-Choo Train in Prints; why=A train is blocks in a row, and can always grow.; parts=one for the cab and one in front of it for the boiler; shine=a round lamp in front; line=a window and a puff of smoke; go=Choo, choo! A finger pulls the train along the track, slow first, then faster. Who gets on at the next stop?
say tractor: name=tractor; title=Tractor, Printed Green; why=A tractor has one big wheel and one small one.; parts=one high up for the cab and one in front of it for the engine; shine=a chimney on the engine; line=a window for the farmer and a stripe for smoke; go=Brrrm! The tractor plows one line across the field and one line back. What grows there?
step strip Cut a strip from {the road}, as long as {the sheet} and three fingers wide.
step road {@2-3? Put {paste=tape? loops of tape | {paste}} on the back of the strip; your child presses it along the bottom of {the sheet}: the road. | Stick the strip along the bottom of {the sheet}: the road.}
step pour {block=kitchen-sponge,sponge-brush? Cut {the block} into a piece as long as a child's finger and half as high. }Spread a puddle of {color a} and one of {color b} on {the tray}, as thin as jam on bread.
step body {@2-3? Your child presses {the block} into {color a} and onto {the sheet}, {v.parts}. | Press {the block} into {color a} and onto {the sheet}, {v.parts}.} Lift straight up each time.
step wheels {@2-3? Dip the rim of {the round} into {color b}; your child presses | Dip the rim of {the round} into {color b} and press} a wheel under the front and a wheel under the back.
step dots A fingertip, dipped into the leftover paint, prints dots in the sky: dust, smoke, or rain.
step dry Let it dry for half an hour.
step shine {@2-3? Together, press {the shine} on with {paste=tape? a bit of tape | {paste=glue? a dab of glue | glue stick}} as | Stick {the shine} on as} {v.shine}.
step line Draw {v.line}{@2-3?  together}.
step go {v.go}
further Print a second one behind it and see who has the right of way.
safety {block=kitchen-sponge,sponge-brush? The sponge is cut by a grown-up, | The blocks are washed right after,} and wheels are printed with something too big for a mouth.
skills pressing and lifting, naming vehicles, putting parts in order
waiting Half an hour for the paint to dry.
alt {A v} printed in {color a} blocks with round {color b} wheels

* crescent-window
name moon window
title Moon and Star in the Window | A Crescent Moon Full of Light | Window for the New Moon
about The moon is open and gets its light from behind: {bits} in yellow and orange, torn by hand, glows in it like a lantern. | When the thin moon is seen, the month begins. This one hangs in the window and can be seen by the neighbors, too.
step cut Cut a crescent moon as tall as your hand and a star as wide as three fingers out of the middle of {the frame}, and keep the rest in one piece: the openings are the window.
step peel Cut {the sheet} a little smaller than the frame, peel it, and tape its corners to the table, sticky side up. Press the frame onto it.
step tear Your child tears {the bits} into pieces as big as two fingers. {bits=cellophane,candy-wrapper?  You snip where it will not tear.}
step fill {@2-3? Your child pats the pieces | Pat the pieces} into the moon and the star, {@2-3? one over the other, until no hole is left. | the lighter colors inside, the darker ones along the edge.}
step shine Press a scrap of {the glow} into the middle of the star.
step shut Loosen the corners, turn everything over, and cut away what sticks out beyond the frame.
step dots {@2-3? Your child presses {the dots} onto the frame. | Press {the dots} onto the frame, like stars around the moon.}
step hang Tape the window to a pane, as high as your child's eyes. {@2-3? Switch the lamp off and look: where is the moon? | Look at it in the morning, and again when it gets dark.}
further Look for the real moon together every evening: is it thinner or fatter than this one?
safety The sticky sheet is peeled by a grown-up and stays flat on the table; what is cut away goes straight into the trash.
skills tearing, patting, looking at the moon
alt A dark window frame with a glowing yellow crescent moon and a star

* cotton-face-plate
name {v}
title {v.title} | Fluffy {V} | {A V} You Can Stroke
about {v.about} Pulling {the fluff} apart and patting it on is work for small fingers. | Soft all around, with {v.ears} and a face in the middle. {v.about}
say rabbit: name=rabbit; title=Soft White Bunny; about=A bunny that wants to be stroked.; ears=two long ears; cut=two ears as long as your hand, and a nose as big as a thumb; face=two eyes, a mouth and whiskers; stroke=Hop, hop, stop! The bunny listens. What does it hear?
say polar-bear: name=polar bear; title=Polar Bear in Thick Fur; about=A bear that is never cold.; ears=two round ears; cut=two round ears as wide as three fingers; face=two eyes and a mouth; stroke=The bear walks through the snow, slowly, with heavy paws. Now it lies down to sleep.
say poodle: name=poodle; title=Curly White Poodle; about=A dog with more curls than anybody.; ears=two hanging ears; cut=two long ears with round ends, as long as your hand; face=two eyes and a mouth; stroke=Woof! Stroke it along the ears. Does it want to go for a walk?
say cat: name=cat; title=White Cat With Soft Cheeks; about=A cat as soft as a cushion.; ears=two pointed ears; cut=two pointed ears as tall as three fingers, and a nose as big as a thumb; face=two eyes, a mouth and whiskers; stroke=Stroke it gently, and purr: that is how it says that it likes you.
step cut From {v=rabbit,cat? {colored ears b} | {colored ears a}}, cut {v.cut}.
step ears {@2-3? You put {glue=tape? tape | glue} on the ends; your child presses the ears on at the edge of {the plate}. | Stick the ears on at the edge of {the plate}.}
step face Draw {v.face} on {the plate}, and leave room for the nose in the middle.
step eyes {@2-3? Your child presses {the eyes} on for eyes. | Set {the eyes} on for eyes.}
step nose {v=rabbit,cat? {@2-3? The nose gets {glue=tape? a loop of tape | glue}; your child presses it right into the middle. | Stick the nose into the middle.} | {@2-3? Draw a circle in the middle for the nose; your child scribbles it full until it is black. | Draw a wide nose in the middle and color it until it is black.}}
step pull {@2-3? Your child pulls {the fluff} apart until each piece is | Pull {the fluff} apart until each piece is} thin and airy like a cloud.
step glue {glue=tape? Press loops of tape all around the face, close together. | Spread glue all around the face, half of the ring at a time, so that it stays wet.}
step fluff {@2-3? Your child pats the fluff on, piece by piece, all around. The face stays free. | Press the fluff on, piece by piece, all around the face.}
step bow {bow=gift-bow? Press {the bow} on under the chin. | Pinch {the bow} in the middle like a bow and stick it on under the chin{@2-3?  together}.}
step stroke {v.stroke}
further Make a small one from the middle of another plate: a baby that belongs to it.
safety A grown-up keeps the bag of {fluff}: only as much as is needed lies on the table, and none of it near a mouth.
skills pulling apart, patting, naming parts of a face
waiting {glue=tape? Nothing has to dry. | An hour flat on the table for the glue.}
alt A round {v} with soft white fluff around its face

* big-easter-egg
name Easter egg
title One Big Easter Egg | {stamp=potato? Potato-Print | Printed} Easter Egg | The Egg That Nobody Can Break
about An egg as big as a plate, printed all over: it hangs in the window until Easter and hides nowhere. | Press, lift, press: {the stamp} and two colors turn a paper egg into an Easter egg.
step cut From {the egg}, cut an egg as tall as the sheet. {stamp=potato? Halve {the stamp}; cut a notch across one half, so that it prints two halves of a bean. | {stamp=kitchen-sponge? Cut {the stamp} into a block that fits a small fist. | {stamp=bubble-wrap? Cut a piece of {the stamp} as big as a hand and fold it once, bumps outside. | Cut nothing of {the stamp}: it prints as it is.}}}
step pour {paint=paint? Spread a puddle of {color a} and one of {color b} on {the tray}, as thin as jam on bread. | Open {the paint} in both colors and lay them flat.}
step print {@2-3? Your child presses {the stamp} into {color a} and onto the egg, again and again, wherever it is still white. | Press {the stamp} into {color a} and print rows across the egg.}
step second Now {the second}, dipped into {color b}: {@2-3? your child prints between the first prints. | a row between every two rows.}
step thumb {@2-3? A thumb dips in as well: dot, dot, dot. | Print a chain of dots with a fingertip.}
step dry Twenty minutes, and it is dry.
step band {@2-3? Your child presses {the band} straight across the middle like a ribbon. | Lay {the band} across the middle and fold the ends over to the back.}
step dots {@2-3? Your child presses {the dots} on where there is room. | Fill what is empty with {the dots}.}
step grass {@2-3? Your child tears {the grass} into strips and presses them onto {the stick} along the bottom of the egg, like a nest. | Tear {the grass} into strips and stick them along the bottom like a nest.}
step hunt {@2-3? Close your eyes: you hide the egg, your child finds it. Then it is the other way around. | Hide it flat, behind a curtain or under a rug, and give three hints.}
further Cut a zigzag through the egg and put it together again: a puzzle of two pieces.
safety {stamp=potato? The potato is cut by a grown-up before the color is opened, and hands are washed after the printing. | Only big things print here; a wet cloth for fingers lies ready.}
skills pressing and lifting, filling a surface, hide and seek
waiting Twenty minutes to dry.
alt A big paper egg printed all over

* bubble-catching
name bubble picture
title Bubbles Caught on Paper | Pop Goes the Picture | The Bubble Catcher
about A colored bubble leaves a ring where it pops, thin as a thread. No brush can paint that. | {soap=bubble-solution? Everyday bubbles | Bubbles from the kitchen} and a few drops of color: whoever catches the most has the fullest picture.
step mix {soap=dish-soap? Pour two fingers of water into each of {the cup} and stir in two tablespoons of {the soap}. | Pour two fingers of {the soap} into each of {the cup}.} Stir {tint=food-coloring? ten drops of one color into each | a spoonful of one color into each}.
step tape Tape {the sheet} to a fence, a wall or the floor outdoors, edge to edge, where a splash does no harm.
step blow {soap=bubble-solution? Dip the bubble wand of the bottle and wave or puff at it | {wand=paper-straw,plastic-straw? Dip one end of {a wand} and make bubbles with the other | Dip {a wand} and wave it}}, away from faces and toward the paper. Only you do this: {the soap} must not be sucked in.
step catch {@2-3? Your child chases the bubbles and claps them | Chase the bubbles and push them} against the paper.
step pop Pop! Look closely at the ring that each one leaves: big, small, half.
step more Now the second color. Your child points to where the next ones should go.
step dry Let the sheets dry in the sun for twenty minutes.
step see {@2-3? What is hiding in the rings? Your child scribbles eyes on it. | What is hiding in the rings? Draw eyes, legs and wheels on whatever you find.}
further Come back on a cold day: bubbles pop later then, and some even freeze.
safety The grown-up holds cup and wand the whole time; soapy hands stay away from eyes, and a wet floor is slippery.
skills running and catching, looking closely, waiting
waiting Twenty minutes in the sun.
alt A sheet of paper with thin round rings of color left by soap bubbles

* sticker-night-sky
name night sky
title {moon=aluminum-foil,metallic-paper? Silver Moon, | A Moon and} Many Stars | Night Sky Full of Stickers | Good Night, Moon of {moon=aluminum-foil? Foil | Paper}
about Dark paper, a moon with real craters, and stars that your child sets out one by one. | The sky over the bed: {moon=aluminum-foil? the moon shines when a lamp is near, and | the moon is round and torn, and} no star is in the wrong place.
step tear {moon=aluminum-foil,metallic-paper? Hand over a piece of {the moon} as big as two hands. Your child crumples it into a ball. | Your child tears {the moon} along the edges, all the way around, until it is nearly round.}
step squash {moon=aluminum-foil,metallic-paper? {@2-3? Pull the ball open a little; your child presses it flat with the fist. | Press the ball flat with your fist.} The wrinkles are craters. | {@2-3? Your child crumples | Crumple} it once and smooth it out: the wrinkles are craters.}
step moon {@2-3? Put {stick=tape? a loop of tape | glue} on {colored sky a} together, high up; your child presses the moon onto it. | Stick the moon high up on {colored sky a}.}
step dust {@2-3? Your child scribbles | Draw} a trail of stardust across {the sky} with {the dust}.
step planet {planet=cupcake-liner? {@2-3? Your child sticks {one planet} on, flattened: a planet. | Flatten {one planet} and stick it on: a planet.} | {@2-3? Your child tears a round bit of {the planet} and sticks it on: a planet. | Tear a circle of {the planet} and stick it on: a planet.}}
step haze Pull {the haze} thin and stick it along the bottom: clouds that are asleep.
step stars {@2-3? Now the stars: you loosen an edge, your child peels {the stars} off and presses them on, one by one. | Press {the stars} on, one by one. Three in a row, or four in a square: is that a constellation?}
step count Sing of a star that twinkles and touch each of them once. How many is that?
further Hang it beside the bed and add one star on every evening with a clear sky.
safety The stickers come off their sheet one at a time and go straight onto the sky{moon=aluminum-foil? ; foil is torn by a grown-up, for its edge can scratch}.
skills tearing, peeling, pressing with one finger
alt A dark sheet with a round crumpled moon and stickers for stars

* half-plate-jellyfish
name jellyfish
title Half-Moon Jellyfish | A Jellyfish With Seven Arms | Jellyfish, Drifting By
about Half a plate is the bell, strips are the arms, and a breath of wind makes it swim. | A jellyfish has no bones, no beginning and no end: long arms and a round hat are all of it, and both are quickly made.
step cut Cut {the plate} in half: one half is the bell, the other a second jellyfish.
step color {@2-3? Your child {brush? paints | colors} the round outside of the bell, right up to the edge. | {brush? Paint | Color} the round outside of the bell, right up to the edge.}
step dots {brush? A fingertip in another color prints spots on top. | Spots in another color go on top.}
step strips Cut {the arms} into seven strips as long as a child's hand and as wide as two fingers.
step dry {brush? Let the bell dry for half an hour. | Blow the crumbs of color off.}
step arms {@2-3? Turn the bell over. You put {tape=tape,masking-tape? tape | glue} along the straight edge; your child presses the strips on, one beside the other. | Turn the bell over and stick the strips along the straight edge, one beside the other.}
step face Turn it back and draw a face{eyes?  with a mouth and two dots for the eyes | : two eyes and a smile}.
step eyes Press {the eyes} onto the dots.
step swim {@2-3? Your child holds it by the bell and lets it drift: up, down, slowly, and away from the shark. | Hold it by the bell and let it drift through the room in slow waves.}
further The other half of the plate becomes a friend: which one has the longer arms?
safety The arms are no longer than a hand, and the jellyfish is carried, not hung over a bed.
skills coloring, pressing in a row, moving slowly
waiting {brush? Half an hour for the paint to dry. | Nothing has to dry.}
alt A half-round jellyfish with a smiling face and seven long arms

* ice-paint-cup
name ice picture
title Painting With Ice | Ice on a Stick, Color on Paper | A Picture That Starts Frozen
about First it is hard and white with frost, then it begins to paint, and in the end it is a puddle. Your child has the handle in the hand all the while. | On a hot day there is no better brush: cold at one end, and the color comes by itself.
step fill Fill {n mold} {mold=muffin-tin? hollows of {the mold} | {many mold}} two fingers deep with water and stir {tint=food-coloring? five drops of one color | a spoonful of one color} into each.
step hold Lay two strips of {tape} across each one and stand {a grip} upright between them. Your child holds it while you tape.
step freeze Into the freezer with it, until tomorrow or for five hours at least.
step tape Tape {the sheet} to the floor or a garden table, outdoors if it is warm.
step loose Hold the frozen colors in warm water for a moment, {mold=paper-cup? tear the cup off | pull them out} by the handle, and hand over the first.
step paint {@2-3? Your child paints with it: | Paint with it:} nothing at first, then a pale line, then a bright one.
step more Now the next color, right across the first. What do they make where they meet?
step salt Sprinkle {ground=salt? a pinch of {the ground} onto the wet lines: they grow little stars. | a few drops of {the ground} onto the wet lines: the color runs away from them.}
step melt Leave the ice lying in one place and watch. What does the puddle look like?
step end Dry hands and table with {the towel}, and let the picture dry where it lies, for an hour.
further Freeze a big flower in clear water and look at it from all sides.
safety No ice cubes: what comes off the stick and fits into a mouth goes straight into the sink. It is paint and not a frozen treat; say so before you start.
skills holding a handle, feeling cold and warm, watching colors meet
waiting Five hours in the freezer, and an hour for the picture.
alt A frozen block of color on a stick above a sheet with bright melted lines
left ice-cube-tray: makes cubes that fit into a mouth; a cup is safer

* shoebox-roll
name {v}
means tennis ball
title {v.title} | The Ball That Painted a Ball | {V} in Rolled Paint
about A ball rolls through paint, the box keeps it in, and the lines go where nobody planned. Cut round, they are {a v}. | Tip the box, hear it rumble: the ball does the painting, and your child is the one who steers it.
say soccer: name=soccer ball; title=Soccer Ball From a Rumbling Box; lines=a black patch in the middle and five lines out to the edge; play=Hold the ball up: goal! Run once around the room with both arms in the air.
say basketball: name=basketball; title=Basketball From a Rumbling Box; lines=one line down, one across, and two bent ones at the sides; play=Hold the ball up high and drop it into an empty basket: two points.
say tennis: name=tennis ball; title=Tennis Ball From a Rumbling Box; lines=two bent lines that look away from each other; play=Hit it to and fro with flat hands, over a pillow for a net.
step lay {@2-3? Your child lays | Lay} {the sheet} flat in the bottom of {the box}. Fold up the edges if it is too large.
step drop Drop a {spoon} of {color a} paint at one end of the sheet and {color b} at the other.
step roll {@2-3? Put {a ball} in. You hold one end of {the box}, your child the other: tip it up, tip it down, and listen to it roll. | Put {a ball} in and tilt {the box}: up, down, corner to corner.}
step again {@2-3? Once more, until the lines cross everywhere. A flat hand may push the ball, too. | Again, until the lines cross everywhere. Can you send it in a circle?}
step dry Wipe hands and ball on {the towel}, and let the sheet dry for an hour.
step cut Draw a circle as large as the sheet allows, and cut it out.
step lines Draw {v.lines}{@2-3?  together}.
step back {@2-3? Your child sticks it | Stick it} onto {the back} with {stick=tape? loops of tape | {stick=glue? glue | glue stick}}: the field.
step play {v.play}
further Roll something else through the paint: which things roll straight, and which wobble?
safety {@2-3? The ball is bigger than your child's fist: anything smaller fits into a mouth and stays away. | The box stays closed with two hands on it, or the ball paints the floor.}
skills tilting, listening, working with two hands
waiting About an hour for the paint to dry.
alt A round {v} cut from paper that is covered with crossing lines of rolled paint
left golf-ball: small enough to choke on
`;
