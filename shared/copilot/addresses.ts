// Where an address begins: a scheme that loads, sends or runs something, anything with "://", and "www.". Look-alikes
// that a browser or chat client reads as a colon, slash or dot count too, and so do the backslashes of Markdown.
// "mailto:" and "www." count even inside a word, because some clients turn them into links there.
const ADDRESS_START =
  /(?:mailto|javascript|vbscript|(?<![a-z0-9])(?:https?|ftps?))\\?[:：](?=\S)[\\/／⁄∕⧸]*|(?<![a-z0-9])data\\?(?::(?=\S)|：(?=[a-z-]+\/|[,;]))|\\?[:：﹕︓∶ː꞉][\\/／⁄∕⧸]{2}|[wｗ]{3}\\?[.．。｡](?=[\p{L}\p{N}])/giu;
// Longer than the name of any registered scheme, and short enough to keep the work of each match constant.
const SCHEME_LENGTH_MAX = 32;
const SCHEME_END = /(?<![a-z0-9+.-])[a-z0-9+.-]+$/i;
const RUN = /[^\s<>]*/y;
const MARK = /\[\d{1,3}\]/;
const CLOSING = /(?<![.,;:!?*_~"'`)\]}»”’。，、；：！？）」』…])[.,;:!?*_~"'`)\]}»”’。，、；：！？）」』…]+$/;
const ONLY_CLOSING = /^(?:[.,;:!?*_~"'`)\]}»”’。，、；：！？）」』…]|\[\d{1,3}\])*$/;
const ASCII_START = /^[!#$%&*+,\-./:;=?@\\^_{|}~\w]*/;

/** A web address in a text. */
interface Address {
  readonly start: number;
  /** The address as most clients read it: up to the next space, without closing punctuation. */
  readonly whole: string;
  /** Whether only closing punctuation and marks follow `whole` before the next space. */
  readonly isAlone: boolean;
  /** The address as cautious clients read it: only its ASCII characters, up to a bracket or quotation mark. */
  readonly ascii: string;
}

/**
 * Returns all web addresses in the texts, with and without their scheme, in the form that {@link withoutAddresses}
 * takes.
 */
export function addressesOf(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) => [...addressesIn(text)]);
  return new Set(
    found.flatMap(({ whole, ascii }) =>
      [whole, ascii].flatMap((each) => [each, each.replace(/^[a-z]{3,5}:\/\//i, '')]),
    ),
  );
}

/**
 * Removes unknown web addresses from a text. A known one gets a space after it where the next characters would turn it
 * into another address.
 */
export function withoutAddresses(text: string, known: ReadonlySet<string>): string {
  let done = '';
  let at = 0;
  for (const { start, whole, isAlone, ascii } of addressesIn(text)) {
    if (start < at) {
      continue;
    }
    const kept = [whole, ascii].find((each) => known.has(each)) ?? '';
    const isSeparate = kept === '' || (kept === whole && isAlone);
    done += text.slice(at, start) + (isSeparate ? kept : `${kept} `);
    at = start + (kept === '' ? ascii : kept).length;
  }
  return done + text.slice(at);
}

function* addressesIn(text: string): Generator<Address> {
  let free = 0;
  for (const { 0: beginning, index } of text.matchAll(ADDRESS_START)) {
    if (index < free) {
      continue;
    }
    const scheme = /^[a-zｗ]/iu.test(beginning)
      ? ''
      : schemeBefore(text.slice(Math.max(free, index - SCHEME_LENGTH_MAX), index));
    // One letter is the drive of a Windows path: C:\\server.
    if (scheme.length === 1 && beginning.endsWith('\\')) {
      continue;
    }
    const address = addressAt(text, index - scheme.length, index + beginning.length);
    free = address.start + address.ascii.length;
    yield address;
  }
}

function addressAt(text: string, start: number, restStart: number): Address {
  RUN.lastIndex = restStart;
  const run = RUN.exec(text)?.[0] ?? '';
  const rest = run.slice(0, MARK.exec(run)?.index ?? run.length).replace(CLOSING, '');
  const ascii = (ASCII_START.exec(rest)?.[0] ?? '').replace(CLOSING, '');
  const beginning = text.slice(start, restStart);
  return {
    start,
    whole: beginning + rest,
    isAlone: ONLY_CLOSING.test(run.slice(rest.length)),
    ascii: beginning + ascii,
  };
}

function schemeBefore(text: string): string {
  return SCHEME_END.exec(text)?.[0] ?? '';
}
