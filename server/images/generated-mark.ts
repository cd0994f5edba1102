/** Words of the IPTC for how a picture came to be: by a trained model, or by rules alone. */
const sourceTypes = { model: 'trainedAlgorithmicMedia', rules: 'algorithmicMedia' } as const;
export type DrawnBy = keyof typeof sourceTypes;

/** XMP that tells machines that nobody took or painted this picture, and nothing else. */
export function generatedMark(drawnBy: DrawnBy): string {
  const source = `http://cv.iptc.org/newscodes/digitalsourcetype/${sourceTypes[drawnBy]}`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${source}"/></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
