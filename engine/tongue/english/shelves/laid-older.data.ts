export const words = `
* two-bracelets-on-a-card
name friendship bracelets
title Two Bracelets, Two Friends | A Bracelet for You, a Bracelet for Me | Friendship Pair on a Card
about Two bracelets from the same threads: one goes along, one stays here. {photo? The card underneath holds a photo and | The card underneath holds} the address, so that letters find their way. | Your friend's favorite color, yours, and one that you both like, braided together twice.
step cut Choose three colors: your friend's favorite, yours, and one that you share. Cut two pieces of each, all its strands together and as long as your arm, and lay one set of three aside for the twin.
step hold Even up three pieces, one of each color, knot them together a hand's width from the end, and stick the knot to the table with {the hold}.
step braid Braid: right strand over the middle, left strand over the middle, and pull both sides evenly after each turn. {@6-8? Say it aloud: right, left, right, left. | The tighter the turns, the finer the braid.}
step beads Halfway along, slide {@6-8? two beads | half of {the bead}}{bead=letter-bead? {@6-8? , your first letter and your friend's, | }} onto the middle strand, one after the other, and braid on around them.
step end Stop when the braid goes around a wrist with a finger's width to spare. Knot it, and cut the tails to the same length.
step second Make the twin with the other three pieces, just as long and in the same order.
step charm Knot one of {the charm} into the tail of each bracelet: the same one, so that they know each other.
step card Fold {the card} in half. In the front, cut four short slits, two for each bracelet, as far apart as your hand is wide.
step write Draw a heart on the front and write a name below. Inside, write both addresses, a memory that only you two share, and the date of the first letter. {photo? Stick in the photo with a loop of tape.}
step mount Lay the bracelets across the front and push their ends through the slits. Your friend picks one; the other one is yours.
further @6-8 Agree on a day of the month on which both of you wear it.
further Write your order of colors down as a code: for the next birthday, each of you braids one in a pattern that the other sends.
safety @6-8 Wear it with a bow or a loose knot, so that it slips off when it catches on something.
safety Tie it so loosely that it can be slipped off for sports.
skills braiding, planning a gift, writing
alt Two braided bracelets in the same colors on a folded card
left cardboard: too stiff for a card that goes by mail

* sponged-night-canvas
name night sky
title Night Sky With Your Own Constellation | Sponged Nebula on {a canvas} | Starry Sky to Remember
about {sponge} clouds of color, {brush? stars off a toothbrush, | stars from a fingertip} and one fine white line: that is enough for a sky that looks a thousand light-years deep. | Copy the constellation of a night that matters: a birthday, a camping trip, an evening with somebody who showed you the stars.
step cover Spread {the newspaper} under {the canvas}. Put a spot of black or navy, purple, teal and white on {the saucer}.
step cut Cut {the sponge} into three pieces with ragged edges, one for dark, one for color, one for light.
step ground Dab the whole surface {color a}, edges included. Dab, never wipe: it is the dots that make it look deep.
step glow While it is still damp, dab a slanting cloud of {color b} across the middle, thick in its center and thinner toward the rim.
step light Pick up a touch of {color c} and then of white, and dab along the core of the cloud. Stop earlier than you think.
step stars Thin some white with a little water on {the saucer}, dip the tips of {the brush}, and pull a thumb across the bristles: a fine spray of stars, densest along the cloud.
step dry Give it forty minutes, until nothing feels cool or tacky.
step plan Look up the sky of your night, or go outside: choose one constellation with five to nine stars, and find it a dark place in the picture.
step join Set each star as a tiny four-pointed spark with {the line}, then join them with thin broken lines that stop short of the points.
step trees With {the trees} and the darkest color, pull up a row of treetops along the lower edge: short strokes, wider toward the ground.
further Write place and date on the back. With one for each season, you have a year of skies that you looked at together.
safety Pull the bristles toward yourself with the picture flat, so that the spray goes down; wear something that may get stars.
skills sponging, layering color, reading a star map
waiting About forty minutes before the lines go on.
alt A night sky with a glowing cloud, white stars, a drawn constellation and treetops

* layered-gift-jar
name gift jar
title Soup in Layers, Ready to Give | Gift Jar With a Fabric Cap | Pantry Stripes in a Jar
about Stripes of {many layers}, a cap of cloth and a hand-lettered tag: it looks like a shop's, and it is a warm supper for somebody. | A present that costs almost nothing, keeps for months and smells of dinner.
step plan Choose three to five dry things for a soup, as different in color as the kitchen offers, {many layers} first. Ask beforehand whether somebody there cannot eat one of them.
step wash Wash {the jar} and its lid in warm water and dry them to the last drop: damp spoils the mix.
step fill Pour in the layers one after the other through {the funnel}, two or three fingers high each. Knock the jar lightly on the table after each one, and press it level.
step spice Top it with {the spice} in a narrow layer.
step close Fill up to just under the rim, so that nothing can shift when it travels, and screw the lid on.
step cap From {the cap} cut a circle as wide as your hand is long; a round thing of that size is easy to trace. {cap=burlap? Pull out a few threads around the rim for a fringe. | With a wavy edge, nothing needs a hem.}
step fit Center the circle on the lid, hold it down with your palm, and wind {the tie} around it twice, right under the lid. Tie a bow.
step tag Cut a tag from {the tag} with two slanted corners, and make a hole with the tip of {the scissors}.
step write Letter the front with {the pen}: what it is and who made it. On the back: what is inside, and the recipe: two quarts (2 liters) of broth and an hour and a half of patience. Thread the tag onto one end of the bow, and knot it.
step trim Tuck {the trim} under the bow.
further Work out a second mix that somebody with an allergy can eat, and print both recipes on one card.
safety Glass stays on a folded towel while you knock it down; write every ingredient on the tag, because not everybody can eat everything.
skills layering, lettering, wrapping
alt A jar with colored layers, a fabric cap tied on with a bow, and a tag

* shrunk-character-rings
name character ring
means charm
title Your Own Character, Shrunk | {ring=key-ring? Key Ring | Charm} With Your Character | Shrink-Plastic Character Charm
about Draw a character as large as your palm; the oven turns it into a hard, bright charm a third as long, with lines finer than any pen can draw. | Anime hero, round-eyed cat or somebody only you know: one drawing, one charm.
step idea Sketch a character on {the paper}, as tall as your hand. Big head, small body, few details: what is thin now will be thinner than a hair. Leave a thumb's width of air above the head.
step trace Lay {the shrink} over the sketch, rough side up if it has one, and trace the outlines in the darkest of {the pens}.
step color Color between the lines, lighter than you want them: all colors get stronger as they shrink. Leave a sparkle white in each eye.{pens=colored-pencil?  Colored pencils hold on the rough side only. | }
step cut Cut the figure out with a rim of clear plastic as wide as a pencil, and round every corner. Sharp corners stay sharp.
step punch Punch a hole near the top now. Afterward the plastic is as hard as a button.
step bake Lay the figure on {the tray}, colored side up. {@6-8,9-12? A grown-up bakes | With a grown-up around, bake} it as the package says, usually two to three minutes at 325 °F (165 °C). It curls, wriggles and lies down flat again: then it is done.
step flat {@6-8? A grown-up presses | Press} it flat with the bottom of {the mug} while it is warm, and let it cool for five minutes.
step ring {ring=key-ring? Open {a ring} and thread | Cut {the ring} to a hand's length, and knot} it onto the charm.
step bead Add {the bead} beside the charm, in the color of its hair.
further @6-8 Shrink a tiny sign with your name for your pencil case.
further Draw the same character with four faces, glad, furious, asleep, in love, and change the charm with your mood.
safety @6-8,9-12 The tray goes in and comes out in a grown-up's hands; hot plastic looks just like cold plastic.
safety Oven gloves for tray and press: hot plastic looks just like cold plastic. Open a window.
skills character design, tracing, reading instructions
waiting Five minutes of cooling.
alt A shrink-plastic charm of a round-eyed character on a ring

* crescent-light-garland
name garland
title Moon-and-Star Garland{light=string-light?  in Lights} | Crescents and Stars on a String | Festive Night Garland
about Crescents and stars hang double-sided along {the cord}, so that they look right from every chair. {light=string-light? Wound with lights, they glow through the whole feast. | One evening's work dresses a doorway or a whole wall.} | Cut several at once, {gold? gild one side, | stack and turn them,} pair them around the string: a room is dressed by evening.
step draw Draw one crescent as tall as your hand and one star as wide as your palm with {the pencil}, and cut them out as patterns. For the crescent, shift the same round shape sideways over itself.
step cut Fold {the paper} in four and cut around the patterns: four crescents and four stars. They hang in pairs, so that makes two of each.
step gold {gold=metallic-paint? Paint | Draw} the fronts gold{gold=metallic-paint? : a thin coat with {the brush}, a narrow rim left in the color of the paper. |  with {the gold}: a border, dots, or rays from the middle.}
step dry Let them dry for twenty minutes, side by side.
step pair Lay the shapes in pairs, plain sides up. For each pair, cut a short piece of {the cord}, lay it down the middle with half its length sticking out at the top, and glue the second half over it.
step order Stretch out the rest of the cord and tie the pairs on, crescent, star, star, crescent, a hand's width apart and at different heights.
step tassel Tie {the tassel} under the two crescents.
step light {light=string-light? Wind {the light} once around the cord between any two shapes, bulbs outward. | }
step hang Hang it up by both ends with one grown-up hand on the chair. {light=string-light?  Switch on, step back, and shift whatever hides a light.}
further @6-8 Write a wish for each guest on the back of one star.
further Cut the name of the feast in letters of the same height and hang it between the two longest stars.
safety @6-8 A grown-up climbs and hangs; the garland stays out of reach of small children, for it is a cord.
safety Only battery lights, and never over a bed: the paper lies against the bulbs, and the whole thing is a cord.
skills cutting in layers, pairing, hanging
waiting {gold? Twenty minutes for the gold to dry. | }
alt A garland of golden crescents and stars on a string{light=string-light?  with small lights | }

* salt-frost-jar
name frost lantern
title Frosted Jar Lantern | A Jar Full of Winter | {frost=salt? Salt-Frost | Sugar-Frost} Lantern
about Rolled in {frost}, plain glass turns into an icy window, and the light inside comes through as softly as through snow. | Frost that does not melt: it grows in a minute and lasts until spring.
step clean Wash the label off {the jar} with warm water and dry it well: nothing holds on fingerprints.
step ready Spread {the frost} on {the plate} in a bed as long as the jar is tall.
step brush Brush a thin coat of {the glue} over the outside, all the way up to the neck. Thin is the secret: where it runs, the frost slides.
step roll {@6-8? Hold the jar by its rim and bottom, together, and roll | Hold the jar by its rim and bottom and roll} it slowly through the bed. Sprinkle more on by hand where the glass looks through, and stand it up.
step dry Let it dry for an hour. The glue turns clear, and only the crystals stay white.
step tie Wind {the tie} around the neck three times and make a bow.
step green Tuck {the green} {tie? under the bow | into the open jar, along the wall}.
step light {light=string-light? Feed the lights into the jar in loose loops, the battery case last, close to the rim. | Set {the light} on the bottom.}
step dusk Wait for dusk, switch on, and turn the jar until its best side faces the room.
further @6-8 Stick a paper star on the glass before you brush it, and peel it off when all is dry: a clear window.
further Make three in different heights and stand them on a strip of pine: that is a table for guests.
safety Battery lights only, with a screwed lid on their case; a flame would scorch what is tied around the neck. Hold glass over the table with both hands.
skills coating thinly, rolling, arranging
waiting An hour for the glue to dry.
alt A jar with a frosty coat, small lights inside and greenery at its neck

* taped-watercolor-card
name card
title Card in Watercolor and White Lines | Peel-the-Tape Card | Watercolor Window Card
about Tape keeps lines of the paper white while everything around it runs together; pulling it off at the end is the best moment. | Nobody has to be able to draw for this card, and it looks as if somebody could.
step fold Cut {the card} in half, and fold one half into a card. Set the other one aside for testing: press a bit of {the tape} onto it and peel. If it tears the paper, take the stickiness off on your sleeve first.
step mask Run strips of {the tape} across the front, crossing each other at slants, out over the edges. Rub them down hard along both sides, so that no color creeps under.
step wet Brush clean water into the fields, then touch in {color a} at one corner of a field and {color b} at the next. Leave them to meet by themselves.
step blend Go on, field after field, with two neighbors among your colors. {the paper-towel} lifts off what is too much.
step dry Let it dry flat for twenty minutes.
step peel Peel each strip slowly, folded back on itself and close to the paper. White lines appear, as sharp as cut.
step shine Set a few dots of {the shine} where the lines cross.
step letter Letter one word across the quietest part with {the pen}: a thin line first, then a second stroke beside each downstroke, filled in.
step inside Inside, write one thing that you would not have learned, or dared, without this person. That sentence is the present.
step cover Put a strip of {the tape} along the flap of {the cover}, so that inside and outside belong together{stamp? , and {the stamp} in the corner}.
further @6-8 Mask a big initial with short pieces of tape on the next card.
further Cut the painted test piece into strips: four bookmarks in the same colors.
safety Rinse water is for brushes only; keep the cup on the far side of the card, where no sleeve goes.
skills masking, wet-in-wet color, lettering
waiting Twenty minutes for the color to dry.
alt A card with fields of watercolor, crisp white lines and a hand-lettered word

* block-and-bolt-figure
name wire figure
title Robot of Wire and Bolts | Bolt Figure on a Block | Desk Robot in Metal
about No glue: {wire} is spine, arms and clamp at once, and {bits} slide onto it like beads. The pose can be changed every morning. | What lies at the bottom of a toolbox becomes somebody with an attitude.
step sketch Draw a stick figure twice as tall as {the base} is wide, in the pose you want, and note which piece goes where.
step spine Nip off {ft 3} of {the wire} with {the pliers}, fold it in half, and twist a small eye at the fold: the neck. The two ends are the legs.
step legs Bend each leg end into a flat foot, lay the feet on {the base}, and hold them down with {the grip}, wound around twice and tight. Lay a second wire crosswise under the feet if they turn.
step body Before the hips close, thread {the bits} onto both legs together, the biggest for the chest, and twist the wires once below them, so that nothing slides down.
step arms Twist {ft 2} of wire once around the neck for the arms. Slide one or two small pieces onto each as joints, and wind the rest around {the pencil} for springy forearms.
step hands Grip the last inch with the pliers, and bend it into a hook, a claw or an open ring.
step head Fasten {the head} in the eye of the neck with a short wire through or around it, and let one end stand up as an antenna.
step eyes Thread {the eyes} onto a short piece of the wire, lay it in front of the head, and fold its tips back behind it.
step pose Push the weight over the feet until it stands by itself. Lean, reach, shrug: bend only one joint at a time.
step plate Letter its name or model number on the block with {the pen}.
further Photograph it in twelve poses and run them one after the other: a film of a second and a half, and the beginning of a longer one.
safety Cut wire flies: hold both sides, point the short end down, and bend every tip back into a loop.
skills bending wire, balance, character design
alt A robot figure of wire and metal standing on {a base}
`;
