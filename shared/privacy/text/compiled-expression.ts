const compiled: RegExp[] = [];

/** Makes an expression from parts, and remembers it for the check for slow expressions. */
export function compileExpression(source: string, flags: string): RegExp {
  const expression = new RegExp(source, flags);
  compiled.push(expression);
  return expression;
}

/**
 * The same expression, which also reports the positions of its groups. It is as fast or slow as the one that was
 * compiled.
 */
export function withIndices(expression: RegExp): RegExp {
  return new RegExp(expression, `d${expression.flags}`);
}

/** Every expression that was made from parts so far. */
export function compiledExpressions(): readonly RegExp[] {
  return compiled;
}
