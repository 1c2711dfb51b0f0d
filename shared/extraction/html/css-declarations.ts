/** A CSS declaration: name and value in lower case, without comments and escapes. */
export interface CssDeclaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/**
 * A part of a style sheet: the text before its braces and the text inside them; null for a statement without braces.
 */
interface CssPart {
  readonly prelude: string;
  readonly body: string | null;
}

// Far more than any rule has. These limits keep the time for a malicious style sheet in proportion to its length.
const DECLARATIONS_MAX = 2_000;
const PARTS_MAX = 50_000;

// Browsers ignore a declaration with a dot that belongs to no number: Publisher writes `width:7.-71in`.
const INVALID = /^[^"'(]*\d\.[-+]/;

/** Returns the declarations of a `style` attribute or of the body of a rule, without nested rules. */
export function cssDeclarations(text: string): readonly CssDeclaration[] {
  return cssParts(text)
    .slice(0, DECLARATIONS_MAX)
    .flatMap(({ prelude, body }) => (body === null ? declarationOf(prelude) : []));
}

function declarationOf(text: string): CssDeclaration[] {
  const colon = text.indexOf(':');
  if (colon === -1) {
    return [];
  }
  const property = unescaped(text.slice(0, colon)).trim().toLowerCase();
  const given = unescaped(text.slice(colon + 1)).trim();
  const value = given.replace(/!\s{0,20}important$/i, '');
  if (!property.startsWith('--') && INVALID.test(value)) {
    return [];
  }
  return [
    {
      property,
      value: (property.startsWith('--') ? value : value.toLowerCase()).replace(/\s+/g, ' ').trim(),
      isImportant: value !== given,
    },
  ];
}

function unescaped(text: string): string {
  return text.replace(
    /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi,
    (_, hex: string | undefined, letter: string | undefined) => {
      const code = hex === undefined ? 0 : Number.parseInt(hex, 16);
      return hex === undefined ? (letter ?? '') : code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}

// Strings, addresses and escapes, which contain no comments, and comments. CSS ignores the delimiters of HTML comments,
// but not the text between them.
const COMMENTS =
  /("[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'?|\burl\(\s*(?!["'\s])[^)\\]*(?:\\[\s\S][^)\\]*)*|\\[\s\S])|\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/gi;

/**
 * Splits CSS at semicolons and braces outside strings, brackets and comments. At the top level of a sheet, a semicolon
 * ends only a statement such as `@import`; anywhere else it is part of a selector, which it makes invalid.
 */
export function cssParts(css: string, isSheet = false): readonly CssPart[] {
  const text = css.replace(COMMENTS, (part, kept?: string) => (kept === undefined ? ' ' : part));
  const parts: CssPart[] = [];
  let from = 0;
  let at = 0;
  // The first character of the part.
  let first = '';
  while (at < text.length && parts.length < PARTS_MAX) {
    const letter = text[at] ?? '';
    first ||= letter.trim();
    if (letter === ';' && (!isSheet || first === '@')) {
      parts.push({ prelude: text.slice(from, at), body: null });
      at += 1;
    } else if (letter === '{') {
      const end = bracketEnd(text, at);
      parts.push({ prelude: text.slice(from, at).trim(), body: text.slice(at + 1, end) });
      at = end + 1;
    } else {
      at = skipToken(text, at);
      continue;
    }
    from = at;
    first = '';
  }
  parts.push({ prelude: text.slice(from), body: null });
  return parts;
}

// Returns the position after a string, an escape, a pair of brackets or any other character.
function skipToken(text: string, at: number): number {
  const letter = text[at];
  if (letter === '\\') {
    return at + 2;
  }
  if (letter === '"' || letter === "'") {
    return stringEnd(text, at, letter);
  }
  return letter === '(' || letter === '[' ? bracketEnd(text, at) + 1 : at + 1;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

// Returns the position of the bracket that closes an opening one, or the length of the text if none does. Brackets of
// another kind inside are closed first; a closing one that was not opened has no meaning.
function bracketEnd(text: string, open: number): number {
  const closing: string[] = [];
  for (let at = open; at < text.length; ) {
    const letter = text[at] ?? '';
    const end = CLOSING[letter];
    if (letter === closing.at(-1)) {
      closing.pop();
      if (closing.length === 0) {
        return at;
      }
    }
    if (end !== undefined) {
      closing.push(end);
    }
    at = end === undefined ? skipToken(text, at) : afterOpening(text, at);
  }
  return text.length;
}

// Every character up to the closing bracket is part of a URL without quotes.
function afterOpening(text: string, open: number): number {
  if (text.slice(Math.max(0, open - 3), open + 1).toLowerCase() !== 'url(') {
    return open + 1;
  }
  const address = /[^)\\]*(?:\\[\s\S][^)\\]*)*/y;
  const quoted = /\s*["']/y;
  [address.lastIndex, quoted.lastIndex] = [open + 1, open + 1];
  return quoted.test(text) ? open + 1 : open + 1 + (address.exec(text)?.[0].length ?? 0);
}

function stringEnd(text: string, open: number, quote: string): number {
  for (let at = open + 1; at < text.length; at += text[at] === '\\' ? 2 : 1) {
    if (text[at] === quote || text[at] === '\n') {
      return at + 1;
    }
  }
  return text.length;
}
