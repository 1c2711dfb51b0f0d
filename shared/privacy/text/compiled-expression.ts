const compiled: RegExp[] = [];

/** Makes an expression from parts, and remembers it for the check for slow expressions. */
export function compileExpression(source: string, flags: string): RegExp {
  const expression = new RegExp(source, flags);
  compiled.push(expression);
  return expression;
}

/** Every expression that was made from parts so far. */
export function compiledExpressions(): readonly RegExp[] {
  return compiled;
}
