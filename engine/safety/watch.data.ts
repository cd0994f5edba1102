/**
 * What a careful adult does and watches, by rule: `rule | bands | what an act is done with | sentence`.
 * `*` is every band; of several lines the first that names the band holds. `{it}` stands for the thing in the craft's own words.
 * Things and their levels stand in `groups.data`, acts in `acts.data`.
 */
export const watchTable = `
small-parts | 2-3 4-5 | | A grown-up counts the {it}, sits beside the child, keeps such small parts out of reach of a baby or toddler and watches that none goes into a mouth or nose and is swallowed: they are a choking danger.
small-parts | * | | A grown-up keeps the {it} out of reach of toddlers and a baby brother or sister, who could swallow such small parts, and watches that none is left lying about on the floor.
small-food | * | | A grown-up cuts the {it} small and lengthwise, sits at the table while it is eaten and watches that nobody chokes on a piece.
battery | * | | A grown-up puts the batteries in, screws the battery compartment shut and watches that nothing gets warm, no battery goes into a mouth, and the wires never touch each other.
tea-light | * | | A grown-up checks that the lid of the {it} is screwed shut, puts it in and takes it away afterwards.
led-light | * | | A grown-up puts the batteries into the {it}, closes the battery compartment with its screw and watches that it stays shut.
balloon | 2-3 4-5 6-8 | | A grown-up blows up the balloon, ties it, watches that no balloon goes into a mouth, and throws every burst piece and scrap away at once.
balloon | * | | A grown-up watches that every piece of a burst balloon is thrown away at once, out of reach of little ones and pets.
long-cord | * | cord | A grown-up cuts the {it} short, hangs nothing up where a small child could reach it, and watches that no cord comes near a neck.
cord | * | | A grown-up keeps the {it} short, away from necks, and watches while the string is in use.
thread | * | | A grown-up keeps the {it} short, away from necks, and watches while the string is in use.
made-cord | * | | A grown-up watches that the long {it} of yarn never goes around a neck, and cuts it short before play.
neck-things | * | | A grown-up watches that the {it} never goes around a neck in play, and hangs such long cloth and string where no small child can reach it.
garland | * | garland | A grown-up hangs up the {it}, well away from beds and out of small children's reach, and watches that no string of it comes near a neck.
plastic-bag | * | | A grown-up holds the {it}, watches that the thin plastic stays away from heads and faces, and puts it away at once.
film | * | | A grown-up keeps the {it} away from faces and puts it away at once.
thin-plastic | * | | A grown-up watches that the {it} never goes over a head or face, and puts the thin plastic away at once.
scissors | * | | A grown-up helps with the cutting and watches that the scissors stay away from fingers and faces.
cutting | * | scissors | A grown-up helps with the cutting and watches that the scissors stay away from fingers and faces.
sharp-scissors | * | | A grown-up hands out the {it}, watches the fingers while they cut with the sharp points, and puts them away closed.
shears | * | | A grown-up cuts with the {it}, locks them afterwards and watches that fingers stay away from the sharp edges and the canes out of eyes.
knife | 13+ | knife | A grown-up stays beside you while you cut with the {it} on a cutting mat, and watches that hands stay behind the sharp blade and every cut goes away from the body.
knife | * | knife | A grown-up does the cutting with the {it} on a cutting mat and watches that fingers stay away from the sharp blade.
carve | 13+ | knife | A grown-up stays beside you while you carve with the knife, and watches that hands stay behind the sharp blade and every cut goes away from the body.
carve | * | knife | A grown-up does the carving with the sharp knife and watches that hands stay away from the blade.
needle | 2-3 4-5 6-8 | needle | A grown-up threads the {it}, sits close beside whoever sews, watches that its sharp point pricks no fingers, and counts it back in afterwards.
needle | * | needle | A grown-up watches that the {it} is stuck into a cushion whenever nobody sews, and that every needle and pin is counted back in, so that nobody is pricked.
blunt-needle | 2-3 4-5 | | A grown-up sits beside the child, helps with the needle and watches where it points.
blunt-needle | * | | A grown-up watches that nobody runs with the {it} and its point stays away from eyes.
big-magnet | * | | A grown-up counts the {it} out and back in, checks that nothing of it has come loose, and watches that no magnet goes near a mouth: two that somebody swallows tear the gut.
magnet | * | | A grown-up counts the {it} out and back in, keeps all small magnets out of reach of younger children, and watches that no magnet goes near a mouth or a nose: two that somebody swallows tear the gut.
hammer | * | | A grown-up holds what is hit steady with pliers or a peg, helps with every tap of the {it} (hammer or mallet) and watches the fingers, with goggles on.
pins | * | hammer | A grown-up holds the {it} steady, helps with every tap of the hammer and watches the fingers, and that no nail or pin is left lying about.
staple | * | | A grown-up works the stapler, presses the ends of each staple flat and watches the fingers.
skewer | 2-3 4-5 6-8 | | A grown-up snips the sharp points off the {it} and watches that everybody sits down with the pointed sticks and nobody runs with them or holds them near eyes.
skewer | * | | A grown-up watches that the sharp points of the {it} stay away from eyes, and that nobody runs with the sticks.
metal-wool | * | | A grown-up hands out the {it} with gloves, watches that no thread of it gets into fingers or eyes, and keeps it away from batteries and flames.
gas-torch | * | | A grown-up lights and holds the {it} outdoors or on a fire brick, with hair tied back and water at hand, and watches the flame of the torch and everything hot until it is cold.
bleach-pen | * | | A grown-up stays beside you by an open window, sees to gloves and ventilation, and watches that no bleach reaches eyes or skin or mixes with any other cleaner.
wick | * | | A grown-up decides when the candle is lit, lights it, and watches the flame all the time.
foil-balloon | * | | A grown-up keeps the string of the {it} short, away from necks, and watches that no piece of it goes into a mouth.
citric-acid | * | | A grown-up measures the {it} with gloves on, and watches that no dust of it gets into eyes or noses.
wire | * | | A grown-up cuts the {it}, bends the sharp wire ends over and watches the eyes, with goggles where ends fly.
pipe-cleaner | * | | A grown-up bends the sharp ends of the {it} over and watches small fingers and eyes.
poke | 2-3 4-5 6-8 | point | A grown-up makes the holes, with something soft behind the paper, and watches the fingers behind the sharp point.
poke | * | point | A grown-up watches that whoever makes the hole has something soft behind it, and no fingers behind the sharp point.
awl | * | | A grown-up uses the {it} and watches that hands stay behind the point.
compass | * | | A grown-up watches the point of the {it} and hands it round closed.
points | * | | A grown-up watches that the sharp point of the {it} stays away from eyes and that nobody runs with it.
saw | * | saw | A grown-up clamps or holds the work, helps with the {it}, with sawing and filing, and watches the fingers, the dust and the safety glasses or goggles.
hand-tool | * | | A grown-up helps with the {it} and watches where it slips and pinches.
blend | * | blender | A grown-up runs the {it}, watches that the lid stays on and fingers stay away from the blades, and pulls the plug out afterwards.
drill | * | drill | A grown-up clamps the work, does the drilling with the {it}, and watches that hair and sleeves are tied away and safety glasses or goggles are on.
power-tool | * | power tool | A grown-up clamps the work, runs the {it} with safety glasses or goggles on, and watches that hands, long hair and sleeves stay well away from it.
cut-glass | * | glass | A grown-up does the cutting of the glass, with goggles and gloves on, dulls the edges and sweeps up every splinter.
glass | * | | A grown-up carries the {it}, watches that nothing of glass falls from the table, and sweeps up what breaks: it has sharp edges.
crockery | * | | A grown-up carries the {it}, watches that nothing falls from the table, and sweeps up at once what breaks: the pieces have sharp edges.
glassy | * | | A grown-up handles the {it} because of the glass, and watches that nothing falls and breaks.
tin-can | * | | A grown-up checks the {it} and the tin for sharp edges, with gloves on, files or tapes over the rim and watches fingers near the cut metal.
cut-edges | * | | A grown-up makes the first cut in the {it}, with gloves on, folds or tapes over all sharp edges and watches the fingers.
thick-cut | * | thick card | A grown-up does the hard cutting of the {it} and watches the fingers.
cut-plastic | * | | A grown-up makes the first cut in the bottle with sharp scissors, tapes over the edge and watches the fingers.
hot-glue | 13+ | | A grown-up is close by while you work with the glue gun, and watches that fingers stay away from the hot glue and the gun is unplugged afterwards.
hot-glue | * | | A grown-up works the glue gun and watches that fingers stay away from the hot glue.
fire | * | | A grown-up lights the fire, handles everything hot alone with a water bucket beside it (a bucket of water at hand), and watches that children keep well back from flames and embers.
candle | * | | A grown-up lights the candle, watches the flame and the hot wax all the time so that nobody is burned, and children keep back.
hot-wax | * | hot wax | A grown-up melts and pours the hot wax over a pan of water and watches it all the time; children keep back from the hob.
heat | 13+ | heat | A grown-up stays in the kitchen, watches the hot pan on the hob or stove, the oven, the hot tray, the microwave and the steam with you all the time, and sees that everything cools before it is touched.
heat | * | heat | A grown-up does the heating, cooking and baking, watches the hot pan on the hob or stove, the oven, the hot tray, the microwave and boiling water all the time, and lets everything cool before children touch it.
hot-pour | * | | A grown-up pours the hot water from the kettle, watches the steam, and lets it cool until nobody can be scalded.
dryer | * | | A grown-up holds the hair dryer and watches that it stays away from water and hair.
heat-tool | * | | A grown-up holds the {it} and watches that hands stay away from the heat and everything hot.
iron | * | | A grown-up does the ironing and watches that hands stay away from the hot iron.
shrink | * | | A grown-up bakes the {it} in the oven and watches that hands stay away from the hot tray.
wood-burn | * | | A grown-up stays beside you while you burn or solder, watches the hot tip ({it}) on its stand, and sees to ventilation by an open window for the fumes.
kiln | * | kiln | A grown-up loads the {it}, does the firing of the kiln alone, with thick gloves and tongs, and watches that nothing hot is touched before it is cold.
uv-lamp | * | | A grown-up works the {it}, and watches that nobody looks into its light and no skin lies under it.
lamp | * | | A grown-up does the plugging in, takes a cool LED bulb and watches that paper stays away from a hot lamp.
plaster | * | | A grown-up mixes the {it} with gloves and a dust mask on, keeps the powder and its dust down, and watches that no hand stays in it while it sets.
super-glue | * | | A grown-up puts the {it} on and watches that no skin touches it.
resin | * | | A grown-up works with the {it} beside you, with the ventilation of an open window or outdoors, with gloves on, and watches that no resin touches skin and nobody breathes its fumes.
spray | * | spray | A grown-up does the spraying outdoors with a mask on, the wind from behind, and watches that nobody breathes the fumes of the {it}.
varnish | * | | A grown-up opens the window or goes outdoors, and watches that nobody breathes the fumes of the {it}.
nail-polish | * | | A grown-up opens the window, helps with the {it} and watches that nobody leans over it.
permanent-ink | * | | A grown-up hands out the {it} by an open window, watches where it goes and puts the caps back on.
acrylic | * | | A grown-up pours the {it}, keeps it away from mouths and watches that hands are washed.
paste | * | | A grown-up mixes the {it}, takes one without fungicide, and watches that none goes into a mouth and hands are washed.
dye | * | dye | A grown-up mixes the {it} so that no dye powder flies, sees to gloves and to a pot that is no cooking pot, and watches that no dye reaches skin or eyes.
slime | * | | A grown-up measures the {it}, and watches that hands are washed and nobody rubs their eyes.
shaving-foam | * | | A grown-up gives out the {it} and watches that none reaches eyes or mouths.
soapy | * | | A grown-up watches that the {it} stays out of eyes and mouths, and wipes up what is spilled before somebody slips.
glitter | * | | A grown-up sprinkles the glitter, watches that nobody rubs their eyes and wipes it up.
alcohol | * | | A grown-up pours the {it} with the window open, far from any flame, and watches it.
vinegar | * | | A grown-up pours the {it}, watches that the fizz stays away from eyes and mouth, and that no lid ever shuts it in.
spices | * | | A grown-up watches that nobody rubs their eyes after touching the {it}, and that hands are washed.
dust | * | | A grown-up watches that sanding and filing is done damp or outdoors, with goggles and a dust mask.
raw-food | * | | A grown-up watches that nobody tastes it, and that hands are washed with soap.
raw-egg | * | | A grown-up watches that nobody tastes what is raw, wipes up egg and flour, and sees that hands are washed with soap.
nuts | * | | A grown-up asks about every nut allergy first, uses seeds or fat instead where there is one, and watches that no {it} is eaten.
meal | * | | A grown-up asks about allergies first, cuts the food small, and watches while children sit and eat.
dough | * | | A grown-up watches that the {it} is not eaten and none goes into a mouth, and that hands are washed.
taste-play | * | | A grown-up sits alongside and watches what goes into a mouth: the {it} is there to paint and to feel, not to eat or lick.
paint-hands | * | | A grown-up watches that paint stays out of mouths and eyes, and washes the hands afterwards.
face-paint | * | | A grown-up tries the {it} on an arm first and watches that it stays away from eyes and mouth.
stickers | * | | A grown-up peels the {it}, sits beside the child and watches that no sticker goes into a mouth.
hair | * | | A grown-up watches the scissors and every needle near hair, face and neck, and that nothing pulls or winds into long hair.
mask | * | | A grown-up watches that whoever wears the {it} sees and breathes freely, and takes it off for running and stairs.
cape | * | | A grown-up fastens the {it} with velcro that lets go, never a knot at the neck, and watches while it is worn.
neck | * | | A grown-up watches while anything is worn around the neck, and takes it off for play and sleep.
sharp-nature | * | | A grown-up takes the points off the {it} and watches small fingers.
berry | * | | A grown-up knows the plant, checks and picks the {it}, and watches that none goes into a mouth.
wild-pick | * | | A grown-up knows each plant, leaf and berry that is picked and watches that none is tasted or goes into a mouth.
sap | * | | A grown-up knows the {it}, and watches that none goes into a mouth and hands are washed, because its sap can itch.
seeds | * | | A grown-up hands out the small {it} and watches that none goes into a mouth or a nose.
hand-wash | * | | A grown-up watches that hands stay out of mouths and are washed with soap after touching the {it}.
garden-tools | * | spade | A grown-up watches where the {it} points, that nobody digs near another's fingers or feet, that every hole is shallow and filled again, and that hands are washed after the soil.
shredder | * | | A grown-up feeds the shredder, keeps hands, hair and sleeves away from its slot and unplugs it afterwards.
plug-in | * | | A grown-up does the plugging in, watches that the cable trips nobody and no water is near, and pulls the plug out afterwards.
splinters | * | | A grown-up rubs the rough edges of the {it} smooth first, and watches hands and fingers for splinters.
sticks | * | | A grown-up watches that nobody runs with a stick and that the ends of branches and points stay away from eyes and faces.
heavy | * | | A grown-up lifts the {it} and watches that none falls on toes or is thrown.
sand | * | | A grown-up watches that no sand is thrown or rubbed into eyes, and that none goes into a mouth.
cold | * | | A grown-up watches that fingers get a rest from the ice and the cold, that no piece goes into a mouth, and wipes up what melts before somebody slips.
insects | * | | A grown-up looks on from a little way off with the children, watches that nobody touches bees, wasps or other insects that sting, and that hands are washed.
pets | * | | A grown-up stays with the child and the animal, and watches that the dog, cat, rabbit or other pet swallows no piece of it and can walk away.
projectile | * | | A grown-up stays beside the {it} and watches that nobody ever aims at a face or an animal, and that only soft things fly.
launch | * | | A grown-up stays beside at every launch and shot, watches that nobody aims at a face or eyes, that everybody stands behind the line, and that only soft things and soft-tipped arrows are shot.
snap | * | elastic | A grown-up watches that nobody shoots the {it} at a face or eyes, or winds it around a finger or a neck.
spinner | * | | A grown-up watches that the {it} spins well away from faces and long hair.
beam | * | | A grown-up watches that nobody shines the {it} into eyes, and keeps the lid over the batteries shut.
glow | * | | A grown-up watches that nobody bends the {it} open or chews it: what is inside stings eyes and mouths.
magnifier | * | | A grown-up watches that nobody looks at the sun through the {it}, which burns eyes, or lets its light burn, and puts it away afterwards.
sunlight | * | | A grown-up watches that nobody ever looks at the sun, with bare eyes or through anything, and sees to shade and hats.
spray-bottle | * | | A grown-up fills the {it}, and watches that nobody sprays at eyes or faces.
stilts | * | stilts | A grown-up holds a hand, and watches every step on the {it} so that nobody falls.
wheels | * | | A grown-up checks that nothing catches in the wheel or spokes of the {it}, sees to a bike helmet, and watches where it is ridden, away from roads.
tunnel-box | * | | A grown-up stays beside the {it}, keeps both ends open and watches while somebody is inside.
big-box | * | | A grown-up stays beside the box, keeps its flaps open and away from stairs, and watches while somebody climbs in or sits inside, so that nobody falls.
parachute | * | | A grown-up does the drop from any height or stairs, and watches that nobody leans or climbs.
ceiling | * | things | A grown-up does the hanging up high, so that nobody has to climb on a stool or chair.
street-side | * | | A grown-up stays beside the children on the pavement side of the gate, away from the road, and watches the traffic.
ledge | * | | A grown-up opens the window, puts things out on the ledge, and watches that nobody leans out or climbs up.
tile | * | | A grown-up sorts out every {it} with a sharp edge or a chip and watches the fingers.
pavement | * | | A grown-up chooses a place away from every street, car, drive and road, and stays beside the chalk path.
kite | * | kite | A grown-up chooses an open field, far from power lines, wires, roads and storms, and watches the {it} while it is flying.
kite-day | * | | A grown-up chooses an open field, far from power lines, wires, roads and storms, and watches while the kite is flying.
nettles | * | | A grown-up picks the {it} with thick gloves and long sleeves, and watches that nobody touches a leaf with bare skin before the hairs are rubbed off.
etching | * | | A grown-up stays beside you by an open window, sees to gloves and goggles, puts the {it} on with you, and watches that none of it reaches skin or eyes.
hot-oil | * | | A grown-up stays at the stove with a lid at hand, watches the hot oil in the pan all the time, and turns it off before anybody looks away.
bulbs | * | | A grown-up hands out the {it} one by one, watches that none goes near a mouth, for they are poisonous, and that hands are washed afterwards.
open-water | * | | A grown-up holds hands at the edge of the {it}, stays within arm's reach of the water and on the slippery bank, and watches all the time.
play-water | * | | A grown-up stays within arm's reach of the water, watches all the time that nobody slips or puts a face in, and pours it away afterwards.
sewing-machine | * | | A grown-up sits beside the sewing machine and watches the fingers near the needle, with long hair tied back.
water | * | | A grown-up holds hands at the water's edge, stays within arm's reach of the pond, stream or pool, and watches all the time, for the bank is slippery.
water-edge | * | | A grown-up holds hands at the water's edge, stays within arm's reach of the pond, stream or pool, and watches all the time, for the bank is slippery.
water-deep | * | | A grown-up holds hands at the water's edge, stays within arm's reach of the pond, stream or pool, and watches all the time, for the bank is slippery.
shore | * | | A grown-up holds hands at the water's edge, stays within arm's reach of the pond, stream or pool, and watches all the time, for the bank is slippery.
heights | * | | A grown-up does what is up high, holds whoever stands on a chair or stool, and watches that nobody climbs on a ladder or falls.
hang-up | * | | A grown-up does the hanging up high and watches that nobody climbs on a chair, a stool or a ladder.
outing | * | | A grown-up comes along on the walk, holds a hand near water, roads and traffic, knows each plant, leaf and berries that are picked, and watches that hands are washed afterwards.
stem-light | * | light | A grown-up lights the wick, watches the flame all the time and never leaves it alone; children keep back.
campfire | * | | A grown-up holds the stick with the child at the campfire, keeps everybody low and well back from the hot embers and the flames, with hair tied back, and watches with a bucket of water at hand: a water bucket stands by every fire.
light-up | * | | A grown-up lights the candle, watches the flame all the time and never leaves it alone; children keep back.
small-fire | * | | A grown-up lights the fire, handles everything hot with a bucket of water at hand, and watches the flames and embers until they are out.
hot-stuff | * | | A grown-up does the melting, boiling and pouring at the hob, stove or microwave, watches the hot pan all the time because hot sugar, jam, wax and soap burn, and lets everything cool before it is touched.
felting | * | | A grown-up sits close by, watches the fingers near the barbed felting needle, and counts the needles afterwards.
sharp-tools | * | | A grown-up clamps the work, watches that hands stay behind the sharp blade of the cutter, gouge, saw or other cutting tool, and sees to safety goggles.
toss | * | | A grown-up watches that nobody throws at a face or an animal.
blow | * | | A grown-up watches that the straw is for blowing out only and stays away from eyes.
smash | * | | A grown-up does the breaking alone, with gloves and safety glasses, and watches that nobody else is near.
rims | * | | A grown-up checks the {it}, tapes over every sharp edge of the rim, with gloves on, and watches the fingers.
saws | * | | A grown-up clamps or holds the work, helps with the {it} and watches the fingers, the dust and the safety goggles.
match | * | | A grown-up strikes every match alone, watches the flame and puts the matches out of reach.
small-things | * | | A grown-up keeps the {it} out of reach of toddlers and little brothers and sisters, who could swallow such small parts.
pinned | * | | A grown-up watches where the sharp point of the {it} goes, and that every one is counted back in.
strong-cord | * | | A grown-up cuts the {it} to length, and watches that no such strong cord comes near a neck or lies about where a toddler finds it.
washed | * | | A grown-up watches that hands stay out of mouths and are washed with soap after touching the {it}.
oven-clay | * | | A grown-up bakes the {it} in the oven with a window open, and watches that the hot tray is cool before it is touched.
cold-stuff | * | | A grown-up watches that fingers get a rest from the ice and the cold, that no piece goes into a mouth, and wipes up what melts before somebody slips.
electronics | * | | A grown-up takes the batteries out of the {it}, and watches that nobody opens it or plugs it in.
bleach | * | | A grown-up stays beside you outdoors or by an open window, sees to gloves, goggles and ventilation, watches that no bleach reaches eyes or skin, and never mixes it with any other cleaner.
lye | * | | A grown-up stays beside you with goggles and gloves on and the window open, stirs the lye into the water and never the other way round, and watches that no drop reaches skin or eyes, with running water at hand.
rocket-kit | * | | A grown-up does the launch of the rocket in a wide open field, with everybody well back, uses the factory motor as it is, and watches where it comes down.
photo-chemicals | * | | A grown-up mixes the photo chemicals, sees to gloves, goggles and tongs, and to ventilation by a fan or an open window, and watches that none reaches skin or eyes.
camp-stove | * | | A grown-up lights the camp stove outdoors on level ground, well away from tents and branches, watches the flame and the hot pan, and lets it cool before it is packed.
hot-wire | * | hot wire | A grown-up stays beside while the hot wire cuts, outdoors or by an open window, for its fumes are no good to breathe, and watches that no fingers touch it before it is cold.
ladder | 13+ | | A grown-up stands at the foot of the ladder and holds it, watches that both feet stay on the rungs, and that nobody leans out.
ladder | * | | Only a grown-up goes up the ladder, another holds it at its foot, and both watch that no child climbs after.
rhubarb-leaf | * | | A grown-up watches that nobody puts the {it} in a mouth, for it is poisonous, and that hands are washed.
step-stool | * | stool | A grown-up stays with a hand at the child's back while it stands on the stool or chair, so that it cannot fall.
swing | * | swing | A grown-up checks the rope, the knots and the branch or frame of the {it} first, stays to hold the seat and push gently, and watches that nobody runs in front of it or puts a loop of rope around a neck.
swing-ride | * | swing | A grown-up checks the rope, the knots and the branch or frame of the swing first, stays to hold the seat and push gently, and watches that nobody runs in front of it or puts a loop of rope around a neck.
climbing-rope | * | rope | A grown-up checks all knots, the rope and the branch with full weight first, stays below while one child at a time climbs low over soft ground, and watches that no loop of rope hangs free.
cut-food | * | food | A grown-up cuts what is hard, keeps the sharp knife out of reach and watches the fingers.
sealed-lid | * | lid | A grown-up fills it, sees that the lid is glued or screwed shut for good, and checks that it stays sealed, so that nothing of it goes into a mouth.
toy-hammer | * | mallet | A grown-up holds the peg at first, stays beside the child and watches the fingers under the hammer or mallet.
archery | * | arrows | A grown-up watches over the range while arrows fly from the bow: they are soft-tipped and never aimed at anybody, everybody stands behind the line, and all fetch them together.
salt-dough | * | | A grown-up watches that the salt dough is not eaten and none goes into a mouth, for so much salt makes a child ill.
salt-dough-made | * | dough | A grown-up watches that the salt dough is not eaten and none goes into a mouth, for so much salt makes a child ill.
twist-bread | * | stick | A grown-up keeps the campfire, watches with a water bucket at hand that everybody sits low and well back from the fire and the hot embers, and that hair and sleeves are tied back.
egg-blown | * | | A grown-up helps with the {it}, watches that nobody tastes it, and that hands are washed.
shell-carve | * | rotary tool | A grown-up stays beside whoever works with the rotary tool, with goggles and a dust mask on, and watches fingers, hair and the dust of the shell.
ladder-up | * | | A grown-up stands at the foot of the ladder and holds it, watches that both feet stay on the rungs, and that nobody leans out.
grating | 2-3 4-5 | grater | A grown-up does the grating and watches that little fingers stay away from the grater.
grating | * | grater | A grown-up watches that fingers stay away from the grater, and that the last bit is not grated.
metal-melt | * | metal | A grown-up does the melting and pouring in goggles and gloves, on dry ground in the open, and watches that no water comes near the hot metal.
water-rocket | * | | A grown-up stays beside the rocket and its pump, watches that everybody stands back at the launch and that no face is above it.
fishing | * | | A grown-up stays within arm's reach at the edge of the water, watches hooks, nets and lines, and holds hands on the slippery bank.
sun-viewer | * | sun | A grown-up watches that everybody looks at the paper and nobody ever looks at the sun, with bare eyes or through anything.
muddy-play | * | | A grown-up stays beside the puddle, bucket and water, watches that nobody slips or drinks, and that hands are washed.
animals-near | * | animals | A grown-up stays with the child and the animal, whether rabbit, hen, pony or dog, holds a hand flat for feeding, watches that it can walk away, and that hands are washed.
button-cell | * | | A grown-up puts the coin cell (a button battery) into its holder, screws it shut, counts all other cells and keeps them out of reach of little siblings: one that is swallowed burns through the throat.
welding | * | | A grown-up who is trained stands beside you at every weld, with a welding helmet, gloves and long sleeves for both, sees to ventilation, and watches the hot metal until it is cold.
forge | * | | A grown-up stands beside you at the forge, with goggles, gloves and hair tied back, watches the fire and everything hot, and keeps a bucket of water at hand.
pressure-cooker | * | | A grown-up runs the pressure cooker, checks its valve, and lets the pressure down before the lid is opened.
sparkler | * | | A grown-up lights every sparkler outdoors, one by one, watches that it is held at arm's length away from faces and clothes, and puts it into a bucket of water.
drone | * | | A grown-up chooses an open field, away from people, roads and power lines, and watches that fingers and hair stay away from the propellers.
frying | * | oil | A grown-up stays at the stove with a lid and a thermometer at hand, watches the hot oil or fat in the pan all the time, and never lets water near it.
bucket | * | | A grown-up stays within arm's reach of the water in the {it}, watches all the time, and pours it away afterwards.
solar | * | sun | A grown-up stays beside it, watches that nobody looks at the sun or its mirror image in the foil, takes out what is hot with oven gloves, and packs it away afterwards.
ferment | * | bottle | A grown-up keeps an eye on every bottle and jar, loosens each lid or cap daily so that no pressure builds and no bottle bursts, and checks the smell for mould before anybody tastes it.
chillies | * | | A grown-up sees to gloves while the {it} are handled, watches that nobody rubs their eyes, and that hands are washed afterwards.
raw-fish | * | | A grown-up keeps the raw {it} cold, watches that nobody tastes it or puts fingers in a mouth, and that hands, knife and table are washed with hot soapy water afterwards.
rusty | * | | A grown-up hands out the {it} with gloves on, watches sharp and rusty edges, and washes every scratch at once.
owl-pellet | * | | A grown-up buys an {it} that was heat-treated, sees to gloves, watches that no hand goes near a mouth, and that hands and table are washed afterwards.
cyanotype | * | | A grown-up mixes the solution with you with gloves and goggles on, watches that none of the chemicals reaches skin, eyes or food, and that no vessel goes back to the kitchen.
whetstone | * | whetstone | A grown-up stays beside you while the blade is sharpened, watches that the knife is drawn with fingers behind its edge, and that the stone lies firm on a damp cloth.
latex | * | | A grown-up asks about latex allergies first, opens a window for ventilation, and watches that the fumes of the {it} are not breathed and none gets into hair or eyes.
boating | * | | A grown-up comes along, sees that everybody wears a life jacket, stays within arm's reach of the water, and watches all the time.
turpentine | * | | A grown-up stays beside you outdoors or by an open window with gloves on, keeps the {it} far from every flame, sees to ventilation, and lays every rag out flat to dry.
oil-finish | * | | A grown-up helps with the {it}, with gloves on and the window open for ventilation and against the fumes, and lays every oily rag out flat to dry outdoors.
degreaser | * | | A grown-up pours the {it} with gloves on and the window open for ventilation, and watches that no splash or fumes reach eyes, skin or mouth.
essential-oil | * | | A grown-up measures the {it} drop by drop, keeps the bottle out of reach and away from any flame, and watches that no neat oil reaches skin, eyes or a mouth.
lampwork | * | | A grown-up who has learned it stays beside you at the torch, with goggles on and hair tied back, watches the flame and the hot glass, with water at hand, until it is cold.
crystals | * | | A grown-up measures the {it}, and watches that none is tasted or gets into eyes or a mouth, and that hands are washed.
powders | * | | A grown-up spoons out the {it} low down so that no dust flies, and watches that nobody breathes it or rubs it into eyes.
hot-plates | * | | A grown-up works the hot {it}, watches that nobody touches it or gets burned, and lets it cool before it is put away.
rafts | * | | A grown-up holds hands at the water's edge, stays within arm's reach of the pond, stream or pool, and watches all the time, for the bank is slippery.
cut-bottle | * | bottle | A grown-up cuts the glass with goggles and gloves on, watches the sharp edges, and rubs or tapes every rim.
wading | * | water | A grown-up holds hands at the water's edge, stays within arm's reach of the stream or pond, chooses where it is shallow, and watches all the time, for stones are slippery.
night-walk | * | | A grown-up comes along in the dark, keeps everybody together with a torch and warm clothes, and watches for roads, water and holes in the ground.
dye-stuff | * | | A grown-up mixes the dye so that no powder flies, sees to gloves, and watches that none reaches skin, eyes or a mouth.
ice-salt | * | ice | A grown-up wraps the bag of ice and salt in a towel, and watches that nobody holds it with bare hands, for it is cold enough to burn skin.
lamp-wiring | * | | A grown-up fits the {it}, does the plugging in, watches that no water is near and takes a cool LED bulb that stays away from paper.
tufting | * | | A grown-up stays beside the {it}, watches that fingers, hair and loose yarn stay away from its needle, and pulls the plug out afterwards.
punch-needle | * | | A grown-up sits beside whoever works with the {it}, watches that fingers stay out from under its sharp point, and counts it back in.
pinata | * | piñata | A grown-up hangs it up, keeps everybody back behind a line while one child swings the stick, and watches that nobody comes near before the stick lies on the ground.
sledge | * | | A grown-up chooses a gentle hill without trees, roads or ponds, sees to a helmet, and watches every ride with the {it}.
skull | * | | A grown-up sees that the {it} was cleaned and boiled first, hands out gloves, and watches that hands are washed with soap afterwards.
fish-hooks | * | | A grown-up hands out each hook, watches fingers and eyes near its sharp point, sees to glasses, and counts them back in.
beasts | * | animals | A grown-up holds the animal, be it pony, donkey or goat, stays with the child well away from its hind legs and its mouth, holds a hand flat for feeding, and watches that hands are washed.
kite-thing | * | | A grown-up chooses an open field, far from power lines, wires, roads and storms, and watches the {it} while it is flying.
minibeasts | * | | A grown-up shows how to look at the {it} without squeezing, watches that none is hurt and nobody is stung or bitten, and that hands are washed afterwards.
shop-machines | * | | A grown-up runs the {it}, sees to ventilation and goggles, and watches that no fingers come near while it is hot or moving.
plotters | * | | A grown-up puts the blade into the {it}, and watches that fingers, hair and sleeves stay away from its blade and rollers.
fishing-rod | * | | A grown-up stays within arm's reach at the edge of the water, and watches hooks, lines and the slippery bank when the {it} is used.
prickly | * | | A grown-up cuts the {it} with gloves on, takes off the thorns, and watches fingers and eyes near the prickles.
foraged | * | | A grown-up who knows each plant picks the {it}, watches that none is tasted or goes into a mouth before it is checked, and that hands are washed.
power-saws | * | | A grown-up clamps the work, runs the {it} with safety glasses or goggles and a dust mask on, and watches that hands, long hair and sleeves stay well away from its blade.
rivets | * | | A grown-up watches the fingers when the hammer or mallet comes down on the {it}, with goggles on and a firm block beneath.
glaze | * | | A grown-up mixes the {it} with gloves and a dust mask on, watches that none is tasted, and does the firing in the kiln.
flux | * | | A grown-up handles the {it} with gloves and goggles on, sees to ventilation, and watches everything hot.
dusty | * | | A grown-up watches that sawing and sanding of the {it} is done damp or outdoors, with goggles and a dust mask on.
flakes | * | | A grown-up handles the {it} with gloves and goggles on, watches its sharp edges, and sweeps up every splinter.
plugs | * | | A grown-up does the plugging in of the {it}, watches that no water is near and nothing gets hot, and pulls the plug out afterwards.
tide | * | water | A grown-up checks the tide table first, comes along to the water, stays away from below cliffs, and watches the tide and the waves all the time.
limewash | * | | A grown-up mixes the {it} with goggles and gloves on, watches that none of the lime splashes into eyes or onto skin, and rinses at once with much water.
electrolysis | * | | A grown-up stays beside the bath, sees to gloves, goggles and ventilation, watches the battery and its wires, and switches off before anybody reaches in.
`;

/** Supplies of the house that ask for nobody's eyes beyond those that a band asks for anyway. */
export const nothingToWatch = `
coffee bag, tassel, metal pipe, acrylic sheet, avocado pit, stoneware clay, mold putty, metal hoop, pigment powder, underglaze, gel plate, printing screen,
muffin tin, chip can, cardboard tube, cardboard box, cardboard, shoebox, cereal box, small box, milk carton, newspaper, magazine, paper bag,
plastic bottle, plastic tub, plastic lid, sock, fabric scrap, old t-shirt, cloth bag, canvas shoe, clothespin, cotton ball,
cotton swab, packing paper, wrapping paper, envelope, old greeting card, old book page, old CD, egg-shaped plastic shell,
foam sheet scrap, old towel, pillow stuffing, glove, spool, soft ball, phone, microcontroller, tissue box, pizza box, old jersey, old sweater,
mitten, tube sock, denim, pillowcase, bed sheet, blanket, zipper, hook-and-loop tape, duct tape, electrical tape, sticky tack,
metal lid, milk jug, berry basket, cup carrier, takeout box, coffee sleeve, oatmeal canister, bucket, basket, duplo brick,
toy animal, stuffed animal, doll, wooden block, tennis ball, foam ball, beach ball, pool noodle, foam cup, net bag,
toilet paper, tissue, wet wipe, cotton pad, map, sheet music, photo, playing card, postage stamp, wallpaper, air plant, notebook, folder,
paint chip, price tag, ornament, gift bow, straw hat, sunglasses, sneaker, rubber boot, flip flop, junk mail, hardcover book,
cassette tape, inner tube, drink pouch, sunflower butter, gauze, rubber glove, coaster, clock kit, pillow, flower, petal, grass, pine needle,
corn husk, clover, lavender, cotton stem, gourd, wheat stalk, pressed flower, pumpkin, mini pumpkin, corn cob, paper plate,
paper cup, paper bowl, egg carton, aluminum foil, wax paper, paper straw, spaghetti, rice, salt, sugar, cooking oil,
coffee filter, cupcake liner, paper towel, paper napkin, kitchen sponge, toothbrush, wooden spoon, plastic spoon, cookie cutter,
rolling pin, potato, lemon, paper doily, tea bag, cinnamon stick, bowl, ice cube tray, yogurt pot, plastic cup, plastic straw,
plastic knife, metal spoon, parchment paper, candy cane, cookie, ice cream cone, red cabbage, beet, onion skin, orange peel,
broccoli, green bean, fresh herb, catnip, coffee grounds, cocoa, cake board, squeeze bottle, pipette, funnel, strainer, measuring cup,
whisk, spatula, potato masher, kitchen tongs, baking tray, construction paper, paper, watercolor paper, cardstock, tissue paper, crepe paper, crayon,
marker, colored pencil, oil pastel, chalk,  glue, glue stick, tape, masking tape, ruler, pencil, paintbrush, felt,
craft foam, craft stick, glitter glue, play dough, contact paper, washable ink pad, rubber stamp, foam roller,
cutting mat, coat hook, old calendar picture, popsicle mold, washi tape, origami paper, paper strip, graph paper, tracing paper, carbon paper,
rice paper, crinkle paper, glitter paper, metallic paper, scratch paper, corrugated paper, foam board, index card, sticky note,
bookmark, paper lantern, paper fan, paper crown, headband, cardboard letter, wooden letter, wooden craft shape, balloon stick,
embroidery hoop, wooden kit, unpainted figure, old instrument, badge blank, badge press, fabric paint, fabric marker, chalk marker, metallic pen, gel pen, ballpoint pen, drawing ink, printing ink,
embroidery hoop, wooden kit, suncatcher blank, suction hook, play cape, suncatcher paint, fabric paint, fabric marker, chalk marker, metallic pen, gel pen, ballpoint pen, drawing ink,
embroidery hoop, wooden kit, suncatcher blank, suction hook, play cape, suncatcher paint, fabric paint, fabric marker, chalk marker, metallic pen, gel pen, ballpoint pen, drawing ink,
watercolor pencil, broken crayon, charcoal, glow paint, sponge brush, brayer, lino block, stencil, clipboard, pegboard,
watercolor pencil, broken crayon, charcoal, glow paint, hair gel, sponge brush, brayer, lino block, stencil, clipboard,
headband,
canvas, aida cloth, cloth napkin, catnip, burlap, tulle, ric rac, faux fur, leather, beeswax sheet, fake leaf, felt sticker, egg-shaped shaker, adhesive bandage,
lard, canvas, burlap, tulle, ric rac, faux fur, leather, beeswax sheet, fake leaf, felt sticker, egg-shaped shaker, adhesive bandage,
flag,  phone case, jacket, onesie, ticket stub, patch, card sleeve, graduation cap, wreath,
necklace chain, dryer sheet, freezer paper, ketchup packet
flag, waterproof glue, apron, orange, toy tree, wooden box, glycerin, activated charcoal, dryer sheet, freezer paper, ketchup packet
necklace chain, propeller, headphones, dryer sheet, freezer paper, ketchup packet
flag, waterproof glue, phone case, soap base, apron, orange, toy tree, wooden box, glycerin, activated charcoal, dryer sheet, freezer paper, ketchup packet
potholder loom, loom loop, latch hook, rug canvas, flower press, baseball cap, fondant, cupcake, knitting spool, braiding disk,
fusible web, leather stamp, electric toothbrush, syringe, plastic tubing, suitcase, webbing, glass paint, papermaking frame, metal pipe, wax pen, silicone mold, dotting tool, stylus, pouring medium
potholder loom, loom loop, latch hook, rug canvas, plastic canvas, tassel, flower press, baseball cap, fondant, cupcake, knitting spool, braiding disk,
potholder loom, loom loop, latch hook, rug canvas, plastic canvas, tassel, comb, squeegee, flower press, baseball cap, fondant, cupcake, knitting spool, braiding disk,
fusible web, glass paint, silicone mold, dotting tool, stylus, pouring medium
`;
