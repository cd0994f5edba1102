interface Rule {
  /** What a step says. */
  said: RegExp;
  /** What the list must hold then, one of them. */
  needed: RegExp;
  /** Said in the same step, this makes it do without. */
  without?: RegExp;
}

const writes = /pencil|pens?\b|marker|crayon|chalk|pastel|charcoal|brush|paint|ink\b|dye|coloring/;
const byHand =
  /finger|thumb|palm|fist|hands?\b|dip|dips|print|pour|drip|blow|spatter|stamp|press|roll|sponge|cotton|spoon|swab|crumpled|cloth|squeez|spray|dab|tips of|straw/;

/** Things that a step may only speak of where they stand on the list. */
const rules: readonly Rule[] = [
  {
    said: /\b(?:scissors|snip|trim)\b|\bcuts? (?!side|edge|end|surface|of a)/,
    needed: /scissors|snips|knife|cutter|punch|blade/,
    without: /the package|already|which a grown-up has cut/,
  },
  { said: /\bglue\b(?! stick)/, needed: /glue|paste|cement/ },
  {
    said: /\btape (?:it|them|the|a|one|both|each|down|on|over|around)\b|\bwith tape\b|\bpieces? of tape\b/,
    needed: /tape/,
  },
  {
    said: /\bpaints? (?:it|them|the|a|one|both|each|two|your|every|all|over|this|what|some)\b|\bbrush\b/,
    needed: /brush|sponge|swab|roller|markers?\b|pens?\b|crayon|spray|feather|dauber/,
    without: new RegExp(`${byHand.source}|leaf|needles|twig|sweep|off|toothbrush|stick|knife|tube|wheel`),
  },
  {
    said: /\b(?:draws?|traces?|sketch|doodle|writes?)\b(?! (?:it|them|the (?:thread|curtain|string|cord|needle|line|ends|yarn|comb|ribbon|edges?)) (?:out|up|through|together|tight|in\b)|(?:out|up|in|through|together|tight|near|close)\b)/,
    needed: writes,
    without:
      /finger|nail|toothpick|skewer|stick|knife|needle|paper clip|straw|chopstick|fork|spoon|handle|thread|stitch|glue|icing|tool|comb|phone|in the air|in your head|name is written|for ever/,
  },
  {
    said: /\b(?:punch|pierce)\b|\bmakes? (?:a|one|two|three|four|five|six|eight|small|the|tiny) (?:\w+ )?holes?\b/,
    needed:
      /punch|pencil|skewer|nail\b|needle|awl|pens?\b|scissors|toothpick|pin\b|pins|stick|drill|screwdriver|knife|marker|straw|fork|cutter|clip|dowel|tack/,
    without: /finger|thumb|fist/,
  },
  { said: /\b(?:a|the|your) pencil\b(?! stub| pot| case| line| mark)/, needed: /pencil/ },
  { said: /\bruler\b/, needed: /ruler/ },
  { said: /\b(?:needle|backstitch|running stitch)\b/, needed: /needle|card|lacing|sewing machine|pin/ },
  { said: /\bstring\b/, needed: /string|twine|yarn|cord|thread|floss|line|ribbon|raffia/ },
  { said: /\bhole punch\b/, needed: /hole punch/ },
  { said: /\b(?:iron it|irons? (?:it|them|the))\b/, needed: /\biron\b/, without: /straps/ },
  {
    said: /(?<!license )\b(?:bowl|plate|mug|cup|jar lid|saucer|glass)\b(?!-shaped)/,
    needed: /bowl|plate|mug|cup|lid|saucer|glass|carton|umbrella|sticker|paper|book/,
  },
  { said: /\bwater\b/, needed: /water|paint|ice|snow|bottle/ },
  { said: /\btowel\b/, needed: /towel/ },
  { said: /\bnewspaper\b/, needed: /newspaper|paper/ },
  { said: /\btray\b/, needed: /tray|pan|plate/ },
  { said: /\bflashlight\b/, needed: /flashlight|lamp|light/ },
  { said: /\brolling pin\b/, needed: /rolling pin/ },
  { said: /\boven\b/, needed: /oven|clay|plastic|dough/ },
  { said: /\bmagnets?\b/, needed: /magnet/ },
];

/** What a step speaks of and the list lacks, in its own words. */
export function unlisted(step: string, list: string): string[] {
  const low = step.toLowerCase();
  return rules.flatMap(({ said, needed, without }) => {
    const found = said.exec(low)?.[0];
    return found === undefined || needed.test(list) || without?.test(low) === true ? [] : [found];
  });
}
