/** What has a place on or around which craft, and where: `+g` for what is glued on, `+s` for what is cut before. */
export const extraPlaces = `
* world Animals
tall: clothespin, duplo-brick, toy-brick, toy-tree, wooden-block, stick, pinecone, potted-plant, pipe-cleaner, paper-umbrella
ground: newspaper, fabric-scrap, cotton-ball, old-towel, pillow-stuffing, old-sweater, denim, toilet-paper, leaf, feather, petal, grass, sand, moss, pine-needle, corn-husk, raffia, clover, sea-glass, hay, aluminum-foil, wax-paper, rice, paper-napkin, paper-doily, cellophane, yarn, ribbon, felt, craft-foam, crinkle-paper, fake-leaf, faux-fur, wool-roving, burlap, glass-gem, embroidery-hoop
back: stuffed-animal
bits: bottle-cap, soft-ball, toy-animal, toy-car, doll, tennis-ball, board-game-piece, stone, flower, acorn, chestnut, seed, driftwood, wood-slice, snail-shell, birdseed, popcorn, breakfast-cereal, cupcake-liner, cinnamon-stick, pom-pom, modeling-clay, felt-ball, peg-doll, ribbon-rose, foam-ball
* world Ocean
tall: cardboard-tube, duplo-brick, wooden-block, tinsel, raffia, pipe-cleaner, crinkle-paper, spool
bits: cork, rope, coin, old-jewelry-piece, glow-stick, toy-brick, ping-pong-ball, net-bag, candy-wrapper, gift-bow, coaster, stick, stone, seashell, feather, bark, driftwood, snail-shell, sea-glass, pumpkin-seed, dry-pasta, dried-bean, dried-chickpea, coffee-filter, cupcake-liner, kitchen-sponge, pom-pom, craft-foam+s, bead, air-dry-clay, modeling-clay, crystal, stick-on-gem, peg-doll, terracotta-pot, bread-tag, guitar-pick
ground: fabric-scrap, pillow-stuffing, bandana, denim, blanket, toilet-paper, map, sand, pebble, paper-doily, tissue-paper, ribbon, craft-stick, mosaic-tile
back: egg-carton
* world Farm
tall: clothespin, duplo-brick, toy-brick, toy-tree, stick, stone, paper-straw, pipe-cleaner, craft-stick
ground: packing-paper, masking-tape, leaf, grass, seed, moss, clover, pebble, aluminum-foil, foil-pan, crepe-paper, yarn, felt, modeling-clay, corrugated-paper, fake-leaf
bits: newspaper, plastic-lid, bottle-cap, button, cotton-ball, spool, toy-animal, toy-car, chestnut, wood-slice, wood-scrap, raffia, gourd, hay, pumpkin, mini-pumpkin, corn-cob, birdseed, dried-chickpea, kitchen-sponge, eggshell, tissue-paper, bead, play-dough, crinkle-paper, felt-ball, peg-doll
* world Jungle
tall: cardboard-tube, paper-bag, toy-tree, grass, potted-plant, air-plant, tissue-paper, pipe-cleaner
back: cardboard-box, shoebox, cotton-ball, basket
bits: newspaper, plastic-tub, bottle-cap, foam-sheet-scrap, coin, marble, twist-tie, berry-basket, paint-chip, candy-wrapper, straw-hat, stone, feather, flower, acorn, chestnut, driftwood, seed-pod, snail-shell, dried-chickpea, cupcake-liner, breakfast-cereal, pom-pom, bead, peg-doll, wooden-bead, felt-ball, ribbon-rose
ground: fabric-scrap, bubble-wrap, packing-paper, old-towel, scarf, denim, cookie-tin, petal, sand, moss, pine-needle, clover, sea-glass, hay, kinetic-sand, bay-leaf, aluminum-foil, construction-paper, felt, play-dough, crinkle-paper, metallic-paper, burlap, faux-fur, glass-gem, fake-leaf, foil-pan, foil-tray
* world Bugs
bits: button, bubble-wrap, marble, glow-stick, metal-washer, cotton-pad, paint-chip, candy-wrapper, stone, flower, acorn, snail-shell, sea-glass, pebble, aluminum-foil, cupcake-liner, paper-doily, tissue-paper, crepe-paper, pom-pom, bead, bell, modeling-clay, origami-paper, lace, wool-roving, felt-ball, glass-gem
ground: leaf, petal, moss, wood-slice, clover, wax-paper, dried-lentil, construction-paper, felt, crinkle-paper, fake-leaf, beeswax-sheet
tall: potted-plant, air-plant, pipe-cleaner, paper-strip
* world Dinosaurs
tall: toy-tree, stick, pinecone, driftwood, potted-plant, pipe-cleaner, paper-strip
back: paper-bag, picture-frame, wooden-block
ground: map, coaster, grass, bark, sand, moss, wood-slice, kinetic-sand, cake-board, ribbon, metallic-paper, burlap
bits: wooden-box, toy-animal, toy-car, board-game-piece, straw-hat, tweezers, toothbrush, leaf, stone, seashell, chestnut, raffia, clover, snail-shell, hay, pebble, bay-leaf, dry-pasta, plastic-spoon, coffee-bean, pom-pom, modeling-clay, crinkle-paper, felt-ball
* world Space
tall: duplo-brick, toy-brick, pipe-cleaner, flag
bits: bottle-cap, button, cotton-ball, LED-light, toy-animal, stone, pebble, popcorn, coffee-bean, kitchen-sponge, tissue-paper, pom-pom, craft-foam+s, sequin, bead, air-dry-clay, play-dough, modeling-clay, peg-doll, felt-ball, crystal, glass-gem
back: flashlight, string-light, egg-carton
ground: bubble-wrap, duct-tape, cookie-tin, sand, moss, wood-slice, aluminum-foil, dried-lentil, craft-stick
* world Robots
tall: duplo-brick
ground: bubble-wrap, masking-tape, cookie-tin, vinyl-record, coaster, aluminum-foil, foil-pan, copper-tape, graph-paper, mosaic-tile
bits: bottle-cap, button, shoelace, rubber-band, headphones, bread-tag, old-key, nuts-and-bolts, metal-washer, toy-brick, toy-animal, toy-car, stuffed-animal, keycap, puzzle-piece, cassette-tape, flower, egg-carton, pipe-cleaner, pom-pom, craft-foam+s, bell, modeling-clay, letter-bead, index-card, peg-doll, glass-gem, egg-shaped-shaker
back: flashlight
* world Superheroes
tall: duplo-brick, toy-brick, toy-tree, wooden-block, pinecone, paper-cup, cardstock, index-card, flag
ground: bubble-wrap, pillow-stuffing, duct-tape, washi-tape, coaster, moss, wood-slice, cake-board, yarn, paper-strip
bits: bottle-cap, cork, coin, LED-light, hair-tie, nuts-and-bolts, toy-car, doll, net-bag, tissue, board-game-piece, LED-tea-light, flower, petal, paper-straw, pipe-cleaner, pom-pom, craft-foam+s, bell, confetti, letter-bead, peg-doll, felt-ball, crystal, glass-gem
back: paper-bag, flashlight, picture-frame, construction-paper
* world Transportation
back: cardboard-box, shoebox, magazine, cup-carrier, wooden-box, bucket, wooden-block, notebook, egg-carton, bowl
ground: newspaper, fabric-scrap, old-t-shirt, string, packing-paper, old-towel, pizza-box, string-light, glow-stick, old-tie, old-belt, bed-sheet, blanket, zipper, duct-tape, electrical-tape, toilet-paper, cotton-pad, map, paint-chip, hardcover-book, stick, grass, sand, moss, pebble, kinetic-sand, bamboo, paper-straw, dried-lentil, spaghetti, paper-towel, craft-stick, parchment-paper, cake-board, construction-paper, tissue-paper, masking-tape, craft-foam, paper-strip, corrugated-paper, metallic-paper, burlap, faux-fur, cork-sheet
bits: small-box, bottle-cap, button, clothespin, packing-peanut, spool, dice, nuts-and-bolts, metal-washer, toy-brick, toy-animal, toy-car, ticket-stub, candy-wrapper, junk-mail, coffee-pod, leaf, stone, flower, acorn, chestnut, hay, paper-cup, dried-bean, breakfast-cereal, dry-pasta, bottle-cork, plastic-cup, coffee-bean, broken-crayon, pom-pom, bead, modeling-clay, wooden-bead, index-card, sticky-note, fake-leaf, rubber-band, egg-shaped-plastic-shell, ping-pong-ball
air: cotton-ball, pillow-stuffing, tissue, popcorn, paper-lantern
tall: chip-can, duplo-brick, toy-tree, pipe-cleaner
* world Sports
back: cereal-box, magazine, wrapping-paper, duplo-brick
ground: string, hardcover-book, grass, felt
bits: button, LED-light, toy-animal, wooden-block, board-game-piece, price-tag, candy-wrapper, leaf, flower, wood-scrap, hay, pebble, paper-cup, air-dry-clay, confetti, index-card, sticky-note
tall: flashlight, toy-tree
* world Music
back: shoebox, string-light, sheet-music, tinsel, construction-paper
ground: cookie-tin, vinyl-record, wood-slice, aluminum-foil, paper-doily, cake-board, metallic-paper
tall: flashlight
bits: cork, button, old-greeting-card, toy-animal, ticket-stub, board-game-piece, flower, petal, pom-pom, sequin, bead, confetti, index-card, peg-doll, glass-gem, ribbon-rose
* world Fairy Tales
tall: cardboard-tube, cereal-box, milk-carton, paper-bag, clothespin, tissue-box, LED-candle, duplo-brick, toy-brick, toy-tree, wooden-block, playing-card, stick, pinecone, ivy, lavender, kinetic-sand, paper-straw, pipe-cleaner, flag
back: cardboard-box, cardboard, shoebox, wrapping-paper, flashlight, string-light, old-belt, picture-frame, sheet-music, hardcover-book, folder, shadow-box, driftwood, bowl, tulle
ground: newspaper, fabric-scrap, string, rope, bubble-wrap, old-towel, pillow-stuffing, denim, duct-tape, masking-tape, metal-lid, cookie-tin, leaf, petal, grass, sand, moss, pine-needle, wood-slice, hay, paper-napkin, paper-doily, cake-board, paper, crepe-paper, crinkle-paper, paper-crown, mosaic-tile
bits: bottle-cap, cork, button, egg-shaped-plastic-shell, coin, marble, old-jewelry-piece, curtain-ring, toy-animal, board-game-piece, candy-wrapper, stone, feather, acorn, chestnut, clover, gourd, snail-shell, pebble, air-plant, pressed-flower, dried-bean, dried-lentil, cupcake-liner, cinnamon-stick, bottle-cork, candy, marshmallow, pretzel, tissue-paper, pom-pom, bell, play-dough, modeling-clay, origami-paper, wooden-bead, felt-ball, glass-gem, stick-on-gem
* world Fantasy
tall: toy-tree, pinecone, pipe-cleaner, paper-strip, flag, crystal
back: cardboard-box, cardboard, shoebox, packing-paper, flashlight, construction-paper
ground: old-t-shirt, map, paint-chip, leaf, moss, pine-needle, wood-slice, raffia, egg-carton, tissue-paper, metallic-paper, cork-sheet
bits: cork, button, old-book-page, envelope, egg-shaped-plastic-shell, coin, dice, bread-tag, old-key, metal-washer, toy-animal, keycap, board-game-piece, candy-wrapper, stone, seashell, petal, acorn, seed-pod, snail-shell, pebble, pressed-flower, dried-bean, coffee-filter, cupcake-liner, eggshell, pom-pom, bead, bell, play-dough, modeling-clay, letter-bead, felt-ball, ribbon-rose, stick-on-gem, charm
* world Seasons
back: cardboard-box
ground: fabric-scrap, wrapping-paper, leaf, bark, wreath, wood-slice, hay, construction-paper+s, felt, cork-sheet, crinkle-paper, burlap, fake-leaf
tall: milk-carton, stick, pinecone, paper-straw, flag
bits: toy-animal, wooden-block, paint-chip, LED-tea-light, petal, acorn, chestnut, wood-scrap, gourd, pumpkin, mini-pumpkin, corn-cob, bay-leaf, dried-chickpea, cinnamon-stick, bottle-cork, craft-stick, wooden-bead, felt-ball, clothespin
* world Weather
bits: foil-pan, cookie-tin, toy-animal, egg-shaped-shaker
air: flashlight
* world Nature
back: log
ground: leaf, grass, sand, moss, pine-needle, wood-slice, clover, dried-lentil, felt, craft-foam+s
tall: toy-tree, pinecone, fern-frond, potted-plant
bits: toy-animal, candy-wrapper, stick, stone, feather, petal, acorn, chestnut, driftwood, seed-pod, ivy, snail-shell, birdseed, cupcake-liner, cinnamon-stick, pipe-cleaner, pom-pom, modeling-clay, peg-doll, felt-ball
air: string-light
* world Food
back: string-light, picture-frame, pizza-box, hardcover-book, cardstock, index-card, paper-fan
ground: fabric-scrap, apron, old-towel, bandana, cloth-napkin, scarf, pillowcase, blanket, bark, paper-plate, wax-paper, paper-napkin, cake-board, paper-doily, graph-paper, cork-sheet, lace, fake-leaf
bits: magazine, paper-bag, bottle-cap, button, egg-shaped-plastic-shell, coin, LED-candle, berry-basket, takeout-box, notebook, playing-card, price-tag, candy-wrapper, seashell, flower, petal, acorn, chestnut, seed, clover, dried-orange-slice, gourd, pebble, mini-pumpkin, corn-cob, bay-leaf, paper-cup, dry-pasta, spaghetti, dried-bean, dried-lentil, dried-chickpea, cupcake-liner, kitchen-sponge, wooden-spoon, plastic-spoon, plastic-fork, cookie-cutter, bowl, ceramic-mug, coffee-bean, candy, yarn, pom-pom, craft-foam+s, bead, bell, play-dough, modeling-clay, felt-ball, peg-doll, glass-gem, ribbon-rose, wooden-bead, board-game-piece
tall: lavender, potted-plant, flag
* picture Animals
ground: newspaper+g, map+g, flower+g, grass+g, raffia+g, corn-husk+gs, construction-paper+g, tissue-paper+g, crepe-paper+g, pipe-cleaner+g, crinkle-paper+g, paper-strip+g, burlap+gs
bits: button+g, candy-wrapper+g, cupcake-liner+g, craft-foam+gs, sticker
edge: wrapping-paper+gs, postage-stamp+g, leaf+g, stick+g, paper-straw+gs, masking-tape, washi-tape, yarn+g, craft-stick+g, origami-paper+g, fake-leaf+g, lace+g
sky: cotton-ball+g, paper-plate+gs, rice+g, glitter-paper+gs, metallic-paper+gs, rice-paper+g, wool-roving+g
* picture Ocean
ground: cotton-swab+g, tissue+g, net-bag+gs, aluminum-foil+g, sand+g, fern-frond+g, raffia+g, dried-bean+g, popcorn+g, salt+g, crepe-paper+g, pipe-cleaner+g, felt+gs, crinkle-paper+g, ric-rac+g, packing-paper+g
bits: button+g, snail-shell+g, coffee-filter+gs, cupcake-liner+g, paper-doily+gs, pom-pom+g, craft-foam+gs, glitter-glue, sequin+g, bead+g, felt-sticker, stick-on-gem
edge: string+g, rope+g, stick+g, seashell+g
* picture Farm
ground: cardboard+gs, cotton-swab+g, stick+g, grass+g, corn-husk+gs, raffia+g, hay+g, wheat-stalk+g, masking-tape, craft-stick+g, net-bag+gs
bits: bottle-cap+g, candy-wrapper+g, pressed-flower+g, birdseed+g
sky: cotton-pad+g, pillow-stuffing+g, tissue+g, petal+g, paper-plate+gs, cupcake-liner+g
* picture Jungle
ground: wallpaper+gs, leaf+g, grass+g, corn-husk+g, clover+g, construction-paper+g, felt+gs, crinkle-paper+g
bits: magazine+g, twist-tie+g, paint-chip+gs, candy-wrapper+g, gift-bow, feather+g, petal+g, pressed-flower+g, coffee-filter+gs, cupcake-liner+g, tissue-paper+g, embroidery-floss+g, googly-eye+g, craft-foam+gs, bead+g, origami-paper+gs, metallic-paper+gs, stick-on-gem, ribbon-rose+g
sky: string+g, raffia+g, crepe-paper+g, yarn+g, ribbon+gs, paper-strip+g, plastic-lacing+g
edge: ivy+g, washi-tape, fake-leaf+g
* picture Bugs
ground: newspaper+g, leaf+g, grass+g, moss+g, clover+g, lavender+g, construction-paper+g, pipe-cleaner+g, paper-strip+g, crinkle-paper+g, fake-leaf+g
bits: fabric-scrap+gs, button+g, wrapping-paper+gs, envelope+gs, tissue+g, candy-wrapper+g, pressed-flower+g, coffee-filter+gs, cupcake-liner+g, tissue-paper+g, pom-pom+g, felt+gs, sticker, origami-paper+gs, glitter-paper+gs, felt-sticker
sky: string+g, cotton-ball+g, dried-orange-slice+g, paper-doily+g, yarn+g, wool-roving+g
edge: washi-tape
* picture Dinosaurs
ground: magazine+g, button+g, leaf+g, seashell+g, grass+g, moss+g, corn-husk+g, snail-shell+g, pressed-flower+g, cupcake-liner+g, pipe-cleaner+g, pom-pom+g, paper-strip+g, crinkle-paper+g
edge: fern-frond+g, washi-tape, yarn+g, rubber-stamp
bits: price-tag+g, pumpkin-seed+g, dried-bean+g, dried-chickpea+g, craft-foam+gs, sticker, bead+g, index-card+g
sky: pillow-stuffing+g, origami-paper+g, metallic-paper+gs
* picture Space
ground: paper-bag+g, aluminum-foil+g
sky: cereal-box+gs, magazine+gs, bottle-cap+g, button+g, cotton-ball+g, wrapping-paper+gs, packing-peanut+g, foam-sheet-scrap+gs, candy-wrapper+g, tinsel+g, salt+g, paper+g, pom-pom+g, craft-foam+gs, sticker, glitter+g, glitter-glue, sequin+g, paper-fastener, seed-bead+g, origami-paper+gs, felt-ball+g, stick-on-gem
edge: letter-bead+g, patch+g
* picture Robots
bits: cardboard+gs, button+g, foam-sheet-scrap+gs, bread-tag+g, dry-pasta+g, cupcake-liner+g, pipe-cleaner+g, googly-eye+g, felt+gs, craft-foam+gs, sticker, paper-strip+g, glitter-paper+gs
sky: glitter-glue, ric-rac+g
edge: duct-tape, dried-bean+g, letter-bead+g, metallic-paper+gs
* picture Superheroes
sky: index-card+gs, cardstock+gs, cellophane+gs, pipe-cleaner+g, letter-bead+g
edge: electrical-tape, metallic-paper+gs
* picture Transportation
ground: sandpaper+gs, duct-tape, electrical-tape+s, grass+g, aluminum-foil+g, ribbon+g, fake-leaf+g
edge: rubber-stamp, washi-tape
sky: cotton-ball+g, cotton-pad+g, paper+g, glitter-glue, wool-roving+g
bits: foam-sheet-scrap+gs, craft-foam+gs, felt-sticker
* picture Sports
bits: letter-bead+g
edge: sticker, felt-sticker
* picture Fairy Tales
edge: paper-doily+g, crepe-paper+g, washi-tape, lace+g, ribbon-rose+g, stick-on-gem
* picture Fantasy
ground: tracing-paper+g
edge: paper-bag+g, gauze+g, rubber-stamp, letter-bead+g
sky: cotton-swab+gs, aluminum-foil+g, paper-doily+g
bits: old-key+g, charm+g
* picture Seasons
edge: cardboard+gs, wrapping-paper+gs, paint-chip+gs, wheat-stalk+g, bay-leaf+g, corn-husk+g, paper-straw+gs, dried-bean+g, coffee-bean+g, crepe-paper+g, ribbon+g, craft-stick+g, washi-tape, fake-leaf+g
ground: clover+g, craft-foam+gs, paper-strip+g, crinkle-paper+g
bits: old-book-page+gs, leaf+g, petal+g, sticker, origami-paper+gs, felt-ball+g, stick-on-gem, felt-sticker, foam-sheet-scrap+gs
sky: paper-napkin+g, wool-roving+g
* picture Weather
edge: cardboard+gs, craft-stick+g
sky: newspaper+g, cotton-ball+g, envelope+g, tissue+g, cotton-pad+g, felt+gs
ground: foam-sheet-scrap+gs
bits: candy-wrapper+gs, tinsel+g, paper-straw+gs, cellophane+gs, sequin+g, bead+g, washi-tape, metallic-paper+gs, stick-on-gem
* picture Nature
ground: denim+gs, pine-needle+g, grass+g, moss+g, fern-frond+g, snail-shell+g, aluminum-foil+g, kitchen-sponge+gs, construction-paper+gs, ribbon+g, felt+gs, confetti+g, crinkle-paper+g, metallic-paper+gs
bits: string+g, wrapping-paper+gs, candy-wrapper+g, feather+g, bay-leaf+g, acorn+g, dried-bean+g, coffee-filter+g, coffee-bean+g, pom-pom+g, craft-foam+gs, sticker, sequin+g, origami-paper+gs, paper-strip+g, stick-on-gem
edge: leaf+g, stick+g, craft-stick+g, washi-tape
sky: cotton-ball+g, tissue+g, cotton-pad+g, dried-orange-slice+g, paper+g, wool-roving+g
* picture Food
bits: magazine+gs, foam-sheet-scrap+gs, leaf+g, dried-orange-slice+g, tissue-paper+g, pom-pom+g, craft-foam+gs, sticker, sequin+g, bead+g, confetti+g, stick-on-gem, felt-sticker
edge: paint-chip+gs, stick+g, glitter-glue
* head
top: gift-bow, feather, corn-husk+g, fern-frond, tissue-paper+g, yarn+g
bits: bottle-cap+g, button+g, candy-wrapper+g, pressed-flower+g, pumpkin-seed+g, aluminum-foil+g, dry-pasta+g, cupcake-liner+g, sticker, sequin+g, confetti+g, seed-bead+g, wooden-bead+g, stick-on-gem, mosaic-tile+g, felt-sticker
band: string+g, cotton-ball+g, wrapping-paper+gs, pillow-stuffing+g, duct-tape, electrical-tape, tinsel+g, ribbon-rose+g, flower+g, ivy, eucalyptus, bay-leaf+g, glitter-glue, lace+g, ric-rac+g, faux-fur+gs, fake-leaf
face: old-jewelry-piece+g, glitter-paper+gs
hang: crepe-paper+g, ribbon+g, tulle+g
* worn
face: cardboard+gs, foam-sheet-scrap+gs, old-jewelry-piece+g, masking-tape, gift-bow, flower, coffee-filter+g, craft-foam+gs, origami-paper+g, paper-strip+g, glitter-paper+gs, cardboard-letter+g, wooden-craft-shape+g, glass-gem+g, patch+g
band: wrapping-paper+gs, duct-tape, bay-leaf+g, glitter-glue, lace+g, ric-rac+g, faux-fur+gs, cotton-cord+g
bits: button+g, electrical-tape, paint-chip+gs, leaf+g, dry-pasta+g, sticker, sequin+g, seed-bead+g, stick-on-gem, ribbon-rose+g, felt-sticker
hang: tinsel+g, feather+g, raffia+g, crepe-paper+g, yarn, embroidery-floss, ribbon+g, bead, bell, tulle, felt-ball, charm
tag: letter-bead+g
* jewelry
tag: cardboard+gs
bits: fabric-scrap+s, tulle
hang: string, old-jewelry-piece, old-key, seashell, feather, yarn, pom-pom+g, craft-foam+gs, bell, wooden-craft-shape+g, charm
top: ribbon
face: sticker, stick-on-gem
* cloth
bits: craft-foam+gs, felt-sticker, patch+g
hang: string, feather, yarn, embroidery-floss, bell, felt-ball, charm
tag: price-tag, letter-bead, leather+gs
top: ribbon
band: pom-pom+g, bead+g
* puppet
band: fabric-scrap, shoelace, paper-doily+s, crepe-paper, ribbon, tulle, loom-band, necklace-chain, washi-tape, duct-tape
bits: button+g, pom-pom+g, glitter-glue, sequin+g
top: wrapping-paper, gift-bow, feather+g, flower, cupcake-liner+g, construction-paper+gs, yarn+g, paper-crown, party-hat, origami-paper, glitter-paper+gs
tag: old-jewelry-piece, bread-tag, price-tag, patch+g, metallic-paper+gs
* figure
top: newspaper, bottle-cap+g, sock+s, gift-bow, feather+g, flower+g, ivy, clover+g, eggshell+g, pom-pom+g, metallic-paper+gs, faux-fur+gs, ribbon-rose+g
band: fabric-scrap, string, leaf, cupcake-liner, tissue-paper, ribbon, washi-tape, burlap, tulle, necklace-chain
bits: button+g, seed+g, bead+g, stick-on-gem, felt-sticker
tag: old-jewelry-piece+g, bread-tag+g, dry-pasta+g, letter-bead+g, charm+g
hang: paper-umbrella, bell, flag
* gift
top: gift-bow, leaf+g, flower, fern-frond, clover, lavender, wheat-stalk, pressed-flower+g, bay-leaf, eucalyptus, cinnamon-stick, wooden-spoon, tissue-paper, pipe-cleaner, paper-strip, bookmark, flag, ribbon-rose+g, fake-leaf, toy-animal
tag: cardstock+s, ticket-stub, photo, wooden-craft-shape
band: string, raffia, yarn, ribbon, washi-tape
bits: sticker, stick-on-gem
hang: old-key, dried-orange-slice, candy-cane, cookie-cutter, embroidery-floss, bell, charm
in: crinkle-paper
* jar
band: fabric-scrap, button+g, string, leaf+g, stick+g, raffia, snail-shell+g, bay-leaf+g, cinnamon-stick+g, paper-strip+g, yarn, embroidery-floss, ribbon, pom-pom+g, felt+gs, bead+g, washi-tape, fake-leaf+g, burlap+g, lace+g, ric-rac+g, faux-fur+g, ribbon-rose+g, copper-tape
tag: price-tag, letter-bead+g
in: LED-candle, stone, seashell, acorn, glass-gem, crystal, marble
bits: sequin+g, stick-on-gem, charm+g
top: gift-bow
* box
bits: button+g, spool+g, puzzle-piece+g, postage-stamp+g, leaf+g, pressed-flower+g, aluminum-foil+g, bottle-cork+g, craft-foam+gs, sticker, glitter+g, glitter-glue, sequin+g, glitter-paper+gs, metallic-paper+gs, stick-on-gem, felt-sticker, seed-bead+g
in: wrapping-paper+gs, map+g, fabric-scrap+g, felt+gs, cotton-ball, bandana, wallpaper+gs, feather, lavender, cardstock+s, tissue-paper, crinkle-paper, cork-sheet+gs
face: old-jewelry-piece+g, buckle+g, photo+g, wood-slice+g, patch+g, cardboard-letter+g, wooden-craft-shape+g
band: rope+g, lace+g, duct-tape, electrical-tape, raffia, bay-leaf+g, ribbon+g, bead+g, wooden-bead+g, washi-tape, ric-rac+g, felt-ball+g, leather-cord, ribbon-rose+g, fake-leaf+g, copper-tape
top: toy-animal+g, gift-bow
tag: letter-bead+g, masking-tape
* board
band: bottle-cap+g, cork+g, button+g, wrapping-paper+gs, string-light, duct-tape, electrical-tape, toy-brick+g, puzzle-piece+g, stick+g, pebble+g, seashell+g, sea-glass+g, dried-bean+g, dried-chickpea+g, dry-pasta+g, coffee-bean+g, bay-leaf+g, cinnamon-stick+g, paper-straw+gs, crepe-paper+g, washi-tape, pom-pom+g, craft-stick+g, glitter-glue, sequin+g, lace+g, ric-rac+g, felt-ball+g, stick-on-gem, mosaic-tile+g, fake-leaf+g
hang: string, shoelace, feather+g, ribbon, charm+g
bits: clothespin+g, old-jewelry-piece+g, pinecone+g, acorn+g, moss+g, lavender+g, snail-shell+g, wheat-stalk+g, pumpkin-seed+g, cupcake-liner+g, construction-paper+gs, tissue-paper+g, felt+gs, glitter-paper+gs, wooden-craft-shape+g, glass-gem+g, crystal+g, ribbon-rose+g, felt-sticker, patch+g
top: binder-clip, toy-animal+g, gift-bow, driftwood+g, eucalyptus+g, tulle
tag: keycap+g, price-tag, letter-bead+g, wooden-letter+g
in: pressed-flower+g, index-card+g
* card
bits: fabric-scrap+gs, button+g, puzzle-piece+g, postage-stamp+g, clover+g, pressed-flower+g, cupcake-liner+g, tissue-paper+g, pom-pom+g, felt+gs, sticker, sequin+g, bead+g, glitter-paper+gs, stick-on-gem, ribbon-rose+g, charm+g
in: envelope+g, photo+g, paper-doily+g, tracing-paper+g
band: electrical-tape, sheet-music+gs, raffia, washi-tape, ribbon, glitter-glue, metallic-paper+gs, lace+g, ric-rac+g
tag: price-tag
top: gift-bow, lavender+g
hang: yarn
* book
in: paper-clip, envelope+g, map+g, masking-tape, photo+g, ticket-stub+g, plastic-sleeve+g, leaf, feather, clover, paper-doily+g, paper, sticker, rubber-stamp, origami-paper+g, rice-paper+g, index-card+g, sticky-note, bookmark
bits: metallic-paper+gs
band: string, rubber-band, hair-tie, raffia, washi-tape, leather-cord, sewing-elastic
face: old-key+g, glitter-glue, stick-on-gem, charm+g, patch+g
tag: cardstock+gs
hang: yarn, embroidery-floss, ribbon
* hanging
hang: cork, fabric-scrap+s, string, old-jewelry-piece, photo+g, leaf, feather, lavender, dried-orange-slice, cinnamon-stick, paper-straw+s, plastic-straw+s, paper-doily+g, aluminum-foil, wax-paper+gs, crepe-paper, cellophane+gs, construction-paper+gs, yarn, embroidery-floss, ribbon, pipe-cleaner, craft-wire, bead, bell, seed-bead, origami-paper+gs, metallic-paper+gs, wooden-craft-shape+g, felt-ball, wool-roving, crystal+g, charm, old-book-page+gs
bits: button+g, candy-wrapper, eucalyptus, pressed-flower+g, coffee-filter, paper-napkin, tissue-paper, pom-pom+g, craft-foam+gs, sticker, glitter-glue, sequin+g, stick-on-gem, ribbon-rose+g
band: tinsel, paper-strip+g, tulle, fake-leaf
top: raffia
tag: letter-bead, price-tag
* party
hang: wrapping-paper+gs, photo+g, balloon, feather, crepe-paper, yarn+s, embroidery-floss+s, ribbon, bell, metallic-paper+gs, glitter-paper+gs, paper-strip+g, wooden-craft-shape, necklace-chain
tag: price-tag, index-card, cardboard-letter, wooden-letter, letter-bead+g
bits: candy-wrapper, pinecone, pressed-flower+g, cupcake-liner+g, tissue-paper, craft-foam+gs, sticker, glitter+g, bead+g, stick-on-gem, ribbon-rose+g, seed-bead+g
band: string-light, tinsel, leaf, pine-branch, raffia, ivy, fern-frond, eucalyptus, paper-doily, glitter-glue, wooden-bead+g, tulle, lace, ric-rac+g, fake-leaf
top: toy-animal, flower, flag
* machine
top: cardboard-tube+g, cotton-ball+g, cotton-swab+g, twist-tie, ping-pong-ball+g, pipe-cleaner, flag
face: plastic-lid+g, bottle-cap+g, button+g, coin+g, buckle+g, metal-washer+g, keycap+g, candy-wrapper+gs, snap-fastener+g, cellophane+gs, sequin+g, bead+g, modeling-clay, paper-fastener, stick-on-gem, glass-gem+g
band: rubber-band, bubble-wrap+gs, wrapping-paper+gs, duct-tape, masking-tape, ribbon+g, glitter-glue, copper-tape, washi-tape, loom-band
tag: bread-tag+g, cardboard-letter+g
bits: nuts-and-bolts+g, tinsel+g, egg-carton+gs, paper-straw+g, dry-pasta+g, dried-bean+g, dried-lentil+g, plastic-straw+g, construction-paper+gs, craft-foam+gs, sticker, wooden-bead+g, paper-strip+g, glitter-paper+gs, corrugated-paper+gs, mosaic-tile+g, patch+g
hang: bell
* game
bits: cork, button, clothespin, foam-sheet-scrap+gs, coin, toy-brick, toy-animal, toy-car, board-game-piece, guitar-pick, seashell, acorn, pebble, dried-bean, dried-chickpea, pom-pom, craft-foam+gs, sticker, bead, peg-doll, wooden-craft-shape, stick-on-gem, glass-gem, felt-sticker
tag: paper-clip, bread-tag, price-tag, paper+g, sticky-note
band: wrapping-paper+gs, duct-tape, electrical-tape, stick+g, paper-straw+g, plastic-straw+g, masking-tape, ribbon+g, craft-stick+g, glitter-glue, washi-tape, ric-rac+g
in: envelope+g, ticket-stub
hang: bell
top: glitter-paper+gs, flag
* sound
face: cardboard+gs, photo+g, cardstock+gs, patch+g
band: string, electrical-tape, washi-tape, yarn, glitter-glue, copper-tape, metallic-paper+gs, ric-rac+g, leather+gs
hang: shoelace, tinsel, feather, raffia, crepe-paper+g, embroidery-floss, ribbon, bell, letter-bead, charm
bits: ticket-stub+g, postage-stamp+g, construction-paper+gs, craft-foam+gs, sticker, stick-on-gem
tag: price-tag
* pot
bits: toy-animal, paper-umbrella, leaf, stick, seashell, driftwood, wood-slice, snail-shell, sea-glass, aluminum-foil, pipe-cleaner, craft-foam+gs, sticker, peg-doll, stick-on-gem, crystal, glass-gem
band: fabric-scrap+g, button+g, string, raffia, washi-tape, copper-tape, yarn, ribbon, felt+gs, burlap, lace+g, ric-rac+g, leather-cord, fake-leaf+g
tag: paint-chip+s, plastic-spoon, craft-stick
in: moss, pebble
top: flag
`;
