import { bad, fine, note } from './examine.ts';
import type { Finding } from './examine.ts';

/** How a visit to PUBLIC_URL came in. */
interface Arrival {
  protocol: string;
  host: string;
  from: { address: string };
  addressIsTold: boolean;
  told: string[];
}

export type Visit = { arrival: Arrival; isDirect: boolean } | { status: number };

interface Missing {
  what: string;
  header: string;
}

function missing(
  { arrival, isDirect }: { arrival: Arrival; isDirect: boolean },
  publicUrl: string,
): Missing[] {
  const { protocol, host } = new URL(publicUrl);
  const all: [boolean, Missing][] = [
    [`${arrival.protocol}:` === protocol, { what: 'the protocol', header: 'x-forwarded-proto' }],
    [arrival.host === host, { what: 'the host', header: 'x-forwarded-host' }],
    [isDirect || arrival.addressIsTold, { what: 'the address of visitors', header: 'x-forwarded-for' }],
  ];
  return all.flatMap(([arrives, each]) => (arrives ? [] : [each]));
}

function advice(lost: readonly Missing[], { told, from }: Arrival): string {
  const unsent = lost.filter(({ header }) => !told.includes(header)).map(({ header }) => header);
  const trust = `set TRUSTED_PROXIES=${from.address}`;
  if (unsent.length === 0) return `it is sent, but not believed: ${trust}`;
  return `have the proxy send ${unsent.join(', ')} as in deploy/proxies, and ${trust}`;
}

/** Whether families reach this server at PUBLIC_URL, and whether it learns who they are. */
export async function checkArrival(
  publicUrl: string | null,
  visit: (publicUrl: string) => Promise<Visit | null>,
): Promise<Finding> {
  if (!publicUrl) return fine('PUBLIC_URL is not set: nobody is expected from elsewhere');
  const found = await visit(publicUrl).catch((error: Error) => error);
  if (!found) return note('no server runs here that could tell how visitors arrive');
  // A router need not lead from inside to what is reached from outside.
  if (found instanceof Error)
    return note(`${publicUrl} cannot be reached from this machine: ${found.message}`);
  if ('status' in found)
    return bad(
      `${publicUrl} answers ${found.status} and does not lead to this server: look at name and proxy`,
    );
  const { arrival, isDirect } = found;
  if (isDirect) return fine(`${publicUrl} leads here, with nothing in between`);
  const lost = missing(found, publicUrl);
  if (lost.length === 0) return fine(`${publicUrl} leads here, and protocol, host and address arrive`);
  const text = `${publicUrl} leads here by ${arrival.from.address}, but not ${lost
    .map(({ what }) => what)
    .join(', ')}: ${advice(lost, arrival)}`;
  // Without https and any sign of a proxy it may as well be the network of a container.
  const isSure = lost.length > 1 || arrival.told.length > 0 || publicUrl.startsWith('https:');
  return isSure ? bad(text) : note(text);
}
