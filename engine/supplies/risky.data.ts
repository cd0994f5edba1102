/**
 * Things families list that the engine recognizes and never builds with: name | why not | synonyms.
 * Why not is said after the name as it was listed, one or many: "Magnets: dangerous when swallowed".
 */
export const riskyTable = `
razor blade|too sharp|knife, kitchen knife, razor, pocket knife, penknife, rotary cutter, paper guillotine, guillotine, blade, blades, razorblade, saw blade, cleaver, machete, box cutter blade, nippers, tile nippers, seam ripper, thread snips blade
button battery|can kill when swallowed|button cell, coin battery, coin cell, watch battery, lithium battery, button batteries, cr2032, cr2032 battery, finger light
battery|can leak and heat up outside a closed case|batteries, 9v battery, 9 volt battery, aa battery, aaa battery, double a battery, triple a battery, c battery, d battery, rechargeable battery, lipo battery, car battery, aa, aaa, aa cell, nine volt battery, power bank, powerbank
magnet|dangerous when swallowed|magnets, fridge magnet, magnetic ball, neodymium magnet, magnetic tape, magnet strip, magnetic strip, magnetic sheet, magnet sheet, button magnet, round magnet, magnet tape, magnetic dot, magnet dot, magnetic clasp, magnet button, magnetic strip roll
water bead|can swell inside the body|water beads, orbeez, gel bead, jelly bead, water pearl, aquabead, aqua bead
borax|can irritate skin and eyes|borax powder, soda ash, washing soda, lye, caustic soda
bleach|can burn skin and eyes|chlorine, chlorine bleach, bleach pen, bleach spray
match|can start fires|matches, lighter, matchstick, lighter fluid
candle|an open flame|candles, tea light, tealight, tealights, birthday candle, candle wax, hot wax, wax melt, candle wick, incense, candle stub, candle end, candle stubs, sealing wax, beeswax candle, candle making wax, wax candle, beeswax taper, taper candle, votive, votive candle, pillar candle, menorah candle, lit candle, wax seal, wax seal stamp kit
soy wax|melts on a stove, and that is a job for a grown-up alone|soy wax flakes, paraffin wax, candle making kit, candle wax flakes, wax flakes, wick, cotton wick, beeswax block
varnish|strong fumes|acrylic sealer, wood varnish, clear sealer, polyurethane, clear coat
super glue|can bond skin in seconds|superglue, krazy glue, crazy glue, gorilla glue, e6000, instant glue, loctite, superglu, crazyglue, ca glue, cyanoacrylate, e-6000, super glue gel, zap glue
epoxy resin|harsh on skin and lungs until it is hard|epoxy, resin, uv resin, casting resin, resin kit, epoxy glue, epoxy clay, epoxy putty, two part epoxy, resin pigment kit, resin hardener, uv glue, pine resin, resin uv
fishing weight|often lead, and small enough to swallow|fishing weights, split shot, lead weight, lead weights, sinker, sinkers, lead shot
light bulb|thin glass that breaks into sharp pieces|light bulbs, lightbulb, lightbulbs, fluorescent tube, fluorescent bulb, cfl bulb, led bulb glass, old bulb, neon tube
varnish spray|not safe to breathe|acrylic spray, spray varnish, spray sealer, spray sealant, clear spray, aerosol, hairspray, hair spray, spray adhesive, spray glue, fixative, fixative spray, fixatif, workable fixative, lacquer spray, scotchgard
saw|for grown-up hands only|saws, drill, soldering iron, staple gun, nail gun, chisel, handsaw, hand saw, hacksaw, fretsaw, fret saw, coping saw, scroll saw, jig saw, dremel, rotary tool, angle grinder, power drill, drill bit, sander, nail gun, pruner, pruners, secateurs, hedge clippers, loppers, garden shears, axe, hatchet
broken glass|can cut deep|glass shard, broken mirror, mirror tile, mirror shard, mirror piece, broken hand mirror, cracked mirror, hand mirror broken, broken window glass, glass piece
nail polish|strong fumes|nail varnish, acetone, nail polish remover, turpentine, paint thinner, solvent, white spirit, turps, methylated spirit, methylated spirits, mineral spirits, paint stripper, gel polish, lacquer thinner
wood burner|can burn|heat gun, hair straightener, pyrography pen, woodburning tool, wood burning tool, wood burning pen, woodburning pen, wood burner pen, hair iron, curling iron, soldering gun, flat iron, kiln, solder, solder wire, heat press, embossing heat tool, embossing gun
mushroom|can be poisonous|mushrooms, toadstool, berry, berries, wild berries, holly, holly berries, mistletoe
nut|can cause allergic reactions|nuts, peanut, peanuts, walnut, almond, hazelnut, pistachio, cashew, pecan
medicine|not for play|pill, pills, vitamin, tablet pill
contact lens solution|can irritate skin and eyes in slime|liquid starch, slime activator, contact solution, contact lens fluid, saline solution slime
laundry detergent|poisonous|laundry pod, washing powder, detergent pod, drain cleaner, cleaning spray, ammonia, rubbing alcohol
cigarette|not for play|cigarettes, cigarette butt, ashtray, vape, beer can, beer bottle, wine
dry ice|can burn skin|liquid nitrogen
cement|can burn skin|concrete, mortar, grout, quicklime, concrete mix, quikrete, thinset, plaster mix concrete, cement mix, concrete powder, quick concrete, concrete mix small bag
firework|can explode|fireworks, sparkler, sparklers, firecracker, cap gun cap, bang snap, flare
hypodermic needle|too sharp|syringe needle, insulin syringe, used syringe, syringe with needle, injection needle
remote control|full of parts that nobody should open|remote, tv remote, dead remote control, old remote control, broken remote, circuit board, old electronics, electronics, broken electronics, calculator, game controller
receipt|coated with what rubs off on skin|receipts, till receipt, sales slip, sales receipt
steel wool|can leave splinters of metal in the skin|wire wool, fiberglass, fibreglass, insulation wool, glass wool
essential oil|poisonous when swallowed|lamp oil, antifreeze, gasoline, petrol, kerosene, antifreeze coolant, fragrance oil, candle fragrance, perfume oil
`;
