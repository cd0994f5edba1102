export const shelf = `
* blackout-poem | 9-12 13+ | -
topics blackout poetry, poetry, poem, poet, writing, creative writing, book lover, library, reading, english class, language arts, found poem, thrift, world poetry day, journaling, mental health, feelings
variant whale | Ocean | navy, light blue or blue, gray, teal, light blue | whale, sea, ocean life, save the ocean
variant moon | Space | navy, gold or white, yellow, silver, gray | moon, night sky, dreams, sleep
variant fir | Nature, Seasons | dark green, brown | forest, fir tree, woods, winter
variant castle | Fairy Tales | purple, pink free | castle, fairy tale, once upon a time
variant robot | Robots | black, teal | robot, android, artificial intelligence
variant rocket | Space, Transportation | black, red | rocket, lift-off, astronaut
minutes 40 50
mess low
heart page: old-book-page, newspaper, magazine, junk-mail = 2 page
heart dark: permanent-marker, marker, drawing-ink, acrylic-paint
nice tint: watercolor-paint, colored-pencil, watercolor-pencil
nice thread: embroidery-floss, yarn, string, sewing-thread = 2 ft
nice frame: picture-frame = 1
need back: cardstock, construction-paper, index-card = 1 sheet
join glue: glue-stick, glue
tool pencil: pencil
step pick: prepare page > page by cc
step scan: draw page pencil by cc
step box: draw page pencil by cc
step shape: draw page pencil by cc
step tint: color page tint > tint by cc
step black: color page dark > pic-whale pic-moon pic-fir pic-castle pic-robot pic-rocket by cc
step words: decorate page dark > words by cc
step thread: glue thread page glue > thread by cc
step mount: glue page back glue > back by cc
step read: play page frame? by cc
part back = back b : r^ ~ 0 0 172 188 2
part page = page cream : r_ cream 0 0 144 164 ; z_ gray 1.6 -62 -74 62 -74 ; z_ gray 1.6 -62 -65 50 -65 ; z_ gray 1.6 -62 -56 38 -56 ; z_ gray 1.6 -62 -47 56 -47 ; z_ gray 1.6 -62 -38 44 -38 ; z_ gray 1.6 -62 -29 62 -29 ; z_ gray 1.6 -62 -20 50 -20 ; z_ gray 1.6 -62 -11 38 -11 ; z_ gray 1.6 -62 -2 56 -2 ; z_ gray 1.6 -62 7 44 7 ; z_ gray 1.6 -62 16 62 16 ; z_ gray 1.6 -62 25 50 25 ; z_ gray 1.6 -62 34 38 34 ; z_ gray 1.6 -62 43 56 43 ; z_ gray 1.6 -62 52 44 52 ; z_ gray 1.6 -62 61 62 61 ; z_ gray 1.6 -62 70 50 70
part tint = tint b : o_ ~+ 0 -6 66 60
part pic-whale@whale = dark a : b ~ -62.5 5 -50 -20 -15 -30 20 -20 40 2.5 50 -17.5 42.5 -37.5 55 -32.5 62.5 -42.5 67.5 -27.5 77.5 -17.5 65 -12.5 57.5 17.5 30 35 -15 37.5 -50 30 ; l_ ~+ 2.5 -57.5 17.5 -30 27.5 -5 27.5 ; k -37.5 2.5 3.8 ; t_ ~ -10 27.5 8.8 -2.5 47.5 2.5
part pic-moon@moon = dark a : b ~ 19.6 -64.4 -28 -50.4 -58.8 0 -28 50.4 19.6 64.4 -11.2 36.4 -19.6 0 -11.2 -36.4 ; s b 40 -30 5 12 5 ; s b 30 24 5 8 3.4
part pic-fir@fir = dark a : r b 0 55.1 14.5 34.8 1.4 ; p ~ -49.3 40.6 0 -20.3 49.3 40.6 ; p ~ -40.6 8.7 0 -49.3 40.6 8.7 ; p ~ -29 -23.2 0 -72.5 29 -23.2
part pic-castle@castle = dark a : r ~ -38.9 9.3 22.7 74.9 ; r ~ 38.9 9.3 22.7 74.9 ; r ~ 0 20.1 56.2 53.6 ; v ~ -28.1 -6.8 28.1 -6.8 4 9.3 ; p ~ -54.8 -28.1 -38.9 -60.2 -22.7 -28.1 ; p ~ 54.8 -28.1 38.9 -60.2 22.7 -28.1 ; b cream -12.2 46.8 -12.2 22.7 0 10.8 12.2 22.7 12.2 46.8 ; r cream -38.9 -6.8 6.8 15.9 3.5 ; r cream 38.9 -6.8 6.8 15.9 3.5 ; z k 1.4 0 -9.3 0 -32.1 ; p ~ 0.7 -32.1 17.6 -26.7 0.7 -21.3
part pic-robot@robot = dark a : r ~ -46.4 4.3 11.7 25.7 2.5 ; r ~ 46.4 4.3 11.7 25.7 2.5 ; r ~ 0 8.2 79.8 74.9 7.7 ; r b 0 -2.2 64.5 29.8 5.2 ; r b 0 28.9 49.1 14.2 2.5 ; z ~ 1.8 -12.2 21.7 -12.2 35.9 ; z ~ 1.8 0 21.7 0 35.9 ; z ~ 1.8 12.2 21.7 12.2 35.9 ; d ~ 2.5 -33.5 -22.7 33.5 -22.7 -33.5 40.5 33.5 40.5
part pic-rocket@rocket = dark a : p ~ -12.6 38.9 0 68 12.6 38.9 ; p ~ -18.2 13.9 -40.3 41.7 -36.1 50 -13.9 38.9 ; p ~ 18.2 13.9 40.3 41.7 36.1 50 13.9 38.9 ; b ~ 0 -65.2 18.2 -41.7 22.1 -7 16.5 41.7 -16.5 41.7 -22.1 -7 -18.2 -41.7 ; b ~ 0 -65.2 10.5 -54.2 15.3 -40.3 -15.3 -40.3 -10.5 -54.2 ; o b 0 -15.3 11.9 11.9 ; o ~ 0 -15.3 8.3 8.3 ; z ~ 3.6 -18.2 27.7 18.2 27.7
part words = dark k : z_ w 1.2 -22 -24 14 -24 ; z_ w 1.2 14 -24 -15 -2 ; z_ w 1.2 -15 -2 16 -2 ; z_ w 1.2 16 -2 -20 13 ; z_ w 1.2 -20 13 12 13 ; z_ w 1.2 12 13 -10 32 ; z_ w 1.2 -10 32 16 32 ; z_ gray 1.2 16 32 34 58 ; r_ w -22 -24 20 8 1 ; z_ k 2.2 -29 -24 -15 -24 ; r_ w 14 -24 22 8 1 ; z_ k 2.2 6 -24 22 -24 ; r_ w -15 -2 18 8 1 ; z_ k 2.2 -21 -2 -9 -2 ; r_ w 16 -2 18 8 1 ; z_ k 2.2 10 -2 22 -2 ; r_ w -20 13 20 8 1 ; z_ k 2.2 -27 13 -13 13 ; r_ w 12 13 26 8 1 ; z_ k 2.2 2 13 22 13 ; r_ w -10 32 22 8 1 ; z_ k 2.2 -18 32 -2 32 ; r_ w 16 32 18 8 1 ; z_ k 2.2 10 32 22 32 ; r_ w 34 58 30 8 1 ; z_ k 2.2 22 58 46 58
part thread = thread b : z ~ 2 -12 -24 3 -24 ; z ~ 2 8 -19 -8 -7 ; z ~ 2 -6 -2 7 -2 ; z ~ 2 10 3 -12 8 ; z ~ 2 -10 13 -1 13 ; z ~ 2 7 18 -5 27 ; z ~ 2 1 32 5 32 ; z ~ 2 20 37 29 53
scene lay

* odd-collage | 9-12 13+ | -
topics collage, surreal collage, photomontage, magazine collage, vision board, mood board, art class, surrealism, album art, thrift, bedroom decor, wall art, photography, surreal
variant sky-whale | Ocean | light blue, yellow, navy | whale, sea, flying whale, dream
variant moon-picnic | Space, Food | navy, gold, red | moon, picnic, picnic food, donut
variant town-dino | Dinosaurs | cream, orange, dark green | dinosaur, sauropod, city, film poster
variant radio-field | Music, Farm | light blue, yellow, red | guitar, country music, festival, concert poster, field
variant teacup-storm | Weather | teal, gold, white | storm in a teacup, storm, cloud, tea party
minutes 60 75
mess low
heart pictures: magazine, old-calendar-picture, junk-mail, newspaper = 10 page
need ground: cardstock, cardboard, watercolor-paper = 1 sheet
need paper: construction-paper, cardstock, wallpaper, paint-chip, origami-paper, metallic-paper, felt, denim, fabric-scrap, wrapping-paper = 1 sheet
join glue: glue-stick, glue
tool scissors: scissors
nice rays: embroidery-floss, yarn, string = 2 ft
nice pen: gel-pen, paint-marker, permanent-marker, marker, ballpoint-pen
nice glaze: acrylic-paint, paint, watercolor-paint = 1 color
home book
nice ruler: ruler
tool brush: paintbrush, sponge-brush when glaze=acrylic-paint,paint,watercolor-paint
tool pencil: pencil
step hunt: prepare pictures by cc
step place: glue pictures ground glue scissors glaze? brush > place-s place-m place-t place-r place-c by cc
step plane: glue paper ground glue scissors > plane by cc
step hero: cut pictures scissors pencil by cc
step try: arrange pictures ground by cc
step stick: glue pictures ground glue > hero-s hero-m hero-t hero-r hero-c by cc
step lift@13+: glue pictures glue by c
step rays: glue rays ground glue > rays by cc
step lines: draw pen ground ruler? > lines by cc
step press: dry ground book by cc
part place-s@sky-whale = pictures a : r^ light-blue 0 0 176 176 1 ; r_ tan -66 66 34 44 ; r_ red -28 58 40 60 ; r_ gray 14 68 40 40 ; r_ brown 56 60 44 56 ; r_ cream -36 46 8 10 ; r_ cream -36 64 8 10 ; r_ cream -20 46 8 10 ; r_ cream -20 64 8 10 ; r_ cream 48 46 8 10 ; r_ cream 48 64 8 10 ; r_ cream 64 46 8 10 ; r_ cream 64 64 8 10 ; p_ brown -52 28 -28 8 -4 28
part place-m@moon-picnic = pictures a : r^ navy 0 0 176 176 1 ; d_ w 1.6 -70 -70 -40 -52 -74 -20 66 -66 74 -24 -58 10 30 -76 ; b_ gray -88 60 -50 44 0 38 50 44 88 60 88 88 0 88 -88 88 ; o_ silver -40 66 14 7 ; o_ silver 38 74 18 8 ; o_ silver 4 56 8 4
part place-t@town-dino = pictures a : r^ light-blue 0 0 176 176 1 ; r_ gray -68 38 36 100 ; r_ tan -30 56 36 64 ; r_ gray 66 30 40 116 ; r_ gray 30 62 40 52 ; r_ yellow -76 0 7 9 ; r_ yellow -76 20 7 9 ; r_ yellow -76 40 7 9 ; r_ yellow -76 60 7 9 ; r_ yellow -60 0 7 9 ; r_ yellow -60 20 7 9 ; r_ yellow -60 40 7 9 ; r_ yellow -60 60 7 9 ; r_ yellow 58 0 7 9 ; r_ yellow 58 20 7 9 ; r_ yellow 58 40 7 9 ; r_ yellow 58 60 7 9 ; r_ yellow 74 0 7 9 ; r_ yellow 74 20 7 9 ; r_ yellow 74 40 7 9 ; r_ yellow 74 60 7 9 ; r_ k 0 82 176 12 ; z_ yellow 2 -80 82 80 82
part place-r@radio-field = pictures a : r^ light-blue 0 0 176 176 1 ; p_ green -88 30 -30 20 30 32 88 22 88 88 -88 88 ; l_ gold 5 -100 88 -60 56 -35 28 ; l_ gold 5 -60 88 -36 56 -21 28 ; l_ gold 5 -20 88 -12 56 -7 28 ; l_ gold 5 20 88 12 56 7 28 ; l_ gold 5 60 88 36 56 21 28 ; l_ gold 5 100 88 60 56 35 28 ; r_ red 62 16 26 22 ; p_ brown 46 6 62 -8 78 6
part place-c@teacup-storm = pictures a : r^ teal 0 0 176 176 1 ; r_ brown 0 74 176 28 ; z_ tan 2 -88 66 88 66 ; z_ tan 2 -88 80 88 80
part plane = paper b : o_ ~ -8 -18 54 54
part rays = rays own : z_ ~ 2.5 -48 22 -57 31 ; z_ ~ 2.5 -61 4 -73 9 ; z_ ~ 2.5 -65 -18 -78 -18 ; z_ ~ 2.5 -61 -40 -73 -45 ; z_ ~ 2.5 -48 -58 -57 -67 ; z_ ~ 2.5 -30 -71 -35 -83 ; z_ ~ 2.5 -8 -75 -8 -88 ; z_ ~ 2.5 14 -71 19 -83 ; z_ ~ 2.5 32 -58 41 -67 ; z_ ~ 2.5 45 -40 57 -45 ; z_ ~ 2.5 49 -18 62 -18 ; z_ ~ 2.5 45 4 57 9 ; z_ ~ 2.5 32 22 41 31
part hero-s@sky-whale = pictures c : b navy -69 -16.8 -56 -42.8 -19.6 -53.2 16.8 -42.8 37.6 -19.4 48 -40.2 40.2 -61 53.2 -55.8 61 -66.2 66.2 -50.6 76.6 -40.2 63.6 -35 55.8 -3.8 27.2 14.4 -19.6 17 -56 9.2 ; l_ w 2.6 -63.8 -3.8 -35.2 6.6 -9.2 6.6 ; k -43 -19.4 3.9 ; t_ navy -14.4 6.6 9.1 -6.6 27.4 2.6 ; z k 1.4 -4 16 0 40 ; z k 1.4 14 12 8 40 ; r brown 4 46 20 12 2
part hero-m@moon-picnic = pictures c : o^ pink -6 -16 46 46 ; o_ tan -6 -16 46 46 ; y_ pink -6 -16 40 40 12 0.12 ; o_ b -6 -16 16 16 ; d_ w 2.4 -34 -30 -26 2 -8 -46 20 -36 26 -6 -14 16 ; p^ w 20 70 60 60 74 74 30 84 ; p_ c 20 70 33 67 40 80 30 84 ; p_ c 46 63 60 60 66 66 54 70 ; s^ silver 48 52 4 6 4
part hero-t@town-dino = pictures c : b dark-green -77.3 31 -48.2 26.5 -25.1 0.3 4.2 -7.4 21.1 -19.5 28.7 -50.4 41.1 -64.2 62.5 -59.5 68.7 -47.4 51.8 -41.2 45.6 -10.4 45.6 20.3 42.6 60.3 25.7 60.3 22.5 37.2 -11.1 37.2 -14.4 60.3 -32.7 60.3 -35.8 37.2 -57.3 38.8 ; k 50.4 -53.6 2.9 ; l k 2.2 56.6 -45.9 62.5 -45.9 67.1 -48.8 ; d light-green 5.4 -29.7 14.1 -11.1 5 8.7 5 27.3 0.3 -2 20.3 -20.3 25.1 21.1 18.9 38 -25.7
part hero-r@radio-field = pictures c : r brown -8 -47.9 12.2 67.5 1.4 ; r k -8 -83 21.6 21.6 2.7 ; o red -8 -4.7 27 24.3 ; o red -8 35.8 37.8 33.8 ; o k -8 16.9 12.2 12.2 ; r k -8 43.9 29.7 6.8 1.4 ; z w 1.4 -10.7 -77.6 -10.7 43.9 ; z w 1.4 -5.3 -77.6 -5.3 43.9
part hero-c@teacup-storm = pictures c : a w 44 36 20 13 0 360 ; b w -50 12 50 12 44 44 24 64 -24 64 -44 44 ; o_ navy 0 12 50 10 ; l_ w 3 -38 10 -26 4 -14 10 -2 4 10 10 22 4 36 10 ; p brown -18 4 18 4 12 14 -12 14 ; z k 2 0 4 0 -26 ; p w 2 -24 22 -2 2 -2 ; y^ gray 0 -52 56 22 9 0.25 ; o_ w 0 68 64 7
part lines = pen w : z_ ~ 2 -68 -18 -80 -18 ; z_ ~ 2 -65.1 -36.5 -76.5 -40.2 ; z_ ~ 2 -56.5 -53.3 -66.2 -60.3 ; z_ ~ 2 -43.3 -66.5 -50.3 -76.2 ; z_ ~ 2 -26.5 -75.1 -30.2 -86.5 ; z_ ~ 2 -8 -78 -8 -90 ; z_ ~ 2 10.5 -75.1 14.2 -86.5 ; z_ ~ 2 27.3 -66.5 34.3 -76.2 ; z_ ~ 2 40.5 -53.3 50.2 -60.3 ; z_ ~ 2 49.1 -36.5 60.5 -40.2 ; z_ ~ 2 52 -18 64 -18
scene lay

* phone-stand | 9-12 13+ | -
topics phone stand, phone holder, cell phone, desk, bedroom decor, vlogging, filming, engineering, gift for dad, father's day, gift for a teacher, upcycling
near technology, video call, photography, studying, homework
variant robot | Robots | gray, teal, red, yellow free | robot, android, engineer
variant t-rex | Dinosaurs | green, dark green, cream, orange free | dinosaur, t. rex, tyrannosaurus
variant elephant | Jungle, Animals | gray, light blue, pink, white | elephant, safari, zoo
variant amplifier | Music | black, brown, cream, gold | amplifier, amp, rock band, band, guitar, dj
variant goal | Sports | white, green, red, black | soccer, football, goalkeeper, world cup
variant dragon | Fantasy | purple, teal, gold, pink free | dragon, mythical creatures
minutes 50 60
waits 60
mess some
heart board: cardboard, foam-board, pizza-box = 2 sheet
need color: acrylic-paint, paint, paint-marker = 4 color
join glue: glue
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
tool brush: paintbrush, sponge-brush
home phone
step plan: draw board pencil ruler by cc
step cut: cut board scissors > body-robot body-t-rex body-elephant body-amplifier body-goal body-dragon by tc
step slots: cut board ruler scissors by tc
step double: glue board glue by cc
step paint: paint board color brush by cc
step face: paint board color brush > face-robot face-t-rex face-elephant face-amplifier face-goal face-dragon by cc
step join: build board > leg by cc
step test: test board phone > phone by cc
part leg = board own paint paint a : p^ ~ -40 84 -34 -40 -20 -44 -12 84 ; p^ ~ 16 84 24 -44 38 -40 44 84
part phone = phone k : r^ k 2 -16 62 92 8 ; r_ light-blue 2 -16 54 78 3 ; o_ gray 2 26 3
part body-robot@robot = board own paint paint a : r^ ~ 2 42 116 54 8 ; r^ ~ -60 30 18 48 5 ; r^ ~ 64 30 18 48 5 ; r^ ~ -60 2 13 24 4 ; r^ ~ 64 2 13 24 4
part body-t-rex@t-rex = board own paint paint a : b^ ~ -86 78 -88 50 -66 24 -56 -16 -40 -12 -36 16 0 20 38 16 42 -12 58 -16 66 24 88 50 88 78 0 84
part body-elephant@elephant = board own paint paint a : o^ ~ -62 24 30 38 -10 ; o^ ~ 66 24 30 38 10 ; b^ ~ -46 20 2 10 50 20 54 56 40 80 -36 80 -50 56
part body-amplifier@amplifier = board own paint paint a : r^ ~ 2 44 150 74 6
part body-goal@goal = board own paint paint a : r^ ~ 2 42 150 80 3
part body-dragon@dragon = board own paint paint a : p^ ~ -50 30 -92 -22 -96 34 -84 28 -80 48 -66 42 -52 60 ; p^ ~ 54 30 96 -22 98 34 88 28 84 48 70 42 56 60 ; b^ ~ -46 22 2 12 50 22 56 58 40 82 -36 82 -52 58
part face-robot@robot = color b : r_ ~ 2 42 88 34 5 ; o_ d -20 38 12 12 ; o_ d 24 38 12 12 ; o_ a-- -20 38 6 6 ; o_ a-- 24 38 6 6 ; r_ c 2 55 40 5 1 ; o_ d -60 24 4 4 ; o_ d 64 24 4 4 ; o_ c -60 -8 5 5 ; o_ c 64 -8 5 5
part face-t-rex@t-rex = color b : o_ c 2 62 48 14 ; p_ w -38 52 -33 62 -28 51 ; p_ w -22 50 -17 60 -12 49 ; p_ w -4 49 2 59 8 49 ; p_ w 16 49 21 60 26 50 ; p_ w 32 51 37 62 42 52 ; e -30 32 8 ; e 34 32 8 ; d_ ~ 5 -72 52 -62 66 -62 40 76 52 66 66 66 40 ; o_ k -6 42 2.5 2 ; o_ k 10 42 2.5 2
part face-elephant@elephant = color b : o_ c -64 24 17 26 -10 ; o_ c 68 24 17 26 10 ; e -22 36 8 ; e 26 36 8 ; l_ ~ 16 2 44 2 66 14 76 26 72 ; p_ d -14 58 -24 74 -8 62 ; l_ ~- 2 -4 56 8 56 ; l_ ~- 2 -4 63 9 63
part face-amplifier@amplifier = color b : r_ ~ 2 54 134 46 2 ; o_ a -34 54 19 19 ; o_ c -34 54 8 8 ; o_ a 38 54 19 19 ; o_ c 38 54 8 8 ; o_ d -56 20 5 5 ; o_ d -38 20 5 5 ; o_ d -20 20 5 5 ; o_ d 42 20 5 5 ; o_ red 60 20 4 4
part face-goal@goal = color b : r_ ~ 2 46 134 68 1 ; z_ w 1.6 -65 24 69 24 ; z_ w 1.6 -65 38 69 38 ; z_ w 1.6 -65 52 69 52 ; z_ w 1.6 -65 66 69 66 ; z_ w 1.6 -50 12 -50 80 ; z_ w 1.6 -35 12 -35 80 ; z_ w 1.6 -20 12 -20 80 ; z_ w 1.6 -5 12 -5 80 ; z_ w 1.6 10 12 10 80 ; z_ w 1.6 25 12 25 80 ; z_ w 1.6 40 12 40 80 ; z_ w 1.6 55 12 55 80 ; o^ w 2 58 20 20 ; p_ k 2 50 10 56 7 65 -3 65 -6 56 ; p_ k -14 48 -8 44 -12 56 ; p_ k 18 48 12 44 16 56 ; p_ k -6 76 2 72 10 76
part face-dragon@dragon = color b : o_ c 2 66 38 13 ; e -22 36 9 ; e 26 36 9 ; o_ k -8 62 3 4 ; o_ k 12 62 3 4 ; p_ w -30 72 -26 84 -21 74 ; p_ w 34 72 30 84 25 74 ; z_ ~ 3 -56 40 -90 -8 ; z_ ~ 3 -58 48 -84 26 ; z_ ~ 3 60 40 94 -8 ; z_ ~ 3 62 48 88 26 ; p_ d -6 24 2 8 10 24
scene stand

* stab-book | 9-12 13+ | -
extras book: bookmark, clover, embroidery-floss, envelope, feather, leaf, leather-cord, metallic-paper, paper-clip, raffia, ribbon, rice-paper, rubber-band, sewing-elastic, stick-on-gem
topics bookbinding, japanese stab binding, stab binding, journal, notebook, sketchbook, diary, handmade book, bullet journal, dream journal, japan, writing, gift for a friend, gift for a teacher, back to school, book lover, author
variant mountain | Nature, Seasons | teal, white, orange | mountain, hiking, nature journal, four seasons, japan, mount fuji
variant comet | Space | navy, gold, white | comet, astronomy, star gazing, night sky
variant koi | Ocean | light blue, orange, navy | koi, fish, pond, water
variant songbook | Music | red, cream, black | songbook, songwriter, song, sheet music, composer
variant field-guide | Bugs, Nature | light green, brown, dark green | beetle, insect, field guide, naturalist, scientist
variant ticket | Transportation | yellow, navy, red | travel journal, road trip, train, vacation, trip
minutes 60 75
mess low
heart pages: paper, graph-paper, watercolor-paper, rice-paper, packing-paper = 15 sheet
heart thread: embroidery-floss, string, yarn = 40 in
need cover: cardstock, cereal-box, old-calendar-picture, folder = 2 sheet
need trim: construction-paper, origami-paper, magazine, junk-mail, metallic-paper = 3 color
join glue: glue-stick, glue
join clip: binder-clip, clothespin, paper-clip = 2
tool needle: needle
tool poke: hole-punch, needle, pencil
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors, fabric-scissors
step fold: fold pages ruler scissors > pages by cc
step cover: cut cover pages scissors > cover by cc
step picture: cut trim scissors by cc
step stick: glue trim cover glue > pic-mountain pic-comet pic-koi pic-songbook pic-field-guide pic-ticket by cc
step mark: draw cover clip ruler pencil by cc
step holes: poke cover pages poke by tc
step spine: sew thread pages needle > spine by cc
step wrap: sew thread needle > wrap by cc
step crease: fold cover ruler by cc
part pages = pages own : r^ ~ 6 2 156 178 1 ; r_ ~- 7 4 154 176 1
part cover = cover a : r^ ~ 0 0 152 176 1
part pic-mountain@mountain = trim b : o_ c 16 -40 22 22 ; p_ navy -50 74 14 -34 72 74 ; p_ w -9 6 14 -34 36 6 26 0 18 10 8 0 0 10 ; p_ ~- -50 80 -20 50 10 66 44 44 74 66 74 84 -50 84
part pic-comet@comet = trim b : p_ b -44 64 22 -34 40 -20 ; p_ w -30 50 26 -32 36 -24 ; s_ b 34 -30 5 26 11 ; d_ w 3 -36 -50 -20 -70 60 40 40 70 66 -66 -34 6 20 44
part pic-koi@koi = trim b : o_ w 14 0 52 52 ; o_ ~- 14 0 46 46 ; o_ a 14 0 44 44 ; b b -26 0 -4 -15 28 -12 48 0 28 12 -4 15 ; p ~+ 44 0 68 -18 62 0 68 18 ; p ~+ 6 -13 22 -28 26 -11 ; p ~+ 6 13 22 28 26 11 ; o_ w 8 -3 9 6 ; o_ w 28 3 7 5 ; k -16 -3 3
part pic-songbook@songbook = trim b : r_ b 12 0 104 96 1 ; z_ c 2 -36 -28 60 -28 ; z_ c 2 -36 -14 60 -14 ; z_ c 2 -36 0 60 0 ; z_ c 2 -36 14 60 14 ; z_ c 2 -36 28 60 28 ; o c -3.8 25.6 11.5 8.6 -20 ; o c 33.6 19.8 11.5 8.6 -20 ; z c 4.3 6.2 24.2 6.2 -20.5 43.7 -26.2 43.7 18.4 ; p c 4.8 -23.4 45.1 -30.6 45.1 -17.6 4.8 -10.4
part pic-field-guide@field-guide = trim b : r_ cream 14 0 88 112 2 ; o_ c 14 14 24 32 ; o_ c 14 -24 15 13 ; z_ cream 2 14 -16 14 46 ; l_ c 4 -8 0 -24 -10 ; l_ c 4 36 0 52 -10 ; l_ c 4 -9 16 -28 18 ; l_ c 4 37 16 56 18 ; l_ c 4 -6 32 -20 46 ; l_ c 4 34 32 48 46 ; l_ c 2.6 8 -34 -4 -48 ; l_ c 2.6 20 -34 32 -48 ; d_ b 4 4 8 24 8 4 26 24 26
part pic-ticket@ticket = trim b : r_ w 14 -6 98 60 4 -8 ; r_ c 14 -24 92 10 1 -8 ; z_ b 3 -20 2 24 -4 ; z_ b 3 -18 14 8 10 ; z_ gray 2 40 -34 47 18 ; s_ c 52 -10 5 8 4 ; l_ b 3 -46 56 -20 46 6 62 34 48 66 58 ; p_ c 60 38 72 38 66 54 ; o_ c 66 36 7 7
part spine = thread w : z_ w 3 -54 -66 -54 66 ; d_ k 2.4 -54 -66 -54 -22 -54 22 -54 66
part wrap = thread w : z_ w 3 -76 -66 -54 -66 ; z_ w 3 -76 -22 -54 -22 ; z_ w 3 -76 22 -54 22 ; z_ w 3 -76 66 -54 66 ; z_ w 3 -54 -66 -54 66 ; z_ w 3 -54 -66 -54 -88 ; z_ w 3 -54 66 -54 88
scene lay

* sonobe-cube | 9-12 13+ | -
appeal 1
topics modular origami, origami, sonobe, kusudama, unit origami, japan, paper folding, geometry, math, polyhedron, paper ball, gift, party decoration, bedroom decor
variant ice-crystal | Weather, Seasons | white, light blue, teal | ice, frost, crystal, winter, hail
variant power-crystal | Fantasy | purple, pink, teal | crystal, power stone, magic, gemstone, gaming
variant space-cube | Space | navy, purple, gold | galaxy, satellite, space station
variant toy-cube | - | red, yellow, blue | puzzle cube, gaming, video games, cubing
minutes 45 60
mess low
heart paper@9-12: origami-paper, paper, wrapping-paper, magazine, junk-mail, map, sheet-music, metallic-paper = 6 sheet
heart paper@13+: origami-paper, paper, wrapping-paper, magazine, junk-mail, map, sheet-music, metallic-paper = 12 sheet
tool scissors: scissors
tool ruler: ruler
nice pen: paint-marker, gel-pen, metallic-pen
step squares: cut paper ruler scissors by cc
step gate: fold paper by cc
step corners: fold paper by cc
step twist: fold paper by cc
step tuck: fold paper by cc
step turn: fold paper by cc
step pair: build paper by cc
step close: build paper > cube by cc
step stars: draw pen paper > dots by cc
step more@13+: build paper by c
part cube = paper a : p^ a 0 -84 74 -42 0 0 -74 -42 ; p^ b -74 -42 0 0 0 84 -74 42 ; p^ c 74 -42 0 0 0 84 74 42 ; p_ c 37 -63 74 -42 37 -21 ; p_ b -37 -63 -74 -42 -37 -21 ; p_ a -74 0 -74 -42 -37 -21 ; p_ c 0 42 0 84 -37 63 ; p_ a 37 -21 0 0 0 42 ; p_ b 74 0 74 42 37 63 ; z_ k 1 -74 -42 0 0 74 -42 ; z_ k 1 0 0 0 84 ; z_ k .8 37 -63 37 -21 ; z_ k .8 -37 -63 -37 -21 ; z_ k .8 -74 0 -37 -21 ; z_ k .8 0 42 -37 63 ; z_ k .8 37 -21 0 42 ; z_ k .8 74 0 37 63
part dots = pen w : s_ ~ -36 22 4 9 3 ; s_ ~ 36 22 4 9 3 ; s_ ~ 0 -42 4 9 3 ; d_ ~ 2 -56 -8 -18 44 56 -8 18 44 -38 -42 38 -42
scene lay

* stand-up-card | 9-12 13+ | -
extras card: lace, metallic-paper, price-tag, ribbon, ric-rac, washi-tape
appeal 1
topics pop-up card, kirigami, origamic architecture, paper cutting, paper architecture, greeting card, birthday card, architecture, architect, birthday, invitation, congratulations, thank you card, father's day
variant castle | Fairy Tales | light blue, white, purple free | castle, princess, kingdom, knight
variant city | Superheroes, Transportation | navy, light blue, yellow | city, skyline, new york, hero city
variant stage | Music | red, gold, black | concert, stage, band, talent show, theater
variant cap | - | teal, black, gold free | graduation, graduation card, diploma, class of, end of school
variant podium | Sports | light green, white, gold | podium, winner, olympics, medal, competition
minutes 50 60
mess low
heart card: cardstock, construction-paper, watercolor-paper = 2 sheet
need trim: construction-paper, paint-chip, metallic-paper, origami-paper, magazine, junk-mail = 2 color
need plan: paper, graph-paper = 1 sheet
join glue: glue-stick, glue
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
nice pen: gel-pen, paint-marker, metallic-pen
step plan: draw plan ruler pencil by cc
step move: draw card plan pencil by cc
step cut: cut card scissors by tc
step score: fold card ruler by cc
step push: fold card > card box-castle box-city box-stage box-cap box-podium by cc
step trim: glue trim card scissors glue > trim-castle trim-city trim-stage trim-cap trim-podium by cc
step pen: draw pen card > lines by cc
step back: glue card glue by cc
step test: test card by cc
part card = card a : p^ ~ -84 -86 84 -86 84 16 -84 16 ; p^ ~- -84 16 84 16 92 84 -92 84
part box-castle@castle = card b : p^ ~ -48.0 -18 48.0 -18 48.0 52 -48.0 52 ; p_ ~- -48.0 -18 48.0 -18 42.0 -27 -42.0 -27 ; p^ ~ -53.0 -46 -27.0 -46 -27.0 62 -53.0 62 ; p_ ~- -53.0 -46 -27.0 -46 -33.0 -55 -47.0 -55 ; p^ ~ 27.0 -46 53.0 -46 53.0 62 27.0 62 ; p_ ~- 27.0 -46 53.0 -46 47.0 -55 33.0 -55 ; p^ ~- -17.0 8 17.0 8 17.0 68 -17.0 68 ; p_ ~-- -17.0 8 17.0 8 11.0 -1 -11.0 -1
part box-city@city = card b : p^ ~ -68.0 -30 -40.0 -30 -40.0 40 -68.0 40 ; p_ ~- -68.0 -30 -40.0 -30 -46.0 -39 -62.0 -39 ; p^ ~- -35.0 -58 -5.0 -58 -5.0 40 -35.0 40 ; p_ ~-- -35.0 -58 -5.0 -58 -11.0 -67 -29.0 -67 ; p^ ~ 1.0 -38 35.0 -38 35.0 48 1.0 48 ; p_ ~- 1.0 -38 35.0 -38 29.0 -47 7.0 -47 ; p^ ~- 41.0 -62 67.0 -62 67.0 40 41.0 40 ; p_ ~-- 41.0 -62 67.0 -62 61.0 -71 47.0 -71 ; p^ ~+ -55.0 14 -25.0 14 -25.0 62 -55.0 62 ; p_ ~+- -55.0 14 -25.0 14 -31.0 5 -49.0 5 ; p^ ~+ 27.0 8 61.0 8 61.0 64 27.0 64 ; p_ ~+- 27.0 8 61.0 8 55.0 -1 33.0 -1
part box-stage@stage = card b : p^ b -62.0 10 62.0 10 62.0 62 -62.0 62 ; p_ b- -62.0 10 62.0 10 56.0 1 -56.0 1 ; p^ k -59.0 -10 -33.0 -10 -33.0 60 -59.0 60 ; p_ k- -59.0 -10 -33.0 -10 -39.0 -19 -53.0 -19 ; p^ k 33.0 -10 59.0 -10 59.0 60 33.0 60 ; p_ k- 33.0 -10 59.0 -10 53.0 -19 39.0 -19
part box-cap@cap = card b : p^ ~ -35.0 20 35.0 20 35.0 66 -35.0 66 ; p_ ~- -35.0 20 35.0 20 29.0 11 -29.0 11 ; p_ k 0 -32 78 -4 0 24 -78 -4
part box-podium@podium = card b : p^ ~ -62.0 16 -22.0 16 -22.0 66 -62.0 66 ; p_ ~- -62.0 16 -22.0 16 -28.0 7 -56.0 7 ; p^ ~ 22.0 28 62.0 28 62.0 66 22.0 66 ; p_ ~- 22.0 28 62.0 28 56.0 19 28.0 19 ; p^ ~+ -22.0 -8 22.0 -8 22.0 66 -22.0 66 ; p_ ~+- -22.0 -8 22.0 -8 16.0 -17 -16.0 -17
part trim-castle@castle = trim c : p^ ~ -56 -55 -40 -86 -24 -55 ; p^ ~ 56 -55 40 -86 24 -55 ; b_ ~ -10 68 -10 36 0 26 10 36 10 68 ; r_ ~ -40 -20 7 14 3 ; r_ ~ 40 -20 7 14 3 ; v_ ~ -26 -24 26 -24 5 6 ; z_ k 1.4 0 -27 0 -56 ; p_ ~ 0 -56 18 -50 0 -44
part trim-city@city = trim c : r_ ~ -60 -20 5 7 ; r_ ~ -60 -6 5 7 ; r_ ~ -48 -20 5 7 ; r_ ~ -48 -6 5 7 ; r_ ~ -26 -48 5 7 ; r_ ~ -26 -34 5 7 ; r_ ~ -26 -20 5 7 ; r_ ~ -26 -6 5 7 ; r_ ~ -14 -48 5 7 ; r_ ~ -14 -34 5 7 ; r_ ~ -14 -20 5 7 ; r_ ~ -14 -6 5 7 ; r_ ~ 12 -28 5 7 ; r_ ~ 12 -14 5 7 ; r_ ~ 12 0 5 7 ; r_ ~ 12 14 5 7 ; r_ ~ 12 28 5 7 ; r_ ~ 24 -28 5 7 ; r_ ~ 24 -14 5 7 ; r_ ~ 24 0 5 7 ; r_ ~ 24 14 5 7 ; r_ ~ 24 28 5 7 ; r_ ~ 49 -50 5 7 ; r_ ~ 49 -36 5 7 ; r_ ~ 49 -22 5 7 ; r_ ~ 49 -8 5 7 ; r_ ~ 59 -50 5 7 ; r_ ~ 59 -36 5 7 ; r_ ~ 59 -22 5 7 ; r_ ~ 59 -8 5 7 ; r_ ~ -46 24 5 7 ; r_ ~ -46 38 5 7 ; r_ ~ -46 52 5 7 ; r_ ~ -34 24 5 7 ; r_ ~ -34 38 5 7 ; r_ ~ -34 52 5 7 ; r_ ~ 38 18 5 7 ; r_ ~ 38 32 5 7 ; r_ ~ 38 46 5 7 ; r_ ~ 50 18 5 7 ; r_ ~ 50 32 5 7 ; r_ ~ 50 46 5 7 ; o_ ~ -66 -68 10 10
part trim-stage@stage = trim c : o^ tan 0 -34 8 9 ; b^ w -9 -24 9 -24 10 4 -10 4 ; r^ navy -5 14 7 26 2 ; r^ navy 5 14 7 26 2 ; o^ gold 6 -4 11 8 ; z^ brown 3 8 -8 30 -22 ; o_ w -46 10 9 9 ; o_ w 46 10 9 9 ; o_ w -46 38 9 9 ; o_ w 46 38 9 9 ; p_ yellow -70 -84 -60 -84 -12 -30 -30 -20 ; p_ yellow 70 -84 60 -84 12 -30 30 -20
part trim-cap@cap = trim c : l_ ~ 3.4 0 -4 40 4 52 20 52 38 ; p_ ~ 45 38 59 38 62 60 42 60 ; o_ ~ 0 -4 4 3 ; s_ ~ -60 -60 5 10 4 ; s_ ~ 56 -58 5 12 5 ; s_ ~ -20 -64 5 7 3
part trim-podium@podium = trim c : o^ ~ 0 -40 14 14 ; s_ w 0 -40 5 9 4 ; p_ red -10 -30 -4 -28 -8 -12 -16 -14 ; p_ red 10 -30 4 -28 8 -12 16 -14 ; z_ ~ 5 0 18 0 46 ; z_ ~ 5 -8 46 8 46 ; a_ ~ -42 36 8 4 180 360 ; z_ ~ 4 -36 38 -48 54 -34 54 ; a_ ~ 42 42 7 3.4 200 450 ; a_ ~ 42 54 7 3.4 270 520
part lines = pen w : d_ ~ 2 -74 -76 -60 -48 -78 -26 74 -76 64 -40 78 -20 ; z_ ~ 1.6 -86 78 86 78
scene lay

* box-organizer | 9-12 13+ | -
extras box: felt, cork-sheet, cardstock
topics organize desk, organise desk, tidy desk, desk tidy, desk organizer, pencil holder, organizer, storage, back to school, desk, study, office, upcycling, recycling, earth day, bedroom decor, gift for dad, father's day, gift for a teacher
variant street | Transportation | cream, red, teal, yellow | street, houses, town, amsterdam, neighborhood
variant castle | Fairy Tales, Fantasy | gray, purple, brown, light blue | castle, fortress, knight, dragon keep
variant jukebox | Music | red, gold, teal, cream | jukebox, retro, rock and roll, record player
variant barn | Farm | red, white, brown, gray | barn, silo, farmhouse
variant aquarium | Ocean | blue, orange, green, yellow | aquarium, reef, fish tank
minutes 80 90
waits 60
mess some
heart box: cereal-box, small-box, oatmeal-canister, chip-can, cardboard-tube = 4
need base: cardboard, shoebox, foam-board = 1
need cover: construction-paper, wrapping-paper, wallpaper, paper-bag, packing-paper, map = 4 sheet
join glue: glue
join clip: clothespin, binder-clip = 4 when box!=chip-can,oatmeal-canister,cardboard-tube
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
nice pen: marker, paint-marker, gel-pen
step heights: cut box ruler pencil scissors by cc
step stiff: build box glue clip by cc
step wrap: glue cover box scissors glue > box-street box-castle box-jukebox box-barn box-aquarium by cc
step base: glue box base glue > base by cc
step front: cut cover scissors by cc
step stick: glue cover box glue > trim-street trim-castle trim-jukebox trim-barn trim-aquarium by cc
step pen: draw pen cover > lines by cc
step dry: dry box by cc
step fill: play box by cc
part base = base own : r^ ~ 0 80 184 9 2
part box-street@street = cover a : z yellow 5 -66 -34 -62 -84 ; z red 5 -56 -34 -50 -90 ; z teal 5 40 -44 46 -92 ; r^ ~ -62 22 42 116 ; r^ b -20 34 40 92 ; r^ c 22 16 42 128 ; r^ d 64 42 40 76
part box-castle@castle = cover a : z yellow 5 -58 -34 -62 -84 ; z red 5 -48 -34 -44 -90 ; r^ ~ -60 20 44 120 ; r^ ~ 60 20 44 120 ; r^ ~- -16 40 44 80 ; r^ ~- 24 34 40 92
part box-jukebox@jukebox = cover a : z yellow 5 -30 -40 -36 -88 ; z teal 5 16 -40 22 -90 ; r^ b -66 30 34 100 8 ; r^ b 66 30 34 100 8 ; q^ ~ 12 -50 78 -50 -36 -24 -64 24 -64 50 -36 50 78
part box-barn@barn = cover a : z yellow 5 56 -40 60 -84 ; z teal 5 66 -40 72 -90 ; r^ d 64 20 42 120 ; r^ ~ -30 34 104 92 ; r^ ~- 30 50 30 60
part box-aquarium@aquarium = cover a : z yellow 5 -66 -30 -72 -84 ; z red 5 60 -40 66 -88 ; r^ ~ -64 24 42 112 ; r^ ~+ -20 36 44 88 ; r^ ~ 24 28 42 104 ; r^ ~+ 66 16 40 128
part trim-street@street = cover b : p^ brown -83 -36 -83 -46 -75 -46 -75 -56 -49 -56 -49 -46 -41 -46 -41 -36 ; p^ brown -40 -12 -20 -40 0 -12 ; p^ brown 1 -48 10 -62 34 -62 43 -48 ; p^ brown 44 4 64 -22 84 4 ; r_ light-blue -71 -18 9 13 ; r_ light-blue -71 6 9 13 ; r_ light-blue -71 30 9 13 ; r_ light-blue -53 -18 9 13 ; r_ light-blue -53 6 9 13 ; r_ light-blue -53 30 9 13 ; r_ w -28 10 9 12 ; r_ w -28 34 9 12 ; r_ w -12 10 9 12 ; r_ w -12 34 9 12 ; r_ cream 13 -30 9 13 ; r_ cream 13 -6 9 13 ; r_ cream 13 18 9 13 ; r_ cream 31 -30 9 13 ; r_ cream 31 -6 9 13 ; r_ cream 31 18 9 13 ; r_ navy 55 22 8 12 ; r_ navy 73 22 8 12 ; r_ navy -62 66 13 28 ; r_ brown -20 66 13 28 ; r_ w 22 64 14 32 ; r_ red 64 66 13 28
part trim-castle@castle = cover b : v^ a -82 -38 -38 -38 4 10 ; v^ a 38 -38 82 -38 4 10 ; v^ a- -38 2 4 2 4 8 ; b_ c -28 80 -28 48 -16 38 -4 48 -4 80 ; r_ ~ 24 0 20 8 ; p_ ~ 14 0 34 0 34 40 24 30 14 40 ; s_ gold 24 16 5 7 3 ; r_ k -60 -6 7 18 3 ; r_ k -60 36 7 18 3 ; r_ k 60 -6 7 18 3 ; r_ k 60 36 7 18 3 ; z_ ~- 2 -28 58 -4 58
part trim-jukebox@jukebox = cover b : a_ gold 0 -8 40 34 180 360 ; a_ teal 0 -8 32 26 180 360 ; o_ k 0 -4 20 20 ; o_ cream 0 -4 8 8 ; o_ k 0 -4 2 2 ; r_ cream 0 34 72 14 2 ; d_ red 3 -28 34 -14 34 0 34 14 34 28 34 ; r_ gold 0 62 72 26 2 ; z_ a 3 -24 50 -24 74 ; z_ a 3 -8 50 -8 74 ; z_ a 3 8 50 8 74 ; z_ a 3 24 50 24 74 ; z_ teal 4 -66 -6 -66 66 ; z_ teal 4 66 -6 66 66 ; z_ red 3 -74 -6 -74 66 ; z_ red 3 74 -6 74 66
part trim-barn@barn = cover b : p^ c -86 -8 -60 -40 -30 -54 0 -40 26 -8 ; r_ ~ -30 56 44 46 1 ; z_ a 4 -50 34 -10 78 ; z_ a 4 -10 34 -50 78 ; r_ ~ -30 2 18 18 1 ; z_ a 2.6 -38 2 -22 2 ; o_ d- 64 -40 21 8 ; z_ w 2 44 0 84 0 ; z_ w 2 44 34 84 34 ; b_ cream 20 80 20 64 30 60 40 64 40 80
part trim-aquarium@aquarium = cover b : p b -51.9 10 -40.2 -0.1 -42.7 10 -40.2 20.1 ; b b -82.2 10 -72.1 -0.9 -57.8 -0.1 -47.7 10 -57.8 20.1 -72.1 20.9 ; p yellow -66.2 -0.1 -55.3 -6.8 -56.1 1.6 ; p yellow -64.5 20.1 -57.8 26 -57 18.4 ; e -73.8 7.9 2.5 ; p yellow 34.1 0 45.8 -10.1 43.3 0 45.8 10.1 ; b yellow 3.8 0 13.9 -10.9 28.2 -10.1 38.3 0 28.2 10.1 13.9 10.9 ; p orange 19.8 -10.1 30.7 -16.8 29.9 -8.4 ; p orange 21.5 10.1 28.2 16 29 8.4 ; e 12.2 -2.1 2.5 ; p b 73.6 36 84.8 26.4 82.4 36 84.8 45.6 ; b b 44.8 36 54.4 25.6 68 26.4 77.6 36 68 45.6 54.4 46.4 ; p yellow 60 26.4 70.4 20 69.6 28 ; p yellow 61.6 45.6 68 51.2 68.8 44 ; e 52.8 34 2.4 ; l_ c 5 -32 80 -37 60 -28 44 -34 26 ; l_ c 5 -14 80 -19 60 -10 44 -16 26 ; l_ c 5 44 80 39 60 48 44 42 26 ; l_ c 5 80 80 75 60 84 44 78 26 ; l_ c 5 -80 80 -85 60 -76 44 -82 26 ; d_ w 2.6 -40 -20 -46 -8 44 -30 72 -34 0 -14 ; o_ d -20 74 14 6 ; b_ red 8 80 10 58 18 70 26 54 30 70 38 60 40 80
part lines = pen w : d_ ~ 1.8 -84 79 -60 79 -36 79 -12 79 12 79 36 79 60 79 84 79
scene stand

* pencil-roll | 9-12 13+ | -
extras cloth: letter-bead, leather, charm
topics pencil roll, pencil case, brush roll, roll-up case, sewing, upcycling, upcycled jeans, denim, art supplies, artist, back to school, travel, gift for an artist, gift for a teacher, gift for a friend, thrift
variant piano | Music | black, white, red | piano, keyboard, pianist, composer
variant watermelon | Food | red, light green, black | watermelon, fruit, summer
variant caterpillar | Bugs | light green, green, yellow | caterpillar, insect, butterfly
variant shark | Ocean | light blue, white, navy or gray, blue | shark, sea, great white
variant crocodile | Jungle, Animals | green, light green, white | crocodile, alligator, swamp
minutes 80 90
mess low
heart cloth: denim, fabric-scrap, felt, pillowcase, burlap, cloth-bag = 1
heart felt: felt, fabric-scrap, craft-foam = 4 color
need thread: embroidery-floss, sewing-thread, string = 4 yd
need tie: ribbon, shoelace, cotton-cord, leather-cord = 24 in
nice pins: bobby-pin, binder-clip, clothespin
tool needle: needle
tool scissors: scissors, fabric-scissors
tool ruler: ruler
tool chalk: chalk, pencil
step cut: cut cloth ruler scissors chalk > cloth by cc
step hem: sew cloth thread needle by cc
step face: cut felt scissors by cc
step trim: sew felt cloth thread needle > trim-piano trim-watermelon trim-caterpillar trim-shark trim-crocodile by cc
step fold: fold cloth pins? by cc
step sides: sew cloth thread needle > pocket by cc
step lines: draw cloth chalk ruler by cc
step slots: sew cloth thread needle > slots by cc
step tie: sew tie cloth thread needle > tie by cc
step fill: play cloth > pens by cc
part tie = tie own : l^ ~ 4 -80 6 -92 20 -90 44 -96 62 ; l^ ~ 4 -80 10 -86 30 -80 50 -84 70
part cloth = cloth a : r^ ~ 4 0 160 150 3
part pens = cloth w : r teal -56 -18 9 70 1 ; r orange -32 -18 9 70 1 ; r yellow -8 -18 9 70 1 ; r green 16 -18 9 70 1 ; r pink 40 -18 9 70 1 ; r purple 64 -18 9 70 1 ; p tan -60.5 -52 -51.5 -52 -56 -68 ; p tan -36.5 -52 -27.5 -52 -32 -68 ; p tan -12.5 -52 -3.5 -52 -8 -68 ; p tan 11.5 -52 20.5 -52 16 -68 ; p tan 35.5 -52 44.5 -52 40 -68 ; p tan 59.5 -52 68.5 -52 64 -68
part pocket = cloth a : r^ ~- 4 38 160 76 3 ; stitch w -74 3 82 3 20
part trim-piano@piano = felt b : r^ w 4 42 152 60 1 ; z_ k 1.6 -53 12 -53 72 ; z_ k 1.6 -34 12 -34 72 ; z_ k 1.6 -15 12 -15 72 ; z_ k 1.6 4 12 4 72 ; z_ k 1.6 23 12 23 72 ; z_ k 1.6 42 12 42 72 ; z_ k 1.6 61 12 61 72 ; r_ k -53 28 11 34 1 ; r_ k -34 28 11 34 1 ; r_ k 4 28 11 34 1 ; r_ k 23 28 11 34 1 ; r_ k 42 28 11 34 1
part trim-watermelon@watermelon = felt b : r^ red 4 38 160 74 2 ; r^ green 4 70 160 14 1 ; r_ w 4 60 160 7 ; x_ k -56 20 4 8 ; x_ k -30 40 4 8 ; x_ k -6 20 4 8 ; x_ k 20 42 4 8 ; x_ k 44 22 4 8 ; x_ k 66 40 4 8
part trim-caterpillar@caterpillar = felt b : o^ yellow -56 46 17 17 ; o^ green -30 40 17 17 ; o^ yellow -4 48 17 17 ; o^ green 22 42 17 17 ; o^ yellow 54 36 22 22 ; e 48 32 5 ; e 62 32 5 ; u 55 42 7 ; l_ k 2.4 48 16 44 6 ; l_ k 2.4 60 16 66 6 ; z_ k 2.4 -60 64 -60 72 ; z_ k 2.4 -50 64 -50 72 ; z_ k 2.4 -34 64 -34 72 ; z_ k 2.4 -24 64 -24 72 ; z_ k 2.4 -8 64 -8 72 ; z_ k 2.4 2 64 2 72 ; z_ k 2.4 18 64 18 72 ; z_ k 2.4 28 64 28 72
part trim-shark@shark = felt b : b^ w -76 76 -60 44 4 34 68 44 84 76 ; e -40 26 6 ; e 48 26 6 ; b_ navy -50 76 -36 52 4 46 44 52 58 76 ; p_ w -38 54.8 -26 54.8 -32 62 ; p_ w -26 53.7 -14 53.7 -20 62 ; p_ w -14 52.6 -2 52.6 -8 62 ; p_ w -2 51.5 10 51.5 4 62 ; p_ w 10 51.5 22 51.5 16 62 ; p_ w 22 52.6 34 52.6 28 62 ; p_ w 34 53.7 46 53.7 40 62 ; z_ navy 2 -70 26 -70 40 ; z_ navy 2 -64 24 -64 38 ; z_ navy 2 78 26 78 40 ; z_ navy 2 72 24 72 38
part trim-crocodile@crocodile = felt b : r^ a 4 38 160 74 2 ; p_ w -74 44 -60 44 -67 58 ; p_ w -56 44 -42 44 -49 58 ; p_ w -38 44 -24 44 -31 58 ; p_ w -20 44 -6 44 -13 58 ; p_ w -2 44 12 44 5 58 ; p_ w 16 44 30 44 23 58 ; p_ w 34 44 48 44 41 58 ; p_ w 52 44 66 44 59 58 ; p_ w 70 44 84 44 77 58 ; r^ b 4 66 160 20 1 ; p_ w -64 58 -50 58 -57 46 ; p_ w -46 58 -32 58 -39 46 ; p_ w -28 58 -14 58 -21 46 ; p_ w -10 58 4 58 -3 46 ; p_ w 8 58 22 58 15 46 ; p_ w 26 58 40 58 33 46 ; p_ w 44 58 58 58 51 46 ; p_ w 62 58 76 58 69 46 ; o^ b 52 14 16 13 ; o^ b 76 14 12 12 ; e 53 14 7 ; e 76 14 5 ; o_ k -66 32 3 2 ; o_ k -54 32 3 2
part slots = thread w : stitch w -44 4 -44 74 9 ; stitch w -20 4 -20 74 9 ; stitch w 4 4 4 74 9 ; stitch w 28 4 28 74 9 ; stitch w 52 4 52 74 9
scene lay

* pinhole-viewer | 9-12 13+ | -
extras machine: washi-tape, sticker, duct-tape
topics photography, pinhole camera, camera obscura, camera, optics, light, science, science fair, physics, photographer, inventor, school project
near thrift, art history, renaissance
colors black, gold, red
minutes 45 50
mess low
heart tube: oatmeal-canister, chip-can, small-box, shoebox, cereal-box = 1
heart screen: tracing-paper, wax-paper, tissue-paper, parchment-paper = 1 sheet
need foil: aluminum-foil, foil-pan, soda-can = 1 scrap
need cover: construction-paper, cardstock, packing-paper = 2 sheet
join tape: tape, duct-tape, electrical-tape
need band: rubber-band, hair-tie
tool needle: needle
tool pencil: pencil
nice phone: phone
home lamp
step hole: poke tube pencil by tt
step pin: poke foil needle by cc
step mount: tape foil tube tape > box by tc
step sleeve: roll cover tube tape by cc
step screen: build screen cover band > screen by cc
step slide: build cover tube > sleeve by cc
step wrap: decorate cover tube tape > deco by cc
step dark: test tube lamp by cc
step photo: play phone tube by cc
part sleeve = cover k : r^ k 40 4 96 92 4 ; o_ gray 86 4 12 44
part box = tube a : r^ ~ -26 0 104 116 5 ; o^ ~ -76 0 18 58 ; o_ silver -78 0 9 22 ; o_ k -79 0 2.4 3.4
part screen = screen w : o_ w 86 4 9 38 ; p_ light-blue 80 -18 92 -24 94 4 79 4 ; p_ green 79 4 94 4 92 26 80 20 ; p_ brown 85 2 88 2 88 -12 85 -12
part deco = cover b : r_ b -26 -36 104 8 ; r_ b -26 36 104 8 ; o_ c -20 0 26 26 ; o_ b -20 0 19 19 ; s_ k -20 0 6 16 7 ; r_ ~- 40 -52 40 12 3
scene lay

* chalk-marbling | 6-8 9-12 13+ | -
appeal 3
topics marbling, marbled paper, paper marbling, suminagashi, ebru, turkey, japan, bookbinding, wrapping paper, stationery, bookmark set, art class, gift wrap
near letter
variant sea | Ocean | blue, teal, light blue | sea, wave, water
variant dragon-hide | Fantasy | green, teal, gold | dragon, dragon skin, scales, serpent
variant canyon | Nature | orange, brown, cream | canyon, agate, rock, layers of rock, desert, geology
variant storm-planet | Space | tan, orange, brown | jupiter, planet, gas giant, nebula
variant storm-sky | Weather | gray, navy, light blue | storm, wind, rain, clouds
minutes 35 45 45
waits 60
mess some
heart chalk: chalk, sidewalk-chalk, charcoal = 3 color
heart paper: watercolor-paper, cardstock, index-card, paper = 4 sheet
need scrape: plastic-knife, metal-spoon, craft-stick, strainer
tool comb: toothpick, plastic-fork, comb, wooden-skewer
tool pencil: pencil, chopstick
need tub: foil-tray, plastic-tub, foil-pan
nice tag: ribbon, string
tool scissors: scissors
home water
home towel
step water: fill tub water by ccc
step scrape: prepare chalk scrape tub by ccc
step swirl: mix comb chalk by ccc
step lay: print paper chalk by ccc
step lift: dry paper towel > marble-sea marble-dragon-hide marble-canyon marble-storm-planet marble-storm-sky by ccc
step again: print paper chalk by ccc
step cut: cut paper scissors > mark by ccc
step tag: tie tag paper pencil > tag by ccc
part marble-sea@sea = paper own : r^ w -10 0 152 160 1 ; l_ blue 4 -84 -66 -69 -70.2 -54 -75.5 -39 -76 -24 -76 -9 -73.7 6 -68.4 21 -65.3 36 -66.1 51 -70.4 66 -75.7 ; l_ teal 3.2 -84 -65.8 -69 -69.8 -54 -71.9 -39 -70.7 -24 -67.1 -9 -63 6 -61.1 21 -62.3 36 -66 51 -69.9 66 -71.9 ; l_ light-blue 2.3 -84 -61.9 -69 -65.3 -54 -66.2 -39 -63.9 -24 -59.9 -9 -56.5 6 -55.7 21 -58 36 -62.1 51 -65.4 66 -66.1 ; l_ w 2.5 -84 -54.4 -69 -60.1 -54 -62.9 -39 -61.3 -24 -56.2 -9 -50.6 6 -47.8 21 -49.5 36 -54.7 51 -60.3 66 -63 ; l_ blue 2.5 -84 -57.2 -69 -56.2 -54 -51.4 -39 -45.7 -24 -42.4 -9 -43.6 6 -48.5 21 -54.1 36 -57.3 51 -56 66 -51.1 ; l_ teal 4.9 -84 -50.6 -69 -49.4 -54 -45.3 -39 -40.5 -24 -38 -9 -39.2 6 -43.5 21 -48.2 36 -50.6 51 -49.3 66 -45.1 ; l_ light-blue 4.9 -84 -47.1 -69 -45.6 -54 -40 -39 -33.7 -24 -30.4 -9 -32 6 -37.7 21 -43.9 36 -47.2 51 -45.4 66 -39.7 ; l_ w 3 -84 -36.6 -69 -32.7 -54 -29.1 -39 -28 -24 -30 -9 -33.9 6 -37.4 21 -38.5 36 -36.4 51 -32.5 66 -29 ; l_ blue 3.1 -84 -33.5 -69 -31.3 -54 -26.9 -39 -23 -24 -21.9 -9 -24.2 6 -28.6 21 -32.4 36 -33.5 51 -31.1 66 -26.7 ; l_ teal 3.8 -84 -30.5 -69 -24.2 -54 -16.7 -39 -12.5 -24 -13.9 -9 -20.2 6 -27.7 21 -31.9 36 -30.3 51 -23.9 66 -16.5 ; l_ light-blue 3.7 -84 -19.7 -69 -13 -54 -8.3 -39 -8.6 -24 -13.6 -9 -20.4 6 -24.9 21 -24.6 36 -19.5 51 -12.7 66 -8.2 ; l_ w 2.8 -84 -13.6 -69 -9.4 -54 -6.3 -39 -6 -24 -8.7 -9 -12.8 6 -15.9 21 -16.2 36 -13.4 51 -9.3 66 -6.2 ; l_ blue 3.1 -84 -1.8 -69 3 -54 2.7 -39 -2.4 -24 -9.4 -9 -14.1 6 -13.7 21 -8.5 36 -1.6 51 3.1 66 2.6 ; l_ teal 3 -84 6.2 -69 8.5 -54 5.8 -39 -0.3 -24 -6.3 -9 -8.5 6 -5.7 21 0.4 36 6.3 51 8.5 66 5.6 ; l_ light-blue 2.9 -84 15.3 -69 12.7 -54 5.9 -39 -1.1 -24 -4.2 -9 -1.5 6 5.4 21 12.3 36 15.3 51 12.5 66 5.6 ; l_ w 4.7 -84 19.5 -69 16.7 -54 10.6 -39 4.8 -24 2.6 -9 5.5 6 11.7 21 17.5 36 19.5 51 16.5 66 10.3 ; l_ blue 4.9 -84 26 -69 22.9 -54 16.2 -39 9.6 -24 7.3 -9 10.4 6 17.2 21 23.7 36 26 51 22.7 66 15.9 ; l_ teal 4.3 -84 26.9 -69 23.3 -54 19 -39 16.5 -24 17.4 -9 21.1 6 25.4 21 27.8 36 26.8 51 23.1 66 18.8 ; l_ light-blue 2.3 -84 30.7 -69 26.2 -54 22.6 -39 22 -24 24.8 -9 29.3 6 32.9 21 33.4 36 30.5 51 26 66 22.5 ; l_ w 3.8 -84 31.1 -69 25.5 -54 24.5 -39 28.6 -24 35.5 -9 41 6 41.9 21 37.7 36 30.9 51 25.4 66 24.6 ; l_ blue 4.1 -84 39.7 -69 32.2 -54 28.6 -39 31 -24 38 -9 45.5 6 49 21 46.5 36 39.4 51 31.9 66 28.5 ; l_ teal 3.5 -84 39.1 -69 35.8 -54 37.6 -39 43.3 -24 49.7 -9 52.8 6 51 21 45.2 36 38.9 51 35.8 66 37.7 ; l_ light-blue 3.5 -84 39.8 -69 42.7 -54 49.8 -39 56.9 -24 59.9 -9 56.9 6 49.8 21 42.7 36 39.8 51 42.9 66 50.1 ; l_ w 4.2 -84 50.5 -69 46.6 -54 47.9 -39 53.6 -24 60.4 -9 64.2 6 62.8 21 57 36 50.2 51 46.5 66 48.1 ; l_ blue 4.5 -84 54.5 -69 60.7 -54 67.1 -39 69.8 -24 67.3 -9 61 6 54.7 21 52 36 54.7 51 61 66 67.3 ; l_ teal 4.1 -84 59.9 -69 62.8 -54 67.8 -39 64.1 -24 73 -9 70.1 6 65 21 60.8 36 59.9 51 62.9 66 68
part marble-dragon-hide@dragon-hide = paper own : r^ light-green -10 0 152 160 1 ; a_ green -70 -66 12 8.6 10 170 ; a_ teal -48 -66 12 8.6 10 170 ; a_ gold -26 -66 12 8.6 10 170 ; a_ green -4 -66 12 8.6 10 170 ; a_ teal 18 -66 12 8.6 10 170 ; a_ gold 40 -66 12 8.6 10 170 ; a_ teal -59 -49 12 8.6 10 170 ; a_ gold -37 -49 12 8.6 10 170 ; a_ green -15 -49 12 8.6 10 170 ; a_ teal 7 -49 12 8.6 10 170 ; a_ gold 29 -49 12 8.6 10 170 ; a_ green 51 -49 12 8.6 10 170 ; a_ gold -70 -32 12 8.6 10 170 ; a_ green -48 -32 12 8.6 10 170 ; a_ teal -26 -32 12 8.6 10 170 ; a_ gold -4 -32 12 8.6 10 170 ; a_ green 18 -32 12 8.6 10 170 ; a_ teal 40 -32 12 8.6 10 170 ; a_ green -59 -15 12 8.6 10 170 ; a_ teal -37 -15 12 8.6 10 170 ; a_ gold -15 -15 12 8.6 10 170 ; a_ green 7 -15 12 8.6 10 170 ; a_ teal 29 -15 12 8.6 10 170 ; a_ gold 51 -15 12 8.6 10 170 ; a_ teal -70 2 12 8.6 10 170 ; a_ gold -48 2 12 8.6 10 170 ; a_ green -26 2 12 8.6 10 170 ; a_ teal -4 2 12 8.6 10 170 ; a_ gold 18 2 12 8.6 10 170 ; a_ green 40 2 12 8.6 10 170 ; a_ gold -59 19 12 8.6 10 170 ; a_ green -37 19 12 8.6 10 170 ; a_ teal -15 19 12 8.6 10 170 ; a_ gold 7 19 12 8.6 10 170 ; a_ green 29 19 12 8.6 10 170 ; a_ teal 51 19 12 8.6 10 170 ; a_ green -70 36 12 8.6 10 170 ; a_ teal -48 36 12 8.6 10 170 ; a_ gold -26 36 12 8.6 10 170 ; a_ green -4 36 12 8.6 10 170 ; a_ teal 18 36 12 8.6 10 170 ; a_ gold 40 36 12 8.6 10 170 ; a_ teal -59 53 12 8.6 10 170 ; a_ gold -37 53 12 8.6 10 170 ; a_ green -15 53 12 8.6 10 170 ; a_ teal 7 53 12 8.6 10 170 ; a_ gold 29 53 12 8.6 10 170 ; a_ green 51 53 12 8.6 10 170 ; a_ gold -70 70 12 8.6 10 170 ; a_ green -48 70 12 8.6 10 170 ; a_ teal -26 70 12 8.6 10 170 ; a_ gold -4 70 12 8.6 10 170 ; a_ green 18 70 12 8.6 10 170 ; a_ teal 40 70 12 8.6 10 170
part marble-canyon@canyon = paper own : r^ cream -10 0 152 160 1 ; l_ orange 2.7 -84 -69.2 -69 -73 -54 -76 -39 -76 -24 -74.8 -9 -70.9 6 -67.7 21 -67 36 -69.3 51 -73.2 66 -76 ; l_ brown 4.4 -84 -61.2 -69 -65.2 -54 -69.3 -39 -71.2 -24 -69.6 -9 -65.7 6 -61.5 21 -59.8 36 -61.3 51 -65.3 66 -69.4 ; l_ tan 3.3 -84 -57.7 -69 -62.1 -54 -64.6 -39 -63.7 -24 -60 -9 -55.7 6 -53.2 21 -54.2 36 -57.9 51 -62.2 66 -64.6 ; l_ orange 3.5 -84 -51.3 -69 -58.8 -54 -62.5 -39 -60.3 -24 -53.3 -9 -45.8 6 -42.2 21 -44.6 36 -51.6 51 -59.1 66 -62.6 ; l_ cream 4.5 -84 -54 -69 -52.4 -54 -46.8 -39 -40.7 -24 -37.6 -9 -39.4 6 -45 21 -51.1 36 -54.1 51 -52.2 66 -46.5 ; l_ orange 3.4 -84 -47.2 -69 -49.4 -54 -45.6 -39 -38.1 -24 -31.3 -9 -29.2 6 -33 21 -40.6 36 -47.4 51 -49.4 66 -45.4 ; l_ brown 4.9 -84 -38.7 -69 -34.2 -54 -28.8 -39 -25.7 -24 -26.8 -9 -31.4 6 -36.8 21 -39.8 36 -38.6 51 -34 66 -28.6 ; l_ tan 2.8 -84 -32 -69 -30.9 -54 -26.9 -39 -22.6 -24 -20.3 -9 -21.6 6 -25.5 21 -29.9 36 -32.1 51 -30.8 66 -26.7 ; l_ orange 3.8 -84 -24.6 -69 -20.3 -54 -15.6 -39 -13.3 -24 -14.7 -9 -19.1 6 -23.8 21 -26 36 -24.5 51 -20.1 66 -15.4 ; l_ cream 3.4 -84 -19.4 -69 -16.1 -54 -11.1 -39 -7.2 -24 -6.9 -9 -10.2 6 -15.2 21 -19 36 -19.3 51 -15.9 66 -10.9 ; l_ orange 4.9 -84 -7.1 -69 -1.8 -54 0.7 -39 -1.1 -24 -6.1 -9 -11.4 6 -13.8 21 -11.9 36 -6.8 51 -1.6 66 0.7 ; l_ brown 3.9 -84 1.8 -69 7.7 -54 8.9 -39 4.9 -24 -2 -9 -7.7 6 -8.9 21 -4.8 36 2.1 51 7.8 66 8.9 ; l_ tan 4.7 -84 5.3 -69 12 -54 15.5 -39 13.7 -24 7.7 -9 1 6 -2.5 21 -0.5 36 5.6 51 12.3 66 15.6 ; l_ orange 4.4 -84 22.7 -69 20.7 -54 14.3 -39 7.1 -24 3.5 -9 5.5 6 12.1 21 19.2 36 22.7 51 20.5 66 14 ; l_ cream 2.5 -84 26.1 -69 26.7 -54 23.1 -39 17.4 -24 13.1 -9 12.6 6 16.3 21 22 36 26.2 51 26.6 66 22.9 ; l_ orange 2.4 -84 33.2 -69 34.9 -54 31.4 -39 24.9 -24 19.1 -9 17.5 6 21 21 27.6 36 33.4 51 34.9 66 31.2 ; l_ brown 3.2 -84 38.9 -69 37.7 -54 33.6 -39 28.9 -24 26.5 -9 27.8 6 32 21 36.6 36 38.9 51 37.6 66 33.4 ; l_ tan 2.6 -84 44.6 -69 43.2 -54 39.4 -39 35.6 -24 34 -9 35.4 6 39.2 21 43 36 44.6 51 43 66 39.3 ; l_ orange 2.3 -84 49.5 -69 45.4 -54 41.6 -39 40.2 -24 42.2 -9 46.3 6 50.1 21 51.4 36 49.4 51 45.2 66 41.4 ; l_ cream 2.6 -84 52.3 -69 45 -54 42.1 -39 45.3 -24 52.6 -9 59.8 6 62.6 21 59.3 36 51.9 51 44.8 66 42.1 ; l_ orange 3.2 -84 59.2 -69 54.5 -54 52.4 -39 54.2 -24 58.7 -9 63.4 6 65.4 21 63.6 36 59 51 54.3 66 52.4 ; l_ brown 5 -84 60.4 -69 59.9 -54 62.7 -39 67.1 -24 70.5 -9 70.9 6 68.1 21 63.7 36 60.4 51 60 66 62.9
part marble-storm-planet@storm-planet = paper own : r^ cream -10 0 152 160 1 ; l_ tan 2.4 -84 -67.9 -69 -73.8 -54 -76 -39 -76 -24 -76 -9 -70.1 6 -65.3 21 -64.5 36 -68.1 51 -74.1 66 -76 ; l_ orange 2.9 -84 -63.7 -69 -68.1 -54 -71.2 -39 -71.2 -24 -68.2 -9 -63.9 6 -60.8 21 -60.8 36 -63.9 51 -68.2 66 -71.2 ; l_ cream 2.3 -84 -56.7 -69 -64.4 -54 -69.4 -39 -68.9 -24 -63.1 -9 -55.5 6 -50.5 21 -51.1 36 -57 51 -64.6 66 -69.5 ; l_ brown 2.6 -84 -59.7 -69 -64.5 -54 -63 -39 -56.2 -24 -48.1 -9 -43.5 6 -45.1 21 -51.9 36 -60 51 -64.5 66 -62.8 ; l_ tan 3.7 -84 -49.3 -69 -54.7 -54 -56.1 -39 -52.7 -24 -46.5 -9 -41.2 6 -39.9 21 -43.4 36 -49.6 51 -54.9 66 -56.1 ; l_ orange 4.1 -84 -52.7 -69 -48 -54 -39.8 -39 -32.9 -24 -31.4 -9 -36.1 6 -44.4 21 -51.2 36 -52.6 51 -47.7 66 -39.5 ; l_ cream 2.7 -84 -42.4 -69 -41.5 -54 -37.3 -39 -32.3 -24 -29.5 -9 -30.6 6 -34.9 21 -39.8 36 -42.5 51 -41.3 66 -37 ; l_ brown 4.4 -84 -38.9 -69 -33.6 -54 -26.2 -39 -21 -24 -21.2 -9 -26.5 6 -34 21 -39 36 -38.7 51 -33.3 66 -25.9 ; l_ tan 4.5 -84 -30.7 -69 -27.3 -54 -22 -39 -17.8 -24 -17.3 -9 -20.8 6 -26.1 21 -30.2 36 -30.6 51 -27.1 66 -21.8 ; l_ orange 4.5 -84 -17.9 -69 -10.2 -54 -7.1 -39 -10.4 -24 -18.3 -9 -25.9 6 -28.9 21 -25.4 36 -17.6 51 -9.9 66 -7.1 ; l_ cream 2.8 -84 -10.1 -69 -3.8 -54 -2.3 -39 -6.5 -24 -14 -9 -20.3 6 -21.7 21 -17.3 36 -9.8 51 -3.6 66 -2.3 ; l_ brown 2.3 -84 -6.3 -69 -0.5 -54 2.1 -39 -0.1 -24 -5.8 -9 -11.6 6 -14.1 21 -11.8 36 -6 51 -0.3 66 2.1 ; l_ tan 2.9 -84 1 -69 4.3 -54 5.1 -39 2.8 -24 -1.1 -9 -4.4 6 -5 21 -2.7 36 1.2 51 4.4 66 5 ; l_ orange 3.5 -84 15.2 -69 12.5 -54 6 -39 -0.5 -24 -3.2 -9 -0.4 6 6.2 21 12.6 36 15.2 51 12.3 66 5.7 ; l_ cream 4.9 -84 21.8 -69 16 -54 7.9 -39 2.1 -24 2.2 -9 8.1 6 16.3 21 21.9 36 21.7 51 15.7 66 7.6 ; l_ brown 2.8 -84 24.6 -69 24.7 -54 20.8 -39 15.3 -24 11.4 -9 11.4 6 15.3 21 20.8 36 24.7 51 24.6 66 20.6 ; l_ tan 3.9 -84 30.2 -69 28.7 -54 24.5 -39 20 -24 17.8 -9 19.4 6 23.6 21 28.1 36 30.2 51 28.6 66 24.3 ; l_ orange 3.5 -84 33.6 -69 25.6 -54 20.2 -39 20.6 -24 26.6 -9 34.6 6 39.8 21 39.3 36 33.3 51 25.3 66 20.1 ; l_ cream 2.4 -84 36.6 -69 30.1 -54 27.1 -39 29.4 -24 35.6 -9 42 6 44.9 21 42.5 36 36.3 51 29.9 66 27.1 ; l_ brown 4.4 -84 38.1 -69 33.5 -54 34 -39 39.2 -24 46 -9 50.5 6 50 21 44.7 36 37.8 51 33.4 66 34.1 ; l_ tan 2.7 -84 46.5 -69 40.3 -54 38.6 -39 42.5 -24 49.6 -9 55.8 6 57.3 21 53.4 36 46.2 51 40.1 66 38.7 ; l_ orange 4.4 -84 51.3 -69 45.4 -54 44.7 -39 49.4 -24 56.9 -9 62.6 6 63.3 21 58.4 36 50.9 51 45.3 66 44.8 ; l_ cream 3.3 -84 52.8 -69 49.2 -54 52 -39 59.5 -24 67.4 -9 70.8 6 67.9 21 60.3 36 52.5 51 49.2 66 52.2 ; l_ brown 2.7 -84 55.3 -69 58.5 -54 66.1 -39 73.7 -24 76 -9 73.4 6 65.7 21 58.2 36 55.3 51 58.8 66 66.5 ; o_ orange 20 20 26 16 -8 ; o_ brown 20 20 19 11 -8 ; o_ orange 20 20 11 6 -8
part marble-storm-sky@storm-sky = paper own : r^ light-blue -10 0 152 160 1 ; l_ gray 4.7 -84 -67 -69 -70.5 -54 -74.9 -39 -76 -24 -76 -9 -73.4 6 -69 21 -66.4 36 -67.1 51 -70.7 66 -75.1 ; l_ navy 4.5 -84 -57.6 -69 -64.8 -54 -71.5 -39 -73.8 -24 -70.3 -9 -63.1 6 -56.4 21 -54.2 36 -57.8 51 -65.1 66 -71.7 ; l_ w 3.2 -84 -60.3 -69 -66.1 -54 -66 -39 -59.9 -24 -51.5 -9 -45.8 6 -46.1 21 -52.3 36 -60.6 51 -66.3 66 -65.8 ; l_ light-blue 2.2 -84 -47.7 -69 -53.7 -54 -56.3 -39 -54 -24 -48.1 -9 -42.2 6 -39.7 21 -42.1 36 -48 51 -53.9 66 -56.3 ; l_ gray 3.7 -84 -49.6 -69 -50.3 -54 -44.9 -39 -36.6 -24 -30.3 -9 -29.8 6 -35.3 21 -43.6 36 -49.8 51 -50.2 66 -44.6 ; l_ navy 4.6 -84 -41.5 -69 -42 -54 -36.5 -39 -28.4 -24 -22.4 -9 -22.1 6 -27.6 21 -35.8 36 -41.7 51 -41.9 66 -36.2 ; l_ w 2.9 -84 -33 -69 -33.3 -54 -28.1 -39 -20.5 -24 -14.9 -9 -14.7 6 -20 21 -27.7 36 -33.2 51 -33.2 66 -27.8 ; l_ light-blue 3.8 -84 -22.8 -69 -20.9 -54 -16.2 -39 -11.4 -24 -9.2 -9 -11.1 6 -15.9 21 -20.7 36 -22.8 51 -20.8 66 -16 ; l_ gray 2.6 -84 -13.5 -69 -9.3 -54 -4.4 -39 -1.6 -24 -2.6 -9 -6.8 6 -11.7 21 -14.5 36 -13.4 51 -9.1 66 -4.2 ; l_ navy 3.5 -84 -7.1 -69 0.5 -54 7.8 -39 10.4 -24 6.9 -9 -0.7 6 -7.9 21 -10.4 36 -6.8 51 0.9 66 8 ; l_ w 3.4 -84 11.6 -69 16 -54 15.7 -39 10.8 -24 4.3 -9 0 6 0.4 21 5.3 36 11.8 51 16.1 66 15.6 ; l_ light-blue 3.7 -84 17.9 -69 24.7 -54 26.3 -39 21.9 -24 13.9 -9 7.2 6 5.7 21 10.3 36 18.2 51 24.9 66 26.2 ; l_ gray 3.4 -84 22.4 -69 28.6 -54 32 -39 30.7 -24 25.4 -9 19.3 6 16 21 17.4 36 22.7 51 28.8 66 32 ; l_ navy 4.4 -84 32.8 -69 36.9 -54 38 -39 35.6 -24 31.1 -9 27.1 6 26 21 28.4 36 33 51 37 66 38 ; l_ w 4.2 -84 45.6 -69 45.5 -54 42.2 -39 37.6 -24 34.4 -9 34.5 6 37.9 21 42.5 36 45.7 51 45.5 66 42 ; l_ light-blue 3.7 -84 56.1 -69 55.2 -54 50 -39 43.7 -24 39.9 -9 40.9 6 46.1 21 52.4 36 56.1 51 55 66 49.8 ; l_ gray 2.5 -84 61.9 -69 56 -54 50.1 -39 47.7 -24 50.2 -9 56.2 6 62 21 64.3 36 61.7 51 55.7 66 49.9 ; l_ navy 3 -84 71.9 -69 67.6 -54 61.2 -39 56.4 -24 56.1 -9 60.5 6 66.9 21 71.6 36 71.8 51 67.4 66 61 ; i_ navy 10 -10 34 4 6 ; i_ gray -40 40 20 3 5
part mark = paper b : r^ ~ 70 14 32 132 2 ; l_ w 3 58 -30 66 -12 74 -26 82 -10 ; l_ a 3 58 0 66 18 74 4 82 22 ; l_ c 3 58 34 66 52 74 38 82 56 ; o_ w 70 -42 5 5
part tag = tag c : l^ ~ 3 70 -42 66 -62 72 -80 ; l^ ~ 3 70 -42 76 -62 82 -76
scene lay

* hand-lettering | 9-12 13+ | -
extras card: pressed-flower, washi-tape
extras board: eucalyptus, lavender, glass-gem, washi-tape, price-tag
topics hand lettering, lettering, calligraphy, brush lettering, faux calligraphy, typography, quote, sign, poster, motivational quote, kindness, bullet journal, name sign, birthday card, wedding, gift for a friend, gift for mom, mother's day, graduation, bedroom decor, wall art, thank you, welcome home
variant wildflower | Nature, Seasons | dark green, light green, pink | wildflowers, spring, flowers, meadow
variant rainy-day | Weather | navy, light blue, gray | rain, rainy day, clouds, sunshine
variant surf | Ocean | teal, light blue, orange | surf, beach, sea, summer
variant galaxy | Space | navy, light blue, gold | night sky, stars, moon, dreams
variant moth | Bugs | brown, tan, gold | moth, butterfly, night, cottagecore
minutes 50 60
mess low
heart paper: watercolor-paper, cardstock, index-card, paper = 2 sheet
heart pen: marker, permanent-marker, gel-pen, metallic-pen, paint-marker
nice pressed: pressed-flower = handful
join glue: glue, glue-stick
nice tint: watercolor-paint, colored-pencil, watercolor-pencil = 3 color
tool pencil: pencil
tool eraser: eraser
tool ruler: ruler
nice frame: picture-frame
step words: draw paper pencil > sheet by cc
step lines: draw paper pencil ruler by cc
step thin: draw pen paper > thin by cc
step thick: draw pen paper > thick by cc
step rub: prepare eraser paper by cc
step deco: draw pen paper > deco-wildflower deco-rainy-day deco-surf deco-galaxy deco-moth by cc
step press: glue pressed paper glue > pressed by cc
step tint: color tint paper > tint by cc
step shade@13+: draw pencil paper by c
step frame: decorate frame paper > frame by cc
part frame = frame own : r^ brown 0 0 190 156 3
part sheet = paper w : r^ w 0 0 176 142 2
part tint = tint b : b_ ~+ -78 -44 -20 -62 50 -56 78 -34 72 30 30 46 -50 50 -80 22
part thin = pen a : l ~ 2 -75.6 9.2 -64.8 -7 -59.4 -21.4 ; l ~ 2 -59.4 12.8 -50.4 3.8 -43.2 5.6 ; l ~ 2 -41.4 25.4 -34.2 20 -28.8 16.4 -19.8 11 -21.6 3.8 -28.8 7.4 ; l ~ 2 -27 21.8 -19.8 26.3 -10.8 9.2 -5.4 -19.6 ; l ~ 2 -5.4 23.6 1.8 25.4 9 7.4 14.4 -19.6 ; l ~ 2 14.4 23.6 21.6 25.4 28.8 14.6 32.4 9.2 41.4 2 50.4 5.6 52.2 11 ; l ~ 2 33.3 18.2 41.4 25.4 50.4 20 ; l ~ 2 52.2 9.2 61.2 5.6 75.6 -3.4
part thick = pen a : t ~ -59.4 -19.6 4.5 -59.4 25.4 4.5 ; t ~ -41.4 5.6 4.1 -41.4 25.4 4.1 ; t ~ -28.8 9.2 4.1 -27 20 4.1 ; t ~ -5.4 -19.6 4.5 -5.4 23.6 4.5 ; t ~ 14.4 -19.6 4.5 14.4 23.6 4.5 ; t ~ 32.4 9.2 4.1 33.3 18.2 4.1 ; t ~ 52.2 9.2 4.1 51.3 18.2 4.1
part deco-wildflower@wildflower = pen b : l_ dark-green 2 -66 66 -72 52 ; f_ a -72 44 5 9 5 ; o_ yellow -72 44 3 ; l_ dark-green 2 -48 66 -44 58 ; f_ purple -44 50 5 9 5 ; o_ yellow -44 50 3 ; l_ dark-green 2 50 66 46 54 ; f_ a 46 46 5 9 5 ; o_ yellow 46 46 3 ; l_ dark-green 2 68 66 72 58 ; f_ orange 72 50 5 9 5 ; o_ yellow 72 50 3 ; j_ green -58 66 -48 52 4 ; j_ green -38 66 -46 52 4 ; j_ green -28 66 -18 52 4 ; j_ green 40 66 50 52 4 ; j_ green 60 66 52 52 4 ; j_ green 30 66 20 52 4 ; f_ a -66 -50 5 9 5 ; f_ purple -48 -56 5 7 4 ; f_ a 64 -50 5 9 5 ; j_ green -84 -44 -72 -56 4 ; j_ green 72 -56 82 -42 4
part pressed = pressed pink : f_ pink -16 -46 5 8 4 ; o_ gold -16 -46 2.6 ; f_ purple 0 -52 5 9 4.4 ; o_ gold 0 -52 3 ; j_ green -8 -38 -2 -48 2.6 ; j_ green 8 -36 2 -46 2.6
part deco-rainy-day@rainy-day = pen b : y_ c -46 -50 26 12 8 0.25 ; y_ c 44 -52 30 13 8 0.25 ; x_ b -60 -28 3 6 ; x_ b -40 -30 3 6 ; x_ b 30 -30 3 6 ; x_ b 46 -28 3 6 ; x_ b 62 -32 3 6 ; x_ b -70 46 3 6 ; x_ b -50 54 3 6 ; x_ b -20 46 3 6 ; x_ b 10 54 3 6 ; x_ b 40 46 3 6 ; x_ b 66 54 3 6 ; a_ gold 0 70 26 21 180 360 ; a_ orange 0 70 20 15 180 360
part deco-surf@surf = pen b : o_ orange 54 -48 15 15 ; l_ b 3 -84 46 -66 38 -48 46 -30 38 -12 46 6 38 24 46 42 38 60 46 82 38 ; l_ a 3 -84 56 -66 48 -48 56 -30 48 -12 56 6 48 24 56 42 48 60 56 82 48 ; b_ orange -62 -64 -50 -50 -46 -30 -60 -40 -68 -54 ; z_ w 1.6 -64 -60 -48 -34
part deco-galaxy@galaxy = pen b : s_ gold -60 -50 4 11 4 ; s_ gold 66 -44 4 9 3 ; s_ gold 48 54 4 10 3.4 ; s_ gold -40 56 4 8 3 ; d_ b 2 -72 -30 -40 -44 20 -52 40 -60 70 -22 -66 44 0 54 20 48 70 40 ; b gold 31.6 -58 22.8 -55.4 17.1 -46 22.8 -36.6 31.6 -34 25.9 -39.2 24.4 -46 25.9 -52.8
part deco-moth@moth = pen b : b_ b -56 -46 -78 -60 -82 -44 -64 -40 ; b_ a -56 -42 -72 -38 -68 -28 -59 -34 ; b_ b -56 -46 -34 -60 -30 -44 -48 -40 ; b_ a -56 -42 -40 -38 -44 -28 -53 -34 ; b_ b 56 -46 34 -60 30 -44 48 -40 ; b_ a 56 -42 40 -38 44 -28 53 -34 ; b_ b 56 -46 78 -60 82 -44 64 -40 ; b_ a 56 -42 72 -38 68 -28 59 -34 ; b_ b 0 50 -22 36 -26 52 -8 56 ; b_ a 0 54 -16 58 -12 68 -3 62 ; b_ b 0 50 22 36 26 52 8 56 ; b_ a 0 54 16 58 12 68 3 62 ; o_ a -56 -44 3 9 ; o_ a 56 -44 3 9 ; o_ a 0 52 3 9 ; d_ gold 2 -30 -54 -20 -48 20 -48 30 -54 -40 54 40 54 -64 44 64 44
scene lay

* accordion-album | 9-12 13+ | -
extras book: leather-cord, metallic-paper, photo, raffia, sewing-elastic, sticker, string, ticket-stub
topics photo album, accordion book, concertina book, mini album, scrapbook, scrapbooking, photography, memories, friendship, best friends, graduation, end of school, anniversary, bookbinding, handmade book, gift for grandma, gift for grandpa, gift for mom, mother's day, gift for dad, father's day, birthday, family, missing you, i miss you, remembrance
variant best-friends | - | pink, yellow, purple | best friends, friendship, bff
variant trip | Transportation | light blue, red, gold | travel, road trip, vacation, train
variant pet | Animals | orange, cream, brown | dog, cat, pet, first year of a pet, remembering a pet
variant year | Seasons | teal, orange, pink | four seasons, one year, new year, scrapbook of the year
variant kitchen | Food | red, cream, green | family recipes, cooking, baking, grandma's kitchen
minutes 60 70
waits 60
mess low
heart strip: cardstock, watercolor-paper, packing-paper, construction-paper = 3 sheet
heart photo: photo, postage-stamp, old-greeting-card, old-calendar-picture = 4
need cover: cardboard, cereal-box, foam-board = 1
need wrap: wrapping-paper, wallpaper, map, magazine, junk-mail, fabric-scrap = 1 sheet
need trim: construction-paper, origami-paper, magazine, junk-mail = 3 color
need ribbon: ribbon, string, yarn, shoelace = 24 in
join glue: glue
nice pen: gel-pen, marker
nice press: bone-folder = 1
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
home book
step strip: cut strip ruler pencil scissors by cc
step zigzag: fold strip ruler press? > panels by cc
step join: glue strip glue by cc
step covers: cut cover ruler scissors by cc
step wrap: glue wrap cover glue scissors > covers by cc
step ribbon: glue ribbon cover strip glue > ribbon by cc
step press: dry cover book by cc
step photos: glue photo strip glue > photos by cc
step trim: glue trim strip glue scissors > trim-best-friends trim-trip trim-pet trim-year trim-kitchen by cc
step write: draw pen strip > lines by cc
part covers = wrap a : p^ ~ -90 -34 -42 -48 -42 64 -90 82 ; p^ ~ 42 -34 90 -22 90 86 42 70
part panels = strip cream : p^ cream- -84 -28 -42 -40 -42 60 -84 72 ; p^ cream -42 -40 0 -28 0 72 -42 60 ; p^ cream- 0 -28 42 -40 42 60 0 72 ; p^ cream 42 -40 84 -28 84 72 42 60
part photos = photo w : p_ w -79 -19.4 -47 -28.6 -47 17.4 -79 26.6 ; p_ light-blue -76 -17.3 -50 -24.7 -50 10.3 -76 17.7 ; p_ w -37 -28.6 -5 -19.4 -5 26.6 -37 17.4 ; p_ green -34 -24.7 -8 -17.3 -8 17.7 -34 10.3 ; p_ w 5 -19.4 37 -28.6 37 17.4 5 26.6 ; p_ gold 8 -17.3 34 -24.7 34 10.3 8 17.7 ; p_ w 47 -28.6 79 -19.4 79 26.6 47 17.4 ; p_ navy 50 -24.7 76 -17.3 76 17.7 50 10.3 ; o_ tan -68 -2 5 6 ; o_ tan -57 -4 5 6 ; p_ brown -30 10 -20 -10 -12 13 ; o_ red 21 -2 7 7 ; s_ yellow 62 -8 5 8 4
part trim-best-friends@best-friends = trim b : h_ a -70 44 9 ; h_ b -54 46 9 ; h_ c -24 46 9 ; h_ a 14 44 9 ; h_ b 30 48 9 ; h_ c 62 46 9
part trim-trip@trip = trim b : d_ b 1.8 -75 46 -68 42 -61 46 -54 42 ; d_ b 1.8 -33 46 -26 42 -19 46 -12 42 ; d_ b 1.8 9 44 16 40 23 44 30 40 ; d_ b 1.8 51 48 58 44 65 48 72 44 ; p_ b 66 42 76 42 71 54 ; o_ b 71 40 5 5 ; r_ c -68 34 12 7 1
part trim-pet@pet = trim b : o_ c -70 52 5 4 ; o_ c -75 46 2 2.6 ; o_ c -70 44 2 2.6 ; o_ c -65 46 2 2.6 ; o_ c -54 46 5 4 ; o_ c -59 40 2 2.6 ; o_ c -54 38 2 2.6 ; o_ c -49 40 2 2.6 ; o_ c -28 54 5 4 ; o_ c -33 48 2 2.6 ; o_ c -28 46 2 2.6 ; o_ c -23 48 2 2.6 ; o_ c -12 46 5 4 ; o_ c -17 40 2 2.6 ; o_ c -12 38 2 2.6 ; o_ c -7 40 2 2.6 ; o_ c 14 54 5 4 ; o_ c 9 48 2 2.6 ; o_ c 14 46 2 2.6 ; o_ c 19 48 2 2.6 ; o_ c 30 46 5 4 ; o_ c 25 40 2 2.6 ; o_ c 30 38 2 2.6 ; o_ c 35 40 2 2.6 ; o_ c 56 54 5 4 ; o_ c 51 48 2 2.6 ; o_ c 56 46 2 2.6 ; o_ c 61 48 2 2.6 ; o_ c 72 48 5 4 ; o_ c 67 42 2 2.6 ; o_ c 72 40 2 2.6 ; o_ c 77 42 2 2.6
part trim-year@year = trim b : f_ pink -63 46 5 9 5 ; o_ yellow -63 46 3 ; f_ yellow -21 46 10 10 8 ; o_ orange -21 46 5 ; j_ orange 12 54 28 38 6 ; z_ brown 1.6 12 54 24 42 ; z_ light-blue 2.4 63 38 63 56 ; z_ light-blue 2.4 55 42 71 52 ; z_ light-blue 2.4 55 52 71 42
part trim-kitchen@kitchen = trim b : o_ a -63 47 8 7 ; j_ c -63 40 -56 36 3 ; p_ b -28 42 -14 42 -16 54 -26 54 ; y_ pink -21 40 9 6 5 0.3 ; z_ brown 3 14 56 24 42 ; o_ brown 26 39 4 6 40 ; o_ gold 63 48 9 9 ; o_ w 63 48 3 3
part ribbon = ribbon c : l^ ~ 4 -88 20 -98 30 -92 48 -98 64 ; l^ ~ 4 88 30 96 40 92 56 98 70
part lines = pen k : z_ gray 1.6 -74 61.2 -54 57.6 ; z_ gray 1.6 -32 58.8 -12 62.4 ; z_ gray 1.6 10 61.2 30 57.6 ; z_ gray 1.6 52 58.8 72 62.4
scene stand
`;
