export const words = `
* spattered-silhouette
name spatter picture
title {V} in a Spray of Stars | Spattered {V} | {V}, Left Out of the Storm
about The oldest pictures in the world were made like this: something lies on the wall, color flies, and its shape stays behind. | Everything gets speckled except {the v}.
step shape On {the mask}, in one clear outline as large as your hand, draw {v.shape}.
step cut Cut the shape out in one piece. It is the mask that will keep {the sheet} clean.
step lay Spread {the newspaper} well beyond {the sheet} and lay the mask in the middle{weights? , held down by {the weights} | , held down by a few small heavy things}.
step thin Thin each color with {the water} until it is like milk.
step try {spatter=spray-bottle? Fill {the spatter} with one color and try it on {the newspaper}: an arm's length away you get mist, nearer than that you get puddles. | Dip only the tips of {the spatter}, point them down, and scrape {the comb} over the bristles, on {the newspaper} first: a fine rain falls from them.}
step spray Speckle all around the edge of the mask, densest right beside it. Do not touch the mask.
step second Go over it with the second color, this time farther away and lighter.
step lift Wait until nothing shines, then lift the mask straight up by one corner.
step mark With {the fine} and the leftover paint, add as little as you can: {v.face? {v.face} | {v.mark}}.
further Use the mask twice more beside the first place, moved a little each time, and three of them will travel across it.
safety Spatter away from faces, and wear old clothes; {@4-5? a grown-up holds the bottle or brush together with your child at first. | the drops go farther than you think.}
skills working with a mask, controlling drops, patience
waiting Half an hour until it is dry.
alt The pale shape of {a v} on a speckled sheet

* pushed-foil-relief
name foil relief
title {V} in Pushed Metal | Tin-Art {V} | Embossed {V}
about Metalworkers call it repousse: push from the back, and it stands out at the front. | {foil=embossing-foil? Thin metal is just right | A kitchen tray has the right metal} for {a v} that catches every lamp.
step cut Cut a flat piece from {the foil}, as large as your hand with the fingers spread. A grown-up trims edges that are stiff.
step hem Fold each edge over by a finger's width and rub it flat, so that no sharp edge is left.
step draw On {the paper}, draw {v.shape}. Keep the lines simple, with a finger's width between them.
step trace Lay the foil on {the pad}, the drawing on top, and go over every line with {the tip}. Press so that it shows, not so that it tears.
step push Turn the foil over and rub inside the lines with the round end of {the tip}, in small circles, until {the v} stands up on the other side.
step outline Turn it back and sharpen the edge all around, on a hard table this time. Then press in the detail: {v.face? {v.face} | {v.mark}}.
step ground Fill the background with rows of dots: the quieter the shape, the livelier the ground may be.
step dark Spread {the black} over everything, and wipe the high places clean with {the cloth}. The dark stays in the grooves.
step back Wrap the rim around {the back} and {fix fix} it down behind.
further Hang it beside a second one made from the same drawing, but pushed the other way: which one looks nearer?
safety Cut metal foil has edges like paper knives: hem them before anything else, and carry it by the hem.
skills pressing with feeling, thinking in front and back, finishing edges
waiting Twenty minutes if you darken it.
alt {a v} embossed in a sheet of silver foil

* puffy-window-cling
name window cling
title Peel-Off {V} | {V} for the Windowpane | Puffy {V} Cling
about Dried glue holds to glass without anything sticky, so {the v} can move from window to window. | Black lines first, colors between them: it works like a church window, only it bends.
step draw With thick lines on {the paper}, every field closed, draw {v.shape}. Smaller than a coin will not work.
step slip {sheet=plastic-sleeve? Slide the drawing into {the sheet}. | Lay {the sheet} over the drawing and weigh the corners down.}
step black Stir a third of {the fill} with so much dark color that it looks black, in one of {the cups}.
step line Trace the lines with it, using {the bottle}, in cords as thick as spaghetti. Make sure that they all join.
step wait Let the lines dry until the next morning.
step mix Stir the rest of {the fill} with {color a}, {color b} and another color, a few drops in each of {the cups}. It dries darker than it looks.
step flood Pour each field full to its black fence and push the color into the corners with {the tip}. {v.face? The face gets its own dots: {v.face}. | One field is for {v.mark}.}
step dry Leave it flat for a day, until nothing looks milky any more.
step peel Peel it off slowly from one corner.
step stick Press it to a clean, cool windowpane with a warm hand.
further Make {v.scene} as separate clings, and change the picture every day.
safety Keep clings away from heaters and out of small mouths; they are tough and cannot be chewed.
skills squeezing even lines, filling to an edge, patience
waiting One night for the lines, a day for the colors.
alt A shiny {v} cling on a windowpane

* rainbow-scratch-disc
name scratch disc
title {V} on a Rainbow Disc | Scratched-Free {V} | The {V} in an Old CD
about Under the black there is a mirror with every color in it, and only your scratches let it out. | Nobody plays it any more, but it can still spin, and now {a v} flashes across the ceiling.
step wash Wipe {the disc} clean. The side without printing, the one with the rainbow, is the one you will scratch.
step coat Paint that side black with {the brush}, two thin coats, each left to dry for half an hour.
step plan Trace around the disc on {the paper} and plan {a v} inside: {v.shape}. Let the hole fall where it does no harm.
step outline Rub {the chalk} over the back of the plan, lay it on the disc and trace it, then scratch along the white line with {the tip}.
step fill Scratch the inside free with short strokes that all follow the shape. The closer they lie, the brighter it gets.
step mark Leave black what should stay dark: {v.face? {v.face} | {v.mark}}.
step loop Cut {in 16} of {the loop}, pull it through the hole and knot the ends at the rim. {bead?  Slip {the bead} onto it and knot once more above.}
further Hang it where the morning sun comes in, and find out on which wall {the v} appears.
safety Never bend or cut a disc: it splinters. Scratch away from the hand that holds it.
skills scratching with control, light against dark, transferring a drawing
waiting An hour for two coats.
alt A black disc with {a v} scratched out in rainbow silver

* carved-soap
name soap carving
title {V} in Soap | Soap-Bar {V} | {A V}, Carved and Scented
about Soap is the stone of beginners: it gives way without a fight, and mistakes wash off. | Sculptors say that the figure is already inside; here it smells better.
step flat Scrape the letters off {the soap} with {the knife} until the top is smooth. Work over paper or a plate, for the crumbs.
step shape On {the paper}, draw {v.shape}. Keep it a little smaller than the bar, with no part thinner than your finger, and cut it out.
step trace Lay the paper on the bar and scratch around it with {the tip}.
step cut Shave away the soap outside the line with {the knife}, thin curls into {the bowl}, until the figure stands up as high as a coin is wide. Never try to cut a big piece: it would crack.
step round Round off the edges, the way a pebble has none, and lower what lies farther back.
step mark Draw the detail in with {the tip}: {v.face? {v.face} | {v.mark}}. Several light strokes are better than one deep one.
step dust Brush the crumbs out of every groove with {the brush}.
step polish Dip a finger in {the water} and rub the surface until it shines like marble.
further Press the shavings together with wet hands into a ball: it is a guest soap now.
safety {@13+? Pull the blade away from the hand that holds the bar, and keep the bar on the table. | A plastic blade or a wooden stick is sharp enough for soap: carve away from the hand that holds it, with the bar on the table.} Soapy fingers stay out of eyes.
skills carving in relief, taking away instead of adding, patience
alt {a v} carved in relief into a bar of soap

* plaster-plaque
name plaster plaque
title Cast {V} | {V} in White Plaster | The {V} Plaque
about What you dig into clay comes out standing up: sculptors have made casts this way since Rome. | The mold is soft and the cast is hard, and between them {the v} turns from a hollow into a shape.
step wall {@6-8? Together, cut | Cut} {the wall} with {the scissors} so that it makes a frame or box two fingers high and as large as a postcard.
step slab {wall? Press {the clay} into the bottom, a finger thick, up to the walls all around, and close every corner with {the fix} | Press {the clay} out a finger thick, as large as a postcard, set a rim of the same two fingers high around it, and pinch it tight all along}: plaster finds each gap.
step draw Scratch lightly into the clay: {v.shape}. Remember that the cast will be the other way around, letters above all.
step dig Scoop the figure out with {the tip}: what is deepest in {the clay} will stand highest. Press in the detail, {v.face? {v.face} | {v.mark}}, and smooth with a damp finger.
step press Press {the press} into the free corners and along the edge, straight down, and lift each off again: every rib and vein stays.
step mix {bowl=paper-cup,plastic-cup,yogurt-pot? In two goes, {@6-8? a grown-up sprinkles | sprinkle} | {@6-8? A grown-up sprinkles | Sprinkle}} {the plaster} into {the water} in {the bowl} until an island forms that no longer sinks, {@6-8? waits one minute, and stirs | wait one minute, and stir} slowly until it is like thick cream.
step pour {@6-8? A grown-up pours it in from one corner and taps the table | Pour it in from one corner and tap the table}, so that the bubbles rise.
step hook When it begins to set, push {the hook} halfway into the back.
step free After an hour the plaster has been warm and is cool again. {wall? Tear the walls off, pull {the clay} away, | Pull {the clay} away, rim first,} and wash the rest out under water with your fingertips.
step stain The next day, brush thin {color a} over it and wipe it off the high places.
further Cast the same mold a second time before you destroy it: the copies are never quite alike.
safety {@6-8? Plaster is a grown-up's until it is hard and cold. | } Mix plaster outdoors or by an open window without stirring up dust, and never put a hand into it to set: it gets hot. Leftovers go into the trash, not into the sink.
skills thinking in reverse, mixing plaster, casting
waiting An hour to set, a day to dry.
alt A white plaster plaque with {a v} in relief

* raised-clay-tile
name clay tile
means string
title {V} Tile | Raised-Line {V} Tile | The {V} Tile for {cord? the Wall | the Shelf}
about Thin rolls of clay make little dams, {paint? and colors stay where they belong. | and the picture stands up from the ground.} | Tile painters in Spain and Portugal tell whole stories this way; yours begins with {a v}.
step roll Roll {the clay} out with {the roller} until it is as thick as half a finger, turning it now and then so that it stays even. Keep a lump as big as an egg for later.
step square Cut a square from it, about {in 5} on each side, with {the knife}. {cord?  Poke two holes for {the cord} through it with {the tip}, a finger's width below the upper edge.} Keep the rest covered.
step ground Press {the texture} into the four corners and lift it off straight: its pattern stays.
step draw With {the tip}, lightly, draw this as large as your palm: {v.shape}.
step coil Roll the rest of the clay into strings as thin as spaghetti. Damp fingertips keep them from cracking.
step lay Brush {the water} along the line, lay the strings on it, and press them down from the inside, so that they hold.
step mark Press in the detail with {the tip}: {v.face? {v.face} | {v.mark}}. {press?  Sink {the press} into the border, by half their height, so that the clay grips them.}
step dry Let the tile dry flat for one or two days, turned over in between so that it does not curl{clay=modeling-clay? . This clay stays soft: it can be changed for as long as you like | }.
step paint Fill each field with color up to its clay dam, {color a} and {color b} first.
step hang Lead {the cord} through both holes from the back and knot the ends: it hangs on a nail.
further Make a second one that shows {v.place}, and set them side by side.
safety Clay that dries in the air is not for a dishwasher or for food: it is a tile for {cord? the wall | the shelf}.
skills rolling coils, joining with water, painting up to a line
waiting A day or two, turned over once.
alt A square clay tile with {a v} outlined in raised clay

* step-into-chalk
name chalk picture
title Step into the Picture: {V} | Chalk {V} for a Photo | You Beside the {V}
about Lie down on the sidewalk, and from above you and {the v} are in the same story. | Chalk is for drawing, a sidewalk is for drawing big, and one photograph keeps what the rain will take.
step sweep Sweep a clean patch with {the broom}, longer than you are tall, away from cars.
step plan Lie down and let somebody mark where your head and feet come. Decide what you do there: ride, feed, lift, chase, or hold it by the hand.
step shape Right beside the marks, as large as you are, draw {v.shape}. Use your whole arm, not just the wrist.
step fill Color it in with the side of the chalk, {color a} first. Leave no cracks of gray along the line.
step smudge Wet {the wet} and go over the largest field once: the color grows strong and even, like paint.
step mark {v.face? Add the face, large enough to be seen from a window: {v.face}. | Add what makes it unmistakable: {v.mark}.}
step scene Draw {v.place} around both of you, and a ground line at your feet.
step pose Take your place. A grown-up stands on a step or a chair with {the camera} and takes the picture straight from above.
further Change one thing and take ten pictures in a row: played fast, they are a cartoon.
safety Stay where no car drives, and look behind you. Chairs stand on flat ground and are for grown-ups.
skills drawing with the whole body, planning a scene, posing
alt A giant chalk {v} on gray pavement

* vanishing-water-picture
name water picture
title Disappearing {V} | Water-Painted {V} | {A V} That the Sun Erases
about Water makes wood and stone dark, then the sun takes the picture back: no cleaning, no end. | Your child can paint {a v} as large as the wall, and again a minute later.
step fill Pour {the water} into {the holder}, a third full, so that small arms can carry it.
step place Find a dry wall, fence or pavement in the sun, and let one wet handprint show how dark it gets.
step outline Draw a large outline with {the outline}: {v.shape}.
step big @2-3 Your child dips {the brush} and paints inside the shape, up and down, until it is all dark.
step big Dip {the brush} and paint, taller than yourself if the wall is: {v.shape}. Begin at the top: it runs.
step mark {v.face? Leave dry spots for the face, or wet them twice: {v.face}. | Add this last: {v.mark}.}
step watch Stand still and watch which part goes first. Can you say good-bye before the last corner is gone?
step race Wet one picture in the shade and one in the sun. Which one lives longer?
further Trace the edge with chalk after one minute, and again after two.
safety Never leave a small child alone with a bucket of water, however little is in it; empty it right away.
skills large strokes, watching water dry, hot and cool
alt The dark wet shape of {a v} on a wooden fence

* puffy-sidewalk-paint
name sidewalk painting
title Puffy-Paint {V} | Homemade Paint, One Big {V} | {V} on the Driveway
about Two things from the kitchen make a paint that lies on stone like icing and washes off with the next rain. | Mixing is half of the joy; the other half is {a v} as big as a doormat.
step mix Stir {the starch} and {the water} in {the cups}, the same amount of each, until it runs off a stick in a ribbon.
step color Color each cup differently: a lot of {color a}, some {color b}, and white as it is.
step outline With {the chalk}, sketch on the ground: {v.shape}.
step line Pour or brush the outline first, in white, as thick as a finger: {v.shape}.
step flood Fill the inside with {the tool} and let the colors run up to the white line. Stir the cups in between, for the starch sinks.
step mark {v.face? Set the face on top in thick drops: {v.face}. | Set this on top in thick lines: {v.mark}.}
step drops Let the last of each cup fall around it from shoulder height. What shapes do the splashes make?
step dry Come back in an hour: it has dried pale, matte and a little cracked, like old paint.
further Paint it once more beside the first in the colors of night: which one is there longer?
safety Wet paint is slippery on stone: bare feet or old shoes, and no running across it. The color can stain clothes and fine paving, so test a corner.
skills mixing by measure, pouring a line, working large
waiting About an hour in the sun.
alt A large {v} in thick paint on pavement

* lantern-shadow
name shadow lantern
title {V} in the Lantern | Evening-Light {V} | {V} by Lantern Light
about By day it is a plain thing with paper in it; in the dark {the v} stands there, dark against the light. | One light, one cut shape, one pale paper between them and you.
step draw On {the dark}, no larger than one side of {the shade}, draw {v.shape}.
step cut Cut it out along the line. Only the outline counts: light makes no difference between front and back.
step holes Cut a few openings where light should come through: {v.face? {v.face} | {v.mark}}. Fold the paper a little to start each one.
step pale {fix=tape? Tape | Glue} the shape onto {the pale}, flat to the edges, so that its shadow is sharp.
step open A grown-up {@13+? or you yourself cuts | cuts} {the shade} open at the top, wide enough for a hand, and trims {the pale} to its height{shade=paper-bag? by cutting off the rim | }.
step line Bend {the pale} into {the shade}, shape facing out, and fasten it with {the fix} at the rim.
step light Switch on {the light} and set it in the middle, behind {the v}.
step dark Turn off the lamp. Move the light nearer and farther: when is the edge sharpest?
further Cut {v.scene} in a second paper and hang it at the back: shadows at two distances.
safety Only a light that stays cool goes inside, never a candle with a flame, and battery cases stay screwed shut.
skills cutting an outline, light and shadow, fitting to size
alt A glowing lantern with the black shape of {a v}

* lid-pairs
name memory game
title {V} Pairs | Flip-a-Lid {V} Game | Two of Each {V}
about Six lids, three pictures, and the one who remembers best. | Lids clack when you turn them, so everybody at the table knows whose turn it is.
step trace Trace around one of {the lids} six times on {the paper}.
step cut Cut the circles out just inside the line, so that they fit.
step four Draw three pictures, each on a circle of its own: {the v}; {v.part}; and something from {v.place}. {v.face? The {v} gets its face: {v.face}. | The {v} gets its mark: {v.mark}.}
step twin Copy each picture onto a second circle, as much alike as you can, with the same colors.
step fix Stick a circle into every lid with {the fix}, picture up, and leave the other side plain.
step play Turn all of them picture down and mix. Two at a time are turned: a pair is yours, anything else goes back.
step away Count to six and put the game away in {the bag}.
further Draw two more pairs that look almost alike, for players who have become too good.
safety Lids with a sharp rim stay out of the game; small caps are kept from the youngest.
skills drawing twice the same, remembering, taking turns
alt Six lids with three pairs of pictures, among them {a v}

* peep-box-scene
name peep box
title {V} in a Peep Box | Look Inside: {V} | The {V} at Home in a Box
about One eye at the hole, and the box is suddenly as deep as a theater. | Layer behind layer of paper, with light from above: {the v} lives in there.
step hole {@6-8? A grown-up pierces | Pierce} one short side of {the box} with the scissors at the height where an eye will look in{@9-12? , turning the point slowly with the box flat on the table and somebody beside you}{@6-8? , and cuts it to | , and cut it to} a hole as large as a coin.
step roof Open the lid and cut a wide window into it, for the light.
step back Cover the far wall with the palest {scenery} you have: what is far away always looks pale.
step layers Cut two or three strips of scenery as wide as the box, each with its own edge. Think of {v.place}: what grows or stands there?
step set Reach in from above: fold the ends of each strip and {fix fix} them to the side walls, one behind the other, the lowest in front.
step figure On {the figure}, half as high as the box, draw {v.shape}. Color it, add {v.face? {v.face} | {v.mark}}, and cut it out with a strip left on below for a foot.
step stand Fold the foot back and stick it down with {the fix} between two layers.
step ground Scatter {the ground} over a little glue along the front.
step peep Close the lid, put an eye to the hole, and let somebody move a hand across the window above.
further Tape colored see-through paper over the window: morning, noon, and storm.
safety {@6-8? The first hole is a grown-up's: it needs a push. | Cut away from the hand that holds the box.}
skills building in layers, near and far, cutting to fit
alt A box with paper scenery and {a v} inside

* packing-peanut-picture
name foam picture
title Packing-Peanut {V} | {V}, Stuck with a Damp Touch | {V} Out of the Parcel
about Packing peanuts made of cornstarch need no glue: one damp touch and they hold on to whatever comes next. | The best part of a parcel is what keeps the present from rattling.
step test Dip one of {the peanuts} in {the water}. If it melts and gets sticky, it is made of starch, and {the damp}, wet and squeezed out, is all the glue you need. If not, use {the fix}.
step draw On {the sheet}, as tall as your hand with the fingers spread, draw {v.shape}.
step edge Touch each piece to {the damp} for a moment and press it on along the line. Too wet, and it shrinks away.
step cut Snip some pieces into thin coins for narrow places and smooth parts.
step fill Fill the inside, whole pieces in the middle and coins toward the edge.
step stack Build one part higher, two or three pieces deep: {v.part}. {v.face? For the face, use the smallest bits: {v.face}. | The smallest bits show {v.mark}.}
step color Dab on {color a} and {color b} sparingly: too much moisture and the surface sinks in.
further Build something that stands up: starch pieces can be stacked like bricks.
safety None of it belongs in the mouth, and the kind that does not melt stays away from little ones.
skills testing a material, building in relief, going gently
alt {a v} built of puffy packing pieces

* sandpaper-transfer
name sandpaper print
title Ironed-On {V} | {V} in a Thousand Dots | Sandpaper-Print {V}
about Wax sits on the tips of the grit, so what the iron carries over is a picture made of points. | Draw it today, wear it or send it tomorrow: {the v} comes through the wash pale, but it stays.
step plan Lightly, on {the rough}, draw {v.shape}. It will come out the other way around, so letters must be written backward.
step press Color it in with {the wax}, {color a} first, pressing as hard as you can and going over everything twice. What you can still see of the grit will stay bare.
step mark Work in the detail with the strongest contrast: {v.face? {v.face} | {v.mark}}.
step dust Tap off the crumbs of wax, or they will print as well.
step lay Spread {the cloth} on {the pad}, smooth it flat, lay {the rough} on it face down, and cover it with {the paper}.
step iron {@13+? With a grown-up nearby, press {the iron} on it, hot and without steam, | A grown-up presses {the iron} on it, hot and without steam,} for twenty seconds in each place. Lift, never slide.
step peel Let it cool for a minute and peel one corner back. Is it pale? Lay it down again and press once more.
step fix Cover the print with clean {paper} and press it again: this takes off loose wax and sets the rest.
further Rub the same sheet of grit with fresh wax and print a second, softer one.
safety The iron is for {@13+? careful hands with a grown-up around | a grown-up}, and so is the first touch of the hot sheet. Wash printed cloth cool and inside out.
skills pressing hard and evenly, thinking in reverse, transferring
alt {a v} in dots of wax printed on {cloth}

* dripped-cotton-mosaic
name dripped picture
title Drip-Drop {V} | {V} in Soaked Cotton | Color-Drop {V}
about Every drop spreads into a soft round spot, and two that touch make a third color. | A patient hand, one drop at a time, and white {pads} turn into {a v}.
step draw On {the sheet}, as large as a small plate, draw {v.shape}.
step glue Glue {the pads} inside the shape, side by side and a little over each other, until no {sheet} peeps through. Fold or tear some to fit the narrow places.
step mix Stir each color into a little of {the water} in {the cups}, strong enough that you cannot see the bottom.
step first Take up {color a} with {the drop} and let it fall, one drop to each place, from a finger's height.
step more Now {color b}, in the gaps first, then so near to the first that both run together.
step mark {v.face? Make the face with the darkest color and the smallest drops: {v.face}. | Make the last detail with the darkest color: {v.mark}.}
step dry Leave it flat until it is no longer cold to the touch.
further Put three drops of different colors on one spot and guess beforehand what comes out.
safety Food colors stain: put on an apron and cover the table.
skills squeezing and releasing, color mixing, patience
waiting About four hours, lying flat.
alt {a v} of white cotton with drops of color

* mirror-double
name mirror face
title {V} in the Mirror | You as the {V} | The {V} That Looks Like You
about Stand still, look in, and {a v} blinks back at the same moment as you. | No costume, no face paint: the mirror wears it for you.
step test Make a dot with {the pens} in a corner of {the mirror} and wipe it with {the damp-cloth}: only go on if it comes off.
step stand Stand the mirror up at the height of your face and mark two places on the floor for your feet. From now on you must not move.
step edge Close one eye, so that there is only one of you, and draw around your head in the mirror. Then add what {the v} has: {v.part}{v.other?  and {v.other}}.
step color Color what lies outside your own face, {color a} first, with short strokes side by side.
step face Look where your eyes and mouth are and draw around them: {v.face}. Leave holes to see through.
step look Step back, find your marks, and make {the v} {v.does}.
step photo Hold {the camera} beside your ear and take the picture of the mirror.
step wipe Wipe it all away and let somebody else be next.
further Draw two heads side by side and look in together.
safety The mirror is a plastic one, leaning where it cannot slide; glass ones stay on the wall.
skills drawing around a reflection, keeping still, observing a face
alt {a v}'s face drawn on a mirror

* floating-drawing
name floating drawing
title The {V} That Swims Away | {V} Afloat | Come-Alive {V}
about Pour in water and the drawing lets go: {the v} lifts off and drifts. | A trick with a reason: this ink hates water and holds only lightly to something smooth.
step clean Wipe {the plate} until it squeaks. A single greasy fingerprint will hold the drawing down.
step draw With {the pen}, no larger than your palm, draw {v.shape}. Make all lines join.
step fill Color the inside without a gap: a film in one piece swims best.
step mark Add the detail on top, in the other color: {v.face? {v.face} | {v.mark}}. Let it dry for two minutes.
step pour Tip {the water} from {the cup} very slowly onto the rim of {the plate}, so that it creeps under the drawing from the side.
step swim Rock {the plate} a little. When the last corner lets go, {the v} is afloat.
step blow Blow through {the blow} and steer it from bank to bank.
step lift Lay a piece of {the paper-towel} on top and lift: the drawing comes with it, and you have a print.
further Try a spoon, a foil dish, and a glazed tile. On which does it hold too well?
safety The ink is not for skin or mouth, and {the plate} gets a thorough wash before it sees food again.
skills drawing one closed film, pouring slowly, asking why
alt {a v} drawn on a plate, floating on water

* after-dark-picture
name glow picture
title {V} After Dark | Two-Faced {V}: Day and Night | The {V} That Glows
about By day a quiet picture, by night another one: only you know what appears when the lamp goes off. | {the v} soaks up light all day and gives it back when you are in bed.
step two On dark {board}, draw {v.shape}. Think of two pictures in one: what shows by day, and what only by night.
step day Color the day picture with {the day}, in deep tones.
step dry Hold the board at a slant against the light and look for the places that still shine wet or waxy: let them dry, or rub them with a fingertip.
step secret With {the brush}, paint a thick edge of {the glow} around {the v}, then what should shine: {v.face? {v.face} | {v.mark}}.
step second Give every glowing line a second coat when the first has dried. Thick lines shine for hours, thin ones for minutes.
step charge Hold {the lamp} close and move it slowly across for one minute.
step dark Go into the darkest room you have and wait until your eyes are used to it.
further Add {v.scene} in dots only, so faint by day that nobody finds them.
safety Glow paint is for pictures only, not for skin or anything that touches food.
skills planning two pictures, painting even lines, layering
waiting About an hour between and after the coats.
alt {a v} with a glowing green edge on a dark ground

* wet-foam-cling
name foam cling
title Bath-Wall {V} | Splash-and-Stick {V} | {V} for the Bathtub
about Water is the glue: {foam} clings to tiles and tubs as long as it is wet, and comes off in one pull. | A picture that can be built, changed and rinsed off while sitting in the bath.
step draw On a piece of {foam=foam-tray? tray | foam} as large as two hands, draw {v.shape}. No thin necks or tails: they tear.
step cut Cut it out with {the scissors}, and round off every corner.
step extra From what is left, cut big loose parts that can move: {v.parts}, and a few round bubbles.
step dip Push each piece under {the water} in {the bowl} and count how long it needs to come up.
step stick Press the wet pieces on tiles, a tub or a windowpane with a flat hand, and pull the hand away quickly.
step story Move the parts around: can {the v} {v.does}?
step dry Rinse the pieces in clean water and lay them out to dry on both sides, so that nothing grows on them.
further Cut a boat for it to ride in, or a house to come home to.
safety A child in water, or with a bowl of it, is never left alone. Throw bitten or torn pieces away.
skills pressing and peeling, placing parts, telling a story
alt A foam {v} clinging to wet bathroom tiles

* pop-out-tag
name pop-out tag
title {V} Gift Tag | Step-Out {V} Tag | The {V} That Stands Forward
about On a tag this small, one thing that steps out of the frame is enough to make somebody keep it. | Half of the present is who looks out of it: {a v}, in front of the paper.
step ground Color the middle of {the tags} with {the pens} in a pale tone that makes {the v} stand out, and leave the border bare.
step draw On {the figure}, a little larger than the border will allow, draw {v.shape}. Something should stick out. Color it, with {v.face? {v.face} | {v.mark}}.
step cut Cut it out, leaving a thin white edge all around like a sticker has.
step spring Cut {spring=paper-strip? two short pieces of {the spring} and pleat each into a tiny accordion | two small squares of {spring}, as big as your fingernail}.
step mount Glue these behind the figure and the other side onto the tag, so that it stands a finger's width in front.
step shine Set off the border with {the shine}, in no more than three places.
step name Write "To" and "From" below.
step loop Fold {the loop} in half, push the fold through {tags=price-tag? the hole | a hole at the top}, and pull both ends through it.
further Hide {v.part} on the back, where it is found only by the one who unties it.
safety Tags with loose bits come off before a present goes to a baby.
skills drawing small, cutting with a border, working in layers
alt A gift tag with {a v} standing out of it

* painted-fan
name painted fan
title {V} on {fan=paper-fan? a Fan | an Umbrella} | {fan=paper-fan? A Fan | An Umbrella} for a Hot Day: {V} | Painted {V} {fan=paper-fan? Fan | Umbrella}
about Fan painters leave more empty than they fill: one {v}, a breath of color, and air. | It folds up, and {the v} is gone; it opens, and everybody looks.
step open Spread {the fan} flat on {the newspaper} and weigh the edges down, so that the folds lie as flat as they can.
step place Mark the place a little beside the middle and draw with light lines: {v.shape}. Folds run through it, so keep faces between two of them.
step wash Paint a pale patch of color behind it, nearly water, and let it run out at the edges. Let it dry.
step body Paint {the v}, {color a} first. Use little water: {fan=umbrella? cloth lets it creep | wet paper buckles}.
step few Add two or three strokes of {v.place} at the sides, and stop while there is still more empty than full.
step mark With the tip of the brush: {v.face? {v.face} | {v.mark}}.
step gold Follow the outer edge with {the gold}.
step tassel Knot {the tassel} at the {fan=paper-fan? pin | handle} and comb out the ends.
further Write one line of a poem down the side, from top to bottom.
safety Fold it only when the paint is dry, and keep the ribs away from eyes.
skills leaving space, painting across folds, brush control
waiting Forty minutes before it is closed.
alt {a v} painted on {a fan}

* wearable-face
name mask
title {V} Mask | Behind the Face of the {V} | The {V} on a Stick
about A mask on a stick comes and goes in a second, so one player can be two people. | Look through, and everyone else sees {a v}.
step eyes {mask=paper-plate? Hold {the mask} before your face and let somebody mark where your eyes are. {@9-12? Cut a hole as wide as a thumb at each mark, together. | A grown-up cuts a hole as wide as a thumb at each mark.} | Hold {the mask} before your face: can you see to both sides? If not, {@9-12? cut the eye holes a little wider, together. | a grown-up cuts the eye holes a little wider.}}
step ground Paint it {color a} all over with {the brush}, to the very rim, and leave it for an hour, until nothing sticks to a fingertip.
step plan On {the extra}, draw what belongs to this head, as large as your hand: {v.head}. Give each piece a strip to glue.
step cut Cut them out with {the scissors}, strips and all. Paint the fronts and lay them flat to dry.
step add Glue the strips to the back of the mask, or the pieces to the front where they lie flat, and hold until they stay.
step face Paint the face around the holes: {v.face}. Make it bigger and darker than seems right: it is seen from far away.
step trim Glue {the trim} along the rim, well away from the eye holes.
step hold Lay the end of {the hold} on the back, two fingers deep at the lower rim, and fasten it with {the tape} above and below. The rest is the handle.
step act Try it in front of a mirror: how does {a v} nod, doubt, sneak, and laugh?
further Make the same face once more in another mood, and change masks in the middle of a scene.
safety A stick instead of an elastic, so that the mask comes off at once; nobody runs with one.
skills fitting to a face, painting bold shapes, acting
waiting About an hour until the paint is dry.
alt A mask with the face of {a v} on a stick

* hat-with-a-rider
name party hat
title {V} on Top | The {V} {hat=paper-crown? Crown | Hat} | {V} Rides Along
about Wherever you walk, {the v} goes ahead and nods. | A plain {one hat} becomes the one that everybody asks about.
step draw On {the figure}, as tall as your hand, draw {v.shape}. Leave a strip below it, as wide as two fingers and as long as one.
step cut Cut it out together with the strip.
step color Color it from edge to edge: {color a}, {color b}, and then {v.face? {v.face} | {v.mark}}.
step tab Fold the strip back and forth twice, like a stair: this is the spring that makes it nod.
step band Run {the trim} around the rim, one thing next to the other.
step seat Fasten the strip to the front of {the hat}, low enough that {the v} looks over the top. Use {the fix} inside and out.
step wave Shake your head. Does it lean? Fasten a folded scrap behind it as a brace.
step wear Put it on and walk through the room without letting {the v} look down.
further Make a line of riders, one for each guest, with their names on the back.
safety Tie nothing under the chin: a hat that only sits on the head falls off when it should.
skills cutting an outline, making a paper spring, balancing
alt A hat with {a v} standing on it

* wrinkled-wrap-wash
name wrinkle wash
title {V} in Cracked Color | Wrinkle-Wash {V} | {V}, Cut from a Storm of Color
about Crumpled plastic pulls wet paint into veins, like ice, marble or dragon skin, and no two sheets agree. | Let chance do the painting and keep the choosing for yourself.
step wet Brush {the water} over one sheet of {the paper} until it shines all over.
step flood Drop {color a}, {color b} and a third color into the wet, more than seems reasonable, and let them run together.
step wrap Lay {the wrap} on top while it swims, and push it with your fingertips into folds and stars. Leave it there.
step wait Let it lie for two hours, or overnight. Peeled off too early, the veins melt away.
step trace Peel, and move an empty paper frame across until you find the part that looks most like a coat for {a v}. Draw there: {v.shape}.
step cut Cut it out with one clean line.
step mount Glue it on the second sheet, a little above the middle, and give it a thin wash of shadow at the foot.
step line Use {the line} for the few lines that it needs: {v.face? {v.face} | {v.mark}}.
further Make bookmarks from the leftover strips: there is always a second good piece.
safety Plastic film and bags go back into the drawer at once, out of reach of small children, and never near a face.
skills letting go of control, choosing a section, finishing with few lines
waiting Two hours or overnight under the plastic.
alt {a v} cut from veined, rippling color

* turn-around-sticks
name stick puzzle
title {V} Stick Puzzle | Eight-Stick {V} | Mix-Up {V}
about A jigsaw with eight straight pieces: easy to make, not so easy to solve once the sticks are shuffled. | It fits in a pocket, and the waiting room is over before {the v} is whole.
step row Lay {the sticks} side by side on the table, ends even, and run two strips of {the tape} across them.
step draw Turn the row over and draw across all of them with {the pencil}: {v.shape}. It must touch the first and the last.
step color Color it with {the pens}, and the background too: bare places give nothing away, and that makes it hard.
step mark Go over the outline once more and add {v.face? {v.face} | {v.mark}}, across at least three sticks.
step turn Peel off the tape slowly and wipe the edges.
step number @4-5 Draw one to eight dots on the backs, from left to right, as a help.
step number Write a secret word of eight letters on the backs, one letter to a stick: it tells when all is right.
step mix Shuffle, close your eyes, count to ten, and start. How long does it take?
step keep Hold the sticks together with {the keep}.
further Draw a second picture on the backs and mix two puzzles in one.
safety Small bands stay out of mouths; sand off any splinter before you draw.
skills drawing across a gap, matching lines, puzzling
alt Eight sticks that together show {a v}

* painted-initial
name initial
title {V} and My Initial | {V} Letter for a Door | My Letter, My {V}
about Medieval scribes hid whole animals and castles in a first letter; yours may be found at once. | It says whose room this is, and what they like best.
step ground Lay {the letter} on {the newspaper} and paint it white all over, two thin coats: colors are only as bright as what lies beneath.
step look Turn it in your hands. Where is it broad enough for {the v}, and where could something climb, lean, or look around a corner?
step sketch Sketch {v.shape}. It may disappear at an edge, as if it went on behind.
step sky Paint the rest as {v.place}, in pale colors, up to the line.
step body Paint {the v}, {color a} first, and let every color dry before the next one touches it.
step side Carry the color of each place around onto the rim, so that the letter looks painted through.
step line Make it clear with {the line}: {v.face? {v.face} | {v.mark}}.
step trim Set {the trim} where the eye should go last.
further Hide three tiny things in it that only you know of.
safety Hang it where it cannot fall on a bed, and paint by an open window.
skills fitting a picture to a form, working around edges, layering
waiting About an hour between and after the coats.
alt A letter painted with {a v}

* little-troupe
name stand-up figure
title {V} on a Heavy Little Foot | {V} and Company | The Little {V} Theater
about A heavy little foot, and a drawing of {a v} {v.face? stands, walks, and falls over | stands, glides along, and falls over} when the story says so. | Three figures are enough for a whole evening of theater.
step draw On {the figures}, as tall as your hand, draw {v.shape}. Leave a strip below it for the foot to hold.
step others Draw two more that meet it, a little smaller. They live or stand where it does: {v.place}.
step color Color all of them, and the hero with the most care: {v.face? {v.face} | {v.mark}}.
step cut Cut them out with a small margin, and leave the strips on.
step foot {foot=binder-clip,clothespin? Clip one of {the foot} onto the strip, so that it spreads flat on the table. | {foot=cork,bottle-cork,spool? Cut a slit into the top of one of {the foot}, with a grown-up, and push the strip in. | Fold the strip back and hold it down behind one of {the foot}, or wedge it in between.}} Does it stand when you blow?
step rest Give the other two their feet. The one that leans gets a lower one or a wider one.
step stage Lay {the stage} on its long side: this is where they come on and go off.
step play Let {the v} come in from the left, meet the others, and {v.does}. What do they say?
further Take a photo, move every figure by a finger's width, and take the next: twenty make a film.
safety {foot=binder-clip? Strong clips pinch: a grown-up opens them for small hands. | Small feet are kept away from children who still put things in their mouths.}
skills cutting with a margin, making things balance, telling a story
alt A cut-out {v} on a small stand, with two others

* painted-bauble
name ornament
title {V} Ornament | The {V} Bauble | {V} for a Branch
about A round little world that turns on its thread, and with every turn {the v} comes by. | Dated on the bottom, it is the one that gets unpacked first every year.
step stand Set {the ball} in {the stand}, so that it cannot roll and both hands are free.
step cloud Dab a pale patch on the side, as large as an egg, with hardly any paint on the brush. Two coats, dry between.
step draw On the patch, with {the pen}, as simple as on a coin, draw {v.shape}.
step fill Fill it in with the finest brush, turning the ball and not your hand.
step mark When that is dry, add the smallest things: {v.face? {v.face} | {v.mark}}.
step snow Dot a ring of white around the patch with the end of the brush handle, all dots the same distance apart.
step bow Pull {the bow} through the top and knot it into a loop.
further Paint the year, very small, where only you will look for it.
safety Baubles of glass stay with the grown-ups: paint one of plastic, and keep it out of reach of pets and toddlers.
skills painting on a ball, keeping dots even, fine detail
waiting About an hour in all.
alt A round ornament painted with {a v}

* tire-track-picture
name track picture
means car, tape
title {V} in Tire Tracks | Drive-Over {V} | {V} Made by Wheels
about Every wheel has its own print, and a wall of tape keeps the traffic where it belongs. | You do not paint this {v}: you drive it.
step draw As large as the whole of {the sheet}, draw {v.shape}.
step wall Stick {the mask} around the outside of the line, in short pieces that follow the curves. Rub the inner edge down well.
step dip Pour a puddle of {color a} onto {the plate}, as thin as a pancake, and roll one of {the wheels} through it until the whole tread is wet.
step drive Drive it across the shape from side to side, over {the mask} and out. Back through the puddle when the track fades.
step cross Take another of {the wheels} and {color b}, and cross the first tracks at an angle.
step peel Peel the tape off while the paint is still damp: the edge is as sharp as if it had been cut.
step mark {v.face? Draw the face when it is dry: {v.face}. | Draw what it needs when it is dry: {v.mark}.}
step wash Run everything on wheels through {the soapy-water}: the car wash belongs to the game.
further Collect prints of other wheels at the edge, and let somebody guess which toy made which.
safety Use wheels with no batteries in them, and cover the table far beyond the sheet.
skills rolling in straight lines, masking an edge, comparing patterns
waiting An hour until it is dry.
alt {a v} filled with tracks of little wheels

* snug-sleeping-bag
name sleeping bag
title Sleeping Bag for a Small Friend | Goodnight, Little One | A Night under the Stars
about Somebody has had a long day of being carried around, and all it needs now is a warm {bag} and a pillow. | The glove or sock that lost its partner has found a better one.
step fit Hold {the friend} against {the bag}: its chin should come to the opening, and its arms must fit inside.
step open @4-5 A grown-up cuts off what is too narrow, or cuts a slit at the front when it is a tight fit.
step open Cut a slit at the front, as long as two fingers, if it is a tight fit. Leave it whole when {the friend} slips in easily.
step collar Turn the edge outward once, as wide as two fingers, like a blanket turned down for the night.
step stars Decorate the front with {the stars}, spread out like the sky on a clear night.
step case Lay {the case} flat, fold it in half, and find out how large a pillow that small head needs.
step pillow Put {the pillow} in the middle, run {fix} along three edges, and press them together until they hold.
step tuck Tuck {the friend} in, tell it what you will do tomorrow, and turn off the light.
further Roll it up with the pillow inside and tie it short: it is ready to go camping.
safety Toys that are loved in bed get nothing glued on that could come off in a small mouth.
skills measuring by holding, folding, caring
waiting An hour until the pillow's edges hold.
alt A toy tucked into a soft sleeping bag with a pillow

* motor-spin-art
name spin-art machine
title Spin-Art Machine | A Machine That Paints | Full-Speed Paint Flinger
about Drops fly outward because nothing holds them in: the machine draws the same law every time, and never the same picture. | One motor, one switch, and an evening of pictures that nobody could paint by hand.
step hole Cut a hole into the middle of the bottom of {the box}, just wide enough for {the motor}, and stand the box upside down.
step motor Push the motor up through the hole, so that only its shaft looks out, and tape it from inside until it cannot wobble.
step hub Press {the hub} onto the shaft, exactly upright. It is soft enough to grip by itself.
step platter Center {the platter} on the hub and tape it down with two crossed strips. Turn it by hand: it must not scrape.
step wire Twist one wire of {the battery} to each wire of the motor and wrap both joints in tape. Lead the wires away under the rim.
step test Switch on. If it shakes, the platter is off center: move it a hair and try again.
step paper Cut or fold {the paper} smaller than the platter and stick it on with a loop of tape underneath.
step spin Start it and let thin {color a} paint fall near the middle, drop by drop, with {the drop}. Then {color b}, then {color c}. Stop before it turns brown.
step dry Slide the picture off and let it dry flat while the next one spins.
further Build a wall of cardboard around it and drop the paint through a slit: what happens nearer to the rim?
safety Only a pack of household batteries that closes with a lid, never a wall plug. Tie back long hair, wear glasses, and let it stop before you reach in.
skills centering, wiring a circuit, testing and correcting
waiting About an hour for each picture.
alt A box with a spinning platter and a round paint picture on it

* new-old-crayons
name crayon
title Six New Crayons from Old | Marbled Muffin-Tin Crayons | Rainbow Rounds
about Stubs too short to hold melt into chunky rounds that draw three colors at once. | Nothing new is needed, only what rattles in the bottom of the pencil box.
step soak Lay {the wax} in {the warm-water} for ten minutes, until the paper lets go.
step peel Peel every bit of paper off and dry the wax well: a drop of water would sputter.
step break Break it into pieces as long as a thumbnail.
step sort Fill six cups of {the mold} to the rim, each with colors that please you side by side. Three colors make a marble, six make mud.
step melt A grown-up sets {the mold} in {the oven} at 250 degrees F (120 C), on the middle rack, for about ten minutes, and takes it out as soon as the last lump is soft.
step cool Leave it alone until it is cold and hard. Whoever moves it now will stir the colors.
step pop Turn it over and press from behind. What does not come goes into the freezer for ten minutes first.
step try Draw a wide rainbow on {the keep} with the flat side.
step give Write the name of somebody on {the keep} and give the best one away.
further Sort one by one theme: all the colors of the sea, or of a fire.
safety Melted wax burns: the oven and the hot {mold} are a grown-up's, and a tin used for wax is not for muffins again.
skills peeling, sorting colors, waiting
waiting About an hour to cool.
alt A tin with six round marbled crayons

* bag-jellyfish
name jellyfish
title Jellyfish in a Bottle | The Drifter in the Bottle | A Jellyfish from a Thin Bag
about Turn it over, and it rises, hangs, and trails its arms like the real thing; sea turtles cannot tell the two apart either. | Thin film never looked so alive.
step flat {bag=plastic-wrap? Cut a square of {in 14} from {the bag}, and pull it flat before it clings to itself. | Cut the handles and the bottom off {the bag} and open it to one flat sheet.}
step head Push the middle of the sheet up over two fingers, as large as a plum: that will be the bell.
step tie Wind {the line} loosely around its neck and knot it, leaving an opening as wide as a straw.
step arms Cut the rest into strips up to the knot, some broad, some thin as grass, and trim away half of them.
step water Let a little of {the water} run through the opening into the bell, and leave a bubble of air as big as a pea. Too much air and it floats; none, and it sinks.
step in Fill {the bottle} with water almost to the brim.
step tint Stir in one drop of {the color}: more would hide it.
step slip Slip the jellyfish in, arms last, top the water up, and screw the cap on as tight as you can.
step swim Tip {the bottle} over and back, slowly, in front of a window.
further Hold a flashlight under it in a dark room.
safety {bag=plastic-wrap? Plastic film is kept | Plastic bags are kept} from small children and never near a face. Tape the cap when there are little ones in the house.
skills adjusting air and water, cutting fine strips, patience
fact Leatherback turtles eat jellyfish, and swallow floating bags by mistake.
alt A white jellyfish drifting in a bottle of blue water

* bubble-print-cards
name bubble card
title Bubble-Print Card | Printed with Bubbles | Bubble Blossoms
about The moment before they burst, bubbles leave their rings on paper: a print from something made of air. | Mounds of bubbles turn into flowers that look as if they were drawn with a compass.
step mix Put a spoonful of {the bubbles}, a splash of {the water} and plenty of one color into each of {the cups}, and stir without making foam.
step card Fold a sheet of {the paper} in half for a card, and keep the other sheet for trying out.
step blow Set one of {the cups} on {the plate} and blow gently into it through a straw until a dome of bubbles stands over the rim. Blow out, never in.
step touch Lower the paper onto the dome until it just touches, and lift it again. Rings stay where the bubbles were.
step more Print with the other two colors, some beside the first, some across its edge.
step dry Let it lie flat until it has stopped glistening.
step stem Draw stems and leaves to the roundest ones with {the line}.
step write Open the card and write whom you are thinking of.
further Cover the second sheet from edge to edge and wrap something small in it.
safety One straw for each child, with a pinhole near the top made by a grown-up, so that nobody sucks up soap. Practice with plain water first.
skills blowing gently, printing, seeing shapes
waiting About an hour to dry.
alt A card with round bubble prints on drawn stems

* blanket-story-board
name story board
title {V} on a Blanket Board | Stick-On Story: {V} | The Soft {V} Story
about Soft things hold on to soft things: the pieces stay where your child presses them, and come off without a sound. | A story that your child can move with one flat hand, told as often as it is asked for.
step draw On {the figure}, as large as your hand with the fingers spread, draw {v.shape}.
step cut Cut it out with {the scissors} and round off thin ends.
step scene Cut large pieces for its world from the rest: a sun, a cloud, a hill, and {v.part}.
step hooks Put a piece of the hooked side of {the hooks} on the back of each: it will hold on anything fluffy.
step wrap Pull {the board} tight over {the stiff} and fasten the edges at the back with {the fix}.
step press Your child presses {the v} on with a flat hand and counts to three.
step lift Lean the board a little. What stays, and what has to be rubbed on once more?
step tell Where is {the v} going? Your child moves it along while you tell: to {v.place}, behind the hill, up to the sun.
step hide Turn around, take one thing away, and ask what is missing.
further Add a piece each evening, until it is a whole town.
safety Cut no piece so small that it would fit into a mouth, and lay the board flat for a child who still tips over.
skills pressing and peeling, telling a story, remembering
alt A soft board with a cut-out {v}, a sun and a cloud

* picture-on-a-hand
name painted hand
title {V} on the Back of a Hand | {V} at Hand | Today I Wear the {V}
about The back of a hand moves, so {the v} does too. | Like the stand at the fair, only that you are the painter and can stay as long as you like.
step test Dab a dot of {the color} on the inside of the wrist, wait ten minutes, and go on only if the skin stays calm.
step base Wipe the hand with {the wet}, let it dry, and dab a thin pale patch on its back, as large as an egg.
step shape Dip {the brush} into {the water} in {the cup}, stir it in the paint until it is creamy, and draw, all in one thin line: {v.shape}.
step fill Fill it with {color a}, then {color b}, and clean the brush in between.
step mark Add the last lines with the tip of the brush only: {v.face? {v.face} | {v.mark}}.
step trim Press {the trim} onto the fingers for stars.
step act Bend the fingers, make a fist, spread them wide: how does {the v} {v.does}?
step wash Take it off before bed with {the wet}, lukewarm water and soap.
further Paint both hands of two people, so that a picture is whole only when they hold hands.
safety Use paint made for skin and nothing else, on whole skin only, and keep it away from eyes and mouth.
skills brush control, painting for somebody else, sitting still
alt A hand with {a v} painted on its back
`;
