/**
 * Counts how often expressions are used while something runs. Each use is a step, whose own cost the check of the
 * expressions bounds. This is not a mock, because a mock would keep every text that it was called with.
 */
export function expressionSteps(run: () => void): number {
  const original = RegExp.prototype.exec;
  let steps = 0;
  RegExp.prototype.exec = function counted(this: RegExp, value: string) {
    steps += 1;
    return original.call(this, value);
  };
  try {
    run();
  } finally {
    RegExp.prototype.exec = original;
  }
  return steps;
}
