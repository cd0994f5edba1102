export const creativeTable = `
construction paper|-|base|2|piece=a sheet of construction paper;amt=4 sheets;of=paper;is=flat bends folds tears cuts;tone=any|colored paper, coloured paper, color paper, colour paper, sugar paper, craft paper, crafting paper, colorful paper, bright paper, construcion paper, contruction paper, scrapbook paper, paper scraps, scrap paper colored, paper circle, paper shape, paper square, paper triangle, paper heart, circle of paper
paper|-|base|2|piece=a sheet of paper;amt=3 sheets;of=paper;is=flat bends folds tears cuts;tone=white|white paper, printer paper, copy paper, plain paper, drawing paper, notebook paper, scrap paper, a4 paper, computer paper, sheet of paper, lined paper, loose leaf paper, ruled paper, typing paper
watercolor paper|-|base|2|piece=a sheet of watercolor paper;amt=1 sheet;of=paper;is=flat stiff folds tears cuts soaks;tone=white|watercolour paper, painting paper, thick paper, drawing pad
cardstock|-|base|2|piece=a sheet of cardstock;amt=2 sheets;of=card;is=flat stiff folds cuts;tone=any|card stock, card, craft card, colored card, coloured card, thin card, poster board, posterboard, construction card, bristol board, cardstoc, heavy paper
tissue paper|-|decoration|2|piece=a sheet of tissue paper;amt=3 sheets;of=paper;is=flat soft bends folds tears cuts soaks;tone=any|tisue paper, colored tissue, coloured tissue paper, colored tissue paper, crepe tissue
crepe paper|-|decoration|2|piece=a strip of crepe paper;amt=1 roll;of=paper;is=flat soft stretchy bends tears cuts soaks;tone=any|crêpe paper, crepe paper streamer, streamer, streamers, party streamer, crape paper, paper streamer, tissue paper streamer, paper streamers, crepe streamer
cellophane|-|base|4|amt=2 sheets;of=plastic;is=flat bends folds cuts clear waterproof;tone=any|colored cellophane, clear film, celophane
crayon|crayons|color|2|amt=3 colors;of=wax;is=stick draws;tone=any|wax crayon, crayola, crayolas, crayons box, jumbo crayon, chunky crayon, paint stick, paint crayon, tempera stick, tempera paint stick, kwik stix
marker|markers|color|2|amt=3 colors;of=plastic;is=stick draws;tone=any|felt tip, felt tip pen, felt-tip, felt tips, washable marker, felt pen, magic marker, texta, coloured pen, colored pen, maker pens, feltip, color pen, highlighter, calligraphy pen, brush pen, dot marker, bingo dauber, do-a-dot marker, dabber, paint dotter, paint dauber, dot paint marker
permanent marker|permanent markers|color|6|amt=1;haz=permanent ink;of=plastic;is=stick draws;tone=any|sharpie, permanent pen
colored pencil|colored pencils|color|2|amt=3 colors;of=wood;is=stick stiff draws;tone=any|coloured pencil, colouring pencil, coloring pencil, pencil crayon, color pencil, colour pencil, pencil colors
oil pastel|oil pastels|color|4|amt=3 colors;of=wax;is=stick draws;tone=any|pastel, pastels, chalk pastel, soft pastel
hair gel|-|color|2|amt=half a cup;all=scent;of=liquid;is=pours;tone=any|styling gel, clear hair gel, aloe gel
chalk|-|color|4|amt=3 colors;of=stone;is=stick fragile draws;tone=any|chalks, blackboard chalk
paint|-|color|2|amt=2 or 3 colors;of=liquid;is=pours paints prints;tone=any|poster paint, washable paint, tempera, tempera paint, finger paint, fingerpaint, kids paint, ready mix paint, ready-mix paint, gouache, paints, childrens paint, paint set, paint pot, finger paints, handprint paint, hand paint, footprint paint, hand print paint
acrylic paint|-|color|6|amt=2 or 3 colors;haz=stains;of=liquid;is=pours paints prints;tone=any|acrylic, acrylics, acrylic paints, acrylic pouring paint, pouring paint, chalkboard paint, chalk paint, chalky paint, gesso, acrylic primer
watercolor paint|-|color|2|amt=1 set;of=liquid;is=paints;tone=any|watercolor, watercolour, watercolours, water colour, water color, watercolor set, watercolour paint, watercolors, water paint
glue|-|joiner|2|amt=1 small bottle;of=liquid;is=pours sticky joins;tone=white|white glue, school glue, pva, pva glue, craft glue, elmer's glue, elmers glue, elmers, all-purpose glue, clear glue, liquid glue, glu, wood glue, tacky glue, mod podge, fabric glue, paste, wallpaper paste, flour paste, textile glue, decoupage glue, decoupage medium, watered down glue, watered down school glue, watered down white glue, watered down pva, glue and water mix, diluted glue
waterproof glue|-|joiner|9|amt=1 tube;of=liquid;is=pours sticky joins;tone=clear|strong glue, silicone glue, aquarium glue, outdoor glue, jewelry glue, strong craft glue, tile glue, tile adhesive, mosaic glue
glue stick|glue sticks|joiner|2|amt=1;of=wax;is=stick sticky joins;tone=white|gluestick, pritt stick, paste stick, glue pen, pritt, glu stick
tape|-|joiner|2|amt=1 roll;of=plastic;is=flat cuts clear waterproof sticky joins;tone=clear|sticky tape, glue dot, sellotape, scotch tape, clear tape, adhesive tape, packing tape, parcel tape, double-sided tape, floral tape, foam tape, double-sided foam tape, magic tape, clear packing tape, clear parcel tape
masking tape|-|joiner|2|amt=1 roll;of=paper;is=flat tears cuts sticky joins;tone=cream|painter's tape, painters tape, colored tape, paper tape
stapler|staplers|tool|6|haz=staples;of=metal;is=stiff heavy joins;tone=black|staple gun stapler, staples, staple
scissors|-|tool|4|amt=1 pair;haz=blades;of=metal;is=stiff sharp;tone=any|scissor, safety scissors, kids scissors, child scissors, scisors, sissors, child-safe scissors, craft scissors
hole punch|hole punches|tool|6|of=metal;is=stiff heavy;tone=silver|hole puncher, holepunch, paper punch, single hole punch, one hole punch, leather hole punch, leather punch, punch pliers, revolving punch, hole punch pliers
ruler|rulers|tool|4|of=plastic;is=flat stick stiff;tone=any|measuring tape, tape measure, straightedge, protractor, t-square
pencil|pencils|tool|2|of=wood;is=stick stiff draws;tone=yellow|lead pencil, pensil, pencil with eraser, pencil with an eraser, graphite pencil, sketching pencil, drawing pencil
paintbrush|paintbrushes|tool|2|amt=2;of=wood;is=stick paints;tone=wood|paint brush, brush, brushes, paint brushes, art brush
yarn|-|decoration|4|amt=10 feet (3 m);haz=cord;all=wool;of=yarn;is=string soft bends cuts joins;tone=any|wool, knitting wool, woollen yarn, woolen yarn, acrylic yarn, ball of wool, ball of yarn, wool yarn, knitting yarn, wool scraps, yarns, crochet yarn, tassel yarn, crochet cotton, cotton yarn, crochet thread
embroidery floss|-|decoration|6|amt=6 feet (2 m);haz=cord;of=yarn;is=string soft bends cuts joins;tone=any|embroidery thread, floss, embroidery string, metallic thread, sashiko thread, pearl cotton, perle cotton
needle|needles|tool|6|amt=1;haz=sharp;of=metal;is=stick tiny holey sharp joins;tone=silver|sewing needle, blunt needle, plastic needle, embroidery needle, tapestry needle, yarn needle, darning needle, big plastic needle, jeans needle, sewing machine needle, denim needle, leather needle, sewing kit, hand sewing kit
ribbon|-|decoration|4|amt=3 feet (1 m);haz=cord;of=cloth;is=string flat soft bends cuts joins;tone=any|gift ribbon, ribbons, satin ribbon, curling ribbon, ribon, bow
pipe cleaner|pipe cleaners|decoration|4|amt=6;haz=sharp ends;of=yarn;is=stick string soft bends joins;tone=any|pipecleaner, chenille stem, chenille stick, fuzzy stick, chenille, pipe-cleaner, craft wire soft, pip cleaner
craft wire|-|base|9|amt=6 feet (2 m);haz=sharp ends;of=metal;is=string bends sharp joins;tone=silver|wire, floral wire, thin wire, jewelry wire, jewellery wire, copper wire, florist wire, picture wire, beading wire, aluminum wire, aluminium wire, armature wire, electrical wire, electric wire, hookup wire, insulated wire, bell wire
guitar string|guitar strings|base|9|amt=3;haz=sharp ends;of=metal;is=string bends sharp;tone=silver|old guitar string, used guitar string, bass string, worn guitar string, broken guitar string, electric guitar string, steel string, violin string
cutting mat|cutting mats|tool|6|amt=1;of=rubber;is=flat;tone=green|self-healing mat, self healing mat, self-healing cutting mat, craft mat, cutting board mat
pom-pom|pom-poms|decoration|4|amt=8;haz=small parts;of=yarn;is=ball round soft tiny;tone=any|pompom, pom pom, pom-pom ball, fluffy ball, fuzzy ball, pompoms
googly eye|googly eyes|decoration|4|amt=2;haz=small parts;of=plastic;is=flat round tiny rattles;tone=white|google eye, wiggle eye, wiggly eye, craft eye, stick on eye, googley eye, wobbly eye, googley eys, googly eys, plastic eye, small plastic eye
felt|-|decoration|2|piece=a piece of felt;amt=2 sheets;all=wool;of=cloth;is=flat soft bends folds cuts;tone=any|felt sheet, felt fabric, craft felt, felt scraps, felt square, felt piece
craft foam|-|decoration|2|piece=a sheet of craft foam;amt=2 sheets;of=foam;is=flat soft bends cuts waterproof floats prints;tone=any|foam sheet, fun foam, eva foam, foam, foam shape, foam fish, foam animal, foam star, bath foam, foam sticker
craft stick|craft sticks|base|2|amt=6;of=wood;is=stick flat stiff;tone=wood|popsicle stick, lolly stick, lollipop stick, ice lolly stick, ice cream stick, popsicle, tongue depressor, wooden craft stick, lollystick, paddle pop stick, icy pole stick, popsical stick, jumbo craft stick, paint stirrer, wooden coffee stirrer, coffee stirrer, paint stir stick, wooden stirrer, stir stick, paint stirring stick, stirring stick, coffee stirrer stick
sticker|stickers|decoration|2|amt=1 sheet;of=coated;is=flat tiny sticky;tone=any|star sticker, dot sticker, gold star, glow in the dark star, glow-in-the-dark star, glow star, stickers sheet, round sticker, labels, hole reinforcer, sticker eye, eye sticker, sticky eye, stick-on eye, sticky dot, adhesive dot, dot label
glitter|-|decoration|6|amt=a pinch;haz=eyes;all=glitter;of=powder;is=tiny pours;tone=any|sparkles, biodegradable glitter, glitters
glitter glue|-|decoration|4|amt=1 tube;all=glitter;of=liquid;is=sticky draws;tone=any|glitter pen
sequin|sequins|decoration|4|amt=about 20;haz=small parts;of=plastic;is=flat round tiny holey;tone=any|sequence, spangle, sequins
bead|beads|decoration|4|amt=about 20;haz=small parts;of=plastic;is=round tiny holey rattles;tone=any|pony bead, plastic bead, glass bead, beeds, pearl bead, pearl
bell|bells|decoration|4|amt=3;haz=small parts;of=metal;is=ball round tiny hollow rattles;tone=silver|jingle bell, small bell, sleigh bell, craft bell
air-dry clay|-|base|2|amt=1 lb (450 g);of=clay;is=soft shapes prints;tone=white|clay, air drying clay, air dry clay, pottery clay, das clay, model magic, paper clay
play dough|-|base|2|amt=2 handfuls;all=wheat;of=clay;is=soft shapes;tone=any|playdough, play-doh, playdoh, play doh, modeling dough, modelling dough, dough, homemade dough
salt dough|-|base|2|amt=2 handfuls;all=wheat;of=clay;is=soft shapes prints;tone=cream|saltdough, salt-dough, homemade salt dough, ornament dough, baking dough
paper fastener|paper fasteners|joiner|6|amt=4;haz=small parts;of=metal;is=tiny bends joins;tone=gold|brad, brads, split pin, splitpin, brass fastener, paper brad, brass brad, brass paper fastener, brad fastener, split pin fastener
contact paper|-|base|2|amt=1 sheet;piece=a sheet of contact paper;of=plastic;is=flat bends cuts clear waterproof sticky;tone=clear|clear contact paper, sticky back plastic, sticky-back plastic, self-adhesive film, laminating sheet, laminate, adhesive vinyl, vinyl sheet, cricut vinyl, permanent vinyl, sticky vinyl
wooden bead ring|wooden bead rings|base|4|of=wood;is=round holey stiff;tone=wood|wooden ring, ring, metal ring
confetti|-|decoration|4|amt=a pinch;haz=small parts;of=paper;is=flat tiny pours;tone=any|paper confetti, hole punch dots
washable ink pad|washable ink pads|color|2|amt=1;of=cloth;is=flat soaks prints;tone=any|ink pad, stamp pad, inkpad, fingerprint ink pad, fingerprint pad, thumbprint pad
rubber stamp|rubber stamps|tool|4|of=rubber;is=stiff prints;tone=wood|stamp, stamps, stamp set, alphabet stamps, animal stamps
foam roller|foam rollers|tool|2|of=foam;is=soft round paints prints;tone=any|paint roller
old calendar picture|old calendar pictures|decoration|2|amt=2;of=coated;is=flat bends folds tears cuts;tone=any|calendar, old calendar, poster, old poster
popsicle mold|popsicle molds|tool|2|of=plastic;is=hollow open waterproof;tone=any|ice pop mold, lolly mold, silicone mold, silicone mould, soap mold, silicone soap mold, bath bomb mold
sewing elastic|-|joiner|6|amt=12 inches (30 cm);haz=cord;of=cloth;is=string stretchy bends cuts joins;tone=white|elastic string, elastic thread, elastic, waistband elastic, elastic tape, knicker elastic, flat elastic, elastic band, elastic band by the yard, elastic by the yard, elastic by the meter, sewing elastic band
letter bead|letter beads|decoration|4|amt=about 20;haz=small parts;of=plastic;is=tiny holey stiff rattles;tone=white|alphabet bead, abc bead, name bead, initial bead, number bead
seed bead|seed beads|decoration|6|amt=2 teaspoons;haz=small parts;of=glass;is=round tiny holey pours rattles;tone=any|tiny bead, rocaille, bugle bead, miyuki bead, mini bead, small glass bead
wooden bead|wooden beads|decoration|4|amt=about 12;haz=small parts;of=wood;is=ball round tiny holey stiff rattles;tone=wood|wood bead, natural wooden bead, large wooden bead, wooden ball
fuse bead|fuse beads|decoration|6|amt=about 200;haz=small parts,heat;of=plastic;is=tube tiny holey pours rattles;tone=any|perler bead, hama bead, iron-on bead, melty bead, ironing bead, melting bead
copper tape|-|joiner|9|amt=20 inches (50 cm);haz=sharp edge;of=metal;is=flat bends cuts sticky joins;tone=gold|conductive tape, copper foil tape, conductive copper tape, copper conductive tape
polymer clay|-|base|9|amt=2 oz (55 g);haz=heat;of=clay;is=soft shapes prints;tone=any|fimo, sculpey, oven-bake clay, oven bake clay, premo, bake clay, polymer modelling clay, fimo clay, sculpey clay, cernit
modeling clay|-|base|2|amt=2 handfuls;of=clay;is=soft shapes sticky prints;tone=any|modelling clay, plasticine, plastilina, plasticene, oil clay, non-drying clay, plastalina, modelling wax, modeling wax
cork sheet|cork sheets|base|4|piece=a piece of cork sheet;amt=1;of=wood;is=flat bends cuts floats prints;tone=tan|cork board, corkboard, cork mat, cork roll, cork tile
terracotta pot|terracotta pots|base|2|amt=1;haz=breaks;of=clay;is=hollow open holey round stiff heavy fragile soaks;tone=orange|small pot, clay pot, flower pot, flowerpot, plant pot, terra cotta pot, planter, clay flower pot, small clay pot, terracotta planter, mini clay pot, little pot, tiny pot
washi tape|-|joiner|2|amt=1 roll;of=paper;is=flat tears cuts sticky joins;tone=any|washi, decorative tape, patterned tape, craft tape, decorated tape, deco tape
shrink plastic|-|base|6|piece=a sheet of shrink plastic;amt=1 sheet;haz=heat;of=plastic;is=flat stiff cuts clear;tone=clear|shrinky dink, shrinky dinks, shrink film, shrink sheet, shrink art
origami paper|-|base|2|piece=a sheet of origami paper;amt=4 sheets;of=paper;is=flat bends folds tears cuts;tone=any|origami sheet, folding paper, kami paper, origami
paper strip|paper strips|decoration|2|amt=10;of=paper;is=flat string bends folds tears cuts;tone=any|strip of paper, quilling paper, quilling strip, paper ribbon, strips paper, quilling
graph paper|-|base|4|piece=a sheet of graph paper;amt=2 sheets;of=paper;is=flat bends folds tears cuts;tone=white|grid paper, squared paper, quad paper, dotted paper, dot grid paper
tracing paper|-|base|4|piece=a sheet of tracing paper;amt=2 sheets;of=paper;is=flat bends folds tears cuts clear;tone=white|vellum, vellum paper, trace paper, transparent paper, translucent paper
carbon paper|-|tool|6|amt=1 sheet;of=paper;is=flat bends tears cuts;tone=navy|transfer paper, graphite paper, copying paper
sun print paper|-|base|6|piece=a sheet of sun print paper;amt=2 sheets;of=paper;is=flat tears cuts;tone=blue|sunprint paper, cyanotype paper, sun paper, cyanotype sheet, sunography paper, sun printing paper, photosensitive paper, solar print paper, sun print kit, cyanotype kit
rice paper|-|base|4|piece=a sheet of rice paper;amt=1 sheet;of=paper;is=flat soft bends folds tears cuts soaks;tone=white|mulberry paper, washi paper, japanese paper, chinese paper, handmade paper
crinkle paper|-|decoration|2|amt=a handful;of=paper;is=soft string tears;tone=any|shredded paper, paper shred, easter grass, paper grass, crinkle cut paper, paper filler
glitter paper|-|decoration|4|piece=a sheet of glitter paper;amt=1 sheet;all=glitter;of=coated;is=flat stiff bends cuts;tone=any|glitter card, glitter cardstock, sparkly paper, glitter cardboard, glitter foam, glitter foam sheet
metallic paper|-|decoration|2|piece=a sheet of metallic paper;amt=1 sheet;of=coated;is=flat bends folds tears cuts;tone=any|foil paper, shiny paper, mirror paper, holographic paper, metallic card, foil card, gold paper, silver paper, glitter-free foil paper
scratch paper|-|base|4|piece=a sheet of scratch paper;amt=1 sheet;of=wax;is=flat stiff cuts draws;tone=black|scratch art paper, scratch art, scratch card, scratch art sheet, rainbow scratch paper
corrugated paper|-|base|2|piece=a sheet of corrugated paper;amt=1 sheet;of=card;is=flat bends folds cuts prints;tone=any|corrugated card, ribbed card, ribbed paper, colored corrugated cardboard
foam board|foam boards|base|9|piece=a piece of foam board;amt=1;of=card;is=flat stiff;tone=white|foamboard, foam core, foamcore, foam core board, project board, presentation board
index card|index cards|base|2|amt=6;of=card;is=flat stiff bends folds cuts;tone=white|note card, flash card, flashcard, record card, file card, recipe card, blank card, notecard, blank note card
sticky note|sticky notes|decoration|2|amt=10;of=paper;is=flat bends folds tears cuts sticky;tone=yellow|post-it, post it, post-it note, post it note, postit, memo note, stickies, post-its, post its
bookmark|bookmarks|base|2|amt=1;of=card;is=flat stiff bends cuts;tone=any|book mark, blank bookmark
paper lantern|paper lanterns|base|4|amt=1;of=paper;is=ball round hollow open folds tears;tone=white|chinese lantern, paper lamp shade, hanging paper lantern, lantern
paper fan|paper fans|base|4|amt=1;of=paper;is=flat folds tears;tone=any|folding fan, hand fan, fan
headband|headbands|base|4|amt=1;of=cloth;is=round bends;tone=any|hair headband, fabric headband, plastic headband, alice band, plain headband, head band, head bands
paper crown|paper crowns|base|2|amt=1;of=card;is=round bends cuts;tone=gold|crown, cardboard crown, birthday crown, paper tiara, tiara
party hat|party hats|base|4|amt=1;haz=cord;of=coated;is=hollow open round stiff cuts;tone=any|birthday hat, cone hat, paper hat, party hat cone, paper cone, paper cone cup, cone cup, snow cone cup, cardboard cone hat
graduation cap|graduation caps|base|6|amt=1;of=cloth;is=flat stiff;tone=black|grad cap, mortarboard, graduation hat, mortar board
mask blank|mask blanks|base|4|amt=1;of=card;is=holey stiff cuts;tone=white|mask, paper mask, plain mask, blank mask, cardboard mask
cardboard letter|cardboard letters|base|2|amt=1;of=card;is=hollow stiff;tone=kraft|papier-mache letter, paper mache letter, cardboard initial, card letter, cardboard number
wooden letter|wooden letters|base|4|amt=1;of=wood;is=flat stiff;tone=wood|wood letter, wooden initial, wooden name, wooden number, wood initial
wooden craft shape|wooden craft shapes|base|4|amt=3;of=wood;is=flat stiff;tone=wood|wooden shape, wood shape, wood cutout, wooden cutout, wooden heart, wooden star, wooden craft piece, wooden tag, wooden coaster
peg doll|peg dolls|base|4|amt=2;haz=small parts;of=wood;is=round stiff;tone=wood|wooden peg doll, wooden doll, wooden person, peg person, peg people, wooden people, wooden figure, dolly peg, doll pin, old-fashioned clothespin, old-fashioned wooden clothespin, round clothespin, round wooden clothespin, wooden dolly peg, doll clothespin
dowel|dowels|base|6|amt=1;of=wood;is=stick round stiff;tone=wood|thin dowel, wooden dowel, dowel rod, wood dowel, wooden rod, dowels rod, dowelling, flag stick, wooden stake, garden stake, wooden pole
broom handle|broom handles|base|6|amt=1;of=wood;is=stick round stiff heavy;tone=wood|broomstick, broom stick, mop handle
balloon stick|balloon sticks|base|4|amt=4;of=plastic;is=stick tube hollow stiff waterproof;tone=white|cake pop stick, lollipop stick plastic, plastic stick, balloon stick holder, paper lollipop stick
embroidery hoop|embroidery hoops|base|4|amt=1;of=wood;is=round holey stiff joins;tone=wood|hoop, wooden hoop, embroidery ring, cross stitch hoop, tambour frame, wooden embroidery hoop, bamboo hoop, bamboo embroidery hoop
tea light holder|tea light holders|base|6|amt=1;haz=glass;of=glass;is=hollow open round stiff clear fragile;tone=clear|tealight holder, candle holder, votive holder, tea-light holder, votive glass
fabric paint|-|color|6|amt=2 or 3 colors;haz=stains;of=liquid;is=pours paints prints;tone=any|textile paint, t-shirt paint, fabric paints, puffy paint, puff paint, 3d fabric paint, cloth paint, fabric ink, screen printing ink
fabric marker|fabric markers|color|4|amt=3 colors;haz=stains;of=plastic;is=stick draws;tone=any|fabric pen, textile marker, t-shirt marker, cloth marker, textile pen, laundry marker, water soluble pen, water-soluble pen, disappearing ink pen
fabric dye|-|color|9|amt=1 packet;haz=stains,dust;of=liquid;is=pours paints;tone=any|tie dye, tie-dye, tie dye kit, dye, clothing dye, rit dye, dylon, cloth dye, tie-dye kit, indigo dye, indigo dye kit
paint marker|paint markers|color|6|amt=3 colors;haz=permanent ink;of=plastic;is=stick draws paints;tone=any|paint pen, posca, posca pen, acrylic marker, acrylic paint pen, acrylic pen, acrylic paint marker, posca marker, ceramic paint pen, porcelain pen, porcelain marker, ceramic marker, ceramic pen
chalk marker|chalk markers|color|4|amt=3 colors;of=plastic;is=stick draws;tone=any|liquid chalk, chalk pen, window marker, window crayon, chalk ink marker, glass marker, liquid chalk marker
metallic pen|metallic pens|color|6|amt=1;haz=permanent ink;of=plastic;is=stick draws;tone=any|gold pen, silver pen, metallic marker, gold marker, silver marker, gold metallic pen
dry-erase marker|dry-erase markers|color|4|amt=2 colors;of=plastic;is=stick draws;tone=any|whiteboard marker, dry erase marker, white board marker, whiteboard pen, dry wipe pen, expo marker
gel pen|gel pens|color|6|amt=3 colors;of=plastic;is=stick draws;tone=any|glitter gel pen, gel ink pen, milky pen
ballpoint pen|ballpoint pens|color|4|amt=1;of=plastic;is=stick draws;tone=blue|biro, ball point pen, ball pen, pen, ink pen, fineliner, black pen, rollerball
drawing ink|-|color|9|amt=a few drops;haz=stains;of=liquid;is=pours draws paints;tone=black|india ink, indian ink, chinese ink, calligraphy ink, sumi ink, fountain pen ink, printing ink, block printing ink, ink, black ink, pen ink, quill ink, bottle of ink, dip pen and ink, pen and ink, nib pen and ink, ink and nib, speedball ink, printmaking ink, alcohol ink
watercolor pencil|watercolor pencils|color|4|amt=3 colors;of=wood;is=stick stiff draws paints;tone=any|watercolour pencil, aquarelle pencil, water color pencil, water soluble pencil, aquarell pencil
broken crayon|broken crayons|color|2|amt=a handful;of=wax;is=stick tiny draws;tone=any|crayon piece, crayon bit, old crayon, crayon stub, bits of crayon, crayon scrap, crayon end, crayon shaving, peeled crayon
sidewalk chalk|-|color|2|amt=3 colors;of=stone;is=stick draws;tone=any|pavement chalk, jumbo chalk, street chalk, outdoor chalk, playground chalk, chunky chalk, big chalk
charcoal|-|color|6|amt=1 stick;haz=stains;of=powder;is=stick fragile draws;tone=black|charcoal stick, drawing charcoal, willow charcoal, charcoal pencil, vine charcoal, artist charcoal
glow paint|-|color|6|amt=1 jar;haz=stains;of=liquid;is=pours paints glows;tone=any|glow in the dark paint, glow-in-the-dark paint, fluorescent paint, neon paint, uv paint, luminous paint
metallic paint|-|color|2|amt=1 or 2 colors;of=liquid;is=pours paints prints;tone=gold|gold paint, silver paint, pearl paint, bronze paint, copper paint, gold leaf paint
face paint|-|color|4|amt=2 or 3 colors;haz=eyes;of=wax;is=draws paints;tone=any|face crayon, face paint kit, face painting set, makeup, face paints
sponge brush|sponge brushes|tool|2|amt=2;of=foam;is=stick soft soaks paints prints;tone=black|foam brush, sponge brush stick, foam paintbrush, foam paint brush, sponge dauber, sponge dabber, paint sponge
brayer|brayers|tool|4|amt=1;of=rubber;is=round stiff paints prints;tone=black|rubber roller, ink roller, printing roller, lino roller, rubber brayer
lino block|lino blocks|base|13|amt=1;of=rubber;is=flat stiff prints;tone=gray|linoleum, lino, lino print block, linoleum block, soft cut lino, soft-cut block, carving block, rubber carving block, lino tile, foam carving block
lino cutter|lino cutters|tool|13|amt=1;haz=sharp;of=metal;is=stick stiff sharp;tone=silver|linoleum cutter, lino cutting tool, lino tool, lino gouge, linocut tool, carving tool, linoleum carving tool, speedball cutter
stencil|stencils|tool|4|amt=1;of=plastic;is=flat stiff holey prints;tone=any|paint stencil, letter stencil, drawing stencil, drawing template, shape template, stencil sheet, leaf stencil, animal stencil
eraser|erasers|tool|4|amt=1;haz=small parts;of=rubber;is=soft tiny prints;tone=white|rubber eraser, pencil eraser, pencil rubber, rubber, rubber for pencils, kneaded eraser
pencil sharpener|pencil sharpeners|tool|6|amt=1;haz=sharp;of=plastic;is=tiny stiff sharp;tone=any|sharpener
pegboard|pegboards|tool|4|amt=1;of=plastic;is=flat stiff clear;tone=clear|peg board, bead board, bead pegboard, perler pegboard, perler board, fuse bead board, hama board
clipboard|clipboards|tool|2|amt=1;of=wood;is=flat stiff joins;tone=wood|clip board, drawing board
canvas|canvases|base|2|amt=1;of=cloth;is=flat stiff;tone=white|canvas board, blank canvas, stretched canvas, painting canvas, small canvas, mini canvas, canvas panel, artist canvas
burlap|-|base|4|piece=a piece of burlap;amt=1 piece;of=cloth;is=flat bends folds cuts holey;tone=tan|hessian, jute fabric, burlap sack, gunny sack, coffee sack, potato sack, burlap fabric, burlap bag, sackcloth
aida cloth|-|base|6|piece=a piece of aida cloth;amt=1 piece;of=cloth;is=flat bends folds cuts holey;tone=cream|aida, aida fabric, cross stitch fabric, cross stitch cloth, cross-stitch canvas, binka, binca, embroidery canvas, counted cross stitch fabric
tulle|-|decoration|2|piece=a piece of tulle;amt=1 piece;of=cloth;is=flat soft bends cuts holey clear;tone=any|netting, net fabric, organza, tutu fabric, tulle ribbon, chiffon, veil
lace|-|decoration|4|piece=a piece of lace;amt=12 inches (30 cm);of=cloth;is=flat string soft bends cuts holey prints;tone=white|lace trim, lace ribbon, lace fabric, lace edging, lace scrap, lace doily
ric rac|-|decoration|4|amt=12 inches (30 cm);of=cloth;is=string flat soft bends cuts;tone=any|rickrack, ric-rac, trim, fringe, bias tape, pom-pom trim, braid trim, sewing trim, tassel, bias binding, fringe trim
wool roving|-|decoration|4|amt=a handful;all=wool;of=yarn;is=soft tears soaks shapes;tone=any|roving, felting wool, merino wool, wool top, fleece wool, sheep wool, raw wool, sheep's wool, unspun wool, wool fiber, wool batting, needle felting wool
felt ball|felt balls|decoration|4|amt=6;haz=small parts;all=wool;of=yarn;is=ball round soft tiny;tone=any|wool ball, felted ball, wool felt ball, felt pom-pom
faux fur|-|decoration|2|piece=a piece of faux fur;amt=1 piece;of=cloth;is=flat soft bends;tone=any|fake fur, fur fabric, fun fur, fur, furry fabric, fur scrap, boa, feather boa
leather|-|base|9|piece=a piece of leather;amt=1 piece;of=cloth;is=flat stiff bends cuts waterproof;tone=brown|leather scrap, faux leather, fake leather, suede, pleather, leatherette, vinyl fabric, leather piece
beeswax sheet|beeswax sheets|base|4|amt=1;of=wax;is=flat soft bends cuts shapes sticky;tone=yellow|beeswax, bees wax, beeswax foundation, honeycomb wax, modeling beeswax, rolled beeswax, beeswax pellet, beeswax pastille, beeswax pearls
crochet hook|crochet hooks|tool|9|amt=1;of=metal;is=stick stiff;tone=silver|crochet needle, crocheting hook
felting needle|felting needles|tool|13|amt=1;haz=sharp;danger=barbed and very sharp;of=metal;is=stick stiff sharp;tone=silver|needle felting needle, needle-felting needle, barbed needle, needle felting kit, felting kit, needle felting
punch needle|punch needles|tool|9|amt=1;haz=sharp;of=metal;is=stick stiff sharp;tone=silver|punch needle tool, punch needle kit, rug punch, punch needle set, embroidery punch needle
craft knife|craft knives|tool|13|amt=1;haz=sharp;danger=for a grown-up's hand;of=metal;is=stick stiff sharp;tone=silver|x-acto knife, exacto knife, xacto, box cutter, stanley knife, utility knife, scalpel, snap-off knife
contact cement|-|joiner|13|amt=1 tube;haz=eyes;danger=strong fumes;of=liquid;is=pours sticky joins;tone=clear|contact glue, contact adhesive, barge cement, rubber cement, foam glue
spray paint|-|color|13|amt=1 can;haz=eyes;danger=not safe to breathe;of=liquid;is=paints;tone=any|spray paints, can of spray paint, aerosol paint
knitting needle|knitting needles|tool|9|amt=1 pair;haz=pointed;of=wood;is=stick stiff sharp;tone=wood|knitting pin, needles for knitting, knitting stick
loom band|loom bands|decoration|6|amt=about 50;haz=small parts;all=latex;of=rubber;is=round stretchy tiny bends joins;tone=any|rainbow loom, rainbow loom band, loom rubber band, rubber loom band, rainbow loom kit, small rubber band, mini rubber band
paracord|-|decoration|9|amt=10 feet (3 m);haz=cord;of=yarn;is=string bends cuts joins;tone=any|parachute cord, para cord, survival cord, nylon cord, nylon rope
cotton cord|-|decoration|4|amt=10 feet (3 m);haz=cord;of=yarn;is=string soft bends cuts joins soaks;tone=cream|macrame cord, macramé cord, macrame string, macrame rope, cotton rope, waxed cotton cord, waxed cord, waxed thread, piping cord
leather cord|-|decoration|6|amt=3 feet (1 m);haz=cord;of=cloth;is=string bends cuts joins;tone=brown|leather lace, leather string, suede cord, leather strip, leather thong, suede lace
beading elastic|-|joiner|6|amt=12 inches (30 cm);haz=cord;of=plastic;is=string stretchy clear bends cuts joins;tone=clear|elastic cord, stretch cord, stretchy cord, stretchy string, stretch magic, jewelry elastic, bracelet string, beading cord, beading string, elastic bead cord, elastic beading cord, bracelet elastic, beading thread, nylon thread, phone strap cord, phone strap, phone charm cord
plastic lacing|-|decoration|6|amt=6 feet (2 m);haz=cord;of=plastic;is=string flat bends cuts waterproof joins;tone=any|scoubidou, gimp, boondoggle, lanyard string, lanyard cord, plastic lace, scoubidou string, gimp string, plastic lacing cord, rexlace
fishing line|-|joiner|9|amt=6 feet (2 m);haz=cord;of=plastic;is=string clear bends cuts joins waterproof;tone=clear|fishing wire, nylon line, fishing string, monofilament, clear thread, invisible thread
earring hook|earring hooks|joiner|9|amt=2;haz=small parts,sharp ends;of=metal;is=tiny bends sharp joins;tone=silver|ear wire, earring wire, fish hook earring, earring finding, earring hooks set, jewelry finding, jewelry hook, clasp, lobster clasp, jump ring, eye screw, screw eye, eye pin
earring post|earring posts|joiner|9|amt=2;haz=small parts,sharp ends;of=metal;is=tiny sharp joins;tone=silver|ear post, earring stud, stud blank, stud earring blank, earring blank, earring back, earring post and back, stud post, post earring
key ring|key rings|joiner|6|amt=1;haz=small parts;of=metal;is=round holey tiny stiff joins;tone=silver|keyring, split ring, keychain ring, key chain, keychain, key holder, carabiner, binder ring, book ring, loose-leaf ring, metal binder ring, d-ring, swivel clasp, swivel hook
pin back|pin backs|joiner|9|amt=1;haz=sharp,small parts;of=metal;is=tiny stiff sharp joins;tone=silver|brooch pin, brooch back, badge pin, bar pin, badge back, brooch pin back, pinback
stick-on gem|stick-on gems|decoration|4|amt=12;haz=small parts;of=plastic;is=flat round tiny sticky;tone=any|gem, jewel, rhinestone, plastic gem, craft gem, stick on gem, self-adhesive gem, gem sticker, plastic jewel, craft jewel, adhesive gem, gemstone, diamante, stick on jewel, flat back gem, sticker gem, fake gem, plastic gemstone
card sleeve|card sleeves|base|6|amt=2;of=plastic;is=flat hollow open stiff clear waterproof;tone=clear|clear sleeve, clear card sleeve, toploader, top loader, photocard sleeve, photocard holder, trading card sleeve, plastic card sleeve, id card holder
crystal|crystals|decoration|6|amt=4;haz=small parts;of=stone;is=tiny stiff clear heavy;tone=any|polished stone, tumbled stone, quartz, amethyst, crystal stone, mineral
mosaic tile|mosaic tiles|decoration|6|amt=a handful;haz=small parts;of=ceramic;is=flat tiny stiff heavy;tone=any|mosaic piece, ceramic tile, tile, tiles, glass tile, mosaic stone, bathroom tile, wall tile, subway tile
glass gem|glass gems|decoration|6|amt=a handful;haz=small parts;of=glass;is=flat round tiny stiff clear heavy;tone=clear|flat glass gem, clear glass gem, glass nugget, vase filler, flat marble, flat glass marble, glass cabochon, clear glass cabochon, glass bead gem, flat-back glass gem, flat back glass gem, flatback gem
ribbon rose|ribbon roses|decoration|4|amt=4;haz=small parts;of=cloth;is=tiny soft round;tone=any|silk flower, fake flower, artificial flower, fabric flower, plastic flower, paper flower, faux flower
fake leaf|fake leaves|decoration|2|amt=6;of=cloth;is=flat soft bends cuts;tone=green|silk leaf, artificial leaf, plastic leaf, fabric leaf, fake greenery, artificial plant, fake plant, faux leaf, faux greenery, faux leaves
felt sticker|felt stickers|decoration|2|amt=1 sheet;of=cloth;is=flat soft sticky;tone=any|felt shape, foam letter, foam letter sticker, alphabet sticker, letter sticker, puffy sticker, felt letter, felt number, iron-on letter
egg-shaped shaker|egg-shaped shakers|tool|2|amt=1;of=plastic;is=round stiff rattles;tone=any|egg shaker, shaker egg, egg maraca, music egg, percussion egg, maraca, shaker
adhesive bandage|adhesive bandages|decoration|2|amt=4;all=latex;of=plastic;is=flat stretchy sticky joins;tone=tan|band-aid, band aid, bandaid, sticking plaster, plasters, first aid plaster, bandage
bubble solution|-|color|2|amt=half a cup;haz=eyes;of=liquid;is=pours;tone=clear|bubbles, bubble mix, bubble mixture, bubble liquid, bubble wand, blowing bubbles, bubble blower
slime|-|base|6|amt=1 handful;of=liquid;is=soft stretchy shapes sticky;tone=any|putty, silly putty, slime kit, store-bought slime
flag|flags|base|4|amt=1;of=cloth;is=flat soft bends cuts;tone=any|paper flag, bunting, pennant, flag banner
patch|patches|decoration|6|amt=3;of=cloth;is=flat soft stiff;tone=any|iron-on patch, iron on patch, embroidered patch, sew-on patch, jacket patch, iron-on patches set
glue gun|glue guns|joiner|13|amt=1;haz=heat;danger=too hot, for a grown-up alone;of=plastic;is=pours sticky joins;tone=any|hot glue gun, hot glue, glue gun sticks, glue gun stick, hot glue stick, hot glue gun stick, hot melt glue, low-temp glue gun
sewing thread|-|joiner|6|amt=1 spool;haz=cord;of=yarn;is=string bends cuts joins;tone=any|thread, cotton thread, needle thread, polyester thread, spool of thread, reel of cotton, sewing cotton
safety eye|safety eyes|decoration|9|amt=2;haz=small parts;of=plastic;is=round tiny stiff;tone=black|amigurumi eye, toy eye, plastic safety eye, screw-on eye
charm|charms|decoration|6|amt=3;haz=small parts;of=metal;is=tiny stiff holey;tone=gold|brass charm, metal charm, silver charm, bracelet charm, pendant, charm pendant, watch gear, clock gear, gear, gears, cog, watch part, steampunk gear, broken watch part, old watch part, clock part
necklace chain|necklace chains|joiner|9|amt=1;haz=cord;of=metal;is=string bends joins;tone=silver|chain, jewelry chain, jewellery chain, ball chain, silver chain, gold chain, bracelet chain, necklace
craft matchstick|craft matchsticks|decoration|4|amt=20;haz=small parts;of=wood;is=stick tiny stiff;tone=any|coloured matchstick, colored matchstick, headless matchstick, modelling matchstick
`;
