/** Returns what a sticky expression matches at exactly this index, or null. */
export function matchAt(expression: RegExp, text: string, index: number): string | null {
  expression.lastIndex = index;
  return expression.exec(text)?.[0] ?? null;
}

/**
 * Returns every match of a global expression, in order. String.matchAll copies the expression at each call, which takes
 * longer than searching most texts.
 */
export function allMatches(expression: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    matches.push(match);
  }
  return matches;
}

/** An expression, and strings of which a text must contain one to contain a match. */
export interface GatedExpression {
  readonly signs: readonly string[];
  readonly expression: RegExp;
}

/** Returns every match of a global expression like `allMatches`; reads only a text that contains one of its signs. */
export function gatedMatches({ signs, expression }: GatedExpression, text: string): RegExpExecArray[] {
  return signs.some((sign) => text.includes(sign)) ? allMatches(expression, text) : [];
}
