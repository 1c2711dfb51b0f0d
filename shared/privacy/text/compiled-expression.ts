const compiled: RegExp[] = [];

/** Compiles an expression from parts, and registers it for the check for slow expressions. */
export function compileExpression(source: string, flags = ''): RegExp {
  const expression = new RegExp(source, flags);
  compiled.push(expression);
  return expression;
}

/** Returns an expression that also reports the positions of its groups; matching takes no longer. */
export function withIndices(expression: RegExp): RegExp {
  return new RegExp(expression, `d${expression.flags}`);
}

/** Returns every expression compiled from parts so far. */
export function compiledExpressions(): readonly RegExp[] {
  return compiled;
}
