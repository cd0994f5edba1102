/**
 * Crafts to which the child brings the subject: a frame for any picture, a game with any pieces, a bracelet in any colors.
 * They go with a theme that nobody here knows; a butterfly for a first haircut does not.
 */
export const forAnything: ReadonlySet<string> = new Set(
  `comic-zine one-sheet-zine rolled-paper-beads memory-board cardboard-loom deck-notebook puzzle-frame stab-book
accordion-album photo-branch duct-tape-wallet rope-bowl can-and-tube-desk-set papered-desk-set string-telephone cootie-catcher
box-marble-maze linked-paper-chain potato-stamp-mail clipping-wall goal-jar stick-frame first-stick-frame tissue-rim-frame
yarn-rim-frame stenciled-pouch patterned-doodle-tile slotted-disc-braid loom-bracelet finger-knit-scarf
tube-and-stick-knitter boxed-lanyard color-sorting-tin dyed-noodle-necklace bottle-shaker two-cup-shaker plate-tambourine
journal-spread watercolor-card tassel-bookmark name-bracelet printed-wrap squish-mix plate-and-cup-tower paper-stick-tower
jacket-for-a-journal camp-flag rolled-stencil-poster clipboard-game-board clipboard-braid foam-marbled-paper
bottle-cap-badges taped-coasters wipe-lifted-print rolling-pin-print pouch-pencil-case covered-clipboard drawer-folk
me-bag treasure-bag peel-initial name-in-kitchen-things life-size-body-map shrunk-character-rings tie-dye-spiral
soft-joint-tower thumb-maze worry-stone gauze-clay-bowl plaster-drape-bowl crayon-pot month-in-a-notebook cork-hook-rack
box-camera folded-plate-shaker sowing-game yarn-hanging snap-pouch machine-tote glasses-sleeve chain-stitch-bracelet
crochet-chain-coaster snap-cuff-bracelet coaster-pinboard floss-tassel-earrings knotted-key-fob`
    .split(/\s+/)
    .filter(Boolean),
);
