/** What is fine at an age only where the craft itself says what takes the danger away. */
interface Remedy {
  readonly all: readonly RegExp[];
  readonly none: RegExp;
}

const remedies: Readonly<Record<string, Remedy>> = {
  'button-cell': {
    all: [
      /\b(?:holder|compartment|battery box|case|housing|lid)\b/i,
      /\b(?:screw\w*|clos\w+|shut|lock\w*|snap\w* shut|click\w* shut)\b/i,
    ],
    none: /\b(?:loose|spare|spares|without (?:a|the) (?:lid|holder|screw)|lid (?:off|is missing|lost)|no (?:lid|screw|holder)|mouths?|tongue|lick\w*|bowl of|tap(?:e|ing) (?:the|a|each) (?:cell|battery)|baby)\b/i,
  },
  magnet: {
    all: [
      /\b(?:glu\w+|sew\w*|seal\w*|embed\w*|cover\w*|wrap\w*)\b[^.;]{0,50}\bmagnet|\bmagnets?\b[^.;]{0,50}\b(?:glu\w+|sewn|sealed|inside|covered|behind|under)\b/i,
    ],
    none: /\b(?:tiny|mini|pea-sized|mouths?|tongue|lips?|piercings?|nose|nostrils?|ears?|cheeks?|swallow\w*|pocket|loose)\b/i,
  },
  bleach: {
    all: [
      /\b(?:cloth|cotton|t-?shirts?|tees?|denim|jeans|hoodies?|sweatshirts?|skirts?|totes?|canvas|fabric|jackets?|shirts?)\b/i,
      /\bgloves?\b/i,
      /\b(?:outdoors?|outside|patio|garden|yard|balcony|terrace|lawn|open(?:ed)? windows?|windows? (?:wide )?open|ventilat\w+|fresh air|fan|airy|thin|dilut\w+)\b/i,
    ],
    none: /\b(?:no gloves|without gloves|bare hands?|vinegar|ammonia|toilet|lemon|acid|peroxide|alcohol|descaler|boil\w*|hot water|microwave|hair|skin|eyebrows?|windows? (?:shut|closed)|shut the windows?|close the windows?|bathroom|smell\w*|sniff\w*|neat|undiluted|overnight|closed bottle|shake (?:it )?up)\b/i,
  },
  turpentine: {
    all: [
      /\b(?:paints?|paintings?|brush\w*|wax|beeswax|polish|varnish\w*|resin|canvas|oils?)\b/i,
      /\b(?:outdoors?|outside|patio|garden|yard|balcony|terrace|open(?:ed)? windows?|windows? (?:wide )?open|ventilat\w+|fresh air|shed door)\b/i,
    ],
    none: /\b(?:no gloves|bare hands?|mouths?|sip|drink\w*|tast\w+|lick\w*|sniff\w*|skin|face|hair|coals?|barbecue|bbq|bonfire|candles? (?:lit|burning)|on the (?:hob|stove|heat)|over (?:a|the) (?:flame|heat|hob|stove)|microwave|windows? (?:shut|closed)|(?:shut|close) the windows?|bedroom|bathroom|lemonade|bottle of water|heap\w*|pile\w*|scrunch\w*|bin)\b/i,
  },
  lye: {
    all: [/\bsoap\b/i, /\b(?:goggles|safety glasses)\b/i, /\bgloves?\b/i],
    none: /\b(?:without|no (?:gloves|goggles)|bare hands?|alumin\w+|tin ?foil|drain|water (?:on|onto|over|into) (?:the )?(?:lye|crystals|flakes|beads)|hot water|boil\w*|tast\w+|tongue|zap|glass jar|by eye|guess\w*|roughly|about (?:an?|half|one|two|three|four|five|six|ten|that|this|so|right|the right|as much|enough|\d))\b/i,
  },
};

/** Whether the words of a craft say so much of a thing of this rule. */
export function isRemedied(rule: string, text: string): boolean {
  const remedy = remedies[rule];
  return remedy !== undefined && remedy.all.every((one) => one.test(text)) && !remedy.none.test(text);
}
