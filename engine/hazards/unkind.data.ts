/** Themes and texts that have no place in a children's craft, each with the kind sentence a person reads. */
export const unkindTopics: readonly { topic: string; pattern: RegExp; message: string }[] = [
  {
    topic: 'weapons',
    pattern:
      /\b(?:(?<!glue |heat |staple |nail |tattoo |dart |potato |spud )guns?|rifles?|pistols?|machine guns?|shotguns?|ak-?47|grenades?|bombs?|bombing|missiles?|bullets?|ammo|ammunition|swat raid|knife fight|stabbing|shooting(?! stars?)|shooter|school shooting|weapons?|explosives?|molotov|landmines?|nukes?|tanks? at war|war crimes?|warfare)\b/,
    message: 'Weapons are not a theme for us. How about knights, superheroes or rockets instead?',
  },
  {
    topic: 'violence',
    pattern:
      /\b(?:kill(?:s|ed|ing|er)?|murder(?:s|ed|er|ing)?|(?<!blue )blood(?:y|bath)?|gore|gory|torture|corpses?|dead bod(?:y|ies)|behead\w*|serial killers?|terroris[mt]s?|massacre|genocide|hang(?:ed|ing)? (?:man|himself|herself)|execution|beat(?:ing)? up|cannibal\w*|zombie apocalypse|slaughter\w*)\b/,
    message: 'That is too dark for a craft with a child. How about a friendly monster, a dragon or a yeti?',
  },
  {
    topic: 'self-harm',
    pattern:
      /\b(?:suicid\w*|self[- ]?harm\w*|cutting (?:myself|yourself|wrists)|noose|anorexi\w*|bulimi\w*|overdos\w*)\b/,
    message:
      'We cannot make a craft of this. If someone is struggling, please talk to a doctor or a helpline near you.',
  },
  {
    topic: 'sexual',
    pattern:
      /\b(?:sex(?:y|ual|ually)?|porn\w*|nude|naked|nudity|erotic\w*|penis(?:es)?|vagina|boobs?|genitals?|strip(?:per|tease)|fetish\w*|onlyfans|hentai|xxx|nsfw|lingerie|bdsm)\b/,
    message: 'This theme is for grown-ups, and Gluebird is for families. Please choose another one.',
  },
  {
    topic: 'hate',
    pattern:
      /\b(?:nazis?|hitler|swastikas?|kkk|ku klux klan|white power|white supremac\w*|ethnic cleansing|isis flag|racis[mt]s?|holocaust denial|lynch\w*|slaves? auction|blackface|(?:hate|against|death to|kill) (?:jews|muslims|christians|gays|immigrants|blacks|women)|retard(?:s|ed)?|fagg?ots?|n[i1]gg\w*|tranny|spastic)\b/,
    message: 'We do not make crafts that put people down. Please choose another theme.',
  },
  {
    topic: 'bullying',
    pattern:
      /\b(?:bully(?:ing)?|make fun of|mock(?:ing)? (?:my|the|a)|insult\w*|prank (?:that )?hurts?|revenge on|humiliat\w*|stupid (?:kid|girl|boy|teacher|sister|brother)|ugly (?:kid|girl|boy|teacher|sister|brother)|fat (?:kid|girl|boy|teacher|shaming)|i hate (?:my )?\w+|voodoo doll)\b/,
    message: 'A craft should make somebody happy. How about a card for a friend instead?',
  },
  {
    topic: 'drugs',
    pattern:
      /\b(?:cocaine|heroin|meth|weed (?:leaf|joint|pipe)|marijuana|cannabis|joints?(?= smoking)|bongs?|vap(?:e|es|ing)|cigarettes?|smoking (?:a|weed|pot|cigars?|pipes?|cigarettes?)|chain[- ]smok\w+|tobacco|beer pong|vodka|whiskey|whisky|get drunk|drunk|booze|lsd|ecstasy pills?|drugs?|drug dealers?)\b/,
    message: 'Alcohol, tobacco and drugs are not themes for us. How about food, flowers or space?',
  },
  {
    topic: 'danger',
    pattern:
      /\b(?:arson|set(?:ting)? (?:\w+ )?on fire|burn(?:ing)? (?:down|things|stuff|ants)|fireworks? (?:at home|making)|make (?:a )?fire(?! station| truck| engine|fl)|poison(?:ing|ed)?|bleach|drink(?:ing)? (?:paint|glue|bleach)|choking game|electrocut\w*|jump(?:ing)? off|torment\w*|animal cruelty|hurt(?:ing)? (?:animals?|cats?|dogs?|people|kids|insects?|bugs?))\b/,
    message: 'That could hurt someone. How about volcanoes, weather or a superhero who helps?',
  },
];
