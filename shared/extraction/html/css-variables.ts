/** The custom properties of CSS at an element. */
export interface CssVariables {
  /** Their values by name. */
  readonly variables: ReadonlyMap<string, string>;
  /** The names of all custom properties that the page sets anywhere; null where they are not known. */
  readonly declared: ReadonlySet<string> | null;
}

// Variables may refer to others; these limits stop circular references and chains built to grow.
const VARIABLES_DEPTH_MAX = 8;
const VALUE_LENGTH_MAX = 4_000;

/** Returns the custom properties inside an element. */
export function variablesOf(around: CssVariables, own: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const added = [...own].filter(([property]) => property.startsWith('--'));
  return added.length === 0 ? around.variables : new Map([...around.variables, ...added]);
}

/**
 * Returns values in which each variable is replaced with its value. Leaves out what a browser ignores: a value that
 * becomes empty because its variables are empty, and one with a variable that has no value, for example because the
 * style sheet that sets it was not saved with the page.
 */
export function resolvedValues(given: ReadonlyMap<string, string>, known: CssVariables): ReadonlyMap<string, string> {
  const values = [...given].map(([property, value]) => [property, resolve(value, known.variables, 0).trim()] as const);
  return new Map(
    values.filter(([property, value]) => (value !== '' || given.get(property) === '') && !isInvalid(value, known)),
  );
}

const UNRESOLVED = /var\(\s{0,9}(--[^\s,()]{1,99})\s{0,9}\)/g;

// Whether a value needs a variable that is set nowhere. A variable that is set elsewhere in the page may have been left
// out by a limit or a condition, so it does not count, and neither does one in a fallback, which may not be used.
function isInvalid(value: string, { variables, declared }: CssVariables): boolean {
  const names = Array.from(value.matchAll(UNRESOLVED), ([, name = '']) => name);
  const isNowhere = (name: string) => !variables.has(name) && declared?.has(name) === false;
  return (
    names.some((name) => isInitial(variables.get(name)) || isNowhere(name)) &&
    !value.replace(UNRESOLVED, '').includes('var(')
  );
}

// A variable that is set to `initial` has no value.
function isInitial(value: string | undefined): boolean {
  return value?.trim().toLowerCase() === 'initial';
}

function resolve(value: string, variables: ReadonlyMap<string, string>, depth: number): string {
  if (!value.includes('var(') || depth > VARIABLES_DEPTH_MAX || value.length > VALUE_LENGTH_MAX) {
    return value;
  }
  const replaced = value.replace(
    /var\(\s{0,9}(--[^\s,()]{1,99})\s{0,9}(?:,([^()]{0,999}(?:\([^()]{0,999}\))?))?\)/g,
    // The value of a variable is a separate word even where no space separates it.
    (whole, name, other) => {
      const own = isInitial(variables.get(name)) ? undefined : variables.get(name);
      return ` ${(own ?? other ?? whole).toLowerCase().trim()} `;
    },
  );
  return replaced === value ? value : resolve(replaced, variables, depth + 1);
}
