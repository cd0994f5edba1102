/** Said where nobody here knows the family's own theme: what lies there decides, and the child brings the rest. */
export const openAside = (theme: string): string =>
  `We know no craft of its own for ${theme === '' ? 'your theme' : `“${theme}”`} yet, so this one goes by what lies on your table: let your child bring the theme in.`;
