// Deeper values are assumed to differ, which costs a run of the test but hides nothing.
const DEPTH_MAX = 6;

/** Whether two values are deeply equal; functions and instances of classes only when they are identical. */
export function isSame(one: unknown, other: unknown, depth = 0): boolean {
  if (Object.is(one, other)) {
    return true;
  }
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || depth > DEPTH_MAX) {
    return false;
  }
  const prototype = Object.getPrototypeOf(one);
  if (prototype !== Object.getPrototypeOf(other)) {
    return false;
  }
  if (one instanceof Set || one instanceof Map) {
    const [values, others] = [[...one], [...(other as Set<unknown>)]];
    return values.length === others.length && values.every((value, at) => isSame(value, others[at], depth + 1));
  }
  if (prototype !== null && !Array.isArray(one) && Object.getPrototypeOf(prototype) !== null) {
    return false;
  }
  // A value that is computed when it is first read must be computed by the test, which reports what it reaches.
  if ([one, other].some(isComputedLater)) {
    return false;
  }
  // An array can have properties besides its elements: the match of a regular expression has an `index`.
  // The order counts as well: some texts are built from the entries of an object.
  const [entries, others] = [Object.entries(one), Object.entries(other)];
  return (
    entries.length === others.length &&
    entries.every(([name, value], at) => name === others[at]?.[0] && isSame(value, others[at]?.[1], depth + 1))
  );
}

function isComputedLater(value: object): boolean {
  return Object.values(Object.getOwnPropertyDescriptors(value)).some(({ get }) => get !== undefined);
}
