export const shelf = `
* blackout-poem | 9-12 13+ | -
topics blackout poetry, poetry, poem, poet, writing, creative writing, book lover, library, reading, english class, language arts, found poem, thrift, world poetry day, journaling, mental health, feelings
variant whale | Ocean | navy, light blue | whale, sea, ocean life, save the ocean
variant moon | Space | navy, gold | moon, night sky, dreams, sleep
variant fir | Nature, Seasons | dark green, brown | forest, fir tree, woods, winter
variant castle | Fairy Tales | purple, pink | castle, fairy tale, once upon a time
variant robot | Robots | black, teal | robot, android, artificial intelligence
variant rocket | Space, Transportation | black, red | rocket, lift-off, astronaut
minutes 40 50
mess low
heart page: old-book-page, newspaper, magazine = 2 page
heart dark: permanent-marker, marker, drawing-ink, acrylic-paint
nice tint: watercolor-paint, colored-pencil, watercolor-pencil
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
step mount: glue page back glue > back by cc
step read: play page by cc
part back = back b : r^ ~ 0 0 172 188 2
part page = page cream : r_ cream 0 0 144 164 ; z_ gray 1.6 -62 -74 62 -74 ; z_ gray 1.6 -62 -65 50 -65 ; z_ gray 1.6 -62 -56 38 -56 ; z_ gray 1.6 -62 -47 56 -47 ; z_ gray 1.6 -62 -38 44 -38 ; z_ gray 1.6 -62 -29 62 -29 ; z_ gray 1.6 -62 -20 50 -20 ; z_ gray 1.6 -62 -11 38 -11 ; z_ gray 1.6 -62 -2 56 -2 ; z_ gray 1.6 -62 7 44 7 ; z_ gray 1.6 -62 16 62 16 ; z_ gray 1.6 -62 25 50 25 ; z_ gray 1.6 -62 34 38 34 ; z_ gray 1.6 -62 43 56 43 ; z_ gray 1.6 -62 52 44 52 ; z_ gray 1.6 -62 61 62 61 ; z_ gray 1.6 -62 70 50 70
part tint = tint b : o_ ~+ 0 -6 66 60
part pic-whale@whale = dark a : b ~ -62.5 5 -50 -20 -15 -30 20 -20 40 2.5 50 -17.5 42.5 -37.5 55 -32.5 62.5 -42.5 67.5 -27.5 77.5 -17.5 65 -12.5 57.5 17.5 30 35 -15 37.5 -50 30 ; l_ ~+ 2.5 -57.5 17.5 -30 27.5 -5 27.5 ; k -37.5 2.5 3.8 ; t_ ~ -10 27.5 8.8 -2.5 47.5 2.5
part pic-moon@moon = dark a : b ~ 19.6 -64.4 -28 -50.4 -58.8 0 -28 50.4 19.6 64.4 -11.2 36.4 -19.6 0 -11.2 -36.4 ; s b 40 -30 5 12 5 ; s b 30 24 5 8 3.4
part pic-fir@fir = dark a : r b 0 55.1 14.5 34.8 1.4 ; p ~ -49.3 40.6 0 -20.3 49.3 40.6 ; p ~ -40.6 8.7 0 -49.3 40.6 8.7 ; p ~ -29 -23.2 0 -72.5 29 -23.2
part pic-castle@castle = dark a : r ~ -38.9 9.3 22.7 74.9 ; r ~ 38.9 9.3 22.7 74.9 ; r ~ 0 20.1 56.2 53.6 ; v ~ -28.1 -6.8 28.1 -6.8 4 9.3 ; p ~ -54.8 -28.1 -38.9 -60.2 -22.7 -28.1 ; p ~ 54.8 -28.1 38.9 -60.2 22.7 -28.1 ; b cream -12.2 46.8 -12.2 22.7 0 10.8 12.2 22.7 12.2 46.8 ; r cream -38.9 -6.8 6.8 15.9 3.5 ; r cream 38.9 -6.8 6.8 15.9 3.5 ; z k 1.4 0 -9.3 0 -32.1 ; p ~ 0.7 -32.1 17.6 -26.7 0.7 -21.3
part pic-robot@robot = dark a : r ~ 0 -43.3 3.9 16.9 ; o ~ 0 -52.5 7 7 ; r ~ -46.4 4.3 11.7 25.7 2.5 ; r ~ 46.4 4.3 11.7 25.7 2.5 ; r ~ 0 8.2 79.8 74.9 7.7 ; r b 0 -2.2 64.5 29.8 5.2 ; o b -15.3 -2.2 11.1 11.1 ; o b 15.3 -2.2 11.1 11.1 ; o ~ -15.3 -2.2 5.9 5.9 ; o ~ 15.3 -2.2 5.9 5.9 ; r b 0 28.9 49.1 14.2 2.5 ; z ~ 1.8 -12.2 21.7 -12.2 35.9 ; z ~ 1.8 0 21.7 0 35.9 ; z ~ 1.8 12.2 21.7 12.2 35.9 ; d ~ 2.5 -33.5 -22.7 33.5 -22.7 -33.5 40.5 33.5 40.5
part pic-rocket@rocket = dark a : p ~ -12.6 38.9 0 68 12.6 38.9 ; p ~ -18.2 13.9 -40.3 41.7 -36.1 50 -13.9 38.9 ; p ~ 18.2 13.9 40.3 41.7 36.1 50 13.9 38.9 ; b ~ 0 -65.2 18.2 -41.7 22.1 -7 16.5 41.7 -16.5 41.7 -22.1 -7 -18.2 -41.7 ; b ~ 0 -65.2 10.5 -54.2 15.3 -40.3 -15.3 -40.3 -10.5 -54.2 ; o b 0 -15.3 11.9 11.9 ; o ~ 0 -15.3 8.3 8.3 ; z ~ 3.6 -18.2 27.7 18.2 27.7
part words = dark k : r_ w -22 -16 30 9 1 ; z_ k 2.4 -34 -16 -10 -16 ; r_ w 18 2 26 9 1 ; z_ k 2.4 8 2 28 2 ; r_ w -8 20 34 9 1 ; z_ k 2.4 -22 20 6 20 ; r_ w 4 38 22 9 1 ; z_ k 2.4 -4 38 12 38
scene lay

* odd-collage | 9-12 13+ | -
topics collage, surreal collage, photomontage, magazine collage, vision board, mood board, art class, surrealism, album art, thrift, bedroom decor, wall art, photography
variant sky-whale | Ocean | light blue, yellow, navy | whale, sea, flying whale, dream
variant moon-picnic | Space, Food | navy, gold, red | moon, picnic, picnic food, donut
variant town-dino | Dinosaurs | cream, orange, dark green | dinosaur, sauropod, city, film poster
variant radio-field | Music, Farm | light blue, yellow, red | guitar, country music, festival, concert poster, field
variant teacup-storm | Weather | teal, gold, white | storm in a teacup, storm, cloud, tea party
minutes 60 75
mess low
heart pictures: magazine, old-calendar-picture, photo, map, newspaper = 6 page
need ground: cardstock, cardboard, watercolor-paper = 1 sheet
need paper: construction-paper, wallpaper, paint-chip, origami-paper = 1 sheet
join glue: glue-stick, glue
tool scissors: scissors
nice pen: gel-pen, paint-marker, permanent-marker
home book
step hunt: prepare pictures by cc
step place: glue pictures ground glue scissors > place-s place-m place-t place-r place-c by cc
step plane: glue paper ground glue scissors > plane by cc
step hero: cut pictures scissors by cc
step try: arrange pictures ground by cc
step stick: glue pictures ground glue > hero-s hero-m hero-t hero-r hero-c by cc
step lift@13+: glue pictures glue by c
step lines: draw pen ground > lines by cc
step press: dry ground book by cc
part place-s@sky-whale = pictures a : r^ light-blue 0 0 176 176 1 ; r_ tan -66 66 34 44 ; r_ red -28 58 40 60 ; r_ gray 14 68 40 40 ; r_ brown 56 60 44 56 ; r_ cream -36 46 8 10 ; r_ cream -36 64 8 10 ; r_ cream -20 46 8 10 ; r_ cream -20 64 8 10 ; r_ cream 48 46 8 10 ; r_ cream 48 64 8 10 ; r_ cream 64 46 8 10 ; r_ cream 64 64 8 10 ; p_ brown -52 28 -28 8 -4 28
part place-m@moon-picnic = pictures a : r^ navy 0 0 176 176 1 ; d_ w 1.6 -70 -70 -40 -52 -74 -20 66 -66 74 -24 -58 10 30 -76 ; o_ gray 0 112 110 74 ; o_ silver -40 66 14 7 ; o_ silver 38 74 18 8 ; o_ silver 4 56 8 4
part place-t@town-dino = pictures a : r^ cream 0 0 176 176 1 ; r_ gray -68 38 36 100 ; r_ tan -30 56 36 64 ; r_ gray 66 30 40 116 ; r_ gray 30 62 40 52 ; r_ yellow -76 0 7 9 ; r_ yellow -76 20 7 9 ; r_ yellow -76 40 7 9 ; r_ yellow -76 60 7 9 ; r_ yellow -60 0 7 9 ; r_ yellow -60 20 7 9 ; r_ yellow -60 40 7 9 ; r_ yellow -60 60 7 9 ; r_ yellow 58 0 7 9 ; r_ yellow 58 20 7 9 ; r_ yellow 58 40 7 9 ; r_ yellow 58 60 7 9 ; r_ yellow 74 0 7 9 ; r_ yellow 74 20 7 9 ; r_ yellow 74 40 7 9 ; r_ yellow 74 60 7 9 ; r_ k 0 82 176 12 ; z_ yellow 2 -80 82 80 82
part place-r@radio-field = pictures a : r^ light-blue 0 0 176 176 1 ; p_ green -88 30 -30 20 30 32 88 22 88 88 -88 88 ; l_ gold 5 -100 88 -60 56 -35 28 ; l_ gold 5 -60 88 -36 56 -21 28 ; l_ gold 5 -20 88 -12 56 -7 28 ; l_ gold 5 20 88 12 56 7 28 ; l_ gold 5 60 88 36 56 21 28 ; l_ gold 5 100 88 60 56 35 28 ; r_ red 62 16 26 22 ; p_ brown 46 6 62 -8 78 6
part place-c@teacup-storm = pictures a : r^ teal 0 0 176 176 1 ; r_ brown 0 74 176 28 ; z_ tan 2 -88 66 88 66 ; z_ tan 2 -88 80 88 80
part plane = paper b : o_ ~ -8 -18 54 54
part hero-s@sky-whale = pictures c : b navy -69 -16.8 -56 -42.8 -19.6 -53.2 16.8 -42.8 37.6 -19.4 48 -40.2 40.2 -61 53.2 -55.8 61 -66.2 66.2 -50.6 76.6 -40.2 63.6 -35 55.8 -3.8 27.2 14.4 -19.6 17 -56 9.2 ; l_ w 2.6 -63.8 -3.8 -35.2 6.6 -9.2 6.6 ; k -43 -19.4 3.9 ; t_ navy -14.4 6.6 9.1 -6.6 27.4 2.6 ; z k 1.4 -4 16 0 40 ; z k 1.4 14 12 8 40 ; r brown 4 46 20 12 2
part hero-m@moon-picnic = pictures c : o^ pink -6 -16 46 46 ; o_ tan -6 -16 46 46 ; y_ pink -6 -16 40 40 12 4 ; o_ b -6 -16 16 16 ; d_ w 2.4 -34 -30 -26 2 -8 -46 20 -36 26 -6 -14 16 ; p^ w 20 70 60 60 74 74 30 84 ; p_ c 20 70 33 67 40 80 30 84 ; p_ c 46 63 60 60 66 66 54 70 ; s^ silver 48 52 4 6 4
part hero-t@town-dino = pictures c : b dark-green -77.3 31 -48.2 26.5 -25.1 0.3 4.2 -7.4 21.1 -19.5 28.7 -50.4 41.1 -64.2 62.5 -59.5 68.7 -47.4 51.8 -41.2 45.6 -10.4 45.6 20.3 42.6 60.3 25.7 60.3 22.5 37.2 -11.1 37.2 -14.4 60.3 -32.7 60.3 -35.8 37.2 -57.3 38.8 ; k 50.4 -53.6 2.9 ; l k 2.2 56.6 -45.9 62.5 -45.9 67.1 -48.8 ; d light-green 5.4 -29.7 14.1 -11.1 5 8.7 5 27.3 0.3 -2 20.3 -20.3 25.1 21.1 18.9 38 -25.7
part hero-r@radio-field = pictures c : r brown -8 -47.9 12.2 67.5 1.4 ; r k -8 -83 21.6 21.6 2.7 ; o red -8 -4.7 27 24.3 ; o red -8 35.8 37.8 33.8 ; o k -8 16.9 12.2 12.2 ; r k -8 43.9 29.7 6.8 1.4 ; z w 1.4 -10.7 -77.6 -10.7 43.9 ; z w 1.4 -5.3 -77.6 -5.3 43.9
part hero-c@teacup-storm = pictures c : a w 44 36 20 13 0 359 ; b w -50 12 50 12 44 44 24 64 -24 64 -44 44 ; o_ navy 0 12 50 10 ; l_ w 3 -38 10 -26 4 -14 10 -2 4 10 10 22 4 36 10 ; p brown -18 4 18 4 12 14 -12 14 ; z k 2 0 4 0 -26 ; p w 2 -24 22 -2 2 -2 ; y^ gray 0 -52 56 22 9 6 ; p^ yellow -34 -34 -22 -34 -28 -20 -18 -20 -36 4 -32 -14 -40 -14 ; o_ w 0 68 64 7
part lines = pen w : z_ ~ 2 -68 -18 -80 -18 ; z_ ~ 2 -65.1 -36.5 -76.5 -40.2 ; z_ ~ 2 -56.5 -53.3 -66.2 -60.3 ; z_ ~ 2 -43.3 -66.5 -50.3 -76.2 ; z_ ~ 2 -26.5 -75.1 -30.2 -86.5 ; z_ ~ 2 -8 -78 -8 -90 ; z_ ~ 2 10.5 -75.1 14.2 -86.5 ; z_ ~ 2 27.3 -66.5 34.3 -76.2 ; z_ ~ 2 40.5 -53.3 50.2 -60.3 ; z_ ~ 2 49.1 -36.5 60.5 -40.2 ; z_ ~ 2 52 -18 64 -18
scene lay
`;
