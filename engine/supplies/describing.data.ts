/** Words that tell how a thing is, and leave it what it is. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** They are dropped before a thing and behind it. */
export const looseList = set(
  'bare halved junk cut-in-half light dark pale bright neon pastel multicolored multicoloured colored coloured colorful colourful small big large little tiny long short old new empty clean dry dried fresh thick thin round flat soft plain pretty nice broken leftover recycled reusable wooden cheap fun mini jumbo washable nontoxic non-toxic kids childrens assorted mixed clear natural real fallen smooth fluffy shiny sparkly rainbow patterned striped spotted wide narrow homemade unused giant huge medium sized different chunky fine muddy glitter-free handmade silky sturdy strong baby sharp blunt mismatched odd printed dyed floral checked plaid favorite favourite stick-on self-adhesive vintage worn worn-out holey stained washed rinsed faded ripped torn crumpled brass gallon crayola elmers ticonderoga pampers coke half-used craft kraft heavy lightweight stiff stretchy bendy glittery curly furry fuzzy pointy good spare used play pretend fat watered-down kid-sized child-sized toddler outgrown stripy stripey wavy knobbly knobby gnarly crinkly bumpy wrinkled scratched chipped dented scuffed rusty dusty grubby holographic iridescent metallic pearly pearlescent matte matt glossy gloss translucent transparent opaque fluorescent faceted unfinished unpainted bulky oversized undersized hollow tartan paisley polka-dot ombre tie-dyed hand-dyed naturally dyed lots loads plenty',
);

/** Words that change what a thing is; dropping them before it would misread it. */
export const changing = set('wooden broken clear dried dry metallic');

/** They name no thing: "seed beads, mixed colors", "felt in all sizes". */
export const emptyWords = set(
  'and all many lots plenty loads blown cooked various color colors colour colours shade shades size sizes kind kinds shape shapes ones sorts types singles vary',
);

/**
 * Behind a thing they tell its size, finish, origin, use or make, and are no thing of their own there:
 * "paint non toxic", "glue gun low temp", "leather veg tan", "cardboard base", "t-shirt adult size".
 */
export const describing = set(`
non toxic safe friendly grade quality premium basic standard regular normal classic original
base backing backer bottom top side middle insert inserts liner
adult child childs kid kids mens womens ladies boys girls teen size sizes width length thickness weight
extra low high temp temperature medium rgb led multi multicolor multicolour mix variety various several
self stick adhesive sticky double single sided faced edge edges fold ply layer layers
up out apart open flat down back whole loose opened
sew sewn torn worn cut bent shredded shrunk frayed woven knit spun raw waxed veg tanned tan bleached undyed
satin matte matt gloss glossy shiny brushed hammered frosted clear opaque
thrift charity dollar store shop brand style type kind lot lots bulk
winter summer autumn fall spring-themed christmas xmas easter halloween valentine valentines birthday holiday themed party
japanese korean chinese indian mexican african italian french german american british
worsted aran dk fingering bulky sport chunky super
assortment selection collection leftovers remnant remnants scraps scrap bits oddments offcuts offcut ends end halves half quarters chunks chips stump stub stubs piece pieces section sections segments lengths
ball balls skein skeins hank roll rolls pad pack pkt set kit stack bundle sheet sheets reel square squares
dmc ikea walmart target michaels hobbycraft
armature star heart stars hearts one block blocks strip strips slice slices wedge
earth jewel primary warm cool tone tones hue hues see through tops ready front fronts corner corners
gel liquid powder powdered
tartan paisley polka dots dotted print pattern camo ombre leopard zebra
`);

/** What a thing is made of, said behind it: "ribbon velvet", "button metal", "hoop bamboo". */
export const materials = set(
  'metal glass wool cotton linen velvet satin silk polyester nylon acrylic bamboo ceramic porcelain china rubber leather suede enamel steel stainless aluminum aluminium copper brass bronze wood wooden plastic vinyl jute straw wicker bone corduroy silicone pearl glitter',
);

/** Stuff of its own, too: foam clay is clay, and only "stickers foam" are of foam. */
export const stuffs = set(
  'paper cardboard card foam felt clay wax stone shell denim burlap hessian fleece flannel terracotta',
);

/** What is cut of a flat material: "felt circles", "foam fish shapes". It stays that material. */
export const shapes = set(`
circle square triangle rectangle oval diamond hexagon semicircle ellipse cube strip stripe ring disc disk dot panel
shape form figure silhouette cutout cut-out cutting template piece bit
heart star moon sun cloud flower leaf petal tree cactus mushroom snowflake raindrop teardrop flame wave rainbow planet rocket
ear eye nose mouth tongue tooth mustache moustache beard wing tail leg arm paw beak fin scale spike fang antler horn feather hand foot
fish bird butterfly bee bug ladybug bat cat dog bunny rabbit mouse bear fox owl duck chick pig cow sheep elephant lion dinosaur dragon unicorn animal penguin frog turtle whale
ghost pumpkin egg bone cross arrow letter number initial house boat car snowman gingerbread acorn apple carrot strawberry pizza tulip rose daisy sunflower bow
hair face mane gill crest smoke fire flame road robot castle train plane airplane monster alien rocket roads corner collar hook sword shield sail mast door window wheel chimney roof cape crown tower
`);

/** Behind a name these make another thing of it: a paper towel holder, a ping pong paddle, play dough tools. */
export const makers = set(`
holder maker dispenser machine cutter remover cleaner rack stand rest case cover pattern template tutorial recipe book game press trimmer sharpener
warmer washer basket shelf hook organizer organiser box bag tool toy handle tab pump paddle table net bat racket track ramp pole scoop bulb
connector wallet charger cable oil spray bracket frame board mat plate sewer knife saw blade gun lamp motor costume shop store oven fryer seed plant
melt juice sauce soup bar butter milk water cream filling snack drink
`);

/** A word after a thing that leaves it what it is. */
export const remnants = set(
  'scrap piece bit offcut remnant sheet roll square scraps pieces bits ends offcuts oddments remnants sheets rolls squares collection pack jumbo small large mini',
);

/** In these a thing is sold. */
export const packings = set('tube bottle pot pack packet can tin tub jar cartridge drop bag');

/** Things that another word makes something else of: chicken wire, a hockey stick, a fan belt. Most stay what they are. */
export const changeable = set(
  'craft-wire stick pin nail wooden-bead-ring soft-ball charm crystal ice snow oven iron phone cookie candy bread egg orange apple lemon potato carrot celery beet salt sugar oats log flag patch glass-pane slime funnel strainer coin dice hair-gel cutting-mat eraser propeller paper-fan reed hay gourd coat-hook cup-hook headphones flashlight small-box cookie-tin bowl tissue cork canvas charcoal plaster sand soil cotton-ball sponge-brush pillow jacket old-belt umbrella spice wreath necklace-chain buckle hanger coaster seed-pod spool snap-fastener tweezers wet-wipe pillow-stuffing headband plastic-mirror bucket salt-dough breakfast-cereal lace shoelace lavender moss clover corn-husk toy-brick wooden-block cooking-oil milk-carton felt-ball ribbon-rose baking-tray PVC-pipe fresh-herb activated-charcoal',
);

/** Alone they stand for one thing, behind another word for any: a seed tray, a speaker cone, a piano key. */
export const vague = set(
  'cone tray tube core brush hat trim book shoe hoop key wheel tile foam shaker sleeve pen stocking offcut remnant soap string strings mask drop sponge washer bandage spoon cord wrap bubble bow wood sack mat stick ink bell ball pouch stem',
);

/** Directly before a thing they make another one of it after all. */
export const unsteady = set(
  'shower cabbage lettuce spinach pop belly push boxing oven catcher baseball spray',
);
