import type { CraftText } from './craft.ts';

/** A kitchen, a fire, a lake or a road that is made here: what is done at it is play. */
interface ToyWorld {
  /** Rules that have nothing to say of it. */
  rules: readonly string[];
  /** Words by which it is made. */
  made: RegExp;
  /** Words by which there may be a real one all the same. */
  real: RegExp;
}

const worlds: readonly ToyWorld[] = [
  {
    rules: ['medicine'],
    made: /\b(?:cardboard|card|felt|paper|toy|pretend|fleece|wooden|foam|fabric)\b[\w' -]{0,30}\b(?:syringe|stethoscope|bandage|plaster|thermometer|bag|bottle|medicine|kit|clinic|hospital|pills?|spoon|box|labels?)\b/i,
    real: /\b(?:real|tablets?|cabinet|cupboard|syrup|swallow\w*|drinks?|sips?|taste|lick|expired|old|leftover|chemist|pharmacy|prescri\w+|dose of|bottle of|(?:mum|mom|dad|gran|granny|grandma|grandpa|nan|nana|brother|sister|baby)'s (?:medicine|pills?|bag|box))\b/i,
  },
  {
    rules: ['heat'],
    made: /\b(?:cardboard|card|felt|paper|toy|play|pretend|shoebox|box-top|carton|wooden)\b[\w' -]{0,20}\b(?:stove|oven|cooker|hob|kitchen|woodstove|pan|pot|soup|eggs|cakes|buns|pizza|toaster|barbecue|grill|sausages|burner|vegetables)\b|\b(?:fold|draw|paint|glue|build|turn|make)\b[^.]{0,60}\b(?:an?|the|into an?) (?:oven|stove|cooker|hob|toaster)\b/i,
    real: /\b(?:degrees|minutes?|hours?|preheat\w*|real|kettle|melt\w*|microwave|boiling water|boil|hot water|grown-?ups?|adults?|mum|mom|dad|parents?|clay|dough|flour|shrink|beeswax|chocolate|sugar|butter|cake cases|bun cases)\b|°/i,
  },
  {
    rules: ['burn', 'campfire'],
    made: /\b(?:tissue|paper|felt|crepe|cellophane|cardboard|card|foam|wool|fabric|painted|drawn|paint|draw)\b[^.:;]{0,40}\b(?:flames?|fires?|campfire|bonfire|fireplace)\b|\b(?:flames?|fires?|campfire|bonfire)\b (?:of|from|made of|out of|in) (?:\w+ ){0,3}(?:tissue|paper|felt|crepe|cellophane|card|wool|paint)\b/i,
    real: /\b(?:lighters?|match(?:es)?|candles?|tea ?lights?|lit|lights?|ignite\w*|hob|stove|oven|embers|kindling|barbecue|smoke|smoking|singe\w*|char|scorch\w*|burn(?:s|t|ed)? (?:the|it|them|edges?|off)|hot|heat|real|gas|wax|toast\w*|roast\w*|outside|outdoors|garden)\b/i,
  },
  {
    rules: ['water', 'water-edge', 'water-deep', 'ice-deep', 'ice-middle', 'open-water', 'shore'],
    made: /\b(?:blue|cellophane|paper|felt|cardboard|fabric|silver)\b[\w, -]{0,25}\b(?:blanket|sheet|cloth|towel|felt|fabric|paper|rug|mat|scarf|cellophane|sea|lake|pond|river|water|waves)\b/i,
    real: /\b(?:park|garden|outside|outdoors|beach|swim\w*|swam|jetty|pier|wellies|paddl\w*|wad(?:e|es|ing)|shore|tide|walk|real|bath|bathtub|tub|pool|basin|bucket|stream|boats?|raft|splash\w*|float\w*|sail\w*|lean|reach)\b/i,
  },
  {
    rules: ['traffic'],
    made: /\b(?:masking tape|tape|draw|paint|scribble|paper|cardboard|felt|toy|model|box|chairs)\b[^.]{0,30}\b(?:roads?|streets?|tracks?|rails?|railway|bus|train|lorry|crossing)\b/i,
    real: /\b(?:pavement|kerb|curb|outside|outdoors|drive|driveway|real|garden|park|parked|garage|bikes?|scooter|walk|run|ride|skate\w*|cross the|chalk|traffic|hill|slope)\b/i,
  },
];

const textOf = ({ title, description, materials, steps, goFurther }: CraftText): string =>
  [
    title,
    description,
    ...materials.map(({ name }) => name),
    ...steps.map(({ text }) => text),
    goFurther,
  ].join(' . ');

/** The rules that a craft's toy worlds leave nothing to. */
export function toyRulesOf(craft: CraftText): ReadonlySet<string> {
  const text = textOf(craft);
  return new Set(
    worlds.flatMap(({ rules, made, real }) => (made.test(text) && !real.test(text) ? rules : [])),
  );
}
