/** Digits of a format, as `0` and `#`, or a text between them. */
type Group = { readonly digits: string } | { readonly text: string };

/** The pieces of a part of a number format. */
interface FormatPieces {
  readonly prefix: string;
  /** All digits, with the signs that belong to them. */
  readonly digits: string;
  readonly suffix: string;
  /** The groups into which the format divides the digits, as in 000-00-0000; empty for most formats. */
  readonly groups: readonly Group[];
}

// Quoted text, an escaped character, a currency with its locale, padding and filling, a color or condition, a
// character that is displayed without quotes, digits, or any other character.
const PIECE =
  /"([^"]*)(?:"|$)|\\(.)|\[\$([^\]-]*)[^\]]*(?:\]|$)|[_*].|\[[^\]]*(?:\]|$)|([$ +]|[^\p{ASCII}])|([Gg]eneral|(?:[0#?.,%/]|[Ee][-+])+)|(.)/gu;

/** Splits a part of a number format. */
export function formatPieces(section: string): FormatPieces {
  const pieces = [...section.matchAll(PIECE)].map(([, quoted, escaped, currency, sign, number = '', other = '']) => ({
    text: quoted ?? escaped ?? currency ?? sign ?? '',
    number,
    other,
  }));
  const first = pieces.findIndex(({ number }) => number !== '');
  const from = first === -1 ? pieces.length : first;
  const to = pieces.findLastIndex(({ number }) => number !== '') + 1;
  const [before, inside, after] = [pieces.slice(0, from), pieces.slice(from, to), pieces.slice(Math.max(from, to))];
  const digits = inside.map(({ number }) => number).join('');
  const between = inside.map(({ text, other }) => text + other).join('');
  const isGrouped = separatesGroups(digits, between);
  const join = (some: typeof pieces) => some.map(({ text, other }) => (isGrouped ? text + other : text)).join('');
  const groups = inside.map(({ number, text, other }) => (number === '' ? { text: text + other } : { digits: number }));
  return { prefix: join(before), digits, suffix: join(after), groups: isGrouped ? groups : [] };
}

// Whether a text between digits belongs to the number, as in an article or phone number. Between optional digits,
// spaces and signs separate thousands, which are read without a separator.
function separatesGroups(digits: string, between: string): boolean {
  return between !== '' && (/^0+$/.test(digits) || (/^[0#]+$/.test(digits) && /[-/()]/.test(between)));
}

/** Returns the digits of a whole number in the groups of its format. */
export function groupedDigits(whole: string, groups: readonly Group[]): string {
  const first = groups.findIndex((group) => 'digits' in group);
  let rest = whole;
  let shown = '';
  for (const [at, group] of [...groups.entries()].reverse()) {
    if ('digits' in group) {
      const start = at === first ? 0 : Math.max(0, rest.length - group.digits.length);
      shown = rest.slice(start) + shown;
      rest = rest.slice(0, start);
    } else {
      shown = rest === '' ? shown : group.text + shown;
    }
  }
  return shown;
}
