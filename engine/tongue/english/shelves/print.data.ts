export const words = `
* footprint-beings
name {v}
title Footprint {V} | {A V} From One Foot | The {V} That Grew From a Foot
about One step on the paper, and {a v} is half finished. The other half comes from fingers and a pen. | {@2-3? Paint between the toes tickles, so expect laughter. | A foot has just the right shape for {a v}.} In a year you can see how much it has grown.
step ready Put {the sheet} on the floor in front of a chair, and a bowl of warm water and a towel beside it. Your child sits down with one bare foot.
step foot {paint=washable-ink-pad? Press the pad all over the sole, the toes as well. | Brush {color a} paint over the whole sole, thin and even. {@2-3? Name each toe as you go. | It may tickle: hold still.}}
step print {v.turn} Press the foot down flat together, count to three, and lift it straight up, heel first.
step wash {@2-3? Foot into the bowl: let your child splash it clean, then rub it dry. | Wash the foot in the bowl and dry it well between the toes, so that nobody slips.}
step second {v.second}
step dry Let the print dry for an hour where nobody walks.
step draw {@2-3? Draw together what is still missing: {v.draw}. | Draw what is still missing: {v.draw}.}
step play {v.play}
further @2-3 Print the other foot on a second sheet for a pair, and write the date below.
further {v.more}
safety A foot with paint on it slides: your child stays seated, and a grown-up holds the ankle.
skills naming body parts, printing, finger painting
waiting About an hour to dry.
alt {A v} made of a child's footprint
say car: name=race car; turn=Turn the sheet so that the foot lies across it: the toes are the front.; second=Dip a fist into black paint and press it down twice below the foot: two wheels.; draw=a driver with a helmet and lines of wind behind; play=Race along the edge of the table with the loudest engine.; more=Line up the footprints of the whole family for a race.
say rocket: name=rocket; turn=The toes point to the top of the sheet.; second=Dip two fingers into orange and pull them down from the heel: flames.; draw=a round window with a face in it, and stars all around; play=Count down from five and lift the sheet off the floor.; more=Print the heel alone for a moon to land on.
say bee: name=bee; turn=The toes point to the top of the sheet.; second=Press the side of a fist into light blue and down beside the foot, twice on each side: wings.; draw=dark stripes, a face below the toes, and two feelers; play=Buzz from flower to flower on the rug and come home to the hive.; more=Print flowers around it with your fingertips.
say trex: name=tyrannosaurus; turn=The toes point to the top: they are the crest on its head.; second=Dot yellow spots down the heel with a fingertip.; draw=two eyes, a mouth with two teeth, tiny arms, and two legs; play=Stomp around the sheet and roar at it until it seems to roar back.; more=Print a handprint fern on each side for it to hide behind.
say carrot: name=carrot; turn=Bend the toes up a little and print only sole and heel: the heel is the top of the carrot.; second=Dip your fingers into green and pull them upward from the heel: the leaves.; draw=a few short wrinkles, the tip of the root, and a face, if carrots have one; play=Pull it out of the ground with all your strength, and call for help if it will not come.; more=Print a whole bed of carrots, a small one for every toe.
say guitar: name=guitar; turn=Curl the toes up and print only sole and heel, low on the sheet: the body of the guitar.; second=Pull a finger with gold paint straight up from the foot for the neck, and dot two pegs on each side.; draw=a round hole, the strings, and notes that fly away; play=Strum the paper strings and sing the song that belongs to them.; more=Print a band: a second foot for the bass, a fist for the drum.
say fish: name=fish; turn=Turn the sheet so that the foot lies across it: the toes are the tail fin.; second=Dot bubbles with a fingertip and pull a wave along the bottom with a whole finger in blue.; draw=an eye, a mouth, and a few scales; play=Blow bubbles without a sound and swim under the table.; more=Print a whole school, each fish from another person's foot.
say monkey: name=monkey; turn=The toes point to the top: a tuft of hair.; second=Press on a fingertip for each ear, rub a light face into the middle, and pull a bent yellow stroke for a banana.; draw=eyes, a grin, arms, legs, and a long tail; play=Scratch your sides, chatter, and peel the banana with your feet.; more=Hang a second monkey from the tail of the first.
say hero: name=superhero; turn=Curl the toes up and print only sole and heel: the suit.; second=Dip a whole hand into red and pull it down on both sides of the foot: the cape.; draw=a head with a mask, two arms that reach up, boots, and a star; play=Stand on tiptoe with both fists up and fly to the bathroom to wash.; more=Write the secret name of this hero below.
say frog: name=frog prince; turn=Curl the toes up and print only sole and heel, heel down.; second=Dip a finger into gold and pull a crown onto the top, with three points.; draw=two big eyes, a wide mouth, and long legs; play=Hop once around the room, and see who would give the frog a kiss.; more=Roll a golden ball beside it with the end of a thumb.
say snowman: name=snowman; turn=Curl the toes up and print only sole and heel, heel down.; second=Dab a fingertip all over the sheet: it snows.; draw=a hat, a carrot nose, a scarf, buttons, and two arms of twigs; play=Melt slowly down to the floor, until only a puddle is left.; more=Print a small snow dog with your thumb.
say robot: name=robot; turn=The toes point to the top: five lamps.; second=Dot rows of buttons onto the heel with a fingertip.; draw=antennas on the toes, two eyes, a straight mouth, and arms with corners; play=Press a button and do what it makes the robot do.; more=Print the other foot as its spare part and file it away.
say soccer: name=soccer shoe; turn=Turn the sheet so that the foot lies across it: the toes are the tip of the shoe.; second=Dot the holes for the laces with a fingertip.; draw=studs below, laces, and a ball in front of the toes; play=Kick an invisible penalty and cheer as if the whole world had seen it.; more=Draw the goal far at the other end of the sheet.
`;
