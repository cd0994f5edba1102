/** The English words of the shelf of the same name. */
export const words = `
* star-map-of-a-night
name star map
title The Sky of That Night | A Star Map for One Date | Written in the Stars, With Date and Place
about On the evening when they met, when you were born, when you moved, there was a sky above it. Any star app knows which. | A circle full of stars and a line of text: nobody else's wall has this night.
step look With a star map on the internet or in an app, look up the sky for the place, the date and the hour that you want. Choose five constellations.
step circle Trace a {plate} on the upper part of {the sheet} with {the pencil}.
step place Mark the stars lightly inside, by halves and quarters of the circle: which is up, which left, how far apart?
step stars {stars=embroidery-floss? With {the needle}, make a tiny stitch of {the stars} for each star, a double one for the brightest. | {stars=stick-on-gem,sticker? Press one of {the stars} on each point, | {stars=acrylic-paint? Dot a star of {the stars} on each point with {the dot}, | Set a dot on each point with {the stars},}} large for bright stars.}
step lines Join what belongs together with thin lines, drawn along the edge of a card with {the pencil}.
step spatter Dip {the spatter} into a drop of white and pull a thumb over it: dust of stars, only inside the circle.
step words Below the circle write the place, the date and one line, first in pencil{stars=gel-pen,paint-marker,metallic-pen,chalk-marker? , then with {the stars} | , then darker}. Erase nothing until it is dry.
step frame {frame=picture-frame? Lay it into {the frame}. | {frame=washi-tape? Stick {the frame} around the edge. | Frame it with {the frame}, held with {stick}.}}
further Make a second sky for another date, and hang both side by side.
safety {stars=embroidery-floss? The needle goes back to its cushion between two stars. | Wash hands before you touch the dark sheet: every fingerprint shows.}
skills transferring a map, lettering, composing
alt A dark sheet with a circle full of stars and constellations, and two lines of writing below

* crossword-about-you
name crossword
title A Crossword Only You Can Solve | Across and Down: All About You | The Puzzle of a Person
about Seven across: what Grandpa says when the fish gets away. A puzzle in which every answer is about one person takes an evening to make, and is solved with laughter. | For somebody who has everything: nobody has their own crossword.
step list Write ten words on {piece grid} with {the pen} that belong to this person: a place, a dish, a dog, a habit, a song.
step cross Begin with the longest, across the middle. Hang each next word down from a letter that it shares, and so on, until all ten hold together{grid=graph-paper? . | , in squares drawn lightly with {the ruler}.}
step boxes Draw only the empty boxes cleanly on another sheet, with {the ruler}, above; the lower third stays free.
step numbers Number the first box of each word, from left to right and top to bottom.
step clues Below write the clues, across and down. Never the plain one: not your dog, but who sleeps on the laundry.
step color Shade one box in each word with {the color}: read in order, these letters make one more word.
step photo {fix stick} {the photo} into the free corner.
step frame {frame=picture-frame,clipboard? Put it into {the frame}{frame=picture-frame? , without the glass, so that it can be solved | }. | {fix stick} it onto {the frame}.}
step ribbon {ribbon=washi-tape? Stick {the ribbon} along the upper edge. | Fasten {the ribbon} at the upper edge.}
step give Have somebody else try it first: do all the answers fit? Then give it away, and a pen with it.
further Keep the solution in an envelope that says: only in an emergency.
safety Ask yourself with each clue whether the person will laugh at it as well.
skills fitting words together, writing clues, clean lines
alt A sheet with a crossword, a few shaded boxes and clues below

* pet-bandana
name pet bandana
title A Bandana With a Name on It | Best Dressed on Four Legs | The Scarf for the Best Friend
about A triangle of cloth, a name, and a paw print: now the whole park knows who this is. | Pets do not care what they wear. Their people do.
step measure Lay {the ruler} along the neck, or measure an old collar: that number plus {in 8} is how long the bandana must be.
step cut {cloth=bandana? Fold {the cloth} to a triangle and trim it to that length with {the scissors}. | With {the ruler} and {the pencil}, draw a triangle on {the cloth}: this long above, half as high. Cut it out with {the scissors}.}
step sketch Write the name in large letters with {the pencil}, in the middle, where the chest will be.
step name Lay {the pad} below. {color=felt? Cut the letters from {the color} and glue them on. | {color=fabric-paint,acrylic-paint? Paint the letters with {the brush}, thin, twice over. | Go over the letters with {the color}, dotting first.}}
step paws Cut or find a round shape in {the stamp} and print a paw: one large dot and four small ones above.
step dry Let it dry for an hour, lying flat.
step close {close=snap-fastener? Fasten {the close} to both ends, as the package says, | Glue {the close} to both ends, the soft side inside,} so that it opens by itself when it catches somewhere.
step wear Put it on loosely: two fingers fit below. {!close? Tie the ends once only, so that they pull open.} Does the wearer want to be in a photo?
further Make a matching one for the walker's own wrist.
safety It is worn on walks and in photos only, with somebody beside, and never when the pet is alone or asleep.
skills measuring, lettering on cloth, thinking of an animal
waiting An hour to dry.
alt A red triangular bandana with a white name and a paw print

* phone-hotel
name phone hotel
title A Hotel for Phones | Check-In at Seven: the Phone Hotel | Four Rooms, No Screens at Dinner
about The guests check in before dinner, get a bed and a number, and are picked up after. Funnily enough nobody misses a thing. | Who builds the hotel makes the house rules: that is the trick.
step measure With {the ruler}, divide {the box} into four rooms, each a thumb wider than a phone is thick. Mark the lines on the bottom with {the pen}.
step holes {@9-12? With a grown-up, make | Make} a hole as wide as a plug in the back of each room with the point of {the scissors}: the charging cable comes through.
step color {color=paint,acrylic-paint? Paint the outside with {the brush}, front and roof in different colors, and let it dry for forty-five minutes. | {color=marker? Draw bricks, a door and windows on the outside with {the color}. | Cover the outside with {the color}, cut or torn to size: bricks, a door, a roof.}}
step walls Cut three walls from {the walls} with {the scissors}, as high and as deep as the box, measured with {the ruler}.
step rooms {fix stick} the walls in along the lines and hold each while you count to sixty.
step bed {fix stick} a strip of {the bed} to the floor of each room.
step tags Write a name or a room number on {the tags} with {the pen} and {fix stick} one over each room.
step lamp {lamp=string-light? Lay {the lamp} around the roof. | Stick {the lamp} along the roof.}
step check Agree on the hours with everybody, write the house rules on the back, and check in: parents first.
further Keep a guest book: what did you do instead?
safety No charging in a closed box: the front stays open, so that nothing gets warm.
skills measuring, dividing a box, making rules together
waiting {color=paint,acrylic-paint? Forty-five minutes for the paint. | }
alt A box as a hotel with a roof and four rooms with phones in them
`;
