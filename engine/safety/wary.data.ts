/**
 * Words of everyday life that do not belong to sitting at a table and making something. Nobody says that they are dangerous: they only
 * mean that the judge has not understood a sentence that holds them. `strong` ones are enough alone, `firm` ones with another word, of the `weak` ones it takes three.
 */
export const strongWords = `
pram stroller pushchair pushchairs strollers oleander molten tower-climb downhill crag abseiling freeclimb taser revolver firearm shotgun crossbow machete anvil crucible foundry winch jackhammer crowbar sledgehammer pickaxe scythe sickle harpoon baton truncheon blowpipe welder compressor sandblaster shredder toaster grinder espresso thermostat detector
moped motorbike motorcycle quad tractor-bed trailer tailgate hubcap ignition handbrake dinghy canoe kayak speedboat ferry subway platform-edge rollerblades rollerskates sledge toboggan trampoline
scrapheap dump junkyard landfill silo slurry hayloft rafters demolition factory sluice cesspit septic pier wharf breakwater mudflats crevasse ravine precipice porch-roof underpass overpass viaduct tunnel-mouth cellar-hatch
eyelash eyelashes eyebrow eyebrows tonsil tattoo tattoos tattooing piercing artery fracture concussion seizure vomit puke urine pee poo feces saliva snot 
helium hydrogen propane butane diesel kerosene creosote tar asphalt bitumen syringe insulin inhaler nicotine lye arsenic cyanide uranium freon chloroform ether mothballs
electrocute strangle throttle smother drown scald sear maim wrestle headbutt ambush abseil parkour somersault backflip handstand hurtle skid tow collide siphon devour chug distil distill ferment smelt weld welding galvanise galvanize electroplate detonate douse 
topple-over wobbly-chair swaying-ladder overbalance teeter teeters tiptoes tightrope
barefoot bareback backseat windscreen motor-way hard-shoulder slipway cattle bull stallion geese-chase guard-dog stray
unscrew valve gasket spark-gap electrode electrodes terminals insulation plumbing pilot-light
leftover-pills syrup-cough sedative sleeping-pill ointment-jar
moonlight-swim midnight undetected lookout

stair stairs staircase stairwell banister bannister balcony attic loft gutter rooftop stepladder scaffold scaffolding parapet windowsill-edge quarry pylon substation culvert manhole sewer
kerb curb motorway highway roundabout intersection tailgate windscreen dashboard parked garage carpark forklift trailer lorry escalator elevator lift-shaft conveyor
bathtub jacuzzi canal reservoir weir jetty dock harbor harbour rapids undertow paddling
cooker hob stovetop griddle barbecue bonfire campfire fireplace embers coals furnace kiln radiator heater fryer burner matchstick torchlight-fire ablaze alight ignite singe scorch char smoulder smolder blaze inferno kindle fume fumes vapor vapour petrol gasoline paraffin
freezer dryer tumble dishwasher microwave telly vacuum hoover lawnmower mower strimmer chainsaw blender socket outlet mains charger voltage transformer generator capacitor electrocute
bite chew swig sip gulp slurp guzzle suck swallow inhale lick gargle spit gnaw ingest drool
throat nostril nostrils eyelid eyelids eyeball earlobe eardrum lungs windpipe gums wound scab blood bleeding vein-cut bruise numbness sting stings stinging itch burns blisters ache faint dizzy woozy giddy
hack hacksaw hatchet cleaver machete guillotine scalpel razor splinter splinters shard shards barbed spear spears javelin slingshot pellet pellets rifle
dismantle prise pry unscrew-battery disassemble detonate detonator explode explosive fuse-wire
neighbour's neighbor's stranger strangers hitchhike trespass abandoned derelict
asleep unattended unsupervised blindfold blindfolded handcuff handcuffs straitjacket gag gagged noose strangle smother suffocate suffocating
alcohol beer wine vodka whisky whiskey gin rum cigarette cigarettes vape vaping tobacco pipe-smoke tablets pills pill medicine medicines aspirin syringe
cement mortar asbestos insulation zinc sodium chloride peroxide chlorine ammonia acid acids caustic solvent solvents antifreeze detergent disinfectant pesticide herbicide fungicide fertilizer fertiliser
hogweed nettle nettles hemlock foxglove toadstools hornet hornets wasp wasps scorpion snakebite rat rats sewage maggots carcass roadkill droppings
dare dares daring fearless bravest toughest pain painful 
undress naked secretly sneak nobody's unwatched
skull-clean stapled-finger
noisily-bang banger firecracker firework squib
conduct-wire hiss hisses hissing sizzle sizzles sizzling smoking smokes fizzles
ankle-deep waist-deep knee-deep thigh waist-high chest-deep chin-deep
`;

export const firmWords = `
ladder oven stove railing railings ledge fuse drain cliff kettle bumper sniff blister grill jagged numb hurt hurts scream huff
car van truck tyre tire seatbelt pool ice icy frozen gate climb lean dangle dangling stool bed bunk cot crib rail shed cellar basement bathroom shower toilet sink hose bath tub pond lake stream creek sea river bank
 bare breath breathe 
crawl lie lies crouch paddle wade swim dive jump leap squeeze run runs race chase dash sprint sleep nap pillow pyjamas gown
alone himself herself themselves yourself brother sister dog phone supper
heat hot melt melted boil boiling smoke burn burning lit spark steam candle lamp 
aim shoot eat drink saw drill chop spray powder dust gas liquid spirit grains dig bury
upstairs downstairs road street traffic roof window branch fence bridge tunnel den trap
shut lock locked crush smash force rip drag shake nails pierce prick stab
medicine sauce wild sap bulb berries mushroom
gone whoever towards 
`;

export const weakWords = `
bus bike bicycle scooter skateboard tracks railway pavement parking boot seat driver engine exhaust lane track driveway crossing outdoors outside woods forest park hedge alley beach shore tide depth deep underwater basin bucket current
slide balance hang hanging climbing higher highest high sofa wardrobe counter bars bar chair table-top hole cave attic door inside close closed tight tightly zip seal sealed trunk crate suitcase cupboard drawer dark lid
 
rush swim hop wriggle sit stands walk night nap bedtime
child children kids kid toddler toddler's child's he she him her his baby cat somebody someone everyone nobody people neighbour neighbor minutes minute hour quiet while busy dinner laundry washing reach
warm warmer sun sunlight sunny burnt glow light fire flare electric switch plug wire battery cable metal steel iron screw pan glass mirror lens magnifying
break crack strike hammer slam jab poke snap pry lever throw hurl fling toss point launch fly blast whack pull push tug twist
sweet sweets sandwich juice milk tea coffee food snack delicious soup sugar
slope crystals bottle bubbling fizz pressure pump nozzle canister knob chemical jar
bear catch keep longest longer hard harder hardest fast faster fastest full whole
point needle knife pins rope elastic blow puff dye
bug insect bird nest egg bone stone stones stone
 secret refrigerator held old spare leftover own against stretch height far ready just best need real
`;

/** Acts of every day that make nothing: odd in a step, though harmless by themselves. */
export const oddActs = `
cycle swim charge crawl climb run race chase dash sprint gallop ride drive steer skate ski sled surf wade paddle dive jump leap leapfrog vault tumble roll-down hop skip swing dangle perch squat crouch sneak creep lurk escape flee
go come return walk wander leave borrow steal knock shout scream yell whisper-to sleep nap rest doze kneel wear-to
eat drink sip bite chew lick taste suck swallow gobble heat warm boil melt light burn fire ignite smoke toast roast fry bake-it microwave freeze chill
throw toss hurl fling kick hit strike smash crash bash whack slap punch-at shoot aim launch blast squirt splash spray wrestle battle tackle tickle grab snatch seize trap catch hunt haul drag shove tug yank pry force wrench
dig bury plunge soak-in dip-your-head duck breathe inhale sniff blow gasp cough spit scratch itch prick pierce stab carve hack chop saw drill hammer plug switch charge short
dare challenge stare gaze peer bear survive climb
 cram wriggle wedge crush trample stamp stomp tread
`;
