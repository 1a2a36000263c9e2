// Which addresses the server may fetch from: none of this machine, none of a private network (reliability 17).
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4');

// Of IPv6 only the global unicast range is open, without the parts of it that carry or mean another address.
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

/** Whether an address, as the resolver or a URL spells it, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const family = isIP(bare);
  if (family === 4) return !closed.check(bare, 'ipv4');
  return family === 6 && open.check(bare, 'ipv6') && !closed.check(bare, 'ipv6');
}

export interface Pinned {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Every address the host resolves to; a literal is its own. Throws what the resolver throws. */
export async function addressesOf(hostname: string): Promise<Pinned[]> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const literal = isIP(bare);
  if (literal !== 0) return [{ address: bare, family: literal === 4 ? 4 : 6 }];
  const found = await lookup(bare, { all: true, verbatim: true });
  return found.map(({ address, family }) => ({ address, family: family === 4 ? 4 : 6 }));
}
