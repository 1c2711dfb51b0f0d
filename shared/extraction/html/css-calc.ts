/** Converts a number with its unit ('' for none); null for a unit that cannot be converted. */
type Measure = (count: number, unit: string) => number | null;

interface Parser {
  readonly tokens: readonly string[];
  at: number;
  readonly measure: Measure;
}

const TOKEN =
  /[-+]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:e[-+]?\d{1,3})?(?:%|[a-z]{1,9})?|[a-z-]{1,30}\(|[()+*/,-]/g;
const NUMBER = /^([-+]?[\d.]+(?:e[-+]?\d+)?)(%|[a-z]*)$/;
// Far more than any calculation has; limits the time that a malicious page can take.
const TOKENS_MAX = 200;
// No page nests calculations this deep; a malicious one must not overflow the stack.
const DEPTH_MAX = 20;

/**
 * Evaluates a CSS calculation with `calc`, `min`, `max` or `clamp`, including nested ones. Returns null for any other
 * function, and when `measure` cannot convert a number.
 */
export function calculate(value: string, measure: Measure): number | null {
  const tokens = value.match(TOKEN) ?? [];
  const isWhole = tokens.join('') === value.replaceAll(' ', '');
  if (!isWhole || tokens.length > TOKENS_MAX) {
    return null;
  }
  const parser: Parser = { tokens, at: 0, measure };
  const result = sum(parser, 0);
  return parser.at === tokens.length ? result : null;
}

function sum(parser: Parser, depth: number): number | null {
  let left = product(parser, depth);
  for (;;) {
    const sign = parser.tokens[parser.at];
    // A sign may be a separate token, or the first character of the number after it.
    const isOwn = sign === '+' || sign === '-';
    if (left === null || sign === undefined || !(isOwn || /^[-+]/.test(sign))) {
      return left;
    }
    parser.at += isOwn ? 1 : 0;
    const right = product(parser, depth);
    left = right === null ? null : sign === '-' ? left - right : left + right;
  }
}

function product(parser: Parser, depth: number): number | null {
  let left = factor(parser, depth);
  for (;;) {
    const sign = parser.tokens[parser.at];
    if (left === null || (sign !== '*' && sign !== '/')) {
      return left;
    }
    parser.at += 1;
    const right = factor(parser, depth);
    left = right === null ? null : sign === '*' ? left * right : left / right;
  }
}

function factor(parser: Parser, depth: number): number | null {
  const token = parser.tokens[parser.at] ?? '';
  parser.at += 1;
  const [, digits, unit = ''] = NUMBER.exec(token) ?? [];
  if (digits !== undefined) {
    return parser.measure(Number(digits), unit);
  }
  if (!token.endsWith('(') || depth > DEPTH_MAX) {
    return null;
  }
  const values = [sum(parser, depth + 1)];
  while (parser.tokens[parser.at] === ',') {
    parser.at += 1;
    values.push(sum(parser, depth + 1));
  }
  if (parser.tokens[parser.at] !== ')' || values.includes(null)) {
    return null;
  }
  parser.at += 1;
  return FUNCTIONS[token]?.(values as number[]) ?? null;
}

const FUNCTIONS: Readonly<Record<string, (values: readonly number[]) => number | null>> = {
  '(': ([value]) => value ?? null,
  'calc(': ([value]) => value ?? null,
  'min(': (values) => Math.min(...values),
  'max(': (values) => Math.max(...values),
  'clamp(': ([low = 0, value = 0, high = 0]) => Math.max(low, Math.min(value, high)),
};
