import { isIPv6 } from 'node:net';

/**
 * The networks by which limits count a client. An IPv4 address is one client. An IPv6 client can use any address of a
 * /64 and often has a /48, so both networks are counted. An IPv4-mapped address (`::ffff:192.0.2.1`) is that IPv4
 * address.
 */
export type ClientNetworks = { client: string; site: string | null };

/** The number of characters that distinguish clients when a proxy sends something other than an address. */
const unknownLength = 64;

export function clientNetworks(address: string): ClientNetworks {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return { client: plain.slice(0, unknownLength), site: null };
  const groups = expand(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
    return { client: bytes.join('.'), site: null };
  }
  const network = (length: number) =>
    `${groups
      .slice(0, length)
      .map((group) => group.toString(16))
      .join(':')}::/${16 * length}`;
  return { client: network(4), site: network(3) };
}

/** The eight groups of an IPv6 address. */
function expand(address: string): number[] {
  // The URL parser writes an IPv4 address at the end as two groups.
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = text
    .split('::')
    .map((part) => part.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)])));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}
