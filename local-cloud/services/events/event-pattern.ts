/** Tells whether an event matches. */
export type EventPattern = (event: unknown) => boolean;

type Scalar = string | number | boolean | null;
/** Tests one value of the event; `undefined` means that the field is missing. */
type Matcher = (value: Scalar | undefined) => boolean;

/**
 * Compiles a rule's event pattern: exact values, prefix, suffix, wildcard, equals-ignore-case, exists and anything-but
 * (values, prefix, suffix, wildcard). Every other operator is refused by name.
 */
export function compilePattern(pattern: unknown): EventPattern {
  if (!isObject(pattern) || Object.keys(pattern).length === 0) {
    throw new Error('An event pattern is an object that names at least one field.');
  }
  const fields = Object.entries(pattern).map(([name, filter]) => {
    if (name.startsWith('$')) {
      throw unsupported(name);
    }
    const matches = Array.isArray(filter) ? compileLeaf(filter) : compilePattern(filter);
    return (event: unknown) => matches(isObject(event) ? event[name] : undefined);
  });
  return (event) => fields.every((matches) => matches(event));
}

function compileLeaf(filter: readonly unknown[]): (value: unknown) => boolean {
  const matchers = filter.map(compileMatcher);
  return (value) => {
    // An array in the event matches when one of its elements does.
    const candidates = Array.isArray(value) ? value : [value];
    return matchers.some((matches) => candidates.some((candidate) => !isObject(candidate) && matches(candidate)));
  };
}

function compileMatcher(filter: unknown): Matcher {
  if (!isObject(filter)) {
    return (value) => value === filter;
  }
  const [operator = '', operand] = soleEntry(filter);
  if (operator === 'exists') {
    return (value) => (value !== undefined) === operand;
  }
  if (operator === 'anything-but') {
    const refused = [operand]
      .flat()
      .map((item) => (isObject(item) ? textMatcher(...soleEntry(item)) : compileMatcher(item)));
    return (value) => value !== undefined && !refused.some((matches) => matches(value));
  }
  return textMatcher(operator, operand);
}

function textMatcher(operator: string, operand: unknown): Matcher {
  const [first, ...others] = [operand].flat();
  if (others.length > 0) {
    const matchers = [operand].flat().map((item) => textMatcher(operator, item));
    return (value) => matchers.some((matches) => matches(value));
  }
  if (typeof first !== 'string' || !Object.hasOwn(textOperators, operator)) {
    throw unsupported(`${operator} of ${JSON.stringify(operand)}`);
  }
  const matches = (textOperators[operator] as (text: string) => (value: string) => boolean)(first);
  return (value) => typeof value === 'string' && matches(value);
}

const textOperators: Readonly<Record<string, (operand: string) => (value: string) => boolean>> = {
  prefix: (operand) => (value) => value.startsWith(operand),
  suffix: (operand) => (value) => value.endsWith(operand),
  'equals-ignore-case': (operand) => (value) => value.toLowerCase() === operand.toLowerCase(),
  wildcard: (operand) => {
    const parts = operand.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    if (operand.includes('\\')) {
      throw unsupported(`wildcard with an escape in ${JSON.stringify(operand)}`);
    }
    const expression = new RegExp(`^${parts.join('.*')}$`, 's');
    return (value) => expression.test(value);
  },
};

function soleEntry(object: Record<string, unknown>): [operator: string, operand: unknown] {
  const entries = Object.entries(object);
  if (entries.length !== 1) {
    throw unsupported(`${Object.keys(object).join(' with ')} in one place`);
  }
  return entries[0] as [string, unknown];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unsupported(what: string): Error {
  return new Error(`The event pattern's ${what} is not supported by the local cloud.`);
}
