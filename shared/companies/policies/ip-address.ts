/** An address as a number: 32 bits for IPv4, 128 for IPv6. */
export interface IpAddress {
  readonly family: 4 | 6;
  readonly bits: bigint;
}

const DECIMAL = /^(?:0|[1-9][0-9]{0,2})$/;
const HEXADECIMAL = /^[0-9a-f]{1,4}$/i;
const GROUPS = 8;
const MAPPED_PREFIX = 0xffffn;
// The longest form: six groups of four digits and a dotted quad.
const LENGTH_MAX = 45;

/**
 * Parses an address; an IPv4 address that is written as IPv6 (`::ffff:a.b.c.d`) becomes IPv4. Null for anything else:
 * also for leading zeros, zones, brackets, ports, spaces and short forms of IPv4.
 */
export function parseIpAddress(text: string): IpAddress | null {
  const address = parseUnmapped(text);
  if (address?.family !== 6 || address.bits >> 32n !== MAPPED_PREFIX) {
    return address;
  }
  return { family: 4, bits: address.bits & 0xffff_ffffn };
}

/** Like `parseIpAddress`, but a mapped IPv4 address stays IPv6, because the prefix of its network counts those bits. */
export function parseUnmapped(text: string): IpAddress | null {
  if (text.length > LENGTH_MAX) {
    return null;
  }
  const bits = text.includes(':') ? parseIpv6(text) : parseIpv4(text);
  return bits === null ? null : { family: text.includes(':') ? 6 : 4, bits };
}

function parseIpv4(text: string): bigint | null {
  const parts = text.split('.');
  if (parts.length !== 4) {
    return null;
  }
  let bits = 0n;
  for (const part of parts) {
    if (!DECIMAL.test(part) || Number(part) > 255) {
      return null;
    }
    bits = (bits << 8n) | BigInt(part);
  }
  return bits;
}

function parseIpv6(text: string): bigint | null {
  const halves = text.split('::').map(groupsOf);
  const [head, tail] = halves;
  if (head === undefined || head === null || tail === null || halves.length > 2) {
    return null;
  }
  if (tail === undefined) {
    return head.length === GROUPS ? joined(head) : null;
  }
  const missing = GROUPS - head.length - tail.length;
  // `::` stands for at least one group of zeros.
  return missing < 1 ? null : joined([...head, ...Array<number>(missing).fill(0), ...tail]);
}

// The groups on one side of `::`. The last group may be a dotted quad, which counts as two.
function groupsOf(half: string, index: number, halves: readonly string[]): readonly number[] | null {
  if (half === '') {
    return halves.length > 1 ? [] : null;
  }
  const groups: number[] = [];
  const parts = half.split(':');
  for (const [position, part] of parts.entries()) {
    const last = position === parts.length - 1 && index === halves.length - 1;
    const quad = last && part.includes('.') ? parseIpv4(part) : null;
    if (quad !== null) {
      groups.push(Number(quad >> 16n), Number(quad & 0xffffn));
    } else if (HEXADECIMAL.test(part)) {
      groups.push(Number.parseInt(part, 16));
    } else {
      return null;
    }
  }
  return groups;
}

function joined(groups: readonly number[]): bigint {
  return groups.reduce((bits, group) => (bits << 16n) | BigInt(group), 0n);
}

/**
 * Formats an address in its usual form: dotted for IPv4; for IPv6 in lower case, with `::` for the longest run of
 * zeros.
 */
export function formatIpAddress({ family, bits }: IpAddress): string {
  if (family === 4) {
    return [24n, 16n, 8n, 0n].map((shift) => String((bits >> shift) & 0xffn)).join('.');
  }
  const groups = Array.from({ length: GROUPS }, (_, index) => Number((bits >> BigInt(16 * (7 - index))) & 0xffffn));
  const written = `:${groups.map((group) => group.toString(16)).join(':')}:`;
  const runs = written.match(/:(?:0:){2,}/g) ?? [];
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  const short = longest === '' ? written : written.replace(longest, '::');
  return short.replace(/^:(?!:)/, '').replace(/(?<!:):$/, '');
}
