/**
 * Things by what they can do to a child. One block a group:
 * `# id | levels | flags | reason | instead | only with`, then its names; what the grown-up watches stands in `watch.data`.
 * Levels, youngest band first: `.` fine, `m` worth a note and nothing else, `n` a note, `t` together, `g` a grown-up does it,
 * `r` replace it, `x` never. Only with: it counts where one of these words stands in the title or among the materials.
 * Flags: `d` is mostly drawn, made or told of, `v` an act rather than a thing, `w` washing the hands will do, `s` can be swapped,
 * `o` its name tells all: it counts in titles too, `k` it is worth its note wherever it is told of, `l` only where it is a material.
 */
export const groupTable = `
# harmless | ..... | |
acid rain, molten rock, molten lava, muffin tin, muffin tins, bun tin, bun tins, trim .. roll|rolls|sausage|snake|coil to, small fry, hatchet chin, hatchet face, behind .. dividers, card dividers, index dividers, page dividers, tabbed dividers, paper dividers, zigzag snips, tiny snips, small snips, little snips, short snips, quick snips, few snips, @number snips, press the button, presses the button, press a button, slice .. in|into pennies|coins, slices .. in|into pennies|coins, chop .. in|into pennies|coins, freezer paper, freezer or baking paper, =freezer bag, =freezer bags, dead nettle, dead nettles, deadnettle, hips between .. rails|stiles, skip about a bit, skip .. stitch|stitches|chain|loop, fruit salad
egg size, egg sized, laser eye, laser eyes, laser eyed, laser sword, laser tag, melt|melts|thaw .. in|with .. =warm water, melt|melts .. in|with .. sun|sunshine|hand|hands|fingers|palm, colour|color|paint|shade|name .. called .. gunpowder|mercury|petrol|poison, drill|drills|saw|saws .. with .. crayon|pencil|finger|straw, razor thin, knife thin, needle thin, wire thin, razor sharp, knife sharp, dagger sharp, needle sharp, snare drum, snare drums, gunpowder tea, gunpowder green tea, blood orange, blood oranges, blood moon, dead giveaway, play dead, playing dead, plays dead, dry|dries|drying|set|sets|cool|cools|harden|hardens|chill|chills|rise|rises|soak|soaks while|whilst|during you|we|everybody|everyone .. lunch|dinner|supper|tea|snack|nap|breakfast|sleep|rest, pour|tip|empty|rinse|wash .. down .. sink|drain|plughole|toilet, take|slip|slide|lift|pull .. case|cover|sleeve .. off|from .. phone|tablet|laptop|camera|radio, ice|snow|icicle|frost .. melt|melts|melting ?in|into|on|over|until|with, let .. melt in .. sink,
ring the bell, ring a bell, ring your bell, sticky tack, blu tack, berry basket, paint chip, paint chips, carve the soap, carve .. soap, carve .. clay, carve .. dough, carve .. foam, wooden clay tool, wooden clay knife, clay tool, modelling tool, modeling tool, carve .. with a spoon, carve .. with a stick, carve .. with .. pencil|toothpick|spoon|stick|nail|fingernail|fork, balloon stick, balloon sticks, balloon whisk, =lime, phone stand, tea light holder, chip can, chip cans, snack can, cooking oil, cooking pot, cooking spoon, cooking twine, boiled and cooled, ironed side, =metal lid, =metal lids, bare wire .. pack|motor|battery, streets .. fingers|toy, long slow snips, slow snips, toy wheel, toy wheels, stove .. is off, oven .. is off, paper fish bowl,
baking shelf, baking aisle, baking cupboard, a cook, the cook, razor clam, razor clams, razor shell, razor shells, gouge marks, gouge .. with .. thumb|finger|spoon|stick|straw|toothpick, carve .. with white|chalk|pencil|pen, acid green, acid yellow, acid wash, acid drop, acid drops, steam boiler, round boiler, boiler of, wire wheel, wire wheels, bath toy, bath toys, bath duck, long boiler, pizza oven, toy stove, play stove, toy kitchen, play kitchen, box stove, light string, city street, city streets, =boiler,
shoot at eye level, at eye level, engraver's manner, engraver's lines, dead and gone, boiling lava, bubbling lava, stage blood, fake blood, film blood, theatrical blood, line|lines|lined|row|rows .. up into street|road|town, foam axe, felt axe, foam sword, foam blade, foam blades, dry ice age, ice age, time for lunch, time for dinner, time for tea, time for a snack, time for bed, resin free, no resin, skip the resin, not at people, not at faces, not at anybody, not at anyone, not at animals, never at people, never at faces, open the window, open window, bury the thread, bury .. ends, running stitch, eye socket, shoot .. film, shoot .. video, shoot .. scene, shoot .. photo, shoot .. picture, shoot .. time, shoot .. frame, time lapse, close the gap, close the seam, close the opening, close the card, close the book, close it with, sheet bend, spill the beans, kick the bucket, shoot the breeze, bite the bullet, break a leg, stand back, step back, hold .. in place, hold it|them|both|still .. count, press and hold, hold down, high noon, lift the heddle, open the shed, people running, running in, run down, run along, run around the, runs along, runs down, run out, runs out, run through, let .. run, lie flat, lies flat, lie down flat, lie face, sit flat, sits flat, stand up by, friend choose, swap with a friend, show a friend, ask a friend, test with people, tree trunk, back and forth, nose and fins, eyes and mouth, ears and eyes, nose and mouth, eyes and nose, speech bubbles, shadow play, fire red, water colour, water color, bridge holds, fire tongs, rain gauge, tie the ends, knot the ends, roof tile, close up, close to the edge, edge to edge, end to end, back to back, hand over hand, hand in hand, hand to hand, foot of the, head of the, mouth of the, lip of the, neck of the, shoulder of the, arms of the, leg of the, eye of the needle, car track, race track, finish line, start line, road map, story board, sound effect,
baking paper, baking sheet, baking tray, baking parchment, baking soda, baking powder, baking tin, baking cup, cookie sheet, cookie cutter, oven glove, oven mitt, oven door, cold oven, toy oven, play oven, no bake, no cook, no sew, no heat, heat free, blade of grass, grass blade, rotor blade, propeller blade, fan blade, windmill blade, skate blade, poison dart frog, poison dart, poison frog, poison apple, pine needle, fir needle, spruce needle, cactus needle, knitting needles, needle case, needle felted look, knife pleat, knife edge, butter knife, table knife, plastic knife, dough knife, palette knife, dinner knife, blunt knife, spreading knife, spread knife, blunt spreading knife, blunt table knife, blunt butter knife, wooden play knife, play knife, plastic play knife, wooden knife, toddler knife, children's knife, kids knife, child safe knife, nylon knife, cake knife of plastic, cardboard knife, toy hammer, play hammer, plastic hammer, plastic mallet, foam hammer, rubber mallet, toy saw, toy drill, toy tools, play tools, hammer|bang|pound|tap .. with .. foam|spoon|fist|fists|block|sponge|cushion|toy|felt, hammerhead, clay knife, modelling knife, modeling knife, iron gray, iron grey, iron man, iron age, iron gate, iron tower, cast iron, iron ore, hot pink, hot air balloon, hot dog, hot chocolate, button mushroom, belly button, button nose, button hole, push button, power button, jigsaw puzzle, jigsaw piece, jigsaw, egg carton, egg box, egg tray, eggshell white, bell pepper, bell shape, bell sleeve, bluebell, bean bag, beanbag, coin purse, seed stitch, seed packet, bird seed shape, french knot, running stitch, ladder stitch, kettle stitch, whip stitch, blanket stitch, dart frog, bullet train, bullet journal, bullet point, fire engine, fire truck, fire fighter, firefighter, fire station, firefly, fire hose, fire brigade, fire red, lighter shade, lighter color, lighter colour, lighter tone, lighter blue, lighter green, lighter paper, lighter fabric, lighter than, in .. lighter, match the, match up, match box, matchbox, pinwheel, pin wheel, safety goggles, finger paint, pea pod, walnut sized, pea sized, walnut size, pea size, marble paper, marble sized, marble run, coin sized, hazelnut sized, cherry sized, cherry red, cherry blossom, cherry tree, chestnut brown, sunflower, hammerhead, hammerhead shark, swordfish, sword lily, nail varnish look, fingernail, thumbnail, toenail, snail, doughnut, donut, coconut, coconut shell, butternut, nutcracker, grape vine, grapevine, popcorn stitch, popcorn box, berry red, berry colored, berry coloured, berry shape, strawberry, raspberry, blueberry, blackberry, mulberry, candy cane, candy colored, candy coloured, sweet pea, sweet potato, saw tooth, see saw, seesaw, saw scaled, hacksaw blade drawn, peppermint striped, flame red, flame orange, rocket ship, space rocket, candle light look, candlestick, wire whisk, wireless, live wire, kiln dried, fish hook shape, claw hammer shape, mirror image, mirror writing, mirror symmetry, magnifying glass drawn, glass door, window glass, stained glass, stained glass look, hour glass, hourglass, sun glasses, eye glasses, spy glass, spyglass, looking glass, glass painting look, fairy lights drawn, salt crystal, rock salt, bath bomb, seed bomb, seed ball, glitter glue, glitter pen, glitter paper, glitter card, glitter foam, bead board, mercury the planet, planet mercury, chlorine free, acid free, acid green, acid yellow, lead pencil, pencil lead, lead the way, dust jacket, star dust, fairy dust, pixie dust, saw dust, sawdust, pepper pot, nickel gray, lemon juice, orange juice, berry knot, ring finger, key ring shape, shell shape, shell pattern, shell stitch, half shell, snail shell, egg shape, egg cup, eggcup, rubber stamp, rubber duck, rubber glove, rubber bullet train, pebble pattern, dice dots, popping candy drawn, cereal box, cereal packet, pasta box, rice paper, macaroni penguin, sticking plaster, =plasters, sticking plaster, plaster strip, wine cork, wine corks, wine crate, wine box, wine label, wine red, wine rack, wine gum, wine gums, beer mat, beer mats, beer crate, beer bottle top, beer bottle tops, usb charger, usb plug,  champagne cork, champagne corks, rum and raisin, hook and loop, hooks and loops, wool felt, cotton wool, paint brush, paper cut, paper cutting, papercut, cut out, hair cut, short cut, clear cut, cut flower, spotted fly, glue pot, honey pot, honeycomb, drawing board, spring roll, drum roll, lava lamp, bombe, gun metal, gunmetal, glass wax, wax crayon, wax paper, wax resist, candle wax resist, beeswax wrap, paint pen look, clothes peg, clothespin, hair pin, hairpin, rolling pin, bowling pin, pin hole, pinhole, pincushion, needle book, tooth pick holder, skull cap, bone china, back bone, wishbone, salt water, sea water, soda bread, ice cream, ice lolly, ice skate, iceberg, dry ice cream, freezer paper, clay balloon, speech balloon, thought balloon, speech bubble, bike light drawn, battery free, battery gauge drawn, magnet shape, horseshoe shape, light box, tape measure, measuring tape, tape recorder, razor teeth, razor tooth, razor fin, razor fins, razor claw, razor claws, razor beak, razor grin, lava stream, lava streams, lava river, lava rivers, lava flow, lava flows, chocolate river, drill|saw|hammer|cook|bake|chop|slice|iron|fry|boil|light|carve|drills|saws|hammers|cooks|bakes|slices pretend|imaginary|invisible, paper arm, paper arms, carve|slice|chop|cut|cuts|carves the paper|felt|cardboard|toy roast|turkey|ham|cake|pizza|pie|chicken|bread, medicine spoon, medicine spoons, medicine cup, medicine cups, medicine dropper, medicine syringe, medicine ball, medicine man
# small-parts | rnmm. | s | It is small enough to choke on for a child of two or three. | paper circles
marble, keycap, guitar pick, plectrum, glass pebble, glass nugget, glass gem, pony bead, seed bead, bead, beads, button, googly eye, wiggly eye, wiggle eye, goggle eye, boggle eye, google eye, coin, penny, pennies, nickel, dime, cent, quarter coin, dried bean, dry bean, dried beans, dry beans, kidney bean, pinto bean, navy bean, haricot bean, butter bean, black bean, lentil, chickpea, dried pea, split pea, dried corn, corn kernel, popcorn kernel, unpopped popcorn, popping corn, sequin, spangle, rhinestone, diamante, gem, gemstone, jewel, acrylic gem, stick on gem, pom pom, pompom, pebble, small stone, gravel, aquarium gravel, acorn, conker, horse chestnut, chestnut, beech nut, jingle bell, small bell, bell, craft bell, bottle cap, bottle top, bottlecap, milk cap, cork, paper clip, paperclip, rubber band, elastic band, loom band, hair tie, hair bobble, brad, split pin, paper fastener, brass fastener, dry pasta, dried pasta, macaroni, penne, rigatoni, ditalini, orzo, uncooked pasta, uncooked rice, dry rice, seashell, small shell, cowrie, confetti, lego, lego brick, building brick stud, apple pip, pip, cherry stone, date stone, plum stone, peach stone, fruit stone, nuts and bolts, bolt, washer, =screws, hex nut, wing nut, ball bearing, ball bearings, steel ball, bearing, bb, bbs, pellet, airsoft, split shot, fishing weight, sinker, fishing sinker, lead shot, plastic pellet, poly pellet, nurdle, nurdles, doll pellet, bean bag filling, beanbag filler, polystyrene ball, polystyrene bead, styrofoam bead, styrofoam ball, packing peanut, foam bead, perler bead, hama bead, fuse bead, melty bead, ironing bead, cabochon, mini eraser, eraser, pencil topper, dice, die cube, game piece, playing piece, counter chip, poker chip, tiddlywink, small toy, mini figure, minifigure, tiny toy, doll shoe, barbie shoe, pen lid, pen cap, pen lid, marker cap, grommet, eyelet, snap fastener, press stud, popper stud, cufflink, earring, jewelry finding, earring back, bobby pin, hair clip, hairgrip, curtain ring, key ring, keyring, peg spring, clothespin spring, push button, doll eye, safety eye, toy eye, doll eyes, mini pinecone, alder cone, nut, kernel, wheat berry, aquarium stone, vase filler, water marble, cat's eye marble, bouncy ball, superball, rubber ball, ping pong ball, golf ball, small ball, wooden ball, glass ball, hair bead, thumb ball, magnetic bead, cotton swab tip, foam pellet, mosaic tile, small tile, mirror tile, chunk of chalk, crayon stub, lightbulb, fairy bulb, tea light cup, peppercorn, clove, star anise, coffee bean, cardamom pod, hominy, barley, buckwheat, popcorn seed, sea glass, beach glass, staple free clip, binder clip, lug nut, hitch pin, drawing stud, upholstery stud, cap gun cap, toy wheel, small wheel, toggle, cord lock, cord stop, barrel lock, jump ring, bottle pourer, valve cap, tyre cap, dust cap, ear plug, earplug, pearl, faux pearl, half pearl, diamond gem, plastic jewel, mini light, christmas bulb, bauble hook, bottle lid, bottle lids, farfalle, fusilli, conchiglie, pasta shells, pasta shell, pasta bows, bow tie pasta, pasta wheels, ziti, elbow pasta, pasta shapes, pasta tubes, cavatappi, dried peas, dried lentils, mung beans, split peas
marble, keycap, guitar pick, plectrum, glass pebble, glass nugget, glass gem, pony bead, seed bead, bead, beads, button, googly eye, wiggly eye, wiggle eye, goggle eye, boggle eye, google eye, coin, penny, pennies, nickel, dime, cent, quarter coin, dried bean, dry bean, dried beans, dry beans, kidney bean, pinto bean, navy bean, haricot bean, butter bean, black bean, lentil, chickpea, dried pea, split pea, dried corn, corn kernel, popcorn kernel, unpopped popcorn, popping corn, sequin, spangle, rhinestone, diamante, gem, gemstone, jewel, acrylic gem, stick on gem, pom pom, pompom, pebble, small stone, gravel, aquarium gravel, acorn, conker, horse chestnut, chestnut, beech nut, jingle bell, small bell, bell, craft bell, bottle cap, bottle top, bottlecap, milk cap, cork, paper clip, paperclip, rubber band, elastic band, loom band, hair tie, hair bobble, brad, split pin, paper fastener, brass fastener, dry pasta, dried pasta, macaroni, penne, rigatoni, ditalini, orzo, uncooked pasta, uncooked rice, dry rice, seashell, small shell, cowrie, confetti, lego, lego brick, building brick stud, apple pip, pip, cherry stone, date stone, plum stone, peach stone, fruit stone, nuts and bolts, bolt, washer, =screws, hex nut, wing nut, ball bearing, ball bearings, steel ball, bearing, bb, bbs, pellet, airsoft, split shot, fishing weight, sinker, fishing sinker, lead shot, plastic pellet, poly pellet, nurdle, nurdles, doll pellet, bean bag filling, beanbag filler, polystyrene ball, polystyrene bead, styrofoam bead, styrofoam ball, packing peanut, foam bead, perler bead, hama bead, fuse bead, melty bead, ironing bead, cabochon, mini eraser, eraser, pencil topper, dice, die cube, game piece, playing piece, counter chip, poker chip, tiddlywink, small toy, mini figure, minifigure, tiny toy, doll shoe, barbie shoe, pen lid, pen cap, pen lid, marker cap, grommet, eyelet, snap fastener, press stud, popper stud, cufflink, earring, earring back, bobby pin, hair clip, hairgrip, curtain ring, key ring, keyring, peg spring, clothespin spring, push button, doll eye, safety eye, toy eye, doll eyes, mini pinecone, alder cone, nut, kernel, wheat berry, aquarium stone, vase filler, water marble, cat's eye marble, bouncy ball, superball, rubber ball, ping pong ball, golf ball, small ball, wooden ball, glass ball, hair bead, thumb ball, magnetic bead, cotton swab tip, foam pellet, mosaic tile, small tile, mirror tile, chunk of chalk, crayon stub, lightbulb, fairy bulb, tea light cup, peppercorn, clove, star anise, coffee bean, cardamom pod, hominy, barley, buckwheat, popcorn seed, sea glass, beach glass, staple free clip, binder clip, lug nut, hitch pin, drawing stud, upholstery stud, cap gun cap, toy wheel, small wheel, toggle, cord lock, cord stop, barrel lock, jump ring, bottle pourer, valve cap, tyre cap, dust cap, ear plug, earplug, pearl, faux pearl, half pearl, diamond gem, plastic jewel, mini light, christmas bulb, bauble hook, bottle lid, bottle lids, farfalle, fusilli, conchiglie, pasta shells, pasta shell, pasta bows, bow tie pasta, pasta wheels, ziti, elbow pasta, pasta shapes, pasta tubes, cavatappi, dried peas, dried lentils, mung beans, split peas, gravel, pea gravel, mini eraser, mini erasers, tiny wheel, tiny wheels, pen lid, pen lids, doll's shoe, doll's shoes
# small-food | rnm.. | s | It is small enough to choke on for a child of two or three. | paper circles
candy, =sweets, a sweet, one sweet, wrapped sweet, chewy sweet, gumball, gobstopper, jawbreaker, jelly bean, jellybean, m&m, m ms, smartie, skittle candy, hard candy, boiled sweet, mint sweet, peppermint, lollipop, marshmallow, mini marshmallow, grape, cherry tomato, popcorn, hot dog slice, carrot coin, olive, blueberry, cherry, raisin, cereal hoop, cheerio, froot loop, pea, cranberry, sugar pearl, cake decoration pearl, dragee, tic tac
# strong-magnet | xxxxx | o | Swallowed magnets pinch and tear the gut. | tape or a paper hook
magnetic ball, magnetic bead, magnetic putty, neodymium, neo magnet, rare earth magnet, rare earth, rare earth disc, super strong disc, strong magnet, super magnet, magnet ball, ndfeb, buckyball, buckyballs, bucky ball, zen magnet, geomag, speaker magnet, balls|spheres|cubes|beads|pellets that|which .. =stick|=snap|=cling|=click|=jump .. together|eachother|each, shiny|silver|metal|steel|tiny|desk balls|spheres|cubes|beads|pellets ... =stick|=snap|=cling|=click|=jump ?to together|eachother|each, desk toy balls|cubes|spheres, desktop balls|cubes|spheres|sculpture, magnet cube, magnet cubes, magnetic cubes, magnetic spheres, magnetic pellets, fidget balls|cubes|spheres
# magnet | xxrtn | o | Swallowed magnets pinch and tear the gut. | tape or a paper hook
magnet, magnetic, magnet disc, disc magnet, ferrite disc, magnetite, lodestone, magnetized, magnetised, fridge magnet, clingers, fridge|whiteboard|board|memo|noticeboard clinger|clingers|button|buttons|disc|discs|pearl|pearls|dot|dots
# big-magnet | xtnn. | o | Swallowed magnets pinch and tear the gut. | tape or a paper hook
horseshoe magnet, bar magnet, ring magnet, magnet wand, magnetic wand, magnet sheet, magnetic sheet, magnet tape, magnetic tape, magnet strip, magnetic strip, magnetic foil, magnet foil, magnetic paper, flexible magnet, flat magnet, fridge magnet sheet, flat fridge magnet, big magnet, large magnet, large fridge magnet, big fridge magnet, magnetic letter, magnetic board, magnetic whiteboard, magnetic dish, magnetic fishing rod, fishing magnet
# button-cell | xxrrr | o | A swallowed button battery burns through the throat within hours. | a flashlight with a screwed-down lid
button cell, coin cell, button battery, coin battery, watch battery, disc battery, hearing aid battery, cell ... hearing aid, hearing aid cell, calculator battery, key fob battery, lithium cell, lithium coin, lithium battery, lithium disc, cr2032, cr2025, cr2016, cr1220, cr1632, lr44, ag13, lr41, sr626, 3v cell, three volt cell, silver coin battery, flat round battery, round flat battery, little silver battery, small silver battery, tiny battery, tiny silver battery, mini battery, throwie, led throwie, finger light, finger lights, light up balloon, musical card, buton cell, button sell, musical greeting card, singing card, musical card module, music chip, blinky light, blinky lights, flickering tea light, battery ... watch, battery ... greeting card, battery ... car key
# lithium-pack | xxxxx | o | Lithium cells catch fire when they are opened, bent or charged wrongly. | no power at all
lithium ion, li ion, lipo, lithium polymer, 18650, lithium pack, phone battery, laptop battery, vape battery, power bank, powerbank, drone battery, silver|foil|soft pouch ... phone|tablet|laptop|vape|drone, silver|foil|flat cell ... phone|tablet|laptop|vape|drone, pouch cell, pouch cells, e cigarette, e cigarettes, disposable vape, disposable vapes, scooter battery, bike battery, hoverboard battery, tool battery, headphone battery
# battery | ggtn. |  | Batteries leak and heat up. | no power at all
battery, aa cell, aaa cell, aa pack, battery pack, battery box, battery holder, 9v, nine volt, d cell, c cell, aa battery, aaa battery, led, leds, motor, light bulb circuit, copper tape circuit
# tea-light | xgtn. |  | A small cell behind a loose lid burns through the throat within hours. | a drawn flame
led tea light, led tealight, battery tea light, battery tealight, flameless tea light, electric tea light, led tea lights, battery tea lights, battery candle, flameless candle
# led-light | tnnm. |  | What is inside must stay inside. | no light at all
led candle, led candles, battery light, battery lights, battery lantern, battery torch, battery lamp, battery lamps, battery case, battery pack of the lights, led light, led lights, fairy light, fairy lights, string light, string lights

# water-bead | xxxxx | o | Water beads swell inside the body. | torn foil or paper
water bead, water pearl, orbeez, orbees, gel bead, jelly bead, gel ball, hydrogel, aqua bead, aqua pearl, expanding bead, expanding ball, growing ball, growing bead, water growing, growing toy, water crystal, vase gel, polymer bead, polymer crystal, super absorbent, superabsorbent, sodium polyacrylate, nappy gel, diaper gel, deco bead, crystal soil, splat ball, gel blaster, slush powder, plant crystal, water gel crystal, expanding water toy, grow in water
# foil-balloon | xnnm. |  | A string and a scrap of foil are nothing for mouths and necks. | a crumpled paper ball
foil balloon, mylar balloon
# balloon | xggn. | d | Balloons that are not blown up, and pieces of burst ones, choke children below eight. | a crumpled paper ball
balloon, water balloon, latex balloon, party balloon, uninflated balloon, balloons, water bomb, rubber glove balloon, latex glove, disposable glove
# long-cord | rn... |  | A cord longer than 8 inches (20 cm) can strangle a toddler. | short pieces, under 8 inches (20 cm)
cord ... @number meter|metre|foot|feet|yard|m|ft|yd, string ... @number meter|metre|foot|feet|yard|m|ft|yd, yarn ... @number meter|metre|foot|feet|yard|m|ft|yd, ribbon ... @number meter|metre|foot|feet|yard|m|ft|yd, rope ... @number meter|metre|foot|feet|yard|m|ft|yd, twine ... @number meter|metre|foot|feet|yard|m|ft|yd, elastic ... @number meter|metre|foot|feet|yard|m|ft|yd, wool ... @number meter|metre|foot|feet|yard|m|ft|yd, =long string|cord|yarn|ribbon|rope|wool|lace|shoelace|twine|elastic|necklace, @number meter|metre|foot|feet|yard|m|ft|yd .. string|cord|yarn|ribbon|rope|wool|twine|elastic|shoelace|lace, arm's length .. string|cord|ribbon|yarn, jump rope, skipping rope, washing line, clothesline cord, dressing gown cord, drawstring, blind cord, fishing line, bungee, paracord
# cord | nnm.. |  | A loop of cord can strangle. | a paper strip
string, cord, yarn, rope, twine, elastic, shoelace, lanyard
# thread | nn... | | A loop of cord can strangle. | a paper strip
ribbon, =lace, =laces, lacing, wool, thread
# plastic-bag | ttnm. |  | Thin plastic over the face suffocates. | a paper bag or wax paper
plastic bag, bin bag, bin liner, trash bag, garbage bag, ziplock, zip lock, ziploc, zipper bag, zip bag, resealable bag, freezer bag, sandwich bag, dry cleaning bag, carrier bag, grocery bag of plastic, poly bag, polythene, cling film, clingfilm, plastic wrap, cling wrap, saran wrap, plastic film, shrink wrap, produce bag, bread bag, plastic sack, mattress bag, laundry bag of plastic, bubble wrap bag
# film | nnm.. |  | Film clings to a face and stops the breath. | paper
bubble wrap, bubblewrap, cellophane
# scissors | tt... |  | Scissors cut small fingers. | tearing by hand
scissors, scissor, safety scissors, child scissors, pinking shears, craft punch
# cutting | tt... | v | Scissors cut small fingers. | tearing by hand
cut, snip, trim
# shears | gggtm |  | Shears and strong cutters need strong, careful hands. | scissors
garden shears, kitchen shears, secateurs, pruner, pruners, loppers, tin snips, aviation snips, bolt cutter, wire cutter, wire cutters, side cutter, snips, paper guillotine, guillotine, paper trimmer, paper cutter, bandsaw blade, pipe cutter, glass cutter, tile cutter, tile nipper, nippers, cable cutter, diagonal pliers, mandoline, mandolin slicer
# knife | ggggt |  | Knives and craft blades are for grown-ups. | child-safe scissors
knife, box cutter, boxcutter, xacto, exacto, craft blade, craft knife, craft knives, razor, razor blade, scalpel, utility blade, utility knife, stanley knife, stanley blade, snap off blade, rotary cutter, penknife, pocket knife, pocketknife, whittling knife, carving knife, paring knife, kitchen knife, bread knife, steak knife, sharp blade, single edge blade, spare blade, swiss army knife, multitool, leatherman, cleaver, peeler, vegetable peeler, apple corer, cheese grater, grater, pizza cutter, seam ripper, quick unpick, lino cutter, lino blade, carving tool, gouge, v gouge, u gouge, chisel, woodcarving, whittle, whittling, drawknife, hatchet, axe, adze, machete, cutthroat, paper scalpel, scoring blade, swivel knife, tin lid as a blade
# carve | ggggt |  | Knives and craft blades are for grown-ups. | child-safe scissors | knife blade cutter gouge chisel wood wooden soap pumpkin turnip gourd swede squash melon lino candle wax stick branch bar potato apple eraser rubber stamp block foam plaster stone slate bone antler plank log tool horn cuttlebone spoon
carve
# needle | ggtm. |  | A sharp needle pricks. | a stiff taped tip
needle, sewing needle, embroidery needle, darning needle, chenille needle, felting needle, upholstery needle, sharps, sewing pin, dressmaker pin, straight pin, glass headed pin, safety pin, hatpin, quilting pin, corsage pin, brooch pin, dressmaking pin, box of pins, pin .. pattern, crewel needle, beading needle, sewing machine, leather needle
# blunt-needle | tt... |  | Even a blunt needle needs help at this age. | a stiff taped tip
plastic needle, blunt needle, yarn needle, tapestry needle, bodkin, blunt plastic needle, blunt metal needle, blunt tapestry needle, plastic yarn needle, large eyed needle, wool needle, lacing needle, knitting needle, crochet hook, latch hook, weaving needle
# hammer | gttn. |  | A hammer hits fingers. | pressing with the hands
hammer, mallet, tack hammer, rawhide hammer, rawhide mallet, nylon hammer, ball peen hammer, planishing hammer, chasing hammer, claw hammer, pin hammer, sledge hammer, croquet mallet, bossing mallet
# pins | gttn. |  | Pins and nails pierce skin and are swallowed. | tape
push pin, pushpin, thumbtack, thumb tack, drawing pin, tack, tacks, upholstery tack, map pin, nail, nails, wood screw, drywall screw, wall screw, panel pin, brad nail, finishing nail, fish hook, fishhook, cup hook, screw hook, staple gun, zinc nail, zinc nails, galvanised nail, galvanized nail, galvanised nails, galvanized nails, copper nail, copper nails, iron nail, iron nails, clout nail, clout nails, zinc strip, zinc strips, eye hook, eye screws, screw eye, screw eyes, coach bolt
# staple | gtnm. |  | Staples pinch and scratch. | tape
staple, stapler
# skewer | gtnm. |  | Pointed sticks hurt eyes. | craft sticks
skewer, kebab stick, kebob stick, cocktail stick, toothpick, tooth pick, barbecue stick, bbq stick, bamboo skewer, satay stick, chopstick, sharpened stick, pointed stick, knitting needle point, orange stick
# wire | gtnnm |  | Wire ends are sharp. | yarn
wire, craft wire, floral wire, florist wire, copper wire, thin wire, chicken wire, wire mesh, wire hanger, coat hanger, metal hanger, guitar string, piano wire, jewelry wire, beading wire, picture wire, wire netting, picture hanging wire, metal mesh, spring wire
# pipe-cleaner | nnm.. |  | The wire ends are sharp for a small child. | paper strips
pipe cleaner, chenille stem, chenille stick, fuzzy stick
# poke | gtnm. | v | Poking holes needs strong, careful hands. | tape
poke .. hole, punch .. hole, pierce, prick .. hole, make ..  hole ... pencil|skewer|nail|awl|pin|compass|pen, hole punch, hole puncher, punch a hole, bore .. hole, stab .. hole, jab .. hole, poke .. through, push .. pencil .. through, hole .. with .. pencil|pen|skewer|awl|nail|screwdriver|compass
# awl | xggtn |  | Tools with a point slip. | pressing lines into foam
awl, bradawl, gimlet, ice pick, icepick, compass point, dart tip, spike tool, etching tool, etching needle, scriber, dividers, center punch, leather punch, eyelet pliers, crop a dile
# saw | ggttn |  | Tools like these need a grown-up at hand. | pieces cut to size
pumpkin saw, pumpkin saws, carving saw, pumpkin carving kit, carve .. pumpkin|turnip|gourd|swede|squash, saw along .. lines|line|pencil|edge, hand saw, handsaw, coping saw, hacksaw, fret saw, fretsaw, junior saw, tenon saw, bow saw, pull saw, sawing, saw off, saw through, saw ... wood|plywood|ply|mdf|cane|tube|copper|stave|dowel|branch|plank|log|stick|pipe|bamboo|batten|beam|board|slat|post|lath|pole|pallet|timber|stake|strip|twig, hand drill, vice, vise, a clamp, the clamp, =clamps, clamp .. workbench|bench|table, file tool, metal file, rasp, crowbar, pry bar, palm drill, sandpaper block, hammering, brace and bit, hand auger, hole saw, spokeshave, hand plane, block plane, surform, junior hacksaw, mitre box, bench hook
# hand-tool | gttnm |  | It pinches and slips. | fingers
screwdriver, pliers, wrench, spanner
# blend | gggtn |  | Its blades cut. | stirring by hand
food processor, blender, immersion blender, hand blender, coffee grinder, blend .. blender, liquidiser, liquidizer, stick blender, smoothie maker, blitz .. until|till|with|in|scraps|pulp, spice grinder
# drill | xgggt |  | A drill bites into fingers and catches hair. | a hole punch
drill, power drill, cordless drill, electric drill
# power-tool | xxxgt |  | Power tools are for trained adults. | hand tools
power tool, with the jigsaw, with a jigsaw, jigsaw along, jigsaw around, ply ... jigsaw, plywood ... jigsaw, electric saw, electric sander, power saw, drill press, pillar drill, circular saw, dremel, rotary tool, angle grinder, grinder, jigsaw tool, jigsaw blade, band saw, bandsaw, table saw, miter saw, mitre saw, scroll saw, sander, belt sander, orbital sander, router bit, lathe, bench grinder, impact driver, hedge trimmer, strimmer, lawn mower, lawnmower, leaf blower, pressure washer, engraver, engraving pen, electric knife, meat grinder, paper shredder
# broken-glass | xxxxx |  | Shards cut deep. | paper or foil mosaic pieces
broken glass, broken mirror, broken ceramic, broken china, broken plate, broken crockery, broken bottle, broken tile, broken pottery, broken bulb, glass shard, shard, shards, mirror shard, mirror piece, splinter of glass, shattered glass, crushed glass, glass splinter, glass powder, ground glass, glass dust, fluorescent tube, fluorescent bulb, old cd snapped, cracked cd, glass frit
# cut-glass | xxxgt |  | Cut glass has sharp edges. | a plastic cup
cut .. glass bottle, bottle cutter, glass tumbler, glass cutting kit, =glass =3|=4|=2 mm, running pliers, grozing pliers, score .. glass, cut|score|snap .. sheet|pane|piece of glass|mirror, stained glass sheet, stained glass sheets, cut .. wine|beer|gin bottle|bottles
# glass | ttnm. | d | Glass breaks. | a plastic jar
glass jar, glass bottle, glass vase, glass bowl, glass pane, glass cup, glass plate, mason jar, jam jar, jelly jar, baby food jar, light bulb, glass, drinking glass, wine glass, test tube, mirror, picture glass, glass bauble, glass ornament, demijohn, carboy, kilner jar, bell jar, cloche, glass dome, glass tube, beaker, petri dish, glass marker, glass sheet, terrarium jar, fishbowl, microscope slide, microscope slides, glass slide, glass slides, cover slip, cover slips, watch glass, glass plates, picture frame glass, float glass
# tin-can | gtnnm |  | The rim of a can cuts. | a plastic tub
tin can, soup can, food can, food tin, empty can, metal can, can lid, tin lid, soda can, drink can, drinks can, aluminum can, aluminium can, tuna can, bean can, bean tin, soup tin, =tins, tins, cans, sheet metal, tin sheet, metal sheet, aluminum sheet, embossing foil
# fiber | xxxxx |  | The fibers and the dust hurt skin and lungs. | cotton balls
fiberglass, fibreglass, asbestos, rockwool, rock wool, insulation wool, glass wool, loft insulation, mineral wool, attic insulation, silica gel, silica dust, diatomaceous earth, perlite dust, talcum powder, baby powder, talc, plaster dust cloud, brick dust
# metal-wool | xxgtn |  | Its threads splinter into fingers, and they burn. | fine sandpaper
steel wool, wire wool
# hot-glue | gggtn |  | Hot glue burns skin. | white glue
hot glue, hot glue gun, glue gun, hot melt, hot melt glue, low temp glue gun, low melt gun, gluegun, hotglue
# fire | ggggt | d | Flames burn. | a flashlight
matchstick, light the leaves, light the sawdust, light the kindling, light the fire, light the wick, light the tinder, smoulder, smolder, pit fire, =matches, match book, matchbook, box of matches, strike .. match, cigarette lighter, lighter, butane, open flame, naked flame, flame, campfire, bonfire, fire pit, firepit, brazier, fireplace, barbecue, bbq, gas burner, gas ring, bunsen burner, alcohol lamp, spirit burner, spirit lamp, sterno, camping stove, tiki torch, oil lamp, firelighter, fire starter, kindling, charcoal grill, incense, incense stick, joss stick, char cloth, flint and steel, ferro rod, fire steel, firesteel, fire piston, tinder, tinder bundle
# gas-torch | xxxxg | o | Its flame burns, and what it touches stays hot. | paint
blowtorch, blow torch, torch flame, gas torch, butane torch, crème brulee torch, brulee torch, kitchen torch, weed burner, propane torch, blowlamp, blow lamp, mapp torch, butane burner, map gas torch
# bleach-pen | xxxxt | o | Bleach burns eyes and skin, and makes poison gas with other cleaners. | chalk
bleach pen, bleach gel pen, bleaching pen
# etching | xxxxt | o | Etching cream burns skin and eyes. | a stencil and glass paint
glass etching, etching cream, etching paste, etch cream
# wick | mmmmm | | Candles burn.
wick
# candle | ggggt | d | Flames and hot wax burn. | a flashlight
candle, tea light, tealight, candle wax, candle flame, votive, taper candle, wax flake, wax pellet, paraffin, beeswax pellet, soy wax, wax melt, wax burner, birthday candle, pillar candle
# hot-wax | xgggt |  | Hot wax burns and can catch fire. | crayons rubbed on
melt|heat .. wax|crayon|paraffin|beeswax, hot wax, molten wax, melted wax, melted crayon, molten crayon, wax pot, batik wax, tjanting, canting tool, double boiler, sealing wax, encaustic, dip .. wax, pour .. wax
# heat | gggtn | v | Heat burns. | air-drying
in at =80|=90|=100|=110|=120|=130 degree|degrees|c|celsius, at|to =140|=150|=160|=170|=175|=180|=190|=200|=220|=250|=275|=300|=325|=350|=375|=400|=425 c|f|degree|degrees|celsius|fahrenheit, at|to =140|=150|=160|=170|=175|=180|=190|=200|=220|=350|=375|=400 for|until, tray in .. minutes, for .. minutes .. at =140|=150|=160|=170|=180|=190|=200, waffle iron, popcorn maker, sandwich maker, raclette, fondue, preheat, bake, boil, simmer, fry, deep fry, roast, microwave, reheat, cook, oven, stove, hob, stovetop, cooktop, toaster, toaster oven, hot plate, hotplate, griddle, hot water, boiling water, boiled water, scalding, hot oil, hot sugar, hot syrup, caramel, molten, hot pan, hot tray, kettle, air fryer, slow cooker, pressure cooker, waffle iron, sandwich maker, hot baking sheet, steam kettle, kiln, saucepan ... heat, heat .. in|over|until|on, melt .. in|over|on|with|until, sugar ... melt, steaming, hot tap, just boiled, freshly boiled, toast it|them|until|till|under|lightly|both, browning under, grill it|them|until|under, under .. grill|broiler, broil, steamer, smoker, hot smoker, bread maker, rice cooker, crock pot, instant pot, heat|warm it|them ... until, heat it gently
# dryer | ggtn. |  | Hot air burns and the cord is live. | air-drying
hair dryer, hairdryer, hair drier, blow dryer, blow dry
# heat-tool | xxggt |  | It is hot enough to burn badly. | air-drying
heat gun, embossing gun, embossing heat tool, heat embossing, heat tool, hair straightener, curling iron, flat iron, craft iron, foam cutter, hot wire cutter, hot knife, plastic welder, 3d pen, =3 d pen, heat press, cricut press, hot foil pen
# iron | ggggn |  | An iron burns. | white glue
=iron, ironing, =irons, ironed, steam iron, clothes iron, iron on, ironing board, iron it, press with .. iron, fuse bead, perler, perler bead, hama bead, hama, mini iron, travel iron, laminator, laminating machine
# shrink | ggnn. |  | It shrinks in the heat of an oven. | thin card
shrinky dink, shrink plastic, shrink film

# wood-burn | xxxgg |  | These tools are hot enough to burn badly, and their fumes harm. | paint
wood burning, wood burner, woodburning, wood burning pen, burning pen, pyrography, solder, soldering, soldering iron, branding iron, welding, weld
# firework | xxxxx | d | Explosives maim. | paint
firework, bundle .. sparkler, firecracker, cracker snap, cracker strip, banger, gunpowder, gun powder, black powder, flash powder, smoke bomb, rocket fuel, explosive, pipe bomb, bottle bomb, dry ice bomb, bomb, grenade, cherry bomb, roman candle, catherine wheel, flare gun, thermite, match head, match heads, match tip, match tips, cap gun powder, potassium nitrate, saltpeter, saltpetre, sodium chlorate, potassium chlorate, ammonium nitrate, magnesium ribbon, magnesium, nitrocellulose, guncotton, flash paper, flash cotton, white phosphorus, phosphorus, napalm, acetylene, calcium carbide, hydrogen gas, rocket candy
# explosive | xxxxx | o | Explosives maim. | paint
gunpowder, gun powder, black powder, flash powder, rocket fuel, pipe bomb, dry ice bomb, thermite, match head, match heads, cap gun powder, potassium nitrate, saltpeter, saltpetre, sodium chlorate, potassium chlorate, ammonium nitrate, magnesium ribbon, nitrocellulose, guncotton, flash paper, white phosphorus, phosphorus, napalm, acetylene, calcium carbide, hydrogen gas, rocket candy, firelighter, petrol bomb, bang snap, blasting cap, flare cartridge, shotgun shell, live round
# poison | xxxxx | o | This chemical poisons or burns. | soap and water
chlorine bleach, chlorine, clorox, domestos, bleaching powder, ammonia, ammonium, potassium hydroxide, sulfuric acid, sulphuric acid, hydrochloric acid, nitric acid, battery acid, muriatic acid, muriatic, phosphoric acid, oxalic acid, hydrofluoric, brick acid, pool acid, pool chemical, pool tablet, pool tab, chlorine tablet, steriliser tablet, sterilizing tablet, milton tablet, pool shock, rust remover, descaler, limescale remover, mercury thermometer, quicksilver, liquid mercury, lead paint, lead weight, lead weights, =pb, curtain weight, diving weight, tyre weight, wheel weight, plumb bob, lead shot, lead came, lead foil, lead solder, lead sheet, lead strip, melted lead, antifreeze, ethylene glycol, windscreen washer, windshield fluid, brake fluid, coolant, drain cleaner, drano, drain opener, toilet cleaner, toilet bowl cleaner, oven cleaner, bathroom cleaner, floor cleaner, cleaning spray, surface cleaner, window cleaner, paint stripper, acetone, methylated spirit, meths, naphtha, nail polish remover, nail varnish remover, solvent, pesticide, weed killer, weedkiller, insecticide, insect spray, bug spray, rat poison, rodenticide, slug pellet, ant bait, moth ball, mothball, naphthalene, borax, borate, sodium tetraborate, sodium borate, boric acid, boron powder, laundry pod, gel cap, gel caps, laundry gel, laundry cap, laundry caps, washing capsule, washing capsules, washing tablet, detergent capsule, detergent capsules, detergent tab, laundry tablet, detergent pod, laundry capsule, washing capsule, washing pod, washing tablet, detergent capsule, detergent tablet, dishwasher capsule, dishwasher tablet, dishwasher pod, dishwasher tab, tide pod, formaldehyde, formalin, xylene, toluene, liquid nitrogen, arsenic, rat poison, cyanide, strychnine, antimony, barium, cadmium, cobalt chloride, benzene, hydrogen peroxide, peroxide, potassium permanganate, permanganate, quicklime, slaked lime, hydrated lime, calcium oxide, calcium hydroxide, copper sulfate, copper sulphate, ferric chloride, etchant, etching paste, hydrogen sulfide, silver nitrate, iodine, gasoline, petrol, diesel, lighter fluid, lighter fuel, kerosene, paraffin oil, lamp oil, propane, butane, camp fuel, charcoal fluid, motor oil, engine oil, wintergreen oil, eucalyptus oil, tea tree oil, camphor, menthol crystal, citronella oil, creosote, wood preservative, fence paint, pressure treated wood, railway sleeper, treated pallet, chromate, lead chromate, cadmium pigment, dry pigment powder, nicotine, cigarette butt, cigarette end, vape liquid, e liquid, pill, pills, aspirin, paracetamol, tylenol, ibuprofen, vitamin pill, iron pill, iron tablet, cough syrup, sleeping tablet, antihistamine, laxative, caffeine powder, energy shot, alka seltzer, effervescent tablet, denture tablet, washing powder, laundry detergent, washing soda crystals, fabric softener, plant fertilizer, fertilizer, fertiliser, bone meal, compost tea, toner powder, printer toner, gun cleaner, glow stick liquid, glow stick fluid, glowstick fluid, cut open .. glow stick, cut open .. glowstick, freon, nitrous, whipped cream charger, whippet, helium, carbon monoxide, acid, vape, tobacco, cannabis, hand warmer powder, instant ice pack, oven spray, moss killer, stain remover, oxyclean, oxi clean, vanish powder, jewelry cleaner, silver polish, brass polish, metal polish, furniture polish, shoe polish, wood bleach, hair bleach, hair dye, hair relaxer, henna black, black henna, ppd, wart remover, superglue remover, contact adhesive, mace, pepper spray, chili powder in eyes, ghost pepper, mercury, concentrated essential oil, undiluted essential oil, neat essential oil, clove oil, undiluted oil, runny|running|rolling silver, silver|beads|bead|drops|drop|blob|column ... thermometer|barometer|thermostat|fever, fever glass, washer|dishwasher|laundry|washing|detergent pod|pods|gel|gels|squish|squishies|cushion|cushions|sachet|sachets|capsule|capsules|tab|tabs|jelly|jellies|brick|bricks|liquitab|liquitabs, liquitab, liquitabs,  toilet|loo|rim|urinal block|blocks|disc|discs|gel, root|stump|moss|mould|mold|algae|ant|wasp|fly|weed|slug|rat|mouse|flea|tick|lice|moth|roach|mole killer|poison|bait|granules|pellets, weed and feed, algaecide, herbicide, screenwash, screen wash, screen washer, de icer, deicer, drain unblocker|crystals|granules|foam|beads, sink unblocker, mould|mold spray|remover, brick|patio|grout|hob|grill cleaner, lice lotion, flea drops|collar|powder|spray, wasp|fly|ant spray|powder|dust, mouse|rat blocks|grain, moth crystals|cakes, hot tub tablets|granules, steriliser|sterilizer tablets|fluid|powder, hair removal cream, hair remover, depilatory, perm lotion, perm solution, wart gel, reed diffuser oil, diffuser oil, boiler|radiator fluid,  painkiller, painkillers, pain killers, headache|travel|heart|sleeping|water|diet|iron|worming|indigestion|thyroid|diabetes|blood tablet|tablets|pills|capsules, cough mixture, cough medicine, linctus, vitamin gummies, melatonin, codeine, tramadol, morphine, insulin, nicotine patch|patches|sticker|stickers|gum|pouch|pouches, pain|hormone|morphine|fentanyl patch|patches, contraceptive, prescription, pool|spa|pond|tub granules|powder|pellets|crystals|shock, brake|clutch|gearbox|steering|engine juice|fluid|liquid, car|windscreen|radiator liquid|juice, blue car liquid, brother's|sister's|mum's|dad's|gran's|granny's|grandad's|friend's|his|her puffer|inhaler|pills|tablets|patches|drops|jabs|capsules, asthma puffer|inhaler|pump, autoinjector, epipen, glucose tablets, blue|green|pink pellets|granules|grain, gran's|granny's|nan's|grandma's|grandpa's|grandad's heart|water|sleeping|pressure|sugar|pink sweets|pills|tablets|beans|ones, wardrobe|closet balls|ball|cakes, ferric salt|solution|crystals|nitrate|sulphate|powder, etching salt|salts|solution, stump salt, saltpetre, saltpeter, potassium|sodium nitrate, varnish|furniture|chemical stripper, developer ... volume|peroxide|hair, hair developer, drain pearls, toilet|loo crystals|granules|powder|cubes, wheel weight, wheel balance weight, balance weight, tyre weight, tire weight
# plaster | xgtnn |  | Plaster heats up as it sets, and its dust harms lungs. | air-dry clay
=plaster, plaster of paris, plaster bandage, modroc, gypsum, cement, concrete, mortar, grout, quikrete, quick set cement, hydrocal, alginate, patio mix, jesmonite, casting plaster, pottery plaster, stone cast, ultracal, plaster mix, tile adhesive
# super-glue | xxggt |  | It bonds skin in seconds, and it fumes. | white glue
super glue, superglue, krazy glue, crazy glue, cyanoacrylate, gorilla glue, e6000, contact cement, construction adhesive, rubber cement, model cement, plastic cement, polystyrene cement, instant glue, instant adhesive, loctite, liquid nails, threadlocker, industrial glue, industrial adhesive, shoe goo, no more nails, evo stik, uhu all purpose, nail glue, eyelash glue, wood filler, epoxy glue, epoxy putty, milliput, araldite, contact glue, contact adhesive, polyurethane glue
# resin | xxxxt | o | Uncured resin harms skin and lungs. | white glue
epoxy, epoxy resin, uv resin, casting resin, resin, polyester resin, polyurethane, expanding foam, spray foam, fibreglass resin, resin kit, resin hardener, hardener, catalyst, mekp, isocyanate, bondo, silicone rubber kit, smoothon, smooth on resin, smooth on silicone, uv gel
# spray | xgggt |  | The mist and fumes are not safe to breathe. | poster paint
frosting spray, frost spray, spray frosting, glass frosting, snow spray, spray snow, spray .. with .. frost|frosting, spray paint, fabric spray paint, fabric spray, textile spray, chalk spray, paint spray, spraypaint, spray varnish, varnish spray, acrylic spray, clear spray, spray lacquer, spray sealant, aerosol, spray can, spray adhesive, spray glue, spray mount, hairspray, hair spray, fixative, lacquer, shellac, oil based paint, oil paint, enamel paint, clear coat, clear sealer, sealer spray, spray sealer, acrylic sealer, polycrylic, krylon, rust oleum, deodorant spray, air freshener, dry shampoo, whiteboard cleaner, compressed air, air duster, canned air, spray starch, fabric protector, airbrush
# nail-polish | xgtnn |  | It has strong fumes. | paint
nail polish, nail varnish, gel polish, nail lacquer
# permanent-ink | ttn.. |  | Permanent ink does not wash off and can smell strong. | washable markers
permanent marker, permanent pen, sharpie, paint pen, paint marker, waterproof marker, dry erase marker, laundry marker, posca, posca pen, indian ink, india ink, stamp ink, stazon
# acrylic | nn... |  | Acrylic paint does not wash out. | washable paint
acrylic paint, acrylics, fabric paint, glass paint, chalk paint, latex paint, wall paint, emulsion, house paint, puffy paint
# dye | gttnn |  | Dye stains and irritates skin and eyes. | washable paint
fabric dye, dip|dunk|soak|steep|lower .. dye, mixed dye, liquid dye, tie dye, leather dye, tie dye kit, rit dye, dylon, procion, dye bath, dyebath, dye powder, soda ash, cold water dye, tiedye, natural dye, indigo vat, indigo dye, vat, indigo powder, natural indigo, mordant, alum, cyanotype chemical, cyanotype solution, alcohol ink, candle dye
# slime | xrtnn | o | The activator irritates skin and eyes. | a dough of flour and water
contact solution, contact lens solution, saline solution, liquid starch, slime activator, eye wash, buffered saline, glue activator
# shaving-foam | ttn.. |  | It stings the eyes and must not be eaten. | whipped soap bubbles
shaving cream, shaving foam, shaving gel, foam soap
# glitter | nnnm. |  | Loose glitter scratches eyes. | torn foil
glitter, loose glitter, fine glitter
# dry-ice | xxxxx | o | It burns with cold, and its gas smothers. | a little warm water with soap bubbles
dry ice, solid carbon dioxide, frozen co2, liquid nitrogen
# alcohol | xxxgt |  | It burns, and it is poisonous to drink. | water
rubbing alcohol, isopropyl, isopropyl alcohol, isopropanol, surgical spirit, hand sanitizer, hand sanitiser, ethanol, denatured alcohol, vodka, rum, whisky, whiskey, brandy, high proof, beer, wine, gin, liqueur, mouthwash, bitters
# raw-food | nn... |  | Raw egg and raw flour can carry germs. | paper eggs
raw egg, raw flour, raw dough, egg white, egg yolk, eggshell, egg shell, blown egg, blow .. egg, raw meat, chicken bone, bone, salt dough, flour, raw chicken, raw potato
# nuts | ttnnn |  | Nuts are a common, serious allergy. | seeds cut from paper
peanut, peanut butter, walnut, walnut shell, hazelnut, almond, cashew, pecan, pistachio, pistachio shell, nut butter, brazil nut, nut shell, macadamia
# sharp-nature | rtnm. | d | It pricks. | paper ones
thorn, cactus spine, real cactus, holly leaf, rose stem, thistle head, porcupine quill, sea urchin, barbed, bramble stem, teasel, burr, pine cone spike
# wild-poison | xxxxx | d | It may be poisonous. | paper ones
wild berry, wild berries, wild mushroom, toadstool, poison ivy vine, leafed creeper, leaved creeper, leafed vine, leaved vine, leafed ivy, leaves of three, holly berry, holly berries, mistletoe, mistletoe berry, yew, yew berry, yew twig, ivy berry, elderberry, nightshade, deadly nightshade, belladonna, hemlock, foxglove, foxgloves, oleander, lily of the valley, laburnum, laburnum pod, yellow chain tree, golden chain tree, golden chain, golden rain tree, umbrella flower, monkshood, aconite, castor bean, castor oil seed, castor oil plant, castor seed, castor plant, ricinus, palma christi, thornapple, thorn apple, wolfsbane, rosary pea, abrus, jequirity, angel's trumpet, datura, jimsonweed, hogweed, giant hogweed, cow parsley, poison ivy, poison oak, poison sumac, sumac bark, sumac vine, sumac, euphorbia, spurge, dieffenbachia, dumb cane, philodendron, pokeweed, pokeberry, pokeberries, privet berry, cotoneaster, rowan berry, snowberry, snowberries, cuckoo pint, lords and ladies, laurel rose, rose laurel, giant cow parsley, wild parsnip, giant hogweed stalk, lupin pod, lupin seed, broom pod, sweet pea pod, sweet pea seed, wisteria pod, wisteria seed, death cap, fly agaric, puffball, unknown mushroom, unknown berry, unknown plant, rhododendron, azalea, autumn crocus, hellebore, cherry laurel, laurel leaf, buckeye, bittersweet berries, bittersweet, chinaberry, nutmeg powder, oleander leaf, manchineel, tansy, ragwort, water hemlock, horse chestnut flour, morning glory seed, apricot kernel, sago palm seed, helmet flower, helmet flowers, blue helmet, blue helmets, monk's hood, monk's hoods, friar's cap, friar's caps, fairy thimbles, witch's gloves, dead man's bells, witches' gloves, poison parsley, devil's bread, devil's trumpet, devil's trumpets, devil's cherries, devil's cherry, angel trumpet, angel trumpets, brugmansia, meadow saffron, naked ladies, wild arum, jack in the pulpit, adder's root, snake berry, snake berries, spindle berry, spindle berries, caper spurge, mole plant, lucky bean, lucky beans, crab's eye seeds, crab's eyes, paternoster bean, paternoster beans, saga seeds, red|scarlet|shiny|black seed|seeds|bean|beans ... black|dark spot|spots|eye|eyes|dot, dogbane, spurge laurel, daphne berries, black bryony, white bryony, bryony, thuja, yew cups, cherry kernels, peach kernels, bitter almonds, apricot stones .. inside, dwale, corncockle, oleander twig, oleander twigs, oleander sticks, laburnum tree, golden chain tree, chain tree, chain tree pods, lantana, ongaonga, dumbcane, death camas, destroying angel, ackee, cassava root, cycad seed, cycad seeds, sago palm, privet, privet berries, dog's mercury, water dropwort, dropwort, baneberry, baneberries, doll's eyes, wild|hedge|ditch|roadside parsley|carrot|carrots|celery|parsnip|parsnips|carrot leaves, lily bell, lily bells, may bells, lily bell flowers, shiny|unknown|strange|scarlet|white|black berries ... bush|tree|hedge|churchyard|wood|woods|lane|shrub, three leaf|leaflet|leaflets ivy|vine|creeper, ivy|vine|creeper ... three leaf|leaflets|leaves, green potato, green potatoes, potato sprouts
# bulbs | xtnmm | o | Flower bulbs poison whoever eats them. | an onion of clay
daffodil bulb, daffodil bulbs, tulip bulb, tulip bulbs, hyacinth bulb, hyacinth bulbs, narcissus bulb, narcissus bulbs, amaryllis bulb, snowdrop bulb, snowdrop bulbs
# nettles | xxgtn | | Nettles sting. | raffia
stinging nettle, nettle
# berry | gtnm. | d | Some berries and mushrooms are poisonous, and they look like good ones. | beads of paper
berry, berries, mushroom, fungus, fungi, rose hip, rosehip, hawthorn, sloe, crab apple
# creature | xxxxx | d | It stings, bites or carries disease, and no living thing is harmed for a craft. | one of paper
wasp nest, wasps nest, hornet, hornets nest, beehive outside, dead bird, dead bat, dead mouse, dead rat, dead animal, roadkill, dead bee, dead wasp, live scorpion, jellyfish on the beach, portuguese man o war, blue ringed octopus, processionary caterpillar, hairy caterpillar, furry caterpillar, puss caterpillar, black widow, brown recluse, stonefish, abandoned nest, real nest, old nest, animal dropping, droppings, bat guano, tick, adder, rattlesnake, snake skin, stray dog, stray cat, raw hide, cone snail, cone shell, live snail, turtle shell, live turtle, live chick, skunk spray, owl pellet|pellets .. from|under|off|on .. barn|floor|ground|roost|woods|tree|church|beam|rafters|loft, pick|gather|collect|find|scrape|hunt .. owl pellet|pellets
# hand-wash | nnn.. | w | Germs live on it.
soil, compost, potting mix, mud, dirt, fallen leaf, fallen leaves, autumn leaf, autumn leaves, wild grasses, feather, found feather, earthworm, worm, snail, pond water, puddle water, sand from the beach, pinecone, pine cone, bird feeder, seed packet
# weapon | xxxxx | d | We make no weapons. | a kite
real gun, gun barrel, rifle, real pistol, handgun, revolver, firearm, ammo, ammunition, bullet, cartridge case, shell casing, bullet casing, taser, stun gun, brass knuckles, knuckleduster, nunchuck, nunchaku, shiv, molotov, throwing knife, throwing star, shuriken, switchblade, flick knife, butterfly knife, crossbow, blowgun, blow gun, blowpipe, blow dart, dart gun, metal dart, lawn dart, potato gun, spud gun, potato cannon, air rifle, pellet gun, bb gun, paintball gun, cattle prod, mousetrap, mouse trap, rat trap, snare, spear tip, bayonet, bullet casing, boobytrap, booby trap, zip gun, slam gun, airgun, flamethrower, flame thrower, bow and arrow tip, hunting arrow, broadhead
# projectile | rttnm | d | Things that shoot hit eyes. | a paper glider
slingshot, sling shot, catapult, trebuchet, bow and arrow, rubber band gun, elastic band gun, nerf gun, nerf blaster, dart, darts, pea shooter, peashooter, rubber band launcher, launcher, bottle rocket, stomp rocket, water rocket, film canister rocket, boomerang, ballista, spitball, marshmallow shooter, bottle launcher, water pistol, water gun, squirt gun, pop gun, straw rocket
# mains | xxxxx |  | Mains electricity kills. | no power at all
wall socket, power socket, electric socket, electrical socket, plug socket, socket outlet, power outlet, electrical outlet, wall outlet, mains plug, mains power, mains electricity, mains current, mains lead, mains cable, bare wire, live wire, extension lead, extension cord, power strip, microwave transformer, transformer, capacitor, flash capacitor, disposable camera flash, old tv, old television, crt, old monitor, old microwave, car battery, jump lead, jumper cable, phone charger, charger, spark plug, bug zapper, lichtenberg, van de graaff, tesla coil, fuse box, light switch plate, lamp cord, lamp flex, pendant lamp kit, bulb holder, hard wired
# seeds | gnn.. |  | Seeds fit into noses and mouths. | seeds cut from paper
seed, sunflower seed, pumpkin seed, melon seed, cress seed, grass seed, apple seed, bird seed, birdseed
# varnish | xgtnn |  | Varnish fumes. | white glue thinned with water
varnish, gloss varnish, clear varnish
# sewing-machine | xggtn |  | Its needle moves fast. | a running stitch by hand
sewing machine, overlocker, serger
# magnifier | nnnmm | k | A lens makes the sun burn.
magnifying glass, magnifier, hand lens
# paint-hands | n.... |  | Paint on fingers goes into mouths.
finger paint, fingerpaint, paint
# stickers | n.... |  | Stickers go into mouths at this age.
sticker, tape dot, dot sticker
# dough | nn... |  | Salt dough is not food.
dough, playdough, salt dough, modeling clay, modelling clay, air dry clay, clay
# face-paint | nnnm. | k | Some skins itch.
face paint, facepaint, face crayon, henna cone, natural henna, henna paste, henna, temporary tattoo, mehndi
# spray-bottle | nnn.. | k | A spray reaches eyes.
spray bottle, mister, squirt bottle, trigger spray
# stilts | gtn.. | k | Falls hurt.
=stilts, stilt, balance board, wobble board, walk|stand|step|stomp|clomp on .. tin|tins|can|cans|pots
# compass | ggnn. |  | Its point pricks. | a plate to draw round
compass, =compasses, pair of compasses
# citric-acid | ttnn. |  | Its dust stings in the eyes.
citric acid
# vinegar | nnnm. |  | It stings in the eyes.
vinegar, baking soda, bicarbonate of soda, lemon juice
# launch | rnnnm | k | What flies hits eyes. | a soft paper ball
popper, popping gun, shooter, shoot .. arrow|arrows, pull back .. let go, launch, archery, archer, bow .. arrow, arrow .. bow, flinger, cannon, blaster, catapult, spoon catapult
# thick-cut | gtnn. |  | Thick card needs strong hands. | thin card
cut .. cardboard|corrugated|carton|bottle|sponge|tube, cut .. pool noodle
# dust | gtnnn |  | Fine dust harms lungs.
sanding, sandpaper, sand down, sand .. smooth|edges|rim, dry clay dust, vermiculite, perlite, riffler, rifflers, alabaster, soapstone, aerated concrete block
# play-water | nnnn. | k | Little children slip into water.
bath wall, bath tiles, bowl of water, tub of water, tray of water, water tray, pot of water, bucket of water, basin of water, basin, washing up tub, tub ... filled, water table, warm water, water play, paddling, washing up bowl, float .. water|bath|bowl|tub|basin|sink, bath, bathtub, garden hose, hosepipe, sprinkler, slip and slide, water slide
# open-water | nnnn. | k | Little children slip into water.
pond, stream, lake, river, brook, creek, beck, rock pool, rockpool, tide pool
# tunnel-box | nnm.. | k | A box can tip and close.
box tunnel, tunnel, play tent, playhouse, den
# parachute | nnn.. | k | Children climb to drop things.
parachute
# cape | tnnm. | k | What is tied at the neck can strangle.
cape, cloak, poncho
# ceiling | nnnnn | k | Children climb to what hangs.
mobile, ceiling, hang .. at .. meter|metre|meters|metres, hang .. up|high|ceiling|branch|wall|window
# wild-pick | nnnn. |  | Some plants are poisonous.
pick what, pick whatever, pick some, pick .. blackberries|raspberries|strawberries|elderflowers|apples|plums|currants, pick .. flower|flowers|leaves|leaf|petals|berries|grass|meadow, wildflower, wild flower, meadow flower, fresh flower, petals, fern, real leaves, autumn leaves, leaf, leaves
# pavement | ttn.. | k | Cars come close.
path in front, in front of .. house|gate|garage, pavement, sidewalk, sidewalk chalk, pavement chalk, street, kerb, driveway, playground
# kiln | xgggn | k | A kiln is hot enough to burn at once. | air-dry clay
kiln, kilns, raku, fire .. vase|pot|bowl|mug|pots|bisque|glaze
# tile | rnnnm | k | Pieces of tile and glass have sharp edges. | squares of paper
mosaic tile, mosaic tiles, ceramic tile, ceramic tiles, glass tile, glass tiles, tesserae, mirror tile, mirror tiles, vitreous glass, china mosaic, mosaic glass
# made-cord | nnnm. | k | A long cord can go around a neck.
long cord, long braid, long plait, long chain, finger knit, finger knitting, french knit, french knitting, spool knitting
# kite | nnnnm | ko | Lines, roads and storms are near where kites fly.
fly .. kite|kites, flies .. kite|kites, flying .. kite|kites, launch .. kite, kite line, kite string, kite reel, kite spool, sled kite, diamond kite, delta kite, stunt kite, box kite, kite .. bridle
# bleach | xxxxr | o | Bleach burns eyes and skin, and makes poison gas with other cleaners. | chalk
bleach, thin bleach, diluted bleach, household bleach, laundry bleach
# lye | xxxxr | o | Lye burns skin and blinds eyes. | a soap base to melt
lye, soap lye, caustic soda, caustic, sodium hydroxide
# rocket-kit | xxxgt | d | What flies by fire burns and hits. | a straw rocket
model rocket engine, model rocket motor, rocket motor, factory motor, rocket igniter
# photo-chemicals | xxxgt | | They burn skin and eyes, and their fumes harm. | sun print paper | photo photogram film darkroom photographic negative
developer, stop bath, fixer, darkroom chemicals, photo chemicals
# camp-stove | ggggt | | It burns. | a hob and a grown-up
camp stove, camping stove, camping cooker, gas cooker, gas stove, storm kettle, kelly kettle, trangia, camping gas
# hot-wire | xxxgt | | It is hot enough to burn, and what it melts fumes. | a serrated knife and a grown-up
hot wire, insulation foam, styrofoam cutter, foam board .. hot
# ladder | nnnnn | k | Falls hurt.
ladder, step ladder, stepladder
# never-tool | xxxxx | o | Such a tool is for trained adults only. | hand tools
chainsaw, chain saw, nail gun, brush cutter, wood chipper, log splitter, bolt gun, plasma cutter, cartridge tool
# welding | xxxxg | | Its light blinds and its metal burns. | a glue for metal
welder, stick welder, mig welder, weld, welding
# forge | xxxgt | d | What comes out of it burns to the bone. | cold wire
forge, anvil, blacksmithing
# pressure-cooker | xxxgt | | Steam under pressure scalds. | a pan with a loose lid
pressure cooker, pressure canner
# sparkler | xxxgt | d | It burns at a thousand degrees. | paint
=sparkler, =sparklers, hand sparkler
# rhubarb-leaf | xxnnn | o | Rhubarb leaves poison whoever eats them. | a leaf of paper
rhubarb leaf, rhubarb leaves
# laser | xxxxx | o | Focused light blinds. | a flashlight
laser pointer, laser pen, laser, laser light, black light torch, uvc, germicidal lamp, welding mask
# unwatched | ..... | |
bread tag, bread clip, oatmeal canister, duplo brick, lego brick, toy brick, onion skin, onion bag, cereal box, cracker box, cookie cutter, chocolate box, fruit net, banana box, candy wrapper, sweet wrapper, glue stick, craft stick, popsicle stick, lolly stick, lollipop stick, ice cream stick, ice lolly stick, memory stick, pastel stick, paint stick, chalk stick, cinnamon stick, celery stick, incense stick, balloon stick, match stick, lip stick, stick on, stick figure, stick insect, ice cube tray, ice cream, ice lolly, paper plate, plastic plate, foam plate, paper mug, plastic mug, plastic pot, paper pot, yogurt pot, yoghurt pot, plastic flower pot, sand paper, egg timer, soap box, soap dish, paper mask, masking, book mark, paper tie, twist tie, tie dye, hair dryer, wood glue, wooden spoon, wooden clothespin, wooden stick
# neck-things | mmm.. | l | A loop of cloth can strangle.
scarf, tights, old tie, necktie, belt, party hat, embroidery floss, embroidery thread, raffia, tinsel, bandana, lasso, leash, beading thread, curtain tie, bead string, worry doll string
# garland | mmm.. | k | A long string can strangle.
garland, bunting, string of beads, bead chain, beaded curtain, door curtain, hang .. mobile, paper chain .. string
# thin-plastic | mmm.. | | Thin plastic over the face suffocates.
plastic sleeve, shower cap, plastic tablecloth, dust sheet, thin plastic, plastic sheet, bin bags, freezer bags, tarp, sticky back plastic
# sharp-scissors | mmmm. | | Their points stab.
sharp scissors, fabric scissors, dressmaking scissors, sewing scissors, embroidery scissors, pointed scissors, nail scissors, big scissors, strong scissors, heavy scissors, pinking shears, fabric shears, dressmaking shears, tailor shears, shears
# points | mmm.. | l | Points hurt eyes.
pencil sharpener, tweezers, quilling tool, plastic fork, cocktail umbrella, paper umbrella, umbrella, sharp pencil, hanger, carving fork, golf tee, golf tees, metal ruler
# crockery | mmmm. | dl | It breaks into sharp pieces.
ceramic, china, crockery, terracotta, clay pot, flower pot, flowerpot, plant pot, mug, teacup, teapot, vase, porcelain, ceramic plate, ceramic mug, terracotta pot, earthenware
# glassy | mmmm. | l | There is glass in it.
picture frame, photo frame, shadow box, snow globe, tea light holder, glass bead, magnifying mirror, hourglass, spectacles, old glasses, fish bowl, fishbowl, aquarium, jar, jars
# cut-edges | mmmmm | l | Cut metal and hard plastic have sharp edges.
CD, cds, dvd, coffee pod, foil pan, foil tray, foil dish, foil container, aluminum tray, copper tape, copper foil, zip tie, cable tie, acetate, perspex, vinyl record, gutter, pvc pipe, hardware cloth, metal strip, brass sheet, copper sheet, brass foil, tin snips, snips, sheet brass, pie tin, cookie tin, =zinc, zinc and copper strips, zinc plate, copper plate, aluminium sheet, zinc electrode, copper electrode, can tab, ring pull, ring pulls, sheet copper, brass rod, metal rod, brass tube, copper pipe, copper tube, roof flashing
# cut-plastic | mmmm. | | Cut plastic has sharp edges. | | bottle jug canister tub
cut|slice off|away .. bottom|top|neck|base|third|half|lid, cut .. in half|two, cut .. bottle|bottles|jug|tub|carton .. half|off|open|down|away|two|out, cut .. top|neck|bottom|base|front|side|end .. off|from|of .. bottle|bottles|jug|tub|carton, cut .. hole|window|door|opening|mouth .. bottle|jug, halve .. bottle
# hot-pour | mmmmm | | Hot water scalds.
hot water, boiling water, kettle, hot water bottle, hot tea, strong coffee, strong tea, brew .. tea|coffee, teabag .. hot, warm from the kettle, pour over .. hot, hot chocolate, hot cocoa
# lamp | mmmm. | | A bulb is hot, and a plug is live.
lamp set, pendant lamp, lampshade, lamp shade, lamp base, lamp kit, pendant set, bedside lamp, floor lamp, light fitting, light bulb, led bulb, overhead projector, night light, nightlight, desk lamp, table lamp, anglepoise, work light, projector
# paste | mmm.. | | Some pastes hold what kills mould.
wallpaper paste, cellulose paste, methyl cellulose, powder paste
# soapy | nnn.. |  | It stings the eyes.
dish soap, washing up liquid, washing-up liquid, dishwashing liquid, shampoo, baby shampoo, bubble bath, bubble solution, bubble mix, bubble mixture, soap suds, hand soap, liquid soap, bar of soap, soap bar, soap flakes, toothpaste, blow bubbles
# spices | mmm.. | l | It stings the eyes.
spice, spices, chili, chilli, chili flakes, paprika, black pepper, ground pepper, curry powder, turmeric, cinnamon powder, ground cinnamon, ginger powder, mustard powder, onion
# meal | mmm.. | | Children choke on pieces, and some are allergic.
bread, toast, bagel, cracker, crackers, rice cake, banana, apple, pear, strawberry, orange slice, melon, kiwi, cheese, yogurt, yoghurt, hummus, cucumber, carrot, celery, pancake, wrap, tortilla, icing, sprinkles, chocolate, cereal, biscuit, biscuits, pretzel, pretzels, fruit, vegetables, sandwich, digestive biscuit, digestive biscuits, cream cheese, crumpet, pitta, pita, oatcakes, scone, scones, sandwiches, ham, cooked ham, marmalade, jam, chutney, pesto, halloumi, couscous, muesli, granola, ladyfingers, wafers, waffles
# taste-play | mm... | | Everything goes into mouths at this age.
yogurt, yoghurt, custard, pudding, jelly, jello, whipped cream, oobleck, cornflour, cornstarch, cooked spaghetti, cooked pasta, porridge, oats, oatmeal, cloud dough, edible paint, food colouring, food coloring, food color, food colour, rice flour, breadcrumbs, cocoa powder, mashed potato
# hair | mmmm. | | Needles, scissors and cords come close to a face.
strand of hair, hair wrap, hair braid, hair tinsel, braid .. hair, braid|plait|wind|thread|weave|clip .. into|in .. hair, real hair, doll's wig, long hair, hair bow .. clip
# mask | mm... | l | It hides what one has to see.
=mask, =masks, mask blank, mask card, face mask, helmet, blindfold
# sap | mmmm. | l | Some saps itch.
holly, ivy, eucalyptus, pine branch, fir branch, spruce branch, aloe, agave, milkweed, poppy, tulip, daffodil, hyacinth, lily, fig leaf, plant cutting, plant cuttings, houseplant, succulent, potted plant, bulb, bulbs, flower bulbs, dandelion, dandelions, buttercup, buttercups, geranium, chrysanthemum, hydrangea, lupin, delphinium, fig leaves, rhododendron, laurel, laurel leaves, cuckoo pint, monstera, philodendron, peace lily
# garden-tools | mmm.. | | Its edge is hard.
trowel, spade, rake, hoe, garden fork, watering can, hand fork, dig .. hole|bed|soil, shovel, bury .. capsule|treasure|box|tin|jar|bottle|map, bury .. in|under .. garden|soil|ground|earth
# splinters | mmmm. | l | Rough wood leaves splinters.
wood scrap, wood scraps, scrap wood, offcut, offcuts, log, log slice, coconut shell, driftwood, wood slice, wood slices, pallet, plank, plywood, balsa, wooden board, wood block, bark, bamboo, dowel, wooden crate, wood, timber, popsicle sticks split
# sticks | mmmm. | dl | Ends of sticks hurt eyes.
stick, branch, twig, cane, bamboo, dowel, reed, pole, willow, broom handle, broomstick, antler, pussy willow, pine branch, driftwood
# heavy | mmm.. | l | It is heavy on toes.
brick, bricks, stone, stones, rock, rocks, cobble, paving slab, log, logs, sandbag, boulder
# sand | mm... | l | It gets into eyes.
sand, play sand, kinetic sand, colored sand, coloured sand, beach sand, sandbox
# cold | mmm.. | | Ice sticks to fingers and melts to puddles.
build .. snow, ice cube, ice cubes, block of ice, ice block, ice balls, frozen paint, freeze .. overnight|night|freezer|solid, in|into .. freezer, freeze .. in|until|for|over|with|again, hold .. snow, build .. snowman, real snow, fresh snow, bowl of snow, scoop .. snow, clean snow, freezer tray, ice tray, ice cube tray .. freeze
# insects | mmmm. | k | Some of them sting.
bug hotel, insect hotel, bee hotel, bee house, bug house, butterfly feeder, ladybird house, minibeast, minibeasts, bug hunt, hunt .. bugs, pitfall trap, wormery, moth sheet, bee bath, insect bath, hummingbird feeder, bug jar, bug catcher, butterfly garden, bee hive, beehive, bee suit, hive frame
# pets | mmmmm | k | Animals swallow small pieces, and bite when they are frightened.
dog toy, cat toy, pet toy, tug toy, dog bandana, cat bed, pet bed, hamster maze, hamster house, rabbit treat, dog biscuit, dog biscuits, dog treat, cat treat, give|offer|throw|show|bring .. to .. dog|cat|puppy|kitten|pet|rabbit|hamster|horse|pony, for the|your|our dog|cat|puppy|kitten|pet|rabbit|hamster|horse|pony, let .. dog|cat|puppy|kitten|rabbit|hamster .. sniff|play|chase|find|try
# snap | mmmm. | l | What snaps back hits eyes.
rubber band, rubber bands, elastic band, elastic bands, loom band, hair elastic, bungee, elastic, dental floss .. bow
# spinner | mmmm. | k | What spins hits faces and catches hair.
button spinner, whirligig, yo yo, spinning top, bullroarer, thaumatrope string, gyroscope, drop spindle, salad spinner, hand mixer, electric mixer, egg beater, electric whisk
# beam | mm... | | Bright light hurts eyes.
flashlight, head torch, headlamp, =torch, bike light
# glow | mmmm. | | What is inside stings.
glow stick, glowstick, glow sticks, glowsticks, light stick
# sunlight | mmmmm | | The sun blinds.
sundial, sun dial, sun print, sunprint, pinhole viewer, pinhole camera, pinhole projector, solar oven, telescope, sun print paper, suncatcher .. outside, shadow clock, cyanotype fabric, cyanotype paper, cyanotype coated, coated cyanotype, cyanotype
# wheels | mmmmm | k | Wheels catch what hangs, and falls hurt.
bike, bicycle, bike spokes, spoke cards, handlebar, handlebars, scooter, skateboard, roller skates, push cart, go cart, soap box cart, tricycle, trike, wheelbarrow, pram wheels, pram wheel, stroller wheels, go kart, gokart, pushchair wheels, castors, casters, pram, buggy wheels, soapbox, soapbox racer, billy cart
# big-box | mmm.. | k | A box tips, and a flap closes.
box car, big moving boxes, fridge box, big cardboard box, huge box, large box, laundry basket, wash basket, washing basket, in you climb|hop|get|go, climb|sit|hop|get|step|crawl|squeeze .. in|into|aboard|inside .. box|car|train|boat|rocket|bus|ship|castle|basket, everybody|everyone .. aboard, big box, giant box, appliance box, washing machine box, moving box
# street-side | mmmm. | k | Cars come close.
number plate, number plates, license plate, licence plate, license plates, licence plates, passing cars, front gate, bus stop
# ledge | mmmm. | k | Windows are for falling out of.
window ledge, outside .. windowsill|sill|ledge|window, window box
# raw-egg | mmmm. | | Raw egg and raw flour can carry germs.
raw egg, blown egg, blow .. egg, egg white, egg yolk, raw flour, raw dough, cookie dough, cake batter, egg wash
# uv-lamp | xxxgt | o | Its light harms eyes and skin. | drying overnight
uv lamp, uv torch, uv light, curing lamp, nail lamp
# kite-day | mmmmm | k | Lines, roads and storms are near where kites fly. | | kite
run .. with .. wind|breeze, run into|against .. wind, windy day|field|hill|beach, catch .. wind, wait for .. wind, let .. out .. line|string, run|go & fly|wind, fly|flies|flying it|them|yours
# rims | mmmm. | l | The rim of a can cuts.
=can, =cans, =tin, =tins
# saws | mmmmm | l | Its teeth cut.
saw, saws, file, files
# match | ggggt | l | Flames burn. | a flashlight
match
# swallowed | xxxxx | l | It poisons when it is swallowed. | a paper one
vitamin, vitamins, cigarette, cigarettes, ashtray
# small-things | mmm.. | l | It is small enough to choke on.
toy brick, toy car, puzzle piece, peg doll, buckle, felt ball, crystal, charm, pendant tray, jewelry piece, old key, key, keys, pin back, clock kit, twist tie, bread tag, thimble, zip pull, zipper pull, chess piece, pawn, domino, shells, seashells
# pinned | mmmm. | l | It pricks.
=pin, =pins, pin back, knitting needle, knitting needles, crochet hook
# strong-cord | mmmm. | l | A loop of cord can strangle.
paracord, fishing line, cotton cord, plastic lacing, leather cord, nylon line, fishing wire, nylon cord
# washed | mmm.. | l | Germs live on it.
eggshell, eggshells, egg, eggs, snail shell, foam tray, meat tray, detergent bottle, slime, moss, hay, straw bale, bird feeder, bone, bones, horn
# oven-clay | mmmmm | | It hardens in a hot oven.
polymer clay, fimo, sculpey, oven bake clay
# cold-stuff | mmm.. | l | Ice sticks to fingers and melts to puddles.
ice, snow, icicle
# electronics | mmmmm | l | What is inside is sharp and may hold a charge. | cardboard ones
remote, remote control, circuit board, electronics, calculator, game controller, old phone, keyboard, computer mouse
# step-stool | mmm.. | | Falls hurt.
step stool, =stool by, kitchen steps, learning tower, up .. stool, stand|stands|standing|kneel|kneels|kneeling|climb|climbs .. stool|chair|bench, chair|stool .. to|at|by|up .. sink|basin|window|counter|worktop|table
# swing | mmmmm | k | Swings hit and tip.
baby swing, rope swing, tree swing, tyre swing, tire swing, garden swing, swing seat, push .. =swing, on .. =swing, =swing .. branch|tree|rope, hammock, see saw, seesaw, trampoline, swinging seat
# swing-ride | mmmm. | | Swings hit and tip. | | swing
seat, push off, soft push, gentle push, sit|hold with|on .. fists|hands|rope
# climbing-rope | mmmmm | k | Falls hurt.
rope ladder, rope bridge, climbing rope, slackline, zip line, zipline, tree house, treehouse, climbing wall, climbing hold, climbing holds
# cut-food | mmm.. |  | A knife cuts. |  | potato potatoes apple apples carrot carrots lemon orange pepper peppers onion celery cucumber fruit vegetable vegetables turnip swede beetroot pumpkin okra banana melon strawberry celery cabbage leek leeks lime grapefruit tomato tomatoes kiwi parsnip corn bread
halve, slice, chop, cut .. in half|two, cut .. half|halves|slices|chunks|cubes|pieces|wedges, slice .. away|off, core, cut .. across|lengthwise|lengthways|crossways
# sealed-lid | mmm.. | | What is inside must stay inside. | | bottle bottles jar jars shaker snowglobe globe
glue|seal|screw|tape|superglue|twist .. lid|cap|top|thread, glue .. round|around, lid|cap .. on|shut|tight|closed, sensory bottle, calm bottle, calm down bottle, glitter bottle, glitter jar
# toy-hammer | mmm.. | | It hits fingers.
toy mallet, toy hammer, wooden mallet, plastic hammer, play hammer, rubber mallet, wooden hammer, wooden spoon .. bash|hammer, bash|bang|hammer|thump .. peg|pegs|flower|flowers|petals|tee|tees|leaf|leaves
# archery | mmmmm | k | Arrows hit eyes. | a paper target
longbow, felt tipped arrow, felt tipped arrows, soft tipped arrow, soft arrows, foam tipped arrows, blunt arrows, bow and arrow, bow and arrows, bowstring, quiver, archery, archer, arrow .. target|hedge, arrows .. target|hedge, string the bow, bow stave
# salt-dough | nnm.. | | So much salt makes a child ill. | dough of flour without salt
salt dough, saltdough
# salt-dough-made | mmm.. | v | So much salt makes a child ill. | | salt
dough, knead
# twist-bread | nnnnn | | Embers burn. |
twist bread, stick bread, bread on a stick, marshmallow stick, dough .. over .. fire|embers|coals|glow|flames, stick .. over .. fire|embers|coals|glow|flames, hold|turn|bake|toast .. over .. glow|embers|coals|flames, s'more, smores
# egg-blown | mmmm. | | Raw egg can carry germs, and its shell has sharp edges.
goose egg, ostrich egg, duck egg, blown goose egg
# shell-carve | xxgtt | | The dust of shells harms lungs. | paint | egg shell eggshell
rotary tool, with the bit, tiny bit
# drone | mmmmm | k | Its propellers cut, and it falls.
drone, drone kit, rc plane, model plane, glider launch
# water-rocket | .mmmm | k | It flies hard. | a straw rocket
water rocket, bottle rocket, stomp rocket, pump rocket, film canister rocket, foot pump, bike pump .. bottle|rocket, air rocket, cork|bung|stopper|cap .. valve, valve cork, valve .. cork|bung|stopper|bottle|rocket, pump until .. launch|launches|flies|goes|shoots|takes, pump .. launch|launches|lift
# fishing | mmmm. | k | Hooks pierce, and water is near.
crab line, crabbing line, crab bucket, bait box, dip net, pond net
# sun-viewer | .mmmm | v | The sun blinds. | | sun sunspot sunspots eclipse solar
prick .. foil, pinhole, back to .. sun, trace .. sun, tiny sun, image of .. sun, light .. sun .. in|into|through|hole
# muddy-play | mm... | | Water and slippery ground.
mud kitchen, jump|stir|splash .. puddle|puddles, rain walk, garden hose, sprinkler, hose pipe
# animals-near | mmm.. | k | Animals bite when they are frightened, and germs live on them.
=rabbit .. hutch|run|lap, guinea pig .. hutch|run|lap, feed .. ducks|hens|chickens|goats|sheep|pony|horse, bunny's paw, paw in, dog's paw, cat's paw, petting zoo, hatching eggs, tadpole tank, ant farm, stick insects, hold .. guinea|rabbit|hen|chick
# stem-light | xggtn | v | It burns. | a flashlight | oil wick candle
light .. stem|wick|string|pith|end|lamp|them
# foil-microwave | xxxxx | | Metal in a microwave makes sparks and fire. | air-drying | foil tinfoil tin metallic
it|them|foil|armour|armor .. in|into .. microwave
# bucket | mm... | l | Little children drown in a bucket. | | water
bucket, buckets, pail, washing up bowl, trough, baby bath
# solar | mmmmm | k | The sun blinds, and its heat burns.
solar oven, solar cooker, sun oven, parabolic cooker, tilt .. flap .. sun, foil .. to|towards|at|catch .. sun
# ferment | mmmmm | k | Gas builds up in a bottle that is shut.
ginger beer, kombucha, scoby, ginger bug, root beer, kefir, water kefir, swing top bottle, swing top bottles, elderflower champagne, airlock, kimchi, sauerkraut, ferment, fermenting, burp .. jar|bottle|lid|daily, loosen .. cap|caps|lid|lids
# chillies | xrnmm | l | Its juice burns in eyes for hours.
chilli, chillies, chilies, chili pepper, chilli pepper, chili peppers, chilli peppers, dried chillies, dried chilies, jalapeño, jalapeno, habanero, cayenne, hot pepper, hot peppers, hot sauce, horseradish, wasabi
# raw-fish | mmmmm | l | Germs live on it.
whole fish, mackerel, trout, sardine, squid, octopus, prawn, prawns, crab shell, mussel, mussels, fish scales, herring, raw fish, salmon skin, fish skin, raw chicken, raw meat, venison, rawhide, raw milk, minced meat, offal
# rusty | mmmmm | l | Rust gets into scratches.
rusty nail, rusty nails, rusty iron, rusty washers, rusty metal, rusty bolts, rusty screws, horseshoe nails
# owl-pellet | xxnnn | | Germs live in it. | one of wool and paper bones
owl pellet, owl pellets
# cyanotype | xxxgn | | They stain and irritate skin and eyes. | sun print paper
ferric ammonium citrate, potassium ferricyanide, cyanotype solution, cyanotype chemicals, cyanotype kit, cyanotype sensitiser, cyanotype sensitizer
# whetstone | xxxgn | | What is being sharpened cuts. | a grown-up who sharpens it
whetstone, whetstones, sharpening stone, oilstone, honing steel, knife sharpener, honing guide, sharpen .. knife|knives|blade|chisel|gouge|plane|axe
# latex | xgtnn | | Some people are allergic to it, and its fumes harm. | papier-mâché
liquid latex, latex mold, latex mould, mould making latex, mold making latex, latex
# boating | mmmmm | d | Water drowns without a sound.
canoe, kayak, dinghy, rowing boat, rowboat, paddle board, paddleboard, sailing dinghy, coracle, life jacket, lifejacket, buoyancy aid, surfboard, snorkel, wetsuit, bodyboard, skimboard, armbands
# turpentine | xxxrr | o | It poisons whoever drinks it, its fumes harm, and it catches fire. | a paint that washes out with water
turpentine, turps, white spirit, mineral spirits, brush cleaner, paint thinner
# oil-finish | xgtnn | | Its fumes harm, and rags that hold it can catch fire by themselves. | beeswax polish
wood stain, wood oil, danish oil, linseed oil, tung oil, teak oil, decking oil, fence stain, deck stain, french polish, wood finish, furniture oil, boiled linseed oil, wood dye
# degreaser | xggtn | | It stings eyes and skin. | soap and water
degreaser, chain cleaner, citrus cleaner, sugar soap, metal polish, brass polish, silver polish, brasso
# essential-oil | xxgtn | | Neat, it burns skin, and it poisons whoever drinks it. | dried lavender
essential oil, essential oils, lavender oil, peppermint oil, orange oil, lemon oil, rose oil, fragrance oil, perfume oil, aroma oil
# lampwork | xxxgg | o | Its flame and molten glass burn. | glass beads from a shop
hot head torch, lampwork torch, lampwork kit, glass rod, glass rods, didymium goggles, didymium glasses, lampworking
# crystals | mmm.. | l | It is no food.
epsom salt, epsom salts, alum, alum powder, washing soda, soda crystals, cream of tartar, bath salts
# powders | mmm.. | l | Its dust stings in eyes and is breathed in.
powder paint, powder paints, powdered paint, tempera powder, sawdust, chalk dust, mica powder, holi powder, powdered clay
# hot-plates | mmmmm | | It is hot enough to burn.
warming tray, cup warmer, candle warmer, chocolate fountain, electric skillet, wok, karahi, tava, tawa, dutch oven, pizza stone, baking stone, panini press, toastie maker, crepe pan, waffle maker, hot stone, bain marie, isomalt, sugar thermometer, candy thermometer, jam thermometer
# rafts | mmmm. | k | Water is near.
raft, rafts
# night-walk | mmmm. | k | In the dark nobody sees roads, water and holes.
night walk, dusk walk, stargazing, star gazing, star party, star trail, star trails, moth hunt, bat walk, owl walk, lantern parade, lantern walk, walk|parade|march|stroll .. dusk|dark|night, garden at night, camp .. garden|lawn|backyard, meteor shower
# dye-stuff | mmmmm | l | Dye stains and irritates skin and eyes.
=dye, =dyes, wool dye, silk dye, cold dye, batik dye, hair chalk
# ice-salt | mmmmm | l | Ice with salt is cold enough to burn skin. | | ice
rock salt, ice cream salt, coarse salt
# lamp-wiring | xxggt | | Mains electricity kills. | a battery lantern
lamp cord set, cord set, lamp cord kit, pendant cord set, lamp wiring kit, bulb holder kit, lamp holder kit
# tufting | xxxgn | | Its needle moves fast. | a latch hook
tufting gun, rug tufter, punch needle machine, embroidery machine
# punch-needle | ggnnm | | Its point is sharp. | a blunt needle and a loose weave
punch needle, rug hook, tapestry bobbin needle, awl needle
# pinata | nnnnm | k | A swung stick hits whoever stands near. | a paper one to pull open
pinata, pinatas, whack .. blindfold|blindfolded, swing .. blindfold|blindfolded
# sledge | mmmmm | k | Falls hurt.
sledge, sled, toboggan, skis, snowboard, ice skates, ice rink, roller blades, sledging, sledding
# skull | mmmmm | l | Germs live on it.
bird skull, animal skull, cleaned skull, sheep skull, cow bone, jaw bone, deer antler, antlers, wishbones, sheep wool, raw fleece, raw wool, horsehair, cow horn, ox horn
# fish-hooks | xxnnm | k | Hooks go deep into fingers and eyes. | a paper clip
fly tying, fly hook, fly hooks, fishing fly, fishing lure, fishing lures, treble hook
# beasts | nnnnm | | Animals kick, bite and carry germs.
pat|stroke|plait|braid|groom|brush|lead|feed|milk|shear|hold|cuddle .. donkey|pony|horse|goat|goats|lambs|calf|alpaca|llama|piglet|ferret|parrot|budgie|gecko|tortoise|geese|swan|swans
# kite-thing | mmmmm | l | Lines, roads and storms are near where kites fly.
kite, kite kit, kite sail, ripstop
# minibeasts | mmmm. | ld | Some sting, and all of them carry germs.
tadpole, tadpoles, frogspawn, ladybirds, ladybugs, caterpillars, stick insects, woodlice, ants, bees, newt, crickets
# shop-machines | xgtnn | | It is hot or sharp where it works. | a pattern cut by hand
3d printer, laser cutter, laser engraver, cnc, cnc router, cnc machine
# plotters | mmmm. | l | Its blade is sharp.
vinyl cutter, cutting machine, cricut, cameo, die cutter, die cutting machine
# fishing-rod | mmmm. | l | Hooks and water are near.
fishing rod, fishing rods, fishing tackle, fishing net, shrimp net, crab line
# prickly | mmmm. | ld | It pricks.
brambles, bramble, cactus, roses, thistles, thistle, blackthorn, gooseberry, pyracantha, sea holly, teasels
# foraged | mmmmm | l | Poisonous plants look like good ones.
elderflower, elderflowers, wild garlic, rosehips, rose hips, hedgerow berries, dandelion leaves, seaweed, samphire, sloes, hawthorn berries, oak galls, walnut husks, lichen, pokeberry, pokeberries
# power-saws | xxxmm | l | It takes what comes near it.
router, planer, palm router, trim router, biscuit jointer, thicknesser, nailer, mitre saw, miter saw, oscillating tool, multi tool
# rivets | mmmmm | l | A hammer hits fingers.
rivet, rivets, snap setter, eyelet setter, rivet setter, eyelet kit, letter punches, stamping kit, metal stamps, leather stamps, bench block
# glaze | mmmmm | l | Its dust harms lungs. | | clay pot pots kiln pottery bisque tile mug stoneware ceramic
glaze, glazes, glaze powder, oxide, oxides, cobalt oxide, slip powder
# flux | mmmmm | l | It is hot, sour and fumes. | | silver brass copper solder torch wire
flux, pickle, pickling solution, liver of sulfur, liver of sulphur, patina solution
# dusty | mmmmm | l | Fine dust harms lungs.
mdf, hardboard, fiberboard, chipboard, carbon fibre, abalone, mother of pearl, shell blank, dried gourd, balsa dust, plaster block, aircrete
# flakes | mmmmm | l | It splits into sharp flakes.
slate, flint, obsidian, slate tile, slate tiles, stained glass, glass offcuts, glass sheet, mirror sheet
# plugs | mmmmm | l | A plug is live.
power supply, adapter, adaptor, mains adapter, transformer unit, plug in transformer, usb power supply, smoke generator, cable detector, stud finder, pipe detector, stud detector, wall detector
# tide | mmmmm | k | The tide comes in faster than anybody walks.
low tide, high tide, beachcombing, mudlarking, foreshore, mudflats, fossil hunting, beach clean, rock pooling, rockpooling, below the cliffs, under the cliffs
# limewash | xxggt | | Lime burns eyes and skin. | a paint that washes out with water
lime wash, limewash, lime putty, lime plaster, lime mortar, whitewash powder, casein and lime
# electrolysis | xxxgn | | Its bath is caustic, and its gas burns. | a pattern scratched in foil
electro etch, electro etching, electroetch, electroplating, electroplate, electroforming, electrolysis, salt water etch, anodising, anodizing
# uvc | xxxxx | o | Its light burns eyes and skin. | a string of coloured lights
uvc, uv c, germicidal, germ killer, germ killing, germ zapper, steriliser|sterilizer|sterilising|sterilizing|disinfecting|disinfection|quartz|tanning lamp|lamps|light|wand|tube|bulb, pond|aquarium clarifier|steriliser, clarifier tube, sun lamp, sunlamp, sun bed, sunbed, tanning bed
# whole-nuts | xr... | | Whole nuts choke small children. | oats
whole almond|almonds|hazelnut|hazelnuts|peanut|peanuts|nut|nuts|walnut|walnuts|cashew|cashews|pecan|pecans, almonds|hazelnuts|peanuts|cashews|pistachios .. whole
# medicine | xxxxx | o | Medicines poison. | a felt bottle with a label
medicine, medicines, tablet medicine
# silica | xxr.. | | It is no food, and small enough to choke on. | torn paper
silica gel, silica balls, silica beads, desiccant, do not eat, drawer|shoebox|handbag pouches|sachets
# grating | nnnmm | v | A grater takes the skin off fingers. | tearing by hand
=grate|=grates .. soap|cheese|chocolate|crayon|crayons|carrot|carrots|nutmeg|lemon|wax|apple|ginger|candle|chalk
`;
