/** How far a craft stands from what was asked for and what was laid out. */
interface Distance {
  /** The family's own words, as they may be quoted. */
  theme: string;
  /** `unknown`: nobody here knows the words; `beside`: it only shows something that goes with them. */
  theirs: 'met' | 'beside' | 'unknown';
  /** Things were laid out, and none of them is what this craft begins with. */
  isHeartless: boolean;
}

const notFound = 'You will need to find the first things on the list: your table has none of them.';

/** Said after the description where a craft is not quite what this family hoped for; mostly nothing. */
export function asideFor({ theme, theirs, isHeartless }: Distance): string {
  const own = theme === '' ? 'your theme' : `“${theme}”`;
  if (theirs === 'unknown')
    return isHeartless
      ? `We know no craft of its own for ${own} yet, so let your child bring the theme in. ${notFound}`
      : `We know no craft of its own for ${own} yet, so this one goes by what lies on your table: let your child bring the theme in.`;
  if (theirs === 'beside')
    return `This one is not about ${own} itself, but shows something that goes with it.${isHeartless ? ` ${notFound}` : ''}`;
  return isHeartless ? notFound : '';
}
