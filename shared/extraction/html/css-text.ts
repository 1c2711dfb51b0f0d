/** A CSS declaration: name and value in lower case, without comments and escapes. */
export interface CssDeclaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** A part of a style sheet: the text before its braces and the text inside them; null for a part without braces. */
interface CssPart {
  readonly prelude: string;
  readonly body: string | null;
}

// Far more than any rule has. These limits keep the time for a malicious style sheet in proportion to its length.
const DECLARATIONS_MAX = 2_000;
const PARTS_MAX = 50_000;
const STRING = String.raw`"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?`;
const ADDRESS = String.raw`\burl\(\s*(?!["'\s])(?:\\[\s\S]|[^)\\])*`;
// Strings and addresses contain no comments.
const COMMENTS = new RegExp(String.raw`(${STRING}|${ADDRESS}|\\[\s\S])|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|<!--|-->`, 'gi');
const TOKENS = new RegExp(String.raw`${STRING}|${ADDRESS}|\\[\s\S]|[()[\]{};]`, 'gi');

/** The expressions of this file, built from parts, for the check that no text slows them down. */
export const cssExpressions = (): readonly RegExp[] => [COMMENTS, TOKENS];

const STEPS: Readonly<Record<string, number>> = { '(': 1, '[': 1, ')': -1, ']': -1 };

/** Splits CSS at semicolons and braces outside strings, brackets and comments. */
export function cssParts(css: string): readonly CssPart[] {
  const text = css.replace(COMMENTS, (_, kept?: string) => kept ?? ' ');
  const parts: CssPart[] = [];
  const state: Open = { from: 0, body: 0, braces: 0, brackets: 0 };
  const end = (body: string | null, at: number, next: number) => {
    parts.push({ prelude: text.slice(state.from, at).trim(), body });
    [state.from, state.brackets] = [next, 0];
  };
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const ended = follow(state, token, index);
    if (ended !== null) {
      end(
        ended === 'body' ? text.slice(state.body, index) : null,
        ended === 'body' ? state.body - 1 : index,
        index + 1,
      );
    }
    if (parts.length > PARTS_MAX) {
      return parts;
    }
  }
  const isOpen = state.braces > 0;
  end(isOpen ? text.slice(state.body) : null, isOpen ? state.body - 1 : text.length, text.length);
  return parts;
}

// Where an open part and its body begin, and how many braces and brackets are open.
interface Open {
  from: number;
  body: number;
  braces: number;
  brackets: number;
}

// Returns what a token ends.
function follow(state: Open, token: string, at: number): 'body' | 'statement' | null {
  const isTop = state.braces === 0;
  if (token === '{') {
    state.body = isTop ? at + 1 : state.body;
    state.braces += 1;
  } else if (token === '}') {
    state.braces = Math.max(0, state.braces - 1);
    return !isTop && state.braces === 0 ? 'body' : null;
  } else if (isTop && token === ';' && state.brackets <= 0) {
    return 'statement';
  } else if (isTop) {
    state.brackets += STEPS[token] ?? 0;
  }
  return null;
}

/** Returns the declarations of a `style` attribute or of the body of a rule, without nested rules. */
export function cssDeclarations(text: string): readonly CssDeclaration[] {
  return cssParts(text)
    .slice(0, DECLARATIONS_MAX)
    .flatMap(({ prelude, body }) => {
      const colon = body === null ? prelude.indexOf(':') : -1;
      if (colon === -1) {
        return [];
      }
      const given = unescaped(prelude.slice(colon + 1)).trim();
      const value = given.replace(/!\s{0,20}important$/i, '');
      return [
        {
          property: unescaped(prelude.slice(0, colon)).trim().toLowerCase(),
          value: value.toLowerCase().replace(/\s+/g, ' ').trim(),
          isImportant: value !== given,
        },
      ];
    });
}

function unescaped(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, hex?: string, letter?: string) => {
    const code = hex === undefined ? 0 : Number.parseInt(hex, 16);
    return hex === undefined ? (letter ?? '') : code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
