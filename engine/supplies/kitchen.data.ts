export const kitchenTable = `
paper plate|paper plates|base|2|piece=a paper plate;of=card;is=flat round stiff bends folds cuts;tone=white|plate, disposable plate, party plate, cardboard plate, papr plate
paper cup|paper cups|base|2|of=coated;is=hollow open round stiff cuts waterproof;tone=white|cup, disposable cup, party cup, coffee cup, paper coffee cup, drinking cup, sauce cup, ketchup cup
paper bowl|paper bowls|base|2|of=paper;is=hollow open round cuts stiff;tone=white|paper soup bowl, party bowl
egg carton|egg cartons|base|2|all=egg;of=card;is=hollow open lid stiff cuts soaks;tone=gray|egg box, eggbox, egg tray, cardboard egg carton, egg crate, egg cartoon, egg cup, egg carton cup, egg carton section, egg box cup, cup of an egg carton, cup from an egg carton, egg cup from a carton, egg cup from carton, carton egg cup, egg cup from an egg carton, egg cup cut from a carton
aluminum foil|-|base|2|piece=a sheet of aluminum foil;amt=1 sheet;of=metal;is=flat bends folds tears cuts shapes waterproof;tone=silver|tin foil, tinfoil, aluminium foil, foil, kitchen foil, silver foil, alumium foil, foil sheet
wax paper|-|base|2|piece=a sheet of wax paper;amt=2 sheets;of=wax;is=flat bends folds tears cuts clear waterproof;tone=white|waxed paper, greaseproof paper
plastic wrap|-|base|9|haz=suffocation;amt=1 sheet;of=plastic;is=flat soft bends stretchy clear waterproof sticky;tone=clear|cling film, clingfilm, saran wrap, clingwrap, cling wrap
paper straw|paper straws|base|2|amt=6;of=paper;is=tube stick hollow open stiff cuts;tone=any|straw, drinking straw, straws, straws cut up, cut up straw, cut-up straw, straw piece
dry pasta|-|decoration|4|amt=half a cup;haz=small parts;all=wheat;of=food;is=tiny hollow holey stiff rattles pours;tone=cream|pasta, macaroni, penne, uncooked pasta, dried pasta, pasta shells, bow tie pasta, noodle, pasta shape, elbow macaroni, rigatoni, elbow pasta, pasta bow, bow pasta, farfalle, pasta tube, pasta wheel, alphabet pasta, lasagna noodle, lasagne sheet, ziti, fusilli, rotini, ditalini, orzo, conchiglie, bowtie pasta, tube pasta, macaroni noodle, shell pasta, mac
cooked spaghetti|-|base|2|amt=a bowl;all=wheat;of=food;is=string soft;tone=cream|cooked pasta, cooked noodle, boiled spaghetti, boiled pasta, boiled noodle, leftover spaghetti, leftover noodle, cold spaghetti
spaghetti|-|decoration|4|amt=a handful;all=wheat;of=food;is=stick stiff fragile;tone=cream|dry spaghetti, spagetti, linguine
rice|-|decoration|2|amt=a quarter cup;of=food;is=tiny pours rattles;tone=white|uncooked rice, dry rice, white rice, colored rice
dried bean|dried beans|decoration|4|amt=half a cup;haz=small parts;of=food;is=tiny pours rattles;tone=any|bean, kidney bean, pinto bean, dry bean, navy bean, butter bean, dried pinto bean, dried kidney bean, black bean, lima bean, white bean, haricot bean, butter beans dried, beans dried, borlotti bean, mung bean, great northern bean
dried lentil|dried lentils|decoration|4|amt=a quarter cup;haz=small parts;of=food;is=tiny pours rattles;tone=orange|lentil, split pea, dried pea, red lentil, lentils red, yellow split pea, green lentil, orange lentil, green split pea
dried chickpea|dried chickpeas|decoration|4|amt=a quarter cup;haz=small parts;of=food;is=tiny ball pours rattles;tone=tan|chickpea, garbanzo bean, garbanzo
popcorn|-|decoration|4|amt=a handful;haz=small parts;of=food;is=tiny soft pours;tone=cream|pop corn, popped popcorn, popcorn kernel, dried corn, corn kernel, dry corn
flour|-|base|2|amt=1 cup;haz=raw flour;all=wheat;of=powder;is=pours;tone=white|plain flour, all-purpose flour, white flour, all purpose flour
salt|-|base|2|amt=half a cup;of=powder;is=pours;tone=white|table salt, sea salt, epsom salt, coarse salt, kosher salt, rock salt
sugar|-|base|4|amt=2 tablespoons;of=powder;is=pours;tone=white|white sugar, granulated sugar, sugar cube, caster sugar, icing sugar, powdered sugar, brown sugar
cornstarch|-|base|2|amt=1 cup;of=powder;is=pours;tone=white|corn starch, corn flour, cornflour
baking soda|-|base|4|amt=2 tablespoons;of=powder;is=pours;tone=white|bicarbonate of soda, bicarb, bicarbonate, baking powder
citric acid|-|base|6|amt=1/2 cup;haz=eyes;of=powder;is=pours;tone=white|citric acid powder
vinegar|-|base|6|amt=half a cup;haz=eyes;of=liquid;is=pours;tone=clear|white vinegar, bit of vinegar, little bit of vinegar, splash of vinegar, little vinegar
cooking oil|-|base|4|amt=1 tablespoon;of=liquid;is=pours;tone=yellow|vegetable oil, sunflower oil, baby oil, oil, olive oil, petroleum jelly, vaseline, coconut oil, almond oil, jojoba oil, mineral oil, cutting board oil, butcher block oil
glycerin|-|base|6|amt=2 tablespoons;haz=eyes;of=liquid;is=pours;tone=clear|glycerine, vegetable glycerin, vegetable glycerine, glycerol
food coloring|-|color|4|amt=a few drops;haz=stains;of=liquid;is=pours paints;tone=any|food colouring, food dye, food color, food colour, liquid food coloring, soap coloring, soap dye, soap colorant, egg dye, dye tablet, egg dye tablet, egg dye kit, egg coloring kit, easter egg dye, icing color, cake coloring, food coloring gel, food coloring powder
coffee filter|coffee filters|base|2|amt=4;of=paper;is=flat round soft bends folds tears cuts soaks;tone=white|filter paper, paper filter, coffee filter paper, filters, cone coffee filter, basket coffee filter
cupcake liner|cupcake liners|decoration|2|amt=6;of=paper;is=round hollow open bends folds tears cuts;tone=any|cupcake case, muffin case, muffin liner, bun case, cake case, cupcake paper, baking cup, muffin cup, cupcake wrapper, muffin wrapper
paper towel|paper towels|base|2|amt=2 sheets;of=paper;is=flat soft bends folds tears cuts soaks;tone=white|kitchen paper, kitchen roll, kitchen towel, paper napkin towel
paper napkin|paper napkins|decoration|2|amt=3;of=paper;is=flat soft bends folds tears cuts soaks;tone=any|napkin, serviette, paper serviette
kitchen sponge|kitchen sponges|tool|2|of=foam;is=soft cuts soaks floats paints prints;tone=any|sponge, dish sponge, bath sponge, washing up sponge, sponges, foam pad, felting pad, felting mat, felting foam, foam felting pad, makeup sponge, sea sponge, cellulose sponge, natural sponge, cleaning sponge, car sponge, sponge piece, sponge wedge, makeup wedge
toothbrush|toothbrushes|tool|2|amt=1;of=plastic;is=stick stiff paints;tone=any|old toothbrush, tooth brush, toothbrush head, nail brush, scrubbing brush
wooden spoon|wooden spoons|base|2|of=wood;is=stick stiff;tone=wood|spoon, kitchen spoon, cooking spoon
plastic spoon|plastic spoons|base|2|of=plastic;is=stick stiff waterproof;tone=white|disposable spoon, plastic cutlery, wooden cutlery, scoop, formula scoop, plastic scoop, coffee scoop
toothpick|toothpicks|decoration|6|amt=10;haz=pointed;of=wood;is=stick tiny stiff sharp;tone=wood|tooth pick, cocktail stick, tooth picks
wooden skewer|wooden skewers|base|6|amt=4;haz=pointed;of=wood;is=stick stiff sharp;tone=wood|skewer, bamboo skewer, kebab stick, kebab skewer, barbecue skewer, bbq skewer, barbecue skewer, kebab stick
cookie cutter|cookie cutters|tool|2|amt=2;of=metal;is=hollow open stiff prints;tone=silver|biscuit cutter, cookie cuter, pastry cutter, dough cutter, cutters
rolling pin|rolling pins|tool|2|of=wood;is=stick round stiff heavy;tone=wood|dough roller, pastry roller, clay roller
potato|potatoes|base|2|amt=1;of=food;is=stiff heavy prints;tone=brown|spud, old potato, potatos, potato half, sweet potato, half a potato, half potato, halved potato, potato halve
apple|apples|base|2|amt=1;of=food;is=round heavy prints;tone=red|old apple, pear
celery|-|base|2|amt=1 stalk;piece=a stalk of celery;of=food;is=stick prints;tone=green|celery stalk, cabbage, okra, bell pepper, pepper, lettuce, vegetable, veggies, veg, celery stump, celery end, celery base, bok choy, celery heart, celery bottom
lemon|lemons|base|2|amt=1;of=food;is=ball round prints;tone=yellow|lime, citrus
orange|oranges|base|4|amt=1;of=food;is=ball round prints;tone=orange|clementine, mandarin, tangerine, satsuma, grapefruit, navel orange
muffin tin|muffin tins|tool|2|of=metal;is=open stiff;tone=silver|muffin tray, bun tin, cupcake tin
plastic bag|plastic bags|base|9|haz=suffocation;of=plastic;is=flat hollow open soft bends folds tears cuts waterproof;tone=any|carrier bag, shopping bag, bin bag, trash bag, garbage bag, ziplock bag, zip bag, zipper bag, sandwich bag, freezer bag, bin liner, zip-top bag, snack bag, bread bag, ziploc, ziploc bag, zip lock bag, ziplock, zip-lock bag, gallon ziploc bag, gallon bag, poly bag, resealable bag, baggie, sandwich baggie, cellophane bag, cello bag, newspaper sleeve, cellophane bag, bread bag, quart ziploc bag, gallon zip bag
foil pan|foil pans|base|2|of=metal;is=hollow open bends stiff waterproof floats;tone=silver|pie tin, pie pan, aluminum pie pan, aluminum pan, cake pan, foil pie pan, disposable pan, foil pie tin, foil pie plate, pie plate
paper doily|paper doilies|decoration|2|amt=2;of=paper;is=flat round holey bends folds tears cuts;tone=white|doily, doilies, doiley
tea bag|tea bags|color|4|amt=2;of=paper;is=flat tears soaks paints;tone=brown|teabag, tea, black tea
spice|-|decoration|4|amt=2 teaspoons;all=scent;haz=eyes;of=powder;is=pours;tone=brown|cinnamon, paprika, turmeric, spices, pepper powder, black pepper, white pepper, ground pepper, curry powder, peppercorn, star anise, clove, whole clove, nutmeg, ginger powder, saffron, cardamom, anise, ground spice
cinnamon stick|cinnamon sticks|decoration|4|amt=3;all=scent;of=wood;is=stick hollow stiff;tone=brown|cinamon stick
dish soap|-|base|4|amt=1 tablespoon;haz=eyes;of=liquid;is=pours;tone=any|washing up liquid, washing-up liquid, dish liquid, dishwashing liquid, liquid soap, soap, dawn dish soap, dawn, fairy liquid, fairy washing up liquid
eggshell|eggshells|decoration|4|amt=from 2 eggs;all=egg;haz=wash hands;of=shell;is=hollow tiny fragile;tone=white|egg shell, washed eggshell, crushed eggshell
bottle cork|bottle corks|base|4|haz=small parts;of=wood;is=round tiny floats prints;tone=tan|champagne cork
bowl|bowls|tool|2|of=plastic;is=hollow open round stiff waterproof;tone=any|mixing bowl, plastic bowl, kitchen bowl, dish, clear bowl, clear plastic bowl, ovenproof bowl, oven-proof bowl, oven safe bowl, ovenproof dish
spray bottle|spray bottles|tool|2|of=plastic;is=hollow lid waterproof pours paints;tone=any|squirt bottle, mister, spray mister, spray bottle of water, water spray bottle, water sprayer, plant mister
breakfast cereal|-|decoration|2|amt=a handful;all=wheat;of=food;is=tiny round holey fragile pours;tone=tan|cereal, cheerios, oat rings, hoops cereal, cornflakes, froot loops, fruit loops, loop cereal, dry cereal, rice krispies, cereal o's, cereal os, chex, cheerio
ice cube tray|ice cube trays|tool|4|of=plastic;is=open stiff waterproof;tone=any|ice tray, ice-cube tray
yogurt pot|yogurt pots|base|2|of=plastic;is=hollow open round stiff cuts waterproof floats;tone=white|yoghurt pot, yogurt cup, yoghurt cup, pudding cup, jello cup, dessert pot, yogurt container small, applesauce cup
plastic cup|plastic cups|base|2|of=plastic;is=hollow open round stiff waterproof floats;tone=any|solo cup, clear cup, clear plastic cup, disposable plastic cup, party cup plastic, tumbler, medicine cup
plastic straw|plastic straws|base|4|amt=6;of=plastic;is=tube stick hollow open bends cuts waterproof floats;tone=any|bendy straw, flexi straw, bendable straw, reusable straw, silicone straw, milkshake straw, boba straw, plastic drinking straw, bubble tea straw, smoothie straw
plastic fork|plastic forks|tool|2|of=plastic;is=stick stiff waterproof prints;tone=white|disposable fork, fork, forks, wooden fork
plastic knife|plastic knives|tool|4|amt=1;of=plastic;is=stick flat stiff waterproof;tone=white|disposable knife, dough knife, play dough knife, butter knife, table knife
metal spoon|metal spoons|tool|2|amt=1;of=metal;is=stick stiff;tone=silver|teaspoon, tablespoon, soup spoon, dessert spoon, silver spoon, old spoon, spoon metal
chopstick|chopsticks|base|6|amt=2;haz=pointed;of=wood;is=stick stiff;tone=wood|chop stick, wooden chopstick, bamboo chopstick, disposable chopstick
paper umbrella|paper umbrellas|decoration|6|amt=2;haz=pointed;of=paper;is=round folds tears;tone=any|cocktail umbrella, drink umbrella, paper parasol, cocktail parasol, mini umbrella
freezer paper|-|base|2|piece=a sheet of freezer paper;amt=2 sheets;of=coated;is=flat bends folds tears cuts;tone=white|plastic-coated freezer paper, butcher freezer paper
ketchup packet|ketchup packets|tool|9|of=plastic;is=flat soft tiny;tone=red|sauce packet, condiment packet, soy sauce packet, mustard packet, mayo packet, ketchup sachet, sauce sachet
parchment paper|-|base|2|piece=a sheet of parchment paper;amt=2 sheets;of=coated;is=flat bends folds tears cuts clear waterproof;tone=white|baking paper, ironing paper, iron-on bead paper, baking parchment, parchment, bake paper, greaseproof baking paper
oats|-|decoration|2|amt=half a cup;all=wheat;of=food;is=flat tiny pours;tone=cream|oatmeal, rolled oat, porridge oat, oat, porridge, instant oatmeal
marshmallow|marshmallows|base|4|amt=10;haz=small parts;of=food;is=soft tiny prints;tone=white|mini marshmallow, jumbo marshmallow, large marshmallow
pretzel|pretzels|base|4|amt=10;haz=small parts;all=wheat;of=food;is=tiny stiff holey fragile;tone=brown|pretzel stick, pretzel rod, mini pretzel, salt stick
candy|-|decoration|4|amt=a handful;haz=small parts;of=food;is=tiny stiff;tone=any|candies, sweets, gumdrop, gum drop, smarties, m&ms, jelly bean, jellybean, skittles, gummy bear, lollies, hard candy, boiled sweet, candy corn, lollipop, hard candy, chocolate chip, gummy worm, gummy, peppermint, licorice, liquorice, jelly baby, candy eye, starburst, m and ms, mint candy, chocolate button, marzipan
candy cane|candy canes|decoration|4|amt=2;of=food;is=stick stiff fragile;tone=any|candycane, peppermint stick, mini candy cane
sprinkles|-|decoration|4|amt=2 teaspoons;of=food;is=tiny pours;tone=any|hundreds and thousands, jimmies, sugar sprinkle, cake sprinkle, sprinkle, edible glitter, sanding sugar, colored sugar, nonpareil
cookie|cookies|base|2|amt=4;all=wheat;of=food;is=flat round stiff fragile;tone=tan|biscuit, cracker, graham cracker, gingerbread, gingerbread cookie, oreo, sugar cookie, fish cracker, goldfish cracker, animal cracker, saltine, nilla wafer
ice cream cone|ice cream cones|base|4|amt=2;all=wheat;of=food;is=hollow open round fragile;tone=tan|waffle cone, sugar cone, cake cone, ice-cream cone, wafer cone
rice cake|rice cakes|base|4|amt=2;of=food;is=flat round stiff fragile;tone=white|puffed rice cake, corn cake
red cabbage|-|color|4|piece=a leaf of red cabbage;amt=a quarter;haz=stains;of=food;is=tears paints prints;tone=purple|purple cabbage, red cabbage leaf
beet|beets|color|4|amt=1;haz=stains;of=food;is=round paints prints;tone=purple|beetroot, red beet
onion skin|onion skins|color|4|amt=from 3 onions;of=food;is=flat tears fragile paints;tone=orange|onion peel, yellow onion skin, onion skins dry
orange peel|orange peels|decoration|4|amt=from 1 orange;all=scent;of=food;is=flat bends tears cuts;tone=orange|citrus peel, orange rind, lemon peel, tangerine peel, clementine peel, mandarin peel, satsuma peel
carrot|carrots|base|2|amt=1;of=food;is=stick stiff prints;tone=orange|carrot stick, carrot top, parsnip
broccoli|-|base|2|piece=a floret of broccoli;amt=1;of=food;is=paints prints;tone=green|cauliflower, broccoli floret
green bean|green beans|base|2|amt=a handful;of=food;is=stick bends prints;tone=green|string bean, runner bean, snap pea, pea pod
egg|eggs|base|4|amt=2;haz=wash hands;all=egg;of=shell;is=round fragile;tone=white|hard-boiled egg, boiled egg, hard boiled egg, chicken egg, blown egg, blown out egg
fresh herb|fresh herbs|decoration|4|amt=a small bunch;all=scent;of=plant;is=soft tears prints;tone=green|herb, mint, basil, parsley, rosemary, thyme, fresh mint, herbs from the garden, sage, dill, basil seedling
coffee grounds|-|color|4|amt=2 teaspoons;all=scent;haz=stains;of=powder;is=pours paints;tone=brown|coffee, ground coffee, instant coffee, brewed coffee, cold coffee, black coffee, coffee powder, used coffee ground, used coffee
coffee bean|coffee beans|decoration|4|amt=a handful;haz=small parts;all=scent;of=food;is=tiny pours rattles;tone=brown|roasted coffee bean
cocoa|-|color|4|amt=1 tablespoon;all=scent;of=powder;is=pours paints;tone=brown|cocoa powder, hot chocolate powder
lemon juice|-|color|6|amt=2 tablespoons;haz=eyes;of=liquid;is=pours paints;tone=clear|lime juice, juice of a lemon
foil tray|foil trays|base|4|of=metal;is=flat hollow open bends cuts stiff waterproof floats prints;tone=silver|aluminum tray, aluminium tray, foil container, foil takeaway tray, foil dish, tin foil tray, tinfoil tray
cake board|cake boards|base|2|of=coated;is=flat round stiff;tone=white|cake circle, cake drum, cardboard cake round, cardboard circle, cardboard round, pizza circle
detergent bottle|detergent bottles|base|6|haz=wash hands;of=plastic;is=hollow lid stiff waterproof floats;tone=any|clean detergent bottle, empty detergent bottle, laundry bottle, fabric softener bottle, empty shampoo bottle, shampoo bottle, empty laundry detergent bottle, washing-up liquid bottle, dish soap bottle, washing up bottle, fairy liquid bottle, laundry detergent bottle, detergent jug, laundry jug, detergent container, bubble bath bottle, soap bottle, hand soap bottle, lotion bottle
squeeze bottle|squeeze bottles|tool|4|amt=1;of=plastic;is=hollow lid soft waterproof pours paints;tone=clear|squeezy bottle, ketchup bottle, sauce bottle plastic, condiment bottle, squeezable bottle, dye bottle, plastic squeeze bottle
pipette|pipettes|tool|4|amt=1;of=plastic;is=tube stick hollow clear pours paints;tone=clear|dropper, eye dropper, eyedropper, pipet, medicine dropper, turkey baster
soap bar|soap bars|base|4|amt=1;all=scent;haz=eyes;of=wax;is=stiff floats shapes;tone=white|bar of soap, bar soap, ivory soap, soap block
soap base|-|base|6|amt=1 lb (450 g);haz=heat;of=wax;is=soft pours cuts;tone=white|melt and pour soap, soap melt and pour base, melt and pour base, melt & pour soap, melt & pour base, melt and pour soap base, glycerin soap, glycerin soap base, clear soap base, soap making kit
funnel|funnels|tool|2|amt=1;of=plastic;is=hollow open holey round stiff waterproof;tone=any|kitchen funnel, small funnel
strainer|strainers|tool|4|amt=1;of=metal;is=hollow open holey round stiff;tone=silver|sieve, colander, sifter, kitchen strainer, kitchen sieve
measuring cup|measuring cups|tool|2|amt=1;of=plastic;is=hollow open round stiff waterproof;tone=any|measuring jug, measuring spoon, kitchen scale
whisk|whisks|tool|2|amt=1;of=metal;is=stick stiff paints prints;tone=silver|egg beater, hand whisk
spatula|spatulas|tool|2|amt=1;of=plastic;is=stick flat stiff paints;tone=gray|pancake turner, fish slice, rubber spatula, silicone spatula, kitchen spatula, plastic spatula
potato masher|potato mashers|tool|2|amt=1;of=metal;is=stiff prints;tone=silver|masher, old potato masher, metal masher, plastic masher, bean masher
kitchen tongs|-|tool|2|amt=1 pair;of=metal;is=stick stiff;tone=silver|tongs
ceramic plate|ceramic plates|base|6|amt=1;haz=breaks;of=ceramic;is=flat round stiff heavy fragile waterproof;tone=white|china plate, dinner plate, porcelain plate, old plate, saucer, platter, chipped plate, broken plate, old crockery, crockery, broken bowl, cracked bowl, chipped bowl, broken pottery, broken vase, chipped china, chipped china plate, broken china, chipped saucer
ceramic mug|ceramic mugs|base|6|amt=1;haz=breaks;of=ceramic;is=hollow open round stiff heavy fragile waterproof;tone=white|mug, coffee mug, teacup, tea cup, white mug, china cup
shaving foam|-|color|4|amt=a plateful;all=scent;haz=eyes;danger=can sting the eyes;of=liquid;is=soft pours paints;tone=white|shaving cream, shave foam, shaving gel
bread|-|base|2|amt=2 slices;piece=a slice of bread;all=wheat;of=food;is=flat soft tears cuts;tone=tan|toast, toast bread, slice of bread, bread slice, stale bread, old bread, white bread, sandwich bread, slices of toast, bagel, bread crust
sunflower butter|-|joiner|2|amt=2 tablespoons;of=food;is=soft sticky joins;tone=tan|seed butter, sunflower seed butter, sunbutter, sun butter, pumpkin seed butter, soy butter, tahini, nut-free butter, nut free butter
peanut butter|-|joiner|4|amt=2 tablespoons;all=nuts;of=food;is=soft sticky joins;tone=tan|nut butter, almond butter
lard|-|joiner|2|amt=half a cup;of=food;is=soft sticky joins;tone=white|suet, beef suet, shortening, vegetable shortening, vegetable fat, cooking fat, solid fat, dripping, crisco
baking tray|baking trays|tool|2|amt=1;of=metal;is=flat open stiff;tone=silver|baking sheet, cookie sheet, oven tray, tray, sheet pan, serving tray, baking pan
avocado pit|avocado pits|color|4|amt=6;of=plant;is=round paints heavy;tone=pink|avocado stone, avocado seed, avocado skin, avocado peel, avocado pits and skins
icing|-|color|2|amt=a small bowlful;of=food;is=pours soft sticky paints;tone=white|royal icing, frosting, buttercream, cake frosting, icing tube, tube of icing, writing icing, icing pen, glace icing, cream cheese frosting, cake icing, vanilla frosting, frosting tube
fondant|-|base|2|amt=a handful;of=food;is=soft shapes cuts;tone=any|sugar paste, sugarpaste, rolled fondant, fondant icing, ready to roll icing, roll-out icing, gum paste, flower paste, modelling chocolate, modeling chocolate, candy clay
cupcake|cupcakes|base|2|amt=4;all=wheat;of=food;is=round soft;tone=tan|cup cake, muffin, fairy cake, mini cupcake, baked cupcake, vanilla cupcake, muffins baked, mini muffin, sponge cake, cake pop
yogurt|-|color|2|amt=a small bowlful;all=milk;of=food;is=pours soft paints;tone=white|yoghurt, plain yogurt, greek yogurt, natural yogurt, natural yoghurt, vanilla yogurt, plain yoghurt
`;
