const PREFIX = /^\s{0,9}data:text\/css((?:;[\w.=-]{1,99}){0,9}),/i;

/** A style sheet that another one imports, and the conditions under which it applies. */
interface ImportedSheet {
  readonly text: string;
  readonly media: string;
  /** Whether it is in a layer or depends on what the browser supports, so that its rules may not apply. */
  readonly isDoubtful: boolean;
}

/**
 * Returns the style sheet that a `data:` address contains, as written by programs that save a page as one file; null
 * for any other address.
 */
export function dataSheet(address: string): string | null {
  const [prefix, parameters = ''] = PREFIX.exec(address) ?? [];
  if (prefix === undefined) {
    return null;
  }
  const content = address.slice(prefix.length).split('#', 1)[0] ?? '';
  const plain = /%[0-9a-f]{2}/i.test(content) ? percentDecoded(content) : content;
  return /;base64$/i.test(parameters) ? Buffer.from(plain, 'base64').toString('utf8') : plain;
}

// Unlike decodeURIComponent, this accepts a percent sign that is not part of a code, and any bytes.
function percentDecoded(text: string): string {
  const parts = text.toWellFormed().split(/((?:%[0-9a-f]{2})+)/i);
  return Buffer.concat(
    parts.map((part, at) => (at % 2 === 1 ? Buffer.from(part.replaceAll('%', ''), 'hex') : Buffer.from(part, 'utf8'))),
  ).toString('utf8');
}

/** Returns the style sheet in a statement such as `@import url(…) screen`; null for any other statement. */
export function importedSheet(statement: string): ImportedSheet | null {
  const [start] = /^\s{0,99}@import\s{0,99}(?:url\(\s{0,99})?["']?(?=data:)/i.exec(statement) ?? [];
  if (start === undefined) {
    return null;
  }
  const quote = start.at(-1) ?? '';
  const end = statement.indexOf(/["']/.test(quote) ? quote : ')', start.length);
  const text = dataSheet(statement.slice(start.length, end === -1 ? undefined : end));
  const conditions = end === -1 ? '' : statement.slice(end + 1).replace(/^\s{0,99}\)/, '');
  const media = conditions.replace(
    /\b(?:layer|supports)\b(?:\([^()]{0,999}(?:\([^()]{0,999}\)[^()]{0,999})?\))?/gi,
    '',
  );
  return text === null ? null : { text, media: media.trim(), isDoubtful: media !== conditions };
}
