import { BlockList, isIP } from 'node:net';

/** What is not for everybody on the internet, by the registries of special addresses (RFC 6890 and after). */
const closedV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of IPv6 only what is given out to everybody is open, and of that not what hides an IPv4 address. */
const openV6 = ['2000::', 3] as const;
const closedV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, length] of closedV4) closed.addSubnet(net, length, 'ipv4');
for (const [net, length] of closedV6) closed.addSubnet(net, length, 'ipv6');
const open = new BlockList();
open.addSubnet(...openV6, 'ipv6');

/** Whether an address is one of the internet at large: never this machine, its network, or a machine of the provider's. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
