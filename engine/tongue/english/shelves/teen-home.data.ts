export const words = `
* fringe-hanging
name wall hanging
title {V} Yarn Wall Hanging | Knotted {V} Above the Bed | {V} Tapestry on {a rod}
about No loom, no needle, one knot: {the yarn} hangs in long strands, and where the color changes, {v.pic}. | {v.pic}, as wide as your pillow and soft enough to comb. It uses up every end of {yarn=yarn? yarn | fiber} in the house.
step hang Tie {the hang} to both ends of {the rod} and hang it where you can stand in front of it, on a door handle for instance. Gravity keeps all strands straight while you work.
step cut Cut {yarn=cotton-cord? the cord | {the yarn}} of the top color into 25 pieces, each {in 16} long. Wind it around a big book and cut through once: all come out the same.
step loop Fold one piece, hold the fold behind {the rod}, pull both ends through it and tighten: a lark's head knot. Hang all 25 side by side, until they cover {in 8}.
step plan Draw {v.line} on {the plan}, as wide as the strands, and cut along the line. Hold the upper part behind the strands: it shows where each one has to change color.
step change {v.change} Cut the old strands a finger's width below each knot.
step comb Open the ends of the strands and comb them with {the comb}, from the tips upward, until they are fluffy. Cover the knots with your hand, so that they stay tight.
step edge Stick a strip of {the hold} across the strands where the lower edge should run, {v.edge}, and cut along it. Peel it off slowly.
step bead Thread {the bead} onto strands at both sides, each over a knot.
step up Hang it on the wall, at the height of your eyes when you stand.
further Tie a second, shorter row of strands in front of the first. The picture becomes deep, like a stage.
safety The long strands belong on the wall, out of reach of little children and cats. Cut toward the floor and away from the hand that holds the fringe.
skills lark's head knots, working from a plan, even tension
alt A wall hanging of yarn strands that show {v.alt}
say mountains: name=mountain; pic=two ridges appear under a pale sky; line=a mountain ridge with two peaks; change=Tie a piece of teal to every strand along that line, with a small knot at the back, then draw a lower ridge and change to navy.; edge=in a wide V; alt=two mountain ridges
say waves: name=wave; pic=waves roll in; line=a row of waves; change=Tie a short piece of white to every strand along the line for the foam, then teal below it. A second row of waves further down takes you to navy.; edge=in a shallow curve; alt=waves with white crests
say sunset: name=sunset; pic=the sun goes down; line=a half circle in the middle and a level line on both sides; change=Tie orange to the strands inside the half circle. At the level line change all of them to navy, the dark land.; edge=in a curve that rises in the middle; alt=a setting sun
say rainbow: name=rainbow; pic=a rainbow falls straight down the wall; line=nothing but a V for the lower edge; change=Here the color changes from side to side: replace the strands of the top color, a quarter at a time, with yellow, green and blue, and let two neighbors swap places at each border.; edge=in a V along the plan; alt=the colors of a rainbow side by side

* jewelry-tree
name jewelry tree
title {V} Jewelry Tree | Twisted-Wire {V} Stand | {V} for Earrings and Rings
about {wire=craft-wire? Twenty feet of wire | A dozen pipe cleaners}, twisted from the trunk to the last twig, make a tree that holds what usually lies tangled in a drawer. {v.pic}. | {v.pic}: each fork takes a ring or an earring, and the roots hold on to {a foot}.
step bundle {wire=craft-wire? Cut {the wire} into twelve pieces, each {in 18} long. | Take twelve of {the wire}.} Lay them together and tap the ends level.
step trunk Hold the bundle two fingers from the lower end and twist everything above it as one rope for {in 3}: the trunk. A trunk that leans a little looks grown, not built.
step split Divide the upper ends into three bundles of four. Twist each for {in 1 1/2}, then let it fork into two pairs, and go on twisting.
step twigs Fork every pair once more into single ends. Curl each tip around the tip of {the pencil} into a small hook: that closes the sharp end and holds the jewelry.
step roots Spread the short ends below as roots and bend them tightly around {the foot}. {foot=stone,pebble? Cross them underneath and twist them together, so that the stone sits in a cage. | Glue them down on top as well, and weigh them with a book until dry.}
step trim {v.trim} {trim=bead,seed-bead,button? Thread each {one trim} onto a twig and close the tip over it. | Glue them on with a dot that you let get tacky first.}
step moss Press {the moss} into glue around the roots, where the twists show.
step balance Set it down and push the crown with one finger. If it tips, bend the whole trunk until its top is right above {the foot}.
step hang Hang up the lightest pieces on the outside and the heavy ones near the trunk.
further Take a photo of a tree that you like and bend yours after it, branch by branch.
safety {wire=craft-wire? Cut ends of wire are sharp and spring up: hold both sides while cutting, look away from the tips, and close each end with a curl. | The tips of pipe cleaners prick: curl in every one.}
skills twisting wire, branching, balance
waiting Half an hour for the glue.
alt A wire tree with {v.alt} on a base
say cherry: name=cherry tree; pic=A cherry tree in flower, in the shape of a bonsai; trim=Set ten pink blossoms along the twigs, more of them near the tips.; alt=pink blossoms
say fall: name=fall tree; pic=A tree on a windy day in October, with its last ten leaves; trim=Set ten leaves in orange, red and gold along the twigs, and leave some tips bare.; alt=a few orange leaves
say coral: name=coral; pic=A branch of coral that no reef has lost; trim=Set ten pale dots at the tips, where living coral opens its polyps.; alt=pale dots at its tips
say silver-tree: name=silver tree; pic=The tale of the twelve princesses has a wood of silver, and this is a cutting from it; trim=Set ten pale blue drops at the tips: frost, or jewels.; alt=light blue drops

* wall-head
name wall head
title Papier-Mâché {V} Head | {V} for the Wall | {V} Trophy Made of Paper
about No animal was hunted for this one, only yesterday's paper: {v.pic}. | {v.pic}, as big as a real pillow, as light as a bag of chips, and hard as wood when it is dry.
step base Cut a shield {in 8} high from {the board}. Poke two holes near the top, pull {the hang} through and knot it at the back: the loop for the nail has to be there before the paper covers everything.
step head Crumple {the paper} into firm balls: a big one for the skull, a long one for the muzzle. Tape both to the shield, wind {the tape} around in all directions and press until {v.form}.
step extras Cut {v.parts} from {the board}. Cut slits into their lower edges, fold the tabs apart and tape each tab down flat: that is how a thin part holds on a round head.
step mix {paste=flour? Stir the flour with one and a half times as much water in the bowl until it looks like pancake batter without lumps. | Stir {the paste} with half as much water in the bowl.}
step layer Tear {the paper} into strips, never cut them: torn edges melt into each other. Pull each strip through the paste, wipe it off between two fingers and lay the strips crosswise over everything, tabs and taped seams first.
step second When the first layer is no longer wet, add a second one in the other direction, and a third around the neck and the roots of the parts. Roll thin paper sausages for eyelids, lay them on and cover them with small strips.
step dry Let it dry for a day, lying on its back, and turn it so that air reaches every side. It is ready when it sounds hollow and does not feel cool.
step paint Paint the head {color a}, two coats, and brush into all the folds.
step face {v.face}
step up Hang it on a nail that a grown-up has put in, not above a bed.
further Make a collar from a shirt cuff, or a flower wreath, and change it with the seasons.
safety {paste=flour? Raw flour paste is not for tasting: wash hands afterward, and mind wheat allergies. | Wash the bowl and hands before the paste hardens.} Thick board is cut together with a grown-up.
skills papier-mâché, building a form, painting
waiting About a day of drying, in two parts.
alt A papier-mâché {v} head on the wall
say triceratops: name=triceratops; pic=a triceratops looks out of the wall; form=you see a broad brow and a beak; parts=a wide frill with a wavy edge and three horns; face=Paint the frill pale with orange dots along the rim, the horns white, and the beak in a darker tone. Eyes far out to the sides: it was prey.
say unicorn: name=unicorn; pic=a unicorn with its eyes closed dreams on your wall; form=you see a long nose that widens at the nostrils; parts=two leaf-shaped ears and a narrow cone for the horn; face=Paint the horn gold with a spiral line, then closed eyes, a pink muzzle, and a mane that falls to one side.
say elephant: name=elephant; pic=an elephant lifts the tip of its trunk above your desk; form=the long ball hangs down as a trunk with a bend at the tip; parts=two big ears and two tusks; face=Paint pink into the ears, wrinkles across the trunk, white tusks, and small kind eyes.
say bull: name=bull; pic=a bull with a golden ring, as calm as cattle are when nobody waves a red cloth; form=you see a flat forehead and a wide muzzle; parts=two ears and two curved horns; face=Paint a pale muzzle with two nostrils, a blaze down the forehead, dark eyes, and a gold ring.
`;
