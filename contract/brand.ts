/** The name of a place as visitors see it: in two colours, with a quiet suffix. */
export interface Brand {
  first: string;
  second: string;
  suffix: string;
  name: string;
}

/** A stored logo: its version, and how large its largest form is. */
export interface LogoPicture {
  version: string;
  width: number;
  height: number;
}

export const tagline = 'Create, discover, and share engaging craft ideas for your children';

/** The product's own. Rename it here and nowhere else. */
export const productBrand: Brand = { first: 'Glue', second: 'bird', suffix: '.club', name: 'Gluebird' };

/** The name that whoever runs the place gave it, all in one colour; null where it goes by the product's. */
export const brandNamed = (name: string | null): Brand =>
  name === null ? productBrand : { first: name, second: '', suffix: '', name };
