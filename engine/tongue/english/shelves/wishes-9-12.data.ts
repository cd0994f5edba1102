/** The English words of the shelf of the same name. */
export const words = `
* cinnamon-bound-jar
name bound jar
means jar, tea, christmas, light
title {sticks=cinnamon-stick? The Jar That Smells of Christmas | A Jar in a Winter Coat} | A Gift That Cost Nothing | {jar=glass-jar? A Jar | A Light} in a Coat of {sticks=cinnamon-stick? Cinnamon | Wood}
about {sticks=cinnamon-stick? Sixteen sticks, one band, and the whole room smells of baking. | Sixteen sticks and one band turn an empty jar into a present.} Nobody sees that it was made of leftovers. | A secret gift has to please somebody you may hardly know. Something for the table always does.
step wash Wash {the jar} with warm water, rub the label off and dry it.
step band Put {the band} around its middle{band=string,raffia,tape? , not too tight: a finger still fits under | }.
step slide Push {the sticks} under it one by one, upright and close together, until the wall is hidden. Leave none out: they hold each other.
step level Turn it over on the table and tap: now all stand at the same height. The short ones go where the bow will be.
step fix Lift every fourth stick a little and put a dot of {fix} behind it.
step ribbon Wrap {the ribbon} around, right over the band, cut it with {the scissors} and tie a bow. From now on nobody knows that there is a band.
step trim Push {the trim} into the knot and pull it tight.
step tag Cut a tag from {the tag} with {the scissors}, as long as your finger, write with {the pen} who it is for, and not from whom, and hang it into the bow.
step stamp Press {the stamp} on the tag: that is the only decoration it needs.
step give {inside? Put {the inside} into it and | Put a paper with a good wish into it and} leave it where it will be found. Then say nothing.
further Bind a second one for yourself: it holds pens.
safety {inside=LED-tea-light,LED-candle,string-light? Only a light with batteries goes inside: what is around it burns. | No candle goes into it: what is around it burns.} {jar=glass-jar? The glass must have no crack. | }
skills lining up, tying a bow, wrapping a gift
alt A jar bound all around with brown sticks and a red bow

* summer-in-a-strip
name zigzag scrapbook
means camp, tape, summer
title {@9-12? A Summer That Folds Up | The Summer, Unfolded} | A Scrapbook Without an Album | From the First Day to the Last
about {pages} become one long strip, and the strip folds up to a book: pulled out, you see the whole time at once. | Photos show what it looked like. What lies beside them shows what it was.
step strips Cut {the pages} into three strips {in 6} high and {in 12} long with {the scissors}.
step fold Fold each strip in half, join them end to end with {glue}, and fold the whole as a zigzag: six pages.
step sort Lay {the photos} in a row first: first day, best meal, worst weather, the people, the joke, the last day. One for each page.
step photos Trim nothing that tells something. Put {the photos} on with {glue}, each a little crooked, with room for a line below.
step stubs {clips? Fasten {the stubs} with {the clips}, so that they can be taken out and read | Put {the stubs} beside them with {glue}}: tickets, names, anything with a date on it.
step washi Put {the washi} where two things touch, and along one edge of a page.
step write Write under each picture with {the pens}: who, where, and one sentence that somebody really said.
step stickers Fill the small gaps with {the stickers}, no more than two to a page.
step cover Cut two covers from {the cover} with {the scissors}, a finger wider than a page, and put them on the outer pages with {glue}. The title goes on in large letters.
step close {tie? Tie {the tie} around it | Press it under a heavy book overnight}. The back of the strip is still empty: let your friends write there.
further Leave one page for next year, with only the date on it.
safety Ask before you cut or glue a photo of which there is only one. The tips of scissors point away when you pass them on.
skills composing a page, folding accurately, telling a story
waiting Twenty minutes until it holds.
alt A long zigzag book of pages with photos and notes

* ring-of-lit-feathers
name lit dream ring
means ring, dream, feather, light
title A Dream Ring With Lights | {feathers=feather? Feathers and Lights | A Web With Lights} Over Your Bed | Good Dreams, With a Switch
about The web keeps hold of bad dreams, people say. Yours has a switch besides. | One ring, one evening: nobody else in town has this lamp. The idea of the web comes from the Ojibwe, who hung it over cradles.
step wrap Wrap {the yarn} around {the ring} until nothing shows, or leave a third of it bare. Knot the end, and do not cut it.
step first Lead {the yarn} around the ring eight times in loose hitches, a hand apart: over the ring, and back through its own loop. Pull each only as tight as a guitar's lowest string.
step web In the next round hitch into the middle of each arc instead of the ring{beads? , with one of {the beads} threaded on here and there | }. Round by round the hole becomes smaller.
step heart When it is as wide as a coin, {crystal? tie {the crystal} into it, | pull it together,} knot twice and cut with {the scissors}.
step lights Wind {the lights} around the ring, with the same gap between all of them, lights outward and the rest behind.
step strands Cut five strands as long as your arm from what is left with {the scissors}, fold each in half and loop it onto the lower edge. The middle one stays longest.
step feathers {feathers=feather? Tie {the feathers} to the ends | Fix {the feathers} to the ends with {fix}}{beads? , and push a bead over each knot | }.
step case Tie the case of {the lights} to the back of the ring, at the top, switch outward, where it does not pull the ring askew.
step hang Hang it flat against the wall and switch it on when the room is dark.
further Knot one small thing into the web for every good day in a month.
safety The cord hangs where nobody's head or neck comes, above a bed only on a firm hook. The lights have a closed battery case and are off at night.
skills wrapping, hitching a web, arranging lights
alt A wrapped ring with a web, small lights and feathers

* two-towns-in-a-tin
name two-town tin
means tin, box, town, map
title Two Towns in One Tin | A Pocket-Size Farewell Tin | From Your Town to Mine, in Thread
about On the lid a stitched line runs from one town to the other. Inside folds up all that you two have been through. | She can carry it in a pocket on the first day at the new school, and nobody sees it.
step trace Trace the lid of {the tin} on {the map} with one of {the pens} and cut it out with {the scissors}, a hair smaller.
step towns Draw a heart where you live and one where your friend will live. {map=map? Is one of them not on the map? | Where nothing is right,} write its name beside the heart.
step stitch Thread {the needle} with {the thread} and sew a line of small stitches from heart to heart. Knots behind.
step lid Put the map on the lid with {glue} and press it until it holds.
step strip Cut {the book} into two strips with {the scissors}, as high as the tin is wide and three times as long as it.
step join Fold each in three and join them to one zigzag {washi? with {the washi} | with {glue}}. Closed, it must fit into the tin.
step fill Fill the pages with {the pens}{photos?  and {the photos} | }: the day you met, a joke nobody else gets, something you will still do together, your address, and one blank page.
step in Put the last page to the bottom of the tin with {glue} and fold in the others.
step token Lay {the token} on top, with a reason: what did you two use it for?
step give Give it at the last minute, and agree on the first call before anybody cries.
further Make the same one for yourself, with the line the other way around.
safety {tin=cookie-tin? Feel along the edges of the tin: a sharp one is pressed flat by a grown-up. | Cut with the box on the table, not in your hand.} The needle goes back into its case.
skills stitching on paper, folding a zigzag, writing
alt A small tin with a map and a stitched line, and a folded book of memories

* jar-that-keeps-worries
name worry jar
means jar, box, worry, test
title The Jar That Keeps Your Worries | Write It, Fold It, Shut It In | {lid? A Lid on Your Worries}
about A worry on paper goes around in your head less often. In the jar it has to wait until you have time for it. | Most of them are no longer true when you open it on Sunday. The others you then talk about.
step look Decorate {the jar} on the lower half with {the look}. Above, you have to see how full it is.
step slips Cut {the slips} into pieces {slips=paper-strip? as long as a finger | as large as a playing card} with {the scissors}, two dozen of them.
step sort Choose what each color means with {the pens}: what I can do something about, what somebody else must help with, what only time can do.
step label Write a label: whose it is, and that nobody else opens it. Fix it where you like{lid? , or tie it on with the lid. | .}
step lid Cut a circle from {the lid} with {the scissors}, three fingers wider than the opening, lay it on top and wind {the band} around.
step squeeze For hard days, beside the jar: pour {the beans}{scent?  and {the scent}} through a paper funnel into {the skin}.
step knot Press the air out of {the skin}, knot it twice and cut off what stands out with {the scissors}. Squeeze it while you think what to write.
step use In the evening: one worry, one sentence, folded twice, into {the jar}{lid? , lid on. | .} Then something else.
step open On Sunday open it with somebody you trust. Throw away what is over, and count how many that were.
further Begin a second one for things that went better than you thought.
safety A worry that comes back every night belongs with a grown-up and not only in a jar. {skin=balloon? Latex bothers some people: a sock does as well, and a torn balloon goes into the trash at once. | }
skills sorting feelings, writing, tying a lid
alt A jar with colored notes and a cloth lid, and a small squeeze ball

* cinema-in-the-living-room
name home cinema
means ticket, screen, light, star, wars
title Tonight in Our Cinema | Row One Is the Sofa | Tickets, Please, and Lights Out
about At a real cinema somebody tears your ticket, and the bags have stripes. That is the whole secret. | The movie is the same as always. It is everything around it that makes the evening.
step vote Write down three movies with {the pens} on a strip of {the tickets} and let everybody put a dot. The majority wins, and nobody complains.
step tickets Cut {the tickets} into cards as long as your finger with {the scissors}. On each one goes the title, the time, a row and a seat, written with {the pens}. A dashed line marks where it is torn.{stubs?  Copy from {the stubs} how it is done. | }
step seats Give the seats names and write a card for each: sofa left, cushion, dog's place.
step stripes Draw red stripes on {the bags} with {the pens}, two fingers wide and two fingers apart, all around.
step edge Cut a zigzag into the upper edge with {the scissors}.
step sign Cut a sign from {the sign} with {the scissors} and write what is on, in capital letters, with {the pens}.
step lights Put {the lights} around {sign? the sign | the door}{tape?  with {the tape} | }: nothing says cinema more.
step stamp Somebody stands at the door and marks each ticket with {the stamp}.
step snack Fill {the bags} with {the snack}, one for everybody.
step start Lights out, phones off, and one advertisement first that you act out yourselves.
further Give prizes at the end: best line, worst hat, loudest laugh. Everybody votes on the back of the ticket.
safety No hard or round snacks for children under four. Lights have a battery case or stay away from paper.
skills lettering, measuring stripes, organizing
alt Striped bags and yellow tickets under a sign with lights

* five-locked-envelopes
name envelope escape room
means key, code, room, box
title Escape From Five Envelopes | Five Envelopes, One {key? Key | Way Out} | The Escape Room That Fits in a Bag
about Each envelope opens only when the one before it is solved. You are the game master, and you know everything. | Nobody has to be locked in for this. A table, five envelopes and forty minutes are enough.
step story Think of a story in two sentences, and write it on the first of {the clues} with {the pens}: who has vanished, and what must be found before the clock strikes.
step number Number {the envelopes} from one to five. On two to five goes: open only when you have the number.
step jigsaw One: write a number large on a card and cut it into nine crooked pieces with {the scissors}. Put together, it opens envelope two.
step mirror Two: write a sentence in mirror writing{mirror? , with {the mirror} to check it | , held against a window to check it}. It says where to look for the next number.
step cipher Three: make a code, every letter one place on in the alphabet, and encode one word with it. The key to the code is hidden in the story.
step count Four: ask something that only somebody in this room can count: steps, chairs, letters in a name. The result is the number.
step last {key? Five: hide {the key} | Five: hide the prize}{box?  in {the box} | }, and draw a map to it for the last envelope. It may be under somebody's own chair.
step cord {box? Tie {the cord} around {the box} with a knot that takes two people to open. | Tie {the cord} around the last envelope, with a knot that takes two people to open.}
step seal Put each clue into its envelope and close it{seal?  with {the seal} | }. Then play it through once, alone.
step play {light? Darken the room, hand out {the light}, | Read the story aloud,} start a clock at forty minutes, and give three hints at most.
further Let the winners make the next five envelopes for you.
safety Nobody is really locked in, and no clue lies high up, outdoors in the dark, or among glass. Tell everybody before where they need not look.
skills inventing riddles, encoding, planning a game
alt Five numbered envelopes with red seals, clues and a tied box

* letter-built-of-crayons
name crayon letter
means letter, name, school
title {sticks=crayon,broken-crayon? A Letter Built of Crayons | A Letter Built of Pencils} | The First Letter of Your Teacher | Thank You, in Twenty-Four Colors
about The first letter of a name, in everything a classroom is made of. Nobody throws that away in June. | {sticks} in the order of the rainbow say thank you for a whole year of colors.
step coat Cover {the ground} with {the coat}{brush? , laid on thinly with {the brush} | }; pale colors let the sticks shine. Straighten the edges with {the scissors} where something stands over.
step letter Draw the letter on {the ground} with {the pen} and {the ruler}: two thirds as high as the surface, and bars as wide as two fingers.
step sort Lay {the sticks} on the lines in the order of the rainbow, without glue. Long bars take whole ones.
step cut Score what is too long all around with {the scissors} and break it over the edge of the table, or cut it with a grown-up. Pieces for corners first.
step glue Lift one at a time and set it back on a line of {glue}. {glue=glue-gun? With a grown-up near, and only for a second: wax gets soft. | Begin at the top and press each while you count to ten.}
step press Leave it flat for half an hour, with nothing on it.
step apple Cut a small sign from {the apple} with {the scissors}, a heart or an apple, and set it beside the letter with {glue}.
step ribbon Frame the edge with {the ribbon}, cut at the corners with {the scissors}, and fix it with {glue}.
step write Write a line below with {the pen}: what you learned this year that was on no test. The whole class can sign on the back.
step give Bring it on the last day, wrapped in something that you drew yourself.
further Put the stubs that are left into a muffin pan for new colors, together with a grown-up.
safety {glue=glue-gun? Hot glue melts wax: a thin line, and a grown-up beside you. | Glue on fingers is wiped off before it colors everything.} Snapped ends fly: hold both halves.
skills sorting colors, composing a letter, clean gluing
waiting Half an hour until it holds.
alt A letter P built of colored sticks on a framed board

* key-of-the-old-house
name key plaque
means key, house, frame, door
title The Key of the Old House | It Opens Nothing Now but Remembering | Where This Key Used to Fit
about A key that fits nowhere any more still opens something. Beside it is the house, with all that only you know about it. | You can't take the house along. You can take its key, its colors and its address.
step sand Rub the edges and the surface of {the board} with {the sand} until nothing scratches, and wipe off the dust.
step coat Paint it with {the coat}, in the color your door or your room had, and let it dry for an hour.
step house {picture=photo? Cut out the house from {the picture} with {the scissors}, or leave some of the garden around it. | Draw the house on {the picture} with {the pen}, from the side from which you always came home, and cut it out with {the scissors}.}
step glue Put it on the left half of {the board} with {glue} and stroke it flat from the middle.
step key {cord? Try the place first: the key hangs or lies | Lay {the key}} to the right, at the height of the door. Fix {the key} with {glue} at two points.
step cord Fix both ends of {the cord} behind the upper edge with {glue}, cut to length with {the scissors}: a loop to hang it by.
step finds Add {the finds} from there, something from the garden, the wall or the step, with {glue}.
step words Write the address with {the pen}, and the years: from, to.
step walk On the back draw the way from your bed to the kitchen, with every stair that creaked.
step hang {cord? Hang it beside the new door. | Stand it on a shelf beside the new door.} When you go out, you pass it.
further Ask everybody in the family for the sound they miss most, and write it on the back.
safety Ask whether the key may be kept: some have to be handed over. {glue=glue-gun? The hot glue is done with a grown-up. | Dust from sanding is wiped up, not blown.}
skills composing, sanding and painting, remembering
waiting {coat=paint-marker? Ten minutes. | An hour, if it is painted.}
alt A board with a small house, a key and written lines

* leaf-confetti-cones
name leaf confetti
means leaf, garden, wedding
title Confetti That May Stay in the Garden | {leaves=petal,flower? Petals | Leaves} to Throw | Cones Full of {leaves=petal,flower? Petals | Leaf Confetti}
about Paper confetti is swept up for weeks. This kind becomes soil, and nobody has to bend down. | {punch? Every leaf gives a dozen round dots, in colors that no store sells. | Snipped small, one bush is enough for a whole party.}
step dry Sort {the leaves}: flat ones that bend without breaking are right. Wet ones lie in the air for a night first; what crumbles or has spots is left out.
step punch {punch? Punch dots out of the leaves with {the punch}, close together and away from the thick vein, and cut what is too soft with {the scissors}. | Cut them across into small snippets with {the scissors}, as large as a fingernail.} A cupful for each cone.
step square Cut {the cones} into squares as wide as your hand with {the scissors}, one for each guest who throws: four to begin with.
step roll Roll each from corner to corner to a cone with a closed tip and fix the flap with {glue}. Hold it while you count to ten.
step ribbon Tie or wind {the ribbon} around, cut with {the scissors}, with a small bow.
step names Write with {the pen} for whom, and the day, on the flap.
step fill Fill in {punch? the dots | the snippets}{petals?  and {the petals} | } up to two fingers below the edge{scent? , and a pinch of {the scent} on top | }.
step stand {basket? Stand them in {the basket}, upright and close together, | Stand them in a row in a box, upright and close together,} and give one to somebody to hand out.
step throw Practice once: throw upward and not at faces. They come down slowly when the tip of the cone points up first.
further Press the loveliest leaf, and keep it in a book for the next card that you write.
safety Take nothing from poisonous plants, such as oleander, yew or lily of the valley: ask a grown-up. Dots are not for toddlers' mouths.
skills punching, rolling cones, preparing a surprise
alt Three paper cones full of leaf confetti in a basket

* lace-with-a-number
name lace charm
means lace, number, bag
title A Lace With Your Number | Everybody on the Team Gets One | Team Bag Charms From Laces
about A lace from the field, a name and a number: on every bag of the team the same, and each one different. | For a whole team you need an hour and every old lace that still lies in the hall.
step cut Wash {the laces}. Cut each one to {in 16}, measured with {the ruler}, with {the scissors}. Old tips stay on: they make threading easy.
step fold Fold each in half, push the fold through one of the {many ring}, pull the ends through the loop and tighten: it hangs by a lark's head.
step plan Lay out {the beads}: name or number, with one in the team's color below. Two rows, if the name is long: one on each end.
step tip Where a tip is missing, {tape? wind a bit of {the tape} around the end, thin and hard | cut the end at a sharp slant and twist it}.
step beads Thread the beads over both ends at once, or over one, if the hole is small.
step knot Push them up and tie a knot right below: an overhand knot with both ends together, pulled tight.
step end Cut the ends to the same length with {the scissors}{tape?  and wind {the tape} around each, as narrow as a finger is wide | , at a slant}.
step card Cut {the card} into cards as large as your palm with {the scissors}. Write with {the pen} one thing that only this person does for the team.
step slit Cut a slit into the upper edge with {the scissors} and push the lace through: it is packed.
step give Hand them out after the last game, one by one, and read the card aloud.
further Make one for the coach, with the number of games you played instead of a name.
safety Beads are not for toddlers. It hangs on bags and zippers, not around necks, and comes off for the game.
skills knotting, threading, wording a thank-you
alt Two knotted laces with beads and rings on a card

* sleeve-for-a-cast
name cast sleeve
means arm, leg, cast, sleeve, pocket
title A Sleeve for a Boring Cast | Dress Your Cast | {sock=sock,tube-sock? The Sock | The Sleeve} That Came to the Rescue
about Under it stays the cast, over it comes what you want: a robot arm, a dragon's leg, a tattoo that washes out. | It keeps fluff and crumbs off, warms the fingers, and can be changed every day.
step measure {sock=tube-sock,sock? Cut the toe off {the sock} with {the scissors}. | Cut a leg or sleeve from {the sock} with {the scissors}, a hand longer than the cast.} It must go over the cast without pulling; if it is tight, cut it open along one side and tie it with strips.
step hole For an arm, mark a place for the thumb with {the chalk}, two fingers below the edge, and cut a small hole there.
step stretch Roll {the pad} up and push it into the tube: so the cloth is taut and no color gets through. Trim it with {the scissors} if it is too long.
step plan Sketch with {the chalk}: bolts and plates for a robot, scales for a dragon, bones for an X-ray, and one free field for names.
step deco {deco=felt,patch,felt-sticker? Cut shapes from {the deco} with {the scissors} and fix them on{fix?  with {fix}}{needle?  and {the needle}}, large ones first. | Color it with {the deco}{brush?  and {the brush}}, outlines first, and trim what is loose with {the scissors}.}
step dry Leave it on its roll for half an hour, until it no longer rubs off on a finger.
step pocket Cut a pocket from {the pocket} with {the scissors}, as wide as three fingers, and fix it on with {fix}{needle?  and {the needle}} on three sides: for a pen, so that everybody can sign.
step flap Close {pocket? the pocket | the upper edge} with {the grip}.
step wear Pull it on, slowly, fingers first, while somebody holds the cast. Nothing may press.
further Make a second one for the first day without a cast: it hides how thin the arm has become.
safety Over the cast only: nothing is ever pushed under it, and the cast itself stays dry and uncut. If fingers tingle, turn cold or blue, take it off and tell a grown-up at once.
skills measuring, designing on cloth, helping somebody
waiting Half an hour, if it is painted or glued.
alt A blue sleeve for a cast with a robot arm drawn on it and a pocket

* suitcase-of-a-trip
name souvenir suitcase
means suitcase, trip, travel, box
title A Suitcase for What You Brought Home | {map=map? Covered in Maps, Packed With Summer | The Suitcase That Stays Packed} | All of the Trip, in One Case
about Sand, papers, a coin that buys nothing here: every trip leaves a handful. Now it has a suitcase. | The labels on the outside tell where it has been, like those on old trunks.
step cover From {the map}, cut a piece for each side of {the case}, two fingers larger, with {the scissors}, and put it on with {glue}, edges folded in. The lid apart from the bottom: it has to open.
step corners Cut eight triangles from {the corners} with {the scissors} and put them on the corners with {glue}: no real suitcase goes without.
step handle With the tip of {the scissors} make two holes in the upper side, a hand apart, push the ends of {the handle}, cut to length, through and knot them inside.
step tags Draw labels on {the tags} with {the pens}: every place you came through gets one, with its year and a picture.
step stick Put them on with {glue}, crooked and partly over each other.
step lock Fix {the lock} on the front with {glue}, {lock=button? with a loop around each, | one left and one right,} where locks belong. What needs cutting is cut with {the scissors}.
step list Write inside the lid with {the pens}: first day, farthest point, strangest meal, who came along.
step pack Pack {the finds}, each with a slip: from where, found by whom.
step tell Let somebody draw one thing with closed eyes. You tell where it comes from, in one minute.
further Leave room for a second trip, and a blank label on the outside for it.
safety Nothing that lives, rots or is forbidden to take goes into it. {glue=glue-gun? The hot glue is for a grown-up or with one. | Holes are poked on the table and not in the hand.}
skills covering a box, lettering, telling
waiting Half an hour until it holds.
alt A box as a suitcase covered with a map, with labels and a handle
`;
