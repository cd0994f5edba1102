export const kitchenTable = `
paper plate|paper plates|base|2|plate thin disc|help=tray;piece=a paper plate;in=cereal box;of=card;is=flat round stiff bends folds cuts;tone=white|plate, disposable plate, party plate, cardboard plate, papr plate
paper cup|paper cups|base|2|cup pin|help=tray;in=plastic tub;of=coated;is=hollow open round stiff cuts waterproof;tone=white|cup, disposable cup, party cup, coffee cup, paper coffee cup, drinking cup, paper cone cup
paper bowl|paper bowls|base|2||in=paper plate;of=paper;is=hollow open round cuts stiff;tone=white|paper soup bowl, party bowl
egg carton|egg cartons|base|2|carton|help=tray;all=egg;in=paper cup;of=card;is=hollow open lid stiff cuts soaks;tone=gray|egg box, eggbox, egg tray, cardboard egg carton, egg crate, egg cartoon
aluminum foil|-|base|2|foil|feel=shiny;bits=bits of foil;piece=a sheet of aluminum foil;amt=1 sheet;in=wrapping paper;of=metal;is=flat bends folds tears cuts shapes waterproof;tone=silver|tin foil, tinfoil, aluminium foil, foil, kitchen foil, silver foil, alumium foil, foil sheet
wax paper|-|base|2|clear-sheet|help=cover;piece=a sheet of wax paper;amt=2 sheets;in=tracing paper;of=wax;is=flat bends folds tears cuts clear waterproof;tone=white|waxed paper, greaseproof paper
plastic wrap|-|base|9|clear-sheet wrap|haz=suffocation;amt=1 sheet;in=wax paper;of=plastic;is=flat soft bends stretchy clear waterproof sticky;tone=clear|cling film, clingfilm, saran wrap, clingwrap, cling wrap
paper straw|paper straws|base|4|straw|feel=stick;bits=pieces of straw;amt=6;in=stick;of=paper;is=tube stick hollow open stiff cuts;tone=any|straw, drinking straw, straws
dry pasta|-|decoration|4|pasta mosaic fill|feel=round;bits=pasta pieces;amt=half a cup;haz=small parts;all=wheat;in=button;of=food;is=tiny hollow holey stiff rattles pours;tone=cream|pasta, macaroni, penne, uncooked pasta, dried pasta, pasta shells, bow tie pasta, noodle, pasta shape
spaghetti|-|decoration|4|pasta stickish|feel=stick;bits=pieces of dry spaghetti;amt=a handful;all=wheat;in=straw;of=food;is=stick stiff fragile;tone=cream|dry spaghetti, spagetti, linguine
rice|-|decoration|4|fill|feel=grainy;amt=a quarter cup;in=sand;of=food;is=tiny pours rattles;tone=white|uncooked rice, dry rice, white rice, colored rice
dried bean|dried beans|decoration|4|fill mosaic|feel=round;amt=half a cup;haz=small parts;in=dry pasta;of=food;is=tiny pours rattles;tone=any|bean, kidney bean, pinto bean, dry bean, navy bean, butter bean
dried lentil|dried lentils|decoration|4|fill mosaic|feel=grainy;amt=a quarter cup;haz=small parts;in=rice;of=food;is=tiny pours rattles;tone=orange|lentil, split pea, dried pea, red lentil
dried chickpea|dried chickpeas|decoration|4|fill|feel=round;amt=a quarter cup;haz=small parts;in=dried bean;of=food;is=tiny ball pours rattles;tone=tan|chickpea, garbanzo bean, garbanzo
popcorn|-|decoration|4|fill|feel=fluffy;bits=popped corn;amt=a handful;haz=small parts;in=cotton ball;of=food;is=tiny soft pours;tone=cream|pop corn, popped popcorn, popcorn kernel
flour|-|base|2|dough paste|amt=1 cup;haz=raw flour;all=wheat;in=cornstarch;of=powder;is=pours;tone=white|plain flour, all-purpose flour, white flour, all purpose flour
salt|-|base|2|dough-salt grain|feel=grainy;amt=half a cup;in=sand;of=powder;is=pours;tone=white|table salt, sea salt, epsom salt, coarse salt
sugar|-|base|4|grain|feel=grainy;amt=2 tablespoons;in=salt;of=powder;is=pours;tone=white|white sugar, granulated sugar
cornstarch|-|base|4|paste2|amt=1 cup;in=flour;of=powder;is=pours;tone=white|corn starch, corn flour, cornflour
baking soda|-|base|4|soda|amt=2 tablespoons;in=flour;of=powder;is=pours;tone=white|bicarbonate of soda, bicarb, bicarbonate, baking powder
vinegar|-|base|6|vinegar|amt=half a cup;haz=eyes;in=lemon juice;of=liquid;is=pours;tone=clear|white vinegar
cooking oil|-|base|4|oil|amt=1 tablespoon;in=glycerin;of=liquid;is=pours;tone=yellow|vegetable oil, sunflower oil, baby oil, oil, olive oil
food coloring|-|color|4|dye|amt=a few drops;haz=stains;in=watercolor paint;of=liquid;is=pours paints;tone=any|food colouring, food dye, food color, food colour, liquid food coloring
coffee filter|coffee filters|base|2|filter|feel=flat;amt=4;in=paper towel;of=paper;is=flat round soft bends folds tears cuts soaks;tone=white|filter paper, paper filter, coffee filter paper, filters
cupcake liner|cupcake liners|decoration|2|liner|feel=flat;amt=6;in=tissue paper;of=paper;is=round hollow open bends folds tears cuts;tone=any|cupcake case, muffin case, muffin liner, bun case, cake case, cupcake paper, baking cup, muffin cup
paper towel|paper towels|base|2|filter|help=wipe;amt=2 sheets;in=coffee filter;of=paper;is=flat soft bends folds tears cuts soaks;tone=white|kitchen paper, kitchen towel, paper napkin towel
paper napkin|paper napkins|decoration|2|tissue tear|feel=flat;bits=napkin scraps;amt=3;in=tissue paper;of=paper;is=flat soft bends folds tears cuts soaks;tone=any|napkin, serviette, paper serviette
kitchen sponge|kitchen sponges|tool|2|sponge|help=dab;in=cotton ball;of=foam;is=soft cuts soaks floats paints prints;tone=any|sponge, dish sponge, bath sponge, washing up sponge, sponges
toothbrush|toothbrushes|tool|2|dabber|amt=1;help=dab;in=paintbrush;of=plastic;is=stick stiff paints;tone=any|old toothbrush, tooth brush, nail brush, scrubbing brush
wooden spoon|wooden spoons|base|2|spoon|in=craft stick;of=wood;is=stick stiff;tone=wood|spoon, kitchen spoon, cooking spoon
plastic spoon|plastic spoons|base|2|spoon2|feel=stick;in=craft stick;of=plastic;is=stick stiff waterproof;tone=white|disposable spoon, plastic cutlery, wooden cutlery
toothpick|toothpicks|decoration|9|toothpick|feel=stick;amt=10;haz=pointed;in=craft stick;of=wood;is=stick tiny stiff sharp;tone=wood|tooth pick, cocktail stick, tooth picks
wooden skewer|wooden skewers|base|9|skewer axle stick|feel=stick;amt=4;haz=pointed;in=paper straw;of=wood;is=stick stiff sharp;tone=wood|skewer, bamboo skewer, kebab stick, kebab skewer, barbecue skewer
cookie cutter|cookie cutters|tool|2|cutter|amt=2;in=plastic lid;of=metal;is=hollow open stiff prints;tone=silver|biscuit cutter, cookie cuter, pastry cutter, dough cutter, cutters
rolling pin|rolling pins|tool|2|roller|in=plastic bottle;of=wood;is=stick round stiff heavy;tone=wood|roller, dough roller
potato|potatoes|base|2|veg|amt=1;in=apple;of=food;is=stiff heavy prints;tone=brown|spud, old potato, potatos
apple|apples|base|2|veg|amt=1;in=potato;of=food;is=round heavy prints;tone=red|old apple, pear
celery|-|base|2|veg|amt=1 stalk;piece=a stalk of celery;in=potato;of=food;is=stick prints;tone=green|celery stalk, cabbage, okra, bell pepper, pepper, lettuce, vegetable, veggies, veg
lemon|lemons|base|4|veg|amt=1;in=apple;of=food;is=ball round prints;tone=yellow|orange, lime, citrus
muffin tin|muffin tins|tool|2|tin|help=tray;in=egg carton;of=metal;is=open stiff;tone=silver|muffin tray, bun tin, cupcake tin, baking tray, baking sheet, cookie sheet, tray
plastic bag|plastic bags|base|9|plasticbag kite-sail|haz=suffocation;in=paper bag;of=plastic;is=flat hollow open soft bends folds tears cuts waterproof;tone=any|carrier bag, shopping bag, bin bag, trash bag, garbage bag, ziplock bag, zip bag, zipper bag, sandwich bag, freezer bag, bin liner, zip-top bag, snack bag
foil pan|foil pans|base|4|tub boat|feel=shiny;help=tray;in=plastic tub;of=metal;is=hollow open bends stiff waterproof floats;tone=silver|pie tin, foil pie pan, disposable pan, foil pie tin, foil pie plate
paper doily|paper doilies|decoration|2|doily tear|feel=flat;amt=2;in=cupcake liner;of=paper;is=flat round holey bends folds tears cuts;tone=white|doily, doilies, doiley
tea bag|tea bags|color|4|dye|amt=2;in=food coloring;of=paper;is=flat tears soaks paints;tone=brown|teabag, tea, black tea
spice|-|decoration|4|grain|feel=grainy;bits=pinches of spice;amt=2 teaspoons;all=scent;haz=eyes;in=sand;of=powder;is=pours;tone=brown|cinnamon, paprika, turmeric, spices, pepper powder, black pepper, white pepper, ground pepper, curry powder, peppercorn
cinnamon stick|cinnamon sticks|decoration|4|natural|feel=stick;amt=3;all=scent;in=stick;of=wood;is=stick hollow stiff;tone=brown|cinamon stick
dish soap|-|base|4|soap|amt=1 tablespoon;haz=eyes;in=baby shampoo;of=liquid;is=pours;tone=any|washing up liquid, washing-up liquid, dish liquid, dishwashing liquid, liquid soap, soap
eggshell|eggshells|decoration|6|mosaic|feel=flat;bits=eggshell pieces;amt=from 2 eggs;all=egg;haz=wash hands;in=construction paper;of=shell;is=hollow tiny fragile;tone=white|egg shell, washed eggshell, crushed eggshell
bottle cork|bottle corks|base|4|cork stamp float|haz=small parts;in=plastic lid;of=wood;is=round tiny floats prints;tone=tan|champagne cork
bowl|bowls|tool|2|bowl|help=tray;in=plate;of=plastic;is=hollow open round stiff waterproof;tone=any|mixing bowl, plastic bowl, kitchen bowl, dish, clear bowl
spray bottle|spray bottles|tool|2|spray|of=plastic;is=hollow lid waterproof pours paints;tone=any|squirt bottle, mister, spray mister
breakfast cereal|-|decoration|2|fill2|feel=round;bits=pieces of cereal;amt=a handful;all=wheat;in=dry pasta;of=food;is=tiny round holey fragile pours;tone=tan|cereal, cheerios, oat rings, hoops cereal, cornflakes
ice cube tray|ice cube trays|tool|4|tin|help=tray;in=egg carton;of=plastic;is=open stiff waterproof;tone=any|ice tray, ice-cube tray
yogurt pot|yogurt pots|base|2|tub boat|help=tray;in=plastic tub;of=plastic;is=hollow open round stiff cuts waterproof floats;tone=white|yoghurt pot, yogurt cup, yoghurt cup, pudding cup, jello cup, dessert pot, yogurt container small, applesauce cup
plastic cup|plastic cups|base|2|cup pin|help=tray;in=paper cup;of=plastic;is=hollow open round stiff waterproof floats;tone=any|solo cup, clear cup, clear plastic cup, disposable plastic cup, party cup plastic, tumbler
plastic straw|plastic straws|base|4|straw|feel=stick;bits=pieces of straw;amt=6;in=paper straw;of=plastic;is=tube stick hollow open bends cuts waterproof floats;tone=any|bendy straw, flexi straw, bendable straw, reusable straw, silicone straw, milkshake straw, boba straw
plastic fork|plastic forks|tool|6||feel=stick;haz=pointed;in=plastic spoon;of=plastic;is=stick stiff waterproof prints;tone=white|disposable fork, fork, forks, wooden fork
plastic knife|plastic knives|tool|4||amt=1;in=craft stick;of=plastic;is=stick flat stiff waterproof;tone=white|disposable knife, dough knife, play dough knife, butter knife, table knife
metal spoon|metal spoons|tool|2||amt=1;in=plastic spoon;of=metal;is=stick stiff;tone=silver|teaspoon, tablespoon, soup spoon, dessert spoon, silver spoon, old spoon, spoon metal
chopstick|chopsticks|base|6|stick|feel=stick;amt=2;haz=pointed;in=stick;of=wood;is=stick stiff;tone=wood|chop stick, wooden chopstick, bamboo chopstick, disposable chopstick
paper umbrella|paper umbrellas|decoration|6||amt=2;haz=pointed;in=cupcake liner;of=paper;is=round folds tears;tone=any|cocktail umbrella, drink umbrella, paper parasol, cocktail parasol, mini umbrella
parchment paper|-|base|2|clear-sheet|help=cover;piece=a sheet of parchment paper;amt=2 sheets;in=wax paper;of=coated;is=flat bends folds tears cuts clear waterproof;tone=white|baking paper, baking parchment, parchment, bake paper, greaseproof baking paper
oats|-|decoration|4|fill2|feel=grainy;bits=oats;amt=half a cup;all=wheat;in=breakfast cereal;of=food;is=flat tiny pours;tone=cream|oatmeal, rolled oat, porridge oat, oat, porridge, instant oatmeal
marshmallow|marshmallows|base|4||amt=10;haz=small parts;in=play dough;of=food;is=soft tiny prints;tone=white|mini marshmallow, jumbo marshmallow, large marshmallow
pretzel|pretzels|base|4||amt=10;haz=small parts;all=wheat;in=stick;of=food;is=tiny stiff holey fragile;tone=brown|pretzel stick, pretzel rod, mini pretzel, salt stick
candy|-|decoration|4||bits=pieces of candy;amt=a handful;haz=small parts;in=bead;of=food;is=tiny stiff;tone=any|candies, sweets, gumdrop, gum drop, smarties, m&ms, jelly bean, jellybean, skittles, gummy bear, lollies, hard candy, boiled sweet
candy cane|candy canes|decoration|4||amt=2;in=pipe cleaner;of=food;is=stick stiff fragile;tone=any|candycane, peppermint stick, mini candy cane
sprinkles|-|decoration|4||feel=grainy;amt=2 teaspoons;in=colored sand;of=food;is=tiny pours;tone=any|hundreds and thousands, jimmies, sugar sprinkle, cake sprinkle, sprinkle
cookie|cookies|base|2||amt=4;all=wheat;in=play dough;of=food;is=flat round stiff fragile;tone=tan|biscuit, cracker, graham cracker, gingerbread, gingerbread cookie, oreo, sugar cookie
ice cream cone|ice cream cones|base|4||amt=2;all=wheat;in=paper cup;of=food;is=hollow open round fragile;tone=tan|waffle cone, sugar cone, cake cone, ice-cream cone, wafer cone
rice cake|rice cakes|base|4||amt=2;in=cookie;of=food;is=flat round stiff fragile;tone=white|puffed rice cake, corn cake
red cabbage|-|color|4||piece=a leaf of red cabbage;amt=a quarter;haz=stains;in=food coloring;of=food;is=tears paints prints;tone=purple|purple cabbage, red cabbage leaf
beet|beets|color|4||amt=1;haz=stains;in=food coloring;of=food;is=round paints prints;tone=purple|beetroot, red beet
onion skin|onion skins|color|4||bits=pieces of onion skin;amt=from 3 onions;in=tea bag;of=food;is=flat tears fragile paints;tone=orange|onion peel, yellow onion skin, onion skins dry
orange peel|orange peels|decoration|4||bits=pieces of orange peel;amt=from 1 orange;all=scent;in=dried orange slice;of=food;is=flat bends tears cuts;tone=orange|citrus peel, orange rind, lemon peel, tangerine peel, clementine peel, mandarin peel, satsuma peel
carrot|carrots|base|2||amt=1;in=potato;of=food;is=stick stiff prints;tone=orange|carrot stick, carrot top, parsnip
broccoli|-|base|2||piece=a floret of broccoli;amt=1;in=celery;of=food;is=paints prints;tone=green|cauliflower, broccoli floret
green bean|green beans|base|2||amt=a handful;in=celery;of=food;is=stick bends prints;tone=green|string bean, runner bean, snap pea, pea pod
egg|eggs|base|4||amt=2;haz=wash hands;all=egg;in=egg-shaped plastic shell;of=shell;is=round fragile;tone=white|hard-boiled egg, boiled egg, hard boiled egg, chicken egg, blown egg, blown out egg
fresh herb|fresh herbs|decoration|4|petal natural|feel=feathery;bits=sprigs of fresh herbs;amt=a small bunch;all=scent;in=grass;of=plant;is=soft tears prints;tone=green|herb, mint, basil, parsley, rosemary, thyme, fresh mint, herbs from the garden, sage, dill
coffee grounds|-|color|6||amt=2 teaspoons;all=scent;haz=stains;in=tea bag;of=powder;is=pours paints;tone=brown|ground coffee, instant coffee, coffee powder, used coffee ground
coffee bean|coffee beans|decoration|4||feel=round;amt=a handful;haz=small parts;all=scent;in=dried bean;of=food;is=tiny pours rattles;tone=brown|roasted coffee bean
cocoa|-|color|4||amt=1 tablespoon;all=scent;in=coffee grounds;of=powder;is=pours paints;tone=brown|cocoa powder, hot chocolate powder
lemon juice|-|color|6||amt=2 tablespoons;haz=eyes;in=vinegar;of=liquid;is=pours paints;tone=clear|lime juice, juice of a lemon
foil tray|foil trays|base|4|tub boat|feel=shiny;help=tray;in=foil pan;of=metal;is=flat hollow open bends cuts stiff waterproof floats prints;tone=silver|aluminum tray, aluminium tray, foil container, foil takeaway tray, foil dish
cake board|cake boards|base|2||in=cardboard;of=coated;is=flat round stiff;tone=white|cake circle, cake drum, cardboard cake round
detergent bottle|detergent bottles|base|6||haz=wash hands;in=plastic bottle;of=plastic;is=hollow lid stiff waterproof floats;tone=any|clean detergent bottle, empty detergent bottle, laundry bottle, fabric softener bottle, empty shampoo bottle, shampoo bottle, empty laundry detergent bottle, washing-up liquid bottle, dish soap bottle, washing up bottle
squeeze bottle|squeeze bottles|tool|4||amt=1;in=spray bottle;of=plastic;is=hollow lid soft waterproof pours paints;tone=clear|squeezy bottle, ketchup bottle, sauce bottle plastic, condiment bottle, squeezable bottle
pipette|pipettes|tool|4||amt=1;in=cotton swab;of=plastic;is=tube stick hollow clear pours paints;tone=clear|dropper, eye dropper, eyedropper, pipet, medicine dropper, turkey baster
soap bar|soap bars|base|4||amt=1;all=scent;haz=eyes;in=air-dry clay;of=wax;is=stiff floats shapes;tone=white|bar of soap, bar soap, ivory soap, soap block
funnel|funnels|tool|2||amt=1;in=paper;of=plastic;is=hollow open holey round stiff waterproof;tone=any|kitchen funnel, small funnel
strainer|strainers|tool|4||amt=1;in=net bag;of=metal;is=hollow open holey round stiff;tone=silver|sieve, colander, sifter, kitchen strainer, kitchen sieve
measuring cup|measuring cups|tool|2||amt=1;in=paper cup;of=plastic;is=hollow open round stiff waterproof;tone=any|measuring jug, measuring spoon, kitchen scale
whisk|whisks|tool|2||amt=1;in=plastic fork;of=metal;is=stick stiff paints prints;tone=silver|egg beater, hand whisk, potato masher, masher, spatula
kitchen tongs|-|tool|4||amt=1 pair;in=clothespin;of=metal;is=stick stiff;tone=silver|tongs, tweezers, kids tweezers, plastic tweezers
ceramic plate|ceramic plates|base|6||amt=1;haz=breaks;in=paper plate;of=ceramic;is=flat round stiff heavy fragile waterproof;tone=white|china plate, dinner plate, porcelain plate, old plate, saucer, platter
ceramic mug|ceramic mugs|base|6||amt=1;haz=breaks;in=paper cup;of=ceramic;is=hollow open round stiff heavy fragile waterproof;tone=white|mug, coffee mug, teacup, tea cup, white mug, china cup
`;
