import { formatIpAddress, type IpAddress, parseIpAddress, parseUnmapped } from './ip-address.ts';

/** The most networks that a list may name. */
export const IP_ALLOW_LIST_MAX = 1_000;

/** A network: every address of its family whose first `prefix` bits are those of `bits`. */
interface Network extends IpAddress {
  readonly prefix: number;
}

/**
 * One string of a list, parsed. `network` is its network in CIDR notation, and `entry` its usual form, which has a
 * prefix only if one was written. If host bits are set, either that network or the `single` address was meant.
 */
type ReadEntry =
  | { readonly outcome: 'entry'; readonly entry: string; readonly network: string; readonly range: AddressRange }
  | { readonly outcome: 'host_bits'; readonly single: string; readonly network: string; readonly prefix: number }
  | { readonly outcome: 'unreadable' };

/** The addresses of a network. */
interface AddressRange {
  readonly first: string;
  readonly last: string;
  readonly addresses: bigint;
}

type ParsedList =
  | { readonly outcome: 'parsed'; readonly entries: readonly string[] }
  | { readonly outcome: 'refused'; readonly sentence: string };

/** Decides whether an address may call; an address that cannot be parsed may not. */
export type AllowListMatcher = (sourceIp: string) => boolean;

const PREFIX = /^(?:0|[1-9][0-9]{0,2})$/;

/**
 * Parses an operator's list of addresses and CIDR blocks: each in its usual form, in the given order, without
 * duplicates. Otherwise returns a sentence that says what is wrong with the first bad entry.
 */
export function parseIpAllowList(texts: readonly string[]): ParsedList {
  if (texts.length > IP_ALLOW_LIST_MAX) {
    return { outcome: 'refused', sentence: `ip_allow_list must have at most ${IP_ALLOW_LIST_MAX} entries.` };
  }
  const entries = new Map<string, string>();
  for (const [index, text] of texts.entries()) {
    const read = readAllowListEntry(text);
    // The sentence does not quote the entry, which could be anything, even a key.
    if (read.outcome === 'unreadable') {
      return {
        outcome: 'refused',
        sentence: `ip_allow_list: entry ${index + 1} is not an IPv4 or IPv6 address or CIDR block.`,
      };
    }
    const { network } = read;
    if (read.outcome === 'host_bits') {
      const { single, prefix } = read;
      const sentence = `ip_allow_list: entry ${index + 1}, ${single}/${prefix}, has host bits set. Use ${network} for the network or ${single} for the single address.`;
      return { outcome: 'refused', sentence };
    }
    if (!entries.has(network)) {
      entries.set(network, read.entry);
    }
  }
  return { outcome: 'parsed', entries: [...entries.values()] };
}

/** Parses one address or CIDR block, without spaces around it. */
export function readAllowListEntry(text: string): ReadEntry {
  const read = parseNetwork(text);
  if (read === null) {
    return { outcome: 'unreadable' };
  }
  const { family, prefix, bits } = read;
  const first = firstOf(read);
  const network = formatNetwork({ ...read, bits: first });
  const single = formatIpAddress(read);
  if (first !== bits) {
    return { outcome: 'host_bits', single, network, prefix };
  }
  const last = first | hostBits(read);
  const range = { first: single, last: formatIpAddress({ family, bits: last }), addresses: last - first + 1n };
  return { outcome: 'entry', entry: text.includes('/') ? network : single, network, range };
}

/**
 * Builds a matcher from a list that `parseIpAllowList` accepted. An empty list refuses every address. A match takes one
 * binary search, however long the list is.
 *
 * @throws Error for an entry that cannot be parsed.
 */
export function compileIpAllowList(entries: readonly string[]): AllowListMatcher {
  const networks = entries.map((entry) => {
    const network = parseNetwork(entry);
    if (network === null) {
      throw new Error('A stored IP allow-list is not valid.');
    }
    return network;
  });
  const ranges = { 4: rangesOf(networks, 4), 6: rangesOf(networks, 6) };
  return (sourceIp) => {
    const address = parseIpAddress(sourceIp);
    return address !== null && covers(ranges[address.family], address.bits);
  };
}

function parseNetwork(text: string): Network | null {
  const [host = '', length, ...more] = text.split('/');
  const address = parseUnmapped(host);
  if (address === null || more.length > 0 || (length !== undefined && !PREFIX.test(length))) {
    return null;
  }
  const width = widthOf(address);
  const prefix = length === undefined ? width : Number(length);
  if (prefix > width) {
    return null;
  }
  // `::ffff:10.0.0.0/104` is 10.0.0.0/8. With a prefix below 96 it is an IPv6 network and contains no IPv4 address.
  const plain = parseIpAddress(host);
  return plain?.family === 4 && address.family === 6 && prefix >= 96
    ? { ...plain, prefix: prefix - 96 }
    : { ...address, prefix };
}

function widthOf({ family }: Pick<IpAddress, 'family'>): 32 | 128 {
  return family === 4 ? 32 : 128;
}

function hostBits(network: Network): bigint {
  return (1n << BigInt(widthOf(network) - network.prefix)) - 1n;
}

function firstOf(network: Network): bigint {
  return network.bits & ~hostBits(network);
}

function formatNetwork(network: Network): string {
  return `${formatIpAddress(network)}/${network.prefix}`;
}

interface Ranges {
  readonly firsts: readonly bigint[];
  readonly lasts: readonly bigint[];
}

// Two networks are either disjoint, or one contains the other. Sorted by their start and without the inner ones, at
// most one can contain an address.
function rangesOf(networks: readonly Network[], family: 4 | 6): Ranges {
  const sorted = networks.filter((network) => network.family === family).sort(compareNetworks);
  const firsts: bigint[] = [];
  const lasts: bigint[] = [];
  for (const network of sorted) {
    if (network.bits <= (lasts.at(-1) ?? -1n)) {
      continue;
    }
    firsts.push(network.bits);
    lasts.push(network.bits | hostBits(network));
  }
  return { firsts, lasts };
}

// Sorts networks by their start; of two with the same start, the larger one comes first.
function compareNetworks(one: Network, other: Network): number {
  if (one.bits === other.bits) {
    return one.prefix - other.prefix;
  }
  return one.bits < other.bits ? -1 : 1;
}

function covers({ firsts, lasts }: Ranges, bits: bigint): boolean {
  let low = 0;
  let high = firsts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((firsts[middle] ?? 0n) <= bits) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low > 0 && bits <= (lasts[low - 1] ?? -1n);
}
