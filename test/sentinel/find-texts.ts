const BITS = 20;
const SLOTS = 2 ** BITS;
const BASE = 31;

/**
 * Those of many texts that a whole holds, found in one pass over it: a search for each of 10,000 takes a minute. Texts
 * that are shorter than `startLength` are left out.
 */
export function findTexts(texts: readonly string[], whole: string, startLength: number): Set<string> {
  const searched = texts.filter(({ length }) => length >= startLength);
  if (searched.length === 0) {
    return new Set();
  }
  const byHash = Map.groupBy(searched, (text) => hashAt(text, 0, startLength));
  // Nearly every place of the whole begins none of them: a bit says so without a look into the map.
  const begins = new Uint8Array(SLOTS);
  for (const hash of byHash.keys()) {
    begins[hash >>> (32 - BITS)] = 1;
  }
  const found = new Set<string>();
  const leaving = power(startLength - 1);
  let hash = hashAt(whole, 0, Math.min(startLength, whole.length));
  for (let at = 0; at + startLength <= whole.length; at += 1) {
    if (begins[hash >>> (32 - BITS)] === 1) {
      for (const text of byHash.get(hash) ?? []) {
        if (whole.startsWith(text, at)) {
          found.add(text);
        }
      }
    }
    const rest = hash - Math.imul(whole.charCodeAt(at), leaving);
    hash = (Math.imul(rest, BASE) + whole.charCodeAt(at + startLength)) >>> 0;
  }
  return found;
}

// The characters as digits of a number, of which the last 32 bits stay.
function hashAt(text: string, from: number, length: number): number {
  let hash = 0;
  for (let at = from; at < from + length; at += 1) {
    hash = Math.imul(hash, BASE) + text.charCodeAt(at);
  }
  return hash >>> 0;
}

function power(exponent: number): number {
  let product = 1;
  for (let times = 0; times < exponent; times += 1) {
    product = Math.imul(product, BASE);
  }
  return product;
}
