export const natureTable = `
leaf|leaves|decoration|2|amt=a handful;of=plant;is=flat bends tears cuts fragile prints;tone=green|fall leaf, autumn leaf, dry leaf, dried leaf, pressed leaf, green leaf, big leaf, leafs, fallen leaf, maple leaf, oak leaf
stick|sticks|base|4|amt=6;haz=pointed;of=wood;is=stick stiff;tone=brown|twig, twigs, branch, small branch, wooden stick, tree stick, sticks from the garden, forked stick, forked branch, forked twig, y-shaped stick, y-shaped branch, branch with fork, stick with a fork, driftwood twig, willow branch, birch twig, tree branch, dogwood twig, cherry blossom branch, flowering branch, blossom branch, magnolia branch
pinecone|pinecones|base|2|of=wood;is=round stiff;tone=brown|pine cone, fir cone, cone, fircone, pine-cone, pine cone spray painted
stone|stones|base|4|amt=5;haz=small parts;of=stone;is=round stiff heavy prints;tone=gray|rock, river rock, smooth stone, flat stone, smooth rock, rocks, beach stone
seashell|seashells|decoration|4|amt=a handful;haz=small parts;of=shell;is=hollow tiny stiff fragile prints;tone=cream|shell, sea shell, clam shell, scallop shell, mussel shell, starfish, sand dollar, crab shell, barnacle, oyster shell, limpet, ammonite, fossil ammonite, fossil shell
feather|feathers|decoration|2|amt=6;haz=wash hands;of=plant;is=flat soft bends cuts paints;tone=any|craft feather, bird feather, fether, plume, colored feather, feather quill, quill
flower|flowers|decoration|2|amt=a small bunch;of=plant;is=round soft tears fragile prints;tone=any|wildflower, wild flower, garden flower, daisy, dandelion, dried flower, fresh flower, blossom, baby's breath, dried baby's breath, hydrangea, daffodil, marigold, rose, roses, tulip, sunflower, sunflower head, chrysanthemum, carnation, lilac blossom, cherry blossom, violet flower, pansy, poppy, buttercup, dried rose, straw flower, strawflower, statice, flower head, hydrangea head, gypsophila, dried gypsophila
petal|petals|decoration|2|amt=a handful;of=plant;is=flat soft tears tiny fragile prints;tone=any|flower petal, rose petal, petels
acorn|acorns|decoration|4|amt=6;haz=small parts;of=wood;is=round tiny stiff rattles;tone=brown|acorn cap, acorn cup, acron, acorn top, acorn hat, acorn lid
chestnut|chestnuts|decoration|4|amt=6;haz=small parts;of=wood;is=ball round tiny stiff rattles;tone=brown|conker, conkers, horse chestnut, buckeye
grass|-|decoration|2|amt=a handful;of=plant;is=string soft bends tears cuts;tone=green|long grass, dried grass, dry grass, grass blade, lawn clippings, blade of grass, pampas grass, pampas, bunny tail grass, bunny tail
bark|-|decoration|4|amt=2 pieces;of=wood;is=flat stiff prints;tone=brown|tree bark, birch bark, bark piece
sand|-|decoration|2|amt=half a cup;of=powder;is=pours rattles heavy;tone=tan|play sand, beach sand
seed|seeds|decoration|4|amt=2 tablespoons;haz=small parts;of=plant;is=tiny pours rattles;tone=brown|sunflower seed, melon seed, flower seed, wheat seed, seed packet, packet of seeds
moss|-|decoration|4|amt=a handful;of=plant;is=soft tears soaks;tone=green|green moss, reindeer moss, craft moss, preserved moss, sheet moss
pine needle|pine needles|decoration|4|amt=a handful;of=plant;is=stick tiny bends;tone=green|fir needle, evergreen needle, pine needles
pine branch|pine branches|decoration|2|amt=2;of=plant;is=stick bends paints;tone=green|evergreen branch, fir branch, pine twig, fir twig, greenery, evergreen, spruce branch, pine bough, fir bough, christmas tree branch, christmas tree trimming, evergreen clipping, cedar branch, juniper branch, pine sprig, fir sprig, spruce sprig, evergreen sprig, cedar sprig
wreath|wreaths|base|4|amt=1;of=plant;is=round holey stiff;tone=brown|grapevine wreath, wreath form, wreath base, straw wreath, willow wreath, wire wreath form, wreath ring, wicker wreath, twig wreath, plain wreath, wire wreath frame, wreath frame, cardboard wreath
driftwood|-|base|4|amt=2 pieces;of=wood;is=stick stiff floats;tone=gray|drift wood, driftwood stick, driftwood branch
wood slice|wood slices|base|4|amt=3;of=wood;is=flat round stiff floats;tone=wood|log slice, wood cookie, tree slice, wooden disc, wooden disk, wood round, tree cookie, birch slice, wooden slice, tree round, log round, wood disc, wooden log slice
wood scrap|wood scraps|base|6|haz=splinters;of=wood;is=flat stiff heavy;tone=wood|wood, scrap wood, scrap wood block, wooden board, wood board, plank, wooden plank, piece of wood, offcut, wooden offcut, wood offcut, plywood, balsa wood, balsa, balsa wood scrap, small piece of wood, block of balsa, thin wood, wood panel, wooden panel, 1x6 board, 1x4 board, scrap 1x6 board, scrap board, pine board, balsa sheet, basswood, mdf, mdf board, thin plywood, wood offcut, lumber scrap, 2x4, two by four, lumber, floorboard, pallet wood, wood plank, barn wood, old barn wood
seed pod|seed pods|decoration|4|amt=4;haz=small parts;of=plant;is=tiny stiff rattles;tone=brown|maple seed, helicopter seed, sycamore seed, poppy pod, seedpod, sweet gum ball, sweetgum ball, maple helicopter
corn husk|corn husks|decoration|2|amt=4;of=plant;is=flat bends folds tears cuts;tone=tan|maize husk, corn leaf, corn leaves
reed|reeds|decoration|4|amt=4;of=plant;is=stick hollow stiff floats;tone=tan|cattail, bulrush, hollow stem, hollow plant stem, hollow stalk
raffia|-|decoration|4|amt=3 feet (1 m);haz=cord;of=plant;is=string bends cuts joins;tone=tan|rafia
soil|-|base|2|amt=2 cups;haz=wash hands;of=powder;is=pours soaks;tone=brown|mud, dirt, earth, potting soil, compost, garden soil, potting mix, topsoil, peat, coco coir, seed compost
activated charcoal|-|base|6|amt=2 tablespoons;haz=stains;of=powder;is=pours;tone=black|horticultural charcoal, terrarium charcoal, aquarium charcoal, charcoal granules
grass seed|-|base|4|amt=2 tablespoons;of=plant;is=tiny pours;tone=tan|lawn seed, cress seed, cress, chia seed, chia
ivy|-|decoration|6|amt=2 strands;haz=sap;of=plant;is=string flat bends cuts;tone=green|vine, ivy strand
fern frond|fern fronds|decoration|2|amt=3;of=plant;is=flat bends cuts prints;tone=green|fern, ferns, fern leaf
clover|-|decoration|2|amt=a handful;of=plant;is=flat soft tiny prints;tone=green|shamrock, clover leaf
lavender|-|decoration|4|amt=a small bunch;all=scent;of=plant;is=stick bends;tone=purple|lavender sprig, dried lavender
catnip|-|decoration|4|amt=a handful;all=scent;of=plant;is=soft tiny pours;tone=green|dried catnip, cat nip, catmint, dry catnip, catnip leaf, cat mint
cotton stem|cotton stems|decoration|4|amt=2;of=plant;is=stick soft;tone=white|pussy willow, catkin, cotton plant
dried orange slice|dried orange slices|decoration|4|amt=4;of=food;is=flat round stiff fragile;tone=orange|orange slice, dried lemon slice, citrus slice, dried fruit slice, dried orange, dried citrus
gourd|gourds|base|2|of=plant;is=round hollow stiff heavy;tone=any|squash
snail shell|snail shells|decoration|4|amt=4;haz=wash hands;of=shell;is=round hollow tiny fragile;tone=brown|empty snail shell
sea glass|-|decoration|6|amt=a handful;haz=small parts;of=glass;is=tiny stiff clear;tone=any|beach glass, glass pebble
hay|-|decoration|2|amt=a handful;of=plant;is=string stick bends cuts;tone=yellow|straw hay, straw from the rabbit, straw from the hamster, straw from the guinea pig, straw from the farm, straw from the barn, straw from the stable, straw from the horse, rabbit straw, hamster straw, guinea pig straw, bunny straw, pet straw, straw bedding, animal bedding straw, hay bale, straw bale, bale of hay, bale of straw, dried straw, farm straw, barn straw, hay straw
wheat stalk|wheat stalks|decoration|4|amt=6;all=wheat;of=plant;is=stick bends cuts fragile;tone=gold|wheat, ear of wheat, wheat ear, sheaf of wheat, barley, corn sheaf, dried wheat
pebble|pebbles|base|4|amt=a handful;haz=small parts;of=stone;is=round tiny heavy stiff rattles;tone=gray|gravel, small stone, little stone, small rock, tiny stone, aquarium gravel, fish tank rock, aquarium rock
colored sand|-|decoration|4|amt=half a cup;of=powder;is=pours rattles heavy;tone=any|coloured sand, craft sand, art sand, dyed sand, rainbow sand
kinetic sand|-|base|2|amt=2 handfuls;of=powder;is=soft shapes;tone=tan|magic sand, moon sand, molding sand
snow|-|base|2|amt=a bowlful;of=liquid;is=soft shapes;tone=white|fresh snow, real snow, snow from outside
ice|-|base|4|amt=a tray of cubes;haz=small parts;of=liquid;is=clear stiff waterproof floats;tone=clear|ice cube, ice block, crushed ice, icicle
potted plant|potted plants|base|4|amt=1;haz=wash hands;of=plant;is=heavy fragile;tone=green|house plant, houseplant, small fern, little fern, tiny fern, live fern, fern in a pot, fern in a small pot, mini fern, baby fern, potted fern, fern plant, plant, small plant, flower in a pot, pot plant, seedling, succulent, mint plant, basil plant, herb plant, herb seedling, tomato seedling, spider plant, aloe plant, succulent cutting, plant cutting, baby succulent, pothos plant, pothos, snake plant, tiny succulent
air plant|air plants|base|4|amt=1;haz=wash hands;of=plant;is=soft fragile;tone=green|tillandsia, airplant, small air plant
pressed flower|pressed flowers|decoration|4|amt=6;of=plant;is=flat tiny fragile;tone=any|dried pressed flower, flat dried flower, pressed daisy, pressed petal, pressed pansy, pressed flowers in a book, pressed leaf and flower
bamboo|-|base|4|piece=a piece of bamboo;amt=2 canes;haz=splinters;of=wood;is=stick tube hollow stiff floats;tone=tan|bamboo stick, bamboo cane, garden cane, bamboo pole, bamboo stalk
pumpkin|pumpkins|base|2|amt=1;of=plant;is=round hollow stiff heavy;tone=orange|halloween pumpkin, large pumpkin, jack-o-lantern, carving pumpkin
mini pumpkin|mini pumpkins|base|2|amt=1;of=plant;is=round stiff heavy;tone=orange|small pumpkin, tiny pumpkin, little pumpkin, baby pumpkin, miniature pumpkin, pumpkin small, gourd small
corn cob|corn cobs|base|2|amt=1;of=food;is=stick tube stiff prints;tone=yellow|corncob, corn on the cob, ear of corn, indian corn, maize cob, corn, dried corn cob
walnut shell|walnut shells|base|4|amt=4 halves;haz=small parts;all=nuts;of=shell;is=hollow open tiny stiff floats rattles;tone=brown|walnut half, half walnut shell, walnut shell half, empty walnut shell, nutshell, nut shell
pistachio shell|pistachio shells|decoration|4|amt=a handful;haz=small parts;all=nuts;of=shell;is=hollow open tiny stiff rattles;tone=cream|pistachio nut shell, empty pistachio shell
coconut shell|coconut shells|base|6|amt=2 halves;haz=splinters;all=nuts;of=shell;is=round hollow open stiff floats;tone=brown|coconut, coconut half, half coconut
pumpkin seed|pumpkin seeds|decoration|4|amt=2 tablespoons;haz=small parts;of=plant;is=flat tiny pours rattles;tone=cream|dried pumpkin seed, pepita
birdseed|-|decoration|4|amt=1 cup;haz=small parts;all=nuts,wheat;of=plant;is=tiny pours rattles;tone=tan|bird seed, bird food, wild bird seed
bay leaf|bay leaves|decoration|4|amt=6;all=scent;of=plant;is=flat stiff tears fragile;tone=green|dried bay leaf, laurel leaf
eucalyptus|-|decoration|6|amt=2 sprigs;all=scent;of=plant;is=stick bends;tone=green|eucalyptus branch, eucalyptus leaf, eucalyptus sprig, sprig of eucalyptus, olive branch, olive sprig, dried sprig, sprig, greenery sprig, rosemary sprig, boxwood, dried eucalyptus
log|logs|base|6|amt=1;haz=splinters;of=wood;is=round stiff heavy;tone=brown|firewood, tree stump, small log, wood log
wood strip|wood strips|base|6|amt=6;of=wood;is=stick flat stiff;tone=wood|balsa strip, basswood strip, wooden strip, strip of wood, balsa stick, basswood stick, wood slat, wooden slat, lath, square dowel, stripwood, paint stirrer strip
`;
