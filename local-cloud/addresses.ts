/** Which addresses of AWS are where on this machine. A browser would find the former by DNS. */
export interface Addresses {
  /** Says where an origin, such as `https://d111111abcdef8.cloudfront.net`, is here. */
  readonly add: (origin: string, local: string) => void;
  /** A text with the origins that are known replaced by where they are here. */
  readonly toLocal: (text: string) => string;
  /** The origin on AWS that a local one stands for; itself when it stands for none. */
  readonly toAws: (local: string) => string;
}

/** No address is known yet. */
export function createAddresses(): Addresses {
  const known = new Map<string, string>();
  return {
    add: (origin, local) => void known.set(origin, local),
    // The longest first: one origin may begin like another.
    toLocal: (text) =>
      [...known]
        .toSorted(([one], [other]) => other.length - one.length)
        .reduce((replaced, [origin, local]) => replaced.replaceAll(origin, local), text),
    toAws: (local) => [...known].find(([, here]) => here === local)?.[0] ?? local,
  };
}
