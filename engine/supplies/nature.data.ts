export const natureTable = `
leaf|leaves|decoration|2|leaf natural|feel=flat;amt=a handful;in=construction paper;of=plant;is=flat bends tears cuts fragile prints;tone=green|fall leaf, autumn leaf, dry leaf, dried leaf, pressed leaf, green leaf, big leaf, leafs, fallen leaf, maple leaf, oak leaf
stick|sticks|base|4|stick natural|feel=stick;amt=6;haz=pointed;in=craft stick;of=wood;is=stick stiff;tone=brown|twig, twigs, branch, small branch, wooden stick, tree stick, sticks from the garden
pinecone|pinecones|base|4|pinecone natural|feel=round;in=egg carton;of=wood;is=round stiff;tone=brown|pine cone, fir cone, cone, fircone, pine-cone
stone|stones|base|4|stone natural weight|feel=round;amt=5;haz=small parts;in=salt dough;of=stone;is=round stiff heavy prints;tone=gray|rock, river rock, smooth stone, flat stone, smooth rock, rocks, beach stone
seashell|seashells|decoration|4|shell natural|feel=round;amt=a handful;haz=small parts;in=dry pasta;of=shell;is=hollow tiny stiff fragile prints;tone=cream|shell, sea shell, clam shell, scallop shell, mussel shell
feather|feathers|decoration|4|feather natural|feel=feathery;amt=6;haz=wash hands;in=tissue paper;of=plant;is=flat soft bends cuts paints;tone=any|craft feather, bird feather, fether, plume, colored feather
flower|flowers|decoration|2|petal natural|feel=flat;bits=flower heads;amt=a small bunch;in=tissue paper;of=plant;is=round soft tears fragile prints;tone=any|wildflower, wild flower, garden flower, daisy, dandelion, dried flower, fresh flower, blossom
petal|petals|decoration|2|petal natural|feel=flat;amt=a handful;in=tissue paper;of=plant;is=flat soft tears tiny fragile prints;tone=any|flower petal, rose petal, petels
acorn|acorns|decoration|4|acorn natural|feel=round;amt=6;haz=small parts;in=button;of=wood;is=round tiny stiff rattles;tone=brown|acorn cap, acorn cup, acron
chestnut|chestnuts|decoration|4|acorn natural|feel=round;amt=6;haz=small parts;in=stone;of=wood;is=ball round tiny stiff rattles;tone=brown|conker, conkers, horse chestnut
grass|-|decoration|2|grass natural|feel=stringy;bits=blades of grass;amt=a handful;in=yarn;of=plant;is=string soft bends tears cuts;tone=green|long grass, dried grass, dry grass, grass blade, lawn clippings, blade of grass
bark|-|decoration|4|bark natural|feel=flat;bits=pieces of bark;amt=2 pieces;in=cardboard;of=wood;is=flat stiff prints;tone=brown|tree bark, birch bark, bark piece
sand|-|decoration|4|sand natural fill|feel=grainy;amt=half a cup;in=salt;of=powder;is=pours rattles heavy;tone=tan|play sand, beach sand
seed|seeds|decoration|4|seed natural fill|feel=grainy;amt=2 tablespoons;haz=small parts;in=rice;of=plant;is=tiny pours rattles;tone=brown|sunflower seed, melon seed, flower seed, wheat seed
moss|-|decoration|4|moss natural|feel=fluffy;bits=tufts of moss;amt=a handful;in=cotton ball;of=plant;is=soft tears soaks;tone=green|green moss, reindeer moss, craft moss
pine needle|pine needles|decoration|4|needles natural|feel=stringy;amt=a handful;in=grass;of=plant;is=stick tiny bends;tone=green|fir needle, evergreen needle, pine needles
pine branch|pine branches|decoration|4|evergreen natural|feel=feathery;amt=2;in=leaf;of=plant;is=stick bends paints;tone=green|evergreen branch, fir branch, pine twig, fir twig, greenery, evergreen, spruce branch
driftwood|-|base|4|stick natural|feel=stick;bits=pieces of driftwood;amt=2 pieces;in=stick;of=wood;is=stick stiff floats;tone=gray|drift wood, driftwood stick, driftwood branch
wood slice|wood slices|base|4|disc natural|feel=round;amt=3;in=cardboard;of=wood;is=flat round stiff floats;tone=wood|log slice, wood cookie, tree slice, wooden disc, wooden disk, wood round
wood scrap|wood scraps|base|6|wood|haz=splinters;in=cardboard;of=wood;is=flat stiff heavy;tone=wood|wood, scrap wood, piece of wood, offcut, plywood, balsa wood, balsa
seed pod|seed pods|decoration|4|pod natural|feel=round;amt=4;haz=small parts;in=acorn;of=plant;is=tiny stiff rattles;tone=brown|maple seed, helicopter seed, sycamore seed, poppy pod, seedpod
corn husk|corn husks|decoration|2|husk natural|feel=flat;amt=4;in=fabric scrap;of=plant;is=flat bends folds tears cuts;tone=tan|maize husk, corn leaf, corn leaves
reed|reeds|decoration|4|stick natural|feel=stick;amt=4;in=straw;of=plant;is=stick hollow stiff floats;tone=tan|cattail, bulrush
raffia|-|decoration|4|yarn string natural|feel=stringy;bits=pieces of raffia;amt=3 feet (1 m);haz=cord;in=yarn;of=plant;is=string bends cuts joins;tone=tan|rafia
soil|-|base|2|soil|amt=2 cups;haz=wash hands;in=cotton ball;of=powder;is=pours soaks;tone=brown|mud, dirt, earth, potting soil, compost, garden soil
grass seed|-|base|4|sprout|amt=2 tablespoons;in=cress seed;of=plant;is=tiny pours;tone=tan|lawn seed, cress seed, cress, chia seed, chia
ivy|-|decoration|6|leaf vine|feel=stringy;bits=strands of ivy;amt=2 strands;haz=sap;in=yarn;of=plant;is=string flat bends cuts;tone=green|vine, ivy strand
fern frond|fern fronds|decoration|4|leaf natural|feel=feathery;amt=3;in=leaf;of=plant;is=flat bends cuts prints;tone=green|fern, ferns, fern leaf
clover|-|decoration|2|leaf natural|feel=flat;bits=clover leaves;amt=a handful;in=leaf;of=plant;is=flat soft tiny prints;tone=green|shamrock, clover leaf
lavender|-|decoration|4|petal natural|feel=feathery;bits=sprigs of lavender;amt=a small bunch;all=scent;in=grass;of=plant;is=stick bends;tone=purple|lavender sprig, dried lavender
cotton stem|cotton stems|decoration|4|natural soft|feel=fluffy;amt=2;in=cotton ball;of=plant;is=stick soft;tone=white|pussy willow, catkin, cotton plant
dried orange slice|dried orange slices|decoration|4|natural|feel=round;amt=4;in=paper circle;of=food;is=flat round stiff fragile;tone=orange|orange slice, dried lemon slice, citrus slice, dried fruit slice
gourd|gourds|base|4|gourd|in=papier-mâché;of=plant;is=round hollow stiff heavy;tone=any|squash
snail shell|snail shells|decoration|4|shell natural|feel=round;amt=4;haz=wash hands;in=seashell;of=shell;is=round hollow tiny fragile;tone=brown|empty snail shell
sea glass|-|decoration|6|mosaic natural|feel=shiny;bits=pieces of sea glass;amt=a handful;haz=small parts;in=stone;of=glass;is=tiny stiff clear;tone=any|beach glass, glass pebble
hay|-|decoration|4|grass natural|feel=stringy;bits=stalks of hay;amt=a handful;in=grass;of=plant;is=string stick bends cuts;tone=yellow|straw hay, hay bale, straw bale, bale of hay, bale of straw, dried straw, farm straw, barn straw, hay straw
wheat stalk|wheat stalks|decoration|4||feel=feathery;amt=6;all=wheat;in=grass;of=plant;is=stick bends cuts fragile;tone=gold|wheat, ear of wheat, wheat ear, sheaf of wheat, barley, corn sheaf, dried wheat
pebble|pebbles|base|4|stone natural|feel=round;amt=a handful;haz=small parts;in=stone;of=stone;is=round tiny heavy stiff rattles;tone=gray|gravel, small stone, little stone, small rock, tiny stone, aquarium gravel
colored sand|-|decoration|4|sand natural fill|feel=grainy;amt=half a cup;in=sand;of=powder;is=pours rattles heavy;tone=any|coloured sand, craft sand, art sand, dyed sand, rainbow sand
kinetic sand|-|base|4||amt=2 handfuls;in=play dough;of=powder;is=soft shapes;tone=tan|magic sand, moon sand, molding sand
snow|-|base|2||amt=a bowlful;in=ice;of=liquid;is=soft shapes;tone=white|fresh snow, real snow, snow from outside
ice|-|base|4||amt=a tray of cubes;haz=small parts;in=snow;of=liquid;is=clear stiff waterproof floats;tone=clear|ice cube, ice block, crushed ice, icicle
potted plant|potted plants|base|4||amt=1;haz=wash hands;in=terracotta pot;of=plant;is=heavy fragile;tone=green|house plant, houseplant, plant, small plant, flower in a pot, pot plant, seedling, succulent
pressed flower|pressed flowers|decoration|4|petal natural|feel=flat;amt=6;in=petal;of=plant;is=flat tiny fragile;tone=any|dried pressed flower, flat dried flower, pressed daisy, pressed petal
bamboo|-|base|4|stick natural|feel=stick;bits=pieces of bamboo;piece=a piece of bamboo;amt=2 canes;haz=splinters;in=stick;of=wood;is=stick tube hollow stiff floats;tone=tan|bamboo stick, bamboo cane, garden cane, bamboo pole, bamboo stalk
pumpkin|pumpkins|base|4|gourd|amt=1;in=gourd;of=plant;is=round hollow stiff heavy;tone=orange|halloween pumpkin, large pumpkin, jack-o-lantern, carving pumpkin
mini pumpkin|mini pumpkins|base|4|gourd|amt=1;in=gourd;of=plant;is=round stiff heavy;tone=orange|small pumpkin, tiny pumpkin, little pumpkin, baby pumpkin, miniature pumpkin
corn cob|corn cobs|base|2||amt=1;in=kitchen sponge;of=food;is=stick tube stiff prints;tone=yellow|corncob, corn on the cob, ear of corn, indian corn, maize cob, corn, dried corn cob
walnut shell|walnut shells|base|4||amt=4 halves;haz=small parts;all=nuts;in=egg carton;of=shell;is=hollow open tiny stiff floats rattles;tone=brown|walnut half, half walnut shell, walnut shell half, empty walnut shell, nutshell, nut shell
pistachio shell|pistachio shells|decoration|4||feel=round;amt=a handful;haz=small parts;all=nuts;in=seashell;of=shell;is=hollow open tiny stiff rattles;tone=cream|pistachio nut shell, empty pistachio shell
coconut shell|coconut shells|base|6||amt=2 halves;haz=splinters;all=nuts;in=bowl;of=shell;is=round hollow open stiff floats;tone=brown|coconut, coconut half, half coconut
pumpkin seed|pumpkin seeds|decoration|4|seed natural fill|feel=grainy;amt=2 tablespoons;haz=small parts;in=seed;of=plant;is=flat tiny pours rattles;tone=cream|dried pumpkin seed, pepita
birdseed|-|decoration|4|seed natural fill|feel=grainy;amt=1 cup;haz=small parts;all=nuts,wheat;in=seed;of=plant;is=tiny pours rattles;tone=tan|bird seed, bird food, wild bird seed
bay leaf|bay leaves|decoration|4||feel=flat;amt=6;all=scent;in=leaf;of=plant;is=flat stiff tears fragile;tone=green|dried bay leaf, laurel leaf
eucalyptus|-|decoration|6||feel=feathery;bits=sprigs of eucalyptus;amt=2 sprigs;all=scent;in=leaf;of=plant;is=stick bends;tone=green|eucalyptus branch, eucalyptus leaf, olive branch
log|logs|base|6||amt=1;haz=splinters;in=wood scrap;of=wood;is=round stiff heavy;tone=brown|firewood, tree stump, small log, wood log
`;
