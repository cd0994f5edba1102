import { encode } from 'uqr';

/** Rows of dark (true) and light modules, without the quiet border. */
type QrCode = readonly (readonly boolean[])[];

/** A finer code than this is hard to scan from paper. */
const maxVersion = 10;

/** A QR code of a text up to 213 bytes; it stays readable with an eighth of it under paint. */
export const qrCodeOf = (text: string): QrCode => encode(text, { ecc: 'M', maxVersion, border: 0 }).data;
