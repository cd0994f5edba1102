/** What families of four- and five-year-olds hope for in their own words, made of what lies there. */
export const shelf = `
* trash-day-trucks | 4-5 6-8 | Transportation
extras world Transportation: masking-tape, newspaper, construction-paper, toy-car, plastic-cup, paper-strip, toy-tree, pipe-cleaner, duct-tape, cardboard-box, button
extras machine: bread-tag, buckle, sticker, masking-tape, washi-tape, cardboard-letter, candy-wrapper, egg-carton, craft-foam, paper-straw, bell, nuts-and-bolts, dried-lentil
appeal 3
topics garbage truck, garbage trucks, trash truck, recycling truck, trash day, trucks, truck, twins, earth day, recycling, cleaning up, vehicles, helpers
near rainy day, stuck inside
colors green, black, yellow free
minutes 50 55
waits 30
mess some
heart box: tissue-box, small-box, milk-carton, shoebox = 2
heart wheels: bottle-cap, plastic-lid, cardboard, paper-plate, cereal-box = 8
heart bins: cardboard-tube, yogurt-pot, paper-cup, egg-carton = 4
need coat: paint, acrylic-paint, construction-paper, crayon, marker = 1 color
need trash: newspaper, tissue-paper, aluminum-foil, magazine, paper, junk-mail, candy-wrapper = 2 sheet
nice cab: cereal-box, cardstock, construction-paper, small-box = 1
nice axles: wooden-skewer, chopstick, dowel = 4
nice tubes: paper-straw, plastic-straw = 4
join tape: masking-tape, tape, duct-tape, washi-tape
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: marker, crayon
tool scissors: scissors
step cut: cut box scissors by gg
step coat: decorate coat box brush? tape > box by cc
step trash: roll trash > trash by cc
step dry: dry box by cc
step cab: cut cab pen scissors tape > cab by tc
step axles: poke wheels tubes axles box tape scissors by gg
step wheels: tape wheels box tape > wheels by tc
step sign: draw pen box > sign by cc
step bins: tape bins tape > bins by cc
step drive: play box bins trash by cc
part box = box own paint coat a : r^ ~ -50 -40 84 48 4 ; r^ ~ 34 20 84 48 4 ; r_ ~- -50 -60 30 6 2 ; r_ ~- 34 0 30 6 2
part cab = cab w : q^ w 4 -92 -50 -76 -50 -76 -16 -96 -16 ; r_ light-blue -85 -40 12 14 2 ; q^ w 4 -10 10 8 10 8 44 -14 44 ; r_ light-blue -2 20 12 14 2
part wheels = wheels k : cap k -80 -12 11 ; cap k -60 -12 11 ; cap k -30 -12 11 ; cap k -14 -12 11 ; cap k 4 48 11 ; cap k 24 48 11 ; cap k 54 48 11 ; cap k 70 48 11
part sign = pen k : l_ w 4 -60 -32 -52 -44 -44 -32 -60 -32 ; l_ w 4 24 28 32 16 40 28 24 28
part bins = bins gray : tube gray -76 50 24 42 ; tube gray -46 54 24 42 ; tube gray 64 -74 24 42 ; tube gray 90 -70 20 42
part trash = trash w : s^ w -76 46 7 9 6 ; s^ w -46 50 7 9 6 ; s^ w -22 90 7 9 6 ; s^ w 64 -78 7 9 6 ; s^ w 34 -4 7 9 6
scene lay

* heart-in-two-pockets | 4-5 6-8 | -
appeal 3
topics starting kindergarten, first day of kindergarten, first day of school, starting school, missing mom, nervous about leaving mommy, separation, goodbye, i miss you, missing you, missing daddy, mama at work, deployment, new school, daycare drop off, pocket, worries, hug, long distance, best friend moving away, friend moving away
colors red, pink, white free
minutes 30 35
waits 60
mess low
heart cloth: felt, fabric-scrap, craft-foam, faux-fur, leather, old-t-shirt = 2 scrap
need core: cardboard, cereal-box, cardstock, craft-foam, coaster = 1
nice buttons: button, bead, sticker, stick-on-gem, pom-pom = 2
nice photo: photo = 1
nice loop: ribbon, yarn, string, embroidery-floss = 8 in
join glue: glue, glue-gun
tool pen: marker, permanent-marker, fabric-marker, pencil
tool scissors: scissors
home book
step core: cut core pen scissors by gt
step cloth: cut cloth pen scissors by tc
step glue: glue cloth core glue > heart by cc
step press: dry book by cc
step split: cut core cloth scissors > halves by gt
step buttons: glue buttons cloth glue > buttons by cc
step loop: glue loop core glue > loop by tc
step photo: glue photo core glue > photo by cc
step letter: draw pen cloth > letters by tt
step part: play cloth by cc
part loop = loop own : l^ ~ 4 -60 -50 -70 -86 -44 -88 -50 -56
part heart = cloth a : b^ a -8 88 -18 56 -4 30 -20 4 -6 -20 -20 -44 -10 -50 -34 -74 -66 -70 -88 -40 -80 2 -50 48
part halves = cloth a : b^ ~ 14 88 4 56 18 30 2 4 16 -20 2 -44 12 -52 36 -74 68 -70 90 -40 82 2 54 48
part buttons = buttons w : button ~ -46 -20 11 ; button ~ 50 -20 11
part photo = photo w : o_ w -46 26 12 12 ; o_ tan -46 26 9 9
part letters = pen k : z_ k 4 -58 -34 -58 -50 -50 -40 -42 -50 -42 -34 ; z_ k 4 40 -50 40 -34 ; z_ k 4 40 -50 54 -50 ; z_ k 4 40 -42 50 -42
scene lay

* sock-friends-on-stage | 4-5 6-8 | -
extras puppet: gift-bow, flower, party-hat, paper-crown, wrapping-paper, feather, yarn, origami-paper
topics puppet show, puppets, puppet theater, theater, stage, sock puppets, play, show, performance, talent show, pretend play, story time, curtain
colors red, gold, blue free
minutes 50 55
waits 30
mess low
heart socks: sock, tube-sock, mitten, glove = 2
heart box: cardboard-box = 1
nice eyes: button, googly-eye, felt, sticker, pom-pom, bottle-cap = 4
nice hair: yarn, wool-roving, faux-fur, raffia, felt, ribbon = 20 strip
need tongue: felt, fabric-scrap, craft-foam, construction-paper, ribbon = 1 scrap
need curtain: felt, fabric-scrap, crepe-paper, tissue-paper, old-t-shirt, bed-sheet, packing-paper, wrapping-paper, old-towel = 2
nice coat: paint, marker, crayon, sticker, washi-tape = 1
join glue: glue, glue-gun
join tape: tape, masking-tape, duct-tape, washi-tape
tool scissors: scissors
tool brush: paintbrush when coat=paint
home knife
step open: cut box knife by gg
step coat: decorate coat box brush? > coat by cc
step curtain: tape curtain box tape > box curtain by tc
step eyes: glue eyes socks glue > eyes by cc
step hair: glue hair socks glue scissors > hair by tc
step tongue: glue tongue socks glue scissors > socks tongue by tc
step dry: dry socks by cc
step talk: test socks by cc
step show: play socks box by cc
part box = box tan : r^ ~ 0 -2 184 180 4 ; r_ k 0 -10 140 116 2
part coat = coat a : r_ a 0 -80 176 18 2 ; r_ a 0 76 176 20 2 ; s_ gold -60 -80 5 8 4 ; s_ gold 0 -80 5 8 4 ; s_ gold 60 -80 5 8 4
part curtain = curtain a : fringe ~ -72 -68 30 110 4 ; fringe ~ 42 -68 30 110 4
part socks = socks b : q^ b 12 -40 48 -40 -20 -8 -28 -2 -4 -14 4 -16 48 ; q^ gold 12 40 48 40 -20 8 -28 2 -4 14 4 16 48
part eyes = eyes own : button w -30 -14 5 ; button w -18 -15 5 ; button w 18 -15 5 ; button w 30 -14 5
part hair = hair brown : l^ ~ 4 -38 -18 -50 -22 -52 -8 ; l^ ~ 4 -36 -20 -44 -34 ; l^ ~ 4 -30 -22 -32 -38 ; l^ ~ 4 38 -18 50 -22 52 -8 ; l^ ~ 4 36 -20 44 -34 ; l^ ~ 4 30 -22 32 -38
part tongue = tongue red : q_ red 3 -16 -12 -2 -14 -2 -6 -14 -6 ; q_ red 3 16 -12 2 -14 2 -6 14 -6
scene stand

* matchbox-dresser | 4-5 6-8 9-12 | -
extras box: lace, ribbon-rose, stick-on-gem, lavender, sticker, ric-rac, felt, glitter-paper
appeal 3
topics dolls, doll, dollhouse, doll furniture, something for my dolls, tiny things, treasure drawers, barbie, fairy house furniture, mini, chest of drawers, jewelry box, sylvanian families
near tooth fairy, secret
colors pink, gold, white free
minutes 35 35 40
waits 30
mess low
heart boxes: small-box = 3
heart paper: wrapping-paper, fabric-scrap, wallpaper, construction-paper, washi-tape, old-greeting-card, felt, origami-paper = 1 sheet
need knobs: bead, button, cork, pom-pom, stick-on-gem, paper-fastener, sticker = 3
nice feet: cork, bead, wooden-bead, bottle-cap, spool = 4
nice mirror: aluminum-foil, metallic-paper, plastic-mirror, cotton-pad = 1
nice clothes: fabric-scrap, felt, sock, tissue-paper, ribbon = 1 scrap
join glue: glue, tape, glue-gun
tool pen: pencil, marker
tool scissors: scissors
step slide: test boxes by ccc
step stack: glue boxes glue > boxes by ccc
step wrap: cut paper pen scissors glue > paper by tcc
step front: glue paper boxes glue scissors by tcc
step knobs: glue knobs boxes glue > knobs by ccc
step feet: glue feet boxes glue > feet by ccc
step mirror: glue mirror boxes glue scissors > mirror by tcc
step dry: dry boxes by ccc
step move: fill clothes boxes by ccc
step tell: play boxes by ccc
part mirror = mirror silver : o^ gold 0 -66 30 28 ; o_ silver 0 -66 24 22 ; z_ w 3 -12 -66 -2 -78
part feet = feet tan : o^ tan -56 84 12 10 ; o^ tan 56 84 12 10 ; o_ tan- -50 82 8 7 ; o_ tan- 50 82 8 7
part boxes = boxes tan : r^ tan 0 20 152 120 2
part paper = paper a : r_ a 0 20 152 120 2 ; r^ a+ 0 -18 136 32 2 ; r^ a+ 0 20 136 32 2 ; r^ a+ 0 58 136 32 2 ; d_ w 3 -48 -18 -24 -14 24 -22 48 -16 -48 20 -24 24 24 16 48 22 -48 58 -24 62 24 54 48 60
part knobs = knobs gold : o^ gold 0 -18 7 7 ; o^ gold 0 20 7 7 ; o^ gold 0 58 7 7
scene stand

* first-passport | 4-5 6-8 | -
extras book: map, sticker, ticket-stub
appeal 3
topics passport, travel, trip, airplane, airplane trip, plane, vacation, around the world, countries, flying, airport, grandparents, going on a trip, geography, stamps
near flags, immigration, suitcase
colors navy, gold, red free
minutes 35 40
mess low
heart cover: construction-paper, cardstock, craft-foam, folder, paper-bag, felt = 1 sheet
heart stamps: rubber-stamp, washable-ink-pad, sticker, postage-stamp, potato, cork = 1
need pages: paper, construction-paper, index-card, notebook, graph-paper, junk-mail = 3 sheet
nice photo: photo = 1
nice map: map, magazine, ticket-stub, old-calendar-picture = 1
nice band: rubber-band, ribbon, yarn, string, hair-tie = 1
join fix: stapler, string, yarn, rubber-band, tape
join paste: glue-stick, glue when photo; map
tool ink: washable-ink-pad, paint, marker when stamps=rubber-stamp,potato,cork
tool pen: marker, crayon, colored-pencil
tool scissors: scissors
step fold: fold cover pages scissors by tc
step bind: build cover pages fix > cover by gt
step emblem: draw pen cover > emblem by cc
step me: draw pen pages > page by cc
step photo: glue photo pages paste > photo by cc
step thumb: print ink pages by cc
step map: glue map pages paste scissors > map by tc
step stamps: print stamps pages ink? > stamps by cc
step band: build band cover > band by cc
step border: play cover by cc
part cover = cover a : r^ a -48 0 92 140 6
part emblem = pen gold : o_ gold -48 -14 24 24 ; o_ a -48 -14 19 19 ; z_ gold 3 -66 -14 -30 -14 ; l_ gold 3 -48 -32 -58 -14 -48 4 ; l_ gold 3 -48 -32 -38 -14 -48 4 ; r_ gold -48 34 44 6 2 ; r_ gold -48 48 30 5 2
part page = pages w : r^ w 52 4 90 132 3 ; l_ k 2.4 50 -34 86 -34 ; l_ k 2.4 50 -22 78 -22
part photo = photo light-blue : r_ light-blue 28 -36 30 38 1 ; o_ tan 28 -38 9 9 ; b_ red 16 -18 20 -27 36 -27 40 -18
part map = map green : p_ light-green 14 46 40 42 44 64 16 66
part stamps = stamps red : s_ red 72 8 12 15 12 ; o_ w 72 8 9 9 ; p_ red 66 10 78 4 74 12 ; r_ blue 34 14 30 14 2 14 ; r_ w 34 14 24 8 1 14 ; o_ purple 74 50 11 11 ; o_ w 74 50 7 7
part band = band gold : z_ gold 4 -14 -70 -14 70
scene lay

* petal-toss-cones | 4-5 6-8 | -
extras party: ribbon, bead, stick-on-gem, ribbon-rose, bell, glitter-glue, tulle
appeal 1
topics wedding, flower girl, ring bearer, petals, bride, aunt's wedding, uncle's wedding, anniversary, may day, spring, quinceanera, communion, confetti
near party, parade
colors white, pink, gold free
minutes 30 35
mess low
heart cones: paper-doily, construction-paper, cardstock, sheet-music, wallpaper, wrapping-paper, coffee-filter, old-book-page = 4
heart petals: petal, flower, tissue-paper, pressed-flower, crepe-paper, paper-napkin, leaf, lavender = 2 handful
nice ribbon: ribbon, lace, yarn, string, raffia = 2 ft
nice trim: sticker, stick-on-gem, glitter-glue, washi-tape = 8
nice basket: basket, shoebox, berry-basket, egg-carton = 1
join fix: tape, glue, glue-stick, washi-tape
tool scissors: scissors
step roll: roll cones fix > cones by tc
step ribbon: tape ribbon cones fix scissors > ribbon by tc
step trim: decorate trim cones fix > trim by cc
step petals: tear petals > petals by cc
step fill: fill petals cones by cc
step basket: arrange cones basket > basket by cc
step practice: play cones by cc
part basket = basket tan : q^ tan 6 -96 40 96 40 84 90 -84 90 ; r_ tan- 0 42 190 8 3
part cones = cones a : p^ a -92 -34 -40 -34 -66 62 ; p^ a -44 -20 4 -20 -20 74 ; p^ a -2 -26 46 -26 22 68 ; p^ a 42 -36 94 -36 68 60
part ribbon = ribbon gold : l_ gold 4 -66 -30 -74 -74 -56 -74 -66 -30 ; l_ gold 4 -20 -16 -28 -66 -12 -66 -20 -16 ; l_ gold 4 22 -22 14 -70 30 -70 22 -22 ; l_ gold 4 68 -32 60 -78 76 -78 68 -32
part petals = petals b : x^ pink -80 -40 7 9 30 ; x^ pink -64 -46 7 9 ; x^ pink -50 -38 7 9 -30 ; x^ pink -34 -26 7 9 20 ; x^ pink -18 -32 7 9 ; x^ pink -6 -24 7 9 -30 ; x^ pink 8 -32 7 9 20 ; x^ pink 24 -38 7 9 ; x^ pink 38 -30 7 9 -30 ; x^ pink 54 -42 7 9 20 ; x^ pink 70 -48 7 9 ; x^ pink 84 -40 7 9 -30 ; x_ pink -20 96 6 8 60 ; x_ pink 30 96 6 8 -40
part trim = trim gold : s_ gold -72 -14 5 5 2 ; s_ gold -60 4 5 5 2 ; s_ gold -26 0 5 5 2 ; s_ gold -14 18 5 5 2 ; s_ gold 16 -6 5 5 2 ; s_ gold 28 12 5 5 2 ; s_ gold 62 -16 5 5 2 ; s_ gold 74 2 5 5 2
scene stand

* tie-me-sneaker | 4-5 6-8 | -
topics tying shoes, learning to tie shoes, tie shoes, shoelaces, shoe, sneaker, fine motor, getting dressed, big kid, kindergarten ready, practice board
colors blue, red, white free
minutes 30 30
mess low
heart lace: shoelace, ribbon, yarn, cotton-cord, paracord, string = 1
heart shoe: cardboard, cereal-box, shoebox, cardstock, craft-foam, felt = 1
need coat: marker, crayon, paint, sticker, washi-tape, construction-paper = 1
nice foot: sock, fabric-scrap, felt = 1
join tape: tape, masking-tape, washi-tape
tool paste: glue-stick, glue when coat=construction-paper
tool brush: paintbrush when coat=paint
tool pen: pencil, marker
tool punch: hole-punch, scissors, pencil
tool scissors: scissors
step trace: draw pen shoe > shoe by cc
step cut: cut shoe scissors by gt
step coat: decorate coat shoe brush? paste? > coat by cc
step holes: poke shoe punch > holes by gt
step ends: tape lace tape by tc
step lace: thread lace shoe > lace by tc
step ears: tie lace by tt
step foot: glue foot shoe tape > foot by cc
step time: play shoe by cc
part foot = foot w : r^ w 0 70 60 26 8 ; z_ red 4 -30 64 30 64
part shoe = shoe tan : b^ tan -46 80 -52 20 -44 -50 0 -92 44 -50 52 20 46 80 0 88
part coat = coat a : b_ a -42 76 -47 20 -40 -46 0 -82 40 -46 47 20 42 76 0 82 ; b_ w -24 -60 0 -80 24 -60 14 -46 -14 -46
part holes = shoe k : d_ k 4 -20 -30 20 -30 -20 -6 20 -6 -20 18 20 18 -20 42 20 42
part lace = lace w : z_ w 5 -20 -30 20 -30 ; z_ w 5 -20 -30 20 -6 ; z_ w 5 20 -30 -20 -6 ; z_ w 5 -20 -6 20 18 ; z_ w 5 20 -6 -20 18 ; z_ w 5 -20 18 20 42 ; z_ w 5 20 18 -20 42 ; l^ w 5 0 50 -30 34 -36 58 0 52 30 34 36 58 0 50 ; l^ w 5 0 52 -18 84 ; l^ w 5 0 52 18 84
scene lay

* all-aboard-tickets | 4-5 6-8 | Transportation
extras machine: bell, cotton-ball, candy-wrapper, bottle-cap
topics train, trains, conductor, tickets, train ride, polar express, subway, station, steam train, railroad, locomotive, ticket, pretend play, travel, journey, train party
colors red, navy, yellow free
minutes 35 40
mess low
place floor
heart tickets: index-card, ticket-stub, price-tag, paint-chip, playing-card, cardstock, construction-paper, paper = 8
heart punch: hole-punch, rubber-stamp, sticker, washable-ink-pad = 1
need sign: construction-paper, cardstock, cereal-box, paper-plate, cardboard, packing-paper = 2 sheet
need pens: marker, crayon, colored-pencil = 3 color
nice light: flashlight, LED-candle = 1
nice smoke: cotton-ball, pillow-stuffing, tissue-paper, crepe-paper = 1 handful
nice bag: paper-bag, envelope, plastic-tub = 1
nice bell: bell = 1
nice riders: stuffed-animal, doll, toy-animal = 4
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
step tickets: draw pens tickets > tickets by cc
step cap: cut sign pens scissors tape > cap by gt
step front: draw pens sign > front by cc
step smoke: tape smoke sign tape > smoke by cc
step seats: arrange sign tape by cc
step riders: arrange riders by cc
step bell: play bell by cc
step punch: print punch tickets > holes by tc
step light: play light by tc
step go: play tickets bag? by cc
part front = sign k : o^ k 44 20 50 50 ; o_ gray 44 20 42 42 ; o^ gold 44 0 12 12 ; r^ red 44 74 104 14 2 ; o_ k 28 32 5 5 ; o_ k 60 32 5 5 ; u 44 40 10
part smoke = smoke w : cotton w 44 -46 16 ; cotton w 62 -68 18 ; cotton w 84 -84 16
part cap = sign a : q^ a 5 -84 -34 -24 -34 -20 -66 -88 -66 ; p^ k -90 -34 -18 -34 -24 -24 -84 -24 ; o_ gold -54 -50 9 9
part tickets = tickets yellow : r^ yellow -72 6 44 24 2 -8 ; r^ yellow -36 28 44 24 2 6 ; r^ yellow -74 48 44 24 2 4 ; r^ yellow -38 70 44 24 2 -6 ; l_ k 2.4 -84 8 -66 6 ; l_ k 2.4 -50 26 -32 28 ; l_ k 2.4 -88 46 -68 48 ; l_ k 2.4 -52 72 -34 70
part holes = punch k : o_ k -58 4 3 3 ; o_ k -22 30 3 3 ; o_ k -60 50 3 3
scene lay

* fingerprint-detective-kit | 4-5 6-8 9-12 | -
appeal 3
topics detective, spy, mystery, fingerprints, clues, secret agent, police, crime lab, sherlock, investigator, science, forensic, magnifying glass, who did it, party game
colors black, blue, red free
minutes 35 35 40
mess some
heart ink: washable-ink-pad, pencil, charcoal, paint, marker = 1
heart cards: index-card, cardstock, paper, sticky-note, construction-paper, playing-card = 6
need tape: tape, contact-paper = 1 roll
nice dust: cocoa, flour, cornstarch, baking-soda, chalk = 1 tbsp
nice brush: paintbrush, feather, cotton-ball, sponge-brush, cotton-swab = 1
nice glass: glass-jar, plastic-cup, plastic-bottle, plastic-mirror, plastic-lid = 1
nice case: envelope, folder, shoebox, cereal-box, paper-bag, cookie-tin = 1
need badge: construction-paper, cardstock, aluminum-foil, cereal-box, paper, craft-foam = 1 sheet
tool pen: marker, ballpoint-pen, crayon
tool scissors: scissors
home towel
step badge: cut badge pen scissors > badge by tcc
step press: print ink cards > cards by ccc
step wash: wash towel by ccc
step names: draw pen cards > names by tcc
step look: test cards by ccc
step crime: print ink tape by ttc
step lift: tape tape cards > lifted by tcc
step dust: decorate dust glass brush > glass by tcc
step solve: play cards case? by ccc
part cards = cards w : r^ w -50 -46 56 66 2 -4 ; r^ w 12 -52 56 66 2 3 ; r^ w 70 -44 50 66 2 -3 ; a_ k -50 -54 14 12 0 360 ; a_ k -50 -54 9 7 0 360 ; o_ k -50 -54 3 4 ; a_ k 12 -60 14 12 0 360 ; a_ k 12 -60 9 7 20 300 ; o_ k 12 -60 3 5 ; a_ k 70 -52 14 12 0 360 ; a_ k 70 -52 9 7 90 360 ; o_ k 70 -52 4 3
part names = pen k : l_ k 2.6 -66 -28 -36 -26 ; l_ k 2.6 -2 -34 28 -32 ; l_ k 2.6 56 -26 84 -28
part badge = badge gold : s^ gold -58 46 6 36 22 ; o_ gold+ -58 46 14 14 ; s_ k -58 46 5 9 4
part lifted = tape light-blue : r^ light-blue+ 28 34 60 30 1 8 ; a_ k 28 34 11 9 0 360 ; a_ k 28 34 6 4 0 300
part glass = glass light-blue : cup light-blue+ 76 28 34 60
scene lay

* envelope-street | 4-5 6-8 | -
topics town, my street, houses, neighborhood, community, our house, moving, new house, city, village, home, neighbors, who lives there, small world, map of our street
colors yellow, red, light blue free
minutes 35 40
mess low
heart houses: envelope, paper-bag = 4
need coat: marker, crayon, colored-pencil, oil-pastel = 3 color
need folk: construction-paper, cardstock, paper, magazine, craft-stick, index-card, photo = 4
nice trim: washi-tape, sticker, wrapping-paper, tissue-paper, cotton-ball, fabric-scrap = 6
nice road: masking-tape, packing-paper, cardboard, wrapping-paper, cereal-box = 1
nice cars: toy-car, toy-animal, duplo-brick = 2
nice trees: stick, leaf, cardboard-tube, paper-cup = 2
join fix: glue-stick, glue, tape
tool scissors: scissors
step prepare: prepare houses by cc
step fronts: draw coat houses > houses doors by cc
step flap: fold houses > roofs by cc
step window: cut houses scissors by gt
step trim: decorate trim houses fix > trim by cc
step folk: cut folk coat scissors > folk by tc
step road: arrange road > road by cc
step trees: arrange trees > trees by cc
step live: play folk houses cars? by cc
part road = road gray : r^ gray 0 76 196 36 2 ; z_ w 3 -84 76 -60 76 ; z_ w 3 -40 76 -16 76 ; z_ w 3 6 76 30 76 ; z_ w 3 52 76 76 76
part trees = trees green : l^ brown 5 -88 58 -88 30 ; o^ green -88 18 11 15 ; l^ brown 5 90 58 90 30 ; o^ green 90 18 11 15
part roofs = houses a : p^ red -82 0 -44 0 -63 -34 ; p^ red -42 -14 -4 -14 -23 -48 ; p^ red -2 0 36 0 17 -34 ; p^ red 38 -14 78 -14 58 -48
part houses = houses w : r^ cream -63 30 38 60 1 ; r^ light-blue -23 23 38 74 1 ; r^ yellow 17 30 38 60 1 ; r^ pink 58 23 38 74 1
part doors = coat k : r_ brown -63 48 12 24 1 ; r_ brown -23 48 12 24 1 ; r_ brown 17 48 12 24 1 ; r_ brown 58 48 12 24 1 ; r_ k -70 16 10 12 1 ; r_ w -30 6 10 12 1 ; r_ w -14 6 10 12 1 ; r_ k 24 16 10 12 1 ; r_ w 50 6 10 12 1 ; r_ k 66 6 10 12 1
part trim = trim b : h_ red -63 -14 5 ; s_ gold -23 -28 5 6 3 ; h_ red 17 -14 5 ; s_ gold 58 -28 5 6 3
part folk = folk tan : o_ tan -70 17 4 4 ; o_ tan 24 17 4 4 ; o_ tan 66 7 4 4
scene lay

* five-ribbon-wand | 4-5 6-8 | Fantasy, Fairy Tales
extras worn: glitter-glue, sequin, bell, stick-on-gem, tulle, charm
appeal 3
topics wand, magic wand, fairy, fairy godmother, wizard, princess, magic, star, spell, cinderella, harry potter, dress up
near unicorn, tooth fairy
colors purple, gold, pink free
minutes 35 40
waits 30
mess some
heart stick: cardboard-tube, paper-straw, dowel, wooden-spoon, chopstick, stick, pool-noodle = 1
heart ribbon: ribbon, tulle, yarn, crepe-paper, lace, fabric-scrap, tissue-paper = 5 strip
need star: cardstock, cardboard, cereal-box, craft-foam, felt, construction-paper, paper-plate = 1 sheet
nice coat: paint, acrylic-paint, marker, washi-tape = 1 color
nice gems: sequin, stick-on-gem, sticker, glitter-glue, bead, button, pom-pom = 10
nice inside: rice, bell, dried-bean = 1 handful
join glue: glue, glue-gun
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: pencil, marker
tool scissors: scissors
step inside: fill inside stick glue by tc
step coat: decorate coat stick brush? > stick by cc
step star: cut star pen scissors > star by tc
step ribbon: glue ribbon star glue scissors > ribbon by tc
step join: glue star stick glue by cc
step gems: decorate gems star glue > gems by cc
step dry: dry star by cc
step spell: play stick by cc
part ribbon = ribbon c : l^ pink 6 -16 -16 -46 20 -34 56 -52 92 ; l^ gold 6 -8 -10 -24 30 -12 66 -26 96 ; l^ pink 6 12 -10 26 30 14 66 28 96 ; l^ light-blue 6 18 -16 48 20 36 56 56 92 ; l^ w 6 0 -8 40 40 30 80 40 98
part stick = stick own paint coat a : r^ ~ 0 42 15 110 3 ; z_ ~+ 3 -7 10 7 20 ; z_ ~+ 3 -7 40 7 50 ; z_ ~+ 3 -7 70 7 80
part star = star gold : s^ gold 0 -42 5 54 24
part gems = gems b : o_ b 0 -80 4 4 ; o_ pink 0 -62 4 4 ; o_ b -34 -52 4 4 ; o_ pink -18 -48 4 4 ; o_ b 34 -52 4 4 ; o_ pink 18 -48 4 4 ; o_ b -20 -14 4 4 ; o_ b 20 -14 4 4 ; o_ pink 0 -42 5 5 ; o_ pink 0 -26 4 4
scene stand

* ice-cream-truck-box | 4-5 6-8 | Food, Transportation
extras machine: sticker, bread-tag, bottle-cap, candy-wrapper, washi-tape, cardboard-letter, egg-carton, craft-foam, bell
extras world Food: board-game-piece, coin, flag, index-card, paper-napkin, peg-doll, price-tag
appeal 3
topics ice cream truck, ice cream, ice cream man, popsicles, popsicle, ice cream shop, summer, truck, food truck, shop, sundae, cone, pretend play
near beach, store
colors pink, white, light blue free
minutes 45 50
waits 30
mess some
heart box: shoebox, tissue-box, cardboard-box, cereal-box, milk-carton = 1
heart treats: craft-stick, ice-cream-cone, cupcake-liner, party-hat, paper-straw = 4
heart scoops: pom-pom, cotton-ball, craft-foam, felt, construction-paper, kitchen-sponge, tissue-paper = 4
need coat: paint, acrylic-paint, marker, crayon, wrapping-paper, washi-tape = 1
need wheels: plastic-lid, bottle-cap, cardboard, paper-plate, construction-paper, cardstock = 4
nice awning: crepe-paper, tissue-paper, fabric-scrap, cupcake-liner, construction-paper = 1
nice menu: index-card, paper, sticky-note, price-tag, cardstock = 1
nice bell: bell, egg-shaped-shaker = 1
join glue: glue, tape, masking-tape
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: marker, crayon
tool scissors: scissors
step hatch: cut box scissors by gg
step coat: decorate coat box brush? glue > box by cc
step dry: dry box by cc
step wheels: cut wheels pen scissors glue > wheels by tc
step awning: glue awning box glue > awning by tc
step treats: glue scoops treats glue > treats scoops by tc
step menu: draw pen menu > menu by cc
step bell: play bell by cc
step sell: play box treats by cc
part box = box own paint coat a : q^ ~ 6 -88 -40 60 -40 60 -8 92 2 92 54 -88 54 ; r_ k -26 -4 90 40 2 ; q_ light-blue 3 64 0 86 8 86 24 64 24
part awning = awning w : fringe ~ -76 -36 100 20 8
part treats = treats tan : p^ tan -60 -2 -48 -2 -54 20 ; p^ tan -38 -2 -26 -2 -32 20 ; p^ tan -16 -2 -4 -2 -10 20 ; p^ tan 8 -2 20 -2 14 20
part scoops = scoops w : o^ pink -54 -8 10 10 ; o^ w -32 -8 10 10 ; o^ brown -10 -8 10 10 ; o^ red 14 -8 10 10
part menu = menu w : r^ w -70 36 24 26 1 ; o_ pink -74 30 3 3 ; o_ brown -74 40 3 3 ; l_ k 2 -68 30 -62 30 ; l_ k 2 -68 40 -62 40
part wheels = wheels k : o^ k -52 62 22 22 ; o_ w -52 62 9 9 ; o^ k 54 62 22 22 ; o_ w 54 62 9 9
scene stand

* snow-day-without-snow | 4-5 6-8 | Seasons, Sports
extras game: craft-foam, dried-bean, masking-tape, ticket-stub
topics snow day, snow, no snow, snowball fight, winter, indoor game, snowballs, stuck inside, fort, active game, rainy day, birthday game
near christmas, hanukkah, frozen, igloo
colors white, light blue, navy free
minutes 30 35
mess low
place floor
heart balls: sock, cotton-ball, tissue, pillow-stuffing, paper, newspaper, toilet-paper, pom-pom, coffee-filter = 10
heart wall: cardboard-box, shoebox, paper-cup, plastic-cup, milk-jug, egg-carton, tissue-box = 6
need signs: marker, crayon, sticker, paper-doily, paint = 1
nice band: rubber-band, hair-tie, twist-tie, masking-tape, tape = 10
nice scoop: plastic-cup, paper-plate, wooden-spoon, paper-bowl, plastic-tub = 2
nice flakes: coffee-filter, paper-doily, cotton-pad, paper-napkin = 5
nice flag: ribbon, crepe-paper, old-t-shirt, bandana = 1
join tape: tape, masking-tape, washi-tape
tool brush: paintbrush when signs=paint
tool scissors: scissors
step balls: roll balls band? > balls by cc
step signs: draw signs wall brush? > signs by cc
step flakes: cut flakes scissors > flakes by tc
step wall: build wall > wall by cc
step flag: tape flag wall tape > flag by cc
step line: tape tape by cc
step scoop: test scoop balls by cc
step throw: play balls wall by cc
part wall = wall light-blue : r^ light-blue -40 62 38 38 2 ; r^ light-blue 2 62 38 38 2 ; r^ light-blue 44 62 38 38 2 ; r^ light-blue -19 22 38 38 2 ; r^ light-blue 23 22 38 38 2 ; r^ light-blue 2 -18 38 38 2
part signs = signs navy : o_ k -8 -24 3 3 ; o_ k 12 -24 3 3 ; l_ k 3 -6 -10 2 -6 10 -10 ; s_ w -40 62 6 12 4 ; s_ w 44 62 6 12 4 ; s_ w 2 62 6 12 4 ; s_ w -19 22 6 12 4 ; s_ w 23 22 6 12 4
part flag = flag red : z red 4 2 -36 2 -74 ; p^ red 2 -74 34 -66 2 -56
part flakes = flakes w : s^ w -76 -62 6 16 5 ; s^ w -46 -80 6 12 4 ; s^ w 56 -78 6 16 5 ; s^ w 84 -50 6 12 4 ; s^ w -86 -20 6 12 4
part balls = balls w : o^ w -82 84 11 11 ; o^ w -60 92 11 11 ; o^ w -92 62 11 11 ; o^ w -70 66 11 11 ; o^ w 76 84 11 11 ; o^ w 90 66 11 11 ; o^ w -48 92 9 9 ; o^ w 62 92 9 9 ; o^ w 96 88 9 9 ; o^ w -86 40 9 9
scene stand

* bus-full-of-thanks | 4-5 6-8 | Transportation
extras card: puzzle-piece, washi-tape
appeal 3
topics bus driver, bus driver thank you, thank you for our bus driver, thank you bus driver, driver, bus, school bus, thank you, thank you card, teacher, class, first day of school, wheels on the bus, helpers, card, friends, goodbye gift, last day of school
near mail carrier, coach, crossing guard
colors yellow, black, red free
minutes 35 40
mess low
heart sheet: construction-paper, cardstock, folder, paper, cereal-box = 2 sheet
heart riders: photo, washable-ink-pad, sticker, marker, crayon, colored-pencil = 1
nice card: index-card, cardstock = 1
nice post: envelope = 1
need wheels: bottle-cap, button, paper-fastener, construction-paper, cardstock, cupcake-liner, sticker = 2
nice lamps: sticker, stick-on-gem, button, sequin = 2
nice stop: construction-paper, craft-foam, felt, craft-stick = 1
join glue: glue-stick, glue
join firm: glue when wheels=bottle-cap,button; lamps=button,sequin; stop=craft-stick,felt,craft-foam
tool pen: marker, crayon, pencil
tool scissors: scissors
step bus: draw pen sheet by tc
step cut: cut sheet scissors > bus by gt
step flaps: cut sheet scissors by gt
step back: glue sheet card? glue > inside by cc
step riders: decorate riders sheet glue > riders by cc
step wheels: glue wheels sheet firm? glue > wheels by cc
step lamps: decorate lamps sheet firm? > lamps by cc
step stop: glue stop sheet firm? glue > stop by tc
step write: draw pen sheet > words by tt
step knock: play sheet post? by cc
part bus = sheet a : q^ a 12 -92 -46 70 -46 74 -4 96 2 96 56 -92 56
part inside = sheet w : r_ w -68 -20 28 30 1 ; r_ w -34 -20 28 30 1 ; r_ w 0 -20 28 30 1 ; r_ w 34 -20 28 30 1 ; p^ a -82 -35 -54 -35 -56 -52 -80 -52 ; p^ a -48 -35 -20 -35 -22 -52 -46 -52 ; p^ a -14 -35 14 -35 12 -52 -12 -52 ; p^ a 20 -35 48 -35 46 -52 22 -52
part riders = riders tan : o_ tan -68 -14 10 10 ; k -72 -16 1.8 ; k -64 -16 1.8 ; u -68 -10 4 ; o_ brown -34 -14 10 10 ; o_ tan -34 -12 8 8 ; u -34 -9 4 ; o_ tan 0 -14 10 10 ; k -4 -16 1.8 ; k 4 -16 1.8 ; u 0 -10 4 ; o_ brown 34 -14 10 10 ; k 30 -16 1.8 ; k 38 -16 1.8 ; u 34 -10 4
part wheels = wheels k : o^ k -50 60 20 20 ; o_ silver -50 60 8 8 ; o^ k 50 60 20 20 ; o_ silver 50 60 8 8
part lamps = lamps gold : o_ gold 92 20 5 5 ; o_ gold 92 36 5 5
part stop = stop red : s^ red 82 -64 8 17 15 ; r_ w 82 -64 20 5 1 ; z red 5 78 -46 74 -22
part words = pen k : z_ k 3 -84 14 66 14 ; l_ k 3 -60 34 -44 30 -28 36 -10 30 10 36
scene lay

* kittens-in-a-lid | 4-5 6-8 | Animals
extras world Animals: felt-ball, bottle-cap, cupcake-liner, soft-ball, faux-fur, breakfast-cereal, cotton-ball, toy-animal, stuffed-animal
appeal 3
topics kittens, kitten, our cat had kittens, cat, cats, new kitten, baby animals, pets, pet bed, mother cat, litter
near puppies, new puppy, adoption, animal shelter, bunnies
colors gray, orange, white free
minutes 35 40
waits 30
mess low
heart bodies: pom-pom, cotton-ball, felt-ball, sock, wool-roving = 6
heart bed: shoebox, cardboard, small-box, plastic-lid, egg-carton, berry-basket, paper-plate = 1
need ears: felt, construction-paper, craft-foam, cardstock, paper, fabric-scrap = 1 scrap
need soft: yarn, fabric-scrap, cotton-ball, tissue-paper, felt, old-towel, crinkle-paper = 1
nice tails: yarn, pipe-cleaner, string = 3
nice eyes: googly-eye, bead, sticker = 6
nice tunnel: cardboard-tube, paper-cup = 1
join glue: glue
tool pen: marker, permanent-marker
tool scissors: scissors
step pairs: glue bodies glue > bodies by cc
step ears: cut ears scissors > ears by tc
step on: glue ears bodies glue by cc
step eyes: decorate eyes bodies glue > eyes by cc
step face: draw pen ears by cc
step tails: glue tails bodies glue scissors > tails by tc
step bed: arrange soft bed > bed soft by cc
step dry: dry bodies by cc
step tunnel: prepare tunnel > tunnel by cc
step play: play bodies bed by cc
part bed = bed own : q^ ~ 6 -94 22 94 22 82 86 -82 86
part tails = tails a : l^ a 5 -62 26 -84 14 -80 -2 ; l^ b 5 22 32 40 14 36 -4 ; l^ w 5 72 26 92 12 88 -4
part bodies = bodies a : y^ a -50 26 24 20 11 .12 ; y^ a -50 -4 19 17 11 .12 ; y^ b 8 30 24 20 11 .12 ; y^ b 8 0 19 17 11 .12 ; y^ w 62 26 22 18 11 .12 ; y^ w 62 -2 18 16 11 .12
part ears = ears a : p^ a -66 -14 -64 -32 -52 -20 ; p^ a -34 -14 -36 -32 -48 -20 ; p^ b -8 -10 -6 -28 6 -16 ; p^ b 24 -10 22 -28 10 -16 ; p^ w 48 -12 50 -28 60 -18 ; p^ w 76 -12 74 -28 64 -18
part eyes = eyes own : e -57 -6 5 ; e -43 -6 5 ; e 1 -2 5 ; e 15 -2 5 ; e 56 -4 5 ; e 68 -4 5
part soft = soft pink : y^ pink 0 46 84 14 13 .2
part tunnel = tunnel tan : roll tan 50 86 70 28
scene stand

* golden-treasure-chest | 4-5 6-8 | Fairy Tales, Fantasy
extras box: stick-on-gem, aluminum-foil, buckle, rope, felt, bead, old-jewelry-piece, sequin, map, spool, metallic-paper, toy-animal
topics treasure, treasure chest, pirate, pirates, gold, king, dragon's treasure, jewels, key, secret, ali baba, treasure hunt
near castle, princess, leprechaun
colors brown, gold, red free
minutes 45 50
waits 60
mess some
heart box: shoebox, small-box, egg-carton, wooden-box = 1
heart gold: metallic-paint, aluminum-foil, metallic-paper, paint, glitter-paper = 1
need straps: craft-stick, ribbon, paper-strip, washi-tape, duct-tape, construction-paper, felt = 6
nice shine: glitter-glue, sequin, stick-on-gem, sticker = handful
nice loot: button, bead, coin, glass-gem, bottle-cap, old-jewelry-piece, candy, seashell = 10
nice lining: fabric-scrap, tissue-paper, felt, crepe-paper = 1 sheet
join key: old-key, cardstock, cereal-box, cardboard = 1
join glue: glue, glue-gun
tool brush: paintbrush, sponge-brush when gold=metallic-paint,paint
tool pen: marker, pencil
tool scissors: scissors
step coat: fold gold box glue brush? > box by cc
step dry: dry box by cc
step straps: glue straps box glue > straps by cc
step lock: draw pen box > lock by cc
step shine: decorate shine box glue > shine by cc
step lining: fill lining box by cc
step key: prepare key scissors > key by gg
step loot: fill loot box > loot by cc
step hide: play box key by cc
part loot = loot gold : o^ gold -40 -22 9 9 ; o^ gold -20 -28 9 9 ; o^ gold 0 -24 9 9 ; o^ red 20 -28 9 9 ; o^ gold 40 -22 9 9
part box = box own paint coat b : q^ ~ 6 -84 -16 84 -16 80 80 -80 80 ; b^ ~- -86 -22 -80 -64 0 -80 80 -64 86 -22
part straps = straps brown : r^ brown -56 30 12 96 1 ; r^ brown 56 30 12 96 1 ; r^ brown -56 -46 12 44 1 ; r^ brown 56 -46 12 44 1 ; r^ brown 0 74 150 10 1 ; r^ brown 0 -16 156 10 1
part lock = pen k : r_ k 0 4 30 32 4 ; o_ w 0 0 6 6 ; p_ w -3 2 3 2 5 14 -5 14
part shine = shine red : o_ red -30 40 5 5 ; o_ red 30 40 5 5 ; o_ red -26 -52 5 5 ; o_ red 26 -52 5 5
part key = key gold : a_ gold 80 92 9 4 0 360 ; z_ gold 5 70 92 36 92 ; z_ gold 5 42 92 42 99
scene stand

* noodle-ball-run | 4-5 6-8 | Sports
extras game: bell, craft-foam, dried-bean, price-tag, sticky-note, ticket-stub
topics ball run, marble run, ramp, ball game, bowling, game, rolling, score, carnival game, field day, pool noodle, track, race, rainy day game, goal
colors blue, red, yellow free
minutes 30 35
mess low
place floor
heart noodle: pool-noodle, cardboard-tube = 1
heart balls: ping-pong-ball, pom-pom, marble, foam-ball, felt-ball = 3
heart cups: paper-cup, plastic-cup, yogurt-pot, plastic-tub, can = 5
need tape: masking-tape, duct-tape, tape, washi-tape = 1 roll
need pens: marker, crayon, sticker, permanent-marker = 3 color
nice flags: craft-stick, paper-straw, ribbon, crepe-paper = 2
home knife
home chair
step halve: cut noodle knife by gg
step ramp: tape noodle chair tape > ramp by tt
step cups: decorate pens cups > cups by cc
step garage: tape cups tape by cc
step flags: tape flags tape > flags by cc
step test: test balls noodle > balls by cc
step aim: play balls cups by cc
step jump: play noodle by cc
part ramp = noodle a : l^ a 18 -84 -70 -40 -20 30 40 ; l_ a- 8 -84 -70 -40 -20 30 40
part flags = flags b : z b 4 -92 -62 -92 -96 ; p^ red -92 -96 -66 -88 -92 -80
part balls = balls w : o^ w -62 -52 10 10 ; o^ w -20 -6 10 10 ; o^ w 58 52 10 10
part cups = cups w : p^ w 30 92 36 66 56 66 62 92 ; o_ k 46 80 8 9 ; p^ w 66 92 70 66 90 66 94 92 ; o_ k 80 80 8 9 ; p^ w -10 92 -4 66 16 66 22 92 ; o_ k 6 80 8 9 ; p^ w -50 92 -44 66 -24 66 -18 92 ; o_ k -34 80 8 9 ; p^ w -90 92 -84 66 -64 66 -58 92 ; o_ k -74 80 8 9
scene stand
`;
