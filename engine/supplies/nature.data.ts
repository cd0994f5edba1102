export const natureTable = `
leaf|leaves|decoration|2|leaf natural|feel=flat;amt=a handful;in=construction paper|fall leaf, autumn leaf, dry leaf, dried leaf, pressed leaf, green leaf, big leaf, leafs, fallen leaf, maple leaf, oak leaf
stick|sticks|base|4|stick natural|feel=stick;amt=6;haz=pointed;in=craft stick|twig, twigs, branch, small branch, wooden stick, tree stick, sticks from the garden
pinecone|pinecones|base|4|pinecone natural|feel=round;in=egg carton|pine cone, fir cone, cone, fircone, pine-cone
stone|stones|base|4|stone natural weight|feel=round;amt=5;haz=small parts;in=salt dough|rock, pebble, pebbles, river rock, smooth stone, flat stone, smooth rock, rocks, beach stone
seashell|seashells|decoration|4|shell natural|feel=round;amt=a handful;haz=small parts;in=dry pasta|shell, sea shell, clam shell, scallop shell, mussel shell
feather|feathers|decoration|4|feather natural|feel=feathery;amt=6;haz=wash hands;in=tissue paper|craft feather, bird feather, fether, plume, colored feather
flower|flowers|decoration|2|petal natural|feel=flat;bits=flower heads;amt=a small bunch;in=tissue paper|wildflower, wild flower, garden flower, daisy, dandelion, dried flower, pressed flower, fresh flower, blossom
petal|petals|decoration|2|petal natural|feel=flat;amt=a handful;in=tissue paper|flower petal, rose petal, petels
acorn|acorns|decoration|4|acorn natural|feel=round;amt=6;haz=small parts;in=button|acorn cap, acorn cup, acron
chestnut|chestnuts|decoration|4|acorn natural|feel=round;amt=6;haz=small parts;in=stone|conker, conkers, horse chestnut
grass|-|decoration|2|grass natural|feel=stringy;bits=blades of grass;amt=a handful;in=yarn|long grass, dried grass, dry grass, grass blade, lawn clippings, hay, straw hay, blade of grass
bark|-|decoration|4|bark natural|feel=flat;bits=pieces of bark;amt=2 pieces;in=cardboard|tree bark, birch bark, bark piece
sand|-|decoration|4|sand natural fill|feel=grainy;amt=half a cup;in=salt|play sand, beach sand, colored sand, coloured sand, craft sand
seed|seeds|decoration|4|seed natural fill|feel=grainy;amt=2 tablespoons;haz=small parts;in=rice|sunflower seed, pumpkin seed, bird seed, birdseed, melon seed, flower seed
moss|-|decoration|4|moss natural|feel=fluffy;bits=tufts of moss;amt=a handful;in=cotton ball|green moss, reindeer moss, craft moss
pine needle|pine needles|decoration|4|needles natural|feel=stringy;amt=a handful;in=grass|fir needle, evergreen needle, pine needles
pine branch|pine branches|decoration|4|evergreen natural|feel=feathery;amt=2;in=leaf|evergreen branch, fir branch, pine twig, fir twig, greenery, evergreen, spruce branch
driftwood|-|base|4|stick natural|feel=stick;bits=pieces of driftwood;amt=2 pieces;in=stick|drift wood
wood slice|wood slices|base|4|disc natural|feel=round;amt=3;in=cardboard|log slice, wood cookie, tree slice, wooden disc, wooden disk, wood round
wood scrap|wood scraps|base|6|wood|haz=splinters;in=cardboard|wood, scrap wood, piece of wood, wooden block, wood block, offcut, plywood
seed pod|seed pods|decoration|4|pod natural|feel=round;amt=4;haz=small parts;in=acorn|maple seed, helicopter seed, sycamore seed, poppy pod, seedpod
corn husk|corn husks|decoration|2|husk natural|feel=flat;amt=4;in=fabric scrap|maize husk, corn leaf, corn leaves
reed|reeds|decoration|4|stick natural|feel=stick;amt=4;in=straw|cattail, bulrush, bamboo, bamboo stick, bamboo cane
raffia|-|decoration|4|yarn string natural|feel=stringy;bits=pieces of raffia;amt=3 feet (1 m);haz=cord;in=yarn|rafia
soil|-|base|2|soil|amt=2 cups;haz=wash hands;in=cotton ball|mud, dirt, earth, potting soil, compost, garden soil
grass seed|-|base|4|sprout|amt=2 tablespoons;in=cress seed|lawn seed, cress seed, cress, chia seed, chia
ivy|-|decoration|6|leaf vine|feel=stringy;bits=strands of ivy;amt=2 strands;haz=sap;in=yarn|vine, ivy strand
fern frond|fern fronds|decoration|4|leaf natural|feel=feathery;amt=3;in=leaf|fern, ferns, fern leaf
clover|-|decoration|2|leaf natural|feel=flat;bits=clover leaves;amt=a handful;in=leaf|shamrock, clover leaf
lavender|-|decoration|4|petal natural|feel=feathery;bits=sprigs of lavender;amt=a small bunch;all=scent;in=grass|lavender sprig, rosemary, herb, herbs, dried lavender, mint
cotton stem|cotton stems|decoration|4|natural soft|feel=fluffy;amt=2;in=cotton ball|pussy willow, catkin, cotton plant
dried orange slice|dried orange slices|decoration|4|natural|feel=round;amt=4;in=paper circle|orange slice, dried lemon slice, citrus slice, dried fruit slice, orange peel
gourd|gourds|base|4|gourd|in=papier-mâché|mini pumpkin, small pumpkin, squash, pumpkin
snail shell|snail shells|decoration|4|shell natural|feel=round;amt=4;haz=wash hands;in=seashell|empty snail shell
sea glass|-|decoration|6|mosaic natural|feel=shiny;bits=pieces of sea glass;amt=a handful;haz=small parts;in=stone|beach glass, glass pebble
`;
