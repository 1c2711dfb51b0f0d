// Where an address begins: a scheme that loads, sends or runs something, anything with "://", and "www.". Look-alikes
// of colon, slash and dot that a browser or chat client reads as these count, and so do the backslashes of Markdown.
// What comes before "mailto:" and "www." does not count: some clients make a link of them inside a word, too.
const BEGINNING =
  /(?:mailto|javascript|vbscript|(?<![a-z0-9])(?:https?|ftps?))\\?[:：](?=\S)[\\/／⁄∕⧸]*|(?<![a-z0-9])data\\?(?::(?=\S)|：(?=[a-z-]+\/|[,;]))|\\?[:：﹕︓∶ː꞉][\\/／⁄∕⧸]{2}|[wｗ]{3}\\?[.．。｡](?=[\p{L}\p{N}])/giu;
const SCHEME_END = /(?<![a-z0-9+.-])[a-z0-9+.-]+$/i;
const RUN = /[^\s<>]*/y;
const MARK = /\[\d{1,3}\]/;
const CLOSING = /(?<![.,;:!?*_~"'`)\]}»”’。，、；：！？）」』…])[.,;:!?*_~"'`)\]}»”’。，、；：！？）」』…]+$/;
const ONLY_CLOSING = /^(?:[.,;:!?*_~"'`)\]}»”’。，、；：！？）」』…]|\[\d{1,3}\])*$/;
const ASCII_START = /^[!#$%&*+,\-./:;=?@\\^_{|}~\w]*/;

/** A position in a text with an address. */
interface Address {
  readonly start: number;
  /** Up to the next space, as most clients read it, without closing punctuation. */
  readonly whole: string;
  /** Whether nothing but closing punctuation and marks follows `whole` before the next space. */
  readonly isAlone: boolean;
  /** Its beginning in ASCII, before any bracket or quotation mark. */
  readonly ascii: string;
}

/** Every address in some texts, as {@link withoutAddresses} compares them. */
export function addressesOf(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) => [...addressesIn(text)]);
  return new Set(
    found.flatMap(({ whole, ascii }) =>
      [whole, ascii].flatMap((each) => [each, each.replace(/^[a-z]{3,5}:\/\//i, '')]),
    ),
  );
}

/** The text without the addresses that are not known; one that is known is set apart from what would lengthen it. */
export function withoutAddresses(text: string, known: ReadonlySet<string>): string {
  let done = '';
  let at = 0;
  for (const { start, whole, isAlone, ascii } of addressesIn(text)) {
    if (start < at) {
      continue;
    }
    const stays = known.has(whole) ? whole : known.has(ascii) ? ascii : '';
    const isApart = stays === '' || (stays === whole && isAlone);
    done += text.slice(at, start) + (isApart ? stays : `${stays} `);
    at = start + (stays === '' ? ascii : stays).length;
  }
  return done + text.slice(at);
}

function* addressesIn(text: string): Generator<Address> {
  let free = 0;
  for (const { 0: beginning, index } of text.matchAll(BEGINNING)) {
    if (index < free) {
      continue;
    }
    const scheme = /^[a-zｗ]/iu.test(beginning) ? '' : schemeBefore(text.slice(Math.max(free, index - 32), index));
    // The drive of a path: C:\\server.
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
