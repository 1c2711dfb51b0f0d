import type { Quantity } from '../../reading/quantities.ts';
import type { Statement } from '../../reading/statement.ts';
import { type Token, textAt } from '../../reading/tokens.ts';

/**
 * Whether a number counts the items that its statement lists after a colon: "three channels: email, chat and phone".
 */
export function isCountOfListed({ values, unit, isOrdinal, to }: Quantity, { tokens }: Statement): boolean {
  const colon = tokens.findIndex(({ text }, at) => at >= to && text === ':');
  if (unit !== null || isOrdinal || colon < 0) {
    return false;
  }
  const end = tokens.findIndex(({ text }, at) => at > colon && /^[.;:]$/.test(text));
  const listed = withoutBrackets(tokens.slice(colon + 1, end < 0 ? tokens.length : end));
  const items = 1 + listed.filter((token, at) => isSeparator(token) && !isSeparator(listed[at - 1])).length;
  return items > 1 && values.includes(items);
}

function isSeparator(token: Token | undefined): boolean {
  return token !== undefined && (token.text === ',' || token.meanings.includes('and'));
}

// "The report (original), two photos".
function withoutBrackets(tokens: readonly Token[]): Token[] {
  let depth = 0;
  return tokens.filter((_, at) => {
    depth += { '(': 1, ')': -1 }[textAt(tokens, at)] ?? 0;
    return depth === 0 && textAt(tokens, at) !== ')';
  });
}
