/** The name of a place as visitors see it: in two colours, with a quiet suffix. */
export interface Brand {
  first: string;
  second: string;
  suffix: string;
  name: string;
  /** The place's own, as `#rrggbb`; each theme shows a tone of it that reads. */
  color?: string;
  /** Stands before the name. */
  logo?: Logo;
}

/** A stored logo: its version, and how large its largest form is. */
export interface LogoPicture {
  version: string;
  width: number;
  height: number;
}

interface Logo extends LogoPicture {
  alt: string;
}

export const tagline = 'Create, discover, and share engaging craft ideas for your children';

/** The product's own. Rename it here and nowhere else. */
export const productBrand: Brand = { first: 'Glue', second: 'bird', suffix: '.club', name: 'Gluebird' };

/** What whoever runs the place gave it; null for what it has of the product. */
interface OwnBrand {
  /** All in one colour. */
  name: string | null;
  color: string | null;
  logo: Logo | null;
}

export const brandOf = ({ name, color, logo }: OwnBrand): Brand => ({
  ...(name === null ? productBrand : { first: name, second: '', suffix: '', name }),
  ...(color === null ? {} : { color }),
  ...(logo === null ? {} : { logo }),
});

/** For the bar of every page, for wherever it stands large, and for mails and paper. */
export type LogoForm = 'bar' | 'large' | 'plain';

/** The address changes with the picture. */
export const logoAddress = ({ version }: Pick<LogoPicture, 'version'>, form: LogoForm): string =>
  `/api/site/logo/${version}?form=${form}`;
