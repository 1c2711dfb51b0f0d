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

/** Splits CSS at semicolons and braces outside strings, brackets and comments. */
export function cssParts(css: string): readonly CssPart[] {
  // CSS ignores the delimiters of HTML comments, but not the text between them.
  const text = css.replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, ' ');
  const parts: CssPart[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length && parts.length < PARTS_MAX) {
    const letter = text[at];
    if (letter === ';' || letter === '}') {
      parts.push({ prelude: text.slice(from, at), body: null });
      from = at + 1;
      at += 1;
    } else if (letter === '{') {
      const end = blockEnd(text, at);
      parts.push({ prelude: text.slice(from, at).trim(), body: text.slice(at + 1, end) });
      from = end + 1;
      at = from;
    } else {
      at = skipToken(text, at);
    }
  }
  parts.push({ prelude: text.slice(from), body: null });
  return parts;
}

function blockEnd(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; ) {
    depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
    if (depth === 0) {
      return at;
    }
    at = skipToken(text, at);
  }
  return text.length;
}

// Returns the position after a string, an escape or a single letter; at a bracket, that of its closing bracket.
function skipToken(text: string, at: number): number {
  const letter = text[at];
  if (letter === '\\') {
    return at + 2;
  }
  if (letter === '"' || letter === "'") {
    return stringEnd(text, at, letter);
  }
  if (letter !== '(') {
    return at + 1;
  }
  const end = text.indexOf(')', at);
  return end === -1 ? at + 1 : end;
}

function stringEnd(text: string, open: number, quote: string): number {
  for (let at = open + 1; at < text.length; at += text[at] === '\\' ? 2 : 1) {
    if (text[at] === quote || text[at] === '\n') {
      return at + 1;
    }
  }
  return text.length;
}
