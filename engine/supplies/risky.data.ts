/** Things families list that the engine recognizes and never builds with: name | why not | synonyms. */
export const riskyTable = `
glue gun|needs a grown-up and burns skin|hot glue gun, hot glue, glue gun sticks, hot melt glue, low-temp glue gun
craft knife|is too sharp|x-acto knife, exacto knife, xacto, box cutter, stanley knife, utility knife, scalpel, razor blade, knife, kitchen knife, razor, pocket knife, penknife
button battery|can kill when swallowed|button cell, coin battery, coin cell, watch battery, lithium battery, button batteries, battery, batteries, 9v battery
magnet|is dangerous when swallowed|magnets, fridge magnet, magnetic ball, neodymium magnet, magnetic tape, magnet strip
water bead|swells when swallowed|water beads, orbeez, gel bead, jelly bead, water pearl
balloon|is a choking risk|balloons, latex balloon, water balloon, party balloon
borax|irritates skin and eyes|borax powder
bleach|burns skin and eyes|chlorine, chlorine bleach
match|starts fires|matches, lighter, matchstick, lighter fluid
candle|burns|candles, tea light, tealight, tealights, birthday candle, candle wax, hot wax
super glue|bonds skin in seconds|superglue, krazy glue, crazy glue, epoxy, gorilla glue, resin, uv resin, epoxy resin
spray paint|is not safe to breathe|spray paints, aerosol, hairspray, hair spray, spray adhesive, spray glue
nail|is sharp|nails, screw, screws, tack, thumbtack, push pin, pushpin, drawing pin, pin, pins, safety pin, straight pin
hammer|needs a grown-up|hammers, saw, drill, pliers, wire cutter, soldering iron
broken glass|cuts|glass shard, broken mirror, mirror tile
nail polish|has strong fumes|nail varnish, acetone, nail polish remover, turpentine, paint thinner, solvent
iron|burns|clothes iron, steam iron, wood burner, heat gun, hair straightener
mushroom|may be poisonous|mushrooms, toadstool, berry, berries, wild berries, holly, holly berries, mistletoe
nut|can cause allergic reactions|nuts, peanut, peanuts, walnut, walnut shell, peanut butter, almond, hazelnut, pistachio shell
medicine|is not for play|pill, pills, vitamin, tablet pill
shaving cream|stings the eyes|shaving foam, contact lens solution, liquid starch
laundry detergent|is poisonous|laundry pod, washing powder, detergent pod, drain cleaner, cleaning spray, ammonia, rubbing alcohol
cigarette|is not for play|cigarettes, cigarette butt, ashtray, vape, beer can, beer bottle, wine
dry ice|burns skin|liquid nitrogen
plaster of paris|gets hot and burns skin|plaster, plaster bandage, cement, concrete
firework|explodes|fireworks, sparkler, sparklers, firecracker
syringe|is sharp|syringes, hypodermic needle
`;
