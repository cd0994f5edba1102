/** The English words of the shelf of the same name. */
export const words = `
* stamped-pillowcase
name {cloth=pillowcase? pillowcase | printed cloth}
means shape, print, bed
title {V.many} on {cloth=pillowcase? a Pillowcase | Cloth} | {cloth=pillowcase? A Pillowcase Full of {V.many} | {V.many} in Every Corner: Printed Cloth} | {cloth=pillowcase? Sleeping Among {V.many}: A Pillowcase | Stamped With {V.many}: Printed Cloth}
about {cloth=pillowcase? A bed is somebody's own when the pillow is. {@2-3? Your child stamps | Stamp} one for it, {v.good}. | Cloth takes a print like paper does, and keeps it through the wash: {v.good}.} | One {one stamp}, two colors, and {v.many} wherever there is room.
say stars: name=star; many=stars; good=with a sky that comes along into every dream; shape=a thick star
say fish: name=fish; many=fish; good=with a shoal that never sleeps; shape=an oval with a triangle for a tail
say leaves: name=leaf; many=leaves; good=with leaves that never fall; shape=a leaf with pointed ends
say apples: name=apple; many=apples; good=with an orchard that is always ripe; shape=a round apple
say ladybugs: name=ladybug; many=ladybugs; good=with a whole swarm of luck; shape=a plump oval with a few holes for dots
say drops: name=raindrop; many=raindrops; good=with rain that is warm and dry; shape=a drop
say prints: name=dinosaur print; many=dinosaur prints; good=with the tracks of whoever walked across it at night; shape=a foot with three thick toes
say hearts: name=heart; many=hearts; good=with a heart for every night of the week; shape=a heart
step lay {cloth=cloth-napkin,apron? {@2-3? Together, spread {the cloth} on {the inside}: your child strokes it flat, | Spread {the cloth} on {the inside} and stroke it flat,} so that no paint gets through to the table. | {@2-3? Slip {the inside} into {the cloth}; your child strokes it flat, | Slip {the inside} into {the cloth} and stroke it flat,} so that no paint gets through to the back.}
step shape {stamp=potato? A grown-up halves {the stamp} with {the knife}, cuts {v.shape} into the flat side by taking away what is around it, and dries it on {the towel}. | A grown-up cuts {the stamp} to {v.shape}, as wide as an egg, with {the scissors}, and dries it on {the towel}.}
step spread {@2-3,4-5? A grown-up spreads | Spread} two colors of {the paint} on {the plate}, side by side and thin as jam on bread. What is too thick smears.
step stamp {@2-3? Your child presses the stamp into {color a} and onto the cloth: press, count to two, and up. Again, and again, wherever there is room. | Press the stamp into {color a} and onto the cloth, count to two, and lift it straight up. {@4-5? Again and again, with room in between. | Every print half a step beside the last row looks as if it were bought.}}
step second {@2-3? Wipe the stamp dry, and your child goes on in {color b}, in all the empty places. | Wipe the stamp dry and go on in {color b}, in the gaps.}
step pen Add with {the pen} what is too fine for a stamp: an eye, a vein, your initials in one corner.
step dry Leave it flat until evening, and the lining inside.
step iron A grown-up irons it from the back with {the iron}, under a {towel}, three minutes without steam. From now on it can be washed.
step use {cloth=pillowcase? {@2-3? Pull it over the pillow together. Your child lays an ear on the best {v}: good night, big bed. | Pull it over the pillow and lay your ear on the best {v}. Good night!} | {cloth=cloth-bag? What is the first thing that goes into it? | {cloth=cloth-napkin? Lay the table for somebody with it. | Put it on: how many {v.many} can you find without a mirror?}}}
further Print a second one, smaller, for a doll or a teddy.
safety Iron and knife are a grown-up's. What gets on clothes stays there for good, so old shirts go on first; a painted stamp is no food any more.
skills pressing straight, repeating, making a pattern
waiting Until evening to dry.
alt {cloth=pillowcase? A pillowcase | A piece of cloth} with printed {v.many} in two colors

* whiskered-paper-pet
name {v}
means fur, whisker, picture, mane
title {wool? {A V} With {v.tickle} | {A V} to Stroke} | {v.call}: {A V} | Two Ears, One Nose: {A V}
about {v.about} {@2-3? A grown-up cuts, and everything else is done by small hands. | In the right color it is one that you know.} | Somebody with whiskers looks up from the table, and wants to be scratched behind the ears.
say cat: name=cat; call=Meow; about=A round head and two pointed ears, and it is a cat, nearly purring.; ears=two pointed ears; tickle=Whiskers; inner=the inside of the ears pink; where=beside the nose, three or four on each side, like whiskers; say=meows
say dog: name=dog; call=Woof; about=Floppy ears and a wet nose: that is a dog who has been waiting at the door.; ears=two long floppy ears; tickle=Whiskers; inner=a light muzzle around the nose; where=beside the nose, three or four on each side, like whiskers; say=barks
say rabbit: name=rabbit; call=Hop, Stop, Nibble; about=Two long ears hear every carrot in the kitchen.; ears=two ears as long as your hand; tickle=Whiskers; inner=the inside of the ears pink; where=beside the nose, three or four on each side, like whiskers; say=hops
say mouse: name=mouse; call=Squeak; about=Ears as big as plates, on an animal as small as a nut.; ears=two big round ears; tickle=Whiskers; inner=the inside of the ears pink; where=beside the nose, three or four on each side, like whiskers; say=squeaks
say lion: name=lion; call=Roar; about=A lion is a cat as well, only with a mane and a much bigger voice.; ears=two small round ears; tickle=a Mane; inner=the inside of the ears brown; where=all around the edge, rolled up or crumpled, as a mane; say=roars
step cut From {colored face a}, {@2-3? a grown-up cuts | cut} a round head as wide as two hands, and from the corners {v.ears}.
step fur {@2-3? Your child strokes fur onto the head with {the pens}, around and across: here it has tufts, there it has stripes. | Stroke fur onto the head with {the pens}, always away from the nose, with stripes or spots as it should have them.}
step ears {@2-3? Rub {stick} on the ears together; your child presses them | {fix stick} the ears} onto the upper edge of the head.
step inner {@2-3? Your child colors | Color} {v.inner}.
step look Together, draw {!eyes? two eyes, | } a dark nose in the middle and a mouth below it.
step eyes {eyes=sticker? {@2-3? Your child presses | Press} {the eyes} on above the nose, side by side. | {fix stick} {the eyes} on above the nose, side by side.}
step wool {@2-3? A grown-up cuts {the wool} as long as a finger and fixes it with {stick} | Cut {the wool} as long as a finger and fix it with {stick}}, {v.where}.
step pat {wool? {@2-3? Your child pats everything until it holds, and counts | Pat everything until it holds, and count} to five. | {@2-3? Your child pats the ears until they hold, and counts | Pat the ears until they hold, and count} to five.}
step ground {@2-3? Your child presses | Press} the head onto {the ground} with {stick}: now it can hang on the wall.
step stroke {@2-3? Your child strokes it between the ears, and {v.say}. Who answers? | Stroke it between the ears. Now somebody {v.say}: was that you?}
further Make a small one of the scraps, and let the two look at each other.
safety A grown-up does the cutting{wool? , and {the wool} that comes loose goes back into the box and not into a mouth | }.
skills pressing, coloring in strokes, finding where ears and noses go
alt A paper {v} with {v.ears} and a dark nose

* dotted-cup-garland
name cup garland
means bell, dot, knot, color
title Dotty Bells for a Party: A Cup Garland | A Garland of Spotted {many cups} | Ding Dong, Party Time: A Cup Garland
about Turned upside down, {the cups} are bells, and every one has its own dots. {@2-3? Sticking them is your child's work; the high part is yours. | Hung across the room, they nod when the door opens.} | Somebody is being celebrated, and one sees it from the door.
step dots {dots=marker? {@2-3? Your child dots {the cups} all around with {the dots}. | Cover {the cups} with big dots all around with {the dots}, every one in another pattern.} | {dots=washi-tape? {@2-3? Tear off short pieces of {the dots}; your child presses them on all around {the cups}. | Tear short pieces of {the dots} and press them on all around {the cups}, every one in another pattern.} | {@2-3? Lift an edge of each of {the dots}; your child peels and presses them on all around {the cups}. | Press {the dots} on all around {the cups}, every one in another pattern: rows, spirals, a face.}}}
step fringe {@2-3? Start the rips; your child tears {the fringe} into strips as long as a hand. | Tear {the fringe} into strips as long as a hand.}
step stick {@2-3? Your child presses the strips on inside the rim with {fix}, | Fix the strips inside the rim with {fix},} three to a bell.
step hole {@6-8? Together, poke | A grown-up pokes} a hole through the middle of each bottom with {the poke}.
step cut {@6-8? Cut | A grown-up cuts} a piece as long as a forearm off {the line} for each of {the cups} with {the scissors}. The longest piece stays whole.
step knot {@6-8? Together, push | A grown-up pushes} one end of a short piece through each hole from outside and {@6-8? tie | ties} it inside into a knot too thick to slip out.
step tie {@6-8? Tie the other ends | A grown-up ties the other ends} to the long piece, a hand apart, so that all the bells hang freely.
step shake {@2-3? Your child gives each bell a push while you hold the string: does it swing? | Hold it up together and push each bell: does it swing without bumping?}
step hang A grown-up hangs it across the room or the door, above everybody's head.
step party {@2-3? Blow at it together, sing the song, and clap at the end. | Stand below it, and sing for whoever has the day today.}
further Write one letter of a name on each of a second row.
safety The string is a grown-up's, hangs high and is taken down after the party. {dots=sticker,felt-sticker? Loose dots go back onto their sheet and not into a mouth. | }
skills sticking all around, repeating a pattern, getting ready for guests
alt A garland of upturned cups with dots hanging from a string

`;
