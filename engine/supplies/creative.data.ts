export const creativeTable = `
construction paper|-|base|2|paper scrap tear mosaic fold|feel=flat;bits=paper scraps;piece=a sheet of construction paper;amt=4 sheets;in=magazine,wrapping paper|colored paper, coloured paper, color paper, colour paper, sugar paper, craft paper, crafting paper, colorful paper, bright paper, construcion paper, contruction paper, origami paper, scrapbook paper, paper scraps, scrap paper colored
paper|-|base|2|plain fold|piece=a sheet of paper;amt=3 sheets;in=packing paper|white paper, printer paper, copy paper, plain paper, drawing paper, notebook paper, scrap paper, a4 paper, computer paper, sheet of paper
watercolor paper|-|base|2|plain thickpaper|piece=a sheet of watercolor paper;amt=1 sheet;in=paper|watercolour paper, painting paper, thick paper, drawing pad
cardstock|-|base|2|thin card-fold paper|piece=a sheet of cardstock;amt=2 sheets;in=cereal box|card stock, card, craft card, colored card, coloured card, thin card, poster board, posterboard, construction card, index card, bristol board, manila folder, cardstoc
tissue paper|-|decoration|2|tissue tear mosaic|feel=fluffy;bits=crumpled balls of tissue paper;piece=a sheet of tissue paper;amt=3 sheets;in=paper napkin|tisue paper, colored tissue, coloured tissue paper, colored tissue paper, crepe tissue
crepe paper|-|decoration|2|streamer tissue|feel=stringy;bits=strips of crepe paper;piece=a strip of crepe paper;amt=1 roll;in=tissue paper|crêpe paper, streamer, streamers, party streamer, crape paper, paper streamer
cellophane|-|base|4|clear-sheet color-clear|feel=shiny;bits=bits of cellophane;amt=2 sheets;in=tissue paper|colored cellophane, clear film, celophane
crayon|crayons|color|2|draw wax|amt=3 colors;in=marker|wax crayon, crayola, crayolas, crayons box, jumbo crayon, chunky crayon
marker|markers|color|2|draw pen|amt=3 colors;in=crayon|felt tip, felt tip pen, felt-tip, felt tips, washable marker, felt pen, magic marker, texta, coloured pen, colored pen, maker pens, feltip, pens, color pen, highlighter, gel pen
permanent marker|permanent markers|color|6|draw2|amt=1;haz=permanent ink;in=marker|sharpie, permanent pen, paint pen, paint marker, posca pen
colored pencil|colored pencils|color|2|draw|amt=3 colors;in=crayon|coloured pencil, colouring pencil, coloring pencil, pencil crayon, color pencil, colour pencil, pencil colors
oil pastel|oil pastels|color|4|draw wax|amt=3 colors;in=crayon|pastel, pastels, chalk pastel, soft pastel
chalk|-|color|4|draw chalk|amt=3 colors;in=crayon|sidewalk chalk, pavement chalk, chalks, blackboard chalk
paint|-|color|2|paint|amt=2 or 3 colors;in=marker|poster paint, washable paint, tempera, tempera paint, finger paint, fingerpaint, kids paint, ready mix paint, ready-mix paint, gouache, paints, childrens paint, paint set, paint pot, finger paints
acrylic paint|-|color|6|paint|amt=2 or 3 colors;haz=stains;in=paint|acrylic, acrylics, acrylic paints, fabric paint
watercolor paint|-|color|2|paint2 wash dye|amt=1 set;in=food coloring|watercolor, watercolour, watercolours, water colour, water color, watercolor set, watercolour paint, watercolors, water paint
glue|-|joiner|2|glue liquid|amt=a small cup;in=glue stick|white glue, school glue, pva, pva glue, craft glue, elmer's glue, elmers glue, elmers, all-purpose glue, clear glue, liquid glue, glu, wood glue, tacky glue, mod podge
glue stick|glue sticks|joiner|2|glue|amt=1;in=glue|gluestick, pritt stick, paste stick, glue pen, pritt
tape|-|joiner|2|tape|amt=1 roll;in=glue|sticky tape, sellotape, scotch tape, clear tape, adhesive tape, packing tape, parcel tape, duct tape, duck tape, gaffer tape, double-sided tape
masking tape|-|joiner|2|tape masking|amt=1 roll;in=tape|painter's tape, painters tape, washi tape, washi, decorative tape, colored tape, paper tape
stapler|staplers|tool|6|staple|haz=staples;in=tape|staple gun stapler, staples, staple
scissors|-|tool|4|scissors|amt=1 pair;haz=blades;in=tearing by hand|scissor, safety scissors, kids scissors, child scissors, scisors, sissors, child-safe scissors, craft scissors
hole punch|hole punches|tool|6|punch|in=sharp pencil|hole puncher, holepunch, paper punch
ruler|rulers|tool|4|ruler||measuring tape, tape measure, straightedge
pencil|pencils|tool|2|pencil|feel=stick|lead pencil, pensil
paintbrush|paintbrushes|tool|2|brush|amt=2;in=cotton swab|paint brush, brush, brushes, paint brushes, art brush
yarn|-|decoration|4|yarn string hang thread|feel=stringy;bits=short pieces of yarn;amt=10 feet (3 m);haz=cord;all=wool;in=string|wool, knitting wool, woollen yarn, woolen yarn, acrylic yarn, ball of wool, ball of yarn, wool yarn, knitting yarn, wool scraps, yarns, crochet yarn
embroidery floss|-|decoration|6|thread yarn2|feel=stringy;bits=pieces of embroidery floss;amt=6 feet (2 m);haz=cord;in=yarn|embroidery thread, thread, sewing thread, floss, cotton thread, embroidery string
needle|needles|tool|6|needle|amt=1;haz=sharp;in=plastic needle|sewing needle, blunt needle, plastic needle, embroidery needle, tapestry needle
ribbon|-|decoration|4|ribbon string hang|feel=stringy;bits=short pieces of ribbon;amt=3 feet (1 m);haz=cord;in=yarn|gift ribbon, ribbons, satin ribbon, curling ribbon, ribon, bow
pipe cleaner|pipe cleaners|decoration|4|wire|feel=stick;bits=pieces of pipe cleaner;amt=6;haz=sharp ends;in=paper straw|pipecleaner, chenille stem, chenille stick, fuzzy stick, chenille, pipe-cleaner, craft wire soft
craft wire|-|base|13|wire2|feel=stringy;amt=6 feet (2 m);haz=sharp ends;in=pipe cleaner|wire, floral wire, thin wire, jewelry wire, jewellery wire
pom-pom|pom-poms|decoration|4|soft bead|feel=fluffy;amt=8;haz=small parts;in=cotton ball|pompom, pom pom, pom-pom ball, fluffy ball, fuzzy ball, pompoms
googly eye|googly eyes|decoration|4|eyes|feel=round;amt=2;haz=small parts;in=paper circle|google eye, wiggle eye, wiggly eye, craft eye, stick on eye, googley eye, wobbly eye
felt|-|decoration|2|felt fabric|feel=flat;bits=felt scraps;piece=a piece of felt;amt=2 sheets;all=wool;in=fabric scrap|felt sheet, felt fabric, craft felt, felt scraps, felt square, felt piece
craft foam|-|decoration|4|foamy stamp paper2|feel=flat;bits=foam scraps;piece=a sheet of craft foam;amt=2 sheets;in=construction paper|foam sheet, fun foam, eva foam, foam, foam shape, foam sticker
craft stick|craft sticks|base|2|popstick|feel=stick;amt=6;in=stick|popsicle stick, lolly stick, lollipop stick, ice lolly stick, ice cream stick, popsicle, tongue depressor, wooden craft stick, lollystick, paddle pop stick, icy pole stick, popsical stick, jumbo craft stick, chopstick, wooden chopstick, paint stirrer, wooden coffee stirrer
sticker|stickers|decoration|2|sticker|feel=flat;amt=1 sheet;in=paper scraps|star sticker, dot sticker, gold star, stickers sheet, round sticker, labels, hole reinforcer
glitter|-|decoration|6|glitter|feel=shiny;amt=a pinch;haz=eyes;all=glitter;in=bits of foil|sparkles, biodegradable glitter, glitters
glitter glue|-|decoration|4|glitter|feel=shiny;bits=dots of glitter glue;amt=1 tube;all=glitter;in=bits of foil|glitter pen
sequin|sequins|decoration|4|bead|feel=shiny;amt=about 20;haz=small parts;in=bits of foil|sequence, spangle, sequins
bead|beads|decoration|4|bead|feel=round;amt=about 20;haz=small parts;in=dry pasta|pony bead, wooden bead, plastic bead, glass bead, beeds
bell|bells|decoration|4|bell|feel=round;amt=3;haz=small parts;in=bead|jingle bell, small bell, sleigh bell, craft bell
air-dry clay|-|base|4|clay|amt=1 lb (450 g);in=flour|clay, modeling clay, modelling clay, air drying clay, air dry clay, polymer clay, pottery clay, das clay, fimo, model magic
play dough|-|base|2|playdough|amt=2 handfuls;all=wheat;in=flour|playdough, play-doh, playdoh, play doh, salt dough, modeling dough, modelling dough, plasticine, dough, homemade dough
paper fastener|paper fasteners|joiner|6|fastener|amt=4;haz=small parts;in=yarn|brad, brads, split pin, splitpin, brass fastener, paper brad
contact paper|-|base|2|contact|amt=1 sheet;piece=a sheet of contact paper;in=wax paper|clear contact paper, sticky back plastic, sticky-back plastic, self-adhesive film, laminating sheet, laminate
wooden bead ring|wooden bead rings|base|4|ring|in=cardboard|wooden ring, embroidery hoop, hoop, ring, metal ring
confetti|-|decoration|4|confetti|feel=grainy;amt=a pinch;haz=small parts;in=paper scraps|paper confetti, hole punch dots
washable ink pad|washable ink pads|color|2|ink|amt=1;in=paint|ink pad, stamp pad, inkpad, ink
rubber stamp|rubber stamps|tool|4|stamper|help=dab;in=cork|stamp, stamps, stamp set
foam roller|foam rollers|tool|4|inkroller|help=dab;in=kitchen sponge|paint roller, brayer
old calendar picture|old calendar pictures|decoration|2|scrap tear|feel=flat;bits=scraps of old calendar pictures;amt=2;in=magazine|calendar, old calendar, poster, old poster
popsicle mold|popsicle molds|tool|4|tin|help=tray;in=ice cube tray|ice pop mold, lolly mold, silicone mold, silicone mould
sewing elastic|-|joiner|6|elastic|feel=stringy;amt=12 inches (30 cm);haz=cord;in=string|elastic cord, elastic string, elastic thread
`;
