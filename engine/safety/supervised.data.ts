/**
 * What good craft books do with a grown-up: `band | title | materials, by ; | steps, by / | what the craft then says of the grown-up`.
 * Words by commas must stand in one sentence that names a grown-up; `refused` is what no grown-up makes fine at that age.
 * A sixth cell is the craft's own note.
 */
export const supervisedTable = `
2-3 | Duck at the Sink | chair; sponge | Stand on the chair at the sink and squeeze the sponge. | back, stool
2-3 | Rainy Window | step stool; washable paint | Paint the window with your palm. | back, stool
2-3 | Toe Paint Swing | baby swing; washable paint | Dip bare toes. A soft push! | swing, push, hold
2-3 | Paw Plate | flour; salt; water | Knead the dough. / Press your hand in. | salt dough, not eaten, mouth
2-3 | Conker Trails | large conkers (3); tray; washable paint | Tip the tray and watch the trails. | refused
2-3 | Threading Snake | rigatoni; thick lace | Thread the rigatoni with Mum. | rigatoni, mouth
2-3 | Button Jar | buttons | Drop the buttons in the jar. | refused
2-3 | Dried Bean Tray | dried beans | Pour the beans. | refused
2-3 | Ducks | crayon; paper | Walk to the pond hand in hand and scribble a duck. | pond, hand
2-3 | Boats | paddling pool; sieve | Sieve the ducks out of the paddling pool. | arm's reach, water
2-3 | Bath Paint | shaving foam; tiles | Sit in the bath and paint the tiles. | water, hand
2-3 | Mud Kitchen | pots; spoons | Stir a puddle soup in the mud kitchen. | water, slips
2-3 | Dotty Dog | big round stickers | Stick spots on the dog. | sticker, mouth
2-3 | Ribbon Dancer | wooden ring; satin ribbon | Dance with the ribbon. | ribbon, neck
2-3 | Slow Snow | plastic bottle; water; foil | A grown-up screws the cap on and glues it. | lid, glued, sealed
2-3 | Potato Moons | potato; washable paint | Mum halves the potato. / Press it on. | knife, fingers
2-3 | Pumpkin Pegs | pumpkin; wooden pegs; toy mallet | Bang the pegs in. | mallet, fingers
2-3 | Turnip Lantern | turnip; candle | Dad lights the candle. | flame
2-3 | Bear Biscuits | oats; butter | A grown-up bakes them in the oven. | oven, hot tray
2-3 | Big Red Bus | big cardboard box | Climb in and drive. | box, flaps, falls
2-3 | Bunny Portrait | paper; crayon | Sit by the rabbit hutch and draw him. | rabbit, hand
2-3 | First Snips | safety scissors; paper strips | Snip the grass. | scissors, fingers
2-3 | Beans to Bed | bean seeds; soil | Put the seed to bed with Grandma. | seed, mouth
2-3 | Ice Dinosaurs | toy dinosaurs; tray | Freeze overnight. / Rub the block of ice. | ice, mouth
2-3 | Sand Cakes | sand; cups | Pat the sand. | sand, eyes
2-3 | Water Beads | water beads | Scoop the water beads. | refused
2-3 | Balloon Print | balloon | Blow up the balloon and print with it. | balloon, mouth, piece
2-3 | Playdough | flour; salt; oil; hot water | A grown-up pours the hot water. / Knead. | hot water, scald
2-3 | Feeding the Hens | corn | Feed the hens with a flat hand. | hen, hand
2-3 | Jam Toast Faces | toast; banana | Lay a banana face. | eat, sit
2-3 | Hammer Time | hammer; nails | Your toddler hits the nails. | a grown-up hits, hammer
2-3 | Hot Glue Owl | hot glue gun; felt | A grown-up glues the eyes on with the glue gun. | hot glue, fingers
4-5 | Golf Tee Hedgehog | pumpkin; golf tees; hammer | Tap the tees in with the hammer. | hammer, fingers
4-5 | Crown | card; stapler | Staple the ends. | stapler, fingers
4-5 | Soap Snow | soap; grater | Grate the soap. | grater, fingers
4-5 | Peel a Wand | stick; vegetable peeler | Peel the bark with your helper. | peeler, fingers
4-5 | Melon Hedgehog | melon; skewers | Push the skewers in. | pointed, sits down
4-5 | Kite | light paper; straws; string | Run into the wind with your kite. | open field, power lines
4-5 | Pond Dipping | net; tray | Kneel at the edge of the pond with Dad and dip the net. | pond, hands, water
4-5 | Melty Beads | ironing beads; baking paper | A grown-up irons the beads. | iron, hot
4-5 | Fox Print | plaster of Paris; card ring | A grown-up mixes the plaster. | dust, mixes
4-5 | Spiral Pillow | pillowcase; fabric dye | A grown-up mixes the dye. | dye, gloves
4-5 | Hot Air Balloon | balloon; newspaper; paste | Lay strips on the balloon. / A grown-up pops it. | balloon, piece
4-5 | Glow Ghost | jar; battery light | Put the light in the jar. | battery, compartment, screw
4-5 | Bird Cones | pine cones; peanut butter; seed | Spread the peanut butter. | allerg, peanut
4-5 | Felt Fish | plastic needle; yarn; card | Sew round the fish. | needle, beside
4-5 | Punched Stars | hole punch; card | Punch holes round the edge. | holes, fingers
4-5 | Button Peacock | buttons; card | Glue on the buttons. | buttons, toddler, baby
4-5 | Chestnut Swing | seat board; thick rope | Sit on the swing and hold on. | swing, branch, rope
4-5 | Orange Lamp | orange; sunflower oil | Grandma lights the wick. | flame, lights
4-5 | Pumpkin Grin | pumpkin; pumpkin saw | Dad saws along the lines. | saw, fingers
4-5 | Beet Hankies | beetroot; hankies | A grown-up boils the beetroot. | boil, hot, stove
4-5 | Blender Paint | berries; blender | A grown-up runs the blender. | lid, blades, plug
4-5 | Crayon Rain | crayons; hair dryer | A grown-up holds the hair dryer. | hair dryer
4-5 | Bug Hotel | tubes; bamboo | Fill the bug hotel. | insects, sting
4-5 | Elephant Stilts | tins; rope | Walk on the stilts. | hand, falls
4-5 | Magnet Maze | horseshoe magnet; card | Pull the car with the magnet. | magnet, mouth, swallow
4-5 | Sparkler Names | sparklers | Write your name with sparklers. | refused
4-5 | Craft Knife Town | craft knife; milk carton | Your child cuts out the windows with the craft knife. | a grown-up cuts, craft knife
4-5 | Potion | baking soda; vinegar | Pour the vinegar in. | fizz, eyes
4-5 | Egg Painting | blown eggs; paint | Paint the blown eggs. | egg, washed
4-5 | Scooter Streamers | scooter; ribbon | Tie them on the handlebars and ride. | wheel, roads
4-5 | Face Fun | face paint | Paint whiskers on. | face paint, eyes
4-5 | Dog Bandana | cloth; our dog | Tie it for the dog. | dog, animal
6-8 | Owl Pouch | sewing needle; felt | Stitch round the edge. | needle, close, pricks
6-8 | Twig Cottage | twigs; glue gun | Glue the twigs with the glue gun. | hot glue, fingers
6-8 | Conker Caterpillar | conkers; hand drill | Drill the conkers. | drill, clamps
6-8 | Log Medals | branch; saw | Saw the branch in slices. | saw, clamps
6-8 | Onion Eggs | eggs; onion skins | Boil the eggs with the skins. | boiling, hot
6-8 | Dipped Candles | beeswax; wicks | A grown-up melts the wax. / Dip the wick in the hot wax. | hot wax, hob
6-8 | Waterwheel | sticks; card | Set the wheel in the brook. | water, brook
6-8 | Wire Tree | wire; cutters | Twist the wire into a tree. | wire ends, eyes
6-8 | Felted Robin | wool; felting needle | Poke the wool. | felting needle, fingers
6-8 | Thread Star | plank; nails; hammer | Hammer the nails in. | hammer, nail, fingers
6-8 | Milk Carton Town | milk carton; craft knife | A grown-up cuts out the windows with the craft knife. | craft knife, cutting mat
6-8 | Amber Soap | soap base; toy dinosaur | A grown-up melts the soap. | melt, hot, soap
6-8 | Twist Bread | dough; hazel stick | Hold the dough over the glow. | campfire, water bucket, embers
6-8 | Firefly Card | LED; coin cell and holder with a screw | Screw the cell in the holder. | coin cell, button battery, little siblings
6-8 | Throwie | LED; coin cell | Tape the coin cell to the LED. | refused
6-8 | Poem Pebbles | pebbles; magnets; glue | Glue a magnet behind each. | magnets, swallow
6-8 | Bean Tepee | canes; secateurs | A grown-up trims the canes with the secateurs. | secateurs, cuts
6-8 | Tin Lantern | tin can; nail; hammer | Tap holes in the can. | tin, sharp edges, gloves
6-8 | Balsa Boats | bark; string | Sail them down the stream. | stream, hands
6-8 | Fizz Bombs | citric acid; baking soda | Mix the citric acid. | citric acid, eyes
6-8 | Catapult | craft sticks; pom-poms; spoon catapult | Launch the pom-poms. | launch, face
6-8 | Skewer Kebab Fence | skewers | Push the skewers in. | pointed, eyes
6-8 | Glass Lantern | jam jar; tissue | Glue tissue on the jam jar. | glass, sharp edges
6-8 | Rope Swing | rope; stick | Hang on the rope swing. | rope swing, branch
6-8 | Spray Stars | spray paint; card | A grown-up does the spraying outdoors. | spray, outdoors, mask
6-8 | Sun Prints | sun print paper; leaves | Lay it in the light. | sun, look
6-8 | Magnifier Hunt | magnifying glass | Look at moss through the magnifying glass. | sun, burn
6-8 | Slingshot | slingshot; stones | Shoot stones. | refused
6-8 | Soldered Tree | wire; soldering iron | Solder the joints. | refused
6-8 | Bow | hazel stick; string; soft tipped arrows | Shoot the arrow at the box. | arrows, behind the line
6-8 | Tie Dye Socks | fabric dye; socks | Dip the socks in the dye. | dye, gloves
9-12 | Lino Owl | lino; lino cutter | Cut along the lines with the lino cutter. | blade, cut
9-12 | Robot Badge | LED; soldering iron; solder | Solder the legs. | solder, ventilation
9-12 | Butter Spreader | birch stick; whittling knife | Whittle the stick. | knife, blade
9-12 | Sailing Boat | driftwood; glue gun | Glue the mast with the glue gun. | glue gun, hot glue
9-12 | Batik | wax; tjanting | Melt the wax over a pan of water. | hot wax, hob
9-12 | Jam | plums; sugar; jars | Boil the plums with the sugar. | hob, jam, boiling
9-12 | Longbow | hazel stave; waxed cord; dowels with felt ends | String the bow and shoot the arrow at the target. | arrows, behind the line
9-12 | Galaxy Tote | canvas tote; fabric spray paints | Puff purple and blue. | outdoors, mask, spray paint
9-12 | Camp Cocoa | camp stove; pan; milk | Light the stove with the leader. | camp stove, outdoors
9-12 | Rope Ladder | thick rope; rungs | Tie on to the branch. | rope, knots, checks
9-12 | Sunspot Box | long box; foil; pin | Prick the foil and let the light of the sun fall in. | look, sun, eyes
9-12 | Tin Stars | tin can; hammer; nail | Punch the stars. | sharp edges, gloves, tin
9-12 | Alum Wool | wool; alum; onion skins | Heat the dye pot on the hob. | hob, oven
9-12 | Nest Box | plank; drill; saw | Drill the hole. / Saw the sides. | drill, goggles
9-12 | Patch Bag | sewing machine; cloth | Sew the seam. | sewing machine, needle
9-12 | Key Tags | wood; pyrography pen | Burn your letter. | hot tip, ventilation
9-12 | Animal Jigsaw | plywood; coping saw | Saw round the cat. | saw, clamps
9-12 | Bike Cards | spoke cards; bike | Clip them on. | spokes, helmet
9-12 | Water Rocket | bottle; bike pump; cork | Launch the water rocket. | launch, stands back
9-12 | Fishing Net | pond net | Dip by the pond. | water, hands
9-12 | Blown Egg Tree | eggs; pin | Blow out the egg. | tastes, washed
9-12 | Garden Cement Stones | cement; mould | A grown-up mixes the cement. | gloves, dust mask
9-12 | Iron Patch | iron on patch; iron | Iron the patch on. | iron, hot
9-12 | Shrink Charms | shrink plastic | Bake them in the oven. | oven, hot tray
9-12 | Fixer Prints | photo paper; fixer; developer | A grown-up mixes the fixer. | gloves, ventilation
9-12 | Resin Coaster | epoxy resin | Pour the resin. | refused
9-12 | Lye Soap | lye; olive oil; goggles; gloves | Stir the lye into the water. | refused
9-12 | Bleach Tee | bleach; T-shirt; gloves | Spray the bleach on the T-shirt outdoors. | refused
9-12 | Skate Ramp | plywood; skateboard | Saw the plywood. | saw, clamps
13+ | Castile Soap | lye; olive oil; goggles; gloves | Stir the lye into the water. | lye, goggles, gloves
13+ | Sun Tee | thin bleach; cotton T-shirt; gloves | Spray the bleach out on the patio. | bleach, gloves, ventilation
13+ | Photogram | photo paper; developer; fixer | Slide through the trays with tongs. | chemicals, gloves, ventilation
13+ | Terrarium | glass 3 mm; running pliers | Score once and snap. | glass, goggles, gloves
13+ | Lace Egg | goose egg; rotary tool | Drill the lace with the rotary tool. | goggles, rotary tool
13+ | Skyline Shelf | plywood; jigsaw | Saw along the line with the jigsaw. | jigsaw, glasses, clamps
13+ | Beam Light | joist; drill press | Drill with the drill press. | drill press, glasses, clamps
13+ | Concrete Planter | cement; milk carton | Mix the cement. | gloves, dust mask
13+ | Resin Coasters | epoxy resin; flowers | Pour the resin over the flowers. | resin, gloves, ventilation
13+ | Silver Print | silver clay; gas torch | Fire it with the gas torch. | torch, hair, fire brick
13+ | Foam Castle | styrofoam; hot wire cutter | Cut the towers with the hot wire cutter. | heat, hands
13+ | Wall Mural | masonry paint; ladder | Paint the top from the ladder. | ladder, feet, hold
13+ | Kit Rocket | rocket kit; factory motor | Count down in the wide meadow. | rocket, launch
13+ | Stencil Deck | spray paint; skateboard deck | Spray the deck. | spray, outdoors, mask
13+ | Cinder Toffee | sugar; syrup; thermometer | Boil the sugar to hard crack. | hot, hob
13+ | Candle Cup | soy wax; wick; teacup | Melt the wax on the stove. | wax, flame
13+ | Stencil Portrait | scalpel; card | Cut the layers with the scalpel. | blade, cutting mat
13+ | Relief Carving | lime board; gouge | Carve the leaf. | blade, hands
13+ | Etched Jar | etching cream; jar | Dab the cream on. | gloves, goggles
13+ | Home Rocket Fuel | rocket fuel; tube | Pack the fuel. | refused
13+ | Loose Cells | coin cell | Put it on your tongue to test. | refused
13+ | Drain Trick | lye; kitchen foil | Drop the foil in the lye. | refused
13+ | Bleach Mix | bleach; vinegar; T-shirt; gloves | Mix the bleach with vinegar outdoors. | refused
13+ | Leaf Bath | rhubarb leaf; cement | Press the leaf in the cement. | rhubarb, mouth
6-8 | Magnet Race | magnets; card | Push the magnets round the table. | refused
4-5 | Fridge Snails | magnets; glue | Glue a magnet behind each snail. | refused
6-8 | Tiny Fridge Snails | tiny magnets; glue | Glue a magnet behind each snail. | refused
13+ | Bare Bleach Tee | bleach; cotton T-shirt | Spray the bleach out on the patio. | refused
13+ | Bathroom Tee | bleach; cotton T-shirt; gloves | Spray it in the bathroom with the windows closed. | refused
13+ | Guessed Soap | lye; olive oil; goggles; gloves | Stir in the lye by guess until the soap is thick. | refused
6-8 | Home Alone Lamp | LED; coin cell and holder; spare cells in a bowl | Screw the holder shut. | refused
9-12 | Party Light | sparklers | A grown-up lights the sparklers outdoors. | sparkler, bucket, faces
13+ | Frame | stick welder; mild steel | Weld the frame with your uncle. | welding helmet, gloves, ventilation
13+ | Hook | forge; steel | Shape the hook at the forge. | goggles, gloves
13+ | Sky Film | drone kit | Fly the drone over the meadow. | open field, power lines
9-12 | Bean Jars | pressure cooker; jars | Cook the beans in the pressure cooker. | valve, pressure
2-3 | Vegetable Stamps | peppers; celery; poster paint | Cut the celery across. / Stamp roses. | knife, cuts
2-3 | Garden Painting | bucket; water; big brush | Paint the fence with water. | water, bucket
4-5 | Dandelion Chains | dandelions | Slit each stem with a thumbnail and thread the next. | hands, mouth, sap
4-5 | Smoothie Lollies | strawberries; yoghurt; liquidiser | Whizz it. / Pour in moulds and freeze. | liquidiser, blade, lid
6-8 | Bottle Garden | demijohn; gravel; moss; ferns | Drop in the moss with chopsticks. | glass, hands, wash
6-8 | Lemon Battery | lemons; zinc nails; copper coins; LED | Push in nail and coin. / Join with wires. | nail, wire, sharp
6-8 | Mini Greenhouse | plastic bottle; scissors; cress | Cut the bottle across the middle. | cut
6-8 | Smores in a Solar Oven | pizza box; foil; cling film; marshmallows | Tilt the flap to the sun and wait. | sun, hot
6-8 | Ginger Beer | ginger; yeast; sugar; plastic bottles | Grate the ginger. / Loosen the caps every day. | cap, burst, pressure
6-8 | Bird Feeder from a Log | log; hand drill; suet | Drill big holes and stuff them with suet. | drill, clamp
9-12 | Chilli Ristra | dried chillies; string; needle; gloves | Thread through the stalks. | eyes, gloves, chilli
9-12 | Flame-test Pine Cones | pine cones; salt; Epsom salt; fireplace | Soak and dry. / A grown-up puts one in the fire. | fire, flame
9-12 | Gyotaku Fish Print | whole mackerel; ink; rice paper | Pat the fish dry, ink it, press. / Scrub the table. | wash, hands
9-12 | Rope Fender | rope; canoe; lifejacket | Splice the fender. / Try it at the jetty. | water, arm's reach
9-12 | Owl Pellet Lab | owl pellet; tweezers; gloves | Tease out the bones. | gloves, wash, hands
13+ | Tallow Dips | suet; wick; old pan | Render the suet slowly. / Dip thirty times. | hot, pan
13+ | Rust-Dyed Scarf | scarf; rusty nails; vinegar; gloves | Wrap, soak and wait. | gloves, nail
13+ | Cyanotype Curtain | potassium ferricyanide; ferric ammonium citrate; cotton; gloves | Mix the two solutions in dim light. / Coat. | gloves, chemical, solution
13+ | First Spark | flint and steel; char cloth; fire pit | Strike into the char cloth; blow. | fire, flame, water
13+ | Bike Chain Clock | bike chain; degreaser; clock movement | Soak the links in degreaser, scrub. | gloves, fumes, ventilation
13+ | Kombucha | tea; sugar; scoby; swing-top bottles | Ferment, bottle, burp daily. | bottle, burst, pressure
13+ | Keen Edge | whetstone; chef's knife; cork | Hold at 15 degrees and draw. | knife, blade
13+ | LED Strip Headboard | LED strip; power supply; soldering iron | Solder the leads; plug in the adapter. | solder, plug, ventilation
13+ | Latex Monster Mask | liquid latex; clay head | Brush on twelve layers. | latex, allerg, ventilation
2-3 | Chunky Bead Tray | wooden beads, bigger than a golf ball; lace | Thread three beads. | lace | Sit with them the whole time and put the lace away after.
6-8 | Campfire Popcorn | popping corn; two sieves; wire; stick | Wire the sieves shut and hold over the embers. | fire, embers, hot | Crouch beside your leader, hair back, bucket of water next to you.
9-12 | Go-Kart | pram wheels; plank; rope; spanner | Bolt on the axles. Steer with the rope. | helmet, road | Parents at top and bottom of the run, helmet on.
13+ | Beeswax Polish | beeswax; turpentine; bain-marie | Melt the wax off the heat source, stir in turps well away from flame. | turps, turpentine, flame | Do it outside with someone who has made it before.
13+ | Glass Drop Pendant | glass rods; hot head torch; mandrels; didymium goggles | Wind a gather of glass round the mandrel. | torch, goggles, flame | With a teacher at the next bench, hair tied, water in reach.
13+ | Fermented Hot Sauce | chillies; salt; jar; gloves | Chop the chillies, brine, wait. | gloves, eyes, chilli | Gloves for chopping. A parent checks the seal and the smell.
13+ | Deep-Fried Samosas | flour; potatoes; oil; karahi | Fold cones. Fry in batches until gold. | hot oil, oil | Keep somebody grown in the kitchen. Lid at hand and never water on burning fat.
2-3 | Squishy Bag | freezer bag; hair gel; sequins | A grown-up seals the bag with tape. / Squash it about. | bag, tape
2-3 | Zip and Button Board | board; zip; big buttons sewn on | Zip, unzip. | button
2-3 | Rolling Jar Painting | plastic jar; golf balls; paint | A grown-up screws the lid on. / Roll it. | lid, balls, screwed
2-3 | Kitchen Whisk Bubbles | whisk; washing-up liquid; bowl of water | Whisk. | water, eyes, mouth
6-8 | Skipping Stones Map | creek stones; paint | Wade at the edge and choose flat ones. | water, stream, creek
6-8 | Bath Salts Gift | Epsom salts; food colouring; essential oil; jar | Stir and fill. | oil, eyes, mouth
9-12 | Cyanotype Flags | cyanotype-coated fabric; leaves | Lay out in the sun and rinse. | sun
9-12 | Kite from Bin Bags | bin bags; dowels; line | Fly it on the common. | power lines, open field
9-12 | Tent Peg Mallet | log; pole; hand auger | Bore the log with the hand auger. | auger, clamp
9-12 | Star Trail Photos | tripod; camera; garden at night | Leave the shutter open for an hour. | dark, comes along, warm
9-12 | Shibori with Clamps | fabric; dye; clamps; rubber gloves | Fold, clamp, dye. | dye, gloves
9-12 | Hand-Cranked Ice Cream | ice; rock salt; bag; towel; milk | Shake for ten minutes in the towel. | ice, cold, bag
13+ | Concrete Lamp | cement; mould; lamp cord set; drill | Drill a channel. | drill, dust, gloves
13+ | Raku Bead | clay; raku kiln; tongs; sawdust bin | Lift out glowing with tongs. | kiln, gloves, tongs
13+ | Terrazzo Tray | jesmonite; pigment; sander; mask | Pour, cure, wet sand. | mask, gloves, dust
13+ | Tufted Rug | tufting gun; yarn; frame | Press in and follow the line. | tufting gun, fingers, needle
13+ | Sugar Sculpture | isomalt; silicone mat; gloves | Melt to 170 and pull. | hot, isomalt, burn
4-5 | Bow Tie Pasta Butterflies | farfalle; paint; magnet strip | Paint, dry, stick on the magnet strip. | magnet, mouth
4-5 | Donkey Ride Postcard | postcard; crayons | Pat the donkey and draw him. | donkey, animal, hand
6-8 | Ice Hockey Table | freezer tray; ice; bottle cap | Freeze the rink. | ice, cold, cap
6-8 | Pony Plaits | pony; ribbon; comb | Plait the mane while the pony is held. | pony, animal
6-8 | Piñata Stick | broom; streamers | Swing at the donkey blindfolded, one by one. | back, stick, swing
6-8 | Tie-Blanket | fleece; fabric shears | Cut a fringe with the shears. | shears
6-8 | Sledging Flag | ski pole; cloth; | Fly it from the sledge. | helmet, hill
9-12 | Seed Cake for Swifts | fat; pan; oats | Melt the fat over low heat. | hot, pan
9-12 | Perfumed Candles | soy wax; fragrance oil; thermometer | Melt to 80, stir in scent, pour. | hot, wax
9-12 | Potato Clock | potatoes; zinc and copper strips; clock | Wire it up. | edges
9-12 | Glass Slide Art | microscope slides; nail varnish; leaves | Paint varnish on a leaf, peel, mount. | glass, slides
9-12 | Old Masters Medium | linseed oil; egg; jar | Shake egg and oil. | oil, rag
9-12 | Bird Skull Drawing | cleaned skull; gloves; pencils | Hold it with gloves. Draw. | gloves, wash, hands
13+ | Sea-Coal Drawing | cliffs; charcoal | Gather charcoal from the beach below the cliffs at low tide. | tide, water, cliff
13+ | Fly Tying | vice; hooks; feathers; scissors | Wind the thread round the hook. | hook
13+ | Hammock | canvas; grommets; hammer; rope; trees | Hang and test low. | rope, knots, branch
13+ | Smokehouse Sign | wood; propane torch; brush | Char the boards and brush. | torch, flame, fire
13+ | Stage Scar | liquid latex; cotton; face paint | Dab on cheek. | latex, eyes, allerg
2-3 | Tea Party Biscuits | digestive biscuits; cream cheese; spreader | Spread and munch. | eat, sit, allerg
9-12 | Hollowed Spoon | stick; ember; tongs; straw | Blow the ember on the wood to hollow it. | ember, bucket of water
9-12 | Lime Wall | lime wash; brush; goggles | Paint the wall with lime wash. | goggles, gloves, lime
13+ | Coin Ring | coin; mandrel; drill; rawhide hammer; torch | Drill the middle out and fold it over the mandrel. | drill, goggles
13+ | Etched Brass | brass; salt; vinegar; 9V battery; vinyl resist | Electro-etch outdoors. | battery, gloves, ventilation
`;
