/** Things families list that the engine recognizes and never builds with: name | why not | synonyms. */
export const riskyTable = `
razor blade|is too sharp|knife, kitchen knife, razor, pocket knife, penknife, rotary cutter, paper guillotine, guillotine
button battery|can kill when swallowed|button cell, coin battery, coin cell, watch battery, lithium battery, button batteries, cr2032, cr2032 battery, finger light
battery|leaks and heats up outside a closed case|batteries, 9v battery, 9 volt battery, aa battery, aaa battery, double a battery, triple a battery, c battery, d battery, rechargeable battery, lipo battery, car battery, aa, aaa
magnet|is dangerous when swallowed|magnets, fridge magnet, magnetic ball, neodymium magnet, magnetic tape, magnet strip
water bead|swells when swallowed|water beads, orbeez, gel bead, jelly bead, water pearl, aquabead, aqua bead
borax|irritates skin and eyes|borax powder
bleach|burns skin and eyes|chlorine, chlorine bleach, bleach pen, bleach spray
match|starts fires|matches, lighter, matchstick, lighter fluid
candle|burns|candles, tea light, tealight, tealights, birthday candle, candle wax, hot wax, wax melt, candle wick, incense
super glue|bonds skin in seconds|superglue, krazy glue, crazy glue, epoxy, gorilla glue, resin, uv resin, epoxy resin, e6000, instant glue
varnish spray|is not safe to breathe|acrylic spray, spray varnish, spray sealer, spray sealant, clear spray, aerosol, hairspray, hair spray, spray adhesive, spray glue
saw|needs a grown-up|saws, drill, soldering iron, staple gun, nail gun, chisel
broken glass|cuts|glass shard, broken mirror, mirror tile
nail polish|has strong fumes|nail varnish, acetone, nail polish remover, turpentine, paint thinner, solvent
wood burner|burns|heat gun, hair straightener
mushroom|may be poisonous|mushrooms, toadstool, berry, berries, wild berries, holly, holly berries, mistletoe
nut|can cause allergic reactions|nuts, peanut, peanuts, walnut, almond, hazelnut, pistachio, cashew, pecan
medicine|is not for play|pill, pills, vitamin, tablet pill
contact lens solution|makes slime that irritates skin and eyes|liquid starch, slime activator
laundry detergent|is poisonous|laundry pod, washing powder, detergent pod, drain cleaner, cleaning spray, ammonia, rubbing alcohol
cigarette|is not for play|cigarettes, cigarette butt, ashtray, vape, beer can, beer bottle, wine
dry ice|burns skin|liquid nitrogen
cement|burns skin|concrete, mortar, grout, quicklime
firework|explodes|fireworks, sparkler, sparklers, firecracker
syringe|is sharp|syringes, hypodermic needle
remote control|has parts that nobody should open|remote, tv remote, dead remote control, old remote control, broken remote, circuit board, old electronics, electronics, broken electronics, calculator, game controller
receipt|has a coating that rubs off on skin|receipts, till receipt, sales slip, sales receipt
steel wool|leaves splinters of metal in the skin|wire wool, fiberglass, fibreglass, insulation wool, glass wool
essential oil|is poisonous when swallowed|lamp oil, antifreeze
`;
