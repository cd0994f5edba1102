/** name | plural (- when not counted) | kind | least age | tags | extras | synonyms. */
export const householdTable = `
cardboard tube|cardboard tubes|base|2|tube fold|in=paper cup,cardstock|toilet roll, toilet paper roll, toilet paper tube, toilet roll tube, loo roll, loo roll tube, paper towel roll, paper towel tube, kitchen roll tube, kitchen roll, paper roll, tp roll, tp tube, cardboard roll, empty roll, wrapping paper tube, tube, toliet roll, toliet paper roll, toilet paper, loo paper
cardboard box|cardboard boxes|base|2|box bigbox card|help=tray;piece=a flat piece from the cardboard box;in=cereal box|box, carton box, delivery box, moving box, amazon box, shipping box, carboard box, card board box, big box, parcel box
cardboard|-|base|2|card thick|amt=1 big piece;piece=a piece of cardboard;in=cereal box|corrugated cardboard, carboard, card board, thick card, cardboard sheet, cardboard piece, cardboard scrap
shoebox|shoeboxes|base|2|box shoebox card|help=tray;piece=the lid of the shoebox;in=cardboard box|shoe box
cereal box|cereal boxes|base|2|card smallbox thin|piece=the back of a cereal box;in=cardstock,cardboard|cereal packet, cereal carton, cracker box, pasta box, tissue box, thin cardboard, cereal box card
small box|small boxes|base|2|smallbox|help=tray;in=cereal box|tea box, toothpaste box, matchbox, jewelry box, jewellery box, gift box, little box, egg box lid, soap box, raisin box
milk carton|milk cartons|base|4|smallbox waterproof|in=plastic bottle|juice carton, juice box, carton, tetra pak, milk box
newspaper|newspapers|base|2|mache tear bigsheet|help=cover;feel=flat;bits=newspaper strips;amt=a few pages;in=magazine|news paper, old newspaper, newsprint, papers, old news paper
magazine|magazines|base|2|scrap tear mosaic|help=cover;feel=flat;bits=magazine scraps;in=construction paper|old magazine, catalog, catalogue, comic, brochure, flyer, leaflet, magasine, magazine page
paper bag|paper bags|base|2|paperbag bigbag tear scrap mache|in=envelope|brown paper bag, lunch bag, brown bag, paper sack, kraft bag, grocery bag, paper grocery bag, gift bag
plastic bottle|plastic bottles|base|2|bottle clear pin|in=paper cup|water bottle, soda bottle, pop bottle, drink bottle, drinks bottle, empty bottle, bottle, fizzy drink bottle, plastic water bottle, milk jug
plastic jar|plastic jars|base|2|jar clear|help=tray;in=plastic bottle|clear jar, peanut butter jar, empty plastic jar, mayo jar
glass jar|glass jars|base|6|jar clear|haz=glass;in=plastic jar|jam jar, mason jar, jelly jar, jar, old jar, empty jar
plastic tub|plastic tubs|base|2|tub boat|help=tray;in=can|yogurt pot, yoghurt pot, yogurt cup, yogurt container, yogurt tub, yoghurt tub, margarine tub, butter tub, ice cream tub, plastic container, tupperware, takeout container, takeaway container, plastic pot, tub
can|cans|base|6|tub pot|haz=sharp edge;in=plastic tub|tin can, tin, soup can, food can, coffee can, empty can, empty tin, clean tin can
plastic lid|plastic lids|decoration|2|lid wheel|feel=round;amt=2;help=tray;in=cardboard|jar lid, lid, yogurt lid, big lid, jam jar lid, pot lid
bottle cap|bottle caps|decoration|4|wheel mosaic|feel=round;amt=6;haz=small parts;in=cardboard|bottle top, milk bottle top, bottle lid, milk cap, plastic cap, plastic bottle cap, cap
cork|corks|base|4|cork float stamp|haz=small parts;in=plastic lid|wine cork, bottle cork, korks
sock|socks|base|2|sock|feel=flat;bits=sock scraps;in=fabric scrap|old sock, odd sock, spare sock, lost sock, single sock
fabric scrap|fabric scraps|decoration|2|fabric|feel=flat;piece=a piece of fabric;amt=2 pieces;in=felt|fabric, cloth, cloth scrap, material scrap, scrap of fabric, piece of cloth, old cloth, cotton fabric, fabric remnant, rag, denim, old jeans, jeans, fleece, pillowcase, bed sheet, curtain
old t-shirt|old t-shirts|base|4|fabric bag-cloth|feel=flat;bits=T-shirt scraps;piece=a piece of an old T-shirt;in=fabric scrap|t-shirt, t shirt, tshirt, tee shirt, old shirt, shirt
cloth bag|cloth bags|base|4|bag-cloth|in=old t-shirt|tote bag, canvas bag, cotton bag, tote, plain tote, cloth tote bag, fabric bag
button|buttons|decoration|4|bead mosaic eyes|feel=round;amt=about 10;haz=small parts;in=paper circle|old button, spare button, clothes button, sewing button, shirt button, butons
string|-|joiner|4|string thread hang|feel=stringy;bits=pieces of string;amt=6 feet (2 m);haz=cord;in=yarn|twine, kitchen string, cord, butcher's twine, jute, jute twine, kite string, thin rope, cotton string
rope|-|joiner|6|string|feel=stringy;bits=pieces of rope;amt=3 feet (1 m);haz=cord;in=string|clothesline, washing line, thick rope
shoelace|shoelaces|joiner|4|lace|feel=stringy;haz=cord;in=yarn|shoe lace, lace, laces, old shoelace
rubber band|rubber bands|joiner|4|band|help=hold;haz=small parts;all=latex;in=tape|elastic band, elastic, elastics, rubberband, hair tie, hair elastic
clothespin|clothespins|joiner|4|clip|help=hold;feel=stick;in=paper clip|clothes pin, clothes peg, peg, pegs, washing peg, wooden peg, laundry peg, dolly peg, clothespeg
paper clip|paper clips|joiner|6|clip weight|help=hold;haz=small parts;in=clothespin|paperclip, binder clip, bulldog clip
cotton ball|cotton balls|decoration|2|stuffing soft|feel=fluffy;amt=a handful;help=dab;in=tissue paper|cotton wool, cotton wool ball, cottonball, cotton, cotton puff, cotten ball, cotton pad, makeup pad
cotton swab|cotton swabs|tool|4|dotter|feel=stick;help=dab;amt=6;in=paintbrush|q-tip, q tip, qtip, cotton bud, ear bud, cotton stick
bubble wrap|-|base|4|texture|help=dab;feel=round;bits=pieces of bubble wrap;amt=1 sheet;in=sponge|bubblewrap, packing bubble, bubble pack
packing paper|-|base|2|plain bigpaper mache tear|help=cover;piece=a sheet of packing paper;amt=2 sheets;in=newspaper|kraft paper, brown paper, wrapping kraft, parcel paper, butcher paper, paper roll sheet, craft paper roll, roll of paper, big paper
wrapping paper|-|decoration|2|scrap paper|feel=flat;bits=wrapping paper scraps;piece=a sheet of wrapping paper;amt=1 sheet;in=magazine|gift wrap, giftwrap, christmas paper, birthday paper
envelope|envelopes|base|2|envelope|help=tray;in=paper|old envelope, mail envelope, letter envelope, enveloppe
old greeting card|old greeting cards|base|2|thin scrap mosaic|feel=flat;bits=scraps of old greeting cards;in=cardstock|greeting card, birthday card, christmas card, old card, postcard, post card
old book page|old book pages|base|4|scrap tear|feel=flat;amt=5;in=newspaper|book page, old book, map, old map, sheet music
old CD|old CDs|base|6|disc wheel|feel=shiny;in=plastic lid|cd, dvd, old dvd, compact disc, cds
egg-shaped plastic shell|egg-shaped plastic shells|base|4|egg|in=plastic tub|plastic egg, easter egg, fillable egg
packing peanut|packing peanuts|decoration|6|soft|feel=fluffy;amt=a handful;haz=small parts;in=cotton ball|styrofoam peanut, packing foam, polystyrene peanut
foam sheet scrap|foam sheet scraps|base|4|stamp foamy|feel=flat;in=cardboard|packing foam sheet, foam packaging, polystyrene tray, styrofoam tray, foam tray, styrofoam, polystyrene
old towel|old towels|base|2|cloth|help=wipe;in=paper towel|towel, dish towel, tea towel, dishcloth, dish cloth, washcloth, wash cloth
pillow stuffing|-|decoration|2|stuffing soft|feel=fluffy;bits=tufts of stuffing;amt=a handful;in=cotton ball|stuffing, toy stuffing, polyfill, fiberfill, wadding, batting
glove|gloves|base|4|glove sock|feel=flat;in=sock|old glove, mitten, woolly glove, spare glove
spool|spools|base|4|wheel spool|in=cardboard tube|thread spool, cotton reel, empty spool, reel
coin|coins|tool|6|weight round|haz=small parts;in=stone|penny, pennies, cent
dice|dice|tool|4|dice|amt=1;haz=small parts;in=paper|die, game dice
marble|marbles|tool|6|marble|amt=2 or 3;haz=small parts;in=dried chickpea|glass marble, marbel
soft ball|soft balls|tool|2|ball|in=newspaper|ball, tennis ball, foam ball, ping pong ball, pingpong ball
flashlight|flashlights|tool|4|lamp|in=sunny window|torch, pocket lamp, lamp, head lamp
phone|phones|tool|6|camera||smartphone, tablet, camera, ipad, mobile phone, cell phone
old jewelry piece|old jewelry pieces|decoration|6|bead|feel=shiny;amt=a few;haz=small parts;in=button|jewelry, jewellery, old necklace, broken necklace, charm, gem, jewel, rhinestone, plastic gem
sandpaper|-|tool|6|texture|feel=grainy;bits=scraps of sandpaper;amt=1 sheet;in=corrugated cardboard|sand paper, emery paper
tissue box|tissue boxes|base|2|smallbox box card|piece=a panel of the tissue box;in=cereal box|kleenex box, tissues box
pizza box|pizza boxes|base|2|card bigbox thick|piece=the lid of the pizza box;in=cardboard box|pizza carton
`;
