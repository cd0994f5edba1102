/** The product's name as visitors see it: a two-colour name and a quiet suffix. Rename it here and nowhere else. */
export const brand = {
  first: 'Glue',
  second: 'bird',
  suffix: '.club',
  name: 'Gluebird',
  tagline: 'Create, discover, and share engaging craft ideas for your children',
  defaultBio: 'Gluebird crafter',
} as const;
