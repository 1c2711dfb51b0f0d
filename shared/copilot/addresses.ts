// Where an address begins: a scheme that loads, sends or runs something, anything with "://", and "www.". Look-alikes of
// colon, slash and dot that a browser or chat client reads as these count, and so do the backslashes of Markdown.
const BEGINNING =
  /(?<![a-z0-9])(?:(?:https?|ftps?|mailto|javascript|vbscript)\\?[:：](?=\S)[\\/／⁄∕⧸]*|data\\?(?::(?=\S)|：(?=[a-z-]+\/|[,;])))|\\?[:：﹕︓∶ː꞉][\\/／⁄∕⧸]{2}|(?<![a-z0-9])[wｗ]{3}\\?[.．。｡](?=[\p{L}\p{N}])/giu;
const SCHEME_END = /(?<![a-z0-9+.-])[a-z0-9+.-]+$/i;
const REST = /[^\s<>"'`()[\]]*/y;
const CLOSING = /(?<![.,;:!?*_~。，、；：！？…])[.,;:!?*_~。，、；：！？…]+$/;
const ASCII_START = /^[!-~]*/;
const HAS_PATH = /:\/\/[^/]+\//;

/** A place of a text where an address stands. */
interface Address {
  readonly start: number;
  readonly end: number;
  /** As a client may read it, with letters of any script. */
  readonly whole: string;
  /** Its beginning in ASCII, where text without spaces may follow. */
  readonly ascii: string;
}

/** Every address that stands in some texts, as {@link withoutAddresses} compares them. */
export function addressesOf(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) => [...addressesIn(text)]);
  return new Set(
    found.flatMap(({ whole, ascii }) =>
      [whole, ascii].flatMap((each) => [each, each.replace(/^[a-z]{3,5}:\/\//i, '')]),
    ),
  );
}

/** The text without the addresses that are not known. */
export function withoutAddresses(text: string, known: ReadonlySet<string>): string {
  let kept = '';
  let at = 0;
  for (const address of addressesIn(text)) {
    if (!isKnown(address, known)) {
      kept += text.slice(at, address.start);
      at = address.end;
    }
  }
  return kept + text.slice(at);
}

// "https://example.com/help" stays in a script without spaces, whatever follows; a bare host does not, because letters
// that follow would be part of it.
function isKnown({ whole, ascii }: Address, known: ReadonlySet<string>): boolean {
  return known.has(whole) || (HAS_PATH.test(ascii) && known.has(ascii));
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
    const start = index - scheme.length;
    const restStart = index + beginning.length;
    REST.lastIndex = restStart;
    const rest = (REST.exec(text)?.[0] ?? '').replace(CLOSING, '');
    const restAscii = (ASCII_START.exec(rest)?.[0] ?? '').replace(CLOSING, '');
    const end = restStart + restAscii.length;
    free = restStart + rest.length;
    yield { start, end, whole: text.slice(start, free), ascii: text.slice(start, end) };
  }
}

function schemeBefore(text: string): string {
  return SCHEME_END.exec(text)?.[0] ?? '';
}
