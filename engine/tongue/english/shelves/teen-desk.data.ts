export const words = `
* blackout-poem
name blackout poem
title {V} Blackout Poem | A Poem Hidden in a Page: {V} | {V} in Blackout Poetry
about Every printed page already holds a poem. You find it by hiding everything else, and what you hide takes the shape of {a v}. | No blank page, no writer's block: the words are there, and you decide which ones survive. {v.pic}.
step pick Take {a page} that nobody needs any more, from a book that has fallen apart or from the recycling. Do not read it: let your eyes jump around until one word will not let go.
step scan Circle that word in pencil, then look for eight to fifteen more that could belong to it. Only the order on the page counts, from the top left to the bottom right.
step box Read your words aloud. Drop the ones that stumble and look for small joiners such as "and", "into" or "never". Draw a neat box around each word that stays.
step shape Sketch {the v} in big plain lines around the boxes. {v.draw} Words that end up outside can stay too, as the last line.
step tint Wash a thin tint over the page inside your drawing with {the tint}, so pale that the print shows through, and let it dry.
step black Go around every box first, then fill the rest of {the v} with {the dark}. Leave a hair of paper around each word: that thin edge is what makes it glow. {dark=drawing-ink,acrylic-paint? Dry it flat under a sheet of paper and a book, so that it does not curl. | Slip a folded sheet of scrap paper under the page, because the color goes through.}
step words Link the words with a thin line from box to box, wherever the reading order might be missed.
step mount Stick the page onto {a back}, with an even margin on all sides.
step read Write title and date on the back, then read it to one person you trust.
further Give a friend a copy of the same page. Two people never find the same poem, and both hang well side by side.
safety Use only books that are yours and past reading. Permanent markers smell: open a window.
skills writing, editing, composing black and white
alt A printed page with {a v} filled in dark and a few words left readable
say whale: name=whale; pic=A whale swims through the lines and carries yours; draw=Its back is one long curve, and the tail breaks out of the text at the edge.
say moon: name=moon; pic=A crescent moon fills with words that are good at night; draw=Two curves make the crescent. Put the last word alone at its lower tip.
say fir: name=fir tree; pic=A single fir stands in the lines, as quiet as your poem; draw=Three triangles, wider toward the bottom, and a trunk: one line of the poem for each layer.
say castle: name=castle; pic=Two towers rise from a page that was about something else; draw=Two towers, a gate, battlements. A word in the gate is read last.
say robot: name=robot; pic=A machine speaks with words that a human wrote; draw=A square head with a wide visor, and two ears. Words in the visor become its eyes.
say rocket: name=rocket; pic=A rocket leaves the page at the top and takes ten words along; draw=A long drop with three fins. Start the poem at the nose and end in the flames.

* odd-collage
name collage
title {V} Collage | Surreal Collage: {V} | Cut-and-Paste {V}
about {v.pic}: two pictures that have never met, one clean cut, and suddenly there is a story. | The surrealists did it with catalogs and a pair of scissors a hundred years ago, and nothing has to be drawn. {v.pic}.
step hunt Go through {the pictures} with the table empty and pull out ten pages without thinking. You need one wide place, and one hero that is far too big for it. {v.look}
step place Cut {v.place} to size and stick it down so that it fills {the ground} to the edges, with no white left.
step plane Cut a plain circle from {the paper}, as big as a saucer, and stick it where your hero will be. A calm spot of color behind a busy picture makes the eye go there first.
step hero Cut out {v.hero}. Turn the paper and hold the scissors still: that is how the edge gets smooth. Cut just inside the outline, so that no rim of background shows.
step try Lay it down, step back, squint. Move the hero off the middle, let it break out of the circle, and take a photo of each try. Choose the boldest.
step stick Brush or rub glue right to the edge of the cutout, lay it down from one side to the other, and rub it flat through a clean scrap of paper.
step lift Give one piece a shadow of its own: stick a double layer of scrap under it. At the wall it stands out by a hair and the whole page gets depth.
step lines Draw short rays around the circle with {the pen}, all of one length.
step press Lay scrap paper over it and a heavy book on top for half an hour. It dries without a bubble.
further Keep leftover heads, hands, clocks and doors in an envelope. The next collage starts there.
safety Before a magazine or a photo is cut, ask whether somebody still wants it. Scissors lie closed while you arrange.
skills composition, precise cutting, telling a story in one picture
waiting Half an hour under a book.
alt A collage of cut pictures: {v.alt}
say sky-whale: name=sky whale; pic=A whale carries a basket over the roofs; look=A street and an animal that belongs in the sea are a good start.; place=a street or a row of roofs; hero=a whale, or another big sea animal, and a basket to hang below it; alt=a whale floating over the roofs of a town
say moon-picnic: name=moon picnic; pic=Dessert rises over the moon; look=Anything round from a food page makes a planet.; place=a dark sky with gray, rocky ground; hero=a donut, a pizza or an orange for the planet, and a checked cloth for the picnic; alt=a donut planet above the moon
say town-dino: name=downtown dinosaur; pic=A sauropod takes the crosswalk; look=A street with tall houses and an animal with a long neck do the trick.; place=tall houses and a road; hero=a dinosaur, or a lizard from a nature page that nobody will know is small; alt=a long-necked dinosaur between tall houses
say radio-field: name=guitar field; pic=A guitar grows in the middle of a field; look=Landscapes from calendars are wide enough.; place=a field with a big sky; hero=a guitar, or any instrument with a neck, as tall as the page; alt=a huge guitar standing in a field
say teacup-storm: name=storm in a teacup; pic=A whole storm rages in one cup; look=Look for a cup on a food page and dark clouds on any other.; place=a table top and a wall; hero=the cup, a piece of sea to fill it, a ship, and the darkest cloud you can find; alt=a teacup with waves, a ship and a thundercloud
`;
