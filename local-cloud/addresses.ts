/** Maps origins on AWS to the ports of this machine that serve them, as DNS would for a browser. */
export interface Addresses {
  /** Maps an origin, such as `https://d111111abcdef8.cloudfront.net`, to a local one. */
  readonly add: (origin: string, local: string) => void;
  /** Replaces every mapped origin in a text with its local one. */
  readonly toLocal: (text: string) => string;
  /** Returns the AWS origin of a local one, or the given origin if it is not mapped. */
  readonly toAws: (local: string) => string;
}

/** Creates an empty map; each part of the cloud adds its origin as soon as it has a port. */
export function createAddresses(): Addresses {
  const known = new Map<string, string>();
  return {
    add: (origin, local) => void known.set(origin, local),
    // The longest first: one origin may be the prefix of another.
    toLocal: (text) =>
      [...known]
        .toSorted(([one], [other]) => other.length - one.length)
        .reduce((replaced, [origin, local]) => replaced.replaceAll(origin, local), text),
    toAws: (local) => [...known].find(([, here]) => here === local)?.[0] ?? local,
  };
}
