import type { AgeBand } from '#contract/common.ts';

/** The same words once in harm and once in innocence. */
export interface Twin {
  band: AgeBand;
  title?: string;
  with?: string;
  harm: string;
  calm: string;
}

export const twins: Readonly<Record<string, readonly Twin[]>> = {
  'ice on a pond': [
    {
      band: '6-8',
      harm: 'Tiptoe to the centre, where the ice is thickest.',
      calm: 'Tiptoe your paper penguin to the centre of the white card.',
    },
    {
      band: '4-5',
      harm: 'If it creaks, crawl back to the shore.',
      calm: 'If it creaks, put a drop of glue on the hinge.',
    },
  ],
  'water that carries away': [
    {
      band: '9-12',
      harm: 'Kick the lilo out past the boats.',
      calm: 'Draw a lilo and a striped towel.',
    },
    {
      band: '9-12',
      harm: 'Squeeze round the headland as the tide comes in.',
      calm: 'Glue shells round the headland on your map.',
    },
  ],
  'being shut in': [
    {
      band: '6-8',
      harm: 'Shut the lid on him and count to twenty.',
      calm: 'Shut the lid and count to twenty.',
    },
    {
      band: '6-8',
      harm: 'The youngest curls herself into the holdall.',
      calm: 'The paper snail curls into its shell.',
    },
    {
      band: '9-12',
      harm: 'Hollow the drift until you can lie inside.',
      calm: 'Hollow the clay until the candle of paper fits inside.',
    },
  ],
  'the breath': [
    {
      band: '6-8',
      harm: 'Wind the strips across the mouth and nose.',
      calm: 'Wind the strips so that mouth and nose stay free.',
    },
    {
      band: '9-12',
      harm: 'Take a big gulp from the cylinder and talk.',
      calm: 'Roll the card to a cylinder and talk through it.',
    },
  ],
  'full mouths': [
    {
      band: '4-5',
      harm: 'See how many grapes fit in before you cannot talk.',
      calm: 'See how many pompoms fit in the box.',
    },
  ],
  'heights and what falls': [
    {
      band: '6-8',
      harm: 'The thinnest branches near the top sway like a ship.',
      calm: 'Draw the nest high in the tree.',
    },
    {
      band: '9-12',
      harm: 'Put one foot before the other along the rail.',
      calm: 'Put one paper foot before the other on the card.',
    },
    {
      band: '9-12',
      harm: 'Knock the fossils out of the cliff.',
      calm: 'Press the shell in the clay cliff.',
    },
  ],
  'cars and doors': [
    {
      band: '4-5',
      harm: 'Hide in the heap of leaves by the kerb.',
      calm: 'Hide the hedgehog in the heap of paper leaves.',
    },
    {
      band: '4-5',
      harm: 'Slide under the gate as it is closing.',
      calm: 'Slide the paper car under the card gate.',
    },
  ],
  'mains and wires': [
    {
      band: '4-5',
      harm: 'Post the foil strips into the two slots in the wall.',
      calm: 'Post the letters into the two slots in the box.',
    },
    {
      band: '6-8',
      harm: 'Hook it off the cables with a long rod.',
      calm: 'Hook it off the table with a paper fish hook of card.',
    },
    {
      band: '6-8',
      harm: 'Spread the wet paper over the convector.',
      calm: 'Spread the wet paper over the rack.',
    },
  ],
  'fumes and gas': [
    {
      band: '13+',
      harm: 'Carry the glowing coals into the yurt.',
      calm: 'Draw glowing coals in the ring of stones.',
    },
    {
      band: '13+',
      harm: 'Keep the engine running for warmth.',
      calm: 'Paint the engine red.',
    },
    {
      band: '9-12',
      harm: 'Stuff the vent behind the boiler with wool.',
      calm: 'Stuff the snake with wool.',
    },
    {
      band: '9-12',
      harm: 'Spike the empty deodorant can.',
      calm: 'Spike the hair of the paper hedgehog.',
    },
  ],
  'flames and tea': [
    {
      band: '9-12',
      harm: 'Run a lighter along the torn edge.',
      calm: 'Run a lighter green along the torn edge.',
    },
    {
      band: '2-3',
      harm: 'Put the just-brewed tea on her tray.',
      calm: 'Brush cold tea on the paper.',
    },
  ],
  'the cord of a blind': [
    {
      band: '2-3',
      harm: 'Pull the loop that hangs beside the window.',
      calm: 'Pull the paper strip through the slot.',
    },
  ],
  'gloves at what spins': [
    {
      band: '13+',
      harm: 'Gloves help you to hold on to the spinning chuck.',
      calm: 'Sew gloves with a spinning wheel on the back.',
    },
  ],
  'the sun in an eclipse': [
    {
      band: '9-12',
      title: 'Eclipse Mask',
      harm: 'Look straight up through the disc.',
      calm: 'Watch the bite on the paper behind you.',
    },
    {
      band: '9-12',
      title: 'Moon Mask',
      harm: 'Look straight at the sun through the disc.',
      calm: 'Look straight ahead through the disc.',
    },
  ],
  'rags with drying oil': [
    {
      band: '13+',
      with: 'linseed oil',
      harm: 'Stuff the rags into a box under the bench.',
      calm: 'Spread the rags flat on the grass to dry.',
    },
  ],
  'garlic kept in oil': [
    {
      band: '9-12',
      with: 'garlic',
      harm: 'Keep the bottles on the shelf for months.',
      calm: 'Hang the plait in the kitchen, where it keeps for months.',
    },
  ],
  'kernels of stone fruit': [
    {
      band: '9-12',
      harm: 'The kernel inside is yours to munch.',
      calm: 'The seed inside is yours to plant.',
    },
  ],
  'meals while something dries': [
    {
      band: '2-3',
      harm: 'Let her splash in the basin while you have lunch.',
      calm: 'Let the plate dry while you have lunch.',
    },
  ],
  'things and people at a window': [
    {
      band: '9-12',
      harm: 'Hang out over the balcony rail to fix the last star.',
      calm: 'Hang the paper stars across the window.',
    },
  ],
  'gas and open pots': [
    {
      band: '13+',
      harm: 'Turn the gas up until you hear it.',
      calm: 'Put the open pot of glue back on the shelf.',
    },
  ],
  'dares and memories of them': [
    {
      band: '13+',
      harm: 'Dare your friend to jump in.',
      calm: 'Write down three dares you both remember.',
    },
  ],
  'boxes that are shut and boxes that are pulled': [
    {
      band: '4-5',
      harm: 'He sits in the crate and you pull the flaps down over him.',
      calm: 'Teddy sits in the box and you pull him along the carpet.',
    },
    {
      band: '2-3',
      harm: 'Close the bag over her head.',
      calm: 'Close the ring with tape so that it sits loosely on the head.',
    },
  ],
  'straps that hold and straps that bind': [
    {
      band: '2-3',
      harm: 'Strap your toddler to the chair leg.',
      calm: 'Strap your toddler into the high chair and sit beside her.',
    },
  ],
  'wires of a motor and wires that short': [
    {
      band: '9-12',
      with: 'motor',
      harm: 'Hold the wires to both ends of the cell until they glow.',
      calm: 'Tape the wires to both ends of the battery.',
    },
  ],
  'what goes down the sink': [
    {
      band: '6-8',
      harm: 'Mix everything you find under the sink.',
      calm: 'Pour everything down the sink when the show is over.',
    },
  ],
  'phones that are opened': [
    {
      band: '13+',
      harm: 'Prise the phone open and take out the cell.',
      calm: 'Slip the case off the phone before you paint it.',
    },
  ],
  'words that only look like a poison': [
    {
      band: '9-12',
      harm: 'Rub the poison oak between your hands.',
      calm: 'Paint poisonous plants from the library book.',
    },
  ],
  'the list says which one is meant': [
    {
      band: '4-5',
      with: 'felt drill for the doll',
      harm: 'Poke the drill into the wall socket.',
      calm: 'Buzz! The drill takes the bad spot off.',
    },
    {
      band: '9-12',
      title: 'Bullet Journal of My Summer',
      harm: 'Load a live bullet.',
      calm: 'Put a bullet beside each task.',
    },
  ],
  'a longer name that is another thing': [
    {
      band: '6-8',
      with: 'magnet shapes of card',
      harm: 'Stick the magnets on the back.',
      calm: 'Stick the shapes on the back.',
    },
    {
      band: '13+',
      with: 'gunpowder green tea',
      harm: 'Pour the black powder into the tube.',
      calm: 'Sponge the paper with gunpowder.',
    },
  ],
  'toys by the name of what is alive or big': [
    {
      band: '6-8',
      with: 'cuddly dog',
      harm: "Tie the wagon to your neighbour's dog.",
      calm: "Tie the wings to the dog's collar.",
    },
    {
      band: '2-3',
      with: 'shoebox cot',
      harm: 'String the stars across the crib rail.',
      calm: 'Tuck the paper rabbit up in the cot.',
    },
  ],
  'paper flames': [
    {
      band: '6-8',
      harm: 'Crumple the letter and push it into the flames.',
      calm: 'Snip the tissue into flames.',
    },
  ],
  'who is fed': [
    {
      band: '2-3',
      harm: 'Give her the dough and she gobbles it.',
      calm: 'Feed him paper fish and he gobbles them.',
    },
  ],
  'faces in clay': [
    {
      band: '4-5',
      harm: 'Press one in your nose.',
      calm: 'Press in a nose and two eyes.',
    },
  ],
  'wax and fat on the hob': [
    {
      band: '13+',
      harm: 'Heat the oil until it shimmers.',
      calm: 'Heat the wax until it is clear.',
    },
  ],
  'steam of a kettle': [
    {
      band: '4-5',
      harm: 'Hold the card over the steam of the kettle.',
      calm: 'Hold the card over the bowl of paint.',
    },
  ],
  'drinks that are just made': [
    {
      band: '2-3',
      harm: 'Pour the tea straight from the pot and give her the brush.',
      calm: 'Pour the cold tea in a bowl and give her the brush.',
    },
  ],
  'what is wound around fingers': [
    {
      band: '2-3',
      harm: 'Wind the thread around his thumb four times and leave it.',
      calm: 'Wind the wool around the card four times and leave it.',
    },
  ],
  'tassels and fingers': [
    {
      band: '9-12',
      harm: 'Wind the string around his fingers and leave it for hours.',
      calm: 'Wind the string around three fingers ten times and slip it off.',
    },
  ],
  'eyes of buttons': [
    {
      band: '4-5',
      harm: 'Glue the eyes shut.',
      calm: 'Glue two of the paper dots on as eyes and three in a row down.',
    },
  ],
  'going hungry': [
    {
      band: '13+',
      harm: 'Fill in a square for each day you skip lunch.',
      calm: 'Fill in a square for each day you cook lunch.',
    },
    {
      band: '9-12',
      harm: 'Chart how you lose weight.',
      calm: 'Chart how the plant grows.',
    },
  ],
  'laughing at somebody': [
    {
      band: '6-8',
      harm: 'Draw the fattest boy in your class as a pig.',
      calm: 'Draw the fattest cat in your street as a king.',
    },
  ],
  'eyes that are stuck shut': [
    {
      band: '4-5',
      harm: 'Tape the right eye shut.',
      calm: 'Tape the right ear down.',
    },
  ],
  'burning in the sun': [
    {
      band: '13+',
      harm: 'Wipe the sunscreen off around the stencil and lie outside until four.',
      calm: 'Wipe the paint off around the stencil.',
    },
  ],
  'the middle of a frozen pond': [
    {
      band: '9-12',
      harm: 'The best sheets of ice are out in the middle of the pond.',
      calm: 'Put a paper duck in the middle of the pond of foil.',
    },
  ],
  'who swallows': [
    {
      band: '2-3',
      title: 'Hungry Paper Shark',
      harm: 'Your son bites the felt fish and he swallows it.',
      calm: 'Through the slot it goes; gulp, he swallows it.',
    },
  ],
  'whose mouth and face it is': [
    {
      band: '4-5',
      title: 'The Hungry Monster Box',
      harm: 'Let him push the scraps into his mouth.',
      calm: 'Feed the monster: push the scraps into his mouth.',
    },
    {
      band: '4-5',
      title: 'Zap, the Robot',
      harm: 'Wrap your brother in foil and stick it on his face.',
      calm: 'Wrap the box in foil and stick on his face.',
    },
    {
      band: '4-5',
      title: 'Snap, the Crocodile',
      harm: 'Bite the boots and spit them out.',
      calm: 'He spits out the boots.',
    },
  ],
  'sitting and climbing': [
    {
      band: '4-5',
      harm: 'Your child stands on a stool and presses on trees.',
      calm: 'Sit on the floor and press trees along the bottom.',
    },
  ],
  'who sits by the tub': [
    {
      band: '2-3',
      harm: 'She can play in the tub while you fold the washing.',
      calm: 'Sit by the tub while your child bathes.',
    },
  ],
  'hiding behind the sofa': [
    {
      band: '6-8',
      harm: 'Hide behind the car until somebody finds you.',
      calm: 'Hide behind the sofa with the end of the string.',
    },
  ],
  'what happens overnight': [
    {
      band: '6-8',
      harm: 'Let them bathe while you sleep.',
      calm: 'The crystals grow while you sleep.',
    },
  ],
  'a sea of paper': [
    {
      band: '4-5',
      harm: 'Swim slowly across the lake.',
      calm: 'Swim slowly on tummies across the paper sea.',
    },
    {
      band: '2-3',
      with: 'blue blanket',
      harm: 'Sit at the edge of the lake and splash.',
      calm: 'Sit at the edge of the lake together.',
    },
  ],
  'a fire of tissue': [
    {
      band: '4-5',
      with: 'red tissue for flames',
      harm: 'Light it and throw the tissue on the fire.',
      calm: 'Throw the blue tissue on the fire.',
    },
  ],
  'bread in the toaster': [
    {
      band: '6-8',
      harm: 'Push the fork into the toaster.',
      calm: 'A grown-up puts the bread in the toaster.',
    },
  ],
  'ends that are sealed': [
    {
      band: '9-12',
      harm: 'Hold the paper over a lighter.',
      calm: 'Let a grown-up melt the ends with a lighter.',
    },
  ],
  'tools of the grown-up': [
    {
      band: '2-3',
      with: 'superglue',
      harm: 'Your child glues the lid on with superglue.',
      calm: 'A grown-up glues the lid on with superglue.',
    },
    {
      band: '6-8',
      harm: 'Saw round the shape with the scroll saw.',
      calm: 'A grown-up saws round the shape with the scroll saw.',
    },
  ],
  'what is chased': [
    {
      band: '9-12',
      harm: 'Chase the others with a stick.',
      calm: 'Chase the bubbles with a stick.',
    },
  ],
  'what is for lips': [
    {
      band: '9-12',
      with: 'lip balm tins',
      harm: 'Rub the glue on your lips.',
      calm: 'Rub a little on your lips.',
    },
  ],
  'pods by a lay name': [
    {
      band: '4-5',
      harm: 'Gather the pods of the golden-chain tree.',
      calm: 'Gather the paper pods in the box.',
    },
  ],
  'what goes until it bursts': [
    {
      band: '6-8',
      harm: 'Shake the bottle with soda until it pops.',
      calm: 'Bounce the ball until it flies.',
    },
  ],
  'a held breath': [
    {
      band: '6-8',
      harm: 'Hold your breath as long as you can.',
      calm: 'Hold your breath: the tower is about to fall!',
    },
  ],
  'what hot water was poured by': [
    {
      band: '6-8',
      harm: 'Pour the hot water over your hands.',
      calm: 'Dissolve the sugar in warm water that a grown-up has poured.',
    },
  ],
  'hidden things': [
    {
      band: '6-8',
      harm: 'Hide in the trunk and pull the lid shut.',
      calm: 'Hide the end of the string in your fist and pull it out.',
    },
  ],
  'wrapped in paper that tears': [
    {
      band: '6-8',
      harm: 'Tie your brother to the chair with rope.',
      calm: 'Wrap toilet paper loosely round your arms and legs.',
    },
  ],
  'hatred on a patch': [
    {
      band: '13+',
      harm: 'Paint the words "Muslims out" on the patch.',
      calm: 'Paint the words "Everybody in" on the patch.',
    },
  ],
  'meals that are counted': [
    {
      band: '13+',
      harm: 'Colour a bone for every day under 500 calories.',
      calm: 'Colour a bone for every day without rain.',
    },
    {
      band: '13+',
      harm: 'If you slip and eat, write down a punishment.',
      calm: 'If you slip, rub the line out.',
    },
  ],
  'under a car on a jack': [
    {
      band: '13+',
      harm: 'Jack the front up and slide underneath on a piece of card.',
      calm: 'Let Jack pop up and slide the card underneath.',
    },
  ],
  'a tree in a storm': [
    {
      band: '6-8',
      harm: 'Run for the lone oak until the thunder has passed.',
      calm: 'Draw the lone oak and the thunder behind it.',
    },
  ],
  'scarves that are drawn': [
    {
      band: '4-5',
      harm: 'Pull the scarf over his nose and mouth.',
      calm: 'Draw three bandits with scarves over their noses.',
    },
  ],
  'cups at an ear': [
    {
      band: '6-8',
      harm: 'Push the end of the tube into the ear of your friend.',
      calm: 'Talk into one cup while your friend holds the other to an ear.',
    },
  ],
  'the roof of a box': [
    {
      band: '6-8',
      harm: 'Hang the streamers from the roof.',
      calm: 'Hang paper vines from the roof of the shoebox.',
    },
  ],
  'what is drunk and sniffed': [
    {
      band: '6-8',
      harm: 'Drink the green water from the cup.',
      calm: 'Drink some water if you get thirsty.',
    },
    {
      band: '6-8',
      harm: 'Sniff the marker.',
      calm: 'Sniff the soap leaf before you wrap it.',
    },
  ],
  'edges that only look burnt': [
    {
      band: '9-12',
      harm: 'Burn the edges over the hob.',
      calm: 'Burn the edges with brown pencil.',
    },
  ],
  'toy boats and toy roads': [
    {
      band: '6-8',
      harm: 'Climb onto the raft and paddle across the lake.',
      calm: 'Slide the toy boat down the ramp with its crew aboard.',
    },
    {
      band: '6-8',
      harm: 'Dash across the road to the bus stop.',
      calm: 'Drive the toy car over the road of paper.',
    },
  ],
  'what lies in an oven': [
    {
      band: '6-8',
      harm: 'Slide into the oven and say ding.',
      calm: 'Slide your clay pizza into the carton oven and say ding.',
    },
  ],
  'mirrors of card': [
    {
      band: '6-8',
      harm: 'Cut the mirror along the line.',
      calm: 'Cut the mirror card along the line.',
    },
  ],
  'secrets and surprises': [
    {
      band: '6-8',
      harm: 'Keep it a secret from Mum and Dad.',
      calm: 'Keep the birthday card a secret from Dad.',
    },
  ],
  'points and pencils': [
    {
      band: '6-8',
      harm: 'Sharpen the arrows to a fine point.',
      calm: 'Sharpen the pencil to a fine point.',
    },
  ],
  'the sun on paper': [
    {
      band: '6-8',
      harm: 'Look straight at the sun.',
      calm: 'Look at the sun you painted and add more rays.',
    },
  ],
  'signs of hatred': [
    {
      band: '9-12',
      harm: 'Frame it with a row of small swastikas.',
      calm: 'Frame it with a row of small sunflowers.',
    },
    {
      band: '13+',
      harm: 'In red, stitch the words WHITE POWER across the banner.',
      calm: 'In white, stitch the word POWER across the banner.',
    },
  ],
  'what a body is worth': [
    {
      band: '13+',
      harm: 'Colour a square for every meal you manage to skip.',
      calm: 'Colour a square for every meal you cook yourself.',
    },
    {
      band: '13+',
      harm: 'Note your calories in the margin.',
      calm: 'Note your favourite songs in the margin.',
    },
    {
      band: '13+',
      harm: 'Scratch each line into your own arm with the pin.',
      calm: 'Scratch each line into the foil with the pin.',
    },
  ],
  'forfeits of a game': [
    {
      band: '13+',
      harm: 'Down a shot of vodka on each red field.',
      calm: 'Sing a line of a song on each red field.',
    },
    {
      band: '13+',
      harm: 'Whoever passes out first is painted by the others.',
      calm: 'Whoever passes the finish first is painted by the others.',
    },
  ],
  'eyes and dye': [
    {
      band: '13+',
      harm: 'Paint the dye along the upper lashes.',
      calm: 'Paint the dye along the upper leaves.',
    },
    {
      band: '6-8',
      harm: 'Stamp the lime all over arms and tummy.',
      calm: 'Stamp the lime all over the paper.',
    },
    {
      band: '2-3',
      harm: 'Press the cut chilli into the paint.',
      calm: 'Press the cut bell pepper into the paint.',
    },
  ],
  'nuts that nobody is told of': [
    {
      band: '9-12',
      harm: 'The ground peanuts go in, but keep that quiet.',
      calm: 'The ground peanuts go in, and write that on the label.',
    },
  ],
  'heaters of candles': [
    {
      band: '13+',
      harm: 'Light all six candles and set the pots over them.',
      calm: 'Light the candle and set the pots beside the bench.',
    },
  ],
  'birds that are held': [
    {
      band: '6-8',
      harm: 'Pull the feathers out, holding the bird by its feet.',
      calm: 'Cut it out, holding the paper bird by its edge.',
    },
  ],
  'who is let alone': [
    {
      band: '6-8',
      harm: 'Leave them playing alone until tomorrow.',
      calm: 'Leave them open and alone until tomorrow.',
    },
    {
      band: '2-3',
      harm: 'Your child swims under the raft.',
      calm: 'Dolly dives in and swims under the paper.',
    },
  ],
  'skins of fruit': [
    {
      band: '6-8',
      with: 'orange',
      harm: 'Cut the skin of your finger.',
      calm: 'A grown-up cuts the skin of the orange in one strip.',
    },
    {
      band: '9-12',
      harm: 'Prick a finger and swear the oath.',
      calm: 'Cut two fingers wider than the frame.',
    },
  ],
  'like and drawn': [
    {
      band: '9-12',
      harm: 'Fill the drum with acid.',
      calm: 'Lay it out in a triangle, like a label on a drum of acid.',
    },
    {
      band: '9-12',
      harm: 'Pour the cyanide in the bottle.',
      calm: "Letter names on it: Widow's Cyanide, Rat's Bane, Do Not Sniff.",
    },
    {
      band: '9-12',
      harm: 'Work with a bottle of acid.',
      calm: 'Draw monsters on the card: one with a drum, one with a bottle of acid.',
    },
  ],
  'leaves that are picked': [
    {
      band: '6-8',
      harm: 'Pick the reddest berries you can.',
      calm: 'Pick the reddest leaves you can.',
    },
  ],
  'bulbs in the earth': [
    {
      band: '2-3',
      with: 'daffodil bulbs',
      harm: 'Peel and chop the bulbs for soup.',
      calm: 'Cover the bulbs with soil.',
    },
  ],
  'lids on pans': [
    {
      band: '4-5',
      harm: 'Heat the soup in the jar and put the lid on.',
      calm: 'Heat the oil in the pan, tip in the corn and put the lid on.',
    },
  ],
  'people from the net': [
    {
      band: '13+',
      harm: 'Let the man from the forum fetch you at the corner.',
      calm: 'Let the clay man from the farm stand at the corner.',
    },
    {
      band: '13+',
      harm: 'Meet the buyer from the app at the station.',
      calm: 'Meet your aunt at the station.',
    },
    {
      band: '13+',
      harm: 'Post your first name and the time you walk home.',
      calm: 'Post the card at the time you walk the dog.',
    },
    {
      band: '13+',
      harm: 'Add people you do not know.',
      calm: 'Add people you drew before.',
    },
  ],
  'jokes that frighten': [
    {
      band: '9-12',
      harm: 'Drop the brick from the footbridge when the lorry is below.',
      calm: 'Drop the paper leaf from the tower of cards.',
    },
    {
      band: '13+',
      harm: 'Leave the fake parcel with wires at the station.',
      calm: 'Leave the parcel with the ribbon at the door.',
    },
    {
      band: '13+',
      harm: 'Take the pistol to school.',
      calm: 'Take the poster to school.',
    },
  ],
  'wires and fuses': [
    {
      band: '13+',
      harm: 'Bypass the fuse with a bit of foil.',
      calm: 'Cover the roof with a bit of foil.',
    },
    {
      band: '13+',
      harm: 'Bake the PVC pipe until it bends.',
      calm: 'Bake the clay pipe until it is hard.',
    },
  ],
  'breath that is held': [
    {
      band: '9-12',
      harm: 'Hold your breath until you are dizzy.',
      calm: 'Hold your breath while you draw the thin line.',
    },
    {
      band: '9-12',
      harm: 'Wrap your friend in the mattress.',
      calm: 'Wrap yourself in the blanket and read.',
    },
    {
      band: '9-12',
      harm: 'Swing from the beam.',
      calm: 'Let the cup swing from the string.',
    },
  ],
  'drawers for stairs': [
    {
      band: '2-3',
      harm: 'Pull the drawers out one by one so each makes a step, and let him march up to the top.',
      calm: 'Pull the drawers of the matchboxes out and glue a bead on each.',
    },
  ],
  'cans that hiss': [
    {
      band: '13+',
      with: 'metal can',
      harm: 'Saw off the top; if it still hisses a bit, let it hiss.',
      calm: 'Let the paper snake hiss on its can.',
    },
  ],
  'cups of the yew': [
    {
      band: '4-5',
      with: 'evergreen twigs',
      harm: 'Poke the red cups in between; the cups are sweet, so one for the king.',
      calm: 'Poke the red paper cups in between the twigs.',
    },
  ],
  'stones in the sun': [
    {
      band: '2-3',
      harm: 'Noon is best, when the slabs are really baking, and off go the shoes.',
      calm: 'Paint paving slabs on the paper and let the paper shoes walk over them.',
    },
  ],
  'breath in a straw': [
    {
      band: '13+',
      harm: 'Chase it across the lawn and shoot it with the arrow.',
      calm: 'Drop ink at each end and chase it across with puffs through a straw.',
    },
    {
      band: '9-12',
      harm: 'Put the magnets in your mouth and blow.',
      calm: 'Slip the rocket over the outside of the straw, put the other end in your mouth and blow.',
    },
    {
      band: '13+',
      harm: 'Eat them raw when they are red.',
      calm: 'Ask whether anyone who will eat them has a nut allergy.',
    },
    {
      band: '13+',
      harm: 'Hang from the hook by your hands.',
      calm: 'Hang it from a hook that is screwed into a beam.',
    },
  ],
  'lines across a way': [
    {
      band: '9-12',
      harm: 'Stretch the fishing line tight from trunk to trunk across the bike trail.',
      calm: 'Stretch the fishing line across the frame, from nail to nail.',
    },
  ],
  'wool that burns': [
    {
      band: '13+',
      with: 'wire wool',
      harm: 'Set light to the wool with a nine-volt and whirl it round on its chain.',
      calm: 'Light blue wool is wound around the chain.',
    },
  ],
  'who feeds the shredder': [
    {
      band: '4-5',
      harm: 'Switch on the paper muncher and let them feed it.',
      calm: 'Feed the paper monster strips that were torn by hand.',
    },
  ],
  allergies: [
    {
      band: '4-5',
      harm: 'Mia, who is allergic to nuts, can stir the peanut butter with a long spoon.',
      calm: 'Mia, who is allergic to nuts, gets lard and seeds of her own.',
    },
    {
      band: '6-8',
      harm: "A little bit won't hurt somebody with an allergy.",
      calm: "A little bit of glue won't hurt the felt.",
    },
    {
      band: '9-12',
      harm: 'Leave the EpiPen in the car, so that it does not get sticky.',
      calm: 'Leave the glue in the car, so that it does not get sticky.',
    },
    {
      band: '6-8',
      harm: 'Lick the latex glove to see if you are allergic.',
      calm: 'Ask first whether anybody is allergic to latex.',
    },
  ],
  'the light of an arc': [
    {
      band: '13+',
      harm: 'Wear sunglasses while you strike the arc.',
      calm: 'Wear sunglasses while you chalk the arc of the rainbow.',
    },
    {
      band: '13+',
      harm: 'Shut your eyes when you strike each weld.',
      calm: 'Shut your eyes when you guess each smell.',
    },
    {
      band: '13+',
      harm: 'Weld the legs on in shorts and sandals.',
      calm: 'Draw the legs in shorts and sandals.',
    },
    {
      band: '13+',
      harm: 'Squint past the welder to see the seam.',
      calm: 'Squint past the easel to see the seam.',
    },
  ],
  'what was made to go off': [
    {
      band: '9-12',
      harm: 'Tap the base of the bullet you found in the field.',
      calm: 'Tap the base of the acorn you found in the field.',
    },
    {
      band: '9-12',
      harm: 'Polish the old mortar shell that you dug up.',
      calm: 'Polish the old spoon that you dug up.',
    },
    {
      band: '13+',
      harm: 'Empty the powder out of the rocket motor.',
      calm: 'Empty the paint powder into the cup.',
    },
    {
      band: '13+',
      harm: 'Drill a hole through the cartridge with the lead tip.',
      calm: 'Punch a hole through the card with the red tip.',
    },
    {
      band: '6-8',
      harm: 'Pick up the flare that you find on the dunes.',
      calm: 'Pick up the feather that you find on the dunes.',
    },
  ],
  'animals that are held': [
    {
      band: '6-8',
      harm: 'Lift the striped one from the warm stones by its tail.',
      calm: 'Lift the striped ribbon from the felt by its end.',
    },
    {
      band: '6-8',
      harm: 'Stroke the bat that lies asleep with your bare hand.',
      calm: 'Stroke the felt bat with your dry brush.',
    },
    {
      band: '9-12',
      harm: 'Reach your arm into the burrow and feel who lives there.',
      calm: 'Reach your arm into the sock and make the puppet talk.',
    },
    {
      band: '6-8',
      harm: 'Catch the snake behind the head.',
      calm: 'Paint the snake behind the head.',
    },
  ],
  'what the sea brings up': [
    {
      band: '6-8',
      harm: 'Carry the yellow lumps in your pocket back from the beach.',
      calm: 'Carry the yellow paper in your pocket back from the shop.',
    },
    {
      band: '9-12',
      harm: 'Unscrew the canister that was washed up on the beach.',
      calm: 'Draw the bottle that was washed up on the beach.',
    },
    {
      band: '6-8',
      harm: 'Collect the syringes in the park for water pens.',
      calm: 'Collect the leaves in the park for prints.',
    },
  ],
  'hollow stems': [
    {
      band: '6-8',
      harm: 'Blow through the stalk from the hedge.',
      calm: 'Blow through the paper straw.',
    },
    {
      band: '9-12',
      harm: 'Cut a whistle: a hollow stem makes the best flute.',
      calm: 'Cut a paper straw: a flat end makes the best flute.',
    },
    {
      band: '6-8',
      harm: 'Pick the tall cow parsley by the river, it is the best.',
      calm: 'Pick the tall green crayon, it is the best.',
    },
  ],
  'wood that poisons': [
    {
      band: '9-12',
      harm: 'Spear the marshmallow on an oleander twig.',
      calm: 'Spear the marshmallow on a peeled hazel twig.',
    },
    {
      band: '9-12',
      harm: 'Shoots of the pink-flowered shrub make good toasting forks.',
      calm: 'Strips of the pink paper make good fences.',
    },
    {
      band: '6-8',
      harm: 'Whittle a whistle from the yew hedge twigs and chew it soft, then roast on yew.',
      calm: 'Draw a whistle next to the hedge.',
    },
  ],
  'lines over a bed': [
    {
      band: '2-3',
      harm: 'Tie the satin ribbon from bar to bar.',
      calm: 'Tie the satin ribbon round the parcel.',
    },
    {
      band: '4-5',
      harm: 'Stretch the yarn over her mattress so she can pat it.',
      calm: 'Stretch the yarn over the card so she can pat it.',
    },
  ],
  'water in a microwave': [
    {
      band: '9-12',
      harm: 'Microwave the cup of water for five minutes.',
      calm: 'Wait with the cup of water for five minutes.',
    },
    {
      band: '13+',
      harm: 'Microwave the water and quickly plunge the tea bag in.',
      calm: 'Take the warm water and quickly plunge the tea bag in.',
    },
    {
      band: '9-12',
      harm: 'Microwave the eggs in their shells.',
      calm: 'Paint the eggs in their box.',
    },
    {
      band: '9-12',
      harm: 'Microwave the jar with its lid on tight.',
      calm: 'Shake the jar with its lid on tight.',
    },
  ],
  'pods of trees': [
    {
      band: '4-5',
      harm: 'Shell the hanging pods from under the golden tree for supper.',
      calm: "Shell the felt pods for the dolls' supper.",
    },
    {
      band: '6-8',
      harm: 'Dish up the peas of the laburnum.',
      calm: 'Dish up the peas of green paper.',
    },
    {
      band: '9-12',
      harm: 'Thread the shiny red seeds from the holiday garden bush.',
      calm: 'Thread the shiny red beads of glass.',
    },
  ],
  'hairs of caterpillars': [
    {
      band: '6-8',
      harm: 'Snip down the silky nest from the pine.',
      calm: 'Snip the silky ribbon in two.',
    },
    {
      band: '9-12',
      harm: 'Count the caterpillars as they march in procession and brush them off.',
      calm: 'Glue the paper caterpillars as they march round the frame.',
    },
  ],
  'what is hot in small hands': [
    {
      band: '2-3',
      harm: 'Hand her the pot as soon as it has boiled and let her pour.',
      calm: 'Hand her the empty pot and let her pretend.',
    },
    {
      band: '6-8',
      harm: 'Let your child carry the steaming kettle to the table.',
      calm: 'Let your child carry the paper tray to the table.',
    },
    {
      band: '4-5',
      harm: 'Bend your face over the pan with boiling water.',
      calm: 'Bend the wire over the pencil.',
    },
  ],
  'roofs that break': [
    {
      band: '13+',
      harm: 'Walk over the ridge to the other side of the barn.',
      calm: 'Glue the ridge to the other side of the card barn.',
    },
    {
      band: '9-12',
      harm: 'The plastic panels hold a slim person.',
      calm: 'The plastic panels hold the bird table.',
    },
    {
      band: '13+',
      harm: 'Crawl along the skylight to set up the camera.',
      calm: 'Lay the photo of the skylight under the camera.',
    },
  ],
  'kissing the pets': [
    {
      band: '2-3',
      with: 'real turtle',
      harm: 'Give a kiss on the shell, then wave.',
      calm: 'Give the box a stamp, then wave.',
    },
  ],
  'machines without care': [
    {
      band: '13+',
      harm: 'Wear loose gloves at the lathe.',
      calm: 'No gloves at the lathe, sleeves tied away.',
    },
    {
      band: '13+',
      harm: 'Take the guard off the grinder for the curve.',
      calm: 'Take the lid off the paint for the curve.',
    },
    {
      band: '13+',
      harm: 'Stand on the ladder with the chainsaw.',
      calm: 'Stand the felt ladder next to the card tree.',
    },
  ],
  'heat where none belongs': [
    {
      band: '6-8',
      harm: 'Melt the plastic caps in the toaster.',
      calm: 'Glue the plastic caps on the card toaster.',
    },
    {
      band: '9-12',
      harm: 'Dip your hand into the melted wax for a glove.',
      calm: 'Dip the brush into the paint for a glove.',
    },
    {
      band: '9-12',
      harm: 'Fill the jar with boiling jam and plunge it straight in ice.',
      calm: 'Fill the jar with paper jam and put it straight on the shelf.',
    },
  ],
  'smoke in a closed place': [
    {
      band: '6-8',
      harm: 'Carry the glowing charcoal into the tent.',
      calm: 'Carry the crayons into the tent.',
    },
    {
      band: '13+',
      harm: 'Run the generator in the garage.',
      calm: 'Park the toy tractor in the garage.',
    },
  ],
  'what hangs or tips': [
    {
      band: '6-8',
      harm: 'Make a hammock between the bookcases.',
      calm: 'Make a hammock of felt for the mouse.',
    },
    {
      band: '6-8',
      harm: 'Leap out of the trampoline net onto the cushions.',
      calm: 'Draw the trampoline and a cushion.',
    },
    {
      band: '9-12',
      harm: 'Climb into the recycling container for boxes.',
      calm: 'Climb into the big cardboard box and be the captain.',
    },
  ],
  'light in the eyes of drivers': [
    {
      band: '6-8',
      harm: 'Flash the mirror at the drivers on the road.',
      calm: 'Flash the torch at the paper stars on the wall.',
    },
  ],
  'dust and smoke that poison': [
    {
      band: '9-12',
      harm: 'Scrape the flaking paint off the old door for snow.',
      calm: 'Scrape the dried glue off the new ruler.',
    },
    {
      band: '13+',
      harm: 'Burn the painted decking for charcoal.',
      calm: 'Draw the painted decking with charcoal.',
    },
    {
      band: '13+',
      harm: 'Put the oily rags in a heap in the bin.',
      calm: 'Lay the oily rags flat on the line outside.',
    },
    {
      band: '9-12',
      harm: 'Pick mushrooms in the meadow and fry them.',
      calm: 'Print with mushrooms from the shop.',
    },
  ],
  'what sets and does not let go': [
    {
      band: '9-12',
      harm: 'Let the concrete harden round your hand.',
      calm: 'Let the concrete harden round the shell.',
    },
    {
      band: '13+',
      harm: 'Pour the molten pewter into the wet sand.',
      calm: 'Pour the coloured water into the wet sand.',
    },
  ],
  'what only trained people open': [
    {
      band: '13+',
      harm: 'Drill into the airbag to see it unfold.',
      calm: 'Cut into the paper bag to see it unfold.',
    },
    {
      band: '6-8',
      harm: 'Cut open the glow sticks and pour the liquid in the jar.',
      calm: 'Tape the glow sticks together and put them in the jar.',
    },
  ],
  'after a cut something is done': [
    {
      band: '9-12',
      harm: 'Cut the hose and blow bubbles through petrol.',
      calm: 'Cut a bottle of red paper and call it petrol.',
    },
  ],
  'floors that somebody slides on': [
    {
      band: '2-3',
      harm: 'Rub the floor of the tub with soap and let him skate from end to end.',
      calm: 'Rub the runner of the drawer with soap and let it slide in and out.',
    },
    {
      band: '6-8',
      harm: 'Polish the hall tiles with washing-up suds and slide along in your socks.',
      calm: 'Paint the hall tiles of the doll house and slide the toy sofa along.',
    },
  ],
  'salt by the cupful': [
    {
      band: '2-3',
      with: 'salt',
      harm: 'They can eat as much of it as they please.',
      calm: 'They can squash as much of it as they please.',
    },
    {
      band: '4-5',
      with: 'salt',
      harm: 'Munch the dough whenever you like, it is a cup of salt and some flour.',
      calm: 'Stir a cup of salt and some flour into the dough.',
    },
  ],
  'lye and its measure': [
    {
      band: '13+',
      with: 'lye; soap; goggles; gloves',
      harm: 'Stir in roughly a cup of lye until the soap is thick, goggles and gloves on.',
      calm: 'Stir in the weighed lye until the soap is thick, goggles and gloves on, no pets about.',
    },
  ],
  'windows of card': [
    {
      band: '6-8',
      harm: 'Lean out over the sill of the window and reach for the branch.',
      calm: 'Lay the twigs out around a card window, long ones first.',
    },
  ],
  'what only sounds like a blast': [
    {
      band: '13+',
      harm: 'Close the lid on the vinegar and soda and wait for the explosion.',
      calm: 'Sow the seeds and wait for the explosion of poppies.',
    },
  ],
  'what is shot with a telephone': [
    {
      band: '13+',
      harm: 'Shoot it at your friends from behind the sofa.',
      calm: 'Shoot it on your phone with friends on the lawn.',
    },
  ],
  'fire in sayings': [
    {
      band: '9-12',
      harm: 'Hold the page over the flame and watch it curl.',
      calm: 'Write down ten sayings: to play with fire, to bite the bullet.',
    },
  ],
  'plants that are called like others': [
    {
      band: '4-5',
      harm: 'Pick nettles for the wreath.',
      calm: 'Look up dead-nettle in the catalogue and draw it.',
    },
  ],
  'oil in a pan': [
    {
      band: '13+',
      harm: 'Heat the oil until it smokes.',
      calm: 'Heat the oil to 175 degrees, no more than half a pan.',
    },
  ],
  'what takes paint off': [
    {
      band: '13+',
      with: 'oil paint; white spirit',
      harm: 'Rinse the brushes in the white spirit with the windows closed.',
      calm: 'Rinse the brushes in the white spirit by the open window.',
    },
    {
      band: '13+',
      with: 'beeswax; turpentine',
      harm: 'Stir the turps into the wax over the flame for a polish outdoors.',
      calm: 'Stir the turps into the cooled wax for a polish outdoors.',
    },
  ],
  'pellets of an owl': [
    {
      band: '6-8',
      harm: 'Pick up the owl pellets from the barn floor.',
      calm: 'Draw what was inside the owl pellet from the museum shop.',
    },
  ],
  'oils that smell': [
    {
      band: '9-12',
      harm: 'Sip a drop of lavender oil.',
      calm: 'Stir a drop of lavender oil into the wax that has cooled.',
    },
  ],
  'bottles that are cut': [
    {
      band: '6-8',
      with: 'glass bottle',
      harm: 'Cut the bottle across the middle.',
      calm: 'Cut the label of the bottle across the middle.',
    },
  ],
  'lids over the deep': [
    {
      band: '4-5',
      harm: 'Drum with your feet on the rusty lid over the old tank.',
      calm: 'Drum with your hands on the lid of the cookie tin.',
    },
  ],
  'glue beside a flame': [
    {
      band: '13+',
      harm: 'Spray the glue in the boiler cupboard, beside the little pilot flame.',
      calm: 'Dab the glue on behind the cardboard boiler of your steam engine.',
    },
  ],
  'leaves of three': [
    {
      band: '4-5',
      harm: 'Gather the red leafed creeper from the fence with your hands.',
      calm: 'Gather the red strips into a paper creeper for your town.',
    },
  ],
  'cells that are opened or fall out': [
    {
      band: '13+',
      with: 'old phone',
      harm: 'Slit the silver pouch and unroll the foil.',
      calm: 'Slit the silver envelope and unroll the foil.',
    },
    {
      band: '4-5',
      with: 'hearing aid',
      harm: 'Open its tiny door and tip the round bit out.',
      calm: 'Paint its tiny door and glue the round felt on.',
    },
  ],
  'silver that runs': [
    {
      band: '9-12',
      with: 'paper',
      harm: 'Snap the thermometer and let the silver beads roll into the maze.',
      calm: 'Draw a thermometer and let silver beads of paint dry in the maze.',
    },
  ],
  'a bag for a hood': [
    {
      band: '6-8',
      with: 'bin liner',
      harm: 'Pull it down to your elbows.',
      calm: 'Pull it open and stuff it with leaves.',
    },
  ],
  'staples on a head': [
    {
      band: '2-3',
      with: 'stapler',
      harm: 'Staple the crown while it is on his head.',
      calm: 'A grown-up staples the crown at the table.',
    },
  ],
  'metal that is melted': [
    {
      band: '9-12',
      with: 'soft grey metal',
      harm: 'Melt it in a pan until it runs like milk.',
      calm: 'Paint the card grey until it shines like metal.',
    },
  ],
  'a long look from a sill or roof': [
    {
      band: '9-12',
      with: 'camera',
      harm: 'Step out of the skylight and smile.',
      calm: 'Step back and smile.',
    },
  ],
  'wheels that do not stop': [
    {
      band: '9-12',
      with: 'broom',
      harm: 'Sail down the hill to the crossroads.',
      calm: 'Sail the paper boat across the tray.',
    },
    {
      band: '9-12',
      with: 'sleds',
      harm: 'Hitch the sleds to the back of the car.',
      calm: 'Glue the paper sleds to the back of the card.',
    },
  ],
  'the way into the ground': [
    {
      band: '9-12',
      with: 'torch',
      harm: 'Follow the crack into the hill until you cannot see the day.',
      calm: 'Follow the line with the pen until you come to the end.',
    },
    {
      band: '13+',
      with: 'paper',
      harm: 'Squeeze past the bars of the old mine.',
      calm: 'Squeeze glue past the edge of the card.',
    },
  ],
  'fire that is set going': [
    {
      band: '6-8',
      with: 'dry leaves; candle',
      harm: 'Line the lantern with dry leaves and set the candle in it.',
      calm: 'Line the lantern with tissue and paint it.',
    },
    {
      band: '9-12',
      with: 'hairspray',
      harm: 'Touch it with a match.',
      calm: 'Touch it with your finger and find its match.',
    },
  ],
  'bulbs and conkers on a plate': [
    {
      band: '6-8',
      with: 'daffodil bulbs',
      harm: 'Slice them like onions and fry a few rings.',
      calm: 'Plant them in a row.',
    },
    {
      band: '4-5',
      with: 'conkers',
      harm: 'Grind them and bake little buns.',
      calm: 'Roll little clay buns for the conker people.',
    },
  ],
  'fingers in machines': [
    {
      band: '6-8',
      with: 'blender',
      harm: 'Push the paper down with your fingers while it spins.',
      calm: 'Push the paper down with a spoon while it is off.',
    },
  ],
  'between the trains': [
    {
      band: '13+',
      with: 'chalk',
      harm: 'There is a gap of twenty minutes between the trains, so be quick.',
      calm: 'Draw the gap between the trains on your poster.',
    },
  ],
  'tied into a sack': [
    {
      band: '6-8',
      with: 'leaf bag',
      harm: 'Get in the bag and have it tied.',
      calm: 'Fill the bag with leaves and have it tied by a grown-up.',
    },
  ],
  'a line at the height of a head': [
    {
      band: '9-12',
      with: 'ribbons',
      harm: 'Tie ribbons from pole to pole at head height and ride through them.',
      calm: 'Tie ribbons to the stick and dance with it.',
    },
  ],
  'what guards its young': [
    {
      band: '4-5',
      with: 'bread',
      harm: 'Run into the geese with your hat on.',
      calm: 'Draw geese with hats on.',
    },
  ],
  'a child who swells': [
    {
      band: '4-5',
      with: 'nuts',
      harm: 'Bess puffs up a bit with nuts, but she still stirs.',
      calm: 'The dough puffs up a bit, but it still tastes good.',
    },
  ],
  'guards that are taken away': [
    {
      band: '9-12',
      with: 'fan',
      harm: 'Undo the grille so the ribbons can be tied onto the blades of the fan.',
      calm: 'Tie the ribbons onto the handle of the fan.',
    },
  ],
};
