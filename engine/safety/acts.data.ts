/** Sets of words that patterns name with `@`. */
export const setTable = `
kid: child children kid kids toddler toddlers littleone littleones yearold yearolds preschooler preschoolers son daughter boy girl boys girls kiddo kiddos tot tots pupil pupils student students teen teens teenager teenagers grandchild grandchildren baby babies brother brothers sister sisters sibling siblings friend friends youngster youngsters everyone everybody twin twins cousin infant explorer artist they them him her he she you yourself themselves
person: child children kid kids toddler littleone yearold preschooler son daughter boy girl baby brother sister sibling friend friends someone somebody person people anyone eachother yourself himself herself themselves wearer model partner passerby passersby stranger neighbor neighbour grandma grandpa dad mom mum everyone them him her you
number: one two three four five six seven eight nine ten twelve fifteen twenty thirty fifty sixty hundred half several few couple 1 2 3 4 5 6 7 8 9 10 12 15 20 25 30 40 50 60 75 80 90 100 120 150 180 200 250 300 1.5 2.5 0.5
water: bath bathtub tub pool paddling pond lake river stream creek brook sea ocean canal fountain jacuzzi spa surf waves shore well trough ditch reservoir weir waterfall harbor harbour dock pier jetty bucket sink basin rapids tide puddle
openwater: pool pond lake river stream creek brook sea ocean canal jacuzzi surf waves well ditch reservoir weir waterfall harbor harbour dock pier jetty rapids tide dam marsh swamp quay millpond
deepwater: pool pond lake river stream creek brook sea ocean canal jacuzzi surf waves well ditch reservoir weir waterfall harbor harbour dock pier jetty rapids tide dam marsh swamp quay bank riverbank millpond
quietwater: pond lake stream creek brook
wildwater: pool river sea ocean canal jacuzzi surf waves well ditch reservoir weir waterfall harbor harbour dock pier jetty rapids tide dam marsh swamp quay bank riverbank millpond
box: chest trunk freezer fridge refrigerator wardrobe suitcase dryer washer dishwasher oven crate barrel bin skip locker cooler esky cupboard cabinet closet toybox drum cavity case boot dumpster tote container hamper sack holdall duffel bag tunnel box ottoman dresser drawer pipe drain culvert manhole chimney shaft vent duct chute well tank silo
deadbox: chest freezer fridge refrigerator suitcase dryer washer dishwasher oven locker cooler esky trunk boot drain culvert manhole well tank silo chute dumpster skip dishwasher
seal: seal cap cork screw close shut lid tighten twist stopper plug tape clamp fasten stuff
gas: vinegar fizz fizzes fizzing yeast soda bicarbonate bicarb mentos effervescent carbonated fermenting ferment bubbling
vessel: jar bottle container tub flask can canister tube tin jug pot thermos bag box
mouth: mouth lips lip tongue teeth gums mouths cheeks
nose: nose nostril nostrils noses
ear: ear ears earhole
eye: eyes eye eyelid eyelids lashes face
neck: neck necks throat throats collar
wrist: wrist wrists ankle ankles hands arms legs feet thumbs fingers waist body
loop: string cord yarn ribbon rope twine elastic scarf lace necklace lanyard band strap loop ties tie tape wool leash belt noose cable wire sash cape
poss: your their his her child's toddler's kid's my our children's friend's friends' brother's sister's baby's other's littleone's person's own everyone's yourself them him bare somebody's someone's whose
someone: child children kid kids friend friends brother sister sibling baby toddler littleone yearold someone somebody person dog cat pet puppy kitten players player partner eachother opponent prisoner teammate classmate yourself
someone2: child children kid kids friend friends brother sister sibling baby toddler littleone yearold someone somebody dog cat pet puppy kitten opponent prisoner teammate classmate volunteer guard
traffic: street road roadway highway motorway driveway carpark parking lot kerb curb roundabout intersection junction crosswalk lane alley roadside pavement verge tracks track railway railroad rails tram lot siding level
realtraffic: street road roadway highway motorway driveway carpark kerb curb roundabout intersection crosswalk roadside railway railroad siding
vehicle: car van truck lorry bus tractor train motorbike motorcycle quad mower bike scooter digger forklift trailer
perch: roof ladder stepladder balcony banister bannister railing windowsill sill ledge scaffold scaffolding gutter tree wall fence bookcase bookshelf shelf shelves counter worktop crate crates stack swing bunk attic loft rafters pole cliff bridge bank balustrade wardrobe dresser parapet rail gate radiator barrel
high: roof ladder stepladder balcony banister bannister railing windowsill sill ledge scaffold scaffolding gutter tree wall fence bookcase bookshelf shelf shelves stool chair chairs table counter worktop crate crates stack swing bunk attic loft rafters pole cliff bridge bank balustrade wardrobe dresser parapet rail gate radiator bed sofa bin barrel desk ottoman
unsteady: stacked wobbly swivel rolling folding office tower pile pyramid
chores: dinner supper lunch laundry washing emails email phone shower nap dishes ironing work coffee tea errand errands shopping garden bath call meeting bed chores
home: house room kitchen garden shops shop store door upstairs downstairs outside hall work
blade: knife scissors blade scalpel saw axe chisel needle skewer razor scissor
dishcloth: cloth towel blanket pillow cushion plastic film bag scarf sheet duvet cling clingfilm foil balloon
cleaner: cleaner cleaners bleach ammonia vinegar detergent disinfectant polish spray cleaning chemicals chemical household medicines medicine peroxide
wild: berry berries mushroom mushrooms leaf leaves flower flowers petal petals seed seeds plant plants nectar sap root roots bark fungus toadstool nut nuts acorn acorns stem stalk stalks pod pods hips sloe fruit fruits weeds weed needles
craftstuff: dough playdough paint glue slime clay chalk crayon soap sand mixture paste ink glitter flour egg batter solution liquid water powder crystals wax polish bead beads button buttons marble marbles bean beans petal petals snow foam bubble marker gel potion brew dye goo putty salt pigment cement sculpture creation ornament
bug: bug bugs insect insects butterfly butterflies bee bees wasp wasps ant ants spider spiders beetle beetles caterpillar caterpillars snail snails worm worms moth moths dragonfly ladybird ladybug ladybugs ladybirds grasshopper frog frogs tadpole tadpoles fish bird birds cat cats dog dogs pet pets hamster hamsters animal animals lizard lizards chick chicks mouse squirrel bat rabbit guinea goldfish puppy kitten crab jellyfish slug slugs
adult: adult adults grownup grownups parent parents mom mum mommy mummy dad daddy caregiver caregivers carer carers teacher teachers grandparent grandparents grandma grandpa guardian mother father nana nan granny grandad granddad uncle aunt auntie supervisor instructor leader papa mama
closed: tent caravan garage cellar yurt camper igloo cave bath bathtub bathroom kitchen bedroom room hall greenhouse conservatory summerhouse playhouse van car porch wigwam tipi teepee den hut treehouse loft attic basement indoors house shed
throwable: stone stones rock rocks stick sticks dart darts arrow arrows ball balls pellet pellets brick bricks spear spears javelin hammer can cans bottle bottles frisbee boomerang snowball conker conkers pencil pencils marble
`;

/**
 * What must not be done, by meaning. One block an act: `# id | levels | flags | reason | instead`, then its patterns.
 * Levels as for groups. Lines that begin with `-` name what takes the act away in its sentence; after `//` only with one of those words listed or in the title.
 * Flags: `p` may be played by a puppet or a figure, `a` is about who is near, `c` is a promise nobody can keep.
 */
export const actTable = `
# left-alone | xxxrr | a | A grown-up stays near. | a grown-up who stays
- before .. leave|leaves & blow|put|snuff|switch|turn .. out|off
- leave|left|leaving them|it|these|those|both open|closed|flat|standing|lying|folded and alone
- while you cook|bake // recipe|cookbook|apron|phone|tablet
- card|gift|present|birthday|surprise|party .. secret
- have|eat .. lunch|dinner|tea|breakfast|snack together
need|needs|needing|with nobody|noone .. beside|near|by|around|with|watching|along & water|swim|wade|lake|pool|armbands|oven|candle|bath|sea|she|he|they
armbands|floaties|lifejacket|flotation .. nobody|noone|alone|book|relax|doze
nip|pop|dash|slip|pops|nips out|off|away|round .. for|to
brother|sister|sibling|cousin .. bathes|bathe|feeds|carries|pushes|minds|lifts .. baby|toddler|littleone
when|while he|she|dad|mum|mom|nobody is|isn't|has|goes|leaves .. out|away|gone|asleep|looking|busy|work|shower|left
=yourself|himself|herself|themselves|alone & boil|kettle|oven|iron|knife|drill|saw|candle|mains|stove|scalpel|chainsaw|lighter
while|when .. no .. grownup|adult|one|parent
- without asking again
without .. asking|telling|waking|permission|knowing|noticing|help|anyone
without .. grownup|adult|parent .. noticing|seeing|knowing|near|there
on|with|by|to their|his|her|its own|themselves|himself|herself & while|alone|until|hour|minutes|morning|afternoon|bath|kitchen|street|water|oven|knife|outside|stairs
no|not|without|needn't need|needed|needing .. to .. stay|watch|wait|hover|supervise|check|hold|help
no need to .. stay|watch|wait|hover|supervise
grownup|grownups|adult|adults|parent|parents|everyone|mum|dad ?are|is|have|has gone|indoors|asleep|away|busy
when|while|once .. grownup|grownups|adult|adults|parents .. have|are|is|has .. gone|left|went|asleep|away|inside|busy
leave @kid|=them|=him|=her ... alone|unattended|unsupervised|it
leave @kid|=them|=him|=her .. to|at|by|with|playing|splashing|floating .. it|task|work|play|while|bath|tub|water|sink|pool|stove|oven|flame|candle|own|themselves
leave .. to|by .. own devices
leave .. room|house & @kid|=them
leave .. alone & bath|tub|water|pool|candle|flame|oven|stove|iron|glue|child|toddler|baby|littleone
leave .. unattended & child|toddler|baby|littleone|kids|children
pop|nip|dash|step|wander|sneak|duck out|away|off|upstairs|downstairs|next|indoors & while|child|kids|toddler|littleone|alone|minute|minutes|moment|playing|plays|door|room
go|go .. and get|start|make|answer|cook|put|hang|do|take|have .. supper|dinner|lunch|tea|phone|door|washing|laundry|shower|bath|coffee|dishes|bed|break|ironing|call|post
go|and|then shower|nap
brother|sister|sibling|cousin|neighbor|neighbour|oldest|elder|older .. keep|keeps|watch|watches|mind|minds .. eye|over|them|him|her|baby|littleone|toddler|on
pop|nip|dash|run .. to|into .. shop|shops|store|neighbor|neighbour|garden|basement|cellar|supermarket
while|whilst you|grownup|grownups|parents|adults|adult|parent|mom|mum|dad .. dinner|supper|lunch|laundry|washing|emails|email|phone|shower|nap|dishes|ironing|coffee|tea|errand|errands|shopping|garden|bath|call|meeting|bed|chores
while|whilst grownup|grownups|parents|adults|adult|parent|mom|mum|dad .. work
while|whilst you .. work & child|toddler|littleone|kids|they|alone|themselves|himself|herself|from|computer|desk
while|whilst you|grownup|grownups|parents|adults|adult|parent|mom|mum|dad .. out|away|asleep|sleep|busy|elsewhere|gone|snooze|doze|relax|cook|vacuum|hoover
while .. asleep|sleeping|napping & you|grownup|parent|adult|mum|dad|mom|everyone|house
- sit|stay|stand|kneel next|beside|near|with|by|close .. @kid
- grow|grows|growing|appear|appears|happen|form|dry|dries|bloom|glow|glows|change .. while|whilst you|everybody|everyone sleep|asleep
you|grownup|adult|parent can|could|may .. get|go|do|finish|enjoy|take|catch|make|answer|hang|have|rest|relax|sit|nap|sleep|pop|slip|walk .. @chores|break|elsewhere|feet|minutes|hour|away|out
you|grownup|adult|parent can|could|may put .. feet|kettle|washing|laundry|dinner|supper|bed
time|minutes|moment|chance|hour|quarter .. to|for .. @chores|relax|rest|answer|cook|sleep
use .. minutes|time|quiet|hour ... to|for
for|about @number minutes|hours|hour & alone|unattended|themselves|own|nobody
no|without|not|never|needn't|don't|nobody|hardly|zero need|necessary|require|? .. watch|supervise|supervision|hover|check|adult|adults|grownup|grownups|parent|supervising|watching
no|without|zero adult|adults|grownup|grownups|parent|parents|supervision|oversight|supervising
supervision|adult|grownup|parent|help .. =not|=isn't|=aren't|unnecessary|=never needed|required|necessary|need|?
unsupervised
all|entirely|completely|quite by themselves|himself|herself|itself|yourself & knife|water|bath|oven|stove|iron|glue|candle|flame|saw|drill|tub|pool|outside|scissors|needle|hammer
on .. own & knife|water|bath|oven|stove|iron|glue|candle|flame|saw|drill|tub|pool|outside|blade|hammer|needle|street|road|upstairs|garage|shed|kitchen
all alone
alone|themselves|own|unsupervised .. in|at|by|near|with .. @water|garage|shed|attic|cellar|basement|kitchen|garden|car|loft|workshop|woods|forest|street|park
home alone
out .. of .. sight|earshot|reach .. grownup|adult|parent|mum|mom|dad|you
when|while|once|until|before|after|if nobody|noone|no .. home|looking|watching|around|near|sees|notices
behind .. grownup's|parent's|mum's|mom's|dad's|teacher's back
don't|never|without|not tell|telling|ask|asking|show|showing|wake|waking ... mum|mom|dad|parent|parents|grownup|grownups|adult|adults|teacher|anyone|permission
keep .. secret|quiet .. from|between & mum|mom|dad|parents|grownup|adult|us|them|it
secretly|sneak ... lighter|match|matches|knife|medicine|kitchen|cabinet|drawer|tool|tools|key|keys|garage
phone|tablet|screen|tv .. time for you
shut|close|lock .. door .. behind|so & @kid|quiet|peace|mist|spray|smell|fumes|drift
bone|bones .. hand
lock @kid|=them|=him|=her in|out|inside
asleep|sleeping ... @kid .. with|wearing
supervise|listen|supervising .. from .. window|sofa|house|kitchen|another|inside|afar|upstairs|indoors|next|distance|phone|room|camera
another room
no|without one|body .. near|nearby|about|watching|home|around

# return | xxxnn | a | A grown-up stays near. | a grown-up who stays
- come|comes|go|return .. later // shadow|shadows|sundial|sun|chalk
come|check|look|return|pop .. back|again|in .. in|after|when|later|once & minutes|minute|hour|hours|while|later|half|quarter|morning|done|finished|quiet
come|return|look .. again|back .. after|in|when & minutes|hour|later|while|quarter
be|is|are .. back .. in|after|by|when .. minutes|hour|minute|while|lunch|dinner
- and peel|unmould|unwrap|rinse|untie|unroll|decorate|glue|paint
- dry|dries|dried|drying|set|sets|setting|harden|hardens|hardened|cool|cools|cooled|grow|grows|grown|growing|sprout|sprouts|freeze|freezes|frozen|rise|rises|rest|soak|soaked|ready|firm|bird|birds|glue|seed|seeds|tomorrow|page|week|season

# water | ttn.. | b | Water drowns a child within a minute, without a sound. | a tray with a finger of water
- set|sets|put|puts|stand|place|glue|float .. on pond|lake|sea // cellophane|felt|foil|cloth|fabric|blanket|plate
- =set|=glued|=stuck on pond|lake|sea
reach|dip|lean|put .. into|in|over .. fish|goldfish|aquarium|tank .. bowl|tank|?
in|into|inside|onto|on|at|by|beside|near|along|over|around|to|across .. bath|bathtub|tub|pool|paddling|pond|lake|river|stream|creek|canal|fountain & ?water
fill .. bath|bathtub|tub|pool|paddling|sink|basin|bucket|trough|wheelbarrow
# ice-deep | xxxxx | p | Ice breaks and water drowns. | ice from the freezer tray
- swim .. hall|hallway|room|wall|table|window|door|corridor
- swim|swims|dive|dives .. to|under|across|round|around|through|onto|behind sofa|couch|carpet|rug|cushion|cushions|armchair|table
- toy|paper|milk|carton|walnut|model|bark|clay|leaf|foil ?carton|shell boat|boats|ship ... ramp|frame|tray|carpet|table|card
- boat|ship ... frame|tray|ramp|card
- cellophane|tissue pond|sea|lake|river|water
- paper|felt|card|cardboard|blanket|rug|carpet|fabric|painted|pretend sea|lake|water|pond|river|ocean|waves
- on .. tummy|belly|rug|carpet|floor
step|walk|tiptoe|shuffle|skate|slide|glide|wander|crawl|venture|go .. to .. middle|centre|center & ice|glassy|glassiest|frozen|clearest|thickest
step|walk|tiptoe|shuffle|skate|slide|glide|wander|crawl|venture out .. to .. where .. clear|clearest|glassy|thickest|smooth|smoothest
it|ice creaks|cracks|groans & lie|flat|slide|crawl|shore
paddle|float|drift|kick|row ... airbed|lilo|inflatable|dinghy .. out|past|beyond|off|far
past|beyond|outside .. buoys|buoy|breakers
headland|cove|cave|causeway|sandbank & tide .. in|comes|turns|rises|coming|rising
swim .. out|across|to|under|underneath|beneath|deep|down|through|past|after|for
dive|jump .. in|into|for|from|off .. @deepwater|water|deep|jetty|rocks
walk|step|go|skate|crawl|slide|stand|run|out ... on|onto|across .. frozen|ice & lake|pond|river|canal|frozen
head|face|nose .. under|underwater|below .. water|surface
stay|swim|go|duck|sit|lie|remain|head|face|breath|breathe|count|who ... under .. water .. as|for|until|count
lies|lie|face .. down .. in|into .. water|bath
stuck|sucked .. drain|filter|pump
stand|sit|feet .. in .. sink|bath|water|tub|bucket & dryer|plug|lamp|electric|heater|radio|iron
paddle|float|sail|row|ride out|off|away|across|down .. on|in & yourself|raft|it|aboard|you|them|friend
raft|boat ... sit|climb|get|aboard|ride|paddle|board .. on|in|into|out|it|?
# ice-middle | xxxxx | | Ice breaks and water drowns. | ice from the freezer tray
in|on|to|out the middle|centre|center of .. pond|lake|river|canal & ice|frozen|clearest|thickest
# water-deep | xxxtn | | Water drowns a child within a minute, without a sound. | a bowl at the table
- paddling|kiddie|wading pool|pools
- hold .. breath while|as you|?they ?carefully draw|paint|trace|cut|place|write|glue|balance
hang|lean|dangle|bend|hoist .. over|into .. waterbutt|cistern|rainbarrel
hang|lean|dangle|bend|hoist .. over|into .. water|rain butt|barrel|tank
hang|lean|dangle|bend .. over .. edge|rim|side|lip & butt|waterbutt|cistern|rainbarrel|pond|pool|trough
wade|swim|paddle|dive|jump|lean|step|walk|crawl|climb|slide|reach|stretch|splash|lie .. in|into|over|across|on|onto|at|under|through|out|beside|by .. @deepwater
fish|sit|kneel|stand .. in|into|over|across|on|onto|under|through|out .. @openwater
fish|sit|kneel|stand .. at|beside|by .. @wildwater
edge|side|bank|brink|shore of .. @wildwater
@wildwater edge|side|bank
wade|swim|step|walk|crawl|climb|slide|lie|stand .. over|across|on|onto .. ice
on|onto|across .. frozen|ice .. pond|lake|river|canal|puddle|ice
- paper|felt|card|cardboard|fabric|tissue|cellophane|blanket ice|pond|pool|lake|sea|river|waves
- pool|lake|sea|pond|river|waves|ice of .. paper|tissue|cellophane|fabric|felt|wool|card
head|face|nose .. underwater
head|face|nose .. under|below .. water|surface
hold .. breath & long|longer|longest|count|second|seconds|minute|minutes|until|till|under|underwater|inside|water|who|whoever|dive|helmet|bag|dizzy|spray|fumes|while|game|contest|record|turns
stay|swim|go|duck|sit|lie|remain|head|face|breath|breathe|count|who ... under .. water .. as|for|until|count
float|sail|launch|row ... raft .. on|across|down .. @deepwater
raft|boat ... sit|climb|get|aboard .. on|in|into
- sit|kneel|stay|wait by|beside|next|near .. bath|tub|bathtub & child|toddler|littleone|kid|they|he|she|son|daughter
sit|lie|bathe|soak|play|splash ... bath|tub|bathtub|pool .. alone|while|until|minutes
lies|lie|face .. down .. in|into .. water|bath
stuck|sucked .. drain|filter|pump
# water-edge | xttnn | | Water drowns a child within a minute, without a sound. | a bowl at the table
- lava|paint|chocolate|glitter|icing stream|streams|river|rivers|lake
- lean|dangle|wade|alone|slippery|steep|deep
fish|sit|kneel|stand|crouch|squat at|beside|by .. @quietwater
sit|kneel|stand|crouch|squat on .. bank|riverbank
edge|side|bank|brink|shore of .. @quietwater
@quietwater edge|side|bank
# gas-shut | xxxxx | | Gas shut in bursts what it is in. | an open bowl
if it .. hisses|hiss ... let|carry|keep|go|fine
- corn|popcorn|popping|kernels
- leave|take|keep .. lid off
punch|pierce|puncture|stab|crush|drill|spike|saw .. hairspray|deodorant|aerosol|canister|siphon
trap|keep|hold|catch|shut .. gas|fizz|bubbles .. in|inside|?
gas|fizz .. can't|cannot|not .. escape|out
@gas & @seal .. lid|cap|top|cork|bottle|jar|container|stopper|tight|tightly|bag|tube|canister|on|closed|shut|neck
@gas & lid|cap|cork|top|stopper .. on|tight|closed|shut|down|in|tightly
@gas .. in|into .. bottle|jar|bag|canister|tube|container & shake|seal|shut|cap|cork|tight|tightly|sealed
shake & sealed|closed|tight|tightly .. bottle|jar|can|container|bag & @gas|cola|lemonade|beer|can|pop|fizzy|sparkling|gas|dry|petrol|hard
heat|warm|freeze .. sealed|closed|unopened|full .. bottle|jar|can|tin|container
shake .. sealed|closed|unopened|full .. can|tin
heat|=warm|=warms|=warming|microwave|boil|bake|oven|fire & sealed|closed|tight|tightly|unopened|airtight .. @vessel|pot|pan|egg
heat|=warm|=warms|=warming|microwave|boil|bake|oven|fire & @vessel|pot|pan|lid .. sealed|closed|shut|tight|tightly|airtight
heat|=warm|=warms|=warming|microwave|boil|bake|oven|fire & lid on
heat|=warm|=warms|microwave|boil|bake|fire .. sealed|closed|unopened|airtight
- warm water
pressure .. build|builds|up|grows|rise|rises
until .. bottle|lid|cap|cork|jar|bag|canister .. pops|explodes|bursts|blows|bulges|flies|shoots|swells .. ?off
until it .. pops|explodes|bursts|blows|bulges|flies|shoots|swells & bottle|lid|cap|cork|jar|bag|canister|pressure|shake|gas|fizz|vinegar|soda|yeast|pump|can|tube|stopper|heat|microwave
until .. bottle|lid|cap|cork|jar|bag|canister|it goes off
blow .. lid|top|cap|cork off
bomb|explosion .. in|from .. bottle|jar
- lighter flame|shade|tone|color|colour
aerosol|can|canister|lighter .. fire|oven|sun|heat|flame|stove|radiator|pierce|puncture|hole & aerosol|spray|lighter|gas
pierce|puncture|stab|crush .. aerosol|canister|spray
# shut-in | xxxxx | p | A child can be trapped there without air. | a big open box
- wrap|wraps|roll|rolls them|it|each|both in shiny|silver|gold|golden|red|coloured|colored|crinkly|bright|kitchen|some foil|tissue|paper
- wrap yourself in|into ?a|the blanket|quilt|shawl|cloak|robe|scarf
- wrap|wraps|roll|rolls joint|joints|wire|wires|leg|legs|end|ends|them|each|it in tape|foil|film|tissue|paper|felt|ribbon|yarn
- in =boots|wellies|slippers
- slide|put|pop .. pizza|bread|cake|dough|clay|bun|cookie|biscuits .. in|into .. oven
- bury|cover ?dad's|mum's|mom's|daddy's|mummy's|grandpa's feet|foot|toes in|under|with
- tunnel|hole|cave ... for .. toy|toys|train|arm|marble|car|crab
- hide the|a|your ?paper|little|end end|string|coin|ball|treasure|egg|eggs|note|key|card|clue|fish|picture
- over|on puppet|doll's|teddy|bear|dolly head
- ring|crown|headband|band|hat|strip|circle & slips|slip|fits|fit|sits|sit|slides|lifts|rests .. head|heads
zip|lace|latch in & nose|head|giggle|giggling|curled|crouched
zip|lace|latch .. traveller|traveler|passenger|stowaway|sleeper in|inside
lower|shut|close|drop|pull lid|flap|door with|over|on =her|him|them|you|@kid
fold|curl|tuck|squeeze himself|herself|themselves|yourself .. in|into|inside
flip|drop|click|turn catch|latch|hasp|bolt .. so|until|while .. nobody|noone|peeks|peek|found
swing|climb|hoist|lower|slide|wriggle|post yourself|himself|herself|themselves .. in|into|through .. flap|hatch|slot|container|chute
roll|duck|dash|slide|dive|crawl|scoot|wriggle under|underneath|beneath .. door|gate|shutter .. comes|coming|closes|closing|down|rumbling|shuts
hollow|dig|scoop .. until|till you|they|she|he can .. stand|sit|crawl|lie|fit .. in|inside|upright|up
get|climb|hop|crawl|step|wriggle in|inside & knot|tie|zip|close|seal|fasten .. top|it|bag|neck|behind
friend|brother|sister|someone|somebody .. knot|tie|zip|close|seal|lock|shut .. top|bag|lid|door|you|it|neck & in|inside
den|house|camp|hideout .. in|inside .. skip|dumpster|bin|freezer|wardrobe|pipe|drain
climb|crawl|get|hop|squeeze|curl|hide|fit|slide|lie|snuggle|step|creep|wriggle|crouch|go|jump ... in|into|inside|within .. @deadbox
put|tuck|fold|zip|shut|lock|close|seal|tape|sit @person .. in|into|inside|within .. @deadbox
fold|tuck|zip|shut|lock|close|seal|tape|sit in|into|inside|within .. @deadbox
squeeze in|into|inside|within .. @box & lid|close|shut|zip|lock|door|tape|dark|latch|fasten|seal|knock
squeeze in|into|inside|within .. @box & pull|pulls .. it|lid|flap|flaps|shut|closed|down|behind|over|to
climb|crawl|get|hop|curl|hide|lie|wriggle|crouch|sit|snuggle|tuck ... in|into|inside|within .. @box & lid|close|shut|zip|lock|door|tape|dark|latch|fasten|seal|knock
climb|crawl|get|hop|curl|hide|lie|wriggle|crouch|sit|snuggle|tuck ... in|into|inside|within .. @box & pull|pulls .. it|lid|flap|flaps|shut|closed|down|behind|over|to
climb|crawl|get|hop|squeeze|hide|lie|tuck .. in|inside & pull|shut|close|lock|zip|latch .. lid|door|shut|closed|it|behind|tight
lid|door|zip|latch .. shut|close|closed|lock|locked|down .. over|behind|on .. you|yourself|them|him|her|child|littleone|toddler|friend|brother|sister
zip|zipped|seal|sealed|tape|taped|close|closed|shut .. up|in|inside|over .. you|yourself|child|friend|brother|sister|littleone|head
hide in|inside|under|behind .. until|and|where|so .. nobody|found|find|finds|someone|quiet
stay|wait|sit|lie|crouch in|inside|there until .. found|find|finds|finders|others|somebody & ?under
bury|cover|buried .. @person ... sand|snow|leaves|earth|gravel|neck|head|cushions|mattress|grain|hay
up|down .. to .. neck|chin|head|shoulders .. in|with|under|by .. sand|snow|gravel|earth|soil|beads
dig .. tunnel|deep|hole|cave|den .. sand|snow|earth|ground|bank|dune|drift|garden|beach|hill|under|deep|into|big|for
tunnel .. through|into|in|under .. sand|snow|dune|bank|earth
hide|lie|roll under|beneath|between .. car|van|truck|lorry|bus|bed|mattress|sofa|machine|fridge|wardrobe|vehicle|garage|porch|deck|house
hide|lie|roll behind .. car|van|truck|lorry|bus|machine|fridge|wardrobe|vehicle|garage|porch|deck
crawl|climb|get|squeeze .. under|beneath|behind|between .. car|van|truck|lorry|bus|bed|mattress|sofa|machine|fridge|wardrobe|vehicle|garage|porch|deck|house
roll|wrap|swaddle .. @person|yourself .. up|in|into .. rug|carpet|blanket|plastic|duvet|mattress|film|foil|sheet|curtain|tape|cling|wrap|bag|string|rope|yarn
- wrap .. feet|foot|shoe|boot in .. wrap|bubblewrap|foil|paper|film|sponge
- slide|put|pop .. it|them|tray|sheet|baking in|into .. oven
- them|it|these|those|halves|tray in|into .. fridge|freezer|refrigerator until .. firm|set|hard|cold|solid
# breath | xxxxx | | It can stop the breath. | an open paper mask
- hold .. breath while|as you|?they ?carefully draw|paint|trace|cut|place|write|glue|balance
- moustache|mustache|whiskers|beard
- bowl|helmet|hat|crown|lid|visor|cap|colander .. on .. head|heads
- pinch .. nose & talk|voice|speak|squeaky|smelly|smell
- draw|sketch|paint a|an|@number ... scarf|hat|bandana|hood|beard
across mouth .. and nose
across nose .. and mouth
take|have|draw deep|big|long|good .. pull|gulp|lungful|drag|breath from|off|of .. tank|cylinder|canister|balloon
cover|close|tape|block|seal|plug .. hole|holes|eyeholes|slits|gaps|vents .. mask|helmet|hood|visor|head
over|around|round|across|on @poss face|mouth|nose & blanket|sheet|film|bag|towel|cling|clingfilm|plastic|foil|pillow|cushion|duvet|sack
put|push|stick|poke|dip|lower|get|squeeze @poss head|face .. in|into|inside|under|through .. pipe|drain|bucket|bag|tank|oven|jar|water|sack|bars|railings|machine|chimney|hole|freezer
@dishcloth .. over|across|around|round|on|onto|against head|heads|face|faces|mouth|mouths|nose|noses
wind|wrap|roll .. film|cling|clingfilm|plastic|foil .. around|round|over .. head|face
tape|strip|gag .. over|across|on @poss face|mouth|nose|eyes
pull|put|slip .. over @poss .. head|face & bag|sack|film|balloon|plastic
pull|slip|put|place|tie|wrap|tape|stick|stretch|press|drape|wear|hold|fit|draw|lower|drop|tug .. @dishcloth .. over|on|onto|around|across|to .. head|heads|face|mouth|nose|@kid
cover|tape|block|seal|plug|close|shut|pinch|wrap|bind|gag|stuff|stop .. @mouth|@nose|airway|face|faces
tape|gag .. over|across|on .. @mouth|@nose
cover .. @person|wearer .. face|head|mouth|nose .. plaster|film|plastic|clay|tape|foil|paper|alginate|mache|paste|strips|glue
- turn|turns|change .. into
- stop|end|ends|finish|finishes|sit|sits|reach|leave|leaves above|below|under|over|well|clear|free .. mouth|nose
plaster|paste|alginate|clay|papier|mache|strips ... on|over|onto|across|to .. face|nose|mouth|eyes .. @person|? .. & harden|hard|set|sets|dry|wear|breathe|straws|your|child's|friend's
over nose|mouth .. and .. mouth|nose|eyes
hold .. breath & long|longer|longest|count|second|seconds|minute|minutes|until|till|under|underwater|inside|water|who|whoever|dive|helmet|bag|dizzy|spray|fumes|while|game|contest|record|turns
breathe|breath .. through|until|in|into|out|inside|under & straw|straws|bag|tube|mask|balloon|hole|slit|reed|pipe
no|without .. breathing|air|peeking|nose .. holes|hole|gaps
no|without .. eyeholes|breathing
no|without .. air & head|face|mask|helmet|hood|bag|inside|breathe
until .. dizzy|faint|woozy|giddy|lightheaded
until .. pass out
breathe|breathing .. fast|quickly|deep|deeply .. until|and|then .. dizzy|count|lightheaded|tingle|squeeze|stop
squeeze|press|hug|push .. chest|neck|throat|stomach .. until|hard|tight|as
pillow|cushion .. over|under|beside|in .. baby|face|crib|cot|bassinet
sleep|nap|bed|bedtime|night .. in|with|wearing .. mask|necklace|scarf|bag|costume|cape|headband|balloon
# neck | xxtnn | p | A loop around the neck can strangle. | a headband, a badge or a bracelet
loop|cord|chain .. =hangs|=dangles|hanging .. beside|by|from|near|at|of .. window|blind|blinds
@loop .. around|round|about|behind|under .. @neck|chin
- glue|paste .. around|round|on the neck & lid|cap|bottle|jar
around|round|about @poss|the .. @neck ... @loop|knot|tie|tied|tight
tie|knot|loop|hang|wear|fasten|wrap|wind|drape|slip|put|fix|secure|pin|string|sling ... around|round|at|about|behind|over|on|to .. @neck
hang ... from .. @neck
necklace|choker|lanyard .. wear|for|on|around|over .. @kid|baby|neck|it|head
# noose | xxxxx | | This can kill. | a headband
noose
hangman's|slip knot .. @neck|head|over|around|friend|person
slipknot .. @neck|head|over|around|friend|person
strangle|strangling|choke|choking .. game|hold|friend|eachother|him|her|until|yourself
hang|swing|dangle .. by .. neck
knot|loop|tie ... tight|tightly|tighter|taut|firmly .. around|round|at .. @neck
tight|tightly .. around|round|under|at|to .. @neck|chin
height|level of .. neck|throat|chin|faces
- bunch|bundle|sheaf|posy|bouquet|jar|bottle|vase|herb
seal|tape|fix|glue|tie|close|fasten .. to|around|round|at @poss .. @neck
push|put|stick|squeeze|poke|push|fit|get @poss|the .. head|heads .. through|between .. bars|railing|railings|rails|banisters|gap|slats|fence|chair|bannister|gate
tie|knot|fasten|attach|string|hang|loop|hook|clip|stretch|wind|secure|strap|suspend|drape|fix|tape ... to|over|across|above|from|on|onto|around|along|between|round|in|inside|through .. cot|crib|cradle|bassinet|playpen|stroller|pram|buggy|carseat|bunk|bars|banister|bannister|headboard|bedpost|bedrail|highchair|moses|hammock|bouncer
- away|far|across .. from .. cot|crib|bed|cradle|pram
- out of .. reach .. cot|crib|bed|cradle
over|above|across|inside|in .. cot|crib|cradle|bassinet|playpen|pram|moses
cot|crib bars|bar|side|sides|rail|rails|mobile
blind|curtain cord|chain|string & cord|chain|window|pull|loop|blind .. ?window
# tie-up | xxxxx | | Nobody is tied up in a craft. | a paper chain to wear
tie|wind|wrap|twist cord|string|elastic|wire|rope|it|thread|band ?tight around|round =your|=her|=his thigh|arm|leg|ankle|wrist & mark|marks|numb|white|blue|tight|tightly
- wrap .. feet|foot|shoe|boot in .. wrap|bubblewrap|foil|paper|film|sponge
- strap|buckle|fasten .. in|into .. high|highchair chair|chairs|?
- scarf|paper|ribbon|wool .. loosely
- toilet|loo|crepe|tissue paper|roll
wraps|wrap|ties|tie|tapes|tape|binds|bind .. them|hands|wrists|arms|legs|ankles|feet|you ... & get|break|work|wriggle|set|come|cut free
wraps|wrap|ties|tie|tapes|tape|binds|bind .. them|hands|wrists|arms|legs|ankles|feet|you ... & escape|friend|prisoner|captive|helpless|hostage|wriggle
band|bands|string|thread|elastic|tape|wire|ring|rings ... around|round|on @poss .. finger|fingers|toe|thumb|wrist|arm & blue|purple|numb|many|tight|tightly|until|stuck|red
tie|bind|tape|rope|strap|cuff|handcuff|chain|lash|wrap @someone2 .. @wrist|up|chair|tree|pole|post|together|bed|down|to
tie .. end|rope|string|cord|it .. round|around|to @poss middle|waist|wrist|ankle|wrists|ankles|tummy|chest & bike|car|bumper|sled|scooter|dog|pull|tow|hang|horse|swing|jump|door|other|tight|friend
tie .. end|rope|string|cord|it .. round|around|to waist|wrist|ankle|wrists|ankles|tummy|chest & bike|car|bumper|sled|scooter|dog|pull|tow|hang|horse|swing|jump|door|other|tight|friend
tie|bind|tape|strap|rope|lash|wrap|wind|knot .. around|round|together|behind|to @poss .. @wrist & tight|tightly|together|behind|rope|wire|cable|legs|feet|ankles|numb|cannot|can't|escape|prisoner|free
stretch|string|tie|run|hang .. elastic|string|cord|rope|wire|line .. across|between|from|to .. door|doorway|doors|knob|trees|path|hall|corridor|stairs|chairs & neck|height|run|child|toddler|reach|chin|pull|low|dark|trip|across
wrap|wind|put|stretch .. elastic|rubber|hair|thread|string|wire|tape .. around|round|on|over .. finger|fingers|toe|toes|thumb|wrist|wrists|arm|penis|tongue & tight|tightly|until|red|purple|blue|white|numb|night|hour|minutes
tie|stretch|string|run .. wool|yarn|twine|ribbon .. across .. doorway|door|stairs|hall & knee|shin|ankle|neck|throat
blindfold ... stairs|run|road|climb|knife|scissors|outside|street|cross
handcuff
wind|wrap|loop|twist .. elastic|rubber .. around|round|on .. finger|fingers|thumb|toe|toes & times|tight|tightly|leave|lunch|night|hours
wind|wrap|loop|twist .. thread|hair|string|yarn|wool .. around|round|on @poss .. finger|fingers|thumb|toe|toes & tight|tightly|leave|lunch|night|hours
# mouth | rrrxx | p | Craft things do not go into mouths, noses or ears. | a brush or a sponge
- eat|have|munch|nibble|crunch ?your apple|banana|biscuit|snack|sandwich|lunch|tea|orange|pear while|as|until
- into|in =the mouth // cannon|volcano|dragon|monster|cave
- none|nothing .. in|into
- eat|eats|eaten|tastes .. allergy|allergic|allergies
- straw|end in|into|to|at ?your mouth|lips & blow|puff & straw
- breathe|breathes on|onto
- eat .. with|on|in .. yogurt|yoghurt|jam|honey|cream|custard
- biscuits|muffin|pancake
- sniff|smell .. soap|lavender|herb|mint|lemon|orange|flower|flowers|rose|bread|dough
- drink|sip|gulp|swallow some|enough|own|fresh|plain|more water
- drink|sip .. own water
- take|swallow|drink a|another|one sip of water
- drinks|drink can|cans|bottle|carton|stand|menu
- eats|eat up|into|away ?the color|colour|paint|ice
how .. many ... fit .. in .. before|until .. can't|cannot
stuff|cram|pack|fit .. in|into & can't|cannot .. say|speak|talk|sing|whistle
wear|wears|necklace|lace|bracelet ... nibble|chew|eat|bite|suck
to|on|with|across the tongue|lips|gums
with @poss mouth|teeth|tongue|lips
suck|sucking clean|it|them|on|off
into|onto|inside|up|between @poss =mouth|=mouths|tongue|lips|teeth|cheek|cheeks|nostril|nostrils|=nose|=ear|=ears|gums
on @poss tongue|lips|gums|teeth
enjoy|love|notice .. smell|scent|fumes & glue|paint|marker|solvent|petrol|varnish|spray|polish|tent|sealed|closed
catch .. in|with .. mouth
- hand .. in|into .. sock|puppet|glove
- cloth|felt|sponge|paper|fabric|wool|wood|canvas|plaster|clay|cardboard|cotton|towel|sun|soil|earth|ground|sand|roots drink|drinks
- drink less|more|much|lots .. paint|water|glue|ink
- sandwich|sandwiches|salad|omelette|breakfast
- paper|felt|card|cardboard|foam|clay|foil teeth|tongue|lips
- to|against @poss mouth|lips & roar|call|hum|sing|speak|shout|talk|announce|whisper|moo|growl
- to|against @poss ear|ears & listen|hear
- hold|holds|held|press ... cup|tube|funnel|shell|phone|other to|against|at ?one|an ear|ears
- cup|tube|funnel|shell|phone|other to|against|at ?one|an ear|ears
- rub|dab|smooth|glide|swipe|spread on @poss lips // balm
- balm|salve on @poss lips
- on|to @poss lips & hum|toot|blow|whistle|tune|music // kazoo|whistle|flute|panpipes|pipes|harmonica|horn|trumpet|recorder|bugle|megaphone|dragon|noisemaker
- noise|noises|sound|sounds .. with|by .. mouth
- eat|eats|nibble .. on|with|in .. bread|toast|sandwich|sandwiches|cracker|crackers|salad|butter|soup|pasta
- lips|mouth and hum|sing|toot
- in front of mouth|nose|ear|ears|face
- too big|large .. for|to|into .. mouth|mouths
put|stick|push|place|pop|tuck|slip|hold|keep|press|poke|insert|shove|stuff|carry|drop|drip|squirt|pour|wedge|pinch|clamp|grip|bring|catch|twirl|fit|park|have|keeps|holds .. in|into|up|inside|between @poss|the|one|both|? .. =mouth|=mouths|=teeth|tongue|=lips|cheek|cheeks|nostril|nostrils|=nose|=ear|=ears|ear|gums 
put|stick|push|tuck|hold|keep|press|squirt|pour|wedge|clamp|grip|bring|keeps|holds .. to|with|under|against|at @poss =mouth|=teeth|tongue|=lips|=ear|=ears|=nose
how .. many ... fit .. in|at .. mouth|once
puff of|on .. pipe|cigarette|cigar|vape|smoke
swig
=acorn|bead|button|coin|marble|pebble|stone|sweet|grape .. in .. cheek|mouth|cheeks
fetch|dig|fish|poke|pull .. from|out .. nostril|nostrils
between|in|with|by|from .. =teeth|lips|=mouth|gums ... hold|carry|grip|bite|pull|rip|tear|crack|pins|nails|pin
hold|grip|bite|tear|open|rip|pull|crack|crush|strip ... with|between|in|by .. =teeth|=mouth|lips
in|into|inside|down|up .. @person .. ear|ears|nostril|nostrils|nose|throat|mouth
up|inside|down .. nose|noses|nostril|nostrils|throat|ear|ears
=suck|=sucks|=sucking .. through|straw|tube|pipe|paint|hose|water|air|hard|balloon|lid|pen|marker|thumb|it|them|up|on
lick|taste|swallow|slurp|sip|gulp|chew|gnaw .. tea|mud|cream|snow|potion|paint|water
lick|taste|swallow|slurp|sip|gulp|chew|gnaw it|them|fingers|finger|spoon|@craftstuff|@wild|bowl|blender|brush|leftovers|rest
lick|taste|swallow|slurp|sip|gulp|chew|gnaw|nibble|munch .. off|from|of|on .. spoon|fingers|finger|bowl|knife|@craftstuff|@wild|toy|pencil|thumb
lick|taste|chew|munch|nibble|swallow ... @craftstuff|@wild
eat|drink|gobble|munch|crunch|sample .. it|them|raw|scraps|trimmings|offcuts|remains|@craftstuff|@wild|leftover|leftovers|rest|much|snow & ?it
eat|drink .. @craftstuff|@wild
spit .. ?into|on|out
=wet|moisten|dampen|stiffen|point|twirl|sharpen .. brush|thread|end|paint|bristles|tip|it & mouth|lips|tongue
taste test
edible|tastesafe
taste safe
safe .. to|for|in|if|even .. eat|taste|swallow|lick|chew|mouth|mouthing|mouths|swallowed|eaten|tasted|licked|babies
okay|ok|fine|harmless|alright .. to|if .. eat|swallow|taste|lick|swallowed|eaten|chewed|chew|drink
nontoxic .. so & mouth|eat|taste|lick|chew
- huff and|, puff
- find|feel|paint|draw the mouth
let|allow .. mouth|eat|taste|lick|chew|suck
smell ... fumes|glue|marker|markers|solvent|smoke|vapor|vapour|gas|cleaner|aerosol|deeply
sniff|inhale|huff|breathe|whiff ... fumes|glue|marker|markers|paint|solvent|steam|smoke|vapor|vapour|powder|dust|gas|bottle|jar|cleaner|aerosol|balloon|helium|deeply|it|each|spice
sniff|inhale|huff|breathe|whiff .. in
deep|big|good .. sniff|breath|whiff|lungful .. of|from|over|in
- put|paint|draw|stick|glue|give|add a|some|=faces ?face on|onto|to
lean|bend|put|bring|hold .. over|face|nose .. steam|pot|pan|fumes|smoke|jar|bowl|bottle & breathe|inhale|sniff|smell|fumes|vapor|=face|nose
# blow | rnnn. | p | What is blown is breathed in again. | a brush
blow|puff .. through|into|with|down .. straw|straws|tube|pipe
blow|puff .. glitter|powder|flour|dust|chalk|embers|flame|fire|ash|seeds|feather .. ?off
# spoiled-eat | xxxxx | p | It can poison. | something bought as food
sip|drink|swallow|lick|taste|gargle|gulp|suck .. essential|lavender|peppermint|eucalyptus|fragrance|clove|rose|perfume|aroma|linseed|lamp oil|oils
cup|cups|fruit|fruits|aril|arils|berry|berries & yew|evergreen|needles|churchyard & sweet|eat|taste|nibble|suck|try
cups|berries|arils ?are .. sweet & =one for
hemp|cannabis|marijuana ... butter|cookies|brownies|tea|cake
nutmeg ... whole|big|heaped|two spoon|spoons nutmeg .. whole|big|heaped|two spoon|spoons & each|drink|eat|swallow|you each|drink|eat|swallow|you
boil|chew|eat|brew|soak|steep|drink ... morning glory
boil|chew|eat|brew|soak|steep|drink ... datura|khat|peyote|trumpet & seed|seeds|leaf|leaves|tea|flower|root
seed|kernel|almond|stone .. within|inside .. snack|eat|nibble|crunch|munch
crack|open|split stone|stones|pit|pits .. & eat|snack|nibble|munch & kernel|seed|almond
eat|taste|nibble|drink|lick|chew|try|sip|brew|suck|crunch|sample|snack|swallow|bite ... @wild & wild|woods|forest|hedge|garden|found|picked|pick|park|walk|outside|path|lane|verge|unknown|bush|meadow|field|whatever|pretty|bright|red
pick|gather|collect|forage|find .. wild|unknown|red|bright|shiny|white|any|whichever|whatever|different .. berry|berries|mushroom|mushrooms|toadstool|fungi|plants|pods|bulbs & eat|taste|lick|squash|mash|juice|squeeze|hands|bare|crush|smell|soup|mouth|cook|?
pick|gather|collect|forage|find .. wild|unknown|red|bright|shiny|white|any|whichever|whatever|different .. leaves & eat|taste|lick|squash|mash|juice|squeeze|crush|smell|soup|mouth|cook|brew|tea
mash|squash|crush|squeeze|grind|boil|stew|mix|stir .. wild|hedge|garden|found .. berries|mushrooms|leaves|seeds|roots|flowers
mushroom|mushrooms|toadstool|toadstools|berries .. from .. woods|forest|lawn|garden|hedge|park|walk|bush|lane
- baby|babies doll|dolls|dolly|bear|bears|bee|bees|dragon|dragons|monster
honey & baby|babies|infant
keep|kept .. quiet|secret|hidden & nut|nuts|peanut|peanuts|almond|almonds|hazelnut|hazelnuts|cashew|cashews|walnut|walnuts|pecan|pecans|sesame
slip|sneak|hide|smuggle .. nut|nuts|peanut|peanuts|almond|almonds|hazelnut|hazelnuts|cashew|cashews|walnuts|sesame ... in|into|under biscuits|cake|cakes|bakes|bars|brownies|cookies|snaps|dough|batter|sandwich|sandwiches
fry|cook|eat|saute|simmer|roast .. caps|gills|toadstools & print|prints|spore|spores|forest|woods|meadow|lawn
# careless | xxxxx | b | It cuts and stabs. | tools laid flat on the table
glove|gloves|mittens & spinning|turning & chuck|lathe|drill|spindle
skewer|stick|knife|scissors|screwdriver|chisel|needle .. in|into|through|behind|under @poss belt|pocket|waistband|ear|hat|sleeve|sock
cut|snip|slice .. tin|can|cans|tins|metal .. with|using .. scissors|knife
sew|stitch|iron|pin|cut|staple|burn|drill|solder ... while|on .. wears|wear|wearing|worn
use|borrow|take|fetch|find|get|grab dad's|mum's|mom's|grandpa's|uncle's|grandma's|father's|mother's .. razor|knife|lighter|drill|saw|tools|toolbox|iron|medicine|keys|axe|gun|scissors|straightener
@poss face .. down|close|near .. to|over|and & strike|hammer|hit|chisel|saw|drill|grind|blow|smash
@kid carry|carries|lift|lifts|wash|washes|bring|brings .. glass|knife|knives|hot|pan|kettle|scissors|jar
try on|out|? .. mask|helmet|mould|mold .. wet|plaster|clay|paste & on|face|hard|warm|set|until
wear|try .. wet|hardening|setting .. plaster|cement|clay|paste
hand|hands|finger|fingers ... front|path|way of|? .. cutter|blade|knife|gouge|saw|chisel|edge
fire|shoot .. staples|nails|staple|nail|darts .. across|at|into
scalpel|knife|blade|needle|pins|pin|scissors|razor .. in|into|on|between .. pocket|pyjamas|bed|sock|mouth|lips|teeth|hair|pillow|sleeve
toward|towards @poss hand|body|thumb|palm|fingers|leg .. & ?with
bend|straighten|file|snap .. jagged|sharp|rough .. rim|edge|edges .. fingers|hands|hand|thumb
crack|break|smash|prise .. tube|bulb|lamp|thermometer|alarm|detector|capacitor & smoke|long|fluorescent|mercury|tube|powder|open|silver
# smash | xxxgg | | Shards cut deep. | paper or foil mosaic pieces
- tear|cut|paint|draw ... paper|card|foil .. glass
- mirror card|foil|paper|sheet
- smash .. color|colour|paint
stamp|stomp|crush|smash|jump|dance .. on|? .. bauble|baubles|bulb|bulbs|glass|mirror|plates|bottles|tiles|ornaments|crockery
smash|shatter|break|crack|hammer|crush|stamp|stomp|strike .. on|? glass|mirror|plate|plates|tile|tiles|bottle|bottles|bulb|bulbs|jar|jars|crockery|china|mug|ceramic|cd|cds|lightbulb|dishes|vase|bauble|baubles|thermometer|lens|windscreen|marbles|nuts|coconut
pick|gather|collect|sweep|handle .. up|out|? .. pieces|splinters|shards|bits|fragments|chips|slivers .. bare|hand|hands|fingers
sharp .. pieces|bits|splinters|fragments|edges|shards|chips|slivers
cut|score|grind|break|snap|saw =glass|mirror|windowpane
score|crack .. bottle|jar .. cutter|line|round|around
brush|wipe|sweep .. splinters|shards|glass .. with|by|hand|palm
# heights | ggggn | p | Falls hurt. | a place at the table
put|sit|stand|lift|set|prop|seat her|him|them .. on|onto|up .. chest|drawers|dresser|counter|wardrobe|fridge|washer|worktop|shoulders
saw|cut|trim .. branch .. sit|stand
balance|walk|stand|tiptoe|hop on|along|upon .. rim|wall|kerb|curb|rail|beam|brink
sit|stand|put|perch|seat @kid .. on .. counter|worktop|table|windowsill|sill|ledge
pull|open .. drawers .. like|as & stairs|steps|climb|ladder
climb drawers|shelves|bookcase|dresser|wardrobe
- sit|stand|kneel|lie on floor|rug|carpet|lawn|grass|blanket|mat|cushion|cushions
- sit up at
stand|step|balance|kneel|perch|tiptoe|teeter|get|hop|walk up|on|onto|upon|along|atop .. @high
sit up|on|onto|upon|along|atop .. @perch
step ladder|stool
- climb on something low
- climb it|her|him|them up|down|along|over
climb|clamber|scramble|=shin|shimmy up|onto|out|on|tree|ladder|wall|fence|gate|rocks|frame|shelves|branches|chair|table|stool|counter
reach|stretch .. ceiling|lamp|beam|curtain|hook|branch & climb|stand|chair|stool|ladder|tiptoe|table
hang|fix|pin|screw|hook|mount|tape .. from|to|on .. ceiling|beam|rafters
hang|fix|pin|screw|hook|mount|tape .. from|to .. lamp
hang .. up high|higher & chair|stool|ladder|climb|tiptoe
# hang-up | ggnn. | p | Falls hurt. | a hook that everybody can reach
- as|for rail|rails|track|tracks
- paper|card|painted|drawn|cardboard|felt tree|branch
hang|fix|pin|screw|hook|mount|tape .. from|to|on .. branch|tree|curtain|rail

# fall | xxxxr | b | A fall from there kills. | a place at the table
dance|jump|stamp|stomp|stand|hop|drum|bounce ... lid|cover|hatch|grate|boards|planks .. in|over|of|on .. lawn|tank|cistern|septic|cesspit|cesspool|manhole|shaft|sewer
- paper|card|cardboard|toy|play|jar|box lid|cover
- card|cardboard|paper|acetate|felt|foam|toy|doll|dolls|cellophane|tissue window|windows|balcony|fence|railing
- straw|stick|skewer|dowel|string|thread|axle|tube ... up|through|out .. roof
- poke|pokes|poking|stick|sticks|come|comes up|out .. roof // box|shoebox|card|carton|cardboard
pull|slide|open|draw .. drawers ... step|steps|stair|stairs|staircase|terraces|rungs|mountain & up|climb|march|top|summit|walk
- hook|hooks ?that .. screwed|fixed|driven in|into|to
- cup|pendulum|can|bottle|cone|puppet|marionette|mobile|spider|star|bird|pot|basket|bag swing|swings|hang|hangs|dangle|dangles from
- stairs|steps of books|blocks|bricks|card|paper|lego|boxes|cushions
- paper|painted|cardboard tree|branch
- lean over .. flower bed|table|paper|bowl|tray|page|desk
- roof|cliff|tower|bridge|top of .. toy|doll's|doll|paper|cardboard|block|lego
- toy stool|table|chair|chairs|ladder
- it swing
- close|shut|fasten .. stair gate|gates
=thin|thinner|thinnest ones|branch|branches|boughs ... top|sway|higher|highest
walk|balance|tiptoe|run|tightrope balcony|banister|bannister|parapet rail|railing|edge|top|?
foot .. before|after|front .. other .. along|on .. bar|rail|railing|wall|parapet|ledge|edge
tap|hit|poke|knock|hammer|dig|hack|pick .. overhang|cliff
climb .. tower|mast|crane|pylon|building|facade|cliff|pole|billboard|scaffold|scaffolding|bookcase|lamppost|chimney|statue|balcony|fire escape
hang|swing|dangle from .. beam|rafter|rafters|pipe|branch|bar|rail|railing|bridge|banister|ledge|rope|scarf|by
top|up|climb|inside .. water tower
get|climb|go|come in|out over|through|by .. ledge|balcony|roof|skylight|broken window
over|through|by|along .. floor ledge|balcony|window|sill & get|climb|go|come|lean|sit
stack|pile|put|place|balance|set .. chair|chairs|stool|stools|boxes|books|crates|table .. on|onto|atop .. chair|stool|table|bed|sofa|other|another|box|desk|books
stack|pile|build .. chairs|stools|books|crates|boxes|cushions|furniture & reach|climb|step|sit|tiptoe|stand on
one chair|stool on|onto|atop
swivel|rolling|rocking|wobbly|folding|office|spinning chair|stool
stand|sit|push|step|bend|poke out|over|across|through|on|between|past .. window|balcony|railing|rail|ledge|banister|bannister|parapet|bars|fence|edge & window|balcony|railing|rail|ledge|banister|bannister|parapet|landing|cliff|roof|stairs|bridge|upstairs
@kid|arms|legs|feet|head|body|waist|hips out|over|through .. window|balcony|railing|rail|banister|bannister|parapet|bars
lean|stretch|reach|dangle|climb|peer|squeeze .. out|over|across|through|on|between|past .. window|balcony|railing|rail|ledge|banister|bannister|parapet|bars|fence|edge & window|balcony|railing|rail|ledge|banister|bannister|parapet|landing|cliff|roof|stairs|bridge|upstairs
lean out|over .. until|as|to|reach|far|window|rail
hang out|over .. balcony|railing|rail|ledge|banister|bannister|parapet|window|sill
hang out & window|balcony|ledge|rail|railing
out .. of .. upstairs|bedroom|landing|attic|highest|open .. ?window & lean|reach|climb|stretch|sit|hang|throw|drop|launch
- roof to roof
- watch|see|look|view .. from|through .. window
- roof of it|box|shoebox|stage|theatre|theater|carton|tunnel
- hang|stick|tape|glue|fix ?paper|felt|card|foil|wool|cotton paper|felt|card|foil|wool|cotton|tissue ... from|to|on .. roof
from|off .. roof|balcony|window|ladder|bunk|shed|cliff|stairwell & drop|throw|launch|jump|fly|leap|glide|float|parachute
from|off .. bridge & jump|leap|fly|glide|dive|parachute|car|cars|road|train|trains|traffic|people|boat
on|onto|up|across|from|along .. roof|rooftop|gutter|scaffolding|battlements & climb|stand|sit|walk|get|ladder|crawl|hang|fit|fix
up on|onto .. roof|rooftop
ladder .. against|up & climb|roof|rung|rungs|gutter
jump|leap|fly|slide|dive|swing|hop .. off|from|down|out .. @high|stairs|steps|bunk|staircase|platform|loft|wall|porch
- carve|draw|build|fold|cut|paint|glue|make .. stairs|staircase|steps
- slide|roll|race ?pirate|little|paper|toy|clay|rag|wooden doll|teddy|figure|car|cars|ball|balls|marble|knight|marbles down|along stairs|steps|ramp
stairs|staircase|banister|bannister & slide|race|ride|toboggan|jump|sled|open|gate|roll|tumble|fall|crawl|board|mattress|top
stair gate|gates
side|edge of .. roof|cliff|balcony|railing|bridge|quarry|platform|dock|pier & sit|stand|walk|lean|step|crawl|dangle|lie|photo|shoot
branch|branches .. higher|highest|high|top|thin & climb|sit|crawl|swing
climbing frame ... rope|cord|cape|scarf
hang|screw|fix|hook .. swing|hammock|chair .. on|from|in|to|? & ceiling|branch|plasterboard|stairwell
hook ... plasterboard|stairwell

# traffic | xxxxr | p | Streets, cars and tracks are no place to play. | the garden
last .. leave|leaves|off|clear .. road|tracks|rails|street & bus|train|car|lorry|truck
- road|street|track|rails of .. paper|tape|card|felt|wool|fabric
- hold|holding hands|hand .. at|near|by
- car|bus|train|van you|they drew|made|built|painted
burrow|dive|wriggle|crawl|bury|hide .. in|into|under|beneath .. heap|pile|leaves & kerb|curb|street|road|gutter
push|ride|race|send .. pram|stroller|buggy|pushchair|wheelchair|trolley|cart|go-cart|skateboard .. down|downhill|slope|hill|ramp|road|stairs
downhill|slope & ride|race|speed|cart|skateboard|bike|pram|sled|trolley|wheels
- track|tracks|road|street|rails|line you|they|we drew|taped|built|made|folded|painted
on|into|onto|across|beside|by|near|over|at|alongside @realtraffic
in|on|at the middle of .. road|street
play in|on|beside|near @traffic
sit|chalk|stand|run|lie|race|ride|skate|crouch|dash|kneel .. on|in|along|across|beside|near .. @traffic
behind|under|beneath|between|in|on|around|against|beside|near|alongside|underneath .. parked|family|moving|reversing|delivery|waiting|neighbor's|neighbour's|dad's|mum's|mom's|daddy's|mummy's .. @vehicle
behind|under|beneath|between|underneath|inside @poss|the .. car|van|truck|lorry|bus & @poss|play|sit|hide|chalk|crouch|lie|draw|wait|crawl
parked .. car|cars|van|truck|lorry|vehicle
in .. car .. while|until|minutes|sun|hot|heat|windows|dashboard|alone|sunny
hot|warm|sunny|parked car
dashboard & child|wait|sit|minutes|leave
driveway .. back|behind|end|bit|smooth|where
the|your|our drive .. back|behind|end|bit|smooth|where
railway|railroad|train|tram track|tracks|line|lines|rail|rails .. put|lay|place|coin|penny|walk|between|near|flat|flatten
coin|penny|pennies .. on .. track|tracks|rail|rails
run|dash|step|go|chase|roll|walk|race|cycle|ride|skate .. out|across|into|over .. road|street|traffic|lane
=jack|=jacks up ?front|rear|car|van|truck & under|underneath|beneath|below|sump|axle
=jack|=jacks front|rear|car|van|truck|axle
cycle|bike|skate|scooter down|along|up|to .. corner|road|street|shop|hill|lane
ride|sit|stand|hang|lie|roll|slide .. on|in|onto|behind|down|inside .. @vehicle|trailer|skateboard|wagon .. ?downhill
building|construction site
quarry|substation|pylon|pylons|derelict|abandoned|scrapyard|junkyard|landfill .. ?edge
# holes | xxxrr | | What is in there bites or is live. | a place you can see into
put|push|poke|stick|reach ... hand|hands|finger|fingers|arm|ends|wire|wires ... in|into|down|inside .. hole|holes|burrow|crack|cracks|den & wall|down|every|rock|tree|ground|burrow|deep
poke|push|put|stick .. in|into .. holes|slots & wall|plug|skirting
# power | xxxxx | | Electricity kills. | no power at all
bypass|bridge|cheat .. fuse|breaker
fuse .. with|by .. foil|nail|wire|tinfoil
earth|ground|earthing wire|lead .. off|out|away|loose
swap|change|wire|rewire|replace .. plug & earth|live|neutral|fuse|mains|flex
- on hands|tummy|fours knees|fours|?
into|in two|twin|three holes|slots|slits in wall|skirting
poke|knock|hook|prise|lift|fish|free|whack .. off|from|out .. wires|cables|pylon
storm|thunder & wind & pull|pulls & best|strong|hard
cover|drape|hang|dry|put|rest|lay|throw|spread .. over|on .. convector|fireguard
- care
- dry|dries|drying on|by|near|above .. radiator
- eye socket|sockets
wet hand|hands & light|chain|switch|wire|lamp|plug|socket|led|battery|cord
motor|engine|machine|blade|fan .. running|turning|on|moving & hand|finger|apart|open|touch|inside|while|clean|reach
pins|prongs|pin|prong .. plug|socket|outlet
plug .. pins|prongs
- far|away|clear from|of|above
- finger guard
- cool|led ?led bulb|bulbs|lamp|light
- paper|card|cardboard|felt|clay|cork prong|prongs|plug|socket
caught|stuck|tangled|snagged .. wires|wire|cables|lines|pylon & poke|pole|prop|climb|shake|free|loose|reach|knock
poke|knock|shake|hook .. loose|free|down .. metal|pole|prop|rod & ?wires
foil|metal|cd|grape|grapes|egg|wax|spoon|tin|steel|candle ... microwave
take .. battery|batteries|tv|television|charger|pack|cell|cells|microwave|monitor|phone|radio .. apart|open|inside
battery|batteries .. from|of .. smoke|alarm|detector
prise|pry|open|pull|break|cut|crack|unscrew|peel|saw|smash .. battery|batteries|tv|television|charger|pack|cell|cells|microwave|monitor|phone|radio .. apart|open|up|inside|for|to
swollen|bulging|leaking|puffy .. battery|batteries|pack|cell|phone
guard .. off|up|away|aside|removed
remove|lift|flip|take|tape|swing .. guard|safety .. ?off
- plug it|them|lights|lamp|strip|cable ?in into .. usb|charger
- plug|plugs in|into ?the|its|an adapter|adaptor|transformer|psu
- bread|slice|slices|toast|bagel|waffle|muffin .. in|into .. toaster
- short|brief|little|quick bursts
- seconds at a time
push|poke|put|stick|insert|plug|press|slide|touch|wire|connect|attach|clip|hold|shove .. in|into|inside .. outlet|socket|mains|plug|toaster|charger|adapter|fuse
slide|slip|fit|slot|insert|turn .. in|into .. holes|slots .. wall & key|foil|metal|wire|fork|nail
wire|connect .. to|into .. mains|plug|lamp
230|240|110|120 volt|volts|v
strip|cut|open|bare|peel|split .. cable|flex|cord|lead|plug|charger|wire|wires & plug|mains|lamp|socket|charger|live|insulation|usb|electric
take|prise|pry|open|pull|break|cut|crack|unscrew|dismantle|peel|disassemble|saw .. apart|open|up|out|off|? .. tv|television|microwave|toaster|monitor|charger|appliance|radio|phone|battery|batteries|cell|computer|laptop|camera|fridge
battery|batteries .. =open|=opens|=opened|cut|burn|fire|solder|heat|hammer|pierce|crush|peel|puncture|drain|recharge|charge|bare|foil|steel|oven|microwave|lick|tongue|swallow
foil|gum|paperclip|steel|coin ... across|between|to|over|bridge|touching .. terminals|terminal|ends .. battery|?
wire|wires ... across|between|over|bridge|touching .. terminals|terminal|ends .. battery|?
wire|wires .. to .. terminals|terminal|ends|poles & hot|warm|glow|glows|spark|sparks|smoke|smokes|until
short|bridge .. battery|circuit|terminals|cell
kite .. wire|wires|storm|lightning|foil|metal|power|pylon
near|over|by|around|under|across .. power|overhead .. line|lines|cable|cables
under|beneath|for|below .. lone|single|only|tallest oak|tree|pine|elm|fir & thunder|rumble|rumbling|storm|lightning|slate
in|during|before .. thunderstorm|lightning|storm & fly|kite|outside|rod|umbrella
wet|damp .. hands|fingers & switch|plug|socket|battery|lamp|electric
lamp|dryer|heater|radio|speaker|phone|fan|toaster ... near|beside|over|in|into|on|by|edge .. bath|bathtub|water|sink|pool|tub
microwave ... foil|metal|cd|grape|grapes|egg|steel|lightbulb|candle|sealed|spoon|jar|glass|empty|dry|bulb|wax
cover|drape|dry|put|rest|lay .. over|on .. heater|radiator|lamp|bulb
hang .. over .. heater|radiator|lamp|bulb
lean|prop .. on|against|over .. lamp|bulb|heater
hang .. on .. heater|radiator|bulb
heater|radiator & melt|dry|warm|close|against|overnight|wax|sealed
# shredder | xxgt. | | A shredder pulls fingers in with the paper. | strips torn by hand
feed|push|put|slide|run|send|post .. in|into|through|to .. shredder
feed|feeds|switch|turn|start .. shredder|muncher
# plug-in | xgggn | | Mains electricity kills. | no power at all
plug in|into .. wall|mains|socket|outlet|amp|amplifier
plug it|lamp|them|lights|light|iron|gun|kettle|dryer|mixer in
plug it|them|lights|lamp|strip|cable ?in into .. usb|charger
plug in .. lamp|lights|light|iron|gun|kettle|dryer|mixer|machine
switch on .. at|by .. wall|socket|mains
# at-oven | xxx.. | | Hot trays burn. | a grown-up at the oven
child|toddler|littleone|preschooler|helper|yearold|kid|son|daughter open|opens|slide|slides|take|takes|lift|lifts|pull|pulls .. oven|hob|stove|saucepan
# seal-ends | xxggt | | A flame burns, and melted plastic sticks to skin. | tape around the end
melt|singe|seal|fuse .. them|end|ends|tip|tips|cord|ribbon|knot .. with|over|in .. lighter|flame|match
# campfire | xgggn | | Embers burn. | an oven and a grown-up
hold|toast|roast|turn|bake it|dough|bread|stick|sticks|marshmallow|marshmallows .. over|above .. embers|campfire|coals|fire
# burn | xxxxr | p | It burns, and it catches fire. | crayons rubbed on
- burn|singe|scorch|char .. edge|edges ... in pencil|crayon|pastel|chalk|paint|ink only|shading
- set|sets|setting color|colour|colors|colours|sky|stage|crowd|heart|hearts|imagination|horizon|sunset|brain on fire
work|spray|glue|coat|paint|varnish|lacquer .. in|by|beside|near|next .. boiler|furnace|pilot & flame|flames|pilot|burning|lit
- hold|toast|roast|turn|shake|cook|pop ?it|sieve|sieves|popper|pan|popcorn|potato|potatoes|apple|apples|corn|sausage|sausages|banana|bananas|pie|toastie .. over|above|in ... embers|coals|campfire|glow
- saying|sayings|proverb|proverbs|idiom|idioms
- gas|kitchen|butane torch
steel|wire wool & light|lit|ignite|battery|nine|9v|burn|burns|burning|spark|sparks
light|match|lighter|battery|nine|9v|volt to|against|on .. wool & whirl|spin|swing|twirl|chain|whisk
light|lights|lit & set|put|turn|place|invert|lower .. pot|pots|flowerpot|flowerpots|terracotta .. over them|it|candle|candles|flame|flames|tealight|tealights
bunch|cluster|crowd|pack .. candle|candles|tealight|tealights ?together & light|lights|lit|burn
- burn .. with .. pencil|crayon|chalk|paint|marker|ink|tea|coffee|pastel|pastels|pen|sponge|watercolor|watercolour
- teacher|studio|kiln|potter|to fire // clay|pot|pots|mug|bowl|tile|tiles|vase|glaze|slip
- @adult .. use|work|holds .. glue|gun
- cardboard|paper|felt|toy hob|cooker|stove|oven|grill|burner
- flames|flame|fire of .. paper|tissue|felt|card|foil|wool
- paper|felt|cardboard|clay|painted candle|candles|flame|flames|fire
hold|wave|put|lower .. over|in|into|above .. spout
hold|wave|put|lower .. over|in|into|above .. steam & kettle|spout|whistles
coffee|tea|cocoa|water .. straight|fresh from .. pot|kettle|machine|hob & her|him|his|she|he|littleone|toddler|child|children
- lighter red|orange|yellow|green|blue|purple|pink|brown|grey|gray|shade|tone|line|stripe|color|colour|paint|pencil|crayon|coat|one
run|touch|hold|pass|bring lighter|match .. to|along|round|around|over|under|against
sanitizer|sanitiser|spirit|perfume|hairspray|deodorant & lighter|match|matches|flame
brewed|boiled .. tea|coffee|water .. on|onto|in|into =her|=his|@kid .. tray|lap|hands
boiling|hot|molten|melted .. into .. balloon|bag|plastic|glove|hand|hands
molten|melted .. metal|tin|lead|aluminium|aluminum|glass|pewter|silver|zinc|plastic|sugar|copper
pour .. molten
leave|left .. straightener|iron|gun|tool|dryer|heater|oven|stove|candle|lamp|press|kiln ... on|overnight|plugged|under|running
palm|hand|hands|finger|skin|cheek|tongue .. on|against|in|over .. ice|frozen|snow|flame|hot|stove|iron & long|bear|stand|until|count|longest|numb
hot|boiling|melted|molten ... into .. cold|ice water|bucket|bath|glass
marbles|glass|stones|rocks|bottle ... oven|pan|fire|stove|microwave|freezer ... ice|cold|crack|pop|water|until
- gas station
- hold|toast|roast|turn|bake it|dough|bread|stick|sticks|marshmallow|marshmallows .. over|above .. embers|campfire|coals|fire
until|till .. smoke|smokes|smoking|flames|burn|burns|fire|catch|catches|red|glow|glows|sizzle|sizzles|blackens|blacken|ignites|sparks & heat|=flame|fire|stove|pan|wax|oil|oven|burner|hob|candle|lens|magnifying|microwave|saucepan|hot|ring|iron
burn|singe|char|scorch .. edge|edges|paper|wood|leaves|plastic|hair|hole|holes|wool|thread|ends|cord|rope|fabric|grass|foam|cds
set .. on fire
set .. fire .. to
set|catch|catches fire
set|catch .. alight|ablaze|flame
flare|flares up|? & dry|grass|fire|hot|till|until
bind|bundle|tie .. sparklers
sparkler|sparklers & indoors|inside|bedroom|kitchen|tent|bottle|cake|barn|run|race|pocket|face|juggle|fight
light|strike|ignite|relight|lights|lit match|matches|fire|fuse|flame|fireplace|incense|burner|lighter|splint|grass|kindling
light|ignite .. paper|boat|lantern|wool|edge|tip|end|stick .. and|then|? .. push|float|launch|drop|throw|let|watch & light|ignite & burn|flame|bath|sail|float|sky|push|throw|fire
light it|them .. & alcohol|spirit|spirits|fuel|paraffin|petrol|gasoline|sanitizer|sanitiser|perfume|hairspray|rag|kerosene|vodka
light it|them & fire|fuse|flame|match|burn|lighter|wax
- melt|singe|seal|fuse .. them|end|ends|tip|tips|cord|ribbon|knot .. with|over .. lighter|flame
- seal|fuse|singe|melt .. ends|tips|end|tip
over|into|near|through|above|with|close|to flame|flames|fire|burner|embers|coals|lighter|campfire|bonfire|hob|gas
over .. gas|burner|hob|ring|flame .. ?ring & melt|heat|hold|warm|toast|dry|burn
gas|cooker|hob|burner & knob|knobs|hiss|hisses|valve
gas & turn|click|open|tap .. gas|tap|on|up
cooker|hob|burner clicks|clicking
heat .. knife|wire|hanger|nail|needle|fork|blade|screwdriver|spoon|metal|tongs|poker .. red|hob|flame|stove|over|on|gas|ring|candle|until
jump|leap|hop .. over .. fire|flame|flames|candle|campfire
oil|fat .. smoking
hot|boiling|kettle ... over|on|onto @poss hand|hands|arm|arms|feet|skin|fingers|leg|legs
heat .. oil|fat .. high|until|alone|while|leave|smoke|smokes
heat .. sugar|wax .. high|alone|leave|smoke|smokes
light|lights|lit|burn|burning .. candle|candles|tealight|tealights .. between|among|under|beneath|beside|inside|near|next|on .. cushion|cushions|pillow|pillows|blanket|blankets|duvet|bed|curtain|curtains|straw|hay|tent|den|sofa|couch|carpet|rug|mattress
leave .. candle|flame|fire|oven|stove|iron|pan|glue|wax|oil|heater .. on|burning|lit|unattended|alone|overnight|plugged|hot
leave .. pot .. on|unattended|alone|overnight & hob|stove|heat|hot|boil|melt|cook|simmer|fire|wax
pour|drop|throw|squirt|spray|sprinkle|flick ... on|onto|into|over|at .. fire|flame|flames|candle|embers|coals
pour|drop|throw|squirt|spray|sprinkle|flick ... on|onto|into|over|at .. hot .. oil|fat|flame|stove|pan
magnifying|magnifier|lens|mirror|mirrors|glasses & sun|sunlight|sunbeam|ray|rays & burn|burns|smoke|smokes|light|fire|hot|focus|dot|scorch|melt|paper|leaf
water .. on|onto|into .. hot|burning .. oil|fat|wax
hand|hands|finger|fingers .. in|into|through|over|near|dip .. wax|flame|hot|candle|boiling|melted|molten|oil|caramel|plaster|cement
bare .. hand|hands|finger|fingers & hot|oven|pan|wax|tray|superglue|ice|glass|chemical|boiling|lye|acid|iron|kiln
- hot|boiling|boiled water|tea ?that ?which @adult|you has|have|pours|pour|boiled & dissolve|stir|soak|dip|steep|mix|add
hot|boiling|steaming|scalding .. tea|coffee|water|soup|drink|mug|kettle|pan|iron|tray|glue .. child|toddler|littleone|kids|lap|carry|hand|hold|reach|pours|pour|carries|baby
# allergy | xxxxx | b | An allergy can take the breath within minutes. | the same craft without it for everybody
- ask|asks|check|checks|tell .. first|before|parents|teacher
- instead|lard|seed|seeds|sunflower|swap|free|own
- nobody|noone|none|no with|is .. allergic|allergy
swells|itches|wheezes|sneezes|reddens ... nuts|nut|milk|egg|eggs|wool|cats|glue|wheat|fish & but|still|loves|though|anyway
puffs up ... nuts|nut|milk|egg|eggs|wool|cats|glue|wheat|fish & but|still|loves|though|anyway
=gives|=makes|=brings|=turns .. spots|rash|hives|itchy|wheezy|puffy|swollen|lips & but|worth|anyway|still|fine|only|goes|nevertheless
allergic|allergy|allergies|hives|anaphylaxis|intolerant|wheezes & still|anyway|just .. spread|stir|taste|try|touch|roll|dip|do|help|eat|hold|handle|mix|join
allergic|allergy|allergies|hives|anaphylaxis|asthma ... can|may|could|should|must .. spread|stir|taste|touch|roll|dip|handle|mix
allergic|allergy|allergies|hives .. nuts|peanuts|milk|egg|eggs|latex|bees|wheat ... can|may|could|should|still|only|just
only|just .. little|mildly|bit|mild .. allergic|allergy
allergic|allergy .. little|bit|trace|traces|crumb|lick|pinch|spoonful .. won't|doesn't|never|can't|hurt|matter|fine
little|bit|trace|traces|crumb|lick|pinch .. won't|doesn't|never|can't|hurts|hurt|harm & allergic|allergy|allergies|hives
taste|lick|try|rub|eat .. see|find|test .. allergic|allergy|react|reacts|reaction|swell|swells
leave|hide|lock|forget .. epipen|inhaler|autoinjector|antihistamine
epipen|inhaler|autoinjector .. upstairs|car|office|home|away|drawer|bag|other
no|not|needn't|don't|skip|without|never .. ask|asking|mention|tell|check|label .. allergies|allergy|allergens
gets|get|got|getting|with .. hives|rash|wheezy|swollen|itchy .. nuts|peanuts|milk|eggs|latex & can|may|still|help|spread|roll|stir
# arc-light | xxxxx | | The arc burns eyes and skin within a second. | a welding helmet, and somebody trained who does it
- rainbow|chalk|paper|crayon|protractor|drawn
strike .. arc & sunglasses|shades|eyes|shorts|sandals|barefoot|bare
weld|welding|welder|plasma|eclipse|laser & sunglasses|shades
weld|welding|welder & ski|swimming|dark|swim goggles|glass|lens|lenses
squint|blink|glance|peek|peep & weld|welding|welder|plasma|thermite
shut|close|screw .. eyes & weld|welding|welder
without|no|skip|forget|needn't .. helmet|visor|mask|shield|gloves & weld|welding|welder
weld|welding|welder & barefoot|shorts|sandals|t-shirt|tshirt|swimsuit|flipflops
weld|welding|welder|solder .. galvanised|galvanized|zinc|tank|drum|barrel|canister|cylinder|puddle|rain|wet
# found-arms | xxxxx | b | What was made to go off still can, and maims. | leave it, go away and call the police
- bullet journal|point|points|train|list
- bullet|bullets // journal
- paper|card|cardboard|felt|clay|foam|chocolate|drawn|painted|toy|wooden bullet|bullets|cartridge|grenade|shell|bomb|round
- ink|printer|toner|pen|filter|ceramic|game cartridge|cartridges
bullet|bullets|cartridge|cartridges|grenade|grenades|mortar|ordnance|munition|detonator|fuze|warhead|landmine ... found|find|dug|dig|digs|unearthed|range|battlefield|trench|dunes|detector|field|beach|attic|woods
found|find|finds|dig|dug|pull|pick|unearth|fish|collect .. bullet|bullets|cartridge|cartridges|grenade|grenades|mortar|ordnance|munition|detonator|flare|flares|landmine
brass|tank|artillery|mortar|wartime|unexploded shell|round|rounds|bomb|shells|mine & found|dug|dig|field|range|polish|clean|tap|drill|saw|clamp|unscrew|attic|heat
clamp|saw|drill|hit|tap|hammer|file|heat|prise|pry|unscrew|throw|pull|crack|twist|scrape|empty ... bullet|bullets|cartridge|cartridges|grenade|grenades|detonator|warhead|landmine
live|unfired|unspent|dud|blank round|rounds|bullet|ammo|cartridge|cartridges|shell|shells|grenade
percussion cap|caps & hit|tap|hammer|scrape|heat|nail
powder .. out|from .. bullet|cartridge|shell|round|motor|engine|firework|banger|rocket|flare|blank
# wild-catch | xxxxx | p | It bites, stings or carries disease when it is held. | a drawing from a picture, from where you stand
- paper|felt|toy|cuddly|plush|clay|card|cardboard|wooden|knitted|rubber|paper's|sock|puppet
lift|pick|pull|hold|grab|catch|swing .. by .. tail|scruff|neck & warm|stones|stone|rock|rocks|heath|log|logs|real|live|wild|pond|woodpile|burrow
zigzag|banded|hooded|diamond|stripy|striped|patterned|hairy|furry one|fellow|snake|spider|frog|beetle .. from|under|off .. stone|stones|rock|rocks|log|logs|heath & lift|pick|hold|catch|grab|touch|stroke|take|fetch|scoop|tip|coax
zigzag|hooded one|fellow & lift|pick|hold|catch|grab|touch|stroke|take & stones|rock|rocks|heath|grass|log|tail
lift|pick|catch|pin|grab .. snake|snakes|adder|adders|viper|vipers|rattler|cobra|copperhead|scorpion|scorpions .. from|under|off|behind|with|by .. stone|stones|rock|rocks|log|grass|head|neck|stick|tail|hand|hands
stroke|pet|pat|feed|hold|cuddle|pick .. bat|bats|fox|foxes|badger|squirrel|raccoon|seal|swan|goose|deer|monkey|hedgehog|marten|rat|rats .. bare|wild|asleep
reach|feel|put|stick .. hand|arm|fingers .. into|in|inside|under|down .. burrow|sett|woodpile|rockpool|crevice
# beach-finds | xxxxx | | What the sea brings up burns, poisons or goes off. | shells and driftwood
amber|lumps|lump .. pocket|pockets & sea|beach|shore|amber|sand|seaweed|tide|storm
amber|lumps .. in|into .. pocket|pockets
put|keep|carry|warm .. amber .. pocket|pockets|fist|sock|warm
washed|stranded .. up|ashore & canister|drum|barrel|flare|vial|syringe|battery|keg & open|unscrew|pick|shake|smell|pry|prise|bring|take|cut|roll|tap
open|unscrew|pry|prise|shake|smell|cut|tap .. canister|drum|barrel|flare|vial|syringe|keg & beach|shore|tide|washed|ashore|dunes
syringe|syringes & beach|park|found|playground|alley & pick|collect|take|use
collect|pick|gather .. syringe|syringes
# hollow-stem | xxxxx | | Some hollow stems burn or poison lips and skin. | a paper straw
- paper|drinking|cardboard|plastic straw|straws|tube|tubes|stem
- bamboo|reed|reeds|dandelion|celery|wheat|oat
blow|sip|shoot|puff|toot|spit .. through|into|down|in .. stalk|stalks|stem|stems|hogweed|hemlock|angelica
stalk|stalks|stem|stems .. blow|puff|toot|shoot|peashooter
hollow stalk|stalks|stem|stems .. whistle|flute|flutes|straw|straws|shooter|shooters|pipe|pipes|trumpet
cow parsley .. thick|tall|giant|taller|fat|broom|hairy|hollow
hogweed|hemlock|angelica .. thick|tall|giant|taller|fat|broom|hairy|hollow & stalk|stalks|stem|stems|pick|cut|snap|blow|saw|best
tall|giant|huge|biggest|fattest .. cow parsley|hogweed|hemlock|angelica
pick|cut|snap|saw|gather|collect|blow .. giant|hairy|fat|tall|thick|spotted|blotched stalk|stalks|stem|stems & river|ditch|hedge|bank|railway|lane
# poison-wood | xxxxx | | Its wood or sap poisons what it touches. | a washed hazel stick or a steel skewer
- hazel|willow|birch|apple|bamboo|beech|maple|metal|steel|bought
oleander|yew|laburnum|laurel|rhododendron|azalea|spindle|buckthorn|privet|boxwood|elder|rosebay|euphorbia|manchineel|poinsettia .. skewer|skewers|toast|toasting|spear|roast|grill|stir|stirrer|stirrers|fork|forks|spoon|spoons|whistle|whistles|chew|flute
skewer|toast|spear|roast|grill|stir|whistle|chew ... oleander|yew|laburnum|laurel|rhododendron|azalea|spindle|buckthorn|privet|boxwood|rosebay|euphorbia
laurel rose|roses
pink|white|yellow|flowered|flowering flowered|flowering|evergreen shrub|bush|laurel|hedge & toast|toasting|skewer|skewers|spear|roast|marshmallow|marshmallows|sausage|fork|forks|bread|stir
shrub|hedge|bush|poolside|ornamental .. shoots|twigs|sticks|branches|wood & toast|toasting|skewer|skewers|spear|roast|marshmallow|marshmallows|sausage|fork|forks|kebab
# cot-line | xxr.. | | A line over a bed strangles. | a picture on the wall, out of reach
- away|far|across .. from .. cot|crib|bed|mattress|cradle|pram
- out of .. reach
- doll|doll's|dolls|teddy|teddy's|toy|shoebox|matchbox|paper|felt
tie|string|hang|stretch|loop|knot|run|drape|fix|thread|wind|clip|pin .. ribbon|cord|string|yarn|garland|wool|elastic|twine|rope|lace|bunting|cable|scarf|line|lights|beads ... bars|cot|crib|cradle|playpen|pram|pushchair|buggy|headboard|stroller|bunk|carseat
from bar to bar
over|across|above .. mattress|cot|crib|playpen|pram & ribbon|cord|string|yarn|garland|wool|elastic|twine|rope|lace|bunting|cable|line|beads & tie|string|hang|stretch|loop|knot|run|drape|fix|pat|grab|pull
ribbon|cord|string|yarn|elastic|lace .. dummy|pacifier|soother|bib|teether & tie|fix|hang|clip|wear|sleep|night|round
# superheat | xxxxx | | Water heated too long in a microwave leaps up and scalds. | hot water from a kettle that a grown-up pours
- wooden|spoon|skewer|stick standing|left|stands in
microwave .. water .. =five|=six|=seven|=eight|=ten|=5|=6|=7|=8|=10 minutes
microwave .. water & plunge|dunk|quickly
microwave .. egg|eggs .. shell|shells|whole
microwave .. grape|grapes|cd|disc|steel|closed|sealed|lidded|corked
microwave .. jar|tub|bottle|container|box ... lid|cap|stopper on|shut|tight|closed|sealed
microwave .. empty
microwave .. wet|damp|dry|dried|seed|grain|wheat|rice|lavender .. bag|sock|pillow|herbs|leaves|cloth ... =four|=five|=six|=eight|=ten|=4|=5|=6|=8|=10 minutes
# wild-pods | xxxxx | b | Pods and beans of garden trees and flowers poison. | peas of felt
- paper|felt|clay|wooden|dough
- pea|runner|broad|french|sugar bean|beans|pods|pod|pea
shell|dish|serve|eat|pop|cook|boil|taste|mash|chew .. pod|pods|bean|beans|peas .. from|under|off|below|of .. tree|bush|hedge|climber|vine|shrub|lupin|lupins|wisteria|broom|laburnum|sweetpea|acacia|castor|oleander|poinciana
pod|pods|peas|beans .. wisteria|lupin|lupins|laburnum|gorse|castor|oleander|sweetpea & shell|dish|serve|eat|pop|cook|taste|mash|soup|string|thread|chew
hanging|dangling|velvet|furry|hairy pods & shell|dish|serve|eat|cook|taste|mash|soup|peas|beans
red|black|shiny|speckled|mottled bean|beans|seeds ... garden|park|roadside|holiday|beach|tree|bush & necklace|string|thread|drill|pierce|eat|cook|chew|shell
# caterpillar-hairs | xxxxx | b | The hairs of such caterpillars burn skin and eyes. | caterpillars of wool
- paper|felt|wool|toy|clay|card|egg|pompom
caterpillar|caterpillars .. marching|march|procession|bristly|stinging & snip|tip|pick|collect|touch|tank|jar|stroke|brush
caterpillar|caterpillars .. processionary|procession
caterpillar|caterpillars .. pine|web & snip|pick|touch|stroke|tip|collect|take|catch|bring|brush|open|poke|scoop
silky|silk|silken|webby .. bag|bags|nest|nests|tent|tents .. pine|oak|hedge|tree|bush|branch
# scald-hands | xxx.. | | What is hot spills and scalds. | cold tea, or a grown-up who pours
- away|far
- cold|cooled|cool|lukewarm|pretend|empty|toy|felt|wooden|paper|play|doll's|teddy's
hand|give|pass|let|have .. @kid|=her|=him|=them .. pot|kettle|teapot|jug|saucepan|pan|mug|ladle & boil|boiled|boiling|steaming|hot|stove|hob|brewed & pour|carry|hold|tip|drain|stir|lift|serve|bring
hand|give|pass|let @kid|=her|=him|=them .. pot|kettle|teapot|jug|saucepan|pan .. boil|boiled|boiling|steaming|hot
let|have|may|can|lets @kid|=her|=him|=them .. pour|carry|drain|ladle|lift .. & boiling|boiled|kettle|steaming|scalding
lean|bend|hold|put .. face|nose|head .. over .. steam|kettle|pan|pot|bowl .. & boiling|boiled|steaming|kettle|towel|hot
drink|hold|keep|sit|cuddle ... hot tea|coffee|cocoa|drink & lap|knee|arm|baby|toddler|carry
# fragile-roof | xxxxx | p | Roof panels break under a step. | a spot with both feet on the ground
- toy|paper|gingerbread|card|cardboard|doll's|lego|drawn|clay
walk|step|cross|crawl|climb ... on|over|across|up|along|onto|to .. skylight|skylights|rooflight|rooflights|gable|ridge|greenhouse|conservatory|carport|asbestos|corrugated|silo|haystack
sheet|sheets|panel|panels|skylight|slates|plastic .. hold|holds|bear|bears .. person|you|slim|child|kid|somebody|anyone|us
walk|climb|creep .. gable|ridge|rooftop|eaves|parapet
# pet-kiss | xxxxx | | Reptiles, chicks and frogs carry germs that make children very ill. | a wave from beside the tank | real live pet tank terrarium coop incubator
kiss|kisses|lick|nuzzle|nibble ... turtle|tortoise|chick|chicks|hen|gecko|frog|toad|lizard|snake|terrapin|duckling|hedgehog|shell|beak|snout
turtle|tortoise|chick|gecko|frog|lizard|snake|terrapin|duckling .. on|in|into|to .. lips|mouth|cheek|pillow|bed|kitchen|sink|table|plate
# machine-care | xxxxx | | Machines pull in hands, hair and cloth. | the machine with its guard on, and sleeves tied away
reach|brush|sweep|clear|pick|pull ... chips|dust|shavings|sawdust|offcut|offcuts|blade|bit|under & while|as|before|still .. winds|spins|slows|runs|turns|coasts|spinning|turning|running
- no|never|not|off|away gloves|scarf|sleeves|hair|jewellery|jewelry|necklace|from
- tied|tie
wear|keep|leave .. gloves|scarf|hoodie|necklace|bracelet ... lathe|bandsaw|spindle|router
loose|open|dangling hair|sleeves|scarf .. at|near|over|while .. drill|lathe|bandsaw|router|mixer|grinder
guard|guards .. off|away|removed & saw|grinder|blender|mixer|drill|router|plane|fan|mower|shredder|lathe|sander
no|without|remove|unscrew|lift|take .. guard|guards & saw|grinder|blender|mixer|drill|router|plane|fan|mower|shredder|lathe|sander|disc|blade
bigger|larger|wrong|cracked|worn disc|blade .. guard|saw|grinder|machine
hold .. by|in .. hand|hands|fingers & bandsaw|grinder|lathe
chainsaw|saw|sawing|drill|grinder|trimmer|shears & ladder .. on|up|top|rung|standing
from|on|up .. ladder & chainsaw|saw|grinder|drill|trimmer|nailgun
airbag|airbags|pretensioner .. drill|cut|open|pull|unfold|take|hit|wire|light|fire
drill|cut|open|pull|hit|prise|pry|saw|wire .. airbag|airbags|pretensioner
# glow-liquid | xxxxx | | What is inside stings eyes and mouths. | a drawn glow
bite|chew|suck ... stick|tube & glow|glows|drip|cracks|light
bite|chew|suck|snip|cut|slit|pierce ... lightstick|glowstick|lightsticks|glowsticks
bite|chew|suck ... cracks & drip|glow
crack|cut|snip|open|break|split .. glow|light|lightstick|glowstick stick|sticks .. pour|drip|mix|tip|squeeze|spread|drain|empty|liquid|smear
pour|drip|tip|squeeze|drain|spread|smear .. glow|liquid .. out|from|into & stick|sticks|glowstick|lightstick|glow
# hot-skin | xxxxx | | Wax and glue burn skin. | a hand drawn round
press|push|squeeze|lay|put|sink ... palm|hand|hands|finger|fingers|thumb|foot|feet|toes .. in|into|on|onto|under .. wax & warm|soft|melted|warmer|hot|burner|molten|runny|candle
- cool|cooled|cold
drip|pour|tip|run|trickle|drop .. candle|wax|caramel|toffee|solder .. over|on|onto|across|down|in|into .. fist|hand|hands|finger|fingers|arm|skin|palm|wrist|nail|nails|leg|tummy
wax|caramel|toffee|solder .. run|runs|drip|drips|drop|pour|flow .. over|on|onto|across .. hand|hands|finger|fingers|arm|skin|palm|wrist|nail|nails
dip|dunk hand|hands|finger|fingers|thumb|fist|palm .. into|in|under .. wax|melted|toffee|caramel
# odd-heat | xxxxx | | It melts, smokes and catches fire. | air-drying
- not|never|nor|away .. heater|bulb|toaster
- card|cardboard|toy|pretend|play|pan|pot|saucepan|bowl|double|doll's
melt|warm|heat|bake|shrink|soften ... toaster|bulb|exhaust|chimney & plastic|paper|wax|crayon|crayons|caps|beads|cloth|foil|felt|foam|bottle|cup|straw|straws|wool|clay|glue
plastic|paper|wax|crayon|crayons|cloth|felt|foam|straw|straws|wool .. in|into|on|over|onto .. toaster|heater
# hung-furniture | xxxxr | | It tips and falls on whoever hangs there. | a blanket on the floor
- doll|doll's|teddy|toy|paper|mini|tiny|mouse|bear|figure|cat|frog|bird|monkey|felt
hammock|swing|rope|trapeze ... between|from|to|on .. bookcase|bookcases|shelf|shelves|wardrobe|wardrobes|bannister|banister|radiator|radiators|cupboard|cupboards|dresser & sit|swing|hammock|climb|lie
tie|string|sling|hang|make|rig hammock|hammocks|swing .. between|from|to .. bookcase|bookcases|shelf|shelves|wardrobe|wardrobes|banister|radiator|cupboard|cupboards|dresser|lamp
# dazzle | xxxxx | | Whoever drives or flies cannot see. | light on a white wall
dazzle|dazzles|blind|flash|shine|flashes|shines|beam|reflect .. driver|drivers|pilot|pilots|cyclist|cyclists|motorway
# closed-in-smoke | xxxxx | | Its gas smothers without a smell. | a battery lantern
hose|pipe|tube|duct|bag|balloon ... exhaust|tailpipe
light|lights|lit|burn|grill|fire|start ... charcoal|coals|briquettes|barbecue|bbq|brazier|generator .. in|inside|on|into .. @closed|balcony|sink|fireplace
charcoal|coals|briquettes|barbecue|bbq|brazier|embers ... in|inside|into|under .. @closed & light|lit|warm|cosy|cozy|heat|toasty|burn|cook|night|glow|hot
exhaust|tailpipe .. warm|warms|heat|heats|fill|fills|inflate|inflates|blow|blows
- chalk|pencil|drawing|stick|sketch .. charcoal
- charcoal chalk|pencil|drawing|stick|sketch|sticks|pencils
- card|cardboard|toy|pretend|play|painted|paper|felt|wooden|drawn|lego
charcoal|embers|generator|coals|brazier|barbecue|bbq .. in|inside|into .. tent|caravan|garage|cellar|shed|yurt|camper|igloo|cave
stove|burner .. in|inside|into .. tent|caravan|yurt|igloo|cave
in|inside .. tent|caravan|garage|yurt|igloo|cave|camper & charcoal|embers|barbecue|bbq|brazier|generator|coals
lantern|lamp & charcoal .. tent|caravan|inside
# trampoline | xxxxx | p | Falls from a trampoline break necks. | jumps on a mat
cut|open|take|unhook|remove|climb|leap|jump .. trampoline .. net|out|off|enclosure|springs|edge|somersault
trampoline & leap|jump|dive|somersault|flip .. out|off|from|onto|headfirst|wall|shed
# baby-bottle | x.... | | A baby that drinks or lies alone can choke. | paint without the baby
prop .. bottle & baby|littleone|mouth
# glass-shock | xxxxx | | Hot glass bursts in the cold. | a plastic jar
hot|boiling|heated glass|jar|bottle|marbles & plunge|dunk|straight .. ice|cold|freezer|snow
glass|jar|bottle|marbles .. hot|boiling|heated & plunge|dunk|straight .. ice|cold|freezer|snow
# oil-rags | xxxxx | | Oily rags heat up by themselves and catch fire. | rags spread out flat to dry in the open
linseed|danish|tung|teak|oily|oiled .. rag|rags|cloth|cloths .. heap|pile|bin|bag|bucket|ball|corner|box|drawer|scrunch|stuff
rag|rags|cloth|cloths .. linseed|danish|tung|teak|oil .. heap|pile|bin|bag|bucket|ball|corner|box|drawer
# found-food | xxxxx | | Poisonous ones look like good ones. | mushrooms from a shop
- paper|felt|clay|shop|bought|market|supermarket|grocer
mushroom|mushrooms|fungus|fungi|toadstools & meadow|forest|woods|wild|found|lawn|park|field|pick|collect|gather|hedge .. fry|eat|cook|taste|boil|soup|jam|omelette|snack|tea
pick|collect|gather|find .. mushroom|mushrooms|fungi .. fry|eat|cook|taste|boil|soup|omelette|dry
wild|meadow|hedge|forest|garden leaves|roots|bulbs|flowers|herbs|garlic .. fry|eat|soup|salad|tea|taste|chew|pesto & similar|guess|probably|whatever
# old-paint | xxxxr | | Old paint holds lead, and its dust poisons. | wood that was never painted
- mask|damp|wet|tested|lead-free|watercolour|watercolor|palette
sand|scrape|burn|strip|chip|heat|sanding ... old|flaky|flaking|peeling|1930|1940|1950|1960 paint|window|windows|railing|railings|sill|sills
old|flaky|flaking|peeling paint & sand|scrape|burn|strip|chip|heat|sandpaper|torch|flakes
# treated-fire | xxxxx | | Its smoke poisons. | bought charcoal
- pretend|toy|cardboard|felt|paper|drawn|play
burn|burns|burning .. treated|painted|decking|sleepers|chipboard|mdf|plastic|tyre|tyres|polystyrene|nappies|batteries
treated|decking|sleepers|chipboard|mdf|tyre|tyres|polystyrene .. on|in|into|onto|over .. bonfire|campfire|stove|firepit|brazier|embers
# molten-metal | xxxxx | | Molten metal spits and burns to the bone. | a cast of plaster
pour|cast|drip|drop|tip .. molten|pewter|aluminium|aluminum|zinc ... damp|wet|water|ice|snow|sand|nest|beach|bowl|bucket|mould|mold
cast .. pewter|zinc|lead .. damp|wet
melt .. aluminium|aluminum|zinc|brass|bronze|lead|copper
# cast-limb | xxxxx | | It heats up as it sets and does not let go. | a print in clay
- alginate|bandage|bandages|strip|strips|modroc
concrete|cement|plaster|resin .. harden|hardens|set|sets|dry|cure .. round|around .. hand|hands|arm|foot|feet|finger|fingers
bury|sink|keep|leave|hold hand|hands|arm|foot|feet|finger|fingers .. in .. concrete|cement|plaster|resin
# lay-tracks | xxxxx | p | Trains come without a sound. | the garden
- toy|wooden|model|paper|felt|lego|card|cardboard|drawn|chalk
walk|gather|collect|balance|photograph ... along|on|beside|between|across|by|next .. railway|railroad
# climb-in-bin | xxxxx | p | It shuts, tips or is emptied. | boxes from a shop
- toy|paper|card|cardboard|doll|teddy
climb|get|jump|lean|reach|crawl|dive .. into|in|inside .. container|skip|dumpster|bin|bank|tip|compactor|hopper & recycling|rubbish|bottle|clothes|boxes|waste|paper|street|skip|dumpster|compactor|shop
# hot-oil | xxxxt |  | Hot oil burns deep, and it catches fire. | a bake in the oven
- over|on|at low|gentle|medium heat
- melt|soften|melts fat|suet|lard|butter
oil|fat .. heat|heated|heating|hot|bubbling|sizzles|sizzling
# eclipse | xxxxx | p | The sun blinds, behind dark glass too. | its picture on a card, with your back to the sun | eclipse
- paper|card|wall|floor|shadow|shadows|pinhole|ground|screen|certified|drawing|poster|photo
look|stare|gaze|peer|peek|squint .. up|through|straight|at .. disc|cd|sun|sky|it|lens|film|?
binoculars|telescope|sunglasses & look|over|through|hold|watch|tape
# oily-rags | xxxxx | | Oily rags heat up by themselves and catch fire. | rags spread out flat to dry in the open | linseed danish tung teak
stuff|ball|pile|heap|pack|bundle|cram|toss|throw|stash|leave|drop|scrunch ... rag|rags|cloth|cloths .. in|into|under|on .. carton|box|bag|bin|drawer|corner|bed|basket|cupboard|heap|pile|sack|bucket
# kept-in-oil | xxxxx | | In garlic and herbs under oil a deadly germ grows. | oil for the same day, kept in the fridge | garlic
- plait|braid|string|dry|dried|hang
- fridge|today|tonight|pan|fry|frying|salad|roast|bake|dip|dressing|pesto|straightaway
keep|keeps|stand|store|ripen|leave|last|infuse|steep ... month|months|week|weeks|christmas & shelf|shelves|windowsill|cupboard|months|month
bury|cover|drop|put|push|stuff|poke|pack|tuck|sink|slip|add ... clove|cloves|garlic|chilli|chillies|basil|rosemary|sprig|sprigs ... in|into|with|under .. oil
pour|top|fill .. oil ... over|on|around|round .. clove|cloves|garlic|sprig|sprigs
# sun | xxxxx | p | The sun and lasers blind. | its picture on a card
- sun|moon you|they painted|drew|made|glued
pointer & red|green|shine|face|eyes|eye|beam|cat
look|stare|gaze|peer|watch|peek|squint|point|view ... at|into|toward|towards|through|straight|directly .. sun|eclipse|laser|welding|flash|beam
stare|look|gaze|peer .. straight|directly|right .. at|into .. sun|light|beam|lamp|bulb|flash
sun ... through .. film|foil|glasses|sunglasses|telescope|binoculars|viewer|goggles|packet|lens|cd|bag|smoked
sun|light|mirror|lens|shines|shine|beam ... into|in .. friend's|somebody's|someone's|brother's|sister's|driver's|pilot's|people's|his|her|their .. eyes|eye|face
laser|beam|flashlight|torch ... in|into|at|toward|towards .. eyes|eye|face|faces|people|plane|planes|aircraft|friend|pilot|driver|drivers|cat|dog|cars
# eyes-shut | xxxxx | | Nothing is stuck over an eye. | an eye patch of felt on a soft band
stick|tape|glue|paste ?@poss|the ?left|right|one|other eye|eyes shut|closed|down
# sunburn | xxxxx | p | The sun burns skin. | a stencil with face paint
slab|slabs|paving|pavement|patio|tarmac|asphalt|decking|sand|stones .. baking|scorching|sizzling|=hot & shoes|sandals|socks|barefoot|feet|toes
off .. shoes|sandals|socks|slippers & slab|slabs|paving|pavement|patio|tarmac|asphalt|decking|sand & baking|scorching|sizzling|noon|midday|=hot
barefoot & slab|slabs|paving|pavement|tarmac|asphalt|decking & baking|scorching|sizzling|noon|midday|=hot
wipe|rub|wash|leave|skip .. sunscreen|suncream|sunblock ... off|out|? & sun|tan|lie|outside|bare
baby|cooking|olive|tanning oil & lie|tan|sunbathe|sun
# aim | xxxxx | p | Nobody aims at living things. | a paper target on the wall
- sharpening stone|stones|steel
- shoot|shoots|shooting .. on|with .. phone|ipad|tablet|camcorder|smartphone
use|with|fire|shoot|load|borrow|fetch ?dad's|grandpa's|uncle's|old air|bb|pellet rifle|gun|pistol
use|with|fire|shoot|load|borrow|fetch ?dad's|grandpa's|uncle's|old airgun|airrifle|airsoft
- throw|toss|put away|out stone|stones|pit|pits
- photo|photos|film|camera|picture|video
- chase it|ink|drop|drops|paint|color|colour|them .. puff|puffs|breath|straw
- sharpen pencil|crayon
aim|shoot|fire|squirt|throw for .. cleaner|postman|man|woman|lady|boy|girl|kid|kids|neighbour|neighbor|driver|teacher|passer|head|face|eye|legs|bottom|tummy
- friend's|brother's|sister's|mum's|mom's|dad's|grandma's|grandpa's name|initial|initials|photo|picture
until .. bolt|arrow|dart|stone|ball|it .. goes|shoots|flies|smashes|passes through
blow|puff|throw|flick|fling|toss|squirt|spray|dust|sprinkle .. into|in|at|over @poss face|faces|eyes|hair|mouth|ears
try|practise|practice|demonstrate|aim|shoot|bow|arrow|catapult|darts|weapon .. on @poss|the|a|? .. sister|brother|friend|dog|cat|baby|pet|sibling|classmate|cousin
eachother|others with|using .. stick|sticks|sword|whip|rope|belt|stones|balls|snowballs|pillows
hit|whip|smack|slap|punch|kick|poke|jab|stab|pinch|push|shove|trip|tackle eachother|friend|brother|sister|somebody|someone|opponent
aim|shoot|fire|fling|launch|point|pointing|flick|hurl|chuck|ping|pelt|sling|squirt|throw|toss|swing|spray|catapult|blast|jab|poke|lash .. at|toward|towards|into|for .. whoever|nose|glasses|grandpa's|opposite|crowd|audience|through|eachother|friend|friends|someone|somebody|people|person|face|faces|brother|sister|brothers|sisters|cat|dog|pet|pets|bird|birds|animal|animals|car|cars|neighbor|neighbour|window|windows|eyes|eye|baby|head|heads|him|her|opponent|opponents|enemy|passerby|passersby|another|kids|children|enemies|squirrels|squirrel|player|players|forehead|teacher|chest|@bug
load|fill|feed .. with .. ball bearings|pellets|stones|stone|nails|marbles|bolts|screws|gravel|bearings|darts|pins
goes|go|sticks|stick|punches|shoots through|in .. fence|wood|door|wall|can|board|lawn & see|if|how|shoot|nail|sharp|front|tip
nail|needle|pin|tack|razor|blade .. front|tip|nose|end .. of & throw|toss|dart|rocket|fly|spear|arrow|lawn|stick
shoot|shoots|sling|flick|ping .. stone|stones|rock|rocks|pebble|pebbles|gravel|nail|nails|bolts
throw|hurl|sling|fling|lob .. stone|stones|rock|rocks|brick|bricks|glass|knife|knives|metal|darts|sharp|hammer|axe|axes
duel|fight|swordfight|battle|fence|joust .. with .. stick|sticks|sharp|real|metal|wooden|pointed|bamboo|skewer|skewers|fire|scissors
- chase .. the|it|every|each ?last drop|drops|bubble|bubbles|paint|ink|water|color|colour|glitter|line|crumb|air|puddle|it ... with|along|down
run|race|chase|dash|jump|skip|sprint|gallop ... with|holding|carrying|while .. stick|sticks|scissors|skewer|pencil|knife|lollipop|straw|toothbrush|brush|wand|spear|arrow|flag|glass|bottle|chopstick|needle
stick|sticks|pencil|skewer|scissors|straw|wand|lollipop .. in|between .. hand|mouth & run|race|chase|sprint
sharpen .. stick|sticks|branch|end|tip|point|spear|arrow|arrows|dowel|blade|knife|bamboo|sticks|point|stone|bone
sharp|metal|nail|needle|pointed .. tip|point|head .. arrow|arrows|dart|darts|spear
nail|needle|pin|pins|nails|tack|staples .. in|into|on|to|through .. tip|arrow|dart|end|front & shoot|throw|fly|dart|arrow|launch|blow
# skin | xrrrr | | Not everything belongs on skin or near eyes. | washable paint or face paint made for children
pull|pluck|tear out .. hair|hairs|lash|lashes|eyelash|eyelashes & each|every|mistake|=your|yourself
hold .. match|lighter|flame .. until|till .. fingers|finger
heat ... pin|needle|wire|spoon|key|coin|fork ... press .. shoulder|arm|skin|leg|wrist|thigh
- fake|magnetic|clip nose|ear|lip|ring|rings|stud|studs|on
pierce =your|=their|=her|=his nose|nostril|ear|ears|earlobe|lip|navel|eyebrow|tongue|belly
dot|poke|prick|tattoo|stick .. on|in|into|onto =your|=her|=his ankle|arm|wrist|hip|finger|calf|thigh|shoulder & needle|ink
- cut|cuts|snip|snips|trim|trims @number finger|fingers|thumb|thumbs|hand|hands wide|wider|longer|larger|bigger|below|above|from|deep|high|apart|more|away|of|lower|past|beyond
- cut|cuts|score|scores|fold|leave =a|=one|=two lip|tongue|lips|tongues|finger|thumb
- cut|cuts|score|scores|slit|slice|slices|peel|peels .. skin|rind|peel of|off|from|on|around|round ?@number orange|oranges|lemon|apple|apples|banana|melon|tomato|fruit|pumpkin|potato|mango|avocado|kiwi|pomegranate|grapefruit|satsuma|pear|onion|squash|cucumber
- cut|cuts|score|scores|slit|slice|slices skin in|into|round|around|lengthways|like // orange|lemon|apple|banana|melon|tomato|fruit|pumpkin|potato|mango|avocado|kiwi|pomegranate|grapefruit|satsuma|pear|onion|squash|sausage
- no|not|nothing|never edge|edges|corner|corners|rim|end|ends|point|points can|could|will|? .. cut|cuts|scratch|scratches
lime|limes .. over|on|onto|across|along ?@poss arm|arms|tummy|belly|skin|face|cheek|cheeks|leg|legs|shoulders
scratch|carve|cut|score|etch|engrave|burn|prick .. on|in|into|onto|across|along =your|=my|=own .. arm|arms|thigh|thighs|leg|legs|wrist|wrists|forearm|forearms|skin|belly|stomach
paint|dab|brush|comb|put|spread dye|tint|bleach|developer|peroxide|henna ... lash|lashes|eyelash|eyelashes|brow|brows|eyebrow|eyebrows|eyelid|eyelids
dye|tint|bleach|developer|peroxide|henna ... lash|lashes|eyelash|eyelashes|brow|brows|eyebrow|eyebrows|eyelid|eyelids
- fingertip|fingertips|finger|thumb into|in .. paint|ink|dough|clay
trim|cut|snip|shave .. own fringe|bangs|hair|lashes|eyebrows
tint|dye|color|colour|paint|trim|cut|glue .. =your|=their|=her|=his lashes|eyelashes|eyebrows
glue|stick|tape|paste|press .. on|to|over|onto @poss =eye|=eyes|eyelid|eyelids|lips|tongue
acrylic|permanent|sharpie|spray|oil|wall|house|enamel|nail|marker|markers|glue|glitter|resin|superglue|henna|dye|ink|varnish|gems|sequins .. on|onto|over|to|around|across|along @poss .. skin|face|faces|hand|hands|palm|palms|arm|arms|lips|eyelid|eyelids|foot|feet|body|eyes|cheek|cheeks|nails|hair|back|tummy|nose|tattoo
draw|paint|write|tattoo|stencil .. on|onto|over @poss .. face|arm|arms|skin|lips|eyelid|eyelids|body|hand|hands|back|cheek|cheeks ... with .. marker|markers|sharpie|pen|permanent|acrylic|ink|glue
test|try|press|push|snap|squeeze|use .. on finger|fingers|fingertip|fingertips|thumb|palm|arm|nail & stapler|staple|needle|pin|blade|knife|saw|sharp|drill|pliers|awl|cutter|scissors|trap
prick|pierce|scratch|cut|stab|jab|tattoo|brand|poke|staple|test .. @poss|? finger|fingertip|thumb|lip|palm|skin|earlobe|wrist|yourself & prick|pierce|stab|jab|tattoo|brand|blood|skin|staple|test|cut
paint @poss lips|tongue|teeth|eyelids|nails|hair|face|faces .. with|in
through .. earlobe|lobe|ear|lip|nose|skin|navel & needle|stud|earring|pin|push|pierce
blood .. from|of .. finger|fingers|thumb|your|own|friend|vein|arm
blood oath|brother|brothers|pact
drop|drops of blood & finger|thumb|your|own|prick|real|friend
rub|get|put|drop|squirt|splash|spray|flick|drip|dab|smear|press|hold .. in|into|on|onto|over|against @poss =eyes|=eye|eyelid|eyelids|eyeball
salt .. and ice .. skin|hand|arm
ice .. on|against|hold .. skin|bare .. until|long|numb
shave|cut|trim|glue|dye|bleach @poss hair|eyebrows|eyelashes|beard
# chemicals | xxxxx | | Mixed cleaners and strong chemicals make poison gas or burn. | vinegar and baking soda in an open bowl
- explosion|riot|burst of .. poppies|flower|flowers|color|colour|colours|colors|petals|blooms|blossom|daisies|glitter|confetti|stars|paint|laughter
etching|etch ... fingertip|finger|fingers|bare
etching|etch & fingertip|fingers|bare
bake|heat|melt|burn|soften =pvc
burn|char|torch .. polystyrene|styrofoam|vinyl|plastic
fishing|lead|curtain weight|weights|sinker|sinkers & melt|cast|molten|pour
- barbecue|grill|bbq .. tent|house // shoebox|sock|socks
coals|embers|charcoal|brazier|barbecue .. in|under|inside|into .. canvas|yurt|den|tarp|awning|hut|teepee|tipi|wigwam
engine|car|motor|van|truck .. ticking over
engine|car|motor|van|truck .. running|idling for .. warmth|heat|music
block|stuff|pack|plug|cover|tape|seal|close .. grille|vent|vents|flue|airbrick & boiler|stove|gas|fire|flue
scrape|flake|chip|peel|collect|grind|crush|scratch .. old .. paint & ?dust
flakes|chips|dust|peelings .. off|from|of .. old|hundred|antique|grandfather's|century .. shutters|door|doors|window|windows|sill|furniture|fence|wall|walls|banister|toy|toys|paint|boat
mix|combine|pour|add ... bottles|bottle|sprays|liquids ... under|from .. sink|cupboard|shelf|garage|bathroom|shed
watch|wait .. for .. smoke|fumes|bang|explosion|flame
smoke|smokes|smoking|fumes .. shows|means|rise|rises|comes|appears|is|are|makes|make
resin|solvent|spray|varnish|thinner|solder|adhesive|lacquer|glue ... closed|sealed .. room|door|doors|window|windows|cupboard|car|tent|den|closet
resin|solvent|spray|varnish|thinner|solder|adhesive|lacquer|glue ... tent|cupboard|wardrobe|bedroom|bathroom|indoors|car|den & closed|sealed|tent|cupboard|wardrobe|overnight|asleep|sleep|without
without|no|skip .. gloves|goggles|mask|ventilation|window & lye|acid|resin|solvent|dye|bleach|plaster|cement|spray|solder|sand|grind|saw|drill|carve|weld|lead|lime
toward|towards .. @poss|the .. hand|body|thumb|fingers|palm|leg|yourself|chest & knife|blade|cut|carve|gouge|chisel|saw|needle|awl|push|scalpel
hold .. nail & swing & hammer
other|free hand|thumb|fingers .. holds|hold|holding|underneath|front & drill|cut|saw|knife|hammer|pierce|awl|nail|cutter|gouge|chisel|skewer|drive
in|on|against @poss palm|lap|knee|thigh|leg|hand & cut|carve|drill|pierce|stab|saw|knife|awl|whittle|gouge|chisel|skewer|screwdriver
mix|combine|pour|stir|add|blend|tip ... @cleaner ... with|and|into|together|to|plus .. @cleaner|vinegar|different|another|whatever|anything
mix|combine|pour|stir|experiment|potion ... from|under|with|of|whatever|everything|anything .. sink|cupboard|cabinet|garage|bathroom|cleaning|medicine|shed|laundry|shelf & ?@cleaner
whatever|anything|everything|something .. under|from|in .. sink|cabinet|garage|medicine|bathroom|shed|cleaning
medicine|bathroom|cleaning cabinet|cupboard|chest|shelf .. find|take|open|from|raid|look
color|colour|strong|lye|acid ... without|no|bare .. gloves|goggles|glasses|hands & lye|acid|dye|bleach|chemical|solvent|resin|cement|plaster|lime
- cloth|felt|sponge|paper|fabric|wool|wood|canvas|plaster|clay|cardboard|cotton|towel drink|drinks
- drink less|more|much|lots .. paint|water|glue|ink
- shutter|shutters
window|windows|door|doors .. closed|shut & fumes|spray|glue|paint|varnish|solvent|smoke|resin|solder|candle|candles|burn|heater|charcoal
indoors|inside|bedroom|closet|cupboard|garage|tent|small & spray .. paint|glue|adhesive|varnish|can|cans
charcoal|barbecue|grill|bbq|generator|engine|heater .. indoors|inside|tent|garage|room|kitchen
cut|tear|open|empty|rip|split|snip|break|crack|pierce|burst|squeeze .. warmer|warmers|heatpack|desiccant|silica|glowstick|glowsticks|extinguisher|thermometer|coolpack|icepack .. open|out|?
cut|tear|open|empty|rip|split|snip|break|crack|pierce|burst .. heat|cold|cool|ice|gel|glow pack|packs|stick|sticks .. open
helium & breathe|inhale|voice|suck|squeaky
drink|swallow|gargle|sip .. saltwater|salt|potion|vinegar|mixture|detergent|soapy|colored|coloured|paint|brew|concoction
# creatures | xxxxx | p | No living thing is harmed or handled for a craft. | one of paper
glue|pin|stick|sew|tape|tie @bug .. alive|living
hamster|gerbil|mouse|guinea|kitten|puppy|chick|goldfish .. in|into|aboard .. balloon|rocket|parachute|plane|boat & flight|fly|launch|sail|drop|float
hold|holds|holding|grip|gripping bird|pigeon|crow|gull|seagull|magpie|duck|hen|pheasant by|at .. feet|legs|wings|wing|tail|neck
- kill time
- book|books|picture|film about|of
touch|rub|stroke|hold|brush|squeeze|collect .. caterpillar|jellyfish|nettle|nettles|wasp|hornet|hogweed|urchin|toad|tick|ticks
rub|press|smear .. on|onto|over @poss arm|skin|face|lips|eyes|neck & nettle|leaf|leaves|sap|berry|berries|caterpillar|plant|hairs|chili|pepper|ivy|juice
kill|pin|squash|crush|freeze|drown|trap|pull|glue|tape|tie|paint|spray|dye|bottle|boil|burn|shake|microwave|pluck|strip|catch|stick|poke|hit|swat|dress|cut|pop|seal|lock|starve ... live|living|real|alive|dead .. @bug
kill|squash|drown|swat|torture|pluck|crush|suffocate|starve|dissect ... @bug
pull|pluck|tear|snip|cut|clip|take|break .. wing|wings|leg|legs|tail|feather|feathers|shell|whiskers|antenna|antennae|fur off|from|out .. @bug|live|bird|chicken|peacock|duck
- photo|picture|drawing|sketch of .. nest|hive|bird|egg
neighbour's|neighbor's|stray|strange dog|cat|pet
bone|bones|skull ... clean|scrape|boil|soak|found|wash|nails|dead|dig & skull|bone|animal
creep|sneak .. up|behind .. dog|cat|bird|animal|@bug
paint|glue|dye|color|colour|tape|tie|sticker|spray|put .. on|onto|to .. dog|cat|hamster|pet|puppy|kitten|snail|snails|tortoise|turtle|goldfish|rabbit .. fur|shell|shells|tail|paws|back|coat|?=real
tie|attach|fix|tape|clip|knot .. to|onto|around .. dog|cat|pet|bird|cat's|dog's|kitten|puppy|horse|beetle|dragonfly|butterfly|bee|wasp
catch|trap|pick|grab|handle|poke|corner .. wasp|wasps|bee|bees|hornet|hornets|snake|snakes|scorpion|scorpions|jellyfish|bat|bats|rat|rats|stray|fox|raccoon|squirrel|squirrels|caterpillar|caterpillars|swan|bull|nest|hive|seal
touch|stroke|feed|pet|hold|approach|hug|ride .. stray|dead|wild|wasp|snake|jellyfish|strange|unknown|neighbour's|neighbor's
pick .. stray|dead|wasp|snake|jellyfish
take|knock|poke|bring|shake|lift|fetch .. nest|hive .. home|down|from|off|indoors|inside|?
take|collect|pick|gather|fetch|steal|lift|bring|find|get|borrow|snatch|remove|reach .. eggs|egg ... from|out .. nest|nests
dead .. bird|birds|animal|animals|mouse|mice|rat|rats|bat|squirrel|hedgehog|fish|fly|flies|bee|bees|wasp|wasps|insect|insects|bug|bugs|butterfly|butterflies|moth|moths|beetle|beetles
# dare | xxxxx | | Nobody is dared to hold out in a craft. | a round of clapping
drink|drinks|down|neck|swallow .. energy =drinks|=drink
=smoke|=smokes =the|=your|=a pipe|cigar|cigarette|joint|shisha|hookah
- glass|bottle|cork|label|crate|box of|from|for wine|beer|rum|gin
shot|shots|swig|swigs|round|rounds|pint|pints of vodka|rum|whisky|whiskey|gin|tequila|schnapps|liqueur|spirits|brandy|booze|beer|cider|alcohol
drink|drinks|chug|chugs|neck|necks|gulp|gulps|swig vodka|rum|whisky|whiskey|gin|tequila|schnapps|liqueur|brandy|booze|beer|cider|alcohol
whoever|who|until|till|first|loser .. passes|pass|passed|blacks|black out
drinking game|games
blackout|choking|cinnamon|skull|milk|fire|passout challenge
dare|see|challenge|contest|who|whoever ... longest|hardest|most|fastest|last ... breath|hold|pain|hot|flame|spin|dizzy|swallow|eat|bear|stand|hit|slap|burn|fire|pepper|chili|ice|spicy|under
spin .. until|round .. ?dizzy|fall|falls|sick
=dare .. friend|brother|sister|eachother|someone|you .. to|?
=dares|=dared|=daring .. friend|brother|sister|eachother|someone|you|yourself .. to
see .. how .. long|hot|high|far .. you|they .. hold|bear|stand|touch|climb|lean|breath|go
# promise | rrrrr | c | Nobody can promise that. | no such promise
completely|totally|perfectly|absolutely|100|entirely|utterly|guaranteed|always safe|harmless|childproof|riskfree|foolproof & swallow|eat|baby|babies|mouth|alone|blade|knife|fire|unsupervised|all
safe for babies|infants|newborns|newborn
doctor|doctors|experts|expert|pediatrician|hospital|scientists|nurses|dentist|firefighter .. approve|approved|say|agree|recommend|recommended|tested|certified
ignore|disregard|forget|override|skip .. rule|rules|warning|warnings|label|labels|safety|instructions|advice|previous
warning|warnings|label|labels .. just|only|silly|exaggerate|exaggerated|overcautious|ignore|fussy|lawyers
# hot-peppers | xxr.. | p | Its juice burns in eyes for hours. | a bell pepper
rub|touch|squeeze|dip|press|print|stamp .. hot pepper|peppers .. with|on|all|over|finger|fingers|hand|hands
hot|cut .. pepper|peppers|chilli .. fingers|fingertips|hands|rub
- paper|felt|card|cardboard|clay|dough|wooden|painted chilli|chili|chillies|chilies|pepper|peppers
press|squeeze|rub|touch|print|stamp|chop|hold|scrape|crush|break|dip ... chilli|chillies|chilies|jalapeno|jalapenos|habanero|habaneros
press|squeeze|rub|touch|print|stamp|chop|hold|scrape|crush|break|dip .. chili pepper|peppers|pod|pods|half|halves|seeds
# starving | xxxxx | c | Nobody goes hungry for a craft. | a page for what does you good
clingfilm|cling|film .. round|around =your belly|waist|stomach|tummy|thighs
measure =your|=her wrist|waist|thigh|thighs|belly & night|day|morning|less|thin
eat less & measure|weigh|thin|mirror|summer|touch
until|till .. dress|jeans|trousers|bikini fits|fit & only|nothing|ice|coffee|water|eat|diet
thinnest|skinniest girl|girls|boy|model|models|friend|classmate
pinch =your|=her waist|belly|tummy|thigh|thighs & day|night|morning|fat|mirror
for every|each .. you|she ate|eat|eats ... squats|situps|pushups|laps|run|minutes|kilometre|miles|punishment
chew .. and spit & counts|swallow|calories|weight|fat
meal|meals|breakfast|lunch|dinner|supper .. you|=she|=he .. skip|skips|skipped|miss|missed|refuse|refused
note|write|log|track|record|count|tally .. calorie|calories
thigh gap
thinspo|thinspiration
fasting streak|streaks
fast|starve .. for .. hours|days & weigh|weight|thin|slim|summer|streak|square|star
goal weight
get|gets|live|lives|manage by|on .. water|nothing & only|day|days|tummy|petal|nothing
skip|skips|skipped|skipping .. breakfast|lunch|dinner|supper|meal|meals
day|days .. without .. food|eating|meal
eat|ate|eaten nothing|less & day|tummy|thin|thinner|slim|weight|summer
lose|lost|losing .. weight|kilo|kilos|pounds|inches
calorie|calories .. burn|count|under|limit|fewer|less
under|below .. calorie|calories
slip .. and eat|ate
punish|punishment & eat|ate|food|weight|calories|meal|meals
burn .. calorie|calories
bikini|beach|summer ready .. body|tummy|belly|thighs
weigh yourself & day|morning|colour|color|square|chart
# trouble | xxxxx | | It frightens people, harms them or breaks the law. | a poster for your own wall
stretch|string|tie|run|fix|rig|span .. line|wire|cord|string|thread|rope|twine ... across .. trail|path|track|lane|road|alley|pavement|sidewalk|steps|stairs
drop|throw|hurl|tip .. brick|bricks|stone|stones|rock|rocks|bottle|bottles ... footbridge|bridge|flyover|overpass & lorry|car|cars|traffic|train|trains|road|motorway|bus
fake|suspicious parcel|package|bomb .. with|of wire|wires|clock
leave parcel|package|bag|suitcase .. at|in .. station|airport|bank & wires|ticking|fake|see|who
call|ring|dial .. emergency|999|911|112|police & joke|poem|prank|sing|dare|laugh|fun
pistol|gun|rifle|revolver .. carry|take|bring .. to|into .. school|station|bank|shop|class
carry|take|bring pistol|gun|rifle|revolver .. to|into .. school|station|bank|shop|class
paint|spray .. pistol|gun|rifle black & carry|take|bring|wear|point
spray|tag|paint .. train|trains|carriage|bus|school|bridge .. yard|depot|night|secretly|unseen
# mockery | rrrrr | c | Nobody is laughed at in a craft. | a hero of your own
fat|ugly|stupid kid|boy|girl|pupil|child|teacher|classmate|neighbour|neighbor & ?class
fattest|ugliest|dumbest|stupidest|smelliest .. kid|boy|girl|pupil|child|teacher|classmate|neighbour|neighbor & ?class
# hate | xxxxx | c | Nobody is hated in a craft. | a patch that welcomes everybody
blood and honour|honor
burning cross|crosses
=14/88
hooked|crooked nose|noses & coins|money|mosque|synagogue|banker|jew|jews
- diwali|rangoli|hindu|buddhist|jain|temple|mandala
swastika|swastikas
white power|pride & banner|patch|flag|stitch|paint|oath|badge|clan|brothers|across
sieg heil
ss runes|bolts
=1488
muslims|muslim|jews|jew|immigrants|migrants|foreigners|refugees|gays|christians|hindus|sikhs|asians|gypsies|arabs out|raus
film|photograph|record|shout|spray .. faces|people|them & mosque|synagogue|temple|church
# personal | rrrrr | | A craft that leaves home shows no address, school or full name. | a first name or initials
man|woman|stranger|guy|somebody from .. forum|app|online|server|internet|chat
post|write|share|put|tell .. time|when|way .. walk|walks|come|comes|go|leave home & picture|photo|post|profile|online|followers|story
swap|swaps room|house|hotel keys|key
meet|meets|meeting .. buyer|seller|follower|followers|stranger|strangers|admirer|fan|fans|man|guy & online|app|chat|station|alone|flat|hotel|profile|server|liked|followed|forum
go|come|drive|walk|visit alone|yourself .. to .. flat|apartment|house|room|car|hotel|studio & man|guy|stranger|follower|met|online|liked
go|come|drive|walk .. to .. flat|apartment|house|room|car|hotel|studio of .. man|guy|stranger|follower
post|share|upload|publish|send ... school|street|address|bedroom & selfie|photo|picture|online|profile|story|bio|follower|followers|stranger|strangers|tag
add|accept people|strangers|everyone .. do|you|have .. not|don't|never know|met|meet
film|photograph|shoot|snap yourself|herself|himself .. in underwear|bra|bikini|shower|nothing|bath
meet|meets|meeting .. him|her|them|somebody|someone|stranger|strangers|follower|followers|fan|fans .. from|on .. online|app|chat|server|forum|internet|game|discord
meet|meets .. online|internet|chat friend|friends|stranger|strangers|contact
send .. photo|photos|picture|selfie|selfies|video .. to stranger|strangers|follower|followers|somebody|him & online|chat|app|server|stranger|strangers|follower|followers
write|print|put|add|paint|embroider|stitch|stick .. home|full|phone|street|postal|real .. address|name|number & send|post|online|balloon|bottle|kite|stranger|outside|share|leave|public|release|?
phone number
share|post|upload .. photo|photos|picture|video .. of|with .. @kid|face|online|public
stranger|strangers .. talk|meet|hand|give|offer|knock|door|sell|approach|ask
# outing | nnnn. | | A walk needs a grown-up along. |
walk|go|stroll|wander .. along|down|around|through .. street|road|neighborhood|neighbourhood|block|town
go|head|walk|step|wander|stroll|hunt|explore|set|take .. outside|outdoors|woods|forest|park|beach|nature|meadow|hike|walk|trail
nature .. walk|hunt|trail
collect|gather|find|pick|hunt .. leaves|leaf|sticks|twigs|stones|flowers|petals|pinecones|acorns|feathers|shells|bark & outside|outdoors|park|woods|forest|garden|walk|beach|trail|nature
beach|woods|forest|park .. walk|trip
# toss | rnnnn | p | Things that fly hit eyes. | a soft paper ball
throw|toss|fling|hurl|launch .. @throwable
# shore | nnnnm |  | Water is near. |
along|by|at|near|beside|down .. shore|beach|waterline|tideline|seashore|riverbank|lakeside|seaside|footbridge|upstream|downstream
along|by|at|near|beside .. water line|edge
drop|throw|float|race ... from|off .. bridge
footbridge|upstream|downstream
drop|float|sail|race|launch .. boat|boats|stick|sticks|twig|twigs .. stream|river|brook|pond|bridge|side
# light-up | gggtn | p | It burns, and it catches fire. | a flashlight
light|strike|relight|lights|lit candle|candles|wick|wicks|tealight|tealights|lantern
light it|them & candle|candles|wick|lantern|tealight
light .. stem|stalk|pith|oil|string & wick|oil|orange|lamp|lantern
# small-fire | nnnnn | | Fire burns. |
blow|carry|tip|rake .. ember|embers|coal|coals
light .. leaves|sawdust|kindling|tinder|candle|candles|wick|fire|campfire|tealight
smoulder|smolder
in|on|over|into|from .. coals|embers|campfire|bonfire|grill
over|on .. low|medium|high|gentle|gas flame
# hot-stuff | nnnnn | | It is hot enough to scald. |
melt|cook|boil|heat|pull .. isomalt
melt|melts|render|renders .. lard|suet|fat|butter|margarine|tallow|dripping|shortening|cocoa|coconut|gelatine|gelatin|beeswax
stir|cook|heat|melt|boil|simmer|warm .. sugar|syrup|caramel|toffee|jam|wax|soap|gelatine|jelly
hard|soft crack
hard|soft ball|boil .. stage|syrup|sugar|degrees|toffee|caramel
melt .. base|bar|cubes|chips|chocolate|wax|crayons|soap
bursts of .. seconds
cook|stir|simmer|heat|warm|melt .. over|on .. low|medium|gentle heat
in|into .. pan|saucepan & cook|boil|simmer|heat|melt|warm|stir
warm|warms it|them .. stirring|until
off the heat|hob|stove|burner
on|from .. hob|stove|stovetop|cooker|burner
# felting | ..nnn | | A barbed needle goes deep into a finger. |
stab|poke|jab|prick .. needle
needle felt
felting needle|needles
# sharp-tools | ..nnn | | The tool slips. |
plane .. edge|edges|surface|board|top|plank|smooth
cut|carve|slice|trim|score|shave .. with .. blade|cutter|gouge|chisel|plane|spokeshave|jigsaw|saw
with|along|around|round .. jigsaw|fretsaw|router|sander|gouge|rasp
core|peel .. with .. corer|peeler
# frying | .nnnn | | Hot oil burns deep, and it catches fire. | a bake in the oven
heat|warm|bring .. =oil|fat|lard|dripping
fry|deep|shallow .. in|batches|until|till|oil|fat
=fry|=frying|=deepfry
# slippery | xxxxx | p | Whoever slips on a soaped floor hits hard edges. | a rug to slide a toy over
soap|soaped|soapy|soaping|suds|shampoo|oil|oiled|polish|grease|butter|talc|wax .. floor|tiles|tub|bath|lino|deck|stairs|patio|worktop & =skate|=skates|=skating|=slide|=slides|=sliding|=skid|=skids|=glide|=glides & him|her|them|@kid|socks|feet|barefoot|bare|you
floor|tiles|tub|bath|lino|deck|stairs|patio .. with .. soap|suds|shampoo|oil|polish|grease|butter|talc|wax & =skate|=skates|=skating|=slide|=slides|=sliding|=skid|=skids|=glide|=glides & him|her|them|@kid|socks|feet|barefoot|bare|you
# salt-eaten | xxxxx | cp | So much salt makes a child very ill. | a dough of oats and banana
eat|eats|nibble|munch|swallow|gobble|tuck .. much|many|lots|plenty|all|fill ... =salt|salty
cup|cups|cupful|mug|mugful|handful|handfuls of =salt & eat|eats|eating|nibble|munch|swallow|snack
eat|eats|nibble|munch|swallow|snack .. dough|playdough .. like|likes|please|pleases|want|wants|wish|fancy
# cut-bottle | xxxgt | | Cut glass has sharp edges. | a plastic bottle | glass wine beer
- cut .. label|labels|string|paper|card|felt|ribbon|foil|plastic
cut|saw|score|slice|snap .. bottle|bottles
# salt-feast | xxxxx | cp | So much salt makes a child very ill. | a dough of oats and banana | salt
- eat // yeast|butter|sugar|oats|egg|eggs|chocolate|popcorn|potato|potatoes|cheese|honey|tomato|tomatoes|milk
eat|nibble|munch|swallow|gobble|snack .. much|many|lots|plenty .. like|likes|please|pleases|want|wants|wish|fancy
# wading | nnnn. | | Water drowns a child within a minute, without a sound. | a tray with a finger of water
=wade|=wades|=wading in|at|along|through|out|across
# open-cell | xxxxx | | Such cells catch fire when they are opened or bent. | no power at all
- lid|door|cover|compartment|holder|case|switch
slit|cut|slice|open|prise|pry|peel|unroll|unwrap|pierce|prick|stab|puncture|snip|bend|crush|fold|hammer|nail|squash|drill|file|dismantle .. pouch|cell|battery|batteries|accumulator|powerbank & phone|tablet|laptop|vape|drone|scooter|powerbank|silver|lithium|puffy|swollen
# cell-out | xxxrr | | A swallowed button battery burns through the throat within hours. | a flashlight with a screwed-down lid | hearing aid fob calculator thermometer scales trainers remote tealight tealights pointer flickering singing musical wristwatch watch watches alarm clock keyring
pocket|keep|collect|remove .. shiny|silver|flat disc|disk|coin|cell
dig|prise|pry|pop|lever|tip|hook it|them out
tip|pop|prise|pry|shake|take|get|dig|fish|lever|click|hook|knock|push|slide .. round|silver|shiny|flat|coin|disc|disk|bit|button|cell|power .. out|off|loose
tip|pop|prise|pry|shake|take|get|dig|fish|lever|click|hook|knock|push|slide out|off|loose .. round|silver|shiny|flat|coin|disc|disk|bit|button|cell
# lamp-bask | xxxxx | | Its light burns eyes and skin. | a dance under coloured lights | blacklight uv lamp tube germ sunlamp germicidal
dance|bask|tan|sit|lie|stand|pose|play .. in|under|before .. beam|ray|rays|glow|light|tube|lamp .. for .. hour|hours|long
lamp|tube|light|beam at|level face|eye height|level
# fever-silver | xxxxx | | Its fumes poison. | a drop of water on waxed paper
snap|break|crack|tip|tap|empty|pour|smash|cut|open|file|drain .. thermometer|barometer|thermostat|fever & silver|mercury|bead|beads|drop|drops|run|runs|blob|maze|liquid|shiny
silver|mercury|bead|beads|drop|drops|blob|liquid .. out|from|of .. thermometer|barometer|thermostat|fever
# root-juice | xxxrr | | Saps and roots of garden flowers poison through the skin. | beetroot juice | flowers flower stalk stalks bulb bulbs border wild hedge weeds
- ginger|turmeric|beetroot|carrot|carrots|madder|potato|potatoes|air|rubber|blower
crush|mash|grate|grind|pound|squeeze|pulp|chew|peel .. root|roots|bulb|bulbs|tuber|tubers|sap ?and
# eat-with-pets | xxxrr | | Reptiles and birds carry germs that make children very ill. | a snack afterwards, with washed hands | tortoise turtle snake lizard gecko terrapin frog toad newt chick chicks hen hens duckling ducklings mouse hamster snail snails worm worms pigeon pigeons rat python iguana
- wash|washed|washing|after|afterwards|later|gingerbread|dry|dries|set|sets
eat|have|munch|nibble|share|enjoy|crunch|finish|bite ?your|? biscuit|biscuits|snack|snacks|sandwich|sandwiches|lunch|picnic|cake|crisps|apple|toast|tea|cookies|breakfast & while|as .. he|she|it|they|tortoise|turtle|snake|lizard|hen|hens|chick|chicks|gecko|hamster|mouse|frog
eat|have|munch|nibble|share|enjoy|crunch|finish .. biscuit|biscuits|snack|snacks|sandwich|sandwiches|lunch|picnic|cake|crisps|toast & lap|shoulder|same plate|with him|her|it
# metal-melt | xxxxg | | Molten metal spits and burns to the bone, and some of it poisons. | a cast of plaster | soldiers weights metal pewter solder alloy ingot ingots sinker sinkers lead zinc flashing brass bronze
melt it|them|this|everything .. in|over|on|until|till|with
melt .. metal|sinkers|weights|flashing|solder|pewter|scraps|scrap|pieces .. in|over|on|until|till|with
pour|tip|fill .. metal|melt .. in|into .. mould|mold|sand|cuttlefish
until|till .. run|runs|flow|flows|liquid .. like|? milk|water|silver|quicksilver|syrup
# while-worn | xxxxx | | What is done to cloth or card on a body goes into the body. | the same with nobody in it
- paint|draw|measure|mark
staple|staples|pin|pins|nail|iron|sew|stitch|rivet|drill|solder|hammer|hotglue|singe|burn|press .. while|when .. on|wear|wears|wearing .. head|body|arm|wrist|him|her|them|you|it|hair|neck
staple|staples|pin|nail|iron|sew|stitch|rivet|drill|solder|hammer|press .. straight|right|directly .. on|onto|to|at @poss .. head|hair|body|arm|wrist|ear|skin|neck|back|leg
# bag-head | xxxxx | | Thin plastic over the face suffocates. | a paper bag with a big opening for the face | liner bag sack film polythene sleeve plastic cling bin wrapper cellophane cover
pull|slip|draw|tug|drop|put|slide .. it|this|bag|liner|sack|sleeve|film|cover|wrapper .. down|over|on|onto|up .. to|past|until|till|over|as @poss elbows|elbow|shoulders|waist|knees|ears|chin|eyes|eyebrows|tummy|nose|head|hair
wear|put|pull|slip it|this|bag|liner|sack|sleeve|cover .. like|as|for .. helmet|hood|visor|veil|hat|ghost|head
tuck|tape|tie|gather it|bag|liner|sack|sleeve|plastic .. at|under|in|round|around|into .. shoulders|chin|collar|neck|neckline
# bag-helmet | xxxxx | | Thin plastic over the face suffocates. | a helmet of cardboard
- paper|card|cardboard|felt|cloth|pillowcase|away|compost
bag|liner|polythene|film .. helmet|hood|visor|veil|face & on|over|wear|pull|pop|down
wind|wrap|roll|swaddle .. film|cling|wrap ... herself|himself|yourself|themselves|itself|@kid|eachother
# head-first | xxxxx | | Whoever slips in head first does not come out by himself. | a look from above, with both feet on the ground
- paper|doll|toy|card|figure|puppet|clay|penguin|otter|teddy|bear|bears|mole|rabbit
slide|climb|crawl|dive|go|fish|reach|hang|slip|wriggle|get .. =head first|foremost & bag|sack|tunnel|tube|pipe|sleeping|duvet|barrel|hole|box|bucket|tub|bin|well|sleeve|drum|slide|chute|inside
end|top|opening|bottom .. closed|shut|tied|zipped|taped|sewn|sealed & in|inside & you|him|her|friend|brother|sister|@kid|hatch
# twisted-in | xxxxx | p | What twists tight strangles. | a ribbon to twirl
- doll|teddy|toy|paper|felt
twist|spin|wind|roll|wrap .. hammock|swing|curtain|curtains .. round|with|until|around|and .. in|inside|@kid|you|sister|brother|friend
# in-the-coals | xxxxx | p | What is shut bursts in a fire. | a paper fire
- foil|potato|potatoes|apple|apples|banana|bananas|bread|dough|paper|felt|corn
drop|put|throw|toss|lay|pop|bury|place|roll|tip ... lidded|sealed|closed|corked|capped|canister|canisters|can|cans|bottle|bottles|aerosol|lighter|lighters|battery|batteries|egg|eggs|bamboo|stones|slate|pots|bulb|bulbs|pen|pens|shells|bullets ... in|among|on|into|by .. coals|=fire|embers|bonfire|campfire|stove|firepit
# spirit-lit | xxxxx | | It burns with a flame that nobody sees. | a paper flame | spirit spirits alcohol brandy rum vodka meths gin sanitiser sanitizer perfume fuel petrol
light|set|ignite it|them|these|one .. on|at|and|in|with|afire|?
# full-pot | xxx.. | | What is hot spills and scalds. | cold tea, or a grown-up who pours
- toy|paper|felt|pretend|play|card|cold|cooled|empty|wooden|doll's
=full teapot|cafetiere|kettle & dunk|between|lap|dip|reach|knee|low
fresh|brewed|steaming|hot teapot|mug|cafetiere|kettle|thermos|jug & dunk|between|lap|dip|hold|reach|carry|knee|pass|near|beside|low
# sheet-down | xxxxx | p | A fall from there kills. | a rope for the teddy
- teddy|doll|toy|figure|puppet|paper|bear|spider|mouse|basket
let|lower|slide|climb|swing|abseil yourself|himself|herself|themselves|eachother|down|out .. down|to|from|on|over|by & sheet|sheets|curtain|curtains|rope|window|balcony|bedsheets|landing|loft|tree|cliff|wall
knot|tie|join|plait .. sheets|curtains|bedsheets|duvets|scarves|tights ... climb|down|lower|escape|window|balcony
abseil
# towed | xxxxx | p | Whoever is towed cannot stop. | a sledge that a grown-up pulls by hand
- toy|paper|card|cardboard|model|doll|lego|matchbox|reindeer|cotton
hitch|tie|hook|fasten|rope|cling ... sled|sleds|sledge|sledges|skateboard|scooter|board|trolley|tyre|tube|skis|rollerblades|yourself|rope ... to|behind|onto|on|of .. car|van|truck|lorry|bus|quad|tractor|motorbike|jeep|bumper|horse|tram
behind|off|by .. car|van|truck|lorry|bus|quad|tractor|motorbike|moped|tram & tow|tows|towed|pulls|pulled|drags|hold|grab|hang|hitch
grab|hang|cling .. back|bumper|tail|ladder of .. lorry|car|bus|truck|van|tram|train|tractor|trailer|quad
# ball-in-road | xxxxr | p | Streets, cars and tracks are no place to play. | the garden
- toy|paper|card|cardboard|model|doll|felt|marble|railway
roll|kick|throw|bounce|chase|bowl .. down|along|across|into|onto|over .. drive|driveway|road|street|lane & after|race|chase|run|catch|fetch
chase|race|run .. after it|ball|hat|balloon|them ... road|street|drive|lane|kerb|curb
# on-the-line | xxxxx | p | Trains come without a sound. | the garden
- toy|wooden|model|paper|felt|lego|card|cardboard|drawn|brick|chalk
leave|lay|put|set|place|line|stick|tape|balance ... nail|nails|coin|coins|penny|pennies|spoon|stones|wire|foil|=can|=cans|key|keys ... on|onto|along|across .. track|tracks|rails|rail|sleepers
walk|sit|lie|stand|hop|step|run|balance|picnic|listen|jump|cross .. from|on|along|across|between|over|beside .. sleeper|sleepers|rail|rails
ear .. to|on|against .. rail|rails|track|line
# bale-tunnel | xxxxx | p | Stacks come down and smother. | a tunnel of cardboard boxes
- toy|paper|card|cardboard|model|doll|mini|lego|pretzel|cereal
tunnel|crawl|climb|burrow|dig|hide|camp|jump ... through|in|under|between|into|beneath|among|up|on .. bales|bale|haystack|logpile|pallets|timber|woodpile|gravel|grain|rubble|scaffolding
take|pull|slide|draw .. from .. bottom|lowest .. row|of|? & bales|logs|stack|bricks|boards|slabs
# gas-all-night | xxxxx | | It burns, and it takes the air. | air-drying
- card|cardboard|paper|toy|felt|led|battery|solar
leave|keep|burn|run .. gas|ring|burner|heater|hob|stove|fire|oven|candle|candles|lamp|fireplace ... night|overnight|sleep|asleep|bedtime|morning|unattended
# frozen-glass | xxxxx | | Glass bursts in the cold, and its shards cut deep. | a plastic tub
freeze|freezer .. glass|bottle|jar & cork|full|brim|sealed|shut|screw|break|crack
glass|bottle|jar ... freeze|freezer|frozen & cork|full|top|brim|sealed|shut|screw|break|crack
break|snap|peel|chip|pick|knock off|away .. glass|jar|bottle ... hand|hands|fingers
# pumped-up | xxxxx | | Gas shut in bursts what it is in. | a ball that is as hard as it should be
- balloon|rocket
pump|inflate|pressurise|pressurize ... until|till|so .. split|splits|burst|bursts|pop|pops|explode|explodes|crack|cracks|creak|creaks|seams|bang|bangs|bulge|bulges
# in-kettle | xxxxx | | Steam scalds. | a bowl of cold water
- toy|paper|card|cardboard|felt|play|pretend|doll's
float|drop|dip|put|cook|boil|melt|heat|warm|sail .. in|into|inside|down .. kettle|percolator
# behind-the-wall | xxxxr | | Wires and pipes lie in walls. | a hook that sticks on
drill|nail|screw|hammer|chisel ... wall|walls|skirting|ceiling|floorboards & switch|socket|outlet|behind|cables|pipes
# near-beasts | xxxxx | p | What guards its young attacks. | a look from far away
- toy|paper|felt|clay|knitted|doll|puppet|chocolate|card|wool|drawn|far|away|binoculars
creep|walk|go|get|crawl|sneak|tiptoe|reach|lean|sit|stand|slip|climb|step up|close|near|to|under|behind|beside|by|in|into|between|over ... swan|gander|bull|ram|boar|stag|badger|cubs|foals|calves|hive|nest|sow|hornets|beehive|dam|seal|seals
scoop|dig|open|poke|kick|lift|shake|break ... nest|anthill|hive|mound|burrow|sett|den .. with|by|and|to ... hands|hand|fingers|foot|stick|arm|ants|bees|wasps
# parts-off | x.... | | It is small enough to choke on for a child of two or three. | eyes that are sewn or painted on
- rings|ring|lid|sock|glove|hat|sticker|stickers|felt|big|large|velcro
pull|take|pick|tug|bite|peel|pluck|pop ... eye|eyes|button|buttons|nose|noses|bead|beads|wheel|wheels|pompom|pompoms|bell|bells|gem|gems .. off
# thrown-points | xxxxx | | Points that fly hit eyes. | a soft paper ball
- paper|card|foam|felt|soft|cork|velcro|suction
throw|toss|fling|hurl .. compass|compasses|pin|pins|needle|needles|knife|knives|scissors|blade|blades|nails|forks|skewers|axe|hatchet|saws|cds|slates|tiles|darts|screwdriver|screwdrivers|chisel|bricks|flints|coals
# any-flower | xxxxx | | Many flowers of the garden poison whoever eats them. | a salad from a shop
- edible|paper|felt|clay|pretend|sugar|icing|mud|caterpillar|caterpillars|hole|rabbit
salad|soup|tea|smoothie|eat|taste|nibble|chew|lemonade|stew|cake ... every|all|any|whatever|garden|border|wild|hedge flower|flowers|leaf|leaves|petals|berries|plant|plants|blossom|blossoms
# tide-waits | xxxxx | p | The tide comes in faster than anybody walks. | a song at home
- paper|felt|toy|tray|bowl|bottle|jar|sand castle|sandcastle
until|till .. water|tide|waves|wave .. knees|waist|chest|neck|ankles|chin
until|till .. tide|waves .. reaches|comes|rises|turns
# scree | xxxxx | p | Slopes slide, and falls kill. | a slide in the park
- paper|toy|model|clay|marble|ball|lego|figure|penguin|tray
slide|ride|run|roll|sledge|toboggan|surf|skid|jump|race .. down|over|across|off|along|? .. scree|quarry|gully|cliff|landslip|spoil|slag|glacier|cornice|ravine|gorge|rockfall
jump|stamp|dance|shout|ski|walk ... slope|cornice|snowfield|bowl & snow|white|avalanche & steep|go|slide|start|loose
avalanche & start|trigger|set|make|jump
# piled-on | xxxxx | p | Weight on the chest stops the breath. | a heap of cushions to hide behind
- teddy|doll|toy|pea|princess|paper|felt
pile|stack|throw|heap|jump|sit ... on .. youngest|littlest|brother|sister|friend|him|her & pillow|pillows|cushion|cushions|mattress|mattresses|blankets|beanbags|sacks|rugs|top
# flour-cloud | xxxxx | | Such dust chokes, and at a flame it explodes. | flour on a baking board
- paint|tray|board|table|bowl|cocoa drink
shake|throw|toss|blow|pour|fling|dance|clap|beat ... flour|cornflour|talc|custard|sawdust|icing ... cloud|tent|fan|air|candle|flame|room|face|storm
# pan-by-hand | xx... | | Hot pans burn. | a grown-up at the stove
- toy|paper|felt|pretend|card|cold|sand|mud|play|cardboard|painted
let|have|may|helps .. @kid|=her|=him|=them flip|fry|toss|ladle|turn|cook|lift|shake & pan|pancake|pancakes|wok|griddle|skillet|stove|hob|egg|eggs|oil|bacon
# out-of-the-oven | xxxxx | | It is hot enough to burn. | cold card | oven record records shrink grill kiln acrylic vinyl plastic
- cool|cooled|cold|glove|gloves|mitts|mitt
pull|lift|take|press|shape|bend|mould|mold|peel|grab|roll .. hot|soft|melted|warm|floppy|bendy .. with|in|by|using|out|from .. ?your fingers|hands|hand|thumbs
# child-at-tap | xx... | | Hot water scalds within a second. | a bowl of lukewarm water
let|have @kid|=her|=him|=them turn|run|open|work|twist|mix .. tap|taps|faucet|shower
# smouldering | xxxxx | p | Embers set rooms on fire, and their smoke smothers. | a picture of a fire
- paper|felt|card|drawn|painted|tissue
smoulder|smolder|smouldering|smoldering|smoking|glowing|embers ... under|in|inside|on|beside|beneath .. bed|bedroom|tent|carpet|sofa|wardrobe|den|house|room|loft|hay|barn|pocket|drawer
# waved-fire | xxxxx | p | What burns and flies sets hair and cloth on fire. | ribbons of red paper
- paper|ribbon|ribbons|crepe|tissue|felt|led|cellophane|pretend
swing|wave|throw|toss|fling|run|juggle|spin|whirl|twirl|chase .. burning|flaming|blazing|lit
# given-to-child | xxx.. | | It poisons, burns or chokes whoever is so small. | a thing that is made for a child
- toy|paper|felt|pretend|play|empty|card|cardboard|wooden
give|hand|pass|leave|offer @kid|=him|=her|=them .. polish|detergent|cleaner|bleach|medicine|matches|lighter|batteries|battery|coins|drill|iron|kettle|superglue|perfume|deodorant|aerosol|razor|razors|vape|cigarette|cigarettes|plastic bag|magnets|marbles|syringe
# stood-in-seat | xx... | p | Falls hurt. | a place on the floor
- teddy|doll|toy|bear|paper
stand|kneel|climb|jump|bounce|clamber .. in|on|up|out .. highchair|pushchair|pram|buggy|stroller|trolley|cot|crib|bouncer
# between-joists | xxxxx | p | Ceilings give way under a foot. | a picture of the attic
- paper|toy|doll|model|card|drawn|balance|gymnastic
crawl|climb|walk|creep|lie|hide|balance|hop|step|tiptoe .. between|across|along|over|on|from .. joist|joists|beams|rafters|insulation|lagging|girder|girders|scaffold
walk|climb|sit|lie|crawl|shuffle|edge|step out .. along|on|onto|to|over .. arm|jib|beam|girder|boom|pipe|ledge|spar|bough|plank
# in-the-tyre | xxxxx | p | Whoever rolls in it cannot stop. | a tyre that lies flat
- toy|paper|teddy|doll|hamster|marble|model|mouse
curl|sit|climb|squeeze|lie|get|tuck|fit .. in|into|inside .. tyre|tire|barrel|drum|pipe|hoop|keg & roll|rolls|hill|spin|push|slope
lie|sit|stand|ride|kneel .. on|in .. bin|cart|mattress|suitcase|door|lid|chair ... push|slide|roll|race|whizz|whoosh|shoot|go & hill|slope|ramp|stairs|top|downhill|street|close|lane|bank
# goal-by-road | xxxxr | p | Streets, cars and tracks are no place to play. | the garden
- toy|paper|card|cardboard|model|table|finger|marble|painted|away|far
goal|goals|pitch|net|wicket|stumps|trampoline|slide|swing ... road|street|traffic|motorway|railway|rails|lane & back|next|beside|towards|facing|behind|by|edge|side|across|on|in
# tied-in-bag | xxxxx | | It can stop the breath. | a big open box
- teddy|doll|toy|puppet|paper|race
get|climb|sit|hop|crawl|step|wriggle in|into|inside .. bag|sack|liner|cover|suit|duffel|holdall|stocking & tied|tie|closed|shut|zip|zipped|knot|sealed|drawstring|fastened
# shut-with-fumes | xxxxx | | Its fumes harm. | a window wide open | stripper varnish solvent thinner thinners lacquer resin epoxy enamel aerosol solder fixative spraypaint acetone bleach
- open
lock|shut|close|seal|tape|block .. door|window|windows|vents|vent|bathroom|garage|room|gap|gaps|yourself
# can-opened | xxxxx | | Gas shut in bursts what it is in. | a marble from a shop | spray aerosol deodorant hairspray cream siphon lighter
saw|cut|drill|slice|hack|hammer|pierce|stab|punch|chop|squash|crush ?spray =can|=cans|canister|canisters
# mains-joined | xxxxx | | Electricity kills. | no power at all | lamp plug kettle toaster extension socket radio heater appliance mains fridge
- battery|batteries|led|low
join|twist|connect|swap|splice|mend|rewire|strip ... colours|colors|wires|cables|flex|cores & switch|press|plug
# half-out | xxxxx | | Electricity kills. | no power at all
pull|ease|slide|leave|lift .. half|halfway|partly|bit .. out|of & wall|socket|plug|outlet|charger
slide|slip|push|drop|poke|wedge|touch ... behind|between|onto|against|into|on|across .. plug|prongs|pins|socket|charger|fusebox & foil|coin|knife|metal|star|paperclip|wire|key|scissors|tinsel
# held-by-tail | xxxxx | p | It bites, stings or carries disease when it is held. | a drawing from a picture
- toy|paper|felt|clay|knitted|doll|puppet|wooden|cuddly|kite
pick|lift|hold|grab|catch|carry|scoop .. cat|rat|bat|rabbit|hedgehog|squirrel|crow|gull|pigeon ... by|behind|in|with .. tail|scruff|wings|legs|ears|scarf|jumper|gloves
# held-wild | xxxxx | p | It bites, stings or carries disease when it is held. | a drawing from a picture | viper adder rattlesnake hedgehog bat badger squirrel rat gull pigeon fox
- toy|paper|felt|clay|knitted|doll|puppet|wooden|cuddly
pick|lift|hold|grab|catch|carry|scoop .. it|him|her|one|them ... by|behind|in|with .. scruff|neck|wings|scarf|jumper|jacket|snout
pick|lift|hold|grab|catch .. behind .. head
kiss .. it|snout|nose|beak
# pets-wet | xxxxx | p | No living thing is harmed for a craft. | one of paper | cat kitten rabbit hamster gerbil budgie parrot tortoise chick guinea dog puppy hen
- toy|paper|felt|cuddly
hold|dip|dunk|shut|dye|spray|shave .. cat|kitten|rabbit|hamster|gerbil|bird|tortoise|chick|fur|coat|puppy|feathers|whiskers|claws ... under|in|into|with|to|off|short .. tap|bath|dye|glue|glitter|shower|bucket|freezer|microwave|box|spray|hairspray|scissors
# nail-fired | xxxxx | | What is shot hits eyes. | a soft paper ball
- paper|foam|felt|nerf|pompom|pompoms|cotton|marshmallow
fire|shoot|launch|ping|flick|catapult .. nail|nails|pin|pins|staple|staples|screw|screws|needle|needles|stone|stones|bearings|gravel|darts|tacks .. at|into|across|from|over|through|towards|and
# lantern-sent | xxxxx | | It burns where it falls. | a lantern with a battery light on a stick | candle wax fuel flame wire tealight
- hang|battery|led|paint
let|send|launch|release .. lantern|lanterns|balloon .. rise|up|off|fly|sky|free|drift|away
# sun-focused | xxxxx | | Focused light blinds and burns. | a shadow drawing
focus|concentrate|aim|direct|bundle ... sun|sunlight|sunbeam|sunshine|rays|beam|light ... on|onto|at|into .. grass|leaf|leaves|wood|match|straw|ant|ants|hand|skin|tinder|bark|paper|balloon|wax|eye
# jabbed | xxxxx | p | Needles carry disease into the blood. | a syringe of felt
- paper|toy|felt|pretend|teddy|doll|bear|teddy's|doll's|sleeve|canvas|cushion|fabric|cloth|stuffed|puppet
jab|prick|inject|pierce|stab|tattoo ... arm|finger|ear|earlobe|skin|thigh|lip|nose|belly|friend|ankle|lobe|tongue|navel|wrist|yourself|eachother & needle|needles|pin|pins|syringe|compass|ink|safety|jab|stud
# brew-tasted | xxxxx | | It can poison. | a paint that nobody drinks
- water|juice|lemonade|beetroot|beet
try|have|take|dare .. sip|gulp|swig|mouthful & boil|brew|ink|dye|potion|paint|heads|roots|berries|pods|bark|bulbs
# ice-hole | xxxxx | p | Ice breaks and water drowns. | ice from the freezer tray
- paper|card|felt|lego|doll|toy|tray|tub|bowl|bucket|cube|drawn|=can|tin
knock|cut|saw|drill|chop|break|hack|smash|stamp .. hole|holes|block|blocks|slab|slabs|window ... ice|lock|canal|lake|pond|river|dam|reservoir|loch
# in-bag-of-beads | xxxxx | | Whoever crawls in there breathes in the beads. | a heap of cushions
climb|crawl|get|hide|dive|snuggle|wriggle|burrow|slip|hop|creep into|inside|in .. beanbag|polystyrene|filling|stuffing
beanbag|cushion|mattress & unzip & crawl|climb|inside|get|hide|wriggle|in
# hot-fingers | xxxxx | | Hot sugar burns to the bone. | a dough that is cold | sugar toffee caramel isomalt candy treacle
- cool|cooled|cold|gloves|icing|dough
scoop|pull|stretch|twist|mould|mold|dip|touch|pick|roll|wind|pinch|squeeze ... finger|fingers|hand|hands|thumb|thumbs & thread|threads|strand|strands|blob|amber|syrup|bubbling|runny|straight|hot|sticky|toffee|caramel|ropes
# skylight-out | xxxxr | | A fall from there kills. | a picture from behind the glass
- paper|card|cardboard|doll|toy|drawn|dolls
step|climb|get|go|hop|scramble|squeeze|sit|lean|crawl|slip|wriggle out|through|onto .. skylight|dormer|velux|hatch|rooftop|tiles|gutter
out|through|over .. skylight|dormer|velux .. and|to|onto
# set-on-stack | xxxrr | p | Falls hurt. | a place on the floor
- tummy|belly|back|bed|doll|teddy|toy|pirate|figure|paper|wooden
sit|put|pop|stand|perch|set|lift|balance|seat|plonk|place child|toddler|littleone|baby|kid|daughter|son|preschooler|him|her|yearold .. on|onto|up|at|atop .. top|tower|stack|pile|shelf|mantelpiece|fridge|piano|roof|bonnet|gatepost
# street-line | xxxxr | p | Streets, cars and tracks are no place to play. | the garden
- paper|card|model|toy|map|felt|playground|school|closed|page|board
- draw|mark|paint|chalk|tape|line // map|plan|model|board|rug
draw|mark|paint|chalk|tape .. line|lines|start|finish|circle|goal|hopscotch|track|court .. across|on|in|over .. lane|road|street|tarmac|asphalt|cul|driveway
lie|sit|kneel|trace|crouch|stretch ... where .. tarmac|asphalt|road|lane|street
sail|ride|roll|whizz|zoom|coast|freewheel|race|speed|fly|hurtle|scoot|skate|bowl|rattle .. down|along|to|past .. ?hill|slope|lane|road|ramp|street .. to|towards|across|through|past|over .. crossroads|junction|roundabout|lights|crossing|bend|traffic|road
# old-fridge | xxxxx | p | A child can be trapped there without air. | a big open box of cardboard | fridge freezer refrigerator washer dryer dishwasher safe oven locker
- climb|hop|get|step|crawl|jump|squeeze|sit // cardboard|card|paper|carton|felt|toy|play
climb|hop|get|step|crawl|jump|squeeze|sit|clamber aboard|in|inside|into
count|wait|sing|hide|stay|hold|sit ... door|lid|hatch .. closed|shut|locked|down
# trough-lean | xx... | | Little children drown where they reach in. | a tray with a finger of water
lean|kneel|stand|sit|reach|dip|bend .. by|at|over|in|into|from|beside .. trough|butt|waterbutt|cistern|barrel|well|cesspool
# drift-off | xxxxx | p | Wind and current carry away faster than anybody swims. | a boat of bark on a string
- toy|paper|walnut|bark|leaf|cork|stick|twig|milk|little
cross|paddle|drift|row|sail|float .. bay|strait|lake|harbour|harbor|river|estuary|channel|loch|lough|sea|current & to|with|on .. lighthouse|island|buoy|other|far|raft|tube|noodles|airbed|door|tray
stand|sit|lie|lean|paint|pose|walk|climb|hang|dangle ... lip|edge|top|rim|brink|head|crest of the =falls|waterfall|weir|dam|cascade|rapids|gorge|spillway|sluice
push|cast|set off .. from .. beach|shore|bank|jetty|slipway|harbour|harbor|landing
breeze|wind|tide|current|waves|river|stream .. carries|carry|takes|take|pulls|pull|blows|blow|sweeps|sweep you|her|him|us|them|yourself
=wave|=waves .. go|goes|pulls|draws|rolls out|back & run|dash|hop|nip|climb|squeeze|through|under|past
run|dash|hop|nip between .. =waves
out .. over|across|onto|on .. mud|mudflats|flats|sandbank|saltmarsh|estuary|quicksand|bog|marsh|sands & walk|wade|step|stamp|march|trek|go|squelch|run|hop
# head-high-line | xxxxx | | A line at the height of a neck strangles. | ribbons that hang loose
- flower|doll|paper|puppet
tie|stretch|string|run|fix|hang .. ribbon|ribbons|cord|string|wire|line|rope|tape|wool ... head|neck|chin|face|throat|chest height|level|high & bounce|run|ride|jump|race|skate|dance|cycle|scoot|sledge|sled|gallop
# lamp-overnight | xxxxx | | It burns, and it catches fire. | a lantern with a battery light | oil wick fat grease lamp candle candles wax
- led|battery|electric
set|get|start|keep it|them|lamp .. going|alight|burning|flickering & shelf|night|bed|bedroom|tent|tree|sleep|bookcase|bookshelf|curtain
go|going|burn|burning|flicker|flickering|glow|glowing .. through|all|for .. night|hours|evening
# foil-toaster | xxxxx | | Metal in a toaster is live. | toast with a paper stencil held over it | foil tinfoil tin metallic wire fork
- card|cardboard|paper|toy|felt|play toaster|microwave
foil|tinfoil|metal|fork|tinsel ... in|into|down|onto .. toaster
# other-room | xxxxx | a | What is hot is never left alone. | somebody who stays beside it
- dry|dries|cool|cools|cooled|switched|take|carry
other|another|next room|floor & oil|pan|hob|oven|candle|flame|iron|boil|simmer|wax|fryer|stove|fat
oil|fat|pan|hob|fryer|stove .. full|high|hot ... go|leave|nip|pop|dash & room|garden|upstairs|phone|minutes|outside|shop|door
# loose-back | xxxrr | | A swallowed button battery burns through the throat within hours. | a remote of cardboard | remote fob calculator thermometer scales toy flashing doorbell
take|prise|pry|pull|slide|lever|open|unscrew|lose|leave .. back|door|lid|cover|flap|hatch|compartment .. off|out|open|loose & play|falls|fall|drops|comes|tip|batteries|battery|chew
# set-rolling | xxxrr | p | Falls hurt, and what rolls does not stop. | a ride that somebody pulls by the hand
- toy|doll|teddy|paper|card|cardboard|duplo|lego|figure|marble|marbles|ball|cars|beads
stand|sit|put|seat|pop|set|plonk =her|=him|=them|child|toddler|littleone|baby|brother|sister|friend|yourself .. in|on|into|inside .. trolley|cart|wagon|buggy|skateboard|tray|tyre|barrel|drum|bin|tub|wheelbarrow|pram & shove|push|roll|rolls|downhill|down|hill|ramp|stairs|spin|speed
roll|rolls|spin|spins|push|pushes|shove|shoves =you|=her|=him|=them|child|friend|brother|sister .. down|to|along|across|round|off & drum|barrel|tyre|tire|bin|pipe|trolley|wagon|tube
no|without .. brake|brakes ... hill|downhill|slope|ramp|ends|needed|?
hill|slope|ramp|lane ends|stops|finishes at|in|on|by .. stop|road|street|crossing|junction|traffic|station|railway|river|pond|lake|canal|cliff|wall
# moving-machine | xxxxx | p | Machines that back up see nobody. | a print of a toy tractor's wheel
- toy|paper|card|cardboard|model|doll|lego|matchbox|clay|drawn|felt
behind|under|beneath|before .. tractor's|digger's|lorry's|truck's|van's|car's|bus's|tractor|digger|forklift|lorry|truck|van|car|combine|harvester|mower|trailer|bus & hold|lay|kneel|stand|crouch|lie|sit|wait & back|backs|reverse|reverses|rolls|moves|starts|wheel|wheels
while|as|when it|he|she|dad|mum .. backs|reverses & tractor's|digger's|lorry's|truck's|van's|car's|tractor|digger|lorry|truck|van|car|trailer|wheel|wheels
=stand|=walk|=crouch|=kneel|=creep|=sneak|=squat behind .. pony|horse|donkey|mule|cow|bull|ram|stallion|foal
# before-the-train | xxxxx | p | Trains come without a sound. | the garden
- toy|wooden|model|paper|felt|lego|card|cardboard|drawn|brick
gap|minutes|time|pause|quiet .. between|before|until .. =train|=trains|=tram|=trams|=tides|=lorries|goods
between|inside|under|past .. barriers|barrier|booms & lights|train|red|wait|stand|sit|run
wait|stand|sit|stay|play|chalk|draw between|inside|on .. barriers|level crossing|points|sleepers|rails|?
# up-the-flue | xxxxx | p | A child can be trapped there without air. | a chimney of cardboard
- santa|paper|toy|card|cardboard|doll|lego|figure|felt|clay|drawn|spider|marble|ball|bead
wriggle|climb|squeeze|crawl|slide|shin|worm|inch|creep up|down|into|inside|through .. flue|chimney|duct|vent|shaft|well|pipe|drain|culvert|sewer|manhole|hopper|silo
# fizz-capped | xxxxx | | Gas shut in bursts what it is in. | an open bottle in the garden | mints mentos yeast effervescent sherbet cola
screw|cap|close|seal|cork|twist|plug|lid|stopper .. top|lid|cap|bottle|it|cork|stopper .. on|down|fast|tight|tightly|shut|quick|quickly|firmly|hard
hug|squeeze|shake|hold .. bottle & drop|mints|top|fast|lid|cap
# plug-in-water | xxxxx | | Electricity kills. | no power at all
- pump|aquarium|fountain|tap|waste|bath|sink|paper|rubber
wire|wires|leads|plug|cable|flex ... in|into .. water|bowl|bath|brine|basin|bucket & turn|switch|on|mains|plug
# stranded-jelly | xxxxx | | What the sea brings up burns, poisons or goes off. | shells and driftwood | jellyfish
- paper|felt|tissue|wool|ribbon|plastic|bag|cellophane jellyfish
pick|collect|gather|lift|scoop|bring|carry|press|poke|touch .. ones|them|it|jellyfish ... off|from|on|up|onto .. beach|sand|shore|tideline|water|sea|hand|hands
# fingers-in-machine | xxxxx | | Machines pull in hands, hair and cloth. | the machine with its guard on, and sleeves tied away | blender mixer mincer grinder shredder fan drill mower sander lathe processor juicer mill router saw mangle wringer
- paper|felt|card|toy fan|blade|blades|blender
- in wind|breeze
push|press|poke|stuff|stir|clear|free|scrape|guide|feed|touch|stroke|stop .. with|by|using .. finger|fingers|hand|hands|thumb|palm & spins|turns|=runs|=running|spinning|turning|whirs|whirring
finger|fingers|hand|hands|hair|scarf ... while|as|when .. spins|turns|runs|running|spinning|turning|whirs|ticks|ticking
blade|blades|belt|drum .. while|as|when .. ticks|turns|spins|runs|ticking|turning|spinning & free|clear|touch|clean|pull|grab|wipe
# torn-tin | xxxxx | | The torn edge of tin cuts to the bone. | foil | tin lid lids tins can cans metal
- foil|tape|paper|box|jar|tinfoil|shoebox|cardboard|egg
tear|rip|snap it|=tin|=lid|=can|metal|rim ... with|by .. hand|hands|fingers
bend .. fro|forth .. and|until|till|then .. tear|snap|snaps|break|breaks|rips
# by-the-target | xxxxx | | Arrows hit eyes. | a place behind whoever shoots | arrow arrows bow dart darts catapult slingshot archery javelin axe crossbow throwing
- line|behind you|shooter|archer|thrower
stand|sit|wait|hide|crouch|kneel|hold|lean .. beside|behind|either|next|near|under|before|by|side|against|front ... target|bullseye|dartboard|board & see|watch|hit|hits|arrow|hold|call|shout|shoot|who|shoots|score
hold .. target .. for|while|as|up
# sparklers-tied | xxxxx | | Together they burn like a bomb. | one sparkler at a time | sparkler sparklers
tape|tie|bundle|bind|twist|wrap|crush|grind|scrape|bunch .. together|twenty|ten|dozen|all|bunch|them|sparklers|powder|grey|heads
# bulbs-eaten | xxxxx | | Flower bulbs poison whoever eats them. | an onion of clay | daffodil daffodils tulip tulips hyacinth hyacinths narcissus snowdrop snowdrops lily lilies iris amaryllis crocus bluebell bluebells
- paper|felt|clay|butter|cake
slice|chop|fry|cook|eat|taste|boil|nibble|grate|dice|bake|stew|chew|suck|lick|bite them|it|bulb|bulbs|ring|rings|onion|onions|few|some|raw|juice|petals
soup|salad|stew & bulb|bulbs|them|petals
# conkers-eaten | xxxxx | | Conkers poison whoever eats them. | chestnuts from a shop | conker conkers
- soap|wash|laundry|paper|clay|pretend
bake|eat|cook|roast|flour|soup|taste|nibble|crunch|munch|chew|bite
# spotted-stems | xxxxx | | Poisonous plants look like good ones. | parsley from a shop
- paper|felt|clay|painted
purple|spotted|blotchy|blotched|hollow .. stem|stems|stalk|stalks & salad|eat|pick|taste|soup|blow|mix|chew|suck|whistle|flute
=leaf|leaves|stems|roots|shoots|berries .. hedge|ditch|verge|roadside|riverbank|wood|woods|wild & salad|soup|pesto|smoothie|stew|sandwich
# storm-out | xxxxx | p | Lightning kills. | a kite day with a light breeze | kite kites
- bolt|bolts|paper|painted|draw|paint|never|not|no|game|home|stop
thunder|lightning|thunderstorm|thundercloud|thunderclouds|squall|gale
# spoon-dare | xxxxx | | Dry powder chokes. | a pinch stirred into dough
- bird|cat|dog
swallow|eat|gulp .. spoonful|spoon|mouthful|handful .. dry|cinnamon|flour|powder|salt|pepper|chilli|wasabi|cocoa
# dig-under | xxxxx | p | Sand and earth fall in and smother. | a castle on top of the sand
- clay|dough|mini|tray|thumb|finger|spoon|toy|figure|doll
dig|hollow|scoop|burrow|carve|cut .. room|chamber|cellar|burrow|hideout|bunker|space|house|cabin|bed|seat .. under|in|into|beneath|inside|below .. dune|sand|bank|slope|ground|cliff|drift|hillside|earth
dig .. hole|pit|trench|well .. as deep as|than|till|until .. tall|you|shoulders|head|waist|chest|stand
# forks-in-sockets | xxxxx | | Electricity kills. | a face on a cardboard box
- eye|paper|card|cardboard|felt|doll|toy|drawn|clay|shoulder|lamp
socket|sockets|outlet|outlets & fork|forks|hairpin|hairpins|paperclip|paperclips|=nail|nails|key|tinsel|wire|=pins|tweezers|scissors|foil|whiskers|stick|poke
# tinder-lantern | xxxxr | | It catches fire. | a lantern with a battery light
- led|battery|electric|flameless|fairy|pretend|paper
line|fill|pack|stuff|nest|pad|heap|pile|bed|surround|scatter ... leaves|straw|hay|grass|moss|shavings|cotton|feathers|needles|bark|wool & candle|candles|flame|tealight|tealights|wick
set|stand|put|nestle|sit|push candle|candles|tealight|tealights .. in|into|among|amid|on|between .. leaves|straw|hay|grass|moss|shavings|cotton|feathers|needles|bark|twigs|cones
# fire-touch | xxxxx | | It burns, and it catches fire. | paint
- paper|pretend|painted|drawn|toy|parent|grownup|adult
touch|tap|brush|stroke|kiss|meet|reach .. it|them|edge|end|corner|line|letters|tip|string .. with|to =match|lighter|flame|candle|spark|splint|taper
write|draw|spell|squirt|trail|pour .. with .. hairspray|petrol|sanitizer|sanitiser|fluid|deodorant|alcohol|spirit & light|match|flame|fire|burn|burns|glow|glows|whoosh
# crush-pills | xxxxx | | Medicines poison. | baking soda
- plant|fizz|clay|watercolour|watercolor|dishwasher|paper|felt|card|foam|pompom|pompoms
crush|dissolve|grind|sort|thread|count|glue|pop|empty|open|collect|taste|swap|lick .. pill|pills|tablets|capsules|painkillers|medicine|medicines|antidepressants|vitamins|lozenges|suppositories
pillbox|pill box|organiser|organizer|cabinet & sort|colours|colors|thread|empty|tip
# gathered-mushrooms | xxxxx | | Poisonous ones look like good ones. | mushrooms from a shop | mushroom mushrooms fungi fungus toadstool toadstools ceps cep chanterelles chanterelle bolete parasol inkcap puffball forest forager forage foraged
- paper|felt|clay|shop|bought|market|supermarket|grocer
gather|pick|collect|find|look|choose|hunt|bring|cut ... under|in|near|from|on|beneath|by ... oak|birch|beech|pine|forest|wood|woods|lawn|meadow|park|tree|trees|stump|log|field|pasture|grass|hedge & fry|eat|cook|taste|soup|risotto|omelette|dish|serve|pan|toast|stew|pie|nibble|supper|dinner|lunch
# trespass | xxxxx | p | Behind such fences is what kills. | a picture from the path
- paper|card|toy|model|doll|figure|drawn|felt|clay|puppet|cardboard
squeeze|climb|hop|slip|duck|jump|wriggle|crawl|sneak|nip|step|get|go past|over|under|through|round|around|between .. fence|bars|gate|gates|barrier|tape|boards|sign|signs|railings|wire|hoarding|chain|grille & mine|quarry|site|tunnel|tracks|rails|points|line|lines|substation|factory|mill|works|yard|depot|demolition|derelict|shaft|weir|dam|reservoir|lock|lido|pool|crane|station|kiln|silo|pit
follow|squeeze|crawl|slip|walk|wriggle|creep|go|explore|head .. crack|passage|cave|shaft|adit|mine|culvert|sewer|tunnel|pothole|drain .. until|till|past|deeper|further|as|into
deeper|deep|further|far in|into|inside .. cave|mine|culvert|adit|tunnel|pothole|sewer|drain|quarry
# ladder-up | xxxxt | p | Falls hurt. | a place with both feet on the ground
ladder .. against|up & tree
# crushed-below | xxxxx | p | What hangs or leans above comes down. | a den of blankets on the floor
- toy|doll|figure|paper|card|cardboard|troll|trolls|goat|bear|blanket|cushion|matchbox|table|lego|tag|tags|sign|banner|flag|flags
lie|hide|play|sit|burrow|dig|camp|crouch|stand|crawl ... under|beneath|below .. overhang|planks|timber|bricks|crane|scaffold|scaffolding|load|icicles|logs|rubble|eaves|pallets
play|sit|hide|dig|build|lie .. in .. trench|excavation|shaft|manhole|foundations
hide|lie|play|crouch .. in|among|between .. maize|corn|wheat|barley|crop & harvester|combine|tractor|mower
knock|break|snap|shoot|pull|poke ... icicle|icicles & roof|door|gutter|catch|below|under|standing|stand|eaves
tip|tilt|climb|swing|hang|turn .. goal|goalpost|goalposts|headstone|gravestone|statue|piano|telly|television
block|close|shut|brick .. entrance|mouth|opening|way .. cave|tunnel|burrow|hole|shaft
# drains | xxxxx | p | A child can be trapped there without air. | a tunnel of cardboard boxes
- toy|paper|marble|doll|mouse|spider|cardboard|card|water
creep|crawl|walk|wriggle|wade .. along|up|down|into|through .. drain|sewer|culvert|duct
# with-you-inside | xxxxx | p | It can stop the breath. | a big open box
- bus|car|castle|train|picture|photo|drawing|toy|doll
wind|roll|wrap|zip|tie|sew|tape|close|shut|seal|lock ... with you|him|her|friend|brother|sister|@kid in|inside
tie|zip|lock|block|bar|nail .. flaps|tent|door|exit ... outside & nobody|out|run|them|inside|stay
# signs-ignored | xxxxx | a | Whoever coughs, swells or grows dizzy needs help at once. | a pause and a grown-up who looks
cough|coughs|wheezes|wheeze|swells|chokes|faints|dizzy|vomits|bleeds|=numb ... & carry|go on|finish|continue|keep|ignore|bread|normal|pass|passes
leave|keep ... on until|till .. stings|burns|itches|tingles|hurts|blisters|numb
# cape-at-play | xxxxx | | What hangs from a neck or head catches and strangles. | a cape that is taken off before play
leave|keep|wear .. helmet|cape|necklace|scarf|cord|lanyard|hood|reins|costume|headphones ... on|for ... slide|climbing|frame|net|bars|trampoline|bed|sleep|nap|night & on|for|in
tied|tie|fasten to @poss neck|necks
stocking|tights|hood|hat|balaclava|sock ... over|down ... face|eyes|nose|chin & tie|tied|knot|behind
# sharp-body | xxxxx | b | Whatever slips goes into the body. | a clamp, and a cut that goes away from the body
- drum|bowl|paper|card|toy|felt|cardboard|away|leader|teacher|look|cleaners
- leave it
- mousetrap|mousetraps car|cars|racer|vehicle
hold|clamp|grip|balance|steady|squeeze|lay|put ... between|on|across|against .. knees|knee|lap|thighs|belly|tummy|feet|chest|foot & saw|drill|chop|bash|jigsaw|knife|axe|chisel|carve|split|whittle|gouge
saw|chop|carve|whittle|split|drill|chisel ... across|on|against|between|towards|toward|to .. knee|knees|lap|thigh|belly|tummy|chest|thumb|arm|yourself|wrist
whack|hit|hammer|chop|saw|shoot|drill|split|stab|slice|carve ... while .. friend|brother|sister|mate|partner|child|other|someone .. holds|hold|steadies|steady
thumb|finger|fingers|tongue ... along|over|on|down .. edge|blade|rim|teeth & sharp|tin|can|blade|knife|saw|glass|razor
blade ... in|between .. fist|fingers|teeth|palm
blade .. without|no handle|guard
take|unscrew|prise|pop|snap|break .. blade|blades .. from|out|off .. sharpener|razor|cutter|scraper|plane
tacks|pins|nails|spikes|needles ... points|point|tips up & jump|step|walk|sit|over|chair
nail|nails|spikes|screws|glass|razor ... through|on|in .. ball|bat|club|belt|glove|stick & spin|swing|head|star|mace|flail|fight|hit
jagged|rusty|sharp ... bits|edge|edges|lids|rim|strips & fingers|bare|hand|hands & peel|bend|reach|pick|press|flat|rub|strip
barbed|razor wire & hand|hands|bend|bare|real|twist|paddock|wind
shave ... brother|friend|eachother|him|yourself|sister .. with|razor|blade|?
knight|fight|duel|joust|spar .. with .. fork|rake|poker|skewer|skewers|shears|scissors|canes|knives
pick|collect|gather ... needles|syringes|cartridges|bullets|shells .. behind|left|park|alley|underpass|range|hut|field
mousetrap|mousetraps & set|poke|finger|snap|hand|tap
# fire-more | xxxxx | p | It burns, and it catches fire. | paint
- led|battery|electric|paper|pretend|felt|card|painted|drawn|toy|flameless
sit|lie|dance|stand|sleep|walk|crawl|draw .. in|inside|between|within|over|through .. ring|circle|row|ring of .. tealight|tealights|candles|flames|sparklers|torches|lights
candle|candles|tealight|tealights .. in|on|round .. hair|head|wreath & lit|light|burning|walk|wear
start|kindle|begin .. moss|grass|tinder|fire|leaves .. with .. lens|nine|battery|flint|magnifier|steel
light .. spray|hairspray|deodorant|aerosol|gas|fumes
aim|point|hold|press|spray ... deodorant|hairspray|spray|aerosol|perfume ... at|over|by|past|through|towards .. candle|flame|lighter|match|embers
cannon|mortar|musket & pack|powder|gunpowder|fuse & light|fuse|fire|pipe|behind
hold|throw|hit|stamp ... firecracker|firecrackers|banger|bangers|firework|fireworks|fountain|roman ... like|hand|hands|while|lid|tin|pocket|over|photo|picture|? & firecracker|firecrackers|banger|bangers|firework|fireworks
lie|sit|sleep|dance|jump|twirl .. by|near|close|round|over .. bonfire|fire|stove|campfire & nylon|cape|cloak|costume|asleep|sleep|wings|tutu|skirt
hot|heated stone|brick|stones|poker ... in|into|under .. bed|sleeping|lap|pocket|duvet
hot|heated|red .. pliers|poker|tongs|nail .. & hair|skin|name|arm|brand
touch|hold|press|lean .. exhaust|hotplate|element|muffler & see|hot|warm|still|how|feel|trace
face|nose|eye|eyes|head ... close|up|near|pressed|right to|at|against .. oven|kiln|toaster|flame|fire|burner|hole
lift|open|peek|look .. kiln .. hot|orange|red|soon|glow|glows|firing|hole
drop|put|lower ... in|into .. boiling|rolling|bubbling .. pot|water|oil|wax ... with|by .. fingers|hand|hands
stir|stirring|scoop ... with .. finger|fingers & pan|wax|melt|hot|crayons|sugar|jam
handle|handles .. out|over .. edge & pot|pan|cooker|stove|hob|saucepan
cover|shade|wrap .. lamp|bulb|heater .. with .. scarf|cloth|tissue|towel|blanket|silk|shirt
bulb|fuse .. stronger|bigger|hotter than
stir|fry|cook|pour|boil|melt ... stove|hob|pan|kettle & hip|sling|carrier|lap
# electric-more | xxxxx | | Electricity kills. | no power at all
- battery|batteries|motor|led
frayed|bare|exposed|naked cable|wire|wires|flex|cord & sparks|mains|plug|lamp|wall|rub|dance
adapter|charger|cable|cord|flex .. cut .. open|off|? & wall|mains|plug|power|socket
mains|socket .. for|through|into .. etching|bath|electrolysis|tank|pickle|lemon
put|set|stand|leave .. humidifier|vase|bowl|aquarium|kettle .. next|beside|on|over .. strip|extension|plugs|multiplug|fusebox
fly|drive|steer|launch .. between|under|near|over .. power|pylons|airport|runway|motorway|crowd
bridge|short .. poles|terminals .. with .. wool|foil|coin|wire|spoon|steel
# fall-more | xxxxx | p | A fall from there kills. | a place at the table
- toy|paper|card|cardboard|doll|doll's|figure|puppet|lego|clay|felt|chalk|drawn|cat|knight|egg|humpty
walk|run|balance|tiptoe|ride|dance along|on|across .. top of .. wall|fence|gate|parapet|railing|bar|hedge
stand|sit|balance .. edge|rim of .. bath|tub|well|tank|cistern
hang|swing|dangle on|from|onto ?open|garage drawer|drawers|door|shutter|barrier|radiator|gutter|curtain|curtains
film|shoot|photograph|pose|dance .. from|on|at .. edge of .. roof|cliff|platform|quay|bridge|quarry
step|climb|get|hop up|onto|off|on .. parapet|battlements|coping
jump|glide|fly|launch|start|leap|flap ... from|off .. wall|roof|shed|garage|tree|balcony & wings|arms|cape|parachute|umbrella|glide
blindfold|blindfolded & wall|road|stairs|edge|pool|bike|ladder|roof|park|street|top
legs|feet .. outside|out|over & sill|ledge|window|balcony|roof
swing|jump|slide|zip ... over|across .. ravine|gorge|quarry|road|cliff|river & rope|tyre|swing|over
sling|tie|hang|rig .. box|basket|tub|bag|bucket .. from|on|to .. branch|beam|tree & baby|toddler|him|her|littleone|kid|yourself
six|five|seven|eight|all|everyone ... once|together .. on .. trampoline
ride|stand|sit|kneel .. on .. handlebars|crossbar|saddle & stand|handlebars|hands|flag|no|up
take|kick off|off .. brake|brakes
sit|stand|lie|ride .. on|across .. bonnet|roof|hood|boot|tailgate .. while|as .. drives|drive|moves|rolls
# road-more | xxxxr | p | Streets, cars and tracks are no place to play. | the garden
- toy|paper|card|cardboard|model|doll|map|lego|felt|drawn|sofa
hold on .. back of .. van|car|lorry|bus|truck|tram
run|dash|race ahead|across|over .. to .. van|side|bus|shop & other|across|ahead|street|road
on|in|by|along|at|from|across .. hard|motorway|central|dual shoulder|verge|reservation|carriageway
yellow line & platform|train|express
throw|drop|toss|lob|pour ... over|off|from .. footbridge|overpass|bridge|flyover & lorries|cars|lorry|car|tarmac|hit|passing|traffic|roofs|burst
hold|hang|lean|wave|stick|fly|trail ... out .. window|door|sunroof & bus|car|train|coach|taxi|moving|drive|motorway
open .. car|train|bus door when|while|as|to .. pretty|pick|see|move|moving|drive
in|on .. middle .. cul|lane|crossing|junction
cross .. wherever|without .. looking|like|?
# water-more | xxxxx | p | Water drowns a child within a minute, without a sound. | a bowl at the table
- toy|paper|doll|figure|cork|bark|walnut|duck|card|lego|tray|blue|cellophane
until|till it reaches .. chest|neck|chin|waist|shoulders & water|wade|sea|river|pond|raft|lake
river|stream|sea|water|weir .. after .. storm|flood|rain & go|see|edge|throw|high|stand|float
slipway|pontoon|jetty|quayside & kneel|kneeling|lie|lying|lean|leaning
as far .. out & log|bank|net|water|stone|jetty|rocks & reach|lean|dip
legs|feet|ankles ... in|into|tied|together & tail|tied|bag|sack & deep|swim|sea|pool
row|paddle|punt|float .. across|over|out|along|down .. pond|lake|river|canal|sea|bay & in|aboard|sit|rackets|hands|yourself
stand|jump|dance|rock .. on|up .. airbed|lilo|pontoon|dinghy|canoe|=float|lifebuoy
weir|sluice|rapids & lean|leaning|stand|wade|swim|slide|rinse|sit
freedive|freediving
lower =him|=her|=them|@kid|littleone|yourself ... into .. barrel|well|water|cistern|shaft|pit|pool
# bowl-left | xx... | | Water drowns a child within a minute, without a sound. | a bowl that is emptied at once
leave|put|stand|place|set ... filled|full|deep ... bowl|tub|bucket|pool|birdbath|basin ... lawn|floor|garden|out|sandpit|grass
leave ... bowl|tub|bucket|pool|basin ... full|filled|deep & floor|lawn|garden|ducks|out
hold|rinse|wash|bath .. baby|toddler|littleone .. under|beneath .. tap|mixer|shower & hot
# door-bell | xxxrr | a | A grown-up stays near. | a grown-up who stays
- tea|party|shop|teddy|doll|toy|play|pretend|house
while|and|go ?you ?go answer|open|get .. door|phone|bell|call & bath|tub|water|oven|pan|candle|child|twins|toddler|littleone|baby|wax|hot|iron|oil|heat|melt
no need to fetch|get|call|wake|find .. anybody|anyone|adult|grownup|mum|dad|us|me
let|have|ask .. sister|brother|cousin ... look|mind|watch|bath|carry ... bath|baby|littleone|twins|pool|oven|toddler & look|mind|watch|bath
and go|then .. play|watch|upstairs|away & pan|oven|hob|iron|candle|oil|heat|melt|stove
keep|leave ... flame|candle|fire|lit ... while|and .. sleep|sleeps|asleep|bed
sneak|slip|creep|climb out|away .. after|back|before|gate|window|past|at & dark|night|awake|asleep|anybody|everyone|nobody
# strangers | xxxxx | a | Nobody goes with somebody they do not know. | a walk with a grown-up of the family
hop|get|climb|go|come in|into|with & stranger|strangers & offers|asks|bag|car|van|look
stranger|driver ... offers|invites & hop|go|get|come|follow|swap|car|look|bag
walk home .. another|alone|way & nobody|tell|dark
# guard-off | xxxxx | a | What keeps children safe stays where it is. | the same with the guard in its place
- toy|paper|card|cardboard|doll|padlock
take|unscrew|undo|remove|break|cut|wedge|jam|prop|rip|loosen|disable ... lock|latch|guard|grille|alarm|detector|stairgate|railing|catch & window|fan|stairs|pool|balcony|trampoline|heater|smoke|pond|blades|mower
rip|take|open|dismantle|pull|get ... out|of|from|apart ... smoke alarm|detector|alarms|detectors
skip|forget|ditch .. gloves|goggles|helmet|lifejacket|harness|visor|sunscreen|respirator|suncream|earmuffs
# baby-parts | xxxxx | | It is small enough to choke on for a child of two or three. | eyes that are embroidered
- embroider|embroidered|instead|no
sew|glue|pin|tie|thread|hang|stitch ... eye|eyes|button|buttons|beads|bells|bell|marble|gems ... newborn|baby|babies|crawler
fasten|tie|sew|fix|thread|clip ... bead|beads|bell|button|ribbon|cord|string|thread ... dummy|pacifier|soother
strap|put|cover|drape .. pushchair|pram|buggy|carrycot ... blanket|muslin|cloth|sheet & cover|over|dark|round
# mouth-more | xxxxx | | It chokes, poisons or burns. | a game without mouths
- dragon|monster|puppet|paper|card|felt|mask|hungry|pretend|may|doctor|ambulance
bite|chew ... thread|wire|foil|shot|rubber|balloon|balloons|plastic|polystyrene .. off|into|shut|soft|apart|through|until|?
mouth|lips|tongue ... over|to|on|in|against .. vacuum|hoover|dryer|nozzle|exhaust|socket|battery|hose|railing|lamppost
swallow .. string|thread|coin|key|goldfish|worm|needle|sword|magnet|nail
siphon|suck ... hose|tube|pipe ... mouth|petrol|fuel|flow|flows|until
crayon|stick|pencil|lolly|toothbrush|straw|needle|skewer ... in|between .. mouth|teeth & run|slide|jump|bounce|hop|climb|race
mouth|mouths open & glitter|confetti|filling|balls|powder|foam & lie|throw|catch|look|blow|down
suck|chew|gnaw .. bones|bone|shells|pebbles|pits
tablets|pills|capsules|medicine .. sweets|sweeties|candy
taste|lick|sip .. each|every|all color|colour|colors|colours|paint|ink|mixture
kernel|kernels .. apricot|cherry|peach|plum|almond & nibble|eat|munch|chew
apricot|cherry|peach|plum kernel|kernels|pits & nibble|eat|munch|chew|crush
rhubarb & leaf|leaves & eat|salad|chew|lick
kidney beans & eat|munch|raw|chew|taste
# eyes-more | xxxxx | | It can take an eye. | eyes that look from far away
- paper|teddy|doll|puppet|robot|felt|mask|drawn
drop|drip|squeeze|squirt .. in|into|corner .. eye|eyes
look|peer|peek|squint|see .. down|into|up|inside .. barrel|muzzle|nozzle|tube|bottle|launcher|cannon & pump|fizz|launch|off|load|loaded|shoot|cork|fuse|light
launch|release|shoot|pull|go .. under|at|towards|near .. chin|face|eye|eyes & launcher|rocket|spring|catapult|elastic|propeller|cork
gun|pistol|blaster|revolver ... to|at|against temple|head|ear|eye|mouth
smoke|smoked .. glass & sun|eclipse
film|strips|negatives ... sun glasses|sunglasses|eclipse
uv|ultraviolet wand|lamp|torch|light ... teeth|eyes|face|friends|eyelids
sun ... dot|spot|point & until|till .. smokes|smoke|burns|glows|brown
# skin-more | xxxxx | | Not everything belongs on skin. | washable paint or face paint made for children
- teddy|doll|paper|puppet|figure|felt
glue|superglue|resin ... fingernail|fingernails|skin|forehead|eyelid|eyelids|lashes|face|lips & hot|gun|superglue
ice .. salt & arm|hand|skin|wrist|leg|until|bear
salt .. ice & arm|skin|wrist|leg|bear
earlobe|earlobes|navel & needle|pin|pierce|potato|numb
off ?your shoes|socks|boots & frost|=glass|embers|coals|nettles
feet|foot|hands|hand|fingers ... in|into .. plaster|cement|concrete & keep|hold|leave|until|till
plaster|cement & keep|leave|hold .. in until|till & hands|feet|foot|hand
hold .. hand|finger|fingers|cheek|palm ... on|against .. frost|dryice|freezer|frozen & until|white|stick
# dust-thrown | xxxxx | | Such dust burns eyes and lungs. | snow of torn paper
- paper|paint|glitter
shake|sieve|sift|puff|fling|throw|toss|clap ... plaster|cement|lime|grout|fibreglass|asbestos ... snow|air|dust|breeze|sleeves|powder|handfuls|cloud|above
crumble|break|saw|sand|snap|drill|smash|scrape ... asbestos|lagging|fibreglass|insulation
crumble|break|saw|snap|smash .. ceiling tile|tiles
scrape|sniff|stroke|pick|press .. black|bathroom|wall|fuzzy .. mould|mold|mildew
foil|aluminium|aluminum|zinc .. in|into .. acid|lye|drain|caustic
grid|rack|shelf .. fridge & cook|grill|bbq|barbecue|fire|pizza
slake .. lumps|lime|it|them
print|resin|varnish|kiln ... night|overnight ... bedroom|bed|room & shut|sleep|door|closed
# hands-in-machine | xxxxx | p | Machines pull in hands, hair and cloth. | the machine at rest, and a grown-up beside it
- toy|paper|card|cardboard|felt|doll|lego|pretend
poke|put|push|stick|hold ... finger|fingers|palm|hand|foot|toe|toes ... escalator|comb|shredder|spokes|chain|hinge|grille|fan|blades|mower|mangle|rollers|mincer
push|feed|poke ... into|through|in .. mixer|mincer|rollers|mangle|shredder & turns|turning|runs|running|spins|fingers|hand
turn|turns .. crank|handle & fingers|hand & feed|push
# wild-more | xxxxx | p | What guards its young, or is hurt, attacks. | a look from far away
- toy|paper|felt|clay|knitted|doll|puppet|pretend|card|woolly|wool|stone
under|beneath|behind|between .. pony's|horse's|cow's|elephant's|donkey's|bull's belly|hooves|legs|tail|feet
sleeping|growling|strange|tied|eating|snarling dog & draw|trace|chalk|paint|wake|sit|ride|hug|crown|pat
break|crumble|open|squash|sift|touch|sniff .. droppings|dung|poo|scat
take|cut|open|collect|fetch|bring|pull .. wasp|wasps'|wasps|hornet|hornets|bees' .. paper|nest
barefoot|sandals|shorts|feet|legs & grass|bracken|heath|moor & adder|adders|ticks|tick|snakes|vipers
caterpillar|caterpillars & hairs|hairy & oak|pine|arm|pull
paint|varnish|gloss .. tortoise|turtle|crab|terrapin|tortoise's|turtle's & gloss|varnish|enamel|found|again|shell|back
lift|push|move|shoo .. off|from .. eggs|nest|chicks|young & her|him|bird|swan|goose|up
# plants-more | xxxxx | | Poisonous plants look like good ones. | plants from a shop
- paper|felt|clay|pretend|shop|bought
drill|pierce|thread|string|bore|eat|chew ... rosary|jequirity|castor|laburnum|yew|abrus
bark|needles|leaves|twigs|berries .. yew|laurel|oleander|privet|laburnum & tea|boil|soup|chew|brew|cook
boil|cook|fry|eat|taste ... mushrooms|fungi .. left|from|whatever & prints|walk|woods|left
taste|eat|nibble ... whatever|what .. likes|wants|finds|grows & grass|garden|hedge|pick|gather|woods
chestnuts .. park|street|playground|pavement & flour|bake|eat|cake|munch
green|spotted|white .. stalks|umbrellas|umbels .. ditch|river|bank|lane
# booby-trap | xxxxx | p | Whoever trips on it falls. | a bell on a string
- mouse|toy|doll|paper|lego
booby trap
tripwire|tripwires
line|string|wire|thread|cord .. stretched|tied|across|over .. stair|stairs|landing
# film-over | xxxxx | | Thin plastic over the face suffocates. | a cotton cloth
tuck|lay|spread|drape|pull|stretch .. polythene|plastic|cling|film|sheeting|foil over|round|around .. you|him|her|them|@kid|yourself
# led-by-cord | xxxxx | | A loop around the neck can strangle. | a rein that is held in the hands
- toy|paper|felt|doll|cardboard|wooden|wheels
slip|put|hang|loop|drop|throw cord|rope|lead|leash|belt|lasso|reins|string .. over|round|around .. him|her|cousin|friend|brother|sister|puppy|pony|horse & pull|lead|walk|gallop|tow|tug|trot
# boil-by-child | xxx.. | | What is hot spills and scalds. | a grown-up at the stove
- toy|paper|felt|pretend|cardboard
let|have .. helper|=her|=him|=them|@kid spoon|ladle|fish|scoop|lift|drain .. boil|boiling|pan|pot
# bottles-mixed | xxxrr | | Mixed cleaners and strong chemicals make poison gas or burn. | coloured water | cleaning cleaners cleaner sink toilet bathroom spray
pour|mix|tip|squirt|swirl ... bottles|cleaners|sprays|everything .. together|up
# battery-play | xx... | | A swallowed button battery burns through the throat within hours. | wooden discs | battery batteries
sort|post|stack|roll|count|line|drop .. round|ones|small|them|batteries
round|small ones .. in|into .. hole|slot|tin|box|cup
# bus-swings | xxxxr | | Streets, cars and tracks are no place to play. | the garden
- toy|paper|card|cardboard|model|map|felt|drawn
before|until|till .. bus|car|lorry|van|train|tram swings|comes|turns|passes|arrives|moves & trace|draw|lie|chalk|shadow|stand|step|film
other side of .. lane|road|street
turning circle & trace|draw|lie|chalk|play
step|jump|run|hop out .. when|as .. car|bus|lorry|van|train
# roofed-pit | xxxxx | p | Sand and earth fall in and smother. | a castle on top of the sand
- toy|doll|clay|mouse|hamster
roof|cover|heap ... trench|pit|hole|earth|sand|soil ... in|inside & two|stay|you|friend|others|brother
# ferment-shut | xxxxx | | Gas shut in bursts what it is in. | a bottle with a balloon on its neck | ginger yeast kombucha kefir cider elderflower mead sourdough
press|push|seal|close|wire|screw|jam .. stopper|cork|cap|lid|bottle & month|months|weeks|week|bed|radiator|tight|tightly|warm
# grips-in-holes | xxxxx | | Electricity kills. | hooks of paper on a paper wall
hair|bobby|kirby grips|grip|clips|pins|pin ... hole|holes|slots|slits & plug|wall|socket|outlet
wall plug|socket ... grips|pins|hooks|wire|keys
lift|take|open ... case|lid|back|cover|panel ... while|humming|plugged|still & hum|humming|plugged|tubes|valves|running
amp|amplifier|microwave|television|tv & tubes|valves|capacitor|capacitors|coil
# into-the-flock | xxxxx | p | What guards its young, or is hurt, attacks. | a look from far away
- toy|felt|clay|knitted|doll|puppet|cotton|wool|paper swan|goose|geese|cow|cows|hive|sheep|nest
run|walk|step|stand|creep|dance into|in|through|among .. flock|herd|geese|cows|bullocks|swans|bulls
hive|beehive & lay|rub|tap|knock|lean|ear|shake
# trigger-tied | xxxxx | | Machines pull in hands, hair and cloth. | the machine as it was made
tie|tape|wedge|jam|strap .. trigger|lever|pedal .. down|open|back
tie|tape|wedge|jam|strap .. switch .. down|open
# cap-powder | xxxxx | | Explosives maim. | confetti thrown by hand
pack|scrape|grind|crush|empty|collect|pour ... powder ... caps|matches|match|sparklers|crackers|bangers|cartridges|rockets
pack|scrape|grind|crush|empty ... caps|matches|sparklers|crackers|bangers & powder|heads|tube|pipe
# bells-for-tea | xxxxx | | Poisonous plants look like good ones. | tea from a shop
- paper|felt|clay|pretend|card
bells|umbrellas|helmets|hoods|trumpets|spots & leaf|leaves & tea|brew|salad|soup|eat|infuse
# icy-rim | xxxxx | p | Ice breaks and water drowns. | ice from the freezer tray
- toy|paper|felt|card|penguin
slide|walk|skate|crawl|lie|run|step .. along|on|over|across|onto .. frozen|icy .. rim|edge|dam|lock|weir|pond|fountain|pool|shore
# in-the-dark | xxxxx | p | Whoever loses the way in there is not found. | a cave of blankets
- blanket|blankets|paper|card|puppet|bear|bag|box|blindfold|sock
leave .. torch|light|lamp|lantern .. mouth|entrance|outside & feel|way|dark|inside
feel .. way ... cave|tunnel|mine|cellar|shaft|dark & hand|hands|until|further|down
# breakwater | xxxxx | p | Waves sweep away whoever stands there. | a picture from the promenade
- toy|paper|felt|model|card
stand|sit|walk|go|pose|run|wait .. on|along|out|at .. breakwater|groyne|mole|harbour|pier|seawall & splash|wave|waves|swell|storm|spray
# dark-deep | xxxxx | p | Water drowns a child within a minute, without a sound. | a bowl at the table
- toy|paper|doll|felt|blue|cellophane
dip|dangle|reach|lean|lower|fish .. it|net|jar|in|into .. where .. deep|deepest|dark|darkest
shuffle|crawl|walk|edge|creep|balance .. end|along of|on|out ?fallen trunk|log|branch|beam & dip|water|pond|net|jar|fish|stream
launch|row|paddle|sail .. her|yourselves|off .. slipway & row|paddle|round|boats|aboard|out
# hair-at-flame | xxxxx | | It burns, and it catches fire. | a battery light
- led|battery|electric|drawn|paper
fringe|sleeve|sleeves|beard|eyelashes & lean|bend|close|near & glow|glows|candle|flame|singe
spin|swing|whirl|dance ... soaked|fuel|petrol|paraffin
soak ... petrol|paraffin|fuel|spirit & spin|swing|whirl|light
light one|it|them drop|put|push .. in|into .. jar|bottle|tin|box
pour|draw|trail ... petrol|fuel|paraffin ... ring|circle|line|heart
# hot-bottom | xxx.. | | It is hot enough to burn. | a cold pot
drum|hold|carry|touch|bang ... hot|warm bottom|pot|pan|lid
as soon as .. drained|boiled|cooked|baked & take|pot|pan|tray|drum|hold
# white-flakes | xxxxx | | Old paint holds lead, and its dust poisons. | a paste of chalk and glue
- coconut|oat|soap|paper|wax|chocolate|snow|foam
scrape|sand|peel|chip ... flakes & paste|paint|tin|texture|old|frame|window|door|white
# tall-stack | xxxxr | p | It tips and falls on whoever stands there. | a tower of cardboard boxes
- toy|card|cardboard|paper|lego|duplo|wooden|foam|block|blocks|mini|model|doll|doll's
stack|pile|build ... pallets|crates|tyres|logs|bricks|barrels ... high|tall|tower|five|six|four
prop|lean|stand|balance ... door|board|sheet|slab|stone ... on|against .. bricks|posts|sticks & play|under|crawl|sit|lie|hide
# trailing | xxx.. | | What trails is caught by wheels and chains. | short ribbons at the handlebars
ribbon|ribbons|scarf|cape|streamers|cord|string ... trail|trails|drag|drags|long ... wheel|wheels|pedals|chain|spokes
# upside-down-in | xxxxx | p | Whoever slips in head first does not come out by himself. | a look from above, with both feet on the ground
- toy|doll|bear|puppet|paper|card|figure|bat
upside down & wriggle|climb|slide|crawl|get|dive|hang|slip & barrel|bin|tub|butt|well|hole|box|tube|pipe|chest|rope|bar|branch|tree
# smoke-indoors | xxxxx | p | Smoke and fumes smother without a sound. | the open air
- paper|toy|cotton|drawn|wool
smoke|smoulder|fumigate .. chips|herbs|leaves|wood|them|it|incense .. in|inside .. @closed
do|spray|lacquer ... in|inside .. wardrobe|cupboard|closet|tent & pieces|coats|lacquer|cement|spray
# insides-touched | xxxxx | | Electricity kills. | no power at all | radio amp television tv monitor microwave toaster computer lamp
touch|poke|stroke|tap|press ... insides|inside|coil|coils|chassis|tube|tubes|terminals|circuit|capacitor
# bone-taken | xxxxx | p | A dog bites whoever takes its food. | a picture of it asleep
- toy|felt|paper|cuddly|clay|drawn
take|grab|hide|snatch|pull|steal ... his|her|its|dog's|puppy's|cat's bone|bowl|food|dinner|chew|puppies|kittens
# onto-the-palm | xxxxx | p | It stings, bites or carries disease when it is held. | a drawing from a picture | spider spiders scorpion scorpions snake snakes centipede wasp wasps bee bees hornet frogs toad caterpillar
- toy|felt|paper|pom|pompom|pipe|wool|clay|plastic
coax|let|lure|guide|tip|pick|take ... onto|on|into|in .. palm|hand|arm|finger|sleeve|nose
# told-not-to | xxxxx | b | An allergy can take the breath within minutes. | the same craft without it for everybody
- sorry|listen|instead|skip|swap
mum|mom|dad|parents|doctor|teacher|card says|said|say|told ... no|not|never|allergic|avoid ... but|anyway|few|little|still|show|notice
# levered-at-face | xxxxx | | What springs loose hits eyes. | a grown-up alone with the bar
lever|levers|prise|pull|pry|knock ... nail|nails|staples|spring|boards ... face|eyes|eye|nose|chin
# ice-flags | xxxxx | p | Ice breaks and water drowns. | ice from the freezer tray | ice frozen skate skates
- paper|felt|card|toy|tray|lego|penguin|model
walk|go|run|step|march|slide|skate out .. to|onto|over|across|as
# bracket-eaten | xxxxx | | Poisonous ones look like good ones. | mushrooms from a shop | fungus fungi bracket mushroom mushrooms toadstool toadstools
- shop|bought|felt|paper|clay
snap|cut|pick|break|gather|collect|find & fry|eat|cook|taste|soup|nibble|bacon|pan & off|lawn|log|trunk|tree|wood|woods|forest|shelf|field
`;
