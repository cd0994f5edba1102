/**
 * name | plural (- when not counted) | kind | least age | extras | synonyms.
 * Of the extras, `of` is the surface, `is` the properties and `tone` the color by itself (see supply.ts).
 */
export const householdTable = `
cardboard tube|cardboard tubes|base|2|of=card;is=tube round hollow open stiff cuts;tone=kraft|toilet roll, toilet paper roll, cardboard tube roll, empty toilet paper roll, kitchen roll core, paper tube, toilet paper tube, toilet roll tube, loo roll, loo roll tube, paper towel roll, paper towel tube, kitchen roll tube, kitchen roll, paper roll, tp roll, tp tube, cardboard roll, empty roll, wrapping paper tube, tube, toliet roll, toliet paper roll, mailing tube, poster tube, gift wrap tube, wrapping paper roll tube, foil tube, loo roll inner, toilet roll inner, loo roll middle, toilet roll middle, toilet role
cardboard box|cardboard boxes|base|2|piece=a flat piece from the cardboard box;of=card;is=hollow open lid stiff cuts folds;tone=kraft|box, carton box, delivery box, moving box, amazon box, shipping box, carboard box, card board box, big box, parcel box, diaper box, appliance box, shipping carton, fridge box
cardboard|-|base|2|amt=1 big piece;piece=a piece of cardboard;of=card;is=flat stiff cuts folds;tone=kraft|corrugated cardboard, carboard, card board, thick card, cardboard sheet, cardboard piece, cardboard frame, cardboard mat, cardboard scrap, shoe box lid, shoebox lid, box lid, cardboard lid, lid of a box, cake board box, amazon packaging, cardboard packaging, cardboard insert, cardboard square, square of cardboard, shallow box lid, gift box lid, cardboard box lid, pizza box lid
shoebox|shoeboxes|base|2|piece=the lid of the shoebox;of=card;is=hollow open lid stiff cuts;tone=any|shoe box
cereal box|cereal boxes|base|2|piece=the back of a cereal box;of=coated;is=hollow open stiff cuts folds;tone=any|cereal packet, cereal carton, cracker box, pasta box, thin cardboard, cereal box card, granola bar box, cookie box, snack box, rice box, waffle box, frozen pizza carton, cheerios box, cornflakes box
small box|small boxes|base|2|of=card;is=hollow open lid stiff cuts folds;tone=any|small cardboard box, little cardboard box, tiny cardboard box, animal crackers box, animal cracker box, small carton box, mini box, tea box, toothpaste box, matchbox, jewelry box, jewellery box, gift box, little box, egg box lid, soap box, raisin box, cigar box
milk carton|milk cartons|base|2|of=coated;is=hollow open stiff cuts waterproof floats;tone=any|juice carton, juice box, carton, tetra pak, milk box, cream carton, half gallon carton
newspaper|newspapers|base|2|amt=a few pages;of=paper;is=flat bends folds tears cuts soaks;tone=gray|news paper, old newspaper, newsprint, papers, old news paper
magazine|magazines|base|2|of=coated;is=flat bends folds tears cuts;tone=any|old magazine, catalog, catalogue, comic, magasine, magazine page, comic book
paper bag|paper bags|base|2|of=paper;is=hollow open flat bends folds tears cuts;tone=kraft|brown paper bag, lunch bag, brown bag, paper sack, kraft bag, grocery bag, paper grocery bag, gift bag
plastic bottle|plastic bottles|base|2|of=plastic;is=hollow lid round clear stiff waterproof floats;tone=clear|water bottle, soda bottle, pop bottle, drink bottle, drinks bottle, empty bottle, bottle, fizzy drink bottle, plastic water bottle, 2-liter bottle, two-liter bottle, two liter bottle, 2 liter bottle, one-liter bottle, clear plastic bottle, clear bottle, clear soda bottle, clear water bottle
plastic jar|plastic jars|base|2|of=plastic;is=hollow open lid round clear stiff waterproof floats;tone=clear|clear jar, peanut butter jar, empty plastic jar, mayo jar
glass jar|glass jars|base|6|haz=glass;of=glass;is=hollow open lid round clear stiff waterproof heavy fragile;tone=clear|jam jar, mason jar, jelly jar, jar, old jar, empty jar, baby food jar, jam pot, pickle jar, glass candle holder, glass candle jar, candle jar, empty candle jar, clear glass jar, clear jam jar, small glass bottle, mini glass bottle, little glass bottle, spice jar, terrarium, glass terrarium, terrarium jar
plastic tub|plastic tubs|base|2|of=plastic;is=hollow open lid round stiff waterproof floats;tone=white|yogurt container, yogurt tub, yoghurt tub, margarine tub, butter tub, ice cream tub, plastic container, tupperware, takeout container, takeaway container, plastic pot, tub, takeaway tub, takeout tub, tupperware box, wipes container, wipe container, baby wipes box, wipes tub, baby wipe container, wipes box, wipe box, baby wipes tub
can|cans|base|6|haz=sharp edge;of=metal;is=hollow open round stiff waterproof;tone=silver|tin can, tin, soup can, food can, coffee can, empty can, empty tin, clean tin can, sardine tin, sardine can, tuna can, tuna tin
plastic lid|plastic lids|decoration|2|amt=2;of=plastic;is=flat round wheel stiff waterproof floats;tone=any|jar lid, lid, yogurt lid, big lid, pot lid, tupperware lid, wipes lid, baby wipe lid, container lid, wipes pouch lid, baby wipes pouch lid, baby wipes lid, wipes pack lid, cup lid, coffee cup lid, paper cup lid
bottle cap|bottle caps|decoration|4|amt=6;haz=small parts;of=plastic;is=round wheel tiny stiff waterproof floats rattles;tone=any|bottle top, water bottle cap, soda bottle cap, milk bottle top, bottle lid, milk cap, plastic cap, plastic bottle cap, cap, milk jug cap, juice cap, milk top, beer cap, beer bottle cap, pouch cap, squeeze pouch cap, pouch lid, baby food pouch lid, fabric softener cap
cork|corks|base|4|haz=small parts;of=wood;is=round tiny floats prints;tone=tan|wine cork, korks, cork stopper, cork bottle stopper
sock|socks|base|2|of=cloth;is=soft stretchy hollow open tube cuts;tone=any|old sock, odd sock, spare sock, lost sock, single sock
fabric scrap|fabric scraps|decoration|2|piece=a piece of fabric;amt=2 pieces;of=cloth;is=flat soft bends folds cuts soaks;tone=any|fabric, cloth, cloth scrap, material scrap, scrap of fabric, piece of cloth, old cloth, cotton fabric, fabric remnant, rag, fleece, curtain, velvet, satin, silk, quilting cotton, corduroy, flannel, linen, jersey fabric, old clothes, baby clothes, quilt scraps, upholstery fabric, blue cotton, navy cotton, red cotton, black cotton, green cotton, gray cotton, printed cotton, cotton print, patterned cotton, cotton scrap, scrap of cotton, cotton cloth, linen scrap, fat quarter, quilting cotton, quilt fabric, quilt scraps
old t-shirt|old t-shirts|base|2|piece=a piece of an old T-shirt;of=cloth;is=flat soft stretchy bends folds cuts soaks;tone=any|t-shirt, t shirt, tshirt, tee shirt, old shirt, shirt, tee, flannel shirt, plaid shirt, checked shirt, button-up shirt, button-down shirt, dress shirt, polo shirt
onesie|onesies|base|4|amt=1;of=cloth;is=flat soft stretchy folds soaks;tone=white|plain onesie, white onesie, baby onesie, baby bodysuit, plain baby onesie, baby vest, baby shirt
cloth bag|cloth bags|base|2|of=cloth;is=hollow open flat soft folds soaks;tone=cream|tote bag, canvas bag, cotton bag, tote, plain tote, cloth tote bag, fabric bag, canvas tote, muslin bag, drawstring bag, plain backpack, pouch, small pouch, drawstring pouch, canvas tote bag, cotton tote bag, cotton tote, plain tote bag, tote bag blank, canvas pencil case, plain pencil case, pencil case plain canvas, canvas pouch, canvas makeup bag, cotton pouch
apron|aprons|base|4|amt=1;of=cloth;is=flat soft bends;tone=any|plain apron, canvas apron, cotton apron, kitchen apron, kids apron, white apron
button|buttons|decoration|4|amt=about 10;haz=small parts;of=plastic;is=flat round tiny holey stiff rattles;tone=any|old button, spare button, clothes button, sewing button, shirt button, butons
string|-|joiner|4|amt=6 feet (2 m);haz=cord;of=yarn;is=string bends cuts joins;tone=cream|twine, kitchen string, kitchen twine, baker's twine, garden twine, cord, butcher's twine, jute, jute twine, jute string, jute cord, jute yarn, kite string, thin rope, cotton string, dental floss, garden string
rope|-|joiner|6|amt=3 feet (1 m);haz=cord;of=yarn;is=string bends joins;tone=tan|clothesline, washing line, thick rope, sisal rope, sisal, jute rope, manila rope, sisal twine
shoelace|shoelaces|joiner|4|haz=cord;of=yarn;is=string soft bends joins;tone=any|shoe lace, laces, old shoelace
canvas shoe|canvas shoes|base|4|amt=1 pair;of=cloth;is=flat soaks;tone=white|plimsolls, canvas sneaker, plain sneakers, converse, converse shoe
rubber band|rubber bands|joiner|4|haz=small parts;all=latex;of=rubber;is=stretchy bends tiny joins;tone=any|elastic bands, elastics, rubberband
clothespin|clothespins|joiner|2|of=wood;is=stick stiff joins;tone=wood|clothes pin, clothes peg, peg, pegs, washing peg, wooden peg, laundry peg, clothespeg, wooden clothespin, wooden clothes peg
paper clip|paper clips|joiner|6|haz=small parts;of=metal;is=tiny stiff bends joins;tone=silver|paperclip
cotton ball|cotton balls|decoration|2|amt=a handful;of=cloth;is=ball soft soaks tears;tone=white|cotton wool, cotton wool ball, cottonball, cotton, cotton puff, cotten ball
cotton swab|cotton swabs|tool|2|amt=6;of=paper;is=stick soft soaks paints;tone=white|q-tip, q tip, qtip, cotton bud, ear bud, cotton stick
bubble wrap|-|base|2|amt=1 sheet;of=plastic;is=flat soft bends folds cuts clear waterproof floats prints;tone=clear|bubblewrap, packing bubble, bubble pack
packing paper|-|base|2|piece=a sheet of packing paper;amt=2 sheets;of=paper;is=flat bends folds tears cuts soaks;tone=kraft|kraft paper, brown paper, wrapping kraft, parcel paper, butcher paper, paper roll sheet, craft paper roll, easel paper, easel paper roll, art paper roll, drawing paper roll, roll of paper, big paper
wrapping paper|-|decoration|2|piece=a sheet of wrapping paper;amt=1 sheet;of=coated;is=flat bends folds tears cuts;tone=any|gift wrap, giftwrap, christmas paper, birthday paper
envelope|envelopes|base|2|of=paper;is=flat hollow open bends folds tears cuts;tone=white|old envelope, mail envelope, letter envelope, enveloppe, padded envelope, bubble mailer, mailing envelope
old greeting card|old greeting cards|base|2|of=coated;is=flat stiff folds cuts;tone=any|greeting card, birthday card, christmas card, old card, postcard, post card
old book page|old book pages|base|2|amt=5;of=paper;is=flat bends folds tears cuts soaks;tone=cream|book page, textbook page, old textbook page, page of an old book, page from a book, old book, old paperback, book, dictionary page, cookbook page, page from a dictionary, encyclopedia page, novel page
old CD|old CDs|base|4|of=plastic;is=flat round wheel holey stiff waterproof;tone=silver|cd, dvd, old dvd, compact disc, cds
egg-shaped plastic shell|egg-shaped plastic shells|base|2|of=plastic;is=hollow open lid round stiff waterproof floats;tone=any|plastic egg, easter egg, fillable egg, plastic easter egg
packing peanut|packing peanuts|decoration|6|amt=a handful;haz=small parts;of=foam;is=soft tiny floats cuts;tone=white|styrofoam peanut, packing foam, polystyrene peanut
foam sheet scrap|foam sheet scraps|base|4|of=foam;is=flat stiff cuts waterproof floats prints;tone=white|packing foam sheet, foam packaging, styrofoam, polystyrene
old towel|old towels|base|2|of=cloth;is=flat soft bends folds cuts soaks;tone=any|towel, dish towel, tea towel, dishcloth, dish cloth, washcloth, wash cloth
pillow stuffing|-|decoration|2|amt=a handful;of=cloth;is=soft tears;tone=white|stuffing, toy stuffing, polyfill, fiberfill, wadding, batting, cotton stuffing, polyester filling, polyester fiberfill, polyester stuffing, cotton batting, batting, quilt batting, polyester batting, wadding
glove|gloves|base|2|of=cloth;is=soft stretchy hollow open cuts;tone=any|old glove, woolly glove, spare glove
spool|spools|base|4|of=wood;is=round wheel tube hollow holey stiff;tone=wood|thread spool, cotton reel, empty spool, reel, bobbin, cotton bobbin, ribbon spool, empty bobbin, wooden spool, wooden thread spool
coin|coins|tool|6|haz=small parts;of=metal;is=flat round tiny heavy stiff rattles prints;tone=silver|penny, pennies, cent, copper coin
dice|dice|tool|4|amt=1;haz=small parts;of=plastic;is=tiny stiff rattles;tone=white|die, game dice
marble|marbles|tool|6|amt=2 or 3;haz=small parts;of=glass;is=ball round tiny heavy rattles;tone=any|glass marble, marbel
soft ball|soft balls|tool|2|of=foam;is=ball round soft;tone=any|ball, old basketball, deflated basketball, deflated soccer ball, old soccer ball, old volleyball
flashlight|flashlights|tool|4|of=plastic;is=stick stiff glows;tone=any|torch, pocket lamp, lamp, head lamp
small motor|small motors|base|9|amt=1;haz=small parts;of=metal;is=heavy;tone=silver|hobby motor, vibrating motor, vibration motor, pager motor, toy motor, electric motor, dc motor, mini motor, motor
servo motor|servo motors|base|9|amt=1;haz=small parts;of=plastic;is=stiff;tone=blue|servo, micro servo, mini servo, hobby servo, sg90 servo, sg90
microcontroller|microcontrollers|tool|9|amt=1;of=plastic;is=flat stiff;tone=teal|arduino, arduino uno, arduino nano, arduino board, microbit, micro:bit, micro bit, esp32, raspberry pi pico, circuit playground
jumper wire|jumper wires|joiner|9|amt=3;of=plastic;is=string bends joins;tone=any|dupont wire, jumper cable wire, breadboard wire, breadboard jumper, alligator clip wire
phone|phones|tool|6|of=glass;is=flat stiff fragile glows;tone=black|smartphone, tablet, camera, ipad, mobile phone, cell phone
headphones|-|base|6|piece=a pair of headphones;amt=1 pair;of=plastic;is=string bends;tone=black|old headphones, wired headphones, earphones, wired earphones, charging cable, charger cable, phone cable
phone case|phone cases|base|6|amt=1;of=plastic;is=flat hollow open stiff clear waterproof;tone=clear|clear phone case, cell phone case, phone cover, mobile phone case, see-through phone case, old phone case, clear case, transparent phone case, plain phone case
old jewelry piece|old jewelry pieces|decoration|6|amt=a few;haz=small parts;of=metal;is=tiny stiff holey;tone=gold|jewelry, jewellery, old necklace, broken necklace, beaded necklace, mardi gras beads, old earrings, broken jewelry, costume jewelry
sandpaper|-|tool|4|amt=1 sheet;of=stone;is=flat stiff bends folds;tone=tan|sand paper, emery paper
tissue box|tissue boxes|base|2|piece=a panel of the tissue box;of=coated;is=hollow open holey stiff cuts folds;tone=any|kleenex box, tissues box
pizza box|pizza boxes|base|2|piece=the lid of the pizza box;of=card;is=flat hollow open lid stiff cuts folds;tone=white|pizza carton
LED light|LED lights|tool|9|amt=1;haz=small parts,pointed;of=plastic;is=tiny glows stiff;tone=any|led, led bulb, led diode, light emitting diode, little led
battery pack|battery packs|tool|9|amt=1 with 2 AA batteries and a screwed lid;haz=battery;of=plastic;is=hollow lid stiff heavy;tone=black|battery case, battery holder, battery box, aa battery pack, aa battery holder, 2 aa battery pack, battery and holder, batteries and holder, aa battery and holder, aa batteries and holder, battery holder with switch, aa battery case
string light|string lights|decoration|6|amt=1 with a screwed lid on its battery case;haz=battery,cord;of=plastic;is=string bends glows;tone=any|fairy light, led string light, battery fairy light, battery string light, led fairy light, led strip, led strip light, led string, battery light, battery lights string, mini light, rope light, fairy light battery
LED candle|LED candles|decoration|4|amt=1 with a screwed lid;haz=battery;of=plastic;is=round stiff glows;tone=cream|flameless candle, battery candle, battery operated candle, led pillar candle
glow stick|glow sticks|decoration|6|amt=2;haz=eyes;of=plastic;is=stick tube bends glows waterproof;tone=any|glowstick, glow bracelet, light stick, glow necklace
plaster|-|base|9|amt=2 cups;haz=dust,heat;of=powder;is=pours shapes;tone=white|plaster of paris, casting plaster, gypsum plaster, plaster powder
plaster bandage|plaster bandages|base|9|amt=1 roll;haz=dust,heat;of=cloth;is=flat bends cuts soaks shapes;tone=white|plaster cloth, modroc, mod roc, plaster gauze, plaster wrap, plaster strip, plaster of paris strip
old jersey|old jerseys|base|2|piece=a piece of an old jersey;of=cloth;is=flat soft stretchy bends folds cuts;tone=any|jersey, football shirt, soccer shirt, sports shirt, football jersey, soccer jersey, basketball jersey, sports jersey, team shirt
old sweater|old sweaters|base|4|piece=a piece of an old sweater;all=wool;of=yarn;is=soft stretchy bends cuts soaks;tone=any|sweater, jumper, old jumper, woolly jumper, cardigan, pullover, wool sweater, sweatshirt, hoodie
jacket|jackets|base|6|amt=1;of=cloth;is=soft bends soaks;tone=blue|denim jacket, jean jacket, jeans jacket, old jacket, old denim jacket, denim vest, jean vest
mitten|mittens|base|2|all=wool;of=yarn;is=soft stretchy hollow open cuts;tone=any|old mitten, woolly mitten, lost mitten, winter mitten
tights|-|base|6|piece=a leg of the tights;amt=1 pair;haz=cord;of=cloth;is=soft stretchy hollow open tube string cuts;tone=any|pantyhose, nylon stocking, nylons, stocking, old tights, pair of tights, legging
scarf|scarves|base|6|haz=cord;all=wool;of=cloth;is=flat string soft bends folds cuts;tone=any|old scarf, winter scarf, silk scarf, shawl, neckerchief
tube sock|tube socks|base|2|of=cloth;is=soft stretchy hollow open tube cuts;tone=white|long sock, knee sock, sport sock, sports sock
bandana|bandanas|base|2|of=cloth;is=flat soft bends folds cuts soaks;tone=any|bandanna, kerchief, cloth handkerchief, hankie, hanky
cloth napkin|cloth napkins|base|2|of=cloth;is=flat soft bends folds cuts soaks;tone=white|cotton napkin, linen napkin, fabric napkin, white cotton napkin, cloth serviette, dinner napkin, tablecloth, white cotton handkerchief
old tie|old ties|decoration|6|haz=cord;of=cloth;is=string flat soft bends folds cuts;tone=any|tie, necktie, neck tie, bow tie, silk tie
old belt|old belts|base|6|haz=cord;of=plastic;is=string flat bends holey joins;tone=brown|belt, leather belt
denim|-|base|2|piece=a piece of denim;amt=2 pieces;of=cloth;is=flat stiff bends folds cuts soaks;tone=blue|old jeans, jeans, denim scrap, jean, blue jean, old blue jeans, denim fabric, jeans fabric
pillowcase|pillowcases|base|2|piece=a piece of the pillowcase;of=cloth;is=flat hollow open soft bends folds cuts soaks;tone=any|pillow case, pillow cover, pillowslip, old pillowcase, cushion cover, old cushion cover
bed sheet|bed sheets|base|2|piece=a piece of the bed sheet;of=cloth;is=flat soft bends folds tears cuts soaks;tone=any|bedsheet, old sheet, old bed sheet, flat bed sheet, fitted sheet, strip of sheet, sheet strip, strip of bedsheet, strip of old sheet, strip of old white sheet, cotton sheet, duvet cover, bed linen
blanket|blankets|tool|2|of=cloth;is=flat soft bends folds soaks;tone=any|old blanket, throw blanket, picnic blanket, fleece blanket
curtain ring|curtain rings|base|4|amt=2;of=wood;is=round holey stiff;tone=any|curtain hoop, drapery ring, curtain rings wooden, wooden curtain ring
zipper|zippers|decoration|6|amt=1;of=metal;is=string bends joins;tone=any|zip, zips, old zipper, zip fastener, broken zipper, pouch zipper, zip pouch zipper, jeans zipper, coat zipper, jacket zipper
buckle|buckles|joiner|6|amt=1;of=plastic;is=holey stiff joins;tone=black|side-release buckle, side release buckle, belt buckle, plastic buckle, paracord buckle, bracelet buckle, bag buckle
hanger|hangers|base|6|amt=1;haz=pointed;of=plastic;is=stiff joins;tone=any|coat hanger, clothes hanger, wire hanger, wooden hanger, plastic hanger, wire coat hanger, plastic coat hanger, wooden coat hanger, metal hanger
picture frame|picture frames|base|6|haz=glass;of=wood;is=flat stiff holey heavy;tone=wood|photo frame, frame, old frame, wooden frame, wooden picture frame, frame without glass, empty frame, empty picture frame, old picture frame, wooden photo frame
glass pane|glass panes|base|9|amt=2;haz=glass;of=glass;is=flat clear stiff heavy fragile waterproof;tone=clear|pane of glass, glass sheet, sheet of glass, picture glass, frame glass, glass from a frame, picture frame glass, window pane, glass plate
coat hook|coat hooks|joiner|9|amt=3;haz=pointed;of=metal;is=stiff sharp joins;tone=silver|wall hook, hat hook, clothes hook, metal hook, key hook, double hook, screw-on hook
cup hook|cup hooks|joiner|9|amt=5;haz=pointed;of=metal;is=stiff tiny sharp joins;tone=gold|screw hook, screw eye, eye screw, tuning peg, small hook, little hook, brass hook, screw-in hook
plastic mirror|plastic mirrors|base|4|amt=1;of=plastic;is=flat stiff waterproof;tone=silver|acrylic mirror, mirror sheet, safety mirror, mirror card, unbreakable mirror, mirror, little mirror, hand mirror, unbreakable hand mirror
plastic sleeve|plastic sleeves|base|6|amt=1;haz=suffocation;of=plastic;is=flat hollow open bends cuts clear waterproof;tone=clear|page protector, sheet protector, plastic pocket, poly pocket, punched pocket, transparency, acetate, acetate sheet, overhead transparency, transparency sheet, laminating pouch, clear plastic, clear plastic sheet, clear vinyl, transparency film, overhead transparency, plastic sheet
binder clip|binder clips|joiner|6|haz=pinches;of=metal;is=stiff joins;tone=black|bulldog clip, foldback clip, bull clip
dryer sheet|dryer sheets|decoration|2|of=cloth;is=flat soft bends folds cuts;tone=white|used dryer sheet, fabric softener sheet, tumble dryer sheet
hair tie|hair ties|joiner|4|haz=small parts;all=latex;of=cloth;is=round stretchy tiny bends joins;tone=any|hair elastic, hair bobble, scrunchie, hair band, hairband, ponytail holder
bobby pin|bobby pins|joiner|6|amt=4;haz=small parts;of=metal;is=stick tiny stiff joins;tone=black|hair pin, hairpin, kirby grip, hair grip, hair clip, barrette, hair slide
hook-and-loop tape|-|joiner|4|amt=4 inches (10 cm);of=cloth;is=flat bends cuts sticky joins;tone=white|velcro, velcro dot, velcro strip, sticky velcro dot, sticky velcro strip, hook and loop, hook and loop fastener, hook and loop dot, velcro tape
duct tape|-|joiner|2|amt=1 roll;of=plastic;is=flat bends tears cuts waterproof sticky joins;tone=silver|duck tape, gaffer tape, gaffa tape, duct tape roll, cloth tape, gorilla tape, waterproof tape
electrical tape|-|joiner|6|amt=1 roll;of=plastic;is=flat stretchy bends cuts waterproof sticky joins;tone=any|insulating tape, insulation tape, electric tape, electrician's tape
sticky tack|-|joiner|4|amt=a small lump;haz=small parts;of=rubber;is=soft stretchy shapes sticky joins;tone=blue|blu tack, blu-tack, blue tack, poster putty, white tack, poster tack, mounting putty
metal lid|metal lids|base|4|amt=2;of=metal;is=flat round wheel stiff waterproof rattles;tone=any|jam jar lid, metal jar lid, mason jar lid, tin lid, canning lid
bread tag|bread tags|decoration|4|amt=6;haz=small parts;of=plastic;is=flat tiny stiff joins;tone=any|bread clip, bread bag tag, bread bag clip, bag tie clip
twist tie|twist ties|joiner|6|amt=4;haz=sharp ends;of=plastic;is=string bends cuts joins;tone=any|twist-tie, bread tie, bag tie, wire tie, garbage bag tie
milk jug|milk jugs|base|4|of=plastic;is=hollow lid stiff cuts waterproof floats;tone=white|plastic milk jug, milk bottle, plastic jug, water jug, gallon jug, milk container
berry basket|berry baskets|base|2|of=plastic;is=hollow open holey stiff cuts waterproof floats;tone=green|strawberry basket, berry box, fruit punnet, punnet, strawberry container, fruit basket plastic
cup carrier|cup carriers|base|2|of=card;is=hollow open holey stiff cuts soaks;tone=kraft|drink carrier, cup holder, drink holder, coffee tray, cardboard cup holder, drink tray, coffee carrier
takeout box|takeout boxes|base|2|of=coated;is=hollow open lid stiff folds cuts waterproof;tone=white|take-out box, takeaway box, take out box, chinese takeout box, to go box, togo box, burger box, chinese takeaway container, takeaway carton, chinese food container
coffee sleeve|coffee sleeves|base|2|of=card;is=tube round hollow open bends folds cuts;tone=kraft|cup sleeve, coffee cup sleeve, coffee cozy, cardboard sleeve, drink sleeve
oatmeal canister|oatmeal canisters|base|2|of=card;is=tube round hollow open lid stiff cuts;tone=any|oatmeal container, oatmeal can, oat can, oats can, oat canister, oats container, oatmeal tub, oatmeal box, cardboard canister, gravy tub, formula can, salt canister, formula tin, formula container
chip can|chip cans|base|4|of=coated;is=tube round hollow open lid stiff waterproof;tone=any|pringles can, pringles tube, pringles tin, crisp tube, crisps tube, chips can, potato chip can, chip tube, pringles, stax can
cookie tin|cookie tins|base|2|of=metal;is=hollow open lid round stiff rattles;tone=any|biscuit tin, metal tin, cookie can, danish cookie tin, altoids tin, mint tin, tin box, candy tin, metal box
wooden box|wooden boxes|base|4|amt=1;of=wood;is=hollow open lid stiff;tone=wood|wood box, wooden treasure box, plain wooden box, unfinished wooden box, wooden jewelry box, wooden keepsake box, wooden tray, wooden crate, wooden cigar box, cigar box wooden
soda can|soda cans|base|9|haz=sharp edge;of=metal;is=tube round hollow stiff waterproof floats;tone=any|pop can, aluminum can, aluminium can, coke can, fizzy drink can, drink can, drinks can, cola can
glass bottle|glass bottles|base|9|haz=glass;of=glass;is=hollow open round clear stiff waterproof heavy fragile;tone=clear|empty glass bottle, sauce bottle, glass vase, vase, wine bottle, empty wine bottle, olive oil bottle, glass vial, vial, corked vial, corked glass vial, test tube
bucket|buckets|base|2|of=plastic;is=hollow open round stiff waterproof;tone=any|pail, sand bucket, beach bucket, sand pail, plastic bucket, cleaning bucket
basket|baskets|base|2|of=plant;is=hollow open holey stiff;tone=tan|wicker basket, woven basket, easter basket, straw basket
old key|old keys|decoration|6|amt=4;haz=small parts,wash hands;of=metal;is=flat tiny holey stiff rattles;tone=silver|key, keys, padlock key, metal key, skeleton key, brass key, old metal key, spare key, house key, lost key
nuts and bolts|-|decoration|4|piece=a nut and a bolt;amt=a handful;haz=small parts;of=metal;is=tiny holey heavy stiff rattles joins;tone=silver|nut and bolt, hex nut, metal nut, wing nut, bolt, bolts, bolts and nuts, nuts bolts
metal washer|metal washers|decoration|6|amt=6;haz=small parts;of=metal;is=flat round tiny holey heavy stiff rattles;tone=silver|washer, washers, steel washer, flat washer, hardware washer
duplo brick|duplo bricks|tool|2|amt=a few;of=plastic;is=stiff waterproof joins prints;tone=any|duplo, mega block, mega blok, duplo block, large building brick, big building block
toy brick|toy bricks|decoration|4|amt=a handful;haz=small parts;of=plastic;is=tiny stiff waterproof rattles joins prints;tone=any|lego, legos, lego brick, lego block, building brick, building block, plastic brick
toy animal|toy animals|tool|2|amt=2;of=plastic;is=stiff waterproof prints;tone=any|plastic animal, toy dinosaur, toy monkey, fish toy, toy fish, sea animal toy, farm animal toy, dinosaur toy, dino toy, plastic dino, plastic dinosaur, plastic fish, plastic shark, plastic insect, plastic snake, rubber snake, toy snake, plastic spider, plastic frog, toy shark, toy figure, plastic unicorn, toy unicorn, unicorn figure, plastic horse, plastic dragon, toy dragon, plastic figure, toy person, action figure, animal figure, animal figurine, plastic toy animal, mini animal, toy farm animal, toy bug, plastic bug, toy insect, toy horse, figurine, schleich animal, mini figure, plastic sea animal, dinosaur skeleton, plastic dinosaur skeleton, toy dinosaur skeleton, dinosaur skeleton toy, plastic snowman, toy snowman, plastic farm animal, army man, army men, toy soldier, plastic monkey, plastic lion, plastic elephant, jungle animal toy, toy dino
toy tree|toy trees|decoration|4|amt=3;of=plastic;is=stiff;tone=green|plastic tree, little plastic tree, bottle brush tree, model tree, mini tree, miniature tree, tiny tree, mini christmas tree, toy pine tree
toy car|toy cars|tool|2|amt=1;of=metal;is=wheel stiff;tone=any|matchbox car, hot wheels, hot wheel car, little car, toy truck, toy vehicle, mini car, hotwheels
toy wheel|toy wheels|base|4|amt=4;haz=small parts;of=plastic;is=round wheel holey tiny stiff;tone=black|wooden wheel, craft wheel, plastic wheel, wheel, car wheel, lego wheel
propeller|propellers|decoration|6|amt=1;of=plastic;is=stiff tiny;tone=red|plastic propeller, model propeller, airplane propeller, rubber band propeller
stuffed animal|stuffed animals|tool|2|amt=1;of=cloth;is=soft;tone=any|soft toy, plush, plush toy, teddy, teddy bear, plushie, cuddly toy, stuffie, stuffed toy, stuffed bunny, stuffed bear, stuffed dog
doll|dolls|tool|2|amt=1;of=plastic;is=stiff;tone=any|barbie, toy doll, baby doll, barbie doll, dolly
wooden block|wooden blocks|base|2|amt=4;of=wood;is=stiff heavy prints;tone=wood|wood block, toy block, wood cube, wooden cube, jenga block, block, blocks, alphabet block, wooden brick
golf ball|golf balls|base|4|amt=2;haz=small parts;of=plastic;is=ball round tiny stiff heavy;tone=white|golfball, practice golf ball
ping-pong ball|ping-pong balls|base|4|amt=2;haz=small parts;of=plastic;is=ball round hollow tiny stiff waterproof floats;tone=white|ping pong ball, pingpong ball, table tennis ball, ping pong, beer pong ball
tennis ball|tennis balls|tool|2|amt=1;of=cloth;is=ball round hollow soft;tone=yellow|old tennis ball, dog ball
foam ball|foam balls|base|4|amt=2;of=foam;is=ball round soft floats;tone=white|styrofoam ball, polystyrene ball, polystyrene sphere, foam sphere, styrofoam sphere, nerf ball, styrofoam egg, foam egg, polystyrene egg, egg from styrofoam, egg of styrofoam
beach ball|beach balls|tool|2|amt=1;of=plastic;is=ball round hollow soft waterproof floats;tone=any|inflatable ball, blow up ball
pool noodle|pool noodles|base|2|piece=a piece of pool noodle;amt=1;of=foam;is=tube stick hollow soft bends waterproof floats prints;tone=any|swim noodle, foam noodle, noodle float, swimming noodle, pipe insulation, foam pipe insulation
foam tray|foam trays|base|4|haz=wash hands;of=foam;is=flat open stiff cuts waterproof floats prints;tone=white|styrofoam tray, polystyrene tray, foam plate, styrofoam plate, foam meat tray, vegetable tray foam
foam cup|foam cups|base|4|of=foam;is=hollow open round stiff cuts waterproof floats;tone=white|styrofoam cup, polystyrene cup
net bag|net bags|base|4|amt=1;of=plastic;is=hollow open holey soft stretchy cuts waterproof prints;tone=any|mesh bag, fruit net, onion bag, onion net, orange bag, orange net, citrus bag, produce bag, veggie net, mesh produce bag, fruit netting, produce net, mesh net bag, yarn net from oranges, net from oranges
toilet paper|-|decoration|2|piece=a strip of toilet paper;amt=1 roll;of=paper;is=flat soft bends folds tears cuts soaks;tone=white|toilet tissue, loo paper, bog paper, full toilet roll, bath tissue, toilet paper sheet, sheets of toilet paper, tp
tissue|tissues|decoration|2|amt=3;of=paper;is=flat soft bends folds tears cuts soaks;tone=white|kleenex, facial tissue, paper handkerchief, paper hanky, handkerchief, paper tissue, face tissue, hankerchief
wet wipe|wet wipes|tool|2|amt=a few;of=cloth;is=flat soft soaks tears;tone=white|baby wipe, wipe, wipes
cotton pad|cotton pads|decoration|2|amt=4;of=cloth;is=flat round soft soaks tears cuts;tone=white|makeup pad, cotton round, makeup remover pad, make-up pad, cotton disc, cotton makeup pad, cotton wool pad
map|maps|base|2|piece=a piece of an old map;amt=1;of=paper;is=flat bends folds tears cuts;tone=any|old map, road map, street map, atlas page, road atlas, atlas, old atlas
keycap|keycaps|decoration|6|amt=8;haz=small parts;of=plastic;is=hollow open tiny stiff;tone=any|computer key, keyboard key, old keyboard key, old keyboard, old computer keyboard, broken keyboard
sheet music|-|base|2|piece=a page of sheet music;amt=2 pages;of=paper;is=flat bends folds tears cuts;tone=white|music sheet, old sheet music, music paper, song sheet, music page, piano sheet music, old piano sheet music, old piano music, sheet music page, music book page
photo|photos|decoration|2|amt=1 copy;of=coated;is=flat bends cuts;tone=any|photograph, family photo, old photo, photo print, picture of us, printed photo, family picture, polaroid, snapshot, photo of the child, photocard, photo card, kpop photocard, k-pop photocard, idol photocard, photo printed on paper, laser print, photocopy, photo booth strip, photo strip, photobooth strip, photo booth picture, instax, contact sheet
playing card|playing cards|base|4|amt=10;of=coated;is=flat stiff bends cuts;tone=white|old playing card, deck of cards, pack of cards, card deck, uno card, game card, poker card, trading card, pokemon card, baseball card
ticket stub|ticket stubs|decoration|4|amt=4;of=card;is=flat stiff cuts;tone=any|ticket, concert ticket, bus ticket, boarding pass, plane ticket, movie ticket, cinema ticket, old ticket, train ticket, museum ticket, festival wristband, concert wristband
puzzle piece|puzzle pieces|decoration|4|amt=10;haz=small parts;of=coated;is=flat tiny stiff;tone=any|jigsaw piece, old puzzle, jigsaw, puzzle, jigsaw puzzle, jigsaw puzzle piece, old puzzle piece
board game piece|board game pieces|decoration|4|amt=4;haz=small parts;of=plastic;is=tiny stiff rattles;tone=any|game piece, game pawn, pawn, domino, dominoes, scrabble tile, chess piece, checker, poker chip
postage stamp|postage stamps|decoration|4|amt=6;of=paper;is=flat tiny tears cuts;tone=any|old stamp, used stamp, mail stamp, stamp collection, used postage stamp
wallpaper|-|decoration|2|piece=a piece of wallpaper;amt=1 sheet;of=coated;is=flat bends folds tears cuts;tone=any|wall paper, wallpaper sample, wallpaper scrap, wallpaper roll
notebook|notebooks|base|2|amt=1;of=paper;is=flat folds tears cuts;tone=white|note book, exercise book, composition book, journal, sketchbook, sketch book, copybook, spiral notebook, notepad, scrapbook, bullet journal, dotted notebook, planner
folder|folders|base|2|of=card;is=flat stiff folds cuts;tone=any|file folder, manila folder, paper folder, ring binder, binder, 3 ring binder, three ring binder
paint chip|paint chips|decoration|2|amt=6;of=card;is=flat stiff folds cuts;tone=any|paint swatch, paint sample card, paint sample, paint card, color swatch, paint strip, colour swatch
price tag|price tags|decoration|4|amt=4;of=card;is=flat stiff holey cuts;tone=kraft|gift tag, luggage tag, paper tag, label tag, tag
candy wrapper|candy wrappers|decoration|4|amt=6;of=plastic;is=flat bends folds cuts;tone=any|sweet wrapper, chocolate wrapper, candy bar wrapper, wrapper, wrappers, snack wrapper, chip bag, crisp packet, crisp bag, sweetie wrapper, gum wrapper, fish wrapper, swedish fish wrapper
tinsel|-|decoration|4|amt=3 feet (1 m);haz=cord;of=plastic;is=string soft bends cuts;tone=any|garland, christmas garland, tinsel garland, lametta
ornament|ornaments|base|4|amt=2;of=plastic;is=ball round hollow stiff;tone=any|christmas ball, bauble, christmas ornament, plastic ornament, clear ornament, christmas bauble
gift bow|gift bows|decoration|2|amt=2;of=plastic;is=soft sticky;tone=any|stick-on bow, present bow, ribbon bow, wrapping bow
umbrella|umbrellas|base|6|amt=1;haz=pointed;of=cloth;is=round stiff waterproof;tone=any|old umbrella, broken umbrella, parasol, brolly
straw hat|straw hats|base|4|amt=1;of=plant;is=round hollow open stiff;tone=tan|sun hat, sunhat, hat, old hat, summer hat, baseball cap, bucket hat, plain cap
shower cap|shower caps|base|6|amt=1;haz=suffocation;of=plastic;is=round soft stretchy waterproof;tone=clear|hotel shower cap, shower hat
sunglasses|-|tool|4|amt=1 pair;of=plastic;is=stiff;tone=black|old sunglasses, shades, toy glasses, 3d glasses
LED tea light|LED tea lights|decoration|9|amt=1 with a screwed lid;haz=battery;danger=a small battery inside can kill when swallowed;of=plastic;is=round tiny stiff glows;tone=cream|led tealight, battery tea light, battery tealight, battery operated tea light, flameless tea light, flameless tealight, electric tea light, led tea candle, tea light led, electric tea light
balloon|balloons|base|9|amt=1;all=latex;haz=small parts;danger=burst pieces choke little ones;of=rubber;is=ball round hollow soft stretchy waterproof;tone=any|latex balloon, water balloon, party balloon, foil balloon, balloon animal
pushpin|pushpins|joiner|9|amt=1;haz=sharp,small parts;danger=too sharp;of=metal;is=tiny stiff sharp joins;tone=any|push pin, thumbtack, thumb tack, drawing pin, tack, map pin, noticeboard pin
pin|pins|tool|9|amt=6;haz=sharp,small parts;danger=too sharp;of=metal;is=tiny stiff sharp joins;tone=silver|safety pin, straight pin, sewing pin, dressmaker's pin, dressmaking pin, quilting pin
nail|nails|joiner|9|amt=2;haz=sharp,small parts;danger=too sharp;of=metal;is=stick tiny stiff sharp joins;tone=silver|panel pin, small nail
wood screw|wood screws|joiner|9|amt=2;haz=sharp,small parts;danger=too sharp;of=metal;is=stick tiny stiff sharp joins;tone=silver|screw, drywall screw, wall screw
hammer|hammers|tool|9|amt=1;danger=for a grown-up at this age;of=metal;is=stiff heavy;tone=silver|mallet, tack hammer
pliers|-|tool|13|amt=1 pair;danger=for a grown-up at this age;of=metal;is=stiff sharp;tone=silver|plier, wire cutter, wire cutters, round nose pliers, needle nose pliers, jewelry pliers, pair of pliers
awl|awls|tool|13|amt=1;haz=sharp;danger=too sharp;of=metal;is=stick stiff sharp;tone=silver|bradawl, bookbinding awl, scratch awl
screwdriver|screwdrivers|tool|13|amt=1;danger=for a grown-up at this age;of=metal;is=stick stiff;tone=silver|screw driver, phillips screwdriver, wrench, spanner
iron|irons|tool|13|amt=1;haz=heat;danger=too hot;of=metal;is=flat heavy;tone=white|clothes iron, steam iron
sewing machine|sewing machines|tool|13|amt=1;haz=sharp;danger=with a needle that moves fast;of=metal;is=heavy;tone=white|sewing machines and thread, overlocker, serger
fabric scissors|-|tool|9|amt=1 pair;haz=blades;danger=very sharp;of=metal;is=stiff sharp;tone=silver|sewing scissors, fabric shears, dressmaking scissors, tailor's scissors, pinking shears, embroidery scissors
sneaker|sneakers|base|4|amt=1 pair;of=cloth;is=hollow open soft bends;tone=any|old sneakers, tennis shoe, trainers, running shoe, gym shoe, old shoe, shoe
skateboard|skateboards|base|6|amt=1;of=wood;is=flat stiff heavy;tone=wood|skateboard deck, old skateboard, old skateboard deck, skate deck, longboard, blank skateboard deck
rubber boot|rubber boots|base|4|amt=1;of=rubber;is=hollow open stiff waterproof;tone=any|wellies, welly, wellington boot, rain boot, gumboot, boot
flip flop|flip flops|base|4|amt=1;of=foam;is=flat soft bends waterproof floats prints;tone=any|flipflop, foam sandal, sandal, thong sandal, crocs
junk mail|-|base|2|piece=a page of junk mail;amt=a few pages;of=coated;is=flat bends folds tears cuts;tone=any|flyer, leaflet, brochure, old brochures, advertising mail, advertisement, coupon, pamphlet
hardcover book|hardcover books|base|6|amt=1;of=card;is=flat stiff heavy;tone=any|hardback book, old hardback book, hardback, old hardcover, board book, picture book, old encyclopedia, old textbook, old hardcover book, thick old book, unwanted book, discarded book, old hardback, encyclopedia volume, old cookbook
PVC pipe|PVC pipes|base|9|amt=3 pieces;of=plastic;is=tube stick round hollow stiff waterproof;tone=white|plastic pipe, plumbing pipe, pvc tube, plastic tubing, drain pipe, drainpipe, pipe
vinyl record|vinyl records|base|6|amt=1;of=plastic;is=flat round wheel holey stiff waterproof;tone=black|old record, record, lp, vinyl lp, old vinyl
guitar pick|guitar picks|decoration|6|amt=4;haz=small parts;of=plastic;is=flat tiny stiff;tone=any|plectrum, plectrums, old guitar pick, bass pick
cassette tape|cassette tapes|base|6|amt=1;of=plastic;is=flat holey stiff rattles;tone=any|cassette, music cassette, audio cassette, vhs tape, video tape, floppy disk
inner tube|inner tubes|base|9|piece=a piece of inner tube;amt=1;of=rubber;is=tube stretchy bends cuts waterproof;tone=black|bicycle inner tube, bike inner tube, bike tube, bicycle tube
coffee pod|coffee pods|decoration|6|amt=6;haz=sharp edge;of=plastic;is=hollow open round tiny stiff waterproof;tone=any|k-cup, k cup, coffee capsule, nespresso capsule, nespresso pod
drink pouch|drink pouches|base|4|amt=4;of=plastic;is=flat hollow bends cuts waterproof;tone=silver|juice pouch, capri sun pouch, capri sun, baby food pouch, fruit pouch, squeeze pouch, applesauce pouch
gauze|-|decoration|2|piece=a strip of gauze;amt=1 roll;of=cloth;is=flat soft bends cuts holey soaks;tone=white|gauze bandage, gauze roll, bandage roll, rolled bandage, crepe bandage, cheesecloth, muslin, muslin cloth
zip tie|zip ties|joiner|9|amt=4;haz=sharp ends;of=plastic;is=string stiff bends joins;tone=any|cable tie, zip-tie, plastic tie wrap
rubber glove|rubber gloves|tool|4|amt=1;all=latex;of=rubber;is=hollow open stretchy waterproof cuts;tone=yellow|dish glove, washing up glove, washing-up glove, kitchen glove, marigold gloves
coaster|coasters|base|2|amt=4;of=wood;is=flat round stiff;tone=tan|cork coaster, drink coaster, drinks coaster, beer mat, cardboard coaster
tweezers|-|tool|4|amt=1 pair;haz=pointed;of=metal;is=stick stiff;tone=silver|tweezer, kids tweezers, plastic tweezers, pair of tweezers
shadow box|shadow boxes|base|6|amt=1;haz=glass;of=wood;is=hollow open flat stiff heavy;tone=wood|shadowbox, shadow box frame, shadowbox frame, deep frame, deep picture frame, 3d frame, box frame
clock kit|clock kits|decoration|9|amt=1;haz=small parts;of=plastic;is=holey tiny stiff;tone=black|clock mechanism, clock movement, clock works, clock hands, quartz clock kit, clock parts
oven|ovens|tool|13|haz=heat;danger=for a grown-up, and hot;of=metal;is=hollow lid heavy;tone=silver|kitchen oven, toaster oven, stove
toothpaste|-|color|4|amt=a bit;of=liquid;is=pours sticky;tone=white|tooth paste, tube of toothpaste
pillow|pillows|base|2|amt=1;of=cloth;is=soft;tone=white|cushion, old pillow, bed pillow, throw pillow, pillow insert, pillow form
snap fastener|snap fasteners|joiner|6|amt=4;haz=small parts;of=metal;is=round tiny stiff joins;tone=silver|snap, snaps, press stud, popper, hook and eye, hooks and eyes
`;
