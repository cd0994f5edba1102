import { loadSharp } from './load-sharp.ts';

export const pictureSizesPx = [320, 640, 1024] as const;

export interface EncodedPicture {
  width: number;
  bytes: Buffer;
}

const [smallPx, mediumPx, largePx] = pictureSizesPx;
export const largestPicturePx = largePx;

/** On flat paper, more effort costs time and saves next to nothing. */
const webp = { quality: 80, effort: 1 };

/** Words of the IPTC for how a picture came to be: by a trained model, or by rules alone. */
const sourceTypes = { model: 'trainedAlgorithmicMedia', rules: 'algorithmicMedia' } as const;
type DrawnBy = keyof typeof sourceTypes;

/** XMP that tells machines that nobody took or painted this picture, and nothing else. */
function generatedMark(drawnBy: DrawnBy): string {
  const source = `http://cv.iptc.org/newscodes/digitalsourcetype/${sourceTypes[drawnBy]}`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${source}"/></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

/** A square of `largestPicturePx` as RGB pixels (our pictures need no alpha, and three channels resize far faster), in every size the pages ask for. */
export async function encodePicture(pixels: Buffer, drawnBy: DrawnBy): Promise<EncodedPicture[]> {
  const sharp = await loadSharp();
  const mark = generatedMark(drawnBy);
  const read = (data: Buffer, px: number) => sharp(data, { raw: { width: px, height: px, channels: 3 } });
  const encodedLarge = read(pixels, largePx).webp(webp).withXmp(mark).toBuffer();
  const medium = await read(pixels, largePx).resize(mediumPx, mediumPx, { kernel: 'cubic' }).raw().toBuffer();
  const [small, half, large] = await Promise.all([
    read(medium, mediumPx).resize(smallPx, smallPx).webp(webp).withXmp(mark).toBuffer(),
    read(medium, mediumPx).webp(webp).withXmp(mark).toBuffer(),
    encodedLarge,
  ]);
  return [
    { width: smallPx, bytes: small },
    { width: mediumPx, bytes: half },
    { width: largePx, bytes: large },
  ];
}
