export const kitchenTable = `
paper plate|paper plates|base|2|plate thin disc|help=tray;piece=a paper plate;in=cereal box|plate, disposable plate, party plate, cardboard plate, papr plate
paper cup|paper cups|base|2|cup pin|help=tray;in=plastic tub|cup, disposable cup, party cup, coffee cup, paper coffee cup, plastic cup, drinking cup
egg carton|egg cartons|base|2|carton|help=tray;all=egg;in=paper cup|egg box, eggbox, egg tray, cardboard egg carton, egg crate, egg cartoon
aluminum foil|-|base|4|foil|feel=shiny;bits=bits of foil;piece=a sheet of aluminum foil;amt=1 sheet;in=wrapping paper|tin foil, tinfoil, aluminium foil, foil, kitchen foil, silver foil, alumium foil, silver paper, foil sheet
wax paper|-|base|2|clear-sheet|help=cover;piece=a sheet of wax paper;amt=2 sheets;in=tracing paper|waxed paper, greaseproof paper, baking paper, parchment paper, baking parchment, parchment
plastic wrap|-|base|9|clear-sheet wrap|haz=suffocation;amt=1 sheet;in=wax paper|cling film, clingfilm, saran wrap, clingwrap, cling wrap
paper straw|paper straws|base|4|straw|feel=stick;bits=pieces of straw;amt=6;in=stick|straw, drinking straw, plastic straw, bendy straw, straws
dry pasta|-|decoration|4|pasta mosaic fill|feel=round;bits=pasta pieces;amt=half a cup;haz=small parts;all=wheat;in=button|pasta, macaroni, penne, uncooked pasta, dried pasta, pasta shells, bow tie pasta, noodle, pasta shape
spaghetti|-|decoration|4|pasta stickish|feel=stick;bits=pieces of dry spaghetti;amt=a handful;all=wheat;in=straw|dry spaghetti, spagetti, linguine
rice|-|decoration|4|fill|feel=grainy;amt=a quarter cup;in=sand|uncooked rice, dry rice, white rice, colored rice
dried bean|dried beans|decoration|4|fill mosaic|feel=round;amt=half a cup;haz=small parts;in=dry pasta|bean, kidney bean, pinto bean, dry bean, navy bean, butter bean
dried lentil|dried lentils|decoration|4|fill mosaic|feel=grainy;amt=a quarter cup;haz=small parts;in=rice|lentil, split pea, dried pea, red lentil
dried chickpea|dried chickpeas|decoration|4|fill|feel=round;amt=a quarter cup;haz=small parts;in=dried bean|chickpea, garbanzo bean, garbanzo
popcorn|-|decoration|4|fill|feel=fluffy;bits=popped corn;amt=a handful;haz=small parts;in=cotton ball|pop corn, popped popcorn, popcorn kernel
flour|-|base|2|dough paste|amt=1 cup;haz=raw flour;all=wheat;in=cornstarch|plain flour, all-purpose flour, white flour, all purpose flour
salt|-|base|2|dough-salt grain|feel=grainy;amt=half a cup;in=sand|table salt, sea salt, epsom salt, coarse salt
sugar|-|base|4|grain|feel=grainy;amt=2 tablespoons;in=salt|white sugar, granulated sugar
cornstarch|-|base|4|paste2|amt=1 cup;in=flour|corn starch, corn flour, cornflour
baking soda|-|base|4|soda|amt=2 tablespoons;in=flour|bicarbonate of soda, bicarb, bicarbonate, baking powder
vinegar|-|base|6|vinegar|amt=half a cup;haz=eyes;in=lemon juice|white vinegar
cooking oil|-|base|4|oil|amt=1 tablespoon;in=glycerin|vegetable oil, sunflower oil, baby oil, oil, olive oil
food coloring|-|color|4|dye|amt=a few drops;haz=stains;in=watercolor paint|food colouring, food dye, food color, food colour, liquid food coloring
coffee filter|coffee filters|base|2|filter|feel=flat;amt=4;in=paper towel|filter paper, paper filter, coffee filter paper, filters
cupcake liner|cupcake liners|decoration|2|liner|feel=flat;amt=6;in=tissue paper|cupcake case, muffin case, muffin liner, bun case, cake case, cupcake paper, baking cup, muffin cup
paper towel|paper towels|base|2|filter|help=wipe;amt=2 sheets;in=coffee filter|kitchen paper, kitchen towel, paper napkin towel
paper napkin|paper napkins|decoration|2|tissue tear|feel=flat;bits=napkin scraps;amt=3;in=tissue paper|napkin, serviette, paper serviette
kitchen sponge|kitchen sponges|tool|2|sponge|help=dab;in=cotton ball|sponge, dish sponge, bath sponge, washing up sponge, sponges
toothbrush|toothbrushes|tool|2|dabber|amt=1;help=dab;in=paintbrush|old toothbrush, tooth brush, nail brush, scrubbing brush
wooden spoon|wooden spoons|base|2|spoon|in=craft stick|spoon, kitchen spoon, cooking spoon
plastic spoon|plastic spoons|base|2|spoon2|feel=stick;in=craft stick|disposable spoon, plastic fork, disposable fork, plastic cutlery, wooden cutlery
toothpick|toothpicks|decoration|9|toothpick|feel=stick;amt=10;haz=pointed;in=craft stick|tooth pick, cocktail stick, tooth picks
wooden skewer|wooden skewers|base|9|skewer axle stick|feel=stick;amt=4;haz=pointed;in=paper straw|skewer, bamboo skewer, kebab stick, kebab skewer, barbecue skewer, dowel, thin dowel
cookie cutter|cookie cutters|tool|2|cutter|amt=2;in=plastic lid|biscuit cutter, cookie cuter, pastry cutter, dough cutter, cutters
rolling pin|rolling pins|tool|2|roller|in=plastic bottle|roller, dough roller
potato|potatoes|base|2|veg|amt=1;in=apple|spud, old potato, potatos
apple|apples|base|2|veg|amt=1;in=potato|old apple, pear
celery|-|base|2|veg|amt=1 stalk;piece=a stalk of celery;in=potato|celery stalk, okra, bell pepper, pepper, lettuce, vegetable, veggies, veg
lemon|lemons|base|4|veg|amt=1;in=apple|orange, lime, citrus
muffin tin|muffin tins|tool|2|tin|help=tray;in=egg carton|muffin tray, bun tin, cupcake tin, baking tray, baking sheet, cookie sheet, tray
plastic bag|plastic bags|base|9|plasticbag kite-sail|haz=suffocation;in=paper bag|carrier bag, shopping bag, bin bag, trash bag, garbage bag, ziplock bag, zip bag, zipper bag, sandwich bag, freezer bag, bin liner
foil pan|foil pans|base|4|tub boat|feel=shiny;help=tray;in=plastic tub|foil tray, aluminum tray, pie tin, foil pie pan, disposable pan
paper doily|paper doilies|decoration|2|doily tear|feel=flat;amt=2;in=cupcake liner|doily, doilies, doiley
tea bag|tea bags|color|4|dye|amt=2;in=food coloring|teabag, tea, black tea
spice|-|decoration|4|grain|feel=grainy;bits=pinches of spice;amt=2 teaspoons;all=scent;haz=eyes;in=sand|cinnamon, paprika, turmeric, spices, pepper powder, curry powder
cinnamon stick|cinnamon sticks|decoration|4|natural|feel=stick;amt=3;all=scent;in=stick|cinamon stick
dish soap|-|base|4|soap|amt=1 tablespoon;haz=eyes;in=baby shampoo|washing up liquid, washing-up liquid, dish liquid, dishwashing liquid, liquid soap, soap
eggshell|eggshells|decoration|6|mosaic|feel=flat;bits=eggshell pieces;amt=from 2 eggs;all=egg;haz=wash hands;in=construction paper|egg shell, washed eggshell, crushed eggshell
bottle cork|bottle corks|base|4|cork stamp float|haz=small parts;in=plastic lid|champagne cork
bowl|bowls|tool|2|bowl|help=tray;in=plate|mixing bowl, plastic bowl, kitchen bowl, dish
spray bottle|spray bottles|tool|2|spray||squirt bottle, mister, spray mister
breakfast cereal|-|decoration|2|fill2|feel=round;bits=pieces of cereal;amt=a handful;all=wheat;in=dry pasta|cereal, cheerios, oat rings, hoops cereal, cornflakes, oats, oatmeal
ice cube tray|ice cube trays|tool|4|tin|help=tray;in=egg carton|ice tray, ice-cube tray
`;
